import{createRequire as lanserCreateRequire}from"node:module";import{_21_headroomBytes,_21_lineText,_21_openTraceFile,_21_readExactly,_21_readLines,_21_traceFromBytes}from"./together-4E900249.js";import{_11_require_node_buffer}from"./together-AECEBE8A.js";import{_13_BrokenTrace,_13_askNew,_13_askSchedule,_13_bytesPerCheckpoint,_13_chainStart,_13_createReadings,_13_createScrubber,_13_decodeFrame,_13_discardIfUnhealthy,
_13_dropAffectedAnswers,_13_entryKinds,_13_faultText,_13_fixingProfile,_13_followPlan,_13_hashedText,_13_isProbesFollow,_13_isWell,_13_lineBytesMax,_13_makePortable,
_13_makeServerReady,_13_noKnownAnswers,_13_observe,_13_openTrace,_13_placeholder,_13_probesFollow,_13_readSeekTable,_13_readSessionBaseline,_13_recordOfRounds,_13_recordTransport,
_13_refusedObservation,_13_scheduleDigest,_13_scrubPlaces,_13_sha256Text,_13_shutDown,_13_startConversation,_13_timeSuffix,_13_traceBytesMax,_13_traceSchema,_13_withTime,
_13_zstdMagic}from"./together-AECEBE8A.js";import{_8_capableMethods,_8_clientCapabilities,_8_compilerDefaults,_8_compilerLog,_8_count,_8_currentMode,_8_definitionLengthMax,_8_documentAt,_8_editCapabilities,
_8_emptyFacts,_8_endsAsScript,_8_failedRun,_8_interpreterOf,_8_interruptedRun,_8_isCapable,_8_isShellScript,_8_latestPublication,_8_linkedPackages,_8_listSources,
_8_mayBeScript,_8_noteChanged,_8_noteClosed,_8_noteOpened,_8_onlyProject,_8_outwardMessage,_8_ownServerId,_8_packagesDigest,_8_parseOwnServer,_8_placeOfValue,_8_positionEncoding,
_8_preparedFacts,_8_profileInMode,_8_projectFolder,_8_providerOptions,_8_questionCapabilities,_8_questionEncoding,_8_require_api,_8_require_api2,_8_scriptsIn,_8_serverDefaults,
_8_serversFolder,_8_takePublication,_8_takeStatus,_8_unprobed,_8_wantsOpenAndClose,_8_wantsSaves,_8_withoutSettings,_8_withoutToolchain,_8_wrongCapabilities}from"./together-80818FEF.js";import{_2_beginningOf,_2_blobHeader,_2_blobId,_2_createBlobHash,_2_createSha256,_2_fileBytes,_2_idLengths,_2_objectId,_2_readBeginning,_2_readFileBytes,_2_readFileText,
_2_readOptional,_2_sha256Bytes,_2_sha256Hex}from"./together-124EAC88.js";import{_3_require_ucs2length}from"./together-124EAC88.js";import{_4_push}from"./together-124EAC88.js";import{NotJson,canonical,causeKinds,causeOrOwnPlace,compareFindings,compareNullableText,comparePaths,comparePositions,compareRanges,compareText,compareValues,countWhile,
dependencyToV1,depthMax,findingId,findingStateTable,findingStates,findingsOf,isInHead,isSameJson,looksInWords,makeWellFormed,normaliseMessage,parseStrict,placesOf,
pointerTo,readMember,schedules,severities,severityAtLeast,severityRank,sha1,sha256,sideOfFinding,valueAtPointer}from"./chunk-3RA5WZYF.js";import{_3_init_node_22}from"./together-A66B3533.js";import{_4___callDispose,_4___commonJS,_4___esm,_4___export,_4___require,_4___toBinaryNode,_4___toCommonJS,_4___toESM,_4___using}from"./together-A66B3533.js";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require2=lanserCreateRequire(import.meta.url);_3_init_node_22();var import_node_buffer=_4___toESM(_11_require_node_buffer(),1),import_vscode_languageserver_protocol=_4___toESM(
_8_require_api2(),1);_3_init_node_22();var import_ucs2length=_4___toESM(_3_require_ucs2length(),1);function defaultOf(module){return module.default??module}var validateTraceV1=validate20,
func0=Object.prototype.hasOwnProperty,schema33={type:"object",additionalProperties:!1,required:["schema","tool","server","side","session","snapshot","digests","\
program","run"],properties:{schema:{const:"lanser.trace.v1"},tool:{type:"object",additionalProperties:!1,required:["name","version"],properties:{name:{const:"la\
nser"},version:{type:"string",minLength:1}}},server:{type:"object",additionalProperties:!1,required:["id","version","treeDigest"],properties:{id:{type:"string",
pattern:"^[a-z0-9][a-z0-9._-]*$"},version:{type:"string",minLength:1},treeDigest:{$ref:"#/$defs/sha256"}}},side:{enum:["base","head"]},session:{type:"string",pattern:"\
^[a-z0-9][a-z0-9-]*$"},root:{type:"string",minLength:1},snapshot:{type:"object",additionalProperties:!1,required:["commit","tree"],properties:{commit:{oneOf:[{$ref:"\
#/$defs/gitObject"},{type:"null"}]},tree:{oneOf:[{$ref:"#/$defs/gitObject"},{type:"null"}]}}},digests:{type:"object",additionalProperties:!1,required:["capabili\
ties","schedule","configuration"],properties:{capabilities:{$ref:"#/$defs/sha256"},schedule:{$ref:"#/$defs/sha256"},configuration:{$ref:"#/$defs/sha256"},dependencies:{
$ref:"#/$defs/sha256"}}},variation:{type:"object",additionalProperties:{type:["string","number","boolean"]}},program:{type:"array",items:{type:"object",additionalProperties:!1,
required:["path","blob"],properties:{path:{$ref:"#/$defs/path"},blob:{oneOf:[{$ref:"#/$defs/gitObject"},{type:"null"}]}}}},run:{oneOf:[{$ref:"#/$defs/run"},{type:"\
null"}]}}},func83=defaultOf(import_ucs2length.default),pattern4=new RegExp("^[a-z0-9][a-z0-9._-]*$","u"),pattern5=new RegExp("^sha256:[0-9a-f]{64}$","u"),pattern6=new RegExp(
"^[a-z0-9][a-z0-9-]*$","u"),pattern7=new RegExp("^(?:[0-9a-f]{40}|[0-9a-f]{64})$","u"),pattern13=new RegExp("^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$)\
)[^/\\u0000]+)*$","u"),schema43={type:"object",required:["record","server","programFiles","withheld","unchecked","configurationFiles","told","settings"],properties:{
programFiles:{$ref:"#/$defs/number"},dependencies:{type:"object",additionalProperties:{$ref:"#/$defs/sha256"}},packages:{oneOf:[{$ref:"#/$defs/sha256"},{type:"n\
ull"}]},configurationFiles:{type:"array",items:{$ref:"#/$defs/path"}},told:{type:"array",items:{type:"object",required:["path","range","severity","source","code",
"message","line"],properties:{path:{$ref:"#/$defs/path"},range:{$ref:"#/$defs/range"},line:{type:["string","null"]},severity:{enum:["error","warning","informati\
on","hint"]},source:{type:"string"},code:{type:"string"},message:{type:"string"}}}},overlays:{type:"array",items:{type:"object",required:["path","languageId","t\
ext"],properties:{path:{$ref:"#/$defs/path"},languageId:{type:"string"},text:{type:"string"}}}},parts:{type:"array",items:{type:"object",required:["configuratio\
n","paths"],properties:{configuration:{$ref:"#/$defs/path"},paths:{type:"array",items:{$ref:"#/$defs/path"}}}}},imported:{type:"object",additionalProperties:{type:"\
string"}},declared:{type:"array",items:{type:"object",required:["folder","requiresPython","packages"],properties:{folder:{type:"string"},requiresPython:{type:["\
string","null"]},installer:{type:"string"},dynamic:{type:"string"},packages:{type:"array",items:{type:"object",required:["ecosystem","name","group","marker","in\
stalled"],properties:{ecosystem:{enum:["npm","pypi","conda"]},name:{type:"string"},group:{type:["string","null"]},marker:{type:["string","null"]},installed:{type:[
"string","null"]},modules:{type:"array",items:{type:"string"}},locked:{type:"array",items:{type:"string"}},lockedBy:{type:"string"},elsewhere:{type:"string"},isOnlyLocked:{
const:!0},isOwn:{const:!0}}}}}}},record:{type:["object","null"],required:["base","head","policy","changedFiles","policyChanges","safety","ignore","shown","limit\
s"],properties:{base:{$ref:"#/$defs/snapshot"},head:{$ref:"#/$defs/snapshot"},policy:{type:"object",required:["origin","digest","failOn","unknown","change"]},changedFiles:{
type:"array",items:{type:"object",required:["from","to"],properties:{from:{oneOf:[{$ref:"#/$defs/path"},{type:"null"}]},to:{oneOf:[{$ref:"#/$defs/path"},{type:"\
null"}]}}}},ignore:{type:"array",items:{type:"string"}},shown:{type:["object","null"],additionalProperties:{oneOf:[{type:"array",items:{$ref:"#/$defs/hunk"}},{type:"\
null"}]}},waivers:{type:"array",items:{type:"object",required:["by","reason"],oneOf:[{required:["finding"]},{required:["code"]}],properties:{finding:{type:["str\
ing","null"],pattern:"^[0-9a-f]{12,64}$"},code:{type:"string",minLength:1},by:{type:"string",minLength:1},reason:{type:"string",minLength:1}}}},movedSubmodules:{
type:"array",items:{type:"string",minLength:1}},unmovedSubmodules:{type:"array",items:{type:"string",minLength:1}},dependencies:{type:"object",required:["change\
s","installed","ambient","isOwn","lacks","places"],properties:{changes:{type:"object",required:["packages","neededBy","unreadable"],properties:{packages:{type:"\
array",items:{type:"object",required:["ecosystem","name","from","to","files","folder","isTop","isWhole"],properties:{ecosystem:{enum:["npm","pypi","conda"]},name:{
type:"string"},from:{type:["string","null"]},to:{type:["string","null"]},files:{type:"array",minItems:1,items:{$ref:"#/$defs/path"}},folder:{type:"string"},isTop:{
type:"boolean"},isWhole:{type:"boolean"}}}},neededBy:{type:"object",additionalProperties:{type:"array",items:{type:"string"}}},unreadable:{type:"array",items:{type:"\
object",required:["path","ecosystem","reason"],properties:{path:{$ref:"#/$defs/path"},ecosystem:{enum:["npm","pypi","conda"]},reason:{type:"string"}}}}}},installed:{
type:["array","null"],items:{type:"object",required:["name","modules"],properties:{name:{type:"string"},modules:{type:"array",items:{type:"string"}}}}},ambient:{
type:"array",items:{type:"string"}},isOwn:{type:"boolean"},lacks:{type:["string","null"]},places:{type:"array",items:{type:"object",required:["ecosystem","name",
"path","base","head"],properties:{ecosystem:{enum:["npm","pypi","conda"]},name:{type:"string"},path:{$ref:"#/$defs/path"},base:{type:["integer","null"],minimum:0},
head:{type:["integer","null"],minimum:0}}}}}},limits:{type:"array",items:{type:"object",required:["code","message","count"],properties:{code:{type:"string"},message:{
type:"string"},count:{$ref:"#/$defs/number"}}}}}},server:{type:"object",required:["id","version","treeDigest","interpreter"],properties:{id:{type:"string"},version:{
type:"string"},treeDigest:{oneOf:[{$ref:"#/$defs/sha256"},{type:"null"}]},interpreter:{type:["object","null"],required:["name","version"],properties:{name:{type:"\
string"},version:{type:"string"}}},sandbox:{enum:["bwrap","none"]}}},withheld:{type:"array",items:{type:"object",required:["path","reason"],properties:{path:{$ref:"\
#/$defs/path"},reason:{type:"string",minLength:1}}}},settings:{type:"object"}}},pattern26=new RegExp("^[0-9a-f]{12,64}$","u");function validate25(data,{instancePath="",
parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate25.evaluated;if(evaluated0.dynamicProps&&(evaluated0.
props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),errors===0)if(data&&typeof data=="object"&&!Array.isArray(data)){let missing0;if((data.line===void 0||
!func0.call(data,"line"))&&(missing0="line")||(data.character===void 0||!func0.call(data,"character"))&&(missing0="character"))return validate25.errors=[{instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:missing0},message:"must have required property '"+missing0+"'"}],!1;if(data.line!==void 0&&func0.
call(data,"line")){let data0=data.line,_errs1=errors,_errs2=errors;if(!(typeof data0=="number"&&!(data0%1)&&!isNaN(data0)&&isFinite(data0)))return validate25.errors=
[{instancePath:instancePath+"/line",schemaPath:"#/$defs/number/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===_errs2&&typeof data0==
"number"&&isFinite(data0)){if(data0>9007199254740991||isNaN(data0))return validate25.errors=[{instancePath:instancePath+"/line",schemaPath:"#/$defs/number/maxim\
um",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"}],!1;if(data0<0||isNaN(data0))return validate25.errors=
[{instancePath:instancePath+"/line",schemaPath:"#/$defs/number/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}var valid0=_errs1===
errors}else var valid0=!0;if(valid0)if(data.character!==void 0&&func0.call(data,"character")){let data1=data.character,_errs4=errors,_errs5=errors;if(!(typeof data1==
"number"&&!(data1%1)&&!isNaN(data1)&&isFinite(data1)))return validate25.errors=[{instancePath:instancePath+"/character",schemaPath:"#/$defs/number/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===_errs5&&typeof data1=="number"&&isFinite(data1)){if(data1>9007199254740991||isNaN(data1))
return validate25.errors=[{instancePath:instancePath+"/character",schemaPath:"#/$defs/number/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},
message:"must be <= 9007199254740991"}],!1;if(data1<0||isNaN(data1))return validate25.errors=[{instancePath:instancePath+"/character",schemaPath:"#/$defs/number\
/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}var valid0=_errs4===errors}else var valid0=!0}else return validate25.errors=
[{instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return validate25.errors=vErrors,errors===0}validate25.evaluated=
{props:{line:!0,character:!0},dynamicProps:!1,dynamicItems:!1};function validate24(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){
let vErrors=null,errors=0,evaluated0=validate24.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),
errors===0)if(data&&typeof data=="object"&&!Array.isArray(data)){let missing0;if((data.start===void 0||!func0.call(data,"start"))&&(missing0="start")||(data.end===
void 0||!func0.call(data,"end"))&&(missing0="end"))return validate24.errors=[{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:missing0},
message:"must have required property '"+missing0+"'"}],!1;if(data.start!==void 0&&func0.call(data,"start")){let _errs1=errors;validate25(data.start,{instancePath:instancePath+
"/start",parentData:data,parentDataProperty:"start",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate25.errors:vErrors.concat(validate25.errors),errors=
vErrors.length);var valid0=_errs1===errors}else var valid0=!0;if(valid0)if(data.end!==void 0&&func0.call(data,"end")){let _errs2=errors;validate25(data.end,{instancePath:instancePath+
"/end",parentData:data,parentDataProperty:"end",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate25.errors:vErrors.concat(validate25.errors),errors=vErrors.
length);var valid0=_errs2===errors}else var valid0=!0}else return validate24.errors=[{instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"}],!1;return validate24.errors=vErrors,errors===0}validate24.evaluated={props:{start:!0,end:!0},dynamicProps:!1,dynamicItems:!1};function validate29(data,{
instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate29.evaluated;if(evaluated0.dynamicProps&&
(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),errors===0)if(data&&typeof data=="object"&&!Array.isArray(data)){let missing0;if((data.
commit===void 0||!func0.call(data,"commit"))&&(missing0="commit")||(data.tree===void 0||!func0.call(data,"tree"))&&(missing0="tree"))return validate29.errors=[{
instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:missing0},message:"must have required property '"+missing0+"'"}],!1;if(data.commit!==
void 0&&func0.call(data,"commit")){let data0=data.commit,_errs1=errors,_errs2=errors,valid1=!1,passing0=null,_errs3=errors;if(errors===errors)if(typeof data0=="\
string"){if(!pattern7.test(data0)){let err0={instancePath:instancePath+"/commit",schemaPath:"#/$defs/gitObject/pattern",keyword:"pattern",params:{pattern:"^(?:[\
0-9a-f]{40}|[0-9a-f]{64})$"},message:'must match pattern "^(?:[0-9a-f]{40}|[0-9a-f]{64})$"'};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}}else{let err1={
instancePath:instancePath+"/commit",schemaPath:"#/$defs/gitObject/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[
err1]:vErrors.push(err1),errors++}var _valid0=_errs3===errors;_valid0&&(valid1=!0,passing0=0);let _errs6=errors;if(data0!==null){let err2={instancePath:instancePath+
"/commit",schemaPath:"#/properties/commit/oneOf/1/type",keyword:"type",params:{type:"null"},message:"must be null"};vErrors===null?vErrors=[err2]:vErrors.push(err2),
errors++}var _valid0=_errs6===errors;if(_valid0&&valid1?(valid1=!1,passing0=[passing0,1]):_valid0&&(valid1=!0,passing0=1),valid1)errors=_errs2,vErrors!==null&&(_errs2?
vErrors.length=_errs2:vErrors=null);else{let err3={instancePath:instancePath+"/commit",schemaPath:"#/properties/commit/oneOf",keyword:"oneOf",params:{passingSchemas:passing0},
message:"must match exactly one schema in oneOf"};return vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++,validate29.errors=vErrors,!1}var valid0=_errs1===
errors}else var valid0=!0;if(valid0)if(data.tree!==void 0&&func0.call(data,"tree")){let data1=data.tree,_errs8=errors,_errs9=errors,valid3=!1,passing1=null,_errs10=errors;
if(errors===errors)if(typeof data1=="string"){if(!pattern7.test(data1)){let err4={instancePath:instancePath+"/tree",schemaPath:"#/$defs/gitObject/pattern",keyword:"\
pattern",params:{pattern:"^(?:[0-9a-f]{40}|[0-9a-f]{64})$"},message:'must match pattern "^(?:[0-9a-f]{40}|[0-9a-f]{64})$"'};vErrors===null?vErrors=[err4]:vErrors.
push(err4),errors++}}else{let err5={instancePath:instancePath+"/tree",schemaPath:"#/$defs/gitObject/type",keyword:"type",params:{type:"string"},message:"must be\
 string"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}var _valid1=_errs10===errors;_valid1&&(valid3=!0,passing1=0);let _errs13=errors;if(data1!==null){
let err6={instancePath:instancePath+"/tree",schemaPath:"#/properties/tree/oneOf/1/type",keyword:"type",params:{type:"null"},message:"must be null"};vErrors===null?
vErrors=[err6]:vErrors.push(err6),errors++}var _valid1=_errs13===errors;if(_valid1&&valid3?(valid3=!1,passing1=[passing1,1]):_valid1&&(valid3=!0,passing1=1),valid3)
errors=_errs9,vErrors!==null&&(_errs9?vErrors.length=_errs9:vErrors=null);else{let err7={instancePath:instancePath+"/tree",schemaPath:"#/properties/tree/oneOf",
keyword:"oneOf",params:{passingSchemas:passing1},message:"must match exactly one schema in oneOf"};return vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++,
validate29.errors=vErrors,!1}var valid0=_errs8===errors}else var valid0=!0}else return validate29.errors=[{instancePath,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"}],!1;return validate29.errors=vErrors,errors===0}validate29.evaluated={props:{commit:!0,tree:!0},dynamicProps:!1,dynamicItems:!1};
function validate32(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate32.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),errors===0)if(data&&typeof data=="object"&&!Array.isArray(
data)){let missing0;if((data.baseStart===void 0||!func0.call(data,"baseStart"))&&(missing0="baseStart")||(data.baseEnd===void 0||!func0.call(data,"baseEnd"))&&(missing0=
"baseEnd")||(data.headStart===void 0||!func0.call(data,"headStart"))&&(missing0="headStart")||(data.headEnd===void 0||!func0.call(data,"headEnd"))&&(missing0="h\
eadEnd"))return validate32.errors=[{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:missing0},message:"must have required proper\
ty '"+missing0+"'"}],!1;if(data.baseStart!==void 0&&func0.call(data,"baseStart")){let data0=data.baseStart,_errs1=errors,_errs2=errors;if(!(typeof data0=="numbe\
r"&&!(data0%1)&&!isNaN(data0)&&isFinite(data0)))return validate32.errors=[{instancePath:instancePath+"/baseStart",schemaPath:"#/$defs/number/type",keyword:"type",
params:{type:"integer"},message:"must be integer"}],!1;if(errors===_errs2&&typeof data0=="number"&&isFinite(data0)){if(data0>9007199254740991||isNaN(data0))return validate32.
errors=[{instancePath:instancePath+"/baseStart",schemaPath:"#/$defs/number/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"m\
ust be <= 9007199254740991"}],!1;if(data0<0||isNaN(data0))return validate32.errors=[{instancePath:instancePath+"/baseStart",schemaPath:"#/$defs/number/minimum",
keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}var valid0=_errs1===errors}else var valid0=!0;if(valid0){if(data.baseEnd!==void 0&&
func0.call(data,"baseEnd")){let data1=data.baseEnd,_errs4=errors,_errs5=errors;if(!(typeof data1=="number"&&!(data1%1)&&!isNaN(data1)&&isFinite(data1)))return validate32.
errors=[{instancePath:instancePath+"/baseEnd",schemaPath:"#/$defs/number/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===
_errs5&&typeof data1=="number"&&isFinite(data1)){if(data1>9007199254740991||isNaN(data1))return validate32.errors=[{instancePath:instancePath+"/baseEnd",schemaPath:"\
#/$defs/number/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"}],!1;if(data1<0||isNaN(data1))return validate32.
errors=[{instancePath:instancePath+"/baseEnd",schemaPath:"#/$defs/number/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}
var valid0=_errs4===errors}else var valid0=!0;if(valid0){if(data.headStart!==void 0&&func0.call(data,"headStart")){let data2=data.headStart,_errs7=errors,_errs8=errors;
if(!(typeof data2=="number"&&!(data2%1)&&!isNaN(data2)&&isFinite(data2)))return validate32.errors=[{instancePath:instancePath+"/headStart",schemaPath:"#/$defs/n\
umber/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===_errs8&&typeof data2=="number"&&isFinite(data2)){if(data2>9007199254740991||
isNaN(data2))return validate32.errors=[{instancePath:instancePath+"/headStart",schemaPath:"#/$defs/number/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},
message:"must be <= 9007199254740991"}],!1;if(data2<0||isNaN(data2))return validate32.errors=[{instancePath:instancePath+"/headStart",schemaPath:"#/$defs/number\
/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}var valid0=_errs7===errors}else var valid0=!0;if(valid0)if(data.headEnd!==
void 0&&func0.call(data,"headEnd")){let data3=data.headEnd,_errs10=errors,_errs11=errors;if(!(typeof data3=="number"&&!(data3%1)&&!isNaN(data3)&&isFinite(data3)))
return validate32.errors=[{instancePath:instancePath+"/headEnd",schemaPath:"#/$defs/number/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],
!1;if(errors===_errs11&&typeof data3=="number"&&isFinite(data3)){if(data3>9007199254740991||isNaN(data3))return validate32.errors=[{instancePath:instancePath+"/\
headEnd",schemaPath:"#/$defs/number/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"}],!1;if(data3<
0||isNaN(data3))return validate32.errors=[{instancePath:instancePath+"/headEnd",schemaPath:"#/$defs/number/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"}],!1}var valid0=_errs10===errors}else var valid0=!0}}}else return validate32.errors=[{instancePath,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"}],!1;return validate32.errors=vErrors,errors===0}validate32.evaluated={props:{baseStart:!0,baseEnd:!0,headStart:!0,headEnd:!0},
dynamicProps:!1,dynamicItems:!1};function validate23(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,
evaluated0=validate23.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),errors===0)if(data&&typeof data==
"object"&&!Array.isArray(data)){let missing0;if((data.record===void 0||!func0.call(data,"record"))&&(missing0="record")||(data.server===void 0||!func0.call(data,
"server"))&&(missing0="server")||(data.programFiles===void 0||!func0.call(data,"programFiles"))&&(missing0="programFiles")||(data.withheld===void 0||!func0.call(
data,"withheld"))&&(missing0="withheld")||(data.unchecked===void 0||!func0.call(data,"unchecked"))&&(missing0="unchecked")||(data.configurationFiles===void 0||!func0.
call(data,"configurationFiles"))&&(missing0="configurationFiles")||(data.told===void 0||!func0.call(data,"told"))&&(missing0="told")||(data.settings===void 0||!func0.
call(data,"settings"))&&(missing0="settings"))return validate23.errors=[{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:missing0},
message:"must have required property '"+missing0+"'"}],!1;if(data.programFiles!==void 0&&func0.call(data,"programFiles")){let data0=data.programFiles,_errs1=errors,
_errs2=errors;if(!(typeof data0=="number"&&!(data0%1)&&!isNaN(data0)&&isFinite(data0)))return validate23.errors=[{instancePath:instancePath+"/programFiles",schemaPath:"\
#/$defs/number/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===_errs2&&typeof data0=="number"&&isFinite(data0)){if(data0>
9007199254740991||isNaN(data0))return validate23.errors=[{instancePath:instancePath+"/programFiles",schemaPath:"#/$defs/number/maximum",keyword:"maximum",params:{
comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"}],!1;if(data0<0||isNaN(data0))return validate23.errors=[{instancePath:instancePath+
"/programFiles",schemaPath:"#/$defs/number/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}var valid0=_errs1===errors}else
var valid0=!0;if(valid0){if(data.dependencies!==void 0&&func0.call(data,"dependencies")){let data1=data.dependencies,_errs4=errors;if(errors===_errs4)if(data1&&
typeof data1=="object"&&!Array.isArray(data1))for(let key0 of Object.keys(data1)){let data2=data1[key0],_errs7=errors;if(errors===errors)if(typeof data2=="strin\
g"){if(!pattern5.test(data2))return validate23.errors=[{instancePath:instancePath+"/dependencies/"+key0.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/$de\
fs/sha256/pattern",keyword:"pattern",params:{pattern:"^sha256:[0-9a-f]{64}$"},message:'must match pattern "^sha256:[0-9a-f]{64}$"'}],!1}else return validate23.errors=
[{instancePath:instancePath+"/dependencies/"+key0.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/$defs/sha256/type",keyword:"type",params:{type:"string"},
message:"must be string"}],!1;var valid2=_errs7===errors;if(!valid2)break}else return validate23.errors=[{instancePath:instancePath+"/dependencies",schemaPath:"\
#/properties/dependencies/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var valid0=_errs4===errors}else var valid0=!0;if(valid0){if(data.
packages!==void 0&&func0.call(data,"packages")){let data3=data.packages,_errs10=errors,_errs11=errors,valid4=!1,passing0=null,_errs12=errors;if(errors===errors)
if(typeof data3=="string"){if(!pattern5.test(data3)){let err0={instancePath:instancePath+"/packages",schemaPath:"#/$defs/sha256/pattern",keyword:"pattern",params:{
pattern:"^sha256:[0-9a-f]{64}$"},message:'must match pattern "^sha256:[0-9a-f]{64}$"'};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}}else{let err1={
instancePath:instancePath+"/packages",schemaPath:"#/$defs/sha256/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err1]:
vErrors.push(err1),errors++}var _valid0=_errs12===errors;_valid0&&(valid4=!0,passing0=0);let _errs15=errors;if(data3!==null){let err2={instancePath:instancePath+
"/packages",schemaPath:"#/properties/packages/oneOf/1/type",keyword:"type",params:{type:"null"},message:"must be null"};vErrors===null?vErrors=[err2]:vErrors.push(
err2),errors++}var _valid0=_errs15===errors;if(_valid0&&valid4?(valid4=!1,passing0=[passing0,1]):_valid0&&(valid4=!0,passing0=1),valid4)errors=_errs11,vErrors!==
null&&(_errs11?vErrors.length=_errs11:vErrors=null);else{let err3={instancePath:instancePath+"/packages",schemaPath:"#/properties/packages/oneOf",keyword:"oneOf",
params:{passingSchemas:passing0},message:"must match exactly one schema in oneOf"};return vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++,validate23.errors=
vErrors,!1}var valid0=_errs10===errors}else var valid0=!0;if(valid0){if(data.configurationFiles!==void 0&&func0.call(data,"configurationFiles")){let data4=data.
configurationFiles,_errs17=errors;if(errors===_errs17)if(Array.isArray(data4)){var valid6=!0;let len0=data4.length;for(let i0=0;i0<len0;i0++){let data5=data4[i0],
_errs19=errors;if(errors===errors)if(typeof data5=="string"){if(!pattern13.test(data5))return validate23.errors=[{instancePath:instancePath+"/configurationFiles\
/"+i0,schemaPath:"#/$defs/path/pattern",keyword:"pattern",params:{pattern:"^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$"},message:'mus\
t match pattern "^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$"'}],!1}else return validate23.errors=[{instancePath:instancePath+"/confi\
gurationFiles/"+i0,schemaPath:"#/$defs/path/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid6=_errs19===errors;if(!valid6)break}}else
return validate23.errors=[{instancePath:instancePath+"/configurationFiles",schemaPath:"#/properties/configurationFiles/type",keyword:"type",params:{type:"array"},
message:"must be array"}],!1;var valid0=_errs17===errors}else var valid0=!0;if(valid0){if(data.told!==void 0&&func0.call(data,"told")){let data6=data.told,_errs22=errors;
if(errors===_errs22)if(Array.isArray(data6)){var valid8=!0;let len1=data6.length;for(let i1=0;i1<len1;i1++){let data7=data6[i1],_errs24=errors;if(errors===_errs24)
if(data7&&typeof data7=="object"&&!Array.isArray(data7)){let missing1;if((data7.path===void 0||!func0.call(data7,"path"))&&(missing1="path")||(data7.range===void 0||
!func0.call(data7,"range"))&&(missing1="range")||(data7.severity===void 0||!func0.call(data7,"severity"))&&(missing1="severity")||(data7.source===void 0||!func0.
call(data7,"source"))&&(missing1="source")||(data7.code===void 0||!func0.call(data7,"code"))&&(missing1="code")||(data7.message===void 0||!func0.call(data7,"mes\
sage"))&&(missing1="message")||(data7.line===void 0||!func0.call(data7,"line"))&&(missing1="line"))return validate23.errors=[{instancePath:instancePath+"/told/"+
i1,schemaPath:"#/properties/told/items/required",keyword:"required",params:{missingProperty:missing1},message:"must have required property '"+missing1+"'"}],!1;
if(data7.path!==void 0&&func0.call(data7,"path")){let data8=data7.path,_errs26=errors;if(errors===errors)if(typeof data8=="string"){if(!pattern13.test(data8))return validate23.
errors=[{instancePath:instancePath+"/told/"+i1+"/path",schemaPath:"#/$defs/path/pattern",keyword:"pattern",params:{pattern:"^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?\
!\\.{1,2}(?:/|$))[^/\\u0000]+)*$"},message:'must match pattern "^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$"'}],!1}else return validate23.
errors=[{instancePath:instancePath+"/told/"+i1+"/path",schemaPath:"#/$defs/path/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid9=_errs26===
errors}else var valid9=!0;if(valid9){if(data7.range!==void 0&&func0.call(data7,"range")){let _errs29=errors;validate24(data7.range,{instancePath:instancePath+"/\
told/"+i1+"/range",parentData:data7,parentDataProperty:"range",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate24.errors:vErrors.concat(validate24.errors),
errors=vErrors.length);var valid9=_errs29===errors}else var valid9=!0;if(valid9){if(data7.line!==void 0&&func0.call(data7,"line")){let data10=data7.line,_errs30=errors;
if(typeof data10!="string"&&data10!==null)return validate23.errors=[{instancePath:instancePath+"/told/"+i1+"/line",schemaPath:"#/properties/told/items/propertie\
s/line/type",keyword:"type",params:{type:schema43.properties.told.items.properties.line.type},message:"must be string,null"}],!1;var valid9=_errs30===errors}else
var valid9=!0;if(valid9){if(data7.severity!==void 0&&func0.call(data7,"severity")){let data11=data7.severity,_errs32=errors;if(!(data11==="error"||data11==="war\
ning"||data11==="information"||data11==="hint"))return validate23.errors=[{instancePath:instancePath+"/told/"+i1+"/severity",schemaPath:"#/properties/told/items\
/properties/severity/enum",keyword:"enum",params:{allowedValues:schema43.properties.told.items.properties.severity.enum},message:"must be equal to one of the al\
lowed values"}],!1;var valid9=_errs32===errors}else var valid9=!0;if(valid9){if(data7.source!==void 0&&func0.call(data7,"source")){let _errs33=errors;if(typeof data7.
source!="string")return validate23.errors=[{instancePath:instancePath+"/told/"+i1+"/source",schemaPath:"#/properties/told/items/properties/source/type",keyword:"\
type",params:{type:"string"},message:"must be string"}],!1;var valid9=_errs33===errors}else var valid9=!0;if(valid9){if(data7.code!==void 0&&func0.call(data7,"c\
ode")){let _errs35=errors;if(typeof data7.code!="string")return validate23.errors=[{instancePath:instancePath+"/told/"+i1+"/code",schemaPath:"#/properties/told/\
items/properties/code/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid9=_errs35===errors}else var valid9=!0;if(valid9)if(data7.
message!==void 0&&func0.call(data7,"message")){let _errs37=errors;if(typeof data7.message!="string")return validate23.errors=[{instancePath:instancePath+"/told/"+
i1+"/message",schemaPath:"#/properties/told/items/properties/message/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid9=_errs37===
errors}else var valid9=!0}}}}}}else return validate23.errors=[{instancePath:instancePath+"/told/"+i1,schemaPath:"#/properties/told/items/type",keyword:"type",params:{
type:"object"},message:"must be object"}],!1;var valid8=_errs24===errors;if(!valid8)break}}else return validate23.errors=[{instancePath:instancePath+"/told",schemaPath:"\
#/properties/told/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var valid0=_errs22===errors}else var valid0=!0;if(valid0){if(data.overlays!==
void 0&&func0.call(data,"overlays")){let data15=data.overlays,_errs39=errors;if(errors===_errs39)if(Array.isArray(data15)){var valid11=!0;let len2=data15.length;
for(let i2=0;i2<len2;i2++){let data16=data15[i2],_errs41=errors;if(errors===_errs41)if(data16&&typeof data16=="object"&&!Array.isArray(data16)){let missing2;if((data16.
path===void 0||!func0.call(data16,"path"))&&(missing2="path")||(data16.languageId===void 0||!func0.call(data16,"languageId"))&&(missing2="languageId")||(data16.
text===void 0||!func0.call(data16,"text"))&&(missing2="text"))return validate23.errors=[{instancePath:instancePath+"/overlays/"+i2,schemaPath:"#/properties/over\
lays/items/required",keyword:"required",params:{missingProperty:missing2},message:"must have required property '"+missing2+"'"}],!1;if(data16.path!==void 0&&func0.
call(data16,"path")){let data17=data16.path,_errs43=errors;if(errors===errors)if(typeof data17=="string"){if(!pattern13.test(data17))return validate23.errors=[{
instancePath:instancePath+"/overlays/"+i2+"/path",schemaPath:"#/$defs/path/pattern",keyword:"pattern",params:{pattern:"^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1\
,2}(?:/|$))[^/\\u0000]+)*$"},message:'must match pattern "^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$"'}],!1}else return validate23.errors=
[{instancePath:instancePath+"/overlays/"+i2+"/path",schemaPath:"#/$defs/path/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid12=_errs43===
errors}else var valid12=!0;if(valid12){if(data16.languageId!==void 0&&func0.call(data16,"languageId")){let _errs46=errors;if(typeof data16.languageId!="string")
return validate23.errors=[{instancePath:instancePath+"/overlays/"+i2+"/languageId",schemaPath:"#/properties/overlays/items/properties/languageId/type",keyword:"\
type",params:{type:"string"},message:"must be string"}],!1;var valid12=_errs46===errors}else var valid12=!0;if(valid12)if(data16.text!==void 0&&func0.call(data16,
"text")){let _errs48=errors;if(typeof data16.text!="string")return validate23.errors=[{instancePath:instancePath+"/overlays/"+i2+"/text",schemaPath:"#/propertie\
s/overlays/items/properties/text/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid12=_errs48===errors}else var valid12=!0}}else
return validate23.errors=[{instancePath:instancePath+"/overlays/"+i2,schemaPath:"#/properties/overlays/items/type",keyword:"type",params:{type:"object"},message:"\
must be object"}],!1;var valid11=_errs41===errors;if(!valid11)break}}else return validate23.errors=[{instancePath:instancePath+"/overlays",schemaPath:"#/propert\
ies/overlays/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var valid0=_errs39===errors}else var valid0=!0;if(valid0){if(data.parts!==void 0&&
func0.call(data,"parts")){let data20=data.parts,_errs50=errors;if(errors===_errs50)if(Array.isArray(data20)){var valid14=!0;let len3=data20.length;for(let i3=0;i3<
len3;i3++){let data21=data20[i3],_errs52=errors;if(errors===_errs52)if(data21&&typeof data21=="object"&&!Array.isArray(data21)){let missing3;if((data21.configuration===
void 0||!func0.call(data21,"configuration"))&&(missing3="configuration")||(data21.paths===void 0||!func0.call(data21,"paths"))&&(missing3="paths"))return validate23.
errors=[{instancePath:instancePath+"/parts/"+i3,schemaPath:"#/properties/parts/items/required",keyword:"required",params:{missingProperty:missing3},message:"mus\
t have required property '"+missing3+"'"}],!1;if(data21.configuration!==void 0&&func0.call(data21,"configuration")){let data22=data21.configuration,_errs54=errors;
if(errors===errors)if(typeof data22=="string"){if(!pattern13.test(data22))return validate23.errors=[{instancePath:instancePath+"/parts/"+i3+"/configuration",schemaPath:"\
#/$defs/path/pattern",keyword:"pattern",params:{pattern:"^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$"},message:'must match pattern "^\
(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$"'}],!1}else return validate23.errors=[{instancePath:instancePath+"/parts/"+i3+"/configurat\
ion",schemaPath:"#/$defs/path/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid15=_errs54===errors}else var valid15=!0;if(valid15)
if(data21.paths!==void 0&&func0.call(data21,"paths")){let data23=data21.paths,_errs57=errors;if(errors===_errs57)if(Array.isArray(data23)){var valid17=!0;let len4=data23.
length;for(let i4=0;i4<len4;i4++){let data24=data23[i4],_errs59=errors;if(errors===errors)if(typeof data24=="string"){if(!pattern13.test(data24))return validate23.
errors=[{instancePath:instancePath+"/parts/"+i3+"/paths/"+i4,schemaPath:"#/$defs/path/pattern",keyword:"pattern",params:{pattern:"^(?!\\.{1,2}(?:/|$))[^/\\u0000]+\
(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$"},message:'must match pattern "^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$"'}],!1}else return validate23.
errors=[{instancePath:instancePath+"/parts/"+i3+"/paths/"+i4,schemaPath:"#/$defs/path/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;
var valid17=_errs59===errors;if(!valid17)break}}else return validate23.errors=[{instancePath:instancePath+"/parts/"+i3+"/paths",schemaPath:"#/properties/parts/i\
tems/properties/paths/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var valid15=_errs57===errors}else var valid15=!0}else return validate23.
errors=[{instancePath:instancePath+"/parts/"+i3,schemaPath:"#/properties/parts/items/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var valid14=_errs52===
errors;if(!valid14)break}}else return validate23.errors=[{instancePath:instancePath+"/parts",schemaPath:"#/properties/parts/type",keyword:"type",params:{type:"a\
rray"},message:"must be array"}],!1;var valid0=_errs50===errors}else var valid0=!0;if(valid0){if(data.imported!==void 0&&func0.call(data,"imported")){let data25=data.
imported,_errs62=errors;if(errors===_errs62)if(data25&&typeof data25=="object"&&!Array.isArray(data25))for(let key1 of Object.keys(data25)){let _errs65=errors;if(typeof data25[key1]!=
"string")return validate23.errors=[{instancePath:instancePath+"/imported/"+key1.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/imported/additio\
nalProperties/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid19=_errs65===errors;if(!valid19)break}else return validate23.errors=
[{instancePath:instancePath+"/imported",schemaPath:"#/properties/imported/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var valid0=_errs62===
errors}else var valid0=!0;if(valid0){if(data.declared!==void 0&&func0.call(data,"declared")){let data27=data.declared,_errs67=errors;if(errors===_errs67)if(Array.
isArray(data27)){var valid20=!0;let len5=data27.length;for(let i5=0;i5<len5;i5++){let data28=data27[i5],_errs69=errors;if(errors===_errs69)if(data28&&typeof data28==
"object"&&!Array.isArray(data28)){let missing4;if((data28.folder===void 0||!func0.call(data28,"folder"))&&(missing4="folder")||(data28.requiresPython===void 0||
!func0.call(data28,"requiresPython"))&&(missing4="requiresPython")||(data28.packages===void 0||!func0.call(data28,"packages"))&&(missing4="packages"))return validate23.
errors=[{instancePath:instancePath+"/declared/"+i5,schemaPath:"#/properties/declared/items/required",keyword:"required",params:{missingProperty:missing4},message:"\
must have required property '"+missing4+"'"}],!1;if(data28.folder!==void 0&&func0.call(data28,"folder")){let _errs71=errors;if(typeof data28.folder!="string")return validate23.
errors=[{instancePath:instancePath+"/declared/"+i5+"/folder",schemaPath:"#/properties/declared/items/properties/folder/type",keyword:"type",params:{type:"string"},
message:"must be string"}],!1;var valid21=_errs71===errors}else var valid21=!0;if(valid21){if(data28.requiresPython!==void 0&&func0.call(data28,"requiresPython")){
let data30=data28.requiresPython,_errs73=errors;if(typeof data30!="string"&&data30!==null)return validate23.errors=[{instancePath:instancePath+"/declared/"+i5+"\
/requiresPython",schemaPath:"#/properties/declared/items/properties/requiresPython/type",keyword:"type",params:{type:schema43.properties.declared.items.properties.
requiresPython.type},message:"must be string,null"}],!1;var valid21=_errs73===errors}else var valid21=!0;if(valid21){if(data28.installer!==void 0&&func0.call(data28,
"installer")){let _errs75=errors;if(typeof data28.installer!="string")return validate23.errors=[{instancePath:instancePath+"/declared/"+i5+"/installer",schemaPath:"\
#/properties/declared/items/properties/installer/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid21=_errs75===errors}else var valid21=!0;
if(valid21){if(data28.dynamic!==void 0&&func0.call(data28,"dynamic")){let _errs77=errors;if(typeof data28.dynamic!="string")return validate23.errors=[{instancePath:instancePath+
"/declared/"+i5+"/dynamic",schemaPath:"#/properties/declared/items/properties/dynamic/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;
var valid21=_errs77===errors}else var valid21=!0;if(valid21)if(data28.packages!==void 0&&func0.call(data28,"packages")){let data33=data28.packages,_errs79=errors;
if(errors===_errs79)if(Array.isArray(data33)){var valid22=!0;let len6=data33.length;for(let i6=0;i6<len6;i6++){let data34=data33[i6],_errs81=errors;if(errors===
_errs81)if(data34&&typeof data34=="object"&&!Array.isArray(data34)){let missing5;if((data34.ecosystem===void 0||!func0.call(data34,"ecosystem"))&&(missing5="eco\
system")||(data34.name===void 0||!func0.call(data34,"name"))&&(missing5="name")||(data34.group===void 0||!func0.call(data34,"group"))&&(missing5="group")||(data34.
marker===void 0||!func0.call(data34,"marker"))&&(missing5="marker")||(data34.installed===void 0||!func0.call(data34,"installed"))&&(missing5="installed"))return validate23.
errors=[{instancePath:instancePath+"/declared/"+i5+"/packages/"+i6,schemaPath:"#/properties/declared/items/properties/packages/items/required",keyword:"required",
params:{missingProperty:missing5},message:"must have required property '"+missing5+"'"}],!1;if(data34.ecosystem!==void 0&&func0.call(data34,"ecosystem")){let data35=data34.
ecosystem,_errs83=errors;if(!(data35==="npm"||data35==="pypi"||data35==="conda"))return validate23.errors=[{instancePath:instancePath+"/declared/"+i5+"/packages\
/"+i6+"/ecosystem",schemaPath:"#/properties/declared/items/properties/packages/items/properties/ecosystem/enum",keyword:"enum",params:{allowedValues:schema43.properties.
declared.items.properties.packages.items.properties.ecosystem.enum},message:"must be equal to one of the allowed values"}],!1;var valid23=_errs83===errors}else var valid23=!0;
if(valid23){if(data34.name!==void 0&&func0.call(data34,"name")){let _errs84=errors;if(typeof data34.name!="string")return validate23.errors=[{instancePath:instancePath+
"/declared/"+i5+"/packages/"+i6+"/name",schemaPath:"#/properties/declared/items/properties/packages/items/properties/name/type",keyword:"type",params:{type:"str\
ing"},message:"must be string"}],!1;var valid23=_errs84===errors}else var valid23=!0;if(valid23){if(data34.group!==void 0&&func0.call(data34,"group")){let data37=data34.
group,_errs86=errors;if(typeof data37!="string"&&data37!==null)return validate23.errors=[{instancePath:instancePath+"/declared/"+i5+"/packages/"+i6+"/group",schemaPath:"\
#/properties/declared/items/properties/packages/items/properties/group/type",keyword:"type",params:{type:schema43.properties.declared.items.properties.packages.
items.properties.group.type},message:"must be string,null"}],!1;var valid23=_errs86===errors}else var valid23=!0;if(valid23){if(data34.marker!==void 0&&func0.call(
data34,"marker")){let data38=data34.marker,_errs88=errors;if(typeof data38!="string"&&data38!==null)return validate23.errors=[{instancePath:instancePath+"/decla\
red/"+i5+"/packages/"+i6+"/marker",schemaPath:"#/properties/declared/items/properties/packages/items/properties/marker/type",keyword:"type",params:{type:schema43.
properties.declared.items.properties.packages.items.properties.marker.type},message:"must be string,null"}],!1;var valid23=_errs88===errors}else var valid23=!0;
if(valid23){if(data34.installed!==void 0&&func0.call(data34,"installed")){let data39=data34.installed,_errs90=errors;if(typeof data39!="string"&&data39!==null)return validate23.
errors=[{instancePath:instancePath+"/declared/"+i5+"/packages/"+i6+"/installed",schemaPath:"#/properties/declared/items/properties/packages/items/properties/ins\
talled/type",keyword:"type",params:{type:schema43.properties.declared.items.properties.packages.items.properties.installed.type},message:"must be string,null"}],
!1;var valid23=_errs90===errors}else var valid23=!0;if(valid23){if(data34.modules!==void 0&&func0.call(data34,"modules")){let data40=data34.modules,_errs92=errors;
if(errors===_errs92)if(Array.isArray(data40)){var valid24=!0;let len7=data40.length;for(let i7=0;i7<len7;i7++){let _errs94=errors;if(typeof data40[i7]!="string")
return validate23.errors=[{instancePath:instancePath+"/declared/"+i5+"/packages/"+i6+"/modules/"+i7,schemaPath:"#/properties/declared/items/properties/packages/\
items/properties/modules/items/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid24=_errs94===errors;if(!valid24)break}}else return validate23.
errors=[{instancePath:instancePath+"/declared/"+i5+"/packages/"+i6+"/modules",schemaPath:"#/properties/declared/items/properties/packages/items/properties/modul\
es/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var valid23=_errs92===errors}else var valid23=!0;if(valid23){if(data34.locked!==void 0&&
func0.call(data34,"locked")){let data42=data34.locked,_errs96=errors;if(errors===_errs96)if(Array.isArray(data42)){var valid25=!0;let len8=data42.length;for(let i8=0;i8<
len8;i8++){let _errs98=errors;if(typeof data42[i8]!="string")return validate23.errors=[{instancePath:instancePath+"/declared/"+i5+"/packages/"+i6+"/locked/"+i8,
schemaPath:"#/properties/declared/items/properties/packages/items/properties/locked/items/type",keyword:"type",params:{type:"string"},message:"must be string"}],
!1;var valid25=_errs98===errors;if(!valid25)break}}else return validate23.errors=[{instancePath:instancePath+"/declared/"+i5+"/packages/"+i6+"/locked",schemaPath:"\
#/properties/declared/items/properties/packages/items/properties/locked/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var valid23=_errs96===
errors}else var valid23=!0;if(valid23){if(data34.lockedBy!==void 0&&func0.call(data34,"lockedBy")){let _errs100=errors;if(typeof data34.lockedBy!="string")return validate23.
errors=[{instancePath:instancePath+"/declared/"+i5+"/packages/"+i6+"/lockedBy",schemaPath:"#/properties/declared/items/properties/packages/items/properties/lock\
edBy/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid23=_errs100===errors}else var valid23=!0;if(valid23){if(data34.elsewhere!==
void 0&&func0.call(data34,"elsewhere")){let _errs102=errors;if(typeof data34.elsewhere!="string")return validate23.errors=[{instancePath:instancePath+"/declared\
/"+i5+"/packages/"+i6+"/elsewhere",schemaPath:"#/properties/declared/items/properties/packages/items/properties/elsewhere/type",keyword:"type",params:{type:"str\
ing"},message:"must be string"}],!1;var valid23=_errs102===errors}else var valid23=!0;if(valid23){if(data34.isOnlyLocked!==void 0&&func0.call(data34,"isOnlyLock\
ed")){let _errs104=errors;if(data34.isOnlyLocked!==!0)return validate23.errors=[{instancePath:instancePath+"/declared/"+i5+"/packages/"+i6+"/isOnlyLocked",schemaPath:"\
#/properties/declared/items/properties/packages/items/properties/isOnlyLocked/const",keyword:"const",params:{allowedValue:!0},message:"must be equal to constant"}],
!1;var valid23=_errs104===errors}else var valid23=!0;if(valid23)if(data34.isOwn!==void 0&&func0.call(data34,"isOwn")){let _errs105=errors;if(data34.isOwn!==!0)return validate23.
errors=[{instancePath:instancePath+"/declared/"+i5+"/packages/"+i6+"/isOwn",schemaPath:"#/properties/declared/items/properties/packages/items/properties/isOwn/c\
onst",keyword:"const",params:{allowedValue:!0},message:"must be equal to constant"}],!1;var valid23=_errs105===errors}else var valid23=!0}}}}}}}}}}else return validate23.
errors=[{instancePath:instancePath+"/declared/"+i5+"/packages/"+i6,schemaPath:"#/properties/declared/items/properties/packages/items/type",keyword:"type",params:{
type:"object"},message:"must be object"}],!1;var valid22=_errs81===errors;if(!valid22)break}}else return validate23.errors=[{instancePath:instancePath+"/declare\
d/"+i5+"/packages",schemaPath:"#/properties/declared/items/properties/packages/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var valid21=_errs79===
errors}else var valid21=!0}}}}else return validate23.errors=[{instancePath:instancePath+"/declared/"+i5,schemaPath:"#/properties/declared/items/type",keyword:"t\
ype",params:{type:"object"},message:"must be object"}],!1;var valid20=_errs69===errors;if(!valid20)break}}else return validate23.errors=[{instancePath:instancePath+
"/declared",schemaPath:"#/properties/declared/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var valid0=_errs67===errors}else var valid0=!0;
if(valid0){if(data.record!==void 0&&func0.call(data,"record")){let data48=data.record,_errs106=errors;if(!(data48&&typeof data48=="object"&&!Array.isArray(data48))&&
data48!==null)return validate23.errors=[{instancePath:instancePath+"/record",schemaPath:"#/properties/record/type",keyword:"type",params:{type:schema43.properties.
record.type},message:"must be object,null"}],!1;if(errors===_errs106&&data48&&typeof data48=="object"&&!Array.isArray(data48)){let missing6;if((data48.base===void 0||
!func0.call(data48,"base"))&&(missing6="base")||(data48.head===void 0||!func0.call(data48,"head"))&&(missing6="head")||(data48.policy===void 0||!func0.call(data48,
"policy"))&&(missing6="policy")||(data48.changedFiles===void 0||!func0.call(data48,"changedFiles"))&&(missing6="changedFiles")||(data48.policyChanges===void 0||
!func0.call(data48,"policyChanges"))&&(missing6="policyChanges")||(data48.safety===void 0||!func0.call(data48,"safety"))&&(missing6="safety")||(data48.ignore===
void 0||!func0.call(data48,"ignore"))&&(missing6="ignore")||(data48.shown===void 0||!func0.call(data48,"shown"))&&(missing6="shown")||(data48.limits===void 0||!func0.
call(data48,"limits"))&&(missing6="limits"))return validate23.errors=[{instancePath:instancePath+"/record",schemaPath:"#/properties/record/required",keyword:"re\
quired",params:{missingProperty:missing6},message:"must have required property '"+missing6+"'"}],!1;if(data48.base!==void 0&&func0.call(data48,"base")){let _errs108=errors;
validate29(data48.base,{instancePath:instancePath+"/record/base",parentData:data48,parentDataProperty:"base",rootData,dynamicAnchors})||(vErrors=vErrors===null?
validate29.errors:vErrors.concat(validate29.errors),errors=vErrors.length);var valid26=_errs108===errors}else var valid26=!0;if(valid26){if(data48.head!==void 0&&
func0.call(data48,"head")){let _errs109=errors;validate29(data48.head,{instancePath:instancePath+"/record/head",parentData:data48,parentDataProperty:"head",rootData,
dynamicAnchors})||(vErrors=vErrors===null?validate29.errors:vErrors.concat(validate29.errors),errors=vErrors.length);var valid26=_errs109===errors}else var valid26=!0;
if(valid26){if(data48.policy!==void 0&&func0.call(data48,"policy")){let data51=data48.policy,_errs110=errors;if(errors===_errs110)if(data51&&typeof data51=="obj\
ect"&&!Array.isArray(data51)){let missing7;if((data51.origin===void 0||!func0.call(data51,"origin"))&&(missing7="origin")||(data51.digest===void 0||!func0.call(
data51,"digest"))&&(missing7="digest")||(data51.failOn===void 0||!func0.call(data51,"failOn"))&&(missing7="failOn")||(data51.unknown===void 0||!func0.call(data51,
"unknown"))&&(missing7="unknown")||(data51.change===void 0||!func0.call(data51,"change"))&&(missing7="change"))return validate23.errors=[{instancePath:instancePath+
"/record/policy",schemaPath:"#/properties/record/properties/policy/required",keyword:"required",params:{missingProperty:missing7},message:"must have required pr\
operty '"+missing7+"'"}],!1}else return validate23.errors=[{instancePath:instancePath+"/record/policy",schemaPath:"#/properties/record/properties/policy/type",keyword:"\
type",params:{type:"object"},message:"must be object"}],!1;var valid26=_errs110===errors}else var valid26=!0;if(valid26){if(data48.changedFiles!==void 0&&func0.
call(data48,"changedFiles")){let data52=data48.changedFiles,_errs112=errors;if(errors===_errs112)if(Array.isArray(data52)){var valid27=!0;let len9=data52.length;
for(let i9=0;i9<len9;i9++){let data53=data52[i9],_errs114=errors;if(errors===_errs114)if(data53&&typeof data53=="object"&&!Array.isArray(data53)){let missing8;if((data53.
from===void 0||!func0.call(data53,"from"))&&(missing8="from")||(data53.to===void 0||!func0.call(data53,"to"))&&(missing8="to"))return validate23.errors=[{instancePath:instancePath+
"/record/changedFiles/"+i9,schemaPath:"#/properties/record/properties/changedFiles/items/required",keyword:"required",params:{missingProperty:missing8},message:"\
must have required property '"+missing8+"'"}],!1;if(data53.from!==void 0&&func0.call(data53,"from")){let data54=data53.from,_errs116=errors,_errs117=errors,valid29=!1,
passing1=null,_errs118=errors;if(errors===errors)if(typeof data54=="string"){if(!pattern13.test(data54)){let err4={instancePath:instancePath+"/record/changedFil\
es/"+i9+"/from",schemaPath:"#/$defs/path/pattern",keyword:"pattern",params:{pattern:"^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$"},message:'\
must match pattern "^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$"'};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}}else{let err5={
instancePath:instancePath+"/record/changedFiles/"+i9+"/from",schemaPath:"#/$defs/path/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===
null?vErrors=[err5]:vErrors.push(err5),errors++}var _valid1=_errs118===errors;_valid1&&(valid29=!0,passing1=0);let _errs121=errors;if(data54!==null){let err6={instancePath:instancePath+
"/record/changedFiles/"+i9+"/from",schemaPath:"#/properties/record/properties/changedFiles/items/properties/from/oneOf/1/type",keyword:"type",params:{type:"null"},
message:"must be null"};vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}var _valid1=_errs121===errors;if(_valid1&&valid29?(valid29=!1,passing1=[passing1,
1]):_valid1&&(valid29=!0,passing1=1),valid29)errors=_errs117,vErrors!==null&&(_errs117?vErrors.length=_errs117:vErrors=null);else{let err7={instancePath:instancePath+
"/record/changedFiles/"+i9+"/from",schemaPath:"#/properties/record/properties/changedFiles/items/properties/from/oneOf",keyword:"oneOf",params:{passingSchemas:passing1},
message:"must match exactly one schema in oneOf"};return vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++,validate23.errors=vErrors,!1}var valid28=_errs116===
errors}else var valid28=!0;if(valid28)if(data53.to!==void 0&&func0.call(data53,"to")){let data55=data53.to,_errs123=errors,_errs124=errors,valid31=!1,passing2=null,
_errs125=errors;if(errors===errors)if(typeof data55=="string"){if(!pattern13.test(data55)){let err8={instancePath:instancePath+"/record/changedFiles/"+i9+"/to",
schemaPath:"#/$defs/path/pattern",keyword:"pattern",params:{pattern:"^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$"},message:'must matc\
h pattern "^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$"'};vErrors===null?vErrors=[err8]:vErrors.push(err8),errors++}}else{let err9={instancePath:instancePath+
"/record/changedFiles/"+i9+"/to",schemaPath:"#/$defs/path/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err9]:vErrors.
push(err9),errors++}var _valid2=_errs125===errors;_valid2&&(valid31=!0,passing2=0);let _errs128=errors;if(data55!==null){let err10={instancePath:instancePath+"/\
record/changedFiles/"+i9+"/to",schemaPath:"#/properties/record/properties/changedFiles/items/properties/to/oneOf/1/type",keyword:"type",params:{type:"null"},message:"\
must be null"};vErrors===null?vErrors=[err10]:vErrors.push(err10),errors++}var _valid2=_errs128===errors;if(_valid2&&valid31?(valid31=!1,passing2=[passing2,1]):
_valid2&&(valid31=!0,passing2=1),valid31)errors=_errs124,vErrors!==null&&(_errs124?vErrors.length=_errs124:vErrors=null);else{let err11={instancePath:instancePath+
"/record/changedFiles/"+i9+"/to",schemaPath:"#/properties/record/properties/changedFiles/items/properties/to/oneOf",keyword:"oneOf",params:{passingSchemas:passing2},
message:"must match exactly one schema in oneOf"};return vErrors===null?vErrors=[err11]:vErrors.push(err11),errors++,validate23.errors=vErrors,!1}var valid28=_errs123===
errors}else var valid28=!0}else return validate23.errors=[{instancePath:instancePath+"/record/changedFiles/"+i9,schemaPath:"#/properties/record/properties/chang\
edFiles/items/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var valid27=_errs114===errors;if(!valid27)break}}else return validate23.
errors=[{instancePath:instancePath+"/record/changedFiles",schemaPath:"#/properties/record/properties/changedFiles/type",keyword:"type",params:{type:"array"},message:"\
must be array"}],!1;var valid26=_errs112===errors}else var valid26=!0;if(valid26){if(data48.ignore!==void 0&&func0.call(data48,"ignore")){let data56=data48.ignore,
_errs130=errors;if(errors===_errs130)if(Array.isArray(data56)){var valid33=!0;let len10=data56.length;for(let i10=0;i10<len10;i10++){let _errs132=errors;if(typeof data56[i10]!=
"string")return validate23.errors=[{instancePath:instancePath+"/record/ignore/"+i10,schemaPath:"#/properties/record/properties/ignore/items/type",keyword:"type",
params:{type:"string"},message:"must be string"}],!1;var valid33=_errs132===errors;if(!valid33)break}}else return validate23.errors=[{instancePath:instancePath+
"/record/ignore",schemaPath:"#/properties/record/properties/ignore/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var valid26=_errs130===
errors}else var valid26=!0;if(valid26){if(data48.shown!==void 0&&func0.call(data48,"shown")){let data58=data48.shown,_errs134=errors;if(!(data58&&typeof data58==
"object"&&!Array.isArray(data58))&&data58!==null)return validate23.errors=[{instancePath:instancePath+"/record/shown",schemaPath:"#/properties/record/properties\
/shown/type",keyword:"type",params:{type:schema43.properties.record.properties.shown.type},message:"must be object,null"}],!1;if(errors===_errs134&&data58&&typeof data58==
"object"&&!Array.isArray(data58))for(let key2 of Object.keys(data58)){let data59=data58[key2],_errs137=errors,_errs138=errors,valid35=!1,passing3=null,_errs139=errors;
if(errors===_errs139)if(Array.isArray(data59)){var valid36=!0;let len11=data59.length;for(let i11=0;i11<len11;i11++){let _errs141=errors;validate32(data59[i11],
{instancePath:instancePath+"/record/shown/"+key2.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+i11,parentData:data59,parentDataProperty:i11,rootData,dynamicAnchors})||
(vErrors=vErrors===null?validate32.errors:vErrors.concat(validate32.errors),errors=vErrors.length);var valid36=_errs141===errors;if(!valid36)break}}else{let err12={
instancePath:instancePath+"/record/shown/"+key2.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/record/properties/shown/additionalProperties/one\
Of/0/type",keyword:"type",params:{type:"array"},message:"must be array"};vErrors===null?vErrors=[err12]:vErrors.push(err12),errors++}var _valid3=_errs139===errors;
_valid3&&(valid35=!0,passing3=0);let _errs142=errors;if(data59!==null){let err13={instancePath:instancePath+"/record/shown/"+key2.replace(/~/g,"~0").replace(/\//g,
"~1"),schemaPath:"#/properties/record/properties/shown/additionalProperties/oneOf/1/type",keyword:"type",params:{type:"null"},message:"must be null"};vErrors===
null?vErrors=[err13]:vErrors.push(err13),errors++}var _valid3=_errs142===errors;if(_valid3&&valid35?(valid35=!1,passing3=[passing3,1]):_valid3&&(valid35=!0,passing3=
1),valid35)errors=_errs138,vErrors!==null&&(_errs138?vErrors.length=_errs138:vErrors=null);else{let err14={instancePath:instancePath+"/record/shown/"+key2.replace(
/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/record/properties/shown/additionalProperties/oneOf",keyword:"oneOf",params:{passingSchemas:passing3},message:"\
must match exactly one schema in oneOf"};return vErrors===null?vErrors=[err14]:vErrors.push(err14),errors++,validate23.errors=vErrors,!1}var valid34=_errs137===
errors;if(!valid34)break}var valid26=_errs134===errors}else var valid26=!0;if(valid26){if(data48.waivers!==void 0&&func0.call(data48,"waivers")){let data61=data48.
waivers,_errs144=errors;if(errors===_errs144)if(Array.isArray(data61)){var valid37=!0;let len12=data61.length;for(let i12=0;i12<len12;i12++){let data62=data61[i12],
_errs146=errors,_errs148=errors,valid38=!1,passing4=null,_errs149=errors;if(data62&&typeof data62=="object"&&!Array.isArray(data62)){let missing9;if((data62.finding===
void 0||!func0.call(data62,"finding"))&&(missing9="finding")){let err15={instancePath:instancePath+"/record/waivers/"+i12,schemaPath:"#/properties/record/proper\
ties/waivers/items/oneOf/0/required",keyword:"required",params:{missingProperty:missing9},message:"must have required property '"+missing9+"'"};vErrors===null?vErrors=
[err15]:vErrors.push(err15),errors++}}var _valid4=_errs149===errors;_valid4&&(valid38=!0,passing4=0);let _errs150=errors;if(data62&&typeof data62=="object"&&!Array.
isArray(data62)){let missing10;if((data62.code===void 0||!func0.call(data62,"code"))&&(missing10="code")){let err16={instancePath:instancePath+"/record/waivers/"+
i12,schemaPath:"#/properties/record/properties/waivers/items/oneOf/1/required",keyword:"required",params:{missingProperty:missing10},message:"must have required\
 property '"+missing10+"'"};vErrors===null?vErrors=[err16]:vErrors.push(err16),errors++}}var _valid4=_errs150===errors;if(_valid4&&valid38?(valid38=!1,passing4=
[passing4,1]):_valid4&&(valid38=!0,passing4=1),valid38)errors=_errs148,vErrors!==null&&(_errs148?vErrors.length=_errs148:vErrors=null);else{let err17={instancePath:instancePath+
"/record/waivers/"+i12,schemaPath:"#/properties/record/properties/waivers/items/oneOf",keyword:"oneOf",params:{passingSchemas:passing4},message:"must match exac\
tly one schema in oneOf"};return vErrors===null?vErrors=[err17]:vErrors.push(err17),errors++,validate23.errors=vErrors,!1}if(errors===_errs146)if(data62&&typeof data62==
"object"&&!Array.isArray(data62)){let missing11;if((data62.by===void 0||!func0.call(data62,"by"))&&(missing11="by")||(data62.reason===void 0||!func0.call(data62,
"reason"))&&(missing11="reason"))return validate23.errors=[{instancePath:instancePath+"/record/waivers/"+i12,schemaPath:"#/properties/record/properties/waivers/\
items/required",keyword:"required",params:{missingProperty:missing11},message:"must have required property '"+missing11+"'"}],!1;if(data62.finding!==void 0&&func0.
call(data62,"finding")){let data63=data62.finding,_errs151=errors;if(typeof data63!="string"&&data63!==null)return validate23.errors=[{instancePath:instancePath+
"/record/waivers/"+i12+"/finding",schemaPath:"#/properties/record/properties/waivers/items/properties/finding/type",keyword:"type",params:{type:schema43.properties.
record.properties.waivers.items.properties.finding.type},message:"must be string,null"}],!1;if(errors===_errs151&&typeof data63=="string"&&!pattern26.test(data63))
return validate23.errors=[{instancePath:instancePath+"/record/waivers/"+i12+"/finding",schemaPath:"#/properties/record/properties/waivers/items/properties/findi\
ng/pattern",keyword:"pattern",params:{pattern:"^[0-9a-f]{12,64}$"},message:'must match pattern "^[0-9a-f]{12,64}$"'}],!1;var valid39=_errs151===errors}else var valid39=!0;
if(valid39){if(data62.code!==void 0&&func0.call(data62,"code")){let data64=data62.code,_errs153=errors;if(errors===_errs153)if(typeof data64=="string"){if(func83(
data64)<1)return validate23.errors=[{instancePath:instancePath+"/record/waivers/"+i12+"/code",schemaPath:"#/properties/record/properties/waivers/items/propertie\
s/code/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"}],!1}else return validate23.errors=[{instancePath:instancePath+
"/record/waivers/"+i12+"/code",schemaPath:"#/properties/record/properties/waivers/items/properties/code/type",keyword:"type",params:{type:"string"},message:"mus\
t be string"}],!1;var valid39=_errs153===errors}else var valid39=!0;if(valid39){if(data62.by!==void 0&&func0.call(data62,"by")){let data65=data62.by,_errs155=errors;
if(errors===_errs155)if(typeof data65=="string"){if(func83(data65)<1)return validate23.errors=[{instancePath:instancePath+"/record/waivers/"+i12+"/by",schemaPath:"\
#/properties/record/properties/waivers/items/properties/by/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"}],!1}else
return validate23.errors=[{instancePath:instancePath+"/record/waivers/"+i12+"/by",schemaPath:"#/properties/record/properties/waivers/items/properties/by/type",keyword:"\
type",params:{type:"string"},message:"must be string"}],!1;var valid39=_errs155===errors}else var valid39=!0;if(valid39)if(data62.reason!==void 0&&func0.call(data62,
"reason")){let data66=data62.reason,_errs157=errors;if(errors===_errs157)if(typeof data66=="string"){if(func83(data66)<1)return validate23.errors=[{instancePath:instancePath+
"/record/waivers/"+i12+"/reason",schemaPath:"#/properties/record/properties/waivers/items/properties/reason/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"}],!1}else return validate23.errors=[{instancePath:instancePath+"/record/waivers/"+i12+"/reason",schemaPath:"#/properties/\
record/properties/waivers/items/properties/reason/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid39=_errs157===errors}else var valid39=!0}}}else
return validate23.errors=[{instancePath:instancePath+"/record/waivers/"+i12,schemaPath:"#/properties/record/properties/waivers/items/type",keyword:"type",params:{
type:"object"},message:"must be object"}],!1;var valid37=_errs146===errors;if(!valid37)break}}else return validate23.errors=[{instancePath:instancePath+"/record\
/waivers",schemaPath:"#/properties/record/properties/waivers/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var valid26=_errs144===errors}else
var valid26=!0;if(valid26){if(data48.movedSubmodules!==void 0&&func0.call(data48,"movedSubmodules")){let data67=data48.movedSubmodules,_errs159=errors;if(errors===
_errs159)if(Array.isArray(data67)){var valid40=!0;let len13=data67.length;for(let i13=0;i13<len13;i13++){let data68=data67[i13],_errs161=errors;if(errors===_errs161)
if(typeof data68=="string"){if(func83(data68)<1)return validate23.errors=[{instancePath:instancePath+"/record/movedSubmodules/"+i13,schemaPath:"#/properties/rec\
ord/properties/movedSubmodules/items/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"}],!1}else return validate23.
errors=[{instancePath:instancePath+"/record/movedSubmodules/"+i13,schemaPath:"#/properties/record/properties/movedSubmodules/items/type",keyword:"type",params:{
type:"string"},message:"must be string"}],!1;var valid40=_errs161===errors;if(!valid40)break}}else return validate23.errors=[{instancePath:instancePath+"/record\
/movedSubmodules",schemaPath:"#/properties/record/properties/movedSubmodules/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var valid26=_errs159===
errors}else var valid26=!0;if(valid26){if(data48.unmovedSubmodules!==void 0&&func0.call(data48,"unmovedSubmodules")){let data69=data48.unmovedSubmodules,_errs163=errors;
if(errors===_errs163)if(Array.isArray(data69)){var valid41=!0;let len14=data69.length;for(let i14=0;i14<len14;i14++){let data70=data69[i14],_errs165=errors;if(errors===
_errs165)if(typeof data70=="string"){if(func83(data70)<1)return validate23.errors=[{instancePath:instancePath+"/record/unmovedSubmodules/"+i14,schemaPath:"#/pro\
perties/record/properties/unmovedSubmodules/items/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"}],!1}else return validate23.
errors=[{instancePath:instancePath+"/record/unmovedSubmodules/"+i14,schemaPath:"#/properties/record/properties/unmovedSubmodules/items/type",keyword:"type",params:{
type:"string"},message:"must be string"}],!1;var valid41=_errs165===errors;if(!valid41)break}}else return validate23.errors=[{instancePath:instancePath+"/record\
/unmovedSubmodules",schemaPath:"#/properties/record/properties/unmovedSubmodules/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var valid26=_errs163===
errors}else var valid26=!0;if(valid26){if(data48.dependencies!==void 0&&func0.call(data48,"dependencies")){let data71=data48.dependencies,_errs167=errors;if(errors===
_errs167)if(data71&&typeof data71=="object"&&!Array.isArray(data71)){let missing12;if((data71.changes===void 0||!func0.call(data71,"changes"))&&(missing12="chan\
ges")||(data71.installed===void 0||!func0.call(data71,"installed"))&&(missing12="installed")||(data71.ambient===void 0||!func0.call(data71,"ambient"))&&(missing12=
"ambient")||(data71.isOwn===void 0||!func0.call(data71,"isOwn"))&&(missing12="isOwn")||(data71.lacks===void 0||!func0.call(data71,"lacks"))&&(missing12="lacks")||
(data71.places===void 0||!func0.call(data71,"places"))&&(missing12="places"))return validate23.errors=[{instancePath:instancePath+"/record/dependencies",schemaPath:"\
#/properties/record/properties/dependencies/required",keyword:"required",params:{missingProperty:missing12},message:"must have required property '"+missing12+"'"}],
!1;if(data71.changes!==void 0&&func0.call(data71,"changes")){let data72=data71.changes,_errs169=errors;if(errors===_errs169)if(data72&&typeof data72=="object"&&
!Array.isArray(data72)){let missing13;if((data72.packages===void 0||!func0.call(data72,"packages"))&&(missing13="packages")||(data72.neededBy===void 0||!func0.call(
data72,"neededBy"))&&(missing13="neededBy")||(data72.unreadable===void 0||!func0.call(data72,"unreadable"))&&(missing13="unreadable"))return validate23.errors=[
{instancePath:instancePath+"/record/dependencies/changes",schemaPath:"#/properties/record/properties/dependencies/properties/changes/required",keyword:"required",
params:{missingProperty:missing13},message:"must have required property '"+missing13+"'"}],!1;if(data72.packages!==void 0&&func0.call(data72,"packages")){let data73=data72.
packages,_errs171=errors;if(errors===_errs171)if(Array.isArray(data73)){var valid44=!0;let len15=data73.length;for(let i15=0;i15<len15;i15++){let data74=data73[i15],
_errs173=errors;if(errors===_errs173)if(data74&&typeof data74=="object"&&!Array.isArray(data74)){let missing14;if((data74.ecosystem===void 0||!func0.call(data74,
"ecosystem"))&&(missing14="ecosystem")||(data74.name===void 0||!func0.call(data74,"name"))&&(missing14="name")||(data74.from===void 0||!func0.call(data74,"from"))&&
(missing14="from")||(data74.to===void 0||!func0.call(data74,"to"))&&(missing14="to")||(data74.files===void 0||!func0.call(data74,"files"))&&(missing14="files")||
(data74.folder===void 0||!func0.call(data74,"folder"))&&(missing14="folder")||(data74.isTop===void 0||!func0.call(data74,"isTop"))&&(missing14="isTop")||(data74.
isWhole===void 0||!func0.call(data74,"isWhole"))&&(missing14="isWhole"))return validate23.errors=[{instancePath:instancePath+"/record/dependencies/changes/packa\
ges/"+i15,schemaPath:"#/properties/record/properties/dependencies/properties/changes/properties/packages/items/required",keyword:"required",params:{missingProperty:missing14},
message:"must have required property '"+missing14+"'"}],!1;if(data74.ecosystem!==void 0&&func0.call(data74,"ecosystem")){let data75=data74.ecosystem,_errs175=errors;
if(!(data75==="npm"||data75==="pypi"||data75==="conda"))return validate23.errors=[{instancePath:instancePath+"/record/dependencies/changes/packages/"+i15+"/ecos\
ystem",schemaPath:"#/properties/record/properties/dependencies/properties/changes/properties/packages/items/properties/ecosystem/enum",keyword:"enum",params:{allowedValues:schema43.
properties.record.properties.dependencies.properties.changes.properties.packages.items.properties.ecosystem.enum},message:"must be equal to one of the allowed v\
alues"}],!1;var valid45=_errs175===errors}else var valid45=!0;if(valid45){if(data74.name!==void 0&&func0.call(data74,"name")){let _errs176=errors;if(typeof data74.
name!="string")return validate23.errors=[{instancePath:instancePath+"/record/dependencies/changes/packages/"+i15+"/name",schemaPath:"#/properties/record/propert\
ies/dependencies/properties/changes/properties/packages/items/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid45=_errs176===
errors}else var valid45=!0;if(valid45){if(data74.from!==void 0&&func0.call(data74,"from")){let data77=data74.from,_errs178=errors;if(typeof data77!="string"&&data77!==
null)return validate23.errors=[{instancePath:instancePath+"/record/dependencies/changes/packages/"+i15+"/from",schemaPath:"#/properties/record/properties/depend\
encies/properties/changes/properties/packages/items/properties/from/type",keyword:"type",params:{type:schema43.properties.record.properties.dependencies.properties.
changes.properties.packages.items.properties.from.type},message:"must be string,null"}],!1;var valid45=_errs178===errors}else var valid45=!0;if(valid45){if(data74.
to!==void 0&&func0.call(data74,"to")){let data78=data74.to,_errs180=errors;if(typeof data78!="string"&&data78!==null)return validate23.errors=[{instancePath:instancePath+
"/record/dependencies/changes/packages/"+i15+"/to",schemaPath:"#/properties/record/properties/dependencies/properties/changes/properties/packages/items/properti\
es/to/type",keyword:"type",params:{type:schema43.properties.record.properties.dependencies.properties.changes.properties.packages.items.properties.to.type},message:"\
must be string,null"}],!1;var valid45=_errs180===errors}else var valid45=!0;if(valid45){if(data74.files!==void 0&&func0.call(data74,"files")){let data79=data74.
files,_errs182=errors;if(errors===_errs182)if(Array.isArray(data79)){if(data79.length<1)return validate23.errors=[{instancePath:instancePath+"/record/dependenci\
es/changes/packages/"+i15+"/files",schemaPath:"#/properties/record/properties/dependencies/properties/changes/properties/packages/items/properties/files/minItem\
s",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"}],!1;{var valid46=!0;let len16=data79.length;for(let i16=0;i16<len16;i16++){let data80=data79[i16],
_errs184=errors;if(errors===errors)if(typeof data80=="string"){if(!pattern13.test(data80))return validate23.errors=[{instancePath:instancePath+"/record/dependen\
cies/changes/packages/"+i15+"/files/"+i16,schemaPath:"#/$defs/path/pattern",keyword:"pattern",params:{pattern:"^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|\
$))[^/\\u0000]+)*$"},message:'must match pattern "^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$"'}],!1}else return validate23.errors=[{
instancePath:instancePath+"/record/dependencies/changes/packages/"+i15+"/files/"+i16,schemaPath:"#/$defs/path/type",keyword:"type",params:{type:"string"},message:"\
must be string"}],!1;var valid46=_errs184===errors;if(!valid46)break}}}else return validate23.errors=[{instancePath:instancePath+"/record/dependencies/changes/p\
ackages/"+i15+"/files",schemaPath:"#/properties/record/properties/dependencies/properties/changes/properties/packages/items/properties/files/type",keyword:"type",
params:{type:"array"},message:"must be array"}],!1;var valid45=_errs182===errors}else var valid45=!0;if(valid45){if(data74.folder!==void 0&&func0.call(data74,"f\
older")){let _errs187=errors;if(typeof data74.folder!="string")return validate23.errors=[{instancePath:instancePath+"/record/dependencies/changes/packages/"+i15+
"/folder",schemaPath:"#/properties/record/properties/dependencies/properties/changes/properties/packages/items/properties/folder/type",keyword:"type",params:{type:"\
string"},message:"must be string"}],!1;var valid45=_errs187===errors}else var valid45=!0;if(valid45){if(data74.isTop!==void 0&&func0.call(data74,"isTop")){let _errs189=errors;
if(typeof data74.isTop!="boolean")return validate23.errors=[{instancePath:instancePath+"/record/dependencies/changes/packages/"+i15+"/isTop",schemaPath:"#/prope\
rties/record/properties/dependencies/properties/changes/properties/packages/items/properties/isTop/type",keyword:"type",params:{type:"boolean"},message:"must be\
 boolean"}],!1;var valid45=_errs189===errors}else var valid45=!0;if(valid45)if(data74.isWhole!==void 0&&func0.call(data74,"isWhole")){let _errs191=errors;if(typeof data74.
isWhole!="boolean")return validate23.errors=[{instancePath:instancePath+"/record/dependencies/changes/packages/"+i15+"/isWhole",schemaPath:"#/properties/record/\
properties/dependencies/properties/changes/properties/packages/items/properties/isWhole/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"}],
!1;var valid45=_errs191===errors}else var valid45=!0}}}}}}}else return validate23.errors=[{instancePath:instancePath+"/record/dependencies/changes/packages/"+i15,
schemaPath:"#/properties/record/properties/dependencies/properties/changes/properties/packages/items/type",keyword:"type",params:{type:"object"},message:"must b\
e object"}],!1;var valid44=_errs173===errors;if(!valid44)break}}else return validate23.errors=[{instancePath:instancePath+"/record/dependencies/changes/packages",
schemaPath:"#/properties/record/properties/dependencies/properties/changes/properties/packages/type",keyword:"type",params:{type:"array"},message:"must be array"}],
!1;var valid43=_errs171===errors}else var valid43=!0;if(valid43){if(data72.neededBy!==void 0&&func0.call(data72,"neededBy")){let data84=data72.neededBy,_errs193=errors;
if(errors===_errs193)if(data84&&typeof data84=="object"&&!Array.isArray(data84))for(let key3 of Object.keys(data84)){let data85=data84[key3],_errs196=errors;if(errors===
_errs196)if(Array.isArray(data85)){var valid49=!0;let len17=data85.length;for(let i17=0;i17<len17;i17++){let _errs198=errors;if(typeof data85[i17]!="string")return validate23.
errors=[{instancePath:instancePath+"/record/dependencies/changes/neededBy/"+key3.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+i17,schemaPath:"#/properties/record/\
properties/dependencies/properties/changes/properties/neededBy/additionalProperties/items/type",keyword:"type",params:{type:"string"},message:"must be string"}],
!1;var valid49=_errs198===errors;if(!valid49)break}}else return validate23.errors=[{instancePath:instancePath+"/record/dependencies/changes/neededBy/"+key3.replace(
/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/record/properties/dependencies/properties/changes/properties/neededBy/additionalProperties/type",keyword:"\
type",params:{type:"array"},message:"must be array"}],!1;var valid48=_errs196===errors;if(!valid48)break}else return validate23.errors=[{instancePath:instancePath+
"/record/dependencies/changes/neededBy",schemaPath:"#/properties/record/properties/dependencies/properties/changes/properties/neededBy/type",keyword:"type",params:{
type:"object"},message:"must be object"}],!1;var valid43=_errs193===errors}else var valid43=!0;if(valid43)if(data72.unreadable!==void 0&&func0.call(data72,"unre\
adable")){let data87=data72.unreadable,_errs200=errors;if(errors===_errs200)if(Array.isArray(data87)){var valid50=!0;let len18=data87.length;for(let i18=0;i18<len18;i18++){
let data88=data87[i18],_errs202=errors;if(errors===_errs202)if(data88&&typeof data88=="object"&&!Array.isArray(data88)){let missing15;if((data88.path===void 0||
!func0.call(data88,"path"))&&(missing15="path")||(data88.ecosystem===void 0||!func0.call(data88,"ecosystem"))&&(missing15="ecosystem")||(data88.reason===void 0||
!func0.call(data88,"reason"))&&(missing15="reason"))return validate23.errors=[{instancePath:instancePath+"/record/dependencies/changes/unreadable/"+i18,schemaPath:"\
#/properties/record/properties/dependencies/properties/changes/properties/unreadable/items/required",keyword:"required",params:{missingProperty:missing15},message:"\
must have required property '"+missing15+"'"}],!1;if(data88.path!==void 0&&func0.call(data88,"path")){let data89=data88.path,_errs204=errors;if(errors===errors)
if(typeof data89=="string"){if(!pattern13.test(data89))return validate23.errors=[{instancePath:instancePath+"/record/dependencies/changes/unreadable/"+i18+"/pat\
h",schemaPath:"#/$defs/path/pattern",keyword:"pattern",params:{pattern:"^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$"},message:'must m\
atch pattern "^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$"'}],!1}else return validate23.errors=[{instancePath:instancePath+"/record/d\
ependencies/changes/unreadable/"+i18+"/path",schemaPath:"#/$defs/path/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid51=_errs204===
errors}else var valid51=!0;if(valid51){if(data88.ecosystem!==void 0&&func0.call(data88,"ecosystem")){let data90=data88.ecosystem,_errs207=errors;if(!(data90==="\
npm"||data90==="pypi"||data90==="conda"))return validate23.errors=[{instancePath:instancePath+"/record/dependencies/changes/unreadable/"+i18+"/ecosystem",schemaPath:"\
#/properties/record/properties/dependencies/properties/changes/properties/unreadable/items/properties/ecosystem/enum",keyword:"enum",params:{allowedValues:schema43.
properties.record.properties.dependencies.properties.changes.properties.unreadable.items.properties.ecosystem.enum},message:"must be equal to one of the allowed\
 values"}],!1;var valid51=_errs207===errors}else var valid51=!0;if(valid51)if(data88.reason!==void 0&&func0.call(data88,"reason")){let _errs208=errors;if(typeof data88.
reason!="string")return validate23.errors=[{instancePath:instancePath+"/record/dependencies/changes/unreadable/"+i18+"/reason",schemaPath:"#/properties/record/p\
roperties/dependencies/properties/changes/properties/unreadable/items/properties/reason/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;
var valid51=_errs208===errors}else var valid51=!0}}else return validate23.errors=[{instancePath:instancePath+"/record/dependencies/changes/unreadable/"+i18,schemaPath:"\
#/properties/record/properties/dependencies/properties/changes/properties/unreadable/items/type",keyword:"type",params:{type:"object"},message:"must be object"}],
!1;var valid50=_errs202===errors;if(!valid50)break}}else return validate23.errors=[{instancePath:instancePath+"/record/dependencies/changes/unreadable",schemaPath:"\
#/properties/record/properties/dependencies/properties/changes/properties/unreadable/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var valid43=_errs200===
errors}else var valid43=!0}}else return validate23.errors=[{instancePath:instancePath+"/record/dependencies/changes",schemaPath:"#/properties/record/properties/\
dependencies/properties/changes/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var valid42=_errs169===errors}else var valid42=!0;if(valid42){
if(data71.installed!==void 0&&func0.call(data71,"installed")){let data92=data71.installed,_errs210=errors;if(!Array.isArray(data92)&&data92!==null)return validate23.
errors=[{instancePath:instancePath+"/record/dependencies/installed",schemaPath:"#/properties/record/properties/dependencies/properties/installed/type",keyword:"\
type",params:{type:schema43.properties.record.properties.dependencies.properties.installed.type},message:"must be array,null"}],!1;if(errors===_errs210&&Array.isArray(
data92)){var valid53=!0;let len19=data92.length;for(let i19=0;i19<len19;i19++){let data93=data92[i19],_errs212=errors;if(errors===_errs212)if(data93&&typeof data93==
"object"&&!Array.isArray(data93)){let missing16;if((data93.name===void 0||!func0.call(data93,"name"))&&(missing16="name")||(data93.modules===void 0||!func0.call(
data93,"modules"))&&(missing16="modules"))return validate23.errors=[{instancePath:instancePath+"/record/dependencies/installed/"+i19,schemaPath:"#/properties/re\
cord/properties/dependencies/properties/installed/items/required",keyword:"required",params:{missingProperty:missing16},message:"must have required property '"+
missing16+"'"}],!1;if(data93.name!==void 0&&func0.call(data93,"name")){let _errs214=errors;if(typeof data93.name!="string")return validate23.errors=[{instancePath:instancePath+
"/record/dependencies/installed/"+i19+"/name",schemaPath:"#/properties/record/properties/dependencies/properties/installed/items/properties/name/type",keyword:"\
type",params:{type:"string"},message:"must be string"}],!1;var valid54=_errs214===errors}else var valid54=!0;if(valid54)if(data93.modules!==void 0&&func0.call(data93,
"modules")){let data95=data93.modules,_errs216=errors;if(errors===_errs216)if(Array.isArray(data95)){var valid55=!0;let len20=data95.length;for(let i20=0;i20<len20;i20++){
let _errs218=errors;if(typeof data95[i20]!="string")return validate23.errors=[{instancePath:instancePath+"/record/dependencies/installed/"+i19+"/modules/"+i20,schemaPath:"\
#/properties/record/properties/dependencies/properties/installed/items/properties/modules/items/type",keyword:"type",params:{type:"string"},message:"must be str\
ing"}],!1;var valid55=_errs218===errors;if(!valid55)break}}else return validate23.errors=[{instancePath:instancePath+"/record/dependencies/installed/"+i19+"/mod\
ules",schemaPath:"#/properties/record/properties/dependencies/properties/installed/items/properties/modules/type",keyword:"type",params:{type:"array"},message:"\
must be array"}],!1;var valid54=_errs216===errors}else var valid54=!0}else return validate23.errors=[{instancePath:instancePath+"/record/dependencies/installed/"+
i19,schemaPath:"#/properties/record/properties/dependencies/properties/installed/items/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;
var valid53=_errs212===errors;if(!valid53)break}}var valid42=_errs210===errors}else var valid42=!0;if(valid42){if(data71.ambient!==void 0&&func0.call(data71,"am\
bient")){let data97=data71.ambient,_errs220=errors;if(errors===_errs220)if(Array.isArray(data97)){var valid56=!0;let len21=data97.length;for(let i21=0;i21<len21;i21++){
let _errs222=errors;if(typeof data97[i21]!="string")return validate23.errors=[{instancePath:instancePath+"/record/dependencies/ambient/"+i21,schemaPath:"#/prope\
rties/record/properties/dependencies/properties/ambient/items/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid56=_errs222===errors;
if(!valid56)break}}else return validate23.errors=[{instancePath:instancePath+"/record/dependencies/ambient",schemaPath:"#/properties/record/properties/dependenc\
ies/properties/ambient/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var valid42=_errs220===errors}else var valid42=!0;if(valid42){if(data71.
isOwn!==void 0&&func0.call(data71,"isOwn")){let _errs224=errors;if(typeof data71.isOwn!="boolean")return validate23.errors=[{instancePath:instancePath+"/record/\
dependencies/isOwn",schemaPath:"#/properties/record/properties/dependencies/properties/isOwn/type",keyword:"type",params:{type:"boolean"},message:"must be boole\
an"}],!1;var valid42=_errs224===errors}else var valid42=!0;if(valid42){if(data71.lacks!==void 0&&func0.call(data71,"lacks")){let data100=data71.lacks,_errs226=errors;
if(typeof data100!="string"&&data100!==null)return validate23.errors=[{instancePath:instancePath+"/record/dependencies/lacks",schemaPath:"#/properties/record/pr\
operties/dependencies/properties/lacks/type",keyword:"type",params:{type:schema43.properties.record.properties.dependencies.properties.lacks.type},message:"must\
 be string,null"}],!1;var valid42=_errs226===errors}else var valid42=!0;if(valid42)if(data71.places!==void 0&&func0.call(data71,"places")){let data101=data71.places,
_errs228=errors;if(errors===_errs228)if(Array.isArray(data101)){var valid57=!0;let len22=data101.length;for(let i22=0;i22<len22;i22++){let data102=data101[i22],
_errs230=errors;if(errors===_errs230)if(data102&&typeof data102=="object"&&!Array.isArray(data102)){let missing17;if((data102.ecosystem===void 0||!func0.call(data102,
"ecosystem"))&&(missing17="ecosystem")||(data102.name===void 0||!func0.call(data102,"name"))&&(missing17="name")||(data102.path===void 0||!func0.call(data102,"p\
ath"))&&(missing17="path")||(data102.base===void 0||!func0.call(data102,"base"))&&(missing17="base")||(data102.head===void 0||!func0.call(data102,"head"))&&(missing17=
"head"))return validate23.errors=[{instancePath:instancePath+"/record/dependencies/places/"+i22,schemaPath:"#/properties/record/properties/dependencies/properti\
es/places/items/required",keyword:"required",params:{missingProperty:missing17},message:"must have required property '"+missing17+"'"}],!1;if(data102.ecosystem!==
void 0&&func0.call(data102,"ecosystem")){let data103=data102.ecosystem,_errs232=errors;if(!(data103==="npm"||data103==="pypi"||data103==="conda"))return validate23.
errors=[{instancePath:instancePath+"/record/dependencies/places/"+i22+"/ecosystem",schemaPath:"#/properties/record/properties/dependencies/properties/places/ite\
ms/properties/ecosystem/enum",keyword:"enum",params:{allowedValues:schema43.properties.record.properties.dependencies.properties.places.items.properties.ecosystem.
enum},message:"must be equal to one of the allowed values"}],!1;var valid58=_errs232===errors}else var valid58=!0;if(valid58){if(data102.name!==void 0&&func0.call(
data102,"name")){let _errs233=errors;if(typeof data102.name!="string")return validate23.errors=[{instancePath:instancePath+"/record/dependencies/places/"+i22+"/\
name",schemaPath:"#/properties/record/properties/dependencies/properties/places/items/properties/name/type",keyword:"type",params:{type:"string"},message:"must \
be string"}],!1;var valid58=_errs233===errors}else var valid58=!0;if(valid58){if(data102.path!==void 0&&func0.call(data102,"path")){let data105=data102.path,_errs235=errors;
if(errors===errors)if(typeof data105=="string"){if(!pattern13.test(data105))return validate23.errors=[{instancePath:instancePath+"/record/dependencies/places/"+
i22+"/path",schemaPath:"#/$defs/path/pattern",keyword:"pattern",params:{pattern:"^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$"},message:'\
must match pattern "^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$"'}],!1}else return validate23.errors=[{instancePath:instancePath+"/re\
cord/dependencies/places/"+i22+"/path",schemaPath:"#/$defs/path/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid58=_errs235===
errors}else var valid58=!0;if(valid58){if(data102.base!==void 0&&func0.call(data102,"base")){let data106=data102.base,_errs238=errors;if(!(typeof data106=="numb\
er"&&!(data106%1)&&!isNaN(data106)&&isFinite(data106))&&data106!==null)return validate23.errors=[{instancePath:instancePath+"/record/dependencies/places/"+i22+"\
/base",schemaPath:"#/properties/record/properties/dependencies/properties/places/items/properties/base/type",keyword:"type",params:{type:schema43.properties.record.
properties.dependencies.properties.places.items.properties.base.type},message:"must be integer,null"}],!1;if(errors===_errs238&&typeof data106=="number"&&isFinite(
data106)&&(data106<0||isNaN(data106)))return validate23.errors=[{instancePath:instancePath+"/record/dependencies/places/"+i22+"/base",schemaPath:"#/properties/r\
ecord/properties/dependencies/properties/places/items/properties/base/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1;var valid58=_errs238===
errors}else var valid58=!0;if(valid58)if(data102.head!==void 0&&func0.call(data102,"head")){let data107=data102.head,_errs240=errors;if(!(typeof data107=="numbe\
r"&&!(data107%1)&&!isNaN(data107)&&isFinite(data107))&&data107!==null)return validate23.errors=[{instancePath:instancePath+"/record/dependencies/places/"+i22+"/\
head",schemaPath:"#/properties/record/properties/dependencies/properties/places/items/properties/head/type",keyword:"type",params:{type:schema43.properties.record.
properties.dependencies.properties.places.items.properties.head.type},message:"must be integer,null"}],!1;if(errors===_errs240&&typeof data107=="number"&&isFinite(
data107)&&(data107<0||isNaN(data107)))return validate23.errors=[{instancePath:instancePath+"/record/dependencies/places/"+i22+"/head",schemaPath:"#/properties/r\
ecord/properties/dependencies/properties/places/items/properties/head/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1;var valid58=_errs240===
errors}else var valid58=!0}}}}else return validate23.errors=[{instancePath:instancePath+"/record/dependencies/places/"+i22,schemaPath:"#/properties/record/prope\
rties/dependencies/properties/places/items/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var valid57=_errs230===errors;if(!valid57)break}}else
return validate23.errors=[{instancePath:instancePath+"/record/dependencies/places",schemaPath:"#/properties/record/properties/dependencies/properties/places/typ\
e",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var valid42=_errs228===errors}else var valid42=!0}}}}}else return validate23.errors=[{instancePath:instancePath+
"/record/dependencies",schemaPath:"#/properties/record/properties/dependencies/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var valid26=_errs167===
errors}else var valid26=!0;if(valid26)if(data48.limits!==void 0&&func0.call(data48,"limits")){let data108=data48.limits,_errs242=errors;if(errors===_errs242)if(Array.
isArray(data108)){var valid60=!0;let len23=data108.length;for(let i23=0;i23<len23;i23++){let data109=data108[i23],_errs244=errors;if(errors===_errs244)if(data109&&
typeof data109=="object"&&!Array.isArray(data109)){let missing18;if((data109.code===void 0||!func0.call(data109,"code"))&&(missing18="code")||(data109.message===
void 0||!func0.call(data109,"message"))&&(missing18="message")||(data109.count===void 0||!func0.call(data109,"count"))&&(missing18="count"))return validate23.errors=
[{instancePath:instancePath+"/record/limits/"+i23,schemaPath:"#/properties/record/properties/limits/items/required",keyword:"required",params:{missingProperty:missing18},
message:"must have required property '"+missing18+"'"}],!1;if(data109.code!==void 0&&func0.call(data109,"code")){let _errs246=errors;if(typeof data109.code!="st\
ring")return validate23.errors=[{instancePath:instancePath+"/record/limits/"+i23+"/code",schemaPath:"#/properties/record/properties/limits/items/properties/code\
/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid61=_errs246===errors}else var valid61=!0;if(valid61){if(data109.message!==void 0&&
func0.call(data109,"message")){let _errs248=errors;if(typeof data109.message!="string")return validate23.errors=[{instancePath:instancePath+"/record/limits/"+i23+
"/message",schemaPath:"#/properties/record/properties/limits/items/properties/message/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;
var valid61=_errs248===errors}else var valid61=!0;if(valid61)if(data109.count!==void 0&&func0.call(data109,"count")){let data112=data109.count,_errs250=errors,_errs251=errors;
if(!(typeof data112=="number"&&!(data112%1)&&!isNaN(data112)&&isFinite(data112)))return validate23.errors=[{instancePath:instancePath+"/record/limits/"+i23+"/co\
unt",schemaPath:"#/$defs/number/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===_errs251&&typeof data112=="number"&&isFinite(
data112)){if(data112>9007199254740991||isNaN(data112))return validate23.errors=[{instancePath:instancePath+"/record/limits/"+i23+"/count",schemaPath:"#/$defs/nu\
mber/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"}],!1;if(data112<0||isNaN(data112))return validate23.
errors=[{instancePath:instancePath+"/record/limits/"+i23+"/count",schemaPath:"#/$defs/number/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"\
must be >= 0"}],!1}var valid61=_errs250===errors}else var valid61=!0}}else return validate23.errors=[{instancePath:instancePath+"/record/limits/"+i23,schemaPath:"\
#/properties/record/properties/limits/items/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var valid60=_errs244===errors;if(!valid60)
break}}else return validate23.errors=[{instancePath:instancePath+"/record/limits",schemaPath:"#/properties/record/properties/limits/type",keyword:"type",params:{
type:"array"},message:"must be array"}],!1;var valid26=_errs242===errors}else var valid26=!0}}}}}}}}}}var valid0=_errs106===errors}else var valid0=!0;if(valid0){
if(data.server!==void 0&&func0.call(data,"server")){let data113=data.server,_errs253=errors;if(errors===_errs253)if(data113&&typeof data113=="object"&&!Array.isArray(
data113)){let missing19;if((data113.id===void 0||!func0.call(data113,"id"))&&(missing19="id")||(data113.version===void 0||!func0.call(data113,"version"))&&(missing19=
"version")||(data113.treeDigest===void 0||!func0.call(data113,"treeDigest"))&&(missing19="treeDigest")||(data113.interpreter===void 0||!func0.call(data113,"inte\
rpreter"))&&(missing19="interpreter"))return validate23.errors=[{instancePath:instancePath+"/server",schemaPath:"#/properties/server/required",keyword:"required",
params:{missingProperty:missing19},message:"must have required property '"+missing19+"'"}],!1;if(data113.id!==void 0&&func0.call(data113,"id")){let _errs255=errors;
if(typeof data113.id!="string")return validate23.errors=[{instancePath:instancePath+"/server/id",schemaPath:"#/properties/server/properties/id/type",keyword:"ty\
pe",params:{type:"string"},message:"must be string"}],!1;var valid63=_errs255===errors}else var valid63=!0;if(valid63){if(data113.version!==void 0&&func0.call(data113,
"version")){let _errs257=errors;if(typeof data113.version!="string")return validate23.errors=[{instancePath:instancePath+"/server/version",schemaPath:"#/propert\
ies/server/properties/version/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid63=_errs257===errors}else var valid63=!0;if(valid63){
if(data113.treeDigest!==void 0&&func0.call(data113,"treeDigest")){let data116=data113.treeDigest,_errs259=errors,_errs260=errors,valid64=!1,passing5=null,_errs261=errors;
if(errors===errors)if(typeof data116=="string"){if(!pattern5.test(data116)){let err18={instancePath:instancePath+"/server/treeDigest",schemaPath:"#/$defs/sha256\
/pattern",keyword:"pattern",params:{pattern:"^sha256:[0-9a-f]{64}$"},message:'must match pattern "^sha256:[0-9a-f]{64}$"'};vErrors===null?vErrors=[err18]:vErrors.
push(err18),errors++}}else{let err19={instancePath:instancePath+"/server/treeDigest",schemaPath:"#/$defs/sha256/type",keyword:"type",params:{type:"string"},message:"\
must be string"};vErrors===null?vErrors=[err19]:vErrors.push(err19),errors++}var _valid5=_errs261===errors;_valid5&&(valid64=!0,passing5=0);let _errs264=errors;
if(data116!==null){let err20={instancePath:instancePath+"/server/treeDigest",schemaPath:"#/properties/server/properties/treeDigest/oneOf/1/type",keyword:"type",
params:{type:"null"},message:"must be null"};vErrors===null?vErrors=[err20]:vErrors.push(err20),errors++}var _valid5=_errs264===errors;if(_valid5&&valid64?(valid64=
!1,passing5=[passing5,1]):_valid5&&(valid64=!0,passing5=1),valid64)errors=_errs260,vErrors!==null&&(_errs260?vErrors.length=_errs260:vErrors=null);else{let err21={
instancePath:instancePath+"/server/treeDigest",schemaPath:"#/properties/server/properties/treeDigest/oneOf",keyword:"oneOf",params:{passingSchemas:passing5},message:"\
must match exactly one schema in oneOf"};return vErrors===null?vErrors=[err21]:vErrors.push(err21),errors++,validate23.errors=vErrors,!1}var valid63=_errs259===
errors}else var valid63=!0;if(valid63){if(data113.interpreter!==void 0&&func0.call(data113,"interpreter")){let data117=data113.interpreter,_errs266=errors;if(!(data117&&
typeof data117=="object"&&!Array.isArray(data117))&&data117!==null)return validate23.errors=[{instancePath:instancePath+"/server/interpreter",schemaPath:"#/prop\
erties/server/properties/interpreter/type",keyword:"type",params:{type:schema43.properties.server.properties.interpreter.type},message:"must be object,null"}],!1;
if(errors===_errs266&&data117&&typeof data117=="object"&&!Array.isArray(data117)){let missing20;if((data117.name===void 0||!func0.call(data117,"name"))&&(missing20=
"name")||(data117.version===void 0||!func0.call(data117,"version"))&&(missing20="version"))return validate23.errors=[{instancePath:instancePath+"/server/interpr\
eter",schemaPath:"#/properties/server/properties/interpreter/required",keyword:"required",params:{missingProperty:missing20},message:"must have required propert\
y '"+missing20+"'"}],!1;if(data117.name!==void 0&&func0.call(data117,"name")){let _errs268=errors;if(typeof data117.name!="string")return validate23.errors=[{instancePath:instancePath+
"/server/interpreter/name",schemaPath:"#/properties/server/properties/interpreter/properties/name/type",keyword:"type",params:{type:"string"},message:"must be s\
tring"}],!1;var valid66=_errs268===errors}else var valid66=!0;if(valid66)if(data117.version!==void 0&&func0.call(data117,"version")){let _errs270=errors;if(typeof data117.
version!="string")return validate23.errors=[{instancePath:instancePath+"/server/interpreter/version",schemaPath:"#/properties/server/properties/interpreter/prop\
erties/version/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid66=_errs270===errors}else var valid66=!0}var valid63=_errs266===
errors}else var valid63=!0;if(valid63)if(data113.sandbox!==void 0&&func0.call(data113,"sandbox")){let data120=data113.sandbox,_errs272=errors;if(!(data120==="bw\
rap"||data120==="none"))return validate23.errors=[{instancePath:instancePath+"/server/sandbox",schemaPath:"#/properties/server/properties/sandbox/enum",keyword:"\
enum",params:{allowedValues:schema43.properties.server.properties.sandbox.enum},message:"must be equal to one of the allowed values"}],!1;var valid63=_errs272===
errors}else var valid63=!0}}}}else return validate23.errors=[{instancePath:instancePath+"/server",schemaPath:"#/properties/server/type",keyword:"type",params:{type:"\
object"},message:"must be object"}],!1;var valid0=_errs253===errors}else var valid0=!0;if(valid0){if(data.withheld!==void 0&&func0.call(data,"withheld")){let data121=data.
withheld,_errs273=errors;if(errors===_errs273)if(Array.isArray(data121)){var valid67=!0;let len24=data121.length;for(let i24=0;i24<len24;i24++){let data122=data121[i24],
_errs275=errors;if(errors===_errs275)if(data122&&typeof data122=="object"&&!Array.isArray(data122)){let missing21;if((data122.path===void 0||!func0.call(data122,
"path"))&&(missing21="path")||(data122.reason===void 0||!func0.call(data122,"reason"))&&(missing21="reason"))return validate23.errors=[{instancePath:instancePath+
"/withheld/"+i24,schemaPath:"#/properties/withheld/items/required",keyword:"required",params:{missingProperty:missing21},message:"must have required property '"+
missing21+"'"}],!1;if(data122.path!==void 0&&func0.call(data122,"path")){let data123=data122.path,_errs277=errors;if(errors===errors)if(typeof data123=="string"){
if(!pattern13.test(data123))return validate23.errors=[{instancePath:instancePath+"/withheld/"+i24+"/path",schemaPath:"#/$defs/path/pattern",keyword:"pattern",params:{
pattern:"^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$"},message:'must match pattern "^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|\
$))[^/\\u0000]+)*$"'}],!1}else return validate23.errors=[{instancePath:instancePath+"/withheld/"+i24+"/path",schemaPath:"#/$defs/path/type",keyword:"type",params:{
type:"string"},message:"must be string"}],!1;var valid68=_errs277===errors}else var valid68=!0;if(valid68)if(data122.reason!==void 0&&func0.call(data122,"reason")){
let data124=data122.reason,_errs280=errors;if(errors===_errs280)if(typeof data124=="string"){if(func83(data124)<1)return validate23.errors=[{instancePath:instancePath+
"/withheld/"+i24+"/reason",schemaPath:"#/properties/withheld/items/properties/reason/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewe\
r than 1 characters"}],!1}else return validate23.errors=[{instancePath:instancePath+"/withheld/"+i24+"/reason",schemaPath:"#/properties/withheld/items/propertie\
s/reason/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid68=_errs280===errors}else var valid68=!0}else return validate23.errors=
[{instancePath:instancePath+"/withheld/"+i24,schemaPath:"#/properties/withheld/items/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var valid67=_errs275===
errors;if(!valid67)break}}else return validate23.errors=[{instancePath:instancePath+"/withheld",schemaPath:"#/properties/withheld/type",keyword:"type",params:{type:"\
array"},message:"must be array"}],!1;var valid0=_errs273===errors}else var valid0=!0;if(valid0)if(data.settings!==void 0&&func0.call(data,"settings")){let data125=data.
settings,_errs282=errors;if(!(data125&&typeof data125=="object"&&!Array.isArray(data125)))return validate23.errors=[{instancePath:instancePath+"/settings",schemaPath:"\
#/properties/settings/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var valid0=_errs282===errors}else var valid0=!0}}}}}}}}}}}}else return validate23.
errors=[{instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return validate23.errors=vErrors,errors===0}validate23.
evaluated={props:{programFiles:!0,dependencies:!0,packages:!0,configurationFiles:!0,told:!0,overlays:!0,parts:!0,imported:!0,declared:!0,record:!0,server:!0,withheld:!0,
settings:!0},dynamicProps:!1,dynamicItems:!1};function validate22(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0,evaluated0=validate22.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),errors===0)if(data&&
typeof data=="object"&&!Array.isArray(data)){let missing0;if((data.schema===void 0||!func0.call(data,"schema"))&&(missing0="schema")||(data.tool===void 0||!func0.
call(data,"tool"))&&(missing0="tool")||(data.server===void 0||!func0.call(data,"server"))&&(missing0="server")||(data.side===void 0||!func0.call(data,"side"))&&
(missing0="side")||(data.session===void 0||!func0.call(data,"session"))&&(missing0="session")||(data.snapshot===void 0||!func0.call(data,"snapshot"))&&(missing0=
"snapshot")||(data.digests===void 0||!func0.call(data,"digests"))&&(missing0="digests")||(data.program===void 0||!func0.call(data,"program"))&&(missing0="progra\
m")||(data.run===void 0||!func0.call(data,"run"))&&(missing0="run"))return validate22.errors=[{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:missing0},
message:"must have required property '"+missing0+"'"}],!1;{let _errs1=errors;for(let key0 of Object.keys(data))if(!func0.call(schema33.properties,key0))return validate22.
errors=[{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional prop\
erties"}],!1;if(_errs1===errors){if(data.schema!==void 0&&func0.call(data,"schema")){let _errs2=errors;if(data.schema!=="lanser.trace.v1")return validate22.errors=
[{instancePath:instancePath+"/schema",schemaPath:"#/properties/schema/const",keyword:"const",params:{allowedValue:"lanser.trace.v1"},message:"must be equal to c\
onstant"}],!1;var valid0=_errs2===errors}else var valid0=!0;if(valid0){if(data.tool!==void 0&&func0.call(data,"tool")){let data1=data.tool,_errs3=errors;if(errors===
_errs3)if(data1&&typeof data1=="object"&&!Array.isArray(data1)){let missing1;if((data1.name===void 0||!func0.call(data1,"name"))&&(missing1="name")||(data1.version===
void 0||!func0.call(data1,"version"))&&(missing1="version"))return validate22.errors=[{instancePath:instancePath+"/tool",schemaPath:"#/properties/tool/required",
keyword:"required",params:{missingProperty:missing1},message:"must have required property '"+missing1+"'"}],!1;{let _errs5=errors;for(let key1 of Object.keys(data1))
if(!(key1==="name"||key1==="version"))return validate22.errors=[{instancePath:instancePath+"/tool",schemaPath:"#/properties/tool/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:key1},message:"must NOT have additional properties"}],!1;if(_errs5===errors){if(data1.name!==void 0&&func0.call(
data1,"name")){let _errs6=errors;if(data1.name!=="lanser")return validate22.errors=[{instancePath:instancePath+"/tool/name",schemaPath:"#/properties/tool/proper\
ties/name/const",keyword:"const",params:{allowedValue:"lanser"},message:"must be equal to constant"}],!1;var valid1=_errs6===errors}else var valid1=!0;if(valid1)
if(data1.version!==void 0&&func0.call(data1,"version")){let data3=data1.version,_errs7=errors;if(errors===_errs7)if(typeof data3=="string"){if(func83(data3)<1)return validate22.
errors=[{instancePath:instancePath+"/tool/version",schemaPath:"#/properties/tool/properties/version/minLength",keyword:"minLength",params:{limit:1},message:"mus\
t NOT have fewer than 1 characters"}],!1}else return validate22.errors=[{instancePath:instancePath+"/tool/version",schemaPath:"#/properties/tool/properties/vers\
ion/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid1=_errs7===errors}else var valid1=!0}}}else return validate22.errors=[{instancePath:instancePath+
"/tool",schemaPath:"#/properties/tool/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var valid0=_errs3===errors}else var valid0=!0;if(valid0){
if(data.server!==void 0&&func0.call(data,"server")){let data4=data.server,_errs9=errors;if(errors===_errs9)if(data4&&typeof data4=="object"&&!Array.isArray(data4)){
let missing2;if((data4.id===void 0||!func0.call(data4,"id"))&&(missing2="id")||(data4.version===void 0||!func0.call(data4,"version"))&&(missing2="version")||(data4.
treeDigest===void 0||!func0.call(data4,"treeDigest"))&&(missing2="treeDigest"))return validate22.errors=[{instancePath:instancePath+"/server",schemaPath:"#/prop\
erties/server/required",keyword:"required",params:{missingProperty:missing2},message:"must have required property '"+missing2+"'"}],!1;{let _errs11=errors;for(let key2 of Object.
keys(data4))if(!(key2==="id"||key2==="version"||key2==="treeDigest"))return validate22.errors=[{instancePath:instancePath+"/server",schemaPath:"#/properties/ser\
ver/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key2},message:"must NOT have additional properties"}],!1;if(_errs11===errors){
if(data4.id!==void 0&&func0.call(data4,"id")){let data5=data4.id,_errs12=errors;if(errors===_errs12)if(typeof data5=="string"){if(!pattern4.test(data5))return validate22.
errors=[{instancePath:instancePath+"/server/id",schemaPath:"#/properties/server/properties/id/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9][a-z0-9._-]*$"},
message:'must match pattern "^[a-z0-9][a-z0-9._-]*$"'}],!1}else return validate22.errors=[{instancePath:instancePath+"/server/id",schemaPath:"#/properties/serve\
r/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid2=_errs12===errors}else var valid2=!0;if(valid2){if(data4.version!==
void 0&&func0.call(data4,"version")){let data6=data4.version,_errs14=errors;if(errors===_errs14)if(typeof data6=="string"){if(func83(data6)<1)return validate22.
errors=[{instancePath:instancePath+"/server/version",schemaPath:"#/properties/server/properties/version/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"}],!1}else return validate22.errors=[{instancePath:instancePath+"/server/version",schemaPath:"#/properties/server/properti\
es/version/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid2=_errs14===errors}else var valid2=!0;if(valid2)if(data4.treeDigest!==
void 0&&func0.call(data4,"treeDigest")){let data7=data4.treeDigest,_errs16=errors;if(errors===errors)if(typeof data7=="string"){if(!pattern5.test(data7))return validate22.
errors=[{instancePath:instancePath+"/server/treeDigest",schemaPath:"#/$defs/sha256/pattern",keyword:"pattern",params:{pattern:"^sha256:[0-9a-f]{64}$"},message:'\
must match pattern "^sha256:[0-9a-f]{64}$"'}],!1}else return validate22.errors=[{instancePath:instancePath+"/server/treeDigest",schemaPath:"#/$defs/sha256/type",
keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid2=_errs16===errors}else var valid2=!0}}}}else return validate22.errors=[{instancePath:instancePath+
"/server",schemaPath:"#/properties/server/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var valid0=_errs9===errors}else var valid0=!0;
if(valid0){if(data.side!==void 0&&func0.call(data,"side")){let data8=data.side,_errs19=errors;if(!(data8==="base"||data8==="head"))return validate22.errors=[{instancePath:instancePath+
"/side",schemaPath:"#/properties/side/enum",keyword:"enum",params:{allowedValues:schema33.properties.side.enum},message:"must be equal to one of the allowed val\
ues"}],!1;var valid0=_errs19===errors}else var valid0=!0;if(valid0){if(data.session!==void 0&&func0.call(data,"session")){let data9=data.session,_errs20=errors;
if(errors===_errs20)if(typeof data9=="string"){if(!pattern6.test(data9))return validate22.errors=[{instancePath:instancePath+"/session",schemaPath:"#/properties\
/session/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9][a-z0-9-]*$"},message:'must match pattern "^[a-z0-9][a-z0-9-]*$"'}],!1}else return validate22.errors=
[{instancePath:instancePath+"/session",schemaPath:"#/properties/session/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid0=_errs20===
errors}else var valid0=!0;if(valid0){if(data.root!==void 0&&func0.call(data,"root")){let data10=data.root,_errs22=errors;if(errors===_errs22)if(typeof data10=="\
string"){if(func83(data10)<1)return validate22.errors=[{instancePath:instancePath+"/root",schemaPath:"#/properties/root/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"}],!1}else return validate22.errors=[{instancePath:instancePath+"/root",schemaPath:"#/properties/root/type",keyword:"\
type",params:{type:"string"},message:"must be string"}],!1;var valid0=_errs22===errors}else var valid0=!0;if(valid0){if(data.snapshot!==void 0&&func0.call(data,
"snapshot")){let data11=data.snapshot,_errs24=errors;if(errors===_errs24)if(data11&&typeof data11=="object"&&!Array.isArray(data11)){let missing3;if((data11.commit===
void 0||!func0.call(data11,"commit"))&&(missing3="commit")||(data11.tree===void 0||!func0.call(data11,"tree"))&&(missing3="tree"))return validate22.errors=[{instancePath:instancePath+
"/snapshot",schemaPath:"#/properties/snapshot/required",keyword:"required",params:{missingProperty:missing3},message:"must have required property '"+missing3+"'"}],
!1;{let _errs26=errors;for(let key3 of Object.keys(data11))if(!(key3==="commit"||key3==="tree"))return validate22.errors=[{instancePath:instancePath+"/snapshot",
schemaPath:"#/properties/snapshot/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key3},message:"must NOT have additional proper\
ties"}],!1;if(_errs26===errors){if(data11.commit!==void 0&&func0.call(data11,"commit")){let data12=data11.commit,_errs27=errors,_errs28=errors,valid5=!1,passing0=null,
_errs29=errors;if(errors===errors)if(typeof data12=="string"){if(!pattern7.test(data12)){let err0={instancePath:instancePath+"/snapshot/commit",schemaPath:"#/$d\
efs/gitObject/pattern",keyword:"pattern",params:{pattern:"^(?:[0-9a-f]{40}|[0-9a-f]{64})$"},message:'must match pattern "^(?:[0-9a-f]{40}|[0-9a-f]{64})$"'};vErrors===
null?vErrors=[err0]:vErrors.push(err0),errors++}}else{let err1={instancePath:instancePath+"/snapshot/commit",schemaPath:"#/$defs/gitObject/type",keyword:"type",
params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}var _valid0=_errs29===errors;_valid0&&(valid5=!0,passing0=
0);let _errs32=errors;if(data12!==null){let err2={instancePath:instancePath+"/snapshot/commit",schemaPath:"#/properties/snapshot/properties/commit/oneOf/1/type",
keyword:"type",params:{type:"null"},message:"must be null"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}var _valid0=_errs32===errors;if(_valid0&&valid5?
(valid5=!1,passing0=[passing0,1]):_valid0&&(valid5=!0,passing0=1),valid5)errors=_errs28,vErrors!==null&&(_errs28?vErrors.length=_errs28:vErrors=null);else{let err3={
instancePath:instancePath+"/snapshot/commit",schemaPath:"#/properties/snapshot/properties/commit/oneOf",keyword:"oneOf",params:{passingSchemas:passing0},message:"\
must match exactly one schema in oneOf"};return vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++,validate22.errors=vErrors,!1}var valid4=_errs27===errors}else
var valid4=!0;if(valid4)if(data11.tree!==void 0&&func0.call(data11,"tree")){let data13=data11.tree,_errs34=errors,_errs35=errors,valid7=!1,passing1=null,_errs36=errors;
if(errors===errors)if(typeof data13=="string"){if(!pattern7.test(data13)){let err4={instancePath:instancePath+"/snapshot/tree",schemaPath:"#/$defs/gitObject/pat\
tern",keyword:"pattern",params:{pattern:"^(?:[0-9a-f]{40}|[0-9a-f]{64})$"},message:'must match pattern "^(?:[0-9a-f]{40}|[0-9a-f]{64})$"'};vErrors===null?vErrors=
[err4]:vErrors.push(err4),errors++}}else{let err5={instancePath:instancePath+"/snapshot/tree",schemaPath:"#/$defs/gitObject/type",keyword:"type",params:{type:"s\
tring"},message:"must be string"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}var _valid1=_errs36===errors;_valid1&&(valid7=!0,passing1=0);let _errs39=errors;
if(data13!==null){let err6={instancePath:instancePath+"/snapshot/tree",schemaPath:"#/properties/snapshot/properties/tree/oneOf/1/type",keyword:"type",params:{type:"\
null"},message:"must be null"};vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}var _valid1=_errs39===errors;if(_valid1&&valid7?(valid7=!1,passing1=[passing1,
1]):_valid1&&(valid7=!0,passing1=1),valid7)errors=_errs35,vErrors!==null&&(_errs35?vErrors.length=_errs35:vErrors=null);else{let err7={instancePath:instancePath+
"/snapshot/tree",schemaPath:"#/properties/snapshot/properties/tree/oneOf",keyword:"oneOf",params:{passingSchemas:passing1},message:"must match exactly one schem\
a in oneOf"};return vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++,validate22.errors=vErrors,!1}var valid4=_errs34===errors}else var valid4=!0}}}else
return validate22.errors=[{instancePath:instancePath+"/snapshot",schemaPath:"#/properties/snapshot/type",keyword:"type",params:{type:"object"},message:"must be \
object"}],!1;var valid0=_errs24===errors}else var valid0=!0;if(valid0){if(data.digests!==void 0&&func0.call(data,"digests")){let data14=data.digests,_errs41=errors;
if(errors===_errs41)if(data14&&typeof data14=="object"&&!Array.isArray(data14)){let missing4;if((data14.capabilities===void 0||!func0.call(data14,"capabilities"))&&
(missing4="capabilities")||(data14.schedule===void 0||!func0.call(data14,"schedule"))&&(missing4="schedule")||(data14.configuration===void 0||!func0.call(data14,
"configuration"))&&(missing4="configuration"))return validate22.errors=[{instancePath:instancePath+"/digests",schemaPath:"#/properties/digests/required",keyword:"\
required",params:{missingProperty:missing4},message:"must have required property '"+missing4+"'"}],!1;{let _errs43=errors;for(let key4 of Object.keys(data14))if(!(key4===
"capabilities"||key4==="schedule"||key4==="configuration"||key4==="dependencies"))return validate22.errors=[{instancePath:instancePath+"/digests",schemaPath:"#/\
properties/digests/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key4},message:"must NOT have additional properties"}],!1;if(_errs43===
errors){if(data14.capabilities!==void 0&&func0.call(data14,"capabilities")){let data15=data14.capabilities,_errs44=errors;if(errors===errors)if(typeof data15=="\
string"){if(!pattern5.test(data15))return validate22.errors=[{instancePath:instancePath+"/digests/capabilities",schemaPath:"#/$defs/sha256/pattern",keyword:"pat\
tern",params:{pattern:"^sha256:[0-9a-f]{64}$"},message:'must match pattern "^sha256:[0-9a-f]{64}$"'}],!1}else return validate22.errors=[{instancePath:instancePath+
"/digests/capabilities",schemaPath:"#/$defs/sha256/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid9=_errs44===errors}else var valid9=!0;
if(valid9){if(data14.schedule!==void 0&&func0.call(data14,"schedule")){let data16=data14.schedule,_errs47=errors;if(errors===errors)if(typeof data16=="string"){
if(!pattern5.test(data16))return validate22.errors=[{instancePath:instancePath+"/digests/schedule",schemaPath:"#/$defs/sha256/pattern",keyword:"pattern",params:{
pattern:"^sha256:[0-9a-f]{64}$"},message:'must match pattern "^sha256:[0-9a-f]{64}$"'}],!1}else return validate22.errors=[{instancePath:instancePath+"/digests/s\
chedule",schemaPath:"#/$defs/sha256/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid9=_errs47===errors}else var valid9=!0;if(valid9){
if(data14.configuration!==void 0&&func0.call(data14,"configuration")){let data17=data14.configuration,_errs50=errors;if(errors===errors)if(typeof data17=="strin\
g"){if(!pattern5.test(data17))return validate22.errors=[{instancePath:instancePath+"/digests/configuration",schemaPath:"#/$defs/sha256/pattern",keyword:"pattern",
params:{pattern:"^sha256:[0-9a-f]{64}$"},message:'must match pattern "^sha256:[0-9a-f]{64}$"'}],!1}else return validate22.errors=[{instancePath:instancePath+"/d\
igests/configuration",schemaPath:"#/$defs/sha256/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid9=_errs50===errors}else var valid9=!0;
if(valid9)if(data14.dependencies!==void 0&&func0.call(data14,"dependencies")){let data18=data14.dependencies,_errs53=errors;if(errors===errors)if(typeof data18==
"string"){if(!pattern5.test(data18))return validate22.errors=[{instancePath:instancePath+"/digests/dependencies",schemaPath:"#/$defs/sha256/pattern",keyword:"pa\
ttern",params:{pattern:"^sha256:[0-9a-f]{64}$"},message:'must match pattern "^sha256:[0-9a-f]{64}$"'}],!1}else return validate22.errors=[{instancePath:instancePath+
"/digests/dependencies",schemaPath:"#/$defs/sha256/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid9=_errs53===errors}else var valid9=!0}}}}}else
return validate22.errors=[{instancePath:instancePath+"/digests",schemaPath:"#/properties/digests/type",keyword:"type",params:{type:"object"},message:"must be ob\
ject"}],!1;var valid0=_errs41===errors}else var valid0=!0;if(valid0){if(data.variation!==void 0&&func0.call(data,"variation")){let data19=data.variation,_errs56=errors;
if(errors===_errs56)if(data19&&typeof data19=="object"&&!Array.isArray(data19))for(let key5 of Object.keys(data19)){let data20=data19[key5],_errs59=errors;if(typeof data20!=
"string"&&!(typeof data20=="number"&&isFinite(data20))&&typeof data20!="boolean")return validate22.errors=[{instancePath:instancePath+"/variation/"+key5.replace(
/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/variation/additionalProperties/type",keyword:"type",params:{type:schema33.properties.variation.additionalProperties.
type},message:"must be string,number,boolean"}],!1;var valid14=_errs59===errors;if(!valid14)break}else return validate22.errors=[{instancePath:instancePath+"/va\
riation",schemaPath:"#/properties/variation/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var valid0=_errs56===errors}else var valid0=!0;
if(valid0){if(data.program!==void 0&&func0.call(data,"program")){let data21=data.program,_errs61=errors;if(errors===_errs61)if(Array.isArray(data21)){var valid15=!0;
let len0=data21.length;for(let i0=0;i0<len0;i0++){let data22=data21[i0],_errs63=errors;if(errors===_errs63)if(data22&&typeof data22=="object"&&!Array.isArray(data22)){
let missing5;if((data22.path===void 0||!func0.call(data22,"path"))&&(missing5="path")||(data22.blob===void 0||!func0.call(data22,"blob"))&&(missing5="blob"))return validate22.
errors=[{instancePath:instancePath+"/program/"+i0,schemaPath:"#/properties/program/items/required",keyword:"required",params:{missingProperty:missing5},message:"\
must have required property '"+missing5+"'"}],!1;{let _errs65=errors;for(let key6 of Object.keys(data22))if(!(key6==="path"||key6==="blob"))return validate22.errors=
[{instancePath:instancePath+"/program/"+i0,schemaPath:"#/properties/program/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key6},
message:"must NOT have additional properties"}],!1;if(_errs65===errors){if(data22.path!==void 0&&func0.call(data22,"path")){let data23=data22.path,_errs66=errors;
if(errors===errors)if(typeof data23=="string"){if(!pattern13.test(data23))return validate22.errors=[{instancePath:instancePath+"/program/"+i0+"/path",schemaPath:"\
#/$defs/path/pattern",keyword:"pattern",params:{pattern:"^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$"},message:'must match pattern "^\
(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$"'}],!1}else return validate22.errors=[{instancePath:instancePath+"/program/"+i0+"/path",schemaPath:"\
#/$defs/path/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid16=_errs66===errors}else var valid16=!0;if(valid16)if(data22.blob!==
void 0&&func0.call(data22,"blob")){let data24=data22.blob,_errs69=errors,_errs70=errors,valid18=!1,passing2=null,_errs71=errors;if(errors===errors)if(typeof data24==
"string"){if(!pattern7.test(data24)){let err8={instancePath:instancePath+"/program/"+i0+"/blob",schemaPath:"#/$defs/gitObject/pattern",keyword:"pattern",params:{
pattern:"^(?:[0-9a-f]{40}|[0-9a-f]{64})$"},message:'must match pattern "^(?:[0-9a-f]{40}|[0-9a-f]{64})$"'};vErrors===null?vErrors=[err8]:vErrors.push(err8),errors++}}else{
let err9={instancePath:instancePath+"/program/"+i0+"/blob",schemaPath:"#/$defs/gitObject/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===
null?vErrors=[err9]:vErrors.push(err9),errors++}var _valid2=_errs71===errors;_valid2&&(valid18=!0,passing2=0);let _errs74=errors;if(data24!==null){let err10={instancePath:instancePath+
"/program/"+i0+"/blob",schemaPath:"#/properties/program/items/properties/blob/oneOf/1/type",keyword:"type",params:{type:"null"},message:"must be null"};vErrors===
null?vErrors=[err10]:vErrors.push(err10),errors++}var _valid2=_errs74===errors;if(_valid2&&valid18?(valid18=!1,passing2=[passing2,1]):_valid2&&(valid18=!0,passing2=
1),valid18)errors=_errs70,vErrors!==null&&(_errs70?vErrors.length=_errs70:vErrors=null);else{let err11={instancePath:instancePath+"/program/"+i0+"/blob",schemaPath:"\
#/properties/program/items/properties/blob/oneOf",keyword:"oneOf",params:{passingSchemas:passing2},message:"must match exactly one schema in oneOf"};return vErrors===
null?vErrors=[err11]:vErrors.push(err11),errors++,validate22.errors=vErrors,!1}var valid16=_errs69===errors}else var valid16=!0}}}else return validate22.errors=
[{instancePath:instancePath+"/program/"+i0,schemaPath:"#/properties/program/items/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var valid15=_errs63===
errors;if(!valid15)break}}else return validate22.errors=[{instancePath:instancePath+"/program",schemaPath:"#/properties/program/type",keyword:"type",params:{type:"\
array"},message:"must be array"}],!1;var valid0=_errs61===errors}else var valid0=!0;if(valid0)if(data.run!==void 0&&func0.call(data,"run")){let data25=data.run,
_errs76=errors,_errs77=errors,valid20=!1,passing3=null,_errs78=errors;validate23(data25,{instancePath:instancePath+"/run",parentData:data,parentDataProperty:"ru\
n",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate23.errors:vErrors.concat(validate23.errors),errors=vErrors.length);var _valid3=_errs78===errors;if(_valid3){
valid20=!0,passing3=0;var props0={};props0.programFiles=!0,props0.dependencies=!0,props0.packages=!0,props0.configurationFiles=!0,props0.told=!0,props0.overlays=
!0,props0.parts=!0,props0.imported=!0,props0.declared=!0,props0.record=!0,props0.server=!0,props0.withheld=!0,props0.settings=!0}let _errs79=errors;if(data25!==
null){let err12={instancePath:instancePath+"/run",schemaPath:"#/properties/run/oneOf/1/type",keyword:"type",params:{type:"null"},message:"must be null"};vErrors===
null?vErrors=[err12]:vErrors.push(err12),errors++}var _valid3=_errs79===errors;if(_valid3&&valid20?(valid20=!1,passing3=[passing3,1]):_valid3&&(valid20=!0,passing3=
1),valid20)errors=_errs77,vErrors!==null&&(_errs77?vErrors.length=_errs77:vErrors=null);else{let err13={instancePath:instancePath+"/run",schemaPath:"#/propertie\
s/run/oneOf",keyword:"oneOf",params:{passingSchemas:passing3},message:"must match exactly one schema in oneOf"};return vErrors===null?vErrors=[err13]:vErrors.push(
err13),errors++,validate22.errors=vErrors,!1}var valid0=_errs76===errors}else var valid0=!0}}}}}}}}}}}}else return validate22.errors=[{instancePath,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return validate22.errors=vErrors,errors===0}validate22.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function validate21(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate21.
evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),errors===0)if(data&&typeof data=="object"&&!Array.
isArray(data)){let missing0;if((data.i===void 0||!func0.call(data,"i"))&&(missing0="i")||(data.k===void 0||!func0.call(data,"k"))&&(missing0="k")||(data.m===void 0||
!func0.call(data,"m"))&&(missing0="m")||(data.t===void 0||!func0.call(data,"t"))&&(missing0="t"))return validate21.errors=[{instancePath,schemaPath:"#/required",
keyword:"required",params:{missingProperty:missing0},message:"must have required property '"+missing0+"'"}],!1;{let _errs1=errors;for(let key0 of Object.keys(data))
if(!(key0==="i"||key0==="k"||key0==="m"||key0==="t"))return validate21.errors=[{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:key0},message:"must NOT have additional properties"}],!1;if(_errs1===errors){if(data.i!==void 0&&func0.call(data,"i")){let _errs2=errors;
if(data.i!==0)return validate21.errors=[{instancePath:instancePath+"/i",schemaPath:"#/properties/i/const",keyword:"const",params:{allowedValue:0},message:"must \
be equal to constant"}],!1;var valid0=_errs2===errors}else var valid0=!0;if(valid0){if(data.k!==void 0&&func0.call(data,"k")){let _errs3=errors;if(data.k!=="hea\
der")return validate21.errors=[{instancePath:instancePath+"/k",schemaPath:"#/properties/k/const",keyword:"const",params:{allowedValue:"header"},message:"must be\
 equal to constant"}],!1;var valid0=_errs3===errors}else var valid0=!0;if(valid0){if(data.m!==void 0&&func0.call(data,"m")){let _errs4=errors;validate22(data.m,
{instancePath:instancePath+"/m",parentData:data,parentDataProperty:"m",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate22.errors:vErrors.concat(validate22.
errors),errors=vErrors.length);var valid0=_errs4===errors}else var valid0=!0;if(valid0)if(data.t!==void 0&&func0.call(data,"t")){let data3=data.t,_errs5=errors,
_errs6=errors;if(!(typeof data3=="number"&&!(data3%1)&&!isNaN(data3)&&isFinite(data3)))return validate21.errors=[{instancePath:instancePath+"/t",schemaPath:"#/$\
defs/time/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===_errs6&&typeof data3=="number"&&isFinite(data3)){if(data3>9007199254740991||
isNaN(data3))return validate21.errors=[{instancePath:instancePath+"/t",schemaPath:"#/$defs/time/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},
message:"must be <= 9007199254740991"}],!1;if(data3<0||isNaN(data3))return validate21.errors=[{instancePath:instancePath+"/t",schemaPath:"#/$defs/time/minimum",
keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}var valid0=_errs5===errors}else var valid0=!0}}}}}else return validate21.errors=[
{instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return validate21.errors=vErrors,errors===0}validate21.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};var schema73={type:"object",additionalProperties:!1,required:["i","k","d","m","t"],properties:{i:{$ref:"#/$defs/numbe\
r"},k:{const:"frame"},d:{enum:[">","<"]},m:{type:"object",required:["jsonrpc"],properties:{jsonrpc:{const:"2.0"}}},t:{$ref:"#/$defs/time"}}};function validate37(data,{
instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate37.evaluated;if(evaluated0.dynamicProps&&
(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),errors===0)if(data&&typeof data=="object"&&!Array.isArray(data)){let missing0;if((data.
i===void 0||!func0.call(data,"i"))&&(missing0="i")||(data.k===void 0||!func0.call(data,"k"))&&(missing0="k")||(data.d===void 0||!func0.call(data,"d"))&&(missing0=
"d")||(data.m===void 0||!func0.call(data,"m"))&&(missing0="m")||(data.t===void 0||!func0.call(data,"t"))&&(missing0="t"))return validate37.errors=[{instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:missing0},message:"must have required property '"+missing0+"'"}],!1;{let _errs1=errors;for(let key0 of Object.
keys(data))if(!(key0==="i"||key0==="k"||key0==="d"||key0==="m"||key0==="t"))return validate37.errors=[{instancePath,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"}],!1;if(_errs1===errors){if(data.i!==void 0&&func0.call(data,
"i")){let data0=data.i,_errs2=errors,_errs3=errors;if(!(typeof data0=="number"&&!(data0%1)&&!isNaN(data0)&&isFinite(data0)))return validate37.errors=[{instancePath:instancePath+
"/i",schemaPath:"#/$defs/number/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===_errs3&&typeof data0=="number"&&isFinite(
data0)){if(data0>9007199254740991||isNaN(data0))return validate37.errors=[{instancePath:instancePath+"/i",schemaPath:"#/$defs/number/maximum",keyword:"maximum",
params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"}],!1;if(data0<0||isNaN(data0))return validate37.errors=[{instancePath:instancePath+
"/i",schemaPath:"#/$defs/number/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}var valid0=_errs2===errors}else var valid0=!0;
if(valid0){if(data.k!==void 0&&func0.call(data,"k")){let _errs5=errors;if(data.k!=="frame")return validate37.errors=[{instancePath:instancePath+"/k",schemaPath:"\
#/properties/k/const",keyword:"const",params:{allowedValue:"frame"},message:"must be equal to constant"}],!1;var valid0=_errs5===errors}else var valid0=!0;if(valid0){
if(data.d!==void 0&&func0.call(data,"d")){let data2=data.d,_errs6=errors;if(!(data2===">"||data2==="<"))return validate37.errors=[{instancePath:instancePath+"/d",
schemaPath:"#/properties/d/enum",keyword:"enum",params:{allowedValues:schema73.properties.d.enum},message:"must be equal to one of the allowed values"}],!1;var valid0=_errs6===
errors}else var valid0=!0;if(valid0){if(data.m!==void 0&&func0.call(data,"m")){let data3=data.m,_errs7=errors;if(errors===_errs7)if(data3&&typeof data3=="object"&&
!Array.isArray(data3)){let missing1;if((data3.jsonrpc===void 0||!func0.call(data3,"jsonrpc"))&&(missing1="jsonrpc"))return validate37.errors=[{instancePath:instancePath+
"/m",schemaPath:"#/properties/m/required",keyword:"required",params:{missingProperty:missing1},message:"must have required property '"+missing1+"'"}],!1;if(data3.
jsonrpc!==void 0&&func0.call(data3,"jsonrpc")&&data3.jsonrpc!=="2.0")return validate37.errors=[{instancePath:instancePath+"/m/jsonrpc",schemaPath:"#/properties/\
m/properties/jsonrpc/const",keyword:"const",params:{allowedValue:"2.0"},message:"must be equal to constant"}],!1}else return validate37.errors=[{instancePath:instancePath+
"/m",schemaPath:"#/properties/m/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var valid0=_errs7===errors}else var valid0=!0;if(valid0)
if(data.t!==void 0&&func0.call(data,"t")){let data5=data.t,_errs10=errors,_errs11=errors;if(!(typeof data5=="number"&&!(data5%1)&&!isNaN(data5)&&isFinite(data5)))
return validate37.errors=[{instancePath:instancePath+"/t",schemaPath:"#/$defs/time/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===
_errs11&&typeof data5=="number"&&isFinite(data5)){if(data5>9007199254740991||isNaN(data5))return validate37.errors=[{instancePath:instancePath+"/t",schemaPath:"\
#/$defs/time/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"}],!1;if(data5<0||isNaN(data5))return validate37.
errors=[{instancePath:instancePath+"/t",schemaPath:"#/$defs/time/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}var valid0=_errs10===
errors}else var valid0=!0}}}}}}else return validate37.errors=[{instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],
!1;return validate37.errors=vErrors,errors===0}validate37.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var schema78={type:"object",required:["kind"],properties:{
kind:{enum:["exit","violation","not-started","closed"]}}};function validate39(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){
let vErrors=null,errors=0,evaluated0=validate39.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),
errors===0)if(data&&typeof data=="object"&&!Array.isArray(data)){let missing0;if((data.i===void 0||!func0.call(data,"i"))&&(missing0="i")||(data.k===void 0||!func0.
call(data,"k"))&&(missing0="k")||(data.m===void 0||!func0.call(data,"m"))&&(missing0="m")||(data.t===void 0||!func0.call(data,"t"))&&(missing0="t"))return validate39.
errors=[{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:missing0},message:"must have required property '"+missing0+"'"}],!1;{let _errs1=errors;
for(let key0 of Object.keys(data))if(!(key0==="i"||key0==="k"||key0==="m"||key0==="t"))return validate39.errors=[{instancePath,schemaPath:"#/additionalPropertie\
s",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"}],!1;if(_errs1===errors){if(data.i!==void 0&&func0.
call(data,"i")){let data0=data.i,_errs2=errors,_errs3=errors;if(!(typeof data0=="number"&&!(data0%1)&&!isNaN(data0)&&isFinite(data0)))return validate39.errors=[
{instancePath:instancePath+"/i",schemaPath:"#/$defs/number/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===_errs3&&typeof data0==
"number"&&isFinite(data0)){if(data0>9007199254740991||isNaN(data0))return validate39.errors=[{instancePath:instancePath+"/i",schemaPath:"#/$defs/number/maximum",
keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"}],!1;if(data0<0||isNaN(data0))return validate39.errors=[
{instancePath:instancePath+"/i",schemaPath:"#/$defs/number/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}var valid0=_errs2===
errors}else var valid0=!0;if(valid0){if(data.k!==void 0&&func0.call(data,"k")){let _errs5=errors;if(data.k!=="meta")return validate39.errors=[{instancePath:instancePath+
"/k",schemaPath:"#/properties/k/const",keyword:"const",params:{allowedValue:"meta"},message:"must be equal to constant"}],!1;var valid0=_errs5===errors}else var valid0=!0;
if(valid0){if(data.m!==void 0&&func0.call(data,"m")){let data2=data.m,_errs6=errors;if(errors===_errs6)if(data2&&typeof data2=="object"&&!Array.isArray(data2)){
if(data2.end!==void 0&&func0.call(data2,"end")){let data3=data2.end;if(errors===errors)if(data3&&typeof data3=="object"&&!Array.isArray(data3)){let missing1;if((data3.
kind===void 0||!func0.call(data3,"kind"))&&(missing1="kind"))return validate39.errors=[{instancePath:instancePath+"/m/end",schemaPath:"#/$defs/end/required",keyword:"\
required",params:{missingProperty:missing1},message:"must have required property '"+missing1+"'"}],!1;if(data3.kind!==void 0&&func0.call(data3,"kind")){let data4=data3.
kind;if(!(data4==="exit"||data4==="violation"||data4==="not-started"||data4==="closed"))return validate39.errors=[{instancePath:instancePath+"/m/end/kind",schemaPath:"\
#/$defs/end/properties/kind/enum",keyword:"enum",params:{allowedValues:schema78.properties.kind.enum},message:"must be equal to one of the allowed values"}],!1}}else
return validate39.errors=[{instancePath:instancePath+"/m/end",schemaPath:"#/$defs/end/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1}}else
return validate39.errors=[{instancePath:instancePath+"/m",schemaPath:"#/properties/m/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var valid0=_errs6===
errors}else var valid0=!0;if(valid0)if(data.t!==void 0&&func0.call(data,"t")){let data5=data.t,_errs12=errors,_errs13=errors;if(!(typeof data5=="number"&&!(data5%
1)&&!isNaN(data5)&&isFinite(data5)))return validate39.errors=[{instancePath:instancePath+"/t",schemaPath:"#/$defs/time/type",keyword:"type",params:{type:"intege\
r"},message:"must be integer"}],!1;if(errors===_errs13&&typeof data5=="number"&&isFinite(data5)){if(data5>9007199254740991||isNaN(data5))return validate39.errors=
[{instancePath:instancePath+"/t",schemaPath:"#/$defs/time/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199\
254740991"}],!1;if(data5<0||isNaN(data5))return validate39.errors=[{instancePath:instancePath+"/t",schemaPath:"#/$defs/time/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"}],!1}var valid0=_errs12===errors}else var valid0=!0}}}}}else return validate39.errors=[{instancePath,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"}],!1;return validate39.errors=vErrors,errors===0}validate39.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function validate41(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate41.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),errors===0)if(data&&typeof data=="object"&&!Array.isArray(
data)){let missing0;if((data.i===void 0||!func0.call(data,"i"))&&(missing0="i")||(data.k===void 0||!func0.call(data,"k"))&&(missing0="k")||(data.m===void 0||!func0.
call(data,"m"))&&(missing0="m")||(data.t===void 0||!func0.call(data,"t"))&&(missing0="t"))return validate41.errors=[{instancePath,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:missing0},message:"must have required property '"+missing0+"'"}],!1;{let _errs1=errors;for(let key0 of Object.keys(data))if(!(key0===
"i"||key0==="k"||key0==="m"||key0==="t"))return validate41.errors=[{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},
message:"must NOT have additional properties"}],!1;if(_errs1===errors){if(data.i!==void 0&&func0.call(data,"i")){let data0=data.i,_errs2=errors,_errs3=errors;if(!(typeof data0==
"number"&&!(data0%1)&&!isNaN(data0)&&isFinite(data0)))return validate41.errors=[{instancePath:instancePath+"/i",schemaPath:"#/$defs/number/type",keyword:"type",
params:{type:"integer"},message:"must be integer"}],!1;if(errors===_errs3&&typeof data0=="number"&&isFinite(data0)){if(data0>9007199254740991||isNaN(data0))return validate41.
errors=[{instancePath:instancePath+"/i",schemaPath:"#/$defs/number/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <\
= 9007199254740991"}],!1;if(data0<0||isNaN(data0))return validate41.errors=[{instancePath:instancePath+"/i",schemaPath:"#/$defs/number/minimum",keyword:"minimum",
params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}var valid0=_errs2===errors}else var valid0=!0;if(valid0){if(data.k!==void 0&&func0.call(data,"k")){
let _errs5=errors;if(data.k!=="digest")return validate41.errors=[{instancePath:instancePath+"/k",schemaPath:"#/properties/k/const",keyword:"const",params:{allowedValue:"\
digest"},message:"must be equal to constant"}],!1;var valid0=_errs5===errors}else var valid0=!0;if(valid0){if(data.m!==void 0&&func0.call(data,"m")){let data2=data.
m,_errs6=errors;if(errors===_errs6)if(data2&&typeof data2=="object"&&!Array.isArray(data2)){let missing1;if((data2.files===void 0||!func0.call(data2,"files"))&&
(missing1="files")||(data2.configuration===void 0||!func0.call(data2,"configuration"))&&(missing1="configuration"))return validate41.errors=[{instancePath:instancePath+
"/m",schemaPath:"#/properties/m/required",keyword:"required",params:{missingProperty:missing1},message:"must have required property '"+missing1+"'"}],!1;{let _errs8=errors;
for(let key1 of Object.keys(data2))if(!(key1==="files"||key1==="configuration"))return validate41.errors=[{instancePath:instancePath+"/m",schemaPath:"#/properti\
es/m/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key1},message:"must NOT have additional properties"}],!1;if(_errs8===errors){
if(data2.files!==void 0&&func0.call(data2,"files")){let data3=data2.files,_errs9=errors;if(errors===_errs9)if(data3&&typeof data3=="object"&&!Array.isArray(data3)){
for(let key2 of Object.keys(data3)){let _errs11=errors;if(errors===errors)if(typeof key2=="string"){if(!pattern13.test(key2)){let err0={instancePath:instancePath+
"/m/files",schemaPath:"#/$defs/path/pattern",keyword:"pattern",params:{pattern:"^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$"},message:'\
must match pattern "^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$"',propertyName:key2};vErrors===null?vErrors=[err0]:vErrors.push(err0),
errors++}}else{let err1={instancePath:instancePath+"/m/files",schemaPath:"#/$defs/path/type",keyword:"type",params:{type:"string"},message:"must be string",propertyName:key2};
vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}var valid3=_errs11===errors;if(!valid3){let err2={instancePath:instancePath+"/m/files",schemaPath:"#/p\
roperties/m/properties/files/propertyNames",keyword:"propertyNames",params:{propertyName:key2},message:"property name must be valid"};return vErrors===null?vErrors=
[err2]:vErrors.push(err2),errors++,validate41.errors=vErrors,!1}}if(valid3)for(let key3 of Object.keys(data3)){let data4=data3[key3],_errs15=errors;if(errors===
errors)if(typeof data4=="string"){if(!pattern5.test(data4))return validate41.errors=[{instancePath:instancePath+"/m/files/"+key3.replace(/~/g,"~0").replace(/\//g,
"~1"),schemaPath:"#/$defs/sha256/pattern",keyword:"pattern",params:{pattern:"^sha256:[0-9a-f]{64}$"},message:'must match pattern "^sha256:[0-9a-f]{64}$"'}],!1}else
return validate41.errors=[{instancePath:instancePath+"/m/files/"+key3.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/$defs/sha256/type",keyword:"type",params:{
type:"string"},message:"must be string"}],!1;var valid5=_errs15===errors;if(!valid5)break}}else return validate41.errors=[{instancePath:instancePath+"/m/files",
schemaPath:"#/properties/m/properties/files/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var valid2=_errs9===errors}else var valid2=!0;
if(valid2)if(data2.configuration!==void 0&&func0.call(data2,"configuration")){let data5=data2.configuration,_errs18=errors;if(errors===errors)if(typeof data5=="\
string"){if(!pattern5.test(data5))return validate41.errors=[{instancePath:instancePath+"/m/configuration",schemaPath:"#/$defs/sha256/pattern",keyword:"pattern",
params:{pattern:"^sha256:[0-9a-f]{64}$"},message:'must match pattern "^sha256:[0-9a-f]{64}$"'}],!1}else return validate41.errors=[{instancePath:instancePath+"/m\
/configuration",schemaPath:"#/$defs/sha256/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid2=_errs18===errors}else var valid2=!0}}}else
return validate41.errors=[{instancePath:instancePath+"/m",schemaPath:"#/properties/m/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var valid0=_errs6===
errors}else var valid0=!0;if(valid0)if(data.t!==void 0&&func0.call(data,"t")){let data6=data.t,_errs21=errors,_errs22=errors;if(!(typeof data6=="number"&&!(data6%
1)&&!isNaN(data6)&&isFinite(data6)))return validate41.errors=[{instancePath:instancePath+"/t",schemaPath:"#/$defs/time/type",keyword:"type",params:{type:"intege\
r"},message:"must be integer"}],!1;if(errors===_errs22&&typeof data6=="number"&&isFinite(data6)){if(data6>9007199254740991||isNaN(data6))return validate41.errors=
[{instancePath:instancePath+"/t",schemaPath:"#/$defs/time/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199\
254740991"}],!1;if(data6<0||isNaN(data6))return validate41.errors=[{instancePath:instancePath+"/t",schemaPath:"#/$defs/time/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"}],!1}var valid0=_errs21===errors}else var valid0=!0}}}}}else return validate41.errors=[{instancePath,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"}],!1;return validate41.errors=vErrors,errors===0}validate41.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function validate43(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate43.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),errors===0)if(data&&typeof data=="object"&&!Array.isArray(
data)){let missing0;if((data.i===void 0||!func0.call(data,"i"))&&(missing0="i")||(data.k===void 0||!func0.call(data,"k"))&&(missing0="k")||(data.m===void 0||!func0.
call(data,"m"))&&(missing0="m")||(data.t===void 0||!func0.call(data,"t"))&&(missing0="t"))return validate43.errors=[{instancePath,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:missing0},message:"must have required property '"+missing0+"'"}],!1;{let _errs1=errors;for(let key0 of Object.keys(data))if(!(key0===
"i"||key0==="k"||key0==="m"||key0==="t"))return validate43.errors=[{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},
message:"must NOT have additional properties"}],!1;if(_errs1===errors){if(data.i!==void 0&&func0.call(data,"i")){let data0=data.i,_errs2=errors,_errs3=errors;if(!(typeof data0==
"number"&&!(data0%1)&&!isNaN(data0)&&isFinite(data0)))return validate43.errors=[{instancePath:instancePath+"/i",schemaPath:"#/$defs/number/type",keyword:"type",
params:{type:"integer"},message:"must be integer"}],!1;if(errors===_errs3&&typeof data0=="number"&&isFinite(data0)){if(data0>9007199254740991||isNaN(data0))return validate43.
errors=[{instancePath:instancePath+"/i",schemaPath:"#/$defs/number/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <\
= 9007199254740991"}],!1;if(data0<0||isNaN(data0))return validate43.errors=[{instancePath:instancePath+"/i",schemaPath:"#/$defs/number/minimum",keyword:"minimum",
params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}var valid0=_errs2===errors}else var valid0=!0;if(valid0){if(data.k!==void 0&&func0.call(data,"k")){
let _errs5=errors;if(data.k!=="decision")return validate43.errors=[{instancePath:instancePath+"/k",schemaPath:"#/properties/k/const",keyword:"const",params:{allowedValue:"\
decision"},message:"must be equal to constant"}],!1;var valid0=_errs5===errors}else var valid0=!0;if(valid0){if(data.m!==void 0&&func0.call(data,"m")){let data2=data.
m,_errs6=errors;if(errors===_errs6)if(data2&&typeof data2=="object"&&!Array.isArray(data2)){if(Object.keys(data2).length<1)return validate43.errors=[{instancePath:instancePath+
"/m",schemaPath:"#/properties/m/minProperties",keyword:"minProperties",params:{limit:1},message:"must NOT have fewer than 1 properties"}],!1;if(data2.refused!==
void 0&&func0.call(data2,"refused")){let _errs8=errors;if(typeof data2.refused!="string")return validate43.errors=[{instancePath:instancePath+"/m/refused",schemaPath:"\
#/properties/m/properties/refused/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid2=_errs8===errors}else var valid2=!0;if(valid2)
if(data2.code!==void 0&&func0.call(data2,"code")){let _errs10=errors;if(typeof data2.code!="string")return validate43.errors=[{instancePath:instancePath+"/m/cod\
e",schemaPath:"#/properties/m/properties/code/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid2=_errs10===errors}else var valid2=!0}else
return validate43.errors=[{instancePath:instancePath+"/m",schemaPath:"#/properties/m/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var valid0=_errs6===
errors}else var valid0=!0;if(valid0)if(data.t!==void 0&&func0.call(data,"t")){let data5=data.t,_errs12=errors,_errs13=errors;if(!(typeof data5=="number"&&!(data5%
1)&&!isNaN(data5)&&isFinite(data5)))return validate43.errors=[{instancePath:instancePath+"/t",schemaPath:"#/$defs/time/type",keyword:"type",params:{type:"intege\
r"},message:"must be integer"}],!1;if(errors===_errs13&&typeof data5=="number"&&isFinite(data5)){if(data5>9007199254740991||isNaN(data5))return validate43.errors=
[{instancePath:instancePath+"/t",schemaPath:"#/$defs/time/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199\
254740991"}],!1;if(data5<0||isNaN(data5))return validate43.errors=[{instancePath:instancePath+"/t",schemaPath:"#/$defs/time/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"}],!1}var valid0=_errs12===errors}else var valid0=!0}}}}}else return validate43.errors=[{instancePath,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"}],!1;return validate43.errors=vErrors,errors===0}validate43.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
var schema89={type:"object",additionalProperties:!1,required:["i","k","m","t"],properties:{i:{$ref:"#/$defs/number"},k:{const:"result"},m:{type:"object",required:[
"observation"],properties:{observation:{$ref:"#/$defs/sha256"},files:{type:"array",items:{oneOf:[{$ref:"#/$defs/finalFile"},{$ref:"#/$defs/unknownFile"}]}},lookups:{
type:"array",items:{$ref:"#/$defs/lookup"}},fixes:{type:"object",required:["asked","offered"],properties:{asked:{type:"array"},offered:{type:"array"},isCut:{const:!0}}},
failure:{type:["object","null"],required:["code","message"],properties:{code:{type:"string",minLength:1},message:{type:"string"}}}}},t:{$ref:"#/$defs/time"}}},schema94={
type:"object",required:["server","path","range","severity","source","code","message","symbol"],properties:{server:{type:"string"},path:{$ref:"#/$defs/path"},range:{
$ref:"#/$defs/range"},severity:{enum:["error","warning","information","hint"]},source:{type:["string","null"]},code:{type:["string","null"]},message:{type:"stri\
ng"},symbol:{type:["string","null"]},related:{type:"array",items:{$ref:"#/$defs/place"}}}};function validate49(data,{instancePath="",parentData,parentDataProperty,
rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate49.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.
dynamicItems&&(evaluated0.items=void 0),errors===0)if(data&&typeof data=="object"&&!Array.isArray(data)){let missing0;if((data.path===void 0||!func0.call(data,"\
path"))&&(missing0="path")||(data.range===void 0||!func0.call(data,"range"))&&(missing0="range"))return validate49.errors=[{instancePath,schemaPath:"#/required",
keyword:"required",params:{missingProperty:missing0},message:"must have required property '"+missing0+"'"}],!1;if(data.path!==void 0&&func0.call(data,"path")){let _errs1=errors;
if(typeof data.path!="string")return validate49.errors=[{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type:"stri\
ng"},message:"must be string"}],!1;var valid0=_errs1===errors}else var valid0=!0;if(valid0)if(data.range!==void 0&&func0.call(data,"range")){let _errs3=errors;validate24(
data.range,{instancePath:instancePath+"/range",parentData:data,parentDataProperty:"range",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate24.errors:vErrors.
concat(validate24.errors),errors=vErrors.length);var valid0=_errs3===errors}else var valid0=!0}else return validate49.errors=[{instancePath,schemaPath:"#/type",
keyword:"type",params:{type:"object"},message:"must be object"}],!1;return validate49.errors=vErrors,errors===0}validate49.evaluated={props:{path:!0,range:!0},dynamicProps:!1,
dynamicItems:!1};function validate47(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate47.
evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),errors===0)if(data&&typeof data=="object"&&!Array.
isArray(data)){let missing0;if((data.server===void 0||!func0.call(data,"server"))&&(missing0="server")||(data.path===void 0||!func0.call(data,"path"))&&(missing0=
"path")||(data.range===void 0||!func0.call(data,"range"))&&(missing0="range")||(data.severity===void 0||!func0.call(data,"severity"))&&(missing0="severity")||(data.
source===void 0||!func0.call(data,"source"))&&(missing0="source")||(data.code===void 0||!func0.call(data,"code"))&&(missing0="code")||(data.message===void 0||!func0.
call(data,"message"))&&(missing0="message")||(data.symbol===void 0||!func0.call(data,"symbol"))&&(missing0="symbol"))return validate47.errors=[{instancePath,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:missing0},message:"must have required property '"+missing0+"'"}],!1;if(data.server!==void 0&&func0.call(data,
"server")){let _errs1=errors;if(typeof data.server!="string")return validate47.errors=[{instancePath:instancePath+"/server",schemaPath:"#/properties/server/type",
keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid0=_errs1===errors}else var valid0=!0;if(valid0){if(data.path!==void 0&&func0.call(data,
"path")){let data1=data.path,_errs3=errors;if(errors===errors)if(typeof data1=="string"){if(!pattern13.test(data1))return validate47.errors=[{instancePath:instancePath+
"/path",schemaPath:"#/$defs/path/pattern",keyword:"pattern",params:{pattern:"^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$"},message:'m\
ust match pattern "^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$"'}],!1}else return validate47.errors=[{instancePath:instancePath+"/pat\
h",schemaPath:"#/$defs/path/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid0=_errs3===errors}else var valid0=!0;if(valid0){if(data.
range!==void 0&&func0.call(data,"range")){let _errs6=errors;validate24(data.range,{instancePath:instancePath+"/range",parentData:data,parentDataProperty:"range",
rootData,dynamicAnchors})||(vErrors=vErrors===null?validate24.errors:vErrors.concat(validate24.errors),errors=vErrors.length);var valid0=_errs6===errors}else var valid0=!0;
if(valid0){if(data.severity!==void 0&&func0.call(data,"severity")){let data3=data.severity,_errs7=errors;if(!(data3==="error"||data3==="warning"||data3==="infor\
mation"||data3==="hint"))return validate47.errors=[{instancePath:instancePath+"/severity",schemaPath:"#/properties/severity/enum",keyword:"enum",params:{allowedValues:schema94.
properties.severity.enum},message:"must be equal to one of the allowed values"}],!1;var valid0=_errs7===errors}else var valid0=!0;if(valid0){if(data.source!==void 0&&
func0.call(data,"source")){let data4=data.source,_errs8=errors;if(typeof data4!="string"&&data4!==null)return validate47.errors=[{instancePath:instancePath+"/so\
urce",schemaPath:"#/properties/source/type",keyword:"type",params:{type:schema94.properties.source.type},message:"must be string,null"}],!1;var valid0=_errs8===
errors}else var valid0=!0;if(valid0){if(data.code!==void 0&&func0.call(data,"code")){let data5=data.code,_errs10=errors;if(typeof data5!="string"&&data5!==null)
return validate47.errors=[{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type:schema94.properties.code.type},message:"\
must be string,null"}],!1;var valid0=_errs10===errors}else var valid0=!0;if(valid0){if(data.message!==void 0&&func0.call(data,"message")){let _errs12=errors;if(typeof data.
message!="string")return validate47.errors=[{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type:"string"},message:"\
must be string"}],!1;var valid0=_errs12===errors}else var valid0=!0;if(valid0){if(data.symbol!==void 0&&func0.call(data,"symbol")){let data7=data.symbol,_errs14=errors;
if(typeof data7!="string"&&data7!==null)return validate47.errors=[{instancePath:instancePath+"/symbol",schemaPath:"#/properties/symbol/type",keyword:"type",params:{
type:schema94.properties.symbol.type},message:"must be string,null"}],!1;var valid0=_errs14===errors}else var valid0=!0;if(valid0)if(data.related!==void 0&&func0.
call(data,"related")){let data8=data.related,_errs16=errors;if(errors===_errs16)if(Array.isArray(data8)){var valid2=!0;let len0=data8.length;for(let i0=0;i0<len0;i0++){
let _errs18=errors;validate49(data8[i0],{instancePath:instancePath+"/related/"+i0,parentData:data8,parentDataProperty:i0,rootData,dynamicAnchors})||(vErrors=vErrors===
null?validate49.errors:vErrors.concat(validate49.errors),errors=vErrors.length);var valid2=_errs18===errors;if(!valid2)break}}else return validate47.errors=[{instancePath:instancePath+
"/related",schemaPath:"#/properties/related/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var valid0=_errs16===errors}else var valid0=!0}}}}}}}}else
return validate47.errors=[{instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return validate47.errors=vErrors,
errors===0}validate47.evaluated={props:{server:!0,path:!0,range:!0,severity:!0,source:!0,code:!0,message:!0,symbol:!0,related:!0},dynamicProps:!1,dynamicItems:!1};
function validate46(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate46.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),errors===0)if(data&&typeof data=="object"&&!Array.isArray(
data)){let missing0;if((data.kind===void 0||!func0.call(data,"kind"))&&(missing0="kind")||(data.path===void 0||!func0.call(data,"path"))&&(missing0="path")||(data.
findings===void 0||!func0.call(data,"findings"))&&(missing0="findings")||(data.unreachable===void 0||!func0.call(data,"unreachable"))&&(missing0="unreachable"))
return validate46.errors=[{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:missing0},message:"must have required property '"+missing0+
"'"}],!1;if(data.kind!==void 0&&func0.call(data,"kind")){let _errs1=errors;if(data.kind!=="final")return validate46.errors=[{instancePath:instancePath+"/kind",schemaPath:"\
#/properties/kind/const",keyword:"const",params:{allowedValue:"final"},message:"must be equal to constant"}],!1;var valid0=_errs1===errors}else var valid0=!0;if(valid0){
if(data.path!==void 0&&func0.call(data,"path")){let data1=data.path,_errs2=errors;if(errors===errors)if(typeof data1=="string"){if(!pattern13.test(data1))return validate46.
errors=[{instancePath:instancePath+"/path",schemaPath:"#/$defs/path/pattern",keyword:"pattern",params:{pattern:"^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/\
|$))[^/\\u0000]+)*$"},message:'must match pattern "^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$"'}],!1}else return validate46.errors=[
{instancePath:instancePath+"/path",schemaPath:"#/$defs/path/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid0=_errs2===errors}else
var valid0=!0;if(valid0){if(data.findings!==void 0&&func0.call(data,"findings")){let data2=data.findings,_errs5=errors;if(errors===_errs5)if(Array.isArray(data2)){
var valid2=!0;let len0=data2.length;for(let i0=0;i0<len0;i0++){let _errs7=errors;validate47(data2[i0],{instancePath:instancePath+"/findings/"+i0,parentData:data2,
parentDataProperty:i0,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate47.errors:vErrors.concat(validate47.errors),errors=vErrors.length);var valid2=_errs7===
errors;if(!valid2)break}}else return validate46.errors=[{instancePath:instancePath+"/findings",schemaPath:"#/properties/findings/type",keyword:"type",params:{type:"\
array"},message:"must be array"}],!1;var valid0=_errs5===errors}else var valid0=!0;if(valid0){if(data.unreachable!==void 0&&func0.call(data,"unreachable")){let data4=data.
unreachable,_errs8=errors;if(errors===_errs8)if(Array.isArray(data4)){var valid3=!0;let len1=data4.length;for(let i1=0;i1<len1;i1++){let _errs10=errors;validate24(
data4[i1],{instancePath:instancePath+"/unreachable/"+i1,parentData:data4,parentDataProperty:i1,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate24.errors:
vErrors.concat(validate24.errors),errors=vErrors.length);var valid3=_errs10===errors;if(!valid3)break}}else return validate46.errors=[{instancePath:instancePath+
"/unreachable",schemaPath:"#/properties/unreachable/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var valid0=_errs8===errors}else var valid0=!0;
if(valid0)if(data.silent!==void 0&&func0.call(data,"silent")){let data6=data.silent,_errs11=errors;if(errors===_errs11)if(Array.isArray(data6)){if(data6.length<
1)return validate46.errors=[{instancePath:instancePath+"/silent",schemaPath:"#/properties/silent/minItems",keyword:"minItems",params:{limit:1},message:"must NOT\
 have fewer than 1 items"}],!1;{var valid4=!0;let len2=data6.length;for(let i2=0;i2<len2;i2++){let _errs13=errors;if(typeof data6[i2]!="string")return validate46.
errors=[{instancePath:instancePath+"/silent/"+i2,schemaPath:"#/properties/silent/items/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;
var valid4=_errs13===errors;if(!valid4)break}}}else return validate46.errors=[{instancePath:instancePath+"/silent",schemaPath:"#/properties/silent/type",keyword:"\
type",params:{type:"array"},message:"must be array"}],!1;var valid0=_errs11===errors}else var valid0=!0}}}}else return validate46.errors=[{instancePath,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return validate46.errors=vErrors,errors===0}validate46.evaluated={props:{kind:!0,path:!0,
findings:!0,unreachable:!0,silent:!0},dynamicProps:!1,dynamicItems:!1};function validate55(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){
let vErrors=null,errors=0,evaluated0=validate55.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),
errors===0)if(data&&typeof data=="object"&&!Array.isArray(data)){let missing0;if((data.kind===void 0||!func0.call(data,"kind"))&&(missing0="kind")||(data.path===
void 0||!func0.call(data,"path"))&&(missing0="path")||(data.reason===void 0||!func0.call(data,"reason"))&&(missing0="reason"))return validate55.errors=[{instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:missing0},message:"must have required property '"+missing0+"'"}],!1;if(data.kind!==void 0&&func0.
call(data,"kind")){let _errs1=errors;if(data.kind!=="unknown")return validate55.errors=[{instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/const",
keyword:"const",params:{allowedValue:"unknown"},message:"must be equal to constant"}],!1;var valid0=_errs1===errors}else var valid0=!0;if(valid0){if(data.path!==
void 0&&func0.call(data,"path")){let data1=data.path,_errs2=errors;if(errors===errors)if(typeof data1=="string"){if(!pattern13.test(data1))return validate55.errors=
[{instancePath:instancePath+"/path",schemaPath:"#/$defs/path/pattern",keyword:"pattern",params:{pattern:"^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\
\\u0000]+)*$"},message:'must match pattern "^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$"'}],!1}else return validate55.errors=[{instancePath:instancePath+
"/path",schemaPath:"#/$defs/path/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid0=_errs2===errors}else var valid0=!0;if(valid0){
if(data.reason!==void 0&&func0.call(data,"reason")){let data2=data.reason,_errs5=errors;if(errors===_errs5)if(typeof data2=="string"){if(func83(data2)<1)return validate55.
errors=[{instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1\
 characters"}],!1}else return validate55.errors=[{instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type:"string"},
message:"must be string"}],!1;var valid0=_errs5===errors}else var valid0=!0;if(valid0)if(data.why!==void 0&&func0.call(data,"why")){let data3=data.why,_errs7=errors;
if(errors===_errs7)if(typeof data3=="string"){if(func83(data3)<1)return validate55.errors=[{instancePath:instancePath+"/why",schemaPath:"#/properties/why/minLen\
gth",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"}],!1}else return validate55.errors=[{instancePath:instancePath+"/why",
schemaPath:"#/properties/why/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid0=_errs7===errors}else var valid0=!0}}}else return validate55.
errors=[{instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return validate55.errors=vErrors,errors===0}validate55.
evaluated={props:{kind:!0,path:!0,reason:!0,why:!0},dynamicProps:!1,dynamicItems:!1};function validate57(data,{instancePath="",parentData,parentDataProperty,rootData=data,
dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate57.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),errors===0)if(data&&typeof data=="object"&&!Array.isArray(data)){let missing0;if((data.path===void 0||!func0.call(data,"path"))&&(missing0=
"path")||(data.position===void 0||!func0.call(data,"position"))&&(missing0="position")||(data.targets===void 0||!func0.call(data,"targets"))&&(missing0="targets"))
return validate57.errors=[{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:missing0},message:"must have required property '"+missing0+
"'"}],!1;if(data.path!==void 0&&func0.call(data,"path")){let data0=data.path,_errs1=errors;if(errors===errors)if(typeof data0=="string"){if(!pattern13.test(data0))
return validate57.errors=[{instancePath:instancePath+"/path",schemaPath:"#/$defs/path/pattern",keyword:"pattern",params:{pattern:"^(?!\\.{1,2}(?:/|$))[^/\\u0000]+\
(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$"},message:'must match pattern "^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$"'}],!1}else return validate57.
errors=[{instancePath:instancePath+"/path",schemaPath:"#/$defs/path/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid0=_errs1===
errors}else var valid0=!0;if(valid0){if(data.position!==void 0&&func0.call(data,"position")){let _errs4=errors;validate25(data.position,{instancePath:instancePath+
"/position",parentData:data,parentDataProperty:"position",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate25.errors:vErrors.concat(validate25.errors),
errors=vErrors.length);var valid0=_errs4===errors}else var valid0=!0;if(valid0)if(data.targets!==void 0&&func0.call(data,"targets")){let data2=data.targets,_errs5=errors;
if(errors===_errs5)if(Array.isArray(data2)){var valid2=!0;let len0=data2.length;for(let i0=0;i0<len0;i0++){let _errs7=errors;validate49(data2[i0],{instancePath:instancePath+
"/targets/"+i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate49.errors:vErrors.concat(validate49.errors),errors=
vErrors.length);var valid2=_errs7===errors;if(!valid2)break}}else return validate57.errors=[{instancePath:instancePath+"/targets",schemaPath:"#/properties/targe\
ts/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var valid0=_errs5===errors}else var valid0=!0}}else return validate57.errors=[{instancePath,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return validate57.errors=vErrors,errors===0}validate57.evaluated={props:{
path:!0,position:!0,targets:!0},dynamicProps:!1,dynamicItems:!1};function validate45(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){
let vErrors=null,errors=0,evaluated0=validate45.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),
errors===0)if(data&&typeof data=="object"&&!Array.isArray(data)){let missing0;if((data.i===void 0||!func0.call(data,"i"))&&(missing0="i")||(data.k===void 0||!func0.
call(data,"k"))&&(missing0="k")||(data.m===void 0||!func0.call(data,"m"))&&(missing0="m")||(data.t===void 0||!func0.call(data,"t"))&&(missing0="t"))return validate45.
errors=[{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:missing0},message:"must have required property '"+missing0+"'"}],!1;{let _errs1=errors;
for(let key0 of Object.keys(data))if(!(key0==="i"||key0==="k"||key0==="m"||key0==="t"))return validate45.errors=[{instancePath,schemaPath:"#/additionalPropertie\
s",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"}],!1;if(_errs1===errors){if(data.i!==void 0&&func0.
call(data,"i")){let data0=data.i,_errs2=errors,_errs3=errors;if(!(typeof data0=="number"&&!(data0%1)&&!isNaN(data0)&&isFinite(data0)))return validate45.errors=[
{instancePath:instancePath+"/i",schemaPath:"#/$defs/number/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===_errs3&&typeof data0==
"number"&&isFinite(data0)){if(data0>9007199254740991||isNaN(data0))return validate45.errors=[{instancePath:instancePath+"/i",schemaPath:"#/$defs/number/maximum",
keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"}],!1;if(data0<0||isNaN(data0))return validate45.errors=[
{instancePath:instancePath+"/i",schemaPath:"#/$defs/number/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}var valid0=_errs2===
errors}else var valid0=!0;if(valid0){if(data.k!==void 0&&func0.call(data,"k")){let _errs5=errors;if(data.k!=="result")return validate45.errors=[{instancePath:instancePath+
"/k",schemaPath:"#/properties/k/const",keyword:"const",params:{allowedValue:"result"},message:"must be equal to constant"}],!1;var valid0=_errs5===errors}else var valid0=!0;
if(valid0){if(data.m!==void 0&&func0.call(data,"m")){let data2=data.m,_errs6=errors;if(errors===_errs6)if(data2&&typeof data2=="object"&&!Array.isArray(data2)){
let missing1;if((data2.observation===void 0||!func0.call(data2,"observation"))&&(missing1="observation"))return validate45.errors=[{instancePath:instancePath+"/\
m",schemaPath:"#/properties/m/required",keyword:"required",params:{missingProperty:missing1},message:"must have required property '"+missing1+"'"}],!1;if(data2.
observation!==void 0&&func0.call(data2,"observation")){let data3=data2.observation,_errs8=errors;if(errors===errors)if(typeof data3=="string"){if(!pattern5.test(
data3))return validate45.errors=[{instancePath:instancePath+"/m/observation",schemaPath:"#/$defs/sha256/pattern",keyword:"pattern",params:{pattern:"^sha256:[0-9\
a-f]{64}$"},message:'must match pattern "^sha256:[0-9a-f]{64}$"'}],!1}else return validate45.errors=[{instancePath:instancePath+"/m/observation",schemaPath:"#/$\
defs/sha256/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid2=_errs8===errors}else var valid2=!0;if(valid2){if(data2.files!==
void 0&&func0.call(data2,"files")){let data4=data2.files,_errs11=errors;if(errors===_errs11)if(Array.isArray(data4)){var valid4=!0;let len0=data4.length;for(let i0=0;i0<
len0;i0++){let data5=data4[i0],_errs13=errors,_errs14=errors,valid5=!1,passing0=null,_errs15=errors;validate46(data5,{instancePath:instancePath+"/m/files/"+i0,parentData:data4,
parentDataProperty:i0,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate46.errors:vErrors.concat(validate46.errors),errors=vErrors.length);var _valid0=_errs15===
errors;if(_valid0){valid5=!0,passing0=0;var props0={};props0.kind=!0,props0.path=!0,props0.findings=!0,props0.unreachable=!0,props0.silent=!0}let _errs16=errors;
validate55(data5,{instancePath:instancePath+"/m/files/"+i0,parentData:data4,parentDataProperty:i0,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate55.
errors:vErrors.concat(validate55.errors),errors=vErrors.length);var _valid0=_errs16===errors;if(_valid0&&valid5?(valid5=!1,passing0=[passing0,1]):_valid0&&(valid5=
!0,passing0=1,props0!==!0&&(props0=props0||{},props0.kind=!0,props0.path=!0,props0.reason=!0,props0.why=!0)),valid5)errors=_errs14,vErrors!==null&&(_errs14?vErrors.
length=_errs14:vErrors=null);else{let err0={instancePath:instancePath+"/m/files/"+i0,schemaPath:"#/properties/m/properties/files/items/oneOf",keyword:"oneOf",params:{
passingSchemas:passing0},message:"must match exactly one schema in oneOf"};return vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++,validate45.errors=vErrors,
!1}var valid4=_errs13===errors;if(!valid4)break}}else return validate45.errors=[{instancePath:instancePath+"/m/files",schemaPath:"#/properties/m/properties/file\
s/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var valid2=_errs11===errors}else var valid2=!0;if(valid2){if(data2.lookups!==void 0&&func0.
call(data2,"lookups")){let data6=data2.lookups,_errs17=errors;if(errors===_errs17)if(Array.isArray(data6)){var valid6=!0;let len1=data6.length;for(let i1=0;i1<len1;i1++){
let _errs19=errors;validate57(data6[i1],{instancePath:instancePath+"/m/lookups/"+i1,parentData:data6,parentDataProperty:i1,rootData,dynamicAnchors})||(vErrors=vErrors===
null?validate57.errors:vErrors.concat(validate57.errors),errors=vErrors.length);var valid6=_errs19===errors;if(!valid6)break}}else return validate45.errors=[{instancePath:instancePath+
"/m/lookups",schemaPath:"#/properties/m/properties/lookups/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var valid2=_errs17===errors}else
var valid2=!0;if(valid2){if(data2.fixes!==void 0&&func0.call(data2,"fixes")){let data8=data2.fixes,_errs20=errors;if(errors===_errs20)if(data8&&typeof data8=="o\
bject"&&!Array.isArray(data8)){let missing2;if((data8.asked===void 0||!func0.call(data8,"asked"))&&(missing2="asked")||(data8.offered===void 0||!func0.call(data8,
"offered"))&&(missing2="offered"))return validate45.errors=[{instancePath:instancePath+"/m/fixes",schemaPath:"#/properties/m/properties/fixes/required",keyword:"\
required",params:{missingProperty:missing2},message:"must have required property '"+missing2+"'"}],!1;if(data8.asked!==void 0&&func0.call(data8,"asked")){let _errs22=errors;
if(!Array.isArray(data8.asked))return validate45.errors=[{instancePath:instancePath+"/m/fixes/asked",schemaPath:"#/properties/m/properties/fixes/properties/aske\
d/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var valid7=_errs22===errors}else var valid7=!0;if(valid7){if(data8.offered!==void 0&&func0.
call(data8,"offered")){let _errs24=errors;if(!Array.isArray(data8.offered))return validate45.errors=[{instancePath:instancePath+"/m/fixes/offered",schemaPath:"#\
/properties/m/properties/fixes/properties/offered/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var valid7=_errs24===errors}else var valid7=!0;
if(valid7)if(data8.isCut!==void 0&&func0.call(data8,"isCut")){let _errs26=errors;if(data8.isCut!==!0)return validate45.errors=[{instancePath:instancePath+"/m/fi\
xes/isCut",schemaPath:"#/properties/m/properties/fixes/properties/isCut/const",keyword:"const",params:{allowedValue:!0},message:"must be equal to constant"}],!1;
var valid7=_errs26===errors}else var valid7=!0}}else return validate45.errors=[{instancePath:instancePath+"/m/fixes",schemaPath:"#/properties/m/properties/fixes\
/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var valid2=_errs20===errors}else var valid2=!0;if(valid2)if(data2.failure!==void 0&&func0.
call(data2,"failure")){let data12=data2.failure,_errs27=errors;if(!(data12&&typeof data12=="object"&&!Array.isArray(data12))&&data12!==null)return validate45.errors=
[{instancePath:instancePath+"/m/failure",schemaPath:"#/properties/m/properties/failure/type",keyword:"type",params:{type:schema89.properties.m.properties.failure.
type},message:"must be object,null"}],!1;if(errors===_errs27&&data12&&typeof data12=="object"&&!Array.isArray(data12)){let missing3;if((data12.code===void 0||!func0.
call(data12,"code"))&&(missing3="code")||(data12.message===void 0||!func0.call(data12,"message"))&&(missing3="message"))return validate45.errors=[{instancePath:instancePath+
"/m/failure",schemaPath:"#/properties/m/properties/failure/required",keyword:"required",params:{missingProperty:missing3},message:"must have required property '"+
missing3+"'"}],!1;if(data12.code!==void 0&&func0.call(data12,"code")){let data13=data12.code,_errs29=errors;if(errors===_errs29)if(typeof data13=="string"){if(func83(
data13)<1)return validate45.errors=[{instancePath:instancePath+"/m/failure/code",schemaPath:"#/properties/m/properties/failure/properties/code/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"}],!1}else return validate45.errors=[{instancePath:instancePath+"/m/failure/code",schemaPath:"\
#/properties/m/properties/failure/properties/code/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid8=_errs29===errors}else var valid8=!0;
if(valid8)if(data12.message!==void 0&&func0.call(data12,"message")){let _errs31=errors;if(typeof data12.message!="string")return validate45.errors=[{instancePath:instancePath+
"/m/failure/message",schemaPath:"#/properties/m/properties/failure/properties/message/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;
var valid8=_errs31===errors}else var valid8=!0}var valid2=_errs27===errors}else var valid2=!0}}}}else return validate45.errors=[{instancePath:instancePath+"/m",
schemaPath:"#/properties/m/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var valid0=_errs6===errors}else var valid0=!0;if(valid0)if(data.
t!==void 0&&func0.call(data,"t")){let data15=data.t,_errs33=errors,_errs34=errors;if(!(typeof data15=="number"&&!(data15%1)&&!isNaN(data15)&&isFinite(data15)))return validate45.
errors=[{instancePath:instancePath+"/t",schemaPath:"#/$defs/time/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===_errs34&&
typeof data15=="number"&&isFinite(data15)){if(data15>9007199254740991||isNaN(data15))return validate45.errors=[{instancePath:instancePath+"/t",schemaPath:"#/$de\
fs/time/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"}],!1;if(data15<0||isNaN(data15))return validate45.
errors=[{instancePath:instancePath+"/t",schemaPath:"#/$defs/time/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}var valid0=_errs33===
errors}else var valid0=!0}}}}}else return validate45.errors=[{instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],
!1;return validate45.errors=vErrors,errors===0}validate45.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function validate62(data,{instancePath="",parentData,
parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate62.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=
void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),errors===0)if(data&&typeof data=="object"&&!Array.isArray(data)){let missing0;if((data.i===void 0||!func0.
call(data,"i"))&&(missing0="i")||(data.k===void 0||!func0.call(data,"k"))&&(missing0="k")||(data.m===void 0||!func0.call(data,"m"))&&(missing0="m")||(data.t===void 0||
!func0.call(data,"t"))&&(missing0="t"))return validate62.errors=[{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:missing0},message:"\
must have required property '"+missing0+"'"}],!1;{let _errs1=errors;for(let key0 of Object.keys(data))if(!(key0==="i"||key0==="k"||key0==="m"||key0==="t"))return validate62.
errors=[{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional prop\
erties"}],!1;if(_errs1===errors){if(data.i!==void 0&&func0.call(data,"i")){let data0=data.i,_errs2=errors,_errs3=errors;if(!(typeof data0=="number"&&!(data0%1)&&
!isNaN(data0)&&isFinite(data0)))return validate62.errors=[{instancePath:instancePath+"/i",schemaPath:"#/$defs/number/type",keyword:"type",params:{type:"integer"},
message:"must be integer"}],!1;if(errors===_errs3&&typeof data0=="number"&&isFinite(data0)){if(data0>9007199254740991||isNaN(data0))return validate62.errors=[{instancePath:instancePath+
"/i",schemaPath:"#/$defs/number/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"}],!1;if(data0<0||
isNaN(data0))return validate62.errors=[{instancePath:instancePath+"/i",schemaPath:"#/$defs/number/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"\
must be >= 0"}],!1}var valid0=_errs2===errors}else var valid0=!0;if(valid0){if(data.k!==void 0&&func0.call(data,"k")){let _errs5=errors;if(data.k!=="checkpoint")
return validate62.errors=[{instancePath:instancePath+"/k",schemaPath:"#/properties/k/const",keyword:"const",params:{allowedValue:"checkpoint"},message:"must be \
equal to constant"}],!1;var valid0=_errs5===errors}else var valid0=!0;if(valid0){if(data.m!==void 0&&func0.call(data,"m")){let data2=data.m,_errs6=errors;if(errors===
_errs6)if(data2&&typeof data2=="object"&&!Array.isArray(data2)){let missing1;if((data2.h===void 0||!func0.call(data2,"h"))&&(missing1="h"))return validate62.errors=
[{instancePath:instancePath+"/m",schemaPath:"#/properties/m/required",keyword:"required",params:{missingProperty:missing1},message:"must have required property \
'"+missing1+"'"}],!1;{let _errs8=errors;for(let key1 of Object.keys(data2))if(key1!=="h")return validate62.errors=[{instancePath:instancePath+"/m",schemaPath:"#\
/properties/m/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key1},message:"must NOT have additional properties"}],!1;if(_errs8===
errors&&data2.h!==void 0&&func0.call(data2,"h")){let data3=data2.h;if(errors===errors)if(typeof data3=="string"){if(!pattern5.test(data3))return validate62.errors=
[{instancePath:instancePath+"/m/h",schemaPath:"#/$defs/sha256/pattern",keyword:"pattern",params:{pattern:"^sha256:[0-9a-f]{64}$"},message:'must match pattern "^\
sha256:[0-9a-f]{64}$"'}],!1}else return validate62.errors=[{instancePath:instancePath+"/m/h",schemaPath:"#/$defs/sha256/type",keyword:"type",params:{type:"strin\
g"},message:"must be string"}],!1}}}else return validate62.errors=[{instancePath:instancePath+"/m",schemaPath:"#/properties/m/type",keyword:"type",params:{type:"\
object"},message:"must be object"}],!1;var valid0=_errs6===errors}else var valid0=!0;if(valid0)if(data.t!==void 0&&func0.call(data,"t")){let data4=data.t,_errs12=errors,
_errs13=errors;if(!(typeof data4=="number"&&!(data4%1)&&!isNaN(data4)&&isFinite(data4)))return validate62.errors=[{instancePath:instancePath+"/t",schemaPath:"#/\
$defs/time/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===_errs13&&typeof data4=="number"&&isFinite(data4)){if(data4>9007199254740991||
isNaN(data4))return validate62.errors=[{instancePath:instancePath+"/t",schemaPath:"#/$defs/time/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},
message:"must be <= 9007199254740991"}],!1;if(data4<0||isNaN(data4))return validate62.errors=[{instancePath:instancePath+"/t",schemaPath:"#/$defs/time/minimum",
keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}var valid0=_errs12===errors}else var valid0=!0}}}}}else return validate62.errors=
[{instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return validate62.errors=vErrors,errors===0}validate62.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};function validate64(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0,evaluated0=validate64.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),errors===0)if(data&&
typeof data=="object"&&!Array.isArray(data)){let missing0;if((data.i===void 0||!func0.call(data,"i"))&&(missing0="i")||(data.k===void 0||!func0.call(data,"k"))&&
(missing0="k")||(data.m===void 0||!func0.call(data,"m"))&&(missing0="m")||(data.t===void 0||!func0.call(data,"t"))&&(missing0="t"))return validate64.errors=[{instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:missing0},message:"must have required property '"+missing0+"'"}],!1;{let _errs1=errors;for(let key0 of Object.
keys(data))if(!(key0==="i"||key0==="k"||key0==="m"||key0==="t"))return validate64.errors=[{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalP\
roperties",params:{additionalProperty:key0},message:"must NOT have additional properties"}],!1;if(_errs1===errors){if(data.i!==void 0&&func0.call(data,"i")){let data0=data.
i,_errs2=errors,_errs3=errors;if(!(typeof data0=="number"&&!(data0%1)&&!isNaN(data0)&&isFinite(data0)))return validate64.errors=[{instancePath:instancePath+"/i",
schemaPath:"#/$defs/number/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===_errs3&&typeof data0=="number"&&isFinite(data0)){
if(data0>9007199254740991||isNaN(data0))return validate64.errors=[{instancePath:instancePath+"/i",schemaPath:"#/$defs/number/maximum",keyword:"maximum",params:{
comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"}],!1;if(data0<0||isNaN(data0))return validate64.errors=[{instancePath:instancePath+
"/i",schemaPath:"#/$defs/number/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}var valid0=_errs2===errors}else var valid0=!0;
if(valid0){if(data.k!==void 0&&func0.call(data,"k")){let _errs5=errors;if(data.k!=="trailer")return validate64.errors=[{instancePath:instancePath+"/k",schemaPath:"\
#/properties/k/const",keyword:"const",params:{allowedValue:"trailer"},message:"must be equal to constant"}],!1;var valid0=_errs5===errors}else var valid0=!0;if(valid0){
if(data.m!==void 0&&func0.call(data,"m")){let data2=data.m,_errs6=errors;if(errors===_errs6)if(data2&&typeof data2=="object"&&!Array.isArray(data2)){let missing1;
if((data2.entries===void 0||!func0.call(data2,"entries"))&&(missing1="entries")||(data2.root===void 0||!func0.call(data2,"root"))&&(missing1="root")||(data2.blocks===
void 0||!func0.call(data2,"blocks"))&&(missing1="blocks"))return validate64.errors=[{instancePath:instancePath+"/m",schemaPath:"#/properties/m/required",keyword:"\
required",params:{missingProperty:missing1},message:"must have required property '"+missing1+"'"}],!1;{let _errs8=errors;for(let key1 of Object.keys(data2))if(!(key1===
"entries"||key1==="root"||key1==="blocks"))return validate64.errors=[{instancePath:instancePath+"/m",schemaPath:"#/properties/m/additionalProperties",keyword:"a\
dditionalProperties",params:{additionalProperty:key1},message:"must NOT have additional properties"}],!1;if(_errs8===errors){if(data2.entries!==void 0&&func0.call(
data2,"entries")){let data3=data2.entries,_errs9=errors,_errs10=errors;if(!(typeof data3=="number"&&!(data3%1)&&!isNaN(data3)&&isFinite(data3)))return validate64.
errors=[{instancePath:instancePath+"/m/entries",schemaPath:"#/$defs/number/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===
_errs10&&typeof data3=="number"&&isFinite(data3)){if(data3>9007199254740991||isNaN(data3))return validate64.errors=[{instancePath:instancePath+"/m/entries",schemaPath:"\
#/$defs/number/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"}],!1;if(data3<0||isNaN(data3))return validate64.
errors=[{instancePath:instancePath+"/m/entries",schemaPath:"#/$defs/number/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],
!1}var valid2=_errs9===errors}else var valid2=!0;if(valid2){if(data2.root!==void 0&&func0.call(data2,"root")){let data4=data2.root,_errs12=errors;if(errors===errors)
if(typeof data4=="string"){if(!pattern5.test(data4))return validate64.errors=[{instancePath:instancePath+"/m/root",schemaPath:"#/$defs/sha256/pattern",keyword:"\
pattern",params:{pattern:"^sha256:[0-9a-f]{64}$"},message:'must match pattern "^sha256:[0-9a-f]{64}$"'}],!1}else return validate64.errors=[{instancePath:instancePath+
"/m/root",schemaPath:"#/$defs/sha256/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid2=_errs12===errors}else var valid2=!0;if(valid2)
if(data2.blocks!==void 0&&func0.call(data2,"blocks")){let data5=data2.blocks,_errs15=errors;if(errors===_errs15)if(Array.isArray(data5)){var valid5=!0;let len0=data5.
length;for(let i0=0;i0<len0;i0++){let data6=data5[i0],_errs17=errors;if(errors===_errs17)if(data6&&typeof data6=="object"&&!Array.isArray(data6)){let missing2;if((data6.
h===void 0||!func0.call(data6,"h"))&&(missing2="h")||(data6.bytes===void 0||!func0.call(data6,"bytes"))&&(missing2="bytes"))return validate64.errors=[{instancePath:instancePath+
"/m/blocks/"+i0,schemaPath:"#/properties/m/properties/blocks/items/required",keyword:"required",params:{missingProperty:missing2},message:"must have required pr\
operty '"+missing2+"'"}],!1;{let _errs19=errors;for(let key2 of Object.keys(data6))if(!(key2==="h"||key2==="bytes"))return validate64.errors=[{instancePath:instancePath+
"/m/blocks/"+i0,schemaPath:"#/properties/m/properties/blocks/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key2},message:"\
must NOT have additional properties"}],!1;if(_errs19===errors){if(data6.h!==void 0&&func0.call(data6,"h")){let data7=data6.h,_errs20=errors;if(errors===errors)if(typeof data7==
"string"){if(!pattern5.test(data7))return validate64.errors=[{instancePath:instancePath+"/m/blocks/"+i0+"/h",schemaPath:"#/$defs/sha256/pattern",keyword:"patter\
n",params:{pattern:"^sha256:[0-9a-f]{64}$"},message:'must match pattern "^sha256:[0-9a-f]{64}$"'}],!1}else return validate64.errors=[{instancePath:instancePath+
"/m/blocks/"+i0+"/h",schemaPath:"#/$defs/sha256/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid6=_errs20===errors}else var valid6=!0;
if(valid6)if(data6.bytes!==void 0&&func0.call(data6,"bytes")){let data8=data6.bytes,_errs23=errors,_errs24=errors;if(!(typeof data8=="number"&&!(data8%1)&&!isNaN(
data8)&&isFinite(data8)))return validate64.errors=[{instancePath:instancePath+"/m/blocks/"+i0+"/bytes",schemaPath:"#/$defs/number/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"}],!1;if(errors===_errs24&&typeof data8=="number"&&isFinite(data8)){if(data8>9007199254740991||isNaN(data8))return validate64.
errors=[{instancePath:instancePath+"/m/blocks/"+i0+"/bytes",schemaPath:"#/$defs/number/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},
message:"must be <= 9007199254740991"}],!1;if(data8<0||isNaN(data8))return validate64.errors=[{instancePath:instancePath+"/m/blocks/"+i0+"/bytes",schemaPath:"#/\
$defs/number/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}var valid6=_errs23===errors}else var valid6=!0}}}else return validate64.
errors=[{instancePath:instancePath+"/m/blocks/"+i0,schemaPath:"#/properties/m/properties/blocks/items/type",keyword:"type",params:{type:"object"},message:"must \
be object"}],!1;var valid5=_errs17===errors;if(!valid5)break}}else return validate64.errors=[{instancePath:instancePath+"/m/blocks",schemaPath:"#/properties/m/p\
roperties/blocks/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var valid2=_errs15===errors}else var valid2=!0}}}}else return validate64.
errors=[{instancePath:instancePath+"/m",schemaPath:"#/properties/m/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var valid0=_errs6===
errors}else var valid0=!0;if(valid0)if(data.t!==void 0&&func0.call(data,"t")){let data9=data.t,_errs26=errors,_errs27=errors;if(!(typeof data9=="number"&&!(data9%
1)&&!isNaN(data9)&&isFinite(data9)))return validate64.errors=[{instancePath:instancePath+"/t",schemaPath:"#/$defs/time/type",keyword:"type",params:{type:"intege\
r"},message:"must be integer"}],!1;if(errors===_errs27&&typeof data9=="number"&&isFinite(data9)){if(data9>9007199254740991||isNaN(data9))return validate64.errors=
[{instancePath:instancePath+"/t",schemaPath:"#/$defs/time/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199\
254740991"}],!1;if(data9<0||isNaN(data9))return validate64.errors=[{instancePath:instancePath+"/t",schemaPath:"#/$defs/time/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"}],!1}var valid0=_errs26===errors}else var valid0=!0}}}}}else return validate64.errors=[{instancePath,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"}],!1;return validate64.errors=vErrors,errors===0}validate64.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function validate20(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate20.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),!(data&&typeof data=="object"&&!Array.isArray(data)))return validate20.
errors=[{instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;let _errs1=errors,valid0=!1,passing0=null,_errs2=errors;
validate21(data,{instancePath,parentData,parentDataProperty,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate21.errors:vErrors.concat(validate21.errors),
errors=vErrors.length);var _valid0=_errs2===errors;if(_valid0){valid0=!0,passing0=0;var props0=!0}let _errs3=errors;validate37(data,{instancePath,parentData,parentDataProperty,
rootData,dynamicAnchors})||(vErrors=vErrors===null?validate37.errors:vErrors.concat(validate37.errors),errors=vErrors.length);var _valid0=_errs3===errors;if(_valid0&&
valid0)valid0=!1,passing0=[passing0,1];else{_valid0&&(valid0=!0,passing0=1,props0!==!0&&(props0=!0));let _errs4=errors;validate39(data,{instancePath,parentData,
parentDataProperty,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate39.errors:vErrors.concat(validate39.errors),errors=vErrors.length);var _valid0=_errs4===
errors;if(_valid0&&valid0)valid0=!1,passing0=[passing0,2];else{_valid0&&(valid0=!0,passing0=2,props0!==!0&&(props0=!0));let _errs5=errors;validate41(data,{instancePath,
parentData,parentDataProperty,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate41.errors:vErrors.concat(validate41.errors),errors=vErrors.length);var _valid0=_errs5===
errors;if(_valid0&&valid0)valid0=!1,passing0=[passing0,3];else{_valid0&&(valid0=!0,passing0=3,props0!==!0&&(props0=!0));let _errs6=errors;validate43(data,{instancePath,
parentData,parentDataProperty,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate43.errors:vErrors.concat(validate43.errors),errors=vErrors.length);var _valid0=_errs6===
errors;if(_valid0&&valid0)valid0=!1,passing0=[passing0,4];else{_valid0&&(valid0=!0,passing0=4,props0!==!0&&(props0=!0));let _errs7=errors;validate45(data,{instancePath,
parentData,parentDataProperty,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate45.errors:vErrors.concat(validate45.errors),errors=vErrors.length);var _valid0=_errs7===
errors;if(_valid0&&valid0)valid0=!1,passing0=[passing0,5];else{_valid0&&(valid0=!0,passing0=5,props0!==!0&&(props0=!0));let _errs8=errors;validate62(data,{instancePath,
parentData,parentDataProperty,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate62.errors:vErrors.concat(validate62.errors),errors=vErrors.length);var _valid0=_errs8===
errors;if(_valid0&&valid0)valid0=!1,passing0=[passing0,6];else{_valid0&&(valid0=!0,passing0=6,props0!==!0&&(props0=!0));let _errs9=errors;validate64(data,{instancePath,
parentData,parentDataProperty,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate64.errors:vErrors.concat(validate64.errors),errors=vErrors.length);var _valid0=_errs9===
errors;_valid0&&valid0?(valid0=!1,passing0=[passing0,7]):_valid0&&(valid0=!0,passing0=7,props0!==!0&&(props0=!0))}}}}}}if(valid0)errors=_errs1,vErrors!==null&&(_errs1?
vErrors.length=_errs1:vErrors=null);else{let err0={instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:passing0},message:"must match exactl\
y one schema in oneOf"};return vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++,validate20.errors=vErrors,!1}return validate20.errors=vErrors,evaluated0.
props=props0,errors===0}validate20.evaluated={dynamicProps:!0,dynamicItems:!1};function readTrace(source){try{return{kind:"trace",trace:checkedTrace(source)}}catch(error){
if(error instanceof _13_BrokenTrace)return error.fault;throw error}}var noteBytesMax=64*1048576;function checkedTrace(source){source.check();let refuse=(problem,index2,entry,message)=>new _13_BrokenTrace(
source.name,{problem,line:index2+1,entry,message});source.size();let notes=[],texts=[],starts=[{entry:0,at:0}],blocks=[],state=Buffer.from(_13_chainStart,"hex"),
index=0,noteBytes=0,trailer,endBlock=(h,next)=>{let last=starts.at(-1);blocks.push({h,bytes:next-(last?.at??0)})},lines=_21_readLines(source,0);for(let line of lines){
if(!line.isWhole)throw refuse("truncated",index,index,"the last line is incomplete");if(trailer!==void 0)throw refuse("trailer",index,null,"the trace goes on af\
ter the trailer");let text=_21_lineText(line),entry=parseEntry(text,line,(problem,message)=>refuse(problem,index,index,message));if(entry.i!==index){let next2=lines.
next();throw misnumbered(refuse,index,entry.i,next2.done===!0?void 0:numberIn(next2.value))}index===0&&assertHeader(entry,refuse),assertSchema(entry,message=>refuse(
"not-following-schema",index,index,message));let next=line.at+line.end-line.start+1;if(entry.k==="checkpoint"||entry.k==="trailer"){let h=_13_sha256Text(state),
what=`one of the entries ${starts.at(-1)?.entry??0} to ${index-1} was changed: their hash differs from the`;if(entry.k==="checkpoint"){if(entry.m.h!==h)throw refuse(
"checkpoint",index,index,`${what} checkpoint`);endBlock(h,next),starts.push({entry:index+1,at:next})}else{if(trailer=entry.m,trailer.entries!==index)throw refuse(
"trailer",index,index,`the trailer counts ${trailer.entries} entries, but the trace has ${index}`);if(trailer.root!==h)throw refuse("trailer",index,index,`${what}\
 trailer`);if(endBlock(h,line.at),canonical(trailer.blocks)!==canonical(blocks))throw refuse("trailer",index,index,"the trailer lists other blocks than the trac\
e has")}}else if(entry.k!=="frame"){if(notes.push(entry),noteBytes+=line.end-line.start,noteBytes>noteBytesMax)throw refuse("too-large",index,index,`the entries\
 other than messages have more than ${noteBytesMax} bytes`)}else entry.d===">"&&documentIn(entry.m,why=>refuse("not-following-schema",index,index,why))!==void 0&&
texts.push(line.at);state=chainLine(state,line,entry.t),index+=1}let header=notes[0]?.m;if(header===void 0||trailer===void 0)throw refuse("truncated",index,null,
`the ${header===void 0?"header":"trailer"} is missing`);return{name:source.name,source,header,entries:(filter={})=>entriesOf(source,starts,filter),count:index,root:trailer.
root,notes,documents:documentsOf(source,texts)}}function chainLine(state,{chunk,start,end},time){let hashedEnd=end-_13_timeSuffix(time).length;return state.copy(
chunk,start-_21_headroomBytes),chunk[hashedEnd]=closingBrace,_2_sha256Bytes(chunk.subarray(start-_21_headroomBytes,hashedEnd+1))}var closingBrace=125;function parseEntry(text,{
chunk,start,end},say){if(text.includes("�")&&!(0,import_node_buffer.isUtf8)(chunk.subarray(start,end)))throw say("not-json","the line is not UTF-8");let entry=parseJson(
text);if(entry===void 0||!isCanonical(text,entry)){let read=parseStrict(text);throw read.kind==="invalid"?say("not-json",`${read.message}, at column ${read.column}`):
say("not-canonical","the line is not a trace entry in canonical JSON (RFC 8785)")}if(!(Number.isSafeInteger(entry?.i)&&Number.isSafeInteger(entry?.t)&&_13_entryKinds.
includes(entry?.k)))throw say("not-following-schema","the line is not a trace entry");return entry}function parseJson(text){try{return JSON.parse(text)}catch{return}}
function isCanonical(text,entry){if(isOrdered(entry,0)&&!text.includes("\\ud"))return JSON.stringify(entry)===text;try{let{t,...hashed}=entry;return _13_withTime(
_13_hashedText(hashed),t)===text}catch{return!1}}function isOrdered(value,depth){if(typeof value!="object"||value===null)return!0;if(depth>depthMax)return!1;if(Array.
isArray(value))return value.every(one=>isOrdered(one,depth+1));let before="";for(let key in value){if(key<before||!isOrdered(value[key],depth+1))return!1;before=
key}return!0}function misnumbered(refuse,index,found,next){if(found<index)return refuse("duplicate-entry",index,found,`the entry appears again where entry ${index}\
 belongs`);if(found===index+1&&next===index)return refuse("swapped-entries",index,index,`the entry follows entry ${found}, but belongs before it`);if(next===index+
1)return refuse("changed-entry",index,index,`the number of the entry changed to ${found}`);let missing=found===index+1?"the entry is missing":`this entry and al\
l up to entry ${found-1} are missing`;return refuse("missing-entry",index,index,missing)}function numberIn(line){let entry=parseJson(_21_lineText(line));return typeof entry?.
i=="number"?entry.i:void 0}function assertHeader(entry,refuse){let schema=entry.m?.schema;if(entry.k==="header"&&schema===_13_traceSchema)return;let other=typeof schema==
"string"?`; its schema is ${JSON.stringify(schema.slice(0,80))}`:"";throw refuse("not-following-schema",0,0,`the first line is not a header of ${_13_traceSchema}${other}`)}
function assertSchema(entry,say){if(entry.k==="frame"?isFrame(entry):validateTraceV1(entry))return;validateTraceV1(entry);let wrong=validateTraceV1.errors?.find(
({instancePath})=>instancePath.startsWith("/m")),where=wrong===void 0?"":`: ${wrong.instancePath} ${wrong.message}`;throw say(`the entry does not follow schemas\
/trace.v1.json${where}`)}function isFrame(entry){let{d,m,t}=entry,isMessage=typeof m=="object"&&m!==null&&m.jsonrpc==="2.0";return(d===">"||d==="<")&&entry.i>=0&&
t>=0&&isMessage&&!Array.isArray(m)&&Object.keys(entry).length===frameMembers}var frameMembers=5;function openedDocument(message){let{method}=message;if(method===
import_vscode_languageserver_protocol.DidOpenTextDocumentNotification.method)return documentIn(message,why=>new Error(why))}function documentIn(message,say){let{
method,params}=message,isOpened=method===import_vscode_languageserver_protocol.DidOpenTextDocumentNotification.method;if(!isOpened&&method!==import_vscode_languageserver_protocol.
DidChangeTextDocumentNotification.method)return;let{uri}=params?.textDocument??{},[change]=params?.contentChanges??[],text=isOpened?params?.textDocument?.text:change?.
range===void 0?change?.text:void 0,prefix=`${_13_placeholder("ROOT_URI")}/`;if(!(typeof uri!="string"||typeof text!="string"||!uri.startsWith(prefix)))try{return{
path:decodeURIComponent(uri.slice(prefix.length)),text}}catch{throw say("the path of the opened document cannot be decoded")}}function documentsOf(source,all){let places,
collected=()=>{let found=new Map;for(let at of all)_4_push(found,documentAt(source,at).path,at);return found},texts=path=>(places??=collected(),(places.get(path)??
[]).map(at=>()=>documentAt(source,at).text));return{get:path=>texts(path)[0],texts}}function documentAt(source,at){let document=documentIn(entryAt(source,at).m,
()=>changedMeanwhile(source));if(document===void 0)throw changedMeanwhile(source);return document}var chunkBytes=65536;function entryAt(source,at){let line=_21_readLines(
source,at,chunkBytes).next();if(line.done===!0)throw changedMeanwhile(source);return againRead(source,line.value)}function*entriesOf(source,starts,{from=0,direction}){
let block=starts.findLast(start=>start.entry<=from)??{entry:0,at:0},number=block.entry;for(let line of _21_readLines(source,block.at))number>=from&&(direction===
void 0||directionOf(line)===direction)&&(yield againRead(source,line)),number+=1}function directionOf({chunk,start}){if(chunk[start+2]===letterD)return chunk[start+
6]===greaterThan?">":"<"}var letterD=100,greaterThan=62;function againRead(source,line){let entry=parseJson(_21_lineText(line));if(entry===void 0)throw changedMeanwhile(
source);return entry}function changedMeanwhile({name}){let message="the file changed while Lanser read it";return new _13_BrokenTrace(name,{problem:"damaged-fil\
e",line:null,entry:null,message})}export{assertSchema,openedDocument,parseEntry,readTrace};
