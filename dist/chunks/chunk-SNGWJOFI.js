import{createRequire as lanserCreateRequire}from"node:module";import{_1_reportFromV1,_1_shownFromV1}from"./explain-PPUVVSMB.js";import{_4_rewardStepFromV1,_4_rewardStepToV1,_4_stepLists}from"./together-CD46B889.js";import{_12_applyWaivers,_12_askForFixes,_12_changedSourcesOf,_12_computeGain,_12_configurationDoubts,_12_confirmFirst,_12_countedSeverities,_12_createOwnConfigurationTest,
_12_createReason,_12_decideVerdict,_12_dropRivals,_12_escapesOf,_12_findCauses,_12_hasItsChanged,_12_hasItsClaims,_12_hasItsConfiguration,_12_hasItsSuggestions,
_12_isAsideFile,_12_isOnUneditedLine,_12_isSameVersion,_12_isUnproven,_12_judgeClaims,_12_labelGrants,_12_listAffectablePaths,_12_meanConfidence,_12_planConfirmation,
_12_planKnown,_12_prV1,_12_prV2,_12_probeInput,_12_score,_12_scoreChange,_12_settle,_12_suggestionsOf,_12_suppressionDoubts,_12_trailerGrants,_12_uncheckedIn,_12_unsurePackageOf,
_12_unusedGrants,_12_waiveReasons,_12_withHeadConfiguration}from"./together-AA36E39D.js";import{_21_serializeReport,_21_serializeRun,_21_validateRunV1}from"./together-AA36E39D.js";import{_22_globFolder,_22_globName,_22_isOfRun,_22_recordedRuns,_22_reportPathsOf,_22_runTrace,_22_tracesOf}from"./together-AA36E39D.js";import{_5_escapeKinds,_5_validateReportV1}from"./together-981A0179.js";import{_8_failsBy,_8_isFailing,_8_isFailure,_8_isInDoubt,_8_isSevere,_8_mayFail}from"./together-981A0179.js";import{_23_changedSourceToV1,_23_compareChanged,_23_reportToV1,_23_reportingServers,_23_requiredPlaceToV1,_23_shownToV1}from"./together-AA36E39D.js";import{_9_causeId,_9_compareCauses,_9_groupCauses}from"./together-981A0179.js";import{_10_isPart,_10_publishedScope,_10_scopeSettings,_10_scopeToV1}from"./together-981A0179.js";import{_18_offLimits,_18_pathMatcher,_18_rule,_18_ruleMatcher,_18_rulesTouching,_18_selectRewarded,_18_shadowed,_18_withOriginalSeverities}from"./together-F7AC422A.js";import{_3_doubtfulLimits,_3_isDoubtful,_3_isJudged,_3_isWaivable,_3_limit,_3_waivableReasons}from"./together-4EBA9E75.js";import{_0_causeKinds,_0_causeOrOwnPlace,_0_compareFindings,_0_compareNullableText,_0_comparePaths,_0_comparePositions,_0_compareRanges,_0_compareText,_0_compareValues,
_0_countWhile,_0_dependencyToV1,_0_findingId,_0_findingStateTable,_0_findingStates,_0_findingsOf,_0_isInHead,_0_looksInWords,_0_normaliseMessage,_0_placesOf,_0_schedules,
_0_severities,_0_severityAtLeast,_0_severityRank,_0_sha256,_0_sideOfFinding}from"./together-DB05221A.js";import{_1_NotJson,_1_canonical,_1_depthMax,_1_isSameJson,_1_makeWellFormed,_1_parseStrict,_1_pointerTo,_1_readMember,_1_valueAtPointer}from"./together-DB05221A.js";import{_2_compact}from"./together-4C96307D.js";import{_3_init_node_22}from"./together-6E8AACC0.js";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require2=lanserCreateRequire(import.meta.url);_3_init_node_22();_3_init_node_22();var safetyCheckNames=["links-inside","names-safe","me\
rges-cleanly"];function rewardAgain(report,other){let{reward}=report;if(reward===null)return{kind:"unscored",why:report.unscored??"the report has no measurement"};
let symbols=symbolsUnder(reward,other.threshold);if(symbols.kind==="unknown")return{kind:"unscored",why:symbols.why};let mean=_12_meanConfidence(symbols.symbols),
weights=other.weights??report.policy.reward.weights,{relevant,safety,diagnostics}=reward;if(relevant===void 0){let after={diagnostics:diagnostics.head,safety:safety.
every(({ok})=>ok)?1:0,confidence:mean.alphaConf},before={diagnostics:diagnostics.base,safety:1,confidence:1};return{kind:"scored","pr-v1":_12_prV1(before,after,
weights),"pr-v2":_12_prV2(before,after,weights),basis:"counts",differences:[]}}let findings=_18_selectRewarded(report,report.policy),score=_12_scoreChange({findings,
relevant:new Set(relevant),severities:_12_countedSeverities,unproven:new Set(findings.filter(_12_isUnproven).map(({id})=>id)),safety,confidence:{...mean,symbols:[]},
weights,blockers:[]});if(score.kind==="unscored")throw new Error("A recorded reward has a blocker when it is computed again.");let{detail}=score,differences=[..._1_isSameJson(
detail.diagnostics,diagnostics)?[]:[`the findings give a count of ${detail.diagnostics.base} in base and ${detail.diagnostics.head} in head, but the reward uses\
 ${diagnostics.base} and ${diagnostics.head}`],..._1_isSameJson(detail.unearned,reward.unearned)?[]:["the list of unearned findings does not match the findings"]];
return{kind:"scored","pr-v1":score["pr-v1"],"pr-v2":score["pr-v2"],basis:"findings",differences}}function symbolsUnder({confidence},threshold){let{symbols,threshold:recorded}=confidence;
return threshold===void 0||threshold===recorded?{kind:"known",symbols}:recorded===void 0?{kind:"unknown",why:"the report has neither its threshold nor the delet\
ed symbols"}:{kind:"known",symbols:symbols.map(one=>{let status=one.gone===!0&&one.confidence<threshold?"deleted":one.status==="deleted"?"ambiguous":one.status;
return{...one,status}})}}function stepAgain(step,{weights,threshold}){let stored=step["pr-v2"];if(stored===null)return{kind:"unscored",why:step.unscored??"the r\
eport has no measurement"};if(step.before===void 0)return{kind:"unscored",why:"the line does not name its first state"};if(threshold!==void 0)return{kind:"unsco\
red",why:"a line lists no symbols, so another threshold needs the report"};let{components}=stored,{diagnostics,safety,alpha_conf}=step.before,counted=_4_stepLists.
flatMap(list=>step[list]).reduce((sum,one)=>sum+one.diag_delta,0),left=diagnostics-counted;if(left<0)return{kind:"unscored",why:"the line removes more findings \
than existed"};let before={diagnostics,safety,confidence:alpha_conf},after={diagnostics:left,safety:components.safety,confidence:components.alpha_conf};return{kind:"\
scored","pr-v1":_12_prV1(before,after,weights??step["pr-v1"]?.weights??stored.weights),"pr-v2":_12_prV2(before,after,weights??stored.weights),basis:"findings",differences:[]}}
function brokenSteps(steps){let broken=new Map,last;for(let[at,step]of steps.entries()){let{before}=step,reward=step["pr-v2"];if(reward===null||before===void 0)
continue;last!==void 0&&step.step>1&&!_1_isSameJson(last,before)&&broken.set(at,"the step does not begin where the previous step ended");let{diag_delta,safety,alpha_conf}=reward.
components;last={diagnostics:before.diagnostics-diag_delta,safety,alpha_conf}}return broken}function hasItsReward(report){let{reward,policy}=report;if(reward===
null)return report.unscored!==null;if(reward.headline!==policy.reward.headline||reward.relevant===void 0||!_1_isSameJson(reward.safety.map(({name})=>name),safetyCheckNames))
return!1;let again=rewardAgain(report,{});if(again.kind==="unscored"||again.differences.length>0)return!1;let before={diagnostics:reward.diagnostics.base,safety:1,
confidence:1},after={diagnostics:reward.diagnostics.head,safety:reward.safety.every(({ok})=>ok)?1:0,confidence:reward["pr-v2"].components.alpha_conf},{weights}=policy.
reward;return _1_isSameJson(reward["pr-v1"],_12_prV1(before,after,weights))&&_1_isSameJson(reward["pr-v2"],_12_prV2(before,after,weights))&&isConfidence(reward)}
function isConfidence({confidence,"pr-v2":{components}}){let counted=confidence.symbols.filter(({status})=>status!=="deleted"),sum=counted.reduce((total,one)=>total+
one.confidence,0),mean=counted.length===0?1:sum/counted.length;return Math.abs(mean-components.alpha_conf)<1e-11}_3_init_node_22();var reportBytesMax=256*1024*1024;
function readForeign(text){let read=_1_reportFromV1(text,_5_validateReportV1);return read.kind==="invalid"?refused("the report does not follow schemas/report.v1\
.json"):isWritten(read.report,text)?read:refused("the report has another order of keys or other white space than Lanser writes")}function isWritten(report,text){
try{return _21_serializeReport(report)===text}catch{return!1}}function recheckReport(report,facts){let why=rules.find(({holds})=>!holds(report,facts))?.why;if(why!==
void 0)return refused(why);let bare2=report.findings.map(({waived:_waived,...one})=>one),findings=_12_applyWaivers(bare2,facts.grants),completed={...report,findings,
replay:withMissingTraces(report.replay,facts.replay)},doubts=[...doubtsOf(report).filter(({code})=>code!=="configuration-differs").map(({waived:_waived,...one})=>one),
..._12_configurationDoubts(findings,report.policy)],judged=judgeAgain(completed,_12_waiveReasons(doubts,facts.grants));return{kind:"report",report:{...completed,
...judged}}}function withMissingTraces(replay,known){if(known===null)return replay;let traces=replay?.traces??[],missing=_22_reportPathsOf(known.files).filter(paths=>!traces.
some(({path})=>paths.includes(path)));return missing.length===0?replay:{mode:known.mode,traces:[...traces,...missing.map(([path])=>missingTrace(path))]}}function missingTrace(path){
return{path,server:"",version:"",state:"inconclusive",class:null,message:"the analysis did not replay this trace of base",at:null,wanted:null,got:null,advice:["\
Run the analysis again. Its log says why it did not replay the trace."]}}function withDoubt(report,doubt){return{...report,...judgeAgain({...report,reasons:[...report.
reasons,doubt]})}}function withStepClaims(report,steps){if(report.claims===void 0)return report;let judged={...report,claims:_12_judgeClaims(report.claims,report,
steps)};return{...judged,...judgeAgain(judged)}}var rules=[{why:"the report is about another base commit",holds:(report,{base})=>_1_isSameJson(report.base,base)},
{why:"the report is about another head commit",holds:(report,{head})=>_1_isSameJson(report.head,head)},{why:"the policy in the report differs from base's policy",
holds:isSamePolicy},{why:"the servers in the report differ from the servers of base's policy",holds:hasItsServers},{why:"the files of a server in the report dif\
fer from the files of its pin",holds:hasItsFiles},{why:"the traces in the report differ from the traces of base's policy",holds:replaysItsTraces},{why:"the repo\
rt lists an update of a server that it did not run",holds:bumpsItsServers},{why:"the report is wrong about whether head changes the configuration",holds:tellsConfiguration},
{why:"the changed source files in the report do not match its servers",holds:_12_hasItsChanged},{why:"the report covers fewer files than base's policy allows",holds:isAllowedScope},
{why:"the scope of the report leaves out a changed source file",holds:hasChangedSources},{why:"the report does not cover all files, but a configuration file, a \
lock file or a pin differs",holds:isWhole},{why:"the scope of the report lists more files than it counts",holds:hasItsSize},{why:"the rules in the report have o\
ther effects than the rules of base's policy",holds:hasItsRulings},{why:"the report marks a file of the change as untouched",holds:isReallyElsewhere},{why:"the \
report says that head's server configuration hides findings, but head has the configuration of base",holds:_12_hasItsConfiguration},{why:"the report joins a fin\
ding that fails into a finding that does not fail",holds:hasItsSources},{why:"the report has a suggestion that Lanser never shows",holds:_12_hasItsSuggestions},
{why:"the counts in the report do not match its findings",holds:hasItsCounts},{why:"the causes in the report do not match its findings",holds:hasItsCauses},{why:"\
the verdict in the report does not follow from its findings",holds:hasItsVerdict},{why:"the report leaves out a reason to be inconclusive",holds:tellsDoubts},{why:"\
the reward in the report does not follow from its components",holds:hasItsReward},{why:"the report compares the claims with another reward than its own",holds:_12_hasItsClaims}];
function isSamePolicy({policy},facts){return _1_isSameJson({...policy,change:null},{...facts.policy,change:null})}function tellsDoubts({limits,reasons,hidden,unmatched,
findings,policy}){let known=new Set(reasons.map(({code,lifted})=>lifted?.code??code));return hidden.length>0&&policy.hidden!=="report"&&!known.has("hidden-code")||
_12_configurationDoubts(findings,policy).length>0&&!known.has("configuration-differs")||unmatched.some(one=>one.reason!==void 0&&!known.has(one.reason))?!1:limits.
every(({code})=>!_3_isDoubtful(code)||known.has(code))}function hasItsRulings({findings,off,policy,limits}){let elsewhere=new Set(findings.flatMap(one=>one.elsewhere===
void 0?[]:[one.path])),again=_18_rule([...findings,...off],policy,path=>!elsewhere.has(path)),told=limits.filter(({code})=>code==="rules-off"),inOrder=_18_offLimits(
off,policy).toSorted((left,right)=>_0_compareText(left.message,right.message));return _1_isSameJson(again,{findings,off})&&_1_isSameJson(told,inOrder)}function isReallyElsewhere({
findings},{untouched}){return findings.every(({elsewhere,path})=>elsewhere===void 0||untouched?.has(path)===!0)}function hasItsSources({findings,off,policy,servers}){
let known=new Set(servers.map(({id})=>id));return[...findings,...off].every(one=>{let{sources=[],ruled,elsewhere,onlyUnderBase}=one;if(sources.length===0)return!0;
let others=sources.slice(1).map(source=>({...one,...source})),alone=_18_rule(others,policy,()=>!0);return _1_isSameJson(sources[0],_23_reportingServers(one))&&ruled===
void 0&&elsewhere===void 0&&onlyUnderBase===void 0&&new Set(sources.map(({server})=>server)).size===sources.length&&sources.every(({server})=>known.has(server))&&
_1_isSameJson(alone.findings,others)&&(_8_isSevere(one,policy)||others.every(other=>!_8_isSevere(other,policy)))})}function hasItsCounts({counts,findings}){return _0_findingStates.
every(state=>counts[state]===findings.filter(one=>one.state===state).length)}function hasItsCauses({causes,findings}){let edits=new Map(causes.map(({id,base,head})=>[
id,[{base,head}]]));return _1_isSameJson(causes.map(bare),_9_groupCauses(findings,edits))&&causes.every(one=>hasItsTouched(one,findings)&&hasItsRoutes(one,findings))&&
findings.every(({state,cause})=>cause===null||state==="new")&&causes.every(({path,head})=>head===null||head.path===path)}function hasItsTouched({effects,touched},findings){
let own=new Set(effects),paths=new Set(findings.filter(({id})=>own.has(id)).map(({path})=>path));return touched.every((path,at)=>paths.has(path)&&(at===0||_0_compareText(
touched[at-1]??"",path)<0))}function hasItsRoutes({effects,routes=[]},findings){let own=new Set(effects),paths=new Set(findings.filter(({id})=>own.has(id)).map(
({path})=>path));return routes.every(({path},at)=>paths.has(path)&&(at===0||_0_compareText(routes[at-1]?.path??"",path)<0))}function bare({excerpts:_code,touched:_files,
routes:_ways,...cause}){return cause}function hasItsServers({servers},facts){let named=all=>[...new Set(all.map(({id,version})=>`${id}@${version}`))].sort(),modes=new Map(
facts.servers.map(one=>[one.id,one.mode]));return servers.every(({id,mode})=>(mode??modes.get(id))===(modes.get(id)??mode))&&_1_isSameJson(named(servers),named(
facts.servers))}function hasItsFiles({servers},facts){return servers.every(({id,version,treeDigest,stability,base,head})=>{if(treeDigest===null&&base.files+head.
files>0)return!1;let known=facts.servers.find(one=>one.id===id&&one.version===version);return treeDigest!==null&&stability!==known?.stability?!1:treeDigest===null||
known?.treeDigests.includes(treeDigest)===!0})}function replaysItsTraces({replay},{replay:known}){if(replay===null)return!0;if(known?.mode!==replay.mode)return!1;
let traces=_22_reportPathsOf(known.files),reported=replay.traces.map(({path})=>traces.findIndex(paths=>paths.includes(path)));return!reported.includes(-1)&&new Set(
reported).size===reported.length}function bumpsItsServers({bumps,servers}){return bumps.every(({server,from})=>servers.some(({id,version})=>id===server&&version===
from))}function tellsConfiguration({policy},{isConfigurationChanged}){return policy.change!==null===isConfigurationChanged}function hasItsVerdict(report){let{verdict,
class:kind,reasons}=judgeAgain(report);return _1_isSameJson({verdict,kind,reasons},{verdict:report.verdict,kind:report.class,reasons:report.reasons})}function doubtsOf({
reasons}){return[...reasons.filter(isObserved),...reasons.flatMap(({lifted})=>lifted===void 0?[]:[lifted])]}function isObserved(one){return!_3_isJudged(one.code)}
function judgeAgain(report,failures=doubtsOf(report)){let{findings,off,unmatched,unknown,replay,policy,reward,servers,unchecked}=report,headFiles=servers.reduce(
(sum,{head})=>sum+head.files-head.unknown,0),skippedRoots=servers.filter(one=>one.skipped!==null).length,headline=reward?.[reward.headline].r??null;return _12_decideVerdict(
{findings,off,unmatched,unknown,failures,servers,headFiles,skippedRoots,scope:report.scope,replay,..._2_compact({claims:report.claims}),policy,unchecked,reward:headline})}
function refused(why){return{kind:"refused",why}}function isAllowedScope(report,facts){let compared=new Set(facts.scope?.compared);return scopesIn(report).every(
({mode,servers})=>mode==="complete"?servers.every(id=>compared.has(id)):mode==="full"||facts.scope?.isAllowed===!0)}function scopesIn({scope,servers}){let all=scope===
void 0?[]:[{...scope,servers:servers.map(({id})=>id)}],own=servers.flatMap(one=>one.scope===void 0?[]:[{...one.scope,servers:[one.id]}]);return[...all,...own]}function hasChangedSources(report,facts){
return scopesIn(report).filter(_10_isPart).every(scope=>{let files=new Set(scope.files);return facts.scope?.sources.every(path=>files.has(path))===!0})}function isWhole(report,facts){
return!scopesIn(report).some(({mode})=>mode==="affected")||facts.scope?.mattersToAll===!1}function hasItsSize(report){return scopesIn(report).every(scope=>scope.
files.length<=scope.of&&(_10_isPart(scope)||scope.files.length===0))}export{brokenSteps,readForeign,recheckReport,reportBytesMax,rewardAgain,stepAgain,withDoubt,withStepClaims};
