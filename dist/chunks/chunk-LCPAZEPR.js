import { createRequire as lanserCreateRequire } from "node:module";
if (Number(process.versions.node.split(".")[0]) < 24) {
  process.stderr.write("lanser needs Node 24 or newer; this is Node " + process.versions.node + ". Install Node 24 and run it again." + "\n");
  process.exit(13);
}
const require = lanserCreateRequire(import.meta.url);
import{adviceOn,alsoFoundBy,blameText,brokenBy,bumpMeaning,bumpName,bumpResult,bumpTables,bumpsInOrder,byFile,causeLabel,causeWords,claimsLine,classWords,diffOf,
effectsOpenMax,escapeCounts,groupedByCause,isPartial,isUnchanged,limitAccounts,limitText,listedStates,looksIn,marksOf,matchWords,newSentence,placementText,plainLog,
policyParts,policyRemarks,reasonAccounts,replayLine,replayModeWords,rewardLine,ruleAddress,sameOnOneLine,scopeLine,serverName,skippedRoots,sourceParts,stateWords,
statesInOrder,traceFacts,traceMeaning,traceServer,traceState,uncheckedOf,unequalTraces,unknownAccounts,unprovenText,untouchedFiles,waivedBy,waysTo}from"./chunk-INA3GH4L.js";
import{isTolerated,toleratedBy}from"./chunk-7WUX6KE4.js";import{commandData,commandProperty,fenceOf,shownText,spanOf,terminalName,terminalText}from"./chunk-FO76SHGF.js";
import{isFailing,isFailure,isSevere,replayWeight}from"./chunk-SNRI3OFJ.js";import{ruleName}from"./chunk-3NKQKLM6.js";import{version}from"./chunk-YYFTMGYD.js";
import{canonical,causeOrOwnPlace,compareFindings,compareText,compareValues,findingStateTable,isInHead,isRelativePath,placesOf,severities,severityAtLeast,severityRank,
sha256,sideOf}from"./chunk-XC2CTCOW.js";import{andMore,capitalized,cut,plural,shortId,shorten,threeDigits}from"./chunk-BZ74BBKY.js";var perLevelMax=10,messageLengthMax=4096,nameLengthMax=200,tracesMax=3,levels=["error","warning","notice"],annotationsPerStepMax=perLevelMax*levels.length,level={
error:"error",warning:"warning",information:"notice",hint:"notice"};function shownSeverity(finding,{policy}){return finding.severity==="error"&&!isSevere(finding,
policy)?"warning":finding.severity}function shownSeverityOf(mark,report){return mark.kind==="finding"?shownSeverity(mark.finding,report):mark.group.effects.map(
one=>shownSeverity(one,report)).reduce((worst,one)=>severityRank(one)<severityRank(worst)?one:worst)}function annotations(report,show){let marks=marksOf(report,
show),of=kind=>marks.filter(one=>level[shownSeverityOf(one,report)]===kind),isInconclusive=report.verdict==="inconclusive",unequal=unequalTraces(report),tracesOf=kind=>unequal.
filter(one=>traceLevel(one,report)===kind).slice(0,tracesMax),whole={error:perLevelMax-tracesOf("error").length,warning:perLevelMax-tracesOf("warning").length-(isInconclusive?
1:0),notice:perLevelMax},traces3=levels.flatMap(kind=>tracesOf(kind).map(one=>traceCommand(one,report))),tracesLeft=unequal.length-traces3.length,room=tracesLeft===
0&&levels.every(kind=>of(kind).length<=whole[kind])?whole:{...whole,notice:whole.notice-1},commands=levels.flatMap(kind=>of(kind).slice(0,room[kind]).map(one=>markCommand(
one,kind))),left=marks.length-commands.length;if(commands.push(...traces3),left+tracesLeft>0){let many=[...more(left,"new finding"),...more(tracesLeft,"committe\
d trace")].join(" and "),are=left+tracesLeft===1?"is":"are";commands.push(command("notice",{title:"Lanser"},`${many} ${are} in the log and the report.`))}if(isInconclusive){
let why=report.reasons.map(one=>{let advice=adviceOn(one,report);return advice===null?one.message:`${one.message.replace(/\.$/u,"")}. ${advice}`}),said=shorten(
shownText(why.join(`
`)),messageLengthMax);commands.push(command("warning",{title:"Lanser is inconclusive"},said))}return commands.join("")}function traceLevel(trace2,{policy}){return replayWeight(
trace2,policy)==="fails"?"error":"warning"}function more(many,noun){return many===0?[]:[plural(many,`more ${noun}`)]}function traceCommand(trace2,report){let{title,
message}=traceWords(trace2,report);return command(traceLevel(trace2,report),{file:trace2.path,title},shorten(message,messageLengthMax))}function traceWords(trace2,report){
let server2=traceServer(trace2);return{title:`A committed trace${server2===""?"":` (${shorten(terminalName(server2),nameLengthMax)})`} ${traceState(trace2,report)}`,
message:traceFacts(trace2).map(({title,text:text2})=>`${title}: ${terminalText(text2)}`).join(`
`)}}function breaksSentence({group,first}){let{at,effects}=group,files=plural(new Set(effects.map(({path:path2})=>path2)).size,"file"),label=causeLabel(at),named=label===
null?"This":shorten(terminalName(label),nameLengthMax),verb=at.how==="mended-import"?"brings to light":"breaks",what=isInHead(at)?`${named} ${verb} ${plural(effects.
length,"place")} in ${files}`:`The deletion of ${shorten(terminalName(at.path),nameLengthMax)} breaks ${plural(effects.length,"place")} in ${files}`,path=shorten(
terminalName(first.path),nameLengthMax);return`${what}. First ${path}:${first.range.start.line+1}: ${shownText(first.message)}`}function causeTitle({group,first}){
let{effects}=group,isOne=effects.every(({severity})=>severity===first.severity),rule=ruleName(first),code2=effects.every(one=>ruleName(one)===rule)&&rule!==null?
`, ${shorten(terminalName(rule),nameLengthMax)}`:"",servers2=[...new Set(effects.map(({server:server2})=>server2))].join(", ");return`${plural(effects.length,`n\
ew ${isOne?first.severity:"finding"}`)}${code2} (${servers2})`}function markCommand(mark,kind){if(mark.kind==="finding")return findingCommand(mark,kind);let{place}=mark,
where=place===null?" (on a line that only the merge has)":"",message=shorten(breaksSentence(mark),messageLengthMax-where.length)+where;return command(kind,{...place===
null?{}:placeProperties(place),title:causeTitle(mark)},message)}function findingCommand({finding,place,isOwn},kind){let cause=isOwn?null:finding.cause,rule=ruleName(
finding),title=`${rule===null?`New ${finding.severity}`:`New: ${shorten(terminalName(rule),nameLengthMax)}`} (${finding.server})`,path=shorten(terminalName(finding.
path),nameLengthMax),shownPath=shorten(terminalName(causeOrOwnPlace(finding).path),nameLengthMax),where=place===null?` (${shownPath}, a line that only the merge\
 has)`:"",label=cause?.dependency===void 0?null:causeLabel(cause),breaks=label===null?"Breaks":`${shorten(shownText(label),nameLengthMax)} breaks`,effect=cause===
null?"":isInHead(cause)?`${cause.how==="mended-import"?"Brings to light":breaks} ${path}:${finding.range.start.line+1}: `:`Broken by the deletion of ${shorten(terminalName(
cause.path),nameLengthMax)}: `,waived=finding.waived===void 0?"":`Waived by ${shorten(waivedBy(finding.waived),nameLengthMax)}. `,message=shownText(waived)+effect+
shorten(shownText(finding.message),messageLengthMax-where.length-effect.length-waived.length)+where;return command(kind,{...place===null?{}:placeProperties(place),
title},message)}function placeProperties({path,range:{start,end}}){let lines={file:path,line:String(start.line+1),endLine:String(end.line+1)};return start.line!==
end.line?lines:{...lines,col:String(start.character+1),endColumn:String(end.character+1)}}function command(kind,properties,message){let written=Object.entries(properties).
map(([name2,value])=>`${name2}=${commandProperty(value)}`);return`::${kind} ${written.join(",")}::${commandData(message)}
`}function traceProblemCommand(kind,file,title,message){return command(kind,{file,title},shorten(shownText(message),messageLengthMax))}function problemCommand(problem,hint){
return command("error",{title:"Lanser did not run"},shorten(shownText(hint===""?problem:`${problem}. ${hint}`),messageLengthMax))}function cutToBytes(text2,bytesMax){let kept=[],bytes=0;for(let one of text2.split(`
`)){if(bytes+=bytesOf(one)+1,bytes>bytesMax)break;kept.push(one)}return kept.join(`
`)}function bytesOf(text2){return Buffer.byteLength(text2)}var messageLengthMax2=1e3,codeLinesMax=9;function wholeEntry(report,finding,options,hasCode){let{waived,cause}=finding,blame2=blameText(finding),also=alsoFoundBy(
finding),details=[...blame2===null?[]:[blame2],...also===null?[]:[codeSpan(cut(also,messageLengthMax2))],...waived===void 0?[]:[`**Waived** by ${codeSpan(waivedBy(
waived))}: ${codeSpan(cut(waived.reason,messageLengthMax2))}`],...policyRemarks(finding),...finding.proof?.kind==="unproven"?[`${unprovenText}: ${codeSpan(cut(finding.
proof.probe,messageLengthMax2))}`]:[],`${cause===null?sentence(finding.why):causeText(cause,options)} · ${codeSpan(shortId(finding.id))}`],excerpt=hasCode?report.
excerpts.get(finding.id)?.head??null:null,code2=excerpt===null?[]:fence(excerpt,finding).map(text2=>`  ${text2}`);return[line(finding,options),...details.map(text2=>`\
  <br>${text2}`),"",...code2,"",""].join(`
`)}function causeText(cause,options){let{broken,at}=brokenBy(cause),label=causeLabel(cause),symbol=label===null?"":codeSpan(label),place=`${terminalName(cause.path)}\
:${cause.range.start.line+1}`;return`${broken}${symbol}${at}${linkTo(place,cause,isInHead(cause)?"head":"base",options)}`}function line(finding,options){let rule=ruleName(
finding),code2=rule===null?"":` ${ruleLink(finding,rule)}`,side=sideOf(finding),seen=finding.seen===null?"":` (${seenWords(finding.seen)})`;return`- ${placeLink(
finding,side,options)} ${finding.severity}${code2}: ${codeSpan(messageOf(finding))}${seen}`}function ruleLink(finding,rule){let address=ruleAddress(finding);return address===
null?codeSpan(rule):`[${codeSpan(rule)}](${address})`}function messageOf({message}){return cut(message,messageLengthMax2).replace(/\n\s*/gu," — ")}function seenWords({
base,head}){let words=schedules=>schedules.length===0?"never":schedules.join(" and ");return`base: ${words(base)}; head: ${words(head)}`}function placeLink(place,side,options){
let{line:line2,character}=place.range.start;return linkTo(`${terminalName(place.path)}:${line2+1}:${character+1}`,place,side,options)}function linkTo(text2,{path,
range},side,{links}){let shown=codeSpan(text2),commit=links?.[side]??null;if(links===null||commit===null)return shown;let name2=path.split("/").map(encoded).join(
"/");return`[${shown}](${links.server}/${links.repository.split("/").map(encoded).join("/")}/blob/${commit}/${name2}#L${range.start.line+1})`}function encoded(segment){
let percent=one=>`%${one.charCodeAt(0).toString(16).toUpperCase()}`;return encodeURIComponent(segment.toWellFormed()).replace(/[!'()*~]/gu,percent)}function fence(excerpt,finding){
let first=Math.max(0,Math.min(finding.range.start.line-excerpt.line-4,excerpt.lines.length-codeLinesMax)),lines=excerpt.lines.slice(first,first+codeLinesMax),width=String(
excerpt.line+first+lines.length).length,shown=lines.map((text2,at)=>{let number=excerpt.line+first+at;return`${number===finding.range.start.line?">":" "} ${String(
number+1).padStart(width)} | ${terminalText(text2)}`});return fenceOf(shown,"text")}function sentence(text2){return text2.split(quoted).map((part,at)=>at%2===1?
codeSpan(part):prose(part,at===0)).join("")}var quoted=/(?<=(?:^|\s)\(*)`([^`]+)`(?=[,;:.!?)]*(?:\s|$))/u;function prose(text2,isStart){let words=text2.split(" "),
isProse=words.map((word,at)=>word===""||marksAlone.test(word)||proseWord.test(word)&&!commitLike.test(word)&&terminalText(word)===word&&!(isStart&&at===0&&listMark.
test(word)));return words.map((word,at)=>isProse[at]===!0?word:codeThenMarks(word)).join(" ")}function codeThenMarks(text2){let[,opening="",inner=text2]=/^(\(*)(.*)$/su.
exec(text2)??[],isWithin=opening!==""||!inner.includes("("),[,code2=inner,marks=""]=(isWithin?/^(.*?[^,;:.)])([,;:.)]*)$/su:/^(.*[^,;:.])([,;:.]*)$/su).exec(inner)??
[];return`${opening}${codeSpan(code2)}${marks}`}var marksAlone=/^(?:\(+|[,;:.!?)]+)$/u,proseWord=/^\(*"?(?:[-+]?\d+(?:\.\d+)*%?|[\p{L}\p{N}’]+(?:[-'](?=\p{L})[\p{L}\p{N}’]+)*%?)?"?[,;:.!?)]*$/u,
commitLike=/[0-9a-f]{7,}/iu,listMark=/^\d+[.)]/u;function codeSpan(text2){return spanOf(terminalText(text2))}var effectsOpenMax2=3,effectsMax=50,diffLinesMax=24;function causeEntry({cause,at,effects},options,room){let label=causeLabel(at),place=linkTo(`${terminalName(at.
path)}:${at.range.start.line+1}`,at,isInHead(at)?"head":"base",options),title=`**${plural(effects.length,"finding")}** from ${label===null?"":`${codeSpan(label)}\
 at `}${place}: ${causeWords[cause.how]}`,lines=sameOnOneLine(effects).slice(0,effectsMax).map(([one,...others])=>`${effectLine(one,options)}${others.length===0?
"":` (${others.length+1}× on this line: ${idsOf(others)})`}`),groups2=sameOnOneLine(effects).length,diff=diffOf(cause).map(({kind,text:text2})=>`${{same:" ",removed:"\
-",added:"+"}[kind]} ${terminalText(text2)}`),written=({diffLines,foldedLines,openLines})=>[title,"",...code(diff,diffLines),...lines.slice(0,openLines),...fold(
lines.slice(openLines,openLines+foldedLines),groups2-openLines),"",""].join(`
`),foldedMax=Math.max(0,lines.length-effectsOpenMax2),longest={diffLines:diffLinesMax,foldedLines:foldedMax,openLines:effectsOpenMax2},fits=lengths=>bytesOf(written(
lengths))<=room,shorter=[size=>({...longest,foldedLines:size}),size=>({...longest,foldedLines:0,diffLines:size}),size=>({diffLines:0,foldedLines:0,openLines:1+size})],
most=[foldedMax,diffLinesMax,effectsOpenMax2-1];for(let[step,of]of shorter.entries()){let size=largest(most[step]??0,one=>fits(of(one)));if(size!==null)return written(
of(size))}return written({diffLines:0,foldedLines:0,openLines:1})}function idsOf(findings){let shown=findings.slice(0,idsMax).map(({id})=>`\`${shortId(id)}\``),
left=findings.length-shown.length;return`${shown.join(", ")}${left>0?` and ${left} more`:""}`}var idsMax=10;function largest(most,fits){if(!fits(0))return null;
let[low,high]=[0,most];for(;low<high;){let middle=Math.ceil((low+high)/2);fits(middle)?low=middle:high=middle-1}return low}function code(diff,most){if(diff.length===
0)return[];let left=diff.length-most;if(most===0)return[`${plural(diff.length,"line")} of the edit ${diff.length===1?"is":"are"} in the report.`,""];let shown=left>
0?[...diff.slice(0,most),`… ${plural(left,"more line")}`]:diff;return[...fenceOf(shown,"diff"),""]}function fold(lines,count){if(count<=0)return[];let left=count-
lines.length,more3=left>0?[`- ${left} more ${left===1?"is":"are"} in the report.`]:[];return lines.length===0?more3:["",`<details><summary>${count} more</summar\
y>`,"",...lines,...more3,"","</details>"]}function effectLine(finding,options){let waived=finding.waived===void 0?"":` **Waived** by ${codeSpan(waivedBy(finding.
waived))}: ${codeSpan(cut(finding.waived.reason,messageLengthMax2))}`,blame2=blameText(finding),also=alsoFoundBy(finding),remarks=[...policyRemarks(finding),...blame2===
null?[]:[blame2],...also===null?[]:[codeSpan(cut(also,messageLengthMax2))]].map(remark=>`; ${remark}`);return`${line(finding,options)} · ${codeSpan(shortId(finding.
id))}${waived}${remarks.join("")}`}var reasonsMax=20,reasonLengthMax=300,adviceLengthMax=600,shownCodeMax=50,bumpRowsMax=10;function markdown(report,options){let head=[firstLine(report),"",...hints(
report),...notes(report,options),...policyChanges(report),`Reproduce: ${codeSpan(options.reproduce)}`,""],sections=[causes(report,options),section(report,"new",
options),traces(report),bumps(report),...listedStates.filter(state=>state!=="new").map(state=>section(report,state,options)),...looks(report),escapes(report),unknown(
report),limits(report)].filter(one=>one.count>0),{replay}=report,asRecorded=replay!==null&&unequalTraces(report).length===0?["",`Lanser ${sentence(replayLine(replay))}\
.`]:[],claims=claimsLine(report),tail=["",...table(report),...rewarded(report),...claims===null?[]:["",`${sentence(claims)}.`],...asRecorded,...elsewhere(options),
"",footer(report),""];return fill(`${head.join(`
`)}
`,sections,`${tail.join(`
`)}`,options.bytesMax)}function firstLine(report){let found=newSentence(report),first=report.reasons.slice(0,reasonsMax).map(one=>one.code==="new-finding"&&found!==
null?found:sentence(cut(one.message,reasonLengthMax))),left=report.reasons.length-first.length,reasons=[...first,...left>0?[`${left} more reasons`]:[]].join("; ");
return`${verdictMarks[report.verdict]} **Lanser: ${report.verdict}**: ${reasons}.`}var verdictMarks={pass:"✅",inconclusive:"⚠️",fail:"❌"};function hints(report){
let all=report.reasons.flatMap(one=>{let advice=adviceOn(one,report);return advice===null?[]:[`What to do: ${sentence(shorten(advice,adviceLengthMax))}`]});return all.
length===0?[]:[...new Set(all)].slice(0,reasonsMax).flatMap(line2=>[line2,""])}function notes(report,options){let all=[...[scopeLine(report)].filter(line2=>line2!==
null),...options.notes];return all.length===0?[]:[...all.map(note=>`- ${sentence(note)}`),""]}function policyChanges({policyChanges:changes}){return changes.length===
0?[]:["Head changes the rules that it is judged by:","",...changes.map(({kind,message,hides,adds})=>{let beside=hides===null||adds===null?"":` (under its own: ${hides}\
 hidden, ${adds} added)`;return`- ${kind}: ${sentence(message)}${beside}`}),""]}function causes(report,options){let groups2=groupedByCause(report,options.show).
causes;return{open:`### Broken by ${plural(groups2.length,"edit")}

`,count:groups2.length,entry:(index,room)=>{let group=groups2[index];return group===void 0?"":causeEntry(group,options,room)},close:`
`}}function section(report,state,options){let ranked=state==="new"?byFile(groupedByCause(report,options.show).alone):rankedOf(report,state,options),title=`${findingStateTable[state].
title} (${ranked.length})`,isNew2=state==="new";return{open:isNew2?`### ${title}

`:`<details><summary>${title}</summary>

`,count:ranked.length,entry:index=>{let finding=ranked[index];return isNew2?wholeEntry(report,finding,options,index<shownCodeMax):`${line(finding,options)}
`},close:isNew2?`
`:`
</details>

`}}function rankedOf({findings},state,{show}){let own=findings.filter(one=>one.state===state&&severityAtLeast(one.severity,show));return severities.flatMap(severity=>own.
filter(one=>one.severity===severity))}function traces(report){let unequal=unequalTraces(report),line2=report.replay===null?"":replayLine(report.replay);return{open:`\
### Traces (${unequal.length})

Lanser ${line2}. ${traceMeaning}

`,count:unequal.length,entry:index=>{let one=unequal[index];return one===void 0?"":traceEntry(one,report)},close:`
`}}function traceEntry(trace2,report){let server2=traceServer(trace2),by=server2===""?"":` (${codeSpan(server2)})`,facts=traceFacts(trace2).map(({title,text:text2})=>`\
  <br>${title}: ${codeSpan(text2)}`);return[`- ${codeSpan(terminalName(trace2.path))}${by} ${traceState(trace2,report)}`,...facts,""].join(`
`)}function bumps(report){let all=bumpsInOrder(report);return{open:`### Server updates (${all.length})

What the new version alone changes. ${bumpMeaning}

`,count:all.length,entry:index=>{let one=all[index];if(one===void 0)return"";let tables=bumpTables(one,bumpRowsMax).flatMap(bumpLines);return[`${codeSpan(bumpName(
one))}: ${sentence(bumpResult(one))}`,"",...tables,""].join(`
`)},close:`
`}}function bumpLines({of,rows:rows2,more:more3}){return[`| more | fewer | changed | ${of} |`,"| --: | --: | --: | :-- |",...rows2.map(({name:name2,added,removed,
changed})=>`| ${added} | ${removed} | ${changed} | ${cell(name2)} |`),"",...more3>0?[`and ${more3} more`,""]:[]]}function cell(name2){return spanOf(terminalName(
name2).replaceAll("|","\\u{007C}"))}function escapes({escapes:added}){return{open:`<details><summary>New type-check escapes (${added.length}): ${escapeCounts(added).
replace(/`([^`]*)`/gu,"<code>$1</code>")}</summary>

`,count:added.length,entry:index=>{let one=added[index];return one===void 0?"":`- ${one.kind} at ${codeSpan(`${terminalName(one.path)}:${one.line+1}`)}: ${codeSpan(
one.text)}
`},close:`
</details>

`}}function unknown(report){let{sides:sides2,files}=uncheckedOf(report);return openList(`Not checked (${report.unknown.length})`,[...sides2.map(sentence),...files.
map(one=>`${codeSpan(terminalName(one.path))} (${one.side}): ${sentence(one.reason)}`)])}function looks(report){return looksIn(report).map(({title,looks:own})=>openList(
`${title} (${own.length})`,own.map(({place,why})=>`${codeSpan(place)}: ${sentence(why)}`)))}function limits({limits:hit}){return openList(`Notes (${hit.length})`,
hit.map((one,at)=>{let said=sentence(shorten(limitText(one),messageLengthMax2)),isFirst=hit.findIndex(({code:code2})=>code2===one.code)===at,account=Object.hasOwn(
limitAccounts,one.code)?limitAccounts[one.code]:void 0;return account===void 0||!isFirst?said:`${said}<br>${sentence(account.todo)}`}))}function openList(title,entries){
return{open:`<details open><summary>${title}</summary>

`,count:entries.length,entry:index=>entries[index]===void 0?"":`- ${entries[index]}
`,close:`
</details>

`}}function table(report){let{counts:counts2}=report,shown=statesInOrder.filter(state=>counts2[state]>0),row=cells=>`| ${cells.join(" | ")} |`;return shown.length===
0?[]:[row(shown),row(shown.map(()=>"--:")),row(shown.map(state=>counts2[state])),...isPartial(report)?["","Counted in what was looked at."]:[]]}function rewarded(report){
let line2=rewardLine(report);return line2===null?[]:report.reward===null?["",`${capitalized(sentence(line2))}.`]:["","<details><summary>Process reward</summary>",
"",sentence(line2),"","</details>"]}function elsewhere({links}){let{run,check,checks}=links??{},all=[...run===void 0?[]:[`[The run](${run})`,`[its files, the pa\
ge among them where the workflow keeps it](${run}#artifacts)`],...check===void 0?[]:[`[the check](${check})`],...checks===void 0?[]:[`[all checks](${checks})`]];
return all.length===0?[]:["",all.join(" · ")]}function footer(report){let servers2=report.servers.filter(({skipped})=>skipped===null).map(one=>`${serverName(one)}\
: ${one.base.files-one.base.unknown} of ${one.base.files} files of base, ${one.head.files-one.head.unknown} of ${one.head.files} of head`),of=({commit},none)=>commit===
null?none:shortId(commit);return[`${of(report.base,"no base")} → ${of(report.head,"the working tree")}`,...servers2,...skippedRoots(report)].map(codeSpan).join(
" · ")}function fill(head,sections,tail,bytesMax){let missing=left2=>left2===0?"":`
${left2} more are in the report.
`,frames=sections.reduce((sum,one)=>sum+bytesOf(one.open)+bytesOf(missing(one.count))+bytesOf(one.close),0),left=bytesMax-bytesOf(tail)-frames-bytesOf(head),text2=left<
0?`${cutToBytes(head,bytesOf(head)+left)}
`:head;left=Math.max(0,left);for(let one of sections){text2+=one.open;let listedCount=0;for(;listedCount<one.count;){let entry=one.entry(listedCount,left),bytes=bytesOf(
entry);if(bytes>left)break;left-=bytes,text2+=entry,listedCount++}text2+=missing(one.count-listedCount)+one.close}return text2+tail}function problemSummary(problem,hint){
let advice=hint===""?"":`. What to do: ${sentence(hint)}`;return`**Lanser did not run**: ${sentence(problem)}${advice}
`}var checkAnnotationsMax=500,tracesMax2=50,titleLengthMax=200,messageLengthMax3=4e3,summaryBytesMax=6e4;function checkContent(report,options){return{conclusion:conclusionOf(
report),title:titleOf(report),summary:markdown(report,{...options,bytesMax:summaryBytesMax}),annotations:annotationsOf(report,options.show)}}function conclusionOf(report){
return report.verdict==="pass"?"success":report.verdict==="fail"?"failure":isTolerated(report)?"neutral":report.policy.inconclusive}function titleOf(report){let{
verdict,reasons}=report,[first]=reasons,words={pass:"Pass",fail:"Fail",inconclusive:"Inconclusive"},found=first?.code==="new-finding"?newSentence(report):null,why=first===
void 0?"":`: ${found??terminalText(first.message)}`;return shorten(words[verdict]+why,titleLengthMax)}function annotationsOf(report,show){let marks=marksOf(report,
show).filter(({place})=>place!==null),traces3=unequalTraces(report).slice(0,tracesMax2);return[...traces3.map(one=>traceAnnotation(one,report)),...marks.slice(0,
checkAnnotationsMax-traces3.length).map(one=>annotationOf(one,report))]}function traceAnnotation(trace2,report){let{title,message}=traceWords(trace2,report);return{
path:trace2.path,start_line:1,end_line:1,annotation_level:levels2[traceLevel(trace2,report)],title:cut(title,titleLengthMax),message:cut(message,messageLengthMax3)}}
var levels2={error:"failure",warning:"warning",information:"notice",hint:"notice"};function breaksWords(cause){return cause.how==="mended-import"?"Brings to lig\
ht":cause.dependency===void 0?"Breaks":`${terminalText(causeLabel(cause)??"")} breaks`}function annotationOf(mark,report){let level3=levels2[shownSeverityOf(mark,
report)];if(mark.kind==="cause")return{...linesOf(mark.place??mark.first),annotation_level:level3,title:cut(causeTitle(mark),titleLengthMax),message:cut(breaksSentence(
mark),messageLengthMax3)};let{finding}=mark,cause=mark.isOwn?null:finding.cause,breaks=cause===null?"":isInHead(cause)?`${breaksWords(cause)} ${terminalName(finding.
path)}:${finding.range.start.line+1}: `:`Broken by the deletion of ${terminalName(cause.path)}: `,waived=finding.waived===void 0?"":`Waived by ${terminalText(waivedBy(
finding.waived))}. `,rule=ruleName(finding),code2=rule===null?`New ${finding.severity}`:`New: ${terminalText(rule)}`;return{...linesOf(mark.place??finding),annotation_level:level3,
title:cut(`${code2} (${finding.server})`,titleLengthMax),message:cut(`${waived}${breaks}${shownText(finding.message)}`,messageLengthMax3)}}function linesOf({path,
range:{start,end}}){let isOneLine=start.line===end.line&&end.character>start.character;return{path,start_line:start.line+1,end_line:Math.max(start.line,end.line)+
1,...isOneLine?{start_column:start.character+1,end_column:end.character+1}:{}}}var commentBytesMax=6e4,stateBytesMax=300,commentModes=["always","on-change","on-findings"];function comment(report,name2,options){let title=titleOf2(name2),frame=Buffer.
byteLength(title+lastLine(name2,{kind:"clear"}))+stateBytesMax,isOpen=report.verdict!=="pass"||report.findings.some(isNew(options.show)),isOther=report.findings.
some(one=>!asInBase.includes(one.state)),isAround=report.policyChanges.length>0||report.escapes.length>0||report.bumps.length>0;return{name:name2,text:markdown(
report,{...options,bytesMax:commentBytesMax-frame}),isOpen,isChange:isOpen||isOther||isAround}}var asInBase=["unchanged","volatile"];function isNew(show){return({
state,severity})=>state==="new"&&severityAtLeast(severity,show)}function isCommentWanted(mode,{isOpen,isChange},before){return before!==void 0?!0:{always:!0,"on\
-change":isChange,"on-findings":isOpen}[mode]}function commentBody(content,before,commit){let state=nextState(content,before===void 0?void 0:stateIn(before,content.
name),commit),title=titleOf2(content.name),fixed=state.kind==="fixed"?`Fixed in ${state.commit}.

`:"";return`${title}${fixed}${content.text}
${lastLine(content.name,state)}
`}function nextState({isOpen},before,commit){return isOpen?{kind:"open"}:before===void 0?{kind:"clear"}:before.kind==="open"?{kind:"fixed",commit}:before}function lastLine(name2,state){
let commit=state.kind==="fixed"?`:${state.commit}`:"";return`<!-- lanser:${hexOf(name2)}:${state.kind}${commit} -->`}function stateIn(body2,name2){let lines=body2.
trimEnd().split(/\r?\n/u),title=titleOf2(name2).trimEnd(),last=(title===""||lines[0]===title)&&ownBeginning.test(lines.slice(0,5).join(`
`))?lines.at(-1):"",[,whose,kind,commit]=/^<!-- lanser:([0-9a-f]*):(open|clear|fixed)(?::([0-9a-f]{40}))? -->$/u.exec(last??"")??[];if(whose===hexOf(name2))return kind===
"fixed"?commit===void 0?void 0:{kind,commit}:kind==="open"?{kind}:{kind:"clear"}}var ownBeginning=/^(?:### .+\n\n)?(?:Fixed in [0-9a-f]{40}\.\n\n)?\S+ \*\*Lanser: (?:pass|fail|inconclusive)\*\*: /u;
function titleOf2(name2){return name2===""?"":`### ${codeSpan(name2)}

`}function hexOf(name2){return Buffer.from(name2).toString("hex")}var entriesMax=5e3,[messageLengthMax4,nameLengthMax2]=[2e3,200];function listed(report,isWanted){let fails=one=>isFailing(one,report.policy),wanted=report.findings.
filter(one=>one.state==="new"&&isWanted(one,fails(one))),shown=wanted.filter(one=>isRelativePath(one.path)).toSorted((left2,right)=>Number(fails(right))-Number(
fails(left2))||severityRank(left2.severity)-severityRank(right.severity)||compareFindings(left2,right)).slice(0,entriesMax),there=new Set(shown),left=wanted.filter(
one=>!there.has(one));return{findings:shown.map(finding=>({finding,isFailing:fails(finding),message:shorten(shownText(finding.message).toWellFormed(),messageLengthMax4)||
"(no message)",remarks:remarksOf(finding)})),problems:[...problemsOf(report),...leftOut(left.length,left.some(fails))]}}function isShown(show){return({severity},fails)=>fails||
severityAtLeast(severity,show)}function remarksOf(finding){let{cause,waived}=finding,also=alsoFoundBy(finding),remarks=[...waived===void 0?[]:[`Waived by ${waivedBy(
waived)}: ${waived.reason}`],...policyRemarks(finding).map(capitalized),...also===null?[]:[capitalized(terminalText(also))]];if(cause!==null){let{broken,at}=brokenBy(
cause),line2=isInHead(cause)?`:${cause.range.start.line+1}`:"",sentence2=`${broken}${causeLabel(cause)??""}${at}${terminalName(cause.path)}${line2}`;remarks.push(
capitalized(sentence2))}return remarks.map(flat)}function problemsOf(report){if(report.verdict==="pass")return[];let beside=["waived","new-finding"],doubt=isTolerated(
report)?"tolerated":"doubt";return report.reasons.filter(({code:code2})=>!beside.includes(code2)).map(({code:code2,message,hint})=>({kind:isFailure(code2,report)?
"failure":doubt,code:code2,message:flat(message),hint:hint===null?null:flat(hint)}))}function leftOut(many,isAnyFailing){if(many===0)return[];let message=`${plural(
many,"more new finding")} ${many===1?"is":"are"} in the report`;return[{kind:isAnyFailing?"failure":"tolerated",code:"more",message,hint:null}]}function flat(text2){
return terminalText(text2.replace(/\s*\r?\n\s*/gu," — ")).toWellFormed()}function ruleName2({server:server2,code:code2}){let by=shorten(flat(server2),nameLengthMax2)||
"lanser";return code2===null?by:`${by}/${shorten(flat(code2),nameLengthMax2)}`}function placeName({path,range:{start}}){return`${terminalName(path.toWellFormed())}\
:${start.line+1}:${start.character+1}`}var projectFile=".gitlab-ci.yml";function gitlab(report,{show}){let{findings,problems}=listed(report,isShown(show));return`${canonical([...problems.map(problemEntry),
...findings.map(findingEntry)])}
`}var failing={error:"critical",warning:"major",information:"major",hint:"major"},passing={error:"minor",warning:"minor",information:"info",hint:"info"};function findingEntry({
finding,isFailing:isFailing2,message,remarks}){let{path,range,severity,id}=finding,end=range.end.line-(range.end.character===0&&range.end.line>range.start.line?
1:0);return{type:"issue",description:[message,...remarks].map(flat).join(" · "),check_name:ruleName2(finding),fingerprint:id.replace(/^sha256:/u,""),severity:(isFailing2?
failing:passing)[severity],location:{path:terminalName(path.toWellFormed()),lines:{begin:range.start.line+1,end:end+1}}}}var levelOf={failure:"critical",doubt:"\
blocker",tolerated:"minor"},wordsOf={failure:"The run fails",doubt:"The run is inconclusive",tolerated:"Let pass by the policy"};function problemEntry({kind,code:code2,
message,hint}){let what=code2==="more"?message:`${wordsOf[kind]}: ${message}`;return{type:"issue",description:hint===null?what:`${what} · ${hint}`,check_name:`\
lanser/${code2}`,fingerprint:sha256(canonical([code2,message])).replace(/^sha256:/u,""),severity:levelOf[kind],location:{path:projectFile,lines:{begin:1,end:1}}}}var textLengthMax=4e3;function markup(strings,...parts){let text2=strings[0]??"";for(let[index,part]of parts.entries())text2+=rendered(part)+(strings[index+1]??
"");return{markup:text2}}function name(text2,lengthMax2=textLengthMax){let flat2=text2.replace(/\r?\n/gu,end=>end===`
`?"\\u{000A}":"\\u{000D}\\u{000A}");return shortened(flat2,lengthMax2)}function shortened(text2,lengthMax2){return{markup:escaped(text2,lengthMax2)}}function withCode(sentence2){
let parts=sentence2.split("`");return parts.length%2===0?markup`${sentence2}`:markup`${parts.map((part,at)=>at%2===0?markup`${part}`:markup`<code>${part}</code>`)}`}
var nothing=markup``;function rendered(part){return typeof part=="string"?escaped(part,textLengthMax):typeof part=="number"?String(part):"markup"in part?part.markup:
part.map(one=>one.markup).join("")}function escaped(text2,lengthMax2){let shown=shownText(cut(text2,lengthMax2+2)).toWellFormed();return shorten(shown,lengthMax2).
replace(/[&<>"']/gu,mark=>entities[mark])}var entities={"&":"&amp;","<":"&lt;",">":"&gt;",'"':"&quot;","'":"&#39;"};var shared=[String.raw`(?<string>"(?:\\.?|[^"\\\n])*(?:"|$)|'(?:\\.?|[^'\\\n])*(?:'|$))`,String.raw`(?<number>\d[\w.]*)`,String.raw`(?<word>[\p{L}_$][\p{L}\p{M}\p{N}_$]*)`],
python={tokens:tokensOf("(?<comment>#.*)",`(?<open>"""|''')`,String.raw`(?<prefix>\b[bfrtuBFRTU]{1,2}(?=["']))`),open:{'"""':{kind:"string",close:'"""'},"'''":{
kind:"string",close:"'''"}},keywords:wordsOf2("False None True and as assert async await break case class continue def del elif else except finally for from glo\
bal if import in is lambda match nonlocal not or pass raise return self super try type while with yield")},script={tokens:tokensOf(String.raw`(?<comment>\/\/.*)`,
"(?<open>\\/\\*|`)"),open:{"/*":{kind:"comment",close:"*/"},"`":{kind:"string",close:"`"}},keywords:wordsOf2("abstract any as async await boolean break case cat\
ch class const continue declare default delete do else enum export extends false finally for from function get if implements import in infer instanceof interfac\
e is keyof let namespace never new null number object of private protected public readonly return satisfies set static string super switch symbol this throw tru\
e try type typeof undefined unknown var void while with yield")};function tokensOf(...own){return new RegExp([...own,...shared].join("|"),"gmu")}function wordsOf2(all){
return new Set(all.split(" "))}function languageOf(path){return/\.pyi?$/u.test(path)?python:/\.[cm]?[jt]sx?$/u.test(path)?script:null}var lineLengthMax=1e3,lengthMax=2e4;
function codeLines(path,lines){let language=languageOf(path),text2=lines.join(`
`),all=language===null||text2.length>lengthMax||lines.some(({length})=>length>lineLengthMax)?[]:coloursOf(text2,language),start=0,next=0;return lines.map(line2=>{
let end=start+line2.length,colours=[];for(let one=all[next];one!==void 0&&one.from<end&&(colours.push({from:Math.max(0,one.from-start),to:Math.min(one.to,end)-start,
kind:one.kind}),!(one.to>end));one=all[next])next+=1;return start=end+1,{text:line2,colours}})}function coloursOf(text2,{tokens,open,keywords}){let colours=[],endless=new Set,
at=0;for(let{index,0:found,groups:groups2={}}of text2.matchAll(tokens)){if(index<at)continue;let opened=groups2.open===void 0?void 0:open[found];if(opened===void 0){
let kind=kindOf(groups2,keywords);at=index+found.length,kind!==null&&colours.push({from:index,to:at,kind});continue}let end=endless.has(found)?-1:text2.indexOf(
opened.close,index+found.length);if(end<0){endless.add(found);continue}at=end+opened.close.length,colours.push({from:index,to:at,kind:opened.kind})}return colours}
function kindOf(groups2,keywords){let{comment:comment2,string:literal,prefix,number:digits,word:named}=groups2;return comment2!==void 0?"comment":literal!==void 0||
prefix!==void 0?"string":digits!==void 0?"number":named!==void 0&&keywords.has(named)?"keyword":null}function codePart({text:text2,colours},from=0,to=text2.length){
let parts=[],at=from;for(let colour of colours){let[first,last]=[Math.max(colour.from,from),Math.min(colour.to,to)];first>=last||(first>at&&parts.push(codeText(
text2.slice(at,first))),parts.push(markup`<span class="${letters[colour.kind]}">${codeText(text2.slice(first,last))}</span>`),at=last)}return at<to&&parts.push(
codeText(text2.slice(at,to))),parts.length===0?nothing:markup`${parts}`}var letters={comment:"c",string:"s",number:"n",keyword:"k"};function codeText(text2){return name(
text2.replaceAll("	","    "))}function openEntry(entry,report){let{finding,number,of}=entry,waived=finding.waived===void 0?nothing:markup` is-waived`;return markup`<article class="finding${waived}" id="finding-${number}"${of}>
<h3>${severityTag(finding)} <code>${placeName2(finding)}</code></h3>
${body(entry,report)}</article>
`}function foldedEntry(entry,report){let{finding,number,of}=entry,gist=shortened(firstLine2(finding.message),gistLengthMax);return markup`<details class="finding" id="finding-${number}"${of}>
<summary>${severityTag(finding)} <code>${placeName2(finding)}</code> <span class="gist">${gist}</span></summary>
<div>${body(entry,report)}</div></details>
`}var gistLengthMax=120;function placeName2({path,range:{start}},lengthMax2=pathLengthMax){return markup`${name(path,lengthMax2)}:${start.line+1}:${start.character+
1}`}var pathLengthMax=1e3;function firstLine2(message){return/^[^\r\n]*/u.exec(message)?.[0]??""}function severityTag({severity}){return markup`<span class="tag ${severity}">${severity}</span>`}
function body({finding,cause},report){let{waived,seen}=finding,blame2=blameText(finding),also=alsoFoundBy(finding),isToldTwice=finding.cause===null&&finding.why===
placementText(finding);return markup`<p class="message">${finding.message===""?"(no message)":finding.message}</p>
${waived===void 0?nothing:markup`<p class="waived"><strong>Waived</strong> by ${waivedBy(waived)}: ${waived.reason}</p>\n`}<dl class="facts">
${fact("Why",finding.cause===null?markup`${finding.why}`:causeText2(finding.cause,cause))}${isToldTwice?nothing:fact("Its line",markup`${placementText(finding)}`)}${blame2===
null?nothing:fact("Commit",markup`${blame2}`)}${finding.matchedBy===null?nothing:fact("Matched",markup`${matchWords[finding.matchedBy]}`)}${also===null?nothing:
fact("Also",markup`${also}`)}${policyRemarks(finding).map(remark=>fact("Policy",markup`${remark}`))}${finding.proof?.kind==="unproven"?fact("Not proven",markup`${unprovenText}: ${finding.
proof.probe}`):nothing}${seen===null?nothing:seenFacts(seen)}${fact("Source",sourceText(finding))}${fact("ID",markup`<code>${shortId(finding.id)}</code>`)}</dl>
${sides(finding,report)}
`}function fact(title,value){return markup`<dt>${title}</dt><dd>${value}</dd>\n`}function causeText2(cause,number){let{broken,at}=brokenBy(cause),label=causeLabel(
cause),symbol=label===null?nothing:markup`<code>${name(label,pathLengthMax)}</code>`,place=markup`<code>${name(cause.path,pathLengthMax)}:${cause.range.start.line+
1}</code>`,named=markup`${symbol}${at}${place}`;return markup`${broken}${number===null?named:markup`<a href="#cause-${number}">${named}</a>`}`}function causeName(cause){
let at=markup`<code>${placeName2(cause)}</code>`,label=causeLabel(cause);return label===null?at:markup`<code>${name(label,pathLengthMax)}</code> at ${at}`}function seenFacts(seen){
let words=side=>seen[side].length===0?"under no schedule":`under the ${seen[side].join(" and the ")} order`;return markup`${fact("In base",markup`seen ${words("\
base")}`)}${fact("In head",markup`seen ${words("head")}`)}`}function sourceText(finding){let address=ruleAddress(finding),rule=ruleName(finding),parts=sourceParts(
finding).map((part,at)=>{let shown=name(part,pathLengthMax),linked=address!==null&&part===rule?markup`<a href="${address}" rel="noreferrer">${shown}</a>`:shown;
return at===0?linked:markup` · ${linked}`});return markup`${parts}`}function sides(finding,report){let places=placesOf(finding),excerpts=report.excerpts.get(finding.
id),{base,head}=places,[before,after]=[excerpts?.base??null,excerpts?.head??null];return base!==null&&head!==null&&isSameCode(before,after,base,head)?markup`<div class="sides one">${figure(
"head",head,after,sameAs(base,head))}</div>`:markup`<div class="sides">${figure("base",base,before)}${figure("head",head,after)}</div>`}function sameAs(base,head){
return base.path===head.path&&base.range.start.line===head.range.start.line?markup`base and `:markup`the same in base <code>${placeName2(base)}</code> and `}function isSameCode(before,after,{
range:was},{range:is}){if(before===null||after===null)return!1;let lines=is.start.line-was.start.line;return after.line-before.line===lines&&is.end.line-was.end.
line===lines&&is.start.character===was.start.character&&is.end.character===was.end.character&&before.lines.length===after.lines.length&&before.lines.every((line2,at)=>line2===
after.lines[at])}function figure(side,place,excerpt,beside=nothing){if(place===null)return markup`<figure><figcaption>${side}</figcaption><p class="absent">This side has no such code.</p></figure>`;
let code2=excerpt===null?markup`<p class="absent">The report does not carry this code.</p>`:markup`<div class="code">${codeLines(place.path,excerpt.lines).map((one,index)=>codeLine(
one,excerpt.line+index,place))}</div>`;return markup`<figure><figcaption>${beside}${side} <code>${placeName2(place)}</code></figcaption>${code2}</figure>`}function codeLine(code2,line2,{
range}){let isHit=line2>=range.start.line&&line2<=range.end.line,hit=isHit?markup` class="hit"`:nothing,marked=isHit?markedLine(code2,line2,range):codePart(code2);
return markup`<div${hit}><span class="number">${line2+1}</span><span class="text">${marked}</span></div>`}function markedLine(code2,line2,{start,end}){let{text:text2}=code2,
from=line2===start.line?wholeCharacter(text2,start.character):indentOf(text2),to=line2===end.line?wholeCharacter(text2,end.character):text2.length;return to<=from?
codePart(code2):markup`${codePart(code2,0,from)}<mark>${codePart(code2,from,to)}</mark>${codePart(code2,to)}`}function wholeCharacter(text2,at){let unit=text2.charCodeAt(
at);return unit>=56320&&unit<=57343?at-1:Math.min(at,text2.length)}function indentOf(text2){return text2.length-text2.trimStart().length}function fill2(items,write,room){let written=[],{bytes}=room;for(let item of items.slice(0,room.entries)){let entry=write(item),own=Buffer.byteLength(entry.markup);
if(own>bytes)break;bytes-=own,written.push(entry)}return{shown:items.slice(0,written.length),written,missing:items.length-written.length,room:{entries:room.entries-
written.length,bytes}}}var rowsRoom={entries:200,bytes:12e4};function rows(items,write){let{written,missing}=fill2(items,item=>markup`<li>${write(item)}</li>\n`,
rowsRoom),more3=missing===0?nothing:markup`<li class="more">${missing} more are in the JSON report.</li>\n`;return markup`<ul class="rows">
${written}${more3}</ul>`}function section2(id,title,count,content){let many=count===null?nothing:markup` (${count})`;return markup`<section id="${id}" aria-labelledby="${id}-title">
<h2 id="${id}-title">${title}${many}</h2>
${content}
</section>
`}function policyChanges2({policyChanges:changes}){let list=rows(changes.toSorted(compareValues),policyChange);return markup`<section id="policy-changes" class="alarm" aria-labelledby="policy-changes-title">
<h2 id="policy-changes-title">This change edits the rules that it is judged by (${changes.length})</h2>
<p class="quiet">The rules of base decided. What head makes of them is shown here and was not used.</p>
${list}
</section>
`}function policyChange({kind,files,message,hides,adds}){let beside=hides===null||adds===null?nothing:markup` Under head’s own rules ${hides} would not be shown, and ${adds} more would be.`,
named=files.length===0?nothing:markup` (${joined(files.map(file=>markup`<code>${name(file)}</code>`))})`;return markup`<strong>${kind}</strong>: ${message}${named}.${beside}`}
function joined(all){return all.map((one,index)=>index===0?one:markup`, ${one}`)}function escapes2({escapes:added}){let sorted=added.toSorted((left,right)=>compareText(
left.path,right.path)||left.line-right.line||compareValues(left,right)),list=rows(sorted,({kind,path,line:line2,symbol,text:text2})=>{let within=symbol===null?nothing:
markup` in <code>${name(symbol)}</code>`;return markup`<strong>${kind}</strong> at <code>${name(path)}:${line2+1}</code>${within}: <code>${text2}</code>`}),about=markup`<p class="quiet">${withCode(
escapeCounts(added))}. They can silence a checker without making the code right.</p>
${list}`;return section2("escapes","New type-check escapes",added.length,about)}function looked({id,title,looks:looks2}){let list=rows(looks2,({place,why})=>markup`<code>${place}</code>: ${why}`);
return section2(id,title,looks2.length,list)}function unknownFiles(report){let{unknown:unknown2,unmatched}=report,unchecked=uncheckedOf({...report,unknown:unknown2.
toSorted(compareValues)}),files=rows([...unchecked.sides,...unchecked.files],one=>typeof one=="string"?name(one):markup`<code>${name(one.path)}</code> of ${one.
side} (${name(one.server)}): ${one.reason}${meaningOf(one.reason)}`);return section2("unknown","Not checked",unknown2.length,markup`<p class="quiet">No finding in these files is not the same as clean.</p>
${unknown2.length===0?nothing:files}
${unmatched.length===0?nothing:unmatchedFindings({unmatched})}`)}function meaningOf(reason){let account=Object.hasOwn(unknownAccounts,reason)?unknownAccounts[reason]:
void 0;return account===void 0?nothing:markup`\n<span class="quiet">${withCode(account.means)} ${withCode(account.todo)}</span>`}function unmatchedFindings({unmatched}){
let list=rows(unmatched.toSorted(compareFindings),finding=>markup`<code>${placeName2(finding)}</code> of ${finding.side}, ${finding.severity}: ${finding.message}`);
return markup`<h3>Findings in files that could not be checked on the other side (${unmatched.length})</h3>
<p class="quiet">One of base may be fixed or not, one of head new or not: that is not known.</p>
${list}`}function limits2({limits:hit}){let list=rows(hit.toSorted(compareValues),one=>{let account=Object.hasOwn(limitAccounts,one.code)?limitAccounts[one.code]:
void 0,todo=account===void 0?nothing:markup`\n<span class="quiet">${withCode(account.todo)}</span>`;return markup`${withCode(limitText(one))}${todo}`});return section2(
"limits","Notes on this run",hit.length,list)}function reward(summary2){return section2("reward","Process reward",null,scored(summary2))}function scored(summary2){
let{headline:headline2,relevantFiles,diagnostics,unearned,safety,confidence}=summary2,other=headline2==="pr-v2"?"pr-v1":"pr-v2",unsure=confidence.symbols.filter(
one=>one.confidence<1).toSorted((left,right)=>left.confidence-right.confidence||compareValues(left,right)),line2=`${headline2} ${threeDigits(summary2[headline2].
r)}, ${other} ${threeDigits(summary2[other].r)}`;return markup`<details class="plain"><summary>${line2}: a score for those who train or compare agents, and how it adds up</summary>
<table><thead><tr><th scope="col">Component</th><th scope="col">${headline2}</th><th scope="col">${other}</th></tr></thead>
<tbody>
${rewardRows(summary2,[headline2,other])}</tbody></table>
<dl class="facts">
${fact("How",markup`${shortNumbers(summary2[headline2].explanation)}`)}${fact("Counted",markup`${diagnostics.base} findings in base and ${diagnostics.head} in head, in ${relevantFiles} files: those that count`)}</dl>
<h3>Safety</h3>
${rows(safety.toSorted(compareValues),({name:check,ok,detail})=>markup`<span class="tag ${ok?"ok":"error"}">${ok?"holds":"does not hold"}</span> <strong>${check}</strong>: ${detail}`)}
${unearned.length===0?nothing:markup`<h3>What went away and earns nothing</h3>
${rows(unearned.toSorted(compareValues),({why,count})=>markup`${count}: ${why}`)}`}
${unsure.length===0?nothing:markup`<details class="plain"><summary>Touched symbols whose confidence is below 1 (${unsure.length})</summary>
${rows(unsure,one=>markup`<code>${name(one.symbol)}</code> in <code>${name(one.path)}</code>: ${one.status}, confidence ${threeDigits(one.confidence)}`)}</details>`}</details>`}
function rewardRows(summary2,versions){let row=(title,value)=>{let cells=versions.map(version2=>markup`<td>${threeDigits(value(summary2[version2]))}</td>`);return markup`<tr><th scope="row">${title}</th>${cells}</tr>\n`};
return[row("reward",one=>one.r),row("diagnostics, head against base",one=>one.components.diag_delta),row("safety",one=>one.components.safety),row("ambiguity pen\
alty",one=>one.components.ambiguity_penalty),row("confidence",one=>one.components.alpha_conf),row("weight of diagnostics (alpha)",one=>one.weights.alpha),row("w\
eight of safety (beta)",one=>one.weights.beta),row("weight of ambiguity (gamma)",one=>one.weights.gamma)]}function servers(report){let list=rows(report.servers.
toSorted(compareValues),server),{origin,failOn,unknown:unknown2,volatile,moved,minReward,replayMismatch,digest}=report.policy,claims=claimsLine(report),differ=report.
policy.dependenciesDiffer??"inconclusive",missing=report.policy.dependenciesMissing??"inconclusive",{hidden="inconclusive",unchecked="report",suppressions="repo\
rt",scope}=report.policy;return section2("servers","Servers and policy",null,markup`${list}
<details class="plain"><summary>What was compared, and by which policy</summary>
<dl class="facts">
${fact("Compared",markup`<code>${report.base.commit??"no base"}</code> with <code>${headName(report)}</code>`)}${fact("Class",markup`${report.class}: ${classWords[report.
class]}`)}${fact("Policy",markup`from ${origin}: fail-on ${failOn}, unknown ${unknown2}, volatile ${volatile}, moved ${moved}, min-reward ${minReward??"none"}, replay-mismatch ${replayMismatch}, dependencies-differ ${differ}, dependencies-missing ${missing}, hidden ${hidden}, unchecked ${unchecked}, suppressions ${suppressions}${scope===
void 0?"":`, scope ${scope}`}`)}${policyParts(report.policy).map(part=>fact("Also",markup`${part}`))}${claims===null?nothing:fact("Claims",markup`${claims}`)}${fact(
"Policy digest",markup`<code>${digest}</code>`)}${report.reward===null&&report.policy.reward.shown!==!1?fact("Process reward",markup`none: ${report.unscored??"i\
t was not asked for"}`):nothing}</dl></details>`)}function headName({head}){return head.tree===null?"no head":head.commit??"the working tree"}function server(of){
let{id,version:version2,root,skipped,treeDigest,schedule,interpreter,base,head}=of,checked=({files,unknown:unknown2})=>`${files-unknown2} of ${files} files`;return markup`<strong>${name(
id)} ${name(version2)}</strong>${root==="."?nothing:markup` in <code>${name(root)}</code>`}${interpreter===null?nothing:markup`, with ${name(interpreter.name)} ${name(
interpreter.version)}`}
${skipped===null?markup`checked ${checked(base)} of base and ${checked(head)} of head`:markup`not checked again: ${skipped}`}
<span class="quiet">its files <code>${treeDigest??"not installed"}</code>
order of checks <code>${schedule??"none"}</code></span>`}function shortNumbers(sentence2){return sentence2.replace(/\d+\.\d{3,}/gu,number=>threeDigits(Number(number)))}var groupTitles={...Object.fromEntries(Object.entries(findingStateTable).map(([state,{title}])=>[state,title])),waived:"Waived"},fields=[{title:"State",valueOf:({
group})=>group,label:group=>groupTitles[group]??group},{title:"Severity",valueOf:({finding})=>finding.severity},{title:"Rule",valueOf:({finding})=>ruleName(finding)},
{title:"File",valueOf:({finding})=>finding.path},{title:"Server",valueOf:({finding})=>finding.server},{title:"Root",valueOf:({finding})=>finding.roots?.[0]??null},
{title:"Cause",valueOf:({finding,cause})=>cause===null?null:`${finding.cause?.symbol??finding.cause?.path}, edit ${cause}`}],optionsMax=200,optionLengthMax=100,
findingsMin=2;function filterFor(all){if(all.length<findingsMin)return{form:nothing,of:()=>nothing};let choices=fields.flatMap(field=>{let counts2=new Map;for(let one of all){
let value=field.valueOf(one);value!==null&&counts2.set(value,(counts2.get(value)??0)+1)}if(counts2.size<2)return[];let options=[...counts2].sort(([a,many],[b,more3])=>more3-
many||compareText(a,b)).slice(0,optionsMax).sort(([a],[b])=>compareText(a,b));return[{field,options,numbers:new Map(options.map(([value],at)=>[value,at]))}]}),of=one=>{
let numbers=choices.map(({field,numbers:known})=>known.get(field.valueOf(one)??"")??"-");return markup` data-of="${numbers.join(" ")}"`},selects=choices.map(({field,
options})=>markup`<label>${field.title} <select><option value="">all</option>
${options.map(([value,count],at)=>markup`<option value="${at}">${name(field.label?.(value)??value,optionLengthMax)} (${count})</option>\n`)}</select></label>
`);return{form:markup`<form id="filter" role="search" aria-label="Narrow the findings" hidden>
<label>Search <input type="search" autocomplete="off" placeholder="words of a finding"></label>
${selects}<button type="reset">Show all</button>
<output></output>
<p class="quiet">Keys: <kbd>/</kbd> searches, <kbd>j</kbd> and <kbd>k</kbd> go on and back, <kbd>Esc</kbd> shows all.</p>
</form>
`,of}}var findingsRoom={entries:2e3,bytes:65e5},causesMax=100,effectsMax2=50,isWaived=finding=>finding.waived!==void 0,groups=listedStates.flatMap(state=>state==="new"?
[{id:"new",state,holds:one=>!isWaived(one)},{id:"waived",state,holds:isWaived}]:[{id:state,state,holds:()=>!0}]);function findingParts(report,show){let causes2=groupedByCause(
report,show).causes,{groups:listed2,form}=filtered(listedGroups(report,show,causes2)),shown=new Set,parts=[],room=findingsRoom;for(let group of listed2){let write=entry=>group.
state==="new"&&entry.cause===null?openEntry(entry,report):foldedEntry(entry,report),filled=fill2(group.entries,write,room);for(let{number}of filled.shown)shown.
add(number);room=filled.room,parts.push(...partOf(group,filled))}let entries=listed2.flatMap(group=>group.entries);return{form,parts:[...causePart(causes2,entries,
shown),...parts]}}function filtered(listed2){let seen=(group,{finding,cause})=>({finding,group:group.id,cause}),{form,of}=filterFor(listed2.flatMap(group=>group.
entries.map(one=>seen(group,one))));return{groups:listed2.map(group=>({...group,entries:group.entries.map(one=>({...one,of:of(seen(group,one))}))})),form}}function listedGroups({
findings},show,causes2){let sorted=findings.toSorted(compareRanked),numbers=new Map(causes2.slice(0,causesMax).flatMap(({effects},at)=>effects.map(({id})=>[id,at+
1]))),number=0;return groups.map(group=>{let own=sorted.filter(one=>one.state===group.state&&group.holds(one)),shown=own.filter(one=>severityAtLeast(one.severity,
show)),entries=(group.id==="new"?[...shown.filter(one=>numbers.has(one.id)),...byFile(shown.filter(one=>!numbers.has(one.id)))]:shown).map(finding=>(number+=1,{
finding,number,cause:numbers.get(finding.id)??null,of:nothing}));return{...group,entries,hidden:own.length-shown.length}})}function compareRanked(left,right){return severityRank(
left.severity)-severityRank(right.severity)||compareFindings(left,right)}function partOf({id,state,entries,hidden},{written,missing}){let count=entries.length+hidden;
if(count===0)return[];let left=[...missing>0?[markup`<p class="more">${missing} more are in the JSON report.</p>\n`]:[],...hidden>0?[markup`<p class="more">Less severe, and not listed: ${hidden}.</p>\n`]:
[]];if(id==="waived")return[waivedPart(count,[...written,...left])];let title=findingStateTable[state].title,about=stateWords[state].all;return[{id,title,content:section2(
id,title,count,markup`<p class="quiet">${withCode(about)}</p>\n${[...written,...left]}`)}]}function nothingNew(report){let{findings,reasons,verdict,unknown:unknown2,
unmatched}=report;if(findings.some(one=>one.state==="new"&&!isWaived(one)))return nothing;let isWhole=!(verdict==="inconclusive"&&reasons.some(({code:code2})=>code2!==
"replay-inconclusive"))&&unknown2.length+unmatched.length===0,why=isUnchanged(report)?"there is no change that could introduce something":findings.some(isWaived)?
"nothing but what is waived":isWhole?"the change introduced nothing":"none was found in what could be measured, and not everything could be";return markup`<p class="quiet">New: ${why}.</p>\n`}
function waivedPart(count,content){return{id:"waived",title:"Waived",content:markup`<section id="waived" aria-labelledby="waived-title">
<div class="alarm"><h2 id="waived-title">New, and waived (${count})</h2>
<p>The change introduced these too. Somebody let them pass, as base’s policy allows, so they do not fail.</p></div>
${content}
</section>
`}}function causePart(causes2,entries,shown){if(causes2.length===0)return[];let numbers=new Map(entries.map(({finding,number})=>[finding.id,number])),linkedTo=({
id})=>{let number=numbers.get(id);return number!==void 0&&shown.has(number)?number:null},articles=causes2.slice(0,causesMax).map((group,at)=>causeArticle(group,
at+1,linkedTo)),beyond=causes2.slice(causesMax).flatMap(({effects})=>effects).length,more3=beyond===0?nothing:markup`<p class="more">${beyond} findings have other causes, which stand beside them.</p>`,
own=entries.filter(({finding,cause})=>finding.state==="new"&&cause===null).length,others=own===0?nothing:markup` Of ${plural(own,"new finding")} no other edit is the cause: ${own===
1?"it stands":"they stand"} below.`,content=markup`<p class="quiet">Edits that broke other code.${others}</p>
${articles}${more3}`;return[{id:"causes",title:"Causes",content:section2("causes","Causes",causes2.length,content)}]}function causeArticle({cause,at,effects},number,linkedTo){
let groups2=sameOnOneLine(effects),ways=waysTo(cause),items=groups2.slice(0,effectsMax2).map((one,index)=>{let isFirst=groups2[index-1]?.[0].path!==one[0].path;
return effectItem(one,isFirst?ways.get(one[0].path)??[]:[],linkedTo)}),left=groups2.slice(effectsMax2).flat().length,open=groups2.length===effectsOpenMax+1?groups2.
length:effectsOpenMax,folded=effects.length-groups2.slice(0,open).flat().length,fold2=folded===0?nothing:markup`<details class="plain"><summary>${folded} more</summary>
<ul>
${items.slice(open)}${left>0?markup`<li class="more">and ${left} more</li>\n`:nothing}</ul></details>
`;return markup`<article class="cause" id="cause-${number}">
<h3>${causeName(at)}</h3>
<p class="quiet">${causeWords[cause.how]} It caused ${plural(effects.length,"finding")}:</p>
${diffFigure(cause)}<ul>
${items.slice(0,open)}</ul>
${fold2}</article>
`}function diffFigure(cause){let lines=diffOf(cause);if(lines.length===0)return nothing;let code2={base:codeLines(cause.base?.path??cause.path,cause.excerpts.base?.
lines??[]),head:codeLines(cause.path,cause.excerpts.head?.lines??[])},row=({kind,number})=>{let side=kind==="removed"?"base":"head",line2=code2[side][number-1-(cause.
excerpts[side]?.line??0)];return markup`<div class="${kind}"><span class="number">${number}</span><span class="sign">${signs[kind]}</span><span class="text">${line2===
void 0?nothing:codePart(line2)}</span></div>`},left=lines.length-diffLinesMax2,more3=left>0?markup`<p class="absent">${left} more lines</p>`:nothing;return markup`<figure class="diff"><figcaption>The edit</figcaption><div class="code">${lines.
slice(0,diffLinesMax2).map(row)}</div>${more3}</figure>
`}var signs={same:" ",removed:"−",added:"+"},diffLinesMax2=40;function effectItem([finding,...others],through,linkedTo){let link=(one,shown)=>{let number=linkedTo(
one);return number===null?shown:markup`<a href="#finding-${number}">${shown}</a>`},named=link(finding,markup`<code>${placeName2(finding,effectPathLengthMax)}</code>`),
symbol=finding.symbol===null?nothing:markup` in <code>${name(finding.symbol,effectTextLengthMax)}</code>`,columns=others.slice(0,columnsMax).map(one=>markup`, ${link(
one,markup`column ${one.range.start.character+1}`)}`),same=others.length===0?nothing:markup` <span class="quiet">(${others.length+1}× on this line${columns}${others.
length>columnsMax?", …":""})</span>`;return markup`<li>${named}${symbol}: ${shortened(firstLine2(finding.message),effectTextLengthMax)}${same}${wayText(through)}</li>\n`}
var columnsMax=5;function wayText(through){if(through.length===0)return nothing;let files=through.map((file,at)=>markup`${at===0?nothing:markup` → `}<code>${name(
file,effectPathLengthMax)}</code>`);return markup`<br><span class="quiet">imports it through ${files}</span>`}var effectPathLengthMax=160,effectTextLengthMax=240;var foldersMax=12,folderLengthMax=120;function foldersPart({findings},show){let counted=findings.filter(({state,severity})=>(state==="new"||state==="fixed")&&severityAtLeast(
severity,show)),folders=[...Map.groupBy(counted,({path})=>folderOf(path))].map(([path,own])=>({path,new:own.filter(({state})=>state==="new").length,fixed:own.filter(
({state})=>state==="fixed").length})).sort((a,b)=>b.new-a.new||b.fixed-a.fixed||compareText(a.path,b.path));if(folders.length<2)return[];let most=Math.max(...folders.
flatMap(one=>[one.new,one.fixed])),cell2=(count,kind)=>markup`<td>${count===0?nothing:markup`<span class="bar ${kind}" style="width:${Math.ceil(100*count/most)}%"></span> ${count}`}</td>`,
columns=[{title:"New",kind:"bad",of:one=>one.new},{title:"Fixed",kind:"good",of:one=>one.fixed}].filter(({of})=>folders.some(one=>of(one)>0)),rows2=folders.slice(
0,foldersMax).map(one=>{let cells=columns.map(({of,kind})=>cell2(of(one),kind));return markup`<tr><th scope="row"><code>${name(one.path,folderLengthMax)}</code></th>${cells}</tr>\n`}),
left=folders.length-foldersMax,more3=left>0?markup`<p class="more">and ${left} more folders with fewer</p>`:nothing,content=markup`<table class="bars"><thead><tr><th scope="col">Folder</th>${columns.
map(({title})=>markup`<th scope="col">${title}</th>`)}</tr></thead>
<tbody>
${rows2}</tbody></table>${more3}`;return[{id:"folders",title:"By folder",content:section2("folders","By folder",null,content)}]}function folderOf(path){let at=path.
lastIndexOf("/");return at<0?".":path.slice(0,at)}var tracesRoom={entries:200,bytes:24e4},bumpsRoom={entries:20,bytes:24e4},bumpRowsMax2=20,nameLengthMax3=300;function traces2(report,replay){let unequal=unequalTraces(
report),{written,missing}=fill2(unequal,one=>trace(one,report),tracesRoom),meaning=unequal.length===0?nothing:markup`<p class="quiet">${traceMeaning}</p>\n`,content=markup`<p>Lanser ${replayLine(
replay)}.</p>
${meaning}${written}${more2(missing)}`;return section2("traces","Traces",replay.traces.length,content)}function trace(one,report){let by=traceServer(one),server2=by===
""?nothing:markup` <span class="quiet">(${name(by,nameLengthMax3)})</span>`,facts=traceFacts(one).map(({title,text:text2})=>fact(title,markup`${text2}`));return markup`<article class="finding">
<h3><code>${name(one.path)}</code>${server2} ${traceState(one,report)}</h3>
<dl class="facts">
${facts}</dl>
</article>
`}function bumps2(report){let all=bumpsInOrder(report),{written,missing}=fill2(all,bump,bumpsRoom),content=markup`<p class="quiet">What the new version alone changes. ${bumpMeaning}</p>
${written}${more2(missing)}`;return section2("server-updates","Server updates",all.length,content)}function bump(one){return markup`<article class="finding">
<h3>${name(bumpName(one),nameLengthMax3)}</h3>
<p>${bumpResult(one)}</p>
${bumpTables(one,bumpRowsMax2).map(table2)}</article>
`}function table2({of,rows:rows2,more:left}){let lines=rows2.map(row=>markup`<tr><th scope="row"><code>${name(row.name,nameLengthMax3)}</code></th><td>${row.added}</td><td>${row.
removed}</td><td>${row.changed}</td></tr>\n`);return markup`<table class="counted"><thead><tr><th scope="col">${of==="rule"?"Rule":"File"}</th><th scope="col">more</th><th scope="col">fewer</th><th scope="col">changed</th></tr></thead>
<tbody>
${lines}</tbody></table>
${more2(left)}`}function more2(missing){return missing===0?nothing:markup`<p class="more">${missing} more are in the JSON report.</p>\n`}var text=`
"use strict";
const form = document.getElementById("filter");
const search = form.querySelector("input");
const choices = [...form.querySelectorAll("select")];
const told = form.querySelector("output");
const entries = [...document.querySelectorAll("[data-of]")].map((element) => ({
  element,
  of: element.dataset.of.split(" "),
  text: element.textContent.toLowerCase(),
}));
const sections = [...document.querySelectorAll("main > section")].filter((one) => one.querySelector("[data-of]") !== null);
const causes = [...document.querySelectorAll(".cause")];

function narrow() {
  const words = search.value.toLowerCase().split(/\\s+/u);
  let shown = 0;
  for (const { element, of, text } of entries) {
    const isShown =
      words.every((word) => text.includes(word)) &&
      choices.every(({ value }, at) => value === "" || of[at] === value);
    element.hidden = !isShown;
    shown += Number(isShown);
  }
  for (const section of sections)
    section.hidden = section.querySelector("[data-of]:not([hidden])") === null;
  for (const cause of causes) {
    const effects = [...cause.querySelectorAll("a")].map((one) => document.querySelector(one.hash));
    cause.hidden = effects.length > 0 && effects.every((one) => one !== null && one.hidden);
  }
  told.textContent = shown === entries.length ? "" : \`\${shown} of \${entries.length} are shown\`;
}

function widen() {
  form.reset();
  narrow();
}

/** The next finding that is shown, or the one before. */
function step(by) {
  const shown = entries.map(({ element }) => element).filter((one) => !one.hidden);
  const at = shown.indexOf(document.activeElement?.closest("[data-of]"));
  const next = shown[at < 0 && by < 0 ? shown.length - 1 : at + by];
  if (next === undefined) return;
  const target = next.querySelector("summary") ?? next;
  if (target === next) next.tabIndex = -1;
  target.focus();
  next.scrollIntoView({ block: "nearest" });
}

const keys = {
  "/": () => search.focus(),
  j: () => step(1),
  k: () => step(-1),
};

form.hidden = false;
form.addEventListener("input", narrow);
form.addEventListener("reset", () => setTimeout(narrow));
form.addEventListener("submit", (event) => event.preventDefault());
document.addEventListener("keydown", (event) => {
  if (event.key === "Escape" && form.contains(event.target)) return widen();
  if (event.ctrlKey || event.metaKey || event.altKey || event.target.matches("input, select")) return;
  if (!Object.hasOwn(keys, event.key)) return;
  event.preventDefault();
  keys[event.key]();
});
// A link leads to what it names, also where that is folded or not shown now.
function arrive() {
  const target = document.getElementById(location.hash.slice(1));
  if (target === null) return;
  if (target.tagName === "DETAILS") target.open = true;
  if (target.closest("[hidden]") === null) return;
  widen();
  target.scrollIntoView();
}
addEventListener("hashchange", arrive);
arrive();
`,script2={markup:text},scriptDigest=`sha256-${Buffer.from(sha256(text).slice(7),"hex").toString("base64")}`;var style=markup`
:root {
  color-scheme: light dark;
  --ground: #faf9f7; --surface: #ffffff; --sunken: #f4f2ee; --ink: #22262b; --quiet: #5a616b; --line: #dfdcd6;
  --link: #0b5a8f; --mark: #ffdf9e; --hit: #fff6e3;
  --bad: #a8231b; --bad-ground: #fcebe9; --care: #7d4b00; --care-ground: #fdf2de;
  --keyword: #7d2a8f; --string: #1b5e37; --number: #0b5a8f;
  --good: #17663a; --good-ground: #e5f4ea; --calm: #3a4f9b; --calm-ground: #eceffa;
}
@media screen and (prefers-color-scheme: dark) {
  :root {
    --ground: #16181b; --surface: #1d2024; --sunken: #24282d; --ink: #e5e7ea; --quiet: #a5acb5; --line: #363b42;
    --link: #86c5f4; --mark: #6b5212; --hit: #2e2a20;
    --bad: #ffa79e; --bad-ground: #3b1f1d; --care: #f3c471; --care-ground: #372a12;
    --keyword: #d9b0f2; --string: #a3dcb6; --number: #9cd0f8;
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
.counts { display: grid; grid-template-columns: repeat(auto-fill, minmax(7.2rem, 1fr)); gap: 0.5rem; margin-top: 1.25rem; }
.counts div { padding: 0.6rem 0.8rem; background: var(--surface); border: 1px solid var(--line); border-radius: 8px; }
.counts dt { overflow-wrap: normal; font-size: 0.85rem; color: var(--quiet); }
.counts dd { margin: 0; font-size: 1.5rem; font-weight: 600; font-variant-numeric: tabular-nums; line-height: 1.2; }
.counts .some { color: var(--bad); }
nav { margin-top: 1.25rem; }
nav ul { display: flex; flex-wrap: wrap; gap: 0.3rem 1.1rem; font-size: 0.95rem; }
nav a { display: inline-block; padding: 0.15rem 0; }

[hidden] { display: none !important; }
#filter { margin-top: 2rem; display: flex; flex-wrap: wrap; gap: 0.6rem 1rem; align-items: end; padding: 0.9rem 1.1rem; background: var(--surface); border: 1px solid var(--line); border-radius: 10px; }
#filter label { display: grid; grid-template-columns: minmax(0, 1fr); gap: 0.15rem; font-size: 0.85rem; color: var(--quiet); min-width: 0; max-width: min(12rem, 100%); }
#filter input, #filter select, #filter button { font: inherit; font-size: 0.95rem; max-width: 100%; padding: 0.3rem 0.5rem; color: var(--ink); background: var(--ground); border: 1px solid var(--quiet); border-radius: 6px; }
#filter select { width: 100%; }
#filter :focus-visible, [data-of]:focus-visible { outline: 2px solid var(--link); outline-offset: 2px; }
#filter .quiet, #filter output { flex-basis: 100%; }
#filter output:empty { display: none; }
kbd { font-family: inherit; padding: 0 0.35em; border: 1px solid var(--line); border-radius: 4px; background: var(--sunken); }
.bars { table-layout: fixed; }
.bars th:first-child { width: 40%; }
.bar { display: inline-block; height: 0.7em; max-width: calc(100% - 4em); border-radius: 2px; }
.bar.bad { background: var(--bad); }
.bar.good { background: var(--good); }

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
.cause li + li { margin-top: 0.45rem; }
.cause details.plain ul { margin-top: 0.45rem; }
.facts { display: grid; grid-template-columns: max-content minmax(0, 1fr); gap: 0.15rem 1rem; font-size: 0.92rem; }
.facts dt { color: var(--quiet); }
.facts dd { margin: 0; white-space: pre-wrap; }

.sides { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 0.8rem; }
.sides.one { grid-template-columns: minmax(0, 1fr); }
figure { border: 1px solid var(--line); border-radius: 8px; overflow: hidden; }
figcaption { padding: 0.35rem 0.8rem; background: var(--sunken); font-size: 0.85rem; color: var(--quiet); }
.absent { padding: 0.6rem 0.8rem; color: var(--quiet); font-size: 0.9rem; }
.code { padding: 0.4rem 0; line-height: 1.5; font-size: 0.83rem; }
.code div { display: grid; grid-template-columns: 3.4em minmax(0, 1fr); padding-right: 0.6rem; }
.code .hit { background: var(--hit); }
.code .number { text-align: right; padding-right: 1em; color: var(--quiet); user-select: none; }
.diff .code div { grid-template-columns: 3.4em 1.2em minmax(0, 1fr); }
.diff .removed { background: var(--bad-ground); }
.diff .added { background: var(--good-ground); }
.diff .removed .sign { color: var(--bad); }
.diff .added .sign { color: var(--good); }
.diff .removed .number, .diff .added .number { color: var(--ink); }
.code .hit .number { font-weight: 700; color: var(--ink); }
.code .text { white-space: pre-wrap; }
.code .k { color: var(--keyword); }
.code .s { color: var(--string); }
.code .n { color: var(--number); }
.code .c { color: var(--quiet); }
.code mark .k, .code mark .s, .code mark .n, .code mark .c { color: inherit; }
mark { background: var(--mark); color: inherit; border-radius: 2px; box-shadow: 0 0 0 1px var(--mark); }

table { border-collapse: collapse; font-variant-numeric: tabular-nums; font-size: 0.95rem; width: 100%; }
th, td { text-align: left; padding: 0.4rem 0.9rem 0.4rem 0; border-bottom: 1px solid var(--line); font-weight: 400; vertical-align: top; }
thead th { font-weight: 600; overflow-wrap: normal; }
.counted { table-layout: fixed; }
.counted th:first-child { width: 34%; }
.counted th, .counted td { padding-right: 0; }
.counted thead th { font-size: 0.75rem; }
.counted thead th:not(:first-child), .counted td { text-align: right; }
th[scope="row"] { color: var(--quiet); }
details.plain > summary { font-weight: 600; }
details.plain > .rows { margin-top: 0.6rem; }
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
  nav, #filter { display: none; }
  details::details-content { content-visibility: visible; block-size: auto; }
  .code div, li, figcaption { break-inside: avoid; }
  section { margin-top: 1.5rem; }
}
`;var verdictWords={pass:"Pass",inconclusive:"Inconclusive",fail:"Fail"};var pageBytesMax=1e7;function html(report,options){let{parts,form}=partsOf(report,options);return markup`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; script-src '${scriptDigest}'; base-uri 'none'; form-action 'none'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="referrer" content="no-referrer">
<title>Lanser: ${report.verdict}, ${report.counts.new} new</title>
<style>${style}</style>
</head>
<body>
<header>
${headline(report,options)}
${counts(report)}
${nothingNew(report)}<nav aria-label="Sections"><ul>
${parts.map(({id,title})=>markup`<li><a href="#${id}">${title}</a></li>\n`)}</ul></nav>
</header>
<main>
${form}${parts.map(({content})=>content)}</main>
<footer><p class="quiet">Written by Lanser ${version}. The JSON report has everything that is left out here.</p></footer>
${form===nothing?nothing:markup`<script>${script2}</script>\n`}</body>
</html>
`.markup}function partsOf(report,{show}){let{policyChanges:changes,escapes:added,unknown:unknown2,unmatched,limits:hit,replay}=report,some=(count,id,title,content)=>count===
0?[]:[{id,title,content:content(report)}],{parts:findings,form}=findingParts(report,show);return{parts:[...some(changes.length,"policy-changes","Policy changes",
policyChanges2),...findings,...foldersPart(report,show),...replay===null?[]:[{id:"traces",title:"Traces",content:traces2(report,replay)}],...some(report.bumps.length,
"server-updates","Server updates",bumps2),...looksIn(report).map(list=>({id:list.id,title:list.title,content:looked(list)})),...some(added.length,"escapes","Esc\
apes",escapes2),...some(unknown2.length+unmatched.length,"unknown","Not checked",unknownFiles),...report.policy.reward.shown===!1||report.reward===null?[]:[{id:"\
reward",title:"Reward",content:reward(report.reward)}],...some(hit.length,"limits","Notes",limits2),{id:"servers",title:"Servers and policy",content:servers(report)}],
form}}function headline(report,{reproduce}){let{verdict,reasons}=report,warns=toleratedBy(report).map(setting=>markup`<p>The policy “${setting}” turns the exit code to 0; the verdict stays inconclusive.</p>\n`),
scope=scopeLine(report),list=rows(reasons,one=>{let{lifted}=one,said=(one.code==="new-finding"?newSentence(report):null)??(lifted===void 0?one.message:`a doubt \
was waived: ${lifted.message}`),advice=adviceOn(one,report)??(verdict==="pass"?passAdvice(one.code,report):null),means=verdict==="inconclusive"||one.code==="rep\
lay-mismatch"?meansOf(one.code,report):null,beside=[...lifted===void 0?[]:[`Waived by ${waivedBy(lifted.waived)}, with the reason “${lifted.waived.reason}” (t\
he doubt is ${lifted.code}).`],...means===null?[]:[means]].map(line2=>withCode(line2)),todo=advice===null?[]:[adviceLine(advice)];return markup`${capital(said)}${one.
code==="new-finding"?elsewhere2(report):nothing}${[...beside,...todo].map(line2=>markup`\n<span class="hint">${line2}</span>`)}`});return markup`<p class="brand">Lanser</p>
<div class="verdict ${verdict}">
<h1>${verdictWords[verdict]}</h1>
${list}
${blame(report)}${updates(report)}${scope===null?nothing:markup`<p class="scope">${capital(scope)}.</p>\n`}${warns}</div>
<div class="reproduce"><p class="quiet">Base <code>${report.base.commit===null?"no base":shortId(report.base.commit)}</code> compared with head <code>${shortHead(
report)}</code>. To get this report again:</p>
<code>${reproduce}</code></div>`}function meansOf(code2,{replay}){if(code2!=="replay-mismatch"||replay===null)return reasonAccounts[code2].means;let{other}=replayModeWords[replay.
mode];return`A committed trace is a recorded conversation with a language server. ${other} That is not about the code of the change.`}function adviceLine(advice){
return/^(?:Nothing|There is nothing) /u.test(advice)?withCode(advice):markup`<strong>What to do:</strong> ${withCode(advice)}`}function elsewhere2(report){let files=untouchedFiles(
report);if(files.length===0)return nothing;let shown=files.slice(0,untouchedShownMax).map((path,at)=>markup`${at===0?nothing:markup`, `}<code>${name(path,untouchedLengthMax)}</code>`);
return markup`\n<span class="hint">Not touched, and broken: ${shown}${andMore(files.length-untouchedShownMax)}.</span>`}var untouchedShownMax=3,untouchedLengthMax=160;
function blame(report){return isUnchanged(report)?markup`<p class="scope">There is no change here: base and head are the same. ${report.verdict==="pass"?"Nothin\
g differs in what was looked at.":"What is wrong is not the fault of one."}</p>\n`:report.verdict!=="inconclusive"?nothing:report.reasons.every(({code:code2})=>code2===
"replay-inconclusive")?nothing:markup`<p class="scope">The change is neither passed nor failed, because something could not be found out. That need not be its fault${toleratedBy(
report).length>0?"":", and the job does not pass all the same"}.</p>\n`}function updates(report){if(report.bumps.length===0)return nothing;let named=bumpsInOrder(
report).map((one,at)=>markup`${at===0?nothing:markup`, `}${name(bumpName(one),updateLengthMax)}`);return markup`<p class="scope">The change also updates the language server that checks it: ${named}. The verdict is the old version’s. ${whatItChanges(
report)}</p>\n`}function whatItChanges({bumps:all}){let below=markup`<a href="#server-updates">below</a>`;return all.every(({problem})=>problem===null)?markup`What the new version alone changes is counted ${below}: look through it before you merge. After that it is part of base, and fails no later change.`:
markup`What that alone changes, and what of it was not measured, stands ${below}.`}var updateLengthMax=200;function passAdvice(code2,report){let{bumps:bumps3}=report;
return code2==="clean"&&bumps3.length>0?null:code2==="waived"?"Nothing, if you agree. If not, take the waiver away and run it again.":code2==="clean"?`There is \
nothing to do${isPartial(report)?": the change is fine in what was looked at":""}.`:reasonAccounts[code2].todo}function shortHead({head}){return head.commit===null?
"the working tree":shortId(head.commit)}function capital(sentence2){return/^\p{Ll}+[\s,]/u.test(sentence2)?capitalized(sentence2):sentence2}function counts(report){
let shown=statesInOrder.filter(state=>report.counts[state]>0);if(shown.length===0)return nothing;let tiles=shown.map(state=>{let some=state==="new"&&report.counts.
new>0?markup` class="some"`:nothing;return markup`<div><dt>${findingStateTable[state].title}</dt><dd${some}>${report.counts[state]}</dd></div>\n`}),notes2=[...isPartial(
report)?["Counted in what was looked at."]:[],...report.counts.unchanged>0?["Unchanged is what base has, too; it is no part of the verdict, and the JSON report \
lists it."]:[]];return markup`<dl class="counts">
${tiles}</dl>${notes2.map(note=>markup`\n<p class="quiet">${note}</p>`)}`}var textLengthMax2=6e3;function xmlText(content){return escaped2(content)}function xmlAttribute(value){return escaped2(value).replaceAll(`
`,"&#10;")}function escaped2(text2){return shorten(shownText(text2).toWellFormed(),textLengthMax2).replace(/[\ufffe\uffff]/gu,one=>`\\u{${one.charCodeAt(0).toString(
16).toUpperCase()}}`).replace(/[&<>"']/gu,mark=>entities2[mark])}var entities2={"&":"&amp;","<":"&lt;",">":"&gt;",'"':"&quot;","'":"&#39;"};function junit(report,{reproduce}){let{findings,problems}=listed(report,({waived},isFailing2)=>isFailing2||waived!==void 0),cases=[runCase(report,reproduce),...problems.
map(problemCase),...findings.map(findingCase)],count=kind=>cases.filter(({outcome})=>outcome?.kind===kind).length,counts2=`tests="${cases.length}" failures="${count(
"failure")}" errors="${count("error")}"`;return['<?xml version="1.0" encoding="UTF-8"?>',`<testsuites name="Lanser" ${counts2}>`,`  <testsuite name="Lanser" ${counts2}\
 skipped="${count("skipped")}">`,...cases.flatMap(caseLines),"  </testsuite>","</testsuites>",""].join(`
`)}function runCase(report,reproduce){let reasons=report.reasons.map(({code:code2,message})=>`${code2}: ${message}`);return{className:"lanser",name:"Lanser ran",
outcome:void 0,said:[`${report.verdict}: ${reasons.join("; ")}`,`Reproduce: ${reproduce}`]}}var kindOf2={failure:"failure",doubt:"error",tolerated:"skipped"};function problemCase({
kind,code:code2,message,hint}){let lines=hint===null?[message]:[message,hint];return{className:"lanser",name:code2,outcome:{kind:kindOf2[kind],type:code2,message,
lines},said:[]}}function findingCase({finding,isFailing:isFailing2,message,remarks}){let{server:server2,path,symbol,id}=finding,where=symbol===null?"":` in ${symbol}`,
lines=[placeName(finding),message,...remarks];return{className:`${server2.replaceAll(".","_")}.${path.replaceAll(".","_")}`,name:`${ruleName2(finding)}${where} \
(${shortId(id)})`,outcome:{kind:isFailing2?"failure":"skipped",type:ruleName2(finding),message:`${placeName(finding)}: ${message}`,lines},said:[]}}function caseLines({
className,name:name2,outcome,said}){let open=`    <testcase classname="${xmlAttribute(className)}" name="${xmlAttribute(name2)}"`,inside=[...outcome===void 0?[]:
[`      <${outcome.kind} message="${xmlAttribute(outcome.message)}" type="${xmlAttribute(outcome.type)}">${xmlText(outcome.lines.join(`
`))}</${outcome.kind}>`],...said.length===0?[]:[`      <system-out>${xmlText(said.join(`
`))}</system-out>`]];return inside.length===0?[`${open} />`]:[`${open}>`,...inside,"    </testcase>"]}var projectFile2=".lanser/config.yml",effectsMax3=10;function rdjson(report,{show}){let{findings,problems}=listed(report,isShown(show)),diagnostics=[...problems.
map(problemDiagnostic),...causeDiagnostics(report,findings),...findings.map(one=>findingDiagnostic(report,one))];return`${canonical({source:{name:"lanser"},severity:"\
ERROR",diagnostics})}
`}var passing2={error:"WARNING",warning:"WARNING",information:"INFO",hint:"INFO"};function levelOf2({finding,isFailing:isFailing2}){return isFailing2?"ERROR":passing2[finding.
severity]}function findingDiagnostic(report,listedOne){let{finding,message,remarks}=listedOne,{server:server2,code:code2,id,cause}=finding;return{message:[spanOf(
flat(message)),...remarks.map(one=>spanOf(one))].join(`

`),location:locationOf(finding,cause===null?finding.shown:void 0,report.excerpts.get(id)?.head??null),severity:levelOf2(listedOne),source:{name:plainWord(server2)??
"lanser"},...codeOf(server2,code2),original_output:[`${placeName(finding)}: ${flat(message)}`,...remarks].join(" · ")}}function causeDiagnostics(report,findings){
let byId=Map.groupBy(findings,({finding})=>finding.id);return report.causes.flatMap(cause=>{let effects=cause.effects.flatMap(id=>byId.get(id)??[]),[first]=effects.
toSorted((left2,right)=>rank(left2)-rank(right)),own=first?.finding.cause??null;if(first===void 0||own===null||!isInHead(own))return[];let label=causeLabel(own),
name2=label===null?"This edit":spanOf(flat(label)),verb=own.how==="mended-import"?"brings to light":"breaks",listed2=new Map(effects.map(one=>[one.finding,one])),
together=sameOnOneLine(effects.map(({finding})=>finding)).slice(0,effectsMax3),told=together.map(([one,...others])=>{let times=others.length===0?"":` (${others.
length+1}× on this line)`;return`${placeName(one)}: ${flat(listed2.get(one)?.message??one.message)}${times}`}),left=effects.length-together.flat().length;return[
{message:[`${name2} ${verb} ${plural(effects.length,"place")} elsewhere:`,"",...told.map(one=>`* ${spanOf(one)}`),...left>0?[`* and ${left} more`]:[]].join(`
`),location:locationOf(own,first.finding.shown,null),severity:levelOf2(first),source:{name:"lanser"},code:{value:"cause"},original_output:`${placeName(own)}: ${label===
null?"this edit":flat(label)} ${verb} ${plural(effects.length,"place")} elsewhere`,related_locations:effects.slice(0,effectsMax3).map(({finding,message})=>({message:spanOf(
flat(message)),location:locationOf(finding,void 0,report.excerpts.get(finding.id)?.head??null)}))}]})}function rank(one){return+!one.isFailing*10+severityRank(one.
finding.severity)}var wordsOf3={failure:{level:"ERROR",words:"The run fails"},doubt:{level:"ERROR",words:"The run is inconclusive"},tolerated:{level:"WARNING",words:"\
Let pass by the policy"}};function problemDiagnostic({kind,code:code2,message,hint}){let{level:level3,words}=wordsOf3[kind],what=code2==="more"?spanOf(message):
`${words}: ${spanOf(message)}`;return{message:hint===null?what:`${what}

${spanOf(hint)}`,location:{path:projectFile2},severity:level3,source:{name:"lanser"},code:{value:code2},original_output:["lanser",message,...hint===null?[]:[hint]].
join(" · ")}}function codeOf(server2,code2){let value=code2===null?void 0:plainWord(code2);if(value===void 0)return{};let url=ruleAddress({server:server2,code:value});
return{code:url===null?{value}:{value,url}}}function plainWord(text2){return/^[\w@][\w@./-]{0,99}$/u.test(text2)?text2:void 0}function locationOf(own,shown,excerpt){
let place=shown??own,path=terminalName(place.path.toWellFormed());if(shown===null)return{path};let shift=own.range.start.line-place.range.start.line,{start,end}=place.
range,column=at=>columnOf(excerpt,at.line+shift,at.character),[from,to]=[column(start),column(end)];if(from!==void 0&&to!==void 0)return{path,range:{start:{line:start.
line+1,column:from},end:{line:end.line+1,column:to}}};let last=end.line>start.line&&end.character===0?end.line-1:end.line;return{path,range:{start:{line:start.line+
1},end:{line:last+1}}}}function columnOf(excerpt,line2,character){let text2=excerpt?.lines[line2-excerpt.line];if(!(text2===void 0||character>text2.length))return Buffer.
byteLength(text2.slice(0,character))+1}var textLengthMax3=1e3;function plainText(text2){let shown=shownText(text2).toWellFormed();return shorten(shown,textLengthMax3)}function messageText(text2){return text2.
replace(/\\*[[\]]/gu,run=>`${run.slice(0,-1).repeat(2)}\\${run.slice(-1)}`).replace(/\{+\d+\}+/gu,run=>run.replace(/[{}]/gu,"$&$&"))}var notificationsMax=50,codeLengthMax=200;function invocationOf(report,leftOut2){let isInconclusive=report.verdict==="inconclusive",reasons=isInconclusive?report.
reasons:[],{sides:sides2,files}=uncheckedOf(report),unknown2=[...sides2.map(message=>({code:"unknown-file",message})),...files.map(({server:server2,side,path,reason})=>({
code:"unknown-file",message:`${server2} did not check ${path} of ${side}: ${reason}`}))],limits3=report.limits.map(one=>({code:one.code,message:limitText(one)}));
return{executionSuccessful:!isInconclusive,toolExecutionNotifications:[...notifications("error",reasons),...notifications("warning",leftOutNotes(leftOut2)),...notifications(
"warning",unequalTraces(report).map(traceNote(report))),...notifications("warning",bumpNotes(report,!0)),...notifications("warning",unknown2.toSorted(compareValues)),
...notifications("note",bumpNotes(report,!1)),...notifications("note",limits3.toSorted(compareValues))],toolConfigurationNotifications:notifications("warning",report.
policyChanges.map(policyNote).toSorted(compareValues))}}function notifications(kind,notes2){let left=notes2.length-notificationsMax,more3=left>0?[{code:"more",message:`${left}\
 more like this are in the report.`}]:[];return[...notes2.slice(0,notificationsMax),...more3].map(({code:code2,message})=>({descriptor:{id:cut(plainText(code2),
codeLengthMax)},level:kind,message:{text:messageText(plainText(message))}}))}function leftOutNotes({beyondLimits,outsideRepository}){let beyond=`${beyondLimits}\
 left out, the old and the least severe first: GitHub takes no longer log.`,outside=`${outsideRepository} left out that are in no file of the repository.`;return[
...beyondLimits>0?[{code:"results-left-out",message:beyond}]:[],...outsideRepository>0?[{code:"outside-repository",message:outside}]:[]]}function traceNote(report){
return trace2=>{let by=traceServer(trace2),facts=traceFacts(trace2).map(({title,text:text2})=>`${title}: ${text2}`),subject=`${trace2.path}${by===""?"":` (${by}\
)`} ${traceState(trace2,report)}`;return{code:`trace-${trace2.state}`,message:[subject,...facts].join(`
`)}}}function bumpNotes(report,isProblem){return bumpsInOrder(report).filter(({problem})=>problem!==null===isProblem).map(one=>({code:"server-update",message:`${bumpName(
one)}: ${bumpResult(one)}`}))}function policyNote({kind,files,message,hides,adds}){let beside=hides===null||adds===null?"":` (under its own: ${hides} hidden, ${adds}\
 added)`;return{code:kind,message:`${message}${beside}: ${files.join(", ")}`}}var resultsMax=25e3,relatedLocationsMax=1e3,extensionsMax=100,resultTextBytesMax=105e5;function sarif(report,options){return logOf(report,options,()=>!0)}function codeScanningSarif(report,options){
return logOf(report,options,finding=>baselineStateOf(finding)!=="absent")}function logOf(report,options,isWanted){let{results,rules,leftOut:leftOut2}=resultsOf(
report.findings.filter(isWanted),options),run={tool:{driver:{...driver,rules},extensions:extensionsOf(report)},columnKind:"utf16CodeUnits",originalUriBaseIds:{"\
%SRCROOT%":{description:{text:"The root of the repository."}}},invocations:[invocationOf(report,leftOut2)],results,properties:propertiesOf(report,leftOut2)};return`${canonical(
{$schema:schema,version:"2.1.0",runs:[run]})}
`}var schema="https://json.schemastore.org/sarif-2.1.0.json",driver={name:"Lanser",version,semanticVersion:version};function extensionsOf({servers:servers2}){let extensions=servers2.
map(({id,version:own,root,skipped,treeDigest,schedule,interpreter,base,head})=>({name:plainText(id),version:plainText(own),properties:{...root==="."?{}:{root},...skipped===
null?{}:{skipped},treeDigest,schedule,interpreter:interpreter===null?null:`${plainText(interpreter.name)} ${plainText(interpreter.version)}`,base:{files:base.files,
unknown:base.unknown},head:{files:head.files,unknown:head.unknown}}}));return[...new Map(extensions.map(one=>[JSON.stringify(one),one])).values()].sort(compareValues).
slice(0,extensionsMax)}function resultsOf(findings,{show}){let inside=findings.filter(one=>isRelativePath(one.path)),shown=inside.filter(one=>severityAtLeast(one.
severity,show)),isAnyWaived=shown.some(one=>one.waived!==void 0),rules=new Map,results=[],bytes=0;for(let finding of shown.toSorted(compareRanked2).slice(0,resultsMax)){
let own=ruleOf(finding),{index,rule}=rules.get(own.id)??{index:rules.size,rule:own},result=resultOf(finding,{rule,index,isAnyWaived});if(bytes+=textBytes(result)+
(rules.has(rule.id)?0:textBytes(rule)),bytes>resultTextBytesMax)break;rules.set(rule.id,{index,rule}),results.push(result)}return{results,rules:[...rules.values()].
map(({rule})=>rule),leftOut:{beyondLimits:shown.length-results.length,belowShow:inside.length-shown.length,outsideRepository:findings.length-inside.length}}}function compareRanked2(left,right){
let isOld=one=>+(one.state!=="new");return isOld(left)-isOld(right)||severityRank(left.severity)-severityRank(right.severity)||compareFindings(left,right)}function textBytes(value){
return typeof value=="string"?Buffer.byteLength(value):typeof value!="object"||value===null?0:Object.values(value).reduce((sum,member)=>sum+textBytes(member),0)}
function ruleOf({server:server2,code:code2}){let by=plainText(server2),name2=code2===null?null:cut(plainText(code2),codeLengthMax),description=name2===null?`Wha\
t ${by} reports without a code.`:`What ${by} reports as ${messageText(name2)}.`;return{id:name2===null?by:`${by}/${name2}`,shortDescription:{text:description},fullDescription:{
text:description},help:{text:`The documentation of ${by} describes it. "lanser explain" explains why a finding counts as new.`}}}var level2={error:"error",warning:"\
warning",information:"note",hint:"note"},baselineState={new:"new",unchanged:"unchanged",moved:"updated",fixed:"absent",removed:"absent",suppressed:"absent",volatile:"\
unchanged"};function baselineStateOf({state,seen}){return seen?.head.length===0?"absent":baselineState[state]}function nature({state,severity}){return state==="\
volatile"?{kind:"review",level:"none"}:{level:level2[severity]}}function resultOf(finding,{rule,index,isAnyWaived}){let{symbol,waived}=finding,related=relatedLocations(
finding),suppressions=waived===void 0?[]:[{kind:"external",status:"accepted",justification:plainText(`${waived.by}: ${waived.reason}`)}];return{ruleId:rule.id,ruleIndex:index,
...nature(finding),baselineState:baselineStateOf(finding),message:{text:messageText(plainText(finding.message))||"(no message)"},locations:[{...locationOf2(finding),
...symbol===null?{}:{logicalLocations:[{fullyQualifiedName:plainText(symbol)}]}}],...related.length===0?{}:{relatedLocations:related},partialFingerprints:{"lans\
erFindingId/v1":finding.id},...isAnyWaived?{suppressions}:{},properties:resultProperties(finding)}}function resultProperties(finding){let{state,matchedBy,placement,
why,base,seen}=finding;return state==="unchanged"?{state}:{state,placement,why:plainText(why),...matchedBy===null?{}:{matchedBy},...base!==null&&isRelativePath(
base.path)?{base:{uri:uriOf(base),...regionOf(base)}}:{},...seen===null?{}:{seen:{base:seen.base,head:seen.head}},...finding.proof===void 0?{}:{proof:finding.proof.
kind},...finding.proof?.kind==="unproven"?{probe:plainText(finding.proof.probe)}:{}}}function relatedLocations({cause,related=[]}){let label=cause===null?null:causeLabel(
cause),name2=label===null?"this":plainText(label),caused=cause?.how==="removed-name"?`${name2}, which the change took away`:cause?.how==="dependency"?`another v\
ersion of a dependency: ${name2}`:cause?.how==="moved-module"?"this file, which the change moved":cause?.how==="mended-import"?`${name2}, which mended an import\
 that hid this`:`${name2}, which the change edited`;return[...cause===null||!isInHead(cause)?[]:[{place:cause,text:`Caused by ${messageText(caused)}.`}],...related.
map(place=>({place,text:"The server names this place beside it."}))].filter(({place})=>isRelativePath(place.path)).slice(0,relatedLocationsMax).map(({place,text:text2},id)=>({
id,...locationOf2(place),message:{text:text2}}))}function locationOf2(place){return{physicalLocation:{artifactLocation:{uri:uriOf(place),uriBaseId:"%SRCROOT%"},
region:regionOf(place)}}}function uriOf({path}){let encode=mark=>`%${mark.charCodeAt(0).toString(16).toUpperCase()}`;return path.toWellFormed().split("/").map(one=>encodeURIComponent(
one).replace(/[!'()*]/gu,encode)).join("/")}function regionOf({range:{start,end}}){return{startLine:start.line+1,startColumn:start.character+1,endLine:end.line+
1,endColumn:end.character+1}}function propertiesOf(report,leftOut2){let{verdict,class:kind,counts:counts2,reward:reward2,unscored,replay,base,head,reasons,scope}=report;
return{verdict,class:kind,reasons:reasons.slice(0,notificationsMax).map(({code:code2,message})=>({code:code2,message:plainText(message)})),counts:counts2,...scope===
void 0?{}:{scope:{mode:scope.mode,files:scope.files.length,of:scope.of,why:plainText(scope.why)}},reward:reward2===null?null:{headline:reward2.headline,"pr-v1":reward2["\
pr-v1"].r,"pr-v2":reward2["pr-v2"].r},unscored:unscored===null?null:plainText(unscored),replay:replay===null?null:replayCounts(replay),base,head,leftOut:leftOut2}}
function replayCounts({mode,traces:traces3}){let counts2=["equal","different","unreadable","inconclusive","stale"].map(state=>[state,traces3.filter(one=>one.state===
state).length]);return{mode,...Object.fromEntries(counts2)}}var summaryBytesMax2=900*1024;function summary(report,options){return markdown(report,{...options,bytesMax:summaryBytesMax2})}var surfaces={log:{to:"log",input:null,flag:null,help:"",noun:"log",limit:null,render:({report,reproduce,all,show,detail="usual"})=>plainLog(report,{reproduce,all,
show,detail})},report:{to:"file",input:"report",flag:"report",beside:"report.json",help:"writes the report as JSON, whatever the verdict; run.json is written be\
side it",noun:"report",limit:null,render:({json})=>json},sarif:{to:"file",input:"sarif",flag:"sarif",beside:"report.sarif",help:"writes a SARIF log, for code sc\
anning",noun:"SARIF log",limit:{max:resultsMax,of:"results"},render:({report,show,reader})=>reader==="code-scanning"?codeScanningSarif(report,{show}):sarif(report,
{show})},html:{to:"file",input:"html",flag:"html",beside:"report.html",help:"writes one HTML page",noun:"HTML page",limit:{max:pageBytesMax,of:"bytes"},render:({
report,reproduce,show})=>html(report,{reproduce,show})},junit:{to:"file",input:"junit",flag:"junit",beside:null,help:"writes JUnit XML: what fails the run is a \
failure, what left it inconclusive an error",noun:"JUnit file",limit:null,render:({report,reproduce})=>junit(report,{reproduce})},rdjson:{to:"file",input:"rdjso\
n",flag:"rdjson",beside:null,help:"writes what is new for reviewdog (-f=rdjson)",noun:"rdjson file",limit:null,render:({report,show})=>rdjson(report,{show})},gitlab:{
to:"file",input:null,flag:"gitlab",beside:null,help:"writes what is new as a Code Quality report of GitLab",noun:"GitLab report",limit:null,render:({report,show})=>gitlab(
report,{show})},check:{to:"github",input:"check",flag:null,help:"",noun:"check run",limit:{max:checkAnnotationsMax,of:"annotations"},render:({report,reproduce,show,
links,notes:notes2})=>checkContent(report,{reproduce,show,links,notes:notes2})},comment:{to:"github",input:"comment",flag:null,help:"",noun:"comment",limit:{max:commentBytesMax,
of:"bytes"},render:({report,name:name2,reproduce,show,links,notes:notes2})=>comment(report,name2,{reproduce,show,links,notes:notes2})},annotations:{to:"log",input:null,
flag:null,help:"",noun:"annotations",limit:{max:annotationsPerStepMax,of:"annotations"},render:({report,show})=>annotations(report,show)},summary:{to:"summary",
input:null,flag:null,help:"",noun:"job summary",limit:{max:summaryBytesMax2,of:"bytes"},render:({report,reproduce,show,links,notes:notes2})=>summary(report,{reproduce,
show,links,notes:notes2})}},fileSurfaces=namesTo("file"),actionFiles=fileSurfaces.filter(name2=>surfaces[name2].input!==null),postedSurfaces=namesTo("github");function eachFile(value){
return Object.fromEntries(fileSurfaces.map(name2=>[name2,value(name2)]))}function eachActionFile(value){return Object.fromEntries(actionFiles.map(name2=>[name2,
value(name2)]))}var surfaceFlags=Object.values(surfaces).flatMap(({flag,help})=>flag===null?[]:[{flag,help}]);function namesTo(to){return Object.keys(surfaces).
filter(name2=>surfaces[name2].to===to)}export{traceProblemCommand,problemCommand,codeSpan,problemSummary,commentModes,isCommentWanted,commentBody,stateIn,surfaces,fileSurfaces,actionFiles,postedSurfaces,
eachFile,eachActionFile,surfaceFlags};
