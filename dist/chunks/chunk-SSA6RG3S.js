import{createRequire as lanserCreateRequire}from"node:module";import{_3_brokenSteps,_3_hasItsReward,_3_haveOneRule,_3_rewardAgain,_3_stepAgain}from"./together-D08234C6.js";import{_13_computeGain,_13_confirmFirst,_13_countedSeverities,_13_createReason,_13_decideVerdict,_13_escapesOf,_13_findCauses,_13_isAsideFile,_13_isOnUneditedLine,
_13_isSameVersion,_13_isUnproven,_13_judgeSymbol,_13_listAffectablePaths,_13_meanConfidence,_13_planConfirmation,_13_planKnown,_13_prV1,_13_prV2,_13_probeInput,
_13_safetyCheckNames,_13_score,_13_scoreChange,_13_settle,_13_suppressionDoubts,_13_uncheckedIn,_13_unsurePackageOf}from"./together-4E900249.js";import{_20_offLimits,_20_pathMatcher,_20_rule,_20_ruleMatcher,_20_rulesTouching,_20_selectRewarded,_20_shadowed,_20_withOriginalSeverities}from"./together-AECEBE8A.js";import{NotJson,canonical,causeKinds,causeOrOwnPlace,compareFindings,compareNullableText,comparePaths,comparePositions,compareRanges,compareText,compareValues,countWhile,
dependencyToV1,depthMax,findingId,findingStateTable,findingStates,findingsOf,isInHead,isSameJson,looksInWords,makeWellFormed,normaliseMessage,parseStrict,placesOf,
pointerTo,readMember,schedules,severities,severityAtLeast,severityRank,sha1,sha256,sideOfFinding,valueAtPointer}from"./chunk-3RA5WZYF.js";import{_2_compact}from"./together-4357D8B2.js";import{_3_init_node_22}from"./together-A66B3533.js";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require2=lanserCreateRequire(import.meta.url);_3_init_node_22();function walk({base,stops,baseDiagnostics,counting,weights,rule}){let last={
commit:base.commit,...nothing},parent=base.commit,standings=stops.map(stop=>{let[from,before]=[parent,last];return parent=stop.commit,stop.measured.kind==="unsc\
ored"?{stop,from,before,after:null}:(last=standingOf(blameAt(stop.commit,from,before.commit),stop.measured,before,counting),{stop,from,before,after:last})}),gains2=standings.
flatMap(({after})=>after===null?[]:[gainsOf(after)]),level=Math.max(baseDiagnostics,...gains2),stateOf=standing=>({diagnostics:level-gainsOf(standing),safety:standing.
safety,confidence:standing.confidence}),steps=standings.map(({stop,from,before,after},at)=>{let{commit,tree,measured}=stop,step={step:at+1,commit,parent:from,tree};
if(after===null||measured.kind==="unscored"){let why=measured.kind==="unscored"?measured.why:"";return{...step,"pr-v1":null,"pr-v2":null,unscored:why,...noFindings,
probes:noProbes}}let[was,is]=[stateOf(before),stateOf(after)];return{...step,..._2_compact({since:before.commit===from?void 0:before.commit??base.commit}),before:{
diagnostics:was.diagnostics,safety:was.safety,alpha_conf:was.confidence},..._2_compact({rule:rule===1?void 0:rule}),"pr-v1":_13_prV1(was,is,weights),"pr-v2":_13_prV2(
was,is,weights),unscored:null,...findingsOf2(before,after),...shownOf(before.shown,after.shown),probes:measured.probes}}),end=stops.at(-1)?.measured.kind==="mea\
sured"?last:void 0;return{steps,blame:blameOf(end),silenced:silencedIn(end)}}function shownOf(before,after){let left=[...before],shown=after.filter(one=>{let at=left.
indexOf(one);return at>=0&&left.splice(at,1),at<0});return shown.length===0?{}:{shown}}var nothing={safety:1,confidence:1,known:new Map,names:new Map,shown:[]};
function blameAt(commit,parent,before){return before===parent||before===null?{commit}:{commit,since:before}}function standingOf(here,{findings,safety,confidence,
carried,shown=[]},before,counting){let{commit}=here,known=new Map,names=new Map,unproven={has:id=>doubtful.has(id)},doubtful=new Set(findings.filter(isUnproven2).
map(({id})=>id));for(let finding of findings){let isOfBase=finding.base!==null||sideOfFinding(finding)==="base",was=isOfBase?void 0:before.names.get(carried.get(
finding.id)??""),name=isOfBase?`base ${finding.server} ${finding.id}`:was??`${commit} ${finding.server} ${finding.id}`,old=before.known.get(name),isOld=old!==void 0&&
isGone(old.finding)===isGone(finding)&&isNews(old.finding)===isNews(finding),gain=_13_computeGain(finding,{...counting,unproven}),silenced=isUnproven2(finding)?
old?.silenced??here:null;known.set(name,{finding,gain,isOfBase,blame:isOld?old.blame:here,silenced}),isOfBase||names.set(finding.id,name)}return{commit,safety,confidence,
known,names,shown}}function isGone({state}){return findingStateTable[state].isGone}function isNews({state}){return state==="new"}function isUnproven2({state,proof}){
return state==="fixed"&&proof?.kind!=="proven"}function gainsOf({known}){return[...known.values()].reduce((sum,{gain})=>sum+gain,0)}var noProbes={asked:0,silent:0},
noFindings={new:[],fixed:[],removed:[],suppressed:[],volatile:[],unproven:[]};function findingsOf2(before,after){let lists=Object.fromEntries(Object.keys(noFindings).
map(name=>[name,[]]));for(let name of new Set([...before.known.keys(),...after.known.keys()])){let[was,is]=[before.known.get(name),after.known.get(name)],diag_delta=(is?.
gain??0)-(was?.gain??0),list=listOf(was,is),finding=(is??was)?.finding;if(finding===void 0||list===null||diag_delta===0&&was!==void 0&&list===listOf(void 0,was))
continue;let{id,path,code,range}=finding,probe=list==="unproven"&&finding.proof?.kind==="unproven"?finding.proof.probe:null,at={id,path,line:range.start.line+1,
code,diag_delta};lists[list].push(probe===null?at:{...at,probe})}for(let list of Object.values(lists))list.sort(inOrder);return lists}function inOrder(a,b){return compareText(
a.path,b.path)||a.line-b.line||compareText(a.id,b.id)||a.diag_delta-b.diag_delta}function listOf(was,is){if(is===void 0)return was===void 0||was.finding.state===
"volatile"?null:was.isOfBase?"new":"fixed";let{state}=is.finding;return state==="unchanged"||state==="moved"?null:isUnproven2(is.finding)?"unproven":state}function blameOf(end){
let blamed=[...end?.known.values()??[]].filter(({finding})=>isNews(finding)||isGone(finding));return new Map(blamed.map(({finding,blame})=>[finding.id,blame]))}
function silencedIn(end){let all=[...end?.known.values()??[]];return new Map(all.flatMap(({finding,silenced})=>silenced===null?[]:[[finding.id,silenced]]))}_3_init_node_22();
function createStep(prev,next){let{commit,tree}=prev.base;if(commit===null||tree===null||!isSameJson(prev.base,next.base))return refused("the reports have diffe\
rent base commits, and a step needs two states of one change");if(prev.policy.digest!==next.policy.digest||!isSameJson(prev.policy.reward,next.policy.reward))return refused(
"the reports use different policies");if(!_3_haveOneRule([prev.reward,next.reward]))return refused("the reports measure the confidence by different rules (`rewa\
rd.rule`)");let news=new Set(newsOf(prev)),stops=[stopOf(prev,new Set),stopOf(next,news)].filter(stop=>stop!==null),{steps}=walk({base:{commit,tree},stops,baseDiagnostics:next.
reward?.diagnostics.base??0,counting:{relevant:everything,severities:_13_countedSeverities},weights:next.policy.reward.weights,rule:next.reward?.rule??1}),[before,
last]=steps;if(before===void 0||last===void 0)return refused("one of the reports does not name its tree");let{since:_since,...step}={...last,step:1};if(before.unscored!==
null){let unscored=`the earlier state has no score: ${before.unscored}`,{before:_before,...rest}=step;return{kind:"step",step:{...rest,"pr-v1":null,"pr-v2":null,
unscored}}}return step.unscored===null&&[before,step].some((one,at)=>gainIn(one)!==gains(prev,next)[at])?refused("one of the reports counts fixed findings in fi\
les outside its change and does not name them"):{kind:"step",step}}function gainIn(step){return step["pr-v2"]?.components.diag_delta}function gains(prev,next){let[
first=0,second=0]=[prev,next].map(({reward})=>reward===null?0:reward.diagnostics.base-reward.diagnostics.head);return[first,second-first]}function stopOf(report,before){
let{commit,tree}=report.head;return tree===null?null:{commit,tree,measured:measuredOf(report,before)}}function measuredOf(report,before){if(report.reward===null)
return{kind:"unscored",why:report.unscored??"the report has no measurement"};let{safety,alpha_conf}=report.reward["pr-v2"].components;return{kind:"measured",findings:counted(
report,report.reward.relevant),safety,confidence:alpha_conf,probes:{asked:0,silent:countSilentPlaces(report)},shown:listOtherChanges(report),carried:new Map(newsOf(
report).flatMap(id=>before.has(id)?[[id,id]]:[]))}}function counted(report,relevant){let findings=listDifferingFindings(report);if(relevant===void 0)return findings;
let unproven=new Set(findings.filter(_13_isUnproven).map(({id})=>id)),known={severities:_13_countedSeverities,unproven},[own,all]=[{...known,relevant:new Set(relevant)},
{...known,relevant:everything}];return findings.filter(one=>_13_computeGain(one,own)===_13_computeGain(one,all))}var everything={has:()=>!0};function listOtherChanges({
policyChanges,escapes}){return[...policyChanges.map(({message})=>message),...escapes.map(({kind,path,symbol,text})=>{let where=symbol===null?"":` in ${symbol}`;
return`adds ${kind} to ${path}${where}: ${text.trim().slice(0,shownLengthMax).toWellFormed()}`})]}var shownLengthMax=200;function countSilentPlaces({findings,off,
hidden}){return[...findings,...off].filter(({proof})=>proof?.kind==="unproven").length+hidden.length}function listDifferingFindings(report){return _20_selectRewarded(
report,report.policy).filter(({state})=>state!=="unchanged"&&state!=="moved")}function isOfHead(finding){return finding.base===null&&sideOfFinding(finding)==="h\
ead"}function newsOf(report){return listDifferingFindings(report).flatMap(one=>isOfHead(one)?[one.id]:[])}function refused(why){return{kind:"refused",why}}export{countSilentPlaces,createStep,isOfHead,listDifferingFindings,listOtherChanges,walk};
