import{createRequire as lanserCreateRequire}from"node:module";import{createExchanges}from"./chunk-DWEIWRN3.js";import{traceNames,tracesTop}from"./chunk-CO4PET4W.js";import{_4_configuredTraces,_4_fromTop,_4_loadTrace,_4_runFile,_4_shownName,_4_traceFile,_4_tracesFolder}from"./together-B18DC582.js";import{_10_changedDigest,_10_entryLine,_10_factsIn,_10_firstDifference,_10_lackIn,_10_ofRun,_10_profileOf,_10_readRecorded,_10_recordedContext,_10_recordedFixes,
_10_recordedLookups,_10_recordedObservation,_10_recordedPaths,_10_recordedProbing,_10_recordedRun,_10_recordedScrubber,_10_replay,_10_replaySession,_10_resultDivergence,
_10_valueText}from"./together-B18DC582.js";import{_13_assertSchema,_13_openedDocument,_13_parseEntry,_13_readTrace}from"./together-B18DC582.js";import{_10_folderOf,_10_isOfRun,_10_nameOf,_10_recordedRuns,_10_reportPathsOf,_10_runTrace,_10_tracesOf}from"./together-AD94A80C.js";import{_12_headroomBytes,_12_linesOf,_12_openTraceFile,_12_readExactly,_12_textOf,_12_traceFromBytes}from"./together-AD94A80C.js";import{_0_givenSettings,_0_observationCache,_0_oneOf,_0_ownFolders,_0_parseServer}from"./together-3C04036F.js";import{_6_BrokenTrace,_6_askSchedule,_6_bytesPerCheckpoint,_6_chainStart,_6_childEnvironment,_6_converse,_6_createReadings,_6_createScrubber,_6_decodeFrame,_6_entryKinds,
_6_failedObservation,_6_faultText,_6_fixingProfile,_6_followPlan,_6_forget,_6_hashedText,_6_isProbesFollow,_6_lineBytesMax,_6_makeReady,_6_nothingKnown,_6_observe,
_6_observeLive,_6_openServer,_6_openTrace,_6_placeholder,_6_placesOf,_6_placesOfToolchain,_6_portable,_6_readSeekTable,_6_readText,_6_recordOfRounds,_6_recordTransport,
_6_refusedObservation,_6_relativeIn,_6_relativeTo,_6_resultOf,_6_scheduleDigest,_6_scratchFolders,_6_sha256Text,_6_symbolsIn,_6_timeSuffix,_6_traceBytesMax,_6_traceSchema,
_6_variablesOf,_6_withTime,_6_zstdMagic}from"./together-E8423A00.js";import{_7_require_node_buffer}from"./together-E8423A00.js";import{reportName,sessionNames,traceName,unitName,withoutEnding}from"./chunk-LORCNI3F.js";import{_1_openStore,_1_storeBytesMax}from"./together-3C04036F.js";import{isPlain,isReadable,overlaps,suggestionDigest,suggestionFromV1,suggestionLengthMax,suggestionTitleMax,suggestionToV1}from"./chunk-AHTMQ7EQ.js";import{_9_describedIn,_9_projectText,_9_renamesIn,_9_withoutCanary,_9_withoutFiles}from"./together-E8423A00.js";import{_10_askCanary,_10_askMember,_10_checkCanary,_10_failureOf,_10_isRetryable,_10_openCanary,_10_readRange,_10_readReport,_10_silence}from"./together-E8423A00.js";import{_1_ancestry,_1_chainAt,_1_createParser,_1_dottedName,_1_fieldOf,_1_importSpecs,_1_importedIn,_1_importsIn,_1_includesIn,_1_isData,_1_isInSpans,_1_isPartial,
_1_isScript,_1_isSound,_1_keyAt,_1_namedDefinitions,_1_nodeAt,_1_offsetOf,_1_packageName,_1_pythonImports,_1_read,_1_readLengthMax,_1_symbolAt,_1_syntaxLanguage,
_1_writtenModule}from"./together-5EFBF61E.js";import{_2_broken,_2_keyOutliner}from"./together-5EFBF61E.js";import{_0_cacheFolder,_0_ownCacheFolder}from"./together-0F6888C7.js";import{_1_leadsInto,_1_makeFolder,_1_ownFolder,_1_placeInside,_1_prepareFile,_1_replaceFile,_1_workTreeAbove,_1_writeInside}from"./together-0F6888C7.js";import{parseFlags,require_node_util}from"./chunk-NQENPJXV.js";import{_5_ownProfile,_5_programFact}from"./together-7F563B9B.js";import{_7_archive,_7_archiveFolder}from"./together-7F563B9B.js";import{_8_configPath,_8_configV1,_8_defaultConfig,_8_failOnLevels,_8_parseConfig,_8_placeIn,_8_scopeIn}from"./together-7F563B9B.js";import{_9_offLimits,_9_pathMatcher,_9_rewarded,_9_rule,_9_ruleMatcher,_9_shadowed,_9_touching}from"./together-7F563B9B.js";import{_4_doubtfulLimits,_4_isDoubtful,_4_isJudged,_4_isWaivable,_4_limit,_4_waivableReasons}from"./together-B2B1FAE1.js";import{_4_effectText,_4_isOnlyOpinion,_4_judgedToV1,_4_policyOf,_4_ruleAt,_4_ruleName,_4_selectorText,_4_serverRoles,_4_serversToV1,_4_thresholdOf}from"./together-3C04036F.js";import{_10_and,_10_brokenOff,_10_capableMethods,_10_clientCapabilities,_10_compilerDefaults,_10_compilerLog,_10_configurationFilesOf,_10_count,_10_definitionLengthMax,
_10_diskFailure,_10_documentAt,_10_emptyFacts,_10_failed,_10_failedRun,_10_findExecutable,_10_findInterpreter,_10_findPin,_10_findProfile,_10_goModule,_10_inMode,
_10_insideOf,_10_installLine,_10_isCapable,_10_isPlace,_10_isProgram,_10_linkedPackages,_10_machine,_10_matcherOf,_10_mayName,_10_meantDigest,_10_meantVersion,_10_modeOf,
_10_namedBy,_10_noProgressOpen,_10_noToolchain,_10_noteChanged,_10_noteClosed,_10_noteOpened,_10_onlyProject,_10_ownProfiles,_10_ownServerId,_10_parseOwnServer,
_10_positionEncoding,_10_profiles,_10_projectFolder,_10_providerOptions,_10_publishedForVersion,_10_publishedSinceOpened,_10_questionCapabilities,_10_questionEncoding,
_10_readSarif,_10_registry,_10_registryWith,_10_require_api,_10_require_api2,_10_runPython,_10_runTool,_10_safeSearchPath,_10_serversFolder,_10_shapeOf,_10_shippedPins,
_10_sourcesOf,_10_takePublication,_10_takeStatus,_10_toolchainPath,_10_uvWorkspace,_10_wantedDigest,_10_wantsOpenAndClose,_10_wantsSaves,_10_wheel,_10_withoutSettings,
_10_workspaceMembers,_10_wrongCapabilities}from"./together-7F563B9B.js";import{_5_require_node_zlib}from"./together-B2B1FAE1.js";import{_6_isDeep,_6_once,_6_parse}from"./together-B2B1FAE1.js";import{_2_killGroup,_2_run}from"./together-2611E1DC.js";import{_11_require_picomatch}from"./together-7F563B9B.js";import{_3_beginningOf,_3_blobHeader,_3_blobId,_3_createBlobHash,_3_createSha256,_3_fileBytes,_3_idLengths,_3_objectId,_3_readBeginning,_3_readFileBytes,_3_readFileText,
_3_readOptional,_3_sha256Bytes,_3_sha256Hex}from"./together-2611E1DC.js";import{_4_push}from"./together-2611E1DC.js";import{_0_causeKinds,_0_causeOrOwnPlace,_0_compareFindings,_0_compareNullableText,_0_comparePaths,_0_comparePositions,_0_compareRanges,_0_compareText,_0_compareValues,
_0_countWhile,_0_dependencyToV1,_0_findingId,_0_findingStateTable,_0_findingStates,_0_findingsOf,_0_isInHead,_0_normaliseMessage,_0_placesOf,_0_severities,_0_severityAtLeast,
_0_severityRank,_0_sha256,_0_sideOf}from"./together-409E78AB.js";import{_5_require_ucs2length}from"./together-2611E1DC.js";import{_1_NotJson,_1_canonical,_1_depthMax,_1_isSameJson,_1_member,_1_parseStrict,_1_pointerTo,_1_valueAt,_1_wellFormed}from"./together-409E78AB.js";import{_7_createScanner,_7_findNodeAtLocation,_7_getNodeValue,_7_parse,_7_parseTree,_7_printParseErrorCode,_7_visit}from"./together-B2B1FAE1.js";import{_8_require_dist}from"./together-B2B1FAE1.js";import{ownPackage,version}from"./chunk-B375AC4S.js";import{require_node_module}from"./chunk-OYG4ZYFJ.js";import{_0_editDistance,_0_nearest}from"./together-30CDA78D.js";import{_1_require_node_fs}from"./together-1443B40A.js";import{_1_fenceOf,_1_spanOf,_1_visible}from"./together-1923E97F.js";import{_0_require_node_path}from"./together-52C54651.js";import{_2_folderOf,_2_inFolder,_2_insidePath,_2_isBelow,_2_isInside,_2_isRelativePath,_2_pathFromUri,_2_placeIn,_2_relativeInside,_2_uriFromPath}from"./together-1443B40A.js";import{_1_UserError,_1_errorTable,_1_verdictExitCode,_1_withHelpOf}from"./together-30CDA78D.js";import{_1_andMore,_1_capitalized,_1_cut,_1_lastLines,_1_lineStarts,_1_lines,_1_plural,_1_positionAt,_1_rangeWithin,_1_shortId,_1_shorten,_1_threeDigits}from"./together-52C54651.js";import{_2___callDispose,_2___commonJS,_2___esm,_2___export,_2___require,_2___toBinaryNode,_2___toCommonJS,_2___toESM,_2___using}from"./together-30CDA78D.js";Number(process.versions.node.split(".")[0])<24&&(process.stderr.write("lanser needs Node 24 or newer; this is Node "+process.versions.node+`. Install Node 24 an\
d run it again.
`),process.exit(13));var require2=lanserCreateRequire(import.meta.url),import_node_fs=_2___toESM(_1_require_node_fs(),1),import_node_path=_2___toESM(_0_require_node_path(),
1),groups={">":{requests:100,notifications:1,label:"to the server"},"<":{requests:200,notifications:2,label:"from the server"}};function*chromeTrace(trace){let{
server,session,side}=trace.header,lanes={">":createLanes(),"<":createLanes()},exchanges=createExchanges(),last=0;yield`{"displayTimeUnit":"ms","traceEvents":[
${JSON.stringify(named("process_name",0,`${server.id} ${server.version}, ${session} on ${side}`))}`;for(let direction of[">","<"]){let{notifications,label}=groups[direction];
yield next(named("thread_name",notifications,`notifications ${label}`))}for(let entry of trace.entries()){last=entry.t;let exchange=exchanges.next(entry);if(exchange===
void 0)continue;let{direction}=exchange;if(exchange.kind==="notification"){let{notifications}=groups[direction];yield next({name:exchange.method,cat:"notificati\
on",ph:"i",s:"t",ts:entry.t,pid:1,tid:notifications,args:argsOf(exchange.params)})}else if(exchange.kind==="request"){let{isNew,lane}=lanes[direction].begin(exchange.
id,exchange,entry.t),{requests,label}=groups[direction];isNew&&(yield next(named("thread_name",requests+lane,`requests ${label}${lane===0?"":`, ${lane+1}`}`)))}else{
let asker=direction===">"?"<":">",begun=lanes[asker].end(exchange.id),error=exchange.error===void 0?{}:{error:exchange.error.message,code:exchange.error.code};begun!==
void 0&&(yield next(complete(asker,begun,entry.t,error)))}}for(let direction of[">","<"])for(let begun of lanes[direction].left())yield next(complete(direction,
begun,last,{answered:!1}));yield`
]}
`}function next(event){return`,
${JSON.stringify(event)}`}function named(what,thread,name){return{name:what,ph:"M",pid:1,tid:thread,args:{name}}}function complete(direction,begun,end,more){let{
request,time,lane}=begun;return{name:request.method,cat:"request",ph:"X",ts:time,dur:Math.max(0,end-time),pid:1,tid:groups[direction].requests+lane,args:{...argsOf(
request.params),...more}}}function argsOf(params){let{textDocument,message,token,value}=params??{},uri=textDocument?.uri,title=value?.title,shown=Object.entries(
{uri,message,token,title}).filter(([,one])=>typeof one=="string"||typeof one=="number");return Object.fromEntries(shown)}function createLanes(){let begun=new Map,
isBusy=[];return{begin:(id,request,time)=>{let free=isBusy.indexOf(!1),lane=free<0?isBusy.length:free,isNew=lane===isBusy.length;return isBusy[lane]=!0,begun.set(
id,{request,time,lane}),{isNew,lane}},end:id=>{let found=begun.get(id);return found!==void 0&&(isBusy[found.lane]=!1),begun.delete(id),found},left:()=>begun.values()}}
function*languageClientLog(trace){let exchanges=createExchanges();for(let entry of trace.entries()){let exchange=exchanges.next(entry);exchange!==void 0&&(yield`\
[Trace - ${clockTime(entry.t)}] ${headline(exchange,entry.t)}
${dataOf(exchange)}


`)}}function headline(exchange,time){let isOurs=exchange.direction===">";if(exchange.kind==="notification")return`${isOurs?"Sending":"Received"} notification '${_1_visible(
exchange.method)}'.`;let id=exchange.id.replaceAll(/[^0-9A-Za-z-]/g,"-");if(exchange.kind==="request")return`${isOurs?"Sending":"Received"} request '${_1_visible(
exchange.method)} - (${id})'.`;let{request,error}=exchange,method=_1_visible(request?.method??"unknown"),ms=Math.round((time-(request?.time??time))/1e3),failed=error===
void 0?"":` Request failed: ${_1_visible(error.message)} (${error.code}).`;return isOurs?`Sending response '${method} - (${id})'. Processing request took ${ms}m\
s.${failed}`:`Received response '${method} - (${id})' in ${ms}ms.${failed}`}function dataOf(exchange){if(exchange.kind!=="answer")return exchange.params===void 0?
"No parameters provided.":`Params: ${pretty(exchange.params)}`;let{error,result}=exchange;return error!==void 0?error.data===void 0?"No data.":`Error data: ${pretty(
error.data)}`:result==null?"No result returned.":`Result: ${pretty(result)}`}function pretty(value){return JSON.stringify(value,null,4)}function clockTime(time){
let seconds=Math.floor(time/1e6),two=value=>String(value).padStart(2,"0"),hours=Math.floor(seconds/3600)%24;return`${hours%12===0?12:hours%12}:${two(Math.floor(
seconds/60)%60)}:${two(seconds%60)} ${hours<12?"AM":"PM"}`}var exportHelp=`lanser trace export TRACE --to FORMAT: a trace for tools that others made

  TRACE               a file, or a name below .lanser/traces
  --to FORMAT         vscode: the log of VS Code's language client, for the language server protocol inspector
                      chrome: trace events, for Perfetto (ui.perfetto.dev) or chrome://tracing
  --out FILE          where to (default: standard output)

Exit code: 0, 76 when it is not a complete trace.
`,options={to:{type:"string"},out:{type:"string"},help:{type:"boolean",short:"h"}},formats={vscode:languageClientLog,chrome:chromeTrace};async function traceExport(host,args){
let{values,positionals}=parseFlags(args,options);if(values.help===!0)return host.stdout.write(exportHelp),0;let[named2,...more]=positionals;if(named2===void 0||
more.length>0)throw new _1_UserError("usage","trace export needs one trace",{hint:"lanser trace export TRACE --to vscode"});let format=_0_oneOf(values.to,["vsco\
de","chrome"],"--to");if(format===void 0)throw new _1_UserError("usage","trace export needs --to vscode or --to chrome");let trace=_4_loadTrace(_4_traceFile(host,
tracesTop(host),named2),named2),pieces=formats[format](trace);if(values.out===void 0)for(let piece of pieces)host.stdout.write(piece);else writeTo((0,import_node_path.
resolve)(host.cwd,values.out),values.out,pieces);return 0}function writeTo(file,shown,pieces){try{_1_prepareFile(file);let descriptor=(0,import_node_fs.openSync)(
file,"w");try{for(let piece of pieces){let bytes=Buffer.from(piece);for(let at=0;at<bytes.length;)at+=(0,import_node_fs.writeSync)(descriptor,bytes,at)}}finally{
(0,import_node_fs.closeSync)(descriptor)}}catch(error){throw error instanceof _1_UserError?error:new _1_UserError("unreadable-file",`${shown} cannot be written`,
{cause:error})}}export{traceExport};
