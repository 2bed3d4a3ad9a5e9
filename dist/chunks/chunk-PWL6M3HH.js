import { createRequire as lanserCreateRequire } from "node:module";
if (Number(process.versions.node.split(".")[0]) < 24) {
  process.stderr.write("lanser needs Node 24 or newer; this is Node " + process.versions.node + ". Install Node 24 and run it again." + "\n");
  process.exit(13);
}
const require = lanserCreateRequire(import.meta.url);
import{createParser,syntaxLanguage}from"./chunk-XAEJU6KT.js";import{read}from"./chunk-JXSYURZG.js";import{errorTable}from"./chunk-BZ74BBKY.js";var kinds={"bad-selector":"BadSelector","not-found":"NotFound",ambiguous:"Ambiguous","version-skew":"Stale","report-refused":"ServerUnavailable","bad-configurat\
ion":"Configuration","no-server":"LanguageNotEnabled","unknown-server":"NoServerForExtension","unknown-version":"NoServerForExtension","unsupported-platform":"C\
onfiguration","unsafe-trigger":"Configuration","no-git":"Configuration",usage:"Usage","no-repository":"Usage","no-base":"Usage","no-merge-base":"Usage","unknown\
-revision":"Usage","unreadable-file":"FileNotFound",broken:"Internal","server-timeout":"RequestTimeout","server-crashed":"SessionDead","server-not-started":"Ser\
verUnavailable","apply-conflict":"Stale","write-denied":"Usage","unsupported-capability":"CapabilityMissing",cancelled:"Cancelled","content-modified":"Stale","i\
ndexing-unsupported":"Wire","replay-mismatch":"Stale"};function bundleError({code,message,hint},evidenceId){let{exitCode,retryable}=errorTable[code];return{code:`\
E/${code.toUpperCase().replaceAll("-","_")}`,kind:kinds[code],exitCode,message:message.toWellFormed(),hint:hint.toWellFormed(),retryable,evidenceId}}function parserFor(profiles){let languages=profiles.flatMap(({languageIds})=>languageIds.flatMap(id=>syntaxLanguage(id)??[]));return createParser([...new Set(languages)])}var readLengthMax=1048576,shared=new WeakMap;function createReadings(parser,languageId,text){let known=new Map;return path=>(known.has(path)||known.set(path,readingOf(
path)),known.get(path));function readingOf(path){let language=syntaxLanguage(languageId(path)),content=language===void 0?void 0:text(path);if(!(language===void 0||
content===void 0||content.length>readLengthMax))return sharedReading(parser,language,content)}}function sharedReading(parser,language,text){let languages=shared.
get(parser)??new Map;shared.set(parser,languages);let texts=languages.get(language)??new Map;languages.set(language,texts);let known=texts.get(text);if(known!==
void 0)return known;let reading=read(parser,language,text);return texts.set(text,reading),reading}export{bundleError,readLengthMax,createReadings,parserFor};
