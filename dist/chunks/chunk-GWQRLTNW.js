import{createRequire as lanserCreateRequire}from"node:module";import{countSilentPlaces,createStep,isOfHead,listDifferingFindings,listOtherChanges,walk}from"./chunk-SSA6RG3S.js";import{readForeign,recheckReport,reportBytesMax,withDoubt,withStepClaims}from"./chunk-2MFM5CBL.js";import{_5_changedSources,_5_endedResult,_5_keepWorkspaces,_5_listSizedUnits,_5_lookAtUnits,_5_readPolicy,_5_rememberReadings,_5_require_promises,_5_runGateWith,
_5_runKindWith}from"./together-4E900249.js";import{_10_isClaimsFile,_10_parseClaims,_10_readChain,_10_readClaims}from"./together-4E900249.js";import{_11_isSameButFor,_11_treeChanges}from"./together-4E900249.js";import{_13_computeGain,_13_confirmFirst,_13_countedSeverities,_13_createReason,_13_decideVerdict,_13_escapesOf,_13_findCauses,_13_isAsideFile,_13_isOnUneditedLine,
_13_isSameVersion,_13_isUnproven,_13_judgeSymbol,_13_listAffectablePaths,_13_meanConfidence,_13_planConfirmation,_13_planKnown,_13_prV1,_13_prV2,_13_probeInput,
_13_safetyCheckNames,_13_score,_13_scoreChange,_13_settle,_13_suppressionDoubts,_13_uncheckedIn,_13_unsurePackageOf}from"./together-4E900249.js";import{_14_compareObservations,_14_compareSides,_14_createIgnoreTest,_14_createLikenessFinder,_14_importAt,_14_importStatements,_14_tokenSource,_14_tokenize}from"./together-4E900249.js";import{_6_childEnvironment,_6_compareFiles,_6_environmentVariables,_6_openServerPool,_6_runStages,_6_scratchFolders,_6_toDiagnostics}from"./together-AECEBE8A.js";import{_13_BrokenTrace,_13_askNew,_13_askSchedule,_13_bytesPerCheckpoint,_13_chainStart,_13_createReadings,_13_createScrubber,_13_decodeFrame,_13_discardIfUnhealthy,
_13_dropAffectedAnswers,_13_entryKinds,_13_faultText,_13_fixingProfile,_13_followPlan,_13_hashedText,_13_isProbesFollow,_13_isWell,_13_lineBytesMax,_13_makePortable,
_13_makeServerReady,_13_noKnownAnswers,_13_observe,_13_openTrace,_13_placeholder,_13_probesFollow,_13_readSeekTable,_13_readSessionBaseline,_13_recordOfRounds,_13_recordTransport,
_13_refusedObservation,_13_scheduleDigest,_13_scrubPlaces,_13_sha256Text,_13_shutDown,_13_startConversation,_13_timeSuffix,_13_traceBytesMax,_13_traceSchema,_13_withTime,
_13_zstdMagic}from"./together-AECEBE8A.js";import{_16_parserFor}from"./together-AECEBE8A.js";import{_0_changedTree,_0_diffTrees,_0_patchedTrees,_0_resolveRevisions}from"./together-DC295574.js";import{_2_homePrefix,_2_isHomeOf,_2_makeRunFolder,_2_makeScratch}from"./together-80818FEF.js";import{_1_openStore,_1_storeBytesMax}from"./together-E533CDD5.js";import{_0_DamagedObjects,_0_GitFailed,_0_checkObjects,_0_commandError,_0_fileBytesMax,_0_gitArguments,_0_hasFolderAt,_0_isObjectId,_0_metaBytesMax,_0_openRepository,
_0_parseTreeEntries,_0_readBlob,_0_readCommit,_0_readFileAt,_0_readFileId,_0_readObjectType,_0_require_promises,_0_resolveAll,_0_resolveRevision,_0_treeMode}from"./together-124EAC88.js";import{_28_answerTo,_28_answersIn,_28_canSee,_28_canSilence,_28_censusOf,_28_changeFor,_28_checkedFilesOf,_28_checkerFamilyOf,_28_codePathsOf,_28_commandAt,_28_contextFilesOf,
_28_dropFindingsIn,_28_ecosystems,_28_explainSilence,_28_fileEscapes,_28_findInstallFile,_28_graphOf,_28_importedModules,_28_importsBy,_28_installCommand,_28_isNodeModule,
_28_isStubOf,_28_isUnread,_28_listOpenedFiles,_28_listReportedNames,_28_listSilentStatements,_28_listedWith,_28_lookAt,_28_lookedFiles,_28_packageOfSpecifier,_28_packagesOfImport,
_28_pathsOf,_28_planBaseProbe,_28_planCensus,_28_planControlProbe,_28_planLooks,_28_planWidenedProbes,_28_probeName,_28_recordedScope,_28_restrictToScope,_28_scopeOfServer,
_28_seedWord,_28_selectFilesInScope,_28_sizeOf,_28_takenMembers,_28_typesPackage,_28_unassignedNames,_28_uncheckedVerdict,_28_unreadFiles,_28_withinScope}from"./together-4E900249.js";import{_2_doubtfulLimits,_2_isDoubtful,_2_isJudged,_2_isWaivable,_2_limit,_2_waivableReasons}from"./together-7C31588D.js";import{NotJson,canonical,causeKinds,causeOrOwnPlace,compareFindings,compareNullableText,comparePaths,comparePositions,compareRanges,compareText,compareValues,countWhile,
dependencyToV1,depthMax,findingId,findingStateTable,findingStates,findingsOf,isInHead,isSameJson,looksInWords,makeWellFormed,normaliseMessage,parseStrict,placesOf,
pointerTo,readMember,schedules,severities,severityAtLeast,severityRank,sha1,sha256,sideOfFinding,valueAtPointer}from"./chunk-3RA5WZYF.js";import{_1_require_node_fs}from"./together-813A2F0B.js";import{_0_require_node_path}from"./together-A66B3533.js";import{_2_capitalized,_2_countMore,_2_cut,_2_lastLines,_2_lineStarts,_2_plural,_2_positionAt,_2_rangeWithin,_2_shortId,_2_shorten,_2_splitText,_2_threeDigits}from"./together-A66B3533.js";import{_3_init_node_22}from"./together-A66B3533.js";import{_4___callDispose,_4___commonJS,_4___esm,_4___export,_4___require,_4___toBinaryNode,_4___toCommonJS,_4___toESM,_4___using}from"./together-A66B3533.js";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require2=lanserCreateRequire(import.meta.url);_3_init_node_22();var import_node_fs=_4___toESM(_1_require_node_fs(),1),import_node_path=_4___toESM(
_0_require_node_path(),1);_3_init_node_22();function hiddenBlame(base,stops){return(stops.at(-1)?.hidden??[]).map(one=>{let blame=blameOf(one,base,stops);return blame===
null?one:{...one,blame}})}function blameOf(one,base,stops){let now=countOf(one,stops.at(-1)?.hidden??[]),since=stops.at(-1),skipped=!1;for(let stop of stops.slice(
0,-1).toReversed()){if(stop.hidden===null){skipped=!0;continue}let before=countOf(one,stop.hidden);if(before===now){since=stop,skipped=!1;continue}return since===
void 0||before>0||mayHaveMoved(one,stop.hidden,since.hidden??[])?null:skipped?{commit:since.commit,since:stop.commit??base}:{commit:since.commit}}return since===
void 0?null:skipped?{commit:since.commit,since:base}:{commit:since.commit}}function countOf({path,why},among){return among.filter(other=>other.path===path&&other.
why===why).length}function mayHaveMoved({why},before,after){return before.some(old=>old.why===why&&countOf(old,after)<countOf(old,before))}_3_init_node_22();_3_init_node_22();
function carriedFindings(before,after,change){return new Map([...after.sides].flatMap(([server,head])=>{let base=before.sides.get(server),of=({news})=>news.filter(
one=>one.server===server),old=new Map(of(before).map(one=>[placeKey(one,one),one.id]));if(base===void 0||old.size===0)return[];let pairs=_14_compareSides(change,
{base,head}).findings.flatMap(one=>one.base===null?[]:[[placeKey(one,one),placeKey(one,one.base)]]),cameFrom=new Map(pairs);return of(after).flatMap(one=>{let was=old.
get(cameFrom.get(placeKey(one,one))??"");return was===void 0?[]:[[one.id,was]]})}))}function placeKey({code},{path,range:{start,end}}){return JSON.stringify([path,
start.line,start.character,end.line,end.character,code])}function emptyProgress(){return{stops:[],last:null,relevant:new Set,hidden:[]}}async function walkTo(walking,warm){
let{path,request}=walking,way=emptyProgress();for(let[at,stop]of path.slice(0,-1).entries()){if(request.signal.aborted)break;let{commit,tree}=stop,of=path.length;
request.progress({kind:"note",text:`commit ${at+1} of ${of}: ${_2_shortId(commit??tree)}`});let measured=await stopAt(walking,way,stop,warm),unscored=measured.kind===
"unscored"?measured.why:null;request.progress({kind:"commit",number:at+1,of,commit,unscored}),way.stops.push({commit,tree,measured})}return way}async function stopAt(walking,way,{
commit,tree,head},warm){let{base,policy}=walking;if(tree===base.tree)return way.last=null,way.hidden.push([]),asBase;let before=way.stops.at(-1);if(before!==void 0&&
before.tree===tree)return way.hidden.push(way.hidden.at(-1)??null),stayed(before.measured);let{tampering:_later,suggests:_ofHead,...request}=walking.request,inner={
...request,base:{kind:"exact",rev:base.commit},head:head??(commit===null?request.head:{kind:"commit",rev:commit}),traceFolder:void 0,progress:()=>{}},of={policy:policyOfStop(
policy,warm),warm,hold:null};return(await measureStop(walking,inner,of,()=>Promise.resolve(way))).measured}function policyOfStop(policy,warm){let{config,servers,
summary}=policy;return{...policy,config:{...config,replay:"off",claims:"ignore",suggest:void 0},summary:warm===null?summary:{...summary,scope:summary.scope??"af\
fected"},servers:servers.map(one=>({...one,bump:null}))}}var asBase={kind:"measured",findings:[],safety:1,confidence:1,probes:{asked:0,silent:0},carried:new Map};
function stayed(measured){if(measured.kind==="unscored")return measured;let ids=measured.findings.filter(isOfHead).map(({id})=>[id,id]);return{...measured,carried:new Map(
ids)}}async function measureStop({host,hooks,parser,policy},request,of,wayTo){let profiles=policy.servers.map(({profile})=>profile),stop=null,way=null,relevant=null,
result=await _5_runKindWith(host,request,hooks,{kind:"walk",...of,measured:async run=>{let{record,runs,report}=run;relevant=new Set(runs.flatMap(one=>[..._13_listAffectablePaths(
record,one)]));let{reward}=report;if(reward===null)return;let findings=listDifferingFindings(report),news=findings.filter(isOfHead),{safety,alpha_conf}=reward["\
pr-v2"].components,found={kind:"measured",findings,safety,confidence:alpha_conf,probes:probesOf(run),shown:listOtherChanges(report)};way=await wayTo(found);let carried=await carriedFrom(
way.last,run,news,profiles);way.last=lastStopOf(run,news,parser),stop={...found,carried}}}),{hidden,reward:scored}=result.report;way??=await wayTo(null);for(let path of relevant??
[])way.relevant.add(path);way.hidden.push(hidden.length===0&&scored===null?null:hidden);let why=result.report.unscored??"the report has no measurement";return{result,
measured:stop??{kind:"unscored",why},relevant}}function probesOf({runs,report}){return{asked:runs.flatMap(({roots})=>roots.flatMap(({probed})=>probed?.answers??
[])).length,silent:countSilentPlaces(report)}}function lastStopOf({record,runs,tree},news,parser){let kept=news.length===0?[]:runs,sides=new Map(kept.map(run=>[
run.server.id,keptSide(run.sides.head,parser)]));return{tree,news,sides,ignore:record.ignore}}function keptSide(side,parser){let texts=new Map([..._28_checkedFilesOf(
side),...side.configurationFiles].map(path=>[path,side.text(path)])),text=path=>texts.get(path);return{...side,text,reading:_13_createReadings(parser,side.languageId,
text)}}async function carriedFrom(before,{repository,runs,tree},news,profiles){if(before===null||before.news.length===0||news.length===0)return new Map;let isSource=path=>profiles.
some(profile=>profile.isSource(path)),changedFiles=_5_changedSources(await _11_treeChanges(repository,before.tree,tree),isSource),sides=new Map(runs.map(run=>[run.
server.id,run.sides.head]));return carriedFindings(before,{news,sides},{changedFiles,ignore:before.ignore})}var commitsMax=250;async function runWalkWith(host,request,hooks,kind,looking){
var _stack=[];try{let scratch=_4___using(_stack,_2_makeScratch(host)),repository=_4___using(_stack,await _0_openRepository({...host,temporaryFolder:scratch.folder},
request.repository),!0),revisions=await _0_resolveRevisions(repository,request);if(revisions.kind==="unavailable")return{...await _5_runKindWith(host,request,hooks,
{kind:"alone"}),steps:[]};let policy=await _5_readPolicy(repository,revisions,request),path=typeof kind=="string"?await pathOf(repository,revisions,kind,request):
await kind(repository,revisions.base),walking={host,hooks,request:{...request,cacheFolder:request.cacheFolder??(0,import_node_path.join)(scratch.folder,"cache"),
observations:request.observations??{folder:(0,import_node_path.join)(scratch.folder,"observations"),use:"read-write",bytesMax:_1_storeBytesMax}},policy,parser:await _16_parserFor(
policy.servers.map(({profile})=>profile)),base:revisions.base,path},head=path.at(-1);if(head===void 0)throw new Error("A walk has no last stop.");let isSpared=!policy.
servers.every(({profile})=>profile.walks!==void 0),asked=looking==="cold"||isSpared?walking.request:{...walking.request,observations:request.observations??null},
toHead=()=>path.length>1&&request.progress({kind:"note",text:`commit ${path.length} of ${path.length}: head`}),warm=looking==="warm"&&path.length>1?await walkWarm(
walking,asked,(0,import_node_path.join)(scratch.folder,"walk"),toHead):null,difference=warm?.difference??null;difference!==null&&request.progress({kind:"note",text:difference});
let{way,own}=warm!==null&&difference===null?warm:await walkFresh(walking,asked,toHead),{result,measured,relevant}=own;request.progress(commitEvent(measured,head,
path.length,path.length));let stops=[...way.stops,{commit:head.commit,tree:head.tree,measured}],walked=walk({base:revisions.base,stops,baseDiagnostics:result.report.
reward?.diagnostics.base??0,counting:{relevant:relevant??way.relevant,severities:_13_countedSeverities},weights:policy.summary.reward.weights,rule:2});for(let step of walked.
steps)request.progress({kind:"step",step});let judged=kind==="endpoints"?result.report:withStepClaims(result.report,walked.steps),hidden=hiddenBlame(revisions.base.
commit,stops.map(({commit},at)=>({commit,hidden:way.hidden[at]??null}))),told=difference===null?judged:withLimit(judged,_2_limit("walk-differs",difference)),report=blamed(
told,kind,walked);return{...result,report:kind==="endpoints"||report.hidden.length===0?report:{...report,hidden},steps:walked.steps}}catch(_){var _error=_,_hasError=!0}finally{
var _promise=_4___callDispose(_stack,_error,_hasError);_promise&&await _promise}}var fresh={policy:null,warm:null,hold:null};async function walkFresh(walking,request,toHead){
let way=await walkTo(walking,null);return toHead(),{way,own:await measureStop(walking,request,fresh,()=>Promise.resolve(way))}}function commitEvent(measured,{commit},number,of){
return{kind:"commit",number,of,commit,unscored:measured.kind==="unscored"?measured.why:null}}async function pathOf(repository,{base,head,annotate},kind,{progress}){
let tip=annotate?.commit??head.commit??await _0_resolveRevision(repository,"HEAD");if(kind==="endpoints"||tip===void 0)return[head];let chain=await _10_readChain(
repository,base.commit,tip,commitsMax);if(chain.kind!=="chain"){let why=chain.kind==="cut"?"the history is incomplete":`the change has more than ${commitsMax} c\
ommits`;return progress({kind:"note",text:`Lanser scores the change as one step: ${why}`}),[head]}let places=chain.commits.map(({commit,tree})=>({commit,tree})),
last=places.at(-1);return last===void 0||last.commit===head.commit?last===void 0?[head]:places:head.commit===null&&last.tree===head.tree?places:[...places,head]}
function withLimit(report,one){return{...report,limits:[...report.limits,one]}}function blamed(report,kind,{blame,silenced}){if(kind==="endpoints")return report;
let withBlame=one=>{let[found,silent]=[blame.get(one.id),silenced.get(one.id)];return found===void 0?one:silent===void 0?{...one,blame:found}:{...one,blame:found,
silenced:silent}};return{...report,findings:report.findings.map(withBlame),off:report.off.map(withBlame)}}async function walkWarm(walking,request,folder,toHead){
var _stack=[];try{let{host,path,parser}=walking,last=path.at(-1);if(last===void 0)throw new Error("A walk has no last stop.");(0,import_node_fs.mkdirSync)(folder);
let repository=_4___using(_stack,await _0_openRepository({...host,temporaryFolder:(0,import_node_path.dirname)(folder)},request.repository),!0),pool=_4___using(
_stack,_6_openServerPool(host),!0),trees=[walking.base.tree,...path.map(({tree})=>tree)],warm=_5_keepWorkspaces({folder,pool,repository,parser,trees}),found=null,
first=emptyProgress(),writes=[],isShared=request.traceFolder===void 0&&pool.walk.holdsRoot,run={policy:null,warm:isShared?warm:null,hold:isShared?write=>{writes.
push(write)}:null};toHead();let own=await measureStop(walking,request,run,of=>(found=of,Promise.resolve(first)));if(request.signal.aborted)return{way:emptyProgress(),
own,difference:null};warm.exchange();let way=await walkTo(walking,warm),head=await stopAt(walking,{...way,hidden:[...way.hidden]},last,warm),areWell=await pool.
walk.end();if(request.signal.aborted)return{way,own,difference:null};let difference=(request.tampering?.()??[]).length>0?"something wrote to the runner's comman\
d files, so Lanser checked every commit with fresh servers":areWell?differenceOf(head,found):inWords("a reused server failed before its end");if(difference===null)
for(let write of writes)write();for(let one of own.relevant??[])way.relevant.add(one);way.hidden.push(...first.hidden);let measured=own.measured.kind==="measure\
d"&&head.kind==="measured"?{...own.measured,carried:head.carried}:own.measured;return{way,own:{...own,measured},difference}}catch(_){var _error=_,_hasError=!0}finally{
var _promise=_4___callDispose(_stack,_error,_hasError);_promise&&await _promise}}function differenceOf(warm,fresh2){if(warm.kind==="unscored")return fresh2===null?
null:inWords(`reused servers give no reward: ${warm.why}`);if(fresh2===null)return inWords("fresh servers give no reward");let[ours,theirs]=[warm,fresh2].map(({
findings})=>new Map(findings.map(one=>[textOf(one),one]))),[gone,come]=[without(ours,theirs),without(theirs,ours)],[first]=[...gone,...come];if(first!==void 0){
let place=`${first.path}:${first.range.start.line+1} ${first.code??"without a code"}`;return inWords(`${_2_plural(Math.max(gone.length,come.length),"finding")},\
 first ${place}`)}return warm.safety===fresh2.safety&&warm.confidence===fresh2.confidence?null:inWords(`confidence ${warm.confidence} instead of ${fresh2.confidence}`)}
function without(some=new Map,others=new Map){return[...some].flatMap(([text,one])=>others.has(text)?[]:[one])}function textOf({id,state,path,range,code,severity,
message,proof}){return canonical({id,state,path,range,code,severity,message,proof:proof?.kind??null})}function inWords(what){return`reused servers and fresh ser\
vers have different results for head (${what}), so Lanser checked every commit with fresh servers`}export{commitsMax,runWalkWith};
