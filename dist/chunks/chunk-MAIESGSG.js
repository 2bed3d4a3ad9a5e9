import{createRequire as lanserCreateRequire}from"node:module";import{_6_BrokenTrace,_6_askSchedule,_6_awaitListing,_6_bytesPerCheckpoint,_6_chainStart,_6_childEnvironment,_6_converse,_6_createReadings,_6_createRelay,_6_createScrubber,
_6_createStay,_6_decodeFrame,_6_entryKinds,_6_failedObservation,_6_faultText,_6_fixingProfile,_6_followPlan,_6_forget,_6_hashedText,_6_isProbesFollow,_6_lineBytesMax,
_6_makeReady,_6_nothingKnown,_6_observe,_6_observeLive,_6_openServer,_6_openTrace,_6_optionsOf,_6_orCancelled,_6_placeholder,_6_placesOf,_6_placesOfToolchain,_6_portable,
_6_readSeekTable,_6_readText,_6_recordOfRounds,_6_recordTransport,_6_refusedObservation,_6_relativeTo,_6_resultOf,_6_scheduleDigest,_6_scratchFolders,_6_sha256Text,
_6_symbolsIn,_6_timeSuffix,_6_traceBytesMax,_6_traceSchema,_6_variablesOf,_6_withTime,_6_zstdMagic}from"./together-05054A3C.js";import{_10_and,_10_brokenOff,_10_capableMethods,_10_clientCapabilities,_10_compilerDefaults,_10_compilerLog,_10_configNames,_10_configurationFilesOf,_10_count,_10_definitionLengthMax,
_10_diskFailure,_10_documentAt,_10_emptyFacts,_10_failed,_10_failedRun,_10_findExecutable,_10_findInterpreter,_10_findPin,_10_findProfile,_10_goModule,_10_inMode,
_10_insideOf,_10_installLine,_10_isCapable,_10_isPlace,_10_isProgram,_10_linkedPackages,_10_machine,_10_matcherOf,_10_mayName,_10_meantDigest,_10_meantVersion,_10_modeOf,
_10_namedBy,_10_noProgressOpen,_10_noToolchain,_10_noteChanged,_10_noteClosed,_10_noteOpened,_10_onlyProject,_10_ownProfiles,_10_ownServerId,_10_parseOwnServer,
_10_positionEncoding,_10_profiles,_10_projectFolder,_10_providerOptions,_10_publishedForVersion,_10_publishedSinceOpened,_10_questionCapabilities,_10_questionEncoding,
_10_readSarif,_10_registry,_10_registryWith,_10_require_api,_10_require_api2,_10_runPython,_10_runTool,_10_safeSearchPath,_10_serversFolder,_10_shapeOf,_10_shippedPins,
_10_sourcesOf,_10_takePublication,_10_takeStatus,_10_toolchainPath,_10_uvWorkspace,_10_wantedDigest,_10_wantsOpenAndClose,_10_wantsSaves,_10_wheel,_10_withoutSettings,
_10_workspaceMembers,_10_wrongCapabilities}from"./together-C78A1BF3.js";import{_1_NotJson,_1_canonical,_1_depthMax,_1_isSameJson,_1_member,_1_parseStrict,_1_pointerTo,_1_valueAt,_1_wellFormed}from"./together-DDEA549F.js";import{_1_andMore,_1_capitalized,_1_cut,_1_lastLines,_1_lineStarts,_1_lines,_1_plural,_1_positionAt,_1_rangeWithin,_1_shortId,_1_shorten,_1_threeDigits}from"./together-945700BC.js";import{_2_init_node_22}from"./together-923F8552.js";import{_3___callDispose,_3___commonJS,_3___esm,_3___export,_3___require,_3___toBinaryNode,_3___toCommonJS,_3___toESM,_3___using}from"./together-923F8552.js";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require2=lanserCreateRequire(import.meta.url);_2_init_node_22();var import_vscode_languageserver_protocol=_3___toESM(_10_require_api2(),
1);function describe(entry,exchange){return exchange===void 0?describeNote(entry):`${exchange.direction===">"?"→":"←"} ${describeExchange(exchange,entry.t)}`}
function describeExchange(exchange,time){if(exchange.kind==="answer")return describeAnswer(exchange,time);let{method,params}=exchange,known=Object.hasOwn(described,
method)?described[method]?.(params):void 0;return known!==void 0?known:`${method}${about(params)}`}var described={[import_vscode_languageserver_protocol.DidOpenTextDocumentNotification.
method]:params=>{let text=_1_member(_1_member(params,"textDocument"),"text"),lines=typeof text=="string"?` (${_1_plural(text.split(`
`).length,"line")})`:"";return`opened ${documentOf(params)??"a document"}${lines}`},[import_vscode_languageserver_protocol.DidCloseTextDocumentNotification.method]:params=>`\
closed ${documentOf(params)??"a document"}`,[import_vscode_languageserver_protocol.PublishDiagnosticsNotification.method]:params=>{let items=_1_member(params,"d\
iagnostics");return Array.isArray(items)?`${findings(items)} in ${nameOf(_1_member(params,"uri"))??"a document"}`:void 0},[import_vscode_languageserver_protocol.
LogMessageNotification.method]:params=>`log ${quoted(_1_member(params,"message"))}`,[import_vscode_languageserver_protocol.ShowMessageNotification.method]:params=>`\
shows ${quoted(_1_member(params,"message"))}`,"$/progress":params=>{let value=_1_member(params,"value"),[kind,title,message]=["kind","title","message"].map(name=>_1_member(
value,name)),words=[title,message].filter(one=>typeof one=="string"&&one!=="").map(quoted);return typeof kind=="string"?["progress",kind,...words].join(" "):void 0}};
function describeAnswer({request,result,error},time){if(request===void 0)return"answered what was not asked";let took=`in ${milliseconds(time-request.time)}`;if(error!==
void 0)return`refused ${request.method} ${took}: ${error.code} ${quoted(error.message)}`;let items=request.method===import_vscode_languageserver_protocol.DocumentDiagnosticRequest.
method?_1_member(result,"items"):void 0;return Array.isArray(items)?`${findings(items)} ${took}${details(items)}`:`answered ${request.method} ${took}`}function findings(items){
return items.length===0?"no findings":_1_plural(items.length,"finding")}var detailsMax=3;function details(items){return items.length===0?"":`: ${items.slice(0,detailsMax).
map(shortFinding).join("; ")}${items.length>detailsMax?"; …":""}`}function shortFinding(item){let start=_1_member(_1_member(item,"range"),"start"),[line,character]=[
_1_member(start,"line"),_1_member(start,"character")],at=typeof line=="number"&&typeof character=="number"?`${line+1}:${character+1} `:"",code=_1_member(item,"c\
ode"),name=typeof code=="string"||typeof code=="number"?`${code} `:"";return`${at}${name}${quoted(_1_member(item,"message"))}`}function describeNote({k,m}){if(k===
"header"){let{server,session,side,tool,program}=m;return`session ${session} on ${side}: ${server.id} ${server.version}, ${_1_plural(program.length,"file")}, rec\
orded by lanser ${tool.version}`}if(k==="checkpoint")return"checkpoint";if(k==="trailer")return`end after ${String(_1_member(m,"entries"))} entries`;if(k==="dig\
est")return`noted what ${_1_plural(Object.keys(_1_member(m,"files")??{}).length,"file")} held`;if(k==="result")return"noted what it led to";if(k==="decision")return`\
decided ${JSON.stringify(m)}`;let end=_1_member(m,"end");return end===void 0?`noted ${_1_shorten(JSON.stringify(m),textLengthMax)}`:`the server ended: ${describeEnd(
end)}`}function describeEnd(end){let{kind,...more}=Object(end),details2=Object.values(more).filter(one=>typeof one=="string"||typeof one=="number");return[kind,
...details2].join(" ")}function about(params){let document=documentOf(params);if(document===void 0)return"";let position=_1_member(params,"position"),[line,character]=[
_1_member(position,"line"),_1_member(position,"character")],at=typeof line=="number"&&typeof character=="number"?`:${line+1}:${character+1}`:"";return` ${document}${at}`}
function fileOf(exchange){let params=exchange.kind==="answer"?exchange.request?.params:exchange.params;return documentOf(params)??nameOf(_1_member(params,"uri"))}
function holds(exchange,finding){let items=exchange.kind==="answer"?_1_member(exchange.result,"items"):_1_member(exchange.params,"diagnostics");return Array.isArray(
items)?items.some(item=>{let[code,message]=[_1_member(item,"code"),_1_member(item,"message")];return String(code)===finding||typeof message=="string"&&message.includes(
finding)}):!1}function documentOf(params){return nameOf(_1_member(_1_member(params,"textDocument"),"uri"))}function nameOf(uri){if(typeof uri!="string")return;let prefix=`${_6_placeholder(
"ROOT_URI")}/`;if(!uri.startsWith(prefix))return uri;try{return decodeURIComponent(uri.slice(prefix.length))}catch{return uri}}var textLengthMax=200;function quoted(text){
let shown=typeof text=="string"?text:JSON.stringify(text??null);return`"${_1_shorten(shown,textLengthMax)}"`}function milliseconds(time){let ms=time/1e3;return`${ms<
10?ms.toFixed(1):Math.round(ms)} ms`}export{describe,fileOf,holds,milliseconds,shortFinding};
