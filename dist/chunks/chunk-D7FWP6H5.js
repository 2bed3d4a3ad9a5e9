import{createRequire as lanserCreateRequire}from"node:module";import{_1_UserError,_1_cancelled,_1_errorTable,_1_verdictExitCode,_1_withHelpOf}from"./together-A66B3533.js";import{_3_init_node_22}from"./together-A66B3533.js";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require2=lanserCreateRequire(import.meta.url);_3_init_node_22();function exitCode(report){return isTolerated(report)?_1_verdictExitCode.
pass:_1_verdictExitCode[report.verdict]}function isTolerated(report){return toleratedBy(report).length>0}function toleratedBy({verdict,policy,reasons}){let doubts=reasons.
filter(({code})=>code!=="waived");if(verdict!=="inconclusive")return[];let settings=doubts.map(({code})=>tolerances[code]?.(policy)),named=settings.filter(one=>typeof one==
"string");return named.length===settings.length?[...new Set(named)]:[]}var unknown=policy=>policy.unknown==="warn"?"unknown: warn":void 0,tolerances={"unknown-f\
iles":unknown,"unchecked-files":unknown,"unmatched-findings":unknown,"dependencies-differ":({dependenciesDiffer})=>dependenciesDiffer==="warn"?"dependencies-dif\
fer: warn":void 0,"dependencies-missing":({dependenciesMissing})=>dependenciesMissing==="warn"?"dependencies-missing: warn":void 0};export{exitCode,isTolerated,toleratedBy};
