import{createRequire as lanserCreateRequire}from"node:module";import{_8_BrokenTrace,_8_askSchedule,_8_awaitListing,_8_bytesPerCheckpoint,_8_chainStart,_8_childEnvironment,_8_converse,_8_createReadings,_8_createRelay,_8_createScrubber,
_8_createStay,_8_decodeFrame,_8_entryKinds,_8_failedObservation,_8_faultText,_8_fixingProfile,_8_followPlan,_8_forget,_8_hashedText,_8_inStages,_8_isProbesFollow,
_8_lineBytesMax,_8_makeReady,_8_nothingKnown,_8_observe,_8_observeLive,_8_openServer,_8_openTrace,_8_optionsOf,_8_orCancelled,_8_placeholder,_8_placesOf,_8_placesOfToolchain,
_8_portable,_8_readSeekTable,_8_readText,_8_recordOfRounds,_8_recordTransport,_8_refusedObservation,_8_relativeIn,_8_relativeTo,_8_resultOf,_8_scheduleDigest,_8_scratchFolders,
_8_sha256Text,_8_symbolsIn,_8_timeSuffix,_8_toDiagnostics,_8_traceBytesMax,_8_traceSchema,_8_variablesOf,_8_withTime,_8_zstdMagic}from"./together-A4399F2C.js";import{_6_and,_6_brokenOff,_6_capableMethods,_6_clientCapabilities,_6_compilerDefaults,_6_compilerLog,_6_configNames,_6_configurationFilesOf,_6_count,_6_definitionLengthMax,
_6_diskFailure,_6_documentAt,_6_emptyFacts,_6_failed,_6_failedRun,_6_findExecutable,_6_findInterpreter,_6_findPin,_6_findProfile,_6_frameworkOf,_6_goModule,_6_inMode,
_6_insideOf,_6_installLine,_6_interpreterOf,_6_isCapable,_6_isPlace,_6_isProgram,_6_keysAt,_6_linkedPackages,_6_machine,_6_matcherOf,_6_mayName,_6_meantDigest,_6_meantVersion,
_6_modeOf,_6_namedBy,_6_noProgressOpen,_6_noToolchain,_6_noteChanged,_6_noteClosed,_6_noteOpened,_6_onlyProject,_6_outwardMessage,_6_ownProfiles,_6_ownServerId,
_6_parseConfiguration,_6_parseOwnServer,_6_placedJson,_6_positionEncoding,_6_profiles,_6_projectFolder,_6_providerOptions,_6_publishedForVersion,_6_publishedSinceOpened,
_6_questionCapabilities,_6_questionEncoding,_6_readSarif,_6_registry,_6_registryWith,_6_require_api,_6_require_api2,_6_runPython,_6_runTool,_6_safeSearchPath,_6_serversFolder,
_6_shapeOf,_6_shippedPins,_6_sourcesOf,_6_takePublication,_6_takeStatus,_6_texts,_6_toolchainPath,_6_uvWorkspace,_6_wantedDigest,_6_wantsOpenAndClose,_6_wantsSaves,
_6_wheel,_6_withAdditions,_6_withoutSettings,_6_workspaceMembers,_6_wrongCapabilities}from"./together-7204407A.js";import{_1_NotJson,_1_canonical,_1_depthMax,_1_isSameJson,_1_member,_1_parseStrict,_1_pointerTo,_1_valueAt,_1_wellFormed}from"./together-8458AAE9.js";import{_2_andMore,_2_capitalized,_2_cut,_2_lastLines,_2_lineStarts,_2_lines,_2_plural,_2_positionAt,_2_rangeWithin,_2_shortId,_2_shorten,_2_threeDigits}from"./together-62288924.js";import{_3_init_node_22}from"./together-62288924.js";import{_4___callDispose,_4___commonJS,_4___esm,_4___export,_4___require,_4___toBinaryNode,_4___toCommonJS,_4___toESM,_4___using}from"./together-62288924.js";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require2=lanserCreateRequire(import.meta.url);_3_init_node_22();var import_vscode_languageserver_protocol=_4___toESM(_6_require_api2(),
1);function describe(entry,exchange){return exchange===void 0?describeNote(entry):`${exchange.direction===">"?"→":"←"} ${describeExchange(exchange,entry.t)}`}
function describeExchange(exchange,time){if(exchange.kind==="answer")return describeAnswer(exchange,time);let{method,params}=exchange,known=Object.hasOwn(described,
method)?described[method]?.(params):void 0;return known!==void 0?known:`${method}${about(params)}`}var described={[import_vscode_languageserver_protocol.DidOpenTextDocumentNotification.
method]:params=>{let text=_1_member(_1_member(params,"textDocument"),"text"),lines=typeof text=="string"?` (${_2_plural(text.split(`
`).length,"line")})`:"";return`opened ${documentOf(params)??"a document"}${lines}`},[import_vscode_languageserver_protocol.DidCloseTextDocumentNotification.method]:params=>`\
closed ${documentOf(params)??"a document"}`,[import_vscode_languageserver_protocol.PublishDiagnosticsNotification.method]:params=>{let items=_1_member(params,"d\
iagnostics");return Array.isArray(items)?`${findings(items)} in ${nameOf(_1_member(params,"uri"))??"a document"}`:void 0},[import_vscode_languageserver_protocol.
LogMessageNotification.method]:params=>`log ${quoted(_1_member(params,"message"))}`,[import_vscode_languageserver_protocol.ShowMessageNotification.method]:params=>`\
shows ${quoted(_1_member(params,"message"))}`,"$/progress":params=>{let value=_1_member(params,"value"),[kind,title,message]=["kind","title","message"].map(name=>_1_member(
value,name)),words=[title,message].filter(one=>typeof one=="string"&&one!=="").map(quoted);return typeof kind=="string"?["progress",kind,...words].join(" "):void 0}};
function describeAnswer({request,result,error},time){if(request===void 0)return"answered what was not asked";let took=`in ${milliseconds(time-request.time)}`;if(error!==
void 0)return`refused ${request.method} ${took}: ${error.code} ${quoted(error.message)}`;let items=request.method===import_vscode_languageserver_protocol.DocumentDiagnosticRequest.
method?_1_member(result,"items"):void 0;return Array.isArray(items)?`${findings(items)} ${took}${details(items)}`:`answered ${request.method} ${took}`}function findings(items){
return items.length===0?"no findings":_2_plural(items.length,"finding")}var detailsMax=3;function details(items){return items.length===0?"":`: ${items.slice(0,detailsMax).
map(shortFinding).join("; ")}${items.length>detailsMax?"; …":""}`}function shortFinding(item){let start=_1_member(_1_member(item,"range"),"start"),[line,character]=[
_1_member(start,"line"),_1_member(start,"character")],at=typeof line=="number"&&typeof character=="number"?`${line+1}:${character+1} `:"",code=_1_member(item,"c\
ode"),name=typeof code=="string"||typeof code=="number"?`${code} `:"";return`${at}${name}${quoted(_1_member(item,"message"))}`}function describeNote({k,m}){if(k===
"header"){let{server,session,side,tool,program}=m;return`session ${session} on ${side}: ${server.id} ${server.version}, ${_2_plural(program.length,"file")}, rec\
orded by lanser ${tool.version}`}if(k==="checkpoint")return"checkpoint";if(k==="trailer")return`end after ${String(_1_member(m,"entries"))} entries`;if(k==="dig\
est")return`noted what ${_2_plural(Object.keys(_1_member(m,"files")??{}).length,"file")} held`;if(k==="result")return"noted what it led to";if(k==="decision")return`\
decided ${JSON.stringify(m)}`;let end=_1_member(m,"end");return end===void 0?`noted ${_2_shorten(JSON.stringify(m),textLengthMax)}`:`the server ended: ${describeEnd(
end)}`}function describeEnd(end){let{kind,...more}=Object(end),details2=Object.values(more).filter(one=>typeof one=="string"||typeof one=="number");return[kind,
...details2].join(" ")}function about(params){let document=documentOf(params);if(document===void 0)return"";let position=_1_member(params,"position"),[line,character]=[
_1_member(position,"line"),_1_member(position,"character")],at=typeof line=="number"&&typeof character=="number"?`:${line+1}:${character+1}`:"";return` ${document}${at}`}
function fileOf(exchange){let params=exchange.kind==="answer"?exchange.request?.params:exchange.params;return documentOf(params)??nameOf(_1_member(params,"uri"))}
function holds(exchange,finding){let items=exchange.kind==="answer"?_1_member(exchange.result,"items"):_1_member(exchange.params,"diagnostics");return Array.isArray(
items)?items.some(item=>{let[code,message]=[_1_member(item,"code"),_1_member(item,"message")];return String(code)===finding||typeof message=="string"&&message.includes(
finding)}):!1}function documentOf(params){return nameOf(_1_member(_1_member(params,"textDocument"),"uri"))}function nameOf(uri){if(typeof uri!="string")return;let prefix=`${_8_placeholder(
"ROOT_URI")}/`;if(!uri.startsWith(prefix))return uri;try{return decodeURIComponent(uri.slice(prefix.length))}catch{return uri}}var textLengthMax=200;function quoted(text){
let shown=typeof text=="string"?text:JSON.stringify(text??null);return`"${_2_shorten(shown,textLengthMax)}"`}function milliseconds(time){let ms=time/1e3;return`${ms<
10?ms.toFixed(1):Math.round(ms)} ms`}export{describe,fileOf,holds,milliseconds,shortFinding};
