import{createRequire as lanserCreateRequire}from"node:module";import{_1_UserError,_1_errorTable,_1_verdictExitCode,_1_withHelpOf}from"./together-30CDA78D.js";Number(process.versions.node.split(".")[0])<24&&(process.stderr.write("lanser needs Node 24 or newer; this is Node "+process.versions.node+`. Install Node 24 an\
d run it again.
`),process.exit(13));var require2=lanserCreateRequire(import.meta.url);function exitCode(report){return isTolerated(report)?_1_verdictExitCode.pass:_1_verdictExitCode[report.
verdict]}function isTolerated(report){return toleratedBy(report).length>0}function toleratedBy({verdict,policy,reasons}){let doubts=reasons.filter(({code})=>code!==
"waived");if(verdict!=="inconclusive")return[];let settings=doubts.map(({code})=>tolerances[code]?.(policy)),named=settings.filter(one=>typeof one=="string");return named.
length===settings.length?[...new Set(named)]:[]}var unknown=policy=>policy.unknown==="warn"?"unknown: warn":void 0,tolerances={"unknown-files":unknown,"unchecke\
d-files":unknown,"unmatched-findings":unknown,"dependencies-differ":({dependenciesDiffer})=>dependenciesDiffer==="warn"?"dependencies-differ: warn":void 0,"depe\
ndencies-missing":({dependenciesMissing})=>dependenciesMissing==="warn"?"dependencies-missing: warn":void 0};export{exitCode,isTolerated,toleratedBy};
