import{createRequire as lanserCreateRequire}from"node:module";import{_4_require_ucs2length}from"./together-7826CC81.js";import{_3_init_node_22}from"./together-6E8AACC0.js";import{_4___callDispose,_4___commonJS,_4___esm,_4___export,_4___require,_4___toBinaryNode,_4___toCommonJS,_4___toESM,_4___using}from"./together-6E8AACC0.js";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require2=lanserCreateRequire(import.meta.url);_3_init_node_22();var import_ucs2length=_4___toESM(_4_require_ucs2length(),1);function defaultOf(module){
return module.default??module}var validateBatchV1=validate20,schema32={type:"object",additionalProperties:!1,required:["id","cmd"],properties:{id:{$ref:"#/$defs\
/id"},cmd:{type:"string",minLength:1,not:{const:"cancel"}},place:{oneOf:[{type:"string"},{type:"object",required:["kind"],properties:{kind:{enum:["file","line",
"cursor","range","name","symbol","ast","anchor"]}}},{type:"object",additionalProperties:!1,required:["$ref"],properties:{$ref:{type:"string",pattern:"^.+#/"}}}]},
paths:{type:"array",items:{type:"string"}},workspace:{type:"boolean"},limit:{type:"integer",minimum:1,maximum:9007199254740991},cursor:{type:"string"},indexing:{
enum:["utf-8","utf-16","codepoint"]},timeoutMs:{type:"integer",minimum:1,maximum:36e5},params:{type:"object",additionalProperties:{type:["string","number","bool\
ean","object"]}},overlay:{type:"object",additionalProperties:{type:"string"}}}},func0=Object.prototype.hasOwnProperty,func64=defaultOf(import_ucs2length.default),
pattern4=new RegExp("^.+#/","u");function validate21(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,
evaluated0=validate21.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),errors===0)if(data&&typeof data==
"object"&&!Array.isArray(data)){let missing0;if((data.id===void 0||!func0.call(data,"id"))&&(missing0="id")||(data.cmd===void 0||!func0.call(data,"cmd"))&&(missing0=
"cmd"))return validate21.errors=[{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:missing0},message:"must have required property\
 '"+missing0+"'"}],!1;{let _errs1=errors;for(let key0 of Object.keys(data))if(!func0.call(schema32.properties,key0))return validate21.errors=[{instancePath,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"}],!1;if(_errs1===errors){if(data.
id!==void 0&&func0.call(data,"id")){let data0=data.id,_errs2=errors;if(errors===errors)if(typeof data0=="string"){if(func64(data0)>200)return validate21.errors=
[{instancePath:instancePath+"/id",schemaPath:"#/$defs/id/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 characters"}],!1;
if(func64(data0)<1)return validate21.errors=[{instancePath:instancePath+"/id",schemaPath:"#/$defs/id/minLength",keyword:"minLength",params:{limit:1},message:"mu\
st NOT have fewer than 1 characters"}],!1}else return validate21.errors=[{instancePath:instancePath+"/id",schemaPath:"#/$defs/id/type",keyword:"type",params:{type:"\
string"},message:"must be string"}],!1;var valid0=_errs2===errors}else var valid0=!0;if(valid0){if(data.cmd!==void 0&&func0.call(data,"cmd")){let data1=data.cmd,
_errs5=errors,_errs7=errors,_errs8=errors;if(data1!=="cancel"){let err0={};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}var valid2=_errs8===errors;
if(valid2)return validate21.errors=[{instancePath:instancePath+"/cmd",schemaPath:"#/properties/cmd/not",keyword:"not",params:{},message:"must NOT be valid"}],!1;
if(errors=_errs7,vErrors!==null&&(_errs7?vErrors.length=_errs7:vErrors=null),errors===_errs5)if(typeof data1=="string"){if(func64(data1)<1)return validate21.errors=
[{instancePath:instancePath+"/cmd",schemaPath:"#/properties/cmd/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"}],
!1}else return validate21.errors=[{instancePath:instancePath+"/cmd",schemaPath:"#/properties/cmd/type",keyword:"type",params:{type:"string"},message:"must be st\
ring"}],!1;var valid0=_errs5===errors}else var valid0=!0;if(valid0){if(data.place!==void 0&&func0.call(data,"place")){let data2=data.place,_errs9=errors,_errs10=errors,
valid3=!1,passing0=null,_errs11=errors;if(typeof data2!="string"){let err1={instancePath:instancePath+"/place",schemaPath:"#/properties/place/oneOf/0/type",keyword:"\
type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}var _valid0=_errs11===errors;_valid0&&(valid3=!0,
passing0=0);let _errs13=errors;if(errors===_errs13)if(data2&&typeof data2=="object"&&!Array.isArray(data2)){let missing1;if((data2.kind===void 0||!func0.call(data2,
"kind"))&&(missing1="kind")){let err2={instancePath:instancePath+"/place",schemaPath:"#/properties/place/oneOf/1/required",keyword:"required",params:{missingProperty:missing1},
message:"must have required property '"+missing1+"'"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}else if(data2.kind!==void 0&&func0.call(data2,"k\
ind")){let data3=data2.kind;if(!(data3==="file"||data3==="line"||data3==="cursor"||data3==="range"||data3==="name"||data3==="symbol"||data3==="ast"||data3==="an\
chor")){let err3={instancePath:instancePath+"/place/kind",schemaPath:"#/properties/place/oneOf/1/properties/kind/enum",keyword:"enum",params:{allowedValues:schema32.
properties.place.oneOf[1].properties.kind.enum},message:"must be equal to one of the allowed values"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}}}else{
let err4={instancePath:instancePath+"/place",schemaPath:"#/properties/place/oneOf/1/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===
null?vErrors=[err4]:vErrors.push(err4),errors++}var _valid0=_errs13===errors;if(_valid0&&valid3)valid3=!1,passing0=[passing0,1];else{if(_valid0){valid3=!0,passing0=
1;var props0={};props0.kind=!0}let _errs16=errors;if(errors===_errs16)if(data2&&typeof data2=="object"&&!Array.isArray(data2)){let missing2;if((data2.$ref===void 0||
!func0.call(data2,"$ref"))&&(missing2="$ref")){let err5={instancePath:instancePath+"/place",schemaPath:"#/properties/place/oneOf/2/required",keyword:"required",
params:{missingProperty:missing2},message:"must have required property '"+missing2+"'"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}else{let _errs18=errors;
for(let key1 of Object.keys(data2))if(key1!=="$ref"){let err6={instancePath:instancePath+"/place",schemaPath:"#/properties/place/oneOf/2/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:key1},message:"must NOT have additional properties"};vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++;
break}if(_errs18===errors&&data2.$ref!==void 0&&func0.call(data2,"$ref")){let data4=data2.$ref;if(errors===errors)if(typeof data4=="string"){if(!pattern4.test(data4)){
let err7={instancePath:instancePath+"/place/$ref",schemaPath:"#/properties/place/oneOf/2/properties/%24ref/pattern",keyword:"pattern",params:{pattern:"^.+#/"},message:'\
must match pattern "^.+#/"'};vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}}else{let err8={instancePath:instancePath+"/place/$ref",schemaPath:"#/pro\
perties/place/oneOf/2/properties/%24ref/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err8]:vErrors.push(err8),errors++}}}}else{
let err9={instancePath:instancePath+"/place",schemaPath:"#/properties/place/oneOf/2/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===
null?vErrors=[err9]:vErrors.push(err9),errors++}var _valid0=_errs16===errors;_valid0&&valid3?(valid3=!1,passing0=[passing0,2]):_valid0&&(valid3=!0,passing0=2,props0!==
!0&&(props0=!0))}if(valid3)errors=_errs10,vErrors!==null&&(_errs10?vErrors.length=_errs10:vErrors=null);else{let err10={instancePath:instancePath+"/place",schemaPath:"\
#/properties/place/oneOf",keyword:"oneOf",params:{passingSchemas:passing0},message:"must match exactly one schema in oneOf"};return vErrors===null?vErrors=[err10]:
vErrors.push(err10),errors++,validate21.errors=vErrors,!1}var valid0=_errs9===errors}else var valid0=!0;if(valid0){if(data.paths!==void 0&&func0.call(data,"path\
s")){let data5=data.paths,_errs21=errors;if(errors===_errs21)if(Array.isArray(data5)){var valid6=!0;let len0=data5.length;for(let i0=0;i0<len0;i0++){let _errs23=errors;
if(typeof data5[i0]!="string")return validate21.errors=[{instancePath:instancePath+"/paths/"+i0,schemaPath:"#/properties/paths/items/type",keyword:"type",params:{
type:"string"},message:"must be string"}],!1;var valid6=_errs23===errors;if(!valid6)break}}else return validate21.errors=[{instancePath:instancePath+"/paths",schemaPath:"\
#/properties/paths/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var valid0=_errs21===errors}else var valid0=!0;if(valid0){if(data.workspace!==
void 0&&func0.call(data,"workspace")){let _errs25=errors;if(typeof data.workspace!="boolean")return validate21.errors=[{instancePath:instancePath+"/workspace",schemaPath:"\
#/properties/workspace/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"}],!1;var valid0=_errs25===errors}else var valid0=!0;if(valid0){if(data.
limit!==void 0&&func0.call(data,"limit")){let data8=data.limit,_errs27=errors;if(!(typeof data8=="number"&&!(data8%1)&&!isNaN(data8)&&isFinite(data8)))return validate21.
errors=[{instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===
_errs27&&typeof data8=="number"&&isFinite(data8)){if(data8>9007199254740991||isNaN(data8))return validate21.errors=[{instancePath:instancePath+"/limit",schemaPath:"\
#/properties/limit/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"}],!1;if(data8<1||isNaN(data8))
return validate21.errors=[{instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"\
must be >= 1"}],!1}var valid0=_errs27===errors}else var valid0=!0;if(valid0){if(data.cursor!==void 0&&func0.call(data,"cursor")){let _errs29=errors;if(typeof data.
cursor!="string")return validate21.errors=[{instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type:"string"},message:"\
must be string"}],!1;var valid0=_errs29===errors}else var valid0=!0;if(valid0){if(data.indexing!==void 0&&func0.call(data,"indexing")){let data10=data.indexing,
_errs31=errors;if(!(data10==="utf-8"||data10==="utf-16"||data10==="codepoint"))return validate21.errors=[{instancePath:instancePath+"/indexing",schemaPath:"#/pr\
operties/indexing/enum",keyword:"enum",params:{allowedValues:schema32.properties.indexing.enum},message:"must be equal to one of the allowed values"}],!1;var valid0=_errs31===
errors}else var valid0=!0;if(valid0){if(data.timeoutMs!==void 0&&func0.call(data,"timeoutMs")){let data11=data.timeoutMs,_errs32=errors;if(!(typeof data11=="num\
ber"&&!(data11%1)&&!isNaN(data11)&&isFinite(data11)))return validate21.errors=[{instancePath:instancePath+"/timeoutMs",schemaPath:"#/properties/timeoutMs/type",
keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===_errs32&&typeof data11=="number"&&isFinite(data11)){if(data11>36e5||isNaN(data11))
return validate21.errors=[{instancePath:instancePath+"/timeoutMs",schemaPath:"#/properties/timeoutMs/maximum",keyword:"maximum",params:{comparison:"<=",limit:36e5},
message:"must be <= 3600000"}],!1;if(data11<1||isNaN(data11))return validate21.errors=[{instancePath:instancePath+"/timeoutMs",schemaPath:"#/properties/timeoutM\
s/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"}],!1}var valid0=_errs32===errors}else var valid0=!0;if(valid0){if(data.params!==
void 0&&func0.call(data,"params")){let data12=data.params,_errs34=errors;if(errors===_errs34)if(data12&&typeof data12=="object"&&!Array.isArray(data12))for(let key2 of Object.
keys(data12)){let data13=data12[key2],_errs37=errors;if(typeof data13!="string"&&!(typeof data13=="number"&&isFinite(data13))&&typeof data13!="boolean"&&!(data13&&
typeof data13=="object"&&!Array.isArray(data13)))return validate21.errors=[{instancePath:instancePath+"/params/"+key2.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/properties/params/additionalProperties/type",keyword:"type",params:{type:schema32.properties.params.additionalProperties.type},message:"must be string,number,\
boolean,object"}],!1;var valid7=_errs37===errors;if(!valid7)break}else return validate21.errors=[{instancePath:instancePath+"/params",schemaPath:"#/properties/p\
arams/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var valid0=_errs34===errors}else var valid0=!0;if(valid0)if(data.overlay!==void 0&&
func0.call(data,"overlay")){let data14=data.overlay,_errs39=errors;if(errors===_errs39)if(data14&&typeof data14=="object"&&!Array.isArray(data14))for(let key3 of Object.
keys(data14)){let _errs42=errors;if(typeof data14[key3]!="string")return validate21.errors=[{instancePath:instancePath+"/overlay/"+key3.replace(/~/g,"~0").replace(
/\//g,"~1"),schemaPath:"#/properties/overlay/additionalProperties/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid8=_errs42===
errors;if(!valid8)break}else return validate21.errors=[{instancePath:instancePath+"/overlay",schemaPath:"#/properties/overlay/type",keyword:"type",params:{type:"\
object"},message:"must be object"}],!1;var valid0=_errs39===errors}else var valid0=!0}}}}}}}}}}}}else return validate21.errors=[{instancePath,schemaPath:"#/type",
keyword:"type",params:{type:"object"},message:"must be object"}],!1;return validate21.errors=vErrors,errors===0}validate21.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function validate23(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate23.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),errors===0)if(data&&typeof data=="object"&&!Array.isArray(
data)){let missing0;if((data.cmd===void 0||!func0.call(data,"cmd"))&&(missing0="cmd")||(data.id===void 0||!func0.call(data,"id"))&&(missing0="id"))return validate23.
errors=[{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:missing0},message:"must have required property '"+missing0+"'"}],!1;{let _errs1=errors;
for(let key0 of Object.keys(data))if(!(key0==="cmd"||key0==="id"))return validate23.errors=[{instancePath,schemaPath:"#/additionalProperties",keyword:"additiona\
lProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"}],!1;if(_errs1===errors){if(data.cmd!==void 0&&func0.call(data,"cmd")){
let _errs2=errors;if(data.cmd!=="cancel")return validate23.errors=[{instancePath:instancePath+"/cmd",schemaPath:"#/properties/cmd/const",keyword:"const",params:{
allowedValue:"cancel"},message:"must be equal to constant"}],!1;var valid0=_errs2===errors}else var valid0=!0;if(valid0)if(data.id!==void 0&&func0.call(data,"id")){
let data1=data.id,_errs3=errors;if(errors===errors)if(typeof data1=="string"){if(func64(data1)>200)return validate23.errors=[{instancePath:instancePath+"/id",schemaPath:"\
#/$defs/id/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 characters"}],!1;if(func64(data1)<1)return validate23.errors=[
{instancePath:instancePath+"/id",schemaPath:"#/$defs/id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"}],!1}else
return validate23.errors=[{instancePath:instancePath+"/id",schemaPath:"#/$defs/id/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid0=_errs3===
errors}else var valid0=!0}}}else return validate23.errors=[{instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;
return validate23.errors=vErrors,errors===0}validate23.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var schema38={$schema:"https://json-schema.org/draft\
/2020-12/schema",$id:"https://raw.githubusercontent.com/lanser/lanser/v0/schemas/bundle.v1.json",type:"object",additionalProperties:!1,required:["version","bund\
leId","factsId","status","request","resolution","edits","processReward","environment","capabilities","meta"],properties:{version:{const:"1.1"},bundleId:{$ref:"#\
/$defs/digest"},factsId:{$ref:"#/$defs/digest"},status:{enum:["ok","error","partial","unavailable"]},request:{type:"object",additionalProperties:!1,required:["c\
md","selector","indexing","params"],properties:{cmd:{type:"string",pattern:"^[a-z][a-z-]*$"},selector:{type:["string","null"]},indexing:{enum:["utf-8","utf-16",
"codepoint"]},params:{type:"object"}}},resolution:{oneOf:[{type:"null"},{type:"object",additionalProperties:!1,required:["original","resolved","disambiguation"],
properties:{original:{type:"string"},resolved:{oneOf:[{type:"null"},{type:"object",additionalProperties:!1,required:["path","range","symbol"],properties:{path:{
$ref:"#/$defs/path"},range:{$ref:"#/$defs/range"},symbol:{type:["string","null"]}}}]},disambiguation:{type:"array",items:{$ref:"#/$defs/candidate"}},route:{type:"\
array",minItems:1,items:{type:"object",additionalProperties:!1,required:["path","line"],properties:{path:{$ref:"#/$defs/path"},line:{type:"integer",minimum:1,maximum:9007199254740991}}}}}}]},
facts:{$ref:"#/$defs/facts"},error:{type:"object",additionalProperties:!1,required:["code","kind","exitCode","message","hint","retryable","evidenceId"],properties:{
code:{type:"string",pattern:"^E/[A-Z_]+$"},kind:{enum:["ServerUnavailable","LanguageNotEnabled","NoServerForExtension","FileNotFound","RequestTimeout","SessionD\
ead","CapabilityMissing","Wire","BadSelector","NotFound","Ambiguous","Stale","Cancelled","Configuration","Usage","Internal"]},exitCode:{$ref:"#/$defs/exitCode"},
message:{type:"string",minLength:1},hint:{type:"string"},retryable:{type:"boolean"},evidenceId:{oneOf:[{type:"null"},{$ref:"#/$defs/digest"}]},candidates:{type:"\
array",minItems:1,items:{$ref:"#/$defs/candidate"}}}},edits:{type:["object","null"]},processReward:{type:["object","null"]},environment:{type:"object",additionalProperties:!1,
required:["snapshot","root","server","positionEncoding","toolchain","readiness","digests","platform"],properties:{snapshot:{oneOf:[{type:"null"},{type:"object",
additionalProperties:!1,required:["commit","tree"],properties:{commit:{oneOf:[{type:"null"},{$ref:"#/$defs/objectId"}]},tree:{$ref:"#/$defs/objectId"}}}]},root:{
oneOf:[{type:"null"},{const:"."},{$ref:"#/$defs/path"}]},server:{oneOf:[{type:"null"},{type:"object",additionalProperties:!1,required:["id","version"],properties:{
id:{type:"string",minLength:1},version:{type:"string",minLength:1}}}]},positionEncoding:{enum:["utf-8","utf-16","utf-32",null]},toolchain:{oneOf:[{type:"null"},
{type:"object",additionalProperties:!1,required:["name","version"],properties:{name:{type:"string"},version:{type:"string"}}}]},readiness:{oneOf:[{type:"null"},
{type:"object",additionalProperties:!1,required:["method","evidence"],properties:{method:{type:"string",minLength:1},evidence:{type:"string"}}}]},digests:{oneOf:[
{type:"null"},{type:"object",additionalProperties:!1,required:["configuration","packages"],properties:{configuration:{$ref:"#/$defs/digest"},packages:{oneOf:[{type:"\
null"},{$ref:"#/$defs/digest"}]}}}]},platform:{type:"object",additionalProperties:!1,required:["os","arch","serverDigest"],properties:{os:{type:"string"},arch:{
type:"string"},serverDigest:{oneOf:[{type:"null"},{$ref:"#/$defs/digest"}]}}}}},capabilities:{type:"object",additionalProperties:!1,required:["used","partialRes\
ult","cancellable"],properties:{used:{type:"array",items:{type:"string"}},partialResult:{type:"boolean"},cancellable:{type:"boolean"}}},meta:{type:"object",additionalProperties:!1,
required:["exit_code","sorting_keys","hashing","cache","stale","purity","priority","retries","restarts","cursor","notes"],properties:{exit_code:{$ref:"#/$defs/e\
xitCode"},sorting_keys:{type:"array",items:{type:"string"}},hashing:{type:"object",additionalProperties:!1,required:["algo"],properties:{algo:{const:"sha256-jcs\
-v1"}}},cache:{enum:["hit","miss"]},stale:{type:"boolean"},purity:{enum:["pure","impure"]},priority:{const:"supporting"},retries:{$ref:"#/$defs/count"},restarts:{
$ref:"#/$defs/count"},cursor:{type:["string","null"]},notes:{type:"array",items:{type:"string"}}}}},oneOf:[{required:["facts"]},{required:["error"]}],allOf:[{if:{
required:["facts"],properties:{request:{type:"object",properties:{cmd:{enum:["context"]}}}}},then:{properties:{facts:{type:"object",required:["pieces","budget",
"truncated"]}}}},{if:{required:["facts"],properties:{request:{type:"object",properties:{cmd:{enum:["status","reload"]}}}}},then:{properties:{facts:{type:"object",
required:["servers"]}}}},{if:{required:["facts"],properties:{request:{type:"object",properties:{cmd:{enum:["request"]}}}}},then:{properties:{facts:{type:"object",
required:["response"]}}}},{if:{required:["facts"],properties:{request:{type:"object",properties:{cmd:{enum:["def","decl","typedef","impl"]}}}}},then:{properties:{
facts:{type:"object",required:["definitions"]}}}},{if:{required:["facts"],properties:{request:{type:"object",properties:{cmd:{enum:["refs"]}}}}},then:{properties:{
facts:{type:"object",required:["references"]}}}},{if:{required:["facts"],properties:{request:{type:"object",properties:{cmd:{enum:["hover"]}}}}},then:{properties:{
facts:{type:"object",required:["hover"]}}}},{if:{required:["facts"],properties:{request:{type:"object",properties:{cmd:{enum:["sig"]}}}}},then:{properties:{facts:{
type:"object",required:["signatures"]}}}},{if:{required:["facts"],properties:{request:{type:"object",properties:{cmd:{enum:["symbols","outline"]}}}}},then:{properties:{
facts:{type:"object",required:["symbols"]}}}},{if:{required:["facts"],properties:{request:{type:"object",properties:{cmd:{enum:["calls"]}}}}},then:{properties:{
facts:{type:"object",required:["calls"]}}}},{if:{required:["facts"],properties:{request:{type:"object",properties:{cmd:{enum:["types"]}}}}},then:{properties:{facts:{
type:"object",required:["types"]}}}},{if:{required:["facts"],properties:{request:{type:"object",properties:{cmd:{enum:["hints"]}}}}},then:{properties:{facts:{type:"\
object",required:["hints"]}}}},{if:{required:["facts"],properties:{request:{type:"object",properties:{cmd:{enum:["diag","check"]}}}}},then:{properties:{facts:{type:"\
object",required:["diagnostics"]}}}},{if:{required:["facts"],properties:{request:{type:"object",properties:{cmd:{enum:["locate"]}}}}},then:{properties:{facts:{type:"\
object",required:["location"]}}}},{if:{required:["facts"],properties:{request:{type:"object",properties:{cmd:{enum:["capabilities"]}}}}},then:{properties:{facts:{
type:"object",required:["methods"]}}}},{if:{required:["facts"],properties:{request:{type:"object",properties:{cmd:{enum:["exit-codes"]}}}}},then:{properties:{facts:{
type:"object",required:["codes"]}}}}],$defs:{digest:{type:"string",pattern:"^sha256:[0-9a-f]{64}$"},objectId:{type:"string",pattern:"^(?:[0-9a-f]{40}|[0-9a-f]{6\
4})$"},path:{type:"string",minLength:1,not:{pattern:"^/|(?:^|/)\\.\\.?(?:/|$)"}},count:{type:"integer",minimum:0,maximum:9007199254740991},exitCode:{type:"integ\
er",minimum:0,maximum:255},range:{type:"array",prefixItems:[{$ref:"#/$defs/count"},{$ref:"#/$defs/count"},{$ref:"#/$defs/count"},{$ref:"#/$defs/count"}],items:!1,
minItems:4,maxItems:4},location:{type:"object",additionalProperties:!1,required:["range","evidence"],properties:{path:{$ref:"#/$defs/path"},external:{type:"stri\
ng",minLength:1},range:{$ref:"#/$defs/range"},evidence:{$ref:"#/$defs/digest"}},oneOf:[{required:["path"]},{required:["external"]}]},symbol:{type:"object",additionalProperties:!1,
required:["name","kind","container","range","selectionRange","evidence"],properties:{path:{$ref:"#/$defs/path"},external:{type:"string",minLength:1},name:{type:"\
string"},kind:{type:"string",minLength:1},container:{type:["string","null"]},range:{$ref:"#/$defs/range"},selectionRange:{oneOf:[{type:"null"},{$ref:"#/$defs/ra\
nge"}]},evidence:{$ref:"#/$defs/digest"}},oneOf:[{required:["path"]},{required:["external"]}]},call:{type:"object",additionalProperties:!1,required:["name","kin\
d","container","range","selectionRange","fromRanges","evidence"],properties:{path:{$ref:"#/$defs/path"},external:{type:"string",minLength:1},name:{type:"string"},
kind:{type:"string",minLength:1},container:{type:["string","null"]},range:{$ref:"#/$defs/range"},selectionRange:{oneOf:[{type:"null"},{$ref:"#/$defs/range"}]},fromRanges:{
type:"array",items:{$ref:"#/$defs/range"}},evidence:{$ref:"#/$defs/digest"}},oneOf:[{required:["path"]},{required:["external"]}]},facts:{type:"object",additionalProperties:!1,
required:["provenance"],properties:{provenance:{enum:["lsp","builtin"]},definitions:{type:"array",maxItems:1e5,items:{$ref:"#/$defs/location"}},references:{type:"\
array",maxItems:1e5,items:{$ref:"#/$defs/location"}},hover:{oneOf:[{type:"null"},{type:"object",additionalProperties:!1,required:["text","range","evidence"],properties:{
text:{type:"string"},range:{oneOf:[{type:"null"},{$ref:"#/$defs/range"}]},evidence:{$ref:"#/$defs/digest"}}}]},signatures:{type:"array",maxItems:1e5,items:{type:"\
object",additionalProperties:!1,required:["label","documentation","parameters","evidence"],properties:{label:{type:"string"},documentation:{type:["string","null"]},
parameters:{type:"array",items:{type:"string"}},evidence:{$ref:"#/$defs/digest"}}}},active:{oneOf:[{type:"null"},{type:"object",additionalProperties:!1,required:[
"signature","parameter"],properties:{signature:{$ref:"#/$defs/count"},parameter:{oneOf:[{type:"null"},{$ref:"#/$defs/count"}]}}}]},symbols:{type:"array",maxItems:1e5,
items:{$ref:"#/$defs/symbol"}},calls:{type:"array",maxItems:1e5,items:{$ref:"#/$defs/call"}},types:{type:"array",maxItems:1e5,items:{$ref:"#/$defs/symbol"}},hints:{
type:"array",maxItems:1e5,items:{type:"object",additionalProperties:!1,required:["position","label","kind","evidence"],properties:{position:{type:"array",prefixItems:[
{$ref:"#/$defs/count"},{$ref:"#/$defs/count"}],items:!1,minItems:2,maxItems:2},label:{type:"string"},kind:{enum:["type","parameter",null]},evidence:{$ref:"#/$de\
fs/digest"}}}},diagnostics:{type:"array",maxItems:1e5,items:{type:"object",additionalProperties:!1,required:["path","range","severity","source","code","message",
"symbol","server","evidence"],properties:{path:{$ref:"#/$defs/path"},range:{$ref:"#/$defs/range"},severity:{enum:["error","warning","information","hint"]},source:{
type:["string","null"]},code:{type:["string","null"]},message:{type:"string"},symbol:{type:["string","null"]},server:{type:"string",minLength:1},evidence:{$ref:"\
#/$defs/digest"},also:{type:"array",minItems:1,items:{type:"string",minLength:1}}}}},files:{type:"object",additionalProperties:!1,required:["asked","final","unk\
nown"],properties:{asked:{$ref:"#/$defs/count"},final:{$ref:"#/$defs/count"},unknown:{type:"array",items:{type:"object",additionalProperties:!1,required:["path",
"reason"],properties:{path:{$ref:"#/$defs/path"},reason:{type:"string",minLength:1}}}}}},passed:{type:"boolean"},location:{type:"object",additionalProperties:!1,
required:["path","range","whole","symbol","text","verify","evidence"],properties:{path:{$ref:"#/$defs/path"},range:{$ref:"#/$defs/range"},whole:{$ref:"#/$defs/r\
ange"},symbol:{type:["string","null"]},text:{type:"string"},verify:{$ref:"#/$defs/digest"},evidence:{$ref:"#/$defs/digest"},score:{type:"number",minimum:0,maximum:1},
by:{enum:["position","structure","text"]},hash:{type:"string",pattern:"^sha256:[0-9a-f]{16}$"},isSameAround:{type:"boolean"}}},servers:{type:"array",items:{type:"\
object",additionalProperties:!1,required:["id","version","root","state","installed","isStarting","failed","restarts"],properties:{id:{type:"string",minLength:1},
version:{type:"string",minLength:1},root:{oneOf:[{type:"null"},{const:"."},{$ref:"#/$defs/path"}]},state:{enum:["configured","resolvable","runnable","ready"]},installed:{
type:"boolean"},isStarting:{type:"boolean"},failed:{type:["string","null"]},restarts:{$ref:"#/$defs/count"}}}},pieces:{type:"array",items:{type:"object",additionalProperties:!1,
required:["kind","path","nth","range","text","tokens","evidence"],properties:{kind:{enum:["signature","definition","outline","diagnostic","hint"]},path:{$ref:"#\
/$defs/path"},nth:{$ref:"#/$defs/count"},range:{$ref:"#/$defs/range"},text:{type:"string",minLength:1},tokens:{$ref:"#/$defs/count"},evidence:{$ref:"#/$defs/dig\
est"}}}},budget:{type:"object",additionalProperties:!1,required:["tokens","used","bytesPerToken","next"],properties:{tokens:{$ref:"#/$defs/count"},used:{$ref:"#\
/$defs/count"},bytesPerToken:{const:4},next:{oneOf:[{$ref:"#/$defs/count"},{type:"null"}]}}},response:{type:"object",additionalProperties:!1,required:["method",
"result","evidence"],properties:{method:{type:"string",minLength:1},result:!0,evidence:{$ref:"#/$defs/digest"}}},methods:{type:"array",items:{type:"string"}},questions:{
type:"array",items:{type:"string"}},offered:{type:"array",items:{type:"object",additionalProperties:!1,required:["server","version","root","methods","questions"],
properties:{server:{type:"string",minLength:1},version:{type:"string",minLength:1},root:{type:"string",minLength:1},methods:{type:"array",items:{type:"string"}},
questions:{type:"array",items:{type:"string"}}}}},codes:{type:"array",items:{type:"object",additionalProperties:!1,required:["code","exitCode","retryable","hint"],
properties:{code:{type:"string"},exitCode:{$ref:"#/$defs/exitCode"},retryable:{type:"boolean"},hint:{type:"string"}}}},total:{$ref:"#/$defs/count"},truncated:{type:"\
boolean"}}},candidate:{type:"object",additionalProperties:!1,required:["selector","path","range","symbol","score"],properties:{selector:{type:"string",minLength:1},
path:{$ref:"#/$defs/path"},range:{$ref:"#/$defs/range"},symbol:{type:["string","null"]},score:{type:"number",minimum:0,maximum:1}}}}},pattern5=new RegExp("^sha2\
56:[0-9a-f]{64}$","u"),pattern7=new RegExp("^[a-z][a-z-]*$","u"),pattern8=new RegExp("^/|(?:^|/)\\.\\.?(?:/|$)","u"),pattern31=new RegExp("^E/[A-Z_]+$","u"),pattern33=new RegExp(
"^(?:[0-9a-f]{40}|[0-9a-f]{64})$","u");function validate27(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0,evaluated0=validate27.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),errors===0)if(Array.
isArray(data)){if(data.length>4)return validate27.errors=[{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit:4},message:"must NOT have more \
than 4 items"}],!1;if(data.length<4)return validate27.errors=[{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit:4},message:"must NOT have f\
ewer than 4 items"}],!1;{let len0=data.length;if(len0>0){let data0=data[0],_errs1=errors,_errs2=errors;if(!(typeof data0=="number"&&!(data0%1)&&!isNaN(data0)&&isFinite(
data0)))return validate27.errors=[{instancePath:instancePath+"/0",schemaPath:"#/$defs/count/type",keyword:"type",params:{type:"integer"},message:"must be intege\
r"}],!1;if(errors===_errs2&&typeof data0=="number"&&isFinite(data0)){if(data0>9007199254740991||isNaN(data0))return validate27.errors=[{instancePath:instancePath+
"/0",schemaPath:"#/$defs/count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"}],!1;if(data0<0||
isNaN(data0))return validate27.errors=[{instancePath:instancePath+"/0",schemaPath:"#/$defs/count/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"\
must be >= 0"}],!1}var valid0=_errs1===errors}if(valid0){if(len0>1){let data1=data[1],_errs4=errors,_errs5=errors;if(!(typeof data1=="number"&&!(data1%1)&&!isNaN(
data1)&&isFinite(data1)))return validate27.errors=[{instancePath:instancePath+"/1",schemaPath:"#/$defs/count/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"}],!1;if(errors===_errs5&&typeof data1=="number"&&isFinite(data1)){if(data1>9007199254740991||isNaN(data1))return validate27.errors=[{instancePath:instancePath+
"/1",schemaPath:"#/$defs/count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"}],!1;if(data1<0||
isNaN(data1))return validate27.errors=[{instancePath:instancePath+"/1",schemaPath:"#/$defs/count/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"\
must be >= 0"}],!1}var valid0=_errs4===errors}if(valid0){if(len0>2){let data2=data[2],_errs7=errors,_errs8=errors;if(!(typeof data2=="number"&&!(data2%1)&&!isNaN(
data2)&&isFinite(data2)))return validate27.errors=[{instancePath:instancePath+"/2",schemaPath:"#/$defs/count/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"}],!1;if(errors===_errs8&&typeof data2=="number"&&isFinite(data2)){if(data2>9007199254740991||isNaN(data2))return validate27.errors=[{instancePath:instancePath+
"/2",schemaPath:"#/$defs/count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"}],!1;if(data2<0||
isNaN(data2))return validate27.errors=[{instancePath:instancePath+"/2",schemaPath:"#/$defs/count/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"\
must be >= 0"}],!1}var valid0=_errs7===errors}if(valid0){if(len0>3){let data3=data[3],_errs10=errors,_errs11=errors;if(!(typeof data3=="number"&&!(data3%1)&&!isNaN(
data3)&&isFinite(data3)))return validate27.errors=[{instancePath:instancePath+"/3",schemaPath:"#/$defs/count/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"}],!1;if(errors===_errs11&&typeof data3=="number"&&isFinite(data3)){if(data3>9007199254740991||isNaN(data3))return validate27.errors=[{instancePath:instancePath+
"/3",schemaPath:"#/$defs/count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"}],!1;if(data3<0||
isNaN(data3))return validate27.errors=[{instancePath:instancePath+"/3",schemaPath:"#/$defs/count/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"\
must be >= 0"}],!1}var valid0=_errs10===errors}if(valid0&&!(data.length<=4))return validate27.errors=[{instancePath,schemaPath:"#/items",keyword:"items",params:{
limit:4},message:"must NOT have more than 4 items"}],!1}}}}}else return validate27.errors=[{instancePath,schemaPath:"#/type",keyword:"type",params:{type:"array"},
message:"must be array"}],!1;return validate27.errors=vErrors,errors===0}validate27.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};var schema47={type:"obj\
ect",additionalProperties:!1,required:["selector","path","range","symbol","score"],properties:{selector:{type:"string",minLength:1},path:{$ref:"#/$defs/path"},range:{
$ref:"#/$defs/range"},symbol:{type:["string","null"]},score:{type:"number",minimum:0,maximum:1}}};function validate29(data,{instancePath="",parentData,parentDataProperty,
rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate29.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.
dynamicItems&&(evaluated0.items=void 0),errors===0)if(data&&typeof data=="object"&&!Array.isArray(data)){let missing0;if((data.selector===void 0||!func0.call(data,
"selector"))&&(missing0="selector")||(data.path===void 0||!func0.call(data,"path"))&&(missing0="path")||(data.range===void 0||!func0.call(data,"range"))&&(missing0=
"range")||(data.symbol===void 0||!func0.call(data,"symbol"))&&(missing0="symbol")||(data.score===void 0||!func0.call(data,"score"))&&(missing0="score"))return validate29.
errors=[{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:missing0},message:"must have required property '"+missing0+"'"}],!1;{let _errs1=errors;
for(let key0 of Object.keys(data))if(!(key0==="selector"||key0==="path"||key0==="range"||key0==="symbol"||key0==="score"))return validate29.errors=[{instancePath,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"}],!1;if(_errs1===
errors){if(data.selector!==void 0&&func0.call(data,"selector")){let data0=data.selector,_errs2=errors;if(errors===_errs2)if(typeof data0=="string"){if(func64(data0)<
1)return validate29.errors=[{instancePath:instancePath+"/selector",schemaPath:"#/properties/selector/minLength",keyword:"minLength",params:{limit:1},message:"mu\
st NOT have fewer than 1 characters"}],!1}else return validate29.errors=[{instancePath:instancePath+"/selector",schemaPath:"#/properties/selector/type",keyword:"\
type",params:{type:"string"},message:"must be string"}],!1;var valid0=_errs2===errors}else var valid0=!0;if(valid0){if(data.path!==void 0&&func0.call(data,"path")){
let data1=data.path,_errs4=errors,_errs5=errors,_errs7=errors,_errs8=errors;if(typeof data1=="string"&&!pattern8.test(data1)){let err0={};vErrors===null?vErrors=
[err0]:vErrors.push(err0),errors++}var valid2=_errs8===errors;if(valid2)return validate29.errors=[{instancePath:instancePath+"/path",schemaPath:"#/$defs/path/no\
t",keyword:"not",params:{},message:"must NOT be valid"}],!1;if(errors=_errs7,vErrors!==null&&(_errs7?vErrors.length=_errs7:vErrors=null),errors===_errs5)if(typeof data1==
"string"){if(func64(data1)<1)return validate29.errors=[{instancePath:instancePath+"/path",schemaPath:"#/$defs/path/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"}],!1}else return validate29.errors=[{instancePath:instancePath+"/path",schemaPath:"#/$defs/path/type",keyword:"t\
ype",params:{type:"string"},message:"must be string"}],!1;var valid0=_errs4===errors}else var valid0=!0;if(valid0){if(data.range!==void 0&&func0.call(data,"rang\
e")){let _errs9=errors;validate27(data.range,{instancePath:instancePath+"/range",parentData:data,parentDataProperty:"range",rootData,dynamicAnchors})||(vErrors=
vErrors===null?validate27.errors:vErrors.concat(validate27.errors),errors=vErrors.length);var valid0=_errs9===errors}else var valid0=!0;if(valid0){if(data.symbol!==
void 0&&func0.call(data,"symbol")){let data3=data.symbol,_errs10=errors;if(typeof data3!="string"&&data3!==null)return validate29.errors=[{instancePath:instancePath+
"/symbol",schemaPath:"#/properties/symbol/type",keyword:"type",params:{type:schema47.properties.symbol.type},message:"must be string,null"}],!1;var valid0=_errs10===
errors}else var valid0=!0;if(valid0)if(data.score!==void 0&&func0.call(data,"score")){let data4=data.score,_errs12=errors;if(errors===_errs12)if(typeof data4=="\
number"&&isFinite(data4)){if(data4>1||isNaN(data4))return validate29.errors=[{instancePath:instancePath+"/score",schemaPath:"#/properties/score/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:1},message:"must be <= 1"}],!1;if(data4<0||isNaN(data4))return validate29.errors=[{instancePath:instancePath+"/score",schemaPath:"\
#/properties/score/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}else return validate29.errors=[{instancePath:instancePath+
"/score",schemaPath:"#/properties/score/type",keyword:"type",params:{type:"number"},message:"must be number"}],!1;var valid0=_errs12===errors}else var valid0=!0}}}}}}else
return validate29.errors=[{instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return validate29.errors=vErrors,
errors===0}validate29.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var schema50={type:"object",additionalProperties:!1,required:["provenance"],properties:{
provenance:{enum:["lsp","builtin"]},definitions:{type:"array",maxItems:1e5,items:{$ref:"#/$defs/location"}},references:{type:"array",maxItems:1e5,items:{$ref:"#\
/$defs/location"}},hover:{oneOf:[{type:"null"},{type:"object",additionalProperties:!1,required:["text","range","evidence"],properties:{text:{type:"string"},range:{
oneOf:[{type:"null"},{$ref:"#/$defs/range"}]},evidence:{$ref:"#/$defs/digest"}}}]},signatures:{type:"array",maxItems:1e5,items:{type:"object",additionalProperties:!1,
required:["label","documentation","parameters","evidence"],properties:{label:{type:"string"},documentation:{type:["string","null"]},parameters:{type:"array",items:{
type:"string"}},evidence:{$ref:"#/$defs/digest"}}}},active:{oneOf:[{type:"null"},{type:"object",additionalProperties:!1,required:["signature","parameter"],properties:{
signature:{$ref:"#/$defs/count"},parameter:{oneOf:[{type:"null"},{$ref:"#/$defs/count"}]}}}]},symbols:{type:"array",maxItems:1e5,items:{$ref:"#/$defs/symbol"}},
calls:{type:"array",maxItems:1e5,items:{$ref:"#/$defs/call"}},types:{type:"array",maxItems:1e5,items:{$ref:"#/$defs/symbol"}},hints:{type:"array",maxItems:1e5,items:{
type:"object",additionalProperties:!1,required:["position","label","kind","evidence"],properties:{position:{type:"array",prefixItems:[{$ref:"#/$defs/count"},{$ref:"\
#/$defs/count"}],items:!1,minItems:2,maxItems:2},label:{type:"string"},kind:{enum:["type","parameter",null]},evidence:{$ref:"#/$defs/digest"}}}},diagnostics:{type:"\
array",maxItems:1e5,items:{type:"object",additionalProperties:!1,required:["path","range","severity","source","code","message","symbol","server","evidence"],properties:{
path:{$ref:"#/$defs/path"},range:{$ref:"#/$defs/range"},severity:{enum:["error","warning","information","hint"]},source:{type:["string","null"]},code:{type:["st\
ring","null"]},message:{type:"string"},symbol:{type:["string","null"]},server:{type:"string",minLength:1},evidence:{$ref:"#/$defs/digest"},also:{type:"array",minItems:1,
items:{type:"string",minLength:1}}}}},files:{type:"object",additionalProperties:!1,required:["asked","final","unknown"],properties:{asked:{$ref:"#/$defs/count"},
final:{$ref:"#/$defs/count"},unknown:{type:"array",items:{type:"object",additionalProperties:!1,required:["path","reason"],properties:{path:{$ref:"#/$defs/path"},
reason:{type:"string",minLength:1}}}}}},passed:{type:"boolean"},location:{type:"object",additionalProperties:!1,required:["path","range","whole","symbol","text",
"verify","evidence"],properties:{path:{$ref:"#/$defs/path"},range:{$ref:"#/$defs/range"},whole:{$ref:"#/$defs/range"},symbol:{type:["string","null"]},text:{type:"\
string"},verify:{$ref:"#/$defs/digest"},evidence:{$ref:"#/$defs/digest"},score:{type:"number",minimum:0,maximum:1},by:{enum:["position","structure","text"]},hash:{
type:"string",pattern:"^sha256:[0-9a-f]{16}$"},isSameAround:{type:"boolean"}}},servers:{type:"array",items:{type:"object",additionalProperties:!1,required:["id",
"version","root","state","installed","isStarting","failed","restarts"],properties:{id:{type:"string",minLength:1},version:{type:"string",minLength:1},root:{oneOf:[
{type:"null"},{const:"."},{$ref:"#/$defs/path"}]},state:{enum:["configured","resolvable","runnable","ready"]},installed:{type:"boolean"},isStarting:{type:"boole\
an"},failed:{type:["string","null"]},restarts:{$ref:"#/$defs/count"}}}},pieces:{type:"array",items:{type:"object",additionalProperties:!1,required:["kind","path",
"nth","range","text","tokens","evidence"],properties:{kind:{enum:["signature","definition","outline","diagnostic","hint"]},path:{$ref:"#/$defs/path"},nth:{$ref:"\
#/$defs/count"},range:{$ref:"#/$defs/range"},text:{type:"string",minLength:1},tokens:{$ref:"#/$defs/count"},evidence:{$ref:"#/$defs/digest"}}}},budget:{type:"ob\
ject",additionalProperties:!1,required:["tokens","used","bytesPerToken","next"],properties:{tokens:{$ref:"#/$defs/count"},used:{$ref:"#/$defs/count"},bytesPerToken:{
const:4},next:{oneOf:[{$ref:"#/$defs/count"},{type:"null"}]}}},response:{type:"object",additionalProperties:!1,required:["method","result","evidence"],properties:{
method:{type:"string",minLength:1},result:!0,evidence:{$ref:"#/$defs/digest"}}},methods:{type:"array",items:{type:"string"}},questions:{type:"array",items:{type:"\
string"}},offered:{type:"array",items:{type:"object",additionalProperties:!1,required:["server","version","root","methods","questions"],properties:{server:{type:"\
string",minLength:1},version:{type:"string",minLength:1},root:{type:"string",minLength:1},methods:{type:"array",items:{type:"string"}},questions:{type:"array",items:{
type:"string"}}}}},codes:{type:"array",items:{type:"object",additionalProperties:!1,required:["code","exitCode","retryable","hint"],properties:{code:{type:"stri\
ng"},exitCode:{$ref:"#/$defs/exitCode"},retryable:{type:"boolean"},hint:{type:"string"}}}},total:{$ref:"#/$defs/count"},truncated:{type:"boolean"}}};function validate33(data,{
instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate33.evaluated;evaluated0.dynamicProps&&
(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0);let _errs1=errors,valid0=!1,passing0=null,_errs2=errors;if(data&&typeof data=="obje\
ct"&&!Array.isArray(data)){let missing0;if((data.path===void 0||!func0.call(data,"path"))&&(missing0="path")){let err0={instancePath,schemaPath:"#/oneOf/0/requi\
red",keyword:"required",params:{missingProperty:missing0},message:"must have required property '"+missing0+"'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),
errors++}}var _valid0=_errs2===errors;_valid0&&(valid0=!0,passing0=0);let _errs3=errors;if(data&&typeof data=="object"&&!Array.isArray(data)){let missing1;if((data.
external===void 0||!func0.call(data,"external"))&&(missing1="external")){let err1={instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty:missing1},
message:"must have required property '"+missing1+"'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}}var _valid0=_errs3===errors;if(_valid0&&valid0?
(valid0=!1,passing0=[passing0,1]):_valid0&&(valid0=!0,passing0=1),valid0)errors=_errs1,vErrors!==null&&(_errs1?vErrors.length=_errs1:vErrors=null);else{let err2={
instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:passing0},message:"must match exactly one schema in oneOf"};return vErrors===null?vErrors=
[err2]:vErrors.push(err2),errors++,validate33.errors=vErrors,!1}if(errors===0)if(data&&typeof data=="object"&&!Array.isArray(data)){let missing2;if((data.range===
void 0||!func0.call(data,"range"))&&(missing2="range")||(data.evidence===void 0||!func0.call(data,"evidence"))&&(missing2="evidence"))return validate33.errors=[
{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:missing2},message:"must have required property '"+missing2+"'"}],!1;{let _errs4=errors;
for(let key0 of Object.keys(data))if(!(key0==="path"||key0==="external"||key0==="range"||key0==="evidence"))return validate33.errors=[{instancePath,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"}],!1;if(_errs4===errors){if(data.
path!==void 0&&func0.call(data,"path")){let data0=data.path,_errs5=errors,_errs6=errors,_errs8=errors,_errs9=errors;if(typeof data0=="string"&&!pattern8.test(data0)){
let err3={};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}var valid3=_errs9===errors;if(valid3)return validate33.errors=[{instancePath:instancePath+
"/path",schemaPath:"#/$defs/path/not",keyword:"not",params:{},message:"must NOT be valid"}],!1;if(errors=_errs8,vErrors!==null&&(_errs8?vErrors.length=_errs8:vErrors=
null),errors===_errs6)if(typeof data0=="string"){if(func64(data0)<1)return validate33.errors=[{instancePath:instancePath+"/path",schemaPath:"#/$defs/path/minLen\
gth",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"}],!1}else return validate33.errors=[{instancePath:instancePath+"/path",
schemaPath:"#/$defs/path/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid1=_errs5===errors}else var valid1=!0;if(valid1){if(data.
external!==void 0&&func0.call(data,"external")){let data1=data.external,_errs10=errors;if(errors===_errs10)if(typeof data1=="string"){if(func64(data1)<1)return validate33.
errors=[{instancePath:instancePath+"/external",schemaPath:"#/properties/external/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer th\
an 1 characters"}],!1}else return validate33.errors=[{instancePath:instancePath+"/external",schemaPath:"#/properties/external/type",keyword:"type",params:{type:"\
string"},message:"must be string"}],!1;var valid1=_errs10===errors}else var valid1=!0;if(valid1){if(data.range!==void 0&&func0.call(data,"range")){let _errs12=errors;
validate27(data.range,{instancePath:instancePath+"/range",parentData:data,parentDataProperty:"range",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate27.
errors:vErrors.concat(validate27.errors),errors=vErrors.length);var valid1=_errs12===errors}else var valid1=!0;if(valid1)if(data.evidence!==void 0&&func0.call(data,
"evidence")){let data3=data.evidence,_errs13=errors;if(errors===errors)if(typeof data3=="string"){if(!pattern5.test(data3))return validate33.errors=[{instancePath:instancePath+
"/evidence",schemaPath:"#/$defs/digest/pattern",keyword:"pattern",params:{pattern:"^sha256:[0-9a-f]{64}$"},message:'must match pattern "^sha256:[0-9a-f]{64}$"'}],
!1}else return validate33.errors=[{instancePath:instancePath+"/evidence",schemaPath:"#/$defs/digest/type",keyword:"type",params:{type:"string"},message:"must be\
 string"}],!1;var valid1=_errs13===errors}else var valid1=!0}}}}}else return validate33.errors=[{instancePath,schemaPath:"#/type",keyword:"type",params:{type:"o\
bject"},message:"must be object"}],!1;return validate33.errors=vErrors,errors===0}validate33.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var schema58={
type:"object",additionalProperties:!1,required:["name","kind","container","range","selectionRange","evidence"],properties:{path:{$ref:"#/$defs/path"},external:{
type:"string",minLength:1},name:{type:"string"},kind:{type:"string",minLength:1},container:{type:["string","null"]},range:{$ref:"#/$defs/range"},selectionRange:{
oneOf:[{type:"null"},{$ref:"#/$defs/range"}]},evidence:{$ref:"#/$defs/digest"}},oneOf:[{required:["path"]},{required:["external"]}]};function validate38(data,{instancePath="",
parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate38.evaluated;evaluated0.dynamicProps&&(evaluated0.
props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0);let _errs1=errors,valid0=!1,passing0=null,_errs2=errors;if(data&&typeof data=="object"&&!Array.
isArray(data)){let missing0;if((data.path===void 0||!func0.call(data,"path"))&&(missing0="path")){let err0={instancePath,schemaPath:"#/oneOf/0/required",keyword:"\
required",params:{missingProperty:missing0},message:"must have required property '"+missing0+"'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}}var _valid0=_errs2===
errors;_valid0&&(valid0=!0,passing0=0);let _errs3=errors;if(data&&typeof data=="object"&&!Array.isArray(data)){let missing1;if((data.external===void 0||!func0.call(
data,"external"))&&(missing1="external")){let err1={instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty:missing1},message:"m\
ust have required property '"+missing1+"'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}}var _valid0=_errs3===errors;if(_valid0&&valid0?(valid0=!1,
passing0=[passing0,1]):_valid0&&(valid0=!0,passing0=1),valid0)errors=_errs1,vErrors!==null&&(_errs1?vErrors.length=_errs1:vErrors=null);else{let err2={instancePath,
schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:passing0},message:"must match exactly one schema in oneOf"};return vErrors===null?vErrors=[err2]:vErrors.
push(err2),errors++,validate38.errors=vErrors,!1}if(errors===0)if(data&&typeof data=="object"&&!Array.isArray(data)){let missing2;if((data.name===void 0||!func0.
call(data,"name"))&&(missing2="name")||(data.kind===void 0||!func0.call(data,"kind"))&&(missing2="kind")||(data.container===void 0||!func0.call(data,"container"))&&
(missing2="container")||(data.range===void 0||!func0.call(data,"range"))&&(missing2="range")||(data.selectionRange===void 0||!func0.call(data,"selectionRange"))&&
(missing2="selectionRange")||(data.evidence===void 0||!func0.call(data,"evidence"))&&(missing2="evidence"))return validate38.errors=[{instancePath,schemaPath:"#\
/required",keyword:"required",params:{missingProperty:missing2},message:"must have required property '"+missing2+"'"}],!1;{let _errs4=errors;for(let key0 of Object.
keys(data))if(!(key0==="path"||key0==="external"||key0==="name"||key0==="kind"||key0==="container"||key0==="range"||key0==="selectionRange"||key0==="evidence"))
return validate38.errors=[{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT ha\
ve additional properties"}],!1;if(_errs4===errors){if(data.path!==void 0&&func0.call(data,"path")){let data0=data.path,_errs5=errors,_errs6=errors,_errs8=errors,
_errs9=errors;if(typeof data0=="string"&&!pattern8.test(data0)){let err3={};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}var valid3=_errs9===errors;
if(valid3)return validate38.errors=[{instancePath:instancePath+"/path",schemaPath:"#/$defs/path/not",keyword:"not",params:{},message:"must NOT be valid"}],!1;if(errors=
_errs8,vErrors!==null&&(_errs8?vErrors.length=_errs8:vErrors=null),errors===_errs6)if(typeof data0=="string"){if(func64(data0)<1)return validate38.errors=[{instancePath:instancePath+
"/path",schemaPath:"#/$defs/path/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"}],!1}else return validate38.errors=
[{instancePath:instancePath+"/path",schemaPath:"#/$defs/path/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid1=_errs5===errors}else
var valid1=!0;if(valid1){if(data.external!==void 0&&func0.call(data,"external")){let data1=data.external,_errs10=errors;if(errors===_errs10)if(typeof data1=="st\
ring"){if(func64(data1)<1)return validate38.errors=[{instancePath:instancePath+"/external",schemaPath:"#/properties/external/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"}],!1}else return validate38.errors=[{instancePath:instancePath+"/external",schemaPath:"#/properties/ext\
ernal/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid1=_errs10===errors}else var valid1=!0;if(valid1){if(data.name!==void 0&&
func0.call(data,"name")){let _errs12=errors;if(typeof data.name!="string")return validate38.errors=[{instancePath:instancePath+"/name",schemaPath:"#/properties/\
name/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid1=_errs12===errors}else var valid1=!0;if(valid1){if(data.kind!==void 0&&
func0.call(data,"kind")){let data3=data.kind,_errs14=errors;if(errors===_errs14)if(typeof data3=="string"){if(func64(data3)<1)return validate38.errors=[{instancePath:instancePath+
"/kind",schemaPath:"#/properties/kind/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"}],!1}else return validate38.
errors=[{instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid1=_errs14===
errors}else var valid1=!0;if(valid1){if(data.container!==void 0&&func0.call(data,"container")){let data4=data.container,_errs16=errors;if(typeof data4!="string"&&
data4!==null)return validate38.errors=[{instancePath:instancePath+"/container",schemaPath:"#/properties/container/type",keyword:"type",params:{type:schema58.properties.
container.type},message:"must be string,null"}],!1;var valid1=_errs16===errors}else var valid1=!0;if(valid1){if(data.range!==void 0&&func0.call(data,"range")){let _errs18=errors;
validate27(data.range,{instancePath:instancePath+"/range",parentData:data,parentDataProperty:"range",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate27.
errors:vErrors.concat(validate27.errors),errors=vErrors.length);var valid1=_errs18===errors}else var valid1=!0;if(valid1){if(data.selectionRange!==void 0&&func0.
call(data,"selectionRange")){let data6=data.selectionRange,_errs19=errors,_errs20=errors,valid4=!1,passing1=null,_errs21=errors;if(data6!==null){let err4={instancePath:instancePath+
"/selectionRange",schemaPath:"#/properties/selectionRange/oneOf/0/type",keyword:"type",params:{type:"null"},message:"must be null"};vErrors===null?vErrors=[err4]:
vErrors.push(err4),errors++}var _valid1=_errs21===errors;_valid1&&(valid4=!0,passing1=0);let _errs23=errors;validate27(data6,{instancePath:instancePath+"/select\
ionRange",parentData:data,parentDataProperty:"selectionRange",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate27.errors:vErrors.concat(validate27.errors),
errors=vErrors.length);var _valid1=_errs23===errors;if(_valid1&&valid4?(valid4=!1,passing1=[passing1,1]):_valid1&&(valid4=!0,passing1=1),valid4)errors=_errs20,vErrors!==
null&&(_errs20?vErrors.length=_errs20:vErrors=null);else{let err5={instancePath:instancePath+"/selectionRange",schemaPath:"#/properties/selectionRange/oneOf",keyword:"\
oneOf",params:{passingSchemas:passing1},message:"must match exactly one schema in oneOf"};return vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++,validate38.
errors=vErrors,!1}var valid1=_errs19===errors}else var valid1=!0;if(valid1)if(data.evidence!==void 0&&func0.call(data,"evidence")){let data7=data.evidence,_errs24=errors;
if(errors===errors)if(typeof data7=="string"){if(!pattern5.test(data7))return validate38.errors=[{instancePath:instancePath+"/evidence",schemaPath:"#/$defs/dige\
st/pattern",keyword:"pattern",params:{pattern:"^sha256:[0-9a-f]{64}$"},message:'must match pattern "^sha256:[0-9a-f]{64}$"'}],!1}else return validate38.errors=[
{instancePath:instancePath+"/evidence",schemaPath:"#/$defs/digest/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid1=_errs24===
errors}else var valid1=!0}}}}}}}}}else return validate38.errors=[{instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],
!1;return validate38.errors=vErrors,errors===0}validate38.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var schema61={type:"object",additionalProperties:!1,
required:["name","kind","container","range","selectionRange","fromRanges","evidence"],properties:{path:{$ref:"#/$defs/path"},external:{type:"string",minLength:1},
name:{type:"string"},kind:{type:"string",minLength:1},container:{type:["string","null"]},range:{$ref:"#/$defs/range"},selectionRange:{oneOf:[{type:"null"},{$ref:"\
#/$defs/range"}]},fromRanges:{type:"array",items:{$ref:"#/$defs/range"}},evidence:{$ref:"#/$defs/digest"}},oneOf:[{required:["path"]},{required:["external"]}]};
function validate42(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate42.evaluated;
evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0);let _errs1=errors,valid0=!1,passing0=null,_errs2=errors;if(data&&
typeof data=="object"&&!Array.isArray(data)){let missing0;if((data.path===void 0||!func0.call(data,"path"))&&(missing0="path")){let err0={instancePath,schemaPath:"\
#/oneOf/0/required",keyword:"required",params:{missingProperty:missing0},message:"must have required property '"+missing0+"'"};vErrors===null?vErrors=[err0]:vErrors.
push(err0),errors++}}var _valid0=_errs2===errors;_valid0&&(valid0=!0,passing0=0);let _errs3=errors;if(data&&typeof data=="object"&&!Array.isArray(data)){let missing1;
if((data.external===void 0||!func0.call(data,"external"))&&(missing1="external")){let err1={instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{
missingProperty:missing1},message:"must have required property '"+missing1+"'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}}var _valid0=_errs3===
errors;if(_valid0&&valid0?(valid0=!1,passing0=[passing0,1]):_valid0&&(valid0=!0,passing0=1),valid0)errors=_errs1,vErrors!==null&&(_errs1?vErrors.length=_errs1:vErrors=
null);else{let err2={instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:passing0},message:"must match exactly one schema in oneOf"};return vErrors===
null?vErrors=[err2]:vErrors.push(err2),errors++,validate42.errors=vErrors,!1}if(errors===0)if(data&&typeof data=="object"&&!Array.isArray(data)){let missing2;if((data.
name===void 0||!func0.call(data,"name"))&&(missing2="name")||(data.kind===void 0||!func0.call(data,"kind"))&&(missing2="kind")||(data.container===void 0||!func0.
call(data,"container"))&&(missing2="container")||(data.range===void 0||!func0.call(data,"range"))&&(missing2="range")||(data.selectionRange===void 0||!func0.call(
data,"selectionRange"))&&(missing2="selectionRange")||(data.fromRanges===void 0||!func0.call(data,"fromRanges"))&&(missing2="fromRanges")||(data.evidence===void 0||
!func0.call(data,"evidence"))&&(missing2="evidence"))return validate42.errors=[{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:missing2},
message:"must have required property '"+missing2+"'"}],!1;{let _errs4=errors;for(let key0 of Object.keys(data))if(!func0.call(schema61.properties,key0))return validate42.
errors=[{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional prop\
erties"}],!1;if(_errs4===errors){if(data.path!==void 0&&func0.call(data,"path")){let data0=data.path,_errs5=errors,_errs6=errors,_errs8=errors,_errs9=errors;if(typeof data0==
"string"&&!pattern8.test(data0)){let err3={};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}var valid3=_errs9===errors;if(valid3)return validate42.errors=
[{instancePath:instancePath+"/path",schemaPath:"#/$defs/path/not",keyword:"not",params:{},message:"must NOT be valid"}],!1;if(errors=_errs8,vErrors!==null&&(_errs8?
vErrors.length=_errs8:vErrors=null),errors===_errs6)if(typeof data0=="string"){if(func64(data0)<1)return validate42.errors=[{instancePath:instancePath+"/path",schemaPath:"\
#/$defs/path/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"}],!1}else return validate42.errors=[{instancePath:instancePath+
"/path",schemaPath:"#/$defs/path/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid1=_errs5===errors}else var valid1=!0;if(valid1){
if(data.external!==void 0&&func0.call(data,"external")){let data1=data.external,_errs10=errors;if(errors===_errs10)if(typeof data1=="string"){if(func64(data1)<1)
return validate42.errors=[{instancePath:instancePath+"/external",schemaPath:"#/properties/external/minLength",keyword:"minLength",params:{limit:1},message:"must\
 NOT have fewer than 1 characters"}],!1}else return validate42.errors=[{instancePath:instancePath+"/external",schemaPath:"#/properties/external/type",keyword:"t\
ype",params:{type:"string"},message:"must be string"}],!1;var valid1=_errs10===errors}else var valid1=!0;if(valid1){if(data.name!==void 0&&func0.call(data,"name")){
let _errs12=errors;if(typeof data.name!="string")return validate42.errors=[{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",
params:{type:"string"},message:"must be string"}],!1;var valid1=_errs12===errors}else var valid1=!0;if(valid1){if(data.kind!==void 0&&func0.call(data,"kind")){let data3=data.
kind,_errs14=errors;if(errors===_errs14)if(typeof data3=="string"){if(func64(data3)<1)return validate42.errors=[{instancePath:instancePath+"/kind",schemaPath:"#\
/properties/kind/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"}],!1}else return validate42.errors=[{instancePath:instancePath+
"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid1=_errs14===errors}else var valid1=!0;if(valid1){
if(data.container!==void 0&&func0.call(data,"container")){let data4=data.container,_errs16=errors;if(typeof data4!="string"&&data4!==null)return validate42.errors=
[{instancePath:instancePath+"/container",schemaPath:"#/properties/container/type",keyword:"type",params:{type:schema61.properties.container.type},message:"must \
be string,null"}],!1;var valid1=_errs16===errors}else var valid1=!0;if(valid1){if(data.range!==void 0&&func0.call(data,"range")){let _errs18=errors;validate27(data.
range,{instancePath:instancePath+"/range",parentData:data,parentDataProperty:"range",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate27.errors:vErrors.
concat(validate27.errors),errors=vErrors.length);var valid1=_errs18===errors}else var valid1=!0;if(valid1){if(data.selectionRange!==void 0&&func0.call(data,"sel\
ectionRange")){let data6=data.selectionRange,_errs19=errors,_errs20=errors,valid4=!1,passing1=null,_errs21=errors;if(data6!==null){let err4={instancePath:instancePath+
"/selectionRange",schemaPath:"#/properties/selectionRange/oneOf/0/type",keyword:"type",params:{type:"null"},message:"must be null"};vErrors===null?vErrors=[err4]:
vErrors.push(err4),errors++}var _valid1=_errs21===errors;_valid1&&(valid4=!0,passing1=0);let _errs23=errors;validate27(data6,{instancePath:instancePath+"/select\
ionRange",parentData:data,parentDataProperty:"selectionRange",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate27.errors:vErrors.concat(validate27.errors),
errors=vErrors.length);var _valid1=_errs23===errors;if(_valid1&&valid4?(valid4=!1,passing1=[passing1,1]):_valid1&&(valid4=!0,passing1=1),valid4)errors=_errs20,vErrors!==
null&&(_errs20?vErrors.length=_errs20:vErrors=null);else{let err5={instancePath:instancePath+"/selectionRange",schemaPath:"#/properties/selectionRange/oneOf",keyword:"\
oneOf",params:{passingSchemas:passing1},message:"must match exactly one schema in oneOf"};return vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++,validate42.
errors=vErrors,!1}var valid1=_errs19===errors}else var valid1=!0;if(valid1){if(data.fromRanges!==void 0&&func0.call(data,"fromRanges")){let data7=data.fromRanges,
_errs24=errors;if(errors===_errs24)if(Array.isArray(data7)){var valid5=!0;let len0=data7.length;for(let i0=0;i0<len0;i0++){let _errs26=errors;validate27(data7[i0],
{instancePath:instancePath+"/fromRanges/"+i0,parentData:data7,parentDataProperty:i0,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate27.errors:vErrors.
concat(validate27.errors),errors=vErrors.length);var valid5=_errs26===errors;if(!valid5)break}}else return validate42.errors=[{instancePath:instancePath+"/fromR\
anges",schemaPath:"#/properties/fromRanges/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var valid1=_errs24===errors}else var valid1=!0;
if(valid1)if(data.evidence!==void 0&&func0.call(data,"evidence")){let data9=data.evidence,_errs27=errors;if(errors===errors)if(typeof data9=="string"){if(!pattern5.
test(data9))return validate42.errors=[{instancePath:instancePath+"/evidence",schemaPath:"#/$defs/digest/pattern",keyword:"pattern",params:{pattern:"^sha256:[0-9\
a-f]{64}$"},message:'must match pattern "^sha256:[0-9a-f]{64}$"'}],!1}else return validate42.errors=[{instancePath:instancePath+"/evidence",schemaPath:"#/$defs/\
digest/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid1=_errs27===errors}else var valid1=!0}}}}}}}}}}else return validate42.
errors=[{instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return validate42.errors=vErrors,errors===0}validate42.
evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var pattern26=new RegExp("^sha256:[0-9a-f]{16}$","u");function validate32(data,{instancePath="",parentData,
parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate32.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=
void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),errors===0)if(data&&typeof data=="object"&&!Array.isArray(data)){let missing0;if((data.provenance===void 0||
!func0.call(data,"provenance"))&&(missing0="provenance"))return validate32.errors=[{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:missing0},
message:"must have required property '"+missing0+"'"}],!1;{let _errs1=errors;for(let key0 of Object.keys(data))if(!func0.call(schema50.properties,key0))return validate32.
errors=[{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional prop\
erties"}],!1;if(_errs1===errors){if(data.provenance!==void 0&&func0.call(data,"provenance")){let data0=data.provenance,_errs2=errors;if(!(data0==="lsp"||data0===
"builtin"))return validate32.errors=[{instancePath:instancePath+"/provenance",schemaPath:"#/properties/provenance/enum",keyword:"enum",params:{allowedValues:schema50.
properties.provenance.enum},message:"must be equal to one of the allowed values"}],!1;var valid0=_errs2===errors}else var valid0=!0;if(valid0){if(data.definitions!==
void 0&&func0.call(data,"definitions")){let data1=data.definitions,_errs3=errors;if(errors===_errs3)if(Array.isArray(data1)){if(data1.length>1e5)return validate32.
errors=[{instancePath:instancePath+"/definitions",schemaPath:"#/properties/definitions/maxItems",keyword:"maxItems",params:{limit:1e5},message:"must NOT have mo\
re than 100000 items"}],!1;{var valid1=!0;let len0=data1.length;for(let i0=0;i0<len0;i0++){let _errs5=errors;validate33(data1[i0],{instancePath:instancePath+"/d\
efinitions/"+i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate33.errors:vErrors.concat(validate33.errors),errors=
vErrors.length);var valid1=_errs5===errors;if(!valid1)break}}}else return validate32.errors=[{instancePath:instancePath+"/definitions",schemaPath:"#/properties/\
definitions/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var valid0=_errs3===errors}else var valid0=!0;if(valid0){if(data.references!==
void 0&&func0.call(data,"references")){let data3=data.references,_errs6=errors;if(errors===_errs6)if(Array.isArray(data3)){if(data3.length>1e5)return validate32.
errors=[{instancePath:instancePath+"/references",schemaPath:"#/properties/references/maxItems",keyword:"maxItems",params:{limit:1e5},message:"must NOT have more\
 than 100000 items"}],!1;{var valid2=!0;let len1=data3.length;for(let i1=0;i1<len1;i1++){let _errs8=errors;validate33(data3[i1],{instancePath:instancePath+"/ref\
erences/"+i1,parentData:data3,parentDataProperty:i1,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate33.errors:vErrors.concat(validate33.errors),errors=
vErrors.length);var valid2=_errs8===errors;if(!valid2)break}}}else return validate32.errors=[{instancePath:instancePath+"/references",schemaPath:"#/properties/r\
eferences/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var valid0=_errs6===errors}else var valid0=!0;if(valid0){if(data.hover!==void 0&&
func0.call(data,"hover")){let data5=data.hover,_errs9=errors,_errs10=errors,valid3=!1,passing0=null,_errs11=errors;if(data5!==null){let err0={instancePath:instancePath+
"/hover",schemaPath:"#/properties/hover/oneOf/0/type",keyword:"type",params:{type:"null"},message:"must be null"};vErrors===null?vErrors=[err0]:vErrors.push(err0),
errors++}var _valid0=_errs11===errors;_valid0&&(valid3=!0,passing0=0);let _errs13=errors;if(errors===_errs13)if(data5&&typeof data5=="object"&&!Array.isArray(data5)){
let missing1;if((data5.text===void 0||!func0.call(data5,"text"))&&(missing1="text")||(data5.range===void 0||!func0.call(data5,"range"))&&(missing1="range")||(data5.
evidence===void 0||!func0.call(data5,"evidence"))&&(missing1="evidence")){let err1={instancePath:instancePath+"/hover",schemaPath:"#/properties/hover/oneOf/1/re\
quired",keyword:"required",params:{missingProperty:missing1},message:"must have required property '"+missing1+"'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),
errors++}else{let _errs15=errors;for(let key1 of Object.keys(data5))if(!(key1==="text"||key1==="range"||key1==="evidence")){let err2={instancePath:instancePath+
"/hover",schemaPath:"#/properties/hover/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key1},message:"must NOT have add\
itional properties"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++;break}if(_errs15===errors){if(data5.text!==void 0&&func0.call(data5,"text")){let _errs16=errors;
if(typeof data5.text!="string"){let err3={instancePath:instancePath+"/hover/text",schemaPath:"#/properties/hover/oneOf/1/properties/text/type",keyword:"type",params:{
type:"string"},message:"must be string"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}var valid4=_errs16===errors}else var valid4=!0;if(valid4){if(data5.
range!==void 0&&func0.call(data5,"range")){let data7=data5.range,_errs18=errors,_errs19=errors,valid5=!1,passing1=null,_errs20=errors;if(data7!==null){let err4={
instancePath:instancePath+"/hover/range",schemaPath:"#/properties/hover/oneOf/1/properties/range/oneOf/0/type",keyword:"type",params:{type:"null"},message:"must\
 be null"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}var _valid1=_errs20===errors;_valid1&&(valid5=!0,passing1=0);let _errs22=errors;validate27(
data7,{instancePath:instancePath+"/hover/range",parentData:data5,parentDataProperty:"range",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate27.errors:
vErrors.concat(validate27.errors),errors=vErrors.length);var _valid1=_errs22===errors;if(_valid1&&valid5?(valid5=!1,passing1=[passing1,1]):_valid1&&(valid5=!0,passing1=
1),valid5)errors=_errs19,vErrors!==null&&(_errs19?vErrors.length=_errs19:vErrors=null);else{let err5={instancePath:instancePath+"/hover/range",schemaPath:"#/pro\
perties/hover/oneOf/1/properties/range/oneOf",keyword:"oneOf",params:{passingSchemas:passing1},message:"must match exactly one schema in oneOf"};vErrors===null?
vErrors=[err5]:vErrors.push(err5),errors++}var valid4=_errs18===errors}else var valid4=!0;if(valid4)if(data5.evidence!==void 0&&func0.call(data5,"evidence")){let data8=data5.
evidence,_errs23=errors;if(errors===errors)if(typeof data8=="string"){if(!pattern5.test(data8)){let err6={instancePath:instancePath+"/hover/evidence",schemaPath:"\
#/$defs/digest/pattern",keyword:"pattern",params:{pattern:"^sha256:[0-9a-f]{64}$"},message:'must match pattern "^sha256:[0-9a-f]{64}$"'};vErrors===null?vErrors=
[err6]:vErrors.push(err6),errors++}}else{let err7={instancePath:instancePath+"/hover/evidence",schemaPath:"#/$defs/digest/type",keyword:"type",params:{type:"str\
ing"},message:"must be string"};vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}var valid4=_errs23===errors}else var valid4=!0}}}}else{let err8={instancePath:instancePath+
"/hover",schemaPath:"#/properties/hover/oneOf/1/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err8]:vErrors.push(
err8),errors++}var _valid0=_errs13===errors;if(_valid0&&valid3?(valid3=!1,passing0=[passing0,1]):_valid0&&(valid3=!0,passing0=1),valid3)errors=_errs10,vErrors!==
null&&(_errs10?vErrors.length=_errs10:vErrors=null);else{let err9={instancePath:instancePath+"/hover",schemaPath:"#/properties/hover/oneOf",keyword:"oneOf",params:{
passingSchemas:passing0},message:"must match exactly one schema in oneOf"};return vErrors===null?vErrors=[err9]:vErrors.push(err9),errors++,validate32.errors=vErrors,
!1}var valid0=_errs9===errors}else var valid0=!0;if(valid0){if(data.signatures!==void 0&&func0.call(data,"signatures")){let data9=data.signatures,_errs26=errors;
if(errors===_errs26)if(Array.isArray(data9)){if(data9.length>1e5)return validate32.errors=[{instancePath:instancePath+"/signatures",schemaPath:"#/properties/sig\
natures/maxItems",keyword:"maxItems",params:{limit:1e5},message:"must NOT have more than 100000 items"}],!1;{var valid7=!0;let len2=data9.length;for(let i2=0;i2<
len2;i2++){let data10=data9[i2],_errs28=errors;if(errors===_errs28)if(data10&&typeof data10=="object"&&!Array.isArray(data10)){let missing2;if((data10.label===void 0||
!func0.call(data10,"label"))&&(missing2="label")||(data10.documentation===void 0||!func0.call(data10,"documentation"))&&(missing2="documentation")||(data10.parameters===
void 0||!func0.call(data10,"parameters"))&&(missing2="parameters")||(data10.evidence===void 0||!func0.call(data10,"evidence"))&&(missing2="evidence"))return validate32.
errors=[{instancePath:instancePath+"/signatures/"+i2,schemaPath:"#/properties/signatures/items/required",keyword:"required",params:{missingProperty:missing2},message:"\
must have required property '"+missing2+"'"}],!1;{let _errs30=errors;for(let key2 of Object.keys(data10))if(!(key2==="label"||key2==="documentation"||key2==="pa\
rameters"||key2==="evidence"))return validate32.errors=[{instancePath:instancePath+"/signatures/"+i2,schemaPath:"#/properties/signatures/items/additionalPropert\
ies",keyword:"additionalProperties",params:{additionalProperty:key2},message:"must NOT have additional properties"}],!1;if(_errs30===errors){if(data10.label!==void 0&&
func0.call(data10,"label")){let _errs31=errors;if(typeof data10.label!="string")return validate32.errors=[{instancePath:instancePath+"/signatures/"+i2+"/label",
schemaPath:"#/properties/signatures/items/properties/label/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid8=_errs31===errors}else
var valid8=!0;if(valid8){if(data10.documentation!==void 0&&func0.call(data10,"documentation")){let data12=data10.documentation,_errs33=errors;if(typeof data12!=
"string"&&data12!==null)return validate32.errors=[{instancePath:instancePath+"/signatures/"+i2+"/documentation",schemaPath:"#/properties/signatures/items/proper\
ties/documentation/type",keyword:"type",params:{type:schema50.properties.signatures.items.properties.documentation.type},message:"must be string,null"}],!1;var valid8=_errs33===
errors}else var valid8=!0;if(valid8){if(data10.parameters!==void 0&&func0.call(data10,"parameters")){let data13=data10.parameters,_errs35=errors;if(errors===_errs35)
if(Array.isArray(data13)){var valid9=!0;let len3=data13.length;for(let i3=0;i3<len3;i3++){let _errs37=errors;if(typeof data13[i3]!="string")return validate32.errors=
[{instancePath:instancePath+"/signatures/"+i2+"/parameters/"+i3,schemaPath:"#/properties/signatures/items/properties/parameters/items/type",keyword:"type",params:{
type:"string"},message:"must be string"}],!1;var valid9=_errs37===errors;if(!valid9)break}}else return validate32.errors=[{instancePath:instancePath+"/signature\
s/"+i2+"/parameters",schemaPath:"#/properties/signatures/items/properties/parameters/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var valid8=_errs35===
errors}else var valid8=!0;if(valid8)if(data10.evidence!==void 0&&func0.call(data10,"evidence")){let data15=data10.evidence,_errs39=errors;if(errors===errors)if(typeof data15==
"string"){if(!pattern5.test(data15))return validate32.errors=[{instancePath:instancePath+"/signatures/"+i2+"/evidence",schemaPath:"#/$defs/digest/pattern",keyword:"\
pattern",params:{pattern:"^sha256:[0-9a-f]{64}$"},message:'must match pattern "^sha256:[0-9a-f]{64}$"'}],!1}else return validate32.errors=[{instancePath:instancePath+
"/signatures/"+i2+"/evidence",schemaPath:"#/$defs/digest/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid8=_errs39===errors}else
var valid8=!0}}}}}else return validate32.errors=[{instancePath:instancePath+"/signatures/"+i2,schemaPath:"#/properties/signatures/items/type",keyword:"type",params:{
type:"object"},message:"must be object"}],!1;var valid7=_errs28===errors;if(!valid7)break}}}else return validate32.errors=[{instancePath:instancePath+"/signatur\
es",schemaPath:"#/properties/signatures/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var valid0=_errs26===errors}else var valid0=!0;if(valid0){
if(data.active!==void 0&&func0.call(data,"active")){let data16=data.active,_errs42=errors,_errs43=errors,valid11=!1,passing2=null,_errs44=errors;if(data16!==null){
let err10={instancePath:instancePath+"/active",schemaPath:"#/properties/active/oneOf/0/type",keyword:"type",params:{type:"null"},message:"must be null"};vErrors===
null?vErrors=[err10]:vErrors.push(err10),errors++}var _valid2=_errs44===errors;_valid2&&(valid11=!0,passing2=0);let _errs46=errors;if(errors===_errs46)if(data16&&
typeof data16=="object"&&!Array.isArray(data16)){let missing3;if((data16.signature===void 0||!func0.call(data16,"signature"))&&(missing3="signature")||(data16.parameter===
void 0||!func0.call(data16,"parameter"))&&(missing3="parameter")){let err11={instancePath:instancePath+"/active",schemaPath:"#/properties/active/oneOf/1/require\
d",keyword:"required",params:{missingProperty:missing3},message:"must have required property '"+missing3+"'"};vErrors===null?vErrors=[err11]:vErrors.push(err11),
errors++}else{let _errs48=errors;for(let key3 of Object.keys(data16))if(!(key3==="signature"||key3==="parameter")){let err12={instancePath:instancePath+"/active",
schemaPath:"#/properties/active/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key3},message:"must NOT have additional \
properties"};vErrors===null?vErrors=[err12]:vErrors.push(err12),errors++;break}if(_errs48===errors){if(data16.signature!==void 0&&func0.call(data16,"signature")){
let data17=data16.signature,_errs49=errors,_errs50=errors;if(!(typeof data17=="number"&&!(data17%1)&&!isNaN(data17)&&isFinite(data17))){let err13={instancePath:instancePath+
"/active/signature",schemaPath:"#/$defs/count/type",keyword:"type",params:{type:"integer"},message:"must be integer"};vErrors===null?vErrors=[err13]:vErrors.push(
err13),errors++}if(errors===_errs50&&typeof data17=="number"&&isFinite(data17)){if(data17>9007199254740991||isNaN(data17)){let err14={instancePath:instancePath+
"/active/signature",schemaPath:"#/$defs/count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};
vErrors===null?vErrors=[err14]:vErrors.push(err14),errors++}else if(data17<0||isNaN(data17)){let err15={instancePath:instancePath+"/active/signature",schemaPath:"\
#/$defs/count/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};vErrors===null?vErrors=[err15]:vErrors.push(err15),errors++}}var valid12=_errs49===
errors}else var valid12=!0;if(valid12)if(data16.parameter!==void 0&&func0.call(data16,"parameter")){let data18=data16.parameter,_errs52=errors,_errs53=errors,valid14=!1,
passing3=null,_errs54=errors;if(data18!==null){let err16={instancePath:instancePath+"/active/parameter",schemaPath:"#/properties/active/oneOf/1/properties/param\
eter/oneOf/0/type",keyword:"type",params:{type:"null"},message:"must be null"};vErrors===null?vErrors=[err16]:vErrors.push(err16),errors++}var _valid3=_errs54===
errors;_valid3&&(valid14=!0,passing3=0);let _errs56=errors,_errs57=errors;if(!(typeof data18=="number"&&!(data18%1)&&!isNaN(data18)&&isFinite(data18))){let err17={
instancePath:instancePath+"/active/parameter",schemaPath:"#/$defs/count/type",keyword:"type",params:{type:"integer"},message:"must be integer"};vErrors===null?vErrors=
[err17]:vErrors.push(err17),errors++}if(errors===_errs57&&typeof data18=="number"&&isFinite(data18)){if(data18>9007199254740991||isNaN(data18)){let err18={instancePath:instancePath+
"/active/parameter",schemaPath:"#/$defs/count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};
vErrors===null?vErrors=[err18]:vErrors.push(err18),errors++}else if(data18<0||isNaN(data18)){let err19={instancePath:instancePath+"/active/parameter",schemaPath:"\
#/$defs/count/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};vErrors===null?vErrors=[err19]:vErrors.push(err19),errors++}}var _valid3=_errs56===
errors;if(_valid3&&valid14?(valid14=!1,passing3=[passing3,1]):_valid3&&(valid14=!0,passing3=1),valid14)errors=_errs53,vErrors!==null&&(_errs53?vErrors.length=_errs53:
vErrors=null);else{let err20={instancePath:instancePath+"/active/parameter",schemaPath:"#/properties/active/oneOf/1/properties/parameter/oneOf",keyword:"oneOf",
params:{passingSchemas:passing3},message:"must match exactly one schema in oneOf"};vErrors===null?vErrors=[err20]:vErrors.push(err20),errors++}var valid12=_errs52===
errors}else var valid12=!0}}}else{let err21={instancePath:instancePath+"/active",schemaPath:"#/properties/active/oneOf/1/type",keyword:"type",params:{type:"obje\
ct"},message:"must be object"};vErrors===null?vErrors=[err21]:vErrors.push(err21),errors++}var _valid2=_errs46===errors;if(_valid2&&valid11?(valid11=!1,passing2=
[passing2,1]):_valid2&&(valid11=!0,passing2=1),valid11)errors=_errs43,vErrors!==null&&(_errs43?vErrors.length=_errs43:vErrors=null);else{let err22={instancePath:instancePath+
"/active",schemaPath:"#/properties/active/oneOf",keyword:"oneOf",params:{passingSchemas:passing2},message:"must match exactly one schema in oneOf"};return vErrors===
null?vErrors=[err22]:vErrors.push(err22),errors++,validate32.errors=vErrors,!1}var valid0=_errs42===errors}else var valid0=!0;if(valid0){if(data.symbols!==void 0&&
func0.call(data,"symbols")){let data19=data.symbols,_errs59=errors;if(errors===_errs59)if(Array.isArray(data19)){if(data19.length>1e5)return validate32.errors=[
{instancePath:instancePath+"/symbols",schemaPath:"#/properties/symbols/maxItems",keyword:"maxItems",params:{limit:1e5},message:"must NOT have more than 100000 i\
tems"}],!1;{var valid16=!0;let len4=data19.length;for(let i4=0;i4<len4;i4++){let _errs61=errors;validate38(data19[i4],{instancePath:instancePath+"/symbols/"+i4,
parentData:data19,parentDataProperty:i4,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate38.errors:vErrors.concat(validate38.errors),errors=vErrors.length);
var valid16=_errs61===errors;if(!valid16)break}}}else return validate32.errors=[{instancePath:instancePath+"/symbols",schemaPath:"#/properties/symbols/type",keyword:"\
type",params:{type:"array"},message:"must be array"}],!1;var valid0=_errs59===errors}else var valid0=!0;if(valid0){if(data.calls!==void 0&&func0.call(data,"call\
s")){let data21=data.calls,_errs62=errors;if(errors===_errs62)if(Array.isArray(data21)){if(data21.length>1e5)return validate32.errors=[{instancePath:instancePath+
"/calls",schemaPath:"#/properties/calls/maxItems",keyword:"maxItems",params:{limit:1e5},message:"must NOT have more than 100000 items"}],!1;{var valid17=!0;let len5=data21.
length;for(let i5=0;i5<len5;i5++){let _errs64=errors;validate42(data21[i5],{instancePath:instancePath+"/calls/"+i5,parentData:data21,parentDataProperty:i5,rootData,
dynamicAnchors})||(vErrors=vErrors===null?validate42.errors:vErrors.concat(validate42.errors),errors=vErrors.length);var valid17=_errs64===errors;if(!valid17)break}}}else
return validate32.errors=[{instancePath:instancePath+"/calls",schemaPath:"#/properties/calls/type",keyword:"type",params:{type:"array"},message:"must be array"}],
!1;var valid0=_errs62===errors}else var valid0=!0;if(valid0){if(data.types!==void 0&&func0.call(data,"types")){let data23=data.types,_errs65=errors;if(errors===
_errs65)if(Array.isArray(data23)){if(data23.length>1e5)return validate32.errors=[{instancePath:instancePath+"/types",schemaPath:"#/properties/types/maxItems",keyword:"\
maxItems",params:{limit:1e5},message:"must NOT have more than 100000 items"}],!1;{var valid18=!0;let len6=data23.length;for(let i6=0;i6<len6;i6++){let _errs67=errors;
validate38(data23[i6],{instancePath:instancePath+"/types/"+i6,parentData:data23,parentDataProperty:i6,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate38.
errors:vErrors.concat(validate38.errors),errors=vErrors.length);var valid18=_errs67===errors;if(!valid18)break}}}else return validate32.errors=[{instancePath:instancePath+
"/types",schemaPath:"#/properties/types/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var valid0=_errs65===errors}else var valid0=!0;if(valid0){
if(data.hints!==void 0&&func0.call(data,"hints")){let data25=data.hints,_errs68=errors;if(errors===_errs68)if(Array.isArray(data25)){if(data25.length>1e5)return validate32.
errors=[{instancePath:instancePath+"/hints",schemaPath:"#/properties/hints/maxItems",keyword:"maxItems",params:{limit:1e5},message:"must NOT have more than 1000\
00 items"}],!1;{var valid19=!0;let len7=data25.length;for(let i7=0;i7<len7;i7++){let data26=data25[i7],_errs70=errors;if(errors===_errs70)if(data26&&typeof data26==
"object"&&!Array.isArray(data26)){let missing4;if((data26.position===void 0||!func0.call(data26,"position"))&&(missing4="position")||(data26.label===void 0||!func0.
call(data26,"label"))&&(missing4="label")||(data26.kind===void 0||!func0.call(data26,"kind"))&&(missing4="kind")||(data26.evidence===void 0||!func0.call(data26,
"evidence"))&&(missing4="evidence"))return validate32.errors=[{instancePath:instancePath+"/hints/"+i7,schemaPath:"#/properties/hints/items/required",keyword:"re\
quired",params:{missingProperty:missing4},message:"must have required property '"+missing4+"'"}],!1;{let _errs72=errors;for(let key4 of Object.keys(data26))if(!(key4===
"position"||key4==="label"||key4==="kind"||key4==="evidence"))return validate32.errors=[{instancePath:instancePath+"/hints/"+i7,schemaPath:"#/properties/hints/i\
tems/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key4},message:"must NOT have additional properties"}],!1;if(_errs72===errors){
if(data26.position!==void 0&&func0.call(data26,"position")){let data27=data26.position,_errs73=errors;if(errors===_errs73)if(Array.isArray(data27)){if(data27.length>
2)return validate32.errors=[{instancePath:instancePath+"/hints/"+i7+"/position",schemaPath:"#/properties/hints/items/properties/position/maxItems",keyword:"maxI\
tems",params:{limit:2},message:"must NOT have more than 2 items"}],!1;if(data27.length<2)return validate32.errors=[{instancePath:instancePath+"/hints/"+i7+"/pos\
ition",schemaPath:"#/properties/hints/items/properties/position/minItems",keyword:"minItems",params:{limit:2},message:"must NOT have fewer than 2 items"}],!1;{let len8=data27.
length;if(len8>0){let data28=data27[0],_errs75=errors,_errs76=errors;if(!(typeof data28=="number"&&!(data28%1)&&!isNaN(data28)&&isFinite(data28)))return validate32.
errors=[{instancePath:instancePath+"/hints/"+i7+"/position/0",schemaPath:"#/$defs/count/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],
!1;if(errors===_errs76&&typeof data28=="number"&&isFinite(data28)){if(data28>9007199254740991||isNaN(data28))return validate32.errors=[{instancePath:instancePath+
"/hints/"+i7+"/position/0",schemaPath:"#/$defs/count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 900719925474\
0991"}],!1;if(data28<0||isNaN(data28))return validate32.errors=[{instancePath:instancePath+"/hints/"+i7+"/position/0",schemaPath:"#/$defs/count/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}var valid21=_errs75===errors}if(valid21){if(len8>1){let data29=data27[1],_errs78=errors,_errs79=errors;
if(!(typeof data29=="number"&&!(data29%1)&&!isNaN(data29)&&isFinite(data29)))return validate32.errors=[{instancePath:instancePath+"/hints/"+i7+"/position/1",schemaPath:"\
#/$defs/count/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===_errs79&&typeof data29=="number"&&isFinite(data29)){if(data29>
9007199254740991||isNaN(data29))return validate32.errors=[{instancePath:instancePath+"/hints/"+i7+"/position/1",schemaPath:"#/$defs/count/maximum",keyword:"maxi\
mum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"}],!1;if(data29<0||isNaN(data29))return validate32.errors=[{instancePath:instancePath+
"/hints/"+i7+"/position/1",schemaPath:"#/$defs/count/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}var valid21=_errs78===
errors}if(valid21&&!(data27.length<=2))return validate32.errors=[{instancePath:instancePath+"/hints/"+i7+"/position",schemaPath:"#/properties/hints/items/proper\
ties/position/items",keyword:"items",params:{limit:2},message:"must NOT have more than 2 items"}],!1}}}else return validate32.errors=[{instancePath:instancePath+
"/hints/"+i7+"/position",schemaPath:"#/properties/hints/items/properties/position/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var valid20=_errs73===
errors}else var valid20=!0;if(valid20){if(data26.label!==void 0&&func0.call(data26,"label")){let _errs81=errors;if(typeof data26.label!="string")return validate32.
errors=[{instancePath:instancePath+"/hints/"+i7+"/label",schemaPath:"#/properties/hints/items/properties/label/type",keyword:"type",params:{type:"string"},message:"\
must be string"}],!1;var valid20=_errs81===errors}else var valid20=!0;if(valid20){if(data26.kind!==void 0&&func0.call(data26,"kind")){let data31=data26.kind,_errs83=errors;
if(!(data31==="type"||data31==="parameter"||data31===null))return validate32.errors=[{instancePath:instancePath+"/hints/"+i7+"/kind",schemaPath:"#/properties/hi\
nts/items/properties/kind/enum",keyword:"enum",params:{allowedValues:schema50.properties.hints.items.properties.kind.enum},message:"must be equal to one of the \
allowed values"}],!1;var valid20=_errs83===errors}else var valid20=!0;if(valid20)if(data26.evidence!==void 0&&func0.call(data26,"evidence")){let data32=data26.evidence,
_errs84=errors;if(errors===errors)if(typeof data32=="string"){if(!pattern5.test(data32))return validate32.errors=[{instancePath:instancePath+"/hints/"+i7+"/evid\
ence",schemaPath:"#/$defs/digest/pattern",keyword:"pattern",params:{pattern:"^sha256:[0-9a-f]{64}$"},message:'must match pattern "^sha256:[0-9a-f]{64}$"'}],!1}else
return validate32.errors=[{instancePath:instancePath+"/hints/"+i7+"/evidence",schemaPath:"#/$defs/digest/type",keyword:"type",params:{type:"string"},message:"mu\
st be string"}],!1;var valid20=_errs84===errors}else var valid20=!0}}}}}else return validate32.errors=[{instancePath:instancePath+"/hints/"+i7,schemaPath:"#/pro\
perties/hints/items/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var valid19=_errs70===errors;if(!valid19)break}}}else return validate32.
errors=[{instancePath:instancePath+"/hints",schemaPath:"#/properties/hints/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var valid0=_errs68===
errors}else var valid0=!0;if(valid0){if(data.diagnostics!==void 0&&func0.call(data,"diagnostics")){let data33=data.diagnostics,_errs87=errors;if(errors===_errs87)
if(Array.isArray(data33)){if(data33.length>1e5)return validate32.errors=[{instancePath:instancePath+"/diagnostics",schemaPath:"#/properties/diagnostics/maxItems",
keyword:"maxItems",params:{limit:1e5},message:"must NOT have more than 100000 items"}],!1;{var valid25=!0;let len10=data33.length;for(let i8=0;i8<len10;i8++){let data34=data33[i8],
_errs89=errors;if(errors===_errs89)if(data34&&typeof data34=="object"&&!Array.isArray(data34)){let missing5;if((data34.path===void 0||!func0.call(data34,"path"))&&
(missing5="path")||(data34.range===void 0||!func0.call(data34,"range"))&&(missing5="range")||(data34.severity===void 0||!func0.call(data34,"severity"))&&(missing5=
"severity")||(data34.source===void 0||!func0.call(data34,"source"))&&(missing5="source")||(data34.code===void 0||!func0.call(data34,"code"))&&(missing5="code")||
(data34.message===void 0||!func0.call(data34,"message"))&&(missing5="message")||(data34.symbol===void 0||!func0.call(data34,"symbol"))&&(missing5="symbol")||(data34.
server===void 0||!func0.call(data34,"server"))&&(missing5="server")||(data34.evidence===void 0||!func0.call(data34,"evidence"))&&(missing5="evidence"))return validate32.
errors=[{instancePath:instancePath+"/diagnostics/"+i8,schemaPath:"#/properties/diagnostics/items/required",keyword:"required",params:{missingProperty:missing5},
message:"must have required property '"+missing5+"'"}],!1;{let _errs91=errors;for(let key5 of Object.keys(data34))if(!func0.call(schema50.properties.diagnostics.
items.properties,key5))return validate32.errors=[{instancePath:instancePath+"/diagnostics/"+i8,schemaPath:"#/properties/diagnostics/items/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:key5},message:"must NOT have additional properties"}],!1;if(_errs91===errors){if(data34.path!==void 0&&
func0.call(data34,"path")){let data35=data34.path,_errs92=errors,_errs93=errors,_errs95=errors,_errs96=errors;if(typeof data35=="string"&&!pattern8.test(data35)){
let err23={};vErrors===null?vErrors=[err23]:vErrors.push(err23),errors++}var valid28=_errs96===errors;if(valid28)return validate32.errors=[{instancePath:instancePath+
"/diagnostics/"+i8+"/path",schemaPath:"#/$defs/path/not",keyword:"not",params:{},message:"must NOT be valid"}],!1;if(errors=_errs95,vErrors!==null&&(_errs95?vErrors.
length=_errs95:vErrors=null),errors===_errs93)if(typeof data35=="string"){if(func64(data35)<1)return validate32.errors=[{instancePath:instancePath+"/diagnostics\
/"+i8+"/path",schemaPath:"#/$defs/path/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"}],!1}else return validate32.
errors=[{instancePath:instancePath+"/diagnostics/"+i8+"/path",schemaPath:"#/$defs/path/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;
var valid26=_errs92===errors}else var valid26=!0;if(valid26){if(data34.range!==void 0&&func0.call(data34,"range")){let _errs97=errors;validate27(data34.range,{instancePath:instancePath+
"/diagnostics/"+i8+"/range",parentData:data34,parentDataProperty:"range",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate27.errors:vErrors.concat(validate27.
errors),errors=vErrors.length);var valid26=_errs97===errors}else var valid26=!0;if(valid26){if(data34.severity!==void 0&&func0.call(data34,"severity")){let data37=data34.
severity,_errs98=errors;if(!(data37==="error"||data37==="warning"||data37==="information"||data37==="hint"))return validate32.errors=[{instancePath:instancePath+
"/diagnostics/"+i8+"/severity",schemaPath:"#/properties/diagnostics/items/properties/severity/enum",keyword:"enum",params:{allowedValues:schema50.properties.diagnostics.
items.properties.severity.enum},message:"must be equal to one of the allowed values"}],!1;var valid26=_errs98===errors}else var valid26=!0;if(valid26){if(data34.
source!==void 0&&func0.call(data34,"source")){let data38=data34.source,_errs99=errors;if(typeof data38!="string"&&data38!==null)return validate32.errors=[{instancePath:instancePath+
"/diagnostics/"+i8+"/source",schemaPath:"#/properties/diagnostics/items/properties/source/type",keyword:"type",params:{type:schema50.properties.diagnostics.items.
properties.source.type},message:"must be string,null"}],!1;var valid26=_errs99===errors}else var valid26=!0;if(valid26){if(data34.code!==void 0&&func0.call(data34,
"code")){let data39=data34.code,_errs101=errors;if(typeof data39!="string"&&data39!==null)return validate32.errors=[{instancePath:instancePath+"/diagnostics/"+i8+
"/code",schemaPath:"#/properties/diagnostics/items/properties/code/type",keyword:"type",params:{type:schema50.properties.diagnostics.items.properties.code.type},
message:"must be string,null"}],!1;var valid26=_errs101===errors}else var valid26=!0;if(valid26){if(data34.message!==void 0&&func0.call(data34,"message")){let _errs103=errors;
if(typeof data34.message!="string")return validate32.errors=[{instancePath:instancePath+"/diagnostics/"+i8+"/message",schemaPath:"#/properties/diagnostics/items\
/properties/message/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid26=_errs103===errors}else var valid26=!0;if(valid26){if(data34.
symbol!==void 0&&func0.call(data34,"symbol")){let data41=data34.symbol,_errs105=errors;if(typeof data41!="string"&&data41!==null)return validate32.errors=[{instancePath:instancePath+
"/diagnostics/"+i8+"/symbol",schemaPath:"#/properties/diagnostics/items/properties/symbol/type",keyword:"type",params:{type:schema50.properties.diagnostics.items.
properties.symbol.type},message:"must be string,null"}],!1;var valid26=_errs105===errors}else var valid26=!0;if(valid26){if(data34.server!==void 0&&func0.call(data34,
"server")){let data42=data34.server,_errs107=errors;if(errors===_errs107)if(typeof data42=="string"){if(func64(data42)<1)return validate32.errors=[{instancePath:instancePath+
"/diagnostics/"+i8+"/server",schemaPath:"#/properties/diagnostics/items/properties/server/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have\
 fewer than 1 characters"}],!1}else return validate32.errors=[{instancePath:instancePath+"/diagnostics/"+i8+"/server",schemaPath:"#/properties/diagnostics/items\
/properties/server/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid26=_errs107===errors}else var valid26=!0;if(valid26){if(data34.
evidence!==void 0&&func0.call(data34,"evidence")){let data43=data34.evidence,_errs109=errors;if(errors===errors)if(typeof data43=="string"){if(!pattern5.test(data43))
return validate32.errors=[{instancePath:instancePath+"/diagnostics/"+i8+"/evidence",schemaPath:"#/$defs/digest/pattern",keyword:"pattern",params:{pattern:"^sha2\
56:[0-9a-f]{64}$"},message:'must match pattern "^sha256:[0-9a-f]{64}$"'}],!1}else return validate32.errors=[{instancePath:instancePath+"/diagnostics/"+i8+"/evid\
ence",schemaPath:"#/$defs/digest/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid26=_errs109===errors}else var valid26=!0;if(valid26)
if(data34.also!==void 0&&func0.call(data34,"also")){let data44=data34.also,_errs112=errors;if(errors===_errs112)if(Array.isArray(data44)){if(data44.length<1)return validate32.
errors=[{instancePath:instancePath+"/diagnostics/"+i8+"/also",schemaPath:"#/properties/diagnostics/items/properties/also/minItems",keyword:"minItems",params:{limit:1},
message:"must NOT have fewer than 1 items"}],!1;{var valid30=!0;let len11=data44.length;for(let i9=0;i9<len11;i9++){let data45=data44[i9],_errs114=errors;if(errors===
_errs114)if(typeof data45=="string"){if(func64(data45)<1)return validate32.errors=[{instancePath:instancePath+"/diagnostics/"+i8+"/also/"+i9,schemaPath:"#/prope\
rties/diagnostics/items/properties/also/items/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"}],!1}else return validate32.
errors=[{instancePath:instancePath+"/diagnostics/"+i8+"/also/"+i9,schemaPath:"#/properties/diagnostics/items/properties/also/items/type",keyword:"type",params:{
type:"string"},message:"must be string"}],!1;var valid30=_errs114===errors;if(!valid30)break}}}else return validate32.errors=[{instancePath:instancePath+"/diagn\
ostics/"+i8+"/also",schemaPath:"#/properties/diagnostics/items/properties/also/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var valid26=_errs112===
errors}else var valid26=!0}}}}}}}}}}}else return validate32.errors=[{instancePath:instancePath+"/diagnostics/"+i8,schemaPath:"#/properties/diagnostics/items/typ\
e",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var valid25=_errs89===errors;if(!valid25)break}}}else return validate32.errors=[{instancePath:instancePath+
"/diagnostics",schemaPath:"#/properties/diagnostics/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var valid0=_errs87===errors}else var valid0=!0;
if(valid0){if(data.files!==void 0&&func0.call(data,"files")){let data46=data.files,_errs116=errors;if(errors===_errs116)if(data46&&typeof data46=="object"&&!Array.
isArray(data46)){let missing6;if((data46.asked===void 0||!func0.call(data46,"asked"))&&(missing6="asked")||(data46.final===void 0||!func0.call(data46,"final"))&&
(missing6="final")||(data46.unknown===void 0||!func0.call(data46,"unknown"))&&(missing6="unknown"))return validate32.errors=[{instancePath:instancePath+"/files",
schemaPath:"#/properties/files/required",keyword:"required",params:{missingProperty:missing6},message:"must have required property '"+missing6+"'"}],!1;{let _errs118=errors;
for(let key6 of Object.keys(data46))if(!(key6==="asked"||key6==="final"||key6==="unknown"))return validate32.errors=[{instancePath:instancePath+"/files",schemaPath:"\
#/properties/files/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key6},message:"must NOT have additional properties"}],!1;if(_errs118===
errors){if(data46.asked!==void 0&&func0.call(data46,"asked")){let data47=data46.asked,_errs119=errors,_errs120=errors;if(!(typeof data47=="number"&&!(data47%1)&&
!isNaN(data47)&&isFinite(data47)))return validate32.errors=[{instancePath:instancePath+"/files/asked",schemaPath:"#/$defs/count/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"}],!1;if(errors===_errs120&&typeof data47=="number"&&isFinite(data47)){if(data47>9007199254740991||isNaN(data47))return validate32.
errors=[{instancePath:instancePath+"/files/asked",schemaPath:"#/$defs/count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"\
must be <= 9007199254740991"}],!1;if(data47<0||isNaN(data47))return validate32.errors=[{instancePath:instancePath+"/files/asked",schemaPath:"#/$defs/count/minim\
um",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}var valid31=_errs119===errors}else var valid31=!0;if(valid31){if(data46.final!==
void 0&&func0.call(data46,"final")){let data48=data46.final,_errs122=errors,_errs123=errors;if(!(typeof data48=="number"&&!(data48%1)&&!isNaN(data48)&&isFinite(
data48)))return validate32.errors=[{instancePath:instancePath+"/files/final",schemaPath:"#/$defs/count/type",keyword:"type",params:{type:"integer"},message:"mus\
t be integer"}],!1;if(errors===_errs123&&typeof data48=="number"&&isFinite(data48)){if(data48>9007199254740991||isNaN(data48))return validate32.errors=[{instancePath:instancePath+
"/files/final",schemaPath:"#/$defs/count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"}],!1;if(data48<
0||isNaN(data48))return validate32.errors=[{instancePath:instancePath+"/files/final",schemaPath:"#/$defs/count/minimum",keyword:"minimum",params:{comparison:">=",
limit:0},message:"must be >= 0"}],!1}var valid31=_errs122===errors}else var valid31=!0;if(valid31)if(data46.unknown!==void 0&&func0.call(data46,"unknown")){let data49=data46.
unknown,_errs125=errors;if(errors===_errs125)if(Array.isArray(data49)){var valid34=!0;let len12=data49.length;for(let i10=0;i10<len12;i10++){let data50=data49[i10],
_errs127=errors;if(errors===_errs127)if(data50&&typeof data50=="object"&&!Array.isArray(data50)){let missing7;if((data50.path===void 0||!func0.call(data50,"path"))&&
(missing7="path")||(data50.reason===void 0||!func0.call(data50,"reason"))&&(missing7="reason"))return validate32.errors=[{instancePath:instancePath+"/files/unkn\
own/"+i10,schemaPath:"#/properties/files/properties/unknown/items/required",keyword:"required",params:{missingProperty:missing7},message:"must have required pro\
perty '"+missing7+"'"}],!1;{let _errs129=errors;for(let key7 of Object.keys(data50))if(!(key7==="path"||key7==="reason"))return validate32.errors=[{instancePath:instancePath+
"/files/unknown/"+i10,schemaPath:"#/properties/files/properties/unknown/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key7},
message:"must NOT have additional properties"}],!1;if(_errs129===errors){if(data50.path!==void 0&&func0.call(data50,"path")){let data51=data50.path,_errs130=errors,
_errs131=errors,_errs133=errors,_errs134=errors;if(typeof data51=="string"&&!pattern8.test(data51)){let err24={};vErrors===null?vErrors=[err24]:vErrors.push(err24),
errors++}var valid37=_errs134===errors;if(valid37)return validate32.errors=[{instancePath:instancePath+"/files/unknown/"+i10+"/path",schemaPath:"#/$defs/path/no\
t",keyword:"not",params:{},message:"must NOT be valid"}],!1;if(errors=_errs133,vErrors!==null&&(_errs133?vErrors.length=_errs133:vErrors=null),errors===_errs131)
if(typeof data51=="string"){if(func64(data51)<1)return validate32.errors=[{instancePath:instancePath+"/files/unknown/"+i10+"/path",schemaPath:"#/$defs/path/minL\
ength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"}],!1}else return validate32.errors=[{instancePath:instancePath+"/fil\
es/unknown/"+i10+"/path",schemaPath:"#/$defs/path/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid35=_errs130===errors}else var valid35=!0;
if(valid35)if(data50.reason!==void 0&&func0.call(data50,"reason")){let data52=data50.reason,_errs135=errors;if(errors===_errs135)if(typeof data52=="string"){if(func64(
data52)<1)return validate32.errors=[{instancePath:instancePath+"/files/unknown/"+i10+"/reason",schemaPath:"#/properties/files/properties/unknown/items/propertie\
s/reason/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"}],!1}else return validate32.errors=[{instancePath:instancePath+
"/files/unknown/"+i10+"/reason",schemaPath:"#/properties/files/properties/unknown/items/properties/reason/type",keyword:"type",params:{type:"string"},message:"m\
ust be string"}],!1;var valid35=_errs135===errors}else var valid35=!0}}}else return validate32.errors=[{instancePath:instancePath+"/files/unknown/"+i10,schemaPath:"\
#/properties/files/properties/unknown/items/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var valid34=_errs127===errors;if(!valid34)
break}}else return validate32.errors=[{instancePath:instancePath+"/files/unknown",schemaPath:"#/properties/files/properties/unknown/type",keyword:"type",params:{
type:"array"},message:"must be array"}],!1;var valid31=_errs125===errors}else var valid31=!0}}}}else return validate32.errors=[{instancePath:instancePath+"/file\
s",schemaPath:"#/properties/files/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var valid0=_errs116===errors}else var valid0=!0;if(valid0){
if(data.passed!==void 0&&func0.call(data,"passed")){let _errs137=errors;if(typeof data.passed!="boolean")return validate32.errors=[{instancePath:instancePath+"/\
passed",schemaPath:"#/properties/passed/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"}],!1;var valid0=_errs137===errors}else var valid0=!0;
if(valid0){if(data.location!==void 0&&func0.call(data,"location")){let data54=data.location,_errs139=errors;if(errors===_errs139)if(data54&&typeof data54=="obje\
ct"&&!Array.isArray(data54)){let missing8;if((data54.path===void 0||!func0.call(data54,"path"))&&(missing8="path")||(data54.range===void 0||!func0.call(data54,"\
range"))&&(missing8="range")||(data54.whole===void 0||!func0.call(data54,"whole"))&&(missing8="whole")||(data54.symbol===void 0||!func0.call(data54,"symbol"))&&
(missing8="symbol")||(data54.text===void 0||!func0.call(data54,"text"))&&(missing8="text")||(data54.verify===void 0||!func0.call(data54,"verify"))&&(missing8="v\
erify")||(data54.evidence===void 0||!func0.call(data54,"evidence"))&&(missing8="evidence"))return validate32.errors=[{instancePath:instancePath+"/location",schemaPath:"\
#/properties/location/required",keyword:"required",params:{missingProperty:missing8},message:"must have required property '"+missing8+"'"}],!1;{let _errs141=errors;
for(let key8 of Object.keys(data54))if(!func0.call(schema50.properties.location.properties,key8))return validate32.errors=[{instancePath:instancePath+"/location",
schemaPath:"#/properties/location/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key8},message:"must NOT have additional proper\
ties"}],!1;if(_errs141===errors){if(data54.path!==void 0&&func0.call(data54,"path")){let data55=data54.path,_errs142=errors,_errs143=errors,_errs145=errors,_errs146=errors;
if(typeof data55=="string"&&!pattern8.test(data55)){let err25={};vErrors===null?vErrors=[err25]:vErrors.push(err25),errors++}var valid40=_errs146===errors;if(valid40)
return validate32.errors=[{instancePath:instancePath+"/location/path",schemaPath:"#/$defs/path/not",keyword:"not",params:{},message:"must NOT be valid"}],!1;if(errors=
_errs145,vErrors!==null&&(_errs145?vErrors.length=_errs145:vErrors=null),errors===_errs143)if(typeof data55=="string"){if(func64(data55)<1)return validate32.errors=
[{instancePath:instancePath+"/location/path",schemaPath:"#/$defs/path/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 charac\
ters"}],!1}else return validate32.errors=[{instancePath:instancePath+"/location/path",schemaPath:"#/$defs/path/type",keyword:"type",params:{type:"string"},message:"\
must be string"}],!1;var valid38=_errs142===errors}else var valid38=!0;if(valid38){if(data54.range!==void 0&&func0.call(data54,"range")){let _errs147=errors;validate27(
data54.range,{instancePath:instancePath+"/location/range",parentData:data54,parentDataProperty:"range",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate27.
errors:vErrors.concat(validate27.errors),errors=vErrors.length);var valid38=_errs147===errors}else var valid38=!0;if(valid38){if(data54.whole!==void 0&&func0.call(
data54,"whole")){let _errs148=errors;validate27(data54.whole,{instancePath:instancePath+"/location/whole",parentData:data54,parentDataProperty:"whole",rootData,
dynamicAnchors})||(vErrors=vErrors===null?validate27.errors:vErrors.concat(validate27.errors),errors=vErrors.length);var valid38=_errs148===errors}else var valid38=!0;
if(valid38){if(data54.symbol!==void 0&&func0.call(data54,"symbol")){let data58=data54.symbol,_errs149=errors;if(typeof data58!="string"&&data58!==null)return validate32.
errors=[{instancePath:instancePath+"/location/symbol",schemaPath:"#/properties/location/properties/symbol/type",keyword:"type",params:{type:schema50.properties.
location.properties.symbol.type},message:"must be string,null"}],!1;var valid38=_errs149===errors}else var valid38=!0;if(valid38){if(data54.text!==void 0&&func0.
call(data54,"text")){let _errs151=errors;if(typeof data54.text!="string")return validate32.errors=[{instancePath:instancePath+"/location/text",schemaPath:"#/pro\
perties/location/properties/text/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid38=_errs151===errors}else var valid38=!0;if(valid38){
if(data54.verify!==void 0&&func0.call(data54,"verify")){let data60=data54.verify,_errs153=errors;if(errors===errors)if(typeof data60=="string"){if(!pattern5.test(
data60))return validate32.errors=[{instancePath:instancePath+"/location/verify",schemaPath:"#/$defs/digest/pattern",keyword:"pattern",params:{pattern:"^sha256:[\
0-9a-f]{64}$"},message:'must match pattern "^sha256:[0-9a-f]{64}$"'}],!1}else return validate32.errors=[{instancePath:instancePath+"/location/verify",schemaPath:"\
#/$defs/digest/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid38=_errs153===errors}else var valid38=!0;if(valid38){if(data54.
evidence!==void 0&&func0.call(data54,"evidence")){let data61=data54.evidence,_errs156=errors;if(errors===errors)if(typeof data61=="string"){if(!pattern5.test(data61))
return validate32.errors=[{instancePath:instancePath+"/location/evidence",schemaPath:"#/$defs/digest/pattern",keyword:"pattern",params:{pattern:"^sha256:[0-9a-f\
]{64}$"},message:'must match pattern "^sha256:[0-9a-f]{64}$"'}],!1}else return validate32.errors=[{instancePath:instancePath+"/location/evidence",schemaPath:"#/\
$defs/digest/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid38=_errs156===errors}else var valid38=!0;if(valid38){if(data54.score!==
void 0&&func0.call(data54,"score")){let data62=data54.score,_errs159=errors;if(errors===_errs159)if(typeof data62=="number"&&isFinite(data62)){if(data62>1||isNaN(
data62))return validate32.errors=[{instancePath:instancePath+"/location/score",schemaPath:"#/properties/location/properties/score/maximum",keyword:"maximum",params:{
comparison:"<=",limit:1},message:"must be <= 1"}],!1;if(data62<0||isNaN(data62))return validate32.errors=[{instancePath:instancePath+"/location/score",schemaPath:"\
#/properties/location/properties/score/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}else return validate32.errors=[{instancePath:instancePath+
"/location/score",schemaPath:"#/properties/location/properties/score/type",keyword:"type",params:{type:"number"},message:"must be number"}],!1;var valid38=_errs159===
errors}else var valid38=!0;if(valid38){if(data54.by!==void 0&&func0.call(data54,"by")){let data63=data54.by,_errs161=errors;if(!(data63==="position"||data63==="\
structure"||data63==="text"))return validate32.errors=[{instancePath:instancePath+"/location/by",schemaPath:"#/properties/location/properties/by/enum",keyword:"\
enum",params:{allowedValues:schema50.properties.location.properties.by.enum},message:"must be equal to one of the allowed values"}],!1;var valid38=_errs161===errors}else
var valid38=!0;if(valid38){if(data54.hash!==void 0&&func0.call(data54,"hash")){let data64=data54.hash,_errs162=errors;if(errors===_errs162)if(typeof data64=="st\
ring"){if(!pattern26.test(data64))return validate32.errors=[{instancePath:instancePath+"/location/hash",schemaPath:"#/properties/location/properties/hash/patter\
n",keyword:"pattern",params:{pattern:"^sha256:[0-9a-f]{16}$"},message:'must match pattern "^sha256:[0-9a-f]{16}$"'}],!1}else return validate32.errors=[{instancePath:instancePath+
"/location/hash",schemaPath:"#/properties/location/properties/hash/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid38=_errs162===
errors}else var valid38=!0;if(valid38)if(data54.isSameAround!==void 0&&func0.call(data54,"isSameAround")){let _errs164=errors;if(typeof data54.isSameAround!="bo\
olean")return validate32.errors=[{instancePath:instancePath+"/location/isSameAround",schemaPath:"#/properties/location/properties/isSameAround/type",keyword:"ty\
pe",params:{type:"boolean"},message:"must be boolean"}],!1;var valid38=_errs164===errors}else var valid38=!0}}}}}}}}}}}}else return validate32.errors=[{instancePath:instancePath+
"/location",schemaPath:"#/properties/location/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var valid0=_errs139===errors}else var valid0=!0;
if(valid0){if(data.servers!==void 0&&func0.call(data,"servers")){let data66=data.servers,_errs166=errors;if(errors===_errs166)if(Array.isArray(data66)){var valid43=!0;
let len13=data66.length;for(let i11=0;i11<len13;i11++){let data67=data66[i11],_errs168=errors;if(errors===_errs168)if(data67&&typeof data67=="object"&&!Array.isArray(
data67)){let missing9;if((data67.id===void 0||!func0.call(data67,"id"))&&(missing9="id")||(data67.version===void 0||!func0.call(data67,"version"))&&(missing9="v\
ersion")||(data67.root===void 0||!func0.call(data67,"root"))&&(missing9="root")||(data67.state===void 0||!func0.call(data67,"state"))&&(missing9="state")||(data67.
installed===void 0||!func0.call(data67,"installed"))&&(missing9="installed")||(data67.isStarting===void 0||!func0.call(data67,"isStarting"))&&(missing9="isStart\
ing")||(data67.failed===void 0||!func0.call(data67,"failed"))&&(missing9="failed")||(data67.restarts===void 0||!func0.call(data67,"restarts"))&&(missing9="resta\
rts"))return validate32.errors=[{instancePath:instancePath+"/servers/"+i11,schemaPath:"#/properties/servers/items/required",keyword:"required",params:{missingProperty:missing9},
message:"must have required property '"+missing9+"'"}],!1;{let _errs170=errors;for(let key9 of Object.keys(data67))if(!(key9==="id"||key9==="version"||key9==="r\
oot"||key9==="state"||key9==="installed"||key9==="isStarting"||key9==="failed"||key9==="restarts"))return validate32.errors=[{instancePath:instancePath+"/server\
s/"+i11,schemaPath:"#/properties/servers/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key9},message:"must NOT have addi\
tional properties"}],!1;if(_errs170===errors){if(data67.id!==void 0&&func0.call(data67,"id")){let data68=data67.id,_errs171=errors;if(errors===_errs171)if(typeof data68==
"string"){if(func64(data68)<1)return validate32.errors=[{instancePath:instancePath+"/servers/"+i11+"/id",schemaPath:"#/properties/servers/items/properties/id/mi\
nLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"}],!1}else return validate32.errors=[{instancePath:instancePath+"/s\
ervers/"+i11+"/id",schemaPath:"#/properties/servers/items/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid44=_errs171===
errors}else var valid44=!0;if(valid44){if(data67.version!==void 0&&func0.call(data67,"version")){let data69=data67.version,_errs173=errors;if(errors===_errs173)
if(typeof data69=="string"){if(func64(data69)<1)return validate32.errors=[{instancePath:instancePath+"/servers/"+i11+"/version",schemaPath:"#/properties/servers\
/items/properties/version/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"}],!1}else return validate32.errors=[{instancePath:instancePath+
"/servers/"+i11+"/version",schemaPath:"#/properties/servers/items/properties/version/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid44=_errs173===
errors}else var valid44=!0;if(valid44){if(data67.root!==void 0&&func0.call(data67,"root")){let data70=data67.root,_errs175=errors,_errs176=errors,valid45=!1,passing4=null,
_errs177=errors;if(data70!==null){let err26={instancePath:instancePath+"/servers/"+i11+"/root",schemaPath:"#/properties/servers/items/properties/root/oneOf/0/ty\
pe",keyword:"type",params:{type:"null"},message:"must be null"};vErrors===null?vErrors=[err26]:vErrors.push(err26),errors++}var _valid4=_errs177===errors;_valid4&&
(valid45=!0,passing4=0);let _errs179=errors;if(data70!=="."){let err27={instancePath:instancePath+"/servers/"+i11+"/root",schemaPath:"#/properties/servers/items\
/properties/root/oneOf/1/const",keyword:"const",params:{allowedValue:"."},message:"must be equal to constant"};vErrors===null?vErrors=[err27]:vErrors.push(err27),
errors++}var _valid4=_errs179===errors;if(_valid4&&valid45)valid45=!1,passing4=[passing4,1];else{_valid4&&(valid45=!0,passing4=1);let _errs180=errors,_errs181=errors,
_errs183=errors,_errs184=errors;if(typeof data70=="string"&&!pattern8.test(data70)){let err28={};vErrors===null?vErrors=[err28]:vErrors.push(err28),errors++}var valid47=_errs184===
errors;if(valid47){let err29={instancePath:instancePath+"/servers/"+i11+"/root",schemaPath:"#/$defs/path/not",keyword:"not",params:{},message:"must NOT be valid"};
vErrors===null?vErrors=[err29]:vErrors.push(err29),errors++}else errors=_errs183,vErrors!==null&&(_errs183?vErrors.length=_errs183:vErrors=null);if(errors===_errs181)
if(typeof data70=="string"){if(func64(data70)<1){let err30={instancePath:instancePath+"/servers/"+i11+"/root",schemaPath:"#/$defs/path/minLength",keyword:"minLe\
ngth",params:{limit:1},message:"must NOT have fewer than 1 characters"};vErrors===null?vErrors=[err30]:vErrors.push(err30),errors++}}else{let err31={instancePath:instancePath+
"/servers/"+i11+"/root",schemaPath:"#/$defs/path/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err31]:vErrors.push(
err31),errors++}var _valid4=_errs180===errors;_valid4&&valid45?(valid45=!1,passing4=[passing4,2]):_valid4&&(valid45=!0,passing4=2)}if(valid45)errors=_errs176,vErrors!==
null&&(_errs176?vErrors.length=_errs176:vErrors=null);else{let err32={instancePath:instancePath+"/servers/"+i11+"/root",schemaPath:"#/properties/servers/items/p\
roperties/root/oneOf",keyword:"oneOf",params:{passingSchemas:passing4},message:"must match exactly one schema in oneOf"};return vErrors===null?vErrors=[err32]:vErrors.
push(err32),errors++,validate32.errors=vErrors,!1}var valid44=_errs175===errors}else var valid44=!0;if(valid44){if(data67.state!==void 0&&func0.call(data67,"sta\
te")){let data71=data67.state,_errs185=errors;if(!(data71==="configured"||data71==="resolvable"||data71==="runnable"||data71==="ready"))return validate32.errors=
[{instancePath:instancePath+"/servers/"+i11+"/state",schemaPath:"#/properties/servers/items/properties/state/enum",keyword:"enum",params:{allowedValues:schema50.
properties.servers.items.properties.state.enum},message:"must be equal to one of the allowed values"}],!1;var valid44=_errs185===errors}else var valid44=!0;if(valid44){
if(data67.installed!==void 0&&func0.call(data67,"installed")){let _errs186=errors;if(typeof data67.installed!="boolean")return validate32.errors=[{instancePath:instancePath+
"/servers/"+i11+"/installed",schemaPath:"#/properties/servers/items/properties/installed/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"}],
!1;var valid44=_errs186===errors}else var valid44=!0;if(valid44){if(data67.isStarting!==void 0&&func0.call(data67,"isStarting")){let _errs188=errors;if(typeof data67.
isStarting!="boolean")return validate32.errors=[{instancePath:instancePath+"/servers/"+i11+"/isStarting",schemaPath:"#/properties/servers/items/properties/isSta\
rting/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"}],!1;var valid44=_errs188===errors}else var valid44=!0;if(valid44){if(data67.failed!==
void 0&&func0.call(data67,"failed")){let data74=data67.failed,_errs190=errors;if(typeof data74!="string"&&data74!==null)return validate32.errors=[{instancePath:instancePath+
"/servers/"+i11+"/failed",schemaPath:"#/properties/servers/items/properties/failed/type",keyword:"type",params:{type:schema50.properties.servers.items.properties.
failed.type},message:"must be string,null"}],!1;var valid44=_errs190===errors}else var valid44=!0;if(valid44)if(data67.restarts!==void 0&&func0.call(data67,"res\
tarts")){let data75=data67.restarts,_errs192=errors,_errs193=errors;if(!(typeof data75=="number"&&!(data75%1)&&!isNaN(data75)&&isFinite(data75)))return validate32.
errors=[{instancePath:instancePath+"/servers/"+i11+"/restarts",schemaPath:"#/$defs/count/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],
!1;if(errors===_errs193&&typeof data75=="number"&&isFinite(data75)){if(data75>9007199254740991||isNaN(data75))return validate32.errors=[{instancePath:instancePath+
"/servers/"+i11+"/restarts",schemaPath:"#/$defs/count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 90071992547\
40991"}],!1;if(data75<0||isNaN(data75))return validate32.errors=[{instancePath:instancePath+"/servers/"+i11+"/restarts",schemaPath:"#/$defs/count/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}var valid44=_errs192===errors}else var valid44=!0}}}}}}}}}else return validate32.errors=[{
instancePath:instancePath+"/servers/"+i11,schemaPath:"#/properties/servers/items/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var valid43=_errs168===
errors;if(!valid43)break}}else return validate32.errors=[{instancePath:instancePath+"/servers",schemaPath:"#/properties/servers/type",keyword:"type",params:{type:"\
array"},message:"must be array"}],!1;var valid0=_errs166===errors}else var valid0=!0;if(valid0){if(data.pieces!==void 0&&func0.call(data,"pieces")){let data76=data.
pieces,_errs195=errors;if(errors===_errs195)if(Array.isArray(data76)){var valid49=!0;let len14=data76.length;for(let i12=0;i12<len14;i12++){let data77=data76[i12],
_errs197=errors;if(errors===_errs197)if(data77&&typeof data77=="object"&&!Array.isArray(data77)){let missing10;if((data77.kind===void 0||!func0.call(data77,"kin\
d"))&&(missing10="kind")||(data77.path===void 0||!func0.call(data77,"path"))&&(missing10="path")||(data77.nth===void 0||!func0.call(data77,"nth"))&&(missing10="\
nth")||(data77.range===void 0||!func0.call(data77,"range"))&&(missing10="range")||(data77.text===void 0||!func0.call(data77,"text"))&&(missing10="text")||(data77.
tokens===void 0||!func0.call(data77,"tokens"))&&(missing10="tokens")||(data77.evidence===void 0||!func0.call(data77,"evidence"))&&(missing10="evidence"))return validate32.
errors=[{instancePath:instancePath+"/pieces/"+i12,schemaPath:"#/properties/pieces/items/required",keyword:"required",params:{missingProperty:missing10},message:"\
must have required property '"+missing10+"'"}],!1;{let _errs199=errors;for(let key10 of Object.keys(data77))if(!(key10==="kind"||key10==="path"||key10==="nth"||
key10==="range"||key10==="text"||key10==="tokens"||key10==="evidence"))return validate32.errors=[{instancePath:instancePath+"/pieces/"+i12,schemaPath:"#/propert\
ies/pieces/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key10},message:"must NOT have additional properties"}],!1;if(_errs199===
errors){if(data77.kind!==void 0&&func0.call(data77,"kind")){let data78=data77.kind,_errs200=errors;if(!(data78==="signature"||data78==="definition"||data78==="o\
utline"||data78==="diagnostic"||data78==="hint"))return validate32.errors=[{instancePath:instancePath+"/pieces/"+i12+"/kind",schemaPath:"#/properties/pieces/ite\
ms/properties/kind/enum",keyword:"enum",params:{allowedValues:schema50.properties.pieces.items.properties.kind.enum},message:"must be equal to one of the allowe\
d values"}],!1;var valid50=_errs200===errors}else var valid50=!0;if(valid50){if(data77.path!==void 0&&func0.call(data77,"path")){let data79=data77.path,_errs201=errors,
_errs202=errors,_errs204=errors,_errs205=errors;if(typeof data79=="string"&&!pattern8.test(data79)){let err33={};vErrors===null?vErrors=[err33]:vErrors.push(err33),
errors++}var valid52=_errs205===errors;if(valid52)return validate32.errors=[{instancePath:instancePath+"/pieces/"+i12+"/path",schemaPath:"#/$defs/path/not",keyword:"\
not",params:{},message:"must NOT be valid"}],!1;if(errors=_errs204,vErrors!==null&&(_errs204?vErrors.length=_errs204:vErrors=null),errors===_errs202)if(typeof data79==
"string"){if(func64(data79)<1)return validate32.errors=[{instancePath:instancePath+"/pieces/"+i12+"/path",schemaPath:"#/$defs/path/minLength",keyword:"minLength",
params:{limit:1},message:"must NOT have fewer than 1 characters"}],!1}else return validate32.errors=[{instancePath:instancePath+"/pieces/"+i12+"/path",schemaPath:"\
#/$defs/path/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid50=_errs201===errors}else var valid50=!0;if(valid50){if(data77.nth!==
void 0&&func0.call(data77,"nth")){let data80=data77.nth,_errs206=errors,_errs207=errors;if(!(typeof data80=="number"&&!(data80%1)&&!isNaN(data80)&&isFinite(data80)))
return validate32.errors=[{instancePath:instancePath+"/pieces/"+i12+"/nth",schemaPath:"#/$defs/count/type",keyword:"type",params:{type:"integer"},message:"must \
be integer"}],!1;if(errors===_errs207&&typeof data80=="number"&&isFinite(data80)){if(data80>9007199254740991||isNaN(data80))return validate32.errors=[{instancePath:instancePath+
"/pieces/"+i12+"/nth",schemaPath:"#/$defs/count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"}],
!1;if(data80<0||isNaN(data80))return validate32.errors=[{instancePath:instancePath+"/pieces/"+i12+"/nth",schemaPath:"#/$defs/count/minimum",keyword:"minimum",params:{
comparison:">=",limit:0},message:"must be >= 0"}],!1}var valid50=_errs206===errors}else var valid50=!0;if(valid50){if(data77.range!==void 0&&func0.call(data77,"\
range")){let _errs209=errors;validate27(data77.range,{instancePath:instancePath+"/pieces/"+i12+"/range",parentData:data77,parentDataProperty:"range",rootData,dynamicAnchors})||
(vErrors=vErrors===null?validate27.errors:vErrors.concat(validate27.errors),errors=vErrors.length);var valid50=_errs209===errors}else var valid50=!0;if(valid50){
if(data77.text!==void 0&&func0.call(data77,"text")){let data82=data77.text,_errs210=errors;if(errors===_errs210)if(typeof data82=="string"){if(func64(data82)<1)
return validate32.errors=[{instancePath:instancePath+"/pieces/"+i12+"/text",schemaPath:"#/properties/pieces/items/properties/text/minLength",keyword:"minLength",
params:{limit:1},message:"must NOT have fewer than 1 characters"}],!1}else return validate32.errors=[{instancePath:instancePath+"/pieces/"+i12+"/text",schemaPath:"\
#/properties/pieces/items/properties/text/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid50=_errs210===errors}else var valid50=!0;
if(valid50){if(data77.tokens!==void 0&&func0.call(data77,"tokens")){let data83=data77.tokens,_errs212=errors,_errs213=errors;if(!(typeof data83=="number"&&!(data83%
1)&&!isNaN(data83)&&isFinite(data83)))return validate32.errors=[{instancePath:instancePath+"/pieces/"+i12+"/tokens",schemaPath:"#/$defs/count/type",keyword:"typ\
e",params:{type:"integer"},message:"must be integer"}],!1;if(errors===_errs213&&typeof data83=="number"&&isFinite(data83)){if(data83>9007199254740991||isNaN(data83))
return validate32.errors=[{instancePath:instancePath+"/pieces/"+i12+"/tokens",schemaPath:"#/$defs/count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},
message:"must be <= 9007199254740991"}],!1;if(data83<0||isNaN(data83))return validate32.errors=[{instancePath:instancePath+"/pieces/"+i12+"/tokens",schemaPath:"\
#/$defs/count/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}var valid50=_errs212===errors}else var valid50=!0;if(valid50)
if(data77.evidence!==void 0&&func0.call(data77,"evidence")){let data84=data77.evidence,_errs215=errors;if(errors===errors)if(typeof data84=="string"){if(!pattern5.
test(data84))return validate32.errors=[{instancePath:instancePath+"/pieces/"+i12+"/evidence",schemaPath:"#/$defs/digest/pattern",keyword:"pattern",params:{pattern:"\
^sha256:[0-9a-f]{64}$"},message:'must match pattern "^sha256:[0-9a-f]{64}$"'}],!1}else return validate32.errors=[{instancePath:instancePath+"/pieces/"+i12+"/evi\
dence",schemaPath:"#/$defs/digest/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid50=_errs215===errors}else var valid50=!0}}}}}}}}else
return validate32.errors=[{instancePath:instancePath+"/pieces/"+i12,schemaPath:"#/properties/pieces/items/type",keyword:"type",params:{type:"object"},message:"m\
ust be object"}],!1;var valid49=_errs197===errors;if(!valid49)break}}else return validate32.errors=[{instancePath:instancePath+"/pieces",schemaPath:"#/propertie\
s/pieces/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var valid0=_errs195===errors}else var valid0=!0;if(valid0){if(data.budget!==void 0&&
func0.call(data,"budget")){let data85=data.budget,_errs218=errors;if(errors===_errs218)if(data85&&typeof data85=="object"&&!Array.isArray(data85)){let missing11;
if((data85.tokens===void 0||!func0.call(data85,"tokens"))&&(missing11="tokens")||(data85.used===void 0||!func0.call(data85,"used"))&&(missing11="used")||(data85.
bytesPerToken===void 0||!func0.call(data85,"bytesPerToken"))&&(missing11="bytesPerToken")||(data85.next===void 0||!func0.call(data85,"next"))&&(missing11="next"))
return validate32.errors=[{instancePath:instancePath+"/budget",schemaPath:"#/properties/budget/required",keyword:"required",params:{missingProperty:missing11},message:"\
must have required property '"+missing11+"'"}],!1;{let _errs220=errors;for(let key11 of Object.keys(data85))if(!(key11==="tokens"||key11==="used"||key11==="byte\
sPerToken"||key11==="next"))return validate32.errors=[{instancePath:instancePath+"/budget",schemaPath:"#/properties/budget/additionalProperties",keyword:"additi\
onalProperties",params:{additionalProperty:key11},message:"must NOT have additional properties"}],!1;if(_errs220===errors){if(data85.tokens!==void 0&&func0.call(
data85,"tokens")){let data86=data85.tokens,_errs221=errors,_errs222=errors;if(!(typeof data86=="number"&&!(data86%1)&&!isNaN(data86)&&isFinite(data86)))return validate32.
errors=[{instancePath:instancePath+"/budget/tokens",schemaPath:"#/$defs/count/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===
_errs222&&typeof data86=="number"&&isFinite(data86)){if(data86>9007199254740991||isNaN(data86))return validate32.errors=[{instancePath:instancePath+"/budget/tok\
ens",schemaPath:"#/$defs/count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"}],!1;if(data86<0||
isNaN(data86))return validate32.errors=[{instancePath:instancePath+"/budget/tokens",schemaPath:"#/$defs/count/minimum",keyword:"minimum",params:{comparison:">=",
limit:0},message:"must be >= 0"}],!1}var valid56=_errs221===errors}else var valid56=!0;if(valid56){if(data85.used!==void 0&&func0.call(data85,"used")){let data87=data85.
used,_errs224=errors,_errs225=errors;if(!(typeof data87=="number"&&!(data87%1)&&!isNaN(data87)&&isFinite(data87)))return validate32.errors=[{instancePath:instancePath+
"/budget/used",schemaPath:"#/$defs/count/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===_errs225&&typeof data87=="numbe\
r"&&isFinite(data87)){if(data87>9007199254740991||isNaN(data87))return validate32.errors=[{instancePath:instancePath+"/budget/used",schemaPath:"#/$defs/count/ma\
ximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"}],!1;if(data87<0||isNaN(data87))return validate32.
errors=[{instancePath:instancePath+"/budget/used",schemaPath:"#/$defs/count/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],
!1}var valid56=_errs224===errors}else var valid56=!0;if(valid56){if(data85.bytesPerToken!==void 0&&func0.call(data85,"bytesPerToken")){let _errs227=errors;if(data85.
bytesPerToken!==4)return validate32.errors=[{instancePath:instancePath+"/budget/bytesPerToken",schemaPath:"#/properties/budget/properties/bytesPerToken/const",keyword:"\
const",params:{allowedValue:4},message:"must be equal to constant"}],!1;var valid56=_errs227===errors}else var valid56=!0;if(valid56)if(data85.next!==void 0&&func0.
call(data85,"next")){let data89=data85.next,_errs228=errors,_errs229=errors,valid59=!1,passing5=null,_errs230=errors,_errs231=errors;if(!(typeof data89=="number"&&
!(data89%1)&&!isNaN(data89)&&isFinite(data89))){let err34={instancePath:instancePath+"/budget/next",schemaPath:"#/$defs/count/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"};vErrors===null?vErrors=[err34]:vErrors.push(err34),errors++}if(errors===_errs231&&typeof data89=="number"&&isFinite(data89)){
if(data89>9007199254740991||isNaN(data89)){let err35={instancePath:instancePath+"/budget/next",schemaPath:"#/$defs/count/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991},message:"must be <= 9007199254740991"};vErrors===null?vErrors=[err35]:vErrors.push(err35),errors++}else if(data89<0||isNaN(data89)){
let err36={instancePath:instancePath+"/budget/next",schemaPath:"#/$defs/count/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};
vErrors===null?vErrors=[err36]:vErrors.push(err36),errors++}}var _valid5=_errs230===errors;_valid5&&(valid59=!0,passing5=0);let _errs233=errors;if(data89!==null){
let err37={instancePath:instancePath+"/budget/next",schemaPath:"#/properties/budget/properties/next/oneOf/1/type",keyword:"type",params:{type:"null"},message:"m\
ust be null"};vErrors===null?vErrors=[err37]:vErrors.push(err37),errors++}var _valid5=_errs233===errors;if(_valid5&&valid59?(valid59=!1,passing5=[passing5,1]):_valid5&&
(valid59=!0,passing5=1),valid59)errors=_errs229,vErrors!==null&&(_errs229?vErrors.length=_errs229:vErrors=null);else{let err38={instancePath:instancePath+"/budg\
et/next",schemaPath:"#/properties/budget/properties/next/oneOf",keyword:"oneOf",params:{passingSchemas:passing5},message:"must match exactly one schema in oneOf"};
return vErrors===null?vErrors=[err38]:vErrors.push(err38),errors++,validate32.errors=vErrors,!1}var valid56=_errs228===errors}else var valid56=!0}}}}}else return validate32.
errors=[{instancePath:instancePath+"/budget",schemaPath:"#/properties/budget/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var valid0=_errs218===
errors}else var valid0=!0;if(valid0){if(data.response!==void 0&&func0.call(data,"response")){let data90=data.response,_errs235=errors;if(errors===_errs235)if(data90&&
typeof data90=="object"&&!Array.isArray(data90)){let missing12;if((data90.method===void 0||!func0.call(data90,"method"))&&(missing12="method")||(data90.result===
void 0||!func0.call(data90,"result"))&&(missing12="result")||(data90.evidence===void 0||!func0.call(data90,"evidence"))&&(missing12="evidence"))return validate32.
errors=[{instancePath:instancePath+"/response",schemaPath:"#/properties/response/required",keyword:"required",params:{missingProperty:missing12},message:"must h\
ave required property '"+missing12+"'"}],!1;{let _errs237=errors;for(let key12 of Object.keys(data90))if(!(key12==="method"||key12==="result"||key12==="evidence"))
return validate32.errors=[{instancePath:instancePath+"/response",schemaPath:"#/properties/response/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:key12},message:"must NOT have additional properties"}],!1;if(_errs237===errors){if(data90.method!==void 0&&func0.call(data90,"method")){let data91=data90.
method,_errs238=errors;if(errors===_errs238)if(typeof data91=="string"){if(func64(data91)<1)return validate32.errors=[{instancePath:instancePath+"/response/meth\
od",schemaPath:"#/properties/response/properties/method/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"}],!1}else
return validate32.errors=[{instancePath:instancePath+"/response/method",schemaPath:"#/properties/response/properties/method/type",keyword:"type",params:{type:"s\
tring"},message:"must be string"}],!1;var valid61=_errs238===errors}else var valid61=!0;if(valid61)if(data90.evidence!==void 0&&func0.call(data90,"evidence")){let data92=data90.
evidence,_errs240=errors;if(errors===errors)if(typeof data92=="string"){if(!pattern5.test(data92))return validate32.errors=[{instancePath:instancePath+"/respons\
e/evidence",schemaPath:"#/$defs/digest/pattern",keyword:"pattern",params:{pattern:"^sha256:[0-9a-f]{64}$"},message:'must match pattern "^sha256:[0-9a-f]{64}$"'}],
!1}else return validate32.errors=[{instancePath:instancePath+"/response/evidence",schemaPath:"#/$defs/digest/type",keyword:"type",params:{type:"string"},message:"\
must be string"}],!1;var valid61=_errs240===errors}else var valid61=!0}}}else return validate32.errors=[{instancePath:instancePath+"/response",schemaPath:"#/pro\
perties/response/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var valid0=_errs235===errors}else var valid0=!0;if(valid0){if(data.methods!==
void 0&&func0.call(data,"methods")){let data93=data.methods,_errs243=errors;if(errors===_errs243)if(Array.isArray(data93)){var valid63=!0;let len15=data93.length;
for(let i13=0;i13<len15;i13++){let _errs245=errors;if(typeof data93[i13]!="string")return validate32.errors=[{instancePath:instancePath+"/methods/"+i13,schemaPath:"\
#/properties/methods/items/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid63=_errs245===errors;if(!valid63)break}}else return validate32.
errors=[{instancePath:instancePath+"/methods",schemaPath:"#/properties/methods/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var valid0=_errs243===
errors}else var valid0=!0;if(valid0){if(data.questions!==void 0&&func0.call(data,"questions")){let data95=data.questions,_errs247=errors;if(errors===_errs247)if(Array.
isArray(data95)){var valid64=!0;let len16=data95.length;for(let i14=0;i14<len16;i14++){let _errs249=errors;if(typeof data95[i14]!="string")return validate32.errors=
[{instancePath:instancePath+"/questions/"+i14,schemaPath:"#/properties/questions/items/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;
var valid64=_errs249===errors;if(!valid64)break}}else return validate32.errors=[{instancePath:instancePath+"/questions",schemaPath:"#/properties/questions/type",
keyword:"type",params:{type:"array"},message:"must be array"}],!1;var valid0=_errs247===errors}else var valid0=!0;if(valid0){if(data.offered!==void 0&&func0.call(
data,"offered")){let data97=data.offered,_errs251=errors;if(errors===_errs251)if(Array.isArray(data97)){var valid65=!0;let len17=data97.length;for(let i15=0;i15<
len17;i15++){let data98=data97[i15],_errs253=errors;if(errors===_errs253)if(data98&&typeof data98=="object"&&!Array.isArray(data98)){let missing13;if((data98.server===
void 0||!func0.call(data98,"server"))&&(missing13="server")||(data98.version===void 0||!func0.call(data98,"version"))&&(missing13="version")||(data98.root===void 0||
!func0.call(data98,"root"))&&(missing13="root")||(data98.methods===void 0||!func0.call(data98,"methods"))&&(missing13="methods")||(data98.questions===void 0||!func0.
call(data98,"questions"))&&(missing13="questions"))return validate32.errors=[{instancePath:instancePath+"/offered/"+i15,schemaPath:"#/properties/offered/items/r\
equired",keyword:"required",params:{missingProperty:missing13},message:"must have required property '"+missing13+"'"}],!1;{let _errs255=errors;for(let key13 of Object.
keys(data98))if(!(key13==="server"||key13==="version"||key13==="root"||key13==="methods"||key13==="questions"))return validate32.errors=[{instancePath:instancePath+
"/offered/"+i15,schemaPath:"#/properties/offered/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key13},message:"must NOT \
have additional properties"}],!1;if(_errs255===errors){if(data98.server!==void 0&&func0.call(data98,"server")){let data99=data98.server,_errs256=errors;if(errors===
_errs256)if(typeof data99=="string"){if(func64(data99)<1)return validate32.errors=[{instancePath:instancePath+"/offered/"+i15+"/server",schemaPath:"#/properties\
/offered/items/properties/server/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"}],!1}else return validate32.errors=
[{instancePath:instancePath+"/offered/"+i15+"/server",schemaPath:"#/properties/offered/items/properties/server/type",keyword:"type",params:{type:"string"},message:"\
must be string"}],!1;var valid66=_errs256===errors}else var valid66=!0;if(valid66){if(data98.version!==void 0&&func0.call(data98,"version")){let data100=data98.
version,_errs258=errors;if(errors===_errs258)if(typeof data100=="string"){if(func64(data100)<1)return validate32.errors=[{instancePath:instancePath+"/offered/"+
i15+"/version",schemaPath:"#/properties/offered/items/properties/version/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 cha\
racters"}],!1}else return validate32.errors=[{instancePath:instancePath+"/offered/"+i15+"/version",schemaPath:"#/properties/offered/items/properties/version/typ\
e",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid66=_errs258===errors}else var valid66=!0;if(valid66){if(data98.root!==void 0&&func0.
call(data98,"root")){let data101=data98.root,_errs260=errors;if(errors===_errs260)if(typeof data101=="string"){if(func64(data101)<1)return validate32.errors=[{instancePath:instancePath+
"/offered/"+i15+"/root",schemaPath:"#/properties/offered/items/properties/root/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than\
 1 characters"}],!1}else return validate32.errors=[{instancePath:instancePath+"/offered/"+i15+"/root",schemaPath:"#/properties/offered/items/properties/root/typ\
e",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid66=_errs260===errors}else var valid66=!0;if(valid66){if(data98.methods!==void 0&&
func0.call(data98,"methods")){let data102=data98.methods,_errs262=errors;if(errors===_errs262)if(Array.isArray(data102)){var valid67=!0;let len18=data102.length;
for(let i16=0;i16<len18;i16++){let _errs264=errors;if(typeof data102[i16]!="string")return validate32.errors=[{instancePath:instancePath+"/offered/"+i15+"/metho\
ds/"+i16,schemaPath:"#/properties/offered/items/properties/methods/items/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid67=_errs264===
errors;if(!valid67)break}}else return validate32.errors=[{instancePath:instancePath+"/offered/"+i15+"/methods",schemaPath:"#/properties/offered/items/properties\
/methods/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var valid66=_errs262===errors}else var valid66=!0;if(valid66)if(data98.questions!==
void 0&&func0.call(data98,"questions")){let data104=data98.questions,_errs266=errors;if(errors===_errs266)if(Array.isArray(data104)){var valid68=!0;let len19=data104.
length;for(let i17=0;i17<len19;i17++){let _errs268=errors;if(typeof data104[i17]!="string")return validate32.errors=[{instancePath:instancePath+"/offered/"+i15+
"/questions/"+i17,schemaPath:"#/properties/offered/items/properties/questions/items/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid68=_errs268===
errors;if(!valid68)break}}else return validate32.errors=[{instancePath:instancePath+"/offered/"+i15+"/questions",schemaPath:"#/properties/offered/items/properti\
es/questions/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var valid66=_errs266===errors}else var valid66=!0}}}}}}else return validate32.
errors=[{instancePath:instancePath+"/offered/"+i15,schemaPath:"#/properties/offered/items/type",keyword:"type",params:{type:"object"},message:"must be object"}],
!1;var valid65=_errs253===errors;if(!valid65)break}}else return validate32.errors=[{instancePath:instancePath+"/offered",schemaPath:"#/properties/offered/type",
keyword:"type",params:{type:"array"},message:"must be array"}],!1;var valid0=_errs251===errors}else var valid0=!0;if(valid0){if(data.codes!==void 0&&func0.call(
data,"codes")){let data106=data.codes,_errs270=errors;if(errors===_errs270)if(Array.isArray(data106)){var valid69=!0;let len20=data106.length;for(let i18=0;i18<
len20;i18++){let data107=data106[i18],_errs272=errors;if(errors===_errs272)if(data107&&typeof data107=="object"&&!Array.isArray(data107)){let missing14;if((data107.
code===void 0||!func0.call(data107,"code"))&&(missing14="code")||(data107.exitCode===void 0||!func0.call(data107,"exitCode"))&&(missing14="exitCode")||(data107.
retryable===void 0||!func0.call(data107,"retryable"))&&(missing14="retryable")||(data107.hint===void 0||!func0.call(data107,"hint"))&&(missing14="hint"))return validate32.
errors=[{instancePath:instancePath+"/codes/"+i18,schemaPath:"#/properties/codes/items/required",keyword:"required",params:{missingProperty:missing14},message:"m\
ust have required property '"+missing14+"'"}],!1;{let _errs274=errors;for(let key14 of Object.keys(data107))if(!(key14==="code"||key14==="exitCode"||key14==="re\
tryable"||key14==="hint"))return validate32.errors=[{instancePath:instancePath+"/codes/"+i18,schemaPath:"#/properties/codes/items/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:key14},message:"must NOT have additional properties"}],!1;if(_errs274===errors){if(data107.code!==void 0&&func0.
call(data107,"code")){let _errs275=errors;if(typeof data107.code!="string")return validate32.errors=[{instancePath:instancePath+"/codes/"+i18+"/code",schemaPath:"\
#/properties/codes/items/properties/code/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid70=_errs275===errors}else var valid70=!0;
if(valid70){if(data107.exitCode!==void 0&&func0.call(data107,"exitCode")){let data109=data107.exitCode,_errs277=errors,_errs278=errors;if(!(typeof data109=="num\
ber"&&!(data109%1)&&!isNaN(data109)&&isFinite(data109)))return validate32.errors=[{instancePath:instancePath+"/codes/"+i18+"/exitCode",schemaPath:"#/$defs/exitC\
ode/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===_errs278&&typeof data109=="number"&&isFinite(data109)){if(data109>255||
isNaN(data109))return validate32.errors=[{instancePath:instancePath+"/codes/"+i18+"/exitCode",schemaPath:"#/$defs/exitCode/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:255},message:"must be <= 255"}],!1;if(data109<0||isNaN(data109))return validate32.errors=[{instancePath:instancePath+"/codes/"+i18+"/exitCode",schemaPath:"\
#/$defs/exitCode/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}var valid70=_errs277===errors}else var valid70=!0;if(valid70){
if(data107.retryable!==void 0&&func0.call(data107,"retryable")){let _errs280=errors;if(typeof data107.retryable!="boolean")return validate32.errors=[{instancePath:instancePath+
"/codes/"+i18+"/retryable",schemaPath:"#/properties/codes/items/properties/retryable/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"}],!1;
var valid70=_errs280===errors}else var valid70=!0;if(valid70)if(data107.hint!==void 0&&func0.call(data107,"hint")){let _errs282=errors;if(typeof data107.hint!="\
string")return validate32.errors=[{instancePath:instancePath+"/codes/"+i18+"/hint",schemaPath:"#/properties/codes/items/properties/hint/type",keyword:"type",params:{
type:"string"},message:"must be string"}],!1;var valid70=_errs282===errors}else var valid70=!0}}}}}else return validate32.errors=[{instancePath:instancePath+"/c\
odes/"+i18,schemaPath:"#/properties/codes/items/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var valid69=_errs272===errors;if(!valid69)
break}}else return validate32.errors=[{instancePath:instancePath+"/codes",schemaPath:"#/properties/codes/type",keyword:"type",params:{type:"array"},message:"mus\
t be array"}],!1;var valid0=_errs270===errors}else var valid0=!0;if(valid0){if(data.total!==void 0&&func0.call(data,"total")){let data112=data.total,_errs284=errors,
_errs285=errors;if(!(typeof data112=="number"&&!(data112%1)&&!isNaN(data112)&&isFinite(data112)))return validate32.errors=[{instancePath:instancePath+"/total",schemaPath:"\
#/$defs/count/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===_errs285&&typeof data112=="number"&&isFinite(data112)){if(data112>
9007199254740991||isNaN(data112))return validate32.errors=[{instancePath:instancePath+"/total",schemaPath:"#/$defs/count/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991},message:"must be <= 9007199254740991"}],!1;if(data112<0||isNaN(data112))return validate32.errors=[{instancePath:instancePath+"/total",
schemaPath:"#/$defs/count/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}var valid0=_errs284===errors}else var valid0=!0;
if(valid0)if(data.truncated!==void 0&&func0.call(data,"truncated")){let _errs287=errors;if(typeof data.truncated!="boolean")return validate32.errors=[{instancePath:instancePath+
"/truncated",schemaPath:"#/properties/truncated/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"}],!1;var valid0=_errs287===errors}else var valid0=!0}}}}}}}}}}}}}}}}}}}}}}}}}else
return validate32.errors=[{instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return validate32.errors=vErrors,
errors===0}validate32.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function validate26(data,{instancePath="",parentData,parentDataProperty,rootData=data,
dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate26.evaluated;evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.
items=void 0);let _errs1=errors,valid0=!1,passing0=null,_errs2=errors;if(data&&typeof data=="object"&&!Array.isArray(data)){let missing0;if((data.facts===void 0||
!func0.call(data,"facts"))&&(missing0="facts")){let err0={instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:missing0},message:"\
must have required property '"+missing0+"'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}}var _valid0=_errs2===errors;_valid0&&(valid0=!0,passing0=
0);let _errs3=errors;if(data&&typeof data=="object"&&!Array.isArray(data)){let missing1;if((data.error===void 0||!func0.call(data,"error"))&&(missing1="error")){
let err1={instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty:missing1},message:"must have required property '"+missing1+"'"};
vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}}var _valid0=_errs3===errors;if(_valid0&&valid0?(valid0=!1,passing0=[passing0,1]):_valid0&&(valid0=!0,
passing0=1),valid0){errors=_errs1,vErrors!==null&&(_errs1?vErrors.length=_errs1:vErrors=null);let _errs4=errors,_errs5=errors,valid2=!0,_errs6=errors;if(data&&typeof data==
"object"&&!Array.isArray(data)){let missing2;if((data.facts===void 0||!func0.call(data,"facts"))&&(missing2="facts")){let err3={};vErrors===null?vErrors=[err3]:
vErrors.push(err3),errors++}else if(data.request!==void 0&&func0.call(data,"request")){let data0=data.request;if(errors===errors)if(data0&&typeof data0=="object"&&
!Array.isArray(data0)){if(data0.cmd!==void 0&&func0.call(data0,"cmd")&&data0.cmd!=="context"){let err4={};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}}else{
let err5={};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}}}var _valid1=_errs6===errors;if(errors=_errs5,vErrors!==null&&(_errs5?vErrors.length=_errs5:
vErrors=null),_valid1){let _errs10=errors;if(data&&typeof data=="object"&&!Array.isArray(data)&&data.facts!==void 0&&func0.call(data,"facts")){let data2=data.facts;
if(errors===errors)if(data2&&typeof data2=="object"&&!Array.isArray(data2)){let missing3;if((data2.pieces===void 0||!func0.call(data2,"pieces"))&&(missing3="pie\
ces")||(data2.budget===void 0||!func0.call(data2,"budget"))&&(missing3="budget")||(data2.truncated===void 0||!func0.call(data2,"truncated"))&&(missing3="truncat\
ed"))return validate26.errors=[{instancePath:instancePath+"/facts",schemaPath:"#/allOf/0/then/properties/facts/required",keyword:"required",params:{missingProperty:missing3},
message:"must have required property '"+missing3+"'"}],!1}else return validate26.errors=[{instancePath:instancePath+"/facts",schemaPath:"#/allOf/0/then/properti\
es/facts/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1}var _valid1=_errs10===errors;if(valid2=_valid1,valid2){var props0={};props0.facts=
!0,props0.request=!0}}if(!valid2){let err6={instancePath,schemaPath:"#/allOf/0/if",keyword:"if",params:{failingKeyword:"then"},message:'must match "then" schema'};
return vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++,validate26.errors=vErrors,!1}var valid1=_errs4===errors;if(valid1){let _errs13=errors,_errs14=errors,
valid6=!0,_errs15=errors;if(data&&typeof data=="object"&&!Array.isArray(data)){let missing4;if((data.facts===void 0||!func0.call(data,"facts"))&&(missing4="fact\
s")){let err7={};vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}else if(data.request!==void 0&&func0.call(data,"request")){let data3=data.request;if(errors===
errors)if(data3&&typeof data3=="object"&&!Array.isArray(data3)){if(data3.cmd!==void 0&&func0.call(data3,"cmd")){let data4=data3.cmd;if(!(data4==="status"||data4===
"reload")){let err8={};vErrors===null?vErrors=[err8]:vErrors.push(err8),errors++}}}else{let err9={};vErrors===null?vErrors=[err9]:vErrors.push(err9),errors++}}}
var _valid2=_errs15===errors;if(errors=_errs14,vErrors!==null&&(_errs14?vErrors.length=_errs14:vErrors=null),_valid2){let _errs19=errors;if(data&&typeof data=="\
object"&&!Array.isArray(data)&&data.facts!==void 0&&func0.call(data,"facts")){let data5=data.facts;if(errors===errors)if(data5&&typeof data5=="object"&&!Array.isArray(
data5)){let missing5;if((data5.servers===void 0||!func0.call(data5,"servers"))&&(missing5="servers"))return validate26.errors=[{instancePath:instancePath+"/fact\
s",schemaPath:"#/allOf/1/then/properties/facts/required",keyword:"required",params:{missingProperty:missing5},message:"must have required property '"+missing5+"\
'"}],!1}else return validate26.errors=[{instancePath:instancePath+"/facts",schemaPath:"#/allOf/1/then/properties/facts/type",keyword:"type",params:{type:"object"},
message:"must be object"}],!1}var _valid2=_errs19===errors;if(valid6=_valid2,valid6){var props1={};props1.facts=!0,props1.request=!0}}if(!valid6){let err10={instancePath,
schemaPath:"#/allOf/1/if",keyword:"if",params:{failingKeyword:"then"},message:'must match "then" schema'};return vErrors===null?vErrors=[err10]:vErrors.push(err10),
errors++,validate26.errors=vErrors,!1}var valid1=_errs13===errors;if(valid1){props0!==!0&&props1!==void 0&&(props1===!0?props0=!0:(props0=props0||{},Object.assign(
props0,props1)));let _errs22=errors,_errs23=errors,valid10=!0,_errs24=errors;if(data&&typeof data=="object"&&!Array.isArray(data)){let missing6;if((data.facts===
void 0||!func0.call(data,"facts"))&&(missing6="facts")){let err11={};vErrors===null?vErrors=[err11]:vErrors.push(err11),errors++}else if(data.request!==void 0&&
func0.call(data,"request")){let data6=data.request;if(errors===errors)if(data6&&typeof data6=="object"&&!Array.isArray(data6)){if(data6.cmd!==void 0&&func0.call(
data6,"cmd")&&data6.cmd!=="request"){let err12={};vErrors===null?vErrors=[err12]:vErrors.push(err12),errors++}}else{let err13={};vErrors===null?vErrors=[err13]:
vErrors.push(err13),errors++}}}var _valid3=_errs24===errors;if(errors=_errs23,vErrors!==null&&(_errs23?vErrors.length=_errs23:vErrors=null),_valid3){let _errs28=errors;
if(data&&typeof data=="object"&&!Array.isArray(data)&&data.facts!==void 0&&func0.call(data,"facts")){let data8=data.facts;if(errors===errors)if(data8&&typeof data8==
"object"&&!Array.isArray(data8)){let missing7;if((data8.response===void 0||!func0.call(data8,"response"))&&(missing7="response"))return validate26.errors=[{instancePath:instancePath+
"/facts",schemaPath:"#/allOf/2/then/properties/facts/required",keyword:"required",params:{missingProperty:missing7},message:"must have required property '"+missing7+
"'"}],!1}else return validate26.errors=[{instancePath:instancePath+"/facts",schemaPath:"#/allOf/2/then/properties/facts/type",keyword:"type",params:{type:"objec\
t"},message:"must be object"}],!1}var _valid3=_errs28===errors;if(valid10=_valid3,valid10){var props2={};props2.facts=!0,props2.request=!0}}if(!valid10){let err14={
instancePath,schemaPath:"#/allOf/2/if",keyword:"if",params:{failingKeyword:"then"},message:'must match "then" schema'};return vErrors===null?vErrors=[err14]:vErrors.
push(err14),errors++,validate26.errors=vErrors,!1}var valid1=_errs22===errors;if(valid1){props0!==!0&&props2!==void 0&&(props2===!0?props0=!0:(props0=props0||{},
Object.assign(props0,props2)));let _errs31=errors,_errs32=errors,valid14=!0,_errs33=errors;if(data&&typeof data=="object"&&!Array.isArray(data)){let missing8;if((data.
facts===void 0||!func0.call(data,"facts"))&&(missing8="facts")){let err15={};vErrors===null?vErrors=[err15]:vErrors.push(err15),errors++}else if(data.request!==
void 0&&func0.call(data,"request")){let data9=data.request;if(errors===errors)if(data9&&typeof data9=="object"&&!Array.isArray(data9)){if(data9.cmd!==void 0&&func0.
call(data9,"cmd")){let data10=data9.cmd;if(!(data10==="def"||data10==="decl"||data10==="typedef"||data10==="impl")){let err16={};vErrors===null?vErrors=[err16]:
vErrors.push(err16),errors++}}}else{let err17={};vErrors===null?vErrors=[err17]:vErrors.push(err17),errors++}}}var _valid4=_errs33===errors;if(errors=_errs32,vErrors!==
null&&(_errs32?vErrors.length=_errs32:vErrors=null),_valid4){let _errs37=errors;if(data&&typeof data=="object"&&!Array.isArray(data)&&data.facts!==void 0&&func0.
call(data,"facts")){let data11=data.facts;if(errors===errors)if(data11&&typeof data11=="object"&&!Array.isArray(data11)){let missing9;if((data11.definitions===void 0||
!func0.call(data11,"definitions"))&&(missing9="definitions"))return validate26.errors=[{instancePath:instancePath+"/facts",schemaPath:"#/allOf/3/then/properties\
/facts/required",keyword:"required",params:{missingProperty:missing9},message:"must have required property '"+missing9+"'"}],!1}else return validate26.errors=[{
instancePath:instancePath+"/facts",schemaPath:"#/allOf/3/then/properties/facts/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1}var _valid4=_errs37===
errors;if(valid14=_valid4,valid14){var props3={};props3.facts=!0,props3.request=!0}}if(!valid14){let err18={instancePath,schemaPath:"#/allOf/3/if",keyword:"if",
params:{failingKeyword:"then"},message:'must match "then" schema'};return vErrors===null?vErrors=[err18]:vErrors.push(err18),errors++,validate26.errors=vErrors,
!1}var valid1=_errs31===errors;if(valid1){props0!==!0&&props3!==void 0&&(props3===!0?props0=!0:(props0=props0||{},Object.assign(props0,props3)));let _errs40=errors,
_errs41=errors,valid18=!0,_errs42=errors;if(data&&typeof data=="object"&&!Array.isArray(data)){let missing10;if((data.facts===void 0||!func0.call(data,"facts"))&&
(missing10="facts")){let err19={};vErrors===null?vErrors=[err19]:vErrors.push(err19),errors++}else if(data.request!==void 0&&func0.call(data,"request")){let data12=data.
request;if(errors===errors)if(data12&&typeof data12=="object"&&!Array.isArray(data12)){if(data12.cmd!==void 0&&func0.call(data12,"cmd")&&data12.cmd!=="refs"){let err20={};
vErrors===null?vErrors=[err20]:vErrors.push(err20),errors++}}else{let err21={};vErrors===null?vErrors=[err21]:vErrors.push(err21),errors++}}}var _valid5=_errs42===
errors;if(errors=_errs41,vErrors!==null&&(_errs41?vErrors.length=_errs41:vErrors=null),_valid5){let _errs46=errors;if(data&&typeof data=="object"&&!Array.isArray(
data)&&data.facts!==void 0&&func0.call(data,"facts")){let data14=data.facts;if(errors===errors)if(data14&&typeof data14=="object"&&!Array.isArray(data14)){let missing11;
if((data14.references===void 0||!func0.call(data14,"references"))&&(missing11="references"))return validate26.errors=[{instancePath:instancePath+"/facts",schemaPath:"\
#/allOf/4/then/properties/facts/required",keyword:"required",params:{missingProperty:missing11},message:"must have required property '"+missing11+"'"}],!1}else return validate26.
errors=[{instancePath:instancePath+"/facts",schemaPath:"#/allOf/4/then/properties/facts/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1}
var _valid5=_errs46===errors;if(valid18=_valid5,valid18){var props4={};props4.facts=!0,props4.request=!0}}if(!valid18){let err22={instancePath,schemaPath:"#/all\
Of/4/if",keyword:"if",params:{failingKeyword:"then"},message:'must match "then" schema'};return vErrors===null?vErrors=[err22]:vErrors.push(err22),errors++,validate26.
errors=vErrors,!1}var valid1=_errs40===errors;if(valid1){props0!==!0&&props4!==void 0&&(props4===!0?props0=!0:(props0=props0||{},Object.assign(props0,props4)));
let _errs49=errors,_errs50=errors,valid22=!0,_errs51=errors;if(data&&typeof data=="object"&&!Array.isArray(data)){let missing12;if((data.facts===void 0||!func0.
call(data,"facts"))&&(missing12="facts")){let err23={};vErrors===null?vErrors=[err23]:vErrors.push(err23),errors++}else if(data.request!==void 0&&func0.call(data,
"request")){let data15=data.request;if(errors===errors)if(data15&&typeof data15=="object"&&!Array.isArray(data15)){if(data15.cmd!==void 0&&func0.call(data15,"cm\
d")&&data15.cmd!=="hover"){let err24={};vErrors===null?vErrors=[err24]:vErrors.push(err24),errors++}}else{let err25={};vErrors===null?vErrors=[err25]:vErrors.push(
err25),errors++}}}var _valid6=_errs51===errors;if(errors=_errs50,vErrors!==null&&(_errs50?vErrors.length=_errs50:vErrors=null),_valid6){let _errs55=errors;if(data&&
typeof data=="object"&&!Array.isArray(data)&&data.facts!==void 0&&func0.call(data,"facts")){let data17=data.facts;if(errors===errors)if(data17&&typeof data17=="\
object"&&!Array.isArray(data17)){let missing13;if((data17.hover===void 0||!func0.call(data17,"hover"))&&(missing13="hover"))return validate26.errors=[{instancePath:instancePath+
"/facts",schemaPath:"#/allOf/5/then/properties/facts/required",keyword:"required",params:{missingProperty:missing13},message:"must have required property '"+missing13+
"'"}],!1}else return validate26.errors=[{instancePath:instancePath+"/facts",schemaPath:"#/allOf/5/then/properties/facts/type",keyword:"type",params:{type:"objec\
t"},message:"must be object"}],!1}var _valid6=_errs55===errors;if(valid22=_valid6,valid22){var props5={};props5.facts=!0,props5.request=!0}}if(!valid22){let err26={
instancePath,schemaPath:"#/allOf/5/if",keyword:"if",params:{failingKeyword:"then"},message:'must match "then" schema'};return vErrors===null?vErrors=[err26]:vErrors.
push(err26),errors++,validate26.errors=vErrors,!1}var valid1=_errs49===errors;if(valid1){props0!==!0&&props5!==void 0&&(props5===!0?props0=!0:(props0=props0||{},
Object.assign(props0,props5)));let _errs58=errors,_errs59=errors,valid26=!0,_errs60=errors;if(data&&typeof data=="object"&&!Array.isArray(data)){let missing14;if((data.
facts===void 0||!func0.call(data,"facts"))&&(missing14="facts")){let err27={};vErrors===null?vErrors=[err27]:vErrors.push(err27),errors++}else if(data.request!==
void 0&&func0.call(data,"request")){let data18=data.request;if(errors===errors)if(data18&&typeof data18=="object"&&!Array.isArray(data18)){if(data18.cmd!==void 0&&
func0.call(data18,"cmd")&&data18.cmd!=="sig"){let err28={};vErrors===null?vErrors=[err28]:vErrors.push(err28),errors++}}else{let err29={};vErrors===null?vErrors=
[err29]:vErrors.push(err29),errors++}}}var _valid7=_errs60===errors;if(errors=_errs59,vErrors!==null&&(_errs59?vErrors.length=_errs59:vErrors=null),_valid7){let _errs64=errors;
if(data&&typeof data=="object"&&!Array.isArray(data)&&data.facts!==void 0&&func0.call(data,"facts")){let data20=data.facts;if(errors===errors)if(data20&&typeof data20==
"object"&&!Array.isArray(data20)){let missing15;if((data20.signatures===void 0||!func0.call(data20,"signatures"))&&(missing15="signatures"))return validate26.errors=
[{instancePath:instancePath+"/facts",schemaPath:"#/allOf/6/then/properties/facts/required",keyword:"required",params:{missingProperty:missing15},message:"must h\
ave required property '"+missing15+"'"}],!1}else return validate26.errors=[{instancePath:instancePath+"/facts",schemaPath:"#/allOf/6/then/properties/facts/type",
keyword:"type",params:{type:"object"},message:"must be object"}],!1}var _valid7=_errs64===errors;if(valid26=_valid7,valid26){var props6={};props6.facts=!0,props6.
request=!0}}if(!valid26){let err30={instancePath,schemaPath:"#/allOf/6/if",keyword:"if",params:{failingKeyword:"then"},message:'must match "then" schema'};return vErrors===
null?vErrors=[err30]:vErrors.push(err30),errors++,validate26.errors=vErrors,!1}var valid1=_errs58===errors;if(valid1){props0!==!0&&props6!==void 0&&(props6===!0?
props0=!0:(props0=props0||{},Object.assign(props0,props6)));let _errs67=errors,_errs68=errors,valid30=!0,_errs69=errors;if(data&&typeof data=="object"&&!Array.isArray(
data)){let missing16;if((data.facts===void 0||!func0.call(data,"facts"))&&(missing16="facts")){let err31={};vErrors===null?vErrors=[err31]:vErrors.push(err31),errors++}else if(data.
request!==void 0&&func0.call(data,"request")){let data21=data.request;if(errors===errors)if(data21&&typeof data21=="object"&&!Array.isArray(data21)){if(data21.cmd!==
void 0&&func0.call(data21,"cmd")){let data22=data21.cmd;if(!(data22==="symbols"||data22==="outline")){let err32={};vErrors===null?vErrors=[err32]:vErrors.push(err32),
errors++}}}else{let err33={};vErrors===null?vErrors=[err33]:vErrors.push(err33),errors++}}}var _valid8=_errs69===errors;if(errors=_errs68,vErrors!==null&&(_errs68?
vErrors.length=_errs68:vErrors=null),_valid8){let _errs73=errors;if(data&&typeof data=="object"&&!Array.isArray(data)&&data.facts!==void 0&&func0.call(data,"fac\
ts")){let data23=data.facts;if(errors===errors)if(data23&&typeof data23=="object"&&!Array.isArray(data23)){let missing17;if((data23.symbols===void 0||!func0.call(
data23,"symbols"))&&(missing17="symbols"))return validate26.errors=[{instancePath:instancePath+"/facts",schemaPath:"#/allOf/7/then/properties/facts/required",keyword:"\
required",params:{missingProperty:missing17},message:"must have required property '"+missing17+"'"}],!1}else return validate26.errors=[{instancePath:instancePath+
"/facts",schemaPath:"#/allOf/7/then/properties/facts/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1}var _valid8=_errs73===errors;if(valid30=
_valid8,valid30){var props7={};props7.facts=!0,props7.request=!0}}if(!valid30){let err34={instancePath,schemaPath:"#/allOf/7/if",keyword:"if",params:{failingKeyword:"\
then"},message:'must match "then" schema'};return vErrors===null?vErrors=[err34]:vErrors.push(err34),errors++,validate26.errors=vErrors,!1}var valid1=_errs67===
errors;if(valid1){props0!==!0&&props7!==void 0&&(props7===!0?props0=!0:(props0=props0||{},Object.assign(props0,props7)));let _errs76=errors,_errs77=errors,valid34=!0,
_errs78=errors;if(data&&typeof data=="object"&&!Array.isArray(data)){let missing18;if((data.facts===void 0||!func0.call(data,"facts"))&&(missing18="facts")){let err35={};
vErrors===null?vErrors=[err35]:vErrors.push(err35),errors++}else if(data.request!==void 0&&func0.call(data,"request")){let data24=data.request;if(errors===errors)
if(data24&&typeof data24=="object"&&!Array.isArray(data24)){if(data24.cmd!==void 0&&func0.call(data24,"cmd")&&data24.cmd!=="calls"){let err36={};vErrors===null?
vErrors=[err36]:vErrors.push(err36),errors++}}else{let err37={};vErrors===null?vErrors=[err37]:vErrors.push(err37),errors++}}}var _valid9=_errs78===errors;if(errors=
_errs77,vErrors!==null&&(_errs77?vErrors.length=_errs77:vErrors=null),_valid9){let _errs82=errors;if(data&&typeof data=="object"&&!Array.isArray(data)&&data.facts!==
void 0&&func0.call(data,"facts")){let data26=data.facts;if(errors===errors)if(data26&&typeof data26=="object"&&!Array.isArray(data26)){let missing19;if((data26.
calls===void 0||!func0.call(data26,"calls"))&&(missing19="calls"))return validate26.errors=[{instancePath:instancePath+"/facts",schemaPath:"#/allOf/8/then/prope\
rties/facts/required",keyword:"required",params:{missingProperty:missing19},message:"must have required property '"+missing19+"'"}],!1}else return validate26.errors=
[{instancePath:instancePath+"/facts",schemaPath:"#/allOf/8/then/properties/facts/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1}var _valid9=_errs82===
errors;if(valid34=_valid9,valid34){var props8={};props8.facts=!0,props8.request=!0}}if(!valid34){let err38={instancePath,schemaPath:"#/allOf/8/if",keyword:"if",
params:{failingKeyword:"then"},message:'must match "then" schema'};return vErrors===null?vErrors=[err38]:vErrors.push(err38),errors++,validate26.errors=vErrors,
!1}var valid1=_errs76===errors;if(valid1){props0!==!0&&props8!==void 0&&(props8===!0?props0=!0:(props0=props0||{},Object.assign(props0,props8)));let _errs85=errors,
_errs86=errors,valid38=!0,_errs87=errors;if(data&&typeof data=="object"&&!Array.isArray(data)){let missing20;if((data.facts===void 0||!func0.call(data,"facts"))&&
(missing20="facts")){let err39={};vErrors===null?vErrors=[err39]:vErrors.push(err39),errors++}else if(data.request!==void 0&&func0.call(data,"request")){let data27=data.
request;if(errors===errors)if(data27&&typeof data27=="object"&&!Array.isArray(data27)){if(data27.cmd!==void 0&&func0.call(data27,"cmd")&&data27.cmd!=="types"){let err40={};
vErrors===null?vErrors=[err40]:vErrors.push(err40),errors++}}else{let err41={};vErrors===null?vErrors=[err41]:vErrors.push(err41),errors++}}}var _valid10=_errs87===
errors;if(errors=_errs86,vErrors!==null&&(_errs86?vErrors.length=_errs86:vErrors=null),_valid10){let _errs91=errors;if(data&&typeof data=="object"&&!Array.isArray(
data)&&data.facts!==void 0&&func0.call(data,"facts")){let data29=data.facts;if(errors===errors)if(data29&&typeof data29=="object"&&!Array.isArray(data29)){let missing21;
if((data29.types===void 0||!func0.call(data29,"types"))&&(missing21="types"))return validate26.errors=[{instancePath:instancePath+"/facts",schemaPath:"#/allOf/9\
/then/properties/facts/required",keyword:"required",params:{missingProperty:missing21},message:"must have required property '"+missing21+"'"}],!1}else return validate26.
errors=[{instancePath:instancePath+"/facts",schemaPath:"#/allOf/9/then/properties/facts/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1}
var _valid10=_errs91===errors;if(valid38=_valid10,valid38){var props9={};props9.facts=!0,props9.request=!0}}if(!valid38){let err42={instancePath,schemaPath:"#/a\
llOf/9/if",keyword:"if",params:{failingKeyword:"then"},message:'must match "then" schema'};return vErrors===null?vErrors=[err42]:vErrors.push(err42),errors++,validate26.
errors=vErrors,!1}var valid1=_errs85===errors;if(valid1){props0!==!0&&props9!==void 0&&(props9===!0?props0=!0:(props0=props0||{},Object.assign(props0,props9)));
let _errs94=errors,_errs95=errors,valid42=!0,_errs96=errors;if(data&&typeof data=="object"&&!Array.isArray(data)){let missing22;if((data.facts===void 0||!func0.
call(data,"facts"))&&(missing22="facts")){let err43={};vErrors===null?vErrors=[err43]:vErrors.push(err43),errors++}else if(data.request!==void 0&&func0.call(data,
"request")){let data30=data.request;if(errors===errors)if(data30&&typeof data30=="object"&&!Array.isArray(data30)){if(data30.cmd!==void 0&&func0.call(data30,"cm\
d")&&data30.cmd!=="hints"){let err44={};vErrors===null?vErrors=[err44]:vErrors.push(err44),errors++}}else{let err45={};vErrors===null?vErrors=[err45]:vErrors.push(
err45),errors++}}}var _valid11=_errs96===errors;if(errors=_errs95,vErrors!==null&&(_errs95?vErrors.length=_errs95:vErrors=null),_valid11){let _errs100=errors;if(data&&
typeof data=="object"&&!Array.isArray(data)&&data.facts!==void 0&&func0.call(data,"facts")){let data32=data.facts;if(errors===errors)if(data32&&typeof data32=="\
object"&&!Array.isArray(data32)){let missing23;if((data32.hints===void 0||!func0.call(data32,"hints"))&&(missing23="hints"))return validate26.errors=[{instancePath:instancePath+
"/facts",schemaPath:"#/allOf/10/then/properties/facts/required",keyword:"required",params:{missingProperty:missing23},message:"must have required property '"+missing23+
"'"}],!1}else return validate26.errors=[{instancePath:instancePath+"/facts",schemaPath:"#/allOf/10/then/properties/facts/type",keyword:"type",params:{type:"obje\
ct"},message:"must be object"}],!1}var _valid11=_errs100===errors;if(valid42=_valid11,valid42){var props10={};props10.facts=!0,props10.request=!0}}if(!valid42){
let err46={instancePath,schemaPath:"#/allOf/10/if",keyword:"if",params:{failingKeyword:"then"},message:'must match "then" schema'};return vErrors===null?vErrors=
[err46]:vErrors.push(err46),errors++,validate26.errors=vErrors,!1}var valid1=_errs94===errors;if(valid1){props0!==!0&&props10!==void 0&&(props10===!0?props0=!0:
(props0=props0||{},Object.assign(props0,props10)));let _errs103=errors,_errs104=errors,valid46=!0,_errs105=errors;if(data&&typeof data=="object"&&!Array.isArray(
data)){let missing24;if((data.facts===void 0||!func0.call(data,"facts"))&&(missing24="facts")){let err47={};vErrors===null?vErrors=[err47]:vErrors.push(err47),errors++}else if(data.
request!==void 0&&func0.call(data,"request")){let data33=data.request;if(errors===errors)if(data33&&typeof data33=="object"&&!Array.isArray(data33)){if(data33.cmd!==
void 0&&func0.call(data33,"cmd")){let data34=data33.cmd;if(!(data34==="diag"||data34==="check")){let err48={};vErrors===null?vErrors=[err48]:vErrors.push(err48),
errors++}}}else{let err49={};vErrors===null?vErrors=[err49]:vErrors.push(err49),errors++}}}var _valid12=_errs105===errors;if(errors=_errs104,vErrors!==null&&(_errs104?
vErrors.length=_errs104:vErrors=null),_valid12){let _errs109=errors;if(data&&typeof data=="object"&&!Array.isArray(data)&&data.facts!==void 0&&func0.call(data,"\
facts")){let data35=data.facts;if(errors===errors)if(data35&&typeof data35=="object"&&!Array.isArray(data35)){let missing25;if((data35.diagnostics===void 0||!func0.
call(data35,"diagnostics"))&&(missing25="diagnostics"))return validate26.errors=[{instancePath:instancePath+"/facts",schemaPath:"#/allOf/11/then/properties/fact\
s/required",keyword:"required",params:{missingProperty:missing25},message:"must have required property '"+missing25+"'"}],!1}else return validate26.errors=[{instancePath:instancePath+
"/facts",schemaPath:"#/allOf/11/then/properties/facts/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1}var _valid12=_errs109===errors;if(valid46=
_valid12,valid46){var props11={};props11.facts=!0,props11.request=!0}}if(!valid46){let err50={instancePath,schemaPath:"#/allOf/11/if",keyword:"if",params:{failingKeyword:"\
then"},message:'must match "then" schema'};return vErrors===null?vErrors=[err50]:vErrors.push(err50),errors++,validate26.errors=vErrors,!1}var valid1=_errs103===
errors;if(valid1){props0!==!0&&props11!==void 0&&(props11===!0?props0=!0:(props0=props0||{},Object.assign(props0,props11)));let _errs112=errors,_errs113=errors,
valid50=!0,_errs114=errors;if(data&&typeof data=="object"&&!Array.isArray(data)){let missing26;if((data.facts===void 0||!func0.call(data,"facts"))&&(missing26="\
facts")){let err51={};vErrors===null?vErrors=[err51]:vErrors.push(err51),errors++}else if(data.request!==void 0&&func0.call(data,"request")){let data36=data.request;
if(errors===errors)if(data36&&typeof data36=="object"&&!Array.isArray(data36)){if(data36.cmd!==void 0&&func0.call(data36,"cmd")&&data36.cmd!=="locate"){let err52={};
vErrors===null?vErrors=[err52]:vErrors.push(err52),errors++}}else{let err53={};vErrors===null?vErrors=[err53]:vErrors.push(err53),errors++}}}var _valid13=_errs114===
errors;if(errors=_errs113,vErrors!==null&&(_errs113?vErrors.length=_errs113:vErrors=null),_valid13){let _errs118=errors;if(data&&typeof data=="object"&&!Array.isArray(
data)&&data.facts!==void 0&&func0.call(data,"facts")){let data38=data.facts;if(errors===errors)if(data38&&typeof data38=="object"&&!Array.isArray(data38)){let missing27;
if((data38.location===void 0||!func0.call(data38,"location"))&&(missing27="location"))return validate26.errors=[{instancePath:instancePath+"/facts",schemaPath:"\
#/allOf/12/then/properties/facts/required",keyword:"required",params:{missingProperty:missing27},message:"must have required property '"+missing27+"'"}],!1}else
return validate26.errors=[{instancePath:instancePath+"/facts",schemaPath:"#/allOf/12/then/properties/facts/type",keyword:"type",params:{type:"object"},message:"\
must be object"}],!1}var _valid13=_errs118===errors;if(valid50=_valid13,valid50){var props12={};props12.facts=!0,props12.request=!0}}if(!valid50){let err54={instancePath,
schemaPath:"#/allOf/12/if",keyword:"if",params:{failingKeyword:"then"},message:'must match "then" schema'};return vErrors===null?vErrors=[err54]:vErrors.push(err54),
errors++,validate26.errors=vErrors,!1}var valid1=_errs112===errors;if(valid1){props0!==!0&&props12!==void 0&&(props12===!0?props0=!0:(props0=props0||{},Object.assign(
props0,props12)));let _errs121=errors,_errs122=errors,valid54=!0,_errs123=errors;if(data&&typeof data=="object"&&!Array.isArray(data)){let missing28;if((data.facts===
void 0||!func0.call(data,"facts"))&&(missing28="facts")){let err55={};vErrors===null?vErrors=[err55]:vErrors.push(err55),errors++}else if(data.request!==void 0&&
func0.call(data,"request")){let data39=data.request;if(errors===errors)if(data39&&typeof data39=="object"&&!Array.isArray(data39)){if(data39.cmd!==void 0&&func0.
call(data39,"cmd")&&data39.cmd!=="capabilities"){let err56={};vErrors===null?vErrors=[err56]:vErrors.push(err56),errors++}}else{let err57={};vErrors===null?vErrors=
[err57]:vErrors.push(err57),errors++}}}var _valid14=_errs123===errors;if(errors=_errs122,vErrors!==null&&(_errs122?vErrors.length=_errs122:vErrors=null),_valid14){
let _errs127=errors;if(data&&typeof data=="object"&&!Array.isArray(data)&&data.facts!==void 0&&func0.call(data,"facts")){let data41=data.facts;if(errors===errors)
if(data41&&typeof data41=="object"&&!Array.isArray(data41)){let missing29;if((data41.methods===void 0||!func0.call(data41,"methods"))&&(missing29="methods"))return validate26.
errors=[{instancePath:instancePath+"/facts",schemaPath:"#/allOf/13/then/properties/facts/required",keyword:"required",params:{missingProperty:missing29},message:"\
must have required property '"+missing29+"'"}],!1}else return validate26.errors=[{instancePath:instancePath+"/facts",schemaPath:"#/allOf/13/then/properties/fact\
s/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1}var _valid14=_errs127===errors;if(valid54=_valid14,valid54){var props13={};props13.facts=
!0,props13.request=!0}}if(!valid54){let err58={instancePath,schemaPath:"#/allOf/13/if",keyword:"if",params:{failingKeyword:"then"},message:'must match "then" sc\
hema'};return vErrors===null?vErrors=[err58]:vErrors.push(err58),errors++,validate26.errors=vErrors,!1}var valid1=_errs121===errors;if(valid1){props0!==!0&&props13!==
void 0&&(props13===!0?props0=!0:(props0=props0||{},Object.assign(props0,props13)));let _errs130=errors,_errs131=errors,valid58=!0,_errs132=errors;if(data&&typeof data==
"object"&&!Array.isArray(data)){let missing30;if((data.facts===void 0||!func0.call(data,"facts"))&&(missing30="facts")){let err59={};vErrors===null?vErrors=[err59]:
vErrors.push(err59),errors++}else if(data.request!==void 0&&func0.call(data,"request")){let data42=data.request;if(errors===errors)if(data42&&typeof data42=="ob\
ject"&&!Array.isArray(data42)){if(data42.cmd!==void 0&&func0.call(data42,"cmd")&&data42.cmd!=="exit-codes"){let err60={};vErrors===null?vErrors=[err60]:vErrors.
push(err60),errors++}}else{let err61={};vErrors===null?vErrors=[err61]:vErrors.push(err61),errors++}}}var _valid15=_errs132===errors;if(errors=_errs131,vErrors!==
null&&(_errs131?vErrors.length=_errs131:vErrors=null),_valid15){let _errs136=errors;if(data&&typeof data=="object"&&!Array.isArray(data)&&data.facts!==void 0&&func0.
call(data,"facts")){let data44=data.facts;if(errors===errors)if(data44&&typeof data44=="object"&&!Array.isArray(data44)){let missing31;if((data44.codes===void 0||
!func0.call(data44,"codes"))&&(missing31="codes"))return validate26.errors=[{instancePath:instancePath+"/facts",schemaPath:"#/allOf/14/then/properties/facts/req\
uired",keyword:"required",params:{missingProperty:missing31},message:"must have required property '"+missing31+"'"}],!1}else return validate26.errors=[{instancePath:instancePath+
"/facts",schemaPath:"#/allOf/14/then/properties/facts/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1}var _valid15=_errs136===errors;if(valid58=
_valid15,valid58){var props14={};props14.facts=!0,props14.request=!0}}if(!valid58){let err62={instancePath,schemaPath:"#/allOf/14/if",keyword:"if",params:{failingKeyword:"\
then"},message:'must match "then" schema'};return vErrors===null?vErrors=[err62]:vErrors.push(err62),errors++,validate26.errors=vErrors,!1}var valid1=_errs130===
errors;valid1&&props0!==!0&&props14!==void 0&&(props14===!0?props0=!0:(props0=props0||{},Object.assign(props0,props14)))}}}}}}}}}}}}}}}else{let err2={instancePath,
schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:passing0},message:"must match exactly one schema in oneOf"};return vErrors===null?vErrors=[err2]:vErrors.
push(err2),errors++,validate26.errors=vErrors,!1}if(errors===0)if(data&&typeof data=="object"&&!Array.isArray(data)){let missing32;if((data.version===void 0||!func0.
call(data,"version"))&&(missing32="version")||(data.bundleId===void 0||!func0.call(data,"bundleId"))&&(missing32="bundleId")||(data.factsId===void 0||!func0.call(
data,"factsId"))&&(missing32="factsId")||(data.status===void 0||!func0.call(data,"status"))&&(missing32="status")||(data.request===void 0||!func0.call(data,"req\
uest"))&&(missing32="request")||(data.resolution===void 0||!func0.call(data,"resolution"))&&(missing32="resolution")||(data.edits===void 0||!func0.call(data,"ed\
its"))&&(missing32="edits")||(data.processReward===void 0||!func0.call(data,"processReward"))&&(missing32="processReward")||(data.environment===void 0||!func0.call(
data,"environment"))&&(missing32="environment")||(data.capabilities===void 0||!func0.call(data,"capabilities"))&&(missing32="capabilities")||(data.meta===void 0||
!func0.call(data,"meta"))&&(missing32="meta"))return validate26.errors=[{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:missing32},
message:"must have required property '"+missing32+"'"}],!1;{let _errs139=errors;for(let key0 of Object.keys(data))if(!func0.call(schema38.properties,key0))return validate26.
errors=[{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional prop\
erties"}],!1;if(_errs139===errors){if(data.version!==void 0&&func0.call(data,"version")){let _errs140=errors;if(data.version!=="1.1")return validate26.errors=[{
instancePath:instancePath+"/version",schemaPath:"#/properties/version/const",keyword:"const",params:{allowedValue:"1.1"},message:"must be equal to constant"}],!1;
var valid62=_errs140===errors}else var valid62=!0;if(valid62){if(data.bundleId!==void 0&&func0.call(data,"bundleId")){let data46=data.bundleId,_errs141=errors;if(errors===
errors)if(typeof data46=="string"){if(!pattern5.test(data46))return validate26.errors=[{instancePath:instancePath+"/bundleId",schemaPath:"#/$defs/digest/pattern",
keyword:"pattern",params:{pattern:"^sha256:[0-9a-f]{64}$"},message:'must match pattern "^sha256:[0-9a-f]{64}$"'}],!1}else return validate26.errors=[{instancePath:instancePath+
"/bundleId",schemaPath:"#/$defs/digest/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid62=_errs141===errors}else var valid62=!0;
if(valid62){if(data.factsId!==void 0&&func0.call(data,"factsId")){let data47=data.factsId,_errs144=errors;if(errors===errors)if(typeof data47=="string"){if(!pattern5.
test(data47))return validate26.errors=[{instancePath:instancePath+"/factsId",schemaPath:"#/$defs/digest/pattern",keyword:"pattern",params:{pattern:"^sha256:[0-9\
a-f]{64}$"},message:'must match pattern "^sha256:[0-9a-f]{64}$"'}],!1}else return validate26.errors=[{instancePath:instancePath+"/factsId",schemaPath:"#/$defs/d\
igest/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid62=_errs144===errors}else var valid62=!0;if(valid62){if(data.status!==void 0&&
func0.call(data,"status")){let data48=data.status,_errs147=errors;if(!(data48==="ok"||data48==="error"||data48==="partial"||data48==="unavailable"))return validate26.
errors=[{instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues:schema38.properties.status.enum},message:"\
must be equal to one of the allowed values"}],!1;var valid62=_errs147===errors}else var valid62=!0;if(valid62){if(data.request!==void 0&&func0.call(data,"reques\
t")){let data49=data.request,_errs148=errors;if(errors===_errs148)if(data49&&typeof data49=="object"&&!Array.isArray(data49)){let missing33;if((data49.cmd===void 0||
!func0.call(data49,"cmd"))&&(missing33="cmd")||(data49.selector===void 0||!func0.call(data49,"selector"))&&(missing33="selector")||(data49.indexing===void 0||!func0.
call(data49,"indexing"))&&(missing33="indexing")||(data49.params===void 0||!func0.call(data49,"params"))&&(missing33="params"))return validate26.errors=[{instancePath:instancePath+
"/request",schemaPath:"#/properties/request/required",keyword:"required",params:{missingProperty:missing33},message:"must have required property '"+missing33+"'"}],
!1;{let _errs150=errors;for(let key1 of Object.keys(data49))if(!(key1==="cmd"||key1==="selector"||key1==="indexing"||key1==="params"))return validate26.errors=[
{instancePath:instancePath+"/request",schemaPath:"#/properties/request/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key1},message:"\
must NOT have additional properties"}],!1;if(_errs150===errors){if(data49.cmd!==void 0&&func0.call(data49,"cmd")){let data50=data49.cmd,_errs151=errors;if(errors===
_errs151)if(typeof data50=="string"){if(!pattern7.test(data50))return validate26.errors=[{instancePath:instancePath+"/request/cmd",schemaPath:"#/properties/requ\
est/properties/cmd/pattern",keyword:"pattern",params:{pattern:"^[a-z][a-z-]*$"},message:'must match pattern "^[a-z][a-z-]*$"'}],!1}else return validate26.errors=
[{instancePath:instancePath+"/request/cmd",schemaPath:"#/properties/request/properties/cmd/type",keyword:"type",params:{type:"string"},message:"must be string"}],
!1;var valid65=_errs151===errors}else var valid65=!0;if(valid65){if(data49.selector!==void 0&&func0.call(data49,"selector")){let data51=data49.selector,_errs153=errors;
if(typeof data51!="string"&&data51!==null)return validate26.errors=[{instancePath:instancePath+"/request/selector",schemaPath:"#/properties/request/properties/s\
elector/type",keyword:"type",params:{type:schema38.properties.request.properties.selector.type},message:"must be string,null"}],!1;var valid65=_errs153===errors}else
var valid65=!0;if(valid65){if(data49.indexing!==void 0&&func0.call(data49,"indexing")){let data52=data49.indexing,_errs155=errors;if(!(data52==="utf-8"||data52===
"utf-16"||data52==="codepoint"))return validate26.errors=[{instancePath:instancePath+"/request/indexing",schemaPath:"#/properties/request/properties/indexing/en\
um",keyword:"enum",params:{allowedValues:schema38.properties.request.properties.indexing.enum},message:"must be equal to one of the allowed values"}],!1;var valid65=_errs155===
errors}else var valid65=!0;if(valid65)if(data49.params!==void 0&&func0.call(data49,"params")){let data53=data49.params,_errs156=errors;if(!(data53&&typeof data53==
"object"&&!Array.isArray(data53)))return validate26.errors=[{instancePath:instancePath+"/request/params",schemaPath:"#/properties/request/properties/params/type",
keyword:"type",params:{type:"object"},message:"must be object"}],!1;var valid65=_errs156===errors}else var valid65=!0}}}}}else return validate26.errors=[{instancePath:instancePath+
"/request",schemaPath:"#/properties/request/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var valid62=_errs148===errors}else var valid62=!0;
if(valid62){if(data.resolution!==void 0&&func0.call(data,"resolution")){let data54=data.resolution,_errs158=errors,_errs159=errors,valid66=!1,passing1=null,_errs160=errors;
if(data54!==null){let err63={instancePath:instancePath+"/resolution",schemaPath:"#/properties/resolution/oneOf/0/type",keyword:"type",params:{type:"null"},message:"\
must be null"};vErrors===null?vErrors=[err63]:vErrors.push(err63),errors++}var _valid16=_errs160===errors;_valid16&&(valid66=!0,passing1=0);let _errs162=errors;
if(errors===_errs162)if(data54&&typeof data54=="object"&&!Array.isArray(data54)){let missing34;if((data54.original===void 0||!func0.call(data54,"original"))&&(missing34=
"original")||(data54.resolved===void 0||!func0.call(data54,"resolved"))&&(missing34="resolved")||(data54.disambiguation===void 0||!func0.call(data54,"disambigua\
tion"))&&(missing34="disambiguation")){let err64={instancePath:instancePath+"/resolution",schemaPath:"#/properties/resolution/oneOf/1/required",keyword:"require\
d",params:{missingProperty:missing34},message:"must have required property '"+missing34+"'"};vErrors===null?vErrors=[err64]:vErrors.push(err64),errors++}else{let _errs164=errors;
for(let key2 of Object.keys(data54))if(!(key2==="original"||key2==="resolved"||key2==="disambiguation"||key2==="route")){let err65={instancePath:instancePath+"/\
resolution",schemaPath:"#/properties/resolution/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key2},message:"must NOT \
have additional properties"};vErrors===null?vErrors=[err65]:vErrors.push(err65),errors++;break}if(_errs164===errors){if(data54.original!==void 0&&func0.call(data54,
"original")){let _errs165=errors;if(typeof data54.original!="string"){let err66={instancePath:instancePath+"/resolution/original",schemaPath:"#/properties/resol\
ution/oneOf/1/properties/original/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err66]:vErrors.push(err66),errors++}
var valid67=_errs165===errors}else var valid67=!0;if(valid67){if(data54.resolved!==void 0&&func0.call(data54,"resolved")){let data56=data54.resolved,_errs167=errors,
_errs168=errors,valid68=!1,passing2=null,_errs169=errors;if(data56!==null){let err67={instancePath:instancePath+"/resolution/resolved",schemaPath:"#/properties/\
resolution/oneOf/1/properties/resolved/oneOf/0/type",keyword:"type",params:{type:"null"},message:"must be null"};vErrors===null?vErrors=[err67]:vErrors.push(err67),
errors++}var _valid17=_errs169===errors;_valid17&&(valid68=!0,passing2=0);let _errs171=errors;if(errors===_errs171)if(data56&&typeof data56=="object"&&!Array.isArray(
data56)){let missing35;if((data56.path===void 0||!func0.call(data56,"path"))&&(missing35="path")||(data56.range===void 0||!func0.call(data56,"range"))&&(missing35=
"range")||(data56.symbol===void 0||!func0.call(data56,"symbol"))&&(missing35="symbol")){let err68={instancePath:instancePath+"/resolution/resolved",schemaPath:"\
#/properties/resolution/oneOf/1/properties/resolved/oneOf/1/required",keyword:"required",params:{missingProperty:missing35},message:"must have required property\
 '"+missing35+"'"};vErrors===null?vErrors=[err68]:vErrors.push(err68),errors++}else{let _errs173=errors;for(let key3 of Object.keys(data56))if(!(key3==="path"||
key3==="range"||key3==="symbol")){let err69={instancePath:instancePath+"/resolution/resolved",schemaPath:"#/properties/resolution/oneOf/1/properties/resolved/on\
eOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key3},message:"must NOT have additional properties"};vErrors===null?vErrors=
[err69]:vErrors.push(err69),errors++;break}if(_errs173===errors){if(data56.path!==void 0&&func0.call(data56,"path")){let data57=data56.path,_errs174=errors,_errs175=errors,
_errs177=errors,_errs178=errors;if(typeof data57=="string"&&!pattern8.test(data57)){let err70={};vErrors===null?vErrors=[err70]:vErrors.push(err70),errors++}var valid71=_errs178===
errors;if(valid71){let err71={instancePath:instancePath+"/resolution/resolved/path",schemaPath:"#/$defs/path/not",keyword:"not",params:{},message:"must NOT be v\
alid"};vErrors===null?vErrors=[err71]:vErrors.push(err71),errors++}else errors=_errs177,vErrors!==null&&(_errs177?vErrors.length=_errs177:vErrors=null);if(errors===
_errs175)if(typeof data57=="string"){if(func64(data57)<1){let err72={instancePath:instancePath+"/resolution/resolved/path",schemaPath:"#/$defs/path/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};vErrors===null?vErrors=[err72]:vErrors.push(err72),errors++}}else{let err73={instancePath:instancePath+
"/resolution/resolved/path",schemaPath:"#/$defs/path/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err73]:vErrors.
push(err73),errors++}var valid69=_errs174===errors}else var valid69=!0;if(valid69){if(data56.range!==void 0&&func0.call(data56,"range")){let _errs179=errors;validate27(
data56.range,{instancePath:instancePath+"/resolution/resolved/range",parentData:data56,parentDataProperty:"range",rootData,dynamicAnchors})||(vErrors=vErrors===
null?validate27.errors:vErrors.concat(validate27.errors),errors=vErrors.length);var valid69=_errs179===errors}else var valid69=!0;if(valid69)if(data56.symbol!==
void 0&&func0.call(data56,"symbol")){let data59=data56.symbol,_errs180=errors;if(typeof data59!="string"&&data59!==null){let err74={instancePath:instancePath+"/\
resolution/resolved/symbol",schemaPath:"#/properties/resolution/oneOf/1/properties/resolved/oneOf/1/properties/symbol/type",keyword:"type",params:{type:schema38.
properties.resolution.oneOf[1].properties.resolved.oneOf[1].properties.symbol.type},message:"must be string,null"};vErrors===null?vErrors=[err74]:vErrors.push(err74),
errors++}var valid69=_errs180===errors}else var valid69=!0}}}}else{let err75={instancePath:instancePath+"/resolution/resolved",schemaPath:"#/properties/resoluti\
on/oneOf/1/properties/resolved/oneOf/1/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err75]:vErrors.push(err75),
errors++}var _valid17=_errs171===errors;if(_valid17&&valid68?(valid68=!1,passing2=[passing2,1]):_valid17&&(valid68=!0,passing2=1),valid68)errors=_errs168,vErrors!==
null&&(_errs168?vErrors.length=_errs168:vErrors=null);else{let err76={instancePath:instancePath+"/resolution/resolved",schemaPath:"#/properties/resolution/oneOf\
/1/properties/resolved/oneOf",keyword:"oneOf",params:{passingSchemas:passing2},message:"must match exactly one schema in oneOf"};vErrors===null?vErrors=[err76]:
vErrors.push(err76),errors++}var valid67=_errs167===errors}else var valid67=!0;if(valid67){if(data54.disambiguation!==void 0&&func0.call(data54,"disambiguation")){
let data60=data54.disambiguation,_errs182=errors;if(errors===_errs182)if(Array.isArray(data60)){var valid72=!0;let len0=data60.length;for(let i0=0;i0<len0;i0++){
let _errs184=errors;validate29(data60[i0],{instancePath:instancePath+"/resolution/disambiguation/"+i0,parentData:data60,parentDataProperty:i0,rootData,dynamicAnchors})||
(vErrors=vErrors===null?validate29.errors:vErrors.concat(validate29.errors),errors=vErrors.length);var valid72=_errs184===errors;if(!valid72)break}}else{let err77={
instancePath:instancePath+"/resolution/disambiguation",schemaPath:"#/properties/resolution/oneOf/1/properties/disambiguation/type",keyword:"type",params:{type:"\
array"},message:"must be array"};vErrors===null?vErrors=[err77]:vErrors.push(err77),errors++}var valid67=_errs182===errors}else var valid67=!0;if(valid67)if(data54.
route!==void 0&&func0.call(data54,"route")){let data62=data54.route,_errs185=errors;if(errors===_errs185)if(Array.isArray(data62))if(data62.length<1){let err78={
instancePath:instancePath+"/resolution/route",schemaPath:"#/properties/resolution/oneOf/1/properties/route/minItems",keyword:"minItems",params:{limit:1},message:"\
must NOT have fewer than 1 items"};vErrors===null?vErrors=[err78]:vErrors.push(err78),errors++}else{var valid73=!0;let len1=data62.length;for(let i1=0;i1<len1;i1++){
let data63=data62[i1],_errs187=errors;if(errors===_errs187)if(data63&&typeof data63=="object"&&!Array.isArray(data63)){let missing36;if((data63.path===void 0||!func0.
call(data63,"path"))&&(missing36="path")||(data63.line===void 0||!func0.call(data63,"line"))&&(missing36="line")){let err79={instancePath:instancePath+"/resolut\
ion/route/"+i1,schemaPath:"#/properties/resolution/oneOf/1/properties/route/items/required",keyword:"required",params:{missingProperty:missing36},message:"must \
have required property '"+missing36+"'"};vErrors===null?vErrors=[err79]:vErrors.push(err79),errors++}else{let _errs189=errors;for(let key4 of Object.keys(data63))
if(!(key4==="path"||key4==="line")){let err80={instancePath:instancePath+"/resolution/route/"+i1,schemaPath:"#/properties/resolution/oneOf/1/properties/route/it\
ems/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key4},message:"must NOT have additional properties"};vErrors===null?vErrors=
[err80]:vErrors.push(err80),errors++;break}if(_errs189===errors){if(data63.path!==void 0&&func0.call(data63,"path")){let data64=data63.path,_errs190=errors,_errs191=errors,
_errs193=errors,_errs194=errors;if(typeof data64=="string"&&!pattern8.test(data64)){let err81={};vErrors===null?vErrors=[err81]:vErrors.push(err81),errors++}var valid76=_errs194===
errors;if(valid76){let err82={instancePath:instancePath+"/resolution/route/"+i1+"/path",schemaPath:"#/$defs/path/not",keyword:"not",params:{},message:"must NOT \
be valid"};vErrors===null?vErrors=[err82]:vErrors.push(err82),errors++}else errors=_errs193,vErrors!==null&&(_errs193?vErrors.length=_errs193:vErrors=null);if(errors===
_errs191)if(typeof data64=="string"){if(func64(data64)<1){let err83={instancePath:instancePath+"/resolution/route/"+i1+"/path",schemaPath:"#/$defs/path/minLengt\
h",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};vErrors===null?vErrors=[err83]:vErrors.push(err83),errors++}}else{let err84={
instancePath:instancePath+"/resolution/route/"+i1+"/path",schemaPath:"#/$defs/path/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===
null?vErrors=[err84]:vErrors.push(err84),errors++}var valid74=_errs190===errors}else var valid74=!0;if(valid74)if(data63.line!==void 0&&func0.call(data63,"line")){
let data65=data63.line,_errs195=errors;if(!(typeof data65=="number"&&!(data65%1)&&!isNaN(data65)&&isFinite(data65))){let err85={instancePath:instancePath+"/reso\
lution/route/"+i1+"/line",schemaPath:"#/properties/resolution/oneOf/1/properties/route/items/properties/line/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};vErrors===null?vErrors=[err85]:vErrors.push(err85),errors++}if(errors===_errs195&&typeof data65=="number"&&isFinite(data65)){if(data65>9007199254740991||
isNaN(data65)){let err86={instancePath:instancePath+"/resolution/route/"+i1+"/line",schemaPath:"#/properties/resolution/oneOf/1/properties/route/items/propertie\
s/line/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};vErrors===null?vErrors=[err86]:vErrors.
push(err86),errors++}else if(data65<1||isNaN(data65)){let err87={instancePath:instancePath+"/resolution/route/"+i1+"/line",schemaPath:"#/properties/resolution/o\
neOf/1/properties/route/items/properties/line/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};vErrors===null?vErrors=[err87]:
vErrors.push(err87),errors++}}var valid74=_errs195===errors}else var valid74=!0}}}else{let err88={instancePath:instancePath+"/resolution/route/"+i1,schemaPath:"\
#/properties/resolution/oneOf/1/properties/route/items/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err88]:vErrors.
push(err88),errors++}var valid73=_errs187===errors;if(!valid73)break}}else{let err89={instancePath:instancePath+"/resolution/route",schemaPath:"#/properties/res\
olution/oneOf/1/properties/route/type",keyword:"type",params:{type:"array"},message:"must be array"};vErrors===null?vErrors=[err89]:vErrors.push(err89),errors++}
var valid67=_errs185===errors}else var valid67=!0}}}}}else{let err90={instancePath:instancePath+"/resolution",schemaPath:"#/properties/resolution/oneOf/1/type",
keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err90]:vErrors.push(err90),errors++}var _valid16=_errs162===errors;if(_valid16&&
valid66?(valid66=!1,passing1=[passing1,1]):_valid16&&(valid66=!0,passing1=1),valid66)errors=_errs159,vErrors!==null&&(_errs159?vErrors.length=_errs159:vErrors=null);else{
let err91={instancePath:instancePath+"/resolution",schemaPath:"#/properties/resolution/oneOf",keyword:"oneOf",params:{passingSchemas:passing1},message:"must mat\
ch exactly one schema in oneOf"};return vErrors===null?vErrors=[err91]:vErrors.push(err91),errors++,validate26.errors=vErrors,!1}var valid62=_errs158===errors}else
var valid62=!0;if(valid62){if(data.facts!==void 0&&func0.call(data,"facts")){let _errs197=errors;validate32(data.facts,{instancePath:instancePath+"/facts",parentData:data,
parentDataProperty:"facts",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate32.errors:vErrors.concat(validate32.errors),errors=vErrors.length);var valid62=_errs197===
errors}else var valid62=!0;if(valid62){if(data.error!==void 0&&func0.call(data,"error")){let data67=data.error,_errs198=errors;if(errors===_errs198)if(data67&&typeof data67==
"object"&&!Array.isArray(data67)){let missing37;if((data67.code===void 0||!func0.call(data67,"code"))&&(missing37="code")||(data67.kind===void 0||!func0.call(data67,
"kind"))&&(missing37="kind")||(data67.exitCode===void 0||!func0.call(data67,"exitCode"))&&(missing37="exitCode")||(data67.message===void 0||!func0.call(data67,"\
message"))&&(missing37="message")||(data67.hint===void 0||!func0.call(data67,"hint"))&&(missing37="hint")||(data67.retryable===void 0||!func0.call(data67,"retry\
able"))&&(missing37="retryable")||(data67.evidenceId===void 0||!func0.call(data67,"evidenceId"))&&(missing37="evidenceId"))return validate26.errors=[{instancePath:instancePath+
"/error",schemaPath:"#/properties/error/required",keyword:"required",params:{missingProperty:missing37},message:"must have required property '"+missing37+"'"}],
!1;{let _errs200=errors;for(let key5 of Object.keys(data67))if(!(key5==="code"||key5==="kind"||key5==="exitCode"||key5==="message"||key5==="hint"||key5==="retry\
able"||key5==="evidenceId"||key5==="candidates"))return validate26.errors=[{instancePath:instancePath+"/error",schemaPath:"#/properties/error/additionalProperti\
es",keyword:"additionalProperties",params:{additionalProperty:key5},message:"must NOT have additional properties"}],!1;if(_errs200===errors){if(data67.code!==void 0&&
func0.call(data67,"code")){let data68=data67.code,_errs201=errors;if(errors===_errs201)if(typeof data68=="string"){if(!pattern31.test(data68))return validate26.
errors=[{instancePath:instancePath+"/error/code",schemaPath:"#/properties/error/properties/code/pattern",keyword:"pattern",params:{pattern:"^E/[A-Z_]+$"},message:'\
must match pattern "^E/[A-Z_]+$"'}],!1}else return validate26.errors=[{instancePath:instancePath+"/error/code",schemaPath:"#/properties/error/properties/code/ty\
pe",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid77=_errs201===errors}else var valid77=!0;if(valid77){if(data67.kind!==void 0&&func0.
call(data67,"kind")){let data69=data67.kind,_errs203=errors;if(!(data69==="ServerUnavailable"||data69==="LanguageNotEnabled"||data69==="NoServerForExtension"||data69===
"FileNotFound"||data69==="RequestTimeout"||data69==="SessionDead"||data69==="CapabilityMissing"||data69==="Wire"||data69==="BadSelector"||data69==="NotFound"||data69===
"Ambiguous"||data69==="Stale"||data69==="Cancelled"||data69==="Configuration"||data69==="Usage"||data69==="Internal"))return validate26.errors=[{instancePath:instancePath+
"/error/kind",schemaPath:"#/properties/error/properties/kind/enum",keyword:"enum",params:{allowedValues:schema38.properties.error.properties.kind.enum},message:"\
must be equal to one of the allowed values"}],!1;var valid77=_errs203===errors}else var valid77=!0;if(valid77){if(data67.exitCode!==void 0&&func0.call(data67,"e\
xitCode")){let data70=data67.exitCode,_errs204=errors,_errs205=errors;if(!(typeof data70=="number"&&!(data70%1)&&!isNaN(data70)&&isFinite(data70)))return validate26.
errors=[{instancePath:instancePath+"/error/exitCode",schemaPath:"#/$defs/exitCode/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===
_errs205&&typeof data70=="number"&&isFinite(data70)){if(data70>255||isNaN(data70))return validate26.errors=[{instancePath:instancePath+"/error/exitCode",schemaPath:"\
#/$defs/exitCode/maximum",keyword:"maximum",params:{comparison:"<=",limit:255},message:"must be <= 255"}],!1;if(data70<0||isNaN(data70))return validate26.errors=
[{instancePath:instancePath+"/error/exitCode",schemaPath:"#/$defs/exitCode/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],
!1}var valid77=_errs204===errors}else var valid77=!0;if(valid77){if(data67.message!==void 0&&func0.call(data67,"message")){let data71=data67.message,_errs207=errors;
if(errors===_errs207)if(typeof data71=="string"){if(func64(data71)<1)return validate26.errors=[{instancePath:instancePath+"/error/message",schemaPath:"#/propert\
ies/error/properties/message/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"}],!1}else return validate26.errors=
[{instancePath:instancePath+"/error/message",schemaPath:"#/properties/error/properties/message/type",keyword:"type",params:{type:"string"},message:"must be stri\
ng"}],!1;var valid77=_errs207===errors}else var valid77=!0;if(valid77){if(data67.hint!==void 0&&func0.call(data67,"hint")){let _errs209=errors;if(typeof data67.
hint!="string")return validate26.errors=[{instancePath:instancePath+"/error/hint",schemaPath:"#/properties/error/properties/hint/type",keyword:"type",params:{type:"\
string"},message:"must be string"}],!1;var valid77=_errs209===errors}else var valid77=!0;if(valid77){if(data67.retryable!==void 0&&func0.call(data67,"retryable")){
let _errs211=errors;if(typeof data67.retryable!="boolean")return validate26.errors=[{instancePath:instancePath+"/error/retryable",schemaPath:"#/properties/error\
/properties/retryable/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"}],!1;var valid77=_errs211===errors}else var valid77=!0;if(valid77){
if(data67.evidenceId!==void 0&&func0.call(data67,"evidenceId")){let data74=data67.evidenceId,_errs213=errors,_errs214=errors,valid79=!1,passing3=null,_errs215=errors;
if(data74!==null){let err92={instancePath:instancePath+"/error/evidenceId",schemaPath:"#/properties/error/properties/evidenceId/oneOf/0/type",keyword:"type",params:{
type:"null"},message:"must be null"};vErrors===null?vErrors=[err92]:vErrors.push(err92),errors++}var _valid18=_errs215===errors;_valid18&&(valid79=!0,passing3=0);
let _errs217=errors;if(errors===errors)if(typeof data74=="string"){if(!pattern5.test(data74)){let err93={instancePath:instancePath+"/error/evidenceId",schemaPath:"\
#/$defs/digest/pattern",keyword:"pattern",params:{pattern:"^sha256:[0-9a-f]{64}$"},message:'must match pattern "^sha256:[0-9a-f]{64}$"'};vErrors===null?vErrors=
[err93]:vErrors.push(err93),errors++}}else{let err94={instancePath:instancePath+"/error/evidenceId",schemaPath:"#/$defs/digest/type",keyword:"type",params:{type:"\
string"},message:"must be string"};vErrors===null?vErrors=[err94]:vErrors.push(err94),errors++}var _valid18=_errs217===errors;if(_valid18&&valid79?(valid79=!1,passing3=
[passing3,1]):_valid18&&(valid79=!0,passing3=1),valid79)errors=_errs214,vErrors!==null&&(_errs214?vErrors.length=_errs214:vErrors=null);else{let err95={instancePath:instancePath+
"/error/evidenceId",schemaPath:"#/properties/error/properties/evidenceId/oneOf",keyword:"oneOf",params:{passingSchemas:passing3},message:"must match exactly one\
 schema in oneOf"};return vErrors===null?vErrors=[err95]:vErrors.push(err95),errors++,validate26.errors=vErrors,!1}var valid77=_errs213===errors}else var valid77=!0;
if(valid77)if(data67.candidates!==void 0&&func0.call(data67,"candidates")){let data75=data67.candidates,_errs220=errors;if(errors===_errs220)if(Array.isArray(data75)){
if(data75.length<1)return validate26.errors=[{instancePath:instancePath+"/error/candidates",schemaPath:"#/properties/error/properties/candidates/minItems",keyword:"\
minItems",params:{limit:1},message:"must NOT have fewer than 1 items"}],!1;{var valid81=!0;let len2=data75.length;for(let i2=0;i2<len2;i2++){let _errs222=errors;
validate29(data75[i2],{instancePath:instancePath+"/error/candidates/"+i2,parentData:data75,parentDataProperty:i2,rootData,dynamicAnchors})||(vErrors=vErrors===null?
validate29.errors:vErrors.concat(validate29.errors),errors=vErrors.length);var valid81=_errs222===errors;if(!valid81)break}}}else return validate26.errors=[{instancePath:instancePath+
"/error/candidates",schemaPath:"#/properties/error/properties/candidates/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var valid77=_errs220===
errors}else var valid77=!0}}}}}}}}}else return validate26.errors=[{instancePath:instancePath+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{
type:"object"},message:"must be object"}],!1;var valid62=_errs198===errors}else var valid62=!0;if(valid62){if(data.edits!==void 0&&func0.call(data,"edits")){let data77=data.
edits,_errs223=errors;if(!(data77&&typeof data77=="object"&&!Array.isArray(data77))&&data77!==null)return validate26.errors=[{instancePath:instancePath+"/edits",
schemaPath:"#/properties/edits/type",keyword:"type",params:{type:schema38.properties.edits.type},message:"must be object,null"}],!1;var valid62=_errs223===errors}else
var valid62=!0;if(valid62){if(data.processReward!==void 0&&func0.call(data,"processReward")){let data78=data.processReward,_errs225=errors;if(!(data78&&typeof data78==
"object"&&!Array.isArray(data78))&&data78!==null)return validate26.errors=[{instancePath:instancePath+"/processReward",schemaPath:"#/properties/processReward/ty\
pe",keyword:"type",params:{type:schema38.properties.processReward.type},message:"must be object,null"}],!1;var valid62=_errs225===errors}else var valid62=!0;if(valid62){
if(data.environment!==void 0&&func0.call(data,"environment")){let data79=data.environment,_errs227=errors;if(errors===_errs227)if(data79&&typeof data79=="object"&&
!Array.isArray(data79)){let missing38;if((data79.snapshot===void 0||!func0.call(data79,"snapshot"))&&(missing38="snapshot")||(data79.root===void 0||!func0.call(
data79,"root"))&&(missing38="root")||(data79.server===void 0||!func0.call(data79,"server"))&&(missing38="server")||(data79.positionEncoding===void 0||!func0.call(
data79,"positionEncoding"))&&(missing38="positionEncoding")||(data79.toolchain===void 0||!func0.call(data79,"toolchain"))&&(missing38="toolchain")||(data79.readiness===
void 0||!func0.call(data79,"readiness"))&&(missing38="readiness")||(data79.digests===void 0||!func0.call(data79,"digests"))&&(missing38="digests")||(data79.platform===
void 0||!func0.call(data79,"platform"))&&(missing38="platform"))return validate26.errors=[{instancePath:instancePath+"/environment",schemaPath:"#/properties/env\
ironment/required",keyword:"required",params:{missingProperty:missing38},message:"must have required property '"+missing38+"'"}],!1;{let _errs229=errors;for(let key6 of Object.
keys(data79))if(!(key6==="snapshot"||key6==="root"||key6==="server"||key6==="positionEncoding"||key6==="toolchain"||key6==="readiness"||key6==="digests"||key6===
"platform"))return validate26.errors=[{instancePath:instancePath+"/environment",schemaPath:"#/properties/environment/additionalProperties",keyword:"additionalPr\
operties",params:{additionalProperty:key6},message:"must NOT have additional properties"}],!1;if(_errs229===errors){if(data79.snapshot!==void 0&&func0.call(data79,
"snapshot")){let data80=data79.snapshot,_errs230=errors,_errs231=errors,valid83=!1,passing4=null,_errs232=errors;if(data80!==null){let err96={instancePath:instancePath+
"/environment/snapshot",schemaPath:"#/properties/environment/properties/snapshot/oneOf/0/type",keyword:"type",params:{type:"null"},message:"must be null"};vErrors===
null?vErrors=[err96]:vErrors.push(err96),errors++}var _valid19=_errs232===errors;_valid19&&(valid83=!0,passing4=0);let _errs234=errors;if(errors===_errs234)if(data80&&
typeof data80=="object"&&!Array.isArray(data80)){let missing39;if((data80.commit===void 0||!func0.call(data80,"commit"))&&(missing39="commit")||(data80.tree===void 0||
!func0.call(data80,"tree"))&&(missing39="tree")){let err97={instancePath:instancePath+"/environment/snapshot",schemaPath:"#/properties/environment/properties/sn\
apshot/oneOf/1/required",keyword:"required",params:{missingProperty:missing39},message:"must have required property '"+missing39+"'"};vErrors===null?vErrors=[err97]:
vErrors.push(err97),errors++}else{let _errs236=errors;for(let key7 of Object.keys(data80))if(!(key7==="commit"||key7==="tree")){let err98={instancePath:instancePath+
"/environment/snapshot",schemaPath:"#/properties/environment/properties/snapshot/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key7},
message:"must NOT have additional properties"};vErrors===null?vErrors=[err98]:vErrors.push(err98),errors++;break}if(_errs236===errors){if(data80.commit!==void 0&&
func0.call(data80,"commit")){let data81=data80.commit,_errs237=errors,_errs238=errors,valid85=!1,passing5=null,_errs239=errors;if(data81!==null){let err99={instancePath:instancePath+
"/environment/snapshot/commit",schemaPath:"#/properties/environment/properties/snapshot/oneOf/1/properties/commit/oneOf/0/type",keyword:"type",params:{type:"nul\
l"},message:"must be null"};vErrors===null?vErrors=[err99]:vErrors.push(err99),errors++}var _valid20=_errs239===errors;_valid20&&(valid85=!0,passing5=0);let _errs241=errors;
if(errors===errors)if(typeof data81=="string"){if(!pattern33.test(data81)){let err100={instancePath:instancePath+"/environment/snapshot/commit",schemaPath:"#/$d\
efs/objectId/pattern",keyword:"pattern",params:{pattern:"^(?:[0-9a-f]{40}|[0-9a-f]{64})$"},message:'must match pattern "^(?:[0-9a-f]{40}|[0-9a-f]{64})$"'};vErrors===
null?vErrors=[err100]:vErrors.push(err100),errors++}}else{let err101={instancePath:instancePath+"/environment/snapshot/commit",schemaPath:"#/$defs/objectId/type",
keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err101]:vErrors.push(err101),errors++}var _valid20=_errs241===errors;if(_valid20&&
valid85?(valid85=!1,passing5=[passing5,1]):_valid20&&(valid85=!0,passing5=1),valid85)errors=_errs238,vErrors!==null&&(_errs238?vErrors.length=_errs238:vErrors=null);else{
let err102={instancePath:instancePath+"/environment/snapshot/commit",schemaPath:"#/properties/environment/properties/snapshot/oneOf/1/properties/commit/oneOf",keyword:"\
oneOf",params:{passingSchemas:passing5},message:"must match exactly one schema in oneOf"};vErrors===null?vErrors=[err102]:vErrors.push(err102),errors++}var valid84=_errs237===
errors}else var valid84=!0;if(valid84)if(data80.tree!==void 0&&func0.call(data80,"tree")){let data82=data80.tree,_errs244=errors;if(errors===errors)if(typeof data82==
"string"){if(!pattern33.test(data82)){let err103={instancePath:instancePath+"/environment/snapshot/tree",schemaPath:"#/$defs/objectId/pattern",keyword:"pattern",
params:{pattern:"^(?:[0-9a-f]{40}|[0-9a-f]{64})$"},message:'must match pattern "^(?:[0-9a-f]{40}|[0-9a-f]{64})$"'};vErrors===null?vErrors=[err103]:vErrors.push(
err103),errors++}}else{let err104={instancePath:instancePath+"/environment/snapshot/tree",schemaPath:"#/$defs/objectId/type",keyword:"type",params:{type:"string"},
message:"must be string"};vErrors===null?vErrors=[err104]:vErrors.push(err104),errors++}var valid84=_errs244===errors}else var valid84=!0}}}else{let err105={instancePath:instancePath+
"/environment/snapshot",schemaPath:"#/properties/environment/properties/snapshot/oneOf/1/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===
null?vErrors=[err105]:vErrors.push(err105),errors++}var _valid19=_errs234===errors;if(_valid19&&valid83?(valid83=!1,passing4=[passing4,1]):_valid19&&(valid83=!0,
passing4=1),valid83)errors=_errs231,vErrors!==null&&(_errs231?vErrors.length=_errs231:vErrors=null);else{let err106={instancePath:instancePath+"/environment/sna\
pshot",schemaPath:"#/properties/environment/properties/snapshot/oneOf",keyword:"oneOf",params:{passingSchemas:passing4},message:"must match exactly one schema i\
n oneOf"};return vErrors===null?vErrors=[err106]:vErrors.push(err106),errors++,validate26.errors=vErrors,!1}var valid82=_errs230===errors}else var valid82=!0;if(valid82){
if(data79.root!==void 0&&func0.call(data79,"root")){let data83=data79.root,_errs247=errors,_errs248=errors,valid88=!1,passing6=null,_errs249=errors;if(data83!==
null){let err107={instancePath:instancePath+"/environment/root",schemaPath:"#/properties/environment/properties/root/oneOf/0/type",keyword:"type",params:{type:"\
null"},message:"must be null"};vErrors===null?vErrors=[err107]:vErrors.push(err107),errors++}var _valid21=_errs249===errors;_valid21&&(valid88=!0,passing6=0);let _errs251=errors;
if(data83!=="."){let err108={instancePath:instancePath+"/environment/root",schemaPath:"#/properties/environment/properties/root/oneOf/1/const",keyword:"const",params:{
allowedValue:"."},message:"must be equal to constant"};vErrors===null?vErrors=[err108]:vErrors.push(err108),errors++}var _valid21=_errs251===errors;if(_valid21&&
valid88)valid88=!1,passing6=[passing6,1];else{_valid21&&(valid88=!0,passing6=1);let _errs252=errors,_errs253=errors,_errs255=errors,_errs256=errors;if(typeof data83==
"string"&&!pattern8.test(data83)){let err109={};vErrors===null?vErrors=[err109]:vErrors.push(err109),errors++}var valid90=_errs256===errors;if(valid90){let err110={
instancePath:instancePath+"/environment/root",schemaPath:"#/$defs/path/not",keyword:"not",params:{},message:"must NOT be valid"};vErrors===null?vErrors=[err110]:
vErrors.push(err110),errors++}else errors=_errs255,vErrors!==null&&(_errs255?vErrors.length=_errs255:vErrors=null);if(errors===_errs253)if(typeof data83=="strin\
g"){if(func64(data83)<1){let err111={instancePath:instancePath+"/environment/root",schemaPath:"#/$defs/path/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};vErrors===null?vErrors=[err111]:vErrors.push(err111),errors++}}else{let err112={instancePath:instancePath+"/environment/\
root",schemaPath:"#/$defs/path/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err112]:vErrors.push(err112),errors++}
var _valid21=_errs252===errors;_valid21&&valid88?(valid88=!1,passing6=[passing6,2]):_valid21&&(valid88=!0,passing6=2)}if(valid88)errors=_errs248,vErrors!==null&&
(_errs248?vErrors.length=_errs248:vErrors=null);else{let err113={instancePath:instancePath+"/environment/root",schemaPath:"#/properties/environment/properties/r\
oot/oneOf",keyword:"oneOf",params:{passingSchemas:passing6},message:"must match exactly one schema in oneOf"};return vErrors===null?vErrors=[err113]:vErrors.push(
err113),errors++,validate26.errors=vErrors,!1}var valid82=_errs247===errors}else var valid82=!0;if(valid82){if(data79.server!==void 0&&func0.call(data79,"server")){
let data84=data79.server,_errs257=errors,_errs258=errors,valid91=!1,passing7=null,_errs259=errors;if(data84!==null){let err114={instancePath:instancePath+"/envi\
ronment/server",schemaPath:"#/properties/environment/properties/server/oneOf/0/type",keyword:"type",params:{type:"null"},message:"must be null"};vErrors===null?
vErrors=[err114]:vErrors.push(err114),errors++}var _valid22=_errs259===errors;_valid22&&(valid91=!0,passing7=0);let _errs261=errors;if(errors===_errs261)if(data84&&
typeof data84=="object"&&!Array.isArray(data84)){let missing40;if((data84.id===void 0||!func0.call(data84,"id"))&&(missing40="id")||(data84.version===void 0||!func0.
call(data84,"version"))&&(missing40="version")){let err115={instancePath:instancePath+"/environment/server",schemaPath:"#/properties/environment/properties/serv\
er/oneOf/1/required",keyword:"required",params:{missingProperty:missing40},message:"must have required property '"+missing40+"'"};vErrors===null?vErrors=[err115]:
vErrors.push(err115),errors++}else{let _errs263=errors;for(let key8 of Object.keys(data84))if(!(key8==="id"||key8==="version")){let err116={instancePath:instancePath+
"/environment/server",schemaPath:"#/properties/environment/properties/server/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key8},
message:"must NOT have additional properties"};vErrors===null?vErrors=[err116]:vErrors.push(err116),errors++;break}if(_errs263===errors){if(data84.id!==void 0&&
func0.call(data84,"id")){let data85=data84.id,_errs264=errors;if(errors===_errs264)if(typeof data85=="string"){if(func64(data85)<1){let err117={instancePath:instancePath+
"/environment/server/id",schemaPath:"#/properties/environment/properties/server/oneOf/1/properties/id/minLength",keyword:"minLength",params:{limit:1},message:"m\
ust NOT have fewer than 1 characters"};vErrors===null?vErrors=[err117]:vErrors.push(err117),errors++}}else{let err118={instancePath:instancePath+"/environment/s\
erver/id",schemaPath:"#/properties/environment/properties/server/oneOf/1/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===
null?vErrors=[err118]:vErrors.push(err118),errors++}var valid92=_errs264===errors}else var valid92=!0;if(valid92)if(data84.version!==void 0&&func0.call(data84,"\
version")){let data86=data84.version,_errs266=errors;if(errors===_errs266)if(typeof data86=="string"){if(func64(data86)<1){let err119={instancePath:instancePath+
"/environment/server/version",schemaPath:"#/properties/environment/properties/server/oneOf/1/properties/version/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};vErrors===null?vErrors=[err119]:vErrors.push(err119),errors++}}else{let err120={instancePath:instancePath+"/env\
ironment/server/version",schemaPath:"#/properties/environment/properties/server/oneOf/1/properties/version/type",keyword:"type",params:{type:"string"},message:"\
must be string"};vErrors===null?vErrors=[err120]:vErrors.push(err120),errors++}var valid92=_errs266===errors}else var valid92=!0}}}else{let err121={instancePath:instancePath+
"/environment/server",schemaPath:"#/properties/environment/properties/server/oneOf/1/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===
null?vErrors=[err121]:vErrors.push(err121),errors++}var _valid22=_errs261===errors;if(_valid22&&valid91?(valid91=!1,passing7=[passing7,1]):_valid22&&(valid91=!0,
passing7=1),valid91)errors=_errs258,vErrors!==null&&(_errs258?vErrors.length=_errs258:vErrors=null);else{let err122={instancePath:instancePath+"/environment/ser\
ver",schemaPath:"#/properties/environment/properties/server/oneOf",keyword:"oneOf",params:{passingSchemas:passing7},message:"must match exactly one schema in on\
eOf"};return vErrors===null?vErrors=[err122]:vErrors.push(err122),errors++,validate26.errors=vErrors,!1}var valid82=_errs257===errors}else var valid82=!0;if(valid82){
if(data79.positionEncoding!==void 0&&func0.call(data79,"positionEncoding")){let data87=data79.positionEncoding,_errs268=errors;if(!(data87==="utf-8"||data87==="\
utf-16"||data87==="utf-32"||data87===null))return validate26.errors=[{instancePath:instancePath+"/environment/positionEncoding",schemaPath:"#/properties/environ\
ment/properties/positionEncoding/enum",keyword:"enum",params:{allowedValues:schema38.properties.environment.properties.positionEncoding.enum},message:"must be e\
qual to one of the allowed values"}],!1;var valid82=_errs268===errors}else var valid82=!0;if(valid82){if(data79.toolchain!==void 0&&func0.call(data79,"toolchain")){
let data88=data79.toolchain,_errs269=errors,_errs270=errors,valid93=!1,passing8=null,_errs271=errors;if(data88!==null){let err123={instancePath:instancePath+"/e\
nvironment/toolchain",schemaPath:"#/properties/environment/properties/toolchain/oneOf/0/type",keyword:"type",params:{type:"null"},message:"must be null"};vErrors===
null?vErrors=[err123]:vErrors.push(err123),errors++}var _valid23=_errs271===errors;_valid23&&(valid93=!0,passing8=0);let _errs273=errors;if(errors===_errs273)if(data88&&
typeof data88=="object"&&!Array.isArray(data88)){let missing41;if((data88.name===void 0||!func0.call(data88,"name"))&&(missing41="name")||(data88.version===void 0||
!func0.call(data88,"version"))&&(missing41="version")){let err124={instancePath:instancePath+"/environment/toolchain",schemaPath:"#/properties/environment/prope\
rties/toolchain/oneOf/1/required",keyword:"required",params:{missingProperty:missing41},message:"must have required property '"+missing41+"'"};vErrors===null?vErrors=
[err124]:vErrors.push(err124),errors++}else{let _errs275=errors;for(let key9 of Object.keys(data88))if(!(key9==="name"||key9==="version")){let err125={instancePath:instancePath+
"/environment/toolchain",schemaPath:"#/properties/environment/properties/toolchain/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key9},
message:"must NOT have additional properties"};vErrors===null?vErrors=[err125]:vErrors.push(err125),errors++;break}if(_errs275===errors){if(data88.name!==void 0&&
func0.call(data88,"name")){let _errs276=errors;if(typeof data88.name!="string"){let err126={instancePath:instancePath+"/environment/toolchain/name",schemaPath:"\
#/properties/environment/properties/toolchain/oneOf/1/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=
[err126]:vErrors.push(err126),errors++}var valid94=_errs276===errors}else var valid94=!0;if(valid94)if(data88.version!==void 0&&func0.call(data88,"version")){let _errs278=errors;
if(typeof data88.version!="string"){let err127={instancePath:instancePath+"/environment/toolchain/version",schemaPath:"#/properties/environment/properties/toolc\
hain/oneOf/1/properties/version/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err127]:vErrors.push(err127),errors++}
var valid94=_errs278===errors}else var valid94=!0}}}else{let err128={instancePath:instancePath+"/environment/toolchain",schemaPath:"#/properties/environment/pro\
perties/toolchain/oneOf/1/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err128]:vErrors.push(err128),errors++}var _valid23=_errs273===
errors;if(_valid23&&valid93?(valid93=!1,passing8=[passing8,1]):_valid23&&(valid93=!0,passing8=1),valid93)errors=_errs270,vErrors!==null&&(_errs270?vErrors.length=
_errs270:vErrors=null);else{let err129={instancePath:instancePath+"/environment/toolchain",schemaPath:"#/properties/environment/properties/toolchain/oneOf",keyword:"\
oneOf",params:{passingSchemas:passing8},message:"must match exactly one schema in oneOf"};return vErrors===null?vErrors=[err129]:vErrors.push(err129),errors++,validate26.
errors=vErrors,!1}var valid82=_errs269===errors}else var valid82=!0;if(valid82){if(data79.readiness!==void 0&&func0.call(data79,"readiness")){let data91=data79.
readiness,_errs280=errors,_errs281=errors,valid95=!1,passing9=null,_errs282=errors;if(data91!==null){let err130={instancePath:instancePath+"/environment/readine\
ss",schemaPath:"#/properties/environment/properties/readiness/oneOf/0/type",keyword:"type",params:{type:"null"},message:"must be null"};vErrors===null?vErrors=[
err130]:vErrors.push(err130),errors++}var _valid24=_errs282===errors;_valid24&&(valid95=!0,passing9=0);let _errs284=errors;if(errors===_errs284)if(data91&&typeof data91==
"object"&&!Array.isArray(data91)){let missing42;if((data91.method===void 0||!func0.call(data91,"method"))&&(missing42="method")||(data91.evidence===void 0||!func0.
call(data91,"evidence"))&&(missing42="evidence")){let err131={instancePath:instancePath+"/environment/readiness",schemaPath:"#/properties/environment/properties\
/readiness/oneOf/1/required",keyword:"required",params:{missingProperty:missing42},message:"must have required property '"+missing42+"'"};vErrors===null?vErrors=
[err131]:vErrors.push(err131),errors++}else{let _errs286=errors;for(let key10 of Object.keys(data91))if(!(key10==="method"||key10==="evidence")){let err132={instancePath:instancePath+
"/environment/readiness",schemaPath:"#/properties/environment/properties/readiness/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key10},
message:"must NOT have additional properties"};vErrors===null?vErrors=[err132]:vErrors.push(err132),errors++;break}if(_errs286===errors){if(data91.method!==void 0&&
func0.call(data91,"method")){let data92=data91.method,_errs287=errors;if(errors===_errs287)if(typeof data92=="string"){if(func64(data92)<1){let err133={instancePath:instancePath+
"/environment/readiness/method",schemaPath:"#/properties/environment/properties/readiness/oneOf/1/properties/method/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};vErrors===null?vErrors=[err133]:vErrors.push(err133),errors++}}else{let err134={instancePath:instancePath+"/env\
ironment/readiness/method",schemaPath:"#/properties/environment/properties/readiness/oneOf/1/properties/method/type",keyword:"type",params:{type:"string"},message:"\
must be string"};vErrors===null?vErrors=[err134]:vErrors.push(err134),errors++}var valid96=_errs287===errors}else var valid96=!0;if(valid96)if(data91.evidence!==
void 0&&func0.call(data91,"evidence")){let _errs289=errors;if(typeof data91.evidence!="string"){let err135={instancePath:instancePath+"/environment/readiness/ev\
idence",schemaPath:"#/properties/environment/properties/readiness/oneOf/1/properties/evidence/type",keyword:"type",params:{type:"string"},message:"must be strin\
g"};vErrors===null?vErrors=[err135]:vErrors.push(err135),errors++}var valid96=_errs289===errors}else var valid96=!0}}}else{let err136={instancePath:instancePath+
"/environment/readiness",schemaPath:"#/properties/environment/properties/readiness/oneOf/1/type",keyword:"type",params:{type:"object"},message:"must be object"};
vErrors===null?vErrors=[err136]:vErrors.push(err136),errors++}var _valid24=_errs284===errors;if(_valid24&&valid95?(valid95=!1,passing9=[passing9,1]):_valid24&&(valid95=
!0,passing9=1),valid95)errors=_errs281,vErrors!==null&&(_errs281?vErrors.length=_errs281:vErrors=null);else{let err137={instancePath:instancePath+"/environment/\
readiness",schemaPath:"#/properties/environment/properties/readiness/oneOf",keyword:"oneOf",params:{passingSchemas:passing9},message:"must match exactly one sch\
ema in oneOf"};return vErrors===null?vErrors=[err137]:vErrors.push(err137),errors++,validate26.errors=vErrors,!1}var valid82=_errs280===errors}else var valid82=!0;
if(valid82){if(data79.digests!==void 0&&func0.call(data79,"digests")){let data94=data79.digests,_errs291=errors,_errs292=errors,valid97=!1,passing10=null,_errs293=errors;
if(data94!==null){let err138={instancePath:instancePath+"/environment/digests",schemaPath:"#/properties/environment/properties/digests/oneOf/0/type",keyword:"ty\
pe",params:{type:"null"},message:"must be null"};vErrors===null?vErrors=[err138]:vErrors.push(err138),errors++}var _valid25=_errs293===errors;_valid25&&(valid97=
!0,passing10=0);let _errs295=errors;if(errors===_errs295)if(data94&&typeof data94=="object"&&!Array.isArray(data94)){let missing43;if((data94.configuration===void 0||
!func0.call(data94,"configuration"))&&(missing43="configuration")||(data94.packages===void 0||!func0.call(data94,"packages"))&&(missing43="packages")){let err139={
instancePath:instancePath+"/environment/digests",schemaPath:"#/properties/environment/properties/digests/oneOf/1/required",keyword:"required",params:{missingProperty:missing43},
message:"must have required property '"+missing43+"'"};vErrors===null?vErrors=[err139]:vErrors.push(err139),errors++}else{let _errs297=errors;for(let key11 of Object.
keys(data94))if(!(key11==="configuration"||key11==="packages")){let err140={instancePath:instancePath+"/environment/digests",schemaPath:"#/properties/environmen\
t/properties/digests/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key11},message:"must NOT have additional properties"};
vErrors===null?vErrors=[err140]:vErrors.push(err140),errors++;break}if(_errs297===errors){if(data94.configuration!==void 0&&func0.call(data94,"configuration")){
let data95=data94.configuration,_errs298=errors;if(errors===errors)if(typeof data95=="string"){if(!pattern5.test(data95)){let err141={instancePath:instancePath+
"/environment/digests/configuration",schemaPath:"#/$defs/digest/pattern",keyword:"pattern",params:{pattern:"^sha256:[0-9a-f]{64}$"},message:'must match pattern \
"^sha256:[0-9a-f]{64}$"'};vErrors===null?vErrors=[err141]:vErrors.push(err141),errors++}}else{let err142={instancePath:instancePath+"/environment/digests/config\
uration",schemaPath:"#/$defs/digest/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err142]:vErrors.push(err142),errors++}
var valid98=_errs298===errors}else var valid98=!0;if(valid98)if(data94.packages!==void 0&&func0.call(data94,"packages")){let data96=data94.packages,_errs301=errors,
_errs302=errors,valid100=!1,passing11=null,_errs303=errors;if(data96!==null){let err143={instancePath:instancePath+"/environment/digests/packages",schemaPath:"#\
/properties/environment/properties/digests/oneOf/1/properties/packages/oneOf/0/type",keyword:"type",params:{type:"null"},message:"must be null"};vErrors===null?
vErrors=[err143]:vErrors.push(err143),errors++}var _valid26=_errs303===errors;_valid26&&(valid100=!0,passing11=0);let _errs305=errors;if(errors===errors)if(typeof data96==
"string"){if(!pattern5.test(data96)){let err144={instancePath:instancePath+"/environment/digests/packages",schemaPath:"#/$defs/digest/pattern",keyword:"pattern",
params:{pattern:"^sha256:[0-9a-f]{64}$"},message:'must match pattern "^sha256:[0-9a-f]{64}$"'};vErrors===null?vErrors=[err144]:vErrors.push(err144),errors++}}else{
let err145={instancePath:instancePath+"/environment/digests/packages",schemaPath:"#/$defs/digest/type",keyword:"type",params:{type:"string"},message:"must be st\
ring"};vErrors===null?vErrors=[err145]:vErrors.push(err145),errors++}var _valid26=_errs305===errors;if(_valid26&&valid100?(valid100=!1,passing11=[passing11,1]):
_valid26&&(valid100=!0,passing11=1),valid100)errors=_errs302,vErrors!==null&&(_errs302?vErrors.length=_errs302:vErrors=null);else{let err146={instancePath:instancePath+
"/environment/digests/packages",schemaPath:"#/properties/environment/properties/digests/oneOf/1/properties/packages/oneOf",keyword:"oneOf",params:{passingSchemas:passing11},
message:"must match exactly one schema in oneOf"};vErrors===null?vErrors=[err146]:vErrors.push(err146),errors++}var valid98=_errs301===errors}else var valid98=!0}}}else{
let err147={instancePath:instancePath+"/environment/digests",schemaPath:"#/properties/environment/properties/digests/oneOf/1/type",keyword:"type",params:{type:"\
object"},message:"must be object"};vErrors===null?vErrors=[err147]:vErrors.push(err147),errors++}var _valid25=_errs295===errors;if(_valid25&&valid97?(valid97=!1,
passing10=[passing10,1]):_valid25&&(valid97=!0,passing10=1),valid97)errors=_errs292,vErrors!==null&&(_errs292?vErrors.length=_errs292:vErrors=null);else{let err148={
instancePath:instancePath+"/environment/digests",schemaPath:"#/properties/environment/properties/digests/oneOf",keyword:"oneOf",params:{passingSchemas:passing10},
message:"must match exactly one schema in oneOf"};return vErrors===null?vErrors=[err148]:vErrors.push(err148),errors++,validate26.errors=vErrors,!1}var valid82=_errs291===
errors}else var valid82=!0;if(valid82)if(data79.platform!==void 0&&func0.call(data79,"platform")){let data97=data79.platform,_errs308=errors;if(errors===_errs308)
if(data97&&typeof data97=="object"&&!Array.isArray(data97)){let missing44;if((data97.os===void 0||!func0.call(data97,"os"))&&(missing44="os")||(data97.arch===void 0||
!func0.call(data97,"arch"))&&(missing44="arch")||(data97.serverDigest===void 0||!func0.call(data97,"serverDigest"))&&(missing44="serverDigest"))return validate26.
errors=[{instancePath:instancePath+"/environment/platform",schemaPath:"#/properties/environment/properties/platform/required",keyword:"required",params:{missingProperty:missing44},
message:"must have required property '"+missing44+"'"}],!1;{let _errs310=errors;for(let key12 of Object.keys(data97))if(!(key12==="os"||key12==="arch"||key12===
"serverDigest"))return validate26.errors=[{instancePath:instancePath+"/environment/platform",schemaPath:"#/properties/environment/properties/platform/additional\
Properties",keyword:"additionalProperties",params:{additionalProperty:key12},message:"must NOT have additional properties"}],!1;if(_errs310===errors){if(data97.
os!==void 0&&func0.call(data97,"os")){let _errs311=errors;if(typeof data97.os!="string")return validate26.errors=[{instancePath:instancePath+"/environment/platf\
orm/os",schemaPath:"#/properties/environment/properties/platform/properties/os/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid102=_errs311===
errors}else var valid102=!0;if(valid102){if(data97.arch!==void 0&&func0.call(data97,"arch")){let _errs313=errors;if(typeof data97.arch!="string")return validate26.
errors=[{instancePath:instancePath+"/environment/platform/arch",schemaPath:"#/properties/environment/properties/platform/properties/arch/type",keyword:"type",params:{
type:"string"},message:"must be string"}],!1;var valid102=_errs313===errors}else var valid102=!0;if(valid102)if(data97.serverDigest!==void 0&&func0.call(data97,
"serverDigest")){let data100=data97.serverDigest,_errs315=errors,_errs316=errors,valid103=!1,passing12=null,_errs317=errors;if(data100!==null){let err149={instancePath:instancePath+
"/environment/platform/serverDigest",schemaPath:"#/properties/environment/properties/platform/properties/serverDigest/oneOf/0/type",keyword:"type",params:{type:"\
null"},message:"must be null"};vErrors===null?vErrors=[err149]:vErrors.push(err149),errors++}var _valid27=_errs317===errors;_valid27&&(valid103=!0,passing12=0);
let _errs319=errors;if(errors===errors)if(typeof data100=="string"){if(!pattern5.test(data100)){let err150={instancePath:instancePath+"/environment/platform/ser\
verDigest",schemaPath:"#/$defs/digest/pattern",keyword:"pattern",params:{pattern:"^sha256:[0-9a-f]{64}$"},message:'must match pattern "^sha256:[0-9a-f]{64}$"'};
vErrors===null?vErrors=[err150]:vErrors.push(err150),errors++}}else{let err151={instancePath:instancePath+"/environment/platform/serverDigest",schemaPath:"#/$de\
fs/digest/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err151]:vErrors.push(err151),errors++}var _valid27=_errs319===
errors;if(_valid27&&valid103?(valid103=!1,passing12=[passing12,1]):_valid27&&(valid103=!0,passing12=1),valid103)errors=_errs316,vErrors!==null&&(_errs316?vErrors.
length=_errs316:vErrors=null);else{let err152={instancePath:instancePath+"/environment/platform/serverDigest",schemaPath:"#/properties/environment/properties/pl\
atform/properties/serverDigest/oneOf",keyword:"oneOf",params:{passingSchemas:passing12},message:"must match exactly one schema in oneOf"};return vErrors===null?
vErrors=[err152]:vErrors.push(err152),errors++,validate26.errors=vErrors,!1}var valid102=_errs315===errors}else var valid102=!0}}}}else return validate26.errors=
[{instancePath:instancePath+"/environment/platform",schemaPath:"#/properties/environment/properties/platform/type",keyword:"type",params:{type:"object"},message:"\
must be object"}],!1;var valid82=_errs308===errors}else var valid82=!0}}}}}}}}}else return validate26.errors=[{instancePath:instancePath+"/environment",schemaPath:"\
#/properties/environment/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var valid62=_errs227===errors}else var valid62=!0;if(valid62){
if(data.capabilities!==void 0&&func0.call(data,"capabilities")){let data101=data.capabilities,_errs322=errors;if(errors===_errs322)if(data101&&typeof data101=="\
object"&&!Array.isArray(data101)){let missing45;if((data101.used===void 0||!func0.call(data101,"used"))&&(missing45="used")||(data101.partialResult===void 0||!func0.
call(data101,"partialResult"))&&(missing45="partialResult")||(data101.cancellable===void 0||!func0.call(data101,"cancellable"))&&(missing45="cancellable"))return validate26.
errors=[{instancePath:instancePath+"/capabilities",schemaPath:"#/properties/capabilities/required",keyword:"required",params:{missingProperty:missing45},message:"\
must have required property '"+missing45+"'"}],!1;{let _errs324=errors;for(let key13 of Object.keys(data101))if(!(key13==="used"||key13==="partialResult"||key13===
"cancellable"))return validate26.errors=[{instancePath:instancePath+"/capabilities",schemaPath:"#/properties/capabilities/additionalProperties",keyword:"additio\
nalProperties",params:{additionalProperty:key13},message:"must NOT have additional properties"}],!1;if(_errs324===errors){if(data101.used!==void 0&&func0.call(data101,
"used")){let data102=data101.used,_errs325=errors;if(errors===_errs325)if(Array.isArray(data102)){var valid106=!0;let len3=data102.length;for(let i3=0;i3<len3;i3++){
let _errs327=errors;if(typeof data102[i3]!="string")return validate26.errors=[{instancePath:instancePath+"/capabilities/used/"+i3,schemaPath:"#/properties/capab\
ilities/properties/used/items/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid106=_errs327===errors;if(!valid106)break}}else return validate26.
errors=[{instancePath:instancePath+"/capabilities/used",schemaPath:"#/properties/capabilities/properties/used/type",keyword:"type",params:{type:"array"},message:"\
must be array"}],!1;var valid105=_errs325===errors}else var valid105=!0;if(valid105){if(data101.partialResult!==void 0&&func0.call(data101,"partialResult")){let _errs329=errors;
if(typeof data101.partialResult!="boolean")return validate26.errors=[{instancePath:instancePath+"/capabilities/partialResult",schemaPath:"#/properties/capabilit\
ies/properties/partialResult/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"}],!1;var valid105=_errs329===errors}else var valid105=!0;if(valid105)
if(data101.cancellable!==void 0&&func0.call(data101,"cancellable")){let _errs331=errors;if(typeof data101.cancellable!="boolean")return validate26.errors=[{instancePath:instancePath+
"/capabilities/cancellable",schemaPath:"#/properties/capabilities/properties/cancellable/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"}],
!1;var valid105=_errs331===errors}else var valid105=!0}}}}else return validate26.errors=[{instancePath:instancePath+"/capabilities",schemaPath:"#/properties/cap\
abilities/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var valid62=_errs322===errors}else var valid62=!0;if(valid62)if(data.meta!==
void 0&&func0.call(data,"meta")){let data106=data.meta,_errs333=errors;if(errors===_errs333)if(data106&&typeof data106=="object"&&!Array.isArray(data106)){let missing46;
if((data106.exit_code===void 0||!func0.call(data106,"exit_code"))&&(missing46="exit_code")||(data106.sorting_keys===void 0||!func0.call(data106,"sorting_keys"))&&
(missing46="sorting_keys")||(data106.hashing===void 0||!func0.call(data106,"hashing"))&&(missing46="hashing")||(data106.cache===void 0||!func0.call(data106,"cac\
he"))&&(missing46="cache")||(data106.stale===void 0||!func0.call(data106,"stale"))&&(missing46="stale")||(data106.purity===void 0||!func0.call(data106,"purity"))&&
(missing46="purity")||(data106.priority===void 0||!func0.call(data106,"priority"))&&(missing46="priority")||(data106.retries===void 0||!func0.call(data106,"retr\
ies"))&&(missing46="retries")||(data106.restarts===void 0||!func0.call(data106,"restarts"))&&(missing46="restarts")||(data106.cursor===void 0||!func0.call(data106,
"cursor"))&&(missing46="cursor")||(data106.notes===void 0||!func0.call(data106,"notes"))&&(missing46="notes"))return validate26.errors=[{instancePath:instancePath+
"/meta",schemaPath:"#/properties/meta/required",keyword:"required",params:{missingProperty:missing46},message:"must have required property '"+missing46+"'"}],!1;
{let _errs335=errors;for(let key14 of Object.keys(data106))if(!func0.call(schema38.properties.meta.properties,key14))return validate26.errors=[{instancePath:instancePath+
"/meta",schemaPath:"#/properties/meta/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key14},message:"must NOT have additional p\
roperties"}],!1;if(_errs335===errors){if(data106.exit_code!==void 0&&func0.call(data106,"exit_code")){let data107=data106.exit_code,_errs336=errors,_errs337=errors;
if(!(typeof data107=="number"&&!(data107%1)&&!isNaN(data107)&&isFinite(data107)))return validate26.errors=[{instancePath:instancePath+"/meta/exit_code",schemaPath:"\
#/$defs/exitCode/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===_errs337&&typeof data107=="number"&&isFinite(data107)){
if(data107>255||isNaN(data107))return validate26.errors=[{instancePath:instancePath+"/meta/exit_code",schemaPath:"#/$defs/exitCode/maximum",keyword:"maximum",params:{
comparison:"<=",limit:255},message:"must be <= 255"}],!1;if(data107<0||isNaN(data107))return validate26.errors=[{instancePath:instancePath+"/meta/exit_code",schemaPath:"\
#/$defs/exitCode/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}var valid107=_errs336===errors}else var valid107=!0;if(valid107){
if(data106.sorting_keys!==void 0&&func0.call(data106,"sorting_keys")){let data108=data106.sorting_keys,_errs339=errors;if(errors===_errs339)if(Array.isArray(data108)){
var valid109=!0;let len4=data108.length;for(let i4=0;i4<len4;i4++){let _errs341=errors;if(typeof data108[i4]!="string")return validate26.errors=[{instancePath:instancePath+
"/meta/sorting_keys/"+i4,schemaPath:"#/properties/meta/properties/sorting_keys/items/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid109=_errs341===
errors;if(!valid109)break}}else return validate26.errors=[{instancePath:instancePath+"/meta/sorting_keys",schemaPath:"#/properties/meta/properties/sorting_keys/\
type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var valid107=_errs339===errors}else var valid107=!0;if(valid107){if(data106.hashing!==void 0&&
func0.call(data106,"hashing")){let data110=data106.hashing,_errs343=errors;if(errors===_errs343)if(data110&&typeof data110=="object"&&!Array.isArray(data110)){let missing47;
if((data110.algo===void 0||!func0.call(data110,"algo"))&&(missing47="algo"))return validate26.errors=[{instancePath:instancePath+"/meta/hashing",schemaPath:"#/p\
roperties/meta/properties/hashing/required",keyword:"required",params:{missingProperty:missing47},message:"must have required property '"+missing47+"'"}],!1;{let _errs345=errors;
for(let key15 of Object.keys(data110))if(key15!=="algo")return validate26.errors=[{instancePath:instancePath+"/meta/hashing",schemaPath:"#/properties/meta/prope\
rties/hashing/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key15},message:"must NOT have additional properties"}],!1;if(_errs345===
errors&&data110.algo!==void 0&&func0.call(data110,"algo")&&data110.algo!=="sha256-jcs-v1")return validate26.errors=[{instancePath:instancePath+"/meta/hashing/al\
go",schemaPath:"#/properties/meta/properties/hashing/properties/algo/const",keyword:"const",params:{allowedValue:"sha256-jcs-v1"},message:"must be equal to cons\
tant"}],!1}}else return validate26.errors=[{instancePath:instancePath+"/meta/hashing",schemaPath:"#/properties/meta/properties/hashing/type",keyword:"type",params:{
type:"object"},message:"must be object"}],!1;var valid107=_errs343===errors}else var valid107=!0;if(valid107){if(data106.cache!==void 0&&func0.call(data106,"cac\
he")){let data112=data106.cache,_errs347=errors;if(!(data112==="hit"||data112==="miss"))return validate26.errors=[{instancePath:instancePath+"/meta/cache",schemaPath:"\
#/properties/meta/properties/cache/enum",keyword:"enum",params:{allowedValues:schema38.properties.meta.properties.cache.enum},message:"must be equal to one of t\
he allowed values"}],!1;var valid107=_errs347===errors}else var valid107=!0;if(valid107){if(data106.stale!==void 0&&func0.call(data106,"stale")){let _errs348=errors;
if(typeof data106.stale!="boolean")return validate26.errors=[{instancePath:instancePath+"/meta/stale",schemaPath:"#/properties/meta/properties/stale/type",keyword:"\
type",params:{type:"boolean"},message:"must be boolean"}],!1;var valid107=_errs348===errors}else var valid107=!0;if(valid107){if(data106.purity!==void 0&&func0.
call(data106,"purity")){let data114=data106.purity,_errs350=errors;if(!(data114==="pure"||data114==="impure"))return validate26.errors=[{instancePath:instancePath+
"/meta/purity",schemaPath:"#/properties/meta/properties/purity/enum",keyword:"enum",params:{allowedValues:schema38.properties.meta.properties.purity.enum},message:"\
must be equal to one of the allowed values"}],!1;var valid107=_errs350===errors}else var valid107=!0;if(valid107){if(data106.priority!==void 0&&func0.call(data106,
"priority")){let _errs351=errors;if(data106.priority!=="supporting")return validate26.errors=[{instancePath:instancePath+"/meta/priority",schemaPath:"#/properti\
es/meta/properties/priority/const",keyword:"const",params:{allowedValue:"supporting"},message:"must be equal to constant"}],!1;var valid107=_errs351===errors}else
var valid107=!0;if(valid107){if(data106.retries!==void 0&&func0.call(data106,"retries")){let data116=data106.retries,_errs352=errors,_errs353=errors;if(!(typeof data116==
"number"&&!(data116%1)&&!isNaN(data116)&&isFinite(data116)))return validate26.errors=[{instancePath:instancePath+"/meta/retries",schemaPath:"#/$defs/count/type",
keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===_errs353&&typeof data116=="number"&&isFinite(data116)){if(data116>9007199254740991||
isNaN(data116))return validate26.errors=[{instancePath:instancePath+"/meta/retries",schemaPath:"#/$defs/count/maximum",keyword:"maximum",params:{comparison:"<=",
limit:9007199254740991},message:"must be <= 9007199254740991"}],!1;if(data116<0||isNaN(data116))return validate26.errors=[{instancePath:instancePath+"/meta/retr\
ies",schemaPath:"#/$defs/count/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}var valid107=_errs352===errors}else var valid107=!0;
if(valid107){if(data106.restarts!==void 0&&func0.call(data106,"restarts")){let data117=data106.restarts,_errs355=errors,_errs356=errors;if(!(typeof data117=="nu\
mber"&&!(data117%1)&&!isNaN(data117)&&isFinite(data117)))return validate26.errors=[{instancePath:instancePath+"/meta/restarts",schemaPath:"#/$defs/count/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===_errs356&&typeof data117=="number"&&isFinite(data117)){if(data117>9007199254740991||isNaN(
data117))return validate26.errors=[{instancePath:instancePath+"/meta/restarts",schemaPath:"#/$defs/count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},
message:"must be <= 9007199254740991"}],!1;if(data117<0||isNaN(data117))return validate26.errors=[{instancePath:instancePath+"/meta/restarts",schemaPath:"#/$def\
s/count/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}var valid107=_errs355===errors}else var valid107=!0;if(valid107){
if(data106.cursor!==void 0&&func0.call(data106,"cursor")){let data118=data106.cursor,_errs358=errors;if(typeof data118!="string"&&data118!==null)return validate26.
errors=[{instancePath:instancePath+"/meta/cursor",schemaPath:"#/properties/meta/properties/cursor/type",keyword:"type",params:{type:schema38.properties.meta.properties.
cursor.type},message:"must be string,null"}],!1;var valid107=_errs358===errors}else var valid107=!0;if(valid107)if(data106.notes!==void 0&&func0.call(data106,"n\
otes")){let data119=data106.notes,_errs360=errors;if(errors===_errs360)if(Array.isArray(data119)){var valid113=!0;let len5=data119.length;for(let i5=0;i5<len5;i5++){
let _errs362=errors;if(typeof data119[i5]!="string")return validate26.errors=[{instancePath:instancePath+"/meta/notes/"+i5,schemaPath:"#/properties/meta/propert\
ies/notes/items/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid113=_errs362===errors;if(!valid113)break}}else return validate26.
errors=[{instancePath:instancePath+"/meta/notes",schemaPath:"#/properties/meta/properties/notes/type",keyword:"type",params:{type:"array"},message:"must be arra\
y"}],!1;var valid107=_errs360===errors}else var valid107=!0}}}}}}}}}}}}else return validate26.errors=[{instancePath:instancePath+"/meta",schemaPath:"#/propertie\
s/meta/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var valid62=_errs333===errors}else var valid62=!0}}}}}}}}}}}}}}else return validate26.
errors=[{instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return validate26.errors=vErrors,errors===0}validate26.
evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function validate25(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){
let vErrors=null,errors=0,evaluated0=validate25.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),
errors===0)if(data&&typeof data=="object"&&!Array.isArray(data)){let missing0;if((data.id===void 0||!func0.call(data,"id"))&&(missing0="id")||(data.bundle===void 0||
!func0.call(data,"bundle"))&&(missing0="bundle"))return validate25.errors=[{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:missing0},
message:"must have required property '"+missing0+"'"}],!1;{let _errs1=errors;for(let key0 of Object.keys(data))if(!(key0==="id"||key0==="bundle"))return validate25.
errors=[{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional prop\
erties"}],!1;if(_errs1===errors){if(data.id!==void 0&&func0.call(data,"id")){let data0=data.id,_errs2=errors;if(errors===errors)if(typeof data0=="string"){if(func64(
data0)>200)return validate25.errors=[{instancePath:instancePath+"/id",schemaPath:"#/$defs/id/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT\
 have more than 200 characters"}],!1;if(func64(data0)<1)return validate25.errors=[{instancePath:instancePath+"/id",schemaPath:"#/$defs/id/minLength",keyword:"mi\
nLength",params:{limit:1},message:"must NOT have fewer than 1 characters"}],!1}else return validate25.errors=[{instancePath:instancePath+"/id",schemaPath:"#/$de\
fs/id/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid0=_errs2===errors}else var valid0=!0;if(valid0)if(data.bundle!==void 0&&
func0.call(data,"bundle")){let _errs5=errors;validate26(data.bundle,{instancePath:instancePath+"/bundle",parentData:data,parentDataProperty:"bundle",rootData,dynamicAnchors})||
(vErrors=vErrors===null?validate26.errors:vErrors.concat(validate26.errors),errors=vErrors.length);var valid0=_errs5===errors}else var valid0=!0}}}else return validate25.
errors=[{instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return validate25.errors=vErrors,errors===0}validate25.
evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var schema100={type:"object",additionalProperties:!1,required:["code","kind","exitCode","message","hint","r\
etryable","evidenceId"],properties:{code:{type:"string",pattern:"^E/[A-Z_]+$"},kind:{enum:["ServerUnavailable","LanguageNotEnabled","NoServerForExtension","File\
NotFound","RequestTimeout","SessionDead","CapabilityMissing","Wire","BadSelector","NotFound","Ambiguous","Stale","Cancelled","Configuration","Usage","Internal"]},
exitCode:{$ref:"#/$defs/exitCode"},message:{type:"string",minLength:1},hint:{type:"string"},retryable:{type:"boolean"},evidenceId:{oneOf:[{type:"null"},{$ref:"#\
/$defs/digest"}]},candidates:{type:"array",minItems:1,items:{$ref:"#/$defs/candidate"}}}};function validate57(data,{instancePath="",parentData,parentDataProperty,
rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate57.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.
dynamicItems&&(evaluated0.items=void 0),errors===0)if(data&&typeof data=="object"&&!Array.isArray(data)){let missing0;if((data.code===void 0||!func0.call(data,"\
code"))&&(missing0="code")||(data.kind===void 0||!func0.call(data,"kind"))&&(missing0="kind")||(data.exitCode===void 0||!func0.call(data,"exitCode"))&&(missing0=
"exitCode")||(data.message===void 0||!func0.call(data,"message"))&&(missing0="message")||(data.hint===void 0||!func0.call(data,"hint"))&&(missing0="hint")||(data.
retryable===void 0||!func0.call(data,"retryable"))&&(missing0="retryable")||(data.evidenceId===void 0||!func0.call(data,"evidenceId"))&&(missing0="evidenceId"))
return validate57.errors=[{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:missing0},message:"must have required property '"+missing0+
"'"}],!1;{let _errs1=errors;for(let key0 of Object.keys(data))if(!(key0==="code"||key0==="kind"||key0==="exitCode"||key0==="message"||key0==="hint"||key0==="ret\
ryable"||key0==="evidenceId"||key0==="candidates"))return validate57.errors=[{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:key0},message:"must NOT have additional properties"}],!1;if(_errs1===errors){if(data.code!==void 0&&func0.call(data,"code")){let data0=data.code,
_errs2=errors;if(errors===_errs2)if(typeof data0=="string"){if(!pattern31.test(data0))return validate57.errors=[{instancePath:instancePath+"/code",schemaPath:"#\
/properties/code/pattern",keyword:"pattern",params:{pattern:"^E/[A-Z_]+$"},message:'must match pattern "^E/[A-Z_]+$"'}],!1}else return validate57.errors=[{instancePath:instancePath+
"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid0=_errs2===errors}else var valid0=!0;if(valid0){
if(data.kind!==void 0&&func0.call(data,"kind")){let data1=data.kind,_errs4=errors;if(!(data1==="ServerUnavailable"||data1==="LanguageNotEnabled"||data1==="NoSer\
verForExtension"||data1==="FileNotFound"||data1==="RequestTimeout"||data1==="SessionDead"||data1==="CapabilityMissing"||data1==="Wire"||data1==="BadSelector"||data1===
"NotFound"||data1==="Ambiguous"||data1==="Stale"||data1==="Cancelled"||data1==="Configuration"||data1==="Usage"||data1==="Internal"))return validate57.errors=[{
instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues:schema100.properties.kind.enum},message:"must be equa\
l to one of the allowed values"}],!1;var valid0=_errs4===errors}else var valid0=!0;if(valid0){if(data.exitCode!==void 0&&func0.call(data,"exitCode")){let data2=data.
exitCode,_errs5=errors,_errs6=errors;if(!(typeof data2=="number"&&!(data2%1)&&!isNaN(data2)&&isFinite(data2)))return validate57.errors=[{instancePath:instancePath+
"/exitCode",schemaPath:"#/$defs/exitCode/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===_errs6&&typeof data2=="number"&&
isFinite(data2)){if(data2>255||isNaN(data2))return validate57.errors=[{instancePath:instancePath+"/exitCode",schemaPath:"#/$defs/exitCode/maximum",keyword:"maxi\
mum",params:{comparison:"<=",limit:255},message:"must be <= 255"}],!1;if(data2<0||isNaN(data2))return validate57.errors=[{instancePath:instancePath+"/exitCode",
schemaPath:"#/$defs/exitCode/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}var valid0=_errs5===errors}else var valid0=!0;
if(valid0){if(data.message!==void 0&&func0.call(data,"message")){let data3=data.message,_errs8=errors;if(errors===_errs8)if(typeof data3=="string"){if(func64(data3)<
1)return validate57.errors=[{instancePath:instancePath+"/message",schemaPath:"#/properties/message/minLength",keyword:"minLength",params:{limit:1},message:"must\
 NOT have fewer than 1 characters"}],!1}else return validate57.errors=[{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"typ\
e",params:{type:"string"},message:"must be string"}],!1;var valid0=_errs8===errors}else var valid0=!0;if(valid0){if(data.hint!==void 0&&func0.call(data,"hint")){
let _errs10=errors;if(typeof data.hint!="string")return validate57.errors=[{instancePath:instancePath+"/hint",schemaPath:"#/properties/hint/type",keyword:"type",
params:{type:"string"},message:"must be string"}],!1;var valid0=_errs10===errors}else var valid0=!0;if(valid0){if(data.retryable!==void 0&&func0.call(data,"retr\
yable")){let _errs12=errors;if(typeof data.retryable!="boolean")return validate57.errors=[{instancePath:instancePath+"/retryable",schemaPath:"#/properties/retry\
able/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"}],!1;var valid0=_errs12===errors}else var valid0=!0;if(valid0){if(data.evidenceId!==
void 0&&func0.call(data,"evidenceId")){let data6=data.evidenceId,_errs14=errors,_errs15=errors,valid2=!1,passing0=null,_errs16=errors;if(data6!==null){let err0={
instancePath:instancePath+"/evidenceId",schemaPath:"#/properties/evidenceId/oneOf/0/type",keyword:"type",params:{type:"null"},message:"must be null"};vErrors===
null?vErrors=[err0]:vErrors.push(err0),errors++}var _valid0=_errs16===errors;_valid0&&(valid2=!0,passing0=0);let _errs18=errors;if(errors===errors)if(typeof data6==
"string"){if(!pattern5.test(data6)){let err1={instancePath:instancePath+"/evidenceId",schemaPath:"#/$defs/digest/pattern",keyword:"pattern",params:{pattern:"^sh\
a256:[0-9a-f]{64}$"},message:'must match pattern "^sha256:[0-9a-f]{64}$"'};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}}else{let err2={instancePath:instancePath+
"/evidenceId",schemaPath:"#/$defs/digest/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err2]:vErrors.push(err2),
errors++}var _valid0=_errs18===errors;if(_valid0&&valid2?(valid2=!1,passing0=[passing0,1]):_valid0&&(valid2=!0,passing0=1),valid2)errors=_errs15,vErrors!==null&&
(_errs15?vErrors.length=_errs15:vErrors=null);else{let err3={instancePath:instancePath+"/evidenceId",schemaPath:"#/properties/evidenceId/oneOf",keyword:"oneOf",
params:{passingSchemas:passing0},message:"must match exactly one schema in oneOf"};return vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++,validate57.errors=
vErrors,!1}var valid0=_errs14===errors}else var valid0=!0;if(valid0)if(data.candidates!==void 0&&func0.call(data,"candidates")){let data7=data.candidates,_errs21=errors;
if(errors===_errs21)if(Array.isArray(data7)){if(data7.length<1)return validate57.errors=[{instancePath:instancePath+"/candidates",schemaPath:"#/properties/candi\
dates/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"}],!1;{var valid4=!0;let len0=data7.length;for(let i0=0;i0<len0;i0++){
let _errs23=errors;validate29(data7[i0],{instancePath:instancePath+"/candidates/"+i0,parentData:data7,parentDataProperty:i0,rootData,dynamicAnchors})||(vErrors=
vErrors===null?validate29.errors:vErrors.concat(validate29.errors),errors=vErrors.length);var valid4=_errs23===errors;if(!valid4)break}}}else return validate57.
errors=[{instancePath:instancePath+"/candidates",schemaPath:"#/properties/candidates/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var valid0=_errs21===
errors}else var valid0=!0}}}}}}}}}else return validate57.errors=[{instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],
!1;return validate57.errors=vErrors,errors===0}validate57.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function validate56(data,{instancePath="",parentData,
parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate56.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=
void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),errors===0)if(data&&typeof data=="object"&&!Array.isArray(data)){let missing0;if((data.id===void 0||!func0.
call(data,"id"))&&(missing0="id")||(data.line===void 0||!func0.call(data,"line"))&&(missing0="line")||(data.error===void 0||!func0.call(data,"error"))&&(missing0=
"error"))return validate56.errors=[{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:missing0},message:"must have required proper\
ty '"+missing0+"'"}],!1;{let _errs1=errors;for(let key0 of Object.keys(data))if(!(key0==="id"||key0==="line"||key0==="error"))return validate56.errors=[{instancePath,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"}],!1;if(_errs1===
errors){if(data.id!==void 0&&func0.call(data,"id")){let data0=data.id,_errs2=errors,_errs3=errors,valid1=!1,passing0=null,_errs4=errors;if(data0!==null){let err0={
instancePath:instancePath+"/id",schemaPath:"#/properties/id/oneOf/0/type",keyword:"type",params:{type:"null"},message:"must be null"};vErrors===null?vErrors=[err0]:
vErrors.push(err0),errors++}var _valid0=_errs4===errors;_valid0&&(valid1=!0,passing0=0);let _errs6=errors;if(errors===errors)if(typeof data0=="string"){if(func64(
data0)>200){let err1={instancePath:instancePath+"/id",schemaPath:"#/$defs/id/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than \
200 characters"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}else if(func64(data0)<1){let err2={instancePath:instancePath+"/id",schemaPath:"#/$def\
s/id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}}else{
let err3={instancePath:instancePath+"/id",schemaPath:"#/$defs/id/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err3]:
vErrors.push(err3),errors++}var _valid0=_errs6===errors;if(_valid0&&valid1?(valid1=!1,passing0=[passing0,1]):_valid0&&(valid1=!0,passing0=1),valid1)errors=_errs3,
vErrors!==null&&(_errs3?vErrors.length=_errs3:vErrors=null);else{let err4={instancePath:instancePath+"/id",schemaPath:"#/properties/id/oneOf",keyword:"oneOf",params:{
passingSchemas:passing0},message:"must match exactly one schema in oneOf"};return vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++,validate56.errors=vErrors,
!1}var valid0=_errs2===errors}else var valid0=!0;if(valid0){if(data.line!==void 0&&func0.call(data,"line")){let data1=data.line,_errs9=errors;if(!(typeof data1==
"number"&&!(data1%1)&&!isNaN(data1)&&isFinite(data1)))return validate56.errors=[{instancePath:instancePath+"/line",schemaPath:"#/properties/line/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===_errs9&&typeof data1=="number"&&isFinite(data1)){if(data1>9007199254740991||isNaN(data1))
return validate56.errors=[{instancePath:instancePath+"/line",schemaPath:"#/properties/line/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},
message:"must be <= 9007199254740991"}],!1;if(data1<1||isNaN(data1))return validate56.errors=[{instancePath:instancePath+"/line",schemaPath:"#/properties/line/m\
inimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"}],!1}var valid0=_errs9===errors}else var valid0=!0;if(valid0)if(data.error!==void 0&&
func0.call(data,"error")){let _errs11=errors;validate57(data.error,{instancePath:instancePath+"/error",parentData:data,parentDataProperty:"error",rootData,dynamicAnchors})||
(vErrors=vErrors===null?validate57.errors:vErrors.concat(validate57.errors),errors=vErrors.length);var valid0=_errs11===errors}else var valid0=!0}}}}else return validate56.
errors=[{instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return validate56.errors=vErrors,errors===0}validate56.
evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function validate20(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){
let vErrors=null,errors=0,evaluated0=validate20.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),
!(data&&typeof data=="object"&&!Array.isArray(data)))return validate20.errors=[{instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"}],!1;let _errs1=errors,valid0=!1,passing0=null,_errs2=errors;validate21(data,{instancePath,parentData,parentDataProperty,rootData,dynamicAnchors})||
(vErrors=vErrors===null?validate21.errors:vErrors.concat(validate21.errors),errors=vErrors.length);var _valid0=_errs2===errors;if(_valid0){valid0=!0,passing0=0;
var props0=!0}let _errs3=errors;validate23(data,{instancePath,parentData,parentDataProperty,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate23.errors:
vErrors.concat(validate23.errors),errors=vErrors.length);var _valid0=_errs3===errors;if(_valid0&&valid0)valid0=!1,passing0=[passing0,1];else{_valid0&&(valid0=!0,
passing0=1,props0!==!0&&(props0=!0));let _errs4=errors;validate25(data,{instancePath,parentData,parentDataProperty,rootData,dynamicAnchors})||(vErrors=vErrors===
null?validate25.errors:vErrors.concat(validate25.errors),errors=vErrors.length);var _valid0=_errs4===errors;if(_valid0&&valid0)valid0=!1,passing0=[passing0,2];else{
_valid0&&(valid0=!0,passing0=2,props0!==!0&&(props0=!0));let _errs5=errors;validate56(data,{instancePath,parentData,parentDataProperty,rootData,dynamicAnchors})||
(vErrors=vErrors===null?validate56.errors:vErrors.concat(validate56.errors),errors=vErrors.length);var _valid0=_errs5===errors;_valid0&&valid0?(valid0=!1,passing0=
[passing0,3]):_valid0&&(valid0=!0,passing0=3,props0!==!0&&(props0=!0))}}if(valid0)errors=_errs1,vErrors!==null&&(_errs1?vErrors.length=_errs1:vErrors=null);else{
let err0={instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:passing0},message:"must match exactly one schema in oneOf"};return vErrors===
null?vErrors=[err0]:vErrors.push(err0),errors++,validate20.errors=vErrors,!1}return validate20.errors=vErrors,evaluated0.props=props0,errors===0}validate20.evaluated=
{dynamicProps:!0,dynamicItems:!1};var validateBundleV1=validate26;export{validateBatchV1,validateBundleV1};
