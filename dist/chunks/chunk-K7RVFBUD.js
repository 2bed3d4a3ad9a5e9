import { createRequire as lanserCreateRequire } from "node:module";
if (Number(process.versions.node.split(".")[0]) < 24) {
  process.stderr.write("lanser needs Node 24 or newer; this is Node " + process.versions.node + ". Install Node 24 and run it again." + "\n");
  process.exit(13);
}
const require = lanserCreateRequire(import.meta.url);
import{prV1,prV2,reportPathsOf,serializeReport,waive,waiveReasons}from"./chunk-E546V3GW.js";import{causesOf,reportFromV1}from"./chunk-T7AKOHQI.js";import{
judge}from"./chunk-T3CJJ645.js";import{asSaid,offLimits,rule}from"./chunk-AABOIDXZ.js";import{isDoubtful,isJudged}from"./chunk-BRCWRZPQ.js";import{
validateReportV1}from"./chunk-5ELR6H6Q.js";import{compareText,findingStateTable,findingStates,isSameJson}from"./chunk-5L4CCRRP.js";var safetyCheckNames=["links-inside","names-safe","merges-cleanly"];var reportBytesMax=256*1024*1024;function readForeign(text){let read=reportFromV1(text,validateReportV1);return read.kind==="invalid"?refused("it does not follo\
w schemas/report.v1.json"):isWritten(read.report,text)?read:refused("it is not the bytes that Lanser writes")}function isWritten(report,text){try{return serializeReport(
report)===text}catch{return!1}}function recheck(report,facts){let why=rules.find(({holds})=>!holds(report,facts))?.why;if(why!==void 0)return refused(why);let bare2=report.
findings.map(({waived:_waived,...one})=>one),findings=waive(bare2,facts.grants),completed={...report,findings,replay:withMissingTraces(report.replay,facts.replay)},
doubts=doubtsOf(report).map(({waived:_waived,...one})=>one),judged=judgeAgain(completed,waiveReasons(doubts,facts.grants));return{kind:"report",report:{...completed,
...judged}}}function withMissingTraces(replay,known){if(known===null)return replay;let traces=replay?.traces??[],missing=reportPathsOf(known.files).filter(paths=>!traces.
some(({path})=>paths.includes(path)));return missing.length===0?replay:{mode:known.mode,traces:[...traces,...missing.map(([path])=>missingTrace(path))]}}function missingTrace(path){
return{path,server:"",version:"",state:"inconclusive",class:null,message:"base has this trace, and the report of the analysis does not have it",at:null,wanted:null,
got:null,advice:["Run the analysis again, and look at its log for why it replayed no traces."]}}function withDoubt(report,doubt){return{...report,...judgeAgain(
{...report,reasons:[...report.reasons,doubt]})}}var rules=[{why:"it is about another base",holds:(report,{base})=>isSameJson(report.base,base)},{why:"it is abou\
t another head",holds:(report,{head})=>isSameJson(report.head,head)},{why:"it was judged by another policy than base's",holds:isSamePolicy},{why:"it is of other\
 servers than base's policy names",holds:hasItsServers},{why:"it is of a server with other files than its pin's",holds:hasItsFiles},{why:"it replays other trace\
s than base's policy names",holds:replaysItsTraces},{why:"it has updates of servers that it did not ask",holds:bumpsItsServers},{why:"it hides that head changes\
 the configuration, or claims it",holds:tellsConfiguration},{why:"it looked at less than base's policy allows",holds:isAllowedScope},{why:"its scope leaves out \
a source that differs",holds:hasChangedSources},{why:"its scope is not every file, though a configuration, a lock file or a pin differs",holds:isWhole},{why:"it\
s scope is of more files than there are",holds:hasItsSize},{why:"it has rules make of findings what base's policy does not",holds:hasItsRulings},{why:"it says o\
f a file that the change touches that it does not",holds:isReallyElsewhere},{why:"its counts are not those of its findings",holds:hasItsCounts},{why:"its causes\
 are not those of its findings",holds:hasItsCauses},{why:"its verdict is not that of its findings",holds:hasItsVerdict},{why:"it leaves out what makes it doubtf\
ul",holds:tellsDoubts},{why:"its reward is not that of its parts",holds:hasItsReward}];function isSamePolicy({policy},facts){return isSameJson({...policy,change:null},
{...facts.policy,change:null})}function tellsDoubts({limits,reasons,hidden,policy}){let known=new Set(reasons.map(({code,lifted})=>lifted?.code??code));return hidden.
length>0&&policy.hidden!=="report"&&!known.has("hidden-code")?!1:limits.every(({code})=>!isDoubtful(code)||known.has(code))}function isAllowedScope({scope},facts){
return scope?.mode!=="affected"||facts.scope?.isAllowed===!0}function hasChangedSources({scope},facts){if(scope?.mode!=="affected")return!0;let files=new Set(scope.
files);return facts.scope?.sources.every(path=>files.has(path))===!0}function isWhole({scope},facts){return scope?.mode!=="affected"||facts.scope?.mattersToAll===
!1}function hasItsSize({scope}){return scope===void 0||scope.files.length<=scope.of&&(scope.mode==="affected"||scope.files.length===0)}function hasItsRulings({findings,
off,policy,limits}){let elsewhere=new Set(findings.flatMap(one=>one.elsewhere===void 0?[]:[one.path])),again=rule([...findings,...off],policy,path=>!elsewhere.has(
path)),told=limits.filter(({code})=>code==="rules-off"),inOrder=offLimits(off,policy).toSorted((left,right)=>compareText(left.message,right.message));return isSameJson(
again,{findings,off})&&isSameJson(told,inOrder)}function isReallyElsewhere({findings},{untouched}){return findings.every(({elsewhere,path})=>elsewhere===void 0||
untouched?.has(path)===!0)}function hasItsCounts({counts,findings}){return findingStates.every(state=>counts[state]===findings.filter(one=>one.state===state).length)}
function hasItsCauses({causes,findings}){let edits=new Map(causes.map(({id,base,head})=>[id,[{base,head}]]));return isSameJson(causes.map(bare),causesOf(findings,
edits))&&causes.every(one=>hasItsTouched(one,findings)&&hasItsRoutes(one,findings))&&findings.every(({state,cause})=>cause===null||state==="new")&&causes.every(
({path,head})=>head===null||head.path===path)}function hasItsTouched({effects,touched},findings){let own=new Set(effects),paths=new Set(findings.filter(({id})=>own.
has(id)).map(({path})=>path));return touched.every((path,at)=>paths.has(path)&&(at===0||compareText(touched[at-1]??"",path)<0))}function hasItsRoutes({effects,routes=[]},findings){
let own=new Set(effects),paths=new Set(findings.filter(({id})=>own.has(id)).map(({path})=>path));return routes.every(({path},at)=>paths.has(path)&&(at===0||compareText(
routes[at-1]?.path??"",path)<0))}function bare({excerpts:_code,touched:_files,routes:_ways,...cause}){return cause}function hasItsServers({servers},facts){let named=all=>[
...new Set(all.map(({id,version})=>`${id}@${version}`))].sort();return isSameJson(named(servers),named(facts.servers))}function hasItsFiles({servers},facts){return servers.
every(({id,version,treeDigest,base,head})=>{if(treeDigest===null&&base.files+head.files>0)return!1;let known=facts.servers.find(one=>one.id===id&&one.version===
version);return treeDigest===null||known?.treeDigests.includes(treeDigest)===!0})}function replaysItsTraces({replay},{replay:known}){if(replay===null)return!0;if(known?.
mode!==replay.mode)return!1;let traces=reportPathsOf(known.files),reported=replay.traces.map(({path})=>traces.findIndex(paths=>paths.includes(path)));return!reported.
includes(-1)&&new Set(reported).size===reported.length}function bumpsItsServers({bumps,servers}){return bumps.every(({server,from})=>servers.some(({id,version})=>id===
server&&version===from))}function tellsConfiguration({policy},{isConfigurationChanged}){return policy.change!==null===isConfigurationChanged}function hasItsVerdict(report){
let{verdict,class:kind,reasons}=judgeAgain(report);return isSameJson({verdict,kind,reasons},{verdict:report.verdict,kind:report.class,reasons:report.reasons})}function doubtsOf({
reasons}){return[...reasons.filter(isObserved),...reasons.flatMap(({lifted})=>lifted===void 0?[]:[lifted])]}function isObserved(one){return!isJudged(one.code)}function judgeAgain(report,failures=doubtsOf(
report)){let{findings,off,unmatched,unknown,replay,policy,reward,servers,unchecked}=report,headFiles=servers.reduce((sum,{head})=>sum+head.files-head.unknown,0),
skippedRoots=servers.filter(one=>one.skipped!==null).length,headline=reward?.[reward.headline].r??null;return judge({findings,off,unmatched,unknown,failures,headFiles,
skippedRoots,scope:report.scope,replay,policy,unchecked,reward:headline})}function hasItsReward(report){let{reward,policy}=report;if(reward===null)return report.
unscored!==null;if(reward.headline!==policy.reward.headline||!isWithinFindings(report,reward)||!isSameJson(reward.safety.map(({name})=>name),safetyCheckNames))return!1;
let before={diagnostics:reward.diagnostics.base,safety:1,confidence:1},after={diagnostics:reward.diagnostics.head,safety:reward.safety.every(({ok})=>ok)?1:0,confidence:reward["\
pr-v2"].components.alpha_conf},{weights}=policy.reward;return isSameJson(reward["pr-v1"],prV1(before,after,weights))&&isSameJson(reward["pr-v2"],prV2(before,after,
weights))&&isConfidence(reward)}function isWithinFindings(report,{diagnostics:{base,head}}){let findings=[...report.findings,...report.off].map(asSaid),count=isWanted=>findings.
filter(({state,severity})=>isWanted(state)&&(severity==="error"||severity==="warning")).length,fresh=count(state=>state==="new"),proven=findings.filter(({state,
proof})=>state==="fixed"&&proof?.kind==="proven").length,gone=count(state=>findingStateTable[state].isGone),kept=count(state=>!findingStateTable[state].isGone&&
findingStateTable[state].counts.base);return head>=fresh&&base-head<=proven-fresh&&base<=kept+gone&&head<=fresh+kept+gone}function isConfidence({confidence,"pr-\
v2":{components}}){let counted=confidence.symbols.filter(({status})=>status!=="deleted"),sum=counted.reduce((total,one)=>total+one.confidence,0),mean=counted.length===
0?1:sum/counted.length;return Math.abs(mean-components.alpha_conf)<1e-11}function refused(why){return{kind:"refused",why}}export{reportBytesMax,readForeign,recheck,withDoubt};
