import{createRequire as lanserCreateRequire}from"node:module";import{_4_require_ucs2length}from"./together-5B165F7A.js";import{_3_init_node_22}from"./together-59A61A11.js";import{_4___callDispose,_4___commonJS,_4___esm,_4___export,_4___require,_4___toBinaryNode,_4___toCommonJS,_4___toESM,_4___using}from"./together-59A61A11.js";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require2=lanserCreateRequire(import.meta.url);_3_init_node_22();var import_ucs2length=_4___toESM(_4_require_ucs2length(),1);function defaultOf(module){
return module.default??module}var validateBatchV1=validate20,schema32={type:"object",additionalProperties:!1,required:["id","cmd"],properties:{id:{$ref:"#/$defs\
/id"},cmd:{type:"string",minLength:1,not:{const:"cancel"}},place:{oneOf:[{type:"string"},{type:"object",additionalProperties:!1,required:["$ref"],properties:{$ref:{
type:"string",pattern:"^.+#/"}}}]},paths:{type:"array",items:{type:"string"}},workspace:{type:"boolean"},limit:{type:"integer",minimum:1,maximum:9007199254740991},
cursor:{type:"string"},indexing:{enum:["utf-8","utf-16","codepoint"]},timeoutMs:{type:"integer",minimum:1,maximum:36e5},params:{type:"object",additionalProperties:{
type:["string","number","boolean","object"]}},overlay:{type:"object",additionalProperties:{type:"string"}}}},func0=Object.prototype.hasOwnProperty,func64=defaultOf(
import_ucs2length.default),pattern4=new RegExp("^.+#/","u");function validate21(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){
let vErrors=null,errors=0,evaluated0=validate21.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),
errors===0)if(data&&typeof data=="object"&&!Array.isArray(data)){let missing0;if((data.id===void 0||!func0.call(data,"id"))&&(missing0="id")||(data.cmd===void 0||
!func0.call(data,"cmd"))&&(missing0="cmd"))return validate21.errors=[{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:missing0},
message:"must have required property '"+missing0+"'"}],!1;{let _errs1=errors;for(let key0 of Object.keys(data))if(!func0.call(schema32.properties,key0))return validate21.
errors=[{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional prop\
erties"}],!1;if(_errs1===errors){if(data.id!==void 0&&func0.call(data,"id")){let data0=data.id,_errs2=errors;if(errors===errors)if(typeof data0=="string"){if(func64(
data0)>200)return validate21.errors=[{instancePath:instancePath+"/id",schemaPath:"#/$defs/id/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT\
 have more than 200 characters"}],!1;if(func64(data0)<1)return validate21.errors=[{instancePath:instancePath+"/id",schemaPath:"#/$defs/id/minLength",keyword:"mi\
nLength",params:{limit:1},message:"must NOT have fewer than 1 characters"}],!1}else return validate21.errors=[{instancePath:instancePath+"/id",schemaPath:"#/$de\
fs/id/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid0=_errs2===errors}else var valid0=!0;if(valid0){if(data.cmd!==void 0&&func0.
call(data,"cmd")){let data1=data.cmd,_errs5=errors,_errs7=errors,_errs8=errors;if(data1!=="cancel"){let err0={};vErrors===null?vErrors=[err0]:vErrors.push(err0),
errors++}var valid2=_errs8===errors;if(valid2)return validate21.errors=[{instancePath:instancePath+"/cmd",schemaPath:"#/properties/cmd/not",keyword:"not",params:{},
message:"must NOT be valid"}],!1;if(errors=_errs7,vErrors!==null&&(_errs7?vErrors.length=_errs7:vErrors=null),errors===_errs5)if(typeof data1=="string"){if(func64(
data1)<1)return validate21.errors=[{instancePath:instancePath+"/cmd",schemaPath:"#/properties/cmd/minLength",keyword:"minLength",params:{limit:1},message:"must \
NOT have fewer than 1 characters"}],!1}else return validate21.errors=[{instancePath:instancePath+"/cmd",schemaPath:"#/properties/cmd/type",keyword:"type",params:{
type:"string"},message:"must be string"}],!1;var valid0=_errs5===errors}else var valid0=!0;if(valid0){if(data.place!==void 0&&func0.call(data,"place")){let data2=data.
place,_errs9=errors,_errs10=errors,valid3=!1,passing0=null,_errs11=errors;if(typeof data2!="string"){let err1={instancePath:instancePath+"/place",schemaPath:"#/\
properties/place/oneOf/0/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}var _valid0=_errs11===
errors;_valid0&&(valid3=!0,passing0=0);let _errs13=errors;if(errors===_errs13)if(data2&&typeof data2=="object"&&!Array.isArray(data2)){let missing1;if((data2.$ref===
void 0||!func0.call(data2,"$ref"))&&(missing1="$ref")){let err2={instancePath:instancePath+"/place",schemaPath:"#/properties/place/oneOf/1/required",keyword:"re\
quired",params:{missingProperty:missing1},message:"must have required property '"+missing1+"'"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}else{let _errs15=errors;
for(let key1 of Object.keys(data2))if(key1!=="$ref"){let err3={instancePath:instancePath+"/place",schemaPath:"#/properties/place/oneOf/1/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:key1},message:"must NOT have additional properties"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++;
break}if(_errs15===errors&&data2.$ref!==void 0&&func0.call(data2,"$ref")){let data3=data2.$ref;if(errors===errors)if(typeof data3=="string"){if(!pattern4.test(data3)){
let err4={instancePath:instancePath+"/place/$ref",schemaPath:"#/properties/place/oneOf/1/properties/%24ref/pattern",keyword:"pattern",params:{pattern:"^.+#/"},message:'\
must match pattern "^.+#/"'};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}}else{let err5={instancePath:instancePath+"/place/$ref",schemaPath:"#/pro\
perties/place/oneOf/1/properties/%24ref/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}}}}else{
let err6={instancePath:instancePath+"/place",schemaPath:"#/properties/place/oneOf/1/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===
null?vErrors=[err6]:vErrors.push(err6),errors++}var _valid0=_errs13===errors;if(_valid0&&valid3?(valid3=!1,passing0=[passing0,1]):_valid0&&(valid3=!0,passing0=1),
valid3)errors=_errs10,vErrors!==null&&(_errs10?vErrors.length=_errs10:vErrors=null);else{let err7={instancePath:instancePath+"/place",schemaPath:"#/properties/p\
lace/oneOf",keyword:"oneOf",params:{passingSchemas:passing0},message:"must match exactly one schema in oneOf"};return vErrors===null?vErrors=[err7]:vErrors.push(
err7),errors++,validate21.errors=vErrors,!1}var valid0=_errs9===errors}else var valid0=!0;if(valid0){if(data.paths!==void 0&&func0.call(data,"paths")){let data4=data.
paths,_errs18=errors;if(errors===_errs18)if(Array.isArray(data4)){var valid5=!0;let len0=data4.length;for(let i0=0;i0<len0;i0++){let _errs20=errors;if(typeof data4[i0]!=
"string")return validate21.errors=[{instancePath:instancePath+"/paths/"+i0,schemaPath:"#/properties/paths/items/type",keyword:"type",params:{type:"string"},message:"\
must be string"}],!1;var valid5=_errs20===errors;if(!valid5)break}}else return validate21.errors=[{instancePath:instancePath+"/paths",schemaPath:"#/properties/p\
aths/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var valid0=_errs18===errors}else var valid0=!0;if(valid0){if(data.workspace!==void 0&&
func0.call(data,"workspace")){let _errs22=errors;if(typeof data.workspace!="boolean")return validate21.errors=[{instancePath:instancePath+"/workspace",schemaPath:"\
#/properties/workspace/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"}],!1;var valid0=_errs22===errors}else var valid0=!0;if(valid0){if(data.
limit!==void 0&&func0.call(data,"limit")){let data7=data.limit,_errs24=errors;if(!(typeof data7=="number"&&!(data7%1)&&!isNaN(data7)&&isFinite(data7)))return validate21.
errors=[{instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===
_errs24&&typeof data7=="number"&&isFinite(data7)){if(data7>9007199254740991||isNaN(data7))return validate21.errors=[{instancePath:instancePath+"/limit",schemaPath:"\
#/properties/limit/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"}],!1;if(data7<1||isNaN(data7))
return validate21.errors=[{instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"\
must be >= 1"}],!1}var valid0=_errs24===errors}else var valid0=!0;if(valid0){if(data.cursor!==void 0&&func0.call(data,"cursor")){let _errs26=errors;if(typeof data.
cursor!="string")return validate21.errors=[{instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type:"string"},message:"\
must be string"}],!1;var valid0=_errs26===errors}else var valid0=!0;if(valid0){if(data.indexing!==void 0&&func0.call(data,"indexing")){let data9=data.indexing,_errs28=errors;
if(!(data9==="utf-8"||data9==="utf-16"||data9==="codepoint"))return validate21.errors=[{instancePath:instancePath+"/indexing",schemaPath:"#/properties/indexing/\
enum",keyword:"enum",params:{allowedValues:schema32.properties.indexing.enum},message:"must be equal to one of the allowed values"}],!1;var valid0=_errs28===errors}else
var valid0=!0;if(valid0){if(data.timeoutMs!==void 0&&func0.call(data,"timeoutMs")){let data10=data.timeoutMs,_errs29=errors;if(!(typeof data10=="number"&&!(data10%
1)&&!isNaN(data10)&&isFinite(data10)))return validate21.errors=[{instancePath:instancePath+"/timeoutMs",schemaPath:"#/properties/timeoutMs/type",keyword:"type",
params:{type:"integer"},message:"must be integer"}],!1;if(errors===_errs29&&typeof data10=="number"&&isFinite(data10)){if(data10>36e5||isNaN(data10))return validate21.
errors=[{instancePath:instancePath+"/timeoutMs",schemaPath:"#/properties/timeoutMs/maximum",keyword:"maximum",params:{comparison:"<=",limit:36e5},message:"must \
be <= 3600000"}],!1;if(data10<1||isNaN(data10))return validate21.errors=[{instancePath:instancePath+"/timeoutMs",schemaPath:"#/properties/timeoutMs/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1},message:"must be >= 1"}],!1}var valid0=_errs29===errors}else var valid0=!0;if(valid0){if(data.params!==void 0&&func0.call(
data,"params")){let data11=data.params,_errs31=errors;if(errors===_errs31)if(data11&&typeof data11=="object"&&!Array.isArray(data11))for(let key2 of Object.keys(
data11)){let data12=data11[key2],_errs34=errors;if(typeof data12!="string"&&!(typeof data12=="number"&&isFinite(data12))&&typeof data12!="boolean"&&!(data12&&typeof data12==
"object"&&!Array.isArray(data12)))return validate21.errors=[{instancePath:instancePath+"/params/"+key2.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/prop\
erties/params/additionalProperties/type",keyword:"type",params:{type:schema32.properties.params.additionalProperties.type},message:"must be string,number,boolea\
n,object"}],!1;var valid6=_errs34===errors;if(!valid6)break}else return validate21.errors=[{instancePath:instancePath+"/params",schemaPath:"#/properties/params/\
type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var valid0=_errs31===errors}else var valid0=!0;if(valid0)if(data.overlay!==void 0&&func0.
call(data,"overlay")){let data13=data.overlay,_errs36=errors;if(errors===_errs36)if(data13&&typeof data13=="object"&&!Array.isArray(data13))for(let key3 of Object.
keys(data13)){let _errs39=errors;if(typeof data13[key3]!="string")return validate21.errors=[{instancePath:instancePath+"/overlay/"+key3.replace(/~/g,"~0").replace(
/\//g,"~1"),schemaPath:"#/properties/overlay/additionalProperties/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid7=_errs39===
errors;if(!valid7)break}else return validate21.errors=[{instancePath:instancePath+"/overlay",schemaPath:"#/properties/overlay/type",keyword:"type",params:{type:"\
object"},message:"must be object"}],!1;var valid0=_errs36===errors}else var valid0=!0}}}}}}}}}}}}else return validate21.errors=[{instancePath,schemaPath:"#/type",
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
leId","factsId","status","request","resolution","edits","processReward","environment","capabilities","meta"],properties:{version:{const:"1.0"},bundleId:{$ref:"#\
/$defs/digest"},factsId:{$ref:"#/$defs/digest"},status:{enum:["ok","error","partial","unavailable"]},request:{type:"object",additionalProperties:!1,required:["c\
md","selector","indexing","params"],properties:{cmd:{type:"string",pattern:"^[a-z][a-z-]*$"},selector:{type:["string","null"]},indexing:{enum:["utf-8","utf-16",
"codepoint"]},params:{type:"object"}}},resolution:{oneOf:[{type:"null"},{type:"object",additionalProperties:!1,required:["original","resolved","disambiguation"],
properties:{original:{type:"string"},resolved:{type:"object",additionalProperties:!1,required:["path","range","symbol"],properties:{path:{$ref:"#/$defs/path"},range:{
$ref:"#/$defs/range"},symbol:{type:["string","null"]}}},disambiguation:{type:"array",items:{type:"string"}}}}]},facts:{$ref:"#/$defs/facts"},error:{type:"object",
additionalProperties:!1,required:["code","kind","exitCode","message","hint","retryable","evidenceId"],properties:{code:{type:"string",pattern:"^E/[A-Z_]+$"},kind:{
enum:["ServerUnavailable","LanguageNotEnabled","NoServerForExtension","FileNotFound","RequestTimeout","SessionDead","CapabilityMissing","Wire","BadSelector","No\
tFound","Ambiguous","Stale","Cancelled","Configuration","Usage","Internal"]},exitCode:{$ref:"#/$defs/exitCode"},message:{type:"string",minLength:1},hint:{type:"\
string"},retryable:{type:"boolean"},evidenceId:{oneOf:[{type:"null"},{$ref:"#/$defs/digest"}]}}},edits:{type:"null"},processReward:{type:"null"},environment:{type:"\
object",additionalProperties:!1,required:["snapshot","root","server","positionEncoding","toolchain","readiness","platform"],properties:{snapshot:{oneOf:[{type:"\
null"},{type:"object",additionalProperties:!1,required:["commit","tree"],properties:{commit:{oneOf:[{type:"null"},{$ref:"#/$defs/objectId"}]},tree:{$ref:"#/$def\
s/objectId"}}}]},root:{oneOf:[{type:"null"},{const:"."},{$ref:"#/$defs/path"}]},server:{oneOf:[{type:"null"},{type:"object",additionalProperties:!1,required:["i\
d","version"],properties:{id:{type:"string",minLength:1},version:{type:"string",minLength:1}}}]},positionEncoding:{enum:["utf-8","utf-16","utf-32",null]},toolchain:{
oneOf:[{type:"null"},{type:"object",additionalProperties:!1,required:["name","version"],properties:{name:{type:"string"},version:{type:"string"}}}]},readiness:{
oneOf:[{type:"null"},{type:"object",additionalProperties:!1,required:["method","evidence"],properties:{method:{type:"string",minLength:1},evidence:{type:"string"}}}]},
platform:{type:"object",additionalProperties:!1,required:["os","arch","serverDigest"],properties:{os:{type:"string"},arch:{type:"string"},serverDigest:{oneOf:[{
type:"null"},{$ref:"#/$defs/digest"}]}}}}},capabilities:{type:"object",additionalProperties:!1,required:["used","partialResult","cancellable"],properties:{used:{
type:"array",items:{type:"string"}},partialResult:{type:"boolean"},cancellable:{type:"boolean"}}},meta:{type:"object",additionalProperties:!1,required:["exit_co\
de","sorting_keys","hashing","cache","stale","purity","priority","retries","restarts","cursor","notes"],properties:{exit_code:{$ref:"#/$defs/exitCode"},sorting_keys:{
type:"array",items:{type:"string"}},hashing:{type:"object",additionalProperties:!1,required:["algo"],properties:{algo:{const:"sha256-jcs-v1"}}},cache:{enum:["hi\
t","miss"]},stale:{type:"boolean"},purity:{enum:["pure","impure"]},priority:{const:"supporting"},retries:{$ref:"#/$defs/count"},restarts:{$ref:"#/$defs/count"},
cursor:{type:["string","null"]},notes:{type:"array",items:{type:"string"}}}}},oneOf:[{required:["facts"]},{required:["error"]}],allOf:[{if:{required:["facts"],properties:{
request:{type:"object",properties:{cmd:{enum:["context"]}}}}},then:{properties:{facts:{type:"object",required:["pieces","budget","truncated"]}}}},{if:{required:[
"facts"],properties:{request:{type:"object",properties:{cmd:{enum:["status","reload"]}}}}},then:{properties:{facts:{type:"object",required:["servers"]}}}},{if:{
required:["facts"],properties:{request:{type:"object",properties:{cmd:{enum:["request"]}}}}},then:{properties:{facts:{type:"object",required:["response"]}}}},{if:{
required:["facts"],properties:{request:{type:"object",properties:{cmd:{enum:["def","decl","typedef","impl"]}}}}},then:{properties:{facts:{type:"object",required:[
"definitions"]}}}},{if:{required:["facts"],properties:{request:{type:"object",properties:{cmd:{enum:["refs"]}}}}},then:{properties:{facts:{type:"object",required:[
"references"]}}}},{if:{required:["facts"],properties:{request:{type:"object",properties:{cmd:{enum:["hover"]}}}}},then:{properties:{facts:{type:"object",required:[
"hover"]}}}},{if:{required:["facts"],properties:{request:{type:"object",properties:{cmd:{enum:["sig"]}}}}},then:{properties:{facts:{type:"object",required:["sig\
natures"]}}}},{if:{required:["facts"],properties:{request:{type:"object",properties:{cmd:{enum:["symbols","outline"]}}}}},then:{properties:{facts:{type:"object",
required:["symbols"]}}}},{if:{required:["facts"],properties:{request:{type:"object",properties:{cmd:{enum:["calls"]}}}}},then:{properties:{facts:{type:"object",
required:["calls"]}}}},{if:{required:["facts"],properties:{request:{type:"object",properties:{cmd:{enum:["types"]}}}}},then:{properties:{facts:{type:"object",required:[
"types"]}}}},{if:{required:["facts"],properties:{request:{type:"object",properties:{cmd:{enum:["hints"]}}}}},then:{properties:{facts:{type:"object",required:["h\
ints"]}}}},{if:{required:["facts"],properties:{request:{type:"object",properties:{cmd:{enum:["diag","check"]}}}}},then:{properties:{facts:{type:"object",required:[
"diagnostics"]}}}},{if:{required:["facts"],properties:{request:{type:"object",properties:{cmd:{enum:["locate"]}}}}},then:{properties:{facts:{type:"object",required:[
"location"]}}}},{if:{required:["facts"],properties:{request:{type:"object",properties:{cmd:{enum:["capabilities"]}}}}},then:{properties:{facts:{type:"object",required:[
"methods"]}}}},{if:{required:["facts"],properties:{request:{type:"object",properties:{cmd:{enum:["exit-codes"]}}}}},then:{properties:{facts:{type:"object",required:[
"codes"]}}}}],$defs:{digest:{type:"string",pattern:"^sha256:[0-9a-f]{64}$"},objectId:{type:"string",pattern:"^(?:[0-9a-f]{40}|[0-9a-f]{64})$"},path:{type:"strin\
g",minLength:1,not:{pattern:"^/|(?:^|/)\\.\\.?(?:/|$)"}},count:{type:"integer",minimum:0,maximum:9007199254740991},exitCode:{type:"integer",minimum:0,maximum:255},
range:{type:"array",prefixItems:[{$ref:"#/$defs/count"},{$ref:"#/$defs/count"},{$ref:"#/$defs/count"},{$ref:"#/$defs/count"}],items:!1,minItems:4,maxItems:4},location:{
type:"object",additionalProperties:!1,required:["range","evidence"],properties:{path:{$ref:"#/$defs/path"},external:{type:"string",minLength:1},range:{$ref:"#/$\
defs/range"},evidence:{$ref:"#/$defs/digest"}},oneOf:[{required:["path"]},{required:["external"]}]},symbol:{type:"object",additionalProperties:!1,required:["nam\
e","kind","container","range","selectionRange","evidence"],properties:{path:{$ref:"#/$defs/path"},external:{type:"string",minLength:1},name:{type:"string"},kind:{
type:"string",minLength:1},container:{type:["string","null"]},range:{$ref:"#/$defs/range"},selectionRange:{oneOf:[{type:"null"},{$ref:"#/$defs/range"}]},evidence:{
$ref:"#/$defs/digest"}},oneOf:[{required:["path"]},{required:["external"]}]},call:{type:"object",additionalProperties:!1,required:["name","kind","container","ra\
nge","selectionRange","fromRanges","evidence"],properties:{path:{$ref:"#/$defs/path"},external:{type:"string",minLength:1},name:{type:"string"},kind:{type:"stri\
ng",minLength:1},container:{type:["string","null"]},range:{$ref:"#/$defs/range"},selectionRange:{oneOf:[{type:"null"},{$ref:"#/$defs/range"}]},fromRanges:{type:"\
array",items:{$ref:"#/$defs/range"}},evidence:{$ref:"#/$defs/digest"}},oneOf:[{required:["path"]},{required:["external"]}]},facts:{type:"object",additionalProperties:!1,
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
ange"},symbol:{type:["string","null"]},text:{type:"string"},verify:{$ref:"#/$defs/digest"},evidence:{$ref:"#/$defs/digest"}}},servers:{type:"array",items:{type:"\
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
boolean"}}}}},pattern5=new RegExp("^sha256:[0-9a-f]{64}$","u"),pattern7=new RegExp("^[a-z][a-z-]*$","u"),pattern8=new RegExp("^/|(?:^|/)\\.\\.?(?:/|$)","u"),pattern28=new RegExp(
"^E/[A-Z_]+$","u"),pattern30=new RegExp("^(?:[0-9a-f]{40}|[0-9a-f]{64})$","u");function validate27(data,{instancePath="",parentData,parentDataProperty,rootData=data,
dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate27.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),errors===0)if(Array.isArray(data)){if(data.length>4)return validate27.errors=[{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",
params:{limit:4},message:"must NOT have more than 4 items"}],!1;if(data.length<4)return validate27.errors=[{instancePath,schemaPath:"#/minItems",keyword:"minIte\
ms",params:{limit:4},message:"must NOT have fewer than 4 items"}],!1;{let len0=data.length;if(len0>0){let data0=data[0],_errs1=errors,_errs2=errors;if(!(typeof data0==
"number"&&!(data0%1)&&!isNaN(data0)&&isFinite(data0)))return validate27.errors=[{instancePath:instancePath+"/0",schemaPath:"#/$defs/count/type",keyword:"type",params:{
type:"integer"},message:"must be integer"}],!1;if(errors===_errs2&&typeof data0=="number"&&isFinite(data0)){if(data0>9007199254740991||isNaN(data0))return validate27.
errors=[{instancePath:instancePath+"/0",schemaPath:"#/$defs/count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <=\
 9007199254740991"}],!1;if(data0<0||isNaN(data0))return validate27.errors=[{instancePath:instancePath+"/0",schemaPath:"#/$defs/count/minimum",keyword:"minimum",
params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}var valid0=_errs1===errors}if(valid0){if(len0>1){let data1=data[1],_errs4=errors,_errs5=errors;if(!(typeof data1==
"number"&&!(data1%1)&&!isNaN(data1)&&isFinite(data1)))return validate27.errors=[{instancePath:instancePath+"/1",schemaPath:"#/$defs/count/type",keyword:"type",params:{
type:"integer"},message:"must be integer"}],!1;if(errors===_errs5&&typeof data1=="number"&&isFinite(data1)){if(data1>9007199254740991||isNaN(data1))return validate27.
errors=[{instancePath:instancePath+"/1",schemaPath:"#/$defs/count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <=\
 9007199254740991"}],!1;if(data1<0||isNaN(data1))return validate27.errors=[{instancePath:instancePath+"/1",schemaPath:"#/$defs/count/minimum",keyword:"minimum",
params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}var valid0=_errs4===errors}if(valid0){if(len0>2){let data2=data[2],_errs7=errors,_errs8=errors;if(!(typeof data2==
"number"&&!(data2%1)&&!isNaN(data2)&&isFinite(data2)))return validate27.errors=[{instancePath:instancePath+"/2",schemaPath:"#/$defs/count/type",keyword:"type",params:{
type:"integer"},message:"must be integer"}],!1;if(errors===_errs8&&typeof data2=="number"&&isFinite(data2)){if(data2>9007199254740991||isNaN(data2))return validate27.
errors=[{instancePath:instancePath+"/2",schemaPath:"#/$defs/count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <=\
 9007199254740991"}],!1;if(data2<0||isNaN(data2))return validate27.errors=[{instancePath:instancePath+"/2",schemaPath:"#/$defs/count/minimum",keyword:"minimum",
params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}var valid0=_errs7===errors}if(valid0){if(len0>3){let data3=data[3],_errs10=errors,_errs11=errors;if(!(typeof data3==
"number"&&!(data3%1)&&!isNaN(data3)&&isFinite(data3)))return validate27.errors=[{instancePath:instancePath+"/3",schemaPath:"#/$defs/count/type",keyword:"type",params:{
type:"integer"},message:"must be integer"}],!1;if(errors===_errs11&&typeof data3=="number"&&isFinite(data3)){if(data3>9007199254740991||isNaN(data3))return validate27.
errors=[{instancePath:instancePath+"/3",schemaPath:"#/$defs/count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <=\
 9007199254740991"}],!1;if(data3<0||isNaN(data3))return validate27.errors=[{instancePath:instancePath+"/3",schemaPath:"#/$defs/count/minimum",keyword:"minimum",
params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}var valid0=_errs10===errors}if(valid0&&!(data.length<=4))return validate27.errors=[{instancePath,schemaPath:"\
#/items",keyword:"items",params:{limit:4},message:"must NOT have more than 4 items"}],!1}}}}}else return validate27.errors=[{instancePath,schemaPath:"#/type",keyword:"\
type",params:{type:"array"},message:"must be array"}],!1;return validate27.errors=vErrors,errors===0}validate27.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};
var schema47={type:"object",additionalProperties:!1,required:["provenance"],properties:{provenance:{enum:["lsp","builtin"]},definitions:{type:"array",maxItems:1e5,
items:{$ref:"#/$defs/location"}},references:{type:"array",maxItems:1e5,items:{$ref:"#/$defs/location"}},hover:{oneOf:[{type:"null"},{type:"object",additionalProperties:!1,
required:["text","range","evidence"],properties:{text:{type:"string"},range:{oneOf:[{type:"null"},{$ref:"#/$defs/range"}]},evidence:{$ref:"#/$defs/digest"}}}]},
signatures:{type:"array",maxItems:1e5,items:{type:"object",additionalProperties:!1,required:["label","documentation","parameters","evidence"],properties:{label:{
type:"string"},documentation:{type:["string","null"]},parameters:{type:"array",items:{type:"string"}},evidence:{$ref:"#/$defs/digest"}}}},active:{oneOf:[{type:"\
null"},{type:"object",additionalProperties:!1,required:["signature","parameter"],properties:{signature:{$ref:"#/$defs/count"},parameter:{oneOf:[{type:"null"},{$ref:"\
#/$defs/count"}]}}}]},symbols:{type:"array",maxItems:1e5,items:{$ref:"#/$defs/symbol"}},calls:{type:"array",maxItems:1e5,items:{$ref:"#/$defs/call"}},types:{type:"\
array",maxItems:1e5,items:{$ref:"#/$defs/symbol"}},hints:{type:"array",maxItems:1e5,items:{type:"object",additionalProperties:!1,required:["position","label","k\
ind","evidence"],properties:{position:{type:"array",prefixItems:[{$ref:"#/$defs/count"},{$ref:"#/$defs/count"}],items:!1,minItems:2,maxItems:2},label:{type:"str\
ing"},kind:{enum:["type","parameter",null]},evidence:{$ref:"#/$defs/digest"}}}},diagnostics:{type:"array",maxItems:1e5,items:{type:"object",additionalProperties:!1,
required:["path","range","severity","source","code","message","symbol","server","evidence"],properties:{path:{$ref:"#/$defs/path"},range:{$ref:"#/$defs/range"},
severity:{enum:["error","warning","information","hint"]},source:{type:["string","null"]},code:{type:["string","null"]},message:{type:"string"},symbol:{type:["st\
ring","null"]},server:{type:"string",minLength:1},evidence:{$ref:"#/$defs/digest"},also:{type:"array",minItems:1,items:{type:"string",minLength:1}}}}},files:{type:"\
object",additionalProperties:!1,required:["asked","final","unknown"],properties:{asked:{$ref:"#/$defs/count"},final:{$ref:"#/$defs/count"},unknown:{type:"array",
items:{type:"object",additionalProperties:!1,required:["path","reason"],properties:{path:{$ref:"#/$defs/path"},reason:{type:"string",minLength:1}}}}}},passed:{type:"\
boolean"},location:{type:"object",additionalProperties:!1,required:["path","range","whole","symbol","text","verify","evidence"],properties:{path:{$ref:"#/$defs/\
path"},range:{$ref:"#/$defs/range"},whole:{$ref:"#/$defs/range"},symbol:{type:["string","null"]},text:{type:"string"},verify:{$ref:"#/$defs/digest"},evidence:{$ref:"\
#/$defs/digest"}}},servers:{type:"array",items:{type:"object",additionalProperties:!1,required:["id","version","root","state","installed","isStarting","failed",
"restarts"],properties:{id:{type:"string",minLength:1},version:{type:"string",minLength:1},root:{oneOf:[{type:"null"},{const:"."},{$ref:"#/$defs/path"}]},state:{
enum:["configured","resolvable","runnable","ready"]},installed:{type:"boolean"},isStarting:{type:"boolean"},failed:{type:["string","null"]},restarts:{$ref:"#/$d\
efs/count"}}}},pieces:{type:"array",items:{type:"object",additionalProperties:!1,required:["kind","path","nth","range","text","tokens","evidence"],properties:{kind:{
enum:["signature","definition","outline","diagnostic","hint"]},path:{$ref:"#/$defs/path"},nth:{$ref:"#/$defs/count"},range:{$ref:"#/$defs/range"},text:{type:"st\
ring",minLength:1},tokens:{$ref:"#/$defs/count"},evidence:{$ref:"#/$defs/digest"}}}},budget:{type:"object",additionalProperties:!1,required:["tokens","used","by\
tesPerToken","next"],properties:{tokens:{$ref:"#/$defs/count"},used:{$ref:"#/$defs/count"},bytesPerToken:{const:4},next:{oneOf:[{$ref:"#/$defs/count"},{type:"nu\
ll"}]}}},response:{type:"object",additionalProperties:!1,required:["method","result","evidence"],properties:{method:{type:"string",minLength:1},result:!0,evidence:{
$ref:"#/$defs/digest"}}},methods:{type:"array",items:{type:"string"}},questions:{type:"array",items:{type:"string"}},offered:{type:"array",items:{type:"object",
additionalProperties:!1,required:["server","version","root","methods","questions"],properties:{server:{type:"string",minLength:1},version:{type:"string",minLength:1},
root:{type:"string",minLength:1},methods:{type:"array",items:{type:"string"}},questions:{type:"array",items:{type:"string"}}}}},codes:{type:"array",items:{type:"\
object",additionalProperties:!1,required:["code","exitCode","retryable","hint"],properties:{code:{type:"string"},exitCode:{$ref:"#/$defs/exitCode"},retryable:{type:"\
boolean"},hint:{type:"string"}}}},total:{$ref:"#/$defs/count"},truncated:{type:"boolean"}}};function validate30(data,{instancePath="",parentData,parentDataProperty,
rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate30.evaluated;evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0);let _errs1=errors,valid0=!1,passing0=null,_errs2=errors;if(data&&typeof data=="object"&&!Array.isArray(data)){let missing0;if((data.path===
void 0||!func0.call(data,"path"))&&(missing0="path")){let err0={instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:missing0},
message:"must have required property '"+missing0+"'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}}var _valid0=_errs2===errors;_valid0&&(valid0=!0,
passing0=0);let _errs3=errors;if(data&&typeof data=="object"&&!Array.isArray(data)){let missing1;if((data.external===void 0||!func0.call(data,"external"))&&(missing1=
"external")){let err1={instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty:missing1},message:"must have required property '"+
missing1+"'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}}var _valid0=_errs3===errors;if(_valid0&&valid0?(valid0=!1,passing0=[passing0,1]):_valid0&&
(valid0=!0,passing0=1),valid0)errors=_errs1,vErrors!==null&&(_errs1?vErrors.length=_errs1:vErrors=null);else{let err2={instancePath,schemaPath:"#/oneOf",keyword:"\
oneOf",params:{passingSchemas:passing0},message:"must match exactly one schema in oneOf"};return vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++,validate30.
errors=vErrors,!1}if(errors===0)if(data&&typeof data=="object"&&!Array.isArray(data)){let missing2;if((data.range===void 0||!func0.call(data,"range"))&&(missing2=
"range")||(data.evidence===void 0||!func0.call(data,"evidence"))&&(missing2="evidence"))return validate30.errors=[{instancePath,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:missing2},message:"must have required property '"+missing2+"'"}],!1;{let _errs4=errors;for(let key0 of Object.keys(data))if(!(key0===
"path"||key0==="external"||key0==="range"||key0==="evidence"))return validate30.errors=[{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalPro\
perties",params:{additionalProperty:key0},message:"must NOT have additional properties"}],!1;if(_errs4===errors){if(data.path!==void 0&&func0.call(data,"path")){
let data0=data.path,_errs5=errors,_errs6=errors,_errs8=errors,_errs9=errors;if(typeof data0=="string"&&!pattern8.test(data0)){let err3={};vErrors===null?vErrors=
[err3]:vErrors.push(err3),errors++}var valid3=_errs9===errors;if(valid3)return validate30.errors=[{instancePath:instancePath+"/path",schemaPath:"#/$defs/path/no\
t",keyword:"not",params:{},message:"must NOT be valid"}],!1;if(errors=_errs8,vErrors!==null&&(_errs8?vErrors.length=_errs8:vErrors=null),errors===_errs6)if(typeof data0==
"string"){if(func64(data0)<1)return validate30.errors=[{instancePath:instancePath+"/path",schemaPath:"#/$defs/path/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"}],!1}else return validate30.errors=[{instancePath:instancePath+"/path",schemaPath:"#/$defs/path/type",keyword:"t\
ype",params:{type:"string"},message:"must be string"}],!1;var valid1=_errs5===errors}else var valid1=!0;if(valid1){if(data.external!==void 0&&func0.call(data,"e\
xternal")){let data1=data.external,_errs10=errors;if(errors===_errs10)if(typeof data1=="string"){if(func64(data1)<1)return validate30.errors=[{instancePath:instancePath+
"/external",schemaPath:"#/properties/external/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"}],!1}else return validate30.
errors=[{instancePath:instancePath+"/external",schemaPath:"#/properties/external/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid1=_errs10===
errors}else var valid1=!0;if(valid1){if(data.range!==void 0&&func0.call(data,"range")){let _errs12=errors;validate27(data.range,{instancePath:instancePath+"/ran\
ge",parentData:data,parentDataProperty:"range",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate27.errors:vErrors.concat(validate27.errors),errors=vErrors.
length);var valid1=_errs12===errors}else var valid1=!0;if(valid1)if(data.evidence!==void 0&&func0.call(data,"evidence")){let data3=data.evidence,_errs13=errors;
if(errors===errors)if(typeof data3=="string"){if(!pattern5.test(data3))return validate30.errors=[{instancePath:instancePath+"/evidence",schemaPath:"#/$defs/dige\
st/pattern",keyword:"pattern",params:{pattern:"^sha256:[0-9a-f]{64}$"},message:'must match pattern "^sha256:[0-9a-f]{64}$"'}],!1}else return validate30.errors=[
{instancePath:instancePath+"/evidence",schemaPath:"#/$defs/digest/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid1=_errs13===
errors}else var valid1=!0}}}}}else return validate30.errors=[{instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],
!1;return validate30.errors=vErrors,errors===0}validate30.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var schema55={type:"object",additionalProperties:!1,
required:["name","kind","container","range","selectionRange","evidence"],properties:{path:{$ref:"#/$defs/path"},external:{type:"string",minLength:1},name:{type:"\
string"},kind:{type:"string",minLength:1},container:{type:["string","null"]},range:{$ref:"#/$defs/range"},selectionRange:{oneOf:[{type:"null"},{$ref:"#/$defs/ra\
nge"}]},evidence:{$ref:"#/$defs/digest"}},oneOf:[{required:["path"]},{required:["external"]}]};function validate35(data,{instancePath="",parentData,parentDataProperty,
rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate35.evaluated;evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0);let _errs1=errors,valid0=!1,passing0=null,_errs2=errors;if(data&&typeof data=="object"&&!Array.isArray(data)){let missing0;if((data.path===
void 0||!func0.call(data,"path"))&&(missing0="path")){let err0={instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:missing0},
message:"must have required property '"+missing0+"'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}}var _valid0=_errs2===errors;_valid0&&(valid0=!0,
passing0=0);let _errs3=errors;if(data&&typeof data=="object"&&!Array.isArray(data)){let missing1;if((data.external===void 0||!func0.call(data,"external"))&&(missing1=
"external")){let err1={instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty:missing1},message:"must have required property '"+
missing1+"'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}}var _valid0=_errs3===errors;if(_valid0&&valid0?(valid0=!1,passing0=[passing0,1]):_valid0&&
(valid0=!0,passing0=1),valid0)errors=_errs1,vErrors!==null&&(_errs1?vErrors.length=_errs1:vErrors=null);else{let err2={instancePath,schemaPath:"#/oneOf",keyword:"\
oneOf",params:{passingSchemas:passing0},message:"must match exactly one schema in oneOf"};return vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++,validate35.
errors=vErrors,!1}if(errors===0)if(data&&typeof data=="object"&&!Array.isArray(data)){let missing2;if((data.name===void 0||!func0.call(data,"name"))&&(missing2=
"name")||(data.kind===void 0||!func0.call(data,"kind"))&&(missing2="kind")||(data.container===void 0||!func0.call(data,"container"))&&(missing2="container")||(data.
range===void 0||!func0.call(data,"range"))&&(missing2="range")||(data.selectionRange===void 0||!func0.call(data,"selectionRange"))&&(missing2="selectionRange")||
(data.evidence===void 0||!func0.call(data,"evidence"))&&(missing2="evidence"))return validate35.errors=[{instancePath,schemaPath:"#/required",keyword:"required",
params:{missingProperty:missing2},message:"must have required property '"+missing2+"'"}],!1;{let _errs4=errors;for(let key0 of Object.keys(data))if(!(key0==="pa\
th"||key0==="external"||key0==="name"||key0==="kind"||key0==="container"||key0==="range"||key0==="selectionRange"||key0==="evidence"))return validate35.errors=[
{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"}],
!1;if(_errs4===errors){if(data.path!==void 0&&func0.call(data,"path")){let data0=data.path,_errs5=errors,_errs6=errors,_errs8=errors,_errs9=errors;if(typeof data0==
"string"&&!pattern8.test(data0)){let err3={};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}var valid3=_errs9===errors;if(valid3)return validate35.errors=
[{instancePath:instancePath+"/path",schemaPath:"#/$defs/path/not",keyword:"not",params:{},message:"must NOT be valid"}],!1;if(errors=_errs8,vErrors!==null&&(_errs8?
vErrors.length=_errs8:vErrors=null),errors===_errs6)if(typeof data0=="string"){if(func64(data0)<1)return validate35.errors=[{instancePath:instancePath+"/path",schemaPath:"\
#/$defs/path/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"}],!1}else return validate35.errors=[{instancePath:instancePath+
"/path",schemaPath:"#/$defs/path/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid1=_errs5===errors}else var valid1=!0;if(valid1){
if(data.external!==void 0&&func0.call(data,"external")){let data1=data.external,_errs10=errors;if(errors===_errs10)if(typeof data1=="string"){if(func64(data1)<1)
return validate35.errors=[{instancePath:instancePath+"/external",schemaPath:"#/properties/external/minLength",keyword:"minLength",params:{limit:1},message:"must\
 NOT have fewer than 1 characters"}],!1}else return validate35.errors=[{instancePath:instancePath+"/external",schemaPath:"#/properties/external/type",keyword:"t\
ype",params:{type:"string"},message:"must be string"}],!1;var valid1=_errs10===errors}else var valid1=!0;if(valid1){if(data.name!==void 0&&func0.call(data,"name")){
let _errs12=errors;if(typeof data.name!="string")return validate35.errors=[{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",
params:{type:"string"},message:"must be string"}],!1;var valid1=_errs12===errors}else var valid1=!0;if(valid1){if(data.kind!==void 0&&func0.call(data,"kind")){let data3=data.
kind,_errs14=errors;if(errors===_errs14)if(typeof data3=="string"){if(func64(data3)<1)return validate35.errors=[{instancePath:instancePath+"/kind",schemaPath:"#\
/properties/kind/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"}],!1}else return validate35.errors=[{instancePath:instancePath+
"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid1=_errs14===errors}else var valid1=!0;if(valid1){
if(data.container!==void 0&&func0.call(data,"container")){let data4=data.container,_errs16=errors;if(typeof data4!="string"&&data4!==null)return validate35.errors=
[{instancePath:instancePath+"/container",schemaPath:"#/properties/container/type",keyword:"type",params:{type:schema55.properties.container.type},message:"must \
be string,null"}],!1;var valid1=_errs16===errors}else var valid1=!0;if(valid1){if(data.range!==void 0&&func0.call(data,"range")){let _errs18=errors;validate27(data.
range,{instancePath:instancePath+"/range",parentData:data,parentDataProperty:"range",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate27.errors:vErrors.
concat(validate27.errors),errors=vErrors.length);var valid1=_errs18===errors}else var valid1=!0;if(valid1){if(data.selectionRange!==void 0&&func0.call(data,"sel\
ectionRange")){let data6=data.selectionRange,_errs19=errors,_errs20=errors,valid4=!1,passing1=null,_errs21=errors;if(data6!==null){let err4={instancePath:instancePath+
"/selectionRange",schemaPath:"#/properties/selectionRange/oneOf/0/type",keyword:"type",params:{type:"null"},message:"must be null"};vErrors===null?vErrors=[err4]:
vErrors.push(err4),errors++}var _valid1=_errs21===errors;_valid1&&(valid4=!0,passing1=0);let _errs23=errors;validate27(data6,{instancePath:instancePath+"/select\
ionRange",parentData:data,parentDataProperty:"selectionRange",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate27.errors:vErrors.concat(validate27.errors),
errors=vErrors.length);var _valid1=_errs23===errors;if(_valid1&&valid4?(valid4=!1,passing1=[passing1,1]):_valid1&&(valid4=!0,passing1=1),valid4)errors=_errs20,vErrors!==
null&&(_errs20?vErrors.length=_errs20:vErrors=null);else{let err5={instancePath:instancePath+"/selectionRange",schemaPath:"#/properties/selectionRange/oneOf",keyword:"\
oneOf",params:{passingSchemas:passing1},message:"must match exactly one schema in oneOf"};return vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++,validate35.
errors=vErrors,!1}var valid1=_errs19===errors}else var valid1=!0;if(valid1)if(data.evidence!==void 0&&func0.call(data,"evidence")){let data7=data.evidence,_errs24=errors;
if(errors===errors)if(typeof data7=="string"){if(!pattern5.test(data7))return validate35.errors=[{instancePath:instancePath+"/evidence",schemaPath:"#/$defs/dige\
st/pattern",keyword:"pattern",params:{pattern:"^sha256:[0-9a-f]{64}$"},message:'must match pattern "^sha256:[0-9a-f]{64}$"'}],!1}else return validate35.errors=[
{instancePath:instancePath+"/evidence",schemaPath:"#/$defs/digest/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid1=_errs24===
errors}else var valid1=!0}}}}}}}}}else return validate35.errors=[{instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],
!1;return validate35.errors=vErrors,errors===0}validate35.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var schema58={type:"object",additionalProperties:!1,
required:["name","kind","container","range","selectionRange","fromRanges","evidence"],properties:{path:{$ref:"#/$defs/path"},external:{type:"string",minLength:1},
name:{type:"string"},kind:{type:"string",minLength:1},container:{type:["string","null"]},range:{$ref:"#/$defs/range"},selectionRange:{oneOf:[{type:"null"},{$ref:"\
#/$defs/range"}]},fromRanges:{type:"array",items:{$ref:"#/$defs/range"}},evidence:{$ref:"#/$defs/digest"}},oneOf:[{required:["path"]},{required:["external"]}]};
function validate39(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate39.evaluated;
evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0);let _errs1=errors,valid0=!1,passing0=null,_errs2=errors;if(data&&
typeof data=="object"&&!Array.isArray(data)){let missing0;if((data.path===void 0||!func0.call(data,"path"))&&(missing0="path")){let err0={instancePath,schemaPath:"\
#/oneOf/0/required",keyword:"required",params:{missingProperty:missing0},message:"must have required property '"+missing0+"'"};vErrors===null?vErrors=[err0]:vErrors.
push(err0),errors++}}var _valid0=_errs2===errors;_valid0&&(valid0=!0,passing0=0);let _errs3=errors;if(data&&typeof data=="object"&&!Array.isArray(data)){let missing1;
if((data.external===void 0||!func0.call(data,"external"))&&(missing1="external")){let err1={instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{
missingProperty:missing1},message:"must have required property '"+missing1+"'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}}var _valid0=_errs3===
errors;if(_valid0&&valid0?(valid0=!1,passing0=[passing0,1]):_valid0&&(valid0=!0,passing0=1),valid0)errors=_errs1,vErrors!==null&&(_errs1?vErrors.length=_errs1:vErrors=
null);else{let err2={instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:passing0},message:"must match exactly one schema in oneOf"};return vErrors===
null?vErrors=[err2]:vErrors.push(err2),errors++,validate39.errors=vErrors,!1}if(errors===0)if(data&&typeof data=="object"&&!Array.isArray(data)){let missing2;if((data.
name===void 0||!func0.call(data,"name"))&&(missing2="name")||(data.kind===void 0||!func0.call(data,"kind"))&&(missing2="kind")||(data.container===void 0||!func0.
call(data,"container"))&&(missing2="container")||(data.range===void 0||!func0.call(data,"range"))&&(missing2="range")||(data.selectionRange===void 0||!func0.call(
data,"selectionRange"))&&(missing2="selectionRange")||(data.fromRanges===void 0||!func0.call(data,"fromRanges"))&&(missing2="fromRanges")||(data.evidence===void 0||
!func0.call(data,"evidence"))&&(missing2="evidence"))return validate39.errors=[{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:missing2},
message:"must have required property '"+missing2+"'"}],!1;{let _errs4=errors;for(let key0 of Object.keys(data))if(!func0.call(schema58.properties,key0))return validate39.
errors=[{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional prop\
erties"}],!1;if(_errs4===errors){if(data.path!==void 0&&func0.call(data,"path")){let data0=data.path,_errs5=errors,_errs6=errors,_errs8=errors,_errs9=errors;if(typeof data0==
"string"&&!pattern8.test(data0)){let err3={};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}var valid3=_errs9===errors;if(valid3)return validate39.errors=
[{instancePath:instancePath+"/path",schemaPath:"#/$defs/path/not",keyword:"not",params:{},message:"must NOT be valid"}],!1;if(errors=_errs8,vErrors!==null&&(_errs8?
vErrors.length=_errs8:vErrors=null),errors===_errs6)if(typeof data0=="string"){if(func64(data0)<1)return validate39.errors=[{instancePath:instancePath+"/path",schemaPath:"\
#/$defs/path/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"}],!1}else return validate39.errors=[{instancePath:instancePath+
"/path",schemaPath:"#/$defs/path/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid1=_errs5===errors}else var valid1=!0;if(valid1){
if(data.external!==void 0&&func0.call(data,"external")){let data1=data.external,_errs10=errors;if(errors===_errs10)if(typeof data1=="string"){if(func64(data1)<1)
return validate39.errors=[{instancePath:instancePath+"/external",schemaPath:"#/properties/external/minLength",keyword:"minLength",params:{limit:1},message:"must\
 NOT have fewer than 1 characters"}],!1}else return validate39.errors=[{instancePath:instancePath+"/external",schemaPath:"#/properties/external/type",keyword:"t\
ype",params:{type:"string"},message:"must be string"}],!1;var valid1=_errs10===errors}else var valid1=!0;if(valid1){if(data.name!==void 0&&func0.call(data,"name")){
let _errs12=errors;if(typeof data.name!="string")return validate39.errors=[{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",
params:{type:"string"},message:"must be string"}],!1;var valid1=_errs12===errors}else var valid1=!0;if(valid1){if(data.kind!==void 0&&func0.call(data,"kind")){let data3=data.
kind,_errs14=errors;if(errors===_errs14)if(typeof data3=="string"){if(func64(data3)<1)return validate39.errors=[{instancePath:instancePath+"/kind",schemaPath:"#\
/properties/kind/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"}],!1}else return validate39.errors=[{instancePath:instancePath+
"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid1=_errs14===errors}else var valid1=!0;if(valid1){
if(data.container!==void 0&&func0.call(data,"container")){let data4=data.container,_errs16=errors;if(typeof data4!="string"&&data4!==null)return validate39.errors=
[{instancePath:instancePath+"/container",schemaPath:"#/properties/container/type",keyword:"type",params:{type:schema58.properties.container.type},message:"must \
be string,null"}],!1;var valid1=_errs16===errors}else var valid1=!0;if(valid1){if(data.range!==void 0&&func0.call(data,"range")){let _errs18=errors;validate27(data.
range,{instancePath:instancePath+"/range",parentData:data,parentDataProperty:"range",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate27.errors:vErrors.
concat(validate27.errors),errors=vErrors.length);var valid1=_errs18===errors}else var valid1=!0;if(valid1){if(data.selectionRange!==void 0&&func0.call(data,"sel\
ectionRange")){let data6=data.selectionRange,_errs19=errors,_errs20=errors,valid4=!1,passing1=null,_errs21=errors;if(data6!==null){let err4={instancePath:instancePath+
"/selectionRange",schemaPath:"#/properties/selectionRange/oneOf/0/type",keyword:"type",params:{type:"null"},message:"must be null"};vErrors===null?vErrors=[err4]:
vErrors.push(err4),errors++}var _valid1=_errs21===errors;_valid1&&(valid4=!0,passing1=0);let _errs23=errors;validate27(data6,{instancePath:instancePath+"/select\
ionRange",parentData:data,parentDataProperty:"selectionRange",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate27.errors:vErrors.concat(validate27.errors),
errors=vErrors.length);var _valid1=_errs23===errors;if(_valid1&&valid4?(valid4=!1,passing1=[passing1,1]):_valid1&&(valid4=!0,passing1=1),valid4)errors=_errs20,vErrors!==
null&&(_errs20?vErrors.length=_errs20:vErrors=null);else{let err5={instancePath:instancePath+"/selectionRange",schemaPath:"#/properties/selectionRange/oneOf",keyword:"\
oneOf",params:{passingSchemas:passing1},message:"must match exactly one schema in oneOf"};return vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++,validate39.
errors=vErrors,!1}var valid1=_errs19===errors}else var valid1=!0;if(valid1){if(data.fromRanges!==void 0&&func0.call(data,"fromRanges")){let data7=data.fromRanges,
_errs24=errors;if(errors===_errs24)if(Array.isArray(data7)){var valid5=!0;let len0=data7.length;for(let i0=0;i0<len0;i0++){let _errs26=errors;validate27(data7[i0],
{instancePath:instancePath+"/fromRanges/"+i0,parentData:data7,parentDataProperty:i0,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate27.errors:vErrors.
concat(validate27.errors),errors=vErrors.length);var valid5=_errs26===errors;if(!valid5)break}}else return validate39.errors=[{instancePath:instancePath+"/fromR\
anges",schemaPath:"#/properties/fromRanges/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var valid1=_errs24===errors}else var valid1=!0;
if(valid1)if(data.evidence!==void 0&&func0.call(data,"evidence")){let data9=data.evidence,_errs27=errors;if(errors===errors)if(typeof data9=="string"){if(!pattern5.
test(data9))return validate39.errors=[{instancePath:instancePath+"/evidence",schemaPath:"#/$defs/digest/pattern",keyword:"pattern",params:{pattern:"^sha256:[0-9\
a-f]{64}$"},message:'must match pattern "^sha256:[0-9a-f]{64}$"'}],!1}else return validate39.errors=[{instancePath:instancePath+"/evidence",schemaPath:"#/$defs/\
digest/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid1=_errs27===errors}else var valid1=!0}}}}}}}}}}else return validate39.
errors=[{instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return validate39.errors=vErrors,errors===0}validate39.
evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function validate29(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){
let vErrors=null,errors=0,evaluated0=validate29.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),
errors===0)if(data&&typeof data=="object"&&!Array.isArray(data)){let missing0;if((data.provenance===void 0||!func0.call(data,"provenance"))&&(missing0="provenan\
ce"))return validate29.errors=[{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:missing0},message:"must have required property '"+
missing0+"'"}],!1;{let _errs1=errors;for(let key0 of Object.keys(data))if(!func0.call(schema47.properties,key0))return validate29.errors=[{instancePath,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"}],!1;if(_errs1===errors){if(data.
provenance!==void 0&&func0.call(data,"provenance")){let data0=data.provenance,_errs2=errors;if(!(data0==="lsp"||data0==="builtin"))return validate29.errors=[{instancePath:instancePath+
"/provenance",schemaPath:"#/properties/provenance/enum",keyword:"enum",params:{allowedValues:schema47.properties.provenance.enum},message:"must be equal to one \
of the allowed values"}],!1;var valid0=_errs2===errors}else var valid0=!0;if(valid0){if(data.definitions!==void 0&&func0.call(data,"definitions")){let data1=data.
definitions,_errs3=errors;if(errors===_errs3)if(Array.isArray(data1)){if(data1.length>1e5)return validate29.errors=[{instancePath:instancePath+"/definitions",schemaPath:"\
#/properties/definitions/maxItems",keyword:"maxItems",params:{limit:1e5},message:"must NOT have more than 100000 items"}],!1;{var valid1=!0;let len0=data1.length;
for(let i0=0;i0<len0;i0++){let _errs5=errors;validate30(data1[i0],{instancePath:instancePath+"/definitions/"+i0,parentData:data1,parentDataProperty:i0,rootData,
dynamicAnchors})||(vErrors=vErrors===null?validate30.errors:vErrors.concat(validate30.errors),errors=vErrors.length);var valid1=_errs5===errors;if(!valid1)break}}}else
return validate29.errors=[{instancePath:instancePath+"/definitions",schemaPath:"#/properties/definitions/type",keyword:"type",params:{type:"array"},message:"mus\
t be array"}],!1;var valid0=_errs3===errors}else var valid0=!0;if(valid0){if(data.references!==void 0&&func0.call(data,"references")){let data3=data.references,
_errs6=errors;if(errors===_errs6)if(Array.isArray(data3)){if(data3.length>1e5)return validate29.errors=[{instancePath:instancePath+"/references",schemaPath:"#/p\
roperties/references/maxItems",keyword:"maxItems",params:{limit:1e5},message:"must NOT have more than 100000 items"}],!1;{var valid2=!0;let len1=data3.length;for(let i1=0;i1<
len1;i1++){let _errs8=errors;validate30(data3[i1],{instancePath:instancePath+"/references/"+i1,parentData:data3,parentDataProperty:i1,rootData,dynamicAnchors})||
(vErrors=vErrors===null?validate30.errors:vErrors.concat(validate30.errors),errors=vErrors.length);var valid2=_errs8===errors;if(!valid2)break}}}else return validate29.
errors=[{instancePath:instancePath+"/references",schemaPath:"#/properties/references/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var valid0=_errs6===
errors}else var valid0=!0;if(valid0){if(data.hover!==void 0&&func0.call(data,"hover")){let data5=data.hover,_errs9=errors,_errs10=errors,valid3=!1,passing0=null,
_errs11=errors;if(data5!==null){let err0={instancePath:instancePath+"/hover",schemaPath:"#/properties/hover/oneOf/0/type",keyword:"type",params:{type:"null"},message:"\
must be null"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}var _valid0=_errs11===errors;_valid0&&(valid3=!0,passing0=0);let _errs13=errors;if(errors===
_errs13)if(data5&&typeof data5=="object"&&!Array.isArray(data5)){let missing1;if((data5.text===void 0||!func0.call(data5,"text"))&&(missing1="text")||(data5.range===
void 0||!func0.call(data5,"range"))&&(missing1="range")||(data5.evidence===void 0||!func0.call(data5,"evidence"))&&(missing1="evidence")){let err1={instancePath:instancePath+
"/hover",schemaPath:"#/properties/hover/oneOf/1/required",keyword:"required",params:{missingProperty:missing1},message:"must have required property '"+missing1+
"'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}else{let _errs15=errors;for(let key1 of Object.keys(data5))if(!(key1==="text"||key1==="range"||key1===
"evidence")){let err2={instancePath:instancePath+"/hover",schemaPath:"#/properties/hover/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key1},
message:"must NOT have additional properties"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++;break}if(_errs15===errors){if(data5.text!==void 0&&func0.
call(data5,"text")){let _errs16=errors;if(typeof data5.text!="string"){let err3={instancePath:instancePath+"/hover/text",schemaPath:"#/properties/hover/oneOf/1/\
properties/text/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}var valid4=_errs16===
errors}else var valid4=!0;if(valid4){if(data5.range!==void 0&&func0.call(data5,"range")){let data7=data5.range,_errs18=errors,_errs19=errors,valid5=!1,passing1=null,
_errs20=errors;if(data7!==null){let err4={instancePath:instancePath+"/hover/range",schemaPath:"#/properties/hover/oneOf/1/properties/range/oneOf/0/type",keyword:"\
type",params:{type:"null"},message:"must be null"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}var _valid1=_errs20===errors;_valid1&&(valid5=!0,passing1=
0);let _errs22=errors;validate27(data7,{instancePath:instancePath+"/hover/range",parentData:data5,parentDataProperty:"range",rootData,dynamicAnchors})||(vErrors=
vErrors===null?validate27.errors:vErrors.concat(validate27.errors),errors=vErrors.length);var _valid1=_errs22===errors;if(_valid1&&valid5?(valid5=!1,passing1=[passing1,
1]):_valid1&&(valid5=!0,passing1=1),valid5)errors=_errs19,vErrors!==null&&(_errs19?vErrors.length=_errs19:vErrors=null);else{let err5={instancePath:instancePath+
"/hover/range",schemaPath:"#/properties/hover/oneOf/1/properties/range/oneOf",keyword:"oneOf",params:{passingSchemas:passing1},message:"must match exactly one s\
chema in oneOf"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}var valid4=_errs18===errors}else var valid4=!0;if(valid4)if(data5.evidence!==void 0&&
func0.call(data5,"evidence")){let data8=data5.evidence,_errs23=errors;if(errors===errors)if(typeof data8=="string"){if(!pattern5.test(data8)){let err6={instancePath:instancePath+
"/hover/evidence",schemaPath:"#/$defs/digest/pattern",keyword:"pattern",params:{pattern:"^sha256:[0-9a-f]{64}$"},message:'must match pattern "^sha256:[0-9a-f]{6\
4}$"'};vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}}else{let err7={instancePath:instancePath+"/hover/evidence",schemaPath:"#/$defs/digest/type",keyword:"\
type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}var valid4=_errs23===errors}else var valid4=!0}}}}else{
let err8={instancePath:instancePath+"/hover",schemaPath:"#/properties/hover/oneOf/1/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===
null?vErrors=[err8]:vErrors.push(err8),errors++}var _valid0=_errs13===errors;if(_valid0&&valid3?(valid3=!1,passing0=[passing0,1]):_valid0&&(valid3=!0,passing0=1),
valid3)errors=_errs10,vErrors!==null&&(_errs10?vErrors.length=_errs10:vErrors=null);else{let err9={instancePath:instancePath+"/hover",schemaPath:"#/properties/h\
over/oneOf",keyword:"oneOf",params:{passingSchemas:passing0},message:"must match exactly one schema in oneOf"};return vErrors===null?vErrors=[err9]:vErrors.push(
err9),errors++,validate29.errors=vErrors,!1}var valid0=_errs9===errors}else var valid0=!0;if(valid0){if(data.signatures!==void 0&&func0.call(data,"signatures")){
let data9=data.signatures,_errs26=errors;if(errors===_errs26)if(Array.isArray(data9)){if(data9.length>1e5)return validate29.errors=[{instancePath:instancePath+"\
/signatures",schemaPath:"#/properties/signatures/maxItems",keyword:"maxItems",params:{limit:1e5},message:"must NOT have more than 100000 items"}],!1;{var valid7=!0;
let len2=data9.length;for(let i2=0;i2<len2;i2++){let data10=data9[i2],_errs28=errors;if(errors===_errs28)if(data10&&typeof data10=="object"&&!Array.isArray(data10)){
let missing2;if((data10.label===void 0||!func0.call(data10,"label"))&&(missing2="label")||(data10.documentation===void 0||!func0.call(data10,"documentation"))&&
(missing2="documentation")||(data10.parameters===void 0||!func0.call(data10,"parameters"))&&(missing2="parameters")||(data10.evidence===void 0||!func0.call(data10,
"evidence"))&&(missing2="evidence"))return validate29.errors=[{instancePath:instancePath+"/signatures/"+i2,schemaPath:"#/properties/signatures/items/required",keyword:"\
required",params:{missingProperty:missing2},message:"must have required property '"+missing2+"'"}],!1;{let _errs30=errors;for(let key2 of Object.keys(data10))if(!(key2===
"label"||key2==="documentation"||key2==="parameters"||key2==="evidence"))return validate29.errors=[{instancePath:instancePath+"/signatures/"+i2,schemaPath:"#/pr\
operties/signatures/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key2},message:"must NOT have additional properties"}],
!1;if(_errs30===errors){if(data10.label!==void 0&&func0.call(data10,"label")){let _errs31=errors;if(typeof data10.label!="string")return validate29.errors=[{instancePath:instancePath+
"/signatures/"+i2+"/label",schemaPath:"#/properties/signatures/items/properties/label/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;
var valid8=_errs31===errors}else var valid8=!0;if(valid8){if(data10.documentation!==void 0&&func0.call(data10,"documentation")){let data12=data10.documentation,
_errs33=errors;if(typeof data12!="string"&&data12!==null)return validate29.errors=[{instancePath:instancePath+"/signatures/"+i2+"/documentation",schemaPath:"#/p\
roperties/signatures/items/properties/documentation/type",keyword:"type",params:{type:schema47.properties.signatures.items.properties.documentation.type},message:"\
must be string,null"}],!1;var valid8=_errs33===errors}else var valid8=!0;if(valid8){if(data10.parameters!==void 0&&func0.call(data10,"parameters")){let data13=data10.
parameters,_errs35=errors;if(errors===_errs35)if(Array.isArray(data13)){var valid9=!0;let len3=data13.length;for(let i3=0;i3<len3;i3++){let _errs37=errors;if(typeof data13[i3]!=
"string")return validate29.errors=[{instancePath:instancePath+"/signatures/"+i2+"/parameters/"+i3,schemaPath:"#/properties/signatures/items/properties/parameter\
s/items/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid9=_errs37===errors;if(!valid9)break}}else return validate29.errors=[{
instancePath:instancePath+"/signatures/"+i2+"/parameters",schemaPath:"#/properties/signatures/items/properties/parameters/type",keyword:"type",params:{type:"arr\
ay"},message:"must be array"}],!1;var valid8=_errs35===errors}else var valid8=!0;if(valid8)if(data10.evidence!==void 0&&func0.call(data10,"evidence")){let data15=data10.
evidence,_errs39=errors;if(errors===errors)if(typeof data15=="string"){if(!pattern5.test(data15))return validate29.errors=[{instancePath:instancePath+"/signatur\
es/"+i2+"/evidence",schemaPath:"#/$defs/digest/pattern",keyword:"pattern",params:{pattern:"^sha256:[0-9a-f]{64}$"},message:'must match pattern "^sha256:[0-9a-f]\
{64}$"'}],!1}else return validate29.errors=[{instancePath:instancePath+"/signatures/"+i2+"/evidence",schemaPath:"#/$defs/digest/type",keyword:"type",params:{type:"\
string"},message:"must be string"}],!1;var valid8=_errs39===errors}else var valid8=!0}}}}}else return validate29.errors=[{instancePath:instancePath+"/signatures\
/"+i2,schemaPath:"#/properties/signatures/items/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var valid7=_errs28===errors;if(!valid7)
break}}}else return validate29.errors=[{instancePath:instancePath+"/signatures",schemaPath:"#/properties/signatures/type",keyword:"type",params:{type:"array"},message:"\
must be array"}],!1;var valid0=_errs26===errors}else var valid0=!0;if(valid0){if(data.active!==void 0&&func0.call(data,"active")){let data16=data.active,_errs42=errors,
_errs43=errors,valid11=!1,passing2=null,_errs44=errors;if(data16!==null){let err10={instancePath:instancePath+"/active",schemaPath:"#/properties/active/oneOf/0/\
type",keyword:"type",params:{type:"null"},message:"must be null"};vErrors===null?vErrors=[err10]:vErrors.push(err10),errors++}var _valid2=_errs44===errors;_valid2&&
(valid11=!0,passing2=0);let _errs46=errors;if(errors===_errs46)if(data16&&typeof data16=="object"&&!Array.isArray(data16)){let missing3;if((data16.signature===void 0||
!func0.call(data16,"signature"))&&(missing3="signature")||(data16.parameter===void 0||!func0.call(data16,"parameter"))&&(missing3="parameter")){let err11={instancePath:instancePath+
"/active",schemaPath:"#/properties/active/oneOf/1/required",keyword:"required",params:{missingProperty:missing3},message:"must have required property '"+missing3+
"'"};vErrors===null?vErrors=[err11]:vErrors.push(err11),errors++}else{let _errs48=errors;for(let key3 of Object.keys(data16))if(!(key3==="signature"||key3==="pa\
rameter")){let err12={instancePath:instancePath+"/active",schemaPath:"#/properties/active/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key3},
message:"must NOT have additional properties"};vErrors===null?vErrors=[err12]:vErrors.push(err12),errors++;break}if(_errs48===errors){if(data16.signature!==void 0&&
func0.call(data16,"signature")){let data17=data16.signature,_errs49=errors,_errs50=errors;if(!(typeof data17=="number"&&!(data17%1)&&!isNaN(data17)&&isFinite(data17))){
let err13={instancePath:instancePath+"/active/signature",schemaPath:"#/$defs/count/type",keyword:"type",params:{type:"integer"},message:"must be integer"};vErrors===
null?vErrors=[err13]:vErrors.push(err13),errors++}if(errors===_errs50&&typeof data17=="number"&&isFinite(data17)){if(data17>9007199254740991||isNaN(data17)){let err14={
instancePath:instancePath+"/active/signature",schemaPath:"#/$defs/count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must\
 be <= 9007199254740991"};vErrors===null?vErrors=[err14]:vErrors.push(err14),errors++}else if(data17<0||isNaN(data17)){let err15={instancePath:instancePath+"/ac\
tive/signature",schemaPath:"#/$defs/count/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};vErrors===null?vErrors=[err15]:vErrors.
push(err15),errors++}}var valid12=_errs49===errors}else var valid12=!0;if(valid12)if(data16.parameter!==void 0&&func0.call(data16,"parameter")){let data18=data16.
parameter,_errs52=errors,_errs53=errors,valid14=!1,passing3=null,_errs54=errors;if(data18!==null){let err16={instancePath:instancePath+"/active/parameter",schemaPath:"\
#/properties/active/oneOf/1/properties/parameter/oneOf/0/type",keyword:"type",params:{type:"null"},message:"must be null"};vErrors===null?vErrors=[err16]:vErrors.
push(err16),errors++}var _valid3=_errs54===errors;_valid3&&(valid14=!0,passing3=0);let _errs56=errors,_errs57=errors;if(!(typeof data18=="number"&&!(data18%1)&&
!isNaN(data18)&&isFinite(data18))){let err17={instancePath:instancePath+"/active/parameter",schemaPath:"#/$defs/count/type",keyword:"type",params:{type:"integer"},
message:"must be integer"};vErrors===null?vErrors=[err17]:vErrors.push(err17),errors++}if(errors===_errs57&&typeof data18=="number"&&isFinite(data18)){if(data18>
9007199254740991||isNaN(data18)){let err18={instancePath:instancePath+"/active/parameter",schemaPath:"#/$defs/count/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991},message:"must be <= 9007199254740991"};vErrors===null?vErrors=[err18]:vErrors.push(err18),errors++}else if(data18<0||isNaN(data18)){
let err19={instancePath:instancePath+"/active/parameter",schemaPath:"#/$defs/count/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be \
>= 0"};vErrors===null?vErrors=[err19]:vErrors.push(err19),errors++}}var _valid3=_errs56===errors;if(_valid3&&valid14?(valid14=!1,passing3=[passing3,1]):_valid3&&
(valid14=!0,passing3=1),valid14)errors=_errs53,vErrors!==null&&(_errs53?vErrors.length=_errs53:vErrors=null);else{let err20={instancePath:instancePath+"/active/\
parameter",schemaPath:"#/properties/active/oneOf/1/properties/parameter/oneOf",keyword:"oneOf",params:{passingSchemas:passing3},message:"must match exactly one \
schema in oneOf"};vErrors===null?vErrors=[err20]:vErrors.push(err20),errors++}var valid12=_errs52===errors}else var valid12=!0}}}else{let err21={instancePath:instancePath+
"/active",schemaPath:"#/properties/active/oneOf/1/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err21]:vErrors.push(
err21),errors++}var _valid2=_errs46===errors;if(_valid2&&valid11?(valid11=!1,passing2=[passing2,1]):_valid2&&(valid11=!0,passing2=1),valid11)errors=_errs43,vErrors!==
null&&(_errs43?vErrors.length=_errs43:vErrors=null);else{let err22={instancePath:instancePath+"/active",schemaPath:"#/properties/active/oneOf",keyword:"oneOf",params:{
passingSchemas:passing2},message:"must match exactly one schema in oneOf"};return vErrors===null?vErrors=[err22]:vErrors.push(err22),errors++,validate29.errors=
vErrors,!1}var valid0=_errs42===errors}else var valid0=!0;if(valid0){if(data.symbols!==void 0&&func0.call(data,"symbols")){let data19=data.symbols,_errs59=errors;
if(errors===_errs59)if(Array.isArray(data19)){if(data19.length>1e5)return validate29.errors=[{instancePath:instancePath+"/symbols",schemaPath:"#/properties/symb\
ols/maxItems",keyword:"maxItems",params:{limit:1e5},message:"must NOT have more than 100000 items"}],!1;{var valid16=!0;let len4=data19.length;for(let i4=0;i4<len4;i4++){
let _errs61=errors;validate35(data19[i4],{instancePath:instancePath+"/symbols/"+i4,parentData:data19,parentDataProperty:i4,rootData,dynamicAnchors})||(vErrors=vErrors===
null?validate35.errors:vErrors.concat(validate35.errors),errors=vErrors.length);var valid16=_errs61===errors;if(!valid16)break}}}else return validate29.errors=[
{instancePath:instancePath+"/symbols",schemaPath:"#/properties/symbols/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var valid0=_errs59===
errors}else var valid0=!0;if(valid0){if(data.calls!==void 0&&func0.call(data,"calls")){let data21=data.calls,_errs62=errors;if(errors===_errs62)if(Array.isArray(
data21)){if(data21.length>1e5)return validate29.errors=[{instancePath:instancePath+"/calls",schemaPath:"#/properties/calls/maxItems",keyword:"maxItems",params:{
limit:1e5},message:"must NOT have more than 100000 items"}],!1;{var valid17=!0;let len5=data21.length;for(let i5=0;i5<len5;i5++){let _errs64=errors;validate39(data21[i5],
{instancePath:instancePath+"/calls/"+i5,parentData:data21,parentDataProperty:i5,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate39.errors:vErrors.concat(
validate39.errors),errors=vErrors.length);var valid17=_errs64===errors;if(!valid17)break}}}else return validate29.errors=[{instancePath:instancePath+"/calls",schemaPath:"\
#/properties/calls/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var valid0=_errs62===errors}else var valid0=!0;if(valid0){if(data.types!==
void 0&&func0.call(data,"types")){let data23=data.types,_errs65=errors;if(errors===_errs65)if(Array.isArray(data23)){if(data23.length>1e5)return validate29.errors=
[{instancePath:instancePath+"/types",schemaPath:"#/properties/types/maxItems",keyword:"maxItems",params:{limit:1e5},message:"must NOT have more than 100000 item\
s"}],!1;{var valid18=!0;let len6=data23.length;for(let i6=0;i6<len6;i6++){let _errs67=errors;validate35(data23[i6],{instancePath:instancePath+"/types/"+i6,parentData:data23,
parentDataProperty:i6,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate35.errors:vErrors.concat(validate35.errors),errors=vErrors.length);var valid18=_errs67===
errors;if(!valid18)break}}}else return validate29.errors=[{instancePath:instancePath+"/types",schemaPath:"#/properties/types/type",keyword:"type",params:{type:"\
array"},message:"must be array"}],!1;var valid0=_errs65===errors}else var valid0=!0;if(valid0){if(data.hints!==void 0&&func0.call(data,"hints")){let data25=data.
hints,_errs68=errors;if(errors===_errs68)if(Array.isArray(data25)){if(data25.length>1e5)return validate29.errors=[{instancePath:instancePath+"/hints",schemaPath:"\
#/properties/hints/maxItems",keyword:"maxItems",params:{limit:1e5},message:"must NOT have more than 100000 items"}],!1;{var valid19=!0;let len7=data25.length;for(let i7=0;i7<
len7;i7++){let data26=data25[i7],_errs70=errors;if(errors===_errs70)if(data26&&typeof data26=="object"&&!Array.isArray(data26)){let missing4;if((data26.position===
void 0||!func0.call(data26,"position"))&&(missing4="position")||(data26.label===void 0||!func0.call(data26,"label"))&&(missing4="label")||(data26.kind===void 0||
!func0.call(data26,"kind"))&&(missing4="kind")||(data26.evidence===void 0||!func0.call(data26,"evidence"))&&(missing4="evidence"))return validate29.errors=[{instancePath:instancePath+
"/hints/"+i7,schemaPath:"#/properties/hints/items/required",keyword:"required",params:{missingProperty:missing4},message:"must have required property '"+missing4+
"'"}],!1;{let _errs72=errors;for(let key4 of Object.keys(data26))if(!(key4==="position"||key4==="label"||key4==="kind"||key4==="evidence"))return validate29.errors=
[{instancePath:instancePath+"/hints/"+i7,schemaPath:"#/properties/hints/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key4},
message:"must NOT have additional properties"}],!1;if(_errs72===errors){if(data26.position!==void 0&&func0.call(data26,"position")){let data27=data26.position,_errs73=errors;
if(errors===_errs73)if(Array.isArray(data27)){if(data27.length>2)return validate29.errors=[{instancePath:instancePath+"/hints/"+i7+"/position",schemaPath:"#/pro\
perties/hints/items/properties/position/maxItems",keyword:"maxItems",params:{limit:2},message:"must NOT have more than 2 items"}],!1;if(data27.length<2)return validate29.
errors=[{instancePath:instancePath+"/hints/"+i7+"/position",schemaPath:"#/properties/hints/items/properties/position/minItems",keyword:"minItems",params:{limit:2},
message:"must NOT have fewer than 2 items"}],!1;{let len8=data27.length;if(len8>0){let data28=data27[0],_errs75=errors,_errs76=errors;if(!(typeof data28=="numbe\
r"&&!(data28%1)&&!isNaN(data28)&&isFinite(data28)))return validate29.errors=[{instancePath:instancePath+"/hints/"+i7+"/position/0",schemaPath:"#/$defs/count/typ\
e",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===_errs76&&typeof data28=="number"&&isFinite(data28)){if(data28>9007199254740991||
isNaN(data28))return validate29.errors=[{instancePath:instancePath+"/hints/"+i7+"/position/0",schemaPath:"#/$defs/count/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991},message:"must be <= 9007199254740991"}],!1;if(data28<0||isNaN(data28))return validate29.errors=[{instancePath:instancePath+"/hints/"+
i7+"/position/0",schemaPath:"#/$defs/count/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}var valid21=_errs75===errors}
if(valid21){if(len8>1){let data29=data27[1],_errs78=errors,_errs79=errors;if(!(typeof data29=="number"&&!(data29%1)&&!isNaN(data29)&&isFinite(data29)))return validate29.
errors=[{instancePath:instancePath+"/hints/"+i7+"/position/1",schemaPath:"#/$defs/count/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],
!1;if(errors===_errs79&&typeof data29=="number"&&isFinite(data29)){if(data29>9007199254740991||isNaN(data29))return validate29.errors=[{instancePath:instancePath+
"/hints/"+i7+"/position/1",schemaPath:"#/$defs/count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 900719925474\
0991"}],!1;if(data29<0||isNaN(data29))return validate29.errors=[{instancePath:instancePath+"/hints/"+i7+"/position/1",schemaPath:"#/$defs/count/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}var valid21=_errs78===errors}if(valid21&&!(data27.length<=2))return validate29.errors=[{instancePath:instancePath+
"/hints/"+i7+"/position",schemaPath:"#/properties/hints/items/properties/position/items",keyword:"items",params:{limit:2},message:"must NOT have more than 2 ite\
ms"}],!1}}}else return validate29.errors=[{instancePath:instancePath+"/hints/"+i7+"/position",schemaPath:"#/properties/hints/items/properties/position/type",keyword:"\
type",params:{type:"array"},message:"must be array"}],!1;var valid20=_errs73===errors}else var valid20=!0;if(valid20){if(data26.label!==void 0&&func0.call(data26,
"label")){let _errs81=errors;if(typeof data26.label!="string")return validate29.errors=[{instancePath:instancePath+"/hints/"+i7+"/label",schemaPath:"#/propertie\
s/hints/items/properties/label/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid20=_errs81===errors}else var valid20=!0;if(valid20){
if(data26.kind!==void 0&&func0.call(data26,"kind")){let data31=data26.kind,_errs83=errors;if(!(data31==="type"||data31==="parameter"||data31===null))return validate29.
errors=[{instancePath:instancePath+"/hints/"+i7+"/kind",schemaPath:"#/properties/hints/items/properties/kind/enum",keyword:"enum",params:{allowedValues:schema47.
properties.hints.items.properties.kind.enum},message:"must be equal to one of the allowed values"}],!1;var valid20=_errs83===errors}else var valid20=!0;if(valid20)
if(data26.evidence!==void 0&&func0.call(data26,"evidence")){let data32=data26.evidence,_errs84=errors;if(errors===errors)if(typeof data32=="string"){if(!pattern5.
test(data32))return validate29.errors=[{instancePath:instancePath+"/hints/"+i7+"/evidence",schemaPath:"#/$defs/digest/pattern",keyword:"pattern",params:{pattern:"\
^sha256:[0-9a-f]{64}$"},message:'must match pattern "^sha256:[0-9a-f]{64}$"'}],!1}else return validate29.errors=[{instancePath:instancePath+"/hints/"+i7+"/evide\
nce",schemaPath:"#/$defs/digest/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid20=_errs84===errors}else var valid20=!0}}}}}else
return validate29.errors=[{instancePath:instancePath+"/hints/"+i7,schemaPath:"#/properties/hints/items/type",keyword:"type",params:{type:"object"},message:"must\
 be object"}],!1;var valid19=_errs70===errors;if(!valid19)break}}}else return validate29.errors=[{instancePath:instancePath+"/hints",schemaPath:"#/properties/hi\
nts/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var valid0=_errs68===errors}else var valid0=!0;if(valid0){if(data.diagnostics!==void 0&&
func0.call(data,"diagnostics")){let data33=data.diagnostics,_errs87=errors;if(errors===_errs87)if(Array.isArray(data33)){if(data33.length>1e5)return validate29.
errors=[{instancePath:instancePath+"/diagnostics",schemaPath:"#/properties/diagnostics/maxItems",keyword:"maxItems",params:{limit:1e5},message:"must NOT have mo\
re than 100000 items"}],!1;{var valid25=!0;let len10=data33.length;for(let i8=0;i8<len10;i8++){let data34=data33[i8],_errs89=errors;if(errors===_errs89)if(data34&&
typeof data34=="object"&&!Array.isArray(data34)){let missing5;if((data34.path===void 0||!func0.call(data34,"path"))&&(missing5="path")||(data34.range===void 0||
!func0.call(data34,"range"))&&(missing5="range")||(data34.severity===void 0||!func0.call(data34,"severity"))&&(missing5="severity")||(data34.source===void 0||!func0.
call(data34,"source"))&&(missing5="source")||(data34.code===void 0||!func0.call(data34,"code"))&&(missing5="code")||(data34.message===void 0||!func0.call(data34,
"message"))&&(missing5="message")||(data34.symbol===void 0||!func0.call(data34,"symbol"))&&(missing5="symbol")||(data34.server===void 0||!func0.call(data34,"ser\
ver"))&&(missing5="server")||(data34.evidence===void 0||!func0.call(data34,"evidence"))&&(missing5="evidence"))return validate29.errors=[{instancePath:instancePath+
"/diagnostics/"+i8,schemaPath:"#/properties/diagnostics/items/required",keyword:"required",params:{missingProperty:missing5},message:"must have required propert\
y '"+missing5+"'"}],!1;{let _errs91=errors;for(let key5 of Object.keys(data34))if(!func0.call(schema47.properties.diagnostics.items.properties,key5))return validate29.
errors=[{instancePath:instancePath+"/diagnostics/"+i8,schemaPath:"#/properties/diagnostics/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key5},
message:"must NOT have additional properties"}],!1;if(_errs91===errors){if(data34.path!==void 0&&func0.call(data34,"path")){let data35=data34.path,_errs92=errors,
_errs93=errors,_errs95=errors,_errs96=errors;if(typeof data35=="string"&&!pattern8.test(data35)){let err23={};vErrors===null?vErrors=[err23]:vErrors.push(err23),
errors++}var valid28=_errs96===errors;if(valid28)return validate29.errors=[{instancePath:instancePath+"/diagnostics/"+i8+"/path",schemaPath:"#/$defs/path/not",keyword:"\
not",params:{},message:"must NOT be valid"}],!1;if(errors=_errs95,vErrors!==null&&(_errs95?vErrors.length=_errs95:vErrors=null),errors===_errs93)if(typeof data35==
"string"){if(func64(data35)<1)return validate29.errors=[{instancePath:instancePath+"/diagnostics/"+i8+"/path",schemaPath:"#/$defs/path/minLength",keyword:"minLe\
ngth",params:{limit:1},message:"must NOT have fewer than 1 characters"}],!1}else return validate29.errors=[{instancePath:instancePath+"/diagnostics/"+i8+"/path",
schemaPath:"#/$defs/path/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid26=_errs92===errors}else var valid26=!0;if(valid26){
if(data34.range!==void 0&&func0.call(data34,"range")){let _errs97=errors;validate27(data34.range,{instancePath:instancePath+"/diagnostics/"+i8+"/range",parentData:data34,
parentDataProperty:"range",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate27.errors:vErrors.concat(validate27.errors),errors=vErrors.length);var valid26=_errs97===
errors}else var valid26=!0;if(valid26){if(data34.severity!==void 0&&func0.call(data34,"severity")){let data37=data34.severity,_errs98=errors;if(!(data37==="erro\
r"||data37==="warning"||data37==="information"||data37==="hint"))return validate29.errors=[{instancePath:instancePath+"/diagnostics/"+i8+"/severity",schemaPath:"\
#/properties/diagnostics/items/properties/severity/enum",keyword:"enum",params:{allowedValues:schema47.properties.diagnostics.items.properties.severity.enum},message:"\
must be equal to one of the allowed values"}],!1;var valid26=_errs98===errors}else var valid26=!0;if(valid26){if(data34.source!==void 0&&func0.call(data34,"sour\
ce")){let data38=data34.source,_errs99=errors;if(typeof data38!="string"&&data38!==null)return validate29.errors=[{instancePath:instancePath+"/diagnostics/"+i8+
"/source",schemaPath:"#/properties/diagnostics/items/properties/source/type",keyword:"type",params:{type:schema47.properties.diagnostics.items.properties.source.
type},message:"must be string,null"}],!1;var valid26=_errs99===errors}else var valid26=!0;if(valid26){if(data34.code!==void 0&&func0.call(data34,"code")){let data39=data34.
code,_errs101=errors;if(typeof data39!="string"&&data39!==null)return validate29.errors=[{instancePath:instancePath+"/diagnostics/"+i8+"/code",schemaPath:"#/pro\
perties/diagnostics/items/properties/code/type",keyword:"type",params:{type:schema47.properties.diagnostics.items.properties.code.type},message:"must be string,\
null"}],!1;var valid26=_errs101===errors}else var valid26=!0;if(valid26){if(data34.message!==void 0&&func0.call(data34,"message")){let _errs103=errors;if(typeof data34.
message!="string")return validate29.errors=[{instancePath:instancePath+"/diagnostics/"+i8+"/message",schemaPath:"#/properties/diagnostics/items/properties/messa\
ge/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid26=_errs103===errors}else var valid26=!0;if(valid26){if(data34.symbol!==void 0&&
func0.call(data34,"symbol")){let data41=data34.symbol,_errs105=errors;if(typeof data41!="string"&&data41!==null)return validate29.errors=[{instancePath:instancePath+
"/diagnostics/"+i8+"/symbol",schemaPath:"#/properties/diagnostics/items/properties/symbol/type",keyword:"type",params:{type:schema47.properties.diagnostics.items.
properties.symbol.type},message:"must be string,null"}],!1;var valid26=_errs105===errors}else var valid26=!0;if(valid26){if(data34.server!==void 0&&func0.call(data34,
"server")){let data42=data34.server,_errs107=errors;if(errors===_errs107)if(typeof data42=="string"){if(func64(data42)<1)return validate29.errors=[{instancePath:instancePath+
"/diagnostics/"+i8+"/server",schemaPath:"#/properties/diagnostics/items/properties/server/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have\
 fewer than 1 characters"}],!1}else return validate29.errors=[{instancePath:instancePath+"/diagnostics/"+i8+"/server",schemaPath:"#/properties/diagnostics/items\
/properties/server/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid26=_errs107===errors}else var valid26=!0;if(valid26){if(data34.
evidence!==void 0&&func0.call(data34,"evidence")){let data43=data34.evidence,_errs109=errors;if(errors===errors)if(typeof data43=="string"){if(!pattern5.test(data43))
return validate29.errors=[{instancePath:instancePath+"/diagnostics/"+i8+"/evidence",schemaPath:"#/$defs/digest/pattern",keyword:"pattern",params:{pattern:"^sha2\
56:[0-9a-f]{64}$"},message:'must match pattern "^sha256:[0-9a-f]{64}$"'}],!1}else return validate29.errors=[{instancePath:instancePath+"/diagnostics/"+i8+"/evid\
ence",schemaPath:"#/$defs/digest/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid26=_errs109===errors}else var valid26=!0;if(valid26)
if(data34.also!==void 0&&func0.call(data34,"also")){let data44=data34.also,_errs112=errors;if(errors===_errs112)if(Array.isArray(data44)){if(data44.length<1)return validate29.
errors=[{instancePath:instancePath+"/diagnostics/"+i8+"/also",schemaPath:"#/properties/diagnostics/items/properties/also/minItems",keyword:"minItems",params:{limit:1},
message:"must NOT have fewer than 1 items"}],!1;{var valid30=!0;let len11=data44.length;for(let i9=0;i9<len11;i9++){let data45=data44[i9],_errs114=errors;if(errors===
_errs114)if(typeof data45=="string"){if(func64(data45)<1)return validate29.errors=[{instancePath:instancePath+"/diagnostics/"+i8+"/also/"+i9,schemaPath:"#/prope\
rties/diagnostics/items/properties/also/items/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"}],!1}else return validate29.
errors=[{instancePath:instancePath+"/diagnostics/"+i8+"/also/"+i9,schemaPath:"#/properties/diagnostics/items/properties/also/items/type",keyword:"type",params:{
type:"string"},message:"must be string"}],!1;var valid30=_errs114===errors;if(!valid30)break}}}else return validate29.errors=[{instancePath:instancePath+"/diagn\
ostics/"+i8+"/also",schemaPath:"#/properties/diagnostics/items/properties/also/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var valid26=_errs112===
errors}else var valid26=!0}}}}}}}}}}}else return validate29.errors=[{instancePath:instancePath+"/diagnostics/"+i8,schemaPath:"#/properties/diagnostics/items/typ\
e",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var valid25=_errs89===errors;if(!valid25)break}}}else return validate29.errors=[{instancePath:instancePath+
"/diagnostics",schemaPath:"#/properties/diagnostics/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var valid0=_errs87===errors}else var valid0=!0;
if(valid0){if(data.files!==void 0&&func0.call(data,"files")){let data46=data.files,_errs116=errors;if(errors===_errs116)if(data46&&typeof data46=="object"&&!Array.
isArray(data46)){let missing6;if((data46.asked===void 0||!func0.call(data46,"asked"))&&(missing6="asked")||(data46.final===void 0||!func0.call(data46,"final"))&&
(missing6="final")||(data46.unknown===void 0||!func0.call(data46,"unknown"))&&(missing6="unknown"))return validate29.errors=[{instancePath:instancePath+"/files",
schemaPath:"#/properties/files/required",keyword:"required",params:{missingProperty:missing6},message:"must have required property '"+missing6+"'"}],!1;{let _errs118=errors;
for(let key6 of Object.keys(data46))if(!(key6==="asked"||key6==="final"||key6==="unknown"))return validate29.errors=[{instancePath:instancePath+"/files",schemaPath:"\
#/properties/files/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key6},message:"must NOT have additional properties"}],!1;if(_errs118===
errors){if(data46.asked!==void 0&&func0.call(data46,"asked")){let data47=data46.asked,_errs119=errors,_errs120=errors;if(!(typeof data47=="number"&&!(data47%1)&&
!isNaN(data47)&&isFinite(data47)))return validate29.errors=[{instancePath:instancePath+"/files/asked",schemaPath:"#/$defs/count/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"}],!1;if(errors===_errs120&&typeof data47=="number"&&isFinite(data47)){if(data47>9007199254740991||isNaN(data47))return validate29.
errors=[{instancePath:instancePath+"/files/asked",schemaPath:"#/$defs/count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"\
must be <= 9007199254740991"}],!1;if(data47<0||isNaN(data47))return validate29.errors=[{instancePath:instancePath+"/files/asked",schemaPath:"#/$defs/count/minim\
um",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}var valid31=_errs119===errors}else var valid31=!0;if(valid31){if(data46.final!==
void 0&&func0.call(data46,"final")){let data48=data46.final,_errs122=errors,_errs123=errors;if(!(typeof data48=="number"&&!(data48%1)&&!isNaN(data48)&&isFinite(
data48)))return validate29.errors=[{instancePath:instancePath+"/files/final",schemaPath:"#/$defs/count/type",keyword:"type",params:{type:"integer"},message:"mus\
t be integer"}],!1;if(errors===_errs123&&typeof data48=="number"&&isFinite(data48)){if(data48>9007199254740991||isNaN(data48))return validate29.errors=[{instancePath:instancePath+
"/files/final",schemaPath:"#/$defs/count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"}],!1;if(data48<
0||isNaN(data48))return validate29.errors=[{instancePath:instancePath+"/files/final",schemaPath:"#/$defs/count/minimum",keyword:"minimum",params:{comparison:">=",
limit:0},message:"must be >= 0"}],!1}var valid31=_errs122===errors}else var valid31=!0;if(valid31)if(data46.unknown!==void 0&&func0.call(data46,"unknown")){let data49=data46.
unknown,_errs125=errors;if(errors===_errs125)if(Array.isArray(data49)){var valid34=!0;let len12=data49.length;for(let i10=0;i10<len12;i10++){let data50=data49[i10],
_errs127=errors;if(errors===_errs127)if(data50&&typeof data50=="object"&&!Array.isArray(data50)){let missing7;if((data50.path===void 0||!func0.call(data50,"path"))&&
(missing7="path")||(data50.reason===void 0||!func0.call(data50,"reason"))&&(missing7="reason"))return validate29.errors=[{instancePath:instancePath+"/files/unkn\
own/"+i10,schemaPath:"#/properties/files/properties/unknown/items/required",keyword:"required",params:{missingProperty:missing7},message:"must have required pro\
perty '"+missing7+"'"}],!1;{let _errs129=errors;for(let key7 of Object.keys(data50))if(!(key7==="path"||key7==="reason"))return validate29.errors=[{instancePath:instancePath+
"/files/unknown/"+i10,schemaPath:"#/properties/files/properties/unknown/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key7},
message:"must NOT have additional properties"}],!1;if(_errs129===errors){if(data50.path!==void 0&&func0.call(data50,"path")){let data51=data50.path,_errs130=errors,
_errs131=errors,_errs133=errors,_errs134=errors;if(typeof data51=="string"&&!pattern8.test(data51)){let err24={};vErrors===null?vErrors=[err24]:vErrors.push(err24),
errors++}var valid37=_errs134===errors;if(valid37)return validate29.errors=[{instancePath:instancePath+"/files/unknown/"+i10+"/path",schemaPath:"#/$defs/path/no\
t",keyword:"not",params:{},message:"must NOT be valid"}],!1;if(errors=_errs133,vErrors!==null&&(_errs133?vErrors.length=_errs133:vErrors=null),errors===_errs131)
if(typeof data51=="string"){if(func64(data51)<1)return validate29.errors=[{instancePath:instancePath+"/files/unknown/"+i10+"/path",schemaPath:"#/$defs/path/minL\
ength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"}],!1}else return validate29.errors=[{instancePath:instancePath+"/fil\
es/unknown/"+i10+"/path",schemaPath:"#/$defs/path/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid35=_errs130===errors}else var valid35=!0;
if(valid35)if(data50.reason!==void 0&&func0.call(data50,"reason")){let data52=data50.reason,_errs135=errors;if(errors===_errs135)if(typeof data52=="string"){if(func64(
data52)<1)return validate29.errors=[{instancePath:instancePath+"/files/unknown/"+i10+"/reason",schemaPath:"#/properties/files/properties/unknown/items/propertie\
s/reason/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"}],!1}else return validate29.errors=[{instancePath:instancePath+
"/files/unknown/"+i10+"/reason",schemaPath:"#/properties/files/properties/unknown/items/properties/reason/type",keyword:"type",params:{type:"string"},message:"m\
ust be string"}],!1;var valid35=_errs135===errors}else var valid35=!0}}}else return validate29.errors=[{instancePath:instancePath+"/files/unknown/"+i10,schemaPath:"\
#/properties/files/properties/unknown/items/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var valid34=_errs127===errors;if(!valid34)
break}}else return validate29.errors=[{instancePath:instancePath+"/files/unknown",schemaPath:"#/properties/files/properties/unknown/type",keyword:"type",params:{
type:"array"},message:"must be array"}],!1;var valid31=_errs125===errors}else var valid31=!0}}}}else return validate29.errors=[{instancePath:instancePath+"/file\
s",schemaPath:"#/properties/files/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var valid0=_errs116===errors}else var valid0=!0;if(valid0){
if(data.passed!==void 0&&func0.call(data,"passed")){let _errs137=errors;if(typeof data.passed!="boolean")return validate29.errors=[{instancePath:instancePath+"/\
passed",schemaPath:"#/properties/passed/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"}],!1;var valid0=_errs137===errors}else var valid0=!0;
if(valid0){if(data.location!==void 0&&func0.call(data,"location")){let data54=data.location,_errs139=errors;if(errors===_errs139)if(data54&&typeof data54=="obje\
ct"&&!Array.isArray(data54)){let missing8;if((data54.path===void 0||!func0.call(data54,"path"))&&(missing8="path")||(data54.range===void 0||!func0.call(data54,"\
range"))&&(missing8="range")||(data54.whole===void 0||!func0.call(data54,"whole"))&&(missing8="whole")||(data54.symbol===void 0||!func0.call(data54,"symbol"))&&
(missing8="symbol")||(data54.text===void 0||!func0.call(data54,"text"))&&(missing8="text")||(data54.verify===void 0||!func0.call(data54,"verify"))&&(missing8="v\
erify")||(data54.evidence===void 0||!func0.call(data54,"evidence"))&&(missing8="evidence"))return validate29.errors=[{instancePath:instancePath+"/location",schemaPath:"\
#/properties/location/required",keyword:"required",params:{missingProperty:missing8},message:"must have required property '"+missing8+"'"}],!1;{let _errs141=errors;
for(let key8 of Object.keys(data54))if(!(key8==="path"||key8==="range"||key8==="whole"||key8==="symbol"||key8==="text"||key8==="verify"||key8==="evidence"))return validate29.
errors=[{instancePath:instancePath+"/location",schemaPath:"#/properties/location/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key8},
message:"must NOT have additional properties"}],!1;if(_errs141===errors){if(data54.path!==void 0&&func0.call(data54,"path")){let data55=data54.path,_errs142=errors,
_errs143=errors,_errs145=errors,_errs146=errors;if(typeof data55=="string"&&!pattern8.test(data55)){let err25={};vErrors===null?vErrors=[err25]:vErrors.push(err25),
errors++}var valid40=_errs146===errors;if(valid40)return validate29.errors=[{instancePath:instancePath+"/location/path",schemaPath:"#/$defs/path/not",keyword:"n\
ot",params:{},message:"must NOT be valid"}],!1;if(errors=_errs145,vErrors!==null&&(_errs145?vErrors.length=_errs145:vErrors=null),errors===_errs143)if(typeof data55==
"string"){if(func64(data55)<1)return validate29.errors=[{instancePath:instancePath+"/location/path",schemaPath:"#/$defs/path/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"}],!1}else return validate29.errors=[{instancePath:instancePath+"/location/path",schemaPath:"#/$defs/pat\
h/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid38=_errs142===errors}else var valid38=!0;if(valid38){if(data54.range!==void 0&&
func0.call(data54,"range")){let _errs147=errors;validate27(data54.range,{instancePath:instancePath+"/location/range",parentData:data54,parentDataProperty:"range",
rootData,dynamicAnchors})||(vErrors=vErrors===null?validate27.errors:vErrors.concat(validate27.errors),errors=vErrors.length);var valid38=_errs147===errors}else
var valid38=!0;if(valid38){if(data54.whole!==void 0&&func0.call(data54,"whole")){let _errs148=errors;validate27(data54.whole,{instancePath:instancePath+"/locati\
on/whole",parentData:data54,parentDataProperty:"whole",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate27.errors:vErrors.concat(validate27.errors),errors=
vErrors.length);var valid38=_errs148===errors}else var valid38=!0;if(valid38){if(data54.symbol!==void 0&&func0.call(data54,"symbol")){let data58=data54.symbol,_errs149=errors;
if(typeof data58!="string"&&data58!==null)return validate29.errors=[{instancePath:instancePath+"/location/symbol",schemaPath:"#/properties/location/properties/s\
ymbol/type",keyword:"type",params:{type:schema47.properties.location.properties.symbol.type},message:"must be string,null"}],!1;var valid38=_errs149===errors}else
var valid38=!0;if(valid38){if(data54.text!==void 0&&func0.call(data54,"text")){let _errs151=errors;if(typeof data54.text!="string")return validate29.errors=[{instancePath:instancePath+
"/location/text",schemaPath:"#/properties/location/properties/text/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid38=_errs151===
errors}else var valid38=!0;if(valid38){if(data54.verify!==void 0&&func0.call(data54,"verify")){let data60=data54.verify,_errs153=errors;if(errors===errors)if(typeof data60==
"string"){if(!pattern5.test(data60))return validate29.errors=[{instancePath:instancePath+"/location/verify",schemaPath:"#/$defs/digest/pattern",keyword:"pattern",
params:{pattern:"^sha256:[0-9a-f]{64}$"},message:'must match pattern "^sha256:[0-9a-f]{64}$"'}],!1}else return validate29.errors=[{instancePath:instancePath+"/l\
ocation/verify",schemaPath:"#/$defs/digest/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid38=_errs153===errors}else var valid38=!0;
if(valid38)if(data54.evidence!==void 0&&func0.call(data54,"evidence")){let data61=data54.evidence,_errs156=errors;if(errors===errors)if(typeof data61=="string"){
if(!pattern5.test(data61))return validate29.errors=[{instancePath:instancePath+"/location/evidence",schemaPath:"#/$defs/digest/pattern",keyword:"pattern",params:{
pattern:"^sha256:[0-9a-f]{64}$"},message:'must match pattern "^sha256:[0-9a-f]{64}$"'}],!1}else return validate29.errors=[{instancePath:instancePath+"/location/\
evidence",schemaPath:"#/$defs/digest/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid38=_errs156===errors}else var valid38=!0}}}}}}}}else
return validate29.errors=[{instancePath:instancePath+"/location",schemaPath:"#/properties/location/type",keyword:"type",params:{type:"object"},message:"must be \
object"}],!1;var valid0=_errs139===errors}else var valid0=!0;if(valid0){if(data.servers!==void 0&&func0.call(data,"servers")){let data62=data.servers,_errs159=errors;
if(errors===_errs159)if(Array.isArray(data62)){var valid43=!0;let len13=data62.length;for(let i11=0;i11<len13;i11++){let data63=data62[i11],_errs161=errors;if(errors===
_errs161)if(data63&&typeof data63=="object"&&!Array.isArray(data63)){let missing9;if((data63.id===void 0||!func0.call(data63,"id"))&&(missing9="id")||(data63.version===
void 0||!func0.call(data63,"version"))&&(missing9="version")||(data63.root===void 0||!func0.call(data63,"root"))&&(missing9="root")||(data63.state===void 0||!func0.
call(data63,"state"))&&(missing9="state")||(data63.installed===void 0||!func0.call(data63,"installed"))&&(missing9="installed")||(data63.isStarting===void 0||!func0.
call(data63,"isStarting"))&&(missing9="isStarting")||(data63.failed===void 0||!func0.call(data63,"failed"))&&(missing9="failed")||(data63.restarts===void 0||!func0.
call(data63,"restarts"))&&(missing9="restarts"))return validate29.errors=[{instancePath:instancePath+"/servers/"+i11,schemaPath:"#/properties/servers/items/requ\
ired",keyword:"required",params:{missingProperty:missing9},message:"must have required property '"+missing9+"'"}],!1;{let _errs163=errors;for(let key9 of Object.
keys(data63))if(!(key9==="id"||key9==="version"||key9==="root"||key9==="state"||key9==="installed"||key9==="isStarting"||key9==="failed"||key9==="restarts"))return validate29.
errors=[{instancePath:instancePath+"/servers/"+i11,schemaPath:"#/properties/servers/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key9},
message:"must NOT have additional properties"}],!1;if(_errs163===errors){if(data63.id!==void 0&&func0.call(data63,"id")){let data64=data63.id,_errs164=errors;if(errors===
_errs164)if(typeof data64=="string"){if(func64(data64)<1)return validate29.errors=[{instancePath:instancePath+"/servers/"+i11+"/id",schemaPath:"#/properties/ser\
vers/items/properties/id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"}],!1}else return validate29.errors=[{instancePath:instancePath+
"/servers/"+i11+"/id",schemaPath:"#/properties/servers/items/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid44=_errs164===
errors}else var valid44=!0;if(valid44){if(data63.version!==void 0&&func0.call(data63,"version")){let data65=data63.version,_errs166=errors;if(errors===_errs166)
if(typeof data65=="string"){if(func64(data65)<1)return validate29.errors=[{instancePath:instancePath+"/servers/"+i11+"/version",schemaPath:"#/properties/servers\
/items/properties/version/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"}],!1}else return validate29.errors=[{instancePath:instancePath+
"/servers/"+i11+"/version",schemaPath:"#/properties/servers/items/properties/version/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid44=_errs166===
errors}else var valid44=!0;if(valid44){if(data63.root!==void 0&&func0.call(data63,"root")){let data66=data63.root,_errs168=errors,_errs169=errors,valid45=!1,passing4=null,
_errs170=errors;if(data66!==null){let err26={instancePath:instancePath+"/servers/"+i11+"/root",schemaPath:"#/properties/servers/items/properties/root/oneOf/0/ty\
pe",keyword:"type",params:{type:"null"},message:"must be null"};vErrors===null?vErrors=[err26]:vErrors.push(err26),errors++}var _valid4=_errs170===errors;_valid4&&
(valid45=!0,passing4=0);let _errs172=errors;if(data66!=="."){let err27={instancePath:instancePath+"/servers/"+i11+"/root",schemaPath:"#/properties/servers/items\
/properties/root/oneOf/1/const",keyword:"const",params:{allowedValue:"."},message:"must be equal to constant"};vErrors===null?vErrors=[err27]:vErrors.push(err27),
errors++}var _valid4=_errs172===errors;if(_valid4&&valid45)valid45=!1,passing4=[passing4,1];else{_valid4&&(valid45=!0,passing4=1);let _errs173=errors,_errs174=errors,
_errs176=errors,_errs177=errors;if(typeof data66=="string"&&!pattern8.test(data66)){let err28={};vErrors===null?vErrors=[err28]:vErrors.push(err28),errors++}var valid47=_errs177===
errors;if(valid47){let err29={instancePath:instancePath+"/servers/"+i11+"/root",schemaPath:"#/$defs/path/not",keyword:"not",params:{},message:"must NOT be valid"};
vErrors===null?vErrors=[err29]:vErrors.push(err29),errors++}else errors=_errs176,vErrors!==null&&(_errs176?vErrors.length=_errs176:vErrors=null);if(errors===_errs174)
if(typeof data66=="string"){if(func64(data66)<1){let err30={instancePath:instancePath+"/servers/"+i11+"/root",schemaPath:"#/$defs/path/minLength",keyword:"minLe\
ngth",params:{limit:1},message:"must NOT have fewer than 1 characters"};vErrors===null?vErrors=[err30]:vErrors.push(err30),errors++}}else{let err31={instancePath:instancePath+
"/servers/"+i11+"/root",schemaPath:"#/$defs/path/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err31]:vErrors.push(
err31),errors++}var _valid4=_errs173===errors;_valid4&&valid45?(valid45=!1,passing4=[passing4,2]):_valid4&&(valid45=!0,passing4=2)}if(valid45)errors=_errs169,vErrors!==
null&&(_errs169?vErrors.length=_errs169:vErrors=null);else{let err32={instancePath:instancePath+"/servers/"+i11+"/root",schemaPath:"#/properties/servers/items/p\
roperties/root/oneOf",keyword:"oneOf",params:{passingSchemas:passing4},message:"must match exactly one schema in oneOf"};return vErrors===null?vErrors=[err32]:vErrors.
push(err32),errors++,validate29.errors=vErrors,!1}var valid44=_errs168===errors}else var valid44=!0;if(valid44){if(data63.state!==void 0&&func0.call(data63,"sta\
te")){let data67=data63.state,_errs178=errors;if(!(data67==="configured"||data67==="resolvable"||data67==="runnable"||data67==="ready"))return validate29.errors=
[{instancePath:instancePath+"/servers/"+i11+"/state",schemaPath:"#/properties/servers/items/properties/state/enum",keyword:"enum",params:{allowedValues:schema47.
properties.servers.items.properties.state.enum},message:"must be equal to one of the allowed values"}],!1;var valid44=_errs178===errors}else var valid44=!0;if(valid44){
if(data63.installed!==void 0&&func0.call(data63,"installed")){let _errs179=errors;if(typeof data63.installed!="boolean")return validate29.errors=[{instancePath:instancePath+
"/servers/"+i11+"/installed",schemaPath:"#/properties/servers/items/properties/installed/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"}],
!1;var valid44=_errs179===errors}else var valid44=!0;if(valid44){if(data63.isStarting!==void 0&&func0.call(data63,"isStarting")){let _errs181=errors;if(typeof data63.
isStarting!="boolean")return validate29.errors=[{instancePath:instancePath+"/servers/"+i11+"/isStarting",schemaPath:"#/properties/servers/items/properties/isSta\
rting/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"}],!1;var valid44=_errs181===errors}else var valid44=!0;if(valid44){if(data63.failed!==
void 0&&func0.call(data63,"failed")){let data70=data63.failed,_errs183=errors;if(typeof data70!="string"&&data70!==null)return validate29.errors=[{instancePath:instancePath+
"/servers/"+i11+"/failed",schemaPath:"#/properties/servers/items/properties/failed/type",keyword:"type",params:{type:schema47.properties.servers.items.properties.
failed.type},message:"must be string,null"}],!1;var valid44=_errs183===errors}else var valid44=!0;if(valid44)if(data63.restarts!==void 0&&func0.call(data63,"res\
tarts")){let data71=data63.restarts,_errs185=errors,_errs186=errors;if(!(typeof data71=="number"&&!(data71%1)&&!isNaN(data71)&&isFinite(data71)))return validate29.
errors=[{instancePath:instancePath+"/servers/"+i11+"/restarts",schemaPath:"#/$defs/count/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],
!1;if(errors===_errs186&&typeof data71=="number"&&isFinite(data71)){if(data71>9007199254740991||isNaN(data71))return validate29.errors=[{instancePath:instancePath+
"/servers/"+i11+"/restarts",schemaPath:"#/$defs/count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 90071992547\
40991"}],!1;if(data71<0||isNaN(data71))return validate29.errors=[{instancePath:instancePath+"/servers/"+i11+"/restarts",schemaPath:"#/$defs/count/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}var valid44=_errs185===errors}else var valid44=!0}}}}}}}}}else return validate29.errors=[{
instancePath:instancePath+"/servers/"+i11,schemaPath:"#/properties/servers/items/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var valid43=_errs161===
errors;if(!valid43)break}}else return validate29.errors=[{instancePath:instancePath+"/servers",schemaPath:"#/properties/servers/type",keyword:"type",params:{type:"\
array"},message:"must be array"}],!1;var valid0=_errs159===errors}else var valid0=!0;if(valid0){if(data.pieces!==void 0&&func0.call(data,"pieces")){let data72=data.
pieces,_errs188=errors;if(errors===_errs188)if(Array.isArray(data72)){var valid49=!0;let len14=data72.length;for(let i12=0;i12<len14;i12++){let data73=data72[i12],
_errs190=errors;if(errors===_errs190)if(data73&&typeof data73=="object"&&!Array.isArray(data73)){let missing10;if((data73.kind===void 0||!func0.call(data73,"kin\
d"))&&(missing10="kind")||(data73.path===void 0||!func0.call(data73,"path"))&&(missing10="path")||(data73.nth===void 0||!func0.call(data73,"nth"))&&(missing10="\
nth")||(data73.range===void 0||!func0.call(data73,"range"))&&(missing10="range")||(data73.text===void 0||!func0.call(data73,"text"))&&(missing10="text")||(data73.
tokens===void 0||!func0.call(data73,"tokens"))&&(missing10="tokens")||(data73.evidence===void 0||!func0.call(data73,"evidence"))&&(missing10="evidence"))return validate29.
errors=[{instancePath:instancePath+"/pieces/"+i12,schemaPath:"#/properties/pieces/items/required",keyword:"required",params:{missingProperty:missing10},message:"\
must have required property '"+missing10+"'"}],!1;{let _errs192=errors;for(let key10 of Object.keys(data73))if(!(key10==="kind"||key10==="path"||key10==="nth"||
key10==="range"||key10==="text"||key10==="tokens"||key10==="evidence"))return validate29.errors=[{instancePath:instancePath+"/pieces/"+i12,schemaPath:"#/propert\
ies/pieces/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key10},message:"must NOT have additional properties"}],!1;if(_errs192===
errors){if(data73.kind!==void 0&&func0.call(data73,"kind")){let data74=data73.kind,_errs193=errors;if(!(data74==="signature"||data74==="definition"||data74==="o\
utline"||data74==="diagnostic"||data74==="hint"))return validate29.errors=[{instancePath:instancePath+"/pieces/"+i12+"/kind",schemaPath:"#/properties/pieces/ite\
ms/properties/kind/enum",keyword:"enum",params:{allowedValues:schema47.properties.pieces.items.properties.kind.enum},message:"must be equal to one of the allowe\
d values"}],!1;var valid50=_errs193===errors}else var valid50=!0;if(valid50){if(data73.path!==void 0&&func0.call(data73,"path")){let data75=data73.path,_errs194=errors,
_errs195=errors,_errs197=errors,_errs198=errors;if(typeof data75=="string"&&!pattern8.test(data75)){let err33={};vErrors===null?vErrors=[err33]:vErrors.push(err33),
errors++}var valid52=_errs198===errors;if(valid52)return validate29.errors=[{instancePath:instancePath+"/pieces/"+i12+"/path",schemaPath:"#/$defs/path/not",keyword:"\
not",params:{},message:"must NOT be valid"}],!1;if(errors=_errs197,vErrors!==null&&(_errs197?vErrors.length=_errs197:vErrors=null),errors===_errs195)if(typeof data75==
"string"){if(func64(data75)<1)return validate29.errors=[{instancePath:instancePath+"/pieces/"+i12+"/path",schemaPath:"#/$defs/path/minLength",keyword:"minLength",
params:{limit:1},message:"must NOT have fewer than 1 characters"}],!1}else return validate29.errors=[{instancePath:instancePath+"/pieces/"+i12+"/path",schemaPath:"\
#/$defs/path/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid50=_errs194===errors}else var valid50=!0;if(valid50){if(data73.nth!==
void 0&&func0.call(data73,"nth")){let data76=data73.nth,_errs199=errors,_errs200=errors;if(!(typeof data76=="number"&&!(data76%1)&&!isNaN(data76)&&isFinite(data76)))
return validate29.errors=[{instancePath:instancePath+"/pieces/"+i12+"/nth",schemaPath:"#/$defs/count/type",keyword:"type",params:{type:"integer"},message:"must \
be integer"}],!1;if(errors===_errs200&&typeof data76=="number"&&isFinite(data76)){if(data76>9007199254740991||isNaN(data76))return validate29.errors=[{instancePath:instancePath+
"/pieces/"+i12+"/nth",schemaPath:"#/$defs/count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"}],
!1;if(data76<0||isNaN(data76))return validate29.errors=[{instancePath:instancePath+"/pieces/"+i12+"/nth",schemaPath:"#/$defs/count/minimum",keyword:"minimum",params:{
comparison:">=",limit:0},message:"must be >= 0"}],!1}var valid50=_errs199===errors}else var valid50=!0;if(valid50){if(data73.range!==void 0&&func0.call(data73,"\
range")){let _errs202=errors;validate27(data73.range,{instancePath:instancePath+"/pieces/"+i12+"/range",parentData:data73,parentDataProperty:"range",rootData,dynamicAnchors})||
(vErrors=vErrors===null?validate27.errors:vErrors.concat(validate27.errors),errors=vErrors.length);var valid50=_errs202===errors}else var valid50=!0;if(valid50){
if(data73.text!==void 0&&func0.call(data73,"text")){let data78=data73.text,_errs203=errors;if(errors===_errs203)if(typeof data78=="string"){if(func64(data78)<1)
return validate29.errors=[{instancePath:instancePath+"/pieces/"+i12+"/text",schemaPath:"#/properties/pieces/items/properties/text/minLength",keyword:"minLength",
params:{limit:1},message:"must NOT have fewer than 1 characters"}],!1}else return validate29.errors=[{instancePath:instancePath+"/pieces/"+i12+"/text",schemaPath:"\
#/properties/pieces/items/properties/text/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid50=_errs203===errors}else var valid50=!0;
if(valid50){if(data73.tokens!==void 0&&func0.call(data73,"tokens")){let data79=data73.tokens,_errs205=errors,_errs206=errors;if(!(typeof data79=="number"&&!(data79%
1)&&!isNaN(data79)&&isFinite(data79)))return validate29.errors=[{instancePath:instancePath+"/pieces/"+i12+"/tokens",schemaPath:"#/$defs/count/type",keyword:"typ\
e",params:{type:"integer"},message:"must be integer"}],!1;if(errors===_errs206&&typeof data79=="number"&&isFinite(data79)){if(data79>9007199254740991||isNaN(data79))
return validate29.errors=[{instancePath:instancePath+"/pieces/"+i12+"/tokens",schemaPath:"#/$defs/count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},
message:"must be <= 9007199254740991"}],!1;if(data79<0||isNaN(data79))return validate29.errors=[{instancePath:instancePath+"/pieces/"+i12+"/tokens",schemaPath:"\
#/$defs/count/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}var valid50=_errs205===errors}else var valid50=!0;if(valid50)
if(data73.evidence!==void 0&&func0.call(data73,"evidence")){let data80=data73.evidence,_errs208=errors;if(errors===errors)if(typeof data80=="string"){if(!pattern5.
test(data80))return validate29.errors=[{instancePath:instancePath+"/pieces/"+i12+"/evidence",schemaPath:"#/$defs/digest/pattern",keyword:"pattern",params:{pattern:"\
^sha256:[0-9a-f]{64}$"},message:'must match pattern "^sha256:[0-9a-f]{64}$"'}],!1}else return validate29.errors=[{instancePath:instancePath+"/pieces/"+i12+"/evi\
dence",schemaPath:"#/$defs/digest/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid50=_errs208===errors}else var valid50=!0}}}}}}}}else
return validate29.errors=[{instancePath:instancePath+"/pieces/"+i12,schemaPath:"#/properties/pieces/items/type",keyword:"type",params:{type:"object"},message:"m\
ust be object"}],!1;var valid49=_errs190===errors;if(!valid49)break}}else return validate29.errors=[{instancePath:instancePath+"/pieces",schemaPath:"#/propertie\
s/pieces/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var valid0=_errs188===errors}else var valid0=!0;if(valid0){if(data.budget!==void 0&&
func0.call(data,"budget")){let data81=data.budget,_errs211=errors;if(errors===_errs211)if(data81&&typeof data81=="object"&&!Array.isArray(data81)){let missing11;
if((data81.tokens===void 0||!func0.call(data81,"tokens"))&&(missing11="tokens")||(data81.used===void 0||!func0.call(data81,"used"))&&(missing11="used")||(data81.
bytesPerToken===void 0||!func0.call(data81,"bytesPerToken"))&&(missing11="bytesPerToken")||(data81.next===void 0||!func0.call(data81,"next"))&&(missing11="next"))
return validate29.errors=[{instancePath:instancePath+"/budget",schemaPath:"#/properties/budget/required",keyword:"required",params:{missingProperty:missing11},message:"\
must have required property '"+missing11+"'"}],!1;{let _errs213=errors;for(let key11 of Object.keys(data81))if(!(key11==="tokens"||key11==="used"||key11==="byte\
sPerToken"||key11==="next"))return validate29.errors=[{instancePath:instancePath+"/budget",schemaPath:"#/properties/budget/additionalProperties",keyword:"additi\
onalProperties",params:{additionalProperty:key11},message:"must NOT have additional properties"}],!1;if(_errs213===errors){if(data81.tokens!==void 0&&func0.call(
data81,"tokens")){let data82=data81.tokens,_errs214=errors,_errs215=errors;if(!(typeof data82=="number"&&!(data82%1)&&!isNaN(data82)&&isFinite(data82)))return validate29.
errors=[{instancePath:instancePath+"/budget/tokens",schemaPath:"#/$defs/count/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===
_errs215&&typeof data82=="number"&&isFinite(data82)){if(data82>9007199254740991||isNaN(data82))return validate29.errors=[{instancePath:instancePath+"/budget/tok\
ens",schemaPath:"#/$defs/count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"}],!1;if(data82<0||
isNaN(data82))return validate29.errors=[{instancePath:instancePath+"/budget/tokens",schemaPath:"#/$defs/count/minimum",keyword:"minimum",params:{comparison:">=",
limit:0},message:"must be >= 0"}],!1}var valid56=_errs214===errors}else var valid56=!0;if(valid56){if(data81.used!==void 0&&func0.call(data81,"used")){let data83=data81.
used,_errs217=errors,_errs218=errors;if(!(typeof data83=="number"&&!(data83%1)&&!isNaN(data83)&&isFinite(data83)))return validate29.errors=[{instancePath:instancePath+
"/budget/used",schemaPath:"#/$defs/count/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===_errs218&&typeof data83=="numbe\
r"&&isFinite(data83)){if(data83>9007199254740991||isNaN(data83))return validate29.errors=[{instancePath:instancePath+"/budget/used",schemaPath:"#/$defs/count/ma\
ximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"}],!1;if(data83<0||isNaN(data83))return validate29.
errors=[{instancePath:instancePath+"/budget/used",schemaPath:"#/$defs/count/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],
!1}var valid56=_errs217===errors}else var valid56=!0;if(valid56){if(data81.bytesPerToken!==void 0&&func0.call(data81,"bytesPerToken")){let _errs220=errors;if(data81.
bytesPerToken!==4)return validate29.errors=[{instancePath:instancePath+"/budget/bytesPerToken",schemaPath:"#/properties/budget/properties/bytesPerToken/const",keyword:"\
const",params:{allowedValue:4},message:"must be equal to constant"}],!1;var valid56=_errs220===errors}else var valid56=!0;if(valid56)if(data81.next!==void 0&&func0.
call(data81,"next")){let data85=data81.next,_errs221=errors,_errs222=errors,valid59=!1,passing5=null,_errs223=errors,_errs224=errors;if(!(typeof data85=="number"&&
!(data85%1)&&!isNaN(data85)&&isFinite(data85))){let err34={instancePath:instancePath+"/budget/next",schemaPath:"#/$defs/count/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"};vErrors===null?vErrors=[err34]:vErrors.push(err34),errors++}if(errors===_errs224&&typeof data85=="number"&&isFinite(data85)){
if(data85>9007199254740991||isNaN(data85)){let err35={instancePath:instancePath+"/budget/next",schemaPath:"#/$defs/count/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991},message:"must be <= 9007199254740991"};vErrors===null?vErrors=[err35]:vErrors.push(err35),errors++}else if(data85<0||isNaN(data85)){
let err36={instancePath:instancePath+"/budget/next",schemaPath:"#/$defs/count/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};
vErrors===null?vErrors=[err36]:vErrors.push(err36),errors++}}var _valid5=_errs223===errors;_valid5&&(valid59=!0,passing5=0);let _errs226=errors;if(data85!==null){
let err37={instancePath:instancePath+"/budget/next",schemaPath:"#/properties/budget/properties/next/oneOf/1/type",keyword:"type",params:{type:"null"},message:"m\
ust be null"};vErrors===null?vErrors=[err37]:vErrors.push(err37),errors++}var _valid5=_errs226===errors;if(_valid5&&valid59?(valid59=!1,passing5=[passing5,1]):_valid5&&
(valid59=!0,passing5=1),valid59)errors=_errs222,vErrors!==null&&(_errs222?vErrors.length=_errs222:vErrors=null);else{let err38={instancePath:instancePath+"/budg\
et/next",schemaPath:"#/properties/budget/properties/next/oneOf",keyword:"oneOf",params:{passingSchemas:passing5},message:"must match exactly one schema in oneOf"};
return vErrors===null?vErrors=[err38]:vErrors.push(err38),errors++,validate29.errors=vErrors,!1}var valid56=_errs221===errors}else var valid56=!0}}}}}else return validate29.
errors=[{instancePath:instancePath+"/budget",schemaPath:"#/properties/budget/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var valid0=_errs211===
errors}else var valid0=!0;if(valid0){if(data.response!==void 0&&func0.call(data,"response")){let data86=data.response,_errs228=errors;if(errors===_errs228)if(data86&&
typeof data86=="object"&&!Array.isArray(data86)){let missing12;if((data86.method===void 0||!func0.call(data86,"method"))&&(missing12="method")||(data86.result===
void 0||!func0.call(data86,"result"))&&(missing12="result")||(data86.evidence===void 0||!func0.call(data86,"evidence"))&&(missing12="evidence"))return validate29.
errors=[{instancePath:instancePath+"/response",schemaPath:"#/properties/response/required",keyword:"required",params:{missingProperty:missing12},message:"must h\
ave required property '"+missing12+"'"}],!1;{let _errs230=errors;for(let key12 of Object.keys(data86))if(!(key12==="method"||key12==="result"||key12==="evidence"))
return validate29.errors=[{instancePath:instancePath+"/response",schemaPath:"#/properties/response/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:key12},message:"must NOT have additional properties"}],!1;if(_errs230===errors){if(data86.method!==void 0&&func0.call(data86,"method")){let data87=data86.
method,_errs231=errors;if(errors===_errs231)if(typeof data87=="string"){if(func64(data87)<1)return validate29.errors=[{instancePath:instancePath+"/response/meth\
od",schemaPath:"#/properties/response/properties/method/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"}],!1}else
return validate29.errors=[{instancePath:instancePath+"/response/method",schemaPath:"#/properties/response/properties/method/type",keyword:"type",params:{type:"s\
tring"},message:"must be string"}],!1;var valid61=_errs231===errors}else var valid61=!0;if(valid61)if(data86.evidence!==void 0&&func0.call(data86,"evidence")){let data88=data86.
evidence,_errs233=errors;if(errors===errors)if(typeof data88=="string"){if(!pattern5.test(data88))return validate29.errors=[{instancePath:instancePath+"/respons\
e/evidence",schemaPath:"#/$defs/digest/pattern",keyword:"pattern",params:{pattern:"^sha256:[0-9a-f]{64}$"},message:'must match pattern "^sha256:[0-9a-f]{64}$"'}],
!1}else return validate29.errors=[{instancePath:instancePath+"/response/evidence",schemaPath:"#/$defs/digest/type",keyword:"type",params:{type:"string"},message:"\
must be string"}],!1;var valid61=_errs233===errors}else var valid61=!0}}}else return validate29.errors=[{instancePath:instancePath+"/response",schemaPath:"#/pro\
perties/response/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var valid0=_errs228===errors}else var valid0=!0;if(valid0){if(data.methods!==
void 0&&func0.call(data,"methods")){let data89=data.methods,_errs236=errors;if(errors===_errs236)if(Array.isArray(data89)){var valid63=!0;let len15=data89.length;
for(let i13=0;i13<len15;i13++){let _errs238=errors;if(typeof data89[i13]!="string")return validate29.errors=[{instancePath:instancePath+"/methods/"+i13,schemaPath:"\
#/properties/methods/items/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid63=_errs238===errors;if(!valid63)break}}else return validate29.
errors=[{instancePath:instancePath+"/methods",schemaPath:"#/properties/methods/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var valid0=_errs236===
errors}else var valid0=!0;if(valid0){if(data.questions!==void 0&&func0.call(data,"questions")){let data91=data.questions,_errs240=errors;if(errors===_errs240)if(Array.
isArray(data91)){var valid64=!0;let len16=data91.length;for(let i14=0;i14<len16;i14++){let _errs242=errors;if(typeof data91[i14]!="string")return validate29.errors=
[{instancePath:instancePath+"/questions/"+i14,schemaPath:"#/properties/questions/items/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;
var valid64=_errs242===errors;if(!valid64)break}}else return validate29.errors=[{instancePath:instancePath+"/questions",schemaPath:"#/properties/questions/type",
keyword:"type",params:{type:"array"},message:"must be array"}],!1;var valid0=_errs240===errors}else var valid0=!0;if(valid0){if(data.offered!==void 0&&func0.call(
data,"offered")){let data93=data.offered,_errs244=errors;if(errors===_errs244)if(Array.isArray(data93)){var valid65=!0;let len17=data93.length;for(let i15=0;i15<
len17;i15++){let data94=data93[i15],_errs246=errors;if(errors===_errs246)if(data94&&typeof data94=="object"&&!Array.isArray(data94)){let missing13;if((data94.server===
void 0||!func0.call(data94,"server"))&&(missing13="server")||(data94.version===void 0||!func0.call(data94,"version"))&&(missing13="version")||(data94.root===void 0||
!func0.call(data94,"root"))&&(missing13="root")||(data94.methods===void 0||!func0.call(data94,"methods"))&&(missing13="methods")||(data94.questions===void 0||!func0.
call(data94,"questions"))&&(missing13="questions"))return validate29.errors=[{instancePath:instancePath+"/offered/"+i15,schemaPath:"#/properties/offered/items/r\
equired",keyword:"required",params:{missingProperty:missing13},message:"must have required property '"+missing13+"'"}],!1;{let _errs248=errors;for(let key13 of Object.
keys(data94))if(!(key13==="server"||key13==="version"||key13==="root"||key13==="methods"||key13==="questions"))return validate29.errors=[{instancePath:instancePath+
"/offered/"+i15,schemaPath:"#/properties/offered/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key13},message:"must NOT \
have additional properties"}],!1;if(_errs248===errors){if(data94.server!==void 0&&func0.call(data94,"server")){let data95=data94.server,_errs249=errors;if(errors===
_errs249)if(typeof data95=="string"){if(func64(data95)<1)return validate29.errors=[{instancePath:instancePath+"/offered/"+i15+"/server",schemaPath:"#/properties\
/offered/items/properties/server/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"}],!1}else return validate29.errors=
[{instancePath:instancePath+"/offered/"+i15+"/server",schemaPath:"#/properties/offered/items/properties/server/type",keyword:"type",params:{type:"string"},message:"\
must be string"}],!1;var valid66=_errs249===errors}else var valid66=!0;if(valid66){if(data94.version!==void 0&&func0.call(data94,"version")){let data96=data94.version,
_errs251=errors;if(errors===_errs251)if(typeof data96=="string"){if(func64(data96)<1)return validate29.errors=[{instancePath:instancePath+"/offered/"+i15+"/vers\
ion",schemaPath:"#/properties/offered/items/properties/version/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"}],
!1}else return validate29.errors=[{instancePath:instancePath+"/offered/"+i15+"/version",schemaPath:"#/properties/offered/items/properties/version/type",keyword:"\
type",params:{type:"string"},message:"must be string"}],!1;var valid66=_errs251===errors}else var valid66=!0;if(valid66){if(data94.root!==void 0&&func0.call(data94,
"root")){let data97=data94.root,_errs253=errors;if(errors===_errs253)if(typeof data97=="string"){if(func64(data97)<1)return validate29.errors=[{instancePath:instancePath+
"/offered/"+i15+"/root",schemaPath:"#/properties/offered/items/properties/root/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than\
 1 characters"}],!1}else return validate29.errors=[{instancePath:instancePath+"/offered/"+i15+"/root",schemaPath:"#/properties/offered/items/properties/root/typ\
e",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid66=_errs253===errors}else var valid66=!0;if(valid66){if(data94.methods!==void 0&&
func0.call(data94,"methods")){let data98=data94.methods,_errs255=errors;if(errors===_errs255)if(Array.isArray(data98)){var valid67=!0;let len18=data98.length;for(let i16=0;i16<
len18;i16++){let _errs257=errors;if(typeof data98[i16]!="string")return validate29.errors=[{instancePath:instancePath+"/offered/"+i15+"/methods/"+i16,schemaPath:"\
#/properties/offered/items/properties/methods/items/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid67=_errs257===errors;if(!valid67)
break}}else return validate29.errors=[{instancePath:instancePath+"/offered/"+i15+"/methods",schemaPath:"#/properties/offered/items/properties/methods/type",keyword:"\
type",params:{type:"array"},message:"must be array"}],!1;var valid66=_errs255===errors}else var valid66=!0;if(valid66)if(data94.questions!==void 0&&func0.call(data94,
"questions")){let data100=data94.questions,_errs259=errors;if(errors===_errs259)if(Array.isArray(data100)){var valid68=!0;let len19=data100.length;for(let i17=0;i17<
len19;i17++){let _errs261=errors;if(typeof data100[i17]!="string")return validate29.errors=[{instancePath:instancePath+"/offered/"+i15+"/questions/"+i17,schemaPath:"\
#/properties/offered/items/properties/questions/items/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid68=_errs261===errors;if(!valid68)
break}}else return validate29.errors=[{instancePath:instancePath+"/offered/"+i15+"/questions",schemaPath:"#/properties/offered/items/properties/questions/type",
keyword:"type",params:{type:"array"},message:"must be array"}],!1;var valid66=_errs259===errors}else var valid66=!0}}}}}}else return validate29.errors=[{instancePath:instancePath+
"/offered/"+i15,schemaPath:"#/properties/offered/items/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var valid65=_errs246===errors;if(!valid65)
break}}else return validate29.errors=[{instancePath:instancePath+"/offered",schemaPath:"#/properties/offered/type",keyword:"type",params:{type:"array"},message:"\
must be array"}],!1;var valid0=_errs244===errors}else var valid0=!0;if(valid0){if(data.codes!==void 0&&func0.call(data,"codes")){let data102=data.codes,_errs263=errors;
if(errors===_errs263)if(Array.isArray(data102)){var valid69=!0;let len20=data102.length;for(let i18=0;i18<len20;i18++){let data103=data102[i18],_errs265=errors;
if(errors===_errs265)if(data103&&typeof data103=="object"&&!Array.isArray(data103)){let missing14;if((data103.code===void 0||!func0.call(data103,"code"))&&(missing14=
"code")||(data103.exitCode===void 0||!func0.call(data103,"exitCode"))&&(missing14="exitCode")||(data103.retryable===void 0||!func0.call(data103,"retryable"))&&(missing14=
"retryable")||(data103.hint===void 0||!func0.call(data103,"hint"))&&(missing14="hint"))return validate29.errors=[{instancePath:instancePath+"/codes/"+i18,schemaPath:"\
#/properties/codes/items/required",keyword:"required",params:{missingProperty:missing14},message:"must have required property '"+missing14+"'"}],!1;{let _errs267=errors;
for(let key14 of Object.keys(data103))if(!(key14==="code"||key14==="exitCode"||key14==="retryable"||key14==="hint"))return validate29.errors=[{instancePath:instancePath+
"/codes/"+i18,schemaPath:"#/properties/codes/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key14},message:"must NOT have\
 additional properties"}],!1;if(_errs267===errors){if(data103.code!==void 0&&func0.call(data103,"code")){let _errs268=errors;if(typeof data103.code!="string")return validate29.
errors=[{instancePath:instancePath+"/codes/"+i18+"/code",schemaPath:"#/properties/codes/items/properties/code/type",keyword:"type",params:{type:"string"},message:"\
must be string"}],!1;var valid70=_errs268===errors}else var valid70=!0;if(valid70){if(data103.exitCode!==void 0&&func0.call(data103,"exitCode")){let data105=data103.
exitCode,_errs270=errors,_errs271=errors;if(!(typeof data105=="number"&&!(data105%1)&&!isNaN(data105)&&isFinite(data105)))return validate29.errors=[{instancePath:instancePath+
"/codes/"+i18+"/exitCode",schemaPath:"#/$defs/exitCode/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===_errs271&&typeof data105==
"number"&&isFinite(data105)){if(data105>255||isNaN(data105))return validate29.errors=[{instancePath:instancePath+"/codes/"+i18+"/exitCode",schemaPath:"#/$defs/e\
xitCode/maximum",keyword:"maximum",params:{comparison:"<=",limit:255},message:"must be <= 255"}],!1;if(data105<0||isNaN(data105))return validate29.errors=[{instancePath:instancePath+
"/codes/"+i18+"/exitCode",schemaPath:"#/$defs/exitCode/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}var valid70=_errs270===
errors}else var valid70=!0;if(valid70){if(data103.retryable!==void 0&&func0.call(data103,"retryable")){let _errs273=errors;if(typeof data103.retryable!="boolean")
return validate29.errors=[{instancePath:instancePath+"/codes/"+i18+"/retryable",schemaPath:"#/properties/codes/items/properties/retryable/type",keyword:"type",params:{
type:"boolean"},message:"must be boolean"}],!1;var valid70=_errs273===errors}else var valid70=!0;if(valid70)if(data103.hint!==void 0&&func0.call(data103,"hint")){
let _errs275=errors;if(typeof data103.hint!="string")return validate29.errors=[{instancePath:instancePath+"/codes/"+i18+"/hint",schemaPath:"#/properties/codes/i\
tems/properties/hint/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid70=_errs275===errors}else var valid70=!0}}}}}else return validate29.
errors=[{instancePath:instancePath+"/codes/"+i18,schemaPath:"#/properties/codes/items/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;
var valid69=_errs265===errors;if(!valid69)break}}else return validate29.errors=[{instancePath:instancePath+"/codes",schemaPath:"#/properties/codes/type",keyword:"\
type",params:{type:"array"},message:"must be array"}],!1;var valid0=_errs263===errors}else var valid0=!0;if(valid0){if(data.total!==void 0&&func0.call(data,"tot\
al")){let data108=data.total,_errs277=errors,_errs278=errors;if(!(typeof data108=="number"&&!(data108%1)&&!isNaN(data108)&&isFinite(data108)))return validate29.
errors=[{instancePath:instancePath+"/total",schemaPath:"#/$defs/count/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===_errs278&&
typeof data108=="number"&&isFinite(data108)){if(data108>9007199254740991||isNaN(data108))return validate29.errors=[{instancePath:instancePath+"/total",schemaPath:"\
#/$defs/count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"}],!1;if(data108<0||isNaN(data108))
return validate29.errors=[{instancePath:instancePath+"/total",schemaPath:"#/$defs/count/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"mus\
t be >= 0"}],!1}var valid0=_errs277===errors}else var valid0=!0;if(valid0)if(data.truncated!==void 0&&func0.call(data,"truncated")){let _errs280=errors;if(typeof data.
truncated!="boolean")return validate29.errors=[{instancePath:instancePath+"/truncated",schemaPath:"#/properties/truncated/type",keyword:"type",params:{type:"boo\
lean"},message:"must be boolean"}],!1;var valid0=_errs280===errors}else var valid0=!0}}}}}}}}}}}}}}}}}}}}}}}}}else return validate29.errors=[{instancePath,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return validate29.errors=vErrors,errors===0}validate29.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function validate26(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate26.
evaluated;evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0);let _errs1=errors,valid0=!1,passing0=null,_errs2=errors;
if(data&&typeof data=="object"&&!Array.isArray(data)){let missing0;if((data.facts===void 0||!func0.call(data,"facts"))&&(missing0="facts")){let err0={instancePath,
schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:missing0},message:"must have required property '"+missing0+"'"};vErrors===null?vErrors=
[err0]:vErrors.push(err0),errors++}}var _valid0=_errs2===errors;_valid0&&(valid0=!0,passing0=0);let _errs3=errors;if(data&&typeof data=="object"&&!Array.isArray(
data)){let missing1;if((data.error===void 0||!func0.call(data,"error"))&&(missing1="error")){let err1={instancePath,schemaPath:"#/oneOf/1/required",keyword:"req\
uired",params:{missingProperty:missing1},message:"must have required property '"+missing1+"'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}}var _valid0=_errs3===
errors;if(_valid0&&valid0?(valid0=!1,passing0=[passing0,1]):_valid0&&(valid0=!0,passing0=1),valid0){errors=_errs1,vErrors!==null&&(_errs1?vErrors.length=_errs1:
vErrors=null);let _errs4=errors,_errs5=errors,valid2=!0,_errs6=errors;if(data&&typeof data=="object"&&!Array.isArray(data)){let missing2;if((data.facts===void 0||
!func0.call(data,"facts"))&&(missing2="facts")){let err3={};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}else if(data.request!==void 0&&func0.call(
data,"request")){let data0=data.request;if(errors===errors)if(data0&&typeof data0=="object"&&!Array.isArray(data0)){if(data0.cmd!==void 0&&func0.call(data0,"cmd")&&
data0.cmd!=="context"){let err4={};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}}else{let err5={};vErrors===null?vErrors=[err5]:vErrors.push(err5),
errors++}}}var _valid1=_errs6===errors;if(errors=_errs5,vErrors!==null&&(_errs5?vErrors.length=_errs5:vErrors=null),_valid1){let _errs10=errors;if(data&&typeof data==
"object"&&!Array.isArray(data)&&data.facts!==void 0&&func0.call(data,"facts")){let data2=data.facts;if(errors===errors)if(data2&&typeof data2=="object"&&!Array.
isArray(data2)){let missing3;if((data2.pieces===void 0||!func0.call(data2,"pieces"))&&(missing3="pieces")||(data2.budget===void 0||!func0.call(data2,"budget"))&&
(missing3="budget")||(data2.truncated===void 0||!func0.call(data2,"truncated"))&&(missing3="truncated"))return validate26.errors=[{instancePath:instancePath+"/f\
acts",schemaPath:"#/allOf/0/then/properties/facts/required",keyword:"required",params:{missingProperty:missing3},message:"must have required property '"+missing3+
"'"}],!1}else return validate26.errors=[{instancePath:instancePath+"/facts",schemaPath:"#/allOf/0/then/properties/facts/type",keyword:"type",params:{type:"objec\
t"},message:"must be object"}],!1}var _valid1=_errs10===errors;if(valid2=_valid1,valid2){var props0={};props0.facts=!0,props0.request=!0}}if(!valid2){let err6={
instancePath,schemaPath:"#/allOf/0/if",keyword:"if",params:{failingKeyword:"then"},message:'must match "then" schema'};return vErrors===null?vErrors=[err6]:vErrors.
push(err6),errors++,validate26.errors=vErrors,!1}var valid1=_errs4===errors;if(valid1){let _errs13=errors,_errs14=errors,valid6=!0,_errs15=errors;if(data&&typeof data==
"object"&&!Array.isArray(data)){let missing4;if((data.facts===void 0||!func0.call(data,"facts"))&&(missing4="facts")){let err7={};vErrors===null?vErrors=[err7]:
vErrors.push(err7),errors++}else if(data.request!==void 0&&func0.call(data,"request")){let data3=data.request;if(errors===errors)if(data3&&typeof data3=="object"&&
!Array.isArray(data3)){if(data3.cmd!==void 0&&func0.call(data3,"cmd")){let data4=data3.cmd;if(!(data4==="status"||data4==="reload")){let err8={};vErrors===null?
vErrors=[err8]:vErrors.push(err8),errors++}}}else{let err9={};vErrors===null?vErrors=[err9]:vErrors.push(err9),errors++}}}var _valid2=_errs15===errors;if(errors=
_errs14,vErrors!==null&&(_errs14?vErrors.length=_errs14:vErrors=null),_valid2){let _errs19=errors;if(data&&typeof data=="object"&&!Array.isArray(data)&&data.facts!==
void 0&&func0.call(data,"facts")){let data5=data.facts;if(errors===errors)if(data5&&typeof data5=="object"&&!Array.isArray(data5)){let missing5;if((data5.servers===
void 0||!func0.call(data5,"servers"))&&(missing5="servers"))return validate26.errors=[{instancePath:instancePath+"/facts",schemaPath:"#/allOf/1/then/properties/\
facts/required",keyword:"required",params:{missingProperty:missing5},message:"must have required property '"+missing5+"'"}],!1}else return validate26.errors=[{instancePath:instancePath+
"/facts",schemaPath:"#/allOf/1/then/properties/facts/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1}var _valid2=_errs19===errors;if(valid6=
_valid2,valid6){var props1={};props1.facts=!0,props1.request=!0}}if(!valid6){let err10={instancePath,schemaPath:"#/allOf/1/if",keyword:"if",params:{failingKeyword:"\
then"},message:'must match "then" schema'};return vErrors===null?vErrors=[err10]:vErrors.push(err10),errors++,validate26.errors=vErrors,!1}var valid1=_errs13===
errors;if(valid1){props0!==!0&&props1!==void 0&&(props1===!0?props0=!0:(props0=props0||{},Object.assign(props0,props1)));let _errs22=errors,_errs23=errors,valid10=!0,
_errs24=errors;if(data&&typeof data=="object"&&!Array.isArray(data)){let missing6;if((data.facts===void 0||!func0.call(data,"facts"))&&(missing6="facts")){let err11={};
vErrors===null?vErrors=[err11]:vErrors.push(err11),errors++}else if(data.request!==void 0&&func0.call(data,"request")){let data6=data.request;if(errors===errors)
if(data6&&typeof data6=="object"&&!Array.isArray(data6)){if(data6.cmd!==void 0&&func0.call(data6,"cmd")&&data6.cmd!=="request"){let err12={};vErrors===null?vErrors=
[err12]:vErrors.push(err12),errors++}}else{let err13={};vErrors===null?vErrors=[err13]:vErrors.push(err13),errors++}}}var _valid3=_errs24===errors;if(errors=_errs23,
vErrors!==null&&(_errs23?vErrors.length=_errs23:vErrors=null),_valid3){let _errs28=errors;if(data&&typeof data=="object"&&!Array.isArray(data)&&data.facts!==void 0&&
func0.call(data,"facts")){let data8=data.facts;if(errors===errors)if(data8&&typeof data8=="object"&&!Array.isArray(data8)){let missing7;if((data8.response===void 0||
!func0.call(data8,"response"))&&(missing7="response"))return validate26.errors=[{instancePath:instancePath+"/facts",schemaPath:"#/allOf/2/then/properties/facts/\
required",keyword:"required",params:{missingProperty:missing7},message:"must have required property '"+missing7+"'"}],!1}else return validate26.errors=[{instancePath:instancePath+
"/facts",schemaPath:"#/allOf/2/then/properties/facts/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1}var _valid3=_errs28===errors;if(valid10=
_valid3,valid10){var props2={};props2.facts=!0,props2.request=!0}}if(!valid10){let err14={instancePath,schemaPath:"#/allOf/2/if",keyword:"if",params:{failingKeyword:"\
then"},message:'must match "then" schema'};return vErrors===null?vErrors=[err14]:vErrors.push(err14),errors++,validate26.errors=vErrors,!1}var valid1=_errs22===
errors;if(valid1){props0!==!0&&props2!==void 0&&(props2===!0?props0=!0:(props0=props0||{},Object.assign(props0,props2)));let _errs31=errors,_errs32=errors,valid14=!0,
_errs33=errors;if(data&&typeof data=="object"&&!Array.isArray(data)){let missing8;if((data.facts===void 0||!func0.call(data,"facts"))&&(missing8="facts")){let err15={};
vErrors===null?vErrors=[err15]:vErrors.push(err15),errors++}else if(data.request!==void 0&&func0.call(data,"request")){let data9=data.request;if(errors===errors)
if(data9&&typeof data9=="object"&&!Array.isArray(data9)){if(data9.cmd!==void 0&&func0.call(data9,"cmd")){let data10=data9.cmd;if(!(data10==="def"||data10==="dec\
l"||data10==="typedef"||data10==="impl")){let err16={};vErrors===null?vErrors=[err16]:vErrors.push(err16),errors++}}}else{let err17={};vErrors===null?vErrors=[err17]:
vErrors.push(err17),errors++}}}var _valid4=_errs33===errors;if(errors=_errs32,vErrors!==null&&(_errs32?vErrors.length=_errs32:vErrors=null),_valid4){let _errs37=errors;
if(data&&typeof data=="object"&&!Array.isArray(data)&&data.facts!==void 0&&func0.call(data,"facts")){let data11=data.facts;if(errors===errors)if(data11&&typeof data11==
"object"&&!Array.isArray(data11)){let missing9;if((data11.definitions===void 0||!func0.call(data11,"definitions"))&&(missing9="definitions"))return validate26.errors=
[{instancePath:instancePath+"/facts",schemaPath:"#/allOf/3/then/properties/facts/required",keyword:"required",params:{missingProperty:missing9},message:"must ha\
ve required property '"+missing9+"'"}],!1}else return validate26.errors=[{instancePath:instancePath+"/facts",schemaPath:"#/allOf/3/then/properties/facts/type",keyword:"\
type",params:{type:"object"},message:"must be object"}],!1}var _valid4=_errs37===errors;if(valid14=_valid4,valid14){var props3={};props3.facts=!0,props3.request=
!0}}if(!valid14){let err18={instancePath,schemaPath:"#/allOf/3/if",keyword:"if",params:{failingKeyword:"then"},message:'must match "then" schema'};return vErrors===
null?vErrors=[err18]:vErrors.push(err18),errors++,validate26.errors=vErrors,!1}var valid1=_errs31===errors;if(valid1){props0!==!0&&props3!==void 0&&(props3===!0?
props0=!0:(props0=props0||{},Object.assign(props0,props3)));let _errs40=errors,_errs41=errors,valid18=!0,_errs42=errors;if(data&&typeof data=="object"&&!Array.isArray(
data)){let missing10;if((data.facts===void 0||!func0.call(data,"facts"))&&(missing10="facts")){let err19={};vErrors===null?vErrors=[err19]:vErrors.push(err19),errors++}else if(data.
request!==void 0&&func0.call(data,"request")){let data12=data.request;if(errors===errors)if(data12&&typeof data12=="object"&&!Array.isArray(data12)){if(data12.cmd!==
void 0&&func0.call(data12,"cmd")&&data12.cmd!=="refs"){let err20={};vErrors===null?vErrors=[err20]:vErrors.push(err20),errors++}}else{let err21={};vErrors===null?
vErrors=[err21]:vErrors.push(err21),errors++}}}var _valid5=_errs42===errors;if(errors=_errs41,vErrors!==null&&(_errs41?vErrors.length=_errs41:vErrors=null),_valid5){
let _errs46=errors;if(data&&typeof data=="object"&&!Array.isArray(data)&&data.facts!==void 0&&func0.call(data,"facts")){let data14=data.facts;if(errors===errors)
if(data14&&typeof data14=="object"&&!Array.isArray(data14)){let missing11;if((data14.references===void 0||!func0.call(data14,"references"))&&(missing11="referen\
ces"))return validate26.errors=[{instancePath:instancePath+"/facts",schemaPath:"#/allOf/4/then/properties/facts/required",keyword:"required",params:{missingProperty:missing11},
message:"must have required property '"+missing11+"'"}],!1}else return validate26.errors=[{instancePath:instancePath+"/facts",schemaPath:"#/allOf/4/then/propert\
ies/facts/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1}var _valid5=_errs46===errors;if(valid18=_valid5,valid18){var props4={};props4.
facts=!0,props4.request=!0}}if(!valid18){let err22={instancePath,schemaPath:"#/allOf/4/if",keyword:"if",params:{failingKeyword:"then"},message:'must match "then\
" schema'};return vErrors===null?vErrors=[err22]:vErrors.push(err22),errors++,validate26.errors=vErrors,!1}var valid1=_errs40===errors;if(valid1){props0!==!0&&props4!==
void 0&&(props4===!0?props0=!0:(props0=props0||{},Object.assign(props0,props4)));let _errs49=errors,_errs50=errors,valid22=!0,_errs51=errors;if(data&&typeof data==
"object"&&!Array.isArray(data)){let missing12;if((data.facts===void 0||!func0.call(data,"facts"))&&(missing12="facts")){let err23={};vErrors===null?vErrors=[err23]:
vErrors.push(err23),errors++}else if(data.request!==void 0&&func0.call(data,"request")){let data15=data.request;if(errors===errors)if(data15&&typeof data15=="ob\
ject"&&!Array.isArray(data15)){if(data15.cmd!==void 0&&func0.call(data15,"cmd")&&data15.cmd!=="hover"){let err24={};vErrors===null?vErrors=[err24]:vErrors.push(
err24),errors++}}else{let err25={};vErrors===null?vErrors=[err25]:vErrors.push(err25),errors++}}}var _valid6=_errs51===errors;if(errors=_errs50,vErrors!==null&&
(_errs50?vErrors.length=_errs50:vErrors=null),_valid6){let _errs55=errors;if(data&&typeof data=="object"&&!Array.isArray(data)&&data.facts!==void 0&&func0.call(
data,"facts")){let data17=data.facts;if(errors===errors)if(data17&&typeof data17=="object"&&!Array.isArray(data17)){let missing13;if((data17.hover===void 0||!func0.
call(data17,"hover"))&&(missing13="hover"))return validate26.errors=[{instancePath:instancePath+"/facts",schemaPath:"#/allOf/5/then/properties/facts/required",keyword:"\
required",params:{missingProperty:missing13},message:"must have required property '"+missing13+"'"}],!1}else return validate26.errors=[{instancePath:instancePath+
"/facts",schemaPath:"#/allOf/5/then/properties/facts/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1}var _valid6=_errs55===errors;if(valid22=
_valid6,valid22){var props5={};props5.facts=!0,props5.request=!0}}if(!valid22){let err26={instancePath,schemaPath:"#/allOf/5/if",keyword:"if",params:{failingKeyword:"\
then"},message:'must match "then" schema'};return vErrors===null?vErrors=[err26]:vErrors.push(err26),errors++,validate26.errors=vErrors,!1}var valid1=_errs49===
errors;if(valid1){props0!==!0&&props5!==void 0&&(props5===!0?props0=!0:(props0=props0||{},Object.assign(props0,props5)));let _errs58=errors,_errs59=errors,valid26=!0,
_errs60=errors;if(data&&typeof data=="object"&&!Array.isArray(data)){let missing14;if((data.facts===void 0||!func0.call(data,"facts"))&&(missing14="facts")){let err27={};
vErrors===null?vErrors=[err27]:vErrors.push(err27),errors++}else if(data.request!==void 0&&func0.call(data,"request")){let data18=data.request;if(errors===errors)
if(data18&&typeof data18=="object"&&!Array.isArray(data18)){if(data18.cmd!==void 0&&func0.call(data18,"cmd")&&data18.cmd!=="sig"){let err28={};vErrors===null?vErrors=
[err28]:vErrors.push(err28),errors++}}else{let err29={};vErrors===null?vErrors=[err29]:vErrors.push(err29),errors++}}}var _valid7=_errs60===errors;if(errors=_errs59,
vErrors!==null&&(_errs59?vErrors.length=_errs59:vErrors=null),_valid7){let _errs64=errors;if(data&&typeof data=="object"&&!Array.isArray(data)&&data.facts!==void 0&&
func0.call(data,"facts")){let data20=data.facts;if(errors===errors)if(data20&&typeof data20=="object"&&!Array.isArray(data20)){let missing15;if((data20.signatures===
void 0||!func0.call(data20,"signatures"))&&(missing15="signatures"))return validate26.errors=[{instancePath:instancePath+"/facts",schemaPath:"#/allOf/6/then/pro\
perties/facts/required",keyword:"required",params:{missingProperty:missing15},message:"must have required property '"+missing15+"'"}],!1}else return validate26.
errors=[{instancePath:instancePath+"/facts",schemaPath:"#/allOf/6/then/properties/facts/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1}
var _valid7=_errs64===errors;if(valid26=_valid7,valid26){var props6={};props6.facts=!0,props6.request=!0}}if(!valid26){let err30={instancePath,schemaPath:"#/all\
Of/6/if",keyword:"if",params:{failingKeyword:"then"},message:'must match "then" schema'};return vErrors===null?vErrors=[err30]:vErrors.push(err30),errors++,validate26.
errors=vErrors,!1}var valid1=_errs58===errors;if(valid1){props0!==!0&&props6!==void 0&&(props6===!0?props0=!0:(props0=props0||{},Object.assign(props0,props6)));
let _errs67=errors,_errs68=errors,valid30=!0,_errs69=errors;if(data&&typeof data=="object"&&!Array.isArray(data)){let missing16;if((data.facts===void 0||!func0.
call(data,"facts"))&&(missing16="facts")){let err31={};vErrors===null?vErrors=[err31]:vErrors.push(err31),errors++}else if(data.request!==void 0&&func0.call(data,
"request")){let data21=data.request;if(errors===errors)if(data21&&typeof data21=="object"&&!Array.isArray(data21)){if(data21.cmd!==void 0&&func0.call(data21,"cm\
d")){let data22=data21.cmd;if(!(data22==="symbols"||data22==="outline")){let err32={};vErrors===null?vErrors=[err32]:vErrors.push(err32),errors++}}}else{let err33={};
vErrors===null?vErrors=[err33]:vErrors.push(err33),errors++}}}var _valid8=_errs69===errors;if(errors=_errs68,vErrors!==null&&(_errs68?vErrors.length=_errs68:vErrors=
null),_valid8){let _errs73=errors;if(data&&typeof data=="object"&&!Array.isArray(data)&&data.facts!==void 0&&func0.call(data,"facts")){let data23=data.facts;if(errors===
errors)if(data23&&typeof data23=="object"&&!Array.isArray(data23)){let missing17;if((data23.symbols===void 0||!func0.call(data23,"symbols"))&&(missing17="symbol\
s"))return validate26.errors=[{instancePath:instancePath+"/facts",schemaPath:"#/allOf/7/then/properties/facts/required",keyword:"required",params:{missingProperty:missing17},
message:"must have required property '"+missing17+"'"}],!1}else return validate26.errors=[{instancePath:instancePath+"/facts",schemaPath:"#/allOf/7/then/propert\
ies/facts/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1}var _valid8=_errs73===errors;if(valid30=_valid8,valid30){var props7={};props7.
facts=!0,props7.request=!0}}if(!valid30){let err34={instancePath,schemaPath:"#/allOf/7/if",keyword:"if",params:{failingKeyword:"then"},message:'must match "then\
" schema'};return vErrors===null?vErrors=[err34]:vErrors.push(err34),errors++,validate26.errors=vErrors,!1}var valid1=_errs67===errors;if(valid1){props0!==!0&&props7!==
void 0&&(props7===!0?props0=!0:(props0=props0||{},Object.assign(props0,props7)));let _errs76=errors,_errs77=errors,valid34=!0,_errs78=errors;if(data&&typeof data==
"object"&&!Array.isArray(data)){let missing18;if((data.facts===void 0||!func0.call(data,"facts"))&&(missing18="facts")){let err35={};vErrors===null?vErrors=[err35]:
vErrors.push(err35),errors++}else if(data.request!==void 0&&func0.call(data,"request")){let data24=data.request;if(errors===errors)if(data24&&typeof data24=="ob\
ject"&&!Array.isArray(data24)){if(data24.cmd!==void 0&&func0.call(data24,"cmd")&&data24.cmd!=="calls"){let err36={};vErrors===null?vErrors=[err36]:vErrors.push(
err36),errors++}}else{let err37={};vErrors===null?vErrors=[err37]:vErrors.push(err37),errors++}}}var _valid9=_errs78===errors;if(errors=_errs77,vErrors!==null&&
(_errs77?vErrors.length=_errs77:vErrors=null),_valid9){let _errs82=errors;if(data&&typeof data=="object"&&!Array.isArray(data)&&data.facts!==void 0&&func0.call(
data,"facts")){let data26=data.facts;if(errors===errors)if(data26&&typeof data26=="object"&&!Array.isArray(data26)){let missing19;if((data26.calls===void 0||!func0.
call(data26,"calls"))&&(missing19="calls"))return validate26.errors=[{instancePath:instancePath+"/facts",schemaPath:"#/allOf/8/then/properties/facts/required",keyword:"\
required",params:{missingProperty:missing19},message:"must have required property '"+missing19+"'"}],!1}else return validate26.errors=[{instancePath:instancePath+
"/facts",schemaPath:"#/allOf/8/then/properties/facts/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1}var _valid9=_errs82===errors;if(valid34=
_valid9,valid34){var props8={};props8.facts=!0,props8.request=!0}}if(!valid34){let err38={instancePath,schemaPath:"#/allOf/8/if",keyword:"if",params:{failingKeyword:"\
then"},message:'must match "then" schema'};return vErrors===null?vErrors=[err38]:vErrors.push(err38),errors++,validate26.errors=vErrors,!1}var valid1=_errs76===
errors;if(valid1){props0!==!0&&props8!==void 0&&(props8===!0?props0=!0:(props0=props0||{},Object.assign(props0,props8)));let _errs85=errors,_errs86=errors,valid38=!0,
_errs87=errors;if(data&&typeof data=="object"&&!Array.isArray(data)){let missing20;if((data.facts===void 0||!func0.call(data,"facts"))&&(missing20="facts")){let err39={};
vErrors===null?vErrors=[err39]:vErrors.push(err39),errors++}else if(data.request!==void 0&&func0.call(data,"request")){let data27=data.request;if(errors===errors)
if(data27&&typeof data27=="object"&&!Array.isArray(data27)){if(data27.cmd!==void 0&&func0.call(data27,"cmd")&&data27.cmd!=="types"){let err40={};vErrors===null?
vErrors=[err40]:vErrors.push(err40),errors++}}else{let err41={};vErrors===null?vErrors=[err41]:vErrors.push(err41),errors++}}}var _valid10=_errs87===errors;if(errors=
_errs86,vErrors!==null&&(_errs86?vErrors.length=_errs86:vErrors=null),_valid10){let _errs91=errors;if(data&&typeof data=="object"&&!Array.isArray(data)&&data.facts!==
void 0&&func0.call(data,"facts")){let data29=data.facts;if(errors===errors)if(data29&&typeof data29=="object"&&!Array.isArray(data29)){let missing21;if((data29.
types===void 0||!func0.call(data29,"types"))&&(missing21="types"))return validate26.errors=[{instancePath:instancePath+"/facts",schemaPath:"#/allOf/9/then/prope\
rties/facts/required",keyword:"required",params:{missingProperty:missing21},message:"must have required property '"+missing21+"'"}],!1}else return validate26.errors=
[{instancePath:instancePath+"/facts",schemaPath:"#/allOf/9/then/properties/facts/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1}var _valid10=_errs91===
errors;if(valid38=_valid10,valid38){var props9={};props9.facts=!0,props9.request=!0}}if(!valid38){let err42={instancePath,schemaPath:"#/allOf/9/if",keyword:"if",
params:{failingKeyword:"then"},message:'must match "then" schema'};return vErrors===null?vErrors=[err42]:vErrors.push(err42),errors++,validate26.errors=vErrors,
!1}var valid1=_errs85===errors;if(valid1){props0!==!0&&props9!==void 0&&(props9===!0?props0=!0:(props0=props0||{},Object.assign(props0,props9)));let _errs94=errors,
_errs95=errors,valid42=!0,_errs96=errors;if(data&&typeof data=="object"&&!Array.isArray(data)){let missing22;if((data.facts===void 0||!func0.call(data,"facts"))&&
(missing22="facts")){let err43={};vErrors===null?vErrors=[err43]:vErrors.push(err43),errors++}else if(data.request!==void 0&&func0.call(data,"request")){let data30=data.
request;if(errors===errors)if(data30&&typeof data30=="object"&&!Array.isArray(data30)){if(data30.cmd!==void 0&&func0.call(data30,"cmd")&&data30.cmd!=="hints"){let err44={};
vErrors===null?vErrors=[err44]:vErrors.push(err44),errors++}}else{let err45={};vErrors===null?vErrors=[err45]:vErrors.push(err45),errors++}}}var _valid11=_errs96===
errors;if(errors=_errs95,vErrors!==null&&(_errs95?vErrors.length=_errs95:vErrors=null),_valid11){let _errs100=errors;if(data&&typeof data=="object"&&!Array.isArray(
data)&&data.facts!==void 0&&func0.call(data,"facts")){let data32=data.facts;if(errors===errors)if(data32&&typeof data32=="object"&&!Array.isArray(data32)){let missing23;
if((data32.hints===void 0||!func0.call(data32,"hints"))&&(missing23="hints"))return validate26.errors=[{instancePath:instancePath+"/facts",schemaPath:"#/allOf/1\
0/then/properties/facts/required",keyword:"required",params:{missingProperty:missing23},message:"must have required property '"+missing23+"'"}],!1}else return validate26.
errors=[{instancePath:instancePath+"/facts",schemaPath:"#/allOf/10/then/properties/facts/type",keyword:"type",params:{type:"object"},message:"must be object"}],
!1}var _valid11=_errs100===errors;if(valid42=_valid11,valid42){var props10={};props10.facts=!0,props10.request=!0}}if(!valid42){let err46={instancePath,schemaPath:"\
#/allOf/10/if",keyword:"if",params:{failingKeyword:"then"},message:'must match "then" schema'};return vErrors===null?vErrors=[err46]:vErrors.push(err46),errors++,
validate26.errors=vErrors,!1}var valid1=_errs94===errors;if(valid1){props0!==!0&&props10!==void 0&&(props10===!0?props0=!0:(props0=props0||{},Object.assign(props0,
props10)));let _errs103=errors,_errs104=errors,valid46=!0,_errs105=errors;if(data&&typeof data=="object"&&!Array.isArray(data)){let missing24;if((data.facts===void 0||
!func0.call(data,"facts"))&&(missing24="facts")){let err47={};vErrors===null?vErrors=[err47]:vErrors.push(err47),errors++}else if(data.request!==void 0&&func0.call(
data,"request")){let data33=data.request;if(errors===errors)if(data33&&typeof data33=="object"&&!Array.isArray(data33)){if(data33.cmd!==void 0&&func0.call(data33,
"cmd")){let data34=data33.cmd;if(!(data34==="diag"||data34==="check")){let err48={};vErrors===null?vErrors=[err48]:vErrors.push(err48),errors++}}}else{let err49={};
vErrors===null?vErrors=[err49]:vErrors.push(err49),errors++}}}var _valid12=_errs105===errors;if(errors=_errs104,vErrors!==null&&(_errs104?vErrors.length=_errs104:
vErrors=null),_valid12){let _errs109=errors;if(data&&typeof data=="object"&&!Array.isArray(data)&&data.facts!==void 0&&func0.call(data,"facts")){let data35=data.
facts;if(errors===errors)if(data35&&typeof data35=="object"&&!Array.isArray(data35)){let missing25;if((data35.diagnostics===void 0||!func0.call(data35,"diagnost\
ics"))&&(missing25="diagnostics"))return validate26.errors=[{instancePath:instancePath+"/facts",schemaPath:"#/allOf/11/then/properties/facts/required",keyword:"\
required",params:{missingProperty:missing25},message:"must have required property '"+missing25+"'"}],!1}else return validate26.errors=[{instancePath:instancePath+
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
erties"}],!1;if(_errs139===errors){if(data.version!==void 0&&func0.call(data,"version")){let _errs140=errors;if(data.version!=="1.0")return validate26.errors=[{
instancePath:instancePath+"/version",schemaPath:"#/properties/version/const",keyword:"const",params:{allowedValue:"1.0"},message:"must be equal to constant"}],!1;
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
for(let key2 of Object.keys(data54))if(!(key2==="original"||key2==="resolved"||key2==="disambiguation")){let err65={instancePath:instancePath+"/resolution",schemaPath:"\
#/properties/resolution/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key2},message:"must NOT have additional properti\
es"};vErrors===null?vErrors=[err65]:vErrors.push(err65),errors++;break}if(_errs164===errors){if(data54.original!==void 0&&func0.call(data54,"original")){let _errs165=errors;
if(typeof data54.original!="string"){let err66={instancePath:instancePath+"/resolution/original",schemaPath:"#/properties/resolution/oneOf/1/properties/original\
/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err66]:vErrors.push(err66),errors++}var valid67=_errs165===errors}else
var valid67=!0;if(valid67){if(data54.resolved!==void 0&&func0.call(data54,"resolved")){let data56=data54.resolved,_errs167=errors;if(errors===_errs167)if(data56&&
typeof data56=="object"&&!Array.isArray(data56)){let missing35;if((data56.path===void 0||!func0.call(data56,"path"))&&(missing35="path")||(data56.range===void 0||
!func0.call(data56,"range"))&&(missing35="range")||(data56.symbol===void 0||!func0.call(data56,"symbol"))&&(missing35="symbol")){let err67={instancePath:instancePath+
"/resolution/resolved",schemaPath:"#/properties/resolution/oneOf/1/properties/resolved/required",keyword:"required",params:{missingProperty:missing35},message:"\
must have required property '"+missing35+"'"};vErrors===null?vErrors=[err67]:vErrors.push(err67),errors++}else{let _errs169=errors;for(let key3 of Object.keys(data56))
if(!(key3==="path"||key3==="range"||key3==="symbol")){let err68={instancePath:instancePath+"/resolution/resolved",schemaPath:"#/properties/resolution/oneOf/1/pr\
operties/resolved/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key3},message:"must NOT have additional properties"};vErrors===
null?vErrors=[err68]:vErrors.push(err68),errors++;break}if(_errs169===errors){if(data56.path!==void 0&&func0.call(data56,"path")){let data57=data56.path,_errs170=errors,
_errs171=errors,_errs173=errors,_errs174=errors;if(typeof data57=="string"&&!pattern8.test(data57)){let err69={};vErrors===null?vErrors=[err69]:vErrors.push(err69),
errors++}var valid70=_errs174===errors;if(valid70){let err70={instancePath:instancePath+"/resolution/resolved/path",schemaPath:"#/$defs/path/not",keyword:"not",
params:{},message:"must NOT be valid"};vErrors===null?vErrors=[err70]:vErrors.push(err70),errors++}else errors=_errs173,vErrors!==null&&(_errs173?vErrors.length=
_errs173:vErrors=null);if(errors===_errs171)if(typeof data57=="string"){if(func64(data57)<1){let err71={instancePath:instancePath+"/resolution/resolved/path",schemaPath:"\
#/$defs/path/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};vErrors===null?vErrors=[err71]:vErrors.push(err71),
errors++}}else{let err72={instancePath:instancePath+"/resolution/resolved/path",schemaPath:"#/$defs/path/type",keyword:"type",params:{type:"string"},message:"mu\
st be string"};vErrors===null?vErrors=[err72]:vErrors.push(err72),errors++}var valid68=_errs170===errors}else var valid68=!0;if(valid68){if(data56.range!==void 0&&
func0.call(data56,"range")){let _errs175=errors;validate27(data56.range,{instancePath:instancePath+"/resolution/resolved/range",parentData:data56,parentDataProperty:"\
range",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate27.errors:vErrors.concat(validate27.errors),errors=vErrors.length);var valid68=_errs175===errors}else
var valid68=!0;if(valid68)if(data56.symbol!==void 0&&func0.call(data56,"symbol")){let data59=data56.symbol,_errs176=errors;if(typeof data59!="string"&&data59!==
null){let err73={instancePath:instancePath+"/resolution/resolved/symbol",schemaPath:"#/properties/resolution/oneOf/1/properties/resolved/properties/symbol/type",
keyword:"type",params:{type:schema38.properties.resolution.oneOf[1].properties.resolved.properties.symbol.type},message:"must be string,null"};vErrors===null?vErrors=
[err73]:vErrors.push(err73),errors++}var valid68=_errs176===errors}else var valid68=!0}}}}else{let err74={instancePath:instancePath+"/resolution/resolved",schemaPath:"\
#/properties/resolution/oneOf/1/properties/resolved/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err74]:vErrors.
push(err74),errors++}var valid67=_errs167===errors}else var valid67=!0;if(valid67)if(data54.disambiguation!==void 0&&func0.call(data54,"disambiguation")){let data60=data54.
disambiguation,_errs178=errors;if(errors===_errs178)if(Array.isArray(data60)){var valid71=!0;let len0=data60.length;for(let i0=0;i0<len0;i0++){let _errs180=errors;
if(typeof data60[i0]!="string"){let err75={instancePath:instancePath+"/resolution/disambiguation/"+i0,schemaPath:"#/properties/resolution/oneOf/1/properties/dis\
ambiguation/items/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err75]:vErrors.push(err75),errors++}var valid71=_errs180===
errors;if(!valid71)break}}else{let err76={instancePath:instancePath+"/resolution/disambiguation",schemaPath:"#/properties/resolution/oneOf/1/properties/disambig\
uation/type",keyword:"type",params:{type:"array"},message:"must be array"};vErrors===null?vErrors=[err76]:vErrors.push(err76),errors++}var valid67=_errs178===errors}else
var valid67=!0}}}}else{let err77={instancePath:instancePath+"/resolution",schemaPath:"#/properties/resolution/oneOf/1/type",keyword:"type",params:{type:"object"},
message:"must be object"};vErrors===null?vErrors=[err77]:vErrors.push(err77),errors++}var _valid16=_errs162===errors;if(_valid16&&valid66?(valid66=!1,passing1=[
passing1,1]):_valid16&&(valid66=!0,passing1=1),valid66)errors=_errs159,vErrors!==null&&(_errs159?vErrors.length=_errs159:vErrors=null);else{let err78={instancePath:instancePath+
"/resolution",schemaPath:"#/properties/resolution/oneOf",keyword:"oneOf",params:{passingSchemas:passing1},message:"must match exactly one schema in oneOf"};return vErrors===
null?vErrors=[err78]:vErrors.push(err78),errors++,validate26.errors=vErrors,!1}var valid62=_errs158===errors}else var valid62=!0;if(valid62){if(data.facts!==void 0&&
func0.call(data,"facts")){let _errs182=errors;validate29(data.facts,{instancePath:instancePath+"/facts",parentData:data,parentDataProperty:"facts",rootData,dynamicAnchors})||
(vErrors=vErrors===null?validate29.errors:vErrors.concat(validate29.errors),errors=vErrors.length);var valid62=_errs182===errors}else var valid62=!0;if(valid62){
if(data.error!==void 0&&func0.call(data,"error")){let data63=data.error,_errs183=errors;if(errors===_errs183)if(data63&&typeof data63=="object"&&!Array.isArray(
data63)){let missing36;if((data63.code===void 0||!func0.call(data63,"code"))&&(missing36="code")||(data63.kind===void 0||!func0.call(data63,"kind"))&&(missing36=
"kind")||(data63.exitCode===void 0||!func0.call(data63,"exitCode"))&&(missing36="exitCode")||(data63.message===void 0||!func0.call(data63,"message"))&&(missing36=
"message")||(data63.hint===void 0||!func0.call(data63,"hint"))&&(missing36="hint")||(data63.retryable===void 0||!func0.call(data63,"retryable"))&&(missing36="re\
tryable")||(data63.evidenceId===void 0||!func0.call(data63,"evidenceId"))&&(missing36="evidenceId"))return validate26.errors=[{instancePath:instancePath+"/error",
schemaPath:"#/properties/error/required",keyword:"required",params:{missingProperty:missing36},message:"must have required property '"+missing36+"'"}],!1;{let _errs185=errors;
for(let key4 of Object.keys(data63))if(!(key4==="code"||key4==="kind"||key4==="exitCode"||key4==="message"||key4==="hint"||key4==="retryable"||key4==="evidenceI\
d"))return validate26.errors=[{instancePath:instancePath+"/error",schemaPath:"#/properties/error/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key4},
message:"must NOT have additional properties"}],!1;if(_errs185===errors){if(data63.code!==void 0&&func0.call(data63,"code")){let data64=data63.code,_errs186=errors;
if(errors===_errs186)if(typeof data64=="string"){if(!pattern28.test(data64))return validate26.errors=[{instancePath:instancePath+"/error/code",schemaPath:"#/pro\
perties/error/properties/code/pattern",keyword:"pattern",params:{pattern:"^E/[A-Z_]+$"},message:'must match pattern "^E/[A-Z_]+$"'}],!1}else return validate26.errors=
[{instancePath:instancePath+"/error/code",schemaPath:"#/properties/error/properties/code/type",keyword:"type",params:{type:"string"},message:"must be string"}],
!1;var valid72=_errs186===errors}else var valid72=!0;if(valid72){if(data63.kind!==void 0&&func0.call(data63,"kind")){let data65=data63.kind,_errs188=errors;if(!(data65===
"ServerUnavailable"||data65==="LanguageNotEnabled"||data65==="NoServerForExtension"||data65==="FileNotFound"||data65==="RequestTimeout"||data65==="SessionDead"||
data65==="CapabilityMissing"||data65==="Wire"||data65==="BadSelector"||data65==="NotFound"||data65==="Ambiguous"||data65==="Stale"||data65==="Cancelled"||data65===
"Configuration"||data65==="Usage"||data65==="Internal"))return validate26.errors=[{instancePath:instancePath+"/error/kind",schemaPath:"#/properties/error/proper\
ties/kind/enum",keyword:"enum",params:{allowedValues:schema38.properties.error.properties.kind.enum},message:"must be equal to one of the allowed values"}],!1;var valid72=_errs188===
errors}else var valid72=!0;if(valid72){if(data63.exitCode!==void 0&&func0.call(data63,"exitCode")){let data66=data63.exitCode,_errs189=errors,_errs190=errors;if(!(typeof data66==
"number"&&!(data66%1)&&!isNaN(data66)&&isFinite(data66)))return validate26.errors=[{instancePath:instancePath+"/error/exitCode",schemaPath:"#/$defs/exitCode/typ\
e",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===_errs190&&typeof data66=="number"&&isFinite(data66)){if(data66>255||isNaN(data66))
return validate26.errors=[{instancePath:instancePath+"/error/exitCode",schemaPath:"#/$defs/exitCode/maximum",keyword:"maximum",params:{comparison:"<=",limit:255},
message:"must be <= 255"}],!1;if(data66<0||isNaN(data66))return validate26.errors=[{instancePath:instancePath+"/error/exitCode",schemaPath:"#/$defs/exitCode/min\
imum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}var valid72=_errs189===errors}else var valid72=!0;if(valid72){if(data63.message!==
void 0&&func0.call(data63,"message")){let data67=data63.message,_errs192=errors;if(errors===_errs192)if(typeof data67=="string"){if(func64(data67)<1)return validate26.
errors=[{instancePath:instancePath+"/error/message",schemaPath:"#/properties/error/properties/message/minLength",keyword:"minLength",params:{limit:1},message:"m\
ust NOT have fewer than 1 characters"}],!1}else return validate26.errors=[{instancePath:instancePath+"/error/message",schemaPath:"#/properties/error/properties/\
message/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid72=_errs192===errors}else var valid72=!0;if(valid72){if(data63.hint!==
void 0&&func0.call(data63,"hint")){let _errs194=errors;if(typeof data63.hint!="string")return validate26.errors=[{instancePath:instancePath+"/error/hint",schemaPath:"\
#/properties/error/properties/hint/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid72=_errs194===errors}else var valid72=!0;if(valid72){
if(data63.retryable!==void 0&&func0.call(data63,"retryable")){let _errs196=errors;if(typeof data63.retryable!="boolean")return validate26.errors=[{instancePath:instancePath+
"/error/retryable",schemaPath:"#/properties/error/properties/retryable/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"}],!1;var valid72=_errs196===
errors}else var valid72=!0;if(valid72)if(data63.evidenceId!==void 0&&func0.call(data63,"evidenceId")){let data70=data63.evidenceId,_errs198=errors,_errs199=errors,
valid74=!1,passing2=null,_errs200=errors;if(data70!==null){let err79={instancePath:instancePath+"/error/evidenceId",schemaPath:"#/properties/error/properties/ev\
idenceId/oneOf/0/type",keyword:"type",params:{type:"null"},message:"must be null"};vErrors===null?vErrors=[err79]:vErrors.push(err79),errors++}var _valid17=_errs200===
errors;_valid17&&(valid74=!0,passing2=0);let _errs202=errors;if(errors===errors)if(typeof data70=="string"){if(!pattern5.test(data70)){let err80={instancePath:instancePath+
"/error/evidenceId",schemaPath:"#/$defs/digest/pattern",keyword:"pattern",params:{pattern:"^sha256:[0-9a-f]{64}$"},message:'must match pattern "^sha256:[0-9a-f]\
{64}$"'};vErrors===null?vErrors=[err80]:vErrors.push(err80),errors++}}else{let err81={instancePath:instancePath+"/error/evidenceId",schemaPath:"#/$defs/digest/t\
ype",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err81]:vErrors.push(err81),errors++}var _valid17=_errs202===errors;
if(_valid17&&valid74?(valid74=!1,passing2=[passing2,1]):_valid17&&(valid74=!0,passing2=1),valid74)errors=_errs199,vErrors!==null&&(_errs199?vErrors.length=_errs199:
vErrors=null);else{let err82={instancePath:instancePath+"/error/evidenceId",schemaPath:"#/properties/error/properties/evidenceId/oneOf",keyword:"oneOf",params:{
passingSchemas:passing2},message:"must match exactly one schema in oneOf"};return vErrors===null?vErrors=[err82]:vErrors.push(err82),errors++,validate26.errors=
vErrors,!1}var valid72=_errs198===errors}else var valid72=!0}}}}}}}}else return validate26.errors=[{instancePath:instancePath+"/error",schemaPath:"#/properties/\
error/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var valid62=_errs183===errors}else var valid62=!0;if(valid62){if(data.edits!==void 0&&
func0.call(data,"edits")){let _errs205=errors;if(data.edits!==null)return validate26.errors=[{instancePath:instancePath+"/edits",schemaPath:"#/properties/edits/\
type",keyword:"type",params:{type:"null"},message:"must be null"}],!1;var valid62=_errs205===errors}else var valid62=!0;if(valid62){if(data.processReward!==void 0&&
func0.call(data,"processReward")){let _errs207=errors;if(data.processReward!==null)return validate26.errors=[{instancePath:instancePath+"/processReward",schemaPath:"\
#/properties/processReward/type",keyword:"type",params:{type:"null"},message:"must be null"}],!1;var valid62=_errs207===errors}else var valid62=!0;if(valid62){if(data.
environment!==void 0&&func0.call(data,"environment")){let data73=data.environment,_errs209=errors;if(errors===_errs209)if(data73&&typeof data73=="object"&&!Array.
isArray(data73)){let missing37;if((data73.snapshot===void 0||!func0.call(data73,"snapshot"))&&(missing37="snapshot")||(data73.root===void 0||!func0.call(data73,
"root"))&&(missing37="root")||(data73.server===void 0||!func0.call(data73,"server"))&&(missing37="server")||(data73.positionEncoding===void 0||!func0.call(data73,
"positionEncoding"))&&(missing37="positionEncoding")||(data73.toolchain===void 0||!func0.call(data73,"toolchain"))&&(missing37="toolchain")||(data73.readiness===
void 0||!func0.call(data73,"readiness"))&&(missing37="readiness")||(data73.platform===void 0||!func0.call(data73,"platform"))&&(missing37="platform"))return validate26.
errors=[{instancePath:instancePath+"/environment",schemaPath:"#/properties/environment/required",keyword:"required",params:{missingProperty:missing37},message:"\
must have required property '"+missing37+"'"}],!1;{let _errs211=errors;for(let key5 of Object.keys(data73))if(!(key5==="snapshot"||key5==="root"||key5==="server"||
key5==="positionEncoding"||key5==="toolchain"||key5==="readiness"||key5==="platform"))return validate26.errors=[{instancePath:instancePath+"/environment",schemaPath:"\
#/properties/environment/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key5},message:"must NOT have additional properties"}],!1;
if(_errs211===errors){if(data73.snapshot!==void 0&&func0.call(data73,"snapshot")){let data74=data73.snapshot,_errs212=errors,_errs213=errors,valid77=!1,passing3=null,
_errs214=errors;if(data74!==null){let err83={instancePath:instancePath+"/environment/snapshot",schemaPath:"#/properties/environment/properties/snapshot/oneOf/0/\
type",keyword:"type",params:{type:"null"},message:"must be null"};vErrors===null?vErrors=[err83]:vErrors.push(err83),errors++}var _valid18=_errs214===errors;_valid18&&
(valid77=!0,passing3=0);let _errs216=errors;if(errors===_errs216)if(data74&&typeof data74=="object"&&!Array.isArray(data74)){let missing38;if((data74.commit===void 0||
!func0.call(data74,"commit"))&&(missing38="commit")||(data74.tree===void 0||!func0.call(data74,"tree"))&&(missing38="tree")){let err84={instancePath:instancePath+
"/environment/snapshot",schemaPath:"#/properties/environment/properties/snapshot/oneOf/1/required",keyword:"required",params:{missingProperty:missing38},message:"\
must have required property '"+missing38+"'"};vErrors===null?vErrors=[err84]:vErrors.push(err84),errors++}else{let _errs218=errors;for(let key6 of Object.keys(data74))
if(!(key6==="commit"||key6==="tree")){let err85={instancePath:instancePath+"/environment/snapshot",schemaPath:"#/properties/environment/properties/snapshot/oneO\
f/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key6},message:"must NOT have additional properties"};vErrors===null?vErrors=
[err85]:vErrors.push(err85),errors++;break}if(_errs218===errors){if(data74.commit!==void 0&&func0.call(data74,"commit")){let data75=data74.commit,_errs219=errors,
_errs220=errors,valid79=!1,passing4=null,_errs221=errors;if(data75!==null){let err86={instancePath:instancePath+"/environment/snapshot/commit",schemaPath:"#/pro\
perties/environment/properties/snapshot/oneOf/1/properties/commit/oneOf/0/type",keyword:"type",params:{type:"null"},message:"must be null"};vErrors===null?vErrors=
[err86]:vErrors.push(err86),errors++}var _valid19=_errs221===errors;_valid19&&(valid79=!0,passing4=0);let _errs223=errors;if(errors===errors)if(typeof data75=="\
string"){if(!pattern30.test(data75)){let err87={instancePath:instancePath+"/environment/snapshot/commit",schemaPath:"#/$defs/objectId/pattern",keyword:"pattern",
params:{pattern:"^(?:[0-9a-f]{40}|[0-9a-f]{64})$"},message:'must match pattern "^(?:[0-9a-f]{40}|[0-9a-f]{64})$"'};vErrors===null?vErrors=[err87]:vErrors.push(err87),
errors++}}else{let err88={instancePath:instancePath+"/environment/snapshot/commit",schemaPath:"#/$defs/objectId/type",keyword:"type",params:{type:"string"},message:"\
must be string"};vErrors===null?vErrors=[err88]:vErrors.push(err88),errors++}var _valid19=_errs223===errors;if(_valid19&&valid79?(valid79=!1,passing4=[passing4,
1]):_valid19&&(valid79=!0,passing4=1),valid79)errors=_errs220,vErrors!==null&&(_errs220?vErrors.length=_errs220:vErrors=null);else{let err89={instancePath:instancePath+
"/environment/snapshot/commit",schemaPath:"#/properties/environment/properties/snapshot/oneOf/1/properties/commit/oneOf",keyword:"oneOf",params:{passingSchemas:passing4},
message:"must match exactly one schema in oneOf"};vErrors===null?vErrors=[err89]:vErrors.push(err89),errors++}var valid78=_errs219===errors}else var valid78=!0;
if(valid78)if(data74.tree!==void 0&&func0.call(data74,"tree")){let data76=data74.tree,_errs226=errors;if(errors===errors)if(typeof data76=="string"){if(!pattern30.
test(data76)){let err90={instancePath:instancePath+"/environment/snapshot/tree",schemaPath:"#/$defs/objectId/pattern",keyword:"pattern",params:{pattern:"^(?:[0-\
9a-f]{40}|[0-9a-f]{64})$"},message:'must match pattern "^(?:[0-9a-f]{40}|[0-9a-f]{64})$"'};vErrors===null?vErrors=[err90]:vErrors.push(err90),errors++}}else{let err91={
instancePath:instancePath+"/environment/snapshot/tree",schemaPath:"#/$defs/objectId/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===
null?vErrors=[err91]:vErrors.push(err91),errors++}var valid78=_errs226===errors}else var valid78=!0}}}else{let err92={instancePath:instancePath+"/environment/sn\
apshot",schemaPath:"#/properties/environment/properties/snapshot/oneOf/1/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=
[err92]:vErrors.push(err92),errors++}var _valid18=_errs216===errors;if(_valid18&&valid77?(valid77=!1,passing3=[passing3,1]):_valid18&&(valid77=!0,passing3=1),valid77)
errors=_errs213,vErrors!==null&&(_errs213?vErrors.length=_errs213:vErrors=null);else{let err93={instancePath:instancePath+"/environment/snapshot",schemaPath:"#/\
properties/environment/properties/snapshot/oneOf",keyword:"oneOf",params:{passingSchemas:passing3},message:"must match exactly one schema in oneOf"};return vErrors===
null?vErrors=[err93]:vErrors.push(err93),errors++,validate26.errors=vErrors,!1}var valid76=_errs212===errors}else var valid76=!0;if(valid76){if(data73.root!==void 0&&
func0.call(data73,"root")){let data77=data73.root,_errs229=errors,_errs230=errors,valid82=!1,passing5=null,_errs231=errors;if(data77!==null){let err94={instancePath:instancePath+
"/environment/root",schemaPath:"#/properties/environment/properties/root/oneOf/0/type",keyword:"type",params:{type:"null"},message:"must be null"};vErrors===null?
vErrors=[err94]:vErrors.push(err94),errors++}var _valid20=_errs231===errors;_valid20&&(valid82=!0,passing5=0);let _errs233=errors;if(data77!=="."){let err95={instancePath:instancePath+
"/environment/root",schemaPath:"#/properties/environment/properties/root/oneOf/1/const",keyword:"const",params:{allowedValue:"."},message:"must be equal to cons\
tant"};vErrors===null?vErrors=[err95]:vErrors.push(err95),errors++}var _valid20=_errs233===errors;if(_valid20&&valid82)valid82=!1,passing5=[passing5,1];else{_valid20&&
(valid82=!0,passing5=1);let _errs234=errors,_errs235=errors,_errs237=errors,_errs238=errors;if(typeof data77=="string"&&!pattern8.test(data77)){let err96={};vErrors===
null?vErrors=[err96]:vErrors.push(err96),errors++}var valid84=_errs238===errors;if(valid84){let err97={instancePath:instancePath+"/environment/root",schemaPath:"\
#/$defs/path/not",keyword:"not",params:{},message:"must NOT be valid"};vErrors===null?vErrors=[err97]:vErrors.push(err97),errors++}else errors=_errs237,vErrors!==
null&&(_errs237?vErrors.length=_errs237:vErrors=null);if(errors===_errs235)if(typeof data77=="string"){if(func64(data77)<1){let err98={instancePath:instancePath+
"/environment/root",schemaPath:"#/$defs/path/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};vErrors===null?vErrors=
[err98]:vErrors.push(err98),errors++}}else{let err99={instancePath:instancePath+"/environment/root",schemaPath:"#/$defs/path/type",keyword:"type",params:{type:"\
string"},message:"must be string"};vErrors===null?vErrors=[err99]:vErrors.push(err99),errors++}var _valid20=_errs234===errors;_valid20&&valid82?(valid82=!1,passing5=
[passing5,2]):_valid20&&(valid82=!0,passing5=2)}if(valid82)errors=_errs230,vErrors!==null&&(_errs230?vErrors.length=_errs230:vErrors=null);else{let err100={instancePath:instancePath+
"/environment/root",schemaPath:"#/properties/environment/properties/root/oneOf",keyword:"oneOf",params:{passingSchemas:passing5},message:"must match exactly one\
 schema in oneOf"};return vErrors===null?vErrors=[err100]:vErrors.push(err100),errors++,validate26.errors=vErrors,!1}var valid76=_errs229===errors}else var valid76=!0;
if(valid76){if(data73.server!==void 0&&func0.call(data73,"server")){let data78=data73.server,_errs239=errors,_errs240=errors,valid85=!1,passing6=null,_errs241=errors;
if(data78!==null){let err101={instancePath:instancePath+"/environment/server",schemaPath:"#/properties/environment/properties/server/oneOf/0/type",keyword:"type",
params:{type:"null"},message:"must be null"};vErrors===null?vErrors=[err101]:vErrors.push(err101),errors++}var _valid21=_errs241===errors;_valid21&&(valid85=!0,
passing6=0);let _errs243=errors;if(errors===_errs243)if(data78&&typeof data78=="object"&&!Array.isArray(data78)){let missing39;if((data78.id===void 0||!func0.call(
data78,"id"))&&(missing39="id")||(data78.version===void 0||!func0.call(data78,"version"))&&(missing39="version")){let err102={instancePath:instancePath+"/enviro\
nment/server",schemaPath:"#/properties/environment/properties/server/oneOf/1/required",keyword:"required",params:{missingProperty:missing39},message:"must have \
required property '"+missing39+"'"};vErrors===null?vErrors=[err102]:vErrors.push(err102),errors++}else{let _errs245=errors;for(let key7 of Object.keys(data78))if(!(key7===
"id"||key7==="version")){let err103={instancePath:instancePath+"/environment/server",schemaPath:"#/properties/environment/properties/server/oneOf/1/additionalPr\
operties",keyword:"additionalProperties",params:{additionalProperty:key7},message:"must NOT have additional properties"};vErrors===null?vErrors=[err103]:vErrors.
push(err103),errors++;break}if(_errs245===errors){if(data78.id!==void 0&&func0.call(data78,"id")){let data79=data78.id,_errs246=errors;if(errors===_errs246)if(typeof data79==
"string"){if(func64(data79)<1){let err104={instancePath:instancePath+"/environment/server/id",schemaPath:"#/properties/environment/properties/server/oneOf/1/pro\
perties/id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};vErrors===null?vErrors=[err104]:vErrors.push(err104),
errors++}}else{let err105={instancePath:instancePath+"/environment/server/id",schemaPath:"#/properties/environment/properties/server/oneOf/1/properties/id/type",
keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err105]:vErrors.push(err105),errors++}var valid86=_errs246===errors}else
var valid86=!0;if(valid86)if(data78.version!==void 0&&func0.call(data78,"version")){let data80=data78.version,_errs248=errors;if(errors===_errs248)if(typeof data80==
"string"){if(func64(data80)<1){let err106={instancePath:instancePath+"/environment/server/version",schemaPath:"#/properties/environment/properties/server/oneOf/\
1/properties/version/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};vErrors===null?vErrors=[err106]:vErrors.push(
err106),errors++}}else{let err107={instancePath:instancePath+"/environment/server/version",schemaPath:"#/properties/environment/properties/server/oneOf/1/proper\
ties/version/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err107]:vErrors.push(err107),errors++}var valid86=_errs248===
errors}else var valid86=!0}}}else{let err108={instancePath:instancePath+"/environment/server",schemaPath:"#/properties/environment/properties/server/oneOf/1/typ\
e",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err108]:vErrors.push(err108),errors++}var _valid21=_errs243===errors;
if(_valid21&&valid85?(valid85=!1,passing6=[passing6,1]):_valid21&&(valid85=!0,passing6=1),valid85)errors=_errs240,vErrors!==null&&(_errs240?vErrors.length=_errs240:
vErrors=null);else{let err109={instancePath:instancePath+"/environment/server",schemaPath:"#/properties/environment/properties/server/oneOf",keyword:"oneOf",params:{
passingSchemas:passing6},message:"must match exactly one schema in oneOf"};return vErrors===null?vErrors=[err109]:vErrors.push(err109),errors++,validate26.errors=
vErrors,!1}var valid76=_errs239===errors}else var valid76=!0;if(valid76){if(data73.positionEncoding!==void 0&&func0.call(data73,"positionEncoding")){let data81=data73.
positionEncoding,_errs250=errors;if(!(data81==="utf-8"||data81==="utf-16"||data81==="utf-32"||data81===null))return validate26.errors=[{instancePath:instancePath+
"/environment/positionEncoding",schemaPath:"#/properties/environment/properties/positionEncoding/enum",keyword:"enum",params:{allowedValues:schema38.properties.
environment.properties.positionEncoding.enum},message:"must be equal to one of the allowed values"}],!1;var valid76=_errs250===errors}else var valid76=!0;if(valid76){
if(data73.toolchain!==void 0&&func0.call(data73,"toolchain")){let data82=data73.toolchain,_errs251=errors,_errs252=errors,valid87=!1,passing7=null,_errs253=errors;
if(data82!==null){let err110={instancePath:instancePath+"/environment/toolchain",schemaPath:"#/properties/environment/properties/toolchain/oneOf/0/type",keyword:"\
type",params:{type:"null"},message:"must be null"};vErrors===null?vErrors=[err110]:vErrors.push(err110),errors++}var _valid22=_errs253===errors;_valid22&&(valid87=
!0,passing7=0);let _errs255=errors;if(errors===_errs255)if(data82&&typeof data82=="object"&&!Array.isArray(data82)){let missing40;if((data82.name===void 0||!func0.
call(data82,"name"))&&(missing40="name")||(data82.version===void 0||!func0.call(data82,"version"))&&(missing40="version")){let err111={instancePath:instancePath+
"/environment/toolchain",schemaPath:"#/properties/environment/properties/toolchain/oneOf/1/required",keyword:"required",params:{missingProperty:missing40},message:"\
must have required property '"+missing40+"'"};vErrors===null?vErrors=[err111]:vErrors.push(err111),errors++}else{let _errs257=errors;for(let key8 of Object.keys(
data82))if(!(key8==="name"||key8==="version")){let err112={instancePath:instancePath+"/environment/toolchain",schemaPath:"#/properties/environment/properties/to\
olchain/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key8},message:"must NOT have additional properties"};vErrors===null?
vErrors=[err112]:vErrors.push(err112),errors++;break}if(_errs257===errors){if(data82.name!==void 0&&func0.call(data82,"name")){let _errs258=errors;if(typeof data82.
name!="string"){let err113={instancePath:instancePath+"/environment/toolchain/name",schemaPath:"#/properties/environment/properties/toolchain/oneOf/1/properties\
/name/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err113]:vErrors.push(err113),errors++}var valid88=_errs258===
errors}else var valid88=!0;if(valid88)if(data82.version!==void 0&&func0.call(data82,"version")){let _errs260=errors;if(typeof data82.version!="string"){let err114={
instancePath:instancePath+"/environment/toolchain/version",schemaPath:"#/properties/environment/properties/toolchain/oneOf/1/properties/version/type",keyword:"t\
ype",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err114]:vErrors.push(err114),errors++}var valid88=_errs260===errors}else var valid88=!0}}}else{
let err115={instancePath:instancePath+"/environment/toolchain",schemaPath:"#/properties/environment/properties/toolchain/oneOf/1/type",keyword:"type",params:{type:"\
object"},message:"must be object"};vErrors===null?vErrors=[err115]:vErrors.push(err115),errors++}var _valid22=_errs255===errors;if(_valid22&&valid87?(valid87=!1,
passing7=[passing7,1]):_valid22&&(valid87=!0,passing7=1),valid87)errors=_errs252,vErrors!==null&&(_errs252?vErrors.length=_errs252:vErrors=null);else{let err116={
instancePath:instancePath+"/environment/toolchain",schemaPath:"#/properties/environment/properties/toolchain/oneOf",keyword:"oneOf",params:{passingSchemas:passing7},
message:"must match exactly one schema in oneOf"};return vErrors===null?vErrors=[err116]:vErrors.push(err116),errors++,validate26.errors=vErrors,!1}var valid76=_errs251===
errors}else var valid76=!0;if(valid76){if(data73.readiness!==void 0&&func0.call(data73,"readiness")){let data85=data73.readiness,_errs262=errors,_errs263=errors,
valid89=!1,passing8=null,_errs264=errors;if(data85!==null){let err117={instancePath:instancePath+"/environment/readiness",schemaPath:"#/properties/environment/p\
roperties/readiness/oneOf/0/type",keyword:"type",params:{type:"null"},message:"must be null"};vErrors===null?vErrors=[err117]:vErrors.push(err117),errors++}var _valid23=_errs264===
errors;_valid23&&(valid89=!0,passing8=0);let _errs266=errors;if(errors===_errs266)if(data85&&typeof data85=="object"&&!Array.isArray(data85)){let missing41;if((data85.
method===void 0||!func0.call(data85,"method"))&&(missing41="method")||(data85.evidence===void 0||!func0.call(data85,"evidence"))&&(missing41="evidence")){let err118={
instancePath:instancePath+"/environment/readiness",schemaPath:"#/properties/environment/properties/readiness/oneOf/1/required",keyword:"required",params:{missingProperty:missing41},
message:"must have required property '"+missing41+"'"};vErrors===null?vErrors=[err118]:vErrors.push(err118),errors++}else{let _errs268=errors;for(let key9 of Object.
keys(data85))if(!(key9==="method"||key9==="evidence")){let err119={instancePath:instancePath+"/environment/readiness",schemaPath:"#/properties/environment/prope\
rties/readiness/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key9},message:"must NOT have additional properties"};vErrors===
null?vErrors=[err119]:vErrors.push(err119),errors++;break}if(_errs268===errors){if(data85.method!==void 0&&func0.call(data85,"method")){let data86=data85.method,
_errs269=errors;if(errors===_errs269)if(typeof data86=="string"){if(func64(data86)<1){let err120={instancePath:instancePath+"/environment/readiness/method",schemaPath:"\
#/properties/environment/properties/readiness/oneOf/1/properties/method/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 char\
acters"};vErrors===null?vErrors=[err120]:vErrors.push(err120),errors++}}else{let err121={instancePath:instancePath+"/environment/readiness/method",schemaPath:"#\
/properties/environment/properties/readiness/oneOf/1/properties/method/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=
[err121]:vErrors.push(err121),errors++}var valid90=_errs269===errors}else var valid90=!0;if(valid90)if(data85.evidence!==void 0&&func0.call(data85,"evidence")){
let _errs271=errors;if(typeof data85.evidence!="string"){let err122={instancePath:instancePath+"/environment/readiness/evidence",schemaPath:"#/properties/enviro\
nment/properties/readiness/oneOf/1/properties/evidence/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err122]:vErrors.
push(err122),errors++}var valid90=_errs271===errors}else var valid90=!0}}}else{let err123={instancePath:instancePath+"/environment/readiness",schemaPath:"#/prop\
erties/environment/properties/readiness/oneOf/1/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err123]:vErrors.push(
err123),errors++}var _valid23=_errs266===errors;if(_valid23&&valid89?(valid89=!1,passing8=[passing8,1]):_valid23&&(valid89=!0,passing8=1),valid89)errors=_errs263,
vErrors!==null&&(_errs263?vErrors.length=_errs263:vErrors=null);else{let err124={instancePath:instancePath+"/environment/readiness",schemaPath:"#/properties/env\
ironment/properties/readiness/oneOf",keyword:"oneOf",params:{passingSchemas:passing8},message:"must match exactly one schema in oneOf"};return vErrors===null?vErrors=
[err124]:vErrors.push(err124),errors++,validate26.errors=vErrors,!1}var valid76=_errs262===errors}else var valid76=!0;if(valid76)if(data73.platform!==void 0&&func0.
call(data73,"platform")){let data88=data73.platform,_errs273=errors;if(errors===_errs273)if(data88&&typeof data88=="object"&&!Array.isArray(data88)){let missing42;
if((data88.os===void 0||!func0.call(data88,"os"))&&(missing42="os")||(data88.arch===void 0||!func0.call(data88,"arch"))&&(missing42="arch")||(data88.serverDigest===
void 0||!func0.call(data88,"serverDigest"))&&(missing42="serverDigest"))return validate26.errors=[{instancePath:instancePath+"/environment/platform",schemaPath:"\
#/properties/environment/properties/platform/required",keyword:"required",params:{missingProperty:missing42},message:"must have required property '"+missing42+"\
'"}],!1;{let _errs275=errors;for(let key10 of Object.keys(data88))if(!(key10==="os"||key10==="arch"||key10==="serverDigest"))return validate26.errors=[{instancePath:instancePath+
"/environment/platform",schemaPath:"#/properties/environment/properties/platform/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key10},
message:"must NOT have additional properties"}],!1;if(_errs275===errors){if(data88.os!==void 0&&func0.call(data88,"os")){let _errs276=errors;if(typeof data88.os!=
"string")return validate26.errors=[{instancePath:instancePath+"/environment/platform/os",schemaPath:"#/properties/environment/properties/platform/properties/os/\
type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid91=_errs276===errors}else var valid91=!0;if(valid91){if(data88.arch!==void 0&&
func0.call(data88,"arch")){let _errs278=errors;if(typeof data88.arch!="string")return validate26.errors=[{instancePath:instancePath+"/environment/platform/arch",
schemaPath:"#/properties/environment/properties/platform/properties/arch/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid91=_errs278===
errors}else var valid91=!0;if(valid91)if(data88.serverDigest!==void 0&&func0.call(data88,"serverDigest")){let data91=data88.serverDigest,_errs280=errors,_errs281=errors,
valid92=!1,passing9=null,_errs282=errors;if(data91!==null){let err125={instancePath:instancePath+"/environment/platform/serverDigest",schemaPath:"#/properties/e\
nvironment/properties/platform/properties/serverDigest/oneOf/0/type",keyword:"type",params:{type:"null"},message:"must be null"};vErrors===null?vErrors=[err125]:
vErrors.push(err125),errors++}var _valid24=_errs282===errors;_valid24&&(valid92=!0,passing9=0);let _errs284=errors;if(errors===errors)if(typeof data91=="string"){
if(!pattern5.test(data91)){let err126={instancePath:instancePath+"/environment/platform/serverDigest",schemaPath:"#/$defs/digest/pattern",keyword:"pattern",params:{
pattern:"^sha256:[0-9a-f]{64}$"},message:'must match pattern "^sha256:[0-9a-f]{64}$"'};vErrors===null?vErrors=[err126]:vErrors.push(err126),errors++}}else{let err127={
instancePath:instancePath+"/environment/platform/serverDigest",schemaPath:"#/$defs/digest/type",keyword:"type",params:{type:"string"},message:"must be string"};
vErrors===null?vErrors=[err127]:vErrors.push(err127),errors++}var _valid24=_errs284===errors;if(_valid24&&valid92?(valid92=!1,passing9=[passing9,1]):_valid24&&(valid92=
!0,passing9=1),valid92)errors=_errs281,vErrors!==null&&(_errs281?vErrors.length=_errs281:vErrors=null);else{let err128={instancePath:instancePath+"/environment/\
platform/serverDigest",schemaPath:"#/properties/environment/properties/platform/properties/serverDigest/oneOf",keyword:"oneOf",params:{passingSchemas:passing9},
message:"must match exactly one schema in oneOf"};return vErrors===null?vErrors=[err128]:vErrors.push(err128),errors++,validate26.errors=vErrors,!1}var valid91=_errs280===
errors}else var valid91=!0}}}}else return validate26.errors=[{instancePath:instancePath+"/environment/platform",schemaPath:"#/properties/environment/properties/\
platform/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var valid76=_errs273===errors}else var valid76=!0}}}}}}}}else return validate26.
errors=[{instancePath:instancePath+"/environment",schemaPath:"#/properties/environment/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;
var valid62=_errs209===errors}else var valid62=!0;if(valid62){if(data.capabilities!==void 0&&func0.call(data,"capabilities")){let data92=data.capabilities,_errs287=errors;
if(errors===_errs287)if(data92&&typeof data92=="object"&&!Array.isArray(data92)){let missing43;if((data92.used===void 0||!func0.call(data92,"used"))&&(missing43=
"used")||(data92.partialResult===void 0||!func0.call(data92,"partialResult"))&&(missing43="partialResult")||(data92.cancellable===void 0||!func0.call(data92,"ca\
ncellable"))&&(missing43="cancellable"))return validate26.errors=[{instancePath:instancePath+"/capabilities",schemaPath:"#/properties/capabilities/required",keyword:"\
required",params:{missingProperty:missing43},message:"must have required property '"+missing43+"'"}],!1;{let _errs289=errors;for(let key11 of Object.keys(data92))
if(!(key11==="used"||key11==="partialResult"||key11==="cancellable"))return validate26.errors=[{instancePath:instancePath+"/capabilities",schemaPath:"#/properti\
es/capabilities/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key11},message:"must NOT have additional properties"}],!1;if(_errs289===
errors){if(data92.used!==void 0&&func0.call(data92,"used")){let data93=data92.used,_errs290=errors;if(errors===_errs290)if(Array.isArray(data93)){var valid95=!0;
let len1=data93.length;for(let i1=0;i1<len1;i1++){let _errs292=errors;if(typeof data93[i1]!="string")return validate26.errors=[{instancePath:instancePath+"/capa\
bilities/used/"+i1,schemaPath:"#/properties/capabilities/properties/used/items/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid95=_errs292===
errors;if(!valid95)break}}else return validate26.errors=[{instancePath:instancePath+"/capabilities/used",schemaPath:"#/properties/capabilities/properties/used/t\
ype",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var valid94=_errs290===errors}else var valid94=!0;if(valid94){if(data92.partialResult!==void 0&&
func0.call(data92,"partialResult")){let _errs294=errors;if(typeof data92.partialResult!="boolean")return validate26.errors=[{instancePath:instancePath+"/capabil\
ities/partialResult",schemaPath:"#/properties/capabilities/properties/partialResult/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"}],!1;
var valid94=_errs294===errors}else var valid94=!0;if(valid94)if(data92.cancellable!==void 0&&func0.call(data92,"cancellable")){let _errs296=errors;if(typeof data92.
cancellable!="boolean")return validate26.errors=[{instancePath:instancePath+"/capabilities/cancellable",schemaPath:"#/properties/capabilities/properties/cancell\
able/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"}],!1;var valid94=_errs296===errors}else var valid94=!0}}}}else return validate26.errors=
[{instancePath:instancePath+"/capabilities",schemaPath:"#/properties/capabilities/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var valid62=_errs287===
errors}else var valid62=!0;if(valid62)if(data.meta!==void 0&&func0.call(data,"meta")){let data97=data.meta,_errs298=errors;if(errors===_errs298)if(data97&&typeof data97==
"object"&&!Array.isArray(data97)){let missing44;if((data97.exit_code===void 0||!func0.call(data97,"exit_code"))&&(missing44="exit_code")||(data97.sorting_keys===
void 0||!func0.call(data97,"sorting_keys"))&&(missing44="sorting_keys")||(data97.hashing===void 0||!func0.call(data97,"hashing"))&&(missing44="hashing")||(data97.
cache===void 0||!func0.call(data97,"cache"))&&(missing44="cache")||(data97.stale===void 0||!func0.call(data97,"stale"))&&(missing44="stale")||(data97.purity===void 0||
!func0.call(data97,"purity"))&&(missing44="purity")||(data97.priority===void 0||!func0.call(data97,"priority"))&&(missing44="priority")||(data97.retries===void 0||
!func0.call(data97,"retries"))&&(missing44="retries")||(data97.restarts===void 0||!func0.call(data97,"restarts"))&&(missing44="restarts")||(data97.cursor===void 0||
!func0.call(data97,"cursor"))&&(missing44="cursor")||(data97.notes===void 0||!func0.call(data97,"notes"))&&(missing44="notes"))return validate26.errors=[{instancePath:instancePath+
"/meta",schemaPath:"#/properties/meta/required",keyword:"required",params:{missingProperty:missing44},message:"must have required property '"+missing44+"'"}],!1;
{let _errs300=errors;for(let key12 of Object.keys(data97))if(!func0.call(schema38.properties.meta.properties,key12))return validate26.errors=[{instancePath:instancePath+
"/meta",schemaPath:"#/properties/meta/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key12},message:"must NOT have additional p\
roperties"}],!1;if(_errs300===errors){if(data97.exit_code!==void 0&&func0.call(data97,"exit_code")){let data98=data97.exit_code,_errs301=errors,_errs302=errors;
if(!(typeof data98=="number"&&!(data98%1)&&!isNaN(data98)&&isFinite(data98)))return validate26.errors=[{instancePath:instancePath+"/meta/exit_code",schemaPath:"\
#/$defs/exitCode/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===_errs302&&typeof data98=="number"&&isFinite(data98)){if(data98>
255||isNaN(data98))return validate26.errors=[{instancePath:instancePath+"/meta/exit_code",schemaPath:"#/$defs/exitCode/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:255},message:"must be <= 255"}],!1;if(data98<0||isNaN(data98))return validate26.errors=[{instancePath:instancePath+"/meta/exit_code",schemaPath:"#/$de\
fs/exitCode/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}var valid96=_errs301===errors}else var valid96=!0;if(valid96){
if(data97.sorting_keys!==void 0&&func0.call(data97,"sorting_keys")){let data99=data97.sorting_keys,_errs304=errors;if(errors===_errs304)if(Array.isArray(data99)){
var valid98=!0;let len2=data99.length;for(let i2=0;i2<len2;i2++){let _errs306=errors;if(typeof data99[i2]!="string")return validate26.errors=[{instancePath:instancePath+
"/meta/sorting_keys/"+i2,schemaPath:"#/properties/meta/properties/sorting_keys/items/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid98=_errs306===
errors;if(!valid98)break}}else return validate26.errors=[{instancePath:instancePath+"/meta/sorting_keys",schemaPath:"#/properties/meta/properties/sorting_keys/t\
ype",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var valid96=_errs304===errors}else var valid96=!0;if(valid96){if(data97.hashing!==void 0&&
func0.call(data97,"hashing")){let data101=data97.hashing,_errs308=errors;if(errors===_errs308)if(data101&&typeof data101=="object"&&!Array.isArray(data101)){let missing45;
if((data101.algo===void 0||!func0.call(data101,"algo"))&&(missing45="algo"))return validate26.errors=[{instancePath:instancePath+"/meta/hashing",schemaPath:"#/p\
roperties/meta/properties/hashing/required",keyword:"required",params:{missingProperty:missing45},message:"must have required property '"+missing45+"'"}],!1;{let _errs310=errors;
for(let key13 of Object.keys(data101))if(key13!=="algo")return validate26.errors=[{instancePath:instancePath+"/meta/hashing",schemaPath:"#/properties/meta/prope\
rties/hashing/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key13},message:"must NOT have additional properties"}],!1;if(_errs310===
errors&&data101.algo!==void 0&&func0.call(data101,"algo")&&data101.algo!=="sha256-jcs-v1")return validate26.errors=[{instancePath:instancePath+"/meta/hashing/al\
go",schemaPath:"#/properties/meta/properties/hashing/properties/algo/const",keyword:"const",params:{allowedValue:"sha256-jcs-v1"},message:"must be equal to cons\
tant"}],!1}}else return validate26.errors=[{instancePath:instancePath+"/meta/hashing",schemaPath:"#/properties/meta/properties/hashing/type",keyword:"type",params:{
type:"object"},message:"must be object"}],!1;var valid96=_errs308===errors}else var valid96=!0;if(valid96){if(data97.cache!==void 0&&func0.call(data97,"cache")){
let data103=data97.cache,_errs312=errors;if(!(data103==="hit"||data103==="miss"))return validate26.errors=[{instancePath:instancePath+"/meta/cache",schemaPath:"\
#/properties/meta/properties/cache/enum",keyword:"enum",params:{allowedValues:schema38.properties.meta.properties.cache.enum},message:"must be equal to one of t\
he allowed values"}],!1;var valid96=_errs312===errors}else var valid96=!0;if(valid96){if(data97.stale!==void 0&&func0.call(data97,"stale")){let _errs313=errors;
if(typeof data97.stale!="boolean")return validate26.errors=[{instancePath:instancePath+"/meta/stale",schemaPath:"#/properties/meta/properties/stale/type",keyword:"\
type",params:{type:"boolean"},message:"must be boolean"}],!1;var valid96=_errs313===errors}else var valid96=!0;if(valid96){if(data97.purity!==void 0&&func0.call(
data97,"purity")){let data105=data97.purity,_errs315=errors;if(!(data105==="pure"||data105==="impure"))return validate26.errors=[{instancePath:instancePath+"/me\
ta/purity",schemaPath:"#/properties/meta/properties/purity/enum",keyword:"enum",params:{allowedValues:schema38.properties.meta.properties.purity.enum},message:"\
must be equal to one of the allowed values"}],!1;var valid96=_errs315===errors}else var valid96=!0;if(valid96){if(data97.priority!==void 0&&func0.call(data97,"p\
riority")){let _errs316=errors;if(data97.priority!=="supporting")return validate26.errors=[{instancePath:instancePath+"/meta/priority",schemaPath:"#/properties/\
meta/properties/priority/const",keyword:"const",params:{allowedValue:"supporting"},message:"must be equal to constant"}],!1;var valid96=_errs316===errors}else var valid96=!0;
if(valid96){if(data97.retries!==void 0&&func0.call(data97,"retries")){let data107=data97.retries,_errs317=errors,_errs318=errors;if(!(typeof data107=="number"&&
!(data107%1)&&!isNaN(data107)&&isFinite(data107)))return validate26.errors=[{instancePath:instancePath+"/meta/retries",schemaPath:"#/$defs/count/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===_errs318&&typeof data107=="number"&&isFinite(data107)){if(data107>9007199254740991||isNaN(
data107))return validate26.errors=[{instancePath:instancePath+"/meta/retries",schemaPath:"#/$defs/count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},
message:"must be <= 9007199254740991"}],!1;if(data107<0||isNaN(data107))return validate26.errors=[{instancePath:instancePath+"/meta/retries",schemaPath:"#/$defs\
/count/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}var valid96=_errs317===errors}else var valid96=!0;if(valid96){if(data97.
restarts!==void 0&&func0.call(data97,"restarts")){let data108=data97.restarts,_errs320=errors,_errs321=errors;if(!(typeof data108=="number"&&!(data108%1)&&!isNaN(
data108)&&isFinite(data108)))return validate26.errors=[{instancePath:instancePath+"/meta/restarts",schemaPath:"#/$defs/count/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"}],!1;if(errors===_errs321&&typeof data108=="number"&&isFinite(data108)){if(data108>9007199254740991||isNaN(data108))return validate26.
errors=[{instancePath:instancePath+"/meta/restarts",schemaPath:"#/$defs/count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"\
must be <= 9007199254740991"}],!1;if(data108<0||isNaN(data108))return validate26.errors=[{instancePath:instancePath+"/meta/restarts",schemaPath:"#/$defs/count/m\
inimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}var valid96=_errs320===errors}else var valid96=!0;if(valid96){if(data97.cursor!==
void 0&&func0.call(data97,"cursor")){let data109=data97.cursor,_errs323=errors;if(typeof data109!="string"&&data109!==null)return validate26.errors=[{instancePath:instancePath+
"/meta/cursor",schemaPath:"#/properties/meta/properties/cursor/type",keyword:"type",params:{type:schema38.properties.meta.properties.cursor.type},message:"must \
be string,null"}],!1;var valid96=_errs323===errors}else var valid96=!0;if(valid96)if(data97.notes!==void 0&&func0.call(data97,"notes")){let data110=data97.notes,
_errs325=errors;if(errors===_errs325)if(Array.isArray(data110)){var valid102=!0;let len3=data110.length;for(let i3=0;i3<len3;i3++){let _errs327=errors;if(typeof data110[i3]!=
"string")return validate26.errors=[{instancePath:instancePath+"/meta/notes/"+i3,schemaPath:"#/properties/meta/properties/notes/items/type",keyword:"type",params:{
type:"string"},message:"must be string"}],!1;var valid102=_errs327===errors;if(!valid102)break}}else return validate26.errors=[{instancePath:instancePath+"/meta\
/notes",schemaPath:"#/properties/meta/properties/notes/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var valid96=_errs325===errors}else
var valid96=!0}}}}}}}}}}}}else return validate26.errors=[{instancePath:instancePath+"/meta",schemaPath:"#/properties/meta/type",keyword:"type",params:{type:"obj\
ect"},message:"must be object"}],!1;var valid62=_errs298===errors}else var valid62=!0}}}}}}}}}}}}}}else return validate26.errors=[{instancePath,schemaPath:"#/ty\
pe",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return validate26.errors=vErrors,errors===0}validate26.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function validate25(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate25.
evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),errors===0)if(data&&typeof data=="object"&&!Array.
isArray(data)){let missing0;if((data.id===void 0||!func0.call(data,"id"))&&(missing0="id")||(data.bundle===void 0||!func0.call(data,"bundle"))&&(missing0="bundl\
e"))return validate25.errors=[{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:missing0},message:"must have required property '"+
missing0+"'"}],!1;{let _errs1=errors;for(let key0 of Object.keys(data))if(!(key0==="id"||key0==="bundle"))return validate25.errors=[{instancePath,schemaPath:"#/\
additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"}],!1;if(_errs1===errors){if(data.
id!==void 0&&func0.call(data,"id")){let data0=data.id,_errs2=errors;if(errors===errors)if(typeof data0=="string"){if(func64(data0)>200)return validate25.errors=
[{instancePath:instancePath+"/id",schemaPath:"#/$defs/id/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 characters"}],!1;
if(func64(data0)<1)return validate25.errors=[{instancePath:instancePath+"/id",schemaPath:"#/$defs/id/minLength",keyword:"minLength",params:{limit:1},message:"mu\
st NOT have fewer than 1 characters"}],!1}else return validate25.errors=[{instancePath:instancePath+"/id",schemaPath:"#/$defs/id/type",keyword:"type",params:{type:"\
string"},message:"must be string"}],!1;var valid0=_errs2===errors}else var valid0=!0;if(valid0)if(data.bundle!==void 0&&func0.call(data,"bundle")){let _errs5=errors;
validate26(data.bundle,{instancePath:instancePath+"/bundle",parentData:data,parentDataProperty:"bundle",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate26.
errors:vErrors.concat(validate26.errors),errors=vErrors.length);var valid0=_errs5===errors}else var valid0=!0}}}else return validate25.errors=[{instancePath,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return validate25.errors=vErrors,errors===0}validate25.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var schema95={type:"object",additionalProperties:!1,required:["code","kind","exitCode","message","hint","retryable","evidenceId"],properties:{code:{
type:"string",pattern:"^E/[A-Z_]+$"},kind:{enum:["ServerUnavailable","LanguageNotEnabled","NoServerForExtension","FileNotFound","RequestTimeout","SessionDead","\
CapabilityMissing","Wire","BadSelector","NotFound","Ambiguous","Stale","Cancelled","Configuration","Usage","Internal"]},exitCode:{$ref:"#/$defs/exitCode"},message:{
type:"string",minLength:1},hint:{type:"string"},retryable:{type:"boolean"},evidenceId:{oneOf:[{type:"null"},{$ref:"#/$defs/digest"}]}}};function validate53(data,{
instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate53.evaluated;if(evaluated0.dynamicProps&&
(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),errors===0)if(data&&typeof data=="object"&&!Array.isArray(data)){let missing0;if((data.
code===void 0||!func0.call(data,"code"))&&(missing0="code")||(data.kind===void 0||!func0.call(data,"kind"))&&(missing0="kind")||(data.exitCode===void 0||!func0.
call(data,"exitCode"))&&(missing0="exitCode")||(data.message===void 0||!func0.call(data,"message"))&&(missing0="message")||(data.hint===void 0||!func0.call(data,
"hint"))&&(missing0="hint")||(data.retryable===void 0||!func0.call(data,"retryable"))&&(missing0="retryable")||(data.evidenceId===void 0||!func0.call(data,"evid\
enceId"))&&(missing0="evidenceId"))return validate53.errors=[{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:missing0},message:"\
must have required property '"+missing0+"'"}],!1;{let _errs1=errors;for(let key0 of Object.keys(data))if(!(key0==="code"||key0==="kind"||key0==="exitCode"||key0===
"message"||key0==="hint"||key0==="retryable"||key0==="evidenceId"))return validate53.errors=[{instancePath,schemaPath:"#/additionalProperties",keyword:"addition\
alProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"}],!1;if(_errs1===errors){if(data.code!==void 0&&func0.call(data,"co\
de")){let data0=data.code,_errs2=errors;if(errors===_errs2)if(typeof data0=="string"){if(!pattern28.test(data0))return validate53.errors=[{instancePath:instancePath+
"/code",schemaPath:"#/properties/code/pattern",keyword:"pattern",params:{pattern:"^E/[A-Z_]+$"},message:'must match pattern "^E/[A-Z_]+$"'}],!1}else return validate53.
errors=[{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid0=_errs2===
errors}else var valid0=!0;if(valid0){if(data.kind!==void 0&&func0.call(data,"kind")){let data1=data.kind,_errs4=errors;if(!(data1==="ServerUnavailable"||data1===
"LanguageNotEnabled"||data1==="NoServerForExtension"||data1==="FileNotFound"||data1==="RequestTimeout"||data1==="SessionDead"||data1==="CapabilityMissing"||data1===
"Wire"||data1==="BadSelector"||data1==="NotFound"||data1==="Ambiguous"||data1==="Stale"||data1==="Cancelled"||data1==="Configuration"||data1==="Usage"||data1===
"Internal"))return validate53.errors=[{instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues:schema95.properties.
kind.enum},message:"must be equal to one of the allowed values"}],!1;var valid0=_errs4===errors}else var valid0=!0;if(valid0){if(data.exitCode!==void 0&&func0.call(
data,"exitCode")){let data2=data.exitCode,_errs5=errors,_errs6=errors;if(!(typeof data2=="number"&&!(data2%1)&&!isNaN(data2)&&isFinite(data2)))return validate53.
errors=[{instancePath:instancePath+"/exitCode",schemaPath:"#/$defs/exitCode/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===
_errs6&&typeof data2=="number"&&isFinite(data2)){if(data2>255||isNaN(data2))return validate53.errors=[{instancePath:instancePath+"/exitCode",schemaPath:"#/$defs\
/exitCode/maximum",keyword:"maximum",params:{comparison:"<=",limit:255},message:"must be <= 255"}],!1;if(data2<0||isNaN(data2))return validate53.errors=[{instancePath:instancePath+
"/exitCode",schemaPath:"#/$defs/exitCode/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}var valid0=_errs5===errors}else
var valid0=!0;if(valid0){if(data.message!==void 0&&func0.call(data,"message")){let data3=data.message,_errs8=errors;if(errors===_errs8)if(typeof data3=="string"){
if(func64(data3)<1)return validate53.errors=[{instancePath:instancePath+"/message",schemaPath:"#/properties/message/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"}],!1}else return validate53.errors=[{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",
keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid0=_errs8===errors}else var valid0=!0;if(valid0){if(data.hint!==void 0&&func0.call(data,
"hint")){let _errs10=errors;if(typeof data.hint!="string")return validate53.errors=[{instancePath:instancePath+"/hint",schemaPath:"#/properties/hint/type",keyword:"\
type",params:{type:"string"},message:"must be string"}],!1;var valid0=_errs10===errors}else var valid0=!0;if(valid0){if(data.retryable!==void 0&&func0.call(data,
"retryable")){let _errs12=errors;if(typeof data.retryable!="boolean")return validate53.errors=[{instancePath:instancePath+"/retryable",schemaPath:"#/properties/\
retryable/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"}],!1;var valid0=_errs12===errors}else var valid0=!0;if(valid0)if(data.evidenceId!==
void 0&&func0.call(data,"evidenceId")){let data6=data.evidenceId,_errs14=errors,_errs15=errors,valid2=!1,passing0=null,_errs16=errors;if(data6!==null){let err0={
instancePath:instancePath+"/evidenceId",schemaPath:"#/properties/evidenceId/oneOf/0/type",keyword:"type",params:{type:"null"},message:"must be null"};vErrors===
null?vErrors=[err0]:vErrors.push(err0),errors++}var _valid0=_errs16===errors;_valid0&&(valid2=!0,passing0=0);let _errs18=errors;if(errors===errors)if(typeof data6==
"string"){if(!pattern5.test(data6)){let err1={instancePath:instancePath+"/evidenceId",schemaPath:"#/$defs/digest/pattern",keyword:"pattern",params:{pattern:"^sh\
a256:[0-9a-f]{64}$"},message:'must match pattern "^sha256:[0-9a-f]{64}$"'};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}}else{let err2={instancePath:instancePath+
"/evidenceId",schemaPath:"#/$defs/digest/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err2]:vErrors.push(err2),
errors++}var _valid0=_errs18===errors;if(_valid0&&valid2?(valid2=!1,passing0=[passing0,1]):_valid0&&(valid2=!0,passing0=1),valid2)errors=_errs15,vErrors!==null&&
(_errs15?vErrors.length=_errs15:vErrors=null);else{let err3={instancePath:instancePath+"/evidenceId",schemaPath:"#/properties/evidenceId/oneOf",keyword:"oneOf",
params:{passingSchemas:passing0},message:"must match exactly one schema in oneOf"};return vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++,validate53.errors=
vErrors,!1}var valid0=_errs14===errors}else var valid0=!0}}}}}}}}else return validate53.errors=[{instancePath,schemaPath:"#/type",keyword:"type",params:{type:"o\
bject"},message:"must be object"}],!1;return validate53.errors=vErrors,errors===0}validate53.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function validate52(data,{
instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate52.evaluated;if(evaluated0.dynamicProps&&
(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),errors===0)if(data&&typeof data=="object"&&!Array.isArray(data)){let missing0;if((data.
id===void 0||!func0.call(data,"id"))&&(missing0="id")||(data.line===void 0||!func0.call(data,"line"))&&(missing0="line")||(data.error===void 0||!func0.call(data,
"error"))&&(missing0="error"))return validate52.errors=[{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:missing0},message:"must\
 have required property '"+missing0+"'"}],!1;{let _errs1=errors;for(let key0 of Object.keys(data))if(!(key0==="id"||key0==="line"||key0==="error"))return validate52.
errors=[{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional prop\
erties"}],!1;if(_errs1===errors){if(data.id!==void 0&&func0.call(data,"id")){let data0=data.id,_errs2=errors,_errs3=errors,valid1=!1,passing0=null,_errs4=errors;
if(data0!==null){let err0={instancePath:instancePath+"/id",schemaPath:"#/properties/id/oneOf/0/type",keyword:"type",params:{type:"null"},message:"must be null"};
vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}var _valid0=_errs4===errors;_valid0&&(valid1=!0,passing0=0);let _errs6=errors;if(errors===errors)if(typeof data0==
"string"){if(func64(data0)>200){let err1={instancePath:instancePath+"/id",schemaPath:"#/$defs/id/maxLength",keyword:"maxLength",params:{limit:200},message:"must\
 NOT have more than 200 characters"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}else if(func64(data0)<1){let err2={instancePath:instancePath+"/id",
schemaPath:"#/$defs/id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};vErrors===null?vErrors=[err2]:vErrors.push(
err2),errors++}}else{let err3={instancePath:instancePath+"/id",schemaPath:"#/$defs/id/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===
null?vErrors=[err3]:vErrors.push(err3),errors++}var _valid0=_errs6===errors;if(_valid0&&valid1?(valid1=!1,passing0=[passing0,1]):_valid0&&(valid1=!0,passing0=1),
valid1)errors=_errs3,vErrors!==null&&(_errs3?vErrors.length=_errs3:vErrors=null);else{let err4={instancePath:instancePath+"/id",schemaPath:"#/properties/id/oneO\
f",keyword:"oneOf",params:{passingSchemas:passing0},message:"must match exactly one schema in oneOf"};return vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++,
validate52.errors=vErrors,!1}var valid0=_errs2===errors}else var valid0=!0;if(valid0){if(data.line!==void 0&&func0.call(data,"line")){let data1=data.line,_errs9=errors;
if(!(typeof data1=="number"&&!(data1%1)&&!isNaN(data1)&&isFinite(data1)))return validate52.errors=[{instancePath:instancePath+"/line",schemaPath:"#/properties/l\
ine/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===_errs9&&typeof data1=="number"&&isFinite(data1)){if(data1>9007199254740991||
isNaN(data1))return validate52.errors=[{instancePath:instancePath+"/line",schemaPath:"#/properties/line/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},
message:"must be <= 9007199254740991"}],!1;if(data1<1||isNaN(data1))return validate52.errors=[{instancePath:instancePath+"/line",schemaPath:"#/properties/line/m\
inimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"}],!1}var valid0=_errs9===errors}else var valid0=!0;if(valid0)if(data.error!==void 0&&
func0.call(data,"error")){let _errs11=errors;validate53(data.error,{instancePath:instancePath+"/error",parentData:data,parentDataProperty:"error",rootData,dynamicAnchors})||
(vErrors=vErrors===null?validate53.errors:vErrors.concat(validate53.errors),errors=vErrors.length);var valid0=_errs11===errors}else var valid0=!0}}}}else return validate52.
errors=[{instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return validate52.errors=vErrors,errors===0}validate52.
evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function validate20(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){
let vErrors=null,errors=0,evaluated0=validate20.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),
!(data&&typeof data=="object"&&!Array.isArray(data)))return validate20.errors=[{instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"}],!1;let _errs1=errors,valid0=!1,passing0=null,_errs2=errors;validate21(data,{instancePath,parentData,parentDataProperty,rootData,dynamicAnchors})||
(vErrors=vErrors===null?validate21.errors:vErrors.concat(validate21.errors),errors=vErrors.length);var _valid0=_errs2===errors;if(_valid0){valid0=!0,passing0=0;
var props0=!0}let _errs3=errors;validate23(data,{instancePath,parentData,parentDataProperty,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate23.errors:
vErrors.concat(validate23.errors),errors=vErrors.length);var _valid0=_errs3===errors;if(_valid0&&valid0)valid0=!1,passing0=[passing0,1];else{_valid0&&(valid0=!0,
passing0=1,props0!==!0&&(props0=!0));let _errs4=errors;validate25(data,{instancePath,parentData,parentDataProperty,rootData,dynamicAnchors})||(vErrors=vErrors===
null?validate25.errors:vErrors.concat(validate25.errors),errors=vErrors.length);var _valid0=_errs4===errors;if(_valid0&&valid0)valid0=!1,passing0=[passing0,2];else{
_valid0&&(valid0=!0,passing0=2,props0!==!0&&(props0=!0));let _errs5=errors;validate52(data,{instancePath,parentData,parentDataProperty,rootData,dynamicAnchors})||
(vErrors=vErrors===null?validate52.errors:vErrors.concat(validate52.errors),errors=vErrors.length);var _valid0=_errs5===errors;_valid0&&valid0?(valid0=!1,passing0=
[passing0,3]):_valid0&&(valid0=!0,passing0=3,props0!==!0&&(props0=!0))}}if(valid0)errors=_errs1,vErrors!==null&&(_errs1?vErrors.length=_errs1:vErrors=null);else{
let err0={instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:passing0},message:"must match exactly one schema in oneOf"};return vErrors===
null?vErrors=[err0]:vErrors.push(err0),errors++,validate20.errors=vErrors,!1}return validate20.errors=vErrors,evaluated0.props=props0,errors===0}validate20.evaluated=
{dynamicProps:!0,dynamicItems:!1};var validateBundleV1=validate26;export{validateBatchV1,validateBundleV1};
