import{createRequire as lanserCreateRequire}from"node:module";import{_5_answerOf,_5_askQuestion,_5_failedAnswer,_5_listIn}from"./together-CA727B15.js";import{_7_notedAnswer,_7_notedQuestion,_7_questionFrom,_7_questionsResult}from"./together-CA727B15.js";import{_8_UnansweredRequest,_8_assertMethod,_8_assertMovable,_8_comparePieces,_8_createAskable,_8_createEvidence,_8_cutSymbols,_8_cutToBudget,_8_deniedOf,_8_deniedPath,
_8_documentChangesOf,_8_dropOutside,_8_endOf,_8_fromServer,_8_isPackaged,_8_movedTo,_8_prepareRename,_8_printedLines,_8_questionCalled,_8_questions,_8_reload,_8_renameFile,
_8_requestMsMax,_8_sortDistinct,_8_symbols,_8_unitOf,_8_unsupported}from"./together-CA727B15.js";import{_10_questionProfile,_10_questionSessions}from"./together-CA727B15.js";import{_1_reportFromV1,_1_shownFromV1}from"./explain-IQ22PKGT.js";import{changesReport,compareFacts,noClasses,worstClass}from"./chunk-CPAKDV3A.js";import{changedDigest,entryLine,factsIn,firstDifference,missingFromRecording,ofRun,profileOf,readRecorded,recordedContext,recordedFixes,recordedLookups,recordedObservation,
recordedPaths,recordedProbing,recordedRun,recordedScrubber,replay,replaySession,resultDivergence,valueText}from"./chunk-HDULK7MF.js";import{compareRaw,factsOf,fingerprint,isInformational,lastAnswerAbout,pairDifferences,rawKey,rawLine,shortenShown}from"./chunk-C2FZWB5U.js";import{_8_conclude,_8_concludeUnmeasured,_8_differingFiles,_8_lookAlone,_8_measure,_8_nameKey,_8_packageChanges}from"./together-4E900249.js";import{_9_emptySide,_9_findingRoots,_9_joinObservations,_9_joinSides,_9_lookupsOf}from"./together-4E900249.js";import{_7_filesDigest,_7_optionsOf,_7_placesOfToolchain,_7_placesOn,_7_readSourceText,_7_relativeIn,_7_relativeTo,_7_replaceCancelledFailure,_7_symbolsIn}from"./together-AECEBE8A.js";import{_21_headroomBytes,_21_lineText,_21_openTraceFile,_21_readExactly,_21_readLines,_21_traceFromBytes}from"./together-4E900249.js";import{_13_BrokenTrace,_13_askNew,_13_askSchedule,_13_bytesPerCheckpoint,_13_chainStart,_13_createReadings,_13_createScrubber,_13_decodeFrame,_13_discardIfUnhealthy,
_13_dropAffectedAnswers,_13_entryKinds,_13_faultText,_13_fixingProfile,_13_followPlan,_13_hashedText,_13_isProbesFollow,_13_isWell,_13_lineBytesMax,_13_makePortable,
_13_makeServerReady,_13_noKnownAnswers,_13_observe,_13_openTrace,_13_placeholder,_13_probesFollow,_13_readSeekTable,_13_readSessionBaseline,_13_recordOfRounds,_13_recordTransport,
_13_refusedObservation,_13_scheduleDigest,_13_scrubPlaces,_13_sha256Text,_13_shutDown,_13_startConversation,_13_timeSuffix,_13_traceBytesMax,_13_traceSchema,_13_withTime,
_13_zstdMagic}from"./together-AECEBE8A.js";import{_16_parserFor}from"./together-AECEBE8A.js";import{_24_serializeReport,_24_serializeRun,_24_validateRunV1}from"./together-4E900249.js";import{_25_globFolder,_25_globName,_25_isOfRun,_25_recordedRuns,_25_reportPathsOf,_25_runTrace,_25_tracesOf}from"./together-4E900249.js";import{_5_validateReportV1}from"./together-C0BC2097.js";import{reportName,sessionNames,shownTraceName,traceName,unitName}from"./chunk-M3MWBLKT.js";import{_8_capableMethods,_8_clientCapabilities,_8_compilerDefaults,_8_compilerLog,_8_count,_8_currentMode,_8_definitionLengthMax,_8_documentAt,_8_editCapabilities,
_8_emptyFacts,_8_endsAsScript,_8_failedRun,_8_interpreterOf,_8_interruptedRun,_8_isCapable,_8_isShellScript,_8_latestPublication,_8_linkedPackages,_8_listSources,
_8_mayBeScript,_8_noteChanged,_8_noteClosed,_8_noteOpened,_8_onlyProject,_8_outwardMessage,_8_ownServerId,_8_packagesDigest,_8_parseOwnServer,_8_placeOfValue,_8_positionEncoding,
_8_preparedFacts,_8_profileInMode,_8_projectFolder,_8_providerOptions,_8_questionCapabilities,_8_questionEncoding,_8_require_api,_8_require_api2,_8_scriptsIn,_8_serverDefaults,
_8_serversFolder,_8_takePublication,_8_takeStatus,_8_unprobed,_8_wantsOpenAndClose,_8_wantsSaves,_8_withoutSettings,_8_withoutToolchain,_8_wrongCapabilities}from"./together-80818FEF.js";import{_2_beginningOf,_2_blobHeader,_2_blobId,_2_createBlobHash,_2_createSha256,_2_fileBytes,_2_idLengths,_2_objectId,_2_readBeginning,_2_readFileBytes,_2_readFileText,
_2_readOptional,_2_sha256Bytes,_2_sha256Hex}from"./together-124EAC88.js";import{ownPackage,version}from"./chunk-JINZ2JPZ.js";import{NotJson,canonical,causeKinds,causeOrOwnPlace,compareFindings,compareNullableText,comparePaths,comparePositions,compareRanges,compareText,compareValues,countWhile,
dependencyToV1,depthMax,findingId,findingStateTable,findingStates,findingsOf,isInHead,isSameJson,looksInWords,makeWellFormed,normaliseMessage,parseStrict,placesOf,
pointerTo,readMember,schedules,severities,severityAtLeast,severityRank,sha1,sha256,sideOfFinding,valueAtPointer}from"./chunk-3RA5WZYF.js";import{_1_require_node_fs}from"./together-813A2F0B.js";import{_0_require_node_path}from"./together-A66B3533.js";import{_1_UserError,_1_cancelled,_1_errorTable,_1_verdictExitCode,_1_withHelpOf}from"./together-A66B3533.js";import{_2_compact}from"./together-4357D8B2.js";import{_2_capitalized,_2_countMore,_2_cut,_2_lastLines,_2_lineStarts,_2_plural,_2_positionAt,_2_rangeWithin,_2_shortId,_2_shorten,_2_splitText,_2_threeDigits}from"./together-A66B3533.js";import{_3_init_node_22}from"./together-A66B3533.js";import{_4___callDispose,_4___commonJS,_4___esm,_4___export,_4___require,_4___toBinaryNode,_4___toCommonJS,_4___toESM,_4___using}from"./together-A66B3533.js";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require2=lanserCreateRequire(import.meta.url);_3_init_node_22();_3_init_node_22();function judgeReplay({recordedBy,replayedBy,divergence,
entry}){return recordedBy===replayedBy?{kind:"mismatch",reason:`this release, ${replayedBy}, recorded the trace, but now gives another result`}:isOurs(divergence,
entry)?{kind:"stale-recording",reason:`release ${recordedBy} recorded the trace. Release ${replayedBy} sends other requests to the server`}:{kind:"mismatch",reason:`\
release ${recordedBy} recorded the trace. Release ${replayedBy} sends the same requests but gives another result`}}function isOurs({problem,pointer},entry){return problem===
"unexpected-message"?!0:entry?.k==="frame"?entry.d===">":entry?.k==="header"&&ourHeader.test(pointer)}var ourHeader=/^\/(?:program|digests\/(?:schedule|capabilities))(?:\/|$)/;
_3_init_node_22();function strayAnswer(entries){let open=new Map,answered=new Map;for(let entry of entries){let{k,d,m}=entry;if(k!=="frame")continue;let method=readMember(
m,"method"),id=JSON.stringify(readMember(m,"id")??null);if(d===">"){typeof method=="string"&&readMember(m,"id")!==void 0&&open.set(id,method);continue}if(method!==
void 0)continue;let asked=open.get(id);if(asked!==void 0){open.delete(id),answered.set(id,asked);continue}let before=answered.get(id),shown=_2_shorten(id,idLengthMax);
return before===void 0?{entry,message:`answered request ${shown}, which Lanser did not send`}:{entry,message:`answered request ${shown} (${before}) twice`}}}var idLengthMax=60;
_3_init_node_22();function packagesIn(trace){return trace.notes.filter(({k})=>k==="decision").map(({m})=>recordedScrubber.unscrub(m)).find(({packages})=>packages)?.
packages??[]}function isOfQuestions({header}){return _10_questionSessions.some(name=>name===header.session)}async function replayQuestions(trace,parser){if(!trace.
notes.some(({k})=>k==="result")){let message="the recording is incomplete: the trace has no result";throw new _13_BrokenTrace(trace.name,{problem:"missing-entry",
line:null,entry:null,message})}let own=profileOf(trace),profile=_10_questionProfile(own,trace.header.session==="edits"?"edits":"questions"),{places,context}=recordedContext(
trace),repository=places.get("REPOSITORY")??"",relative=_7_relativeTo([[context.root,""],[repository,""],[context.serverFolder,`<${profile.name}>`]]),played=replay(
trace,places),{transport,clock}=played,options={transport,clock,pid:0,profile,context,relative},conversation=_13_startConversation(options),started=await _13_makeServerReady(
{...options,programFiles:recordedRun(trace).programFiles},conversation),current=new Map,overlaid=new Set,text=path=>{let all=trace.documents.texts(path);return(all[current.
get(path)??0]??all.at(-1))?.()},askable=_8_createAskable({conversation,profile,context,server:{id:trace.header.server.id,version:trace.header.server.version},clock,
encoding:_8_questionEncoding(conversation.session.capabilities())??"utf-16",repository,packages:packagesIn(trace),text,reading:path=>_13_createReadings(parser,profile.
languageId,text)(path),isLaid:path=>overlaid.has(path),relative}),answers=[],bundles=[];for(let{k,m}of started.failure===void 0?trace.notes:[]){if(k!=="decision")
continue;let decision=recordedScrubber.unscrub(m);for(let path of decision.overlays??[])overlaid.add(path),askable.open(path);if(decision.relaid!==void 0){let{path,
at,isOver}=decision.relaid;askable.close(path),current.set(path,at),isOver?overlaid.add(path):overlaid.delete(path),isOver&&askable.lay(path)}let{edited=[]}=decision;
for(let{path,at}of edited)current.set(path,at);if(edited.length>0&&askable.edited(edited.map(({path})=>path)),decision.question===void 0||decision.environment===
void 0)continue;let{environment,restarts=0}=decision,{asked,about}=_7_questionFrom(decision.question),{question}=asked;if(question.kind!=="server")continue;let{
bundle}=await _5_answerOf(asked,environment,async()=>{let asking=askable.asking(void 0,void 0,about.isTimed);try{let answer=await _5_askQuestion(question,asking,
about);return answers.push(_7_notedAnswer(answer)),{answer,records:asking.records(),retries:asking.retries(),restarts,environment}}catch(error){throw error instanceof
_1_UserError&&answers.push(_7_notedAnswer(error)),error instanceof _8_UnansweredRequest&&(error.restarts=restarts),error}});asked.isAside!==!0&&bundles.push(bundle)}
await conversation.session.stop(profile.limits.shutdownMsMax,profile.limits.exitMsMax);let result=recordedScrubber.scrub(_7_questionsResult(answers),"places");return{
bundles,divergence:played.divergence()??resultDivergence(trace,result)}}_3_init_node_22();var import_node_fs=_4___toESM(_1_require_node_fs(),1),import_node_path=_4___toESM(
_0_require_node_path(),1);function recordedFolder(folder){let names;try{names=(0,import_node_fs.readdirSync)(folder).sort()}catch(error){throw new _1_UserError(
"unreadable-file",`Lanser cannot read the folder ${folder} of traces`,{cause:error})}return{name:folder,traces:new Map(names.map(name=>[name,()=>_21_openTraceFile(
(0,import_node_path.join)(folder,name),name)])),report:names.includes(reportName)?_2_readFileText((0,import_node_path.join)(folder,reportName)):null}}function replayRun(folder){
return replayRecorded(recordedFolder(folder))}async function replayRecorded(folder){let runs=[],record;try{for(let[server,roots]of readTraces(folder)){let[first]=roots.
flatMap(({traces})=>[...traces.values()]);if(first===void 0)continue;let profile=profileOf(first),parser=await _16_parserFor([profile]),played=roots.map(({root,
traces})=>{let recorded=recordedRun(headOf(folder,{server,root,traces})),own=record??recorded.record;if(own===null)throw broken(folder,`\`lanser gate\` did not re\
cord ${traceName(server,root,"head")}`);for(let[name,trace]of traces)if(canonical(recordedRun(trace).record)!==canonical(own))throw broken(folder,`${traceName(server,
root,name)} is from another run than the other traces`);return record=own,{root,traces,server:recorded.server,...replayedSessions(folder,traces,{profile,parser})}});
if(record===void 0)continue;let run=await _8_lookAlone(record,await _8_measure(record,played),played);runs.push(run);for(let{root,traces,used}of played){let first2=run.
roots.find(one=>one.root===root)?.first,isBroken=(first2?.base.failure??first2?.head.failure)!==void 0,unused=[...traces.keys()].find(name=>!used.has(name)&&!(isBroken&&
name.endsWith("-again")));if(unused!==void 0)throw broken(folder,`this release does not need ${traceName(server,root,unused)}`)}}}catch(error){if(error instanceof
Divergence)return{kind:"diverged",file:error.file,divergence:error.divergence};throw error}return record===void 0?skippedRun(folder):concluded(folder,record,runs)}
function skippedRun(folder){let kept=folder.report??void 0,report=kept===void 0?void 0:readKept(folder,kept),isSkipped=report?.servers.every(({skipped})=>skipped!==
null)===!0;if(report===void 0||!isSkipped||report.servers.length===0||_24_serializeReport(report)!==kept)throw broken(folder,"the folder has no traces");return{
kind:"report",report,runs:[]}}function isNewTop(head){return(recordedRun(head).record?.policyChanges??[]).some(({kind,files})=>kind==="new-root"&&files.some(file=>!file.
includes("/")))}function headOf(folder,{server,root,traces}){let[base,head]=[traces.get("base"),traces.get("head")],either=head??base,isWhole=base!==void 0||head!==
void 0&&isNewTop(head);if(either===void 0||root==="."&&(head===void 0||!isWhole))throw broken(folder,`the trace of ${server} over ${head===void 0?"head":"base"}\
 is missing`);return either}function concluded(folder,record,runs){if(folder.report===null)return{kind:"report",report:_8_conclude(record,runs),runs};let kept=readKept(
folder,folder.report),tampering=kept.reasons.filter(isTampering),unopened=kept.servers.flatMap(server=>{let why=kept.reasons.find(one=>one.code===server.ended);
return server.treeDigest===null&&why!==void 0?[{server,why}]:[]}),{replay:replay2,bumps,claims=[]}=kept,report=_8_conclude(record,runs,{tampering,replay:replay2,
bumps,claims,unopened}),bytes=_24_serializeReport(report);if(bytes===folder.report)return{kind:"report",report,runs};let difference=firstDifference(JSON.parse(folder.
report),JSON.parse(bytes));return{kind:"diverged",file:reportName,divergence:{entry:0,problem:"different-result",...difference??{pointer:"",wanted:"the same val\
ues, in another order or with other white space",got:"the order and white space of this release"},around:[],whatToTry:[`This release of Lanser makes another rep\
ort from the same sessions. Record the run again: ${ofRun}`]}}}function isTampering(one){return one.code==="runner-file-tampered"}function readKept(folder,text){
let read=_1_reportFromV1(text,_5_validateReportV1);if(read.kind==="report")return read.report;throw broken(folder,`${reportName} is not a report: ${read.message}`)}
var Divergence=class extends Error{file;divergence;constructor(file,divergence){super(`the replay of ${file} differs at entry ${divergence.entry}`),this.file=file,
this.divergence=divergence}};function readTraces(folder){let servers=new Map;for(let[name,source]of folder.traces){if(!_25_runTrace.test(name))continue;let read=readRecorded(
source());if(read.kind==="fault")throw new _1_UserError("replay-mismatch",_13_faultText(name,read));let{server,root="."}=read.trace.header,session=sessionNames.
find(one=>name.replace(/\.zst$/u,"")===traceName(server.id,root,one));if(session===void 0)throw broken(folder,`the header of ${name} names another session than \
the file name`);let roots=servers.get(server.id)??new Map,own=roots.get(root)??new Map;if(own.has(session))throw broken(folder,`${server.id} has two traces of ${session}`);
own.set(session,read.trace),servers.set(server.id,roots.set(root,own))}return new Map([...servers].map(([server,roots])=>[server,[...roots].map(([root,traces])=>({
root,traces})).sort((a,b)=>compareText(a.root,b.root))]))}function replayedSessions(folder,traces,by){let used=new Set,diverged=[],traceOf=name=>{let trace=traces.
get(name);if(trace===void 0)throw broken(folder,`the trace of the session ${name} is missing`);return trace},play=async(name,facts,lookups,probing,wanted=null)=>{
let trace=traceOf(name);used.add(name);let{observation,divergence}=await replaySession(trace,by.profile,facts,lookups,probing,wanted),{server,root="."}=trace.header;
if(divergence===void 0)return observation;let own=new Divergence(traceName(server.id,root,name),divergence);diverged.push(own);let follow=trace.notes.find(_13_isProbesFollow);
throw follow!==void 0&&divergence.entry>follow.i?diverged[0]??own:own},isAbsent=side=>!traces.has(side),first=async(name,probing)=>{if(name!=="self"&&isAbsent(name))
return _9_emptySide(by.profile.languageId);let facts=factsIn(traceOf(name),by);return{...facts,observation:await play(name,facts,null,probing===null?null:(observed,ask)=>probing(
{...facts,observation:observed},ask))}},again=(side,paths,lookups)=>{if(isAbsent(side))return Promise.resolve(_9_emptySide(by.profile.languageId).observation);let[
whole,name]=[traceOf(side),`${side}-again`],recorded=traces.has(name)?recordedPaths(traceOf(name)):[];if(canonical(recorded)!==canonical(paths))throw broken(folder,
`${name} has other files than this release checks`);return play(name,factsIn(whole,by),lookups,null)},byItself=(side,name,paths)=>{if(canonical(recordedPaths(traceOf(
name)))!==canonical(paths))throw broken(folder,`${name} has other files than this release checks`);return play(name,factsIn(traceOf(side),by),null,null)},fixes=findings=>play(
"head-fixes",factsIn(traceOf("head"),by),null,null,findings);return{sessions:{first,again,isBaseAgain:traces.has("base-again"),...traces.has("base-alone")||traces.
has("head-alone")?{alone:(side,paths)=>byItself(side,`${side}-alone`,paths)}:{},recheck:(side,paths)=>byItself(side,`${side}-recheck`,paths),headConfiguration:traces.
has("self")?()=>first("self",null):null,..._2_compact({fixes:traces.has("head-fixes")?fixes:void 0})},used}}function broken({name},what){return new _1_UserError(
"replay-mismatch",`${name} is not a recorded run: ${what}`,{hint:"Record a run with: lanser gate --trace DIR …"})}async function replayOffline(trace){try{return trace.
kind==="session"?await replayOne(trace):await replayFolder(trace)}catch(error){if(!(error instanceof _1_UserError))throw error;return{...unreadable(trace),message:error.
message,advice:error.hint===""?[]:[error.hint]}}}async function replayOne(committed){let{path,source}=committed,read=readRecorded(source());if(read.kind==="faul\
t")return{...unreadable(committed),message:_13_faultText(_25_globName(path),read)};let{trace}=read,profile=profileOf(trace),reader={profile,parser:await _16_parserFor(
[profile])};if(isOfQuestions(trace)){let{divergence:left}=await replayQuestions(trace,reader.parser),of2={path,server:trace.header.server.id,version:trace.header.
server.version};return left===void 0?{...of2,...equal}:{...of2,...divergedTrace(trace,left)}}let facts=factsIn(trace,reader),{divergence,observation}=await replaySession(
trace,profile,facts,recordedLookups(trace),recordedProbing(trace,profile),recordedFixes(trace)),{id,version:pinned}=trace.header.server,about={path,server:id,version:pinned};
if(divergence===void 0)return{...about,...equal,...strayIn(trace)};let found=divergedTrace(trace,divergence);if(divergence.problem!=="different-result")return{...about,
...found};let plain={environment:null,entries:null},recorded=factsOf({observation:recordedObservation(trace),...plain}),{class:of}=compareFacts(recorded,factsOf(
{observation,...plain}));return{...about,...found,class:of==="D0"?null:of}}async function replayFolder(committed){let{path,folder}=committed,result=await replayRecorded(
folder),[name="",source]=[...folder.traces][0]??[],first=source===void 0?void 0:readRecorded(source()),header=first?.kind==="trace"?first.trace.header:void 0,about={
path,server:header?.server.id??name,version:header?.server.version??""};if(result.kind==="report")return{...about,...equal,...strayInFolder(path,folder)};let own=folder.
traces.get(result.file),read=own===void 0?first:readRecorded(own());return read?.kind!=="trace"?{...unreadable(committed),...about}:{...about,...divergedTrace(read.
trace,result.divergence),path:`${path}/${result.file}`}}var equal={state:"equal",class:null,message:"the replay gives the same results as the recording",at:null,
wanted:null,got:null,advice:[]};function strayIn(trace){let stray=strayAnswer(trace.entries());if(stray===void 0)return;let{entry,message}=stray;return{class:"D\
6",message:`${equal.message}. The server ${message}, but no result depends on this answer`,at:{entry:entry.i,pointer:""},got:valueText(entry.m)}}function strayInFolder(path,{
traces}){for(let[name,source]of traces){let read=_25_runTrace.test(name)?readRecorded(source()):void 0,found=read?.kind==="trace"?strayIn(read.trace):void 0;if(found!==
void 0)return{...found,path:`${path}/${name}`}}}function unreadable({kind,path}){let isPart=kind==="session"&&_25_isOfRun(path),name=shownTraceName(_25_globName(
isPart?_25_globFolder(path):path));return{path,server:"",version:"",state:"unreadable",class:null,message:"the file is not a complete trace",at:null,wanted:null,
got:null,advice:[`Restore the file from an earlier commit (git log -- ${path}), or record it again: lanser trace record --name ${name} --force -- ${kind==="run"||
isPart?"gate …":"FILE…"}`,"The trace in the base commit decides. To merge the repair, set replay: off."]}}function divergedTrace(trace,divergence){let[entry]=trace.
entries({from:divergence.entry}),recordedBy=trace.header.tool.version,judged=judgeReplay({recordedBy,replayedBy:version,divergence,entry}),isStale=judged.kind===
"stale-recording";return{state:isStale?"stale":"different",class:isStale?null:divergence.problem==="different-result"?"D4":"D6",message:judged.reason,at:{entry:divergence.
entry,pointer:divergence.pointer},wanted:divergence.wanted,got:divergence.got,advice:divergence.whatToTry}}export{isOfQuestions,replayOffline,replayQuestions,replayRun};
