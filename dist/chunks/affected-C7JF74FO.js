import{createRequire as lanserCreateRequire2}from"node:module";import{createRequire as lanserCreateRequire}from"node:module";import{_3_init_node_22}from"./together-A66B3533.js";import{setFlagsFromString}from"node:v8";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser nee\
ds Node 22.17 or newer; this is Node "+process.versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require2=lanserCreateRequire(import.meta.url);_3_init_node_22();function keepYoungValuesFew(){setFlagsFromString("--semi-space-growth-f\
actor=1")}import{_0_affectedFiles,_0_affectedSteps,_0_allRules,_0_ambientReasons,_0_findReverseDependencies,_0_importedBy}from"./together-F8019BBA.js";import{_0_distributionName,_0_listPythonPackages,_0_metadataIn,_0_modulesOf,_0_needsAmong,_0_pythonNeeds,_0_readIfThere,_0_sitesIn,_0_versionOf}from"./together-7C31588D.js";import{escapeForOutput}from"./chunk-BRBTHKCR.js";import{_0_changedTree,_0_diffTrees,_0_patchedTrees,_0_resolveRevisions}from"./together-DC295574.js";import{_1_fetchBranch,_1_fetchCommits,_1_fetchTree,_1_linearHistory,_1_listMissingObjects,_1_mergeBase,_1_shallowCommits}from"./together-DC295574.js";import{_0_isPackageFolder,_0_require_node_stream,_0_snapshotWorkTree,_0_writeBlob,_0_writeTreeObject,_0_writeTreeObjects}from"./together-A6F11452.js";import{_1_markedFolder,_1_markersOf}from"./together-A6F11452.js";import{_1_TextGone,_1_canAffectAllFiles,_1_changedNonSources,_1_copyImports,_1_createSources,_1_defaultName,_1_findSourcePackages,_1_isJudgedByContent,_1_isManifest,
_1_reasonsForFullCheck,_1_syntaxLanguageOf,_1_wholeName}from"./together-F8019BBA.js";import{_2_compareTreeObjects,_2_listTree}from"./together-A6F11452.js";import{_3_foldName,_3_showPath,_3_splitAtNul,_3_splitRecords,_3_treePath,_3_unportableName,_3_unsafeNameReason}from"./together-A6F11452.js";import{_0_DamagedObjects,_0_GitFailed,_0_checkObjects,_0_commandError,_0_fileBytesMax,_0_gitArguments,_0_hasFolderAt,_0_isObjectId,_0_metaBytesMax,_0_openRepository,
_0_parseTreeEntries,_0_readBlob,_0_readCommit,_0_readFileAt,_0_readFileId,_0_readObjectType,_0_require_promises,_0_resolveAll,_0_resolveRevision,_0_treeMode}from"./together-124EAC88.js";import{require_node_events}from"./chunk-5DRRWTQY.js";import{_1_isOwn,_1_readRequirement}from"./together-7C31588D.js";import{_2_doubtfulLimits,_2_isDoubtful,_2_isJudged,_2_isWaivable,_2_limit,_2_waivableReasons}from"./together-7C31588D.js";import{_2_listEntries,_2_listOf,_2_parseJsonDocument,_2_parseYamlDocument,_2_readJsonc,_2_readTextValue,_2_readToml,_2_textLengthMax,_2_textsOf}from"./together-F8019BBA.js";import{_3_candidatePaths,_3_createGraphCache,_3_createModuleResolver,_3_createPackageResolver,_3_createReachability,_3_enclosingModules,_3_findAliases,_3_importGraph,
_3_importResolver,_3_modulePathsOfUse,_3_withImporters}from"./together-F8019BBA.js";import{_3_declaredFile,_3_normaliseName,_3_resolvedLockFile,_3_unreadableFile}from"./together-7C31588D.js";import{_4_allEnded}from"./together-A6F11452.js";import{_1_killGroup,_1_run}from"./together-124EAC88.js";import{_2_beginningOf,_2_blobHeader,_2_blobId,_2_createBlobHash,_2_createSha256,_2_fileBytes,_2_idLengths,_2_objectId,_2_readBeginning,_2_readFileBytes,_2_readFileText,
_2_readOptional,_2_sha256Bytes,_2_sha256Hex}from"./together-124EAC88.js";import{_3_require_ucs2length}from"./together-124EAC88.js";import{_5_isDeep,_5_parse}from"./together-A6F11452.js";import{_4_push}from"./together-124EAC88.js";import{_6_applyEdits,_6_createScanner,_6_findNodeAtLocation,_6_getNodeValue,_6_modify,_6_parse,_6_parseTree,_6_printParseErrorCode,_6_visit}from"./together-A6F11452.js";import{_7_require_dist}from"./together-A6F11452.js";import{_0_commandData,_0_commandProperty,_0_entityOf,_0_logLines,_0_logPrefix,_0_shownText,_0_terminalCells,_0_terminalLines,_0_terminalName,_0_terminalText}from"./together-14097DF1.js";import{_0_require_node_child_process}from"./together-813A2F0B.js";import{_1_fenceOf,_1_showInvisible,_1_spanOf}from"./together-14097DF1.js";import{_0_ancestry,_0_blank,_0_chainAt,_0_dottedName,_0_fieldOf,_0_findIncludes,_0_findRustImports,_0_importSpecs,_0_importsIn,_0_isInSpans,_0_isPartialReading,
_0_isSound,_0_keyAt,_0_namedDefinitions,_0_nodeAt,_0_offsetOf,_0_packageName,_0_pythonImports,_0_read,_0_readLengthMax,_0_symbolAt,_0_writtenModule}from"./together-FE02C42C.js";import{_0_diskHint,_0_leadsInto,_0_machineProblem,_0_makeFolder,_0_makeTemporary,_0_ownFolder,_0_placeInside,_0_prepareFile,_0_refusalIn,_0_removable,_0_removal,
_0_replaceFile,_0_workTreeAbove,_0_writeInside,_0_writeWhole}from"./together-4357D8B2.js";import{_1_folderOf,_1_foldersAbove,_1_inFolder,_1_insidePath,_1_isBelow,_1_isInside,_1_isRelativePath,_1_pathFromUri,_1_placeFromUri,_1_relativeInside,_1_uriFromPath}from"./together-4357D8B2.js";import{_1_createParser,_1_isData,_1_isScriptLanguage,_1_syntaxLanguage}from"./together-FE02C42C.js";import{_0_once}from"./together-6C2C9A22.js";import{_1_require_node_zlib}from"./together-6C2C9A22.js";import{NotJson,canonical,causeKinds,causeOrOwnPlace,compareFindings,compareNullableText,comparePaths,comparePositions,compareRanges,compareText,compareValues,countWhile,
dependencyToV1,depthMax,findingId,findingStateTable,findingStates,findingsOf,isInHead,isSameJson,looksInWords,makeWellFormed,normaliseMessage,parseStrict,placesOf,
pointerTo,readMember,schedules,severities,severityAtLeast,severityRank,sha1,sha256,sideOfFinding,valueAtPointer}from"./chunk-3RA5WZYF.js";import{_1_require_node_fs}from"./together-813A2F0B.js";import{_0_require_node_path}from"./together-A66B3533.js";import{_2_editDistance,_2_findNearest}from"./together-813A2F0B.js";import{_1_UserError,_1_cancelled,_1_errorTable,_1_verdictExitCode,_1_withHelpOf}from"./together-A66B3533.js";import{_2_broken,_2_keyOutliner}from"./together-FE02C42C.js";import{_2_compact}from"./together-4357D8B2.js";import{_2_capitalized,_2_countMore,_2_cut,_2_lastLines,_2_lineStarts,_2_plural,_2_positionAt,_2_rangeWithin,_2_shortId,_2_shorten,_2_splitText,_2_threeDigits}from"./together-A66B3533.js";import{_4___callDispose,_4___commonJS,_4___esm,_4___export,_4___require,_4___toBinaryNode,_4___toCommonJS,_4___toESM,_4___using}from"./together-A66B3533.js";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require3=lanserCreateRequire2(import.meta.url);_3_init_node_22();var import_node_path=_4___toESM(_0_require_node_path(),1);_3_init_node_22();
var import_ucs2length=_4___toESM(_3_require_ucs2length(),1);function defaultOf(module){return module.default??module}var validateAffectedV1=validate20,schema31={
$schema:"https://json-schema.org/draft/2020-12/schema",$id:"https://raw.githubusercontent.com/lanser/lanser/v0/schemas/affected.v1.json",type:"object",additionalProperties:!1,
required:["schema","base","head","mode","files","of","why"],properties:{schema:{const:"lanser.affected.v1"},base:{$ref:"#/$defs/id"},head:{$ref:"#/$defs/id"},mode:{
enum:["affected","full"]},files:{type:"array",items:{type:"object",additionalProperties:!1,required:["path","because"],properties:{path:{type:"string",minLength:1,
not:{pattern:"^/|(?:^|/)\\.\\.?(?:/|$)"}},because:{type:"array",minItems:1,items:{type:"string",minLength:1}}}}},of:{type:"integer",minimum:0,maximum:9007199254740991},
why:{type:"string",minLength:1}},$defs:{id:{type:"string",pattern:"^(?:[0-9a-f]{40}|[0-9a-f]{64})$"}}},func0=Object.prototype.hasOwnProperty,func75=defaultOf(import_ucs2length.
default),pattern4=new RegExp("^(?:[0-9a-f]{40}|[0-9a-f]{64})$","u"),pattern6=new RegExp("^/|(?:^|/)\\.\\.?(?:/|$)","u");function validate20(data,{instancePath="",
parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate20.evaluated;if(evaluated0.dynamicProps&&(evaluated0.
props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),errors===0)if(data&&typeof data=="object"&&!Array.isArray(data)){let missing0;if((data.schema===
void 0||!func0.call(data,"schema"))&&(missing0="schema")||(data.base===void 0||!func0.call(data,"base"))&&(missing0="base")||(data.head===void 0||!func0.call(data,
"head"))&&(missing0="head")||(data.mode===void 0||!func0.call(data,"mode"))&&(missing0="mode")||(data.files===void 0||!func0.call(data,"files"))&&(missing0="fil\
es")||(data.of===void 0||!func0.call(data,"of"))&&(missing0="of")||(data.why===void 0||!func0.call(data,"why"))&&(missing0="why"))return validate20.errors=[{instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:missing0},message:"must have required property '"+missing0+"'"}],!1;{let _errs1=errors;for(let key0 of Object.
keys(data))if(!(key0==="schema"||key0==="base"||key0==="head"||key0==="mode"||key0==="files"||key0==="of"||key0==="why"))return validate20.errors=[{instancePath,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"}],!1;if(_errs1===
errors){if(data.schema!==void 0&&func0.call(data,"schema")){let _errs2=errors;if(data.schema!=="lanser.affected.v1")return validate20.errors=[{instancePath:instancePath+
"/schema",schemaPath:"#/properties/schema/const",keyword:"const",params:{allowedValue:"lanser.affected.v1"},message:"must be equal to constant"}],!1;var valid0=_errs2===
errors}else var valid0=!0;if(valid0){if(data.base!==void 0&&func0.call(data,"base")){let data1=data.base,_errs3=errors;if(errors===errors)if(typeof data1=="stri\
ng"){if(!pattern4.test(data1))return validate20.errors=[{instancePath:instancePath+"/base",schemaPath:"#/$defs/id/pattern",keyword:"pattern",params:{pattern:"^(\
?:[0-9a-f]{40}|[0-9a-f]{64})$"},message:'must match pattern "^(?:[0-9a-f]{40}|[0-9a-f]{64})$"'}],!1}else return validate20.errors=[{instancePath:instancePath+"/\
base",schemaPath:"#/$defs/id/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid0=_errs3===errors}else var valid0=!0;if(valid0){
if(data.head!==void 0&&func0.call(data,"head")){let data2=data.head,_errs6=errors;if(errors===errors)if(typeof data2=="string"){if(!pattern4.test(data2))return validate20.
errors=[{instancePath:instancePath+"/head",schemaPath:"#/$defs/id/pattern",keyword:"pattern",params:{pattern:"^(?:[0-9a-f]{40}|[0-9a-f]{64})$"},message:'must ma\
tch pattern "^(?:[0-9a-f]{40}|[0-9a-f]{64})$"'}],!1}else return validate20.errors=[{instancePath:instancePath+"/head",schemaPath:"#/$defs/id/type",keyword:"type",
params:{type:"string"},message:"must be string"}],!1;var valid0=_errs6===errors}else var valid0=!0;if(valid0){if(data.mode!==void 0&&func0.call(data,"mode")){let data3=data.
mode,_errs9=errors;if(!(data3==="affected"||data3==="full"))return validate20.errors=[{instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/enum",keyword:"\
enum",params:{allowedValues:schema31.properties.mode.enum},message:"must be equal to one of the allowed values"}],!1;var valid0=_errs9===errors}else var valid0=!0;
if(valid0){if(data.files!==void 0&&func0.call(data,"files")){let data4=data.files,_errs10=errors;if(errors===_errs10)if(Array.isArray(data4)){var valid3=!0;let len0=data4.
length;for(let i0=0;i0<len0;i0++){let data5=data4[i0],_errs12=errors;if(errors===_errs12)if(data5&&typeof data5=="object"&&!Array.isArray(data5)){let missing1;if((data5.
path===void 0||!func0.call(data5,"path"))&&(missing1="path")||(data5.because===void 0||!func0.call(data5,"because"))&&(missing1="because"))return validate20.errors=
[{instancePath:instancePath+"/files/"+i0,schemaPath:"#/properties/files/items/required",keyword:"required",params:{missingProperty:missing1},message:"must have \
required property '"+missing1+"'"}],!1;{let _errs14=errors;for(let key1 of Object.keys(data5))if(!(key1==="path"||key1==="because"))return validate20.errors=[{instancePath:instancePath+
"/files/"+i0,schemaPath:"#/properties/files/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key1},message:"must NOT have a\
dditional properties"}],!1;if(_errs14===errors){if(data5.path!==void 0&&func0.call(data5,"path")){let data6=data5.path,_errs15=errors,_errs17=errors,_errs18=errors;
if(typeof data6=="string"&&!pattern6.test(data6)){let err0={};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}var valid5=_errs18===errors;if(valid5)return validate20.
errors=[{instancePath:instancePath+"/files/"+i0+"/path",schemaPath:"#/properties/files/items/properties/path/not",keyword:"not",params:{},message:"must NOT be v\
alid"}],!1;if(errors=_errs17,vErrors!==null&&(_errs17?vErrors.length=_errs17:vErrors=null),errors===_errs15)if(typeof data6=="string"){if(func75(data6)<1)return validate20.
errors=[{instancePath:instancePath+"/files/"+i0+"/path",schemaPath:"#/properties/files/items/properties/path/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"}],!1}else return validate20.errors=[{instancePath:instancePath+"/files/"+i0+"/path",schemaPath:"#/properties/files/items/\
properties/path/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid4=_errs15===errors}else var valid4=!0;if(valid4)if(data5.because!==
void 0&&func0.call(data5,"because")){let data7=data5.because,_errs19=errors;if(errors===_errs19)if(Array.isArray(data7)){if(data7.length<1)return validate20.errors=
[{instancePath:instancePath+"/files/"+i0+"/because",schemaPath:"#/properties/files/items/properties/because/minItems",keyword:"minItems",params:{limit:1},message:"\
must NOT have fewer than 1 items"}],!1;{var valid6=!0;let len1=data7.length;for(let i1=0;i1<len1;i1++){let data8=data7[i1],_errs21=errors;if(errors===_errs21)if(typeof data8==
"string"){if(func75(data8)<1)return validate20.errors=[{instancePath:instancePath+"/files/"+i0+"/because/"+i1,schemaPath:"#/properties/files/items/properties/be\
cause/items/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"}],!1}else return validate20.errors=[{instancePath:instancePath+
"/files/"+i0+"/because/"+i1,schemaPath:"#/properties/files/items/properties/because/items/type",keyword:"type",params:{type:"string"},message:"must be string"}],
!1;var valid6=_errs21===errors;if(!valid6)break}}}else return validate20.errors=[{instancePath:instancePath+"/files/"+i0+"/because",schemaPath:"#/properties/fil\
es/items/properties/because/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var valid4=_errs19===errors}else var valid4=!0}}}else return validate20.
errors=[{instancePath:instancePath+"/files/"+i0,schemaPath:"#/properties/files/items/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var valid3=_errs12===
errors;if(!valid3)break}}else return validate20.errors=[{instancePath:instancePath+"/files",schemaPath:"#/properties/files/type",keyword:"type",params:{type:"ar\
ray"},message:"must be array"}],!1;var valid0=_errs10===errors}else var valid0=!0;if(valid0){if(data.of!==void 0&&func0.call(data,"of")){let data9=data.of,_errs23=errors;
if(!(typeof data9=="number"&&!(data9%1)&&!isNaN(data9)&&isFinite(data9)))return validate20.errors=[{instancePath:instancePath+"/of",schemaPath:"#/properties/of/\
type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===_errs23&&typeof data9=="number"&&isFinite(data9)){if(data9>9007199254740991||
isNaN(data9))return validate20.errors=[{instancePath:instancePath+"/of",schemaPath:"#/properties/of/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},
message:"must be <= 9007199254740991"}],!1;if(data9<0||isNaN(data9))return validate20.errors=[{instancePath:instancePath+"/of",schemaPath:"#/properties/of/minim\
um",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}var valid0=_errs23===errors}else var valid0=!0;if(valid0)if(data.why!==void 0&&
func0.call(data,"why")){let data10=data.why,_errs25=errors;if(errors===_errs25)if(typeof data10=="string"){if(func75(data10)<1)return validate20.errors=[{instancePath:instancePath+
"/why",schemaPath:"#/properties/why/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"}],!1}else return validate20.
errors=[{instancePath:instancePath+"/why",schemaPath:"#/properties/why/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid0=_errs25===
errors}else var valid0=!0}}}}}}}}else return validate20.errors=[{instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],
!1;return validate20.errors=vErrors,errors===0}validate20.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var kept=new WeakMap,blobBytesMax=4*1024*1024;function inParts(files){
return Array.from({length:Math.ceil(files.length/256)},(_,at)=>files.slice(at*256,(at+1)*256))}async function affectedBetween(repository,trees){let all={base:await filesOf(
repository,trees.base),head:await filesOf(repository,trees.head)},{texts,sourceOf,sources}=await known(),files=[...all.base,...all.head],whole=files.filter(({path})=>_1_canAffectAllFiles(
path)||_1_isManifest(path));await readAll(whole);let isKept=new Set(whole.map(({blob})=>blob)),keyOf=({path,blob})=>`${blob} ${path}`,unknown=new Map(sourcesOf(
files).map(one=>[keyOf(one),one]));for(let part of inParts([...unknown.values()].filter(one=>!sources.has(keyOf(one))))){await readAll(part);for(let one of part)
sourceOf(one),sources.add(keyOf(one));for(let{blob}of part)isKept.has(blob)||texts.delete(blob)}let textOf=blob=>texts.get(blob),packages={base:_1_findSourcePackages(
all.base,textOf),head:_1_findSourcePackages(all.head,textOf)},handing=_0_findReverseDependencies({root:repository.top,files:all.head.map(({path})=>path),imported:_0_importedBy(
sourcesOf(files),sourceOf),packages:[...packages.base,...packages.head],places:_0_sitesIn(repository.top,["node_modules",".venv"])}),steps=_0_affectedSteps({files:{
base:sourcesOf(all.base),head:sourcesOf(all.head)},sourceOf,packages,handing:handing.names,others:_1_changedNonSources(all),whole:[...await linkReasons(repository,
trees),..._1_reasonsForFullCheck({files:all,textOf,packages:"unknown"}),..._0_ambientReasons(handing)],holds:_0_allRules}),step=steps.next();for(;step.done!==!0;step=
steps.next())for(let part of inParts(step.value))await readAll(part);return step.value;async function known(){let languages=new Set([...all.base,...all.head].flatMap(
({path})=>_1_syntaxLanguageOf(path)??[])),before=kept.get(repository);if(before!==void 0&&languages.isSubsetOf(before.languages))return before;let parser=await _1_createParser(
[...languages]),texts2=new Map,sourceOf2=_1_createSources(parser,blob=>texts2.get(blob),_0_allRules),made={languages,texts:texts2,sourceOf:sourceOf2,sources:new Set};
return kept.set(repository,made),made}async function readAll(files2){let blobs=new Set(files2.map(({blob})=>blob));await Promise.all([...blobs].filter(blob=>!texts.
has(blob)).map(readInto))}async function readInto(blob){let answer=await repository.objects.read(blob,blobBytesMax);texts.set(blob,answer.kind==="object"?answer.
bytes.toString("utf8"):void 0)}}async function filesOf(repository,tree){return(await _2_listTree(repository,tree)).flatMap(({mode,path,id})=>mode.startsWith("10\
0")&&typeof path=="string"&&!/(?:^|\/)node_modules\//u.test(path)?[{path,blob:id}]:[])}async function linkReasons(repository,trees){let linksIn=async tree=>(await _2_listTree(
repository,tree)).flatMap(({mode,path,id})=>mode==="120000"||mode==="160000"?[`${String(path)} ${mode} ${id}`]:[]),[base,head]=[new Set(await linksIn(trees.base)),
new Set(await linksIn(trees.head))];return[...base.symmetricDifference(head)].sort(compareText).map(one=>`a link or a submodule differs: ${one.split(" ")[0]}`)}
function sourcesOf(files){return files.filter(({path})=>_1_syntaxLanguageOf(path)!==void 0)}async function affectedCommand(host,{values},_signal){var _stack=[];
try{if(values.base!==void 0&&values["base-exact"]!==void 0)throw new _1_UserError("usage","--base and --base-exact cannot be combined",{hint:"Use one of them."});
if(values.json===!0&&values.list===!0)throw new _1_UserError("usage","--json and --list cannot be combined",{hint:"Use one of them."});if(values.null===!0&&values.
list!==!0)throw new _1_UserError("usage","-0 needs --list");keepYoungValuesFew();let repository=_4___using(_stack,await _0_openRepository(host,(0,import_node_path.
resolve)(host.cwd,values.repo??".")),!0),revisions=await _0_resolveRevisions(repository,{base:values.base!==void 0?{kind:"merge-base",rev:values.base}:values["b\
ase-exact"]!==void 0?{kind:"exact",rev:values["base-exact"]}:{kind:"default"},head:values.head===void 0?{kind:"work-tree"}:{kind:"commit",rev:values.head}});if(revisions.
kind==="unavailable")throw new _1_UserError("no-base",revisions.message.replace(/\.$/u,""),{hint:revisions.hint});let trees={base:revisions.base.tree,head:revisions.
head.tree},affected=await affectedBetween(repository,trees);return values.json===!0?host.stdout.write(json(affected,trees)):values.list===!0?host.stdout.write(list(
affected,values.null===!0?"\0":`
`)):host.stdout.write(escapeForOutput(host.where,text(affected))),0}catch(_){var _error=_,_hasError=!0}finally{var _promise=_4___callDispose(_stack,_error,_hasError);
_promise&&await _promise}}function json({mode,files,of,why},trees){let set={schema:"lanser.affected.v1",...trees,mode,files:files.map(({path,because})=>({path,because})),
of,why};if(!validateAffectedV1(set))throw new Error(`the affected set does not follow its schema: ${validateAffectedV1.errors?.[0]?.message}`);return`${canonical(
set)}
`}function list({files},end){let here=files.flatMap(({path,isDeleted})=>isDeleted?[]:[path]),multiline=end===`
`?here.find(path=>path.includes(`
`)):void 0;if(multiline!==void 0)throw new _1_UserError("usage",`the file name ${_0_terminalName(multiline)} contains a line feed`,{hint:"Add -0, which ends eac\
h path with NUL."});return here.map(path=>`${path}${end}`).join("")}function text({mode,files,of,why}){let head=mode==="full"?`every file (${of}): ${_0_terminalText(
why)}`:`${files.length} of ${_2_plural(of,"file")}: ${_0_terminalText(why)}`,lines=files.map(({path,because})=>`${_0_terminalName(path)}: ${_0_terminalText(because.
join("; "))}`);return`${[head,...mode==="full"?[]:lines].join(`
`)}
`}export{keepYoungValuesFew as _1_keepYoungValuesFew,affectedBetween,affectedCommand};
