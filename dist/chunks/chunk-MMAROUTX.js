import{createRequire as lanserCreateRequire}from"node:module";import{differing,isOfHead,shownIn,silentIn,stepBetween,walk}from"./chunk-S76NONGL.js";import{brokenSteps,readForeign,recheck,reportBytesMax,rewardAgain,stepAgain,withDoubt,withStepClaims}from"./chunk-VX7E7FOG.js";import{_6_changedSources,_6_endedResult,_6_keepReadings,_6_lookAtUnits,_6_readPolicy,_6_rememberReadings,_6_require_promises,_6_runGate,_6_runShared,_6_unitsOf}from"./together-C22C8F89.js";import{_0_TextGone,_0_affectedFiles,_0_affectedSteps,_0_allHold,_0_ambientReasons,_0_createSources,_0_handingPackages,_0_importedBy,_0_isManifest,_0_isWhole,_0_languageOf,
_0_othersOf,_0_ownPackages,_0_wholeReasons,_0_withoutText}from"./together-13EC896B.js";import{_9_conclude,_9_concludeUnmeasured,_9_differingFiles,_9_isSameVersion,_9_lookAlone,_9_measure,_9_nameKey,_9_packageChanges,_9_relevantTo,_9_unsurePackageOf}from"./together-C22C8F89.js";import{_11_compareSides,_11_ignoring}from"./together-C22C8F89.js";import{_12_chainOf,_12_isClaimsFile,_12_parseClaims,_12_readClaims,_12_treeChanges}from"./together-C22C8F89.js";import{_13_askForFixes,_13_changedSourcesOf,_13_configurationDoubts,_13_countedSeverities,_13_gainOf,_13_goneUnderOwn,_13_hasItsChanged,_13_hasItsClaims,_13_hasItsConfiguration,
_13_hasItsSuggestions,_13_isUnproven,_13_judge,_13_judgeClaims,_13_labelGrants,_13_meanOf,_13_planKnown,_13_prV1,_13_prV2,_13_proofsOf,_13_reason,_13_score,_13_scoreChange,
_13_suggestionsOf,_13_trailerGrants,_13_unusedGrants,_13_waive,_13_waiveReasons,_13_withHeadConfiguration,_13_withProof,_13_withoutRivals}from"./together-C22C8F89.js";import{_1_childEnvironment,_1_differing,_1_inStages,_1_openServerPool,_1_scratchFolders,_1_toDiagnostics,_1_variablesOf}from"./together-B33AEA57.js";import{_0_metadataIn,_0_modulesOf,_0_nameOf,_0_needsAmong,_0_packagesIn,_0_pythonNeeds,_0_readIfThere,_0_sitesIn,_0_versionOf}from"./together-BAA0EB32.js";import{_6_parserFor}from"./together-B33AEA57.js";import{_7_BrokenTrace,_7_askNew,_7_askSchedule,_7_atEnd,_7_bytesPerCheckpoint,_7_chainStart,_7_converse,_7_createReadings,_7_createScrubber,_7_decodeFrame,_7_entryKinds,
_7_faultText,_7_fixingProfile,_7_followPlan,_7_forget,_7_hashedText,_7_heardSoFar,_7_isProbesFollow,_7_isWell,_7_lineBytesMax,_7_makeReady,_7_nothingKnown,_7_observe,
_7_openTrace,_7_placeholder,_7_placesOf,_7_portable,_7_probesFollow,_7_readSeekTable,_7_recordOfRounds,_7_recordTransport,_7_refusedObservation,_7_resultOf,_7_scheduleDigest,
_7_sha256Text,_7_shutDown,_7_timeSuffix,_7_traceBytesMax,_7_traceSchema,_7_withTime,_7_zstdMagic}from"./together-B33AEA57.js";import{_1_patchedTrees,_1_resolveRevisions}from"./together-13EC896B.js";import{_2_homePrefix,_2_isHomeOf,_2_makeRunFolder,_2_makeScratch}from"./together-C5FF26DD.js";import{_1_openStore,_1_storeBytesMax}from"./together-486CCF6F.js";import{_0_DamagedObjects,_0_GitFailed,_0_checkObjects,_0_entriesIn,_0_failed,_0_fileBytesMax,_0_hasFolderAt,_0_isObjectId,_0_metaBytesMax,_0_openRepository,_0_readBlob,
_0_readCommit,_0_readFileAt,_0_require_promises,_0_resolveAll,_0_resolveRevision,_0_treeMode,_0_typeOf}from"./together-6B399DDD.js";import{_15_aboutScope,_15_answerTo,_15_answersIn,_15_baseLook,_15_besideOn,_15_canSee,_15_canSilence,_15_censusOf,_15_changeFor,_15_checkersOf,_15_codePathsOf,_15_controlLook,
_15_explanations,_15_fileEscapes,_15_foundWithout,_15_graphOf,_15_heardIn,_15_importsBy,_15_isUnread,_15_listedWith,_15_lookAt,_15_lookedFiles,_15_lookedOf,_15_openedIn,
_15_pathsOf,_15_planCensus,_15_planLooks,_15_probeName,_15_recordedScope,_15_scopeFor,_15_scopeIn,_15_seedWord,_15_shadows,_15_silentIn,_15_sizeOf,_15_takenMembers,
_15_unassignedNames,_15_unlooked,_15_unreadFiles,_15_widenedAsks,_15_withinScope}from"./together-B33AEA57.js";import{_2_doubtfulLimits,_2_isDoubtful,_2_isJudged,_2_isWaivable,_2_limit,_2_waivableReasons}from"./together-BAA0EB32.js";import{_0_causeKinds,_0_causeOrOwnPlace,_0_compareFindings,_0_compareNullableText,_0_comparePaths,_0_comparePositions,_0_compareRanges,_0_compareText,_0_compareValues,
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
map(one=>[placeKey(one,one),one.id]));if(base===void 0||old.size===0)return[];let pairs=_11_compareSides(change,{base,head}).findings.flatMap(one=>one.base===null?
[]:[[placeKey(one,one),placeKey(one,one.base)]]),cameFrom=new Map(pairs);return of(after).flatMap(one=>{let was=old.get(cameFrom.get(placeKey(one,one))??"");return was===
void 0?[]:[[one.id,was]]})}))}function placeKey({code},{path,range:{start,end}}){return JSON.stringify([path,start.line,start.character,end.line,end.character,code])}
function lastStopOf({record,runs,tree},news,parser){let kept=news.length===0?[]:runs,sides=new Map(kept.map(run=>[run.server.id,keptSide(run.sides.head,parser)]));
return{tree,news,sides,ignore:record.ignore}}function keptSide(side,parser){let texts=new Map([..._15_lookedOf(side),...side.configurationFiles].map(path=>[path,
side.text(path)])),text=path=>texts.get(path);return{...side,text,reading:_7_createReadings(parser,side.languageId,text)}}async function carriedFrom(before,{repository,
runs,tree},news,profiles){if(before===null||before.news.length===0||news.length===0)return new Map;let isSource=path=>profiles.some(profile=>profile.isSource(path)),
changedFiles=_6_changedSources(await _12_treeChanges(repository,before.tree,tree),isSource),sides=new Map(runs.map(run=>[run.server.id,run.sides.head]));return carriedNews(
before,{news,sides},{changedFiles,ignore:before.ignore})}function nothingGone(){return{stops:[],last:null,relevant:new Set,hidden:[]}}async function walkTo(walking,warm){
let{path,request}=walking,way=nothingGone();for(let[at,stop]of path.slice(0,-1).entries()){if(request.signal.aborted)break;let{commit,tree}=stop,of=path.length;
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
result=await _6_runShared(host,request,hooks,{kind:"walk",...of,measured:async run=>{let{record,runs,report}=run;relevant=new Set(runs.flatMap(one=>[..._9_relevantTo(
record,one)]));let{reward}=report;if(reward===null)return;let findings=differing(report),news=findings.filter(isOfHead),{safety,alpha_conf}=reward["pr-v2"].components,
found={kind:"measured",findings,safety,confidence:alpha_conf,probes:probesOf(run),shown:shownIn(report)};way=await wayTo(found);let carried=await carriedFrom(way.
last,run,news,profiles);way.last=lastStopOf(run,news,parser),stop={...found,carried}}}),{hidden,reward:scored}=result.report;way??=await wayTo(null);for(let path of relevant??
[])way.relevant.add(path);way.hidden.push(hidden.length===0&&scored===null?null:hidden);let why=result.report.unscored??"it was not measured";return{result,measured:stop??
{kind:"unscored",why},relevant}}function probesOf({runs,report}){return{asked:runs.flatMap(({roots})=>roots.flatMap(({probed})=>probed?.answers??[])).length,silent:silentIn(
report)}}_3_init_node_22();var import_node_fs2=_4___toESM(_2_require_node_fs(),1),import_node_path2=_4___toESM(require_node_path(),1);_3_init_node_22();var import_node_fs=_4___toESM(
_2_require_node_fs(),1),import_node_path=_4___toESM(require_node_path(),1);function keepWorkspaces(of){let{parser,...own}=of,{folder,pool}=own,known=new Map,steps=[],
installed,last,isExchanged=!1,place=side=>isExchanged?otherSide[side]:side,remove=isKept=>{for(let name of(0,import_node_fs.readdirSync)(folder))isKept(name)||(0,import_node_fs.
rmSync)((0,import_node_path.join)(folder,name),{recursive:!0,force:!0})};return{...own,readings:_6_keepReadings(parser),empty:()=>remove(name=>isHome(name)||isOfPlace(
name,place("base"))),place,exchange:()=>{pool.walk.exchange(),isExchanged=!0,remove(isHome);for(let name of known.keys())isOfBase(name)&&known.delete(name)},kept:(name,of2,make)=>{
let before=known.get(name);if(before?.of===of2)return before.value;let value=make();return known.set(name,{of:of2,value}),value},installed:places=>(installed?.of!==
places.join("\0")&&(installed={of:places.join("\0"),packages:_0_packagesIn(places)}),installed.packages),step:({base,head},found)=>{if(!isExchanged)return;last??=
{files:base,state:stateOfFiles(base)};let state=stateOfFiles(head);steps.push({from:last.state,to:state,mattering:between(last.files,head,found)}),last={files:head,
state}},mattering:(before,now)=>{let[was,is]=[stateOf(before),stateOf(now)],between2=steps.slice(steps.findLastIndex(({from})=>from===was)),all=between2.flatMap(
({mattering})=>mattering??[]);return between2[0]?.from!==was||between2.at(-1)?.to!==is||all.length<between2.length?null:{files:new Set(all.flatMap(({files})=>[...files])),
near:new Set(all.flatMap(({near})=>[...near])),edited:new Set(all.flatMap(({edited})=>[...edited]))}}}}function between(before,now,found){let old=new Map(before.
map(({path,blob})=>[path,blob])),isSame=old.size===now.length&&now.every(({path})=>old.has(path)),edited=now.filter(({path,blob})=>old.get(path)!==blob);if(!isSame||
edited.some(({path})=>_0_languageOf(path)===void 0))return null;try{let{mode,files,near}=found(before);return mode==="full"?null:{files:new Set(files.map(({path})=>path)),
near,edited:new Set(edited.map(({path})=>path))}}catch(error){if(error instanceof _0_TextGone)return null;throw error}}function stateOfFiles(files){return stateOf(
new Map(files.map(({path,blob})=>[path,blob])))}function stateOf(blobs){return _0_sha256(_1_canonical([...blobs].sort(([one],[other])=>_0_compareText(one,other))))}
var otherSide={base:"head",head:"base"};function isHome(name){return name.startsWith(_2_homePrefix)}function isOfPlace(name,place){return name===place||name.startsWith(
"toolchain-")&&name.endsWith(`-${place}`)}function isOfBase(name){return name==="base"||name.startsWith("base ")}async function walkWarm(walking,request,folder,toHead){
var _stack=[];try{let{host,path,parser}=walking,last=path.at(-1);if(last===void 0)throw new Error("A walk has an end.");(0,import_node_fs2.mkdirSync)(folder);let repository=_4___using(
_stack,await _0_openRepository({...host,temporaryFolder:(0,import_node_path2.dirname)(folder)},request.repository),!0),pool=_4___using(_stack,_1_openServerPool(
host),!0),trees=[walking.base.tree,...path.map(({tree})=>tree)],warm=keepWorkspaces({folder,pool,repository,parser,trees}),found=null,first=nothingGone(),writes=[],
isShared=request.traceFolder===void 0&&pool.walk.holdsRoot,run={policy:null,warm:isShared?warm:null,hold:isShared?write=>{writes.push(write)}:null};toHead();let own=await measureStop(
walking,request,run,of=>(found=of,Promise.resolve(first)));if(request.signal.aborted)return{way:nothingGone(),own,difference:null};warm.exchange();let way=await walkTo(
walking,warm),head=await stopAt(walking,{...way,hidden:[...way.hidden]},last,warm),areWell=await pool.walk.end();if(request.signal.aborted)return{way,own,difference:null};
let difference=(request.tampering?.()??[]).length>0?"something wrote to the runner's command files while servers walked: every commit was looked at by fresh one\
s":areWell?differenceOf(head,found):inWords("one was not well to its end");if(difference===null)for(let write of writes)write();for(let one of own.relevant??[])
way.relevant.add(one);way.hidden.push(...first.hidden);let measured=own.measured.kind==="measured"&&head.kind==="measured"?{...own.measured,carried:head.carried}:
own.measured;return{way,own:{...own,measured},difference}}catch(_){var _error=_,_hasError=!0}finally{var _promise=_4___callDispose(_stack,_error,_hasError);_promise&&
await _promise}}function differenceOf(warm,fresh2){if(warm.kind==="unscored")return fresh2===null?null:inWords(`they have no reward for it: ${warm.why}`);if(fresh2===
null)return inWords("fresh ones have no reward for it");let[ours,theirs]=[warm,fresh2].map(({findings})=>new Map(findings.map(one=>[textOf(one),one]))),[gone,come]=[
without(ours,theirs),without(theirs,ours)],[first]=[...gone,...come];if(first!==void 0){let place=`${first.path}:${first.range.start.line+1} ${first.code??"with\
out a code"}`;return inWords(`${_2_plural(Math.max(gone.length,come.length),"finding")}, first ${place}`)}return warm.safety===fresh2.safety&&warm.confidence===
fresh2.confidence?null:inWords(`confidence ${warm.confidence} instead of ${fresh2.confidence}`)}function without(some=new Map,others=new Map){return[...some].flatMap(
([text,one])=>others.has(text)?[]:[one])}function textOf({id,state,path,range,code,severity,message,proof}){return _1_canonical({id,state,path,range,code,severity,
message,proof:proof?.kind??null})}function inWords(what){return`the servers that walked from commit to commit found something else in head than fresh ones (${what}\
): every commit was looked at by fresh ones`}var commitsMax=250;async function runWalk(host,request,hooks,kind,looking){var _stack=[];try{let scratch=_4___using(
_stack,_2_makeScratch(host)),repository=_4___using(_stack,await _0_openRepository({...host,temporaryFolder:scratch.folder},request.repository),!0),revisions=await _1_resolveRevisions(
repository,request);if(revisions.kind==="unavailable")return{...await _6_runShared(host,request,hooks,{kind:"alone"}),steps:[]};let policy=await _6_readPolicy(repository,
revisions,request),path=typeof kind=="string"?await pathOf(repository,revisions,kind,request):await kind(repository,revisions.base),walking={host,hooks,request:{
...request,cacheFolder:request.cacheFolder??(0,import_node_path3.join)(scratch.folder,"cache"),observations:request.observations??{folder:(0,import_node_path3.join)(
scratch.folder,"observations"),use:"read-write",bytesMax:_1_storeBytesMax}},policy,parser:await _6_parserFor(policy.servers.map(({profile})=>profile)),base:revisions.
base,path},head=path.at(-1);if(head===void 0)throw new Error("A walk has an end.");let isSpared=!policy.servers.every(({profile})=>profile.walks!==void 0),asked=looking===
"cold"||isSpared?walking.request:{...walking.request,observations:request.observations??null},toHead=()=>path.length>1&&request.progress({kind:"note",text:`comm\
it ${path.length} of ${path.length}: head`}),warm=looking==="warm"&&path.length>1?await walkWarm(walking,asked,(0,import_node_path3.join)(scratch.folder,"walk"),
toHead):null,difference=warm?.difference??null;difference!==null&&request.progress({kind:"note",text:difference});let{way,own}=warm!==null&&difference===null?warm:
await walkFresh(walking,asked,toHead),{result,measured,relevant}=own;request.progress(commitEvent(measured,head,path.length,path.length));let stops=[...way.stops,
{commit:head.commit,tree:head.tree,measured}],walked=walk({base:revisions.base,stops,baseDiagnostics:result.report.reward?.diagnostics.base??0,counting:{relevant:relevant??
way.relevant,severities:_13_countedSeverities},weights:policy.summary.reward.weights});for(let step of walked.steps)request.progress({kind:"step",step});let judged=kind===
"endpoints"?result.report:withStepClaims(result.report,walked.steps),hidden=hiddenBlame(revisions.base.commit,stops.map(({commit},at)=>({commit,hidden:way.hidden[at]??
null}))),told=difference===null?judged:withLimit(judged,_2_limit("walk-differs",difference)),report=blamed(told,kind,walked);return{...result,report:kind==="end\
points"||report.hidden.length===0?report:{...report,hidden},steps:walked.steps}}catch(_){var _error=_,_hasError=!0}finally{var _promise=_4___callDispose(_stack,
_error,_hasError);_promise&&await _promise}}var fresh={policy:null,warm:null,hold:null};async function walkFresh(walking,request,toHead){let way=await walkTo(walking,
null);return toHead(),{way,own:await measureStop(walking,request,fresh,()=>Promise.resolve(way))}}function commitEvent(measured,{commit},number,of){return{kind:"\
commit",number,of,commit,unscored:measured.kind==="unscored"?measured.why:null}}async function pathOf(repository,{base,head,annotate},kind,{progress}){let tip=annotate?.
commit??head.commit??await _0_resolveRevision(repository,"HEAD");if(kind==="endpoints"||tip===void 0)return[head];let chain=await _12_chainOf(repository,base.commit,
tip,commitsMax);if(chain.kind!=="chain"){let why=chain.kind==="cut"?"its history is not all here":`it has more than ${commitsMax} commits`;return progress({kind:"\
note",text:`the change is one step: ${why}`}),[head]}let places=chain.commits.map(({commit,tree})=>({commit,tree})),last=places.at(-1);return last===void 0||last.
commit===head.commit?last===void 0?[head]:places:head.commit===null&&last.tree===head.tree?places:[...places,head]}function withLimit(report,one){return{...report,
limits:[...report.limits,one]}}function blamed(report,kind,{blame,silenced}){if(kind==="endpoints")return report;let withBlame=one=>{let[found,silent]=[blame.get(
one.id),silenced.get(one.id)];return found===void 0?one:silent===void 0?{...one,blame:found}:{...one,blame:found,silenced:silent}};return{...report,findings:report.
findings.map(withBlame),off:report.off.map(withBlame)}}export{commitsMax,runWalk};
