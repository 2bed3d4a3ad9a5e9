import { createRequire as lanserCreateRequire } from "node:module";
if (Number(process.versions.node.split(".")[0]) < 24) {
  process.stderr.write("lanser needs Node 24 or newer; this is Node " + process.versions.node + ". Install Node 24 and run it again." + "\n");
  process.exit(13);
}
const require = lanserCreateRequire(import.meta.url);
import{verdictExitCode}from"./chunk-BZ74BBKY.js";function exitCode(report){return isTolerated(report)?verdictExitCode.pass:verdictExitCode[report.verdict]}function isTolerated(report){return toleratedBy(report).
length>0}function toleratedBy({verdict,policy,reasons}){let doubts=reasons.filter(({code})=>code!=="waived");if(verdict!=="inconclusive")return[];let settings=doubts.
map(({code})=>tolerances[code]?.(policy)),named=settings.filter(one=>typeof one=="string");return named.length===settings.length?[...new Set(named)]:[]}var unknown=policy=>policy.
unknown==="warn"?"unknown: warn":void 0,tolerances={"unknown-files":unknown,"unchecked-files":unknown,"unmatched-findings":unknown,"dependencies-differ":({dependenciesDiffer})=>dependenciesDiffer===
"warn"?"dependencies-differ: warn":void 0,"dependencies-missing":({dependenciesMissing})=>dependenciesMissing==="warn"?"dependencies-missing: warn":void 0};export{exitCode,isTolerated,toleratedBy};
