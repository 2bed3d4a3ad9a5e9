import{createRequire as lanserCreateRequire}from"node:module";import{_4_answerOf,_4_askQuestion,_4_failed,_4_listIn,_4_questionProfile}from"./doctor-KZTN5X2U.js";import{_6_notedAnswer,_6_notedQuestion,_6_questionFrom,_6_questionsResult,_6_questionsSession}from"./doctor-KZTN5X2U.js";import{_7_Unanswered,_7_assertMethod,_7_budgeted,_7_columnUnits,_7_comparePieces,_7_createAskable,_7_deniedOf,_7_deniedPath,_7_distinct,_7_endOf,_7_evidence,_7_fromServer,
_7_fromUtf16,_7_isPackaged,_7_parsePlace,_7_placeForms,_7_printPlace,_7_printedLines,_7_questionCalled,_7_questionNames,_7_questions,_7_reload,_7_requestMsMax,_7_symbols,
_7_toUtf16,_7_unitOf,_7_unsupported,_7_withinMax,_7_withoutOutside}from"./doctor-KZTN5X2U.js";import{reportFromV1,shownFromV1}from"./chunk-WHBPH5FL.js";import{_13_conclude,_13_concludeUnmeasured,_13_configurationDoubts,_13_countedSeverities,_13_differingFiles,_13_gainOf,_13_hasItsChanged,_13_hasItsClaims,_13_hasItsConfiguration,
_13_hasItsSuggestions,_13_isSameVersion,_13_isUnproven,_13_judge,_13_judgeClaims,_13_labelGrants,_13_lookAlone,_13_meanOf,_13_measure,_13_nameKey,_13_packageChanges,
_13_prV1,_13_prV2,_13_reason,_13_relevantTo,_13_scoreChange,_13_trailerGrants,_13_unsurePackageOf,_13_waive,_13_waiveReasons}from"./together-B15AF28C.js";import{_14_serializeReport,_14_serializeRun,_14_validateRunV1}from"./together-B15AF28C.js";import{_15_folderOf,_15_isOfRun,_15_nameOf,_15_recordedRuns,_15_reportPathsOf,_15_runTrace,_15_tracesOf}from"./together-B15AF28C.js";import{_3_escapeKinds,_3_validateReportV1}from"./together-F62424A9.js";import{_12_changesReport,_12_compareFacts,_12_noClasses,_12_worstClass}from"./together-ED03A25F.js";import{_13_changedDigest,_13_entryLine,_13_factsIn,_13_firstDifference,_13_lackIn,_13_ofRun,_13_profileOf,_13_readRecorded,_13_recordedContext,_13_recordedFixes,
_13_recordedLookups,_13_recordedObservation,_13_recordedPaths,_13_recordedProbing,_13_recordedRun,_13_recordedScrubber,_13_replay,_13_replaySession,_13_resultDivergence,
_13_valueText}from"./together-ED03A25F.js";import{_17_absentSide,_17_joinObservations,_17_joinSides,_17_lookupsOf,_17_rootsOf}from"./together-B15AF28C.js";import{_16_compareRaw,_16_factsOf,_16_fingerprint,_16_isInformational,_16_lastAnswerAbout,_16_pairDifferences,_16_rawKey,_16_rawLine,_16_shortened}from"./together-ED03A25F.js";import{_19_headroomBytes,_19_linesOf,_19_openTraceFile,_19_readExactly,_19_textOf,_19_traceFromBytes}from"./together-B15AF28C.js";import{_7_parserFor}from"./together-A4399F2C.js";import{_8_BrokenTrace,_8_askSchedule,_8_awaitListing,_8_bytesPerCheckpoint,_8_chainStart,_8_childEnvironment,_8_converse,_8_createReadings,_8_createRelay,_8_createScrubber,
_8_createStay,_8_decodeFrame,_8_entryKinds,_8_failedObservation,_8_faultText,_8_fixingProfile,_8_followPlan,_8_forget,_8_hashedText,_8_inStages,_8_isProbesFollow,
_8_lineBytesMax,_8_makeReady,_8_nothingKnown,_8_observe,_8_observeLive,_8_openServer,_8_openTrace,_8_optionsOf,_8_orCancelled,_8_placeholder,_8_placesOf,_8_placesOfToolchain,
_8_portable,_8_readSeekTable,_8_readText,_8_recordOfRounds,_8_recordTransport,_8_refusedObservation,_8_relativeIn,_8_relativeTo,_8_resultOf,_8_scheduleDigest,_8_scratchFolders,
_8_sha256Text,_8_symbolsIn,_8_timeSuffix,_8_toDiagnostics,_8_traceBytesMax,_8_traceSchema,_8_variablesOf,_8_withTime,_8_zstdMagic}from"./together-A4399F2C.js";import{reportName,sessionNames,traceName,unitName,withoutEnding}from"./chunk-TMCZLDG2.js";import{_6_and,_6_brokenOff,_6_capableMethods,_6_clientCapabilities,_6_compilerDefaults,_6_compilerLog,_6_configNames,_6_configurationFilesOf,_6_count,_6_definitionLengthMax,
_6_diskFailure,_6_documentAt,_6_emptyFacts,_6_failed,_6_failedRun,_6_findExecutable,_6_findInterpreter,_6_findPin,_6_findProfile,_6_frameworkOf,_6_goModule,_6_inMode,
_6_insideOf,_6_installLine,_6_interpreterOf,_6_isCapable,_6_isPlace,_6_isProgram,_6_keysAt,_6_linkedPackages,_6_machine,_6_matcherOf,_6_mayName,_6_meantDigest,_6_meantVersion,
_6_modeOf,_6_namedBy,_6_noProgressOpen,_6_noToolchain,_6_noteChanged,_6_noteClosed,_6_noteOpened,_6_onlyProject,_6_outwardMessage,_6_ownProfiles,_6_ownServerId,
_6_parseConfiguration,_6_parseOwnServer,_6_placedJson,_6_positionEncoding,_6_profiles,_6_projectFolder,_6_providerOptions,_6_publishedForVersion,_6_publishedSinceOpened,
_6_questionCapabilities,_6_questionEncoding,_6_readSarif,_6_registry,_6_registryWith,_6_require_api,_6_require_api2,_6_runPython,_6_runTool,_6_safeSearchPath,_6_serversFolder,
_6_shapeOf,_6_shippedPins,_6_sourcesOf,_6_takePublication,_6_takeStatus,_6_texts,_6_toolchainPath,_6_uvWorkspace,_6_wantedDigest,_6_wantsOpenAndClose,_6_wantsSaves,
_6_wheel,_6_withAdditions,_6_withoutSettings,_6_workspaceMembers,_6_wrongCapabilities}from"./together-7204407A.js";import{_2_beginningOf,_2_blobHeader,_2_blobId,_2_createBlobHash,_2_createSha256,_2_fileBytes,_2_idLengths,_2_objectId,_2_readBeginning,_2_readFileBytes,_2_readFileText,
_2_readOptional,_2_sha256Bytes,_2_sha256Hex}from"./together-6B399DDD.js";import{_0_causeKinds,_0_causeOrOwnPlace,_0_compareFindings,_0_compareNullableText,_0_comparePaths,_0_comparePositions,_0_compareRanges,_0_compareText,_0_compareValues,
_0_countWhile,_0_dependencyToV1,_0_findingId,_0_findingStateTable,_0_findingStates,_0_findingsOf,_0_isInHead,_0_looksInWords,_0_normaliseMessage,_0_placesOf,_0_schedules,
_0_severities,_0_severityAtLeast,_0_severityRank,_0_sha256,_0_sideOf}from"./together-8458AAE9.js";import{_1_NotJson,_1_canonical,_1_depthMax,_1_isSameJson,_1_member,_1_parseStrict,_1_pointerTo,_1_valueAt,_1_wellFormed}from"./together-8458AAE9.js";import{ownPackage,version}from"./chunk-CPTTKKVM.js";import{_2_require_node_fs}from"./together-94D9BF94.js";import{require_node_path}from"./chunk-P4Q5FYTX.js";import{_1_UserError,_1_cancelled,_1_errorTable,_1_verdictExitCode,_1_withHelpOf}from"./together-62288924.js";import{_2_andMore,_2_capitalized,_2_cut,_2_lastLines,_2_lineStarts,_2_lines,_2_plural,_2_positionAt,_2_rangeWithin,_2_shortId,_2_shorten,_2_threeDigits}from"./together-62288924.js";import{_3_init_node_22}from"./together-62288924.js";import{_4___callDispose,_4___commonJS,_4___esm,_4___export,_4___require,_4___toBinaryNode,_4___toCommonJS,_4___toESM,_4___using}from"./together-62288924.js";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require2=lanserCreateRequire(import.meta.url);_3_init_node_22();_3_init_node_22();function judgeReplay({recordedBy,replayedBy,divergence,
entry}){return recordedBy===replayedBy?{kind:"mismatch",reason:`this release, ${replayedBy}, recorded it, and its result is another now`}:isOurs(divergence,entry)?
{kind:"stale-recording",reason:`recorded by ${recordedBy}; ${replayedBy} asks the server other questions`}:{kind:"mismatch",reason:`recorded by ${recordedBy}; ${replayedBy}\
 asks the same and comes to something else`}}function isOurs({problem,pointer},entry){return problem==="unexpected-message"?!0:entry?.k==="frame"?entry.d===">":
entry?.k==="header"&&ourHeader.test(pointer)}var ourHeader=/^\/(?:program|digests\/(?:schedule|capabilities))(?:\/|$)/;_3_init_node_22();function strayAnswer(entries){
let open=new Map,answered=new Map;for(let entry of entries){let{k,d,m}=entry;if(k!=="frame")continue;let method=_1_member(m,"method"),id=JSON.stringify(_1_member(
m,"id")??null);if(d===">"){typeof method=="string"&&_1_member(m,"id")!==void 0&&open.set(id,method);continue}if(method!==void 0)continue;let asked=open.get(id);
if(asked!==void 0){open.delete(id),answered.set(id,asked);continue}let before=answered.get(id),shown=_2_shorten(id,idLengthMax);return before===void 0?{entry,message:`\
answered ${shown}, a request that was never sent`}:{entry,message:`answered request ${shown} (${before}) twice`}}}var idLengthMax=60;_3_init_node_22();function packagesIn(trace){
return trace.notes.filter(({k})=>k==="decision").map(({m})=>_13_recordedScrubber.unscrub(m)).find(({packages})=>packages)?.packages??[]}function isOfQuestions({
header}){return header.session===_6_questionsSession}async function replayQuestions(trace,parser){if(!trace.notes.some(({k})=>k==="result")){let message="it has\
 no result: the session was not recorded to its end";throw new _8_BrokenTrace(trace.name,{problem:"missing-entry",line:null,entry:null,message})}let own=_13_profileOf(
trace),profile=_4_questionProfile(own),{places,context}=_13_recordedContext(trace),repository=places.get("REPOSITORY")??"",relative=_8_relativeTo([[context.root,
""],[repository,""],[context.serverFolder,`<${profile.name}>`]]),played=_13_replay(trace,places),{transport,clock}=played,options={transport,clock,pid:0,profile,
context,relative},conversation=_8_converse(options),made=await _8_makeReady({...options,programFiles:_13_recordedRun(trace).programFiles},conversation),current=new Map,
over=new Set,text=path=>{let all=trace.documents.texts(path);return(all[current.get(path)??0]??all.at(-1))?.()},askable=_7_createAskable({conversation,profile,context,
server:{id:trace.header.server.id,version:trace.header.server.version},clock,encoding:_6_questionEncoding(conversation.session.capabilities())??"utf-16",repository,
packages:packagesIn(trace),text,reading:path=>_8_createReadings(parser,profile.languageId,text)(path),isLaid:path=>over.has(path),relative}),answers=[],bundles=[];
for(let{k,m}of made.failure===void 0?trace.notes:[]){if(k!=="decision")continue;let decision=_13_recordedScrubber.unscrub(m);for(let path of decision.overlays??
[])over.add(path),askable.open(path);if(decision.relaid!==void 0){let{path,at,isOver}=decision.relaid;askable.close(path),current.set(path,at),isOver?over.add(path):
over.delete(path),isOver&&askable.lay(path)}let{edited=[]}=decision;for(let{path,at}of edited)current.set(path,at);if(edited.length>0&&askable.edited(edited.map(
({path})=>path)),decision.question===void 0||decision.environment===void 0)continue;let{environment,restarts=0}=decision,{asked,about}=_6_questionFrom(decision.
question),{question}=asked;if(question.kind!=="server")continue;let{bundle}=await _4_answerOf(asked,environment,async()=>{let asking=askable.asking(void 0,void 0,
about.isTimed);try{let answer=await _4_askQuestion(question,asking,about);return answers.push(_6_notedAnswer(answer)),{answer,records:asking.records(),retries:asking.
retries(),restarts,environment}}catch(error){throw error instanceof _1_UserError&&answers.push(_6_notedAnswer(error)),error instanceof _7_Unanswered&&(error.restarts=
restarts),error}});asked.isAside!==!0&&bundles.push(bundle)}await conversation.session.stop(profile.limits.shutdownMsMax,profile.limits.exitMsMax);let result=_13_recordedScrubber.
scrub(_6_questionsResult(answers),"places");return{bundles,divergence:played.divergence()??_13_resultDivergence(trace,result)}}_3_init_node_22();var import_node_fs=_4___toESM(
_2_require_node_fs(),1),import_node_path=_4___toESM(require_node_path(),1);function recordedFolder(folder){let names;try{names=(0,import_node_fs.readdirSync)(folder).
sort()}catch(error){throw new _1_UserError("unreadable-file",`the folder of traces ${folder} cannot be read`,{cause:error})}return{name:folder,traces:new Map(names.
map(name=>[name,()=>_19_openTraceFile((0,import_node_path.join)(folder,name),name)])),report:names.includes(reportName)?_2_readFileText((0,import_node_path.join)(
folder,reportName)):null}}function replayRun(folder){return replayRecorded(recordedFolder(folder))}async function replayRecorded(folder){let runs=[],record;try{
for(let[server,roots]of readTraces(folder)){let[first]=roots.flatMap(({traces})=>[...traces.values()]);if(first===void 0)continue;let profile=_13_profileOf(first),
parser=await _7_parserFor([profile]),played=roots.map(({root,traces})=>{let recorded=_13_recordedRun(headOf(folder,{server,root,traces})),own=record??recorded.record;
if(own===null)throw broken(folder,`${traceName(server,root,"head")} is of no gate's run`);for(let[name,trace]of traces)if(_1_canonical(_13_recordedRun(trace).record)!==
_1_canonical(own))throw broken(folder,`${traceName(server,root,name)} belongs to another run than the others`);return record=own,{root,traces,server:recorded.server,
...replayedSessions(folder,traces,{profile,parser})}});if(record===void 0)continue;let run=await _13_lookAlone(record,await _13_measure(record,played),played);runs.
push(run);for(let{root,traces,used}of played){let first2=run.roots.find(one=>one.root===root)?.first,isBroken=(first2?.base.failure??first2?.head.failure)!==void 0,
unused=[...traces.keys()].find(name=>!used.has(name)&&!(isBroken&&name.endsWith("-again")));if(unused!==void 0)throw broken(folder,`nothing asks for ${traceName(
server,root,unused)}`)}}}catch(error){if(error instanceof Divergence)return{kind:"diverged",file:error.file,divergence:error.divergence};throw error}return record===
void 0?skippedRun(folder):concluded(folder,record,runs)}function skippedRun(folder){let kept=folder.report??void 0,report=kept===void 0?void 0:readKept(folder,kept),
isSkipped=report?.servers.every(({skipped})=>skipped!==null)===!0;if(report===void 0||!isSkipped||report.servers.length===0||_14_serializeReport(report)!==kept)
throw broken(folder,"it holds no traces");return{kind:"report",report,runs:[]}}function isNewTop(head){return(_13_recordedRun(head).record?.policyChanges??[]).some(
({kind,files})=>kind==="new-root"&&files.some(file=>!file.includes("/")))}function headOf(folder,{server,root,traces}){let[base,head]=[traces.get("base"),traces.
get("head")],either=head??base,isWhole=base!==void 0||head!==void 0&&isNewTop(head);if(either===void 0||root==="."&&(head===void 0||!isWhole))throw broken(folder,
`${server} has no trace of ${head===void 0?"head":"base"}`);return either}function concluded(folder,record,runs){if(folder.report===null)return{kind:"report",report:_13_conclude(
record,runs),runs};let kept=readKept(folder,folder.report),tampering=kept.reasons.filter(isTampering),unopened=kept.servers.flatMap(server=>{let why=kept.reasons.
find(one=>one.code===server.ended);return server.treeDigest===null&&why!==void 0?[{server,why}]:[]}),{replay:replay2,bumps,claims=[]}=kept,report=_13_conclude(record,
runs,{tampering,replay:replay2,bumps,claims,unopened}),bytes=_14_serializeReport(report);if(bytes===folder.report)return{kind:"report",report,runs};let difference=_13_firstDifference(
JSON.parse(folder.report),JSON.parse(bytes));return{kind:"diverged",file:reportName,divergence:{entry:0,problem:"different-result",...difference??{pointer:"",wanted:"\
other bytes",got:"these bytes"},around:[],whatToTry:[`This release makes another report of the same sessions: ${_13_ofRun} records the run again.`]}}}function isTampering(one){
return one.code==="runner-file-tampered"}function readKept(folder,text){let read=reportFromV1(text,_3_validateReportV1);if(read.kind==="report")return read.report;
throw broken(folder,`its ${reportName} is not a report: ${read.message}`)}var Divergence=class extends Error{file;divergence;constructor(file,divergence){super(
`${file} was left at entry ${divergence.entry}`),this.file=file,this.divergence=divergence}};function readTraces(folder){let servers=new Map;for(let[name,source]of folder.
traces){if(!_15_runTrace.test(name))continue;let read=_13_readRecorded(source());if(read.kind==="fault")throw new _1_UserError("replay-mismatch",_8_faultText(name,
read));let{server,root="."}=read.trace.header,session=sessionNames.find(one=>name.replace(/\.zst$/u,"")===traceName(server.id,root,one));if(session===void 0)throw broken(
folder,`${name} is of another session than its name says`);let roots=servers.get(server.id)??new Map,own=roots.get(root)??new Map;if(own.has(session))throw broken(
folder,`${server.id} has two traces of ${session}`);own.set(session,read.trace),servers.set(server.id,roots.set(root,own))}return new Map([...servers].map(([server,
roots])=>[server,[...roots].map(([root,traces])=>({root,traces})).sort((a,b)=>_0_compareText(a.root,b.root))]))}function replayedSessions(folder,traces,by){let used=new Set,
diverged=[],traceOf=name=>{let trace=traces.get(name);if(trace===void 0)throw broken(folder,`it has no trace of ${name}`);return trace},play=async(name,facts,lookups,probing,wanted=null)=>{
let trace=traceOf(name);used.add(name);let{observation,divergence}=await _13_replaySession(trace,by.profile,facts,lookups,probing,wanted),{server,root="."}=trace.
header;if(divergence===void 0)return observation;let own=new Divergence(traceName(server.id,root,name),divergence);diverged.push(own);let follow=trace.notes.find(
_8_isProbesFollow);throw follow!==void 0&&divergence.entry>follow.i?diverged[0]??own:own},isAbsent=side=>!traces.has(side),first=async(name,probing)=>{if(name!==
"self"&&isAbsent(name))return _17_absentSide(by.profile.languageId);let facts=_13_factsIn(traceOf(name),by);return{...facts,observation:await play(name,facts,null,
probing===null?null:(observed,ask)=>probing({...facts,observation:observed},ask))}},again=(side,paths,lookups)=>{if(isAbsent(side))return Promise.resolve(_17_absentSide(
by.profile.languageId).observation);let[whole,name]=[traceOf(side),`${side}-again`],recorded=traces.has(name)?_13_recordedPaths(traceOf(name)):[];if(_1_canonical(
recorded)!==_1_canonical(paths))throw broken(folder,`${name} looks at other files`);return play(name,_13_factsIn(whole,by),lookups,null)},byItself=(side,name,paths)=>{
if(_1_canonical(_13_recordedPaths(traceOf(name)))!==_1_canonical(paths))throw broken(folder,`${name} looks at other files`);return play(name,_13_factsIn(traceOf(
side),by),null,null)},fixes=findings=>play("head-fixes",_13_factsIn(traceOf("head"),by),null,null,findings);return{sessions:{first,again,isBaseAgain:traces.has(
"base-again"),...traces.has("base-alone")||traces.has("head-alone")?{alone:(side,paths)=>byItself(side,`${side}-alone`,paths)}:{},recheck:(side,paths)=>byItself(
side,`${side}-recheck`,paths),headConfiguration:traces.has("self")?()=>first("self",null):null,...traces.has("head-fixes")?{fixes}:{}},used}}function broken({name},what){
return new _1_UserError("replay-mismatch",`${name} is not a recorded run: ${what}`,{hint:"Record one with: lanser gate --trace DIR …"})}async function replayOffline(trace){
try{return trace.kind==="session"?await replayOne(trace):await replayFolder(trace)}catch(error){if(!(error instanceof _1_UserError))throw error;return{...unreadable(
trace),message:error.message,advice:error.hint===""?[]:[error.hint]}}}async function replayOne(committed){let{path,source}=committed,read=_13_readRecorded(source());
if(read.kind==="fault")return{...unreadable(committed),message:_8_faultText(_15_nameOf(path),read)};let{trace}=read,profile=_13_profileOf(trace),reader={profile,
parser:await _7_parserFor([profile])};if(isOfQuestions(trace)){let{divergence:left}=await replayQuestions(trace,reader.parser),of2={path,server:trace.header.server.
id,version:trace.header.server.version};return left===void 0?{...of2,...equal}:{...of2,...divergedTrace(trace,left)}}let facts=_13_factsIn(trace,reader),{divergence,
observation}=await _13_replaySession(trace,profile,facts,_13_recordedLookups(trace),_13_recordedProbing(trace,profile),_13_recordedFixes(trace)),{id,version:pinned}=trace.
header.server,about={path,server:id,version:pinned};if(divergence===void 0)return{...about,...equal,...strayIn(trace)};let found=divergedTrace(trace,divergence);
if(divergence.problem!=="different-result")return{...about,...found};let plain={environment:null,entries:null},recorded=_16_factsOf({observation:_13_recordedObservation(
trace),...plain}),{class:of}=_12_compareFacts(recorded,_16_factsOf({observation,...plain}));return{...about,...found,class:of==="D0"?null:of}}async function replayFolder(committed){
let{path,folder}=committed,result=await replayRecorded(folder),[name="",source]=[...folder.traces][0]??[],first=source===void 0?void 0:_13_readRecorded(source()),
header=first?.kind==="trace"?first.trace.header:void 0,about={path,server:header?.server.id??name,version:header?.server.version??""};if(result.kind==="report")
return{...about,...equal,...strayInFolder(path,folder)};let own=folder.traces.get(result.file),read=own===void 0?first:_13_readRecorded(own());return read?.kind!==
"trace"?{...unreadable(committed),...about}:{...about,...divergedTrace(read.trace,result.divergence),path:`${path}/${result.file}`}}var equal={state:"equal",class:null,
message:"it leads to the same results as when it was recorded",at:null,wanted:null,got:null,advice:[]};function strayIn(trace){let stray=strayAnswer(trace.entries());
if(stray===void 0)return;let{entry,message}=stray;return{class:"D6",message:`${equal.message}; the server ${message}, which no result depends on`,at:{entry:entry.
i,pointer:""},got:_13_valueText(entry.m)}}function strayInFolder(path,{traces}){for(let[name,source]of traces){let read=_15_runTrace.test(name)?_13_readRecorded(
source()):void 0,found=read?.kind==="trace"?strayIn(read.trace):void 0;if(found!==void 0)return{...found,path:`${path}/${name}`}}}function unreadable({kind,path}){
let isPart=kind==="session"&&_15_isOfRun(path),name=withoutEnding(_15_nameOf(isPart?_15_folderOf(path):path));return{path,server:"",version:"",state:"unreadable",
class:null,message:"it is not a complete trace",at:null,wanted:null,got:null,advice:[`Take it from before the commit that damaged it (git log -- ${path}), or re\
cord it again: lanser trace record --name ${name} --force -- ${kind==="run"||isPart?"gate …":"FILE…"}`,"Base's trace decides, so merge the repair with repla\
y: off."]}}function divergedTrace(trace,divergence){let[entry]=trace.entries({from:divergence.entry}),recordedBy=trace.header.tool.version,judged=judgeReplay({recordedBy,
replayedBy:version,divergence,entry}),isStale=judged.kind==="stale-recording";return{state:isStale?"stale":"different",class:isStale?null:divergence.problem==="\
different-result"?"D4":"D6",message:judged.reason,at:{entry:divergence.entry,pointer:divergence.pointer},wanted:divergence.wanted,got:divergence.got,advice:divergence.
whatToTry}}export{isOfQuestions,replayOffline,replayQuestions,replayRun};
