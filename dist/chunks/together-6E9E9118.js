import{createRequire as lanserCreateRequire}from"node:module";import{_3_init_node_22}from"./together-A66B3533.js";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require2=lanserCreateRequire(import.meta.url);_3_init_node_22();function rewardBase(base){return base.kind!=="push"||base.ref===`refs/h\
eads/${base.defaultBranch}`?base:{kind:"left-default",defaultBranch:base.defaultBranch}}var stepKinds=["commits","endpoints"];import{createRequire as lanserCreateRequire3}from"node:module";import{createRequire as lanserCreateRequire2}from"node:module";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require3=lanserCreateRequire2(import.meta.url);_3_init_node_22();function shellWord(text2){return/^[\w@%+=:,./-]+$/.test(text2)?text2:`\
'${text2.replaceAll("'","'\\''")}'`}import{Command,flagWords,parseFlags,require_node_process,withFlags}from"./chunk-6DWJKVMY.js";import{_14_checkRules,_14_decidePolicy,_14_deniedPaths,_14_listExtraQueries,_14_namedDependencies,_14_parseSettings}from"./together-BD98FAAF.js";import{fileFlags,fileSurfaces,mapFileSurfaces,surfaceFlags}from"./chunk-3CA5RSRG.js";import{NotJson,canonical,causeKinds,causeOrOwnPlace,compareFindings,compareNullableText,comparePaths,comparePositions,compareRanges,compareText,compareValues,countWhile,
dependencyToV1,depthMax,findingId,findingStateTable,findingStates,findingsOf,isInHead,isSameJson,looksInWords,makeWellFormed,normaliseMessage,parseStrict,placesOf,
pointerTo,readMember,schedules,severities,severityAtLeast,severityRank,sha1,sha256,sideOfFinding,valueAtPointer}from"./chunk-BFRYNAHN.js";import{_1_UserError,_1_cancelled,_1_errorTable,_1_verdictExitCode,_1_withHelpOf}from"./together-A66B3533.js";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require4=lanserCreateRequire3(import.meta.url);_3_init_node_22();function reproduceCommand(report,values3,caller){let kept=Object.entries(
values3).filter(([name2])=>!dropped.includes(name2)),base=report.base.commit===null?[]:["--base-exact",report.base.commit],head=report.head.commit===null?[]:["-\
-head",report.head.commit],command2=[caller.gate,...base,...head,...flagWords(Object.fromEntries(kept)).map(shellWord)].join(" ");return caller.isElsewhere?fetchOf(
report)+command2:command2}function fetchOf({base,head}){let commits=[...new Set([base.commit,head.commit])].filter(one2=>one2!==null);return commits.length===0?
"":`git fetch --quiet origin ${commits.join(" ")} && `}var noChosenOptions={servers:[],roots:[],config:"",baseDependencies:"",settings:"",failOn:"",scope:"",replay:"",
suggest:!1};function reproduceChosen(report,chosen,caller){let{servers,roots,config,baseDependencies,failOn,scope,replay,suggest}=chosen,settings=chosen.settings.
trim()===""?"":inBraces(chosen.settings),given2=Object.entries({config,settings,"base-dependencies":baseDependencies,"fail-on":failOn,scope,replay}).filter(([,value2])=>value2!==
"");return reproduceCommand(report,{server:servers,root:roots,suggest,...Object.fromEntries(given2)},caller)}function inBraces(settings){try{return canonical(_14_parseSettings(
{text:settings,name:"settings"}))}catch(error){if(error instanceof _1_UserError)return settings;throw error}}var dropped=["base","base-exact","head","format",...surfaceFlags.
map(({flag})=>flag),"trace","events","all","show","quiet","verbose","color","cache","fresh","watch","times","budget","allow-secrets"];import{createRequire as lanserCreateRequire4}from"node:module";import{_1_ownPackage,_1_version}from"./together-E516D63A.js";import{_1_require_node_fs}from"./together-813A2F0B.js";import{_0_require_node_path}from"./together-A66B3533.js";import{_4___callDispose,_4___commonJS,_4___esm,_4___export,_4___require,_4___toBinaryNode,_4___toCommonJS,_4___toESM,_4___using}from"./together-A66B3533.js";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require5=lanserCreateRequire4(import.meta.url);_3_init_node_22();var import_node_fs=_4___toESM(_1_require_node_fs(),1),import_node_path=_4___toESM(
_0_require_node_path(),1),checkoutFolder="../lanser-gate";function callerOf(host,{isReleased}=_1_ownPackage){let{where,env}=host;if(where.kind==="actions"){let{
owner,repo}=where.runner.repository;return{gate:`${owner}/${repo}`===_1_ownPackage.repository?ownScript("gate"):isReleased?`${fromRegistry} gate`:fromCheckout(env),
isElsewhere:!0}}return["","false","0"].includes(env.CI??"")?{gate:terminalCaller("gate",host,{isReleased}),isElsewhere:!1}:{gate:isReleased?`${fromRegistry} gat\
e`:fromCheckout(env),isElsewhere:!0}}function terminalCaller(command2,{env,cwd,programFile},{isReleased}=_1_ownPackage){let script3=env.npm_lifecycle_event;if(env.
LANSER_CALLED_FROM!==void 0){if(script3==="gate"&&command2==="gate")return ownScript("gate");if(script3==="gate"||script3==="lanser")return`${ownScript("lanser")}\
 ${command2}`}return env.npm_command==="exec"&&isReleased?`${fromRegistry} ${command2}`:programFile===void 0||(0,import_node_path.basename)(programFile)!=="cli.\
js"?`${_1_ownPackage.name} ${command2}`:`node ${shellWord((0,import_node_path.relative)((0,import_node_fs.realpathSync)(cwd),(0,import_node_fs.realpathSync)(programFile)))}\
 ${command2}`}function ownScript(script3){return`npm run -s ${script3} --`}var fromRegistry=`npx --yes ${_1_ownPackage.name}@${_1_version}`;function fromCheckout(env){
let repository=env.GITHUB_ACTION_REPOSITORY||_1_ownPackage.repository,ref=env.GITHUB_ACTION_REF||_1_ownPackage.line,address=shellWord(`https://github.com/${repository}\
.git`);return[`{ test -d ${checkoutFolder} || git clone --quiet ${address} ${checkoutFolder}; }`,`git -C ${checkoutFolder} checkout --quiet ${shellWord(ref)}`,`\
node ${checkoutFolder}/dist/cli.js gate`].join(" && ")}import{createRequire as lanserCreateRequire8}from"node:module";import{createRequire as lanserCreateRequire6}from"node:module";import{_1_asRecordedLine,_1_bumpName,_1_bumpResult,_1_bumpsInOrder,_1_causeName,_1_claimsLine,_1_countNotes,_1_decisionsOf,_1_diffOf,_1_diffSigns,_1_editBlocks,
_1_effectFindings,_1_effectsIn,_1_effectsOpenMax,_1_exactPlace,_1_findingsIn,_1_groupByCause,_1_groupByFile,_1_idList,_1_importPathsTo,_1_isPartialReport,_1_isUnchanged,
_1_limitAccounts,_1_limitText,_1_marksOf,_1_messageBlocks,_1_noRewardLine,_1_placeSpan,_1_plain,_1_plainLog,_1_policyParts,_1_reasonAccounts,_1_remarksOn,_1_reportSections,
_1_rewardLine,_1_ruleAddress,_1_said,_1_sameOnOneLine,_1_scopeLine,_1_serverName,_1_shownLine,_1_sideCommits,_1_sideFrame,_1_skippedRoots,_1_stateStyles,_1_styledSpan,
_1_suggested,_1_suggestionDiff,_1_suggestionExcerpts,_1_traceFacts,_1_traceServer,_1_traceState,_1_uncheckedOf,_1_unequalTraces,_1_unknownAccounts,_1_untouchedFiles,
_1_wayLine,_1_wayTo,_1_whyOf}from"./together-F898493C.js";import{_2_alsoFoundBy,_2_blameText,_2_brokenBy,_2_causeLabel,_2_causeWords,_2_classWords,_2_commitText,_2_inOrder,_2_listedStates,_2_matchWords,_2_placementText,
_2_policyRemarks,_2_replayModeWords,_2_replayStateWords,_2_replayWeightWords,_2_seenWords,_2_sideNames,_2_sourceParts,_2_stateWords,_2_statesInOrder,_2_stepCommit,
_2_unprovenText,_2_verdictWords,_2_waivedBy}from"./together-F898493C.js";import{exitCode,isTolerated,toleratedBy}from"./chunk-D7FWP6H5.js";import{createRequire as lanserCreateRequire5}from"node:module";import{_9_causeId,_9_compareCauses,_9_groupCauses}from"./together-F898493C.js";import{_11_isPart,_11_publishedScope,_11_scopeSettings,_11_scopeToV1}from"./together-F898493C.js";import{_0_isPlainLine,_0_isReadable,_0_rangesOverlap,_0_suggestionDigest,_0_suggestionFromV1,_0_suggestionLengthMax,_0_suggestionTitleMax,_0_suggestionToV1}from"./together-5838CA77.js";import{_1_claimsFolder,_1_compareClaims,_1_falseClaim}from"./together-5838CA77.js";import{_3_describeRule,_3_effectText,_3_isOnlyOpinion,_3_judgedToV1,_3_ruleName,_3_selectorText,_3_serverPolicyOf,_3_serverRoles,_3_serversToV1,_3_thresholdOf}from"./together-5838CA77.js";import{_1_folderOf,_1_foldersAbove,_1_inFolder,_1_insidePath,_1_isBelow,_1_isInside,_1_isRelativePath,_1_pathFromUri,_1_placeFromUri,_1_relativeInside,_1_uriFromPath}from"./together-4357D8B2.js";import{_2_compact}from"./together-4357D8B2.js";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require6=lanserCreateRequire5(import.meta.url);_3_init_node_22();_3_init_node_22();function changedSourceToV1({path,from,change,records}){
return{path:_1_insidePath(path),..._2_compact({from:from===void 0?void 0:_1_insidePath(from)}),change,records:records.map(({server:server2,outcome,why})=>({server:server2,
outcome,why})).sort((a,b)=>compareText(a.server??"",b.server??""))}}function compareChanged(left3,right2){return compareText(left3.path,right2.path)||compareText(
left3.from??"",right2.from??"")}_3_init_node_22();function confirmationToV1({taken:taken2,why}){return{taken:taken2,why}}_3_init_node_22();function policyToV1(policy){
let{origin,digest,failOn,unknown,inconclusive,volatile:volatile2,moved,minReward}=policy,{replayMismatch,dependenciesDiffer,dependenciesMissing,reward,change}=policy,
{hidden,unchecked:unchecked2,suppressions,claims:claims2,scope}=policy,{rules:rules3=[],maxNew={},settings=[],onlyChangedFiles,servers={}}=policy,{alpha,beta,gamma}=reward.
weights;return{origin,digest,failOn,unknown,inconclusive,volatile:volatile2,moved,minReward,replayMismatch,..._2_compact({dependenciesDiffer,dependenciesMissing,
hidden,unchecked:unchecked2,suppressions,claims:claims2,scope,rules:rules3.length===0?void 0:rules3.map(ruleToV1),maxNew:Object.keys(maxNew).length===0?void 0:maxNewToV1(
maxNew),settings:settings.length===0?void 0:[...settings],onlyChangedFiles,servers:Object.keys(servers).length===0?void 0:_3_serversToV1(servers)}),reward:{headline:reward.
headline,weights:{alpha,beta,gamma},..._2_compact({shown:reward.shown})},change}}function ruleToV1({code:code3,path,server:server2,severity,fail}){return{..._2_compact(
{code:code3,path,server:server2,severity,fail})}}function maxNewToV1({error,warning,information,hint}){return{..._2_compact({error,warning,information,hint})}}_3_init_node_22();
function proofToV1(proof){return proof===void 0?{}:proof.kind==="proven"?{proof:proof.kind}:{proof:proof.kind,probe:proof.probe}}_3_init_node_22();function reachToV1({
effects,touched,routes}){let through=routes?.map(one2=>({path:_1_insidePath(one2.path),through:one2.through.map(_1_insidePath)}));return{effects:[...effects],touched:touched.
map(_1_insidePath),..._2_compact({routes:through})}}_3_init_node_22();function replayToV1({mode,traces}){let inOrder4=(left3,right2)=>compareText(left3.path,right2.
path)||compareValues(left3,right2);return{mode,traces:traces.map(traceToV1).sort(inOrder4)}}function traceToV1(trace){let{path,server:server2,version,state,class:kind,
message:message2,at:at2,wanted,got,advice}=trace;return{path:_1_insidePath(path),server:server2,version,state,class:kind,message:message2,at:at2===null?null:{entry:at2.
entry,pointer:at2.pointer},wanted,got,advice:[...advice]}}function bumpToV1({server:server2,from,to,total,rules:rules3,files,problem}){return{server:server2,from,
to,total:driftToV1(total),rules:rules3.map(one2=>({code:one2.code,...driftToV1(one2)})).sort((left3,right2)=>compareText(left3.code,right2.code)||compareValues(
left3,right2)),files:files.map(one2=>({path:_1_insidePath(one2.path),...driftToV1(one2)})).sort((left3,right2)=>compareText(left3.path,right2.path)||compareValues(
left3,right2)),problem}}function driftToV1({added,removed,changed}){return{added,removed,changed}}function compareBumps(left3,right2){return compareText(left3.server,
right2.server)||compareValues(left3,right2)}_3_init_node_22();function reportingServers({server:server2,source,code:code3,severity,message:message2}){return{server:server2,
source,code:code3,severity,message:message2}}function sourcesToV1({sources}){return sources===void 0?{}:{sources:sources.map(reportingServers)}}function reportToV1(report){
let published={schema:"lanser.report.v1",verdict:report.verdict,class:report.class,reasons:report.reasons.map(reasonToV1),base:{commit:report.base.commit,tree:report.
base.tree},head:{commit:report.head.commit,tree:report.head.tree},servers:report.servers.map(serverToV1).sort(compareServers),..._2_compact({changed:report.changed===
void 0||report.changed.length===0?void 0:report.changed.map(changedSourceToV1).sort(compareChanged),scope:report.scope===void 0?void 0:_11_scopeToV1(report.scope),
confirmation:report.confirmation?confirmationToV1(report.confirmation):void 0}),counts:countsToV1(report.counts),findings:report.findings.toSorted(compareFindings).
map(finding=>findingToV1(finding,report.excerpts.get(finding.id))),..._2_compact({off:report.off.length===0?void 0:report.off.toSorted(compareFindings).map(one2=>findingToV1(
one2,void 0))}),causes:report.causes.toSorted(_9_compareCauses).map(causeToV1),unmatched:report.unmatched.toSorted(compareFindings).map(({side,reason,...finding})=>({
side,..._2_compact({reason:reason||void 0}),...observedToV1(finding)})),unknown:report.unknown.map(unknownToV1).sort(compareUnknown),reward:report.reward,unscored:report.
unscored,..._2_compact({claims:report.claims===void 0||report.claims.length===0?void 0:report.claims.map(claimToV1).sort(_1_compareClaims)}),replay:report.replay===
null?null:replayToV1(report.replay),bumps:report.bumps.map(bumpToV1).sort(compareBumps),policy:policyToV1(report.policy),policyChanges:report.policyChanges.map(
policyChangeToV1).sort(compareValues),escapes:report.escapes.map(escapeToV1).sort(compareEscapes),..._2_compact({hidden:report.hidden.length===0?void 0:report.hidden.
map(one2=>({...requiredPlaceToV1(one2),why:one2.why,..._2_compact({blame:one2.blame===void 0?void 0:blameToV1(one2.blame)})})).sort(compareValues),unchecked:report.
unchecked.length===0?void 0:report.unchecked.map(uncheckedToV1).sort(compareValues)}),limits:report.limits.map(({code:code3,message:message2,count})=>({code:code3,
message:message2,count})).sort(compareLimits)};return`${canonical(makeWellFormed(published))}
`}function claimToV1({path,about,commit,claimed,why,state,measured}){return{path:_1_insidePath(path),about,commit,claimed:{...claimed},why,state,measured}}function reasonToV1({
lifted,...reason}){if(lifted===void 0)return reasonTextToV1(reason);let{by,reason:why}=lifted.waived;return{...reasonTextToV1(reason),lifted:{...reasonTextToV1(
lifted),waived:{by,reason:why}}}}function reasonTextToV1({code:code3,message:message2,hint}){return hint===null?{code:code3,message:message2}:{code:code3,message:message2,
hint}}function seenToV1({base,head,isFlaky}){return{base,head,..._2_compact({isFlaky})}}function findingToV1(finding,excerpt){let{id,state,matchedBy,why,base,placement,
counterpart:counterpart2,cause,seen,waived,roots}=finding;return{...observedToV1(finding),id,root:roots?.[0]??".",..._2_compact({roots:roots===void 0||roots.length<
2?void 0:roots}),...sourcesToV1(finding),state,matchedBy,why,base:placeToV1(base),placement,counterpart:placeToV1(counterpart2),cause:cause===null?null:{...requiredPlaceToV1(
cause),symbol:cause.symbol,how:cause.how,..._2_compact({dependency:cause.dependency===void 0?void 0:dependencyToV1(cause.dependency)})},seen:seen===null?null:seenToV1(
seen),..._2_compact({side:seen!==null&&seen.head.length===0?"base":void 0}),...proofToV1(finding.proof),..._2_compact({blame:finding.blame===void 0?void 0:blameToV1(
finding.blame),silenced:finding.silenced===void 0?void 0:blameToV1(finding.silenced),waived:waived===void 0?void 0:{by:waived.by,reason:waived.reason},suggestion:finding.
suggestion===void 0?void 0:_0_suggestionToV1(finding.suggestion)}),..._3_judgedToV1(finding),excerpt:excerpt===void 0?null:{base:excerptToV1(excerpt.base),head:excerptToV1(
excerpt.head)}}}function blameToV1({commit,since}){return since===void 0?{commit}:{commit,since}}function causeToV1(cause){let{id,path,symbol:symbol2,how,dependency,
base,head,excerpts}=cause;return{id,path:_1_insidePath(path),symbol:symbol2,how,dependency:dependency===null?null:dependencyToV1(dependency),base:placeToV1(base),
head:placeToV1(head),excerpts:{base:excerptToV1(excerpts.base),head:excerptToV1(excerpts.head)},...reachToV1(cause)}}function shownToV1({findings},of){let entries=findings.
flatMap(({id,[of]:shown})=>shown===void 0?[]:[[id,placeToV1(shown)]]);return Object.fromEntries(entries.sort(([left3],[right2])=>compareText(left3,right2)))}function placeToV1(place2){
return place2===null?null:requiredPlaceToV1(place2)}function requiredPlaceToV1({path,range}){return{path:_1_insidePath(path),range:rangeToV1(range)}}function excerptToV1(excerpt){
return excerpt===null?null:{line:excerpt.line+1,lines:excerpt.lines}}function observedToV1(finding){let{server:server2,source,code:code3,severity,message:message2,
path,range,symbol:symbol2}=finding;return{server:server2,source,code:code3,severity,message:message2,path:_1_insidePath(path),range:rangeToV1(range),symbol:symbol2}}
function rangeToV1({start,end}){return{start:{line:start.line+1,column:start.character+1},end:{line:end.line+1,column:end.character+1}}}function serverToV1(server2){
let{id,version,root,skipped,ended,treeDigest,schedule,interpreter}=server2,{sandbox,stability,mode,settings,ready,scope,base,head}=server2;return{id,version,root,
skipped,ended,treeDigest,schedule,interpreter:interpreter&&{name:interpreter.name,version:interpreter.version},..._2_compact({trust:sandbox===void 0?void 0:"exe\
cutes-repository",sandbox,stability,mode,settings,ready:ready===void 0?void 0:{base:ready.base,head:ready.head},scope:scope===void 0?void 0:_11_scopeToV1(scope)}),
base:{files:base.files,unknown:base.unknown},head:{files:head.files,unknown:head.unknown}}}function countsToV1(counts2){let{new:added,fixed,unchanged:unchanged2,
moved,removed,suppressed,volatile:volatile2}=counts2;return{new:added,fixed,unchanged:unchanged2,moved,removed,suppressed,volatile:volatile2}}function uncheckedToV1({
path,range,why}){return{path:_1_insidePath(path),range:range===null?null:rangeToV1(range),why}}function unknownToV1({server:server2,side,path,reason,why}){return{
server:server2,side,path:_1_insidePath(path),reason,..._2_compact({why})}}function policyChangeToV1({kind,files,message:message2,hides,adds}){return{kind,files:files.
map(_1_insidePath),message:message2,hides,adds}}function escapeToV1({kind,path,line,symbol:symbol2,text:text2}){return{kind,path:_1_insidePath(path),line:line+1,
symbol:symbol2,text:text2}}function compareEscapes(left3,right2){return compareText(left3.path,right2.path)||left3.line-right2.line||compareValues(left3,right2)}
function compareServers(left3,right2){return compareText(left3.id,right2.id)||compareText(left3.version,right2.version)||compareText(left3.root,right2.root)||compareValues(
left3,right2)}function compareUnknown(left3,right2){return compareText(left3.path,right2.path)||compareText(left3.server,right2.server)||compareValues(left3,right2)}
function compareLimits(left3,right2){return compareText(left3.code,right2.code)||compareText(left3.message,right2.message)||left3.count-right2.count}import{_8_failsBy,_8_isFailing,_8_isFailure,_8_isInDoubt,_8_isSevere,_8_mayFail}from"./together-F898493C.js";import{_10_replayModes,_10_replayWeight}from"./together-F898493C.js";import{_0_commandData,_0_commandProperty,_0_entityOf,_0_logLines,_0_logPrefix,_0_shownText,_0_terminalCells,_0_terminalLines,_0_terminalName,_0_terminalText}from"./together-14097DF1.js";import{_1_fenceOf,_1_showInvisible,_1_spanOf}from"./together-14097DF1.js";import{_2_capitalized,_2_countMore,_2_cut,_2_lastLines,_2_lineStarts,_2_plural,_2_positionAt,_2_rangeWithin,_2_shortId,_2_shorten,_2_splitText,_2_threeDigits}from"./together-A66B3533.js";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require7=lanserCreateRequire6(import.meta.url);_3_init_node_22();var stepsMin=2,stepsShownMax=50;function stepPoints(steps){if(steps.length<
stepsMin)return[];let[sum,findings]=[0,0];return steps.map(one2=>{let reward=one2["pr-v2"];return reward!==null&&(sum=Number((sum+reward.r).toFixed(12))+0,findings-=
reward.components.diag_delta),{step:one2.step,commit:one2.commit,reward:reward?.r??null,why:one2.unscored,new:one2.new.length,fixed:one2.fixed.length,sum,findings}})}
function stepsInText(steps){let points=stepPoints(steps),last=points.at(-1);if(last===void 0)return"";let more3=leftOut(points),lines=points.slice(-stepsShownMax).
map(({commit,reward,why,...point2})=>{let name2=_2_stepCommit(commit);if(reward===null)return`  not scored  ${name2}: ${_0_terminalText(why??"")}`;let what=[...point2.
new===0?[]:[`${point2.new} new`],...point2.fixed===0?[]:[`${point2.fixed} fixed`]].join(", ");return`  ${signed(reward)}  ${name2}${what===""?"":`: ${what}`}`});
return["",`Reward by commit, ${signed(last.sum)} in total`,...more3===null?[]:[`  ${more3}`],...lines,""].join(`
`)}function leftOut(points){let left3=points.length-stepsShownMax;return left3<=0?null:`the rewards file lists ${_2_plural(left3,"earlier commit")}`}function stepsSection(steps){
let points=stepPoints(steps),shown=points.slice(-stepsShownMax),more3=leftOut(points),rows=shown.map(one2=>[one2.step,one2.commit===null?_2_stepCommit(null):{kind:"\
commit",id:one2.commit},one2.reward===null?"not scored":signed(one2.reward),_2_threeDigits(one2.sum),one2.new,one2.fixed]),notes2=[...shown.flatMap(({step,why})=>why===
null?[]:[`Step ${step} has no score: ${why}.`]),...more3===null?[]:[`${_2_capitalized(more3)}.`]],columns=["step","commit","reward","since base","new","fixed"],
paragraphs=notes2.map(note=>({kind:"paragraph",text:[note]})),blocks=[chartOf(shown),{kind:"table",columns,rows,more:0},...paragraphs];return{id:"commits",title:"\
Commit by commit",count:points.length,about:`${chartTitle}.`,blocks:points.length===0?[]:blocks}}var chartTitle="Reward (line) and added findings (bars) since b\
ase";function chartOf(all){let values3=[0,...all.flatMap(({sum,findings})=>[sum,findings])],[low,high]=[Math.floor(Math.min(...values3)),Math.ceil(Math.max(...values3))],
margin2=low===high?1:0,start=(all[0]?.sum??0)-(all[0]?.reward??0),points=all.map(({step,findings,sum})=>({step,bar:findings,line:sum}));return{kind:"chart",title:chartTitle,
low:low-margin2,high:high+margin2,start,points}}function signed(value2){return`${value2>0?"+":""}${_2_threeDigits(value2)}`}_3_init_node_22();_3_init_node_22();
var perLevelMax=10,messageLengthMax=4096,nameLengthMax=200,tracesMax=3,levels=["error","warning","notice"],annotationsPerStepMax=perLevelMax*levels.length,level={
error:"error",warning:"warning",information:"notice",hint:"notice"};function annotationSeverity(finding,{policy}){return finding.severity==="error"&&!_8_isSevere(
finding,policy)?"warning":finding.severity}function shownSeverityOf(mark,report){return mark.kind==="finding"?annotationSeverity(mark.finding,report):mark.group.
effects.map(one2=>annotationSeverity(one2,report)).reduce((worst,one2)=>severityRank(one2)<severityRank(worst)?one2:worst)}function annotations(report,show){let marks=_1_marksOf(
report,show),of=kind=>marks.filter(one2=>level[shownSeverityOf(one2,report)]===kind),isInconclusive=report.verdict==="inconclusive",unequal=_1_unequalTraces(report),
tracesOf2=kind=>unequal.filter(one2=>traceLevel(one2,report)===kind).slice(0,tracesMax),roomWithoutNotice={error:perLevelMax-tracesOf2("error").length,warning:perLevelMax-
tracesOf2("warning").length-(isInconclusive?1:0),notice:perLevelMax},tracesLeft=unequal.length-levels.flatMap(tracesOf2).length,room2=tracesLeft===0&&levels.every(
kind=>of(kind).length<=roomWithoutNotice[kind])?roomWithoutNotice:{...roomWithoutNotice,notice:roomWithoutNotice.notice-1},shown=kind=>of(kind).slice(0,room2[kind]),
left3=marks.length-levels.flatMap(shown).length,commands=kind=>[...shown(kind).map(one2=>markCommand(one2,kind)),...tracesOf2(kind).map(one2=>traceCommand(one2,
report))];return[...commands("error"),...isInconclusive?[doubtCommand(report)]:[],...commands("warning"),...commands("notice"),...left3+tracesLeft>0?[leftCommand(
left3,tracesLeft)]:[]].join("")}function leftCommand(left3,tracesLeft){let many=[...more(left3,"new finding"),...more(tracesLeft,"committed trace")].join(" and "),
are=left3+tracesLeft===1?"is":"are";return command("notice",{title:"Lanser"},`${many} ${are} in the log and the report.`)}function doubtCommand(report){let why=_1_decisionsOf(
report).map(({said:said4,todo:todo2})=>todo2===null?said4:`${said4.replace(/\.$/u,"")}. ${todo2}`),said3=_2_shorten(_0_shownText(why.join(`
`)),messageLengthMax);return command("warning",{title:"Lanser is inconclusive"},said3)}function traceLevel(trace,{policy}){return _10_replayWeight(trace,policy)===
"fails"?"error":"warning"}function more(many,noun){return many===0?[]:[_2_plural(many,`more ${noun}`)]}function traceCommand(trace,report){let{title,message:message2}=traceWords(
trace,report);return command(traceLevel(trace,report),{file:trace.path,title},_2_shorten(message2,messageLengthMax))}function traceWords(trace,report){let server2=_1_traceServer(
trace);return{title:`A committed trace${server2===""?"":` (${shortName(server2)})`} ${_1_traceState(trace,report)}`,message:_1_traceFacts(trace).map(({title,text:text2})=>`${title}\
: ${_0_terminalText(text2)}`).join(`
`)}}function markWords(mark){if(mark.kind==="cause")return{title:causeTitle(mark),lead:"",said:breaksSentence(mark)};let{finding,isOwn}=mark,rule=_3_ruleName(finding),
name2=rule===null?`New ${finding.severity}`:`New: ${shortName(rule)}`,waived=finding.waived===void 0?"":`Waived by ${shortName(_2_waivedBy(finding.waived))}. `;
return{title:`${name2} (${finding.server})`,lead:`${waived}${isOwn?"":effectWords(finding)}`,said:_0_shownText(finding.message)}}function effectWords({cause,path,
range}){if(cause===null)return"";if(!isInHead(cause))return`Broken by the deletion of ${shortName(cause.path)}: `;let label=cause.dependency===void 0?null:_2_causeLabel(
cause),breaks=label===null?"Breaks":`${shortName(label)} breaks`;return`${cause.how==="mended-import"?"Brings to light":breaks} ${shortName(path)}:${range.start.
line+1}: `}function breaksSentence({group,first}){let{at:at2,effects}=group,files=_2_plural(new Set(effects.map(({path})=>path)).size,"file"),label=_2_causeLabel(
at2),named2=label===null?"This":shortName(label),verb=at2.how==="mended-import"?"brings to light":"breaks";return`${isInHead(at2)?`${named2} ${verb} ${_2_plural(
effects.length,"place")} in ${files}`:`The deletion of ${shortName(at2.path)} breaks ${_2_plural(effects.length,"place")} in ${files}`}. First ${shortName(first.
path)}:${first.range.start.line+1}: ${_0_shownText(first.message)}`}function causeTitle({group,first}){let{effects}=group,isOne=effects.every(({severity})=>severity===
first.severity),rule=_3_ruleName(first),code22=effects.every(one2=>_3_ruleName(one2)===rule)&&rule!==null?`, ${shortName(rule)}`:"",servers=[...new Set(effects.
map(({server:server2})=>server2))].join(", ");return`${_2_plural(effects.length,`new ${isOne?first.severity:"finding"}`)}${code22} (${servers})`}function shortName(name2){
return _2_shorten(_0_terminalName(name2),nameLengthMax)}function markCommand(mark,kind){let{place:place2}=mark,{title,lead:lead2,said:said3}=markWords(mark),{path}=causeOrOwnPlace(
mark.kind==="cause"?mark.first:mark.finding),where=place2===null?` (${shortName(path)}, a line that only the merge has)`:"",message2=lead2+_2_shorten(said3,messageLengthMax-
where.length-lead2.length)+where;return command(kind,{...place2===null?{}:placeProperties(place2),title},message2)}function placeProperties({path,range:{start,end}}){
let lines={file:path,line:String(start.line+1),endLine:String(end.line+1)};return start.line!==end.line?lines:{...lines,col:String(start.character+1),endColumn:String(
end.character+1)}}function command(kind,properties,message2){let written2=Object.entries(properties).map(([name2,value2])=>`${name2}=${_0_commandProperty(value2)}`);
return`::${kind} ${written2.join(",")}::${_0_commandData(message2)}
`}function traceProblemCommand(kind,file2,title,message2){return command(kind,{file:file2,title},_2_shorten(_0_shownText(message2),messageLengthMax))}function problemCommand(problem,hint){
return command("error",{title:"Lanser did not run"},_2_shorten(_0_shownText(hint===""?problem:`${problem}. ${hint}`),messageLengthMax))}_3_init_node_22();_3_init_node_22();
_3_init_node_22();function cutToBytes(text2,bytesMax3){let kept=[],bytes=0;for(let one2 of text2.split(`
`)){if(bytes+=bytesOf(one2)+1,bytes>bytesMax3)break;kept.push(one2)}return kept.join(`
`)}function bytesOf(text2){return Buffer.byteLength(text2)}_3_init_node_22();_3_init_node_22();var messageLengthMax2=1e3,codeLinesMax=9;function wholeEntry(report,finding,options3,hasCode){
let details=[..._1_remarksOn(finding).map(({text:text2})=>markdownInline(text2)),...finding.suggestion===void 0?[]:[markdownInline(_1_suggested(finding.suggestion))],
`${markdownInline(_1_whyOf(finding),options3.links)} · ${codeSpan(_2_shortId(finding.id))}`],excerpt=hasCode?report.excerpts.get(finding.id)?.head??null:null,code22=excerpt===
null?[]:fence(excerpt,finding).map(text2=>`  ${text2}`),{suggestion}=finding,diff=!hasCode||suggestion===void 0?[]:_1_suggestionDiff(suggestion);return[findingLine(
finding,options3),...details.map(text2=>`  <br>${text2}`),"",...code22,...diffFence(diff,suggestedLinesMax).map(text2=>`  ${text2}`),"",""].join(`
`)}function diffFence(lines,most){if(lines.length===0)return[];let left3=lines.length-most,shown=lines.slice(0,most).map(({kind,text:text2})=>`${_1_diffSigns[kind]}\
 ${_0_terminalText(text2)}`);return _1_fenceOf(left3>0?[...shown,`… ${_2_plural(left3,"more line")}`]:shown,"diff")}var suggestedLinesMax=12;function findingLine(finding,{
links}){let rule=_3_ruleName(finding),code22=rule===null?"":` ${ruleLink(finding,rule)}`,{seen}=finding,sides32=seen===null?[]:_2_sideNames.map(side=>`${side}: ${_2_seenWords(
seen,side)}`),line=[_1_exactPlace(finding,sideOfFinding(finding)),` ${finding.severity}`],behind2=sides32.length===0?"":` (${sides32.join("; ")})`;return`- ${markdownInline(
line,links)}${code22}: ${markdownInline([_1_said(finding.message)])}${behind2}`}function ruleLink(finding,rule){let address=_1_ruleAddress(finding);return address===
null?codeSpan(rule):`[${codeSpan(rule)}](${address})`}function placeLink({path,position,linked},links){let shown=codeSpan(`${_0_terminalName(path)}${position}`),
commit=linked===void 0?null:links?.[linked.side]??null;if(links===null||commit===null)return shown;let[name2,repository]=[path,links.repository].map(one2=>one2.
split("/").map(encoded).join("/"));return`[${shown}](${links.server}/${repository}/blob/${commit}/${name2}#L${linked?.line})`}function encoded(segment){let percent=one2=>`\
%${one2.charCodeAt(0).toString(16).toUpperCase()}`;return encodeURIComponent(segment.toWellFormed()).replace(/[!'()*~]/gu,percent)}function fence(excerpt,finding){
let first=Math.max(0,Math.min(finding.range.start.line-excerpt.line-4,excerpt.lines.length-codeLinesMax)),lines=excerpt.lines.slice(first,first+codeLinesMax),width2=String(
excerpt.line+first+lines.length).length,shown=lines.map((text2,at2)=>{let number=excerpt.line+first+at2;return`${number===finding.range.start.line?">":" "} ${String(
number+1).padStart(width2)} | ${_0_terminalText(text2)}`});return _1_fenceOf(shown,"text")}function renderSentence(text2){return text2.split(quoted).map((part2,at2)=>at2%
2===1?codeSpan(part2):prose(part2,at2===0)).join("")}var quoted=/(?<=(?:^|\s)\(*)`([^`]+)`(?=[,;:.!?)]*(?:\s|$))/u;function prose(text2,isStart){let words3=text2.
split(" "),isProse=words3.map((word,at2)=>word===""||marksAlone.test(word)||proseWord.test(word)&&!commitLike.test(word)&&_0_terminalText(word)===word&&!(isStart&&
at2===0&&listMark.test(word)));return words3.map((word,at2)=>isProse[at2]===!0?word:codeThenMarks(word)).join(" ")}function codeThenMarks(text2){let[,opening3="",
inner=text2]=/^(\(*)(.*)$/su.exec(text2)??[],isWithin4=opening3!==""||!inner.includes("("),[,code22=inner,marks=""]=(isWithin4?/^(.*?[^,;:.)])([,;:.)]*)$/su:/^(.*[^,;:.])([,;:.]*)$/su).
exec(inner)??[];return`${opening3}${codeSpan(code22)}${marks}`}var marksAlone=/^(?:\(+|[,;:.!?)]+)$/u,proseWord=/^\(*"?(?:[-+]?\d+(?:\.\d+)*%?|[\p{L}\p{N}’]+(?:[-'](?=\p{L})[\p{L}\p{N}’]+)*%?)?"?[,;:.!?)]*$/u,
commitLike=/[0-9a-f]{7,}/iu,listMark=/^\d+[.)]/u;function codeSpan(text2){return _1_spanOf(_0_terminalText(text2))}function onOneLine(text2){return _2_cut(text2,
messageLengthMax2).replace(/\n\s*/gu," — ")}function markdownInline(all,links=null){return all.map(one2=>written(one2,links)).join("")}function written(one2,links){
if(typeof one2=="string")return renderSentence(_2_cut(one2,messageLengthMax2));switch(one2.kind){case"place":return placeLink(one2,links);case"code":return codeSpan(
_0_terminalName(_2_cut(one2.text,messageLengthMax2)));case"commit":return links===null?codeSpan(_2_shortId(one2.id)):`[${codeSpan(_2_shortId(one2.id))}](${links.
server}/${links.repository}/commit/${one2.id})`;case"said":return codeSpan(onOneLine(one2.text));case"toned":return renderSentence(one2.text);case"strong":return`\
**${renderSentence(one2.text)}**`}}var effectsMax=50,diffLinesMax=24;function causeEntry({cause,at:at2,effects},options3,room2){let title=`**${_2_plural(effects.
length,"finding")}** from ${markdownInline(_1_causeName(at2),options3.links)}: ${_2_causeWords[cause.how]}`,all=_1_effectsIn(effects),lines=all.slice(0,effectsMax).
map(one2=>effectLine(one2,options3)),diff=_1_diffOf(cause),written2=({diffLines,foldedLines,openLines})=>[title,"",...code(diff,diffLines),...lines.slice(0,openLines),
...fold(lines.slice(openLines,openLines+foldedLines),all.length-openLines),"",""].join(`
`),foldedMax=Math.max(0,lines.length-_1_effectsOpenMax),longest={diffLines:diffLinesMax,foldedLines:foldedMax,openLines:_1_effectsOpenMax},fits=lengths=>bytesOf(
written2(lengths))<=room2,shorter=[size3=>({...longest,foldedLines:size3}),size3=>({...longest,foldedLines:0,diffLines:size3}),size3=>({diffLines:0,foldedLines:0,
openLines:1+size3})],most=[foldedMax,diffLinesMax,_1_effectsOpenMax-1];for(let[step,of]of shorter.entries()){let size3=largest(most[step]??0,one2=>fits(of(one2)));
if(size3!==null)return written2(of(size3))}return written2({diffLines:0,foldedLines:0,openLines:1})}function largest(most,fits){if(!fits(0))return null;let[low,
high]=[0,most];for(;low<high;){let middle=Math.ceil((low+high)/2);fits(middle)?low=middle:high=middle-1}return low}function code(diff,most){return diff.length===
0?[]:most>0?[...diffFence(diff,most),""]:[`${_2_plural(diff.length,"line")} of the edit ${diff.length===1?"is":"are"} in the report.`,""]}function fold(lines,count){
if(count<=0)return[];let left3=count-lines.length,more3=left3>0?[`- ${left3} more ${left3===1?"is":"are"} in the report.`]:[];return lines.length===0?more3:["",
`<details><summary>${count} more</summary>`,"",...lines,...more3,"","</details>"]}function effectLine({finding,others},options3){let remarks=_1_remarksOn(finding).
map(({text:text2})=>`; ${markdownInline(text2)}`),same=others.length===0?"":` (${others.length+1}× on this line: ${_1_idList(others,"`")})`;return`${findingLine(
finding,options3)} · ${codeSpan(_2_shortId(finding.id))}${remarks.join("")}${same}`}_3_init_node_22();function sectionIn({id,title,count,gist,about,blocks,isFolded},links){
let entries=blocks.flatMap(one2=>entriesOf(one2,links)),named2=`${title} (${count})`,behind2=gist===void 0?"":`: ${gist}`,open2=isFolded===!0?`<details><summary\
>${named2}${behind2.replace(/`([^`]*)`/gu,"<code>$1</code>")}</summary>

`:`### ${named2}${renderSentence(behind2)}

`;return{id,open:about===void 0?open2:`${open2}${renderSentence(about)}

`,count:entries.length,entry:index2=>entries[index2]??"",close:isFolded===!0?`
</details>

`:`
`}}function entriesOf(block,links){switch(block.kind){case"heading":return[`
#### ${renderSentence(block.text)}

`];case"paragraph":return[`${markdownInline(block.text,links)}

`];case"list":return block.entries.map(({text:text2,below:below3=[]})=>`- ${[text2,...below3].map(line=>markdownInline(line,links)).join(`
  <br>`)}
`);case"table":return[table(block,links)];case"chart":return[chart(block)]}}function table({columns,rows,more:more3},links){let row=cells=>`| ${cells.join(" | ")}\
 |`;return[row(columns),row(columns.map((_,at2)=>typeof rows[0]?.[at2]=="object"?":--":"--:")),...rows.map(cells=>row(cells.map(one2=>cell(one2,links)))),"",...more3>
0?[`and ${more3} more`,""]:[],""].join(`
`)}function chart({title,low,high,points}){let list3=values3=>`[${values3.join(", ")}]`,lines=["xychart-beta",`  title "${title}"`,`  x-axis "step" ${list3(points.
map(({step})=>`"${step}"`))}`,`  y-axis "since base" ${low} --> ${high}`,`  bar ${list3(points.map(({bar})=>bar))}`,`  line ${list3(points.map(({line})=>_2_threeDigits(
line)))}`];return`${_1_fenceOf(lines,"mermaid").join(`
`)}

`}function cell(one2,links){return typeof one2=="number"?String(one2):markdownInline([one2],links).replaceAll("|","\\u{007C}")}var reasonsMax=20,reasonLengthMax=300,
adviceLengthMax=600,shownCodeMax=50;function markdown(report,options3){let head=[...headline(report),...notes(report,options3),`Reproduce: ${codeSpan(options3.reproduce)}`,
""],sections=_2_inOrder([causes(report,options3),..._2_listedStates.map(state=>section(report,state,options3)),..._1_reportSections(report).map(one2=>sectionIn(
one2,options3.links))].filter(one2=>one2.count>0),report),asRecorded=_1_asRecordedLine(report),claims2=_1_claimsLine(report),tail=["",...table2(report),...rewarded(
report,options3),...claims2===null?[]:["",`${renderSentence(claims2)}.`],...asRecorded===null?[]:["",`Lanser ${renderSentence(asRecorded)}.`],...elsewhere(options3),
"",footer(report),""];return fill(`${head.join(`
`)}
`,sections,`${tail.join(`
`)}`,options3.bytesMax)}function headline(report){let[first,...others]=_1_decisionsOf(report),also=others.slice(0,reasonsMax).map(one2=>`- also: ${[said2(one2),
...todo(one2)].join(`
  <br>`)}`),left3=others.length-also.length;return[`${verdictMarks[report.verdict]} **Lanser: ${report.verdict}**: ${first===void 0?"":said2(first).replace(/\.$/u,
"")}.`,"",...first===void 0?[]:todo(first).flatMap(line=>[line,""]),...also,...left3>0?[`- ${left3} more reasons`]:[],...also.length>0?[""]:[]]}function said2(one2){
return renderSentence(_2_cut(one2.said,reasonLengthMax))}function todo(one2){return one2.todo===null?[]:[`What to do: ${renderSentence(_2_shorten(one2.todo,adviceLengthMax))}`]}
var verdictMarks={pass:"✅",inconclusive:"⚠️",fail:"❌"};function notes(report,options3){let all=[...[_1_scopeLine(report)].filter(line=>line!==null),...options3.
notes];return all.length===0?[]:[...all.map(note=>`- ${renderSentence(note)}`),""]}function causes(report,options3){let groups23=_1_groupByCause(report,options3.
show).causes;return{id:"causes",open:`### Broken by ${_2_plural(groups23.length,"edit")}

`,count:groups23.length,entry:(index2,room2)=>{let group=groups23[index2];return group===void 0?"":causeEntry(group,options3,room2)},close:`
`}}function section(report,state,options3){let ranked=state==="new"?_1_groupByFile(_1_groupByCause(report,options3.show).alone):_1_findingsIn(state,report.findings,
options3.show),isNew2=state==="new",title=`${isNew2&&_1_groupByCause(report,options3.show).causes.length>0?"Other new findings":findingStateTable[state].title} \
(${ranked.length})`;return{id:state,open:isNew2?`### ${title}

`:`<details><summary>${title}</summary>

`,count:ranked.length,entry:index2=>{let finding=ranked[index2];return isNew2?wholeEntry(report,finding,options3,index2<shownCodeMax):`${findingLine(finding,options3)}\

`},close:isNew2?`
`:`
</details>

`}}function table2(report){let columns=_2_statesInOrder.filter(state=>report.counts[state]>0);if(columns.length===0)return[];let rows=[columns.map(state=>report.
counts[state])];return[entriesOf({kind:"table",columns,rows,more:0},null).join("").trimEnd(),..._1_countNotes(report).flatMap(note=>["",renderSentence(note)])]}
function rewarded(report,{steps=[],links}){let byCommit=stepsSection(steps).blocks.flatMap(one2=>entriesOf(one2,links)),line=_1_rewardLine(report)??(byCommit.length>
0?_1_noRewardLine(report):null);return line===null?[]:report.reward===null&&byCommit.length===0?["",`${_2_capitalized(renderSentence(line))}.`]:["","<details><s\
ummary>Process reward</summary>","",renderSentence(line),"",...byCommit.length===0?[]:[byCommit.join("").trimEnd(),""],"</details>"]}function elsewhere({links}){
let{run,check:check2,checks}=links??{},all=[...run===void 0?[]:[`[The run](${run})`,`[the run's files, with the HTML page if the workflow keeps it](${run}#artif\
acts)`],...check2===void 0?[]:[`[the check](${check2})`],...checks===void 0?[]:[`[all checks](${checks})`]];return all.length===0?[]:["",all.join(" · ")]}function footer(report){
let servers=report.servers.filter(({skipped})=>skipped===null).map(one2=>`${_1_serverName(one2)}: ${one2.base.files-one2.base.unknown} of ${one2.base.files} fil\
es of base, ${one2.head.files-one2.head.unknown} of ${one2.head.files} of head`),{base,head}=_1_sideCommits(report);return[`${base} → ${head}`,...servers,..._1_skippedRoots(
report)].map(codeSpan).join(" · ")}function fill(head,sections,tail,bytesMax3){let missing=left22=>left22===0?"":`
${left22} more are in the report.
`,frames=sections.reduce((sum,one2)=>sum+bytesOf(one2.open)+bytesOf(missing(one2.count))+bytesOf(one2.close),0),left3=bytesMax3-bytesOf(tail)-frames-bytesOf(head),
text2=left3<0?`${cutToBytes(head,bytesOf(head)+left3)}
`:head;left3=Math.max(0,left3);for(let one2 of sections){text2+=one2.open;let listedCount=0;for(;listedCount<one2.count;){let entry2=one2.entry(listedCount,left3),
bytes=bytesOf(entry2);if(bytes>left3)break;left3-=bytes,text2+=entry2,listedCount++}text2+=missing(one2.count-listedCount)+one2.close}return text2+tail}function problemSummary(problem,hint){
let advice=hint===""?"":`. What to do: ${renderSentence(hint)}`;return`**Lanser did not run**: ${renderSentence(problem)}${advice}
`}var checkAnnotationsMax=500,tracesMax2=50,titleLengthMax=200,messageLengthMax3=4e3,summaryBytesMax=6e4;function checkContent(report,options3){return{conclusion:conclusionOf(
report),title:titleOf(report),summary:markdown(report,{...options3,bytesMax:summaryBytesMax}),annotations:annotationsOf(report,options3.show)}}function conclusionOf(report){
return report.verdict==="pass"?"success":report.verdict==="fail"?"failure":isTolerated(report)?"neutral":report.policy.inconclusive}function titleOf(report){let[
first]=_1_decisionsOf(report),why=first===void 0?"":`: ${_0_terminalText(first.said)}`;return _2_shorten(_2_verdictWords[report.verdict]+why,titleLengthMax)}function annotationsOf(report,show){
let marks=_1_marksOf(report,show).filter(({place:place2})=>place2!==null),traces=_1_unequalTraces(report).slice(0,tracesMax2);return[...marks.slice(0,checkAnnotationsMax-
traces.length).map(one2=>annotationOf(one2,report)),...traces.map(one2=>traceAnnotation(one2,report))].toSorted((left3,right2)=>levelRank(left3)-levelRank(right2))}
function traceAnnotation(trace,report){let{title,message:message2}=traceWords(trace,report);return{path:trace.path,start_line:1,end_line:1,annotation_level:levels2[traceLevel(
trace,report)],title:_2_cut(title,titleLengthMax),message:_2_cut(message2,messageLengthMax3)}}var levels2={error:"failure",warning:"warning",information:"notice",
hint:"notice"};function levelRank({annotation_level:level3}){return Object.values(levels2).indexOf(level3)}function annotationOf(mark,report){let{title,lead:lead2,
said:said3}=markWords(mark);return{...linesOf(mark.place??(mark.kind==="cause"?mark.first:mark.finding)),annotation_level:levels2[shownSeverityOf(mark,report)],
title:_2_cut(title,titleLengthMax),message:_2_cut(`${lead2}${said3}`,messageLengthMax3)}}function linesOf({path,range:{start,end}}){let isOneLine=start.line===end.
line&&end.character>start.character;return{path,start_line:start.line+1,end_line:Math.max(start.line,end.line)+1,..._2_compact({start_column:isOneLine?start.character+
1:void 0,end_column:isOneLine?end.character+1:void 0})}}_3_init_node_22();var commentBytesMax=6e4,stateBytesMax=300,commentModes=["always","on-change","on-findi\
ngs"];function comment(report,name2,options3){let title=titleOf2(name2),frame=Buffer.byteLength(title+lastLine(name2,{kind:"clear"}))+stateBytesMax,isOpen2=report.
verdict!=="pass"||report.findings.some(isNew(options3.show)),isOther=report.findings.some(one2=>!asInBase.includes(one2.state)),isAround2=report.policyChanges.length>
0||report.escapes.length>0||report.bumps.length>0;return{name:name2,text:markdown(report,{...options3,bytesMax:commentBytesMax-frame}),isOpen:isOpen2,isChange:isOpen2||
isOther||isAround2}}var asInBase=["unchanged","volatile"];function isNew(show){return({state,severity})=>state==="new"&&severityAtLeast(severity,show)}function isCommentWanted(mode,{
isOpen:isOpen2,isChange},before2){return before2!==void 0?!0:{always:!0,"on-change":isChange,"on-findings":isOpen2}[mode]}function commentBody(content,before2,commit){
let state=nextState(content,before2===void 0?void 0:stateIn(before2,content.name),commit),title=titleOf2(content.name),fixed=state.kind==="fixed"?`Fixed in ${state.
commit}.

`:"";return`${title}${fixed}${content.text}
${lastLine(content.name,state)}
`}function nextState({isOpen:isOpen2},before2,commit){return isOpen2?{kind:"open"}:before2===void 0?{kind:"clear"}:before2.kind==="open"?{kind:"fixed",commit}:before2}
function lastLine(name2,state){let commit=state.kind==="fixed"?`:${state.commit}`:"";return`<!-- lanser:${hexOf(name2)}:${state.kind}${commit} -->`}function stateIn(body2,name2){
let lines=body2.trimEnd().split(/\r?\n/u),title=titleOf2(name2).trimEnd(),last=(title===""||lines[0]===title)&&ownBeginning.test(lines.slice(0,5).join(`
`))?lines.at(-1):"",[,whose,kind,commit]=/^<!-- lanser:([0-9a-f]*):(open|clear|fixed)(?::([0-9a-f]{40}))? -->$/u.exec(last??"")??[];if(whose===hexOf(name2))return kind===
"fixed"?commit===void 0?void 0:{kind,commit}:kind==="open"?{kind}:{kind:"clear"}}var ownBeginning=/^(?:### .+\n\n)?(?:Fixed in [0-9a-f]{40}\.\n\n)?\S+ \*\*Lanser: (?:pass|fail|inconclusive)\*\*: /u;
function titleOf2(name2){return name2===""?"":`### ${codeSpan(name2)}

`}function hexOf(name2){return Buffer.from(name2).toString("hex")}_3_init_node_22();var sides=["base","head"];function renderEvidence(report){return[...report.servers.
flatMap(server2=>sides.map(side=>lookOf(report,server2,side))),...(report.changed??[]).map(changedSourceToV1).toSorted(compareChanged).flatMap(({records:records2,
...source})=>records2.map(record=>({kind:"source",...source,...record}))),...report.findings.filter(finding=>_8_isFailing(finding,report.policy)).toSorted(compareFindings).
map(finding=>{let{id:of,server:server2,code:code22,severity,message:message2,cause}=finding,place2=requiredPlaceToV1(finding),by=cause===null?null:requiredPlaceToV1(
cause);return{kind:"regression",finding:of,server:server2,code:code22,severity,message:message2,...place2,cause:by}})].map(lineOf).join("")}function lineOf(record){
let content={schema:"lanser.evidence.v1",...makeWellFormed(record)};return`${canonical({...content,id:sha256(canonical(content))})}
`}function lookOf({base,head},server2,side){let{id,version:version2,root,treeDigest,interpreter,mode=null,settings=null}=server2,{sandbox=null,stability=null,ended,
skipped,schedule,ready}=server2,{files,unknown}=server2[side];return{kind:"look",side,tree:{base,head}[side].tree,server:{id,version:version2,treeDigest},root:root===
"."?root:_1_insidePath(root),mode,positionEncoding:"utf-16",settings,toolchain:interpreter,sandbox,stability,ready:ready?.[side]??null,files,unknown,ended,skipped,
schedule}}_3_init_node_22();_3_init_node_22();var textLengthMax=4e3,nameLengthMax2=1e3;function markup(strings,...parts){let text2=strings[0]??"";for(let[index2,
part2]of parts.entries())text2+=rendered(part2)+(strings[index2+1]??"");return{markup:text2}}function nameMarkup(text2,lengthMax22=textLengthMax){let flat=text2.
replace(/\r?\n/gu,end=>end===`
`?"\\u{000A}":"\\u{000D}\\u{000A}");return shortMarkup(flat,lengthMax22)}function shortMarkup(text2,lengthMax22){return{markup:escaped(text2,lengthMax22)}}function withCode(sentence){
let parts=sentence.split("`");return parts.length%2===0?markup`${sentence}`:markup`${parts.map((part2,at2)=>at2%2===0?markup`${part2}`:markup`<code>${part2}</code>`)}`}
var noMarkup=markup``;function rendered(part2){return typeof part2=="string"?escaped(part2,textLengthMax):typeof part2=="number"?String(part2):"markup"in part2?
part2.markup:part2.map(one2=>one2.markup).join("")}function escaped(text2,lengthMax22){let shown=_0_shownText(_2_cut(text2,lengthMax22+2)).toWellFormed();return _2_shorten(
shown,lengthMax22).replace(/[&<>"']/gu,_0_entityOf)}function htmlInline(all){return all.map(inlinePart)}function inlinePart(one2){if(typeof one2=="string")return withCode(
one2);switch(one2.kind){case"place":return markup`<code>${nameMarkup(one2.path,nameLengthMax2)}${one2.position}</code>`;case"commit":return markup`<code>${_2_shortId(
one2.id)}</code>`;case"code":return markup`<code>${nameMarkup(one2.text,nameLengthMax2)}</code>`;case"strong":return markup`<strong>${one2.text}</strong>`;case"\
said":case"toned":return markup`${one2.text}`}}_3_init_node_22();_3_init_node_22();var shared=[String.raw`(?<string>"(?:\\.?|[^"\\\n])*(?:"|$)|'(?:\\.?|[^'\\\n])*(?:'|$))`,
String.raw`(?<number>\d[\w.]*)`,String.raw`(?<word>[\p{L}_$][\p{L}\p{M}\p{N}_$]*)`],python={tokens:tokensOf("(?<comment>#.*)",`(?<open>"""|''')`,String.raw`(?<prefix>\b[bfrtuBFRTU]{1,2}(?=["']))`),
open:{'"""':{kind:"string",close:'"""'},"'''":{kind:"string",close:"'''"}},keywords:wordsOf("False None True and as assert async await break case class continue\
 def del elif else except finally for from global if import in is lambda match nonlocal not or pass raise return self super try type while with yield")},script={
tokens:tokensOf(String.raw`(?<comment>\/\/.*)`,"(?<open>\\/\\*|`)"),open:{"/*":{kind:"comment",close:"*/"},"`":{kind:"string",close:"`"}},keywords:wordsOf("abst\
ract any as async await boolean break case catch class const continue declare default delete do else enum export extends false finally for from function get if \
implements import in infer instanceof interface is keyof let namespace never new null number object of private protected public readonly return satisfies set st\
atic string super switch symbol this throw true try type typeof undefined unknown var void while with yield")};function tokensOf(...own){return new RegExp([...own,
...shared].join("|"),"gmu")}function wordsOf(all){return new Set(all.split(" "))}function languageOf(path){return/\.pyi?$/u.test(path)?python:/\.[cm]?[jt]sx?$/u.
test(path)?script:null}var lineLengthMax=1e3,lengthMax=2e4;function codeLines(path,lines){let language=languageOf(path),text2=lines.join(`
`),all=language===null||text2.length>lengthMax||lines.some(({length})=>length>lineLengthMax)?[]:coloursOf(text2,language),start=0,next2=0;return lines.map(line=>{
let end=start+line.length,colours=[];for(let one2=all[next2];one2!==void 0&&one2.from<end&&(colours.push({from:Math.max(0,one2.from-start),to:Math.min(one2.to,end)-
start,kind:one2.kind}),!(one2.to>end));one2=all[next2])next2+=1;return start=end+1,{text:line,colours}})}function coloursOf(text2,{tokens,open:open2,keywords:keywords2}){
let colours=[],endless=new Set,at2=0;for(let{index:index2,0:found2,groups:groups23={}}of text2.matchAll(tokens)){if(index2<at2)continue;let opened=groups23.open===
void 0?void 0:open2[found2];if(opened===void 0){let kind=kindOf(groups23,keywords2);at2=index2+found2.length,kind!==null&&colours.push({from:index2,to:at2,kind});
continue}let end=endless.has(found2)?-1:text2.indexOf(opened.close,index2+found2.length);if(end<0){endless.add(found2);continue}at2=end+opened.close.length,colours.
push({from:index2,to:at2,kind:opened.kind})}return colours}function kindOf(groups23,keywords2){let{comment:comment2,string:literal,prefix,number:digits,word:named2}=groups23;
return comment2!==void 0?"comment":literal!==void 0||prefix!==void 0?"string":digits!==void 0?"number":named2!==void 0&&keywords2.has(named2)?"keyword":null}function codePart({
text:text2,colours},from=0,to=text2.length){let parts=[],at2=from;for(let colour of colours){let[first,last]=[Math.max(colour.from,from),Math.min(colour.to,to)];
first>=last||(first>at2&&parts.push(codeText(text2.slice(at2,first))),parts.push(markup`<span class="${letters[colour.kind]}">${codeText(text2.slice(first,last))}</span>`),
at2=last)}return at2<to&&parts.push(codeText(text2.slice(at2,to))),parts.length===0?noMarkup:markup`${parts}`}var letters={comment:"c",string:"s",number:"n",keyword:"\
k"};function codeText(text2){return nameMarkup(text2.replaceAll("	","    "))}function diffFigure(title,lines,{base,head}){if(lines.length===0)return noMarkup;let code22={
base:codeLines(base.path,base.lines),head:codeLines(head.path,head.lines)},row=({kind,number})=>{let line=kind==="removed"?code22.base[number-1-base.line]:code22.
head[number-1-head.line];return markup`<div class="${kind}"><span class="number">${number}</span><span class="sign">${signs[kind]}</span><span class="text">${line===
void 0?noMarkup:codePart(line)}</span></div>`},left3=lines.length-diffLinesMax2,more3=left3>0?markup`<p class="absent">${left3} more lines</p>`:noMarkup;return markup`<figure class="diff"><figcaption>${title}</figcaption><div class="code">${lines.
slice(0,diffLinesMax2).map(row)}</div>${more3}</figure>
`}var signs={same:" ",removed:"−",added:"+"},diffLinesMax2=40;function openEntry(entry2,of,report){let{finding,number}=entry2,waived=finding.waived===void 0?noMarkup:
markup` is-waived`;return markup`<article class="finding${waived}" id="finding-${number}"${of}>
<h3>${severityTag(finding)} <code>${placeMarkup(finding)}</code></h3>
${body(entry2,report)}</article>
`}function foldedEntry(entry2,of,report){let{finding,number}=entry2,gist=shortMarkup(firstLine(finding.message),gistLengthMax);return markup`<details class="finding" id="finding-${number}"${of}>
<summary>${severityTag(finding)} <code>${placeMarkup(finding)}</code> <span class="gist">${gist}</span></summary>
<div>${body(entry2,report)}</div></details>
`}var gistLengthMax=120;function placeMarkup({path,range:{start}},lengthMax22=pathLengthMax){return markup`${nameMarkup(path,lengthMax22)}:${start.line+1}:${start.
character+1}`}var pathLengthMax=1e3;function firstLine(message2){return/^[^\r\n]*/u.exec(message2)?.[0]??""}function severityTag({severity}){return markup`<span class="tag ${severity}">${severity}</span>`}
function body({finding,cause},report){let{seen}=finding,remarks=_1_remarksOn(finding),waived=remarks.filter(({title})=>title==="Waived"),others=remarks.filter(({
title})=>title!=="Waived"),isToldTwice=finding.cause===null&&finding.why===_2_placementText(finding);return markup`<p class="message">${finding.message===""?"(n\
o message)":finding.message}</p>
${waived.map(({text:text2})=>markup`<p class="waived">${htmlInline(text2)}</p>\n`)}<dl class="facts">
${factMarkup("Why",whyMarkup(finding,cause))}${isToldTwice?noMarkup:factMarkup("Placement",markup`${_2_placementText(finding)}`)}${finding.matchedBy===null?noMarkup:
factMarkup("Matched",markup`${_2_matchWords[finding.matchedBy]}`)}${others.map(({title,text:text2})=>factMarkup(title,markup`${htmlInline(text2)}`))}${seen===null?
noMarkup:_2_sideNames.map(side=>factMarkup(`In ${side}`,markup`${_2_seenWords(seen,side)}`))}${factMarkup("Source",sourceText(finding))}${factMarkup("ID",markup`<code>${_2_shortId(
finding.id)}</code>`)}</dl>
${sides2(finding,report)}
${suggestionFigure(finding)}`}function suggestionFigure({suggestion,path}){if(suggestion===void 0)return noMarkup;let{base,head}=_1_suggestionExcerpts(suggestion),
code22={base:{path,...base},head:{path,...head}};return diffFigure(markup`${htmlInline(_1_suggested(suggestion))}`,_1_suggestionDiff(suggestion),code22)}function factMarkup(title,value2){
return markup`<dt>${title}</dt><dd>${value2}</dd>\n`}function whyMarkup(finding,number){let[broken="",...named2]=_1_whyOf(finding),name2=markup`${htmlInline(named2)}`;
return markup`${htmlInline([broken])}${number===null?name2:markup`<a href="#cause-${number}">${name2}</a>`}`}function sourceText(finding){let address=_1_ruleAddress(
finding),rule=_3_ruleName(finding),parts=_2_sourceParts(finding).map((part2,at2)=>{let shown=nameMarkup(part2,pathLengthMax),linked=address!==null&&part2===rule?
markup`<a href="${address}" rel="noreferrer">${shown}</a>`:shown;return at2===0?linked:markup` · ${linked}`});return markup`${parts}`}function sides2(finding,report){
let places=placesOf(finding),excerpts=report.excerpts.get(finding.id),{base,head}=places,[before2,after2]=[excerpts?.base??null,excerpts?.head??null];return base!==
null&&head!==null&&isSameCode(before2,after2,base,head)?markup`<div class="sides one">${figure("head",head,after2,sameAs(base,head))}</div>`:markup`<div class="sides">${figure(
"base",base,before2)}${figure("head",head,after2)}</div>`}function sameAs(base,head){return base.path===head.path&&base.range.start.line===head.range.start.line?
markup`base and `:markup`the same in base <code>${placeMarkup(base)}</code> and `}function isSameCode(before2,after2,{range:was},{range:is}){if(before2===null||
after2===null)return!1;let lines=is.start.line-was.start.line;return after2.line-before2.line===lines&&is.end.line-was.end.line===lines&&is.start.character===was.
start.character&&is.end.character===was.end.character&&before2.lines.length===after2.lines.length&&before2.lines.every((line,at2)=>line===after2.lines[at2])}function figure(side,place2,excerpt,prefix=noMarkup){
if(place2===null)return markup`<figure><figcaption>${side}</figcaption><p class="absent">This side does not have this code.</p></figure>`;let code22=excerpt===null?
markup`<p class="absent">The report does not contain this code.</p>`:markup`<div class="code">${codeLines(place2.path,excerpt.lines).map((one2,index2)=>codeLine(
one2,excerpt.line+index2,place2))}</div>`;return markup`<figure><figcaption>${prefix}${side} <code>${placeMarkup(place2)}</code></figcaption>${code22}</figure>`}
function codeLine(code22,line,{range}){let isHit=line>=range.start.line&&line<=range.end.line,hit=isHit?markup` class="hit"`:noMarkup,marked=isHit?markedLine(code22,
line,range):codePart(code22);return markup`<div${hit}><span class="number">${line+1}</span><span class="text">${marked}</span></div>`}function markedLine(code22,line,{
start,end}){let{text:text2}=code22,from=line===start.line?wholeCharacter(text2,start.character):indentOf(text2),to=line===end.line?wholeCharacter(text2,end.character):
text2.length;return to<=from?codePart(code22):markup`${codePart(code22,0,from)}<mark>${codePart(code22,from,to)}</mark>${codePart(code22,to)}`}function wholeCharacter(text2,at2){
let unit=text2.charCodeAt(at2);return unit>=56320&&unit<=57343?at2-1:Math.min(at2,text2.length)}function indentOf(text2){return text2.length-text2.trimStart().length}
_3_init_node_22();function fill2(items,write,room2){let written2=[],{bytes}=room2;for(let item of items.slice(0,room2.entries)){let entry2=write(item),size3=Buffer.
byteLength(entry2.markup);if(size3>bytes)break;bytes-=size3,written2.push(entry2)}return{shown:items.slice(0,written2.length),written:written2,missing:items.length-
written2.length,room:{entries:room2.entries-written2.length,bytes}}}var rowsRoom={entries:200,bytes:12e4};function listRows(items,write){let{written:written2,missing}=fill2(
items,item=>markup`<li>${write(item)}</li>\n`,rowsRoom),more3=missing===0?noMarkup:markup`<li class="more">${missing} more are in the JSON report.</li>\n`;return markup`<ul class="rows">
${written2}${more3}</ul>`}function pageSection(id,title,count,inside,kind=null){let many=count===null?noMarkup:markup` (${count})`,content=markup`<section id="${id}"${kind===
null?noMarkup:markup` class="${kind}"`} aria-labelledby="${id}-title">
<h2 id="${id}-title">${title}${many}</h2>
${inside}
</section>
`;return{id,title,content}}function rewardSection(summary){return pageSection("reward","Process reward",null,scored(summary))}function scored(summary){let{headline:headline3,
relevantFiles,diagnostics,unearned,safety,confidence}=summary,other=headline3==="pr-v2"?"pr-v1":"pr-v2",unsure=confidence.symbols.filter(one2=>one2.confidence<1).
toSorted((left3,right2)=>left3.confidence-right2.confidence||compareValues(left3,right2)),line=`${headline3} ${_2_threeDigits(summary[headline3].r)}, ${other} ${_2_threeDigits(
summary[other].r)}`;return markup`<details class="plain"><summary>${line}: a score for training and comparing agents, and its components</summary>
<table><thead><tr><th scope="col">Component</th><th scope="col">${headline3}</th><th scope="col">${other}</th></tr></thead>
<tbody>
${rewardRows(summary,[headline3,other])}</tbody></table>
<dl class="facts">
${factMarkup("Calculation",markup`${shortNumbers(summary[headline3].explanation)}`)}${factMarkup("Counted",markup`${diagnostics.base} findings in base and ${diagnostics.
head} in head, in ${relevantFiles} files`)}</dl>
<h3>Safety</h3>
${listRows(safety.toSorted(compareValues),({name:check2,ok,detail})=>markup`<span class="tag ${ok?"ok":"error"}">${ok?"holds":"does not hold"}</span> <strong>${check2}</strong>: ${detail}`)}
${unearned.length===0?noMarkup:markup`<h3>Findings that disappeared without a reward</h3>
${listRows(unearned.toSorted(compareValues),({why,count})=>markup`${count}: ${why}`)}`}
${unsure.length===0?noMarkup:markup`<details class="plain"><summary>Touched symbols whose confidence is below 1 (${unsure.length})</summary>
${listRows(unsure,one2=>markup`<code>${nameMarkup(one2.symbol)}</code> in <code>${nameMarkup(one2.path)}</code>: ${one2.status}, confidence ${_2_threeDigits(one2.
confidence)}`)}</details>`}</details>`}function rewardRows(summary,versions2){let row=(title,value2)=>{let cells=versions2.map(version2=>markup`<td>${_2_threeDigits(
value2(summary[version2]))}</td>`);return markup`<tr><th scope="row">${title}</th>${cells}</tr>\n`};return[row("reward",one2=>one2.r),row("diagnostics (base min\
us head)",one2=>one2.components.diag_delta),row("safety",one2=>one2.components.safety),row("ambiguity penalty",one2=>one2.components.ambiguity_penalty),row("con\
fidence",one2=>one2.components.alpha_conf),row("weight of diagnostics (alpha)",one2=>one2.weights.alpha),row("weight of safety (beta)",one2=>one2.weights.beta),
row("weight of ambiguity (gamma)",one2=>one2.weights.gamma)]}function serversSection(report){let list3=listRows(report.servers.toSorted(compareValues),server),{
origin,failOn,unknown,volatile:volatile2,moved,minReward,replayMismatch,digest}=report.policy,claims2=_1_claimsLine(report),compared2=_1_sideCommits(report,commit=>commit),
asRecorded=_1_asRecordedLine(report),differ2=report.policy.dependenciesDiffer??"inconclusive",missing=report.policy.dependenciesMissing??"inconclusive",{hidden="\
inconclusive",unchecked:unchecked2="report",suppressions="report",scope}=report.policy;return pageSection("servers","Servers and policy",null,markup`${list3}
<details class="plain"><summary>Compared commits, and the policy</summary>
<dl class="facts">
${factMarkup("Compared",markup`<code>${compared2.base}</code> with <code>${compared2.head}</code>`)}${factMarkup("Class",markup`${report.class}: ${_2_classWords[report.
class]}`)}${factMarkup("Policy",markup`from ${origin}: fail-on ${failOn}, unknown ${unknown}, volatile ${volatile2}, moved ${moved}, min-reward ${minReward??"no\
ne"}, replay-mismatch ${replayMismatch}, dependencies-differ ${differ2}, dependencies-missing ${missing}, hidden ${hidden}, unchecked ${unchecked2}, suppressions ${suppressions}${scope===
void 0?"":`, scope ${scope}`}`)}${_1_policyParts(report.policy).map(part2=>factMarkup("Also",markup`${part2}`))}${claims2===null?noMarkup:factMarkup("Claims",markup`${claims2}`)}${asRecorded===
null?noMarkup:factMarkup("Traces",markup`Lanser ${asRecorded}`)}${factMarkup("Policy digest",markup`<code>${digest}</code>`)}${report.reward===null&&report.policy.
reward.shown!==!1?factMarkup("Process reward",markup`none: ${report.unscored??"not requested"}`):noMarkup}</dl></details>`)}var sandboxWords={bwrap:markup`, in bubblewrap`,
none:markup`, with access to the job's files and network`};function server(of){let{id,version:version2,root,skipped,treeDigest,schedule,interpreter,sandbox,base,
head}=of,checked2=({files,unknown})=>`${files-unknown} of ${files} files`;return markup`<strong>${nameMarkup(id)} ${nameMarkup(version2)}</strong>${root==="."?noMarkup:
markup` in <code>${nameMarkup(root)}</code>`}${interpreter===null?noMarkup:markup`, with ${nameMarkup(interpreter.name)} ${nameMarkup(interpreter.version)}`}${sandbox===
void 0?noMarkup:sandboxWords[sandbox]}
${skipped===null?markup`checked ${checked2(base)} of base and ${checked2(head)} of head`:markup`not checked again: ${skipped}`}
<span class="quiet">files of the server: <code>${treeDigest??"not installed"}</code>
order of checks: <code>${schedule??"none"}</code></span>`}function shortNumbers(sentence){return sentence.replace(/\d+\.\d{3,}/gu,number=>_2_threeDigits(Number(
number)))}_3_init_node_22();var groupTitles={...Object.fromEntries(Object.entries(findingStateTable).map(([state,{title}])=>[state,title])),waived:"Waived"},fields=[
{title:"State",valueOf:({group})=>group,label:group=>groupTitles[group]??group},{title:"Severity",valueOf:({finding})=>finding.severity},{title:"Rule",valueOf:({
finding})=>_3_ruleName(finding)},{title:"File",valueOf:({finding})=>finding.path},{title:"Server",valueOf:({finding})=>finding.server},{title:"Root",valueOf:({finding})=>finding.
roots?.[0]??null},{title:"Cause",valueOf:({finding,cause})=>cause===null?null:`${finding.cause?.symbol??finding.cause?.path}, edit ${cause}`}],optionsMax=200,optionLengthMax=100,
findingsMin=2;function filterFor(all){if(all.length<findingsMin)return{form:noMarkup,of:()=>noMarkup};let choices=fields.flatMap(field=>{let counts2=new Map;for(let one2 of all){
let value2=field.valueOf(one2);value2!==null&&counts2.set(value2,(counts2.get(value2)??0)+1)}if(counts2.size<2)return[];let options3=[...counts2].sort(([a,many],[
b,more3])=>more3-many||compareText(a,b)).slice(0,optionsMax).sort(([a],[b])=>compareText(a,b));return[{field,options:options3,numbers:new Map(options3.map(([value2],at2)=>[
value2,at2]))}]}),of=one2=>{let numbers=choices.map(({field,numbers:known3})=>known3.get(field.valueOf(one2)??"")??"-");return markup` data-of="${numbers.join("\
 ")}"`},selects=choices.map(({field,options:options3})=>markup`<label>${field.title} <select><option value="">all</option>
${options3.map(([value2,count],at2)=>markup`<option value="${at2}">${nameMarkup(field.label?.(value2)??value2,optionLengthMax)} (${count})</option>\n`)}</select></label>
`);return{form:markup`<form id="filter" role="search" aria-label="Filter the findings" hidden>
<label>Search <input type="search" autocomplete="off" placeholder="words of a finding"></label>
${selects}<button type="reset">Show all</button>
<output></output>
<p class="quiet">Keys: <kbd>/</kbd> searches, <kbd>j</kbd> and <kbd>k</kbd> go to the next and the previous finding, <kbd>Esc</kbd> shows all.</p>
</form>
`,of}}var findingsRoom={entries:2e3,bytes:65e5},causesMax=100,effectsMax2=50,isWaived=finding=>finding.waived!==void 0,groups=_2_listedStates.flatMap(state=>state===
"new"?[{id:"new",state,holds:one2=>!isWaived(one2)},{id:"waived",state,holds:isWaived}]:[{id:state,state,holds:()=>!0}]);function findingParts(report,show){let causes2=_1_groupByCause(
report,show).causes,listed3=listedGroups(report,show,causes2),entries=listed3.flatMap(group=>group.entries),{form,of}=filterFor(entries),shown=new Set,parts=[],
room2=findingsRoom;for(let group of listed3){let write=entry2=>(group.state==="new"&&entry2.cause===null?openEntry:foldedEntry)(entry2,of(entry2),report),filled=fill2(
group.entries,write,room2);for(let{number}of filled.shown)shown.add(number);room2=filled.room,parts.push(...partOf(group,filled))}return{form,parts:[...causePart(
causes2,entries,shown),...parts]}}function listedGroups({findings},show,causes2){let numbers=new Map(causes2.slice(0,causesMax).flatMap(({effects},at2)=>effects.
map(({id})=>[id,at2+1]))),number=0;return groups.map(group=>{let shown=_1_findingsIn(group.state,findings,show).filter(group.holds),all=_1_findingsIn(group.state,
findings,"hint").filter(group.holds),entries=(group.id==="new"?[...shown.filter(one2=>numbers.has(one2.id)),..._1_groupByFile(shown.filter(one2=>!numbers.has(one2.
id)))]:shown).map(finding=>(number+=1,{finding,number,cause:numbers.get(finding.id)??null,group:group.id}));return{...group,entries,hidden:all.length-shown.length}})}
function partOf({id,state,entries,hidden},{written:written2,missing}){let count=entries.length+hidden;if(count===0)return[];let left3=[...missing>0?[markup`<p class="more">${missing} more are in the JSON report.</p>\n`]:
[],...hidden>0?[markup`<p class="more">Not listed, because less severe: ${hidden}.</p>\n`]:[]];if(id==="waived")return[waivedPart(count,[...written2,...left3])];
let title=findingStateTable[state].title,about=_2_stateWords[state].all,content=markup`<p class="quiet">${withCode(about)}</p>\n${[...written2,...left3]}`;return[
pageSection(id,title,count,content)]}function nothingNewMarkup(report){let{findings,reasons,verdict,unknown,unmatched}=report;if(findings.some(one2=>one2.state===
"new"&&!isWaived(one2)))return noMarkup;let isWhole2=!(verdict==="inconclusive"&&reasons.some(({code:code22})=>code22!=="replay-inconclusive"))&&unknown.length+
unmatched.length===0,why=_1_isUnchanged(report)?"there is no change, so nothing is new":findings.some(isWaived)?"only waived findings":isWhole2?"the change intr\
oduced nothing":"none in the checked part, and the check is incomplete";return markup`<p class="quiet">New: ${why}.</p>\n`}function waivedPart(count,content){return{
id:"waived",title:"Waived",content:markup`<section id="waived" aria-labelledby="waived-title">
<div class="alarm"><h2 id="waived-title">New, and waived (${count})</h2>
<p>The change introduced these findings. Someone waived them, as base’s policy allows, so they do not fail the run.</p></div>
${content}
</section>
`}}function causePart(causes2,entries,shown){if(causes2.length===0)return[];let numbers=new Map(entries.map(({finding,number})=>[finding.id,number])),linkedTo=({
id})=>{let number=numbers.get(id);return number!==void 0&&shown.has(number)?number:null},articles=causes2.slice(0,causesMax).map((group,at2)=>causeArticle(group,
at2+1,linkedTo)),beyond=causes2.slice(causesMax).flatMap(({effects})=>effects).length,more3=beyond===0?noMarkup:markup`<p class="more">The causes of ${beyond} more findings are shown with each finding.</p>`,
withoutCause=entries.filter(({finding,cause})=>finding.state==="new"&&cause===null).length,others=withoutCause===0?noMarkup:markup` ${_2_plural(withoutCause,"ne\
w finding")} ${withoutCause===1?"has no such cause and is":"have no such cause and are"} listed below.`,content=markup`<p class="quiet">Edits that broke other code.${others}</p>
${articles}${more3}`;return[pageSection("causes","Causes",causes2.length,content)]}function causeArticle({cause,at:at2,effects},number,linkedTo){let lines=_1_effectsIn(
effects,cause),items=lines.slice(0,effectsMax2).map(one2=>effectItem(one2,linkedTo)),open2=lines.length===_1_effectsOpenMax+1?lines.length:_1_effectsOpenMax,left3=_1_effectFindings(
lines.slice(effectsMax2)).length,folded=_1_effectFindings(lines.slice(open2)).length,fold2=folded===0?noMarkup:markup`<details class="plain"><summary>${folded} more</summary>
<ul>
${items.slice(open2)}${left3>0?markup`<li class="more">and ${left3} more</li>\n`:noMarkup}</ul></details>
`;return markup`<article class="cause" id="cause-${number}">
<h3>${htmlInline(_1_causeName(at2,_1_exactPlace(at2,"head")))}</h3>
<p class="quiet">${_2_causeWords[cause.how]} It caused ${_2_plural(effects.length,"finding")}:</p>
${editFigure(cause)}<ul>
${items.slice(0,open2)}</ul>
${fold2}</article>
`}function editFigure(cause){let{base,head}=cause.excerpts,nowhere={line:0,lines:[]};return diffFigure(markup`The edit`,_1_diffOf(cause),{base:{path:cause.base?.
path??cause.path,...base??nowhere},head:{path:cause.path,...head??nowhere}})}function effectItem({finding,others,through},linkedTo){let link=(one2,shown)=>{let number=linkedTo(
one2);return number===null?shown:markup`<a href="#finding-${number}">${shown}</a>`},named2=link(finding,markup`<code>${placeMarkup(finding,effectPathLengthMax)}</code>`),
symbol2=finding.symbol===null?noMarkup:markup` in <code>${nameMarkup(finding.symbol,effectTextLengthMax)}</code>`,columns=others.slice(0,columnsMax).map(one2=>markup`, ${link(
one2,markup`column ${one2.range.start.character+1}`)}`),same=others.length===0?noMarkup:markup` <span class="quiet">(${others.length+1}× on this line${columns}${others.
length>columnsMax?", …":""})</span>`,way=through.length===0?noMarkup:markup`<br><span class="quiet">${htmlInline(_1_wayTo(through))}</span>`;return markup`<li>${named2}${symbol2}: ${shortMarkup(
firstLine(finding.message),effectTextLengthMax)}${same}${way}</li>\n`}var columnsMax=5,effectPathLengthMax=160,effectTextLengthMax=240;_3_init_node_22();var text=`\

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

/** Moves the focus to the next shown finding, or to the previous one. */
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
// A link opens its target, even if the target is folded or filtered out.
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
`,pageScript={markup:text},scriptDigest=`sha256-${Buffer.from(sha256(text).slice(7),"hex").toString("base64")}`;_3_init_node_22();var room={entries:100,bytes:24e4};
function sectionPart({id,title,count,gist,about,blocks}){let{written:written2,missing}=fill2(blocks,printed,room),intro=[...gist===void 0?[]:[`${gist}.`],...about===
void 0?[]:[about]].join(" "),content=markup`${intro===""?noMarkup:markup`<p class="quiet">${withCode(intro)}</p>\n`}${written2}${more2(missing)}`;return pageSection(
id,title,count,content,id==="policy-changes"?"alarm":null)}function printed(block){switch(block.kind){case"heading":return markup`<h3>${block.text}</h3>\n`;case"\
paragraph":return markup`<p>${htmlInline(block.text)}</p>\n`;case"list":return markup`${listRows(block.entries,entry)}\n`;case"table":return table3(block);case"\
chart":return chart2(block)}}function entry({text:text2,below:below3=[]}){return markup`${htmlInline(text2)}${below3.map(line=>markup`\n<span class="quiet">${htmlInline(
line)}</span>`)}`}function table3({columns,rows,more:left3}){let lines=rows.map(([name2="",...others])=>{let cells=others.map(one2=>markup`<td>${cell2(one2)}</td>`);
return markup`<tr><th scope="row">${cell2(name2)}</th>${cells}</tr>\n`}),kind=typeof rows[0]?.[0]=="object"?markup` class="counted"`:noMarkup;return markup`<table${kind}><thead><tr>${columns.
map(title=>markup`<th scope="col">${title}</th>`)}</tr></thead>
<tbody>
${lines}</tbody></table>
${more2(left3)}`}function cell2(one2){return typeof one2=="number"?markup`${one2}`:markup`${htmlInline([one2])}`}var[width,height,margin]=[640,160,8];function chart2({
title,low,high,start,points}){let y=value2=>rounded(margin+(high-value2)/(high-low)*(height-2*margin)),slot2=(width-2*margin)/(points.length+1),x=at2=>rounded(margin+
slot2*(at2+.5)),bars=points.map(({step,bar},at2)=>{let[top2,bottom]=[y(Math.max(0,bar)),y(Math.min(0,bar))],kind=bar>0?"bad":"good";return markup`<rect class="${kind}" x="${rounded(
x(at2+1)-slot2*.3)}" y="${top2}" width="${rounded(slot2*.6)}" height="${rounded(bottom-top2)}"><title>step ${step}: ${bar}</title></rect>`}),line=[start,...points.
map(one2=>one2.line)].map((value2,at2)=>`${x(at2)},${y(value2)}`).join(" ");return markup`<svg class="chart" viewBox="0 0 ${width} ${height}" role="img" aria-label="${title}">
<line x1="0" y1="${y(0)}" x2="${width}" y2="${y(0)}"></line>${bars}<polyline points="${line}"></polyline></svg>
`}function rounded(value2){return Number(value2.toFixed(2))}function more2(missing){return missing===0?noMarkup:markup`<p class="more">${missing} more are in the JSON report.</p>\n`}
_3_init_node_22();var style=markup`
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
#filter input, #filter select, #filter button { height: 2.2rem; }
#filter select { width: 100%; }
#filter :focus-visible, [data-of]:focus-visible { outline: 2px solid var(--link); outline-offset: 2px; }
#filter .quiet, #filter output { flex-basis: 100%; }
#filter output:empty { display: none; }
kbd { font-family: inherit; padding: 0 0.35em; border: 1px solid var(--line); border-radius: 4px; background: var(--sunken); }
.bars { table-layout: fixed; }
.bars th:first-child { width: 40%; }
.bar { display: inline-block; height: 0.7em; max-width: calc(100% - 4em); border-radius: 2px; }
.chart { width: 100%; max-width: 48rem; height: auto; }
.chart line { stroke: var(--line); }
.chart polyline { fill: none; stroke: var(--link); stroke-width: 2; }
.chart .bad { fill: var(--bad); opacity: 0.5; }
.chart .good { fill: var(--good); opacity: 0.5; }
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
`,foldersMax=12,folderLengthMax=120;function foldersPart({findings},show){let counted=findings.filter(({state,severity})=>(state==="new"||state==="fixed")&&severityAtLeast(
severity,show)),folders=[...Map.groupBy(counted,({path})=>folderOf(path))].map(([path,own])=>({path,new:own.filter(({state})=>state==="new").length,fixed:own.filter(
({state})=>state==="fixed").length})).sort((a,b)=>b.new-a.new||b.fixed-a.fixed||compareText(a.path,b.path));if(folders.length<2)return[];let most=Math.max(...folders.
flatMap(one2=>[one2.new,one2.fixed])),cell3=(count,kind)=>markup`<td>${count===0?noMarkup:markup`<span class="bar ${kind}" style="width:${Math.ceil(100*count/most)}%"></span> ${count}`}</td>`,
columns=[{title:"New",kind:"bad",of:one2=>one2.new},{title:"Fixed",kind:"good",of:one2=>one2.fixed}].filter(({of})=>folders.some(one2=>of(one2)>0)),rows=folders.
slice(0,foldersMax).map(one2=>{let cells=columns.map(({of,kind})=>cell3(of(one2),kind));return markup`<tr><th scope="row"><code>${nameMarkup(one2.path,folderLengthMax)}</code></th>${cells}</tr>\n`}),
left3=folders.length-foldersMax,more3=left3>0?markup`<p class="more">and ${left3} more folders with fewer findings</p>`:noMarkup,content=markup`<table class="bars"><thead><tr><th scope="col">Folder</th>${columns.
map(({title})=>markup`<th scope="col">${title}</th>`)}</tr></thead>
<tbody>
${rows}</tbody></table>${more3}`;return[pageSection("folders","By folder",null,content)]}function folderOf(path){let at2=path.lastIndexOf("/");return at2<0?".":
path.slice(0,at2)}var pageBytesMax=1e7;function html(report,options3){let{parts,form}=partsOf(report,options3);return markup`<!doctype html>
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
${headline2(report,options3)}
${counts(report)}
${nothingNewMarkup(report)}<nav aria-label="Sections"><ul>
${parts.map(({id,title})=>markup`<li><a href="#${id}">${title}</a></li>\n`)}</ul></nav>
</header>
<main>
${form}${parts.map(({content})=>content)}</main>
<footer><p class="quiet">Written by Lanser ${_1_version}. The JSON report has everything that this page leaves out.</p></footer>
${form===noMarkup?noMarkup:markup`<script>${pageScript}</script>\n`}</body>
</html>
`.markup}function partsOf(report,{show,steps=[]}){let{parts:findings,form}=findingParts(report,show),hidesReward=report.policy.reward.shown===!1,byCommit=stepsSection(
steps),parts=[...findings,...foldersPart(report,show),..._1_reportSections(report).map(sectionPart),...hidesReward||report.reward===null?[]:[rewardSection(report.
reward)],...hidesReward||byCommit.blocks.length===0?[]:[sectionPart(byCommit)],serversSection(report)];return{parts:_2_inOrder(parts,report),form}}function headline2(report,{
reproduce}){let{verdict}=report,{base,head}=_1_sideCommits(report),warns=toleratedBy(report).map(setting=>markup`<p>The policy “${setting}” sets the exit code to 0. The verdict stays inconclusive.</p>\n`),
scope=_1_scopeLine(report),list3=listRows(_1_decisionsOf(report),({reason:one2,...decision})=>{let{lifted}=one2,said3=lifted===void 0?decision.said:`a waiver ac\
cepts this doubt: ${lifted.message}`,advice=decision.todo??(verdict==="pass"?passAdvice(one2.code,report):null),means=verdict==="inconclusive"||one2.code==="rep\
lay-mismatch"?meansOf(one2.code,report):null,beside=[...lifted===void 0?[]:[`Waived by ${_2_waivedBy(lifted.waived)}, with the reason “${lifted.waived.reason}\
” (the doubt is ${lifted.code}).`],...means===null?[]:[means]].map(line=>withCode(line)),todo2=advice===null?[]:[adviceLine(advice)];return markup`${capital(said3)}${one2.
code==="new-finding"?elsewhere2(report):noMarkup}${[...beside,...todo2].map(line=>markup`\n<span class="hint">${line}</span>`)}`});return markup`<p class="brand">Lanser</p>
<div class="verdict ${verdict}">
<h1>${_2_verdictWords[verdict]}</h1>
${list3}
${blame(report)}${updates(report)}${scope===null?noMarkup:markup`<p class="scope">${capital(scope)}.</p>\n`}${warns}</div>
<div class="reproduce"><p class="quiet">Base <code>${base}</code> compared with head <code>${head}</code>. To get this report again:</p>
<code>${reproduce}</code></div>`}function meansOf(code22,{replay}){if(code22!=="replay-mismatch"||replay===null)return _1_reasonAccounts[code22].means;let{other}=_2_replayModeWords[replay.
mode];return`A committed trace is a recorded server session. ${other} The code of the change is not the cause.`}function adviceLine(advice){return/^No action\b/u.
test(advice)?withCode(advice):markup`<strong>What to do:</strong> ${withCode(advice)}`}function elsewhere2(report){let files=_1_untouchedFiles(report);if(files.
length===0)return noMarkup;let shown=files.slice(0,untouchedShownMax).map((path,at2)=>markup`${at2===0?noMarkup:markup`, `}<code>${nameMarkup(path,untouchedLengthMax)}</code>`);
return markup`\n<span class="hint">Broken files that the change does not touch: ${shown}${_2_countMore(files.length-untouchedShownMax)}.</span>`}var untouchedShownMax=3,
untouchedLengthMax=160;function blame(report){return _1_isUnchanged(report)?markup`<p class="scope">There is no change here: base and head are the same. ${report.
verdict==="pass"?"The checked files have the same findings.":"No change caused the problem."}</p>\n`:report.verdict!=="inconclusive"||report.reasons.every(({code:code22})=>code22===
"replay-inconclusive")?noMarkup:markup`<p class="scope">Lanser could not complete the check, so the change neither passed nor failed. The cause can be outside the change.${toleratedBy(
report).length>0?"":" The job does not pass."}</p>
`}function updates(report){if(report.bumps.length===0)return noMarkup;let named2=_1_bumpsInOrder(report).map((one2,at2)=>markup`${at2===0?noMarkup:markup`, `}${nameMarkup(
_1_bumpName(one2),updateLengthMax)}`);return markup`<p class="scope">The change also updates its own language server: ${named2}. The verdict comes from the old version. ${whatItChanges(
report)}</p>
`}function whatItChanges({bumps:all}){let below3=markup`<a href="#server-updates">below</a>`;return all.every(({problem})=>problem===null)?markup`The effects of the new version alone are ${below3}. Review them before you merge. After the merge they are part of base and do not fail later changes.`:
markup`The effects of the new version alone, and the files without a result, are ${below3}.`}var updateLengthMax=200;function passAdvice(code22,report){let{bumps}=report;
return code22==="clean"&&bumps.length>0?null:code22==="waived"?"No action is needed if you agree. Otherwise remove the waiver and run it again.":code22==="clean"?
`No action is needed${_1_isPartialReport(report)?": the checked part of the change is fine":""}.`:_1_reasonAccounts[code22].todo}function capital(sentence){return/^\p{Ll}+[\s,]/u.
test(sentence)?_2_capitalized(sentence):sentence}function counts(report){let shown=_2_statesInOrder.filter(state=>report.counts[state]>0);if(shown.length===0)return noMarkup;
let tiles=shown.map(state=>{let some=state==="new"&&report.counts.new>0?markup` class="some"`:noMarkup;return markup`<div><dt>${findingStateTable[state].title}</dt><dd${some}>${report.
counts[state]}</dd></div>\n`}),notes2=[..._1_countNotes(report),...report.counts.unchanged>0?["Unchanged findings also exist in the base commit. They do not aff\
ect the verdict. The JSON report lists them."]:[]];return markup`<dl class="counts">
${tiles}</dl>${notes2.map(note=>markup`\n<p class="quiet">${note}</p>`)}`}_3_init_node_22();var entriesMax=5e3,[messageLengthMax4,nameLengthMax3]=[2e3,200],problemWords={
failure:"The run fails",doubt:"The run is inconclusive",tolerated:"Tolerated by the policy"};function listFindings(report,isWanted){let fails=one2=>_8_isFailing(
one2,report.policy),wanted=report.findings.filter(one2=>one2.state==="new"&&isWanted(one2,fails(one2))),shown=wanted.filter(one2=>_1_isRelativePath(one2.path)).
toSorted((left22,right2)=>Number(fails(right2))-Number(fails(left22))||severityRank(left22.severity)-severityRank(right2.severity)||compareFindings(left22,right2)).
slice(0,entriesMax),there=new Set(shown),left3=wanted.filter(one2=>!there.has(one2));return{findings:shown.map(finding=>({finding,isFailing:fails(finding),message:_2_shorten(
_0_shownText(finding.message).toWellFormed(),messageLengthMax4)||"(no message)",remarks:remarksOf(finding)})),problems:[...problemsOf(report),...leftOut2(left3.
length,left3.some(fails))]}}function isShown(show){return({severity},fails)=>fails||severityAtLeast(severity,show)}function remarksOf(finding){let{cause,waived}=finding,
also=_2_alsoFoundBy(finding),remarks=[...waived===void 0?[]:[`Waived by ${_2_waivedBy(waived)}: ${waived.reason}`],..._2_policyRemarks(finding).map(_2_capitalized),
...also===null?[]:[_2_capitalized(_0_terminalText(also))]];if(cause!==null){let{broken,at:at2}=_2_brokenBy(cause),line=isInHead(cause)?`:${cause.range.start.line+
1}`:"",sentence=`${broken}${_2_causeLabel(cause)??""}${at2}${_0_terminalName(cause.path)}${line}`;remarks.push(_2_capitalized(sentence))}return remarks.map(flattenText)}
function problemsOf(report){if(report.verdict==="pass")return[];let listedElsewhere=["waived","new-finding"],doubt=isTolerated(report)?"tolerated":"doubt";return report.
reasons.filter(({code:code22})=>!listedElsewhere.includes(code22)).map(({code:code22,message:message2,hint})=>({kind:_8_isFailure(code22,report)?"failure":doubt,
code:code22,message:flattenText(message2),hint:hint===null?null:flattenText(hint)}))}function leftOut2(many,isAnyFailing){if(many===0)return[];let message2=`${_2_plural(
many,"more new finding")} ${many===1?"is":"are"} in the report`;return[{kind:isAnyFailing?"failure":"tolerated",code:"more",message:message2,hint:null}]}function flattenText(text2){
return _0_terminalText(text2.replace(/\s*\r?\n\s*/gu," — ")).toWellFormed()}function serverRuleName({server:server2,code:code22}){let by=_2_shorten(flattenText(
server2),nameLengthMax3)||"lanser";return code22===null?by:`${by}/${_2_shorten(flattenText(code22),nameLengthMax3)}`}function placeText({path,range:{start}}){return`${_0_terminalName(
path.toWellFormed())}:${start.line+1}:${start.character+1}`}_3_init_node_22();var projectFile=".lanser/config.yml",effectsMax3=10;function rdjson(report,{show}){
let{findings,problems}=listFindings(report,isShown(show)),diagnostics=[...problems.map(problemDiagnostic),...causeDiagnostics(report,findings),...findings.map(one2=>findingDiagnostic(
report,one2))];return`${canonical({source:{name:"lanser"},severity:"ERROR",diagnostics})}
`}var passing={error:"WARNING",warning:"WARNING",information:"INFO",hint:"INFO"};function levelOf({finding,isFailing:isFailing2}){return isFailing2?"ERROR":passing[finding.
severity]}function findingDiagnostic(report,listedOne){let{finding,message:message2,remarks}=listedOne,{server:server2,code:code22,id,cause}=finding;return{message:[
_1_spanOf(flattenText(message2)),...remarks.map(one2=>_1_spanOf(one2))].join(`

`),location:locationOf(finding,cause===null?finding.shown:void 0,report.excerpts.get(id)?.head??null),severity:levelOf(listedOne),source:{name:plainWord(server2)??
"lanser"},...codeOf(server2,code22),original_output:[`${placeText(finding)}: ${flattenText(message2)}`,...remarks].join(" · "),...suggestionsFor(finding)}}function suggestionsFor(finding){
let{suggestion}=finding,line=suggestion===void 0?null:_1_shownLine(finding,suggestion);if(suggestion===void 0||line===null||line<0||!_0_isReadable(suggestion))return{};
let{before:before2,after:after2}=suggestion,text2=after2.join(`
`);return!text2.isWellFormed()||after2.length>0&&text2===""?{}:{suggestions:[{range:{start:{line:line+1},end:{line:line+before2.length}},text:text2}]}}function causeDiagnostics(report,findings){
let byId=Map.groupBy(findings,({finding})=>finding.id);return report.causes.flatMap(cause=>{let effects=cause.effects.flatMap(id=>byId.get(id)??[]),[first]=effects.
toSorted((left22,right2)=>rank(left22)-rank(right2)),firstCause=first?.finding.cause??null;if(first===void 0||firstCause===null||!isInHead(firstCause))return[];
let label=_2_causeLabel(firstCause),name2=label===null?"This edit":_1_spanOf(flattenText(label)),verb=firstCause.how==="mended-import"?"brings to light":"breaks",
listed3=new Map(effects.map(one2=>[one2.finding,one2])),together2=_1_sameOnOneLine(effects.map(({finding})=>finding)).slice(0,effectsMax3),lines=together2.map(([
one2,...others])=>{let times=others.length===0?"":` (${others.length+1}× on this line)`;return`${placeText(one2)}: ${flattenText(listed3.get(one2)?.message??one2.
message)}${times}`}),left3=effects.length-together2.flat().length;return[{message:[`${name2} ${verb} ${_2_plural(effects.length,"place")} elsewhere:`,"",...lines.
map(one2=>`* ${_1_spanOf(one2)}`),...left3>0?[`* and ${left3} more`]:[]].join(`
`),location:locationOf(firstCause,first.finding.shown,null),severity:levelOf(first),source:{name:"lanser"},code:{value:"cause"},original_output:`${placeText(firstCause)}\
: ${label===null?"this edit":flattenText(label)} ${verb} ${_2_plural(effects.length,"place")} elsewhere`,related_locations:effects.slice(0,effectsMax3).map(({finding,
message:message2})=>({message:_1_spanOf(flattenText(message2)),location:locationOf(finding,void 0,report.excerpts.get(finding.id)?.head??null)}))}]})}function rank(one2){
return+!one2.isFailing*10+severityRank(one2.finding.severity)}function problemDiagnostic({kind,code:code22,message:message2,hint}){let what=code22==="more"?_1_spanOf(
message2):`${problemWords[kind]}: ${_1_spanOf(message2)}`;return{message:hint===null?what:`${what}

${_1_spanOf(hint)}`,location:{path:projectFile},severity:kind==="tolerated"?"WARNING":"ERROR",source:{name:"lanser"},code:{value:code22},original_output:["lanse\
r",message2,...hint===null?[]:[hint]].join(" · ")}}function codeOf(server2,code22){let value2=code22===null?void 0:plainWord(code22);if(value2===void 0)return{};
let url=_1_ruleAddress({server:server2,code:value2});return{code:url===null?{value:value2}:{value:value2,url}}}function plainWord(text2){return/^[\w@][\w@./-]{0,99}$/u.
test(text2)?text2:void 0}function locationOf(ownPlace,shown,excerpt){let place2=shown??ownPlace,path=_0_terminalName(place2.path.toWellFormed());if(shown===null)
return{path};let shift2=ownPlace.range.start.line-place2.range.start.line,{start,end}=place2.range,column=at2=>columnOf(excerpt,at2.line+shift2,at2.character),[
from,to]=[column(start),column(end)];if(from!==void 0&&to!==void 0)return{path,range:{start:{line:start.line+1,column:from},end:{line:end.line+1,column:to}}};let last=end.
line>start.line&&end.character===0?end.line-1:end.line;return{path,range:{start:{line:start.line+1},end:{line:last+1}}}}function columnOf(excerpt,line,character){
let text2=excerpt?.lines[line-excerpt.line];if(!(text2===void 0||character>text2.length))return Buffer.byteLength(text2.slice(0,character))+1}_3_init_node_22();
var reviewCommentsMax=25;function reviewContent(report,show){let wanted=report.findings.filter(({state,severity,waived})=>state==="new"&&severityAtLeast(severity,
show)&&waived===void 0).toSorted(compareFindings),comments=[],known3=new Set;for(let finding of wanted){let{suggestion}=finding,line=suggestion===void 0?null:_1_shownLine(
finding,suggestion);if(suggestion===void 0||line===null||line<0||!_0_isReadable(suggestion))continue;let key2=JSON.stringify([finding.path,line,suggestion.before,
suggestion.after]);known3.has(key2)||(known3.add(key2),comments.push(commentOn(finding,suggestion,line)))}return{comments}}function reviewBody(count){return`Lan\
ser: the language servers offer ${_2_plural(count,"edit")} for new findings here. Lanser applied nothing, and nobody has tested ${count===1?"it":"them"}.`}function commentOn(finding,suggestion,line){
let marker=markerOf(finding,suggestion),body2=[markdownInline([_1_said(finding.message)]),"",markdownInline(_1_suggested(suggestion)),"",..._1_fenceOf(suggestion.
after,"suggestion"),marker].join(`
`);return{path:finding.path,start:line+1,end:line+suggestion.before.length,lines:suggestion.before,body:body2,marker}}function markerOf({path},suggestion){return`\
<!-- lanser:suggestion:${hex(sha256(path))}:${hex(_0_suggestionDigest(suggestion))} -->`}function hex(digest){return digest.replace(/^sha256:/u,"")}function markerIn(body2){
let last=body2.trimEnd().split(/\r?\n/u).at(-1)??"";return/^<!-- lanser:suggestion:[0-9a-f]{64}:[0-9a-f]{64} -->$/u.test(last)?last:void 0}_3_init_node_22();_3_init_node_22();
var textLengthMax2=1e3;function plainText(text2){let shown=_0_shownText(text2).toWellFormed();return _2_shorten(shown,textLengthMax2)}function messageText(text2){
return text2.replace(/\\*[[\]]/gu,run=>`${run.slice(0,-1).repeat(2)}\\${run.slice(-1)}`).replace(/\{+\d+\}+/gu,run=>run.replace(/[{}]/gu,"$&$&"))}var notificationsMax=50,
codeLengthMax=200;function invocationOf(report,leftOut3){let isInconclusive=report.verdict==="inconclusive",reasons=isInconclusive?report.reasons:[],{sides:sides32,
files}=_1_uncheckedOf(report),unknown=[...sides32.map(message2=>({code:"unknown-file",message:message2})),...files.map(({server:server2,side,path,reason})=>({code:"\
unknown-file",message:`${server2} did not check ${path} of ${side}: ${reason}`}))],limits2=report.limits.map(one2=>({code:one2.code,message:_1_limitText(one2)}));
return{executionSuccessful:!isInconclusive,toolExecutionNotifications:[...notifications("error",reasons),...notifications("warning",leftOutNotes(leftOut3)),...notifications(
"warning",_1_unequalTraces(report).map(traceNote(report))),...notifications("warning",bumpNotes(report,!0)),...notifications("warning",unknown.toSorted(compareValues)),
...notifications("note",bumpNotes(report,!1)),...notifications("note",limits2.toSorted(compareValues))],toolConfigurationNotifications:notifications("warning",report.
policyChanges.map(policyNote).toSorted(compareValues))}}function notifications(kind,notes2){let left3=notes2.length-notificationsMax,more3=left3>0?[{code:"more",
message:`The report has ${left3} more like this.`}]:[];return[...notes2.slice(0,notificationsMax),...more3].map(({code:code22,message:message2})=>({descriptor:{
id:_2_cut(plainText(code22),codeLengthMax)},level:kind,message:{text:messageText(plainText(message2))}}))}function leftOutNotes({beyondLimits,outsideRepository}){
let beyond=`The log leaves out ${_2_plural(beyondLimits,"finding")}, existing and less severe ones first, because GitHub refuses a longer log.`,outside=`The log\
 leaves out ${_2_plural(outsideRepository,"finding")} that ${outsideRepository===1?"is":"are"} in no file of the repository.`;return[...beyondLimits>0?[{code:"r\
esults-left-out",message:beyond}]:[],...outsideRepository>0?[{code:"outside-repository",message:outside}]:[]]}function traceNote(report){return trace=>{let by=_1_traceServer(
trace),facts=_1_traceFacts(trace).map(({title,text:text2})=>`${title}: ${text2}`),subject=`${trace.path}${by===""?"":` (${by})`} ${_1_traceState(trace,report)}`;
return{code:`trace-${trace.state}`,message:[subject,...facts].join(`
`)}}}function bumpNotes(report,isProblem){return _1_bumpsInOrder(report).filter(({problem})=>problem!==null===isProblem).map(one2=>({code:"server-update",message:`${_1_bumpName(
one2)}: ${_1_bumpResult(one2)}`}))}function policyNote({kind,files,message:message2,hides,adds}){let effects=hides===null||adds===null?"":` (head’s own rules hi\
de ${hides} and add ${adds})`;return{code:kind,message:`${message2}${effects}: ${files.join(", ")}`}}var resultsMax=25e3,relatedLocationsMax=1e3,extensionsMax=100,
resultTextBytesMax=105e5;function sarif(report,options3){return logOf(report,options3,()=>!0)}function codeScanningSarif(report,options3){return logOf(report,options3,
finding=>baselineStateOf(finding)!=="absent")}function logOf(report,options3,isWanted){let{results,rules:rules3,leftOut:leftOut3}=resultsOf(report.findings.filter(
isWanted),options3),run={tool:{driver:{...driver,rules:rules3},extensions:extensionsOf(report)},columnKind:"utf16CodeUnits",originalUriBaseIds:{"%SRCROOT%":{description:{
text:"The root of the repository."}}},invocations:[invocationOf(report,leftOut3)],results,properties:propertiesOf(report,leftOut3)};return`${canonical({$schema:schema,
version:"2.1.0",runs:[run]})}
`}var schema="https://json.schemastore.org/sarif-2.1.0.json",driver={name:"Lanser",version:_1_version,semanticVersion:_1_version};function extensionsOf({servers}){
let extensions=servers.map(({id,version:own,root,skipped,treeDigest,schedule,interpreter,base,head})=>({name:plainText(id),version:plainText(own),properties:{..._2_compact(
{root:root==="."?void 0:root,skipped:skipped===null?void 0:skipped}),treeDigest,schedule,interpreter:interpreter===null?null:`${plainText(interpreter.name)} ${plainText(
interpreter.version)}`,base:{files:base.files,unknown:base.unknown},head:{files:head.files,unknown:head.unknown}}}));return[...new Map(extensions.map(one2=>[JSON.
stringify(one2),one2])).values()].sort(compareValues).slice(0,extensionsMax)}function resultsOf(findings,{show}){let inside=findings.filter(one2=>_1_isRelativePath(
one2.path)),shown=inside.filter(one2=>severityAtLeast(one2.severity,show)),isAnyWaived=shown.some(one2=>one2.waived!==void 0),rules3=new Map,results=[],bytes=0;
for(let finding of shown.toSorted(compareRanked).slice(0,resultsMax)){let newRule=ruleOf(finding),{index:index2,rule}=rules3.get(newRule.id)??{index:rules3.size,
rule:newRule},result=resultOf(finding,{rule,index:index2,isAnyWaived});if(bytes+=textBytes(result)+(rules3.has(rule.id)?0:textBytes(rule)),bytes>resultTextBytesMax)
break;rules3.set(rule.id,{index:index2,rule}),results.push(result)}return{results,rules:[...rules3.values()].map(({rule})=>rule),leftOut:{beyondLimits:shown.length-
results.length,belowShow:inside.length-shown.length,outsideRepository:findings.length-inside.length}}}function compareRanked(left3,right2){let isOld=one2=>+(one2.
state!=="new");return isOld(left3)-isOld(right2)||severityRank(left3.severity)-severityRank(right2.severity)||compareFindings(left3,right2)}function textBytes(value2){
return typeof value2=="string"?Buffer.byteLength(value2):typeof value2!="object"||value2===null?0:Object.values(value2).reduce((sum,member)=>sum+textBytes(member),
0)}function ruleOf({server:server2,code:code22}){let by=plainText(server2),name2=code22===null?null:_2_cut(plainText(code22),codeLengthMax),description=name2===
null?`Diagnostics of ${by} without a code.`:`Diagnostics of ${by} with the code ${messageText(name2)}.`;return{id:name2===null?by:`${by}/${name2}`,shortDescription:{
text:description},fullDescription:{text:description},help:{text:`The documentation of ${by} describes it. "lanser explain" explains why a finding counts as new.`}}}
var level2={error:"error",warning:"warning",information:"note",hint:"note"},baselineState={new:"new",unchanged:"unchanged",moved:"updated",fixed:"absent",removed:"\
absent",suppressed:"absent",volatile:"unchanged"};function baselineStateOf({state,seen}){return seen?.head.length===0?"absent":baselineState[state]}function nature({
state,severity}){return state==="volatile"?{kind:"review",level:"none"}:{level:level2[severity]}}function resultOf(finding,{rule,index:index2,isAnyWaived}){let{
symbol:symbol2,waived}=finding,related2=relatedLocations(finding),suppressions=waived===void 0?[]:[{kind:"external",status:"accepted",justification:plainText(`${waived.
by}: ${waived.reason}`)}];return{ruleId:rule.id,ruleIndex:index2,...nature(finding),baselineState:baselineStateOf(finding),message:{text:messageText(plainText(finding.
message))||"(no message)"},locations:[{...locationOf2(finding),..._2_compact({logicalLocations:symbol2===null?void 0:[{fullyQualifiedName:plainText(symbol2)}]})}],
..._2_compact({relatedLocations:related2.length===0?void 0:related2}),...fixesOf(finding),partialFingerprints:{"lanserFindingId/v1":finding.id},..._2_compact({suppressions:isAnyWaived?
suppressions:void 0}),properties:resultProperties(finding)}}function resultProperties(finding){let{state,matchedBy,placement,why,base,seen}=finding;return state===
"unchanged"?{state}:{state,placement,why:plainText(why),..._2_compact({matchedBy:matchedBy===null?void 0:matchedBy,base:base!==null&&_1_isRelativePath(base.path)?
{uri:uriOf(base),...regionOf(base)}:void 0,seen:seen===null?void 0:{base:seen.base,head:seen.head},proof:finding.proof===void 0?void 0:finding.proof.kind,probe:finding.
proof?.kind==="unproven"?plainText(finding.proof.probe):void 0})}}function fixesOf(finding){let{suggestion}=finding;return suggestion?.after.every(_0_isPlainLine)!==
!0?{}:{fixes:[fixOf(finding,suggestion)]}}function fixOf(place2,{title,line,before:before2,after:after2}){let last=line+before2.length,end=after2.length===0?{endLine:last+
1,endColumn:1}:{endLine:last,endColumn:(before2.at(-1)??"").length+1},region={startLine:line+1,startColumn:1,...end},text2=after2.join(`
`).toWellFormed();return{description:{text:messageText(plainText(title))||"(no title)"},artifactChanges:[{artifactLocation:{uri:uriOf(place2),uriBaseId:"%SRCROO\
T%"},replacements:[{deletedRegion:region,insertedContent:{text:text2}}]}]}}function relatedLocations({cause,related:related2=[]}){let label=cause===null?null:_2_causeLabel(
cause),name2=label===null?"this":plainText(label),caused=cause?.how==="removed-name"?`${name2}, removed by the change`:cause?.how==="dependency"?`another versio\
n of a dependency: ${name2}`:cause?.how==="moved-module"?"this file, moved by the change":cause?.how==="mended-import"?`${name2}, which fixed an import that hid\
 this finding`:`${name2}, edited by the change`;return[...cause===null||!isInHead(cause)?[]:[{place:cause,text:`Caused by ${messageText(caused)}.`}],...related2.
map(place2=>({place:place2,text:"The server names this related place."}))].filter(({place:place2})=>_1_isRelativePath(place2.path)).slice(0,relatedLocationsMax).
map(({place:place2,text:text2},id)=>({id,...locationOf2(place2),message:{text:text2}}))}function locationOf2(place2){return{physicalLocation:{artifactLocation:{
uri:uriOf(place2),uriBaseId:"%SRCROOT%"},region:regionOf(place2)}}}function uriOf({path}){let encode=mark=>`%${mark.charCodeAt(0).toString(16).toUpperCase()}`;return path.
toWellFormed().split("/").map(one2=>encodeURIComponent(one2).replace(/[!'()*]/gu,encode)).join("/")}function regionOf({range:{start,end}}){return{startLine:start.
line+1,startColumn:start.character+1,endLine:end.line+1,endColumn:end.character+1}}function propertiesOf(report,leftOut3){let{verdict,class:kind,counts:counts2,
reward,unscored,replay,base,head,reasons,scope}=report;return{verdict,class:kind,reasons:reasons.slice(0,notificationsMax).map(({code:code22,message:message2})=>({
code:code22,message:plainText(message2)})),counts:counts2,..._2_compact({scope:scope===void 0?void 0:{mode:scope.mode,files:scope.files.length,of:scope.of,why:plainText(
scope.why)}}),reward:reward===null?null:{headline:reward.headline,"pr-v1":reward["pr-v1"].r,"pr-v2":reward["pr-v2"].r},unscored:unscored===null?null:plainText(unscored),
replay:replay===null?null:replayCounts(replay),base,head,leftOut:leftOut3}}function replayCounts({mode,traces}){let counts2=["equal","different","unreadable","i\
nconclusive","stale"].map(state=>[state,traces.filter(one2=>one2.state===state).length]);return{mode,...Object.fromEntries(counts2)}}var textLengthMax3=6e3;function xmlText(content){
return escaped2(content)}function xmlAttribute(value2){return escaped2(value2).replaceAll(`
`,"&#10;")}function escaped2(text2){return _2_shorten(_0_shownText(text2).toWellFormed(),textLengthMax3).replace(/[\ufffe\uffff]/gu,one2=>`\\u{${one2.charCodeAt(
0).toString(16).toUpperCase()}}`).replace(/[&<>"']/gu,_0_entityOf)}function renderJunit(report,{reproduce}){let{findings,problems}=listFindings(report,({waived},isFailing2)=>isFailing2||
waived!==void 0),cases=[runCase(report,reproduce),...problems.map(problemCase),...findings.map(findingCase)],count=kind=>cases.filter(({outcome})=>outcome?.kind===
kind).length,counts2=`tests="${cases.length}" failures="${count("failure")}" errors="${count("error")}"`;return['<?xml version="1.0" encoding="UTF-8"?>',`<tests\
uites name="Lanser" ${counts2}>`,`  <testsuite name="Lanser" ${counts2} skipped="${count("skipped")}">`,...cases.flatMap(caseLines),"  </testsuite>","</testsuit\
es>",""].join(`
`)}function runCase(report,reproduce){let reasons=report.reasons.map(({code:code22,message:message2})=>`${code22}: ${message2}`);return{className:"lanser",name:"\
Lanser ran",outcome:void 0,said:[`${report.verdict}: ${reasons.join("; ")}`,`Reproduce: ${reproduce}`]}}var kindOf2={failure:"failure",doubt:"error",tolerated:"\
skipped"};function problemCase({kind,code:code22,message:message2,hint}){let lines=hint===null?[message2]:[message2,hint];return{className:"lanser",name:code22,
outcome:{kind:kindOf2[kind],type:code22,message:message2,lines},said:[]}}function findingCase({finding,isFailing:isFailing2,message:message2,remarks}){let{server:server2,
path,symbol:symbol2,id}=finding,where=symbol2===null?"":` in ${symbol2}`,lines=[placeText(finding),message2,...remarks];return{className:`${server2.replaceAll("\
.","_")}.${path.replaceAll(".","_")}`,name:`${serverRuleName(finding)}${where} (${_2_shortId(id)})`,outcome:{kind:isFailing2?"failure":"skipped",type:serverRuleName(
finding),message:`${placeText(finding)}: ${message2}`,lines},said:[]}}function caseLines({className,name:name2,outcome,said:said3}){let open2=`    <testcase cla\
ssname="${xmlAttribute(className)}" name="${xmlAttribute(name2)}"`,inside=[...outcome===void 0?[]:[`      <${outcome.kind} message="${xmlAttribute(outcome.message)}\
" type="${xmlAttribute(outcome.type)}">${xmlText(outcome.lines.join(`
`))}</${outcome.kind}>`],...said3.length===0?[]:[`      <system-out>${xmlText(said3.join(`
`))}</system-out>`]];return inside.length===0?[`${open2} />`]:[`${open2}>`,...inside,"    </testcase>"]}var projectFile2=".gitlab-ci.yml";function renderGitlab(report,{
show}){let{findings,problems}=listFindings(report,isShown(show));return`${canonical([...problems.map(problemEntry),...findings.map(findingEntry)])}
`}var failing={error:"critical",warning:"major",information:"major",hint:"major"},passing2={error:"minor",warning:"minor",information:"info",hint:"info"};function findingEntry({
finding,isFailing:isFailing2,message:message2,remarks}){let{path,range,severity,id}=finding,end=range.end.line-(range.end.character===0&&range.end.line>range.start.
line?1:0);return{type:"issue",description:[message2,...remarks].map(flattenText).join(" · "),check_name:serverRuleName(finding),fingerprint:id.replace(/^sha256:/u,
""),severity:(isFailing2?failing:passing2)[severity],location:{path:_0_terminalName(path.toWellFormed()),lines:{begin:range.start.line+1,end:end+1}}}}var levelOf2={
failure:"critical",doubt:"blocker",tolerated:"minor"};function problemEntry({kind,code:code22,message:message2,hint}){let what=code22==="more"?message2:`${problemWords[kind]}\
: ${message2}`;return{type:"issue",description:hint===null?what:`${what} · ${hint}`,check_name:`lanser/${code22}`,fingerprint:sha256(canonical([code22,message2])).
replace(/^sha256:/u,""),severity:levelOf2[kind],location:{path:projectFile2,lines:{begin:1,end:1}}}}var summaryBytesMax2=900*1024;function renderSummary(report,options3){
return markdown(report,{...options3,bytesMax:summaryBytesMax2})}var file={to:"file",publish:null},flagless={flag:null,help:""},surfaces={log:{to:"log",publish:null,
...flagless,noun:"log",limit:null,render:({report,reproduce,all,show,detail="usual"})=>_1_plainLog(report,{reproduce,all,show,detail})},report:{...file,...fileFlags.
report,beside:"report.json",noun:"report",limit:null,render:({json})=>json},sarif:{...file,...fileFlags.sarif,beside:"report.sarif",noun:"SARIF log",limit:{max:resultsMax,
of:"results"},render:of=>(of.reader==="code-scanning"?codeScanningSarif:sarif)(of.report,of)},html:{...file,...fileFlags.html,beside:"report.html",noun:"HTML pa\
ge",limit:{max:pageBytesMax,of:"bytes"},render:of=>html(of.report,of)},junit:{...file,...fileFlags.junit,beside:"junit.xml",noun:"JUnit file",limit:null,render:of=>renderJunit(
of.report,of)},rdjson:{...file,...fileFlags.rdjson,beside:"rdjson.json",noun:"rdjson file",limit:null,render:of=>rdjson(of.report,of)},evidence:{...file,...fileFlags.
evidence,beside:"evidence.jsonl",noun:"evidence",limit:null,render:({report})=>renderEvidence(report)},gitlab:{...file,...fileFlags.gitlab,beside:null,noun:"Git\
Lab report",limit:null,render:of=>renderGitlab(of.report,of)},check:{to:"github",publish:"check",...flagless,noun:"check run",limit:{max:checkAnnotationsMax,of:"\
annotations"},render:of=>checkContent(of.report,of)},comment:{to:"github",publish:"comment",...flagless,noun:"comment",limit:{max:commentBytesMax,of:"bytes"},render:of=>comment(
of.report,of.name,of)},review:{to:"github",publish:"suggestions",...flagless,noun:"review",limit:{max:reviewCommentsMax,of:"comments"},render:({report,show})=>reviewContent(
report,show)},annotations:{to:"log",publish:null,...flagless,noun:"annotations",limit:{max:annotationsPerStepMax,of:"annotations"},render:({report,show})=>annotations(
report,show)},summary:{to:"summary",publish:null,...flagless,noun:"job summary",limit:{max:summaryBytesMax2,of:"bytes"},render:of=>renderSummary(of.report,of)}},
actionFiles=fileSurfaces.filter(name2=>surfaces[name2].beside!==null),postedSurfaces=namesTo("github");function eachActionFile(value2){return Object.fromEntries(
actionFiles.map(name2=>[name2,value2(name2)]))}function namesTo(to){return Object.keys(surfaces).filter(name2=>surfaces[name2].to===to)}import{createRequire as lanserCreateRequire7}from"node:module";import{_5_validateReportV1}from"./together-F898493C.js";import{_4_require_ucs2length}from"./together-24003D67.js";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require8=lanserCreateRequire7(import.meta.url);_3_init_node_22();var import_ucs2length=_4___toESM(_4_require_ucs2length(),1);function defaultOf(module){
return module.default??module}var validateRunV1=validate20,schema31={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"https://raw.githubusercontent.c\
om/lanser/lanser/v0/schemas/run.v1.json",type:"object",additionalProperties:!1,required:["schema","phases","serverIdleMs","peakBytes"],properties:{schema:{const:"\
lanser.run.v1"},phases:{type:"array",items:{type:"object",additionalProperties:!1,required:["name","ms","cpuMs"],properties:{name:{type:"string",minLength:1},ms:{
type:"integer",minimum:0},cpuMs:{type:"integer",minimum:0}}}},serverIdleMs:{type:"object",additionalProperties:{type:"integer",minimum:0}},sessions:{type:"objec\
t",additionalProperties:{$ref:"#/$defs/cost"}},platform:{type:"object",additionalProperties:!1,required:["os","arch"],properties:{os:{type:"string"},arch:{type:"\
string"}}},ended:{type:"array",items:{type:"object",additionalProperties:!1,required:["session","stderr"],properties:{session:{type:"string",minLength:1},stderr:{
type:"string"}}}},processes:{type:"object",additionalProperties:{type:"object",additionalProperties:!1,required:["isOne","why"],properties:{isOne:{type:"boolean"},
why:{type:"string",minLength:1}}}},peakBytes:{type:"integer",minimum:0},observations:{type:"array",items:{type:"object",additionalProperties:!1,required:["sessi\
on","from","why","unkept"],properties:{session:{type:"string",minLength:1},from:{enum:["server","cache","both"]},why:{type:["string","null"]},unkept:{type:["str\
ing","null"]}}}},pullRequest:{type:"integer",minimum:1},surfaces:{type:"array",items:{type:"object",additionalProperties:!1,required:["surface","state","why"],properties:{
surface:{enum:["check","comment","review","report","sarif","html","junit","rdjson","evidence","gitlab","rewards","events","summary"]},state:{enum:["posted","unc\
hanged","degraded","skipped","failed"]},why:{type:["string","null"]}}}},shown:{type:"object",additionalProperties:{oneOf:[{$ref:"#/$defs/place"},{type:"null"}]}},
ownShown:{type:"object",additionalProperties:{oneOf:[{$ref:"#/$defs/place"},{type:"null"}]}}},$defs:{cost:{type:"object",additionalProperties:!1,required:["ms"],
properties:{ms:{type:"integer",minimum:0}}},place:{type:"object",additionalProperties:!1,required:["path","range"],properties:{path:{type:"string",minLength:1},
range:{$ref:"#/$defs/range"}}},range:{type:"object",additionalProperties:!1,required:["start","end"],properties:{start:{$ref:"#/$defs/position"},end:{$ref:"#/$d\
efs/position"}}},position:{type:"object",additionalProperties:!1,required:["line","column"],properties:{line:{type:"integer",minimum:1,maximum:9007199254740991},
column:{type:"integer",minimum:1,maximum:9007199254740991}}}}},func0=Object.prototype.hasOwnProperty,func71=defaultOf(import_ucs2length.default);function validate22(data,{
instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate22.evaluated;if(evaluated0.dynamicProps&&
(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),errors===0)if(data&&typeof data=="object"&&!Array.isArray(data)){let missing0;if((data.
start===void 0||!func0.call(data,"start"))&&(missing0="start")||(data.end===void 0||!func0.call(data,"end"))&&(missing0="end"))return validate22.errors=[{instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:missing0},message:"must have required property '"+missing0+"'"}],!1;{let _errs1=errors;for(let key0 of Object.
keys(data))if(!(key0==="start"||key0==="end"))return validate22.errors=[{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:key0},message:"must NOT have additional properties"}],!1;if(_errs1===errors){if(data.start!==void 0&&func0.call(data,"start")){let data0=data.
start,_errs2=errors;if(errors===errors)if(data0&&typeof data0=="object"&&!Array.isArray(data0)){let missing1;if((data0.line===void 0||!func0.call(data0,"line"))&&
(missing1="line")||(data0.column===void 0||!func0.call(data0,"column"))&&(missing1="column"))return validate22.errors=[{instancePath:instancePath+"/start",schemaPath:"\
#/$defs/position/required",keyword:"required",params:{missingProperty:missing1},message:"must have required property '"+missing1+"'"}],!1;{let _errs5=errors;for(let key1 of Object.
keys(data0))if(!(key1==="line"||key1==="column"))return validate22.errors=[{instancePath:instancePath+"/start",schemaPath:"#/$defs/position/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:key1},message:"must NOT have additional properties"}],!1;if(_errs5===errors){if(data0.line!==void 0&&func0.
call(data0,"line")){let data1=data0.line,_errs6=errors;if(!(typeof data1=="number"&&!(data1%1)&&!isNaN(data1)&&isFinite(data1)))return validate22.errors=[{instancePath:instancePath+
"/start/line",schemaPath:"#/$defs/position/properties/line/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===_errs6&&typeof data1==
"number"&&isFinite(data1)){if(data1>9007199254740991||isNaN(data1))return validate22.errors=[{instancePath:instancePath+"/start/line",schemaPath:"#/$defs/positi\
on/properties/line/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"}],!1;if(data1<1||isNaN(data1))
return validate22.errors=[{instancePath:instancePath+"/start/line",schemaPath:"#/$defs/position/properties/line/minimum",keyword:"minimum",params:{comparison:">\
=",limit:1},message:"must be >= 1"}],!1}var valid2=_errs6===errors}else var valid2=!0;if(valid2)if(data0.column!==void 0&&func0.call(data0,"column")){let data2=data0.
column,_errs8=errors;if(!(typeof data2=="number"&&!(data2%1)&&!isNaN(data2)&&isFinite(data2)))return validate22.errors=[{instancePath:instancePath+"/start/colum\
n",schemaPath:"#/$defs/position/properties/column/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===_errs8&&typeof data2==
"number"&&isFinite(data2)){if(data2>9007199254740991||isNaN(data2))return validate22.errors=[{instancePath:instancePath+"/start/column",schemaPath:"#/$defs/posi\
tion/properties/column/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"}],!1;if(data2<1||isNaN(data2))
return validate22.errors=[{instancePath:instancePath+"/start/column",schemaPath:"#/$defs/position/properties/column/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1},message:"must be >= 1"}],!1}var valid2=_errs8===errors}else var valid2=!0}}}else return validate22.errors=[{instancePath:instancePath+"/start",schemaPath:"\
#/$defs/position/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var valid0=_errs2===errors}else var valid0=!0;if(valid0)if(data.end!==
void 0&&func0.call(data,"end")){let data3=data.end,_errs10=errors;if(errors===errors)if(data3&&typeof data3=="object"&&!Array.isArray(data3)){let missing2;if((data3.
line===void 0||!func0.call(data3,"line"))&&(missing2="line")||(data3.column===void 0||!func0.call(data3,"column"))&&(missing2="column"))return validate22.errors=
[{instancePath:instancePath+"/end",schemaPath:"#/$defs/position/required",keyword:"required",params:{missingProperty:missing2},message:"must have required prope\
rty '"+missing2+"'"}],!1;{let _errs13=errors;for(let key2 of Object.keys(data3))if(!(key2==="line"||key2==="column"))return validate22.errors=[{instancePath:instancePath+
"/end",schemaPath:"#/$defs/position/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key2},message:"must NOT have additional prop\
erties"}],!1;if(_errs13===errors){if(data3.line!==void 0&&func0.call(data3,"line")){let data4=data3.line,_errs14=errors;if(!(typeof data4=="number"&&!(data4%1)&&
!isNaN(data4)&&isFinite(data4)))return validate22.errors=[{instancePath:instancePath+"/end/line",schemaPath:"#/$defs/position/properties/line/type",keyword:"typ\
e",params:{type:"integer"},message:"must be integer"}],!1;if(errors===_errs14&&typeof data4=="number"&&isFinite(data4)){if(data4>9007199254740991||isNaN(data4))
return validate22.errors=[{instancePath:instancePath+"/end/line",schemaPath:"#/$defs/position/properties/line/maximum",keyword:"maximum",params:{comparison:"<=",
limit:9007199254740991},message:"must be <= 9007199254740991"}],!1;if(data4<1||isNaN(data4))return validate22.errors=[{instancePath:instancePath+"/end/line",schemaPath:"\
#/$defs/position/properties/line/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"}],!1}var valid4=_errs14===errors}else var valid4=!0;
if(valid4)if(data3.column!==void 0&&func0.call(data3,"column")){let data5=data3.column,_errs16=errors;if(!(typeof data5=="number"&&!(data5%1)&&!isNaN(data5)&&isFinite(
data5)))return validate22.errors=[{instancePath:instancePath+"/end/column",schemaPath:"#/$defs/position/properties/column/type",keyword:"type",params:{type:"int\
eger"},message:"must be integer"}],!1;if(errors===_errs16&&typeof data5=="number"&&isFinite(data5)){if(data5>9007199254740991||isNaN(data5))return validate22.errors=
[{instancePath:instancePath+"/end/column",schemaPath:"#/$defs/position/properties/column/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},
message:"must be <= 9007199254740991"}],!1;if(data5<1||isNaN(data5))return validate22.errors=[{instancePath:instancePath+"/end/column",schemaPath:"#/$defs/posit\
ion/properties/column/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"}],!1}var valid4=_errs16===errors}else var valid4=!0}}}else
return validate22.errors=[{instancePath:instancePath+"/end",schemaPath:"#/$defs/position/type",keyword:"type",params:{type:"object"},message:"must be object"}],
!1;var valid0=_errs10===errors}else var valid0=!0}}}else return validate22.errors=[{instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"}],!1;return validate22.errors=vErrors,errors===0}validate22.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function validate21(data,{instancePath="",
parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate21.evaluated;if(evaluated0.dynamicProps&&(evaluated0.
props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),errors===0)if(data&&typeof data=="object"&&!Array.isArray(data)){let missing0;if((data.path===void 0||
!func0.call(data,"path"))&&(missing0="path")||(data.range===void 0||!func0.call(data,"range"))&&(missing0="range"))return validate21.errors=[{instancePath,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:missing0},message:"must have required property '"+missing0+"'"}],!1;{let _errs1=errors;for(let key0 of Object.
keys(data))if(!(key0==="path"||key0==="range"))return validate21.errors=[{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:key0},message:"must NOT have additional properties"}],!1;if(_errs1===errors){if(data.path!==void 0&&func0.call(data,"path")){let data0=data.path,
_errs2=errors;if(errors===_errs2)if(typeof data0=="string"){if(func71(data0)<1)return validate21.errors=[{instancePath:instancePath+"/path",schemaPath:"#/proper\
ties/path/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"}],!1}else return validate21.errors=[{instancePath:instancePath+
"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid0=_errs2===errors}else var valid0=!0;if(valid0)
if(data.range!==void 0&&func0.call(data,"range")){let _errs4=errors;validate22(data.range,{instancePath:instancePath+"/range",parentData:data,parentDataProperty:"\
range",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate22.errors:vErrors.concat(validate22.errors),errors=vErrors.length);var valid0=_errs4===errors}else
var valid0=!0}}}else return validate21.errors=[{instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return validate21.
errors=vErrors,errors===0}validate21.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function validate20(data,{instancePath="",parentData,parentDataProperty,
rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate20.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.
dynamicItems&&(evaluated0.items=void 0),errors===0)if(data&&typeof data=="object"&&!Array.isArray(data)){let missing0;if((data.schema===void 0||!func0.call(data,
"schema"))&&(missing0="schema")||(data.phases===void 0||!func0.call(data,"phases"))&&(missing0="phases")||(data.serverIdleMs===void 0||!func0.call(data,"serverI\
dleMs"))&&(missing0="serverIdleMs")||(data.peakBytes===void 0||!func0.call(data,"peakBytes"))&&(missing0="peakBytes"))return validate20.errors=[{instancePath,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:missing0},message:"must have required property '"+missing0+"'"}],!1;{let _errs1=errors;for(let key0 of Object.
keys(data))if(!func0.call(schema31.properties,key0))return validate20.errors=[{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:key0},message:"must NOT have additional properties"}],!1;if(_errs1===errors){if(data.schema!==void 0&&func0.call(data,"schema")){let _errs2=errors;
if(data.schema!=="lanser.run.v1")return validate20.errors=[{instancePath:instancePath+"/schema",schemaPath:"#/properties/schema/const",keyword:"const",params:{allowedValue:"\
lanser.run.v1"},message:"must be equal to constant"}],!1;var valid0=_errs2===errors}else var valid0=!0;if(valid0){if(data.phases!==void 0&&func0.call(data,"phas\
es")){let data1=data.phases,_errs3=errors;if(errors===_errs3)if(Array.isArray(data1)){var valid1=!0;let len0=data1.length;for(let i0=0;i0<len0;i0++){let data2=data1[i0],
_errs5=errors;if(errors===_errs5)if(data2&&typeof data2=="object"&&!Array.isArray(data2)){let missing1;if((data2.name===void 0||!func0.call(data2,"name"))&&(missing1=
"name")||(data2.ms===void 0||!func0.call(data2,"ms"))&&(missing1="ms")||(data2.cpuMs===void 0||!func0.call(data2,"cpuMs"))&&(missing1="cpuMs"))return validate20.
errors=[{instancePath:instancePath+"/phases/"+i0,schemaPath:"#/properties/phases/items/required",keyword:"required",params:{missingProperty:missing1},message:"m\
ust have required property '"+missing1+"'"}],!1;{let _errs7=errors;for(let key1 of Object.keys(data2))if(!(key1==="name"||key1==="ms"||key1==="cpuMs"))return validate20.
errors=[{instancePath:instancePath+"/phases/"+i0,schemaPath:"#/properties/phases/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key1},
message:"must NOT have additional properties"}],!1;if(_errs7===errors){if(data2.name!==void 0&&func0.call(data2,"name")){let data3=data2.name,_errs8=errors;if(errors===
_errs8)if(typeof data3=="string"){if(func71(data3)<1)return validate20.errors=[{instancePath:instancePath+"/phases/"+i0+"/name",schemaPath:"#/properties/phases/\
items/properties/name/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"}],!1}else return validate20.errors=[{instancePath:instancePath+
"/phases/"+i0+"/name",schemaPath:"#/properties/phases/items/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid2=_errs8===
errors}else var valid2=!0;if(valid2){if(data2.ms!==void 0&&func0.call(data2,"ms")){let data4=data2.ms,_errs10=errors;if(!(typeof data4=="number"&&!(data4%1)&&!isNaN(
data4)&&isFinite(data4)))return validate20.errors=[{instancePath:instancePath+"/phases/"+i0+"/ms",schemaPath:"#/properties/phases/items/properties/ms/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===_errs10&&typeof data4=="number"&&isFinite(data4)&&(data4<0||isNaN(data4)))return validate20.
errors=[{instancePath:instancePath+"/phases/"+i0+"/ms",schemaPath:"#/properties/phases/items/properties/ms/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"}],!1;var valid2=_errs10===errors}else var valid2=!0;if(valid2)if(data2.cpuMs!==void 0&&func0.call(data2,"cpuMs")){let data5=data2.cpuMs,_errs12=errors;
if(!(typeof data5=="number"&&!(data5%1)&&!isNaN(data5)&&isFinite(data5)))return validate20.errors=[{instancePath:instancePath+"/phases/"+i0+"/cpuMs",schemaPath:"\
#/properties/phases/items/properties/cpuMs/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===_errs12&&typeof data5=="numbe\
r"&&isFinite(data5)&&(data5<0||isNaN(data5)))return validate20.errors=[{instancePath:instancePath+"/phases/"+i0+"/cpuMs",schemaPath:"#/properties/phases/items/p\
roperties/cpuMs/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1;var valid2=_errs12===errors}else var valid2=!0}}}}else return validate20.
errors=[{instancePath:instancePath+"/phases/"+i0,schemaPath:"#/properties/phases/items/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;
var valid1=_errs5===errors;if(!valid1)break}}else return validate20.errors=[{instancePath:instancePath+"/phases",schemaPath:"#/properties/phases/type",keyword:"\
type",params:{type:"array"},message:"must be array"}],!1;var valid0=_errs3===errors}else var valid0=!0;if(valid0){if(data.serverIdleMs!==void 0&&func0.call(data,
"serverIdleMs")){let data6=data.serverIdleMs,_errs14=errors;if(errors===_errs14)if(data6&&typeof data6=="object"&&!Array.isArray(data6))for(let key2 of Object.keys(
data6)){let data7=data6[key2],_errs17=errors;if(!(typeof data7=="number"&&!(data7%1)&&!isNaN(data7)&&isFinite(data7)))return validate20.errors=[{instancePath:instancePath+
"/serverIdleMs/"+key2.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/serverIdleMs/additionalProperties/type",keyword:"type",params:{type:"integ\
er"},message:"must be integer"}],!1;if(errors===_errs17&&typeof data7=="number"&&isFinite(data7)&&(data7<0||isNaN(data7)))return validate20.errors=[{instancePath:instancePath+
"/serverIdleMs/"+key2.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/serverIdleMs/additionalProperties/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"}],!1;var valid3=_errs17===errors;if(!valid3)break}else return validate20.errors=[{instancePath:instancePath+"/serverIdleMs",
schemaPath:"#/properties/serverIdleMs/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var valid0=_errs14===errors}else var valid0=!0;if(valid0){
if(data.sessions!==void 0&&func0.call(data,"sessions")){let data8=data.sessions,_errs19=errors;if(errors===_errs19)if(data8&&typeof data8=="object"&&!Array.isArray(
data8))for(let key3 of Object.keys(data8)){let data9=data8[key3],_errs22=errors;if(errors===errors)if(data9&&typeof data9=="object"&&!Array.isArray(data9)){let missing2;
if((data9.ms===void 0||!func0.call(data9,"ms"))&&(missing2="ms"))return validate20.errors=[{instancePath:instancePath+"/sessions/"+key3.replace(/~/g,"~0").replace(
/\//g,"~1"),schemaPath:"#/$defs/cost/required",keyword:"required",params:{missingProperty:missing2},message:"must have required property '"+missing2+"'"}],!1;{let _errs25=errors;
for(let key4 of Object.keys(data9))if(key4!=="ms")return validate20.errors=[{instancePath:instancePath+"/sessions/"+key3.replace(/~/g,"~0").replace(/\//g,"~1"),
schemaPath:"#/$defs/cost/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key4},message:"must NOT have additional properties"}],!1;
if(_errs25===errors&&data9.ms!==void 0&&func0.call(data9,"ms")){let data10=data9.ms,_errs26=errors;if(!(typeof data10=="number"&&!(data10%1)&&!isNaN(data10)&&isFinite(
data10)))return validate20.errors=[{instancePath:instancePath+"/sessions/"+key3.replace(/~/g,"~0").replace(/\//g,"~1")+"/ms",schemaPath:"#/$defs/cost/properties\
/ms/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===_errs26&&typeof data10=="number"&&isFinite(data10)&&(data10<0||isNaN(
data10)))return validate20.errors=[{instancePath:instancePath+"/sessions/"+key3.replace(/~/g,"~0").replace(/\//g,"~1")+"/ms",schemaPath:"#/$defs/cost/properties\
/ms/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}}}else return validate20.errors=[{instancePath:instancePath+"/sessio\
ns/"+key3.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/$defs/cost/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var valid4=_errs22===
errors;if(!valid4)break}else return validate20.errors=[{instancePath:instancePath+"/sessions",schemaPath:"#/properties/sessions/type",keyword:"type",params:{type:"\
object"},message:"must be object"}],!1;var valid0=_errs19===errors}else var valid0=!0;if(valid0){if(data.platform!==void 0&&func0.call(data,"platform")){let data11=data.
platform,_errs28=errors;if(errors===_errs28)if(data11&&typeof data11=="object"&&!Array.isArray(data11)){let missing3;if((data11.os===void 0||!func0.call(data11,
"os"))&&(missing3="os")||(data11.arch===void 0||!func0.call(data11,"arch"))&&(missing3="arch"))return validate20.errors=[{instancePath:instancePath+"/platform",
schemaPath:"#/properties/platform/required",keyword:"required",params:{missingProperty:missing3},message:"must have required property '"+missing3+"'"}],!1;{let _errs30=errors;
for(let key5 of Object.keys(data11))if(!(key5==="os"||key5==="arch"))return validate20.errors=[{instancePath:instancePath+"/platform",schemaPath:"#/properties/p\
latform/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key5},message:"must NOT have additional properties"}],!1;if(_errs30===errors){
if(data11.os!==void 0&&func0.call(data11,"os")){let _errs31=errors;if(typeof data11.os!="string")return validate20.errors=[{instancePath:instancePath+"/platform\
/os",schemaPath:"#/properties/platform/properties/os/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid7=_errs31===errors}else var valid7=!0;
if(valid7)if(data11.arch!==void 0&&func0.call(data11,"arch")){let _errs33=errors;if(typeof data11.arch!="string")return validate20.errors=[{instancePath:instancePath+
"/platform/arch",schemaPath:"#/properties/platform/properties/arch/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid7=_errs33===
errors}else var valid7=!0}}}else return validate20.errors=[{instancePath:instancePath+"/platform",schemaPath:"#/properties/platform/type",keyword:"type",params:{
type:"object"},message:"must be object"}],!1;var valid0=_errs28===errors}else var valid0=!0;if(valid0){if(data.ended!==void 0&&func0.call(data,"ended")){let data14=data.
ended,_errs35=errors;if(errors===_errs35)if(Array.isArray(data14)){var valid8=!0;let len1=data14.length;for(let i1=0;i1<len1;i1++){let data15=data14[i1],_errs37=errors;
if(errors===_errs37)if(data15&&typeof data15=="object"&&!Array.isArray(data15)){let missing4;if((data15.session===void 0||!func0.call(data15,"session"))&&(missing4=
"session")||(data15.stderr===void 0||!func0.call(data15,"stderr"))&&(missing4="stderr"))return validate20.errors=[{instancePath:instancePath+"/ended/"+i1,schemaPath:"\
#/properties/ended/items/required",keyword:"required",params:{missingProperty:missing4},message:"must have required property '"+missing4+"'"}],!1;{let _errs39=errors;
for(let key6 of Object.keys(data15))if(!(key6==="session"||key6==="stderr"))return validate20.errors=[{instancePath:instancePath+"/ended/"+i1,schemaPath:"#/prop\
erties/ended/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key6},message:"must NOT have additional properties"}],!1;if(_errs39===
errors){if(data15.session!==void 0&&func0.call(data15,"session")){let data16=data15.session,_errs40=errors;if(errors===_errs40)if(typeof data16=="string"){if(func71(
data16)<1)return validate20.errors=[{instancePath:instancePath+"/ended/"+i1+"/session",schemaPath:"#/properties/ended/items/properties/session/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"}],!1}else return validate20.errors=[{instancePath:instancePath+"/ended/"+i1+"/sessio\
n",schemaPath:"#/properties/ended/items/properties/session/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid9=_errs40===errors}else
var valid9=!0;if(valid9)if(data15.stderr!==void 0&&func0.call(data15,"stderr")){let _errs42=errors;if(typeof data15.stderr!="string")return validate20.errors=[{
instancePath:instancePath+"/ended/"+i1+"/stderr",schemaPath:"#/properties/ended/items/properties/stderr/type",keyword:"type",params:{type:"string"},message:"mus\
t be string"}],!1;var valid9=_errs42===errors}else var valid9=!0}}}else return validate20.errors=[{instancePath:instancePath+"/ended/"+i1,schemaPath:"#/properti\
es/ended/items/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var valid8=_errs37===errors;if(!valid8)break}}else return validate20.errors=
[{instancePath:instancePath+"/ended",schemaPath:"#/properties/ended/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var valid0=_errs35===
errors}else var valid0=!0;if(valid0){if(data.processes!==void 0&&func0.call(data,"processes")){let data18=data.processes,_errs44=errors;if(errors===_errs44)if(data18&&
typeof data18=="object"&&!Array.isArray(data18))for(let key7 of Object.keys(data18)){let data19=data18[key7],_errs47=errors;if(errors===_errs47)if(data19&&typeof data19==
"object"&&!Array.isArray(data19)){let missing5;if((data19.isOne===void 0||!func0.call(data19,"isOne"))&&(missing5="isOne")||(data19.why===void 0||!func0.call(data19,
"why"))&&(missing5="why"))return validate20.errors=[{instancePath:instancePath+"/processes/"+key7.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/propertie\
s/processes/additionalProperties/required",keyword:"required",params:{missingProperty:missing5},message:"must have required property '"+missing5+"'"}],!1;{let _errs49=errors;
for(let key8 of Object.keys(data19))if(!(key8==="isOne"||key8==="why"))return validate20.errors=[{instancePath:instancePath+"/processes/"+key7.replace(/~/g,"~0").
replace(/\//g,"~1"),schemaPath:"#/properties/processes/additionalProperties/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key8},
message:"must NOT have additional properties"}],!1;if(_errs49===errors){if(data19.isOne!==void 0&&func0.call(data19,"isOne")){let _errs50=errors;if(typeof data19.
isOne!="boolean")return validate20.errors=[{instancePath:instancePath+"/processes/"+key7.replace(/~/g,"~0").replace(/\//g,"~1")+"/isOne",schemaPath:"#/propertie\
s/processes/additionalProperties/properties/isOne/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"}],!1;var valid11=_errs50===errors}else var valid11=!0;
if(valid11)if(data19.why!==void 0&&func0.call(data19,"why")){let data21=data19.why,_errs52=errors;if(errors===_errs52)if(typeof data21=="string"){if(func71(data21)<
1)return validate20.errors=[{instancePath:instancePath+"/processes/"+key7.replace(/~/g,"~0").replace(/\//g,"~1")+"/why",schemaPath:"#/properties/processes/addit\
ionalProperties/properties/why/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"}],!1}else return validate20.errors=
[{instancePath:instancePath+"/processes/"+key7.replace(/~/g,"~0").replace(/\//g,"~1")+"/why",schemaPath:"#/properties/processes/additionalProperties/properties/\
why/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid11=_errs52===errors}else var valid11=!0}}}else return validate20.errors=[
{instancePath:instancePath+"/processes/"+key7.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/processes/additionalProperties/type",keyword:"type",
params:{type:"object"},message:"must be object"}],!1;var valid10=_errs47===errors;if(!valid10)break}else return validate20.errors=[{instancePath:instancePath+"/\
processes",schemaPath:"#/properties/processes/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var valid0=_errs44===errors}else var valid0=!0;
if(valid0){if(data.peakBytes!==void 0&&func0.call(data,"peakBytes")){let data22=data.peakBytes,_errs54=errors;if(!(typeof data22=="number"&&!(data22%1)&&!isNaN(
data22)&&isFinite(data22)))return validate20.errors=[{instancePath:instancePath+"/peakBytes",schemaPath:"#/properties/peakBytes/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"}],!1;if(errors===_errs54&&typeof data22=="number"&&isFinite(data22)&&(data22<0||isNaN(data22)))return validate20.errors=[{instancePath:instancePath+
"/peakBytes",schemaPath:"#/properties/peakBytes/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1;var valid0=_errs54===errors}else
var valid0=!0;if(valid0){if(data.observations!==void 0&&func0.call(data,"observations")){let data23=data.observations,_errs56=errors;if(errors===_errs56)if(Array.
isArray(data23)){var valid12=!0;let len2=data23.length;for(let i2=0;i2<len2;i2++){let data24=data23[i2],_errs58=errors;if(errors===_errs58)if(data24&&typeof data24==
"object"&&!Array.isArray(data24)){let missing6;if((data24.session===void 0||!func0.call(data24,"session"))&&(missing6="session")||(data24.from===void 0||!func0.
call(data24,"from"))&&(missing6="from")||(data24.why===void 0||!func0.call(data24,"why"))&&(missing6="why")||(data24.unkept===void 0||!func0.call(data24,"unkept"))&&
(missing6="unkept"))return validate20.errors=[{instancePath:instancePath+"/observations/"+i2,schemaPath:"#/properties/observations/items/required",keyword:"requ\
ired",params:{missingProperty:missing6},message:"must have required property '"+missing6+"'"}],!1;{let _errs60=errors;for(let key9 of Object.keys(data24))if(!(key9===
"session"||key9==="from"||key9==="why"||key9==="unkept"))return validate20.errors=[{instancePath:instancePath+"/observations/"+i2,schemaPath:"#/properties/obser\
vations/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key9},message:"must NOT have additional properties"}],!1;if(_errs60===
errors){if(data24.session!==void 0&&func0.call(data24,"session")){let data25=data24.session,_errs61=errors;if(errors===_errs61)if(typeof data25=="string"){if(func71(
data25)<1)return validate20.errors=[{instancePath:instancePath+"/observations/"+i2+"/session",schemaPath:"#/properties/observations/items/properties/session/min\
Length",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"}],!1}else return validate20.errors=[{instancePath:instancePath+"/ob\
servations/"+i2+"/session",schemaPath:"#/properties/observations/items/properties/session/type",keyword:"type",params:{type:"string"},message:"must be string"}],
!1;var valid13=_errs61===errors}else var valid13=!0;if(valid13){if(data24.from!==void 0&&func0.call(data24,"from")){let data26=data24.from,_errs63=errors;if(!(data26===
"server"||data26==="cache"||data26==="both"))return validate20.errors=[{instancePath:instancePath+"/observations/"+i2+"/from",schemaPath:"#/properties/observati\
ons/items/properties/from/enum",keyword:"enum",params:{allowedValues:schema31.properties.observations.items.properties.from.enum},message:"must be equal to one \
of the allowed values"}],!1;var valid13=_errs63===errors}else var valid13=!0;if(valid13){if(data24.why!==void 0&&func0.call(data24,"why")){let data27=data24.why,
_errs64=errors;if(typeof data27!="string"&&data27!==null)return validate20.errors=[{instancePath:instancePath+"/observations/"+i2+"/why",schemaPath:"#/propertie\
s/observations/items/properties/why/type",keyword:"type",params:{type:schema31.properties.observations.items.properties.why.type},message:"must be string,null"}],
!1;var valid13=_errs64===errors}else var valid13=!0;if(valid13)if(data24.unkept!==void 0&&func0.call(data24,"unkept")){let data28=data24.unkept,_errs66=errors;if(typeof data28!=
"string"&&data28!==null)return validate20.errors=[{instancePath:instancePath+"/observations/"+i2+"/unkept",schemaPath:"#/properties/observations/items/propertie\
s/unkept/type",keyword:"type",params:{type:schema31.properties.observations.items.properties.unkept.type},message:"must be string,null"}],!1;var valid13=_errs66===
errors}else var valid13=!0}}}}}else return validate20.errors=[{instancePath:instancePath+"/observations/"+i2,schemaPath:"#/properties/observations/items/type",keyword:"\
type",params:{type:"object"},message:"must be object"}],!1;var valid12=_errs58===errors;if(!valid12)break}}else return validate20.errors=[{instancePath:instancePath+
"/observations",schemaPath:"#/properties/observations/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var valid0=_errs56===errors}else var valid0=!0;
if(valid0){if(data.pullRequest!==void 0&&func0.call(data,"pullRequest")){let data29=data.pullRequest,_errs68=errors;if(!(typeof data29=="number"&&!(data29%1)&&!isNaN(
data29)&&isFinite(data29)))return validate20.errors=[{instancePath:instancePath+"/pullRequest",schemaPath:"#/properties/pullRequest/type",keyword:"type",params:{
type:"integer"},message:"must be integer"}],!1;if(errors===_errs68&&typeof data29=="number"&&isFinite(data29)&&(data29<1||isNaN(data29)))return validate20.errors=
[{instancePath:instancePath+"/pullRequest",schemaPath:"#/properties/pullRequest/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= \
1"}],!1;var valid0=_errs68===errors}else var valid0=!0;if(valid0){if(data.surfaces!==void 0&&func0.call(data,"surfaces")){let data30=data.surfaces,_errs70=errors;
if(errors===_errs70)if(Array.isArray(data30)){var valid14=!0;let len3=data30.length;for(let i3=0;i3<len3;i3++){let data31=data30[i3],_errs72=errors;if(errors===
_errs72)if(data31&&typeof data31=="object"&&!Array.isArray(data31)){let missing7;if((data31.surface===void 0||!func0.call(data31,"surface"))&&(missing7="surface")||
(data31.state===void 0||!func0.call(data31,"state"))&&(missing7="state")||(data31.why===void 0||!func0.call(data31,"why"))&&(missing7="why"))return validate20.errors=
[{instancePath:instancePath+"/surfaces/"+i3,schemaPath:"#/properties/surfaces/items/required",keyword:"required",params:{missingProperty:missing7},message:"must\
 have required property '"+missing7+"'"}],!1;{let _errs74=errors;for(let key10 of Object.keys(data31))if(!(key10==="surface"||key10==="state"||key10==="why"))return validate20.
errors=[{instancePath:instancePath+"/surfaces/"+i3,schemaPath:"#/properties/surfaces/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key10},
message:"must NOT have additional properties"}],!1;if(_errs74===errors){if(data31.surface!==void 0&&func0.call(data31,"surface")){let data32=data31.surface,_errs75=errors;
if(!(data32==="check"||data32==="comment"||data32==="review"||data32==="report"||data32==="sarif"||data32==="html"||data32==="junit"||data32==="rdjson"||data32===
"evidence"||data32==="gitlab"||data32==="rewards"||data32==="events"||data32==="summary"))return validate20.errors=[{instancePath:instancePath+"/surfaces/"+i3+"\
/surface",schemaPath:"#/properties/surfaces/items/properties/surface/enum",keyword:"enum",params:{allowedValues:schema31.properties.surfaces.items.properties.surface.
enum},message:"must be equal to one of the allowed values"}],!1;var valid15=_errs75===errors}else var valid15=!0;if(valid15){if(data31.state!==void 0&&func0.call(
data31,"state")){let data33=data31.state,_errs76=errors;if(!(data33==="posted"||data33==="unchanged"||data33==="degraded"||data33==="skipped"||data33==="failed"))
return validate20.errors=[{instancePath:instancePath+"/surfaces/"+i3+"/state",schemaPath:"#/properties/surfaces/items/properties/state/enum",keyword:"enum",params:{
allowedValues:schema31.properties.surfaces.items.properties.state.enum},message:"must be equal to one of the allowed values"}],!1;var valid15=_errs76===errors}else
var valid15=!0;if(valid15)if(data31.why!==void 0&&func0.call(data31,"why")){let data34=data31.why,_errs77=errors;if(typeof data34!="string"&&data34!==null)return validate20.
errors=[{instancePath:instancePath+"/surfaces/"+i3+"/why",schemaPath:"#/properties/surfaces/items/properties/why/type",keyword:"type",params:{type:schema31.properties.
surfaces.items.properties.why.type},message:"must be string,null"}],!1;var valid15=_errs77===errors}else var valid15=!0}}}}else return validate20.errors=[{instancePath:instancePath+
"/surfaces/"+i3,schemaPath:"#/properties/surfaces/items/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var valid14=_errs72===errors;if(!valid14)
break}}else return validate20.errors=[{instancePath:instancePath+"/surfaces",schemaPath:"#/properties/surfaces/type",keyword:"type",params:{type:"array"},message:"\
must be array"}],!1;var valid0=_errs70===errors}else var valid0=!0;if(valid0){if(data.shown!==void 0&&func0.call(data,"shown")){let data35=data.shown,_errs79=errors;
if(errors===_errs79)if(data35&&typeof data35=="object"&&!Array.isArray(data35))for(let key11 of Object.keys(data35)){let data36=data35[key11],_errs82=errors,_errs83=errors,
valid17=!1,passing0=null,_errs84=errors;validate21(data36,{instancePath:instancePath+"/shown/"+key11.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:data35,parentDataProperty:key11,
rootData,dynamicAnchors})||(vErrors=vErrors===null?validate21.errors:vErrors.concat(validate21.errors),errors=vErrors.length);var _valid0=_errs84===errors;_valid0&&
(valid17=!0,passing0=0);let _errs85=errors;if(data36!==null){let err0={instancePath:instancePath+"/shown/"+key11.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/properties/shown/additionalProperties/oneOf/1/type",keyword:"type",params:{type:"null"},message:"must be null"};vErrors===null?vErrors=[err0]:vErrors.push(err0),
errors++}var _valid0=_errs85===errors;if(_valid0&&valid17?(valid17=!1,passing0=[passing0,1]):_valid0&&(valid17=!0,passing0=1),valid17)errors=_errs83,vErrors!==null&&
(_errs83?vErrors.length=_errs83:vErrors=null);else{let err1={instancePath:instancePath+"/shown/"+key11.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/prop\
erties/shown/additionalProperties/oneOf",keyword:"oneOf",params:{passingSchemas:passing0},message:"must match exactly one schema in oneOf"};return vErrors===null?
vErrors=[err1]:vErrors.push(err1),errors++,validate20.errors=vErrors,!1}var valid16=_errs82===errors;if(!valid16)break}else return validate20.errors=[{instancePath:instancePath+
"/shown",schemaPath:"#/properties/shown/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var valid0=_errs79===errors}else var valid0=!0;
if(valid0)if(data.ownShown!==void 0&&func0.call(data,"ownShown")){let data37=data.ownShown,_errs87=errors;if(errors===_errs87)if(data37&&typeof data37=="object"&&
!Array.isArray(data37))for(let key12 of Object.keys(data37)){let data38=data37[key12],_errs90=errors,_errs91=errors,valid19=!1,passing1=null,_errs92=errors;validate21(
data38,{instancePath:instancePath+"/ownShown/"+key12.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:data37,parentDataProperty:key12,rootData,dynamicAnchors})||
(vErrors=vErrors===null?validate21.errors:vErrors.concat(validate21.errors),errors=vErrors.length);var _valid1=_errs92===errors;_valid1&&(valid19=!0,passing1=0);
let _errs93=errors;if(data38!==null){let err2={instancePath:instancePath+"/ownShown/"+key12.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/ownS\
hown/additionalProperties/oneOf/1/type",keyword:"type",params:{type:"null"},message:"must be null"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}var _valid1=_errs93===
errors;if(_valid1&&valid19?(valid19=!1,passing1=[passing1,1]):_valid1&&(valid19=!0,passing1=1),valid19)errors=_errs91,vErrors!==null&&(_errs91?vErrors.length=_errs91:
vErrors=null);else{let err3={instancePath:instancePath+"/ownShown/"+key12.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/ownShown/additionalPro\
perties/oneOf",keyword:"oneOf",params:{passingSchemas:passing1},message:"must match exactly one schema in oneOf"};return vErrors===null?vErrors=[err3]:vErrors.push(
err3),errors++,validate20.errors=vErrors,!1}var valid18=_errs90===errors;if(!valid18)break}else return validate20.errors=[{instancePath:instancePath+"/ownShown",
schemaPath:"#/properties/ownShown/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var valid0=_errs87===errors}else var valid0=!0}}}}}}}}}}}}}}else
return validate20.errors=[{instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return validate20.errors=vErrors,
errors===0}validate20.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};_3_init_node_22();function serializeReport(report){let text2=reportToV1(report);return assertFollows(
_5_validateReportV1,JSON.parse(text2),"the report"),text2}function serializeRun(run){let published={schema:"lanser.run.v1",...run,peakBytes:Math.round(run.peakBytes)};
return assertFollows(validateRunV1,published,"run.json"),`${JSON.stringify(published,null,2)}
`}function assertFollows(validate,value2,what){if(validate(value2))return;let first=validate.errors?.[0];throw new Error(`${what} breaks its schema at ${first?.
instancePath||"the top"}: ${first?.message}`)}import{_0_diskHint,_0_leadsInto,_0_machineProblem,_0_makeFolder,_0_makeTemporary,_0_ownFolder,_0_placeInside,_0_prepareFile,_0_refusalIn,_0_removable,_0_removal,
_0_replaceFile,_0_workTreeAbove,_0_writeInside,_0_writeWhole}from"./together-4357D8B2.js";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require9=lanserCreateRequire8(import.meta.url);_3_init_node_22();var import_node_fs2=_4___toESM(_1_require_node_fs(),1),import_node_path2=_4___toESM(
_0_require_node_path(),1);function writeSurface(name2,file2,rendering,run){name2==="report"?writeReport(file2,rendering,run):writeOutput(file2,surfaces[name2].render(
rendering),surfaces[name2].noun)}function writeReport(file2,{report,json},run){if((0,import_node_path2.basename)(file2)==="run.json")throw new _1_UserError("usa\
ge","the name run.json is reserved for the second file next to the report; choose another name");let[shown,ownShown]=[shownToV1(report,"shown"),shownToV1(report,
"ownShown")],facts={...run,..._2_compact({shown:Object.keys(shown).length===0?void 0:shown,ownShown:Object.keys(ownShown).length===0?void 0:ownShown})};writeOutput(
file2,json,"report"),writeOutput((0,import_node_path2.join)((0,import_node_path2.dirname)(file2),"run.json"),serializeRun(facts),"report")}function writeOutput(file2,text2,what){
try{_0_prepareFile(file2),_0_writeWhole(file2,()=>(0,import_node_fs2.writeFileSync)(file2,text2))}catch(error){throw error instanceof _1_UserError?error:unwritten(
`cannot write the ${what} to ${file2}`,error)}}function unwritten(what,cause){let refusal=_0_refusalIn(cause);return refusal===void 0?new _1_UserError("unreadab\
le-file",what,{cause}):new _1_UserError("machine-limit",`${what}: ${refusal.why}`,{hint:"Free space, or name a file on another disk. Lanser removed the partial \
file.",cause})}function writeKept({stderr},file2,kept,what){kept.kind==="kept"?writeOutput(file2,kept.text,what):stderr.write(`lanser: ${kept.note}
`)}import{createRequire as lanserCreateRequire24}from"node:module";import{_0_assertNoUnfinishedEdit,_0_interrupted,_0_openState,_0_stateFolder}from"./together-BD98FAAF.js";import{createRequire as lanserCreateRequire23}from"node:module";import{createRequire as lanserCreateRequire9}from"node:module";import{_22_offLimits,_22_pathMatcher,_22_rule,_22_ruleMatcher,_22_rulesTouching,_22_selectRewarded,_22_shadowed,_22_withOriginalSeverities}from"./together-BD98FAAF.js";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require10=lanserCreateRequire9(import.meta.url);_3_init_node_22();function leftOutGlobs({ignore,include=[],deny}){return[...ignore,...deny?.
paths??[],...include.map(glob=>`!${glob}`)]}function hasGlobs({rules:rules3=[],ignore,include=[],deny,servers}){return servers.some(({roots})=>roots!==void 0)||
ignore.length+include.length+(deny?.paths??[]).length>0||rules3.some(({path})=>path!==void 0)}function emptyGlobs({rules:rules3=[],ignore,include=[],deny,servers},files){
let isEmpty=glob=>{let matches2=_22_pathMatcher(glob);return!files.some(path=>matches2(path))},folders=new Set([".",...files.flatMap(_1_foldersAbove)]),isFolderless=root=>{
let glob=root.replace(/^(?:\.\/)+/u,"").replace(/\/+$/u,""),matches2=glob===""?()=>!0:_22_pathMatcher(glob);return![...folders].some(folder=>matches2(folder))},
note=(key2,glob)=>`${key2}: the glob ${glob} matches no file of the repository`;return[...ignore.flatMap((glob,index2)=>isEmpty(glob)?[note(`ignore[${index2}]`,
glob)]:[]),...include.flatMap((glob,index2)=>isEmpty(glob)?[note(`include[${index2}]`,glob)]:[]),...(deny?.paths??[]).flatMap((glob,index2)=>isEmpty(glob)?[note(
`deny.paths[${index2}]`,glob)]:[]),...rules3.flatMap(({path},index2)=>path!==void 0&&isEmpty(path)?[note(_3_describeRule(index2),path)]:[]),...servers.flatMap(({
id,roots=[]})=>roots.filter(isFolderless).map(glob=>`roots of ${id}: the glob ${glob} matches no folder of the repository`))]}import{createRequire as lanserCreateRequire10}from"node:module";import{_2_fetchBranch,_2_fetchCommits,_2_fetchTree,_2_linearHistory,_2_listMissingObjects,_2_mergeBase,_2_shallowCommits}from"./together-01722433.js";import{_0_DamagedObjects,_0_GitFailed,_0_checkObjects,_0_commandError,_0_fileBytesMax,_0_gitArguments,_0_hasFolderAt,_0_isObjectId,_0_metaBytesMax,_0_openRepository,
_0_parseTreeEntries,_0_readBlob,_0_readCommit,_0_readFileAt,_0_readFileId,_0_readObjectType,_0_require_promises,_0_resolveAll,_0_resolveRevision,_0_treeMode}from"./together-24003D67.js";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require11=lanserCreateRequire10(import.meta.url);_3_init_node_22();async function tryMerge(repository,base,head){if(head===null||head===
base||(await _0_readCommit(repository,head))?.parents.includes(base)===!0||await _2_linearHistory(repository,base,head)!==void 0)return"clean";let bases=await repository.
raw(["merge-base","--all","--end-of-options",base,head],"history");if(bases.exitCode>1)return"unknown";let common=bases.stdout.split(`
`).filter(_0_isObjectId);if(common.length===0)return(await _2_shallowCommits(repository)).size>0?"unknown":"unrelated";if(common.includes(base)||common.includes(
head))return"clean";let{exitCode:exitCode2}=await repository.raw(["merge-tree","--write-tree","--no-messages",base,head],"objects");return exitCode2===0?"clean":
exitCode2===1?"conflicts":"unknown"}async function mergeTrees(repository,trees){let base=await commitOf(repository,trees.base,[]),[ours,theirs]=[await commitOf(
repository,trees.ours,[base]),await commitOf(repository,trees.theirs,[base])],command2=["merge-tree","--write-tree","-z","--name-only","--no-messages",ours,theirs],
{exitCode:exitCode2,stdout,stderr}=await repository.raw(["-c","merge.conflictStyle=diff3",...command2],"objects"),[tree="",...conflicts]=stdout.split("\0").filter(
one2=>one2!=="");if(exitCode2>1||!_0_isObjectId(tree))throw new Error(`git merge-tree failed: ${stderr.slice(0,500)}`);return{tree,ours,theirs,conflicts}}async function commitOf(repository,tree,parents){
let lines=[`tree ${tree}`,...parents.map(one2=>`parent ${one2}`),"author lanser <lanser@localhost> 0 +0000","committer lanser <lanser@localhost> 0 +0000","",parents.
length===0?"base":"side",""],command2=["hash-object","-t","commit","-w","--stdin"];return(await repository.text(command2,"objects",Buffer.from(lines.join(`
`)))).trim()}import{TextGone,affectedFiles,affectedSteps,allRules,ambientReasons,canAffectAllFiles,changedNonSources,copyImports,createSources,findReverseDependencies,findSourcePackages,
importedBy,isManifest,reasonsForFullCheck,syntaxLanguageOf}from"./chunk-MNYQX2BS.js";import{matrixOf,noUnits,parseUnit,planJobs,planText,sessionOf,unitText,unitWords,unitsText}from"./chunk-EDB47FJQ.js";import{createRequire as lanserCreateRequire13}from"node:module";import{createRequire as lanserCreateRequire12}from"node:module";import{createRequire as lanserCreateRequire11}from"node:module";import{_5_candidatePaths,_5_createGraphCache,_5_createModuleResolver,_5_createPackageResolver,_5_createReachability,_5_declaredFile,_5_enclosingModules,_5_findAliases,
_5_importGraph,_5_importResolver,_5_modulePathsOfUse,_5_normaliseName,_5_resolvedLockFile,_5_unreadableFile,_5_withImporters}from"./together-01722433.js";import{_0_ancestry,_0_blank,_0_chainAt,_0_createParser,_0_dottedName,_0_fieldOf,_0_findIncludes,_0_findRustImports,_0_importSpecs,_0_importsIn,_0_isData,_0_isInSpans,
_0_isPartialReading,_0_isScriptLanguage,_0_isSound,_0_keyAt,_0_namedDefinitions,_0_nodeAt,_0_offsetOf,_0_packageName,_0_pythonImports,_0_read,_0_readLengthMax,_0_symbolAt,
_0_syntaxLanguage,_0_writtenModule}from"./together-CB941846.js";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require12=lanserCreateRequire11(import.meta.url);_3_init_node_22();function createModuleNamer(files,renames){let resolve=_5_createModuleResolver(
files),folders=new Set(files.flatMap(foldersOf)),roots=new Set(files.map(moduleStem)),known3=new Map,find=(file2,module)=>{let[found2]=resolve(file2,module);if(module.
kind==="include")return found2===void 0?module.path.replace(/^(?:\.{1,2}\/)+/u,""):renames.get(found2)??found2;if(module.kind==="package")return found2===void 0?
module.path:parentOf(renames.get(found2)??found2);if(found2!==void 0)return moduleStem(renames.get(found2)??found2);if(module.kind==="use"){let[place2]=/^(?:crate|self|super)\b/u.
test(module.path)?_5_modulePathsOfUse(file2,module.path):[];return place2??module.path}if(module.kind==="path"){let places=_5_candidatePaths(file2,module.specifier),
isRelative=module.specifier.startsWith("."),near=places.find(place2=>isRelative||folders.has(parentOf(place2)));return near===void 0?module.specifier:moduleStem(
near)}let parts=module.module===""?[]:module.module.split("."),own=file2.split("/").slice(0,-1);if(module.level>0)return[...own.slice(0,Math.max(0,own.length-module.
level+1)),...parts].join("/");let[first=""]=parts;return[...[...own.map((_,index2)=>own.slice(0,own.length-index2)),[],["src"]].find(folder=>{let path=[...folder,
first].join("/");return folders.has(path)||roots.has(path)})??[],...parts].join("/")};return(file2,module,name2)=>{let key2=`${file2}\0${_0_writtenModule(module)}`,
path=known3.get(key2)??find(file2,module);known3.set(key2,path);let isOne=module.kind==="module"||module.kind==="use"&&name2!=="*";if(name2===""||!isOne)return name2===
""?path:`${path} ${name2}`;let[inner]=resolve(file2,innerModule(module,name2));return inner===void 0?`${path}/${name2}`:moduleStem(renames.get(inner)??inner)}}function innerModule(module,name2){
return module.kind==="use"?{...module,path:`${module.path}::${name2}`}:{...module,module:[module.module,name2].filter(Boolean).join("."),names:[]}}function moduleStem(path){
return path.endsWith(".rs")?path.replace(/(?:(?:^|\/)(?:mod|lib|main))?\.rs$/u,""):path.replace(/(?:\.d)?\.[cm]?[jt]sx?$|\.pyi?$/u,"").replace(/(?:^|\/)(?:__init__|index)$/u,
"")}function parentOf(path){return path.split("/").slice(0,-1).join("/")}function foldersOf(path){let parts=path.split("/").slice(0,-1);return parts.map((_,at2)=>parts.
slice(0,at2+1).join("/"))}import{_20_bindingsAround,_20_isDefining}from"./together-BD98FAAF.js";import{_21_projectText,_21_renamesIn,_21_withOtherNames,_21_withoutRepeats}from"./together-BD98FAAF.js";import{_2_alignLines,_2_alignLinesAt,_2_alignSequences,_2_isAfter}from"./together-5838CA77.js";import{_2_push}from"./together-24003D67.js";import{_8_require_picomatch}from"./together-26A2239D.js";import{_0_once}from"./together-6C2C9A22.js";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require13=lanserCreateRequire12(import.meta.url);_3_init_node_22();var import_picomatch=_4___toESM(_8_require_picomatch(),1);_3_init_node_22();
_3_init_node_22();_3_init_node_22();_3_init_node_22();function findSpans(content,from,to){let spans=new SpanList;for(let line=from;line<to;line++){let text2=content[line]??
"";if(spans.line=line,!beyondAscii.test(text2)){scanAscii(text2,spans);continue}tokenPattern.lastIndex=0;for(let found2=tokenPattern.exec(text2);found2!==null;found2=
tokenPattern.exec(text2))spans.add(found2.index,tokenPattern.lastIndex)}return spans.all()}var SpanList=class{line=0;count=0;lines=new Int32Array(1024);starts=new Int32Array(
1024);ends=new Int32Array(1024);add(start,end){this.count===this.lines.length&&this.grow(),this.lines[this.count]=this.line,this.starts[this.count]=start,this.ends[this.
count]=end,this.count++}all(){let{count}=this;return{lines:this.lines.slice(0,count),starts:this.starts.slice(0,count),ends:this.ends.slice(0,count)}}grow(){let twice=old=>{
let larger=new Int32Array(2*old.length);return larger.set(old),larger};this.lines=twice(this.lines),this.starts=twice(this.starts),this.ends=twice(this.ends)}},
tokenPattern=/[\p{L}_$][\p{L}\p{M}\p{N}_$]*|\p{N}[\p{L}\p{N}_]*(?:\.\p{N}[\p{L}\p{N}_]*)?|"(?:[^"\\]|\\.){0,500}"|'(?:[^'\\]|\\.){0,500}'|[^\s]/gu,stringUnitsMax=500,
beyondAscii=/[^\0-\x7f]/;function scanAscii(text2,spans){for(let at2=0;at2<text2.length;){let start=at2,unit=text2.charCodeAt(at2++),kind=unitKinds[unit]??0;kind!==
isSpace&&(kind===isLetter||kind===isSign?at2=endOfWord(text2,at2,wordKindMin):kind===isDigit?(at2=endOfWord(text2,at2,digitKindMin),text2.charCodeAt(at2)===point&&
unitKinds[text2.charCodeAt(at2+1)]===isDigit&&(at2=endOfWord(text2,at2+2,digitKindMin))):isQuote(unit)&&(at2=endOfString(text2,at2,unit)),spans.add(start,at2))}}
var[isMark,isSpace,isSign,isDigit,isLetter]=[0,1,2,3,4],wordKindMin=isSign,digitKindMin=isDigit,asciiMax=127,[singleQuote,doubleQuote,backslash,point]=[39,34,92,
46],unitKinds=Uint8Array.from({length:asciiMax+1},(_,unit)=>{let character=String.fromCharCode(unit);return/\s/u.test(character)?isSpace:character==="$"?isSign:
/\d/u.test(character)?isDigit:/\w/u.test(character)?isLetter:isMark});function endOfWord(text2,from,kindMin){let at2=from;for(;at2<text2.length&&(unitKinds[text2.
charCodeAt(at2)]??0)>=kindMin;)at2++;return at2}function endOfString(text2,from,quote){let at2=from;for(let units=0;units<=stringUnitsMax&&at2<text2.length;units++){
let unit=text2.charCodeAt(at2);if(unit===quote)return at2+1;at2+=unit===backslash?2:1}return from}function isQuote(unit){return unit===singleQuote||unit===doubleQuote}
function tokenSource(text2,reading=()=>{}){let offsets,defines=({line,start})=>{let found2=reading();return offsets??=new Set(found2?.bindings.filter(_20_isDefining).
map(one2=>one2.start)),offsets.has((found2?.starts[line]??0)+start)};return sourceOfLines(_2_splitText(text2),{text:text2,reading,defines})}function partOf2(source,from,to){
let content=source.lines.slice(from,to),defines=token=>source.defines({...token,line:token.line+from});return sourceOfLines(content,{text:content.join(`
`),reading:()=>{},defines})}function sourceOfLines(content,{text:text2,reading,defines}){let spans=withoutTrailingCommas(findSpans(content,0,content.length),content),
tokenCount=spans.lines.length,firsts=new Int32Array(content.length+1),at2=0;for(let line=0;line<=content.length;line++){for(;at2<tokenCount&&(spans.lines[at2]??
0)<line;)at2++;firsts[line]=at2}let firstOf2=line=>firsts[Math.min(Math.max(line,0),content.length)]??tokenCount,all;return{text:text2,lines:content,tokenCount,
get tokens(){return all??=tokensIn(spans,content,0,tokenCount),all},tokensOf:(fromLine,toLine)=>{let[from,to]=[firstOf2(fromLine),firstOf2(toLine)];return all?.
slice(from,to)??tokensIn(spans,content,from,to)},firstOf:firstOf2,token:at22=>tokenAt(spans,content,at22),spans,reading,defines}}function withoutTrailingCommas(spans,content){
let unitAt=at2=>content[spans.lines[at2]??0]?.charCodeAt(spans.starts[at2]??0),kept=0;for(let at2=0;at2<spans.lines.length;at2++)closingUnits.has(unitAt(at2)??0)&&
kept>0&&unitAt(kept-1)===comma&&kept--,spans.lines[kept]=spans.lines[at2]??0,spans.starts[kept]=spans.starts[at2]??0,spans.ends[kept]=spans.ends[at2]??0,kept++;
let{lines:of,starts,ends}=spans;return{lines:of.subarray(0,kept),starts:starts.subarray(0,kept),ends:ends.subarray(0,kept)}}var comma=44,closingUnits=new Set(["\
)","]","}"].map(mark=>mark.charCodeAt(0)));function tokensIn(spans,content,from,to){let tokens=[];for(let at2=from;at2<to;at2++)tokens.push(tokenAt(spans,content,
at2));return tokens}function tokenAt(spans,content,at2){let line=spans.lines[at2]??0,start=spans.starts[at2]??0,end=spans.ends[at2]??0;return{text:(content[line]??
"").slice(start,end),line,start,end}}function isSameToken(one2,at2,other,otherAt){let[start,otherStart]=[one2.spans.starts[at2]??0,other.spans.starts[otherAt]??
0],length=(one2.spans.ends[at2]??0)-start;if(length!==(other.spans.ends[otherAt]??0)-otherStart)return!1;let text2=one2.lines[one2.spans.lines[at2]??0]??"",otherText=other.
lines[other.spans.lines[otherAt]??0]??"",first=text2.charCodeAt(start),otherFirst=otherText.charCodeAt(otherStart),isQuoted2=length>1&&isQuote(first)&&isQuote(otherFirst);
if(first!==otherFirst&&!isQuoted2)return!1;let last=isQuoted2?length-1:length;for(let index2=1;index2<last;index2++)if(text2.charCodeAt(start+index2)!==otherText.
charCodeAt(otherStart+index2))return!1;return!0}function withoutLayout({text:text2}){return text2.length>1&&text2.startsWith("'")?`"${text2.slice(1,-1)}"`:text2}
function isText({text:text2}){return text2.length>1&&/^["'`]/u.test(text2)}function isWord(text2){return/^[\p{L}_$]/u.test(text2)}function distinctiveWords(text2){
return(text2.match(longWords)??[]).filter(word=>!grammarWords.has(word))}function isDistinctive(text2){longWords.lastIndex=0;for(let found2=longWords.exec(text2);found2!==
null;found2=longWords.exec(text2))if(!grammarWords.has(found2[0]))return!0;return!1}var longWords=/\p{L}[\p{L}\p{M}\p{N}_$]+/gu,grammarWords=new Set(`and as asy\
nc await break case catch class const continue def default defer del do elif else end enum except export
  extends false False final finally fn for from func function go if impl implements import in interface is let match
  mut new nil None not null or package pass pub private protected public raise return select self static struct super
  switch then this throw throws trait true True try type undefined union use using var void while with yield`.split(/\s+/u));function tokenize(content,from,to){
let spans=findSpans(content,from,to);return tokensIn(spans,content,0,spans.lines.length)}function handleAt(tokens,{line,character}){let token=lastAtOrBefore(tokens,
line,character),found2=tokens[token];if(found2?.line===line)return character<found2.end?{token,relation:"in",distance:character-found2.start}:{token,relation:"b\
ehind",distance:character-found2.end};let next2=tokens[token+1];if(next2?.line===line)return{token:token+1,relation:"before",distance:next2.start-character}}function lastAtOrBefore(tokens,line,character){
let low=-1,high=tokens.length-1;for(;low<high;){let middle=low+high+1>>1,token=tokens[middle];token!==void 0&&(token.line<line||token.line===line&&token.start<=
character)?low=middle:high=middle-1}return low}function moduleStatementAt(source,line){let{lines}=source,reading=source.reading();if(reading===void 0)return;let declared2=reading.
language==="go"?reading.bindings.filter(({kind})=>kind==="variable"):[],begins=new Set(declared2.map(one2=>one2.line)),isMore=at2=>goesOn(lines[at2]??"")&&!begins.
has(at2),from=line;for(;from>0&&line-from<linesMax&&isMore(from);)from--;let end=line+1;for(;end<lines.length&&end-line<linesMax&&isMore(end);)end++;let[start,stop]=[
reading.starts[from]??0,reading.starts[end]??reading.text.length];if(_0_namedDefinitions(reading).some(({definition:{range}})=>range.start.line<=line&&line<=range.
end.line))return;let names2=reading.bindings.filter(({kind,start:at2})=>kind!=="import"&&start<=at2&&at2<stop).map(({name:name2})=>name2),words22=distinctiveWords(
lines.slice(from,end).join(`
`));return{from,end,names:new Set(names2),words:new Set(words22)}}var linesMax=200,wordsMin=3;function goesOn(line){return/^(?:\s|[)\]}]|(?:else|elif|except|finally|catch)\b|$)/u.
test(line)}function isSameStatement(base,head){let common=(one2,other)=>[...one2].filter(word=>other.has(word)).length;if(common(base.names,head.names)>0)return!0;
let least2=Math.min(base.words.size,head.words.size);return least2>=wordsMin&&2*common(base.words,head.words)>=least2}_3_init_node_22();_3_init_node_22();function isSameMismatch({
expected:base,parts:partsBefore},{expected:head,parts:partsAfter},{mentions,goesAlike:goesAlike2}){if(base===null||head===null)return base===head;let isGone=word=>!isBuiltIn.
test(word)&&!mentions("head",word),isOne=(type,other2)=>{let[before2,after2]=[listUnionMembers(type),listUnionMembers(other2)];if(before2.every(one22=>after2.includes(
one22)||partsAfter.includes(one22))||after2.every(one22=>before2.includes(one22)||partsBefore.includes(one22)))return!0;let but=(members2,known22)=>members2.filter(
one22=>!known22.includes(one22)).flatMap(wordsIn),[words22,others]=[but(before2,after2),but(after2,before2)],isAnother=(word,at2)=>word!==others[at2]&&!isGone(word);
return words22.length===others.length&&!words22.some(isAnother)&&goesAlike2()},[one2,other]=[base,head].map(parts=>parts.split("\0"));return one2?.length===other?.
length&&one2?.every((part2,at2)=>isOne(part2,other?.[at2]??""))===!0}var isBuiltIn=/^(?:any|bigint|bool|boolean|bytes|complex|dict|float|int|list|never|none|null|number|object|set|str|string|symbol|tuple|type|undefined|unknown|void)$/iu;
function areTwoOwners(base,head,{isEdited:isEdited2,mentions}){let[before2,after2]=[base,head].map(type=>listUnionMembers(type).map(withoutParts));if(after2?.every(
one2=>before2?.includes(one2))||isWrapped(base,head)||isWrapped(head,base))return!1;let isIn2=(side,type)=>wordsIn(type.replace(/^type\[|^typeof /u,"")).every(word=>mentions(
side,word));return isEdited2&&!isIn2("head",head)?!0:isIn2("head",base)&&isIn2("base",head)}function withoutParts(type){return/^\{.*\}$/u.test(type)?"{}":/^".*\s.*"$/u.
test(type)?"string":/^object$/iu.test(type)?"object":type.replace(/^(?!type\[)([\p{L}\p{N}_$.]+)(?:<.*>|\[.*\])$/u,"$1")}function isWrapped(type,wrapped){return/^[\p{L}\p{N}_$.]+[[<]/u.
test(wrapped)&&wrapped.replace(/^[\p{L}\p{N}_$.]+/u,"").slice(1,-1)===type}function isSameType(type){if(type.length>typeCharactersMax)return type;let text2=type.
replace(/\b(?:typing|builtins|collections\.abc)\./gu,"").replace(/\b(?:List|Dict|Set|FrozenSet|Tuple|Type)(?=\[)/gu,name2=>name2.toLowerCase()).replace(/(?<=[\p{L}\p{N}_\]])\*/gu,
"");for(let before2="";before2!==text2;)before2=text2,text2=text2.replace(/\bOptional\[([^[\]]*(?:\[[^[\]]*\][^[\]]*)*)\]/gu,"$1 | None").replace(/\bUnion\[([^[\]]*(?:\[[^[\]]*\][^[\]]*)*)\]/gu,
(_,all)=>partsOf2(all,",").join(" | ")).replace(/\bReadonly<([^<>]*(?:<[^<>]*>[^<>]*)*)>/gu,"$1");return listUnionMembers(text2).join(" | ")}var typeCharactersMax=1e3;
function listUnionMembers(type){return partsOf2(type,"|").sort()}function parametersOf(type){return listUnionMembers(type).flatMap(member=>{let text2=member.replace(
/^\((\(.*\) (?:->|=>) .*)\)$/u,"$1");return/^\(.*\) (?:->|=>) /u.test(text2)?partsOf2(text2.slice(1),",").map(one2=>/^[*.]*([\p{L}_$][\p{L}\p{M}\p{N}_$]*)/u.exec(
one2)?.[1]??""):[]})}function partsOf2(text2,separator){let parts=[],[depth,from]=[0,0];for(let at2=0;at2<text2.length;at2++){let character=text2[at2]??"";"([{<".
includes(character)?depth++:")]}>".includes(character)&&text2[at2-1]!=="="&&text2[at2-1]!=="-"?depth--:character===separator&&depth===0&&(parts.push(text2.slice(
from,at2).trim()),from=at2+1)}return[...parts,text2.slice(from).trim()]}function wordsIn(text2){return text2.match(/[\p{L}_$][\p{L}\p{M}\p{N}_$]*/gu)??[]}function isStill(base,head,around23){
if(base.said?.every(({subject,owner})=>subject===null&&owner===null)===!0&&around23.isRewritten&&!around23.isOfObject&&!around23.goesAlike())return!1;if(base.message===
head.message)return namesSomething(base)||isSameCode2(base,head,around23);if(base.said===void 0||head.said===void 0)return isSameOverride(base,head)||isSameSink(
base,head)||areNamesWithin(base,head)||around23.isWhole&&sayNoNames(base,head);let known22=base.said,isCut=unnamedIn(base.message)>0,isCode=around23.isOfObject||
isSameCode2(base,head,around23),isKnown=one2=>known22.some(other=>isSaid(other,one2,isCut,around23)&&(isCode||namesOne(other)&&namesOne(one2)));return head.said.
every(isKnown)||isCallLackingMore(base,head)}function isSameProblem({said:before2},{said:after2}){return before2===void 0||after2===void 0?before2===after2:after2.
every(({problem})=>before2.some(one2=>one2.problem===problem))}function isCallLackingMore({said:before2=[],callee:called2},{said:after2=[],callee:callee2}){let isIn2=one2=>after2.
some(({problem,subject})=>problem===one2.problem&&subject===one2.subject);return callee2!==""&&callee2===called2&&before2.length<after2.length&&before2.every(isIn2)&&
after2.every(({problem})=>problem===before2[0]?.problem)}function isSaid(base,head,isCut,around23){let{isEdited:isEdited2,mentions}=around23;return base.problem!==
head.problem||isEdited2&&!isSameMismatch(base,head,around23)||differ(base.subject,head.subject)&&!isCut&&!isSameSubject(base,head,around23)?!1:!differ(base.owner,
head.owner)||!areTwoOwners(base.owner??"",head.owner??"",{isEdited:isEdited2,mentions})}function isPartOf(base,head){let[one2,other]=[`.${base??""}`,`.${head??""}`];
return one2.endsWith(other)||other.endsWith(one2)}function isSameSubject(base,head,{mentions}){return isPartOf(base.subject,head.subject)?!0:base.expected?.includes(
"\0")===!0&&base.expected===head.expected&&base.subject!==null&&!mentions("head",base.subject)}function differ(base,head){return base!==null&&head!==null&&base!==
head}function isSameCode2({under:under2},{under:other},{mentions,isEdited:isEdited2,isWhole:isWhole2}){let[before2,after2]=[under2,other].map(text2=>text2.split(
" "));if(under2===other||before2===void 0||after2===void 0)return!0;if(isWhole2&&!isEdited2||differ(comparedIn(under2),comparedIn(other)))return!1;if(isElementOf(
under2,other)||isElementOf(other,under2))return!0;let isRequested=(token,at2,all)=>isMeaningful(token)&&!/^[?!]?\.$/u.test(all[at2+1]??"");if(before2.filter(isRequested).
some(token=>after2.includes(token))||after2.filter(isRequested).some(token=>before2.includes(token)))return!0;let isRenamed=(token,at2)=>token===after2[at2]||isWord(
token)&&isWord(after2[at2]??"")&&!mentions("head",token)&&!mentions("base",after2[at2]??"");return before2.length===after2.length&&before2.every(isRenamed)}function comparedIn(under2){
return/ [=!] = (?:= )?(["'`].*|\d\S*)$/u.exec(under2)?.[1]??null}function isElementOf(name2,under2){let list22=/(\S+) \[ [^[\]]+ \]$/u.exec(under2)?.[1]??"";return list22===
`${name2}s`||list22===`${name2}es`||list22===name2.replace(/y$/u,"ies")}function isMeaningful(token){return isWord(token)&&!grammarWords.has(token)&&!/^(?:self|this|cls|await|\d.*)$/u.
test(token)}function namesOne({subject,owner,expected}){return(subject??owner??expected)!==null}function namesSomething({said:said3,message:message2}){return said3===
void 0?quotedIn(message2).length>0:said3.some(namesOne)}function isSameSink(base,head){let[one2,other]=[firstLine2(base),firstLine2(head)];if(one2===other&&quotedIn(
one2).length>0)return!0;if(base.isName||head.isName||isNamed(base)&&isNamed(head))return!1;let[left22,right2]=[quotedIn(one2).slice(1),quotedIn(other).slice(1)];
return left22.length>0&&withoutQuoted(one2)===withoutQuoted(other)&&left22.join("\0")===right2.join("\0")}function isSameOverride(base,head){let[before2,after2]=[
base,head].map(({message:message2})=>message2.replace(overridden,"$1"));return before2===after2}var overridden=/( overrides (?:class|symbol of same name in class) | in base type )(?:"[^"\n]+"|'[^'\n]+')/u;
function sayNoNames(base,head){return quotedIn(base.message).length===0&&quotedIn(head.message).length===0}function complaintOfCall({message:message2}){let[line="",
...below3]=message2.split(`
`);return(below3.length>0||/\d/u.test(line))&&quotedIn(line).length===0?line.replace(/\d+/gu,"0").replace(/s\b/gu,""):null}function areNamesWithin(base,head){let known22=new Set(
namesIn(base.message)),names2=namesIn(head.message),others=names2.filter(name2=>!known22.has(name2)).length,sinks=new Set(quotedIn(firstLine2(base))),isAnotherType=!head.
isName&&quotedIn(firstLine2(head)).slice(1).some(text2=>text2.includes("[")&&!sinks.has(text2));return names2.length>0&&others<=unnamedIn(base.message)&&!isAnotherType}
function complaintOf({message:message2,under:under2,callee:callee2,isName,within:within2},{neutral},{catalogue,family}){return{message:neutral(message2),under:neutral(
under2),callee:neutral(callee2),isName,said:catalogue&&saidIn(message2,catalogue,family)?.map(one2=>neutralised(one2,neutral,within2))}}function isNamed({under:under2,
message:message2}){return isWord(under2)&&quotedIn(message2).includes(under2)}function firstLine2({message:message2}){let[line=""]=message2.split(`
`,1);return line.replace(/Literal\[[^\]]{0,500}\]/gu,literal=>literal.replace(/"/gu,"'"))}var quoted2=/"([^"\n]{1,500})"|'([^'\n]{1,500})'|`([^`\n]{1,500})`/gu;
function quotedIn(text2){return[...text2.matchAll(quoted2)].map(([,...groups3])=>groups3.find(one2=>one2!==void 0)??"")}function withoutQuoted(text2){return text2.
replace(quoted2,'""')}function unnamedIn(message2){return Number(/\band (\d{1,6}) more\b/mu.exec(message2)?.[1]??0)}function namesIn(message2){let lists=[...message2.
matchAll(/: ((?:[\p{L}_$][\p{L}\p{N}_$]*, )*[\p{L}_$][\p{L}\p{N}_$]*)(?:, and \d+ more\.?)?$/gmu)];return[...quotedIn(message2).filter(name2=>/^[\p{L}_$#][\p{L}\p{M}\p{N}_$.]*$/u.
test(name2)),...lists.flatMap(([,list22=""])=>list22.split(", "))]}function saidIn(message2,{read,problemOf},family){let[first="",...below3]=message2.split(`
`),own=read(first.trim());if(own===void 0)return;let named2=subjectsOf(own).join("\0"),sink=argumentOf(own,"expected"),lines=below3.flatMap(text2=>{let found2=read(
text2.trim());return found2===void 0?[]:[{...found2,depth:text2.search(/\S/u)}]}),{parts,rest}=separateUnionParts(lines),more3=rest.filter(({arguments:all})=>all.
length>0).filter((line,at2)=>at2===0&&own.arguments.length===0||!isExplanation(line)).filter(line=>named2===""||subjectsOf(line).join("\0")!==named2),subjectOf=(line,name2)=>line===
own?name2:placeOf(name2,sink);return[own,...more3].flatMap(line=>{let problem=(line===own?family:void 0)??problemOf(line),[owner,expected]=[argumentOf(line,"own\
er"),argumentOf(line,"expected")],left22=/^never$/iu.test(expected??"")?argumentOf(line,"free"):null,subjects=left22===null?subjectsOf(line):listUnionMembers(left22);
return(subjects.length===0?[null]:subjects).map(subject=>({problem,subject:subject===null?null:subjectOf(line,subject),owner,expected,parts:line===own?parts:[]}))})}
function neutralised({problem,parts,...of},neutral,within2){let ofClass2=text2=>{let named2=text2.replace(/\bSelf@(?=[\p{L}_])/gu,"");return within2===null?named2:
named2.replace(/(?<![\p{L}\p{N}_$."'])this(?![\p{L}\p{N}_$."':?(])/gu,within2)},type=text2=>isSameType(neutral(ofClass2(text2)));return{problem,subject:of.subject===
null?null:neutral(of.subject),owner:of.owner===null?null:type(of.owner),expected:of.expected===null?null:type(of.expected),parts:parts.map(type)}}function separateUnionParts(lines){
let parents=parentsOf(lines),types2=new Map,typeOf3=line=>isMisfit(line)?argumentOf(line,"expected"):null;for(let[at2,line]of lines.entries()){let parent=parents[at2]??
-1,own=types2.get(parent)??new Set,type=typeOf3(line);types2.set(parent,type===null?own:own.add(type))}let isPart=at2=>{let line=lines[at2];return line!==void 0&&
typeOf3(line)!==null&&(types2.get(parents[at2]??-1)?.size??0)>1},below3=[];for(let[at2,parent]of parents.entries())below3[at2]=parent>=0&&(isPart(parent)||below3[parent]===
!0);return{parts:lines.flatMap((line,at2)=>isPart(at2)&&below3[at2]===!1?[typeOf3(line)??""]:[]),rest:lines.filter((_,at2)=>below3[at2]===!1)}}function parentsOf(lines){
let open2=[];return lines.map(({depth},at2)=>{for(;(lines[open2.at(-1)??-1]?.depth??-1)>=depth;)open2.pop();let parent=open2.at(-1)??-1;return open2.push(at2),parent})}
function isMisfit({template}){return/\bis not assignable to\b|\bis incompatible with\b/u.test(template)}function isExplanation(line){let{template,arguments:all}=line;
return/\b(?:invariant|covariant|contravariant)\b|^Consider\b|\bmore\.{3}$/u.test(template)||all.every(({role})=>role==="free")?!0:all.every(({role})=>role!=="su\
bject")&&isMisfit(line)}function argumentOf({arguments:all},role){let found2=all.filter(one2=>one2.role===role).map(({text:text2})=>text2);return found2.length===
0?null:found2.join("\0")}function placeOf(name2,sink){let at2=sink===null?-1:parametersOf(sink.split("\0").at(-1)??"").indexOf(name2);return at2<0?name2:`parame\
ter ${at2}`}function subjectsOf({arguments:all}){let subjects=all.filter(({role,text:text2})=>role==="subject"&&!/^\d+$/u.test(text2)).map(({text:text2})=>text2),
[one2=""]=subjects,names2=/^(?:["'`]?[\p{L}_$][\p{L}\p{M}\p{N}_$.]*["'`]?(?:, and |, | and |$))+$/u.test(one2)?one2.split(/, and |, | and /u).map(name2=>name2.replace(
/["'`]/gu,"")):[one2];return subjects.length===1?names2:subjects.length===0?[]:[subjects.join("\0")]}_3_init_node_22();_3_init_node_22();var tokensMax=400,leadTokens=4;
function expressionAt(source,{start,end}){let{tokens}=source,handle=handleAt(tokens,start);if(handle===void 0||handle.relation!=="in")return;let first=handle.token,
last=first;for(let next2=tokens[last+1];next2!==void 0&&last-first<tokensMax&&!(next2.line>end.line||next2.line===end.line&&next2.start>=end.character);next2=tokens[++last+
1]);let whole2=tokens[first],written2=(handle.distance>0&&isText(whole2)&&end.line===whole2.line&&end.character<whole2.end?tokenize([whole2.text.slice(handle.distance,
end.character-whole2.start)],0,1):tokens.slice(first,last+1)).map(token=>token.text).join(" "),switched=tokens[first-1]?.text==="case"?switchedAt(tokens,first-1):
void 0,text2=switched===void 0?written2:`${switched} = = = ${written2}`,isCalled=tokens[last+1]?.text==="("&&isWord(tokens[last]?.text??""),isMember=tokens[first-
1]?.text==="."&&first===last;return{text:text2,slot:slotAt(tokens,first),callee:isCalled?tokens[last]:calleeOf(tokens,first,last),object:tokens[isMember?first-2:
last]??tokens[first],lead:leadOf(tokens,first,text2),call:callAround(tokens,first),isName:isCalled||isMember}}function switchedAt(tokens,from){let depth=0,at2=from-
1;for(;at2>=0&&from-at2<tokensMax;at2--){let{text:text2}=tokens[at2];if(text2==="}")depth++;else if(text2==="{"&&depth--===0)break}let start=tokens.slice(0,at2).
findLastIndex(({text:text2})=>text2==="switch");if(tokens[at2]?.text!=="{"||start<0)return;let switched=tokens.slice(start+1,at2).map(({text:text2})=>text2);return(switched[0]===
"("&&switched.at(-1)===")"?switched.slice(1,-1):switched).join(" ")}function calleeOf(tokens,first,last){if(tokens[last]?.text!==")")return;let depth=0;for(let at2=last;at2>
first;at2--){let{text:text2}=tokens[at2];if(closing.has(text2)&&depth++,opening.has(text2)&&--depth===0)return isWord(tokens[at2-1]?.text??"")?tokens[at2-1]:void 0}}
function leadOf(tokens,first,text2){let{line}=tokens[first],before2=tokens.slice(Math.max(0,first-leadTokens),first).filter(token=>token.line===line),words22=new Set(
before2.flatMap(token=>distinctiveWords(token.text)));return before2.length<leadTokens||words22.size===0?"":[...before2.map(token=>token.text),text2].join(" ")}
function callAround(tokens,first){let depth=0;for(let at2=first-1;at2>0&&first-at2<tokensMax;at2--){let{text:text2}=tokens[at2];if(closing.has(text2))depth++;else if(opening.
has(text2)&&depth--===0){let callee2=tokens[at2-1]?.text??"";if(text2!=="("||!isWord(callee2)||grammarWords.has(callee2))return;let end=closingOf(tokens,at2);return end===
void 0?void 0:{text:tokens.slice(at2-1,end+1).map(token=>token.text).join(" "),at:first-at2}}}}function closingOf(tokens,from){let depth=0;for(let at2=from;at2<
tokens.length&&at2-from<tokensMax;at2++){let{text:text2}=tokens[at2];if(opening.has(text2))depth++;else if(closing.has(text2)&&--depth===0)return at2}}var statements=new Set(
"return yield if elif while assert throw raise await for".split(" ")),opening=new Set(["(","[","{"]),closing=new Set([")","]","}"]);function slotAt(tokens,first){
let path=[],depth=0,commas=0,keyword;for(let at2=first-1;at2>=0&&first-at2<tokensMax;at2--){let{text:text2,line}=tokens[at2],before2=tokens[at2-1];if(closing.has(
text2))depth++;else if(depth>0)depth-=opening.has(text2)?1:0;else if(opening.has(text2)){if(path.unshift(keyword===void 0?`${text2} ${commas}`:`${text2} ${keyword}`),
text2==="("&&before2!==void 0&&isWord(before2.text)&&!grammarWords.has(before2.text))return{anchor:before2,path:path.join(" ")};[commas,keyword]=[0,void 0]}else
text2===","?commas++:(text2==="="||text2===":")&&commas===0&&keyword===void 0&&before2!==void 0&&(keyword=`${before2.text}${text2}`);if(depth===0&&(before2===void 0||
before2.line!==line)&&!isOpen(tokens,at2)){let anchor=tokens[at2];return statements.has(text2)||keyword?.endsWith("=")===!0?{anchor,path:["value",...path].join(
" ")}:void 0}}}function isOpen(tokens,at2){let depth=0;for(let back=at2-1;back>=0&&at2-back<tokensMax;back--){let{text:text2}=tokens[back];if(closing.has(text2))
depth++;else if(opening.has(text2)){if(depth===0)return text2!=="{";depth--}}return!1}var contextTokensMax=32,contextTokensAround=2;function createEvidenceFinder(){
let codes2=new Map,numbers=new Map,lines=new Map,numberOf=text2=>{let number=numbers.get(text2)??numbers.size;return numbers.set(text2,number),number},keyOf8=(tokens,names2)=>{
let texts=tokens.map(token=>names2.neutral(withoutLayout(token)));return{key:String(numberOf(texts.join(" "))),isDistinctive:texts.some(isDistinctive)}},lineKey=(tokens,at2,names2)=>{
let line=tokens[at2]?.line,from=at2;for(;from>0&&tokens[from-1]?.line===line;)from--;let to=at2+1;for(;tokens[to]?.line===line;)to++;let first=tokens[from],known22=lines.
get(names2)??new Map;lines.set(names2,known22);let key2=known22.get(first)??keyOf8(tokens.slice(from,to),names2);return known22.set(first,key2),{...key2,from}};
return(source,range,names2)=>{let code3=codes2.get(source)??codeOf2(source);codes2.set(source,code3);let tokens=code3.isInComment(range)?source.tokens:code3.tokens,
handle=handleAt(tokens,range.start);if(handle===void 0)return;let at2=handleKey(tokens[handle.token],handle,names2),line=lineKey(tokens,handle.token,names2),end=Math.
min(endOf(tokens,handle.token,range),handle.token+contextTokensMax),[from,to]=around(source,tokens,handle.token,end),context2=keyOf8(tokens.slice(from,to),names2);
return{line:{...line,key:`${line.key} ${handle.token-line.from} ${at2}`},rest:restKey(tokens,handle,of=>keyOf8(of,names2)),context:{...context2,key:`${context2.
key} ${handle.token-from} ${end-handle.token} ${at2}`},value:valueKey(logicalLineAt(tokens,handle.token),tokens[handle.token],of=>keyOf8(of,names2)),logicalLine:_0_once(
()=>keyOf8(logicalLineAt(tokens,handle.token),names2).key)}}}function around({lines},tokens,start,end){let isApart2=(left22,right2)=>{if(left22===void 0||right2===
void 0)return!0;for(let line=left22.line+1;line<right2.line;line++)if(!/\S/u.test(lines[line]??""))return!0;return!1},from=start;for(;start-from<contextTokensAround&&
!isApart2(tokens[from-1],tokens[from]);)from--;let to=end;for(;to-end<contextTokensAround&&!isApart2(tokens[to-1],tokens[to]);)to++;return[from,to]}function restKey(tokens,{
token:at2,relation},keyOf8){let line=tokens[at2]?.line,from=at2;for(;tokens[from-1]?.line===line&&isWord(tokens[from-1]?.text??"");)from--;if(relation!=="in"||tokens[from-
1]?.line===line)return;let to=at2+1;for(;tokens[to]?.line===line;)to++;return keyOf8(tokens.slice(at2,to))}var valueHeads=new Set(["return","=",":="]);function valueKey(line,at2,keyOf8){
let head=line.findIndex(({text:text2})=>valueHeads.has(text2)),own=line.indexOf(at2);if(head<0||own<=head)return;let value2=line.slice(head+1,line.at(-1)?.text===
";"?-1:void 0),key2=keyOf8(value2);return{...key2,key:`${key2.key} ${own-head}`}}function logicalLineAt(tokens,at2){let begins=index2=>tokens[index2-1]?.line!==
tokens[index2]?.line&&tokens[index2]?.text!=="."&&!isOpen(tokens,index2),from=at2;for(;from>0&&at2-from<logicalTokensMax&&!begins(from);)from--;let end=at2+1;for(;end<
tokens.length&&end-at2<logicalTokensMax&&!begins(end);)end++;return tokens.slice(from,end)}var logicalTokensMax=200;function handleKey(token,{relation,distance},names2){
return relation==="in"?`in ${names2.neutral(token.text.slice(0,distance)).length}`:relation}function endOf(tokens,from,{end}){let at2=from+1;for(let token=tokens[at2];token!==
void 0&&at2-from<contextTokensMax&&!(token.line>end.line||token.line===end.line&&token.start>=end.character);token=tokens[++at2]);return at2}function codeOf2({tokens,
reading}){let{starts=[],comments=[]}=reading()??{},isInComment=({line,character})=>_0_isInSpans(comments,_0_offsetOf(starts,{line,character})),kept=[];for(let token of tokens)
comments.length>0&&isInComment({line:token.line,character:token.start})||(/^[)\]}]$/u.test(token.text)&&kept.at(-1)?.text===","&&kept.pop(),kept.push(token));return{
tokens:kept,isInComment:({start})=>isInComment(start)}}_3_init_node_22();_3_init_node_22();_3_init_node_22();var inFile=of=>({key:"",placed:of.placed,message:of.
message}),inSection=of=>moveEvidence(of)?.inSection;function inPlace(within2,home,[image2,drift,replaced]){return[{name:image2,within:within2,key:of=>and(atImage(
home(of)),endKey(home(of)),message(home(of)))},{name:image2,within:within2,key:of=>and(atImage(home(of)),message(home(of)))},{name:drift,within:within2,key:of=>and(
atWholeImage(home(of)),endKey(home(of))),needs:"complaint"},{name:drift,within:within2,key:of=>atWholeImage(home(of)),needs:"complaint"},{name:replaced,within:within2,
key:of=>and(inReplaced(home(of)),message(home(of))),needs:"callee"}]}function movedWith(base,head){let side=base.file===head.file?"inFile":"inTree",[from,to]=[moveEvidence(
base)?.[side]?.line.key,moveEvidence(head)?.[side]?.line.key],isSameLine=from!==void 0&&from===to;return side==="inFile"?isSameLine?"moved-text":"moved-context":
isSameLine?"moved-file-text":"moved-file-context"}function rewrittenIn(base,head){return base.file===head.file?"moved-symbol":"moved-file-symbol"}var stay=[...inPlace(
"file",inFile,["image","image-message-drift","replaced"]),{name:"import",of:"imports",within:"file",key:of=>and(allTargets(of),[of.message])},{name:"import",of:"\
imports",within:"file",key:allTargets,needs:"no more names"},{name:"import",of:"imports",within:"file",key:()=>[],any:targets,needs:"no more names"},{name:"edit\
ed",within:"file",key:of=>atImage(inFile(of)),needs:"complaint"},{name:"edited",within:"file",key:of=>and(inReplaced(inFile(of)),called(of)),needs:"complaint"},
{name:"edited",within:"file",key:slot,needs:"complaint"},{name:"edited",within:"file",key:argumentOf2,pairs:"unique",isCallAsAWhole:!0},{name:"edited",within:"f\
ile",key:object},{name:"edited",within:"file",key:namedObject,needs:"problem"},{name:"edited",within:"file",key:callee,needs:"complaint"},{name:"edited",within:"\
file",key:of=>and(statement(of),under(of),[of.message]),needs:"statement"},{name:"edited",within:"file",key:of=>and(statement(of)&&under(of),[of.message]),needs:"\
statement"},{name:"edited",within:"file",key:of=>and(statement(of),[of.message]),needs:"statement",pairs:"unique"},{name:"edited",within:"file",key:comparison}],
go=[...inPlace("tree",inSection,[movedWith,movedWith,rewrittenIn]),{name:"moved-text",within:"file",key:of=>and(strayLine(of),[of.message],symbol(of))},{name:"m\
oved-text",within:"file",key:of=>and(distinctiveLine(of),[of.message])},{name:"moved-context",within:"file",key:of=>and(statementRest(of),[of.message])},{name:"\
moved-context",within:"file",key:of=>and(context(of),[of.message],symbol(of))},{name:"moved-context",within:"file",key:of=>and(distinctiveContext(of),[of.message])},
{name:"moved-context",within:"file",key:call},{name:"moved-context",within:"file",key:of=>and(lead(of),[of.message])},{name:"moved-text",within:"file",key:of=>and(
distinctiveLine(of),symbol(of))},{name:"moved-text",within:"file",key:of=>distinctiveLine(of)},{name:"moved-context",within:"file",key:of=>distinctiveContext(of),
pairs:"unique"},{name:"moved-symbol",within:"file",key:of=>and(namedSymbol(of),[of.message])},{name:"moved-symbol",within:"file",key:namedSymbol,needs:"complain\
t",pairs:"unique"},{name:"moved-symbol",within:"file",key:of=>of.key===null?void 0:[of.message]},{name:"moved-text",within:"file",key:of=>and(perhapsLine(of),[of.
message])},{name:"moved-context",within:"file",key:value,needs:"instead of a call"},{name:"moved-symbol",within:"file",key:rewritten,needs:"instead of a call"},
{name:"moved-file-text",within:"tree",needs:"likeness of files",key:of=>and(fileLine(of),fileMessage(of),symbol(of))},{name:"moved-file-text",within:"tree",needs:"\
likeness of files",key:of=>and(fileLine(of),fileMessage(of))},{name:"import",of:"imports",within:"tree",needs:"likeness of files",key:of=>and(strayTargets(of),fileMessage(
of))},{name:"moved-file-context",within:"tree",needs:"line of files",key:of=>and(fileContext(of),fileMessage(of),symbol(of))},{name:"moved-file-context",within:"\
tree",needs:"line of files",key:of=>and(fileContext(of),fileMessage(of))},{name:"moved-file-text",within:"tree",needs:"likeness of files",key:of=>and(fileLine(of),
symbol(of))},{name:"moved-file-text",within:"tree",needs:"likeness of files",key:of=>fileLine(of)},{name:"moved-file-context",within:"tree",needs:"line of files",
key:of=>fileContext(of),pairs:"unique"},{name:"moved-file-symbol",within:"tree",key:of=>and(movedLeaf(of),fileMessage(of)),needs:"likeness",pairs:"one symbol"}],
stages={stay,go};function editEvidence(of){let{start}=of.placed;return start.kind==="image"&&!start.lineChanged&&of.placed.isWhole||of.imported!==null?void 0:of.
edit()}function called(of){return[of.edit().complaint.callee]}function slot(of){let found2=editEvidence(of)?.slot??null;return found2===null?void 0:[found2]}function callee(of){
let found2=editEvidence(of)?.callee??null;return found2===null?void 0:[found2]}function argumentOf2(of){let found2=of.imported===null?of.edit().argumentOf:null;
return found2===null?void 0:[found2]}function object(of){let found2=of.isOfObject?editEvidence(of)?.object??null:null;return found2===null?void 0:[found2]}function namedObject(of){
let found2=of.isOfObject?editEvidence(of)?.namedObject??null:null;return found2===null?void 0:[found2]}function statement(of){let hunk=of.placed.start.kind==="i\
mage"?null:editEvidence(of)?.statement?.hunk??null;return hunk===null?void 0:[hunk]}function comparison(of){let code3=editEvidence(of)?.complaint.under??"",within2=/ [=!] = /u.
test(code3)?of.moveEvidence().symbol??of.edit().hunk:null;return within2===null?void 0:[within2,code3]}function under(of){return[of.edit().complaint.under]}function part({
imported:imported2}){return imported2===null?void 0:[imported2.part]}function targets({imported:imported2}){return imported2?.targets??[]}function allTargets(of){
return and(part(of),targets(of))}function strayTargets(of){return strayEvidence(of)===void 0?void 0:allTargets(of)}function atImage(home){return home?.placed.start.
kind==="image"?[home.key,home.placed.start.key]:void 0}function atWholeImage(home){return home?.placed.isWhole?atImage(home):void 0}function endKey(home){let end=home?.
placed.endKey??null;return end===null?void 0:[end]}function inReplaced(home){return home?.placed.start.kind==="replaced"?[home.key,home.placed.start.key]:void 0}
function message(home){return home===void 0?void 0:[home.message]}function moveEvidence({placed:{start},moveEvidence:find}){return start.kind==="removed"||start.
kind==="no-file"?find():void 0}function strayEvidence(of){let found2=moveEvidence(of);return(found2?.inSection?.placed.start.kind??"removed")==="removed"?found2:
void 0}function strayInFile(of){return of.imported===null?strayEvidence(of):void 0}function strayLine(of){return keyIf(strayInFile(of)?.inFile?.line,"any")}function distinctiveLine(of){
return keyIf(strayInFile(of)?.inFile?.line,"distinctive")}function statementRest(of){return keyIf(strayInFile(of)?.inFile?.rest,"distinctive")}function perhapsLine(of){
let found2="isElsewhere"in of.placed&&of.imported===null?of.moveEvidence():strayInFile(of);return keyIf(found2?.inFile?.line,"distinctive")}function value(of){return and(
rewritten(of),keyIf(of.moveEvidence().inFile?.value,"any"))}function rewritten({imported:imported2,placed:{start}}){return imported2===null&&(start.kind==="remo\
ved"||start.kind==="replaced")?[]:void 0}function fileLine(of){return keyIf(strayEvidence(of)?.inTree?.line,"distinctive")}function context(of){return keyIf(strayInFile(
of)?.inFile?.context,"any")}function distinctiveContext(of){return keyIf(strayInFile(of)?.inFile?.context,"distinctive")}function call(of){return strayInFile(of)===
void 0?void 0:keyIf(of.edit().call??void 0,"distinctive")}function lead(of){let found2=strayInFile(of)===void 0?"":of.edit().lead;return found2===""?void 0:[found2]}
function fileContext(of){return keyIf(strayEvidence(of)?.inTree?.context,"distinctive")}function keyIf(evidence,needs){return evidence===void 0||needs==="distin\
ctive"&&!evidence.isDistinctive?void 0:[evidence.key]}function symbol(of){return[moveEvidence(of)?.symbol??null]}function namedSymbol(of){let named2=strayInFile(
of)?.symbol??null;return named2===null?void 0:[named2]}function movedLeaf(of){let leaf=strayEvidence(of)?.movedLeaf??null;return leaf===null?void 0:[leaf]}function fileMessage(of){
let message2=moveEvidence(of)?.messageInTree;return message2===void 0?void 0:[message2]}function and(...keys){let all=[];for(let key2 of keys){if(key2===void 0)
return;all.push(...key2)}return all}function match(base,head,by,proofs){let left22={base:inOrder(base),head:inOrder(head)},pairs2=[];for(let stage of by){let result=runStage(
stage,left22.base,left22.head,proofs);pairs2.push(...result.pairs),left22={base:result.base,head:result.head}}return{pairs:pairs2,base:left22.base,head:left22.head}}
function inOrder(candidates){return candidates.toSorted((left22,right2)=>compareFindings(left22.finding,right2.finding))}function runStage(stage,base,head,proofs){
let waiting=groupsOf(stage,base),pairs2=[],paired=new Set,left22=group=>stage.any===void 0?group:group.filter(candidate=>!paired.has(candidate)),groups3=[...groupsOf(
stage,head)];stage.any!==void 0&&groups3.sort(([one2],[other])=>compareText(one2,other));let needs=[...neededBy(stage),...stage.needs===void 0?[]:[stage.needs]],
isProven=needs.length===0?void 0:(one2,other)=>needs.every(need=>proofs[need](one2,other));for(let[key2,all]of groups3){let[group,partners]=[left22(all),left22(
waiting.get(key2)??[])];if(!(stage.pairs==="unique"&&(group.length>1||partners.length>1)))for(let[index2,candidate]of group.entries()){let partner=isProven===void 0?
partners[index2]:partners.find(one2=>!paired.has(one2)&&isProven(one2,candidate));if(partner===void 0)continue;let name2=typeof stage.name=="string"?stage.name:
stage.name(partner,candidate);pairs2.push({base:partner,head:candidate,stage:name2}),paired.add(partner).add(candidate)}}let isLeft2=candidate=>!paired.has(candidate);
return{pairs:pairs2,base:base.filter(isLeft2),head:head.filter(isLeft2)}}function neededBy({name:name2,needs,within:within2,of,isCallAsAWhole}){if(of==="imports")
return[];let same=name2==="image"||isCallAsAWhole===!0||needs==="problem"?[]:["complaint"];return typeof name2!="string"?same:name2.endsWith("-text")||name2.endsWith(
"-context")?[...same,"not instead"]:within2!=="file"||name2.startsWith("moved")?same:name2==="edited"&&needs==="complaint"?[...same,"one definition","place"]:[...same,
"one definition"]}function groupsOf(stage,candidates){let groups3=new Map,isAmbiguous=stage.pairs==="one symbol"?ambiguousLeaves(candidates):()=>!1;for(let candidate of candidates)
if(!isAmbiguous(candidate))for(let key2 of keysOf(stage,candidate))_2_push(groups3,key2,candidate);return groups3}function ambiguousLeaves(candidates){let owners=new Map;
for(let candidate of candidates){let leaf=movedLeaf(candidate)?.[0];if(typeof leaf!="string")continue;let owner=JSON.stringify([candidate.file,candidate.finding.
symbol]);owners.set(leaf,(owners.get(leaf)??new Set).add(owner))}return candidate=>(owners.get(movedLeaf(candidate)?.[0]??"")?.size??0)>1}function checkerOf(source){
return source?.replace(/: .*$/su,"")??null}function keysOf({within:within2,key:keyFor,any,of},candidate){let{server:server2,source}=candidate.finding;if(within2===
"file"&&candidate.placed.start.kind==="no-file")return[];let key2=keyFor(candidate);if(key2===void 0)return[];let file2=within2==="file"?candidate.file:null,{imported:imported2}=candidate,
named2=within2==="file"?imported2?.written:imported2?.targets.join(" "),written2=of==="imports"?null:named2??null,common=[file2,server2,checkerOf(source),candidate.
family,candidate.key,written2,...key2];return any===void 0?[JSON.stringify(common)]:any(candidate).map(one2=>JSON.stringify([...common,one2]))}function explainPair({
base,head,stage},isExact){let from=base.finding,to=head.finding,inFile22=from.path===to.path?"":` of ${from.path}`,where=`base line ${from.range.start.line+1}${inFile22}`,
shift2=to.range.start.line-from.range.start.line,shifted=shift2===0?"":`; the change shifted the code ${_2_plural(Math.abs(shift2),"line")} ${shift2>0?"down":"u\
p"}`,edited=base.placed.start.kind==="image"&&base.placed.start.lineChanged?"; the change edited the rest of the line":"",drift=base.message===head.message?"":"\
; only the message changed",lineMoved=`the line moved here from ${where}${isExact?"":", with other names or comments"}${drift}`,codeMoved=`the code of this find\
ing moved here from ${where}${drift}`,symbol2=`\`${to.symbol??from.symbol??""}\``,rewritten2=from.symbol===to.symbol||to.symbol===null?`the change rewrote the c\
ode in ${where}, and ${symbol2} still has the finding${drift}`:`${symbol2} now has the code from ${where}, rewritten${drift}`;return{image:`${where} has the sam\
e code${edited}${shifted}`,"image-message-drift":`${where} has the same code${edited}${shifted}${drift}`,replaced:`the change edited ${where} in place, and the \
finding remains${shifted}`,edited:`the change edited base line ${from.range.start.line+1}, and the finding remains${shifted}${drift}`,import:inFile22===""?`${where}\
 has the same import${shifted}${drift}`:`${where} has the same import${drift}`,"moved-text":lineMoved,"moved-context":codeMoved,"moved-symbol":rewritten2,"moved\
-file-text":lineMoved,"moved-file-context":codeMoved,"moved-file-symbol":`${symbol2} moved here from ${where} and still has the finding`}[stage]}function explainSplit({
base:{finding}}){return`the change split the import in base line ${finding.range.start.line+1} into several statements`}function explainMerge({finding}){return`\
head line ${finding.range.start.line+1} includes this import and has the same finding`}function explainWidening({finding}){return`head line ${finding.range.start.
line+1} has one finding for these names and more`}function explainExchange({finding}){return`head line ${finding.range.start.line+1} has another finding of the \
same rule at this place`}function explainGone({placed:{start},otherPath}){switch(start.kind){case"no-file":return"the change deleted the file";case"unchecked":return`\
head still has the file (${otherPath}), but the server no longer checks it`;case"removed":return"the change deleted or rewrote this code";case"replaced":return`\
the change edited this code in place (head line ${start.range.start.line+1}), and the finding is gone`;case"image":return`${start.lineChanged?"the change edited\
 the line around this code":"this code is unchanged"} (head line ${start.position.line+1}), and the finding is gone`}}function explainReplacement({start}){return`\
the change rewrote this code, and the new code (head line ${start.line+1}) lacks the finding`}function explainNew({placed:{start}},{inTree,inPlace:inPlace2}){let had=inPlace2===
void 0?", and base lacks the finding there":`; ${inPlace2}`;switch(start.kind){case"no-file":return`the file is new${inTree===void 0?"":`; ${inTree}`}`;case"unc\
hecked":return"base has the file, but the server did not check it there";case"removed":return inTree===void 0?"written here by the change":`written here by the \
change; ${inTree}`;case"replaced":return`the change edited base line ${start.range.start.line+1} here${had}`;case"image":{let base=`base line ${start.position.line+
1}`;return start.lineChanged?`the change edited ${base} around this code${had}`:`this line is the same as ${base}, so an edit elsewhere in the change broke it`}}}
function createDuplicateFinder(base,pairs2){let heads=new Map(pairs2.map(pair=>[pair.base,pair])),kinds=new Map;for(let candidate of base)_2_push(kinds,kindOf3(
candidate,candidate.file),candidate),_2_push(kinds,kindOf3(candidate,null),candidate);let say=(twin,head)=>{let{path,range}=twin.finding,inFile22=path===head.finding.
path?"":` of ${path}`,pair=heads.get(twin),fate=pair===void 0?fateOf(twin):foundAgain(pair);return`an equal finding in base (line ${range.start.line+1}${inFile22}\
) ${fate}, so this one is new`};return head=>{let inFile22=kinds.get(kindOf3(head,head.file))??[],line=baseLineOf(head),there=inFile22.find(({finding})=>finding.
range.start.line===line),first=inFile22[0]??kinds.get(kindOf3(head,null))?.[0];return{inTree:first&&say(first,head),inPlace:there&&say(there,head)}}}function baseLineOf({
placed:{start}}){return start.kind==="replaced"?start.range.start.line:start.kind==="image"?start.position.line:void 0}function kindOf3({finding,message:message2},file2){
let{server:server2,source,code:code3}=finding;return JSON.stringify([file2,server2,checkerOf(source),code3,message2])}function fateOf({placed:{start}}){switch(start.
kind){case"replaced":return"was fixed in place";case"image":return"was fixed, and its code is still there";case"unchecked":return"is no longer checked";case"rem\
oved":case"no-file":return"was in code that is gone"}}function foundAgain({base,head,stage}){return stage.startsWith("moved")||base.file!==head.file?`moved to ${placeOf2(
head.finding)}`:"is still there"}function placeOf2({path,range}){return`line ${range.start.line+1} of ${path}`}_3_init_node_22();_3_init_node_22();_3_init_node_22();
function hunkLines(base,head,hunk,context2){if(isLayout(base,head,hunk,context2))return layoutLines(base,head,hunk);let sides4={base:hunkSide(base,hunk.baseStart,
hunk.baseEnd,context2),head:hunkSide(head,hunk.headStart,hunk.headEnd,context2)},marked=({keys,marks})=>keys.map((key2,line)=>(marks[line]??"")+key2);return{hunk,
isLayout:!1,...sides4,alignment:_2_alignLinesAt(marked(sides4.base),marked(sides4.head),isDistinctive,()=>!0)}}function isLayout(base,head,hunk,{names:names2,marks}){
let[from,to]=[base.firstOf(hunk.baseStart),head.firstOf(hunk.headStart)],count=base.firstOf(hunk.baseEnd)-from;if(head.firstOf(hunk.headEnd)-to!==count)return!1;
let isSame5=createTokenComparer(base,head,names2);for(let at2=0;at2<count;at2++)if(!isSame5(from+at2,to+at2))return!1;for(let line=hunk.baseStart;line<hunk.baseEnd;line++)
if(marks(base,line)!=="")return!1;for(let line=hunk.headStart;line<hunk.headEnd;line++)if(marks(head,line)!=="")return!1;return!0}function layoutLines(base,head,hunk){
let starts={base:hunk.baseStart,head:hunk.headStart},across=(from,start,to,otherStart)=>line=>{let first=from.firstOf(start+line);if(from.firstOf(start+line+1)===
first)return;let target=first-from.firstOf(start)+to.firstOf(otherStart),other=to.token(target).line;return to.firstOf(other)===target?other-otherStart:void 0},
side=(source,from,to)=>{let made,tokens=()=>made??=source.tokensOf(from,to);return{firstLine:from,get tokens(){return tokens()},keys:[],marks:[],firsts:[]}};return{
hunk,isLayout:!0,base:side(base,hunk.baseStart,hunk.baseEnd),head:side(head,hunk.headStart,hunk.headEnd),alignment:{hunks:[],headLine:across(base,starts.base,head,
starts.head),baseLine:across(head,starts.head,base,starts.base),steps:base.firstOf(hunk.baseEnd)-base.firstOf(hunk.baseStart)}}}function hunkSide(source,from,to,{
names:names2,marks}){let first=source.firstOf(from),tokens=source.tokensOf(from,to),firsts=[],keys=[];for(let line=from;line<to;line++){let start=source.firstOf(
line)-first;firsts.push(start);let own2=tokens.slice(start,source.firstOf(line+1)-first);keys.push(own2.map(token=>identity(token,names2)).join(" "))}let own=Array.
from({length:to-from},(_,line)=>marks(source,from+line));return{firstLine:from,tokens,keys,marks:own,firsts:[...firsts,tokens.length]}}function createMovedTextFinder(hunks){
let elsewhere3={base:new Set,head:new Set};for(let{alignment,base,head}of hunks)for(let{baseStart,baseEnd,headStart,headEnd}of alignment.hunks){for(let key2 of base.
keys.slice(baseStart,baseEnd))isDistinctive(key2)&&elsewhere3.head.add(key2);for(let key2 of head.keys.slice(headStart,headEnd))isDistinctive(key2)&&elsewhere3.
base.add(key2)}return elsewhere3}function createTokenComparer(base,head,names2){let neutral=(source,at2)=>names2.neutral(withoutLayout(source.token(at2)));return(one2,other)=>isSameToken(
base,one2,head,other)||!names2.areSame&&neutral(base,one2)===neutral(head,other)}function identity(token,names2){return names2.neutral(withoutLayout(token))}_3_init_node_22();
_3_init_node_22();_3_init_node_22();function slideInsertions(one2,two){slideOn(two,one2),slideOn(one2,two)}function slideOn(own,other){let{links}=own;for(let start=0;start<
links.length;start++){if(isLinked(own,start))continue;let end=start;for(;end<links.length&&!isLinked(own,end);)end++;start=isInsertion(own,other,start,end)?slide(
own,other,{start,end}).end:end}}var slidesMax=64,roundsMax=4;function slide(own,other,run){let at2=run;for(let round=0;round<roundsMax;round++){let size3=at2.end-
at2.start;if(at2=asFarAs(own,other,at2,left),at2=asFarAs(own,other,at2,right),at2.end-at2.start===size3)break}let best=at2,bestScore=cut(own,at2.start)+cut(own,
at2.end),next2=at2;for(let step=0;step<slidesMax;step++){let further=left(own,other,next2);if(further===void 0)break;next2=further;let score2=cut(own,next2.start)+
cut(own,next2.end);score2>bestScore&&([best,bestScore]=[next2,score2])}for(;next2.start<best.start;)next2=right(own,other,next2)??best;return at2}function asFarAs(own,other,run,by){
let at2=run;for(let step=0;step<slidesMax;step++){let next2=by(own,other,at2);if(next2===void 0)break;at2=next2}return at2}var left=(own,other,{start,end})=>{if(!isLinked(
own,start-1)||own.texts[start-1]!==own.texts[end-1])return;relink(own,other,start-1,end-1);let from=start-1;for(;from>0&&!isLinked(own,from-1);)from--;if(isInsertion(
own,other,from,end-1))return{start:from,end:end-1};relink(own,other,end-1,start-1)},right=(own,other,{start,end})=>{if(!isLinked(own,end)||own.texts[start]!==own.
texts[end])return;relink(own,other,end,start);let to=end+1;for(;to<own.links.length&&!isLinked(own,to);)to++;if(isInsertion(own,other,start+1,to))return{start:start+
1,end:to};relink(own,other,start,end)};function isLinked({links},at2){return at2>=0&&at2<links.length&&(links[at2]??-1)>=0}function isInsertion({links},other,start,end){
let before2=start===0?-1:links[start-1]??-1;return(end===links.length?other.links.length:links[end]??-1)===before2+1}function relink(own,other,from,to){let target=own.
links[from]??-1;own.links[from]=-1,own.links[to]=target,other.links[target]=to}function cut({tokens},at2){let[before2,after2]=[tokens[at2-1],tokens[at2]];return before2===
void 0||after2===void 0||before2.line!==after2.line?4:/^[,;]$/u.test(before2.text)?3:/^[([{]$/u.test(before2.text)||/^[)\]}]$/u.test(after2.text)?2:after2.text===
","?1:before2.text==="."||after2.text==="."?-2:0}function alignTokens(lines,elsewhere3,names2){let{base,head,alignment,hunk}=lines,work=new TokenWork(base,head,
names2);lines.isLayout&&work.linkAll();for(let line=0;line<base.keys.length;line++){let target=alignment.headLine(line);target!==void 0&&work.linkLines(line,target)}
for(let inner of alignment.hunks)work.alignInner(inner);let away={base:work.movedAway("base",alignment.hunks,elsewhere3),head:work.movedAway("head",alignment.hunks,
elsewhere3)};work.unlink({base:away.base.gone,head:away.head.gone});let inText2=of=>({base:new Set([...away.base[of]].map(line=>line+hunk.baseStart)),head:new Set(
[...away.head[of]].map(line=>line+hunk.headStart))});return{base:base.tokens,head:head.tokens,toHead:work.toHead,toBase:work.toBase,gaps:gapsOf(work.toHead,head.
tokens.length),moved:inText2("gone"),perhaps:inText2("perhaps"),steps:work.steps+alignment.steps}}var TokenWork=class{toHead;toBase;steps=0;base;head;names;constructor(base,head,names2){
this.base=base,this.head=head,this.names=names2,this.toHead=new Int32Array(base.tokens.length).fill(-1),this.toBase=new Int32Array(head.tokens.length).fill(-1)}linkAll(){
for(let at2=0;at2<this.base.tokens.length;at2++)this.link(at2,at2)}linkLines(baseLine,headLine){let from=this.base.firsts[baseLine]??0,to=this.head.firsts[headLine]??
0,count=(this.base.firsts[baseLine+1]??0)-from;for(let at2=0;at2<count;at2++)this.link(from+at2,to+at2)}alignInner(inner){let left22=tokensOf2(this.base,inner.baseStart,
inner.baseEnd),right2=tokensOf2(this.head,inner.headStart,inner.headEnd),[leftTexts,rightTexts]=[this.textsOf(this.base,left22),this.textsOf(this.head,right2)],
{toHead,toBase,steps}=_2_alignSequences(leftTexts,rightTexts,{first:"edits",isAnchor:text2=>/[\p{L}\p{N}_]/u.test(text2)});this.steps+=steps;let both=[{tokens:left22.
map(at2=>this.base.tokens[at2]),texts:leftTexts,links:toHead},{tokens:right2.map(at2=>this.head.tokens[at2]),texts:rightTexts,links:toBase}],[one2,two]=both,sides4=_2_isAfter(
leftTexts,rightTexts)?[two,one2]:both;slideInsertions(...sides4),keepLinesTogether(...sides4),withoutWeakSurvivors(toHead,toBase);for(let[index2,target]of toHead.
entries())target>=0&&this.link(left22[index2]??0,right2[target]??0)}textsOf(side,tokens){return tokens.map(at2=>{let token=side.tokens[at2];return(side.marks[token.
line-side.firstLine]??"")+identity(token,this.names)})}link(from,to){let before2=withoutLayout(this.base.tokens[from]),after2=withoutLayout(this.head.tokens[to]);
before2!==after2&&this.names.across("base",before2)!==after2||(this.toHead[from]=to,this.toBase[to]=from)}movedAway(side,inner,elsewhere3){let gone2=new Set,perhaps=new Set,
own=side==="base"?this.base:this.head,links=side==="base"?this.toHead:this.toBase;for(let hunk of inner){let[from,to]=side==="base"?[hunk.baseStart,hunk.baseEnd]:
[hunk.headStart,hunk.headEnd],here=side==="base"?new Set(this.head.marks.slice(hunk.headStart,hunk.headEnd)):new Set(this.base.marks.slice(hunk.baseStart,hunk.baseEnd));
for(let line=from;line<to;line++){let mark=own.marks[line]??"";mark!==""&&!here.has(mark)&&gone2.add(line)}for(let run of runsIn(own.keys,from,to,elsewhere3[side])){
let words22=new Set(run.flatMap(line=>distinctiveWords(own.keys[line]??"")));for(let line of run.filter(one2=>isLeft(own,links,one2))){let tokens=(own.firsts[line+
1]??0)-(own.firsts[line]??0);words22.size>=2&&gone2.add(line),(words22.size>=2||tokens>=statementTokensMin)&&perhaps.add(line)}}}return{gone:gone2,perhaps}}unlink(gone2){
let unlinkAll=(side,lines,own,other)=>{for(let line of lines)for(let at2=side.firsts[line]??0;at2<(side.firsts[line+1]??0);at2++){let target=own[at2]??-1;target>=
0&&(other[target]=-1),own[at2]=-1}};unlinkAll(this.base,gone2.base,this.toHead,this.toBase),unlinkAll(this.head,gone2.head,this.toBase,this.toHead)}},statementTokensMin=4;
function runsIn(keys,from,to,known22){let runs=[[]];for(let line=from;line<to;line++){let key2=keys[line]??"";known22.has(key2)?runs.at(-1)?.push(line):key2!==""&&
runs.push([])}return runs}function isLeft({tokens,firsts},links,line){let words22=0,linked=0;for(let at2=firsts[line]??0;at2<(firsts[line+1]??0);at2++)isDistinctive(
tokens[at2]?.text??"")&&(words22++,(links[at2]??-1)>=0&&linked++);return 2*linked<words22}function tokensOf2({firsts},fromLine,toLine){let[from,to]=[firsts[fromLine]??
0,firsts[toLine]??0];return Array.from({length:to-from},(_,at2)=>from+at2)}function withoutWeakSurvivors(toHead,toBase){let gaps=[];for(let gap of gapsOf(toHead,
toBase.length)){for(let last=gaps.at(-1);last!==void 0&&isWeakBetween(last,gap);last=gaps.at(-1)){for(let at2=last.baseEnd;at2<gap.baseStart;at2++)toBase[toHead[at2]??
0]=-1,toHead[at2]=-1;gap={...gap,baseStart:last.baseStart,headStart:last.headStart},gaps.pop()}gaps.push(gap)}}function isWeakBetween(left22,right2){return 2*(right2.
baseStart-left22.baseEnd)<=Math.min(size(left22),size(right2))&&left22.baseEnd-left22.baseStart+right2.baseEnd-right2.baseStart>0&&left22.headEnd-left22.headStart+
right2.headEnd-right2.headStart>0}function size({baseStart,baseEnd,headStart,headEnd}){return Math.max(baseEnd-baseStart,headEnd-headStart)}function gapsOf(toHead,headLength){
let gaps=[],baseStart=0,headStart=0;for(let at2=0;at2<=toHead.length;at2++){let target=at2===toHead.length?headLength:toHead[at2]??-1;target<0||((at2>baseStart||
target>headStart)&&gaps.push({baseStart,baseEnd:at2,headStart,headEnd:target}),baseStart=at2+1,headStart=target+1)}return gaps}function keepLinesTogether(one2,two){
let[ones,linePairs]=[lineEnds(one2),lineEnds(two)];joinLines(one2,two,ones,linePairs),joinLines(two,one2,linePairs,ones)}function joinLines(own,other,ownLines,otherLines){
let lineOf2=new Int32Array(other.tokens.length);for(let[number,{start,end}]of otherLines.entries())lineOf2.fill(number,start,end);for(let line of ownLines){let targets2=new Set;
for(let at2=line.start;at2<line.end;at2++){let target=own.links[at2]??-1;target>=0&&targets2.add(lineOf2[target]??0)}if(targets2.size<2)continue;let candidates=[
...targets2].map(number=>otherLines[number]),balance=balanceOf(own,line),isLike=candidates.every(candidate=>balanceOf(other,candidate)===balance),written2=candidates.
filter(candidate=>hasUnlinkedWord(other,candidate));isLike&&written2.length>1&&linkToOne(own,other,line,candidates)}}function linkToOne(own,other,line,candidates){
let best=candidates.map(candidate2=>({candidate:candidate2,...commonEnds(own,other,line,candidate2)})).reduce((left22,right2)=>(right2.head+right2.tail-left22.head-
left22.tail||right2.head-left22.head)>0?right2:left22);for(let at2=line.start;at2<line.end;at2++){let target=own.links[at2]??-1;target>=0&&(other.links[target]=
-1),own.links[at2]=-1}let link=(from,to)=>{let before2=other.links[to]??-1;before2>=0&&(own.links[before2]=-1),own.links[from]=to,other.links[to]=from},{candidate,
head,tail}=best;for(let at2=0;at2<head;at2++)link(line.start+at2,candidate.start+at2);for(let at2=1;at2<=tail;at2++)link(line.end-at2,candidate.end-at2)}function commonEnds(own,other,line,candidate){
let most=Math.min(line.end-line.start,candidate.end-candidate.start),head=0;for(;head<most&&own.texts[line.start+head]===other.texts[candidate.start+head];)head++;
let tail=0;for(;tail<most-head&&own.texts[line.end-1-tail]===other.texts[candidate.end-1-tail];)tail++;return{head,tail}}function lineEnds({tokens}){let lines=[];
for(let start=0;start<tokens.length;){let end=start+1;for(;end<tokens.length&&tokens[end]?.line===tokens[start]?.line;)end++;lines.push({start,end}),start=end}return lines}
function balanceOf({tokens},{start,end}){let open2=0;for(let at2=start;at2<end;at2++){let text2=tokens[at2]?.text??"";text2==="("||text2==="["||text2==="{"?open2++:
(text2===")"||text2==="]"||text2==="}")&&open2--}return open2}function hasUnlinkedWord({tokens,links},{start,end}){for(let at2=start;at2<end;at2++)if((links[at2]??
-1)<0&&isWord(tokens[at2]?.text??""))return!0;return!1}_3_init_node_22();function createNames(renames,beneath=sameNames,refused2=new Set){if(renames.size===0&&refused2.
size===0)return beneath;let back=new Map([...renames].map(([from,to])=>[to,from])),through=(text2,known22,otherwise)=>text2.replace(wordPattern,word=>known22(word)??
(refused2.has(word)?word:otherwise(word)));return{areSame:!1,neutral:text2=>through(text2,word=>{let[from,to]=[back.get(word)??word,renames.get(word)??word];return from===
to?void 0:[from,to].sort()[0]},beneath.neutral),across:(side,text2)=>through(text2,word=>(side==="base"?renames:back).get(word),word=>beneath.across(side,word))}}
var sameNames={areSame:!0,neutral:text2=>text2,across:(_side,text2)=>text2},wordPattern=/[\p{L}_$][\p{L}\p{M}\p{N}_$]*/gu;function findRenames(files){let edits=new Map(
[...files].map(([file2,list22])=>[file2,editsOf(list22)])),defined=[...edits.values()].flatMap(of=>[...of.defined]),all=editsOf(defined.map(([from,to])=>({from,
to,isDefinition:!0}))),everywhere=createNames(all.defined),origins2=new Map([...all.defined].map(([from,to])=>[to,from])),known22=new Map;for(let[file2,here]of edits){
let refused2=new Set;for(let name2 of here.names){let from=origins2.get(name2)??name2,to=all.defined.get(from);to!==void 0&&!here.allows(from,to)&&refused2.add(
from).add(to)}known22.set(file2,createNames(here.defined,everywhere,refused2))}return{all:everywhere,pairs:all.defined,of:file2=>known22.get(file2)??everywhere}}
function editsOf(edits){let targets2=new Map,sources=new Map;for(let{from,to}of edits)targets2.set(from,(targets2.get(from)??new Set).add(to)),sources.set(to,(sources.
get(to)??new Set).add(from));let isOnly=(of,name2)=>of===void 0||of.size===1&&of.has(name2),allows=(from,to)=>isOnly(targets2.get(from),to)&&isOnly(sources.get(
to),from)&&!sources.has(from)&&!targets2.has(to);return{defined:new Map(edits.filter(edit2=>edit2.isDefinition&&allows(edit2.from,edit2.to)).map(({from,to})=>[from,
to])),allows,names:[...targets2.keys(),...sources.keys()]}}function areBoth(base,head,from,to){return definitionNames(base).has(to)&&definitionNames(head).has(from)}
var known=new WeakMap;function definitionNames(source){let reading=source.reading(),names2=known.get(source)??new Set(reading===void 0?[]:_0_namedDefinitions(reading).
map(({definition})=>definition.name));return known.set(source,names2),names2}function wordEdit(base,baseAt,head,headAt){let[from,to]=[base.token(baseAt),head.token(
headAt)];if(!isWord(from.text)||!isWord(to.text))return;let isDefinition=base.defines(from)&&head.defines(to)&&!areBoth(base,head,from.text,to.text);return{from:from.
text,to:to.text,isDefinition}}function alignWords(base,head,context2){let{names:names2,marks}=context2,marked=source=>source.lines.map((line,at2)=>marks(source,
at2)+line),aligned=_2_alignLinesAt(marked(base),marked(head),isDistinctive,keepsTokens(base,head,names2)),hunks=aligned.hunks.map(hunk=>hunkLines(base,head,hunk,
context2));return{sources:{base,head},lines:aligned,hunks,names:names2}}function keepsTokens(base,head,names2){let[left22,right2]=[base.tokenCount,head.tokenCount],
isSame5=createTokenComparer(base,head,names2),most=Math.min(left22,right2),before2=0;for(;before2<most&&isSame5(before2,before2);)before2++;let behind2=0;for(;behind2<
most-before2&&isSame5(left22-1-behind2,right2-1-behind2);)behind2++;return(baseLine,headLine)=>{let[one2,other]=[base.firstOf(baseLine),head.firstOf(headLine)];
return one2<before2&&other<before2?one2===other:!(one2>=left22-behind2&&other>=right2-behind2)||left22-one2===right2-other}}function wordEdits(lined){let tokensOf22=tokenAligner(
lined,createMovedTextFinder(lined.hunks)),{base,head}=lined.sources;return lined.lines.hunks.flatMap(hunk=>{let{gaps}=tokensOf22(hunk),offset={base:base.firstOf(
hunk.baseStart),head:head.firstOf(hunk.headStart)};return gaps.flatMap(({baseStart,baseEnd,headStart,headEnd})=>{if(baseEnd-baseStart!==1||headEnd-headStart!==1)
return[];let edit2=wordEdit(base,offset.base+baseStart,head,offset.head+headStart);return edit2===void 0?[]:[edit2]})})}function tokenAligner({hunks,names:names2},elsewhere3){
let lined=new Map(hunks.map(of=>[of.hunk,of])),done=new Map;return hunk=>{let known22=done.get(hunk);if(known22!==void 0)return known22;let of=lined.get(hunk);if(of===
void 0)throw new Error("The hunk is not in this file.");let aligned=alignTokens(of,elsewhere3,names2);return done.set(hunk,aligned),aligned}}_3_init_node_22();var longRange=200,
replacedTokensMax=8;function alignFile(lined,elsewhere3){let tokensOf22=tokenAligner(lined,elsewhere3),editOf2=editFinder(),views={base:sideView("base",lined,tokensOf22,
editOf2),head:sideView("head",lined,tokensOf22,editOf2)};return{place:(side,{range})=>views[side](range),hunkAcross:(side,line)=>{let hunk=holder(lined.lines.hunks,
side,line),inner=lined.hunks.find(one2=>one2.hunk===hunk);if(hunk===void 0||inner===void 0)return;let otherSide2=side==="base"?"head":"base",part2=holder(inner.
alignment.hunks,side,line-spanOf(hunk,side).start);if(part2===void 0)return;let[{start},span]=[spanOf(hunk,otherSide2),spanOf(part2,otherSide2)];return{start:start+
span.start,end:start+span.end}},instead:(side,line)=>{let hunk=holder(lined.lines.hunks,side,line);if(hunk===void 0)return[];let aligned=tokensOf22(hunk),[own,other]=side===
"base"?[aligned.base,aligned.head]:[aligned.head,aligned.base],otherSide2=side==="base"?"head":"base";return aligned.gaps.filter(gap=>own.slice(spanOf(gap,side).
start,spanOf(gap,side).end).some(one2=>one2.line===line)).flatMap(gap=>other.slice(spanOf(gap,otherSide2).start,spanOf(gap,otherSide2).end))}}}var sameText={instead:()=>[],
hunkAcross:()=>{},place:(_side,{range})=>{let[start,end]=[image(range.start,range.start),image(range.end,range.end)];return{start,endKey:end.key,isWhole:!0,counterpart:range}}};
function image(position,base){return{kind:"image",key:`line ${base.line} ${base.character}`,position,lineChanged:!1}}function inToken(own,other,{relation,distance},{
edge,side,names:names2}){if(relation==="behind")return{offset:other.end+distance,key:relation};if(relation==="before")return{offset:other.start-distance,key:relation};
let part2=edge==="first"?own.text.slice(0,distance):own.text.slice(distance+1),length=own.text===other.text?part2.length:names2.across(side,part2).length;return{
offset:edge==="first"?other.start+length:other.end-1-length,key:`in ${edge} ${names2.neutral(part2).length}`}}function sideView(side,{lines:alignment,sources,names:names2},tokensOf22,editOf2){
let isBase=side==="base",otherSide2=isBase?"head":"base",otherLine=isBase?alignment.headLine:alignment.baseLine,lineCount=sources[side].lines.length,within2=line=>Math.
min(Math.max(line,0),lineCount-1),placeOf33=({line,character},edge)=>{let target=otherLine(within2(line));if(target!==void 0)return image({line:target,character},
{line:isBase?within2(line):target,character});let hunk=holder(alignment.hunks,side,within2(line));return hunk===void 0?{kind:"removed"}:placeInHunk(hunk,{line:within2(
line),character},edge)},placeInHunk=(hunk,position,edge)=>{let aligned=tokensOf22(hunk),[own,other,toOther]=isBase?[aligned.base,aligned.head,aligned.toHead]:[aligned.
head,aligned.base,aligned.toBase],handle=handleAt(own,position);if(handle===void 0||aligned.moved[side].has(position.line))return{kind:"removed"};let survivor=toOther[handle.
token]??-1,token=other[survivor];if(token!==void 0){let baseToken=aligned.base[isBase?handle.token:survivor],{offset,key:key2}=inToken(own[handle.token],token,handle,
{edge,side,names:names2});return{kind:"image",key:`token ${baseToken?.line} ${baseToken?.start} ${key2}`,position:{line:token.line,character:Math.max(0,offset)},
lineChanged:sources[side].lines[position.line]!==sources[otherSide2].lines[token.line]}}let gap=holder(aligned.gaps,side,handle.token),edit2=gap===void 0?null:editOf2(
gap,hunk,aligned);return gap===void 0||edit2===null||position.line>edit2[side].end.line?{kind:"removed"}:{kind:"replaced",key:`gap ${hunk.baseStart} ${hunk.headStart}\
 ${gap.baseStart} ${gap.headStart}`,range:edit2[otherSide2]}},isWhole2=({start,end})=>{let hunks=end.line-start.line>longRange?editedHunks():alignment.hunks,first=countWhile(
hunks,hunk=>spanOf(hunk,side).end<=start.line);for(let at2=first;at2<hunks.length;at2++){let hunk=hunks[at2];if(hunk===void 0||spanOf(hunk,side).start>end.line)
break;if(isEditedIn(hunk,{start,end}))return!1}return!0},edited,editedHunks=()=>(edited??=alignment.hunks.filter(hunk=>tokensOf22(hunk).gaps.length>0),edited),isEditedIn=(hunk,{
start,end})=>{let aligned=tokensOf22(hunk),own=isBase?aligned.base:aligned.head,lines=spanOf(hunk,side),from=countWhile(own,({line,end:tokenEnd})=>isUpTo({line,
character:tokenEnd},start)),to=countWhile(own,({line,start:tokenStart})=>!isUpTo(end,{line,character:tokenStart})),lower=start.line<lines.start?-1:from,upper=isUpTo(
{line:lines.end,character:0},end)?own.length+1:to,{gaps}=aligned;for(let at2=countWhile(gaps,gap=>spanOf(gap,side).end<from);at2<gaps.length;at2++){let gap=gaps[at2],
tokens=gap===void 0?void 0:spanOf(gap,side);if(tokens===void 0||tokens.start>to)return!1;let isInsertion2=tokens.start===tokens.end;if(isInsertion2&&lower<tokens.
start&&tokens.start<upper||!isInsertion2&&tokens.start<to&&tokens.end>from)return!0}return!1},placeEnd=({start,end})=>{if(end.line===start.line&&end.character===
start.character||end.character===0){let placed2=placeOf33(end,"first");return placed2.kind==="image"?placed2:void 0}let placed=placeOf33({line:end.line,character:end.
character-1},"last");if(placed.kind!=="image")return;let{line,character}=placed.position;return{key:`${placed.key} inclusive`,position:{line,character:character+
1}}},placeInBrackets=range=>{let inside=behindBrackets(sources[side].lines,range),placed=inside===void 0?void 0:placeOf33(inside,"first");return placed?.kind===
"image"?placed:void 0},elsewhereOf=({line})=>{if(otherLine(within2(line))!==void 0)return{};let hunk=holder(alignment.hunks,side,within2(line));return hunk!==void 0&&
tokensOf22(hunk).perhaps[side].has(within2(line))?{isElsewhere:!0}:{}};return range=>{let first=placeOf33(range.start,"first"),start=first.kind==="image"?first:
placeInBrackets(range)??first;if(start.kind!=="image"){let counterpart2=start.kind==="replaced"?start.range:null;return{start,endKey:null,isWhole:!1,counterpart:counterpart2,
...elsewhereOf(range.start)}}let end=placeEnd(range);return{start,endKey:end?.key??null,isWhole:isWhole2(range),counterpart:{start:start.position,end:endAfter(start.
position,end?.position,range)},...elsewhereOf(range.start)}}}function behindBrackets(all,{start,end}){let isBehind=!1;for(let line=start.line;line<=end.line;line++){
let from=line===start.line?start.character:0,text2=(all[line]??"").slice(0,line===end.line?end.character:void 0);for(let character=from;character<text2.length;character++)
if(text2[character]==="(")isBehind=!0;else if(text2[character]?.trim()!=="")return isBehind?{line,character}:void 0}}function endAfter(start,end,range){if(end!==
void 0&&isUpTo(start,end))return end;let lines=range.end.line-range.start.line,character=lines===0?start.character+range.end.character-range.start.character:range.
end.character;return{line:start.line+lines,character}}function editFinder(){let known22=new Map;return(gap,hunk,aligned)=>{let edit2=known22.get(gap);if(edit2!==
void 0)return edit2;let found2=editInPlace(gap,hunk,aligned);return known22.set(gap,found2),found2}}function editInPlace(gap,hunk,aligned){let all=gapTokens(gap,
aligned),[baseFirst,headFirst]=[all.base[0],all.head[0]];if(baseFirst===void 0||headFirst===void 0)return null;let isBeside=aligned.base[gap.baseStart-1]?.line===
baseFirst.line&&aligned.head[gap.headStart-1]?.line===headFirst.line;if(Math.max(all.base.length,all.head.length)<=replacedTokensMax)return isBeside||isBefore(gap,
hunk,aligned,all)?edit(all.base,all.head):null;if(!isBeside)return null;let base=all.base.filter(({line})=>line===baseFirst.line),head=all.head.filter(({line})=>line===
headFirst.line);return Math.max(base.length,head.length)<=replacedTokensMax?edit(base,head):null}function gapTokens(gap,{base,head,moved}){return{base:base.slice(
gap.baseStart,gap.baseEnd).filter(({line})=>!moved.base.has(line)),head:head.slice(gap.headStart,gap.headEnd).filter(({line})=>!moved.head.has(line))}}function isBefore(gap,hunk,aligned,{
base,head}){return(aligned.base[gap.baseEnd]?.line??hunk.baseEnd)===base.at(-1)?.line&&(aligned.head[gap.headEnd]?.line??hunk.headEnd)===head.at(-1)?.line}function edit(base,head){
let[baseFirst,baseLast,headFirst,headLast]=[base[0],base.at(-1),head[0],head.at(-1)];return!baseFirst||!baseLast||!headFirst||!headLast||namesSomething2(base)!==
namesSomething2(head)?null:{base:rangeOver(baseFirst,baseLast),head:rangeOver(headFirst,headLast)}}function namesSomething2(tokens){return tokens.some(({text:text2})=>isWord(
text2)&&!grammarWords.has(text2))}function rangeOver(first,last){return{start:{line:first.line,character:first.start},end:{line:last.line,character:last.end}}}function spanOf(part2,side){
return side==="base"?{start:part2.baseStart,end:part2.baseEnd}:{start:part2.headStart,end:part2.headEnd}}function holder(parts,side,at2){let found2=parts[countWhile(
parts,part2=>spanOf(part2,side).end<=at2)];return found2!==void 0&&spanOf(found2,side).start<=at2?found2:void 0}function isUpTo(left22,right2){return comparePositions(
left22,right2)<=0}_3_init_node_22();_3_init_node_22();var shortLines=4;function createLikenessFinder(){let sources=new Map,bodies=new Map,numbers=new Map,known22=new Map,
keyOf8=({source,from,to})=>{let number=numbers.get(source)??numbers.size;return numbers.set(source,number),`${number} ${from} ${to}`},bodyOf=piece=>{let key2=keyOf8(
piece),lines=sources.get(piece.source)??linesOf2(piece.source);sources.set(piece.source,lines);let found2=bodies.get(key2)??bodyIn(lines.slice(piece.from,piece.
to));return bodies.set(key2,found2),found2};return(base,head)=>{if(base.source.text===head.source.text&&base.from===head.from&&base.to===head.to)return!0;let key2=`${keyOf8(
base)} ${keyOf8(head)}`,answer=known22.get(key2)??areAlike(bodyOf(base),bodyOf(head));return known22.set(key2,answer),answer}}function lineKeys(source){return linesOf2(
source).map(({key:key2})=>key2)}function linesOf2(source){let reading=source.reading(),quiet=reading===void 0?[]:[...reading.comments,...longStrings(reading)],cheap=cheapNames(
reading),definitions=_0_namedDefinitions(reading).map(({definition})=>definition).filter(({kind})=>kind!=="key"),headers=new Set(definitions.map(({nameRange:nameRange2})=>nameRange2.
start.line)),decorators=new Set(definitions.flatMap(({range,nameRange:nameRange2})=>Array.from({length:nameRange2.start.line-range.start.line},(_,at2)=>range.start.
line+at2)));return quiet.sort((left22,right2)=>left22.start-right2.start),source.lines.map((text2,line)=>{let tokens=source.tokensOf(line,line+1).filter(({start})=>!_0_isInSpans(
quiet,_0_offsetOf(reading?.starts??[],{line,character:start}))),isRemark=reading===void 0&&/^\s*(?:#|\/\/|\/?\*)/u.test(text2),texts=tokens.map(withoutLayout),key2=isRemark?
"":texts.map((text22,at2)=>cheap.has(text22)&&texts[at2-1]!=="."?"$":text22).join(" "),isCheap=headers.has(line)||/^(?:from|import|package|use|using|export \{.*\} from|export \* from|# include)(?: |$)/u.
test(key2),parts=key2.split(" "),turns=parts.slice(1).flatMap((part2,at2)=>{let turn=`${parts[at2]} ${part2}`;return isDistinctive(turn)?[turn]:[]});return{key:key2,
words:distinctiveWords(key2),turns,isCheap,isDecorator:decorators.has(line)}})}function cheapNames(reading){let all=_0_namedDefinitions(reading).map(({definition})=>definition),
starts=reading?.starts??[],functions2=all.filter(({kind})=>kind==="function").map(({range})=>({start:_0_offsetOf(starts,range.start),end:_0_offsetOf(starts,range.
end)})),ends=functions2.map(({end},at2)=>Math.max(end,...functions2.slice(0,at2).map(one2=>one2.end))),named2=all.filter(({kind})=>kind==="function"),names2=new Set(
named2.map(({name:name2})=>name2)),others=new Set;for(let{kind,name:name2,start}of reading?.bindings??[]){if(kind==="import"||kind==="attribute"||kind==="result"||
name2.includes("."))continue;let at2=functions2.findLastIndex(one2=>one2.start<=start);at2>=0&&(ends[at2]??0)>start?names2.add(name2):others.add(name2)}for(let{
name:name2}of named2)others.delete(name2);return new Set([...names2].filter(name2=>!others.has(name2)))}function longStrings({language,strings,text:text2}){return _0_isData(
language)?[]:strings.filter(({start,end})=>/[\r\n]/u.test(text2.slice(start,end)))}function bodyIn(all){let lines=new Map,some=new Map,turns=new Map,own=all.filter(
({isDecorator})=>!isDecorator),bodyLines=own.filter(({isCheap,key:key2})=>!isCheap&&!/\b__name__\b/u.test(key2)),counted=bodyLines.some(({words:words22})=>words22.
length>0)?bodyLines:own,lineCount=0,turnCount=0;for(let line of counted){for(let turn of line.turns)turns.set(turn,(turns.get(turn)??0)+1);turnCount+=line.turns.
length,line.words.length!==0&&(some.set(line.key,(some.get(line.key)??0)+1),!(new Set(line.words).size<2)&&(lines.set(line.key,(lines.get(line.key)??0)+1),lineCount++))}
return{whole:all.map(({key:key2})=>key2).filter(Boolean).join(`
`),some,lines,lineCount,turns,turnCount}}var turnsMin=3;function areAlike(base,head){if(base.whole===head.whole)return!0;let isShort=Math.min(base.lineCount,head.
lineCount)<shortLines,[one2,other]=isShort?[base.some,head.some]:[base.lines,head.lines],least2=Math.min(size2(one2),size2(other));if(least2>0&&2*shared2(one2,other)>=
least2)return!0;let[few,many]=[base.turnCount,head.turnCount].sort((left22,right2)=>left22-right2),count=shared2(base.turns,head.turns);return few>=turnsMin&&4*
count>=3*few&&3*count>=2*many}function size2(lines){let count=0;for(let times of lines.values())count+=times;return count}function shared2(one2,other){let count=0;
for(let[key2,times]of one2)count+=Math.min(times,other.get(key2)??0);return count}function sectionsOf({reading}){return _0_namedDefinitions(reading()).filter(({
definition:{kind,range}})=>kind!=="key"||range.start.line<range.end.line).map(({key:key2,definition:{name:name2,item,range,nameRange:nameRange2}})=>({path:key2,
name:item??name2,line:range.start.line,end:range.end.line+1,nameLine:nameRange2.start.line}))}function movedSections(files,areAlike3){let moved=[],stayed=[],areTwo=new Map,
left22={base:[],head:[]},bodyOf=bodyFinder();for(let file2 of files){if(file2.hunks.every(({isLayout:isLayout2})=>isLayout2))continue;let base=sectionsOf(file2.
sources.base).map(section2=>({section:section2,source:file2.sources.base})),head=sectionsOf(file2.sources.head).map(section2=>({section:section2,source:file2.sources.
head})),paired=pairUp(base,head,areAlike3,()=>!0),inPlace2=sectionsInPlace(file2,paired.pairs),isKept2=pair=>isOfSize(pair)&&isOneBody(pair,areAlike3),others=(side,like)=>isLong(
like)?paired[side].slice(0,othersMax).filter(other=>bodyOf(other)===bodyOf(like)):[],underOther=({base:from,head:to})=>{if(bodyOf(from)===bodyOf(to))return[];let[
into,of]=[others("head",from),others("base",to)];return[...into.length===1?into.map(other=>({base:from,head:other})):[],...of.length===1?of.map(other=>({base:other,
head:to})):[]]},isTaken=pair=>isKept2(pair)?underOther(pair).length>0:isLong(pair.base)&&head.some(other=>other!==pair.head&&isKept2({base:pair.base,head:other})),
hasTwin=({base:from,head:to})=>bodyOf(from)===bodyOf(to)&&others("base",to).length+others("head",to).length>0;moved.push(...paired.pairs.filter(pair=>inPlace2.has(
pair)?hasTwin(pair):!isTaken(pair)),...paired.pairs.flatMap(underOther)),stayed.push({file:file2,pairs:paired.pairs.filter(pair=>inPlace2.has(pair)),all:{base,head}});
let own=paired.pairs.filter(pair=>pair.base.section.path===pair.head.section.path&&isKept2(pair)),keptPaths=new Set(own.map(pair=>pair.head.section.path)),paths=Map.
groupBy(head.map(({section:section2})=>section2),({name:name2})=>name2),isBeside=(kept,{name:name2,path})=>keptPaths.has(`${path.slice(0,path.length-name2.length)}${kept}`);
areTwo.set(file2.sources.head,(kept,other)=>paths.get(other)?.some(section2=>isBeside(kept,section2))===!0),left22.base.push(...paired.base),left22.head.push(...paired.
head)}let fileOf=new Map(files.map(({sources})=>[sources.base,sources.head])),across=pairUp(left22.base,left22.head,areAlike3).pairs.filter(({base,head})=>fileOf.
get(base.source)!==head.source);return{moved:[...moved,...across],stayed,areTwo}}var othersMax=50;function pairUp(base,head,areAlike3,isSamePath=pair=>isOneBody(
pair,areAlike3)){let pairs2=[],left22={base,head},take=found2=>{pairs2.push(...found2);let taken2=new Set(found2.flatMap(pair=>[pair.base,pair.head])),isLeft2=one2=>!taken2.
has(one2);left22={base:left22.base.filter(isLeft2),head:left22.head.filter(isLeft2)}};return take(sameKeys(left22,({section:section2})=>section2.path).filter(isSamePath)),
take(sameKeys(left22,({section:section2})=>section2.name).filter(pair=>isOneBody(pair,areAlike3))),take(sameBodies(left22)),{pairs:pairs2,...left22}}function bodyFinder(){
let keys=new Map,known22=new Map,find=({source,section:{line,end}})=>{let own=keys.get(source)??lineKeys(source);return keys.set(source,own),own.slice(line,end).
join(`
`)};return of=>{let body2=known22.get(of)??find(of);return known22.set(of,body2),body2}}function isLong({section:{line,end}}){return end-line>=3}function isOfSize({
base,head}){let[few=0,many=0]=[base,head].map(({section:{line,end}})=>end-line).sort((left22,right2)=>left22-right2);return 2*few>=many}function isOneBody({base,
head},areAlike3){return areAlike3(sectionSlice(base),sectionSlice(head))}function shareWords(base,head,{neutral}){let[one2,other]=[base,head].map(({source,section:{
line,end}})=>source.tokensOf(line,end).map(({text:text2})=>neutral(text2)).filter(text2=>isWord(text2)&&!grammarWords.has(text2))),isMost=(all=[],known22=[])=>2*
all.filter(word=>known22.includes(word)).length>all.length;return isMost(one2,other)&&isMost(other,one2)}function sectionSlice({source,section:section2}){return{
source,from:section2.line,to:section2.end}}function sameKeys({base,head},keyOf8){let others=singles(head,keyOf8);return[...singles(base,keyOf8)].flatMap(([key2,
one2])=>{let other=others.get(key2);return one2===null||other===null||other===void 0?[]:[{base:one2,head:other}]})}function singles(all,keyOf8){let found2=new Map;
for(let one2 of all){let key2=keyOf8(one2);found2.set(key2,found2.has(key2)?null:one2)}return found2}function sameBodies({base,head}){if(base.length===0||head.length===
0)return[];let[left22,right2]=[bodiesOf(base),bodiesOf(head)],votes=new Map;for(let[key2,one2]of left22.owners){let other=right2.owners.get(key2);if(one2===null||
other===null||other===void 0)continue;let own=votes.get(one2)??new Map;votes.set(one2,own.set(other,(own.get(other)??0)+1))}return[...votes].flatMap(([one2,own])=>[
...own].filter(([other,count])=>2*count>Math.max(left22.sizes.get(one2)??0,right2.sizes.get(other)??0)).map(([other])=>({base:one2,head:other})))}function bodiesOf(all){
let owners=new Map,sizes=new Map,inner=new Map;for(let one2 of all.toSorted((a,b)=>a.section.line-b.section.line)){let own=inner.get(one2.source)??[];for(let line=one2.
section.line+1;line<one2.section.end;line++)own[line]=one2;inner.set(one2.source,own)}for(let[source,lines]of inner){let keys=lineKeys(source);for(let[line,one2]of lines.
entries()){if(one2===void 0)continue;let key2=keys[line]??"";isDistinctive(key2)&&(owners.set(key2,owners.has(key2)?null:one2),sizes.set(one2,(sizes.get(one2)??
0)+1))}}return{owners,sizes}}function sectionsInPlace({lines,hunks},pairs2){let inPlace2=new Set,unclear=new Map;for(let pair of pairs2){let[from,to]=[pair.base.
section.nameLine,pair.head.section.nameLine],outer2=hunks.findIndex(({hunk:hunk2})=>hunk2.baseStart<=from&&from<hunk2.baseEnd),around23=hunks[outer2];if(around23===
void 0){lines.headLine(from)===to&&inPlace2.add(pair);continue}let{hunk,alignment}=around23;if(to<hunk.headStart||to>=hunk.headEnd)continue;let[inBase,inHead2]=[
from-hunk.baseStart,to-hunk.headStart];alignment.headLine(inBase)===inHead2&&inPlace2.add(pair);let inner=alignment.hunks.findIndex(of=>of.baseStart<=inBase&&inBase<
of.baseEnd),part2=alignment.hunks[inner];if(part2===void 0||inHead2<part2.headStart||inHead2>=part2.headEnd)continue;let key2=`${outer2} ${inner}`;_2_push(unclear,
key2,pair)}for(let group of unclear.values()){let by=side=>group.toSorted((left22,right2)=>left22[side].section.nameLine-right2[side].section.nameLine),[base,head]=[
by("base"),by("head")],number=new Map(base.map((pair,at2)=>[pair,String(at2)])),ids=of=>of.map(pair=>number.get(pair)??""),{toHead}=_2_alignSequences(ids(base),
ids(head),{first:"edits",isAnchor:()=>!0});for(let[at2,pair]of base.entries())(toHead[at2]??-1)>=0&&inPlace2.add(pair)}return inPlace2}function sectionMarks(moved){
let find=createSectionFinder(moved),sources=new Set(moved.flatMap(({base,head})=>[base.source,head.source])),marks=moved.map((_,number)=>`${number.toString(2).replace(
/0/gu,"").replace(/1/gu,"")}\0`);return{of:(source,line)=>marks[find(source,line)??-1]??"",has:source=>sources.has(source)}}function createSectionFinder(moved){
let numbers=new Map,parts=moved.flatMap(({base,head},number)=>[base,head].map(one2=>({...one2,number}))),isOuter=({section:one2},{section:two})=>one2.line-two.line||
two.end-one2.end;for(let{source,section:section2,number}of parts.sort(isOuter)){let own=numbers.get(source)??[];for(let line=section2.line;line<section2.end;line++)
own[line]=number;numbers.set(source,own)}return(source,line)=>numbers.get(source)?.[line]}var noMarks=sectionMarks([]);function createChange(changedFiles,source,areAlike3){
let nothing3=tokenSource(""),pairs2=new Map,single=[];for(let{from,to}of changedFiles){let base=from===null?nothing3:source("base",from),head=to===null?nothing3:
source("head",to);if(base===void 0||head===void 0||base.text===head.text)continue;let lined2=alignWords(base,head,noContext);from===null||to===null?single.push(
lined2):pairs2.set(to,lined2)}let{moved,stayed,areTwo}=movedSections([...pairs2.values(),...single],areAlike3),crossed=stayed.flatMap(crossedIn),marks=sectionMarks(
[...moved,...crossed]),keys=sectionOwners(pairs2,moved),renames=findRenames(editsIn(pairs2,moved,keys,areTwo)),lined=new Map([...pairs2].map(([to,before2])=>{let{
base,head}=before2.sources,names2=renames.of(to),isPlain=names2.areSame&&!marks.has(base)&&!marks.has(head);return[to,isPlain?before2:alignWords(base,head,{names:names2,
marks:marks.of})]})),elsewhere3=createMovedTextFinder([...lined.values(),...single].flatMap(({hunks})=>hunks));return{renames,lined,elsewhere:elsewhere3,crossed:createSectionFinder(
crossed),sections:sectionPlaces(moved,keys,renames)}}function sectionPlaces(moved,keys,renames){let known22=new Map,make=number=>{let of=moved[number];if(of===void 0)
throw new Error("No such section.");let names2=renames.of(keys[number]??""),lined=alignWords(sourceIn(of.base),sourceIn(of.head),{...noContext,names:names2});return{
moved:of,names:names2,alignment:alignFile(lined,noMovedLines)}};return{find:createSectionFinder(moved),of:number=>{let alignment=known22.get(number)??make(number);
return known22.set(number,alignment),alignment}}}function placeInSection({sections},side,source,{range}){let number=sections.find(source,range.start.line);if(number===
void 0)return;let{moved,names:names2,alignment}=sections.of(number),from=moved[side].section.line,up=({line,character})=>({line:line-from,character}),placed=alignment.
place(side,{range:{start:up(range.start),end:up(range.end)}}),{counterpart:counterpart2}=placed,other=moved[side==="base"?"head":"base"];return counterpart2!==null&&
sections.find(other.source,counterpart2.start.line+other.section.line)!==number?void 0:{key:String(number),placed,names:names2}}var noMovedLines={base:new Set,head:new Set};
function sourceIn({source,section:section2}){return partOf2(source,section2.line,section2.end)}var noContext={names:sameNames,marks:noMarks.of};function sectionOwners(pairs2,moved){
let owners=new Map([...pairs2].map(([to,{sources}])=>[sources.head,to])),origins2=new Map([...pairs2].map(([to,{sources}])=>[sources.base,to]));return moved.map(
({base,head},number)=>{let owner=owners.get(head.source);return owner!==void 0&&owner===origins2.get(base.source)?owner:`${number} moved`})}function editsIn(pairs2,moved,keys,areTwo){
let isOther=({sources},{from,to})=>areTwo.get(sources.head)?.(from,to)===!0,edits=new Map([...pairs2].map(([to,lined])=>[to,wordEdits(lined).filter(edit2=>!isOther(
lined,edit2))]));for(let[number,{base,head}]of moved.entries()){let key2=keys[number]??"",found2=wordEdits(alignWords(sourceIn(base),sourceIn(head),noContext));
edits.set(key2,[...edits.get(key2)??[],...found2])}return edits}function crossedIn({file:file2,pairs:kept,all}){let{lines,hunks,sources}=file2;if([sources.base,
sources.head].some(({reading})=>reading()?.hasErrors===!0))return[];let named2={base:nameLines(all.base),head:nameLines(all.head)},pairs2=[...kept,...[...kept,wholeOf(
sources)].flatMap(pair=>blockPairs(pair,named2))],find=createSectionFinder(pairs2),crossed=new Set,look=(from,to)=>{if(to===void 0)return;let[one2,other]=[find(
sources.base,from),find(sources.head,to)];if(one2!==other)for(let number of[one2,other])number!==void 0&&crossed.add(number)};for(let line=0;line<sources.base.lines.
length;line++)look(line,lines.headLine(line));for(let{hunk,alignment}of hunks)for(let line=hunk.baseStart;line<hunk.baseEnd;line++){let target=alignment.headLine(
line-hunk.baseStart);look(line,target===void 0?void 0:target+hunk.headStart)}return pairs2.filter((_,number)=>crossed.has(number))}function nameLines(all){return new Set(
all.map(({section:section2})=>section2.nameLine))}function wholeOf({base,head}){let whole2=source=>({path:"",name:"",line:0,end:source.lines.length,nameLine:-1});
return{base:{source:base,section:whole2(base)},head:{source:head,section:whole2(head)}}}function blockPairs({base,head},named2){let pairs2=[],open2=[[blocksIn(base,
named2.base),blocksIn(head,named2.head)]];for(let both=open2.pop();both!==void 0;both=open2.pop())for(let[one2,other]of pairUp2(...both))pairs2.push({base:one2,
head:other}),open2.push([one2.blocks,other.blocks]);return pairs2}function pairUp2(base,head){let[left22,right2]=[base,head].map(all=>Map.groupBy(all,one2=>one2.
head)),pairs2=[...left22??[]].flatMap(([key2,all])=>{let others2=right2?.get(key2)??[];return others2.length===all.length?all.map((one2,at2)=>[one2,others2[at2]]):
[]}),taken2=new Set(pairs2.flat()),rest=base.filter(one2=>!taken2.has(one2)),others=head.filter(one2=>!taken2.has(one2)),isSame5=(one2,at2)=>{let other=others[at2];
return other!==void 0&&kindOf22(one2)===kindOf22(other)&&areAlike2(one2,other)};return rest.length===others.length&&rest.every(isSame5)?[...pairs2,...rest.map((one2,at2)=>[
one2,others[at2]])]:pairs2}function kindOf22({head}){return/^\S+/u.exec(head.slice(head.indexOf(`
`)+1))?.[0]??""}function areAlike2(base,head){if(base.head!==head.head&&withoutNegation(base.head)===withoutNegation(head.head))return!1;let[one2,other]=[base,head].
map(({source,section:{line,end}})=>source.tokensOf(line,end).map(({text:text2})=>text2)),counts2=new Map;for(let text2 of one2??[])counts2.set(text2,(counts2.get(
text2)??0)+1);let common=0;for(let text2 of other??[]){let count=counts2.get(text2)??0;count>0&&common++,counts2.set(text2,count-1)}return 2*common>=Math.max(one2?.
length??0,other?.length??0)}function withoutNegation(head){return head.replace(/\bnot\b|[!()=\s]/gu,"")}function blocksIn({source,section:{line:first,end,nameLine}},named2){
let{lines}=source,all=[],open2=[],last=first,close=(indent,at2)=>{for(let top2=open2.at(-1);top2!==void 0&&top2.indent>=indent;top2=open2.at(-1)){if(open2.pop(),
last===top2.line||named2.has(top2.line))continue;let section2={path:"",name:"",line:top2.line+1,end:at2,nameLine:top2.line};(open2.at(-1)?.blocks??all).push({source,
section:section2,head:top2.head,blocks:top2.blocks})}},conditions4=new Map;for(let line=first;line<end;line++){let text2=(lines[line]??"").trim();if(text2===""||
line===nameLine)continue;let indent=(lines[line]??"").search(/\S/u);close(indent,line),last=line;let own=text2.replace(/^\}\s*/u,""),isMore=/^(?:elif|else|except|catch|finally)\b/u.
test(own);isMore||conditions4.set(indent,own),open2.push({indent,line,head:isMore?`${conditions4.get(indent)??""}
${own}`:own,blocks:[]})}return close(0,end),all}function readTexts(given2){let source=remember((side,path)=>{let content=given2.text(side,path);return content===
void 0?void 0:tokenSource(content,()=>given2.reading(side,path))}),wordsOf4=remember((side,path)=>new Set(source(side,path)?.text.match(words)??[])),areAlike3=createLikenessFinder(),
proven=provenRenames(given2,source,areAlike3);return{source,wordsOf:wordsOf4,areAlike:areAlike3,proven,pieces:pieceFinder(source),change:_0_once(()=>createChange(
proven.changedFiles,source,areAlike3))}}function createFiles(given2){let{source,wordsOf:wordsOf4,areAlike:areAlike3,proven,pieces,change}=given2.texts??readTexts(
given2),input={...given2,...proven},counterpart2=counterparts(input),{piecesAt,definitionsAt,has}=pieces,alignments=new Map,alignmentOf=(from,to)=>(alignments.has(
to)||alignments.set(to,align(from,to)),alignments.get(to)),align=(from,to)=>{if(!exists(input.base,from)&&!exists(input.head,to))return sameText;let[base,head]=[
input.text("base",from),input.text("head",to)];if(base===void 0||head===void 0)return;if(base===head)return sameText;let lined=change().lined.get(to)??alignWords(
tokenSource(base),tokenSource(head),{...noContext,names:change().renames.of(to)});return alignFile(lined,change().elsewhere)},locate=(side,finding)=>{let{path}=finding,
other=counterpart2(side,path),otherSide2=side==="base"?"head":"base";if(input[side].unknown.has(path)||other!==void 0&&input[otherSide2].unknown.has(other))return"\
unknown";let names2=change().renames.of(side==="head"?path:other??"");if(other===void 0)return{file:`${side}:${path}`,otherPath:null,placed:unplaced("no-file"),
names:names2};let[from,to]=side==="base"?[path,other]:[other,path];if(input[otherSide2].unchecked.has(other)&&!input[side].unchecked.has(path))return{file:to,otherPath:other,
placed:unplaced("unchecked"),names:names2};let alignment=alignmentOf(from,to);return alignment===void 0?"unknown":{file:to,otherPath:other,placed:alignment.place(
side,finding),names:names2}},linedAt=(side,path)=>{let other=counterpart2(side,path);if(other===void 0)return;let[from,to]=side==="base"?[path,other]:[other,path],
sources={base:source("base",from),head:source("head",to)},alignment=alignmentOf(from,to),otherSide2=side==="base"?"head":"base";if(sources.base===void 0||sources.
head===void 0||alignment===void 0)return;let both={base:sources.base,head:sources.head};return{alignment,sources:both,own:both[side],other:both[otherSide2],otherSide:otherSide2}},
insteadAt=remembered((side,{path,range:{start}})=>{let lined=linedAt(side,path);if(lined===void 0)return{line:[],hunk:[]};let{own,other,otherSide:otherSide2,alignment}=lined,
{crossed}=change(),mark=crossed(own,start.line),words22=tokens=>tokens.filter(({line})=>crossed(other,line)===mark).map(({text:text2})=>text2),span=alignment.hunkAcross(
side,start.line);return{line:words22(alignment.instead(side,start.line)),hunk:span===void 0?[]:words22(lined.sources[otherSide2].tokensOf(span.start,span.end))}}),
hunkAt=(side,{path,range:{start}})=>{let to=side==="head"?path:counterpart2(side,path),at2=hunkOfLine(change().lined.get(to??"")?.lines.hunks??[],side,start.line);
return at2<0?void 0:`${to} ${at2}`};return{locate,source,renames:input.renames,isSameLine:(base,head)=>{let line=(side,{path,range})=>source(side,path)?.tokensOf(
range.start.line,range.start.line+1).map(withoutLayout).join(" ");return line("base",base)===line("head",head)},mentions:(side,path,word)=>{let changed=input.changedFiles.
map(({from,to})=>side==="base"?from:to);return[path,...changed].some(one2=>one2!==null&&wordsOf4(side,one2).has(word))},insteadOf:insteadAt,hasDefinition:(side,path,symbol2)=>has(
side,counterpart2(side==="base"?"head":"base",path)??path,symbol2),areInOne:(base,head)=>{let mark=(side,{path,range})=>{let own=source(side,path);return own===
void 0?void 0:change().crossed(own,range.start.line)},{all:names2,pairs:pairs2}=change().renames,isOneHunk=()=>{let hunk=hunkAt("base",base);if(hunk===void 0||hunk!==
hunkAt("head",head))return!1;let[from="",to=""]=[base.symbol,head.symbol].map(symbol2=>symbol2??"");return!has("head",head.path,from)&&!pairs2.has(from.split(".").
at(-1)??"")||!has("base",base.path,to)};return mark("base",base)===mark("head",head)&&(names2.neutral(base.symbol??"")===names2.neutral(head.symbol??"")||isOneHunk())},
hunkAt,areAlike:(base,head)=>{let others=piecesAt("head",head);return piecesAt("base",base).some(one2=>others.some(other=>areAlike3(one2,other)))},areApart:(base,head)=>{
let[[one2],[other]]=[definitionsAt("base",base),definitionsAt("head",head)];return one2!==void 0&&other!==void 0&&one2.section.name!==other.section.name&&!has("\
head",head.path,one2.section.path)&&!has("base",base.path,other.section.path)&&!areAlike3(sectionSlice(one2),sectionSlice(other))&&!shareWords(one2,other,change().
renames.all)},names:()=>change().renames.all,renamed:()=>change().renames.pairs,inSection:(side,finding)=>{let own=source(side,finding.path);return own===void 0?
void 0:placeInSection(change(),side,own,finding)},keyOnBoth:keyFinder(counterpart2,source),isDefinitionMoved:definitionFinder({counterpart:counterpart2,source,alignmentOf})}}
function hunkOfLine(hunks,side,line){return hunks.findIndex(hunk=>side==="base"?hunk.baseStart<=line&&line<hunk.baseEnd:hunk.headStart<=line&&line<hunk.headEnd)}
function provenRenames({renames,changedFiles},source,areAlike3){let isOne=(from,to)=>{let[base,head]=[source("base",from),source("head",to)];return base===void 0||
head===void 0||areAlike3(wholeOf2(base),wholeOf2(head))},proven=new Map([...renames].filter(([from,to])=>isOne(from,to)));return proven.size===renames.size?{renames,
changedFiles}:{renames:proven,changedFiles:changedFiles.flatMap(({from,to})=>from===null||to===null||from===to||proven.get(from)===to?[{from,to}]:[{from,to:null},
{from:null,to}])}}var words=/[\p{L}_$][\p{L}\p{M}\p{N}_$]*/gu;function wholeOf2(source){return{source,from:0,to:source.lines.length}}function pieceFinder(source){
let sections=remember((side,path)=>{let own=source(side,path);return own===void 0?[]:sectionsOf(own).map(section2=>({source:own,section:section2}))}),definitionsAt=(side,{
path,range:{start}})=>sections(side,path).filter(({section:section2})=>section2.line<=start.line&&start.line<section2.end).reverse();return{definitionsAt,has:(side,path,name2)=>sections(
side,path).some(({section:section2})=>section2.path===name2),piecesAt:(side,finding)=>{let own=source(side,finding.path);return own===void 0?[]:[...definitionsAt(
side,finding).map(sectionSlice),wholeOf2(own)]}}}function unplaced(kind){return{start:{kind},endKey:null,isWhole:!1,counterpart:null}}function exists({files,unchecked:unchecked2},path){
return files.has(path)||unchecked2.has(path)}function counterparts({base,head,renames}){let renamedFrom=new Map([...renames].map(([from,to])=>[to,from]));if(renamedFrom.
size!==renames.size)throw new Error("Two files of base cannot be renamed to one of head.");let onBoth=path=>exists(base,path)===exists(head,path);return(side,path)=>side===
"base"?renames.get(path)??(onBoth(path)&&!renamedFrom.has(path)?path:void 0):renamedFrom.get(path)??(onBoth(path)&&!renames.has(path)?path:void 0)}function keyFinder(counterpart2,source){
let counts2=remember((side,path)=>{let reading=source(side,path)?.reading();return(reading!==void 0&&_0_isData(reading.language)?_0_namedDefinitions(reading):[]).
reduce((sum,{key:key2})=>sum.set(key2,(sum.get(key2)??0)+1),new Map)});return(side,{path,range:{start}})=>{let[other,otherSide2]=[counterpart2(side,path),side===
"base"?"head":"base"],own=source(side,path);if(other===void 0||own===void 0||own.text===source(otherSide2,other)?.text||counts2(side,path).size===0)return null;
let reading=own.reading(),key2=reading===void 0?null:_0_keyAt(reading,start),isOne=of=>key2!==null&&of.get(key2)===1;return isOne(counts2(side,path))&&isOne(counts2(
otherSide2,other))?key2:null}}function definitionFinder(of){let definitions=remember((side,path)=>Map.groupBy(of.source(side,path)?.reading()?.bindings.filter(_20_isDefining)??
[],({name:name2})=>name2.slice(name2.lastIndexOf(".")+1))),known22=new Map,find=(side,path,name2)=>{let other=of.counterpart(side,path);if(other===void 0)return!0;
let alignment=side==="base"?of.alignmentOf(path,other):of.alignmentOf(other,path);return(definitions(side,path).get(name2)??[]).some(({line,start:offset})=>{let starts=of.
source(side,path)?.reading()?.starts??[],start={line,character:offset-(starts[line]??0)};return alignment?.place(side,{range:{start,end:start}}).start.kind==="r\
emoved"})};return(side,path,name2)=>{let key2=JSON.stringify([side,path,name2]),answer=known22.get(key2)??find(side,path,name2);return known22.set(key2,answer),
answer}}function remember(find){let known22={base:new Map,head:new Map};return(side,path)=>{let values3=known22[side];return values3.has(path)||values3.set(path,
find(side,path)),values3.get(path)}}function remembered(find){let known22={base:new WeakMap,head:new WeakMap};return(side,finding)=>{let before2=known22[side].get(
finding);if(before2!==void 0)return before2;let value2=find(side,finding);return known22[side].set(finding,value2),value2}}_3_init_node_22();function findImportParts(matching){
let owners=new Map;for(let base2 of[...matching.pairs.map(pair=>pair.base),...matching.base])for(let key2 of keysOf2(base2))_2_push(owners,key2,base2);for(let{head:head2}of matching.
pairs)for(let key2 of keysOf2(head2))owners.get(key2)?.shift();let split=[],head=matching.head.filter(one2=>{let keys=keysOf2(one2),[of]=keys.flatMap(key2=>owners.
get(key2)?.[0]??[]);if(of===void 0||keys.some(key2=>(owners.get(key2)??[]).length===0))return!0;for(let key2 of keys)owners.get(key2)?.shift();return split.push(
{base:of,head:one2,stage:"import"}),!1}),now=new Map;for(let one2 of[...matching.pairs.map(pair=>pair.head),...head])for(let key2 of keysOf2(one2))now.set(key2,
now.get(key2)??one2);let merged=[],base=matching.base.filter(one2=>{let found2=keysOf2(one2).map(key2=>now.get(key2)),[into]=found2;return into===void 0||found2.
includes(void 0)||one2.placed.start.kind==="image"?!0:(merged.push({base:one2,head:into}),!1)});return{pairs:matching.pairs,base,head,parts:{split,merged}}}function keysOf2({
imported:imported2,finding:{server:server2,source,code:code3},file:file2}){return imported2?.part!=="module"?[]:imported2.targets.map(target=>JSON.stringify([file2,
server2,source,code3,target]))}_3_init_node_22();var declarationCodes=new Set(["reportAssignmentType","reportRedeclaration","2300","2440","2451"]);function createImportedFinder(input){
let nameOf23={base:createModuleNamer([...input.base.files,...input.base.unchecked],input.renames),head:createModuleNamer([...input.head.files,...input.head.unchecked],
new Map)},known22={base:new Map,head:new Map},statementsOf=(side,path,reading)=>{let found2=known22[side].get(path)??importStatements(reading);return known22[side].
set(path,found2),found2},resolve={base:_5_createModuleResolver([...input.base.files,...input.base.unchecked]),head:_5_createModuleResolver([...input.head.files,
...input.head.unchecked])},aliases={base:new Map,head:new Map},aliasesOf=(side,file2)=>{let reading=aliases[side].has(file2)?void 0:input.reading(side,file2),found2=aliases[side].
get(file2)??(reading===void 0?[]:_5_findAliases(reading));return aliases[side].set(file2,found2),found2},handed={base:new Map,head:new Map},handedOn2=(side,path,module,name2)=>{
let[first]=resolve[side](path,module);if(first===void 0)return new Set;let before2=handed[side].get(`${first}\0${name2}`);if(before2!==void 0)return before2;let found2=new Set,
level3=new Map([[`${first}\0${name2}`,{file:first,name:name2}]]),seen=new Set(level3.keys());for(let left22=modulesMax;left22>0;left22-=1){let next2=new Map;for(let at2 of level3.
values()){let asked=new Set;for(let{from,imported:imported2,local,isExported}of aliasesOf(side,at2.file)){if(from===null||!isExported||imported2==="")continue;let other=imported2!==
"*"&&local===at2.name?imported2:at2.name,question=`${from.kind} ${_0_writtenModule(from)}\0${other}`;if(asked.has(question))continue;asked.add(question),found2.
add(nameOf23[side](at2.file,from,other));let[file2]=resolve[side](at2.file,from),state=`${file2}\0${other}`;file2===void 0||seen.has(state)||(seen.add(state),next2.
set(state,{file:file2,name:other}))}}level3=next2}return handed[side].set(`${first}\0${name2}`,found2),found2};return(side,{path,range,code:code3})=>{let reading=input.
reading(side,path);if(reading===void 0||code3!==null&&declarationCodes.has(code3))return;let named2=(module2,name2)=>nameOf23[side](path,module2,name2),found2=importAt(
reading,statementsOf(side,path,reading),range);if(found2===void 0)return;let{part:part2,module,names:names2}=found2,own=names2.map(name2=>named2(module,name2));
if(part2==="module")return{part:part2,written:_0_writtenModule(module),targets:[...new Set(own)].sort()};let targets2=[...own,...names2.flatMap(name2=>[...handedOn2(
side,path,module,name2)])],written2=`${_0_writtenModule(module)} ${names2.join()}`;return{part:part2,written:written2,targets:[...new Set(targets2)].sort()}}}function importAt(reading,statements3,range){
let[from,to]=[_0_offsetOf(reading.starts,range.start),_0_offsetOf(reading.starts,range.end)],under2=reading.text.slice(from,to);for(let{aliases,module,first,last}of statements3){
if(range.start.line<first||last<range.start.line)continue;let start=reading.starts[range.start.line]??0;if(range.start.line===first&&reading.text.slice(start,from).
trim()===""||standsOnModule(under2,module,reading,from))return{part:"module",module,aliases,names:aliases.map(({imported:imported2})=>imported2)};let named2=under2.
split("::").at(-1)?.trim()??"",alias=aliases.find(({imported:imported2,local})=>imported2!==""&&(imported2===named2||local===named2));if(alias!==void 0)return{part:"\
name",module,aliases:[alias],names:[alias.imported]}}return loneModule(under2,reading,from)}var modulesMax=4;function importStatements(reading){let groups3=new Map;
for(let alias of _5_findAliases(reading)){let{from,first,last}=alias;from!==null&&_2_push(groups3,JSON.stringify([first,last,_0_writtenModule(from)]),alias)}return[
...groups3.values()].flatMap(aliases=>{let[one2]=aliases;return one2?.from===null||one2===void 0?[]:[{module:one2.from,aliases,first:one2.first,last:one2.last}]})}
function standsOnModule(under2,module,{code:code3,starts,text:text2},from){if(module.kind==="use")return isPartOfPath(under2,module.path);if(module.kind==="incl\
ude")return!0;if(module.kind!=="module")return isLiteral(under2)&&under2.slice(1,-1)===_0_writtenModule(module);if(under2.replace(/\s+/gu,"")!==_0_writtenModule(
module))return!1;let line=starts.findLast(start=>start<=from)??0,before2=code3.slice(line,from);return/\bfrom\s*$/u.test(before2)||module.level>0||module.names.
length===0&&text2.startsWith(module.module,from)}function isPartOfPath(under2,path){let part2=under2.replace(/\s+/gu,"");return/^[\p{L}_]/u.test(part2)&&`::${path}\
::`.includes(`::${part2}::`)}function loneModule(under2,{language,text:text2},from){if(!_0_isScriptLanguage(language)||!isLiteral(under2))return;let before2=text2.
slice(Math.max(0,from-wordsBefore),from);if(/(?<![\p{L}\p{N}_$.])(?:from|import|require)\s*\(?\s*$/u.test(before2))return{part:"module",module:{kind:"path",specifier:under2.
slice(1,-1)},names:[""],aliases:[]}}var wordsBefore=100;function isLiteral(text2){return/^(["'`])[^\r\n]*\1$/u.test(text2)&&text2.length>2}_3_init_node_22();_3_init_node_22();
function namedValue(base,head,range){let span={start:_0_offsetOf(base.starts,range.start),end:_0_offsetOf(base.starts,range.end)},node=_0_nodeAt(base.tree(),span);
for(let around23 of _0_ancestry(node).slice(0,ancestorsMax)){if(statements2.test(around23.type))return;for(let[at2,value2]of around23.children.entries()){let part2=partOf22(
around23,value2,node),place2=part2===void 0?void 0:usedIn(base,head,{around:around23,value:value2,at:at2});if(place2===void 0||part2===void 0)continue;let found2=part2.
reduce((one2,index2)=>one2?.children[index2],place2);if(found2!==void 0)return{start:_2_positionAt(head.starts,found2.start),end:_2_positionAt(head.starts,found2.
end)}}}}var ancestorsMax=4,statements2=/^(?:block|module|program|statement_block|(?:function|class|method)_\w+)$/u;function partOf22(around23,value2,node){let hasExtent=one2=>one2.
start===node.start&&one2.end===node.end,path=[];for(let part2=around23;!hasExtent(part2);){let at2=part2.children.findIndex(child2=>child2.start<=node.start&&node.
end<=child2.end),child=part2.children[at2];if(child===void 0||child===value2&&!hasExtent(child))return;path.push(at2),part2=child}return path}function usedIn(base,head,{
around:around23,value:value2,at:at2}){let[written2,inside]=[nodeText(base,value2),functionName(base,around23)];if(written2===void 0||inside===void 0||/^[\w$]+$/u.
test(written2))return;let aroundValue=textAround(base,around23,value2),places=nodesOf(head.tree()).filter(node=>{let child=node.type===around23.type?node.children[at2]:
void 0,name2=nodeText(head,child);return child?.type==="identifier"&&name2!==void 0&&textAround(head,node,child)===aroundValue&&functionName(head,node)===inside&&
isGiven(head,node,name2,written2)});return places.length===1?places[0]:void 0}function textAround({text:text2},node,part2){let end=_0_fieldOf(node,"body")?.start??
node.end;return`${text2.slice(node.start,part2.start)}\0${text2.slice(part2.end,Math.max(part2.end,end))}`.replace(/\s+/gu,"").replace(/\?\./gu,".")}function isGiven(reading,node,name2,value2){
let around23=functionAround(node);return around23!==void 0&&nodesOf(around23).some(one2=>{let target=_0_fieldOf(one2,"left")??_0_fieldOf(one2,"name"),assignedValue=_0_fieldOf(
one2,"right")??_0_fieldOf(one2,"value"),text2=nodeText(reading,assignedValue);return nodeText(reading,target)===name2&&text2!==void 0&&elementOf(text2)===elementOf(
value2)})}function elementOf(value2){return value2.replace(/^(.+)\[\s*\1\.length\s*-\s*(\d+)\s*\]$/u,"$1.at(-$2)")}function functionAround(node){return _0_ancestry(
node).find(({type})=>/^(?:function|method)_(?:definition|declaration)$/u.test(type))}function functionName(reading,node){let around23=functionAround(node);return nodeText(
reading,around23&&_0_fieldOf(around23,"name"))}function nodeText({text:text2},node){return node&&text2.slice(node.start,node.end).replace(/\s+/gu," ")}var nodes=new WeakMap;
function nodesOf(root){let known22=nodes.get(root);if(known22!==void 0)return known22;let all=[],open2=[root];for(let node=open2.pop();node!==void 0;node=open2.
pop())all.push(node),open2.push(...node.children);return all.sort((a,b)=>a.start-b.start),nodes.set(root,all),all}function pairNamed(matching,reading){let pairs2=[],
taken2=new Set;for(let base of matching.base){let rivals=matching.head.filter(head2=>!taken2.has(head2)&&isOneProblem(base,head2)),name2=rivals.length===0?void 0:
nameOf(base,reading),head=rivals.find(({finding})=>name2!==void 0&&comparePositions(finding.range.start,name2.start)===0);head!==void 0&&(pairs2.push({base,head,
stage:"edited"}),taken2.add(base).add(head))}let left22=of=>!taken2.has(of);return{pairs:[...matching.pairs,...pairs2],base:matching.base.filter(left22),head:matching.
head.filter(left22)}}function isOneProblem(base,head){return base.file===head.file&&base.family===head.family&&base.imported===null&&head.imported===null&&base.
finding.server===head.finding.server&&checkerOf(base.finding.source)===checkerOf(head.finding.source)&&isSameProblem(base.edit().complaint,head.edit().complaint)}
function nameOf({finding:{path,range},otherPath},reading){if(otherPath===null)return;let[base,head]=[reading("base",path),reading("head",otherPath)];return base&&
head&&namedValue(base,head,range)}_3_init_node_22();var name="(?:\"[^\"\\n]{1,200}\"|'[^'\\n]{1,200}'|`[^`\\n]{1,200}`)",list=new RegExp(`${name}(?:(?:, and |, \
or |, | and | or )${name})*`,"u");function anotherFinder(all){let known22=new Map;for(let one2 of all){let said3=listIn(one2.message);if(said3===void 0)continue;
let names2=known22.get(kindOf32(one2,said3.text))??new Set;for(let of of said3.names)names2.add(of);known22.set(kindOf32(one2,said3.text),names2)}return(base,head)=>{
let[one2,other]=[listIn(base.message),listIn(head.message)];if(one2===void 0||other===void 0||other.names.length<2||one2.text!==other.text)return!1;let{callee:callee2}=base.
edit().complaint;if(callee2!==""&&!grammarWords.has(callee2))return!1;let names2=known22.get(kindOf32(base,one2.text));return other.names.some(of=>names2?.has(of)!==
!0)}}function listIn(message2){let found2=list.exec(message2);if(found2!==null)return{names:(found2[0].match(new RegExp(name,"gu"))??[]).map(one2=>one2.slice(1,
-1).replace(/^.*[:.]/u,"")),text:message2.replace(found2[0],"").replace(/s\b/gu,"")}}function findWidened({base,head},listsAnother){return base.flatMap(one2=>{let names2=listIn(
one2.message)?.names??[],into=head.find(other=>{let more3=listIn(other.message)?.names??[];return one2.file===other.file&&kindOf32(one2,"")===kindOf32(other,"")&&
isInPlace(one2,other)&&listsAnother(one2,other)&&names2.every(of=>more3.includes(of))});return into===void 0?[]:[{base:one2,head:into}]})}function findExchanged({
base,head}){let placeOf33=({file:file2,family,finding,placed:{start}})=>start.kind==="image"?JSON.stringify([file2,family,finding.server,checkerOf(finding.source),
start.key]):void 0,found2=new Map(head.map(one2=>[placeOf33(one2),one2]));return base.flatMap(one2=>{let place2=placeOf33(one2),other=place2===void 0?void 0:found2.
get(place2);return other===void 0?[]:[{base:one2,head:other}]})}function isInPlace({imported:imported2,placed:{start}},{placed:{start:other}}){return imported2!==
null||start.kind==="image"&&other.kind==="image"&&start.key===other.key}function kindOf32({file:file2,finding:{server:server2,source,code:code3}},text2){return JSON.
stringify([file2,server2,source,code3,text2])}function isBefore2({end},{start}){return comparePositions(end,start)<0}function isIn({line,start,end},{start:at2}){
return at2.line===line&&start<=at2.character&&at2.character<end}function isEditedInPlace({placed:{start}}){return start.kind==="image"&&start.lineChanged||start.
kind==="replaced"}function isWhole({placed,moveEvidence:moveEvidence2}){let{kind}=placed.start;return kind==="removed"||kind==="no-file"?moveEvidence2().inSection?.
placed.isWhole===!0:placed.isWhole}function isEdited({placed:{start},moveEvidence:moveEvidence2}){let own=start.kind==="removed"||start.kind==="no-file"?moveEvidence2().
inSection?.placed.start:start;return own?.kind!=="image"||own.lineChanged}function createProofs(files,listsAnother){let areAlike3=(base,head)=>files.areAlike(base.
finding,head.finding),isBesideItself=(base,head)=>{let under2={base:wordsIn2(base.edit().complaint.under),head:wordsIn2(head.edit().complaint.under)};if(under2.
base.some(word=>under2.head.includes(word)))return!1;let rest=(side,{finding:{path,range}})=>{let line=files.source(side,path)?.lines[range.start.line]??"",behind2=range.
end.line===range.start.line?line.slice(range.end.character):"";return new Set(wordsIn2(`${line.slice(0,range.start.character)} ${behind2}`))},isThere=(words22,all)=>words22.
length>0&&words22.every(word=>all.has(word));return isThere(under2.base,rest("head",head))||isThere(under2.head,rest("base",base))},isWithin4=(side,{placed:{counterpart:counterpart2}},{
finding:{path,range}})=>counterpart2===null||!(isBefore2(counterpart2,range)||isBefore2(range,counterpart2))||files.source(side,path)?.tokensOf(range.start.line,
range.start.line+1).some(token=>isText(token)&&isIn(token,counterpart2)&&isIn(token,range))===!0,sinkOf=(side,{finding:{path,range}})=>{let line=files.source(side,
path)?.lines[range.start.line]??"",end=range.end.line===range.start.line?range.end.character:line.length,before2=line.slice(0,range.start.character),isTarget=/^\s*(?::|=(?!=))/u.
test(line.slice(end))&&!/->\s*$/u.test(before2);return wordsIn2(isTarget?line.slice(0,end):before2)},isCallOf=(side,{finding},{finding:{symbol:symbol2}})=>{let name2=symbol2?.
split(".").at(-1),{hunk}=files.insteadOf(side,finding),isCall=(word,at2)=>word===name2&&hunk[at2+1]==="("&&!definingWords.has(hunk[at2-1]??"");return name2!==void 0&&
hunk.some(isCall)},isCallOfGone=(side,of,other)=>isCallOf(side,of,other)&&!files.hasDefinition(side,other.finding.path,other.finding.symbol??""),isMovedDefinition=({
finding:base,placed},{finding:head})=>base.symbol===null||head.symbol===null?!1:placed.start.kind==="no-file"?base.symbol===head.symbol:base.symbol.split(".").at(
-1)===head.symbol.split(".").at(-1)&&!files.hasDefinition("head",base.path,base.symbol)&&!files.hasDefinition("base",head.path,head.symbol),isGone=({placed})=>placed.
start.kind==="no-file",lineOf2=of=>of.moveEvidence().inTree?.logicalLine(),isSameLine=(base,head)=>lineOf2(base)===lineOf2(head);return{likeness:areAlike3,"like\
ness of files":(base,head)=>!(isGone(base)&&isGone(head))||areAlike3(base,head),"line of files":(base,head)=>(isGone(base)&&isGone(head)?areAlike3:isSameLine)(base,
head),complaint:(base,head)=>!listsAnother(base,head)&&isStill(base.edit().complaint,head.edit().complaint,{isEdited:isEdited(base)&&!files.isSameLine(base.finding,
head.finding),isRewritten:base.placed.start.kind==="removed"&&head.placed.start.kind==="removed",goesAlike:()=>goesAlike(sinkOf("base",base),sinkOf("head",head)),
isOfObject:base.isOfObject&&head.isOfObject,isWhole:isWhole(base)&&isWhole(head),mentions:(side,word)=>files.mentions(side,{base,head}[side].finding.path,word)}),
problem:(base,head)=>isSameProblem(base.edit().complaint,head.edit().complaint),"no more names":(base,head)=>!listsAnother(base,head),"not instead":(base,head)=>{
if(files.areInOne(base.finding,head.finding)||isMovedDefinition(base,head))return!0;let{line}=files.insteadOf("head",head.finding);return line.every(word=>stubWords.
has(word))||isCallOf("head",head,base)},"instead of a call":(base,head)=>isCallOfGone("head",head,base)||isCallOfGone("base",base,head),callee:(base,head)=>base.
edit().complaint.callee===head.edit().complaint.callee&&!isBesideItself(base,head),"one definition":(base,head)=>!isEditedInPlace(base)||!files.areApart(base.finding,
head.finding),place:(base,head)=>isWithin4("head",base,head)&&isWithin4("base",head,base)&&!isBesideItself(base,head),statement:(base,head)=>{let[one2,other]=[base.
edit().statement,head.edit().statement];if(one2===null||other===null||!isSameStatement(one2.of,other.of)||isBesideItself(base,head)||!files.areInOne(base.finding,
head.finding))return!1;let isThere=(from,to)=>from.edited===null||from.edited.from===to.of.from||!isSameStatement(from.of,from.edited);return isThere(one2,other)&&
isThere(other,one2)}}}function goesAlike(base,head){let isTelling=word=>/^(?:return|yield)$/u.test(word)||!grammarWords.has(word),[before2,after2]=[base.filter(
isTelling),head.filter(isTelling)];return before2.length===0||after2.length===0||before2.some(word=>after2.includes(word))}var definingWords=new Set(["def","fun\
ction","func","fn"]),stubWords=new Set(["pass","...",".","raise","throw","new","NotImplementedError","Error","(",")",";"]);function wordsIn2(text2){return text2.
match(/[\p{L}_][\p{L}\p{M}\p{N}_]*/gu)??[]}_3_init_node_22();function isSameSlot(base,head,{range,message:message2}){let span={start:_0_offsetOf(base.starts,range.
start),end:_0_offsetOf(base.starts,range.end)},node=slotNodeAround(_0_nodeAt(base.tree(),span)),[slot2,inside]=[slotOf(base,node),functionName(base,node)];if(slot2===
void 0||inside===void 0)return;let alike2=reading=>nodesOf(reading.tree()).filter(one2=>slotOf(reading,one2)===slot2&&functionName(reading,one2)===inside),[before2,
after2]=[alike2(base),alike2(head)],at2=before2.findIndex(({start,end,type})=>start===node.start&&end===node.end&&type===node.type),isOther=(one2,index2)=>index2!==
at2&&nodeText(base,one2)!==nodeText(head,after2[index2]),place2=before2.length===after2.length&&!before2.some(isOther)?after2[at2]:isTooMany.test(message2)?callWithout(
base,head,node,inside):void 0;return place2&&{start:_2_positionAt(head.starts,place2.start),end:_2_positionAt(head.starts,place2.end)}}var isTooMany=/^Expected \d+/u;
function callWithout(base,head,node,inside){let{parent}=node,called2=parent?.parent&&calleeOf2(parent.parent);if(slotKind(node)!=="argument"||parent===null||called2===
void 0||called2===null)return;let wordsInBase=[nodeText(base,called2),...parent.children.filter(one2=>one2!==node).map(one2=>nodeText(base,one2))].join(`
`),callsIn=reading=>nodesOf(reading.tree()).filter(one2=>{let callee2=calleeOf2(one2),list22=one2.children.find(({type})=>argumentLists.has(type));return callee2===
void 0||list22===void 0||functionName(reading,one2)!==inside?!1:[callee2,...list22.children].map(each=>nodeText(reading,each)).join(`
`)===wordsInBase}),calls=callsIn(head);return calls.length===1&&callsIn(base).length===0?calls[0]:void 0}function slotNodeAround(node){return _0_ancestry(node).
filter(({start,end})=>start===node.start&&end===node.end).find(one2=>one2.parent!==null&&slotKind(one2)!==void 0)??node}var argumentLists=new Set(["argument_lis\
t","arguments"]);function calleeOf2(call2){return _0_fieldOf(call2,"function")??_0_fieldOf(call2,"constructor")}function slotKind({parent}){return parent!==null&&
argumentLists.has(parent.type)?"argument":parent?.type==="return_statement"?"returned":void 0}function slotOf(reading,node){let kind=slotKind(node),{parent}=node;
if(parent===null||kind===void 0)return;if(kind==="returned")return kind;let call2=parent.parent,callee2=call2===null?void 0:calleeOf2(call2);if(callee2===void 0||
node.type==="keyword_argument")return;let others=parent.children.map(one2=>one2===node?"\0":nodeText(reading,one2));return[kind,nodeText(reading,callee2),...others].
join(`
`)}function isSameOperation(base,head,range){let span={start:_0_offsetOf(base.starts,range.start),end:_0_offsetOf(base.starts,range.end)},node=_0_nodeAt(base.tree(),
span),operation=_0_ancestry(node).find(({type})=>operations.has(type)),[written2,inside]=[nodeText(base,operation),operation&&functionName(base,operation)];if(operation===
void 0||written2===void 0||inside===void 0)return;let alike2=reading=>nodesOf(reading.tree()).filter(one2=>one2.type===operation.type&&nodeText(reading,one2)===
written2&&functionName(reading,one2)===inside),[place2]=alike2(head);if(place2===void 0||alike2(base).length>1)return;let within2=partOf3(place2,pathTo(operation,
node));return within2&&{start:_2_positionAt(head.starts,within2.start),end:_2_positionAt(head.starts,within2.end)}}var operations=new Set(["binary_expression","\
binary_operator"]);function pathTo(above,below3){let path=[];for(let node=below3;node!==above&&node.parent!==null;node=node.parent)path.unshift(node.parent.children.
indexOf(node));return path}function partOf3(above,path){return path.reduce((node,at2)=>node?.children[at2],above)}function compareObservations(input){let observed={
base:copies(input.base.findings),head:copies(input.head.findings)},files=createFiles(input),candidateOf=candidateFinder(input,files,createImportedFinder({...input,
renames:files.renames})),base=sift("base",observed.base,{files,candidateOf,other:input.head}),head=sift("head",observed.head,{files,candidateOf,other:input.base}),
listsAnother=anotherFinder(base.candidates),proofs=createProofs(files,listsAnother),stayed=match(base.candidates,head.candidates,stages.stay,proofs),[baseLeft,headLeft]=[
bySaid(stayed.base),bySaid(stayed.head)],{pairs:pairs2,parts,...left22}=findImportParts({pairs:stayed.pairs,base:baseLeft.said,head:headLeft.said}),afterMoves=pairNamed(
match(left22.base,left22.head,stages.go,proofs),input.reading),matching={...afterMoves,pairs:[...pairs2,...afterMoves.pairs]},widened=findWidened(afterMoves,listsAnother),
isWidened=new Set(widened.map(one2=>one2.base)),exchanged=findExchanged({...afterMoves,base:afterMoves.base.filter(one2=>!isWidened.has(one2))}),isExchanged=new Set(
exchanged.map(one2=>one2.base)),into=(of,why)=>({...gone(of,idOf(ids,of.finding)),state:"removed",placement:"rewritten",counterpart:null,why}),ids=identify([...observed.
base,...[...parts.split.map(pair=>pair.head),...afterMoves.head].map(({finding})=>finding)]),isKnown=of=>!baseLeft.unsaid.includes(of),twinOf=createDuplicateFinder(
base.candidates.filter(isKnown),matching.pairs),findings=[...matching.pairs.map(pair=>found(pair,idOf(ids,pair.base.finding),explainPair(pair,files.isSameLine(pair.
base.finding,pair.head.finding)))),...parts.split.map(pair=>found(pair,idOf(ids,pair.head.finding),explainSplit(pair))),...parts.merged.map(pair=>into(pair.base,
explainMerge(pair.head))),...widened.map(pair=>into(pair.base,explainWidening(pair.head))),...exchanged.map(pair=>into(pair.base,explainExchange(pair.head))),...matching.
base.filter(of=>!isWidened.has(of)&&!isExchanged.has(of)).map(of=>gone(of,idOf(ids,of.finding),insteadOf(of,input,observed.head))),...matching.head.map(of=>introduced(
of,idOf(ids,of.finding),twinOf(of)))].sort(compareFindings),unmatched=[...base.unmatched,...baseLeft.unsaid.map(({finding})=>({...finding,side:"base"})),...head.
unmatched,...headLeft.unsaid.map(({finding})=>({...finding,side:"head"}))].sort(compareFindings);return{findings,unmatched,counts:countsOf(findings),renamed:files.
renamed()}}function copies(findings){return findings.map(finding=>({...finding})).sort(compareFindings)}function editEvidence2(files,side,finding,located,catalogue){
let source=files.source(side,finding.path),expression=source&&expressionAt(source,finding.range),placeKey3=token=>{let start={line:token.line,character:token.start},
placed=files.locate(side,{...finding,range:{start,end:{...start,character:token.end}}});return placed!=="unknown"&&placed.placed.start.kind==="image"?placed.placed.
start.key:null},slot2=expression?.slot,at2=slot2&&placeKey3(slot2.anchor),hunk=files.hunkAt(side,finding),statement22=source===void 0||hunk===void 0?void 0:moduleStatementAt(
source,finding.range.start.line),reading=source?.reading(),of={message:normaliseMessage(finding.message),under:expression?.text??"",callee:expression?.callee?.text??
"",isName:expression?.isName??!0,within:reading===void 0?null:_0_chainAt(reading,finding.range.start).findLast(({kind})=>kind==="class")?.name??null},said3=complaintOfCall(
of),object2=expression===void 0?null:placeKey3(expression.object),isArgument=slot2?.path.startsWith("(")===!0&&typeof at2=="string"&&said3!==null;return{complaint:complaintOf(
of,located.names,{catalogue,family:catalogue?.families.get(finding.code??"")?.problem}),argumentOf:isArgument?`${at2} ${said3}`:null,slot:slot2===void 0||typeof at2!=
"string"?null:`${at2} ${located.names.neutral(slot2.path)}`,lead:located.names.neutral(expression?.lead??""),callee:expression?.callee===void 0?null:placeKey3(expression.
callee),object:object2,hunk:hunk??null,namedObject:expression!==void 0&&isWord(expression.object.text)?object2:null,statement:statement22===void 0||hunk===void 0?
null:{hunk,of:statement22,edited:editedStatement(files,side,located)},call:expression?.call===void 0?null:{key:`${located.names.neutral(expression.call.text)} ${expression.
call.at}`,isDistinctive:isDistinctive(expression.call.text)}}}function editedStatement(files,side,{placed:{start},otherPath}){if(start.kind!=="replaced"||otherPath===
null)return null;let source=files.source(side==="base"?"head":"base",otherPath);return(source&&moduleStatementAt(source,start.range.start.line))??null}function bySaid(candidates){
return{said:candidates.filter(({isUnsaid})=>!isUnsaid),unsaid:candidates.filter(({isUnsaid})=>isUnsaid)}}function sift(side,findings,{files,candidateOf,other}){
let candidates=[],unmatched=[];for(let finding of findings){let located=files.locate(side,finding),isUnsaid=located!=="unknown"&&other.silent?.get(located.otherPath??
"")?.has(finding.source??"")===!0;located==="unknown"?unmatched.push({...finding,side}):candidates.push({...candidateOf(side,finding,located),isUnsaid})}return{
candidates,unmatched}}function candidateFinder({catalogue},files,importedAt){let evidenceOf=createEvidenceFinder();return(side,finding,located)=>{let{path,range,
symbol:symbol2}=finding,message2=normaliseMessage(finding.message),findEvidence=()=>{let source=files.source(side,path),everywhere=files.names(),section2=files.
inSection(side,finding),leaf=symbol2?.split(".").at(-1)??null,reading=source?.reading(),key2=(reading&&_0_keyAt(reading,range.start))??symbol2;return{inFile:source&&
evidenceOf(source,range,located.names),inTree:source&&evidenceOf(source,range,everywhere),inSection:section2&&{...section2,message:section2.names.neutral(message2)},
messageInTree:everywhere.neutral(message2),symbol:symbol2===null||key2===null?null:located.names.neutral(key2),movedLeaf:leaf===null||!files.isDefinitionMoved(side,
path,leaf)?null:everywhere.neutral(leaf)}},family=catalogue?.families.get(finding.code??""),moveEvidence2;return{...located,finding,message:located.names.neutral(
message2),key:files.keyOnBoth(side,finding),family:family?.problem??finding.code,isOfObject:family?.at==="object",edit:_0_once(()=>editEvidence2(files,side,finding,
located,catalogue)),imported:neutralImport(importedAt(side,finding),located.names),moveEvidence:()=>(moveEvidence2??=findEvidence(),moveEvidence2)}}}function neutralImport(imported2,{
neutral}){if(imported2===void 0)return null;let{part:part2,written:written2,targets:targets2}=imported2;return{part:part2,written:neutral(written2),targets:targets2.
map(neutral).sort()}}function found(pair,id,why){let{base,head,stage}=pair;return{...head.finding,...placing(head),id,state:stage==="import"&&base.file!==head.file?
"moved":stateOf[stage],matchedBy:stage,why,base:{path:base.finding.path,range:base.finding.range}}}var stateOf={image:"unchanged","image-message-drift":"unchang\
ed",replaced:"unchanged",import:"unchanged",edited:"unchanged","moved-text":"moved","moved-context":"moved","moved-symbol":"moved","moved-file-text":"moved","mo\
ved-file-context":"moved","moved-file-symbol":"moved"};function gone(of,id,instead=null){let{kind}=of.placed.start,state=kind==="image"||kind==="replaced"||instead!==
null?"fixed":"removed",placed={...of.finding,...placing(of),id,state,matchedBy:null,base:null};return instead===null?{...placed,why:explainGone(of)}:{...placed,
counterpart:instead,why:explainReplacement(instead.range)}}function insteadOf({finding,placed,otherPath},{reading},heads){if(placed.start.kind!=="removed"||otherPath===
null)return null;let[base,head]=[reading("base",finding.path),reading("head",otherPath)],range=base&&head&&(namedValue(base,head,finding.range)??isSameSlot(base,
head,finding)??isSameOperation(base,head,finding.range));if(range===void 0)return null;let isThere=one2=>one2.path===otherPath&&one2.code===finding.code&&one2.range.
start.line===range.start.line;return heads.some(isThere)?null:{path:otherPath,range}}function introduced(of,id,twins){return{...of.finding,...placing(of),id,state:"\
new",matchedBy:null,why:explainNew(of,twins),base:null}}function placing({placed,otherPath}){let counterpart2=otherPath===null||placed.counterpart===null?null:{
path:otherPath,range:placed.counterpart};return{placement:placementOf(placed),counterpart:counterpart2,cause:null,seen:null}}function placementOf({start}){return start.
kind==="image"?start.lineChanged?"edited-line":"same-line":start.kind==="removed"?"rewritten":start.kind}function identify(findings){let seen=new Map,ids=new Map;
for(let finding of findings){let{path,source,code:code3,message:message2,symbol:symbol2}=finding,equals=JSON.stringify([path,source,code3,normaliseMessage(message2),
symbol2]),occurrence=seen.get(equals)??0;seen.set(equals,occurrence+1),ids.set(finding,findingId({path,source,code:code3,message:message2,symbol:symbol2,occurrence}))}
return ids}function idOf(ids,finding){let id=ids.get(finding);if(id===void 0)throw new Error("A compared finding has no id.");return id}function countsOf(findings){
let counts2=Object.fromEntries(findingStates.map(state=>[state,0]));for(let{state}of findings)counts2[state]++;return counts2}function textsInput({changedFiles},sides4){
return{renames:_21_renamesIn(changedFiles),changedFiles,text:(side,path)=>sides4[side].text(path),reading:(side,path)=>sides4[side].reading(path)}}var knownTexts=new WeakMap;
function textsOf(change,sides4){let{changedFiles:of}=change,[base,head]=[sides4.base.text,sides4.head.text],known22=knownTexts.get(base);if(known22?.of===of&&known22.
head===head)return known22.texts;let texts=readTexts(textsInput(change,sides4));return knownTexts.set(base,{of,head,texts}),texts}function compareSides(change,sides4,observations={
base:sides4.base.observation,head:sides4.head.observation}){let isIgnored=createIgnoreTest(change.ignore),unchecked2={base:[...sides4.base.unchecked,...heldByBase(
change.changedFiles,sides4.head.program)],head:sides4.head.unchecked},observed=side=>sideObservation({...sides4[side],unchecked:unchecked2[side]},observations[side],
{isIgnored,otherNames:change.otherNames?.[side]??{}}),catalogue=sides4.head.catalogue??sides4.base.catalogue,comparison2=compareObservations({texts:textsOf(change,
sides4),..._2_compact({catalogue}),base:observed("base"),head:observed("head"),...textsInput(change,sides4)});return withIgnored(comparison2,isIgnored)}function withIgnored(comparison2,isIgnored){
let count=0,findings=comparison2.findings.map(one2=>{let to=one2.state==="fixed"?one2.counterpart?.path:void 0;if(to===void 0||!isIgnored(to))return one2;count+=
1;let why=`the code moved to ${to}, where the configuration ignores findings (\`ignore\`)`;return{...one2,state:"removed",placement:"unchecked",counterpart:null,
why}});if(count===0)return comparison2;let{fixed,removed}=comparison2.counts;return{...comparison2,findings,counts:{...comparison2.counts,fixed:fixed-count,removed:removed+
count}}}function heldByBase(changedFiles,program){let origins2=new Map(changedFiles.map(({from,to})=>[to,from]));return program.flatMap(path=>{let from=origins2.
has(path)?origins2.get(path):path;return from==null?[]:[from]})}function sideObservation(side,observation,of){let unknown=observation.files.flatMap(file2=>file2.
kind==="unknown"?[file2.path]:[]),withheld=side.withheld.map(file2=>file2.path),files=new Set([...side.program,...withheld,...side.configurationFiles]);return{findings:_21_withoutRepeats(
findingsOf(observation),of.otherNames).filter(({path})=>!of.isIgnored(path)),unknown:new Set(_21_withOtherNames([...unknown,...withheld],of.otherNames)),files,unchecked:new Set(
side.unchecked.filter(path=>!files.has(path))),silent:new Map(observation.files.flatMap(file2=>file2.kind==="final"&&file2.silent!==void 0?[[file2.path,new Set(
file2.silent)]]:[]))}}function createIgnoreTest(globs){let matching=some=>some.length===0?void 0:(0,import_picomatch.default)([...some],{dot:!0}),isOut=matching(
globs.filter(glob=>!glob.startsWith("!"))),isIn2=matching(globs.flatMap(glob=>glob.startsWith("!")?[glob.slice(1)]:[]));return path=>isOut?.(path)===!0||isIn2?.(
path)===!1}import{_8_languageName,_8_needsBeginning}from"./together-BD98FAAF.js";import{_6_doubtfulLimits,_6_isDoubtful,_6_isJudged,_6_isWaivable,_6_limit,_6_waivableReasons}from"./together-01722433.js";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require14=lanserCreateRequire13(import.meta.url);_3_init_node_22();async function otherFiles(repository,known3,profiles,{changes,ignore}){
let beginnings=await beginningsOf(repository,changes),takes=(all,{path,blob})=>all.find(({isSource,isSourceText})=>isSource(path)&&(!_8_needsBeginning(path)||isSourceText?.(
path,beginnings.get(blob)??"")!==!1)),others=known3.filter(profile=>!isOfData(profile)),language=file2=>_8_languageName(file2.path,beginnings.get(file2.blob)??"")??
takes(others,file2)?.language,spoken=new Set(profiles.map(profile=>profile.language)),isOwnScript=file2=>_8_needsBeginning(file2.path)&&spoken.has(language(file2)??
""),isOther=file2=>file2===null||takes(profiles,file2)===void 0&&!isOwnScript(file2),pairs2=changes.map(change=>({from:before(change),to:after(change)})),isIgnored=createIgnoreTest(
ignore),left3=pairs2.flatMap(({to})=>{let of=to===null||isIgnored(to.path)||!isOther(to)?void 0:language(to);return to===null||of===void 0?[]:[`${_1_showInvisible(
to.path)} (${of})`]}),[first,...more3]=left3,what=`no server in this run checks ${_2_plural(left3.length,"changed source file")}`,named2=file2=>file2!==null&&_1_isRelativePath(
file2.path)&&(language(file2)??takes(known3,file2))!==void 0?file2.path:null,files=pairs2.filter(({from,to})=>isOther(from)&&isOther(to)).map(({from,to})=>({from:named2(
from),to:named2(to)})).filter(({from,to})=>from!==null||to!==null),scripts=pairs2.flatMap(({from,to})=>[from,to]).flatMap(file2=>file2!==null&&isOwnScript(file2)?
[file2.path]:[]);return{scripts:new Set(scripts),limits:first===void 0?[]:[_6_limit("unchecked-sources",`${what}: ${first}${_2_countMore(more3.length)}`)],record:files.
length===0?{}:{otherSources:files}}}function before({from,fromBlob}){return from===null||fromBlob===null?null:{path:from,blob:fromBlob}}function after({to,toBlob,
toMode}){return to===null||toBlob===null||toMode?.startsWith("100")!==!0?null:{path:to,blob:toBlob}}async function beginningsOf(repository,changes){let blobs=changes.
flatMap(change=>[before(change),after(change)].flatMap(file2=>file2!==null&&_8_needsBeginning(file2.path)?[file2.blob]:[])),read=async blob=>{let answer=await repository.
objects.read(blob,scriptBytesMax);return[blob,answer.kind==="object"?answer.bytes.toString("utf8",0,beginningBytesMax):""]};return new Map(await Promise.all([...new Set(
blobs)].map(read)))}var scriptBytesMax=4*1024*1024,beginningBytesMax=512;function isOfData({languageIds}){return languageIds.map(_0_syntaxLanguage).some(language=>language!==
void 0&&_0_isData(language))}import{_1_createChangeGuard,_1_digestPackages,_1_lookAtDisk}from"./together-BD98FAAF.js";import{createRequire as lanserCreateRequire17}from"node:module";import{_0_excerptsFrom,_0_readExcerpts,_0_shownCauses}from"./together-F898493C.js";import{_2_meaningOf}from"./together-BD98FAAF.js";import{createRequire as lanserCreateRequire14}from"node:module";import{_18_answerTo,_18_answersIn,_18_canSee,_18_canSilence,_18_censusOf,_18_changeFor,_18_checkedFilesOf,_18_checkerFamilyOf,_18_codePathsOf,_18_commandAt,_18_contextFilesOf,
_18_dropFindingsIn,_18_ecosystems,_18_explainSilence,_18_fileEscapes,_18_findInstallFile,_18_graphOf,_18_importedModules,_18_importsBy,_18_installCommand,_18_isNodeModule,
_18_isStubOf,_18_isUnread,_18_listOpenedFiles,_18_listReportedNames,_18_listSilentStatements,_18_listedWith,_18_lookAt,_18_lookedFiles,_18_packageOfSpecifier,_18_packagesOfImport,
_18_pathsOf,_18_planBaseProbe,_18_planCensus,_18_planControlProbe,_18_planLooks,_18_planWidenedProbes,_18_probeName,_18_recordedScope,_18_restrictToScope,_18_scopeOfServer,
_18_seedWord,_18_selectFilesInScope,_18_sizeOf,_18_takenMembers,_18_typesPackage,_18_unassignedNames,_18_uncheckedVerdict,_18_unreadFiles,_18_withinScope}from"./together-BD98FAAF.js";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require15=lanserCreateRequire14(import.meta.url);_3_init_node_22();function emptySide(languageId){return{languageId,program:[],withheld:[],
unchecked:[],configurationFiles:[],text:()=>{},reading:()=>{},observation:{files:[],failure:void 0,schedule:"",lookups:[],limits:[]}}}function joinSides(sides4,broken=new Set){
let[first,...more3]=sides4;if(first===void 0)throw new Error("A server has no root.");if(more3.length===0)return first[1];let facts=joinFacts(sides4.map(([,side])=>side)),
observations=sides4.map(([root,side])=>[root,side.observation]);return{...facts,observation:joinObservations(observations,broken)}}function joinFacts(all){let program=[
...new Set(all.flatMap(side=>side.program))],checked2=new Set(program),owners=new Map;for(let side of all)for(let path of side.program)owners.has(path)||owners.
set(path,side);let firstOf2=(path,look)=>{let owner=owners.get(path);if(owner!==void 0)return look(owner);for(let side of all){let found2=look(side);if(found2!==
void 0)return found2}},withheld=new Map(all.flatMap(side=>side.withheld).map(one2=>[one2.path,one2])),looked=new Set(all.flatMap(_18_checkedFilesOf)),beside=new Set(
all.flatMap(({scope})=>scope?.beside??[])),isScoped=all.some(({scope})=>scope!==void 0),catalogue=all.find(side=>side.catalogue!==void 0)?.catalogue,census=all.
find(side=>side.census!==void 0)?.census,unprobed=all.find(side=>side.unprobed!==void 0)?.unprobed;return{languageId:path=>all[0]?.languageId(path)??"",..._2_compact(
{catalogue,census,unprobed}),program,..._2_compact({scope:isScoped?{looked:program.filter(path=>looked.has(path)),beside:program.filter(path=>beside.has(path)&&
!looked.has(path)),importsOf:path=>firstOf2(path,side=>_18_importsBy(side,path))??[]}:void 0}),withheld:[...withheld.values()],unchecked:[...new Set(all.flatMap(
side=>side.unchecked))].filter(path=>!checked2.has(path)),configurationFiles:[...new Set(all.flatMap(side=>side.configurationFiles))],text:path=>firstOf2(path,side=>side.
text(path)),reading:path=>firstOf2(path,side=>side.reading(path))}}function joinObservations(all,broken=new Set){let[first,...more3]=all;if(first===void 0)throw new Error(
"No root of the server has an observation.");if(more3.length===0)return first[1];let files=new Map;for(let[root,observation]of all)if(!broken.has(root))for(let file2 of observation.
files)files.set(file2.path,joinFile(files.get(file2.path),file2));for(let[root,observation]of all)if(broken.has(root))for(let file2 of observation.files)files.has(
file2.path)||files.set(file2.path,file2);let failures=all.map(([,{failure}])=>failure);return{files:[...files.values()],failure:failures.every(one2=>one2!==void 0)?
failures[0]:void 0,schedule:sha256(canonical(all.map(([root,{schedule}])=>[root,schedule]))),lookups:all.flatMap(([,{lookups}])=>lookups),limits:all.flatMap(([,
{limits:limits2}])=>limits2)}}function joinFile(one2,other){if(one2===void 0||one2.kind==="unknown")return one2??other;if(other.kind==="unknown")return other;let known3=new Set(
one2.findings.map(observedKey)),more3=other.findings.filter(finding=>!known3.has(observedKey(finding))),ranges=new Set(other.unreachable.map(range=>canonical(range))),
{silent=[],...rest}=one2,left3=silent.filter(source=>other.silent?.includes(source));return{...rest,..._2_compact({silent:left3.length===0?void 0:left3}),findings:[
...one2.findings,...more3],unreachable:one2.unreachable.filter(range=>ranges.has(canonical(range)))}}function observedKey({path,range,severity,source,code:code3,
message:message2}){return canonical([path,range,severity,source,code3,message2].map(wellFormed))}function wellFormed(value2){return typeof value2=="string"?value2.
toWellFormed():value2}function findingRoots(roots){let[first,...more3]=roots;if(first===void 0)return()=>[];if(more3.length===0)return()=>[first.root];let seen=side=>roots.
map(({root,first:looks,second})=>{let observations=[looks[side],...second===null?[]:[second[side]]];return[root,new Set(observations.flatMap(findingsOf).map(observedKey))]}),
by={base:seen("base"),head:seen("head")};return finding=>{let key2=observedKey(finding);return by[sideOfFinding(finding)].flatMap(([root,keys])=>keys.has(key2)?
[root]:[])}}function lookupsOf(plan,isOwn){if(plan===null)return null;let key2=({path,position})=>canonical([path,position]),others=new Set(plan([]).filter(lookup=>!isOwn(
lookup.path)).map(key2));return found2=>plan(found2).filter(lookup=>!others.has(key2(lookup)))}import{createRequire as lanserCreateRequire16}from"node:module";import{createRequire as lanserCreateRequire15}from"node:module";import{_3_relocate,_3_relocateAll,_3_relocateDefaults}from"./together-BD98FAAF.js";import{_0_astLikeness,_0_createBag,_0_featureWeights,_0_jaccardLikeness,_0_leafOf,_0_moduleLikeness,_0_moduleOf,_0_offsetsOf,_0_roundTo12,_0_scoreOf,_0_selectorsOf,
_0_tokenPattern}from"./together-E516D63A.js";import{_7_escapeKinds}from"./together-F898493C.js";import{_1_markedFolder,_1_markersOf}from"./together-9F0DD894.js";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require16=lanserCreateRequire15(import.meta.url);_3_init_node_22();var safetyCheckNames=["links-inside","names-safe","merges-cleanly"];
_3_init_node_22();_3_init_node_22();_3_init_node_22();var weightMax=1e6;function prV1(before2,after2,weights){let{alpha,beta,gamma}=checked(weights),components=componentsOf(
before2,after2),{diag_delta,safety,ambiguity_penalty}=components;return{r:_0_roundTo12(alpha*diag_delta+beta*safety-gamma*ambiguity_penalty),components,weights:{
alpha,beta,gamma},explanation:`${findingsInWords(diag_delta)}, ${safetyInWords(after2)}, and what it touched is found again with confidence ${after2.confidence}\
.`}}function prV2(before2,after2,weights){let components=componentsOf(before2,after2);return{r:_0_roundTo12(potential(after2,weights)-potential(before2,weights)),
components,weights:{...checked(weights)},explanation:`${findingsInWords(components.diag_delta)}, ${changeInWords("safety",before2.safety,after2.safety)}, and ${changeInWords(
"confidence",before2.confidence,after2.confidence)}.`}}function potential({diagnostics,safety,confidence},weights){let{alpha,beta,gamma}=checked(weights);return _0_roundTo12(
-alpha*diagnostics+beta*safety-gamma*(1-confidence))}function componentsOf(before2,after2){for(let{diagnostics,confidence}of[before2,after2]){if(!Number.isSafeInteger(
diagnostics)||diagnostics<0)throw new Error(`A count of findings is a whole number, not ${diagnostics}.`);if(!(confidence>=0&&confidence<=1))throw new Error(`A \
confidence is in [0, 1], not ${confidence}.`)}return{diag_delta:before2.diagnostics-after2.diagnostics,safety:after2.safety,ambiguity_penalty:_0_roundTo12(1-after2.
confidence),alpha_conf:after2.confidence}}function checked({alpha,beta,gamma}){let weights={alpha,beta,gamma},wrong=Object.entries(weights).find(([,value22])=>!isWeight(
value22));if(wrong===void 0)return weights;let[name2,value2]=wrong;throw new Error(`${name2} is ${value2}; a weight is a number from 0 to ${weightMax}`)}function isWeight(value2){
return value2>=0&&value2<=weightMax&&!Object.is(value2,-0)}function findingsInWords(delta){let count=_2_plural(Math.abs(delta),"finding");return delta===0?"As m\
any findings as before":`${count} ${delta>0?"fewer":"more"} than before`}function safetyInWords({safety}){return safety===1?"all safety checks passed":"a safety\
 check failed"}function changeInWords(name2,before2,after2){return before2===after2?`${name2} stays ${after2}`:`${name2} goes from ${before2} to ${after2}`}function scoreChange(input){
if(input.blockers.length>0)return{kind:"unscored",reason:`not scored: ${input.blockers.join("; ")}`};let{safety,confidence,weights}=input,roles=input.findings.map(
finding=>({finding,role:roleOf(finding,input)})),countOf2=side=>roles.filter(({role})=>inD[role][side]).length,diagnostics={base:countOf2("base"),head:countOf2(
"head")},before2={diagnostics:diagnostics.base,safety:1,confidence:1},after2={diagnostics:diagnostics.head,safety:safety.every(({ok})=>ok)?1:0,confidence:confidence.
alphaConf},counts2=Object.fromEntries(findingStates.map(state=>[state,0]));for(let{finding,role}of roles)(inD[role].base||inD[role].head)&&counts2[finding.state]++;
return{kind:"scored","pr-v1":prV1(before2,after2,weights),"pr-v2":prV2(before2,after2,weights),detail:{diagnostics,counted:counts2,unearned:unearnedOf(roles.map(
({role})=>role)),safety,confidence:{minimum:confidence.minimum,symbols:confidence.symbols},before:before2,after:after2}}}var roleOfState={new:"introduced",unchanged:"\
stays",moved:"stays",fixed:"earned",removed:"removed",suppressed:"suppressed",volatile:"volatile"},inD={introduced:findingStateTable.new.counts,stays:findingStateTable.
unchanged.counts,earned:findingStateTable.fixed.counts,removed:findingStateTable.removed.counts,suppressed:findingStateTable.suppressed.counts,unproven:{base:!0,
head:!0},volatile:findingStateTable.volatile.counts,"gone-elsewhere":{base:!1,head:!1},"gone-unscored":{base:!1,head:!1},outside:{base:!1,head:!1}},unearnedWhy={
introduced:null,stays:null,earned:null,removed:"its code or its file is gone",suppressed:"it was silenced, not fixed",unproven:"nothing shows that the change fi\
xed it",volatile:"it comes and goes without a change","gone-elsewhere":"it is not in a file that the change answers for","gone-unscored":"its severity does not \
count",outside:null};function computeGain(finding,of){let{base,head}=inD[roleOf(finding,of)];return base===head?0:base?1:-1}function roleOf(finding,{relevant,severities:severities2,
unproven}){let role=roleOfState[finding.state],{isGone}=findingStateTable[finding.state];if(role==="volatile")return role;if(!severities2.has(finding.severity))
return isGone?"gone-unscored":"outside";if(role==="introduced")return role;let basePath=isGone?finding.path:finding.base?.path??finding.path;return relevant.has(
basePath)?role==="earned"&&unproven.has(finding.id)?"unproven":role:isGone?"gone-elsewhere":"outside"}function unearnedOf(roles){let byRole=Map.groupBy(roles,role=>role);
return Object.keys(unearnedWhy).flatMap(role=>{let why=unearnedWhy[role],count=byRole.get(role)?.length??0;return why===null||count===0?[]:[{why,count}]})}_3_init_node_22();
function confidenceOf(relocations,threshold){let symbols=relocations.map(relocation=>{let{selector,isGone,candidates}=relocation,[best]=candidates,tied=candidates.
filter(({score:score2})=>score2===best?.score).length,evidence={score:relocation.confidence,..._2_compact({tied:tied>1?tied:void 0,gone:isGone?!0:void 0})},judged=judgeSymbol(
evidence,threshold),isNowhere=best===void 0||judged.status==="deleted";return{path:selector.path,symbol:selector.symbol,...judged,...evidence,at:isNowhere?null:
{path:best.path,range:best.range}}});return{...meanConfidence(symbols),symbols}}function judgeSymbol({score:score2,tied=1,gone:gone2},threshold){let isLikely=score2>
0&&score2>=threshold;return isLikely&&tied===1?{confidence:1,status:"found"}:!isLikely&&gone2===!0?{confidence:score2,status:"deleted"}:{confidence:_0_roundTo12(
score2/tied),status:score2===0?"not-found":"ambiguous"}}function meanConfidence(symbols){let counted=symbols.filter(({status})=>status!=="deleted").map(({confidence})=>confidence),
sum=counted.reduce((total,confidence)=>total+confidence,0);return{alphaConf:counted.length===0?1:_0_roundTo12(sum/counted.length),minimum:counted.reduce((least2,confidence)=>Math.
min(least2,confidence),1)}}_3_init_node_22();function touchedSymbols(base,head,hunks){let definitions=_0_namedDefinitions(base.outline),inBase=innermostByLine(definitions),
inHead2=innermostByLine(head===void 0?[]:_0_namedDefinitions(head)),touched=new Set;for(let{baseStart,baseEnd,headStart,headEnd}of hunks){for(let line=baseStart;line<
baseEnd;line++)add(touched,inBase[line]);if(baseStart<baseEnd)continue;let before2=inBase[baseStart-1];add(touched,around2(before2,inBase[baseStart],baseStart)),
before2?.definition.range.end.line===baseStart-1&&inHead2.slice(headStart,headEnd).some(found2=>found2?.symbol===before2.symbol)&&touched.add(before2)}return _0_selectorsOf(
base,definitions.filter(definition=>touched.has(definition)))}function around2(before2,behind2,line){let spans=found2=>found2!==void 0&&found2.definition.range.
start.line<line&&found2.definition.range.end.line>=line;return[before2,behind2].filter(spans).sort((left3,right2)=>right2.kinds.length-left3.kinds.length)[0]}function add(touched,found2){
found2!==void 0&&touched.add(found2)}function innermostByLine(definitions){let lines=[];for(let found2 of definitions){let{start,end}=found2.definition.range;for(let line=start.
line;line<=end.line;line++)lines[line]=found2}return lines}_3_init_node_22();_3_init_node_22();_3_init_node_22();_3_init_node_22();function findGoneModules(input){
let{changedFiles,programs}=input,files={base:[...new Set([...programs.base,...changedFiles.flatMap(({from})=>from??[])])],head:[...new Set([...programs.head,...changedFiles.
flatMap(({to})=>to??[])])]},resolve={base:_0_once(()=>_5_createModuleResolver(files.base)),head:_0_once(()=>_5_createModuleResolver(files.head))},inHead2=new Set(
files.head),origins2=new Map(changedFiles.flatMap(({from,to})=>to===null||from===null?[]:[[to,from]])),leavings=new Map(changedFiles.flatMap(({from,to})=>from===
null||from===to||inHead2.has(from)?[]:[[from,to]])),byEnding=_0_once(()=>Map.groupBy(files.base,path=>lastPart(moduleStem(path)))),pathInBase=path=>origins2.get(
path)??path,isMoved=movedFinder(input),causeOf2=from=>{let to=leavings.get(from);if(to!==void 0)return to!==null&&isMoved(from,to)?movedModuleCause(from,to):removedModule(
from,input)},first=paths=>{let gone2=paths.find(path=>leavings.has(path));return gone2===void 0?void 0:causeOf2(gone2)},meant=(path,module)=>resolve.base()(pathInBase(
path),module),now=(path,module)=>resolve.head()(path,module),ownMove=(path,module)=>{let from=pathInBase(path);return from!==path&&meant(path,module).length>0&&
now(path,module).length===0?causeOf2(from):void 0},byItsEnding=(path,module)=>{if(!(meant(path,module).length>0||now(path,module).length>0))for(let ending2 of endingsOf(
module)){let own=(byEnding().get(lastPart(ending2))??[]).filter(one2=>`/${moduleStem(one2)}`.endsWith(`/${ending2}`)),[only]=own;if(own.length===1&&only!==void 0)
return causeOf2(only)}};return{behind:(path,module,name2)=>{if(module.kind==="package"&&now(path,module).length>0)return;let inner=isInnerName(module,name2)?innerModule(
module,name2):void 0;return(inner&&first(meant(path,inner)))??first(meant(path,module))??(inner&&ownMove(path,inner))??ownMove(path,module)??(inner&&byItsEnding(
path,inner))??byItsEnding(path,module)},meant,now}}function isInnerName(module,name2){return(module.kind==="module"||module.kind==="use")&&name2!==""&&name2!=="\
*"}function endingsOf(module){if(module.kind==="module")return module.level>0||module.module===""?[]:[module.module.replaceAll(".","/")];if(module.kind!=="path")
return[];let{specifier}=module;if(specifier.startsWith("."))return[];let parts=moduleStem(specifier).split("/").filter(Boolean);return parts.length<2?[]:parts.map(
(_,at2)=>parts.slice(at2).join("/"))}function lastPart(path){return path.slice(path.lastIndexOf("/")+1)}function movedFinder({text:text2,reading}){let areAlike3=createLikenessFinder(),
whole2=(side,path)=>{let own=text2(side,path);if(own===void 0)return;let source=tokenSource(own,()=>reading(side,path));return{source,from:0,to:source.lines.length}};
return(from,to)=>{let[base,head]=[whole2("base",from),whole2("head",to)];return base===void 0||head===void 0||areAlike3(base,head)}}var fileStart={start:{line:0,
character:0},end:{line:0,character:0}};function movedModuleCause(from,to){let[base,head]=[{path:from,range:fileStart},{path:to,range:fileStart}];return{cause:{...head,
symbol:null,how:"moved-module"},edit:{base,head}}}function removedModule(path,{text:text2}){let all=_2_splitText(text2("base",path)??""),last=Math.max(0,all.length-
(all.at(-1)===""?2:1)),end={line:last,character:all[last]?.length??0};return{cause:{path,range:fileStart,symbol:null,how:"removed-module"},edit:{base:{path,range:{
start:fileStart.start,end}},head:null}}}_3_init_node_22();_3_init_node_22();function findRemovedNames(files){let names2=new Map;for(let[path,file2]of[...files].
sort(([one2],[other])=>compareText(one2,other))){let add2=(name2,symbol2,range,at2,more3)=>_2_push(names2,name2,{cause:{path,range,symbol:symbol2,how:"removed-n\
ame"},edit:editedAway(file2,at2),...more3}),still=file2.definitions().head,module=moduleName(path,file2.readings.base),left3=new Set(file2.lines.head.join(`
`).match(wordPattern2)??[]),mayStay=_0_isPartialReading(file2.readings.head)?left3:new Set;for(let{symbol:symbol2,definition}of _0_namedDefinitions(file2.readings.
base)){let{name:name2,kind,part:part2}=definition;if(still.has(symbol2)||part2!==void 0||kind==="key"||mayStay.has(name2))continue;let container=symbol2.split("\
.").slice(0,-1).join("."),range=still.get(container)?.at(-1)?.nameRange??lineRange(file2,headLineOf(file2,definition.range.start.line)),more3={within:lastName(container)||
module,isGone:!0,isLocal:!1};add2(definition.name,symbol2,range,spanTakenAway(file2,symbol2,definition),more3)}let bound=(file2.readings.base?.bindings??[]).filter(
({kind})=>kind!=="result");for(let hunk of file2.hunks){let stay2=new Set(file2.lines.head.slice(hunk.headStart,hunk.headEnd).join(`
`).match(wordPattern2)??[]),lost2=new Map;for(let one2 of bound){let{name:name2,line}=one2,word=lastName(name2);hunk.baseStart<=line&&line<hunk.baseEnd&&!stay2.
has(word)&&!lost2.has(word)&&lost2.set(word,one2)}for(let[word,binding2]of lost2){let{line}=binding2,range=lineRange(file2,Math.max(hunk.headStart,Math.min(hunk.
headStart+line-hunk.baseStart,hunk.headEnd-1))),isGone=!left3.has(word);add2(word,word,range,{first:line,last:line},{within:module,isGone,isLocal:binding2.kind===
"import"||isOfFunction(file2,binding2)})}}}return names2}function isOfFunction({readings:{base}},{name:name2,start}){return base===void 0||name2.includes(".")?!1:
_0_chainAt(base,_2_positionAt(base.starts,start)).some(({kind})=>kind==="function")}function spanTakenAway(file2,symbol2,{range}){let own={first:range.start.line,
last:range.end.line};if(changedWithin(file2,"base",own)!==void 0)return own;for(let at2=symbol2.lastIndexOf(".");at2>0;at2=symbol2.lastIndexOf(".",at2-1)){let around3=file2.
definitions().base.get(symbol2.slice(0,at2))?.at(-1),{line}=around3?.nameRange.start??range.start,name2={first:line,last:line};if(changedWithin(file2,"base",name2)!==
void 0)return name2}return own}function editedAway(file2,span){let base=changedWithin(file2,"base",span);return editOf(file2,{base,head:base&&isNow(file2,base)})}
var wordPattern2=/[\p{L}_$][\p{L}\p{M}\p{N}_$]*/gu;function isNow(file2,span){let hunk=file2.hunks.find(({baseStart,baseEnd})=>baseStart<=span.last&&span.first<
baseEnd);return hunk===void 0?void 0:counterpart(file2,hunk,"base",span)}function headLineOf({hunks},line){let at2=countWhile(hunks,({baseEnd})=>baseEnd<=line),
hunk=hunks[at2];if(hunk!==void 0&&hunk.baseStart<=line)return hunk.headStart;let before2=hunks[at2-1];return before2===void 0?line:line-before2.baseEnd+before2.
headEnd}function lineRange({lines:{head}},line){let at2=Math.max(0,Math.min(line,head.length-1));return{start:{line:at2,character:0},end:{line:at2,character:head[at2]?.
length??0}}}function moduleName(path,reading){let[,folder,first]=/(?:([^/]+)\/)?(lib|main|mod)\.rs$/u.exec(path)??[];if(first!==void 0)return first==="mod"&&folder!==
void 0?folder:"crate";let[,name2]=reading?.language==="go"?packageClause.exec(reading.code)??[]:[];return name2??moduleBaseName(path)}var packageClause=/(?:^|[\r\n;])[ \t\ufeff]*package[ \t]+([\p{L}_][\p{L}\p{N}_]*)/u;
function moduleBaseName(path){let parts=path.replace(/\.d\.[cm]?ts$|\.\w+$/u,"").split("/"),name2=parts.at(-1)??"";return(name2==="__init__"||name2==="index"&&parts.
length>1?parts.at(-2):name2)??""}function lastName(name2){return name2.slice(name2.lastIndexOf(".")+1)}function changedWithin({hunks},side,{first,last}){let changed=hunks.
flatMap(hunk=>{let own=hunkSpan(hunk,side),overlap={first:Math.max(own.first,first),last:Math.min(own.last,last)};return overlap.first<=overlap.last?[overlap]:[]}),
[start,end]=[changed[0],changed.at(-1)];return start===void 0||end===void 0?void 0:{first:start.first,last:end.last}}function counterpart({lines},hunk,side,span){
let own=hunkSpan(hunk,side),other=hunkSpan(hunk,side==="base"?"head":"base");if(!(other.first>other.last)){if(other.last-other.first===own.last-own.first){let shift2=other.
first-own.first;return{first:span.first+shift2,last:span.last+shift2}}return lines[side].slice(own.first,own.last+1).every((line,at2)=>line.trim()===""||span.first<=
own.first+at2&&own.first+at2<=span.last)?other:void 0}}function hunkSpan(hunk,side){return side==="base"?{first:hunk.baseStart,last:hunk.baseEnd-1}:{first:hunk.
headStart,last:hunk.headEnd-1}}function editOf(text2,spans){return{base:placeOf3(text2,"base",spans.base),head:placeOf3(text2,"head",spans.head)}}function placeOf3({
paths,lines},side,span){let path=paths[side];if(path===null||span===void 0)return null;let end={line:span.last,character:lines[side][span.last]?.length??0};return{
path,range:{start:{line:span.first,character:0},end}}}var modulesMax2=4;function createReExportFinder(input){let sides4={base:exportsOn("base",input),head:exportsOn(
"head",input)},renames=new Map(input.changedFiles.map(({from,to})=>[from,to])),follow=(path,name2,left3)=>{let file2=input.changes.file(path),head=sides4.head.handed(
path,name2);if(file2!==void 0&&file2.paths.base!==null){let base=sides4.base.handed(file2.paths.base,name2);if(base!==void 0&&!isSame(base,head,renames))return editedLine(
file2,name2,base,head,sides4)}if(!(head===void 0||left3===0))for(let target of head.targets){let found2=follow(target,head.alias.imported==="*"?name2:head.alias.
imported,left3-1);if(found2!==void 0)return found2}};return(path,name2,object2)=>{for(let{alias,targets:targets2}of sides4.head.had(path,name2))if(!(alias.imported===
""?alias.local!==object2:object2!==null))for(let target of targets2){let found2=follow(target,alias.imported===""?name2:alias.imported,modulesMax2);if(found2!==
void 0)return found2}}}function exportsOn(side,{programs,reading}){let resolve=_0_once(()=>_5_createModuleResolver(programs[side])),known22=new Map,aliasesOf=path=>{
let found2=known22.get(path);if(found2!==void 0)return found2;let own2=reading(side,path),all=(own2===void 0?[]:_5_findAliases(own2)).map(alias=>({alias,targets:alias.
from===null?[path]:resolve()(path,alias.from)}));return known22.set(path,all),all},own=new Map,defines=(path,name2)=>{let names2=own.get(path)??topLevelNames(reading(
side,path));return own.set(path,names2),names2.has(name2)},provides=(path,name2,left3)=>isListed(reading(side,path),name2)&&(defines(path,name2)||left3>0&&exported(
path).some(({alias,targets:targets2})=>alias.local===name2||alias.local==="*"&&targets2.some(target=>provides(target,name2,left3-1)))),exported=path=>aliasesOf(
path).filter(({alias})=>alias.isExported);return{defines,handed:(path,name2)=>{let own2=exported(path).find(({alias})=>alias.local===name2);return own2?.alias.from===
null?aliasesOf(path).find(({alias})=>alias.local===own2.alias.imported&&alias.from!==null)??own2:own2??exported(path).find(({alias,targets:targets2})=>alias.local===
"*"&&targets2.some(target=>provides(target,name2,modulesMax2)))},had:(path,name2)=>aliasesOf(path).filter(({alias})=>alias.from!==null&&(alias.local===name2||alias.
local==="*"||alias.imported===""))}}function isListed(reading,name2){if(reading?.language!=="python")return!0;let lists=[...reading.text.matchAll(/^__all__\b[^[(\r\n]{0,200}[[(]([^\])]{0,20000})/gmu)],
isIn2=names2=>names2.includes(`"${name2}"`)||names2.includes(`'${name2}'`);return lists.length===0||lists.some(([,names2=""])=>isIn2(names2))}function topLevelNames(reading){
let{definitions=[],bindings=[],starts=[]}=reading??{},spans=definitions.map(({range})=>({start:_0_offsetOf(starts,range.start),end:_0_offsetOf(starts,range.end)})),
bound=bindings.filter(({kind,start})=>kind!=="import"&&!_0_isInSpans(spans,start)),own=definitions.filter(({part:part2})=>part2===void 0);return new Set([...own,
...bound].map(({name:name2})=>name2))}function isSame(base,head,renames){return head===void 0||base.alias.imported!==head.alias.imported?!1:base.targets.length===
0&&head.targets.length===0?JSON.stringify(base.alias.from)===JSON.stringify(head.alias.from):base.targets.some(target=>head.targets.includes(renames.get(target)??
target))}function editedLine(file2,name2,base,head,sides4){if(head===void 0&&sides4.head.defines(file2.paths.head,name2))return;let was=changedWithin(file2,"bas\
e",base.alias),now=head===void 0?void 0:changedWithin(file2,"head",head.alias),hunk=was&&file2.hunks.find(one2=>hunkSpan(one2,"base").first<=was.last&&was.first<=
hunkSpan(one2,"base").last),instead=now??(was&&hunk&&counterpart(file2,hunk,"base",was));if(!(was===void 0&&now===void 0))return{cause:{path:file2.paths.head,range:lineRange2(
file2,instead?.first??hunk?.headStart??0),symbol:name2,how:"re-export"},edit:editOf(file2,{base:was,head:instead})}}function lineRange2({lines:{head}},line){let at2=Math.
max(0,Math.min(line,head.length-1));return{start:{line:at2,character:0},end:{line:at2,character:head[at2]?.length??0}}}var modulesMax22=4;function brokenImports(input){
let{changes,reading}=input,modules=findGoneModules(input),known22=new Map,statements3=new Map,aliasesOf=path=>{let own=reading("head",path),found2=known22.get(path)??
(own===void 0?[]:_5_findAliases(own));return known22.set(path,found2),found2},broke=(path,module,name2,left3)=>{let found2=modules.behind(path,module,name2);if(found2!==
void 0||left3===0||name2===""||name2==="*")return found2;for(let target of modules.now(path,module)){let gone2=aliasesOf(target).some(({local,isExported})=>isExported&&
(local===name2||local==="*"))?brokeName(target,name2,null,left3-1):changes.removedFrom(target,name2);if(gone2!==void 0)return gone2}},brokeStar=(path,module,word,left3)=>{
let found2=modules.behind(path,module,"*");if(found2!==void 0)return modules.meant(path,module).some(one2=>topLevelNames(reading("base",one2)).has(word))?found2:
void 0;if(left3!==0)for(let target of modules.now(path,module)){let gone2=brokeName(target,word,null,left3-1);if(gone2!==void 0)return gone2}},brokeName=(path,word,object2,left3)=>{
for(let{local,imported:imported2,from}of aliasesOf(path)){if(from===null)continue;if(local==="*"){let found22=object2===null?brokeStar(path,from,word,left3):void 0;
if(found22!==void 0)return found22;continue}let isAttribute2=object2===local||object2?.startsWith(`${local}.`)===!0;if(!(object2===null?word===local:`${object2}\
.${word}`===local)&&!isAttribute2)continue;let found2=broke(path,from,imported2,left3)??(imported2===""&&object2===local?broke(path,from,word,left3):void 0);if(found2!==
void 0)return found2}};return{under:({path,range})=>{let own=reading("head",path);if(own===void 0)return;let all=statements3.get(path)??importStatements(own);statements3.
set(path,all);let place2=importAt(own,all,range);if(place2!==void 0)for(let name2 of place2.names){let found2=broke(path,place2.module,name2,modulesMax22);if(found2!==
void 0)return found2}},named:(path,word,object2)=>brokeName(path,word,object2,modulesMax22)}}function lookupTargets(ring,{known:known22,missing}){let unknown=ring.
filter(one2=>!known22.has(lookupKey(one2)));if(unknown.length>0){missing.push(...unknown.map(({path,position})=>({path,position})));return}return ring.flatMap(lookup=>(known22.
get(lookupKey(lookup))??[]).map(place2=>({lookup,place:place2})))}var constructors=["__init__","__new__","__post_init__","__call__","constructor"];function namedMember(edited,...names2){
for(let name2 of names2.flat()){let found2=edited.member(name2);if(found2!==void 0)return found2}}function lookupKey({path,position}){return JSON.stringify([path,
position.line,position.character])}_3_init_node_22();_3_init_node_22();function findOutwardChange({base,head}){if(whole(base)===whole(head))return;let shapes2={
base:shapeOf(base),head:shapeOf(head)},members2=[...new Set([...shapes2.base.members.keys(),...shapes2.head.members.keys()])].filter(name2=>shapes2.base.members.
get(name2)!==shapes2.head.members.get(name2));return{isHeader:shapes2.base.header!==shapes2.head.header,members:new Set(members2),isRest:shapes2.base.rest!==shapes2.
head.rest}}function declaresResult({reading,definition}){return definition.kind==="function"&&functionBody(reading,definition)?.isDeclared===!0}function functionBody(reading,definition){
let{text:text2,code:code22,starts,bindings}=reading,[from,end]=[definition.nameRange.end,definition.range.end].map(at3=>_0_offsetOf(starts,at3));if(definition.kind!==
"function"||from===void 0||end===void 0)return;let at2=firstAt(bindings,from),result=bindings.slice(at2).find(({kind,start})=>kind==="result"||start>=end);if(result?.
kind==="result"&&result.start<end){let{type,start}=result,isDeclared=type!==null||definition.name==="__init__";return{start:type===null?start:text2.indexOf(type,
start)+type.length,end,isDeclared}}let open2=code22.indexOf("(",from),close=open2<0||open2>=end?-1:closing2(code22,open2,end);return close<0?void 0:{start:close+
1,end,isDeclared:definition.name==="constructor"}}function firstAt(bindings,offset){let low=0,high=bindings.length;for(;low<high;){let middle=low+high>>1;(bindings[middle]?.
start??0)<offset?low=middle+1:high=middle}return low}function closing2(code22,open2,end){let depth=0;for(let at2=open2;at2<end;at2++)if("([{".includes(code22[at2]??
"")?depth++:")]}".includes(code22[at2]??"")&&depth--,depth===0)return at2;return-1}function spanOf2({reading:{starts},definition:{range}}){return{start:_0_offsetOf(
starts,range.start),end:_0_offsetOf(starts,range.end)}}function whole(of){return outward(of.reading,spanOf2(of),hiddenIn(of))}function outward({text:text2},span,hidden){
let shown="",at2=span.start;for(let gap of hidden.toSorted((left3,right2)=>left3.start-right2.start))gap.end<=at2||gap.start>=span.end||(shown+=`${text2.slice(at2,
Math.max(at2,gap.start))} `,at2=Math.min(gap.end,span.end));return((shown+text2.slice(at2,span.end)).match(/[\p{L}\p{M}\p{N}_$]+|\S/gu)??[]).join(" ")}function hiddenIn({
reading,definition}){let{text:text2,code:code22,starts,language}=reading,{start:from,end:to}=spanOf2({reading,definition}),isInside=({start,end})=>from<=start&&
end<=to,comments=reading.comments.filter(one2=>{let words3=text2.slice(one2.start,one2.end);return isInside(one2)&&!(language==="python"?/^#\s*type:/u:/^\/\*\*/u).
test(words3)}),docstrings=reading.strings.filter(one2=>language==="python"&&isInside(one2)&&/^\w{0,2}(?:"""|''')/u.test(text2.slice(one2.start,one2.start+5))&&text2.
slice(starts[lineAt(starts,one2.start)],one2.start).trim()===""&&code22.slice(Math.max(0,one2.start-1e3),one2.start).trimEnd().endsWith(":"));return[...comments,
...docstrings,...bodiesIn(reading,definition)]}function bodiesIn(reading,definition){let found2=[],waiting=[definition];for(let next2=waiting.pop();next2!==void 0;next2=
waiting.pop()){let body2=functionBody(reading,next2);if(body2?.isDeclared!==!0){waiting.push(...next2.definitions);continue}let at2=body2.start;for(let{start,end}of attributeLines(
reading,body2))start>at2&&found2.push({start:at2,end:start}),at2=Math.max(at2,end);found2.push({start:at2,end:body2.end})}return found2}function attributeLines({
bindings,starts,text:text2},body2){return bindings.slice(firstAt(bindings,body2.start)).filter(({name:name2,start})=>start<body2.end&&isAttribute(name2)).map(({
line})=>({start:starts[line]??0,end:starts[line+1]??text2.length}))}function isAttribute(name2){return/^(?:self|cls)\./u.test(name2)}function lineAt(starts,offset){
let low=0,high=starts.length-1;for(;low<high;){let middle=low+high+1>>1;(starts[middle]??0)<=offset?low=middle:high=middle-1}return low}function shapeOf(of){let{
reading,definition}=of,[span,hidden]=[spanOf2(of),hiddenIn(of)];if(definition.kind==="function"){let end=functionBody(reading,definition)?.start??span.end;return{
header:outward(reading,{...span,end},hidden),members:new Map,rest:""}}let parts=listClassMembers(of),members2=new Map;for(let part2 of parts)members2.set(part2.
name,`${members2.get(part2.name)??""}${outward(reading,part2,hidden)}
`);let first=Math.min(...parts.map(({start})=>start),span.end);return{header:outward(reading,{...span,end:first},hidden),members:members2,rest:outward(reading,{
...span,start:first},[...hidden,...parts])}}function bodyStart(code22,from,end,mark){let depth=0;for(let at2=from;at2<end;at2++){let character=code22[at2]??"";if(depth===
0&&character===mark)return at2+1;"([".includes(character)?depth++:")]".includes(character)&&depth--}return from}function listClassMembers({reading,definition}){
let{starts,text:text2,bindings,code:code22,language}=reading,{end}=spanOf2({reading,definition}),inner=definition.definitions.map(own2=>({...spanOf2({reading,definition:own2}),
name:own2.name,at:_0_offsetOf(starts,own2.nameRange.start)})),nameEnd=_0_offsetOf(starts,definition.nameRange.end),body2=bodyStart(code22,nameEnd,end,language===
"python"?":":"{"),own=bindings.slice(firstAt(bindings,body2)).filter(one2=>one2.start<end&&one2.kind!=="result"&&one2.kind!=="parameter"&&one2.kind!=="import").
filter(one2=>isAttribute(one2.name)||!inner.some(part2=>part2.start<=one2.start&&one2.start<part2.end)).map(one2=>{let line={start:starts[one2.line]??0,end:starts[one2.
line+1]??text2.length},name2=one2.name.slice(one2.name.lastIndexOf(".")+1);return{start:Math.max(body2,line.start),end:Math.min(end,line.end),name:name2,at:one2.
start}});return[...inner,...own]}var wordsMax=12,linesMax2=8;function createCauseWords({text:text2,reading}){let texts=new Map,codeOf3=path=>{let all=texts.get(
path)??_2_splitText(reading(path)?.code??text2(path)??"");return texts.set(path,all),all},isLookedUp=(path,{text:word})=>isWord2.test(word)&&!reserved[reading(path)?.
language??"typescript"].has(word),lookups=(path,tokens)=>tokens.filter(token=>isLookedUp(path,token)).slice(0,wordsMax).map(token=>({path,position:positionOf(token)})),
bindingAt=({path,range})=>{let own=reading(path),at2=own===void 0?0:_0_offsetOf(own.starts,range.start);return own?.bindings.find(({start,kind})=>start===at2&&kind!==
"result")};return{type:place2=>bindingAt(place2)?.type?.match(/[\p{L}_$][\p{L}\p{M}\p{N}_$]*/gu)??[],range:(path,{start,end})=>{let tokens=tokenize(codeOf3(path),
start.line,Math.min(end.line,start.line+linesMax2)+1),inside=tokens.filter(token=>comparePositions(start,positionOf(token))<=0&&comparePositions(positionOf(token),
end)<0),before2=tokens.filter(token=>token.line===start.line&&token.start<start.character);return lookups(path,[...inside,...before2.reverse()])},line:(path,line)=>lookups(
path,tokenize(codeOf3(path),line,line+1)),value:place2=>{let{path}=place2,own=reading(path),binding2=bindingAt(place2);if(own===void 0||binding2===void 0)return[];
let at2=binding2.start,{type}=binding2,end=type===null?binding2.end:own.text.indexOf(type,at2)+type.length,last=Math.min(_2_positionAt(own.starts,end).line,binding2.
line+linesMax2),tokens=tokenize(codeOf3(path),binding2.line,last+1).filter(token=>{let offset=_0_offsetOf(own.starts,positionOf(token));return at2<offset&&offset<
end});return lookups(path,tokens)},results:(path,definition)=>{let own=reading(path);return own===void 0?[]:lookups(path,resultTokens(own,codeOf3(path),definition))},
isResult:(path,line)=>/^\s*(?:return|yield)\b/u.test(codeOf3(path)[line]??""),bases:(path,{nameRange:nameRange2,range})=>{let{line,character}=nameRange2.end,behind2=tokenize(
codeOf3(path),line,Math.min(range.end.line,line+linesMax2)+1).filter(token=>token.line>line||token.start>=character);return lookups(path,untilBody(behind2))},objectOf:({
path,position:{line,character}})=>/([\p{L}_$][\p{L}\p{M}\p{N}_$.]{0,200})\s*(?:\.|::|->)\s*$/u.exec((codeOf3(path)[line]??"").slice(Math.max(0,character-250),character))?.[1]??
null,at:({path,position:{line,character}})=>/^[\p{L}_$][\p{L}\p{M}\p{N}_$]*/u.exec(codeOf3(path)[line]?.slice(character)??"")?.[0]??""}}function untilBody(tokens){
let depth=0,end=tokens.findIndex(({text:text2})=>depth===0&&(text2===":"||text2==="{")?!0:(text2==="("||text2==="["?depth++:(text2===")"||text2==="]")&&depth--,
!1));return end<0?tokens:tokens.slice(0,end)}var bindingsMax=3;function resultTokens(reading,code22,definition){let body2=functionBody(reading,definition);if(body2===
void 0)return[];let{start,end}=definition.range,isOwn=(line,character)=>{let offset=_0_offsetOf(reading.starts,{line,character});return body2.start<=offset&&offset<
body2.end&&!definition.definitions.some(({range})=>comparePositions(range.start,{line,character})<=0&&comparePositions({line,character},range.end)<0)},tokens=tokenize(
code22,start.line,end.line+1).filter(token=>isOwn(token.line,token.start)),found2=tokens.flatMap(({text:text2},at2)=>text2==="return"||text2==="yield"?statement2(
tokens,at2+1):[]),arrow=found2.length===0?tokens.findIndex(({text:text2},at2)=>text2==="="&&tokens[at2+1]?.text===">"):-1;arrow>=0&&tokens[arrow+2]?.text!=="{"&&
found2.push(...tokens.slice(arrow+2));let followed=new Set;for(let round=0;round<bindingsMax;round++){let names2=new Set(found2.map(({text:text2})=>text2).filter(
word=>!followed.has(word)));for(let name2 of names2)followed.add(name2);let bound=reading.bindings.filter(({name:name2,line,start:offset,kind})=>(kind==="variab\
le"||kind==="name")&&names2.has(name2)&&isOwn(line,offset-(reading.starts[line]??0)));for(let{line}of bound){let first=tokens.findIndex(token=>token.line===line);
first>=0&&found2.push(...statement2(tokens,first))}}return[...new Set(found2)]}function statement2(tokens,from){let depth=0,at2=from;for(;at2<tokens.length;at2++){
let[token,before2]=[tokens[at2],tokens[at2-1]];if(token===void 0)break;let isNextLine=before2!==void 0&&token.line>before2.line&&at2>from;if(depth<=0&&(token.text===
";"||isNextLine&&token.text!==".")||("([{".includes(token.text)?depth++:")]}".includes(token.text)&&depth--,depth<0))break}return tokens.slice(from,at2)}function positionOf({
line,start}){return{line,character:start}}var reservedInScript=new Set(`any as async await bigint boolean break case catch class const continue debugger default\
 delete do else enum export
  extends false finally for function if implements import in infer instanceof interface is keyof let never new null
  number object override package private protected public readonly return satisfies static string super switch symbol
  throw true try typeof undefined unknown var void while with yield`.split(/\s+/u)),reservedInGo=new Set(`any append bool break byte cap case chan clear close c\
omparable complex complex128 complex64 const continue copy
  default defer delete else error fallthrough false float32 float64 for func go goto if imag import int int16 int32
  int64 int8 interface iota len make map max min new nil package panic print println range real recover return rune
  select string struct switch true type uint uint16 uint32 uint64 uint8 uintptr var`.split(/\s+/u)),reservedInData=new Set(["false","null","true"]),reservedInRust=new Set(
`as async await bool break char const continue crate dyn else enum extern f32 f64 false fn for i128 i16 i32 i64 i8 if
  impl in isize let loop match mod move mut None Ok Err Option pub ref Result return Self Some static str String struct
  super trait true type u128 u16 u32 u64 u8 union unsafe use usize Vec where while`.split(/\s+/u)),reservedInBash=new Set("case declare do done elif else esac e\
xport fi for function if in local readonly return select then time typeset until while".split(/\s+/u)),reservedInCpp=new Set(`alignas alignof asm auto bool brea\
k case catch char class concept const consteval constexpr constinit const_cast continue co_await
  co_return co_yield decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline
  int long mutable namespace new noexcept nullptr operator private protected public register reinterpret_cast requires restrict
  return short signed sizeof static static_assert static_cast struct switch template this thread_local throw true try typedef typeid
  typename typeof union unsigned using virtual void volatile wchar_t while`.split(/\s+/u)),reserved={python:new Set,typescript:reservedInScript,tsx:reservedInScript,
json:reservedInData,yaml:reservedInData,go:reservedInGo,rust:reservedInRust,bash:reservedInBash,cpp:reservedInCpp},isWord2=/^(?!(?:self|cls|this)$)[\p{L}_$]/u;_3_init_node_22();
function createChanges({changedFiles,text:text2,reading}){let files=new Map;for(let{from,to}of changedFiles){let head=to===null?void 0:text2("head",to);if(to===
null||head===void 0)continue;let both={base:_2_splitText(from===null?"":text2("base",from)??""),head:_2_splitText(head)},readings={base:from===null?void 0:reading(
"base",from),head:reading("head",to)};files.set(to,{paths:{base:from,head:to},hunks:_2_alignLines(both.base,both.head).hunks,lines:both,readings,edited:new Map,
definitions:_0_once(()=>({base:bySymbol(readings.base),head:bySymbol(readings.head)}))})}let names2=findRemovedNames(files);for(let{from,to}of changedFiles)from===
null||to===null||from===to||moduleBaseName(from)===moduleBaseName(to)||_2_push(names2,moduleBaseName(from),{...movedModuleCause(from,to),within:moduleBaseName(from),
isGone:!0,isLocal:!1});return{at:place2=>{let file2=files.get(place2.path);return file2===void 0?void 0:changedSymbol(place2,file2)},removed:(finding,wanted)=>{
let content=text2("head",finding.path)??"",own=new Set(content.match(wordPattern2)??[]),{start,end}=finding.range,line=_2_splitText(content).slice(start.line,end.
line+1).join(`
`),onLine2=new Set(line.match(wordPattern2)??[]),beside=new Set([...onLine2,...finding.message.match(wordPattern2)??[]]),defined=definedAt(reading("head",finding.
path),finding.range.start);for(let name2 of wanted){if(name2===defined)continue;let places=names2.get(name2)??[],same=places.find(({cause,isLocal})=>cause.path===
finding.path&&(!isLocal||onLine2.has(name2))),near=places.find(({cause,within:within2,isGone,isLocal})=>{let spoken=isLocal?beside:own;return isGone&&(spoken.has(
within2)||spoken.has(moduleBaseName(cause.path)))}),found2=same??near;if(found2!==void 0)return found2}},removedFrom:(path,name2)=>{let own=names2.get(name2)?.find(
({cause,isGone})=>cause.path===path&&cause.symbol===name2&&isGone);return own===void 0?void 0:{cause:own.cause,edit:own.edit}},file:path=>files.get(path),speaksOf:({
cause,edit:edit2},wanted)=>["base","head"].some(side=>{let range=edit2[side]?.range;return(range&&files.get(cause.path)?.lines[side].slice(range.start.line,range.
end.line+1))?.join(`
`).match(wordPattern2)?.some(word=>wanted.has(word))===!0})}}function definedAt(reading,place2){if(reading===void 0)return;let at2=_0_offsetOf(reading.starts,place2),
found2=reading.bindings.find(one2=>one2.start===at2&&_20_isDefining(one2));return found2&&lastName(found2.name)}function isModule({range:{start,end}}){return start.
line===0&&start.character===0&&end.line===0&&end.character===0}function bySymbol(reading){let found2=new Map;for(let{symbol:symbol2,definition}of _0_namedDefinitions(
reading))definition.part===void 0&&_2_push(found2,symbol2,definition);return found2}function changedSymbol(place2,file2){let none2={change:null,member:()=>{}};if(isModule(
place2)){if(file2.hunks.length===0)return;let cause2={...placeOf22(place2),symbol:null,how:"definition"};return{...none2,kind:"module",isInBase:!0,cause:cause2,
edit:editOf(file2,wholeFile(file2))}}let reading=file2.readings.head,chain2=reading===void 0?[]:_0_chainAt(reading,place2.range.start),around3=_0_dottedName(chain2),
innermost=chain2.at(-1);if(reading!==void 0&&innermost!==void 0&&isWithin(place2.range.start,innermost.nameRange))return changedDefinition(file2,around3,{reading,
definition:innermost});let{start,end}=place2.range,head=changedWithin(file2,"head",{first:start.line,last:end.line});if(head===void 0)return;let word=wordAt(file2.
lines.head,start),own=[...around3===""?[]:[around3],...word===void 0?[]:[word]],symbol2=own.length===0?null:own.join("."),edit2=editOf(file2,{base:wasBefore(file2,
head,word),head}),cause={...placeOf22(place2),symbol:symbol2,how:"definition"};return{...none2,kind:"place",isInBase:edit2.base!==null,cause,edit:edit2}}function placeOf22({
path,range}){return{path,range}}function changedDefinition(file2,symbol2,head){return file2.edited.has(head.definition)||file2.edited.set(head.definition,editedDefinition(
file2,symbol2,head)),file2.edited.get(head.definition)}function editedDefinition(file2,symbol2,head){let{definition}=head,base=counterpartOf(file2,symbol2,definition),
spans={base:base===void 0?void 0:changedWithin(file2,"base",spanOf22(base.definition.range)),head:changedWithin(file2,"head",spanOf22(definition.range))};if(spans.
base===void 0&&spans.head===void 0)return;let change=base===void 0?null:findOutwardChange({base,head});if(change===void 0)return;let isInferred=definition.kind===
"function"&&change?.isHeader===!1;return{kind:definition.kind,isInBase:base!==void 0,change,cause:{path:file2.paths.head,range:definition.nameRange,symbol:symbol2,
how:isInferred?"inferred":"definition"},edit:editOf(file2,spans),member:name2=>base===void 0||change?.members.has(name2)!==!0?void 0:changedMember(file2,`${symbol2}\
.${name2}`,{base,head})}}function changedMember(file2,symbol2,of){let name2=lastName(symbol2),own=side=>listClassMembers(of[side]).filter(member=>member.name===
name2),[base,head]=[own("base"),own("head")],spanIn=(side,members2)=>{let{starts}=of[side].reading,spans=members2.flatMap(({start,end})=>changedWithin(file2,side,
{first:_2_positionAt(starts,start).line,last:_2_positionAt(starts,Math.max(start,end-1)).line})??[]),first=Math.min(...spans.map(span=>span.first));return spans.
length===0?void 0:{first,last:Math.max(...spans.map(span=>span.last))}},was=spanIn("base",base),[kept]=head,at2=kept===void 0?void 0:_2_positionAt(of.head.reading.
starts,kept.at),{nameRange:nameRange2}=of.head.definition,range=at2===void 0?nameRange2:{start:at2,end:{...at2,character:at2.character+name2.length}},how=at2===
void 0?"removed-name":"definition";return{cause:{path:file2.paths.head,range,symbol:symbol2,how},edit:editOf(file2,{base:was,head:spanIn("head",head)??(was&&isNow(
file2,was))})}}function wholeFile(file2){let within2=side=>changedWithin(file2,side,{first:0,last:file2.lines[side].length});return{base:within2("base"),head:within2(
"head")}}function counterpartOf(file2,symbol2,definition){let{base,head}=file2.definitions(),others=base.get(symbol2)??[],other=others[(head.get(symbol2)??[]).indexOf(
definition)]??others.at(-1),reading=file2.readings.base;return other===void 0||reading===void 0?void 0:{reading,definition:other}}function wasBefore(file2,span,word){
let hunks=file2.hunks.filter(hunk2=>{let{first,last}=hunkSpan(hunk2,"head");return first<=span.last&&span.first<=last}),bound=(file2.readings.base?.bindings??[]).
find(({name:name2,line})=>word!==void 0&&lastName(name2)===word&&hunks.some(hunk2=>hunk2.baseStart<=line&&line<hunk2.baseEnd));if(bound!==void 0)return{first:bound.
line,last:bound.line};let[hunk]=hunks;return hunk===void 0?void 0:counterpart(file2,hunk,"head",span)}function spanOf22({start,end}){return{first:start.line,last:end.
line}}function wordAt(head,{line,character}){return/^[\p{L}_$][\p{L}\p{M}\p{N}_$]*/u.exec(head[line]?.slice(character)??"")?.[0]}function isWithin(position,{start,
end}){return comparePositions(start,position)<=0&&comparePositions(position,end)<=0}_3_init_node_22();function goDefinitions(of){let{reading,words:words3}=of,files=of.
files.filter(path=>path.endsWith(".go")),folders=Map.groupBy(files,_1_folderOf),resolve=_5_createPackageResolver(files),inFiles=(paths,name2)=>paths.flatMap(path=>(reading(
path)?.definitions??[]).filter(one2=>one2.name===name2&&one2.receiver===void 0).map(({nameRange:nameRange2})=>({path,range:nameRange2}))),imported2=(path,own,name2)=>{
let spec=_0_importSpecs(own.text).find(one2=>(one2.name??_0_packageName(one2.path))===name2);if(spec===void 0)return;let found2=resolve(path,spec.path);if(found2.
length>0)return found2;let folder=around22(path).find(one2=>(folders.get(one2)??[]).some(file2=>packageOf(reading(file2))===_0_packageName(spec.path)));return(folder===
void 0?[]:folders.get(folder)??[]).filter(file2=>!file2.endsWith("_test.go"))};return lookup=>{let own=reading(lookup.path);if(own?.language!=="go")return[];let[
word,object2]=[words3.at(lookup),words3.objectOf(lookup)];if(object2===null){let local=boundBefore(lookup,own,word);return local===void 0?inFiles(folders.get(_1_folderOf(
lookup.path))??[],word):[local]}let meant=object2.includes(".")?void 0:imported2(lookup.path,own,object2);return meant===void 0?editedMember(of,{...lookup,own,word,
object:object2}):inFiles(meant,word)}}function boundBefore({path,position},own,word){let[around3]=_0_chainAt(own,position);if(around3===void 0)return;let at2=_0_offsetOf(
own.starts,position),from=_0_offsetOf(own.starts,around3.range.start),found2=own.bindings.findLast(({name:name2,kind,start:start2})=>name2===word&&kind!=="resul\
t"&&from<=start2&&start2<at2);if(found2===void 0)return;let start=_2_positionAt(own.starts,found2.start);return{path,range:{start,end:{...start,character:start.
character+word.length}}}}function editedMember({changed,reading,changes},of){let type=typeOf(of),edited=changed.flatMap(path=>{let other=path.endsWith(".go")?reading(
path):void 0;return other===void 0?[]:membersNamed(path,other,of.word,type)}).filter(place2=>changes.at(place2)!==void 0);return edited.length===1?edited:[]}function membersNamed(path,own,word,type){
let all=_0_namedDefinitions(own),ofType=name2=>name2!==void 0&&(type===void 0||type.has(name2)),methods=all.filter(({definition:{name:name2,receiver}})=>name2===
word&&ofType(receiver)).map(({definition:{nameRange:nameRange2}})=>({path,range:nameRange2})),fields2=own.bindings.filter(({name:name2,kind})=>kind!=="result"&&
name2.slice(name2.lastIndexOf(".")+1)===word).map(({start})=>_2_positionAt(own.starts,start)).filter(start=>ofType(holderOf(all,start)?.definition.name)).map(start=>({
path,range:{start,end:{...start,character:start.character+word.length}}})),inside=all.filter(({definition,kinds})=>definition.name===word&&kinds.length>1&&definition.
receiver===void 0).filter(({symbol:symbol2})=>ofType(symbol2.split(".").at(-2))).map(({definition:{nameRange:nameRange2}})=>({path,range:nameRange2}));return[...new Map(
[...methods,...inside,...fields2].map(place2=>[JSON.stringify(place2.range.start),place2])).values()]}function holderOf(all,start){return all.findLast(({definition:{
kind,range}})=>kind==="class"&&comparePositions(range.start,start)<=0&&comparePositions(start,range.end)<0)}function typeOf({path,position,own,object:object2}){
let at2=boundBefore({path,position},own,object2),start=at2===void 0?void 0:_0_offsetOf(own.starts,at2.range.start),words3=own.bindings.find(one2=>one2.start===start&&
one2.kind!=="result")?.type?.match(/[\p{L}_][\p{L}\p{N}_]*/gu);return words3==null?void 0:new Set(words3)}function around22(path){let folders=[_1_folderOf(path)];
for(let folder=_1_folderOf(path);folder!==".";folder=_1_folderOf(folder))folders.push(_1_folderOf(folder));return folders}function packageOf(own){return/^package[ \t]+([\p{L}_][\p{L}\p{N}_]*)/mu.
exec(own?.code??"")?.[1]}_3_init_node_22();_3_init_node_22();var wordsMax2=200;function importBehindFinder(input){let{reading}=input,resolve=_0_once(()=>_5_createModuleResolver(
input.files)),words3=createCauseWords(input),aliases=new Map,aliasesOf=path=>{let own=reading(path),found2=aliases.get(path)??(own===void 0?[]:_5_findAliases(own));
return aliases.set(path,found2),found2},madeOf=(of,own)=>{let{path,word,object:object2,offset}=of;if(object2!==null&&!isSelf.test(object2))return[];let found2=[];
for(let{kind,name:bound,start,end,type,line}of own.bindings){if(kind==="import"||kind==="result"||!(object2===null?bound===word&&isSeen(own,start,offset):bound===
`${object2}.${word}`||bound===word&&isOfClass(own,start)))continue;let nameEnd=start+word.length,value2=isTypeAlias.test(own.code.slice(nameEnd,end))?withNamesInQuotes(
own,nameEnd,end):own.code.slice(nameEnd,end),rest=own.code.slice(nameEnd,own.starts[line+1]);found2.push(...wordsIn3(path,type??(value2.trim()===""?rest:value2),
start))}if(object2!==null)return found2;for(let{definition}of _0_namedDefinitions(own)){let at2=_0_offsetOf(own.starts,definition.nameRange.start);definition.name===
word&&isSeen(own,at2,offset)&&found2.push(...behind2(path,own,definition))}return found2},behind2=(path,own,definition)=>{let looked=definition.kind==="class"?words3.
bases(path,definition):words3.results(path,definition),[from,to]=[definition.nameRange.end,definition.range.end].map(at2=>_0_offsetOf(own.starts,at2)),result=own.
bindings.find(({kind,start})=>kind==="result"&&(from??0)<=start&&start<(to??0));return[...looked.map(one2=>({path,word:words3.at(one2),object:words3.objectOf(one2),
offset:_0_offsetOf(own.starts,one2.position)})),...definition.kind==="class"||result?.type===null||result===void 0?[]:wordsIn3(path,result.type,result.start)]},
startsOf=(place2,own,within2)=>{let waiting=[...within2==="place"?wordsIn3(place2.path,...chainAtPlace(place2,own)):wordsAt(place2,own)],around3=_0_chainAt(own,
place2.range.start),isName=around3.at(-1)?.nameRange.start.line===place2.range.start.line,inside=around3.findLast(({kind})=>kind==="class");return inside!==void 0&&
(isName||waiting.some(({word})=>isSelf.test(word)))&&waiting.push(...behind2(place2.path,own,inside)),waiting},search2=(from,isWanted)=>{let waiting=[...from],seen=new Set;
for(let of of waiting){let key2=JSON.stringify([of.path,of.object,of.word,of.offset]);if(seen.has(key2))continue;if(seen.add(key2),seen.size>wordsMax2)return;let written2={
path:of.path,local:of.object===null?of.word:`${of.object}.${of.word}`};if(isWanted(written2))return written2;for(let{local,imported:imported2,from:from2}of aliasesOf(
of.path)){if(from2===null)continue;let{path,word,object:object2}=of,isItself2=object2===null?word===local:`${object2}.${word}`===local,isMember=imported2===""&&
object2===local,isStar=local==="*"&&object2===null;if(!isItself2&&!isMember&&!isStar)continue;if(!isStar&&isWanted({path,local}))return{path,local};if(isItself2&&
imported2==="")continue;let name2=isItself2?imported2:word;for(let target of resolve()(path,from2))waiting.push({path:target,word:name2,object:null,offset:null})}
let inIts=reading(of.path);inIts!==void 0&&waiting.push(...madeOf(of,inIts))}};return(place2,isWanted,within2)=>{let own=reading(place2.path);if(own===void 0)return;
let nearest=within2==="place"?[]:typeAround(place2,own);return search2(nearest,isWanted)??search2(startsOf(place2,own,within2),isWanted)}}function typeAround({path,
range},own){let at2=_0_offsetOf(own.starts,range.start),isBetween=(code22,type)=>code22.replace(/\s/gu,"")===`:${type.replace(/\s/gu,"")}=`,binding2=own.bindings.
findLast(({kind,start,end,type})=>kind!=="result"&&type!==null&&start<=at2&&(at2<end||isBetween(own.text.slice(end,at2),type)));return binding2?.type==null?[]:wordsIn3(
path,binding2.type,binding2.start)}var isTypeAlias=/^\s*=\s*[\p{L}_][\p{L}\p{N}_.]*\s*\[/u;function withNamesInQuotes({code:code22,text:text2,strings},from,to){
let found2=code22.slice(from,to);for(let{start,end}of strings){let[,name2]=from<=start&&end<=to?quotedName.exec(text2.slice(start,end))??[]:[];name2!==void 0&&(found2=
`${found2.slice(0,start+1-from)}${name2}${found2.slice(end-1-from)}`)}return found2}var quotedName=/^["']([\p{L}_][\p{L}\p{N}_.]*)["']$/u,isSelf=/^(?:self|cls|this|super)$/u;
function wordsAt({path,range},own){let{line}=range.start,at2=_0_offsetOf(own.starts,range.start),start=(own.statements.findLast(one2=>one2.start<=at2&&at2<one2.
end)??own.statements.findLast(({first,last})=>first<=line&&line<=last))?.start??own.starts[line]??0;return wordsIn3(path,own.code.slice(start,_0_offsetOf(own.starts,
range.end)),start)}function chainAtPlace({range},{code:code22,starts}){let[from,to]=[_0_offsetOf(starts,range.start),_0_offsetOf(starts,range.end)],before2=code22.
slice(Math.max(0,from-objectMax),from),start=from-(/[\p{L}\p{N}_$.]*\.$/u.exec(before2)?.[0].length??0);return[code22.slice(start,to),start]}var objectMax=200;function wordsIn3(path,code22,start){
return[...code22.matchAll(chain)].flatMap(({0:text2,index:index2})=>{let parts=text2.split(/\s*\.\s*/u);return parts.map((word,at2)=>({path,word,object:at2===0?
null:parts.slice(0,at2).join("."),offset:start+index2}))})}var chain=/(?<![\p{L}\p{N}_$.])[\p{L}_$][\p{L}\p{M}\p{N}_$]*(?:\s{0,9}\.\s{0,9}[\p{L}_$][\p{L}\p{M}\p{N}_$]*)*/gu;
function isOfClass(own,offset){return definitionAround(own,offset)?.kind==="class"||/\bthis\s{0,9}\.\s{0,9}#?$/u.test(own.code.slice(Math.max(0,offset-30),offset))}
function definitionAround(own,offset){return _0_chainAt(own,_2_positionAt(own.starts,offset)).findLast(({nameRange:nameRange2})=>_0_offsetOf(own.starts,nameRange2.
start)!==offset)}function isSeen(own,bound,from){let around3=definitionAround(own,bound);return around3===void 0?!0:from===null?!1:_0_offsetOf(own.starts,around3.
range.start)<=from&&from<_0_offsetOf(own.starts,around3.range.end)}_3_init_node_22();var unknownCodes=new Set(["reportAttributeAccessIssue","reportUndefinedVari\
able","2304","2503","2552","2694","2724","2339","2551","UndeclaredName","UndeclaredImportedName","E0405","E0412","E0425","E0433","undeclared_var_use","undeclare\
d_var_use_suggest","unknown_typename","unknown_typename_suggest"]);function findUnknownNames(findings,reading){let found2=new Map;for(let{path,range,code:code22}of findings){
let own=code22!==null&&unknownCodes.has(code22)?reading(path):void 0;if(own===void 0)continue;let[start,end]=[range.start,range.end].map(at2=>_0_offsetOf(own.starts,
at2)),word=own.code.slice(start,end);if(!/^[\p{L}_$][\p{L}\p{M}\p{N}_$]*$/u.test(word))continue;let object2=/([\p{L}_$][\p{L}\p{M}\p{N}_$.]{0,200})(?:\.|::)$/u.
exec(own.code.slice(Math.max(0,(start??0)-202),start))?.[1],isKnown=object2===void 0?[...own.bindings,...own.definitions].some(({name:name22})=>name22===word):!_5_findAliases(
own).some(({local,imported:imported2,from})=>local===object2&&imported2===""&&from!==null),name2=object2===void 0?word:`${object2}.${word}`;isKnown||found2.set(
JSON.stringify([path,name2]),{path,line:range.start.line})}return{of:(path,name2)=>found2.get(JSON.stringify([path,name2])),isEmpty:found2.size===0}}var unresolvedCodes=new Set(
["reportMissingImports","reportAttributeAccessIssue","1192","2305","2459","2460","2613","2614","2724","2306","2307","2732","2792","2834","2835","7016","BrokenIm\
port","unresolved-import","missing-import","E0432","E0433","E0583"]);function findUnresolvedImports(findings,reading){let found2=new Map,known22=new Map;for(let{
path,range,code:code22}of findings){if(code22===null||!unresolvedCodes.has(code22))continue;let own=reading(path);if(own===void 0)continue;let statements3=known22.
get(path)??importStatements(own);known22.set(path,statements3);let place2=importAt(own,statements3,range);for(let{local,imported:imported2,from,first,last}of place2?.
aliases??[])_2_push(found2,path,{path,local,imported:imported2,from,first,last})}return{of:(path,local)=>found2.get(path)?.find(one2=>one2.local===local),isEmpty:found2.
size===0}}function importEditFinder(input){let{findings,changedFiles,programs,changes}=input,reading=path=>input.reading("head",path),gone2=findings.filter(({state})=>findingStateTable[state].
isGone),was=findUnresolvedImports(gone2,path=>input.reading("base",path)),is=findUnresolvedImports(findings.filter(({state})=>!findingStateTable[state].isGone),
reading),broke=findUnresolvedImports(findings.filter(({state})=>state==="new"),reading),origins2=new Map(changedFiles.map(({from,to})=>[to,from])),baseOf2=path=>origins2.
get(path)??path,behind2=_0_once(()=>importBehindFinder({files:programs.head,text:path=>input.text("head",path),reading})),resolve=_0_once(()=>_5_createModuleResolver(
programs.head)),isMended=({path,local})=>was.of(baseOf2(path),local)!==void 0&&is.of(path,local)===void 0,aliasOf=({path,local})=>{let own=reading(path);return own===
void 0?void 0:_5_findAliases(own).find(one2=>one2.local===local)},ownEdit=(name2,how)=>{let alias=aliasOf(name2),file2=changes.file(name2.path),head=alias&&file2&&
changedWithin(file2,"head",alias);if(alias===void 0||file2===void 0||head===void 0)return;let old=input.reading("base",baseOf2(name2.path)),was2=old&&_5_findAliases(
old).find(({local})=>local===name2.local),base=was2&&changedWithin(file2,"base",was2),at2={line:head.first,character:0},end={line:head.first,character:file2.lines.
head[head.first]?.length??0};return{cause:{path:name2.path,range:{start:at2,end},symbol:name2.local,how},edit:editOf(file2,{base,head})}},edited=name2=>{let alias=aliasOf(
name2);if(!(alias===void 0||alias.from===null))for(let target of resolve()(name2.path,alias.from)){let from=origins2.get(target);if(from!==void 0&&from!==target)
return wholeFile2(target,from,input);let range=nameRange(reading(target),alias.imported),found2=range&&changes.at({path:target,range});if(found2!==void 0)return{
cause:{...found2.cause,how:"mended-import"},edit:found2.edit}}};return finding=>{if(!was.isEmpty){let name22=behind2()(finding,isMended,"statement"),found2=name22&&
(ownEdit(name22,"mended-import")??edited(name22));if(found2!==void 0)return found2}if(broke.isEmpty)return;let name2=behind2()(finding,({path,local})=>broke.of(
path,local)!==void 0,"place");return name2&&ownEdit(name2,"broken-import")}}function nameRange(reading,name2){let defined=_0_namedDefinitions(reading).find(({symbol:symbol2})=>symbol2===
name2);if(defined!==void 0||reading===void 0)return defined?.definition.nameRange;let bound=reading.bindings.find(one2=>one2.name===name2&&one2.kind==="variable");
if(bound===void 0)return;let[start,end]=[bound.start,bound.start+name2.length].map(at2=>_2_positionAt(reading.starts,at2));return start===void 0||end===void 0?void 0:
{start,end}}function wholeFile2(path,from,{text:text2}){let start={line:0,character:0},range={start,end:start},all=_2_splitText(text2("head",path)??""),last=Math.
max(0,all.length-(all.at(-1)===""?2:1)),whole2={path,range:{start,end:{line:last,character:all[last]?.length??0}}};return{cause:{path,range,symbol:null,how:"men\
ded-import"},edit:from===null?{base:null,head:whole2}:{base:{path:from,range},head:{path,range}}}}var nearHopsMax=2;function walkNear(of){let{finding,words:words3}=of,
ring=words3.range(finding.path,finding.range),seen=new Set,places=[],fromUnder=new Set,broken,added,vague,module,isKnown=!1;for(let hop=0;hop<nearHopsMax;hop+=1){
broken??=brokenIn(ring.filter(one2=>hop>0?fromUnder.has(lookupKey(one2)):of.under.has(lookupKey(one2))),of);let targets2=lookupTargets(ring,of);if(targets2===void 0)
return;let next2=[];for(let{lookup,place:place2}of targets2){let edited=of.changes.at(place2),cause=edited===void 0?void 0:accepted(edited,lookup,of),isDeclared=hop===
0&&words3.type(place2).some(word=>of.quotedWords.has(word));if(cause!==void 0&&(edited?.isInBase===!0||isDeclared))return{cause,broken:void 0,added:void 0,vague:void 0,
places};if(added??=cause,isModule(place2)){hop===0&&(module??=edited);continue}hop===0&&(isKnown=!0,edited!==void 0&&of.under.has(lookupKey(lookup))&&(vague??=edited));
let isUnder=of.under.has(lookupKey(lookup));places.push({...place2,isUnder}),next2.push(...words3.line(place2.path,place2.range.start.line));let value2=words3.value(
place2);if(next2.push(...value2.filter(({position})=>position.line!==place2.range.start.line)),isUnder)for(let one2 of value2)fromUnder.add(lookupKey(one2))}for(let one2 of ring)
seen.add(lookupKey(one2));ring=next2.filter(one2=>!seen.has(lookupKey(one2))).slice(0,wordsMax)}return{cause:void 0,broken,added,vague:vague??(isKnown?void 0:module),
places}}function brokenIn(ring,{broken,words:words3}){for(let one2 of ring){let found2=broken.named(one2.path,words3.at(one2),words3.objectOf(one2));if(found2!==
void 0)return found2}}function accepted(edited,lookup,of){if(edited.kind==="module")return;if(edited.kind!=="class"||edited.change===null)return edited;let isUnder=of.
under.has(lookupKey(lookup)),member=namedMember(edited,[...of.quotedWords,...of.under.values()],isUnder?constructors:[]);if(member!==void 0)return member;let{isHeader,
isRest}=edited.change;if(isHeader||isRest&&!isItself(edited,of))return edited;let name2=edited.cause.symbol?.split(".").at(-1)??"";return of.quotedWords.has(name2)&&
!isItself(edited,of)?edited:void 0}function isItself({cause},{finding}){return cause.path===finding.path&&comparePositions(cause.range.start,finding.range.start)===
0}var farHopsMax=3;function walkFar(of,places){let{finding,reading,changes,quotedWords}=of,own=reading(finding.path),around3=own===void 0?[]:_0_chainAt(own,finding.
range.start),named2=(own?.definitions??[]).filter(({name:name2})=>quotedWords.has(name2)),from=[...[...around3,...named2].filter(({kind})=>kind==="class").map(({
nameRange:nameRange2})=>({path:finding.path,range:nameRange2,isUnder:!1})),...places],beside=of.words.line(finding.path,finding.range.end.line).filter(({position})=>comparePositions(
finding.range.end,position)<=0).map(step=>({...step,via:null,isUnder:!1})),seen=new Set;for(let hop=0;hop<farHopsMax;hop+=1){let ring=new Map,unseen=from.flatMap(
place2=>stepsFrom(place2,of,hop>0)).filter(step=>!seen.has(lookupKey(step))).slice(0,wordsMax);for(let step of[...hop===0?beside:[],...unseen])ring.set(lookupKey(
step),ring.get(lookupKey(step))??step);for(let key2 of ring.keys())seen.add(key2);let targets2=lookupTargets([...ring.values()],of);if(targets2===void 0)return;
let found2=new Map;for(let{lookup,place:place2}of targets2){let edited=changes.at(place2),cause=edited===void 0?void 0:acceptedFar(edited,lookup,of);cause!==void 0&&
found2.set(_9_causeId(cause.cause),cause)}let all=[...found2.values()];if(all.length===1)return all[0];if(all.length>1){let spoken=all.filter(one2=>changes.speaksOf(
one2,quotedWords));return spoken.length===1?spoken[0]:void 0}from=targets2.filter(({place:place2})=>!isModule(place2)).map(({place:place2,lookup:{via,isUnder}})=>({
...place2,isUnder:isUnder&&via==="base-class"}))}}function stepsFrom(place2,{reading,words:words3,affected},withLines){let own=affected.has(place2.path)?reading(
place2.path):void 0;if(own===void 0)return[];let definition=_0_chainAt(own,place2.range.start).at(-1),isNamed22=definition!==void 0&&comparePositions(definition.
nameRange.start,place2.range.start)<=0&&comparePositions(place2.range.start,definition.nameRange.end)<=0,via=(steps,how)=>steps.map(step=>({...step,via:how,isUnder:place2.
isUnder}));return isNamed22?definition.kind==="class"?via(words3.bases(place2.path,definition),"base-class"):declaresResult({reading:own,definition})?[]:via(words3.
results(place2.path,definition),"inferred"):withLines?via(words3.line(place2.path,place2.range.start.line),"inferred"):[]}function acceptedFar(edited,{via,isUnder},of){
let{finding,quotedWords,under:under2}=of,as=({cause,edit:edit2})=>({edit:edit2,cause:cause.how==="removed-name"||via===null?cause:{...cause,how:via}});if(edited.
kind==="module")return;if(edited.kind!=="class"||edited.change===null)return as(edited);let own=finding.symbol?.split(".").at(-1),called2=isUnder&&via==="base-c\
lass"?constructors:[],member=namedMember(edited,[...quotedWords,...under2.values()],own===void 0?[]:[own],called2);if(member!==void 0)return as(member);let name2=edited.
cause.symbol?.split(".").at(-1)??"";return quotedWords.has(name2)&&(edited.change.isHeader||edited.change.isRest)?as(edited):void 0}function wordsInMessage({message:message2}){
let quoted3=[...message2.matchAll(/["'`]([^"'`]{1,400})["'`]/gu)];return new Set([...quoted3.flatMap(([,text2=""])=>text2.match(/[\p{L}_$][\p{L}\p{M}\p{N}_$]*/gu)??
[]),...unquoted.flatMap(pattern=>pattern.exec(message2)?.[1]??[])])}function isAboutNames({message:message2,code:code22}){return!(code22?.startsWith("reportOpti\
onal")===!0||/of "None"|is possibly '/u.test(message2))}function canBeLostName({cause:{path,symbol:symbol2},within:within2},finding){let isMember=symbol2?.includes(
".")===!0;return path===finding.path||!isMember||wordsInMessage(finding).has(within2)||typeInMessage(finding)===within2||!/for class "|on type ['`]| has no field or method |^no .{1,200} found for |has no field named |^No member named |is not a member of trait /u.
test(finding.message)}function typeInMessage({message:message2}){return/\btype \*?(?:[\p{L}_][\p{L}\p{N}_]*\.)?([\p{L}_][\p{L}\p{N}_]*)\S* has no field or method /u.
exec(message2)?.[1]}function namesInMessage({message:message2}){let names2=[...message2.matchAll(/["'`]([\p{L}_$#](?:[\p{L}\p{N}_$.]|::){0,200})["'`]/gu)].flatMap(
([,name2=""])=>[name2,...name2.split(/\.|::/u)]),bare2=unquoted.flatMap(pattern=>pattern.exec(message2)?.[1]??[]),paths=[...message2.matchAll(/["'`]([^\s"'`]{0,400}\/[^\s"'`]{1,200})["'`]/gu)];
return[...names2,...bare2,...paths.map(([,path=""])=>moduleBaseName(path))]}var unquoted=[/^undefined: (?:[\p{L}_][\p{L}\p{N}_]*\.)?([\p{L}_][\p{L}\p{N}_]*)/u,/\bhas no field or method ([\p{L}_][\p{L}\p{N}_]*)/u,
/\bmissing method ([\p{L}_][\p{L}\p{N}_]*)/u,/^unknown field ([\p{L}_][\p{L}\p{N}_]*) in struct literal/u],findingsMin2=100,findingsMax=500,firstWordsMax=findingsMin2*
wordsMax,beyondMax=2e3;function findCauses(input){let outside=input.findings.filter(one2=>one2.state==="new"&&isOnUneditedLine(one2)),changes=createChanges(input),
reading=path=>input.reading("head",path),asModule=place2=>orModule(place2,reading(place2.path)),words3=createCauseWords({text:path=>input.text("head",path),reading}),
affected=_5_withImporters(input.graph,input.changedFiles.flatMap(({to})=>to??[])),tools={changes,words:words3,reading,affected,reExport:createReExportFinder({...input,
changes}),broken:brokenImports({...input,changes}),importEdit:importEditFinder({...input,changes})},goDefined=goDefinitions({files:input.programs.head,changed:input.
changedFiles.flatMap(({to})=>to??[]),reading,words:words3,changes}),meant=one2=>one2.targets.length>0?one2.targets:goDefined(one2),explore=(of,found2)=>{let known22=new Map(
found2.map(one2=>[lookupKey(one2),meant(one2).map(asModule)])),missing=[],causes2=new Map,open2=[];for(let finding of of){let before2=missing.length,cause=search(
{...tools,known:known22,missing,...wordsOfFinding(finding,words3),finding});causes2.set(finding.id,cause===void 0?null:{cause:cause.cause,edit:cause.edit}),missing.
length>before2&&open2.push(finding)}return{missing,causes:causes2,open:open2}},admitted=new Set(outside.filter(withinBudget(words3))),left3=outside.filter(one2=>!admitted.
has(one2)),rest=left3.slice(0,beyondMax),beyond=found2=>explore(rest,found2);return{next:found2=>explore([...admitted],found2).missing,causes:found2=>{let{causes:causes2,
open:open2}=beyond(found2);for(let{id}of open2)causes2.delete(id);return new Map([...explore([...admitted],found2).causes,...causes2])},cut:found2=>left3.length-
rest.length+beyond(found2).open.length}}function withinBudget(words3){let findings=0,firstWords=0;return({path,range})=>{if(findings>=findingsMax)return!1;let own=words3.
range(path,range).length;return findings>=findingsMin2&&firstWords+own>firstWordsMax?!1:(findings+=1,firstWords+=own,!0)}}function isOnUneditedLine({placement}){
return placement==="same-line"}function wordsOfFinding(finding,words3){let{start,end}=finding.range,under2=words3.range(finding.path,finding.range).filter(({position})=>comparePositions(
start,position)<=0&&comparePositions(position,end)<0);return{quotedWords:wordsInMessage(finding),under:new Map(under2.map(one2=>[lookupKey(one2),words3.at(one2)]))}}
function search(of){let{finding,changes}=of,imported2=of.broken.under(finding);if(imported2!==void 0)return imported2;let gone2=isAboutNames(finding)?changes.removed(
finding,namesInMessage(finding)):void 0;if(gone2!==void 0&&canBeLostName(gone2,finding))return gone2;let beside=related(finding,changes);if(beside!==void 0)return beside;
let near=walkNear(of);if(near!==void 0)return near.cause??near.broken??of.importEdit(finding)??declared(of)??reExported(of)??near.added??walkFar(of,near.places)??
gone2??near.vague}function related(finding,changes){for(let place2 of finding.related??[]){let found2=isModule(place2)?void 0:changes.at(place2);if(found2!==void 0)
return{edit:found2.edit,cause:{...found2.cause,how:"related"}}}}function declared({finding,reading,changes,words:words3}){let own=reading(finding.path),around3=(own===
void 0?[]:_0_chainAt(own,finding.range.start)).at(-1);if(around3?.kind!=="function"||!words3.isResult(finding.path,finding.range.start.line))return;let edited=changes.
at({path:finding.path,range:around3.nameRange});return edited?.change?.isHeader===!0?edited:void 0}function reExported({finding,words:words3,quotedWords,reExport}){
let own=words3.range(finding.path,finding.range);for(let one2 of own){let found2=reExport(finding.path,words3.at(one2),words3.objectOf(one2));if(found2!==void 0)
return found2}let spoken=new Set([null,...quotedWords,...own.map(words3.at)]);for(let name2 of quotedWords)for(let object2 of spoken){let found2=reExport(finding.
path,name2,object2);if(found2!==void 0)return found2}}function orModule(place2,reading){if(reading===void 0)return place2;let{code:code22,starts}=reading,[from,
to]=[_0_offsetOf(starts,place2.range.start),_0_offsetOf(starts,place2.range.end)],isAll=from<to&&!/\S/u.test(code22.slice(0,from))&&to===code22.length,start={line:0,
character:0};return isAll?{...place2,range:{start,end:start}}:place2}_3_init_node_22();function markHiddenByImports(input){let{findings,program}=input,reading=path=>input.
reading("head",path),added=findings.filter(({state})=>state==="new"),broken=findUnresolvedImports(added,reading),unknown=findUnknownNames(added,reading);if(broken.
isEmpty&&unknown.isEmpty)return findings;let behind2=_0_once(()=>importBehindFinder({files:program,text:path=>input.text("head",path),reading}));return findings.
map(finding=>{let{state,counterpart:counterpart2,id}=finding;if(state!=="fixed"||counterpart2===null||input.isProven(id))return finding;let name2=behind2()(counterpart2,
({path,local})=>(broken.of(path,local)??unknown.of(path,local))!==void 0,"statement");if(name2===void 0)return finding;let found2=broken.of(name2.path,name2.local),
at2=found2?.first??unknown.of(name2.path,name2.local)?.line,what=found2===void 0?"head does not know":"head cannot import",why=`not shown to be fixed: the code \
uses \`${name2.local}\`, which ${what} (${name2.path}:${(at2??0)+1})`;return{...finding,state:"suppressed",why}})}_3_init_node_22();function changedFilesAndImporters(changedFiles,graphs){
let relevant=new Set,add2=(path,{importers})=>{if(path!==null){relevant.add(path);for(let importer of importers.get(path)??[])relevant.add(importer)}};for(let{from,
to}of changedFiles)add2(from,graphs.base),add2(to,graphs.head);return relevant}_3_init_node_22();_3_init_node_22();function symbolOccurrence(kind,offset,found2){
return{kind,offset,text:found2.replace(/\s+/gu," ").trimEnd(),reach:"symbol"}}function assignedNames(bindings){return bindings.filter(({kind})=>kind==="variable"||
kind==="name"||kind==="attribute").map(({name:name2})=>name2.slice(name2.lastIndexOf(".")+1))}function compareEscapes2(left3,right2){return comparePaths(left3.path,
right2.path)||left3.line-right2.line||compareText(left3.kind,right2.kind)||compareText(left3.text,right2.text)}_3_init_node_22();_3_init_node_22();_3_init_node_22();
function findIgnoringPragmas(reading){return[...pragmas(reading),...blocksOfLints(reading)]}var pragma=/(?:(?:#|%:)[ \t]{0,200}pragma[ \t]{1,200}|_Pragma[ \t]{0,20}\([ \t]{0,20}R?"\(?)(?:clang|GCC)[ \t]{1,200}diagnostic[ \t]{1,200}(?:(?<scope>push|pop)\b|ignored[ \t]{1,200}\\?"(?<flag>-W[\w+#=-]{1,100})\\?")/gu;
function joined(text2,comments){let found2="",at2=0;for(let{start,end}of comments){let own=text2.slice(start,end);found2+=text2.slice(at2,start)+(own.startsWith(
"/*")&&!/[\r\n]/u.test(own)?" ".repeat(own.length):own),at2=end}return(found2+text2.slice(at2)).replace(/\\\r?\n/gu,one2=>" ".repeat(one2.length))}function pragmas({
comments,text:text2}){let around3=[[]],found2=[],close=(end,all=[])=>{for(let{start,flag}of all)found2.push({kind:"diagnostic-ignored",offset:start,text:`ignore\
d "${flag}"`,...covering(start,end,found2)})};for(let{index:index2,groups:groups3}of joined(text2,comments).matchAll(pragma)){if(_0_isInSpans(comments,index2))continue;
let{scope,flag}=groups3??{};scope==="push"?around3.push([]):scope==="pop"&&around3.length>1?close(index2,around3.pop()):flag!==void 0&&around3.at(-1)?.push({start:index2,
flag})}for(let left3 of around3.toReversed())close(text2.length,left3);return found2}var coveringMax=50;function covering(start,end,before2){return before2.length<
coveringMax?{reach:"next-line",covers:{start,end}}:{reach:"file"}}var listOfLints=/\bNOLINT(?<what>BEGIN|END)\b(?:\((?<list>[^()\r\n]{0,500})\))?/gu;function blocksOfLints({
comments,text:text2}){let marks=comments.flatMap(({start,end})=>[...text2.slice(start,end).matchAll(listOfLints)].map(({index:index2,groups:groups3})=>({offset:start+
index2,isEnd:groups3?.what==="END",list:listed(groups3?.list)}))),found2=[],open2=[];for(let mark of[...marks,void 0])if(mark?.isEnd===!1)open2.push(mark);else{
let closed=mark===void 0?open2.splice(0):open2.splice(-1);for(let{offset,list:list3}of closed)found2.push({kind:"nolint",offset,text:`NOLINT${list3}`,...covering(
offset,mark?.offset??text2.length,found2)})}return found2}function listed(list3){return list3===void 0?"":`(${list3.replace(/\s+/gu,"")})`}function silencesInCpp(kind,text2,code22){
let isWarning=code22.startsWith("-W"),isLint=!isWarning&&/^[a-z][a-z\d]*[-.]/u.test(code22),isUnused=/^-W(?:unused|unneeded)/u.test(code22);switch(kind){case"di\
agnostic-ignored":return isWarning&&isOfFlag(text2.replace(/^ignored "|"$/gu,""),code22);case"nolint":return isLint&&isOfLints(/\((.*)\)/u.exec(text2)?.[1],code22);case"\
only-used":return isUnused||isLint;case"cast":case"ambient":return!isUnused;case"dead-code":return isWarning||isLint;case"static-condition":return text2.startsWith(
"#")||isWarning||isLint;default:return!0}}function isOfFlag(flag,code22){if(flag===code22||code22.startsWith(`${flag}-`)||groups2.has(flag.replace(/^-W/u,"")))return!0;
let isWide=flag==="-Wunused"||flag==="-Wunused-value",isNear=/^-W(?:unneeded|unevaluated)-/u.test(code22)||isWide&&code22.startsWith("-Wunused-");return flag.startsWith(
"-Wunused")&&isNear}var groups2=new Set(`address all anon-enum-enum-conversion atomic-properties attributes binary-literal bind-to-temporary-copy bool-conversio\
n
  bool-conversions bool-operation c++0x-compat c++0x-extensions c++0x-narrowing c++11-compat c++11-compat-pedantic c++11-extensions
  c++14-compat c++14-compat-pedantic c++14-extensions c++17-compat c++17-compat-pedantic c++17-extensions c++1y-extensions c++1z-compat
  c++1z-extensions c++20-compat c++20-compat-pedantic c++20-extensions c++2a-compat c++2a-compat-pedantic c++2a-extensions c++98-compat
  c++98-compat-pedantic c99-designator c99-extensions called-once-parameter class-varargs comments constant-conversion conversion
  conversion-null coroutine cpp dangling deprecated deprecated-copy-dtor deprecated-coroutine deprecated-writable-strings div-by-zero
  dynamic-exception-spec effc++ endif-labels enum-compare enum-compare-conditional enum-conversion enum-enum-conversion
  enum-float-conversion everything extra extra-semi extra-semi-stmt float-conversion format format=2 gnu ignored-qualifiers
  implicit-float-conversion implicit-int-conversion incompatible-pointer-types increment-bool int-conversions int-to-pointer-cast
  local-type-template-args long-long loop-analysis microsoft most move msvc-include narrowing noexcept-type non-gcc openmp override-init
  parentheses partial-availability pedantic pedantic-macros pointer-to-enum-cast pointer-to-int-cast pragmas range-loop-analysis
  register reserved-id-macro reserved-identifier reserved-user-defined-literal sequence-point shadow-all static-float-init
  suspicious-memaccess tautological-compare tautological-constant-compare tautological-constant-in-range-compare type-limits
  uninitialized unnamed-type-template-args unreachable-code-aggressive vector-conversions void-pointer-to-int-cast writable-strings
  write-strings`.split(/\s+/u));function isOfLints(list3,code22){if(list3===void 0||list3==="")return!0;let isIn2=glob=>{let[first="",...rest]=glob.split("*");if(rest.
length===0)return glob===code22;let last=rest.at(-1)??"";return code22.length>=first.length+last.length&&code22.startsWith(first)&&code22.endsWith(last)},all=list3.
split(",");return all.some(one2=>!one2.startsWith("-")&&isIn2(one2))&&!all.some(one2=>one2.startsWith("-")&&isIn2(one2.slice(1)))}var patterns=[{kind:"cast",pattern:/\b(?:reinterpret|const)_cast\s*<(?:[^<>;{}]|<[^<>;{}]{0,100}>){1,200}>|\bbit_cast\s*</gu},
{kind:"only-used",pattern:/(?:(?<=(?:[;{}):,]|\belse|\breturn)\s{0,200})\(\s*void\s*\)|\bstatic_cast\s*<\s*void\s*>|\bstd\s*::\s*ignore\s*=(?!=))\s*[\p{L}_(*&][^;{}]{0,80}/gu},
{kind:"only-used",pattern:/\[\[\s*(?:gnu\s*::\s*|clang\s*::\s*)?(?:maybe_)?unused\s*\]\]|\b__attribute__\s*\(\(\s*(?:__)?unused(?:__)?\s*\)\)/gu},{kind:"ambient",
pattern:/\bextern\b(?!\s*template\b)\s[^;{}=]{1,300}(?=;)/gu},{kind:"static-condition",pattern:/(?<!#[ \t]{0,20})\bif\s*(?:constexpr\s*)?\(\s*(?:false|0|!\s*true)\s*\)/gu},
{kind:"dead-code",pattern:/(?<=[\r\n;{}])[ \t]*(?:return|break|continue|goto|throw)\b[^;{}]{0,200};(?=\s*(?!case\b|default\b|[\p{L}_][\p{L}\p{N}_]*\s*:)[^\s}#])/gu}];
function hatchesInCpp(reading){let{code:code22}=reading;return[...patterns.flatMap(({kind,pattern})=>[...code22.matchAll(pattern)].flatMap(({0:text2,index:index2})=>{
let own=text2.trimStart();return kind==="dead-code"&&!isBlock(code22,index2)?[]:[symbolOccurrence(kind,index2+text2.length-own.length,kind==="dead-code"?"unreac\
hable":own)]})),...pointerCasts(reading),...conditions(joined(code22,[]))]}function isBlock(code22,at2){return!/(?:\)|\belse|:)\s*$/u.test(code22.slice(Math.max(
0,at2-100),at2))}function pointerCasts({code:code22,tree}){if(!/[*&]\s*(?:const\s*)?\)\s*[\p{L}\p{N}_(&*]/u.test(code22))return[];let found2=[],waiting=[tree()];
for(let node=waiting.pop();node!==void 0;node=waiting.pop()){waiting.push(...node.children);let type=node.type==="cast_expression"?node.children.find(({field})=>field===
"type"):void 0;type?.children.some(one2=>/^abstract_(?:pointer|reference|function)_declarator$/u.test(one2.type))&&found2.push(symbolOccurrence("cast",node.start,
`(${code22.slice(type.start,type.end)})`))}return found2}var conditional=/^[ \t]*(?:#|%:)[ \t]*(?<word>ifdef|ifndef|if|elifdef|elifndef|elif|else|endif)\b(?<of>[^\r\n]*)/gmu,
forBoth=/^#(?:ifn?def |if (?:! ?)?(?:defined ?\(? ?)?)__cplusplus ?\)?(?: ?[<>=]+ ?\d+L?)?$/u;function conditions(code22){let open2=[],found2=[],close=end=>{let branch=open2.
pop();branch!==void 0&&branch.text!==""&&found2.push({...branch,covers:{start:branch.start,end}})};for(let{0:whole2,index:index2,groups:groups3}of code22.matchAll(
conditional)){let{word="",of=""}=groups3??{};if(word.startsWith("if")||close(index2),word==="endif")continue;let text2=`#${word} ${of}`.replace(/\s+/gu," ").trim(),
guard=/^#ifndef (\w+)$/u.exec(text2)?.[1],behind2=code22.slice(index2+whole2.length,index2+whole2.length+300),isGuard=guard!==void 0&&new RegExp(String.raw`^\s*#\s*define\s+${guard}\b`,
"u").test(behind2);open2.push({start:index2,text:isGuard||forBoth.test(text2)?"":text2})}return found2.map(({start,text:text2,covers},at2)=>({kind:"static-condi\
tion",offset:start,text:text2,...at2<coveringMax?{reach:"next-line",covers}:{reach:"symbol"}}))}_3_init_node_22();function findAllowances(reading){let all=attributesIn(
reading.code),ends=endsOfNext(reading.code,all);return all.flatMap(attribute=>{let{start,isInner,content}=attribute,found2=[...content.matchAll(/(?<![\p{L}\p{N}_])(?<level>allow|expect)\s*\(/gu)],
isOne=/^\s*(?:cfg_attr\s*\(|allow\b|expect\b)/u.test(content),[level3]=isOne?found2.flatMap(({groups:groups3})=>groups3?.level??[]):[];if(level3!=="allow"&&level3!==
"expect")return[];let listed3=content.replace(/,\s*reason\s*=\s*/gu,"").replace(/\s+/gu," ").trim(),text2=`#${isInner?"!":""}[${listed3}]`,common={kind:level3,offset:start,
text:text2},around3=_0_chainAt(reading,_2_positionAt(reading.starts,start)).at(-1);if(isInner)return[{...common,reach:around3===void 0?"file":"symbol"}];if(around3!==
void 0&&start<_0_offsetOf(reading.starts,around3.nameRange.start))return[{...common,reach:"symbol"}];let covers={start,end:ends.get(attribute.end)??attribute.end};
return[{...common,reach:"next-line",covers}]})}function listEnabledLints({code:code22}){let lints=attributesIn(code22).flatMap(({isInner,content})=>isInner?/^\s*(?:warn|deny|forbid)\s*\(([^()]*)\)/u.
exec(content)?.[1]??[]:[]).flatMap(list3=>list3.split(",").map(one2=>one2.replace(/\s+/gu,"")));return[...new Set(lints.filter(one2=>/^(?!warnings$)[\p{L}_][\p{L}\p{N}_:]*$/u.
test(one2)))]}function silencesInRust(kind,text2,code22){let isError=/^E\d{4}$/u.test(code22);switch(kind){case"allow":case"expect":case"lint-removed":return!isError&&
silencesLint(text2,code22);case"unsafe":case"cast":case"any":case"ambient":return isError;case"only-used":return/^(?:unused_|let_underscore_)/u.test(code22);default:
return!0}}function silencesLint(text2,code22){let lists=[...text2.matchAll(/\b(?:allow|expect) ?\(([^()]*)\)/gu)].map(([,list3=""])=>list3),lints=(lists.length===
0?text2:lists.join()).split(",").map(one2=>one2.trim()),[tool]=code22.includes("::")?code22.split("::"):[""];return lints.some(lint=>lint===code22||lint==="warn\
ings"?!0:(tool===""?!lint.includes("::"):lint.startsWith(`${tool}::`))&&groups22.has(lint.replace(/^.*::/u,"")))}var groups22=new Set(`deprecated_safe future_in\
compatible keyword_idents let_underscore nonstandard_style refining_impl_trait
  rust_2018_compatibility rust_2018_idioms rust_2021_compatibility rust_2024_compatibility unknown_or_malformed_diagnostic_attributes
  unused bad_style all cargo complexity correctness nursery pedantic perf restriction style suspicious`.split(/\s+/u)),attributeMax=1e4;function attributesIn(code22){
let found2=[],from=0;for(let{0:open2,index:index2}of code22.matchAll(/#\s{0,20}(?:!\s{0,20})?\[/gu)){if(index2<from)continue;let start=index2+open2.length,end=closing22(
code22,start,Math.min(code22.length,start+attributeMax));from=end,found2.push({start:index2,end:Math.min(code22.length,end+1),isInner:open2.includes("!"),content:code22.
slice(start,end)})}return found2}function closing22(code22,from,to){let depth=1;for(let at2=from;at2<to;at2++)if("([{".includes(code22[at2]??""))depth++;else if("\
)]}".includes(code22[at2]??"")&&--depth===0)return at2;return to}var statementMax=4e3;function endsOfNext(code22,attributes2){let ends=new Map;for(let at2=attributes2.
length-1;at2>=0;at2--){let[own,next2]=[attributes2[at2],attributes2[at2+1]];if(own===void 0)continue;let isFollowed=next2!==void 0&&code22.slice(own.end,next2.start).
trim()==="";ends.set(own.end,(isFollowed?ends.get(next2.end):void 0)??endOfStatement(code22,own.end))}return ends}function endOfStatement(code22,from){let depth=0,
to=Math.min(code22.length,from+statementMax);for(let at2=from;at2<to;at2++){let unit=code22.charCodeAt(at2);if(opening2.has(unit))depth++;else if(closingUnits2.
has(unit)&&--depth<0)return at2;if(!(depth>0||!ending.has(unit))&&(unit!==brace||!/^\s*[;,.)?]/u.test(code22.slice(at2+1,at2+50))))return at2}return to}var unitsOf=marks=>new Set(
[...marks].map(mark=>mark.charCodeAt(0))),opening2=unitsOf("([{"),closingUnits2=unitsOf(")]}"),ending=unitsOf(";,}"),brace=125,patterns2=[{kind:"unsafe",pattern:/\bunsafe\s*\{/gu},
{kind:"unsafe",pattern:/\bunsafe\s+impl\b[^{;]{0,200}/gu},{kind:"unsafe",pattern:/\bunsafe\s+(?:extern\s+)?fn\s+[\p{L}_][\p{L}\p{N}_]*/gu},{kind:"ambient",pattern:/\bextern\s*\{/gu},
{kind:"cast",pattern:/\btransmute(?:_copy)?\b(?=\s*(?:::\s*<|\())/gu},{kind:"any",pattern:/\bdyn\s+(?:(?:::\s*)?[\p{L}_][\p{L}\p{N}_]*\s*::\s*)*Any\b/gu},{kind:"\
only-used",pattern:/(?<=^|[\r\n;{}])[ \t]*(?:let\s+)?_\s*(?::[^=;{}]{1,200})?=(?![=>])[^;{}]{1,80}/gu},{kind:"dead-code",pattern:/(?<=[\r\n;{}])[ \t]*(?:todo|unimplemented|unreachable|panic)\s*!\s*\([^;{}]{0,200}\)\s*;(?=\s*[^\s}#])/gu},
{kind:"dead-code",pattern:/(?<=[\r\n;{}])[ \t]*(?:return|break|continue)\b[^;{}]{0,200};(?=\s*[^\s}#])/gu}];function hatchesInRust({code:code22,text:written2}){
return[...patterns2.flatMap(({kind,pattern})=>[...code22.matchAll(pattern)].map(({0:text2,index:index2})=>{let own=text2.trimStart();return symbolOccurrence(kind,
index2+text2.length-own.length,kind==="dead-code"?"unreachable":own)})),...conditions2(code22,written2)]}function conditions2(code22,text2){return attributesIn(
code22).flatMap(({start,end,content})=>{let list3=content.replace(/\s+/gu,"");return!list3.startsWith("cfg(")||list3==="cfg(test)"?[]:[symbolOccurrence("static-\
condition",start,text2.slice(start,end))]})}var directive=/^#\s*shellcheck\s+(.*)$/u;function directivesOf(reading){let{code:code22,comments,starts,text:text2}=reading,
first=/\S/u.exec(code22)?.index??text2.length,found2=comments.flatMap(comment2=>{let line=starts[_2_positionAt(starts,comment2.start).line]??0,words3=directive.
exec(text2.slice(comment2.start,comment2.end))?.[1]??"";if(words3===""||code22.slice(line,comment2.start).trim()!=="")return[];let common={offset:comment2.start,
reach:comment2.start<first?"file":"next-line"},disabled=[...words3.matchAll(/(?<=^|\s)disable=([\w,-]+)/gu)].map(([,list3=""])=>list3),isNowhere=/(?<=^|\s)source=\/dev\/null(?=\s|$)/u.
test(words3);return[...disabled.length===0?[]:[{...common,kind:"shellcheck-disable",text:`disable=${disabled.join()}`}],...isNowhere?[{...common,kind:"shellchec\
k-source",text:"source=/dev/null"}]:[]]});if(found2.every(({reach})=>reach==="file"))return found2;let behind2=commandsBehind(reading);return found2.map(one2=>{
let covers=one2.reach==="file"?void 0:behind2.get(one2.offset);return covers===void 0?one2:{...one2,covers}})}function commandsBehind({tree,comments}){let wanted=new Set(
comments.map(({start})=>start)),found2=new Map,waiting=[tree()];for(let node=waiting.pop();node!==void 0;node=waiting.pop()){let open2=[];for(let child of node.
children)if(waiting.push(child),child.type==="comment"&&wanted.has(child.start))open2.push(child.start);else if(child.type!=="comment"){for(let start of open2)found2.
set(start,{start,end:child.end});open2=[]}}return found2}function hatchesInBash({code:code22}){return[...code22.matchAll(/(?<![^\s;&|({`])eval(?=\s)/gu)].map(({
index:index2})=>symbolOccurrence("dynamic",index2,"eval"))}function silencesCode(text2,code22){if(text2==="source=/dev/null")return/^SC109[01]$/u.test(code22);let number=Number(
code22.replace(/^SC/u,""));return text2.replace(/^disable=/u,"").split(",").some(one2=>{let[from=Number.NaN,to=from]=one2.split("-").map(part2=>Number(part2.replace(
/^SC/u,"")));return one2==="all"||from<=number&&number<=to})}function disablesIn({language,starts,text:text2}){return language!=="yaml"?[]:[...text2.matchAll(/^[^\S\r\n]*(#[^\S\r\n]*yaml-language-server-disable\b[^\r\n]*)/gmu)].
map(found2=>{let[all,words3=""]=found2,offset=found2.index+all.length-words3.length,below22=starts[_2_positionAt(starts,offset).line+1]??text2.length;return{kind:"\
yaml-disable",offset,text:words3.replace(/\s+/gu," ").trimEnd(),reach:"next-line",covers:{start:below22,end:below22}}})}function schemaNamed({language,text:text2}){
let pattern=schemaPatterns.get(language),found2=pattern===void 0?[]:[...text2.matchAll(pattern)],[first]=found2,names2=found2.map(one2=>one2.slice(1).find(name2=>name2!==
void 0)??"");return first===void 0?void 0:{name:names2.join(" "),offset:first.index}}var schemaPatterns=new Map([["json",/"\$schema"\s*:\s*"([^"\r\n]*)"/gu],["y\
aml",/^\uFEFF?[ \t]*#\s+(?:yaml-language-server\s*:[^\r\n]*?\$schema(?:=|:[^\S\r\n]*)|\$schema:[^\S\r\n]*)(\S+)|^\uFEFF?["']?\$schema["']?[ \t]*:[ \t]*["']?([^\s"'#]+)/gmu]]);
function suppressionsIn(reading,honoured=[]){let first=/\S/u.exec(reading.code)?.index??reading.text.length,found2=reading.comments.flatMap(comment2=>[...rules[reading.
language].flatMap(rule=>matches(rule,reading,comment2,first)),...reading.language==="python"?directives(reading,comment2):[]]);reading.language==="rust"&&found2.
push(...findAllowances(reading)),found2.push(...disablesIn(reading)),reading.language==="bash"&&found2.push(...directivesOf(reading)),reading.language==="cpp"&&
found2.push(...findIgnoringPragmas(reading));let lineOf2=offset=>_2_positionAt(reading.starts,offset).line,known22=new Set(found2.flatMap(({kind,offset})=>isListing(
kind)?[lineOf2(offset)]:[])),unknown=new Map(honoured.filter(({line})=>!known22.has(line)).map(at2=>[at2.line,at2]));return[...found2,...[...unknown.values()].map(
at2=>unnamed(reading,at2))]}function unnamed({text:text2,starts,comments},at2){let offset=_0_offsetOf(starts,at2),written2=comments.find(({start,end})=>start<=offset&&
offset<end)??{start:offset,end:(starts[at2.line+1]??text2.length+1)-1},words3=text2.slice(written2.start,written2.end);return{kind:/pyright/iu.test(words3)?"pyr\
ight-ignore":"type-ignore",offset:written2.start,text:squeezed(words3),reach:"line"}}function isListing(kind){return kind==="type-ignore"||kind==="pyright-ignor\
e"}function isHonoured({kind,line},honoured){return honoured===void 0||!isListing(kind)||honoured.some(at2=>at2.line===line)}var onLine={behindCode:"line",alone:"\
line"},onFile={behindCode:"file",alone:"file"},onNext={behindCode:"next-line",alone:"next-line"},scriptRules=[{kind:"ts-ignore",pattern:/@ts-ignore(?=[^\r\n]*$)(?<=(?:^\/\/\/?|^\/\*|[\r\n])[ \t/*]{0,40}@ts-ignore)/gu,
...onNext},{kind:"ts-expect-error",pattern:/@ts-expect-error(?=[^\r\n]*$)(?<=(?:^\/\/\/?|^\/\*|[\r\n])[ \t/*]{0,40}@ts-expect-error)/gu,...onNext},{kind:"ts-noc\
heck",pattern:/(?<=^\/\/\/?[ \t]{0,40})@ts-nocheck(?=[\s:]|$)/giu,...onFile},{kind:"eslint-disable",pattern:/^\/[/*]\s*(?:eslint|oxlint)-disable-line\b[^*]*/gu,
...onLine},{kind:"eslint-disable",pattern:/^\/[/*]\s*(?:eslint|oxlint)-disable-next-line\b[^*]*/gu,...onNext},{kind:"eslint-disable",pattern:/^\/\*\s*(?:eslint|oxlint)-disable(?!-)\b[^*]*/gu,
...onFile},{kind:"eslint-disable",pattern:/^\/\*\s*(?:eslint|globals?|exported)\s[^*]*/gu,...onFile},{kind:"biome-ignore",pattern:/^\/[/*]\s*biome-ignore\s[^:*]*/gu,
...onNext},{kind:"biome-ignore",pattern:/^\/[/*]\s*biome-ignore-(?:all|start)\s[^:*]*/gu,...onFile}],rules={python:[{kind:"type-ignore",pattern:/(?<=^|#)\s*type:\s*ignore\b(?!-)(?:\s*\[[^\]]*\])?/gu,
...onLine,first:"file"},{kind:"pyright-ignore",pattern:/(?<=#)\s*(?:based)?pyright:\s*ignore\b(?!-)(?:\s*\[[^\]]*\])?/gu,...onLine},{kind:"checker-ignore",pattern:/(?<=#)\s*(?:ty|pyrefly|zuban):\s*ignore\b(?!-)(?:\s*\[[^\]]*\])?/gu,
...onLine},{kind:"checker-ignore",pattern:/(?<=#)\s*pyre-(?:ignore|fixme)(?!-all)\b(?:\s*\[[^\]]*\])?/gu,...onLine},{kind:"checker-ignore",pattern:/(?<=#)\s*pyre-ignore-all-errors\b.*/gu,
...onFile},{kind:"checker-ignore",pattern:/(?<=#)\s*pytype:\s*(?:disable|skip-file)\b.*/gu,behindCode:"line",alone:"file"},{kind:"noqa",pattern:/(?<=#)\s*noqa\b(?:\s*:\s*[A-Z0-9, ]+)?/giu,
...onLine},{kind:"noqa",pattern:/(?<=#)\s*(?:flake8|ruff)\s*[:=]\s*noqa\b.*/giu,...onFile},{kind:"noqa",pattern:/(?<=#)\s*ruff\s*:\s*(?:disable|ignore|file-ignore)\s*\[.*/gu,
...onFile},{kind:"pylint-disable",pattern:/(?<=#)\s*pylint:\s*disable-next\s*=[^#]*/gu,...onNext},{kind:"pylint-disable",pattern:/(?<=#)\s*pylint:\s*disable\s*=[^#]*/gu,
behindCode:"line",alone:"symbol"},{kind:"pylint-disable",pattern:/(?<=#)\s*pylint:\s*skip-file\b/gu,...onFile}],typescript:scriptRules,tsx:scriptRules,json:[],yaml:[],
go:[{kind:"nolint",pattern:/^\/\/\s*nolint\b(?:\s*:\s*[\w-]+(?:\s*,\s*[\w-]+)*)?/giu,behindCode:"line",alone:"next",first:"file"},{kind:"lint-ignore",pattern:/^\/\/\s*lint:ignore\s+\S+/gu,
behindCode:"line",alone:"next-line"},{kind:"lint-ignore",pattern:/^\/\/\s*lint:file-ignore\s+\S+/gu,...onFile},{kind:"nosec",pattern:/#nosec\b(?:\s+G\d+(?:[\s,]+G\d+)*)?/gu,
behindCode:"line",alone:"next"}],rust:[],bash:[],cpp:[{kind:"nolint",pattern:/\bNOLINT\b(?:\([^()\r\n]{0,500}\))?/gu,...onLine},{kind:"nolint",pattern:/\bNOLINTNEXTLINE\b(?:\([^()\r\n]{0,500}\))?/gu,
...onNext}]};function matches(rule,reading,{start,end},first){let comment2=reading.text.slice(start,end);return rule.kind==="ts-nocheck"&&start>=Math.min(first,
reading.strings[0]?.start??first)?[]:[...comment2.matchAll(rule.pattern)].map(found2=>({kind:rule.kind,offset:start+found2.index+(found2[0].length-found2[0].trimStart().
length),text:squeezed(found2[0]),reach:reachOf(rule,reading.code,start,first)}))}function reachOf(rule,code22,start,first){return rule.first!==void 0&&start<first?
rule.first:isAloneAt(code22,start)?rule.alone:rule.behindCode}function directives({text:text2},{start,end}){let found2=/^#\s*(pyright(?!:\s*ignore)|mypy(?!:\s*ignore\b(?!-))):\s*(.*)$/u.
exec(text2.slice(start,end)),[,tool,list3=""]=found2??[];if(tool===void 0)return[];let kind=tool==="mypy"?"mypy-directive":"pyright-directive";return list3.split(
",").map(item=>item.replace(/\s+/gu,"")).filter(item=>item!==""&&!isStricter(item)).map(item=>({kind,offset:start,text:`${tool}: ${item}`,reach:"file"}))}function stricterDirectives({
text:text2,comments}){return comments.flatMap(({start,end})=>(/^#\s*pyright:(?!\s*ignore)\s*(.*)$/u.exec(text2.slice(start,end))?.[1]??"").split(",").map(item=>item.
replace(/\s+/gu,"")).filter(item=>isStricter(item)||/^report\w+=(?:warning|information)$/u.test(item)))}function isStricter(item){return/^enableTypeIgnoreComments=/u.
test(item)?item.endsWith("=false"):/^(?:strict(?:=true)?|(?:report|strict)\w+=(?:true|error)|(?:disallow|warn|no)[-_]\w[\w-]*)$/u.test(item)}function isAloneAt(code22,offset){
let before2=code22.slice(Math.max(0,offset-500),offset);return/(?:^|[\r\n])[^\S\r\n]*$/u.test(before2.slice(Math.max(before2.lastIndexOf(`
`),before2.lastIndexOf("\r"),0)))}function squeezed(text2){return text2.replace(/^[\s/*]+/u,"").replace(/\s+/gu," ").trim()}_3_init_node_22();function hatchesInPython(reading){
let{statements:statements3}=reading,cast=castPattern(reading.code);return[...statements3.flatMap(statement22=>inStatement(statement22,reading,cast)),...anyArguments(
reading),...typeComments(reading),...quotedTypes(reading),...checkerOnly(reading),...deadCode(statements3)]}var patterns3=[{kind:"any",pattern:/(?<![\p{L}\p{N}_])(?:Any|Incomplete)(?![\p{L}\p{N}_])/gu},
{kind:"no-type-check",pattern:/\bno_type_check(?:_decorator)?\b/gu},{kind:"static-condition",pattern:/\bsys\.(?:version_info|platform)\b|\bos\.name\b/gu},{kind:"\
static-condition",pattern:/^(?:if|elif|while)\s*\(?\s*(?:False|0|None|not\s+True|not\s+1)\s*\)?\s*:/gu},{kind:"static-condition",pattern:/^(?:if|elif)\s*\(?\s*(?:True|1|not\s+False)\s*\)?\s*:/gu},
{kind:"static-condition",pattern:/\band\s+False\b|\bFalse\s+and\b/gu},{kind:"any-arguments",pattern:/\blambda\b(?<=^[\p{L}_][\p{L}\p{N}_.]*\s*=\s*lambda)/gu},{kind:"\
dead-code",pattern:/\b(?:NoReturn|Never)\b/gu},{kind:"dynamic",pattern:/(?<![\p{L}\p{N}_.])(?:getattr|setattr|delattr|eval|exec|globals|locals|vars|__import__)\s*\(/gu},
{kind:"dynamic",pattern:/(?<=\bbuiltins\s{0,9}\.\s{0,9})(?:getattr|setattr|delattr|eval|exec|__import__)\b/gu},{kind:"dynamic",pattern:/(?<![=!<>])=\s*(?:getattr|setattr|delattr|eval|exec)\b(?!\s*\()/gu},
{kind:"dynamic",pattern:/\.\s*__(?:set|del)attr__\s*\(/gu},{kind:"dynamic",pattern:/\bimport_module\s*\(|\b__dict__\b|\.\s*__getattr(?:ibute)?__\s*\(/gu},{kind:"\
dynamic",pattern:/\b(?:attrgetter|itemgetter|methodcaller)\s*\(|\bloads\s*\(\s*(?:\w+\s*\.\s*)?dumps\s*\(/gu},{kind:"dynamic",pattern:/^(?:async\s+)?def\s+(?:__getattr__|__getattribute__|__class_getitem__)\b/gu}];
function inStatement(statement22,{text:text2},cast){let{code:code22,start}=statement22;if(/^(?:from|import)\b/u.test(code22))return importedAs(statement22);let found2=patterns3.
flatMap(({kind,pattern})=>[...code22.matchAll(pattern)].map(match2=>symbolOccurrence(kind,start+match2.index,match2[0].replace(/\s*\($/u,"(")))),casts=[...code22.
matchAll(cast)].map(({0:{length},index:index2})=>symbolOccurrence("cast",start+index2,`cast(${firstArgument(text2,start+index2+length)}`));return[...found2,...casts]}
function importedAs({code:code22,start}){return[...code22.matchAll(/\b(Any|Incomplete|cast|no_type_check)\s+as\s+([\p{L}\p{N}_]+)/gu)].map(({0:found2,1:name2,2:alias="",
index:index2})=>({...symbolOccurrence(name2==="cast"?"cast":name2==="no_type_check"?"no-type-check":"any",start+index2,found2),names:[alias]}))}var aliasesMax=16;
function castPattern(code22){let names2=["typing","typing_extensions",...[...code22.matchAll(/\b(?:typing|typing_extensions)\s+as\s+([\p{L}\p{N}_]+)/gu)].slice(
0,aliasesMax).map(([,name2])=>name2??"")];return new RegExp(`(?<!def\\s|[\\p{L}\\p{N}_.])(?:(?:${[...new Set(names2)].join("|")})\\s*\\.\\s*)?cast\\s*\\(`,"gu")}
function firstArgument(text2,from){let rest=text2.slice(from,from+80),depth=0,end=[...rest].findIndex(mark=>("([{".includes(mark)?depth++:")]}".includes(mark)&&
depth--,depth<0||mark===","&&depth===0));return(end<0?rest:rest.slice(0,end)).replace(/\s+/gu,"")}function anyArguments({bindings,statements:statements3}){let free=bindings.
filter(acceptsAnything);return[...Map.groupBy(free,of=>countWhile(statements3,({start})=>start<=of.start)-1)].flatMap(([header,{length}])=>{let offset=statements3[header]?.
start;return length<2||offset===void 0?[]:[symbolOccurrence("any-arguments",offset,"*args, **kwargs")]})}function acceptsAnything({kind,stars,type}){return kind===
"parameter"&&stars>0&&(type===null||/^(?:object|(?:\w+\.)?Any)$/u.test(type))}function typeComments({text:text2,comments}){return comments.filter(({start,end})=>/^#\s*type:(?!\s*ignore\b).*\bAny\b/u.
test(text2.slice(start,end))).map(({start})=>symbolOccurrence("any",start,"Any"))}function quotedTypes({text:text2,code:code22,strings}){return strings.filter(({
start,end,isType})=>end-start<=200&&/^["'][\w\s.,|[\]]*\bAny\b[\w\s.,|[\]]*["']$/u.test(text2.slice(start,end))&&(isType||/(?:\bcast\s*\(|\[|\|)[ \t]*$/u.test(code22.
slice(Math.max(0,start-120),start)))).map(({start})=>symbolOccurrence("any",start,"Any"))}function checkerOnly({statements:statements3,bindings}){return statements3.
flatMap((statement22,at2)=>{if(!/\bTYPE_CHECKING\b/u.test(statement22.code)||/^(?:from|import)\b/u.test(statement22.code))return[];let block=statements3.slice(at2+
1,endOfBlock(statements3,at2)),next2=statements3[endOfBlock(statements3,at2)],hasElse=next2?.depth===statement22.depth&&/^(?:else|elif)\b/u.test(next2.code);if(/^if\s+(?:[\p{L}\p{N}_]+\.)?TYPE_CHECKING\s*:/u.
test(statement22.code)&&!hasElse&&block.every(({code:code22})=>/^(?:from|import|pass)\b/u.test(code22)))return[];let inBlock=bindings.filter(({start})=>start>statement22.
end&&start<(block.at(-1)?.end??statement22.end)),text2=statement22.code.replace(/\s+/gu," ").slice(0,80);return[{...symbolOccurrence("type-checking",statement22.
start,text2),names:assignedNames(inBlock)}]})}function endOfBlock(statements3,at2){let depth=statements3[at2]?.depth??0,end=at2+1;for(;(statements3[end]?.depth??
-1)>depth;)end++;return end}function deadCode(statements3){return statements3.flatMap(({code:code22,depth,start},at2)=>isEnd(code22)&&statements3[at2+1]?.depth===
depth?[symbolOccurrence("dead-code",start,"unreachable")]:[])}function isEnd(code22){return/^(?:return|raise|continue|break)(?![\p{L}\p{N}_])/u.test(code22)||/^(?:sys\.exit|exit|quit|os\._exit|os\.abort)\s*\(/u.
test(code22)||/^assert\s*\(?\s*(?:False|0|None)\s*\)?\s*(?:,|$)/u.test(code22)}function hatchesInScript(reading){let code22=withoutRenames(reading.code);return[
...scriptRules2.flatMap(({kind,pattern})=>[...code22.matchAll(pattern)].filter(({0:found2,index:index2})=>!isNamespaceOfTypes(code22,index2,index2+found2.length)).
map(({0:found2,index:index2})=>symbolOccurrence(kind,index2,found2))),...reading.language==="tsx"?typeComments2(reading):angleCasts(reading)]}var scriptRules2=[
{kind:"any",pattern:/\bany\b(?!\s*[(.:])(?<=(?:[:<|&,=([]|=>|\b(?:as|extends|is|readonly|satisfies))\s*any)/gu},{kind:"cast",pattern:/\bas\s+unknown\s+as\b/gu},
{kind:"cast",pattern:/\bas\s+(?!const\b|unknown\b|any\b)[\p{L}_$({["'`][\p{L}\p{N}_$.]*(?<!\[\s{0,40}[\p{L}\p{N}_$]{1,100}\s+in\s[^;{}]{0,300})/gu},{kind:"cast",
pattern:/\bas\s{3,}(?=[;,)\]}&|?:]|$)/gu},{kind:"non-null",pattern:/(?<=[\p{L}\p{N}_$)\]])!(?!=)(?<!(?<![\p{L}\p{N}_$.])(?:await|case|delete|else|in|of|return|throw|typeof|void|yield)!)/gu},
{kind:"ambient",pattern:/\bdeclare\s+(?:abstract\s+class|module|namespace|global|const|let|var|function|class)\b/gu},{kind:"ambient",pattern:/\bdeclare\s+(?:(?:public|private|protected|static|override|readonly)\s+)*[\p{L}_$#][\p{L}\p{N}_$]*(?=\s*[?!]?:)/gu},
{kind:"static-condition",pattern:/(?<![.#])\b(?:if|while)\s*\(\s*(?:false|0|!true|!1)\s*\)/gu},{kind:"static-condition",pattern:/(?<![.#])\bif\s*\(\s*(?:true|1|!false|!0)\s*\)/gu},
{kind:"static-condition",pattern:/\bfalse\s*&&(?<![=<>]\s{0,40}false\s{0,40}&&)|&&\s*false\b(?!\s{0,40}[=!]=)/gu},{kind:"dead-code",pattern:/\bnever\b(?!\s*[[|&])(?<=\)\s*:\s*never)/gu},
{kind:"dynamic",pattern:/(?<![\p{L}\p{N}_$.])(?:eval\s*\(|(?:new\s+)?Function\s*\(|Reflect\s*\.\s*(?:apply|construct|defineProperty|deleteProperty|get|has|set)\s*\()/gu},
{kind:"dynamic",pattern:/(?<=\bglobalThis\s{0,9}\.\s{0,9})(?:eval|Function)\s*\(|(?<![\p{L}\p{N}_$.])Object\s*\.\s*define(?:Property|Properties)\s*\(/gu},{kind:"\
dynamic",pattern:/\bJSON\s*\.\s*parse\s*\(\s*JSON\s*\.\s*stringify\s*\(/gu},{kind:"dynamic",pattern:/(?<![\p{L}\p{N}_$.])(?:require|import)\s*\((?=\s*[^\s)])/gu},
{kind:"any-arguments",pattern:/\(\s*\.\.\.[\p{L}_$][\p{L}\p{N}_$]*\s*:\s*(?:readonly\s+)?(?:(?:any|unknown)\s*\[\s*\]|(?:Readonly)?Array\s*<\s*(?:any|unknown)\s*>)\s*\)/gu}];
function isNamespaceOfTypes(code22,start,end){if(!code22.slice(start,end).endsWith("namespace")||!/\bexport\s+$/u.test(code22.slice(Math.max(0,start-spaceMax),start)))
return!1;let opened=code22.indexOf("{",end),[at2,depth]=[opened,opened<0?0:1];for(;depth>0&&++at2<code22.length;)depth+=code22[at2]==="{"?1:code22[at2]==="}"?-1:
0;return depth===0&&opened>=0&&!valueInNamespace.test(code22.slice(opened,at2))}var valueInNamespace=/(?:[{};]|\n)\s*(?:export\s*[={*]|(?:export\s+)?(?:(?:declare|abstract|async)\s+)*(?:const|let|var|function|class|enum|import)\s+[\p{L}_$])/u;
function withoutRenames(code22){let clause=/\b(?:import|export)\b\s*(?:type\b\s*)?(?:[\p{L}_$][\p{L}\p{N}_$]*\s*,\s*)?(?:\{[^{}]*\}|\*\s*as\s+[\p{L}_$][\p{L}\p{N}_$]*)/gu;
return code22.replace(clause,found2=>found2.replace(/[^\r\n]/gu,unit=>" ".repeat(unit.length)))}function angleCasts({code:code22,angleCasts:found2}){return found2.
map(({start,end})=>symbolOccurrence("cast",start,code22.slice(start,end))).filter(({text:text2})=>!/^<\s?(?:const|any|unknown)\s?>$/u.test(text2))}function typeComments2(reading){
return reading.comments.flatMap(({start,end})=>{let comment2=reading.text.slice(start,end);if(!comment2.startsWith("/**"))return[];let anything=[...comment2.matchAll(
/@(?:type|param|arg|returns?|typedef|prop|property)\s*\{([^}@]{0,300})\}/gu)].filter(([,type=""])=>/^\s*\*\s*$|(?<![\p{L}\p{N}_$.])any(?![\p{L}\p{N}_$])/u.test(
type)).map(({index:index2})=>({...symbolOccurrence("any",start+index2,"any"),names:namesBehind(reading,end)})),cast=/@type\s*\{(?!\s*(?:const|any|\*|unknown)\s*\})([^}]{0,300})\}/u.
exec(comment2);return cast!==null&&/^\s*\(/u.test(reading.code.slice(end,end+spaceMax))?[...anything,symbolOccurrence("cast",start+cast.index,cast[0])]:anything})}
var spaceMax=300;function namesBehind({code:code22,bindings},offset){let next2=bindings.find(({start})=>start>=offset);return next2!==void 0&&next2.start-offset<
spaceMax&&/^\s*[^\r\n]*$/u.test(code22.slice(offset,next2.start))?assignedNames([next2]):[]}var patterns4=[{kind:"cast",pattern:/\bunsafe\s*\.\s*Pointer\b/gu},{
kind:"dynamic",pattern:/\breflect\s*\.\s*(?:ValueOf|NewAt|MakeFunc)\s*\(/gu},{kind:"dynamic",pattern:/\.\s*(?:MethodByName|FieldByName)\s*\(/gu},{kind:"only-use\
d",pattern:/(?<=^|[\r\n;{])[ \t]*(?:var[ \t]+)?_(?:[ \t]*,[ \t]*_)*[ \t]*=[ \t]*[&(]*[\p{L}_][\p{L}\p{N}_.]*\)*(?:[ \t]*,[ \t]*[&(]*[\p{L}_][\p{L}\p{N}_.]*\)*)*(?=[ \t]*(?:[\r\n;}]|$))/gu}];
function hatchesInGo({code:code22}){return[...patterns4.flatMap(({kind,pattern})=>[...code22.matchAll(pattern)].map(({0:text2,index:index2})=>{let own=text2.trimStart();
return symbolOccurrence(kind,index2+text2.length-own.length,own)})),...anyTypes(code22),...assertions(code22)]}function anyTypes(code22){let types2=/(?<![\p{L}\p{N}_]|(?<!\.)\.)(?:any(?![\p{L}\p{N}_]|\s*[:(])|interface\s*\{\s*\})/gu;
return[...code22.matchAll(types2)].filter(({index:index2})=>!isConstraint(code22,index2)).map(({index:index2})=>symbolOccurrence("any",index2,"any"))}var listMax=500;
function isConstraint(code22,at2){if(!/[\p{L}\p{N}_]\s+$/u.test(code22.slice(Math.max(0,at2-50),at2)))return!1;let depth=0;for(let back=at2-1;back>=0&&at2-back<
listMax;back--){let mark=code22[back]??"";if(")]}".includes(mark))depth++;else if("([{".includes(mark)&&depth--===0)return mark==="["}return!1}function assertions(code22){
return[...code22.matchAll(/\.\s*\(\s*(?!type\s*\))([^()\r\n]{1,80})\)/gu)].flatMap(({0:text2,index:index2})=>isAsked(code22,index2,index2+text2.length)?[]:[symbolOccurrence(
"cast",index2,text2.replace(/\s+/gu,""))])}function isAsked(code22,start,end){if(/^[ \t]*[.([]/u.test(code22.slice(end,end+50)))return!1;let begin=Math.max(code22.
lastIndexOf(`
`,start),code22.lastIndexOf(";",start))+1,line=code22.slice(Math.max(begin,start-listMax),start),given2=line.search(/(?<![=!<>+\-*/%&|^]):?=(?!=)/u),[,second="_"]=/,\s*([\p{L}_][\p{L}\p{N}_]*)\s*$/u.
exec(line.slice(0,Math.max(0,given2)))??[];if(given2<0||second==="_")return!1;let depth=0;for(let mark of line.slice(given2))if("([{".includes(mark))depth++;else if("\
)]}".includes(mark))depth--;else if(mark===","&&depth===0)return!1;return depth===0}function escapeReader(input){let known22=new Map;return(side,path)=>{if(path===
null)return nothing;let read=known22.get(`${side} ${path}`)??escapesIn(input,side,path);return known22.set(`${side} ${path}`,read),read}}var nothing={path:"",escapes:[],
isPartial:!1,symbols:new Set,definitionAt:()=>{},annotations:new Map,statementAt:line=>({first:line,last:line}),silencersAt:()=>[],schema:void 0,stricter:[]};function escapesIn({
reading:find,silenced},side,path){let reading=find(side,path);if(reading===void 0)return nothing;let{text:content,starts}=reading,isPython=reading.language==="p\
ython",hatches=hatchReaders[reading.language](reading),nextWithCode=nextLinesWithCode(reading.code),{definitionAt,symbols}=definitionsByLine(reading),around3=_20_bindingsAround(
reading.bindings),schema3=schemaNamed(reading),honoured=silenced?.(side,path),found2=[...suppressionsIn(reading,honoured),...hatches].map(occurrence=>{let{line}=_2_positionAt(
starts,occurrence.offset),{kind,text:text2}=occurrence,next2=occurrence.reach==="next"?definitionAt(nextWithCode(line)):void 0,isOfNext=next2!==void 0&&next2.first===
nextWithCode(line),reach=occurrence.reach!=="next"?occurrence.reach:isOfNext?"symbol":"next-line",symbol2=(isOfNext?next2:definitionAt(line))?.symbol??null,names2=usedNamesOf(
symbol2,[...occurrence.names??[],...assignedNames(around3(occurrence.offset))]),context2=content.slice(starts[line],starts[line+1]).trim(),{covers}=occurrence,span=covers&&
{first:_2_positionAt(starts,covers.start).line,last:_2_positionAt(starts,covers.end).line};return{kind,path,line,symbol:symbol2,text:text2,reach,names:names2,context:context2,
..._2_compact({span})}}),silencers2=new Map;for(let one2 of found2){if(one2.reach!=="line"&&one2.reach!=="next-line"||!isHonoured(one2,honoured))continue;let at2=one2.
reach==="line"?one2.line:nextWithCode(one2.line),{first,last}=one2.span??{first:at2,last:at2};for(let line=first;line<=last;line++)_2_push(silencers2,line,one2)}
return{path,escapes:found2.sort(compareEscapes2),isPartial:_0_isPartialReading(reading),symbols,definitionAt,annotations:annotationsIn(reading,definitionAt),statementAt:statementsByLine(
reading.statements),silencersAt:line=>silencers2.get(line)??[],schema:schema3&&{...schema3,line:_2_positionAt(starts,schema3.offset).line},stricter:isPython?stricterDirectives(
reading):reading.language==="rust"?listEnabledLints(reading):[]}}var hatchReaders={python:hatchesInPython,typescript:hatchesInScript,tsx:hatchesInScript,json:()=>[],
yaml:()=>[],go:hatchesInGo,rust:hatchesInRust,bash:hatchesInBash,cpp:hatchesInCpp};function annotationsIn(reading,definitionAt){if(reading.language!=="python"&&
!_0_isScriptLanguage(reading.language))return new Map;let typed2=reading.bindings.filter(({kind})=>/^(?:parameter|variable|result)$/u.test(kind)),bySymbol2=Map.
groupBy(typed2,({line})=>definitionAt(line)?.symbol??null);return new Map([...bySymbol2].map(([symbol2,own])=>{let what=isTyped=>new Set(own.filter(({type})=>type!==
null===isTyped).map(describe)),free=reading.language==="python"?own.filter(acceptsAnything):[],anything=new Set(free.map(({stars})=>stars===1?"*args":"**kwargs")),
first=own[0]?.line??0,around3=definitionAt(first),line=around3?.first??first,ownLines=new Map(own.toReversed().map(one2=>[describe(one2),one2.line])),lineOf2=what2=>around3?.
kind==="function"?line:ownLines.get(what2)??line;return[symbol2,{annotated:what(!0),bare:what(!1),anything,line,lineOf:lineOf2}]}))}function describe({kind,name:name2}){
return kind==="result"?kind:`${kind} ${name2}`}function statementsByLine(statements3){let byLine=[];for(let statement22 of statements3)for(let line=statement22.
first;line<=statement22.last;line++)byLine[line]=statement22;return line=>byLine[line]??{first:line,last:line}}function nextLinesWithCode(code22){let all=_2_splitText(
code22),next2=[];for(let line=all.length-1,found2=all.length;line>=0;line--)next2[line]=found2,all[line]?.trim()!==""&&(found2=line);return line=>next2[line]??all.
length}function usedNamesOf(symbol2,names2){let own=(symbol2??"").split(".").findLast(name2=>!/^(?:__\w+__|)$/u.test(name2));return[...new Set([...own===void 0?
[]:[own],...names2])]}function definitionsByLine(outline){let byLine=[],symbols=new Set;for(let{symbol:symbol2,definition}of _0_namedDefinitions(outline)){let{start,
end}=definition.range,enclosing={symbol:symbol2,kind:definition.kind,first:start.line,last:end.line};symbols.add(symbol2);for(let line=start.line;line<=end.line;line++)
byLine[line]=enclosing}return{definitionAt:line=>byLine[line],symbols}}function changedEscapes(input){let read=escapeReader(input);return{read,added:addedAmong(
input.files,read)}}function addedAmong(files,read){let left3=files.map(({from,to})=>({base:read("base",from),head:read("head",to)})).map(({base,head})=>({base,head,
...difference(base,head)})),moved=movedWithDefinitions(left3);return[...left3.flatMap(({base,head,added:added2})=>[...added2.filter(found2=>!moved.has(found2)),
...weakenedTypes(base,head),...bareAttributes(base,head),...removedStrictness(base,head),...otherSchema(base,head)]).map(withoutContext),..._18_fileEscapes(files)].
sort(compareEscapes2)}function difference(base,head){let byLine=withoutPairs(base.escapes,head.escapes,found2=>`${equality(found2)}\0${found2.context}`),left3=withoutPairs(
byLine.removed,byLine.added,equality);if(!base.isPartial&&!head.isPartial)return left3;let isKnown=({symbol:symbol2},own,other)=>symbol2===null?!own.isPartial:other.
symbols.has(symbol2),removedByKnown=Map.groupBy(left3.removed,found2=>isKnown(found2,base,head)),addedByKnown=Map.groupBy(left3.added,found2=>isKnown(found2,head,
base)),rest=withoutPairs(removedByKnown.get(!1)??[],addedByKnown.get(!1)??[],({kind,text:text2,context:context2})=>`${kind}\0${text2}\0${context2}`);return{added:[
...rest.added,...addedByKnown.get(!0)??[]],removed:[...rest.removed,...removedByKnown.get(!0)??[]]}}function equality({symbol:symbol2,kind,text:text2}){return`${symbol2??
""}\0${kind}\0${text2}`}function withoutPairs(base,head,keyOf52){let waiting=Map.groupBy(base.toReversed(),keyOf52);return{added:head.filter(found2=>waiting.get(
keyOf52(found2))?.pop()===void 0),removed:[...waiting.values()].flat()}}function movedWithDefinitions(files){let waiting=new Map;for(let{base,head,removed}of files)
for(let found2 of removed)for(let key2 of found2.symbol!==null&&head.symbols.has(found2.symbol)?[]:origins(found2,base.path))_2_push(waiting,key2,found2);let used=new Set,
takeFrom=list3=>{let found2=list3?.pop();for(;found2!==void 0&&used.has(found2);)found2=list3?.pop();return found2!==void 0&&used.add(found2),found2},isNewHere=({
symbol:symbol2},base)=>symbol2===null?base.path==="":!base.symbols.has(symbol2),moved=files.flatMap(({base,added})=>added.filter(found2=>isNewHere(found2,base)&&
origins(found2,base.path).some(key2=>takeFrom(waiting.get(key2))!==void 0)));return new Set(moved)}function origins({symbol:symbol2,kind,text:text2,context:context2},basePath){
let what=`${kind}\0${text2}`;return symbol2===null?[`line ${context2}\0${what}`]:[`file ${basePath}\0${what}`,`leaf ${leafOf(symbol2)}\0${what}`]}function bareAttributes(base,head){
let[before2,after2]=[attributeTypes(base),attributeTypes(head)];return[...before2].flatMap(([owner,had])=>{let has=after2.get(owner);return has===void 0?[]:[...had.
annotated].filter(([name2,place2])=>!has.annotated.has(name2)&&(has.bare.get(name2)??place2)!==place2).map(([name2])=>({...lost("annotation-removed",head.path,`\
attribute ${name2}`),line:has.line,symbol:owner,reach:"symbol",names:usedNamesOf(owner,[name2])}))})}function attributeTypes(file2){let found2=new Map;for(let[symbol2,
{annotated,bare:bare2,line}]of file2.annotations)if(symbol2!==null)for(let[names2,kind]of[[annotated,"annotated"],[bare2,"bare"]])for(let what of names2){let[,of,
name2]=/^variable (self\.|cls\.)?(.+)$/u.exec(what)??[];if(name2===void 0)continue;let owner=of===void 0?symbol2:symbol2.split(".").slice(0,-1).join("."),known22=found2.
get(owner)??{annotated:new Map,bare:new Map,line};known22[kind].set(name2,symbol2),found2.set(owner,known22)}return found2}function weakenedTypes(base,head){return[
...head.annotations].flatMap(([symbol2,has])=>{let had=base.annotations.get(symbol2);if(had===void 0)return[];let here=(kind,what)=>{let variable=/^variable (?:.*\.)?(.+)$/u.
exec(what)?.[1],names2=usedNamesOf(symbol2,variable===void 0?[]:[variable]);return{...lost(kind,head.path,what),line:has.lineOf(what),symbol:symbol2,reach:"symb\
ol",names:names2}},bared=[...had.annotated].filter(what=>has.bare.has(what)&&!has.annotated.has(what)),widened=has.anything.size===1?[...has.anything.difference(
had.anything)]:[];return[...bared.map(what=>here("annotation-removed",what)),...(symbol2===null?[]:widened).map(what=>here("any-arguments",what))]})}function removedStrictness(base,head){
let kind=head.path.endsWith(".rs")?"lint-removed":"strict-removed";return base.stricter.filter(item=>head.path!==""&&!head.stricter.includes(item)).map(item=>lost(
kind,head.path,item))}function otherSchema(base,head){let[before2,after2]=[namedSchema(base),namedSchema(head)],isSame23=before2===after2||base.schema?.name===head.
schema?.name,isOther=before2===void 0?after2!==void 0:before2!=="none"&&!isSame23;return base.path===""||head.path===""||!isOther?[]:[{...lost("schema-changed",
head.path,`$schema: ${before2??"-"} -> ${after2??"-"}`),line:head.schema?.line??0}]}function namedSchema({path,schema:schema3}){if(schema3===void 0||/^[a-z][a-z0-9+.-]*:|^\//iu.
test(schema3.name))return schema3?.name;if(schema3.name.toLowerCase()==="none")return"none";let parts=[];for(let part2 of`${_1_folderOf(path)}/${schema3.name}`.
split("/"))part2===".."?parts.pop():part2!=="."&&part2!==""&&parts.push(part2);return parts.join("/")}function lost(kind,path,text2){return{kind,path,line:0,symbol:null,
text:text2,reach:"file",names:[],context:text2}}function withoutContext({context:_context,span:_span,...found2}){return found2}function leafOf(symbol2){return symbol2.
slice(symbol2.lastIndexOf(".")+1)}_3_init_node_22();function aroundIt(finding,here,head){let line=finding.counterpart?.range.start.line,inHead2=line===void 0?void 0:
head?.definitionAt(line)?.symbol,around3=new Set([...containers(finding.symbol),...containers(inHead2??finding.symbol)]);return here.filter(one2=>one2.reach==="\
symbol"&&around3.has(one2.symbol))}function unseenFinder(input,read,escapes2,words3){let setting=escapes2.filter(({kind,text:text2})=>kind==="dynamic"&&setsUnseen.
test(text2)),changed=new Set(input.files.map(({to})=>to));return(finding,headPath)=>{if(setting.length===0)return;let here=setting.filter(({path})=>path===headPath),
[around3]=aroundIt(finding,here,changed.has(headPath)?read("head",headPath):void 0),mentioned=words3.ofDefinition(finding,headPath),isCalled=({symbol:symbol2,path})=>symbol2!==
null&&mentioned.some(({words:all})=>all.has(symbol2.slice(symbol2.lastIndexOf(".")+1)))&&input.sees(headPath,path);return around3??setting.find(isCalled)}}var setsUnseen=/^(?:= ?)?(?:(?:setattr|delattr|eval|exec|globals|locals|vars)\b|__dict__|\. ?__(?:set|del)attr__|(?:new )?Function ?\(|(?:Reflect|Object) ?\. ?(?:defineProperty|defineProperties|deleteProperty|set)\b)/u;
function containers(symbol2){if(symbol2===null)return[null];let parts=symbol2.split(".");return parts.map((_,index2)=>parts.slice(0,index2+1).join("."))}function findSuppressions(input,{
added:escapes2,read}){let unparsed=unparsedFiles(input),unread=input.files.flatMap(({to})=>to!==null&&_18_isUnread(to,input.text("head",to),input.reading("head",
to))?[to]:[]),words3=wordReader(input,read),evidenceFor=evidenceFinder(input,read,escapes2,words3),unseenFor=unseenFinder(input,read,escapes2,words3),headOf=new Map(
input.files.map(({from,to})=>[from,to])),unproven=new Map,broken=input.findings.find(({state,severity})=>state==="new"&&severity==="error");return{findings:input.
findings.map(finding=>{if(finding.state!=="fixed")return finding;let headPath=finding.counterpart?.path??headOf.get(finding.path)??finding.path;if(unparsed.includes(
headPath))return unproven.set(finding.id,`${headPath} does not parse, so Lanser cannot prove a fix in it`),finding;if(unread.includes(headPath))return unproven.
set(finding.id,`${headPath} is too large to read, so Lanser cannot prove a fix in it`),finding;if(isPutInQuotes(finding,input))return{...finding,state:"removed",
why:"the change put this code into a comment or a string"};let isProven=input.isProven?.(finding.id)===!0,why=!isProven&&isUnreachable(finding,headPath,input)?"\
the checker now skips this code, because it is unreachable or excluded":evidenceFor(finding,headPath,isProven);if(why!==void 0)return{...finding,state:"suppress\
ed",why:`silenced, not fixed: ${why}`};let unseen=isProven?unseenFor(finding,headPath):void 0;if(unseen!==void 0&&unproven.set(finding.id,`the change adds ${describe2(
unseen)} around this code or in a called function, and a checker cannot see the effect`),isProven||finding.placement==="replaced")return finding;let silencers2=escapes2.
filter(one2=>_18_canSilence(one2.path,finding.path)&&isFor(one2,finding.code)),[added]=silencers2,hiding=unread.find(path=>_18_canSilence(path,finding.path));if(added!==
void 0){let more3=silencers2.length===1?"":` and ${silencers2.length-1} more of these`;unproven.set(finding.id,`the change does not edit this code, but adds ${describe2(
added)}${more3}`)}else if(hiding!==void 0)unproven.set(finding.id,`the change does not edit this code, but edits ${hiding}, which is too large for the search fo\
r suppressions`);else if(broken!==void 0){let place2=`${broken.path}:${broken.range.start.line+1}`;unproven.set(finding.id,`the change does not edit this code, \
but adds an error (${place2}) that can hide the finding`)}return finding}),unproven,unparsed,unread}}function isUnreachable(finding,headPath,{unreachable}){let{
counterpart:counterpart2,path,range}=finding,holds=(all,at2)=>all.some(({start,end})=>comparePositions(start,at2)<=0&&comparePositions(at2,end)<0);return counterpart2===
null||!holds(unreachable("head",headPath),counterpart2.range.start)?!1:!holds(unreachable("base",path),range.start)}function isPutInQuotes(finding,input){if(!isQuoted(
"head",finding.counterpart,input)||isQuoted("base",finding,input))return!1;let reading=input.reading("base",finding.path),code22=reading?.text.slice(_0_offsetOf(
reading.starts,finding.range.start))??"";return!/^[-+]?[\d.]/u.test(code22)}function isQuoted(side,place2,input){let reading=place2===null?void 0:input.reading(
side,place2.path);if(place2===null||reading===void 0)return!1;let[start,end]=[_0_offsetOf(reading.starts,place2.range.start),_0_offsetOf(reading.starts,place2.range.
end)];return(_0_isInSpans(reading.comments,start)||_0_isInSpans(reading.strings,start))&&reading.code.slice(start,end).trim()===""}function unparsedFiles({files,
findings,parses}){let pathsOf2=is=>new Set(findings.filter(is).map(({path})=>path)),vanishedIn=pathsOf2(({state})=>state==="fixed"),brokenIn2=pathsOf2(({state,severity})=>state===
"new"&&severity==="error");return files.flatMap(({from,to})=>to===null||parses("head",to)?[]:from===null?brokenIn2.has(to)?[to]:[]:vanishedIn.has(from)||brokenIn2.
has(to)&&parses("base",from)?[to]:[])}function evidenceFinder(input,read,escapes2,words3){let changed=new Set(input.files.map(({to})=>to)),byPath2=Map.groupBy(escapes2,
({path})=>path),stubs=escapes2.filter(found2=>familyOf(found2)==="stub"),isCode=one2=>changed.has(one2)||input.text("head",one2)!==void 0||input.text("base",one2)!==
void 0,masks=stubs.filter(({kind,path})=>kind==="builtins-stub"||_18_codePathsOf(path).some(one2=>one2!==path&&isCode(one2))),inMention=mentionFinder(escapes2.filter(
({kind})=>looserTypes.has(kind)),input.sees);return(finding,headPath,isProven)=>{let isHere=changed.has(headPath),base=isHere?read("base",finding.path):void 0,head=isHere?
read("head",headPath):void 0,here=byPath2.get(headPath)??[],silenced=(base&&head&&onStatement(finding,base,head))??inFile2(headPath,[...here,..._5_enclosingModules(
headPath).flatMap(path=>byPath2.get(path)??[])].filter(one2=>isFor(one2,finding.code)))??inStub(finding,headPath,masks,words3);return silenced!==void 0?silenced:
isProven?finding.placement==="rewritten"?inDefinition(finding,here,head):void 0:inDefinition(finding,here,head)??inStub(finding,headPath,stubs,words3)??words3.ofDefinition(
finding,headPath).map(own=>{let what=inMention(own.words,headPath);return what&&`${own.isModule?"the module around this code":"this definition"} mentions ${what}`}).
find(why=>why!==void 0)}}function onStatement(finding,base,head){if(finding.counterpart===null)return;let key2=({kind,text:text2})=>`${kind}\0${text2}`,before2=Map.
groupBy(silencersOf(base,finding.range),key2),added=silencersOf(head,finding.counterpart.range).find(found2=>isFor(found2,finding.code)&&before2.get(key2(found2))?.
pop()===void 0);return added&&`the change adds ${inWords(added)} on this line (${placeOf32(added)})`}function silencersOf({silencersAt,statementAt},{start,end}){
let found2=[];for(let line=statementAt(start.line).first;line<=statementAt(end.line).last;line++)found2.push(...silencersAt(line));return found2}function inFile2(path,here){
let found2=here.find(one2=>one2.reach==="file"&&familyOf(one2)==="suppression"),more3=found2===void 0||found2.path===path?"":" and its modules";return found2&&`\
the change adds ${describe2(found2)} for the whole file${more3}`}function inDefinition(finding,here,head){let[found2]=aroundIt(finding,here,head).filter(one2=>familyOf(
one2)!=="stub"&&isFor(one2,finding.code)),where=found2?.symbol==null?"the module":`\`${found2.symbol}\``;return found2&&`the change adds ${describe2(found2)} to\
 ${where} around this code`}function inStub(finding,headPath,stubs,words3){for(let stub of stubs){if(!_18_canSilence(stub.path,headPath))continue;if(stub.kind===
"builtins-stub")return`${describe2(stub)} declares names for every file`;if(_18_isStubOf(stub.path,finding.path)||_18_isStubOf(stub.path,headPath))return`${describe2(
stub)} replaces the types of this file`;let name2=stub.names.find(one2=>words3.ofFile(finding.path,headPath).has(one2));if(name2!==void 0)return`the change adds\
 ${describe2(stub)}, and this file mentions \`${name2}\``}}var looserTypes=new Set(["any","no-type-check","dynamic","any-arguments","annotation-removed","ambien\
t"]);function mentionFinder(hatches,sees){let byName2=new Map;for(let[order,found2]of hatches.entries())for(let name2 of found2.symbol===null?found2.names:found2.
names.slice(0,1))_2_push(byName2,name2,{found:found2,order});let known22=new Map;return(words3,path)=>{if(byName2.size!==0){if(!known22.has(words3)){let first=[
...words3].flatMap(name2=>{let one2=byName2.get(name2)?.find(({found:found2})=>_18_canSilence(found2.path,path)&&sees(path,found2.path));return one2===void 0?[]:
[{name:name2,...one2}]}).sort((left3,right2)=>left3.order-right2.order)[0];known22.set(words3,first&&`\`${first.name}\`, to which the change adds ${describe2(first.
found)}`)}return known22.get(words3)}}}function familyOf({kind}){return _7_escapeKinds[kind].family}function isFor({kind,text:text2,path},code22){return code22===
null?!0:path.endsWith(".rs")?silencesInRust(kind,text2,code22):_18_checkerFamilyOf(path)==="c"?silencesInCpp(kind,text2,code22):kind==="shellcheck-disable"||kind===
"shellcheck-source"?silencesCode(text2,code22):!0}function inWords({kind}){return _7_escapeKinds[kind].words}function describe2(found2){return`${inWords(found2)}\
 (${placeOf32(found2)})`}function placeOf32(found2){return familyOf(found2)==="stub"?found2.path:`${found2.path}:${found2.line+1}`}function wordReader({text:text2},read){
let known22=new Map,once22=(key2,make)=>{let found2=known22.get(key2)??make();return known22.set(key2,found2),found2},around3=(side,path,line)=>{let{definitionAt}=read(
side,path),definition=definitionAt(line),key2=`${side} ${path} ${definition?.symbol??""} ${definition?.first??""}`;return{words:once22(key2,()=>{let all=_2_splitText(
text2(side,path)??""),own=definition===void 0?all.filter((_,at2)=>definitionAt(at2)===void 0):all.slice(definition.first,definition.last+1);return wordsOf2(own.
join(`
`))}),isModule:definition===void 0}};return{ofFile:(basePath,headPath)=>once22(`${basePath}\0${headPath}`,()=>wordsOf2(`${text2("base",basePath)??""}
${text2("head",headPath)??""}`)),ofDefinition:({path,range,counterpart:counterpart2},headPath)=>{let inBase=around3("base",path,range.start.line),line=counterpart2?.
range.start.line;return line===void 0?[inBase]:[inBase,around3("head",headPath,line)]}}}function wordsOf2(text2){return new Set(text2.match(/[\p{L}_$][\p{L}\p{M}\p{N}_$]*/gu)??
[])}_3_init_node_22();function planConfirmation(input){let{comparison:comparison2,changedFiles,graphs}=input,doubtful=comparison2.findings.filter(({state})=>state===
"new"||state==="fixed");if(doubtful.length===0&&!leadsOtherwise(input))return;let toHead=path=>input.renames.get(path)??path,fromHead=new Map([...input.renames].
map(([from,to])=>[to,from])),toBase=path=>fromHead.get(path)??path,seeds={base:new Set,head:new Set};for(let{state,path}of doubtful)seeds.head.add(state==="new"?
path:toHead(path)),seeds.base.add(state==="new"?toBase(path):path);for(let{from,to}of changedFiles)from!==null&&seeds.base.add(from),to!==null&&seeds.head.add(to);
let ends={base:lastMembers(seeds.base,graphs.base,input.programs.base),head:lastMembers(seeds.head,graphs.head,input.programs.head)},chosen={base:new Set([...seeds.
base,...ends.base,...ends.head.map(toBase)]),head:new Set([...seeds.head,...ends.head,...ends.base.map(toHead)])},inReverse=side=>input.programs[side].filter(path=>chosen[side].
has(path)).reverse();return{base:inReverse("base"),head:inReverse("head"),isForFindings:doubtful.length>0}}function leadsOtherwise({graphs,changedFiles,renames,
reading}){let leads={base:cycleFinder(graphs.base),head:cycleFinder(graphs.head)};return changedFiles.some(({from,to})=>{let isLeading=from!==null&&leads.base(from)||
to!==null&&leads.head(to);if(!isLeading||from!==to||from===null)return isLeading;let ways=side=>[...graphs[side].imports.get(from)??[]].filter(leads[side]),waysOfBase=ways(
"base").map(path=>renames.get(path)??path);if(!areEqual(waysOfBase,ways("head")))return!0;let[was,is]=[reading("base",from),reading("head",from)];return was===void 0||
is===void 0||evaluatedIn(was)!==evaluatedIn(is)})}function evaluatedIn(reading){let{text:text2,comments}=reading;return[...comments.filter(({start,end})=>!directive2.
test(text2.slice(start,end))),...docstringsIn(reading)].sort((left3,right2)=>left3.start-right2.start).reduceRight((rest,{start,end})=>`${rest.slice(0,start)}${rest.
slice(end)}`,text2).split(/\r\n?|\n/u).map(line=>line.trimEnd()).filter(line=>line!=="").join(`
`)}function docstringsIn({language,text:text2,code:code22,strings,statements:statements3}){return language!=="python"?[]:strings.flatMap(({start,end})=>{let[opening22="",
quotes=""]=/^[ru]?("""|''')/iu.exec(text2.slice(start,start+4))??[],isPart2=statements3.some(one2=>one2.start<=start&&end<=one2.end),before2=code22.slice(0,start).
trimEnd();return quotes===""||isPart2||!(before2===""||before2.endsWith(":"))?[]:[{start:start+opening22.length,end:end-quotes.length}]})}var directive2=/@|\b(?:type|pyright|mypy|pyrefly|ty)\s*:|^\/\/\/|^#!/u;
function areEqual(one2,other){return one2.length===other.length&&one2.every((value2,at2)=>value2===other[at2])}function cycleFinder({importers,cycles}){let reaching=new Set(
cycles.keys());for(let path of reaching)for(let importer of importers.get(path)??[])reaching.add(importer);return path=>reaching.has(path)}function lastMembers(seeds,{
imports,cycles},program){let near=[...seeds].flatMap(path=>[path,...imports.get(path)??[]]),touched=new Set(near.flatMap(path=>[cycles.get(path)??[]].filter(({length})=>length>
0))),ranks=new Map(program.map((path,rank2)=>[path,rank2]));return[...touched].flatMap(members2=>{let last=members2.filter(path=>ranks.has(path)).reduce((found2,path)=>found2===
void 0||(ranks.get(path)??0)>(ranks.get(found2)??0)?path:found2,void 0);return last===void 0?[]:[last]})}function confirmFindings(first,look){let{comparison:second,
unknown,observed,alike:alike2}=look,again=createPool(second.findings.map(one2=>[one2.state,one2])),placesOf32=placesAfter(second),seenIn=createSightings(observed),
taken2=new Set(first.findings.map(({id})=>id)),findings=[],unmatched=[...first.unmatched],isUnmeasured=({base,head})=>base!==null&&unknown.base.has(base.path)||
head!==null&&unknown.head.has(head.path),doubt=one2=>{let places=placesOf32(one2),seen=seenIn(one2,places);findings.push(isAlways(seen)?unchanged(one2,places):volatile(
one2,places,flaky(seen,alike2)))};for(let one2 of first.findings){if(one2.state!=="new"&&one2.state!=="fixed")continue;let side=one2.state==="new"?"head":"base",
places=placesOf32(one2);isUnmeasured(places)?unmatched.push({...observedOf(one2),side}):again.take(one2.state,keyOf(one2,one2))?(seenIn(one2,places),findings.push(
one2)):doubt(one2)}for(let one2 of first.findings){if(one2.state==="new"||one2.state==="fixed")continue;let{base,head}=placesOf32(one2),isNew2=head!==null&&again.
take("new",keyOf(one2,head)),isFixed=base!==null&&again.take("fixed",keyOf(one2,base));isNew2||isFixed?doubt(one2):findings.push(one2)}let volatilePlaces=new Set(
findings.filter(({state})=>state==="volatile").flatMap(one2=>sidesOf(one2,placesOf32(one2))));for(let one2 of again.rest(["new","fixed"])){if(sidesOf(one2,placesOf32(
one2)).some(key2=>volatilePlaces.has(key2)))continue;let id=freshId(one2,taken2);taken2.add(id),doubt({...one2,id})}return{findings:findings.sort(compareFindings),
unmatched:unmatched.sort(compareFindings)}}function dropOrder(confirmed,alone){let findings=confirmed.findings.map(one2=>{let found2=alone.get(one2.path);if(!(one2.
state==="new"||one2.state==="fixed")||found2===void 0||!isSameJson(inOrder2(found2.base),inOrder2(found2.head)))return one2;let own={path:one2.path,range:one2.range},
[has,lacks]=one2.state==="new"?["head","base"]:["base","head"],isThere=found2.head.some(other=>keyOf(other,other)===keyOf(one2,own));return{...volatile(one2,{base:own,
head:own},{base:has==="base"?schedules:[],head:has==="head"?schedules:[]}),why:`${dependsOnOrder}: in both orders ${has} has it and ${lacks} does not; without t\
he affected files ${isThere?"both sides have it":"neither side has it"}`}});return{...confirmed,findings:findings.sort(compareFindings)}}function inOrder2(found2){
return found2.map(({related:_places,...one2})=>one2).toSorted(compareFindings)}function isAlways({base,head}){return[base,head].every(side=>schedules.every(schedule=>side.
includes(schedule)))}function flaky(seen,alike2){return["base","head"].some(side=>alike2?.[side]===!0&&seen[side].length===1)?{...seen,isFlaky:!0}:seen}function unchanged(one2,{
base,head}){return one2.state==="unchanged"||one2.state==="moved"?one2:{...one2,...head,state:"unchanged",matchedBy:"image",why:"both sides have this finding in\
 both orders of checks",base}}var dependsOnOrder="whether the server reports this finding depends on the order in which it checks files";function volatile(one2,places,seen){
let sides4=["base","head"].map(side=>{let[schedule,other]=seen[side];return schedule===void 0?`${side} never has it`:other!==void 0?`${side} has it in both orde\
rs`:`${side} has it only in the ${schedule==="canonical"?"normal":"reverse"} order`}),at2=seen.head.length>0?places.head:places.base;return{...one2,...at2,state:"\
volatile",matchedBy:null,why:seen.isFlaky===!0?`the server is flaky: two checks of the same files in the same order differ: ${looksInWords(seen)}`:`${dependsOnOrder}\
: ${sides4.join(", ")}`,base:seen.head.length>0?places.base:null,seen}}function placesAfter(second){let pairs2={base:new Map,head:new Map};for(let one2 of second.
findings)one2.base!==null&&(pairs2.base.set(keyOf(one2,one2.base),{path:one2.path,range:one2.range}),pairs2.head.set(keyOf(one2,one2),one2.base));return one2=>{
let own={path:one2.path,range:one2.range},{base,head}=placesOf(one2),key2=keyOf(one2,own);return own.path===base?.path&&own.range===base.range?{base,head:pairs2.
base.get(key2)??head}:{base:one2.base??pairs2.head.get(key2)??base,head}}}function sidesOf(of,{base,head}){return[...base===null?[]:[`base ${keyOf(of,base)}`],...head===
null?[]:[`head ${keyOf(of,head)}`]]}function keyOf({server:server2,source,code:code22},{path,range}){let{start,end}=range;return JSON.stringify([path,start.line,
start.character,end.line,end.character,server2,source,code22])}function createPool(findings){let waiting=new Map;for(let[label,one2]of findings)_2_push(waiting,
`${label} ${keyOf(one2,one2)}`,one2);return{take:(label,key2)=>waiting.get(`${label} ${key2}`)?.shift()!==void 0,rest:labels=>[...waiting].flatMap(([key2,left3])=>labels.
some(label=>key2.startsWith(`${label} `))?left3:[])}}function createSightings(observed){let counts2=(side,name2)=>{let found2=new Map;for(let one2 of observed[side][name2])
found2.set(keyOf(one2,one2),(found2.get(keyOf(one2,one2))??0)+1);return found2},left3={base:{canonical:counts2("base","canonical"),reverse:counts2("base","rever\
se")},head:{canonical:counts2("head","canonical"),reverse:counts2("head","reverse")}},take=(found2,key2)=>{let count=found2.get(key2)??0;return found2.set(key2,
count-1),count>0};return(of,places)=>{let on=side=>{let place2=places[side];return place2===null?[]:["canonical","reverse"].filter(name2=>take(left3[side][name2],
keyOf(of,place2)))};return{base:on("base"),head:on("head")}}}function observedOf(one2){let{server:server2,source,code:code22,severity,message:message2,path,range,
symbol:symbol2}=one2;return{server:server2,source,code:code22,severity,message:message2,path,range,symbol:symbol2}}function freshId(one2,taken2){let id=one2.id;
for(let occurrence=0;taken2.has(id);occurrence++)id=findingId({...one2,occurrence});return id}_3_init_node_22();_3_init_node_22();_3_init_node_22();_3_init_node_22();
_3_init_node_22();var pythonExpressions=/^(?:identifier|attribute|call|subscript|(?:binary|boolean|comparison|not|unary)_operator|await|conditional_expression|list|dictionary|set|tuple|(?:list|dictionary|set)_comprehension|lambda|string|concatenated_string|integer|float|true|false|none|ellipsis|parenthesized_expression|named_expression)$/u,
pythonConstants=/^(?:string|concatenated_string|integer|float|true|false|none|ellipsis)$/u,pythonLabels=new Set(["keyword_argument name","attribute attribute","\
function_definition name","class_definition name","default_parameter name","typed_default_parameter name"]),pythonGrammar={isExpression:({type,field,parent})=>pythonExpressions.
test(type)&&!pythonLabels.has(`${parent?.type} ${field}`)&&!/^(?:dotted_name|parameters|lambda_parameters|typed_parameter|global_statement|nonlocal_statement|list_splat_pattern|dictionary_splat_pattern|string|concatenated_string)$/u.
test(parent?.type??""),isConstant:({type,children})=>pythonConstants.test(type)&&!children.some(child=>child.type==="interpolation"),receiver:node=>node.type===
"attribute"?_0_fieldOf(node,"object"):node.type==="subscript"?_0_fieldOf(node,"value"):node.type==="call"?_0_fieldOf(node,"function"):void 0,isCall:({type})=>type===
"call",isSpread:({type})=>/^(?:list|dictionary)_splat$/u.test(type),operands:node=>node.children.flatMap(child=>child.type==="argument_list"?child.children.map(
one2=>_0_fieldOf(one2,"value")??one2):child.type==="keyword_argument"?[]:[child]).filter(pythonGrammar.isExpression),position:node=>{let holder2=node.parent?.type===
"keyword_argument"?node.parent:node,{parent}=holder2;return parent?.type==="argument_list"&&parent.parent?.type==="call"?{kind:"argument",call:parent.parent}:parent?.
type==="return_statement"?{kind:"returned",call:void 0}:/^(?:augmented_)?assignment$/u.test(parent?.type??"")&&node.field==="right"||/^(?:typed_)?default_parameter$/u.
test(parent?.type??"")&&node.field==="value"?{kind:"assigned",call:void 0}:void 0},isClaim:()=>!1},scriptExpressions=/^(?:identifier|undefined|this|(?:member|call|new|subscript|binary|unary|await|ternary|as|satisfies|non_null|parenthesized|assignment|augmented_assignment|update|function|instantiation)_expression|type_assertion|array|object|arrow_function|string|template_string|number|true|false|null|regex|jsx_element|jsx_self_closing_element|class|shorthand_property_identifier)$/u,
scriptConstants=/^(?:string|template_string|number|true|false|null|undefined|regex)$/u,scriptLabels=new Set(["name","alias","key","pattern","label","parameter"]),
scriptClaims=/^(?:as_expression|type_assertion|non_null_expression)$/u,scriptGrammar={isExpression:({type,field,parent})=>scriptExpressions.test(type)&&!scriptLabels.
has(field??"")&&!/^(?:import_specifier|export_specifier|import_clause|namespace_import|namespace_export|nested_identifier|named_imports|object_pattern|array_pattern|rest_pattern|formal_parameters|jsx_opening_element|jsx_closing_element|type_query|import_statement|literal_type|labeled_statement)$/u.
test(parent?.type??"")&&!(parent?.type==="jsx_self_closing_element"&&field==="name")&&field!=="source",isConstant:({type,children})=>scriptConstants.test(type)&&
!children.some(child=>child.type==="template_substitution"),receiver:node=>{let found2=_0_fieldOf(node,"object")??(node.type==="call_expression"?_0_fieldOf(node,
"function"):node.type==="new_expression"?_0_fieldOf(node,"constructor"):void 0);return found2?.type==="super"||found2?.type==="import"?void 0:found2},isCall:({type})=>type===
"call_expression"||type==="new_expression",isSpread:()=>!1,operands:node=>node.children.flatMap(child=>child.type==="arguments"?child.children:[child]).filter(scriptGrammar.
isExpression),position:({parent,field,type})=>parent===null?void 0:parent.type==="arguments"?{kind:"argument",call:parent.parent??void 0}:parent.type==="return_\
statement"?{kind:"returned",call:void 0}:parent.type==="arrow_function"&&field==="body"?{kind:"returned",call:void 0}:(field==="value"||field==="right"||type===
"shorthand_property_identifier")&&/^(?:variable_declarator|assignment_expression|public_field_definition|required_parameter|pair|object|jsx_attribute)$/u.test(parent.
type)||parent.type==="jsx_expression"?{kind:"assigned",call:void 0}:void 0,isClaim:(node,text2)=>scriptClaims.test(node.type)&&!/\bas\s+const$/u.test(text2.slice(
node.start,node.end))};function siteKindOf({code:code22,message:message2}){let known22=code22===null?void 0:byCode.get(code22);return known22==="member"&&/^(?:Type ".*" is not assignable|Cannot assign to attribute)/su.
test(message2)?"value":known22==="call"&&/^(?:Object of type|Expected class)/u.test(message2)?"member":(known22==="value"||known22==="call")&&/"__(?:get|set|del)item__"/u.
test(message2)?"operator":known22??"name"}var codes={member:["reportAttributeAccessIssue","reportIndexIssue","reportTypedDictNotRequiredAccess","reportFunctionM\
emberAccess","2339","2551","2349","2351","7053","7052","2341","2445","2488","2493"],optional:["reportOptionalMemberAccess","reportOptionalSubscript","reportOpti\
onalIterable","reportOptionalCall","reportOptionalOperand","reportOptionalContextManager","2531","2532","2533","2721","2722","2723","18047","18048","18049","180\
46","2571"],value:["reportArgumentType","reportReturnType","reportAssignmentType","2322","2345","2353","2559","2739","2740","2741","2769","2820","2678"],call:["\
reportCallIssue","2554","2555","2556","2575","2794"],operator:["reportOperatorIssue","2362","2363","2365","2367","2447"]},byCode=new Map(Object.entries(codes).flatMap(
([kind,all])=>all.map(code22=>[code22,kind])));function grammarOf(language){return language==="python"?pythonGrammar:scriptGrammar}function siteAt(source,span,kind){
let node=_0_nodeAt(source.root,trimmed(source.text,span));if(node===source.root||node.type==="comment")return;let grammar=grammarOf(source.language),statement22=_0_ancestry(
node).find(isStatement);if(statement22===void 0)return;if(/import/u.test(statement22.type)||statement22.type==="export_statement"&&_0_fieldOf(statement22,"sourc\
e"))return imported(source,statement22,node);let defined=definitionSite(source,node);if(defined!==void 0)return defined;let expression=expressionFor(grammar,node,
kind,statement22)??fieldType(statement22);return expression===void 0?void 0:siteOf(source,expression)}function fieldType(statement22){return(statement22.type===
"public_field_definition"?_0_fieldOf(statement22,"type"):void 0)?.children[0]}function siteOf(source,expression){let around3=_0_ancestry(expression),statement22=around3.
find(isStatement);if(statement22===void 0)return;let common={expression,names:[],statement:statement22},isType=source.language!=="python"&&!grammarOf(source.language).
isExpression(expression),apart=around3.find(isApart);if(isType||apart!==void 0&&apart.start>=statement22.start){let slot2=isType?findBodySlot(around3,source)??lineBefore(
source,statement22):lineBefore(source,statement22);return slot2===void 0?void 0:{...common,slot:slot2,isType,isApart:!0,disturbs:!1}}let target=targetObject(source,
expression);return{...common,slot:{kind:"around",at:target??expression},isType:!1,isApart:!1,disturbs:source.language==="python"&&decides(around3,statement22)}}
function isApart({type,parent}){return type==="type"||type==="decorator"||type==="class_heritage"||type==="argument_list"&&parent?.type==="class_definition"||/^(?:pattern|case_pattern|delete_statement|as_pattern_target)$/u.
test(type)}function targetObject({language},expression){return expression.field==="left"&&/assignment|for_statement|for_in/u.test(expression.parent?.type??"")?grammarOf(
language).receiver(expression):void 0}function isStatement({type,parent}){return/_statement$|^(?:lexical|variable|function|generator_function|class|abstract_class|interface|type_alias|enum)_declaration$|^(?:function|class|decorated)_definition$|^(?:public_field_definition|method_definition|ambient_declaration|enum_declaration)$/u.
test(type)&&!(parent?.type==="export_statement"||parent?.type==="decorated_definition"||parent?.type==="ambient_declaration")||!1}function expressionFor(grammar,node,kind,statement22){
let inner=_0_ancestry(node).find(one2=>one2.start<statement22.start||one2===statement22||grammar.isExpression(one2)||isTypeName(one2));if(inner===void 0||inner===
statement22||inner.start<statement22.start)return valueIn(grammar,node)??valueIn(grammar,statement22);let label=_0_ancestry(node).find(({type})=>/^(?:pair|keyword_argument|jsx_attribute|variable_declarator)$/u.
test(type));return label!==void 0&&label.start===node.start&&inner.start<label.start?kind==="value"?valueIn(grammar,label)??inner:inner:kind==="value"&&inner.field===
"left"&&/assignment/u.test(inner.parent?.type??"")?_0_fieldOf(inner.parent??inner,"right")??inner:inner}function isTypeName({type}){return/^(?:type_identifier|predefined_type|generic_type|nested_type_identifier)$/u.
test(type)}function valueIn(grammar,node){let all=[node,...node.children,...node.children.flatMap(({children})=>children)],direct=node.children.flatMap(child=>child.
type==="jsx_expression"?child.children:[child]);return all.flatMap(one2=>_0_fieldOf(one2,"value")??_0_fieldOf(one2,"right")??[]).find(grammar.isExpression)??direct.
find(grammar.isExpression)}function imported(source,statement22,node){let bound=boundNames(source,statement22),own=bound.filter(({part:part2})=>part2.start<=node.
start&&node.end<=part2.end),names2=(own.length===0?bound:own).map(({name:name2})=>name2);return{slot:{kind:"line",offset:statement22.end,before:source.text[statement22.
end-1]===";"?" ":"; ",after:";"},expression:null,names:source.language==="python"?names2:names2.filter(name2=>name2!==""),statement:statement22,isType:!1,isApart:!1,
disturbs:!1}}function boundNames({text:text2},statement22){let textOf=node=>text2.slice(node.start,node.end);return statement22.children.flatMap(function walk(part2){
if(part2.field==="module_name"||part2.field==="source")return[];let alias=_0_fieldOf(part2,"alias");if(alias!==void 0)return[{name:textOf(alias),part:part2}];let name2=part2.
type==="import_specifier"?_0_fieldOf(part2,"name"):void 0;return name2!==void 0?[{name:textOf(name2),part:part2}]:part2.type==="dotted_name"||part2.type==="iden\
tifier"?[{name:textOf(part2),part:part2}]:part2.children.flatMap(walk)})}function definitionSite(source,node){let around3=_0_ancestry(node),at2=around3.findIndex(
({type})=>/^(?:parameters|formal_parameters)$/u.test(type)||/^(?:function|class)_definition$|^(?:function|class|abstract_class|generator_function)_declaration$|^method_definition$/u.
test(type)),definition=around3.slice(Math.max(0,at2)).find(({children})=>children.some(({field})=>field==="body"));if(at2<0||definition===void 0)return;let isName=node.
field==="name"&&node.parent===definition,isParameter=/parameters$/u.test(around3[at2]?.type??"")&&!around3.slice(0,at2).some(({type,field})=>/^type/u.test(type)||
field==="value");if(!isName&&!isParameter)return;let statement22=around3.find(isStatement);if(statement22===void 0)return;let names2=parameterNames(source,definition),
slot2=findBodySlot([definition],source);if(slot2!==void 0)return{slot:slot2,expression:null,names:names2,statement:statement22,isType:!1,isApart:!1,disturbs:!1}}
function parameterNames({text:text2,language},definition){let list3=_0_fieldOf(definition,"parameters"),own=definition.children.filter(({field})=>field==="param\
eter"),names2=[...list3?.children??[],...own].flatMap(one2=>{let name2=_0_fieldOf(one2,"name")??_0_fieldOf(one2,"pattern")??one2.children[0]??one2;return/^identifier$/u.
test(name2.type)?[text2.slice(name2.start,name2.end)]:[]}),isMethod=definition.type==="method_definition";return language!=="python"&&isMethod?["this",...names2]:
names2}function findBodySlot(around3,{text:text2,language}){let body2=around3.map(node=>_0_fieldOf(node,"body")).find(one2=>one2!==void 0);if(!(body2===void 0||
/^(?:class_body|interface_body|object_type)$/u.test(body2.type))){if(language==="python"){let first=body2.children.find(({type})=>type!=="comment");return first===
void 0?void 0:lineBefore({text:text2,language},first)}return body2.type==="statement_block"?{kind:"line",offset:body2.start+1,before:" ",after:";"}:{kind:"aroun\
d",at:body2}}}function lineBefore({text:text2,language},node){if(language!=="python")return{kind:"line",offset:(_0_ancestry(node).find(({parent})=>/^(?:program|statement_block|switch_case|switch_default)$/u.
test(parent?.type??""))??node).start,before:";",after:"; "};let whole2=_0_ancestry(node).find(({parent})=>parent?.type==="block"||parent?.type==="module")??node,
lineStart=text2.lastIndexOf(`
`,whole2.start-1)+1,indent=text2.slice(lineStart,whole2.start);return/^[ \t]*$/u.test(indent)?{kind:"line",offset:lineStart,before:indent,after:`
`}:/^(?:if|for|while|try|with|match)_statement$|_definition$/u.test(whole2.type)?void 0:{kind:"line",offset:whole2.start,before:"",after:"; "}}var conditions3=/^(?:if_statement|elif_clause|while_statement|assert_statement|match_statement|boolean_operator|conditional_expression|if_clause|named_expression|not_operator)$/u;
function decides(around3,statement22){let upTo=around3.indexOf(statement22);return around3.slice(0,upTo+1).some(({type})=>conditions3.test(type))}function trimmed(text2,{
start,end}){let[from,to]=[start,end];for(;from<to&&/\s/u.test(text2[from]??"");)from++;for(;to>from&&/\s/u.test(text2[to-1]??"");)to--;return{start:from,end:to}}
function textOfNode({source},{start,end}){return source.text.slice(start,end)}function quotedName2(text2){let line=text2.replace(/\s+/gu," ").trim();return`\`${(line.
length>60?`${line.slice(0,59)}…`:line).replaceAll("`","'")}\``}function declaredMembers(head,base){let found2=[],open2=[head.root];for(let node=open2.pop();node!==
void 0;node=open2.pop()){open2.push(...node.children);let how=head.language==="python"?ofClass(head,node):ofMerged(head,node);if(how===void 0)continue;let members2=node.
type==="public_field_definition"||node.type==="variable_declarator"?[node]:node.type==="module"?node.children:_0_fieldOf(node,"body")?.children??[];for(let member of members2){
let text2=textOfNode({source:head},member),name2=memberName(head,member);how===ofClassAlone&&!isForNobody(text2)||how===ofModule&&!/^\w+\s*:[^=]+$/u.test(text2)||
name2!==void 0&&base?.text.includes(text2)!==!0&&found2.push({name:name2,how,text:text2})}}return found2}function listUnassignedMembers(declared2,near,{program,
text:text2}){if(declared2.length===0)return new Map;let textsOf22=files=>files.flatMap(path=>text2(path)??[]),[seeing,all]=[textsOf22(near),textsOf22(program)];
return new Map(declared2.flatMap(({name:name2,how,text:own})=>(how===ofProtocol?all:seeing).some(one2=>gives(one2.replace(own,""),name2,how===ofModule))?[]:[[name2,
how]]))}function gives(text2,name2,isOfModule){let word=name2.replaceAll("$",String.raw`\$`),ways=[String.raw`\.\s*${word}\s*(?::[^=\r\n]+)?(?:\?\?|\|\||&&)?=(?!=)`,
`["']${word}["']`,String.raw`(?<![\w$.])${word}\s*(?:\?\?|\|\||&&)?=(?![=>])`,String.raw`(?<!\b(?:const|let|var)\s{1,9}[{[][^=;\r\n]{0,100})(?<![\w$])${word}\s{0,9}(?:,[^=;\r\n]{0,200})?[)\]}]{0,3}\s{0,9}=(?![=>])`,
String.raw`\bfor\s{0,9}\(\s{0,9}(?:const\s|let\s|var\s)?\s{0,9}${word}\s`,String.raw`\bdef\s+${word}\b`,String.raw`^[ \t]+${word}\s*(?::[^=\r\n]+)?(?:=(?!=)|$)`],
more3=[String.raw`^${word}\s*(?::[^=\r\n]+)?=(?!=)`,String.raw`\b(?:import|as|for|global|class)\b[^\r\n]{0,200}\b${word}\b`];return new RegExp([...ways,...isOfModule?
more3:[]].join("|"),"mu").test(text2)}function ofMerged(source,node){let text2=of=>textOfNode({source},of);if(node.type==="public_field_definition")return(/^[^=:]*(?:\bdeclare\b|!\s*:)/u.
test(text2(node))||/^(?:\w+\s+)*static\b[^=?]*$/u.test(text2(node)))&&!source.isDeclaration?"is declared but never gets a value":void 0;if(node.type==="variable\
_declarator")return!source.isDeclaration&&isWithoutValue(source,node)&&isOfAll(node)?"is declared but never gets a value":void 0;let name2=node.type==="interfac\
e_declaration"?_0_fieldOf(node,"name"):void 0;if(name2!==void 0){for(let at2=node.parent;at2!==null;at2=at2.parent)if(/^(?:module|ambient_declaration|internal_module)$/u.
test(at2.type)&&/^declare\b/u.test(text2(outer(at2))))return"is declared for code from elsewhere but never gets a value";return source.root.children.map(one2=>one2.
type==="export_statement"?_0_fieldOf(one2,"declaration")??one2:one2).some(one2=>{let own=/class_declaration$/u.test(one2.type)?_0_fieldOf(one2,"name"):void 0;return own!==
void 0&&text2(own)===text2(name2)})?"is declared next to its class but never gets a value":void 0}}function isWithoutValue(source,node){let type=_0_fieldOf(node,
"type");return _0_fieldOf(node,"value")!==void 0||type===void 0?!1:!/\b(?:undefined|null|any|unknown|void)\b/u.test(textOfNode({source},type))}function isOfAll(node){
for(let at2=node.parent;at2!==null;at2=at2.parent)if(/^(?:statement_block|for_in_statement|catch_clause)$/u.test(at2.type)&&at2.parent?.type!=="internal_module")
return!1;return!0}function outer(node){return node.parent?.type==="ambient_declaration"?node.parent:node}var ofProtocol="is required by a protocol, but nothing \
has it",ofModule="is declared in its module but never gets a value",ofClassAlone="is declared for a class but never gets a value";function ofClass(source,node){
if(node.type==="module")return source.isDeclaration?void 0:ofModule;if(node.type!=="class_definition")return;let bases=_0_fieldOf(node,"superclasses");return bases!==
void 0&&/\bProtocol\b/u.test(textOfNode({source},bases))?ofProtocol:ofClassAlone}function isForNobody(text2){return/^\w+\s*:[^=]*\bClassVar\b[^=]*$/u.test(text2)||
/^\w+\s*:[^=]+=\s*(?:\w+\.)?field\(/u.test(text2)&&/\binit\s*=\s*False\b/u.test(text2)&&!/\bdefault(?:_factory)?\s*=/u.test(text2)}function memberName(source,member){
let assignment=member.type==="expression_statement"?member.children[0]:void 0,name2=assignment?.type==="assignment"?_0_fieldOf(assignment,"left"):assignment?.type===
"type"?void 0:/_definition$|_signature$|^variable_declarator$/u.test(member.type)?_0_fieldOf(member,"name"):void 0,text2=name2&&textOfNode({source},name2);return text2!==
void 0&&/^[\w$]+$/u.test(text2)?text2:void 0}_3_init_node_22();function complaintsOf(text2,findings){let starts=_2_lineStarts(text2);return findings.map(one2=>({
...one2,start:_0_offsetOf(starts,one2.range.start),end:_0_offsetOf(starts,one2.range.end)}))}function joined2(elements){return elements.flatMap(one2=>[...one2,"\
, "])}function unquoted2(type){return type.replace(/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'/gu,'""')}function partsOf3(list3){let parts=[],depth=0,from=0;for(let at2=0;at2<
list3.length;at2++){let unit=list3[at2]??"";"([{<".includes(unit)?depth++:")]}>".includes(unit)&&!(unit===">"&&"-=".includes(list3[at2-1]??" "))?depth--:unit===
","&&depth===0&&(parts.push(list3.slice(from,at2)),from=at2+1)}return parts.push(list3.slice(from)),parts.map(one2=>one2.trim()).filter(one2=>one2!=="")}function parametersOf2(signature){
let open2=signature.indexOf("(");if(open2<0)return;let depth=0;for(let at2=open2;at2<signature.length;at2++)if(signature[at2]==="(")depth++;else if(signature[at2]===
")"&&--depth===0)return signature.slice(open2+1,at2)}var unknownPython=/\b(?:Any|Unknown)\b/u,pythonDialect={reveal:(text2,_name,id)=>["reveal_type((",{id,text:text2},
"))"],revealType:void 0,typeIn:(complaints,_name,{start,end})=>{let own=complaints.find(one2=>one2.severity==="information"&&one2.start>=start-1&&one2.end<=end+
1&&one2.start-start<=1&&end-one2.end<=1&&one2.message.startsWith("Type of "));return own&&/" is "([\s\S]*)"$/u.exec(own.message)?.[1]},around:(elements,text2)=>[
"(",...joined2(elements),`(${text2}))[-1]`],alone:elements=>["(",...joined2(elements),")"],nonsense:"...",extraArgument:name2=>`${name2}=0`,isUnknown:type=>/^(?:type\[)?(?:Any|Unknown)\]?$/u.
test(type),isNever:type=>type==="Never",holdsUnknown:type=>{let plain2=unquoted2(type).replace(/\b(?:CoroutineType|Coroutine)\[Any, Any, /gu,"[").replace(/\b(Async)?Generator\[([^[\]]*|[^[\]]*\[[^[\]]*\][^[\]]*), Any(?:, Any)?/gu,
"[$2");return/^type\[/u.test(plain2)?!1:unknownPython.test(plain2)},mayBeNone:type=>partsOf3(unquoted2(type).replaceAll(" | ",", ")).includes("None"),isFunction:type=>/^(?:\(|Overload\[)/u.
test(type),isOfLength:type=>/^tuple\[/u.test(type)&&!/\.\.\.\]|\*tuple/u.test(type),isWholeSignature:type=>(type.startsWith("Overload[")?partsOf3(type.slice(9,-1)):
[type]).every(one2=>{let parameters=one2.startsWith("(")?parametersOf2(unquoted2(one2)):void 0;return parameters!==void 0&&!unknownPython.test(parameters)&&partsOf3(
parameters).every(part2=>/^[*/]$/u.test(part2)||part2.includes(":"))}),isCast:type=>type.includes("@cast")||isMadeUp(type,/\) -> (\w+@\w+)$/u)},scriptDialect={reveal:(text2,name2,id)=>[
"[",{id,text:text2},`].${name2}`],revealType:(text2,name2,id)=>["[null! as (",{id,text:text2},`)].${name2}`],typeIn:(complaints,name2)=>{let own=complaints.find(
({message:message2})=>message2.includes(`'${name2}'`)),found2=own&&/does not exist on type '([\s\S]*)'\./u.exec(own.message)?.[1];return found2?.endsWith("[]")===
!0?bare(found2.slice(0,-2)):void 0},around:(elements,text2)=>["(",...joined2(elements),`${text2})`],alone:elements=>elements.flatMap(one2=>[...one2,"; "]).slice(
0,-1),nonsense:"new (class { lanser_nonsense = 0; })()",extraArgument:()=>"new (class { lanser_nonsense = 0; })()",isUnknown:type=>type==="any",isNever:type=>type===
"never",holdsUnknown:type=>/\bany\b/u.test(unquoted2(type)),mayBeNone:()=>!1,isFunction:type=>/^(?:<[^(]*>)?\(.*\) => /su.test(type)||/^\{ \(/u.test(type),isOfLength:type=>/^(?:readonly )?\[/u.
test(type)&&!type.includes("..."),isWholeSignature:type=>{let parameters=parametersOf2(unquoted2(type));return parameters!==void 0&&type.includes("=>")&&!/\bany\b/u.
test(parameters)},isCast:type=>isMadeUp(type,/\) => (\w+)$/u)&&type.startsWith("<")};function isMadeUp(signature,result){let name2=result.exec(signature)?.[1];return name2!==
void 0&&!(parametersOf2(signature)??name2).split(/[^\w@]+/u).includes(name2)}function bare(type){return/^\(.*\)$/su.test(type)&&parametersOf2(type)===type.slice(
1,-1)?type.slice(1,-1):type}var untypedScriptDialect={...scriptDialect,revealType:void 0};_3_init_node_22();function findPromises(path,head,base){let found2=[],
open2=[...head.root.children];for(let node=open2.pop();node!==void 0;node=open2.pop()){if(open2.push(...node.children),base?.text.includes(textOfNode({source:head},
node))===!0)continue;let one2=head.language==="python"?pythonPromise(head,node):scriptPromise(head,node);one2!==void 0&&found2.push({path,...one2})}return found2}
function pythonPromise(source,node){let text2=of=>textOfNode({source},of);if(node.type==="decorated_definition"){let definition=_0_fieldOf(node,"definition"),isOverload=node.
children.some(child=>child.type==="decorator"&&/^@\s*(?:\w+\.)?overload$/u.test(text2(child).trim())),name22=definition&&_0_fieldOf(definition,"name");if(!isOverload||
definition===void 0||name22===void 0)return;let implementation=siblings(node).map(one2=>_0_fieldOf(one2,"definition")??one2).find(one2=>{let own=one2.type==="fu\
nction_definition"?_0_fieldOf(one2,"name"):void 0;return own!==void 0&&text2(own)===text2(name22)&&!isOverloaded(source,one2)});return{name:text2(name22),kind:"\
overload",copy:pythonOverload(source,definition,name22,implementation)}}if(node.type!=="function_definition")return;let[name2,result,body2]=[_0_fieldOf(node,"na\
me"),_0_fieldOf(node,"return_type"),_0_fieldOf(node,"body")],type=result&&/^(?:\w+\.)?(?:TypeGuard|TypeIs)\[([\s\S]+)\]$/u.exec(text2(result).trim())?.[1];if(name2===
void 0||type===void 0||body2===void 0)return;let[only,...more3]=body2.children.filter(({type:kind,children})=>{let isText3=kind==="expression_statement"&&children.
length===1&&children[0]?.type==="string";return kind!=="comment"&&!isText3}),value2=only?.type==="return_statement"&&more3.length===0?only.children[0]:void 0,about=parameterNames2(
source,node).find(one2=>!/^(?:self|cls)$/u.test(one2)),parameters=_0_fieldOf(node,"parameters");if(value2===void 0||about===void 0||parameters===void 0)return{name:text2(
name2),kind:"predicate",copy:null};let indent=indentOf2(source,node);return{name:text2(name2),kind:"predicate",copy:({copy,value:given2,member})=>behind(node,[`\


${indent}${binding(source,node)}def ${copy}${text2(parameters)}:
${indent}    if (${text2(value2)}):
`,`${indent}        (${about}).${member}
${indent}        ${given2}: ${type} = ${about}
`])}}function pythonOverload(source,definition,name2,implementation){let[own,body2]=[_0_fieldOf(definition,"body"),implementation&&_0_fieldOf(implementation,"bo\
dy")];if(implementation===void 0||own===void 0||body2===void 0)return null;let known22=new Set(parameterNames2(source,definition));if(!parameterNames2(source,implementation).
every(one2=>known22.has(one2)))return null;let{text:text2}=source,indent=indentOf2(source,implementation),isAsync=text2.startsWith("async",implementation.start)&&
!text2.startsWith("async",definition.start),[front,rest]=[text2.slice(definition.start,name2.start),text2.slice(name2.end,own.start).trimEnd()];return({copy})=>behind(
implementation,[`

${indent}${binding(source,definition)}${isAsync?"async ":""}${front}${copy}${rest}
`,`${indentOf2(source,body2)}${text2.slice(body2.start,body2.end)}
`])}function binding({text:text2},{parent,start}){let around3=parent?.type==="decorated_definition"?text2.slice(parent.start,start):"";return/^@(?:static|class)method\s+$/u.
test(around3)?around3:""}function isOverloaded(source,{parent}){return parent?.type==="decorated_definition"&&parent.children.some(child=>child.type==="decorato\
r"&&/\boverload$/u.test(textOfNode({source},child).trim()))}function scriptPromise(source,node){let text2=of=>textOfNode({source},of),isMethod=/^method_/u.test(
node.type),name2=_0_fieldOf(node,"name");if(/^(?:function|method)_signature$/u.test(node.type)&&name2!==void 0){let around3=node.parent?.type==="export_statemen\
t"?node.parent:node,implementation=siblings(around3).map(one2=>one2.type==="export_statement"?_0_fieldOf(one2,"declaration")??one2:one2).find(one2=>{let own2=/^(?:function_declaration|method_definition)$/u.
test(one2.type)?_0_fieldOf(one2,"name"):void 0;return own2!==void 0&&text2(own2)===text2(name2)}),body22=implementation&&_0_fieldOf(implementation,"body");if(implementation===
void 0||body22===void 0)return;let known22=new Set(parameterNames2(source,node)),isSame23=parameterNames2(source,implementation).every(one2=>known22.has(one2)),
start=modifiersOf(source,implementation),rest=source.text.slice(name2.end,node.end).replace(/;\s*$/u,""),copy=({copy:own2})=>behind(implementation,[`
${start}${own2}${rest} ${text2(body22)}
`]);return{name:text2(name2),kind:"overload",copy:isSame23?copy:null}}let own=/^(?:arrow_function|function_expression)$/u.test(node.type)?node.parent:node,called2=own===
null?void 0:_0_fieldOf(own,"name"),[result,body2]=[_0_fieldOf(node,"return_type"),_0_fieldOf(node,"body")],[,asserts,about="",type]=(result&&/^:?\s*(asserts\s+)?([\w$]+)\s+is\s+([\s\S]+)$/u.
exec(text2(result).trim()))??[];if(called2===void 0||body2===void 0||type===void 0)return;let parameters=_0_fieldOf(node,"parameters"),generic=_0_fieldOf(node,"\
type_parameters"),statements3=body2.type==="statement_block"?body2.children.filter(one2=>one2.type!=="comment"):[],[only]=statements3,returned=body2.type!=="sta\
tement_block"?body2:statements3.length===1&&only?.type==="return_statement"?only.children[0]:void 0,found2={name:text2(called2),kind:"predicate",copy:null};if(parameters===
void 0||about==="this"||asserts===void 0&&returned===void 0)return found2;let outer2=isMethod?node:statementOf(node),head=isMethod?modifiersOf(source,node):"fun\
ction ",params=`${generic===void 0?"":text2(generic)}${text2(parameters)}`;return{...found2,copy:({copy,value:value2,member})=>{let given2=`(${about}).${member}\
; const ${value2}: ${type} = ${about};`,inner=asserts===void 0&&returned!==void 0?`if (${text2(returned)}) { ${given2} }`:`${source.text.slice(body2.start+1,body2.
end-1)}
${given2}`;return behind(outer2,[`
${head}${copy}${params}: void { ${inner} }
`])}}}function modifiersOf({text:text2},node){let name2=_0_fieldOf(node,"name");return(name2===void 0?"":text2.slice(node.start,name2.start)).replaceAll(/\b(?:override|abstract)\s+/gu,
"")}function statementOf(node){let at2=node;for(;at2.parent!==null&&!/^(?:program|statement_block|class_body)$/u.test(at2.parent.type);)at2=at2.parent;return at2}
function behind({end},texts){let pieces=[{id:0,text:texts.join("")}];return{start:end,end,pieces}}function siblings({parent,start}){return parent?.children.filter(
one2=>one2.start>start)??[]}function parameterNames2(source,node){return _0_fieldOf(node,"parameters")?.children.flatMap(one2=>{if(one2.type==="comment")return[];
let name2=_0_fieldOf(one2,"pattern")??_0_fieldOf(one2,"name")??one2.children[0]??one2;return[textOfNode({source},name2).replace(/^\*+/u,"")]})??[]}function indentOf2({
text:text2},{start}){let line=text2.slice(text2.lastIndexOf(`
`,start-1)+1,start);return/^[ \t]*/u.exec(line)?.[0]??""}_3_init_node_22();function findUnfoundedNames(head,base){let found2=new Map,open2=[...head.root.children];
for(let node=open2.pop();node!==void 0;node=open2.pop()){open2.push(...node.children);let own=node.type==="arrow_function"||node.type==="function_expression"?node.
parent:node,name2=own===null?void 0:_0_fieldOf(own,"name"),loosened=name2===void 0?void 0:loosenedIn(head,node,base);loosened!==void 0&&found2.set(loosened,"is \
now compared like a method, which accepts narrower parameters");let text2=textOfNode({source:head},node);if(name2===void 0||base?.text.includes(text2)===!0)continue;
isBlind(head,node)&&found2.set(textOfNode({source:head},name2),"does not read its parameter"),/^(?:abstract_)?class_declaration$/u.test(node.type)&&/\[Symbol\.hasInstance\]/u.
test(text2)&&found2.set(textOfNode({source:head},name2),"itself decides which values belong to it");let empty=emptiness(head,node,textOfNode({source:head},name2));
empty!==void 0&&found2.set(textOfNode({source:head},name2),empty),isForChecker(head,node)&&found2.set(textOfNode({source:head},name2),"has another definition fo\
r the checker")}return found2}function loosenedIn(source,node,base){if(node.type!=="method_signature"||base===void 0)return;let name2=_0_fieldOf(node,"name"),text2=name2===
void 0?"":textOfNode({source},name2);return(functionsIn(base).get(text2)??0)>(functionsIn(source).get(text2)??0)?text2:void 0}var functions=new WeakMap;function functionsIn(source){
let before2=functions.get(source);if(before2!==void 0)return before2;let found2=new Map,open2=[source.root];for(let node=open2.pop();node!==void 0;node=open2.pop()){
open2.push(...node.children);let[name2,type]=node.type==="property_signature"?[_0_fieldOf(node,"name"),_0_fieldOf(node,"type")]:[];if(name2===void 0||type?.children[0]?.
type!=="function_type")continue;let text2=textOfNode({source},name2);found2.set(text2,(found2.get(text2)??0)+1)}return functions.set(source,found2),found2}function emptiness(source,node,name2){
let[result,body2]=[_0_fieldOf(node,"return_type"),_0_fieldOf(node,"body")];if(result===void 0||body2===void 0||!/^(?:function|method)_/u.test(node.type))return;
let text2=of=>textOfNode({source},of);if(/\b(?:NoReturn|Never|never)\b/u.test(text2(result)))return;let[only,...more3]=body2.children.filter(({type,children})=>type!==
"comment"&&!(type==="expression_statement"&&children[0]?.type==="string"));if(only===void 0||more3.length>0)return;if(/^(?:raise|throw)_statement$/u.test(only.type))
return/NotImplemented|abstract/iu.test(text2(only))?void 0:"only fails";let receiver=/^(?:class_body|block)$/u.test(node.parent?.type??"")||node.parent?.type===
"decorated_definition"?String.raw`(?:self|cls|this)\.`:"";return new RegExp(String.raw`^return\s+${receiver}${RegExp.escape(name2)}(?:\([\w$\s,]*\))?;?$`,"u").test(
text2(only))?"only calls itself":void 0}function isBlind(source,node){let[result,body2,parameters]=[_0_fieldOf(node,"return_type"),_0_fieldOf(node,"body"),_0_fieldOf(
node,"parameters")];if(result===void 0||body2===void 0||parameters===void 0)return!1;let[type,inner]=[textOfNode({source},result),textOfNode({source},body2)];if(!(source.
language==="python"?/\b(?:TypeGuard|TypeIs)\b/u.test(type):/\bis\b|\basserts\b/u.test(type)))return!1;let words3=new Set(inner.match(/[\w$]+/gu)??[]);return!(textOfNode(
{source},parameters).match(/(?<=[(,]\s*)[\w$]+/gu)??[]).some(one2=>words3.has(one2))}function isForChecker(source,node){for(let at2=node.parent;at2!==null;at2=at2.
parent){if(/^(?:function|class)_definition$/u.test(at2.type))return!1;let condition=at2.type==="if_statement"?_0_fieldOf(at2,"condition"):void 0;if(condition!==
void 0&&/(?:^|\.)TYPE_CHECKING$/u.test(textOfNode({source},condition)))return/_definition$/u.test(node.type);if(at2.type==="ambient_declaration")return!source.isDeclaration&&
/^(?:variable_declarator|function_signature|class_declaration)$/u.test(node.type)}return!1}function createCases(input){let{findings,changedFiles,sides:sides4,isSilenced}=input,
sources=new Map,sourceOf2=(side,path)=>{let key2=`${side}\0${path}`;return sources.has(key2)||sources.set(key2,readSource(sides4[side].reading(path),path)),sources.
get(key2)},renamed=new Map(changedFiles.map(({from,to})=>[from,to])),programs={base:new Set(sides4.base.program),head:new Set(sides4.head.program)};if(!findings.
some(({state})=>state==="fixed"))return[];let changed=changedFiles.flatMap(({from,to})=>{let head=to===null?void 0:sourceOf2("head",to),base=from===null?void 0:
sourceOf2("base",from);return to===null||head===void 0?[]:[{path:to,head,base}]}),unfounded=changed.map(({path,head,base})=>{let code22=path.replace(/\.d\.([cm]?)ts$/u,
".$1js"),isBeside=code22!==path&&sides4.head.text(code22)!==void 0,isForAll=isSeenByAll(head),near=sides4.head.program.filter(one2=>isForAll||_18_canSee(input,one2,
path)),names2=[...listUnassignedMembers(declaredMembers(head,base),near,sides4.head),...findUnfoundedNames(isBeside?{...head,isDeclaration:!1}:head,base),...widenedNames(
head,base)];return{path,isForAll,names:names2}}),forAll=new Set(unfounded.flatMap(({path,isForAll})=>isForAll?[path]:[])),promises2=changed.flatMap(({path,head,
base})=>head.isDeclaration||!programs.head.has(path)?[]:findPromises(path,head,base));return findings.filter(({state})=>state==="fixed").map((finding,number)=>{
let kind=siteKindOf(finding),headPath=finding.counterpart?.path??renamed.get(finding.path)??finding.path,isNear=({path,isForAll})=>isForAll||_18_canSee(input,headPath,
path),own=new Map(unfounded.filter(isNear).flatMap(({names:names2})=>names2)),common={finding,number,kind,unfounded:own,promises:[]},none2=unasked=>({...common,
base:null,head:null,unasked}),baseSource=sourceOf2("base",finding.path),headSource=sourceOf2("head",headPath);if(isSilenced(finding.id))return none2("the change\
 added a suppression of this finding");if(!programs.base.has(finding.path)||!programs.head.has(headPath))return none2("the checker does not check the file");if(baseSource===
void 0||headSource===void 0)return none2("Lanser cannot read the code");if(finding.counterpart===null)return none2("head no longer has the code");let base=codeAt(
baseSource,"base",finding.path,spanOf3(sides4.base.reading(finding.path),finding),finding,kind);if(base===void 0)return none2("the finding is not on code that L\
anser can probe");let headSpan=spanOf3(sides4.head.reading(headPath),finding.counterpart),found2=codeAt(headSource,"head",headPath,headSpan,finding,kind);if(found2===
void 0)return{...common,base,head:null,unasked:"head no longer has the code"};let head=sameCode(base,found2,headSpan),isConstant=isBareConstant(head)&&!isBareConstant(
base)&&base.site.expression!==null&&kind!=="name";return{...common,promises:promises2.filter(({name:name2,path})=>isNear({path,isForAll:forAll.has(path)})&&(isImplicit(
name2)||wordsAround(head).has(name2))),base,head,unasked:isConstant?"the change replaced the code by a constant":null}})}function isSeenByAll({language,root,text:text2}){
return language==="python"?!1:!root.children.some(({type})=>/^(?:import|export)_statement$/u.test(type))||/\bdeclare\s+(?:global|module)\b/u.test(text2)}function readSource(reading,path){
if(reading!==void 0)return{text:reading.text,root:reading.tree(),language:reading.language,isTyped:!/\.[cm]?jsx?$/u.test(path),isDeclaration:/\.(?:pyi|d\.[cm]?ts)$/u.
test(path)}}function spanOf3(reading,{range}){let starts=reading?.starts??[];return{start:_0_offsetOf(starts,range.start),end:_0_offsetOf(starts,range.end)}}function codeAt(source,side,path,span,finding,kind){
let site=siteAt(source,span,kind);if(site===void 0)return;let grammar=grammarOf(source.language),dialect=source.language==="python"?pythonDialect:source.isTyped?
scriptDialect:untypedScriptDialect,code22={side,path,source,grammar,dialect,site,own:source.text.slice(span.start,span.end).trim()};if(site.expression===null||kind!==
"call"&&!isOutOfRange(finding))return code22;let call2=isOutOfRange(finding)?_0_ancestry(site.expression).find(({type})=>/^subscript(?:_expression)?$/u.test(type)):
calledAt(code22,site.expression,finding),around3=call2===void 0?void 0:siteOf(source,call2);return around3===void 0?code22:{...code22,site:around3}}function isOutOfRange({
message:message2}){return/\bis out of range for type\b|has no element at index/u.test(message2)}function calledAt({grammar},expression,{message:message2}){let[,
most,got]=/^Expected (?:\d+-)?(\d+) arguments?, but got (\d+)/u.exec(message2)??[],isExtra=got!==void 0&&Number(got)>Number(most)||/^(?:Expected \d+ positional|No parameter named|Multiple parameters)/u.
test(message2),around3=_0_ancestry(expression),isArgument=grammar.position(expression)?.kind==="argument";return(isExtra&&isArgument?around3.slice(1):around3).find(
grammar.isCall)}function sameCode(base,found2,span){let wanted=base.site.expression===null?void 0:textOfNode(base,base.site.expression),own=found2.site.expression;
if(wanted===void 0||own===null||textOfNode(found2,own)===wanted)return found2;let nearest=headerNodes(found2.site.statement).filter(node=>found2.grammar.isExpression(
node)&&textOfNode(found2,node)===wanted).toSorted((a,b)=>Math.abs(a.start-span.start)-Math.abs(b.start-span.start))[0],site=nearest===void 0?void 0:siteOf(found2.
source,nearest);return site!==void 0?{...found2,site}:found2}function headerNodes(statement22){let all=[],open2=[...statement22.children];for(let node=open2.pop();node!==
void 0;node=open2.pop())/^(?:block|statement_block|class_body|else_clause|elif_clause|except_clause|finally_clause)$/u.test(node.type)||(all.push(node),open2.push(
...node.children));return all.sort((a,b)=>a.start-b.start||b.end-a.end)}function wrappersOf({grammar,site}){if(site.expression===null)return[];let around3=_0_ancestry(
site.expression).slice(1),end=around3.findIndex(node=>node===site.statement||/^(?:block|statement_block)$/u.test(node.type));return around3.slice(0,end<0?around3.
length:end).filter(grammar.isExpression)}function wordsAround(code22){return new Set(textOfNode(code22,definitionAround2(code22)).match(/[\w$]+/gu)??[])}function definitionAround2({
site:{statement:statement22}}){let isDefinition=({type})=>/(?:function|method)_(?:definition|declaration)$/u.test(type);return _0_ancestry(statement22).find(isDefinition)??
statement22}function isImplicit(name2){return name2==="constructor"||/^__\w+__$/u.test(name2)}function isBareConstant(code22){let{expression}=code22.site;return expression!==
null&&[expression,...wrappersOf(code22)].every(code22.grammar.isConstant)}function outermostDefinition({site}){return _0_ancestry(site.statement).filter(({type})=>/(?:function|class)_(?:definition|declaration)$|^method_definition$|^arrow_function$/u.
test(type)).at(-1)?.start??-1}function widenedNames(head,base){let found2=new Map;if(base===void 0)return found2;let before2=declaredIn(base);for(let[path,now]of declaredIn(
head)){let was=before2.get(path);was!==void 0&&(was.isReadOnly&&!now.isReadOnly&&found2.set(now.name,"can now be written"),!was.isOptional&&now.isOptional&&found2.
set(now.name,"can now be missing"),now.takes.some((type,at2)=>isAny(type,now)&&!isAny(was.takes[at2]??"object",was))&&found2.set(now.name,"now accepts any type"),
!was.takesMore&&now.takesMore&&found2.set(now.name,"now accepts any number of arguments"))}return found2}function declaredIn(source){let found2=new Map,open2=source.
root.children.map(node=>({node,around:""}));for(let one2=open2.pop();one2!==void 0;one2=open2.pop()){let{node,around:around3}=one2,own=_0_fieldOf(node,"name")??
(isField(source,node)?_0_fieldOf(node,"left"):void 0),name2=own===void 0?"":textOfNode({source},own),path=name2===""?around3:`${around3}.${name2}`,declared2=own===
void 0?void 0:declarationOf(source,node,own);declared2!==void 0&&found2.set(path,declared2),open2.push(...node.children.map(child=>({node:child,around:path})))}
return found2}function isField({language},node){return language==="python"&&node.type==="assignment"&&_0_fieldOf(node,"type")!==void 0}function declarationOf(source,node,own){
let[text2,name2]=[textOfNode({source},node),textOfNode({source},own)],plain2={name:name2,isReadOnly:!1,isOptional:!1,takes:[],typeParameters:"",takesMore:!1};if(/^(?:property_signature|public_field_definition|method_signature)$/u.
test(node.type)){let head=text2.slice(0,own.end-node.start+1);return{...plain2,isReadOnly:/\breadonly\b/u.test(head),isOptional:head.endsWith("?")}}if(isField(source,
node))return{...plain2,isOptional:/^\s*\w+\s*:\s*(?:\w+\.)?NotRequired\[/u.test(text2)};if(node.type==="class_definition")return{...plain2,isReadOnly:isFrozen(source,
node)};let of=(node.type==="variable_declarator"?_0_fieldOf(node,"value"):void 0)??node,parameters=_0_fieldOf(of,"parameters");if(parameters===void 0||!/function|method/u.
test(of.type))return;let takesMore=/(?:\.\.\.|(?<![\w)*])\*(?!\*))\s*\w/u.test(textOfNode({source},parameters)),types2=_0_fieldOf(of,"type_parameters");return{...plain2,
takesMore,takes:parameters.children.map(one2=>{let type=_0_fieldOf(one2,"type");return type===void 0?"":textOfNode({source},type).replace(/^:\s*/u,"")}),typeParameters:types2===
void 0?"":textOfNode({source},types2)}}function isAny(type,{typeParameters}){return(typeParameters.match(/(?<=[<[,]\s*)[\w$]+/gu)??[]).includes(type)||/^(?:|object|unknown|any|Any)$/u.
test(type)}function isFrozen(source,node){return(node.parent?.children??[]).filter(({type})=>type==="decorator").some(one2=>/\bfrozen\s*=\s*True\b/u.test(textOfNode(
{source},one2)))}_3_init_node_22();_3_init_node_22();var claimsMax=64;function listNewCalls(code22,base){if(code22===base)return[];let around3=aroundAsBefore(code22,
base),names2=sourcesOf(code22).flatMap(node=>[node,...headerNodes(node)].flatMap(inner=>{let callee2=code22.grammar.isCall(inner)?code22.grammar.receiver(inner):
void 0;return callee2===void 0||around3.has(inner)||base.source.text.includes(textOfNode(code22,inner))?[]:[textOfNode(code22,callee2)]})).flatMap(text2=>/(?<![\w$.])[\w$][\w$.]*$/u.
exec(text2)?.[0]??[]);return[...new Set(names2)].slice(0,claimsMax)}function aroundAsBefore(code22,base){let callsOf=of=>{let{expression}=of.site,inside=expression===
null?[]:[expression,...wrappersOf(of)];return inside.flatMap((node,at2)=>{let part2=inside[at2-1];if(part2===void 0||!of.grammar.isCall(node))return[];let{text:text2}=of.
source;return[{node,words:`${text2.slice(node.start,part2.start)}\0${text2.slice(part2.end,node.end)}`}]})},[now,before2]=[callsOf(code22).reverse(),callsOf(base).
reverse()],parted=now.findIndex(({words:words3},at2)=>words3!==before2[at2]?.words);return new Set(now.slice(0,parted<0?now.length:parted).map(({node})=>node))}
function listNewAssertions(code22,base){let field=assertedField(code22);return field!==void 0&&assertedField(base)===void 0?[field]:sourcesOf(code22).flatMap(node=>[
node,...headerNodes(node)].flatMap(inner=>{let text2=textOfNode(code22,inner);return code22.grammar.isClaim(inner,code22.source.text)&&!base.source.text.includes(
text2)?[text2]:[]}))}function assertedField(code22){let{statement:statement22}=code22.site,text2=statement22.type==="public_field_definition"?textOfNode(code22,
statement22):"";return/^[^=:]*(?:\bdeclare\b|!\s*(?=:))/u.test(text2)?text2:void 0}function sourcesOf(code22){let{expression,statement:statement22}=code22.site;
if(expression===null)return[];let outer2=wrappersOf(code22).at(-1)??expression,parts=[expression,...headerNodes(expression)].filter(({type})=>type==="identifier"),
wanted=new Set(parts.map(node=>textOfNode(code22,node))),scope=_0_ancestry(statement22).find(({type})=>/(?:function|method)_(?:definition|declaration)$/u.test(type))??
code22.source.root,values3=[],open2=[...scope.children];for(let node=open2.pop();node!==void 0;node=open2.pop()){let target=_0_fieldOf(node,"left")??_0_fieldOf(
node,"name"),value2=_0_fieldOf(node,"right")??_0_fieldOf(node,"value");target!==void 0&&value2!==void 0&&wanted.has(textOfNode(code22,target))&&values3.push(value2),
open2.push(...node.children)}return[outer2,...values3]}_3_init_node_22();_3_init_node_22();function isInert(statement22,{start,end},isNonsense){let around3=_0_ancestry(
statement22).find(node=>{let body2=functionType.test(node.type)?_0_fieldOf(node,"body"):void 0;return body2!==void 0&&body2.start<=start&&end<=body2.end});return around3===
void 0?!1:isNonsense?_0_fieldOf(around3,"return_type")===void 0?!1:statement22.type==="return_statement"?!0:statement22.type==="expression_statement"&&/^call/u.
test(statement22.children[0]?.type??""):!0}var functionType=/^(?:function|method)_(?:definition|declaration)$/u,nonsenseUses=new Set(["value","argument","operan\
d"]);function firstQuestions(input,one2){let{base,head}=one2;return base===null||head===null||one2.unasked!==null?[]:[typesQuestion(one2,base,elementsOf(input,one2,
base,base)),typesQuestion(one2,head,elementsOf(input,one2,head,base)),...beforeQuestion(input,one2,head),...nonsenseQuestions(input,one2,base,head),...promiseQuestions(
input,one2,head)]}function promiseQuestions(input,one2,head){let name2=names(input,one2,"head");return one2.promises.flatMap(({path,kind,copy},index2)=>{let own={
copy:name2("copy",index2),value:name2("given",index2),member:name2("answered",index2)},edit2=copy?.(own);if(edit2===void 0)return[];let elements=kind==="predica\
te"?[{kind:"member",is:"self",text:"",name:own.member}]:[];return[{...questionOf(one2,head,"promise",edit2,elements,`promise${index2}`),path,scope:-2,isPlain:!0,
isInert:!1,disturbs:!1,nonsense:index2}]})}function blockQuestions(input,one2){let{head}=one2;if(head===null||!/\bnever\b/iu.test(one2.finding.message))return[];
let block=_0_ancestry(head.site.statement).find(({type})=>/^(?:block|statement_block|switch_case|switch_default)$/u.test(type)),first=block?.children.find(({type,
field})=>type!=="comment"&&field!=="value"),outside=block?.parent;if(first===void 0||outside===null||outside===void 0)return[];let{expression}=head.site,text2=expression===
null?void 0:textOfNode(head,expression),name2=names(input,one2,"head");return[lineBefore(head.source,first),lineBefore(head.source,outside)].flatMap((slot2,index2)=>{
if(slot2===void 0)return[];let elements=[{kind:"looked",name:name2("block",index2)}];return text2!==void 0&&index2===0&&elements.push({kind:"type",is:"self",text:text2,
id:1,name:name2("block",2)}),[questionAt(one2,head,"block",slot2,elements,`block${index2}`)]})}function borrowedQuestions(input,one2){let{base,head}=one2,[from,
to]=[head?.site.expression??null,base?.site.expression??null];if(base===null||head===null||from===null||to===null||from.type!==to.type)return[];if(from.parent?.
parent?.type==="public_field_definition")return[];let text2=textOfNode(head,from),name2=names(input,one2,"base"),elements=[{kind:"type",is:"self",text:text2,id:1,
name:name2("borrowed",1)}];return[questionAt(one2,base,"borrowed",base.site.slot,elements,"borrowed")]}function elementsOf(input,one2,code22,base){let{grammar,site,
side}=code22,name2=names(input,one2,side),elements=[{kind:"looked",name:name2("looked",0)}],asked=new Set,type=(is,text2)=>{let key2=`${is} ${text2}`;asked.has(
key2)||is==="operand"&&elements.length>elementsMax||(asked.add(key2),elements.push({kind:"type",is,text:text2,id:elements.length,name:name2("type",elements.length)}))},
member=(is,text2)=>{elements.push({kind:"member",is,text:text2,name:name2("member",elements.length)})},{expression}=site;if(expression===null){for(let text2 of site.
names){let is=text2===code22.own||/import/u.test(site.statement.type)?"self":"operand";/^(?:this|self|cls)$/u.test(text2)?member("receiver",text2):type(is,text2),
is==="self"&&/import/u.test(site.statement.type)&&member("self",text2),is==="self"&&code22.dialect.revealType!==void 0&&/import/u.test(site.statement.type)&&type(
"kind",text2)}return elements}let at2=node=>textOfNode(code22,node);if(site.isType)return type("self",at2(expression)),elements;let receiver=grammar.receiver(expression),
isCalled=grammar.isCall(expression);receiver!==void 0&&type(isCalled?"callee":"receiver",at2(receiver));let called2=grammar.position(expression)?.call,callee2=called2===
void 0?void 0:grammar.receiver(called2);one2.kind==="value"&&callee2!==void 0&&type("taker",at2(callee2));let before2=textOfNode(base,base.site.statement);for(let operand2 of builtFrom(
code22,expression)){let isAsBefore=code22!==base&&isPutInText(operand2)&&before2.includes(at2(operand2));operand2!==receiver&&!isAsBefore&&type("operand",at2(operand2))}
let isIndexed=expression.type==="subscript_expression";(one2.kind==="member"||one2.kind==="optional"||one2.kind==="operator")&&!isIndexed&&member("receiver",at2(
receiver??expression)),one2.kind==="name"&&!site.statement.type.startsWith("class")&&member("self",at2(expression));for(let text2 of listNewCalls(code22,base))elements.
push({kind:"claim",text:text2,id:elements.length,name:name2("claim",elements.length)});isBuilt(expression)||type("self",at2(expression));let shapes2=code22===base?
new Set:new Set(wrappersOf(base).map(node=>shapeOf2(base,node)));for(let wrapper of wrappersOf(code22).slice(0,wrappersMax))!isBuilt(wrapper)&&!isCallee(code22,
wrapper)&&!shapes2.has(shapeOf2(code22,wrapper))&&type("wrapper",at2(wrapper));return elements}var elementsMax=40,wrappersMax=6;function isBuilt({type}){return/^(?:list|dictionary|set|tuple|object|array|arrow_function|function_expression|lambda|class)$/u.
test(type)}function isCallee({grammar},{parent,...node}){let callee2=parent===null||!grammar.isCall(parent)?void 0:grammar.receiver(parent);return callee2?.start===
node.start&&callee2.end===node.end}function isPutInText({parent}){return/^(?:interpolation|template_substitution)$/u.test(parent?.type??"")}function builtFrom({
grammar},node){let found2=[],open2=[...node.children];for(;open2.length>0&&found2.length<elementsMax;){let next2=open2.shift();if(next2===void 0)break;if(/^(?:argument_list|arguments|pair|parenthesized_expression|spread_element|list_splat|dictionary_splat|interpolation|template_substitution)$/u.
test(next2.type)||isBuilt(next2))/^(?:arrow_function|function_expression|lambda|class)$/u.test(next2.type)||open2.push(...next2.children);else if(next2.type==="\
keyword_argument"){let value2=_0_fieldOf(next2,"value");value2!==void 0&&open2.push(value2)}else grammar.isExpression(next2)&&!grammar.isConstant(next2)&&found2.
push(next2)}return found2}function shapeOf2(code22,wrapper){let{expression}=code22.site;if(expression===null)return"";let{text:text2}=code22.source;return`${text2.
slice(wrapper.start,expression.start)}\0${text2.slice(expression.end,wrapper.end)}`.replace(/\s+/gu," ")}function typesQuestion(one2,code22,elements){return questionAt(
one2,code22,"types",code22.site.slot,elements,"types")}function beforeQuestion(input,one2,head){let{slot:own,isApart:isApart2,statement:statement22}=head.site,definition=_0_ancestry(
head.site.expression??statement22).find(node=>_0_fieldOf(node,"body")),slot2=own.kind==="around"?lineBefore(head.source,statement22):isApart2&&definition!==void 0?
findBodySlot([definition],head.source):void 0;if(slot2===void 0)return[];let name2=names(input,one2,"head"),elements=[{kind:"looked",name:name2("before",0)},{kind:"\
type",is:"operand",text:"0",id:1,name:name2("before",1)}];return[questionAt(one2,head,"before",slot2,elements,"before")]}function nonsenseQuestions(input,one2,base,head){
let{expression}=head.site;if(expression===null||head.site.isApart)return[];let{dialect,grammar}=head,nonsense={id:0,text:dialect.nonsense};if(one2.kind==="value"){
let value2=valuePlace(base,head);if(value2===void 0)return[];let brackets=value2.parent?.type==="jsx_attribute"?["{","}"]:["",""],label=value2.type==="shorthand\
_property_identifier"?`${textOfNode(head,value2)}: `:"";return[replacing(one2,head,"value",value2,[label,brackets[0]??"",nonsense,brackets[1]??""])]}if(one2.kind===
"call"&&grammar.isCall(expression)){let list3=_0_fieldOf(expression,"arguments");if(list3===void 0||list3.type==="generator_expression")return[];let inner=list3.
children.filter(({type})=>type!=="comment"),name2=names(input,one2,"head")("argument",0),last=inner.at(-1),at2=last?.end??list3.start+1,edit2={start:at2,end:at2,
pieces:[last===void 0?"":", ",{id:0,text:dialect.extraArgument(name2)}]};return[{...questionOf(one2,head,"argument",edit2,[],"argument"),extent:head.site.statement}]}
if(one2.kind==="operator"){let right2=_0_fieldOf(expression,"right")??expression.children.at(-1),isSum=head.source.language!=="python"&&/^\s*\+/u.test(head.source.
text.slice(expression.children[0]?.end??0,right2?.start??0));return right2===void 0||isSum||!/binary|comparison|^subscript$/u.test(expression.type)?[]:[replacing(
one2,head,"operand",right2,[nonsense])]}return[]}function valuePlace(base,head){let wanted=base.site.expression===null?void 0:base.grammar.position(base.site.expression),
{expression}=head.site;if(expression===null)return;let{grammar}=head,places=[expression,...wrappersOf(head)].flatMap(node=>{let position=grammar.position(node);
return position===void 0?[]:[{node,position}]}),alike2=wanted===void 0?places:places.filter(({position})=>position.kind===wanted.kind),called2=(code22,call2)=>{
let callee22=call2===void 0?void 0:code22.grammar.receiver(call2);return callee22===void 0?void 0:textOfNode(code22,callee22)},callee2=called2(base,wanted?.call);
return(alike2.find(({position})=>callee2!==void 0&&called2(head,position.call)===callee2)??alike2.at(wanted?.kind==="argument"?0:-1))?.node}function replacing(one2,code22,use,node,pieces){
let edit2={start:node.start,end:node.end,pieces},header=headerOf(code22.site.statement);return{...questionOf(one2,code22,use,edit2,[],use),extent:header}}function headerOf(statement22){
let body2=statement22.children.find(({type})=>/^(?:block|statement_block|class_body)$/u.test(type));return{start:statement22.start,end:body2?.start??statement22.
end}}function questionAt(one2,code22,use,slot2,elements,key2){let{dialect,site,source}=code22,written2=elements.map(element=>writtenAs(code22,element));if(slot2.
kind==="line"){let pieces2=[slot2.before,...dialect.alone(written2),slot2.after];return questionOf(one2,code22,use,{start:slot2.offset,end:slot2.offset,pieces:pieces2},
elements,key2)}let{at:at2}=slot2,text2=source.text.slice(at2.start,at2.end),around3=dialect.around(written2,text2),opens=source.language!=="python"&&at2.start===
site.statement.start&&site.statement.parent?.type!=="if_statement"?[";"]:[],label=at2.type==="shorthand_property_identifier"?[`${text2}: `]:[],pieces=at2.parent?.
type==="jsx_attribute"?["{",...around3,"}"]:[...opens,...label,...around3];return questionOf(one2,code22,use,{start:at2.start,end:at2.end,pieces},elements,key2)}
function writtenAs({dialect,site},element){return element.kind==="looked"?[element.name]:element.kind==="member"?[`(${element.text}).${element.name}`]:((element.
kind==="type"&&(element.is==="kind"||site.isType)?dialect.revealType:void 0)??dialect.reveal)(element.text,element.name,element.id)}function questionOf(one2,code22,use,edit2,elements,key2){
let disturbs=code22.site.disturbs&&(use==="types"||use==="borrowed"||use==="value"||use==="operand");return{key:`${one2.number} ${key2}`,side:code22.side,path:code22.
path,edit:edit2,extent:edit2,scope:outermostDefinition(code22),isPlain:use==="before",isInert:!disturbs&&isInert(code22.site.statement,edit2,nonsenseUses.has(use)),
disturbs,use,elements,nonsense:0}}function names(input,{number},side){return(purpose,index2)=>_18_probeName(input,`${purpose}_${side}`,number*100+index2)}function findEvasion(one2){
let{base,head}=one2;if(!(base===null||head===null))return inText(one2,base,head)??byIndex(one2,base,head)??anyElement(one2,base,head)??handedOn(one2,base,head)??
putTogether(base,head)??inAnotherForm(one2,base,head)}function inText({kind},base,head){let isImport=/import/u.test(base.site.statement.type),name2=base.own;if(!(kind===
"member"||isImport)||!/^[\w$]+(?:\.[\w$]+)*$/u.test(name2))return;let asking=code22=>textsOf2(code22,isImport?code22.source.root:definitionAround2(code22),name2).
filter(node=>isAsked2(code22,node)).length;return asking(head)>asking(base)?`${quotedName2(name2)} is accessed by a string, which no checker reads`:void 0}function textsOf2(code22,root,name2){
let own=RegExp.escape(name2),asks=new RegExp(String.raw`^${own}$|[.[{]${own}(?![\w$])`,"u");return below(root).filter(node=>/^string_(?:content|fragment)$/u.test(
node.type)&&asks.test(textOfNode(code22,node)))}function isAsked2(code22,{parent:text2}){let around3=text2?.parent??null;if(text2===null||around3===null)return!1;
let call2=around3.parent,callee2=call2===null||!code22.grammar.isCall(call2)?void 0:code22.grammar.receiver(call2),called2=callee2===void 0?"":/[\w$]+$/u.exec(textOfNode(
code22,callee2))?.[0]??"";return/^argument/u.test(around3.type)?/^(?:getattr|attrgetter|itemgetter|methodcaller|import_module|__import__|require)$/u.test(called2):
callee2===around3&&/^format(?:_map)?$/u.test(called2)}function byIndex({kind},base,head){if(kind!=="optional"||head.source.language==="python"||elementIn(base,new Set)!==
void 0)return;let text2=elementIn(head,keysOf3(base));return text2===void 0||new RegExp(String.raw`(?<![\w$.])${RegExp.escape(text2)}(?!\s*(?:\.|=(?!=)|:))(?![\w$])`,
"u").test(textOfNode(head,definitionAround2(head)))?void 0:`the element ${quotedName2(text2)} can be missing: the checker assumes that every element exists`}function elementIn(code22,keys){
let node=code22.site.expression??void 0,isPartOf2=around4=>around4.type==="subscript_expression"||code22.grammar.receiver(around4)===node;for(;node?.parent!=null&&
isPartOf2(node.parent);)node=node.parent;for(;node!==void 0;node=code22.grammar.receiver(node)){let text2=textOfNode(code22,node),taken2=node.type==="identifier"?
takenFor(code22,text2):node;if(taken2!==void 0&&isElement(code22,taken2,keys))return text2}let around3=wrappersOf(code22).find(one2=>isElement(code22,one2,keys));
return around3&&textOfNode(code22,around3)}function isElement(code22,node,keys){let[of,index2]=node.type==="subscript_expression"?[_0_fieldOf(node,"object"),_0_fieldOf(
node,"index")]:[];return of===void 0||index2===void 0||textOfNode(code22,node).includes("?.[")?!1:/^(?:filter|slice|splice|flat|flatMap|concat)$/u.test(methodOf(
code22,of))||/^(?:find(?:Last)?Index|(?:lastI|i)ndexOf)$/u.test(methodOf(code22,index2))||keys.has(textOfNode(code22,index2))}function methodOf(code22,call2){let callee2=call2.
type==="call_expression"?_0_fieldOf(call2,"function"):void 0,property=callee2===void 0?void 0:_0_fieldOf(callee2,"property");return property===void 0?"":textOfNode(
code22,property)}function keysOf3(code22){let asked=below(definitionAround2(code22)).filter(node=>methodOf(code22,node)==="get");return new Set(asked.flatMap(node=>_0_fieldOf(
node,"arguments")?.children.map(one2=>textOfNode(code22,one2))??[]))}function takenFor(code22,name2){let declared2=below(definitionAround2(code22)).filter(node=>{
let own=node.type==="variable_declarator"?_0_fieldOf(node,"name"):void 0;return own!==void 0&&textOfNode(code22,own)===name2}),[only]=declared2;return declared2.
length===1&&only!==void 0?_0_fieldOf(only,"value"):void 0}function anyElement({finding},base,head){if(!isOutOfRange(finding))return;let index2=code22=>{let{expression}=code22.
site,at2=expression===null?void 0:_0_fieldOf(expression,"subscript")??_0_fieldOf(expression,"index");return at2===void 0?void 0:textOfNode(code22,at2)},[before2,
now]=[index2(base),index2(head)],isNumber=text2=>text2!==void 0&&/^-?\d+$/u.test(text2),hasTellingType=text2=>/^[A-Z][A-Z\d_]*$|[.:]/u.test(text2);return isNumber(
before2)&&now!==void 0&&!isNumber(now)&&!hasTellingType(now)?`the checker does not know which element ${quotedName2(now)} selects`:void 0}function handedOn({kind},base,head){
if(kind!=="value"||base.site.expression===null||head.site.expression===null)return;let call2=base.grammar.position(base.site.expression)?.call,callee2=call2===void 0?
void 0:base.grammar.receiver(call2),name2=callee2===void 0?void 0:textOfNode(base,callee2);if(name2===void 0||valuePlace(base,head)===head.site.expression||textOfNode(
base,base.site.expression)!==textOfNode(head,head.site.expression))return;let isGiven2=code22=>[code22.site.statement,...below(code22.site.statement)].some(node=>textOfNode(
code22,node)===name2&&code22.grammar.position(node)?.kind==="argument"&&_0_ancestry(node)[1]?.type!=="decorator");return isGiven2(head)&&!isGiven2(base)&&wrappersOf(
head).length>0?`${quotedName2(name2)} is passed on and not called with the value here`:void 0}function putTogether(base,head){let calls=code22=>below(definitionAround2(
code22)).filter(node=>{let callee2=node.type==="call_expression"?_0_fieldOf(node,"function"):void 0;return callee2!==void 0&&puts.test(textOfNode(code22,callee2))}),
known22=new Set(calls(base).map(node=>textOfNode(base,node))),words3=new Set(textOfNode(base,base.site.statement).match(/[\w$]+/gu)??[]),{statement:statement22}=head.
site,added=calls(head).find(node=>{let[to]=_0_fieldOf(node,"arguments")?.children??[],[root=""]=to===void 0?[]:/^[\w$]+/u.exec(textOfNode(head,to))??[],isHere=statement22.
start<=node.start&&node.end<=statement22.end;return!known22.has(textOfNode(head,node))&&(isHere||words3.has(root))});return added&&`${quotedName2(textOfNode(head,
added))} accepts any value, regardless of its type`}var forms=[{of:/^(?:2353|2561) /u,form:/\.\.\./u,says:"the checker does not compare spread members with the \
type"},{of:/^2367 /u,form:/\.(?:includes|indexOf|has|some)\s*\(/u,says:"the call compares values of any type"},{of:/^reportAbstractUsage /u,form:/\b__new__\s*\(/u,
says:"`__new__` makes an object of any class"},{of:/^(?:reportUnusedCoroutine|reportUnusedCallResult|reportUnusedExpression) /u,form:/^\s*_\w*\s*(?::[^=]*)?=(?!=)/u,
says:"the code assigns the value to a name for unused values"}];function inAnotherForm({finding},base,head){let said3=`${finding.code} ${finding.message}`,[before2,
now]=[textOfNode(base,base.site.statement),textOfNode(head,head.site.statement)];return forms.find(({of,form})=>of.test(said3)&&form.test(now)&&!form.test(before2))?.
says??throughAlias(finding.code,head,base)??anyNumber(finding.message,head)}function throughAlias(code22,head,base){if(code22!=="2540"&&code22!=="reportAttribut\
eAccessIssue")return;let rootOf=of=>/^[\w$]+(?=[.[])/u.exec(textOfNode(of,of.site.statement))?.[0],[before2,now]=[rootOf(base),rootOf(head)];return before2===void 0||
now===void 0||before2===now?void 0:new RegExp(String.raw`(?<![\w$.])${RegExp.escape(now)}\b[^=\n]*=\s*${RegExp.escape(before2)}\s*(?:;|$)`,"mu").test(textOfNode(
head,definitionAround2(head)))?`${quotedName2(now)} is an alias of ${quotedName2(before2)}, which is read-only`:void 0}function anyNumber(message2,head){let name2=/is not assignable to (?:parameter of )?type '([\w$]+)'\.$/mu.
exec(message2)?.[1];if(name2===void 0||!new RegExp(String.raw`\benum\s+${RegExp.escape(name2)}\b`,"u").test(head.source.text))return;let{expression}=head.site,value2=expression===
null?"":textOfNode(head,expression);return new RegExp(String.raw`(?<![\w$])${RegExp.escape(name2)}\s*[.[]`,"u").test(value2)?void 0:`the checker accepts any num\
ber for ${quotedName2(name2)}`}var puts=/^(?:Object\s*\.\s*assign|(?:Object|Reflect)\s*\.\s*setPrototypeOf)$/u,known2=new WeakMap;function below(root){let before2=known2.
get(root);if(before2!==void 0)return before2;let all=[],open2=[...root.children];for(let node=open2.pop();node!==void 0;node=open2.pop())all.push(node),open2.push(
...node.children);return known2.set(root,all),all}function createReplies(questions,overlays,answers){let replies=questions.flatMap(question=>{let overlay=overlays.
find(({side,path,probes})=>side===question.side&&path===question.path&&probes.has(question.key)),placed=overlay?.probes.get(question.key),answer=overlay&&answers.
get(probeTextKey(overlay));return overlay===void 0||placed===void 0||answer===void 0||answer.findings===null?[]:[{question,placed,complaints:complaintsOf(overlay.
text,answer.findings)}]});return{find:(use,side)=>replies.filter(({question})=>question.use===use&&question.side===side)}}function probeTextKey({side,path,text:text2}){
return JSON.stringify([side,path,text2])}function judgeCase(one2,replies,untouched){let unproven=(probe,doubt=null)=>({proof:{kind:"unproven",probe},doubt}),{base,
head,unasked}=one2;if(unasked!==null)return unproven(unasked);if(base===null||head===null)return unproven("head no longer has the code");let[asked]=replies.find(
"types","head"),[known22]=replies.find("types","base");if(asked===void 0)return unproven("the server did not answer the probe of this place");let before2=replies.
find("before","head")[0];return!speaks(head,asked)||before2!==void 0&&!speaks(head,before2)?isExhausted(one2,replies)?{proof:{kind:"proven"},doubt:null}:unproven(
"the checker does not report an unknown name in this place, so it does not check the place",{kind:"silent"}):claims(one2,head,base,asked,unproven)??promises(one2,
replies,unproven)??types(one2,head,asked,known22,replies,unproven)??members(one2,asked,known22,unproven)??values(one2,base,head,asked,replies,untouched,unproven)??
{proof:{kind:"proven"},doubt:null}}function speaks(code22,reply){return reply.question.elements.some(element=>element.kind==="looked"&&isNamed2(reply,element.name))||
typesIn(code22,reply).some(({type})=>type!==void 0)}function claims(one2,head,base,asked,unproven){let words3=wordsAround(head),named2=new Set(one2.finding.message.
match(/[\w$]+/gu)),unfounded=[...one2.unfounded].find(([name2])=>words3.has(name2)||named2.has(name2));if(unfounded!==void 0)return unproven(`the fix depends on\
 a claim that nothing checks: ${quotedName2(unfounded[0])} ${unfounded[1]}`);let[written2]=listNewAssertions(head,base);if(written2!==void 0)return unproven(`th\
e code claims a type that nothing checks: ${quotedName2(written2)}`);let evaded=findEvasion(one2);if(evaded!==void 0)return unproven(evaded);for(let element of asked.
question.elements){if(element.kind!=="claim")continue;let type=typeOf2(head,asked,element);if(type!==void 0&&head.dialect.isCast(type))return unproven(`the code\
 claims a type that nothing checks: ${quotedName2(element.text)} is a cast`)}}function promises(one2,replies,unproven){let copies2=replies.find("promise","head");
for(let[index2,{name:name2,kind}]of one2.promises.entries()){let copy=copies2.find(({question})=>question.nonsense===index2),promiser={overload:"an overload",predicate:"\
the return type"}[kind];if(copy===void 0||!isKept(copy))return unproven(`the fix depends on a claim that nothing checks: the body of ${quotedName2(name2)} does \
not show what ${promiser} promises`)}}function isKept(copy){let piece=copy.placed.pieces.get(0);if(piece===void 0)return!1;let isIn2=({start,end})=>start>=piece.
start&&end<=piece.end,members2=copy.question.elements.flatMap(one2=>one2.kind==="member"?[one2.name]:[]),elsewhere3=new Set(copy.complaints.filter(one2=>!isIn2(
one2)).map(({code:code22,message:message2})=>`${code22} ${message2}`));return copy.complaints.filter(one2=>one2.severity==="error"&&isIn2(one2)&&!elsewhere3.has(
`${one2.code} ${one2.message}`)&&!members2.some(name2=>one2.message.includes(name2))).length===0&&members2.every(name2=>isNamed2(copy,name2))}function typesIn(code22,reply){
return reply===void 0?[]:reply.question.elements.flatMap(element=>element.kind==="type"?[{element,type:typeOf2(code22,reply,element)}]:[])}function types(one2,head,asked,known22,replies,unproven){
let{dialect}=head,inHead2=typesIn(head,asked),inBase=one2.base===null?[]:typesIn(one2.base,known22),baseType=text2=>inBase.find(({element})=>element.text===text2)?.
type,parts=inHead2.filter(({element:{is}})=>is==="operand"||is==="receiver"||is==="callee"),areUnchanged=parts.length>0&&parts.every(({element,type})=>type!==void 0&&
baseType(element.text)===type),baseSelf=inBase.find(({element})=>element.is==="self"),rank2=({element:{is}})=>is==="self"?0:is==="wrapper"?1:2;for(let{element,type}of inHead2.
toSorted((a,b)=>rank2(a)-rank2(b))){let{is,text:text2}=element;if(is==="kind")continue;if(type===void 0){if(inHead2.some(({element:other,type:asKind})=>other.is===
"kind"&&other.text===text2&&asKind!==void 0&&!dialect.isUnknown(asKind)))continue;return unproven(`the server reports no type for ${quotedName2(text2)}`)}let isAsInBase=!(is===
"self"&&text2===(baseSelf?.element.text??""))&&is!=="wrapper"&&baseType(text2)===type;if(isOutOfRange(one2.finding)&&is==="receiver"&&!dialect.isOfLength(type))
return unproven(`the number of elements of ${quotedName2(text2)} is unknown: its type is ${quotedName2(type)}`);if(dialect.isNever(type)){if(is==="wrapper"||one2.
kind==="call"&&is==="self"||isAsInBase||isExhausted(one2,replies))continue;return unproven(`no value can be ${quotedName2(text2)}: its type is ${type}`,{kind:"s\
ilent"})}if(one2.kind==="optional"&&(is==="receiver"||is==="self"&&parts.length===0)&&dialect.mayBeNone(type))return unproven(`${quotedName2(text2)} can still b\
e none: its type is ${quotedName2(type)}`);if(/<subclass of .* and /u.test(type)&&!isAsInBase)return unproven(`the checker assumes an impossible type for ${quotedName2(
text2)}: ${quotedName2(type)}`);if(one2.kind==="member"&&is==="self"&&type==="unknown")return unproven(`the checker knows nothing about ${quotedName2(text2)}`);
if(dialect.isUnknown(type)){if(isAsInBase||one2.kind==="optional"&&is==="self"&&sameButNone(type,baseSelf?.type)||one2.kind==="call"&&is==="self"&&areCalleesKnown(
inHead2,dialect)||is==="self"&&isBorrowed(one2,replies))continue;return unproven(`the type of ${quotedName2(text2)} is unknown: ${type}`,is==="self"?{kind:"type",
text:text2}:null)}if(!dialect.holdsUnknown(type)||isAsInBase)continue;let taken2=is==="taker"?baseType(text2):void 0;if(taken2!==void 0&&/\bUnknown\b/u.test(type)&&
!dialect.holdsUnknown(taken2))return unproven(`a parameter of ${quotedName2(text2)} no longer has a known type: ${quotedName2(type)}`);if(!(is==="callee"||is===
"taker"||dialect.isFunction(type)&&one2.kind==="name")&&!(is==="self"&&(areUnchanged||sameButNone(type,baseSelf?.type)))&&!(is==="wrapper"&&areUnchanged)&&!(one2.
kind==="call"&&is==="self")&&!(is==="self"&&isBorrowed(one2,replies)))return unproven(`a part of the type of ${quotedName2(text2)} is unknown: ${quotedName2(type)}`,
is==="self"?{kind:"type",text:text2}:null)}}function areCalleesKnown(all,dialect){return all.every(({element,type})=>element.is!=="callee"||type!==void 0&&!dialect.
isUnknown(type))}function sameButNone(type,other){let without2=one2=>one2.split(" | ").filter(part2=>!/^(?:None|null|undefined)$/u.test(part2)).join(" | ");return other!==
void 0&&without2(type)===without2(other).replace(/^\((.*)\)$/u,"$1")}function members(one2,asked,known22,unproven){for(let element of asked.question.elements){if(element.
kind!=="member"||isRefused(asked,element.name))continue;let inBase=known22?.question.elements.find(other=>other.kind==="member"&&other.text===element.text),wasSilent=known22!==
void 0&&inBase?.kind==="member"&&!isRefused(known22,inBase.name),isUnder=element.is==="self"&&one2.kind==="name";if(!(wasSilent&&!isUnder))return unproven(`the \
checker accepts a member of ${quotedName2(element.text)} that does not exist`)}}function isRefused(reply,name2){let{start,end}=reply.placed;return isNamed2(reply,
name2)||reply.complaints.some(one2=>/^(?:18046|2571|2693|1361)$/u.test(one2.code??"")&&one2.start>=start&&one2.end<=end)}function values(one2,base,head,asked,replies,untouched,unproven){
let isWhole2=of=>{let type=typesIn(head,asked).find(({element})=>element.is===of)?.type;return type!==void 0&&head.dialect.isWholeSignature(type)},refused2=reply=>reply?.
complaints.some(complaint=>complaint.severity==="error"&&complaint.start>=reply.placed.extent.start&&complaint.start<=reply.placed.extent.end&&!untouched.has(`${complaint.
code} ${complaint.message}`))===!0;if(one2.kind==="value"&&head.site.expression!==null&&!head.site.isApart){if(valuePlace(base,head)===void 0)return unproven("t\
he code is no longer an argument, a returned value or an assigned value");let[reply]=replies.find("value","head");if(reply===void 0)return unproven("the server \
did not answer the probe of the value");if(!refused2(reply)&&!isWhole2("taker"))return unproven(`the checker accepts an invalid value for ${quotedName2(textOfNode(
head,head.site.expression))}`)}if(one2.kind==="call"&&head.site.expression!==null&&!head.site.isApart){let[reply]=replies.find("argument","head");if(reply===void 0)
return unproven("the code is no longer a call");if(!refused2(reply)&&!isWhole2("callee"))return unproven("the checker accepts an unknown argument");let spreads=code22=>code22.
site.expression?.children.flatMap(({children})=>children).filter(code22.grammar.isSpread).length??0;if(spreads(head)>spreads(base))return unproven("the number o\
f arguments is unknown")}if(one2.kind==="operator"){let[reply]=replies.find("operand","head");if(reply!==void 0&&!refused2(reply))return unproven("the checker a\
ccepts an invalid operand")}}function isExhausted(one2,replies){let{base,head,finding}=one2;if(base===null||head===null||!/\bnever\b/iu.test(finding.message))return!1;
let line=code22=>textOfNode(code22,code22.site.statement).replace(/\s+/gu," ");if(line(base)!==line(head))return!1;let[block,around3]=replies.find("block","head");
if(block===void 0||around3===void 0||!speaks(head,around3))return!1;let type=typesIn(head,block)[0]?.type;return!speaks(head,block)||type!==void 0&&head.dialect.
isNever(type)}function isBorrowed(one2,replies){let[reply]=replies.find("borrowed","base");if(reply===void 0||one2.base===null)return!1;let[typed2]=typesIn(one2.
base,reply),piece=reply.placed.pieces.get(typed2?.element.id??-1);return typed2?.type===void 0||piece===void 0||!one2.base.dialect.holdsUnknown(typed2.type)?!1:
!reply.complaints.some(complaint=>/^(?:error|warning)$/u.test(complaint.severity)&&complaint.start>=piece.start&&complaint.end<=piece.end&&!complaint.message.includes(
`'${typed2.element.name}'`))}function isNamed2({complaints},name2){return complaints.some(({message:message2})=>message2.includes(name2))}function typeOf2({dialect},{
placed,complaints},element){let at2=placed.pieces.get(element.id);return at2===void 0?void 0:dialect.typeIn(complaints,element.name,at2)}_3_init_node_22();function packProbes(probes,textOf){
return[...Map.groupBy(probes,({side,path})=>`${side}\0${path}`).values()].flatMap(own=>{let groups3=[];for(let probe of own){if(groups3.some(group2=>group2.some(
({key:key2})=>key2===probe.key)))continue;let group=groups3.find(one2=>one2.every(other=>mayStandBeside(probe,other)));group!==void 0?group.push(probe):groups3.
length<24&&groups3.push([probe])}return groups3.flatMap(group=>{let[first]=group;return first===void 0?[]:[overlayOf(first,group,textOf(first.side,first.path))]})})}
function mayStandBeside(one2,other){if(!(one2.isPlain||other.isPlain||one2.scope!==other.scope)&&(one2.disturbs||other.disturbs))return!1;let[a,b]=[one2.extent,
other.extent];return(a.end<=b.start||b.end<=a.start)&&a.start!==b.start}function overlayOf({side,path},group,text2){let made="",at2=0,moves=[],spans=new Map;for(let{
key:key2,edit:edit2}of group.toSorted((a,b)=>a.edit.start-b.edit.start)){made+=text2.slice(at2,edit2.start);let start=made.length,pieces=new Map;for(let piece of edit2.
pieces){let from=made.length;made+=typeof piece=="string"?piece:piece.text,typeof piece!="string"&&pieces.set(piece.id,{start:from,end:made.length})}at2=edit2.end,
spans.set(key2,{start,end:made.length,pieces}),moves.push({from:at2,by:made.length-at2})}made+=text2.slice(at2);let moved=offset=>offset+(moves.findLast(({from})=>from<=
offset)?.by??0),placed=group.flatMap(({key:key2,extent,edit:edit2})=>{let span=spans.get(key2);if(span===void 0)return[];let start=Math.min(span.start,extent.start<
edit2.start?moved(extent.start):span.start);return[[key2,{...span,extent:{start,end:moved(Math.max(extent.end,edit2.end))}}]]}),inert=group.every(({isInert:isInert2})=>isInert2)?
{isInert:!0}:{};return{side,path,text:made,...inert,probes:new Map(placed)}}function planKnown(input){let known22=prepare(input);return known22.first.overlays.length===
0?null:answers=>{let byText=index(answers),left3=known22.first.overlays.filter(one2=>!byText.has(probeTextKey(one2)));return(left3.length===known22.first.overlays.
length?left3:known22.second(byText).overlays).map(({probes:_,...ask})=>ask)}}function judgeKnown(input,answers){let known22=prepare(input),byText=index(answers),
second=known22.second(byText),judged=known22.judge(byText,[known22.first,second]),overlays=[...known22.first.overlays,...second.overlays];return{proofs:new Map(
judged.map(({of,judged:{proof}})=>[of.finding.id,proof])),isSilent:overlays.length>0&&!answers.some(one2=>isSpeaking(input,one2))}}function isSpeaking(input,{findings}){
let word=_18_seedWord(input);return findings?.some(({message:message2})=>message2.includes(word))===!0}function prepare(input){let cases=createCases(input),textOf=(side,path)=>input.
sides[side].reading(path)?.text??"",round=asked=>{let questions=new Map(cases.map(one2=>[one2,asked(one2)]));return{questions,overlays:packProbes([...questions.
values()].flat(),textOf)}},first=round(one2=>firstQuestions(input,one2)),untouched=new Map;for(let[path,own]of Map.groupBy(input.findings,({path:path2})=>path2))
untouched.set(path,new Set(own.flatMap(one2=>isInHead2(one2.state)?[`${one2.code} ${one2.message}`]:[])));let judge=(answers,rounds)=>{let unassigned=_18_unassignedNames(
input,ask=>answers.get(probeTextKey(ask)));return cases.map(one2=>{let questions=rounds.flatMap(({questions:all})=>all.get(one2)??[]),overlays=rounds.flatMap(all=>all.
overlays),replies=createReplies(questions,overlays,answers),claimed=unassigned.filter(({path})=>one2.head!==null&&_18_canSee(input,one2.head.path,path)).map(({name:name2})=>[
name2,"is declared but never gets a value"]),unfounded=new Map([...one2.unfounded,...claimed]),judged=judgeCase({...one2,unfounded},replies,untouched.get(one2.head?.
path??"")??new Set);return{of:one2,judged}})};return{first,second:answers=>{let doubts2=new Map(judge(answers,[first]).map(({of,judged:{doubt}})=>[of,doubt]));return round(
one2=>{let doubt=doubts2.get(one2)??null;return doubt===null?[]:doubt.kind==="silent"?blockQuestions(input,one2):borrowedQuestions(input,one2)})},judge}}function isInHead2(state){
return state!=="fixed"&&state!=="removed"&&state!=="suppressed"}function index(answers){return new Map(answers.map(answer=>[probeTextKey(answer),answer]))}_3_init_node_22();
function decideVerdict(input){let lifted=input.failures.flatMap(liftedReason),doubts2=input.failures.filter(({waived:waived2})=>waived2===void 0),hard=doubts2.filter(
({code:code22})=>_8_failsBy[code22]?.(input.policy)===!0),counted={...input,failures:doubts2.filter(one2=>!hard.includes(one2))},failing2=[...whyFail(counted),...hard],
unmeasured=whyInconclusive(counted,lifted.length+hard.length>0?"waived":"whole"),verdict=failing2.length>0?"fail":unmeasured.length>0?"inconclusive":"pass",isToInstall=({
code:code22})=>code22==="dependencies-missing",reasons=[...failing2,...unmeasured.filter(isToInstall),...unmeasured.filter(one2=>!isToInstall(one2))],waived=whyWaived(
input.findings);return verdict==="pass"&&reasons.push(...whyPass(input,waived.length+lifted.length>0)),reasons.push(...waived,...lifted),{verdict,class:classOf(
input.findings,unmeasured.length>0),reasons}}function whyFail(input){let{findings,policy,reward}=input,reasons=[],failing2=findings.filter(one2=>_8_isFailing(one2,
policy));failing2.length>0&&reasons.push(createReason("new-finding",`${countBySeverity(failing2)}${onlyHidden(failing2)}`));let tooMany=whyTooMany(input);tooMany!==
void 0&&reasons.push(tooMany);let failingOf=state=>findings.filter(one2=>one2.state===state&&_8_isSevere(one2,policy)),moved=policy.moved==="fail"?failingOf("mo\
ved"):[];moved.length>0&&reasons.push(createReason("moved-finding",`${_2_plural(moved.length,"finding")} moved with the code (policy moved: fail)`));let volatile2=policy.
volatile==="fail"?failingOf("volatile"):[];volatile2.length>0&&reasons.push(createReason("volatile-finding",`${_2_plural(volatile2.length,"finding")} depend on \
the order of checks (policy volatile: fail)`)),policy.minReward!==null&&reward!==null&&reward<policy.minReward&&reasons.push(createReason("min-reward",`the proc\
ess reward is ${_2_threeDigits(reward)}, below min-reward: ${policy.minReward}`));let wrong=input.claims?.filter(({state})=>state==="false")??[];wrong[0]!==void 0&&
policy.claims===void 0&&reasons.push(createReason("false-claim",`false claim: ${_1_falseClaim(wrong[0])}${_2_countMore(wrong.length-1)}`));let mismatch=traceReason(
"replay-mismatch",input);return mismatch!==void 0&&reasons.push(mismatch),reasons}var traceWords2={"replay-mismatch":{weight:"fails",one:"does not replay as rec\
orded",more:"do not replay as recorded"},"replay-inconclusive":{weight:"inconclusive",one:"could not be replayed",more:"could not be replayed"}};function traceReason(code22,{
replay,policy}){let{weight,one:one2,more:more3}=traceWords2[code22],traces=replay?.traces.filter(trace=>_10_replayWeight(trace,policy)===weight)??[],[first]=traces.
toSorted((left3,right2)=>compareText(left3.path,right2.path));if(first===void 0)return;let{path,at:at2,message:message2,advice}=first,what=traces.length===1?`th\
e committed trace ${path} ${one2}`:`${traces.length} committed traces ${more3}, first ${path}`,where=at2===null?"":`, from entry ${at2.entry} on${at2.pointer===
""?"":` (${at2.pointer})`}`;return createReason(code22,`${what}${where}: ${message2.replace(/\.$/u,"")}`,advice[0]??null)}function whyTooMany({findings,policy}){
let{maxNew={}}=policy,fresh=findings.filter(one2=>one2.state==="new"&&_8_mayFail(one2)&&!_3_isOnlyOpinion(one2.server,policy)),over=severities.flatMap(severity=>{
let own=fresh.filter(one2=>one2.severity===severity),max=maxNew[severity];return max===void 0||own.length<=max?[]:[`${countBySeverity(own)}, more than max-new: \
{ ${severity}: ${max} }`]});return over.length===0?void 0:createReason("max-new",over.join("; "))}function liftedReason({code:code22,message:message2,hint,waived}){
if(waived===void 0)return[];let why=`${code22} waived by ${waived.by}: ${waived.reason} (${message2.replace(/\.$/u,"")})`;return[{...createReason("waived",why),
lifted:{code:code22,message:message2,hint,waived}}]}function whyInconclusive(input,doubts2){let reasons=[...input.failures],isReported=input.failures.length>0,unexplained=input.
unknown.filter(file2=>!isReported||file2.reason!=="server-failed");if(unexplained.length>0){let[first]=unexplained.toSorted(compareUnknownFiles),joint=unexplained.
length===1?": ":", for example ",example=first===void 0?"":`${joint}${first.path} (${first.side}: ${first.reason})`;reasons.push(createReason("unknown-files",`${_2_plural(
unexplained.length,"file")} without a result${example}`))}let unmeasured=input.unmatched.filter(one2=>one2.reason===void 0);if(input.failures.length===0&&unmeasured.
length>0){let parts=["base","head"].flatMap(side=>{let own=unmeasured.filter(one2=>one2.side===side).length,other=side==="base"?"head":"base";return own===0?[]:
[`${_2_plural(own,"finding")} of ${side} cannot be compared, because ${other} has no result for the file`]});reasons.push(createReason("unmatched-findings",parts.
join("; ")))}let isScorable=doubts2==="whole"&&reasons.length===0;input.policy.minReward!==null&&input.reward===null&&isScorable&&reasons.push(createReason("uns\
cored","`min-reward` is set, but the change has no reward","The report says why the reward is missing. Fix the cause, or remove `min-reward` from base's `.lanse\
r/config.yml`."));let unproven=input.failures.length===0?whyUnproven(input):void 0;unproven!==void 0&&reasons.push(unproven);let unreplayed=traceReason("replay-\
inconclusive",input);unreplayed!==void 0&&reasons.push(unreplayed);let isLess=[input.scope,...(input.servers??[]).map(({scope})=>scope)].some(_11_isPart)&&!input.
unknown.some(({side})=>side==="head"),isEmptied=input.skippedRoots===0&&!isLess;return input.failures.length===0&&input.headFiles===0&&isEmptied&&reasons.push(createReason(
"no-files","Lanser checked no file of head","Check the server's configuration and the roots.")),reasons}function whyUnproven({servers=[]}){let asked=servers.filter(
({skipped})=>skipped===null);if(asked.length===0||asked.some(({stability})=>stability!=="unproven"))return;let names2=[...new Set(asked.map(({id})=>id))].sort(compareText).
join(", ");return createReason("server-unproven",`no test document (canary) proves that ${names2} can find errors, and no other server ran`,"Add a canary to the\
 server's file in `.lanser/servers` of base.")}function compareUnknownFiles(left3,right2){return compareText(left3.path,right2.path)||compareText(left3.side,right2.
side)||compareText(left3.server,right2.server)||compareText(left3.reason,right2.reason)}function whyPass(input,isWaived2){let fresh=input.findings.filter(one2=>one2.
state==="new"&&one2.waived===void 0);return fresh.length===0&&isWaived2?[]:fresh.length===0?[createReason("clean",`${whyClean(input)}${offNew(input)}`)]:[createReason(
"advisory",`${countBySeverity(fresh)}, ${whyAdvisory(fresh,input)}${offNew(input)}`)]}function whyAdvisory(fresh,{policy}){let all=[...Map.groupBy(fresh,one2=>{
let{server:server2,elsewhere:elsewhere3,ruled}=one2;return _8_isInDoubt(one2,policy)?"not reported under head's own server configuration":elsewhere3!==void 0?"i\
n files outside the change (only-changed-files)":ruled?.fail===!1?`by ${_3_describeRule(ruled.rule)} (fail: false)`:belowThreshold(server2,policy)})].sort(([left3],[
right2])=>compareText(left3,right2));return all.length===1?all[0]?.[0]??"":all.map(([way,own])=>`${own.length} ${way}`).join(", ")}function belowThreshold(server2,policy){
if(_3_isOnlyOpinion(server2,policy))return`of ${server2} alone, a second opinion`;let threshold=_3_thresholdOf(server2,policy),whose=_3_serverPolicyOf(server2,policy).
failOn===void 0?"":` of ${server2}`;return threshold==="never"?`nothing${whose} fails by policy (fail-on: never)`:`below fail-on: ${threshold}${whose}`}function offNew({
off}){return[...Map.groupBy(off.filter(({state})=>state==="new"),({ruled})=>ruled?.rule??0)].sort(([left3],[right2])=>left3-right2).map(([index2,own])=>`; ${_2_plural(
own.length,"new finding")} turned off by ${_3_describeRule(index2)}`).join("")}function whyClean({findings,headFiles,skippedRoots,unchecked:unchecked2}){let gone2=findings.
filter(({state})=>state==="fixed").length,nothing22=`nothing new in ${_2_plural(headFiles,"file")}${gone2===0?"":`, ${gone2} fixed`}`,[first,...more3]=unchecked2.
filter(({range})=>range===null),left3=first===void 0?"":`; not checked: ${first.path}${_2_countMore(more3.length)}, because ${first.why}`;if(skippedRoots===0)return`${nothing22}${left3}`;
let skipped=`${_2_plural(skippedRoots,"root")} skipped, because the change does not affect them`;return headFiles===0?`${skipped}${left3}`:`${nothing22}; ${skipped}${left3}`}
function whyWaived(findings){let waived=findings.filter(one2=>one2.waived!==void 0);return[...Map.groupBy(waived,one2=>`${one2.waived?.by}: ${one2.waived?.reason}`)].
map(([by,own])=>createReason("waived",`${countBySeverity(own)} waived by ${by}`))}function classOf(findings,isInconclusive){let remaining=findings.filter(({state})=>state!==
"new"&&!findingStateTable[state].isGone);return findings.some(one2=>one2.state==="new"&&one2.severity==="error")?"new_errors":isInconclusive?"lsp_unavailable":remaining.
some(one2=>one2.severity==="error")?"baseline_error":[...remaining,...findings.filter(one2=>one2.state==="new")].some(one2=>one2.severity==="warning")?"warnings\
_only":"clean"}function countBySeverity(findings){let parts=severities.flatMap(severity=>{let many=findings.filter(one2=>one2.severity===severity).length;return many===
0?[]:[_2_plural(many,`new ${severityNoun[severity]}`)]}),last=parts.pop()??"nothing";return parts.length===0?last:`${parts.join(", ")} and ${last}`}function onlyHidden(failing2){
let many=failing2.filter(({cause})=>cause?.how==="mended-import").length;return many===0?"":`; ${many} existed before, hidden by an unresolved import`}var severityNoun={
error:"error",warning:"warning",information:"note",hint:"hint"};function createReason(code22,message2,hint=null){return{code:code22,message:message2,hint}}_3_init_node_22();
function findLeftOut({changedFiles},run){let{sides:sides4,server:server2}=run,[base,head]=[leftOutOf(sides4.base),leftOutOf(sides4.head)],origins2=new Map(changedFiles.
map(({from,to})=>[to,from])),blocked=[...head.blocked].filter(([path,why])=>path.endsWith(".go")&&base.blocked.get(path)===why),silent=[...head.silent].filter(path=>{
let from=origins2.has(path)?origins2.get(path):path;return from!=null&&base.silent.has(from)});if(blocked.length===0&&silent.length===0)return{spared:new Set,unchecked:[],
doubts:[]};let reached=_0_once(()=>reachedBy(changedFiles.filter(one2=>!isOnlyRenamed(one2,sides4)),run)),spared=blocked.flatMap(([path])=>reached().has(path)?[]:
[path]),[first,...others]=spared,[doubtful,...more3]=silent.filter(path=>reached().has(path));return{spared:new Set(spared),unchecked:first===void 0?[]:[{path:first,
range:null,why:`its package does not compile in base, and the change does not affect it${_2_countMore(others.length)}`}],doubts:doubtful===void 0?[]:[createReason(
"unchecked-files",`${server2.id} checks ${doubtful}${_2_countMore(more3.length)} only in part on both sides, because the package has errors, and the change edit\
s or affects it`,"Fix the errors of the package in base, or install its imports.")]}}function isOnlyRenamed({from,to},{base,head}){let constraintOf=path=>/(?:_[^/]*)?\.go$/u.
exec(path)?.[0];return from!==null&&to!==null&&folderOf2(from)===folderOf2(to)&&constraintOf(from)!==void 0&&constraintOf(from)===constraintOf(to)&&base.text(from)===
head.text(to)}function leftOutOf({observation}){let blocked=new Map,silent=new Set;for(let file2 of observation.files)file2.kind==="unknown"&&file2.reason==="bl\
ocked"&&blocked.set(file2.path,file2.why??""),file2.kind==="final"&&file2.silent!==void 0&&file2.silent.length>0&&silent.add(file2.path);return{blocked,silent}}
function reachedBy(changedFiles,{sides:sides4,roots}){let tops=roots.map(({root})=>root==="."?"":root),reached=(side,changed)=>_5_withImporters(packageGraph(sides4[side],
tops),changed.filter(path=>path!==null));return new Set([...reached("base",changedFiles.map(({from})=>from)),...reached("head",changedFiles.map(({to})=>to))])}function packageGraph(side,tops){
let importers=new Map,add2=(path,importer)=>importers.set(path,(importers.get(path)??new Set).add(importer)),folders=Map.groupBy(side.program,folderOf2),top2=tops.
flatMap(folder=>folders.get(folder)??[]),{near}=_5_importResolver(side.program);for(let path of side.program){for(let other of folders.get(folderOf2(path))??[])
add2(other,path);for(let one2 of _18_importsBy(side,path)){let found2=near(path,one2);for(let target of found2.length>0?found2:top2)add2(target,path)}}return{importers}}
function folderOf2(path){return path.slice(0,Math.max(0,path.lastIndexOf("/")))}_3_init_node_22();_3_init_node_22();function judgeLooks(input,answers){let files=_18_lookedFiles(
input),looks=files.flatMap(file2=>_18_lookAt(file2,answers)??[]),isAsked3=new Set(looks.map(({file:file2})=>file2)),unread=[..._18_unreadFiles(input),...files.flatMap(
file2=>file2.asked.length>0&&!isAsked3.has(file2)?[file2.to]:[])],judged=looks.map(look=>judgeFile(input,look,answers));return{hidden:judged.flatMap(({hidden})=>hidden),
unchecked:[...unread.map(path=>({path,range:null,why:whyUnread(input,path)})),...judged.flatMap(({unchecked:unchecked2})=>unchecked2)],asked:looks.reduce((sum,{
names:names2})=>sum+names2.size,0),silent:judged.reduce((sum,{silent})=>sum+silent,0),isBelieved:looks.length===0||answers.some(one2=>_18_listReportedNames(one2).
size>0)}}function whyUnread({sides:{head}},path){let reading=head.reading(path),broken=reading?.hasErrors===!0?"it does not parse":"it does not parse with a pro\
be in it";return`Lanser did not probe the file: ${reading===void 0?"it is too large":broken}`}function judgeFile(input,look,answers){let{file:file2,ask,names:names2}=look,
answer=_18_answerTo(ask,answers),silent=_18_listSilentStatements(names2,answer);if(silent===void 0||answer?.findings===null||answer===void 0){let why=answer===void 0?
"Lanser did not probe the file, because too much changed":"the server did not answer the probe";return{hidden:[],unchecked:[{path:file2.to,range:null,why}],silent:0}}
let unknown=unknownMembers(file2,answer,new Set(silent));if(silent.length===0)return{hidden:[],unchecked:unknown,silent:0};let explain=_18_explainSilence(_18_listedWith(
input,answers),look,answer,silent),unexplained=silent.filter(place2=>explain(place2).fate===void 0),base=_18_planBaseProbe(input,look,unexplained),baseAnswer=base&&
_18_answerTo(base.ask,answers),heardInBase=baseAnswer?.findings==null?void 0:_18_listReportedNames(baseAnswer);if(unexplained.length>0&&silent.length===names2.size&&
(heardInBase?.size??0)===0){let why=unlikeControl(input,look,answers);if(why!==void 0)return{hidden:[],unchecked:[{path:file2.to,range:null,why}],silent:silent.
length}}let inBase=place2=>{let counterpart2=file2.counterpart(place2),name2=counterpart2===void 0?void 0:base?.names.get(counterpart2.place);return name2===void 0||
heardInBase===void 0?"unknown":heardInBase.has(name2)?"looked":"silent"},widened=_18_planWidenedProbes(input,look,unexplained).map(one2=>({...one2,heard:_18_listReportedNames(
_18_answerTo(one2.ask,answers)??{findings:null})})),hidden=[],unchecked2=[...unknown];for(let{places,fate}of together(file2,silent,place2=>fateOf2(place2))){let found2={
path:file2.to,range:rangeOf(file2,places),why:fate.why};fate.kind==="hidden"?hidden.push(found2):fate.kind==="unchecked"&&unchecked2.push(found2)}return{hidden,
unchecked:unchecked2,silent:silent.length};function fateOf2(place2){let{fate,said:said3}=explain(place2);if(fate!==void 0)return fate;let wide=widened.find(({places,
heard})=>places.has(place2)&&heard.has(names2.get(place2)??""));if(wide!==void 0)return _18_uncheckedVerdict(`${wide.why}${said3}`);let before2=inBase(place2);return base!==
void 0&&heardInBase===void 0?_18_uncheckedVerdict(`Lanser cannot tell whether the checker checked this code in base${said3}`):before2==="silent"?_18_uncheckedVerdict(
`the checker did not check this code in base${said3}`):{kind:"hidden",why:`${whyHidden(before2,file2.counterpart(place2)?.isItself===!0)}${said3}`}}}function unknownMembers(file2,answer,silent){
let taken2=_18_takenMembers(file2.members,answer).filter(({place:place2})=>!silent.has(place2)),[first]=taken2;if(first===void 0)return[];let names2=[...new Set(
taken2.map(({receiver})=>receiver))],why=`members of ${names2.slice(0,namesMax).join(", ")}${_2_countMore(names2.length-namesMax)} are not checked: the checker \
accepts any name`;return[{path:file2.to,range:rangeOf(file2,[first.place]),why}]}var namesMax=3;function whyHidden(before2,isItself2){return before2!=="looked"?
"the checker skips this code":isItself2?"the checker checked this code in base, but not in head":"the checker skips this code, but checked the code next to it i\
n base"}function unlikeControl(input,look,answers){let{file:file2}=look,{name:kind}=file2.kind,control=_18_planControlProbe(input,look);if(control===void 0)return file2.
base===void 0?`Lanser cannot tell whether the checker checks a ${kind}: the run has no other one`:void 0;let answer=_18_answerTo(control.ask,answers);if(!(answer?.
findings==null||_18_listReportedNames(answer).has(control.name)))return`the checker reports no deliberate error in a ${kind}, for example in ${control.ask.path}`}
function together({head},silent,fateOf2){let groups3=[];for(let place2 of silent){let fate=fateOf2(place2),last=groups3.at(-1),isNext=last?.places.at(-1)===place2-
1||isWithin2(head.places,place2,last?.places[0]);last!==void 0&&isNext&&last.fate.kind===fate.kind&&last.fate.why===fate.why?last.places.push(place2):groups3.push(
{places:[place2],fate})}return groups3}function isWithin2(places,place2,first){let[inner,outer2]=[places[place2],first===void 0?void 0:places[first]];return inner!==
void 0&&outer2!==void 0&&inner.end<=outer2.end}function rangeOf({head},places){let starts=_2_lineStarts(head.text),own=places.flatMap(place2=>head.places[place2]??
[]);return{start:_2_positionAt(starts,Math.min(...own.map(({start})=>start))),end:_2_positionAt(starts,Math.max(...own.map(({end})=>end)))}}_3_init_node_22();function probeInput({
base,head,changedFiles,namedAfter=[base.tree,head.tree]},sides4,{findings},sees){let seed=sha256(canonical(namedAfter)).slice(7),escapes2=changedEscapes({files:changedFiles,
reading:(side,path)=>sides4[side].reading(path)});return{seed,changedFiles,findings,sides:{base:askedOf(sides4.base),head:askedOf(sides4.head)},..._2_compact({sees}),
isListed:listedIn(escapes2),isSilenced:silencedAmong(findings,sides4,changedFiles,escapes2)}}function askedOf(side){let{census}=side,asked={program:_18_checkedFilesOf(
side),neighbours:_18_listOpenedFiles(side),text:side.text,reading:side.reading};return census===void 0?asked:{...asked,census}}function silencedAmong(findings,sides4,changedFiles,escapes2){
let fixed=findings.filter(({state})=>state==="fixed");if(fixed.length===0)return()=>!1;let{findings:explained}=findSuppressions({files:changedFiles,findings:fixed,
text:(side,path)=>sides4[side].text(path),reading:(side,path)=>sides4[side].reading(path),unreachable:()=>[],sees:()=>!1,parses:(side,path)=>_0_isSound(sides4[side].
reading(path)),isProven:()=>!0},escapes2),silenced=new Set(explained.flatMap(({id,state})=>state==="fixed"?[]:[id]));return id=>silenced.has(id)}var silencers=new Set(
["type-ignore","pyright-ignore","pyright-directive","ts-ignore","ts-expect-error","ts-nocheck"]);function listedIn({read}){return(path,first,last)=>read("head",
path).escapes.some(({kind,reach,line})=>silencers.has(kind)?reach==="file"?!0:line<=last&&line>=first-(reach==="next-line"?blankLinesMax:0):!1)}var blankLinesMax=3;
function looksOf(record,run,escapes2){let probed=run.roots.flatMap(root=>root.probed===null?[]:[root.probed]),judged=probed.flatMap(root=>root.failure===null?[{
root,looks:judgeLooks(root.input,root.answers)}]:[]),believed=judged.filter(({looks})=>looks.isBelieved),hidden=inAllRoots(believed),sources=uncheckedSources(record,
run),broken=probed.find(({failure:failure2})=>failure2!==null)?.failure,isSilent=believed.length<judged.length,cut2=probed.reduce((sum,one2)=>sum+one2.cut,0),failure=broken!=
null?`the probes prove nothing: ${broken.message}`:isSilent?"the probes prove nothing: the server reported none of them":null;return{hidden,unchecked:[...sources,
...distinct([...judged.flatMap(({looks})=>looks.unchecked),...probed.flatMap(({input})=>silencedBefore(input,escapes2))])],doubts:[...hiddenDoubts(record,hidden),
...sourceDoubts(record,sources)],limits:[...failure===null?[]:[_6_limit(broken!=null?"probes-failed":"probes-silent",failure)],...cut2===0?[]:[_6_limit("probes-\
cut","Lanser left out probes, because there are too many",cut2)]],failure}}function inAllRoots(all){let[only,...more3]=all;if(only===void 0||more3.length===0)return only?.
looks.hidden??[];let roots=all.map(({root,looks})=>({asked:new Set(_18_lookedFiles(root.input).map(({to})=>to)),found:new Set(looks.hidden.map(one2=>keyOf2(one2)))}));
return distinct(all.flatMap(({looks})=>looks.hidden)).filter(one2=>roots.every(({asked,found:found2})=>!asked.has(one2.path)||found2.has(keyOf2(one2))))}function keyOf2({
path,range}){return canonical([path,range])}function distinct(all){return[...new Map(all.map(one2=>[keyOf2(one2),one2])).values()]}function silencedBefore(input,{
added,read}){let isNew2=new Set(added.map(({path,line})=>`${path}\0${line}`));return _18_lookedFiles(input).flatMap(({from,to,head,isKeptLine})=>{let{silencersAt}=read(
"head",to),texts=_2_splitText(head.text),covered=texts.flatMap((_,line)=>{let old=from===null||isKeptLine(line)?void 0:silencersAt(line).find(one2=>silencers.has(
one2.kind)&&!isNew2.has(`${to}\0${one2.line}`));return old===void 0?[]:[{line,text:old.text}]}),[first,...more3]=covered;if(first===void 0)return[];let lineEnd=(texts[first.
line]??"").length;return[{path:to,range:{start:{line:first.line,character:0},end:{line:first.line,character:lineEnd}},why:`a comment from base silences the chec\
ker on a changed line: ${first.text}${_2_countMore(more3.length)}`}]})}function uncheckedSources(record,{sides:sides4,server:server2}){let renames=_21_renamesIn(
record.changedFiles),lost2=new Set(sides4.base.program.map(path=>renames.get(path)??path)),unchecked2=new Set(sides4.head.unchecked),isCode=path=>{let language=_0_syntaxLanguage(
sides4.head.languageId(path));return language!==void 0&&!_0_isData(language)},isForCode=sides4.head.program.some(isCode);return record.changedFiles.flatMap(({to})=>to!==
null&&unchecked2.has(to)&&!lost2.has(to)&&(!isForCode||isCode(to))?[{path:to,range:null,why:`no program of ${server2.id} includes it`}]:[])}function uncheckedIn(runs,settled){
let checked2=runs.map(({sides:sides4})=>new Set(sides4.head.program));return runs.flatMap(({sides:{head}},at2)=>{let sources=new Set(head.unchecked),isElsewhere=path=>runs.
some(({sides:sides4},other)=>checked2[other]?.has(path)===!0&&(head.unprobed!==void 0||sides4.head.unprobed===void 0));return(settled[at2]?.unchecked??[]).filter(
({path,range})=>range!==null||!sources.has(path)||!isElsewhere(path))})}function hiddenDoubts({policy},hidden){let[first,...more3]=hidden;if(first===void 0||policy.
hidden==="report")return[];let place2=`${first.path}:${first.range.start.line+1}`,many=more3.length===0?"code":`${_2_plural(hidden.length,"piece")} of code`;return[
createReason("hidden-code",`the change hides ${many} from the checker: ${place2}${_2_countMore(more3.length)}, ${first.why}`,"Review this code yourself, because\
 the checker skips it. If base's policy allows waivers, you can waive this reason.")]}function sourceDoubts({policy},sources){let[first,...more3]=sources;return first===
void 0||policy.unchecked===void 0?[]:[createReason("unchecked-sources",`Lanser did not check the changed source file ${_1_showInvisible(first.path)}${_2_countMore(
more3.length)}, because ${first.why}`,"Add the file to the server's configuration, or exclude it with `ignore`.")]}function suppressionDoubts({policy},escapes2){
let added=escapes2.filter(({kind})=>silencers.has(kind)),[first,...more3]=added;if(first===void 0||policy.suppressions===void 0)return[];let place2=`${first.path}\
:${first.line+1}`;return[createReason("suppressions",`the change adds comments to silence the checker: ${place2}${_2_countMore(more3.length)}`,"Correct the code\
 instead, or change base's policy.")]}_3_init_node_22();_3_init_node_22();_3_init_node_22();_3_init_node_22();function allowsPython(wanted,version){let release=releaseOf(
version);if(release===void 0||wanted.length>1e3)return;let alternatives=wanted.split("||").map(one2=>isWithin3(one2,release));return alternatives.includes(!0)?!0:
alternatives.includes(void 0)?void 0:!1}function isWithin3(bounds,release){let holds=bounds.replace(/(?<=[<>=!~^])\s+/gu,"").split(/[,\s]+/u).filter(one2=>one2!==
"").map(one2=>isWithinBound(one2,release));return holds.includes(!1)?!1:holds.includes(void 0)?void 0:!0}function isWithinBound(bound,release){let[,operator="",
text2=""]=/^(===|==|!=|<=|>=|~=|<|>|=|\^|~)?(.+)$/u.exec(bound)??[];if(text2==="*")return!0;let isAnyBelow=/\.[*x]$/u.test(text2),wanted=releaseOf(text2.replace(
/(?:\.[*x])+$/u,""));if(wanted===void 0)return;let order=compareReleases(release,wanted),isSameStart=wanted.every((part2,at2)=>part2===(release[at2]??0));switch(operator){case"":case"\
=":case"==":case"===":return isAnyBelow?isSameStart:order===0;case"!=":return isAnyBelow?!isSameStart:order!==0;case"<=":return order<=0;case">=":return order>=
0;case"<":return order<0;case">":return order>0;case"~=":return order>=0&&compareReleases(release,next(wanted,wanted.length-2))<0;case"~":return order>=0&&compareReleases(
release,next(wanted,Math.min(1,wanted.length-1)))<0;default:return order>=0&&compareReleases(release,next(wanted,0))<0}}function next(release,at2){return[...release.
slice(0,Math.max(0,at2)),(release[Math.max(0,at2)]??0)+1]}function releaseOf(text2){return/^v?(\d{1,6}(?:\.\d{1,6}){0,5})(?:[-._]?(?:a|b|c|rc|alpha|beta|pre|preview|dev|post)[-._]?\d*)*\+?$/iu.
exec(text2.trim())?.[1]?.split(".").map(Number)}function compareReleases(left3,right2){for(let at2=0;at2<Math.max(left3.length,right2.length);at2+=1){let difference2=(left3[at2]??
0)-(right2[at2]??0);if(difference2!==0)return difference2}return 0}function otherPython({known:known22,root,python:python22}){if(python22===null)return[];let isEnvironment=!isOnPath(
python22.name),isUsed=known22.some(({packages})=>packages.some(({ecosystem,installed})=>ecosystem!=="npm"&&installed!==null));if(!isEnvironment&&!isUsed)return[];
let refusing=known22.find(({requiresPython})=>requiresPython!==null&&allowsPython(requiresPython,python22.version)===!1);if(refusing===void 0)return[];let which=isEnvironment?
`\`${python22.name}\` has Python ${python22.version}`:`Python on PATH is ${python22.version}`,project=refusing.folder===root?"the project":refusing.folder;return[
`${which}, but ${project} requires ${refusing.requiresPython}, so the packages are for another Python version`]}function isOnPath(name2){return/^python3?$/u.test(
name2)}var lengthMax2=2e3,depthMax2=20;function matchesMarker(marker,environment){if(marker.length>lengthMax2)return;let words3=wordsOf22(marker);if(words3===void 0)
return;let reader={words:words3,at:0},holds=anyOf(reader,environment,0);return reader.at===words3.length?holds?.value:void 0}function wordsOf22(marker){let token=/\s*("[^"]*"|'[^']*'|[()]|===|==|!=|<=|>=|~=|<|>|[A-Za-z_.]+)\s*/uy,
words3=[];for(;token.lastIndex<marker.length;){let word=token.exec(marker)?.[1];if(word===void 0)return;words3.push(word)}return words3}function anyOf(reader,environment,depth){
return joined3(reader,"or",!0,()=>joined3(reader,"and",!1,()=>one(reader,environment,depth)))}function joined3(reader,word,decisive,read){let values3=[];for(;;){
let next2=read();if(next2===void 0)return;if(values3.push(next2.value),reader.words[reader.at]!==word)break;reader.at+=1}return values3.includes(decisive)?{value:decisive}:
{value:values3.includes(void 0)?void 0:!decisive}}function one(reader,environment,depth){if(depth>depthMax2)return;if(reader.words[reader.at]==="("){reader.at+=
1;let inner=anyOf(reader,environment,depth+1);return reader.words[reader.at]!==")"?void 0:(reader.at+=1,inner)}let left3=operand(reader),operator=operatorOf(reader),
right2=operand(reader);if(!(left3===void 0||operator===void 0||right2===void 0))return{value:compared(left3,operator,right2,environment)}}function operand(reader){
let word=reader.words[reader.at];if(word!==void 0)return reader.at+=1,/^["']/u.test(word)?{kind:"text",name:word.slice(1,-1)}:/^[A-Za-z_]/u.test(word)?{kind:"va\
riable",name:word}:void 0}function operatorOf(reader){let[word,after2]=reader.words.slice(reader.at,reader.at+2);return word==="not"&&after2==="in"?(reader.at+=
2,"not in"):(reader.at+=1,word!==void 0&&(word==="in"||/^[<>=!~]/u.test(word))?word:void 0)}var isMirrored={"<":">",">":"<","<=":">=",">=":"<="};function compared(left3,operator,right2,environment){
if(left3.kind===right2.kind)return;let[variable,text2]=left3.kind==="variable"?[left3.name,right2.name]:[right2.name,left3.name];if(/^python_(?:full_)?version$/u.
test(variable)){let{python:python22}=environment;if(python22===null)return;let version=variable==="python_version"?python22.split(".").slice(0,2).join("."):python22;
if(operator==="in"||operator==="not in")return left3.kind==="variable"?text2.split(/[\s,]+/u).includes(version)===(operator==="in"):void 0;let bound=left3.kind===
"variable"?operator:isMirrored[operator]??operator;return allowsPython(`${bound}${text2}`,version)}let value2=Object.hasOwn(values2,variable)?values2[variable]:
void 0;if(value2!==void 0)switch(operator){case"==":case"===":return value2===text2;case"!=":return value2!==text2;case"in":return left3.kind==="variable"?text2.
includes(value2):value2.includes(text2);case"not in":return left3.kind==="variable"?!text2.includes(value2):!value2.includes(text2);default:return}}var values2={
os_name:"posix",sys_platform:"linux","sys.platform":"linux","os.name":"posix",platform_system:"Linux",implementation_name:"cpython",platform_python_implementation:"\
CPython",extra:""};_3_init_node_22();function unresolvedImport({source,code:code22,message:message2,path},modules){if(code22===null)return;let rule=rules2.find(
one2=>one2.sources.has(source?.toLowerCase()??"")&&one2.codes.has(code22));if(rule===void 0)return;let module=rule.quoted.exec(message2)?.[1]??"",packages=rule.
packages(module,modules).filter(name2=>name2!=="");return packages.length===0?void 0:{ecosystem:rule.ecosystem,path,module,packages}}var python2={sources:new Set(
["pyright","basedpyright","ty","pyrefly"]),ecosystem:"pypi",quoted:/["`]([^"`\s]{1,500})["`]/u},script2={sources:new Set(["ts","typescript"]),ecosystem:"npm",quoted:/'([^'\s]{1,500})'/u},
typesOf=names2=>()=>names2.map(_18_typesPackage),rules2=[{...python2,codes:new Set(["reportMissingImports","reportMissingModuleSource","unresolved-import","miss\
ing-import"]),packages:(module,modules)=>module.startsWith(".")?[]:_18_packagesOfImport("pypi",module,modules)},{...script2,codes:new Set(["2307","2792","2882",
"2875"]),packages:(module,modules)=>_18_isNodeModule(module)?[_18_typesPackage("node")]:_18_packagesOfImport("npm",module,modules)},{sources:new Set(["eslint"]),
codes:new Set(["import/no-unresolved","import-x/no-unresolved","n/no-missing-import","n/no-missing-require"]),ecosystem:"npm",quoted:/["']([^"'\s]{1,500})["']/u,
packages:(module,modules)=>_18_packagesOfImport("npm",module,modules)},{...script2,codes:new Set(["7016"]),packages:module=>typesOnly(_18_packageOfSpecifier(module))},
{...script2,codes:new Set(["2688"]),packages:module=>{let name2=_18_packageOfSpecifier(module)??(_18_isNodeModule(module)?module:void 0);return name2===void 0?[]:
[...typesOnly(name2),name2]}},{...script2,codes:new Set(["6053"]),packages:module=>[_18_packageOfSpecifier(module)].filter(name2=>name2!==void 0)},{sources:new Set(
["go"]),codes:new Set(["module-not-downloaded"]),ecosystem:"go",quoted:/ its module (\S{1,500}) \S{1,200} is not downloaded$/u,packages:module=>[module]},{...script2,
codes:new Set(["2580","2591"]),packages:typesOf(["node"])},{...script2,codes:new Set(["2581","2592"]),packages:typesOf(["jquery"])},{...script2,codes:new Set(["\
2582","2593"]),packages:typesOf(["jest","mocha"])},{...script2,codes:new Set(["2867","2868"]),packages:typesOf(["bun"])}];function typesOnly(name2){return name2===
void 0||name2.startsWith("@types/")?[]:[_18_typesPackage(name2)]}_3_init_node_22();function isSameVersion(installed,locked){return normalisedVersion(installed)===
normalisedVersion(locked)}function normalisedVersion(version){let[bare2=""]=version.trim().toLowerCase().split("+"),[,release="",rest=""]=/^v?(?:0!)?(\d+(?:\.\d+)*)(.*)$/u.
exec(bare2)??[];if(release==="")return bare2;let numbers=release.split(".").map(part2=>part2.replace(/^0+(?=\d)/u,""));for(;numbers.length>1&&numbers.at(-1)==="\
0";)numbers.pop();return numbers.join(".")+rest.replace(/[-_.]/gu,"")}function isVersion(text2){return/^v?\d[A-Za-z\d.!+-]*$/u.test(text2)}function isAsideFile(path){
let folders=path.split("/"),name2=folders.pop()??"";return folders.some(folder=>asideFolders.has(folder.toLowerCase()))||/^(?:test_.*|.*_tests?|tests?|conftest|noxfile)\.pyi?$|\.(?:test|spec|test-d|stories|bench)\.[cm]?[jt]sx?$/u.
test(name2)}var asideFolders=new Set(["test tests testing __tests__ __mocks__ e2e spec specs fixtures","doc docs documentation example examples sample samples d\
emo demos bench benches benchmark benchmarks"].flatMap(line=>line.split(" ")));function findMissingPackages(input){let index2=indexOf(input),found2=input.findings.
flatMap(finding=>{let one2=unresolvedImport(finding,index2.modules);return one2===void 0?[]:[{finding,unresolved:one2,need:needOf(one2,index2)}]}),isIn2=(kind,path)=>input.
submodules[kind].some(one2=>_1_isBelow(path,one2)),own=found2.filter(({finding:{path}})=>!isIn2("unmoved",path)),unresolved=own.map(one2=>one2.unresolved),needs=own.
map(one2=>one2.need),isElsewhere=need=>(need.kind==="mandatory"||need.kind==="optional"&&!isAsideFile(need.import.path))&&need.elsewhere!==void 0,mandatory=needs.
filter(need=>need.kind==="mandatory").filter(need=>!isElsewhere(need)),optional=needs.filter(need=>need.kind==="optional").filter(need=>!isElsewhere(need)),elsewhere3=needs.
flatMap(need=>(need.kind==="mandatory"||need.kind==="optional")&&isElsewhere(need)?[need]:[]),imports=optional.length>0||input.known.some(hasLocked)?input.imports():
[],absent=absentGroups({optional,unresolved,imports},index2),isAbsent=({groups:groups3})=>groups3.some(group=>absent.has(group)),others=otherVersions(imports,index2);
return{doubts:[...otherPython(input).map(message2=>({message:message2,path:null})),...elsewhereDoubt(elsewhere3,input),...mandatoryDoubt(mandatory,input),...groupDoubt(
optional.filter(isAbsent),absent),...others.doubts.map(message2=>({message:message2,path:null}))],limits:[...optionalLimit(optional.filter(need=>!isAbsent(need))),
...unbuiltLimit(needs.filter(need=>need.kind==="installed").filter(({isOwn})=>isOwn)),...undeclaredLimit(needs.filter(need=>need.kind==="undeclared"||need.kind===
"dynamic").filter(need=>!isIn2("moved",need.import.path)))],explained:found2.flatMap(({finding,need})=>need.kind==="undeclared"||need.kind==="installed"||need.kind===
"none"?[]:[{finding,name:need.name}]),undecided:own.flatMap(({finding,need})=>need.kind==="undeclared"||need.kind==="dynamic"||need.kind==="locked"?[{finding,name:need.
name,module:modulePath(need.import)}]:[]),command:commandFor(input,{needs,files:others.files})}}function indexOf({known:known22,python:python22}){let entries=known22.
flatMap(({folder,packages})=>packages.map(one2=>({...one2,folder}))),byName2=Map.groupBy(entries,({ecosystem,name:name2})=>keyOf3(ecosystem,name2));for(let own of byName2.
values())own.sort((left3,right2)=>right2.folder.length-left3.folder.length);let modules=new Map;for(let one2 of entries)for(let module of one2.modules??[])modules.
set(module,[...modules.get(module)??[],one2.name]);return{modules,find:(ecosystem,name2,path)=>(byName2.get(keyOf3(ecosystem,name2))??[]).filter(({folder})=>isAtOrAbove(
folder,path)),holds:marker=>matchesMarker(marker,{python:python22?.version??null}),isDynamic:path=>known22.some(({folder,dynamic})=>dynamic!==void 0&&isAtOrAbove(
folder,path))}}function keyOf3(ecosystem,name2){return`${ecosystem==="npm"?"npm":"python"} ${name2}`}function isAtOrAbove(folder,path){return folder===""||path.
startsWith(`${folder}/`)}function needOf(found2,{find,holds,isDynamic}){if(found2.ecosystem==="go")return{kind:"locked",import:found2,name:found2.module};for(let name2 of found2.
packages){let entries=find(found2.ecosystem,name2,found2.path);if(entries.length===0)continue;let present=entries.filter(({installed})=>installed!==null),isOwn=present.
some(one2=>one2.isOwn===!0||one2.installed==="");if(present.length>0)return{kind:"installed",import:found2,name:name2,isOwn};let needed=entries.map(one2=>({...one2,
isNeeded:one2.marker===null?!0:holds(one2.marker)})).filter(({isNeeded})=>isNeeded!==!1);if(needed.length===0)return{kind:"none"};if(needed.every(({isOnlyLocked})=>isOnlyLocked===
!0))return{kind:"locked",import:found2,name:name2};let environment=needed.find(one2=>one2.elsewhere!==void 0)?.elsewhere,elsewhere3=environment===void 0?{}:{elsewhere:environment};
if(needed.some(({group,isNeeded})=>group===null&&isNeeded===!0))return{kind:"mandatory",import:found2,name:name2,...elsewhere3};let groups3=needed.flatMap(({folder,
group})=>group===null?[]:[groupKey(folder,group)]);return{kind:"optional",import:found2,name:name2,groups:groups3,...elsewhere3}}return{kind:found2.ecosystem!==
"npm"&&isDynamic(found2.path)?"dynamic":"undeclared",import:found2,name:firstPart(found2)}}function groupKey(folder,group){return`${group}
${folder}`}function absentGroups({optional,unresolved,imports},{find,modules}){let wanted=optional.filter(need=>!isAsideFile(need.import.path)),absent=new Set(wanted.
flatMap(({groups:groups3})=>groups3));if(absent.size===0)return absent;let missing=new Set(unresolved.flatMap(({ecosystem,packages})=>packages.map(name2=>keyOf3(
ecosystem,name2))));for(let{ecosystem,path,module}of imports)if(!isAsideFile(path))for(let name2 of packagesFor(ecosystem,module,modules)){let isResolved=ecosystem!==
"npm"&&!missing.has(keyOf3(ecosystem,name2));for(let{group,folder,installed,elsewhere:elsewhere3}of find(ecosystem,name2,path))group!==null&&(installed!==null||
elsewhere3!==void 0||isResolved)&&absent.delete(groupKey(folder,group))}return absent}function packagesFor(ecosystem,module,modules){return ecosystem==="npm"&&_18_isNodeModule(
module)?[_18_typesPackage("node")]:_18_packagesOfImport(ecosystem,module,modules)}function commandFor({known:known22},{needs,files}){let missing=needs.filter(({
kind})=>kind!=="none"&&kind!=="installed"&&kind!=="undeclared"),need=missing.find(({kind})=>kind==="mandatory")??missing[0];if(need===void 0||need.kind==="none")
return files[0]===void 0?void 0:_18_installCommand(files[0],"main");if(need.import.ecosystem==="go")return"go mod download";let above=known22.filter(({folder})=>isAtOrAbove(
folder,need.import.path));return _18_commandAt(above,need.kind==="optional"?"all":"main")}function elsewhereDoubt(needs,{python:python22}){let used=python22===null?
"no environment":`\`${python22.name}\``;return[...Map.groupBy(needs,({elsewhere:elsewhere3=""})=>elsewhere3)].map(([environment,own])=>{let what=`the server can\
not resolve ${_2_plural(own.length,"import")} (${listed2(own)})`,verb=new Set(own.map(({name:name2})=>name2)).size===1?"the package is":"the packages are";return{
message:`${what}: ${verb} installed in \`${environment}\`, but the server uses ${used}`,path:firstPath(own)}})}function mandatoryDoubt(needs,{known:known22,python:python22}){
let isPython=one2=>one2.ecosystem!=="npm";return[!0,!1].flatMap(ofPython=>{let own=needs.filter(need=>isPython(need.import)===ofPython);if(own.length===0)return[];
let present=new Set(known22.flatMap(({packages})=>packages.flatMap(one2=>one2.group===null&&one2.installed!==null&&isPython(one2)===ofPython?[one2.name]:[]))),environment=python22===
null||isOnPath(python22.name)?".venv":python22.name,place2=ofPython?environment:"node_modules",of=own.length===1?"a declared package":"declared packages",what=`\
the server cannot resolve ${_2_plural(own.length,"import")} of ${of} (${listed2(own)})`,others=`${_2_plural(present.size,"other package")} ${present.size===1?"i\
s":"are"} installed`;return[{message:present.size===0?`${what}. Check that the installation ran and used \`${place2}\``:`${what}, but ${others}. Check that the \
installation did not stop early and used \`${place2}\``,path:firstPath(own)}]})}function groupDoubt(needs,absent){if(needs.length===0)return[];let groups3=[...absent].
map(key2=>key2.split(`
`)[0]??""),names2=[...new Set(groups3)].sort(compareText);return[{message:`${`the server cannot resolve ${_2_plural(needs.length,"import")} of optional packages\
 (${listed2(needs)})`}, and no package of ${names2.length===1?"the group":"the groups"} ${names2.join(", ")} is installed`,path:firstPath(needs)}]}function firstPath(needs){
return needs.map(need=>need.import.path).sort(compareText)[0]??null}function unsurePackage({known:known22,python:python22,imports}){let isUnsure=({installed,locked,
isOnlyLocked})=>installed===null&&isOnlyLocked!==!0||installed!==null&&installed!==""&&locked!==void 0&&!locked.some(version=>isSameVersion(installed,version));
if(!known22.some(({packages})=>packages.some(isUnsure)))return;let{find,modules,holds}=indexOf({known:known22,python:python22}),mayHold=marker=>marker===null||holds(
marker)!==!1;for(let{ecosystem,path,module}of imports())for(let name2 of packagesFor(ecosystem,module,modules))for(let one2 of find(ecosystem,name2,path))if(mayHold(
one2.marker)&&isUnsure(one2))return one2.installed===null?`the package ${name2} is not installed`:`${name2} ${one2.installed} is installed, and ${one2.lockedBy??
"the lock file"} has ${(one2.locked??[]).join(" or ")}`}function hasLocked({packages}){return packages.some(({installed,locked})=>installed!==null&&locked!==void 0)}
function otherVersions(imports,{find,modules}){let others=new Map;for(let{ecosystem,path,module}of imports)for(let name2 of packagesFor(ecosystem,module,modules)){
let[nearest]=find(ecosystem,name2,path);if(nearest===void 0)continue;let{installed,locked,lockedBy="the lock file"}=nearest;installed===null||installed===""||locked===
void 0||locked.every(isVersion)&&(locked.some(version=>isSameVersion(installed,version))||others.set(name2,{text:`${name2} ${installed}, not ${locked.join(" or ")}`,
file:lockedBy}))}let byFile=[...Map.groupBy(others.values(),({file:file2})=>file2)].sort(([left3],[right2])=>compareText(left3,right2));return{doubts:byFile.map(
([file2,own])=>{let[first=""]=own.map(({text:text2})=>text2).sort(compareText),more3=own.length===1?"":`, and ${own.length-1} more`;return`installed packages ha\
ve other versions than in ${file2}: ${first}${more3}`}),files:byFile.map(([file2])=>file2)}}function optionalLimit(needs){if(needs.length===0)return[];let message2=`\
the server cannot resolve ${_2_plural(needs.length,"import")} of optional packages (${listed2(needs)})`;return[_6_limit("optional-packages-missing",message2)]}function unbuiltLimit(needs){
let own=needs.filter(need=>need.import.ecosystem==="npm"&&!need.name.startsWith("@types/"));if(own.length===0)return[];let what=`the server cannot resolve ${_2_plural(
own.length,"import")} of installed packages (${listed2(own)})`;return[_6_limit("unresolved-installed",`${what}. Check that these packages are built`)]}var undeclaredFilesMax=3;
function undeclaredLimit(needs){let files=new Set(needs.map(need=>need.import.path));if(files.size<=undeclaredFilesMax)return[];let message2=`the server cannot \
resolve imports in ${files.size} files, and no manifest declares their packages (${listed2(needs)})`;return[_6_limit("undeclared-imports",message2)]}function firstPart({
ecosystem,module,packages:[first=module]}){return ecosystem==="npm"?first:module.split(".")[0]??module}function modulePath({ecosystem,module}){return ecosystem===
"npm"?module:module.replaceAll(".","/")}var listedMax=3;function listed2(needs){let names2=[...Map.groupBy(needs,({name:name2})=>name2)].map(([name2,{length}])=>({
name:name2,length})).sort((left3,right2)=>right2.length-left3.length||compareText(left3.name,right2.name)).map(({name:name2})=>name2);return[...names2.slice(0,listedMax),
...names2.length>listedMax?["…"]:[]].join(", ")}var code2="dependencies-missing";function packageDoubts(record,run){let judged=run.roots.map(root=>{let{doubts:doubts2,
limits:limits2,...found2}=rootPackages(record,run,root);return{...found2,doubts:doubts2.map(one2=>({...one2,root:root.root})),limits:limits2.map(one2=>({...one2,
root:root.root}))}}),unbuilt=(record.unbuilt??[]).filter(({server:server2})=>server2===run.server.id),command2=judged.map(one2=>one2.command).find(one2=>one2!==
void 0),hint=_6_doubtfulLimits[code2],todo2=command2===void 0?hint:`${hint.replace(/\.$/u,"")}: \`${command2}\`.`;return{hint:todo2,doubts:[...inShort(byMessage(
judged.flatMap(({doubts:doubts2})=>doubts2)).map(({message:message2,path})=>path===null?message2:`${message2}. The first such import is in ${_1_showInvisible(path)}`),
todo2),...unbuiltDoubt(unbuilt)],limits:byMessage(judged.flatMap(({limits:limits2})=>limits2)).filter(({code:code22})=>unbuilt.length===0||code22!=="unresolved-\
installed").map(({root:_root,...one2})=>one2),explained:judged.flatMap(({explained})=>explained),undecided:judged.flatMap(({undecided})=>undecided)}}function unbuiltDoubt(unbuilt){
let[first,...more3]=unbuilt;if(first===void 0)return[];let others=more3.length===0?"":`; the same is true for ${_2_plural(more3.length,"more project")}`,message2=`\
the change edits ${first.edited}, and ${first.path} depends on it through ${first.name}, whose build output is not in the tree${others}`;return[createReason(code2,
message2,"Connect these packages with `references` in their tsconfig.json files, so that the server reads their sources (docs/monorepos.md).")]}var rootsShownMax=3;
function byMessage(all){return[...Map.groupBy(all,({message:message2})=>message2)].flatMap(([message2,own])=>{let[first]=own,roots=own.slice(0,rootsShownMax).map(
({root})=>root==="."?"the top":root),where=own.length===1&&first?.root==="."?"":`${roots.join(", ")}${_2_countMore(own.length-rootsShownMax)}: `;return first===
void 0?[]:[{...first,message:`${where}${message2}`}]})}function usedDoubts(uses,hint){let[first,...more3]=uses;if(first===void 0)return[];let place2=`${first.path}\
:${first.line+1}`,others=more3.length===0?"":`, and ${more3.map(({name:name2})=>name2).join(", ")}`,what=first.isFollowed?`edited or affected code uses it (${place2}\
)${others}`:`the change edits or affects too many lines to tell whether one uses it (from ${place2} on)`,message2=`${first.name} does not resolve, and ${what}`;
return[createReason(code2,message2,hint)]}function explainedDoubt({names:[first="",...more3],place:place2},hint){let verb=more3.length===0?"is":"are",message2=`\
the change uses ${first}${_2_countMore(more3.length)}, which ${verb} not installed${place2===void 0?"":`: ${place2}`}`;return createReason(code2,message2,hint)}
function unsurePackageOf(facts,{interpreter}){return unsurePackage({known:facts.packages??[],python:interpreter,imports:_0_once(()=>_18_importedModules(facts))})}
var doubtsMax=6;function inShort(doubts2,hint){let more3=doubts2.length-doubtsMax,shown=more3>1?doubts2.slice(0,doubtsMax):doubts2,rest=more3>1?[`Lanser left ou\
t ${more3} more messages about missing packages`]:[];return[...shown,...rest].map((text2,at2)=>createReason(code2,text2,at2===0?hint:null))}function rootPackages(record,{
sides:sides4},{root,packages,first,server:server2}){let none2={doubts:[],limits:[],explained:[],undecided:[],command:void 0};if(packages===void 0)return none2;let isNpm=packages.
head.some(folder=>folder.packages.some(({ecosystem})=>ecosystem==="npm")),isIgnored=createIgnoreTest(record.ignore),missingIn=(side,known22)=>findMissingPackages(
{known:known22,root:root==="."?"":root,submodules:{unmoved:record.unmovedSubmodules??[],moved:record.movedSubmodules??[]},python:server2.interpreter,findings:findingsOf(
first[side]).filter(({path})=>!isIgnored(path)),imports:_0_once(()=>_18_importedModules({...sides4[side],program:programOf(first[side])}))}),inHead2=missingIn("\
head",packages.head),{explained,undecided,command:command2}=inHead2;if(isNpm&&record.limits.some(limit2=>limit2.code===code2))return{...none2,explained};let isOwn=record.
dependencies?.isOwn===!0;if(inHead2.doubts.length>0&&!isOwn)return inHead2;let inBase=missingIn("base",isOwn?packages.base:shared3(packages.base,packages.head)),
where=isOwn?"base, in the folder of `base-dependencies`":"base",ofBase=inBase.doubts.map(one2=>({...one2,message:`${where}: ${one2.message}`})),isOfHead=!isOwn||
inHead2.doubts.length>0||ofBase.length===0;return{doubts:[...inHead2.doubts,...ofBase],limits:inHead2.limits,explained,undecided,command:isOfHead?command2:void 0}}
function shared3(base,head){let names2=new Set(head.flatMap(({packages})=>packages.map(({name:name2})=>name2)));return base.map(({folder,packages})=>({folder,requiresPython:null,
packages:packages.filter(({name:name2})=>names2.has(name2)).map(({locked:_locked,...one2})=>one2)}))}function programOf({files}){return files.map(({path})=>path)}
_3_init_node_22();_3_init_node_22();function guardedImport({language,code:code22},line){if(language!=="python")return!1;let all=_2_splitText(code22),indent=indentOf22(
all[line]??"");for(let at2=line-1;at2>=0&&indent>0;at2-=1){let text2=all[at2]??"";if(text2.trim()===""||indentOf22(text2)>=indent)continue;indent=indentOf22(text2);
let header=text2.trim();if(catching.test(header)||platform.test(header)||/^else\s*:/u.test(header)&&platform.test(beginningOf(all,at2,indent))||/^try\s*:/u.test(
header)&&isCaught(all,at2,indent))return!0}return!1}var catching=/^(?:except\b.*\b(?:ImportError|ModuleNotFoundError|Exception)\b.*:|except\s*:|with\b.*\bsuppress\b.*\b(?:ImportError|ModuleNotFoundError|Exception)\b)/u,
platform=/^(?:el)?if\b.*\b(?:platform|version_info|implementation|os\.name)\b/u;function isCaught(all,line,indent){for(let at2=line+1;at2<all.length;at2+=1){let text2=all[at2]??
"";if(!(text2.trim()===""||indentOf22(text2)>indent)){if(indentOf22(text2)<indent||!/^(?:except|else|finally)\b/u.test(text2.trim()))return!1;if(catching.test(text2.
trim()))return!0}}return!1}function beginningOf(all,line,indent){for(let at2=line-1;at2>=0;at2-=1){let text2=all[at2]??"";if(!(text2.trim()===""||indentOf22(text2)>
indent))return/^(?:el)?if\b/u.test(text2.trim())?text2.trim():""}return""}function indentOf22(text2){return text2.length-text2.trimStart().length}var linesMax22=2e3;
function usedImports(input){let{sides:sides4,graphs,relevant,findings}=input,{program,unchecked:unchecked2,text:text2,reading}=sides4.head,fresh=new Set(findings.
filter(({state})=>state==="new").map(({path,range})=>at(path,range.start.line))),isOwn=_0_once(()=>ownModules([...program,...unchecked2])),isNear=path=>[path,...graphs.
head.importers.get(path)??[]].some(one2=>relevant.has(one2)),wanted=input.undecided.filter(({finding,name:name22,module})=>{let{path,range}=finding,own=isNear(path)?
reading(path):void 0;return own!==void 0&&!fresh.has(at(path,range.start.line))&&!name22.startsWith("@types/")&&!isOwn()(path,module)&&!guardedImport(own,range.
start.line)});if(wanted.length===0)return[];let imports=findUnresolvedImports(wanted.map(({finding})=>finding),reading);if(imports.isEmpty)return[];let nameAt=new Map(
wanted.map(({finding,name:name22})=>[at(finding.path,finding.range.start.line),name22])),behind2=importBehindFinder({files:program,text:text2,reading}),importing=new Set(
wanted.map(({finding})=>finding.path)),uses=new Map,places=placesOf2(input,importing);for(let place2 of places.slice(0,linesMax22)){let found2=behind2(place2,({
path,local})=>imports.of(path,local)!==void 0,"statement"),unresolved=found2&&imports.of(found2.path,found2.local),name22=unresolved&&linesFrom(unresolved.first,
unresolved.last).flatMap(line=>nameAt.get(at(unresolved.path,line))??[])[0];name22!==void 0&&!uses.has(name22)&&uses.set(name22,{name:name22,path:place2.path,line:place2.
range.start.line,isFollowed:!0})}let next2=places[linesMax22],[name2]=[...nameAt.values()].sort(compareText);return uses.size===0&&next2!==void 0&&name2!==void 0?
[{name:name2,path:next2.path,line:next2.range.start.line,isFollowed:!1}]:[...uses.values()].sort((left3,right2)=>compareText(left3.name,right2.name))}function at(path,line){
return`${path}:${line}`}function linesFrom(first,last){return Array.from({length:last-first+1},(_,index2)=>first+index2)}function ownModules(files){let known22=new Set;
for(let path of files){let parts=path.split("/");for(let depth=1;depth<parts.length;depth+=1)known22.add(parts.slice(0,depth).join("/"));known22.add(path.replace(
/\.(?:pyi?|[cm]?[jt]sx?)$/u,""))}return(from,module)=>{let folders=from.split("/").slice(0,-1),above=folders.map((_,depth)=>`${folders.slice(0,depth+1).join("/")}\
/`),[first=module]=module.split("/"),isPackage=folder=>known22.has(`${folder}__init__`);return["","src/",...above].some(folder=>known22.has(`${folder}${module}`))||
["","src/"].some(folder=>known22.has(`${folder}${first}`))||above.some(folder=>!isPackage(folder)&&isPackage(`${folder}${first}/`))}}function placesOf2({record,
sides:sides4,graphs,relevant},importing){let leading=_5_withImporters(graphs.head,importing),edited=new Map,names2=new Set;for(let{from,to}of record.changedFiles){
let own=to===null?void 0:sides4.head.reading(to);if(to===null||own===void 0)continue;let base=from===null?void 0:sides4.base.reading(from),chosen=new Set,bound=Map.
groupBy(own.bindings,({line})=>line),functions2=new Set;for(let line of changedLines(base,own)){let chain2=_0_chainAt(own,{line,character:indentOf3(own,line)}),
around3=chain2.findLast(({kind})=>kind==="function"),range=around3?.range??{start:{line},end:{line}};if(around3===void 0||!functions2.has(around3))for(let one2 of linesFrom(
range.start.line,range.end.line))chosen.add(one2);around3!==void 0&&functions2.add(around3);for(let name2 of[chain2[0]?.name,chain2.at(-1)?.name])name2!==void 0&&
names2.add(name2);if(chain2.length===0)for(let{name:name2}of bound.get(line)??[])names2.add(name2)}edited.set(to,chosen)}let handing=[...importing].filter(path=>!edited.
has(path)),binding2=new Set([...importing,...handing.flatMap(path=>[...graphs.head.importers.get(path)??[]])]),places=[...relevant].sort(compareText).flatMap(path=>{
let own=leading.has(path)&&(edited.has(path)||binding2.has(path))?sides4.head.reading(path):void 0;if(own===void 0)return[];let chosen=edited.get(path),imports=new Set(
own.bindings.flatMap(({kind,line})=>kind==="import"?[line]:[]));return _2_splitText(own.code).flatMap((line,index2)=>{if(!(chosen?.has(index2)===!0||binding2.has(
path)&&speaksOf(line,names2))||imports.has(index2)||line.trim()==="")return[];let[start,end]=[{line:index2,character:line.length-line.trimStart().length},{line:index2,
character:line.trimEnd().length}];return[{path,range:{start,end}}]})}),isHeader=({path,range:{start}})=>_0_chainAt(sides4.head.reading(path)??none,start).at(-1)?.
nameRange.start.line===start.line,kinds=Map.groupBy(places,place2=>isHeader(place2)?"header":"body");return[...kinds.get("body")??[],...kinds.get("header")??[]]}
var none={definitions:[],hasErrors:!1};function changedLines(base,head){let[was,is]=[_2_splitText(base?.code??""),_2_splitText(head.code)].map(all=>all.map(line=>line.
trimEnd()));return was===void 0||is===void 0?[]:_2_alignLines(was,is).hunks.flatMap(({headStart,headEnd})=>headStart===headEnd?[Math.max(0,headStart-1)]:linesFrom(
headStart,headEnd-1))}function indentOf3({code:code22,starts},line){let text2=code22.slice(starts[line]??0,starts[line+1]??code22.length);return text2.length-text2.
trimStart().length}function speaksOf(line,names2){return(line.match(/[\p{L}_$][\p{L}\p{M}\p{N}_$]*/gu)??[]).some(word=>names2.has(word))}function escapesOf({changedFiles},runs){
let reading=(side,path)=>runs.find(({sides:sides4})=>sides4[side].reading(path)!==void 0)?.sides[side].reading(path),lists=runs.flatMap(({roots})=>roots.flatMap(
({probed})=>probed===null||probed.failure!==null?[]:[_18_censusOf(probed.input,_18_answersIn(probed.answers))]));return changedEscapes({files:changedFiles,reading,
silenced:(side,path)=>lists.map(list3=>list3(side,path)?.silenced).find(one2=>one2!==void 0)})}function settle(record,run,escapes2){let confirmed=confirmAlone(run,
confirmFirst(record,run)),relevant=listAffectablePaths(record,run),{sides:sides4}=run,proofs=proofsOf(run),input={files:record.changedFiles,findings:confirmed.findings.
map(one2=>withCause(one2,run.second)),text:(side,path)=>sides4[side].text(path),reading:(side,path)=>sides4[side].reading(path),unreachable:(side,path)=>unreachableIn(
sides4[side].observation,path),sees:_5_createReachability(run.graphs.head),parses:(side,path)=>_0_isSound(sides4[side].reading(path)),isProven:id=>proofs.byId.get(
id)?.kind==="proven"},{findings:explained,unproven,unparsed,unread}=findSuppressions(input,escapes2),shown=markHiddenByImports({...input,findings:explained,program:sides4.
head.program}),packages=packageDoubts(record,run),separated=withoutExplained(shown,packages.explained,sides4.head),findings=separated.findings.map(one2=>withProof(
one2,proofs,unproven)),looks=looksOf(record,run,escapes2),leftOut3=findLeftOut(record,run);return{server:run.server.id,findings,unmatched:[...confirmed.unmatched,
...separated.unmatched],relevant,unparsed,unread,causes:findings.flatMap(({id,cause})=>cause===null?[]:run.second?.causes.get(id)??[]),hidden:looks.hidden,spared:leftOut3.
spared,unchecked:[...looks.unchecked,...leftOut3.unchecked],unprobed:whyUnprobed(record,run)??looks.failure??proofs.failure,doubts:[...uncheckedDoubts(record,run),
...leftOut3.doubts,...looks.doubts,...volatileDoubts(findings,changedFilesAndImporters(record.changedFiles,run.graphs)),...packages.doubts,...separated.unmatched.
length>0&&packages.doubts.length===0?[explainedDoubt(separated,packages.hint)]:[],...usedDoubts(usedImports({undecided:packages.undecided,findings:shown,record,
sides:sides4,graphs:run.graphs,relevant}),packages.hint)],limits:[...packages.limits,...looks.limits]}}function whyUnprobed({changedFiles},{server:server2,sides:{
base,head}}){if(head.unprobed===void 0)return null;let own=new Set([...base.program,...head.program]);return changedFiles.some(({from,to})=>[from,to].some(path=>path!==
null&&own.has(path)))?`${server2.id} has no probes: ${head.unprobed}`:null}function listAffectablePaths(record,{server:server2,graphs,sides:sides4}){let{changedFiles,
matters}=record,paths=_18_pathsOf(_18_scopeOfServer(record,server2.id))??matters;if(paths===void 0)return changedFilesAndImporters(changedFiles,graphs);let changed=changedFiles.
flatMap(({from,to})=>[from,to]).filter(path=>path!==null),within2=side=>{let wanted=new Set(paths[side]);return _18_checkedFilesOf(sides4[side]).filter(path=>wanted.
has(path))};return new Set([...changed,...within2("base"),...within2("head")])}function withCause(finding,second){if(finding.state!=="new")return finding;let found2=second?.
causes.get(finding.id);if(found2!=null)return{...finding,why:whyCaused(finding.why,found2.cause),cause:found2.cause};if(!isOnUneditedLine(finding))return finding;
let none2=found2===null?"Lanser did not find that edit: see what changed in the code that this line uses":"Lanser did not search for the edit that causes it";return{
...finding,why:`${finding.why}; ${none2}`}}function whyCaused(why,{how}){return how==="mended-import"?why.replace(/so an edit elsewhere in the change broke it$/u,
"and a fixed import made the finding visible"):why}function confirmAlone({alone},confirmed){if(alone===void 0)return confirmed;let found2=side=>new Map(alone[side].
files.flatMap(file2=>file2.kind==="final"?[[file2.path,file2.findings]]:[])),[base,head]=[found2("base"),found2("head")],both=[...base].flatMap(([path,findings])=>{
let other=head.get(path);return other===void 0?[]:[[path,{base:findings,head:other}]]});return dropOrder(confirmed,new Map(both))}function confirmFirst(record,run){
let{server:server2,comparison:comparison2,sides:sides4,second}=run;if(second===null)return comparison2;let looked={base:new Set(second.observations.base.files.map(
file2=>file2.path)),head:new Set(second.observations.head.files.map(file2=>file2.path))},within2=(side,observation)=>findingsOf(observation).filter(({path})=>looked[side].
has(path)),observed=side=>({canonical:within2(side,sides4[side].observation),reverse:within2(side,second.observations[side])}),pathsIn=observation=>observation.
files.map(({path})=>path),isAlike2=side=>server2.mode==="compiler"||isSameJson(pathsIn(sides4[side].observation),pathsIn(second.observations[side])),unknownIn=side=>new Set(
second.observations[side].files.flatMap(file2=>file2.kind==="unknown"?[file2.path]:[]));return confirmFindings(comparison2,{comparison:compareSides(record,sides4,
second.observations),unknown:{base:unknownIn("base"),head:unknownIn("head")},observed:{base:observed("base"),head:observed("head")},alike:{base:isAlike2("base"),
head:isAlike2("head")}})}function uncheckedDoubts(record,{sides:sides4}){let renames=_21_renamesIn(record.changedFiles),unchecked2=new Set(sides4.head.unchecked),
lost2=sides4.base.program.map(path=>renames.get(path)??path).filter(path=>unchecked2.has(path)),isIgnored=createIgnoreTest(record.ignore),markerOf2=addedMarkers(
record.changedFiles),added=record.changedFiles.flatMap(({to})=>to??[]).filter(path=>unchecked2.has(path)),marked=new Set([...lost2,...added].filter(path=>!isIgnored(
path)&&markerOf2(path))),[hidden]=marked,marker=hidden===void 0?void 0:markerOf2(hidden),[first,...more3]=lost2.filter(path=>!marked.has(path));return[...marker===
void 0?[]:[createReason("unchecked-files",`${marker} marks its folder as installed packages, so Lanser skips it: ${hidden}${_2_countMore(marked.size-1)}`,`Remov\
e ${marker} from the change. If the files are packages, list their folder in \`ignore\` of base's configuration.`)],...first===void 0?[]:[createReason("unchecke\
d-files",`the server checked these files in base, but skips them in head, where they still exist: ${first}${_2_countMore(more3.length)}`,"Find the cause: a pyve\
nv.cfg, an excluded folder, or a list of files that does not name them.")]]}function addedMarkers(changedFiles){let folders=changedFiles.flatMap(({from,to:path})=>{
let folder=path===null?void 0:_1_markedFolder(path),isNew2=from===null||_1_markedFolder(from)!==folder;return path===null||folder===void 0||!isNew2?[]:[{path,folder}]});
return path=>folders.find(({folder})=>_1_isBelow(path,folder))?.path}function unreachableIn({files},path){let file2=files.find(one2=>one2.path===path);return file2?.
kind==="final"?file2.unreachable:[]}var volatileShareMax=.02;function volatileDoubts(findings,relevant){let volatile2=findings.filter(one2=>one2.state==="volati\
le"),isFlaky=volatile2.some(({seen})=>seen?.isFlaky===!0),[what,hint]=isFlaky?["are flaky","Start the job again. Report the findings to the maintainers of the s\
erver."]:["depend on the order of checks","Annotate types in files that import each other, or split the change."],written2=volatile2.filter(({placement,seen})=>placement!==
"same-line"&&seen?.head.length!==0),reasons=[],[first]=written2;if(first!==void 0){let place2=`${first.path}:${first.range.start.line+1}`,more3=_2_countMore(written2.
length-1),looks=isFlaky&&first.seen!==null?` (${looksInWords(first.seen)})`:"",message2=`lines of the change have findings that ${what}: ${place2}${looks}${more3}`;
reasons.push(createReason("volatile-in-change",message2,hint))}let inScope=findings.filter(one2=>relevant.has(one2.path)),volatileCount=inScope.filter(one2=>one2.
state==="volatile").length;if(volatileCount>volatileShareMax*inScope.length){let share=`${volatileCount} of ${inScope.length} findings in files of the change`;reasons.
push(createReason("volatile-share",`${share} ${what}`,hint))}return reasons}function withoutExplained(findings,explained,head){let packages=new Map(explained.map(
({finding,name:name2})=>[keyOf4(finding),name2])),isNew2=({state})=>state==="new";if(packages.size===0||!findings.some(isNew2))return{findings,unmatched:[],names:[],
place:void 0};let imports=findUnresolvedImports(explained.map(({finding})=>finding),head.reading),files=new Set(explained.map(({finding})=>finding.path)),behind2=_0_once(
()=>importBehindFinder({files:head.program,text:head.text,reading:head.reading})),isEffect=one2=>isAboutUnknownType(one2)&&(one2.code==="7026"?files.has(one2.path):
behind2()(one2,({path,local})=>imports.of(path,local)!==void 0,"statement")!==void 0),namesIn3=path=>explained.flatMap(({finding,name:name2})=>finding.path===path?
[name2]:[]),separated=Map.groupBy(findings,one2=>isNew2(one2)&&(packages.has(keyOf4(one2))||isEffect(one2))?"explained":"kept"),aside=separated.get("explained")??
[],[first]=aside.toSorted(compareFindings);return{findings:separated.get("kept")??[],unmatched:aside.map(one2=>({...observedOf2(one2),side:"head",reason:"depend\
encies-missing"})),names:[...new Set(aside.flatMap(one2=>packages.get(keyOf4(one2))??namesIn3(one2.path)))].sort(compareText),place:first&&`${first.path}:${first.
range.start.line+1}`}}function keyOf4({path,range,source,code:code22,message:message2}){return JSON.stringify([path,range.start,range.end,source,code22,message2])}
function observedOf2(finding){let{server:server2,source,code:code22,severity,message:message2,path,range,symbol:symbol2}=finding;return{server:server2,source,code:code22,
severity,message:message2,path,range,symbol:symbol2}}function isAboutUnknownType({source,code:code22,message:message2}){switch(source?.toLowerCase()){case"ts":case"\
typescript":return/\bimplicitly\b.*'any/u.test(message2);case"pyright":case"basedpyright":return/^report(?:Unknown|Untyped)/u.test(code22??"");case"eslint":return/\/no-unsafe-/u.
test(code22??"");default:return!1}}function proofsOf({roots}){let byId=new Map,failure=null;for(let{probed}of roots){if(probed===null||probed.failure!==null)continue;
let{proofs,isSilent}=judgeKnown(probed.input,probed.answers);isSilent&&(failure="the probes prove nothing: the server reported none of them");for(let[id,proof]of proofs)
byId.get(id)?.kind!=="unproven"&&byId.set(id,proof)}return{byId:failure===null?byId:new Map,failure}}function withProof(finding,{byId},doubts2){if(finding.state!==
"fixed")return finding;let proof=byId.get(finding.id)??{kind:"unproven",probe:"no probe covers this place"},doubt=doubts2.get(finding.id);return proof.kind==="u\
nproven"||doubt===void 0?{...finding,proof}:{...finding,proof:{kind:"unproven",probe:doubt}}}function isUnproven({state,proof}){return state==="fixed"&&proof?.kind!==
"proven"}var countedSeverities=new Set(["error","warning"]);function score(record,runs,input){let{settled}=input,relevant=new Set(settled.flatMap(one2=>[...one2.
relevant])),{confidence,limits:limits2}=confidenceIn(record,runs),result=scoreChange({findings:input.findings,relevant,severities:countedSeverities,unproven:new Set(
input.findings.filter(isUnproven).map(({id})=>id)),safety:record.safety.checks,confidence,weights:record.policy.reward.weights,blockers:blockersOf(record,input)});
if(result.kind==="unscored")return{reward:null,unscored:result.reason,limits:limits2};let{detail}=result,withFindings=new Set(input.findings.flatMap(({path,base})=>base===
null?[path]:[path,base.path])),symbols=confidence.symbols.map(({at:_at,...symbol2})=>symbol2);return{reward:{headline:record.policy.reward.headline,rule:2,"pr-v\
1":result["pr-v1"],"pr-v2":result["pr-v2"],relevantFiles:relevant.size,relevant:[...withFindings].filter(path=>relevant.has(path)).sort(compareText),diagnostics:detail.
diagnostics,unearned:detail.unearned,safety:record.safety.checks,confidence:{minimum:confidence.minimum,symbols,threshold:_3_relocateDefaults.scoreMin}},unscored:null,
limits:limits2}}function isPartly({scope,scopes={}}){return[scope,...Object.values(scopes)].some(one2=>_18_pathsOf(one2)!==void 0)}var isOfPolicy=new Set(["supp\
ressions","unchecked-sources","hidden-code"]);function blockersOf(record,{settled,unknown,unmatched,failures,headFiles,skippedRoots}){let unparsed=[...new Set(settled.
flatMap(one2=>one2.unparsed))],[first]=unparsed;return[...failures.filter(({code:code22})=>!isOfPolicy.has(code22)).map(one2=>one2.message),...headFiles===0&&skippedRoots===
0&&failures.length===0&&!isPartly(record)?["Lanser checked no file of head"]:[],...unknown.length>0?[`${_2_plural(unknown.length,"file")} without a result`]:[],
...unmatched.length>0?[`${_2_plural(unmatched.length,"finding")} without a comparison`]:[],...first===void 0?[]:[`${first} does not parse`],...settled.flatMap(({
hidden:[first2]})=>first2===void 0?[]:[`the change hides code from the checker (${first2.path}:${first2.range.start.line+1})`]),...settled.flatMap(({unprobed,server:server2})=>unprobed===
null||_3_isOnlyOpinion(server2,record.policy)?[]:[unprobed]),...record.safety.unknown===null?[]:[record.safety.unknown]]}function confidenceIn({changedFiles},runs){
let sourceOf2=(path,side)=>path===null?void 0:firstOf(runs,run=>sourceFile(path,run.sides[side])),headFiles=[],touched=changedFiles.flatMap(({from,to})=>{let[base,
head]=[sourceOf2(from,"base"),sourceOf2(to,"head")];if(head!==void 0&&headFiles.push({...head,base:from===null?null:{path:from,outline:base?.outline}}),base===void 0)
return[];let{hunks}=_2_alignLines(_2_splitText(base.text),head===void 0?[]:_2_splitText(head.text));return touchedSymbols(base,head?.outline,hunks)}),renamed=new Map(
runs.flatMap(({comparison:comparison2})=>[...comparison2.renamed])),{relocations,limits:limits2}=_3_relocateAll(touched,headFiles,{..._3_relocateDefaults,renamed});
return{confidence:confidenceOf(relocations,_3_relocateDefaults.scoreMin),limits:limits2}}function sourceFile(path,side){let[text2,outline]=[side.text(path),side.
reading(path)];return text2===void 0||outline===void 0?void 0:{path,text:text2,outline}}function firstOf(all,look){for(let one2 of all){let found2=look(one2);if(found2!==
void 0)return found2}}(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require17=lanserCreateRequire16(import.meta.url);_3_init_node_22();var digitsMin=12,reasonLengthMax2=500,grantsMax=500,shownCommitLength=12;
function trailerGrants(messages){let grants=[],problems=[];for(let{commit,message:message2}of messages)for(let text2 of allowTrailers(message2)){let by=`trailer\
 ${commit.slice(0,shownCommitLength)}`,covered=coveredBy(text2);typeof covered=="string"?problems.push(`${by}: ${covered}`):grants.length<grantsMax?grants.push(
{...covered,by}):problems.push(`${by}: the change has more than ${grantsMax} waivers`)}let[first]=problems,limits2=first===void 0?[]:[_6_limit("waiver-unread",first,
problems.length)];return{grants,limits:limits2}}function allowTrailers(message2){let[,...body2]=message2.split(/\r?\n/u);return body2.flatMap((line,at2)=>{let value2=/^lanser-allow:[ \t]*(.*)$/iu.
exec(line)?.[1];if(value2===void 0)return[];let next2=body2.slice(at2+1),end=next2.findIndex(one2=>!/^[ \t]+\S/u.test(one2));return[[value2,...next2.slice(0,end<
0?next2.length:end).map(one2=>one2.trim())].join(" ")]})}function coveredBy(text2){let[,name2="",rest=""]=/^(\S*)(?:\s+(.*))?$/su.exec(text2)??[],reason=_2_cut(
rest.trim(),reasonLengthMax2),code3=_6_waivableReasons.find(one2=>one2===name2.toLowerCase()),digits=/^(?:sha256:)?([0-9a-f]*)$/iu.exec(name2)?.[1]?.toLowerCase()??
"";return code3===void 0&&(digits.length<digitsMin||digits.length>64)?`Lanser-Allow needs ${digitsMin} to 64 digits of a finding's id, or ${_6_waivableReasons.join(
" or ")}`:reason===""?`Lanser-Allow needs a reason after ${code3??"the id"}`:code3===void 0?{finding:digits,reason}:{code:code3,reason}}function labelGrants(allowed,labels){
return labels.filter(label=>allowed.includes(`label:${label}`)).sort(compareText).map(label=>({finding:null,by:`label:${label}`,reason:`the pull request has the\
 label ${label}`}))}function applyWaivers(findings,grants){if(grants.length===0)return findings;let find=grantFinder(grants);return findings.map(one2=>{let grant=one2.
state==="new"?find(one2.id):void 0;return grant===void 0?one2:{...one2,waived:{by:grant.by,reason:grant.reason}}})}function waiveReasons(reasons,grants){return reasons.
map(one2=>{let grant=_6_isWaivable(one2.code)?grants.find(grant2=>coversReason(grant2,one2.code)):void 0;return grant===void 0?one2:{...one2,waived:{by:grant.by,
reason:grant.reason}}})}function coversReason(grant,code3){return"code"in grant?grant.code===code3:grant.finding===null}function unusedGrants(findings,reasons,grants){
let fresh=new Set(findings.flatMap(({state,id})=>state==="new"?[digitsOf(id)]:[])),starts=new Set([...fresh].map(digits=>digits.slice(0,digitsMin))),isUnused=grant=>{
if("code"in grant)return!reasons.some(({code:code3})=>code3===grant.code);let{finding}=grant;return finding!==null&&(!starts.has(finding.slice(0,digitsMin))||![
...fresh].some(digits=>digits.startsWith(finding)))},unused=grants.filter(isUnused),[first]=unused;if(first===void 0)return[];let what="code"in first?`the run h\
as no reason ${first.code} to waive`:isOfEdit(first.finding??"",findings)?`${first.finding} is the id of an edit; write one Lanser-Allow line for each finding t\
hat the edit causes`:`no new finding has the id ${first.finding}`,message2=`${first.by}: ${what}`;return[_6_limit("waiver-unused",message2,unused.length)]}function isOfEdit(digits,findings){
return findings.some(({cause})=>cause!==null&&digitsOf(_9_causeId(cause)).startsWith(digits))}function grantFinder(all){let grants=all.filter(grant=>"finding"in
grant),order=new Map(grants.map((grant,index2)=>[grant,index2])),forAll=grants.find(({finding})=>finding===null),byStart=Map.groupBy(grants.filter(({finding})=>finding!==
null),({finding})=>finding?.slice(0,digitsMin)??"");return id=>{let digits=digitsOf(id),own=byStart.get(digits.slice(0,digitsMin))?.find(({finding})=>digits.startsWith(
finding??""));return own===void 0||forAll===void 0?own??forAll:(order.get(own)??0)<(order.get(forAll)??0)?own:forAll}}function digitsOf(id){return id.slice(7)}_3_init_node_22();
function changedSourcesOf({changedFiles,otherSources=[]},looked){let at2=new Map(looked.unknown.map(one2=>[key(one2.server,one2.side,one2.path),one2.reason])),programs=looked.
runs.map(({server:server2,sides:sides4})=>({server:server2.id,base:given(sides4.base),head:given(sides4.head)})),recordsOf=file2=>{let places=placesOf3(file2),shown=places.
slice(0,1),why=["isDenied","isIgnored"].find(rule=>shown.every(({path})=>looked[rule](path)));return why!==void 0?[{server:null,outcome:"left-out",why:why==="is\
Denied"?"denied":"ignored"}]:programs.flatMap(({server:server2,...sides4})=>{let reasons=places.flatMap(({side,path})=>at2.get(key(server2,side,path))??[]),[why2]=reasons;
return why2!==void 0?[{server:server2,outcome:"unknown",why:why2}]:places.every(({side,path})=>sides4[side].program.has(path))?[{server:server2,outcome:"checked",
why:null}]:places.some(({side,path})=>sides4[side].unchecked.has(path)||sides4[side].program.has(path))?[{server:server2,outcome:"left-out",why:"not-in-program"}]:
[]})},nobody=why=>looked.isPartial&&why==="not-in-program"?{server:null,outcome:"unknown",why:"server-failed"}:{server:null,outcome:"left-out",why},record=(file2,whyNobody)=>{
let records=recordsOf(file2);return{...named(file2),records:records.length>0?records:[nobody(whyNobody)]}};return[...once2(changedFiles.filter(isRead)).map(file2=>record(
file2,"not-in-program")),...otherSources.map(file2=>record(file2,"no-server"))]}function once2(files){let before2=new Set(files.flatMap(({from})=>from??[])),after2=new Set(
files.flatMap(({to})=>to??[])),kept=new Map;for(let{from,to}of files){let goes=to===null&&from!==null&&after2.has(from),comes=from===null&&to!==null&&before2.has(
to),path=to??from??"";!goes&&!comes?kept.set(JSON.stringify([from,to]),{from,to}):files.some(one2=>one2.from!==null&&one2.to===path)||kept.set(path,{from:path,to:path})}
return[...kept.values()]}function isRead({from,to}){let path=to??from??"";return path.split("/").at(-1)!=="py.typed"&&_1_markedFolder(path)===void 0}function given({
program,unchecked:unchecked2}){return{program:new Set(program),unchecked:new Set(unchecked2)}}function placesOf3({from,to}){return[...to===null?[]:[{side:"head",
path:to}],...from===null?[]:[{side:"base",path:from}]]}function named({from,to}){return to===null?{path:from??"",change:"deleted"}:from===null?{path:to,change:"\
added"}:from===to?{path:to,change:"edited"}:{path:to,from,change:"renamed"}}function key(server2,side,path){return`${server2} ${side} ${path}`}function hasItsChanged({
changed=[],servers,unknown}){let known3=new Set(servers.map(({id})=>id)),silent=new Set(unknown.map(({server:server2,side,path})=>key(server2,side,path)));return changed.
every(({path,from,change,records})=>records.every(({server:server2,outcome,why})=>{if(server2===null)return outcome!=="checked";let isSilent=change!=="deleted"&&
silent.has(key(server2,"head",path))||change!=="added"&&silent.has(key(server2,"base",from??path));return known3.has(server2)&&isSilent===(outcome==="unknown"&&
why!==null)}))}_3_init_node_22();var differenceMin=1e-6;function judgeClaims(claims2,{reward,unscored},steps){return claims2.map(({path,about,commit,claimed,why})=>{
let claim={path,about,commit,claimed,why};if(about==="unreadable")return{...claim,state:"unreadable",measured:null};if(about==="elsewhere")return{...claim,state:"\
not-compared",measured:null};let own=about==="change"?{reward,why:unscored??"the change has no score"}:ofStep(commit,steps);if(own.reward===null)return{...claim,
why:own.why,state:"not-compared",measured:null};let measured={"pr-v1":own.reward["pr-v1"].r,"pr-v2":own.reward["pr-v2"].r};return{...claim,why:null,state:isTrue(
claimed,measured)?"true":"false",measured}}).sort(_1_compareClaims)}function ofStep(commit,steps){if(steps===null)return{reward:null,why:"Lanser did not check t\
he commits one by one (`--steps commits`)"};let step=steps.find(one22=>one22.commit===commit);if(step===void 0)return{reward:null,why:"the commit of the claim h\
as no step"};if(step.since!==void 0)return{reward:null,why:"the step of the commit includes earlier commits without a score"};let{"pr-v1":one2,"pr-v2":two}=step,
why=step.unscored??"the step has no score";return{reward:one2===null||two===null?null:{"pr-v1":one2,"pr-v2":two},why}}function isTrue(claimed,measured){return["\
pr-v1","pr-v2"].every(version=>{let value2=claimed[version];return value2===void 0||Math.abs(value2-measured[version])<differenceMin})}function hasItsClaims({claims:claims2=[],
...report}){let[ofCommits,others]=[!0,!1].map(wanted=>claims2.filter(({about})=>about==="commit"===wanted));return judgeClaims(others??[],report,null).every((one2,at2)=>compareValues(
one2,others?.[at2])===0)&&(ofCommits??[]).every(({state,claimed,measured})=>measured===null?state==="not-compared":state===(isTrue(claimed,measured)?"true":"fal\
se"))}_3_init_node_22();function withHeadConfiguration(change,runs,isIgnored){if(change.kind!=="server-configuration")return{...change,hides:null,adds:null};let failure=runs.
map(run=>run.headConfiguration?.observation.failure).find(one2=>one2!==void 0);if(failure!==void 0){let message2=`${change.message}; the check with head's own c\
onfiguration failed: ${failure.message}`;return{...change,message:message2,hides:null,adds:null}}let seen=runs.flatMap(run=>run.headConfiguration===null?[]:[differences(
run,run.headConfiguration,isIgnored)]);if(seen.length===0)return{...change,hides:null,adds:null};let sum=of=>seen.reduce((total,one2)=>total+one2[of],0);return{
...change,hides:sum("hides"),adds:sum("adds")}}function differences(run,own,isIgnored){let{counts:counts2}=comparedWithOwn(run,own,isIgnored);return{hides:counts2.
fixed+counts2.removed,adds:counts2.new}}function comparedWithOwn({sides:{head},roots},own,isIgnored){let elsewhere3=roots.filter(({isUnderOwn})=>!isUnderOwn),kept=new Set(
elsewhere3.flatMap(({first})=>findingsOf(first.head)).map(placeKey)),side=run=>({findings:findingsOf(run.observation).filter(finding=>!isIgnored(finding.path)&&
!kept.has(placeKey(finding))),unknown:new Set,files:new Set([...head.program,...own.program]),unchecked:new Set});return compareObservations({base:side(head),head:side(
own),renames:new Map,changedFiles:[],text:(_side,path)=>head.text(path)??own.text(path),reading:()=>{}})}function createOwnConfigurationTest(run,isIgnored){let own=run.
headConfiguration;if(own===null||own.observation.failure!==void 0)return()=>!1;let unknown=new Set(own.observation.files.flatMap(({kind,path})=>kind==="unknown"?
[path]:[])),gone2=_0_once(()=>{let{findings}=comparedWithOwn(run,own,isIgnored);return new Set(findings.filter(({state})=>findingStateTable[state].isGone).map(placeKey))});
return finding=>!unknown.has(finding.path)&&gone2().has(placeKey(finding))}function placeKey({path,range:{start,end},source,code:code3,message:message2}){return JSON.
stringify([path,start.line,start.character,end.line,end.character,source,code3,message2])}var namedMax=5;function configurationDoubts(findings,policy){let doubted=findings.
filter(one2=>_8_isInDoubt(one2,policy));if(doubted.length===0)return[];let named2=doubted.slice(0,namedMax).map(({path,range,code:code3})=>`${path}:${range.start.
line+1}${code3===null?"":` ${code3}`}`),[what,verb]=[_2_plural(doubted.length,"finding"),doubted.length===1?"is":"are"],message2=`${what} ${verb} new with base'\
s configuration of the server, but head's configuration does not report ${doubted.length===1?"it":"them"}: ${named2.join(", ")}${_2_countMore(doubted.length-named2.
length)}`;return[createReason("configuration-differs",message2,toDo)]}var toDo="Merge the configuration first, in its own pull request, or fix the findings. If \
base's policy allows waivers, you can waive this reason: `Lanser-Allow: configuration-differs REASON`.";function hasItsConfiguration({findings,policyChanges}){let isEdited2=policyChanges.
some(({kind})=>kind==="server-configuration");return findings.every(({state,onlyUnderBase})=>onlyUnderBase===void 0||isEdited2&&state==="new")}_3_init_node_22();
var findingsMax2=60,linesAround=3;async function askForFixes({changedFiles},{sides:sides4,comparison:comparison2},roots){if(roots.every(({sessions})=>sessions.fixes===
void 0))return null;let shown=windowsOf(changedFiles,sides4),wanted=comparison2.findings.filter(({state,path,range:{start}})=>state==="new"&&shown(path).some(one2=>one2.
start<=start.line&&start.line<one2.end)),left3=new Map(wanted.slice(0,findingsMax2).map(one2=>[keyOf5(one2),one2])),offered=[],limits2=[];for(let{sessions,sides:own}of roots){
if(sessions.fixes===void 0)continue;let asked=findingsOf(own.head.observation).flatMap(one2=>{let found2=left3.get(keyOf5(one2));return found2!==void 0&&left3.delete(
keyOf5(one2))?[found2]:[]});if(asked.length===0)continue;let{fixes,failure}=await sessions.fixes(asked);failure===void 0&&offered.push(...fixes?.offered??[]);let why=failure?.
message??(fixes?.isCut===!0?"the server did not answer in time":null);why!==null&&limits2.push(_6_limit("fixes-failed",`some suggestions are missing: ${why}`))}
let cut2=wanted.length-findingsMax2;return cut2>0&&limits2.push(_6_limit("fixes-cut","Lanser requested fixes only for the first new findings",cut2)),{offered,limits:limits2}}
function keyOf5({path,range,severity,source,code:code3,message:message2}){return canonical(makeWellFormed([path,range,severity,source,code3,message2]))}function windowsOf(changedFiles,sides4){
let known3=new Map,origins2=new Map(changedFiles.flatMap(({from,to})=>to===null?[]:[[to,from]]));return path=>{let made=known3.get(path)??windowsIn(origins2,path,
sides4);return known3.set(path,made),made}}function windowsIn(origins2,path,sides4){let from=origins2.get(path),head=sides4.head.text(path),base=from===null?"":
from===void 0?void 0:sides4.base.text(from);if(head===void 0||base===void 0||!hasPlainEndings(head))return[];let all=_2_splitText(head),count=all.at(-1)===""?all.
length-1:all.length,windows=[];for(let{headStart,headEnd}of _2_alignLines(_2_splitText(base),all).hunks){let start=Math.max(0,headStart-linesAround),end=Math.min(
count,headEnd+linesAround),last=windows.at(-1);last!==void 0&&start<=last.end?windows[windows.length-1]={start:last.start,end}:start<end&&windows.push({start,end})}
return windows}function hasPlainEndings(text2){return!text2.includes("\r")}function suggestionsOf({changedFiles},{server:server2,sides:sides4,comparison:comparison2,
fixes}){let offered=new Map((fixes?.offered??[]).map(one2=>[keyOf5(one2.finding),one2.fixes])),found2=new Map;if(offered.size===0)return found2;let shown=windowsOf(
changedFiles,sides4);for(let finding of comparison2.findings){let own=finding.state==="new"?offered.get(keyOf5(finding)):void 0,text2=own===void 0?void 0:sides4.
head.text(finding.path);for(let fix of text2===void 0?[]:own??[]){let suggestion=suggestionIn(text2??"",server2.id,fix),isWithin4=({start,end})=>suggestion!==void 0&&
start<=suggestion.line&&suggestion.line+suggestion.before.length<=end;if(!(suggestion===void 0||!shown(finding.path).some(isWithin4))){found2.set(finding.id,suggestion);
break}}}return found2}function suggestionIn(text2,server2,{title,edits}){let[was,is]=[_2_splitText(text2),_2_splitText(applied(text2,edits))];if(was.at(-1)===""!=
(is.at(-1)===""))return;let least2=Math.min(was.length,is.length),same=0;for(;same<least2&&was[same]===is[same];)same+=1;let behind2=0;for(;behind2<least2-same&&
was.at(-1-behind2)===is.at(-1-behind2);)behind2+=1;if(same===was.length&&same===is.length)return;let isPutIn=was.length-behind2===same,before2=isPutIn&&same>0?1:
0,after2=isPutIn&&same===0?1:0,suggestion={server:server2,title,line:same-before2,before:was.slice(same-before2,was.length-behind2+after2),after:is.slice(same-before2,
is.length-behind2+after2)};return _0_isReadable(suggestion)&&!silences(suggestion)?suggestion:void 0}function applied(text2,edits){let starts=_2_lineStarts(text2),
offsetOf=({line,character})=>(starts[line]??text2.length)+character,sorted=edits.toSorted((one2,other)=>compareRanges(one2.range,other.range)),at2=0,written2="";
for(let{range,text:instead}of sorted)written2+=text2.slice(at2,offsetOf(range.start))+instead,at2=offsetOf(range.end);return written2+text2.slice(at2)}function silences({
before:before2,after:after2}){let count=lines=>lines.filter(line=>silencing.test(line)).length,known3=new Set(before2);return count(after2)>count(before2)||after2.
some(line=>!known3.has(line)&&explicit.test(line)&&!before2.some(old=>explicit.test(old)))}var explicit=/\b(?:type|pyright|mypy|pyre|ruff|pylint):\s*(?:ignore|noqa|disable|skip-file)|\bnoqa\b|\bnolint\b|#nosec|@ts-|eslint-disable|biome-ignore|shellcheck\s+disable/iu,
silencing=/(?:#|\/\/|\/\*|<!--|\[).*\b(?:ignore|noqa|nolint|disable|allow|fixme|expect-error|no-?check|suppress)|@(?:ts-|Suppress)|\bas\s+(?:any|unknown|never)\b|[:<]\s*(?:any|Any)\b|\bcast\(|\btype:\s*ignore/iu;
function dropRivals(findings){let byPath2=Map.groupBy(findings.filter(({suggestion})=>suggestion!==void 0),({path})=>path);return findings.map(one2=>{let{suggestion:own,
...rest}=one2;if(own===void 0)return one2;let isRival=({suggestion:other})=>other!==void 0&&other.server!==own.server&&_0_rangesOverlap(own,other)&&!isSameJson(
[own.line,own.before,own.after],[other.line,other.before,other.after]);return byPath2.get(one2.path)?.some(isRival)===!0?rest:one2})}function hasItsSuggestions({
findings,off,servers}){let known3=new Set(servers.map(({id})=>id));return isSameJson(dropRivals(findings),findings)&&off.every(({suggestion})=>suggestion===void 0)&&
findings.every(({state,suggestion})=>suggestion===void 0||state==="new"&&known3.has(suggestion.server)&&_0_isReadable(suggestion)&&!silences(suggestion))}import{_19_formatOf,_19_isOwnRange,_19_readDependencyFile,_19_readRequirements}from"./together-BD98FAAF.js";import{_4_allEnded}from"./together-9F0DD894.js";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require18=lanserCreateRequire17(import.meta.url);_3_init_node_22();_3_init_node_22();_3_init_node_22();_3_init_node_22();function nameKey(ecosystem,name2){
return`${ecosystem}:${name2}`}function packageChanges(base,head,needs=[]){let groups3=groupsOf2(base,head),found2=new Map;for(let change of groups3.flatMap(changesIn)){
let key2=JSON.stringify([change.ecosystem,change.name,change.from,change.to,change.folder]),known3=found2.get(key2);if(known3===void 0)found2.set(key2,change);else{
let files=[...new Set([...known3.files,...change.files])].sort(compareText),[isTop2,isWhole2]=[known3.isTop||change.isTop,known3.isWhole&&change.isWhole];found2.
set(key2,{...known3,files,isTop:isTop2,isWhole:isWhole2})}}let packages=[...found2.values()].sort(compareChanges);return{packages,neededBy:needing(packages,[...needs,
...[...base,...head].flatMap(({file:file2})=>file2.kind==="resolved"?file2.packages:[])]),unreadable:unreadableIn(base,head)}}function compareChanges(left3,right2){
return compareText(left3.name,right2.name)||compareText(left3.ecosystem,right2.ecosystem)||compareText(left3.folder,right2.folder)||compareText(left3.from??"",right2.
from??"")||compareText(left3.to??"",right2.to??"")}function groupsOf2(base,head){let sides4={base:described(base),head:described(head)},locks={base:lockGroups(sides4.
base),head:lockGroups(sides4.head)},isGoverned=(known3,{folder,format})=>withParents(folder).some(one2=>known3.has(`${format.ecosystem}:${one2}`)),isCompared=one2=>one2.
format.scope==="manifest"&&!(isGoverned(locks.base,one2)&&isGoverned(locks.head,one2)),manifests={base:byPath(sides4.base.filter(isCompared)),head:byPath(sides4.
head.filter(isCompared))},lists={base:byPath(sides4.base.filter(({format})=>format.scope==="list")),head:byPath(sides4.head.filter(({format})=>format.scope==="l\
ist"))},inBoth=known3=>[...known3.base].flatMap(([key2,own])=>{let other=known3.head.get(key2);return other===void 0?[]:[groupOf(own,other)]}),onlyIn=(one2,other)=>[
...one2].flatMap(([key2,own])=>other.has(key2)?[]:own),moved=groupOf([...onlyIn(lists.base,lists.head),...onlyIn(manifests.base,manifests.head)],[...onlyIn(lists.
head,lists.base),...onlyIn(manifests.head,manifests.base)]);return[...inBoth(locks),...inBoth(manifests),...inBoth(lists),{...moved,folder:""}]}var list2={scope:"\
list",ecosystem:"pypi"};function described(files){return files.flatMap(({path,file:file2})=>file2.kind==="unreadable"?[]:[{path,folder:path.split("/").slice(0,-1).
join("/"),format:_19_formatOf(path)??list2,file:file2}])}function lockGroups(files){let groups3=new Map;for(let one2 of files)one2.format.scope==="lock"&&_2_push(
groups3,`${one2.format.ecosystem}:${one2.folder}`,one2);return groups3}function byPath(files){return new Map(files.map(one2=>[one2.path,[one2]]))}function withParents(folder){
let parts=folder===""?[]:folder.split("/");return[...parts.keys(),parts.length].map(length=>parts.slice(0,length).join("/"))}function groupOf(base,head){let all=[
...base,...head];return{folder:all.every(({format})=>format.scope==="list")?"":all[0]?.folder??"",files:[...new Set(all.map(({path})=>path))].sort(compareText),
base:base.flatMap(({file:file2})=>entriesOf2(file2)),head:head.flatMap(({file:file2})=>entriesOf2(file2)),isWhole:all.every(({file:file2})=>file2.kind==="resolv\
ed"&&file2.isWhole)}}function entriesOf2(file2){return file2.kind==="resolved"?file2.packages.map(({version,dependsOn:_needs,...one2})=>({...one2,value:version})):
file2.packages.map(({ecosystem,name:name2,specifier})=>({ecosystem,name:name2,value:/^==([^,*;\s]+)$/u.exec(specifier)?.[1]??specifier,integrity:[],isTop:!0}))}
function changesIn({folder,files,base,head,isWhole:isWhole2}){let sides4={base:byName(base),head:byName(head)};return[...new Set([...sides4.base.keys(),...sides4.
head.keys()])].flatMap(key2=>{let[own=[],other=[]]=[sides4.base.get(key2),sides4.head.get(key2)],[first]=[...own,...other];if(first===void 0||isSame2(own,other))
return[];let{ecosystem,name:name2}=first,tops=[own.filter(top),other.filter(top)],isTop2=!isSame2(...tops),versions2=isTop2?versionsOf(...tops):versionsOf(own,other);
return[{ecosystem,name:name2,...versions2,files,folder,isTop:isTop2,isWhole:isWhole2}]})}function top({isTop:isTop2}){return isTop2}function byName(entries){return Map.
groupBy(entries,({ecosystem,name:name2})=>nameKey(ecosystem,name2))}function isSame2(own,other){let[ours,theirs]=[digestsByValue(own),digestsByValue(other)];return ours.
size===theirs.size&&[...ours].every(([value2,digests])=>{let known3=theirs.get(value2);return known3!==void 0&&!haveOtherFiles(digests,known3)})}function digestsByValue(entries){
let values3=new Map;for(let{value:value2,integrity}of entries){let known3=values3.get(value2)??new Set;for(let digest of integrity)known3.add(digest);values3.set(
value2,known3)}return values3}function haveOtherFiles(own,other){let kinds=digests=>new Set([...digests].map(kindOf4)),[ours,theirs]=[kinds(own),kinds(other)];return[
...ours].some(kind=>kind!==void 0&&theirs.has(kind))&&![...own].some(digest=>other.has(digest))}function kindOf4(digest){return/^([a-z0-9]{1,12})[-:/]/u.exec(digest)?.[1]}
function versionsOf(own,other){let values3=entries=>[...new Set(entries.map(({value:value2})=>value2))].sort(compareText),[ours,theirs]=[values3(own),values3(other)],
gone2=ours.filter(value2=>!theirs.includes(value2)),fresh=theirs.filter(value2=>!ours.includes(value2)),isPartly2=gone2.length===0||fresh.length===0,text2=(all,differing2)=>all.
length===0?null:(isPartly2?all:differing2).map(one2=>one2||"any").join(", "),[from,to]=[text2(ours,gone2),text2(theirs,fresh)];return{from,to:from===to&&to!==null?
`${to} (other files)`:to}}function needing(packages,needs){let parents=new Map;for(let{ecosystem,name:name2,dependsOn}of needs)for(let needed of dependsOn){let key2=nameKey(
ecosystem,needed),known3=parents.get(key2);known3===void 0?parents.set(key2,new Set([name2])):known3.add(name2)}let reached=new Map(packages.map(({ecosystem,name:name2})=>[
nameKey(ecosystem,name2),ecosystem]));for(let[key2,ecosystem]of reached)for(let name2 of parents.get(key2)??[])reached.has(nameKey(ecosystem,name2))||reached.set(
nameKey(ecosystem,name2),ecosystem);return Object.fromEntries([...reached.keys()].sort(compareText).flatMap(key2=>{let own=parents.get(key2);return own===void 0?
[]:[[key2,[...own].sort(compareText)]]}))}function unreadableIn(base,head){return[...new Map([...base,...head].flatMap(({path,file:file2})=>file2.kind==="unread\
able"?[[path,file2.reason]]:[]))].map(([path,reason])=>({path,ecosystem:(_19_formatOf(path)??list2).ecosystem,reason})).sort((left3,right2)=>compareText(left3.path,
right2.path))}_3_init_node_22();function filesByPackage(imports,installed){let modules=new Map;for(let[name2,own]of installed)for(let module of own)_2_push(modules,
module,name2);let files=new Map;for(let{ecosystem,path,module}of imports)for(let key2 of keysOf4(ecosystem,module,modules)){let known3=files.get(key2);known3===
void 0?files.set(key2,new Set([path])):known3.add(path)}return new Map([...files].map(([key2,own])=>[key2,[...own]]))}function keysOf4(ecosystem,module,modules){
let names2=ecosystem==="npm"&&_18_isNodeModule(module)?["@types/node"]:_18_packagesOfImport(ecosystem,module,modules);return ecosystem==="npm"?names2.map(name2=>`\
npm:${name2}`):names2.flatMap(name2=>[name2,`types-${name2}`,`${name2}-stubs`]).flatMap(name2=>[`pypi:${name2}`,`conda:${name2}`])}function compareDependencies({
changes,installed,ambient},imports){let modules=new Map((installed??[]).map(one2=>[one2.name,one2.modules])),everywhere=ambient.map(module=>({ecosystem:"npm",path:"",
module})),filesOf2=sides4=>filesByPackage([...everywhere,...sides4.flatMap(side=>imports?.[side]??[])],modules),files={all:filesOf2(["base","head"]),base:filesOf2(
["base"])},paths=[...new Set(["base","head"].flatMap(side=>imports?.[side].map(({path})=>path)??[]))],isInProgram=({folder})=>imports===null||folder===""||paths.
some(path=>isBelow(path,folder)),packages=changes.packages.filter(isInProgram).flatMap(change=>{let{ecosystem,name:name2,from,to}=change,through=imports===null?
null:useOf(change,from===null?files.base:files.all,{changes,installed});if(through===void 0)return[];let own=(through===null?[]:files.all.get(nameKey(ecosystem,
through))??[]).filter(path=>path!==""&&isBelow(path,change.folder)).sort(compareText);return[{ecosystem,name:name2,from,to,files:change.files,through,importers:own}]}),
{unreadable:unreadable2}=changes;return packages.length===0&&unreadable2.length===0?{kind:"same"}:{kind:"differ",packages,unreadable:unreadable2}}function useOf({
ecosystem,name:name2,folder,isTop:isTop2,isWhole:isWhole2,from,to},files,{changes,installed}){let isImported=one2=>files.get(nameKey(ecosystem,one2))?.some(path=>path===
""||isBelow(path,folder))===!0,reached=new Set([name2]);for(let one2 of reached){if(isImported(one2)&&(one2!==name2||isTop2))return one2;for(let above of changes.
neededBy[nameKey(ecosystem,one2)]??[])reached.add(above)}if(from===null)return;if(ecosystem==="npm")return isWhole2?void 0:null;if(installed===null)return null;
let known3=new Set(installed.map(one2=>one2.name));if(!(to!==null&&!known3.has(name2)))return[...reached].every(one2=>known3.has(one2))?void 0:null}function isBelow(path,folder){
return folder===""||_1_isInside(path,folder)}var alike={limits:[],packages:[]};function judgeEnvironments({dependencies},runs){if(dependencies===void 0||runs.length===
0)return alike;let isHealthy2=runs.every(({sides:{base,head}})=>base.observation.failure===void 0&&head.observation.failure===void 0),imported2=side=>runs.flatMap(
run=>_18_importedModules(run.sides[side])),imports=isHealthy2?{base:imported2("base"),head:imported2("head")}:null,compared2=compareDependencies(ofPrograms(dependencies,
runs),imports);return compared2.kind==="same"?alike:dependencies.isOwn?{limits:[],packages:compared2.packages}:{limits:[_6_limit("dependencies-differ",differing(
compared2,dependencies))],packages:[]}}function ofPrograms(dependencies,runs){let known3=new Set(runs.flatMap(({sides:sides4})=>[...ecosystemsOf(sides4.base),...ecosystemsOf(
sides4.head)])),{changes}=dependencies;return{...dependencies,changes:{...changes,packages:changes.packages.filter(({ecosystem})=>known3.has(ecosystem)),unreadable:changes.
unreadable.filter(one2=>known3.has(one2.ecosystem))}}}function ecosystemsOf({program,languageId}){return[...new Set(program.map(path=>_0_syntaxLanguage(languageId(
path))))].flatMap(language=>language===void 0?[]:_18_ecosystems[language])}var shownMax=3,textLengthMax4=60;function differing({packages,unreadable:unreadable2},{
lacks}){let all=[...packages.map(({name:name2,from,to,files})=>`${versions(name2,from,to)} (${files[0]??""})`),...unreadable2.map(({path,reason})=>`${path} cann\
ot be read: ${reason}`)],more3=all.length>shownMax?` and ${all.length-shownMax} more`:"",own=lacks===null?"":`; ${lacks}`;return`base and head need other packag\
es, but both sides used the same ones: ${all.slice(0,shownMax).join(", ")}${more3}${own}`}function versions(name2,from,to){let text2=(version,none2)=>version===
null?none2:_2_shorten(version,textLengthMax4);return`${_2_shorten(name2,textLengthMax4)} ${text2(from,"none")} → ${text2(to,"none")}`}function withDependencyCauses(settled,{
dependencies,changedFiles},{graphs,sides:sides4},{packages}){if(packages.length===0||dependencies===void 0)return settled;let reaches=_5_createReachability(graphs.
head),changed=changedFiles.flatMap(({to})=>to===null?[]:[to]),causes2=[],findings=settled.findings.map(finding=>{if(finding.state!=="new"||finding.cause!==null||
!isOnUneditedLine(finding))return finding;let isEdited2=changed.some(path=>reaches(finding.path,path)),isReached=({importers})=>importers.some(path=>reaches(finding.
path,path)),found2=packageBehind(finding,packages,{text:sides4.head.text(finding.path)??"",isEdited:isEdited2,isReached});if(found2===void 0)return finding;let cause=causeOf(
found2,dependencies);return causes2.push(cause),{...finding,why:finding.why.replace(/; [^;]*cause[^;]*$/u,""),cause:cause.cause}});return{...settled,findings,causes:[
...settled.causes,...causes2]}}function packageBehind(finding,packages,{text:text2,isEdited:isEdited2,isReached}){let direct=packages.filter(({importers})=>importers.
includes(finding.path)),words22=wordsIn4(text2,finding.range),named2=direct.filter(one2=>importedWords(text2,one2).some(word=>words22.has(word))),itself=named2.
find(({name:name2,through})=>name2===through);if(named2.length>0)return itself??named2[0];let reached=isEdited2?[]:packages.filter(isReached);return reached.length===
1?reached[0]:void 0}var identifier=/[\p{L}_$][\p{L}\p{M}\p{N}_$]*/gu;function wordsIn4(text2,{start,end}){let all=_2_splitText(text2).slice(start.line,Math.min(
end.line,start.line+linesMax3)+1);return new Set(all.join(`
`).match(identifier)??[])}var linesMax3=8,statementLengthMax=4e3;function importedWords(text2,{ecosystem,through}){return through===null?[]:[...ecosystem==="npm"?
text2.matchAll(/\bimport\b([^;"'`]{0,4000}?)\bfrom\s{0,20}["']([^"'\n]{1,300})["']/gu):text2.matchAll(/^[ \t]*(?:from[ \t]+([\w.]+)[ \t]+import[ \t]*(\([^)]{0,4000}\)|[^\n]*)|import[ \t]+([^\n]*))/gmu)].
flatMap(found2=>{let whole2=found2[0].slice(0,statementLengthMax);return(ecosystem==="npm"?[found2[2]??""]:[found2[1]??"",...(found2[3]??"").split(",").map(one2=>one2.
trim().split(/\s/u)[0]??"")]).some(module=>isOfPackage(module,through,ecosystem))?(whole2.match(identifier)??[]).filter(word=>!keywords.has(word)):[]})}var keywords=new Set(
["from","import","as","type"]);function isOfPackage(module,name2,ecosystem){return module===""?!1:filesByPackage([{ecosystem:ecosystem==="npm"?"npm":"pypi",path:"\
x",module}],new Map).has(`${ecosystem}:${name2}`)}function causeOf({ecosystem,name:name2,from,to,files},{places}){let place2=places.find(one2=>one2.ecosystem===
ecosystem&&one2.name===name2),path=place2?.path??files[0]??"",at2=line=>line==null?null:{path,range:{start:{line,character:0},end:{line:line+1,character:0}}},cut2=version=>version===
null?null:_2_shorten(version,textLengthMax4);return{cause:{...at2(place2?.head)??{path,range:{start:{line:0,character:0},end:{line:0,character:0}}},symbol:null,
how:"dependency",dependency:{name:_2_shorten(name2,textLengthMax4),from:cut2(from),to:cut2(to)}},edit:{base:at2(place2?.base),head:at2(place2?.head)}}}_3_init_node_22();
function joinSources(findings,policy){return[...Map.groupBy(findings,one2=>isAlone(one2)?one2:placeKey2(one2)).values()].flatMap(group=>joined4(group,policy)).sort(
compareFindings)}function isAlone({ruled,elsewhere:elsewhere3,onlyUnderBase}){return ruled!==void 0||elsewhere3!==void 0||onlyUnderBase!==void 0}function placeKey2({
path,range,state,base,seen}){return canonical(JSON.parse(JSON.stringify([path,range,state,base,seen])))}function joined4(group,policy){if(group.length<2)return group;
let entries=[];for(let finding of group.toSorted(leadFirst(policy))){let own=entries.find(entry2=>!entry2.some(({server:server2})=>server2===finding.server)&&entry2[0]!==
void 0&&isSame22(entry2[0],finding,policy));own===void 0?entries.push([finding]):own.push(finding)}return entries.map(([lead2,...others])=>{if(lead2===void 0)throw new Error(
"A joined entry has no finding.");if(others.length===0)return lead2;let suggestion=[lead2,...others].find(one2=>one2.suggestion!==void 0)?.suggestion;return{...lead2,
sources:[lead2,...others].map(reportingServers),..._2_compact({suggestion})}})}function leadFirst(policy){let rank2=one2=>[_8_isSevere(one2,policy)?0:1,roleRank[_3_serverPolicyOf(
one2.server,policy).role??"primary"],severityRank(one2.severity)];return(left3,right2)=>{let[mine,others]=[rank2(left3),rank2(right2)],at2=mine.findIndex((value2,index2)=>value2!==
others[index2]);return at2<0?compareText(left3.server,right2.server)||compareFindings(left3,right2):(mine[at2]??0)-(others[at2]??0)}}var roleRank={primary:0,linter:1,
"second-opinion":2};function isSame22(lead2,other,policy){if(compareRanges(lead2.range,{start:lead2.range.start,end:lead2.range.start})!==0&&_3_isOnlyOpinion(other.
server,policy))return!0;let[mine,others]=[_2_meaningOf(lead2.code),_2_meaningOf(other.code)];return mine!==null&&mine===others}_3_init_node_22();function withRoutes(causes2,findings,programs){
let pathOf2=new Map(findings.map(({id,path})=>[id,path]));return causes2.map(cause=>{let routes=routesOf(cause,new Set(cause.effects.flatMap(id=>pathOf2.get(id)??
[])),programs);return routes.length===0?cause:{...cause,routes}})}var routesMax=50,throughMax=10;function routesOf(cause,effects,programs){let wanted=new Set(effects),
found2=new Map;for(let side of["head","base"])for(let{graphs}of programs)for(let[path,through]of waysFrom(cause.path,wanted,graphs[side]))found2.has(path)||found2.
set(path,through);return[...found2].flatMap(([path,through])=>through===null||through.length===0?[]:[{path,through}]).sort((left3,right2)=>compareText(left3.path,
right2.path)).slice(0,routesMax)}function waysFrom(start,wanted,{importers}){let from=new Map([[start,null]]),ways=new Map,ring=[start];for(let hop=0;hop<=throughMax&&
ring.length>0&&ways.size<wanted.size;hop+=1){let next2=[];for(let file2 of ring)for(let importer of importers.get(file2)??[])from.has(importer)||(from.set(importer,
file2),next2.push(importer),wanted.has(importer)&&ways.set(importer,between(importer,from)));ring=next2}return ways}function between(end,from){let files=[];for(let at2=from.
get(end);at2!=null;at2=from.get(at2))files.push(at2);return files.slice(0,-1).reverse()}_3_init_node_22();function summaryOf({root,server:server2,first,second,withheld}){
let sideSummary=side=>{let{files}=first[side];return{files:files.length+withheld[side],unknown:files.length-finalFiles(first[side])+withheld[side]}},failures=[first.
base,first.head,...second===null?[]:[second.base,second.head]];return{...server2,root,skipped:null,ended:failures.find(({failure})=>failure!==void 0)?.failure?.
code??null,schedule:sha256(canonical({base:first.base.schedule,head:first.head.schedule,again:second===null?null:{base:second.base.schedule,head:second.head.schedule}})),
base:sideSummary("base"),head:sideSummary("head"),ready:{base:first.base.ready??null,head:first.head.ready??null}}}function skippedSummary({root,server:server2}){
let nothing3={files:0,unknown:0};return{...server2,root,skipped:"same program",ended:null,schedule:null,base:nothing3,head:nothing3}}function finalFiles({files}){
return files.filter(file2=>file2.kind==="final").length}function conclude(record,measured,{tampering=[],replay=null,bumps=[],claims:claims2=[],unopened=[]}={}){
let runs=measured.toSorted((a,b)=>compareText(a.server.id,b.server.id)||compareText(a.server.version,b.server.version)),skipped=record.skipped??[],grants=record.
waivers??[],isIgnored=createIgnoreTest(record.ignore),escapes2=escapesOf(record,runs),environments=judgeEnvironments(record,runs),settled=runs.map(run=>withDependencyCauses(
settle(record,run,escapes2),record,run,environments)),placed=settled.flatMap(({findings:findings2},index2)=>{let run=runs[index2],namesRoots=findingRoots(run?.roots??
[]),suggestions=run===void 0?void 0:suggestionsOf(record,run),isGone=run===void 0?()=>!1:createOwnConfigurationTest(run,isIgnored);return findings2.map(one2=>{let suggestion=one2.
state==="new"?suggestions?.get(one2.id):void 0,whole2={...one2,roots:namesRoots(one2),..._2_compact({suggestion,onlyUnderBase:one2.state==="new"&&isGone(one2)||
void 0})};return place(whole2,record.shown)})}),ruled=_22_rule(placed,record.policy,_22_rulesTouching(record.touched??[])),findings=applyWaivers(dropRivals(joinSources(
dropRivals(ruled.findings),record.policy)),grants),off=ruled.off.map(({suggestion:_nobodys,...one2})=>one2).toSorted(compareFindings),unmatched=settled.flatMap(
one2=>one2.unmatched).sort(compareFindings),unknown=runs.flatMap((run,at2)=>unknownFiles(run,path=>isIgnored(path)||settled[at2]?.spared.has(path)===!0)).sort(compareUnknown2),
failures=[...unopened.map(({why})=>why),...runs.flatMap(failuresOf),...[...record.limits,...environments.limits].flatMap(doubtOf),...settled.flatMap(one2=>one2.
doubts),...suppressionDoubts(record,escapes2.added),...unprovenDoubts(record,runs,isIgnored),...includeDoubts(record,runs,isIgnored),...tampering],unchecked2=uncheckedIn(
runs,settled).filter(({path})=>!isIgnored(path)),roots=runs.flatMap(run=>run.roots),headFiles=roots.reduce((sum,{first})=>sum+finalFiles(first.head),0),skippedRoots=skipped.
length,about=_22_selectRewarded({findings,off},record.policy),scored2=score(record,runs,{settled,findings:about,unknown,unmatched,failures,headFiles,skippedRoots}),
judgedClaims=judgeClaims(claims2,scored2,null),doubts2=[...failures,...configurationDoubts(findings,record.policy)],servers=[...roots.map(one2=>({...summaryOf(one2),
...ownScope(record,one2.server.id)})),...skipped.map(skippedSummary),...unopened.map(({server:server2})=>server2)];return{...decideVerdict({findings,off,unmatched,
unknown,failures:waiveReasons(doubts2,grants),servers,headFiles,skippedRoots,scope:record.scope,replay,claims:judgedClaims,policy:record.policy,unchecked:unchecked2,
reward:scored2.reward?.[scored2.reward.headline].r??null}),base:record.base,head:record.head,servers,changed:changedSourcesOf(record,{runs,unknown,isIgnored,isDenied:createIgnoreTest(
record.denied??[]),isPartial:unopened.length>0}),..._2_compact({scope:record.scope===void 0?void 0:_11_publishedScope(record.scope)}),...confirmationOf(runs),counts:countStates(
findings),findings,off,causes:withRoutes(_0_shownCauses(_9_groupCauses(findings,editsOf2(settled)),{...record,findings,runs}),findings,runs),unmatched,unknown,reward:scored2.
reward,unscored:scored2.unscored,..._2_compact({claims:judgedClaims.length===0?void 0:judgedClaims}),replay,bumps,policy:record.policy,policyChanges:record.policyChanges.
map(change=>withHeadConfiguration(change,runs,isIgnored)),escapes:escapes2.added.filter(isForServers(runs)),hidden:settled.flatMap(one2=>one2.hidden),unchecked:unchecked2,
excerpts:_0_readExcerpts(findings,runs),limits:mergeLimits([...record.limits,...environments.limits,...runs.flatMap(limitsOf),...scored2.limits,...settled.flatMap(
({unread,limits:limits2})=>[...unread.map(unreadLimit),...limits2]),...unusedGrants(findings,doubts2,grants),..._22_offLimits(off,record.policy),...scopeMisses(
placed,record.leftOut)])}}function concludeUnmeasured(record,why,servers){return{...decideVerdict({findings:[],off:[],unmatched:[],unknown:[],failures:[why],headFiles:0,
skippedRoots:0,replay:null,policy:record.policy,unchecked:[],reward:null}),base:record.base,head:record.head,servers,changed:changedSourcesOf(record,{runs:[],unknown:[],
isIgnored:createIgnoreTest(record.ignore),isDenied:createIgnoreTest(record.denied??[]),isPartial:!0}),counts:countStates([]),findings:[],off:[],causes:[],unmatched:[],
unknown:[],reward:null,unscored:why.message,replay:null,bumps:[],policy:record.policy,policyChanges:record.policyChanges.map(change=>({...change,hides:null,adds:null})),
escapes:[],hidden:[],unchecked:[],excerpts:new Map,limits:record.limits}}function isForServers(runs){return({kind})=>{let{linters}=_7_escapeKinds[kind];return linters?.
some(linter=>runs.some(({server:server2})=>server2.id.includes(linter)))!==!1}}function ownScope({scopes},server2){let own=scopes?.[server2];return own===void 0?
{}:{scope:_11_publishedScope(own)}}function editsOf2(settled){let edits=new Map;for(let{causes:causes2}of settled)for(let{cause,edit:edit2}of causes2)_2_push(edits,
_9_causeId(cause),edit2);return edits}function unknownFiles(run,isIgnored){return["base","head"].flatMap(side=>{let{observation,withheld}=run.sides[side],later=[
run.second?.observations[side],run.alone?.[side]],looks=[...observation.files,...later.flatMap(one2=>one2?.files??[])];return[...[...new Map(looks.flatMap(file2=>file2.
kind==="unknown"?[[file2.path,file2]]:[])).values()].map(({kind:_kind,...file2})=>file2),...withheld].filter(file2=>!isIgnored(file2.path)).map(file2=>({server:run.
server.id,side,...file2}))})}function failuresOf(run){let own=run.headConfiguration?.observation.failure;return[...own?.code==="outside"?[createReason(own.code,
`${run.server.id} on head, with the configuration of head: ${own.message}`)]:[],...run.roots.flatMap(rootFailures)]}function rootFailures(one2){let sides4=["bas\
e","head"],where=one2.root==="."?one2.server.id:`${one2.server.id} in ${one2.root}`,found2=sides4.flatMap(side=>[[one2.first[side].failure,""],[one2.second?.[side].
failure,", second pass"],[one2.alone?.[side].failure,", check of single files"]].flatMap(([failure,look])=>failure===void 0?[]:[{...failure,side,look}]));return[
...Map.groupBy(found2,({code:code3,look,message:message2})=>canonical([code3,look,message2])).values()].flatMap(([first,other])=>first===void 0?[]:createReason(
first.code,`${where} on ${other===void 0?first.side:"base and head"}${first.look}: ${first.message}`))}function doubtOf({code:code3,message:message2}){return _6_isDoubtful(
code3)?[createReason(code3,message2,_6_doubtfulLimits[code3])]:[]}function limitsOf(run){let{sides:sides4,second}=run;return[...sides4.base.observation.limits,...sides4.
head.observation.limits,...second?.limits??[],...run.fixes?.limits??[]]}function countStates(findings){let counts2=Object.fromEntries(findingStates.map(state=>[
state,0]));for(let finding of findings)counts2[finding.state]+=1;return counts2}function unreadLimit(path){return _6_limit("change-unread",`${path} is too large\
 for the search for suppressions`)}function mergeLimits(limits2){let merged=new Map;for(let one2 of limits2){let key2=canonical([one2.code,one2.message]);merged.
set(key2,{...one2,count:one2.count+(merged.get(key2)?.count??0)})}return[...merged.values()].sort((a,b)=>compareText(a.code,b.code)||compareText(a.message,b.message))}
function compareUnknown2(a,b){return compareText(a.path,b.path)||compareText(a.side,b.side)||compareText(a.server,b.server)}function place(finding,shown){if(shown===
null||finding.state!=="new")return finding;let placed=({path,range})=>{if(!Object.hasOwn(shown,path))return;let hunks=shown[path]??null;return hunks===null?null:
shift({path,range},hunks)},at2=causeOrOwnPlace(finding),[there,own]=[placed(at2),at2===finding?void 0:placed(finding)];return{...finding,..._2_compact({shown:there,
ownShown:own})}}function shift({path,range},hunks){let{start,end}=range;if(hunks.some(hunk=>start.line<hunk.baseEnd&&end.line>=hunk.baseStart))return null;let before2=hunks.
findLast(hunk=>hunk.baseEnd<=start.line),by=before2===void 0?0:before2.headEnd-before2.baseEnd;return{path,range:{start:{line:start.line+by,character:start.character},
end:{line:end.line+by,character:end.character}}}}function confirmationOf(runs){let healthy=runs.filter(({roots})=>roots.some(({first})=>first.base.failure===void 0&&
first.head.failure===void 0));if(healthy.length===0)return{};let taken2=healthy.filter(({second})=>second!==null),isForFindings=taken2.some(({comparison:comparison2})=>comparison2.
findings.some(({state})=>state==="new"||state==="fixed"));return taken2.length===0?{confirmation:{taken:!1,why:"no finding is new or fixed, and the change edits\
 no code that leads into an import cycle"}}:{confirmation:{taken:!0,why:isForFindings?"findings are new or fixed":"the change edits code that leads into an impo\
rt cycle"}}}function includeDoubts({ignore},runs,isIgnored){let included=ignore.flatMap(glob=>glob.startsWith("!")?[glob.slice(1)]:[]),checked2=runs.flatMap(({sides:sides4})=>[
...sides4.base.program,...sides4.head.program]);return included.length===0||checked2.length===0||!checked2.every(isIgnored)?[]:[createReason("files-unmatched",`\
\`include\` (${included.join(", ")}) matches no checked file, so no finding counts`,"Correct the globs of `include` in base's `.lanser/config.yml`. If base's po\
licy allows waivers, you can waive this reason.")]}function scopeMisses(findings,leftOut3){if(leftOut3===void 0)return[];let[base,head,near]=[new Set(leftOut3.base),
new Set(leftOut3.head),new Set(leftOut3.near)],missed=findings.filter(({path,state})=>state==="new"&&head.has(path)||state==="fixed"&&base.has(path));return[...Map.
groupBy(missed,({path})=>path)].map(([path,own])=>{let rule2=near.has(path)?"the file imports a changed file, but Lanser found no changed name in it":"Lanser fo\
und no path of imports from the file to a changed file",count=_2_plural(own.length,"new or fixed finding");return _6_limit("scope-miss",`\`scope: affected\` would\
 have missed ${count} in ${path}, because ${rule2}. Report this defect of Lanser`)})}function unprovenDoubts({changedFiles},runs,isIgnored){let[unproven,proven]=[
runs.filter(isUnprovenServer),runs.filter(run=>!isUnprovenServer(run))];if(proven.length===0)return[];let checked2=new Set(proven.flatMap(({sides:sides4})=>sides4.
head.program)),alone=changedFiles.flatMap(({to})=>{let by=unproven.find(({sides:sides4})=>to!==null&&sides4.head.program.includes(to));return to===null||by===void 0||
checked2.has(to)||isIgnored(to)?[]:[{to,by}]}),[first,...more3]=alone;return first===void 0?[]:[createReason("unproven-files",`no test document (canary) proves \
that ${first.by.server.id} can find errors, and no other server checks ${first.to}${_2_countMore(more3.length)}`,"Add a canary to the server's file in `.lanser/\
servers` of base.")]}function isUnprovenServer({server:server2}){return server2.stability==="unproven"}_3_init_node_22();async function lookAlone(record,run,roots){
let paths=unreached(_18_changeFor(record,run.server.id),confirmFirst(record,run));if(paths.size===0)return run;let looks=[];for(let one2 of run.roots){let alone=roots.
find(({root})=>root===one2.root)?.sessions.alone,[base,head]=[filesOf(one2,"base",paths),filesOf(one2,"head",paths)];if(alone===void 0||base.length+head.length===
0)looks.push(one2);else{let[ofBase,ofHead]=await _4_allEnded([alone("base",base),alone("head",head)]);looks.push({...one2,alone:{base:ofBase,head:ofHead}})}}let asked=looks.
flatMap(({root,alone})=>alone===void 0?[]:[[root,alone]]);if(asked.length===0)return run;let joined22=side=>joinObservations(asked.map(([root,alone])=>[root,alone[side]]));
return{...run,roots:looks,alone:{base:joined22("base"),head:joined22("head")}}}function unreached({scope,matters},{findings}){if(matters===void 0||_11_isPart(scope))
return new Set;let reached=new Set([...matters.base,...matters.head]),doubtful=findings.filter(({state})=>state==="new"||state==="fixed");return new Set(doubtful.
map(({path})=>path).filter(path=>!reached.has(path)))}function filesOf({first},side,paths){return first.base.failure!==void 0||first.head.failure!==void 0?[]:first[side].
files.map(({path})=>path).filter(path=>paths.has(path))}_3_init_node_22();_3_init_node_22();function planProbes(input){let plans=planners.flatMap(plan=>plan(input)??
[]);return plans.length===0?null:answers=>plans.flatMap(plan=>[...plan(answers)])}var planners=[_18_planLooks,_18_planCensus,planKnown];_3_init_node_22();function differingFiles(base,head,renames){
let origins2=new Map([...renames].map(([from,to])=>[to,from]));return[...new Map([...Object.keys(base).map(path=>[path,renames.get(path)??path]),...Object.keys(
head).map(path=>[origins2.get(path)??path,path])])].flatMap(([from,to])=>isSameJson(said(base[from]),said(head[to]))?[]:[...new Set([from,to])])}function said(found2=[]){
return found2.map(({message:message2,...place2})=>JSON.stringify({...place2,message:inOrderOfMembers(message2)})).toSorted(compareText)}var pairsOf={"(":")","[":"\
]","{":"}","<":">"},depthMax3=200;function inOrderOfMembers(message2){let at2=0,sequence=(closer,depth)=>{let text2="",members2=[],member="",flush=()=>{let all=[
...members2,member],[first=""]=all,before2=first.slice(0,first.length-first.trimStart().length),behind2=member.slice(member.trimEnd().length);text2+=before2+all.
map(one2=>one2.trim()).toSorted(compareText).join(" | ")+behind2,members2=[],member=""};for(;at2<message2.length;){let rest=message2.slice(at2,at2+3),one2=rest.
charAt(0);if(rest===" | ")members2.push(member),member="",at2+=3;else if(one2==='"'||one2==="`")member+=quoted3(one2);else if(rest.startsWith("=>")||`',;:?
`.includes(one2)){flush();let delimiter=rest.startsWith("=>")?"=>":one2;text2+=delimiter,at2+=delimiter.length}else{if(one2===closer)break;{at2+=1,member+=one2;
let own=pairsOf[one2];own!==void 0&&depth<depthMax3&&(member+=sequence(own,depth+1))}}}return flush(),text2},quoted3=quote=>{let from=at2;for(at2+=1;at2<message2.
length&&message2[at2]!==quote;)at2+=message2[at2]==="\\"?2:1;return at2+=1,message2.slice(from,at2)};return sequence(void 0,0)}function listDisagreeingFiles({files},compiled,wanted){
return files.flatMap(file2=>file2.kind==="final"&&wanted.has(file2.path)&&!agrees(file2.findings,compiled[file2.path]??[])?[file2.path]:[])}function agrees(findings,printed2){
let own=findings.map(({range:{start},severity,code:code3,message:message2})=>({line:start.line,character:start.character,severity,code:code3,message:message2})),
[left3,right2]=[own,printed2].map(all=>Map.groupBy(all,placeOf4));return left3===void 0||right2===void 0||left3.size!==right2.size?!1:[...left3].every(([place2,
all])=>isAlike(all,right2.get(place2)??[]))}function placeOf4({line,character,severity,code:code3}){return JSON.stringify([line,character,severity,code3])}function isAlike(own,printed2){
return own.length!==printed2.length?!1:[...own,...printed2].some(({message:message2})=>message2.includes("..."))?!0:isSameJson(words2(own),words2(printed2))}function words2(all){
return all.map(({message:message2})=>message2.split(/[\s|;,'"{}()<>]+/u).toSorted(compareText).join(" ")).toSorted(compareText)}function replaceDoubtedAnswers(observation,again,doubted,stillDoubted){
let answers=new Map(again.files.map(file2=>[file2.path,file2])),[looked,unsure]=[new Set(doubted),new Set(stillDoubted)],files=observation.files.map(file2=>{if(!looked.
has(file2.path))return file2;let other=again.failure===void 0?answers.get(file2.path):void 0;return other===void 0||unsure.has(file2.path)?{kind:"unknown",path:file2.
path,reason:"command-disagrees"}:other});return{...observation,files}}_3_init_node_22();function createProbeBarrier(planFor){let arrivals={base:Promise.withResolvers(),
head:Promise.withResolvers()},left3={base:{asks:400,length:16777216},head:{asks:400,length:16777216}},answers=[],cut2=0,fits=({side,text:text2})=>{let own=left3[side];
return own.asks===0||own.length<text2.length?(cut2+=1,!1):(own.asks-=1,own.length-=text2.length,!0)},askAll=async()=>{let[base,head]=await Promise.all([arrivals.
base.promise,arrivals.head.promise]);if(base===null||head===null)return;let plan=planFor({base:base.run,head:head.run});if(plan===null)return;let asked=new Set,
unanswered={base:unansweredIn(base.run),head:unansweredIn(head.run)};for(let round=0;round<6;round+=1){let next2=[];for(let one2 of plan(answers)){let key2=keyOf6(
one2);asked.has(key2)||unanswered[one2.side].has(one2.path)||(asked.add(key2),fits(one2)&&next2.push(one2))}if(next2.length===0)return;let of=side=>next2.filter(
one2=>one2.side===side),found2=await Promise.all([base.ask(of("base")),head.ask(of("head"))]),byAsk=new Map(found2.flatMap(all=>all??[]).map(one2=>[keyOf6(one2),
one2]));for(let one2 of next2){let answer=byAsk.get(keyOf6(one2));answer!==void 0&&answers.push(answer)}if(found2.includes(null))return}},asking;return{of:side=>(run,ask)=>(arrivals[side].
resolve({run,ask}),asking??=askAll(),asking),ended:(side,run)=>{let isHealthy2=run!==null&&run.observation.failure===void 0;arrivals[side].resolve(isHealthy2?{run,
ask:()=>Promise.resolve([])}:null)},answers:()=>({answers,cut:cut2})}}function unansweredIn({observation}){return new Set(observation.files.flatMap(({kind,path})=>kind===
"unknown"?[path]:[]))}function keyOf6({side,path,text:text2}){return JSON.stringify([side,path,text2])}var least={roots:1,isForBoth:!1};async function measure(whole2,roots,{
roots:width2,isForBoth,isProbed=!0}=least,more3=null){let[one2]=roots,change=one2===void 0?whole2:_18_changeFor(whole2,one2.server.id),staysOpen=roots.some(({sessions})=>sessions.
end!==void 0),ahead=isForBoth&&!staysOpen&&roots.length===1&&more3===null?secondLookAhead(change):null,look=some=>runInBatches(some,width2,of=>lookFirst(change,
of,{isProbed,whenCompared:ahead?.begin})),lookAtAll=async()=>{try{let some=await look(roots);return more3===null?some:[...some,...await look(await more3())].toSorted(
(left3,right2)=>compareText(left3.root,right2.root))}finally{await ahead?.ended()}},confirm=async firsts2=>{let summed2=summedUp(change,firsts2),{plan:plan2}=summed2;
if(plan2===void 0)return{firsts:firsts2,summed:summed2,seconds:null};let ask=async one22=>[one22.root,await(ahead?.looked()??askAgain(change,one22,plan2))];return{
firsts:firsts2,summed:summed2,seconds:await runInBatches(firsts2.filter(isHealthy),width2,ask)}},looks,ended=[];try{looks=await confirm(await lookAtAll())}finally{
ended=await endStaying(roots)}let failed=ended.filter(({observation})=>observation.failure!==void 0);failed.some(({isAgain})=>!isAgain)?looks=await confirm(looks.
firsts.map(one22=>withEndings(change,one22,failed))):failed.length>0&&(looks=withoutEnded(change,looks,failed));let{firsts,summed,seconds}=looks,{sides:sides4,comparison:comparison2,
graphs,plan}=summed,healthy=firsts.filter(isHealthy),own=(await runInBatches(healthy,width2,async({root,sessions})=>sessions.headConfiguration===null?[]:[[root,
await sessions.headConfiguration()]])).flat(),underOwn=new Set(own.flatMap(([root,{observation}])=>observation.failure===void 0?[root]:[])),fixes=await askForFixes(
change,{sides:sides4,comparison:comparison2},healthy);return{server:serverOf(firsts),roots:firsts.map(one22=>rootRun(one22,seconds,underOwn)),sides:sides4,comparison:comparison2,
graphs,second:plan===void 0||seconds===null?null:secondRun(plan,seconds),headConfiguration:own.length===0?null:joinSides(own),..._2_compact({fixes:fixes===null?
void 0:fixes})}}function secondLookAhead(change){let look;return{begin:({root,sessions,sides:{base,head},comparison:comparison2})=>{let sides4={base:joinSides([
[root,base]]),head:joinSides([[root,head]])},graphs={base:_18_graphOf(sides4.base,change.graph),head:_18_graphOf(sides4.head,change.graph)},plan=planSecond(change,
{sides:sides4,comparison:comparison2,graphs});plan!==void 0&&(look=askAgain(change,{sides:sides4,sessions},plan))},looked:()=>look,ended:()=>Promise.allSettled(
[look])}}function summedUp(change,firsts){let broken=new Set(firsts.filter(one2=>!isHealthy(one2)).map(({root})=>root)),joined22=side=>joinSides(firsts.map(({root,
sides:sides22})=>[root,sides22[side]]),broken),sides4={base:joined22("base"),head:joined22("head")},comparison2=comparedAlready(firsts)??compareSides(change,sides4),
graphs={base:_18_graphOf(sides4.base,change.graph),head:_18_graphOf(sides4.head,change.graph)},plan=broken.size<firsts.length?planSecond(change,{sides:sides4,comparison:comparison2,
graphs}):void 0;return{sides:sides4,comparison:comparison2,graphs,plan}}async function endStaying(roots){let endings=roots.map(async({root,sessions:{end=async()=>[]}})=>(await end()).
map(look=>({...look,root})));return(await _4_allEnded(endings)).flat()}function withEndings({scope},first,ended){let lookOf2=side=>{let own=ended.find(one2=>one2.
root===first.root&&one2.side===side&&!one2.isAgain)?.observation,run=first.sides[side];if(own===void 0||run.observation.failure!==void 0)return run;let limits2=[
...run.observation.limits.filter(({code:code3})=>code3==="server-restarted"),...own.limits];return{...run,observation:_18_dropFindingsIn({...own,limits:limits2},
_18_contextFilesOf(side,scope))}};return{...first,sides:{base:lookOf2("base"),head:lookOf2("head")}}}function withoutEnded({scope},looks,ended){let{seconds}=looks;
if(seconds===null)return looks;let again=seconds.map(([root,looked])=>{let own=Object.fromEntries(ended.flatMap(one2=>one2.root===root?[[one2.side,_18_dropFindingsIn(
one2.observation,_18_contextFilesOf(one2.side,scope))]]:[]));return[root,looked===null?null:{...looked,...own}]});return{...looks,seconds:again}}async function lookFirst(change,of,{
isProbed,whenCompared}){let comparison2=null,input=null,about=(side,run)=>_18_restrictToScope(run,side,change.scope),agreement=createAgreement(change.scope,of),
meeting=createProbeBarrier(({base:base2,head:head2})=>{let sides4={base:about("base",base2),head:about("head",head2)};return comparison2=compareSides(change,sides4),
whenCompared?.({...of,sides:sides4,comparison:comparison2}),!isProbed||sides4.head.unprobed!==void 0?null:(input=probeInput(change,sides4,comparison2,_5_createReachability(
_18_graphOf(sides4.head,change.graph))),planProbes(input))}),look=async side=>{let run=null;try{let met=meeting.of(side),probing=async(seen,ask)=>met(await agreement.
of(side,seen),ask);return run=agreement.settled(side,await of.sessions.first(side,probing)),about(side,run)}finally{meeting.ended(side,run)}},[base,head]=await _4_allEnded(
[look("base"),look("head")]),failure=base.observation.probes?.failure??head.observation.probes?.failure??null,probed=input===null?null:{input,...meeting.answers(),
failure};return{...of,sides:{base,head},comparison:comparison2,probed}}function comparedAlready(firsts){let[only,...more3]=firsts;return only!==void 0&&more3.length===
0&&isHealthy(only)?only.comparison:null}function serverOf([first]){if(first===void 0)throw new Error("A server has no root.");return first.server}function isHealthy({
sides:sides4}){return sides4.base.observation.failure===void 0&&sides4.head.observation.failure===void 0}async function runInBatches(all,width2,work){let results=[];
for(let at2=0;at2<all.length;at2+=width2)results.push(...await _4_allEnded(all.slice(at2,at2+width2).map(work)));return results}function planSecond({changedFiles,
looksUp},{sides:sides4,comparison:comparison2,graphs}){let plan=planConfirmation({comparison:comparison2,changedFiles,renames:_21_renamesIn(changedFiles),programs:{
base:_18_listOpenedFiles(sides4.base),head:_18_listOpenedFiles(sides4.head)},graphs,reading:(side,path)=>sides4[side].reading(path)});if(plan===void 0)return;let causes2=findCauses(
{findings:comparison2.findings,changedFiles,text:(side,path)=>sides4[side].text(path),reading:(side,path)=>sides4[side].reading(path),programs:{base:sides4.base.
program,head:sides4.head.program},graph:graphs.head});return{...plan,causes:causes2,looksUp:looksUp!==!1}}function secondRun(plan,seconds){let asked=seconds.flatMap(
([root,looked])=>looked===null?[]:[[root,looked]]);if(asked.length===0)return null;let joined22=side=>joinObservations(asked.map(([root,looked])=>[root,looked[side]])),
[base,head]=[joined22("base"),joined22("head")];return{observations:{base,head},causes:plan.causes.causes(head.lookups),limits:[...limits("causes-cut","Lanser d\
id not search for the causes of all new findings outside of the change",plan.causes.cut(head.lookups))]}}function rootRun({root,server:server2,sides:sides4,probed},seconds,underOwn){
let[base,head]=[sides4.base.packages,sides4.head.packages];return{root,server:server2,first:{base:sides4.base.observation,head:sides4.head.observation},..._2_compact(
{packages:base===void 0&&head===void 0?void 0:{base:base??[],head:head??[]}}),withheld:{base:sides4.base.withheld.length,head:sides4.head.withheld.length},second:seconds?.
find(([other])=>other===root)?.[1]??null,probed,isUnderOwn:underOwn.has(root)}}function limits(code3,message2,count){return count===0?[]:[_6_limit(code3,message2,
count)]}function createAgreement(scope,{root,sessions}){let files={};return{of:async(side,run)=>{if(scope?.mode!=="complete")return run;let compiled=scope.compiled[root]?.[side];
if(compiled===void 0)return run;let own=new Set(run.program),wanted=new Set(scope.paths[side].filter(path=>own.has(path))),doubted=listDisagreeingFiles(run.observation,
compiled,wanted);if(doubted.length===0)return run;let{recheck}=sessions;if(recheck===void 0)throw new Error("No session can check the files in doubt again.");let again=await recheck(
side,doubted),still=listDisagreeingFiles(again,compiled,new Set(doubted)),observation=replaceDoubtedAnswers(run.observation,again,doubted,still);return files[side]=
observation.files,{...run,observation}},settled:(side,run)=>{let own=files[side];return own===void 0||run.observation.failure!==void 0?run:{...run,observation:{
...run.observation,files:own}}}}}async function askAgain({scope},{sides:sides4,sessions},plan){let own=side=>{let program=new Set(sides4[side].program);return plan[side].
filter(path=>program.has(path))},[basePaths,headPaths]=[own("base"),own("head")],isWhole2=basePaths.length===plan.base.length&&headPaths.length===plan.head.length;
if(!isWhole2&&basePaths.length+headPaths.length===0)return null;let headProgram=new Set(sides4.head.program),isOwn=path=>isWhole2||headProgram.has(path),lookups=plan.
looksUp?lookupsOf(lookupsFor(plan.causes),isOwn):null,about=(side,observation)=>_18_dropFindingsIn(observation,_18_contextFilesOf(side,scope)),lookAtBase=async()=>about(
"base",await sessions.again("base",basePaths,null)),lookAtHead=async()=>about("head",await sessions.again("head",headPaths,lookups));if(plan.isForFindings||sessions.
isBaseAgain===!0){let[base,head2]=await _4_allEnded([lookAtBase(),lookAtHead()]);return{base,head:head2}}let head=await lookAtHead();return{base:isSameAgain(sides4.
head.observation,head)?within(sides4.base.observation,basePaths):await lookAtBase(),head}}function isSameAgain(first,again){let paths=again.files.map(({path})=>path);
return again.failure===void 0&&again.files.every(({kind})=>kind==="final")&&isSameJson(inOrder3(within(first,paths)),inOrder3(again))}function within(observation,paths){
let wanted=new Set(paths);return{...observation,files:observation.files.filter(({path})=>wanted.has(path))}}function inOrder3({files}){return files.toSorted((left3,right2)=>compareText(
left3.path,right2.path))}function lookupsFor(causes2){return causes2.next([]).length===0?null:causes2.next}import{createRequire as lanserCreateRequire19}from"node:module";import{createRequire as lanserCreateRequire18}from"node:module";import{_2_compareTreeObjects,_2_listTree}from"./together-9F0DD894.js";import{_3_foldName,_3_showPath,_3_splitAtNul,_3_splitRecords,_3_treePath,_3_unportableName,_3_unsafeNameReason}from"./together-9F0DD894.js";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require19=lanserCreateRequire18(import.meta.url);_3_init_node_22();var import_node_path3=_4___toESM(_0_require_node_path(),1);async function treeChanges(repository,baseTree,headTree){
let differences2=await _2_compareTreeObjects(repository,baseTree,headTree);if(differences2!==void 0&&(differences2.every(existsOn("before"))||differences2.every(
existsOn("after"))))return differences2.map(changeOf);let args=["diff-tree",...options,"--end-of-options",baseTree,headTree],records=_3_splitRecords(await repository.
bytes(args,"objects")),changes=[];for(let at2=0;at2<records.length;){let header=(records[at2++]??Buffer.alloc(0)).toString("latin1"),match2=/^:[0-7]+ ([0-7]+) ([0-9a-f]+) ([0-9a-f]+) ([AMDTR])([0-9]*)$/.
exec(header);if(match2===null)throw new _0_DamagedObjects("diff-tree",`git diff-tree printed ${JSON.stringify(header.slice(0,200))}`);let[,mode="",before2="",after2="",
letter="",score2=""]=match2,path=_3_showPath(_3_treePath(records[at2++]??Buffer.alloc(0))),second=letter==="R"?_3_showPath(_3_treePath(records[at2++]??Buffer.alloc(
0))):path;changes.push({status:statusOf[letter],from:letter==="A"?null:path,to:letter==="D"?null:second,fromBlob:letter==="A"?null:before2,toBlob:letter==="D"?null:
after2,toMode:letter==="D"?null:mode,similarity:letter==="R"?Number(score2):null})}return uncrossRenames(changes)}function existsOn(side){return one2=>one2[side]!==
null}function changeOf({path,before:before2,after:after2}){let shown=_3_showPath(path);return{status:statusBetween(before2,after2),from:before2===null?null:shown,
to:after2===null?null:shown,fromBlob:before2?.id??null,toBlob:after2?.id??null,toMode:after2?.mode??null,similarity:null}}function statusBetween(before2,after2){
return before2===null?"added":after2===null?"deleted":before2.mode.slice(0,3)===after2.mode.slice(0,3)?"modified":"type-changed"}function uncrossRenames(changes){
let result=[...changes],alike2=new Map;for(let[at2,{from,to,similarity}]of changes.entries()){if(from===null||to===null||similarity===null)continue;let key2=`${import_node_path3.
posix.basename(from)}\0${import_node_path3.posix.basename(to)}\0${similarity}`;alike2.set(key2,[...alike2.get(key2)??[],at2])}for(let places of alike2.values())
if(!(places.length>copiesMax))for(let one2 of places)for(let other of places)one2<other&&uncross(result,one2,other);return result}var copiesMax=8;function uncross(changes,one2,other){
let[left3,right2]=[changes[one2],changes[other]];if(left3===void 0||right2===void 0)return;let isExact=left3.similarity===100&&left3.fromBlob!==right2.fromBlob,
isNearer=commonFolders(left3.from,right2.to)>commonFolders(left3.from,left3.to)&&commonFolders(right2.from,left3.to)>commonFolders(right2.from,right2.to);isExact||
!isNearer||(changes[one2]={...left3,from:right2.from,fromBlob:right2.fromBlob},changes[other]={...right2,from:left3.from,fromBlob:left3.fromBlob})}function commonFolders(from,to){
let[left3=[],right2=[]]=[from?.split("/"),to?.split("/")],first=left3.findIndex((name2,at2)=>name2!==right2[at2]);return first<0?left3.length:first}var statusOf={
A:"added",D:"deleted",M:"modified",T:"type-changed",R:"renamed"},options=["-r","-z","-M50%","-l5000","--raw","--no-ext-diff","--no-textconv","--full-index","--i\
gnore-submodules=none"];async function isSameButFor(repository,one2,other,folder){for(let id of[one2,other])if(!_0_isObjectId(id))throw new Error(`not an object\
 id: ${id}`);let args=["diff-tree","-r","-z","--name-only","--no-renames","--no-ext-diff"],inFolder=Buffer.from(`${folder}/`);try{return _3_splitRecords(await repository.
bytes([...args,"--end-of-options",one2,other],"objects")).every(name2=>name2.subarray(0,inFolder.length).equals(inFolder))}catch{return!1}}(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require20=lanserCreateRequire19(import.meta.url);_3_init_node_22();async function readChain(repository,base,head,commitsMax22){let args=[
"rev-list","--first-parent",`--max-count=${commitsMax22+1}`,"--end-of-options",head,`^${base}`],ids=(await repository.text(args,"history")).split(`
`).filter(_0_isObjectId);if(ids.length>commitsMax22)return{kind:"too-long"};let shallow=await _2_shallowCommits(repository);if(ids.some(id=>shallow.has(id)))return{
kind:"cut"};let commits=[];for(let id of ids.reverse()){let commit=await _0_readCommit(repository,id);if(commit===void 0)return{kind:"cut"};commits.push(commit)}
return{kind:"chain",commits}}_3_init_node_22();_3_init_node_22();var validateClaimsV1=validate202,func02=Object.prototype.hasOwnProperty,pattern4=new RegExp("^(\
[0-9a-f]{40}|[0-9a-f]{64})$","u");function validate212(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0,evaluated0=validate212.evaluated;evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0);let _errs1=errors,
_errs2=errors,valid1=!1,passing0=null,_errs3=errors;if(data&&typeof data=="object"&&!Array.isArray(data)){let missing0;if((data.head===void 0||!func02.call(data,
"head"))&&(missing0="head")){let err0={instancePath,schemaPath:"#/allOf/0/oneOf/0/required",keyword:"required",params:{missingProperty:missing0},message:"must h\
ave required property '"+missing0+"'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}}var _valid0=_errs3===errors;_valid0&&(valid1=!0,passing0=0);let _errs4=errors;
if(data&&typeof data=="object"&&!Array.isArray(data)){let missing1;if((data.commit===void 0||!func02.call(data,"commit"))&&(missing1="commit")){let err1={instancePath,
schemaPath:"#/allOf/0/oneOf/1/required",keyword:"required",params:{missingProperty:missing1},message:"must have required property '"+missing1+"'"};vErrors===null?
vErrors=[err1]:vErrors.push(err1),errors++}}var _valid0=_errs4===errors;if(_valid0&&valid1?(valid1=!1,passing0=[passing0,1]):_valid0&&(valid1=!0,passing0=1),valid1)
errors=_errs2,vErrors!==null&&(_errs2?vErrors.length=_errs2:vErrors=null);else{let err2={instancePath,schemaPath:"#/allOf/0/oneOf",keyword:"oneOf",params:{passingSchemas:passing0},
message:"must match exactly one schema in oneOf"};return vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++,validate212.errors=vErrors,!1}var valid0=_errs1===
errors;if(valid0){let _errs5=errors,_errs6=errors,valid2=!1,_errs7=errors;if(data&&typeof data=="object"&&!Array.isArray(data)){let missing2;if((data["pr-v1"]===
void 0||!func02.call(data,"pr-v1"))&&(missing2="pr-v1")){let err3={instancePath,schemaPath:"#/allOf/1/anyOf/0/required",keyword:"required",params:{missingProperty:missing2},
message:"must have required property '"+missing2+"'"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}}var _valid1=_errs7===errors;valid2=valid2||_valid1;
let _errs8=errors;if(data&&typeof data=="object"&&!Array.isArray(data)){let missing3;if((data["pr-v2"]===void 0||!func02.call(data,"pr-v2"))&&(missing3="pr-v2")){
let err4={instancePath,schemaPath:"#/allOf/1/anyOf/1/required",keyword:"required",params:{missingProperty:missing3},message:"must have required property '"+missing3+
"'"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}}var _valid1=_errs8===errors;if(valid2=valid2||_valid1,valid2)errors=_errs6,vErrors!==null&&(_errs6?
vErrors.length=_errs6:vErrors=null);else{let err5={instancePath,schemaPath:"#/allOf/1/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};return vErrors===
null?vErrors=[err5]:vErrors.push(err5),errors++,validate212.errors=vErrors,!1}var valid0=_errs5===errors}if(errors===0)if(data&&typeof data=="object"&&!Array.isArray(
data)){let missing4;if((data.base===void 0||!func02.call(data,"base"))&&(missing4="base"))return validate212.errors=[{instancePath,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:missing4},message:"must have required property '"+missing4+"'"}],!1;{let _errs9=errors;for(let key0 of Object.keys(data))if(!(key0===
"base"||key0==="head"||key0==="commit"||key0==="pr-v1"||key0==="pr-v2"))return validate212.errors=[{instancePath,schemaPath:"#/additionalProperties",keyword:"ad\
ditionalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"}],!1;if(_errs9===errors){if(data.base!==void 0&&func02.call(data,
"base")){let data0=data.base,_errs10=errors;if(errors===errors)if(typeof data0=="string"){if(!pattern4.test(data0))return validate212.errors=[{instancePath:instancePath+
"/base",schemaPath:"#/$defs/id/pattern",keyword:"pattern",params:{pattern:"^([0-9a-f]{40}|[0-9a-f]{64})$"},message:'must match pattern "^([0-9a-f]{40}|[0-9a-f]{\
64})$"'}],!1}else return validate212.errors=[{instancePath:instancePath+"/base",schemaPath:"#/$defs/id/type",keyword:"type",params:{type:"string"},message:"must\
 be string"}],!1;var valid3=_errs10===errors}else var valid3=!0;if(valid3){if(data.head!==void 0&&func02.call(data,"head")){let data1=data.head,_errs13=errors;if(errors===
errors)if(typeof data1=="string"){if(!pattern4.test(data1))return validate212.errors=[{instancePath:instancePath+"/head",schemaPath:"#/$defs/id/pattern",keyword:"\
pattern",params:{pattern:"^([0-9a-f]{40}|[0-9a-f]{64})$"},message:'must match pattern "^([0-9a-f]{40}|[0-9a-f]{64})$"'}],!1}else return validate212.errors=[{instancePath:instancePath+
"/head",schemaPath:"#/$defs/id/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid3=_errs13===errors}else var valid3=!0;if(valid3){
if(data.commit!==void 0&&func02.call(data,"commit")){let data2=data.commit,_errs16=errors;if(errors===errors)if(typeof data2=="string"){if(!pattern4.test(data2))
return validate212.errors=[{instancePath:instancePath+"/commit",schemaPath:"#/$defs/id/pattern",keyword:"pattern",params:{pattern:"^([0-9a-f]{40}|[0-9a-f]{64})$"},
message:'must match pattern "^([0-9a-f]{40}|[0-9a-f]{64})$"'}],!1}else return validate212.errors=[{instancePath:instancePath+"/commit",schemaPath:"#/$defs/id/ty\
pe",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid3=_errs16===errors}else var valid3=!0;if(valid3){if(data["pr-v1"]!==void 0&&func02.
call(data,"pr-v1")){let data3=data["pr-v1"],_errs19=errors;if(errors===errors)if(typeof data3=="number"&&isFinite(data3)){if(data3>1e12||isNaN(data3))return validate212.
errors=[{instancePath:instancePath+"/pr-v1",schemaPath:"#/$defs/value/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e12},message:"must be <= 1000000\
000000"}],!1;if(data3<-1e12||isNaN(data3))return validate212.errors=[{instancePath:instancePath+"/pr-v1",schemaPath:"#/$defs/value/minimum",keyword:"minimum",params:{
comparison:">=",limit:-1e12},message:"must be >= -1000000000000"}],!1}else return validate212.errors=[{instancePath:instancePath+"/pr-v1",schemaPath:"#/$defs/va\
lue/type",keyword:"type",params:{type:"number"},message:"must be number"}],!1;var valid3=_errs19===errors}else var valid3=!0;if(valid3)if(data["pr-v2"]!==void 0&&
func02.call(data,"pr-v2")){let data4=data["pr-v2"],_errs22=errors;if(errors===errors)if(typeof data4=="number"&&isFinite(data4)){if(data4>1e12||isNaN(data4))return validate212.
errors=[{instancePath:instancePath+"/pr-v2",schemaPath:"#/$defs/value/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e12},message:"must be <= 1000000\
000000"}],!1;if(data4<-1e12||isNaN(data4))return validate212.errors=[{instancePath:instancePath+"/pr-v2",schemaPath:"#/$defs/value/minimum",keyword:"minimum",params:{
comparison:">=",limit:-1e12},message:"must be >= -1000000000000"}],!1}else return validate212.errors=[{instancePath:instancePath+"/pr-v2",schemaPath:"#/$defs/va\
lue/type",keyword:"type",params:{type:"number"},message:"must be number"}],!1;var valid3=_errs22===errors}else var valid3=!0}}}}}}else return validate212.errors=
[{instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return validate212.errors=vErrors,errors===0}validate212.
evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function validate202(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){
let vErrors=null,errors=0,evaluated0=validate202.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),
errors===0)if(data&&typeof data=="object"&&!Array.isArray(data)){let missing0;if((data.schema===void 0||!func02.call(data,"schema"))&&(missing0="schema")||(data.
claims===void 0||!func02.call(data,"claims"))&&(missing0="claims"))return validate202.errors=[{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:missing0},
message:"must have required property '"+missing0+"'"}],!1;{let _errs1=errors;for(let key0 of Object.keys(data))if(!(key0==="schema"||key0==="claims"))return validate202.
errors=[{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional prop\
erties"}],!1;if(_errs1===errors){if(data.schema!==void 0&&func02.call(data,"schema")){let _errs2=errors;if(data.schema!=="lanser.claims.v1")return validate202.errors=
[{instancePath:instancePath+"/schema",schemaPath:"#/properties/schema/const",keyword:"const",params:{allowedValue:"lanser.claims.v1"},message:"must be equal to \
constant"}],!1;var valid0=_errs2===errors}else var valid0=!0;if(valid0)if(data.claims!==void 0&&func02.call(data,"claims")){let data1=data.claims,_errs3=errors;
if(errors===_errs3)if(Array.isArray(data1)){if(data1.length>250)return validate202.errors=[{instancePath:instancePath+"/claims",schemaPath:"#/properties/claims/\
maxItems",keyword:"maxItems",params:{limit:250},message:"must NOT have more than 250 items"}],!1;if(data1.length<1)return validate202.errors=[{instancePath:instancePath+
"/claims",schemaPath:"#/properties/claims/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"}],!1;{var valid1=!0;let len0=data1.
length;for(let i0=0;i0<len0;i0++){let _errs5=errors;validate212(data1[i0],{instancePath:instancePath+"/claims/"+i0,parentData:data1,parentDataProperty:i0,rootData,
dynamicAnchors})||(vErrors=vErrors===null?validate212.errors:vErrors.concat(validate212.errors),errors=vErrors.length);var valid1=_errs5===errors;if(!valid1)break}}}else
return validate202.errors=[{instancePath:instancePath+"/claims",schemaPath:"#/properties/claims/type",keyword:"type",params:{type:"array"},message:"must be arra\
y"}],!1;var valid0=_errs3===errors}else var valid0=!0}}}else return validate202.errors=[{instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},
message:"must be object"}],!1;return validate202.errors=vErrors,errors===0}validate202.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var filesMax=20,fileBytesMax=64*
1024,claimsMax2=250,headsMax=8,commitsMax=250,nameForm=/^[\w.-]{1,100}\.json$/u;async function readClaims(repository,revisions,changes,{claims:claims2}){if(claims2===
"ignore")return[];let folder=`${_1_claimsFolder}/`,files=changes.filter(({to})=>to?.startsWith(folder)===!0&&isDirect(to.slice(folder.length))).sort((left22,right2)=>compareText(
left22.to??"",right2.to??"")),named2=files.filter(({to})=>nameForm.test((to??"").slice(folder.length))),found2=[];named2.length<files.length&&found2.push(unreadable(
_1_claimsFolder,`${_2_plural(files.length-named2.length,"file")} whose names have other characters than letters, digits, \`.\`, \`_\` and \`-\``)),named2.length>
filesMax&&found2.push(unreadable(_1_claimsFolder,`more than ${filesMax} files: Lanser did not read ${named2.length-filesMax} of them`));let places=placesIn(repository,
revisions),left3=claimsMax2;for(let{to,toBlob,toMode}of named2.slice(0,filesMax)){let path=to??"",read=await readFile(repository,toBlob,toMode);if(read.kind==="\
unreadable"){found2.push(unreadable(path,read.why));continue}for(let one2 of read.claims.slice(0,left3))found2.push({path,...await places(one2)});read.claims.length>
left3&&found2.push(unreadable(path,`more than ${claimsMax2} claims: Lanser did not read ${read.claims.length-left3} of them`)),left3=Math.max(0,left3-read.claims.
length)}return found2}function isDirect(name2){return name2.endsWith(".json")&&!name2.includes("/")}function unreadable(path,why){return{path,about:"unreadable",
commit:null,claimed:{},why}}function isClaimsFile(path){let folder=`${_1_claimsFolder}/`;return path.startsWith(folder)&&nameForm.test(path.slice(folder.length))}
function parseClaims(text2){if(Buffer.byteLength(text2)>fileBytesMax)return[];let read=claimsIn(text2);return read.kind==="claims"?read.claims.slice(0,claimsMax2):
[]}async function readFile(repository,blob,mode){if(blob===null||mode?.startsWith("100")!==!0)return{kind:"unreadable",why:"the file is not a regular file"};let bytes;
try{bytes=await _0_readBlob(repository,blob,fileBytesMax)}catch{return{kind:"unreadable",why:`the file is missing in this clone, or larger than ${fileBytesMax/1024}\
 KiB`}}let text2=bytes.toString("utf8");return Buffer.from(text2,"utf8").equals(bytes)?claimsIn(text2):{kind:"unreadable",why:notAlike}}var notAlike="the file i\
s invalid or ambiguous JSON";function claimsIn(text2){let parsed2=parseStrict(text2);return parsed2.kind!=="value"?{kind:"unreadable",why:notAlike}:validateClaimsV1(
parsed2.value)?{kind:"claims",claims:parsed2.value.claims}:{kind:"unreadable",why:"the file does not follow schemas/claims.v1.json"}}function placesIn(repository,{
base,head,annotate}){let chain2,heads=new Map,tip=annotate?.commit??head.commit,commits=async()=>{let from=tip??(await repository.text(["rev-parse","--verify","\
HEAD"],"history")).trim(),found2=await readChain(repository,base.commit,from,commitsMax);return new Set(found2.kind==="chain"?found2.commits.map(({commit})=>commit):
[])};return async written2=>{let{"pr-v1":one2,"pr-v2":two,commit=null}=written2,claimed={..._2_compact({"pr-v1":one2===void 0?void 0:one2+0,"pr-v2":two===void 0?
void 0:two+0})},elsewhere3=why=>({about:"elsewhere",commit,claimed,why});if(written2.base!==base.commit)return elsewhere3(`the claim is about a change from ${_2_shortId(
written2.base)}, not from ${_2_shortId(base.commit)}`);if(commit!==null)return chain2??=commits(),(await chain2).has(commit)?{about:"commit",commit,claimed,why:null}:
elsewhere3(`${_2_shortId(commit)} is not a commit of the change`);let id=written2.head??"";if(!heads.has(id)&&heads.size>=headsMax)return elsewhere3(`the claims\
 name more than ${headsMax} head commits`);let same=heads.get(id)??isHead(repository,id,head.tree);heads.set(id,same);let found2=await same;return found2==="unk\
nown"?elsewhere3(`${_2_shortId(id)} is not in this clone, so Lanser cannot compare it`):found2==="head"?{about:"change",commit,claimed,why:null}:elsewhere3(`${_2_shortId(
id)} differs from head in files other than the claims`)}}async function isHead(repository,id,tree){let type=await _0_readObjectType(repository,id).catch(()=>{});
if(type===void 0)return"unknown";if(type!=="commit"&&type!=="tree")return"other";let named2=type==="tree"?id:(await _0_readCommit(repository,id))?.tree;return named2===
void 0?"other":await isSameButFor(repository,named2,tree,_1_claimsFolder)?"head":"other"}import{createRequire as lanserCreateRequire21}from"node:module";import{createRequire as lanserCreateRequire20}from"node:module";import{_9_BrokenTrace,_9_askNew,_9_askSchedule,_9_bytesPerCheckpoint,_9_chainStart,_9_createReadings,_9_createScrubber,_9_decodeFrame,_9_discardIfUnhealthy,_9_dropAffectedAnswers,
_9_entryKinds,_9_faultText,_9_fixingProfile,_9_followPlan,_9_hashedText,_9_isProbesFollow,_9_isWell,_9_lineBytesMax,_9_makePortable,_9_makeServerReady,_9_noKnownAnswers,
_9_observe,_9_openTrace,_9_placeholder,_9_probesFollow,_9_readSeekTable,_9_readSessionBaseline,_9_recordOfRounds,_9_recordTransport,_9_refusedObservation,_9_resultOf,
_9_scheduleDigest,_9_scrubPlaces,_9_sha256Text,_9_shutDown,_9_startConversation,_9_timeSuffix,_9_traceBytesMax,_9_traceSchema,_9_withTime,_9_zstdMagic}from"./together-BD98FAAF.js";import{_3_beginningOf,_3_blobHeader,_3_blobId,_3_createBlobHash,_3_createSha256,_3_fileBytes,_3_idLengths,_3_objectId,_3_readBeginning,_3_readFileBytes,_3_readFileText,
_3_readOptional,_3_sha256Bytes,_3_sha256Hex}from"./together-24003D67.js";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require21=lanserCreateRequire20(import.meta.url);_3_init_node_22();var headroomBytes=32,chunkBytesWhole=1048576;function*readLines(source,from,chunkBytes=chunkBytesWhole){
let size3=Math.min(chunkBytes,Math.max(1,source.size()-from)),chunk=Buffer.allocUnsafeSlow(headroomBytes+size3),start=headroomBytes,filled=start,at2=from;for(let searched=start;;){
let feed=chunk.indexOf(lineFeed,searched);if(feed>=0&&feed<filled){yield{chunk,start,end:feed,at:at2,isWhole:!0},at2+=feed+1-start,start=feed+1,searched=start;continue}
let rest=filled-start;if(rest>_9_lineBytesMax){let message2=`a line is longer than ${_9_lineBytesMax} bytes`;throw new _9_BrokenTrace(source.name,{problem:"too-\
large",line:null,entry:null,message:message2})}let room2=rest>(chunk.length-headroomBytes)/2?Buffer.allocUnsafeSlow(headroomBytes+2*rest):chunk;chunk.copy(room2,
headroomBytes,start,filled),chunk=room2,start=headroomBytes,filled=start+rest,searched=filled;let bytes=source.read(at2+rest,chunk,filled);if(bytes===0)break;filled+=
bytes}filled>start&&(yield{chunk,start,end:filled,at:at2,isWhole:!1})}var lineFeed=10;function lineText({chunk,start,end}){return chunk.toString("utf8",start,end)}
_3_init_node_22();var import_node_fs3=_4___toESM(_1_require_node_fs(),1);function openTraceFile(path,name2=path){try{return sourceOf(name2,fileBytes(path,name2))}catch(error){
throw error instanceof _1_UserError?error:new _1_UserError("unreadable-file",`Lanser cannot read the trace ${name2}`,{cause:error})}}function traceFromBytes(bytes,name2="\
the trace"){let whole2=Buffer.from(bytes.buffer,bytes.byteOffset,bytes.length);return sourceOf(name2,{size:whole2.length,read:(at2,target,offset)=>whole2.copy(target,
offset,at2)})}function sourceOf(name2,raw){let bytesRead=0,counted={size:raw.size,read:(at2,target,offset)=>{let bytes=raw.read(at2,target,offset);return bytesRead+=
bytes,bytes}},magic=readExactly(counted,0,Math.min(4,raw.size)),content=magic.length===4&&magic.readUInt32LE(0)===_9_zstdMagic?compressed(name2,counted):plain(name2,
counted);return{name:name2,...content,bytesRead:()=>bytesRead}}function plain(name2,raw){return{size:()=>checkedSize(name2,raw.size),read:raw.read,check:()=>{}}}
function checkedSize(name2,size3){if(size3>_9_traceBytesMax)throw damaged(name2,"too-large",`the trace is larger than ${_9_traceBytesMax} bytes`);return size3}var seekLimits={
framesMax:4*1048576,frameContentBytesMax:_9_lineBytesMax+2*_9_bytesPerCheckpoint};function compressed(name2,raw){let known3,last,table4=()=>{if(known3!==void 0)
return known3;let found2=_9_readSeekTable(raw.size,(at2,bytes)=>readExactly(raw,at2,bytes),seekLimits);if("wrong"in found2)throw damaged(name2,"damaged-file",found2.
wrong);return known3=found2,found2},contentOf=frame=>{if(last?.frame===frame)return last.content;let content=_9_decodeFrame(readExactly(raw,frame.at,frame.bytes),
frame);if(content===void 0)throw damaged(name2,"damaged-file",`the frame at byte ${frame.at} is damaged or incomplete`);return last={frame,content},content};return{
size:()=>{let end=table4().frames.at(-1);return checkedSize(name2,end===void 0?0:end.contentAt+end.contentBytes)},read:(at2,target,offset)=>{let frame=frameAt(table4().
frames,at2);return frame===void 0?0:contentOf(frame).copy(target,offset,at2-frame.contentAt)},check:()=>{let{dataBytes,digest}=table4(),made=_3_createSha256(),chunk=Buffer.
allocUnsafe(Math.min(dataBytes,checkBytes));for(let at2=0;at2<dataBytes;){let part2=chunk.subarray(0,Math.min(chunk.length,dataBytes-at2)),bytes=raw.read(at2,part2,
0);if(bytes===0)break;made.update(part2.subarray(0,bytes)),at2+=bytes}if(made.digest("hex")!==digest)throw damaged(name2,"damaged-file","the compressed bytes di\
ffer from the original")}}}var checkBytes=1048576;function frameAt(frames,at2){let[low,high]=[0,frames.length];for(;low<high;){let middle=low+high>>>1;(frames[middle]?.
contentAt??0)<=at2?low=middle+1:high=middle}let frame=frames[low-1];return frame!==void 0&&at2<frame.contentAt+frame.contentBytes?frame:void 0}function readExactly(raw,at2,bytes){
let target=Buffer.alloc(bytes);for(let offset=0;offset<bytes;){let got=raw.read(at2+offset,target,offset);if(got===0)return target.subarray(0,offset);offset+=got}
return target}function damaged(name2,problem,message2){return new _9_BrokenTrace(name2,{problem,line:null,entry:null,message:message2})}function fileBytes(path,name2){
let known3=(0,import_node_fs3.statSync)(path,{bigint:!0});if(!known3.isFile())throw new _1_UserError("unreadable-file",`the trace ${name2} is not a file`);return{
size:Number(known3.size),read:(at2,target,offset)=>{let descriptor=(0,import_node_fs3.openSync)(path,"r");try{if(!isSame3(known3,(0,import_node_fs3.fstatSync)(descriptor,
{bigint:!0})))throw damaged(name2,"damaged-file","the file changed while Lanser read it");return offset<target.length?(0,import_node_fs3.readSync)(descriptor,target,
offset,target.length-offset,at2):0}finally{(0,import_node_fs3.closeSync)(descriptor)}}}}function isSame3(a,b){return a.size===b.size&&a.mtimeNs===b.mtimeNs&&a.ino===
b.ino&&a.dev===b.dev}(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require22=lanserCreateRequire21(import.meta.url);_3_init_node_22();var shapes={"GitHub token":/(?<![0-9A-Za-z_])(?:gh[pousr]_[0-9A-Za-z]{36}|github_pat_[0-9A-Za-z_]{60})/g,
"GitLab token":/(?<![0-9A-Za-z_-])glpat-[0-9A-Za-z_-]{20}/g,"npm token":/(?<![0-9A-Za-z_])npm_[0-9A-Za-z]{36}/g,"PyPI token":/(?<![0-9A-Za-z_-])pypi-[0-9A-Za-z_-]{50}/g,
"AWS access key":/(?<![0-9A-Za-z])(?:AKIA|ASIA)[0-9A-Z]{16}(?![0-9A-Za-z])/g,"Google API key":/(?<![0-9A-Za-z_-])AIza[0-9A-Za-z_-]{35}(?![0-9A-Za-z_-])/g,"Slack\
 token":/(?<![0-9A-Za-z-])xox[abeoprs]-[0-9A-Za-z-]{10}/g,"Stripe key":/(?<![0-9A-Za-z_])[rs]k_live_[0-9A-Za-z]{20}/g,"private key":/-----BEGIN (?:[A-Z]{1,10} ){0,3}PRIVATE KEY(?: BLOCK)?-----/g,
"JSON web token":/(?<![0-9A-Za-z_-])eyJ[0-9A-Za-z_-]{10,}\.eyJ[0-9A-Za-z_-]{10,}\.[0-9A-Za-z_-]{10}/g,"Authorization header":/authorization\\?["']?[ \t]{0,4}[:=][ \t]{0,4}\\?["']?(?:basic|bearer|token)[ \t]{1,4}(?<value>[0-9A-Za-z+/=._~-]{16,200})/gi,
"password in a URL":/:\/\/[^\s/:@"'<>$\\]{1,100}:(?<value>[^\s/:@"'<>${}\\]{8,200})@/g,"assigned secret":/(?:passw(?:or)?d|passphrase|secret|token|credential|(?:api|access|private|encryption)[_-]?key)[\w.-]{0,40}(?:\\?["'\]]){0,2}[ \t]{0,4}(?::[ \t]{0,4}[A-Za-z][\w.]{0,40}[ \t]{0,4})?(?:=>|:=|[:=])[ \t]{0,4}\\?["'`](?<value>[^\s"'`$<>{}()\\]{16,200})\\?["'`]/gi};
function scanSecrets(text2){return text2.split(`
`).flatMap((line,index2)=>kindsIn(line).map(kind=>({line:index2+1,kind})))}function secretsIn(source){let found2=[],number=0;for(let line of readLines(source,0)){
number+=1;let text2=lineText(line),kinds=suspicious.test(text2)?kindsIn(withoutEscapes(text2)):[];for(let kind of kinds)found2.push({line:number,kind})}return found2}
function withoutEscapes(json){return json.replace(escapes,unescaped)}var escapes=/\\(?:u[0-9a-f]{4}|.)/g;function unescaped(form){return form==='\\"'?'"':" "}var suspicious=/gh[pousr]_|github_pat_|glpat-|npm_|pypi-|AKIA|ASIA|AIza|xox|k_live_|PRIVATE KEY|eyJ|:\/\/[^\s/@]{0,300}@|[aA]uthorization|[pP]ass(?:w|phr)|PASS(?:W|PHR)|[sS]ecret|SECRET|[tT]oken|TOKEN|[cC]redential|CREDENTIAL|[kK]ey|KEY/;
function kindsIn(line){return suspicious.test(line)?secretKinds.filter(kind=>{for(let{groups:groups3}of line.matchAll(shapes[kind])){let value2=groups3?.value;if(value2===
void 0||looksRandom(value2))return!0}return!1}):[]}var secretKinds=Object.keys(shapes),bitsPerCharacterMin=3.2;function looksRandom(value2){if(!/[0-9]/.test(value2)||
!/[A-Za-z]/.test(value2))return!1;let counts2=new Map;for(let character of value2)counts2.set(character,(counts2.get(character)??0)+1);let bits=0;for(let count of counts2.
values())bits-=count*Math.log2(count/value2.length);return bits/value2.length>=bitsPerCharacterMin}import{_5_childEnvironment,_5_compareFiles,_5_environmentVariables,_5_openServerPool,_5_runStages,_5_scratchFolders,_5_toDiagnostics}from"./together-BD98FAAF.js";import{_0_readKnownServersAt,_0_readServersAt}from"./together-26A2239D.js";import{_6_filesDigest,_6_optionsOf,_6_placesOfToolchain,_6_placesOn,_6_readSourceText,_6_relativeIn,_6_relativeTo,_6_replaceCancelledFailure,_6_symbolsIn}from"./together-BD98FAAF.js";import{_7_checkoutsOf,_7_createLinkFollower,_7_createLinkResolver,_7_digestInputOfRest,_7_editTree,_7_editsTo,_7_environmentOf,_7_findServerRoots,_7_forbiddenFolders,
_7_isInstalled,_7_npmPackages,_7_observeFromKept,_7_openWorkspace,_7_readyServer,_7_recordProbes,_7_rootsIn,_7_treeListing,_7_writeTree}from"./together-BD98FAAF.js";import{_0_distributionName,_0_listPythonPackages,_0_metadataIn,_0_modulesOf,_0_needsAmong,_0_pythonNeeds,_0_readIfThere,_0_sitesIn,_0_versionOf}from"./together-01722433.js";import{_10_askCanary,_10_askMember,_10_checkCanary,_10_createChannel,_10_explainSilentFile,_10_isRetryable,_10_openCanary,_10_readRange,_10_readReport,_10_sessionFailure}from"./together-BD98FAAF.js";import{_12_definitionPath,_12_withoutCanary,_12_withoutFiles}from"./together-BD98FAAF.js";import{_13_parserFor}from"./together-BD98FAAF.js";import{_1_changedTree,_1_diffTrees,_1_patchedTrees,_1_resolveRevisions}from"./together-01722433.js";import{_2_homePrefix,_2_isHomeOf,_2_makeRunFolder,_2_makeScratch}from"./together-26A2239D.js";import{_3_pinPath,_3_pinsFolder,_3_printPin,_3_readKnownServers,_3_readOwnServers}from"./together-26A2239D.js";import{_0_isPackageFolder,_0_require_node_stream,_0_snapshotWorkTree,_0_writeBlob,_0_writeTreeObject,_0_writeTreeObjects}from"./together-9F0DD894.js";import{_1_openStore,_1_storeBytesMax}from"./together-E533CDD5.js";import{createRequire as lanserCreateRequire22}from"node:module";import{reportName,sessionNames,shownTraceName,traceName,unitName}from"./chunk-LUC6WYAM.js";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require23=lanserCreateRequire22(import.meta.url);_3_init_node_22();var import_picomatch2=_4___toESM(_8_require_picomatch(),1);function tracesOf({
replay,traces}){return replay==="off"||traces.length===0?()=>!1:(0,import_picomatch2.default)([...traces],{dot:!0})}function recordedRuns(traces){let runs=Map.groupBy(
traces.filter(isOfRun),globFolder);return new Map([...runs].filter(([,paths])=>isRun(paths)))}function reportPathsOf(traces){let runs=recordedRuns(traces);return[
...traces.filter(path=>!isOfRun(path)||!runs.has(globFolder(path))).map(path=>[path]),...[...runs].map(([folder,paths])=>[folder,...paths])]}var runTrace=new RegExp(
`^[\\w-]+(?:\\+[^/]+)?\\.(?:${sessionNames.join("|")})\\.trace\\.jsonl(?:\\.zst)?$`,"u");function isOfRun(path){return runTrace.test(globName(path))}function isRun(paths){
return["base","head"].every(side=>paths.some(path=>globName(path).includes(`.${side}.trace.`)))}function globFolder(path){return path.slice(0,path.lastIndexOf("\
/"))}function globName(path){return path.slice(path.lastIndexOf("/")+1)}import{_16_affectsEveryFile,_16_isLinkMode}from"./together-BD98FAAF.js";import{_17_configPath,_17_configPlace,_17_configV1,_17_configuredScope,_17_defaultConfig,_17_failOnLevels,_17_parseConfig}from"./together-BD98FAAF.js";import{_4_listEntries,_4_listOf,_4_parseJsonDocument,_4_parseYamlDocument,_4_readJsonc,_4_readTextValue,_4_readToml,_4_textLengthMax,_4_textsOf}from"./together-01722433.js";import{_7_allConditions,_7_capableMethods,_7_carryConfiguration,_7_clientCapabilities,_7_compilerDefaults,_7_compilerLog,_7_configNames,_7_configurationFilesOf,
_7_count,_7_currentMode,_7_definitionLengthMax,_7_diskFailure,_7_documentAt,_7_editCapabilities,_7_emptyFacts,_7_expectedDigest,_7_expectedProgramDigest,_7_expectedVersion,
_7_failedRun,_7_filesBelow,_7_findExecutable,_7_findInterpreter,_7_findPin,_7_findProfile,_7_folderMove,_7_frameworkOf,_7_goModule,_7_installFailure,_7_installLine,
_7_interpreterOf,_7_interruptedRun,_7_isCapable,_7_isProgram,_7_keysAt,_7_linkedPackages,_7_listSources,_7_machine,_7_memberAt,_7_noProgressOpen,_7_noteChanged,
_7_noteClosed,_7_noteOpened,_7_onlyProject,_7_outwardMessage,_7_ownProfiles,_7_ownServerId,_7_parseConfiguration,_7_parseOwnServer,_7_parsedJson,_7_placedJson,_7_positionEncoding,
_7_profileInMode,_7_profiles,_7_projectFolder,_7_providerOptions,_7_publishedForVersion,_7_publishedSinceOpened,_7_questionCapabilities,_7_questionEncoding,_7_readSarif,
_7_registry,_7_registryWith,_7_require_api,_7_require_api2,_7_runPython,_7_runTool,_7_safeSearchPath,_7_serversFolder,_7_shippedPins,_7_takePublication,_7_takeStatus,
_7_textsOfMember,_7_toolchainPath,_7_uvWorkspace,_7_wantsOpenAndClose,_7_wantsSaves,_7_wheel,_7_withoutSettings,_7_withoutToolchain,_7_workspaceMembers,_7_wrongCapabilities}from"./together-26A2239D.js";import{_1_killGroup,_1_run}from"./together-24003D67.js";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require24=lanserCreateRequire23(import.meta.url),require_promises=_4___commonJS({"builtin:node:timers/promises"(exports,module){_3_init_node_22(),
module.exports=_4___require("node:timers/promises")}});_3_init_node_22();_3_init_node_22();function machineReason(error){if(error instanceof _1_UserError&&error.
code==="machine-limit")return createReason("machine-limit",error.message,error.hint);let refusal=_0_refusalIn(error);if(refusal?.kind==="disk")return createReason(
"disk","cannot write a temporary file: the disk is full or broken",_0_diskHint);let problem=refusal&&_0_machineProblem(error);return problem&&createReason("mach\
ine-limit",problem.message,problem.hint)}function unstartedServer(server2){let nothing22={files:0,unknown:0};return{id:server2.profile.id,version:server2.pin.version,
root:".",skipped:null,ended:null,treeDigest:null,schedule:null,interpreter:null,base:nothing22,head:nothing22}}function unreadPolicy(failOn){return{origin:"defa\
ults",digest:"sha256:".padEnd(71,"0"),failOn:failOn??_17_defaultConfig.failOn,unknown:_17_defaultConfig.unknown,inconclusive:_17_defaultConfig.inconclusive,volatile:_17_defaultConfig.
volatile,moved:_17_defaultConfig.moved,minReward:_17_defaultConfig.minReward,replayMismatch:_17_defaultConfig.replayMismatch,reward:_17_defaultConfig.reward,change:null}}
var noCommits={base:{commit:null,tree:null},head:{commit:null,tree:null}};function emptyRecord(policy,compared2){return{base:compared2.base,head:compared2.head,
policy,changedFiles:[],policyChanges:[],safety:{checks:[],unknown:null},ignore:[],shown:null,limits:[]}}_3_init_node_22();function createPhases(host,progress){let done=[],
idle=new Map,begun=new Map,sessions=new Map,ended=[],processes=new Map,current,finish=()=>{if(current===void 0)return;let{name:name2,since,cpuMs}=current;done.push(
{name:name2,ms:Math.round(host.clock.now()-since),cpuMs:Math.round(host.usage().cpuMs-cpuMs)}),current=void 0};return{next:name2=>{finish(),current={name:name2,
since:host.clock.now(),cpuMs:host.usage().cpuMs},progress({kind:"phase",text:name2})},idle:(session,ms)=>idle.set(session,Math.round(ms)),begun:session=>begun.set(
session,host.clock.now()),answered:session=>{let since=begun.get(session);since!==void 0&&sessions.set(session,{ms:Math.round(host.clock.now()-since)})},shared:(unit,choice)=>processes.
set(unit,choice),crashed:(session,stderr)=>{ended.push({session,stderr})},end:()=>(finish(),{phases:done,serverIdleMs:Object.fromEntries(idle),..._2_compact({sessions:sessions.
size===0?void 0:Object.fromEntries(sessions),processes:processes.size===0?void 0:Object.fromEntries(processes)}),peakBytes:host.usage().peakBytes,platform:{os:host.
platform,arch:host.arch},..._2_compact({ended:ended.length===0?void 0:ended})})}}function endedResult(host,error,request){let why=reasonForFailure(error,request);
if(why===void 0)return;let record=emptyRecord(unreadPolicy(request.policy.failOn),noCommits);return{report:concludeUnmeasured(record,why,[]),run:createPhases(host,
request.progress).end()}}function reasonForFailure(error,{signal,progress}){return signal.aborted?(error instanceof _1_UserError||progress({kind:"note",text:`er\
ror during the shutdown: ${String(error)}`}),createReason("cancelled","the run was cancelled","Start the run again.")):error instanceof _0_GitFailed?createReason(
"git-failed",error.message,error.hint):error instanceof _0_DamagedObjects?(progress({kind:"note",text:error.gitMessage}),createReason("repository-damaged","cann\
ot read a damaged object of the repository","Run `git fsck`. In a workflow, check the repository out again.")):machineReason(error)}_3_init_node_22();var import_node_fs4=_4___toESM(
_1_require_node_fs(),1),import_node_path4=_4___toESM(_0_require_node_path(),1),import_promises=_4___toESM(require_promises(),1);function keepReadings(parser){let current=()=>{},
known3=new Map,imports=(blob,language,text2)=>{let key2=`${language} ${blob}`,found2=known3.get(key2)??copyImports(_0_importsIn(language,text2()));return known3.
set(key2,found2),found2},sources=createSources(parser,blob=>current(blob),allRules,imports),asked=new Set;return{parser,sources:textOf=>{current=textOf;let own=new Set;
return asked=own,file2=>{let source=sources(file2);return source!==void 0&&own.add(source),source}},readOn:async signal=>{for(let source of[...asked].slice(0,readOnMax)){
if(await(0,import_promises.setImmediate)(),signal.aborted)return;try{source.pieces()}catch(error){if(error instanceof TextGone)return;throw error}}},links:{},imports,
graph:_5_createGraphCache()}}function rememberReadings(){let known3,runs=0;return{of:profiles=>{let of=[...new Set(profiles.flatMap(({languageIds})=>languageIds))].
sort(compareText).join(" ");return runs+=1,(known3?.of!==of||runs%runsMax===0)&&(known3={of,readings:_13_parserFor(profiles).then(keepReadings)}),known3.readings},
readOn:async signal=>(await known3?.readings)?.readOn(signal)}}var runsMax=200,readOnMax=1e3;function keepWorkspaces(of){let{parser,...own}=of,{folder,pool}=own,
known3=new Map,steps=[],installed,last,isExchanged=!1,place2=side=>isExchanged?otherSide[side]:side,remove=isKept2=>{for(let name2 of(0,import_node_fs4.readdirSync)(
folder))isKept2(name2)||(0,import_node_fs4.rmSync)((0,import_node_path4.join)(folder,name2),{recursive:!0,force:!0})};return{...own,readings:keepReadings(parser),
empty:()=>remove(name2=>isHome(name2)||isOfPlace(name2,place2("base"))),place:place2,exchange:()=>{pool.walk.exchange(),isExchanged=!0,remove(isHome);for(let name2 of known3.
keys())isOfBase(name2)&&known3.delete(name2)},kept:(name2,of2,make)=>{let before2=known3.get(name2);if(before2?.of===of2)return before2.value;let value2=make();
return known3.set(name2,{of:of2,value:value2}),value2},installed:places=>(installed?.of!==places.join("\0")&&(installed={of:places.join("\0"),packages:_0_listPythonPackages(
places)}),installed.packages),step:({base,head},found2)=>{if(!isExchanged)return;last??={files:base,state:stateOfFiles(base)};let state=stateOfFiles(head);steps.
push({from:last.state,to:state,mattering:between2(last.files,head,found2)}),last={files:head,state}},mattering:(before2,now)=>{let[was,is]=[stateOf2(before2),stateOf2(
now)],between22=steps.slice(steps.findLastIndex(({from})=>from===was)),all=between22.flatMap(({mattering})=>mattering??[]);return between22[0]?.from!==was||between22.
at(-1)?.to!==is||all.length<between22.length?null:{files:new Set(all.flatMap(({files})=>[...files])),near:new Set(all.flatMap(({near})=>[...near])),edited:new Set(
all.flatMap(({edited})=>[...edited]))}}}}function between2(before2,now,found2){let old=new Map(before2.map(({path,blob})=>[path,blob])),isSame23=old.size===now.
length&&now.every(({path})=>old.has(path)),edited=now.filter(({path,blob})=>old.get(path)!==blob);if(!isSame23||edited.some(({path})=>syntaxLanguageOf(path)===void 0))
return null;try{let{mode,files,near}=found2(before2);return mode==="full"?null:{files:new Set(files.map(({path})=>path)),near,edited:new Set(edited.map(({path})=>path))}}catch(error){
if(error instanceof TextGone)return null;throw error}}function stateOfFiles(files){return stateOf2(new Map(files.map(({path,blob})=>[path,blob])))}function stateOf2(blobs){
return sha256(canonical([...blobs].sort(([one2],[other])=>compareText(one2,other))))}var otherSide={base:"head",head:"base"};function isHome(name2){return name2.
startsWith(_2_homePrefix)}function isOfPlace(name2,place2){return name2===place2||name2.startsWith("toolchain-")&&name2.endsWith(`-${place2}`)}function isOfBase(name2){
return name2==="base"||name2.startsWith("base ")}_3_init_node_22();var import_node_fs22=_4___toESM(_1_require_node_fs(),1),import_node_path22=_4___toESM(_0_require_node_path(),
1);_3_init_node_22();var commitsMax2=1e3,messageBytesMax=256*1024,bytesMax=16*1024*1024;async function changeMessages(repository,base,head){let ids=await commitsBetween(
repository,base,head);if(ids===void 0)return{kind:"unavailable"};let messages=[],isCut=ids.length>commitsMax2,bytes=0;for(let commit of ids.slice(0,commitsMax2)){
let answer=await repository.objects.read(commit,messageBytesMax);if(isCut||=answer.kind!=="object"||bytes>bytesMax,answer.kind!=="object"||bytes>bytesMax)continue;
bytes+=answer.bytes.length;let text2=answer.bytes.toString("utf8"),start=text2.indexOf(`

`);messages.push({commit,message:start<0?"":text2.slice(start+2)})}return{kind:"messages",messages,isCut}}async function commitsBetween(repository,base,head){let straight=await _2_linearHistory(
repository,base,head);if(straight!==void 0)return straight.map(({commit})=>commit);if((await _2_mergeBase(repository,base,head)).kind==="cut")return;let args=["\
rev-list",`--max-count=${commitsMax2+1}`,"--end-of-options",head,`^${base}`];return(await repository.text(args,"history")).split(`
`).filter(_0_isObjectId)}async function readPolicy(repository,revisions,request){let read2=tree=>_0_readFileAt(repository,tree,_17_configPath).catch(()=>Buffer.
alloc(1e5," ")),[base,head,known3]=await Promise.all([read2(revisions.base.tree),read2(revisions.head.tree),_0_readKnownServersAt(repository,revisions.base.tree)]),
proposed=await _0_readKnownServersAt(repository,revisions.head.tree).catch(error=>{if(error instanceof _1_UserError)return error.message;throw error}),sides22=typeof proposed==
"string"?{base:known3.pins,head:known3.pins,headProblem:proposed}:{base:known3.pins,head:proposed.pins},{registry}=known3,headRegistry=typeof proposed=="string"?
registry:proposed.registry,files={base:base?.toString("utf8"),head:head?.toString("utf8")},settings=await readSettings(repository,revisions,request.policy),policy={
...request.policy,file:readConfig(request.policy.file),settings},decide=sources=>{try{return _14_decidePolicy(policy,files,{registry,headRegistry,pins:sides22,sources})}catch(error){
throw notOfBase(error,[registry,headRegistry])}},paths=async tree=>(await _2_listTree(repository,tree)).flatMap(({path})=>typeof path=="string"?[path]:[]);try{let decided=decide(
[]);if(!hasGlobs(decided.config))return decided;let files2=[...await paths(revisions.base.tree),...await paths(revisions.head.tree)];return{...decided,notes:[...decided.
notes??[],...emptyGlobs(decided.config,files2)]}}catch(error){if(!(error instanceof _1_UserError)||error.code!=="no-server")throw error;return decide(await paths(
revisions.head.tree))}}function notOfBase(error,[base,head]){if(!(error instanceof _1_UserError)||error.code!=="unknown-server")return error;let named2=_7_ownProfiles(
head).filter(({id})=>!_7_ownProfiles(base).some(one2=>one2.id===id)).find(({id})=>error.message.includes(`called ${id}`));if(named2===void 0)return error;let hint=`\
Head describes ${named2.id} in ${_7_serversFolder}; Lanser uses the description once base has it. To try it now, run \`lanser doctor\`.`;return new _1_UserError(
error.code,error.message,{hint,cause:error})}async function readSettings(repository,revisions,{settings,where}){if(settings===void 0||"text"in settings)return settings;
let{path,name:name2}=settings;if(where==="actions"&&_0_leadsInto(path,repository.top)){let inside=_1_relativeInside(repository.top,path)??_1_relativeInside(repository.
top,really(path)),bytes=inside===void 0?void 0:await _0_readFileAt(repository,revisions.base.tree,inside);if(bytes===void 0)throw new _1_UserError("unreadable-f\
ile",`base has no settings file ${name2}`,{hint:"In a workflow, Lanser reads this file from the base commit. Merge the file first, or write the settings into th\
e workflow."});return{text:bytes.toString("utf8"),name:`${name2} of base`}}try{return{text:_3_readFileText(path),name:name2}}catch(error){throw new _1_UserError(
"unreadable-file",`the settings file ${name2} cannot be read`,{cause:error})}}function really(path){let there=path;for(;!(0,import_node_fs22.existsSync)(there)&&
there!==(0,import_node_path22.dirname)(there);)there=(0,import_node_path22.dirname)(there);return(0,import_node_path22.join)((0,import_node_fs22.realpathSync)(there),
(0,import_node_path22.relative)(there,path))}function readConfig(file2){if(file2!==void 0)try{return{text:_3_readFileText(file2.path),name:file2.name}}catch(error){
throw new _1_UserError("unreadable-file",`the configuration ${file2.name} cannot be read`,{cause:error})}}async function readGrants({repository,revisions,policy,
request}){let allowed=policy.summary.origin==="base"?policy.config.waivers:[],labels=labelGrants(allowed,request.labels??[]),head=revisions.head.commit??await _0_resolveRevision(
repository,"HEAD"),read2=head===void 0?void 0:await changeMessages(repository,revisions.base.commit,head);if(!allowed.includes("trailer"))return{grants:labels,limits:read2?.
kind==="messages"?refused(read2.messages):[]};if(read2?.kind!=="messages")return{grants:labels,limits:[_6_limit("waivers-unread","Lanser could not read the comm\
it messages of the change, so it applied no trailer")]};let{grants,limits:limits2}=trailerGrants(read2.messages),cut2=read2.isCut?[_6_limit("waivers-unread","La\
nser read trailers only from the newest commits")]:[];return{grants:[...grants,...labels],limits:[...limits2,...cut2]}}function refused(messages){let{grants,limits:limits2}=trailerGrants(
messages),[first]=[...grants.map(({by})=>by),...limits2.map(({message:message22})=>message22)];if(first===void 0)return[];let message2=`${first}: base's configu\
ration does not allow waivers in commit messages (policy: { waivers: [trailer] })`;return[_6_limit("waiver-unread",message2,grants.length+limits2.length)]}_3_init_node_22();
var import_node_path42=_4___toESM(_0_require_node_path(),1);_3_init_node_22();var import_node_fs32=_4___toESM(_1_require_node_fs(),1),import_node_path32=_4___toESM(
_0_require_node_path(),1),import_vscode_languageserver_protocol=_4___toESM(_7_require_api2(),1);function staysIn({context:context2,server:server2,sides:sides22}){
let{profile,pin}=server2.chosen,{forgets}=profile.walks??{};return forgets?.versions.includes(pin.version)!==!0||context2.warm!==void 0?!1:forgets.by!=="edit"?!0:
[sides22.base,sides22.head].every(side=>{if(side===void 0)return!0;let{configurationFiles,program}=side.facts,folders=new Set(configurationFiles.filter(isProject).
map(path=>import_node_path32.posix.dirname(path)));return program.every(path=>[".",..._1_foldersAbove(path)].some(folder=>folders.has(folder)))})}function bothSidesOf({
context:context2,server:server2,root,sides:{base,head}},scope){let{profile,sandbox}=server2.chosen;return base===void 0||head===void 0?isTwo("one side does not \
have the root"):base.refusal!==null||head.refusal!==null?isTwo("the server does not start on one side"):sandbox!==void 0?isTwo("the server runs in a sandbox"):startOf(
base)!==startOf(head)?isTwo("the start options of the server differ"):profile.walks?.forgets?.by==="edit"?bothByTexts({base,head},scope):{by:"link",link:(0,import_node_path32.
join)(context2.scratch,`side-${unitName(profile.id,root.folder)}`)}}function isProject(path){return _7_configNames.includes(import_node_path32.posix.basename(path))}
function isTwo(why){return{why}}function bothByTexts({base,head},scope){let isPart=(side,{facts})=>_18_checkedFilesOf(_18_withinScope(facts,side,scope)).length<=
facts.program.length*partMax;if(!isPart("base",base)||!isPart("head",head))return isTwo("checking costs more than starting the server");if(_7_digestInputOfRest(
base.tree,"")!==_7_digestInputOfRest(head.tree,""))return isTwo("links, skipped files or dependencies differ");if(base.tree.written.links.length>0||!base.tree.linked.
every(name2=>isLink(base.tree.root,name2)))return isTwo("links point into the tree");if(base.facts.configurationFiles.some(path=>refersToProjects(textAt(base,path))))
return isTwo("the projects refer to each other");let differences2=_5_compareFiles(blobsOf(base),blobsOf(head)),program=new Set([...base.facts.program,...head.facts.
program]),paths=differences2.map(({path})=>path).filter(path=>program.has(path)),other=differences2.find(({path,type})=>type!==import_vscode_languageserver_protocol.
FileChangeType.Changed||mayBeRead(path))?.path??paths.find(path=>!isText2(path,base,head));return paths.length>heldMax?isTwo(`${paths.length} files have other t\
exts in head`):other===void 0?{by:"texts",paths}:isTwo(`${other} is added, deleted, not plain text, or a configuration`)}var partMax=.25,heldMax=40;function mayBeRead(path){
return _16_affectsEveryFile(path)||path.endsWith(".json")}function refersToProjects(text2){return text2.includes('"references"')}function textAt({tree},path){return _3_readOptional(
(0,import_node_path32.join)(tree.root,path))??""}function isLink(root,name2){return(0,import_node_fs32.lstatSync)((0,import_node_path32.join)(root,name2)).isSymbolicLink()}
function isText2(path,base,head){return[base,head].every(({tree})=>{let text2=_6_readSourceText((0,import_node_path32.join)(tree.root,path),!0);return typeof text2==
"string"&&!text2.startsWith("\uFEFF")})}function blobsOf({tree:{written:written2}}){return new Map(written2.files.map(({path,blob})=>[path,blob]))}function startOf({
prepared:{context:context2,toolchain,places,packages,dependencies}}){let{settings,overlays=[],parts=[]}=context2,answers=Object.values(context2.toolchain).map(file2=>_3_readOptional(
file2)??null);return canonical({settings,overlays,parts,toolchain,answers,places,packages,dependencies})}function liveSessions(opened,of){let{server:server2,root,
sides:sides22,self}=opened,{profile}=server2.chosen,{languageId}=profile,{isAmongOthers}=of,lines=of.recording===null&&staysIn(opened)?opened.context.pool.lines(
{both:bothSidesOf(opened,of.scope),isAmongOthers}):null;lines!==null&&of.shared?.(unitName(profile.id,root.folder),lines.choice);let leaseOf=session=>lines?.lease(
session)??null,record=(sides22.head??sides22.base)?.server;if(record===void 0)throw new Error(`Neither side has the root ${root.folder}.`);let first=async(workspace,side,session,probing)=>{
let facts=_18_withinScope(workspace.facts,side,of.scope),observation=await observe(opened,of,{workspace,side,session,paths:_18_checkedFilesOf(facts),lookups:null,
probing:probing===null?null:(observed,ask)=>probing({...facts,observation:observed},ask),lease:leaseOf(session)});return{...facts,observation}},byItself=(side,session,paths)=>{
let workspace=sides22[side];return workspace===void 0?Promise.resolve(emptySide(languageId).observation):observe(opened,of,{workspace,side,session,paths,lookups:null,
probing:null})};return{root:root.folder,server:record,sessions:{first:(side,probing)=>{let workspace=sides22[side];return workspace===void 0?Promise.resolve(emptySide(
languageId)):first(workspace,side,side,probing)},again:(side,paths,lookups)=>{let workspace=sides22[side];return workspace===void 0?Promise.resolve(emptySide(languageId).
observation):observe(opened,of,{workspace,side,session:`${side}-again`,paths,lookups,probing:null,lease:leaseOf(`${side}-again`)})},...profile.isOrdered===!0?{alone:(side,paths)=>byItself(
side,`${side}-alone`,paths)}:{},...of.scope?.mode==="complete"?{recheck:(side,paths)=>byItself(side,`${side}-recheck`,paths)}:{},..._2_compact({end:lines?.end??
void 0}),headConfiguration:self===void 0?null:()=>first(self,"head","self",null),...of.suggests===!0?fixesOf2(opened,of):{}}}}function fixesOf2(opened,of){let{compiler}=opened.
server.chosen.profile,{head:workspace}=opened.sides;if(workspace===void 0||compiler!==void 0&&compiler.printsFixes!==!0)return{};let inOrder4=paths=>workspace.facts.
program.filter(path=>paths.has(path));return{fixes:findings=>observe(opened,of,{workspace,side:"head",session:"head-fixes",paths:inOrder4(new Set(findings.map(({
path})=>path))),lookups:null,probing:null,fixes:findings})}}async function observe({context:context2,server:server2,root},of,{workspace,side,session,paths,lookups,
probing,lease=null,fixes}){let{id,name:name2}=server2.chosen.profile,{recording}=of,plan={session,side,paths,record:recording?.record??null},file2=traceName(id,
root.folder,session),called2=`${unitName(id,root.folder)} ${session}`,isFirst=firstLooks.has(session),begin=()=>{isFirst&&of.begun?.(called2)};begin();let restarts=[],
reportState=(state,failure)=>of.progress({kind:"server",server:id,root:root.folder,session,state,failure});reportState("started",null);try{let observation=await workspace.
observe({...plan,lookups,fixes,lease:lease&&{...lease,take:async()=>{let server22=await lease.take();return begin(),server22}},probing:probing&&((observed,ask)=>(lease?.
over(),probing(observed,ask))),home:(0,import_node_path32.join)(context2.scratch,`${_2_homePrefix}${unitName(id,root.folder)}-${session}`),cache:recording===null?
of.cache:null,trace:recording===null?null:{file:(0,import_node_path32.join)(recording.folder,file2),header:workspace.headerOf(plan)},progress:(done,serverIdleMs)=>{
if(done===0&&paths.length>0){reportState("ready",null);return}of.idle(called2,serverIdleMs),done===paths.length&&of.answered?.(called2);let at2={root:root.folder,
side,done,of:paths.length};of.progress({kind:"files",server:id,name:name2,...at2})},crashed:printed2=>{of.crashed?.(called2,_2_lastLines(printed2)),of.progress(
{kind:"note",text:lastWords(called2,printed2)})},restarted:isFirst?({code:code3,message:message2})=>{reportState("ended",code3);let why=`${name2} on ${side}: ${message2}\
; Lanser restarted the server`;of.progress({kind:"note",text:why}),restarts.push(_6_limit("server-restarted",why)),reportState("started",null)}:void 0});return reportState(
"ended",observation.failure?.code??null),restarts.length===0?observation:{...observation,limits:[...observation.limits,...restarts]}}finally{lease?.over()}}var firstLooks=new Set(
["base","head","self"]);function lastWords(session,printed2){let shown=printed2.trim()===""?" nothing":`
${_2_lastLines(printed2)}`;return`${session} ended. The end of its standard error:${shown}`}var partial=createReason("cancelled","the request is only for a part",
"");function listSizedUnits(part2){return part2.opened.flatMap(({ready,roots})=>roots.flatMap(root=>["base","head"].flatMap(side=>{let workspace=root.sides[side];
if(workspace===void 0)return[];let scope=_18_scopeOfServer(part2,ready.chosen.profile.id),looked=_18_checkedFilesOf(_18_withinScope(workspace.facts,side,scope)),
bytes=looked.reduce((sum,path)=>sum+_3_fileBytes((0,import_node_path42.join)(workspace.tree.root,path)),0);return[{...unitOf(root,side),files:looked.length,bytes}]})))}
function unitOf({server:server2,root},side){return{server:server2.chosen.profile.id,root:root.folder,side}}async function lookAtUnits(part2,units,progress){let{
opened,cache,phases,width:roots}=part2,wanted=new Set(units.map(unitText)),live={recording:null,cache,progress,isAmongOthers:!0,...phases},width2=2*roots;for(let{
ready,roots:all}of opened){let looks=all.flatMap(root=>{let scope=_18_scopeOfServer(part2,ready.chosen.profile.id),{sessions}=liveSessions(root,{...live,scope});
return["base","head"].filter(side=>root.sides[side]!==void 0&&wanted.has(unitText(unitOf(root,side)))).map(side=>async()=>{let isHealthy2=(await sessions.first(
side,async()=>{})).observation.failure===void 0;side==="head"&&isHealthy2&&await sessions.headConfiguration?.()})});if(looks.length!==0){phases.next(`observing \
with ${ready.chosen.profile.name} ${ready.chosen.pin.version}`);for(let at2=0;at2<looks.length;at2+=width2)await _4_allEnded(looks.slice(at2,at2+width2).map(look=>look()))}}}
function withCosts(run2,observations,others={}){let{sessions={},...rest}=run2,kept=new Set(observations.filter(({from})=>from!=="server").map(({session})=>session)),
own=Object.fromEntries(Object.entries(sessions).filter(([session])=>!kept.has(session))),costs={...others,...own};return{...rest,..._2_compact({sessions:Object.
keys(costs).length===0?void 0:costs,observations:observations.length===0?void 0:observations})}}function runPlaceOf(of){let{folder=null,repository=null}=(of.kind===
"walk"?of.warm:null)??{};if(of.kind!=="after-save")return{folder,repository,revisions:null};let{compared:compared2}=of;return{folder:of.folder,repository:compared2?.
repository??null,revisions:compared2?.revisions??null}}_3_init_node_22();_3_init_node_22();async function withSubmodules(repository,revisions){let{base,head}=revisions,
[before2,after2]=await Promise.all([base,head].map(({tree})=>linksIn(repository,tree)));if(before2===void 0||after2===void 0||before2.size+after2.size===0)return revisions;
let isAbsent=path=>[before2,after2].some(side=>side.get(path)===null),withFolders=(tree,links)=>enter(repository,tree,new Map([...links].filter(([path])=>!isAbsent(
path)))),entered=[...new Set([...before2.keys(),...after2.keys()])].filter(path=>!isAbsent(path)),pathsWhere=isMoved=>{let paths=entered.filter(path=>before2.get(
path)!==after2.get(path)===isMoved);return paths.length===0?void 0:paths.map(pathOf)};return{...revisions,base:{...base,tree:await withFolders(base.tree,before2)},
head:{...head,tree:await withFolders(head.tree,after2)},..._2_compact({unmovedSubmodules:pathsWhere(!1),movedSubmodules:pathsWhere(!0)})}}var depthMax4=8;async function linksIn(repository,tree,depth=0){
let links=(await _2_listTree(repository,tree)).filter(({type})=>type==="commit").map(async({path,id})=>{let own=depth<depthMax4?(await _0_readCommit(repository,
id))?.tree:void 0;if(own===void 0||await _0_readObjectType(repository,own)!=="tree")return[keyOf7(path),null];let inside=await linksIn(repository,own,depth+1);return[
keyOf7(path),await enter(repository,own,inside)]});return new Map(await Promise.all(links))}async function enter(repository,tree,links){if([...links.values()].every(
own=>own===null))return tree;let files=(await _2_listTree(repository,tree)).map(async entry2=>{let own=entry2.type==="commit"?links.get(keyOf7(entry2.path))??null:
null;return own===null?[entry2]:below2(entry2,await _2_listTree(repository,own))}),list3=(await Promise.all(files)).flat().map(({path,mode,id})=>({path:bytesOf2(
path),mode,id}));return await _0_writeTreeObjects(repository,list3)??tree}function below2(folder,entries){let above=Buffer.concat([bytesOf2(folder.path),Buffer.
from("/")]);return entries.map(entry2=>({...entry2,path:{bytes:Buffer.concat([above,bytesOf2(entry2.path)]),shown:""}}))}function bytesOf2(path){return typeof path==
"string"?Buffer.from(path):path.bytes}function keyOf7(path){return bytesOf2(path).toString("latin1")}function pathOf(key2){return _3_showPath(_3_treePath(Buffer.
from(key2,"latin1")))}_3_init_node_22();_3_init_node_22();var import_node_fs42=_4___toESM(_1_require_node_fs(),1),import_node_path5=_4___toESM(_0_require_node_path(),
1),ownCode=_0_once(()=>{try{let{filename,dirname:folder}=import.meta;return filename.endsWith(".ts")?filesDigest((0,import_node_path5.join)(folder,"../../.."),[
"package-lock.json","src/**/*.{ts,json}"]):filesDigest((0,import_node_path5.basename)(folder)==="chunks"?(0,import_node_path5.dirname)(folder):folder,["*.js","c\
hunks/*.js"])}catch{return}});function filesDigest(top2,patterns5){let files=(0,import_node_fs42.globSync)(patterns5,{cwd:top2}).sort(compareText);return _3_sha256Hex(
JSON.stringify(files.map(file2=>[file2,_3_sha256Hex(_3_readFileBytes((0,import_node_path5.join)(top2,file2)))])))}_3_init_node_22();var import_node_fs6=_4___toESM(
_1_require_node_fs(),1);_3_init_node_22();var import_node_fs5=_4___toESM(_1_require_node_fs(),1),import_node_path6=_4___toESM(_0_require_node_path(),1);_3_init_node_22();
var import_ucs2length2=_4___toESM(_4_require_ucs2length(),1);function defaultOf2(module){return module.default??module}var validateObservationV1=validate203,schema312={
$schema:"https://json-schema.org/draft/2020-12/schema",$id:"https://raw.githubusercontent.com/lanser/lanser/v0/schemas/observation.v1.json",type:"object",additionalProperties:!1,
required:["schema","key"],oneOf:[{required:["observation"]},{required:["answers"]},{required:["contents"]},{required:["compiled"]}],properties:{schema:{const:"l\
anser.observation.v1"},key:{type:"object",minProperties:1},observation:{type:"object",additionalProperties:!1,required:["files","schedule","lookups","limits"],properties:{
files:{type:"array",items:{$ref:"https://raw.githubusercontent.com/lanser/lanser/v0/schemas/trace.v1.json#/$defs/finalFile"}},schedule:{$ref:"#/$defs/sha256"},ready:{
type:"string"},lookups:{type:"array",items:{$ref:"https://raw.githubusercontent.com/lanser/lanser/v0/schemas/trace.v1.json#/$defs/lookup"}},limits:{type:"array",
items:{type:"object",additionalProperties:!1,required:["code","message","count"],properties:{code:{enum:["server-configuration","severity-assumed","message-cut"]},
message:{type:"string"},count:{$ref:"https://raw.githubusercontent.com/lanser/lanser/v0/schemas/trace.v1.json#/$defs/number"}}}}}},answers:{type:"array",items:{
type:"object",additionalProperties:!1,required:["findings","unreachable"],properties:{findings:{type:["array","null"],items:{$ref:"https://raw.githubusercontent\
.com/lanser/lanser/v0/schemas/trace.v1.json#/$defs/finding"}},unreachable:{type:"array",items:{type:"object",additionalProperties:!1,required:["start","end","me\
ssage"],properties:{start:{$ref:"https://raw.githubusercontent.com/lanser/lanser/v0/schemas/trace.v1.json#/$defs/position"},end:{$ref:"https://raw.githubusercon\
tent.com/lanser/lanser/v0/schemas/trace.v1.json#/$defs/position"},message:{type:"string"}}}}}}},compiled:{type:"object",propertyNames:{minLength:1},additionalProperties:{
type:"array",minItems:1,items:{type:"object",additionalProperties:!1,required:["line","character","severity","code","message"],properties:{line:{$ref:"https://r\
aw.githubusercontent.com/lanser/lanser/v0/schemas/trace.v1.json#/$defs/number"},character:{$ref:"https://raw.githubusercontent.com/lanser/lanser/v0/schemas/trac\
e.v1.json#/$defs/number"},severity:{enum:["error","warning","information","hint"]},code:{type:["string","null"]},message:{type:"string"}}}}},contents:{type:"str\
ing",pattern:"^[0-9a-f]{64}$"}},$defs:{sha256:{type:"string",pattern:"^sha256:[0-9a-f]{64}$"}}},func03=Object.prototype.hasOwnProperty,func97=defaultOf2(import_ucs2length2.
default),pattern13=new RegExp("^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$","u"),schema95={type:"object",required:["server","path","r\
ange","severity","source","code","message","symbol"],properties:{server:{type:"string"},path:{$ref:"#/$defs/path"},range:{$ref:"#/$defs/range"},severity:{enum:[
"error","warning","information","hint"]},source:{type:["string","null"]},code:{type:["string","null"]},message:{type:"string"},symbol:{type:["string","null"]},related:{
type:"array",items:{$ref:"#/$defs/place"}}}};function validate26(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0,evaluated0=validate26.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),errors===0)if(data&&
typeof data=="object"&&!Array.isArray(data)){let missing0;if((data.line===void 0||!func03.call(data,"line"))&&(missing0="line")||(data.character===void 0||!func03.
call(data,"character"))&&(missing0="character"))return validate26.errors=[{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:missing0},
message:"must have required property '"+missing0+"'"}],!1;if(data.line!==void 0&&func03.call(data,"line")){let data0=data.line,_errs1=errors,_errs2=errors;if(!(typeof data0==
"number"&&!(data0%1)&&!isNaN(data0)&&isFinite(data0)))return validate26.errors=[{instancePath:instancePath+"/line",schemaPath:"#/$defs/number/type",keyword:"typ\
e",params:{type:"integer"},message:"must be integer"}],!1;if(errors===_errs2&&typeof data0=="number"&&isFinite(data0)){if(data0>9007199254740991||isNaN(data0))return validate26.
errors=[{instancePath:instancePath+"/line",schemaPath:"#/$defs/number/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must b\
e <= 9007199254740991"}],!1;if(data0<0||isNaN(data0))return validate26.errors=[{instancePath:instancePath+"/line",schemaPath:"#/$defs/number/minimum",keyword:"m\
inimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}var valid0=_errs1===errors}else var valid0=!0;if(valid0)if(data.character!==void 0&&func03.
call(data,"character")){let data1=data.character,_errs4=errors,_errs5=errors;if(!(typeof data1=="number"&&!(data1%1)&&!isNaN(data1)&&isFinite(data1)))return validate26.
errors=[{instancePath:instancePath+"/character",schemaPath:"#/$defs/number/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===
_errs5&&typeof data1=="number"&&isFinite(data1)){if(data1>9007199254740991||isNaN(data1))return validate26.errors=[{instancePath:instancePath+"/character",schemaPath:"\
#/$defs/number/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"}],!1;if(data1<0||isNaN(data1))return validate26.
errors=[{instancePath:instancePath+"/character",schemaPath:"#/$defs/number/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],
!1}var valid0=_errs4===errors}else var valid0=!0}else return validate26.errors=[{instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"}],!1;return validate26.errors=vErrors,errors===0}validate26.evaluated={props:{line:!0,character:!0},dynamicProps:!1,dynamicItems:!1};function validate25(data,{
instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate25.evaluated;if(evaluated0.dynamicProps&&
(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),errors===0)if(data&&typeof data=="object"&&!Array.isArray(data)){let missing0;if((data.
start===void 0||!func03.call(data,"start"))&&(missing0="start")||(data.end===void 0||!func03.call(data,"end"))&&(missing0="end"))return validate25.errors=[{instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:missing0},message:"must have required property '"+missing0+"'"}],!1;if(data.start!==void 0&&func03.
call(data,"start")){let _errs1=errors;validate26(data.start,{instancePath:instancePath+"/start",parentData:data,parentDataProperty:"start",rootData,dynamicAnchors})||
(vErrors=vErrors===null?validate26.errors:vErrors.concat(validate26.errors),errors=vErrors.length);var valid0=_errs1===errors}else var valid0=!0;if(valid0)if(data.
end!==void 0&&func03.call(data,"end")){let _errs2=errors;validate26(data.end,{instancePath:instancePath+"/end",parentData:data,parentDataProperty:"end",rootData,
dynamicAnchors})||(vErrors=vErrors===null?validate26.errors:vErrors.concat(validate26.errors),errors=vErrors.length);var valid0=_errs2===errors}else var valid0=!0}else
return validate25.errors=[{instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return validate25.errors=vErrors,
errors===0}validate25.evaluated={props:{start:!0,end:!0},dynamicProps:!1,dynamicItems:!1};function validate50(data,{instancePath="",parentData,parentDataProperty,
rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate50.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.
dynamicItems&&(evaluated0.items=void 0),errors===0)if(data&&typeof data=="object"&&!Array.isArray(data)){let missing0;if((data.path===void 0||!func03.call(data,
"path"))&&(missing0="path")||(data.range===void 0||!func03.call(data,"range"))&&(missing0="range"))return validate50.errors=[{instancePath,schemaPath:"#/require\
d",keyword:"required",params:{missingProperty:missing0},message:"must have required property '"+missing0+"'"}],!1;if(data.path!==void 0&&func03.call(data,"path")){
let _errs1=errors;if(typeof data.path!="string")return validate50.errors=[{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",
params:{type:"string"},message:"must be string"}],!1;var valid0=_errs1===errors}else var valid0=!0;if(valid0)if(data.range!==void 0&&func03.call(data,"range")){
let _errs3=errors;validate25(data.range,{instancePath:instancePath+"/range",parentData:data,parentDataProperty:"range",rootData,dynamicAnchors})||(vErrors=vErrors===
null?validate25.errors:vErrors.concat(validate25.errors),errors=vErrors.length);var valid0=_errs3===errors}else var valid0=!0}else return validate50.errors=[{instancePath,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return validate50.errors=vErrors,errors===0}validate50.evaluated={props:{
path:!0,range:!0},dynamicProps:!1,dynamicItems:!1};function validate48(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){
let vErrors=null,errors=0,evaluated0=validate48.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),
errors===0)if(data&&typeof data=="object"&&!Array.isArray(data)){let missing0;if((data.server===void 0||!func03.call(data,"server"))&&(missing0="server")||(data.
path===void 0||!func03.call(data,"path"))&&(missing0="path")||(data.range===void 0||!func03.call(data,"range"))&&(missing0="range")||(data.severity===void 0||!func03.
call(data,"severity"))&&(missing0="severity")||(data.source===void 0||!func03.call(data,"source"))&&(missing0="source")||(data.code===void 0||!func03.call(data,
"code"))&&(missing0="code")||(data.message===void 0||!func03.call(data,"message"))&&(missing0="message")||(data.symbol===void 0||!func03.call(data,"symbol"))&&(missing0=
"symbol"))return validate48.errors=[{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:missing0},message:"must have required prope\
rty '"+missing0+"'"}],!1;if(data.server!==void 0&&func03.call(data,"server")){let _errs1=errors;if(typeof data.server!="string")return validate48.errors=[{instancePath:instancePath+
"/server",schemaPath:"#/properties/server/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid0=_errs1===errors}else var valid0=!0;
if(valid0){if(data.path!==void 0&&func03.call(data,"path")){let data1=data.path,_errs3=errors;if(errors===errors)if(typeof data1=="string"){if(!pattern13.test(data1))
return validate48.errors=[{instancePath:instancePath+"/path",schemaPath:"#/$defs/path/pattern",keyword:"pattern",params:{pattern:"^(?!\\.{1,2}(?:/|$))[^/\\u0000]+\
(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$"},message:'must match pattern "^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$"'}],!1}else return validate48.
errors=[{instancePath:instancePath+"/path",schemaPath:"#/$defs/path/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid0=_errs3===
errors}else var valid0=!0;if(valid0){if(data.range!==void 0&&func03.call(data,"range")){let _errs6=errors;validate25(data.range,{instancePath:instancePath+"/ran\
ge",parentData:data,parentDataProperty:"range",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate25.errors:vErrors.concat(validate25.errors),errors=vErrors.
length);var valid0=_errs6===errors}else var valid0=!0;if(valid0){if(data.severity!==void 0&&func03.call(data,"severity")){let data3=data.severity,_errs7=errors;
if(!(data3==="error"||data3==="warning"||data3==="information"||data3==="hint"))return validate48.errors=[{instancePath:instancePath+"/severity",schemaPath:"#/p\
roperties/severity/enum",keyword:"enum",params:{allowedValues:schema95.properties.severity.enum},message:"must be equal to one of the allowed values"}],!1;var valid0=_errs7===
errors}else var valid0=!0;if(valid0){if(data.source!==void 0&&func03.call(data,"source")){let data4=data.source,_errs8=errors;if(typeof data4!="string"&&data4!==
null)return validate48.errors=[{instancePath:instancePath+"/source",schemaPath:"#/properties/source/type",keyword:"type",params:{type:schema95.properties.source.
type},message:"must be string,null"}],!1;var valid0=_errs8===errors}else var valid0=!0;if(valid0){if(data.code!==void 0&&func03.call(data,"code")){let data5=data.
code,_errs10=errors;if(typeof data5!="string"&&data5!==null)return validate48.errors=[{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"\
type",params:{type:schema95.properties.code.type},message:"must be string,null"}],!1;var valid0=_errs10===errors}else var valid0=!0;if(valid0){if(data.message!==
void 0&&func03.call(data,"message")){let _errs12=errors;if(typeof data.message!="string")return validate48.errors=[{instancePath:instancePath+"/message",schemaPath:"\
#/properties/message/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid0=_errs12===errors}else var valid0=!0;if(valid0){if(data.
symbol!==void 0&&func03.call(data,"symbol")){let data7=data.symbol,_errs14=errors;if(typeof data7!="string"&&data7!==null)return validate48.errors=[{instancePath:instancePath+
"/symbol",schemaPath:"#/properties/symbol/type",keyword:"type",params:{type:schema95.properties.symbol.type},message:"must be string,null"}],!1;var valid0=_errs14===
errors}else var valid0=!0;if(valid0)if(data.related!==void 0&&func03.call(data,"related")){let data8=data.related,_errs16=errors;if(errors===_errs16)if(Array.isArray(
data8)){var valid2=!0;let len0=data8.length;for(let i0=0;i0<len0;i0++){let _errs18=errors;validate50(data8[i0],{instancePath:instancePath+"/related/"+i0,parentData:data8,
parentDataProperty:i0,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate50.errors:vErrors.concat(validate50.errors),errors=vErrors.length);var valid2=_errs18===
errors;if(!valid2)break}}else return validate48.errors=[{instancePath:instancePath+"/related",schemaPath:"#/properties/related/type",keyword:"type",params:{type:"\
array"},message:"must be array"}],!1;var valid0=_errs16===errors}else var valid0=!0}}}}}}}}else return validate48.errors=[{instancePath,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"}],!1;return validate48.errors=vErrors,errors===0}validate48.evaluated={props:{server:!0,path:!0,range:!0,severity:!0,
source:!0,code:!0,message:!0,symbol:!0,related:!0},dynamicProps:!1,dynamicItems:!1};function validate67(data,{instancePath="",parentData,parentDataProperty,rootData=data,
dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate67.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),errors===0)if(data&&typeof data=="object"&&!Array.isArray(data)){let missing0;if((data.kind===void 0||!func03.call(data,"kind"))&&(missing0=
"kind")||(data.path===void 0||!func03.call(data,"path"))&&(missing0="path")||(data.findings===void 0||!func03.call(data,"findings"))&&(missing0="findings")||(data.
unreachable===void 0||!func03.call(data,"unreachable"))&&(missing0="unreachable"))return validate67.errors=[{instancePath,schemaPath:"#/required",keyword:"requi\
red",params:{missingProperty:missing0},message:"must have required property '"+missing0+"'"}],!1;if(data.kind!==void 0&&func03.call(data,"kind")){let _errs1=errors;
if(data.kind!=="final")return validate67.errors=[{instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue:"f\
inal"},message:"must be equal to constant"}],!1;var valid0=_errs1===errors}else var valid0=!0;if(valid0){if(data.path!==void 0&&func03.call(data,"path")){let data1=data.
path,_errs2=errors;if(errors===errors)if(typeof data1=="string"){if(!pattern13.test(data1))return validate67.errors=[{instancePath:instancePath+"/path",schemaPath:"\
#/$defs/path/pattern",keyword:"pattern",params:{pattern:"^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$"},message:'must match pattern "^\
(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$"'}],!1}else return validate67.errors=[{instancePath:instancePath+"/path",schemaPath:"#/$de\
fs/path/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid0=_errs2===errors}else var valid0=!0;if(valid0){if(data.findings!==void 0&&
func03.call(data,"findings")){let data2=data.findings,_errs5=errors;if(errors===_errs5)if(Array.isArray(data2)){var valid2=!0;let len0=data2.length;for(let i0=0;i0<
len0;i0++){let _errs7=errors;validate48(data2[i0],{instancePath:instancePath+"/findings/"+i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors})||(vErrors=
vErrors===null?validate48.errors:vErrors.concat(validate48.errors),errors=vErrors.length);var valid2=_errs7===errors;if(!valid2)break}}else return validate67.errors=
[{instancePath:instancePath+"/findings",schemaPath:"#/properties/findings/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var valid0=_errs5===
errors}else var valid0=!0;if(valid0){if(data.unreachable!==void 0&&func03.call(data,"unreachable")){let data4=data.unreachable,_errs8=errors;if(errors===_errs8)
if(Array.isArray(data4)){var valid3=!0;let len1=data4.length;for(let i1=0;i1<len1;i1++){let _errs10=errors;validate25(data4[i1],{instancePath:instancePath+"/unr\
eachable/"+i1,parentData:data4,parentDataProperty:i1,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate25.errors:vErrors.concat(validate25.errors),errors=
vErrors.length);var valid3=_errs10===errors;if(!valid3)break}}else return validate67.errors=[{instancePath:instancePath+"/unreachable",schemaPath:"#/properties/\
unreachable/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var valid0=_errs8===errors}else var valid0=!0;if(valid0)if(data.silent!==void 0&&
func03.call(data,"silent")){let data6=data.silent,_errs11=errors;if(errors===_errs11)if(Array.isArray(data6)){if(data6.length<1)return validate67.errors=[{instancePath:instancePath+
"/silent",schemaPath:"#/properties/silent/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"}],!1;{var valid4=!0;let len2=data6.
length;for(let i2=0;i2<len2;i2++){let _errs13=errors;if(typeof data6[i2]!="string")return validate67.errors=[{instancePath:instancePath+"/silent/"+i2,schemaPath:"\
#/properties/silent/items/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid4=_errs13===errors;if(!valid4)break}}}else return validate67.
errors=[{instancePath:instancePath+"/silent",schemaPath:"#/properties/silent/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var valid0=_errs11===
errors}else var valid0=!0}}}}else return validate67.errors=[{instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;
return validate67.errors=vErrors,errors===0}validate67.evaluated={props:{kind:!0,path:!0,findings:!0,unreachable:!0,silent:!0},dynamicProps:!1,dynamicItems:!1};
function validate71(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate71.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),errors===0)if(data&&typeof data=="object"&&!Array.isArray(
data)){let missing0;if((data.path===void 0||!func03.call(data,"path"))&&(missing0="path")||(data.position===void 0||!func03.call(data,"position"))&&(missing0="p\
osition")||(data.targets===void 0||!func03.call(data,"targets"))&&(missing0="targets"))return validate71.errors=[{instancePath,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:missing0},message:"must have required property '"+missing0+"'"}],!1;if(data.path!==void 0&&func03.call(data,"path")){let data0=data.
path,_errs1=errors;if(errors===errors)if(typeof data0=="string"){if(!pattern13.test(data0))return validate71.errors=[{instancePath:instancePath+"/path",schemaPath:"\
#/$defs/path/pattern",keyword:"pattern",params:{pattern:"^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$"},message:'must match pattern "^\
(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$"'}],!1}else return validate71.errors=[{instancePath:instancePath+"/path",schemaPath:"#/$de\
fs/path/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid0=_errs1===errors}else var valid0=!0;if(valid0){if(data.position!==void 0&&
func03.call(data,"position")){let _errs4=errors;validate26(data.position,{instancePath:instancePath+"/position",parentData:data,parentDataProperty:"position",rootData,
dynamicAnchors})||(vErrors=vErrors===null?validate26.errors:vErrors.concat(validate26.errors),errors=vErrors.length);var valid0=_errs4===errors}else var valid0=!0;
if(valid0)if(data.targets!==void 0&&func03.call(data,"targets")){let data2=data.targets,_errs5=errors;if(errors===_errs5)if(Array.isArray(data2)){var valid2=!0;
let len0=data2.length;for(let i0=0;i0<len0;i0++){let _errs7=errors;validate50(data2[i0],{instancePath:instancePath+"/targets/"+i0,parentData:data2,parentDataProperty:i0,
rootData,dynamicAnchors})||(vErrors=vErrors===null?validate50.errors:vErrors.concat(validate50.errors),errors=vErrors.length);var valid2=_errs7===errors;if(!valid2)
break}}else return validate71.errors=[{instancePath:instancePath+"/targets",schemaPath:"#/properties/targets/type",keyword:"type",params:{type:"array"},message:"\
must be array"}],!1;var valid0=_errs5===errors}else var valid0=!0}}else return validate71.errors=[{instancePath,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"}],!1;return validate71.errors=vErrors,errors===0}validate71.evaluated={props:{path:!0,position:!0,targets:!0},dynamicProps:!1,
dynamicItems:!1};function validate75(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate75.
evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),errors===0)if(data&&typeof data=="object"&&!Array.
isArray(data)){let missing0;if((data.server===void 0||!func03.call(data,"server"))&&(missing0="server")||(data.path===void 0||!func03.call(data,"path"))&&(missing0=
"path")||(data.range===void 0||!func03.call(data,"range"))&&(missing0="range")||(data.severity===void 0||!func03.call(data,"severity"))&&(missing0="severity")||
(data.source===void 0||!func03.call(data,"source"))&&(missing0="source")||(data.code===void 0||!func03.call(data,"code"))&&(missing0="code")||(data.message===void 0||
!func03.call(data,"message"))&&(missing0="message")||(data.symbol===void 0||!func03.call(data,"symbol"))&&(missing0="symbol"))return validate75.errors=[{instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:missing0},message:"must have required property '"+missing0+"'"}],!1;if(data.server!==void 0&&
func03.call(data,"server")){let _errs1=errors;if(typeof data.server!="string")return validate75.errors=[{instancePath:instancePath+"/server",schemaPath:"#/prope\
rties/server/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid0=_errs1===errors}else var valid0=!0;if(valid0){if(data.path!==void 0&&
func03.call(data,"path")){let data1=data.path,_errs3=errors;if(errors===errors)if(typeof data1=="string"){if(!pattern13.test(data1))return validate75.errors=[{instancePath:instancePath+
"/path",schemaPath:"#/$defs/path/pattern",keyword:"pattern",params:{pattern:"^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$"},message:'m\
ust match pattern "^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$"'}],!1}else return validate75.errors=[{instancePath:instancePath+"/pat\
h",schemaPath:"#/$defs/path/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid0=_errs3===errors}else var valid0=!0;if(valid0){if(data.
range!==void 0&&func03.call(data,"range")){let _errs6=errors;validate25(data.range,{instancePath:instancePath+"/range",parentData:data,parentDataProperty:"range",
rootData,dynamicAnchors})||(vErrors=vErrors===null?validate25.errors:vErrors.concat(validate25.errors),errors=vErrors.length);var valid0=_errs6===errors}else var valid0=!0;
if(valid0){if(data.severity!==void 0&&func03.call(data,"severity")){let data3=data.severity,_errs7=errors;if(!(data3==="error"||data3==="warning"||data3==="info\
rmation"||data3==="hint"))return validate75.errors=[{instancePath:instancePath+"/severity",schemaPath:"#/properties/severity/enum",keyword:"enum",params:{allowedValues:schema95.
properties.severity.enum},message:"must be equal to one of the allowed values"}],!1;var valid0=_errs7===errors}else var valid0=!0;if(valid0){if(data.source!==void 0&&
func03.call(data,"source")){let data4=data.source,_errs8=errors;if(typeof data4!="string"&&data4!==null)return validate75.errors=[{instancePath:instancePath+"/s\
ource",schemaPath:"#/properties/source/type",keyword:"type",params:{type:schema95.properties.source.type},message:"must be string,null"}],!1;var valid0=_errs8===
errors}else var valid0=!0;if(valid0){if(data.code!==void 0&&func03.call(data,"code")){let data5=data.code,_errs10=errors;if(typeof data5!="string"&&data5!==null)
return validate75.errors=[{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type:schema95.properties.code.type},message:"\
must be string,null"}],!1;var valid0=_errs10===errors}else var valid0=!0;if(valid0){if(data.message!==void 0&&func03.call(data,"message")){let _errs12=errors;if(typeof data.
message!="string")return validate75.errors=[{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type:"string"},message:"\
must be string"}],!1;var valid0=_errs12===errors}else var valid0=!0;if(valid0){if(data.symbol!==void 0&&func03.call(data,"symbol")){let data7=data.symbol,_errs14=errors;
if(typeof data7!="string"&&data7!==null)return validate75.errors=[{instancePath:instancePath+"/symbol",schemaPath:"#/properties/symbol/type",keyword:"type",params:{
type:schema95.properties.symbol.type},message:"must be string,null"}],!1;var valid0=_errs14===errors}else var valid0=!0;if(valid0)if(data.related!==void 0&&func03.
call(data,"related")){let data8=data.related,_errs16=errors;if(errors===_errs16)if(Array.isArray(data8)){var valid2=!0;let len0=data8.length;for(let i0=0;i0<len0;i0++){
let _errs18=errors;validate50(data8[i0],{instancePath:instancePath+"/related/"+i0,parentData:data8,parentDataProperty:i0,rootData,dynamicAnchors})||(vErrors=vErrors===
null?validate50.errors:vErrors.concat(validate50.errors),errors=vErrors.length);var valid2=_errs18===errors;if(!valid2)break}}else return validate75.errors=[{instancePath:instancePath+
"/related",schemaPath:"#/properties/related/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var valid0=_errs16===errors}else var valid0=!0}}}}}}}}else
return validate75.errors=[{instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return validate75.errors=vErrors,
errors===0}validate75.evaluated={props:{server:!0,path:!0,range:!0,severity:!0,source:!0,code:!0,message:!0,symbol:!0,related:!0},dynamicProps:!1,dynamicItems:!1};
function validate79(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate79.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),errors===0)if(data&&typeof data=="object"&&!Array.isArray(
data)){let missing0;if((data.line===void 0||!func03.call(data,"line"))&&(missing0="line")||(data.character===void 0||!func03.call(data,"character"))&&(missing0=
"character"))return validate79.errors=[{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:missing0},message:"must have required pr\
operty '"+missing0+"'"}],!1;if(data.line!==void 0&&func03.call(data,"line")){let data0=data.line,_errs1=errors,_errs2=errors;if(!(typeof data0=="number"&&!(data0%
1)&&!isNaN(data0)&&isFinite(data0)))return validate79.errors=[{instancePath:instancePath+"/line",schemaPath:"#/$defs/number/type",keyword:"type",params:{type:"i\
nteger"},message:"must be integer"}],!1;if(errors===_errs2&&typeof data0=="number"&&isFinite(data0)){if(data0>9007199254740991||isNaN(data0))return validate79.errors=
[{instancePath:instancePath+"/line",schemaPath:"#/$defs/number/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 90\
07199254740991"}],!1;if(data0<0||isNaN(data0))return validate79.errors=[{instancePath:instancePath+"/line",schemaPath:"#/$defs/number/minimum",keyword:"minimum",
params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}var valid0=_errs1===errors}else var valid0=!0;if(valid0)if(data.character!==void 0&&func03.call(data,
"character")){let data1=data.character,_errs4=errors,_errs5=errors;if(!(typeof data1=="number"&&!(data1%1)&&!isNaN(data1)&&isFinite(data1)))return validate79.errors=
[{instancePath:instancePath+"/character",schemaPath:"#/$defs/number/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===_errs5&&
typeof data1=="number"&&isFinite(data1)){if(data1>9007199254740991||isNaN(data1))return validate79.errors=[{instancePath:instancePath+"/character",schemaPath:"#\
/$defs/number/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"}],!1;if(data1<0||isNaN(data1))return validate79.
errors=[{instancePath:instancePath+"/character",schemaPath:"#/$defs/number/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],
!1}var valid0=_errs4===errors}else var valid0=!0}else return validate79.errors=[{instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"}],!1;return validate79.errors=vErrors,errors===0}validate79.evaluated={props:{line:!0,character:!0},dynamicProps:!1,dynamicItems:!1};var pattern5=new RegExp(
"^sha256:[0-9a-f]{64}$","u"),pattern47=new RegExp("^[0-9a-f]{64}$","u");function validate203(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){
let vErrors=null,errors=0,evaluated0=validate203.evaluated;evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0);
let _errs1=errors,valid0=!1,passing0=null,_errs2=errors;if(data&&typeof data=="object"&&!Array.isArray(data)){let missing0;if((data.observation===void 0||!func03.
call(data,"observation"))&&(missing0="observation")){let err0={instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:missing0},
message:"must have required property '"+missing0+"'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}}var _valid0=_errs2===errors;_valid0&&(valid0=!0,
passing0=0);let _errs3=errors;if(data&&typeof data=="object"&&!Array.isArray(data)){let missing1;if((data.answers===void 0||!func03.call(data,"answers"))&&(missing1=
"answers")){let err1={instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty:missing1},message:"must have required property '"+
missing1+"'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}}var _valid0=_errs3===errors;if(_valid0&&valid0)valid0=!1,passing0=[passing0,1];else{_valid0&&
(valid0=!0,passing0=1);let _errs4=errors;if(data&&typeof data=="object"&&!Array.isArray(data)){let missing2;if((data.contents===void 0||!func03.call(data,"conte\
nts"))&&(missing2="contents")){let err2={instancePath,schemaPath:"#/oneOf/2/required",keyword:"required",params:{missingProperty:missing2},message:"must have re\
quired property '"+missing2+"'"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}}var _valid0=_errs4===errors;if(_valid0&&valid0)valid0=!1,passing0=[passing0,
2];else{_valid0&&(valid0=!0,passing0=2);let _errs5=errors;if(data&&typeof data=="object"&&!Array.isArray(data)){let missing3;if((data.compiled===void 0||!func03.
call(data,"compiled"))&&(missing3="compiled")){let err3={instancePath,schemaPath:"#/oneOf/3/required",keyword:"required",params:{missingProperty:missing3},message:"\
must have required property '"+missing3+"'"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}}var _valid0=_errs5===errors;_valid0&&valid0?(valid0=!1,passing0=
[passing0,3]):_valid0&&(valid0=!0,passing0=3)}}if(valid0)errors=_errs1,vErrors!==null&&(_errs1?vErrors.length=_errs1:vErrors=null);else{let err4={instancePath,schemaPath:"\
#/oneOf",keyword:"oneOf",params:{passingSchemas:passing0},message:"must match exactly one schema in oneOf"};return vErrors===null?vErrors=[err4]:vErrors.push(err4),
errors++,validate203.errors=vErrors,!1}if(errors===0)if(data&&typeof data=="object"&&!Array.isArray(data)){let missing4;if((data.schema===void 0||!func03.call(data,
"schema"))&&(missing4="schema")||(data.key===void 0||!func03.call(data,"key"))&&(missing4="key"))return validate203.errors=[{instancePath,schemaPath:"#/required",
keyword:"required",params:{missingProperty:missing4},message:"must have required property '"+missing4+"'"}],!1;{let _errs6=errors;for(let key0 of Object.keys(data))
if(!(key0==="schema"||key0==="key"||key0==="observation"||key0==="answers"||key0==="compiled"||key0==="contents"))return validate203.errors=[{instancePath,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"}],!1;if(_errs6===errors){if(data.
schema!==void 0&&func03.call(data,"schema")){let _errs7=errors;if(data.schema!=="lanser.observation.v1")return validate203.errors=[{instancePath:instancePath+"/\
schema",schemaPath:"#/properties/schema/const",keyword:"const",params:{allowedValue:"lanser.observation.v1"},message:"must be equal to constant"}],!1;var valid1=_errs7===
errors}else var valid1=!0;if(valid1){if(data.key!==void 0&&func03.call(data,"key")){let data1=data.key,_errs8=errors;if(errors===_errs8)if(data1&&typeof data1==
"object"&&!Array.isArray(data1)){if(Object.keys(data1).length<1)return validate203.errors=[{instancePath:instancePath+"/key",schemaPath:"#/properties/key/minPro\
perties",keyword:"minProperties",params:{limit:1},message:"must NOT have fewer than 1 properties"}],!1}else return validate203.errors=[{instancePath:instancePath+
"/key",schemaPath:"#/properties/key/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var valid1=_errs8===errors}else var valid1=!0;if(valid1){
if(data.observation!==void 0&&func03.call(data,"observation")){let data2=data.observation,_errs10=errors;if(errors===_errs10)if(data2&&typeof data2=="object"&&!Array.
isArray(data2)){let missing5;if((data2.files===void 0||!func03.call(data2,"files"))&&(missing5="files")||(data2.schedule===void 0||!func03.call(data2,"schedule"))&&
(missing5="schedule")||(data2.lookups===void 0||!func03.call(data2,"lookups"))&&(missing5="lookups")||(data2.limits===void 0||!func03.call(data2,"limits"))&&(missing5=
"limits"))return validate203.errors=[{instancePath:instancePath+"/observation",schemaPath:"#/properties/observation/required",keyword:"required",params:{missingProperty:missing5},
message:"must have required property '"+missing5+"'"}],!1;{let _errs12=errors;for(let key1 of Object.keys(data2))if(!(key1==="files"||key1==="schedule"||key1===
"ready"||key1==="lookups"||key1==="limits"))return validate203.errors=[{instancePath:instancePath+"/observation",schemaPath:"#/properties/observation/additional\
Properties",keyword:"additionalProperties",params:{additionalProperty:key1},message:"must NOT have additional properties"}],!1;if(_errs12===errors){if(data2.files!==
void 0&&func03.call(data2,"files")){let data3=data2.files,_errs13=errors;if(errors===_errs13)if(Array.isArray(data3)){var valid3=!0;let len0=data3.length;for(let i0=0;i0<
len0;i0++){let _errs15=errors;validate67(data3[i0],{instancePath:instancePath+"/observation/files/"+i0,parentData:data3,parentDataProperty:i0,rootData,dynamicAnchors})||
(vErrors=vErrors===null?validate67.errors:vErrors.concat(validate67.errors),errors=vErrors.length);var valid3=_errs15===errors;if(!valid3)break}}else return validate203.
errors=[{instancePath:instancePath+"/observation/files",schemaPath:"#/properties/observation/properties/files/type",keyword:"type",params:{type:"array"},message:"\
must be array"}],!1;var valid2=_errs13===errors}else var valid2=!0;if(valid2){if(data2.schedule!==void 0&&func03.call(data2,"schedule")){let data5=data2.schedule,
_errs16=errors;if(errors===errors)if(typeof data5=="string"){if(!pattern5.test(data5))return validate203.errors=[{instancePath:instancePath+"/observation/schedu\
le",schemaPath:"#/$defs/sha256/pattern",keyword:"pattern",params:{pattern:"^sha256:[0-9a-f]{64}$"},message:'must match pattern "^sha256:[0-9a-f]{64}$"'}],!1}else
return validate203.errors=[{instancePath:instancePath+"/observation/schedule",schemaPath:"#/$defs/sha256/type",keyword:"type",params:{type:"string"},message:"mu\
st be string"}],!1;var valid2=_errs16===errors}else var valid2=!0;if(valid2){if(data2.ready!==void 0&&func03.call(data2,"ready")){let _errs19=errors;if(typeof data2.
ready!="string")return validate203.errors=[{instancePath:instancePath+"/observation/ready",schemaPath:"#/properties/observation/properties/ready/type",keyword:"\
type",params:{type:"string"},message:"must be string"}],!1;var valid2=_errs19===errors}else var valid2=!0;if(valid2){if(data2.lookups!==void 0&&func03.call(data2,
"lookups")){let data7=data2.lookups,_errs21=errors;if(errors===_errs21)if(Array.isArray(data7)){var valid5=!0;let len1=data7.length;for(let i1=0;i1<len1;i1++){let _errs23=errors;
validate71(data7[i1],{instancePath:instancePath+"/observation/lookups/"+i1,parentData:data7,parentDataProperty:i1,rootData,dynamicAnchors})||(vErrors=vErrors===
null?validate71.errors:vErrors.concat(validate71.errors),errors=vErrors.length);var valid5=_errs23===errors;if(!valid5)break}}else return validate203.errors=[{instancePath:instancePath+
"/observation/lookups",schemaPath:"#/properties/observation/properties/lookups/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var valid2=_errs21===
errors}else var valid2=!0;if(valid2)if(data2.limits!==void 0&&func03.call(data2,"limits")){let data9=data2.limits,_errs24=errors;if(errors===_errs24)if(Array.isArray(
data9)){var valid6=!0;let len2=data9.length;for(let i2=0;i2<len2;i2++){let data10=data9[i2],_errs26=errors;if(errors===_errs26)if(data10&&typeof data10=="object"&&
!Array.isArray(data10)){let missing6;if((data10.code===void 0||!func03.call(data10,"code"))&&(missing6="code")||(data10.message===void 0||!func03.call(data10,"m\
essage"))&&(missing6="message")||(data10.count===void 0||!func03.call(data10,"count"))&&(missing6="count"))return validate203.errors=[{instancePath:instancePath+
"/observation/limits/"+i2,schemaPath:"#/properties/observation/properties/limits/items/required",keyword:"required",params:{missingProperty:missing6},message:"m\
ust have required property '"+missing6+"'"}],!1;{let _errs28=errors;for(let key2 of Object.keys(data10))if(!(key2==="code"||key2==="message"||key2==="count"))return validate203.
errors=[{instancePath:instancePath+"/observation/limits/"+i2,schemaPath:"#/properties/observation/properties/limits/items/additionalProperties",keyword:"additio\
nalProperties",params:{additionalProperty:key2},message:"must NOT have additional properties"}],!1;if(_errs28===errors){if(data10.code!==void 0&&func03.call(data10,
"code")){let data11=data10.code,_errs29=errors;if(!(data11==="server-configuration"||data11==="severity-assumed"||data11==="message-cut"))return validate203.errors=
[{instancePath:instancePath+"/observation/limits/"+i2+"/code",schemaPath:"#/properties/observation/properties/limits/items/properties/code/enum",keyword:"enum",
params:{allowedValues:schema312.properties.observation.properties.limits.items.properties.code.enum},message:"must be equal to one of the allowed values"}],!1;var valid7=_errs29===
errors}else var valid7=!0;if(valid7){if(data10.message!==void 0&&func03.call(data10,"message")){let _errs30=errors;if(typeof data10.message!="string")return validate203.
errors=[{instancePath:instancePath+"/observation/limits/"+i2+"/message",schemaPath:"#/properties/observation/properties/limits/items/properties/message/type",keyword:"\
type",params:{type:"string"},message:"must be string"}],!1;var valid7=_errs30===errors}else var valid7=!0;if(valid7)if(data10.count!==void 0&&func03.call(data10,
"count")){let data13=data10.count,_errs32=errors,_errs33=errors;if(!(typeof data13=="number"&&!(data13%1)&&!isNaN(data13)&&isFinite(data13)))return validate203.
errors=[{instancePath:instancePath+"/observation/limits/"+i2+"/count",schemaPath:"https://raw.githubusercontent.com/lanser/lanser/v0/schemas/trace.v1.json#/$def\
s/number/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===_errs33&&typeof data13=="number"&&isFinite(data13)){if(data13>9007199254740991||
isNaN(data13))return validate203.errors=[{instancePath:instancePath+"/observation/limits/"+i2+"/count",schemaPath:"https://raw.githubusercontent.com/lanser/lans\
er/v0/schemas/trace.v1.json#/$defs/number/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"}],!1;
if(data13<0||isNaN(data13))return validate203.errors=[{instancePath:instancePath+"/observation/limits/"+i2+"/count",schemaPath:"https://raw.githubusercontent.co\
m/lanser/lanser/v0/schemas/trace.v1.json#/$defs/number/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}var valid7=_errs32===
errors}else var valid7=!0}}}}else return validate203.errors=[{instancePath:instancePath+"/observation/limits/"+i2,schemaPath:"#/properties/observation/propertie\
s/limits/items/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var valid6=_errs26===errors;if(!valid6)break}}else return validate203.errors=
[{instancePath:instancePath+"/observation/limits",schemaPath:"#/properties/observation/properties/limits/type",keyword:"type",params:{type:"array"},message:"mus\
t be array"}],!1;var valid2=_errs24===errors}else var valid2=!0}}}}}}else return validate203.errors=[{instancePath:instancePath+"/observation",schemaPath:"#/pro\
perties/observation/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var valid1=_errs10===errors}else var valid1=!0;if(valid1){if(data.
answers!==void 0&&func03.call(data,"answers")){let data14=data.answers,_errs35=errors;if(errors===_errs35)if(Array.isArray(data14)){var valid9=!0;let len3=data14.
length;for(let i3=0;i3<len3;i3++){let data15=data14[i3],_errs37=errors;if(errors===_errs37)if(data15&&typeof data15=="object"&&!Array.isArray(data15)){let missing7;
if((data15.findings===void 0||!func03.call(data15,"findings"))&&(missing7="findings")||(data15.unreachable===void 0||!func03.call(data15,"unreachable"))&&(missing7=
"unreachable"))return validate203.errors=[{instancePath:instancePath+"/answers/"+i3,schemaPath:"#/properties/answers/items/required",keyword:"required",params:{
missingProperty:missing7},message:"must have required property '"+missing7+"'"}],!1;{let _errs39=errors;for(let key3 of Object.keys(data15))if(!(key3==="finding\
s"||key3==="unreachable"))return validate203.errors=[{instancePath:instancePath+"/answers/"+i3,schemaPath:"#/properties/answers/items/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:key3},message:"must NOT have additional properties"}],!1;if(_errs39===errors){if(data15.findings!==void 0&&func03.
call(data15,"findings")){let data16=data15.findings,_errs40=errors;if(!Array.isArray(data16)&&data16!==null)return validate203.errors=[{instancePath:instancePath+
"/answers/"+i3+"/findings",schemaPath:"#/properties/answers/items/properties/findings/type",keyword:"type",params:{type:schema312.properties.answers.items.properties.
findings.type},message:"must be array,null"}],!1;if(errors===_errs40&&Array.isArray(data16)){var valid11=!0;let len4=data16.length;for(let i4=0;i4<len4;i4++){let _errs42=errors;
validate75(data16[i4],{instancePath:instancePath+"/answers/"+i3+"/findings/"+i4,parentData:data16,parentDataProperty:i4,rootData,dynamicAnchors})||(vErrors=vErrors===
null?validate75.errors:vErrors.concat(validate75.errors),errors=vErrors.length);var valid11=_errs42===errors;if(!valid11)break}}var valid10=_errs40===errors}else
var valid10=!0;if(valid10)if(data15.unreachable!==void 0&&func03.call(data15,"unreachable")){let data18=data15.unreachable,_errs43=errors;if(errors===_errs43)if(Array.
isArray(data18)){var valid12=!0;let len5=data18.length;for(let i5=0;i5<len5;i5++){let data19=data18[i5],_errs45=errors;if(errors===_errs45)if(data19&&typeof data19==
"object"&&!Array.isArray(data19)){let missing8;if((data19.start===void 0||!func03.call(data19,"start"))&&(missing8="start")||(data19.end===void 0||!func03.call(
data19,"end"))&&(missing8="end")||(data19.message===void 0||!func03.call(data19,"message"))&&(missing8="message"))return validate203.errors=[{instancePath:instancePath+
"/answers/"+i3+"/unreachable/"+i5,schemaPath:"#/properties/answers/items/properties/unreachable/items/required",keyword:"required",params:{missingProperty:missing8},
message:"must have required property '"+missing8+"'"}],!1;{let _errs47=errors;for(let key4 of Object.keys(data19))if(!(key4==="start"||key4==="end"||key4==="mes\
sage"))return validate203.errors=[{instancePath:instancePath+"/answers/"+i3+"/unreachable/"+i5,schemaPath:"#/properties/answers/items/properties/unreachable/ite\
ms/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key4},message:"must NOT have additional properties"}],!1;if(_errs47===errors){
if(data19.start!==void 0&&func03.call(data19,"start")){let _errs48=errors;validate79(data19.start,{instancePath:instancePath+"/answers/"+i3+"/unreachable/"+i5+"\
/start",parentData:data19,parentDataProperty:"start",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate79.errors:vErrors.concat(validate79.errors),errors=
vErrors.length);var valid13=_errs48===errors}else var valid13=!0;if(valid13){if(data19.end!==void 0&&func03.call(data19,"end")){let _errs49=errors;validate79(data19.
end,{instancePath:instancePath+"/answers/"+i3+"/unreachable/"+i5+"/end",parentData:data19,parentDataProperty:"end",rootData,dynamicAnchors})||(vErrors=vErrors===
null?validate79.errors:vErrors.concat(validate79.errors),errors=vErrors.length);var valid13=_errs49===errors}else var valid13=!0;if(valid13)if(data19.message!==
void 0&&func03.call(data19,"message")){let _errs50=errors;if(typeof data19.message!="string")return validate203.errors=[{instancePath:instancePath+"/answers/"+i3+
"/unreachable/"+i5+"/message",schemaPath:"#/properties/answers/items/properties/unreachable/items/properties/message/type",keyword:"type",params:{type:"string"},
message:"must be string"}],!1;var valid13=_errs50===errors}else var valid13=!0}}}}else return validate203.errors=[{instancePath:instancePath+"/answers/"+i3+"/un\
reachable/"+i5,schemaPath:"#/properties/answers/items/properties/unreachable/items/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var valid12=_errs45===
errors;if(!valid12)break}}else return validate203.errors=[{instancePath:instancePath+"/answers/"+i3+"/unreachable",schemaPath:"#/properties/answers/items/proper\
ties/unreachable/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var valid10=_errs43===errors}else var valid10=!0}}}else return validate203.
errors=[{instancePath:instancePath+"/answers/"+i3,schemaPath:"#/properties/answers/items/type",keyword:"type",params:{type:"object"},message:"must be object"}],
!1;var valid9=_errs37===errors;if(!valid9)break}}else return validate203.errors=[{instancePath:instancePath+"/answers",schemaPath:"#/properties/answers/type",keyword:"\
type",params:{type:"array"},message:"must be array"}],!1;var valid1=_errs35===errors}else var valid1=!0;if(valid1){if(data.compiled!==void 0&&func03.call(data,"\
compiled")){let data23=data.compiled,_errs52=errors;if(errors===_errs52)if(data23&&typeof data23=="object"&&!Array.isArray(data23)){for(let key5 of Object.keys(
data23)){let _errs54=errors;if(typeof key5=="string"&&func97(key5)<1){let err5={instancePath:instancePath+"/compiled",schemaPath:"#/properties/compiled/property\
Names/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",propertyName:key5};vErrors===null?vErrors=[err5]:vErrors.push(
err5),errors++}var valid14=_errs54===errors;if(!valid14){let err6={instancePath:instancePath+"/compiled",schemaPath:"#/properties/compiled/propertyNames",keyword:"\
propertyNames",params:{propertyName:key5},message:"property name must be valid"};return vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++,validate203.errors=
vErrors,!1}}if(valid14)for(let key6 of Object.keys(data23)){let data24=data23[key6],_errs56=errors;if(errors===_errs56)if(Array.isArray(data24)){if(data24.length<
1)return validate203.errors=[{instancePath:instancePath+"/compiled/"+key6.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/compiled/additionalPro\
perties/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"}],!1;{var valid16=!0;let len6=data24.length;for(let i6=0;i6<len6;i6++){
let data25=data24[i6],_errs58=errors;if(errors===_errs58)if(data25&&typeof data25=="object"&&!Array.isArray(data25)){let missing9;if((data25.line===void 0||!func03.
call(data25,"line"))&&(missing9="line")||(data25.character===void 0||!func03.call(data25,"character"))&&(missing9="character")||(data25.severity===void 0||!func03.
call(data25,"severity"))&&(missing9="severity")||(data25.code===void 0||!func03.call(data25,"code"))&&(missing9="code")||(data25.message===void 0||!func03.call(
data25,"message"))&&(missing9="message"))return validate203.errors=[{instancePath:instancePath+"/compiled/"+key6.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+i6,schemaPath:"\
#/properties/compiled/additionalProperties/items/required",keyword:"required",params:{missingProperty:missing9},message:"must have required property '"+missing9+
"'"}],!1;{let _errs60=errors;for(let key7 of Object.keys(data25))if(!(key7==="line"||key7==="character"||key7==="severity"||key7==="code"||key7==="message"))return validate203.
errors=[{instancePath:instancePath+"/compiled/"+key6.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+i6,schemaPath:"#/properties/compiled/additionalProperties/items/\
additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key7},message:"must NOT have additional properties"}],!1;if(_errs60===errors){if(data25.
line!==void 0&&func03.call(data25,"line")){let data26=data25.line,_errs61=errors,_errs62=errors;if(!(typeof data26=="number"&&!(data26%1)&&!isNaN(data26)&&isFinite(
data26)))return validate203.errors=[{instancePath:instancePath+"/compiled/"+key6.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+i6+"/line",schemaPath:"https://raw.g\
ithubusercontent.com/lanser/lanser/v0/schemas/trace.v1.json#/$defs/number/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===
_errs62&&typeof data26=="number"&&isFinite(data26)){if(data26>9007199254740991||isNaN(data26))return validate203.errors=[{instancePath:instancePath+"/compiled/"+
key6.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+i6+"/line",schemaPath:"https://raw.githubusercontent.com/lanser/lanser/v0/schemas/trace.v1.json#/$defs/number/ma\
ximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"}],!1;if(data26<0||isNaN(data26))return validate203.
errors=[{instancePath:instancePath+"/compiled/"+key6.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+i6+"/line",schemaPath:"https://raw.githubusercontent.com/lanser/\
lanser/v0/schemas/trace.v1.json#/$defs/number/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}var valid17=_errs61===errors}else
var valid17=!0;if(valid17){if(data25.character!==void 0&&func03.call(data25,"character")){let data27=data25.character,_errs64=errors,_errs65=errors;if(!(typeof data27==
"number"&&!(data27%1)&&!isNaN(data27)&&isFinite(data27)))return validate203.errors=[{instancePath:instancePath+"/compiled/"+key6.replace(/~/g,"~0").replace(/\//g,
"~1")+"/"+i6+"/character",schemaPath:"https://raw.githubusercontent.com/lanser/lanser/v0/schemas/trace.v1.json#/$defs/number/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"}],!1;if(errors===_errs65&&typeof data27=="number"&&isFinite(data27)){if(data27>9007199254740991||isNaN(data27))return validate203.
errors=[{instancePath:instancePath+"/compiled/"+key6.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+i6+"/character",schemaPath:"https://raw.githubusercontent.com/la\
nser/lanser/v0/schemas/trace.v1.json#/$defs/number/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 90071992547409\
91"}],!1;if(data27<0||isNaN(data27))return validate203.errors=[{instancePath:instancePath+"/compiled/"+key6.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+i6+"/char\
acter",schemaPath:"https://raw.githubusercontent.com/lanser/lanser/v0/schemas/trace.v1.json#/$defs/number/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"}],!1}var valid17=_errs64===errors}else var valid17=!0;if(valid17){if(data25.severity!==void 0&&func03.call(data25,"severity")){let data28=data25.
severity,_errs67=errors;if(!(data28==="error"||data28==="warning"||data28==="information"||data28==="hint"))return validate203.errors=[{instancePath:instancePath+
"/compiled/"+key6.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+i6+"/severity",schemaPath:"#/properties/compiled/additionalProperties/items/properties/severity/enu\
m",keyword:"enum",params:{allowedValues:schema312.properties.compiled.additionalProperties.items.properties.severity.enum},message:"must be equal to one of the \
allowed values"}],!1;var valid17=_errs67===errors}else var valid17=!0;if(valid17){if(data25.code!==void 0&&func03.call(data25,"code")){let data29=data25.code,_errs68=errors;
if(typeof data29!="string"&&data29!==null)return validate203.errors=[{instancePath:instancePath+"/compiled/"+key6.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+i6+
"/code",schemaPath:"#/properties/compiled/additionalProperties/items/properties/code/type",keyword:"type",params:{type:schema312.properties.compiled.additionalProperties.
items.properties.code.type},message:"must be string,null"}],!1;var valid17=_errs68===errors}else var valid17=!0;if(valid17)if(data25.message!==void 0&&func03.call(
data25,"message")){let _errs70=errors;if(typeof data25.message!="string")return validate203.errors=[{instancePath:instancePath+"/compiled/"+key6.replace(/~/g,"~\
0").replace(/\//g,"~1")+"/"+i6+"/message",schemaPath:"#/properties/compiled/additionalProperties/items/properties/message/type",keyword:"type",params:{type:"str\
ing"},message:"must be string"}],!1;var valid17=_errs70===errors}else var valid17=!0}}}}}}else return validate203.errors=[{instancePath:instancePath+"/compiled/"+
key6.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+i6,schemaPath:"#/properties/compiled/additionalProperties/items/type",keyword:"type",params:{type:"object"},message:"\
must be object"}],!1;var valid16=_errs58===errors;if(!valid16)break}}}else return validate203.errors=[{instancePath:instancePath+"/compiled/"+key6.replace(/~/g,
"~0").replace(/\//g,"~1"),schemaPath:"#/properties/compiled/additionalProperties/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var valid15=_errs56===
errors;if(!valid15)break}}else return validate203.errors=[{instancePath:instancePath+"/compiled",schemaPath:"#/properties/compiled/type",keyword:"type",params:{
type:"object"},message:"must be object"}],!1;var valid1=_errs52===errors}else var valid1=!0;if(valid1)if(data.contents!==void 0&&func03.call(data,"contents")){let data31=data.
contents,_errs72=errors;if(errors===_errs72)if(typeof data31=="string"){if(!pattern47.test(data31))return validate203.errors=[{instancePath:instancePath+"/conte\
nts",schemaPath:"#/properties/contents/pattern",keyword:"pattern",params:{pattern:"^[0-9a-f]{64}$"},message:'must match pattern "^[0-9a-f]{64}$"'}],!1}else return validate203.
errors=[{instancePath:instancePath+"/contents",schemaPath:"#/properties/contents/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid1=_errs72===
errors}else var valid1=!0}}}}}}}else return validate203.errors=[{instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],
!1;return validate203.errors=vErrors,errors===0}validate203.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var schema2="lanser.observation.v1";function entryBody(key2,value2){
return JSON.stringify({schema:schema2,key:key2,...value2})}function readBody(body2,key2,name2){let entry2=parsed(body2);if(!validateObservationV1(entry2))return;
let known3=entry2;return Object.hasOwn(known3,name2)&&canonical(known3.key)===canonical(key2)?known3[name2]:void 0}function parsed(body2){try{return JSON.parse(
body2)}catch{return}}function whyUnkept({files,failure,limits:limits2}){if(failure!==void 0)return`the session failed (${failure.code})`;let unknown=files.find(
({kind})=>kind==="unknown");if(unknown!==void 0)return`${unknown.path} has no final answer`;let other=limits2.find(one2=>!lasting.has(one2.code));return other===
void 0?null:`the next run could give another result: ${other.message}`}var lasting=new Set(["server-configuration","severity-assumed","message-cut"]);async function answersTo({
profile,schedule,projectDiagnostics,lookups:plan},{files,schedule:digest,lookups},text2){if(digest!==_9_scheduleDigest(profile,schedule,lookups))return!1;let projectPaths=[
...new Set(projectDiagnostics.map(({path})=>path))],expected=[...schedule.paths,...projectPaths];if(files.length!==expected.length)return!1;let given2=new Set(files.
map(({path})=>path));if(!schedule.paths.every((path,at2)=>files[at2]?.path===path)||!expected.every(path=>given2.has(path))||!files.every(one2=>one2.kind==="fin\
al"&&one2.findings.every(found2=>found2.server===profile.id)))return!1;if(plan===null)return lookups.length===0;let waiting=[...lookups],isOther=!1;return await _9_followPlan(
{plan,text:text2},{open:()=>{},close:()=>{},ask:({path,position})=>{let next2=waiting.shift();return isOther||=next2===void 0||!isSameJson([path,position],[next2.
path,next2.position]),Promise.resolve(isOther?void 0:next2?.targets)}}),!isOther&&waiting.length===0}function answersFor(asks,known3){if(known3.length===asks.length)
return asks.flatMap(({side,path,text:text2},at2)=>{let answer=known3[at2];return answer===void 0?[]:[{side,path,text:text2,...answer}]})}function createObservationCache(host,place2,owner,expected=()=>null){
let store=_1_openStore(host,place2,owner),disk=_0_once(()=>_1_lookAtDisk(knownContents(store))),sessions=[];return{observe:async(side,facts,live)=>{let session={
side,facts,from:"server",why:null,unkept:null,pending:[]};sessions.push(session);let keyed=keyOf22(host,side,facts,disk()),refuse=failure=>(session.unkept=failure.
message,failedObservation(side,failure));if(keyed.kind==="none"){session.why=session.unkept=keyed.why;let missing=side.signal.aborted?null:expected(facts.name,keyed.
why);return missing===null?live(side):refuse(missing)}let{key:key2}=keyed;session.seen=keyed,session.key=key2;let known3=side.signal.aborted?{kind:"miss",why:"t\
he run was cancelled"}:await readObservation(store,key2,side);if(known3.kind==="miss"){session.why=known3.why;let missing=side.signal.aborted?null:expected(facts.
name,known3.why);if(missing!==null)return refuse(missing);let rounds2=[],observation2=await live(_7_recordProbes(side,rounds2));return session.unkept=whyUnkept(
observation2),session.unkept===null&&session.pending.push([key2,foundValue(observation2)]),keepAnswers(session,key2,observation2,rounds2),observation2}let{kind,
observation,rounds,stale}=await _7_observeFromKept(side,known3.observation,{live,answersTo:asked=>readAnswers(store,key2,asked)});return session.from=kind==="ke\
pt"?"cache":"both",kind==="kept"||(session.why="the cache has no answers for some probes",stale!==null&&store.remove(entryName(roundsKey(key2,stale))),kind==="d\
iffers"&&store.remove(entryName(key2)),keepAnswers(session,key2,observation,rounds)),observation},isKeeping:place2.use==="read-write",checkWhole:async(side,facts,live)=>{
let session={side,facts,from:"server",why:null,unkept:null,pending:[]};sessions.push(session);let keyed=keyOf22(host,side,facts,disk());if(keyed.kind==="none")return session.
why=session.unkept=keyed.why,live();session.seen=keyed;let key2={...keyed.key,whole:!0},read2=store.read(entryName(key2)),known3=read2.kind==="entry"?readBody(read2.
body,key2,"compiled"):void 0;if(known3!==void 0)return session.from="cache",{kind:"checked",files:known3};session.why=read2.kind==="miss"?read2.why:"the cache e\
ntry does not fit this session";let answer=await live();return answer.kind==="checked"?session.pending.push([key2,{compiled:answer.files}]):session.unkept=answer.
why,answer},entries:()=>new Map(sessions.flatMap(one2=>one2.key===void 0?[]:[[one2.facts.name,entryName(one2.key)]])),end:hold=>{let isStill2=_1_createChangeGuard();
return sessions.map(one2=>({session:one2.facts.name,from:one2.from,why:one2.why,unkept:one2.unkept??keptOrWhy(store,one2,isStill2,hold)}))}}}function failedObservation({
profile,schedule},failure){return{files:schedule.paths.map(path=>({kind:"unknown",path,reason:"server-failed"})),failure,schedule:_9_scheduleDigest(profile,schedule,
[]),lookups:[],limits:[]}}async function readObservation(store,key2,side){let name2=entryName(key2),read2=store.read(name2);if(read2.kind==="miss")return read2;
let known3=readBody(read2.body,key2,"observation");return known3!==void 0&&await answersTo(side,known3,path=>{let found2=_6_readSourceText((0,import_node_path6.
join)(side.context.root,path));return typeof found2=="string"?found2:void 0})?{kind:"known",observation:{...known3,failure:void 0}}:(store.remove(name2),{kind:"\
miss",why:"the cache entry does not fit this session"})}function foundValue({files,schedule,lookups,limits:limits2,ready}){return{observation:{files,schedule,lookups,
limits:limits2,..._2_compact({ready})}}}function roundsKey(key2,asked){let texts=asked.map(asks=>asks.map(({path,text:text2,isInert:isInert2})=>[path,_3_sha256Hex(
text2),isInert2===!0]));return{after:entryName(key2),asked:_3_sha256Hex(JSON.stringify(texts))}}function readAnswers(store,key2,asked){let own=roundsKey(key2,asked),
read2=store.read(entryName(own)),known3=read2.kind==="entry"?readBody(read2.body,own,"answers"):void 0;return known3&&answersFor(asked.at(-1)??[],known3)}function keepAnswers({
pending},key2,observation,rounds){if(!(observation.probes?.failure!==null||whyUnkept(observation)!==null))for(let[at2,{answers}]of rounds.entries()){let asked=rounds.
slice(0,at2+1).map(({asks})=>asks),value2=answers.map(({findings,unreachable})=>({findings,unreachable}));pending.push([roundsKey(key2,asked),{answers:value2}])}}
function keptOrWhy(store,{side,facts,seen,pending},isStill2,hold){if(pending.length===0)return null;if(facts.isWell?.()===!1)return"the server failed later in t\
his run";if(seen===void 0||!isStill2(side.context.root,seen.places,seen.stamp))return"files that the server reads changed during the run";for(let[key2,value2]of pending){
let write=()=>store.write(entryName(key2),entryBody(key2,value2));if(hold!==void 0)hold(write);else{let problem=write();if(problem!==null)return problem}}return null}
function knownContents(store){let keyFor=stamp=>({files:stamp});return{read:stamp=>{let key2=keyFor(stamp),read2=store.read(entryName(key2)),digest=read2.kind===
"entry"?readBody(read2.body,key2,"contents"):void 0;return read2.kind==="entry"&&digest!==void 0?{digest,writtenMs:read2.writtenMs}:void 0},write:(stamp,contents)=>{
let key2=keyFor(stamp);store.write(entryName(key2),entryBody(key2,{contents}))}}}function keyOf22(host,side,{server:server2,toolchain,places},disk){let code3=ownCode();
if(code3===void 0)return{kind:"none",why:"Lanser cannot read its own program file"};let{profile,context:context2,schedule,lookups,repository}=side,{root,project}=context2,
outside=[...places,...placesIn2(context2.settings,_7_projectFolder(context2))],contents=disk.contents(root,outside);if("why"in contents)return{kind:"none",why:contents.
why};let anywhere=value2=>_3_sha256Hex(JSON.stringify(value2).replaceAll(root,"<root>")),first=lookups===null?null:lookups([]);return{kind:"keyed",key:{code:code3,
platform:`${host.platform} ${host.arch}, Node ${host.nodeVersion}`,server:{id:server2.id,version:server2.version,treeDigest:server2.treeDigest},mode:_7_currentMode(
profile),schedule:_9_scheduleDigest(profile,schedule,[]),programFiles:schedule.programFiles,lookups:first===null?null:anywhere(first.map(({path,position})=>[path,
position])),repository,project,settings:anywhere(context2.settings),overlays:anywhere(context2.overlays??[]),parts:anywhere(context2.parts??[]),projectDiagnostics:anywhere(
side.projectDiagnostics),toolchain:toolchain===null?null:`${toolchain.name} ${toolchain.version}`,standIns:anywhere(Object.entries(context2.toolchain).map(([name2,
place2])=>[name2,_3_readOptional(place2)??place2])),places:anywhere(places),contents:contents.digest},places:outside,stamp:contents.stamp}}function placesIn2(setting,folder){
if(typeof setting=="string"){let place2=(0,import_node_path6.resolve)(folder,setting);return setting!==""&&!_1_isInside(place2,folder)&&(0,import_node_fs5.existsSync)(
place2)?[place2]:[]}return typeof setting!="object"||setting===null?[]:Object.values(setting).flatMap(one2=>placesIn2(one2,folder))}function entryName(key2){return _3_sha256Hex(
canonical(key2))}function openCache(host,{observations:place2=null,shards,top:top2,scratch,note}){if(place2===null)return null;if(!_0_leadsInto(place2.folder,top2))
return createObservationCache(host,place2,(0,import_node_fs6.statSync)(scratch).uid,shards?.expected);if(shards!==void 0)throw new _1_UserError("usage","the fol\
der for temporary files (TMPDIR) is inside the repository",{hint:"Set TMPDIR to another folder. Lanser keeps joined results there during the run."});return note(
"Lanser does not use the cache folder, because it is inside the repository"),null}_3_init_node_22();var import_node_fs8=_4___toESM(_1_require_node_fs(),1),import_node_path8=_4___toESM(
_0_require_node_path(),1);_3_init_node_22();var import_node_fs7=_4___toESM(_1_require_node_fs(),1),import_node_path7=_4___toESM(_0_require_node_path(),1);function fileState(file2){
let stats=(0,import_node_fs7.lstatSync)(file2,{bigint:!0,throwIfNoEntry:!1});if(stats?.isFile()!==!0)return;let{dev,ino,size:size3,mode,mtimeNs,ctimeNs}=stats;return[
dev,ino,size3,mode,mtimeNs,ctimeNs].join(":")}function compareWithKnown(top2,known3){let[intact,others,folders]=[new Map,[],[]],visit=folder=>{let entries=(0,import_node_fs7.
readdirSync)((0,import_node_path7.join)(top2,folder),{withFileTypes:!0});for(let entry2 of entries){let path=folder===""?entry2.name:`${folder}/${entry2.name}`;
if(entry2.name.includes("�"))throw new Error("a file name is not UTF-8");let file2=known3.get(path);entry2.isDirectory()?folders.push(path):file2!==void 0&&fileState(
(0,import_node_path7.join)(top2,path))===file2.state?intact.set(path,file2.blob):others.push(path),entry2.isDirectory()&&visit(path)}};return visit(""),{intact,
others,folders}}function keepOnly(top2,{intact,others,folders},wanted,removed){let needed=new Set;for(let path of wanted.keys())for(let end=path.lastIndexOf("/");end>
0;end=path.lastIndexOf("/",end-1)){let folder=path.slice(0,end);if(needed.has(folder))break;needed.add(folder)}let kept=new Map([...intact].filter(([path,blob])=>wanted.
get(path)===blob)),remove=path=>(0,import_node_fs7.rmSync)((0,import_node_path7.join)(top2,path),{recursive:!0,force:!0});for(let path of intact.keys())kept.has(
path)||(remove(path),removed(path));for(let path of others)remove(path);for(let folder of folders)needed.has(folder)||remove(folder);return kept}var[repositoriesMax,
bytesMax2]=[4,512*1024*1024],sides3=["base","head"],nothing2={base:new Map,head:new Map};function openKeptTrees({treesFolder:folder=null,top:top2,scratch}){if(folder===
null||_0_leadsInto(folder,top2))return{take:()=>{},[Symbol.dispose]:()=>{}};let place2={folder,scratch,slot:(0,import_node_path8.join)(folder,_3_sha256Hex(top2))},
toKeep;return{take:()=>{let known3=isUsable(place2)?taken(place2):void 0;if(known3===void 0)return;let looked={base:lookedAt(scratch,"base",known3),head:lookedAt(
scratch,"head",known3)},touched=new Set,touch=path=>{touched.add(path)};return{present:(side,entries)=>({blobs:keepOnly((0,import_node_path8.join)(scratch,side),
looked[side],plainFiles(entries),touch),touched:touch}),written:files=>{if(bytesIn(files)>bytesMax2)return;let on=side=>new Map(files[side].flatMap(file2=>knownNow(
(0,import_node_path8.join)(scratch,side),file2,known3[side],touched)));toKeep={base:on("base"),head:on("head")}}}},[Symbol.dispose]:()=>{toKeep!==void 0&&putBack(
place2,toKeep)}}}function isUsable({folder,scratch}){try{let own=(0,import_node_fs8.lstatSync)(scratch);return _0_ownFolder(folder,own.uid)&&(0,import_node_fs8.
lstatSync)(folder).dev===own.dev}catch{return!1}}function taken({scratch,slot:slot2}){let folder=(0,import_node_path8.join)(scratch,"kept");try{(0,import_node_fs8.
renameSync)(slot2,folder)}catch{return nothing2}try{let stats=(0,import_node_fs8.lstatSync)(folder);if(!stats.isDirectory()||stats.uid!==(0,import_node_fs8.lstatSync)(
scratch).uid||(stats.mode&18)!==0)return nothing2;let index2=indexIn(_3_readFileText((0,import_node_path8.join)(folder,"index.json")));for(let side of index2===
void 0?[]:sides3)(0,import_node_fs8.renameSync)((0,import_node_path8.join)(folder,side),(0,import_node_path8.join)(scratch,side));return index2??nothing2}catch{
return nothing2}}function indexIn(text2){let read2=JSON.parse(text2);if(!isRecord(read2))return;let on=side=>{let files=isRecord(read2[side])?Object.entries(read2[side]):
[];return new Map(files.flatMap(([path,told])=>{let[blob,state]=Array.isArray(told)?told:[];return typeof blob=="string"&&typeof state=="string"?[[path,{blob,state}]]:
[]}))};return{base:on("base"),head:on("head")}}function isRecord(value2){return typeof value2=="object"&&value2!==null}function lookedAt(scratch,side,known3){let root=(0,import_node_path8.
join)(scratch,side);(0,import_node_fs8.mkdirSync)(root,{recursive:!0});try{return compareWithKnown(root,known3[side])}catch{return(0,import_node_fs8.renameSync)(
root,(0,import_node_path8.join)(scratch,`left-${side}`)),(0,import_node_fs8.mkdirSync)(root),{intact:new Map,others:[],folders:[]}}}function plainFiles(entries){
return new Map(entries.flatMap(({path,mode,id})=>typeof path=="string"&&mode.startsWith("100")?[[path,id]]:[]))}function knownNow(root,{path,blob},known3,touched){
let state=(touched.has(path)?void 0:known3.get(path))?.state??fileState((0,import_node_path8.join)(root,path));return state===void 0?[]:[[path,{blob,state}]]}function bytesIn({
base,head}){let known3=new Map(base.map(({path,blob})=>[path,blob])),own=head.filter(({path,blob})=>known3.get(path)!==blob);return[...base,...own].reduce((sum,{
size:size3})=>sum+size3,0)}function putBack({folder,scratch,slot:slot2},index2){try{let kept=(0,import_node_path8.join)(scratch,"kept");(0,import_node_fs8.rmSync)(
kept,{recursive:!0,force:!0}),(0,import_node_fs8.mkdirSync)(kept,{mode:448});let told=side=>Object.fromEntries([...index2[side]].map(([path,{blob,state}])=>[path,
[blob,state]]));(0,import_node_fs8.writeFileSync)((0,import_node_path8.join)(kept,"index.json"),JSON.stringify({base:told("base"),head:told("head")}),{flag:"wx",
mode:384});for(let side of sides3)(0,import_node_fs8.renameSync)((0,import_node_path8.join)(scratch,side),(0,import_node_path8.join)(kept,side));(0,import_node_fs8.
renameSync)(kept,slot2),removeOldest(folder)}catch{}}function removeOldest(folder){let slots=(0,import_node_fs8.readdirSync)(folder).map(name2=>{let path=(0,import_node_path8.
join)(folder,name2);return{path,usedMs:(0,import_node_fs8.lstatSync)(path).mtimeMs}});slots.sort((one2,other)=>other.usedMs-one2.usedMs||(one2.path<other.path?-1:
1));for(let{path}of slots.slice(repositoriesMax))(0,import_node_fs8.rmSync)(path,{recursive:!0,force:!0})}async function findCommits({host,request,phases},place2,owned){
let folder=place2.folder??owned.use(_2_makeScratch(host)).folder,repository=place2.repository??owned.use(await _0_openRepository({...host,temporaryFolder:folder},
request.repository));phases.next("finding the base");let{base,head}=request,revisions=place2.revisions??await _1_resolveRevisions(repository,{base,head});return{
repository,revisions,scratch:folder}}function createGround(run2,of,found2,owned){let{host,request}=run2,{repository,commits,scratch,policy}=found2,{top:top2}=repository,
identity2=identityOf(host,{top:top2,revisions:commits,policy,roots:request.roots??[]}),shards=of.kind==="joined"?of.shards:void 0;shards?.check(identity2,top2);
let walk=of.kind==="walk"?of:null,warm=walk?.warm??null,treesFolder=warm===null?request.treesFolder??null:null,keptTrees=owned.use(openKeptTrees({treesFolder,top:top2,
scratch})),note=text2=>request.progress({kind:"note",text:text2}),cache=openCache(host,{...request,..._2_compact({shards}),top:top2,scratch,note}),pool=warm?.pool??
owned.use(_5_openServerPool(host)),isStop=(walk?.policy??null)!==null,known3=of.kind==="after-save"?of:null,readings=warm===null?(known3?.readings??rememberReadings()).
of:async()=>warm.readings,own={keptTrees,cache,pool,isStop,warm,readings,unchanged:known3?.unchanged??null};return{...run2,...found2,...own,identity:identity2}}
function identityOf({platform:platform2,arch,nodeVersion},{top:top2,revisions:{base,head},policy,roots}){let{config,summary,servers}=policy,asked={servers:servers.
map(({profile,pin,roots:roots2,settings})=>[profile.id,pin.version,roots2??null,settings]),dependencies:config.dependencies,baseDependencies:config.baseDependencies,
scope:summary.scope??null,only:roots.flatMap(folder=>_1_relativeInside(top2,folder)??[])};return{code:ownCode()??null,machine:`${platform2} ${arch}, Node ${nodeVersion}`,
place:_3_sha256Hex(top2),base:{commit:base.commit,tree:base.tree},head:{commit:head.commit,tree:head.tree},servers:servers.map(({profile,pin})=>`${profile.id}@${pin.
version}`),configuration:_3_sha256Hex(canonical(asked))}}_3_init_node_22();_3_init_node_22();var import_node_fs10=_4___toESM(_1_require_node_fs(),1);_3_init_node_22();
var import_node_path10=_4___toESM(_0_require_node_path(),1);_3_init_node_22();function scriptReferences({text:text2,code:code3,strings,comments,hasErrors,language}){
if(hasErrors)return;let named2=[];for(let{start,end}of strings){let from=beforeBlank(code3,start);if(from===void 0)return;let word=naming.exec(code3.slice(Math.
max(0,from-wordsMax3),from))?.groups?.word;if(word===void 0)continue;let behind2=attributes.exec(text2.slice(end,end+attributesMax))?.[0]??"";named2.push([word.
replace(/\s+/gu,""),text2.slice(start,end),behind2])}return canonical({named:named2,told:comments.map(({start,end})=>text2.slice(start,end)).filter(one2=>compilerComment.
test(one2)),isModule:/(?:^|[;}])[ \t]*(?:import\b(?![ \t]*[(.])|export\b)/mu.test(code3),hasJsx:language==="tsx"&&/<\/|\/>/u.test(code3)})}var[blankMax,wordsMax3,
attributesMax]=[1e4,100,500],naming=/(?<![\p{L}\p{N}_$.#])(?<word>from|import|module|(?:import|require)\s*\()$/u,attributes=/^\s*(?:(?:with|assert)\s*|,\s*)\{[^;]*/u,
compilerComment=/^\/\/\/|@|\b(?:import|require|reference)\b/u;function beforeBlank(code3,place2){for(let at2=place2;at2>0&&place2-at2<blankMax;at2-=1)if(/\S/u.test(
code3.charAt(at2-1)))return at2;return place2<blankMax?0:void 0}_3_init_node_22();var import_node_fs9=_4___toESM(_1_require_node_fs(),1),import_node_path9=_4___toESM(
_0_require_node_path(),1);function wordsOf3(profile,tree){let sources=tree.paths.filter(profile.isSource).sort(compareText),{near}=_5_importResolver(sources),ofAll=_0_once(
()=>_5_importResolver(tree.paths).near),byName2=new Map;for(let path of sources)_2_push(byName2,nameOf2(path),path);let read2=path=>{let language=profile.isSource(
path)?_0_syntaxLanguage(profile.languageId(path)):void 0,imports=language===void 0?[]:_0_importsIn(language,tree.text(path)??""),relative2=imports.flatMap(one2=>relativePath(
one2)??[]);return{targets:[...new Set(imports.flatMap(one2=>near(path,one2)))],stems:relative2.flatMap(one2=>_5_candidatePaths(path,one2).map(stemOf)),others:imports.
flatMap(one2=>relativePath(one2)===void 0?[otherImport(one2)]:[])}},known3=new Map;return{tree,there:new Set(tree.paths),manifests:manifestsIn(tree),of:path=>{let found2=known3.
get(path)??read2(path);return known3.set(path,found2),found2},named:name2=>byName2.get(name2)??[],beginningWith:beginning=>beginningWith(sources,beginning),isThere:(importer,specifier)=>{
let one2={kind:"path",specifier};return near(importer,one2).length>0||ofAll()(importer,one2).length>0}}}function stemOf(path){let at2=path.lastIndexOf("/")+1,[stem=""]=path.
slice(at2).split(".");return/^(?:index|__init__)$/u.test(stem)?_1_folderOf(path):path.slice(0,at2)+stem}function nameOf2(path){return import_node_path9.posix.basename(
stemOf(path))}function relativePath(one2){return one2.kind==="path"&&/^\.{1,2}(?:\/|$)/u.test(one2.specifier)?one2.specifier:void 0}function otherImport(one2){if(one2.
kind==="path")return{specifier:one2.specifier,names:[nameOf2(one2.specifier)]};let last=_0_writtenModule(one2).split(/[./]/u).at(-1)??"";return{specifier:void 0,
names:one2.kind==="module"?[last,...one2.names]:[last]}}function beginningWith(sorted,beginning){let[first,end]=[0,sorted.length];for(;first<end;){let middle=Math.
floor((first+end)/2);compareText(sorted[middle]??"",beginning)<0?first=middle+1:end=middle}for(;sorted[end]?.startsWith(beginning)===!0;)end+=1;return sorted.slice(
first,end)}var tables=["dependencies","devDependencies","peerDependencies","optionalDependencies"];function manifestsIn({paths,text:text2}){return paths.flatMap(
path=>{if(import_node_path9.posix.basename(path)!=="package.json")return[];let read2=_4_parseJsonDocument(text2(path)??"");if(read2.kind!=="value")return[];let name2=readMember(
read2.value,"name"),entries=tables.flatMap(table4=>_4_listEntries(readMember(read2.value,table4))),isOwn=range=>typeof range!="string"||_19_isOwnRange(range);return[
{folder:_1_folderOf(path),name:typeof name2=="string"&&name2!==""?name2:void 0,declared:entries.flatMap(([one2,range])=>isOwn(range)?[]:[one2]),own:entries.flatMap(
([one2,range])=>isOwn(range)?[one2]:[]),imports:_4_listEntries(readMember(read2.value,"imports")).flatMap(([alias,target])=>placesIn22(target).map(place2=>[alias,
import_node_path9.posix.join(_1_folderOf(path),place2)]))}]})}function placesIn22(target){return typeof target=="string"?target.startsWith("./")?[target]:[]:typeof target!=
"object"||target===null?[]:Object.values(target).flatMap(placesIn22)}function unlistedPrograms(profile,tree,root){let words3=_0_once(()=>wordsOf3(profile,tree));
return folder=>unlistedProgram(profile,words3(),{root,folder})}function unlistedProgram(profile,words3,place2){let{folder}=place2,configured=configuredPlaces(profile,
words3,folder),fixed=configured.aliases.filter(alias=>!alias.includes("*")),wild=configured.aliases.filter(alias=>alias.includes("*")),packages=new Map;for(let one2 of words3.
manifests)_2_push(packages,one2.name,one2.folder);let own=words3.tree.paths.filter(path=>_1_isBelow(path,folder)||configured.taken.some(one2=>path.startsWith(one2))),
isKnown=knownSpecifiers(words3,configured,place2),ofRoot=new Set(own),found2=new Set(own),sought=new Set,[names2,specifiers,beginnings]=[new Set,new Set,new Set],
take=beginning=>{if(!beginnings.has(beginning)){beginnings.add(beginning);for(let target of words3.beginningWith(beginning))found2.add(target)}},isOpen2=!1;for(let path of found2){
let{targets:targets2,stems,others}=words3.of(path);for(let target of targets2)found2.add(target);for(let stem of stems)sought.add(stem);for(let{specifier,names:all}of others){
specifier!==void 0&&ofRoot.has(path)&&(isOpen2||=!isKnown(path,specifier));for(let name2 of all)if(!names2.has(name2)){names2.add(name2),sought.add(name2);for(let target of words3.
named(name2))found2.add(target)}if(specifier===void 0||specifiers.has(specifier))continue;specifiers.add(specifier);for(let one2 of fixed)take(one2);let parts=specifier.
split("/");for(let at2 of parts.keys()){let end=parts.slice(at2).join("/");for(let alias of wild)take(alias.replace("*",()=>end));for(let one2 of packages.get(parts.
slice(0,at2+1).join("/"))??[])take(one2==="."?"":`${one2}/`)}}}return{program:[...found2].sort(compareText),isSought:path=>sought.has(nameOf2(path))||sought.has(
stemOf(path)),isOpen:isOpen2}}var options2="compilerOptions";function configuredPlaces({configurationPaths},{tree:{paths,text:text2},there,manifests},folder){let[
taken2,aliases,names2,bases]=[new Set,new Set,new Set,new Set],files=new Set(paths.filter(path=>_1_folderOf(path)===folder&&path.endsWith(".json")));for(let file2 of files){
let content=text2(file2)??"";for(let name2 of _7_keysAt(_7_placedJson(content).value,[options2,"paths"]))names2.add(name2);let named2=configurationPaths(file2,content).
filter(({kind})=>kind!=="leaves-out");for(let{key:key2,value:value2,kind,relativeTo}of named2){let under2=named2.find(one2=>one2.key===relativeTo)?.value??".",from=value2.
startsWith("$")?folder:import_node_path9.posix.join(_1_folderOf(file2),under2),place2=import_node_path9.posix.join(from,value2.replace(/^\$\{configDir\}/u,"."));
for(let one2 of key2==="extends"?[place2,`${place2}.json`]:[])there.has(one2)&&files.add(one2);if(key2==="extends")continue;key2===`${options2}.baseUrl`&&bases.
add(place2);let[beginning=""]=place2.split(/[*?]/u);kind==="lookup"?aliases.add(place2):taken2.add(/^\.{0,2}(?:\/|$)/u.test(beginning)?"":beginning)}}for(let{folder:other,
imports}of manifests)for(let[name2,place2]of isAround(other,folder)?imports:[])names2.add(name2),aliases.add(place2);return{taken:[...taken2],aliases:[...aliases],
names:[...names2],bases:[...bases]}}function isAround(folder,root){return folder===root||_1_isBelow(root,folder)||_1_isBelow(folder,root)}var ofSvelteKit=/^\$(?:app|env)\/|^\$service-worker$/u;
function knownSpecifiers(words3,{names:names2,bases},{root,folder}){let near=words3.manifests.filter(one2=>isAround(one2.folder,folder)),declared2=new Set(near.
flatMap(one2=>one2.declared)),linked=new Set(near.flatMap(({own})=>own)),workspace=new Set(words3.manifests.map(({name:name2})=>name2)),hasKit=declared2.has("@s\
veltejs/kit"),isPackage=(importer,name2)=>workspace.has(name2)||!linked.has(name2)&&(declared2.has(name2)||["",..._1_foldersAbove(importer)].some(one2=>(0,import_node_fs9.
existsSync)((0,import_node_path9.join)(root,one2,"node_modules",name2)))),isAlias=specifier=>names2.some(name2=>{let[before2="",behind2]=name2.split("*");return behind2===
void 0?specifier===name2:name2!=="*"&&specifier.startsWith(before2)&&specifier.endsWith(behind2)}),isKnown=(importer,specifier)=>/\*|^[a-z][\w+.-]*:/u.test(specifier)||
_18_isNodeModule(specifier)||isAlias(specifier)||hasKit&&ofSvelteKit.test(specifier)||_18_packagesOfImport("npm",specifier,new Map).some(name2=>isPackage(importer,
name2))||bases.some(base=>words3.isThere(`${base}/x`,`./${specifier}`))?!0:(/^(?!@[^/]+\/[^/]+$).*\//u.test(specifier)||hasKit&&specifier==="$lib")&&words3.isThere(
importer,specifier),known3=new Map;return(importer,specifier)=>{let key2=`${_1_folderOf(importer)}\0${specifier}`,answer=known3.get(key2)??isKnown(importer,specifier);
return known3.set(key2,answer),answer}}async function listedAlike({root,trees,server:{chosen,parser}},base){let{profile}=chosen;if(!(root.on.base&&root.on.head&&
root.movedFrom===void 0)||trees.refusals.has(profile.id)||!haveSamePrograms(trees,profile,parser))return null;let listed3=(await base)?.prepared.listed;return listed3?.
kind==="program"?inHead(listed3,trees):null}function inHead(listed3,{base,head}){return{...listed3,projectDiagnostics:listed3.projectDiagnostics.map(one2=>({...one2,
message:one2.message.replaceAll(`${base.root}/`,`${head.root}/`)}))}}var differingMax=40;function haveSamePrograms({base,head,headConfiguration},{programFrom,languageId,
isSource},parser){if(programFrom!=="references"||headConfiguration!==null||_7_digestInputOfRest(base,"")!==_7_digestInputOfRest(head,""))return!1;let differing2=differingFiles2(
base,head);return differing2===void 0||differing2.length>differingMax?!1:differing2.every(path=>{if(!isSource(path))return!path.endsWith(".json");let language=_0_syntaxLanguage(
languageId(path));if(language===void 0||!_0_isScriptLanguage(language))return!1;let references=root=>{let text2=_3_readOptional(`${root}/${path}`);return text2===
void 0||text2.length>_0_readLengthMax?void 0:scriptReferences(_0_read(parser,language,text2))},before2=references(base.root);return before2!==void 0&&before2===
references(head.root)})}function differingFiles2({written:base},{written:head}){if(base.files.length!==head.files.length)return;let blobs=new Map(base.files.map(
({path,blob})=>[path,blob]));if(head.files.every(({path})=>blobs.has(path)))return head.files.flatMap(({path,blob})=>blobs.get(path)===blob?[]:[path])}function createServerOnRoots(host,of,changes,asked="\
touched"){let{context:context2,server:server2,trees}=of,{profile}=server2.chosen,{listFiles:listed3}=profile,{base,head}=trees,unlistedChanges=changes===null?null:
changedPaths(changes,trees),paths=asked==="all"?null:unlistedChanges,isTraced=paths?.some(({isNewName})=>isNewName)??!1,sides22=isTraced?[base,head]:[base],listedOn=tree=>({
root:tree.root,serverFolder:server2.install.folder,checkouts:_7_checkoutsOf(tree,context2),isTraced});return{...of,withheld:{base:withheldFrom(base,"base",head,
profile.isSource),head:withheldFrom(head,"head",base,profile.isSource)},changes:paths,unlistedChanges,unlisted:unlistedPrograms(profile,_7_treeListing(base),base.
root),listed:listed3===null?null:sides22.map(tree=>listed3(host,listedOn(tree)))}}async function untouchedRoot(of){let{root,listed:listed3,server:server2}=of;if(listed3===
null||!isUntouchedBy(of,{program:[],places:[],isSought:()=>!1}))return;let programs=[];for(let list3 of listed3){let program2=await list3(root.folder);if(program2===
void 0)return;programs.push(program2)}let program=programs.flatMap(({files})=>files);if(!isUntouchedBy(of,{program,places:[],isSought:path=>programs.some(one2=>one2.
isSought(path))}))return;let{chosen,install}=server2,own={id:chosen.profile.id,version:chosen.pin.version,interpreter:null};return{kind:"untouched",root:root.folder,
server:{...own,treeDigest:install.treeDigest},program}}function foreignRoot(of,changes){let{root,server:server2}=of,{profile,pin}=server2.chosen,{canIgnoreChange:isForeign=()=>!1}=profile;
if(!changes.every(isForeign)||!isComparable(of,leadsToOneOf(changes,of.trees)))return;let{id,unproven}=profile,own={id,version:pin.version,interpreter:null,treeDigest:server2.
install.treeDigest};return{kind:"untouched",root:root.folder,program:[],server:{...own,..._2_compact({stability:unproven===void 0?void 0:"unproven"})}}}async function openRoot(host,of){
let{root,listed:listed3}=of,open2=(name2,listed22=null)=>openSide(host,of,name2,listed22),first=listed3===null?await open2("base"):void 0;if(first!==void 0&&first.
refusal===null){let opened={program:first.facts.program,places:first.prepared.places,isSought:()=>!0};if(isUntouchedBy(of,opened))return{kind:"untouched",root:root.
folder,server:first.server,program:first.facts.program}}let begun=first??open2("base"),[base,head,self]=await _4_allEnded([begun,open2("head",await listedAlike(
of,begun)),root.on.base&&root.on.head?open2("self"):void 0]),why=refusedAlike(base,head);return base!==void 0&&why!==void 0&&isUntouchedUnlisted(of)?{kind:"unto\
uched",root:root.folder,server:base.server,program:[],unread:why}:{...of,kind:"opened",sides:{base,head},self}}function isComparable(of,leads){let{root,trees}=of;
return!root.on.base||!root.on.head||withheldIn(of,"base").length+withheldIn(of,"head").length>0?!1:![trees.base,trees.head].some(({written:written2})=>written2.
links.some(leads))}function leadsToOneOf(changes,{base,head}){let links=new Set([base,head].flatMap(({written:written2})=>written2.links.map(({path})=>path))),isMoved=changes.
some(({path})=>links.has(path));return({place:place2})=>isMoved||changes.some(({path})=>path===place2||_1_isBelow(path,place2))}function leadsInto2({root,server:server2},reach){
return({path,kind})=>kind==="folder"||server2.chosen.profile.isSource(path)&&(_1_isBelow(path,root.folder)||reach.isSought(path)||reach.program.includes(path))}
function isUntouchedBy(of,opened){let{root,changes,trees,server:server2}=of;if(changes===null||!isComparable(of,leadsToOneOf(changes,trees)))return!1;let{profile,
settings}=server2.chosen,touches=profile.affectsProject({root:trees.base.root,project:root.folder,settings,...opened});return!changes.some(touches)}function refusedAlike(base,head){
let[before2,after2]=[base?.refusal??null,head?.refusal??null];if(!(before2===null||after2===null||before2.code!=="server-configuration"))return before2.message===
after2.message?before2.message:void 0}function isUntouchedUnlisted(of){let{root,unlistedChanges,unlisted,trees,server:server2}=of,{profile,settings}=server2.chosen;
if(unlistedChanges===null)return!1;let{canIgnoreChange:isForeign=()=>!1}=profile,near=unlistedChanges.filter(change=>!isForeign(change));if(near.length===0&&isComparable(
of,leadsToOneOf(unlistedChanges,trees)))return!0;let{program,isSought,isOpen:isOpen2}=unlisted(root.folder);if(isOpen2||!isComparable(of,leadsInto2(of,{program,
isSought})))return!1;let touches=profile.affectsProject({root:trees.base.root,project:root.folder,settings,program,places:[],isSought});return!near.some(({path,
isNewName})=>_1_isBelow(path,root.folder)||touches({path,isNewName:!1})||isNewName&&isSought(path))}async function openSide(host,of,name2,listed3){let{context:context2,
server:server2,trees,root}=of,side=name2==="base"?"base":"head",tree=name2==="self"?trees.headConfiguration:trees[side],{id}=server2.chosen.profile;if(tree===null||
!root.on[side]||name2==="self"&&!trees.apart.has(id))return;let withheld=withheldIn(of,side),open2=()=>_7_openWorkspace(host,server2,tree,{context:context2,project:root.
folder,name:name2==="self"?name2:context2.warm?.place(name2)??name2,scratch:context2.scratch,withheld,listed:listed3,refusal:name2==="head"?trees.refusals.get(id)??
null:null});return context2.warm===void 0||name2!=="base"||withheld.length>0?open2():context2.warm.kept(`base ${unitName(id,root.folder)}`,tree.from,open2)}function withheldIn({
withheld,root,roots},side){return withheld[side].filter(({path})=>concerns(path,root,roots))}function concerns(path,root,roots){return _1_isBelow(path,root.folder)||
!roots.some(({folder})=>_1_isBelow(path,folder))}function withheldFrom(tree,side,other,isSource){let others=new Set(other.written.files.map(file2=>file2.path)),
known3=new Map(other.written.skipped.map(({path,blob})=>[path,blob])),isAdded=(path,blob)=>side==="head"&&known3.get(path)!==blob;return tree.written.skipped.filter(
({kind,path,blob})=>kind==="symlink"?isAdded(path,blob)||others.has(path)&&isSource(path):kind==="cap"||kind!=="submodule"&&isSource(path)||kind==="missing"&&_16_affectsEveryFile(
path)).map(one2=>({path:safePath(one2.path),reason:one2.kind}))}function safePath(path){let part2=name2=>name2===""||name2==="."||name2===".."?name2.replaceAll(
".","%2E")||"%":name2;return path.split("/").map(part2).join("/")}function changedPaths(changes,trees){let filesOf2=({written:written2})=>new Set(written2.files.
map(({path})=>path)),[base,head]=[filesOf2(trees.base),filesOf2(trees.head)],folders=_0_once(()=>({base:foldersOf2(base),head:foldersOf2(head)})),isIn2=folder=>folders().
base.has(folder)&&folders().head.has(folder);return changes.flatMap(({from,to})=>[...new Set([from,to])].flatMap(path=>path===null?[]:[changedPath(path,from!==to||
base.has(path)!==head.has(path))]));function changedPath(path,isNewName){return{path,isNewName,..._2_compact({isNewFolder:isNewName?!isIn2(import_node_path10.posix.
dirname(path)):void 0})}}}function foldersOf2(files){let folders=new Set(["."]);for(let path of files)for(let folder=import_node_path10.posix.dirname(path);!folders.
has(folder);folder=import_node_path10.posix.dirname(folder))folders.add(folder);return folders}_3_init_node_22();function findUnbuiltImports(of){if(!of.changed.
some(path=>typed.test(path)))return[];let packages=packagesOf(manifestsIn(of.tree)),edited=of.changed.filter(path=>isTypedSource(path,packages.around(path))),editedIn=Map.
groupBy(edited,path=>packages.around(path)),tracked=new Set(of.tree.paths);return of.programs.flatMap(({root,program})=>{let own=program.filter(path=>tracked.has(
path)),seen=new Set(own.map(packages.around)),candidates=new Map(packages.named.flatMap(({name:name2,folder})=>{if(seen.has(folder))return[];let[first]=[...packages.
needs(name2)].flatMap(one2=>editedIn.get(one2)??[]).sort(compareText);return first===void 0?[]:[[name2,first]]})),found2=firstImport(of,own,candidates);return found2===
void 0?[]:[{server:of.server,root,...found2}]})}var typed=/(?<!\.d|\.config)\.[cm]?tsx?$/u;function isTypedSource(path,folder){let inPackage=folder===void 0||folder===
"."?path:path.slice(folder.length+1);return typed.test(path)&&!isAsideFile(inPackage)}function firstImport({tree,languageId,withoutComments,isCopy},program,candidates){
if(candidates.size!==0)for(let path of[...program].sort(compareText)){let text2=tree.text(path)??"";if(![...candidates.keys()].some(name2=>text2.includes(name2)))
continue;let imported2=_18_importedModules({program:[path],languageId,text:()=>withoutComments(path,text2)});for(let{module}of imported2){let name2=_18_packageOfSpecifier(
module),edited=name2===void 0?void 0:candidates.get(name2);if(!(name2===void 0||edited===void 0)&&!(/\.(?!d$|[cm]?[jt]sx?$)\w+$/u.test(module.slice(name2.length))||
isCopy(_1_folderOf(path),name2)))return{path,name:name2,edited}}}}function packagesOf(manifests){let named2=manifests.flatMap(({name:name2,folder})=>name2===void 0?
[]:[{name:name2,folder}]),folders=new Set(named2.map(({folder})=>folder)),byName2=Map.groupBy(manifests.filter(({name:name2})=>name2!==void 0),({name:name2})=>name2);
return{named:named2,around:path=>[".",..._1_foldersAbove(path)].findLast(one2=>folders.has(one2)),needs:name2=>{let found2=new Set([name2]);for(let one2 of found2)
for(let{declared:declared2,own}of byName2.get(one2)??[])for(let needed of[...declared2,...own])byName2.has(needed)&&found2.add(needed);return new Set([...found2].
flatMap(one2=>(byName2.get(one2)??[]).map(({folder})=>folder)))}}}async function openServers(host,of){let isNone=({chosen})=>chosenOf(rootsFor(of,chosen.profile.
id),of.only).length===0;if(of.only.length>0&&of.ready.length>0&&of.ready.every(isNone))throw noRoot(of);let servers=[],settled=async()=>{for(let one2 of servers)
await one2.settled};try{for(let ready of of.ready)servers.push(foreignTo(host,of,ready)??await openServer(host,of,ready))}catch(error){throw await settled(),error}
return{servers,all:async()=>{let opened=[];for(let one2 of servers)opened.push(await one2.all());return opened},[Symbol.asyncDispose]:settled}}function rootsFor({
trees},id){return trees.roots.get(id)?.roots??[]}function foreignTo(host,of,ready){let all=rootsFor(of,ready.chosen.profile.id),chosen=chosenOf(all,of.only);if(of.
ready.length<2||of.changes===null||ready.chosen.bump!==null)return;let shared4=createServerOnRoots(host,{context:of.context,server:ready,trees:of.trees,roots:all},
null),changes=changedPaths(of.changes,of.trees),untouched=chosen.flatMap(root=>foreignRoot({...shared4,root},changes)??[]);if(untouched.length===0||untouched.length<
chosen.length)return;let opened=openedServer(ready,chosen,untouched);return{ready,near:[],isNear:!0,all:()=>Promise.resolve(opened),settled:Promise.resolve()}}async function openServer(host,of,ready){
let all=rootsFor(of,ready.chosen.profile.id),chosen=chosenOf(all,of.only),shared4=createServerOnRoots(host,{context:of.context,server:ready,trees:of.trees,roots:all},
ready.chosen.bump===null?of.changes:null,all.length<2?"all":"touched"),width2=of.context.pool.room().programs,open2=root=>openRoot(host,{...shared4,root}),look=root=>untouchedRoot(
{...shared4,root}),isNear=({folder})=>shared4.listed===null||(shared4.changes?.some(({path})=>_1_isBelow(path,folder))??!0),looked=runWithLimit(chosen.filter(root=>!isNear(
root)),width2,async root=>[root,await look(root)]),settled=looked.catch(()=>{}),near=await runWithLimit(chosen.filter(isNear),width2,async root=>await look(root)??
await open2(root)).catch(async error=>{throw await settled,error}),rest=_0_once(async()=>runWithLimit(await looked,width2,async([root,one2])=>one2??open2(root)));
return{ready,near:near.filter(one2=>one2.kind==="opened"),isNear:chosen.every(isNear),all:async()=>openedServer(ready,chosen,[...near,...await rest()]),settled}}
function openedServer(ready,chosen,opened){let known3=new Map(opened.map(one2=>[one2.kind==="opened"?one2.root.folder:one2.root,one2])),inOrder4=chosen.flatMap(
({folder})=>known3.get(folder)??[]);return{ready,roots:inOrder4.filter(one2=>one2.kind==="opened"),skipped:inOrder4.flatMap(one2=>one2.kind==="opened"?[]:[{root:one2.
root,server:one2.server,...unreadOf(one2)}]),programs:inOrder4.map(one2=>one2.kind==="opened"?{root:one2.root.folder,program:programOf2(one2)}:{root:one2.root,program:one2.
program})}}function programOf2({sides:{head}}){return head===void 0||head.refusal!==null?[]:head.facts.program}function unreadOf({unread}){return unread===void 0?
{}:{unread}}async function runWithLimit(all,width2,work){let results=[],waiting=[...all.entries()],next2=async()=>{for(let one2=waiting.shift();one2!==void 0;one2=
waiting.shift())results[one2[0]]=await work(one2[1])};return await _4_allEnded(Array.from({length:Math.min(width2,all.length)},next2)),results}function chosenOf(all,only){
if(only.length===0)return all;let chosen=only.flatMap(one2=>{let below22=all.filter(({folder})=>folder===one2||_1_isBelow(folder,one2));return below22.length>0?
below22:all.filter(({folder})=>_1_isBelow(one2,folder))});return all.filter(root=>chosen.includes(root))}function noRoot({only,trees,ready}){let known3=ready.flatMap(
({chosen:{profile}})=>(trees.roots.get(profile.id)?.roots??[]).map(({folder})=>folder));return new _1_UserError("usage",`${only.join(", ")} contains no project \
root`,{hint:`Name one of these roots: ${[...new Set(known3)].join(", ")}.`})}function listNewRoots({ready,roots}){return roots.filter(({root})=>!root.on.base&&root.
movedFrom===void 0).map(({root:{folder},sides:sides22})=>({kind:"new-root",files:[...sides22.head?.facts.configurationFiles??[]],message:`${folder} is a new roo\
t of ${ready.chosen.profile.name}; Lanser used head's own configuration there`}))}function unbuiltImports({ready,programs},{trees:{head},changes}){let{profile}=ready.
chosen;if(profile.programFrom!=="references")return[];let installed=_7_npmPackages(head.root);return findUnbuiltImports({server:profile.id,tree:_7_treeListing(head),
languageId:profile.languageId,withoutComments:(path,text2)=>{let language=_0_syntaxLanguage(profile.languageId(path));return language===void 0?text2:_0_blank(text2,
_0_read(ready.parser,language,text2).comments)},programs,changed:changes.flatMap(({from,to})=>[from,to].filter(path=>path!==null)),isCopy:(folder,name2)=>{let{installed:version,
isOwn}=installed(folder==="."?"":folder,name2);return version!==null&&isOwn!==!0}})}var foldersShownMax=5;function otherRootLimits(opened,{roots}){return opened.
flatMap(({ready:{chosen},skipped})=>{let{name:name2,id}=chosen.profile,unread=unreadRoots(name2,skipped),others=roots.get(id)?.others??[],[first,second]=others;
if(first===void 0)return unread;let shown=others.slice(0,foldersShownMax).join(", ")+_2_countMore(others.length-foldersShownMax),message2=second===void 0?`${first}\
 has a configuration of ${name2} but is not a root: add it to \`roots\` to check it`:`${others.length} folders have a configuration of ${name2} but are not root\
s: ${shown}. To check them, add them to \`roots\``;return[...unread,_6_limit("not-a-root",message2)]})}function unreadRoots(name2,skipped){let[first,...more3]=skipped.
filter(({unread})=>unread!==void 0);if(first===void 0)return[];let place2=first.root==="."?"the top folder":first.root,shown=more3.slice(0,foldersShownMax).map(
({root})=>root==="."?"the top folder":root),others=more3.length===0?"":`. The same is true for ${shown.join(", ")}${_2_countMore(more3.length-foldersShownMax)}`,
message2=`${name2} did not check ${place2}, because the change does not affect it: ${first.unread??""}${others}`;return[_6_limit("unread-root",message2,1+more3.
length)]}function unmatchedFiles(profiles,{base,head}){let[before2,after2]=[base,head].map(({written:written2})=>[...written2.files.map(({path})=>path),...written2.
links.map(({path})=>path)]);return profiles.flatMap(profile=>{let message2=_12_withoutFiles(profile,after2??[]);return message2===void 0||before2?.some(profile.
isSource)===!0?[]:[_6_limit("files-unmatched",`${profile.name}: ${message2}`)]})}function uncheckedSources2(opened,changedFiles){return opened.flatMap(({ready:{
chosen},roots,skipped})=>{if(roots.length>0||skipped.every(({root})=>isTop(root)))return[];let left3=changedFiles.flatMap(({to})=>to!==null&&chosen.profile.isSource(
to)?[to]:[]),[first,...more3]=left3;if(first===void 0)return[];let files=`no project of ${chosen.profile.name} includes ${_2_plural(left3.length,"changed source\
 file")}`;return[_6_limit("unchecked-sources",`${files}: ${first}${_2_countMore(more3.length)}`)]})}function isTop(folder){return folder==="."}function foldersInRepository(top2,folders){
return folders.flatMap(folder=>_1_relativeInside(top2,realFolder(folder))??[])}function realFolder(folder){try{return(0,import_node_fs10.realpathSync)(folder)}catch(error){
throw new _1_UserError("not-found",`there is no folder ${folder}`,{cause:error})}}async function observeTrees(of,makeRecord,recording){let{ground,opening:opening3,
environments,readings,replayed,context:context2}=of,{host,hooks:hooks2,request,phases,cache,warm,isStop}=ground,asked={recording,cache},measured=await measureServers(
opening3,{change:{...of.change,..._2_compact({namedAfter:warm===null||!isStop?void 0:warm.trees}),graph:readings.graph},live:{...asked,...of.beside.live,progress:request.
progress,...phases},isWhole:of.early!==null,isProbed:request.isProbed??!0,room:context2.pool.room(),next:phases.next}),bumped=measured.filter(({chosen})=>chosen.
bump!==null),{ignore}=of.change,under2={...context2,from:environments.from,ignore,next:phases.next},bumps=bumped.length===0?[]:await hooks2.bumps(host,bumped,ground.
revisions.base,under2),record=recording?.record??await makeRecord(await opening3.all()),runs=await _4_allEnded(measured.map(one2=>one2.completed(record)));replayed?.
mode==="live"&&phases.next("replaying committed traces with the servers");let replay=replayed&&await replayed.summary(host,context2);return phases.next("compari\
ng"),{record,runs,bumps,replay}}async function measureServers({servers},of){let asked=[];for(let server2 of servers){let{near,isNear,all}=server2,isAll=of.isWhole||
near.length===0||isNear,first=isAll?(await all()).roots:near;first.length>0&&asked.push({server:server2,first,isAll})}let together2=asked.filter(({isAll})=>isAll),
{servers:most}=of.room,width2=Math.min(most,together2.length);together2.length>0&&of.next(`observing base and head with ${together2.map(nameOf22).join(", ")}`);
let roots=Math.max(1,Math.floor(of.room.roots/Math.max(1,width2))),isForBoth=of.room.isForBoth&&width2<2,known3=new Map;await runWithLimit(together2.toSorted(laterDone),
width2,async one2=>{known3.set(one2,await measureOne(one2,{...of,room:{...of.room,roots,isForBoth}}))});for(let one2 of asked.filter(({isAll})=>!isAll))of.next(
`observing base and head with ${nameOf22(one2)}`),known3.set(one2,await measureOne(one2,of));return asked.flatMap(one2=>known3.get(one2)??[])}function laterDone(one2,other){
let isCommand=({server:{ready}})=>+(ready.chosen.profile.compiler!==void 0),files=({first})=>first.reduce((sum,{sides:sides22})=>sum+(sides22.head?.facts.program.
length??0),0);return isCommand(one2)-isCommand(other)||files(other)-files(one2)}function nameOf22({server:{ready}}){return`${ready.chosen.profile.name} ${ready.
chosen.pin.version}`}async function measureOne({server:server2,first,isAll},{change,live,isProbed,room:room2}){let sessions=[],isAmongOthers=!isAll||first.length>
room2.roots,begin=roots=>{let scope=_18_scopeOfServer(change,server2.ready.chosen.profile.id),own=roots.map(root=>liveSessions(root,{...live,scope,isAmongOthers}));
return sessions.push(...own),own},more3=async()=>begin((await server2.all()).roots.filter(root=>!first.includes(root))),run2=await measure(change,begin(first),{
...room2,isProbed},isAll?null:more3);return{chosen:server2.ready.chosen,run:run2,completed:record=>lookAlone(record,run2,sessions)}}_3_init_node_22();_3_init_node_22();
var import_node_path11=_4___toESM(_0_require_node_path(),1),import_promises2=_4___toESM(require_promises(),1);async function readAhead({trees,isSource,readings},objectFormat,signal){
let places=placesIn3(trees),sourceOf2=readings.sources(blob=>{let text2=_3_readOptional(places.get(blob)??"");return text2!==void 0&&_3_blobId(objectFormat,Buffer.
from(text2))===blob?text2:void 0}),files=[...trees.head.written.files,...trees.base.written.files];for(let[at2,{path,blob}]of files.filter(({path:path2})=>isSource(
path2)).entries()){if(at2%readAtOnce===0&&await(0,import_promises2.setImmediate)(),signal.aborted)return;sourceOf2({path,blob})}}var readAtOnce=32;function placesIn3(trees){
return new Map([trees.base,trees.head].flatMap(({root,written:written2})=>written2.files.map(({path,blob})=>[blob,(0,import_node_path11.join)(root,path)])))}function affectedIn(of){
let{trees,programs,isSource,readings}=of,strange=[...programs.base,...programs.head].find(path=>syntaxLanguageOf(path)===void 0);if(strange!==void 0)return{mode:"\
full",why:`${strange} is in an unsupported language`};let places=placesIn3(trees),textOf=blob=>_3_readOptional(places.get(blob)??""),filesOf2=side=>trees[side].
written.files.map(({path,blob})=>({path,blob})),files={base:filesOf2("base"),head:filesOf2("head")},options22={base:optionsOf(of,"base"),head:optionsOf(of,"head")},
packagesOf2=side=>[...findSourcePackages(files[side],textOf),...options22[side].aliases],sourcesOf2=side=>files[side].filter(({path})=>isSource(path)),sources={
base:sourcesOf2("base"),head:sourcesOf2("head")},packages={base:packagesOf2("base"),head:packagesOf2("head")},sourceOf2=readings.sources(textOf),handing=findReverseDependencies(
{root:trees.head.root,files:files.head.map(({path})=>path),imported:importedBy([...sources.base,...sources.head],sourceOf2),packages:[...packages.base,...packages.
head],places:of.places,..._2_compact({installed:of.warm===void 0?void 0:of.warm.installed})}),found2=affectedFiles({memory:readings.links,files:sources,sourceOf:sourceOf2,
packages,handing:handing.names,others:changedNonSources(files),whole:[...reasonsForFullCheck({files,textOf}),...options22.base.unclear,...options22.head.unclear,
...ambientReasons(handing)],holds:allRules});return of.warm?.step(files,before2=>affectedFiles({memory:readings.links,files:{base:before2.filter(({path})=>isSource(
path)),head:sources.head},sourceOf:sourceOf2,packages:{base:packages.head,head:packages.head},handing:handing.names,others:[],whole:[...options22.head.unclear,...ambientReasons(
handing)],holds:allRules})),found2.mode==="full"?{mode:"full",why:found2.why}:{mode:"affected",files:found2.files.map(({path})=>path),near:found2.near,why:found2.
why}}function optionsOf({trees,configurationFiles},side){let aliases=[],unclear=[];for(let path of new Set(configurationFiles[side].filter(one2=>one2.endsWith("\
.json")))){let text2=_3_readOptional((0,import_node_path11.join)(trees[side].root,path));if(text2===void 0)continue;let read2=_4_readJsonc(text2);read2.kind!=="\
value"&&unclear.push(`${path} cannot be read`);let options22=read2.kind==="value"?readMember(read2.value,"compilerOptions"):void 0;for(let option of["baseUrl","\
rootDirs"])readMember(options22,option)!==void 0&&unclear.push(`${path} sets \`${option}\``);for(let[alias]of _4_listEntries(readMember(options22,"paths")))aliases.
push(alias)}return{aliases,unclear}}_3_init_node_22();function linkedChanges(changes,sides22){if(sides22.base.links.length+sides22.head.links.length===0)return changes;
let names2={base:namesOf(sides22.base),head:namesOf(sides22.head)},isAliased=file2=>["base","head"].some(side=>{let own=names2[side].get(file2);return own!==void 0&&
(own.length>1||own[0]!==file2)}),origins2=new Map(changes.flatMap(({from,to})=>to===null?[]:[[to,from]])),moved=new Set(changes.flatMap(({from})=>from===null?[]:
[from])),others=[...new Set([...names2.base.keys(),...names2.head.keys()])].filter(file2=>isAliased(file2)&&!origins2.has(file2)&&!moved.has(file2));return[...changes.
map(change=>({...change,isEdited:!0})),...others.map(file2=>({from:file2,to:file2,isEdited:!1}))].flatMap(({from,to,isEdited:isEdited2})=>{if(!isAliased(from??"")&&
!isAliased(to??""))return[{from,to}];let before2=from===null?[]:names2.base.get(from)??(isEdited2?[from]:[]),after2=to===null?[]:names2.head.get(to)??(isEdited2?
[to]:[]);return pairs(before2,after2).filter(pair=>isEdited2||pair.from!==pair.to)})}function otherNames(side){return side.links.length===0?{}:Object.fromEntries(
[...namesOf(side).values()].flatMap(([first,...others])=>first===void 0?[]:others.map(name2=>[name2,first])))}function namesOf({links,program}){let follow=_7_createLinkFollower(
links),names2=new Map,found2=[...new Set(program)].map(name2=>({name:name2,...follow(name2)}));for(let{place:place2,name:name2}of found2.toSorted((one2,other)=>one2.
hops-other.hops))_2_push(names2,place2,name2);return names2}function pairs(before2,after2){let[[first],[second]]=[before2,after2];return first!==void 0&&second!==
void 0&&first!==second?[{from:first,to:second},...samePairs(before2.slice(1),after2.slice(1))]:samePairs(before2,after2)}function samePairs(before2,after2){let same=after2.
filter(name2=>before2.includes(name2)),gone2=before2.filter(name2=>!same.includes(name2)),come=after2.filter(name2=>!same.includes(name2)),many=Math.max(gone2.length,
come.length);return[...same.map(name2=>({from:name2,to:name2})),...Array.from({length:many},(_,at2)=>({from:gone2[at2]??null,to:come[at2]??null}))]}_3_init_node_22();
var import_node_fs12=_4___toESM(_1_require_node_fs(),1),import_node_path13=_4___toESM(_0_require_node_path(),1);_3_init_node_22();var import_node_fs11=_4___toESM(
_1_require_node_fs(),1),import_node_path12=_4___toESM(_0_require_node_path(),1);function movesOf({base,head},changes,isSource){let paths=({written:written2})=>new Set(
written2.files.map(({path})=>path)),renames=changes.flatMap(({from,to,status})=>status==="renamed"&&from!==null&&to!==null?[[from,to]]:[]);return{base:paths(base),
head:paths(head),renames:new Map(renames),isSource}}function movedRoots(roots,moves){let fresh=new Set(roots.flatMap(({folder,on})=>on.base?[]:[folder]));return new Map(
roots.flatMap(({folder,on})=>{let to=on.base&&!on.head?_7_folderMove(folder,moves):void 0;return to!==void 0&&fresh.has(to)?[[to,folder]]:[]}))}function carriedTo(profile,base,own,moves){
let configurations=profile.configurationFiles(base).flatMap(file2=>{let text2=moves.base.has(file2)?_3_readOptional((0,import_node_path12.join)(base.root,file2)):
void 0;return text2===void 0?[]:[{file:file2,text:text2,paths:profile.configurationPaths(file2,text2)}]}),ownIn=file2=>{let text2=(0,import_node_fs11.existsSync)(
(0,import_node_path12.join)(own,file2))?_3_readOptional((0,import_node_path12.join)(own,file2)):void 0;return text2===void 0?void 0:{text:text2,paths:profile.configurationPaths(
file2,text2)}},imports=_0_once(()=>importsOf(profile,base.root,moves));return _7_carryConfiguration({configurations,own:ownIn,moves,additions:of=>profile.configurationAdditions?.(
of,base)??[],imports})}function importsOf(profile,root,{base,isSource}){let modules=[...base].filter(isSource).flatMap(path=>{let language=_0_syntaxLanguage(profile.
languageId(path)),text2=language===void 0?void 0:_3_readOptional((0,import_node_path12.join)(root,path));return language===void 0||text2===void 0?[]:_0_importsIn(
language,text2).map(_0_writtenModule)});return new Set(modules)}function whyUncarried({problems:[first,...more3]}){if(first===void 0)return null;let{file:file2,
line,key:key2,value:value2,why}=first,what=key2===""?"the configuration":`"${value2}" in \`${key2}\``;return`${file2}:${line}: cannot apply ${what} to head: ${why}${_2_countMore(
more3.length)}`}function carriedLines({changes}){return changes.map(({file:file2,line,from,to})=>from===file2?`${file2} is now ${to}`:`${file2}:${line} ${from} \
is now ${to}`)}var nameLengthMax4=80;function additionLines({additions}){return additions.map(({file:file2,key:key2,name:name2})=>`${_2_cut(name2,nameLengthMax4)}\
 in ${key2} of ${file2}`)}function configuredTree({roots},{root}){return{root,projects:roots.flatMap(({folder,on})=>on.base?[folder]:[]),apart:roots.flatMap(({folder,
on})=>on.base?[]:[folder])}}function configuredApart(servers,{base,head}){return servers.filter(server2=>{let{configuration:configuration2}=server2.profile;return configuration2(
configuredTree(server2,base))!==configuration2(configuredTree(server2,head))}).map(({profile})=>profile.id)}function configureBothSides(servers,trees,changes){let all=servers.
map(server2=>carry(server2,trees,changes)),refusals=new Map(all.flatMap(({id,carried})=>{let why=whyUncarried(carried);return why===null?[]:[[id,why]]})),judged=all.
filter(({id})=>!refusals.has(id)),{files,isAlike:isAlike2}=replaceAll(judged,trees.base.root,trees.head.root);if(!isAlike2)for(let{id}of judged)refusals.set(id,
unlike);let configured=all.map(({configuration:configuration2,onHead})=>[configuration2(onHead),configuration2({...onHead,root:trees.own.root})]),more3=all.flatMap(
one2=>refusals.has(one2.id)?one2.files():carriedFiles(one2));return{files:[...new Set([...files,...more3])].sort(),heirs:heirsIn(all,trees.own.root),refusals,carried:judged.
flatMap(({carried})=>carriedLines(carried)),added:judged.flatMap(({carried})=>additionLines(carried)),isOwn:refusals.size===0&&configured.every(([judgedBy,own])=>judgedBy===
own),moved:new Map(all.map(({id,moved})=>[id,moved]))}}function heirsIn(all,root){let heirs=new Map;for(let{paths,files:filesOf2}of all){let files=new Set(filesOf2());
for(let file2 of files){let text2=_3_readOptional((0,import_node_path12.join)(root,file2))??"";for(let{value:value2}of paths(file2,text2).filter(({key:key2})=>key2===
"extends")){let named2=import_node_path12.posix.join(import_node_path12.posix.dirname(file2),value2),found2=[named2,`${named2}.json`].find(one2=>files.has(one2));
found2!==void 0&&_2_push(heirs,found2,file2)}}}return heirs}function carriedFiles({carried:{files,changes,additions}}){let changed=new Set([...changes,...additions].
map(({file:file2})=>file2));return[...files].flatMap(([path,{from}])=>changed.has(from)?[path]:[])}var unlike="cannot replace head's server configuration by bas\
e's: a linked folder contains a part of it";function carry(server2,{base,head,own},changes){let{id,configuration:configuration2,configurationFiles,isSource}=server2.
profile,moves=movesOf({base,head},changes,isSource),moved=movedRoots(server2.roots,moves),into=new Map([...moved].map(([to,from])=>[from,to])),onBase=configuredTree(
server2,base),onHead={root:head.root,projects:onBase.projects.map(folder=>into.get(folder)??folder),apart:onBase.apart.filter(folder=>!moved.has(folder))},carried=carriedTo(
server2.profile,onBase,own.root,moves),isCarried=carried.changes.length+carried.additions.length+moved.size>0,wanted=isCarried?carried.files:new Map,files=()=>[
...configurationFiles(onBase),...configurationFiles(onHead)],isWritten=()=>{let there=configurationFiles(onHead),isWanted=file2=>_3_readFileText((0,import_node_path12.
join)(head.root,file2))===wanted.get(file2)?.text;return there.length===wanted.size&&there.every(isWanted)},isSame23=()=>configuration2(onBase)===configuration2(
onHead);return{id,configuration:configuration2,onBase,onHead,carried,wanted,moved,paths:server2.profile.configurationPaths,files,isAlike:isCarried?isWritten:isSame23}}
var roundsMax2=20;function replaceAll(servers,base,head){let changed=new Set,wanted=new Map(servers.flatMap(one2=>[...one2.wanted])),gone2=new Set([...wanted].flatMap(
([path,{from}])=>path===from?[]:[from])),alike2=()=>servers.every(({isAlike:isAlike2})=>isAlike2());for(let round=0;round<roundsMax2&&!alike2();round+=1)for(let name2 of[
...servers.flatMap(({files})=>files()),...wanted.keys()]){if(changed.add(name2),isBehindLink(base,name2)||isBehindLink(head,name2))return{files:[...changed].sort(),
isAlike:!1};let text2=wanted.get(name2)?.text;text2!==void 0?replaceFile(head,name2,file2=>(0,import_node_fs11.writeFileSync)(file2,text2,{flag:"wx"})):gone2.has(
name2)||!isFile((0,import_node_path12.join)(base,name2))?replaceFile(head,name2,null):replaceFile(head,name2,file2=>(0,import_node_fs11.copyFileSync)((0,import_node_path12.
join)(base,name2),file2))}return{files:[...changed].sort(),isAlike:alike2()}}function isBehindLink(root,name2){let parts=name2.split("/");return parts.some((_,at2)=>{
let path=(0,import_node_path12.join)(root,...parts.slice(0,at2+1));return kindAt(path)==="link"&&!((0,import_node_fs11.existsSync)(path)&&_1_isInside((0,import_node_fs11.
realpathSync)(path),root))})}function replaceFile(head,name2,write){let folders=name2.split("/").slice(0,-1);for(let at2 of folders.keys()){let folder=(0,import_node_path12.
join)(head,...folders.slice(0,at2+1));kindAt(folder)==="file"&&(0,import_node_fs11.rmSync)(folder)}let file2=(0,import_node_path12.join)(head,name2);(0,import_node_fs11.
rmSync)(file2,{force:!0,recursive:!0}),write!==null&&((0,import_node_fs11.mkdirSync)((0,import_node_path12.dirname)(file2),{recursive:!0}),write(file2))}function isFile(path){
return kindAt(path)!=="none"&&(0,import_node_fs11.statSync)(path,{throwIfNoEntry:!1})?.isFile()===!0}function kindAt(path){try{let stats=(0,import_node_fs11.lstatSync)(
path,{throwIfNoEntry:!1});return stats===void 0?"none":stats.isSymbolicLink()?"link":stats.isDirectory()?"folder":"file"}catch(error){if(error.code==="ENOTDIR")
return"none";throw error}}function withMoved({roots,others},moved){return{roots:roots.map(root=>{let from=moved?.get(root.folder);return from===void 0?root:{...root,
movedFrom:from}}),others}}async function writeTrees(context2,revisions,servers,from){let{warm}=context2,placeOf23=name2=>name2==="self"?name2:warm?.place(name2)??
name2,write=async(side,name2,like)=>{let{commit,tree}=revisions[side],own2=side==="base"?{...context2,from}:context2,folder=(0,import_node_path13.join)(context2.
scratch,placeOf23(name2)),present=kept===void 0||name2==="self"?void 0:kept.present(side,await _2_listTree(context2.repository,tree));return _7_writeTree(own2,{
commit,tree},folder,()=>folder,{like,present})};_2_listTree(context2.repository,revisions.head.tree).catch(()=>{});let isShared=servers.every(({profile})=>profile.
executes!=="repository"),kept=warm===void 0&&isShared?context2.keptTrees?.take():void 0,writeBase=()=>(warm!==void 0&&(0,import_node_fs12.rmSync)((0,import_node_path13.
join)(context2.scratch,placeOf23("base")),{recursive:!0,force:!0}),write("base","base")),base=await(warm===void 0||!isShared?writeBase():warm.kept("base",from,writeBase)),
head=await write("head","head",isShared?base:void 0),roots=new Map(servers.map(({profile,roots:roots2})=>[profile.id,_7_findServerRoots(profile,roots2,{base,head})]));
kept?.written({base:base.written.files,head:head.written.files});let configured=servers.map(({profile})=>({profile,roots:roots.get(profile.id)?.roots??[]})),apart=configuredApart(
configured,{base,head});if(apart.length===0)return{base,head,roots,headConfiguration:null,apart:new Set,configurationFiles:[],carried:[],added:[],heirs:new Map,
refusals:new Map};let own=await write("head","self",isShared?head:void 0),changes=await treeChanges(context2.repository,revisions.base.tree,revisions.head.tree),
alike2=configureBothSides(configured,{base,head,own},changes);return{base,head,roots:new Map([...roots].map(([id,all])=>[id,withMoved(all,alike2.moved.get(id))])),
headConfiguration:alike2.isOwn?null:own,apart:new Set([...apart,...alike2.refusals.keys()]),configurationFiles:alike2.files,heirs:alike2.heirs,refusals:alike2.refusals,
carried:alike2.carried,added:alike2.added}}async function pullRequestLines(repository,revisions,isSource){if(revisions.annotate===null||revisions.annotate.tree===
revisions.head.tree)return null;let shown={};for(let change of await treeChanges(repository,revisions.head.tree,revisions.annotate.tree)){if(change.from===null||
!isSource(change.from))continue;let isThere=change.status==="modified"&&change.fromBlob!==null&&change.toBlob!==null;shown[change.from]=isThere?await hunksBetween(
repository,change.fromBlob,change.toBlob).catch(()=>null):null}return shown}async function hunksBetween(repository,from,to){let[one2,other]=await Promise.all([_0_readBlob(
repository,from),_0_readBlob(repository,to)]);return _2_alignLines(_2_splitText(one2.toString("utf8")),_2_splitText(other.toString("utf8"))).hunks}var skippedShownMax=100;
function skippedLimits(trees,named2,{ignore,isSource}){let skipped=[...trees.base.written.skipped,...trees.head.written.skipped].filter(({kind,path})=>kind!=="m\
issing"||isSource(path)||_16_affectsEveryFile(path)).map(one2=>_6_limit(`not-written-${one2.kind}`,`${one2.path}: ${one2.reason}`)),unlinked=[...trees.base.unlinked,
...trees.head.unlinked].filter(one2=>one2.reason!=="tracked in the tree"&&(one2.reason!=="missing"||named2.has(one2.name))).map(one2=>_6_limit("dependency-not-l\
inked",`${one2.name}: ${one2.reason}`)),shared4=["base","head"].flatMap(side=>trees[side].shared.map(({name:name2,ownFiles})=>{let files=_2_plural(ownFiles,"fil\
e"),message2=`${name2}: ${side} has ${files} of its own in this folder of dependencies; servers use them instead of the installed ones`;return _6_limit("depende\
ncy-own-files",message2)})),more3=skipped.length-skippedShownMax,rest=more3>0?[_6_limit("not-written","more files were left out",more3)]:[];return[...changedSubmodules(
trees,createIgnoreTest(ignore)),...skipped.slice(0,skippedShownMax),...rest,...unlinked,...shared4]}function changedSubmodules({base,head},isIgnored){let commits=tree=>new Map(
tree.written.skipped.flatMap(({kind,path,blob})=>kind==="submodule"?[[path,blob]]:[])),[before2,after2]=[commits(base),commits(head)],changed=[...new Set([...before2.
keys(),...after2.keys()])].filter(path=>before2.get(path)!==after2.get(path)&&!isIgnored(`${path}/`)&&!isIgnored(path)).sort(compareText),[first]=changed;if(first===
void 0)return[];let[from,to]=[before2,after2].map(side=>_2_shortId(side.get(first)??"none")),what=`Lanser cannot read the files of the submodule ${first} (${from}\
 → ${to}) on both sides`;return[_6_limit("submodule-changed",`${what}${_2_countMore(changed.length-1)}`)]}var renamesMax=5e3;function doubts(changes){let added=changes.
filter(one2=>one2.status==="added").length,deleted=changes.filter(one2=>one2.status==="deleted").length;if(added*deleted<=renamesMax*renamesMax)return[];let message2=`\
the change adds and deletes more than ${renamesMax} files: too many for git to follow renames, so old findings would look new`;return[_6_limit("renames-skipped",
message2)]}_3_init_node_22();function changedSources(changes,isSource){let counts2=path=>isSource(path)||path.split("/").at(-1)==="py.typed"||_1_markedFolder(path)!==
void 0,source=path=>path!==null&&_1_isRelativePath(path)&&counts2(path)?path:null;return changes.map(change=>({from:source(change.from),to:source(change.to)})).
filter(({from,to})=>from!==null||to!==null)}function listTouchedPaths({onlyChangedFiles},changes,changedFiles,links){if(onlyChangedFiles===void 0)return{};let all=[
...[...changes,...changedFiles].flatMap(({from,to})=>[from,to]).filter(path=>path!==null),...links.map(({path})=>path)];return{touched:[...new Set(all)].sort(compareText)}}
function findPolicyChanges(policy,changes,configuration2,isTrace=()=>!1){let touched=[...new Set(changes.flatMap(({from,to})=>[from,to].filter(path=>path!==null)))],
below22=folder=>touched.filter(path=>path.startsWith(`${folder}/`)&&_1_isRelativePath(path)).sort(compareText),[servers,pins]=[below22(_7_serversFolder),below22(
_3_pinsFolder)],found2=[];policy.change!==null&&found2.push({kind:"configuration",files:[_17_configPath],message:policy.change}),servers.length>0&&found2.push({
kind:"servers",files:servers,message:"head changes server descriptions; Lanser used base's descriptions"}),pins.length>0&&found2.push({kind:"pins",files:pins,message:"\
head changes server pins; Lanser used base's pins"});let traces=touched.filter(path=>isTrace(path)&&_1_isRelativePath(path)).sort(compareText);traces.length>0&&
found2.push({kind:"traces",files:traces,message:"head changes committed traces; Lanser replayed base's traces"});let all=configuration2.configurationFiles,edited=all.
filter(path=>touched.includes(path)),files=edited.length>0?edited:all,along=new Set(edited);for(let file2 of along)for(let heir of configuration2.heirs.get(file2)??
[])along.add(heir);let heirs=along.size-edited.length,inherited=heirs===0?"":`; ${_2_plural(heirs,"other file")} ${heirs===1?"inherits":"inherit"} it`;if(files.
length>0){let message2=`${configurationWords(configuration2)}${inherited}`;found2.push({kind:"server-configuration",files,message:message2})}return found2}var addedShownMax=10;
function configurationWords({carried,added,refusals,headConfiguration}){let ofItsOwn=carried.length===0&&added.length>0?"adds to":"moves paths in",what=headConfiguration===
null?ofItsOwn:"changes",judged=refusals.size>0?"could not check head":"checked head",along=`, with updated paths: ${carried[0]}${_2_countMore(carried.length-1)}`,
more3=`, with head's additions: ${added.slice(0,addedShownMax).join(", ")}${_2_countMore(added.length-addedShownMax)}`,moved=carried.length===0?"":along;return`\
head ${what} the server's own configuration; Lanser ${judged} with base's${moved}${added.length===0?"":more3}`}var linkBytesMax=4096;async function safetyChecks(repository,revisions,changes,{
skipped,files,links:followed}){let merge=await tryMerge(repository,revisions.base.commit,revisions.head.commit),links=await escapingLinks(repository,changes),touched=new Set(
changes.flatMap(({to})=>to===null?[]:[to])),unwritten2=skipped.flatMap(({kind,path})=>badNames.includes(kind)?[path]:[]),twins=twinsAmong([...files,...followed,
...skipped].map(({path})=>path)),isStrange=path=>_3_unportableName(path)!==void 0||twins.has(path),strange=new Set([...unwritten2,...[...touched].filter(isStrange)].
filter(path=>touched.has(path))),checks=[check("links-inside",links,"every changed symbolic link stays inside the repository","leaves the repository"),check("na\
mes-safe",[...strange],"every changed path is valid on every system","is not valid on every system")];return merge==="unknown"?{checks,unknown:"Lanser cannot te\
ll whether the change merges onto its base"}:{checks:[...checks,{name:"merges-cleanly",ok:merge==="clean",detail:mergeWords[merge]}],unknown:null}}var badNames=[
"not-utf8","bad-name","case-collision"];function twinsAmong(paths){let spellings=new Map,aboveEach=path=>{let parts=path.split("/");return parts.map((_,end)=>parts.
slice(0,end+1).join("/"))};for(let above of new Set(paths.flatMap(aboveEach))){let folded=_3_foldName(above);spellings.set(folded,(spellings.get(folded)??new Set).
add(above))}let isTwin=path=>(spellings.get(_3_foldName(path))?.size??0)>1;return new Set(paths.filter(path=>aboveEach(path).some(isTwin)))}function check(name2,bad,good,wrong){
let[first]=bad;return first===void 0?{name:name2,ok:!0,detail:good}:{name:name2,ok:!1,detail:`${first} ${wrong}${_2_countMore(bad.length-1)}`}}var mergeWords={clean:"\
the change merges cleanly onto its base",conflicts:"the change conflicts with its base",unrelated:"the change and its base have no common history"};async function escapingLinks(repository,changes){
let links=changes.filter(({to,toBlob,toMode})=>to!==null&&toBlob!==null&&toMode==="120000"),changed=new Set(links.map(({to})=>to)),escaping=[];for(let{to,toBlob}of links){
if(to===null||toBlob===null)continue;let target=await _0_readBlob(repository,toBlob,linkBytesMax).then(bytes=>bytes.toString("utf8"),()=>{});(target===void 0||!staysInside(
to,target,changed))&&escaping.push(to)}return escaping}function staysInside(link,target,links){if(target.startsWith("/"))return!1;let at2=link.split("/").slice(
0,-1);for(let part2 of target.split("/"))if(!(part2===""||part2===".")){if(part2!=="..")at2.push(part2);else if(links.has(at2.join("/"))||at2.pop()===void 0)return!1}
return!0}function brokenConfiguration({headProblem}){return headProblem===void 0?[]:[_6_limit("head-configuration",`head's configuration has an error: ${headProblem}`)]}
_3_init_node_22();var import_node_path15=_4___toESM(_0_require_node_path(),1);_3_init_node_22();var import_node_fs13=_4___toESM(_1_require_node_fs(),1),import_node_path14=_4___toESM(
_0_require_node_path(),1);_3_init_node_22();var configuration=/(?:^|\/)(?:ts|js)config(?:\.[^/]+)?\.json$/u;function isScriptConfiguration(path){return configuration.
test(path)}function ambientModules(text2){let read2=_4_readJsonc(text2);if(read2.kind==="unreadable")return[];let options22=readMember(read2.value,"compilerOpti\
ons"),jsx=_4_readTextValue(readMember(options22,"jsx"))?.startsWith("react")===!0?"react":void 0,source=_4_readTextValue(readMember(options22,"jsxImportSource"))??
jsx,parents=readMember(read2.value,"extends"),named2=typeof parents=="string"?[parents]:_4_textsOf(parents);return[..._4_textsOf(readMember(options22,"types")),
...source===void 0?[]:[source],...named2.filter(one2=>!/^\.{0,2}\//u.test(one2))]}_3_init_node_22();var entryLinesMax=3;function lineOfPackage(text2,name2,version){
let lines=text2.split(/\r\n|[\r\n]/u),wanted=_5_normaliseName(name2),value2=version?.replace(/^[^\d]*/u,"").split(/[\s,(]/u)[0]??"",first=null;for(let[at2,line]of lines.
entries())if(hasWord(_5_normaliseName(line),wanted)&&(first??=at2,value2===""||lines.slice(at2,at2+entryLinesMax).some(one2=>one2.includes(value2))))return at2;
return first}function hasWord(line,word){for(let at2=line.indexOf(word);at2>=0;at2=line.indexOf(word,at2+1)){let isWhole2=mark=>mark===void 0||!/[a-z0-9-]/u.test(
mark);if(isWhole2(line[at2-1])&&isWhole2(line[at2+word.length]))return!0}return!1}var filesMax2=5e3,charactersMax=64*1024*1024,fileBytesMax2=20*1024*1024;async function compareEnvironments(host,request){
let{repository,trees}=request,shared4={dependencies:null,from:repository.top},[base,head]=[await blobsOf2(repository,trees.base),await blobsOf2(repository,trees.
head)];if(isSame4(dependencyFiles(base),dependencyFiles(head)))return shared4;let texts=createTexts(repository),sides22={base:await readSide(texts,base),head:await readSide(
texts,head)},files={base:without(sides22.base,sides22.head),head:without(sides22.head,sides22.base)},found2=packageChanges(files.base,files.head);if(found2.packages.
length+found2.unreadable.length===0)return shared4;let isOfPython=found2.packages.some(({ecosystem})=>ecosystem!=="npm"),isNested=hasNestedEnvironment(request,[
...dependencyFiles(base).keys(),...dependencyFiles(head).keys()]),python3=isOfPython&&!isNested?await installedPython(host,request):null,changed=new Set(found2.
packages.map(({name:name2})=>name2)),changes=packageChanges(files.base,files.head,python3?.needs(changed)??[]),relevant=new Set([...changes.packages.map(({ecosystem,
name:name2})=>nameKey(ecosystem,name2)),...Object.keys(changes.neededBy)].concat(Object.entries(changes.neededBy).flatMap(([key2,names2])=>names2.map(name2=>`${key2.
slice(0,key2.indexOf(":"))}:${name2}`)))),lacks=request.own===null?null:lackOf(request,request.own,dependencyFiles(base))??otherVersion(request,changes.packages,
request.own),isOwn=request.own!==null&&lacks===null;return{dependencies:{changes,installed:python3===null?null:python3.packages(relevant),ambient:await ambientIn(
texts,[base,head]),isOwn,lacks,places:changes.packages.map(one2=>placeOf5(one2,sides22))},from:isOwn&&request.own!==null?request.own.folder:repository.top}}function lackOf({
repository,dependencies},{folder,shown},files){let names2=dependencies.map(name2=>name2.replace(/\/+$/u,"")),nested=[...new Set([...files.keys()].map(path=>(0,import_node_path14.
dirname)(path)))].flatMap(one2=>one2==="."?[]:names2.filter(name2=>!name2.includes("/")).map(name2=>`${one2}/${name2}`)),places=[...names2,...nested.sort(compareText)],
isIn2=place2=>name2=>(0,import_node_fs13.existsSync)((0,import_node_path14.join)(place2,name2));if(!(0,import_node_fs13.existsSync)(folder))return`${shown} does\
 not exist`;if(!places.some(isIn2(folder)))return`${shown} contains none of ${names2.join(", ")}`;let missing=places.filter(isIn2(repository.top)).filter(name2=>!isIn2(
folder)(name2)),some=`${missing.slice(0,missingShownMax).join(", ")}${_2_countMore(missing.length-missingShownMax)}`;return missing.length===0?null:`${shown} la\
cks ${some}, a folder of the repository`}var missingShownMax=5;function otherVersion({dependencies},changes,{folder,shown}){let metadata=_0_metadataIn(_0_sitesIn(
folder,dependencies)),python3=new Map(metadata.map(path=>[_0_distributionName(path),_0_versionOf(path)]));for(let{ecosystem,name:name2,from,isTop:isTop2}of changes){
if(from===null||!isTop2||!/^\d[^\s,]*$/u.test(from))continue;let found2=ecosystem==="npm"?npmVersion((0,import_node_path14.join)(folder,"node_modules",name2)):python3.
get(name2);if(!(found2===void 0||isSameVersion(found2,from)))return`${shown} has ${name2} ${found2}, but base needs ${from}`}return null}function npmVersion(folder){
let read2=_4_parseJsonDocument(_0_readIfThere((0,import_node_path14.join)(folder,"package.json"))??"");return read2.kind==="value"?_4_readTextValue(readMember(read2.
value,"version")):void 0}async function blobsOf2(repository,tree){let entries=await _2_listTree(repository,tree);return new Map(entries.flatMap(({path,type,id,mode,
size:size3})=>typeof path=="string"&&type==="blob"&&mode!=="120000"&&_1_isRelativePath(path)&&(size3??0)>=0?[[path,id]]:[]))}function dependencyFiles(blobs){let known3=[
...blobs].filter(([path])=>_19_formatOf(path)!==void 0||isScriptConfiguration(path));return new Map(known3.filter(([path])=>!path.split("/").some(part2=>part2===
"node_modules"||part2==="site-packages")&&!(path.endsWith(".in")&&blobs.has(path.replace(/\.in$/u,".txt")))))}function isSame4(base,head){return base.size===head.
size&&[...base].every(([path,blob])=>head.get(path)===blob)}function createTexts(repository){let known3=new Map,read2=async blob=>{try{let bytes=await _0_readBlob(
repository,blob);return bytes.length>fileBytesMax2?void 0:bytes.toString("utf8")}catch{return}};return blob=>{let text2=known3.get(blob)??read2(blob);return known3.
set(blob,text2),text2}}async function readSide(texts,blobs){let found2=[],waiting=[...dependencyFiles(blobs).keys()].filter(path=>_19_formatOf(path)!==void 0),seen=new Set(
waiting),characters=0;for(let path of waiting){if(found2.length>=filesMax2||characters>charactersMax){found2.push(cutAt(path,waiting.slice(found2.length),blobs));
break}let blob=blobs.get(path)??"",text2=await texts(blob),file2=text2===void 0?_5_unreadableFile("the file is too large, or missing in this clone"):_19_readDependencyFile(
path,text2)??_19_readRequirements(text2);characters+=text2?.length??0,found2.push({path,blob,text:text2??"",file:file2});for(let include of file2.kind==="unread\
able"?[]:file2.includes){let target=import_node_path14.posix.normalize(import_node_path14.posix.join((0,import_node_path14.dirname)(path),include));seen.has(target)||
!blobs.has(target)||(seen.add(target),waiting.push(target))}}return found2}function cutAt(path,left3,blobs){let blob=sha256(canonical(left3.map(one2=>[one2,blobs.
get(one2)??""])));return{path,blob,text:"",file:_5_unreadableFile("the repository has too many files with package names")}}function without(own,other){let blobs=new Map(
other.map(({path,blob})=>[path,blob]));return own.filter(({path,blob,file:file2})=>file2.kind!=="unreadable"||blobs.get(path)!==blob)}function placeOf5({ecosystem,
name:name2,from,to,files},sides22){let textOf=(side,path)=>sides22[side].find(one2=>one2.path===path)?.text,at2=(side,path,version)=>{let text2=version===null?void 0:
textOf(side,path);return text2===void 0?null:lineOfPackage(text2,name2,version)},places=files.map(path=>({ecosystem,name:name2,path,base:at2("base",path,from),head:at2(
"head",path,to)}));return places.find(({head})=>head!==null)??places.find(({base})=>base!==null)??{ecosystem,name:name2,path:files[0]??"",base:null,head:null}}async function ambientIn(texts,sides22){
let found2=new Set;for(let blobs of sides22)for(let[path,blob]of dependencyFiles(blobs))if(isScriptConfiguration(path))for(let module of ambientModules(await texts(
blob)??""))found2.add(module);return[...found2].sort(compareText)}async function installedPython(host,{repository,dependencies}){let linked=_0_sitesIn(repository.
top,dependencies),places=linked.length>0?linked:(await _7_findInterpreter(host,[repository.top]))?.packages??[],packages=_0_listPythonPackages(places);if(packages.
length===0)return null;let foreign=packages.filter(({localFolder})=>localFolder===null||!_1_isInside(localFolder,repository.top));return{needs:changed=>_0_pythonNeeds(
foreign,changed,_0_readIfThere),packages:names2=>packages.filter(({name:name2})=>names2.has(nameKey("pypi",name2))||names2.has(nameKey("conda",name2))).map(({name:name2,
modules})=>({name:name2,modules:modules()})).sort((left3,right2)=>compareText(left3.name,right2.name))}}function hasNestedEnvironment({repository,dependencies},files){
return[...new Set(files.map(path=>(0,import_node_path14.dirname)(path)).filter(folder=>folder!=="."))].some(folder=>dependencies.some(name2=>(0,import_node_fs13.
existsSync)((0,import_node_path14.join)(repository.top,folder,name2,"pyvenv.cfg"))))}function ownEnvironment(top2,given2,configured){let named2=given2??(configured===
null?null:(0,import_node_path14.join)(top2,configured));if(named2===null)return null;let inside=named2===top2?".":_1_relativeInside(top2,named2);return{folder:named2,
shown:inside??(0,import_node_path14.basename)(named2)}}_3_init_node_22();async function readyServers(host,servers,of){let all=[];for(let server2 of servers){let ready=await _7_readyServer(
host,server2,of);if(ready.kind==="ready")all.push(ready);else{let{code:code3,message:message2,hint}=ready;all.push({kind:"unopened",server:{...unstartedServer(server2),
ended:code3},why:createReason(code3,message2,hint)})}}return all}async function prepareRun(ground){let{host,hooks:hooks2,policy,repository,request,revisions,warm}=ground,
context2=contextOf(ground),environments=await compareEnvironments(host,{repository,trees:{base:revisions.base.tree,head:revisions.head.tree},dependencies:policy.
config.dependencies,own:ownEnvironment(repository.top,request.baseDependencies,policy.config.baseDependencies)}),ready=()=>readyServers(host,policy.servers,context2),
profiles=policy.servers.map(({profile})=>profile),[changes,trees,replayed,installed,readings]=await _4_allEnded([treeChanges(repository,revisions.base.tree,revisions.
head.tree),writeTrees(context2,revisions,policy.servers,environments.from),hooks2.replay(repository,revisions.base.tree,policy.config),warm?.kept("ready","",ready)??
ready(),ground.readings(profiles)]),chosenFor=new Map(policy.servers.map(one2=>[one2.profile.id,one2])),servers=installed.filter(one2=>one2.kind==="ready").map(
one2=>({...one2,chosen:chosenFor.get(one2.chosen.profile.id)??one2.chosen})),unopened=installed.filter(one2=>one2.kind==="unopened"),linkChanges=await ownChanges(
ground);return{context:context2,environments,changes,linkChanges,trees,replayed,servers,unopened,readings}}async function ownChanges({repository,commits,revisions}){
let[base,head]=[commits.base.tree,commits.head.tree];return base===revisions.base.tree&&head===revisions.head.tree?[]:treeChanges(repository,base,head)}function contextOf(ground){
let{repository,policy,request,scratch,keptTrees,pool,warm,unchanged:unchanged2}=ground;return{repository,registry:policy.registry,pins:policy.pins,dependencies:policy.
config.dependencies,cacheFolder:request.cacheFolder??(0,import_node_path15.join)(scratch,"cache"),verifiedFolder:request.verifiedFolder??null,keptTrees,scratch,
signal:request.signal,pool,..._2_compact({warm:warm===null?void 0:warm,unchanged:unchanged2===null?void 0:unchanged2}),note:text2=>request.progress({kind:"note",
text:text2})}}_3_init_node_22();_3_init_node_22();var import_node_path17=_4___toESM(_0_require_node_path(),1);_3_init_node_22();var import_node_fs14=_4___toESM(
_1_require_node_fs(),1),import_node_path16=_4___toESM(_0_require_node_path(),1);async function checkWhole(host,side){let profile=_7_profileInMode(side.profile,"\
compiler");if(typeof profile=="string")return unchecked(profile);let{compiler}=profile;if(compiler?.compared===void 0||compiler.readStages===void 0)return unchecked(
`Lanser cannot compare two runs of the command of ${profile.name}`);let root=(0,import_node_fs14.realpathSync)(side.context.root),{paths}=side.schedule,context2={
...side.context,root,parts:[{configuration:side.configuration,paths}]},ended=await _5_runStages(compiler.compared(context2),runnerOf(host,{...side,profile,context:context2})),
read2="kind"in ended?ended:compiler.readStages(ended);if(side.signal.aborted)return unchecked("the run was cancelled");if(read2.kind==="failed")return unchecked(
_6_relativeIn({...side,context:context2})(read2.reason));let{unlooked}=read2;return unlooked!==void 0&&paths.some(path=>unlooked.has((0,import_node_path16.join)(
root,path)))?unchecked(unlooked.reason):compiledFiles({...side,profile,context:context2},compiler,read2.diagnostics)}function unchecked(why){return{kind:"unchec\
ked",why}}function runnerOf(host,side){let{profile,context:context2,signal}=side;for(let folder of _5_scratchFolders(side.scratch))(0,import_node_fs14.mkdirSync)(
folder,{recursive:!0});let env=_5_childEnvironment({host,path:profile.searchPath(context2.serverFolder),forbiddenFolders:[side.repository,context2.root],scratch:side.
scratch,profile:_5_environmentVariables(profile,context2.serverFolder)}),{file:file2,args}=profile.command(context2.serverFolder,host.arch,context2.toolchain);return async stage=>{
let end=()=>{},spawn=what=>{let child=host.spawn(what);return end=()=>_1_killGroup(host,child),signal.addEventListener("abort",end,{once:!0}),signal.aborted&&end(),
child},{cwd}=stage,request={file:file2??host.nodePath,args:[...args,...stage.args],cwd,env:{...env,...stage.env}},msMax=profile.limits.readinessMsMax;try{let ended=await _1_run(
{...host,spawn},request,{input:Buffer.alloc(0),msMax,onOutput:null});return{...ended,stdout:ended.stdout.toString("utf8"),cwd,over:"project"}}catch{return{kind:"\
failed",code:"server-not-ready",reason:`Lanser could not run the command of ${profile.name}`}}finally{signal.removeEventListener("abort",end)}}}function compiledFiles(side,{
columns},printed2){let{profile,context:context2,schedule}=side,{root}=context2,program=new Set(schedule.paths),files={};for(let[place2,found2]of Map.groupBy(printed2,
({path})=>path)){let path=_1_relativeInside(root,place2);if(path===void 0||!program.has(path))continue;let text2=_6_readSourceText(place2);if(typeof text2!="str\
ing")return unchecked(`Lanser cannot read ${path}`);let report={kind:"full",items:_5_toDiagnostics(found2,text2,columns)},relative2=_6_relativeIn(side),read2=_10_readReport(
report,{profile,path,text:text2,root,relative:relative2,symbolAt:()=>null});if(read2.kind==="unknown")return unchecked(`Lanser cannot read the command's output \
about ${path}`);read2.findings.length>0&&(files[path]=read2.findings.map(compiledFinding))}return{kind:"checked",files}}function compiledFinding({range:{start},
severity,code:code3,message:message2}){return{line:start.line,character:start.character,severity,code:code3,message:message2}}async function compareRoot(opened,renames,cache){
let root=opened.root.folder,ask=side=>wholeAnswer(opened,side,cache),begun=ask("base");opened.context.pool.room().programs<2&&await begun;let[base,head]=await Promise.
all([begun,ask("head")]),unchecked2=[base,head].find(one2=>one2.kind==="unchecked");if(base.kind==="checked"&&head.kind==="checked")return{root,why:null,compiled:{
base:base.files,head:head.files},differing:differingFiles(base.files,head.files,renames)};let programs=[opened.sides.base,opened.sides.head].map(side=>side?.facts.
program??[]);return{root,why:unchecked2?.why??"",differing:programs.flat()}}function compileBothSides(compared2,paths){let within2=(files,side)=>{let asked=new Set(
paths[side]);return Object.fromEntries(Object.entries(files).filter(([path])=>asked.has(path)))};return Object.fromEntries(compared2.flatMap(({root,compiled})=>compiled===
void 0?[]:[[root,{base:within2(compiled.base,"base"),head:within2(compiled.head,"head")}]]))}async function keepWhole(opened,cache){cache?.isKeeping===!0&&await wholeAnswer(
opened,"head",cache)}async function wholeAnswer({context:context2,server:server2,root,sides:sides22},side,cache){let workspace=sides22[side];if(workspace===void 0)
return{kind:"unchecked",why:`the root ${root.folder} does not exist in ${side}`};let{host,prepared,facts,refusal}=workspace;if(refusal!==null)return{kind:"unche\
cked",why:refusal.message};let{chosen,install}=server2,{profile,pin}=chosen,compared2=prepared.listed.kind==="program"?prepared.listed.compared:void 0;if(compared2===
void 0||"why"in compared2)return{kind:"unchecked",why:compared2?.why??`Lanser does not know the input files of the command of ${profile.name}`};let{toolchain,places,
projectDiagnostics}=prepared,name2=`${unitName(profile.id,root.folder)}-${side}-whole`,paths=facts.program,live={profile,context:prepared.context,configuration:compared2.
configuration,schedule:{paths,programFiles:paths.length,keepsOpen:!1},projectDiagnostics,lookups:null,repository:context2.repository.top,scratch:(0,import_node_path17.
join)(context2.scratch,`${_2_homePrefix}${name2}`),reading:facts.reading,progress:()=>{},trace:void 0,signal:context2.signal},begin=()=>checkWhole(host,live);if(cache===
null)return begin();let own={id:profile.id,version:pin.version,treeDigest:install.treeDigest};return cache.checkWhole(live,{name:name2.replace(/-(\w+)-whole$/u,
" $1 whole"),server:own,toolchain,places},begin)}function requestedExtent(policy,base,isStop){let{summary,servers}=policy,nothing22=new Set,affectedIf=isLess=>({
isAffected:isLess,compared:nothing22,kept:nothing22,isLess});if(summary.scope!==void 0)return affectedIf(summary.scope==="affected");let able=servers.filter(({profile})=>profile.
scope==="complete");if(isStop)return affectedIf(able.length===servers.length&&able.every(({profile})=>profile.walks!==void 0));let ids=new Set(able.map(({profile})=>profile.
id)),rest={isAffected:!1,isLess:ids.size>0};return verifiesScope(policy,base)?{...rest,compared:nothing22,kept:ids}:{...rest,compared:ids,kept:nothing22}}function verifiesScope({
summary},base){return summary.scope!==void 0?!1:base.kind==="first-parent"||base.kind==="push"&&base.ref===`refs/heads/${base.defaultBranch}`}async function decideScopes(of,{
isAffected,compared:compared2,kept},cache){if(isAffected)return{scope:(await affectedBy(of)).scope};let isAlone2=of.opened.length===1,scopes={};for(let server2 of of.
opened){let{id}=server2.ready.chosen.profile;if(kept.has(id)||compared2.has(id)&&of.changes.length===0)for(let root of server2.roots)await keepWhole(root,cache);
if(!compared2.has(id)||server2.roots.length===0&&!isAlone2)continue;let scope=await completeScope(of,server2,cache);if(isAlone2)return{scope};scopes[id]=scope}return Object.
keys(scopes).length===0?{}:{scopes}}async function completeScope(of,server2,cache){let{changedFiles,readings}=of,roots=server2.roots.map(wholeRoot),full=why=>({
mode:"full",of:_18_sizeOf(changedFiles,roots),why}),whole2=whyUncompared({...of,opened:[server2]});if(whole2!==void 0)return full(whole2);let compared2=[];for(let root of server2.
roots)compared2.push(await compareRoot(root,_21_renamesIn(changedFiles),cache));let[first]=compared2.flatMap(({why})=>why??[]);if(first!==void 0&&compared2.every(
({why})=>why!==null))return full(first);if(roots.every(({head})=>(head?.program.length??0)===0))return full("no server checks a file of head");let found2=compared2.
flatMap(({differing:differing2})=>differing2),{paths,beside,of:size3}=_18_selectFilesInScope(found2,changedFiles,roots,readings.graph),changed=new Set(changedFiles.
flatMap(({from,to})=>[from,to])),others=new Set(compared2.flatMap(({why,differing:differing2})=>why===null?differing2:[])),named2=[`${_2_plural(changedFiles.length,
"file")} changed`,`the command of the server has other findings in ${_2_plural([...others].filter(path=>!changed.has(path)).length,"other file")}`,...compared2.
flatMap(({root,why})=>why===null?[]:[`every file of ${root}, because ${why}`])];return{mode:"complete",paths,beside,of:size3,why:named2.join(", "),compiled:compileBothSides(
compared2,paths)}}function wholeRoot({sides:{base,head}}){return{..._2_compact({base:base===void 0?void 0:base.facts,head:head===void 0?void 0:head.facts})}}async function affectedScopeOf(input){
let{scope,near,programs}=await affectedBy(input);if(scope.mode==="full")return;let left3=side=>[...programs[side].difference(new Set(scope.paths[side]))].sort(compareText),
[base,head]=[left3("base"),left3("head")],isNear=[...new Set([...base,...head])].filter(path=>near.has(path));return{matters:scope.paths,leftOut:{base,head,near:isNear.
sort(compareText)}}}async function affectedBy(input){let{opened,changedFiles}=input,roots=opened.flatMap(one2=>one2.roots.map(({sides:{base,head}})=>({isOrdered:one2.
ready.chosen.profile.isOrdered===!0,..._2_compact({base:base===void 0?void 0:base.facts,head:head===void 0?void 0:head.facts})}))),factsOf2=side=>roots.flatMap(
root=>root[side]??[]),programOf22=side=>factsOf2(side).flatMap(({program})=>program),programs={base:new Set(programOf22("base")),head:new Set(programOf22("head"))},
full=why=>({scope:{mode:"full",of:_18_sizeOf(changedFiles,roots),why},near:new Set,programs}),whole2=whyAsked(input)??matteringToAll(input.changes)??whyUnlike(input);
if(whole2!==void 0)return full(whole2);let found2=affectedIn({trees:input.trees,programs:{base:programOf22("base"),head:programOf22("head")},configurationFiles:{
base:factsOf2("base").flatMap(facts=>facts.configurationFiles),head:factsOf2("head").flatMap(facts=>facts.configurationFiles)},places:[...new Set(opened.flatMap(
({roots:roots2})=>roots2.flatMap(placesOf4)))],isSource:path=>input.profiles.some(profile=>profile.isSource(path)),warm:input.warm,readings:input.readings});return found2.
mode==="full"?full(found2.why):programs.head.size===0?full("no server checks a file of head"):{scope:{mode:"affected",..._18_selectFilesInScope(found2.files,changedFiles,
roots,input.readings.graph),why:found2.why},near:found2.near,programs}}function placesOf4({sides:{head}}){return head?.prepared.places??[]}function whyUncompared(of){
return whyAsked(of)??whyUnlike(of)}function whyAsked({changes,policyChanges}){return changes.length===0?"there is no change":policyChanges.find(({kind})=>kind!==
"traces"&&kind!=="server-configuration")?.message}function matteringToAll(changes){let touched=changes.flatMap(({from,to})=>from===to?[to]:[from,to]).filter(isPath),
[whole2,...more3]=touched.filter(_16_affectsEveryFile);return whole2===void 0?void 0:`${whole2}${_2_countMore(more3.length)} can affect every file`}function whyUnlike(of){
let{changes,trees,opened}=of;if(of.hasOtherPackages)return"base and head need different packages";if(of.isRenamed==="unknown")return"Lanser did not follow renam\
es";let link=[...changes,...of.linkChanges].find(({toMode,status})=>status==="type-changed"||_16_isLinkMode(toMode));if(link!==void 0)return`${link.to??link.from}\
 is or was a link or a submodule`;let configured=opened.find(({ready})=>trees.apart.has(ready.chosen.profile.id));if(configured!==void 0)return`head changes the\
 configuration of ${configured.ready.chosen.profile.name}`;if(hasOtherNames(of,"base")||hasOtherNames(of,"head"))return"links give files several names";let facts=opened.
flatMap(({roots})=>roots.flatMap(({sides:sides22})=>[sides22.base,sides22.head])),[left3]=facts.flatMap(side=>side?.facts.withheld??[]);if(left3!==void 0)return`\
the server does not get ${left3.path}`;let[unsure]=facts.flatMap(side=>side===void 0?[]:unsurePackageOf(side.facts,side.server)??[]);if(unsure!==void 0)return unsure;
let lone=opened.flatMap(({roots})=>roots).find(({root:{on}})=>!on.base||!on.head);if(lone!==void 0)return`the root ${lone.root.folder} exists only in ${lone.root.
on.base?"base":"head"}`;let bumped=opened.find(({ready})=>ready.chosen.bump!==null);if(bumped!==void 0)return`the pin of ${bumped.ready.chosen.profile.name} dif\
fers`}function hasOtherNames({trees,changes,profiles},side){let{links,files}=trees[side].written;if(links.length===0)return!1;let isSource=path=>profiles.some(one2=>one2.
isSource(path)||one2.isSourceText!==void 0&&_8_needsBeginning(path)),seen=[...changes.flatMap(({from,to})=>[from,to]).filter(isPath),...files.map(({path})=>path).
filter(isSource)];return links.some(({path,place:place2})=>isSource(path)||seen.some(one2=>one2===place2||_1_isBelow(one2,place2)))}function isPath(path){return path!==
null}async function prepare2(ground,kind){var _stack=[];try{let{policy,request,commits,phases}=ground,ready=await prepareRun(ground),{trees,changes}=ready,profiles=policy.
servers.map(({profile})=>profile),ignore=leftOutGlobs(policy.config),others=await otherFiles(ground.repository,policy.registry.profiles,profiles,{changes,ignore}),
isSource=path=>others.scripts.has(path)||profiles.some(one2=>one2.isSource(path)),wanted=requestedExtent(policy,request.base,ground.isStop),owned=_4___using(_stack,
new AsyncDisposableStack,!0),{opening:opening3,early,waivers,only}=await open(ground,ready,{kind,wanted,isSource,owned}),inProgram=side=>({links:trees[side].written.
links,program:(early??[]).flatMap(({roots})=>roots.flatMap(root=>root.sides[side]?.facts.program??[]))}),linked={base:inProgram("base"),head:inProgram("head")},
names2={base:otherNames(linked.base),head:otherNames(linked.head)},changedFiles=linkedChanges(changedSources(changes,isSource),linked),beside=_14_listExtraQueries(
policy.config,request.suggests??!1,changedFiles),ownChanges2=findPolicyChanges(policy.summary,changes,trees,tracesOf(policy.config)),scopeInput=opened2=>({changes,
changedFiles,trees,opened:opened2,policyChanges:ownChanges2,linkChanges:ready.linkChanges,hasOtherPackages:ready.environments.dependencies!==null,isRenamed:doubts(
changes).length===0?"known":"unknown",profiles,warm:ground.warm??void 0,readings:ready.readings}),cache=request.traceFolder===void 0?ground.cache:null;wanted.compared.
size>0&&phases.next("comparing both sides by the servers' own commands");let scopes=early===null||!wanted.isLess?{}:await decideScopes(scopeInput(early),wanted,
cache),change={...beside.record,base:commits.base,head:commits.head,changedFiles,..._2_compact({otherNames:Object.keys({...names2.base,...names2.head}).length===
0?void 0:names2}),ignore,...scopes},opened={opening:opening3,early,waivers,only,change,beside,others,isSource,linked},held=owned.move();return{ground,...ready,...opened,
ownChanges:ownChanges2,scopeInput,[Symbol.asyncDispose]:()=>held.disposeAsync()}}catch(_){var _error=_,_hasError=!0}finally{var _promise=_4___callDispose(_stack,
_error,_hasError);_promise&&await _promise}}async function open(ground,{context:context2,trees,servers,changes,environments,readings},of){let{host,phases,repository,
request}=ground,only=foldersInRepository(repository.top,request.roots??[]),prefetch=new AbortController,read2={trees,isSource:of.isSource,readings},ahead=of.wanted.
isAffected&&readAhead(read2,repository.objectFormat,prefetch.signal);phases.next("finding the affected roots");let opening3=of.owned.use(await openServers(host,
{context:{...context2,readings},trees,ready:servers,only,changes:environments.dependencies===null&&of.kind!=="all-roots"?changes:null})),waivers=await readGrants(
ground),isLinked2=trees.base.written.links.length+trees.head.written.links.length>0,early=request.traceFolder!==void 0||of.kind==="part"||isLinked2||of.wanted.isLess?
await opening3.all():null;return prefetch.abort(),await ahead,{opening:opening3,early,waivers,only}}_3_init_node_22();_3_init_node_22();function misconfigured(profiles,trees){
let problems=profiles.flatMap(profile=>(trees.roots.get(profile.id)?.roots??[]).flatMap(({folder,on})=>["base","head"].filter(side=>on[side]).flatMap(side=>profile.
configurationProblems({root:trees[side].root,project:folder}))));return[...new Set(problems)].map(problem=>_6_limit("server-configuration",problem))}_3_init_node_22();
var import_node_fs15=_4___toESM(_1_require_node_fs(),1),import_node_path18=_4___toESM(_0_require_node_path(),1);function unreadDependencies(trees,profiles,repository){
let languages=new Set(profiles.flatMap(({languageIds})=>languageIds));return[...languages.has("javascript")?plugAndPlay(trees):[],...languages.has("python")?importHooks(
trees,repository):[]]}var loaders=[".pnp.cjs",".pnp.loader.mjs"];function plugAndPlay(trees){let file2=trees.flatMap(({from,linked,written:written2})=>[".",...written2.
files.filter(({path})=>import_node_path18.posix.basename(path)==="yarn.lock").map(({path})=>import_node_path18.posix.dirname(path))].filter(folder=>!linked.includes(
import_node_path18.posix.join(folder,"node_modules"))).flatMap(folder=>loaders.map(name2=>import_node_path18.posix.join(folder,name2))).filter(path=>(0,import_node_fs15.
existsSync)((0,import_node_path18.join)(from,path))))[0];if(file2===void 0)return[];let what=`${file2} replaces node_modules (Plug'n'Play), which language serve\
rs do not read`;return[_6_limit("dependencies-missing",`${what}: set \`nodeLinker: node-modules\` in .yarnrc.yml and install again`)]}var hookFiles="lib/python3\
*/site-packages/{__editable__*_finder,_editable_impl_*}.py",namesShownMax=3,mapping=/(["'])([\w.]+)\1\s*:\s*(["'])(\/[^"'\n]+)\3/gu;function importHooks(trees,repository){
let found2=trees.flatMap(({root,from,linked})=>linked.flatMap(folder=>(0,import_node_fs15.globSync)(hookFiles,{cwd:(0,import_node_path18.join)(root,folder)}).flatMap(
file2=>[...(_3_readOptional((0,import_node_path18.join)(root,folder,file2))??"").matchAll(mapping)].flatMap(([,,name2="",,place2=""])=>{let inside=_1_relativeInside(
from,place2)??_1_relativeInside(repository,place2);return inside===void 0||["",".","src"].includes(import_node_path18.posix.dirname(inside))?[]:[{folder,what:`${name2}\
 (${inside})`}]})))),advice="install with `--config-settings editable_mode=compat`";return[...Map.groupBy(found2,({folder})=>folder)].map(([folder,own])=>{let names2=[
...new Set(own.map(({what})=>what))],shown=`${names2.slice(0,namesShownMax).join(", ")}${_2_countMore(names2.length-namesShownMax)}`,verb=names2.length===1?"is":
"are";return _6_limit("dependency-not-linked",`${folder}: ${shown} ${verb} installed by an import hook, which pyright does not follow: ${advice}`)})}async function describeRun(of){
let{ground,trees,changes,change,beside,waivers,linked,others,environments}=of,{hooks:hooks2,policy,repository,request,revisions}=ground,profiles=policy.servers.
map(({profile})=>profile),{changedFiles}=change,{unmovedSubmodules,movedSubmodules}=revisions,known3={...change,...others.record,policy:policy.summary,...listTouchedPaths(
policy.summary,changes,changedFiles,[...linked.base.links,...linked.head.links]),safety:await safetyChecks(repository,revisions,changes,trees.head.written),shown:await pullRequestLines(
repository,revisions,of.isSource),..._2_compact({waivers:waivers.grants.length===0?void 0:waivers.grants,unmovedSubmodules,movedSubmodules,dependencies:environments.
dependencies===null?void 0:environments.dependencies})},limits2=[...waivers.limits,...brokenConfiguration(policy),...beside.limits,...await hooks2.brokenTraces(
repository,revisions.head.tree,policy,changes),...revisions.limits,...unmatchedFiles(profiles,trees),...others.limits,...skippedLimits(trees,_14_namedDependencies(
policy),{ignore:change.ignore,isSource:of.isSource}),...unreadDependencies([trees.base,trees.head],profiles,repository.top),...doubts(changes)],isWhole2=change.
scope===void 0;return async opened=>{let skipped=opened.flatMap(one2=>one2.skipped),unbuilt=opened.flatMap(one2=>unbuiltImports(one2,of)),smaller=isWhole2?await affectedScopeOf(
of.scopeInput(opened)):void 0;return{...known3,..._2_compact({matters:smaller===void 0?void 0:smaller.matters,leftOut:smaller===void 0||!verifiesScope(policy,request.
base)?void 0:smaller.leftOut}),policyChanges:[...of.ownChanges,...opened.flatMap(listNewRoots)],..._2_compact({skipped:skipped.length===0?void 0:skipped,unbuilt:unbuilt.
length===0?void 0:unbuilt}),limits:[...limits2,...otherRootLimits(opened,trees),...of.only.length===0?uncheckedSources2(opened,changedFiles):[],...misconfigured(
profiles,trees)]}}}_3_init_node_22();var import_node_fs16=_4___toESM(_1_require_node_fs(),1),import_node_path19=_4___toESM(_0_require_node_path(),1);async function startRecording({
ground:{request,scratch},early,opening:opening3},makeRecord){let{traceFolder}=request;if(traceFolder===void 0)return null;writing(traceFolder,()=>_0_makeFolder(
traceFolder));let folder=(0,import_node_path19.join)(scratch,"traces");return _0_makeFolder(folder),{folder,record:await makeRecord(early??await opening3.all())}}
function keepRecording({allowSecrets,progress},recording,folder,report){let traces=(0,import_node_fs16.readdirSync)(recording);for(let name2 of allowSecrets===!0?
[]:traces){let[secret]=secretsIn(openTraceFile((0,import_node_path19.join)(recording,name2),name2));if(secret===void 0)continue;let what=`${name2}, line ${secret.
line}: ${secret.kind}`;progress({kind:"note",text:`a trace contains what looks like a secret (${what}), so Lanser kept no trace. To keep traces anyway, use --al\
low-secrets`});return}writing(folder,()=>{for(let one2 of(0,import_node_fs16.readdirSync)(folder))runTrace.test(one2)&&(0,import_node_fs16.rmSync)((0,import_node_path19.
join)(folder,one2));for(let one2 of[...traces,reportName])_0_prepareFile((0,import_node_path19.join)(folder,one2));for(let one2 of traces){let file22=(0,import_node_path19.
join)(folder,one2);_0_writeWhole(file22,()=>(0,import_node_fs16.copyFileSync)((0,import_node_path19.join)(recording,one2),file22))}let file2=(0,import_node_path19.
join)(folder,reportName);_0_writeWhole(file2,()=>(0,import_node_fs16.writeFileSync)(file2,serializeReport(report)))})}function writing(folder,work){try{work()}catch(error){
throw error instanceof _1_UserError?error:new _1_UserError("unreadable-file",`cannot write traces to ${folder}`,{cause:error})}}function runGateWith(host,request,hooks2){
return runKindWith(host,request,hooks2,{kind:"alone"})}async function runKindWith(machine,request,hooks2,of){let host={...machine,stop:request.signal};if(host.platform!==
"linux")throw new _1_UserError("unsupported-platform",`this release runs only on Linux, and this machine runs ${host.platform}`);let phases=createPhases(host,request.
progress),run2={host,request,hooks:hooks2,phases},walk=of.kind==="walk"?of:null,known3={record:emptyRecord(unreadPolicy(request.policy.failOn),noCommits),servers:[]};
try{var _stack=[];try{let owned=_4___using(_stack,new AsyncDisposableStack,!0);walk?.warm?.empty();let{repository,revisions,scratch}=await findCommits(run2,runPlaceOf(
of),owned);if(revisions.kind==="unavailable"){let why=createReason(revisions.code,revisions.message,revisions.hint);return{report:concludeUnmeasured(known3.record,
why,[]),run:phases.end()}}let unfinished=request.head.kind==="work-tree"||request.head.kind==="edited"?hooks2.unfinishedEdit(host,repository.top):null;if(unfinished!==
null){let why=createReason("edit-unfinished",unfinished.message,unfinished.hint);return{report:concludeUnmeasured(known3.record,why,[]),run:phases.end()}}let note=text2=>request.
progress({kind:"note",text:text2});for(let text2 of revisions.notes)note(text2);let policy=walk?.policy??await readPolicy(repository,revisions,request);for(let text2 of policy.
notes??[])note(text2);known3={record:emptyRecord(policy.summary,revisions),servers:policy.servers.map(unstartedServer)},phases.next("preparing servers and trees");
let entered=await withSubmodules(repository,revisions),ground=createGround(run2,of,{repository,commits:revisions,revisions:entered,scratch,policy},owned),report=await compareTrees(
ground,of),sources=ground.cache?.end(walk?.hold??void 0)??[],facts=withCosts(phases.end(),sources,of.kind==="joined"?of.shards.costs:void 0),judged=revisions.annotate?.
commit??revisions.head.commit;return{report,run:facts,judged,top:repository.top}}catch(_){var _error=_,_hasError=!0}finally{var _promise=_4___callDispose(_stack,
_error,_hasError);_promise&&await _promise}}catch(error){let why=reasonForFailure(error,request);if(why===void 0)throw error;return{report:concludeUnmeasured(known3.
record,why,known3.servers),run:phases.end()}}}async function compareTrees(ground,of){var _stack=[];try{let{request,policy,commits,repository}=ground,servers=policy.
servers.map(unstartedServer),prepared=_4___using(_stack,await prepare2(ground,of.kind),!0);if(of.kind==="part")return await of.begin(partOf4(prepared)),concludeUnmeasured(
emptyRecord(policy.summary,commits),partial,servers);let makeRecord=await describeRun(prepared),{unopened}=prepared;if(unopened[0]!==void 0&&prepared.servers.length===
0)return concludeUnmeasured(await makeRecord([]),unopened[0].why,servers);let recording=await startRecording(prepared,makeRecord),claims2=await readClaims(repository,
commits,prepared.changes,policy.config),report=await(async()=>{let{record,runs,bumps,replay}=await observeTrees(prepared,makeRecord,recording),tampering=request.
tampering?.()??[],report2=conclude(record,runs,{tampering,replay,bumps,claims:claims2,unopened});return request.progress({kind:"findings",counts:report2.counts}),
of.kind==="walk"&&await of.measured({repository,record,runs,report:report2,tree:ground.revisions.head.tree}),report2})().catch(error=>{let why=reasonForFailure(
error,request);if(why?.code!=="cancelled"||recording===null)throw error;return concludeUnmeasured(recording.record,why,servers)});return recording!==null&&keepRecording(
request,recording.folder,request.traceFolder??"",report),report}catch(_){var _error=_,_hasError=!0}finally{var _promise=_4___callDispose(_stack,_error,_hasError);
_promise&&await _promise}}function partOf4({ground,early,change}){let{identity:identity2,cache,phases,pool}=ground,{scope,scopes}=change;return{opened:early??[],
..._2_compact({scope,scopes}),identity:identity2,cache,phases,width:pool.room().roots}}(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require25=lanserCreateRequire24(import.meta.url);_3_init_node_22();_3_init_node_22();_3_init_node_22();var tracesMax3=500,traceBytesMax=256*
1048576,allBytesMax=512*1048576;async function committedTraces(repository,tree,globs){if(globs.length===0)return[];let isTrace=tracesOf({replay:"offline",traces:globs}),
isInLanserFolder=globs.every(glob=>glob.startsWith(".lanser/")),files=new Map,folder=isInLanserFolder?".lanser":void 0;for(let{path,id,mode,size:size3}of await _2_listTree(
repository,tree,folder))!(typeof path=="string"&&(isTrace(path)||path.endsWith(`/${reportName}`)))||!mode.startsWith("100")||files.set(path,{id,bytes:size3??0});
let traces=[...files.keys()].filter(path=>isTrace(path)).sort(comparePaths),runs=recordedRuns(traces),bytes=[...traces,...[...runs.keys()].map(folder2=>`${folder2}\
/${reportName}`)].reduce((sum,path)=>sum+(files.get(path)?.bytes??0),0);if(traces.length>tracesMax3||bytes>allBytesMax){let what=`${traces.length} traces with ${bytes}\
 bytes`;throw new _1_UserError("bad-configuration",`base has ${what}; the limits are ${tracesMax3} traces and ${allBytesMax} bytes`,{hint:"Name fewer traces wit\
h `traces:` in .lanser/config.yml."})}let load=async path=>_0_readBlob(repository,files.get(path)?.id??"",traceBytesMax),textOf=path=>load(path).then(read2=>read2.
toString("utf8"),()=>""),sourceOf2=async(path,name2)=>{let bytes2=await load(path).catch(()=>{});return()=>{if(bytes2!==void 0)return traceFromBytes(bytes2,name2);
throw new _1_UserError("unreadable-file",`Lanser cannot read ${path} from git: the object is missing or has more than ${traceBytesMax} bytes`)}},sessions=traces.
filter(path=>!isOfRun(path)||!runs.has(globFolder(path)));return[...await Promise.all(sessions.map(async path=>({kind:"session",path,source:await sourceOf2(path,
path)}))),...await Promise.all([...runs].map(async([path,own])=>{let named2=await Promise.all(own.map(async file2=>[globName(file2),await sourceOf2(file2,globName(
file2))])),kept=`${path}/${reportName}`,report=files.has(kept)?await textOf(kept):null;return{kind:"run",path,folder:{name:path,traces:new Map(named2),report}}}))].
sort((a,b)=>comparePaths(a.path,b.path))}async function replayCommitted(repository,tree,{replay:mode,traces:globs}){if(mode==="off")return null;let traces=[];for(let committed of await committedTraces(
repository,tree,globs))traces.push({committed,replayed:await offline(committed)});return traces.length===0?null:{mode,traces}}async function brokenTrace(repository,tree,config,changed){
if([...changed].some(tracesOf(config)))try{for(let trace of await committedTraces(repository,tree,config.traces)){if(!(trace.kind==="session"?[trace.path]:filesOfRun(
trace)).some(path=>changed.has(path)))continue;let{state,message:message2}=await offline(trace);if(state==="unreadable")return`${trace.path}: ${message2}`}return}catch(error){
if(error instanceof _1_UserError)return error.message;throw error}}function filesOfRun({path,folder}){return[...folder.traces.keys(),reportName].map(name2=>`${path}\
/${name2}`)}async function offline(trace){let{replayOffline}=await import("./offline-Y5KZA5EI.js");return replayOffline(trace)}async function brokenTraces(repository,tree,{
config,summary},changes){if(summary.replayMismatch==="warn")return[];let written2=new Set(changes.flatMap(({to})=>to===null?[]:[to])),problem=await brokenTrace(
repository,tree,config,written2);return problem===void 0?[]:[_6_limit("head-configuration",`Lanser cannot read a trace of head: ${problem}`)]}var hooks={unfinishedEdit(host,top2){
try{return _0_assertNoUnfinishedEdit(host,top2),null}catch(error){if(!(error instanceof _1_UserError))throw error;return{message:`${_2_capitalized(error.message)}\
.`,hint:error.hint}}},async replay(repository,tree,config){let replayed=await replayCommitted(repository,tree,config);if(replayed===null)return null;let again=()=>import("./asked-again-EOWJDCL4.js");
return{mode:replayed.mode,summary:async(host,of)=>(await again()).askAllAgain(host,replayed,of)}},brokenTraces,bumps:async(...asked)=>(await import("./bump-HKG5H4AS.js")).
measureBumps(...asked)};function runGate(host,request){return runGateWith(host,request,hooks)}function runGateKind(host,request,of){return runKindWith(host,request,
hooks,of)}async function runWalk(host,request,kind,looking){return(await import("./walk-5C76L7PC.js")).runWalkWith(host,request,hooks,kind,looking)}async function runRewarded(host,request,kind,looking){
return(await import("./rewarded-GIGPXY26.js")).runRewardedWith(host,request,hooks,kind,looking)}async function runTrajectory(host,request,trajectory){return(await import("./trajectory-TX3EGGX5.js")).
runTrajectoryWith(host,request,hooks,trajectory)}async function afterEdit(host,asked){return(await import("./after-edit-6TOFQ3OB.js")).checkEdit(host,asked,hooks)}import{createRequire as lanserCreateRequire25}from"node:module";import{escapeForOutput}from"./chunk-BRBTHKCR.js";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require26=lanserCreateRequire25(import.meta.url);_3_init_node_22();var switchedOffText="disabled by LANSER_DISABLE: Lanser checked noth\
ing",notHeardText="Lanser ignores LANSER_DISABLE, because base's configuration has `policy: { required: true }`";async function switchedOff(host,request){return isAskedOff(
host)?await isRequired(host,request)?"not heard":"off":"on"}function isAskedOff({env}){return!["","0","false"].includes(env.LANSER_DISABLE??"")}function requiresRuns(text2){
try{return text2!==void 0&&_17_parseConfig(text2,_17_configPath).required===!0}catch(error){if(error instanceof _1_UserError)return!1;throw error}}async function isRequired(host,{
repository:folder,base,head,policy}){if(policy.file!==void 0&&requiresRuns(_3_readOptional(policy.file.path)))return!0;try{var _stack=[];try{let scratch=_4___using(
_stack,_2_makeScratch(host)),repository=_4___using(_stack,await _0_openRepository({...host,temporaryFolder:scratch.folder},folder),!0),revisions=await _1_resolveRevisions(
repository,{base,head});if(revisions.kind==="unavailable")return!1;let text2=await _0_readFileAt(repository,revisions.base.tree,_17_configPath);return requiresRuns(
text2?.toString("utf8"))}catch(_){var _error=_,_hasError=!0}finally{var _promise=_4___callDispose(_stack,_error,_hasError);_promise&&await _promise}}catch(error){
if(error instanceof _1_UserError)return error.code==="cancelled";throw error}}async function isSwitchedOff(host,request,out){let state=await switchedOff(host,request);
return state==="off"&&out.write(escapeForOutput(host.where,`${switchedOffText}
`)),state==="not heard"&&request.progress({kind:"note",text:notHeardText}),state==="off"}import{createRequire as lanserCreateRequire26}from"node:module";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require27=lanserCreateRequire26(import.meta.url);_3_init_node_22();var unsafeEvents=new Set(["pull_request_target","workflow_run"]);function refuseUnsafeTrigger(where,{
isAllowed=!1,hasToken=!1}={}){if(where.kind!=="actions"||isAllowed&&!hasToken)return;let{event}=where.runner;if(unsafeEvents.has(event))throw new _1_UserError("\
unsafe-trigger",`${event} gives secrets to code that nobody has reviewed`,{hint:isAllowed?"Remove github-token, because allow-unsafe-trigger excludes it. To pos\
t, use lanser/lanser/publish in another job.":"Use `on: pull_request`, which needs no secret."})}function eventComparison(where){if(where.kind!=="actions")return;
let{event}=where.runner,payload=readPayload(where.runner),base=baseOf(event,payload);if(base!==void 0)return{event,base,head:{kind:"checked-out"}};throw new _1_UserError(
"no-base",`the event ${event||"(none)"} names no base commit`,{hint:"Set the inputs `base` and `head`, or run on `pull_request`, `push` or `merge_group`."})}function baseOf(event,payload){
switch(event){case"pull_request":case"pull_request_target":return pullRequest(payload);case"push":return push(payload);case"merge_group":return mergeGroup(payload);case"\
schedule":case"workflow_dispatch":case"repository_dispatch":return{kind:"first-parent"};default:return}}function pullRequestOf(where){if(where.kind!=="actions")
return;let request=readMember(readPayload(where.runner),"pull_request"),number=readMember(request,"number"),headSha=readMember(readMember(request,"head"),"sha");
if(typeof number!="number"||typeof headSha!="string")return;let labels=readMember(request,"labels"),names2=Array.isArray(labels)?labels.map(one2=>readMember(one2,
"name")):[];return{number,headSha,labels:names2.filter(one2=>typeof one2=="string")}}function checkedCommit(where){let group=readMember(readMember(readPayload(where.
runner),"merge_group"),"head_sha"),commit=pullRequestOf(where)?.headSha??group??where.runner.sha;return typeof commit=="string"&&commit!==""?commit:void 0}function pullRequest(payload){
let request=readMember(payload,"pull_request"),headSha=readMember(readMember(request,"head"),"sha"),base=readMember(request,"base"),[baseRef,baseSha]=[readMember(
base,"ref"),readMember(base,"sha")];if(typeof headSha!="string"||typeof baseRef!="string"||typeof baseSha!="string")throw malformed("pull_request","pull_request\
.head.sha, pull_request.base.ref and pull_request.base.sha");return{kind:"pull-request",headSha,baseRef,baseSha}}function push(payload){let[before2,after2,ref]=[
readMember(payload,"before"),readMember(payload,"after"),readMember(payload,"ref")],defaultBranch=readMember(readMember(payload,"repository"),"default_branch"),
forced=readMember(payload,"forced")===!0;if(typeof before2!="string"||typeof after2!="string"||typeof ref!="string"||typeof defaultBranch!="string")throw malformed(
"push","before, after, ref and repository.default_branch");return{kind:"push",before:before2,after:after2,ref,forced,defaultBranch}}function mergeGroup(payload){
let group=readMember(payload,"merge_group"),[baseSha,headSha]=[readMember(group,"base_sha"),readMember(group,"head_sha")];if(typeof baseSha!="string"||typeof headSha!=
"string")throw malformed("merge_group","merge_group.base_sha and merge_group.head_sha");return{kind:"merge-group",baseSha,headSha}}function readPayload({payloadFile:path}){
if(!(path===void 0||path===""))try{return JSON.parse(_3_readFileText(path))}catch(error){throw new _1_UserError("unreadable-file","cannot read the event file of\
 the runner (GITHUB_EVENT_PATH)",{cause:error})}}function malformed(event,wanted){return new _1_UserError("no-base",`the ${event} event lacks ${wanted}`,{hint:"\
Set the inputs `base` and `head`."})}_3_init_node_22();var import_node_fs17=_4___toESM(_1_require_node_fs(),1),import_node_path20=_4___toESM(_0_require_node_path(),
1),folderName="_runner_file_commands";function watchRunnerFiles(runner,which){let folders=foldersOf3(runner),isWatched=path=>which==="all"||path===runner.environmentFile||
path===runner.pathFile||/[/\\](?:set_env|add_path)_[^/\\]*$/u.test(path),before2=stateOf3(folders,isWatched);return()=>stateOf3(folders,isWatched)===before2?[]:
[{code:"runner-file-tampered",message:"a program wrote to the runner's command files while the servers ran",hint:"A server or one of its processes did this. Do \
not trust the later steps of this job."}]}function foldersOf3({temporaryFolder,...runner}){let folders=[runner.environmentFile,runner.pathFile,runner.outputFile,
runner.stateFile,runner.summaryFile].flatMap(file2=>file2?[(0,import_node_path20.dirname)(file2)]:[]),temporary=temporaryFolder?[(0,import_node_path20.join)(temporaryFolder,
folderName)]:[];return[...new Set([...folders,...temporary])].sort()}function stateOf3(folders,isWatched){let paths=folders.flatMap(folder=>namesIn2(folder).map(
name2=>(0,import_node_path20.join)(folder,name2)));return JSON.stringify(paths.filter(isWatched).map(path=>[path,factsOf(path)]))}function namesIn2(folder){try{
return(0,import_node_fs17.readdirSync)(folder).sort()}catch{return[]}}function factsOf(path){try{let{mode,size:size3,ino,dev,ctimeNs}=(0,import_node_fs17.lstatSync)(
path,{bigint:!0});return[mode,size3,ino,dev,ctimeNs].map(String)}catch{return["none"]}}import{createRequire as lanserCreateRequire27}from"node:module";import{_1_characterWidth,_1_cutToWidth,_1_shortenToWidth,_1_widthOf}from"./together-F7FD35CB.js";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require28=lanserCreateRequire27(import.meta.url);_3_init_node_22();function isTold(event){return event.kind==="phase"||event.kind==="fi\
les"||event.kind==="note"}_3_init_node_22();var columnsUnknown=80,rateFromMs=1e3;function phaseLines({phases}){let seconds=ms=>`${(ms/1e3).toFixed(1)} s`;return phases.
map(({name:name2,ms,cpuMs})=>`${seconds(ms)} (own CPU ${seconds(cpuMs)}) ${name2}`)}function progressTo(sink,clock){let parts=new Map,since,living=!1,line=text2=>{
let shown=`lanser: ${_0_terminalText(text2)}`,fitted=sink.isTerminal?_1_shortenToWidth(shown,sink.columns??columnsUnknown):shown;sink.write(`${living?"\r\x1B[K":
""}${fitted}
`),living=!1},end=()=>{let all=[...parts.values()];living&&line(`${countOf(all)}${rateOf(all,clock.now()-(since??clock.now()))}`),parts.clear(),since=void 0};return event=>{
if(!isTold(event))return;if(event.kind==="note"){line(event.text);return}if(event.kind==="phase"){end(),line(`${event.text} …`);return}let now=clock.now();since??=
now;let where=event.root==="."?event.side:`${event.side} in ${event.root}`,name2=`${event.name} ${where}`;if(parts.set(name2,{name:name2,done:event.done,of:event.
of}),sink.isTerminal)sink.write(`\r\x1B[K${livingLine([...parts.values()],now-since,(sink.columns??columnsUnknown)-1)}`),living=!0;else if(isQuarter(event.done,
event.of)){let rate=event.done===event.of?rateOf([...parts.values()],now-since):"";line(`${name2}: ${event.done} of ${event.of} files${rate}`)}}}function livingLine(parts,ms,width2){
let open2=parts.filter(({done,of})=>done<of).toSorted((one2,other)=>left2(other)-left2(one2)),start=`lanser: ${countOf(parts)}${rateOf(parts,ms)}`,[first]=open2;
if(first===void 0)return _1_shortenToWidth(start,width2);let named2=open2.map(({name:name2,done,of})=>_0_terminalText(`${name2} ${done}/${of}`)),fitting=[...named2.
map((_,index2)=>awaiting(named2.slice(0,named2.length-index2),index2)),awaiting([_0_terminalText(first.name)],open2.length-1),` · awaits ${open2.length}`].find(
one2=>_1_widthOf(start+one2)<=width2);return fitting===void 0?_1_shortenToWidth(start,width2):start+fitting}function awaiting(names2,more3){return` · awaits ${names2.
join(", ")}${more3>0?` and ${more3} more`:""}`}function left2({done,of}){return of-done}function countOf(parts){let sum=of=>parts.reduce((total,part2)=>total+of(
part2),0);return`${sum(({done})=>done)}/${sum(({of})=>of)} files`}function rateOf(parts,ms){let done=parts.reduce((total,part2)=>total+part2.done,0);if(ms<rateFromMs)
return"";let rate=done*1e3/ms;return` · ${rate>=10?Math.round(rate):rate.toFixed(1)}/s`}function isQuarter(done,of){return Math.floor(done*4/of)!==Math.floor((done-
1)*4/of)}export{rewardBase as _0_rewardBase,stepKinds as _0_stepKinds,conclude as _10_conclude,concludeUnmeasured as _10_concludeUnmeasured,differingFiles as _10_differingFiles,
lookAlone as _10_lookAlone,measure as _10_measure,nameKey as _10_nameKey,packageChanges as _10_packageChanges,emptySide as _11_emptySide,findingRoots as _11_findingRoots,
joinObservations as _11_joinObservations,joinSides as _11_joinSides,lookupsOf as _11_lookupsOf,isClaimsFile as _12_isClaimsFile,parseClaims as _12_parseClaims,readChain as _12_readChain,
readClaims as _12_readClaims,isSameButFor as _13_isSameButFor,treeChanges as _13_treeChanges,applyWaivers as _14_applyWaivers,askForFixes as _14_askForFixes,changedSourcesOf as _14_changedSourcesOf,
configurationDoubts as _14_configurationDoubts,createOwnConfigurationTest as _14_createOwnConfigurationTest,dropRivals as _14_dropRivals,hasItsChanged as _14_hasItsChanged,
hasItsClaims as _14_hasItsClaims,hasItsConfiguration as _14_hasItsConfiguration,hasItsSuggestions as _14_hasItsSuggestions,judgeClaims as _14_judgeClaims,labelGrants as _14_labelGrants,
suggestionsOf as _14_suggestionsOf,trailerGrants as _14_trailerGrants,unusedGrants as _14_unusedGrants,waiveReasons as _14_waiveReasons,withHeadConfiguration as _14_withHeadConfiguration,
computeGain as _15_computeGain,confirmFirst as _15_confirmFirst,countedSeverities as _15_countedSeverities,createReason as _15_createReason,decideVerdict as _15_decideVerdict,
escapesOf as _15_escapesOf,findCauses as _15_findCauses,isAsideFile as _15_isAsideFile,isOnUneditedLine as _15_isOnUneditedLine,isSameVersion as _15_isSameVersion,
isUnproven as _15_isUnproven,judgeSymbol as _15_judgeSymbol,listAffectablePaths as _15_listAffectablePaths,meanConfidence as _15_meanConfidence,planConfirmation as _15_planConfirmation,
planKnown as _15_planKnown,prV1 as _15_prV1,prV2 as _15_prV2,probeInput as _15_probeInput,safetyCheckNames as _15_safetyCheckNames,score as _15_score,scoreChange as _15_scoreChange,
settle as _15_settle,suppressionDoubts as _15_suppressionDoubts,uncheckedIn as _15_uncheckedIn,unsurePackageOf as _15_unsurePackageOf,compareObservations as _16_compareObservations,
compareSides as _16_compareSides,createIgnoreTest as _16_createIgnoreTest,createLikenessFinder as _16_createLikenessFinder,importAt as _16_importAt,importStatements as _16_importStatements,
tokenSource as _16_tokenSource,tokenize as _16_tokenize,createModuleNamer as _17_createModuleNamer,innerModule as _17_innerModule,moduleStem as _17_moduleStem,scanSecrets as _18_scanSecrets,
secretsIn as _18_secretsIn,withoutEscapes as _18_withoutEscapes,headroomBytes as _19_headroomBytes,lineText as _19_lineText,openTraceFile as _19_openTraceFile,readExactly as _19_readExactly,
readLines as _19_readLines,traceFromBytes as _19_traceFromBytes,noChosenOptions as _1_noChosenOptions,reproduceChosen as _1_reproduceChosen,reproduceCommand as _1_reproduceCommand,
isAskedOff as _20_isAskedOff,isSwitchedOff as _20_isSwitchedOff,notHeardText as _20_notHeardText,requiresRuns as _20_requiresRuns,switchedOff as _20_switchedOff,
switchedOffText as _20_switchedOffText,codeSpan as _21_codeSpan,commentBody as _21_commentBody,commentModes as _21_commentModes,eachActionFile as _21_eachActionFile,
isCommentWanted as _21_isCommentWanted,markerIn as _21_markerIn,postedSurfaces as _21_postedSurfaces,problemCommand as _21_problemCommand,problemSummary as _21_problemSummary,
reviewBody as _21_reviewBody,reviewCommentsMax as _21_reviewCommentsMax,stateIn as _21_stateIn,stepsInText as _21_stepsInText,surfaces as _21_surfaces,traceProblemCommand as _21_traceProblemCommand,
checkedCommit as _22_checkedCommit,eventComparison as _22_eventComparison,pullRequestOf as _22_pullRequestOf,readPayload as _22_readPayload,refuseUnsafeTrigger as _22_refuseUnsafeTrigger,
watchRunnerFiles as _22_watchRunnerFiles,isTold as _23_isTold,phaseLines as _23_phaseLines,progressTo as _23_progressTo,serializeReport as _24_serializeReport,serializeRun as _24_serializeRun,
validateRunV1 as _24_validateRunV1,globFolder as _25_globFolder,globName as _25_globName,isOfRun as _25_isOfRun,recordedRuns as _25_recordedRuns,reportPathsOf as _25_reportPathsOf,
runTrace as _25_runTrace,tracesOf as _25_tracesOf,changedSourceToV1 as _26_changedSourceToV1,compareChanged as _26_compareChanged,reportToV1 as _26_reportToV1,reportingServers as _26_reportingServers,
requiredPlaceToV1 as _26_requiredPlaceToV1,shownToV1 as _26_shownToV1,callerOf as _2_callerOf,terminalCaller as _2_terminalCaller,shellWord as _3_shellWord,writeKept as _4_writeKept,
writeOutput as _4_writeOutput,writeReport as _4_writeReport,writeSurface as _4_writeSurface,afterEdit as _5_afterEdit,runGate as _5_runGate,runGateKind as _5_runGateKind,
runRewarded as _5_runRewarded,runTrajectory as _5_runTrajectory,runWalk as _5_runWalk,changedSources as _6_changedSources,endedResult as _6_endedResult,keepWorkspaces as _6_keepWorkspaces,
listSizedUnits as _6_listSizedUnits,lookAtUnits as _6_lookAtUnits,readPolicy as _6_readPolicy,rememberReadings as _6_rememberReadings,require_promises as _6_require_promises,
runGateWith as _6_runGateWith,runKindWith as _6_runKindWith,emptyGlobs as _7_emptyGlobs,hasGlobs as _7_hasGlobs,leftOutGlobs as _7_leftOutGlobs,mergeTrees as _8_mergeTrees,
tryMerge as _8_tryMerge,isOfData as _9_isOfData,otherFiles as _9_otherFiles};
