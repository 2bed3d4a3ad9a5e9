import { createRequire as lanserCreateRequire } from "node:module";
if (Number(process.versions.node.split(".")[0]) < 24) {
  process.stderr.write("lanser needs Node 24 or newer; this is Node " + process.versions.node + ". Install Node 24 and run it again." + "\n");
  process.exit(13);
}
const require = lanserCreateRequire(import.meta.url);
import{countedSeverities,hasItsClaims,isUnproven,judgeClaims,meanOf,prV1,prV2,reportPathsOf,saidBy,scoreChange,serializeReport,waive,waiveReasons}from"./chunk-CWWKSMFH.js";
import{causesOf,reportFromV1}from"./chunk-4A3XBLML.js";import{judge}from"./chunk-MKAZHVLE.js";import{isSevere}from"./chunk-SNRI3OFJ.js";import{
offLimits,rewarded,rule}from"./chunk-F6IOHWUV.js";import{isDoubtful,isJudged}from"./chunk-3IYEQEDO.js";import{validateReportV1}from"./chunk-DZCC7XYK.js";
import{canonical,compareText,findingStates,insidePath,isSameJson}from"./chunk-XC2CTCOW.js";var safetyCheckNames=["links-inside","names-safe","merges-cleanly"];var stepLists=["new","fixed","removed","suppressed","unproven","volatile"];function rewardStepToV1(step){let lists=stepLists.map(name=>[name,step[name].map(one=>({
...one,path:insidePath(one.path)}))]);return`${canonical({schema:"lanser.reward.v1",...step,...Object.fromEntries(lists)})}
`}function rewardStepFromV1(line,validate){let value;try{value=JSON.parse(line)}catch{return{kind:"invalid"}}if(!validate(value))return{kind:"invalid"};let{schema:_schema,
...step}=value;return{kind:"step",step}}function rewardAgain(report,other){let{reward}=report;if(reward===null)return{kind:"unscored",why:report.unscored??"it was not measured"};let symbols=symbolsUnder(
reward,other.threshold);if(symbols.kind==="unknown")return{kind:"unscored",why:symbols.why};let mean=meanOf(symbols.symbols),weights=other.weights??report.policy.
reward.weights,{relevant,safety,diagnostics}=reward;if(relevant===void 0){let after={diagnostics:diagnostics.head,safety:safety.every(({ok})=>ok)?1:0,confidence:mean.
alphaConf},before={diagnostics:diagnostics.base,safety:1,confidence:1};return{kind:"scored","pr-v1":prV1(before,after,weights),"pr-v2":prV2(before,after,weights),
basis:"counts",differences:[]}}let findings=rewarded(report,report.policy),score=scoreChange({findings,relevant:new Set(relevant),severities:countedSeverities,unproven:new Set(
findings.filter(isUnproven).map(({id})=>id)),safety,confidence:{...mean,symbols:[]},weights,blockers:[]});if(score.kind==="unscored")throw new Error("Nothing bl\
ocks what was scored.");let{detail}=score,differences=[...isSameJson(detail.diagnostics,diagnostics)?[]:[`its findings come to ${detail.diagnostics.base} that c\
ount in base and ${detail.diagnostics.head} in head, not to ${diagnostics.base} and ${diagnostics.head}`],...isSameJson(detail.unearned,reward.unearned)?[]:["wh\
at earned nothing is not what its findings come to"]];return{kind:"scored","pr-v1":score["pr-v1"],"pr-v2":score["pr-v2"],basis:"findings",differences}}function symbolsUnder({
confidence},threshold){let{symbols,threshold:recorded}=confidence;return threshold===void 0||threshold===recorded?{kind:"known",symbols}:recorded===void 0?{kind:"\
unknown",why:"the report does not say which threshold it has, nor what was deleted"}:{kind:"known",symbols:symbols.map(one=>{let status=one.gone===!0&&one.confidence<
threshold?"deleted":one.status==="deleted"?"ambiguous":one.status;return{...one,status}})}}function stepAgain(step,{weights,threshold}){let stored=step["pr-v2"];
if(stored===null)return{kind:"unscored",why:step.unscored??"it was not measured"};if(step.before===void 0)return{kind:"unscored",why:"the line does not say from\
 which state it is counted"};if(threshold!==void 0)return{kind:"unscored",why:"a line does not have the symbols: sweep thresholds over its report"};let{components}=stored,
{diagnostics,safety,alpha_conf}=step.before,counted=stepLists.flatMap(list=>step[list]).reduce((sum,one)=>sum+one.diag_delta,0),left=diagnostics-counted;if(left<
0)return{kind:"unscored",why:"the line takes away more findings than it says there were"};let before={diagnostics,safety,confidence:alpha_conf},after={diagnostics:left,
safety:components.safety,confidence:components.alpha_conf};return{kind:"scored","pr-v1":prV1(before,after,weights??step["pr-v1"]?.weights??stored.weights),"pr-v\
2":prV2(before,after,weights??stored.weights),basis:"findings",differences:[]}}function brokenSteps(steps){let broken=new Map,last;for(let[at,step]of steps.entries()){
let{before}=step,reward=step["pr-v2"];if(reward===null||before===void 0)continue;last!==void 0&&step.step>1&&!isSameJson(last,before)&&broken.set(at,"it does no\
t begin where the step before it ended");let{diag_delta,safety,alpha_conf}=reward.components;last={diagnostics:before.diagnostics-diag_delta,safety,alpha_conf}}
return broken}var reportBytesMax=256*1024*1024;function readForeign(text){let read=reportFromV1(text,validateReportV1);return read.kind==="invalid"?refused("it does not follo\
w schemas/report.v1.json"):isWritten(read.report,text)?read:refused("it is not the bytes that Lanser writes")}function isWritten(report,text){try{return serializeReport(
report)===text}catch{return!1}}function recheck(report,facts){let why=rules.find(({holds})=>!holds(report,facts))?.why;if(why!==void 0)return refused(why);let bare2=report.
findings.map(({waived:_waived,...one})=>one),findings=waive(bare2,facts.grants),completed={...report,findings,replay:withMissingTraces(report.replay,facts.replay)},
doubts=doubtsOf(report).map(({waived:_waived,...one})=>one),judged=judgeAgain(completed,waiveReasons(doubts,facts.grants));return{kind:"report",report:{...completed,
...judged}}}function withMissingTraces(replay,known){if(known===null)return replay;let traces=replay?.traces??[],missing=reportPathsOf(known.files).filter(paths=>!traces.
some(({path})=>paths.includes(path)));return missing.length===0?replay:{mode:known.mode,traces:[...traces,...missing.map(([path])=>missingTrace(path))]}}function missingTrace(path){
return{path,server:"",version:"",state:"inconclusive",class:null,message:"base has this trace, and the report of the analysis does not have it",at:null,wanted:null,
got:null,advice:["Run the analysis again, and look at its log for why it replayed no traces."]}}function withDoubt(report,doubt){return{...report,...judgeAgain(
{...report,reasons:[...report.reasons,doubt]})}}function withStepClaims(report,steps){if(report.claims===void 0)return report;let judged={...report,claims:judgeClaims(
report.claims,report,steps)};return{...judged,...judgeAgain(judged)}}var rules=[{why:"it is about another base",holds:(report,{base})=>isSameJson(report.base,base)},
{why:"it is about another head",holds:(report,{head})=>isSameJson(report.head,head)},{why:"it was judged by another policy than base's",holds:isSamePolicy},{why:"\
it is of other servers than base's policy names",holds:hasItsServers},{why:"it is of a server with other files than its pin's",holds:hasItsFiles},{why:"it repla\
ys other traces than base's policy names",holds:replaysItsTraces},{why:"it has updates of servers that it did not ask",holds:bumpsItsServers},{why:"it hides tha\
t head changes the configuration, or claims it",holds:tellsConfiguration},{why:"it looked at less than base's policy allows",holds:isAllowedScope},{why:"its sco\
pe leaves out a source that differs",holds:hasChangedSources},{why:"its scope is not every file, though a configuration, a lock file or a pin differs",holds:isWhole},
{why:"its scope is of more files than there are",holds:hasItsSize},{why:"it has rules make of findings what base's policy does not",holds:hasItsRulings},{why:"i\
t says of a file that the change touches that it does not",holds:isReallyElsewhere},{why:"it has what fails behind what does not",holds:hasItsSources},{why:"its\
 counts are not those of its findings",holds:hasItsCounts},{why:"its causes are not those of its findings",holds:hasItsCauses},{why:"its verdict is not that of \
its findings",holds:hasItsVerdict},{why:"it leaves out what makes it doubtful",holds:tellsDoubts},{why:"its reward is not that of its parts",holds:hasItsReward},
{why:"it judges claims of a reward by another one",holds:hasItsClaims}];function isSamePolicy({policy},facts){return isSameJson({...policy,change:null},{...facts.
policy,change:null})}function tellsDoubts({limits,reasons,hidden,policy}){let known=new Set(reasons.map(({code,lifted})=>lifted?.code??code));return hidden.length>
0&&policy.hidden!=="report"&&!known.has("hidden-code")?!1:limits.every(({code})=>!isDoubtful(code)||known.has(code))}function isAllowedScope({scope},facts){return scope?.
mode!=="affected"||facts.scope?.isAllowed===!0}function hasChangedSources({scope},facts){if(scope?.mode!=="affected")return!0;let files=new Set(scope.files);return facts.
scope?.sources.every(path=>files.has(path))===!0}function isWhole({scope},facts){return scope?.mode!=="affected"||facts.scope?.mattersToAll===!1}function hasItsSize({
scope}){return scope===void 0||scope.files.length<=scope.of&&(scope.mode==="affected"||scope.files.length===0)}function hasItsRulings({findings,off,policy,limits}){
let elsewhere=new Set(findings.flatMap(one=>one.elsewhere===void 0?[]:[one.path])),again=rule([...findings,...off],policy,path=>!elsewhere.has(path)),told=limits.
filter(({code})=>code==="rules-off"),inOrder=offLimits(off,policy).toSorted((left,right)=>compareText(left.message,right.message));return isSameJson(again,{findings,
off})&&isSameJson(told,inOrder)}function isReallyElsewhere({findings},{untouched}){return findings.every(({elsewhere,path})=>elsewhere===void 0||untouched?.has(
path)===!0)}function hasItsSources({findings,off,policy,servers}){let known=new Set(servers.map(({id})=>id));return[...findings,...off].every(one=>{let{sources=[],
ruled,elsewhere}=one;if(sources.length===0)return!0;let others=sources.slice(1).map(source=>({...one,...source})),alone=rule(others,policy,()=>!0);return isSameJson(
sources[0],saidBy(one))&&ruled===void 0&&elsewhere===void 0&&new Set(sources.map(({server})=>server)).size===sources.length&&sources.every(({server})=>known.has(
server))&&isSameJson(alone.findings,others)&&(isSevere(one,policy)||others.every(other=>!isSevere(other,policy)))})}function hasItsCounts({counts,findings}){return findingStates.
every(state=>counts[state]===findings.filter(one=>one.state===state).length)}function hasItsCauses({causes,findings}){let edits=new Map(causes.map(({id,base,head})=>[
id,[{base,head}]]));return isSameJson(causes.map(bare),causesOf(findings,edits))&&causes.every(one=>hasItsTouched(one,findings)&&hasItsRoutes(one,findings))&&findings.
every(({state,cause})=>cause===null||state==="new")&&causes.every(({path,head})=>head===null||head.path===path)}function hasItsTouched({effects,touched},findings){
let own=new Set(effects),paths=new Set(findings.filter(({id})=>own.has(id)).map(({path})=>path));return touched.every((path,at)=>paths.has(path)&&(at===0||compareText(
touched[at-1]??"",path)<0))}function hasItsRoutes({effects,routes=[]},findings){let own=new Set(effects),paths=new Set(findings.filter(({id})=>own.has(id)).map(
({path})=>path));return routes.every(({path},at)=>paths.has(path)&&(at===0||compareText(routes[at-1]?.path??"",path)<0))}function bare({excerpts:_code,touched:_files,
routes:_ways,...cause}){return cause}function hasItsServers({servers},facts){let named=all=>[...new Set(all.map(({id,version})=>`${id}@${version}`))].sort();return isSameJson(
named(servers),named(facts.servers))}function hasItsFiles({servers},facts){return servers.every(({id,version,treeDigest,base,head})=>{if(treeDigest===null&&base.
files+head.files>0)return!1;let known=facts.servers.find(one=>one.id===id&&one.version===version);return treeDigest===null||known?.treeDigests.includes(treeDigest)===
!0})}function replaysItsTraces({replay},{replay:known}){if(replay===null)return!0;if(known?.mode!==replay.mode)return!1;let traces=reportPathsOf(known.files),reported=replay.
traces.map(({path})=>traces.findIndex(paths=>paths.includes(path)));return!reported.includes(-1)&&new Set(reported).size===reported.length}function bumpsItsServers({
bumps,servers}){return bumps.every(({server,from})=>servers.some(({id,version})=>id===server&&version===from))}function tellsConfiguration({policy},{isConfigurationChanged}){
return policy.change!==null===isConfigurationChanged}function hasItsVerdict(report){let{verdict,class:kind,reasons}=judgeAgain(report);return isSameJson({verdict,
kind,reasons},{verdict:report.verdict,kind:report.class,reasons:report.reasons})}function doubtsOf({reasons}){return[...reasons.filter(isObserved),...reasons.flatMap(
({lifted})=>lifted===void 0?[]:[lifted])]}function isObserved(one){return!isJudged(one.code)}function judgeAgain(report,failures=doubtsOf(report)){let{findings,
off,unmatched,unknown,replay,policy,reward,servers,unchecked}=report,headFiles=servers.reduce((sum,{head})=>sum+head.files-head.unknown,0),skippedRoots=servers.
filter(one=>one.skipped!==null).length,headline=reward?.[reward.headline].r??null;return judge({findings,off,unmatched,unknown,failures,headFiles,skippedRoots,scope:report.
scope,replay,...report.claims===void 0?{}:{claims:report.claims},policy,unchecked,reward:headline})}function hasItsReward(report){let{reward,policy}=report;if(reward===
null)return report.unscored!==null;if(reward.headline!==policy.reward.headline||reward.relevant===void 0||!isSameJson(reward.safety.map(({name})=>name),safetyCheckNames))
return!1;let again=rewardAgain(report,{});if(again.kind==="unscored"||again.differences.length>0)return!1;let before={diagnostics:reward.diagnostics.base,safety:1,
confidence:1},after={diagnostics:reward.diagnostics.head,safety:reward.safety.every(({ok})=>ok)?1:0,confidence:reward["pr-v2"].components.alpha_conf},{weights}=policy.
reward;return isSameJson(reward["pr-v1"],prV1(before,after,weights))&&isSameJson(reward["pr-v2"],prV2(before,after,weights))&&isConfidence(reward)}function isConfidence({
confidence,"pr-v2":{components}}){let counted=confidence.symbols.filter(({status})=>status!=="deleted"),sum=counted.reduce((total,one)=>total+one.confidence,0),
mean=counted.length===0?1:sum/counted.length;return Math.abs(mean-components.alpha_conf)<1e-11}function refused(why){return{kind:"refused",why}}export{stepLists,rewardStepToV1,rewardStepFromV1,rewardAgain,stepAgain,brokenSteps,reportBytesMax,readForeign,recheck,withDoubt,withStepClaims};
