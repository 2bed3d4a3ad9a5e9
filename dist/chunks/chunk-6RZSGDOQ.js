import { createRequire as lanserCreateRequire } from "node:module";
if (Number(process.versions.node.split(".")[0]) < 24) {
  process.stderr.write("lanser needs Node 24 or newer; this is Node " + process.versions.node + ". Install Node 24 and run it again." + "\n");
  process.exit(13);
}
const require = lanserCreateRequire(import.meta.url);
import{version}from"./chunk-NKRLLW4M.js";import{brokenBy,causeLabel,listedStates,matchWords,placementText,replayModeWords,replayStateWords,replayWeightWords,
sourceParts,stateWords,statesInOrder,unprovenText}from"./chunk-QGGXPQTD.js";import{commandData,commandProperty,fenceOf,logLines,shownText,spanOf,terminalName,
terminalText}from"./chunk-Z6NZ6CNZ.js";import{replayWeight}from"./chunk-Z2AXMQRQ.js";import{compareFindings,compareText,compareValues}from"./chunk-M6GW5IS2.js";
import{canonical,causeOrOwnPlace,findingStateTable,isInHead,isRelativePath,placesOf,severities,severityAtLeast,severityRank,sideOf}from"./chunk-CGNPRGAE.js";
import{andMore,cut,plural,shortId,shorten,verdictExitCode}from"./chunk-2DSASQPU.js";function exitCode(report){return isTolerated(report)?verdictExitCode.pass:verdictExitCode[report.verdict]}function isTolerated(report){return toleratedBy(report).
length>0}function toleratedBy({verdict,policy,reasons}){let doubts=reasons.filter(({code})=>code!=="waived");if(verdict!=="inconclusive")return[];let settings=doubts.
map(({code})=>tolerances[code]?.(policy)),named2=settings.filter(one=>typeof one=="string");return named2.length===settings.length?[...new Set(named2)]:[]}var unknown=policy=>policy.
unknown==="warn"?"unknown: warn":void 0,tolerances={"unknown-files":unknown,"unchecked-files":unknown,"unmatched-findings":unknown,"dependencies-differ":({dependenciesDiffer})=>dependenciesDiffer===
"warn"?"dependencies-differ: warn":void 0,"dependencies-missing":({dependenciesMissing})=>dependenciesMissing==="warn"?"dependencies-missing: warn":void 0};var divergenceClasses={D0:{words:"the same",rank:9,decides:!1,changesReport:!1},D1:{words:"another order",rank:8,decides:!1,changesReport:!1},D2:{words:"another\
 text",rank:7,decides:!1,changesReport:!0},D3:{words:"another range",rank:4,decides:!0,changesReport:!0},D4:{words:"added or missing",rank:2,decides:!0,changesReport:!0},
D5:{words:"another severity, rule, tags or related places",rank:3,decides:!0,changesReport:!0},D6:{words:"another conversation",rank:5,decides:!1,changesReport:!1},
D7:{words:"other states before the same last one",rank:6,decides:!1,changesReport:!1},D8:{words:"a crash, a hang or another exit status",rank:1,decides:!0,changesReport:!0},
D9:{words:"another environment",rank:0,decides:!1,changesReport:!1}},divergenceClassNames=Object.keys(divergenceClasses);var valueLengthMax=300,sameLengthMax=60,messageLengthMax=1e3,traceMeaning="A trace is a recorded conversation with a language server. Replayed, it must lead to \
what it led to then.",bumpMeaning="In base, apart from what the code of the change does.",states=["different","unreadable","inconclusive","stale","equal"];function unequalTraces({
replay}){return(replay?.traces.filter(({state})=>state!=="equal")??[]).toSorted((left,right)=>states.indexOf(left.state)-states.indexOf(right.state)||compareText(
left.path,right.path)||compareValues(left,right))}function replayLine({mode,traces:traces4}){let{done,how,same}=replayModeWords[mode],counts2=states.toReversed().
flatMap(state=>{let many=traces4.filter(one=>one.state===state).length;return many===0?[]:[`${many} ${replayStateWords[state]}`]}),result=traces4.every(({state})=>state===
"equal")?same:counts2.join(", "),nearly=traces4.filter(one=>one.state==="equal"&&one.class!==null&&one.class!=="D0"),but=nearly.length===0?"":`, of which ${nearly.
length} ${nearly.length===1?"differs":"differ"} only in ways that do not affect the verdict`;return`${done} ${plural(traces4.length,"committed trace")} ${how}: ${result}${but}`}
function traceState(trace2,{policy}){return`is ${replayStateWords[trace2.state]}, ${replayWeightWords[replayWeight(trace2,policy)]}`}function traceServer({server:server2,
version:version2}){return`${server2} ${version2}`.trim()}function traceFacts(trace2){let{class:kind,message,at,wanted,got,advice}=trace2,[first,...others]=advice,
hasValues=wanted!==null||got!==null,same=sameLength(wanted??"",got??""),start=same>sameLengthMax?same-sameLengthMax:0;return[{title:"What",text:shorten(message,
messageLengthMax)},at===null?void 0:{title:"Where",text:placeText(at)},hasValues?{title:"Recorded",text:valueText(wanted,start)}:void 0,hasValues?{title:"Now",text:valueText(
got,start)}:void 0,kind===null?void 0:{title:"Kind",text:`${divergenceClasses[kind].words} (drift class ${kind})`},first===void 0?void 0:{title:"Try first",text:shorten(
first,messageLengthMax)},others.length===0?void 0:{title:"Try next",text:shorten(others.join(" · "),messageLengthMax)}].filter(one=>one!==void 0)}function placeText({
entry,pointer}){return`entry ${entry} of the trace${pointer===""?"":`, at ${shorten(pointer,valueLengthMax)}`}`}function valueText(value,start){return value===null?
"nothing":`${start>0?"…":""}${shorten(value.slice(start),valueLengthMax)}`}function sameLength(one,other){let length=0;for(;length<one.length&&one[length]===other[length];)
length++;return length}function bumpsInOrder({bumps:bumps4}){let valuesOf=({server:server2,from,to,total,problem})=>[server2,from,to,total,problem];return bumps4.
toSorted((left,right)=>compareValues(valuesOf(left),valuesOf(right)))}function bumpName({server:server2,from,to}){return`${server2} ${from} → ${to}`}function bumpResult({
total,problem}){return problem!==null?`what it changes was not measured: ${shorten(problem,messageLengthMax)}`:sizeOf(total)===0?"the same findings":`${total.added}\
 more, ${total.removed} fewer and ${total.changed} changed findings`}function bumpTables({rules,files},rowsMax){let byRule=rules.map(({code,...counts2})=>({name:code===
""?"(no rule)":code,...counts2})),byFile=files.map(({path,...counts2})=>({name:path,...counts2}));return[{of:"rule",all:byRule},{of:"file",all:byFile}].flatMap(
({of,all})=>{if(all.length===0)return[];let ranked=all.toSorted((left,right)=>sizeOf(right)-sizeOf(left)||compareText(left.name,right.name)||compareValues(left,
right));return[{of,rows:ranked.slice(0,rowsMax),more:Math.max(0,all.length-rowsMax)}]})}function sizeOf({added,removed,changed}){return added+removed+changed}var perLevelMax=10,messageLengthMax2=4096,nameLengthMax=200,tracesMax=3,levels=["error","warning","notice"],annotationsPerStepMax=perLevelMax*levels.length,level={
error:"error",warning:"warning",information:"notice",hint:"notice"};function shownSeverity({severity,waived},{policy}){return severity==="error"&&(waived!==void 0||
policy.failOn==="never")?"warning":severity}function annotations(report,show){let shown2=report.findings.filter(one=>one.state==="new"&&severityAtLeast(one.severity,
show)),ranked=severities.flatMap(severity=>shown2.filter(one=>one.severity===severity)),of=kind=>ranked.filter(one=>level[shownSeverity(one,report)]===kind),isInconclusive=report.
verdict==="inconclusive",unequal=unequalTraces(report),tracesOf=kind=>unequal.filter(one=>traceLevel(one,report)===kind).slice(0,tracesMax),whole={error:perLevelMax-
tracesOf("error").length,warning:perLevelMax-tracesOf("warning").length-(isInconclusive?1:0),notice:perLevelMax},traces4=levels.flatMap(kind=>tracesOf(kind).map(
one=>traceCommand(one,report))),tracesLeft=unequal.length-traces4.length,room=tracesLeft===0&&levels.every(kind=>of(kind).length<=whole[kind])?whole:{...whole,notice:whole.
notice-1},commands=levels.flatMap(kind=>of(kind).slice(0,room[kind]).map(one=>findingCommand(one,kind))),left=ranked.length-commands.length;if(commands.push(...traces4),
left+tracesLeft>0){let many=[...more(left,"new finding"),...more(tracesLeft,"committed trace")].join(" and "),are=left+tracesLeft===1?"is":"are";commands.push(command(
"notice",{title:"Lanser"},`${many} ${are} in the log and the report.`))}if(isInconclusive){let why=shownText(report.reasons.map(one=>one.message).join("; "));commands.
push(command("warning",{title:"Lanser is inconclusive"},shorten(why,messageLengthMax2)))}return commands.join("")}function traceLevel(trace2,{policy}){return replayWeight(
trace2,policy)==="fails"?"error":"warning"}function more(many,noun){return many===0?[]:[plural(many,`more ${noun}`)]}function traceCommand(trace2,report){let{title,
message}=traceWords(trace2,report);return command(traceLevel(trace2,report),{file:trace2.path,title},shorten(message,messageLengthMax2))}function traceWords(trace2,report){
let server2=traceServer(trace2);return{title:`A committed trace${server2===""?"":` (${shorten(terminalName(server2),nameLengthMax)})`} ${traceState(trace2,report)}`,
message:traceFacts(trace2).map(({title,text})=>`${title}: ${terminalText(text)}`).join(`
`)}}function findingCommand(finding,kind){let{cause}=finding,place=finding.shown===void 0?causeOrOwnPlace(finding):finding.shown,title=`${finding.code===null?`N\
ew ${finding.severity}`:`New: ${shorten(terminalName(finding.code),nameLengthMax)}`} (${finding.server})`,path=shorten(terminalName(finding.path),nameLengthMax),
shownPath=shorten(terminalName(causeOrOwnPlace(finding).path),nameLengthMax),where=place===null?` (${shownPath}, a line that only the merge has)`:"",label=cause?.
dependency===void 0?null:causeLabel(cause),breaks=label===null?"Breaks":`${shorten(shownText(label),nameLengthMax)} breaks`,effect=cause===null?"":isInHead(cause)?
`${cause.how==="mended-import"?"Brings to light":breaks} ${path}:${finding.range.start.line+1}: `:`Broken by the deletion of ${shorten(terminalName(cause.path),
nameLengthMax)}: `,waived=finding.waived===void 0?"":`Waived by ${shorten(finding.waived.by,nameLengthMax)}. `,message=shownText(waived)+effect+shorten(shownText(
finding.message),messageLengthMax2-where.length-effect.length-waived.length)+where;return command(kind,{...place===null?{}:placeProperties(place),title},message)}
function placeProperties({path,range:{start,end}}){let lines={file:path,line:String(start.line+1),endLine:String(end.line+1)};return start.line!==end.line?lines:
{...lines,col:String(start.character+1),endColumn:String(end.character+1)}}function command(kind,properties,message){let written=Object.entries(properties).map(
([name2,value])=>`${name2}=${commandProperty(value)}`);return`::${kind} ${written.join(",")}::${commandData(message)}
`}function traceProblemCommand(kind,file,title,message){return command(kind,{file,title},shorten(shownText(message),messageLengthMax2))}function problemCommand(problem,hint){
return command("error",{title:"Lanser did not run"},shorten(shownText(hint===""?problem:`${problem}. ${hint}`),messageLengthMax2))}function cutToBytes(text,bytesMax){let kept=[],bytes=0;for(let one of text.split(`
`)){if(bytes+=bytesOf(one)+1,bytes>bytesMax)break;kept.push(one)}return kept.join(`
`)}function bytesOf(text){return Buffer.byteLength(text)}function looksIn({hidden,unchecked}){return[{id:"hidden",title:"Hidden from the checker",looks:shown(hidden)},{id:"unlooked",title:"Changed code that is not loo\
ked at",looks:shown(unchecked)}].filter(({looks:looks3})=>looks3.length>0)}function shown(all){return all.toSorted((left,right)=>compareText(left.path,right.path)||
(left.range?.start.line??-1)-(right.range?.start.line??-1)).map(({path,range,why})=>{let lines=range===null?"":range.start.line===range.end.line?`:${range.start.
line+1}`:`:${range.start.line+1}-${range.end.line+1}`;return{place:`${terminalName(path)}${lines}`,why}})}function named(family,words,noun,many=noun){return{family,words,one:noun,many}}function comment(words,text){return named("suppression",words,`\`${text}\``)}var escapeKinds={
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
ed `py.typed`")};function limitText({code,message,count}){let counted=countedLimits[code];return counted!==void 0?counted(count,message):count===1?message:code.startsWith("not-w\
ritten-")?`${message} (on both sides)`:`${message}, ${count} times`}var was=count=>count===1?"was":"were",firstOf=(count,message)=>`${message}${andMore(count-1)}`,
countedLimits={"causes-cut":count=>`${plural(count,"new finding")} outside of the change ${was(count)} not traced to a cause`,"severity-assumed":count=>count===
1?"1 diagnostic came without a severity and counts as an error":`${count} diagnostics came without a severity and count as errors`,"server-configuration":(_count,message)=>message,
"message-cut":(count,message)=>count===1?message:`${count} ${message}`,"published-unopened":count=>count===1?"1 file that was not opened has diagnostics":`${count}\
 files that were not opened have diagnostics`,"diagnostics-incomplete":(count,message)=>`${plural(count,"file")}: ${message}`,"relocate-compared":count=>`${plural(
count,"definition")} ${was(count)} not compared with a touched symbol, because there are too many`,"relocate-clipped":count=>`of ${plural(count,"definition")} o\
nly the start was compared, because of the length`,"relocate-unsearched":count=>`${plural(count,"touched symbol")} ${was(count)} only looked up by name, because\
 the change is too large`,"not-written":count=>`${plural(count,"more file")} ${was(count)} left out`,"waiver-unread":firstOf,"waiver-unused":firstOf};function uncheckedOf({
unknown:unknown3,servers:servers2}){let isUnanswered=({reason})=>reason==="server-failed";return{sides:[...Map.groupBy(unknown3.filter(isUnanswered),({server:server2,
side})=>JSON.stringify([server2,side])).values()].map(files=>{let[first]=files,named2=servers2.filter(({id})=>id===first?.server),failed=named2.filter(({ended})=>ended!==
null),own=failed.length>0?failed:named2,sum=of=>own.reduce((total,one)=>total+one[first?.side??"base"][of],0),all=own.length===0?files.length:sum("files"),checked=all-
(own.length===0?files.length:sum("unknown"));return`${first?.server} ${first?.side}: ${checked} of ${plural(all,"file")} checked (server-failed)`}),files:unknown3.
filter(one=>!isUnanswered(one))}}function escapeCounts(added){return[...Map.groupBy(added,({kind})=>isKnown(kind)?kind:"other")].map(([kind,{length}])=>({count:length,
noun:kind==="other"?"other":nounOf(kind,length)})).sort((left,right)=>right.count-left.count||compareText(left.noun,right.noun)).map(({count,noun})=>`${count} ${noun}`).
join(", ")}function isKnown(kind){return Object.hasOwn(escapeKinds,kind)}function nounOf(kind,count){let{one,many}=escapeKinds[kind];return count===1?one:many}function scopeLine({
scope}){if(scope===void 0)return null;let{mode,files,of,why}=scope;return mode==="full"?`looked at every file, though less was asked for: ${why}`:`looked at ${files.
length} of ${plural(of,"file")}, those that the change can matter to: ${why}`}function isPartial({scope}){return scope?.mode==="affected"}function serverName({id,
version:version2,root}){return`${id} ${version2}${root==="."?"":` in ${root}`}`}var skippedShownMax=3;function skippedRoots({servers:servers2}){let skipped=servers2.
filter(one=>one.skipped!==null);return[...Map.groupBy(skipped,({id,version:version2})=>`${id} ${version2}`)].map(([name2,own])=>{let shown2=own.slice(0,skippedShownMax).
map(({root})=>root),more3=own.length>shown2.length?[`${own.length-shown2.length} more`]:[];return`${name2} did not check ${plural(own.length,"root")} again, not\
hing that they look at differs: ${[...shown2,...more3].join(", ")}`})}var listedMax=200,notesMax=10,tracesMax2=20,bumpsMax=10,bumpRowsMax=10;function plain(report,options){let paint=painter(options.color);return`${[headline(report,
options,paint),...listedStates2(options).map(state=>section(report,state,options,paint)),traces(report,paint),bumps(report,paint),policyChanges(report,paint),...looks(
report,paint),escapes(report,paint),notes(report,paint),footer(report,paint)].filter(one=>one.length>0).map(one=>one.join(`
`)).join(`

`)}
`}function plainLog(report,options){return`${logLines(plain(report,{...options,color:!1}).trimEnd())}
`}var codes={red:31,green:32,yellow:33,bold:1,dim:2};function painter(color){return(style2,text)=>color?`\x1B[${codes[style2]}m${text}\x1B[0m`:text}var verdictStyle={
pass:"green",fail:"red",inconclusive:"yellow"};function headline(report,options,paint){let[first,...rest]=report.reasons,why=first===void 0?"":`: ${terminalText(
first.message)}`,scope=scopeLine(report);return[paint(verdictStyle[report.verdict],paint("bold",report.verdict.toUpperCase()))+why,...scope===null?[]:[`  ${terminalText(
scope)}`],...rest.map(one=>`  also: ${terminalText(one.message)}`),...report.reasons.flatMap(one=>one.hint===null?[]:[`  what to do: ${terminalText(one.hint)}`]),
...toleratedBy(report).map(setting=>`  the policy \`${setting}\` turns the exit code to 0; the verdict stays inconclusive`),`  reproduce: ${terminalText(options.
reproduce)}`]}var isAlwaysListed={new:!0,volatile:!0,fixed:!0,moved:!0,removed:!0,suppressed:!0,unchanged:!1},sectionStates=Object.keys(isAlwaysListed);function listedStates2(options){
return options.all?sectionStates:sectionStates.filter(state=>isAlwaysListed[state])}function section(report,state,options,paint){let findings=report.findings.filter(
one=>one.state===state&&severityAtLeast(one.severity,options.show));if(findings.length===0)return[];let shown2=findings.slice(0,listedMax),more3=findings.length-
shown2.length;return[paint("bold",`${findingStateTable[state].title} (${findings.length}${inPart(report,state)})`),...shown2.flatMap(one=>describe(one,paint)),...more3>
0?[`  … ${more3} more are in the JSON report`]:[]]}function inPart(report,state){return state==="unchanged"&&isPartial(report)?", in what was looked at":""}var severityStyle={
error:"red",warning:"yellow",information:"dim",hint:"dim"};function describe(finding,paint){let{start}=finding.range,place=`${terminalName(finding.path)}:${start.
line+1}:${start.character+1}`,code=finding.code===null?"":` ${paint("dim",`(${terminalText(finding.code)})`)}`,symbol=finding.symbol===null?"":` in ${terminalText(
finding.symbol)}`,message=terminalText(cut(finding.message,1e3).replace(/\n\s*/g," — "));return[`  ${place}${paint("dim",symbol)}`,`    ${paint(severityStyle[finding.
severity],finding.severity)}: ${message}${code}`,...finding.waived===void 0?[]:[paint("yellow",`    waived by ${terminalText(finding.waived.by)}: ${terminalText(
finding.waived.reason)}`)],...finding.proof?.kind==="unproven"?[paint("yellow",`    ${unprovenText}: ${terminalText(finding.proof.probe)}`)]:[],finding.cause===
null?`    ${paint("dim",`${terminalText(finding.why)} · ${shortId(finding.id)}`)}`:`    ${causeText(finding.cause)}${paint("dim",` · ${shortId(finding.id)}`)}`]}
function causeText(cause){let{broken,at}=brokenBy(cause),label=causeLabel(cause),symbol=label===null?"":`\`${terminalText(label)}\``;return`${broken}${symbol}${at}${terminalName(
cause.path)}:${cause.range.start.line+1}`}var weightStyle={nothing:"dim",warns:"yellow",inconclusive:"yellow",fails:"red"};function traces(report,paint){let unequal=unequalTraces(
report);if(report.replay===null||unequal.length===0)return[];let left=unequal.length-tracesMax2;return[paint("bold",`Traces: ${replayLine(report.replay)}`),`  ${traceMeaning}`,
...unequal.slice(0,tracesMax2).flatMap(one=>{let server2=traceServer(one),by=server2===""?"":paint("dim",` (${terminalText(server2)})`);return[`  ${terminalName(
one.path)}${by} ${paint(weightStyle[replayWeight(one,report.policy)],traceState(one,report))}`,...traceFacts(one).map(({title,text})=>`    ${title}: ${terminalText(
text)}`)]}),...left>0?[`  … ${left} more are in the JSON report`]:[]]}function bumps(report,paint){if(report.bumps.length===0)return[];let left=report.bumps.length-
bumpsMax;return[paint("bold","Server updates: what the new version alone changes"),`  ${bumpMeaning}`,...bumpsInOrder(report).slice(0,bumpsMax).flatMap(one=>[` \
 ${terminalText(bumpName(one))}: ${terminalText(bumpResult(one))}`,...bumpTables(one,bumpRowsMax).flatMap(bumpLines)]),...left>0?[`  … ${left} more are in the\
 JSON report`]:[]]}function bumpLines({of,rows:rows2,more:more3}){let cells=(...all)=>`    ${all.map(one=>String(one).padStart(7)).join(" ")}  `;return[`${cells(
"more","fewer","changed")}${of}`,...rows2.map(({name:name2,added,removed,changed})=>cells(added,removed,changed)+terminalName(name2)),...more3>0?[`    … and ${more3}\
 more`]:[]]}function policyChanges(report,paint){if(report.policyChanges.length===0)return[];let lines=report.policyChanges.flatMap(({kind,files,message,hides,adds})=>[
`  ${kind}: ${terminalText(message)}${kind==="configuration"?"":` (${files.map(terminalName).join(", ")})`}`,...hides===null||adds===null?[]:[`    under head's \
own, ${plural(hides,"finding")} would not be shown, and ${adds} more would be`]]);return[paint("bold","Policy: head changes the rules it is judged by"),...lines]}
function looks(report,paint){return looksIn(report).map(({title,looks:own})=>[paint("bold",`${title} (${own.length})`),...firstOf2(own,"are in the JSON report").
map(one=>typeof one=="string"?`  ${one}`:`  ${one.place}: ${terminalText(one.why)}`)])}function escapes(report,paint){if(report.escapes.length===0)return[];let lines=firstOf2(
report.escapes,"are in the JSON report").map(one=>typeof one=="string"?one:`${one.kind} at ${terminalName(one.path)}:${one.line+1}: ${terminalText(one.text)}`),
title=`New type-check escapes (${report.escapes.length}): ${escapeCounts(report.escapes)}`;return[paint("bold",title),...lines.map(line2=>`  ${line2}`)]}function notes(report,paint){
let{sides:sides2,files}=uncheckedOf(report),lines=[...sides2,...firstOf2(files,"files that were not checked").map(one=>typeof one=="string"?one:`not checked (${one.
side}, ${one.reason}): ${terminalName(one.path)}`),...unmatchedNote(report.unmatched.length),...firstOf2(report.limits,"limits are in the JSON report").map(one=>typeof one==
"string"?one:limitText(one))];return lines.length===0?[]:[paint("bold","Notes"),...lines.map(line2=>`  ${terminalText(line2)}`)]}function unmatchedNote(many){return many===
0?[]:[`${plural(many,"finding")} in files that are unknown on the other side: neither new nor fixed`]}function firstOf2(all,others){let left=all.length-notesMax;
return left>0?[...all.slice(0,notesMax),`… and ${left} more ${others}`]:all}function rewardLine({reward:reward2,unscored}){if(reward2===null)return`no reward:\
 ${unscored??"the change was not scored"}`;let{headline:headline3}=reward2,other=headline3==="pr-v2"?"pr-v1":"pr-v2",{diag_delta,safety,alpha_conf}=reward2[headline3].
components,parts=`diagnostics ${diag_delta>0?"+":""}${diag_delta}, safety ${safety}, confidence ${alpha_conf}`;return`reward ${headline3} ${reward2[headline3].r}\
 (${parts}); ${other} ${reward2[other].r}`}function pythonOf({id,interpreter}){return interpreter!==null?` (Python ${interpreter.version})`:id==="pyright"?" (no\
 Python)":""}function footer(report,paint){let{counts:counts2}=report,parts=sectionStates.map(state=>`${counts2[state]} ${state}`),servers2=report.servers.filter(
({skipped})=>skipped===null).map(one=>{let python=pythonOf(one);return`${serverName(one)}${python} checked ${one.base.files-one.base.unknown} of ${one.base.files}\
 files of base and ${one.head.files-one.head.unknown} of ${one.head.files} of head`}),base=report.base.commit===null?"no base":shortId(report.base.commit),head=report.
head.tree===null?"no head":report.head.commit===null?"the working tree":shortId(report.head.commit);return[paint("dim",`${parts.join(" · ")}${isPartial(report)?
", in what was looked at":""}`),paint("dim",terminalText(rewardLine(report))),...report.replay===null||unequalTraces(report).length>0?[]:[paint("dim",replayLine(
report.replay))],...[...servers2,...skippedRoots(report)].map(line2=>paint("dim",terminalText(line2))),paint("dim",`compared ${base} with ${head}; class ${report.
class}; policy from ${report.policy.origin}, fail-on ${report.policy.failOn}`)]}var reasonsMax=20,messageLengthMax3=1e3,reasonLengthMax=300,[codeLinesMax,shownCodeMax]=[9,50],bumpRowsMax2=10;function markdown(report,options){let head=[firstLine(
report,options),"",...hints(report),...notes2(report,options),...policyChanges2(report)],sections=[section2(report,"new",options),traces2(report),bumps2(report),
...listedStates.filter(state=>state!=="new").map(state=>section2(report,state,options)),...looks2(report),escapes2(report),unknown2(report),limits(report)].filter(
one=>one.count>0),{replay}=report,asRecorded=replay!==null&&unequalTraces(report).length===0?["",codeSpan(replayLine(replay))]:[],tail=["",table(report),"",codeSpan(
rewardLine(report)),...asRecorded,"",footer2(report),""];return fill(`${head.join(`
`)}
`,sections,`${tail.join(`
`)}`,options.bytesMax)}function firstLine(report,{reproduce}){let first=report.reasons.slice(0,reasonsMax).map(one=>codeSpan(cut(one.message,reasonLengthMax))),
left=report.reasons.length-first.length,reasons=[...first,...left>0?[`${left} more reasons`]:[]].join("; ");return`**Lanser: ${report.verdict}**: ${reasons}. Re\
produce: ${codeSpan(reproduce)}`}function hints({reasons}){let all=reasons.flatMap(({hint})=>hint===null?[]:[`What to do: ${codeSpan(cut(hint,reasonLengthMax))}`]);
return all.length===0?[]:[...new Set(all)].slice(0,reasonsMax).flatMap(line2=>[line2,""])}function notes2(report,options){let all=[...[scopeLine(report)].filter(
line2=>line2!==null),...options.notes];return all.length===0?[]:[...all.map(note=>`- ${codeSpan(note)}`),""]}function policyChanges2({policyChanges:changes}){return changes.
length===0?[]:["Head changes the rules that it is judged by:","",...changes.map(({kind,message,hides,adds})=>{let beside=hides===null||adds===null?"":` (under i\
ts own: ${hides} hidden, ${adds} added)`;return`- ${kind}: ${codeSpan(message)}${beside}`}),""]}function section2(report,state,options){let own=report.findings.
filter(one=>one.state===state&&severityAtLeast(one.severity,options.show)),ranked=severities.flatMap(severity=>own.filter(one=>one.severity===severity)),title=`${findingStateTable[state].
title} (${ranked.length})`,isNew=state==="new";return{open:isNew?`### ${title}

`:`<details><summary>${title}</summary>

`,count:ranked.length,entry:index=>{let finding=ranked[index];return isNew?wholeEntry(report,finding,options,index<shownCodeMax):`${line(finding,options)}
`},close:isNew?`
`:`
</details>

`}}function wholeEntry(report,finding,options,hasCode){let{waived,cause}=finding,details=[...waived===void 0?[]:[`**Waived** by ${codeSpan(waived.by)}: ${codeSpan(
cut(waived.reason,messageLengthMax3))}`],...finding.proof?.kind==="unproven"?[`${unprovenText}: ${codeSpan(cut(finding.proof.probe,messageLengthMax3))}`]:[],`${cause===
null?codeSpan(finding.why):causeText2(cause,options)} · ${codeSpan(`sha256:${shortId(finding.id)}`)}`],excerpt=hasCode?report.excerpts.get(finding.id)?.head??null:
null,code=excerpt===null?[]:fence(excerpt,finding).map(text=>`  ${text}`);return[line(finding,options),...details.map(text=>`  <br>${text}`),"",...code,"",""].join(
`
`)}function causeText2(cause,options){let{broken,at}=brokenBy(cause),label=causeLabel(cause),symbol=label===null?"":codeSpan(label),place=`${terminalName(cause.
path)}:${cause.range.start.line+1}`;return`${broken}${symbol}${at}${linkTo(place,cause,isInHead(cause)?"head":"base",options)}`}function line(finding,options){let code=finding.
code===null?"":` ${codeSpan(finding.code)}`,side=sideOf(finding),seen=finding.seen===null?"":` (${seenWords(finding.seen)})`;return`- ${placeLink(finding,side,options)}\
 ${finding.severity}${code}: ${codeSpan(messageOf(finding))}${seen}`}function messageOf({message}){return cut(message,messageLengthMax3).replace(/\n\s*/gu," — ")}
function seenWords({base,head}){let words=schedules=>schedules.length===0?"never":schedules.join(" and ");return`base: ${words(base)}; head: ${words(head)}`}function placeLink(place,side,options){
let{line:line2,character}=place.range.start;return linkTo(`${terminalName(place.path)}:${line2+1}:${character+1}`,place,side,options)}function linkTo(text,{path,
range},side,{links}){let shown2=codeSpan(text),commit=links?.[side]??null;if(links===null||commit===null)return shown2;let name2=path.split("/").map(encoded).join(
"/");return`[${shown2}](${links.server}/${links.repository.split("/").map(encoded).join("/")}/blob/${commit}/${name2}#L${range.start.line+1})`}function encoded(segment){
let percent=one=>`%${one.charCodeAt(0).toString(16).toUpperCase()}`;return encodeURIComponent(segment.toWellFormed()).replace(/[!'()*~]/gu,percent)}function fence(excerpt,finding){
let first=Math.max(0,Math.min(finding.range.start.line-excerpt.line-4,excerpt.lines.length-codeLinesMax)),lines=excerpt.lines.slice(first,first+codeLinesMax),width=String(
excerpt.line+first+lines.length).length,shown2=lines.map((text,at)=>{let number=excerpt.line+first+at;return`${number===finding.range.start.line?">":" "} ${String(
number+1).padStart(width)} | ${terminalText(text)}`});return fenceOf(shown2,"text")}function traces2(report){let unequal=unequalTraces(report),line2=report.replay===
null?"":replayLine(report.replay);return{open:`### Traces (${unequal.length})

Lanser ${line2}. ${traceMeaning}

`,count:unequal.length,entry:index=>{let one=unequal[index];return one===void 0?"":traceEntry(one,report)},close:`
`}}function traceEntry(trace2,report){let server2=traceServer(trace2),by=server2===""?"":` (${codeSpan(server2)})`,facts=traceFacts(trace2).map(({title,text})=>`\
  <br>${title}: ${codeSpan(text)}`);return[`- ${codeSpan(terminalName(trace2.path))}${by} ${traceState(trace2,report)}`,...facts,""].join(`
`)}function bumps2(report){let all=bumpsInOrder(report);return{open:`### Server updates (${all.length})

What the new version alone changes. ${bumpMeaning}

`,count:all.length,entry:index=>{let one=all[index];if(one===void 0)return"";let tables=bumpTables(one,bumpRowsMax2).flatMap(bumpLines2);return[`${codeSpan(bumpName(
one))}: ${codeSpan(bumpResult(one))}`,"",...tables,""].join(`
`)},close:`
`}}function bumpLines2({of,rows:rows2,more:more3}){return[`| more | fewer | changed | ${of} |`,"| --: | --: | --: | :-- |",...rows2.map(({name:name2,added,removed,
changed})=>`| ${added} | ${removed} | ${changed} | ${cell(name2)} |`),"",...more3>0?[`and ${more3} more`,""]:[]]}function cell(name2){return spanOf(terminalName(
name2).replaceAll("|","\\u{007C}"))}function escapes2({escapes:added}){return{open:`<details><summary>New type-check escapes (${added.length}): ${escapeCounts(added).
replace(/`([^`]*)`/gu,"<code>$1</code>")}</summary>

`,count:added.length,entry:index=>{let one=added[index];return one===void 0?"":`- ${one.kind} at ${codeSpan(`${terminalName(one.path)}:${one.line+1}`)}: ${codeSpan(
one.text)}
`},close:`
</details>

`}}function unknown2(report){let{sides:sides2,files}=uncheckedOf(report);return openList(`Not checked (${report.unknown.length})`,[...sides2.map(side=>codeSpan(
side)),...files.map(one=>`${codeSpan(terminalName(one.path))} (${one.side}): ${codeSpan(one.reason)}`)])}function looks2(report){return looksIn(report).map(({title,
looks:own})=>openList(`${title} (${own.length})`,own.map(({place,why})=>`${codeSpan(place)}: ${codeSpan(why)}`)))}function limits({limits:hit}){return openList(
`Notes (${hit.length})`,hit.map(one=>codeSpan(cut(limitText(one),messageLengthMax3))))}function openList(title,entries){return{open:`<details open><summary>${title}\
</summary>

`,count:entries.length,entry:index=>entries[index]===void 0?"":`- ${entries[index]}
`,close:`
</details>

`}}function table(report){let{counts:counts2}=report;return["| new | fixed | moved | removed | suppressed | volatile | unchanged |","| --: | --: | --: | --: | -\
-: | --: | --: |",`| ${counts2.new} | ${counts2.fixed} | ${counts2.moved} | ${counts2.removed} | ${counts2.suppressed} | ${counts2.volatile} | ${counts2.unchanged}\
 |`,...isPartial(report)?["","Counted in what was looked at."]:[]].join(`
`)}function footer2(report){let servers2=report.servers.filter(({skipped})=>skipped===null).map(one=>`${serverName(one)}: ${one.base.files-one.base.unknown} of ${one.
base.files} files of base, ${one.head.files-one.head.unknown} of ${one.head.files} of head`);return[`${report.base.commit??"no base"} → ${report.head.commit??
"the working tree"}`,...servers2,...skippedRoots(report)].map(codeSpan).join(" · ")}function fill(head,sections,tail,bytesMax){let missing=left2=>left2===0?"":
`
${left2} more are in the report.
`,frames=sections.reduce((sum,one)=>sum+bytesOf(one.open)+bytesOf(missing(one.count))+bytesOf(one.close),0),left=bytesMax-bytesOf(tail)-frames-bytesOf(head),text=left<
0?`${cutToBytes(head,bytesOf(head)+left)}
`:head;left=Math.max(0,left);for(let one of sections){text+=one.open;let listedCount=0;for(;listedCount<one.count;){let entry=one.entry(listedCount),bytes=bytesOf(
entry);if(bytes>left)break;left-=bytes,text+=entry,listedCount++}text+=missing(one.count-listedCount)+one.close}return text+tail}function problemSummary(problem,hint){
let advice=hint===""?"":`. What to do: ${codeSpan(hint)}`;return`**Lanser did not run**: ${codeSpan(problem)}${advice}
`}function codeSpan(text){return spanOf(terminalText(text))}var checkAnnotationsMax=500,tracesMax3=50,titleLengthMax=200,messageLengthMax4=4e3,summaryBytesMax=6e4;function checkContent(report,options){return{conclusion:conclusionOf(
report),title:titleOf(report),summary:markdown(report,{...options,bytesMax:summaryBytesMax}),annotations:annotationsOf(report,options.show)}}function conclusionOf(report){
return report.verdict==="pass"?"success":report.verdict==="fail"?"failure":isTolerated(report)?"neutral":report.policy.inconclusive}function titleOf({verdict,reasons}){
let[first]=reasons,words={pass:"Pass",fail:"Fail",inconclusive:"Inconclusive"},why=first===void 0?"":`: ${terminalText(first.message)}`;return cut(words[verdict]+
why,titleLengthMax)}function annotationsOf(report,show){let shown2=report.findings.filter(one=>one.state==="new"&&severityAtLeast(one.severity,show)&&placeOf(one)!==
null),ranked=severities.flatMap(severity=>shown2.filter(one=>one.severity===severity)),traces4=unequalTraces(report).slice(0,tracesMax3);return[...traces4.map(one=>traceAnnotation(
one,report)),...ranked.slice(0,checkAnnotationsMax-traces4.length).map(one=>annotationOf(one,report))]}function traceAnnotation(trace2,report){let{title,message}=traceWords(
trace2,report);return{path:trace2.path,start_line:1,end_line:1,annotation_level:level2[traceLevel(trace2,report)],title:cut(title,titleLengthMax),message:cut(message,
messageLengthMax4)}}var level2={error:"failure",warning:"warning",information:"notice",hint:"notice"};function placeOf(finding){return finding.shown===void 0?causeOrOwnPlace(
finding):finding.shown}function breaksWords(cause){return cause.how==="mended-import"?"Brings to light":cause.dependency===void 0?"Breaks":`${terminalText(causeLabel(
cause)??"")} breaks`}function annotationOf(finding,report){let{path,range}=placeOf(finding)??finding,{start,end}=range,breaks=finding.cause===null?"":isInHead(finding.
cause)?`${breaksWords(finding.cause)} ${terminalName(finding.path)}:${finding.range.start.line+1}: `:`Broken by the deletion of ${terminalName(finding.cause.path)}\
: `,waived=finding.waived===void 0?"":`Waived by ${terminalText(finding.waived.by)}. `,code=finding.code===null?`New ${finding.severity}`:`New: ${terminalText(finding.
code)}`,isOneLine=start.line===end.line&&end.character>start.character;return{path,start_line:start.line+1,end_line:Math.max(start.line,end.line)+1,...isOneLine?
{start_column:start.character+1,end_column:end.character+1}:{},annotation_level:level2[shownSeverity(finding,report)],title:cut(`${code} (${finding.server})`,titleLengthMax),
message:cut(`${waived}${breaks}${shownText(finding.message)}`,messageLengthMax4)}}var commentBytesMax=6e4;function commentMarker(name2){return`<!-- lanser:${[...Buffer.from(name2)].map(byte=>byte.toString(16).padStart(2,"0")).join("")} -->`}function comment2(report,name2,options){
let title=name2===""?"":`### ${codeSpan(name2)}

`,first=`${commentMarker(name2)}
${title}`;return first+markdown(report,{...options,bytesMax:commentBytesMax-Buffer.byteLength(first)})}var textLengthMax=4e3;function markup(strings,...parts){let text=strings[0]??"";for(let[index,part]of parts.entries())text+=rendered(part)+(strings[index+1]??"");
return{markup:text}}function name(text,lengthMax=textLengthMax){let flat=text.replace(/\r?\n/gu,end=>end===`
`?"\\u{000A}":"\\u{000D}\\u{000A}");return shortened(flat,lengthMax)}function shortened(text,lengthMax){return{markup:escaped(text,lengthMax)}}var nothing=markup``;
function rendered(part){return typeof part=="string"?escaped(part,textLengthMax):typeof part=="number"?String(part):"markup"in part?part.markup:part.map(one=>one.
markup).join("")}function escaped(text,lengthMax){let shown2=shownText(cut(text,lengthMax+2)).toWellFormed();return shorten(shown2,lengthMax).replace(/[&<>"']/gu,
mark=>entities[mark])}var entities={"&":"&amp;","<":"&lt;",">":"&gt;",'"':"&quot;","'":"&#39;"};function openEntry(entry,report){let{finding,number}=entry,waived=finding.waived===void 0?nothing:markup` is-waived`;return markup`<article class="finding${waived}" id="finding-${number}">
<h3>${severityTag(finding)} <code>${placeName(finding)}</code></h3>
${body(entry,report)}</article>
`}function foldedEntry(entry,report){let{finding,number}=entry,gist=shortened(firstLine2(finding.message),gistLengthMax);return markup`<details class="finding" id="finding-${number}">
<summary>${severityTag(finding)} <code>${placeName(finding)}</code> <span class="gist">${gist}</span></summary>
<div>${body(entry,report)}</div></details>
`}var gistLengthMax=120;function placeName({path,range:{start}},lengthMax=pathLengthMax){return markup`${name(path,lengthMax)}:${start.line+1}:${start.character+
1}`}var pathLengthMax=1e3;function firstLine2(message){return/^[^\r\n]*/u.exec(message)?.[0]??""}function severityTag({severity}){return markup`<span class="tag ${severity}">${severity}</span>`}
function body({finding,cause},report){let{waived,seen}=finding;return markup`<p class="message">${finding.message===""?"(no message)":finding.message}</p>
${waived===void 0?nothing:markup`<p class="waived"><strong>Waived</strong> by ${waived.by}: ${waived.reason}</p>\n`}<dl class="facts">
${fact("Why",finding.cause===null?markup`${finding.why}`:causeText3(finding.cause,cause))}${fact("Placed",markup`${placementText(finding)}`)}${finding.matchedBy===
null?nothing:fact("Matched",markup`${matchWords[finding.matchedBy]}`)}${finding.proof?.kind==="unproven"?fact("Not proven",markup`${unprovenText}: ${finding.proof.
probe}`):nothing}${seen===null?nothing:seenFacts(seen)}${fact("Source",sourceText(finding))}</dl>
${sides(finding,report)}
`}function fact(title,value){return markup`<dt>${title}</dt><dd>${value}</dd>\n`}function causeText3(cause,number){let{broken,at}=brokenBy(cause),label=causeLabel(
cause),symbol=label===null?nothing:markup`<code>${name(label,pathLengthMax)}</code>`,place=markup`<code>${name(cause.path,pathLengthMax)}:${cause.range.start.line+
1}</code>`,named2=markup`${symbol}${at}${place}`;return markup`${broken}${number===null?named2:markup`<a href="#cause-${number}">${named2}</a>`}`}function causeName(cause){
let at=markup`<code>${placeName(cause)}</code>`,label=causeLabel(cause);return label===null?at:markup`<code>${name(label,pathLengthMax)}</code> at ${at}`}function seenFacts(seen){
let words=side=>seen[side].length===0?"under no schedule":`under the ${seen[side].join(" and the ")} order`;return markup`${fact("In base",markup`seen ${words("\
base")}`)}${fact("In head",markup`seen ${words("head")}`)}`}function sourceText(finding){let parts=sourceParts(finding).map((part,at)=>at===0?name(part,pathLengthMax):
markup` · ${name(part,pathLengthMax)}`);return markup`${parts} · <code>${finding.id.slice(0,idLengthMax)}</code>`}var idLengthMax=19;function sides(finding,report){
let places=placesOf(finding),excerpts=report.excerpts.get(finding.id),side=own=>figure(own,places[own],excerpts?.[own]??null);return markup`<div class="sides">${side(
"base")}${side("head")}</div>`}function figure(side,place,excerpt){if(place===null)return markup`<figure><figcaption>${side}</figcaption><p class="absent">No such code.</p></figure>`;
let code=excerpt===null?markup`<p class="absent">The report does not carry this code.</p>`:markup`<div class="code">${excerpt.lines.map((text,index)=>codeLine(text,
excerpt.line+index,place))}</div>`;return markup`<figure><figcaption>${side} <code>${placeName(place)}</code></figcaption>${code}</figure>`}function codeLine(text,line2,{
range}){let isHit=line2>=range.start.line&&line2<=range.end.line,hit=isHit?markup` class="hit"`:nothing,marked=isHit?markedLine(text,line2,range):codeText(text);
return markup`<div${hit}><span class="number">${line2+1}</span><span class="text">${marked}</span></div>`}function markedLine(text,line2,{start,end}){let from=line2===
start.line?wholeCharacter(text,start.character):indentOf(text),to=line2===end.line?wholeCharacter(text,end.character):text.length;return to<=from?codeText(text):
markup`${codeText(text.slice(0,from))}<mark>${codeText(text.slice(from,to))}</mark>${codeText(text.slice(to))}`}function wholeCharacter(text,at){let unit=text.charCodeAt(
at);return unit>=56320&&unit<=57343?at-1:Math.min(at,text.length)}function indentOf(text){return text.length-text.trimStart().length}function codeText(text){return name(
text.replaceAll("	","    "))}function fill2(items,write,room){let written=[],{bytes}=room;for(let item of items.slice(0,room.entries)){let entry=write(item),own=Buffer.byteLength(entry.markup);
if(own>bytes)break;bytes-=own,written.push(entry)}return{shown:items.slice(0,written.length),written,missing:items.length-written.length,room:{entries:room.entries-
written.length,bytes}}}var rowsRoom={entries:200,bytes:12e4};function rows(items,write){let{written,missing}=fill2(items,item=>markup`<li>${write(item)}</li>\n`,
rowsRoom),more3=missing===0?nothing:markup`<li class="more">${missing} more are in the JSON report.</li>\n`;return markup`<ul class="rows">
${written}${more3}</ul>`}function section3(id,title,count,content){let many=count===null?nothing:markup` (${count})`;return markup`<section id="${id}" aria-labelledby="${id}-title">
<h2 id="${id}-title">${title}${many}</h2>
${content}
</section>
`}function policyChanges3({policyChanges:changes}){let list=rows(changes.toSorted(compareValues),policyChange);return markup`<section id="policy-changes" class="alarm" aria-labelledby="policy-changes-title">
<h2 id="policy-changes-title">This change edits the rules that it is judged by (${changes.length})</h2>
<p class="quiet">The rules of base decided. What head makes of them is shown here and was not used.</p>
${list}
</section>
`}function policyChange({kind,files,message,hides,adds}){let beside=hides===null||adds===null?nothing:markup` Under head’s own rules ${hides} would not be shown, and ${adds} more would be.`,
named2=files.length===0?nothing:markup` (${joined(files.map(file=>markup`<code>${name(file)}</code>`))})`;return markup`<strong>${kind}</strong>: ${message}${named2}.${beside}`}
function joined(all){return all.map((one,index)=>index===0?one:markup`, ${one}`)}function escapes3({escapes:added}){let sorted=added.toSorted((left,right)=>compareText(
left.path,right.path)||left.line-right.line||compareValues(left,right)),list=rows(sorted,({kind,path,line:line2,symbol,text})=>{let within=symbol===null?nothing:
markup` in <code>${name(symbol)}</code>`;return markup`<strong>${kind}</strong> at <code>${name(path)}:${line2+1}</code>${within}: <code>${text}</code>`}),counts2=escapeCounts(
added).split("`").map((part,at)=>at%2===0?markup`${part}`:markup`<code>${part}</code>`),about=markup`<p class="quiet">${counts2}. They can silence a checker without making the code right.</p>
${list}`;return section3("escapes","New type-check escapes",added.length,about)}function looked({id,title,looks:looks3}){let list=rows(looks3,({place,why})=>markup`<code>${place}</code>: ${why}`);
return section3(id,title,looks3.length,list)}function unknownFiles(report){let{unknown:unknown3,unmatched}=report,unchecked=uncheckedOf({...report,unknown:unknown3.
toSorted(compareValues)}),files=rows([...unchecked.sides,...unchecked.files],one=>typeof one=="string"?name(one):markup`<code>${name(one.path)}</code> of ${one.
side} (${name(one.server)}): ${one.reason}`);return section3("unknown","Not checked",unknown3.length,markup`<p class="quiet">No finding in these files is not the same as clean.</p>
${unknown3.length===0?nothing:files}
${unmatched.length===0?nothing:unmatchedFindings({unmatched})}`)}function unmatchedFindings({unmatched}){let list=rows(unmatched.toSorted(compareFindings),finding=>markup`<code>${placeName(
finding)}</code> of ${finding.side}, ${finding.severity}: ${finding.message}`);return markup`<h3>Findings in files that are unknown on the other side (${unmatched.
length})</h3>
<p class="quiet">Whether they are new or fixed is unknown.</p>
${list}`}function limits2({limits:hit}){let list=rows(hit.toSorted(compareValues),one=>markup`${limitText(one)} <span class="quiet">(${name(one.code)})</span>`);
return section3("limits","Limits that were hit",hit.length,list)}function reward(report){let{reward:summary2,unscored}=report,content=summary2===null?markup`<p>There is none: ${unscored??
"the change was not scored"}.</p>`:scored(summary2,isPartial(report));return section3("reward","Reward",null,content)}function scored(summary2,isOfPart){let{headline:headline3,
relevantFiles,diagnostics,unearned,safety,confidence}=summary2,other=headline3==="pr-v2"?"pr-v1":"pr-v2",unsure=confidence.symbols.filter(one=>one.confidence<1).
toSorted((left,right)=>left.confidence-right.confidence||compareValues(left,right));return markup`<p><span class="reward">${summary2[headline3].r}</span> <span class="quiet">(${headline3})</span></p>
<table><thead><tr><th scope="col">Component</th><th scope="col">${headline3}</th><th scope="col">${other}</th></tr></thead>
<tbody>
${rewardRows(summary2,[headline3,other])}</tbody></table>
<dl class="facts">
${fact("How",markup`${summary2[headline3].explanation}`)}${fact("Counted",markup`${diagnostics.base} findings in base and ${diagnostics.head} in head, in ${relevantFiles} files: ${isOfPart?
"those that the change can matter to":"those that were changed and those that import them"}`)}</dl>
<h3>Safety</h3>
${rows(safety.toSorted(compareValues),({name:check,ok,detail})=>markup`<span class="tag ${ok?"ok":"error"}">${ok?"holds":"does not hold"}</span> <strong>${check}</strong>: ${detail}`)}
${unearned.length===0?nothing:markup`<h3>What went away and earns nothing</h3>
${rows(unearned.toSorted(compareValues),({why,count})=>markup`${count}: ${why}`)}`}
${unsure.length===0?nothing:markup`<details class="plain"><summary>Touched symbols whose confidence is below 1 (${unsure.length})</summary>
${rows(unsure,one=>markup`<code>${name(one.symbol)}</code> in <code>${name(one.path)}</code>: ${one.status}, confidence ${one.confidence}`)}</details>`}`}function rewardRows(summary2,versions){
let row=(title,value)=>{let cells=versions.map(version2=>markup`<td>${value(summary2[version2])}</td>`);return markup`<tr><th scope="row">${title}</th>${cells}</tr>\n`};
return[row("reward",one=>one.r),row("diagnostics, head against base",one=>one.components.diag_delta),row("safety",one=>one.components.safety),row("ambiguity pen\
alty",one=>one.components.ambiguity_penalty),row("confidence",one=>one.components.alpha_conf),row("weight of diagnostics (alpha)",one=>one.weights.alpha),row("w\
eight of safety (beta)",one=>one.weights.beta),row("weight of ambiguity (gamma)",one=>one.weights.gamma)]}function servers(report){let list=rows(report.servers.
toSorted(compareValues),server),{origin,failOn,unknown:unknown3,volatile,moved,minReward,replayMismatch,digest}=report.policy,differ=report.policy.dependenciesDiffer??
"inconclusive",missing=report.policy.dependenciesMissing??"inconclusive",{hidden="inconclusive",unchecked="report",suppressions="report",scope}=report.policy;return section3(
"servers","Servers and policy",null,markup`${list}
<dl class="facts">
${fact("Compared",markup`<code>${report.base.commit??"no base"}</code> with <code>${headName(report)}</code>`)}${fact("Class",markup`${report.class}`)}${fact("P\
olicy",markup`from ${origin}: fail-on ${failOn}, unknown ${unknown3}, volatile ${volatile}, moved ${moved}, min-reward ${minReward??"none"}, replay-mismatch ${replayMismatch}, dependencies-differ ${differ}, dependencies-missing ${missing}, hidden ${hidden}, unchecked ${unchecked}, suppressions ${suppressions}${scope===
void 0?"":`, scope ${scope}`}`)}${fact("Policy digest",markup`<code>${digest}</code>`)}</dl>`)}function headName({head}){return head.tree===null?"no head":head.
commit??"the working tree"}function server(of){let{id,version:version2,root,skipped,treeDigest,schedule,interpreter,base,head}=of,checked=({files,unknown:unknown3})=>`${files-
unknown3} of ${files} files`;return markup`<strong>${name(id)} ${name(version2)}</strong>${root==="."?nothing:markup` in <code>${name(root)}</code>`}${interpreter===
null?nothing:markup`, with ${name(interpreter.name)} ${name(interpreter.version)}`}
${skipped===null?markup`checked ${checked(base)} of base and ${checked(head)} of head`:markup`not checked again: ${skipped}`}
<span class="quiet">installed <code>${treeDigest??"not at all"}</code>
schedule <code>${schedule??"none"}</code></span>`}var verdictWords={pass:"Pass",inconclusive:"Inconclusive",fail:"Fail"},causeWords={"removed-module":"The change deleted this file, and what it breaks imports it\
.","moved-module":"The change moved this file, and what it breaks has its old path, or is in it and imports what is no more beside it.",definition:"The change e\
dited this definition, and what it breaks refers to it.",related:"The change edited this, and the server names it beside what it breaks.",inferred:"The change e\
dited this body, and the type of what it breaks is inferred from it.","base-class":"The change edited this in a class that what it breaks is derived from.","re-\
export":"The change edited the line that hands this name on, and what it breaks has it from there.","broken-import":"The change edited this import, which does n\
ot resolve any more, and what it breaks depends on it.","mended-import":"The change mended an import by this, and the server sees now what was wrong before.",dependency:"\
The change takes another version of this package, and what it breaks uses it.","removed-name":"The change took this name away, and what it breaks still uses it."};var findingsRoom={entries:2e3,bytes:65e5},causesMax=100,effectsMax=10,isWaived=finding=>finding.waived!==void 0,groups=listedStates.flatMap(state=>state==="new"?
[{id:"new",state,holds:one=>!isWaived(one)},{id:"waived",state,holds:isWaived}]:[{id:state,state,holds:()=>!0}]);function findingParts(report,show){let listed=listedGroups(
report,show),shown2=new Set,parts=[],room=findingsRoom;for(let group of listed){let write=group.state==="new"?openEntry:foldedEntry,filled=fill2(group.entries,entry=>write(
entry,report),room);for(let{number}of filled.shown)shown2.add(number);room=filled.room,parts.push(...partOf(group,filled,report))}return[...causePart(listed.flatMap(
({entries})=>entries),shown2),...parts]}function listedGroups({findings},show){let sorted=findings.toSorted(compareRanked),causes=new Map,number=0;return groups.
map(group=>{let own=sorted.filter(one=>one.state===group.state&&group.holds(one)),shown2=own.filter(one=>severityAtLeast(one.severity,show)),entries=shown2.map(
finding=>(number+=1,{finding,number,cause:causeNumber(finding.cause,causes)}));return{...group,entries,hidden:own.length-shown2.length}})}function compareRanked(left,right){
return severityRank(left.severity)-severityRank(right.severity)||compareFindings(left,right)}function causeNumber(cause,causes){if(cause===null)return null;let{
path,range,symbol,how,dependency=null}=cause,key=JSON.stringify([path,range,symbol,how,dependency]),number=causes.get(key)??causes.size+1;return number>causesMax?
null:(causes.set(key,number),number)}function partOf({id,state,entries,hidden},{written,missing},report){let count=entries.length+hidden;if(count===0&&!(id==="n\
ew"))return[];let left=[...missing>0?[markup`<p class="more">${missing} more are in the JSON report.</p>\n`]:[],...hidden>0?[markup`<p class="more">Less severe, and not listed: ${hidden}.</p>\n`]:
[]];if(id==="waived")return[waivedPart(count,[...written,...left])];let title=findingStateTable[state].title,about=count===0?nothingNew(report):stateWords[state].
all;return[{id,title,content:section3(id,title,count,markup`<p class="quiet">${about}</p>\n${[...written,...left]}`)}]}function nothingNew({findings,verdict,unknown:unknown3,
unmatched}){return findings.some(isWaived)?"Nothing but what is waived.":verdict!=="inconclusive"&&unknown3.length+unmatched.length===0?"The change introduced n\
othing.":"None was found in what could be measured, and not everything could be."}function waivedPart(count,content){return{id:"waived",title:"Waived",content:markup`<section id="waived" aria-labelledby="waived-title">
<div class="alarm"><h2 id="waived-title">New, and waived (${count})</h2>
<p>The change introduced these too. Somebody let them pass, as base’s policy allows, so they do not fail.</p></div>
${content}
</section>
`}}function causePart(entries,shown2){let causes=Map.groupBy(entries.filter(({cause})=>cause!==null),({cause})=>cause);if(causes.size===0)return[];let beyond=entries.
filter(({finding,cause})=>finding.cause!==null&&cause===null).length,articles=[...causes.values()].map(effects=>causeArticle(effects,shown2)),more3=beyond===0?nothing:
markup`<p class="more">${beyond} findings have other causes, which stand beside them.</p>`,content=markup`<p class="quiet">Edits that broke code elsewhere.</p>
${articles}${more3}`;return[{id:"causes",title:"Causes",content:section3("causes","Causes",causes.size,content)}]}function causeArticle(effects,shown2){let[first]=effects,
cause=first?.finding.cause??null;if(first===void 0||cause===null||first.cause===null)return nothing;let left=effects.length-effectsMax;return markup`<article class="cause" id="cause-${first.
cause}">
<h3>${causeName(cause)}</h3>
<p class="quiet">${causeWords[cause.how]} It caused ${plural(effects.length,"finding")}:</p>
<ul>
${effects.slice(0,effectsMax).map(effect=>effectItem(effect,shown2))}${left>0?markup`<li class="more">and ${left} more</li>\n`:nothing}</ul>
</article>
`}function effectItem({finding,number},shown2){let place=markup`<code>${placeName(finding,effectPathLengthMax)}</code>`,named2=shown2.has(number)?markup`<a href="#finding-${number}">${place}</a>`:
place,symbol=finding.symbol===null?nothing:markup` in <code>${name(finding.symbol,effectTextLengthMax)}</code>`;return markup`<li>${named2}${symbol}: ${shortened(
firstLine2(finding.message),effectTextLengthMax)}</li>\n`}var effectPathLengthMax=160,effectTextLengthMax=100;var tracesRoom={entries:200,bytes:24e4},bumpsRoom={entries:20,bytes:24e4},bumpRowsMax3=20,nameLengthMax2=300;function traces3(report,replay){let unequal=unequalTraces(
report),{written,missing}=fill2(unequal,one=>trace(one,report),tracesRoom),meaning=unequal.length===0?nothing:markup`<p class="quiet">${traceMeaning}</p>\n`,content=markup`<p>Lanser ${replayLine(
replay)}.</p>
${meaning}${written}${more2(missing)}`;return section3("traces","Traces",replay.traces.length,content)}function trace(one,report){let by=traceServer(one),server2=by===
""?nothing:markup` <span class="quiet">(${name(by,nameLengthMax2)})</span>`,facts=traceFacts(one).map(({title,text})=>fact(title,markup`${text}`));return markup`<article class="finding">
<h3><code>${name(one.path)}</code>${server2} ${traceState(one,report)}</h3>
<dl class="facts">
${facts}</dl>
</article>
`}function bumps3(report){let all=bumpsInOrder(report),{written,missing}=fill2(all,bump,bumpsRoom),content=markup`<p class="quiet">What the new version alone changes. ${bumpMeaning}</p>
${written}${more2(missing)}`;return section3("server-updates","Server updates",all.length,content)}function bump(one){return markup`<article class="finding">
<h3>${name(bumpName(one),nameLengthMax2)}</h3>
<p>${bumpResult(one)}</p>
${bumpTables(one,bumpRowsMax3).map(table2)}</article>
`}function table2({of,rows:rows2,more:left}){let lines=rows2.map(row=>markup`<tr><th scope="row"><code>${name(row.name,nameLengthMax2)}</code></th><td>${row.added}</td><td>${row.
removed}</td><td>${row.changed}</td></tr>\n`);return markup`<table><thead><tr><th scope="col">${of==="rule"?"Rule":"File"}</th><th scope="col">more</th><th scope="col">fewer</th><th scope="col">changed</th></tr></thead>
<tbody>
${lines}</tbody></table>
${more2(left)}`}function more2(missing){return missing===0?nothing:markup`<p class="more">${missing} more are in the JSON report.</p>\n`}var style=markup`
:root {
  color-scheme: light dark;
  --ground: #faf9f7; --surface: #ffffff; --sunken: #f4f2ee; --ink: #22262b; --quiet: #5a616b; --line: #dfdcd6;
  --link: #0b5a8f; --mark: #ffdf9e; --hit: #fff6e3;
  --bad: #a8231b; --bad-ground: #fcebe9; --care: #7d4b00; --care-ground: #fdf2de;
  --good: #17663a; --good-ground: #e5f4ea; --calm: #3a4f9b; --calm-ground: #eceffa;
}
@media screen and (prefers-color-scheme: dark) {
  :root {
    --ground: #16181b; --surface: #1d2024; --sunken: #24282d; --ink: #e5e7ea; --quiet: #a5acb5; --line: #363b42;
    --link: #86c5f4; --mark: #6b5212; --hit: #2e2a20;
    --bad: #ffa79e; --bad-ground: #3b1f1d; --care: #f3c471; --care-ground: #372a12;
    --good: #86d6a1; --good-ground: #183021; --calm: #b3c0ff; --calm-ground: #232842;
  }
}
* { box-sizing: border-box; }
html { scroll-padding-top: 1rem; text-size-adjust: 100%; }
body {
  margin: 0 auto; max-width: 74rem; padding: 1.5rem clamp(1rem, 4vw, 2.5rem) 4rem;
  background: var(--ground); color: var(--ink);
  font: 1rem/1.55 system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "DejaVu Sans", sans-serif;
  overflow-wrap: anywhere;
}
h1, h2, h3 { line-height: 1.25; margin: 0; text-wrap: balance; }
h1 { font-size: 2rem; letter-spacing: -0.015em; }
h2 { font-size: 1.35rem; letter-spacing: -0.01em; }
h3 { font-size: 1rem; font-weight: 600; }
p, ul, dl, figure, table { margin: 0; }
ul { padding: 0; list-style: none; }
a { color: var(--link); text-underline-offset: 0.15em; }
a:focus-visible, summary:focus-visible { outline: 2px solid var(--link); outline-offset: 2px; border-radius: 3px; }
code, .code { font-family: ui-monospace, "SF Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace; font-size: 0.875em; }
.quiet { color: var(--quiet); font-size: 0.9rem; }
section { margin-top: 3rem; display: grid; gap: 1rem; }
section > .quiet { margin-top: -0.6rem; }

.brand { font-weight: 600; letter-spacing: 0.02em; color: var(--quiet); margin-bottom: 0.75rem; }
.verdict { display: grid; gap: 0.75rem; padding: 1.25rem 1.5rem; border-radius: 10px; border-left: 6px solid; background: var(--surface); }
.verdict.pass { border-color: var(--good); background: var(--good-ground); }
.verdict.fail { border-color: var(--bad); background: var(--bad-ground); }
.verdict.inconclusive { border-color: var(--care); background: var(--care-ground); }
.verdict.pass h1 { color: var(--good); }
.verdict.fail h1 { color: var(--bad); }
.verdict.inconclusive h1 { color: var(--care); }
.verdict .rows { border: 0; background: none; display: grid; gap: 0.5rem; }
.verdict .rows > li { padding: 0; border: 0; font-size: 1.1rem; }
.verdict .rows > li + li { font-size: 1rem; }
.verdict .hint { font-size: 0.95rem; }
.reproduce { margin-top: 1rem; display: grid; gap: 0.25rem; }
.reproduce > code { display: block; padding: 0.6rem 0.8rem; background: var(--sunken); border-radius: 6px; white-space: pre-wrap; user-select: all; }
.counts { display: grid; grid-template-columns: repeat(auto-fit, minmax(6.2rem, 1fr)); gap: 0.5rem; margin-top: 1.25rem; }
.counts div { padding: 0.6rem 0.8rem; background: var(--surface); border: 1px solid var(--line); border-radius: 8px; }
.counts dt { font-size: 0.85rem; color: var(--quiet); }
.counts dd { margin: 0; font-size: 1.5rem; font-weight: 600; font-variant-numeric: tabular-nums; line-height: 1.2; }
.counts .some { color: var(--bad); }
nav { margin-top: 1.25rem; }
nav ul { display: flex; flex-wrap: wrap; gap: 0.3rem 1.1rem; font-size: 0.95rem; }
nav a { display: inline-block; padding: 0.15rem 0; }

.alarm { padding: 1.1rem 1.4rem; border: 2px solid var(--care); border-radius: 10px; background: var(--care-ground); }
.alarm h2, .alarm strong { color: var(--care); }
.alarm .quiet { color: var(--ink); }
.rows { background: var(--surface); border: 1px solid var(--line); border-radius: 8px; }
.rows > li { padding: 0.5rem 0.9rem; white-space: pre-wrap; }
.rows > li + li { border-top: 1px solid var(--line); }
.rows > .more, .more { color: var(--quiet); font-size: 0.95rem; }

.finding, .cause { background: var(--surface); border: 1px solid var(--line); border-radius: 10px; }
article.finding, .cause { display: grid; gap: 0.7rem; padding: 1.1rem 1.3rem; }
.finding:target, .cause:target { outline: 2px solid var(--link); outline-offset: 2px; }
.finding.is-waived { border: 2px solid var(--care); }
.waived { padding: 0.5rem 0.8rem; border-radius: 6px; background: var(--care-ground); color: var(--care); white-space: pre-wrap; }
.message { font-size: 1.05rem; white-space: pre-wrap; }
.tag { display: inline-block; padding: 0.05rem 0.55rem; border-radius: 99px; font-size: 0.8rem; font-weight: 600; }
.tag.error { background: var(--bad-ground); color: var(--bad); }
.tag.warning { background: var(--care-ground); color: var(--care); }
.tag.information, .tag.hint { background: var(--calm-ground); color: var(--calm); }
.tag.ok { background: var(--good-ground); color: var(--good); }
summary { cursor: pointer; }
details.finding > summary { padding: 0.65rem 1rem; }
details.finding[open] > summary { border-bottom: 1px solid var(--line); }
details.finding > div { display: grid; gap: 0.7rem; padding: 1rem 1.3rem 1.1rem; }
summary .gist { color: var(--quiet); }
.facts { display: grid; grid-template-columns: max-content minmax(0, 1fr); gap: 0.15rem 1rem; font-size: 0.92rem; }
.facts dt { color: var(--quiet); }
.facts dd { margin: 0; white-space: pre-wrap; }

.sides { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 0.8rem; }
figure { border: 1px solid var(--line); border-radius: 8px; overflow: hidden; }
figcaption { padding: 0.35rem 0.8rem; background: var(--sunken); font-size: 0.85rem; color: var(--quiet); }
.absent { padding: 0.6rem 0.8rem; color: var(--quiet); font-size: 0.9rem; }
.code { padding: 0.4rem 0; line-height: 1.5; font-size: 0.83rem; }
.code div { display: grid; grid-template-columns: 3.4em minmax(0, 1fr); padding-right: 0.6rem; }
.code .hit { background: var(--hit); }
.code .number { text-align: right; padding-right: 1em; color: var(--quiet); user-select: none; }
.code .hit .number { font-weight: 700; color: var(--ink); }
.code .text { white-space: pre-wrap; }
mark { background: var(--mark); color: inherit; border-radius: 2px; box-shadow: 0 0 0 1px var(--mark); }

table { border-collapse: collapse; font-variant-numeric: tabular-nums; font-size: 0.95rem; width: 100%; }
th, td { text-align: left; padding: 0.4rem 0.9rem 0.4rem 0; border-bottom: 1px solid var(--line); font-weight: 400; vertical-align: top; }
thead th { font-weight: 600; }
th[scope="row"] { color: var(--quiet); }
details.plain > summary { font-weight: 600; }
details.plain > .rows { margin-top: 0.6rem; }
.reward { font-size: 1.9rem; font-weight: 600; font-variant-numeric: tabular-nums; line-height: 1.2; }
footer { margin-top: 3.5rem; padding-top: 1rem; border-top: 1px solid var(--line); }

@media (max-width: 46rem) {
  .sides { grid-template-columns: minmax(0, 1fr); }
  .verdict { padding: 1rem 1.1rem; }
  .counts { grid-template-columns: repeat(3, minmax(0, 1fr)); }
  .counts div { padding: 0.45rem 0.55rem; }
  .counts dt { font-size: 0.78rem; }
  article.finding, .cause { padding: 0.9rem; }
  .facts { grid-template-columns: minmax(0, 1fr); gap: 0; }
  .facts dd { margin-bottom: 0.4rem; }
}
@media print {
  body { max-width: none; padding: 0; background: none; font-size: 10pt; }
  nav { display: none; }
  details::details-content { content-visibility: visible; block-size: auto; }
  .code div, li, figcaption { break-inside: avoid; }
  section { margin-top: 1.5rem; }
}
`;var pageBytesMax=1e7;function html(report,options){let parts=partsOf(report,options);return markup`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="referrer" content="no-referrer">
<title>Lanser: ${report.verdict}, ${report.counts.new} new</title>
<style>${style}</style>
</head>
<body>
<header>
${headline2(report,options)}
${counts(report)}
<nav aria-label="Sections"><ul>
${parts.map(({id,title})=>markup`<li><a href="#${id}">${title}</a></li>\n`)}</ul></nav>
</header>
<main>
${parts.map(({content})=>content)}</main>
<footer><p class="quiet">Written by Lanser ${version}. The JSON report has everything that is left out here.</p></footer>
</body>
</html>
`.markup}function partsOf(report,{show}){let{policyChanges:changes,escapes:added,unknown:unknown3,unmatched,limits:hit,replay}=report,some=(count,id,title,content)=>count===
0?[]:[{id,title,content:content(report)}];return[...some(changes.length,"policy-changes","Policy changes",policyChanges3),...findingParts(report,show),...replay===
null?[]:[{id:"traces",title:"Traces",content:traces3(report,replay)}],...some(report.bumps.length,"server-updates","Server updates",bumps3),...looksIn(report).map(
list=>({id:list.id,title:list.title,content:looked(list)})),...some(added.length,"escapes","Escapes",escapes3),...some(unknown3.length+unmatched.length,"unknown",
"Not checked",unknownFiles),{id:"reward",title:"Reward",content:reward(report)},...some(hit.length,"limits","Limits",limits2),{id:"servers",title:"Servers and p\
olicy",content:servers(report)}]}function headline2(report,{reproduce}){let{verdict,reasons}=report,warns=toleratedBy(report).map(setting=>markup`<p>The policy “${setting}” turns the exit code to 0; the verdict stays inconclusive.</p>\n`),
scope=scopeLine(report),list=rows(reasons,({message,hint})=>markup`${message}${hint===null?nothing:markup`\n<span class="hint">What to do: ${hint}</span>`}`);return markup`<p class="brand">Lanser</p>
<div class="verdict ${verdict}">
<h1>${verdictWords[verdict]}</h1>
${list}
${scope===null?nothing:markup`<p class="scope">${capital(scope)}.</p>\n`}${warns}</div>
<div class="reproduce"><p class="quiet">Base <code>${shortened(report.base.commit??"no base",commitLengthMax)}</code> compared with head <code>${shortened(headName(
report),commitLengthMax)}</code>. To get this report again:</p>
<code>${reproduce}</code></div>`}var commitLengthMax=16;function capital(sentence){return sentence.charAt(0).toUpperCase()+sentence.slice(1)}function counts(report){
let tiles=statesInOrder.map(state=>{let some=state==="new"&&report.counts.new>0?markup` class="some"`:nothing;return markup`<div><dt>${findingStateTable[state].
title}</dt><dd${some}>${report.counts[state]}</dd></div>\n`}),part=isPartial(report)?markup`\n<p class="quiet">Counted in what was looked at.</p>`:nothing;return markup`<dl class="counts">
${tiles}</dl>${part}`}var textLengthMax2=1e3;function plainText(text){let shown2=shownText(text).toWellFormed();return shorten(shown2,textLengthMax2)}function messageText(text){return text.
replace(/\\*[[\]]/gu,run=>`${run.slice(0,-1).repeat(2)}\\${run.slice(-1)}`).replace(/\{+\d+\}+/gu,run=>run.replace(/[{}]/gu,"$&$&"))}var notificationsMax=50,codeLengthMax=200;function invocationOf(report,leftOut){let isInconclusive=report.verdict==="inconclusive",reasons=isInconclusive?report.
reasons:[],{sides:sides2,files}=uncheckedOf(report),unknown3=[...sides2.map(message=>({code:"unknown-file",message})),...files.map(({server:server2,side,path,reason})=>({
code:"unknown-file",message:`${server2} did not check ${path} of ${side}: ${reason}`}))],limits3=report.limits.map(one=>({code:one.code,message:limitText(one)}));
return{executionSuccessful:!isInconclusive,toolExecutionNotifications:[...notifications("error",reasons),...notifications("warning",leftOutNotes(leftOut)),...notifications(
"warning",unequalTraces(report).map(traceNote(report))),...notifications("warning",bumpNotes(report,!0)),...notifications("warning",unknown3.toSorted(compareValues)),
...notifications("note",bumpNotes(report,!1)),...notifications("note",limits3.toSorted(compareValues))],toolConfigurationNotifications:notifications("warning",report.
policyChanges.map(policyNote).toSorted(compareValues))}}function notifications(kind,notes3){let left=notes3.length-notificationsMax,more3=left>0?[{code:"more",message:`${left}\
 more like this are in the report.`}]:[];return[...notes3.slice(0,notificationsMax),...more3].map(({code,message})=>({descriptor:{id:cut(plainText(code),codeLengthMax)},
level:kind,message:{text:messageText(plainText(message))}}))}function leftOutNotes({beyondLimits,outsideRepository}){let beyond=`${beyondLimits} left out, the o\
ld and the least severe first: GitHub takes no longer log.`,outside=`${outsideRepository} left out that are in no file of the repository.`;return[...beyondLimits>
0?[{code:"results-left-out",message:beyond}]:[],...outsideRepository>0?[{code:"outside-repository",message:outside}]:[]]}function traceNote(report){return trace2=>{
let by=traceServer(trace2),facts=traceFacts(trace2).map(({title,text})=>`${title}: ${text}`),subject=`${trace2.path}${by===""?"":` (${by})`} ${traceState(trace2,
report)}`;return{code:`trace-${trace2.state}`,message:[subject,...facts].join(`
`)}}}function bumpNotes(report,isProblem){return bumpsInOrder(report).filter(({problem})=>problem!==null===isProblem).map(one=>({code:"server-update",message:`${bumpName(
one)}: ${bumpResult(one)}`}))}function policyNote({kind,files,message,hides,adds}){let beside=hides===null||adds===null?"":` (under its own: ${hides} hidden, ${adds}\
 added)`;return{code:kind,message:`${message}${beside}: ${files.join(", ")}`}}var resultsMax=25e3,relatedLocationsMax=1e3,extensionsMax=100,resultTextBytesMax=105e5;function sarif(report,options){return logOf(report,options,()=>!0)}function codeScanningSarif(report,options){
return logOf(report,options,finding=>baselineStateOf(finding)!=="absent")}function logOf(report,options,isWanted){let{results,rules,leftOut}=resultsOf(report.findings.
filter(isWanted),options),run={tool:{driver:{...driver,rules},extensions:extensionsOf(report)},columnKind:"utf16CodeUnits",originalUriBaseIds:{"%SRCROOT%":{description:{
text:"The root of the repository."}}},invocations:[invocationOf(report,leftOut)],results,properties:propertiesOf(report,leftOut)};return`${canonical({$schema:schema,
version:"2.1.0",runs:[run]})}
`}var schema="https://json.schemastore.org/sarif-2.1.0.json",driver={name:"Lanser",version,semanticVersion:version};function extensionsOf({servers:servers2}){let extensions=servers2.
map(({id,version:own,root,skipped,treeDigest,schedule,interpreter,base,head})=>({name:plainText(id),version:plainText(own),properties:{...root==="."?{}:{root},...skipped===
null?{}:{skipped},treeDigest,schedule,interpreter:interpreter===null?null:`${plainText(interpreter.name)} ${plainText(interpreter.version)}`,base:{files:base.files,
unknown:base.unknown},head:{files:head.files,unknown:head.unknown}}}));return[...new Map(extensions.map(one=>[JSON.stringify(one),one])).values()].sort(compareValues).
slice(0,extensionsMax)}function resultsOf(findings,{show}){let inside=findings.filter(one=>isRelativePath(one.path)),shown2=inside.filter(one=>severityAtLeast(one.
severity,show)),isAnyWaived=shown2.some(one=>one.waived!==void 0),rules=new Map,results=[],bytes=0;for(let finding of shown2.toSorted(compareRanked2).slice(0,resultsMax)){
let own=ruleOf(finding),{index,rule}=rules.get(own.id)??{index:rules.size,rule:own},result=resultOf(finding,{rule,index,isAnyWaived});if(bytes+=textBytes(result)+
(rules.has(rule.id)?0:textBytes(rule)),bytes>resultTextBytesMax)break;rules.set(rule.id,{index,rule}),results.push(result)}return{results,rules:[...rules.values()].
map(({rule})=>rule),leftOut:{beyondLimits:shown2.length-results.length,belowShow:inside.length-shown2.length,outsideRepository:findings.length-inside.length}}}function compareRanked2(left,right){
let isOld=one=>+(one.state!=="new");return isOld(left)-isOld(right)||severityRank(left.severity)-severityRank(right.severity)||compareFindings(left,right)}function textBytes(value){
return typeof value=="string"?Buffer.byteLength(value):typeof value!="object"||value===null?0:Object.values(value).reduce((sum,member)=>sum+textBytes(member),0)}
function ruleOf({server:server2,code}){let by=plainText(server2),name2=code===null?null:cut(plainText(code),codeLengthMax),description=name2===null?`What ${by} \
reports without a code.`:`What ${by} reports as ${messageText(name2)}.`;return{id:name2===null?by:`${by}/${name2}`,shortDescription:{text:description},fullDescription:{
text:description},help:{text:`The documentation of ${by} describes it. "lanser explain" explains why a finding counts as new.`}}}var level3={error:"error",warning:"\
warning",information:"note",hint:"note"},baselineState={new:"new",unchanged:"unchanged",moved:"updated",fixed:"absent",removed:"absent",suppressed:"absent",volatile:"\
unchanged"};function baselineStateOf({state,seen}){return seen?.head.length===0?"absent":baselineState[state]}function nature({state,severity}){return state==="\
volatile"?{kind:"review",level:"none"}:{level:level3[severity]}}function resultOf(finding,{rule,index,isAnyWaived}){let{symbol,waived}=finding,related=relatedLocations(
finding),suppressions=waived===void 0?[]:[{kind:"external",status:"accepted",justification:plainText(`${waived.by}: ${waived.reason}`)}];return{ruleId:rule.id,ruleIndex:index,
...nature(finding),baselineState:baselineStateOf(finding),message:{text:messageText(plainText(finding.message))||"(no message)"},locations:[{...locationOf(finding),
...symbol===null?{}:{logicalLocations:[{fullyQualifiedName:plainText(symbol)}]}}],...related.length===0?{}:{relatedLocations:related},partialFingerprints:{"lans\
erFindingId/v1":finding.id},...isAnyWaived?{suppressions}:{},properties:resultProperties(finding)}}function resultProperties(finding){let{state,matchedBy,placement,
why,base,seen}=finding;return state==="unchanged"?{state}:{state,placement,why:plainText(why),...matchedBy===null?{}:{matchedBy},...base!==null&&isRelativePath(
base.path)?{base:{uri:uriOf(base),...regionOf(base)}}:{},...seen===null?{}:{seen:{base:seen.base,head:seen.head}},...finding.proof===void 0?{}:{proof:finding.proof.
kind},...finding.proof?.kind==="unproven"?{probe:plainText(finding.proof.probe)}:{}}}function relatedLocations({cause,related=[]}){let label=cause===null?null:causeLabel(
cause),name2=label===null?"this":plainText(label),caused=cause?.how==="removed-name"?`${name2}, which the change took away`:cause?.how==="dependency"?`another v\
ersion of a dependency: ${name2}`:cause?.how==="moved-module"?"this file, which the change moved":cause?.how==="mended-import"?`${name2}, which mended an import\
 that hid this`:`${name2}, which the change edited`;return[...cause===null||!isInHead(cause)?[]:[{place:cause,text:`Caused by ${messageText(caused)}.`}],...related.
map(place=>({place,text:"The server names this place beside it."}))].filter(({place})=>isRelativePath(place.path)).slice(0,relatedLocationsMax).map(({place,text},id)=>({
id,...locationOf(place),message:{text}}))}function locationOf(place){return{physicalLocation:{artifactLocation:{uri:uriOf(place),uriBaseId:"%SRCROOT%"},region:regionOf(
place)}}}function uriOf({path}){let encode=mark=>`%${mark.charCodeAt(0).toString(16).toUpperCase()}`;return path.toWellFormed().split("/").map(one=>encodeURIComponent(
one).replace(/[!'()*]/gu,encode)).join("/")}function regionOf({range:{start,end}}){return{startLine:start.line+1,startColumn:start.character+1,endLine:end.line+
1,endColumn:end.character+1}}function propertiesOf(report,leftOut){let{verdict,class:kind,counts:counts2,reward:reward2,unscored,replay,base,head,reasons,scope}=report;
return{verdict,class:kind,reasons:reasons.slice(0,notificationsMax).map(({code,message})=>({code,message:plainText(message)})),counts:counts2,...scope===void 0?
{}:{scope:{mode:scope.mode,files:scope.files.length,of:scope.of,why:plainText(scope.why)}},reward:reward2===null?null:{headline:reward2.headline,"pr-v1":reward2["\
pr-v1"].r,"pr-v2":reward2["pr-v2"].r},unscored:unscored===null?null:plainText(unscored),replay:replay===null?null:replayCounts(replay),base,head,leftOut}}function replayCounts({
mode,traces:traces4}){let counts2=["equal","different","unreadable","inconclusive","stale"].map(state=>[state,traces4.filter(one=>one.state===state).length]);return{
mode,...Object.fromEntries(counts2)}}var summaryBytesMax2=900*1024;function summary(report,options){return markdown(report,{...options,bytesMax:summaryBytesMax2})}var surfaces={log:{to:"log",input:null,flag:null,help:"",noun:"log",limit:null,render:({report,reproduce,all,show})=>plainLog(report,{reproduce,all,show})},report:{
to:"file",input:"report",flag:"report",help:"writes the report as JSON, whatever the verdict; run.json is written beside it",noun:"report",limit:null,render:({json})=>json},
sarif:{to:"file",input:"sarif",flag:"sarif",help:"writes a SARIF log, for code scanning",noun:"SARIF log",limit:{max:resultsMax,of:"results"},render:({report,show,
reader})=>reader==="code-scanning"?codeScanningSarif(report,{show}):sarif(report,{show})},html:{to:"file",input:"html",flag:"html",help:"writes one HTML page",noun:"\
HTML page",limit:{max:pageBytesMax,of:"bytes"},render:({report,reproduce,show})=>html(report,{reproduce,show})},check:{to:"github",input:"check",flag:null,help:"",
noun:"check run",limit:{max:checkAnnotationsMax,of:"annotations"},render:({report,reproduce,show,links,notes:notes3})=>checkContent(report,{reproduce,show,links,
notes:notes3})},comment:{to:"github",input:"comment",flag:null,help:"",noun:"comment",limit:{max:commentBytesMax,of:"bytes"},render:({report,name:name2,reproduce,
show,links,notes:notes3})=>comment2(report,name2,{reproduce,show,links,notes:notes3})},annotations:{to:"log",input:null,flag:null,help:"",noun:"annotations",limit:{
max:annotationsPerStepMax,of:"annotations"},render:({report,show})=>annotations(report,show)},summary:{to:"summary",input:null,flag:null,help:"",noun:"job summa\
ry",limit:{max:summaryBytesMax2,of:"bytes"},render:({report,reproduce,show,links,notes:notes3})=>summary(report,{reproduce,show,links,notes:notes3})}},fileSurfaces=namesTo(
"file"),postedSurfaces=namesTo("github");function eachFile(value){return Object.fromEntries(fileSurfaces.map(name2=>[name2,value(name2)]))}var surfaceFlags=Object.
values(surfaces).flatMap(({flag,help})=>flag===null?[]:[{flag,help}]);function namesTo(to){return Object.keys(surfaces).filter(name2=>surfaces[name2].to===to)}function reproduceCommand(report,args){let kept=flagsWithout(args,dropped),base=report.base.commit===null?[]:["--base-exact",report.base.commit],head=report.head.
commit===null?[]:["--head",report.head.commit];return["lanser gate",...base,...head,...kept.map(shellWord)].join(" ")}var nothingChosen={servers:[],roots:[],config:"",
baseDependencies:"",failOn:"",scope:"",replay:""};function reproduceChosen(report,chosen){let{servers:servers2,roots,config,baseDependencies,failOn,scope,replay}=chosen,
flags=Object.entries({config,"base-dependencies":baseDependencies,"fail-on":failOn,scope,replay}).flatMap(([flag,value])=>value===""?[]:[`--${flag}`,value]),several=[
...servers2.flatMap(one=>["--server",one]),...roots.flatMap(one=>["--root",one])];return reproduceCommand(report,[...several,...flags])}var dropped=["base","bas\
e-exact","head","format",...surfaceFlags.map(({flag})=>flag),"trace","all","allow-secrets"],switches=["all","allow-secrets"];function flagsWithout(args,dropped2){
let kept=[];for(let index=0;index<args.length;index+=1){let arg=args[index]??"",name2=/^--([^=]+)/.exec(arg)?.[1];name2===void 0||!dropped2.includes(name2)?kept.
push(arg):!arg.includes("=")&&!switches.includes(name2)&&(index+=1)}return kept}function shellWord(text){return/^[\w@%+=:,./-]+$/.test(text)?text:`'${text.replaceAll(
"'","'\\''")}'`}export{divergenceClasses,divergenceClassNames,traceProblemCommand,problemCommand,exitCode,escapeKinds,plain,plainLog,problemSummary,codeSpan,commentMarker,surfaces,
fileSurfaces,postedSurfaces,eachFile,surfaceFlags,reproduceCommand,nothingChosen,reproduceChosen,shellWord};
