import { createRequire as lanserCreateRequire } from "node:module";
if (Number(process.versions.node.split(".")[0]) < 24) {
  process.stderr.write("lanser needs Node 24 or newer; this is Node " + process.versions.node + ". Install Node 24 and run it again." + "\n");
  process.exit(13);
}
const require = lanserCreateRequire(import.meta.url);
import{push}from"./chunk-HRPOUGWA.js";import{canonical,causeKinds,compareFindings,compareNullableText,comparePositions,compareRanges,compareText,parseStrict,
placesOf,sha256}from"./chunk-XC2CTCOW.js";import{lines}from"./chunk-BZ74BBKY.js";function reportFromV1(text,isReportV1){let parsed=parseStrict(text);if(parsed.kind==="invalid")return{kind:"invalid",message:`not JSON: ${parsed.message} (line ${parsed.
line}, column ${parsed.column})`};if(!isReportV1(parsed.value))return{kind:"invalid",message:"not a report that follows schemas/report.v1.json"};let{schema:_schema,
...published}=parsed.value;return{kind:"report",report:{...published,replay:published.replay??null,bumps:published.bumps??[],servers:published.servers.map(one=>({
root:".",skipped:null,ended:null,...one})),policy:{...published.policy,replayMismatch:published.policy.replayMismatch??"fail"},reasons:published.reasons.map(reasonFromV1),
findings:published.findings.map(findingFromV1),off:(published.off??[]).map(findingFromV1),causes:(published.causes??[]).map(one=>({...one,base:placeFromV1(one.base),
head:placeFromV1(one.head),excerpts:{base:excerptFromV1(one.excerpts.base),head:excerptFromV1(one.excerpts.head)}})),excerpts:new Map(published.findings.flatMap(
({id,excerpt:excerpt2})=>excerpt2===null?[]:[[id,{base:excerptFromV1(excerpt2.base),head:excerptFromV1(excerpt2.head)}]])),unmatched:published.unmatched.map(finding=>({
...finding,range:rangeFromV1(finding.range)})),escapes:published.escapes.map(one=>({...one,line:one.line-1})),hidden:(published.hidden??[]).map(one=>({...one,range:rangeFromV1(
one.range)})),unchecked:(published.unchecked??[]).map(one=>({...one,range:one.range===null?null:rangeFromV1(one.range)}))}}}function reasonFromV1({code,message,
hint,lifted}){let reason={code,message,hint:hint??null};return lifted===void 0?reason:{...reason,lifted:{...lifted,code:lifted.code,hint:lifted.hint??null}}}function findingFromV1(published){
let{side:_side,excerpt:_excerpt,root=".",roots=[root],cause,proof,probe,...finding}=published;return{...finding,...proof===void 0?{}:{proof:proofFromV1(proof,probe)},
roots,range:rangeFromV1(finding.range),base:placeFromV1(finding.base),counterpart:placeFromV1(finding.counterpart),cause:cause===null?null:{...cause,range:rangeFromV1(
cause.range)}}}function proofFromV1(kind,probe="the report does not say which probe was silent"){return kind==="proven"?{kind}:{kind,probe}}function shownFromV1(shown,of,report){
let findings=report.findings.map(one=>one.state==="new"&&Object.hasOwn(shown,one.id)?{...one,[of]:placeFromV1(shown[one.id]??null)}:one);return{...report,findings}}
function placeFromV1(place){return place===null?null:{path:place.path,range:rangeFromV1(place.range)}}function excerptFromV1(excerpt2){return excerpt2===null?null:
{line:excerpt2.line-1,lines:excerpt2.lines}}function rangeFromV1({start,end}){return{start:{line:start.line-1,character:start.column-1},end:{line:end.line-1,character:end.
column-1}}}var linesAround=2,linesMax=8,lineLengthMax=240,findingsMax=500;function excerptsOf(findings,runs){let excerptOf=excerptsFrom((server,side,path)=>runs.find(run=>run.
server.id===server)?.sides[side].text(path)),counts=new Map,excerpts=new Map;for(let finding of findings){let count=(counts.get(finding.state)??0)+1;counts.set(
finding.state,count),finding.state!=="unchanged"&&count<=findingsMax&&excerpts.set(finding.id,excerptOf(finding))}return excerpts}function shownCauses(causes,{findings,
runs,changedFiles}){let changed=new Set(changedFiles.flatMap(({to})=>to??[])),pathOf=new Map(findings.map(({id,path})=>[id,path])),textOf=(side,path)=>{for(let run of runs){
let text=run.sides[side].text(path);if(text!==void 0)return lines(text)}},code=(side,place)=>{let all=place===null?void 0:textOf(side,place.path);if(place===null||
all===void 0)return null;let{start,end}=place.range,shown=all.slice(start.line,Math.min(end.line+1,start.line+editLinesMax)).map(cutLine);return shown.length===
0?null:{line:start.line,lines:shown}};return causes.map(cause=>{let paths=new Set(cause.effects.flatMap(id=>pathOf.get(id)??[]));return{...cause,excerpts:{base:code(
"base",cause.base),head:code("head",cause.head)},touched:[...paths].filter(path=>changed.has(path)).sort(compareText)}})}var editLinesMax=40;function excerptsFrom(textOf){
let texts=new Map,linesOf=(server,side,path)=>{let key=JSON.stringify([server,side,path]);if(!texts.has(key)){let text=textOf(server,side,path);texts.set(key,text===
void 0?void 0:lines(text))}return texts.get(key)};return finding=>{let places=placesOf(finding),cut=side=>excerpt(places[side],path=>linesOf(finding.server,side,
path));return{base:cut("base"),head:cut("head")}}}function excerpt(place,linesOf){let all=place===null?void 0:linesOf(place.path);if(place===null||all===void 0)
return null;let first=Math.max(0,place.range.start.line-linesAround),last=Math.min(place.range.end.line+linesAround,first+linesMax-1,all.length-1),shown=all.slice(
first,last+1).map(cutLine);return shown.length===0?null:{line:first,lines:shown}}function cutLine(line){let cut=line.slice(0,lineLengthMax);return cut.isWellFormed()||
!line.isWellFormed()?cut:cut.slice(0,-1)}var divergenceClasses={D0:{words:"the same",rank:9,decides:!1,changesReport:!1},D1:{words:"another order",rank:8,decides:!1,changesReport:!1},D2:{words:"another\
 text",rank:7,decides:!1,changesReport:!0},D3:{words:"another range",rank:4,decides:!0,changesReport:!0},D4:{words:"added or missing",rank:2,decides:!0,changesReport:!0},
D5:{words:"another severity, rule, tags or related places",rank:3,decides:!0,changesReport:!0},D6:{words:"another conversation",rank:5,decides:!1,changesReport:!1},
D7:{words:"other states before the same last one",rank:6,decides:!1,changesReport:!1},D8:{words:"a crash, a hang or another exit status",rank:1,decides:!0,changesReport:!0},
D9:{words:"another environment",rank:0,decides:!1,changesReport:!1}},divergenceClassNames=Object.keys(divergenceClasses);function causeId({path,symbol,dependency}){let parts=[path,symbol,dependency?.name,dependency?.from,dependency?.to];return sha256(canonical(parts.map(part=>part?.
toWellFormed()??null)))}function causesOf(findings,edits){let effects=new Map;for(let{id,cause}of findings.toSorted(compareFindings))cause!==null&&push(effects,
causeId(cause),{cause,id});return[...effects].map(([id,own])=>{let found=own.map(({cause})=>cause),how=causeKinds.find(kind=>found.some(one=>one.how===kind))??"\
definition",[{path,symbol,dependency}={path:"",symbol:null}]=found,all=edits.get(id)??[];return{id,path,symbol,how,dependency:dependency??null,base:around(all.flatMap(
({base})=>base??[])),head:around(all.flatMap(({head})=>head??[])),effects:own.map(one=>one.id)}}).sort(compareCauses)}function compareCauses(left,right){return compareText(
left.path,right.path)||compareNullableText(left.symbol,right.symbol)||compareText(left.id,right.id)}function around(places){let path=places.map(place=>place.path).
sort(compareText)[0],ranges=places.flatMap(place=>place.path===path?[place.range]:[]).sort(compareRanges),[first]=ranges;if(path===void 0||first===void 0)return null;
let[end=first.end]=ranges.map(range=>range.end).sort((one,other)=>comparePositions(other,one));return{path,range:{start:first.start,end}}}function named(family,words,noun,many=noun){return{family,words,one:noun,many}}function comment(words,text){return named("suppression",words,`\`${text}\``)}var escapeKinds={
"type-ignore":comment("a `# type: ignore` comment","# type: ignore"),"pyright-ignore":comment("a `# pyright: ignore` comment","# pyright: ignore"),"pyright-dire\
ctive":comment("a `# pyright:` directive","# pyright:"),"strict-removed":named("suppression","the removal of a stricter `# pyright:` directive","removed `# pyri\
ght:`"),"mypy-directive":comment("a `# mypy:` directive","# mypy:"),"checker-ignore":named("suppression","a comment that silences a type checker","other checker\
 comment","other checker comments"),noqa:comment("a `# noqa` comment","# noqa"),"pylint-disable":comment("a `# pylint: disable` comment","# pylint: disable"),"t\
s-ignore":comment("a `@ts-ignore` comment","@ts-ignore"),"ts-expect-error":comment("a `@ts-expect-error` comment","@ts-expect-error"),"ts-nocheck":comment("a `@\
ts-nocheck` comment","@ts-nocheck"),"eslint-disable":comment("an `eslint-disable` comment","eslint-disable"),"biome-ignore":comment("a `biome-ignore` comment","\
biome-ignore"),any:named("hatch","an `Any`","`any`"),cast:named("hatch","a cast","cast","casts"),"non-null":named("hatch","a non-null assertion","non-null asser\
tion","non-null assertions"),"no-type-check":named("hatch","a `no_type_check`","`no_type_check`"),"type-checking":named("hatch","code that only the checker, or \
only the checker not, sees","`TYPE_CHECKING` condition","`TYPE_CHECKING` conditions"),"static-condition":named("hatch","a condition that the checker takes for d\
ecided","static condition","static conditions"),"dead-code":named("hatch","a statement that makes the code behind it unreachable","unreachable block","unreachab\
le blocks"),dynamic:named("hatch","a dynamic access","dynamic access","dynamic accesses"),"any-arguments":named("hatch","parameters that take anything","paramet\
er list that takes anything","parameter lists that take anything"),"annotation-removed":named("hatch","the removal of a type annotation","removed annotation","r\
emoved annotations"),ambient:named("hatch","an ambient declaration","ambient declaration","ambient declarations"),stub:named("stub","a new stub","stub","stubs"),
"builtins-stub":named("stub","a new stub of the builtins","builtins stub","builtins stubs"),"py-typed-removed":named("stub","the removal of a `py.typed`","remov\
ed `py.typed`")};export{divergenceClasses,divergenceClassNames,reportFromV1,shownFromV1,causeId,causesOf,compareCauses,excerptsOf,shownCauses,excerptsFrom,escapeKinds};
