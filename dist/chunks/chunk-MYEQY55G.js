import{createRequire as lanserCreateRequire}from"node:module";import{aroundLines,firstDivergence,messageChanges}from"./chunk-S762FEPU.js";import{changesReport,compareFacts,noClasses,worstClass}from"./chunk-6B6IHQUG.js";import{changedDigest,entryLine,factsIn,firstDifference,missingFromRecording,ofRun,profileOf,readRecorded,recordedContext,recordedFixes,recordedLookups,recordedObservation,
recordedPaths,recordedProbing,recordedRun,recordedScrubber,replay,replaySession,resultDivergence,valueText}from"./chunk-O7GVJCTU.js";import{findRootsAt,noVariation,noVariationOptions,openRepeatable,parseVariations,variationNames}from"./chunk-XYRDU57V.js";import{compareRaw,factsOf,fingerprint,isInformational,lastAnswerAbout,pairDifferences,rawKey,rawLine,shortenShown}from"./chunk-2ZRSSNN2.js";import{_7_checkoutsOf,_7_createLinkFollower,_7_createLinkResolver,_7_digestInputOfRest,_7_editTree,_7_editsTo,_7_environmentOf,_7_findServerRoots,_7_forbiddenFolders,
_7_isInstalled,_7_npmPackages,_7_observeFromKept,_7_openWorkspace,_7_readyServer,_7_recordProbes,_7_rootsIn,_7_treeListing,_7_writeTree}from"./together-BD98FAAF.js";import{_4_divergenceClassNames,_4_divergenceClasses}from"./together-F898493C.js";import{_15_explainRefusal,_15_sandboxOf}from"./together-BD98FAAF.js";import{_0_DamagedObjects,_0_GitFailed,_0_checkObjects,_0_commandError,_0_fileBytesMax,_0_gitArguments,_0_hasFolderAt,_0_isObjectId,_0_metaBytesMax,_0_openRepository,
_0_parseTreeEntries,_0_readBlob,_0_readCommit,_0_readFileAt,_0_readFileId,_0_readObjectType,_0_require_promises,_0_resolveAll,_0_resolveRevision,_0_treeMode}from"./together-24003D67.js";import{_7_allConditions,_7_capableMethods,_7_carryConfiguration,_7_clientCapabilities,_7_compilerDefaults,_7_compilerLog,_7_configNames,_7_configurationFilesOf,
_7_count,_7_currentMode,_7_definitionLengthMax,_7_diskFailure,_7_documentAt,_7_editCapabilities,_7_emptyFacts,_7_expectedDigest,_7_expectedProgramDigest,_7_expectedVersion,
_7_failedRun,_7_filesBelow,_7_findExecutable,_7_findInterpreter,_7_findPin,_7_findProfile,_7_folderMove,_7_frameworkOf,_7_goModule,_7_installFailure,_7_installLine,
_7_interpreterOf,_7_interruptedRun,_7_isCapable,_7_isProgram,_7_keysAt,_7_linkedPackages,_7_listSources,_7_machine,_7_memberAt,_7_noProgressOpen,_7_noteChanged,
_7_noteClosed,_7_noteOpened,_7_onlyProject,_7_outwardMessage,_7_ownProfiles,_7_ownServerId,_7_parseConfiguration,_7_parseOwnServer,_7_parsedJson,_7_placedJson,_7_positionEncoding,
_7_profileInMode,_7_profiles,_7_projectFolder,_7_providerOptions,_7_publishedForVersion,_7_publishedSinceOpened,_7_questionCapabilities,_7_questionEncoding,_7_readSarif,
_7_registry,_7_registryWith,_7_require_api,_7_require_api2,_7_runPython,_7_runTool,_7_safeSearchPath,_7_serversFolder,_7_shippedPins,_7_takePublication,_7_takeStatus,
_7_textsOfMember,_7_toolchainPath,_7_uvWorkspace,_7_wantsOpenAndClose,_7_wantsSaves,_7_wheel,_7_withoutSettings,_7_withoutToolchain,_7_workspaceMembers,_7_wrongCapabilities}from"./together-26A2239D.js";import{NotJson,canonical,causeKinds,causeOrOwnPlace,compareFindings,compareNullableText,comparePaths,comparePositions,compareRanges,compareText,compareValues,countWhile,
dependencyToV1,depthMax,findingId,findingStateTable,findingStates,findingsOf,isInHead,isSameJson,looksInWords,makeWellFormed,normaliseMessage,parseStrict,placesOf,
pointerTo,readMember,schedules,severities,severityAtLeast,severityRank,sha1,sha256,sideOfFinding,valueAtPointer}from"./chunk-BFRYNAHN.js";import{_1_require_node_fs}from"./together-813A2F0B.js";import{_0_require_node_path}from"./together-A66B3533.js";import{_2_capitalized,_2_countMore,_2_cut,_2_lastLines,_2_lineStarts,_2_plural,_2_positionAt,_2_rangeWithin,_2_shortId,_2_shorten,_2_splitText,_2_threeDigits}from"./together-A66B3533.js";import{_3_init_node_22}from"./together-A66B3533.js";import{_4___callDispose,_4___commonJS,_4___esm,_4___export,_4___require,_4___toBinaryNode,_4___toCommonJS,_4___toESM,_4___using}from"./together-A66B3533.js";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require2=lanserCreateRequire(import.meta.url);_3_init_node_22();var import_node_fs=_4___toESM(_1_require_node_fs(),1),import_node_path=_4___toESM(
_0_require_node_path(),1);_3_init_node_22();function firstDifferingAnswer(wanted,got,{class:of}){if(of==="D0"||of==="D9"||wanted.source===void 0||got.source===void 0)
return null;let found=firstDivergence(wanted.source(),got.source(),answerOf);return found.kind==="different"?found:null}function findWorstPlace(wanted,got,{first}){
if(first===null||first.path===null||wanted.entries===null||got.entries===null)return null;let[one,other]=[wanted,got].map(of=>lastAnswerAbout(first.path??"",of.
entries?.()??[]));if(one===void 0)return null;let difference=other===void 0?void 0:firstDifference(answerOf(one),answerOf(other));return{entry:one.i,pointer:difference?.
pointer??""}}function answerOf({k,d,m}){if(k!=="frame"||d!=="<")return;let[id,method]=[readMember(m,"id"),readMember(m,"method")];if(method!==void 0)return id===
void 0&&!isInformational(method)?m:void 0;let{result,...rest}=m,items=readMember(result,"items");if(!Array.isArray(items))return m;let{resultId:_,...report}=result;
return{...rest,result:{...report,items:items.map(withoutData)}}}function withoutData(item){if(typeof item!="object"||item===null)return item;let{data:_,...rest}=item;
return rest}async function reopenTrace(host,trace,of,scratch,version=trace.header.server.version){let{server,snapshot,root:project="."}=trace.header,unavailable=(message,...advice)=>({
kind:"unavailable",message,advice});if(snapshot.tree===null)return unavailable("the trace does not name its tree","Record the trace again from a commit.");let[tree]=await _0_checkObjects(
of.repository,[snapshot.tree]);if(tree?.type!=="tree"){let ofCommit=snapshot.commit===null?"":` (commit ${_2_shortId(snapshot.commit)})`;return unavailable(`thi\
s clone does not have the tree of the trace${ofCommit}`,"Fetch the whole history (actions/checkout with fetch-depth: 0).","Or record the trace again: lanser tra\
ce refresh")}let known=of.registry.profiles.find(({id})=>id===server.id);if(known===void 0)return unavailable(`Lanser does not know the server ${server.id}`,`De\
scribe it in ${_7_serversFolder}.`);let{settings,server:ran}=recordedRun(trace),profile=_7_profileInMode(known,ran.mode??"auto");if(typeof profile=="string")return unavailable(
profile,"Record the trace again: lanser trace refresh");let problem=profile.settingsProblem(settings);if(problem!==void 0)return unavailable(`the trace has inva\
lid settings: ${problem}`,"Record the trace again: lanser trace refresh");let pin=_7_findPin(of.pins,server.id,version);if(pin===void 0)return unavailable(`this\
 repository has no pin of ${server.id} ${version}`,`Pin this version, and commit the pin: lanser pin ${server.id}@${version}.`,...version===server.version?["Or \
record the trace again with the pinned version: lanser trace refresh"]:[]);let refused=_15_explainRefusal(profile,{},"defaults"),chosen={profile,pin,roots:void 0,
settings,refused,bump:null},at={commit:snapshot.commit,tree:snapshot.tree,project},opened=await openRepeatable(host,of,chosen,at,scratch);if(opened.kind==="fail\
ed")return unavailable(opened.message,opened.hint);let[missing,...others]=opened.missing;if(missing!==void 0){let more=others.length===0?"":` and of ${others.length}\
 more ${others.length===1?"file":"files"}`;return unavailable(`this clone does not have the content of ${missing}${more}`,"Fetch the whole history, without a fi\
lter.")}return opened}function observedIn(trace){return{observation:recordedObservation(trace),environment:_7_environmentOf(trace.header,recordedRun(trace)),entries:()=>trace.
entries(),source:()=>trace.source}}async function askAllAgain(host,{mode,traces},of){let rerun=[];for(let{committed,replayed}of traces)rerun.push(mode==="live"?
await askAgain(host,committed,replayed,of):replayed);return{mode,traces:rerun}}async function askAgain(host,committed,replayed,of){if(replayed.state!=="equal")return replayed;
let plain={...replayed,path:committed.path,class:null,at:null,got:null},traces=sessionsOf(committed);if(traces.length===0)return{...plain,state:"inconclusive",message:"\
Lanser cannot repeat these sessions one by one, because head ran with base's server configuration",advice:["Record another run: lanser trace record"]};let answers=[];
for(let{path,trace}of traces){let scratch=(0,import_node_fs.mkdtempSync)((0,import_node_path.join)(of.scratch,"again-"));answers.push(await askOne(host,trace,{...plain,
path},of,scratch))}let worst=["different","inconclusive","equal"].flatMap(state=>answers.filter(one=>one.state===state))[0]??plain;return worst.state==="equal"?
{...worst,path:plain.path}:worst}function sessionsOf(committed){let read=(committed.kind==="session"?[[committed.path,committed.source]]:[...committed.folder.traces].
map(([name,source])=>[`${committed.path}/${name}`,source])).flatMap(([path,source])=>{let found=readRecorded(source());return found.kind==="trace"?[{path,trace:found.
trace}]:[]});return committed.kind==="session"?read:read.some(({trace})=>trace.header.session==="self")?[]:read.filter(({trace})=>["base","head"].includes(trace.
header.session))}async function askOne(host,trace,replayed,of,scratch){let opened=await reopenTrace(host,trace,of,scratch);if(opened.kind==="unavailable"){let message=`\
Lanser could not run ${trace.header.server.id} again: ${opened.message}`;return{...replayed,state:"inconclusive",message,advice:opened.advice}}let run=await opened.
run({...noVariationOptions,session:trace.header.session,paths:recordedPaths(trace),lookups:recordedLookups(trace),trace:null}),recorded=observedIn(trace),divergence=compareFacts(
factsOf(recorded),factsOf(run));return describeRerun(replayed,trace,divergence,findWorstPlace(recorded,run,divergence))}function recordAgain(path,trace){let{record}=recordedRun(
trace);if(record===null)return"lanser trace refresh";let[base,head]=[record.base.commit,record.head.commit].map(id=>id===null?"REV":_2_shortId(id));return`lanse\
r trace record --name ${(0,import_node_path.basename)((0,import_node_path.dirname)(path))} --force -- gate --base-exact ${base} --head ${head}`}function describeRerun(replayed,trace,divergence,at){
let{id,version}=trace.header.server,server=`${id} ${version}`,again=recordAgain(replayed.path,trace),{class:of,first}=divergence,{words}=_4_divergenceClasses[of],
command=`To examine the trace, run: lanser trace drift --trace ${replayed.path}`;if(of==="D0")return{...replayed,message:`${server} gave the same answers as in \
the recording`};if(of==="D9")return{...replayed,state:"inconclusive",class:of,message:`the recording of ${server} is from another environment`,wanted:first?.wanted??
null,got:first?.got??null,advice:[`Install the recorded versions, or record it again with the current ones: ${again}`,command]};let where=first?.path??null,place=first?.
range===void 0||first.range===null?"":`:${first.range.start.line+1}`;return{...replayed,state:divergence.decides?"different":"equal",class:of,message:`in a new \
run, ${server} gave other answers: ${words}${where===null?"":` in ${where}${place}`}`,at,wanted:first?.wanted??null,got:first?.got??null,advice:divergence.decides?
[command,`If the new answers are right, record the trace again: ${again}`,"If the new answers are wrong, report the output of the command above to the server's \
maintainers."]:[]}}export{askAllAgain,firstDifferingAnswer,observedIn,reopenTrace};
