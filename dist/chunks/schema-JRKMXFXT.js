import{createRequire as lanserCreateRequire}from"node:module";import{checkOf,findProblem,ownSchema,readSchema,readSchemaText,shippedSchema}from"./chunk-KV6OB6D3.js";import{schemaTexts}from"./chunk-PYPOSVQO.js";import{askOver,createGate,duplicateIdText,isReference,readLine,runBatch,splitLines,splitReference,unknownIdText}from"./chunk-QTIGW43F.js";import{validateBatchV1,validateBundleV1}from"./chunk-HWC5Y3OL.js";import{sayTo}from"./chunk-CVNTPCVA.js";import{readOverlays,readTextArgument}from"./chunk-YFRY6VSU.js";import{_2_assertOverlayPath,_2_assertPlaces,_2_assertSeen,_2_collectParams,_2_isNew,_2_listQueriedFiles,_2_matchPaths,_2_namedPlace,_2_overlayNotes,_2_overlayParams,
_2_parseTreePlace,_2_printSpec,_2_requestFrom,_2_resolveTarget,_2_writtenMembers}from"./doctor-CK3VOAOZ.js";import{_5_placeInFile}from"./doctor-CK3VOAOZ.js";import{_6_grammarAt,_6_listPlaces,_6_namesSymbol,_6_outlineIn,_6_rankedError,_6_readText,_6_readTreeFile,_6_readTreeText,_6_resolvePlace,_6_sourceOf}from"./doctor-CK3VOAOZ.js";import{_8_UnansweredRequest,_8_assertMethod,_8_comparePieces,_8_createAskable,_8_createEvidence,_8_cutSymbols,_8_cutToBudget,_8_deniedOf,_8_deniedPath,_8_documentChangesOf,
_8_dropOutside,_8_endOf,_8_fromServer,_8_isPackaged,_8_prepareRename,_8_printedLines,_8_questionCalled,_8_questions,_8_reload,_8_requestMsMax,_8_scoringOf,_8_sortDistinct,
_8_symbols,_8_unitOf,_8_unsupported}from"./doctor-CK3VOAOZ.js";import{_9_bundleError,_9_domainOf,_9_flattenRange,_9_idsOf,_9_sealBundle,_9_serializeBundle,_9_unflat}from"./doctor-CK3VOAOZ.js";import{_11_columnUnits,_11_fromUtf16,_11_toUtf16,_11_undecoded}from"./doctor-CK3VOAOZ.js";import{_0_described,_0_describedQuestions}from"./together-6DFC3BF3.js";import{_1_countedSteps,_1_createPartFinder,_1_definitionSteps,_1_hasFile,_1_hasPart,_1_hashPattern,_1_isPattern,_1_isSameExactly,_1_moduleLanguages,_1_parsePlace,
_1_partsBetween,_1_pathOf,_1_placeForms,_1_printId,_1_printPlace,_1_rangeOfPart,_1_roles,_1_seenPattern,_1_sketchLikeness,_1_splitPattern,_1_symbolIds,_1_withPath}from"./together-6DFC3BF3.js";import{_4_ctxDefault,_4_findAnchor,_4_isCertain,_4_rankAlike}from"./together-BD98FAAF.js";import{_0_astLikeness,_0_createBag,_0_featureWeights,_0_jaccardLikeness,_0_leafOf,_0_moduleLikeness,_0_moduleOf,_0_offsetsOf,_0_roundTo12,_0_scoreOf,_0_selectorsOf,
_0_tokenPattern}from"./together-E516D63A.js";import{_10_askCanary,_10_askMember,_10_checkCanary,_10_createChannel,_10_explainSilentFile,_10_isRetryable,_10_openCanary,_10_readRange,_10_readReport,_10_sessionFailure}from"./together-BD98FAAF.js";import{_11_require_node_buffer}from"./together-BD98FAAF.js";import{_13_parserFor}from"./together-BD98FAAF.js";import{_0_cacheFoldersOf,_0_observationCache,_0_parseChoice,_0_parseServer,_0_readSettings}from"./together-E533CDD5.js";import{_1_openStore,_1_storeBytesMax}from"./together-E533CDD5.js";import{_6_require_equal,_6_require_fast_deep_equal}from"./together-F898493C.js";import{_3_foldName,_3_showPath,_3_splitAtNul,_3_splitRecords,_3_treePath,_3_unportableName,_3_unsafeNameReason}from"./together-9F0DD894.js";import{_0_DamagedObjects,_0_GitFailed,_0_checkObjects,_0_commandError,_0_fileBytesMax,_0_gitArguments,_0_hasFolderAt,_0_isObjectId,_0_metaBytesMax,_0_openRepository,
_0_parseTreeEntries,_0_readBlob,_0_readCommit,_0_readFileAt,_0_readFileId,_0_readObjectType,_0_require_promises,_0_resolveAll,_0_resolveRevision,_0_treeMode}from"./together-24003D67.js";import{require_node_events}from"./chunk-5DRRWTQY.js";import{_7_allConditions,_7_capableMethods,_7_carryConfiguration,_7_clientCapabilities,_7_compilerDefaults,_7_compilerLog,_7_configNames,_7_configurationFilesOf,
_7_count,_7_currentMode,_7_definitionLengthMax,_7_diskFailure,_7_documentAt,_7_editCapabilities,_7_emptyFacts,_7_expectedDigest,_7_expectedProgramDigest,_7_expectedVersion,
_7_failedRun,_7_filesBelow,_7_findExecutable,_7_findInterpreter,_7_findPin,_7_findProfile,_7_folderMove,_7_frameworkOf,_7_goModule,_7_installFailure,_7_installLine,
_7_interpreterOf,_7_interruptedRun,_7_isCapable,_7_isProgram,_7_keysAt,_7_linkedPackages,_7_listSources,_7_machine,_7_memberAt,_7_noProgressOpen,_7_noteChanged,
_7_noteClosed,_7_noteOpened,_7_onlyProject,_7_outwardMessage,_7_ownProfiles,_7_ownServerId,_7_parseConfiguration,_7_parseOwnServer,_7_parsedJson,_7_placedJson,_7_positionEncoding,
_7_profileInMode,_7_profiles,_7_projectFolder,_7_providerOptions,_7_publishedForVersion,_7_publishedSinceOpened,_7_questionCapabilities,_7_questionEncoding,_7_readSarif,
_7_registry,_7_registryWith,_7_require_api,_7_require_api2,_7_runPython,_7_runTool,_7_safeSearchPath,_7_serversFolder,_7_shippedPins,_7_takePublication,_7_takeStatus,
_7_textsOfMember,_7_toolchainPath,_7_uvWorkspace,_7_wantsOpenAndClose,_7_wantsSaves,_7_wheel,_7_withoutSettings,_7_withoutToolchain,_7_workspaceMembers,_7_wrongCapabilities}from"./together-26A2239D.js";import{_1_killGroup,_1_run}from"./together-24003D67.js";import{_5_isDeep,_5_parse}from"./together-9F0DD894.js";import{_2_push}from"./together-24003D67.js";import{_6_doubtfulLimits,_6_isDoubtful,_6_isJudged,_6_isWaivable,_6_limit,_6_waivableReasons}from"./together-01722433.js";import{_8_require_picomatch}from"./together-26A2239D.js";import{_3_beginningOf,_3_blobHeader,_3_blobId,_3_createBlobHash,_3_createSha256,_3_fileBytes,_3_idLengths,_3_objectId,_3_readBeginning,_3_readFileBytes,_3_readFileText,
_3_readOptional,_3_sha256Bytes,_3_sha256Hex}from"./together-24003D67.js";import{_4_require_ucs2length}from"./together-24003D67.js";import{require_node_util}from"./chunk-WZT7KGKC.js";import{_6_applyEdits,_6_createScanner,_6_findNodeAtLocation,_6_getNodeValue,_6_modify,_6_parse,_6_parseTree,_6_printParseErrorCode,_6_visit}from"./together-9F0DD894.js";import{_7_require_dist}from"./together-9F0DD894.js";import{cacheFolder,ownCacheFolder}from"./chunk-4Q3XMOH7.js";import{_0_commandData,_0_commandProperty,_0_entityOf,_0_logLines,_0_logPrefix,_0_shownText,_0_terminalCells,_0_terminalLines,_0_terminalName,_0_terminalText}from"./together-14097DF1.js";import{_0_require_node_child_process}from"./together-813A2F0B.js";import{require_node_module}from"./chunk-F3QW7Y3Y.js";import{_0_ancestry,_0_blank,_0_chainAt,_0_createParser,_0_dottedName,_0_fieldOf,_0_findIncludes,_0_findRustImports,_0_importSpecs,_0_importsIn,_0_isData,_0_isInSpans,
_0_isPartialReading,_0_isScriptLanguage,_0_isSound,_0_keyAt,_0_namedDefinitions,_0_nodeAt,_0_offsetOf,_0_packageName,_0_pythonImports,_0_read,_0_readLengthMax,_0_symbolAt,
_0_syntaxLanguage,_0_writtenModule}from"./together-CB941846.js";import{_0_once}from"./together-6C2C9A22.js";import{_1_require_node_zlib}from"./together-6C2C9A22.js";import{_1_fenceOf,_1_showInvisible,_1_spanOf}from"./together-14097DF1.js";import{_0_diskHint,_0_leadsInto,_0_machineProblem,_0_makeFolder,_0_makeTemporary,_0_ownFolder,_0_placeInside,_0_prepareFile,_0_refusalIn,_0_removable,_0_removal,
_0_replaceFile,_0_workTreeAbove,_0_writeInside,_0_writeWhole}from"./together-4357D8B2.js";import{_1_folderOf,_1_foldersAbove,_1_inFolder,_1_insidePath,_1_isBelow,_1_isInside,_1_isRelativePath,_1_pathFromUri,_1_placeFromUri,_1_relativeInside,_1_uriFromPath}from"./together-4357D8B2.js";import{NotJson,canonical,causeKinds,causeOrOwnPlace,compareFindings,compareNullableText,comparePaths,comparePositions,compareRanges,compareText,compareValues,countWhile,
dependencyToV1,depthMax,findingId,findingStateTable,findingStates,findingsOf,isInHead,isSameJson,looksInWords,makeWellFormed,normaliseMessage,parseStrict,placesOf,
pointerTo,readMember,schedules,severities,severityAtLeast,severityRank,sha1,sha256,sideOfFinding,valueAtPointer}from"./chunk-BFRYNAHN.js";import{_1_require_node_fs}from"./together-813A2F0B.js";import{_0_require_node_path}from"./together-A66B3533.js";import{_2_editDistance,_2_findNearest}from"./together-813A2F0B.js";import{_1_UserError,_1_cancelled,_1_errorTable,_1_verdictExitCode,_1_withHelpOf}from"./together-A66B3533.js";import{_1_broken,_1_keyOutliner}from"./together-CB941846.js";import{_2_compact}from"./together-4357D8B2.js";import{_2_capitalized,_2_countMore,_2_cut,_2_lastLines,_2_lineStarts,_2_plural,_2_positionAt,_2_rangeWithin,_2_shortId,_2_shorten,_2_splitText,_2_threeDigits}from"./together-A66B3533.js";import{_3_init_node_22}from"./together-A66B3533.js";import{_4___callDispose,_4___commonJS,_4___esm,_4___export,_4___require,_4___toBinaryNode,_4___toCommonJS,_4___toESM,_4___using}from"./together-A66B3533.js";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require2=lanserCreateRequire(import.meta.url);_3_init_node_22();var import_node_fs=_4___toESM(_1_require_node_fs(),1),import_node_path=_4___toESM(
_0_require_node_path(),1);_3_init_node_22();function*batchProblems(lines){let ids=new Set,line=0;for(let text of lines)line+=1,text.trim()!==""&&(yield{line,problem:problemOf(
text,ids)})}function problemOf(text,ids){let read=readLine(text);if(read.kind==="problem")return read.message;if(read.kind==="cancel")return ids.has(read.id)?void 0:
unknownIdText(read.id);let{id,cmd,place,...line}=read.line;if(ids.has(id))return duplicateIdText(id);ids.add(id);try{let named2=place===void 0?{}:{place:isReference(
place)?place.$ref:place},request=_2_requestFrom({cmd,...line,...named2},usual,void 0);_2_assertPlaces(_8_questionCalled(cmd),request),typeof place=="string"&&_1_parsePlace(
place)}catch(error){if(error instanceof _1_UserError)return error.hint===""?error.message:`${error.message} (${error.hint})`;throw error}if(!isReference(place))
return;let to=splitReference(place.$ref).id;return to!==id&&ids.has(to)?void 0:unknownIdText(to)}var usual={indexing:"utf-16",timeoutMs:0};_3_init_node_22();var import_node_util=_4___toESM(
require_node_util(),1);_3_init_node_22();function resolveSchema(origin){return schemaAt(origin,origin.schema,{document:origin.schema,id:"",pointer:""})}function schemaAt(origin,value,at){
let parts=followed(origin,value,at),isNothing=parts.some(part=>part.value===!1),sources=new Map;for(let part of parts)for(let[keyword,own]of Object.entries(objectOf(
part.value))){if(keyword==="$ref")continue;let isRepeated=sources.has(keyword)&&!isOfPeople(keyword,own);sources.set(isRepeated?`${keyword} beside $ref`:keyword,
{value:own,at:stepped(part.at,keyword)})}let keywords=Object.fromEntries([...sources].map(([keyword,source])=>[keyword,source.value]));return{place:parts.map(part=>placeOf(
part.at)).join(" "),pointer:at.pointer,keywords:isNothing?"nothing":keywords,below(keyword,key){let source=sources.get(keyword);if(source===void 0)return everything(
at);if(key===void 0)return schemaAt(origin,source.value,source.at);let container=source.value;return Object.hasOwn(container,key)?schemaAt(origin,container[key],
stepped(source.at,key)):everything(at)},count(keyword){let list=sources.get(keyword)?.value;return Array.isArray(list)?list.length:0},text(keyword){if(keyword===
void 0)return comparableText(origin,value,at,"schema");let source=sources.get(keyword);return source===void 0?void 0:comparableText(origin,source.value,source.at,
kindOf(keyword))},label:canonical(Object.entries(objectOf(keywords.properties)).flatMap(([name,field])=>{let constant=objectOf(field).const;return constant===void 0?
[]:[[name,constant]]}))}}function everything(at){return schemaAt({shown:"",schema:!0,known:new Map},!0,{...at,id:"everything"})}function followed(origin,value,at){
let parts=[{value,at}];for(let one={value,at};;){let{$ref:reference}=objectOf(one.value),{$dynamicRef:dynamic,$id:id}=objectOf(one.value);if(dynamic!==void 0)throw wrong(
origin,"`$dynamicRef` is not supported");if(id!==void 0&&one.at.pointer!=="")throw wrong(origin,`the schema at ${one.at.pointer} has its own \`$id\`, which is not\
 supported`);if(typeof reference!="string")break;if(one=target(origin,reference,one.at),parts.length>100)throw wrong(origin,`\`${reference}\` refers to itself`);
parts.unshift(one)}return parts.filter(part=>!Object.keys(objectOf(part.value)).includes("$ref")||Object.keys(objectOf(part.value)).length>1)}function target(origin,reference,from){
let[address="",fragment=""]=reference.split("#"),isOwn=address===""||address===objectOf(from.document).$id,document=isOwn?from.document:origin.known.get(address);
if(document===void 0)throw wrong(origin,`cannot follow the reference \`${reference}\`, because it leads neither into this schema nor to one of Lanser`);let at={
document,id:isOwn?from.id:address,pointer:""},value=document;for(let part of decoded(fragment).split("/").slice(1)){let key=part.replaceAll("~1","/").replaceAll(
"~0","~");if(typeof value!="object"||value===null||!Object.hasOwn(value,key))throw wrong(origin,`the target of the reference \`${reference}\` does not exist`);value=
value[key],at=stepped(at,key)}if(fragment!==""&&!fragment.startsWith("/"))throw wrong(origin,`the reference \`${reference}\` is not a JSON Pointer, the only supp\
orted form`);return{value,at}}function decoded(fragment){try{return decodeURIComponent(fragment)}catch{return fragment}}function comparableText(origin,whole,start,as){
let kept=keptOf(origin),own=new Map,open=new Map;return canonical(walk(whole,start,as));function walk(value,at,kind){if(kind==="data"||typeof value!="object"||value===
null)return value;if(Array.isArray(value))return value.map((one,index)=>walk(one,stepped(at,String(index)),kind));let entries=Object.entries(value).flatMap(([key,
inner])=>kind==="map"?[[key,walk(inner,stepped(at,key),"schema")]]:isOfPeople(key,inner)?[]:key==="$ref"&&typeof inner=="string"?[[key,digestOf(inner,at)]]:[[key,
walk(inner,stepped(at,key),kindOf(key))]]);return Object.fromEntries(entries)}function digestOf(reference,at){let to=target(origin,reference,at),place=placeOf(to.
at),before=kept.get(place)??own.get(place);if(before!==void 0)return before;if(open.has(place)){for(let one of[...open.keys()].slice([...open.keys()].indexOf(place)))
open.set(one,!0);return place}open.set(place,!1);let digest=sha256(canonical(walk(to.value,to.at,"schema")));return(open.get(place)===!0?own:kept).set(place,digest),
open.delete(place),digest}}function kindOf(keyword){return["const","enum","default","examples"].includes(keyword)?"data":["properties","patternProperties","$def\
s","definitions","dependentSchemas"].includes(keyword)?"map":"schema"}var digests=new WeakMap;function keptOf(origin){let kept=digests.get(origin)??new Map;return digests.
set(origin,kept),kept}function placeOf({id,pointer}){return`${id}#${pointer}`}function isOfPeople(keyword,value){return typeof value=="string"&&["title","descri\
ption","$comment","$id","$schema"].includes(keyword)}function stepped(at,key){return{...at,pointer:pointerTo(at.pointer,key)}}function objectOf(value){return typeof value==
"object"&&value!==null&&!Array.isArray(value)?value:{}}function wrong({shown},what){return new _1_UserError("bad-configuration",`${shown}: ${what}`)}function compareSchemas(old,now){
let comparison=new Comparison;return comparison.compare(resolveSchema(old),resolveSchema(now)),comparison.changes}var Comparison=class{changes=[];seen=new Set;say(at,below,what,...breaks){
let change={pointer:at.pointer+below,what,breaks};this.changes.some(other=>(0,import_node_util.isDeepStrictEqual)(other,change))||this.changes.push(change)}compare(before,after,known=[]){
let pair=JSON.stringify([before.place,after.place,known]);if(this.seen.has(pair))return;this.seen.add(pair);let[a,b]=[before.keywords,after.keywords];if(a==="no\
thing"||b==="nothing"){a!==b&&(b==="nothing"?this.say(after,"","narrowed: no value is valid now","backward"):this.say(after,"","widened: before, no value was va\
lid","forward"));return}this.values(before,after,a,b),this.bounds(after,a,b);let spoken=[...new Set([...known,...fieldsOf(before)])].sort();this.fields(before,after,
a,b,spoken),this.elements(before,after);for(let keyword of["oneOf","anyOf","allOf"])this.alternatives(before,after,keyword,spoken);for(let keyword of["unevaluat\
edProperties","unevaluatedItems"])(keyword in a||keyword in b)&&before.text()!==after.text()&&this.say(after,`/${keyword}`,"this keyword can apply to other valu\
es now","backward","forward");for(let keyword of new Set([...Object.keys(a),...Object.keys(b)]))followed2.has(keyword)||this.compareUnknown(before,after,keyword)}values(before,after,a,b){
let[constants,constantsNow]=[constantsOf(a),constantsOf(b)],isListed=constants!==void 0&&constantsNow!==void 0,[types,typesNow]=isListed?[[],[]]:[typesOf(a),typesOf(
b)],removedTypes=types.filter(one=>!typesNow.includes(one)),addedTypes=typesNow.filter(one=>!types.includes(one));if(removedTypes.length>0&&this.say(after,"/typ\
e",`narrowed: the type can no longer be ${listed(removedTypes)}`,"backward"),addedTypes.length>0&&this.say(after,"/type",`widened: the type can now be ${listed(
addedTypes)}`,"forward"),constants===void 0&&constantsNow===void 0)return;let key="enum"in b||"enum"in a?"/enum":"/const";if(constants===void 0)this.say(after,key,
"narrowed: only listed values are valid","backward");else if(constantsNow===void 0)this.say(before,key,"widened: any value is valid, not only listed ones","forw\
ard");else{let removed=constants.filter(one=>!constantsNow.includes(one)),added=constantsNow.filter(one=>!constants.includes(one));removed.length>0&&this.say(before,
key,`removed values: ${removed.join(", ")}`,"backward"),added.length>0&&this.say(after,key,`added values: ${added.join(", ")}`,"forward")}}bounds(after,a,b){for(let[
keyword,isUpper]of limits){let none=isUpper?Number.POSITIVE_INFINITY:keyword.startsWith("min")&&keyword!=="minimum"?0:Number.NEGATIVE_INFINITY,[limit,now]=[numberOf(
a[keyword],none),numberOf(b[keyword],none)];if(limit===now)continue;let isNarrower=isUpper?now<limit:now>limit,shown=value=>Number.isFinite(value)?String(value):
"none";this.say(after,`/${keyword}`,`${isNarrower?"narrowed":"widened"}: the limit was ${shown(limit)} and is now ${shown(now)}`,isNarrower?"backward":"forward")}}fields(before,after,a,b,known){
let[own,ownNow]=[recordOf(a.properties),recordOf(b.properties)],[required,requiredNow]=[namesOf(a.required),namesOf(b.required)],rest=before.below("additionalPr\
operties"),restNow=after.below("additionalProperties"),claimed=new Set;for(let name of Object.keys(own)){let below=pointerTo("/properties",name),field=before.below(
"properties",name);if(Object.hasOwn(ownNow,name)){this.compare(field,after.below("properties",name));continue}let same=Object.keys(ownNow).find(other=>!(Object.
hasOwn(own,other)||claimed.has(other))&&field.text()===after.below("properties",other).text());same!==void 0&&claimed.add(same);let what=same===void 0?"removed":
`removed, or renamed to ${JSON.stringify(same)}`,isRefused=restNow.keywords==="nothing";restNow.keywords!=="nothing"&&this.compare(field,restNow),this.say(before,
below,what,...isRefused?["backward"]:[],"forward")}for(let name of Object.keys(ownNow)){if(Object.hasOwn(own,name))continue;let field=after.below("properties",name);
(rest.keywords!=="nothing"&&Object.keys(rest.keywords).length>0||rest.keywords!=="nothing"&&known.includes(name))&&this.compare(rest,field),requiredNow.includes(
name)||this.say(after,pointerTo("/properties",name),"added as an optional field")}for(let name of required)!requiredNow.includes(name)&&(Object.hasOwn(ownNow,name)||
!Object.hasOwn(own,name))&&this.say(after,"/required",`${JSON.stringify(name)} is no longer required`,"forward");for(let name of requiredNow)if(!required.includes(
name)){let what=Object.hasOwn(ownNow,name)&&!Object.hasOwn(own,name)?"added and required":"is now required";this.say(after,"/required",`${JSON.stringify(name)} ${what}`,
"backward")}rest.keywords==="nothing"||restNow.keywords==="nothing"?rest.keywords!==restNow.keywords&&(restNow.keywords==="nothing"?this.say(after,"/additionalP\
roperties","narrowed: other fields are no longer valid","backward"):this.say(after,"/additionalProperties","widened: other fields are now valid")):this.compare(
rest,restNow)}elements(before,after){let[count,countNow]=[before.count("prefixItems"),after.count("prefixItems")];for(let index=0;index<Math.max(count,countNow);index++){
let at=(schema,own)=>index<own?schema.below("prefixItems",String(index)):schema.below("items");this.compare(at(before,count),at(after,countNow))}this.compare(before.
below("items"),after.below("items"))}alternatives(before,after,keyword,known){let[fewer,more]=keyword==="allOf"?["forward","backward"]:["backward","forward"],of=schema=>Array.
from({length:schema.count(keyword)},(_,at)=>schema.below(keyword,String(at))),[left,right]=[of(before),of(after)];if(left.length===0&&right.length>0)this.say(after,
`/${keyword}`,"narrowed: a new condition","backward");else if(right.length===0&&left.length>0)this.say(before,`/${keyword}`,"widened: a condition is removed","f\
orward");else{let texts=new Map([...left,...right].map(one=>[one,one.text()]));for(let key of[one=>texts.get(one),({label})=>label,()=>"any"])for(let one of left){
let other=right.find(candidate=>key(candidate)===key(one));other!==void 0&&(this.compare(one,other,known),left=left.filter(schema=>schema!==one),right=right.filter(
schema=>schema!==other))}keyword==="oneOf"&&before.text(keyword)!==after.text(keyword)&&!(areApart(of(before))&&areApart(of(after)))&&this.say(after,"/oneOf","a\
 value can now match several alternatives","backward","forward");for(let one of left)this.say(one,"",`removed from ${keyword}`,fewer);for(let one of right)this.
say(one,"",`added to ${keyword}`,more)}}compareUnknown(before,after,keyword){let[was,is]=[before.text(keyword),after.text(keyword)];was!==is&&(was===void 0?this.
say(after,`/${keyword}`,"narrowed: a new condition","backward","forward"):is===void 0?this.say(before,`/${keyword}`,"widened: a condition is removed","backward",
"forward"):this.say(after,`/${keyword}`,"the condition is different","backward","forward"))}};function areApart(all){return all.every((one,at)=>all.slice(at+1).
every(other=>isApart(one,other,0)||isApart(other,one,0)))}function isApart(one,other,depth){let[a,b]=[one.keywords,other.keywords];if(a==="nothing"||b==="nothin\
g"||typesOf(a).every(type=>!typesOf(b).includes(type))||excludes(one,other))return!0;if(depth===apartDepthMax)return!1;let isClosed=other.below("additionalPrope\
rties").keywords==="nothing";return namesOf(a.required).some(name=>{if(isClosed&&!Object.hasOwn(recordOf(b.properties),name))return!0;let[field,otherField]=[one.
below("properties",name),other.below("properties",name)];return otherField.keywords==="nothing"?!0:namesOf(b.required).includes(name)&&isApart(field,otherField,
depth+1)})}var apartDepthMax=4;function excludes(one,other){let constants=({keywords})=>keywords==="nothing"?[]:constantsOf(keywords),[listed2,listedToo]=[constants(
one),constants(other)];if(listed2===void 0)return!1;if(listedToo!==void 0)return!listed2.some(value=>listedToo.includes(value));let refused=constants(other.below(
"not"));return refused!==void 0&&listed2.every(value=>refused.includes(value))}var limits=[["minimum",!1],["exclusiveMinimum",!1],["minLength",!1],["minItems",!1],
["minProperties",!1],["maximum",!0],["exclusiveMaximum",!0],["maxLength",!0],["maxItems",!0],["maxProperties",!0]],followed2=new Set(["$schema","$id","$comment",
"$defs","title","description","default","examples","deprecated","readOnly","writeOnly","type","enum","const","properties","required","additionalProperties","pre\
fixItems","items","oneOf","anyOf","allOf",...limits.map(([keyword])=>keyword)]),allTypes=["null","boolean","object","array","string","integer","fraction"];function typesOf(keywords){
let{type}=keywords;return type===void 0?allTypes:(Array.isArray(type)?type:[type]).flatMap(one=>one==="number"?["integer","fraction"]:[String(one)])}function constantsOf(keywords){
let{const:one,enum:several}=keywords,lists=[..."const"in keywords?[[one]]:[],...Array.isArray(several)?[several]:[]],[first,...others]=lists.map(list=>list.map(
value=>canonical(value))),types=typesOf(keywords);return first?.filter(text=>others.every(list=>list.includes(text))&&types.includes(typeOf(text)))}function typeOf(json){
let value=JSON.parse(json);return value===null?"null":typeof value=="number"?Number.isInteger(value)?"integer":"fraction":Array.isArray(value)?"array":typeof value}
function fieldsOf(schema){let of=({keywords})=>keywords==="nothing"?[]:[...Object.keys(recordOf(keywords.properties)),...namesOf(keywords.required)],below=["one\
Of","anyOf","allOf"].flatMap(keyword=>Array.from({length:schema.count(keyword)},(_,at)=>of(schema.below(keyword,String(at)))).flat());return[...of(schema),...below]}
function listed(types){return types.map(type=>type==="fraction"?"a number with a fraction":type).join(" or ")}function numberOf(value,otherwise){return typeof value==
"number"?value:otherwise}function recordOf(value){return typeof value=="object"&&value!==null?value:{}}function namesOf(value){return Array.isArray(value)?value.
filter(name=>typeof name=="string"):[]}var shownMax=10;function schemaList(host){let width=Math.max(...Object.keys(schemaTexts).map(name=>name.length));for(let[
name,text]of Object.entries(schemaTexts)){let{description}=JSON.parse(text),[sentence]=description.split(/(?<=\.) /u);host.stdout.write(`${name.padEnd(width)}  ${sentence}\

`)}return 0}function schemaExport(host,{values,positionals}){let[name,...others]=positionals;if(name===void 0||others.length>0)throw new _1_UserError("usage","s\
chema export needs one NAME");let text=schemaTexts[named(name)];if(values.out===void 0)return host.stdout.write(text),0;let file=(0,import_node_path.resolve)(host.
cwd,values.out);return _0_prepareFile(file),(0,import_node_fs.writeFileSync)(file,text),0}async function schemaValidate(host,{positionals}){let[schema,...files]=positionals;
if(schema===void 0||files.length===0)throw new _1_UserError("usage","schema validate needs a schema and files");let check=checkOf(schemaAt2(host,schema)),say=sayTo(
host),isWrong=!1;for(let file of files){let text=await readTextArgument(host,file,"file"),parts=file.endsWith(".jsonl")?numbered(text):[{text,line:void 0}],problems=parts.
flatMap(part=>{let problem=findProblem(part.text,check);return problem===void 0?[]:[part.line===void 0?`${file}: ${problem}`:`${file}:${part.line}: ${problem}`]});
for(let problem of problems.slice(0,shownMax))say(problem);problems.length>shownMax&&say(`  and ${problems.length-shownMax} more in ${file}`),problems.length===
0&&say(`valid: ${file}${file.endsWith(".jsonl")?` (${_2_plural(parts.length,"line")})`:""}`),isWrong||=problems.length>0}return isWrong?1:0}async function schemaValidateBatch(host,{
positionals}){let[file,...others]=positionals;if(others.length>0)throw new _1_UserError("usage","schema validate-batch takes one FILE");let say=sayTo(host),shown=file??
"standard input",lines=(await readTextArgument(host,file??"-","batch")).split(`
`),count={lines:0,problems:0};for(let{line,problem}of batchProblems(lines))count.lines+=1,problem!==void 0&&(count.problems+=1,count.problems<=shownMax&&say(`${shown}\
:${line}: ${problem}`));return count.problems>shownMax&&say(`  and ${count.problems-shownMax} more`),count.problems===0&&say(`valid for lanser batch: ${_2_plural(
count.lines,"line")}`),count.problems===0?0:1}var modes=["full","backward","forward"];function schemaCompat(host,{values,positionals}){let[old,now,...others]=positionals;
if(old===void 0||now===void 0||others.length>0)throw new _1_UserError("usage","schema compat needs OLD and NEW");let mode=_0_parseChoice(values.mode,modes,"--mo\
de")??"full",directions=mode==="full"?["backward","forward"]:[mode],origins=[schemaAt2(host,old),schemaAt2(host,now)];for(let origin of origins)checkOf(origin);
let say=sayTo(host),changes=compareSchemas(...origins).map(change=>({...change,breaks:change.breaks.filter(one=>directions.includes(one))}));for(let{pointer,what,
breaks}of changes)say(`${breaks.length===0?"fine":`breaks ${breaks.join(" and ")}`}: ${pointer||"the top"}: ${what}`);let broken=changes.filter(({breaks})=>breaks.
length>0).length,word=mode==="full"?"compatible both ways":`${mode} compatible`;return say(broken===0?`${word}: ${_2_plural(changes.length,"change")}`:`not ${word}\
: ${broken} of ${_2_plural(changes.length,"change")} ${broken===1?"breaks":"break"} it`),broken===0?0:1}function schemaAt2(host,name){let own=ownSchema(name);if(own!==
void 0)return shippedSchema(own);let file=(0,import_node_path.resolve)(host.cwd,name);return(0,import_node_fs.existsSync)(file)||/[./]/u.test(name.replace(/\.v\d+$/u,
""))?readSchema(file,name):shippedSchema(named(name))}function named(name){let own=ownSchema(name);if(own!==void 0)return own;let near=_2_findNearest(name,Object.
keys(schemaTexts).map(known=>known.replace(/\.v\d+$/u,"")));throw new _1_UserError("not-found",`there is no schema \`${name}\``,{hint:near===void 0?"To list all\
 schemas, run: lanser schema list":`Did you mean \`${near}\`?`})}function numbered(text){return text.split(`
`).flatMap((line,at)=>line.trim()===""?[]:[{text:line,line:at+1}])}export{schemaCompat,schemaExport,schemaList,schemaValidate,schemaValidateBatch};
