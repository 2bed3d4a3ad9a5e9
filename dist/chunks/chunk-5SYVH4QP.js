import{createRequire as lanserCreateRequire}from"node:module";import{_13_BrokenTrace,_13_askNew,_13_askSchedule,_13_bytesPerCheckpoint,_13_chainStart,_13_createReadings,_13_createScrubber,_13_decodeFrame,_13_discardIfUnhealthy,
_13_dropAffectedAnswers,_13_entryKinds,_13_faultText,_13_fixingProfile,_13_followPlan,_13_hashedText,_13_isProbesFollow,_13_isWell,_13_lineBytesMax,_13_makePortable,
_13_makeServerReady,_13_noKnownAnswers,_13_observe,_13_openTrace,_13_placeholder,_13_probesFollow,_13_readSeekTable,_13_readSessionBaseline,_13_recordOfRounds,_13_recordTransport,
_13_refusedObservation,_13_scheduleDigest,_13_scrubPlaces,_13_sha256Text,_13_shutDown,_13_startConversation,_13_timeSuffix,_13_traceBytesMax,_13_traceSchema,_13_withTime,
_13_zstdMagic}from"./together-AECEBE8A.js";import{_8_capableMethods,_8_clientCapabilities,_8_compilerDefaults,_8_compilerLog,_8_count,_8_currentMode,_8_definitionLengthMax,_8_documentAt,_8_editCapabilities,
_8_emptyFacts,_8_endsAsScript,_8_failedRun,_8_interpreterOf,_8_interruptedRun,_8_isCapable,_8_isShellScript,_8_latestPublication,_8_linkedPackages,_8_listSources,
_8_mayBeScript,_8_noteChanged,_8_noteClosed,_8_noteOpened,_8_onlyProject,_8_outwardMessage,_8_ownServerId,_8_packagesDigest,_8_parseOwnServer,_8_placeOfValue,_8_positionEncoding,
_8_preparedFacts,_8_profileInMode,_8_projectFolder,_8_providerOptions,_8_questionCapabilities,_8_questionEncoding,_8_require_api,_8_require_api2,_8_scriptsIn,_8_serverDefaults,
_8_serversFolder,_8_takePublication,_8_takeStatus,_8_unprobed,_8_wantsOpenAndClose,_8_wantsSaves,_8_withoutSettings,_8_withoutToolchain,_8_wrongCapabilities}from"./together-80818FEF.js";import{NotJson,canonical,causeKinds,causeOrOwnPlace,compareFindings,compareNullableText,comparePaths,comparePositions,compareRanges,compareText,compareValues,countWhile,
dependencyToV1,depthMax,findingId,findingStateTable,findingStates,findingsOf,isInHead,isSameJson,looksInWords,makeWellFormed,normaliseMessage,parseStrict,placesOf,
pointerTo,readMember,schedules,severities,severityAtLeast,severityRank,sha1,sha256,sideOfFinding,valueAtPointer}from"./chunk-3RA5WZYF.js";import{_2_capitalized,_2_countMore,_2_cut,_2_lastLines,_2_lineStarts,_2_plural,_2_positionAt,_2_rangeWithin,_2_shortId,_2_shorten,_2_splitText,_2_threeDigits}from"./together-A66B3533.js";import{_3_init_node_22}from"./together-A66B3533.js";import{_4___callDispose,_4___commonJS,_4___esm,_4___export,_4___require,_4___toBinaryNode,_4___toCommonJS,_4___toESM,_4___using}from"./together-A66B3533.js";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require2=lanserCreateRequire(import.meta.url);_3_init_node_22();var import_vscode_languageserver_protocol=_4___toESM(_8_require_api2(),
1);function describe(entry,exchange){return exchange===void 0?describeNote(entry):`${exchange.direction===">"?"→":"←"} ${describeExchange(exchange,entry.t)}`}
function describeExchange(exchange,time){if(exchange.kind==="answer")return describeAnswer(exchange,time);let{method,params}=exchange,known=Object.hasOwn(described,
method)?described[method]?.(params):void 0;return known!==void 0?known:`${method}${about(params)}`}var described={[import_vscode_languageserver_protocol.DidOpenTextDocumentNotification.
method]:params=>{let text=readMember(readMember(params,"textDocument"),"text"),lines=typeof text=="string"?` (${_2_plural(text.split(`
`).length,"line")})`:"";return`opened ${documentOf(params)??"a document"}${lines}`},[import_vscode_languageserver_protocol.DidCloseTextDocumentNotification.method]:params=>`\
closed ${documentOf(params)??"a document"}`,[import_vscode_languageserver_protocol.PublishDiagnosticsNotification.method]:params=>{let items=readMember(params,"\
diagnostics");return Array.isArray(items)?`${findings(items)} in ${nameOf(readMember(params,"uri"))??"a document"}`:void 0},[import_vscode_languageserver_protocol.
LogMessageNotification.method]:params=>`log ${quoted(readMember(params,"message"))}`,[import_vscode_languageserver_protocol.ShowMessageNotification.method]:params=>`\
shows ${quoted(readMember(params,"message"))}`,"$/progress":params=>{let value=readMember(params,"value"),[kind,title,message]=["kind","title","message"].map(name=>readMember(
value,name)),words=[title,message].filter(one=>typeof one=="string"&&one!=="").map(quoted);return typeof kind=="string"?["progress",kind,...words].join(" "):void 0}};
function describeAnswer({request,result,error},time){if(request===void 0)return"answered an unknown request";let took=`in ${milliseconds(time-request.time)}`;if(error!==
void 0)return`refused ${request.method} ${took}: ${error.code} ${quoted(error.message)}`;let items=request.method===import_vscode_languageserver_protocol.DocumentDiagnosticRequest.
method?readMember(result,"items"):void 0;return Array.isArray(items)?`${findings(items)} ${took}${details(items)}`:`answered ${request.method} ${took}`}function findings(items){
return items.length===0?"no findings":_2_plural(items.length,"finding")}var detailsMax=3;function details(items){return items.length===0?"":`: ${items.slice(0,detailsMax).
map(shortFinding).join("; ")}${items.length>detailsMax?"; …":""}`}function shortFinding(item){let start=readMember(readMember(item,"range"),"start"),[line,character]=[
readMember(start,"line"),readMember(start,"character")],at=typeof line=="number"&&typeof character=="number"?`${line+1}:${character+1} `:"",code=readMember(item,
"code"),name=typeof code=="string"||typeof code=="number"?`${code} `:"";return`${at}${name}${quoted(readMember(item,"message"))}`}function describeNote({k,m}){if(k===
"header"){let{server,session,side,tool,program}=m;return`session ${session} on ${side}: ${server.id} ${server.version}, ${_2_plural(program.length,"file")}, rec\
orded by lanser ${tool.version}`}if(k==="checkpoint")return"checkpoint";if(k==="trailer")return`end after ${String(readMember(m,"entries"))} entries`;if(k==="di\
gest")return`noted the contents of ${_2_plural(Object.keys(readMember(m,"files")??{}).length,"file")}`;if(k==="result")return"noted the result of the session";if(k===
"decision")return`decided ${JSON.stringify(m)}`;let end=readMember(m,"end");return end===void 0?`noted ${_2_shorten(JSON.stringify(m),textLengthMax)}`:`the serv\
er ended: ${describeEnd(end)}`}function describeEnd(end){let{kind,...more}=Object(end),details2=Object.values(more).filter(one=>typeof one=="string"||typeof one==
"number");return[kind,...details2].join(" ")}function about(params){let document=documentOf(params);if(document===void 0)return"";let position=readMember(params,
"position"),[line,character]=[readMember(position,"line"),readMember(position,"character")],at=typeof line=="number"&&typeof character=="number"?`:${line+1}:${character+
1}`:"";return` ${document}${at}`}function fileOfMessage(exchange){let params=exchange.kind==="answer"?exchange.request?.params:exchange.params;return documentOf(
params)??nameOf(readMember(params,"uri"))}function mentionsFinding(exchange,finding){let items=exchange.kind==="answer"?readMember(exchange.result,"items"):readMember(
exchange.params,"diagnostics");return Array.isArray(items)?items.some(item=>{let[code,message]=[readMember(item,"code"),readMember(item,"message")];return String(
code)===finding||typeof message=="string"&&message.includes(finding)}):!1}function documentOf(params){return nameOf(readMember(readMember(params,"textDocument"),
"uri"))}function nameOf(uri){if(typeof uri!="string")return;let prefix=`${_13_placeholder("ROOT_URI")}/`;if(!uri.startsWith(prefix))return uri;try{return decodeURIComponent(
uri.slice(prefix.length))}catch{return uri}}var textLengthMax=200;function quoted(text){let shown=typeof text=="string"?text:JSON.stringify(text??null);return`"${_2_shorten(
shown,textLengthMax)}"`}function milliseconds(time){let ms=time/1e3;return`${ms<10?ms.toFixed(1):Math.round(ms)} ms`}export{describe,fileOfMessage,mentionsFinding,milliseconds,shortFinding};
