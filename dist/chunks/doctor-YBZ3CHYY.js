import{createRequire as lanserCreateRequire9}from"node:module";import{createRequire as lanserCreateRequire7}from"node:module";import{createRequire as lanserCreateRequire4}from"node:module";import{createRequire as lanserCreateRequire3}from"node:module";import{createRequire as lanserCreateRequire}from"node:module";import{_0_causeKinds,_0_causeOrOwnPlace,_0_compareFindings,_0_compareNullableText,_0_comparePaths,_0_comparePositions,_0_compareRanges,_0_compareText,_0_compareValues,
_0_countWhile,_0_dependencyToV1,_0_findingId,_0_findingStateTable,_0_findingStates,_0_findingsOf,_0_isInHead,_0_looksInWords,_0_normaliseMessage,_0_placesOf,_0_schedules,
_0_severities,_0_severityAtLeast,_0_severityRank,_0_sha256,_0_sideOfFinding}from"./together-DB05221A.js";import{_1_NotJson,_1_canonical,_1_depthMax,_1_isSameJson,_1_makeWellFormed,_1_parseStrict,_1_pointerTo,_1_readMember,_1_valueAtPointer}from"./together-DB05221A.js";import{_1_UserError,_1_cancelled,_1_errorTable,_1_verdictExitCode,_1_withHelpOf}from"./together-6E8AACC0.js";import{_2_compact}from"./together-4C96307D.js";import{_3_init_node_22}from"./together-6E8AACC0.js";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require2=lanserCreateRequire(import.meta.url);_3_init_node_22();var kinds={"bad-selector":"BadSelector","not-found":"NotFound",ambiguous:"\
Ambiguous","version-skew":"Stale","report-refused":"ServerUnavailable","bad-configuration":"Configuration","no-server":"LanguageNotEnabled","unknown-server":"No\
ServerForExtension","unknown-version":"NoServerForExtension","unsupported-platform":"Configuration","unsafe-trigger":"Configuration","no-git":"Configuration",usage:"\
Usage","no-repository":"Usage","no-base":"Usage","no-merge-base":"Usage","unknown-revision":"Usage","unreadable-file":"FileNotFound",broken:"Internal","server-t\
imeout":"RequestTimeout","server-crashed":"SessionDead","server-not-started":"ServerUnavailable","apply-conflict":"Stale","write-denied":"Usage","unsupported-ca\
pability":"CapabilityMissing","machine-limit":"ServerUnavailable",cancelled:"Cancelled","content-modified":"Stale","indexing-unsupported":"Wire","replay-mismatc\
h":"Stale",outside:"Usage"};function bundleError({code,message,hint:hint2,candidates=[]},evidenceId){let{exitCode,retryable}=_1_errorTable[code];return{code:`E/${code.
toUpperCase().replaceAll("-","_")}`,kind:kinds[code],exitCode,message:message.toWellFormed(),hint:hint2.toWellFormed(),retryable,evidenceId,..._2_compact({candidates:candidates.
length===0?void 0:candidates})}}var bundleVersion="1.1";function sealBundle(draft){let{bundleId,factsId}=idsOf(draft);return{version:bundleVersion,bundleId,factsId,
...draft,processReward:null}}function idsOf(bundle){let domain=domainOf(bundle),{platform:_platform,digests:_digests,...environment}=domain.environment;return{bundleId:_0_sha256(
_1_canonical(domain)),factsId:_0_sha256(_1_canonical({...domain,environment}))}}function domainOf(bundle){let{request:request2,resolution,edits,environment,capabilities,
meta}=bundle,answer="facts"in bundle?{facts:Object.fromEntries(Object.entries(bundle.facts).map(([k,v])=>[k,withoutEvidence(v)]))}:{error:without(bundle.error,"\
evidenceId")},{exit_code,sorting_keys,hashing}=meta;return{request:request2,resolution:without(resolution,"original"),...answer,edits,environment,capabilities,meta:{
exit_code,sorting_keys,hashing}}}function withoutEvidence(value){return Array.isArray(value)?value.map(one=>without(one,"evidence")):without(value,"evidence")}function without(value,name){
return typeof value!="object"||value===null||Array.isArray(value)?value:Object.fromEntries(Object.entries(value).filter(([key])=>key!==name))}function serializeBundle(bundle){
return`${_1_canonical(bundle)}
`}function flattenRange({start:start2,end}){return[start2.line,start2.character,end.line,end.character]}import{createRequire as lanserCreateRequire2}from"node:module";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require3=lanserCreateRequire2(import.meta.url);_3_init_node_22();var columnUnits=["utf-8","utf-16","codepoint"];function toUtf16(line,count,unit){
if(unit==="utf-16"){let isInside=isLow(line.charCodeAt(count))&&isHigh(line.charCodeAt(count-1));return count<=line.length&&!isInside?count:void 0}let units=0,offset=0;
for(let character of line){if(units>=count)break;units+=unit==="codepoint"?1:utf8Length(character),offset+=character.length}return units===count?offset:void 0}function fromUtf16(line,offset,unit){
if(unit==="utf-16")return offset;let units=0;for(let character of line.slice(0,offset))units+=unit==="codepoint"?1:utf8Length(character);return units}function utf8Length(character){
let point=character.codePointAt(0)??0;return point<128?1:point<2048?2:point<65536?3:4}function isHigh(unit){return unit>=55296&&unit<=56319}function isLow(unit){
return unit>=56320&&unit<=57343}import{_0_described,_0_describedQuestions}from"./together-99E7276A.js";import{_1_countedSteps,_1_createPartFinder,_1_definitionSteps,_1_hasFile,_1_hasPart,_1_hashPattern,_1_isPattern,_1_moduleLanguages,_1_parsePlace,_1_partsBetween,
_1_pathOf,_1_placeForms,_1_printPlace,_1_rangeOfPart,_1_roles,_1_splitPattern,_1_withPath}from"./together-99E7276A.js";import{_8_askCanary,_8_askMember,_8_checkCanary,_8_createChannel,_8_explainSilentFile,_8_isRetryable,_8_openCanary,_8_readRange,_8_readReport,_8_sessionFailure}from"./together-F7AC422A.js";import{_7_allConditions,_7_capableMethods,_7_carryConfiguration,_7_clientCapabilities,_7_compilerDefaults,_7_compilerLog,_7_configNames,_7_configurationFilesOf,
_7_count,_7_currentMode,_7_definitionLengthMax,_7_diskFailure,_7_documentAt,_7_emptyFacts,_7_expectedDigest,_7_expectedProgramDigest,_7_expectedVersion,_7_failedRun,
_7_filesBelow,_7_findExecutable,_7_findInterpreter,_7_findPin,_7_findProfile,_7_folderMove,_7_frameworkOf,_7_goModule,_7_installFailure,_7_installLine,_7_interpreterOf,
_7_interruptedRun,_7_isCapable,_7_isProgram,_7_keysAt,_7_linkedPackages,_7_listSources,_7_machine,_7_memberAt,_7_noProgressOpen,_7_noteChanged,_7_noteClosed,_7_noteOpened,
_7_onlyProject,_7_outwardMessage,_7_ownProfiles,_7_ownServerId,_7_parseConfiguration,_7_parseOwnServer,_7_parsedJson,_7_placedJson,_7_positionEncoding,_7_profileInMode,
_7_profiles,_7_projectFolder,_7_providerOptions,_7_publishedForVersion,_7_publishedSinceOpened,_7_questionCapabilities,_7_questionEncoding,_7_readSarif,_7_registry,
_7_registryWith,_7_require_api,_7_require_api2,_7_runPython,_7_runTool,_7_safeSearchPath,_7_serversFolder,_7_shippedPins,_7_takePublication,_7_takeStatus,_7_textsOfMember,
_7_toolchainPath,_7_uvWorkspace,_7_wantsOpenAndClose,_7_wantsSaves,_7_wheel,_7_withoutSettings,_7_withoutToolchain,_7_workspaceMembers,_7_wrongCapabilities}from"./together-AE9D436B.js";import{_0_ancestry,_0_blank,_0_chainAt,_0_createParser,_0_dottedName,_0_fieldOf,_0_findIncludes,_0_findRustImports,_0_importSpecs,_0_importsIn,_0_isData,_0_isInSpans,
_0_isPartialReading,_0_isScriptLanguage,_0_isSound,_0_keyAt,_0_namedDefinitions,_0_nodeAt,_0_offsetOf,_0_packageName,_0_pythonImports,_0_read,_0_readLengthMax,_0_symbolAt,
_0_syntaxLanguage,_0_writtenModule}from"./together-0817B84A.js";import{_0_once}from"./together-6C2C9A22.js";import{_1_fenceOf,_1_showInvisible,_1_spanOf}from"./together-14097DF1.js";import{_1_folderOf,_1_foldersAbove,_1_inFolder,_1_insidePath,_1_isBelow,_1_isInside,_1_isRelativePath,_1_pathFromUri,_1_placeFromUri,_1_relativeInside,_1_uriFromPath}from"./together-4C96307D.js";import{_1_editDistance,_1_findNearest}from"./together-D9B041CF.js";import{_0_require_node_path}from"./together-6E8AACC0.js";import{_2_capitalized,_2_countMore,_2_cut,_2_lastLines,_2_lineStarts,_2_plural,_2_positionAt,_2_rangeWithin,_2_shortId,_2_shorten,_2_splitText,_2_threeDigits}from"./together-6E8AACC0.js";import{_4___callDispose,_4___commonJS,_4___esm,_4___export,_4___require,_4___toBinaryNode,_4___toCommonJS,_4___toESM,_4___using}from"./together-6E8AACC0.js";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require4=lanserCreateRequire3(import.meta.url);_3_init_node_22();var import_vscode_languageserver_protocol12=_4___toESM(_7_require_api2(),
1);_3_init_node_22();var import_vscode_languageserver_protocol2=_4___toESM(_7_require_api2(),1);_3_init_node_22();_3_init_node_22();_3_init_node_22();function unitOf(encoding){
return encoding==="utf-32"?"codepoint":encoding}function toServer(text,{line,character},encoding){return encoding==="utf-16"?{line,character}:{line,character:fromUtf16(
_2_splitText(text())[line]??"",character,unitOf(encoding))}}function fromServer(text,{line,character},encoding){if(encoding==="utf-16")return{line,character};let at2=text[line]===
void 0?void 0:toUtf16(text[line],character,unitOf(encoding));return at2===void 0?void 0:{line,character:at2}}_3_init_node_22();_3_init_node_22();var[packagesName,
outsideName]=["<packages>","<outside>"],installed=/\/(?:node_modules|site-packages|dist-packages)\/|^\/(?:usr|opt|Library)\/|\/lib\/python3[^/]*\//u;function isPackaged(absolute,folders){
return installed.test(absolute)||folders.some(folder=>_1_isInside(absolute,folder))}var lists=["definitions","references","symbols","calls","types"];function dropOutside(answer){
let facts={...answer.facts},kept={},count=0;for(let name of lists){let all=facts[name],inside=all?.filter(({external})=>external!==outsideName);all===void 0||inside===
void 0||inside.length===all.length||(count+=all.length-inside.length,kept[name]=inside)}if(count===0)return answer;let note=`the answer leaves out ${_2_plural(count,
"place")} outside of the repository`;return{...answer,facts:{...facts,...kept},notes:[...answer.notes??[],note]}}function classifyUri(uri,{context:context2,repository,
relative,packages}){let absolute=_1_pathFromUri(uri);if(absolute===void 0)return{external:outsideName};let path=_1_relativeInside(context2.root,absolute)??_1_relativeInside(
repository,absolute);if(path!==void 0)return{path};let shown2=relative(absolute);return shown2.startsWith("<")?{external:shown2.toWellFormed()}:{external:isPackaged(
absolute,packages)?packagesName:outsideName}}function locationsOf(result,evidence,places2){if(result==null)return[];let all=Array.isArray(result)?result:[result],
found2=[];for(let one of all){let uri=_1_readMember(one,"targetUri")??_1_readMember(one,"uri"),range=readFlatRange(_1_readMember(one,"targetSelectionRange")??_1_readMember(
one,"targetRange")??_1_readMember(one,"range"));if(typeof uri!="string"||range===void 0)return;found2.push({...classifyUri(uri,places2),range,evidence})}return sortDistinct(
found2)}function sortDistinct(facts){let keyOf=fact=>JSON.stringify(fact);return[...new Map(facts.map(fact=>[keyOf(fact),fact])).values()].sort(compareFacts)}function compareFacts(left,right){
return _0_compareText(placeText(left),placeText(right))||_0_compareValues(_1_readMember(left,"range"),_1_readMember(right,"range"))||_0_compareValues(left,right)}
function placeText(fact){let path=_1_readMember(fact,"path");return typeof path=="string"?`0${path}`:`1${String(_1_readMember(fact,"external"))}`}function readFlatRange(value){
let range=_8_readRange(value);return range===void 0?void 0:flattenRange(range)}function markedText(value){if(typeof value=="string")return value;if(Array.isArray(
value))return value.map(markedText).filter(one=>one!=="").join(`

`);let text=_1_readMember(value,"value"),language=_1_readMember(value,"language");return typeof text!="string"?"":typeof language=="string"?`\`\`\`${language}
${text}
\`\`\``:text}function readHierarchyItem(item,evidence,places2){let uri=_1_readMember(item,"uri"),name=_1_readMember(item,"name"),range=readFlatRange(_1_readMember(
item,"range"));if(typeof uri!="string"||typeof name!="string"||range===void 0)return;let where=classifyUri(uri,places2),selectionRange=readFlatRange(_1_readMember(
item,"selectionRange"))??null;return{...where,name:places2.relative(name).toWellFormed(),kind:symbolKind(_1_readMember(item,"kind")),container:containerAt(where,
selectionRange??range,name,places2),range,selectionRange,evidence}}function containerAt({path},[line,character],name,{reading}){let read=path===void 0?void 0:reading(
path),symbol=read===void 0?null:_0_symbolAt(read,{line,character});return symbol?.endsWith(`.${name}`)===!0?symbol.slice(0,-name.length-1):null}var symbolKinds="\
file module namespace package class method property field constructor enum interface function variable constant string number boolean array object key null enum\
-member struct event operator type-parameter".split(" ");function symbolKind(kind){return(typeof kind=="number"?symbolKinds[kind-1]:void 0)??"unknown"}_3_init_node_22();
_3_init_node_22();var import_vscode_languageserver_protocol=_4___toESM(_7_require_api2(),1);_3_init_node_22();var named=["textDocument/definition","textDocument\
/documentHighlight","textDocument/documentSymbol","textDocument/hover","textDocument/prepareRename","textDocument/references","textDocument/signatureHelp","text\
Document/typeDefinition","workspace/symbol","callHierarchy/incomingCalls","callHierarchy/outgoingCalls","textDocument/prepareCallHierarchy"],pyright=[...named,"\
completionItem/resolve","textDocument/completion","textDocument/declaration"],structure=["textDocument/foldingRange","textDocument/selectionRange"],typescript=[
...named,...structure,"codeLens/resolve","completionItem/resolve","textDocument/codeLens","textDocument/completion","textDocument/implementation","textDocument/\
inlayHint","textDocument/linkedEditingRange","textDocument/semanticTokens/full","textDocument/semanticTokens/range"],offeredBy={pyright,basedpyright:[...pyright,
"textDocument/implementation","textDocument/inlayHint","textDocument/semanticTokens/full"],typescript,gopls:[...named,...structure,"textDocument/codeLens","text\
Document/completion","textDocument/documentLink","textDocument/implementation","textDocument/inlayHint","textDocument/prepareTypeHierarchy","textDocument/semant\
icTokens/full","textDocument/semanticTokens/range","typeHierarchy/subtypes","typeHierarchy/supertypes"],clangd:[...named,...structure,"textDocument/completion",
"textDocument/declaration","textDocument/documentLink","textDocument/implementation","textDocument/inlayHint","textDocument/prepareTypeHierarchy","textDocument/\
semanticTokens/full","typeHierarchy/subtypes","typeHierarchy/supertypes"],"typescript-language-server":typescript,vtsls:typescript,yaml:[...structure,"textDocum\
ent/codeLens","textDocument/completion","textDocument/definition","textDocument/documentLink","textDocument/documentSymbol","textDocument/hover","textDocument/p\
repareRename"],"bash-language-server":["completionItem/resolve","textDocument/completion","textDocument/definition","textDocument/documentHighlight","textDocume\
nt/documentSymbol","textDocument/hover","textDocument/prepareRename","textDocument/references","workspace/symbol"],json:[...structure,"textDocument/colorPresent\
ation","textDocument/documentColor","textDocument/documentLink","textDocument/documentSymbol","textDocument/hover"]};function findOfferingProfiles(method7,path){
return _7_profiles.filter(({id,isSource})=>offeredBy[id]?.some(one=>one===method7)===!0&&(path===void 0||isSource(path)))}_3_init_node_22();function createEvidence(record){
return{id:_0_sha256(_1_canonical(record)),...record}}var UnansweredRequest=class extends _1_UserError{evidence;end;environment;restarts=0;constructor(error,evidence,end){
super(error.code,error.message,{hint:error.hint}),this.evidence=evidence,this.end=end}},retryDelaysMs=[500,1e3,2e3],earlyDelaysMs=[250,500,1e3];function createAskable(options){
let{conversation,context:context2,server,clock,profile}=options,{session}=conversation,open=new Set,texts=new Map,noteText=path=>{texts.set(path,(texts.get(path)??
0)+1)},uriOf2=path=>_1_uriFromPath(`${context2.root}/${path}`),openOne=path=>{let uri=uriOf2(path);if(open.has(path))return uri;let text=options.text(path);if(text===
void 0)throw new _1_UserError("not-found",`there is no file \`${path}\``);return session.open({uri,languageId:profile.languageId(path),text}),open.add(path),noteText(
path),uri},closeOne=path=>{open.delete(path)&&session.close(uriOf2(path))},layOne=path=>{let uri=openOne(path),text=options.text(path);text===void 0||profile.diagnostics.
kind!=="pull"||(session.change({uri,text}),noteText(path))},edited=paths=>{for(let path of paths){let text=open.has(path)&&!options.isLaid(path)?options.text(path):
void 0;if(text===void 0)continue;let uri=uriOf2(path);session.change({uri,text}),session.save({uri,text}),noteText(path)}session.edited(paths.map(uriOf2))},isLoaded=()=>session.
facts.openProgress.size===0?!0:void 0,wait=ms=>new Promise(resolve=>{clock.after(ms,resolve)}),warm=new Set;return{asking:(signal,denied=nothingDenied,isTimed=!1)=>{
let records=[],retries=0,denies=method7=>denied.methods.includes(method7),requestsMsMax={...slower,...profile.limits.requestsMsMax},msMaxOf=method7=>isTimed?void 0:
requestsMsMax[method7],note=record=>{let noted=createEvidence({server,...record});return records.push(noted),noted},requestAgain=async(method7,params,msMax)=>{for(let delay of retryDelaysMs){
let answer=await session.request(method7,params,msMax,signal);if(answer.kind!=="error"||!_8_isRetryable(answer)||signal?.aborted===!0)return answer;retries+=1,await wait(
delay)}return session.request(method7,params,msMax,signal)},ask2=async(method7,params,{targets,msMax,isVerbatim})=>{if(denies(method7))throw deniedOf({note},method7,
targets);let answer=await requestAgain(method7,params,msMaxOf(method7)??msMax),outcome=outcomes[answer.kind],bytes=answer.kind==="result"?Buffer.byteLength(options.
relative(JSON.stringify(answer.result)??"null")):0,noted=note({query_types:[method7],targets,outcome,response_bytes:bytes});if(signal?.aborted===!0)throw new UnansweredRequest(
_1_cancelled(),noted);if(answer.kind==="result")return{result:answer.result,evidence:noted};if(answer.kind==="error"&&profile.isEmptyResultError?.(method7,answer)===
!0&&isVerbatim!==!0)return{result:null,evidence:noted};let end=answer.kind==="ended"?answer.end:void 0;throw new UnansweredRequest(problemOf(answer,method7,options,
targets),noted,end)};return{...options,offers:method7=>!denies(method7)&&session.offers(method7).length>0,denies,isDenied:denied.isPath,open:path=>{if(denied.isPath(
path))throw deniedPath(path);return openOne(path)},close:path=>{options.isLaid(path)||closeOne(path)},ask:ask2,askWarm:async(method7,params,of,isEarly)=>{let received=await ask2(
method7,params,of),again=0,isGuarded=profile.returnsPartialResults?.has(method7)===!0;for(let delay of isGuarded?earlyDelaysMs:[]){if(warm.has(method7)||!isEarly(
received)||signal?.aborted===!0)break;await session.waitFor(isLoaded,of.msMax),await wait(delay),again+=1,received=await ask2(method7,params,of)}return warm.add(
method7),retries+=again,{...received,again}},records:()=>records,note,retries:()=>retries}},open:openOne,close:closeOne,lay:layOne,edited,texts:path=>texts.get(
path)??0}}var outcomes={result:"responded",error:"error",unsupported:"unsupported",timeout:"timed_out",ended:"error"};function problemOf(answer,method7,{profile,
relative,conversation},targets){switch(answer.kind){case"unsupported":return unsupported(profile,method7,targets);case"timeout":return new _1_UserError("server-\
timeout",`${profile.name} did not answer ${method7} in ${answer.ms/1e3} s`,{hint:"Give the server more time with --timeout, or ask about fewer files."});case"er\
ror":{if(answer.code===import_vscode_languageserver_protocol.LSPErrorCodes.ContentModified||answer.code===import_vscode_languageserver_protocol.LSPErrorCodes.ServerCancelled)
return new _1_UserError("content-modified",`${profile.name} reported changed content at every attempt of ${method7}`);if(answer.code===import_vscode_languageserver_protocol.
ErrorCodes.MethodNotFound)return unsupported(profile,method7,targets);let message=relative(answer.message).toWellFormed().slice(0,1e3);return new _1_UserError("\
server-crashed",`${profile.name} answered ${method7} with error ${answer.code}: ${message}`,{hint:"The server still runs. Try another place."})}case"ended":return new _1_UserError(
"server-crashed",endOf(answer.end,profile.name),{hint:[...printedLines(relative(_2_lastLines(conversation.session.stderrTail()))),crashHint].join(`
`)})}}var crashHint=_1_errorTable["server-crashed"].hint;function printedLines(printed){return printed===""?[]:["The server printed on standard error:",...printed.
split(`
`).map(line=>`| ${line}`)]}var requestMsMax=6e4,slower={"textDocument/references":12e4},nothingDenied={methods:[],isPath:()=>!1};function deniedPath(path){return new _1_UserError(
"bad-configuration",`deny.paths of the configuration denies ${path}`,{hint:"To ask about this file, change `deny.paths`."})}function deniedOf({note},method7,targets){
let noted=note({query_types:[method7],targets,outcome:"unsupported",response_bytes:0}),error=new _1_UserError("bad-configuration",`deny.methods of the configura\
tion denies ${method7}`,{hint:"To allow the method, change `deny.methods`."});return new UnansweredRequest(error,noted)}function unsupported({id,name,language},method7,[
target]){let path=pathOf2(target),named2=findOfferingProfiles(method7,path).filter(one=>one.id!==id).map(one=>`--server ${one.id}${path===void 0?` (${one.language}\
)`:""}`),offered=named2.length===0?`No server of this release offers it${path===void 0?"":` for ${language}`}.`:`Offered by: ${named2.join(", ")}.`,instead=method7===
"textDocument/prepareTypeHierarchy"?implementationsOf(id,path):"";return new _1_UserError("unsupported-capability",`${name} does not offer ${method7}`,{hint:`${offered}${instead}\
 What can be asked of this one: lanser capabilities`})}function implementationsOf(id,path){let known=path===void 0?[]:findOfferingProfiles("textDocument/impleme\
ntation",path),[first]=known;return first===void 0?"":` What implements or extends it: lanser impl PLACE${known.some(one=>one.id===id)?"":` --server ${first.id}`}\
.`}function pathOf2(target){try{return target===void 0?void 0:_1_pathOf(_1_parsePlace(target))}catch(error){if(error instanceof _1_UserError)return;throw error}}
function endOf(end,name){switch(end.kind){case"exit":return`${name} ended ${end.signal===null?`with code ${end.code}`:`by ${end.signal}`}`;case"violation":return`${name}\
 broke the protocol: ${end.violation.code}: ${end.violation.detail}`;case"misbehaved":return`${name} broke the protocol: ${end.detail}`;case"not-started":return end.
message.replace("the server",name);case"closed":return`the session with ${name} is closed`}}function requireShape(value,method7,asking,evidence){if(value!==void 0)
return value;let error=new _1_UserError("server-crashed",`the answer of ${asking.profile.name} to ${method7} does not follow the protocol`,{hint:"Try another ve\
rsion of the server."});throw new UnansweredRequest(error,evidence)}function requireTarget({target}){if(target===void 0)throw new _1_UserError("usage","the ques\
tion needs a place");return target}function positionIn(asking,{place}){let{encoding,open,text}=asking;return{textDocument:{uri:open(place.path)},position:toServer(
()=>text(place.path)??"",place.at??place.range.start,encoding)}}function locationQuestion(name,method7){return{..._0_described(name),sortingKeys:["path","range"],
readOnly:!0,methods:[method7],ask:async(asking,asked2)=>{let target=requireTarget(asked2),{result,evidence}=await asking.ask(method7,positionIn(asking,target),{
targets:[target.selector],msMax:asked2.msMax});return{status:"ok",exitCode:0,facts:{provenance:"lsp",definitions:requireShape(locationsOf(result,evidence.id,asking),
method7,asking,evidence)}}}}}async function followHierarchy(asking,asked2,target,{prepare:prepare3,follow}){let of={targets:[target.selector],msMax:asked2.msMax},
prepared=await asking.ask(prepare3,positionIn(asking,target),of),items=listOf(prepared.result),found2=[];for(let item of requireShape(items,prepare3,asking,prepared.
evidence)){let{result,evidence}=await asking.ask(follow,{item},of);for(let one of requireShape(listOf(result),follow,asking,evidence))found2.push({item:one,evidence:evidence.
id})}return found2}function listOf(result){return result==null?[]:Array.isArray(result)?result:void 0}var prepare=import_vscode_languageserver_protocol2.CallHierarchyPrepareRequest.
method,calls={..._0_described("calls"),sortingKeys:["path","range","name"],readOnly:!0,methods:[prepare],ask:async(asking,asked2)=>{let isIn=asked2.params.mode===
"in",follow=isIn?import_vscode_languageserver_protocol2.CallHierarchyIncomingCallsRequest.method:import_vscode_languageserver_protocol2.CallHierarchyOutgoingCallsRequest.
method,facts=(await followHierarchy(asking,asked2,requireTarget(asked2),{prepare,follow})).flatMap(({item,evidence})=>{let other=isIn?_1_readMember(item,"from"):
_1_readMember(item,"to"),symbol=readHierarchyItem(other,evidence,asking),ranges=_1_readMember(item,"fromRanges"),read=Array.isArray(ranges)?ranges.map(readFlatRange):
[],fromRanges=[...new Map(read.flatMap(range=>range===void 0?[]:[[range.join(),range]])).values()].sort(_0_compareValues);return symbol===void 0?[]:[{...symbol,
fromRanges}]});return{status:"ok",exitCode:0,facts:{provenance:"lsp",calls:sortDistinct(facts)}}}};_3_init_node_22();function capabilitiesOf(all){return{..._0_described(
"capabilities"),sortingKeys:["name"],readOnly:!0,methods:[],ask:asking=>{let offered=new Set(_7_capableMethods.filter(method7=>asking.offers(method7))),questions2=all().
filter(one=>one.kind!=="server"||one.word!==void 0||needs(one.methods).some(all2=>all2.every(one2=>offered.has(one2)))),own={methods:[...offered].filter(method7=>!method7.
startsWith("custom/")).sort(_0_compareText),questions:questions2.map(({name})=>name).sort(_0_compareText)},{id:server,version:version2}=asking.server,offers=[{server,
version:version2,root:asking.context.project,...own}],denied=_7_capableMethods.filter(method7=>asking.denies(method7));return Promise.resolve({status:"ok",exitCode:0,
facts:{provenance:"lsp",...own,offered:offers},..._2_compact({notes:denied.length===0?void 0:[`the list leaves out methods that deny.methods of the configuratio\
n denies: ${denied.join(", ")}`]})})}}}function needs(methods){if(typeof methods!="function")return[methods];let none={target:void 0,paths:[],outside:[],params:{},
msMax:0,isTimed:!0};return[methods(none),methods({...none,target:nowhere}),methods({...none,params:{all:!0}})]}var start={line:0,character:0},nowhere={place:{path:"\
-",range:{start,end:start},whole:{start,end:start},symbol:null},selector:"-"};_3_init_node_22();var import_vscode_languageserver_protocol7=_4___toESM(_7_require_api2(),
1);_3_init_node_22();_3_init_node_22();var import_vscode_languageserver_protocol4=_4___toESM(_7_require_api2(),1);_3_init_node_22();var bytesPerToken=4,pieceKinds=[
"signature","definition","outline","diagnostic","hint"];function countTokens(text){return Math.ceil((Buffer.byteLength(text)+1)/bytesPerToken)}function packPieces(pieces,tokensMax){
let used=0;for(let[index,{tokens}]of pieces.entries()){if(used+tokens>tokensMax)return{pieces:pieces.slice(0,index),used,isCut:!0,next:tokens};used+=tokens}return{
pieces,used,isCut:!1,next:null}}function comparePieces(one,other){return pieceKinds.indexOf(one.kind)-pieceKinds.indexOf(other.kind)||one.nth-other.nth||_0_compareText(
one.path,other.path)}_3_init_node_22();var import_vscode_languageserver_protocol3=_4___toESM(_7_require_api2(),1),workspaceSymbolsMax=1e4,symbols={..._0_described(
"symbols"),sortingKeys:["path","range","name"],readOnly:!0,methods:asked2=>[asked2.target===void 0&&!isOfFiles(asked2)?import_vscode_languageserver_protocol3.WorkspaceSymbolRequest.
method:import_vscode_languageserver_protocol3.DocumentSymbolRequest.method],ask:(asking,asked2)=>asked2.target!==void 0?ofFile(asking,asked2):isOfFiles(asked2)?
ofEachFile(asking,asked2):ofWorkspace(asking,asked2)};function isOfFiles({params:{query,all}}){return query===void 0&&all!==!0}async function ofFile(asking,asked2){
let{target}=asked2;if(target===void 0)throw new _1_UserError("usage","the question needs a file");let{method:method7}=import_vscode_languageserver_protocol3.DocumentSymbolRequest,
{path,range}=target.place,{result,evidence}=await asking.ask(method7,{textDocument:{uri:asking.open(path)}},{targets:[target.selector],msMax:asked2.msMax}),all=result===
null?[]:Array.isArray(result)?result:void 0,onLines=requireShape(all,method7,asking,evidence).flatMap(one=>documentSymbol(one,path,evidence.id,asking)).filter(one=>one.
range[0]<=range.end.line&&range.start.line<=one.range[2]),isLine=range.start.line===range.end.line;return{status:"ok",exitCode:0,facts:{provenance:"lsp",symbols:sortDistinct(
isLine?onLines.filter(one=>nameLine(one)===range.start.line):onLines)}}}function nameLine({selectionRange,range}){return(selectionRange??range)[0]}async function ofWorkspace(asking,asked2){
let{method:method7}=import_vscode_languageserver_protocol3.WorkspaceSymbolRequest,query=asked2.params.query??"",[first]=asked2.paths;first!==void 0&&asking.open(
first);let{result,evidence}=await asking.ask(method7,{query},{targets:[String(query)],msMax:asked2.msMax}),all=result===null?[]:Array.isArray(result)?result:void 0,
given=requireShape(all,method7,asking,evidence),found2=sortDistinct(given.flatMap(one=>workspaceSymbol(one,evidence.id,asking))).filter(({path})=>path===void 0||
!asking.isDenied(path)),{name,workspaceSymbolsMax:most}=asking.profile,isShort=most!==void 0&&given.length>=most;if(query===""&&(found2.length===0||isShort)){let each=import_vscode_languageserver_protocol3.
DocumentSymbolRequest.method;if(asking.denies(each))throw deniedOf(asking,each,[""]);if(asking.offers(each))return ofEachFile(asking,asked2)}let notes=isShort?[
`${name} returns at most ${most} symbols. Write a longer query than \`${query}\` to see the others.`]:[],answer={status:"ok",exitCode:0,facts:{provenance:"lsp",
symbols:found2},notes};return cutSymbols(isShort?{...answer,cutAt:found2.length}:answer)}async function ofEachFile(asking,{paths,msMax}){let{method:method7}=import_vscode_languageserver_protocol3.
DocumentSymbolRequest,found2=[];for(let path of paths){let of={targets:[path],msMax},{result,evidence}=await asking.ask(method7,{textDocument:{uri:asking.open(path)}},
of),all=result===null?[]:Array.isArray(result)?result:void 0;for(let one of requireShape(all,method7,asking,evidence))found2.push(...documentSymbol(one,path,evidence.
id,asking));if(asking.isLaid(path)||asking.close(path),found2.length>workspaceSymbolsMax)break}let symbols2=sortDistinct(found2),isCut=symbols2.length>workspaceSymbolsMax,
answer={status:"ok",exitCode:0,facts:{provenance:"lsp",symbols:symbols2}};return cutSymbols(isCut?{...answer,cutAt:symbols2.length}:answer)}function cutSymbols(answer){
let{symbols:all}=answer.facts;if(all===void 0||all.length<=workspaceSymbolsMax)return answer;let total=Math.max(all.length,answer.cutAt??0),count=answer.cutAt===
void 0?`${total}`:`at least ${total}`,notes=[...answer.notes??[],`the answer has the first ${workspaceSymbolsMax} of ${count} symbols`];return{...answer,facts:{
...answer.facts,symbols:all.slice(0,workspaceSymbolsMax)},notes,cutAt:total}}function documentSymbol(value,path,evidence,asking){if(_1_readMember(value,"selecti\
onRange")===void 0)return workspaceSymbol(value,evidence,asking);let found2=[],waiting=[[value,null]];for(let next=waiting.pop();next!==void 0;next=waiting.pop()){
let[one,container]=next,name=_1_readMember(one,"name"),range=readFlatRange(_1_readMember(one,"range"));if(typeof name!="string"||range===void 0)continue;found2.
push({path,name:name.toWellFormed(),kind:symbolKind(_1_readMember(one,"kind")),container,range,selectionRange:readFlatRange(_1_readMember(one,"selectionRange"))??
null,evidence});let children=_1_readMember(one,"children"),inner=container===null?name:`${container}.${name}`;if(Array.isArray(children))for(let child of children)
waiting.push([child,inner])}return found2}function workspaceSymbol(value,evidence,asking){let name=_1_readMember(value,"name"),location=_1_readMember(value,"loc\
ation"),uri=_1_readMember(location,"uri");if(typeof name!="string"||typeof uri!="string")return[];let container=_1_readMember(value,"containerName");return[{...classifyUri(
uri,asking),name:name.toWellFormed(),kind:symbolKind(_1_readMember(value,"kind")),container:typeof container=="string"&&container!==""?container.toWellFormed():
null,range:readFlatRange(_1_readMember(location,"range"))??[0,0,0,0],selectionRange:null,evidence}]}function symbolsOf({asking,asked:asked2,symbols:symbols2},path){
let known=symbols2.get(path);if(known!==void 0)return known;let made=(async()=>{let{method:method7}=import_vscode_languageserver_protocol4.DocumentSymbolRequest,
params={textDocument:{uri:asking.open(path)}},{result,evidence}=await asking.ask(method7,params,{targets:[path],msMax:asked2.msMax});asking.close(path);let all=result===
null?[]:Array.isArray(result)?result:void 0,facts=requireShape(all,method7,asking,evidence).flatMap(one=>documentSymbol(one,path,evidence.id,asking));return{all:sortDistinct(
facts),evidence:evidence.id}})();return symbols2.set(path,made),made}async function*interleave(files,of){let left=files;for(let nth=0;left.length>0;nth+=1){let more=[];
for(let path of left){let item=(await of(path))[nth];item!==void 0&&(more.push(path),yield{path,nth,item})}left=more}}function contextPiece(kind,{path,nth},of){
let text=cut(shown(of.text.toWellFormed()));return{kind,path,nth,range:of.range,text,tokens:countTokens(text),evidence:of.evidence}}function shown(text){return text.
split(/\r\n|[\r\n\u0085\u2028\u2029]/u).map(line=>_1_showInvisible(line.replaceAll("	","    ")).replaceAll("##[","##\\u{200B}[")).join(`
`)}var pieceBytesMax=1200;function cut(text){if(Buffer.byteLength(text)<=pieceBytesMax)return text;let lines=text.split(`
`),kept="";for(let line of lines){let next=kept===""?line:`${kept}
${line}`;if(Buffer.byteLength(next)>pieceBytesMax)break;kept=next}return`${kept===""?[...text].slice(0,pieceBytesMax/bytesPerToken).join(""):kept}
…`}var method="textDocument/definition",linesMax=12;async function*definitionPieces({asking,asked:asked2,files}){let seen=new Set,names=new Map,of=path=>{let found2=names.
get(path)??importedNames(asking.reading(path));return names.set(path,found2),Promise.resolve(found2)};for await(let{path,nth,item}of interleave(files,of)){let position=toServer(
()=>asking.text(path)??"",item,asking.encoding),params={textDocument:{uri:asking.open(path)},position},targets=[`${path}@L${item.line+1}:C${item.character+1}`],
{result,evidence}=await asking.ask(method,params,{targets,msMax:asked2.msMax});asking.close(path);let places2=requireShape(locationsOf(result,evidence.id,asking),
method,asking,evidence),[first]=places2.filter(one=>one.path!==void 0&&!files.includes(one.path));if(first?.path===void 0)continue;let key=`${first.path} ${first.
range.join(" ")}`;if(seen.has(key))continue;seen.add(key);let[line,character]=first.range;if(!asking.profile.isSource(first.path))continue;asking.open(first.path);
let text=excerptOf(asking,first.path,{line,character});asking.close(first.path),text!==void 0&&(yield contextPiece("definition",{path,nth},{range:first.range,evidence:evidence.
id,text}))}}function excerptOf(asking,path,at2){let text=asking.text(path);if(text===void 0)return;let all=_2_splitText(text),position=fromServer(all,at2,asking.
encoding)??at2,reading=asking.reading(path),definition=reading===void 0?void 0:_0_chainAt(reading,position).findLast(({nameRange})=>nameRange.start.line===position.
line&&nameRange.start.character===position.character),first=definition?.range.start.line??position.line,last=definition?.range.end.line??position.line,shown2=all.
slice(first,Math.min(last+1,first+linesMax));if(shown2.length===0)return;let left=last+1-first-shown2.length,more=left>0?[`… ${left} more ${left===1?"line":"l\
ines"}`]:[];return[`${path}:${first+1}`,...shown2,...more].join(`
`)}function importedNames(reading){if(reading===void 0||reading.language!=="python"&&!_0_isScriptLanguage(reading.language))return[];let{code,language,text}=reading,
pattern=language==="python"?/^[ \t]*from[ \t]+[.\w]+[ \t]+import[ \t]*(?<names>\([^)]*\)|[^\r\n]*)/dgmu:/(?<![\p{L}\p{N}_$.])(?:import|export)\b(?!\s*\()(?<names>[^;=()]*?)\bfrom\b/dgu,
starts=_2_lineStarts(text),found2=[];for(let match of code.matchAll(pattern)){let start2=match.indices?.groups?.names?.[0],names=match.groups?.names;if(!(start2===
void 0||names===void 0))for(let word of names.matchAll(/[\p{L}_$][\p{L}\p{N}_$]*/gu))keywords.has(word[0])||found2.push(_2_positionAt(starts,start2+word.index))}
return found2}var keywords=new Set(["as","type","typeof"]);_3_init_node_22();_3_init_node_22();var import_vscode_languageserver_protocol5=_4___toESM(_7_require_api2(),
1),{method:method2}=import_vscode_languageserver_protocol5.InlayHintRequest,hints={..._0_described("hints"),sortingKeys:["position"],readOnly:!0,methods:[method2],
ask:async(asking,asked2)=>{let{place,selector}=requireTarget(asked2),text=asking.text(place.path)??"",range={start:toServer(()=>text,place.range.start,asking.encoding),
end:toServer(()=>text,place.range.end,asking.encoding)},of={path:place.path,range,target:selector,msMax:asked2.msMax};return{status:"ok",exitCode:0,facts:{provenance:"\
lsp",hints:await hintsOf(asking,of)}}}};async function hintsOf(asking,of){let{path,range,target,msMax}=of,params={textDocument:{uri:asking.open(path)},range},{result,
evidence}=await asking.ask(method2,params,{targets:[target],msMax}),all=result===null?[]:Array.isArray(result)?result:void 0,read=requireShape(all,method2,asking,
evidence).flatMap(one=>hintOf(one,evidence.id)),isIn=({position:[line,character]})=>_0_compareValues([line,character],flatOf(range.start))>=0&&_0_compareValues(
[line,character],flatOf(range.end))<=0;return read.filter(isIn).sort((one,other)=>_0_compareValues(one.position,other.position))}function flatOf({line,character}){
return[line,character]}function hintOf(value,evidence){let position=_1_readMember(value,"position"),[line,character]=[_1_readMember(position,"line"),_1_readMember(
position,"character")];if(!Number.isSafeInteger(line)||!Number.isSafeInteger(character))return[];let label=_1_readMember(value,"label"),text=Array.isArray(label)?
label.map(part=>String(_1_readMember(part,"value")??"")).join(""):String(label??""),kind=_1_readMember(value,"kind");return[{position:[line,character],label:text.
toWellFormed(),kind:kind===import_vscode_languageserver_protocol5.InlayHintKind.Type?"type":kind===import_vscode_languageserver_protocol5.InlayHintKind.Parameter?
"parameter":null,evidence}]}var hintsMax=16;async function*hintPieces({asking,asked:asked2,files}){let known=new Map,ofFile2=async path=>{let text=asking.text(path)??
"",all=_2_splitText(text),last={line:all.length-1,character:all.at(-1)?.length??0},range={start:{line:0,character:0},end:toServer(()=>text,last,asking.encoding)},
found2=await hintsOf(asking,{path,range,target:path,msMax:asked2.msMax});asking.close(path);let groups=[];for(let at2=0;at2<found2.length;at2+=hintsMax)groups.push(
found2.slice(at2,at2+hintsMax));return groups},of=path=>{let found2=known.get(path)??ofFile2(path);return known.set(path,found2),found2};for await(let{path,nth,
item}of interleave(files,of)){let[first]=item,end=item.at(-1);if(first===void 0||end===void 0)continue;let shown2=item.map(({position:[line,character],label})=>`${line+
1}:${character+1} ${label}`),text=`${path} ${shown2.join("; ")}`,range=[...first.position,...end.position];yield contextPiece("hint",{path,nth},{range,evidence:first.
evidence,text})}}_3_init_node_22();var import_vscode_languageserver_protocol6=_4___toESM(_7_require_api2(),1),{method:method3}=import_vscode_languageserver_protocol6.
DocumentDiagnosticRequest,diag={..._0_described("diag"),isAlone:!0,sortingKeys:["path","range","severity","source","code","message"],readOnly:!0,methods:[],ask:(asking,asked2)=>found(
asking,asked2)},check={...diag,..._0_described("check"),methods:[],ask:async(asking,asked2)=>{let path=asked2.target?.place.path,answer=await found(asking,{...asked2,
paths:path===void 0?asked2.paths:[path]}),{diagnostics=[]}=answer.facts,passed=answer.status==="ok"&&diagnostics.every(({severity})=>severity!=="error");return{
...answer,exitCode:answer.status==="ok"?passed?0:1:11,facts:{...answer.facts,passed}}}};async function found(asking,{target,paths,outside,msMax}){let wanted=target===
void 0||paths.length>0?paths:[target.place.path],range=target?.place.whole,facts=[],unknown=[];for(let[path,outcome]of await awaitFinalOutcomes(asking,{wanted,outside,
msMax}))outcome.kind==="unknown"?unknown.push({path,reason:outcome.reason}):facts.push(...outcome.findings.map(finding=>({finding,evidence:outcome.evidence})));
let isPart=/[@#]/u.test(target?.selector??""),here=facts.filter(({finding})=>!isPart||range===void 0||touches(finding.range,range)),final=wanted.length-unknown.
length;return{status:unknown.length===0?"ok":final===0?"unavailable":"partial",exitCode:unknown.length===0?0:11,facts:{provenance:"lsp",diagnostics:here.toSorted(
(one,other)=>_0_compareFindings(one.finding,other.finding)).map(({finding,evidence})=>factOf(finding,evidence,asking)),files:{asked:wanted.length,final,unknown}}}}
function touches(one,other){return one.start.line<=other.end.line&&other.start.line<=one.end.line}var roundsMax=3;async function awaitFinalOutcomes(asking,of){let{
wanted,outside,msMax}=of,{profile,context:context2,conversation,relative}=asking,known=new Map,stamps=new Map,stampOf=path=>conversation.channel.stamp(_1_uriFromPath(
`${context2.root}/${path}`)),isStale=path=>known.get(path)?.kind==="final"&&stamps.get(path)!==stampOf(path),giveUp=(paths,reason)=>{for(let path of paths)known.
set(path,{kind:"unknown",reason,evidence:known.get(path)?.evidence??""})};for(let round=0;round<roundsMax;round+=1){for(let path of wanted)if(!(known.has(path)&&
!isStale(path)))if(outside.includes(path))giveUp([path],"outside-project");else{let{outcome,stamp}=await diagnose(asking,path,msMax);known.set(path,outcome),stamps.
set(path,stamp)}if(profile.diagnostics.kind==="push"||wanted.every(path=>known.get(path)?.kind!=="final"))return known;let failure=await _8_askCanary({profile,context:context2,
relative},conversation,profile.canaries[1]);if(failure!==void 0&&giveUp(wanted,failure.code),!wanted.some(isStale))break}if(giveUp(wanted.filter(isStale),"unset\
tled"),keepsOpen(asking))for(let path of wanted)asking.close(path);return known}function keepsOpen({profile,server}){return profile.keepsOpen(server.version)}async function diagnose(asking,path,msMax){
let{profile,context:context2,conversation}=asking,text=asking.text(path);if(text===void 0)return{outcome:{kind:"unknown",reason:"unreadable",evidence:""},stamp:0};
let uri=asking.open(path),{answer,stamp}=await _8_askMember({profile,context:context2},conversation,uri,msMax);keepsOpen(asking)||asking.close(path);let items=answer.
kind==="result"?_1_readMember(answer.result,"items"):[],evidence=asking.note({query_types:[method3],targets:[path],outcome:answer.kind==="result"?"responded":answer.
kind==="timeout"?"timed_out":"error",response_bytes:answer.kind==="result"?Buffer.byteLength(asking.relative(JSON.stringify(items)??"")):0});if(answer.kind==="e\
nded"){let error=new _1_UserError("server-crashed",`${profile.name} ended while it checked ${path}`);throw new UnansweredRequest(error,evidence,answer.end)}let unknown=reason=>({
outcome:{kind:"unknown",reason,evidence:evidence.id},stamp});if(answer.kind==="no-member")return unknown("outside-project");if(answer.kind==="timeout")return unknown(
"timeout");if(answer.kind!=="result")return unknown(answer.kind);let reading=asking.reading(path),read=_8_readReport(inUtf16(answer.result,text,asking),{profile,
path,text,root:context2.root,relative:asking.relative,symbolAt:range=>reading===void 0?null:_0_symbolAt(reading,range.start)});return read.kind==="unknown"?unknown(
read.reason):{outcome:{kind:"final",findings:read.findings,evidence:evidence.id},stamp}}function inUtf16(report,text,{encoding}){let items=_1_readMember(report,
"items");if(encoding==="utf-16"||!Array.isArray(items))return report;let all=_2_splitText(text),position=value=>fromServer(all,value,encoding)??{line:all.length,
character:0},converted=items.map(item=>{let range=_8_readRange(_1_readMember(item,"range"));return range===void 0?item:{...item,range:{start:position(range.start),
end:position(range.end)}}});return{...report,items:converted}}function factOf(finding,evidence,{text,encoding}){let{path,severity,source,code,message,symbol,server}=finding,
own=_0_once(()=>text(path)??""),range={start:toServer(own,finding.range.start,encoding),end:toServer(own,finding.range.end,encoding)};return{path,range:flattenRange(
range),severity,source,code,message,symbol,server,evidence}}var budgetMax=1e6,context={..._0_described("context"),isAlone:!0,sortingKeys:["kind","nth","path"],readOnly:!0,
methods:[import_vscode_languageserver_protocol7.DocumentSymbolRequest.method],ask:async(asking,asked2)=>{let tokens=budgetOf(asked2.params),{target,paths}=asked2,
files=target===void 0||paths.length>0?paths:[target.place.path],state={asking,asked:asked2,files,symbols:new Map,unknown:[]},found2=[],used=0;for await(let piece of piecesOf(
state))if(found2.push(piece),used+=piece.tokens,used>tokens)break;return answerOf(found2,tokens,state)}};function budgetOf({budget}){if(budget===void 0)return 4e3;
if(typeof budget=="number"&&Number.isSafeInteger(budget)&&budget>0&&budget<=budgetMax)return budget;throw new _1_UserError("usage",`the budget must be a number \
of tokens from 1 to ${budgetMax}`)}function answerOf(found2,tokens,{asking,unknown}){let facts=cutToBudget({provenance:"lsp",pieces:found2},tokens,!1),missing=optional.
flatMap(([method7,what])=>asking.denies(method7)?[`the answer has no ${what}, because deny.methods of the configuration denies ${method7}`]:asking.offers(method7)?
[]:[`the answer has no ${what}, because ${asking.profile.name} does not offer ${method7}`]);return{status:unknown.length===0?"ok":"partial",exitCode:unknown.length===
0?0:11,facts,notes:missing}}function cutToBudget(facts,tokens,isCut){let kept=packPieces(facts.pieces??[],tokens);return{...facts,pieces:kept.pieces,budget:{tokens,
used:kept.used,bytesPerToken,next:kept.next},truncated:isCut||kept.isCut}}var optional=[[import_vscode_languageserver_protocol7.HoverRequest.method,"signatures"],
["textDocument/definition","definitions"],["textDocument/inlayHint","hints"]];async function*piecesOf(state){let{asking}=state;asking.offers(import_vscode_languageserver_protocol7.
HoverRequest.method)&&(yield*signaturePieces(state)),asking.offers("textDocument/definition")&&(yield*definitionPieces(state)),yield*outlinePieces(state),yield*diagnosticPieces(
state),asking.offers("textDocument/inlayHint")&&(yield*hintPieces(state))}var functions=new Set(["function","method","constructor"]),typed=new Set([...functions,
"class","interface","struct","enum","variable","constant"]);function outward(all){let inner=all.filter(({kind})=>functions.has(kind)).map(one=>`${fullName(one)}\
.`);return all.filter(one=>!inner.some(name=>`${one.container}.`.startsWith(name)))}function fullName({container,name}){return container===null?name:`${container}\
.${name}`}async function*signaturePieces(state){let{asking,asked:asked2,files}=state,shownClasses=new Set,of=async path=>outward((await symbolsOf(state,path)).all).
filter(({kind})=>typed.has(kind));for await(let{path,nth,item}of interleave(files,of)){let[line,character]=item.selectionRange??item.range;if(constructors.has(item.
name)&&shownClasses.has(`${path}#${item.container}`))continue;let params={textDocument:{uri:asking.open(path)},position:{line,character}},targets=[`${path}#${fullName(
item)}`],{result,evidence}=await asking.ask(import_vscode_languageserver_protocol7.HoverRequest.method,params,{targets,msMax:asked2.msMax});asking.close(path);let hovered=asking.
relative(markedText(_1_readMember(result,"contents"))),signature=(/```[^\n]*\n([\s\S]*?)```/u.exec(hovered)?.[1]??hovered.split(`
`)[0]??"").trim();if(signature===""||signature.startsWith("(alias)"))continue;item.kind==="class"&&signature.includes("(")&&shownClasses.add(`${path}#${fullName(
item)}`);let text=`${path}:${line+1} ${declared(asking,item)??signature}`;yield contextPiece("signature",{path,nth},{range:item.range,evidence:evidence.id,text})}}
var constructors=new Set(["__init__","__new__"]);function declared({text},item){if(item.path===void 0||item.kind!=="variable"&&item.kind!=="constant")return;let code=_2_splitText(
text(item.path)??"")[(item.selectionRange??item.range)[0]]?.trim()??"",name=RegExp.escape(item.name);return new RegExp(`^(?:self\\.)?${name}\\s*:\\s*[^\\s=]`,"u").
test(code)&&code.length<=declaredMax?`(${item.kind}) ${code}`:void 0}var declaredMax=160,membersMax=24;async function*outlinePieces(state){let of=async path=>{let all=outward(
(await symbolsOf(state,path)).all);return all.filter(({container})=>container===null).map(top=>({top,all}))};for await(let{path,nth,item}of interleave(state.files,
of)){let{top,all}=item,members2=all.filter(({container,range})=>container!==null&&`${container}.`.startsWith(`${top.name}.`)&&range[0]>=top.range[0]&&range[0]<=
top.range[2]),lineOf2=one=>`${(one.selectionRange??one.range)[0]+1}`,shown2=members2.slice(0,membersMax).map(one=>`  ${lineOf2(one)} ${one.kind} ${fullName(one).
slice(top.name.length+1)}`),left=members2.length-shown2.length,text=[`${path}:${lineOf2(top)} ${top.kind} ${top.name}`,...shown2,...left>0?[`  … ${left} more`]:
[]].join(`
`);yield contextPiece("outline",{path,nth},{range:top.range,evidence:top.evidence,text})}}async function*diagnosticPieces({asking,asked:asked2,files,unknown}){let outcomes2=await awaitFinalOutcomes(
asking,{wanted:files,outside:asked2.outside,msMax:asked2.msMax}),none=_0_once(()=>asking.note({query_types:["textDocument/diagnostic"],targets:files,outcome:"un\
supported",response_bytes:0})),nowhere2=[0,0,0,0];for(let[path,outcome]of outcomes2)outcome.kind==="unknown"&&unknown.push({path,reason:outcome.reason});let ofFile2=path=>{
let outcome=outcomes2.get(path);if(outcome===void 0||outcome.kind==="unknown"){let evidence2=outcome===void 0||outcome.evidence===""?none().id:outcome.evidence;
return[{range:nowhere2,evidence:evidence2,text:`${path} INCOMPLETE: ${outcome?.reason??"unreadable"}`}]}let{findings:findings2,evidence}=outcome;return findings2.
length===0?[{range:nowhere2,evidence,text:`${path} no diagnostics`}]:findings2.map(finding=>{let fact=factOf(finding,evidence,asking),[line,character]=fact.range,
code=fact.code===null?"":` [${fact.code}]`,where=`${path}:${line+1}:${character+1}`;return{range:fact.range,evidence,text:`${where} ${fact.severity}${code} ${fact.
message}`}})},of=path=>Promise.resolve(ofFile2(path));for await(let{path,nth,item}of interleave(files,of))yield contextPiece("diagnostic",{path,nth},item)}_3_init_node_22();
var import_vscode_languageserver_protocol8=_4___toESM(_7_require_api2(),1),{method:method4}=import_vscode_languageserver_protocol8.HoverRequest,hover={..._0_described(
"hover"),sortingKeys:[],readOnly:!0,methods:[method4],ask:async(asking,asked2)=>{let target=requireTarget(asked2),{result,evidence}=await asking.ask(method4,positionIn(
asking,target),{targets:[target.selector],msMax:asked2.msMax}),text=asking.relative(markedText(_1_readMember(result,"contents"))).toWellFormed().trim(),range=readFlatRange(
_1_readMember(result,"range"))??null;return{status:"ok",exitCode:0,facts:{provenance:"lsp",hover:text===""?null:{text,range,evidence:evidence.id}}}}};_3_init_node_22();
var locate={..._0_described("locate"),sortingKeys:[],readOnly:!0,answer:({target,text,evidence})=>{let{path,range,whole,symbol}=target.place,starts=_2_lineStarts(
text),code=text.slice(_0_offsetOf(starts,whole.start),_0_offsetOf(starts,whole.end)).toWellFormed();return{status:"ok",exitCode:0,facts:{provenance:"builtin",location:{
path,range:flattenRange(range),whole:flattenRange(whole),symbol,text:code,verify:_0_sha256(code),...target.found===void 0?{}:{score:target.found.score,...target.
found.evidence},evidence:evidence.id}}}}};_3_init_node_22();var outline={..._0_described("outline"),sortingKeys:["path","range","name"],readOnly:!0,answer:({target,
text,outline:found2,evidence})=>{let{path}=target.place;if(found2===void 0)throw new _1_UserError("unsupported-capability",`Lanser has no grammar for \`${path}\``,
{hint:"Ask the language server instead: lanser symbols PATH"});let all=_2_splitText(text),named2=_0_namedDefinitions(found2),classes=new Set(named2.flatMap(one=>one.
definition.kind==="class"?[one.symbol]:[])),lists2=new Map,symbols2=named2.map(({symbol,definition})=>{let around=symbol.slice(0,symbol.length-definition.name.length).
replace(/\.$/u,""),container=lists2.get(definition)??(definition.item===void 0&&around!==""?around:null);for(let inner of definition.definitions)inner.item!==void 0&&
lists2.set(inner,container);return{path,name:definition.item===void 0?definition.name:symbol.slice(container===null?0:container.length+1),kind:definition.kind===
"function"&&classes.has(container??"")?"method":kindOf(definition,all),container,range:flattenRange(definition.range),selectionRange:flattenRange(definition.nameRange),
evidence:evidence.id}}),known=new Set(symbols2.map(({selectionRange})=>String(selectionRange)));for(let{symbol,nameRange,range}of found2.given){let at2=symbol.lastIndexOf(
"."),selectionRange=flattenRange(nameRange);known.has(String(selectionRange))||symbols2.push({path,name:symbol.slice(at2+1),kind:at2<0?"variable":"property",container:at2<
0?null:symbol.slice(0,at2),range:flattenRange(range),selectionRange,evidence:evidence.id})}let why=found2.isPartial?"Lanser's grammar cannot read the whole text\
, so symbols can be missing":"the text has syntax errors, so symbols can be missing",notes=found2.hasErrors?{notes:[why]}:{};return{status:"ok",exitCode:0,facts:{
provenance:"builtin",symbols:sortDistinct(symbols2)},...notes}}};function kindOf({kind,nameRange:{start:start2}},all){if(kind!=="class")return kind;let before=all[start2.
line]?.slice(0,start2.character)??"";return/\b(interface|type|enum|namespace|struct|trait|union)\s+$/u.exec(before)?.[1]??kind}_3_init_node_22();var import_vscode_languageserver_protocol9=_4___toESM(
_7_require_api2(),1),{method:method5}=import_vscode_languageserver_protocol9.ReferencesRequest,refs={..._0_described("refs"),sortingKeys:["path","range"],readOnly:!0,
methods:[method5],ask:async(asking,asked2)=>{let target=requireTarget(asked2),context2={includeDeclaration:asked2.params["no-declaration"]!==!0},params={...positionIn(
asking,target),context:context2},{path,range,at:at2=range.start}=target.place,own=toServer(()=>asking.text(path)??"",at2,asking.encoding),isEarly=received=>{let found2=locationsOf(
received.result,"",asking);return found2===void 0||found2.length>1?!1:found2.every(one=>one.path===path&&covers(one.range,own))},{result,evidence,again}=await asking.
askWarm(method5,params,{targets:[target.selector],msMax:asked2.msMax},isEarly),references=requireShape(locationsOf(result,evidence.id,asking),method5,asking,evidence),
why=`Lanser sent the question ${again+1} times, because ${asking.profile.name} can answer before it has loaded all files`;return{status:"ok",exitCode:0,facts:{provenance:"\
lsp",references},..._2_compact({notes:again===0?void 0:[why]})}}};function covers([line,character,endLine,endCharacter],at2){return line===at2.line&&endLine===at2.
line&&character<=at2.character&&at2.character<=endCharacter}_3_init_node_22();var import_node_path=_4___toESM(_0_require_node_path(),1),request={..._0_described(
"request"),sortingKeys:[],readOnly:!0,methods:({params})=>[methodOf(params)],ask:async(asking,asked2)=>{let method7=methodOf(asked2.params),params=paramsOf(asking,
asked2),{result,evidence}=await asking.ask(method7,params,{targets:asked2.target===void 0?[]:[asked2.target.selector],msMax:asked2.msMax,isVerbatim:!0}),copy=requireShape(
portable(result??null,asking),method7,asking,evidence);return{status:"ok",exitCode:0,facts:{provenance:"lsp",response:{method:method7,result:copy.value,evidence:evidence.
id}}}}};function assertMethod(params,allowed){let method7=params.method;if(typeof method7!="string"||method7==="")throw new _1_UserError("usage","`request` need\
s a method",{hint:"For example: lanser request textDocument/documentHighlight PLACE"});if(ownMethods.has(method7)||method7.startsWith("$/")||method7.startsWith(
"textDocument/did"))throw new _1_UserError("usage",`${method7} controls the session, so a question cannot send it`);if(!(_7_isCapable(method7)&&!method7.startsWith(
"custom/"))&&!allowed.includes(method7))throw new _1_UserError("write-denied",`Lanser does not send ${method7}: it is not known to be read-only`,{hint:`If the m\
ethod only reads on your server, add --allow-method ${method7}. Lanser refuses the option if \`CI\` is set.`})}var ownMethods=new Set(["initialize","initialized",
"shutdown","exit"]);function methodOf({method:method7}){let name=String(method7);return _7_isCapable(name),name}function paramsOf(asking,{target,params}){let given=params.
params??{},isFile=target!==void 0&&!/[@#]/u.test(target.selector),{textDocument,position}=target===void 0?{textDocument:void 0,position:void 0}:positionIn(asking,
target);return{..._2_compact({textDocument,position:position===void 0||isFile?void 0:position}),...withUris(given,asking)}}function withUris(value,asking,key=""){
return Array.isArray(value)?value.map(one=>withUris(one,asking,key)):typeof value=="object"&&value!==null?Object.fromEntries(Object.entries(value).map(([name,one])=>[
name,withUris(one,asking,name)])):typeof value=="string"&&/uri$/iu.test(key)?uriOf(value,asking):value}function uriOf(given,{open,text:textOf22,context:context2,
profile,isDenied}){let isOutside=given.startsWith("/")||given.split("/").includes("..")||/^file:/iu.test(given),text=isOutside?given:import_node_path.posix.normalize(
given);if(isOutside)throw new _1_UserError("usage",`\`${text}\` is not a path of the repository`,{hint:"In --params, write each `uri` as a path relative to the \
top of the repository."});if(/^[a-z][a-z0-9+.-]*:/iu.test(given))return given;if(isDenied(text))throw deniedPath(text);return profile.isSource(text)&&textOf22(text)!==
void 0?open(text):_1_uriFromPath(`${context2.root}/${text}`)}function portable(value,asking,depth=0){if(depth>_1_depthMax-8)return;if(typeof value=="string")return{
value:textOf(value,asking)};if(typeof value=="number")return Number.isFinite(value)?{value}:void 0;if(typeof value!="object"||value===null)return{value};if(Array.
isArray(value)){let all=value.map(one=>portable(one,asking,depth+1));return all.every(one=>one!==void 0)?{value:all.map(one=>one.value)}:void 0}let members2=[];
for(let[key,one]of Object.entries(value)){let copy=portable(one,asking,depth+1);if(copy===void 0)return;members2.push([textOf(key,asking),copy.value])}return{value:Object.
fromEntries(members2)}}function textOf(text,asking){if(!/^file:\/\//iu.test(text))return asking.relative(text).toWellFormed();let{path,external}=classifyUri(text,
asking);return path??external}_3_init_node_22();var import_vscode_languageserver_protocol10=_4___toESM(_7_require_api2(),1),{method:method6}=import_vscode_languageserver_protocol10.
SignatureHelpRequest,sig={..._0_described("sig"),sortingKeys:[],readOnly:!0,methods:[method6],ask:async(asking,asked2)=>{let target=requireTarget(asked2),{result,
evidence}=await asking.ask(method6,positionIn(asking,target),{targets:[target.selector],msMax:asked2.msMax}),all=result===null?[]:_1_readMember(result,"signatur\
es"),signatures=requireShape(Array.isArray(all)?all.map(one=>signatureOf(one,evidence.id)):void 0,method6,asking,evidence),signature=countOf(_1_readMember(result,
"activeSignature"))??0,chosen=Array.isArray(all)?all[signature]:void 0,parameter=countOf(_1_readMember(chosen,"activeParameter"))??countOf(_1_readMember(result,
"activeParameter"))??null,active=signatures.length===0?null:{signature,parameter};return{status:"ok",exitCode:0,facts:{provenance:"lsp",signatures,active}}}};function signatureOf(value,evidence){
let label=String(_1_readMember(value,"label")??"").toWellFormed(),documentation=markedText(_1_readMember(value,"documentation")).toWellFormed(),parameters=_1_readMember(
value,"parameters");return{label,documentation:documentation===""?null:documentation,parameters:Array.isArray(parameters)?parameters.map(one=>labelOf(one,label)):
[],evidence}}function labelOf(parameter,whole){let label=_1_readMember(parameter,"label");return Array.isArray(label)?whole.slice(Number(label[0]),Number(label[1])).
toWellFormed():String(label??"").toWellFormed()}function countOf(value){return Number.isSafeInteger(value)&&value>=0?value:void 0}_3_init_node_22();var status={
..._0_described("status"),isAlone:!0,sortingKeys:["id","root"],readOnly:!0,answer:async(servers,{params})=>{let isStarted=params.start===!0;isStarted&&await servers.
start();let all=await servers.states(),isWell=all.every(({state})=>state==="ready");return isStarted&&!isWell?{...answerOf2(all),status:"partial",exitCode:11}:answerOf2(
all)}},reload={..._0_described("reload"),isAlone:!0,sortingKeys:["id","root"],readOnly:!0,answer:async(servers,{paths})=>{let ended=await servers.end(paths),notes=ended.
length===0?["no server was running: each command starts and stops its own servers"]:[];return{...answerOf2(ended),notes}}};function answerOf2(servers){return{status:"\
ok",exitCode:0,facts:{provenance:"builtin",servers}}}_3_init_node_22();var import_vscode_languageserver_protocol11=_4___toESM(_7_require_api2(),1),prepare2=import_vscode_languageserver_protocol11.
TypeHierarchyPrepareRequest.method,types={..._0_described("types"),sortingKeys:["path","range","name"],readOnly:!0,methods:[prepare2],ask:async(asking,asked2)=>{
let follow=asked2.params.mode==="super"?import_vscode_languageserver_protocol11.TypeHierarchySupertypesRequest.method:import_vscode_languageserver_protocol11.TypeHierarchySubtypesRequest.
method,facts=(await followHierarchy(asking,asked2,requireTarget(asked2),{prepare:prepare2,follow})).flatMap(({item,evidence})=>readHierarchyItem(item,evidence,asking)??
[]);return{status:"ok",exitCode:0,facts:{provenance:"lsp",types:sortDistinct(facts)}}}},exitCodes={..._0_described("exit-codes"),sortingKeys:["exitCode"],readOnly:!0,
answer:()=>({status:"ok",exitCode:0,facts:{provenance:"builtin",codes:Object.keys(_1_errorTable).map(code=>({code,..._1_errorTable[code]})).toSorted((one,other)=>one.
exitCode-other.exitCode)}})},places=[["def",import_vscode_languageserver_protocol12.DefinitionRequest.method],["typedef",import_vscode_languageserver_protocol12.
TypeDefinitionRequest.method],["decl",import_vscode_languageserver_protocol12.DeclarationRequest.method],["impl",import_vscode_languageserver_protocol12.ImplementationRequest.
method]].map(([name,method7])=>locationQuestion(name,method7)),questions=[locate,...places,refs,hover,sig,hints,symbols,outline,calls,types,diag,check,context,request,
status,reload,capabilitiesOf(()=>questions),exitCodes];function questionCalled(name){let found2=questions.find(one=>one.name===name||one.aliases.includes(name));
if(found2!==void 0)return found2;let near=_1_findNearest(name,questions.map(one=>one.name));throw new _1_UserError("usage",`there is no question \`${name}\``,{hint:near===
void 0?`The questions are ${questions.map(one=>one.name).join(", ")}.`:`Did you mean \`${near}\`?`})}import{_6_parserFor}from"./together-F7AC422A.js";import{_3_foldName,_3_showPath,_3_splitAtNul,_3_splitRecords,_3_treePath,_3_unportableName,_3_unsafeNameReason}from"./together-A24991AB.js";import{_0_DamagedObjects,_0_GitFailed,_0_checkObjects,_0_commandError,_0_fileBytesMax,_0_gitArguments,_0_hasFolderAt,_0_isObjectId,_0_metaBytesMax,_0_openRepository,
_0_parseTreeEntries,_0_readBlob,_0_readCommit,_0_readFileAt,_0_readObjectType,_0_require_promises,_0_resolveAll,_0_resolveRevision,_0_treeMode}from"./together-7826CC81.js";import{_8_require_picomatch}from"./together-AE9D436B.js";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require5=lanserCreateRequire4(import.meta.url);_3_init_node_22();function assertOverlayPath(path){let why=_3_unsafeNameReason(path);if(why!==
void 0)throw new _1_UserError("usage",`an overlay cannot replace \`${path.slice(0,200)}\`: the path ${why}`,{hint:"Name a file by its path relative to the top o\
f the repository."})}function assertSeen({profile},overlays){if(profile.compiler===void 0||overlays.size===0)return;let others=_7_profiles.filter(({compiler,language})=>compiler===
void 0&&language===profile.language).map(({id})=>`--server ${id}`);throw new _1_UserError("unsupported-capability",`${profile.name} is a command and reads files\
 from the disk, so it cannot see overlays`,{hint:others.length===0?`Lanser has no language server for ${profile.language}. Save the files, then ask without over\
lays.`:`Use a language server: ${others.join(", ")}.`})}function overlayParams(overlays){return overlays.size===0?{}:{overlays:[...overlays].map(([path,text])=>`${path}\
 ${_0_sha256(text.toWellFormed())}`).sort(_0_compareText)}}function isNew({options,subject},path){return options.overlays.has(path)&&!subject.paths.includes(path)}
function overlayNotes(opened){let{options,subject}=opened;return[...options.overlays.keys()].filter(path=>isNew(opened,path)).map(path=>{let near=_1_findNearest(
path,subject.paths),meant=near===void 0?"":` Did you mean \`${near}\`?`;return`the tree has no file \`${path}\`, so its overlay is a new file. Other files may no\
t see it.${meant}`})}_3_init_node_22();var members={file:["uri","docVersion?"],line:["uri","line","docVersion?"],cursor:["uri","line","col","indexing?","docVers\
ion?"],range:["uri","start","end","indexing?","docVersion?"],name:["uri","line","name","occurrence?","docVersion?"],symbol:["qualname","uri?","lang?","role?","o\
verload?","docVersion?"],ast:["path","docVersion?"],anchor:["uri","snippet","ctx?","hash?","docVersion?"]},specKinds=Object.keys(members);function printSpec(value){
if(typeof value!="object"||value===null||Array.isArray(value))throw wrong("it is neither a text nor an object");let spec=value,kind=specKinds.find(one=>one===spec.
kind);if(kind===void 0)throw wrong(`\`kind\` must be one of ${specKinds.join(", ")}`);let known=members[kind];for(let member of known)if(!member.endsWith("?")&&
spec[member]===void 0)throw wrong(`\`${member}\` of a ${kind} is missing`);let other=Object.keys(spec).find(one=>one!=="kind"&&!known.some(member=>member.replace(
"?","")===one));if(other!==void 0)throw wrong(`a ${kind} has no member \`${other}\``);let indexing=columnUnits.find(one=>one===spec.indexing);if(spec.indexing!==
void 0&&indexing===void 0)throw wrong(`\`indexing\` must be one of ${columnUnits.join(", ")}`);let place=_1_printPlace(placeOf(kind,spec));return{place:_1_printPlace(
_1_parsePlace(place)),indexing}}function placeOf(kind,spec){let seen=spec.docVersion===void 0?{}:{seen:textIn(spec,"docVersion")};if(kind==="symbol")return{...symbolOf(
spec),...seen};if(kind==="ast")return{...astOf(spec.path),...seen};let path=pathIn(spec);switch(kind){case"file":return{kind,path,...seen};case"line":return{kind,
path,line:numberIn(spec,"line"),...seen};case"cursor":return{kind:"position",path,line:numberIn(spec,"line"),column:numberIn(spec,"col"),...seen};case"range":{let[
start2,end]=[positionIn2(spec,"start"),positionIn2(spec,"end")];return{kind,path,start:start2,end,...seen}}case"name":{let occurrence=spec.occurrence===void 0?1:
numberIn(spec,"occurrence");return{kind,path,line:numberIn(spec,"line"),name:textIn(spec,"name"),occurrence,...seen}}case"anchor":{let ctx=spec.ctx===void 0?void 0:
numberIn(spec,"ctx",0),hash=spec.hash===void 0?void 0:textIn(spec,"hash");if(hash!==void 0&&!_1_hashPattern.test(hash))throw wrong("`hash` must be `sha256:` and\
 8 to 64 hexadecimal digits");return{kind,path,snippet:textIn(spec,"snippet"),..._2_compact({ctx,hash}),...seen}}}}function symbolOf(spec){let written=spec.role,
role=_1_roles.find(one=>one===written);if(written!==void 0&&written!=="def"&&role===void 0)throw wrong(`\`role\` must be one of def, ${_1_roles.join(", ")}`);let overload=spec.
overload===void 0?void 0:numberIn(spec,"overload",0),chosen=_2_compact({role,overload}),qualname=textIn(spec,"qualname");if(spec.uri!==void 0){if(spec.lang!==void 0)
throw wrong("a symbol has `uri` or `lang`, not both");return{kind:"symbol",path:pathIn(spec),names:namesIn(qualname),...chosen}}let language=_1_moduleLanguages.
find(one=>one===(spec.lang??"py"));if(language===void 0)throw wrong(`\`lang\` must be one of ${_1_moduleLanguages.join(", ")}`);let colon=qualname.search(/(?<!:):(?!:)/u),
module=colon<0?qualname:qualname.slice(0,colon),names=colon<0?[]:namesIn(qualname.slice(colon+1));return{kind:"module",language,module,names,...chosen}}function namesIn(qualname){
return qualname.split(/::|[.:]/u).map(name=>{if(name==="")throw wrong("`qualname` has an empty name");return name.replace(/%(?:25|2E|3A)/giu,decodeURIComponent)})}
function astOf(path){let wanted='`path` must be a list such as [["module", "pkg.mod"], ["class", "C"], ["def", "m"], ["name", 1]]';if(!Array.isArray(path))throw wrong(
wanted);let[first,...rest]=path;if(!Array.isArray(first)||first.length!==2||typeof first[1]!="string"||first[0]!=="module"&&first[0]!=="file")throw wrong(wanted);
let root=first[0]==="file"?{path:first[1]}:{module:first[1]},steps=rest.map((step,at2)=>{let[kind,...values]=Array.isArray(step)?step:[],definition=_1_definitionSteps.
find(one=>one===kind),counted2=_1_countedSteps.find(one=>one===kind),[name,index]=values;if(definition!==void 0&&typeof name=="string"&&name!==""&&values.length<=
2&&(index===void 0||isCount(index)))return{kind:definition,name,..._2_compact({index})};if(counted2!==void 0&&isCount(name)&&values.length===1)return{kind:counted2,
index:name};throw wrong(`step ${at2+2} of \`path\` must be [KIND, NAME] with ${_1_definitionSteps.join(", ")}, or [KIND, N] with ${_1_countedSteps.join(", ")}`)});
return{kind:"ast",root,steps}}function isCount(value){return typeof value=="number"&&Number.isSafeInteger(value)&&value>0}function pathIn(spec){let uri=textIn(spec,
"uri");if(!uri.startsWith("file://"))return uri;let place=_1_parsePlace(uri);if(place.kind!=="file")throw wrong("`uri` must be the URI of a file");return place.
path}function textIn(spec,member){let value=spec[member];if(typeof value!="string"||value==="")throw wrong(`\`${member}\` must be a text that is not empty`);return value}
function numberIn(spec,member,least=1){let value=spec[member];if(typeof value!="number"||!Number.isSafeInteger(value)||value<least)throw wrong(`\`${member}\` mus\
t be a whole number from ${least}`);return value}function positionIn2(spec,member){let value=spec[member],[line,column,more]=Array.isArray(value)?value:[];if(!isCount(
line)||!isCount(column)||more!==void 0)throw wrong(`\`${member}\` must be [LINE, COLUMN], both from 1`);return{line,column}}function wrong(why){return new _1_UserError(
"bad-selector",`the place is not valid: ${why}`,{hint:"Its form is in schemas/selector.v1.json. To see it: lanser schema export selector"})}_3_init_node_22();var writtenMembers=[
"cmd","place","paths","workspace","params","limit","cursor","overlay","indexing","timeoutMs"],shared={limit:"count",cursor:"text",workspace:"boolean"};function requestFrom(written,usual,signal){
let{cmd,paths=[]}=written,spec=written.place===void 0||typeof written.place=="string"?void 0:printSpec(written.place),place=spec?.place??written.place,own={...written.
params},lifted=(name,given)=>{let inner=Object.hasOwn(own,name)?own[name]:void 0;return given!==void 0||inner===void 0||!isOf(shared[name],inner)?given:(delete own[name],
inner)},limit=lifted("limit",written.limit),cursor=lifted("cursor",written.cursor),workspace=lifted("workspace",written.workspace)===!0;return{cmd,places:place===
void 0?paths:[place,...paths],params:own,indexing:spec?.indexing??written.indexing??usual.indexing,timeoutMs:written.timeoutMs??usual.timeoutMs,workspace,limit,
cursor,notes:[],signal}}function assertParams(question,{params,limit}){let{name,flags,modes,word}=question,refuse=(message,hint2)=>{throw new _1_UserError("usag\
e",message,{hint:hint2})},taken=new Map([...modes.length===0?[]:[["mode","text"]],...word===void 0?[]:[[word,"text"]],...flags.map(flag=>[flag.name,flag.kind])]),
all=[...taken.keys(),...Object.keys(shared).filter(one=>one!=="workspace"||question.need==="files")],known=`\`params\` of \`${name}\` takes ${all.join(", ")}.`,
other=Object.keys(params).filter(one=>!taken.has(one));for(let one of other.filter(key=>all.includes(key)))isOf(shared[one],params[one])&&refuse(`the question h\
as \`${one}\` inside and outside of \`params\``,"Remove one of them."),taken.set(one,shared[one]);let unknown=other.filter(one=>!taken.has(one));unknown.length>
0&&refuse(`\`${name}\` has no parameter ${unknown.map(one=>`\`${one}\``).join(", ")}`,known);for(let[one,kind]of taken)params[one]!==void 0&&!isOf(kind,params[one])&&
refuse(`\`${one}\` of \`${name}\` must be ${kindWords[kind]}`,known);limit!==void 0&&!isOf("count",limit)&&refuse(`\`limit\` of \`${name}\` must be ${kindWords.
count}`,"")}var kindWords={boolean:"true or false",text:"a text",count:"a number from 1",json:"an object"};function isOf(kind,value){switch(kind){case"boolean":
return typeof value=="boolean";case"text":return typeof value=="string";case"count":return Number.isSafeInteger(value)&&value>0;case"json":return typeof value==
"object"&&value!==null&&!Array.isArray(value)}}_3_init_node_22();var import_node_path2=_4___toESM(_0_require_node_path(),1),import_picomatch=_4___toESM(_8_require_picomatch(),
1);_3_init_node_22();function namesSymbol(reading){let{bindings,definitions,starts,text}=reading,found2=new Map,take=(symbol,binding,rank)=>{let known=found2.get(
symbol);if(known!==void 0&&known.rank<=rank)return;let end=binding.start+ownName(binding).replace(/^#/u,"").length,nameRange={start:_2_positionAt(starts,binding.
start),end:_2_positionAt(starts,end)},isDeclared=rank===0&&isDeclaration(binding,reading);found2.set(symbol,{rank,name:{symbol,nameRange,range:linesOf(binding,text,
starts),..._2_compact({isDeclared:isDeclared||void 0})}})},waiting=[{of:void 0,symbol:"",definitions,from:0,to:text.length}];for(let level=waiting.pop();level!==
void 0;level=waiting.pop()){let inner=level.definitions.map(definition=>({definition,...spanOf(definition,starts)})),prefix=level.symbol===""?"":`${level.symbol}\
.`,next=0;for(let at2=firstFrom(bindings,level.from);;at2+=1){let binding=bindings[at2];if(binding===void 0||binding.start>=level.to)break;for(;(inner[next]?.end??
Number.POSITIVE_INFINITY)<=binding.start;)next+=1;let around=inner[next],isInside=around!==void 0&&around.start<=binding.start,symbol=`${prefix}${ownName(binding)}`;
isInside&&level.of!==void 0&&isOfObject(binding,around.definition,reading)&&take(symbol,binding,constructors2.has(around.definition.name)?1:2),!isInside&&isGiven(
binding,level,reading)&&take(symbol,binding,0)}for(let{definition,start:start2,end}of inner)definition.kind==="class"&&waiting.push({of:definition,symbol:`${prefix}${_0_dottedName(
[definition])}`,definitions:definition.definitions,from:start2,to:end})}return[...found2.values()].map(({name})=>name)}var constructors2=new Set(["__init__","__\
new__","__post_init__","constructor"]);function ownName({name}){return name.slice(name.lastIndexOf(".")+1)}function isGiven({kind,name,start:start2,end},{of},{language,
starts,text}){if(/^(?:self|cls)\./u.test(name))return!1;if(kind==="variable")return!0;if(kind!=="name"||language==="go"||["rust","bash","cpp"].includes(language))
return!1;if(end>start2+name.length)return!0;if(language==="python"||of===void 0)return!1;let body=text.indexOf("{",_0_offsetOf(starts,of.nameRange.end));return body>=
0&&start2>body}function isDeclaration({kind},{language}){return kind==="variable"&&(language==="typescript"||language==="tsx")}function isOfObject({kind,name,start:start2},{
name:method7},reading){let{language,text}=reading;if(language==="python")return/^(?:self|cls)\.[^.]+$/u.test(name);let before=text.slice(Math.max(0,start2-80),start2);
return kind==="name"?/\bthis\.#?$/u.test(before):kind==="parameter"&&method7==="constructor"&&/\b(?:public|private|protected|readonly|override)\s+$/u.test(before)}
function linesOf({start:start2,end},text,starts){let first=starts[_2_positionAt(starts,start2).line]??0,indent=/^\s*/u.exec(text.slice(first,start2))?.[0].length??
0,line=/^[^\r\n]*/u.exec(text.slice(end))?.[0].trimEnd().length??0;return{start:_2_positionAt(starts,first+indent),end:_2_positionAt(starts,end+line)}}function spanOf({
range},starts){return{start:_0_offsetOf(starts,range.start),end:_0_offsetOf(starts,range.end)}}function firstFrom(bindings,offset){let low=0,high=bindings.length;
for(;low<high;){let middle=low+high>>1;(bindings[middle]?.start??0)<offset?low=middle+1:high=middle}return low}_3_init_node_22();_3_init_node_22();var ctxDefault=24,
placesMax=1e3;function findAnchor(text,{snippet,ctx=ctxDefault,hash}){let pattern=new RegExp(snippet.split(/\r\n|\r|\n/u).map(RegExp.escape).join("(?:\\r\\n|\\r|\\n\
)"),"gu"),matches=[];for(let found2=pattern.exec(text);found2!==null&&matches.length<placesMax;found2=pattern.exec(text)){let end=found2.index+found2[0].length;
matches.push({start:found2.index,end,hash:hashAround(text,found2.index,end,ctx)}),pattern.lastIndex=found2.index+1}if(hash===void 0)return{matches,hash:"none"};
let same=matches.filter(match=>match.hash.startsWith(hash));return same.length===0?{matches,hash:"differs"}:{matches:same,hash:"same"}}function hashAround(text,start2,end,ctx){
let[before,behind]=[text.slice(Math.max(0,start2-4*ctx),start2),text.slice(end,end+4*ctx)].map(part=>[...part.replace(/\r\n?/gu,`
`)]),own=text.slice(start2,end).replace(/\r\n?/gu,`
`),first=ctx===0?[]:(before??[]).slice(-ctx);return _0_sha256([...first,own,...(behind??[]).slice(0,ctx)].join("").toWellFormed())}_3_init_node_22();function findByAst(reading,steps,given){
let found2=[],top={start:0,end:reading.text.length};for(let[at2,step]of steps.entries()){if("name"in step){if(found2=defined(reading,step,at2===0?void 0:found2,
given),found2.length===0)return{step:at2+1,why:"the file defines no such name there"};continue}let[container,other]=found2;if(other!==void 0)return{step:at2+1,why:"\
the step before it has several matches; number it"};let next=counted(reading,step,container===void 0?top:spanOf2(container,reading));if("why"in next)return{step:at2+
1,why:next.why};found2=[next]}return found2.map(({nameRange,whole})=>({range:nameRange,whole}))}var kindOfStep={class:"class",def:"function",key:"key",var:void 0};
function defined(reading,step,within,given){let sorted=(within??[void 0]).flatMap(around=>{let dot=reading.language==="yaml"||reading.language==="json"?/^\[/u.test(
step.name):!1,symbol=around===void 0?step.name:`${around.symbol}${dot?"":"."}${step.name}`,isInside=({start:start2,end})=>around?.isChosen!==!0||_0_offsetOf(reading.
starts,start2)>=_0_offsetOf(reading.starts,around.whole.start)&&_0_offsetOf(reading.starts,end)<=_0_offsetOf(reading.starts,around.whole.end),kind=kindOfStep[step.
kind];return(kind===void 0?given.filter(one=>one.symbol===symbol&&isInside(one.range)).map(({nameRange,range})=>({nameRange,whole:range,start:_0_offsetOf(reading.
starts,range.start)})):_0_namedDefinitions(reading).filter(one=>one.symbol===symbol&&one.kinds.at(-1)===kind&&isInside(one.definition.range)).map(({definition})=>{
let signature=_0_isData(reading.language)?void 0:_1_rangeOfPart(reading,definition,"sig");return{nameRange:definition.nameRange,whole:definition.range,start:_0_offsetOf(
reading.starts,(signature??definition.range).start)}})).map(one=>({...one,symbol,isChosen:!1}))}).toSorted((one,other)=>_0_compareRanges(one.nameRange,other.nameRange)).
filter((one,at2,of)=>at2===0||_0_compareRanges(one.nameRange,of[at2-1]?.nameRange??one.nameRange)!==0);return step.index===void 0?sorted:sorted.slice(step.index-
1,step.index).map(one=>({...one,isChosen:!0}))}function spanOf2({start:start2,whole},{starts}){return{start:start2,end:_0_offsetOf(starts,whole.end)}}function counted(reading,{
kind,index},span){let{language}=reading;if(_0_isData(language))return{why:"data has only keys: use [key=NAME]"};if(!_1_hasPart(language,kind))return{why:`${kind}\
 is not counted in this language`};let found2=_1_partsBetween(reading.tree(),language,kind,span),node=found2[index-1];if(node===void 0)return{why:`there are ${found2.
length} of the kind ${kind}`};let range={start:_2_positionAt(reading.starts,node.start),end:_2_positionAt(reading.starts,node.end)};return{whole:range,nameRange:range,
start:node.start,symbol:"",isChosen:!0}}function resolvePlace(place,need,source){let{text}=source,path=_1_pathOf(place);if(text===void 0)throw noFile(path,source.
paths());let lines=_2_splitText(text);if(need==="position"&&place.kind==="line")throw onlyLine(place,lines,source);if(need==="position"&&(place.kind==="file"||place.
kind==="ast"&&place.steps.length===0))throw new _1_UserError("bad-selector",`\`${_1_printPlace(place)}\` names a whole file, but the question needs a place in it`,
{hint:`For example: ${_1_printPlace({path,kind:"position",line:1,column:1})} or ${_1_printPlace({path,kind:"file"})}#NAME.`});let[first,...others]=matchesOf(place,
text,lines,source);if(first===void 0)throw new Error("A place without a match is an error.");if(others.length>0)throw several(place,[first,...others],lines,source);
return resolved(path,first,source)}function listPlaces(place,source){let path=_1_pathOf(place);if(source.text===void 0)throw noFile(path,source.paths());return matchesOf(
place,source.text,_2_splitText(source.text),source).map(match=>candidateOf(path,match,source))}function resolved(path,{range,whole,at:at2,evidence,place},source){
let{reading}=source,isFile=place.kind==="file";return{path,range,whole,symbol:reading===void 0||isFile?null:_0_symbolAt(reading,at2??range.start),score:1,evidence,
..._2_compact({at:at2})}}function candidateOf(path,match,source){let{range,symbol,score}=resolved(path,match,source),{start:start2,end}=range;return{selector:_1_printPlace(
match.place),path,range:[start2.line,start2.character,end.line,end.character],symbol,score}}function matchesOf(place,text,lines,source){if(place.kind==="symbol")
return symbolMatches(place,source);if(place.kind==="ast")return astMatches(place,text,source);if(place.kind==="anchor")return anchorMatches(place,text,source);let range=rangeOf(
place,lines,source);return[{range,whole:range,place,evidence:{by:place.kind==="name"?"text":"position"}}]}function symbolMatches(place,source){let found2=definitionsOf(
place,source);if(found2.length===0)throw noSymbol(place,source);let evidence={by:"structure"};return found2.map(({nameRange,range},overload)=>{let own=found2.length===
1?place:{...place,overload};if(place.role===void 0)return{range:nameRange,whole:range,place:own,evidence};let part=_1_createPartFinder(source.complete)(nameRange,
place.role);if(part===void 0&&found2.length===1)throw noPart(place);let shown2=part??nameRange,at2=place.role==="sig"?nameRange.start:void 0;return{range:shown2,
whole:shown2,place:own,evidence,..._2_compact({at:at2})}})}function noPart({role,path,names}){return new _1_UserError("not-found",`\`${names.join(".")}\` of ${path}\
 has no ${role} that can be read`,{hint:`Leave out :${role}. The signature, body and documentation of functions, classes and types are known.`})}function astMatches(place,text,{
complete,given=[]}){let evidence={by:"structure"},{path}=place.root;if(place.steps.length===0){let range=wholeOf(_2_splitText(text));return[{range,whole:range,place:{
kind:"file",path},evidence}]}if(complete===void 0)throw new _1_UserError("not-found",`Lanser has no grammar to read the syntax of ${path}`,{hint:"Name the place\
 by line and column: path@L12:C7."});let found2=findByAst(complete,place.steps,given);if("step"in found2)throw new _1_UserError("not-found",`step ${found2.step+
1} of \`${_1_printPlace(place)}\` matches nothing: ${found2.why}`,{hint:`To list the definitions of the file: lanser outline ${_1_printPlace({kind:"file",path})}`});
let last=place.steps.at(-1);return found2.map(({range,whole},at2)=>{let own=found2.length===1||last===void 0?place:{...place,steps:[...place.steps.slice(0,-1),numbered(
last,at2+1)]};return{range,whole,place:own,evidence}})}function numbered(step,index){return{...step,index}}function anchorMatches(place,text,{reading}){let{path,
ctx=ctxDefault}=place,found2=findAnchor(text,place),starts=reading?.starts??_2_lineStarts(text);if(found2.matches.length===0)throw new _1_UserError("not-found",
`${path} does not contain the text of the anchor`,{hint:"Copy the text from the file as it is now, or name the definition: path#NAME."});return found2.matches.map(
match=>{let range={start:_2_positionAt(starts,match.start),end:_2_positionAt(starts,match.end)},hash=match.hash.slice(0,hashLength),evidence={by:"text",hash,..._2_compact(
{isSameAround:found2.hash==="none"?void 0:found2.hash==="same"})};return{range,whole:range,place:{...place,ctx,hash},evidence}})}var hashLength=23;function wholeOf(lines){
let last=lines.length-1;return{start:{line:0,character:0},end:{line:last,character:lines[last]?.length??0}}}function rangeOf(place,lines,source){switch(place.kind){case"\
file":return wholeOf(lines);case"line":{let text=lineOf(place,place.line,lines);return onLine(place.line,0,text.length)}case"position":{let at2=positionOf(place,
place,lines,source.unit);return{start:at2,end:at2}}case"range":return{start:positionOf(place,place.start,lines,source.unit),end:positionOf(place,place.end,lines,
source.unit)};case"name":{let found2=occurrences(lineOf(place,place.line,lines),place.name),start2=found2[place.occurrence-1];if(start2===void 0)throw noName(place,
found2.length);return onLine(place.line,start2,start2+place.name.length)}}}function onLine(line,start2,end){return{start:{line:line-1,character:start2},end:{line:line-
1,character:end}}}function lineOf(place,line,lines){let text=lines[line-1];if(text!==void 0)return text;throw new _1_UserError("not-found",`${place.path} has no\
 line ${line}`,{hint:`Its last line is ${lines.length}.`})}function positionOf(place,{line,column},lines,unit){let text=lineOf(place,line,lines),character=toUtf16(
text,column-1,unit);if(character!==void 0)return{line:line-1,character};let last=fromUtf16(text,text.length,unit)+1,why=column>last?`the last column is ${last}`:
"the column is inside a character";throw new _1_UserError("not-found",`${place.path} has no column ${column} in line ${line}: ${why}`,{hint:`Columns count ${unit}\
 units from 1. To use another unit: --index-io.`})}function occurrences(line,name){let escaped=RegExp.escape(name),patterns=[new RegExp(`(?<![\\p{ID_Continue}$])${escaped}\
(?![\\p{ID_Continue}$])`,"gu"),new RegExp(escaped,"gu"),new RegExp(escaped,"giu")];for(let pattern of patterns){let found2=[...line.matchAll(pattern)].map(({index})=>index);
if(found2.length>0)return found2}return[]}function definitionsOf(place,source){let wanted=place.names.join("."),isWanted=({symbol})=>symbol===wanted,defined2=namesIn2(
source).filter(isWanted),given=(source.given??[]).filter(isWanted),sorted=(defined2.length===0?given:[...defined2,...given.filter(one=>one.isDeclared===!0&&!isAmong(
one,defined2))]).toSorted((one,other)=>_0_compareRanges(one.nameRange,other.nameRange));if(place.overload!==void 0)return sorted.slice(place.overload,place.overload+
1);let getters=sorted.filter(({accessor})=>accessor==="get");return getters.length===1&&sorted.every(({accessor})=>accessor!==void 0)?getters:sorted}function isAmong({
nameRange},all){return all.some(one=>_0_compareRanges(one.nameRange,nameRange)===0)}function namesIn2({reading,listed=[]}){if(reading===void 0)return listed;let all=_0_namedDefinitions(
reading),defined2=new Set(all.flatMap(({symbol,definition})=>definition.part===void 0?[symbol]:[]));return all.filter(({symbol,definition})=>definition.part===void 0||
!defined2.has(symbol)).map(({symbol,definition:{nameRange,range,accessor}})=>({symbol,nameRange,range,..._2_compact({accessor})}))}function noFile(path,paths){let near=asPrinted(
path,paths)??_1_findNearest(path,paths),other=/^[\p{L}_$][\p{L}\p{N}_$]*$/u.test(path)?`To name a symbol, write PATH#${path}. To find its file: lanser symbols -\
-query ${path}`:"Name a file of the tree.";return new _1_UserError("not-found",`there is no file \`${path}\``,{hint:near===void 0?other:`Did you mean \`${near}\`\
?`})}function asPrinted(text,paths){let[,path="",line,column]=/^(.+?):(\d+)(?::(\d+))?$/u.exec(text)??[];if(!paths.includes(path))return;let at2={path,line:Number(
line)};return column===void 0?_1_printPlace({...at2,kind:"line"}):_1_printPlace({...at2,kind:"position",column:Number(column)})}function noName({path,line,name,
occurrence},found2){return found2===0?new _1_UserError("not-found",`line ${line} of ${path} has no \`${name}\``):new _1_UserError("not-found",`line ${line} of ${path}\
 has \`${name}\` ${_2_plural(found2,"time")}, not ${occurrence}`)}function noSymbol(place,source){let wanted=place.names.join(".");if(place.overload!==void 0){let{
overload:_overload,...any}=place,{length}=definitionsOf(any,source);if(length>0)return new _1_UserError("not-found",`${place.path} defines \`${wanted}\` ${_2_plural(
length,"time")}, so there is no overload ${place.overload}`,{hint:`Overloads count from 0: ${_1_printPlace({...any,overload:length-1})} is the last one.`})}if(source.
reading===void 0&&source.listed===void 0)return new _1_UserError("not-found",`Lanser has no grammar to find names in ${place.path}`,{hint:"Name the place by lin\
e and column: path@L12:C7."});let names=[...namesIn2(source),...source.given??[]],known=[...new Set(names.map(({symbol})=>symbol))],ending=known.find(one=>one.endsWith(
`.${wanted}`)),whole=place.names.slice(0,-1).join("."),last=place.names.at(-1)??"";if(ending===void 0&&known.includes(whole)&&!known.some(one=>one.startsWith(`${whole}\
.`)))return new _1_UserError("not-found",`\`${whole}\` of ${place.path} has no \`${last}\``,{hint:"The parts of a definition are :sig, :body and :doc."});let near=ending??
_1_findNearest(wanted,known);return new _1_UserError("not-found",`${place.path} defines no \`${wanted}\``,{hint:near===void 0?`To list the definitions of the fi\
le: lanser ${source.reading===void 0?"symbols":"outline"} ${_1_printPlace({kind:"file",path:place.path})}`:`Did you mean \`${near}\`?`})}function several(place,matches,lines,source){
let path=_1_pathOf(place),candidates=matches.slice(0,candidatesMax).map(match=>candidateOf(path,match,source)),shown2=matches.slice(0,candidatesMax).map(({range,
place:own})=>`${at(path,range.start,lines,source.unit)}  ${_1_printPlace(own)}`),hasNone=matches.some(({evidence})=>evidence.isSameAround===!1),more=matches.length>
candidatesMax?[`and ${matches.length-candidatesMax} more`]:[],what=place.kind==="symbol"?`${path} defines \`${place.names.join(".")}\` ${matches.length} times`:
`${path} matches \`${_1_printPlace(place)}\` ${matches.length} times${hasNone?", and none of the matches has the hash":""}`;return new _1_UserError("ambiguous",
what,{hint:`Name one of them:
${[...shown2,...more].join(`
`)}`,candidates})}var candidatesMax=20;function onlyLine(place,lines,{reading,unit}){let text=lineOf(place,place.line,lines),shown2=wordsOf(text,place.line-1,reading).
map(({name,character,nth})=>`${at(place.path,{line:place.line-1,character},lines,unit)}  ${_1_printPlace({kind:"name",path:place.path,line:place.line,name,occurrence:nth})}`);
return new _1_UserError("bad-selector",`\`${_1_printPlace(place)}\` names a whole line, but the question needs a place on it`,{hint:shown2.length===0?"The line \
has no names. Choose another line.":`Name one of the symbols on the line:
${shown2.join(`
`)}`})}var wordsMax=20;function wordsOf(line,index,reading){let code=reading?.code?.slice(reading.starts?.[index]??0).slice(0,line.length)??line,counts=new Map,
found2=[...code.matchAll(/[\p{ID_Start}_$][\p{ID_Continue}$]*/gu)].map(({0:name,index:at2})=>{let nth=(counts.get(name)??0)+1;return counts.set(name,nth),{name,
character:at2,nth}}),ofLanguage=keywordsOf[reading?.language??"python"];return found2.filter(({name})=>!ofLanguage.has(name)).slice(0,wordsMax)}var keywords2=new Set(
"and as async await break case class const continue def default del elif else enum except export extends finally for from function global if implements import i\
n instanceof interface is lambda let new nonlocal not of or pass private protected public raise readonly return static switch throw try type typeof var while wi\
th yield".split(" ")),keywordsOfGo=new Set("break case chan const continue default defer else fallthrough for func go goto if import interface map package range\
 return select struct switch type var".split(" ")),keywordsOfData=new Set(["false","null","true"]),keywordsOfRust=new Set("as async await break const continue c\
rate dyn else enum extern false fn for if impl in let loop match mod move mut pub ref return self static struct super trait true type union unsafe use where whi\
le".split(" ")),keywordsOfBash=new Set("case declare do done elif else esac export fi for function if in local readonly return select then time typeset until wh\
ile".split(" ")),keywordsOfCpp=new Set("alignas alignof asm auto bool break case catch char class concept const consteval constexpr constinit const_cast continu\
e co_await co_return co_yield decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int long mutable na\
mespace new noexcept nullptr operator private protected public register reinterpret_cast requires restrict return short signed sizeof static static_assert stati\
c_cast struct switch template this thread_local throw true try typedef typeid typename typeof union unsigned using virtual void volatile wchar_t while".split(" ")),
keywordsOf={python:keywords2,typescript:keywords2,tsx:keywords2,json:keywordsOfData,yaml:keywordsOfData,go:keywordsOfGo,rust:keywordsOfRust,bash:keywordsOfBash,
cpp:keywordsOfCpp};function at(path,position,lines,unit){let line=lines[position.line]??"";return _1_printPlace({kind:"position",path,line:position.line+1,column:fromUtf16(
line,position.character,unit)+1})}var knownLengthMax=16*1048576;function collectParams({params,workspace,places:places2}){return{...params,..._2_compact({workspace:workspace?
!0:void 0,paths:namedPlace({places:places2})===void 0&&places2.length>0?places2:void 0})}}function namedPlace({places:places2}){let[first,second]=places2;return first===
void 0||second!==void 0||_1_isPattern(first)?void 0:first}function parseTreePlace(top,text){return _1_withPath(_1_parsePlace(text),path=>{if(!path.startsWith("f\
ile://"))return path;let inside=(0,import_node_path2.relative)(top,path.slice(7));if(inside.startsWith("..")||(0,import_node_path2.isAbsolute)(inside))throw new _1_UserError(
"usage",`\`${path}\` is outside the repository`,{hint:`The repository is ${top}.`});return inside})}async function resolveTarget(opened,question,request2,listedIn){
assertPlaces(question,request2),question.word!==void 0&&assertMethod(request2.params,opened.options.allowedMethods);let named2=namedPlace(request2);if(named2===
void 0||question.need==="none"||question.kind==="servers")return;let written=parseTreePlace(opened.repository.top,named2),isAll=question.name==="locate"&&request2.
params.all===!0,found2=await placeInFile(opened,written).catch(async error=>{if(!(error instanceof _1_UserError)||error.candidates.length===0)throw error;let candidates=await withRanges(
opened,error.candidates,request2.indexing);if(isAll)return candidates;throw new _1_UserError(error.code,error.message,{hint:error.hint,candidates,cause:error})}),
all="place"in found2?[]:found2,best=all[0]===void 0?void 0:_1_parsePlace(all[0].selector);if(best!==void 0&&_1_hasFile(best)){let source2=await sourceOf(opened,
best,request2.indexing);return targetOf(written,resolvePlace(best,"line",source2),[],all)}if(!("place"in found2))throw new Error("An ambiguous place has candida\
tes.");let{place,route}=found2,path=_1_pathOf(place),need=question.need==="files"||question.need==="any"?"line":question.need;if(place.kind==="file"&&question.need===
"files"&&isFolder(opened,path))return;let text=await readTreeText(opened,path);if(text===void 0&&opened.subject.paths.includes(path))throw new _1_UserError("not\
-found",`${path} is a link, or Lanser cannot read it`,{hint:"If the path is a link, name its target."});place.seen!==void 0&&text!==void 0&&await assertSeen2(opened,
place,place.seen,text);let outlined=text===void 0?void 0:await outlineIn(opened,path,text),isListed=place.kind==="symbol"&&question.kind==="server"&&text!==void 0&&
outlined===void 0,isNone=place.kind==="line"&&need==="position"&&text!==void 0,source={...await sourceOf(opened,place,request2.indexing),...isNone?{reading:await readText(
path,text)}:{},listed:isListed?await listedIn(path,text):void 0};if(isAll){let several2=listPlaces(place,source),first=several2[0]===void 0?void 0:_1_parsePlace(
several2[0].selector);if(first!==void 0&&_1_hasFile(first)&&several2.length>1)return targetOf(written,resolvePlace(first,need,source),route,several2)}return targetOf(
written,resolvePlace(place,need,source),route,[])}async function sourceOf(opened,place,unit){let path=_1_pathOf(place),text=await readTreeText(opened,path),outlined=text===
void 0?void 0:await outlineIn(opened,path,text),isComplete=place.kind==="ast"||place.kind==="symbol"&&place.role!==void 0;return{text,reading:outlined,given:outlined?.
given??[],complete:isComplete?await readText(path,text??""):void 0,unit,paths:()=>opened.subject.paths}}async function withRanges(opened,candidates,unit){let found2=[];
for(let candidate of candidates){let place=_1_parsePlace(candidate.selector),all=_1_hasFile(place)?await sourceOf(opened,place,unit).then(source=>listPlaces(place,
source)).catch(error=>{if(error instanceof _1_UserError)return[];throw error}):[];found2.push(...all.length===0?[candidate]:all)}return found2}function targetOf(written,{
score,evidence,...place},route,candidates){return{place,selector:_1_printPlace(inUtf162(written,place.range)),found:{score,evidence,candidates},..._2_compact({route:route.
length===0?void 0:route})}}function inUtf162(place,{start:start2,end}){if(place.kind==="position")return{...place,column:start2.character+1};if(place.kind!=="ra\
nge")return place;let[from,to]=[start2,end].map(({line,character})=>({line:line+1,column:character+1}));return from===void 0||to===void 0?place:{...place,start:from,
end:to}}async function placeInFile(opened,place){if(_1_hasFile(place))return{place,route:[]};let{findModulePlace}=await import("./modules-E2UQIGUF.js");return await findModulePlace(
place,{paths:[...new Set([...opened.subject.paths,...opened.options.overlays.keys()])],textOf:async path=>await readTreeText(opened,path),readingOf:async path=>{
let text=await readTreeText(opened,path);return text===void 0?void 0:await readText(path,text)},givenIn:namesSymbol})}async function assertSeen2({repository},place,seen,text){
let path=_1_pathOf(place),kind=await _0_readObjectType(repository,seen);if(kind===void 0)throw new _1_UserError("version-skew",`the repository has no object ${seen}`,
{hint:"Fetch the commit, or leave out `seen`."});if((kind==="blob"?await _0_readBlob(repository,seen):await _0_readFileAt(repository,seen,path).catch(()=>{}))?.
toString("utf8")!==text)throw new _1_UserError("version-skew",`${path} is not as it was in ${seen.slice(0,12)}`,{hint:"Find the place again in the file as it is\
 now, or leave out `seen`."})}var ofWorkspace2=new Set(["diag","symbols","reload"]);function assertPlaces(question,request2){let{name,need,modes,kind}=question,
{places:places2,workspace,params}=request2,refuse=(message,hint2)=>{throw new _1_UserError("usage",message,{hint:hint2})};assertParams(question,request2);let isWhole=workspace||
params.query!==void 0||name==="symbols"&&params.all===!0;workspace&&!ofWorkspace2.has(name)&&refuse(`\`${name}\` does not take --workspace`,"Only diag, symbols \
and reload take --workspace."),isWhole&&places2.length>0&&refuse(`\`${name}\` takes places or the whole workspace, not both`,"Remove the places, or remove --wor\
kspace, --query and --all."),name==="symbols"&&workspace&&params.query===void 0&&params.all!==!0&&refuse("`symbols --workspace` needs --query Q or --all",""),need===
"none"&&kind!=="server"&&places2.length>0&&refuse(`\`${name}\` takes no place`,""),need!=="none"&&need!=="any"&&places2.length===0&&!isWhole&&refuse(`\`${name}\`\
 needs a place`,need==="files"?"Name files, or give --workspace.":_1_placeForms);let[first]=places2;need!=="files"&&first!==void 0&&_1_isPattern(first)&&refuse(
`\`${name}\` takes one file, but \`${first}\` is a pattern for several`,"Name one file. Only diag, symbols and context take several."),need!=="files"&&places2.length>
1&&refuse(`\`${name}\` takes one place`,""),modes.length>0&&!modes.includes(String(params.mode))&&refuse(`\`${name}\` needs a mode: ${modes.join(" or ")}`,`For \
example: lanser ${name} ${modes[0]} PLACE. In a batch or a program: "params": { "mode": "${modes[0]}" }`)}function listQueriedFiles({subject,options},{question,
target},{places:places2}){let isOneByOne=path=>places2.some(place=>!_1_isPattern(place)&&_1_pathOf(_1_parsePlace(place))===path);if(question.kind!=="server"||question.
need!=="files"||target!==void 0)return{files:[],unread:[],isOneByOne};let all=places2.flatMap(place=>{let found22=matchPaths([...subject.paths,...options.overlays.
keys()],[place]);if(found22.length===0)throw new _1_UserError("not-found",`no file of the tree matches \`${place}\``);return found22}),isRead=path=>subject.registry.
profiles.some(({isSource})=>isSource(path)),found2=[...new Set(all)].sort(_0_compareText),files=found2.filter(isRead);if(places2.length>0&&files.length===0)throw new _1_UserError(
"not-found",`no server can check the files of ${places2.join(", ")}`);return{files,unread:found2.filter(path=>!isRead(path)&&isOneByOne(path)),isOneByOne}}function matchPaths(paths,places2){
return places2.flatMap(place=>{let named2=_1_isPattern(place)?place:_1_pathOf(_1_parsePlace(place));if(named2===void 0)throw new _1_UserError("usage",`\`${place}\
\` names a module, which a question takes only alone`,{hint:"With several files, name paths, folders or globs."});let isMatch=_1_isPattern(place)?(0,import_picomatch.
default)(place,{dot:!0,nobracket:!0}):path=>path===named2||path.startsWith(`${named2}/`);return paths.filter(path=>isMatch(path))})}function isFolder({subject},path){
return subject.paths.some(one=>one.startsWith(`${path}/`))}async function readTreeText({options,repository,subject,known},path){let over=options.overlays.get(path);
if(over!==void 0)return over;let found2=known.get(path);if(found2!==void 0)return found2.text;let bytes=await _0_readFileAt(repository,subject.snapshot.tree,path).
catch(()=>{});if(bytes===void 0)return;let text=bytes.toString("utf8");known.set(path,{text});let length=0;for(let one of known.values())length+=one.text.length;
for(let[first,one]of known){if(length<=knownLengthMax)break;known.delete(first),length-=one.text.length}return text}function outlineIn({known},path,text){let file=known.
get(path);return file===void 0||file.text!==text?outlineOf(path,text):(file.outlined??=outlineOf(path,text),file.outlined)}async function outlineOf(path,text){let reading=await readText(
path,text);if(reading===void 0)return;let{definitions,hasErrors}=reading;return{definitions,hasErrors,isPartial:_0_isPartialReading(reading),given:namesSymbol(reading)}}
async function readText(path,text){let profile=_7_profiles.find(({isSource,languageId})=>isSource(path)&&_0_syntaxLanguage(languageId(path))!==void 0),language=profile===
void 0?void 0:_0_syntaxLanguage(profile.languageId(path));if(!(profile===void 0||language===void 0||text.length>_0_readLengthMax))return _0_read(await _6_parserFor(
[profile]),language,text)}import{createRequire as lanserCreateRequire5}from"node:module";import{_0_diskHint,_0_leadsInto,_0_machineProblem,_0_makeFolder,_0_makeTemporary,_0_ownFolder,_0_placeInside,_0_prepareFile,_0_refusalIn,_0_removable,_0_removal,
_0_replaceFile,_0_workTreeAbove,_0_writeInside,_0_writeWhole}from"./together-4C96307D.js";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require6=lanserCreateRequire5(import.meta.url);_3_init_node_22();_3_init_node_22();var pageMax=1e5;function pageOf(all,of,request2){let from=request2.
cursor===void 0?0:readCursor(request2.cursor,of),items=all.slice(from,from+Math.min(request2.limit??pageMax,pageMax)),next=from+items.length,isLast=next>=all.length;
return{items,total:all.length,truncated:!isLast,cursor:isLast?null:Buffer.from(_1_canonical([cursorVersion,...keysOf(of),next])).toString("base64url")}}function readCursor(cursor,of){
let[version2,question,tree,offset]=fieldsIn(cursor),[wantedQuestion,wantedTree]=keysOf(of);if(version2!==cursorVersion||!Number.isSafeInteger(offset)||offset<1)
throw new _1_UserError("usage","`--cursor` is not a cursor that Lanser printed",{hint:"Copy `cursor` from the answer before."});if(question!==wantedQuestion)throw new _1_UserError(
"usage","`--cursor` belongs to another question",{hint:"Repeat the question with the same flags. Only `--limit` may differ."});if(tree!==wantedTree)throw new _1_UserError(
"version-skew","the tree has changed since the answer that `--cursor` comes from",{hint:"Repeat the question without `--cursor`."});return offset}var cursorVersion=1;
function keysOf({question,tree}){return[_0_sha256(_1_canonical(question)).slice(7,23),tree.slice(0,16)]}function fieldsIn(cursor){try{let fields=JSON.parse(Buffer.
from(cursor,"base64url").toString("utf8"));return Array.isArray(fields)?fields:[]}catch{return[]}}var listNames=["definitions","references","signatures","symbol\
s","calls","types","hints","diagnostics"];function listIn(facts){for(let name of listNames){let items=_1_readMember(facts,name);if(Array.isArray(items))return{name,
items}}}async function answerOf3(asked2,environment,run2){try{let of=pagePlace(asked2,environment);asked2.page.cursor!==void 0&&readCursor(asked2.page.cursor,of);
let ran=await run2();return{bundle:answered(asked2,ran,pagePlace(asked2,ran.environment)),records:ran.records}}catch(thrown){let error=_0_machineProblem(thrown)??
thrown;if(!(error instanceof _1_UserError))throw error;let evidence=error instanceof UnansweredRequest?error.evidence:null,records=evidence===null?[]:[evidence],
where=error instanceof UnansweredRequest?error.environment??environment:environment,restarts=error instanceof UnansweredRequest?error.restarts:0;return{bundle:failedAnswer(
asked2,where,error,evidence,restarts),records}}}function pagePlace({question,selector,params},{snapshot}){return{tree:snapshot?.tree??"",question:{cmd:question.
name,selector,params}}}function answered(asked2,{answer,records,retries,restarts,environment},of){let list=listIn(answer.facts),page=list===void 0?void 0:pageOf(
list.items,of,asked2.page),facts=list===void 0||page===void 0?answer.facts:{...answer.facts,[list.name]:page.items,total:Math.max(page.total,answer.cutAt??0),truncated:page.
truncated||answer.cutAt!==void 0};return sealBundle({...shared2(asked2,environment),status:answer.status,capabilities:{used:[...new Set(records.flatMap(({query_types})=>query_types))],
partialResult:!1,cancellable:asked2.question.kind==="server"},meta:{...metaOf(asked2,answer.exitCode),retries,restarts,cursor:page?.cursor??null,notes:[...asked2.
notes,...answer.notes??[]]},facts})}function failedAnswer(asked2,environment,error,evidence,restarts=0){let used=evidence?.query_types??[],own=bundleError(error,
evidence?.id??null);return sealBundle({...shared2(asked2,environment,error.candidates),status:"error",capabilities:{used,partialResult:!1,cancellable:asked2.question.
kind==="server"},meta:{...metaOf(asked2,own.exitCode),restarts},error:own})}function shared2({question,original,selector,target,params,page},environment,candidates=[]){
let{limit,cursor}=page;return{request:{cmd:question.name,selector,indexing:"utf-16",params:{...params,..._2_compact({limit,cursor})}},resolution:resolutionOf(original,
target,candidates),edits:null,environment}}function resolutionOf(original,target,candidates){if(target===void 0)return candidates.length===0?null:{original:original??
"",resolved:null,disambiguation:candidates};let{place,selector,found:found2,route}=target;return{original:original??selector,resolved:{path:place.path,range:flattenRange(
place.range),symbol:place.symbol},disambiguation:found2?.candidates??[],..._2_compact({route})}}function metaOf({question,notes},exitCode){return{exit_code:exitCode,
sorting_keys:question.sortingKeys,hashing:{algo:"sha256-jcs-v1"},cache:"miss",stale:!1,purity:question.kind==="server"?"impure":"pure",priority:"supporting",retries:0,
restarts:0,cursor:null,notes}}_3_init_node_22();function questionProfile(own){let capabilities=_7_questionCapabilities(own.capabilities,own.questionEncodings);return{
...own,...own.questions,capabilities}}_3_init_node_22();async function askQuestion(question,asking,asked2){let needed=typeof question.methods=="function"?question.
methods(asked2):question.methods,denied=needed.find(method7=>asking.denies(method7));if(denied!==void 0)throw deniedOf(asking,denied,targetsOf(asked2));let missing=needed.
find(method7=>!asking.offers(method7));if(missing!==void 0)throw missingOf(asking,asked2,missing);return dropOutside(await question.ask(asking,asked2))}function targetsOf({
target}){return target===void 0?[]:[target.selector]}function missingOf(asking,asked2,method7){let{target,paths}=asked2,targets=targetsOf(asked2),noted=asking.note(
{query_types:[method7],targets,outcome:"unsupported",response_bytes:0});return new UnansweredRequest(unsupported(asking.profile,method7,target===void 0?paths:targets),
noted)}import{createRequire as lanserCreateRequire6}from"node:module";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require7=lanserCreateRequire6(import.meta.url);_3_init_node_22();var questionsSession="questions";function notedQuestion(asked2,{paths,
outside,msMax,isTimed}){let{question,original,selector,target,indexing,params,page,notes,isAside}=asked2;return{..._2_compact({isAside}),cmd:question.name,original,
selector,place:target?.place??null,..._2_compact({route:target?.route}),indexing,params,paths,outside,msMax,..._2_compact({isUsual:isTimed?void 0:!0}),limit:page.
limit??null,cursor:page.cursor??null,notes}}function questionFrom(noted){let{place,selector,route,paths,outside,params,msMax,isAside}=noted,target=place===null||
selector===null?void 0:{place,selector,..._2_compact({route})};return{asked:{question:questionCalled(noted.cmd),original:noted.original,selector,target,indexing:noted.
indexing,params,page:{limit:noted.limit??void 0,cursor:noted.cursor??void 0},notes:noted.notes,..._2_compact({isAside})},about:{target,paths,outside,params,msMax,
isTimed:noted.isUsual!==!0}}}function notedAnswer(answer){return answer instanceof Error?{error:{code:answer.code,message:answer.message}}:answer}function questionsResult(answers){
return{observation:_0_sha256(_1_canonical(answers)),answers}}import{_0_assertNoUnfinishedEdit,_0_interrupted,_0_openState,_0_stateFolder}from"./together-F7AC422A.js";import{_1_meaningOf}from"./together-F7AC422A.js";import{_2_childEnvironment,_2_compareFiles,_2_environmentVariables,_2_openServerPool,_2_runStages,_2_scratchFolders,_2_toDiagnostics}from"./together-F7AC422A.js";import{_0_readKnownServersAt,_0_readServersAt}from"./together-AE9D436B.js";import{_3_filesDigest,_3_optionsOf,_3_placesOfToolchain,_3_placesOn,_3_readSourceText,_3_relativeIn,_3_relativeTo,_3_replaceCancelledFailure,_3_symbolsIn}from"./together-F7AC422A.js";import{_4_checkoutsOf,_4_createLinkFollower,_4_createLinkResolver,_4_digestInputOfRest,_4_editTree,_4_editsTo,_4_environmentOf,_4_findServerRoots,_4_forbiddenFolders,
_4_isInstalled,_4_npmPackages,_4_observeFromKept,_4_openWorkspace,_4_readyServer,_4_recordProbes,_4_rootsIn,_4_treeListing,_4_writeTree}from"./together-F7AC422A.js";import{_7_BrokenTrace,_7_askNew,_7_askSchedule,_7_bytesPerCheckpoint,_7_chainStart,_7_createReadings,_7_createScrubber,_7_decodeFrame,_7_discardIfUnhealthy,_7_dropAffectedAnswers,
_7_entryKinds,_7_faultText,_7_fixingProfile,_7_followPlan,_7_hashedText,_7_isProbesFollow,_7_isWell,_7_lineBytesMax,_7_makePortable,_7_makeServerReady,_7_noKnownAnswers,
_7_observe,_7_openTrace,_7_placeholder,_7_probesFollow,_7_readSeekTable,_7_readSessionBaseline,_7_recordOfRounds,_7_recordTransport,_7_refusedObservation,_7_resultOf,
_7_scheduleDigest,_7_scrubPlaces,_7_sha256Text,_7_shutDown,_7_startConversation,_7_timeSuffix,_7_traceBytesMax,_7_traceSchema,_7_withTime,_7_zstdMagic}from"./together-F7AC422A.js";import{_10_definitionPath,_10_withoutCanary,_10_withoutFiles}from"./together-F7AC422A.js";import{_0_cacheFoldersOf,_0_observationCache,_0_parseChoice,_0_parseServer,_0_readSettings}from"./together-1848C0DA.js";import{_11_checkRules,_11_decidePolicy,_11_deniedPaths,_11_listExtraQueries,_11_namedDependencies,_11_parseSettings}from"./together-F7AC422A.js";import{_2_homePrefix,_2_isHomeOf,_2_makeRunFolder,_2_makeScratch}from"./together-AE9D436B.js";import{_0_isPackageFolder,_0_require_node_stream,_0_snapshotWorkTree,_0_writeBlob,_0_writeTreeObject,_0_writeTreeObjects}from"./together-A24991AB.js";import{_2_compareTreeObjects,_2_listTree}from"./together-A24991AB.js";import{_14_configPath,_14_configPlace,_14_configV1,_14_configuredScope,_14_defaultConfig,_14_failOnLevels,_14_parseConfig}from"./together-F7AC422A.js";import{reportName,sessionNames,shownTraceName,traceName,unitName}from"./chunk-MA2N7DFX.js";import{_2_beginningOf,_2_blobHeader,_2_blobId,_2_createBlobHash,_2_createSha256,_2_fileBytes,_2_idLengths,_2_objectId,_2_readBeginning,_2_readFileBytes,_2_readFileText,
_2_readOptional,_2_sha256Bytes,_2_sha256Hex}from"./together-7826CC81.js";import{_3_describeRule,_3_effectText,_3_isOnlyOpinion,_3_judgedToV1,_3_ruleName,_3_selectorText,_3_serverPolicyOf,_3_serverRoles,_3_serversToV1,_3_thresholdOf}from"./together-FF7C1384.js";import{cacheFolder,ownCacheFolder}from"./chunk-4Q3XMOH7.js";import{_0_commandData,_0_commandProperty,_0_entityOf,_0_logLines,_0_logPrefix,_0_shownText,_0_terminalCells,_0_terminalLines,_0_terminalName,_0_terminalText}from"./together-14097DF1.js";import{_2_require_node_fs}from"./together-D9B041CF.js";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require8=lanserCreateRequire7(import.meta.url);_3_init_node_22();var import_node_path3=_4___toESM(_0_require_node_path(),1);async function resolveSubject(repository,request2){
let{snapshot,notes}=await snapshotAt(repository,request2.rev),paths=(await _2_listTree(repository,snapshot.tree)).flatMap(({path})=>typeof path=="string"?[path]:
[]),[own,{registry:registry2,pins}]=request2.isTreeTrusted?await Promise.all([_0_readFileAt(repository,snapshot.tree,_14_configPath),_0_readKnownServersAt(repository,
snapshot.tree)]):[void 0,{registry:_7_registry,pins:_7_shippedPins}],file=request2.config===void 0?own===void 0?void 0:{text:own.toString("utf8"),name:_14_configPath}:
{text:textOf2(request2.config),name:request2.config.name},settings=request2.settings===void 0||"text"in request2.settings?request2.settings:{text:textOf2(request2.
settings),name:request2.settings.name},decided;return{snapshot,paths,registry:registry2,notes,policy:cmd=>{try{if(decided!==void 0)return decided;let policy=_11_decidePolicy(
{servers:request2.servers,file,settings,failOn:void 0,where:"terminal"},{base:void 0,head:void 0},{registry:registry2,pins:{base:pins,head:pins},sources:paths});
return decided={...policy,servers:policy.servers.map(one=>startable(asked(one),request2))},decided}catch(error){if(error instanceof _1_UserError&&error.code==="\
unknown-server"&&!request2.isTreeTrusted)throw withIgnoredFile(error,paths);if(!(error instanceof _1_UserError)||error.code!=="no-server")throw error;let hint2=error.
hint.replaceAll("lanser gate ",`lanser ${cmd} … `);throw!request2.isTreeTrusted&&paths.includes(_14_configPath)?ignoredInCi(error,cmd):new _1_UserError(error.
code,error.message,{hint:hint2,cause:error})}}}}function ignoredInCi(error,cmd){let message=`no server is named. If \`CI\` is set, Lanser ignores ${_14_configPath}\
 of the queried tree`,hint2=`Name the configuration: lanser ${cmd} … --config ${_14_configPath}. Or name a server: --server ID.`;return new _1_UserError(error.
code,message,{hint:hint2,cause:error})}function withIgnoredFile(error,paths){let file=paths.find(path=>{let id=_7_ownServerId(path);return id!==void 0&&error.message.
endsWith(`called ${id}`)});if(file===void 0)return error;let hint2=`If \`CI\` is set, Lanser ignores ${file}, because the tree can be an untrusted change. To us\
e this server, unset \`CI\`: env -u CI lanser …`;return new _1_UserError(error.code,error.message,{hint:hint2,cause:error})}function asked(server){let{serverMode:asServer}=server.
profile;return asServer===void 0?server:{...server,profile:asServer}}function startable(server,{servers,config}){let{profile,refused}=server,isNamed=config!==void 0||
servers.some(({id})=>id===profile.id);if(profile.own===void 0||refused!==null||isNamed)return server;let message=`the queried tree describes ${profile.name}, so\
 Lanser starts it only if you name it`;return{...server,refused:{message,hint:`Read ${_7_serversFolder}/${profile.id}.yml. If you trust it, add --server ${profile.
id}.`}}}async function snapshotAt(repository,rev){if(rev===void 0){let{tree,notes}=await _0_snapshotWorkTree(repository);return{snapshot:{commit:null,tree},notes}}
let id=await _0_resolveRevision(repository,rev),commit=id===void 0?void 0:await _0_readCommit(repository,id);if(commit===void 0)throw new _1_UserError("unknown-\
revision",`there is no commit ${rev}`);return{snapshot:{commit:commit.commit,tree:commit.tree},notes:[]}}function textOf2({path,name}){try{return _2_readFileText(
(0,import_node_path3.resolve)(path))}catch(error){throw new _1_UserError("unreadable-file",`${name} cannot be read`,{cause:error})}}_3_init_node_22();var import_node_fs3=_4___toESM(
_2_require_node_fs(),1),import_node_path5=_4___toESM(_0_require_node_path(),1);_3_init_node_22();function joinAnswers(answers,policy){let ordered=answers.toSorted(
(one,other)=>Number(one.isLeftOut??!1)-Number(other.isLeftOut??!1)),[first,...rest]=ordered;if(first===void 0)throw new Error("no server was queried");let[error]=answers.
flatMap(one=>one.error??[]);if(error!==void 0&&answers.every(one=>one.error!==void 0))throw error;if(rest.length===0)return first;let whole=rest.reduce((one,other)=>({
answer:joinedAnswer(one.answer,other.answer),records:[...one.records,...other.records],retries:one.retries+other.retries,restarts:one.restarts+other.restarts,paths:[
...one.paths,...other.paths],environment:other.isLeftOut===!0?one.environment:joinedEnvironment(one.environment,other.environment)}),first),{diagnostics,files}=whole.
answer.facts;return diagnostics===void 0||files===void 0?whole:{...whole,answer:withFiles(whole.answer,joinedFiles(ordered),mergeDuplicates(diagnostics,policy))}}
function withFiles(answer,files,diagnostics){let status2=files.unknown.length===0?"ok":files.final===0?"unavailable":"partial",isMissing=answer.status!=="ok"||status2!==
"ok";return{...answer,status:status2==="ok"?answer.status:status2,exitCode:isMissing?11:answer.exitCode,facts:{...answer.facts,diagnostics,files}}}function joinedEnvironment(one,other){
let isSame2=one.server?.id===other.server?.id,shared3={...one,root:null,readiness:null,digests:isSameDigests(one,other)?one.digests:null};return isSame2?shared3:
{...shared3,server:null,toolchain:null,platform:{...one.platform,serverDigest:null}}}function isSameDigests({digests:one},{digests:other}){return one?.configuration===
other?.configuration&&one?.packages===other?.packages}var worst=["ok","partial","unavailable"];function joinedAnswer(one,other){return{status:one.status!==other.
status?"partial":worst.find(status2=>status2===one.status)??"ok",exitCode:one.exitCode===0?other.exitCode:Math.max(one.exitCode,other.exitCode)===11?11:one.exitCode,
facts:joinedFacts(one.facts,other.facts),notes:[...one.notes??[],...other.notes??[]],..._2_compact({cutAt:one.cutAt===void 0&&other.cutAt===void 0?void 0:one.cutAt??
other.cutAt??0})}}function joinedFacts(one,other){if(one.pieces!==void 0&&other.pieces!==void 0)return joinedPieces(one,other);if(one.offered!==void 0&&other.offered!==
void 0)return joinedOffers(one,other);let[list,more]=[listIn(one),listIn(other)];if(list===void 0||more===void 0)return one;let passed=one.passed===void 0?{}:{passed:one.
passed&&other.passed===!0},both=[...list.items,...more.items];if(list.name==="diagnostics")return{...one,...passed,diagnostics:both};let all=sortDistinct(both),
items=list.name==="symbols"?[...new Map(all.toReversed().map(fact=>[symbolKey(fact),fact])).values()]:all;return{...one,...passed,[list.name]:sortDistinct(items)}}
function symbolKey(fact){let{path,external,name,kind,range}=fact;return JSON.stringify([path,external,name,kind,range?.[0],range?.[1]])}function joinedPieces(one,other){
let pieces=[...one.pieces??[],...other.pieces??[]].sort(comparePieces),isCut=one.truncated===!0||other.truncated===!0;return cutToBudget({...one,pieces},one.budget?.
tokens??0,isCut)}function joinedOffers(one,other){let both=(left=[],right=[])=>[...new Set([...left,...right])].sort(_0_compareText);return{...one,methods:both(
one.methods,other.methods),questions:both(one.questions,other.questions),offered:[...one.offered??[],...other.offered??[]]}}function joinedFiles(answers){let asked2=new Set(
answers.flatMap(({paths})=>paths)),covered=new Set(answers.flatMap(({paths,isLeftOut})=>isLeftOut===!0?[]:paths)),unknown=new Map;for(let{answer}of answers)for(let{
path,reason}of answer.facts.files?.unknown??[])unknown.has(path)||unknown.set(path,reason);for(let path of asked2)covered.has(path)||unknown.set(path,"not-asked");
return{asked:asked2.size,final:asked2.size-unknown.size,unknown:[...unknown].sort(([a],[b])=>_0_compareText(a,b)).map(([path,reason])=>({path,reason}))}}function mergeDuplicates(all,policy){
let rank=({server})=>_3_isOnlyOpinion(server,policy)?1:0,kept=[],byPlace=Map.groupBy(all,({path,range})=>JSON.stringify([path,range]));for(let group of byPlace.
values()){let entries=[];for(let one of group.toSorted((left,right)=>rank(left)-rank(right))){let at2=entries.findIndex(lead2=>isSame(lead2,one,policy)),lead=entries[at2];
lead===void 0?entries.push(one):entries[at2]={...lead,also:[...lead.also??[],one.server]}}kept.push(...entries)}return sortDistinct(kept)}function isSame(lead,other,policy){
if(lead.server===other.server||lead.also?.includes(other.server)===!0)return!1;let[startLine,start2,endLine,end]=lead.range;if((startLine!==endLine||start2!==end)&&
_3_isOnlyOpinion(other.server,policy))return!0;let[mine,others]=[_1_meaningOf(lead.code),_1_meaningOf(other.code)];return mine!==null&&mine===others||lead.message===
other.message}_3_init_node_22();var import_node_fs=_4___toESM(_2_require_node_fs(),1),import_node_path32=_4___toESM(_0_require_node_path(),1);_3_init_node_22();
function createIdle(clock,idleMsMax,end){let used=new Map,cancel,look=()=>{cancel=void 0;for(let[key,{uses,since}]of used)uses>0||idleMsMax===null||clock.now()-
since<idleMsMax||(used.delete(key),end(key));wait()},wait=()=>{cancel===void 0&&used.size>0&&idleMsMax!==null&&(cancel=clock.after(6e4,look))};return{use:key=>{
let one=used.get(key)??{uses:0,since:0};return used.set(key,one),one.uses+=1,wait(),{[Symbol.dispose]:()=>{one.uses-=1,one.since=clock.now()}}},forget:key=>{used.
delete(key)},stop:()=>{cancel?.(),used.clear()}}}_3_init_node_22();function createOutward(overlays){let found2=new WeakMap,search=({workspace},texts)=>{if(texts.
size===0)return Promise.resolve(void 0);let known=found2.get(workspace)??new Map;found2.set(workspace,known);let key=_0_sha256(JSON.stringify([...texts])),result=known.
get(key)??workspace.outward(texts);return known.set(key,result),result},laid=({unit:{chosen}},paths)=>{let texts=new Map;for(let path of paths){let text=overlays.
get(path);text!==void 0&&chosen.profile.isSource(path)&&texts.set(path,text)}return texts},assertInside=async(on,texts)=>{let outward2=await search(on,texts);if(outward2!==
void 0)throw new _1_UserError("outside",`Lanser did not query ${on.unit.chosen.profile.name}: ${_7_outwardMessage(outward2)}`)};return{assertInside:on=>assertInside(
on,laid(on,overlays.keys())),assertUnlistedInside:async on=>{let{profile}=on.unit.chosen;profile.outward?.onDisk==="program"&&await assertInside(on,new Map(on.workspace.
facts.unchecked.map(path=>[path,null])))},leadsOut:async(on,paths)=>await search(on,laid(on,paths))!==void 0}}_3_init_node_22();var import_node_path22=_4___toESM(
_0_require_node_path(),1),NotReady=class extends _1_UserError{reached;constructor({code,message,hint:hint2},reached2){super(code,message,{hint:hint2}),this.reached=
reached2}};async function startSession(host,of){let{ready,workspace,context:context2}=of,own=ready.chosen.profile,profile=questionProfile(own),{prepared,tree}=workspace;
if(workspace.refusal!==null)throw notStarted(own.name,workspace.refusal);let name=`${unitName(own.id,of.root)}${of.starts===0?"":`-${of.starts}`}`,scratch=(0,import_node_path22.
join)(context2.scratch,`session-${name}`),places2=_7_scrubPlaces({ROOT:tree.root,SERVER:prepared.context.serverFolder,..._3_placesOfToolchain(prepared.context.toolchain),
SCRATCH:scratch,REPOSITORY:context2.repository.top,HOME:host.env.HOME,TMP:host.env.TMPDIR??"/tmp"}),header=headerOf(of,profile),digests={configuration:header.digests.
configuration,packages:header.digests.dependencies??null},file=of.traceFolder&&(0,import_node_path22.join)(of.traceFolder,`${name}.questions.trace.jsonl`),trace=file===
void 0?void 0:_7_openTrace(host.clock,file,header,places2),relative=_3_relativeTo([[tree.root,""],[context2.repository.top,""],[prepared.context.serverFolder,`<${profile.
name}>`]]),server=context2.pool.start(host,{profile,context:prepared.context,scratch,relative,trace,repository:context2.repository.top,signal:context2.signal}),
{transport,conversation}=server,{session}=conversation,options={transport,clock:host.clock,pid:host.pid,profile,context:prepared.context,relative,programFiles:workspace.
facts.program.length},answers=[],noteDigest=()=>trace?.note("digest",configurationNow(own,prepared.context)),stop=async()=>{await server.stop(),noteDigest(),trace?.
note("result",questionsResult(answers)),trace?.finish()};noteDigest();let made=await _7_makeServerReady(options,conversation),encoding=_7_questionEncoding(session.
capabilities());if(made.failure!==void 0||encoding===void 0){let chosen=_7_positionEncoding(session.capabilities()),reached2=session.capabilities()===void 0?"re\
solvable":"runnable";await stop();let printed=relative(_2_lastLines(session.stderrTail()));throw context2.signal.aborted?new _1_UserError("cancelled","the quest\
ion was cancelled"):made.failure===void 0||encoding===void 0?new NotReady(new _1_UserError("indexing-unsupported",`${profile.name} counts columns in ${chosen}, \
which Lanser does not support`),reached2):new NotReady(problemOf2(made.failure,made.advice,printed),reached2)}let packages=[...prepared.places,...Object.values(
prepared.context.toolchain)].filter(folder=>!isPackaged(`${folder}/`,[]));packages.length>0&&trace?.note("decision",{packages});let text=path=>of.overlays.get(path)??
readIn(tree.root,path),askable=createAskable({conversation,profile,context:prepared.context,server:{id:workspace.server.id,version:workspace.server.version},clock:host.
clock,encoding,repository:context2.repository.top,packages,text,reading:path=>_7_createReadings(ready.parser,profile.languageId,text)(path),isLaid:path=>of.overlays.
has(path),relative}),overlaid=[...of.overlays.keys()].filter(profile.isSource);overlaid.length>0&&trace?.note("decision",{overlays:overlaid});for(let path of overlaid)
askable.open(path);let environment=()=>of.environment({positionEncoding:encoding,readiness:made.evidence,digests}),{program}=prepared;return{askable,get program(){
return program},get environment(){return environment()},begin:(asked2,about)=>trace?.note("decision",{question:notedQuestion(asked2,about),environment:environment(),
restarts:of.restarts}),edited:(paths,checked)=>{program=checked;let sources=paths.filter(profile.isSource);trace?.note("decision",{edited:sources.map(path=>({path,
at:askable.texts(path)}))}),askable.edited(sources)},relay:path=>{if(!profile.isSource(path))return;askable.close(path);let isOver=of.overlays.has(path);trace?.
note("decision",{relaid:{path,at:askable.texts(path),isOver}}),isOver&&askable.lay(path)},end:answer=>{trace!==void 0&&answers.push(notedAnswer(answer))},ended:()=>{
let end=session.end();return end===void 0?void 0:endOf(end,profile.name)},stop}}function configurationNow(profile,context2){return{files:{},configuration:_0_sha256(
profile.configuration(_7_onlyProject(context2)))}}function headerOf({workspace},{capabilities}){let header=workspace.headerOf({session:questionsSession,side:"he\
ad",paths:[],record:null}),declared2=_0_sha256(_1_canonical(JSON.parse(JSON.stringify(capabilities))));return{...header,digests:{...header.digests,capabilities:declared2}}}
function readIn(root,path){try{return _2_readFileText((0,import_node_path22.join)(root,path))}catch{return}}var codes={"server-not-started":"server-not-started",
"server-crashed":"server-crashed","server-timeout":"server-timeout","server-protocol":"server-crashed","server-not-ready":"server-timeout","server-configuration":"\
bad-configuration",outside:"outside","canary-failed":"server-not-started","file-count-mismatch":"server-not-started","digest-mismatch":"server-not-started","sha\
rd-missing":"server-not-started",cancelled:"cancelled"};function problemOf2({code,message},advice,printed){let usual=code==="canary-failed"?canaryHint:_1_errorTable[codes[code]].
hint,said=code==="server-crashed"?printedLines(printed):[];return new _1_UserError(codes[code],message,{hint:[...said,advice??usual].join(`
`)})}function notStarted(name,{code,message}){return new _1_UserError(codes[code],`Lanser does not start ${name} on this tree: ${message}`)}var canaryHint="Chec\
k whether a setting disables rules of the server.";_3_init_node_22();function readServerStates({profile,pin,refused},tried,isInstalled2){let server={id:profile.
id,version:pin.version,installed:isInstalled2},none={...server,root:null,restarts:0,isStarting:!1,failed:null};return refused!==null?[{...none,state:"configured",
failed:refused.message}]:tried.length===0?[{...none,state:"resolvable"}]:tried.map(one=>{let{root,restarts}=one,isStarting=one.kind==="starting";return{...server,
root,restarts,isStarting,...reached(one)}}).toSorted(_0_compareValues)}function reached(one){switch(one.kind){case"starting":return{state:"resolvable",failed:null};case"\
started":{let end=one.session.ended();return end===void 0?{state:"ready",failed:null}:{state:"runnable",failed:end}}case"failed":{let{error}=one;return{state:error instanceof
NotReady?error.reached:"resolvable",failed:error.message.toWellFormed()}}}}var restartsMax=1,Servers=class{host;options;snapshot;written;started=new Map;ready=new Map;workspaces=new Map;known=new Map;restarts=new Map;starts=new Map;tried=new Map;ended=new Set;left=new WeakSet;ending=new Set;idle;outward;constructor(host,options){
this.host=host,this.options=options,this.snapshot=options.snapshot,this.outward=createOutward(options.overlays),this.idle=createIdle(host.clock,options.idleMsMax,
name=>{options.context.note(`Lanser stopped ${name} because no question needed it for some time`);let end=this.leave(name).finally(()=>this.ending.delete(end));
this.ending.add(end)})}async of(policy,path){return this.startable(await this.unitOf(policy,path))}async each(policy,path){let all=[];for(let chosen of policy.servers)
chosen.profile.isSource(path)&&all.push(this.startable(await this.unitAt(chosen,path)));return all}async all(policy,which){let[first,second]=policy.servers;if(first===
void 0)throw new _1_UserError("no-server","no server is configured");if(which==="one"&&second!==void 0)throw new _1_UserError("usage","the question needs one se\
rver, but several are configured",{hint:`Name one: ${policy.servers.map(({profile})=>`--server ${profile.id}`).join(" or ")}.`});let all=[];for(let chosen of policy.
servers)for(let unit of await this.unitsOf(chosen))all.push(this.startable(unit));return all}forget(session){let name=unitName(session.environment.server?.id??"",
session.environment.root??".");if(this.ended.has(session))return(this.restarts.get(name)??0)<=restartsMax;this.ended.add(session);let times=(this.restarts.get(name)??
0)+1;return this.restarts.set(name,times),this.started.delete(name),this.idle.forget(name),times<=restartsMax}async relay(path){for(let[name,one]of[...this.started]){
let warm=await one.catch(()=>{}),opened=await this.workspaces.get(name);warm===void 0||opened===void 0||await this.outward.leadsOut(opened,[path])||warm.session.
relay(path)}}async carry(next){if(this.written===void 0)return!1;let{repository}=this.options.context,before=await this.written,edits=await _4_editsTo(repository,
before,next),paths=edits?.map(({path})=>path);if(edits===void 0||paths===void 0||paths.some(isOwn))return!1;let edited=await _4_editTree(repository,before,next,
edits);this.snapshot=next,this.written=Promise.resolve(edited),this.known.clear();let opened=await Promise.allSettled(this.workspaces.values());this.workspaces.
clear();for(let one of opened)one.status==="fulfilled"&&await this.carryTo(one.value,paths);return!0}async states(policy){return policy.servers.flatMap(chosen=>this.
factsOf(chosen,[...this.tried.values()].filter(({id})=>id===chosen.profile.id)))}async startAll(policy){for(let chosen of policy.servers.filter(({refused})=>refused===
null))try{for(let unit of await this.unitsOf(chosen))await this.start(unit)}catch(error){if(!(error instanceof _1_UserError))throw error}}async end(policy,paths){
let wanted=new Set;for(let path of paths)wanted.add(nameOf(await this.unitOf(policy,path)));let gone=[];for(let[name,one]of[...this.tried])paths.length>0&&!wanted.
has(name)||(await this.endUnit(name),gone.push({id:one.id,root:one.root}));return policy.servers.flatMap(chosen=>gone.filter(({id})=>id===chosen.profile.id).flatMap(
({root})=>this.factsOf(chosen,[]).map(fact=>({...fact,root}))))}async stop(){this.idle.stop(),await Promise.all(this.ending);let sessions=await Promise.allSettled(
this.started.values()),all=[...this.ended,...sessions.flatMap(one=>one.status==="fulfilled"?[one.value.session]:[])];await Promise.all(all.map(session=>session.
stop()))}tree(){let{context:context2}=this.options;return this.written??=_4_writeTree(context2,this.snapshot,(0,import_node_path32.join)(context2.scratch,"tree")),
this.written}readyOf(chosen){return onceFor(this.ready,chosen.profile.id,async()=>{let made=await _4_readyServer(this.host,chosen,this.options.context);if(made.
kind==="ready")return made;throw new _1_UserError("server-not-started",made.message,{hint:made.hint})})}workspaceOf(unit){let{context:context2}=this.options;return onceFor(
this.workspaces,nameOf(unit),async()=>{let[server,onto]=await Promise.all([this.readyOf(unit.chosen),this.tree()]),scratch=(0,import_node_fs.mkdtempSync)((0,import_node_path32.
join)(context2.scratch,`unit-${nameOf(unit)}-`)),workspace=await _4_openWorkspace(this.host,server,onto,{context:context2,project:unit.root,name:"tree",scratch,
withheld:[],listed:null,refusal:null});return{unit,workspace,start:startOf(unit.chosen,workspace,scratch)}})}async start(unit){assertSeen(unit.chosen,this.options.
overlays);let warm=await this.begin(unit);return await this.outward.assertInside(await this.workspaceOf(unit)),warm}begin(unit){let name=nameOf(unit);return onceFor(
this.started,name,async()=>{let{id}=unit.chosen.profile,shared3={id,root:unit.root,restarts:this.restarts.get(name)??0};this.tried.set(name,{...shared3,kind:"st\
arting"});try{let warm=await this.startUnit(unit,name);return this.tried.set(name,{...shared3,kind:"started",session:warm.session}),warm}catch(error){throw error instanceof
_1_UserError&&this.tried.set(name,{...shared3,kind:"failed",error}),error}})}async startUnit(unit,name){let{context:context2,overlays,traceFolder}=this.options,
{platform:os,arch}=this.host,[ready,opened]=await Promise.all([this.readyOf(unit.chosen),this.workspaceOf(unit)]),{workspace}=opened;await this.outward.assertInside(
opened);let restarts=this.restarts.get(name)??0,starts=this.starts.get(name)??0;if(restarts>restartsMax)throw new _1_UserError("server-crashed",`${unit.chosen.profile.
name} ended ${restarts} times; Lanser does not restart it again`);this.starts.set(name,starts+1);let session=await startSession(workspace.host,{context:context2,
ready,workspace,root:unit.root,overlays,traceFolder,restarts,starts,environment:({positionEncoding:positionEncoding2,readiness,digests})=>({snapshot:this.snapshot,
root:unit.root,server:{id:workspace.server.id,version:workspace.server.version},positionEncoding:positionEncoding2,toolchain:workspace.server.interpreter,readiness:{
method:"server-report-and-canary",evidence:readiness},digests,platform:{os,arch,serverDigest:workspace.server.treeDigest}})}),warm={session,restarts,use:()=>this.
idle.use(name),isLeft:()=>this.left.has(session),assertUnlistedInside:async()=>this.outward.assertUnlistedInside(await this.workspaceOf(unit))};return warm.use()[Symbol.
dispose](),warm}factsOf(chosen,tried){let{cacheFolder:cacheFolder2}=this.options.context;return readServerStates(chosen,tried,_4_isInstalled(this.host,chosen.pin,
cacheFolder2))}rootsOf({profile,roots}){return onceFor(this.known,profile.id,async()=>_4_rootsIn(profile,roots,await this.tree()).roots)}async unitsOf(chosen){let roots=await this.
rootsOf(chosen);return(roots.length===0?["."]:roots).map(root=>({chosen,root}))}startable(unit){let{profile,pin}=unit.chosen;return{name:nameOf(unit),server:{id:profile.
id,version:pin.version},start:()=>this.start(unit)}}async unitOf(policy,path){return this.unitAt(serverOf(policy,path),path)}async unitAt(chosen,path){let roots=await this.
rootsOf(chosen),root=roots.filter(one=>_1_isBelow(path,one)).toSorted((one,other)=>other.length-one.length)[0];return{chosen,root:root??roots[0]??"."}}async leave(name){
let pending=this.started.get(name);this.started.delete(name),this.tried.delete(name),this.idle.forget(name);let warm=await pending?.catch(()=>{});warm!==void 0&&
(this.left.add(warm.session),await warm.session.stop())}async endUnit(name){this.restarts.delete(name),await this.leave(name)}async carryTo(old,paths){let name=nameOf(
old.unit),warm=await this.started.get(name)?.catch(()=>{}),again=warm!==void 0&&warm.session.ended()===void 0&&canNotify(old.unit.chosen,old.workspace,paths)?await this.
workspaceOf(old.unit):void 0;again?.start===old.start?warm?.session.edited(paths,again.workspace.prepared.program):await this.endUnit(name)}};function nameOf({chosen,
root}){return unitName(chosen.profile.id,root)}function serverOf({servers,summary},path){let ranked=servers.filter(({profile})=>profile.isSource(path)).map(chosen=>{
let{id,role,compiler}=chosen.profile,own=_3_serverPolicyOf(id,summary).role??(role==="checker"?"primary":"linter");return{chosen,rank:_3_serverRoles.indexOf(own)*
2+(compiler===void 0?0:1)}}),best=Math.min(...ranked.map(({rank})=>rank)),[first,second]=ranked.flatMap(({chosen,rank})=>rank===best?[chosen]:[]);if(first===void 0)
throw new _1_UserError("no-server",`no configured server checks \`${path}\``,{hint:`Configured servers: ${servers.map(({profile})=>profile.id).join(", ")}. Name\
 another with \`--server ID\`.`});if(second!==void 0)throw new _1_UserError("usage",`${first.profile.id} and ${second.profile.id} both check \`${path}\``,{hint:"\
Name one of them with `--server ID`."});return first}function isOwn(path){return path.startsWith(".lanser/")}function onceFor(known,key,make){let found2=known.get(
key);if(found2!==void 0)return found2;let made=make();return known.set(key,made),made.catch(()=>known.delete(key)),made}function startOf({profile},{prepared,refusal},scratch){
let{program:_,context:context2,...rest}=prepared,configuration=profile.configuration(_7_onlyProject(context2));return _1_canonical(JSON.parse(JSON.stringify({...rest,
context:context2,configuration,refusal}))).replaceAll(JSON.stringify(scratch).slice(1,-1),"")}function canNotify({profile,settings},{prepared,facts},paths){if(profile.
takesEdits!==!0)return!1;let touches2=profile.affectsProject({...prepared.context,program:prepared.program??facts.program,isSought:()=>!0,places:prepared.places,
settings}),isSource=path=>profile.isSource(path)&&!facts.configurationFiles.includes(path);return paths.every(path=>isSource(path)||!touches2({path,isNewName:!1}))}
_3_init_node_22();_3_init_node_22();var import_node_fs2=_4___toESM(_2_require_node_fs(),1),import_node_path4=_4___toESM(_0_require_node_path(),1);function createUnchanged({
top,objectFormat}){let seen=new Map;return({path,id})=>{if(typeof path!="string")return!0;try{let file=(0,import_node_path4.join)(top,path),stats=(0,import_node_fs2.
lstatSync)(file,{bigint:!0}),state=`${id} ${stats.ino} ${stats.size} ${stats.mtimeNs} ${stats.ctimeNs}`;if(seen.get(path)===state)return!0;let bytes=stats.isSymbolicLink()?
Buffer.from((0,import_node_fs2.readlinkSync)(file)):_2_readFileBytes(file);return _2_blobId(objectFormat,bytes)!==id?!1:(seen.set(path,state),!0)}catch{return!1}}}
async function withCurrentTree(host,top,use){var _stack=[];try{let scratch=_4___using(_stack,_2_makeScratch(host)),repository=_4___using(_stack,await _0_openRepository(
{...host,temporaryFolder:scratch.folder},top),!0),{tree}=await _0_snapshotWorkTree(repository);return await use(repository,tree)}catch(_){var _error=_,_hasError=!0}finally{
var _promise=_4___callDispose(_stack,_error,_hasError);_promise&&await _promise}}function createChanged(host,repository){let isUnchanged=createUnchanged(repository),
known;return async(tree,paths)=>{known?.tree!==tree&&(known={tree,entries:entriesOf(repository,tree)});let entries=await known.entries,suspects=[...paths].filter(
path=>{let entry=entries.get(path);return entry!==void 0&&!isUnchanged(entry)});return suspects.length===0?[]:withCurrentTree(host,repository.top,async(other,now)=>{
let found2=await entriesOf(other,now),isOther=path=>found2.get(path)?.id!==entries.get(path)?.id||found2.get(path)?.mode!==entries.get(path)?.mode;return suspects.
filter(isOther).sort(_0_compareText)})}}async function entriesOf(repository,tree){return new Map((await _2_listTree(repository,tree)).map(entry=>[entry.path,entry]))}
function listAnswerFiles(bundle){let found2=new Set,look=value=>{if(Array.isArray(value))for(let one of value)look(one);else if(typeof value=="object"&&value!==
null){let path=_1_readMember(value,"path");typeof path=="string"&&found2.add(path);for(let one of Object.values(value))look(one)}};"facts"in bundle&&look(bundle.
facts);let resolved2=bundle.resolution?.resolved??null;return resolved2!==null&&found2.add(resolved2.path),[...found2]}function markStale(bundle,changed){if(changed.
length===0)return bundle;let[first=""]=changed,more=changed.length===1?"":` and ${changed.length-1} more`,note=`stale: ${first}${more} changed after the server \
read the tree. This answer describes the old contents.`;return{...bundle,meta:{...bundle.meta,stale:!0,notes:[...bundle.meta.notes,note]}}}_3_init_node_22();var ofFindings=new Set(
["diag","check"]),ofAll=new Set([...ofFindings,"symbols","capabilities"]);async function findUnits(servers,policy,{question:{name},path,named:named2}){let isForEach=ofFindings.
has(name),none={named:[],others:0},{files,unread,denied=0,refused=[]}=named2;if(path===void 0&&files.length===0&&unread.length===0)return{units:(await servers.all(
policy,ofAll.has(name)?"each":"one")).map(one=>unitOf2(one,[])),unserved:none};let wanted=path===void 0?files:[path],units=new Map,unserved=[],isMeant=file=>path!==
void 0||named2.isOneByOne(file);for(let file of wanted){let own=isForEach?await servers.each(policy,file):[],known=own.length>0?own:await servedBy(servers,policy,
file,isMeant(file)&&wanted.length===1);known.length===0&&unserved.push(file);for(let one of known){let unit=units.get(one.name)??{startable:one,files:[]};(path===
void 0||isForEach)&&unit.files.push(file),units.set(one.name,unit)}}let left={named:[...unserved.filter(isMeant),...unread],others:unserved.filter(one=>!isMeant(
one)).length,denied,refused};if(units.size===0){let[first=""]=[...left.named,...unserved];await servers.of(policy,first)}return{units:[...units.values()].map(({
startable:startable2,files:own})=>unitOf2(startable2,own)),unserved:left}}function allowedOf(named2,isDenied){let denied=named2.files.filter(isDenied);if(denied.
length===0)return named2;let files=named2.files.filter(path=>!isDenied(path));if(files.length===0)throw deniedPath(denied[0]??"");return{...named2,files,denied:denied.
length,refused:denied.filter(named2.isOneByOne)}}async function servedBy(servers,policy,file,isAlone){return!isAlone&&!policy.servers.some(({profile})=>profile.
isSource(file))?[]:[await servers.of(policy,file)]}function unitOf2({server,start:start2},files){return{server,files,again:start2}}function unqueriedAnswer({name},{
server,files},error,environment){let why=`${server.id} did not answer: ${error.message}`,isLeftOut=error.code==="unsupported-capability",facts={provenance:"lsp",
...emptyOf(name,isLeftOut?[]:files,isLeftOut)};return{answer:{status:isLeftOut?"ok":"unavailable",exitCode:isLeftOut?0:11,facts,notes:[why]},error,records:[],retries:0,
restarts:0,paths:files,environment,..._2_compact({isLeftOut:isLeftOut||void 0})}}function emptyOf(name,files,isLeftOut){if(name==="symbols")return{symbols:[]};if(!ofFindings.
has(name))return{methods:[],questions:[],offered:[]};let unknown=files.map(path=>({path,reason:"server-failed"})),passed=name==="check"?{passed:isLeftOut}:{};return{
diagnostics:[],files:{asked:files.length,final:0,unknown},...passed}}function withUnserved(one,{named:named2,others,denied=0,refused=[]}){let{answer}=one,{facts}=answer,
notes=[...answer.notes??[],...others===0?[]:[`no configured server checks the language of ${_2_plural(others,"file")}`],...denied===0?[]:[`deny.paths of the con\
figuration denies ${_2_plural(denied,"file")}`]];if(named2.length+refused.length===0)return{...one,answer:{...answer,notes}};if(facts.files===void 0)return{...one,
answer:{...answer,notes:named2.length===0?notes:[...notes,`no configured server checks ${named2.join(", ")}`]}};let files={asked:facts.files.asked+named2.length+
refused.length,final:facts.files.final,unknown:[...facts.files.unknown,...named2.map(path=>({path,reason:"no-server"})),...refused.map(path=>({path,reason:"deni\
ed"}))]},status2=answer.status==="ok"?"partial":answer.status,missing={...answer,status:status2,exitCode:11,facts:{...facts,files},notes};return{...one,answer:missing}}
var findings=new Set(["diag","check"]);function withOwnNotes(one,{name},{servers},paths){if(!findings.has(name))return one;let notes=servers.filter(({profile})=>profile.
id===one.environment.server?.id).flatMap(({profile})=>[_10_withoutCanary(profile),_10_withoutFiles(profile,paths)]).filter(note=>note!==void 0);return notes.length===
0?one:{...one,answer:{...one.answer,notes:[...one.answer.notes??[],...notes]}}}async function openClient(machine2,options){let host={...machine2,stop:options.signal},
disposal=new AsyncDisposableStack;try{let scratch=disposal.use(_2_makeScratch(host)),repository=disposal.use(await _0_openRepository({...host,temporaryFolder:scratch.
folder},options.repository)),subject=await subjectOf(host,repository,options),context2={repository,dependencies:dependenciesOf(subject),cacheFolder:options.cacheFolder??
(0,import_node_path5.join)(scratch.folder,"cache"),scratch:scratch.folder,signal:options.signal,pool:disposal.use(_2_openServerPool(host)),note:options.progress};
for(let path of options.overlays.keys())assertOverlayPath(path);let overlays=new Map(options.overlays),servers=new Servers(host,{...options,overlays,context:context2,
snapshot:subject.snapshot});disposal.defer(()=>servers.stop());let asking={host,options:{...options,overlays},repository,subject,servers,changed:createChanged(host,
repository),known:new Map},owned=disposal.move();return{top:repository.top,ask:request2=>ask(asking,request2),marked:async(request2,bundle)=>(await markedIn(asking,
request2,bundle)).bundle,text:path=>readTreeText(asking,path),get tree(){return asking.subject.snapshot.tree},carry:async()=>{let next=await subjectOf(host,repository,
options);return await servers.carry(next.snapshot)?(asking.subject={...next,policy:asking.subject.policy},asking.known.clear(),!0):!1},lay:async(path,text)=>{assertOverlayPath(
path),text===void 0?overlays.delete(path):overlays.set(path,text),asking.known.delete(path),await servers.relay(path)},[Symbol.asyncDispose]:()=>owned.disposeAsync()}}catch(error){
throw await disposal.disposeAsync(),error}}function subjectOf(host,repository,options){return options.rev===void 0&&_0_assertNoUnfinishedEdit(host,repository.top),
resolveSubject(repository,options)}function dependenciesOf({policy}){try{return policy("").config.dependencies}catch(error){if(error instanceof _1_UserError)return _14_defaultConfig.
dependencies;throw error}}async function ask(opened,request2){let{clock,wallMs}=opened.host,[started,since]=[clock.now(),wallMs()],question=questionCalled(request2.
cmd),environment=bareEnvironment(opened.host,opened.subject),{indexing,params,limit,cursor}=request2,notes=[...request2.notes,...overlayNotes(opened)],over=overlayParams(
opened.options.overlays),shared3={question,indexing,params:{...collectParams(request2),...over},page:{limit,cursor},notes},named2=namedPlace(request2),bare={...shared3,
params:{...params,...shared3.params},original:named2??null,selector:null,target:void 0},listedIn=async(path,text)=>{let inner={...request2,cmd:symbols.name,places:[
path],params:{},workspace:!1,notes:[],limit:void 0,cursor:void 0},target=await resolveTarget(opened,symbols,inner,()=>Promise.resolve([])),asked2={...bare,question:symbols,
params:over,original:path,selector:path,isAside:!0,target},{answer,environment:environment2}=await run(opened,asked2,inner);return namesListed(answer.facts,_2_splitText(
text),environment2.positionEncoding??"utf-16")},{bundle:answered2,records}=await resolveTarget(opened,question,request2,listedIn).then(async target=>{let asked2={
...bare,target,selector:target?.selector??null};return answerOf3(asked2,environment,()=>run(opened,asked2,request2))},error=>{if(!(error instanceof _1_UserError))
throw error;return{bundle:failedAnswer(bare,environment,error,null),records:[]}}),{bundle,stale}=await markedIn(opened,request2,answered2);return keep(opened,{bundle,
named:named2},records,{ms:clock.now()-started,stale:stale.length===0?void 0:{since,files:stale}}),bundle}async function markedIn({changed,subject,options},{cmd,
places:places2,workspace},bundle){let{commit,tree}=subject.snapshot,{kind}=questionCalled(cmd);if(commit!==null||kind==="servers"||kind==="table"||"error"in bundle)
return{bundle,stale:[]};let isNamed=!workspace&&bundle.resolution===null,files=[...(workspace?subject.paths:isNamed?matchPaths(subject.paths,places2):[]).filter(
path=>_7_profiles.some(({isSource})=>isSource(path))),...listAnswerFiles(bundle)].filter(path=>!options.overlays.has(path)),stale=await changed(tree,new Set(files));
return{bundle:markStale(bundle,stale),stale}}async function run(opened,asked2,request2){let{question,target}=asked2;if(request2.signal?.aborted===!0)throw _1_cancelled();
let still={retries:0,restarts:0,environment:bareEnvironment(opened.host,opened.subject)};if(question.kind==="table")return{answer:question.answer(),records:[],...still};
if(question.kind==="text"){let text=target===void 0?void 0:await readTreeText(opened,target.place.path);if(target===void 0||text===void 0)throw new Error("a pla\
ce without a text was resolved");let shown2=createEvidence({server:null,query_types:["builtin/reading"],targets:[target.selector],outcome:"responded",response_bytes:Buffer.
byteLength(text)}),outline2=await outlineIn(opened,target.place.path,text);return{answer:question.answer({target,text,outline:outline2,evidence:shown2}),records:[
shown2],...still}}let policy=opened.subject.policy(question.name);if(refuseDenied(policy.config,target?.place.path),question.kind==="servers"){let{servers}=opened,
of={states:()=>servers.states(policy),start:()=>servers.startAll(policy),end:paths2=>servers.end(policy,paths2)},paths=request2.places.map(place=>_1_pathOf(parseTreePlace(
opened.repository.top,place))??place);return{answer:await question.answer(of,{paths,params:asked2.params}),records:[],...still}}let named2=listQueriedFiles(opened,
asked2,request2),path=target?.place.path??aboutPath(question,request2),{units,unserved}=await findUnits(opened.servers,policy,{question,path,named:allowedOf(named2,
_11_deniedPaths(policy.config))});if(question.word!==void 0&&units.length>1)throw new _1_UserError("usage",`the server runs in ${units.length} folders; choose o\
ne of them`,{hint:`Name a file in that folder: lanser ${question.name} ${String(asked2.params[question.word])} PATH`});let answers=[];for(let unit of units)answers.
push(await askUnit(opened,asked2,request2,{unit,units}));let all=joinAnswers(answers,policy.summary),one=withUnserved({...all,answer:cutSymbols(all.answer)},unserved);
return withOwnNotes(one,question,policy,opened.subject.paths)}function refuseDenied(config,path){if(!(path===void 0||!_11_deniedPaths(config)(path)))throw deniedPath(
path)}function aboutPath({need},{places:[first]}){return need==="none"&&first!==void 0?_1_pathOf(_1_parsePlace(first)):void 0}async function askUnit(opened,asked2,request2,{
unit,units}){try{return await askWarm(opened,asked2,request2,{...unit,warm:await unit.again()})}catch(error){let isOnly=units.every(({server})=>server.id===unit.
server.id);if(!(error instanceof _1_UserError)||isOnly||error.code==="cancelled")throw error;return unqueriedAnswer(asked2.question,unit,error,bareEnvironment(opened.
host,opened.subject))}}async function askWarm(opened,asked2,request2,unit){var _stack=[];try{let{warm,files}=unit,{session,restarts}=warm;if(warm.isLeft())return askWarm(
opened,asked2,request2,{...unit,warm:await unit.again()});let _=_4___using(_stack,warm.use()),{question,target,params}=asked2;if(question.kind!=="server")throw new Error(
"only a question to a server has a session");let isAll=target===void 0&&files.length===0&&takesProgram.has(question.name),{config}=opened.subject.policy(question.
name),isDenied=_11_deniedPaths(config),paths=isAll?(session.program??[]).filter(path=>!isDenied(path)):files,named2=target===void 0?paths:[target.place.path],outside=named2.
filter(path=>session.program?.includes(path)===!1&&!isNew(opened,path));(outside.length>0||question.word!==void 0)&&await warm.assertUnlistedInside();let[msMax,
isTimed]=[request2.timeoutMs??requestMsMax,request2.timeoutMs!==null],about={target,paths,outside,params,msMax,isTimed},denied={methods:config.deny?.methods??[],
isPath:isDenied},asking=session.askable.asking(request2.signal,denied,isTimed);session.begin(asked2,about);try{let answer=await askQuestion(question,asking,about);
session.end(answer);let{environment}=session,counted2={retries:asking.retries(),restarts,paths:named2};return{answer,records:asking.records(),...counted2,environment}}catch(error){
if(error instanceof _1_UserError&&session.end(error),!(error instanceof UnansweredRequest))throw error;if(error.environment=session.environment,error.restarts=restarts,
opened.options.signal.aborted)throw new UnansweredRequest(_1_cancelled(),error.evidence);if(error.end===void 0||!opened.servers.forget(session))throw error;return askWarm(
opened,asked2,request2,{...unit,warm:await unit.again()})}}catch(_2){var _error=_2,_hasError=!0}finally{_4___callDispose(_stack,_error,_hasError)}}var takesProgram=new Set(
["diag","symbols"]);function bareEnvironment(host,{snapshot}){return{snapshot,root:null,server:null,positionEncoding:null,toolchain:null,readiness:null,digests:null,
platform:{os:host.platform,arch:host.arch,serverDigest:null}}}function keep({options,host},{bundle,named:named2},records,{ms,stale}){let{traceFolder}=options;if(traceFolder===
void 0)return;let evidenceFile=(0,import_node_path5.join)(traceFolder,"evidence.jsonl"),run2=(0,import_node_path5.join)(traceFolder,"run.json");for(let file of[
evidenceFile,run2])_0_prepareFile(file);(0,import_node_fs3.appendFileSync)(evidenceFile,records.map(one=>`${_1_canonical(one)}
`).join(""));let{cpuMs:_,peakBytes}=host.usage(),{request:request2,status:status2,meta}=bundle,isAsked=records.some(({server})=>server!==null),selector=request2.
selector??named2??null,ended={cmd:request2.cmd,selector,status:status2,exitCode:meta.exit_code,isAsked},took={bundleId:bundle.bundleId,...ended,ms:Math.round(ms),
peakBytes};(0,import_node_fs3.appendFileSync)(run2,`${_1_canonical(stale===void 0?took:{...took,stale})}
`)}function namesListed({symbols:symbols2=[]},lines,encoding){return symbols2.flatMap(({name,container,range,selectionRange})=>{let nameRange=selectionRange===null?
void 0:rangeIn(selectionRange,lines,encoding),whole=rangeIn(range,lines,encoding);return nameRange===void 0||whole===void 0?[]:[{symbol:plainName(container===null?
name:`${container}.${name}`),nameRange,range:whole}]})}function plainName(name){return name.replace(/\[[^\]]*\]/gu,"").replace(/^\(\*?([^()]*)\)/u,"$1").replace(
/\([^()]*\)$/u,"").replaceAll("::",".")}function rangeIn([startLine,startCharacter,endLine,endCharacter],lines,encoding){let start2=fromServer(lines,{line:startLine,
character:startCharacter},encoding),end=fromServer(lines,{line:endLine,character:endCharacter},encoding);return start2===void 0||end===void 0?void 0:{start:start2,
end}}_3_init_node_22();var import_node_path6=_4___toESM(_0_require_node_path(),1);function clientRequestOf(host,values,signal){let{config,trace}=values;return{repository:(0,import_node_path6.
resolve)(host.cwd,values.repo??"."),rev:values.rev,servers:(values.server??[]).map(_0_parseServer),config:config===void 0?void 0:{path:(0,import_node_path6.resolve)(
host.cwd,config),name:config},settings:_0_readSettings(host.cwd,values.settings),isTreeTrusted:isTreeTrusted(host),cacheFolder:cacheFolder(host,values.cache),traceFolder:trace===
void 0?void 0:(0,import_node_path6.resolve)(host.cwd,trace),allowedMethods:allowedMethods(host,values["allow-method"]??[]),idleMsMax:6e5,signal,progress:text=>host.
stderr.write(`lanser: ${_0_terminalText(text)}
`)}}function allowedMethods(host,given){if(given.length>0&&!isTreeTrusted(host))throw new _1_UserError("write-denied",`CI is set, so Lanser refuses --allow-meth\
od ${given[0]}`,{hint:"Run the command outside CI. Read-only requests need no flag."});return given}function isTreeTrusted({env}){return["","false","0"].includes(
env.CI??"")}function clampedTimeout(given){if(given===void 0)return{timeoutMs:null,notes:[]};let seconds=Number(given);if(given.trim()===""||!Number.isFinite(seconds))
throw new _1_UserError("usage",`--timeout must be a number of seconds, not \`${given}\``);let clamped=Math.min(3600,Math.max(5,Math.round(seconds)));return clamped===
seconds?{timeoutMs:seconds*1e3,notes:[]}:{timeoutMs:clamped*1e3,notes:[`--timeout ${given} is outside 5 to 3600 seconds, so Lanser uses ${clamped}`]}}import{createRequire as lanserCreateRequire8}from"node:module";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require9=lanserCreateRequire8(import.meta.url);_3_init_node_22();var endsIn=pattern=>path=>pattern.test(path),described="describe the s\
erver (docs/own-servers.md)",untested=[{language:"Rust",server:"rust-analyzer",isSource:endsIn(/\.rs$/u),why:"rust-analyzer does not show if its check failed or\
 found nothing. Use `cargo`: it runs the same check and reports failures"},{language:"Java",server:"jdtls",isSource:endsIn(/\.java$/u),why:"with a pom.xml, jdtl\
s reports nothing for any source. In four of six runs it did not end within 8 s"},{language:"Vue",server:"@vue/language-server",isSource:endsIn(/\.vue$/u),why:"\
@vue/language-server finds nothing without an editor that passes its queries to TypeScript"},{language:"Terraform",server:"terraform-ls",isSource:endsIn(/\.tf$/u),
why:`Go's proxy lacks some modules of terraform-ls, so Lanser cannot build it. To use a released archive, ${described}`},{language:"C#",server:"csharp-ls",isSource:endsIn(
/\.cs$/u),why:`csharp-ls comes from NuGet, which Lanser cannot pin. To use an installed program or an archive, ${described}`},...[["Ruby","ruby-lsp",/\.rb$/u],[
"Lua","lua-language-server",/\.lua$/u],["Zig","zls",/\.zig$/u]].map(([language,server,ending])=>({language,server,isSource:endsIn(ending),why:`no registry that \
Lanser can pin has ${server}. To use an installed program or an archive, ${described}`}))];import{_1_treeDigest,_1_unchangedFolders}from"./together-AE9D436B.js";import{_0_distributionName,_0_listPythonPackages,_0_metadataIn,_0_modulesOf,_0_needsAmong,_0_pythonNeeds,_0_readIfThere,_0_sitesIn,_0_versionOf}from"./together-4EBA9E75.js";import{_5_languageName,_5_needsBeginning}from"./together-F7AC422A.js";import{_9_require_node_buffer}from"./together-F7AC422A.js";import{escapeForOutput}from"./chunk-BRBTHKCR.js";import{_3_pinPath,_3_pinsFolder,_3_printPin,_3_readKnownServers,_3_readOwnServers}from"./together-AE9D436B.js";import{_1_openStore,_1_storeBytesMax}from"./together-1848C0DA.js";import{_1_markedFolder,_1_markersOf}from"./together-A24991AB.js";import{_12_explainRefusal,_12_sandboxOf}from"./together-F7AC422A.js";import{_4_ownProfile,_4_programFact}from"./together-AE9D436B.js";import{_13_affectsEveryFile,_13_isLinkMode}from"./together-F7AC422A.js";import{_5_installerOf,_5_packageCount,_5_unsafePin}from"./together-AE9D436B.js";import{require_node_events}from"./chunk-5DRRWTQY.js";import{_15_answerTo,_15_answersIn,_15_canSee,_15_canSilence,_15_censusOf,_15_changeFor,_15_checkedFilesOf,_15_checkerFamilyOf,_15_codePathsOf,_15_commandAt,_15_contextFilesOf,
_15_dropFindingsIn,_15_ecosystems,_15_explainSilence,_15_fileEscapes,_15_findInstallFile,_15_graphOf,_15_importedModules,_15_importsBy,_15_installCommand,_15_isNodeModule,
_15_isStubOf,_15_isUnread,_15_listOpenedFiles,_15_listReportedNames,_15_listSilentStatements,_15_listedWith,_15_lookAt,_15_lookedFiles,_15_packageOfSpecifier,_15_packagesOfImport,
_15_pathsOf,_15_planBaseProbe,_15_planCensus,_15_planControlProbe,_15_planLooks,_15_planWidenedProbes,_15_probeName,_15_recordedScope,_15_restrictToScope,_15_scopeOfServer,
_15_seedWord,_15_selectFilesInScope,_15_sizeOf,_15_takenMembers,_15_typesPackage,_15_unassignedNames,_15_uncheckedVerdict,_15_unreadFiles,_15_withinScope}from"./together-F7AC422A.js";import{_16_bindingsAround,_16_formatOf,_16_isDefining,_16_isOwnRange,_16_readDependencyFile,_16_readRequirements}from"./together-F7AC422A.js";import{_17_projectText,_17_renamesIn,_17_withOtherNames,_17_withoutRepeats}from"./together-F7AC422A.js";import{_0_alignLines,_0_alignLinesAt,_0_alignSequences,_0_isAfter}from"./together-FF7C1384.js";import{_6_archive,_6_archiveFolder}from"./together-AE9D436B.js";import{_1_isOwn,_1_readRequirement}from"./together-4EBA9E75.js";import{_4_allEnded}from"./together-A24991AB.js";import{_1_killGroup,_1_run}from"./together-7826CC81.js";import{_2_candidatePaths,_2_createGraphCache,_2_createModuleResolver,_2_createPackageResolver,_2_createReachability,_2_declaredFile,_2_enclosingModules,_2_findAliases,
_2_importGraph,_2_importResolver,_2_listEntries,_2_listOf,_2_modulePathsOfUse,_2_normaliseName,_2_parseJsonDocument,_2_parseYamlDocument,_2_readJsonc,_2_readTextValue,
_2_readToml,_2_resolvedLockFile,_2_textLengthMax,_2_textsOf,_2_unreadableFile,_2_withImporters}from"./together-4EBA9E75.js";import{_5_isDeep,_5_parse}from"./together-A24991AB.js";import{_18_offLimits,_18_pathMatcher,_18_rule,_18_ruleMatcher,_18_rulesTouching,_18_selectRewarded,_18_shadowed,_18_withOriginalSeverities}from"./together-F7AC422A.js";import{_3_doubtfulLimits,_3_isDoubtful,_3_isJudged,_3_isWaivable,_3_limit,_3_waivableReasons}from"./together-4EBA9E75.js";import{_1_claimsFolder,_1_compareClaims,_1_falseClaim}from"./together-FF7C1384.js";import{_2_isPlainLine,_2_isReadable,_2_rangesOverlap,_2_suggestionDigest,_2_suggestionFromV1,_2_suggestionLengthMax,_2_suggestionTitleMax,_2_suggestionToV1}from"./together-FF7C1384.js";import{_3_push}from"./together-7826CC81.js";import{_4_require_ucs2length}from"./together-7826CC81.js";import{require_node_util}from"./chunk-WZT7KGKC.js";import{_6_applyEdits,_6_createScanner,_6_findNodeAtLocation,_6_getNodeValue,_6_modify,_6_parse,_6_parseTree,_6_printParseErrorCode,_6_visit}from"./together-A24991AB.js";import{_7_require_dist}from"./together-A24991AB.js";import{_0_require_node_child_process}from"./together-D9B041CF.js";import{ownPackage,version}from"./chunk-JINZ2JPZ.js";import{require_node_module}from"./chunk-F3QW7Y3Y.js";import{_1_require_node_zlib}from"./together-6C2C9A22.js";import{_1_broken,_1_keyOutliner}from"./together-0817B84A.js";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require10=lanserCreateRequire9(import.meta.url);_3_init_node_22();async function doctorCommand(host,{values},signal){var _stack2=[];try{
let clientRequest=clientRequestOf(host,values,signal),say=lines=>host.stdout.write(escapeForOutput(host.where,`${lines.join(`
`)}
`)),scratch=_4___using(_stack2,_2_makeScratch(host)),repository=_4___using(_stack2,await _0_openRepository({...host,temporaryFolder:scratch.folder},clientRequest.
repository),!0),{policy,paths}=await resolveSubject(repository,clientRequest);say(machine(host));let isHealthy=!0,{servers,notes=[]}=policy("doctor");notes.length>
0&&say(["",...notes.map(note=>`note: ${_0_terminalText(note)}`)]);for(let chosen of servers){var _stack=[];try{let{id}=chosen.profile,client=_4___using(_stack,await openClient(
host,{...clientRequest,servers:[{id,version:chosen.pin.version}],overlays:new Map}),!0),{lines,isWell}=await examined(client,chosen,paths);isHealthy&&=isWell,say(
["",...lines])}catch(_){var _error=_,_hasError=!0}finally{var _promise=_4___callDispose(_stack,_error,_hasError);_promise&&await _promise}}let others=untested.flatMap(
({language,server,isSource,why})=>{let many=paths.filter(isSource).length;return many===0?[]:[`${language} (${_2_plural(many,"file")}): this release does not st\
art ${server}: ${why}`]});return others.length>0&&say(["",...others]),isHealthy?0:11}catch(_2){var _error2=_2,_hasError2=!0}finally{var _promise2=_4___callDispose(
_stack2,_error2,_hasError2);_promise2&&await _promise2}}function machine(host){let programs=["git","npm","python3","bwrap"].map(name=>{let found2=_7_findExecutable(
name,host.env.PATH,[]);return`${name} ${found2===void 0?"is not on PATH":_0_terminalName(found2.path)}`});return[`lanser ${version}, Node ${host.nodeVersion.slice(
1)}, ${host.platform}-${host.arch}`,...programs]}async function examined(client,{profile,pin,refused,sandbox},paths){let name=`${profile.name} ${pin.version}`;if(refused!==
null)return{isWell:!1,lines:[`${name}: not started: ${refused.message}`,...hint(refused.hint)]};let bundle=await client.ask({cmd:"capabilities",places:[],params:{},
indexing:"utf-16",timeoutMs:6e4,workspace:!1,limit:void 0,cursor:void 0,notes:[]}),sources=paths.filter(path=>profile.isSource(path)&&profile.isSourceText?.(path,
"")!==!1).length;if("error"in bundle){let{message,hint:todo}=bundle.error;return{isWell:!1,lines:[`${name}: not healthy: ${_0_terminalText(message)}`,...hint(todo)]}}
let{toolchain,readiness,root}=bundle.environment,unmatched=_10_withoutFiles(profile,paths),isUnproven=profile.unproven!==void 0,shown2=isUnproven?"no test shows\
 that the server finds errors":"the answers to both test documents were correct";return{isWell:unmatched===void 0,lines:[...unmatched===void 0?[`${name}: ${isUnproven?
"unproven, because its description has no `canary`":"healthy"}`]:[`${name}: not healthy: ${_0_terminalText(unmatched)}`,...hint("Correct the globs of the server\
: `**/*.css` matches every CSS file.")],`  ready      ${_0_terminalText(readiness?.evidence??"")}${root===null||root==="."?"":` in ${_0_terminalName(root)}`}; ${shown2}`,
`  mode       ${profile.compiler===void 0?"language server":"its own command"}`,`  sources    ${_2_plural(sources,"file")} in the tree that the server can check`,
...toolchain===null?profile.language==="Python"?["  Python     none, so the server cannot resolve imports of packages"]:[]:[`  toolchain  ${_0_terminalText(`${toolchain.
name} ${toolchain.version}`)}`],`  runs       ${profile.executes==="never"?"no code of the repository":`${profile.executes}: ${profile.executesWhy}`}${sandbox===
void 0?"":`; sandbox: ${sandbox}`}`]}}function hint(text){return text===""?[]:[_0_terminalLines(text,"  ")]}export{clampedTimeout as _1_clampedTimeout,clientRequestOf as _1_clientRequestOf,openClient as _1_openClient,resolveSubject as _1_resolveSubject,withCurrentTree as _1_withCurrentTree,
assertOverlayPath as _2_assertOverlayPath,assertPlaces as _2_assertPlaces,assertSeen as _2_assertSeen,collectParams as _2_collectParams,isNew as _2_isNew,listQueriedFiles as _2_listQueriedFiles,
matchPaths as _2_matchPaths,namedPlace as _2_namedPlace,outlineIn as _2_outlineIn,overlayNotes as _2_overlayNotes,overlayParams as _2_overlayParams,parseTreePlace as _2_parseTreePlace,
printSpec as _2_printSpec,readTreeText as _2_readTreeText,requestFrom as _2_requestFrom,resolveTarget as _2_resolveTarget,writtenMembers as _2_writtenMembers,untested as _3_untested,
answerOf3 as _4_answerOf,askQuestion as _4_askQuestion,failedAnswer as _4_failedAnswer,listIn as _4_listIn,questionProfile as _4_questionProfile,notedAnswer as _5_notedAnswer,
notedQuestion as _5_notedQuestion,questionFrom as _5_questionFrom,questionsResult as _5_questionsResult,questionsSession as _5_questionsSession,UnansweredRequest as _6_UnansweredRequest,
assertMethod as _6_assertMethod,comparePieces as _6_comparePieces,createAskable as _6_createAskable,createEvidence as _6_createEvidence,cutSymbols as _6_cutSymbols,
cutToBudget as _6_cutToBudget,deniedOf as _6_deniedOf,deniedPath as _6_deniedPath,dropOutside as _6_dropOutside,endOf as _6_endOf,fromServer as _6_fromServer,isPackaged as _6_isPackaged,
printedLines as _6_printedLines,questionCalled as _6_questionCalled,questions as _6_questions,reload as _6_reload,requestMsMax as _6_requestMsMax,sortDistinct as _6_sortDistinct,
symbols as _6_symbols,unitOf as _6_unitOf,unsupported as _6_unsupported,bundleError as _7_bundleError,domainOf as _7_domainOf,flattenRange as _7_flattenRange,idsOf as _7_idsOf,
sealBundle as _7_sealBundle,serializeBundle as _7_serializeBundle,columnUnits as _8_columnUnits,fromUtf16 as _8_fromUtf16,toUtf16 as _8_toUtf16,doctorCommand};
