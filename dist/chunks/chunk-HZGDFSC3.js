import { createRequire as lanserCreateRequire } from "node:module";
if (Number(process.versions.node.split(".")[0]) < 24) {
  process.stderr.write("lanser needs Node 24 or newer; this is Node " + process.versions.node + ". Install Node 24 and run it again." + "\n");
  process.exit(13);
}
const require = lanserCreateRequire(import.meta.url);
import{rewardStepFromV1,rewardStepToV1,withStepClaims}from"./chunk-Q5FGZFO5.js";import{chainOf,changedSources,compareSides,countedSeverities,gainOf,prV1,prV2,
readPolicy,relevantTo,runShared,treeChanges}from"./chunk-CWWKSMFH.js";import{resolveRevisions}from"./chunk-ORKVBMDF.js";import{lookedOf}from"./chunk-F4TTOTYP.js";
import{createReadings,parserFor}from"./chunk-PWL6M3HH.js";import{resolveRevision}from"./chunk-CJ6DKXSY.js";import{makeScratch}from"./chunk-MKAZHVLE.js";
import{storeBytesMax}from"./chunk-SRB2PXS7.js";import{rewarded}from"./chunk-F6IOHWUV.js";import{validateRewardV1}from"./chunk-DZCC7XYK.js";import{
openRepository}from"./chunk-3W7DLTVH.js";import{require_node_path}from"./chunk-3SQVDBAQ.js";import{compareText,findingStateTable,isSameJson,sideOf}from"./chunk-XC2CTCOW.js";
import{UserError,shortId}from"./chunk-BZ74BBKY.js";import{__callDispose,__toESM,__using}from"./chunk-6N737NXE.js";function rewardLines(steps){return steps.map(lineOf).join("")}function lineOf(step){let line=rewardStepToV1(step);if(validateRewardV1(JSON.parse(line)))return line;
let[error]=validateRewardV1.errors??[];throw new Error(`no step: ${error?.instancePath} ${error?.message}`)}function readRewards(text,name){let lines=text.split(
`
`);return lines.at(-1)===""&&lines.pop(),lines.map((line,at)=>{let read=rewardStepFromV1(line,validateRewardV1);if(read.kind==="step")return read.step;throw new UserError(
"unreadable-file",`line ${at+1} of ${name} does not follow schemas/reward.v1.json`)})}function walk({base,stops,baseDiagnostics,counting,weights}){let last={commit:base.commit,...nothing},parent=base.commit,standings=stops.map(stop=>{let[from,before]=[
parent,last];return parent=stop.commit,stop.measured.kind==="unscored"?{stop,from,before,after:null}:(last=standingOf(blameAt(stop.commit,from,before.commit),stop.
measured,before,counting),{stop,from,before,after:last})}),gains2=standings.flatMap(({after})=>after===null?[]:[gainsOf(after)]),level=Math.max(baseDiagnostics,
...gains2),stateOf=standing=>({diagnostics:level-gainsOf(standing),safety:standing.safety,confidence:standing.confidence}),steps=standings.map(({stop,from,before,
after},at)=>{let{commit,tree,measured}=stop,step={step:at+1,commit,parent:from,tree};if(after===null||measured.kind==="unscored"){let why=measured.kind==="unsco\
red"?measured.why:"";return{...step,"pr-v1":null,"pr-v2":null,unscored:why,...noFindings,probes:noProbes}}let[was,is]=[stateOf(before),stateOf(after)];return{...step,
...before.commit===from?{}:{since:before.commit??base.commit},before:{diagnostics:was.diagnostics,safety:was.safety,alpha_conf:was.confidence},"pr-v1":prV1(was,
is,weights),"pr-v2":prV2(was,is,weights),unscored:null,...findingsOf(before,after),probes:measured.probes}}),end=stops.at(-1)?.measured.kind==="measured"?last:void 0;
return{steps,blame:blameOf(end),silenced:silencedIn(end)}}var nothing={safety:1,confidence:1,known:new Map,names:new Map};function blameAt(commit,parent,before){
return before===parent||before===null?{commit}:{commit,since:before}}function standingOf(here,{findings,safety,confidence,carried},before,counting){let{commit}=here,
known=new Map,names=new Map,unproven={has:id=>doubtful.has(id)},doubtful=new Set(findings.filter(isUnproven).map(({id})=>id));for(let finding of findings){let isOfBase=finding.
base!==null||sideOf(finding)==="base",was=isOfBase?void 0:before.names.get(carried.get(finding.id)??""),name=isOfBase?`base ${finding.server} ${finding.id}`:was??
`${commit} ${finding.server} ${finding.id}`,old=before.known.get(name),isOld=old!==void 0&&isGone(old.finding)===isGone(finding)&&isNews(old.finding)===isNews(finding),
gain=gainOf(finding,{...counting,unproven}),silenced=isUnproven(finding)?old?.silenced??here:null;known.set(name,{finding,gain,isOfBase,blame:isOld?old.blame:here,
silenced}),isOfBase||names.set(finding.id,name)}return{commit,safety,confidence,known,names}}function isGone({state}){return findingStateTable[state].isGone}function isNews({
state}){return state==="new"}function isUnproven({state,proof}){return state==="fixed"&&proof?.kind!=="proven"}function gainsOf({known}){return[...known.values()].
reduce((sum,{gain})=>sum+gain,0)}var noProbes={asked:0,silent:0},noFindings={new:[],fixed:[],removed:[],suppressed:[],volatile:[],unproven:[]};function findingsOf(before,after){
let lists=Object.fromEntries(Object.keys(noFindings).map(name=>[name,[]]));for(let name of new Set([...before.known.keys(),...after.known.keys()])){let[was,is]=[
before.known.get(name),after.known.get(name)],diag_delta=(is?.gain??0)-(was?.gain??0),list=listOf(was,is),finding=(is??was)?.finding;if(finding===void 0||list===
null||diag_delta===0&&was!==void 0&&list===listOf(void 0,was))continue;let{id,path,code,range}=finding,probe=list==="unproven"&&finding.proof?.kind==="unproven"?
finding.proof.probe:null,at={id,path,line:range.start.line+1,code,diag_delta};lists[list].push(probe===null?at:{...at,probe})}for(let list of Object.values(lists))
list.sort(inOrder);return lists}function inOrder(a,b){return compareText(a.path,b.path)||a.line-b.line||compareText(a.id,b.id)||a.diag_delta-b.diag_delta}function listOf(was,is){
if(is===void 0)return was===void 0||was.finding.state==="volatile"?null:was.isOfBase?"new":"fixed";let{state}=is.finding;return state==="unchanged"||state==="mo\
ved"?null:isUnproven(is.finding)?"unproven":state}function blameOf(end){let told=[...end?.known.values()??[]].filter(({finding})=>isNews(finding)||isGone(finding));
return new Map(told.map(({finding,blame})=>[finding.id,blame]))}function silencedIn(end){let all=[...end?.known.values()??[]];return new Map(all.flatMap(({finding,
silenced})=>silenced===null?[]:[[finding.id,silenced]]))}function stepBetween(prev,next){let{commit,tree}=prev.base;if(commit===null||tree===null||!isSameJson(prev.base,next.base))return refused("they are about differ\
ent bases, and only states of one change have steps between them");if(prev.policy.digest!==next.policy.digest||!isSameJson(prev.policy.reward,next.policy.reward))
return refused("they were judged by different policies");let news=new Set(newsOf(prev)),stops=[stopOf(prev,new Set),stopOf(next,news)].filter(stop=>stop!==null),
{steps}=walk({base:{commit,tree},stops,baseDiagnostics:next.reward?.diagnostics.base??0,counting:{relevant:{has:()=>!0},severities:countedSeverities},weights:next.
policy.reward.weights}),[before,last]=steps;if(before===void 0||last===void 0)return refused("the tree of one of them is not known");let{since:_since,...step}={
...last,step:1};if(before.unscored!==null){let unscored=`the state before it was not scored: ${before.unscored}`,{before:_before,...rest}=step;return{kind:"step",
step:{...rest,"pr-v1":null,"pr-v2":null,unscored}}}return step.unscored===null&&[before,step].some((one,at)=>gainIn(one)!==gains(prev,next)[at])?refused("one of\
 them has findings that are fixed in files which the change does not answer for, and no report says which"):{kind:"step",step}}function gainIn(step){return step["\
pr-v2"]?.components.diag_delta}function gains(prev,next){let[first=0,second=0]=[prev,next].map(({reward})=>reward===null?0:reward.diagnostics.base-reward.diagnostics.
head);return[first,second-first]}function stopOf(report,before){let{commit,tree}=report.head;return tree===null?null:{commit,tree,measured:measuredOf(report,before)}}
function measuredOf(report,before){if(report.reward===null)return{kind:"unscored",why:report.unscored??"it was not measured"};let{safety,alpha_conf}=report.reward["\
pr-v2"].components;return{kind:"measured",findings:differing(report),safety,confidence:alpha_conf,probes:{asked:0,silent:silentIn(report)},carried:new Map(newsOf(
report).flatMap(id=>before.has(id)?[[id,id]]:[]))}}function silentIn({findings,off,hidden}){return[...findings,...off].filter(({proof})=>proof?.kind==="unproven").
length+hidden.length}function differing(report){return rewarded(report,report.policy).filter(({state})=>state!=="unchanged"&&state!=="moved")}function isOfHead(finding){
return finding.base===null&&sideOf(finding)==="head"}function newsOf(report){return differing(report).flatMap(one=>isOfHead(one)?[one.id]:[])}function refused(why){
return{kind:"refused",why}}var import_node_path=__toESM(require_node_path(),1);function hiddenBlame(base,stops){return(stops.at(-1)?.hidden??[]).map(one=>{let blame=blameOf2(one,base,stops);return blame===null?one:{...one,blame}})}function blameOf2(one,base,stops){
let now=countOf(one,stops.at(-1)?.hidden??[]),since=stops.at(-1),skipped=!1;for(let stop of stops.slice(0,-1).toReversed()){if(stop.hidden===null){skipped=!0;continue}
let before=countOf(one,stop.hidden);if(before===now){since=stop,skipped=!1;continue}return since===void 0||before>0||mayHaveMoved(one,stop.hidden,since.hidden??
[])?null:skipped?{commit:since.commit,since:stop.commit??base}:{commit:since.commit}}return since===void 0?null:skipped?{commit:since.commit,since:base}:{commit:since.
commit}}function countOf({path,why},among){return among.filter(other=>other.path===path&&other.why===why).length}function mayHaveMoved({why},before,after){return before.
some(old=>old.why===why&&countOf(old,after)<countOf(old,before))}function carriedNews(before,after,change){return new Map([...after.sides].flatMap(([server,head])=>{let base=before.sides.get(server),of=({news})=>news.filter(one=>one.
server===server),old=new Map(of(before).map(one=>[placeKey(one,one),one.id]));if(base===void 0||old.size===0)return[];let pairs=compareSides(change,{base,head}).
findings.flatMap(one=>one.base===null?[]:[[placeKey(one,one),placeKey(one,one.base)]]),cameFrom=new Map(pairs);return of(after).flatMap(one=>{let was=old.get(cameFrom.
get(placeKey(one,one))??"");return was===void 0?[]:[[one.id,was]]})}))}function placeKey({code},{path,range:{start,end}}){return JSON.stringify([path,start.line,
start.character,end.line,end.character,code])}function lastStopOf({record,runs,tree},news,parser){let kept=news.length===0?[]:runs,sides=new Map(kept.map(run=>[run.server.id,keptSide(run.sides.head,parser)]));
return{tree,news,sides,ignore:record.ignore}}function keptSide(side,parser){let texts=new Map([...lookedOf(side),...side.configurationFiles].map(path=>[path,side.
text(path)])),text=path=>texts.get(path);return{...side,text,reading:createReadings(parser,side.languageId,text)}}async function carriedFrom(before,{repository,
runs,tree},news,profiles){if(before===null||before.news.length===0||news.length===0)return new Map;let isSource=path=>profiles.some(profile=>profile.isSource(path)),
changedFiles=changedSources(await treeChanges(repository,before.tree,tree),isSource),sides=new Map(runs.map(run=>[run.server.id,run.sides.head]));return carriedNews(
before,{news,sides},{changedFiles,ignore:before.ignore})}var stepKinds=["commits","endpoints"],commitsMax=250;async function runWalk(host,request,kind){var _stack=[];try{let scratch=__using(_stack,makeScratch(host));let repository=__using(
_stack,await openRepository({...host,temporaryFolder:scratch.folder},request.repository),!0);let revisions=await resolveRevisions(repository,request);if(revisions.
kind==="unavailable")return{...await runShared(host,request,{}),steps:[]};let policy=await readPolicy(repository,revisions,request);let path=typeof kind=="strin\
g"?await pathOf(repository,revisions,kind,request):await kind(repository,revisions.base);let state={host,request:{...request,observations:request.observations??
{folder:(0,import_node_path.join)(scratch.folder,"observations"),use:"read-write",bytesMax:storeBytesMax}},policy,parser:await parserFor(policy.servers.map(({profile})=>profile)),
base:revisions.base,last:null,relevant:new Set,hidden:[]};let stops=[];for(let[at,stop]of path.slice(0,-1).entries()){if(request.signal.aborted)break;request.progress(
{kind:"note",text:`commit ${at+1} of ${path.length}: ${shortId(stop.commit??stop.tree)}`});let measured2=await stopAt(state,stop,stops.at(-1));request.progress(
commitEvent(measured2,stop,at+1,path.length)),stops.push({commit:stop.commit,tree:stop.tree,measured:measured2})}let head=path.at(-1);if(head===void 0)throw new Error(
"A walk has an end.");path.length>1&&request.progress({kind:"note",text:`commit ${path.length} of ${path.length}: head`});let{result,measured,relevant}=await measureStop(
state,request,{});request.progress(commitEvent(measured,head,path.length,path.length));stops.push({commit:head.commit,tree:head.tree,measured});let walked=walk(
{base:revisions.base,stops,baseDiagnostics:result.report.reward?.diagnostics.base??0,counting:{relevant:relevant??state.relevant,severities:countedSeverities},weights:policy.
summary.reward.weights});for(let step of walked.steps)request.progress({kind:"step",step});let judged=kind==="endpoints"?result.report:withStepClaims(result.report,
walked.steps);let hidden=hiddenBlame(revisions.base.commit,stops.map(({commit},at)=>({commit,hidden:state.hidden[at]??null})));let report=blamed(judged,kind,walked);
return{...result,report:kind==="endpoints"||report.hidden.length===0?report:{...report,hidden},steps:walked.steps}}catch(_){var _error=_,_hasError=!0}finally{var _promise=__callDispose(
_stack,_error,_hasError);_promise&&await _promise}}function commitEvent(measured,{commit},number,of){return{kind:"commit",number,of,commit,unscored:measured.kind===
"unscored"?measured.why:null}}async function pathOf(repository,{base,head,annotate},kind,{progress}){let tip=annotate?.commit??head.commit??await resolveRevision(
repository,"HEAD");if(kind==="endpoints"||tip===void 0)return[head];let chain=await chainOf(repository,base.commit,tip,commitsMax);if(chain.kind!=="chain"){let why=chain.
kind==="cut"?"its history is not all here":`it has more than ${commitsMax} commits`;return progress({kind:"note",text:`the change is one step: ${why}`}),[head]}
let places=chain.commits.map(({commit,tree})=>({commit,tree})),last=places.at(-1);return last===void 0||last.commit===head.commit?last===void 0?[head]:places:head.
commit===null&&last.tree===head.tree?places:[...places,head]}async function stopAt(state,{commit,tree,head},before){if(tree===state.base.tree)return state.last=
null,state.hidden.push([]),asBase;if(before!==void 0&&before.tree===tree)return state.hidden.push(state.hidden.at(-1)??null),stayed(before.measured);if(commit===
null)throw new Error("Only head is no commit.");let{tampering:_later,...request}=state.request,inner={...request,base:{kind:"exact",rev:state.base.commit},head:head??
{kind:"commit",rev:commit},traceFolder:void 0,progress:()=>{}},{config,servers}=state.policy,policy={...state.policy,config:{...config,replay:"off",claims:"igno\
re"},servers:servers.map(one=>({...one,bump:null}))};return(await measureStop(state,inner,{policyOfWalk:policy})).measured}var asBase={kind:"measured",findings:[],
safety:1,confidence:1,probes:{asked:0,silent:0},carried:new Map};function stayed(measured){if(measured.kind==="unscored")return measured;let ids=measured.findings.
filter(isOfHead).map(({id})=>[id,id]);return{...measured,carried:new Map(ids)}}async function measureStop(state,request,sharing){let profiles=state.policy.servers.
map(({profile})=>profile),of=null,relevant=null,measured=async run=>{let{record,runs,report}=run;relevant=new Set(runs.flatMap(one=>[...relevantTo(record,one)]));
for(let path of relevant)state.relevant.add(path);let{reward}=report;if(reward===null)return;let findings=differing(report),news=findings.filter(isOfHead),carried=await carriedFrom(
state.last,run,news,profiles);state.last=lastStopOf(run,news,state.parser);let{safety,alpha_conf}=reward["pr-v2"].components;of={kind:"measured",findings,safety,
confidence:alpha_conf,probes:probesOf(run),carried}},result=await runShared(state.host,request,{...sharing,measured}),{hidden,reward:scored}=result.report;state.
hidden.push(hidden.length===0&&scored===null?null:hidden);let why=result.report.unscored??"it was not measured";return{result,measured:of??{kind:"unscored",why},
relevant}}function probesOf({runs,report}){return{asked:runs.flatMap(({roots})=>roots.flatMap(({probed})=>probed?.answers??[])).length,silent:silentIn(report)}}
function blamed(report,kind,{blame,silenced}){if(kind==="endpoints")return report;let withBlame=one=>{let[found,silent]=[blame.get(one.id),silenced.get(one.id)];
return found===void 0?one:silent===void 0?{...one,blame:found}:{...one,blame:found,silenced:silent}};return{...report,findings:report.findings.map(withBlame),off:report.
off.map(withBlame)}}export{rewardLines,readRewards,stepBetween,stepKinds,runWalk};
