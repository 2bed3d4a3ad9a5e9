import{createRequire as lanserCreateRequire}from"node:module";import{_0_causeKinds,_0_causeOrOwnPlace,_0_compareFindings,_0_compareNullableText,_0_comparePaths,_0_comparePositions,_0_compareRanges,_0_compareText,_0_compareValues,
_0_countWhile,_0_dependencyToV1,_0_findingId,_0_findingStateTable,_0_findingStates,_0_findingsOf,_0_isInHead,_0_looksInWords,_0_normaliseMessage,_0_placesOf,_0_schedules,
_0_severities,_0_severityAtLeast,_0_severityRank,_0_sha256,_0_sideOfFinding}from"./together-DB05221A.js";import{_3_init_node_22}from"./together-6E8AACC0.js";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require2=lanserCreateRequire(import.meta.url);_3_init_node_22();var sessionNames=["base","head","base-again","head-again","base-alone",
"head-alone","base-recheck","head-recheck","self","head-fixes"],reportName="report.json";function traceName(server,root,session){return`${unitName(server,root)}\
.${session}.trace.jsonl`}function unitName(server,root){if(root===".")return server;let name=root.split("/").map(encodeURIComponent).join("+");return`${server}+${name.
length>rootNameMax?_0_sha256(root).slice(7,32):name}`}var rootNameMax=150;function shownTraceName(name){return name.replace(/\.trace\.jsonl(?:\.zst)?$/u,"")}export{reportName,sessionNames,shownTraceName,traceName,unitName};
