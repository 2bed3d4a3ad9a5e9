import{createRequire as lanserCreateRequire}from"node:module";import{failureCodes,unhealthyServerError}from"./chunk-OZONBR53.js";import{_1_gateCommand,_1_judgeChange}from"./judge-6SAJYGZM.js";import{isOfQuestions,replayOffline,replayQuestions,replayRun}from"./chunk-M7WRGXRC.js";import{_0_clientFlags,_0_commands,_0_families,_0_indexFlag,_0_requestFlags,_0_timeoutFlag}from"./together-EE25E29B.js";import{_1_reportFromV1,_1_shownFromV1}from"./explain-ET6MUFUT.js";import{configuredTraces,fromTop,loadTrace,runFile,shownName,traceFile,tracesFolder}from"./chunk-2R2W4OG7.js";import{openOn,openWorkbench,selectFiles}from"./chunk-AUDB43KQ.js";import{askAllAgain,firstDifferingAnswer,observedIn,reopenTrace}from"./chunk-FB3OTLYK.js";import{changesReport,compareFacts,noClasses,worstClass}from"./chunk-B7B6IJCC.js";import{changedDigest,entryLine,factsIn,firstDifference,missingFromRecording,ofRun,profileOf,readRecorded,recordedContext,recordedFixes,recordedLookups,recordedObservation,
recordedPaths,recordedProbing,recordedRun,recordedScrubber,replay,replaySession,resultDivergence,valueText}from"./chunk-6TETDT3P.js";import{findRootsAt,noVariation,noVariationOptions,openRepeatable,parseVariations,variationNames}from"./chunk-SNQUF5RD.js";import{compareRaw,factsOf,fingerprint,isInformational,lastAnswerAbout,pairDifferences,rawKey,rawLine,shortenShown}from"./chunk-HOZFIHWL.js";import{assertSchema,openedDocument,parseEntry,readTrace}from"./chunk-4OETLVMP.js";import{_14_scanSecrets,_14_secretsIn,_14_withoutEscapes}from"./together-B53EF1C9.js";import{_15_headroomBytes,_15_lineText,_15_openTraceFile,_15_readExactly,_15_readLines,_15_traceFromBytes}from"./together-B53EF1C9.js";import{_0_cacheFoldersOf,_0_observationCache,_0_parseChoice,_0_parseServer,_0_readSettings}from"./together-763DF6F8.js";import{_2_homePrefix,_2_isHomeOf,_2_makeRunFolder,_2_makeScratch}from"./together-4C7CDDCA.js";import{_4_escapeKinds,_4_validateReportV1}from"./together-0D7A4D27.js";import{_0_DamagedObjects,_0_GitFailed,_0_checkObjects,_0_commandError,_0_fileBytesMax,_0_hasFolderAt,_0_isObjectId,_0_metaBytesMax,_0_openRepository,_0_parseTreeEntries,
_0_readBlob,_0_readCommit,_0_readFileAt,_0_readObjectType,_0_require_promises,_0_resolveAll,_0_resolveRevision,_0_treeMode}from"./together-2DC6437A.js";import{reportName,sessionNames,shownTraceName,traceName,unitName}from"./chunk-RSCFYOSY.js";import{_2_beginningOf,_2_blobHeader,_2_blobId,_2_createBlobHash,_2_createSha256,_2_fileBytes,_2_idLengths,_2_objectId,_2_readBeginning,_2_readFileBytes,_2_readFileText,
_2_readOptional,_2_sha256Bytes,_2_sha256Hex}from"./together-2DC6437A.js";import{_0_causeKinds,_0_causeOrOwnPlace,_0_compareFindings,_0_compareNullableText,_0_comparePaths,_0_comparePositions,_0_compareRanges,_0_compareText,_0_compareValues,
_0_countWhile,_0_dependencyToV1,_0_findingId,_0_findingStateTable,_0_findingStates,_0_findingsOf,_0_isInHead,_0_looksInWords,_0_normaliseMessage,_0_placesOf,_0_schedules,
_0_severities,_0_severityAtLeast,_0_severityRank,_0_sha256,_0_sideOfFinding}from"./together-4643A147.js";import{_1_NotJson,_1_canonical,_1_depthMax,_1_isSameJson,_1_makeWellFormed,_1_parseStrict,_1_pointerTo,_1_readMember,_1_valueAtPointer}from"./together-4643A147.js";import{cacheFolder,ownCacheFolder}from"./chunk-4Q3XMOH7.js";import{_0_commandData,_0_commandProperty,_0_logLines,_0_logPrefix,_0_shownText,_0_terminalCells,_0_terminalLines,_0_terminalName,_0_terminalText}from"./together-DFA68034.js";import{_0_diskHint,_0_leadsInto,_0_machineProblem,_0_makeFolder,_0_ownFolder,_0_placeInside,_0_prepareFile,_0_refusalIn,_0_removable,_0_removal,_0_replaceFile,_0_workTreeAbove,
_0_writeInside,_0_writeWhole}from"./together-1C2AF077.js";import{Command,flagWords,parseFlags,require_node_process,withFlags}from"./chunk-7OJMQT55.js";import{_2_require_node_fs}from"./together-D9B041CF.js";import{_0_require_node_path}from"./together-D3DB71B1.js";import{_1_UserError,_1_cancelled,_1_errorTable,_1_verdictExitCode,_1_withHelpOf}from"./together-D3DB71B1.js";import{_2_capitalized,_2_countMore,_2_cut,_2_lastLines,_2_lineStarts,_2_plural,_2_positionAt,_2_rangeWithin,_2_shortId,_2_shorten,_2_splitText,_2_threeDigits}from"./together-D3DB71B1.js";import{_3_init_node_22}from"./together-D3DB71B1.js";import{_4___callDispose,_4___commonJS,_4___esm,_4___export,_4___require,_4___toBinaryNode,_4___toCommonJS,_4___toESM,_4___using}from"./together-D3DB71B1.js";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require2=lanserCreateRequire(import.meta.url);_3_init_node_22();var import_node_fs2=_4___toESM(_2_require_node_fs(),1),import_node_path2=_4___toESM(
_0_require_node_path(),1);_3_init_node_22();var import_node_fs=_4___toESM(_2_require_node_fs(),1),import_node_path=_4___toESM(_0_require_node_path(),1);_3_init_node_22();
async function isStillCurrent(repository,before,today){let replayed=await replayOffline({kind:"session",path:before.name,source:()=>before}),read=readRecorded(before);
if(replayed.state!=="equal"||read.kind!=="trace")return!1;let{header}=read.trace,[tree]=header.snapshot.tree===null?[]:await _0_checkObjects(repository,[header.
snapshot.tree]);if(tree?.type!=="tree")return!1;let isSetUpAlike=_1_canonical({...header,snapshot:null})===_1_canonical({...today.header,snapshot:null}),facts=trace=>factsOf(
{...observedIn(trace),environment:null});return isSetUpAlike&&compareFacts(facts(read.trace),facts(today)).class==="D0"}async function recordSession(host,of){var _stack=[];
try{let bench=_4___using(_stack,await openWorkbench(host,{repository:of.repo,rev:of.rev,cacheFolder:of.cacheFolder,signal:of.signal,progress:text2=>host.stderr.
write(`lanser: ${text2}
`)}),!0),{path}=of,target=(0,import_node_path.join)(bench.repository.top,path);if((0,import_node_fs.existsSync)(target)&&!of.force)throw new _1_UserError("usage",
`there is a trace ${path}`,{hint:"Replace it with --force, or take another name."});let server=bench.choose(of.server),snapshot=await bench.open(server,of.root),
gone=of.leavesOut===!0?of.files.filter(file=>!snapshot.program.includes(file)):[],left=of.files.filter(file=>!gone.includes(file));if(gone.length>0&&left.length===
0)throw new _1_UserError("not-found",`none of the files of ${path} is there any more`,{hint:`Remove it, or record other files: lanser trace record --name ${shownTraceName(
shownName(path))} --force -- FILE…`});let paths=selectFiles(snapshot,left,file=>(0,import_node_fs.existsSync)((0,import_node_path.join)(bench.repository.top,file)));
for(let file of gone)host.stderr.write(`lanser: ${_0_terminalName(file)} is not there any more
`);of.rev===void 0&&tellEdits(host,bench.repository.top,snapshot,paths);let recording=(0,import_node_path.join)(bench.context.scratch,path.slice(path.lastIndexOf(
"/")+1)),run=await snapshot.run({...noVariationOptions,session:"files",paths,lookups:null,trace:recording}),{failure}=run.observation;if(failure!==void 0)throw unhealthyServerError(
server.profile.name,failure,server.profile.versionProblem(server.pin.version));refuseUnanswered(`${server.profile.name} ${server.pin.version}`,run.observation),
refuseSecrets(recording,of.allowSecrets,path);let replayed=await replayOffline({kind:"session",path,source:()=>_15_openTraceFile(recording,path)});if(replayed.state!==
"equal")throw new _1_UserError("replay-mismatch",`the recording replays to something else: ${replayed.message}`,{hint:"This is an internal error; please report \
it with the trace."});if((0,import_node_fs.existsSync)(target)&&await isStillCurrent(bench.repository,_15_openTraceFile(target,path),loadTrace(recording,path)))
return{text:`${path} still holds, and was left as it is
`,isKept:!1};_0_placeInside(bench.repository.top,path,beside=>(0,import_node_fs.copyFileSync)(recording,beside));let findings=_0_findingsOf(run.observation).length;
return{text:[`recorded ${path}`,`  ${server.profile.name} ${server.pin.version} on ${_2_shortId(bench.commit.id)}: ${_2_plural(paths.length,"file")}, ${_2_plural(
findings,"finding")}, ${(0,import_node_fs.statSync)(target).size} bytes`,"  replayed without a server: the same",""].join(`
`),isKept:!0}}catch(_){var _error=_,_hasError=!0}finally{var _promise=_4___callDispose(_stack,_error,_hasError);_promise&&await _promise}}function tellEdits(host,top,snapshot,paths){
let isEdited=path=>{try{return normalised(_2_readFileText((0,import_node_path.join)(top,path)))!==normalised(snapshot.text(path)??"")}catch(error){return error.
code==="ENOENT"}},[first,...others]=paths.filter(isEdited);if(first===void 0)return;let more=others.length===0?"":` and ${_2_plural(others.length,"other file")}`;
host.stderr.write(`lanser: ${_0_terminalName(first)}${more} differs in the working tree; the recording uses the commit
`)}function normalised(text){return text.replaceAll(/\r\n?/gu,`
`)}function refuseUnanswered(server,{files}){let unanswered=files.flatMap(file=>file.kind==="unknown"?[file]:[]),[first]=unanswered;if(first===void 0)return;let isUnsettled=unanswered.
some(({reason})=>reason==="unsettled");throw new _1_UserError("not-found",`${server} gave no final answer for ${unanswered.length} of ${_2_plural(files.length,"\
file")}, for example ${first.path} (${first.reason})`,{hint:isUnsettled?"It requested a new check of every file again and again. A newer version may not: lanser\
 pin ID@VERSION":"Record other files, or try again."})}function refuseSecrets(file,isAllowed,shown){let found=_14_secretsIn(_15_openTraceFile(file,shown)),[first]=found;
if(!(first===void 0||isAllowed))throw new _1_UserError("usage",`the recording may contain a secret (${first.kind}${placeOf(file,first.line)}), so Lanser did not\
 keep ${shown}`,{hint:"Take it out of the sources, record other files, or keep it with --allow-secrets."})}function placeOf(file,line){let read=readTrace(_15_openTraceFile(
file)),[entry]=read.kind==="trace"?read.trace.entries({from:line-1}):[],uri=_1_readMember(_1_readMember(_1_readMember(entry?.m,"params"),"textDocument"),"uri"),
path=typeof uri=="string"?/^\$\{ROOT_URI\}\/(.+)$/u.exec(uri)?.[1]:void 0;return path===void 0?`, line ${line} of the trace`:` in ${path}`}async function traceRecord(host,{
values,positionals,rest},signal){let name=values.name===void 0?void 0:shownTraceName(values.name);if(name===void 0||!/^\w[\w.-]{0,100}$/u.test(name))throw new _1_UserError(
"usage",name===void 0?"trace record needs --name NAME":`\`${name}\` is not a name of a trace`,{hint:"Letters, digits, dots, dashes and underscores; for example:\
 --name core"});let session=sessionNames.find(one=>name.split(".").at(-1)===one);if(session!==void 0)throw new _1_UserError("usage",`\`${name}\` would be taken f\
or the session ${session} of a gate's run`,{hint:`Use a name with another end than ${session}.`});let repo=(0,import_node_path2.resolve)(host.cwd,values.repo??"\
."),allowSecrets=values["allow-secrets"]===!0;if(rest[0]==="gate"){let foreign=["server","root","rev","zst"].find(flag=>values[flag]!==void 0);if(foreign!==void 0)
throw new _1_UserError("usage",`--${foreign} is of one session, and a gate's run has several`,{hint:"Give the flags of the gate after `gate`: --server, --base, \
--head."});return recordGate(host,{name,repo,force:values.force===!0,allowSecrets},rest.slice(1),signal)}let recorded=await recordSession(host,{path:`${tracesFolder}\
/${name}.trace.jsonl${values.zst===!0?".zst":""}`,repo,rev:values.rev,server:values.server===void 0?void 0:_0_parseServer(values.server),root:values.root,files:fromTop(
host,await repositoryTop(host,repo),positionals),force:values.force===!0,allowSecrets,cacheFolder:cacheFolder(host,values.cache),signal});return host.stdout.write(
recorded.isKept?`${recorded.text}Next: review it and commit it; once base has it, every gate run replays it.
`:recorded.text),0}async function recordGate(host,of,args,signal){var _stack=[];try{let path=`${tracesFolder}/${of.name}`,top=await repositoryTop(host,of.repo),
target=(0,import_node_path2.join)(top,path);if((0,import_node_fs2.existsSync)(target)&&!of.force)throw new _1_UserError("usage",`there is a folder ${path}`,{hint:"\
Replace it with --force, or take another name."});let scratch=_4___using(_stack,_2_makeScratch(host)),recording=(0,import_node_path2.join)(scratch.folder,"recor\
ding");(0,import_node_fs2.mkdirSync)(recording);let code=await _1_gateCommand(host,parseFlags(["--repo",of.repo,...ofCommit(args),"--trace",recording,"--allow-s\
ecrets","--replay","off"],_0_commands.gate.flags),signal),names=(0,import_node_fs2.readdirSync)(recording),traces=names.filter(one=>one.includes(".trace."));if(signal.
aborted||traces.length===0){let why=signal.aborted?"the run was cancelled":"no server ran";throw new _1_UserError("not-found",`no recording: ${why}`,{hint:"See \
above, and try again."})}for(let name of traces)refuseSecrets((0,import_node_path2.join)(recording,name),of.allowSecrets,`${path}/${name}`);return await refuseUnlike(
recording),_0_placeInside(top,path,beside=>{(0,import_node_fs2.mkdirSync)(beside);for(let name of names)(0,import_node_fs2.copyFileSync)((0,import_node_path2.join)(
recording,name),(0,import_node_path2.join)(beside,name))}),host.stderr.write(`lanser: recorded ${path}: ${_2_plural(traces.length,"session")}, replayed without \
a server: the same
`),code}catch(_){var _error=_,_hasError=!0}finally{_4___callDispose(_stack,_error,_hasError)}}function ofCommit(args){return args.some(one=>one==="--head"||one.
startsWith("--head="))?args:["--head","HEAD",...args]}async function refuseUnlike(recording){let read=_1_reportFromV1(_2_readFileText((0,import_node_path2.join)(
recording,reportName)),_4_validateReportV1);if(read.kind==="invalid")throw new Error(`the gate kept a report that is ${read.message}`);let{verdict,reasons}=read.
report;if(verdict==="inconclusive")throw unmeasured(reasons[0]?.message??"it does not say why");let replayed=await replayRun(recording);if(replayed.kind==="dive\
rged"){let{file,divergence}=replayed;throw new _1_UserError("replay-mismatch",`no recording kept: its replay gives another result: ${file}, entry ${divergence.entry}\
: ${divergence.problem}`,{hint:"This is an internal error. Please report it with the output of `lanser gate --trace DIR`."})}let failure=replayed.runs.flatMap(({
roots})=>roots.flatMap(({first})=>[first.base.failure,first.head.failure])).find(one=>one!==void 0);if(failure!==void 0)throw unmeasured(failure.message)}function unmeasured(why){
return new _1_UserError("not-found",`no recording kept: the run is inconclusive: ${why}`,{hint:"See above, and try again."})}async function repositoryTop(host,folder){
var _stack=[];try{return _4___using(_stack,await _0_openRepository(host,folder),!0).top}catch(_){var _error=_,_hasError=!0}finally{var _promise=_4___callDispose(
_stack,_error,_hasError);_promise&&await _promise}}export{recordSession,refuseUnlike,repositoryTop,traceRecord};
