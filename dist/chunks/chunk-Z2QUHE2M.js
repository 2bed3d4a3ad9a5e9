import { createRequire as lanserCreateRequire } from "node:module";
if (Number(process.versions.node.split(".")[0]) < 24) {
  process.stderr.write("lanser needs Node 24 or newer; this is Node " + process.versions.node + ". Install Node 24 and run it again." + "\n");
  process.exit(13);
}
const require = lanserCreateRequire(import.meta.url);
import{errorTable}from"./chunk-BZ74BBKY.js";var kinds={"bad-selector":"BadSelector","not-found":"NotFound",ambiguous:"Ambiguous","version-skew":"Stale","report-refused":"ServerUnavailable","bad-configurat\
ion":"Configuration","no-server":"LanguageNotEnabled","unknown-server":"NoServerForExtension","unknown-version":"NoServerForExtension","unsupported-platform":"C\
onfiguration","unsafe-trigger":"Configuration","no-git":"Configuration",usage:"Usage","no-repository":"Usage","no-base":"Usage","no-merge-base":"Usage","unknown\
-revision":"Usage","unreadable-file":"FileNotFound",broken:"Internal","server-timeout":"RequestTimeout","server-crashed":"SessionDead","server-not-started":"Ser\
verUnavailable","apply-conflict":"Stale","write-denied":"Usage","unsupported-capability":"CapabilityMissing",cancelled:"Cancelled","content-modified":"Stale","i\
ndexing-unsupported":"Wire","replay-mismatch":"Stale"};function bundleError({code,message,hint},evidenceId){let{exitCode,retryable}=errorTable[code];return{code:`\
E/${code.toUpperCase().replaceAll("-","_")}`,kind:kinds[code],exitCode,message:message.toWellFormed(),hint:hint.toWellFormed(),retryable,evidenceId}}export{bundleError};
