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
`),process.exit(13));var require2=lanserCreateRequire(import.meta.url);_3_init_node_22();_3_init_node_22();var import_vscode_languageserver_protocol=_4___toESM(
_8_require_api2(),1);_3_init_node_22();function rawOfFinding(finding){let{path,range,severity,source,code,message,related}=finding;return{path,range,severity,source,
code,message,tags:"",related:related===void 0?"":canonical(related)}}function rawOfUnreachable(path,range){return{path,range,severity:"hint",message:"unreachabl\
e",source:null,code:null,tags:"",related:""}}function rawOfDiagnostic(path,item){let[message,range]=[textOf(readMember(item,"message")),rangeOf(readMember(item,
"range"))],severity=readMember(item,"severity"),[tags,related]=[readMember(item,"tags"),readMember(item,"relatedInformation")];return{path,range:range??{start:{
line:0,character:0},end:{line:0,character:0}},severity:typeof severity=="number"?severities[severity-1]??null:null,source:nullable(readMember(item,"source")),code:nullable(
readMember(item,"code")),message:message===void 0||range===void 0?canonical(item):message,tags:tags===void 0?"":canonical(tags),related:related===void 0?"":canonical(
related)}}function nullable(value){return value==null||value===""?null:typeof value=="string"?value:canonical(value)}function textOf(value){let marked=typeof value==
"string"?value:readMember(value,"value");return typeof marked=="string"?marked:void 0}function rangeOf(value){let[start,end]=[positionOf(readMember(value,"start")),
positionOf(readMember(value,"end"))];return start===void 0||end===void 0?void 0:{start,end}}function positionOf(value){let[line,character]=[readMember(value,"li\
ne"),readMember(value,"character")];return typeof line=="number"&&typeof character=="number"?{line,character}:void 0}function compareRaw(left,right){return comparePaths(
left.path,right.path)||compareRanges(left.range,right.range)||compareNullableText(left.severity,right.severity)||compareNullableText(left.source,right.source)||
compareNullableText(left.code,right.code)||compareText(left.message,right.message)||compareText(left.tags,right.tags)||compareText(left.related,right.related)}function rawKey({
path,range,severity,source,code,message,tags,related}){return JSON.stringify([path,...numbersOf(range),severity,source,code,message,tags,related])}function numbersOf({
start,end}){return[start.line,start.character,end.line,end.character]}var shownLengthMax=400;function rawLine({range,severity,source,code,message,tags,related}){
let{start,end}=range,place=`${start.line+1}:${start.character+1}-${end.line+1}:${end.character+1}`,rule=code===null?source??"":`${source??""}(${code})`,extras=[
tags===""?"":` tags ${tags}`,related===""?"":` related ${related}`].join(""),flat=message.replace(/\s*\n\s*/gu," — ");return shortenShown(`${place} ${severity??
"no severity"} ${rule}: ${flat}${extras}`)}function shortenShown(text){return _2_shorten(text,shownLengthMax)}var informational=new Set([import_vscode_languageserver_protocol.
LogTraceNotification.type.method,"$/progress",import_vscode_languageserver_protocol.TelemetryEventNotification.method,import_vscode_languageserver_protocol.LogMessageNotification.
method,import_vscode_languageserver_protocol.WorkDoneProgressCreateRequest.method]);function isInformational(method){return typeof method=="string"&&informational.
has(method)}function protocolOf(entries){let open=new Map,answered=new Set,channels=new Map,named=new Map,counts=new Map,status=null,count=name=>{counts.set(name,
(counts.get(name)??0)+1)},take=(kind,uri,identifier,items)=>{let key=`${kind} ${uri}${identifier===""?"":` ${identifier}`}`,path=pathOf(uri),channel=channels.get(
key)??{path,states:[],final:[]};channel.final=Array.isArray(items)?items.map(item=>rawOfDiagnostic(path,item)):[],channel.states.push(Array.isArray(items)?stateOf(
channel.final):`no list ${canonical(items??null)}`),channels.set(key,channel)},hear=message=>{let method=readMember(message,"method");if(typeof method=="string"){
let params=readMember(message,"params");method===import_vscode_languageserver_protocol.PublishDiagnosticsNotification.method?take("push",textOf2(readMember(params,
"uri")),"",readMember(params,"diagnostics")):method===import_vscode_languageserver_protocol.RegistrationRequest.method?register(readMember(params,"registrations")):
isInformational(method)||count(`${method} from the server`);return}let id=idOf(message),asked=open.get(id);if(asked===void 0){count(answered.has(id)?`second ans\
wer to ${id}`:"answer to nothing");return}open.delete(id),answered.add(id),answer(asked,message)},answer=({method,uri,identifier},message)=>{let error=readMember(
message,"error"),result=readMember(message,"result");if(error!==void 0)count(`error ${textOf2(readMember(error,"code"))} to ${method} ${uri??""}`.trimEnd());else if(method===
import_vscode_languageserver_protocol.InitializeRequest.method)for(let[name,value]of Object.entries(readMember(result,"capabilities")??{}))named.set(`capability\
 ${name}`,canonical(value));else if(method===import_vscode_languageserver_protocol.DocumentDiagnosticRequest.method){take("pull",uri??"",identifier,readMember(result,
"items"));for(let[other,report]of Object.entries(readMember(result,"relatedDocuments")??{}))take("pull",other,identifier,readMember(report,"items"))}},register=registrations=>{
if(Array.isArray(registrations))for(let one of registrations)count(`registration ${textOf2(readMember(one,"method"))} ${canonical(readMember(one,"registerOption\
s")??null)}`)},ask=message=>{let method=readMember(message,"method");if(typeof method!="string"||readMember(message,"id")===void 0)return;let params=readMember(
message,"params"),[uri,identifier]=[readMember(readMember(params,"textDocument"),"uri"),readMember(params,"identifier")];open.set(idOf(message),{method,uri:typeof uri==
"string"?uri:null,identifier:typeof identifier=="string"?identifier:""})},isProbed=!1;for(let{k,d,m}of entries)isProbed||=_13_isProbesFollow({k,m}),k==="frame"?
isProbed||(d===">"?ask:hear)(m):k==="meta"&&readMember(m,"end")!==void 0&&(status??=statusOf(readMember(m,"end")));for(let{method,uri}of open.values())count(`no\
 answer to ${method} ${uri??""}`.trimEnd());for(let[name,number]of counts)named.set(name,String(number));return{channels:[...channels].map(([key,channel])=>({key,
...channel})).sort((a,b)=>compareText(a.key,b.key)),named:[...named].sort(([a],[b])=>compareText(a,b)),status}}function lastAnswerAbout(path,entries){let asked=new Map,
last;for(let entry of entries){let{k,d,m}=entry;if(_13_isProbesFollow(entry))break;if(k!=="frame")continue;let[method,params]=[readMember(m,"method"),readMember(
m,"params")];if(d===">"){method===import_vscode_languageserver_protocol.DocumentDiagnosticRequest.method&&asked.set(idOf(m),pathOf(textOf2(readMember(readMember(
params,"textDocument"),"uri"))));continue}(method===import_vscode_languageserver_protocol.PublishDiagnosticsNotification.method?pathOf(textOf2(readMember(params,
"uri"))):method===void 0?asked.get(idOf(m)):void 0)===path&&(last=entry)}return last}function textOf2(value){return typeof value=="string"?value:canonical(value??
null)}function idOf(message){return JSON.stringify(readMember(message,"id")??null)}function stateOf(diagnostics){return sha256(canonical(diagnostics.toSorted(compareRaw).
map(rawKey)))}function statusOf(end){let[kind,code,signal]=[readMember(end,"kind"),readMember(end,"code"),readMember(end,"signal")];return kind==="closed"||kind===
"exit"&&code===0?null:kind==="exit"?`exit ${code??signal}`:String(kind)}function pathOf(uri){let shown=/^\$\{ROOT_URI\}\/(.+)$/.exec(uri)?.[1]??`<outside>/${uri.
split("/").at(-1)}`;try{return decodeURIComponent(shown).toWellFormed()}catch{return shown}}function factsOf({observation,environment,entries}){let{failure}=observation;
return{environment,failure:failure===void 0?null:`${failure.code}: ${failure.message}`,files:observation.files.map(file=>file.kind==="unknown"?{path:file.path,state:file.
reason,diagnostics:[]}:{path:file.path,state:"final",diagnostics:rawIn(file)}).sort((a,b)=>comparePaths(a.path,b.path)),lookups:observation.lookups.map(one=>canonical(
one)),protocol:entries===null?null:protocolOf(entries())}}function rawIn(file){return[...file.findings.map(rawOfFinding),...file.unreachable.map(range=>rawOfUnreachable(
file.path,range))]}function fingerprint(facts){let environment=facts.environment?.filter(({isStrict})=>isStrict)?.map(({name,value,isStrict})=>({name,value,isStrict}))??
null,files=facts.files.map(({diagnostics,...file})=>({...file,said:diagnostics}));return sha256(canonical({...facts,files,environment}))}_3_init_node_22();var passes=[
({path,range,source,code,message})=>JSON.stringify([path,...numbersOf(range),source,code,message]),({path,range,source,code})=>JSON.stringify([path,...numbersOf(
range),source,code]),({path,source,code,message})=>JSON.stringify([path,source,code,message]),({path,range,message})=>JSON.stringify([path,...numbersOf(range),message])];
function pairDifferences(wanted,got){let[left,right]=withoutEqual(wanted,got),pairs=[];for(let keyOf of passes){let rightByKey=Map.groupBy(right,keyOf),takenByKey=new Map,
paired=new Set;for(let one of left){let key=keyOf(one),taken=takenByKey.get(key)??0,other=rightByKey.get(key)?.[taken];other!==void 0&&(takenByKey.set(key,taken+
1),paired.add(one).add(other),pairs.push({class:classOf(one,other),wanted:one,got:other}))}left=left.filter(one=>!paired.has(one)),right=right.filter(one=>!paired.
has(one))}for(let one of left)pairs.push({class:"D4",wanted:one,got:null});for(let one of right)pairs.push({class:"D4",wanted:null,got:one});return pairs.sort((a,b)=>compareRaw(
firstOf(a),firstOf(b)))}function firstOf({wanted,got}){return wanted===null?got:got===null||compareRaw(wanted,got)<=0?wanted:got}function classOf(one,other){return one.
severity===other.severity&&one.source===other.source&&one.code===other.code&&one.tags===other.tags&&one.related===other.related?compareRanges(one.range,other.range)===
0?"D2":"D3":"D5"}function withoutEqual(wanted,got){let[left,right]=[wanted,got].map(all=>all.map(one=>({...one})).sort(compareRaw)),counts=new Map;for(let one of right)
add(counts,rawKey(one),1);let common=new Map,leftOnly=left.filter(one=>{let key=rawKey(one),isInRight=(counts.get(key)??0)>0;return isInRight&&(add(counts,key,-1),
add(common,key,1)),!isInRight}),rightOnly=right.filter(one=>{let key=rawKey(one),isCommon=(common.get(key)??0)>0;return isCommon&&add(common,key,-1),!isCommon});
return[leftOnly,rightOnly]}function add(counts,key,by){counts.set(key,(counts.get(key)??0)+by)}export{compareRaw,factsOf,fingerprint,isInformational,lastAnswerAbout,pairDifferences,rawKey,rawLine,shortenShown};
