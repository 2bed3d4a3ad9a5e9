import{createRequire as lanserCreateRequire}from"node:module";import{_7_BrokenTrace,_7_askNew,_7_askSchedule,_7_bytesPerCheckpoint,_7_chainStart,_7_createReadings,_7_createScrubber,_7_decodeFrame,_7_discardIfUnhealthy,_7_dropAffectedAnswers,
_7_entryKinds,_7_faultText,_7_fixingProfile,_7_followPlan,_7_hashedText,_7_isProbesFollow,_7_isWell,_7_lineBytesMax,_7_makePortable,_7_makeServerReady,_7_noKnownAnswers,
_7_observe,_7_openTrace,_7_placeholder,_7_probesFollow,_7_readSeekTable,_7_readSessionBaseline,_7_recordOfRounds,_7_recordTransport,_7_refusedObservation,_7_resultOf,
_7_scheduleDigest,_7_scrubPlaces,_7_sha256Text,_7_shutDown,_7_startConversation,_7_timeSuffix,_7_traceBytesMax,_7_traceSchema,_7_withTime,_7_zstdMagic}from"./together-F7AC422A.js";import{_7_allConditions,_7_capableMethods,_7_carryConfiguration,_7_clientCapabilities,_7_compilerDefaults,_7_compilerLog,_7_configNames,_7_configurationFilesOf,
_7_count,_7_currentMode,_7_definitionLengthMax,_7_diskFailure,_7_documentAt,_7_emptyFacts,_7_expectedDigest,_7_expectedProgramDigest,_7_expectedVersion,_7_failedRun,
_7_filesBelow,_7_findExecutable,_7_findInterpreter,_7_findPin,_7_findProfile,_7_folderMove,_7_frameworkOf,_7_goModule,_7_installFailure,_7_installLine,_7_interpreterOf,
_7_interruptedRun,_7_isCapable,_7_isProgram,_7_keysAt,_7_linkedPackages,_7_listSources,_7_machine,_7_memberAt,_7_noProgressOpen,_7_noteChanged,_7_noteClosed,_7_noteOpened,
_7_onlyProject,_7_outwardMessage,_7_ownProfiles,_7_ownServerId,_7_parseConfiguration,_7_parseOwnServer,_7_parsedJson,_7_placedJson,_7_positionEncoding,_7_profileInMode,
_7_profiles,_7_projectFolder,_7_providerOptions,_7_publishedForVersion,_7_publishedSinceOpened,_7_questionCapabilities,_7_questionEncoding,_7_readSarif,_7_registry,
_7_registryWith,_7_require_api,_7_require_api2,_7_runPython,_7_runTool,_7_safeSearchPath,_7_serversFolder,_7_shippedPins,_7_takePublication,_7_takeStatus,_7_textsOfMember,
_7_toolchainPath,_7_uvWorkspace,_7_wantsOpenAndClose,_7_wantsSaves,_7_wheel,_7_withoutSettings,_7_withoutToolchain,_7_workspaceMembers,_7_wrongCapabilities}from"./together-AE9D436B.js";import{_1_NotJson,_1_canonical,_1_depthMax,_1_isSameJson,_1_makeWellFormed,_1_parseStrict,_1_pointerTo,_1_readMember,_1_valueAtPointer}from"./together-DB05221A.js";import{_2_capitalized,_2_countMore,_2_cut,_2_lastLines,_2_lineStarts,_2_plural,_2_positionAt,_2_rangeWithin,_2_shortId,_2_shorten,_2_splitText,_2_threeDigits}from"./together-6E8AACC0.js";import{_3_init_node_22}from"./together-6E8AACC0.js";import{_4___callDispose,_4___commonJS,_4___esm,_4___export,_4___require,_4___toBinaryNode,_4___toCommonJS,_4___toESM,_4___using}from"./together-6E8AACC0.js";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require2=lanserCreateRequire(import.meta.url);_3_init_node_22();var import_vscode_languageserver_protocol=_4___toESM(_7_require_api2(),
1);function describe(entry,exchange){return exchange===void 0?describeNote(entry):`${exchange.direction===">"?"→":"←"} ${describeExchange(exchange,entry.t)}`}
function describeExchange(exchange,time){if(exchange.kind==="answer")return describeAnswer(exchange,time);let{method,params}=exchange,known=Object.hasOwn(described,
method)?described[method]?.(params):void 0;return known!==void 0?known:`${method}${about(params)}`}var described={[import_vscode_languageserver_protocol.DidOpenTextDocumentNotification.
method]:params=>{let text=_1_readMember(_1_readMember(params,"textDocument"),"text"),lines=typeof text=="string"?` (${_2_plural(text.split(`
`).length,"line")})`:"";return`opened ${documentOf(params)??"a document"}${lines}`},[import_vscode_languageserver_protocol.DidCloseTextDocumentNotification.method]:params=>`\
closed ${documentOf(params)??"a document"}`,[import_vscode_languageserver_protocol.PublishDiagnosticsNotification.method]:params=>{let items=_1_readMember(params,
"diagnostics");return Array.isArray(items)?`${findings(items)} in ${nameOf(_1_readMember(params,"uri"))??"a document"}`:void 0},[import_vscode_languageserver_protocol.
LogMessageNotification.method]:params=>`log ${quoted(_1_readMember(params,"message"))}`,[import_vscode_languageserver_protocol.ShowMessageNotification.method]:params=>`\
shows ${quoted(_1_readMember(params,"message"))}`,"$/progress":params=>{let value=_1_readMember(params,"value"),[kind,title,message]=["kind","title","message"].
map(name=>_1_readMember(value,name)),words=[title,message].filter(one=>typeof one=="string"&&one!=="").map(quoted);return typeof kind=="string"?["progress",kind,
...words].join(" "):void 0}};function describeAnswer({request,result,error},time){if(request===void 0)return"answered an unknown request";let took=`in ${milliseconds(
time-request.time)}`;if(error!==void 0)return`refused ${request.method} ${took}: ${error.code} ${quoted(error.message)}`;let items=request.method===import_vscode_languageserver_protocol.
DocumentDiagnosticRequest.method?_1_readMember(result,"items"):void 0;return Array.isArray(items)?`${findings(items)} ${took}${details(items)}`:`answered ${request.
method} ${took}`}function findings(items){return items.length===0?"no findings":_2_plural(items.length,"finding")}var detailsMax=3;function details(items){return items.
length===0?"":`: ${items.slice(0,detailsMax).map(shortFinding).join("; ")}${items.length>detailsMax?"; …":""}`}function shortFinding(item){let start=_1_readMember(
_1_readMember(item,"range"),"start"),[line,character]=[_1_readMember(start,"line"),_1_readMember(start,"character")],at=typeof line=="number"&&typeof character==
"number"?`${line+1}:${character+1} `:"",code=_1_readMember(item,"code"),name=typeof code=="string"||typeof code=="number"?`${code} `:"";return`${at}${name}${quoted(
_1_readMember(item,"message"))}`}function describeNote({k,m}){if(k==="header"){let{server,session,side,tool,program}=m;return`session ${session} on ${side}: ${server.
id} ${server.version}, ${_2_plural(program.length,"file")}, recorded by lanser ${tool.version}`}if(k==="checkpoint")return"checkpoint";if(k==="trailer")return`e\
nd after ${String(_1_readMember(m,"entries"))} entries`;if(k==="digest")return`noted the contents of ${_2_plural(Object.keys(_1_readMember(m,"files")??{}).length,
"file")}`;if(k==="result")return"noted the result of the session";if(k==="decision")return`decided ${JSON.stringify(m)}`;let end=_1_readMember(m,"end");return end===
void 0?`noted ${_2_shorten(JSON.stringify(m),textLengthMax)}`:`the server ended: ${describeEnd(end)}`}function describeEnd(end){let{kind,...more}=Object(end),details2=Object.
values(more).filter(one=>typeof one=="string"||typeof one=="number");return[kind,...details2].join(" ")}function about(params){let document=documentOf(params);if(document===
void 0)return"";let position=_1_readMember(params,"position"),[line,character]=[_1_readMember(position,"line"),_1_readMember(position,"character")],at=typeof line==
"number"&&typeof character=="number"?`:${line+1}:${character+1}`:"";return` ${document}${at}`}function fileOfMessage(exchange){let params=exchange.kind==="answe\
r"?exchange.request?.params:exchange.params;return documentOf(params)??nameOf(_1_readMember(params,"uri"))}function mentionsFinding(exchange,finding){let items=exchange.
kind==="answer"?_1_readMember(exchange.result,"items"):_1_readMember(exchange.params,"diagnostics");return Array.isArray(items)?items.some(item=>{let[code,message]=[
_1_readMember(item,"code"),_1_readMember(item,"message")];return String(code)===finding||typeof message=="string"&&message.includes(finding)}):!1}function documentOf(params){
return nameOf(_1_readMember(_1_readMember(params,"textDocument"),"uri"))}function nameOf(uri){if(typeof uri!="string")return;let prefix=`${_7_placeholder("ROOT_\
URI")}/`;if(!uri.startsWith(prefix))return uri;try{return decodeURIComponent(uri.slice(prefix.length))}catch{return uri}}var textLengthMax=200;function quoted(text){
let shown=typeof text=="string"?text:JSON.stringify(text??null);return`"${_2_shorten(shown,textLengthMax)}"`}function milliseconds(time){let ms=time/1e3;return`${ms<
10?ms.toFixed(1):Math.round(ms)} ms`}export{describe,fileOfMessage,mentionsFinding,milliseconds,shortFinding};
