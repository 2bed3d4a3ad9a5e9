import{createRequire as lanserCreateRequire}from"node:module";import{_1_reportFromV1,_1_shownFromV1}from"./explain-IQ22PKGT.js";import{_3_brokenSteps,_3_hasItsReward,_3_haveOneRule,_3_rewardAgain,_3_stepAgain}from"./together-D08234C6.js";import{_12_applyWaivers,_12_askForFixes,_12_changedSourcesOf,_12_configurationDoubts,_12_createOwnConfigurationTest,_12_dropRivals,_12_hasItsChanged,_12_hasItsClaims,
_12_hasItsConfiguration,_12_hasItsSuggestions,_12_judgeClaims,_12_labelGrants,_12_suggestionsOf,_12_trailerGrants,_12_unusedGrants,_12_waiveReasons,_12_withHeadConfiguration}from"./together-4E900249.js";import{_13_computeGain,_13_confirmFirst,_13_countedSeverities,_13_createReason,_13_decideVerdict,_13_escapesOf,_13_findCauses,_13_isAsideFile,_13_isOnUneditedLine,
_13_isSameVersion,_13_isUnproven,_13_judgeSymbol,_13_listAffectablePaths,_13_meanConfidence,_13_planConfirmation,_13_planKnown,_13_prV1,_13_prV2,_13_probeInput,
_13_safetyCheckNames,_13_score,_13_scoreChange,_13_settle,_13_suppressionDoubts,_13_uncheckedIn,_13_unsurePackageOf}from"./together-4E900249.js";import{_24_serializeReport,_24_serializeRun,_24_validateRunV1}from"./together-4E900249.js";import{_25_globFolder,_25_globName,_25_isOfRun,_25_recordedRuns,_25_reportPathsOf,_25_runTrace,_25_tracesOf}from"./together-4E900249.js";import{_5_validateReportV1}from"./together-C0BC2097.js";import{_26_changedSourceToV1,_26_compareChanged,_26_reportToV1,_26_reportingServers,_26_requiredPlaceToV1,_26_shownToV1}from"./together-4E900249.js";import{_8_failsBy,_8_isFailing,_8_isFailure,_8_isInDoubt,_8_isSevere,_8_mayFail}from"./together-C0BC2097.js";import{_9_causeId,_9_compareCauses,_9_groupCauses}from"./together-C0BC2097.js";import{_1_isPart,_1_publishedScope,_1_scopeSettings,_1_scopeToV1}from"./together-0AA9D59A.js";import{_20_offLimits,_20_pathMatcher,_20_rule,_20_ruleMatcher,_20_rulesTouching,_20_selectRewarded,_20_shadowed,_20_withOriginalSeverities}from"./together-AECEBE8A.js";import{_2_doubtfulLimits,_2_isDoubtful,_2_isJudged,_2_isWaivable,_2_limit,_2_waivableReasons}from"./together-7C31588D.js";import{NotJson,canonical,causeKinds,causeOrOwnPlace,compareFindings,compareNullableText,comparePaths,comparePositions,compareRanges,compareText,compareValues,countWhile,
dependencyToV1,depthMax,findingId,findingStateTable,findingStates,findingsOf,isInHead,isSameJson,looksInWords,makeWellFormed,normaliseMessage,parseStrict,placesOf,
pointerTo,readMember,schedules,severities,severityAtLeast,severityRank,sha1,sha256,sideOfFinding,valueAtPointer}from"./chunk-3RA5WZYF.js";import{_2_compact}from"./together-4357D8B2.js";import{_3_init_node_22}from"./together-A66B3533.js";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require2=lanserCreateRequire(import.meta.url);_3_init_node_22();var reportBytesMax=256*1024*1024;function readForeign(text){let read=_1_reportFromV1(
text,_5_validateReportV1);return read.kind==="invalid"?refused("the report does not follow schemas/report.v1.json"):isWritten(read.report,text)?read:refused("th\
e report has another order of keys or other white space than Lanser writes")}function isWritten(report,text){try{return _24_serializeReport(report)===text}catch{
return!1}}function recheckReport(report,facts){let why=rules.find(({holds})=>!holds(report,facts))?.why;if(why!==void 0)return refused(why);let bare2=report.findings.
map(({waived:_waived,...one})=>one),findings=_12_applyWaivers(bare2,facts.grants),completed={...report,findings,replay:withMissingTraces(report.replay,facts.replay)},
doubts=[...doubtsOf(report).filter(({code})=>code!=="configuration-differs").map(({waived:_waived,...one})=>one),..._12_configurationDoubts(findings,report.policy)],
judged=judgeAgain(completed,_12_waiveReasons(doubts,facts.grants));return{kind:"report",report:{...completed,...judged}}}function withMissingTraces(replay,known){
if(known===null)return replay;let traces=replay?.traces??[],missing=_25_reportPathsOf(known.files).filter(paths=>!traces.some(({path})=>paths.includes(path)));return missing.
length===0?replay:{mode:known.mode,traces:[...traces,...missing.map(([path])=>missingTrace(path))]}}function missingTrace(path){return{path,server:"",version:"",
state:"inconclusive",class:null,message:"the analysis did not replay this trace of base",at:null,wanted:null,got:null,advice:["Run the analysis again. Its log s\
ays why it did not replay the trace."]}}function withDoubt(report,doubt){return{...report,...judgeAgain({...report,reasons:[...report.reasons,doubt]})}}function withStepClaims(report,steps){
if(report.claims===void 0)return report;let judged={...report,claims:_12_judgeClaims(report.claims,report,steps)};return{...judged,...judgeAgain(judged)}}var rules=[
{why:"the report is about another base commit",holds:(report,{base})=>isSameJson(report.base,base)},{why:"the report is about another head commit",holds:(report,{
head})=>isSameJson(report.head,head)},{why:"the policy in the report differs from base's policy",holds:isSamePolicy},{why:"the servers in the report differ from\
 the servers of base's policy",holds:hasItsServers},{why:"the files of a server in the report differ from the files of its pin",holds:hasItsFiles},{why:"the tra\
ces in the report differ from the traces of base's policy",holds:replaysItsTraces},{why:"the report lists an update of a server that it did not run",holds:bumpsItsServers},
{why:"the report is wrong about whether head changes the configuration",holds:tellsConfiguration},{why:"the changed source files in the report do not match its \
servers",holds:_12_hasItsChanged},{why:"the report covers fewer files than base's policy allows",holds:isAllowedScope},{why:"the scope of the report leaves out \
a changed source file",holds:hasChangedSources},{why:"the report does not cover all files, but a configuration file, a lock file or a pin differs",holds:isWhole},
{why:"the scope of the report lists more files than it counts",holds:hasItsSize},{why:"the rules in the report have other effects than the rules of base's polic\
y",holds:hasItsRulings},{why:"the report marks a file of the change as untouched",holds:isReallyElsewhere},{why:"the report says that head's server configuratio\
n hides findings, but head has the configuration of base",holds:_12_hasItsConfiguration},{why:"the report joins a finding that fails into a finding that does no\
t fail",holds:hasItsSources},{why:"the report has a suggestion that Lanser never shows",holds:_12_hasItsSuggestions},{why:"the counts in the report do not match\
 its findings",holds:hasItsCounts},{why:"the causes in the report do not match its findings",holds:hasItsCauses},{why:"the verdict in the report does not follow\
 from its findings",holds:hasItsVerdict},{why:"the report leaves out a reason to be inconclusive",holds:tellsDoubts},{why:"the reward in the report does not fol\
low from its components",holds:_3_hasItsReward},{why:"the report compares the claims with another reward than its own",holds:_12_hasItsClaims}];function isSamePolicy({
policy},facts){return isSameJson({...policy,change:null},{...facts.policy,change:null})}function tellsDoubts({limits,reasons,hidden,unmatched,findings,policy}){
let known=new Set(reasons.map(({code,lifted})=>lifted?.code??code));return hidden.length>0&&policy.hidden!=="report"&&!known.has("hidden-code")||_12_configurationDoubts(
findings,policy).length>0&&!known.has("configuration-differs")||unmatched.some(one=>one.reason!==void 0&&!known.has(one.reason))?!1:limits.every(({code})=>!_2_isDoubtful(
code)||known.has(code))}function hasItsRulings({findings,off,policy,limits}){let elsewhere=new Set(findings.flatMap(one=>one.elsewhere===void 0?[]:[one.path])),
again=_20_rule([...findings,...off],policy,path=>!elsewhere.has(path)),told=limits.filter(({code})=>code==="rules-off"),inOrder=_20_offLimits(off,policy).toSorted(
(left,right)=>compareText(left.message,right.message));return isSameJson(again,{findings,off})&&isSameJson(told,inOrder)}function isReallyElsewhere({findings},{
untouched}){return findings.every(({elsewhere,path})=>elsewhere===void 0||untouched?.has(path)===!0)}function hasItsSources({findings,off,policy,servers}){let known=new Set(
servers.map(({id})=>id));return[...findings,...off].every(one=>{let{sources=[],ruled,elsewhere,onlyUnderBase}=one;if(sources.length===0)return!0;let others=sources.
slice(1).map(source=>({...one,...source})),alone=_20_rule(others,policy,()=>!0);return isSameJson(sources[0],_26_reportingServers(one))&&ruled===void 0&&elsewhere===
void 0&&onlyUnderBase===void 0&&new Set(sources.map(({server})=>server)).size===sources.length&&sources.every(({server})=>known.has(server))&&isSameJson(alone.findings,
others)&&(_8_isSevere(one,policy)||others.every(other=>!_8_isSevere(other,policy)))})}function hasItsCounts({counts,findings}){return findingStates.every(state=>counts[state]===
findings.filter(one=>one.state===state).length)}function hasItsCauses({causes,findings}){let edits=new Map(causes.map(({id,base,head})=>[id,[{base,head}]]));return isSameJson(
causes.map(bare),_9_groupCauses(findings,edits))&&causes.every(one=>hasItsTouched(one,findings)&&hasItsRoutes(one,findings))&&findings.every(({state,cause})=>cause===
null||state==="new")&&causes.every(({path,head})=>head===null||head.path===path)}function hasItsTouched({effects,touched},findings){let own=new Set(effects),paths=new Set(
findings.filter(({id})=>own.has(id)).map(({path})=>path));return touched.every((path,at)=>paths.has(path)&&(at===0||compareText(touched[at-1]??"",path)<0))}function hasItsRoutes({
effects,routes=[]},findings){let own=new Set(effects),paths=new Set(findings.filter(({id})=>own.has(id)).map(({path})=>path));return routes.every(({path},at)=>paths.
has(path)&&(at===0||compareText(routes[at-1]?.path??"",path)<0))}function bare({excerpts:_code,touched:_files,routes:_ways,...cause}){return cause}function hasItsServers({
servers},facts){let named=all=>[...new Set(all.map(({id,version})=>`${id}@${version}`))].sort(),modes=new Map(facts.servers.map(one=>[one.id,one.mode]));return servers.
every(({id,mode})=>(mode??modes.get(id))===(modes.get(id)??mode))&&isSameJson(named(servers),named(facts.servers))}function hasItsFiles({servers},facts){return servers.
every(({id,version,treeDigest,stability,base,head})=>{if(treeDigest===null&&base.files+head.files>0)return!1;let known=facts.servers.find(one=>one.id===id&&one.
version===version);return treeDigest!==null&&stability!==known?.stability?!1:treeDigest===null||known?.treeDigests.includes(treeDigest)===!0})}function replaysItsTraces({
replay},{replay:known}){if(replay===null)return!0;if(known?.mode!==replay.mode)return!1;let traces=_25_reportPathsOf(known.files),reported=replay.traces.map(({path})=>traces.
findIndex(paths=>paths.includes(path)));return!reported.includes(-1)&&new Set(reported).size===reported.length}function bumpsItsServers({bumps,servers}){return bumps.
every(({server,from})=>servers.some(({id,version})=>id===server&&version===from))}function tellsConfiguration({policy},{isConfigurationChanged}){return policy.change!==
null===isConfigurationChanged}function hasItsVerdict(report){let{verdict,class:kind,reasons}=judgeAgain(report);return isSameJson({verdict,kind,reasons},{verdict:report.
verdict,kind:report.class,reasons:report.reasons})}function doubtsOf({reasons}){return[...reasons.filter(isObserved),...reasons.flatMap(({lifted})=>lifted===void 0?
[]:[lifted])]}function isObserved(one){return!_2_isJudged(one.code)}function judgeAgain(report,failures=doubtsOf(report)){let{findings,off,unmatched,unknown,replay,
policy,reward,servers,unchecked}=report,headFiles=servers.reduce((sum,{head})=>sum+head.files-head.unknown,0),skippedRoots=servers.filter(one=>one.skipped!==null).
length,headline=reward?.[reward.headline].r??null;return _13_decideVerdict({findings,off,unmatched,unknown,failures,servers,headFiles,skippedRoots,scope:report.
scope,replay,..._2_compact({claims:report.claims}),policy,unchecked,reward:headline})}function refused(why){return{kind:"refused",why}}function isAllowedScope(report,facts){
let compared=new Set(facts.scope?.compared);return scopesIn(report).every(({mode,servers})=>mode==="complete"?servers.every(id=>compared.has(id)):mode==="full"||
facts.scope?.isAllowed===!0)}function scopesIn({scope,servers}){let all=scope===void 0?[]:[{...scope,servers:servers.map(({id})=>id)}],own=servers.flatMap(one=>one.
scope===void 0?[]:[{...one.scope,servers:[one.id]}]);return[...all,...own]}function hasChangedSources(report,facts){return scopesIn(report).filter(_1_isPart).every(
scope=>{let files=new Set(scope.files);return facts.scope?.sources.every(path=>files.has(path))===!0})}function isWhole(report,facts){return!scopesIn(report).some(
({mode})=>mode==="affected")||facts.scope?.mattersToAll===!1}function hasItsSize(report){return scopesIn(report).every(scope=>scope.files.length<=scope.of&&(_1_isPart(
scope)||scope.files.length===0))}export{readForeign,recheckReport,reportBytesMax,withDoubt,withStepClaims};
