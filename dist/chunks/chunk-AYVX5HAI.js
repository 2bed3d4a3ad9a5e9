import{createRequire as lanserCreateRequire}from"node:module";import{differing,isOfHead,shownIn,silentIn,stepBetween,walk}from"./chunk-EIZ34ZQB.js";import{_8_brokenSteps,_8_readForeign,_8_recheck,_8_reportBytesMax,_8_rewardAgain,_8_stepAgain,_8_withDoubt,_8_withStepClaims}from"./together-ED03A25F.js";import{_9_chainOf,_9_changedSources,_9_differing,_9_endedResult,_9_eventsOf,_9_isClaimsFile,_9_keepReadings,_9_lookAtUnits,_9_parseClaims,_9_readPolicy,_9_rememberReadings,
_9_require_promises,_9_runGate,_9_runShared,_9_treeChanges,_9_unitsOf}from"./together-B15AF28C.js";import{_0_TextGone,_0_affectedFiles,_0_affectedSteps,_0_allHold,_0_ambientReasons,_0_createSources,_0_handingPackages,_0_importedBy,_0_isManifest,_0_isWhole,_0_languageOf,
_0_othersOf,_0_ownPackages,_0_patchedTrees,_0_resolveRevisions,_0_wholeReasons,_0_withoutText}from"./together-B8B73AB1.js";import{_1_openStore,_1_storeBytesMax}from"./together-486CCF6F.js";import{_0_homePrefix,_0_isHomeOf,_0_makeRunFolder,_0_makeScratch}from"./together-7204407A.js";import{_13_conclude,_13_concludeUnmeasured,_13_configurationDoubts,_13_countedSeverities,_13_differingFiles,_13_gainOf,_13_hasItsChanged,_13_hasItsClaims,_13_hasItsConfiguration,
_13_hasItsSuggestions,_13_isSameVersion,_13_isUnproven,_13_judge,_13_judgeClaims,_13_labelGrants,_13_lookAlone,_13_meanOf,_13_measure,_13_nameKey,_13_packageChanges,
_13_prV1,_13_prV2,_13_reason,_13_relevantTo,_13_scoreChange,_13_trailerGrants,_13_unsurePackageOf,_13_waive,_13_waiveReasons}from"./together-B15AF28C.js";import{_18_compareObservations,_18_compareSides,_18_ignoring,_18_importAt,_18_importStatements,_18_innerModule,_18_likenessFinder,_18_sourceOf,_18_tokenize,_18_withoutEnding}from"./together-B15AF28C.js";import{_0_metadataIn,_0_modulesOf,_0_nameOf,_0_needsAmong,_0_packagesIn,_0_pythonNeeds,_0_readIfThere,_0_sitesIn,_0_versionOf}from"./together-BADB04F6.js";import{_0_DamagedObjects,_0_GitFailed,_0_checkObjects,_0_entriesIn,_0_failed,_0_fileBytesMax,_0_hasFolderAt,_0_isObjectId,_0_metaBytesMax,_0_openRepository,_0_readBlob,
_0_readCommit,_0_readFileAt,_0_require_promises,_0_resolveAll,_0_resolveRevision,_0_treeMode,_0_typeOf}from"./together-6B399DDD.js";import{_6_aboutScope,_6_answerTo,_6_answersIn,_6_baseLook,_6_besideOn,_6_canSee,_6_canSilence,_6_censusOf,_6_changeFor,_6_checkersOf,_6_codePathsOf,_6_commandAt,
_6_controlLook,_6_ecosystems,_6_explanations,_6_fileEscapes,_6_foundWithout,_6_graphOf,_6_heardIn,_6_importedModules,_6_importsBy,_6_installCommand,_6_installerOf,
_6_isNodeModule,_6_isUnread,_6_listedWith,_6_lookAt,_6_lookedFiles,_6_lookedOf,_6_openedIn,_6_packageOfSpecifier,_6_packagesOfImport,_6_pathsOf,_6_planCensus,_6_planLooks,
_6_probeName,_6_recordedScope,_6_scopeFor,_6_scopeIn,_6_seedWord,_6_shadows,_6_silentIn,_6_sizeOf,_6_takenMembers,_6_typesPackage,_6_unassignedNames,_6_unlooked,
_6_unreadFiles,_6_widenedAsks,_6_withinScope}from"./together-A4399F2C.js";import{_7_parserFor}from"./together-A4399F2C.js";import{_8_BrokenTrace,_8_askSchedule,_8_awaitListing,_8_bytesPerCheckpoint,_8_chainStart,_8_childEnvironment,_8_converse,_8_createReadings,_8_createRelay,_8_createScrubber,
_8_createStay,_8_decodeFrame,_8_entryKinds,_8_failedObservation,_8_faultText,_8_fixingProfile,_8_followPlan,_8_forget,_8_hashedText,_8_inStages,_8_isProbesFollow,
_8_lineBytesMax,_8_makeReady,_8_nothingKnown,_8_observe,_8_observeLive,_8_openServer,_8_openTrace,_8_optionsOf,_8_orCancelled,_8_placeholder,_8_placesOf,_8_placesOfToolchain,
_8_portable,_8_readSeekTable,_8_readText,_8_recordOfRounds,_8_recordTransport,_8_refusedObservation,_8_relativeIn,_8_relativeTo,_8_resultOf,_8_scheduleDigest,_8_scratchFolders,
_8_sha256Text,_8_symbolsIn,_8_timeSuffix,_8_toDiagnostics,_8_traceBytesMax,_8_traceSchema,_8_variablesOf,_8_withTime,_8_zstdMagic}from"./together-A4399F2C.js";import{_2_doubtfulLimits,_2_isDoubtful,_2_isJudged,_2_isWaivable,_2_limit,_2_waivableReasons}from"./together-BADB04F6.js";import{_6_and,_6_brokenOff,_6_capableMethods,_6_clientCapabilities,_6_compilerDefaults,_6_compilerLog,_6_configNames,_6_configurationFilesOf,_6_count,_6_definitionLengthMax,
_6_diskFailure,_6_documentAt,_6_emptyFacts,_6_failed,_6_failedRun,_6_findExecutable,_6_findInterpreter,_6_findPin,_6_findProfile,_6_frameworkOf,_6_goModule,_6_inMode,
_6_insideOf,_6_installLine,_6_interpreterOf,_6_isCapable,_6_isPlace,_6_isProgram,_6_keysAt,_6_linkedPackages,_6_machine,_6_matcherOf,_6_mayName,_6_meantDigest,_6_meantVersion,
_6_modeOf,_6_namedBy,_6_noProgressOpen,_6_noToolchain,_6_noteChanged,_6_noteClosed,_6_noteOpened,_6_onlyProject,_6_outwardMessage,_6_ownProfiles,_6_ownServerId,
_6_parseConfiguration,_6_parseOwnServer,_6_placedJson,_6_positionEncoding,_6_profiles,_6_projectFolder,_6_providerOptions,_6_publishedForVersion,_6_publishedSinceOpened,
_6_questionCapabilities,_6_questionEncoding,_6_readSarif,_6_registry,_6_registryWith,_6_require_api,_6_require_api2,_6_runPython,_6_runTool,_6_safeSearchPath,_6_serversFolder,
_6_shapeOf,_6_shippedPins,_6_sourcesOf,_6_takePublication,_6_takeStatus,_6_texts,_6_toolchainPath,_6_uvWorkspace,_6_wantedDigest,_6_wantsOpenAndClose,_6_wantsSaves,
_6_wheel,_6_withAdditions,_6_withoutSettings,_6_workspaceMembers,_6_wrongCapabilities}from"./together-7204407A.js";import{_0_causeKinds,_0_causeOrOwnPlace,_0_compareFindings,_0_compareNullableText,_0_comparePaths,_0_comparePositions,_0_compareRanges,_0_compareText,_0_compareValues,
_0_countWhile,_0_dependencyToV1,_0_findingId,_0_findingStateTable,_0_findingStates,_0_findingsOf,_0_isInHead,_0_looksInWords,_0_normaliseMessage,_0_placesOf,_0_schedules,
_0_severities,_0_severityAtLeast,_0_severityRank,_0_sha256,_0_sideOf}from"./together-8458AAE9.js";import{_1_NotJson,_1_canonical,_1_depthMax,_1_isSameJson,_1_member,_1_parseStrict,_1_pointerTo,_1_valueAt,_1_wellFormed}from"./together-8458AAE9.js";import{_2_require_node_fs}from"./together-94D9BF94.js";import{require_node_path}from"./chunk-P4Q5FYTX.js";import{_2_andMore,_2_capitalized,_2_cut,_2_lastLines,_2_lineStarts,_2_lines,_2_plural,_2_positionAt,_2_rangeWithin,_2_shortId,_2_shorten,_2_threeDigits}from"./together-62288924.js";import{_3_init_node_22}from"./together-62288924.js";import{_4___callDispose,_4___commonJS,_4___esm,_4___export,_4___require,_4___toBinaryNode,_4___toCommonJS,_4___toESM,_4___using}from"./together-62288924.js";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require2=lanserCreateRequire(import.meta.url);_3_init_node_22();var import_node_path3=_4___toESM(require_node_path(),1);_3_init_node_22();
function hiddenBlame(base,stops){return(stops.at(-1)?.hidden??[]).map(one=>{let blame=blameOf(one,base,stops);return blame===null?one:{...one,blame}})}function blameOf(one,base,stops){
let now=countOf(one,stops.at(-1)?.hidden??[]),since=stops.at(-1),skipped=!1;for(let stop of stops.slice(0,-1).toReversed()){if(stop.hidden===null){skipped=!0;continue}
let before=countOf(one,stop.hidden);if(before===now){since=stop,skipped=!1;continue}return since===void 0||before>0||mayHaveMoved(one,stop.hidden,since.hidden??
[])?null:skipped?{commit:since.commit,since:stop.commit??base}:{commit:since.commit}}return since===void 0?null:skipped?{commit:since.commit,since:base}:{commit:since.
commit}}function countOf({path,why},among){return among.filter(other=>other.path===path&&other.why===why).length}function mayHaveMoved({why},before,after){return before.
some(old=>old.why===why&&countOf(old,after)<countOf(old,before))}_3_init_node_22();_3_init_node_22();_3_init_node_22();function carriedNews(before,after,change){
return new Map([...after.sides].flatMap(([server,head])=>{let base=before.sides.get(server),of=({news})=>news.filter(one=>one.server===server),old=new Map(of(before).
map(one=>[placeKey(one,one),one.id]));if(base===void 0||old.size===0)return[];let pairs=_18_compareSides(change,{base,head}).findings.flatMap(one=>one.base===null?
[]:[[placeKey(one,one),placeKey(one,one.base)]]),cameFrom=new Map(pairs);return of(after).flatMap(one=>{let was=old.get(cameFrom.get(placeKey(one,one))??"");return was===
void 0?[]:[[one.id,was]]})}))}function placeKey({code},{path,range:{start:start2,end}}){return JSON.stringify([path,start2.line,start2.character,end.line,end.character,
code])}function lastStopOf({record,runs,tree},news,parser){let kept=news.length===0?[]:runs,sides=new Map(kept.map(run=>[run.server.id,keptSide(run.sides.head,parser)]));
return{tree,news,sides,ignore:record.ignore}}function keptSide(side,parser){let texts=new Map([..._6_lookedOf(side),...side.configurationFiles].map(path=>[path,
side.text(path)])),text=path=>texts.get(path);return{...side,text,reading:_8_createReadings(parser,side.languageId,text)}}async function carriedFrom(before,{repository,
runs,tree},news,profiles){if(before===null||before.news.length===0||news.length===0)return new Map;let isSource=path=>profiles.some(profile=>profile.isSource(path)),
changedFiles=_9_changedSources(await _9_treeChanges(repository,before.tree,tree),isSource),sides=new Map(runs.map(run=>[run.server.id,run.sides.head]));return carriedNews(
before,{news,sides},{changedFiles,ignore:before.ignore})}function nothingGone(){return{stops:[],last:null,relevant:new Set,hidden:[]}}async function walkTo(walking,warm){
let{path,request}=walking,way=nothingGone();for(let[at,stop]of path.slice(0,-1).entries()){if(request.signal.aborted)break;let{commit,tree}=stop,of=path.length;
request.progress({kind:"note",text:`commit ${at+1} of ${of}: ${_2_shortId(commit??tree)}`});let measured=await stopAt(walking,way,stop,warm),unscored=measured.kind===
"unscored"?measured.why:null;request.progress({kind:"commit",number:at+1,of,commit,unscored}),way.stops.push({commit,tree,measured})}return way}async function stopAt(walking,way,{
commit,tree,head},warm){let{base,policy}=walking;if(tree===base.tree)return way.last=null,way.hidden.push([]),asBase;let before=way.stops.at(-1);if(before!==void 0&&
before.tree===tree)return way.hidden.push(way.hidden.at(-1)??null),stayed(before.measured);let{tampering:_later,suggests:_ofHead,...request}=walking.request,inner={
...request,base:{kind:"exact",rev:base.commit},head:head??(commit===null?request.head:{kind:"commit",rev:commit}),traceFolder:void 0,progress:()=>{}},sharing={policyOfWalk:policyOfStop(
policy,warm),...warm===null?{}:{warm}};return(await measureStop(walking,inner,sharing,()=>Promise.resolve(way))).measured}function policyOfStop(policy,warm){let{
config,servers,summary}=policy;return{...policy,config:{...config,replay:"off",claims:"ignore",suggest:void 0},summary:warm===null?summary:{...summary,scope:summary.
scope??"affected"},servers:servers.map(one=>({...one,bump:null}))}}var asBase={kind:"measured",findings:[],safety:1,confidence:1,probes:{asked:0,silent:0},carried:new Map};
function stayed(measured){if(measured.kind==="unscored")return measured;let ids=measured.findings.filter(isOfHead).map(({id})=>[id,id]);return{...measured,carried:new Map(
ids)}}async function measureStop({host,hooks,parser,policy},request,sharing,wayTo){let profiles=policy.servers.map(({profile})=>profile),of=null,way=null,relevant=null,
result=await _9_runShared(host,request,hooks,{...sharing,measured:async run=>{let{record,runs,report}=run;relevant=new Set(runs.flatMap(one=>[..._13_relevantTo(
record,one)]));let{reward}=report;if(reward===null)return;let findings=differing(report),news=findings.filter(isOfHead),{safety,alpha_conf}=reward["pr-v2"].components,
found={kind:"measured",findings,safety,confidence:alpha_conf,probes:probesOf(run),shown:shownIn(report)};way=await wayTo(found);let carried=await carriedFrom(way.
last,run,news,profiles);way.last=lastStopOf(run,news,parser),of={...found,carried}}}),{hidden,reward:scored}=result.report;way??=await wayTo(null);for(let path of relevant??
[])way.relevant.add(path);way.hidden.push(hidden.length===0&&scored===null?null:hidden);let why=result.report.unscored??"it was not measured";return{result,measured:of??
{kind:"unscored",why},relevant}}function probesOf({runs,report}){return{asked:runs.flatMap(({roots})=>roots.flatMap(({probed})=>probed?.answers??[])).length,silent:silentIn(
report)}}_3_init_node_22();var import_node_fs3=_4___toESM(_2_require_node_fs(),1),import_node_path2=_4___toESM(require_node_path(),1);_3_init_node_22();var import_node_fs=_4___toESM(
_2_require_node_fs(),1),import_vscode_languageserver_protocol=_4___toESM(_6_require_api2(),1);function openWarmServers(host,sessionsMax){let warm=new Map,starting=new Set,
started=0,areWell=!0,end=async name=>{let one=warm.get(name);warm.delete(name),await one?.stop()===!1&&(areWell=!1)},endAll=()=>Promise.all([...warm.keys()].map(
end)),begin=async(side,state)=>{started+=1,starting.add(nameOf(state));try{let begun=await start(host,{...side,scratch:`${side.scratch}-${started}`},state);return"\
files"in begun||warm.set(nameOf(state),begun),begun}finally{starting.delete(nameOf(state))}};return{hasRoom:one=>warm.has(nameOf(one))||warm.size+starting.size<
sessionsMax,isRunning:one=>warm.has(nameOf(one)),observe:async(side,state)=>{let name=nameOf(state),known=warm.get(name);if(known!==void 0&&await goOn(known,side,
state)){let observation2=await ask(known,host,side);if(isWell(observation2))return observation2}await end(name);let fresh=await begin(side,state);if("files"in fresh)
return fresh;let observation={...await ask(fresh,host,side),ready:fresh.ready};return isWell(observation)||await end(name),observation},exchange:()=>{let before=new Map(
warm);warm.clear();for(let[name,one]of before)warm.set(exchanged(name),one);for(let[name,one]of before){let from=isOfBase(name)?one:before.get(exchanged(name)),
known=from?.known;from===void 0||known===void 0||one.known===void 0||(one.known={files:new Map(known.files),probes:new Map},one.knownOf=from.knownOf)}},end:async()=>(await endAll(),
areWell),[Symbol.asyncDispose]:async()=>{await endAll()}}}function nameOf({unit,session}){return`${unit} ${session}`}var sideIn=/(?<= )(?:base|head)(?=$|-)/u;function isOfBase(name){
return sideIn.exec(name)?.[0]==="base"}function exchanged(name){return name.replace(sideIn,side=>side==="base"?"head":"base")}function isWell({failure,probes}){
return failure===void 0&&(probes?.failure??null)===null}function settingOf({profile,context},{rest}){return _0_sha256(_1_canonical({context,configuration:profile.
configuration(_6_onlyProject(context)),rest}))}async function start(host,side,state){let{profile,context,scratch}=side;for(let folder of _8_scratchFolders(scratch))
(0,import_node_fs.mkdirSync)(folder,{recursive:!0});let environment=_8_childEnvironment({host,path:profile.searchPath(context.serverFolder),forbiddenFolders:[side.
repository,context.root],scratch,profile:_8_variablesOf(profile,context.serverFolder)}),transport=_8_openServer(host,side,environment),abort=()=>{transport.close()};
side.signal.addEventListener("abort",abort,{once:!0}),side.signal.aborted&&abort();let options=_8_optionsOf(host,side,transport),conversation=_8_converse(options),
{shutdownMsMax,exitMsMax}=profile.limits,stop=async()=>{side.signal.removeEventListener("abort",abort);let stopped=await conversation.session.stop(shutdownMsMax,
exitMsMax);return stopped.kind==="result"||stopped.kind==="error"},made=await _8_makeReady({...options,programFiles:side.schedule.programFiles},conversation).catch(
async error=>{throw await stop(),error});if(made.failure!==void 0)return await stop(),_8_failedObservation(options,conversation,made.failure);let{blobs}=state,known=!side.
schedule.keepsOpen&&profile.diagnostics.kind!=="push"?_8_nothingKnown():void 0,setting=settingOf(side,state),{evidence}=made;return{conversation,transport,setting,
scratch,blobs,known,knownOf:blobs,ready:evidence,stop}}async function ask({conversation,transport,scratch,known},host,side){let options={..._8_optionsOf(host,{...side,
scratch},transport),...known===void 0?{}:{known}};options.progress(0,0);let deadline=host.clock.now()+side.profile.limits.totalMsMax,observation=await _8_askSchedule(
options,conversation,{deadline,before:null});return observation.failure?.code==="server-crashed"&&!side.signal.aborted&&side.crashed?.(transport.stderrTail()),_8_orCancelled(
side,observation)}async function goOn(warm,side,state){let{profile,context,schedule}=side,{session}=warm.conversation;if(profile.walks===void 0||session.end()!==
void 0||warm.setting!==settingOf(side,state))return!1;let changes=_9_differing(warm.blobs,state.blobs);if(changes.some(({path})=>state.mattersToAll(path)))return!1;
if(warm.known!==void 0&&_9_differing(warm.knownOf,state.blobs).length>0&&_8_forget(warm.known,state.mattering(warm.knownOf)),warm.blobs=warm.knownOf=state.blobs,
changes.length===0)return!0;let{listed}=profile.walks,listing=_8_awaitListing(session,listed,takenInMsMax);session.tell(_9_eventsOf(context.root,changes));let isListedAnew=changes.
some(({path,type})=>type!==import_vscode_languageserver_protocol.FileChangeType.Changed&&profile.isSource(path));return listed===null||!isListedAnew||await listing()===
schedule.programFiles}var takenInMsMax=1e4;_3_init_node_22();var import_node_fs2=_4___toESM(_2_require_node_fs(),1),import_node_path=_4___toESM(require_node_path(),
1);function keepWorkspaces(of){let{parser,...own}=of,{folder,servers}=own,known=new Map,steps=[],installed,last,isExchanged=!1,place=side=>isExchanged?otherSide[side]:
side,remove=isKept=>{for(let name of(0,import_node_fs2.readdirSync)(folder))isKept(name)||(0,import_node_fs2.rmSync)((0,import_node_path.join)(folder,name),{recursive:!0,
force:!0})};return{...own,readings:_9_keepReadings(parser),empty:()=>remove(name=>isHome(name)||isOfPlace(name,place("base"))),place,exchange:()=>{servers.exchange(),
isExchanged=!0,remove(isHome);for(let name of known.keys())isOfBase2(name)&&known.delete(name)},kept:(name,of2,make)=>{let before=known.get(name);if(before?.of===
of2)return before.value;let value=make();return known.set(name,{of:of2,value}),value},installed:places=>(installed?.of!==places.join("\0")&&(installed={of:places.
join("\0"),packages:_0_packagesIn(places)}),installed.packages),step:({base,head},found)=>{if(!isExchanged)return;last??={files:base,state:stateOfFiles(base)};let state=stateOfFiles(
head);steps.push({from:last.state,to:state,mattering:between(last.files,head,found)}),last={files:head,state}},mattering:(before,now)=>{let[was,is]=[stateOf(before),
stateOf(now)],between2=steps.slice(steps.findLastIndex(({from})=>from===was)),all=between2.flatMap(({mattering})=>mattering??[]);return between2[0]?.from!==was||
between2.at(-1)?.to!==is||all.length<between2.length?null:{files:new Set(all.flatMap(({files})=>[...files])),near:new Set(all.flatMap(({near})=>[...near])),edited:new Set(
all.flatMap(({edited})=>[...edited]))}}}}function between(before,now,found){let old=new Map(before.map(({path,blob})=>[path,blob])),isSame=old.size===now.length&&
now.every(({path})=>old.has(path)),edited=now.filter(({path,blob})=>old.get(path)!==blob);if(!isSame||edited.some(({path})=>_0_languageOf(path)===void 0))return null;
try{let{mode,files,near}=found(before);return mode==="full"?null:{files:new Set(files.map(({path})=>path)),near,edited:new Set(edited.map(({path})=>path))}}catch(error){
if(error instanceof _0_TextGone)return null;throw error}}function stateOfFiles(files){return stateOf(new Map(files.map(({path,blob})=>[path,blob])))}function stateOf(blobs){
return _0_sha256(_1_canonical([...blobs].sort(([one],[other])=>_0_compareText(one,other))))}var otherSide={base:"head",head:"base"};function isHome(name){return name.
startsWith(_0_homePrefix)}function isOfPlace(name,place){return name===place||name.startsWith("toolchain-")&&name.endsWith(`-${place}`)}function isOfBase2(name){
return name==="base"||name.startsWith("base ")}async function walkWarm(walking,request,folder,toHead){var _stack=[];try{let{host,path,parser}=walking,last=path.
at(-1);if(last===void 0)throw new Error("A walk has an end.");(0,import_node_fs3.mkdirSync)(folder);let sessionsMax=Math.max(sessionsMin,Math.floor(host.capacity().
freeBytes/bytesPerSession)),repository=_4___using(_stack,await _0_openRepository({...host,temporaryFolder:(0,import_node_path2.dirname)(folder)},request.repository),
!0),servers=_4___using(_stack,openWarmServers(host,sessionsMax),!0),trees=[walking.base.tree,...path.map(({tree})=>tree)],warm=keepWorkspaces({folder,servers,repository,
parser,trees}),found=null,first=nothingGone(),writes=[],sharing=request.traceFolder===void 0&&sessionsMax>=sessionsOfRoot?{warm,hold:write=>{writes.push(write)}}:
{};toHead();let own=await measureStop(walking,request,sharing,of=>(found=of,Promise.resolve(first)));if(request.signal.aborted)return{way:nothingGone(),own,difference:null};
warm.exchange();let way=await walkTo(walking,warm),head=await stopAt(walking,{...way,hidden:[...way.hidden]},last,warm),areWell=await servers.end();if(request.signal.
aborted)return{way,own,difference:null};let difference=(request.tampering?.()??[]).length>0?"something wrote to the runner's command files while servers walked:\
 every commit was looked at by fresh ones":areWell?differenceOf(head,found):inWords("one was not well to its end");if(difference===null)for(let write of writes)
write();for(let one of own.relevant??[])way.relevant.add(one);way.hidden.push(...first.hidden);let measured=own.measured.kind==="measured"&&head.kind==="measure\
d"?{...own.measured,carried:head.carried}:own.measured;return{way,own:{...own,measured},difference}}catch(_){var _error=_,_hasError=!0}finally{var _promise=_4___callDispose(
_stack,_error,_hasError);_promise&&await _promise}}var sessionsOfRoot=4,sessionsMin=2,bytesPerSession=1.5*1024**3;function differenceOf(warm,fresh){if(warm.kind===
"unscored")return fresh===null?null:inWords(`they have no reward for it: ${warm.why}`);if(fresh===null)return inWords("fresh ones have no reward for it");let[ours,
theirs]=[warm,fresh].map(({findings})=>new Map(findings.map(one=>[textOf(one),one]))),[gone,come]=[without(ours,theirs),without(theirs,ours)],[first]=[...gone,...come];
if(first!==void 0){let place=`${first.path}:${first.range.start.line+1} ${first.code??"without a code"}`;return inWords(`${_2_plural(Math.max(gone.length,come.length),
"finding")}, first ${place}`)}return warm.safety===fresh.safety&&warm.confidence===fresh.confidence?null:inWords(`confidence ${warm.confidence} instead of ${fresh.
confidence}`)}function without(some=new Map,others=new Map){return[...some].flatMap(([text,one])=>others.has(text)?[]:[one])}function textOf({id,state,path,range,
code,severity,message,proof}){return _1_canonical({id,state,path,range,code,severity,message,proof:proof?.kind??null})}function inWords(what){return`the servers\
 that walked from commit to commit found something else in head than fresh ones (${what}): every commit was looked at by fresh ones`}var commitsMax=250;async function runWalk(host,request,hooks,kind,looking){
var _stack=[];try{let scratch=_4___using(_stack,_0_makeScratch(host)),repository=_4___using(_stack,await _0_openRepository({...host,temporaryFolder:scratch.folder},
request.repository),!0),revisions=await _0_resolveRevisions(repository,request);if(revisions.kind==="unavailable")return{...await _9_runShared(host,request,hooks,
{}),steps:[]};let policy=await _9_readPolicy(repository,revisions,request),path=typeof kind=="string"?await pathOf(repository,revisions,kind,request):await kind(
repository,revisions.base),walking={host,hooks,request:{...request,cacheFolder:request.cacheFolder??(0,import_node_path3.join)(scratch.folder,"cache"),observations:request.
observations??{folder:(0,import_node_path3.join)(scratch.folder,"observations"),use:"read-write",bytesMax:_1_storeBytesMax}},policy,parser:await _7_parserFor(policy.
servers.map(({profile})=>profile)),base:revisions.base,path},head=path.at(-1);if(head===void 0)throw new Error("A walk has an end.");let isSpared=!policy.servers.
every(({profile})=>profile.walks!==void 0),asked=looking==="cold"||isSpared?walking.request:{...walking.request,observations:request.observations??null},toHead=()=>path.
length>1&&request.progress({kind:"note",text:`commit ${path.length} of ${path.length}: head`}),warm=looking==="warm"&&path.length>1?await walkWarm(walking,asked,
(0,import_node_path3.join)(scratch.folder,"walk"),toHead):null,difference=warm?.difference??null;difference!==null&&request.progress({kind:"note",text:difference});
let{way,own}=warm!==null&&difference===null?warm:await walkFresh(walking,asked,toHead),{result,measured,relevant}=own;request.progress(commitEvent(measured,head,
path.length,path.length));let stops=[...way.stops,{commit:head.commit,tree:head.tree,measured}],walked=walk({base:revisions.base,stops,baseDiagnostics:result.report.
reward?.diagnostics.base??0,counting:{relevant:relevant??way.relevant,severities:_13_countedSeverities},weights:policy.summary.reward.weights});for(let step of walked.
steps)request.progress({kind:"step",step});let judged=kind==="endpoints"?result.report:_8_withStepClaims(result.report,walked.steps),hidden=hiddenBlame(revisions.
base.commit,stops.map(({commit},at)=>({commit,hidden:way.hidden[at]??null}))),told=difference===null?judged:withLimit(judged,_2_limit("walk-differs",difference)),
report=blamed(told,kind,walked);return{...result,report:kind==="endpoints"||report.hidden.length===0?report:{...report,hidden},steps:walked.steps}}catch(_){var _error=_,
_hasError=!0}finally{var _promise=_4___callDispose(_stack,_error,_hasError);_promise&&await _promise}}async function walkFresh(walking,request,toHead){let way=await walkTo(
walking,null);return toHead(),{way,own:await measureStop(walking,request,{},()=>Promise.resolve(way))}}function commitEvent(measured,{commit},number,of){return{
kind:"commit",number,of,commit,unscored:measured.kind==="unscored"?measured.why:null}}async function pathOf(repository,{base,head,annotate},kind,{progress}){let tip=annotate?.
commit??head.commit??await _0_resolveRevision(repository,"HEAD");if(kind==="endpoints"||tip===void 0)return[head];let chain=await _9_chainOf(repository,base.commit,
tip,commitsMax);if(chain.kind!=="chain"){let why=chain.kind==="cut"?"its history is not all here":`it has more than ${commitsMax} commits`;return progress({kind:"\
note",text:`the change is one step: ${why}`}),[head]}let places=chain.commits.map(({commit,tree})=>({commit,tree})),last=places.at(-1);return last===void 0||last.
commit===head.commit?last===void 0?[head]:places:head.commit===null&&last.tree===head.tree?places:[...places,head]}function withLimit(report,one){return{...report,
limits:[...report.limits,one]}}function blamed(report,kind,{blame,silenced}){if(kind==="endpoints")return report;let withBlame=one=>{let[found,silent]=[blame.get(
one.id),silenced.get(one.id)];return found===void 0?one:silent===void 0?{...one,blame:found}:{...one,blame:found,silenced:silent}};return{...report,findings:report.
findings.map(withBlame),off:report.off.map(withBlame)}}export{commitsMax,runWalk};
