import{createRequire as lanserCreateRequire}from"node:module";import{_0_causeKinds,_0_causeOrOwnPlace,_0_compareFindings,_0_compareNullableText,_0_comparePaths,_0_comparePositions,_0_compareRanges,_0_compareText,_0_compareValues,
_0_countWhile,_0_dependencyToV1,_0_findingId,_0_findingStateTable,_0_findingStates,_0_findingsOf,_0_isInHead,_0_normaliseMessage,_0_placesOf,_0_schedules,_0_severities,
_0_severityAtLeast,_0_severityRank,_0_sha256,_0_sideOf}from"./together-4B1BA6EF.js";import{_1_NotJson,_1_canonical,_1_depthMax,_1_isSameJson,_1_member,_1_parseStrict,_1_pointerTo,_1_valueAt,_1_wellFormed}from"./together-4B1BA6EF.js";import{_1_fenceOf,_1_spanOf,_1_visible}from"./together-1923E97F.js";Number(process.versions.node.split(".")[0])<24&&(process.stderr.write("lanser needs Node 24 or newer; this is Node "+process.versions.node+`. Install Node 24 an\
d run it again.
`),process.exit(13));var require2=lanserCreateRequire(import.meta.url),suggestionLinesMax=40,suggestionLengthMax=8e3,suggestionTitleMax=200;function suggestionToV1({
server,title,line,before,after}){return{server,title,line:line+1,before,after}}function suggestionFromV1({server,title,line,before,after}){return{server,title,line:line-
1,before,after}}function isReadable({title,before,after}){let known=new Set(before);return before.length>0&&before.length<=suggestionLinesMax&&after.length<=suggestionLinesMax&&
title.length<=suggestionTitleMax&&lengthOf(before)<=suggestionLengthMax&&lengthOf(after)<=suggestionLengthMax&&after.every(line=>known.has(line)||isPlain(line))}
function lengthOf(lines){return lines.reduce((sum,{length})=>sum+length+1,0)}function isPlain(line){let spaced=line.replaceAll("	"," ");return _1_visible(spaced)===
spaced}function overlaps(one,other){return one.line<other.line+other.before.length&&other.line<one.line+one.before.length}function suggestionDigest({before,after}){
return _0_sha256(_1_canonical([before,after].map(all=>all.map(line=>line.toWellFormed()))))}export{isPlain,isReadable,overlaps,suggestionDigest,suggestionFromV1,suggestionLengthMax,suggestionTitleMax,suggestionToV1};
