import{createRequire as lanserCreateRequire}from"node:module";import{_1_isPlain,_1_isReadable,_1_overlaps,_1_suggestionDigest,_1_suggestionFromV1,_1_suggestionLengthMax,_1_suggestionTitleMax,_1_suggestionToV1}from"./together-290787E9.js";import{_1_NotJson,_1_canonical,_1_depthMax,_1_isSameJson,_1_member,_1_parseStrict,_1_pointerTo,_1_valueAt,_1_wellFormed}from"./together-8458AAE9.js";import{_3_init_node_22}from"./together-62288924.js";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require2=lanserCreateRequire(import.meta.url);_3_init_node_22();function reportFromV1(text,isReportV1){let parsed=_1_parseStrict(text);
if(parsed.kind==="invalid")return{kind:"invalid",message:`not JSON: ${parsed.message} (line ${parsed.line}, column ${parsed.column})`};if(!isReportV1(parsed.value))
return{kind:"invalid",message:"not a report that follows schemas/report.v1.json"};let{schema:_schema,...published}=parsed.value;return{kind:"report",report:{...published,
replay:published.replay??null,bumps:published.bumps??[],servers:published.servers.map(one=>({root:".",skipped:null,ended:null,...one})),policy:{...published.policy,
replayMismatch:published.policy.replayMismatch??"fail"},reasons:published.reasons.map(reasonFromV1),findings:published.findings.map(findingFromV1),off:(published.
off??[]).map(findingFromV1),causes:(published.causes??[]).map(one=>({...one,base:placeFromV1(one.base),head:placeFromV1(one.head),excerpts:{base:excerptFromV1(one.
excerpts.base),head:excerptFromV1(one.excerpts.head)}})),excerpts:new Map(published.findings.flatMap(({id,excerpt})=>excerpt===null?[]:[[id,{base:excerptFromV1(
excerpt.base),head:excerptFromV1(excerpt.head)}]])),unmatched:published.unmatched.map(finding=>({...finding,range:rangeFromV1(finding.range)})),escapes:published.
escapes.map(one=>({...one,line:one.line-1})),hidden:(published.hidden??[]).map(one=>({...one,range:rangeFromV1(one.range)})),unchecked:(published.unchecked??[]).
map(one=>({...one,range:one.range===null?null:rangeFromV1(one.range)}))}}}function reasonFromV1({code,message,hint,lifted}){let reason={code,message,hint:hint??
null};return lifted===void 0?reason:{...reason,lifted:{...lifted,code:lifted.code,hint:lifted.hint??null}}}function findingFromV1(published){let{side:_side,excerpt:_excerpt,
root=".",roots=[root],cause,proof,probe,suggestion,...finding}=published;return{...finding,...proof===void 0?{}:{proof:proofFromV1(proof,probe)},...suggestion===
void 0?{}:{suggestion:_1_suggestionFromV1(suggestion)},roots,range:rangeFromV1(finding.range),base:placeFromV1(finding.base),counterpart:placeFromV1(finding.counterpart),
cause:cause===null?null:{...cause,range:rangeFromV1(cause.range)}}}function proofFromV1(kind,probe="the report does not say which probe was silent"){return kind===
"proven"?{kind}:{kind,probe}}function shownFromV1(shown,of,report){let findings=report.findings.map(one=>one.state==="new"&&Object.hasOwn(shown,one.id)?{...one,
[of]:placeFromV1(shown[one.id]??null)}:one);return{...report,findings}}function placeFromV1(place){return place===null?null:{path:place.path,range:rangeFromV1(place.
range)}}function excerptFromV1(excerpt){return excerpt===null?null:{line:excerpt.line-1,lines:excerpt.lines}}function rangeFromV1({start,end}){return{start:{line:start.
line-1,character:start.column-1},end:{line:end.line-1,character:end.column-1}}}export{reportFromV1,shownFromV1};
