import{createRequire as lanserCreateRequire}from"node:module";import{assertSchema,openedDocument,parseEntry,readTrace}from"./chunk-YFGFZHME.js";import{_7_filesDigest,_7_optionsOf,_7_placesOfToolchain,_7_placesOn,_7_readSourceText,_7_relativeIn,_7_relativeTo,_7_replaceCancelledFailure,_7_symbolsIn}from"./together-AECEBE8A.js";import{_12_resultOf}from"./together-AECEBE8A.js";import{_13_BrokenTrace,_13_askNew,_13_askSchedule,_13_bytesPerCheckpoint,_13_chainStart,_13_createReadings,_13_createScrubber,_13_decodeFrame,_13_discardIfUnhealthy,
_13_dropAffectedAnswers,_13_entryKinds,_13_faultText,_13_fixingProfile,_13_followPlan,_13_hashedText,_13_isProbesFollow,_13_isWell,_13_lineBytesMax,_13_makePortable,
_13_makeServerReady,_13_noKnownAnswers,_13_observe,_13_openTrace,_13_placeholder,_13_probesFollow,_13_readSeekTable,_13_readSessionBaseline,_13_recordOfRounds,_13_recordTransport,
_13_refusedObservation,_13_scheduleDigest,_13_scrubPlaces,_13_sha256Text,_13_shutDown,_13_startConversation,_13_timeSuffix,_13_traceBytesMax,_13_traceSchema,_13_withTime,
_13_zstdMagic}from"./together-AECEBE8A.js";import{_4_ownProfile,_4_programFact}from"./together-80818FEF.js";import{_31_projectText,_31_renamesIn,_31_withOtherNames,_31_withoutRepeats}from"./together-4E900249.js";import{_7_allConditions,_7_carryConfiguration,_7_configNames,_7_configurationFilesOf,_7_diskFailure,_7_expectedDigest,_7_expectedProgramDigest,_7_expectedVersion,
_7_filesBelow,_7_findExecutable,_7_findInterpreter,_7_findPin,_7_findProfile,_7_folderMove,_7_frameworkOf,_7_goModule,_7_installFailure,_7_installLine,_7_isProgram,
_7_keysAt,_7_machine,_7_memberAt,_7_noProgressOpen,_7_ownProfiles,_7_parseConfiguration,_7_parsedJson,_7_placedJson,_7_profiles,_7_publishedForVersion,_7_publishedSinceOpened,
_7_readSarif,_7_registry,_7_registryWith,_7_runPython,_7_runTool,_7_safeSearchPath,_7_shippedPins,_7_textsOfMember,_7_toolchainPath,_7_uvWorkspace,_7_wheel,_7_workspaceMembers}from"./together-80818FEF.js";import{_8_capableMethods,_8_clientCapabilities,_8_compilerDefaults,_8_compilerLog,_8_count,_8_currentMode,_8_definitionLengthMax,_8_documentAt,_8_editCapabilities,
_8_emptyFacts,_8_endsAsScript,_8_failedRun,_8_interpreterOf,_8_interruptedRun,_8_isCapable,_8_isShellScript,_8_latestPublication,_8_linkedPackages,_8_listSources,
_8_mayBeScript,_8_noteChanged,_8_noteClosed,_8_noteOpened,_8_onlyProject,_8_outwardMessage,_8_ownServerId,_8_packagesDigest,_8_parseOwnServer,_8_placeOfValue,_8_positionEncoding,
_8_preparedFacts,_8_profileInMode,_8_projectFolder,_8_providerOptions,_8_questionCapabilities,_8_questionEncoding,_8_require_api,_8_require_api2,_8_scriptsIn,_8_serverDefaults,
_8_serversFolder,_8_takePublication,_8_takeStatus,_8_unprobed,_8_wantsOpenAndClose,_8_wantsSaves,_8_withoutSettings,_8_withoutToolchain,_8_wrongCapabilities}from"./together-80818FEF.js";import{_2_beginningOf,_2_blobHeader,_2_blobId,_2_createBlobHash,_2_createSha256,_2_fileBytes,_2_idLengths,_2_objectId,_2_readBeginning,_2_readFileBytes,_2_readFileText,
_2_readOptional,_2_sha256Bytes,_2_sha256Hex}from"./together-124EAC88.js";import{ownPackage,version}from"./chunk-JINZ2JPZ.js";import{NotJson,canonical,causeKinds,causeOrOwnPlace,compareFindings,compareNullableText,comparePaths,comparePositions,compareRanges,compareText,compareValues,countWhile,
dependencyToV1,depthMax,findingId,findingStateTable,findingStates,findingsOf,isInHead,isSameJson,looksInWords,makeWellFormed,normaliseMessage,parseStrict,placesOf,
pointerTo,readMember,schedules,severities,severityAtLeast,severityRank,sha1,sha256,sideOfFinding,valueAtPointer}from"./chunk-3RA5WZYF.js";import{_1_UserError,_1_cancelled,_1_errorTable,_1_verdictExitCode,_1_withHelpOf}from"./together-A66B3533.js";import{_2_compact}from"./together-4357D8B2.js";import{_2_capitalized,_2_countMore,_2_cut,_2_lastLines,_2_lineStarts,_2_plural,_2_positionAt,_2_rangeWithin,_2_shortId,_2_shorten,_2_splitText,_2_threeDigits}from"./together-A66B3533.js";import{_3_init_node_22}from"./together-A66B3533.js";import{_4___callDispose,_4___commonJS,_4___esm,_4___export,_4___require,_4___toBinaryNode,_4___toCommonJS,_4___toESM,_4___using}from"./together-A66B3533.js";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require2=lanserCreateRequire(import.meta.url);_3_init_node_22();function firstDifference(wanted,got,pointer=""){if(!(wanted!==void 0&&got!==
void 0&&canonical(wanted)===canonical(got))){if(isContainer(wanted)&&isContainer(got)&&Array.isArray(wanted)===Array.isArray(got)){let keys=[...new Set([...Object.
keys(wanted),...Object.keys(got)])];for(let key of Array.isArray(wanted)?keys:keys.sort()){let inner=pointerTo(pointer,key),found=firstDifference(readMember(wanted,
key),readMember(got,key),inner);if(found!==void 0)return found}}return{pointer,wanted:valueText(wanted),got:valueText(got)}}}function isContainer(value){return typeof value==
"object"&&value!==null}var shownLengthMax=400;function valueText(value){let text=value===void 0?"nothing":canonical(value);return _2_shorten(text,shownLengthMax)}
var aroundLengthMax=160;function entryLine({i,k,d,m}){let text=JSON.stringify(m);return`${i} ${k==="frame"?d:k} ${_2_shorten(text,aroundLengthMax)}`}_3_init_node_22();
var idleTurnsMax=16;function replay(trace,places2){let scrubber2=_13_createScrubber(places2),theirs=createQueue(trace.entries({direction:"<"})),ours=createOurs(
trace),ending=trace.notes.find(entry=>entry.k==="meta"&&endOf(entry)!==void 0),timers=createTimers(),isClosed=!1,isScheduled=!1,idleTurns=0,divergence=changedDigest(
trace),onMessage=()=>{},onEnd=()=>{},schedule=()=>{idleTurns=0,!(isScheduled||isClosed)&&(isScheduled=!0,setImmediate(turn))},end=why=>{isClosed||(isClosed=!0,onEnd(
why))},diverge=found=>{divergence??=found,end({kind:"closed"})},isDue=entry=>{let waited=ours.nextMessage();return waited===void 0||waited.i>entry.i},turn=()=>{
if(isScheduled=!1,isClosed)return;let frame=theirs.next();divergence!==void 0?end({kind:"closed"}):frame!==void 0&&isDue(frame)?(theirs.take(),onMessage(scrubber2.
unscrub(frame.m)),schedule()):frame===void 0&&ending!==void 0&&isDue(ending)?end(endOf(ending)??{kind:"closed"}):idleTurns<idleTurnsMax?(idleTurns+=1,isScheduled=
!0,setImmediate(turn)):timers.fireNext()&&schedule()};return{transport:{listen:(message,why)=>{onMessage=message,onEnd=why,schedule()},send:message=>{let isAnswer=typeof message.
method!="string";if(isClosed){isAnswer&&ours.takeAnswer(idOf(message));return}let got=_13_makePortable(scrubber2,message),due=isAnswer?ours.answer(idOf(message)):
ours.nextMessage();if(due===void 0){let entry=theirs.next()?.i??trace.count-1;diverge({entry,problem:"unexpected-message",pointer:"",wanted:"nothing",got:valueText(
got)});return}let difference=firstDifference(due.m,got);if(difference!==void 0){diverge({entry:due.i,problem:"different-message",...difference});return}isAnswer?
ours.takeAnswer(idOf(message)):ours.takeMessage(),schedule()},close:()=>(end({kind:"closed"}),Promise.resolve()),stderrTail:()=>""},clock:{now:timers.now,after:(ms,fire)=>{
let cancel=timers.add(ms,fire);return schedule(),cancel}},divergence:()=>{if(divergence===void 0){let unused=ours.nextMessage()??theirs.next()??ours.anyAnswer();
if(unused===void 0)return;let wanted=valueText(unused.m);divergence={entry:unused.i,problem:"unused-entry",pointer:"",wanted,got:"nothing"}}return explainDivergence(
trace,divergence)}}}function resultDivergence(trace,result){let entry=trace.notes.find(one=>one.k==="result"),difference=entry===void 0?void 0:firstDifference(entry.
m,result);if(!(entry===void 0||difference===void 0))return explainDivergence(trace,{entry:entry.i,problem:"different-result",...difference})}function changedDigest(trace){
let began=firstDigest(trace);for(let entry of began===void 0?[]:trace.notes){if(entry.k!=="digest"||entry===began)continue;let difference=firstDifference(began?.
m,entry.m);if(difference!==void 0)return{entry:entry.i,problem:"changed-digest",...difference}}}function firstDigest(trace){return trace.notes.find(entry=>entry.
k==="digest")}var entriesAround=3;function explainDivergence(trace,found){let around=[];for(let entry of trace.entries({from:Math.max(0,found.entry-entriesAround)})){
if(entry.i>found.entry+entriesAround)break;around.push(entryLine(entry))}return{...found,around,whatToTry:whatToTry(trace,found)}}function whatToTry(trace,{problem,
entry,pointer}){let recorded=trace.header.tool.version,run=trace.header.run,isOfRun=run!==null&&run.record!==null,again=`To record ${isOfRun?"the run":"the sess\
ion"} again: ${isOfRun?ofRun:"lanser trace refresh"}`,isOfHeader=entry===0&&pointer.startsWith("/digests/");if(problem==="changed-digest"&&!isOfHeader)return[trace.
notes.some(note=>note.i===entry&&note!==firstDigest(trace)&&note.k==="digest")?"The files changed during the recording.":"A text in the trace does not match its\
 digest. Restore the committed file.",again];let other=recorded===version?[]:[`lanser ${recorded} made the recording, but this is lanser ${version}. ${again}`];
return[problem==="different-result"?"The server's answers are the same, but this release reads another result from them. Compare the two reports.":"The server i\
s not the cause. This release sends other requests than the recording, or at other times.",...other.length>0?other:[again]]}var ofRun="lanser trace record --nam\
e NAME --force -- gate …";function createQueue(entries){let iterator=entries[Symbol.iterator](),ahead,next=()=>{if(ahead===void 0){let step=iterator.next();step.
done!==!0&&(ahead=step.value)}return ahead};return{next,take:()=>{let entry=next();return ahead=void 0,entry}}}var lookAheadMax=65536,answersMax=65536;function createOurs(trace){
let queue=createQueue(trace.entries({direction:">"})),messages=[],answers=new Map,waiting=0,readOne=()=>{let entry=queue.take();if(entry===void 0)return!1;if(hasMethod(
entry)||waiting>=answersMax)return messages.push(entry),!0;let id=idOf(entry.m),own=answers.get(id);return own===void 0?answers.set(id,{entries:[entry],next:0}):
own.entries.push(entry),waiting+=1,!0},answer=id=>{for(;answers.get(id)===void 0&&messages.length<lookAheadMax&&readOne(););return first(answers.get(id))};return{
nextMessage:()=>{for(;messages.length===0&&readOne(););return messages[0]},takeMessage:()=>{messages.shift()},answer,takeAnswer:id=>{let own=answer(id)===void 0?
void 0:answers.get(id);own!==void 0&&(own.next+=1,waiting-=1,own.next===own.entries.length&&answers.delete(id))},anyAnswer:()=>{for(;answers.size===0&&readOne();)
;return first(answers.values().next().value)}}}function first(own){return own?.entries[own.next]}function createTimers(){let now=0,next=0,waiting=new Map;return{
now:()=>now,add:(ms,fire)=>{let key=next;return next+=1,waiting.set(key,{due:now+ms,fire}),()=>{waiting.delete(key)}},fireNext:()=>{let first2=[...waiting].sort(
([a,one],[b,other])=>one.due-other.due||a-b)[0];return first2===void 0?!1:(waiting.delete(first2[0]),now=Math.max(now,first2[1].due),first2[1].fire(),!0)}}}function hasMethod(entry){
return typeof entry.m.method=="string"}function idOf(message){return JSON.stringify(message.id??null)}function endOf(entry){return entry.m.end}_3_init_node_22();
var import_vscode_languageserver_protocol=_4___toESM(_8_require_api2(),1);function profileOf({header}){let server=header.server.id,profile=_7_findProfile(server),
{own,server:asked}=header.run??{};if(profile!==void 0){let spoken=_8_profileInMode(profile,asked?.mode??"auto");return typeof spoken=="string"?profile:spoken}if(own!==
void 0&&own.id===server)return _4_ownProfile(own);throw new _1_UserError("unknown-server",`this release of Lanser does not know the server ${server}`)}var toolchainFacts=Object.
fromEntries([..._7_profiles.flatMap(({toolchain})=>toolchain.facts),_4_programFact].map(name=>[name,`/lanser/${name}`])),places=_13_scrubPlaces({ROOT:"/lanser/r\
oot",SERVER:"/lanser/server",..._7_placesOfToolchain(toolchainFacts),SCRATCH:"/lanser/scratch",REPOSITORY:"/lanser/repository",HOME:"/lanser/home",TMP:"/lanser/\
tmp"}),scrubber=_13_createScrubber(places),recordedScrubber=scrubber;function recordedContext(trace){let{settings,overlays=[],parts=[]}=recordedRun(trace);return{
places,context:{root:places.get("ROOT")??"",project:trace.header.root??".",serverFolder:places.get("SERVER")??"",toolchain:toolchainFacts,settings,overlays,parts}}}
function readRecorded(source){let read=readTrace(source);return read.kind!=="trace"?read:{kind:"trace",trace:{...read.trace,header:scrubber.unscrub(read.trace.header)}}}
function recordedRun({name,header}){if(header.run!==null)return header.run;let message="the trace does not name the run that recorded it: `run` is null";throw new _13_BrokenTrace(
name,{problem:"not-following-schema",line:1,entry:0,message})}function assertWhole(trace){let refuse=(problem,message,entry=null)=>new _13_BrokenTrace(trace.name,
{problem,line:entry===null?null:entry+1,entry,message}),[result,second]=trace.notes.filter(({k})=>k==="result");if(result===void 0)throw refuse("missing-entry",
"the recording is incomplete: the trace has no result");if(second!==void 0)throw refuse("duplicate-entry","the trace has a second result",second.i);if(refusalIn(
trace,scrubber)!==void 0){for(let{k,i}of trace.entries())if(k==="frame"||k==="digest")throw refuse("duplicate-entry","the session never started, but the trace h\
as this entry of it",i);return}let[start,end,extra]=trace.notes.filter(({k})=>k==="digest");if(start===void 0||end===void 0)throw refuse("missing-entry","the tr\
ace lacks the digest of the files at the start or at the end");if(extra!==void 0)throw refuse("duplicate-entry","the trace has a third digest of the files",extra.
i)}function missingFromRecording(trace){if(trace.header.run!==null)try{assertWhole(trace);return}catch(error){if(error instanceof _13_BrokenTrace)return error.fault;
throw error}}function recordedPaths(trace){return trace.header.program.map(({path})=>path)}function factsIn(trace,{profile,parser}){let{withheld,unchecked,configurationFiles,
declared,scope,overlays=[]}=recordedRun(trace),{languageId}=profile,overlaid=new Set(overlays.map(({path})=>path)),text=path=>(overlaid.has(path)?void 0:trace.documents.
get(path)?.())??_31_projectText(recordedRun(trace),path);return{...programIn(trace,scope),withheld,unchecked,configurationFiles,..._2_compact({packages:declared}),
languageId,..._2_compact({catalogue:profile.catalogue,census:profile.census,unprobed:profile.unprobed}),text,reading:_13_createReadings(parser,languageId,text)}}
function programIn(trace,scope){let looked=recordedPaths(trace);if(scope===void 0)return{program:looked};let{program}=scope,imports=new Map(program.map((path,at)=>[
path,scope.imports[at]??[]]));return{program,scope:{looked,importsOf:path=>imports.get(path)??[]}}}async function replaySession(trace,own,facts,lookups,probing,fixes=null){
assertWhole(trace);let profile=trace.header.session==="head-fixes"?_13_fixingProfile(own):own,{told,programFiles}=recordedRun(trace),keepsOpen=profile.keepsOpen(
trace.header.server.version),schedule={paths:recordedPaths(trace),programFiles,keepsOpen},refused=refusalIn(trace,scrubber),ofHeader=headerDivergence(trace,profile,
schedule);if(refused!==void 0){let observation2=_13_refusedObservation(profile,schedule,refused),result2=scrubber.scrub(_12_resultOf(observation2),"places");return{
observation:observation2,divergence:ofHeader??resultDivergence(trace,result2)}}let played=replay(trace,places),opened=createOpened(trace),observation=await _13_observe(
{transport:played.transport,clock:played.clock,pid:0,profile,context:recordedContext(trace).context,schedule,projectDiagnostics:told,lookups,probing,fixes,text:path=>{
let text=facts.text(path);return text===void 0?{unknown:"unreadable"}:(opened.look(path,text),text)},symbols:_7_symbolsIn(facts.reading),relative:_7_relativeTo(
[[places.get("ROOT")??"",""],[places.get("REPOSITORY")??"",""],[places.get("SERVER")??"",`<${profile.name}>`]]),progress:()=>{}}),result=scrubber.scrub(_12_resultOf(
observation),"places"),divergence=ofHeader??played.divergence()??opened.divergence(observation.failure===void 0)??resultDivergence(trace,result);return{observation,
divergence}}function headerDivergence(trace,profile,schedule){let{capabilities,schedule:asked}=trace.header.digests,difference=firstDifference({capabilities,schedule:asked},
{capabilities:sha256(canonical(JSON.parse(JSON.stringify(profile.capabilities)))),schedule:_13_scheduleDigest(profile,schedule,[])},"/digests");if(difference!==
void 0)return explainDivergence(trace,{entry:0,problem:"changed-digest",...difference})}function createOpened(trace){let program=new Map(trace.header.program.map(
({path,blob},at)=>[path,{at,blob}])),entry=trace.notes.find(({k})=>k==="digest"),{files}=scrubber.unscrub(entry?.m)??{files:{}},digests=new Map(Object.entries(files)),
seen=new Set,found,compare=(at,pointer,wanted,got)=>{let difference=firstDifference(wanted,got,pointer);difference!==void 0&&(found??={entry:at,problem:"changed\
-digest",...difference})};return{look:(path,text)=>{let own=program.get(path);if(own===void 0||seen.has(path))return;seen.add(path);let bytes=Buffer.from(text);
compare(entry?.i??0,pointerTo("/files",path),digests.get(path)??null,`sha256:${_2_sha256Hex(bytes)}`),!(own.blob===null||text.includes("�"))&&compare(0,`/prog\
ram/${own.at}/blob`,own.blob,_2_blobId(own.blob.length===sha1Length?"sha1":"sha256",bytes))},divergence:isWhole=>{let unseen=isWhole?[...digests].find(([path])=>!seen.
has(path)):void 0;return unseen!==void 0&&compare(entry?.i??0,pointerTo("/files",unseen[0]),unseen[1],null),found===void 0?void 0:explainDivergence(trace,found)}}}
var sha1Length=40;function recordedLookups(trace){let{lookups=[]}=resultIn(trace);return lookups.length===0?null:found=>found.length===0?lookups:[]}function recordedFixes(trace){
return scrubber.unscrub(resultIn(trace).fixes??null)?.asked??null}function recordedProbing(trace,{canaries:[,canary]}){let follow=trace.notes.find(_13_isProbesFollow);
return follow===void 0?null:async(_observed,ask)=>{let left=probesAsked(trace),batch=[];for(let{m}of trace.entries({from:follow.i,direction:">"})){let opened=openedDocument(
m);if(!(opened!==void 0&&`/${opened.path}`.endsWith(`/${canary.path}`))){if(opened!==void 0)batch.push({side:trace.header.side,...opened});else if(batch.length>
0&&methodOf(m)===import_vscode_languageserver_protocol.DidCloseTextDocumentNotification.method){let own=batch.slice(0,left);left-=own.length,batch=[],own.length>
0&&await ask(own.map(one=>own.length>1?{...one,isInert:!0}:one))}}}let rest=batch.slice(0,left);rest.length>0&&await ask(rest.map(one=>rest.length>1?{...one,isInert:!0}:
one))}}function methodOf(message){return message.method}function probesAsked(trace){return resultIn(trace).probes?.asked??0}function resultIn(trace){return trace.
notes.find(entry=>entry.k==="result")?.m??{}}function recordedObservation(trace){assertWhole(trace);let result=scrubber.unscrub(trace.notes.find(entry=>entry.k===
"result")?.m??{}),answered=new Map((result.files??[]).map(file=>[file.path,file])),clean=path=>({kind:"final",path,findings:[],unreachable:[]}),scheduled=recordedPaths(
trace).map(path=>answered.get(path)??clean(path)),ofProject=(result.files??[]).filter(file=>!scheduled.includes(file));return{files:[...scheduled,...ofProject],
failure:result.failure??void 0,schedule:trace.header.digests.schedule,lookups:result.lookups??[],limits:[]}}function refusalIn(trace,{unscrub}){let found=trace.
notes.filter(({k})=>k==="decision").map(({m})=>unscrub(m)).find(({refused})=>refused!==void 0);if(found?.refused!==void 0)return{code:found.code??"server-config\
uration",message:found.refused}}export{changedDigest,entryLine,factsIn,firstDifference,missingFromRecording,ofRun,profileOf,readRecorded,recordedContext,recordedFixes,recordedLookups,recordedObservation,
recordedPaths,recordedProbing,recordedRun,recordedScrubber,replay,replaySession,resultDivergence,valueText};
