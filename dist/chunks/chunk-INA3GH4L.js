import { createRequire as lanserCreateRequire } from "node:module";
if (Number(process.versions.node.split(".")[0]) < 24) {
  process.stderr.write("lanser needs Node 24 or newer; this is Node " + process.versions.node + ". Install Node 24 and run it again." + "\n");
  process.exit(13);
}
const require = lanserCreateRequire(import.meta.url);
import{toleratedBy}from"./chunk-7WUX6KE4.js";import{blank,copied,indented,layout,logLook,name,painted,place,row,safe,text,words}from"./chunk-G6Q3ZO7Q.js";
import{characterWidth,widthOf}from"./chunk-FSW26XPK.js";import{diffArrays}from"./chunk-3K4JHQDO.js";import{logLines,logPrefix,terminalCells,terminalName}from"./chunk-FO76SHGF.js";
import{compareCauses,divergenceClasses,escapeKinds}from"./chunk-4A3XBLML.js";import{falseClaim,isFailing,replayWeight}from"./chunk-SNRI3OFJ.js";import{
effectText,ruleAt,ruleName,selectorText}from"./chunk-3NKQKLM6.js";import{causeOrOwnPlace,compareFindings,compareText,compareValues,findingStateTable,isInHead,
placesOf,severities,severityAtLeast,severityRank,sideOf}from"./chunk-XC2CTCOW.js";import{andMore,cut,plural,shortId,shorten,threeDigits}from"./chunk-BZ74BBKY.js";function claimsLine({claims=[],policy}){let of=state=>claims.filter(one=>one.state===state),[wrong,right,open,unread]=[of("false"),of("true"),of("not-compared"),
of("unreadable")];if(claims.length===0||policy.reward.shown===!1&&wrong.length===0)return null;let parts=[...first(wrong,one=>`${falseClaim(one)}, which is fals\
e${policy.claims==="warn"?" (policy claims: warn)":""}`),...right.length===0?[]:[`${right.length} ${right.length===1?"is":"are"} true`],...first(open,({path,why})=>`${path}\
 is not compared: ${why??""}`),...first(unread,({path,why})=>`${path} cannot be read: ${why??""}`)];return`${plural(claims.length,"claim")} of a reward: ${parts.
join("; ")}`}function first(some,text2){let[one,...more]=some;return one===void 0?[]:[`${text2(one)}${andMore(more.length)}`]}function limitText({code,message,count}){let counted2=countedLimits[code];return counted2!==void 0?counted2(count,message):count===1?message:code.startsWith("no\
t-written-")?`${message} (on both sides)`:`${message}, ${count} times`}var was=count=>count===1?"was":"were",firstOf=(count,message)=>`${message}${andMore(count-
1)}`,countedLimits={"causes-cut":count=>`${plural(count,"new finding")} outside of the change ${was(count)} not traced to a cause`,"severity-assumed":count=>count===
1?"1 diagnostic came without a severity and counts as an error":`${count} diagnostics came without a severity and count as errors`,"server-configuration":(_count,message)=>message,
"message-cut":(count,message)=>count===1?message:`${count} ${message}`,"published-unopened":count=>count===1?"1 file that was not opened has diagnostics":`${count}\
 files that were not opened have diagnostics`,"diagnostics-incomplete":(count,message)=>`${plural(count,"file")}: ${message}`,"relocate-compared":count=>`${plural(
count,"definition")} ${was(count)} not compared with a touched symbol, because there are too many`,"relocate-clipped":count=>`of ${plural(count,"definition")} o\
nly the start was compared, because of the length`,"relocate-unsearched":count=>`${plural(count,"touched symbol")} ${was(count)} only looked up by name, because\
 the change is too large`,"not-written":count=>`${plural(count,"more file")} ${was(count)} left out`,"rules-off":(count,message)=>`${plural(count,"finding")} ${message}`,
"waiver-unread":firstOf,"waiver-unused":firstOf};function uncheckedOf({unknown,servers}){let isUnanswered=({reason})=>reason==="server-failed";return{sides:[...Map.
groupBy(unknown.filter(isUnanswered),({server,side})=>JSON.stringify([server,side])).values()].map(files=>{let[first2]=files,named=servers.filter(({id})=>id===first2?.
server),failed=named.filter(({ended})=>ended!==null),own=failed.length>0?failed:named,sum=of=>own.reduce((total,one)=>total+one[first2?.side??"base"][of],0),all=own.
length===0?files.length:sum("files"),checked=all-(own.length===0?files.length:sum("unknown"));return`${first2?.server} ${first2?.side}: ${checked} of ${plural(all,
"file")} checked (server-failed)`}),files:unknown.filter(one=>!isUnanswered(one))}}function escapeCounts(added){return[...Map.groupBy(added,({kind})=>isKnown(kind)?
kind:"other")].map(([kind,{length}])=>({count:length,noun:kind==="other"?"other":nounOf(kind,length)})).sort((left,right)=>right.count-left.count||compareText(left.
noun,right.noun)).map(({count,noun})=>`${count} ${noun}`).join(", ")}function isKnown(kind){return Object.hasOwn(escapeKinds,kind)}function nounOf(kind,count){let{
one,many}=escapeKinds[kind];return count===1?one:many}function scopeLine({scope}){if(scope===void 0)return null;let{mode,files,of,why}=scope;return mode==="full"?
`looked at every file, because ${why}`:`looked at ${files.length} of ${plural(of,"file")}, those that the change can matter to: ${why}`}function isPartial({scope}){
return scope?.mode==="affected"}function policyParts({rules=[],maxNew={},onlyChangedFiles,settings=[],servers={}}){let limits2=Object.entries(maxNew).map(([severity,
max])=>`${severity} ${max}`);return[...rules.map((one,index)=>`${ruleAt(index)}: ${selectorText(one)}: ${effectText(one)}`),...limits2.length===0?[]:[`max-new: ${limits2.
join(", ")}`],...onlyChangedFiles===void 0?[]:["only-changed-files: nothing fails where the change touches nothing"],...Object.entries(servers).map(([id,{role,failOn}])=>{
let own=[...role===void 0?[]:[`role ${role}`],...failOn===void 0?[]:[`fail-on ${failOn}`]];return`${id}: ${own.join(", ")}`}),...settings.length===0?[]:[`settin\
gs of ${settings.join(", ")} from a flag or an input`]]}function serverName({id,version,root}){return`${id} ${version}${root==="."?"":` in ${root}`}`}var skippedShownMax=3;
function skippedRoots({servers}){let skipped=servers.filter(one=>one.skipped!==null);return[...Map.groupBy(skipped,({id,version})=>`${id} ${version}`)].map(([name2,
own])=>{let shown2=own.slice(0,skippedShownMax).map(({root})=>root),more=own.length>shown2.length?[`${own.length-shown2.length} more`]:[];return`${name2} did no\
t check ${plural(own.length,"root")} again, nothing that they look at differs: ${[...shown2,...more].join(", ")}`})}function isUnchanged({base,head}){return base.
tree!==null&&base.tree===head.tree}function rewardLine({reward,unscored,policy}){if(policy.reward.shown===!1)return null;if(reward===null)return`no process reward: ${unscored??"the change was not\
 scored"}`;let{headline:headline2}=reward,other=headline2==="pr-v2"?"pr-v1":"pr-v2",{diag_delta,safety,alpha_conf}=reward[headline2].components,parts=`diagnosti\
cs ${diag_delta>0?"+":""}${threeDigits(diag_delta)}, safety ${threeDigits(safety)}, confidence ${threeDigits(alpha_conf)}`;return`process reward ${headline2} ${threeDigits(
reward[headline2].r)} (${parts}); ${other} ${threeDigits(reward[other].r)}`}var isListed={new:!0,fixed:!0,moved:!0,removed:!0,suppressed:!0,volatile:!0,unchanged:!1},statesInOrder=Object.keys(isListed),listedStates=statesInOrder.filter(
state=>isListed[state]),stateWords={new:{one:"the change introduced it",all:"The change introduced these."},unchanged:{one:"the same code as in base",all:"The s\
ame code as in base; these are only counted."},moved:{one:"its code was moved by the change",all:"Their code was moved by the change."},fixed:{one:"it is gone, \
and its code is still there",all:"These are gone, and their code is still there."},removed:{one:"its code was deleted",all:"Their code was deleted."},suppressed:{
one:"something that the change added hides it",all:"Something that the change added hides them. They do not count as fixed, and earn nothing."},volatile:{one:"w\
hether the server says it depends on the order in which it checks files; it neither fails nor earns anything",all:"Whether the server says these depends on the \
order in which it checks files. That is its doing and not the change’s, so they do not fail it, unless base’s policy has `volatile: fail`."}},unprovenText="\
not proven to be mended";function policyRemarks({severity,ruled,elsewhere,state}){let by=ruled===void 0?"":ruleAt(ruled.rule),isNew=state==="new";return[...ruled?.
said===void 0?[]:[`${severity} by ${by}; the server says ${ruled.said}`],...ruled?.fail===void 0||!isNew?[]:[`${ruled.fail?"fails":"does not fail"} by ${by}`],...elsewhere===
void 0?[]:["does not fail: the change does not touch this file (only-changed-files)"]]}function alsoFoundBy({sources}){let others=(sources??[]).slice(1).map(one=>{
let code=ruleName(one);return code===null?one.server:`${one.server} (${code})`});return others.length===0?null:`also found by ${others.join(", ")}`}function blameText({
blame,silenced,state}){if(blame===void 0)return null;let verb=findingStateTable[state].isGone?"gone since":"introduced by",probe=silenced===void 0?"":`; its pro\
be is silent since ${commitText(silenced)}`;return`${verb} ${commitText(blame)}${probe}`}function commitText({commit,since}){let of=commit===null?"what is not c\
ommitted yet":`commit ${shortId(commit)}`;return since===void 0?of:`${of} or one since ${shortId(since)}, which could not be scored`}function waivedBy({by}){let commit=/^trailer ([0-9a-f]{7,64})$/u.
exec(by)?.[1];return commit===void 0?by:`a line in the message of commit ${shortId(commit)}`}function placementText(finding){return placementWords[finding.placement][sideOf(
finding)]}var placementWords={"same-line":{base:"the same line is in head",head:"the same line is in base"},"edited-line":{base:"code on a line that was edited",
head:"code on a line that was edited"},replaced:{base:"code that was edited in place",head:"code that was edited in place"},rewritten:{base:"deleted or rewritte\
n code (not in head)",head:"written here by the change"},"no-file":{base:"a deleted file (not in head)",head:"a new file (not in base)"},unchecked:{base:"head h\
as the file, but the server does not check it there",head:"base has the file, but the server does not check it there"}};function sourceParts({server,source,code,
symbol}){let isNamed=source===null||source.toLowerCase()===server.toLowerCase()||server==="typescript"&&source==="ts",rule=ruleName({server,code});return[server,
...isNamed?[]:[source],...rule===null?[]:[rule],symbol??"module level"]}function causeLabel({symbol,dependency}){return dependency==null?symbol:`${dependency.name}\
 ${dependency.from??"none"} → ${dependency.to??"none"}`}function brokenBy(cause){let isRemoved=cause.how==="removed-name",broken=brokenWords[cause.how]??"brok\
en by a change elsewhere: ";return causeLabel(cause)===null?{broken:isRemoved?`${broken}a name removed at `:broken,at:""}:{broken,at:isRemoved?", removed at ":"\
, "}}var brokenWords={dependency:"broken by a dependency: ","removed-module":"broken by a file that was deleted: ","moved-module":"broken by a file that was mov\
ed: ","broken-import":"broken by an import that does not resolve any more: ","mended-import":"brought to light by an import that was mended: "},matchWords={image:"\
the same finding on the same code","image-message-drift":"the same finding on the same code, in other words",replaced:"the same finding on code that was edited \
in place",import:"the same finding on the same import",edited:"the same finding in code that was edited","moved-text":"the same finding on the same line elsewhe\
re in the file","moved-context":"the same finding between the same tokens elsewhere in the file","moved-symbol":"the same finding in the same definition, which \
was rewritten","moved-file-text":"the same finding on the same line in another file","moved-file-context":"the same finding between the same tokens in another f\
ile","moved-file-symbol":"the same finding in a definition of that name in another file"},replayStateWords={equal:"the same",different:"different",unreadable:"u\
nreadable",inconclusive:"not comparable",stale:"out of date"},replayWeightWords={nothing:"which is as it should be",fails:"which fails this run (policy replay-m\
ismatch: fail)",inconclusive:"which leaves this run inconclusive",warns:"which only warns"},replayModeWords={offline:{done:"replayed",how:"without a server",same:"\
the same results",other:"Of the same answers this version of Lanser makes another result than the one that recorded it."},live:{done:"asked",how:"again of the p\
inned server",same:"the same answers",other:"The pinned server answers the same questions otherwise today."}},causeWords={"removed-module":"The change deleted t\
his file, and what it breaks imports it.","moved-module":"The change moved this file, and what it breaks has its old path, or is in it and imports what is no mo\
re beside it.",definition:"The change edited this definition, and what it breaks refers to it.",related:"The change edited this, and the server names it beside \
what it breaks.",inferred:"The change edited this body, and the type of what it breaks is inferred from it.","base-class":"The change edited this in a class tha\
t what it breaks is derived from.","re-export":"The change edited the line that hands this name on, and what it breaks has it from there.","broken-import":"The \
change edited this import, which does not resolve any more, and what it breaks depends on it.","mended-import":"The change mended an import by this, and the ser\
ver sees now what was wrong before.",dependency:"The change takes another version of this package, and what it breaks uses it.","removed-name":"The change took \
this name away, and what it breaks still uses it."},classWords={new_errors:"there are new errors",lsp_unavailable:"something could not be measured",baseline_error:"\
base has errors, and none is new",warnings_only:"there are no errors, and other findings",clean:"there are no findings"};var valueLengthMax=300,sameLengthMax=60,messageLengthMax=1e3,traceMeaning="A trace is a recorded conversation with a language server. Replayed, it must lead to \
what it led to then.",bumpMeaning="The change pins another version of a server. Both versions were asked about the code of base, so what differs here comes from\
 the version alone, and is neither new nor fixed.",states=["different","unreadable","inconclusive","stale","equal"];function unequalTraces({replay}){return(replay?.
traces.filter(({state})=>state!=="equal")??[]).toSorted((left,right)=>states.indexOf(left.state)-states.indexOf(right.state)||compareText(left.path,right.path)||
compareValues(left,right))}function replayLine({mode,traces:traces2}){let{done,how,same}=replayModeWords[mode],counts=states.toReversed().flatMap(state=>{let many=traces2.
filter(one=>one.state===state).length;return many===0?[]:[`${many} ${replayStateWords[state]}`]});if(traces2.length>0&&traces2.every(({state})=>state==="inconcl\
usive"))return`could not compare ${plural(traces2.length,"committed trace")}`;let result=traces2.every(({state})=>state==="equal")?same:counts.join(", "),nearly=traces2.
filter(one=>one.state==="equal"&&one.class!==null&&one.class!=="D0"),but=nearly.length===0?"":`, of which ${nearly.length} ${nearly.length===1?"differs":"differ"}\
 only in ways that do not affect the verdict`;return`${done} ${plural(traces2.length,"committed trace")} ${how}: ${result}${but}`}function traceState(trace,{policy}){
return`is ${replayStateWords[trace.state]}, ${replayWeightWords[replayWeight(trace,policy)]}`}function traceServer({server,version}){return`${server} ${version}`.
trim()}function traceFacts(trace){let{class:kind,message,at,wanted,got,advice}=trace,[first2,...others]=advice,hasValues=wanted!==null||got!==null,same=sameLength(
wanted??"",got??""),start=same>sameLengthMax?same-sameLengthMax:0;return[{title:"What",text:shorten(message,messageLengthMax)},at===null?void 0:{title:"Where",text:placeText(
at)},hasValues?{title:"Recorded",text:valueText(wanted,start)}:void 0,hasValues?{title:"Now",text:valueText(got,start)}:void 0,kind===null?void 0:{title:"Kind",
text:`${divergenceClasses[kind].words} (drift class ${kind})`},first2===void 0?void 0:{title:"Try first",text:shorten(first2,messageLengthMax)},others.length===
0?void 0:{title:"Try next",text:shorten(others.join(" · "),messageLengthMax)}].filter(one=>one!==void 0)}function placeText({entry,pointer}){return`entry ${entry}\
 of the trace${pointer===""?"":`, at ${shorten(pointer,valueLengthMax)}`}`}function valueText(value,start){return value===null?"nothing":`${start>0?"…":""}${shorten(
value.slice(start),valueLengthMax)}`}function sameLength(one,other){let length=0;for(;length<one.length&&one[length]===other[length];)length++;return length}function bumpsInOrder({
bumps:bumps2}){let valuesOf=({server,from,to,total,problem})=>[server,from,to,total,problem];return bumps2.toSorted((left,right)=>compareValues(valuesOf(left),valuesOf(
right)))}function bumpName({server,from,to}){return`${server} ${from} → ${to}`}function bumpResult({total,problem}){if(problem!==null)return`what it changes w\
as not measured: ${shorten(problem,messageLengthMax)}`;if(sizeOf(total)===0)return"the same findings";let parts=[...total.added>0?[`${total.added} more`]:[],...total.
removed>0?[`${total.removed} fewer`]:[],...total.changed>0?[`${total.changed} changed`]:[]],last=parts.pop()??"";return`${parts.length===0?last:`${parts.join(",\
 ")} and ${last}`} ${total.added+total.removed+total.changed===1?"finding":"findings"} in the code of base`}function bumpTables({rules,files},rowsMax){let byRule=rules.
map(({code,...counts})=>({name:code===""?"(no rule)":code,...counts})),byFile2=files.map(({path,...counts})=>({name:path,...counts}));return[{of:"rule",all:byRule},
{of:"file",all:byFile2}].flatMap(({of,all})=>{if(all.length===0)return[];let ranked2=all.toSorted((left,right)=>sizeOf(right)-sizeOf(left)||compareText(left.name,
right.name)||compareValues(left,right));return[{of,rows:ranked2.slice(0,rowsMax),more:Math.max(0,all.length-rowsMax)}]})}function sizeOf({added,removed,changed:changed2}){
return added+removed+changed2}var reasonAccounts={"new-finding":{means:"The change introduced findings at or above `fail-on`, or that a rule of the policy has fail.",todo:"Correct them. Each\
 says which edit broke it, also where that stands in another file. To let one pass as it is, write `Lanser-Allow: ID REASON`, with the ID that stands beside it,\
 below the subject of a commit; `waivers` in base's `.lanser/config.yml` must allow it."},"max-new":{means:"There are more new findings of a severity than `max-\
new` of base's policy lets pass.",todo:"Correct as many as there are too many. What is waived, what a rule has not fail and, with `only-changed-files`, what is \
elsewhere is not counted."},"moved-finding":{means:"Old findings moved with their code, and base's policy has `moved: fail`.",todo:"Correct them while you are t\
here, or change base's policy to `moved: report`."},"volatile-finding":{means:"Findings depend on the order in which files are checked, and base's policy has `v\
olatile: fail`.",todo:"Annotate types in files that import each other; that is where results depend on the order."},"min-reward":{means:"The reward is lower tha\
n `min-reward` of base's policy.",todo:"`reward` in the report has the parts that it is the sum of. A harmless edit may cost some hundredths: leave the limit th\
at room."},"false-claim":{means:"A file below `.lanser/claims` of the change claims a reward that is not the one that was measured. The claim changed nothing: r\
ewards are computed from what the servers said.",todo:"Take the claim out of the change, or correct it: both numbers stand beside it. `claims: warn` below `poli\
cy` in base's `.lanser/config.yml` says it and does not fail, `claims: ignore` reads none."},"replay-mismatch":{means:"A committed trace, a recorded conversatio\
n with a language server, leads to another result than when it was recorded. That is not about the code of the change: this version of Lanser makes something el\
se of the same answers, or, with `replay: live`, the server answers otherwise.",todo:"The section on traces names the trace, the first answer that differs and i\
ts class. Record it again where the new result is right: `lanser trace refresh`. Where it is not, go back to the version that it was recorded with, and report t\
he difference."},"replay-inconclusive":{means:"A committed trace, a recorded conversation with a language server, could not be compared with what is so today. T\
hat says nothing about the code of the change.",todo:"The section on traces says what was in the way: take the file from before the commit that damaged it, inst\
all what it was recorded with, or record it again with `lanser trace record`."},"unknown-files":{means:"Files got no final answer from the server, so nothing is\
 known of what they hold.",todo:"Each file has its reason beside it; `lanser explain REASON` says what to do. To have such jobs end with exit code 0, write `unk\
nown: warn` below `policy` in `.lanser/config.yml` of the base branch; the verdict stays inconclusive."},"unmatched-findings":{means:"Findings stand in files th\
at could not be checked on the other side, so they are neither new nor old.",todo:"Each of these files has its reason beside it; `lanser explain REASON` says wh\
at to do."},unscored:{means:"`min-reward` is set, and the change could not be scored.",todo:"`unscored` in the report says what was in the way."},"no-files":{means:"\
No file of head was checked. A server that looks at nothing finds nothing.",todo:"Check the server's own configuration (`include`, `files`) and `roots` in `.lan\
ser/config.yml`."},clean:{means:"The change introduced nothing, and every file was looked at.",todo:"Nothing."},advisory:{means:"The change introduced findings,\
 none of which fails: they are below `fail-on`, a rule of the policy has them not fail, or they are in files that the change does not touch.",todo:"Nothing has \
to be done."},waived:{means:"A person let a finding pass, or took a doubt, in a way that base's policy allows.",todo:"Read who did and why: it stands on every s\
urface."},"volatile-in-change":{means:"Findings in the code that the change wrote depend on the order in which files are checked. They may be the change's own.",
todo:"Annotate types in files that import each other; the message names the first place."},"volatile-share":{means:"More than 2 % of the findings in the files t\
hat the change concerns depend on the order of checks, too many to trust the rest.",todo:"Annotate types in files that import each other."},"unchecked-files":{means:"\
Files that the server's program should hold were not among those that it checked.",todo:"Look for what hides them: a `pyvenv.cfg`, or a folder that the configur\
ation leaves out."},"hidden-code":{means:"The change makes the checker skip code: nonsense put in its place would not be complained of.",todo:"Look at the code \
that is named: what the checker does not look at was not judged. A waiver (`Lanser-Allow: hidden-code REASON` below the subject of a commit) takes the doubt, wh\
ere `waivers` in base's `.lanser/config.yml` allow one."},"unchecked-sources":{means:"Changed sources belong to no program that a server checks.",todo:"Take the\
m into the server's configuration, or leave them out with `ignore`."},suppressions:{means:"The change adds comments that silence the checker, and base's policy \
does not let them pass.",todo:"Correct the code instead, or change base's policy."},"unreviewed-workflow":{means:"The change edits the workflow that measured it\
, and that workflow could have written any report.",todo:"Review that edit by hand. What an edited workflow measured of itself never passes."},"base-unavailable":{
means:"The commit to compare with could not be had.",todo:"Check out with `fetch-depth: 0`, or name the base with `base`."},"head-unavailable":{means:"There is \
no commit to judge: nothing is checked out, or the push deleted its branch.",todo:"Put `actions/checkout` in front of the gate."},"history-unavailable":{means:"\
The history between base and head could not be fetched, so their merge base is unknown.",todo:"Check out with `fetch-depth: 0`."},"version-skew":{means:"The che\
cked-out commit is not the one that the event is about.",todo:"Check out the default commit of the event; if the pull request has moved on, run the workflow of \
its newest commit."},"install-refused":{means:"The server runs code of the repository, and nobody who decides for base has accepted that.",todo:"Accept it in ba\
se's configuration, with `trust: executes-repository` and `sandbox: none`, or take the server out."},"install-failed":{means:"The pinned server could not be ins\
talled.",todo:"The message has what npm said. Run it again when the registry is back, or keep the server in the cache of the runner."},"digest-mismatch":{means:"\
What is installed or kept is not, byte for byte, what was pinned or what the server finds.",todo:"Empty the cache folder and run it again. If it comes back, som\
ething writes there: look for what."},"shard-missing":{means:"`lanser merge` was not given what a job was to find, or that job looked at other files than are he\
re.",todo:"See the job that is named: it failed, its artifact was not taken along, or it had other packages. Run it again, and the merge after it."},"server-not\
-started":{means:"The server's process could not be started.",todo:"The message has the system's words. Run it again; a runner without memory is a usual cause."},
"server-crashed":{means:"The server ended while it was asked.",todo:"Run it again. If it comes back, the file at which it ended is named; another version may no\
t crash."},"server-timeout":{means:"The server did not answer in time.",todo:"Run it again. If it comes back, a runner with more memory or processors helps, or \
fewer roots a job."},"server-protocol":{means:"The server broke the protocol, or answered a request with an error.",todo:"Nothing that it said after that is use\
d. Report it to the server's maintainers; `--trace` records the conversation."},"server-not-ready":{means:"The server never said that it had loaded the project.",
todo:"Run it again. If it comes back, look at the server's configuration: a project that it cannot read is never ready."},"canary-failed":{means:"The server fou\
nd nothing in a document whose error is known, so its silence about your code means nothing.",todo:"Look for what switches its rules off: a configuration, a ver\
sion. Until then no result of it counts."},"file-count-mismatch":{means:"The server says that it checks another number of files than its project has.",todo:"Loo\
k for links, generated files and nested configurations; please report a project in which it stays."},"server-configuration":{means:"The server could not read it\
s own configuration, or found a mistake in it, and would go on with another.",todo:"Correct the file and line that the message names."},"renames-skipped":{means:"\
The change touches so many files that git does not follow its renames, and old findings would look new.",todo:"Split the change."},"dependencies-differ":{means:"\
Head needs other packages than base, and both were checked with one environment: a finding may be the packages', not the change's.",todo:"Install what base need\
s into a folder of its own and name it (`base-dependencies`): docs/dependencies.md has the steps to paste."},"dependencies-missing":{means:"Packages that the pr\
oject declares are not installed, so what comes from them is unknown to the server.",todo:"Install the packages before the gate."},"head-configuration":{means:"\
Head's own `.lanser/config.yml` cannot be read. Once base has it, no change could be judged any more.",todo:"Correct it; the message has file, line and column."},
"runner-file-tampered":{means:"Something wrote to the command files of the runner while the servers ran.",todo:"A server or what it started did this: do not tru\
st the later steps of this job, and look at what the change made the server start."},disk:{means:"A file could not be written: the disk is full or broken.",todo:"\
Free space, or point `TMPDIR` (or `--cache`) elsewhere."},"repository-damaged":{means:"An object of the repository cannot be read.",todo:"See what `git fsck` pr\
ints; in a workflow, check the repository out again."},cancelled:{means:"The run was ended before it had measured all.",todo:"Run it again."}};var notWritten="An entry of the tree was not given to the server:",limitAccounts={"renames-skipped":reasonAccounts["renames-skipped"],"head-configuration":reasonAccounts["\
head-configuration"],"dependencies-differ":reasonAccounts["dependencies-differ"],"dependencies-missing":reasonAccounts["dependencies-missing"],"server-configura\
tion":{means:"The server complained of its configuration, and went on.",todo:"Correct what the message names; until then the server's defaults may be at work."},
"unchecked-sources":{means:"Changed sources belong to no root that is checked.",todo:"Add their root to `roots`, or leave them out with `ignore`."},"other-base":{
means:"The base that the event names could not be used, and another commit took its place.",todo:"The message says which one was used and why. `base` names one \
by hand."},"rules-off":{means:"A rule of base's policy turns findings off: they decide nothing, and are not listed.",todo:"Nothing. `off` in the report has each\
 of them, and `lanser config --show-origin` the line of the rule."},"waivers-unread":{means:"Messages of commits could not be read for waivers, all of them or t\
he oldest.",todo:"Put the waiver into one of the newest commits, or check out with `fetch-depth: 0`."},"waiver-unread":{means:"A line that looks like a waiver c\
ould not be read as one.",todo:"Write it as `Lanser-Allow: FINDING-ID REASON`, below the subject of the commit."},"waiver-unused":{means:"A waiver lifts nothing\
: no new finding and no reason has what it names.",todo:"Copy the id from the summary, or take the line away."},"causes-cut":{means:"There are so many new findi\
ngs outside of the change that the last were not traced to a cause.",todo:"Mend the first ones; the others often go with them."},"change-unread":{means:"A file \
is too large to be looked through for what silences a checker.",todo:"Look through its change yourself."},"relocate-compared":{means:"A touched symbol was not c\
ompared with every definition of head, because there are too many.",todo:"Nothing; the reward may be a little lower than it should."},"relocate-clipped":{means:"\
Of very long definitions only the start was compared.",todo:"Nothing; the reward may be a little lower than it should."},"relocate-unsearched":{means:"Touched s\
ymbols were only looked up by name, because the change is too large.",todo:"Nothing; the reward may be a little lower than it should."},"severity-assumed":{means:"\
Diagnostics came without a severity, and count as errors.",todo:"Nothing; report it to the server's maintainers."},"message-cut":{means:"Messages of the server \
are longer than is kept.",todo:"Nothing; the start of each is there."},"diagnostics-incomplete":{means:"The server says itself that it did not give all diagnost\
ics of a file.",todo:"The message has the reason that it gave."},"published-unopened":{means:"The server published diagnostics of files that it was not asked ab\
out.",todo:"Nothing; they are not used."},"server-oddity":{means:"The server did something that the protocol does not foresee, and that changes nothing.",todo:"\
Nothing; report it to the server's maintainers."},"server-restarted":{means:"A server ended before it had answered; it was started once more, and asked for ever\
ything again.",todo:"Nothing where it is seldom; the log of the run has what it printed. Else give the job more memory, or pin another version."},"dependency-no\
t-linked":{means:"A folder of packages could not be made visible to the server.",todo:"The message has the reason; name the folder in `dependencies`, or install\
 the packages where they are looked for."},"dependency-own-files":{means:"Git tracks files inside a folder of packages; they were taken in place of what is inst\
alled there.",todo:"Nothing if that is meant; else take them out of git."},"optional-packages-missing":{means:"Packages that the project declares as optional ar\
e imported and not installed.",todo:"Install them where findings depend on them."},"undeclared-imports":{means:"Modules are imported that no manifest declares a\
nd that are not installed.",todo:"Declare the packages, or install them."},"unresolved-installed":{means:"Packages of this repository are linked, and the server\
 cannot find what they export.",todo:"Build them before the gate, as their own tests need it."},"not-a-root":{means:"A folder has a configuration of the server \
and is not one of the roots.",todo:"Add it to `roots` to check it."},"scope-miss":{means:"A run over every file found something that a run over the files the ch\
ange can matter to would have missed.",todo:"This is a defect of Lanser: please report it with the two commits. The verdict of this run is right."},"probes-fail\
ed":{means:"The probes could not be asked, so it is not known which changed code the checker looks at.",todo:"Run it again; the change stays unscored."},"probes\
-silent":{means:"The server complained of no probe at all, so it is not known which changed code it looks at.",todo:"Look for what switches its rules off; the c\
hange stays unscored."},"probes-cut":{means:"The change is so large that not every statement of it was asked about.",todo:"Split the change where that matters."},
"not-written":{means:"More files than are listed were not given to the server.",todo:"See those that are."},"not-written-symlink":{means:`${notWritten} a link t\
hat leads out of the repository, in a circle, or nowhere.`,todo:"Nothing if the server's own command does not follow it either."},"not-written-submodule":{means:`${notWritten}\
 a submodule.`,todo:"Findings that need its files are missed; install it as a package, or list it in `ignore`."},"not-written-too-large":{means:`${notWritten} a\
 file above the limit of size.`,todo:"Leave it out with `ignore`."},"not-written-bad-name":{means:`${notWritten} its name cannot be written everywhere.`,todo:"R\
ename the file."},"not-written-not-utf8":{means:`${notWritten} its name is not UTF-8.`,todo:"Rename the file."},"not-written-case-collision":{means:`${notWritten}\
 another file has the same name but for the case of letters.`,todo:"Rename one of them."},"not-written-cap":{means:`${notWritten} the tree is larger than the li\
mit.`,todo:"Check fewer roots in a job."},"not-written-missing":{means:`${notWritten} its object is not in this clone, as in a partial one.`,todo:"Check out wit\
hout a filter."}},unknownAccounts={timeout:{means:"The server did not answer about it in time.",todo:"Run it again."},error:{means:"The server answered with an \
error.",todo:"Run it again; report it to the server's maintainers if it stays."},unsupported:{means:"The server does not offer diagnostics of such a file.",todo:"\
Leave it out with `ignore`."},malformed:{means:"The server's answer does not follow the protocol.",todo:"Report it to the server's maintainers."},"bad-range":{means:"\
A diagnostic stands outside of the file's text.",todo:"Report it to the server's maintainers."},"too-many-findings":{means:"It has more diagnostics than are kep\
t.",todo:"Leave it out with `ignore`, or mend what repeats."},"outside-project":{means:"The server does not take it into the project that it was asked in.",todo:"\
Take it into the server's configuration."},unsettled:{means:"The server took back its answer each time it was asked.",todo:"Run it again; another version may se\
ttle."},incomplete:{means:"The server published something, and nothing can show any more that it is all.",todo:"Run it again."},"server-failed":{means:"The serv\
er had ended before it was asked about this file.",todo:"See the reason of the verdict."},unreadable:{means:"The file cannot be read as text.",todo:"Write it in\
 UTF-8, or leave it out with `ignore`."}};function newSentence(report){let{fresh,edits,caused,elsewhere}=brokenIn(report);if(fresh.length===0)return null;let allCaused=fresh.every(({id})=>caused.has(id)),
from=edits.length>0&&allCaused?` from ${plural(edits.length,"edit")}`:"",allElsewhere=fresh.every(({path})=>elsewhere.has(path)),where=elsewhere.size===0?"":`, ${allElsewhere?
"":"also "}in ${plural(elsewhere.size,"file")} that the change does not touch`;return`${counted(fresh)}${from}${where}`}function untouchedFiles(report){return[...brokenIn(
report).elsewhere].sort(compareText)}function brokenIn({findings,causes}){let fresh=findings.filter(({state,waived})=>state==="new"&&waived===void 0),known=new Set(
fresh.map(({id})=>id)),edits=causes.filter(({effects})=>effects.some(id=>known.has(id))),touched=new Set(edits.flatMap(one=>one.touched)),caused=new Set(edits.flatMap(
({effects})=>effects)),elsewhere=new Set(fresh.filter(({id,path})=>caused.has(id)&&!touched.has(path)).map(({path})=>path));return{fresh,edits,caused,elsewhere}}
function adviceOn({code,hint},report){return code==="unscored"&&report.unscored!==null?`What is in the way: ${report.unscored}. ${hint??""}`.trim():hint!==null||
report.verdict==="pass"?hint:code==="new-finding"?`${whatToCorrect(report)}. ${howToWaive(report)}`:code==="unmatched-findings"&&report.reasons.some(one=>one.code===
"unknown-files")?null:aboutUnknown(code,report)??toDo(code)}function aboutUnknown(code,{unknown}){let[first2,...others]=new Set(unknown.map(({reason})=>reason));
if(code!=="unknown-files"||first2===void 0||others.length>0||!Object.hasOwn(unknownAccounts,first2))return null;let{means,todo}=unknownAccounts[first2];return`${means}\
 ${todo} ${orTolerate}`}var orTolerate="If it stays, leave the file out with `ignore`, or write `unknown: warn` below `policy` in `.lanser/config.yml` of the ba\
se branch: such jobs end with exit code 0 then, and the verdict stays inconclusive.";function whatToCorrect(report){let{edits}=brokenIn(report);return edits.length===
0?"Correct what is new":edits.length===1?"Correct the edit, or what uses it":"Correct the edits, or what uses them"}function howToWaive({findings,policy}){let[first2,
...others]=findings.filter(one=>isFailing(one,policy)),[what,id,each]=first2!==void 0&&others.length===0?["it pass as it is",shortId(first2.id),""]:["them pass \
as they are","ID",", a line for each finding that fails with its ID,"];return`To let ${what}, write \`Lanser-Allow: ${id} REASON\`${each} below the subject of a\
 commit; base's \`.lanser/config.yml\` must allow it (\`policy: { waivers: [trailer] }\`).`}function toDo(code){let{todo}=reasonAccounts[code];return todo.startsWith(
"Nothing")?null:todo}function counted(fresh){let parts=severities.flatMap(severity=>{let count=fresh.filter(one=>one.severity===severity).length;return count===
0?[]:[plural(count,`new ${nouns[severity]}`)]}),last=parts.pop()??"";return parts.length===0?last:`${parts.join(", ")} and ${last}`}var nouns={error:"error",warning:"\
warning",information:"notice",hint:"hint"};function groupedByCause({findings,causes},show){let shown2=ranked(findings.filter(one=>one.state==="new"&&severityAtLeast(one.severity,show)).toSorted(compareFindings)),
groups=causes.flatMap(cause=>{let own=new Set(cause.effects),effects=shown2.filter(({id})=>own.has(id)),at=effects[0]?.cause??null;return at===null?[]:[{cause,at,
effects}]}),caused=new Set(groups.flatMap(({effects})=>effects.map(({id})=>id)));return{causes:groups.sort((left,right)=>worst(left)-worst(right)||right.effects.
length-left.effects.length||compareCauses(left.cause,right.cause)),alone:shown2.filter(({id})=>!caused.has(id))}}function ranked(findings){return severities.flatMap(
severity=>findings.filter(one=>one.severity===severity))}function worst({effects}){return Math.min(...effects.map(({severity})=>severityRank(severity)))}function byFile(findings){
return[...Map.groupBy(findings,({path})=>path).values()].flat()}function sameOnOneLine(findings){return[...Map.groupBy(findings,({path,range,severity,code,message,
waived,ruled})=>JSON.stringify([path,range.start.line,severity,code,message,waived??null,ruled??null])).values()].flatMap(([first2,...others])=>first2===void 0?
[]:[[first2,...others]])}function waysTo(cause){return new Map((cause.routes??[]).map(({path,through})=>[path,through.toReversed()]))}var effectsOpenMax=3;function diffOf({
excerpts:{base,head}}){let next={base:(base?.line??0)+1,head:(head?.line??0)+1};return diffArrays([...base?.lines??[]],[...head?.lines??[]]).flatMap(({value,added,
removed})=>value.map(text2=>{if(removed)return{kind:"removed",text:text2,number:next.base++};let line={kind:added?"added":"same",text:text2,number:next.head++};
return added||next.base++,line}))}function marksOf(report,show){let{causes,alone}=groupedByCause(report,show),all=[...causes.flatMap(group=>{let[first2,...more]=group.
effects;if(first2===void 0)return[];let touched=new Set(group.cause.touched),own=more.length===0||!isInHead(group.at)?[]:group.effects.filter(({path})=>touched.
has(path));return[more.length===0?mark(first2,shownPlace(first2),!1):{kind:"cause",group,first:first2,place:shownPlace(first2)},...own.map(one=>mark(one,one.ownShown===
void 0?one:one.ownShown,!0))]}),...alone.map(one=>mark(one,shownPlace(one),!1))],seen=new Set,places=new Map(report.findings.map(({id},at)=>[id,at])),placeInReport=one=>places.
get((one.kind==="cause"?one.first:one.finding).id)??0;return all.filter(one=>{let key=JSON.stringify([one.kind,one.place?.path,one.place?.range.start.line,textOf(
one)]);return seen.size!==seen.add(key).size}).sort((left,right)=>severityRank(severityOf(left))-severityRank(severityOf(right))||+(right.kind==="cause")-+(left.
kind==="cause")||placeInReport(left)-placeInReport(right))}function mark(finding,place2,isOwn){return{kind:"finding",finding,place:place2,isOwn}}function shownPlace(finding){
return finding.shown===void 0?causeOrOwnPlace(finding):finding.shown}function textOf(one){if(one.kind==="cause")return[one.group.cause.id];let{severity,code,message,
waived,cause,path,range}=one.finding;return[severity,code,message,waived,cause===null?null:[path,range.start.line,causeLabel(cause)]]}function severityOf(one){return one.
kind==="cause"?one.first.severity:one.finding.severity}var markedMax=4;function frameOf(report,finding,options){let places=placesOf(finding),own=sideOf(finding),excerpts=report.excerpts.get(finding.id),[excerpt,place2]=[
excerpts?.[own]??null,places[own]];if(excerpt===null||place2===null)return[];let other=own==="head"?"base":"head",[otherExcerpt,otherPlace]=[excerpts?.[other]??
null,places[other]];if(!(finding.placement==="edited-line"||finding.placement==="replaced")||otherExcerpt===null||otherPlace===null)return sideFrame(excerpt,place2.
range,options);let sides={[own]:{excerpt,place:place2},[other]:{excerpt:otherExcerpt,place:otherPlace}},{base,head}=sides;return textAt(base)===textAt(head)?sideFrame(
excerpt,place2.range,options):changed(base,head,own,options)}function textAt({excerpt,place:place2}){return markedRows(excerpt,place2.range).map(({line})=>line).
join(`
`)}function rows({line,lines}){return lines.map((shown2,at)=>({number:line+at,line:shown2}))}function markedRows(excerpt,{start,end}){return rows(excerpt).filter(
({number})=>number>=start.line&&number<=lastLine({start,end}))}function lastLine({start,end}){return end.line>start.line&&end.character===0?end.line-1:end.line}
function sideFrame(excerpt,range,options){let from=range.start.line-options.around,to=lastLine(range)+options.around,isShown=({number,line})=>line.trim()!==""||
isIn(number,range),near=rows(excerpt).filter(({number})=>number>=from&&number<=to),all=near.slice(near.findIndex(isShown),near.findLastIndex(isShown)+1),marked=all.
filter(({number})=>isIn(number,range)),left=marked.length-markedMax,shown2=all.filter(one=>left<=0||!isIn(one.number,range)||marked.indexOf(one)<markedMax);return gutterRows(
shown2.map(one=>({...one,sign:" ",range:isIn(one.number,range)?range:null})),options)}function isIn(number,range){return number>=range.start.line&&number<=lastLine(
range)}function changed(base,head,own,options){let side=({excerpt,place:place2},sign,isOwn)=>markedRows(excerpt,place2.range).slice(0,markedMax).map(one=>({...one,
sign,range:isOwn?place2.range:null}));return gutterRows([...side(base,"-",own==="base"),...side(head,"+",own==="head")],options)}var signStyle={"-":"dim","+":"b\
old"};function gutterRows(all,options){let digits=String(Math.max(0,...all.map(({number})=>number+1))).length,isSigned=all.some(({sign})=>sign!==" "),gutter=(number,sign)=>text(
`${number.padStart(digits)}${isSigned?` ${sign}`:""} │ `,signStyle[sign]??"dim"),room=options.width-widthOf(gutter(""," ").text),shown2=windowOf(all,room);return all.
flatMap(one=>{let{code,from}=shown2(one.line),under=one.range===null?null:underline(one,one.range,from,room,options.style),codeSpan=safe(code,...one.sign==="-"?
["dim"]:[]);return[row(gutter(String(one.number+1),one.sign),codeSpan),...under===null?[]:[row(gutter(""," "),under)]]})}function windowOf(all,room){let widest=Math.
max(0,...all.map(({line})=>widthOfCells(terminalCells(line)))),marks=all.flatMap(one=>{let range=one.range??one.focus??null;return range===null?[]:[columns(one,
range)]}),first2=Math.min(...marks.map(({start})=>start),Number.POSITIVE_INFINITY),last=Math.max(...marks.map(({end})=>end),0),from=widest<=room||last<=room-1||
first2<room/3||first2===Number.POSITIVE_INFINITY?0:Math.max(0,first2-Math.floor(room/3));return line=>({code:sliceOf(terminalCells(line),from,room),from})}function widthOfCells(cells){
return cells.reduce((sum,cell)=>sum+widthOf(cell.text),0)}function sliceOf(cells,from,room){let column=0,shown2="",width=0,isCut=widthOfCells(cells)-from>room,end=from+
room-(isCut?1:0);for(let{text:own}of cells)for(let character of own){let wide=characterWidth(character);column>=from&&column+wide<=end?(shown2+=character,width+=
wide):column<from&&column+wide>from&&(shown2+=" ",width+=1),column+=wide}return from>0&&width>0&&(shown2=`…${afterColumns(shown2,1)}`),isCut?`${shown2}…`:shown2}
function afterColumns(shown2,many){let width=0,at=0;for(let character of shown2){if(width>=many&&characterWidth(character)>0)break;width+=characterWidth(character),
at+=character.length}return`${" ".repeat(Math.max(0,width-many))}${shown2.slice(at)}`}function columns({number,line},range){let cells=terminalCells(line),columnAt=character=>widthOfCells(
cells.filter(({from})=>from<character)),indent2=line.length-line.trimStart().length,start=columnAt(number===range.start.line?range.start.character:indent2),end=columnAt(
number===range.end.line?range.end.character:line.trimEnd().length);return{start,end:Math.max(end,start)}}function underline(one,range,from,room,style){let{start,
end}=columns(one,range);if(start===end&&one.number!==range.start.line)return null;let first2=Math.max(0,start-from),last=Math.min(Math.max(end-from,first2+1),room);
return first2>=last?null:text(" ".repeat(first2)+"^".repeat(last-first2),...style===null?[]:[style])}function editBlocks(cause,{width,linesMax:linesMax2}){let lines=diffOf(cause),focus=differences(lines),rows3=lines.slice(0,linesMax2).map(one=>({number:one.number-
1,line:one.text,sign:signs[one.kind],range:null,focus:focus.get(one)??null})),left=lines.length-rows3.length,more=left===0?[]:[words(text(`… ${plural(left,"mo\
re line")} of the edit`,"dim"))];return[...gutterRows(rows3,{width,around:0,style:null}),...more]}function differences(lines){let found=new Map;for(let at=0;at<
lines.length;){let removed=runOf(lines,at,"removed"),added=runOf(lines,at+removed.length,"added");for(let[nth,from]of removed.entries()){let to=added[nth];if(to===
void 0)continue;let start=sharedStart(from.text,to.text);for(let one of[from,to]){let end=Math.max(start,one.text.length-sharedEnd(from.text,to.text,start)),line=one.
number-1;found.set(one,{start:{line,character:start},end:{line,character:end}})}}at+=Math.max(1,removed.length+added.length)}return found}function runOf(lines,at,kind){
let rest=lines.slice(at),end=rest.findIndex(one=>one.kind!==kind);return end<0?rest:rest.slice(0,end)}function sharedStart(left,right){let count=0;for(;count<left.
length&&count<right.length&&left[count]===right[count];)count+=1;return count}function sharedEnd(left,right,start){let most=Math.min(left.length,right.length)-start,
count=0;for(;count<most&&left[left.length-1-count]===right[right.length-1-count];)count+=1;return count}var signs={same:" ",removed:"-",added:"+"};function ruleAddress({server,code}){if(code===null)return null;let rules=documented.get(server);return rules?.pattern.test(code)===!0?rules.address(code):null}var documented=new Map(
[["pyright",{pattern:/^report[A-Za-z]+$/u,address:code=>`https://github.com/microsoft/pyright/blob/main/docs/configuration.md#${code}`}],["basedpyright",{pattern:/^report[A-Za-z]+$/u,
address:code=>`https://docs.basedpyright.com/latest/configuration/config-files/#${code}`}],["eslint",{pattern:/^[a-z][a-z-]*$/u,address:code=>`https://eslint.or\
g/docs/latest/rules/${code}`}],["oxlint",{pattern:/^(?:eslint|typescript-eslint|typescript|unicorn|oxc)\([a-z0-9-]+\)$/u,address:code=>{let[,plugin="",rule=""]=/^([a-z]+)(?:-eslint)?\(([a-z0-9-]+)\)$/u.
exec(code)??[];return`https://oxc.rs/docs/guide/usage/linter/rules/${plugin}/${rule}.html`}}],["biome",{pattern:/^lint\/[a-z0-9]+\/[A-Za-z0-9]+$/u,address:code=>`\
https://biomejs.dev/linter/rules/${code.slice(code.lastIndexOf("/")+1).replace(/[A-Z]/gu,one=>`-${one.toLowerCase()}`)}`}],["pyrefly",{pattern:/^[a-z][a-z-]*$/u,
address:code=>`https://pyrefly.org/en/docs/error-kinds/#${code}`}],["ty",{pattern:/^[a-z][a-z-]*$/u,address:code=>`https://ty.dev/rules#${code}`}],["shellcheck",
{pattern:/^SC\d{4}$/u,address:code=>`https://www.shellcheck.net/wiki/${code}`}],["ruff",{pattern:/^[A-Z]{1,8}\d+$/u,address:code=>`https://docs.astral.sh/ruff/r\
ules/${code}`}]]);var lengthMax=2e3,linesMax=24,depthMax=5;function messageBlocks(message,before,behind){let[first2="",...rest]=cut(message,lengthMax).split(/\r?\n/u).filter(line=>trimmed(
line)!==""),nodes=nested(rest.slice(0,linesMax)),left=rest.length-linesMax;return[words(...before,text(trimmed(first2)),...behind),...nodes.flatMap((node,at)=>branch(
node,nodes.slice(at+1))),...left>0?[words(text(`… and ${left} more lines`,"dim"))]:[]]}function nested(lines){let open=[];return lines.map(line=>{let indent2=line.
search(/[^ \t\u00a0]|$/u);for(;(open.at(-1)??-1)>=indent2;)open.pop();return open.push(indent2),{line:trimmed(line),depth:Math.min(open.length,depthMax)}})}function trimmed(line){
return line.replace(/^[ \t\u00a0]+|[ \t\u00a0]+$/gu,"")}function branch({line,depth},after){let hasNext=level=>{let next=after.findIndex(one=>one.depth<=level);
return next>=0&&after[next]?.depth===level},outer=Array.from({length:depth-1},(_,at)=>hasNext(at+1)?"│ ":"  ").join(""),own=hasNext(depth)?["├ ","│ "]:["└\
 ","  "],[first2="",rest=""]=own.map(mark2=>outer+mark2);return indented(text(rest,"dim"),[words(text(line))],text(first2,"dim"))}var stateStyles={new:{error:["red","bold"],warning:["yellow","bold"],information:["cyan"],hint:["cyan"]},fixed:sameStyle("green"),volatile:sameStyle("yellow"),moved:sameStyle(
"dim"),removed:sameStyle("dim"),suppressed:sameStyle("yellow"),unchanged:sameStyle("dim")};function sameStyle(style){return{error:[style],warning:[style],information:[
style],hint:[style]}}function findingBlocks(report,finding,others,options){let styles=stateStyles[finding.state][finding.severity],rule=ruleName(finding),code=rule===
null?[]:[text(" "),text("(","dim"),{...text(rule,"dim"),link:ruleAddress(finding)},text(")","dim")],frame=options.around===null?[]:frameOf(report,finding,{width:options.
width-indent.length,around:options.around,style:styles[0]??null}),below=[...messageBlocks(finding.message,[text(`${finding.severity}:`,...styles),text(" ")],code),
...frame,...sameLine(others),...notesOf(finding),...wayLine(options.through),...options.isBelowCause?[]:[whyLine(finding)]];return[placeLine(finding,options),...indented(
indent,below)]}var indent="  ";function placeLine(finding,{linkOf}){let link=linkOf!==null&&sideOf(finding)==="head"?linkOf(finding.path):null;return words({...placeSpan(
finding,"bold"),link},...finding.symbol===null?[]:[text(" in ","dim"),text(finding.symbol,"dim")],text(` · ${shortId(finding.id)}`,"dim"))}function placeSpan({
path,range},...styles){return place(path,`:${range.start.line+1}:${range.start.character+1}`,...styles)}function sameLine(others){if(others.length===0)return[];
let columns2=others.map(({range,id})=>`column ${range.start.character+1} (${shortId(id)})`),shown2=columns2.slice(0,3).join(", "),left=columns2.length-3;return[
words(text(`the same at ${shown2}${left>0?` and ${left} more`:""}`,"dim"))]}function notesOf(finding){let{waived,proof}=finding,blame=blameText(finding),also=alsoFoundBy(
finding);return[...blame===null?[]:[words(text(blame))],...also===null?[]:[words(text(also))],...policyRemarks(finding).map(remark=>words(text(remark,"yellow"))),
...waived===void 0?[]:[words(text(`waived by ${waivedBy(waived)}: ${waived.reason}`,"yellow"))],...proof?.kind==="unproven"?[words(text(`${unprovenText}: ${proof.
probe}`,"yellow"))]:[]]}function wayLine(through){if(through.length===0)return[];let files=through.flatMap((path,at)=>[...at===0?[]:[text(" → ","dim")],place(
path,"","dim")]);return[words(text("imports it through ","dim"),...files)]}function whyLine({cause,why}){return cause===null?words(text(why,"dim")):words(...causeSpans(
cause))}function causeSpans(cause){let{broken,at}=brokenBy(cause),label=causeLabel(cause);return[text(broken),...label===null?[]:[text(`\`${label}\``)],text(at),
place(cause.path,`:${cause.range.start.line+1}`)]}var rows2={new:{isAlwaysListed:!0,listedMax:100,codeMax:30,around:1},volatile:{isAlwaysListed:!0,listedMax:20,codeMax:10,around:0},fixed:{isAlwaysListed:!0,listedMax:20,
codeMax:10,around:0},moved:{isAlwaysListed:!0,listedMax:10,codeMax:0,around:0},removed:{isAlwaysListed:!0,listedMax:10,codeMax:0,around:0},suppressed:{isAlwaysListed:!0,
listedMax:20,codeMax:10,around:0},unchanged:{isAlwaysListed:!1,listedMax:200,codeMax:0,around:0}},sectionStates=Object.keys(rows2);function findingSections(report,options){
return sectionStates.filter(state=>options.all||rows2[state].isAlwaysListed).map(state=>section(report,state,options))}function section(report,state,options){let findings=report.
findings.filter(one=>one.state===state&&severityAtLeast(one.severity,options.show));if(findings.length===0)return[];let title=`${findingStateTable[state].title}\
 (${findings.length}${inPart(report,state)})`;return[words(text(title,"bold")),...indented("  ",listed(report,state,findings,options))]}function inPart(report,state){
return state==="unchanged"&&isPartial(report)?", in what was looked at":""}function listed(report,state,findings,options){let row2=rows2[state],{causes,alone}=state===
"new"?groupedByCause(report,options.show):{causes:[],alone:findings},room=options.detail==="verbose"?Number.POSITIVE_INFINITY:row2.listedMax,codeRoom=options.detail===
"verbose"?Number.POSITIVE_INFINITY:row2.codeMax,write=(own,ways,most2)=>{let isBelowCause=ways!==null,groups=sameOnOneLine(own),shown2=groups.slice(0,Math.min(most2,
room));room-=shown2.length;let left=groups.slice(shown2.length).flat().length,blocks=shown2.flatMap(([first2,...others],at)=>{let isFirst=shown2[at-1]?.[0].path!==
first2.path;codeRoom-=1;let of={width:options.width-(isBelowCause?4:2),around:codeRoom<0?null:options.detail==="verbose"?2:row2.around,linkOf:options.linkOf,isBelowCause,
through:isFirst?ways?.get(first2.path)??[]:[]},spaced=of.around!==null||state==="new";return[...findingBlocks(report,first2,others,of),...spaced?[blank]:[]]});return left===
0?blocks:[...blocks,words(text(moreText(left,options),"dim")),blank]},most=options.detail==="verbose"?Number.POSITIVE_INFINITY:effectsOpenMax,below=[];for(let[at,
group]of causes.entries()){if(room<=0){let left=causes.slice(at).flatMap(({effects})=>effects).length;below.push(words(text(moreText(left,options),"dim")),blank);
break}below.push(...causeBlocks(group),...indented("  ",[...editOf(group,options),...write(group.effects,waysTo(group.cause),most)]),blank)}return[...below,...write(
byFile(alone),null,Number.POSITIVE_INFINITY)]}function moreText(left,{detail}){return detail==="verbose"?`… ${left} more are in the JSON report`:`… ${left} \
more; --verbose lists all, and the JSON report has them`}function causeBlocks({cause,at,effects}){let label=causeLabel(cause),files=new Set(effects.map(({path})=>path)).
size,line=cause.head??cause.base??at;return[words(...label===null?[]:[text(`\`${label}\``,"bold"),text(", ")],place(cause.path,`:${line.range.start.line+1}`,"bo\
ld"),text(` (${editWords[cause.how]})`,"dim"),text(` ${cause.how==="mended-import"?"brings to light":"causes"} ${plural(effects.length,"finding")} in ${plural(files,
"file")}`),text(` · edit ${shortId(cause.id)}`,"dim"))]}function editOf({cause},{width,detail}){let blocks=editBlocks(cause,{width:width-2,linesMax:detail==="v\
erbose"?Number.POSITIVE_INFINITY:editLinesMax});return blocks.length===0?[]:[...blocks,blank]}var editLinesMax=12,editWords={definition:"edited",related:"edited",
inferred:"edited, and its type is inferred","base-class":"edited, and others are derived from it","re-export":"edited, and handed on","removed-name":"removed","\
removed-module":"file deleted","moved-module":"file moved","broken-import":"import that does not resolve any more","mended-import":"import mended",dependency:"a\
nother version"};var verdictStyle={pass:"green",fail:"red",inconclusive:"yellow"};function headline(report,{reproduce}){let[first2,...rest]=report.reasons,scope=scopeLine(report),
found=first2?.code==="new-finding"?newSentence(report):null,known=new Set,todo=one=>{let advice=one===void 0?null:adviceOn(one,report);return advice===null||known.
has(advice)?[]:(known.add(advice),[words("what to do: ",advice)])};return[words(text(report.verdict.toUpperCase(),verdictStyle[report.verdict],"bold"),...first2===
void 0?[]:[": ",found??first2.message]),...indented("  ",[...scope===null?[]:[words(scope)],...todo(first2),...rest.flatMap(one=>[words("also: ",one.message),...indented(
"  ",todo(one))]),...toleratedBy(report).map(setting=>words(`the policy \`${setting}\` turns the exit code to 0; the verdict stays inconclusive`)),copied("repro\
duce: ",reproduce)])]}function pythonOf({id,interpreter}){return interpreter!==null?` (Python ${interpreter.version})`:id==="pyright"?" (no Python)":""}function checkedOf({
files,unknown}){return unknown===0?`all ${files}`:`${files-unknown} of ${files}`}function footer(report){let{counts}=report,parts=sectionStates.flatMap(state=>counts[state]===
0?[]:[`${counts[state]} ${state}`]),servers=report.servers.filter(({skipped})=>skipped===null).map(one=>`${serverName(one)}${pythonOf(one)} checked ${checkedOf(
one.base)} files of base and ${checkedOf(one.head)} of head`),base=report.base.commit===null?"no base":shortId(report.base.commit),head=report.head.tree===null?
"no head":report.head.commit===null?"the working tree":shortId(report.head.commit),reward=rewardLine(report),claims=claimsLine(report),replayed=report.replay===
null||unequalTraces(report).length>0?[]:[replayLine(report.replay)];return[`${parts.length===0?"no findings":parts.join(" · ")}${isPartial(report)?", in what w\
as looked at":""}`,...replayed,...servers,...skippedRoots(report),`compared ${base} with ${head}; class ${report.class}; policy from ${report.policy.origin}, fa\
il-on ${report.policy.failOn}`,...reward===null?[]:[reward],...claims===null?[]:[claims]].map(line=>words(text(line,"dim")))}function looksIn({hidden,unchecked}){return[{id:"hidden",title:"Hidden from the checker",looks:shown(hidden.map(withCommit))},{id:"unlooked",title:"Changed code\
 that is not looked at",looks:shown(unchecked)}].filter(({looks:looks2})=>looks2.length>0)}function withCommit(one){return one.blame===void 0?one:{...one,why:`${one.
why}; since ${commitText(one.blame)}`}}function shown(all){return all.toSorted((left,right)=>compareText(left.path,right.path)||(left.range?.start.line??-1)-(right.
range?.start.line??-1)).map(({path,range,why})=>{let lines=range===null?"":range.start.line===range.end.line?`:${range.start.line+1}`:`:${range.start.line+1}-${range.
end.line+1}`;return{place:`${terminalName(path)}${lines}`,why}})}var notesMax=10,tracesMax=20,bumpsMax=10,bumpRowsMax=10,weightStyle={nothing:"dim",warns:"yellow",inconclusive:"yellow",fails:"red"};function otherSections(report){
return[traces(report),bumps(report),policyChanges(report),...looks(report),escapes(report),notes(report)]}function titled(title,blocks){return blocks.length===0?
[]:[words(text(title,"bold")),...indented("  ",blocks)]}function traces(report){let unequal=unequalTraces(report);if(report.replay===null||unequal.length===0)return[];
let left=unequal.length-tracesMax;return titled(`Traces: ${replayLine(report.replay)}`,[words(traceMeaning),...unequal.slice(0,tracesMax).flatMap(one=>{let server=traceServer(
one),state=text(traceState(one,report),weightStyle[replayWeight(one,report.policy)]);return[words(place(one.path,""),...server===""?[]:[text(` (${server})`,"dim")],
" ",state),...indented("  ",traceFacts(one).map(fact=>words(`${fact.title}: `,fact.text)))]}),...inReport(left)])}function bumps(report){return report.bumps.length===
0?[]:titled("Server updates: what the new version alone changes",[words(bumpMeaning),...bumpsInOrder(report).slice(0,bumpsMax).flatMap(one=>[words(`${bumpName(one)}\
: `,bumpResult(one)),...indented("  ",bumpTables(one,bumpRowsMax).flatMap(bumpRows))]),...inReport(report.bumps.length-bumpsMax)])}function bumpRows({of,rows:rows3,
more}){let cells=(...all)=>`${all.map(one=>String(one).padStart(7)).join(" ")}  `;return[row(cells("more","fewer","changed"),of),...rows3.map(one=>row(cells(one.
added,one.removed,one.changed),name(one.name))),...more>0?[words(text(`… and ${more} more`,"dim"))]:[]]}function inReport(left){return left>0?[words(text(`… ${left}\
 more are in the JSON report`,"dim"))]:[]}function policyChanges({policyChanges:changes}){return titled("Policy: head changes the rules it is judged by",changes.
flatMap(({kind,files,message,hides,adds})=>[words(`${kind}: `,message,...kind==="configuration"?[]:[" (",...listOf(files),")"]),...hides===null||adds===null?[]:
indented("  ",[words(`under head's own, ${plural(hides,"finding")} would not be shown, and ${adds} more would be`)])]))}function listOf(files){return files.flatMap(
(file,at)=>[...at===0?[]:[", "],place(file,"")])}function looks(report){return looksIn(report).map(({title,looks:own})=>titled(`${title} (${own.length})`,firstOf2(
own,"are in the JSON report").map(one=>typeof one=="string"?words(text(one,"dim")):words(place(one.place,""),": ",one.why))))}function escapes({escapes:added}){
return titled(`New type-check escapes (${added.length}): ${escapeCounts(added)}`,firstOf2(added,"are in the JSON report").map(one=>typeof one=="string"?words(text(
one,"dim")):words(`${one.kind} at `,place(one.path,`:${one.line+1}`),": ",one.text)))}function notes(report){let{sides,files}=uncheckedOf(report);return titled(
"Notes",[...sides.map(line=>words(line)),...firstOf2(files,"files that were not checked").map(one=>typeof one=="string"?words(text(one,"dim")):words(`not checke\
d (${one.side}, ${one.reason}): `,place(one.path,""))),...unmatchedNote(report.unmatched.length),...limits(report)])}function limits({limits:all}){let known=new Set;
return firstOf2(all,"limits are in the JSON report").flatMap(one=>{if(typeof one=="string")return[words(text(one,"dim"))];let account=Object.hasOwn(limitAccounts,
one.code)?limitAccounts[one.code]:void 0,isFirst=!known.has(one.code);return known.add(one.code),[words(limitText(one)),...account===void 0||!isFirst?[]:indented(
"  ",[words(text(account.todo,"dim"))])]})}function unmatchedNote(many){return many===0?[]:[words(`${plural(many,"finding")} in files that could not be checked \
on the other side: neither new nor fixed`)]}function firstOf2(all,others){let left=all.length-notesMax;return left>0?[...all.slice(0,notesMax),`… and ${left} \
more ${others}`]:all}function plain(report,options){let width=Math.max(40,options.width),own={...options,width},blocks=(options.detail==="quiet"?[headline(report,own)]:[headline(report,
own),...findingSections(report,own),...otherSections(report),footer(report)]).flatMap(section2=>[...section2,blank]);return painted(layout(blocks,own),own)}function plainLog(report,options){
let look={...logLook,width:120-widthOf(logPrefix)};return`${logLines(plain(report,{...options,...look}).trimEnd())}
`}export{statesInOrder,listedStates,stateWords,unprovenText,policyRemarks,alsoFoundBy,blameText,waivedBy,placementText,sourceParts,causeLabel,brokenBy,matchWords,
replayModeWords,causeWords,classWords,groupedByCause,byFile,sameOnOneLine,waysTo,effectsOpenMax,diffOf,marksOf,traceMeaning,bumpMeaning,unequalTraces,replayLine,
traceState,traceServer,traceFacts,bumpsInOrder,bumpName,bumpResult,bumpTables,reasonAccounts,limitAccounts,unknownAccounts,newSentence,untouchedFiles,adviceOn,claimsLine,
looksIn,ruleAddress,limitText,uncheckedOf,escapeCounts,scopeLine,isPartial,policyParts,serverName,skippedRoots,isUnchanged,rewardLine,sideFrame,editBlocks,messageBlocks,
stateStyles,placeSpan,wayLine,plain,plainLog};
