import{createRequire as lanserCreateRequire}from"node:module";import{NotJson,canonical,causeKinds,causeOrOwnPlace,compareFindings,compareNullableText,comparePaths,comparePositions,compareRanges,compareText,compareValues,countWhile,
dependencyToV1,depthMax,findingId,findingStateTable,findingStates,findingsOf,isInHead,isSameJson,looksInWords,makeWellFormed,normaliseMessage,parseStrict,placesOf,
pointerTo,readMember,schedules,severities,severityAtLeast,severityRank,sha1,sha256,sideOfFinding,valueAtPointer}from"./chunk-3RA5WZYF.js";import{_3_init_node_22}from"./together-A66B3533.js";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require2=lanserCreateRequire(import.meta.url);_3_init_node_22();var sessionNames=["base","head","base-again","head-again","base-alone",
"head-alone","base-recheck","head-recheck","self","head-fixes"],reportName="report.json";function traceName(server,root,session){return`${unitName(server,root)}\
.${session}.trace.jsonl`}function unitName(server,root){if(root===".")return server;let name=root.split("/").map(encodeURIComponent).join("+");return`${server}+${name.
length>rootNameMax?sha256(root).slice(7,32):name}`}var rootNameMax=150;function shownTraceName(name){return name.replace(/\.trace\.jsonl(?:\.zst)?$/u,"")}export{reportName,sessionNames,shownTraceName,traceName,unitName};
