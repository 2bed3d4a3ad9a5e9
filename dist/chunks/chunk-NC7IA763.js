import{createRequire as lanserCreateRequire}from"node:module";import{_3_require_ucs2length}from"./together-124EAC88.js";import{_3_init_node_22}from"./together-A66B3533.js";import{_4___callDispose,_4___commonJS,_4___esm,_4___export,_4___require,_4___toBinaryNode,_4___toCommonJS,_4___toESM,_4___using}from"./together-A66B3533.js";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require2=lanserCreateRequire(import.meta.url);_3_init_node_22();var import_ucs2length=_4___toESM(_3_require_ucs2length(),1);function defaultOf(module){
return module.default??module}var validateBatchV1=validate20,schema32={type:"object",additionalProperties:!1,required:["id","cmd"],properties:{id:{$ref:"#/$defs\
/id"},cmd:{type:"string",minLength:1,not:{const:"cancel"}},place:{oneOf:[{type:"string"},{type:"object",required:["kind"],properties:{kind:{enum:["file","line",
"cursor","range","name","symbol","ast","id","anchor"]}}},{type:"object",additionalProperties:!1,required:["$ref"],properties:{$ref:{type:"string",pattern:"^.+#/"}}}]},
seen:{type:"string",minLength:1},paths:{type:"array",items:{type:"string"}},workspace:{type:"boolean"},limit:{type:"integer",minimum:1,maximum:9007199254740991},
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
errors;_valid0&&(valid3=!0,passing0=0);let _errs13=errors;if(errors===_errs13)if(data2&&typeof data2=="object"&&!Array.isArray(data2)){let missing1;if((data2.kind===
void 0||!func0.call(data2,"kind"))&&(missing1="kind")){let err2={instancePath:instancePath+"/place",schemaPath:"#/properties/place/oneOf/1/required",keyword:"re\
quired",params:{missingProperty:missing1},message:"must have required property '"+missing1+"'"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}else if(data2.
kind!==void 0&&func0.call(data2,"kind")){let data3=data2.kind;if(!(data3==="file"||data3==="line"||data3==="cursor"||data3==="range"||data3==="name"||data3==="s\
ymbol"||data3==="ast"||data3==="id"||data3==="anchor")){let err3={instancePath:instancePath+"/place/kind",schemaPath:"#/properties/place/oneOf/1/properties/kind\
/enum",keyword:"enum",params:{allowedValues:schema32.properties.place.oneOf[1].properties.kind.enum},message:"must be equal to one of the allowed values"};vErrors===
null?vErrors=[err3]:vErrors.push(err3),errors++}}}else{let err4={instancePath:instancePath+"/place",schemaPath:"#/properties/place/oneOf/1/type",keyword:"type",
params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}var _valid0=_errs13===errors;if(_valid0&&valid3)valid3=
!1,passing0=[passing0,1];else{if(_valid0){valid3=!0,passing0=1;var props0={};props0.kind=!0}let _errs16=errors;if(errors===_errs16)if(data2&&typeof data2=="obje\
ct"&&!Array.isArray(data2)){let missing2;if((data2.$ref===void 0||!func0.call(data2,"$ref"))&&(missing2="$ref")){let err5={instancePath:instancePath+"/place",schemaPath:"\
#/properties/place/oneOf/2/required",keyword:"required",params:{missingProperty:missing2},message:"must have required property '"+missing2+"'"};vErrors===null?vErrors=
[err5]:vErrors.push(err5),errors++}else{let _errs18=errors;for(let key1 of Object.keys(data2))if(key1!=="$ref"){let err6={instancePath:instancePath+"/place",schemaPath:"\
#/properties/place/oneOf/2/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key1},message:"must NOT have additional properties"};
vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++;break}if(_errs18===errors&&data2.$ref!==void 0&&func0.call(data2,"$ref")){let data4=data2.$ref;if(errors===
errors)if(typeof data4=="string"){if(!pattern4.test(data4)){let err7={instancePath:instancePath+"/place/$ref",schemaPath:"#/properties/place/oneOf/2/properties/\
%24ref/pattern",keyword:"pattern",params:{pattern:"^.+#/"},message:'must match pattern "^.+#/"'};vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}}else{
let err8={instancePath:instancePath+"/place/$ref",schemaPath:"#/properties/place/oneOf/2/properties/%24ref/type",keyword:"type",params:{type:"string"},message:"\
must be string"};vErrors===null?vErrors=[err8]:vErrors.push(err8),errors++}}}}else{let err9={instancePath:instancePath+"/place",schemaPath:"#/properties/place/o\
neOf/2/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err9]:vErrors.push(err9),errors++}var _valid0=_errs16===errors;
_valid0&&valid3?(valid3=!1,passing0=[passing0,2]):_valid0&&(valid3=!0,passing0=2,props0!==!0&&(props0=!0))}if(valid3)errors=_errs10,vErrors!==null&&(_errs10?vErrors.
length=_errs10:vErrors=null);else{let err10={instancePath:instancePath+"/place",schemaPath:"#/properties/place/oneOf",keyword:"oneOf",params:{passingSchemas:passing0},
message:"must match exactly one schema in oneOf"};return vErrors===null?vErrors=[err10]:vErrors.push(err10),errors++,validate21.errors=vErrors,!1}var valid0=_errs9===
errors}else var valid0=!0;if(valid0){if(data.seen!==void 0&&func0.call(data,"seen")){let data5=data.seen,_errs21=errors;if(errors===_errs21)if(typeof data5=="st\
ring"){if(func64(data5)<1)return validate21.errors=[{instancePath:instancePath+"/seen",schemaPath:"#/properties/seen/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"}],!1}else return validate21.errors=[{instancePath:instancePath+"/seen",schemaPath:"#/properties/seen/type",keyword:"\
type",params:{type:"string"},message:"must be string"}],!1;var valid0=_errs21===errors}else var valid0=!0;if(valid0){if(data.paths!==void 0&&func0.call(data,"pa\
ths")){let data6=data.paths,_errs23=errors;if(errors===_errs23)if(Array.isArray(data6)){var valid6=!0;let len0=data6.length;for(let i0=0;i0<len0;i0++){let _errs25=errors;
if(typeof data6[i0]!="string")return validate21.errors=[{instancePath:instancePath+"/paths/"+i0,schemaPath:"#/properties/paths/items/type",keyword:"type",params:{
type:"string"},message:"must be string"}],!1;var valid6=_errs25===errors;if(!valid6)break}}else return validate21.errors=[{instancePath:instancePath+"/paths",schemaPath:"\
#/properties/paths/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var valid0=_errs23===errors}else var valid0=!0;if(valid0){if(data.workspace!==
void 0&&func0.call(data,"workspace")){let _errs27=errors;if(typeof data.workspace!="boolean")return validate21.errors=[{instancePath:instancePath+"/workspace",schemaPath:"\
#/properties/workspace/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"}],!1;var valid0=_errs27===errors}else var valid0=!0;if(valid0){if(data.
limit!==void 0&&func0.call(data,"limit")){let data9=data.limit,_errs29=errors;if(!(typeof data9=="number"&&!(data9%1)&&!isNaN(data9)&&isFinite(data9)))return validate21.
errors=[{instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===
_errs29&&typeof data9=="number"&&isFinite(data9)){if(data9>9007199254740991||isNaN(data9))return validate21.errors=[{instancePath:instancePath+"/limit",schemaPath:"\
#/properties/limit/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"}],!1;if(data9<1||isNaN(data9))
return validate21.errors=[{instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"\
must be >= 1"}],!1}var valid0=_errs29===errors}else var valid0=!0;if(valid0){if(data.cursor!==void 0&&func0.call(data,"cursor")){let _errs31=errors;if(typeof data.
cursor!="string")return validate21.errors=[{instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type:"string"},message:"\
must be string"}],!1;var valid0=_errs31===errors}else var valid0=!0;if(valid0){if(data.indexing!==void 0&&func0.call(data,"indexing")){let data11=data.indexing,
_errs33=errors;if(!(data11==="utf-8"||data11==="utf-16"||data11==="codepoint"))return validate21.errors=[{instancePath:instancePath+"/indexing",schemaPath:"#/pr\
operties/indexing/enum",keyword:"enum",params:{allowedValues:schema32.properties.indexing.enum},message:"must be equal to one of the allowed values"}],!1;var valid0=_errs33===
errors}else var valid0=!0;if(valid0){if(data.timeoutMs!==void 0&&func0.call(data,"timeoutMs")){let data12=data.timeoutMs,_errs34=errors;if(!(typeof data12=="num\
ber"&&!(data12%1)&&!isNaN(data12)&&isFinite(data12)))return validate21.errors=[{instancePath:instancePath+"/timeoutMs",schemaPath:"#/properties/timeoutMs/type",
keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===_errs34&&typeof data12=="number"&&isFinite(data12)){if(data12>36e5||isNaN(data12))
return validate21.errors=[{instancePath:instancePath+"/timeoutMs",schemaPath:"#/properties/timeoutMs/maximum",keyword:"maximum",params:{comparison:"<=",limit:36e5},
message:"must be <= 3600000"}],!1;if(data12<1||isNaN(data12))return validate21.errors=[{instancePath:instancePath+"/timeoutMs",schemaPath:"#/properties/timeoutM\
s/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"}],!1}var valid0=_errs34===errors}else var valid0=!0;if(valid0){if(data.params!==
void 0&&func0.call(data,"params")){let data13=data.params,_errs36=errors;if(errors===_errs36)if(data13&&typeof data13=="object"&&!Array.isArray(data13))for(let key2 of Object.
keys(data13)){let data14=data13[key2],_errs39=errors;if(typeof data14!="string"&&!(typeof data14=="number"&&isFinite(data14))&&typeof data14!="boolean"&&!(data14&&
typeof data14=="object"&&!Array.isArray(data14)))return validate21.errors=[{instancePath:instancePath+"/params/"+key2.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/properties/params/additionalProperties/type",keyword:"type",params:{type:schema32.properties.params.additionalProperties.type},message:"must be string,number,\
boolean,object"}],!1;var valid7=_errs39===errors;if(!valid7)break}else return validate21.errors=[{instancePath:instancePath+"/params",schemaPath:"#/properties/p\
arams/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var valid0=_errs36===errors}else var valid0=!0;if(valid0)if(data.overlay!==void 0&&
func0.call(data,"overlay")){let data15=data.overlay,_errs41=errors;if(errors===_errs41)if(data15&&typeof data15=="object"&&!Array.isArray(data15))for(let key3 of Object.
keys(data15)){let _errs44=errors;if(typeof data15[key3]!="string")return validate21.errors=[{instancePath:instancePath+"/overlay/"+key3.replace(/~/g,"~0").replace(
/\//g,"~1"),schemaPath:"#/properties/overlay/additionalProperties/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid8=_errs44===
errors;if(!valid8)break}else return validate21.errors=[{instancePath:instancePath+"/overlay",schemaPath:"#/properties/overlay/type",keyword:"type",params:{type:"\
object"},message:"must be object"}],!1;var valid0=_errs41===errors}else var valid0=!0}}}}}}}}}}}}}else return validate21.errors=[{instancePath,schemaPath:"#/typ\
e",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return validate21.errors=vErrors,errors===0}validate21.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function validate23(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate23.
evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),errors===0)if(data&&typeof data=="object"&&!Array.
isArray(data)){let missing0;if((data.cmd===void 0||!func0.call(data,"cmd"))&&(missing0="cmd")||(data.id===void 0||!func0.call(data,"id"))&&(missing0="id"))return validate23.
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
md","selector","indexing","params"],properties:{cmd:{type:"string",pattern:"^[a-z][a-z-]*$"},selector:{type:["string","null"]},indexing:{const:"utf-16"},params:{
type:"object"}}},resolution:{oneOf:[{type:"null"},{type:"object",additionalProperties:!1,required:["original","resolved","disambiguation"],properties:{original:{
type:"string"},resolved:{oneOf:[{type:"null"},{type:"object",additionalProperties:!1,required:["path","range","symbol"],properties:{path:{$ref:"#/$defs/path"},range:{
$ref:"#/$defs/range"},symbol:{type:["string","null"]}}}]},disambiguation:{type:"array",items:{$ref:"#/$defs/candidate"}},seen:{type:"object",additionalProperties:!1,
required:["object","changes"],properties:{object:{$ref:"#/$defs/objectId"},changes:{type:"array",items:{type:"object",additionalProperties:!1,required:["kind","\
from","to","commit"],properties:{kind:{enum:["renamed","moved"]},from:{$ref:"#/$defs/namedPlace"},to:{$ref:"#/$defs/namedPlace"},commit:{type:["string","null"]}}}}}},
scoring:{type:"object",additionalProperties:!1,required:["weights","features","tau","k","normalization"],properties:{weights:{$ref:"#/$defs/features"},features:{
oneOf:[{type:"null"},{$ref:"#/$defs/features"}]},tau:{type:"number"},k:{type:"integer"},normalization:{type:"array",items:{type:"string"}}}},route:{type:"array",
minItems:1,items:{type:"object",additionalProperties:!1,required:["path","line"],properties:{path:{$ref:"#/$defs/path"},line:{type:"integer",minimum:1,maximum:9007199254740991}}}}}}]},
facts:{$ref:"#/$defs/facts"},error:{type:"object",additionalProperties:!1,required:["code","kind","exitCode","message","hint","retryable","evidenceId"],properties:{
code:{type:"string",pattern:"^E/[A-Z_]+$"},kind:{enum:["ServerUnavailable","LanguageNotEnabled","NoServerForExtension","FileNotFound","RequestTimeout","SessionD\
ead","CapabilityMissing","Wire","BadSelector","NotFound","Ambiguous","Stale","Cancelled","Configuration","Usage","Internal"]},exitCode:{$ref:"#/$defs/exitCode"},
message:{type:"string",minLength:1},hint:{type:"string"},retryable:{type:"boolean"},evidenceId:{oneOf:[{type:"null"},{$ref:"#/$defs/digest"}]},candidates:{type:"\
array",minItems:1,items:{$ref:"#/$defs/candidate"}},conflicts:{type:"array",minItems:1,items:{type:"object",additionalProperties:!1,required:["file","base","our\
s","theirs"],properties:{file:{type:"string",minLength:1},base:{type:["string","null"]},ours:{type:["string","null"]},theirs:{type:["string","null"]}}}}}},edits:{
oneOf:[{type:"null"},{type:"object",additionalProperties:!1,required:["workspaceEdit","diff","digest","files","symbols","dirty","policy"],properties:{workspaceEdit:{
type:"object"},diff:{type:"string"},digest:{$ref:"#/$defs/digest"},files:{type:"array",items:{$ref:"#/$defs/path"}},symbols:{type:"array",maxItems:1e3,items:{type:"\
object",additionalProperties:!1,required:["before","after"],properties:{before:{type:["string","null"]},after:{type:["string","null"]}}}},dirty:{type:"array",items:{
$ref:"#/$defs/path"}},policy:{type:"array",items:{type:"object",additionalProperties:!1,required:["allow","deny"],properties:{allow:{type:["array","null"],items:{
type:"string"}},deny:{type:"array",items:{type:"string"}}}}}}}]},processReward:{oneOf:[{type:"null"},{type:"object",additionalProperties:!1,required:["r","compo\
nents","weights","explanation"],properties:{r:{type:"number"},components:{type:"object",additionalProperties:!1,required:["diag_delta","safety","ambiguity_penal\
ty","alpha_conf"],properties:{diag_delta:{type:"number"},safety:{enum:[0,1]},ambiguity_penalty:{type:"number"},alpha_conf:{type:"number"}}},weights:{type:"objec\
t",additionalProperties:!1,required:["alpha","beta","gamma"],properties:{alpha:{type:"number"},beta:{type:"number"},gamma:{type:"number"}}},explanation:{type:"s\
tring"}}}]},environment:{type:"object",additionalProperties:!1,required:["snapshot","root","server","positionEncoding","toolchain","readiness","digests","platfo\
rm"],properties:{snapshot:{oneOf:[{type:"null"},{type:"object",additionalProperties:!1,required:["commit","tree"],properties:{commit:{oneOf:[{type:"null"},{$ref:"\
#/$defs/objectId"}]},tree:{$ref:"#/$defs/objectId"}}}]},root:{oneOf:[{type:"null"},{const:"."},{$ref:"#/$defs/path"}]},server:{oneOf:[{type:"null"},{type:"objec\
t",additionalProperties:!1,required:["id","version"],properties:{id:{type:"string",minLength:1},version:{type:"string",minLength:1}}}]},positionEncoding:{enum:[
"utf-8","utf-16","utf-32",null]},toolchain:{oneOf:[{type:"null"},{type:"object",additionalProperties:!1,required:["name","version"],properties:{name:{type:"stri\
ng"},version:{type:"string"}}}]},readiness:{oneOf:[{type:"null"},{type:"object",additionalProperties:!1,required:["method","evidence"],properties:{method:{type:"\
string",minLength:1},evidence:{type:"string"}}}]},digests:{oneOf:[{type:"null"},{type:"object",additionalProperties:!1,required:["configuration","packages"],properties:{
configuration:{$ref:"#/$defs/digest"},packages:{oneOf:[{type:"null"},{$ref:"#/$defs/digest"}]}}}]},platform:{type:"object",additionalProperties:!1,required:["os",
"arch","serverDigest"],properties:{os:{type:"string"},arch:{type:"string"},serverDigest:{oneOf:[{type:"null"},{$ref:"#/$defs/digest"}]}}}}},capabilities:{type:"\
object",additionalProperties:!1,required:["used","partialResult","cancellable"],properties:{used:{type:"array",items:{type:"string"}},partialResult:{type:"boole\
an"},cancellable:{type:"boolean"}}},meta:{type:"object",additionalProperties:!1,required:["exit_code","sorting_keys","hashing","cache","stale","purity","priorit\
y","retries","restarts","cursor","notes"],properties:{exit_code:{$ref:"#/$defs/exitCode"},sorting_keys:{type:"array",items:{type:"string"}},hashing:{type:"objec\
t",additionalProperties:!1,required:["algo"],properties:{algo:{const:"sha256-jcs-v1"}}},cache:{enum:["hit","miss"]},stale:{type:"boolean"},purity:{enum:["pure",
"impure"]},priority:{const:"supporting"},retries:{$ref:"#/$defs/count"},restarts:{$ref:"#/$defs/count"},cursor:{type:["string","null"]},step:{type:"integer",minimum:1},
notes:{type:"array",items:{type:"string"}}}}},oneOf:[{required:["facts"]},{required:["error"]}],allOf:[{if:{required:["facts"],properties:{request:{type:"object",
properties:{cmd:{enum:["context"]}}}}},then:{properties:{facts:{type:"object",required:["pieces","budget","truncated"]}}}},{if:{required:["facts"],properties:{request:{
type:"object",properties:{cmd:{enum:["status","reload"]}}}}},then:{properties:{facts:{type:"object",required:["servers"]}}}},{if:{required:["facts"],properties:{
request:{type:"object",properties:{cmd:{enum:["request"]}}}}},then:{properties:{facts:{type:"object",required:["response"]}}}},{if:{required:["facts"],properties:{
request:{type:"object",properties:{cmd:{enum:["def","decl","typedef","impl"]}}}}},then:{properties:{facts:{type:"object",required:["definitions"]}}}},{if:{required:[
"facts"],properties:{request:{type:"object",properties:{cmd:{enum:["refs"]}}}}},then:{properties:{facts:{type:"object",required:["references"]}}}},{if:{required:[
"facts"],properties:{request:{type:"object",properties:{cmd:{enum:["hover"]}}}}},then:{properties:{facts:{type:"object",required:["hover"]}}}},{if:{required:["f\
acts"],properties:{request:{type:"object",properties:{cmd:{enum:["sig"]}}}}},then:{properties:{facts:{type:"object",required:["signatures"]}}}},{if:{required:["\
facts"],properties:{request:{type:"object",properties:{cmd:{enum:["symbols","outline"]}}}}},then:{properties:{facts:{type:"object",required:["symbols"]}}}},{if:{
required:["facts"],properties:{request:{type:"object",properties:{cmd:{enum:["calls"]}}}}},then:{properties:{facts:{type:"object",required:["calls"]}}}},{if:{required:[
"facts"],properties:{request:{type:"object",properties:{cmd:{enum:["types"]}}}}},then:{properties:{facts:{type:"object",required:["types"]}}}},{if:{required:["f\
acts"],properties:{request:{type:"object",properties:{cmd:{enum:["hints"]}}}}},then:{properties:{facts:{type:"object",required:["hints"]}}}},{if:{required:["fac\
ts"],properties:{request:{type:"object",properties:{cmd:{enum:["diag","check"]}}}}},then:{properties:{facts:{type:"object",required:["diagnostics"]}}}},{if:{required:[
"facts"],properties:{request:{type:"object",properties:{cmd:{enum:["locate"]}}}}},then:{properties:{facts:{type:"object",required:["location"]}}}},{if:{required:[
"facts"],properties:{request:{type:"object",properties:{cmd:{enum:["capabilities"]}}}}},then:{properties:{facts:{type:"object",required:["methods"]}}}},{if:{required:[
"facts"],properties:{request:{type:"object",properties:{cmd:{enum:["exit-codes"]}}}}},then:{properties:{facts:{type:"object",required:["codes"]}}}},{if:{required:[
"facts"],properties:{request:{type:"object",properties:{cmd:{enum:["prepare-rename","rename"]}}}}},then:{properties:{facts:{type:"object",required:["renamed"]}}}},
{if:{required:["facts"],properties:{request:{type:"object",properties:{cmd:{enum:["rename","rename-file","format","organize-imports"]}}}}},then:{properties:{facts:{
type:"object",required:["edit"]}}}}],$defs:{digest:{type:"string",pattern:"^sha256:[0-9a-f]{64}$"},objectId:{type:"string",pattern:"^(?:[0-9a-f]{40}|[0-9a-f]{64\
})$"},path:{type:"string",minLength:1,not:{pattern:"^/|(?:^|/)\\.\\.?(?:/|$)"}},count:{type:"integer",minimum:0,maximum:9007199254740991},exitCode:{type:"intege\
r",minimum:0,maximum:255},range:{type:"array",prefixItems:[{$ref:"#/$defs/count"},{$ref:"#/$defs/count"},{$ref:"#/$defs/count"},{$ref:"#/$defs/count"}],items:!1,
minItems:4,maxItems:4},location:{type:"object",additionalProperties:!1,required:["range","evidence"],properties:{path:{$ref:"#/$defs/path"},external:{type:"stri\
ng",minLength:1},range:{$ref:"#/$defs/range"},evidence:{$ref:"#/$defs/digest"}},oneOf:[{required:["path"]},{required:["external"]}]},symbol:{type:"object",additionalProperties:!1,
required:["name","kind","container","range","selectionRange","evidence"],properties:{path:{$ref:"#/$defs/path"},external:{type:"string",minLength:1},name:{type:"\
string"},kind:{type:"string",minLength:1},container:{type:["string","null"]},range:{$ref:"#/$defs/range"},id:{type:"string",pattern:"^id:"},selectionRange:{oneOf:[
{type:"null"},{$ref:"#/$defs/range"}]},evidence:{$ref:"#/$defs/digest"}},oneOf:[{required:["path"]},{required:["external"]}]},call:{type:"object",additionalProperties:!1,
required:["name","kind","container","range","selectionRange","fromRanges","evidence"],properties:{path:{$ref:"#/$defs/path"},external:{type:"string",minLength:1},
name:{type:"string"},kind:{type:"string",minLength:1},container:{type:["string","null"]},range:{$ref:"#/$defs/range"},selectionRange:{oneOf:[{type:"null"},{$ref:"\
#/$defs/range"}]},fromRanges:{type:"array",items:{$ref:"#/$defs/range"}},evidence:{$ref:"#/$defs/digest"}},oneOf:[{required:["path"]},{required:["external"]}]},
facts:{type:"object",additionalProperties:!1,required:["provenance"],properties:{provenance:{enum:["lsp","builtin"]},definitions:{type:"array",maxItems:1e5,items:{
$ref:"#/$defs/location"}},references:{type:"array",maxItems:1e5,items:{$ref:"#/$defs/location"}},hover:{oneOf:[{type:"null"},{type:"object",additionalProperties:!1,
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
path"},range:{$ref:"#/$defs/range"},whole:{$ref:"#/$defs/range"},symbol:{type:["string","null"]},text:{type:"string"},selector:{type:"string",minLength:1},id:{type:"\
string",pattern:"^id:"},verify:{$ref:"#/$defs/digest"},evidence:{$ref:"#/$defs/digest"},score:{type:"number",minimum:0,maximum:1},by:{enum:["position","structur\
e","text"]},hash:{type:"string",pattern:"^sha256:[0-9a-f]{16}$"},isSameAround:{type:"boolean"}}},servers:{type:"array",items:{type:"object",additionalProperties:!1,
required:["id","version","root","state","installed","isStarting","failed","restarts"],properties:{id:{type:"string",minLength:1},version:{type:"string",minLength:1},
root:{oneOf:[{type:"null"},{const:"."},{$ref:"#/$defs/path"}]},state:{enum:["configured","resolvable","runnable","ready"]},installed:{type:"boolean"},isStarting:{
type:"boolean"},failed:{type:["string","null"]},restarts:{$ref:"#/$defs/count"}}}},pieces:{type:"array",items:{type:"object",additionalProperties:!1,required:["\
kind","path","nth","range","text","tokens","evidence"],properties:{kind:{enum:["signature","definition","outline","diagnostic","hint"]},path:{$ref:"#/$defs/path"},
nth:{$ref:"#/$defs/count"},range:{$ref:"#/$defs/range"},text:{type:"string",minLength:1},tokens:{$ref:"#/$defs/count"},evidence:{$ref:"#/$defs/digest"}}}},budget:{
type:"object",additionalProperties:!1,required:["tokens","used","bytesPerToken","next"],properties:{tokens:{$ref:"#/$defs/count"},used:{$ref:"#/$defs/count"},bytesPerToken:{
const:4},next:{oneOf:[{$ref:"#/$defs/count"},{type:"null"}]}}},response:{type:"object",additionalProperties:!1,required:["method","result","evidence"],properties:{
method:{type:"string",minLength:1},result:!0,evidence:{$ref:"#/$defs/digest"}}},methods:{type:"array",items:{type:"string"}},questions:{type:"array",items:{type:"\
string"}},offered:{type:"array",items:{type:"object",additionalProperties:!1,required:["server","version","root","methods","questions"],properties:{server:{type:"\
string",minLength:1},version:{type:"string",minLength:1},root:{type:"string",minLength:1},methods:{type:"array",items:{type:"string"}},questions:{type:"array",items:{
type:"string"}}}}},codes:{type:"array",items:{type:"object",additionalProperties:!1,required:["code","exitCode","retryable","hint"],properties:{code:{type:"stri\
ng"},exitCode:{$ref:"#/$defs/exitCode"},retryable:{type:"boolean"},hint:{type:"string"}}}},total:{$ref:"#/$defs/count"},truncated:{type:"boolean"},renamed:{oneOf:[
{type:"null"},{type:"object",additionalProperties:!1,required:["range","placeholder","evidence"],properties:{range:{$ref:"#/$defs/range"},placeholder:{type:"str\
ing"},evidence:{$ref:"#/$defs/digest"}}}]},actions:{type:"array",maxItems:1e5,items:{type:"object",additionalProperties:!1,required:["title","kind","server","is\
Preferred","skipped","evidence"],properties:{title:{type:"string"},kind:{type:["string","null"]},server:{type:"string",minLength:1},isPreferred:{type:"boolean"},
skipped:{type:["string","null"]},evidence:{$ref:"#/$defs/digest"}}}},edit:{oneOf:[{type:"null"},{type:"object",additionalProperties:!1,required:["title","eviden\
ce"],properties:{title:{type:["string","null"]},evidence:{$ref:"#/$defs/digest"}}}]}}},namedPlace:{type:"object",additionalProperties:!1,required:["path","symbo\
l"],properties:{path:{$ref:"#/$defs/path"},symbol:{type:["string","null"]}}},features:{type:"object",required:["ast","module","token","proximity"],maxProperties:4,
additionalProperties:{type:["number","null"],minimum:0,maximum:1}},candidate:{type:"object",additionalProperties:!1,required:["selector","path","range","symbol",
"score"],properties:{selector:{type:"string",minLength:1},path:{$ref:"#/$defs/path"},range:{$ref:"#/$defs/range"},symbol:{type:["string","null"]},score:{type:"n\
umber",minimum:0,maximum:1},features:{$ref:"#/$defs/features"}}}}},schema49={type:"object",required:["ast","module","token","proximity"],maxProperties:4,additionalProperties:{
type:["number","null"],minimum:0,maximum:1}},pattern5=new RegExp("^sha256:[0-9a-f]{64}$","u"),pattern7=new RegExp("^[a-z][a-z-]*$","u"),pattern8=new RegExp("^/|\
(?:^|/)\\.\\.?(?:/|$)","u"),pattern10=new RegExp("^(?:[0-9a-f]{40}|[0-9a-f]{64})$","u"),pattern38=new RegExp("^E/[A-Z_]+$","u");function validate27(data,{instancePath="",
parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate27.evaluated;if(evaluated0.dynamicProps&&(evaluated0.
props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),errors===0)if(Array.isArray(data)){if(data.length>4)return validate27.errors=[{instancePath,schemaPath:"\
#/maxItems",keyword:"maxItems",params:{limit:4},message:"must NOT have more than 4 items"}],!1;if(data.length<4)return validate27.errors=[{instancePath,schemaPath:"\
#/minItems",keyword:"minItems",params:{limit:4},message:"must NOT have fewer than 4 items"}],!1;{let len0=data.length;if(len0>0){let data0=data[0],_errs1=errors,
_errs2=errors;if(!(typeof data0=="number"&&!(data0%1)&&!isNaN(data0)&&isFinite(data0)))return validate27.errors=[{instancePath:instancePath+"/0",schemaPath:"#/$\
defs/count/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===_errs2&&typeof data0=="number"&&isFinite(data0)){if(data0>9007199254740991||
isNaN(data0))return validate27.errors=[{instancePath:instancePath+"/0",schemaPath:"#/$defs/count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},
message:"must be <= 9007199254740991"}],!1;if(data0<0||isNaN(data0))return validate27.errors=[{instancePath:instancePath+"/0",schemaPath:"#/$defs/count/minimum",
keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}var valid0=_errs1===errors}if(valid0){if(len0>1){let data1=data[1],_errs4=errors,
_errs5=errors;if(!(typeof data1=="number"&&!(data1%1)&&!isNaN(data1)&&isFinite(data1)))return validate27.errors=[{instancePath:instancePath+"/1",schemaPath:"#/$\
defs/count/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===_errs5&&typeof data1=="number"&&isFinite(data1)){if(data1>9007199254740991||
isNaN(data1))return validate27.errors=[{instancePath:instancePath+"/1",schemaPath:"#/$defs/count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},
message:"must be <= 9007199254740991"}],!1;if(data1<0||isNaN(data1))return validate27.errors=[{instancePath:instancePath+"/1",schemaPath:"#/$defs/count/minimum",
keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}var valid0=_errs4===errors}if(valid0){if(len0>2){let data2=data[2],_errs7=errors,
_errs8=errors;if(!(typeof data2=="number"&&!(data2%1)&&!isNaN(data2)&&isFinite(data2)))return validate27.errors=[{instancePath:instancePath+"/2",schemaPath:"#/$\
defs/count/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===_errs8&&typeof data2=="number"&&isFinite(data2)){if(data2>9007199254740991||
isNaN(data2))return validate27.errors=[{instancePath:instancePath+"/2",schemaPath:"#/$defs/count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},
message:"must be <= 9007199254740991"}],!1;if(data2<0||isNaN(data2))return validate27.errors=[{instancePath:instancePath+"/2",schemaPath:"#/$defs/count/minimum",
keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}var valid0=_errs7===errors}if(valid0){if(len0>3){let data3=data[3],_errs10=errors,
_errs11=errors;if(!(typeof data3=="number"&&!(data3%1)&&!isNaN(data3)&&isFinite(data3)))return validate27.errors=[{instancePath:instancePath+"/3",schemaPath:"#/\
$defs/count/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===_errs11&&typeof data3=="number"&&isFinite(data3)){if(data3>9007199254740991||
isNaN(data3))return validate27.errors=[{instancePath:instancePath+"/3",schemaPath:"#/$defs/count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},
message:"must be <= 9007199254740991"}],!1;if(data3<0||isNaN(data3))return validate27.errors=[{instancePath:instancePath+"/3",schemaPath:"#/$defs/count/minimum",
keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}var valid0=_errs10===errors}if(valid0&&!(data.length<=4))return validate27.errors=
[{instancePath,schemaPath:"#/items",keyword:"items",params:{limit:4},message:"must NOT have more than 4 items"}],!1}}}}}else return validate27.errors=[{instancePath,
schemaPath:"#/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;return validate27.errors=vErrors,errors===0}validate27.evaluated={items:!0,
dynamicProps:!1,dynamicItems:!1};var schema47={type:"object",additionalProperties:!1,required:["selector","path","range","symbol","score"],properties:{selector:{
type:"string",minLength:1},path:{$ref:"#/$defs/path"},range:{$ref:"#/$defs/range"},symbol:{type:["string","null"]},score:{type:"number",minimum:0,maximum:1},features:{
$ref:"#/$defs/features"}}};function validate29(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,
evaluated0=validate29.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),errors===0)if(data&&typeof data==
"object"&&!Array.isArray(data)){let missing0;if((data.selector===void 0||!func0.call(data,"selector"))&&(missing0="selector")||(data.path===void 0||!func0.call(
data,"path"))&&(missing0="path")||(data.range===void 0||!func0.call(data,"range"))&&(missing0="range")||(data.symbol===void 0||!func0.call(data,"symbol"))&&(missing0=
"symbol")||(data.score===void 0||!func0.call(data,"score"))&&(missing0="score"))return validate29.errors=[{instancePath,schemaPath:"#/required",keyword:"require\
d",params:{missingProperty:missing0},message:"must have required property '"+missing0+"'"}],!1;{let _errs1=errors;for(let key0 of Object.keys(data))if(!(key0===
"selector"||key0==="path"||key0==="range"||key0==="symbol"||key0==="score"||key0==="features"))return validate29.errors=[{instancePath,schemaPath:"#/additionalP\
roperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"}],!1;if(_errs1===errors){if(data.selector!==
void 0&&func0.call(data,"selector")){let data0=data.selector,_errs2=errors;if(errors===_errs2)if(typeof data0=="string"){if(func64(data0)<1)return validate29.errors=
[{instancePath:instancePath+"/selector",schemaPath:"#/properties/selector/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 ch\
aracters"}],!1}else return validate29.errors=[{instancePath:instancePath+"/selector",schemaPath:"#/properties/selector/type",keyword:"type",params:{type:"string"},
message:"must be string"}],!1;var valid0=_errs2===errors}else var valid0=!0;if(valid0){if(data.path!==void 0&&func0.call(data,"path")){let data1=data.path,_errs4=errors,
_errs5=errors,_errs7=errors,_errs8=errors;if(typeof data1=="string"&&!pattern8.test(data1)){let err0={};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}
var valid2=_errs8===errors;if(valid2)return validate29.errors=[{instancePath:instancePath+"/path",schemaPath:"#/$defs/path/not",keyword:"not",params:{},message:"\
must NOT be valid"}],!1;if(errors=_errs7,vErrors!==null&&(_errs7?vErrors.length=_errs7:vErrors=null),errors===_errs5)if(typeof data1=="string"){if(func64(data1)<
1)return validate29.errors=[{instancePath:instancePath+"/path",schemaPath:"#/$defs/path/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have f\
ewer than 1 characters"}],!1}else return validate29.errors=[{instancePath:instancePath+"/path",schemaPath:"#/$defs/path/type",keyword:"type",params:{type:"strin\
g"},message:"must be string"}],!1;var valid0=_errs4===errors}else var valid0=!0;if(valid0){if(data.range!==void 0&&func0.call(data,"range")){let _errs9=errors;validate27(
data.range,{instancePath:instancePath+"/range",parentData:data,parentDataProperty:"range",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate27.errors:vErrors.
concat(validate27.errors),errors=vErrors.length);var valid0=_errs9===errors}else var valid0=!0;if(valid0){if(data.symbol!==void 0&&func0.call(data,"symbol")){let data3=data.
symbol,_errs10=errors;if(typeof data3!="string"&&data3!==null)return validate29.errors=[{instancePath:instancePath+"/symbol",schemaPath:"#/properties/symbol/typ\
e",keyword:"type",params:{type:schema47.properties.symbol.type},message:"must be string,null"}],!1;var valid0=_errs10===errors}else var valid0=!0;if(valid0){if(data.
score!==void 0&&func0.call(data,"score")){let data4=data.score,_errs12=errors;if(errors===_errs12)if(typeof data4=="number"&&isFinite(data4)){if(data4>1||isNaN(
data4))return validate29.errors=[{instancePath:instancePath+"/score",schemaPath:"#/properties/score/maximum",keyword:"maximum",params:{comparison:"<=",limit:1},
message:"must be <= 1"}],!1;if(data4<0||isNaN(data4))return validate29.errors=[{instancePath:instancePath+"/score",schemaPath:"#/properties/score/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}else return validate29.errors=[{instancePath:instancePath+"/score",schemaPath:"#/propertie\
s/score/type",keyword:"type",params:{type:"number"},message:"must be number"}],!1;var valid0=_errs12===errors}else var valid0=!0;if(valid0)if(data.features!==void 0&&
func0.call(data,"features")){let data5=data.features,_errs14=errors;if(errors===errors)if(data5&&typeof data5=="object"&&!Array.isArray(data5)){if(Object.keys(data5).
length>4)return validate29.errors=[{instancePath:instancePath+"/features",schemaPath:"#/$defs/features/maxProperties",keyword:"maxProperties",params:{limit:4},message:"\
must NOT have more than 4 properties"}],!1;{let missing1;if((data5.ast===void 0||!func0.call(data5,"ast"))&&(missing1="ast")||(data5.module===void 0||!func0.call(
data5,"module"))&&(missing1="module")||(data5.token===void 0||!func0.call(data5,"token"))&&(missing1="token")||(data5.proximity===void 0||!func0.call(data5,"pro\
ximity"))&&(missing1="proximity"))return validate29.errors=[{instancePath:instancePath+"/features",schemaPath:"#/$defs/features/required",keyword:"required",params:{
missingProperty:missing1},message:"must have required property '"+missing1+"'"}],!1;for(let key1 of Object.keys(data5)){let data6=data5[key1],_errs18=errors;if(!(typeof data6==
"number"&&isFinite(data6))&&data6!==null)return validate29.errors=[{instancePath:instancePath+"/features/"+key1.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/$defs/features/additionalProperties/type",keyword:"type",params:{type:schema49.additionalProperties.type},message:"must be number,null"}],!1;if(errors===_errs18&&
typeof data6=="number"&&isFinite(data6)){if(data6>1||isNaN(data6))return validate29.errors=[{instancePath:instancePath+"/features/"+key1.replace(/~/g,"~0").replace(
/\//g,"~1"),schemaPath:"#/$defs/features/additionalProperties/maximum",keyword:"maximum",params:{comparison:"<=",limit:1},message:"must be <= 1"}],!1;if(data6<0||
isNaN(data6))return validate29.errors=[{instancePath:instancePath+"/features/"+key1.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/$defs/features/addition\
alProperties/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}var valid4=_errs18===errors;if(!valid4)break}}}else return validate29.
errors=[{instancePath:instancePath+"/features",schemaPath:"#/$defs/features/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var valid0=_errs14===
errors}else var valid0=!0}}}}}}}else return validate29.errors=[{instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],
!1;return validate29.errors=vErrors,errors===0}validate29.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var schema51={type:"object",additionalProperties:!1,
required:["path","symbol"],properties:{path:{$ref:"#/$defs/path"},symbol:{type:["string","null"]}}};function validate32(data,{instancePath="",parentData,parentDataProperty,
rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate32.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.
dynamicItems&&(evaluated0.items=void 0),errors===0)if(data&&typeof data=="object"&&!Array.isArray(data)){let missing0;if((data.path===void 0||!func0.call(data,"\
path"))&&(missing0="path")||(data.symbol===void 0||!func0.call(data,"symbol"))&&(missing0="symbol"))return validate32.errors=[{instancePath,schemaPath:"#/requir\
ed",keyword:"required",params:{missingProperty:missing0},message:"must have required property '"+missing0+"'"}],!1;{let _errs1=errors;for(let key0 of Object.keys(
data))if(!(key0==="path"||key0==="symbol"))return validate32.errors=[{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},
message:"must NOT have additional properties"}],!1;if(_errs1===errors){if(data.path!==void 0&&func0.call(data,"path")){let data0=data.path,_errs2=errors,_errs3=errors,
_errs5=errors,_errs6=errors;if(typeof data0=="string"&&!pattern8.test(data0)){let err0={};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}var valid2=_errs6===
errors;if(valid2)return validate32.errors=[{instancePath:instancePath+"/path",schemaPath:"#/$defs/path/not",keyword:"not",params:{},message:"must NOT be valid"}],
!1;if(errors=_errs5,vErrors!==null&&(_errs5?vErrors.length=_errs5:vErrors=null),errors===_errs3)if(typeof data0=="string"){if(func64(data0)<1)return validate32.
errors=[{instancePath:instancePath+"/path",schemaPath:"#/$defs/path/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characte\
rs"}],!1}else return validate32.errors=[{instancePath:instancePath+"/path",schemaPath:"#/$defs/path/type",keyword:"type",params:{type:"string"},message:"must be\
 string"}],!1;var valid0=_errs2===errors}else var valid0=!0;if(valid0)if(data.symbol!==void 0&&func0.call(data,"symbol")){let data1=data.symbol,_errs7=errors;if(typeof data1!=
"string"&&data1!==null)return validate32.errors=[{instancePath:instancePath+"/symbol",schemaPath:"#/properties/symbol/type",keyword:"type",params:{type:schema51.
properties.symbol.type},message:"must be string,null"}],!1;var valid0=_errs7===errors}else var valid0=!0}}}else return validate32.errors=[{instancePath,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return validate32.errors=vErrors,errors===0}validate32.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var schema56={type:"object",additionalProperties:!1,required:["provenance"],properties:{provenance:{enum:["lsp","builtin"]},definitions:{type:"\
array",maxItems:1e5,items:{$ref:"#/$defs/location"}},references:{type:"array",maxItems:1e5,items:{$ref:"#/$defs/location"}},hover:{oneOf:[{type:"null"},{type:"o\
bject",additionalProperties:!1,required:["text","range","evidence"],properties:{text:{type:"string"},range:{oneOf:[{type:"null"},{$ref:"#/$defs/range"}]},evidence:{
$ref:"#/$defs/digest"}}}]},signatures:{type:"array",maxItems:1e5,items:{type:"object",additionalProperties:!1,required:["label","documentation","parameters","ev\
idence"],properties:{label:{type:"string"},documentation:{type:["string","null"]},parameters:{type:"array",items:{type:"string"}},evidence:{$ref:"#/$defs/digest"}}}},
active:{oneOf:[{type:"null"},{type:"object",additionalProperties:!1,required:["signature","parameter"],properties:{signature:{$ref:"#/$defs/count"},parameter:{oneOf:[
{type:"null"},{$ref:"#/$defs/count"}]}}}]},symbols:{type:"array",maxItems:1e5,items:{$ref:"#/$defs/symbol"}},calls:{type:"array",maxItems:1e5,items:{$ref:"#/$de\
fs/call"}},types:{type:"array",maxItems:1e5,items:{$ref:"#/$defs/symbol"}},hints:{type:"array",maxItems:1e5,items:{type:"object",additionalProperties:!1,required:[
"position","label","kind","evidence"],properties:{position:{type:"array",prefixItems:[{$ref:"#/$defs/count"},{$ref:"#/$defs/count"}],items:!1,minItems:2,maxItems:2},
label:{type:"string"},kind:{enum:["type","parameter",null]},evidence:{$ref:"#/$defs/digest"}}}},diagnostics:{type:"array",maxItems:1e5,items:{type:"object",additionalProperties:!1,
required:["path","range","severity","source","code","message","symbol","server","evidence"],properties:{path:{$ref:"#/$defs/path"},range:{$ref:"#/$defs/range"},
severity:{enum:["error","warning","information","hint"]},source:{type:["string","null"]},code:{type:["string","null"]},message:{type:"string"},symbol:{type:["st\
ring","null"]},server:{type:"string",minLength:1},evidence:{$ref:"#/$defs/digest"},also:{type:"array",minItems:1,items:{type:"string",minLength:1}}}}},files:{type:"\
object",additionalProperties:!1,required:["asked","final","unknown"],properties:{asked:{$ref:"#/$defs/count"},final:{$ref:"#/$defs/count"},unknown:{type:"array",
items:{type:"object",additionalProperties:!1,required:["path","reason"],properties:{path:{$ref:"#/$defs/path"},reason:{type:"string",minLength:1}}}}}},passed:{type:"\
boolean"},location:{type:"object",additionalProperties:!1,required:["path","range","whole","symbol","text","verify","evidence"],properties:{path:{$ref:"#/$defs/\
path"},range:{$ref:"#/$defs/range"},whole:{$ref:"#/$defs/range"},symbol:{type:["string","null"]},text:{type:"string"},selector:{type:"string",minLength:1},id:{type:"\
string",pattern:"^id:"},verify:{$ref:"#/$defs/digest"},evidence:{$ref:"#/$defs/digest"},score:{type:"number",minimum:0,maximum:1},by:{enum:["position","structur\
e","text"]},hash:{type:"string",pattern:"^sha256:[0-9a-f]{16}$"},isSameAround:{type:"boolean"}}},servers:{type:"array",items:{type:"object",additionalProperties:!1,
required:["id","version","root","state","installed","isStarting","failed","restarts"],properties:{id:{type:"string",minLength:1},version:{type:"string",minLength:1},
root:{oneOf:[{type:"null"},{const:"."},{$ref:"#/$defs/path"}]},state:{enum:["configured","resolvable","runnable","ready"]},installed:{type:"boolean"},isStarting:{
type:"boolean"},failed:{type:["string","null"]},restarts:{$ref:"#/$defs/count"}}}},pieces:{type:"array",items:{type:"object",additionalProperties:!1,required:["\
kind","path","nth","range","text","tokens","evidence"],properties:{kind:{enum:["signature","definition","outline","diagnostic","hint"]},path:{$ref:"#/$defs/path"},
nth:{$ref:"#/$defs/count"},range:{$ref:"#/$defs/range"},text:{type:"string",minLength:1},tokens:{$ref:"#/$defs/count"},evidence:{$ref:"#/$defs/digest"}}}},budget:{
type:"object",additionalProperties:!1,required:["tokens","used","bytesPerToken","next"],properties:{tokens:{$ref:"#/$defs/count"},used:{$ref:"#/$defs/count"},bytesPerToken:{
const:4},next:{oneOf:[{$ref:"#/$defs/count"},{type:"null"}]}}},response:{type:"object",additionalProperties:!1,required:["method","result","evidence"],properties:{
method:{type:"string",minLength:1},result:!0,evidence:{$ref:"#/$defs/digest"}}},methods:{type:"array",items:{type:"string"}},questions:{type:"array",items:{type:"\
string"}},offered:{type:"array",items:{type:"object",additionalProperties:!1,required:["server","version","root","methods","questions"],properties:{server:{type:"\
string",minLength:1},version:{type:"string",minLength:1},root:{type:"string",minLength:1},methods:{type:"array",items:{type:"string"}},questions:{type:"array",items:{
type:"string"}}}}},codes:{type:"array",items:{type:"object",additionalProperties:!1,required:["code","exitCode","retryable","hint"],properties:{code:{type:"stri\
ng"},exitCode:{$ref:"#/$defs/exitCode"},retryable:{type:"boolean"},hint:{type:"string"}}}},total:{$ref:"#/$defs/count"},truncated:{type:"boolean"},renamed:{oneOf:[
{type:"null"},{type:"object",additionalProperties:!1,required:["range","placeholder","evidence"],properties:{range:{$ref:"#/$defs/range"},placeholder:{type:"str\
ing"},evidence:{$ref:"#/$defs/digest"}}}]},actions:{type:"array",maxItems:1e5,items:{type:"object",additionalProperties:!1,required:["title","kind","server","is\
Preferred","skipped","evidence"],properties:{title:{type:"string"},kind:{type:["string","null"]},server:{type:"string",minLength:1},isPreferred:{type:"boolean"},
skipped:{type:["string","null"]},evidence:{$ref:"#/$defs/digest"}}}},edit:{oneOf:[{type:"null"},{type:"object",additionalProperties:!1,required:["title","eviden\
ce"],properties:{title:{type:["string","null"]},evidence:{$ref:"#/$defs/digest"}}}]}}};function validate36(data,{instancePath="",parentData,parentDataProperty,rootData=data,
dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate36.evaluated;evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.
items=void 0);let _errs1=errors,valid0=!1,passing0=null,_errs2=errors;if(data&&typeof data=="object"&&!Array.isArray(data)){let missing0;if((data.path===void 0||
!func0.call(data,"path"))&&(missing0="path")){let err0={instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:missing0},message:"\
must have required property '"+missing0+"'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}}var _valid0=_errs2===errors;_valid0&&(valid0=!0,passing0=
0);let _errs3=errors;if(data&&typeof data=="object"&&!Array.isArray(data)){let missing1;if((data.external===void 0||!func0.call(data,"external"))&&(missing1="ex\
ternal")){let err1={instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty:missing1},message:"must have required property '"+missing1+
"'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}}var _valid0=_errs3===errors;if(_valid0&&valid0?(valid0=!1,passing0=[passing0,1]):_valid0&&(valid0=
!0,passing0=1),valid0)errors=_errs1,vErrors!==null&&(_errs1?vErrors.length=_errs1:vErrors=null);else{let err2={instancePath,schemaPath:"#/oneOf",keyword:"oneOf",
params:{passingSchemas:passing0},message:"must match exactly one schema in oneOf"};return vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++,validate36.errors=
vErrors,!1}if(errors===0)if(data&&typeof data=="object"&&!Array.isArray(data)){let missing2;if((data.range===void 0||!func0.call(data,"range"))&&(missing2="rang\
e")||(data.evidence===void 0||!func0.call(data,"evidence"))&&(missing2="evidence"))return validate36.errors=[{instancePath,schemaPath:"#/required",keyword:"requ\
ired",params:{missingProperty:missing2},message:"must have required property '"+missing2+"'"}],!1;{let _errs4=errors;for(let key0 of Object.keys(data))if(!(key0===
"path"||key0==="external"||key0==="range"||key0==="evidence"))return validate36.errors=[{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalPro\
perties",params:{additionalProperty:key0},message:"must NOT have additional properties"}],!1;if(_errs4===errors){if(data.path!==void 0&&func0.call(data,"path")){
let data0=data.path,_errs5=errors,_errs6=errors,_errs8=errors,_errs9=errors;if(typeof data0=="string"&&!pattern8.test(data0)){let err3={};vErrors===null?vErrors=
[err3]:vErrors.push(err3),errors++}var valid3=_errs9===errors;if(valid3)return validate36.errors=[{instancePath:instancePath+"/path",schemaPath:"#/$defs/path/no\
t",keyword:"not",params:{},message:"must NOT be valid"}],!1;if(errors=_errs8,vErrors!==null&&(_errs8?vErrors.length=_errs8:vErrors=null),errors===_errs6)if(typeof data0==
"string"){if(func64(data0)<1)return validate36.errors=[{instancePath:instancePath+"/path",schemaPath:"#/$defs/path/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"}],!1}else return validate36.errors=[{instancePath:instancePath+"/path",schemaPath:"#/$defs/path/type",keyword:"t\
ype",params:{type:"string"},message:"must be string"}],!1;var valid1=_errs5===errors}else var valid1=!0;if(valid1){if(data.external!==void 0&&func0.call(data,"e\
xternal")){let data1=data.external,_errs10=errors;if(errors===_errs10)if(typeof data1=="string"){if(func64(data1)<1)return validate36.errors=[{instancePath:instancePath+
"/external",schemaPath:"#/properties/external/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"}],!1}else return validate36.
errors=[{instancePath:instancePath+"/external",schemaPath:"#/properties/external/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid1=_errs10===
errors}else var valid1=!0;if(valid1){if(data.range!==void 0&&func0.call(data,"range")){let _errs12=errors;validate27(data.range,{instancePath:instancePath+"/ran\
ge",parentData:data,parentDataProperty:"range",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate27.errors:vErrors.concat(validate27.errors),errors=vErrors.
length);var valid1=_errs12===errors}else var valid1=!0;if(valid1)if(data.evidence!==void 0&&func0.call(data,"evidence")){let data3=data.evidence,_errs13=errors;
if(errors===errors)if(typeof data3=="string"){if(!pattern5.test(data3))return validate36.errors=[{instancePath:instancePath+"/evidence",schemaPath:"#/$defs/dige\
st/pattern",keyword:"pattern",params:{pattern:"^sha256:[0-9a-f]{64}$"},message:'must match pattern "^sha256:[0-9a-f]{64}$"'}],!1}else return validate36.errors=[
{instancePath:instancePath+"/evidence",schemaPath:"#/$defs/digest/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid1=_errs13===
errors}else var valid1=!0}}}}}else return validate36.errors=[{instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],
!1;return validate36.errors=vErrors,errors===0}validate36.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var schema64={type:"object",additionalProperties:!1,
required:["name","kind","container","range","selectionRange","evidence"],properties:{path:{$ref:"#/$defs/path"},external:{type:"string",minLength:1},name:{type:"\
string"},kind:{type:"string",minLength:1},container:{type:["string","null"]},range:{$ref:"#/$defs/range"},id:{type:"string",pattern:"^id:"},selectionRange:{oneOf:[
{type:"null"},{$ref:"#/$defs/range"}]},evidence:{$ref:"#/$defs/digest"}},oneOf:[{required:["path"]},{required:["external"]}]},pattern18=new RegExp("^id:","u");function validate41(data,{
instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate41.evaluated;evaluated0.dynamicProps&&
(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0);let _errs1=errors,valid0=!1,passing0=null,_errs2=errors;if(data&&typeof data=="obje\
ct"&&!Array.isArray(data)){let missing0;if((data.path===void 0||!func0.call(data,"path"))&&(missing0="path")){let err0={instancePath,schemaPath:"#/oneOf/0/requi\
red",keyword:"required",params:{missingProperty:missing0},message:"must have required property '"+missing0+"'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),
errors++}}var _valid0=_errs2===errors;_valid0&&(valid0=!0,passing0=0);let _errs3=errors;if(data&&typeof data=="object"&&!Array.isArray(data)){let missing1;if((data.
external===void 0||!func0.call(data,"external"))&&(missing1="external")){let err1={instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty:missing1},
message:"must have required property '"+missing1+"'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}}var _valid0=_errs3===errors;if(_valid0&&valid0?
(valid0=!1,passing0=[passing0,1]):_valid0&&(valid0=!0,passing0=1),valid0)errors=_errs1,vErrors!==null&&(_errs1?vErrors.length=_errs1:vErrors=null);else{let err2={
instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:passing0},message:"must match exactly one schema in oneOf"};return vErrors===null?vErrors=
[err2]:vErrors.push(err2),errors++,validate41.errors=vErrors,!1}if(errors===0)if(data&&typeof data=="object"&&!Array.isArray(data)){let missing2;if((data.name===
void 0||!func0.call(data,"name"))&&(missing2="name")||(data.kind===void 0||!func0.call(data,"kind"))&&(missing2="kind")||(data.container===void 0||!func0.call(data,
"container"))&&(missing2="container")||(data.range===void 0||!func0.call(data,"range"))&&(missing2="range")||(data.selectionRange===void 0||!func0.call(data,"se\
lectionRange"))&&(missing2="selectionRange")||(data.evidence===void 0||!func0.call(data,"evidence"))&&(missing2="evidence"))return validate41.errors=[{instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:missing2},message:"must have required property '"+missing2+"'"}],!1;{let _errs4=errors;for(let key0 of Object.
keys(data))if(!func0.call(schema64.properties,key0))return validate41.errors=[{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:key0},message:"must NOT have additional properties"}],!1;if(_errs4===errors){if(data.path!==void 0&&func0.call(data,"path")){let data0=data.path,
_errs5=errors,_errs6=errors,_errs8=errors,_errs9=errors;if(typeof data0=="string"&&!pattern8.test(data0)){let err3={};vErrors===null?vErrors=[err3]:vErrors.push(
err3),errors++}var valid3=_errs9===errors;if(valid3)return validate41.errors=[{instancePath:instancePath+"/path",schemaPath:"#/$defs/path/not",keyword:"not",params:{},
message:"must NOT be valid"}],!1;if(errors=_errs8,vErrors!==null&&(_errs8?vErrors.length=_errs8:vErrors=null),errors===_errs6)if(typeof data0=="string"){if(func64(
data0)<1)return validate41.errors=[{instancePath:instancePath+"/path",schemaPath:"#/$defs/path/minLength",keyword:"minLength",params:{limit:1},message:"must NOT\
 have fewer than 1 characters"}],!1}else return validate41.errors=[{instancePath:instancePath+"/path",schemaPath:"#/$defs/path/type",keyword:"type",params:{type:"\
string"},message:"must be string"}],!1;var valid1=_errs5===errors}else var valid1=!0;if(valid1){if(data.external!==void 0&&func0.call(data,"external")){let data1=data.
external,_errs10=errors;if(errors===_errs10)if(typeof data1=="string"){if(func64(data1)<1)return validate41.errors=[{instancePath:instancePath+"/external",schemaPath:"\
#/properties/external/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"}],!1}else return validate41.errors=[{instancePath:instancePath+
"/external",schemaPath:"#/properties/external/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid1=_errs10===errors}else var valid1=!0;
if(valid1){if(data.name!==void 0&&func0.call(data,"name")){let _errs12=errors;if(typeof data.name!="string")return validate41.errors=[{instancePath:instancePath+
"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid1=_errs12===errors}else var valid1=!0;if(valid1){
if(data.kind!==void 0&&func0.call(data,"kind")){let data3=data.kind,_errs14=errors;if(errors===_errs14)if(typeof data3=="string"){if(func64(data3)<1)return validate41.
errors=[{instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 cha\
racters"}],!1}else return validate41.errors=[{instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type:"string"},message:"\
must be string"}],!1;var valid1=_errs14===errors}else var valid1=!0;if(valid1){if(data.container!==void 0&&func0.call(data,"container")){let data4=data.container,
_errs16=errors;if(typeof data4!="string"&&data4!==null)return validate41.errors=[{instancePath:instancePath+"/container",schemaPath:"#/properties/container/type",
keyword:"type",params:{type:schema64.properties.container.type},message:"must be string,null"}],!1;var valid1=_errs16===errors}else var valid1=!0;if(valid1){if(data.
range!==void 0&&func0.call(data,"range")){let _errs18=errors;validate27(data.range,{instancePath:instancePath+"/range",parentData:data,parentDataProperty:"range",
rootData,dynamicAnchors})||(vErrors=vErrors===null?validate27.errors:vErrors.concat(validate27.errors),errors=vErrors.length);var valid1=_errs18===errors}else var valid1=!0;
if(valid1){if(data.id!==void 0&&func0.call(data,"id")){let data6=data.id,_errs19=errors;if(errors===_errs19)if(typeof data6=="string"){if(!pattern18.test(data6))
return validate41.errors=[{instancePath:instancePath+"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern:"^id:"},message:'must match pa\
ttern "^id:"'}],!1}else return validate41.errors=[{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},message:"\
must be string"}],!1;var valid1=_errs19===errors}else var valid1=!0;if(valid1){if(data.selectionRange!==void 0&&func0.call(data,"selectionRange")){let data7=data.
selectionRange,_errs21=errors,_errs22=errors,valid4=!1,passing1=null,_errs23=errors;if(data7!==null){let err4={instancePath:instancePath+"/selectionRange",schemaPath:"\
#/properties/selectionRange/oneOf/0/type",keyword:"type",params:{type:"null"},message:"must be null"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}
var _valid1=_errs23===errors;_valid1&&(valid4=!0,passing1=0);let _errs25=errors;validate27(data7,{instancePath:instancePath+"/selectionRange",parentData:data,parentDataProperty:"\
selectionRange",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate27.errors:vErrors.concat(validate27.errors),errors=vErrors.length);var _valid1=_errs25===
errors;if(_valid1&&valid4?(valid4=!1,passing1=[passing1,1]):_valid1&&(valid4=!0,passing1=1),valid4)errors=_errs22,vErrors!==null&&(_errs22?vErrors.length=_errs22:
vErrors=null);else{let err5={instancePath:instancePath+"/selectionRange",schemaPath:"#/properties/selectionRange/oneOf",keyword:"oneOf",params:{passingSchemas:passing1},
message:"must match exactly one schema in oneOf"};return vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++,validate41.errors=vErrors,!1}var valid1=_errs21===
errors}else var valid1=!0;if(valid1)if(data.evidence!==void 0&&func0.call(data,"evidence")){let data8=data.evidence,_errs26=errors;if(errors===errors)if(typeof data8==
"string"){if(!pattern5.test(data8))return validate41.errors=[{instancePath:instancePath+"/evidence",schemaPath:"#/$defs/digest/pattern",keyword:"pattern",params:{
pattern:"^sha256:[0-9a-f]{64}$"},message:'must match pattern "^sha256:[0-9a-f]{64}$"'}],!1}else return validate41.errors=[{instancePath:instancePath+"/evidence",
schemaPath:"#/$defs/digest/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid1=_errs26===errors}else var valid1=!0}}}}}}}}}}else
return validate41.errors=[{instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return validate41.errors=vErrors,
errors===0}validate41.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var schema67={type:"object",additionalProperties:!1,required:["name","kind","containe\
r","range","selectionRange","fromRanges","evidence"],properties:{path:{$ref:"#/$defs/path"},external:{type:"string",minLength:1},name:{type:"string"},kind:{type:"\
string",minLength:1},container:{type:["string","null"]},range:{$ref:"#/$defs/range"},selectionRange:{oneOf:[{type:"null"},{$ref:"#/$defs/range"}]},fromRanges:{type:"\
array",items:{$ref:"#/$defs/range"}},evidence:{$ref:"#/$defs/digest"}},oneOf:[{required:["path"]},{required:["external"]}]};function validate45(data,{instancePath="",
parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate45.evaluated;evaluated0.dynamicProps&&(evaluated0.
props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0);let _errs1=errors,valid0=!1,passing0=null,_errs2=errors;if(data&&typeof data=="object"&&!Array.
isArray(data)){let missing0;if((data.path===void 0||!func0.call(data,"path"))&&(missing0="path")){let err0={instancePath,schemaPath:"#/oneOf/0/required",keyword:"\
required",params:{missingProperty:missing0},message:"must have required property '"+missing0+"'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}}var _valid0=_errs2===
errors;_valid0&&(valid0=!0,passing0=0);let _errs3=errors;if(data&&typeof data=="object"&&!Array.isArray(data)){let missing1;if((data.external===void 0||!func0.call(
data,"external"))&&(missing1="external")){let err1={instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty:missing1},message:"m\
ust have required property '"+missing1+"'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}}var _valid0=_errs3===errors;if(_valid0&&valid0?(valid0=!1,
passing0=[passing0,1]):_valid0&&(valid0=!0,passing0=1),valid0)errors=_errs1,vErrors!==null&&(_errs1?vErrors.length=_errs1:vErrors=null);else{let err2={instancePath,
schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:passing0},message:"must match exactly one schema in oneOf"};return vErrors===null?vErrors=[err2]:vErrors.
push(err2),errors++,validate45.errors=vErrors,!1}if(errors===0)if(data&&typeof data=="object"&&!Array.isArray(data)){let missing2;if((data.name===void 0||!func0.
call(data,"name"))&&(missing2="name")||(data.kind===void 0||!func0.call(data,"kind"))&&(missing2="kind")||(data.container===void 0||!func0.call(data,"container"))&&
(missing2="container")||(data.range===void 0||!func0.call(data,"range"))&&(missing2="range")||(data.selectionRange===void 0||!func0.call(data,"selectionRange"))&&
(missing2="selectionRange")||(data.fromRanges===void 0||!func0.call(data,"fromRanges"))&&(missing2="fromRanges")||(data.evidence===void 0||!func0.call(data,"evi\
dence"))&&(missing2="evidence"))return validate45.errors=[{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:missing2},message:"mu\
st have required property '"+missing2+"'"}],!1;{let _errs4=errors;for(let key0 of Object.keys(data))if(!func0.call(schema67.properties,key0))return validate45.errors=
[{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"}],
!1;if(_errs4===errors){if(data.path!==void 0&&func0.call(data,"path")){let data0=data.path,_errs5=errors,_errs6=errors,_errs8=errors,_errs9=errors;if(typeof data0==
"string"&&!pattern8.test(data0)){let err3={};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}var valid3=_errs9===errors;if(valid3)return validate45.errors=
[{instancePath:instancePath+"/path",schemaPath:"#/$defs/path/not",keyword:"not",params:{},message:"must NOT be valid"}],!1;if(errors=_errs8,vErrors!==null&&(_errs8?
vErrors.length=_errs8:vErrors=null),errors===_errs6)if(typeof data0=="string"){if(func64(data0)<1)return validate45.errors=[{instancePath:instancePath+"/path",schemaPath:"\
#/$defs/path/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"}],!1}else return validate45.errors=[{instancePath:instancePath+
"/path",schemaPath:"#/$defs/path/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid1=_errs5===errors}else var valid1=!0;if(valid1){
if(data.external!==void 0&&func0.call(data,"external")){let data1=data.external,_errs10=errors;if(errors===_errs10)if(typeof data1=="string"){if(func64(data1)<1)
return validate45.errors=[{instancePath:instancePath+"/external",schemaPath:"#/properties/external/minLength",keyword:"minLength",params:{limit:1},message:"must\
 NOT have fewer than 1 characters"}],!1}else return validate45.errors=[{instancePath:instancePath+"/external",schemaPath:"#/properties/external/type",keyword:"t\
ype",params:{type:"string"},message:"must be string"}],!1;var valid1=_errs10===errors}else var valid1=!0;if(valid1){if(data.name!==void 0&&func0.call(data,"name")){
let _errs12=errors;if(typeof data.name!="string")return validate45.errors=[{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",
params:{type:"string"},message:"must be string"}],!1;var valid1=_errs12===errors}else var valid1=!0;if(valid1){if(data.kind!==void 0&&func0.call(data,"kind")){let data3=data.
kind,_errs14=errors;if(errors===_errs14)if(typeof data3=="string"){if(func64(data3)<1)return validate45.errors=[{instancePath:instancePath+"/kind",schemaPath:"#\
/properties/kind/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"}],!1}else return validate45.errors=[{instancePath:instancePath+
"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid1=_errs14===errors}else var valid1=!0;if(valid1){
if(data.container!==void 0&&func0.call(data,"container")){let data4=data.container,_errs16=errors;if(typeof data4!="string"&&data4!==null)return validate45.errors=
[{instancePath:instancePath+"/container",schemaPath:"#/properties/container/type",keyword:"type",params:{type:schema67.properties.container.type},message:"must \
be string,null"}],!1;var valid1=_errs16===errors}else var valid1=!0;if(valid1){if(data.range!==void 0&&func0.call(data,"range")){let _errs18=errors;validate27(data.
range,{instancePath:instancePath+"/range",parentData:data,parentDataProperty:"range",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate27.errors:vErrors.
concat(validate27.errors),errors=vErrors.length);var valid1=_errs18===errors}else var valid1=!0;if(valid1){if(data.selectionRange!==void 0&&func0.call(data,"sel\
ectionRange")){let data6=data.selectionRange,_errs19=errors,_errs20=errors,valid4=!1,passing1=null,_errs21=errors;if(data6!==null){let err4={instancePath:instancePath+
"/selectionRange",schemaPath:"#/properties/selectionRange/oneOf/0/type",keyword:"type",params:{type:"null"},message:"must be null"};vErrors===null?vErrors=[err4]:
vErrors.push(err4),errors++}var _valid1=_errs21===errors;_valid1&&(valid4=!0,passing1=0);let _errs23=errors;validate27(data6,{instancePath:instancePath+"/select\
ionRange",parentData:data,parentDataProperty:"selectionRange",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate27.errors:vErrors.concat(validate27.errors),
errors=vErrors.length);var _valid1=_errs23===errors;if(_valid1&&valid4?(valid4=!1,passing1=[passing1,1]):_valid1&&(valid4=!0,passing1=1),valid4)errors=_errs20,vErrors!==
null&&(_errs20?vErrors.length=_errs20:vErrors=null);else{let err5={instancePath:instancePath+"/selectionRange",schemaPath:"#/properties/selectionRange/oneOf",keyword:"\
oneOf",params:{passingSchemas:passing1},message:"must match exactly one schema in oneOf"};return vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++,validate45.
errors=vErrors,!1}var valid1=_errs19===errors}else var valid1=!0;if(valid1){if(data.fromRanges!==void 0&&func0.call(data,"fromRanges")){let data7=data.fromRanges,
_errs24=errors;if(errors===_errs24)if(Array.isArray(data7)){var valid5=!0;let len0=data7.length;for(let i0=0;i0<len0;i0++){let _errs26=errors;validate27(data7[i0],
{instancePath:instancePath+"/fromRanges/"+i0,parentData:data7,parentDataProperty:i0,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate27.errors:vErrors.
concat(validate27.errors),errors=vErrors.length);var valid5=_errs26===errors;if(!valid5)break}}else return validate45.errors=[{instancePath:instancePath+"/fromR\
anges",schemaPath:"#/properties/fromRanges/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var valid1=_errs24===errors}else var valid1=!0;
if(valid1)if(data.evidence!==void 0&&func0.call(data,"evidence")){let data9=data.evidence,_errs27=errors;if(errors===errors)if(typeof data9=="string"){if(!pattern5.
test(data9))return validate45.errors=[{instancePath:instancePath+"/evidence",schemaPath:"#/$defs/digest/pattern",keyword:"pattern",params:{pattern:"^sha256:[0-9\
a-f]{64}$"},message:'must match pattern "^sha256:[0-9a-f]{64}$"'}],!1}else return validate45.errors=[{instancePath:instancePath+"/evidence",schemaPath:"#/$defs/\
digest/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid1=_errs27===errors}else var valid1=!0}}}}}}}}}}else return validate45.
errors=[{instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return validate45.errors=vErrors,errors===0}validate45.
evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var pattern30=new RegExp("^sha256:[0-9a-f]{16}$","u");function validate35(data,{instancePath="",parentData,
parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate35.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=
void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),errors===0)if(data&&typeof data=="object"&&!Array.isArray(data)){let missing0;if((data.provenance===void 0||
!func0.call(data,"provenance"))&&(missing0="provenance"))return validate35.errors=[{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:missing0},
message:"must have required property '"+missing0+"'"}],!1;{let _errs1=errors;for(let key0 of Object.keys(data))if(!func0.call(schema56.properties,key0))return validate35.
errors=[{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional prop\
erties"}],!1;if(_errs1===errors){if(data.provenance!==void 0&&func0.call(data,"provenance")){let data0=data.provenance,_errs2=errors;if(!(data0==="lsp"||data0===
"builtin"))return validate35.errors=[{instancePath:instancePath+"/provenance",schemaPath:"#/properties/provenance/enum",keyword:"enum",params:{allowedValues:schema56.
properties.provenance.enum},message:"must be equal to one of the allowed values"}],!1;var valid0=_errs2===errors}else var valid0=!0;if(valid0){if(data.definitions!==
void 0&&func0.call(data,"definitions")){let data1=data.definitions,_errs3=errors;if(errors===_errs3)if(Array.isArray(data1)){if(data1.length>1e5)return validate35.
errors=[{instancePath:instancePath+"/definitions",schemaPath:"#/properties/definitions/maxItems",keyword:"maxItems",params:{limit:1e5},message:"must NOT have mo\
re than 100000 items"}],!1;{var valid1=!0;let len0=data1.length;for(let i0=0;i0<len0;i0++){let _errs5=errors;validate36(data1[i0],{instancePath:instancePath+"/d\
efinitions/"+i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate36.errors:vErrors.concat(validate36.errors),errors=
vErrors.length);var valid1=_errs5===errors;if(!valid1)break}}}else return validate35.errors=[{instancePath:instancePath+"/definitions",schemaPath:"#/properties/\
definitions/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var valid0=_errs3===errors}else var valid0=!0;if(valid0){if(data.references!==
void 0&&func0.call(data,"references")){let data3=data.references,_errs6=errors;if(errors===_errs6)if(Array.isArray(data3)){if(data3.length>1e5)return validate35.
errors=[{instancePath:instancePath+"/references",schemaPath:"#/properties/references/maxItems",keyword:"maxItems",params:{limit:1e5},message:"must NOT have more\
 than 100000 items"}],!1;{var valid2=!0;let len1=data3.length;for(let i1=0;i1<len1;i1++){let _errs8=errors;validate36(data3[i1],{instancePath:instancePath+"/ref\
erences/"+i1,parentData:data3,parentDataProperty:i1,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate36.errors:vErrors.concat(validate36.errors),errors=
vErrors.length);var valid2=_errs8===errors;if(!valid2)break}}}else return validate35.errors=[{instancePath:instancePath+"/references",schemaPath:"#/properties/r\
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
passingSchemas:passing0},message:"must match exactly one schema in oneOf"};return vErrors===null?vErrors=[err9]:vErrors.push(err9),errors++,validate35.errors=vErrors,
!1}var valid0=_errs9===errors}else var valid0=!0;if(valid0){if(data.signatures!==void 0&&func0.call(data,"signatures")){let data9=data.signatures,_errs26=errors;
if(errors===_errs26)if(Array.isArray(data9)){if(data9.length>1e5)return validate35.errors=[{instancePath:instancePath+"/signatures",schemaPath:"#/properties/sig\
natures/maxItems",keyword:"maxItems",params:{limit:1e5},message:"must NOT have more than 100000 items"}],!1;{var valid7=!0;let len2=data9.length;for(let i2=0;i2<
len2;i2++){let data10=data9[i2],_errs28=errors;if(errors===_errs28)if(data10&&typeof data10=="object"&&!Array.isArray(data10)){let missing2;if((data10.label===void 0||
!func0.call(data10,"label"))&&(missing2="label")||(data10.documentation===void 0||!func0.call(data10,"documentation"))&&(missing2="documentation")||(data10.parameters===
void 0||!func0.call(data10,"parameters"))&&(missing2="parameters")||(data10.evidence===void 0||!func0.call(data10,"evidence"))&&(missing2="evidence"))return validate35.
errors=[{instancePath:instancePath+"/signatures/"+i2,schemaPath:"#/properties/signatures/items/required",keyword:"required",params:{missingProperty:missing2},message:"\
must have required property '"+missing2+"'"}],!1;{let _errs30=errors;for(let key2 of Object.keys(data10))if(!(key2==="label"||key2==="documentation"||key2==="pa\
rameters"||key2==="evidence"))return validate35.errors=[{instancePath:instancePath+"/signatures/"+i2,schemaPath:"#/properties/signatures/items/additionalPropert\
ies",keyword:"additionalProperties",params:{additionalProperty:key2},message:"must NOT have additional properties"}],!1;if(_errs30===errors){if(data10.label!==void 0&&
func0.call(data10,"label")){let _errs31=errors;if(typeof data10.label!="string")return validate35.errors=[{instancePath:instancePath+"/signatures/"+i2+"/label",
schemaPath:"#/properties/signatures/items/properties/label/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid8=_errs31===errors}else
var valid8=!0;if(valid8){if(data10.documentation!==void 0&&func0.call(data10,"documentation")){let data12=data10.documentation,_errs33=errors;if(typeof data12!=
"string"&&data12!==null)return validate35.errors=[{instancePath:instancePath+"/signatures/"+i2+"/documentation",schemaPath:"#/properties/signatures/items/proper\
ties/documentation/type",keyword:"type",params:{type:schema56.properties.signatures.items.properties.documentation.type},message:"must be string,null"}],!1;var valid8=_errs33===
errors}else var valid8=!0;if(valid8){if(data10.parameters!==void 0&&func0.call(data10,"parameters")){let data13=data10.parameters,_errs35=errors;if(errors===_errs35)
if(Array.isArray(data13)){var valid9=!0;let len3=data13.length;for(let i3=0;i3<len3;i3++){let _errs37=errors;if(typeof data13[i3]!="string")return validate35.errors=
[{instancePath:instancePath+"/signatures/"+i2+"/parameters/"+i3,schemaPath:"#/properties/signatures/items/properties/parameters/items/type",keyword:"type",params:{
type:"string"},message:"must be string"}],!1;var valid9=_errs37===errors;if(!valid9)break}}else return validate35.errors=[{instancePath:instancePath+"/signature\
s/"+i2+"/parameters",schemaPath:"#/properties/signatures/items/properties/parameters/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var valid8=_errs35===
errors}else var valid8=!0;if(valid8)if(data10.evidence!==void 0&&func0.call(data10,"evidence")){let data15=data10.evidence,_errs39=errors;if(errors===errors)if(typeof data15==
"string"){if(!pattern5.test(data15))return validate35.errors=[{instancePath:instancePath+"/signatures/"+i2+"/evidence",schemaPath:"#/$defs/digest/pattern",keyword:"\
pattern",params:{pattern:"^sha256:[0-9a-f]{64}$"},message:'must match pattern "^sha256:[0-9a-f]{64}$"'}],!1}else return validate35.errors=[{instancePath:instancePath+
"/signatures/"+i2+"/evidence",schemaPath:"#/$defs/digest/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid8=_errs39===errors}else
var valid8=!0}}}}}else return validate35.errors=[{instancePath:instancePath+"/signatures/"+i2,schemaPath:"#/properties/signatures/items/type",keyword:"type",params:{
type:"object"},message:"must be object"}],!1;var valid7=_errs28===errors;if(!valid7)break}}}else return validate35.errors=[{instancePath:instancePath+"/signatur\
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
null?vErrors=[err22]:vErrors.push(err22),errors++,validate35.errors=vErrors,!1}var valid0=_errs42===errors}else var valid0=!0;if(valid0){if(data.symbols!==void 0&&
func0.call(data,"symbols")){let data19=data.symbols,_errs59=errors;if(errors===_errs59)if(Array.isArray(data19)){if(data19.length>1e5)return validate35.errors=[
{instancePath:instancePath+"/symbols",schemaPath:"#/properties/symbols/maxItems",keyword:"maxItems",params:{limit:1e5},message:"must NOT have more than 100000 i\
tems"}],!1;{var valid16=!0;let len4=data19.length;for(let i4=0;i4<len4;i4++){let _errs61=errors;validate41(data19[i4],{instancePath:instancePath+"/symbols/"+i4,
parentData:data19,parentDataProperty:i4,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate41.errors:vErrors.concat(validate41.errors),errors=vErrors.length);
var valid16=_errs61===errors;if(!valid16)break}}}else return validate35.errors=[{instancePath:instancePath+"/symbols",schemaPath:"#/properties/symbols/type",keyword:"\
type",params:{type:"array"},message:"must be array"}],!1;var valid0=_errs59===errors}else var valid0=!0;if(valid0){if(data.calls!==void 0&&func0.call(data,"call\
s")){let data21=data.calls,_errs62=errors;if(errors===_errs62)if(Array.isArray(data21)){if(data21.length>1e5)return validate35.errors=[{instancePath:instancePath+
"/calls",schemaPath:"#/properties/calls/maxItems",keyword:"maxItems",params:{limit:1e5},message:"must NOT have more than 100000 items"}],!1;{var valid17=!0;let len5=data21.
length;for(let i5=0;i5<len5;i5++){let _errs64=errors;validate45(data21[i5],{instancePath:instancePath+"/calls/"+i5,parentData:data21,parentDataProperty:i5,rootData,
dynamicAnchors})||(vErrors=vErrors===null?validate45.errors:vErrors.concat(validate45.errors),errors=vErrors.length);var valid17=_errs64===errors;if(!valid17)break}}}else
return validate35.errors=[{instancePath:instancePath+"/calls",schemaPath:"#/properties/calls/type",keyword:"type",params:{type:"array"},message:"must be array"}],
!1;var valid0=_errs62===errors}else var valid0=!0;if(valid0){if(data.types!==void 0&&func0.call(data,"types")){let data23=data.types,_errs65=errors;if(errors===
_errs65)if(Array.isArray(data23)){if(data23.length>1e5)return validate35.errors=[{instancePath:instancePath+"/types",schemaPath:"#/properties/types/maxItems",keyword:"\
maxItems",params:{limit:1e5},message:"must NOT have more than 100000 items"}],!1;{var valid18=!0;let len6=data23.length;for(let i6=0;i6<len6;i6++){let _errs67=errors;
validate41(data23[i6],{instancePath:instancePath+"/types/"+i6,parentData:data23,parentDataProperty:i6,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate41.
errors:vErrors.concat(validate41.errors),errors=vErrors.length);var valid18=_errs67===errors;if(!valid18)break}}}else return validate35.errors=[{instancePath:instancePath+
"/types",schemaPath:"#/properties/types/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var valid0=_errs65===errors}else var valid0=!0;if(valid0){
if(data.hints!==void 0&&func0.call(data,"hints")){let data25=data.hints,_errs68=errors;if(errors===_errs68)if(Array.isArray(data25)){if(data25.length>1e5)return validate35.
errors=[{instancePath:instancePath+"/hints",schemaPath:"#/properties/hints/maxItems",keyword:"maxItems",params:{limit:1e5},message:"must NOT have more than 1000\
00 items"}],!1;{var valid19=!0;let len7=data25.length;for(let i7=0;i7<len7;i7++){let data26=data25[i7],_errs70=errors;if(errors===_errs70)if(data26&&typeof data26==
"object"&&!Array.isArray(data26)){let missing4;if((data26.position===void 0||!func0.call(data26,"position"))&&(missing4="position")||(data26.label===void 0||!func0.
call(data26,"label"))&&(missing4="label")||(data26.kind===void 0||!func0.call(data26,"kind"))&&(missing4="kind")||(data26.evidence===void 0||!func0.call(data26,
"evidence"))&&(missing4="evidence"))return validate35.errors=[{instancePath:instancePath+"/hints/"+i7,schemaPath:"#/properties/hints/items/required",keyword:"re\
quired",params:{missingProperty:missing4},message:"must have required property '"+missing4+"'"}],!1;{let _errs72=errors;for(let key4 of Object.keys(data26))if(!(key4===
"position"||key4==="label"||key4==="kind"||key4==="evidence"))return validate35.errors=[{instancePath:instancePath+"/hints/"+i7,schemaPath:"#/properties/hints/i\
tems/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key4},message:"must NOT have additional properties"}],!1;if(_errs72===errors){
if(data26.position!==void 0&&func0.call(data26,"position")){let data27=data26.position,_errs73=errors;if(errors===_errs73)if(Array.isArray(data27)){if(data27.length>
2)return validate35.errors=[{instancePath:instancePath+"/hints/"+i7+"/position",schemaPath:"#/properties/hints/items/properties/position/maxItems",keyword:"maxI\
tems",params:{limit:2},message:"must NOT have more than 2 items"}],!1;if(data27.length<2)return validate35.errors=[{instancePath:instancePath+"/hints/"+i7+"/pos\
ition",schemaPath:"#/properties/hints/items/properties/position/minItems",keyword:"minItems",params:{limit:2},message:"must NOT have fewer than 2 items"}],!1;{let len8=data27.
length;if(len8>0){let data28=data27[0],_errs75=errors,_errs76=errors;if(!(typeof data28=="number"&&!(data28%1)&&!isNaN(data28)&&isFinite(data28)))return validate35.
errors=[{instancePath:instancePath+"/hints/"+i7+"/position/0",schemaPath:"#/$defs/count/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],
!1;if(errors===_errs76&&typeof data28=="number"&&isFinite(data28)){if(data28>9007199254740991||isNaN(data28))return validate35.errors=[{instancePath:instancePath+
"/hints/"+i7+"/position/0",schemaPath:"#/$defs/count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 900719925474\
0991"}],!1;if(data28<0||isNaN(data28))return validate35.errors=[{instancePath:instancePath+"/hints/"+i7+"/position/0",schemaPath:"#/$defs/count/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}var valid21=_errs75===errors}if(valid21){if(len8>1){let data29=data27[1],_errs78=errors,_errs79=errors;
if(!(typeof data29=="number"&&!(data29%1)&&!isNaN(data29)&&isFinite(data29)))return validate35.errors=[{instancePath:instancePath+"/hints/"+i7+"/position/1",schemaPath:"\
#/$defs/count/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===_errs79&&typeof data29=="number"&&isFinite(data29)){if(data29>
9007199254740991||isNaN(data29))return validate35.errors=[{instancePath:instancePath+"/hints/"+i7+"/position/1",schemaPath:"#/$defs/count/maximum",keyword:"maxi\
mum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"}],!1;if(data29<0||isNaN(data29))return validate35.errors=[{instancePath:instancePath+
"/hints/"+i7+"/position/1",schemaPath:"#/$defs/count/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}var valid21=_errs78===
errors}if(valid21&&!(data27.length<=2))return validate35.errors=[{instancePath:instancePath+"/hints/"+i7+"/position",schemaPath:"#/properties/hints/items/proper\
ties/position/items",keyword:"items",params:{limit:2},message:"must NOT have more than 2 items"}],!1}}}else return validate35.errors=[{instancePath:instancePath+
"/hints/"+i7+"/position",schemaPath:"#/properties/hints/items/properties/position/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var valid20=_errs73===
errors}else var valid20=!0;if(valid20){if(data26.label!==void 0&&func0.call(data26,"label")){let _errs81=errors;if(typeof data26.label!="string")return validate35.
errors=[{instancePath:instancePath+"/hints/"+i7+"/label",schemaPath:"#/properties/hints/items/properties/label/type",keyword:"type",params:{type:"string"},message:"\
must be string"}],!1;var valid20=_errs81===errors}else var valid20=!0;if(valid20){if(data26.kind!==void 0&&func0.call(data26,"kind")){let data31=data26.kind,_errs83=errors;
if(!(data31==="type"||data31==="parameter"||data31===null))return validate35.errors=[{instancePath:instancePath+"/hints/"+i7+"/kind",schemaPath:"#/properties/hi\
nts/items/properties/kind/enum",keyword:"enum",params:{allowedValues:schema56.properties.hints.items.properties.kind.enum},message:"must be equal to one of the \
allowed values"}],!1;var valid20=_errs83===errors}else var valid20=!0;if(valid20)if(data26.evidence!==void 0&&func0.call(data26,"evidence")){let data32=data26.evidence,
_errs84=errors;if(errors===errors)if(typeof data32=="string"){if(!pattern5.test(data32))return validate35.errors=[{instancePath:instancePath+"/hints/"+i7+"/evid\
ence",schemaPath:"#/$defs/digest/pattern",keyword:"pattern",params:{pattern:"^sha256:[0-9a-f]{64}$"},message:'must match pattern "^sha256:[0-9a-f]{64}$"'}],!1}else
return validate35.errors=[{instancePath:instancePath+"/hints/"+i7+"/evidence",schemaPath:"#/$defs/digest/type",keyword:"type",params:{type:"string"},message:"mu\
st be string"}],!1;var valid20=_errs84===errors}else var valid20=!0}}}}}else return validate35.errors=[{instancePath:instancePath+"/hints/"+i7,schemaPath:"#/pro\
perties/hints/items/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var valid19=_errs70===errors;if(!valid19)break}}}else return validate35.
errors=[{instancePath:instancePath+"/hints",schemaPath:"#/properties/hints/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var valid0=_errs68===
errors}else var valid0=!0;if(valid0){if(data.diagnostics!==void 0&&func0.call(data,"diagnostics")){let data33=data.diagnostics,_errs87=errors;if(errors===_errs87)
if(Array.isArray(data33)){if(data33.length>1e5)return validate35.errors=[{instancePath:instancePath+"/diagnostics",schemaPath:"#/properties/diagnostics/maxItems",
keyword:"maxItems",params:{limit:1e5},message:"must NOT have more than 100000 items"}],!1;{var valid25=!0;let len10=data33.length;for(let i8=0;i8<len10;i8++){let data34=data33[i8],
_errs89=errors;if(errors===_errs89)if(data34&&typeof data34=="object"&&!Array.isArray(data34)){let missing5;if((data34.path===void 0||!func0.call(data34,"path"))&&
(missing5="path")||(data34.range===void 0||!func0.call(data34,"range"))&&(missing5="range")||(data34.severity===void 0||!func0.call(data34,"severity"))&&(missing5=
"severity")||(data34.source===void 0||!func0.call(data34,"source"))&&(missing5="source")||(data34.code===void 0||!func0.call(data34,"code"))&&(missing5="code")||
(data34.message===void 0||!func0.call(data34,"message"))&&(missing5="message")||(data34.symbol===void 0||!func0.call(data34,"symbol"))&&(missing5="symbol")||(data34.
server===void 0||!func0.call(data34,"server"))&&(missing5="server")||(data34.evidence===void 0||!func0.call(data34,"evidence"))&&(missing5="evidence"))return validate35.
errors=[{instancePath:instancePath+"/diagnostics/"+i8,schemaPath:"#/properties/diagnostics/items/required",keyword:"required",params:{missingProperty:missing5},
message:"must have required property '"+missing5+"'"}],!1;{let _errs91=errors;for(let key5 of Object.keys(data34))if(!func0.call(schema56.properties.diagnostics.
items.properties,key5))return validate35.errors=[{instancePath:instancePath+"/diagnostics/"+i8,schemaPath:"#/properties/diagnostics/items/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:key5},message:"must NOT have additional properties"}],!1;if(_errs91===errors){if(data34.path!==void 0&&
func0.call(data34,"path")){let data35=data34.path,_errs92=errors,_errs93=errors,_errs95=errors,_errs96=errors;if(typeof data35=="string"&&!pattern8.test(data35)){
let err23={};vErrors===null?vErrors=[err23]:vErrors.push(err23),errors++}var valid28=_errs96===errors;if(valid28)return validate35.errors=[{instancePath:instancePath+
"/diagnostics/"+i8+"/path",schemaPath:"#/$defs/path/not",keyword:"not",params:{},message:"must NOT be valid"}],!1;if(errors=_errs95,vErrors!==null&&(_errs95?vErrors.
length=_errs95:vErrors=null),errors===_errs93)if(typeof data35=="string"){if(func64(data35)<1)return validate35.errors=[{instancePath:instancePath+"/diagnostics\
/"+i8+"/path",schemaPath:"#/$defs/path/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"}],!1}else return validate35.
errors=[{instancePath:instancePath+"/diagnostics/"+i8+"/path",schemaPath:"#/$defs/path/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;
var valid26=_errs92===errors}else var valid26=!0;if(valid26){if(data34.range!==void 0&&func0.call(data34,"range")){let _errs97=errors;validate27(data34.range,{instancePath:instancePath+
"/diagnostics/"+i8+"/range",parentData:data34,parentDataProperty:"range",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate27.errors:vErrors.concat(validate27.
errors),errors=vErrors.length);var valid26=_errs97===errors}else var valid26=!0;if(valid26){if(data34.severity!==void 0&&func0.call(data34,"severity")){let data37=data34.
severity,_errs98=errors;if(!(data37==="error"||data37==="warning"||data37==="information"||data37==="hint"))return validate35.errors=[{instancePath:instancePath+
"/diagnostics/"+i8+"/severity",schemaPath:"#/properties/diagnostics/items/properties/severity/enum",keyword:"enum",params:{allowedValues:schema56.properties.diagnostics.
items.properties.severity.enum},message:"must be equal to one of the allowed values"}],!1;var valid26=_errs98===errors}else var valid26=!0;if(valid26){if(data34.
source!==void 0&&func0.call(data34,"source")){let data38=data34.source,_errs99=errors;if(typeof data38!="string"&&data38!==null)return validate35.errors=[{instancePath:instancePath+
"/diagnostics/"+i8+"/source",schemaPath:"#/properties/diagnostics/items/properties/source/type",keyword:"type",params:{type:schema56.properties.diagnostics.items.
properties.source.type},message:"must be string,null"}],!1;var valid26=_errs99===errors}else var valid26=!0;if(valid26){if(data34.code!==void 0&&func0.call(data34,
"code")){let data39=data34.code,_errs101=errors;if(typeof data39!="string"&&data39!==null)return validate35.errors=[{instancePath:instancePath+"/diagnostics/"+i8+
"/code",schemaPath:"#/properties/diagnostics/items/properties/code/type",keyword:"type",params:{type:schema56.properties.diagnostics.items.properties.code.type},
message:"must be string,null"}],!1;var valid26=_errs101===errors}else var valid26=!0;if(valid26){if(data34.message!==void 0&&func0.call(data34,"message")){let _errs103=errors;
if(typeof data34.message!="string")return validate35.errors=[{instancePath:instancePath+"/diagnostics/"+i8+"/message",schemaPath:"#/properties/diagnostics/items\
/properties/message/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid26=_errs103===errors}else var valid26=!0;if(valid26){if(data34.
symbol!==void 0&&func0.call(data34,"symbol")){let data41=data34.symbol,_errs105=errors;if(typeof data41!="string"&&data41!==null)return validate35.errors=[{instancePath:instancePath+
"/diagnostics/"+i8+"/symbol",schemaPath:"#/properties/diagnostics/items/properties/symbol/type",keyword:"type",params:{type:schema56.properties.diagnostics.items.
properties.symbol.type},message:"must be string,null"}],!1;var valid26=_errs105===errors}else var valid26=!0;if(valid26){if(data34.server!==void 0&&func0.call(data34,
"server")){let data42=data34.server,_errs107=errors;if(errors===_errs107)if(typeof data42=="string"){if(func64(data42)<1)return validate35.errors=[{instancePath:instancePath+
"/diagnostics/"+i8+"/server",schemaPath:"#/properties/diagnostics/items/properties/server/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have\
 fewer than 1 characters"}],!1}else return validate35.errors=[{instancePath:instancePath+"/diagnostics/"+i8+"/server",schemaPath:"#/properties/diagnostics/items\
/properties/server/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid26=_errs107===errors}else var valid26=!0;if(valid26){if(data34.
evidence!==void 0&&func0.call(data34,"evidence")){let data43=data34.evidence,_errs109=errors;if(errors===errors)if(typeof data43=="string"){if(!pattern5.test(data43))
return validate35.errors=[{instancePath:instancePath+"/diagnostics/"+i8+"/evidence",schemaPath:"#/$defs/digest/pattern",keyword:"pattern",params:{pattern:"^sha2\
56:[0-9a-f]{64}$"},message:'must match pattern "^sha256:[0-9a-f]{64}$"'}],!1}else return validate35.errors=[{instancePath:instancePath+"/diagnostics/"+i8+"/evid\
ence",schemaPath:"#/$defs/digest/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid26=_errs109===errors}else var valid26=!0;if(valid26)
if(data34.also!==void 0&&func0.call(data34,"also")){let data44=data34.also,_errs112=errors;if(errors===_errs112)if(Array.isArray(data44)){if(data44.length<1)return validate35.
errors=[{instancePath:instancePath+"/diagnostics/"+i8+"/also",schemaPath:"#/properties/diagnostics/items/properties/also/minItems",keyword:"minItems",params:{limit:1},
message:"must NOT have fewer than 1 items"}],!1;{var valid30=!0;let len11=data44.length;for(let i9=0;i9<len11;i9++){let data45=data44[i9],_errs114=errors;if(errors===
_errs114)if(typeof data45=="string"){if(func64(data45)<1)return validate35.errors=[{instancePath:instancePath+"/diagnostics/"+i8+"/also/"+i9,schemaPath:"#/prope\
rties/diagnostics/items/properties/also/items/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"}],!1}else return validate35.
errors=[{instancePath:instancePath+"/diagnostics/"+i8+"/also/"+i9,schemaPath:"#/properties/diagnostics/items/properties/also/items/type",keyword:"type",params:{
type:"string"},message:"must be string"}],!1;var valid30=_errs114===errors;if(!valid30)break}}}else return validate35.errors=[{instancePath:instancePath+"/diagn\
ostics/"+i8+"/also",schemaPath:"#/properties/diagnostics/items/properties/also/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var valid26=_errs112===
errors}else var valid26=!0}}}}}}}}}}}else return validate35.errors=[{instancePath:instancePath+"/diagnostics/"+i8,schemaPath:"#/properties/diagnostics/items/typ\
e",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var valid25=_errs89===errors;if(!valid25)break}}}else return validate35.errors=[{instancePath:instancePath+
"/diagnostics",schemaPath:"#/properties/diagnostics/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var valid0=_errs87===errors}else var valid0=!0;
if(valid0){if(data.files!==void 0&&func0.call(data,"files")){let data46=data.files,_errs116=errors;if(errors===_errs116)if(data46&&typeof data46=="object"&&!Array.
isArray(data46)){let missing6;if((data46.asked===void 0||!func0.call(data46,"asked"))&&(missing6="asked")||(data46.final===void 0||!func0.call(data46,"final"))&&
(missing6="final")||(data46.unknown===void 0||!func0.call(data46,"unknown"))&&(missing6="unknown"))return validate35.errors=[{instancePath:instancePath+"/files",
schemaPath:"#/properties/files/required",keyword:"required",params:{missingProperty:missing6},message:"must have required property '"+missing6+"'"}],!1;{let _errs118=errors;
for(let key6 of Object.keys(data46))if(!(key6==="asked"||key6==="final"||key6==="unknown"))return validate35.errors=[{instancePath:instancePath+"/files",schemaPath:"\
#/properties/files/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key6},message:"must NOT have additional properties"}],!1;if(_errs118===
errors){if(data46.asked!==void 0&&func0.call(data46,"asked")){let data47=data46.asked,_errs119=errors,_errs120=errors;if(!(typeof data47=="number"&&!(data47%1)&&
!isNaN(data47)&&isFinite(data47)))return validate35.errors=[{instancePath:instancePath+"/files/asked",schemaPath:"#/$defs/count/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"}],!1;if(errors===_errs120&&typeof data47=="number"&&isFinite(data47)){if(data47>9007199254740991||isNaN(data47))return validate35.
errors=[{instancePath:instancePath+"/files/asked",schemaPath:"#/$defs/count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"\
must be <= 9007199254740991"}],!1;if(data47<0||isNaN(data47))return validate35.errors=[{instancePath:instancePath+"/files/asked",schemaPath:"#/$defs/count/minim\
um",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}var valid31=_errs119===errors}else var valid31=!0;if(valid31){if(data46.final!==
void 0&&func0.call(data46,"final")){let data48=data46.final,_errs122=errors,_errs123=errors;if(!(typeof data48=="number"&&!(data48%1)&&!isNaN(data48)&&isFinite(
data48)))return validate35.errors=[{instancePath:instancePath+"/files/final",schemaPath:"#/$defs/count/type",keyword:"type",params:{type:"integer"},message:"mus\
t be integer"}],!1;if(errors===_errs123&&typeof data48=="number"&&isFinite(data48)){if(data48>9007199254740991||isNaN(data48))return validate35.errors=[{instancePath:instancePath+
"/files/final",schemaPath:"#/$defs/count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"}],!1;if(data48<
0||isNaN(data48))return validate35.errors=[{instancePath:instancePath+"/files/final",schemaPath:"#/$defs/count/minimum",keyword:"minimum",params:{comparison:">=",
limit:0},message:"must be >= 0"}],!1}var valid31=_errs122===errors}else var valid31=!0;if(valid31)if(data46.unknown!==void 0&&func0.call(data46,"unknown")){let data49=data46.
unknown,_errs125=errors;if(errors===_errs125)if(Array.isArray(data49)){var valid34=!0;let len12=data49.length;for(let i10=0;i10<len12;i10++){let data50=data49[i10],
_errs127=errors;if(errors===_errs127)if(data50&&typeof data50=="object"&&!Array.isArray(data50)){let missing7;if((data50.path===void 0||!func0.call(data50,"path"))&&
(missing7="path")||(data50.reason===void 0||!func0.call(data50,"reason"))&&(missing7="reason"))return validate35.errors=[{instancePath:instancePath+"/files/unkn\
own/"+i10,schemaPath:"#/properties/files/properties/unknown/items/required",keyword:"required",params:{missingProperty:missing7},message:"must have required pro\
perty '"+missing7+"'"}],!1;{let _errs129=errors;for(let key7 of Object.keys(data50))if(!(key7==="path"||key7==="reason"))return validate35.errors=[{instancePath:instancePath+
"/files/unknown/"+i10,schemaPath:"#/properties/files/properties/unknown/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key7},
message:"must NOT have additional properties"}],!1;if(_errs129===errors){if(data50.path!==void 0&&func0.call(data50,"path")){let data51=data50.path,_errs130=errors,
_errs131=errors,_errs133=errors,_errs134=errors;if(typeof data51=="string"&&!pattern8.test(data51)){let err24={};vErrors===null?vErrors=[err24]:vErrors.push(err24),
errors++}var valid37=_errs134===errors;if(valid37)return validate35.errors=[{instancePath:instancePath+"/files/unknown/"+i10+"/path",schemaPath:"#/$defs/path/no\
t",keyword:"not",params:{},message:"must NOT be valid"}],!1;if(errors=_errs133,vErrors!==null&&(_errs133?vErrors.length=_errs133:vErrors=null),errors===_errs131)
if(typeof data51=="string"){if(func64(data51)<1)return validate35.errors=[{instancePath:instancePath+"/files/unknown/"+i10+"/path",schemaPath:"#/$defs/path/minL\
ength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"}],!1}else return validate35.errors=[{instancePath:instancePath+"/fil\
es/unknown/"+i10+"/path",schemaPath:"#/$defs/path/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid35=_errs130===errors}else var valid35=!0;
if(valid35)if(data50.reason!==void 0&&func0.call(data50,"reason")){let data52=data50.reason,_errs135=errors;if(errors===_errs135)if(typeof data52=="string"){if(func64(
data52)<1)return validate35.errors=[{instancePath:instancePath+"/files/unknown/"+i10+"/reason",schemaPath:"#/properties/files/properties/unknown/items/propertie\
s/reason/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"}],!1}else return validate35.errors=[{instancePath:instancePath+
"/files/unknown/"+i10+"/reason",schemaPath:"#/properties/files/properties/unknown/items/properties/reason/type",keyword:"type",params:{type:"string"},message:"m\
ust be string"}],!1;var valid35=_errs135===errors}else var valid35=!0}}}else return validate35.errors=[{instancePath:instancePath+"/files/unknown/"+i10,schemaPath:"\
#/properties/files/properties/unknown/items/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var valid34=_errs127===errors;if(!valid34)
break}}else return validate35.errors=[{instancePath:instancePath+"/files/unknown",schemaPath:"#/properties/files/properties/unknown/type",keyword:"type",params:{
type:"array"},message:"must be array"}],!1;var valid31=_errs125===errors}else var valid31=!0}}}}else return validate35.errors=[{instancePath:instancePath+"/file\
s",schemaPath:"#/properties/files/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var valid0=_errs116===errors}else var valid0=!0;if(valid0){
if(data.passed!==void 0&&func0.call(data,"passed")){let _errs137=errors;if(typeof data.passed!="boolean")return validate35.errors=[{instancePath:instancePath+"/\
passed",schemaPath:"#/properties/passed/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"}],!1;var valid0=_errs137===errors}else var valid0=!0;
if(valid0){if(data.location!==void 0&&func0.call(data,"location")){let data54=data.location,_errs139=errors;if(errors===_errs139)if(data54&&typeof data54=="obje\
ct"&&!Array.isArray(data54)){let missing8;if((data54.path===void 0||!func0.call(data54,"path"))&&(missing8="path")||(data54.range===void 0||!func0.call(data54,"\
range"))&&(missing8="range")||(data54.whole===void 0||!func0.call(data54,"whole"))&&(missing8="whole")||(data54.symbol===void 0||!func0.call(data54,"symbol"))&&
(missing8="symbol")||(data54.text===void 0||!func0.call(data54,"text"))&&(missing8="text")||(data54.verify===void 0||!func0.call(data54,"verify"))&&(missing8="v\
erify")||(data54.evidence===void 0||!func0.call(data54,"evidence"))&&(missing8="evidence"))return validate35.errors=[{instancePath:instancePath+"/location",schemaPath:"\
#/properties/location/required",keyword:"required",params:{missingProperty:missing8},message:"must have required property '"+missing8+"'"}],!1;{let _errs141=errors;
for(let key8 of Object.keys(data54))if(!func0.call(schema56.properties.location.properties,key8))return validate35.errors=[{instancePath:instancePath+"/location",
schemaPath:"#/properties/location/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key8},message:"must NOT have additional proper\
ties"}],!1;if(_errs141===errors){if(data54.path!==void 0&&func0.call(data54,"path")){let data55=data54.path,_errs142=errors,_errs143=errors,_errs145=errors,_errs146=errors;
if(typeof data55=="string"&&!pattern8.test(data55)){let err25={};vErrors===null?vErrors=[err25]:vErrors.push(err25),errors++}var valid40=_errs146===errors;if(valid40)
return validate35.errors=[{instancePath:instancePath+"/location/path",schemaPath:"#/$defs/path/not",keyword:"not",params:{},message:"must NOT be valid"}],!1;if(errors=
_errs145,vErrors!==null&&(_errs145?vErrors.length=_errs145:vErrors=null),errors===_errs143)if(typeof data55=="string"){if(func64(data55)<1)return validate35.errors=
[{instancePath:instancePath+"/location/path",schemaPath:"#/$defs/path/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 charac\
ters"}],!1}else return validate35.errors=[{instancePath:instancePath+"/location/path",schemaPath:"#/$defs/path/type",keyword:"type",params:{type:"string"},message:"\
must be string"}],!1;var valid38=_errs142===errors}else var valid38=!0;if(valid38){if(data54.range!==void 0&&func0.call(data54,"range")){let _errs147=errors;validate27(
data54.range,{instancePath:instancePath+"/location/range",parentData:data54,parentDataProperty:"range",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate27.
errors:vErrors.concat(validate27.errors),errors=vErrors.length);var valid38=_errs147===errors}else var valid38=!0;if(valid38){if(data54.whole!==void 0&&func0.call(
data54,"whole")){let _errs148=errors;validate27(data54.whole,{instancePath:instancePath+"/location/whole",parentData:data54,parentDataProperty:"whole",rootData,
dynamicAnchors})||(vErrors=vErrors===null?validate27.errors:vErrors.concat(validate27.errors),errors=vErrors.length);var valid38=_errs148===errors}else var valid38=!0;
if(valid38){if(data54.symbol!==void 0&&func0.call(data54,"symbol")){let data58=data54.symbol,_errs149=errors;if(typeof data58!="string"&&data58!==null)return validate35.
errors=[{instancePath:instancePath+"/location/symbol",schemaPath:"#/properties/location/properties/symbol/type",keyword:"type",params:{type:schema56.properties.
location.properties.symbol.type},message:"must be string,null"}],!1;var valid38=_errs149===errors}else var valid38=!0;if(valid38){if(data54.text!==void 0&&func0.
call(data54,"text")){let _errs151=errors;if(typeof data54.text!="string")return validate35.errors=[{instancePath:instancePath+"/location/text",schemaPath:"#/pro\
perties/location/properties/text/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid38=_errs151===errors}else var valid38=!0;if(valid38){
if(data54.selector!==void 0&&func0.call(data54,"selector")){let data60=data54.selector,_errs153=errors;if(errors===_errs153)if(typeof data60=="string"){if(func64(
data60)<1)return validate35.errors=[{instancePath:instancePath+"/location/selector",schemaPath:"#/properties/location/properties/selector/minLength",keyword:"mi\
nLength",params:{limit:1},message:"must NOT have fewer than 1 characters"}],!1}else return validate35.errors=[{instancePath:instancePath+"/location/selector",schemaPath:"\
#/properties/location/properties/selector/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid38=_errs153===errors}else var valid38=!0;
if(valid38){if(data54.id!==void 0&&func0.call(data54,"id")){let data61=data54.id,_errs155=errors;if(errors===_errs155)if(typeof data61=="string"){if(!pattern18.
test(data61))return validate35.errors=[{instancePath:instancePath+"/location/id",schemaPath:"#/properties/location/properties/id/pattern",keyword:"pattern",params:{
pattern:"^id:"},message:'must match pattern "^id:"'}],!1}else return validate35.errors=[{instancePath:instancePath+"/location/id",schemaPath:"#/properties/locat\
ion/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid38=_errs155===errors}else var valid38=!0;if(valid38){if(data54.
verify!==void 0&&func0.call(data54,"verify")){let data62=data54.verify,_errs157=errors;if(errors===errors)if(typeof data62=="string"){if(!pattern5.test(data62))
return validate35.errors=[{instancePath:instancePath+"/location/verify",schemaPath:"#/$defs/digest/pattern",keyword:"pattern",params:{pattern:"^sha256:[0-9a-f]{\
64}$"},message:'must match pattern "^sha256:[0-9a-f]{64}$"'}],!1}else return validate35.errors=[{instancePath:instancePath+"/location/verify",schemaPath:"#/$def\
s/digest/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid38=_errs157===errors}else var valid38=!0;if(valid38){if(data54.evidence!==
void 0&&func0.call(data54,"evidence")){let data63=data54.evidence,_errs160=errors;if(errors===errors)if(typeof data63=="string"){if(!pattern5.test(data63))return validate35.
errors=[{instancePath:instancePath+"/location/evidence",schemaPath:"#/$defs/digest/pattern",keyword:"pattern",params:{pattern:"^sha256:[0-9a-f]{64}$"},message:'\
must match pattern "^sha256:[0-9a-f]{64}$"'}],!1}else return validate35.errors=[{instancePath:instancePath+"/location/evidence",schemaPath:"#/$defs/digest/type",
keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid38=_errs160===errors}else var valid38=!0;if(valid38){if(data54.score!==void 0&&func0.
call(data54,"score")){let data64=data54.score,_errs163=errors;if(errors===_errs163)if(typeof data64=="number"&&isFinite(data64)){if(data64>1||isNaN(data64))return validate35.
errors=[{instancePath:instancePath+"/location/score",schemaPath:"#/properties/location/properties/score/maximum",keyword:"maximum",params:{comparison:"<=",limit:1},
message:"must be <= 1"}],!1;if(data64<0||isNaN(data64))return validate35.errors=[{instancePath:instancePath+"/location/score",schemaPath:"#/properties/location/\
properties/score/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}else return validate35.errors=[{instancePath:instancePath+
"/location/score",schemaPath:"#/properties/location/properties/score/type",keyword:"type",params:{type:"number"},message:"must be number"}],!1;var valid38=_errs163===
errors}else var valid38=!0;if(valid38){if(data54.by!==void 0&&func0.call(data54,"by")){let data65=data54.by,_errs165=errors;if(!(data65==="position"||data65==="\
structure"||data65==="text"))return validate35.errors=[{instancePath:instancePath+"/location/by",schemaPath:"#/properties/location/properties/by/enum",keyword:"\
enum",params:{allowedValues:schema56.properties.location.properties.by.enum},message:"must be equal to one of the allowed values"}],!1;var valid38=_errs165===errors}else
var valid38=!0;if(valid38){if(data54.hash!==void 0&&func0.call(data54,"hash")){let data66=data54.hash,_errs166=errors;if(errors===_errs166)if(typeof data66=="st\
ring"){if(!pattern30.test(data66))return validate35.errors=[{instancePath:instancePath+"/location/hash",schemaPath:"#/properties/location/properties/hash/patter\
n",keyword:"pattern",params:{pattern:"^sha256:[0-9a-f]{16}$"},message:'must match pattern "^sha256:[0-9a-f]{16}$"'}],!1}else return validate35.errors=[{instancePath:instancePath+
"/location/hash",schemaPath:"#/properties/location/properties/hash/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid38=_errs166===
errors}else var valid38=!0;if(valid38)if(data54.isSameAround!==void 0&&func0.call(data54,"isSameAround")){let _errs168=errors;if(typeof data54.isSameAround!="bo\
olean")return validate35.errors=[{instancePath:instancePath+"/location/isSameAround",schemaPath:"#/properties/location/properties/isSameAround/type",keyword:"ty\
pe",params:{type:"boolean"},message:"must be boolean"}],!1;var valid38=_errs168===errors}else var valid38=!0}}}}}}}}}}}}}}else return validate35.errors=[{instancePath:instancePath+
"/location",schemaPath:"#/properties/location/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var valid0=_errs139===errors}else var valid0=!0;
if(valid0){if(data.servers!==void 0&&func0.call(data,"servers")){let data68=data.servers,_errs170=errors;if(errors===_errs170)if(Array.isArray(data68)){var valid43=!0;
let len13=data68.length;for(let i11=0;i11<len13;i11++){let data69=data68[i11],_errs172=errors;if(errors===_errs172)if(data69&&typeof data69=="object"&&!Array.isArray(
data69)){let missing9;if((data69.id===void 0||!func0.call(data69,"id"))&&(missing9="id")||(data69.version===void 0||!func0.call(data69,"version"))&&(missing9="v\
ersion")||(data69.root===void 0||!func0.call(data69,"root"))&&(missing9="root")||(data69.state===void 0||!func0.call(data69,"state"))&&(missing9="state")||(data69.
installed===void 0||!func0.call(data69,"installed"))&&(missing9="installed")||(data69.isStarting===void 0||!func0.call(data69,"isStarting"))&&(missing9="isStart\
ing")||(data69.failed===void 0||!func0.call(data69,"failed"))&&(missing9="failed")||(data69.restarts===void 0||!func0.call(data69,"restarts"))&&(missing9="resta\
rts"))return validate35.errors=[{instancePath:instancePath+"/servers/"+i11,schemaPath:"#/properties/servers/items/required",keyword:"required",params:{missingProperty:missing9},
message:"must have required property '"+missing9+"'"}],!1;{let _errs174=errors;for(let key9 of Object.keys(data69))if(!(key9==="id"||key9==="version"||key9==="r\
oot"||key9==="state"||key9==="installed"||key9==="isStarting"||key9==="failed"||key9==="restarts"))return validate35.errors=[{instancePath:instancePath+"/server\
s/"+i11,schemaPath:"#/properties/servers/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key9},message:"must NOT have addi\
tional properties"}],!1;if(_errs174===errors){if(data69.id!==void 0&&func0.call(data69,"id")){let data70=data69.id,_errs175=errors;if(errors===_errs175)if(typeof data70==
"string"){if(func64(data70)<1)return validate35.errors=[{instancePath:instancePath+"/servers/"+i11+"/id",schemaPath:"#/properties/servers/items/properties/id/mi\
nLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"}],!1}else return validate35.errors=[{instancePath:instancePath+"/s\
ervers/"+i11+"/id",schemaPath:"#/properties/servers/items/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid44=_errs175===
errors}else var valid44=!0;if(valid44){if(data69.version!==void 0&&func0.call(data69,"version")){let data71=data69.version,_errs177=errors;if(errors===_errs177)
if(typeof data71=="string"){if(func64(data71)<1)return validate35.errors=[{instancePath:instancePath+"/servers/"+i11+"/version",schemaPath:"#/properties/servers\
/items/properties/version/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"}],!1}else return validate35.errors=[{instancePath:instancePath+
"/servers/"+i11+"/version",schemaPath:"#/properties/servers/items/properties/version/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid44=_errs177===
errors}else var valid44=!0;if(valid44){if(data69.root!==void 0&&func0.call(data69,"root")){let data72=data69.root,_errs179=errors,_errs180=errors,valid45=!1,passing4=null,
_errs181=errors;if(data72!==null){let err26={instancePath:instancePath+"/servers/"+i11+"/root",schemaPath:"#/properties/servers/items/properties/root/oneOf/0/ty\
pe",keyword:"type",params:{type:"null"},message:"must be null"};vErrors===null?vErrors=[err26]:vErrors.push(err26),errors++}var _valid4=_errs181===errors;_valid4&&
(valid45=!0,passing4=0);let _errs183=errors;if(data72!=="."){let err27={instancePath:instancePath+"/servers/"+i11+"/root",schemaPath:"#/properties/servers/items\
/properties/root/oneOf/1/const",keyword:"const",params:{allowedValue:"."},message:"must be equal to constant"};vErrors===null?vErrors=[err27]:vErrors.push(err27),
errors++}var _valid4=_errs183===errors;if(_valid4&&valid45)valid45=!1,passing4=[passing4,1];else{_valid4&&(valid45=!0,passing4=1);let _errs184=errors,_errs185=errors,
_errs187=errors,_errs188=errors;if(typeof data72=="string"&&!pattern8.test(data72)){let err28={};vErrors===null?vErrors=[err28]:vErrors.push(err28),errors++}var valid47=_errs188===
errors;if(valid47){let err29={instancePath:instancePath+"/servers/"+i11+"/root",schemaPath:"#/$defs/path/not",keyword:"not",params:{},message:"must NOT be valid"};
vErrors===null?vErrors=[err29]:vErrors.push(err29),errors++}else errors=_errs187,vErrors!==null&&(_errs187?vErrors.length=_errs187:vErrors=null);if(errors===_errs185)
if(typeof data72=="string"){if(func64(data72)<1){let err30={instancePath:instancePath+"/servers/"+i11+"/root",schemaPath:"#/$defs/path/minLength",keyword:"minLe\
ngth",params:{limit:1},message:"must NOT have fewer than 1 characters"};vErrors===null?vErrors=[err30]:vErrors.push(err30),errors++}}else{let err31={instancePath:instancePath+
"/servers/"+i11+"/root",schemaPath:"#/$defs/path/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err31]:vErrors.push(
err31),errors++}var _valid4=_errs184===errors;_valid4&&valid45?(valid45=!1,passing4=[passing4,2]):_valid4&&(valid45=!0,passing4=2)}if(valid45)errors=_errs180,vErrors!==
null&&(_errs180?vErrors.length=_errs180:vErrors=null);else{let err32={instancePath:instancePath+"/servers/"+i11+"/root",schemaPath:"#/properties/servers/items/p\
roperties/root/oneOf",keyword:"oneOf",params:{passingSchemas:passing4},message:"must match exactly one schema in oneOf"};return vErrors===null?vErrors=[err32]:vErrors.
push(err32),errors++,validate35.errors=vErrors,!1}var valid44=_errs179===errors}else var valid44=!0;if(valid44){if(data69.state!==void 0&&func0.call(data69,"sta\
te")){let data73=data69.state,_errs189=errors;if(!(data73==="configured"||data73==="resolvable"||data73==="runnable"||data73==="ready"))return validate35.errors=
[{instancePath:instancePath+"/servers/"+i11+"/state",schemaPath:"#/properties/servers/items/properties/state/enum",keyword:"enum",params:{allowedValues:schema56.
properties.servers.items.properties.state.enum},message:"must be equal to one of the allowed values"}],!1;var valid44=_errs189===errors}else var valid44=!0;if(valid44){
if(data69.installed!==void 0&&func0.call(data69,"installed")){let _errs190=errors;if(typeof data69.installed!="boolean")return validate35.errors=[{instancePath:instancePath+
"/servers/"+i11+"/installed",schemaPath:"#/properties/servers/items/properties/installed/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"}],
!1;var valid44=_errs190===errors}else var valid44=!0;if(valid44){if(data69.isStarting!==void 0&&func0.call(data69,"isStarting")){let _errs192=errors;if(typeof data69.
isStarting!="boolean")return validate35.errors=[{instancePath:instancePath+"/servers/"+i11+"/isStarting",schemaPath:"#/properties/servers/items/properties/isSta\
rting/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"}],!1;var valid44=_errs192===errors}else var valid44=!0;if(valid44){if(data69.failed!==
void 0&&func0.call(data69,"failed")){let data76=data69.failed,_errs194=errors;if(typeof data76!="string"&&data76!==null)return validate35.errors=[{instancePath:instancePath+
"/servers/"+i11+"/failed",schemaPath:"#/properties/servers/items/properties/failed/type",keyword:"type",params:{type:schema56.properties.servers.items.properties.
failed.type},message:"must be string,null"}],!1;var valid44=_errs194===errors}else var valid44=!0;if(valid44)if(data69.restarts!==void 0&&func0.call(data69,"res\
tarts")){let data77=data69.restarts,_errs196=errors,_errs197=errors;if(!(typeof data77=="number"&&!(data77%1)&&!isNaN(data77)&&isFinite(data77)))return validate35.
errors=[{instancePath:instancePath+"/servers/"+i11+"/restarts",schemaPath:"#/$defs/count/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],
!1;if(errors===_errs197&&typeof data77=="number"&&isFinite(data77)){if(data77>9007199254740991||isNaN(data77))return validate35.errors=[{instancePath:instancePath+
"/servers/"+i11+"/restarts",schemaPath:"#/$defs/count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 90071992547\
40991"}],!1;if(data77<0||isNaN(data77))return validate35.errors=[{instancePath:instancePath+"/servers/"+i11+"/restarts",schemaPath:"#/$defs/count/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}var valid44=_errs196===errors}else var valid44=!0}}}}}}}}}else return validate35.errors=[{
instancePath:instancePath+"/servers/"+i11,schemaPath:"#/properties/servers/items/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var valid43=_errs172===
errors;if(!valid43)break}}else return validate35.errors=[{instancePath:instancePath+"/servers",schemaPath:"#/properties/servers/type",keyword:"type",params:{type:"\
array"},message:"must be array"}],!1;var valid0=_errs170===errors}else var valid0=!0;if(valid0){if(data.pieces!==void 0&&func0.call(data,"pieces")){let data78=data.
pieces,_errs199=errors;if(errors===_errs199)if(Array.isArray(data78)){var valid49=!0;let len14=data78.length;for(let i12=0;i12<len14;i12++){let data79=data78[i12],
_errs201=errors;if(errors===_errs201)if(data79&&typeof data79=="object"&&!Array.isArray(data79)){let missing10;if((data79.kind===void 0||!func0.call(data79,"kin\
d"))&&(missing10="kind")||(data79.path===void 0||!func0.call(data79,"path"))&&(missing10="path")||(data79.nth===void 0||!func0.call(data79,"nth"))&&(missing10="\
nth")||(data79.range===void 0||!func0.call(data79,"range"))&&(missing10="range")||(data79.text===void 0||!func0.call(data79,"text"))&&(missing10="text")||(data79.
tokens===void 0||!func0.call(data79,"tokens"))&&(missing10="tokens")||(data79.evidence===void 0||!func0.call(data79,"evidence"))&&(missing10="evidence"))return validate35.
errors=[{instancePath:instancePath+"/pieces/"+i12,schemaPath:"#/properties/pieces/items/required",keyword:"required",params:{missingProperty:missing10},message:"\
must have required property '"+missing10+"'"}],!1;{let _errs203=errors;for(let key10 of Object.keys(data79))if(!(key10==="kind"||key10==="path"||key10==="nth"||
key10==="range"||key10==="text"||key10==="tokens"||key10==="evidence"))return validate35.errors=[{instancePath:instancePath+"/pieces/"+i12,schemaPath:"#/propert\
ies/pieces/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key10},message:"must NOT have additional properties"}],!1;if(_errs203===
errors){if(data79.kind!==void 0&&func0.call(data79,"kind")){let data80=data79.kind,_errs204=errors;if(!(data80==="signature"||data80==="definition"||data80==="o\
utline"||data80==="diagnostic"||data80==="hint"))return validate35.errors=[{instancePath:instancePath+"/pieces/"+i12+"/kind",schemaPath:"#/properties/pieces/ite\
ms/properties/kind/enum",keyword:"enum",params:{allowedValues:schema56.properties.pieces.items.properties.kind.enum},message:"must be equal to one of the allowe\
d values"}],!1;var valid50=_errs204===errors}else var valid50=!0;if(valid50){if(data79.path!==void 0&&func0.call(data79,"path")){let data81=data79.path,_errs205=errors,
_errs206=errors,_errs208=errors,_errs209=errors;if(typeof data81=="string"&&!pattern8.test(data81)){let err33={};vErrors===null?vErrors=[err33]:vErrors.push(err33),
errors++}var valid52=_errs209===errors;if(valid52)return validate35.errors=[{instancePath:instancePath+"/pieces/"+i12+"/path",schemaPath:"#/$defs/path/not",keyword:"\
not",params:{},message:"must NOT be valid"}],!1;if(errors=_errs208,vErrors!==null&&(_errs208?vErrors.length=_errs208:vErrors=null),errors===_errs206)if(typeof data81==
"string"){if(func64(data81)<1)return validate35.errors=[{instancePath:instancePath+"/pieces/"+i12+"/path",schemaPath:"#/$defs/path/minLength",keyword:"minLength",
params:{limit:1},message:"must NOT have fewer than 1 characters"}],!1}else return validate35.errors=[{instancePath:instancePath+"/pieces/"+i12+"/path",schemaPath:"\
#/$defs/path/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid50=_errs205===errors}else var valid50=!0;if(valid50){if(data79.nth!==
void 0&&func0.call(data79,"nth")){let data82=data79.nth,_errs210=errors,_errs211=errors;if(!(typeof data82=="number"&&!(data82%1)&&!isNaN(data82)&&isFinite(data82)))
return validate35.errors=[{instancePath:instancePath+"/pieces/"+i12+"/nth",schemaPath:"#/$defs/count/type",keyword:"type",params:{type:"integer"},message:"must \
be integer"}],!1;if(errors===_errs211&&typeof data82=="number"&&isFinite(data82)){if(data82>9007199254740991||isNaN(data82))return validate35.errors=[{instancePath:instancePath+
"/pieces/"+i12+"/nth",schemaPath:"#/$defs/count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"}],
!1;if(data82<0||isNaN(data82))return validate35.errors=[{instancePath:instancePath+"/pieces/"+i12+"/nth",schemaPath:"#/$defs/count/minimum",keyword:"minimum",params:{
comparison:">=",limit:0},message:"must be >= 0"}],!1}var valid50=_errs210===errors}else var valid50=!0;if(valid50){if(data79.range!==void 0&&func0.call(data79,"\
range")){let _errs213=errors;validate27(data79.range,{instancePath:instancePath+"/pieces/"+i12+"/range",parentData:data79,parentDataProperty:"range",rootData,dynamicAnchors})||
(vErrors=vErrors===null?validate27.errors:vErrors.concat(validate27.errors),errors=vErrors.length);var valid50=_errs213===errors}else var valid50=!0;if(valid50){
if(data79.text!==void 0&&func0.call(data79,"text")){let data84=data79.text,_errs214=errors;if(errors===_errs214)if(typeof data84=="string"){if(func64(data84)<1)
return validate35.errors=[{instancePath:instancePath+"/pieces/"+i12+"/text",schemaPath:"#/properties/pieces/items/properties/text/minLength",keyword:"minLength",
params:{limit:1},message:"must NOT have fewer than 1 characters"}],!1}else return validate35.errors=[{instancePath:instancePath+"/pieces/"+i12+"/text",schemaPath:"\
#/properties/pieces/items/properties/text/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid50=_errs214===errors}else var valid50=!0;
if(valid50){if(data79.tokens!==void 0&&func0.call(data79,"tokens")){let data85=data79.tokens,_errs216=errors,_errs217=errors;if(!(typeof data85=="number"&&!(data85%
1)&&!isNaN(data85)&&isFinite(data85)))return validate35.errors=[{instancePath:instancePath+"/pieces/"+i12+"/tokens",schemaPath:"#/$defs/count/type",keyword:"typ\
e",params:{type:"integer"},message:"must be integer"}],!1;if(errors===_errs217&&typeof data85=="number"&&isFinite(data85)){if(data85>9007199254740991||isNaN(data85))
return validate35.errors=[{instancePath:instancePath+"/pieces/"+i12+"/tokens",schemaPath:"#/$defs/count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},
message:"must be <= 9007199254740991"}],!1;if(data85<0||isNaN(data85))return validate35.errors=[{instancePath:instancePath+"/pieces/"+i12+"/tokens",schemaPath:"\
#/$defs/count/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}var valid50=_errs216===errors}else var valid50=!0;if(valid50)
if(data79.evidence!==void 0&&func0.call(data79,"evidence")){let data86=data79.evidence,_errs219=errors;if(errors===errors)if(typeof data86=="string"){if(!pattern5.
test(data86))return validate35.errors=[{instancePath:instancePath+"/pieces/"+i12+"/evidence",schemaPath:"#/$defs/digest/pattern",keyword:"pattern",params:{pattern:"\
^sha256:[0-9a-f]{64}$"},message:'must match pattern "^sha256:[0-9a-f]{64}$"'}],!1}else return validate35.errors=[{instancePath:instancePath+"/pieces/"+i12+"/evi\
dence",schemaPath:"#/$defs/digest/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid50=_errs219===errors}else var valid50=!0}}}}}}}}else
return validate35.errors=[{instancePath:instancePath+"/pieces/"+i12,schemaPath:"#/properties/pieces/items/type",keyword:"type",params:{type:"object"},message:"m\
ust be object"}],!1;var valid49=_errs201===errors;if(!valid49)break}}else return validate35.errors=[{instancePath:instancePath+"/pieces",schemaPath:"#/propertie\
s/pieces/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var valid0=_errs199===errors}else var valid0=!0;if(valid0){if(data.budget!==void 0&&
func0.call(data,"budget")){let data87=data.budget,_errs222=errors;if(errors===_errs222)if(data87&&typeof data87=="object"&&!Array.isArray(data87)){let missing11;
if((data87.tokens===void 0||!func0.call(data87,"tokens"))&&(missing11="tokens")||(data87.used===void 0||!func0.call(data87,"used"))&&(missing11="used")||(data87.
bytesPerToken===void 0||!func0.call(data87,"bytesPerToken"))&&(missing11="bytesPerToken")||(data87.next===void 0||!func0.call(data87,"next"))&&(missing11="next"))
return validate35.errors=[{instancePath:instancePath+"/budget",schemaPath:"#/properties/budget/required",keyword:"required",params:{missingProperty:missing11},message:"\
must have required property '"+missing11+"'"}],!1;{let _errs224=errors;for(let key11 of Object.keys(data87))if(!(key11==="tokens"||key11==="used"||key11==="byte\
sPerToken"||key11==="next"))return validate35.errors=[{instancePath:instancePath+"/budget",schemaPath:"#/properties/budget/additionalProperties",keyword:"additi\
onalProperties",params:{additionalProperty:key11},message:"must NOT have additional properties"}],!1;if(_errs224===errors){if(data87.tokens!==void 0&&func0.call(
data87,"tokens")){let data88=data87.tokens,_errs225=errors,_errs226=errors;if(!(typeof data88=="number"&&!(data88%1)&&!isNaN(data88)&&isFinite(data88)))return validate35.
errors=[{instancePath:instancePath+"/budget/tokens",schemaPath:"#/$defs/count/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===
_errs226&&typeof data88=="number"&&isFinite(data88)){if(data88>9007199254740991||isNaN(data88))return validate35.errors=[{instancePath:instancePath+"/budget/tok\
ens",schemaPath:"#/$defs/count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"}],!1;if(data88<0||
isNaN(data88))return validate35.errors=[{instancePath:instancePath+"/budget/tokens",schemaPath:"#/$defs/count/minimum",keyword:"minimum",params:{comparison:">=",
limit:0},message:"must be >= 0"}],!1}var valid56=_errs225===errors}else var valid56=!0;if(valid56){if(data87.used!==void 0&&func0.call(data87,"used")){let data89=data87.
used,_errs228=errors,_errs229=errors;if(!(typeof data89=="number"&&!(data89%1)&&!isNaN(data89)&&isFinite(data89)))return validate35.errors=[{instancePath:instancePath+
"/budget/used",schemaPath:"#/$defs/count/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===_errs229&&typeof data89=="numbe\
r"&&isFinite(data89)){if(data89>9007199254740991||isNaN(data89))return validate35.errors=[{instancePath:instancePath+"/budget/used",schemaPath:"#/$defs/count/ma\
ximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"}],!1;if(data89<0||isNaN(data89))return validate35.
errors=[{instancePath:instancePath+"/budget/used",schemaPath:"#/$defs/count/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],
!1}var valid56=_errs228===errors}else var valid56=!0;if(valid56){if(data87.bytesPerToken!==void 0&&func0.call(data87,"bytesPerToken")){let _errs231=errors;if(data87.
bytesPerToken!==4)return validate35.errors=[{instancePath:instancePath+"/budget/bytesPerToken",schemaPath:"#/properties/budget/properties/bytesPerToken/const",keyword:"\
const",params:{allowedValue:4},message:"must be equal to constant"}],!1;var valid56=_errs231===errors}else var valid56=!0;if(valid56)if(data87.next!==void 0&&func0.
call(data87,"next")){let data91=data87.next,_errs232=errors,_errs233=errors,valid59=!1,passing5=null,_errs234=errors,_errs235=errors;if(!(typeof data91=="number"&&
!(data91%1)&&!isNaN(data91)&&isFinite(data91))){let err34={instancePath:instancePath+"/budget/next",schemaPath:"#/$defs/count/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"};vErrors===null?vErrors=[err34]:vErrors.push(err34),errors++}if(errors===_errs235&&typeof data91=="number"&&isFinite(data91)){
if(data91>9007199254740991||isNaN(data91)){let err35={instancePath:instancePath+"/budget/next",schemaPath:"#/$defs/count/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991},message:"must be <= 9007199254740991"};vErrors===null?vErrors=[err35]:vErrors.push(err35),errors++}else if(data91<0||isNaN(data91)){
let err36={instancePath:instancePath+"/budget/next",schemaPath:"#/$defs/count/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};
vErrors===null?vErrors=[err36]:vErrors.push(err36),errors++}}var _valid5=_errs234===errors;_valid5&&(valid59=!0,passing5=0);let _errs237=errors;if(data91!==null){
let err37={instancePath:instancePath+"/budget/next",schemaPath:"#/properties/budget/properties/next/oneOf/1/type",keyword:"type",params:{type:"null"},message:"m\
ust be null"};vErrors===null?vErrors=[err37]:vErrors.push(err37),errors++}var _valid5=_errs237===errors;if(_valid5&&valid59?(valid59=!1,passing5=[passing5,1]):_valid5&&
(valid59=!0,passing5=1),valid59)errors=_errs233,vErrors!==null&&(_errs233?vErrors.length=_errs233:vErrors=null);else{let err38={instancePath:instancePath+"/budg\
et/next",schemaPath:"#/properties/budget/properties/next/oneOf",keyword:"oneOf",params:{passingSchemas:passing5},message:"must match exactly one schema in oneOf"};
return vErrors===null?vErrors=[err38]:vErrors.push(err38),errors++,validate35.errors=vErrors,!1}var valid56=_errs232===errors}else var valid56=!0}}}}}else return validate35.
errors=[{instancePath:instancePath+"/budget",schemaPath:"#/properties/budget/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var valid0=_errs222===
errors}else var valid0=!0;if(valid0){if(data.response!==void 0&&func0.call(data,"response")){let data92=data.response,_errs239=errors;if(errors===_errs239)if(data92&&
typeof data92=="object"&&!Array.isArray(data92)){let missing12;if((data92.method===void 0||!func0.call(data92,"method"))&&(missing12="method")||(data92.result===
void 0||!func0.call(data92,"result"))&&(missing12="result")||(data92.evidence===void 0||!func0.call(data92,"evidence"))&&(missing12="evidence"))return validate35.
errors=[{instancePath:instancePath+"/response",schemaPath:"#/properties/response/required",keyword:"required",params:{missingProperty:missing12},message:"must h\
ave required property '"+missing12+"'"}],!1;{let _errs241=errors;for(let key12 of Object.keys(data92))if(!(key12==="method"||key12==="result"||key12==="evidence"))
return validate35.errors=[{instancePath:instancePath+"/response",schemaPath:"#/properties/response/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:key12},message:"must NOT have additional properties"}],!1;if(_errs241===errors){if(data92.method!==void 0&&func0.call(data92,"method")){let data93=data92.
method,_errs242=errors;if(errors===_errs242)if(typeof data93=="string"){if(func64(data93)<1)return validate35.errors=[{instancePath:instancePath+"/response/meth\
od",schemaPath:"#/properties/response/properties/method/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"}],!1}else
return validate35.errors=[{instancePath:instancePath+"/response/method",schemaPath:"#/properties/response/properties/method/type",keyword:"type",params:{type:"s\
tring"},message:"must be string"}],!1;var valid61=_errs242===errors}else var valid61=!0;if(valid61)if(data92.evidence!==void 0&&func0.call(data92,"evidence")){let data94=data92.
evidence,_errs244=errors;if(errors===errors)if(typeof data94=="string"){if(!pattern5.test(data94))return validate35.errors=[{instancePath:instancePath+"/respons\
e/evidence",schemaPath:"#/$defs/digest/pattern",keyword:"pattern",params:{pattern:"^sha256:[0-9a-f]{64}$"},message:'must match pattern "^sha256:[0-9a-f]{64}$"'}],
!1}else return validate35.errors=[{instancePath:instancePath+"/response/evidence",schemaPath:"#/$defs/digest/type",keyword:"type",params:{type:"string"},message:"\
must be string"}],!1;var valid61=_errs244===errors}else var valid61=!0}}}else return validate35.errors=[{instancePath:instancePath+"/response",schemaPath:"#/pro\
perties/response/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var valid0=_errs239===errors}else var valid0=!0;if(valid0){if(data.methods!==
void 0&&func0.call(data,"methods")){let data95=data.methods,_errs247=errors;if(errors===_errs247)if(Array.isArray(data95)){var valid63=!0;let len15=data95.length;
for(let i13=0;i13<len15;i13++){let _errs249=errors;if(typeof data95[i13]!="string")return validate35.errors=[{instancePath:instancePath+"/methods/"+i13,schemaPath:"\
#/properties/methods/items/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid63=_errs249===errors;if(!valid63)break}}else return validate35.
errors=[{instancePath:instancePath+"/methods",schemaPath:"#/properties/methods/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var valid0=_errs247===
errors}else var valid0=!0;if(valid0){if(data.questions!==void 0&&func0.call(data,"questions")){let data97=data.questions,_errs251=errors;if(errors===_errs251)if(Array.
isArray(data97)){var valid64=!0;let len16=data97.length;for(let i14=0;i14<len16;i14++){let _errs253=errors;if(typeof data97[i14]!="string")return validate35.errors=
[{instancePath:instancePath+"/questions/"+i14,schemaPath:"#/properties/questions/items/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;
var valid64=_errs253===errors;if(!valid64)break}}else return validate35.errors=[{instancePath:instancePath+"/questions",schemaPath:"#/properties/questions/type",
keyword:"type",params:{type:"array"},message:"must be array"}],!1;var valid0=_errs251===errors}else var valid0=!0;if(valid0){if(data.offered!==void 0&&func0.call(
data,"offered")){let data99=data.offered,_errs255=errors;if(errors===_errs255)if(Array.isArray(data99)){var valid65=!0;let len17=data99.length;for(let i15=0;i15<
len17;i15++){let data100=data99[i15],_errs257=errors;if(errors===_errs257)if(data100&&typeof data100=="object"&&!Array.isArray(data100)){let missing13;if((data100.
server===void 0||!func0.call(data100,"server"))&&(missing13="server")||(data100.version===void 0||!func0.call(data100,"version"))&&(missing13="version")||(data100.
root===void 0||!func0.call(data100,"root"))&&(missing13="root")||(data100.methods===void 0||!func0.call(data100,"methods"))&&(missing13="methods")||(data100.questions===
void 0||!func0.call(data100,"questions"))&&(missing13="questions"))return validate35.errors=[{instancePath:instancePath+"/offered/"+i15,schemaPath:"#/properties\
/offered/items/required",keyword:"required",params:{missingProperty:missing13},message:"must have required property '"+missing13+"'"}],!1;{let _errs259=errors;for(let key13 of Object.
keys(data100))if(!(key13==="server"||key13==="version"||key13==="root"||key13==="methods"||key13==="questions"))return validate35.errors=[{instancePath:instancePath+
"/offered/"+i15,schemaPath:"#/properties/offered/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key13},message:"must NOT \
have additional properties"}],!1;if(_errs259===errors){if(data100.server!==void 0&&func0.call(data100,"server")){let data101=data100.server,_errs260=errors;if(errors===
_errs260)if(typeof data101=="string"){if(func64(data101)<1)return validate35.errors=[{instancePath:instancePath+"/offered/"+i15+"/server",schemaPath:"#/properti\
es/offered/items/properties/server/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"}],!1}else return validate35.errors=
[{instancePath:instancePath+"/offered/"+i15+"/server",schemaPath:"#/properties/offered/items/properties/server/type",keyword:"type",params:{type:"string"},message:"\
must be string"}],!1;var valid66=_errs260===errors}else var valid66=!0;if(valid66){if(data100.version!==void 0&&func0.call(data100,"version")){let data102=data100.
version,_errs262=errors;if(errors===_errs262)if(typeof data102=="string"){if(func64(data102)<1)return validate35.errors=[{instancePath:instancePath+"/offered/"+
i15+"/version",schemaPath:"#/properties/offered/items/properties/version/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 cha\
racters"}],!1}else return validate35.errors=[{instancePath:instancePath+"/offered/"+i15+"/version",schemaPath:"#/properties/offered/items/properties/version/typ\
e",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid66=_errs262===errors}else var valid66=!0;if(valid66){if(data100.root!==void 0&&func0.
call(data100,"root")){let data103=data100.root,_errs264=errors;if(errors===_errs264)if(typeof data103=="string"){if(func64(data103)<1)return validate35.errors=[
{instancePath:instancePath+"/offered/"+i15+"/root",schemaPath:"#/properties/offered/items/properties/root/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"}],!1}else return validate35.errors=[{instancePath:instancePath+"/offered/"+i15+"/root",schemaPath:"#/properties/offered/i\
tems/properties/root/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid66=_errs264===errors}else var valid66=!0;if(valid66){if(data100.
methods!==void 0&&func0.call(data100,"methods")){let data104=data100.methods,_errs266=errors;if(errors===_errs266)if(Array.isArray(data104)){var valid67=!0;let len18=data104.
length;for(let i16=0;i16<len18;i16++){let _errs268=errors;if(typeof data104[i16]!="string")return validate35.errors=[{instancePath:instancePath+"/offered/"+i15+
"/methods/"+i16,schemaPath:"#/properties/offered/items/properties/methods/items/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid67=_errs268===
errors;if(!valid67)break}}else return validate35.errors=[{instancePath:instancePath+"/offered/"+i15+"/methods",schemaPath:"#/properties/offered/items/properties\
/methods/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var valid66=_errs266===errors}else var valid66=!0;if(valid66)if(data100.questions!==
void 0&&func0.call(data100,"questions")){let data106=data100.questions,_errs270=errors;if(errors===_errs270)if(Array.isArray(data106)){var valid68=!0;let len19=data106.
length;for(let i17=0;i17<len19;i17++){let _errs272=errors;if(typeof data106[i17]!="string")return validate35.errors=[{instancePath:instancePath+"/offered/"+i15+
"/questions/"+i17,schemaPath:"#/properties/offered/items/properties/questions/items/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid68=_errs272===
errors;if(!valid68)break}}else return validate35.errors=[{instancePath:instancePath+"/offered/"+i15+"/questions",schemaPath:"#/properties/offered/items/properti\
es/questions/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var valid66=_errs270===errors}else var valid66=!0}}}}}}else return validate35.
errors=[{instancePath:instancePath+"/offered/"+i15,schemaPath:"#/properties/offered/items/type",keyword:"type",params:{type:"object"},message:"must be object"}],
!1;var valid65=_errs257===errors;if(!valid65)break}}else return validate35.errors=[{instancePath:instancePath+"/offered",schemaPath:"#/properties/offered/type",
keyword:"type",params:{type:"array"},message:"must be array"}],!1;var valid0=_errs255===errors}else var valid0=!0;if(valid0){if(data.codes!==void 0&&func0.call(
data,"codes")){let data108=data.codes,_errs274=errors;if(errors===_errs274)if(Array.isArray(data108)){var valid69=!0;let len20=data108.length;for(let i18=0;i18<
len20;i18++){let data109=data108[i18],_errs276=errors;if(errors===_errs276)if(data109&&typeof data109=="object"&&!Array.isArray(data109)){let missing14;if((data109.
code===void 0||!func0.call(data109,"code"))&&(missing14="code")||(data109.exitCode===void 0||!func0.call(data109,"exitCode"))&&(missing14="exitCode")||(data109.
retryable===void 0||!func0.call(data109,"retryable"))&&(missing14="retryable")||(data109.hint===void 0||!func0.call(data109,"hint"))&&(missing14="hint"))return validate35.
errors=[{instancePath:instancePath+"/codes/"+i18,schemaPath:"#/properties/codes/items/required",keyword:"required",params:{missingProperty:missing14},message:"m\
ust have required property '"+missing14+"'"}],!1;{let _errs278=errors;for(let key14 of Object.keys(data109))if(!(key14==="code"||key14==="exitCode"||key14==="re\
tryable"||key14==="hint"))return validate35.errors=[{instancePath:instancePath+"/codes/"+i18,schemaPath:"#/properties/codes/items/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:key14},message:"must NOT have additional properties"}],!1;if(_errs278===errors){if(data109.code!==void 0&&func0.
call(data109,"code")){let _errs279=errors;if(typeof data109.code!="string")return validate35.errors=[{instancePath:instancePath+"/codes/"+i18+"/code",schemaPath:"\
#/properties/codes/items/properties/code/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid70=_errs279===errors}else var valid70=!0;
if(valid70){if(data109.exitCode!==void 0&&func0.call(data109,"exitCode")){let data111=data109.exitCode,_errs281=errors,_errs282=errors;if(!(typeof data111=="num\
ber"&&!(data111%1)&&!isNaN(data111)&&isFinite(data111)))return validate35.errors=[{instancePath:instancePath+"/codes/"+i18+"/exitCode",schemaPath:"#/$defs/exitC\
ode/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===_errs282&&typeof data111=="number"&&isFinite(data111)){if(data111>255||
isNaN(data111))return validate35.errors=[{instancePath:instancePath+"/codes/"+i18+"/exitCode",schemaPath:"#/$defs/exitCode/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:255},message:"must be <= 255"}],!1;if(data111<0||isNaN(data111))return validate35.errors=[{instancePath:instancePath+"/codes/"+i18+"/exitCode",schemaPath:"\
#/$defs/exitCode/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}var valid70=_errs281===errors}else var valid70=!0;if(valid70){
if(data109.retryable!==void 0&&func0.call(data109,"retryable")){let _errs284=errors;if(typeof data109.retryable!="boolean")return validate35.errors=[{instancePath:instancePath+
"/codes/"+i18+"/retryable",schemaPath:"#/properties/codes/items/properties/retryable/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"}],!1;
var valid70=_errs284===errors}else var valid70=!0;if(valid70)if(data109.hint!==void 0&&func0.call(data109,"hint")){let _errs286=errors;if(typeof data109.hint!="\
string")return validate35.errors=[{instancePath:instancePath+"/codes/"+i18+"/hint",schemaPath:"#/properties/codes/items/properties/hint/type",keyword:"type",params:{
type:"string"},message:"must be string"}],!1;var valid70=_errs286===errors}else var valid70=!0}}}}}else return validate35.errors=[{instancePath:instancePath+"/c\
odes/"+i18,schemaPath:"#/properties/codes/items/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var valid69=_errs276===errors;if(!valid69)
break}}else return validate35.errors=[{instancePath:instancePath+"/codes",schemaPath:"#/properties/codes/type",keyword:"type",params:{type:"array"},message:"mus\
t be array"}],!1;var valid0=_errs274===errors}else var valid0=!0;if(valid0){if(data.total!==void 0&&func0.call(data,"total")){let data114=data.total,_errs288=errors,
_errs289=errors;if(!(typeof data114=="number"&&!(data114%1)&&!isNaN(data114)&&isFinite(data114)))return validate35.errors=[{instancePath:instancePath+"/total",schemaPath:"\
#/$defs/count/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===_errs289&&typeof data114=="number"&&isFinite(data114)){if(data114>
9007199254740991||isNaN(data114))return validate35.errors=[{instancePath:instancePath+"/total",schemaPath:"#/$defs/count/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991},message:"must be <= 9007199254740991"}],!1;if(data114<0||isNaN(data114))return validate35.errors=[{instancePath:instancePath+"/total",
schemaPath:"#/$defs/count/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}var valid0=_errs288===errors}else var valid0=!0;
if(valid0){if(data.truncated!==void 0&&func0.call(data,"truncated")){let _errs291=errors;if(typeof data.truncated!="boolean")return validate35.errors=[{instancePath:instancePath+
"/truncated",schemaPath:"#/properties/truncated/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"}],!1;var valid0=_errs291===errors}else var valid0=!0;
if(valid0){if(data.renamed!==void 0&&func0.call(data,"renamed")){let data116=data.renamed,_errs293=errors,_errs294=errors,valid73=!1,passing6=null,_errs295=errors;
if(data116!==null){let err39={instancePath:instancePath+"/renamed",schemaPath:"#/properties/renamed/oneOf/0/type",keyword:"type",params:{type:"null"},message:"m\
ust be null"};vErrors===null?vErrors=[err39]:vErrors.push(err39),errors++}var _valid6=_errs295===errors;_valid6&&(valid73=!0,passing6=0);let _errs297=errors;if(errors===
_errs297)if(data116&&typeof data116=="object"&&!Array.isArray(data116)){let missing15;if((data116.range===void 0||!func0.call(data116,"range"))&&(missing15="ran\
ge")||(data116.placeholder===void 0||!func0.call(data116,"placeholder"))&&(missing15="placeholder")||(data116.evidence===void 0||!func0.call(data116,"evidence"))&&
(missing15="evidence")){let err40={instancePath:instancePath+"/renamed",schemaPath:"#/properties/renamed/oneOf/1/required",keyword:"required",params:{missingProperty:missing15},
message:"must have required property '"+missing15+"'"};vErrors===null?vErrors=[err40]:vErrors.push(err40),errors++}else{let _errs299=errors;for(let key15 of Object.
keys(data116))if(!(key15==="range"||key15==="placeholder"||key15==="evidence")){let err41={instancePath:instancePath+"/renamed",schemaPath:"#/properties/renamed\
/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key15},message:"must NOT have additional properties"};vErrors===null?vErrors=
[err41]:vErrors.push(err41),errors++;break}if(_errs299===errors){if(data116.range!==void 0&&func0.call(data116,"range")){let _errs300=errors;validate27(data116.
range,{instancePath:instancePath+"/renamed/range",parentData:data116,parentDataProperty:"range",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate27.errors:
vErrors.concat(validate27.errors),errors=vErrors.length);var valid74=_errs300===errors}else var valid74=!0;if(valid74){if(data116.placeholder!==void 0&&func0.call(
data116,"placeholder")){let _errs301=errors;if(typeof data116.placeholder!="string"){let err42={instancePath:instancePath+"/renamed/placeholder",schemaPath:"#/p\
roperties/renamed/oneOf/1/properties/placeholder/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err42]:vErrors.push(
err42),errors++}var valid74=_errs301===errors}else var valid74=!0;if(valid74)if(data116.evidence!==void 0&&func0.call(data116,"evidence")){let data119=data116.evidence,
_errs303=errors;if(errors===errors)if(typeof data119=="string"){if(!pattern5.test(data119)){let err43={instancePath:instancePath+"/renamed/evidence",schemaPath:"\
#/$defs/digest/pattern",keyword:"pattern",params:{pattern:"^sha256:[0-9a-f]{64}$"},message:'must match pattern "^sha256:[0-9a-f]{64}$"'};vErrors===null?vErrors=
[err43]:vErrors.push(err43),errors++}}else{let err44={instancePath:instancePath+"/renamed/evidence",schemaPath:"#/$defs/digest/type",keyword:"type",params:{type:"\
string"},message:"must be string"};vErrors===null?vErrors=[err44]:vErrors.push(err44),errors++}var valid74=_errs303===errors}else var valid74=!0}}}}else{let err45={
instancePath:instancePath+"/renamed",schemaPath:"#/properties/renamed/oneOf/1/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?
vErrors=[err45]:vErrors.push(err45),errors++}var _valid6=_errs297===errors;if(_valid6&&valid73?(valid73=!1,passing6=[passing6,1]):_valid6&&(valid73=!0,passing6=
1),valid73)errors=_errs294,vErrors!==null&&(_errs294?vErrors.length=_errs294:vErrors=null);else{let err46={instancePath:instancePath+"/renamed",schemaPath:"#/pr\
operties/renamed/oneOf",keyword:"oneOf",params:{passingSchemas:passing6},message:"must match exactly one schema in oneOf"};return vErrors===null?vErrors=[err46]:
vErrors.push(err46),errors++,validate35.errors=vErrors,!1}var valid0=_errs293===errors}else var valid0=!0;if(valid0){if(data.actions!==void 0&&func0.call(data,"\
actions")){let data120=data.actions,_errs306=errors;if(errors===_errs306)if(Array.isArray(data120)){if(data120.length>1e5)return validate35.errors=[{instancePath:instancePath+
"/actions",schemaPath:"#/properties/actions/maxItems",keyword:"maxItems",params:{limit:1e5},message:"must NOT have more than 100000 items"}],!1;{var valid76=!0;
let len21=data120.length;for(let i19=0;i19<len21;i19++){let data121=data120[i19],_errs308=errors;if(errors===_errs308)if(data121&&typeof data121=="object"&&!Array.
isArray(data121)){let missing16;if((data121.title===void 0||!func0.call(data121,"title"))&&(missing16="title")||(data121.kind===void 0||!func0.call(data121,"kin\
d"))&&(missing16="kind")||(data121.server===void 0||!func0.call(data121,"server"))&&(missing16="server")||(data121.isPreferred===void 0||!func0.call(data121,"is\
Preferred"))&&(missing16="isPreferred")||(data121.skipped===void 0||!func0.call(data121,"skipped"))&&(missing16="skipped")||(data121.evidence===void 0||!func0.call(
data121,"evidence"))&&(missing16="evidence"))return validate35.errors=[{instancePath:instancePath+"/actions/"+i19,schemaPath:"#/properties/actions/items/require\
d",keyword:"required",params:{missingProperty:missing16},message:"must have required property '"+missing16+"'"}],!1;{let _errs310=errors;for(let key16 of Object.
keys(data121))if(!(key16==="title"||key16==="kind"||key16==="server"||key16==="isPreferred"||key16==="skipped"||key16==="evidence"))return validate35.errors=[{instancePath:instancePath+
"/actions/"+i19,schemaPath:"#/properties/actions/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key16},message:"must NOT \
have additional properties"}],!1;if(_errs310===errors){if(data121.title!==void 0&&func0.call(data121,"title")){let _errs311=errors;if(typeof data121.title!="str\
ing")return validate35.errors=[{instancePath:instancePath+"/actions/"+i19+"/title",schemaPath:"#/properties/actions/items/properties/title/type",keyword:"type",
params:{type:"string"},message:"must be string"}],!1;var valid77=_errs311===errors}else var valid77=!0;if(valid77){if(data121.kind!==void 0&&func0.call(data121,
"kind")){let data123=data121.kind,_errs313=errors;if(typeof data123!="string"&&data123!==null)return validate35.errors=[{instancePath:instancePath+"/actions/"+i19+
"/kind",schemaPath:"#/properties/actions/items/properties/kind/type",keyword:"type",params:{type:schema56.properties.actions.items.properties.kind.type},message:"\
must be string,null"}],!1;var valid77=_errs313===errors}else var valid77=!0;if(valid77){if(data121.server!==void 0&&func0.call(data121,"server")){let data124=data121.
server,_errs315=errors;if(errors===_errs315)if(typeof data124=="string"){if(func64(data124)<1)return validate35.errors=[{instancePath:instancePath+"/actions/"+i19+
"/server",schemaPath:"#/properties/actions/items/properties/server/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 character\
s"}],!1}else return validate35.errors=[{instancePath:instancePath+"/actions/"+i19+"/server",schemaPath:"#/properties/actions/items/properties/server/type",keyword:"\
type",params:{type:"string"},message:"must be string"}],!1;var valid77=_errs315===errors}else var valid77=!0;if(valid77){if(data121.isPreferred!==void 0&&func0.
call(data121,"isPreferred")){let _errs317=errors;if(typeof data121.isPreferred!="boolean")return validate35.errors=[{instancePath:instancePath+"/actions/"+i19+"\
/isPreferred",schemaPath:"#/properties/actions/items/properties/isPreferred/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"}],!1;var valid77=_errs317===
errors}else var valid77=!0;if(valid77){if(data121.skipped!==void 0&&func0.call(data121,"skipped")){let data126=data121.skipped,_errs319=errors;if(typeof data126!=
"string"&&data126!==null)return validate35.errors=[{instancePath:instancePath+"/actions/"+i19+"/skipped",schemaPath:"#/properties/actions/items/properties/skipp\
ed/type",keyword:"type",params:{type:schema56.properties.actions.items.properties.skipped.type},message:"must be string,null"}],!1;var valid77=_errs319===errors}else
var valid77=!0;if(valid77)if(data121.evidence!==void 0&&func0.call(data121,"evidence")){let data127=data121.evidence,_errs321=errors;if(errors===errors)if(typeof data127==
"string"){if(!pattern5.test(data127))return validate35.errors=[{instancePath:instancePath+"/actions/"+i19+"/evidence",schemaPath:"#/$defs/digest/pattern",keyword:"\
pattern",params:{pattern:"^sha256:[0-9a-f]{64}$"},message:'must match pattern "^sha256:[0-9a-f]{64}$"'}],!1}else return validate35.errors=[{instancePath:instancePath+
"/actions/"+i19+"/evidence",schemaPath:"#/$defs/digest/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid77=_errs321===errors}else
var valid77=!0}}}}}}}else return validate35.errors=[{instancePath:instancePath+"/actions/"+i19,schemaPath:"#/properties/actions/items/type",keyword:"type",params:{
type:"object"},message:"must be object"}],!1;var valid76=_errs308===errors;if(!valid76)break}}}else return validate35.errors=[{instancePath:instancePath+"/actio\
ns",schemaPath:"#/properties/actions/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var valid0=_errs306===errors}else var valid0=!0;if(valid0)
if(data.edit!==void 0&&func0.call(data,"edit")){let data128=data.edit,_errs324=errors,_errs325=errors,valid79=!1,passing7=null,_errs326=errors;if(data128!==null){
let err47={instancePath:instancePath+"/edit",schemaPath:"#/properties/edit/oneOf/0/type",keyword:"type",params:{type:"null"},message:"must be null"};vErrors===null?
vErrors=[err47]:vErrors.push(err47),errors++}var _valid7=_errs326===errors;_valid7&&(valid79=!0,passing7=0);let _errs328=errors;if(errors===_errs328)if(data128&&
typeof data128=="object"&&!Array.isArray(data128)){let missing17;if((data128.title===void 0||!func0.call(data128,"title"))&&(missing17="title")||(data128.evidence===
void 0||!func0.call(data128,"evidence"))&&(missing17="evidence")){let err48={instancePath:instancePath+"/edit",schemaPath:"#/properties/edit/oneOf/1/required",keyword:"\
required",params:{missingProperty:missing17},message:"must have required property '"+missing17+"'"};vErrors===null?vErrors=[err48]:vErrors.push(err48),errors++}else{
let _errs330=errors;for(let key17 of Object.keys(data128))if(!(key17==="title"||key17==="evidence")){let err49={instancePath:instancePath+"/edit",schemaPath:"#/\
properties/edit/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key17},message:"must NOT have additional properties"};vErrors===
null?vErrors=[err49]:vErrors.push(err49),errors++;break}if(_errs330===errors){if(data128.title!==void 0&&func0.call(data128,"title")){let data129=data128.title,
_errs331=errors;if(typeof data129!="string"&&data129!==null){let err50={instancePath:instancePath+"/edit/title",schemaPath:"#/properties/edit/oneOf/1/properties\
/title/type",keyword:"type",params:{type:schema56.properties.edit.oneOf[1].properties.title.type},message:"must be string,null"};vErrors===null?vErrors=[err50]:
vErrors.push(err50),errors++}var valid80=_errs331===errors}else var valid80=!0;if(valid80)if(data128.evidence!==void 0&&func0.call(data128,"evidence")){let data130=data128.
evidence,_errs333=errors;if(errors===errors)if(typeof data130=="string"){if(!pattern5.test(data130)){let err51={instancePath:instancePath+"/edit/evidence",schemaPath:"\
#/$defs/digest/pattern",keyword:"pattern",params:{pattern:"^sha256:[0-9a-f]{64}$"},message:'must match pattern "^sha256:[0-9a-f]{64}$"'};vErrors===null?vErrors=
[err51]:vErrors.push(err51),errors++}}else{let err52={instancePath:instancePath+"/edit/evidence",schemaPath:"#/$defs/digest/type",keyword:"type",params:{type:"s\
tring"},message:"must be string"};vErrors===null?vErrors=[err52]:vErrors.push(err52),errors++}var valid80=_errs333===errors}else var valid80=!0}}}else{let err53={
instancePath:instancePath+"/edit",schemaPath:"#/properties/edit/oneOf/1/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=
[err53]:vErrors.push(err53),errors++}var _valid7=_errs328===errors;if(_valid7&&valid79?(valid79=!1,passing7=[passing7,1]):_valid7&&(valid79=!0,passing7=1),valid79)
errors=_errs325,vErrors!==null&&(_errs325?vErrors.length=_errs325:vErrors=null);else{let err54={instancePath:instancePath+"/edit",schemaPath:"#/properties/edit/\
oneOf",keyword:"oneOf",params:{passingSchemas:passing7},message:"must match exactly one schema in oneOf"};return vErrors===null?vErrors=[err54]:vErrors.push(err54),
errors++,validate35.errors=vErrors,!1}var valid0=_errs324===errors}else var valid0=!0}}}}}}}}}}}}}}}}}}}}}}}}}}}}else return validate35.errors=[{instancePath,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return validate35.errors=vErrors,errors===0}validate35.evaluated={props:!0,dynamicProps:!1,
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
errors;if(valid1){props0!==!0&&props14!==void 0&&(props14===!0?props0=!0:(props0=props0||{},Object.assign(props0,props14)));let _errs139=errors,_errs140=errors,
valid62=!0,_errs141=errors;if(data&&typeof data=="object"&&!Array.isArray(data)){let missing32;if((data.facts===void 0||!func0.call(data,"facts"))&&(missing32="\
facts")){let err63={};vErrors===null?vErrors=[err63]:vErrors.push(err63),errors++}else if(data.request!==void 0&&func0.call(data,"request")){let data45=data.request;
if(errors===errors)if(data45&&typeof data45=="object"&&!Array.isArray(data45)){if(data45.cmd!==void 0&&func0.call(data45,"cmd")){let data46=data45.cmd;if(!(data46===
"prepare-rename"||data46==="rename")){let err64={};vErrors===null?vErrors=[err64]:vErrors.push(err64),errors++}}}else{let err65={};vErrors===null?vErrors=[err65]:
vErrors.push(err65),errors++}}}var _valid16=_errs141===errors;if(errors=_errs140,vErrors!==null&&(_errs140?vErrors.length=_errs140:vErrors=null),_valid16){let _errs145=errors;
if(data&&typeof data=="object"&&!Array.isArray(data)&&data.facts!==void 0&&func0.call(data,"facts")){let data47=data.facts;if(errors===errors)if(data47&&typeof data47==
"object"&&!Array.isArray(data47)){let missing33;if((data47.renamed===void 0||!func0.call(data47,"renamed"))&&(missing33="renamed"))return validate26.errors=[{instancePath:instancePath+
"/facts",schemaPath:"#/allOf/15/then/properties/facts/required",keyword:"required",params:{missingProperty:missing33},message:"must have required property '"+missing33+
"'"}],!1}else return validate26.errors=[{instancePath:instancePath+"/facts",schemaPath:"#/allOf/15/then/properties/facts/type",keyword:"type",params:{type:"obje\
ct"},message:"must be object"}],!1}var _valid16=_errs145===errors;if(valid62=_valid16,valid62){var props15={};props15.facts=!0,props15.request=!0}}if(!valid62){
let err66={instancePath,schemaPath:"#/allOf/15/if",keyword:"if",params:{failingKeyword:"then"},message:'must match "then" schema'};return vErrors===null?vErrors=
[err66]:vErrors.push(err66),errors++,validate26.errors=vErrors,!1}var valid1=_errs139===errors;if(valid1){props0!==!0&&props15!==void 0&&(props15===!0?props0=!0:
(props0=props0||{},Object.assign(props0,props15)));let _errs148=errors,_errs149=errors,valid66=!0,_errs150=errors;if(data&&typeof data=="object"&&!Array.isArray(
data)){let missing34;if((data.facts===void 0||!func0.call(data,"facts"))&&(missing34="facts")){let err67={};vErrors===null?vErrors=[err67]:vErrors.push(err67),errors++}else if(data.
request!==void 0&&func0.call(data,"request")){let data48=data.request;if(errors===errors)if(data48&&typeof data48=="object"&&!Array.isArray(data48)){if(data48.cmd!==
void 0&&func0.call(data48,"cmd")){let data49=data48.cmd;if(!(data49==="rename"||data49==="rename-file"||data49==="format"||data49==="organize-imports")){let err68={};
vErrors===null?vErrors=[err68]:vErrors.push(err68),errors++}}}else{let err69={};vErrors===null?vErrors=[err69]:vErrors.push(err69),errors++}}}var _valid17=_errs150===
errors;if(errors=_errs149,vErrors!==null&&(_errs149?vErrors.length=_errs149:vErrors=null),_valid17){let _errs154=errors;if(data&&typeof data=="object"&&!Array.isArray(
data)&&data.facts!==void 0&&func0.call(data,"facts")){let data50=data.facts;if(errors===errors)if(data50&&typeof data50=="object"&&!Array.isArray(data50)){let missing35;
if((data50.edit===void 0||!func0.call(data50,"edit"))&&(missing35="edit"))return validate26.errors=[{instancePath:instancePath+"/facts",schemaPath:"#/allOf/16/t\
hen/properties/facts/required",keyword:"required",params:{missingProperty:missing35},message:"must have required property '"+missing35+"'"}],!1}else return validate26.
errors=[{instancePath:instancePath+"/facts",schemaPath:"#/allOf/16/then/properties/facts/type",keyword:"type",params:{type:"object"},message:"must be object"}],
!1}var _valid17=_errs154===errors;if(valid66=_valid17,valid66){var props16={};props16.facts=!0,props16.request=!0}}if(!valid66){let err70={instancePath,schemaPath:"\
#/allOf/16/if",keyword:"if",params:{failingKeyword:"then"},message:'must match "then" schema'};return vErrors===null?vErrors=[err70]:vErrors.push(err70),errors++,
validate26.errors=vErrors,!1}var valid1=_errs148===errors;valid1&&props0!==!0&&props16!==void 0&&(props16===!0?props0=!0:(props0=props0||{},Object.assign(props0,
props16)))}}}}}}}}}}}}}}}}}else{let err2={instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:passing0},message:"must match exactly one sch\
ema in oneOf"};return vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++,validate26.errors=vErrors,!1}if(errors===0)if(data&&typeof data=="object"&&!Array.
isArray(data)){let missing36;if((data.version===void 0||!func0.call(data,"version"))&&(missing36="version")||(data.bundleId===void 0||!func0.call(data,"bundleId"))&&
(missing36="bundleId")||(data.factsId===void 0||!func0.call(data,"factsId"))&&(missing36="factsId")||(data.status===void 0||!func0.call(data,"status"))&&(missing36=
"status")||(data.request===void 0||!func0.call(data,"request"))&&(missing36="request")||(data.resolution===void 0||!func0.call(data,"resolution"))&&(missing36="\
resolution")||(data.edits===void 0||!func0.call(data,"edits"))&&(missing36="edits")||(data.processReward===void 0||!func0.call(data,"processReward"))&&(missing36=
"processReward")||(data.environment===void 0||!func0.call(data,"environment"))&&(missing36="environment")||(data.capabilities===void 0||!func0.call(data,"capabi\
lities"))&&(missing36="capabilities")||(data.meta===void 0||!func0.call(data,"meta"))&&(missing36="meta"))return validate26.errors=[{instancePath,schemaPath:"#/\
required",keyword:"required",params:{missingProperty:missing36},message:"must have required property '"+missing36+"'"}],!1;{let _errs157=errors;for(let key0 of Object.
keys(data))if(!func0.call(schema38.properties,key0))return validate26.errors=[{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:key0},message:"must NOT have additional properties"}],!1;if(_errs157===errors){if(data.version!==void 0&&func0.call(data,"version")){let _errs158=errors;
if(data.version!=="1.1")return validate26.errors=[{instancePath:instancePath+"/version",schemaPath:"#/properties/version/const",keyword:"const",params:{allowedValue:"\
1.1"},message:"must be equal to constant"}],!1;var valid70=_errs158===errors}else var valid70=!0;if(valid70){if(data.bundleId!==void 0&&func0.call(data,"bundleI\
d")){let data52=data.bundleId,_errs159=errors;if(errors===errors)if(typeof data52=="string"){if(!pattern5.test(data52))return validate26.errors=[{instancePath:instancePath+
"/bundleId",schemaPath:"#/$defs/digest/pattern",keyword:"pattern",params:{pattern:"^sha256:[0-9a-f]{64}$"},message:'must match pattern "^sha256:[0-9a-f]{64}$"'}],
!1}else return validate26.errors=[{instancePath:instancePath+"/bundleId",schemaPath:"#/$defs/digest/type",keyword:"type",params:{type:"string"},message:"must be\
 string"}],!1;var valid70=_errs159===errors}else var valid70=!0;if(valid70){if(data.factsId!==void 0&&func0.call(data,"factsId")){let data53=data.factsId,_errs162=errors;
if(errors===errors)if(typeof data53=="string"){if(!pattern5.test(data53))return validate26.errors=[{instancePath:instancePath+"/factsId",schemaPath:"#/$defs/dig\
est/pattern",keyword:"pattern",params:{pattern:"^sha256:[0-9a-f]{64}$"},message:'must match pattern "^sha256:[0-9a-f]{64}$"'}],!1}else return validate26.errors=
[{instancePath:instancePath+"/factsId",schemaPath:"#/$defs/digest/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid70=_errs162===
errors}else var valid70=!0;if(valid70){if(data.status!==void 0&&func0.call(data,"status")){let data54=data.status,_errs165=errors;if(!(data54==="ok"||data54==="\
error"||data54==="partial"||data54==="unavailable"))return validate26.errors=[{instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"\
enum",params:{allowedValues:schema38.properties.status.enum},message:"must be equal to one of the allowed values"}],!1;var valid70=_errs165===errors}else var valid70=!0;
if(valid70){if(data.request!==void 0&&func0.call(data,"request")){let data55=data.request,_errs166=errors;if(errors===_errs166)if(data55&&typeof data55=="object"&&
!Array.isArray(data55)){let missing37;if((data55.cmd===void 0||!func0.call(data55,"cmd"))&&(missing37="cmd")||(data55.selector===void 0||!func0.call(data55,"sel\
ector"))&&(missing37="selector")||(data55.indexing===void 0||!func0.call(data55,"indexing"))&&(missing37="indexing")||(data55.params===void 0||!func0.call(data55,
"params"))&&(missing37="params"))return validate26.errors=[{instancePath:instancePath+"/request",schemaPath:"#/properties/request/required",keyword:"required",params:{
missingProperty:missing37},message:"must have required property '"+missing37+"'"}],!1;{let _errs168=errors;for(let key1 of Object.keys(data55))if(!(key1==="cmd"||
key1==="selector"||key1==="indexing"||key1==="params"))return validate26.errors=[{instancePath:instancePath+"/request",schemaPath:"#/properties/request/addition\
alProperties",keyword:"additionalProperties",params:{additionalProperty:key1},message:"must NOT have additional properties"}],!1;if(_errs168===errors){if(data55.
cmd!==void 0&&func0.call(data55,"cmd")){let data56=data55.cmd,_errs169=errors;if(errors===_errs169)if(typeof data56=="string"){if(!pattern7.test(data56))return validate26.
errors=[{instancePath:instancePath+"/request/cmd",schemaPath:"#/properties/request/properties/cmd/pattern",keyword:"pattern",params:{pattern:"^[a-z][a-z-]*$"},message:'\
must match pattern "^[a-z][a-z-]*$"'}],!1}else return validate26.errors=[{instancePath:instancePath+"/request/cmd",schemaPath:"#/properties/request/properties/c\
md/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid73=_errs169===errors}else var valid73=!0;if(valid73){if(data55.selector!==
void 0&&func0.call(data55,"selector")){let data57=data55.selector,_errs171=errors;if(typeof data57!="string"&&data57!==null)return validate26.errors=[{instancePath:instancePath+
"/request/selector",schemaPath:"#/properties/request/properties/selector/type",keyword:"type",params:{type:schema38.properties.request.properties.selector.type},
message:"must be string,null"}],!1;var valid73=_errs171===errors}else var valid73=!0;if(valid73){if(data55.indexing!==void 0&&func0.call(data55,"indexing")){let _errs173=errors;
if(data55.indexing!=="utf-16")return validate26.errors=[{instancePath:instancePath+"/request/indexing",schemaPath:"#/properties/request/properties/indexing/cons\
t",keyword:"const",params:{allowedValue:"utf-16"},message:"must be equal to constant"}],!1;var valid73=_errs173===errors}else var valid73=!0;if(valid73)if(data55.
params!==void 0&&func0.call(data55,"params")){let data59=data55.params,_errs174=errors;if(!(data59&&typeof data59=="object"&&!Array.isArray(data59)))return validate26.
errors=[{instancePath:instancePath+"/request/params",schemaPath:"#/properties/request/properties/params/type",keyword:"type",params:{type:"object"},message:"mus\
t be object"}],!1;var valid73=_errs174===errors}else var valid73=!0}}}}}else return validate26.errors=[{instancePath:instancePath+"/request",schemaPath:"#/prope\
rties/request/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var valid70=_errs166===errors}else var valid70=!0;if(valid70){if(data.resolution!==
void 0&&func0.call(data,"resolution")){let data60=data.resolution,_errs176=errors,_errs177=errors,valid74=!1,passing1=null,_errs178=errors;if(data60!==null){let err71={
instancePath:instancePath+"/resolution",schemaPath:"#/properties/resolution/oneOf/0/type",keyword:"type",params:{type:"null"},message:"must be null"};vErrors===
null?vErrors=[err71]:vErrors.push(err71),errors++}var _valid18=_errs178===errors;_valid18&&(valid74=!0,passing1=0);let _errs180=errors;if(errors===_errs180)if(data60&&
typeof data60=="object"&&!Array.isArray(data60)){let missing38;if((data60.original===void 0||!func0.call(data60,"original"))&&(missing38="original")||(data60.resolved===
void 0||!func0.call(data60,"resolved"))&&(missing38="resolved")||(data60.disambiguation===void 0||!func0.call(data60,"disambiguation"))&&(missing38="disambiguat\
ion")){let err72={instancePath:instancePath+"/resolution",schemaPath:"#/properties/resolution/oneOf/1/required",keyword:"required",params:{missingProperty:missing38},
message:"must have required property '"+missing38+"'"};vErrors===null?vErrors=[err72]:vErrors.push(err72),errors++}else{let _errs182=errors;for(let key2 of Object.
keys(data60))if(!(key2==="original"||key2==="resolved"||key2==="disambiguation"||key2==="seen"||key2==="scoring"||key2==="route")){let err73={instancePath:instancePath+
"/resolution",schemaPath:"#/properties/resolution/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key2},message:"must NO\
T have additional properties"};vErrors===null?vErrors=[err73]:vErrors.push(err73),errors++;break}if(_errs182===errors){if(data60.original!==void 0&&func0.call(data60,
"original")){let _errs183=errors;if(typeof data60.original!="string"){let err74={instancePath:instancePath+"/resolution/original",schemaPath:"#/properties/resol\
ution/oneOf/1/properties/original/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err74]:vErrors.push(err74),errors++}
var valid75=_errs183===errors}else var valid75=!0;if(valid75){if(data60.resolved!==void 0&&func0.call(data60,"resolved")){let data62=data60.resolved,_errs185=errors,
_errs186=errors,valid76=!1,passing2=null,_errs187=errors;if(data62!==null){let err75={instancePath:instancePath+"/resolution/resolved",schemaPath:"#/properties/\
resolution/oneOf/1/properties/resolved/oneOf/0/type",keyword:"type",params:{type:"null"},message:"must be null"};vErrors===null?vErrors=[err75]:vErrors.push(err75),
errors++}var _valid19=_errs187===errors;_valid19&&(valid76=!0,passing2=0);let _errs189=errors;if(errors===_errs189)if(data62&&typeof data62=="object"&&!Array.isArray(
data62)){let missing39;if((data62.path===void 0||!func0.call(data62,"path"))&&(missing39="path")||(data62.range===void 0||!func0.call(data62,"range"))&&(missing39=
"range")||(data62.symbol===void 0||!func0.call(data62,"symbol"))&&(missing39="symbol")){let err76={instancePath:instancePath+"/resolution/resolved",schemaPath:"\
#/properties/resolution/oneOf/1/properties/resolved/oneOf/1/required",keyword:"required",params:{missingProperty:missing39},message:"must have required property\
 '"+missing39+"'"};vErrors===null?vErrors=[err76]:vErrors.push(err76),errors++}else{let _errs191=errors;for(let key3 of Object.keys(data62))if(!(key3==="path"||
key3==="range"||key3==="symbol")){let err77={instancePath:instancePath+"/resolution/resolved",schemaPath:"#/properties/resolution/oneOf/1/properties/resolved/on\
eOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key3},message:"must NOT have additional properties"};vErrors===null?vErrors=
[err77]:vErrors.push(err77),errors++;break}if(_errs191===errors){if(data62.path!==void 0&&func0.call(data62,"path")){let data63=data62.path,_errs192=errors,_errs193=errors,
_errs195=errors,_errs196=errors;if(typeof data63=="string"&&!pattern8.test(data63)){let err78={};vErrors===null?vErrors=[err78]:vErrors.push(err78),errors++}var valid79=_errs196===
errors;if(valid79){let err79={instancePath:instancePath+"/resolution/resolved/path",schemaPath:"#/$defs/path/not",keyword:"not",params:{},message:"must NOT be v\
alid"};vErrors===null?vErrors=[err79]:vErrors.push(err79),errors++}else errors=_errs195,vErrors!==null&&(_errs195?vErrors.length=_errs195:vErrors=null);if(errors===
_errs193)if(typeof data63=="string"){if(func64(data63)<1){let err80={instancePath:instancePath+"/resolution/resolved/path",schemaPath:"#/$defs/path/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};vErrors===null?vErrors=[err80]:vErrors.push(err80),errors++}}else{let err81={instancePath:instancePath+
"/resolution/resolved/path",schemaPath:"#/$defs/path/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err81]:vErrors.
push(err81),errors++}var valid77=_errs192===errors}else var valid77=!0;if(valid77){if(data62.range!==void 0&&func0.call(data62,"range")){let _errs197=errors;validate27(
data62.range,{instancePath:instancePath+"/resolution/resolved/range",parentData:data62,parentDataProperty:"range",rootData,dynamicAnchors})||(vErrors=vErrors===
null?validate27.errors:vErrors.concat(validate27.errors),errors=vErrors.length);var valid77=_errs197===errors}else var valid77=!0;if(valid77)if(data62.symbol!==
void 0&&func0.call(data62,"symbol")){let data65=data62.symbol,_errs198=errors;if(typeof data65!="string"&&data65!==null){let err82={instancePath:instancePath+"/\
resolution/resolved/symbol",schemaPath:"#/properties/resolution/oneOf/1/properties/resolved/oneOf/1/properties/symbol/type",keyword:"type",params:{type:schema38.
properties.resolution.oneOf[1].properties.resolved.oneOf[1].properties.symbol.type},message:"must be string,null"};vErrors===null?vErrors=[err82]:vErrors.push(err82),
errors++}var valid77=_errs198===errors}else var valid77=!0}}}}else{let err83={instancePath:instancePath+"/resolution/resolved",schemaPath:"#/properties/resoluti\
on/oneOf/1/properties/resolved/oneOf/1/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err83]:vErrors.push(err83),
errors++}var _valid19=_errs189===errors;if(_valid19&&valid76?(valid76=!1,passing2=[passing2,1]):_valid19&&(valid76=!0,passing2=1),valid76)errors=_errs186,vErrors!==
null&&(_errs186?vErrors.length=_errs186:vErrors=null);else{let err84={instancePath:instancePath+"/resolution/resolved",schemaPath:"#/properties/resolution/oneOf\
/1/properties/resolved/oneOf",keyword:"oneOf",params:{passingSchemas:passing2},message:"must match exactly one schema in oneOf"};vErrors===null?vErrors=[err84]:
vErrors.push(err84),errors++}var valid75=_errs185===errors}else var valid75=!0;if(valid75){if(data60.disambiguation!==void 0&&func0.call(data60,"disambiguation")){
let data66=data60.disambiguation,_errs200=errors;if(errors===_errs200)if(Array.isArray(data66)){var valid80=!0;let len0=data66.length;for(let i0=0;i0<len0;i0++){
let _errs202=errors;validate29(data66[i0],{instancePath:instancePath+"/resolution/disambiguation/"+i0,parentData:data66,parentDataProperty:i0,rootData,dynamicAnchors})||
(vErrors=vErrors===null?validate29.errors:vErrors.concat(validate29.errors),errors=vErrors.length);var valid80=_errs202===errors;if(!valid80)break}}else{let err85={
instancePath:instancePath+"/resolution/disambiguation",schemaPath:"#/properties/resolution/oneOf/1/properties/disambiguation/type",keyword:"type",params:{type:"\
array"},message:"must be array"};vErrors===null?vErrors=[err85]:vErrors.push(err85),errors++}var valid75=_errs200===errors}else var valid75=!0;if(valid75){if(data60.
seen!==void 0&&func0.call(data60,"seen")){let data68=data60.seen,_errs203=errors;if(errors===_errs203)if(data68&&typeof data68=="object"&&!Array.isArray(data68)){
let missing40;if((data68.object===void 0||!func0.call(data68,"object"))&&(missing40="object")||(data68.changes===void 0||!func0.call(data68,"changes"))&&(missing40=
"changes")){let err86={instancePath:instancePath+"/resolution/seen",schemaPath:"#/properties/resolution/oneOf/1/properties/seen/required",keyword:"required",params:{
missingProperty:missing40},message:"must have required property '"+missing40+"'"};vErrors===null?vErrors=[err86]:vErrors.push(err86),errors++}else{let _errs205=errors;
for(let key4 of Object.keys(data68))if(!(key4==="object"||key4==="changes")){let err87={instancePath:instancePath+"/resolution/seen",schemaPath:"#/properties/re\
solution/oneOf/1/properties/seen/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key4},message:"must NOT have additional propert\
ies"};vErrors===null?vErrors=[err87]:vErrors.push(err87),errors++;break}if(_errs205===errors){if(data68.object!==void 0&&func0.call(data68,"object")){let data69=data68.
object,_errs206=errors;if(errors===errors)if(typeof data69=="string"){if(!pattern10.test(data69)){let err88={instancePath:instancePath+"/resolution/seen/object",
schemaPath:"#/$defs/objectId/pattern",keyword:"pattern",params:{pattern:"^(?:[0-9a-f]{40}|[0-9a-f]{64})$"},message:'must match pattern "^(?:[0-9a-f]{40}|[0-9a-f\
]{64})$"'};vErrors===null?vErrors=[err88]:vErrors.push(err88),errors++}}else{let err89={instancePath:instancePath+"/resolution/seen/object",schemaPath:"#/$defs/\
objectId/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err89]:vErrors.push(err89),errors++}var valid81=_errs206===
errors}else var valid81=!0;if(valid81)if(data68.changes!==void 0&&func0.call(data68,"changes")){let data70=data68.changes,_errs209=errors;if(errors===_errs209)if(Array.
isArray(data70)){var valid83=!0;let len1=data70.length;for(let i1=0;i1<len1;i1++){let data71=data70[i1],_errs211=errors;if(errors===_errs211)if(data71&&typeof data71==
"object"&&!Array.isArray(data71)){let missing41;if((data71.kind===void 0||!func0.call(data71,"kind"))&&(missing41="kind")||(data71.from===void 0||!func0.call(data71,
"from"))&&(missing41="from")||(data71.to===void 0||!func0.call(data71,"to"))&&(missing41="to")||(data71.commit===void 0||!func0.call(data71,"commit"))&&(missing41=
"commit")){let err90={instancePath:instancePath+"/resolution/seen/changes/"+i1,schemaPath:"#/properties/resolution/oneOf/1/properties/seen/properties/changes/it\
ems/required",keyword:"required",params:{missingProperty:missing41},message:"must have required property '"+missing41+"'"};vErrors===null?vErrors=[err90]:vErrors.
push(err90),errors++}else{let _errs213=errors;for(let key5 of Object.keys(data71))if(!(key5==="kind"||key5==="from"||key5==="to"||key5==="commit")){let err91={instancePath:instancePath+
"/resolution/seen/changes/"+i1,schemaPath:"#/properties/resolution/oneOf/1/properties/seen/properties/changes/items/additionalProperties",keyword:"additionalPro\
perties",params:{additionalProperty:key5},message:"must NOT have additional properties"};vErrors===null?vErrors=[err91]:vErrors.push(err91),errors++;break}if(_errs213===
errors){if(data71.kind!==void 0&&func0.call(data71,"kind")){let data72=data71.kind,_errs214=errors;if(!(data72==="renamed"||data72==="moved")){let err92={instancePath:instancePath+
"/resolution/seen/changes/"+i1+"/kind",schemaPath:"#/properties/resolution/oneOf/1/properties/seen/properties/changes/items/properties/kind/enum",keyword:"enum",
params:{allowedValues:schema38.properties.resolution.oneOf[1].properties.seen.properties.changes.items.properties.kind.enum},message:"must be equal to one of th\
e allowed values"};vErrors===null?vErrors=[err92]:vErrors.push(err92),errors++}var valid84=_errs214===errors}else var valid84=!0;if(valid84){if(data71.from!==void 0&&
func0.call(data71,"from")){let _errs215=errors;validate32(data71.from,{instancePath:instancePath+"/resolution/seen/changes/"+i1+"/from",parentData:data71,parentDataProperty:"\
from",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate32.errors:vErrors.concat(validate32.errors),errors=vErrors.length);var valid84=_errs215===errors}else
var valid84=!0;if(valid84){if(data71.to!==void 0&&func0.call(data71,"to")){let _errs216=errors;validate32(data71.to,{instancePath:instancePath+"/resolution/seen\
/changes/"+i1+"/to",parentData:data71,parentDataProperty:"to",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate32.errors:vErrors.concat(validate32.errors),
errors=vErrors.length);var valid84=_errs216===errors}else var valid84=!0;if(valid84)if(data71.commit!==void 0&&func0.call(data71,"commit")){let data75=data71.commit,
_errs217=errors;if(typeof data75!="string"&&data75!==null){let err93={instancePath:instancePath+"/resolution/seen/changes/"+i1+"/commit",schemaPath:"#/propertie\
s/resolution/oneOf/1/properties/seen/properties/changes/items/properties/commit/type",keyword:"type",params:{type:schema38.properties.resolution.oneOf[1].properties.
seen.properties.changes.items.properties.commit.type},message:"must be string,null"};vErrors===null?vErrors=[err93]:vErrors.push(err93),errors++}var valid84=_errs217===
errors}else var valid84=!0}}}}}else{let err94={instancePath:instancePath+"/resolution/seen/changes/"+i1,schemaPath:"#/properties/resolution/oneOf/1/properties/s\
een/properties/changes/items/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err94]:vErrors.push(err94),errors++}var valid83=_errs211===
errors;if(!valid83)break}}else{let err95={instancePath:instancePath+"/resolution/seen/changes",schemaPath:"#/properties/resolution/oneOf/1/properties/seen/prope\
rties/changes/type",keyword:"type",params:{type:"array"},message:"must be array"};vErrors===null?vErrors=[err95]:vErrors.push(err95),errors++}var valid81=_errs209===
errors}else var valid81=!0}}}else{let err96={instancePath:instancePath+"/resolution/seen",schemaPath:"#/properties/resolution/oneOf/1/properties/seen/type",keyword:"\
type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err96]:vErrors.push(err96),errors++}var valid75=_errs203===errors}else var valid75=!0;
if(valid75){if(data60.scoring!==void 0&&func0.call(data60,"scoring")){let data76=data60.scoring,_errs219=errors;if(errors===_errs219)if(data76&&typeof data76=="\
object"&&!Array.isArray(data76)){let missing42;if((data76.weights===void 0||!func0.call(data76,"weights"))&&(missing42="weights")||(data76.features===void 0||!func0.
call(data76,"features"))&&(missing42="features")||(data76.tau===void 0||!func0.call(data76,"tau"))&&(missing42="tau")||(data76.k===void 0||!func0.call(data76,"k"))&&
(missing42="k")||(data76.normalization===void 0||!func0.call(data76,"normalization"))&&(missing42="normalization")){let err97={instancePath:instancePath+"/resol\
ution/scoring",schemaPath:"#/properties/resolution/oneOf/1/properties/scoring/required",keyword:"required",params:{missingProperty:missing42},message:"must have\
 required property '"+missing42+"'"};vErrors===null?vErrors=[err97]:vErrors.push(err97),errors++}else{let _errs221=errors;for(let key6 of Object.keys(data76))if(!(key6===
"weights"||key6==="features"||key6==="tau"||key6==="k"||key6==="normalization")){let err98={instancePath:instancePath+"/resolution/scoring",schemaPath:"#/proper\
ties/resolution/oneOf/1/properties/scoring/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key6},message:"must NOT have addition\
al properties"};vErrors===null?vErrors=[err98]:vErrors.push(err98),errors++;break}if(_errs221===errors){if(data76.weights!==void 0&&func0.call(data76,"weights")){
let data77=data76.weights,_errs222=errors;if(errors===errors)if(data77&&typeof data77=="object"&&!Array.isArray(data77))if(Object.keys(data77).length>4){let err99={
instancePath:instancePath+"/resolution/scoring/weights",schemaPath:"#/$defs/features/maxProperties",keyword:"maxProperties",params:{limit:4},message:"must NOT h\
ave more than 4 properties"};vErrors===null?vErrors=[err99]:vErrors.push(err99),errors++}else{let missing43;if((data77.ast===void 0||!func0.call(data77,"ast"))&&
(missing43="ast")||(data77.module===void 0||!func0.call(data77,"module"))&&(missing43="module")||(data77.token===void 0||!func0.call(data77,"token"))&&(missing43=
"token")||(data77.proximity===void 0||!func0.call(data77,"proximity"))&&(missing43="proximity")){let err100={instancePath:instancePath+"/resolution/scoring/weig\
hts",schemaPath:"#/$defs/features/required",keyword:"required",params:{missingProperty:missing43},message:"must have required property '"+missing43+"'"};vErrors===
null?vErrors=[err100]:vErrors.push(err100),errors++}else for(let key7 of Object.keys(data77)){let data78=data77[key7],_errs226=errors;if(!(typeof data78=="numbe\
r"&&isFinite(data78))&&data78!==null){let err101={instancePath:instancePath+"/resolution/scoring/weights/"+key7.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/$defs/features/additionalProperties/type",keyword:"type",params:{type:schema49.additionalProperties.type},message:"must be number,null"};vErrors===null?vErrors=
[err101]:vErrors.push(err101),errors++}if(errors===_errs226&&typeof data78=="number"&&isFinite(data78)){if(data78>1||isNaN(data78)){let err102={instancePath:instancePath+
"/resolution/scoring/weights/"+key7.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/$defs/features/additionalProperties/maximum",keyword:"maximum",params:{
comparison:"<=",limit:1},message:"must be <= 1"};vErrors===null?vErrors=[err102]:vErrors.push(err102),errors++}else if(data78<0||isNaN(data78)){let err103={instancePath:instancePath+
"/resolution/scoring/weights/"+key7.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/$defs/features/additionalProperties/minimum",keyword:"minimum",params:{
comparison:">=",limit:0},message:"must be >= 0"};vErrors===null?vErrors=[err103]:vErrors.push(err103),errors++}}var valid87=_errs226===errors;if(!valid87)break}}else{
let err104={instancePath:instancePath+"/resolution/scoring/weights",schemaPath:"#/$defs/features/type",keyword:"type",params:{type:"object"},message:"must be ob\
ject"};vErrors===null?vErrors=[err104]:vErrors.push(err104),errors++}var valid85=_errs222===errors}else var valid85=!0;if(valid85){if(data76.features!==void 0&&
func0.call(data76,"features")){let data79=data76.features,_errs228=errors,_errs229=errors,valid88=!1,passing3=null,_errs230=errors;if(data79!==null){let err105={
instancePath:instancePath+"/resolution/scoring/features",schemaPath:"#/properties/resolution/oneOf/1/properties/scoring/properties/features/oneOf/0/type",keyword:"\
type",params:{type:"null"},message:"must be null"};vErrors===null?vErrors=[err105]:vErrors.push(err105),errors++}var _valid20=_errs230===errors;_valid20&&(valid88=
!0,passing3=0);let _errs232=errors;if(errors===errors)if(data79&&typeof data79=="object"&&!Array.isArray(data79))if(Object.keys(data79).length>4){let err106={instancePath:instancePath+
"/resolution/scoring/features",schemaPath:"#/$defs/features/maxProperties",keyword:"maxProperties",params:{limit:4},message:"must NOT have more than 4 propertie\
s"};vErrors===null?vErrors=[err106]:vErrors.push(err106),errors++}else{let missing44;if((data79.ast===void 0||!func0.call(data79,"ast"))&&(missing44="ast")||(data79.
module===void 0||!func0.call(data79,"module"))&&(missing44="module")||(data79.token===void 0||!func0.call(data79,"token"))&&(missing44="token")||(data79.proximity===
void 0||!func0.call(data79,"proximity"))&&(missing44="proximity")){let err107={instancePath:instancePath+"/resolution/scoring/features",schemaPath:"#/$defs/feat\
ures/required",keyword:"required",params:{missingProperty:missing44},message:"must have required property '"+missing44+"'"};vErrors===null?vErrors=[err107]:vErrors.
push(err107),errors++}else for(let key8 of Object.keys(data79)){let data80=data79[key8],_errs236=errors;if(!(typeof data80=="number"&&isFinite(data80))&&data80!==
null){let err108={instancePath:instancePath+"/resolution/scoring/features/"+key8.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/$defs/features/additionalP\
roperties/type",keyword:"type",params:{type:schema49.additionalProperties.type},message:"must be number,null"};vErrors===null?vErrors=[err108]:vErrors.push(err108),
errors++}if(errors===_errs236&&typeof data80=="number"&&isFinite(data80)){if(data80>1||isNaN(data80)){let err109={instancePath:instancePath+"/resolution/scoring\
/features/"+key8.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/$defs/features/additionalProperties/maximum",keyword:"maximum",params:{comparison:"<=",limit:1},
message:"must be <= 1"};vErrors===null?vErrors=[err109]:vErrors.push(err109),errors++}else if(data80<0||isNaN(data80)){let err110={instancePath:instancePath+"/r\
esolution/scoring/features/"+key8.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/$defs/features/additionalProperties/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"};vErrors===null?vErrors=[err110]:vErrors.push(err110),errors++}}var valid90=_errs236===errors;if(!valid90)break}}else{let err111={
instancePath:instancePath+"/resolution/scoring/features",schemaPath:"#/$defs/features/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===
null?vErrors=[err111]:vErrors.push(err111),errors++}var _valid20=_errs232===errors;if(_valid20&&valid88?(valid88=!1,passing3=[passing3,1]):_valid20&&(valid88=!0,
passing3=1),valid88)errors=_errs229,vErrors!==null&&(_errs229?vErrors.length=_errs229:vErrors=null);else{let err112={instancePath:instancePath+"/resolution/scor\
ing/features",schemaPath:"#/properties/resolution/oneOf/1/properties/scoring/properties/features/oneOf",keyword:"oneOf",params:{passingSchemas:passing3},message:"\
must match exactly one schema in oneOf"};vErrors===null?vErrors=[err112]:vErrors.push(err112),errors++}var valid85=_errs228===errors}else var valid85=!0;if(valid85){
if(data76.tau!==void 0&&func0.call(data76,"tau")){let data81=data76.tau,_errs238=errors;if(!(typeof data81=="number"&&isFinite(data81))){let err113={instancePath:instancePath+
"/resolution/scoring/tau",schemaPath:"#/properties/resolution/oneOf/1/properties/scoring/properties/tau/type",keyword:"type",params:{type:"number"},message:"mus\
t be number"};vErrors===null?vErrors=[err113]:vErrors.push(err113),errors++}var valid85=_errs238===errors}else var valid85=!0;if(valid85){if(data76.k!==void 0&&
func0.call(data76,"k")){let data82=data76.k,_errs240=errors;if(!(typeof data82=="number"&&!(data82%1)&&!isNaN(data82)&&isFinite(data82))){let err114={instancePath:instancePath+
"/resolution/scoring/k",schemaPath:"#/properties/resolution/oneOf/1/properties/scoring/properties/k/type",keyword:"type",params:{type:"integer"},message:"must b\
e integer"};vErrors===null?vErrors=[err114]:vErrors.push(err114),errors++}var valid85=_errs240===errors}else var valid85=!0;if(valid85)if(data76.normalization!==
void 0&&func0.call(data76,"normalization")){let data83=data76.normalization,_errs242=errors;if(errors===_errs242)if(Array.isArray(data83)){var valid91=!0;let len2=data83.
length;for(let i2=0;i2<len2;i2++){let _errs244=errors;if(typeof data83[i2]!="string"){let err115={instancePath:instancePath+"/resolution/scoring/normalization/"+
i2,schemaPath:"#/properties/resolution/oneOf/1/properties/scoring/properties/normalization/items/type",keyword:"type",params:{type:"string"},message:"must be st\
ring"};vErrors===null?vErrors=[err115]:vErrors.push(err115),errors++}var valid91=_errs244===errors;if(!valid91)break}}else{let err116={instancePath:instancePath+
"/resolution/scoring/normalization",schemaPath:"#/properties/resolution/oneOf/1/properties/scoring/properties/normalization/type",keyword:"type",params:{type:"a\
rray"},message:"must be array"};vErrors===null?vErrors=[err116]:vErrors.push(err116),errors++}var valid85=_errs242===errors}else var valid85=!0}}}}}}else{let err117={
instancePath:instancePath+"/resolution/scoring",schemaPath:"#/properties/resolution/oneOf/1/properties/scoring/type",keyword:"type",params:{type:"object"},message:"\
must be object"};vErrors===null?vErrors=[err117]:vErrors.push(err117),errors++}var valid75=_errs219===errors}else var valid75=!0;if(valid75)if(data60.route!==void 0&&
func0.call(data60,"route")){let data85=data60.route,_errs246=errors;if(errors===_errs246)if(Array.isArray(data85))if(data85.length<1){let err118={instancePath:instancePath+
"/resolution/route",schemaPath:"#/properties/resolution/oneOf/1/properties/route/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than\
 1 items"};vErrors===null?vErrors=[err118]:vErrors.push(err118),errors++}else{var valid92=!0;let len3=data85.length;for(let i3=0;i3<len3;i3++){let data86=data85[i3],
_errs248=errors;if(errors===_errs248)if(data86&&typeof data86=="object"&&!Array.isArray(data86)){let missing45;if((data86.path===void 0||!func0.call(data86,"pat\
h"))&&(missing45="path")||(data86.line===void 0||!func0.call(data86,"line"))&&(missing45="line")){let err119={instancePath:instancePath+"/resolution/route/"+i3,
schemaPath:"#/properties/resolution/oneOf/1/properties/route/items/required",keyword:"required",params:{missingProperty:missing45},message:"must have required p\
roperty '"+missing45+"'"};vErrors===null?vErrors=[err119]:vErrors.push(err119),errors++}else{let _errs250=errors;for(let key9 of Object.keys(data86))if(!(key9===
"path"||key9==="line")){let err120={instancePath:instancePath+"/resolution/route/"+i3,schemaPath:"#/properties/resolution/oneOf/1/properties/route/items/additio\
nalProperties",keyword:"additionalProperties",params:{additionalProperty:key9},message:"must NOT have additional properties"};vErrors===null?vErrors=[err120]:vErrors.
push(err120),errors++;break}if(_errs250===errors){if(data86.path!==void 0&&func0.call(data86,"path")){let data87=data86.path,_errs251=errors,_errs252=errors,_errs254=errors,
_errs255=errors;if(typeof data87=="string"&&!pattern8.test(data87)){let err121={};vErrors===null?vErrors=[err121]:vErrors.push(err121),errors++}var valid95=_errs255===
errors;if(valid95){let err122={instancePath:instancePath+"/resolution/route/"+i3+"/path",schemaPath:"#/$defs/path/not",keyword:"not",params:{},message:"must NOT\
 be valid"};vErrors===null?vErrors=[err122]:vErrors.push(err122),errors++}else errors=_errs254,vErrors!==null&&(_errs254?vErrors.length=_errs254:vErrors=null);if(errors===
_errs252)if(typeof data87=="string"){if(func64(data87)<1){let err123={instancePath:instancePath+"/resolution/route/"+i3+"/path",schemaPath:"#/$defs/path/minLeng\
th",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};vErrors===null?vErrors=[err123]:vErrors.push(err123),errors++}}else{let err124={
instancePath:instancePath+"/resolution/route/"+i3+"/path",schemaPath:"#/$defs/path/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===
null?vErrors=[err124]:vErrors.push(err124),errors++}var valid93=_errs251===errors}else var valid93=!0;if(valid93)if(data86.line!==void 0&&func0.call(data86,"lin\
e")){let data88=data86.line,_errs256=errors;if(!(typeof data88=="number"&&!(data88%1)&&!isNaN(data88)&&isFinite(data88))){let err125={instancePath:instancePath+
"/resolution/route/"+i3+"/line",schemaPath:"#/properties/resolution/oneOf/1/properties/route/items/properties/line/type",keyword:"type",params:{type:"integer"},
message:"must be integer"};vErrors===null?vErrors=[err125]:vErrors.push(err125),errors++}if(errors===_errs256&&typeof data88=="number"&&isFinite(data88)){if(data88>
9007199254740991||isNaN(data88)){let err126={instancePath:instancePath+"/resolution/route/"+i3+"/line",schemaPath:"#/properties/resolution/oneOf/1/properties/ro\
ute/items/properties/line/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};vErrors===null?vErrors=
[err126]:vErrors.push(err126),errors++}else if(data88<1||isNaN(data88)){let err127={instancePath:instancePath+"/resolution/route/"+i3+"/line",schemaPath:"#/prop\
erties/resolution/oneOf/1/properties/route/items/properties/line/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};vErrors===null?
vErrors=[err127]:vErrors.push(err127),errors++}}var valid93=_errs256===errors}else var valid93=!0}}}else{let err128={instancePath:instancePath+"/resolution/rout\
e/"+i3,schemaPath:"#/properties/resolution/oneOf/1/properties/route/items/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=
[err128]:vErrors.push(err128),errors++}var valid92=_errs248===errors;if(!valid92)break}}else{let err129={instancePath:instancePath+"/resolution/route",schemaPath:"\
#/properties/resolution/oneOf/1/properties/route/type",keyword:"type",params:{type:"array"},message:"must be array"};vErrors===null?vErrors=[err129]:vErrors.push(
err129),errors++}var valid75=_errs246===errors}else var valid75=!0}}}}}}}else{let err130={instancePath:instancePath+"/resolution",schemaPath:"#/properties/resol\
ution/oneOf/1/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err130]:vErrors.push(err130),errors++}var _valid18=_errs180===
errors;if(_valid18&&valid74?(valid74=!1,passing1=[passing1,1]):_valid18&&(valid74=!0,passing1=1),valid74)errors=_errs177,vErrors!==null&&(_errs177?vErrors.length=
_errs177:vErrors=null);else{let err131={instancePath:instancePath+"/resolution",schemaPath:"#/properties/resolution/oneOf",keyword:"oneOf",params:{passingSchemas:passing1},
message:"must match exactly one schema in oneOf"};return vErrors===null?vErrors=[err131]:vErrors.push(err131),errors++,validate26.errors=vErrors,!1}var valid70=_errs176===
errors}else var valid70=!0;if(valid70){if(data.facts!==void 0&&func0.call(data,"facts")){let _errs258=errors;validate35(data.facts,{instancePath:instancePath+"/\
facts",parentData:data,parentDataProperty:"facts",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate35.errors:vErrors.concat(validate35.errors),errors=
vErrors.length);var valid70=_errs258===errors}else var valid70=!0;if(valid70){if(data.error!==void 0&&func0.call(data,"error")){let data90=data.error,_errs259=errors;
if(errors===_errs259)if(data90&&typeof data90=="object"&&!Array.isArray(data90)){let missing46;if((data90.code===void 0||!func0.call(data90,"code"))&&(missing46=
"code")||(data90.kind===void 0||!func0.call(data90,"kind"))&&(missing46="kind")||(data90.exitCode===void 0||!func0.call(data90,"exitCode"))&&(missing46="exitCod\
e")||(data90.message===void 0||!func0.call(data90,"message"))&&(missing46="message")||(data90.hint===void 0||!func0.call(data90,"hint"))&&(missing46="hint")||(data90.
retryable===void 0||!func0.call(data90,"retryable"))&&(missing46="retryable")||(data90.evidenceId===void 0||!func0.call(data90,"evidenceId"))&&(missing46="evide\
nceId"))return validate26.errors=[{instancePath:instancePath+"/error",schemaPath:"#/properties/error/required",keyword:"required",params:{missingProperty:missing46},
message:"must have required property '"+missing46+"'"}],!1;{let _errs261=errors;for(let key10 of Object.keys(data90))if(!func0.call(schema38.properties.error.properties,
key10))return validate26.errors=[{instancePath:instancePath+"/error",schemaPath:"#/properties/error/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:key10},message:"must NOT have additional properties"}],!1;if(_errs261===errors){if(data90.code!==void 0&&func0.call(data90,"code")){let data91=data90.
code,_errs262=errors;if(errors===_errs262)if(typeof data91=="string"){if(!pattern38.test(data91))return validate26.errors=[{instancePath:instancePath+"/error/co\
de",schemaPath:"#/properties/error/properties/code/pattern",keyword:"pattern",params:{pattern:"^E/[A-Z_]+$"},message:'must match pattern "^E/[A-Z_]+$"'}],!1}else
return validate26.errors=[{instancePath:instancePath+"/error/code",schemaPath:"#/properties/error/properties/code/type",keyword:"type",params:{type:"string"},message:"\
must be string"}],!1;var valid96=_errs262===errors}else var valid96=!0;if(valid96){if(data90.kind!==void 0&&func0.call(data90,"kind")){let data92=data90.kind,_errs264=errors;
if(!(data92==="ServerUnavailable"||data92==="LanguageNotEnabled"||data92==="NoServerForExtension"||data92==="FileNotFound"||data92==="RequestTimeout"||data92===
"SessionDead"||data92==="CapabilityMissing"||data92==="Wire"||data92==="BadSelector"||data92==="NotFound"||data92==="Ambiguous"||data92==="Stale"||data92==="Can\
celled"||data92==="Configuration"||data92==="Usage"||data92==="Internal"))return validate26.errors=[{instancePath:instancePath+"/error/kind",schemaPath:"#/prope\
rties/error/properties/kind/enum",keyword:"enum",params:{allowedValues:schema38.properties.error.properties.kind.enum},message:"must be equal to one of the allo\
wed values"}],!1;var valid96=_errs264===errors}else var valid96=!0;if(valid96){if(data90.exitCode!==void 0&&func0.call(data90,"exitCode")){let data93=data90.exitCode,
_errs265=errors,_errs266=errors;if(!(typeof data93=="number"&&!(data93%1)&&!isNaN(data93)&&isFinite(data93)))return validate26.errors=[{instancePath:instancePath+
"/error/exitCode",schemaPath:"#/$defs/exitCode/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===_errs266&&typeof data93==
"number"&&isFinite(data93)){if(data93>255||isNaN(data93))return validate26.errors=[{instancePath:instancePath+"/error/exitCode",schemaPath:"#/$defs/exitCode/max\
imum",keyword:"maximum",params:{comparison:"<=",limit:255},message:"must be <= 255"}],!1;if(data93<0||isNaN(data93))return validate26.errors=[{instancePath:instancePath+
"/error/exitCode",schemaPath:"#/$defs/exitCode/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}var valid96=_errs265===errors}else
var valid96=!0;if(valid96){if(data90.message!==void 0&&func0.call(data90,"message")){let data94=data90.message,_errs268=errors;if(errors===_errs268)if(typeof data94==
"string"){if(func64(data94)<1)return validate26.errors=[{instancePath:instancePath+"/error/message",schemaPath:"#/properties/error/properties/message/minLength",
keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"}],!1}else return validate26.errors=[{instancePath:instancePath+"/error/mess\
age",schemaPath:"#/properties/error/properties/message/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid96=_errs268===errors}else
var valid96=!0;if(valid96){if(data90.hint!==void 0&&func0.call(data90,"hint")){let _errs270=errors;if(typeof data90.hint!="string")return validate26.errors=[{instancePath:instancePath+
"/error/hint",schemaPath:"#/properties/error/properties/hint/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid96=_errs270===errors}else
var valid96=!0;if(valid96){if(data90.retryable!==void 0&&func0.call(data90,"retryable")){let _errs272=errors;if(typeof data90.retryable!="boolean")return validate26.
errors=[{instancePath:instancePath+"/error/retryable",schemaPath:"#/properties/error/properties/retryable/type",keyword:"type",params:{type:"boolean"},message:"\
must be boolean"}],!1;var valid96=_errs272===errors}else var valid96=!0;if(valid96){if(data90.evidenceId!==void 0&&func0.call(data90,"evidenceId")){let data97=data90.
evidenceId,_errs274=errors,_errs275=errors,valid98=!1,passing4=null,_errs276=errors;if(data97!==null){let err132={instancePath:instancePath+"/error/evidenceId",
schemaPath:"#/properties/error/properties/evidenceId/oneOf/0/type",keyword:"type",params:{type:"null"},message:"must be null"};vErrors===null?vErrors=[err132]:vErrors.
push(err132),errors++}var _valid21=_errs276===errors;_valid21&&(valid98=!0,passing4=0);let _errs278=errors;if(errors===errors)if(typeof data97=="string"){if(!pattern5.
test(data97)){let err133={instancePath:instancePath+"/error/evidenceId",schemaPath:"#/$defs/digest/pattern",keyword:"pattern",params:{pattern:"^sha256:[0-9a-f]{\
64}$"},message:'must match pattern "^sha256:[0-9a-f]{64}$"'};vErrors===null?vErrors=[err133]:vErrors.push(err133),errors++}}else{let err134={instancePath:instancePath+
"/error/evidenceId",schemaPath:"#/$defs/digest/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err134]:vErrors.push(
err134),errors++}var _valid21=_errs278===errors;if(_valid21&&valid98?(valid98=!1,passing4=[passing4,1]):_valid21&&(valid98=!0,passing4=1),valid98)errors=_errs275,
vErrors!==null&&(_errs275?vErrors.length=_errs275:vErrors=null);else{let err135={instancePath:instancePath+"/error/evidenceId",schemaPath:"#/properties/error/pr\
operties/evidenceId/oneOf",keyword:"oneOf",params:{passingSchemas:passing4},message:"must match exactly one schema in oneOf"};return vErrors===null?vErrors=[err135]:
vErrors.push(err135),errors++,validate26.errors=vErrors,!1}var valid96=_errs274===errors}else var valid96=!0;if(valid96){if(data90.candidates!==void 0&&func0.call(
data90,"candidates")){let data98=data90.candidates,_errs281=errors;if(errors===_errs281)if(Array.isArray(data98)){if(data98.length<1)return validate26.errors=[{
instancePath:instancePath+"/error/candidates",schemaPath:"#/properties/error/properties/candidates/minItems",keyword:"minItems",params:{limit:1},message:"must N\
OT have fewer than 1 items"}],!1;{var valid100=!0;let len4=data98.length;for(let i4=0;i4<len4;i4++){let _errs283=errors;validate29(data98[i4],{instancePath:instancePath+
"/error/candidates/"+i4,parentData:data98,parentDataProperty:i4,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate29.errors:vErrors.concat(validate29.errors),
errors=vErrors.length);var valid100=_errs283===errors;if(!valid100)break}}}else return validate26.errors=[{instancePath:instancePath+"/error/candidates",schemaPath:"\
#/properties/error/properties/candidates/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var valid96=_errs281===errors}else var valid96=!0;
if(valid96)if(data90.conflicts!==void 0&&func0.call(data90,"conflicts")){let data100=data90.conflicts,_errs284=errors;if(errors===_errs284)if(Array.isArray(data100)){
if(data100.length<1)return validate26.errors=[{instancePath:instancePath+"/error/conflicts",schemaPath:"#/properties/error/properties/conflicts/minItems",keyword:"\
minItems",params:{limit:1},message:"must NOT have fewer than 1 items"}],!1;{var valid101=!0;let len5=data100.length;for(let i5=0;i5<len5;i5++){let data101=data100[i5],
_errs286=errors;if(errors===_errs286)if(data101&&typeof data101=="object"&&!Array.isArray(data101)){let missing47;if((data101.file===void 0||!func0.call(data101,
"file"))&&(missing47="file")||(data101.base===void 0||!func0.call(data101,"base"))&&(missing47="base")||(data101.ours===void 0||!func0.call(data101,"ours"))&&(missing47=
"ours")||(data101.theirs===void 0||!func0.call(data101,"theirs"))&&(missing47="theirs"))return validate26.errors=[{instancePath:instancePath+"/error/conflicts/"+
i5,schemaPath:"#/properties/error/properties/conflicts/items/required",keyword:"required",params:{missingProperty:missing47},message:"must have required propert\
y '"+missing47+"'"}],!1;{let _errs288=errors;for(let key11 of Object.keys(data101))if(!(key11==="file"||key11==="base"||key11==="ours"||key11==="theirs"))return validate26.
errors=[{instancePath:instancePath+"/error/conflicts/"+i5,schemaPath:"#/properties/error/properties/conflicts/items/additionalProperties",keyword:"additionalPro\
perties",params:{additionalProperty:key11},message:"must NOT have additional properties"}],!1;if(_errs288===errors){if(data101.file!==void 0&&func0.call(data101,
"file")){let data102=data101.file,_errs289=errors;if(errors===_errs289)if(typeof data102=="string"){if(func64(data102)<1)return validate26.errors=[{instancePath:instancePath+
"/error/conflicts/"+i5+"/file",schemaPath:"#/properties/error/properties/conflicts/items/properties/file/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"}],!1}else return validate26.errors=[{instancePath:instancePath+"/error/conflicts/"+i5+"/file",schemaPath:"#/properties/er\
ror/properties/conflicts/items/properties/file/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid102=_errs289===errors}else var valid102=!0;
if(valid102){if(data101.base!==void 0&&func0.call(data101,"base")){let data103=data101.base,_errs291=errors;if(typeof data103!="string"&&data103!==null)return validate26.
errors=[{instancePath:instancePath+"/error/conflicts/"+i5+"/base",schemaPath:"#/properties/error/properties/conflicts/items/properties/base/type",keyword:"type",
params:{type:schema38.properties.error.properties.conflicts.items.properties.base.type},message:"must be string,null"}],!1;var valid102=_errs291===errors}else var valid102=!0;
if(valid102){if(data101.ours!==void 0&&func0.call(data101,"ours")){let data104=data101.ours,_errs293=errors;if(typeof data104!="string"&&data104!==null)return validate26.
errors=[{instancePath:instancePath+"/error/conflicts/"+i5+"/ours",schemaPath:"#/properties/error/properties/conflicts/items/properties/ours/type",keyword:"type",
params:{type:schema38.properties.error.properties.conflicts.items.properties.ours.type},message:"must be string,null"}],!1;var valid102=_errs293===errors}else var valid102=!0;
if(valid102)if(data101.theirs!==void 0&&func0.call(data101,"theirs")){let data105=data101.theirs,_errs295=errors;if(typeof data105!="string"&&data105!==null)return validate26.
errors=[{instancePath:instancePath+"/error/conflicts/"+i5+"/theirs",schemaPath:"#/properties/error/properties/conflicts/items/properties/theirs/type",keyword:"t\
ype",params:{type:schema38.properties.error.properties.conflicts.items.properties.theirs.type},message:"must be string,null"}],!1;var valid102=_errs295===errors}else
var valid102=!0}}}}}else return validate26.errors=[{instancePath:instancePath+"/error/conflicts/"+i5,schemaPath:"#/properties/error/properties/conflicts/items/t\
ype",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var valid101=_errs286===errors;if(!valid101)break}}}else return validate26.errors=[{instancePath:instancePath+
"/error/conflicts",schemaPath:"#/properties/error/properties/conflicts/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var valid96=_errs284===
errors}else var valid96=!0}}}}}}}}}}else return validate26.errors=[{instancePath:instancePath+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{
type:"object"},message:"must be object"}],!1;var valid70=_errs259===errors}else var valid70=!0;if(valid70){if(data.edits!==void 0&&func0.call(data,"edits")){let data106=data.
edits,_errs297=errors,_errs298=errors,valid103=!1,passing5=null,_errs299=errors;if(data106!==null){let err136={instancePath:instancePath+"/edits",schemaPath:"#/\
properties/edits/oneOf/0/type",keyword:"type",params:{type:"null"},message:"must be null"};vErrors===null?vErrors=[err136]:vErrors.push(err136),errors++}var _valid22=_errs299===
errors;_valid22&&(valid103=!0,passing5=0);let _errs301=errors;if(errors===_errs301)if(data106&&typeof data106=="object"&&!Array.isArray(data106)){let missing48;
if((data106.workspaceEdit===void 0||!func0.call(data106,"workspaceEdit"))&&(missing48="workspaceEdit")||(data106.diff===void 0||!func0.call(data106,"diff"))&&(missing48=
"diff")||(data106.digest===void 0||!func0.call(data106,"digest"))&&(missing48="digest")||(data106.files===void 0||!func0.call(data106,"files"))&&(missing48="fil\
es")||(data106.symbols===void 0||!func0.call(data106,"symbols"))&&(missing48="symbols")||(data106.dirty===void 0||!func0.call(data106,"dirty"))&&(missing48="dir\
ty")||(data106.policy===void 0||!func0.call(data106,"policy"))&&(missing48="policy")){let err137={instancePath:instancePath+"/edits",schemaPath:"#/properties/ed\
its/oneOf/1/required",keyword:"required",params:{missingProperty:missing48},message:"must have required property '"+missing48+"'"};vErrors===null?vErrors=[err137]:
vErrors.push(err137),errors++}else{let _errs303=errors;for(let key12 of Object.keys(data106))if(!(key12==="workspaceEdit"||key12==="diff"||key12==="digest"||key12===
"files"||key12==="symbols"||key12==="dirty"||key12==="policy")){let err138={instancePath:instancePath+"/edits",schemaPath:"#/properties/edits/oneOf/1/additional\
Properties",keyword:"additionalProperties",params:{additionalProperty:key12},message:"must NOT have additional properties"};vErrors===null?vErrors=[err138]:vErrors.
push(err138),errors++;break}if(_errs303===errors){if(data106.workspaceEdit!==void 0&&func0.call(data106,"workspaceEdit")){let data107=data106.workspaceEdit,_errs304=errors;
if(!(data107&&typeof data107=="object"&&!Array.isArray(data107))){let err139={instancePath:instancePath+"/edits/workspaceEdit",schemaPath:"#/properties/edits/on\
eOf/1/properties/workspaceEdit/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err139]:vErrors.push(err139),errors++}
var valid104=_errs304===errors}else var valid104=!0;if(valid104){if(data106.diff!==void 0&&func0.call(data106,"diff")){let _errs306=errors;if(typeof data106.diff!=
"string"){let err140={instancePath:instancePath+"/edits/diff",schemaPath:"#/properties/edits/oneOf/1/properties/diff/type",keyword:"type",params:{type:"string"},
message:"must be string"};vErrors===null?vErrors=[err140]:vErrors.push(err140),errors++}var valid104=_errs306===errors}else var valid104=!0;if(valid104){if(data106.
digest!==void 0&&func0.call(data106,"digest")){let data109=data106.digest,_errs308=errors;if(errors===errors)if(typeof data109=="string"){if(!pattern5.test(data109)){
let err141={instancePath:instancePath+"/edits/digest",schemaPath:"#/$defs/digest/pattern",keyword:"pattern",params:{pattern:"^sha256:[0-9a-f]{64}$"},message:'mu\
st match pattern "^sha256:[0-9a-f]{64}$"'};vErrors===null?vErrors=[err141]:vErrors.push(err141),errors++}}else{let err142={instancePath:instancePath+"/edits/dig\
est",schemaPath:"#/$defs/digest/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err142]:vErrors.push(err142),errors++}
var valid104=_errs308===errors}else var valid104=!0;if(valid104){if(data106.files!==void 0&&func0.call(data106,"files")){let data110=data106.files,_errs311=errors;
if(errors===_errs311)if(Array.isArray(data110)){var valid106=!0;let len6=data110.length;for(let i6=0;i6<len6;i6++){let data111=data110[i6],_errs313=errors,_errs314=errors,
_errs316=errors,_errs317=errors;if(typeof data111=="string"&&!pattern8.test(data111)){let err143={};vErrors===null?vErrors=[err143]:vErrors.push(err143),errors++}
var valid108=_errs317===errors;if(valid108){let err144={instancePath:instancePath+"/edits/files/"+i6,schemaPath:"#/$defs/path/not",keyword:"not",params:{},message:"\
must NOT be valid"};vErrors===null?vErrors=[err144]:vErrors.push(err144),errors++}else errors=_errs316,vErrors!==null&&(_errs316?vErrors.length=_errs316:vErrors=
null);if(errors===_errs314)if(typeof data111=="string"){if(func64(data111)<1){let err145={instancePath:instancePath+"/edits/files/"+i6,schemaPath:"#/$defs/path/\
minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};vErrors===null?vErrors=[err145]:vErrors.push(err145),errors++}}else{
let err146={instancePath:instancePath+"/edits/files/"+i6,schemaPath:"#/$defs/path/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===
null?vErrors=[err146]:vErrors.push(err146),errors++}var valid106=_errs313===errors;if(!valid106)break}}else{let err147={instancePath:instancePath+"/edits/files",
schemaPath:"#/properties/edits/oneOf/1/properties/files/type",keyword:"type",params:{type:"array"},message:"must be array"};vErrors===null?vErrors=[err147]:vErrors.
push(err147),errors++}var valid104=_errs311===errors}else var valid104=!0;if(valid104){if(data106.symbols!==void 0&&func0.call(data106,"symbols")){let data112=data106.
symbols,_errs318=errors;if(errors===_errs318)if(Array.isArray(data112))if(data112.length>1e3){let err148={instancePath:instancePath+"/edits/symbols",schemaPath:"\
#/properties/edits/oneOf/1/properties/symbols/maxItems",keyword:"maxItems",params:{limit:1e3},message:"must NOT have more than 1000 items"};vErrors===null?vErrors=
[err148]:vErrors.push(err148),errors++}else{var valid109=!0;let len7=data112.length;for(let i7=0;i7<len7;i7++){let data113=data112[i7],_errs320=errors;if(errors===
_errs320)if(data113&&typeof data113=="object"&&!Array.isArray(data113)){let missing49;if((data113.before===void 0||!func0.call(data113,"before"))&&(missing49="b\
efore")||(data113.after===void 0||!func0.call(data113,"after"))&&(missing49="after")){let err149={instancePath:instancePath+"/edits/symbols/"+i7,schemaPath:"#/p\
roperties/edits/oneOf/1/properties/symbols/items/required",keyword:"required",params:{missingProperty:missing49},message:"must have required property '"+missing49+
"'"};vErrors===null?vErrors=[err149]:vErrors.push(err149),errors++}else{let _errs322=errors;for(let key13 of Object.keys(data113))if(!(key13==="before"||key13===
"after")){let err150={instancePath:instancePath+"/edits/symbols/"+i7,schemaPath:"#/properties/edits/oneOf/1/properties/symbols/items/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:key13},message:"must NOT have additional properties"};vErrors===null?vErrors=[err150]:vErrors.push(err150),errors++;
break}if(_errs322===errors){if(data113.before!==void 0&&func0.call(data113,"before")){let data114=data113.before,_errs323=errors;if(typeof data114!="string"&&data114!==
null){let err151={instancePath:instancePath+"/edits/symbols/"+i7+"/before",schemaPath:"#/properties/edits/oneOf/1/properties/symbols/items/properties/before/typ\
e",keyword:"type",params:{type:schema38.properties.edits.oneOf[1].properties.symbols.items.properties.before.type},message:"must be string,null"};vErrors===null?
vErrors=[err151]:vErrors.push(err151),errors++}var valid110=_errs323===errors}else var valid110=!0;if(valid110)if(data113.after!==void 0&&func0.call(data113,"af\
ter")){let data115=data113.after,_errs325=errors;if(typeof data115!="string"&&data115!==null){let err152={instancePath:instancePath+"/edits/symbols/"+i7+"/after",
schemaPath:"#/properties/edits/oneOf/1/properties/symbols/items/properties/after/type",keyword:"type",params:{type:schema38.properties.edits.oneOf[1].properties.
symbols.items.properties.after.type},message:"must be string,null"};vErrors===null?vErrors=[err152]:vErrors.push(err152),errors++}var valid110=_errs325===errors}else
var valid110=!0}}}else{let err153={instancePath:instancePath+"/edits/symbols/"+i7,schemaPath:"#/properties/edits/oneOf/1/properties/symbols/items/type",keyword:"\
type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err153]:vErrors.push(err153),errors++}var valid109=_errs320===errors;if(!valid109)
break}}else{let err154={instancePath:instancePath+"/edits/symbols",schemaPath:"#/properties/edits/oneOf/1/properties/symbols/type",keyword:"type",params:{type:"\
array"},message:"must be array"};vErrors===null?vErrors=[err154]:vErrors.push(err154),errors++}var valid104=_errs318===errors}else var valid104=!0;if(valid104){
if(data106.dirty!==void 0&&func0.call(data106,"dirty")){let data116=data106.dirty,_errs327=errors;if(errors===_errs327)if(Array.isArray(data116)){var valid111=!0;
let len8=data116.length;for(let i8=0;i8<len8;i8++){let data117=data116[i8],_errs329=errors,_errs330=errors,_errs332=errors,_errs333=errors;if(typeof data117=="s\
tring"&&!pattern8.test(data117)){let err155={};vErrors===null?vErrors=[err155]:vErrors.push(err155),errors++}var valid113=_errs333===errors;if(valid113){let err156={
instancePath:instancePath+"/edits/dirty/"+i8,schemaPath:"#/$defs/path/not",keyword:"not",params:{},message:"must NOT be valid"};vErrors===null?vErrors=[err156]:
vErrors.push(err156),errors++}else errors=_errs332,vErrors!==null&&(_errs332?vErrors.length=_errs332:vErrors=null);if(errors===_errs330)if(typeof data117=="stri\
ng"){if(func64(data117)<1){let err157={instancePath:instancePath+"/edits/dirty/"+i8,schemaPath:"#/$defs/path/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};vErrors===null?vErrors=[err157]:vErrors.push(err157),errors++}}else{let err158={instancePath:instancePath+"/edits/dirty/"+
i8,schemaPath:"#/$defs/path/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err158]:vErrors.push(err158),errors++}
var valid111=_errs329===errors;if(!valid111)break}}else{let err159={instancePath:instancePath+"/edits/dirty",schemaPath:"#/properties/edits/oneOf/1/properties/d\
irty/type",keyword:"type",params:{type:"array"},message:"must be array"};vErrors===null?vErrors=[err159]:vErrors.push(err159),errors++}var valid104=_errs327===errors}else
var valid104=!0;if(valid104)if(data106.policy!==void 0&&func0.call(data106,"policy")){let data118=data106.policy,_errs334=errors;if(errors===_errs334)if(Array.isArray(
data118)){var valid114=!0;let len9=data118.length;for(let i9=0;i9<len9;i9++){let data119=data118[i9],_errs336=errors;if(errors===_errs336)if(data119&&typeof data119==
"object"&&!Array.isArray(data119)){let missing50;if((data119.allow===void 0||!func0.call(data119,"allow"))&&(missing50="allow")||(data119.deny===void 0||!func0.
call(data119,"deny"))&&(missing50="deny")){let err160={instancePath:instancePath+"/edits/policy/"+i9,schemaPath:"#/properties/edits/oneOf/1/properties/policy/it\
ems/required",keyword:"required",params:{missingProperty:missing50},message:"must have required property '"+missing50+"'"};vErrors===null?vErrors=[err160]:vErrors.
push(err160),errors++}else{let _errs338=errors;for(let key14 of Object.keys(data119))if(!(key14==="allow"||key14==="deny")){let err161={instancePath:instancePath+
"/edits/policy/"+i9,schemaPath:"#/properties/edits/oneOf/1/properties/policy/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key14},
message:"must NOT have additional properties"};vErrors===null?vErrors=[err161]:vErrors.push(err161),errors++;break}if(_errs338===errors){if(data119.allow!==void 0&&
func0.call(data119,"allow")){let data120=data119.allow,_errs339=errors;if(!Array.isArray(data120)&&data120!==null){let err162={instancePath:instancePath+"/edits\
/policy/"+i9+"/allow",schemaPath:"#/properties/edits/oneOf/1/properties/policy/items/properties/allow/type",keyword:"type",params:{type:schema38.properties.edits.
oneOf[1].properties.policy.items.properties.allow.type},message:"must be array,null"};vErrors===null?vErrors=[err162]:vErrors.push(err162),errors++}if(errors===
_errs339&&Array.isArray(data120)){var valid116=!0;let len10=data120.length;for(let i10=0;i10<len10;i10++){let _errs341=errors;if(typeof data120[i10]!="string"){
let err163={instancePath:instancePath+"/edits/policy/"+i9+"/allow/"+i10,schemaPath:"#/properties/edits/oneOf/1/properties/policy/items/properties/allow/items/ty\
pe",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err163]:vErrors.push(err163),errors++}var valid116=_errs341===errors;
if(!valid116)break}}var valid115=_errs339===errors}else var valid115=!0;if(valid115)if(data119.deny!==void 0&&func0.call(data119,"deny")){let data122=data119.deny,
_errs343=errors;if(errors===_errs343)if(Array.isArray(data122)){var valid117=!0;let len11=data122.length;for(let i11=0;i11<len11;i11++){let _errs345=errors;if(typeof data122[i11]!=
"string"){let err164={instancePath:instancePath+"/edits/policy/"+i9+"/deny/"+i11,schemaPath:"#/properties/edits/oneOf/1/properties/policy/items/properties/deny/\
items/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err164]:vErrors.push(err164),errors++}var valid117=_errs345===
errors;if(!valid117)break}}else{let err165={instancePath:instancePath+"/edits/policy/"+i9+"/deny",schemaPath:"#/properties/edits/oneOf/1/properties/policy/items\
/properties/deny/type",keyword:"type",params:{type:"array"},message:"must be array"};vErrors===null?vErrors=[err165]:vErrors.push(err165),errors++}var valid115=_errs343===
errors}else var valid115=!0}}}else{let err166={instancePath:instancePath+"/edits/policy/"+i9,schemaPath:"#/properties/edits/oneOf/1/properties/policy/items/type",
keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err166]:vErrors.push(err166),errors++}var valid114=_errs336===errors;if(!valid114)
break}}else{let err167={instancePath:instancePath+"/edits/policy",schemaPath:"#/properties/edits/oneOf/1/properties/policy/type",keyword:"type",params:{type:"ar\
ray"},message:"must be array"};vErrors===null?vErrors=[err167]:vErrors.push(err167),errors++}var valid104=_errs334===errors}else var valid104=!0}}}}}}}}else{let err168={
instancePath:instancePath+"/edits",schemaPath:"#/properties/edits/oneOf/1/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=
[err168]:vErrors.push(err168),errors++}var _valid22=_errs301===errors;if(_valid22&&valid103?(valid103=!1,passing5=[passing5,1]):_valid22&&(valid103=!0,passing5=
1),valid103)errors=_errs298,vErrors!==null&&(_errs298?vErrors.length=_errs298:vErrors=null);else{let err169={instancePath:instancePath+"/edits",schemaPath:"#/pr\
operties/edits/oneOf",keyword:"oneOf",params:{passingSchemas:passing5},message:"must match exactly one schema in oneOf"};return vErrors===null?vErrors=[err169]:
vErrors.push(err169),errors++,validate26.errors=vErrors,!1}var valid70=_errs297===errors}else var valid70=!0;if(valid70){if(data.processReward!==void 0&&func0.call(
data,"processReward")){let data124=data.processReward,_errs347=errors,_errs348=errors,valid118=!1,passing6=null,_errs349=errors;if(data124!==null){let err170={instancePath:instancePath+
"/processReward",schemaPath:"#/properties/processReward/oneOf/0/type",keyword:"type",params:{type:"null"},message:"must be null"};vErrors===null?vErrors=[err170]:
vErrors.push(err170),errors++}var _valid23=_errs349===errors;_valid23&&(valid118=!0,passing6=0);let _errs351=errors;if(errors===_errs351)if(data124&&typeof data124==
"object"&&!Array.isArray(data124)){let missing51;if((data124.r===void 0||!func0.call(data124,"r"))&&(missing51="r")||(data124.components===void 0||!func0.call(data124,
"components"))&&(missing51="components")||(data124.weights===void 0||!func0.call(data124,"weights"))&&(missing51="weights")||(data124.explanation===void 0||!func0.
call(data124,"explanation"))&&(missing51="explanation")){let err171={instancePath:instancePath+"/processReward",schemaPath:"#/properties/processReward/oneOf/1/r\
equired",keyword:"required",params:{missingProperty:missing51},message:"must have required property '"+missing51+"'"};vErrors===null?vErrors=[err171]:vErrors.push(
err171),errors++}else{let _errs353=errors;for(let key15 of Object.keys(data124))if(!(key15==="r"||key15==="components"||key15==="weights"||key15==="explanation")){
let err172={instancePath:instancePath+"/processReward",schemaPath:"#/properties/processReward/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:key15},message:"must NOT have additional properties"};vErrors===null?vErrors=[err172]:vErrors.push(err172),errors++;break}if(_errs353===errors){
if(data124.r!==void 0&&func0.call(data124,"r")){let data125=data124.r,_errs354=errors;if(!(typeof data125=="number"&&isFinite(data125))){let err173={instancePath:instancePath+
"/processReward/r",schemaPath:"#/properties/processReward/oneOf/1/properties/r/type",keyword:"type",params:{type:"number"},message:"must be number"};vErrors===null?
vErrors=[err173]:vErrors.push(err173),errors++}var valid119=_errs354===errors}else var valid119=!0;if(valid119){if(data124.components!==void 0&&func0.call(data124,
"components")){let data126=data124.components,_errs356=errors;if(errors===_errs356)if(data126&&typeof data126=="object"&&!Array.isArray(data126)){let missing52;
if((data126.diag_delta===void 0||!func0.call(data126,"diag_delta"))&&(missing52="diag_delta")||(data126.safety===void 0||!func0.call(data126,"safety"))&&(missing52=
"safety")||(data126.ambiguity_penalty===void 0||!func0.call(data126,"ambiguity_penalty"))&&(missing52="ambiguity_penalty")||(data126.alpha_conf===void 0||!func0.
call(data126,"alpha_conf"))&&(missing52="alpha_conf")){let err174={instancePath:instancePath+"/processReward/components",schemaPath:"#/properties/processReward/\
oneOf/1/properties/components/required",keyword:"required",params:{missingProperty:missing52},message:"must have required property '"+missing52+"'"};vErrors===null?
vErrors=[err174]:vErrors.push(err174),errors++}else{let _errs358=errors;for(let key16 of Object.keys(data126))if(!(key16==="diag_delta"||key16==="safety"||key16===
"ambiguity_penalty"||key16==="alpha_conf")){let err175={instancePath:instancePath+"/processReward/components",schemaPath:"#/properties/processReward/oneOf/1/pro\
perties/components/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key16},message:"must NOT have additional properties"};vErrors===
null?vErrors=[err175]:vErrors.push(err175),errors++;break}if(_errs358===errors){if(data126.diag_delta!==void 0&&func0.call(data126,"diag_delta")){let data127=data126.
diag_delta,_errs359=errors;if(!(typeof data127=="number"&&isFinite(data127))){let err176={instancePath:instancePath+"/processReward/components/diag_delta",schemaPath:"\
#/properties/processReward/oneOf/1/properties/components/properties/diag_delta/type",keyword:"type",params:{type:"number"},message:"must be number"};vErrors===null?
vErrors=[err176]:vErrors.push(err176),errors++}var valid120=_errs359===errors}else var valid120=!0;if(valid120){if(data126.safety!==void 0&&func0.call(data126,"\
safety")){let data128=data126.safety,_errs361=errors;if(!(data128===0||data128===1)){let err177={instancePath:instancePath+"/processReward/components/safety",schemaPath:"\
#/properties/processReward/oneOf/1/properties/components/properties/safety/enum",keyword:"enum",params:{allowedValues:schema38.properties.processReward.oneOf[1].
properties.components.properties.safety.enum},message:"must be equal to one of the allowed values"};vErrors===null?vErrors=[err177]:vErrors.push(err177),errors++}
var valid120=_errs361===errors}else var valid120=!0;if(valid120){if(data126.ambiguity_penalty!==void 0&&func0.call(data126,"ambiguity_penalty")){let data129=data126.
ambiguity_penalty,_errs362=errors;if(!(typeof data129=="number"&&isFinite(data129))){let err178={instancePath:instancePath+"/processReward/components/ambiguity_\
penalty",schemaPath:"#/properties/processReward/oneOf/1/properties/components/properties/ambiguity_penalty/type",keyword:"type",params:{type:"number"},message:"\
must be number"};vErrors===null?vErrors=[err178]:vErrors.push(err178),errors++}var valid120=_errs362===errors}else var valid120=!0;if(valid120)if(data126.alpha_conf!==
void 0&&func0.call(data126,"alpha_conf")){let data130=data126.alpha_conf,_errs364=errors;if(!(typeof data130=="number"&&isFinite(data130))){let err179={instancePath:instancePath+
"/processReward/components/alpha_conf",schemaPath:"#/properties/processReward/oneOf/1/properties/components/properties/alpha_conf/type",keyword:"type",params:{type:"\
number"},message:"must be number"};vErrors===null?vErrors=[err179]:vErrors.push(err179),errors++}var valid120=_errs364===errors}else var valid120=!0}}}}}else{let err180={
instancePath:instancePath+"/processReward/components",schemaPath:"#/properties/processReward/oneOf/1/properties/components/type",keyword:"type",params:{type:"ob\
ject"},message:"must be object"};vErrors===null?vErrors=[err180]:vErrors.push(err180),errors++}var valid119=_errs356===errors}else var valid119=!0;if(valid119){
if(data124.weights!==void 0&&func0.call(data124,"weights")){let data131=data124.weights,_errs366=errors;if(errors===_errs366)if(data131&&typeof data131=="object"&&
!Array.isArray(data131)){let missing53;if((data131.alpha===void 0||!func0.call(data131,"alpha"))&&(missing53="alpha")||(data131.beta===void 0||!func0.call(data131,
"beta"))&&(missing53="beta")||(data131.gamma===void 0||!func0.call(data131,"gamma"))&&(missing53="gamma")){let err181={instancePath:instancePath+"/processReward\
/weights",schemaPath:"#/properties/processReward/oneOf/1/properties/weights/required",keyword:"required",params:{missingProperty:missing53},message:"must have r\
equired property '"+missing53+"'"};vErrors===null?vErrors=[err181]:vErrors.push(err181),errors++}else{let _errs368=errors;for(let key17 of Object.keys(data131))
if(!(key17==="alpha"||key17==="beta"||key17==="gamma")){let err182={instancePath:instancePath+"/processReward/weights",schemaPath:"#/properties/processReward/on\
eOf/1/properties/weights/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key17},message:"must NOT have additional properties"};vErrors===
null?vErrors=[err182]:vErrors.push(err182),errors++;break}if(_errs368===errors){if(data131.alpha!==void 0&&func0.call(data131,"alpha")){let data132=data131.alpha,
_errs369=errors;if(!(typeof data132=="number"&&isFinite(data132))){let err183={instancePath:instancePath+"/processReward/weights/alpha",schemaPath:"#/properties\
/processReward/oneOf/1/properties/weights/properties/alpha/type",keyword:"type",params:{type:"number"},message:"must be number"};vErrors===null?vErrors=[err183]:
vErrors.push(err183),errors++}var valid121=_errs369===errors}else var valid121=!0;if(valid121){if(data131.beta!==void 0&&func0.call(data131,"beta")){let data133=data131.
beta,_errs371=errors;if(!(typeof data133=="number"&&isFinite(data133))){let err184={instancePath:instancePath+"/processReward/weights/beta",schemaPath:"#/proper\
ties/processReward/oneOf/1/properties/weights/properties/beta/type",keyword:"type",params:{type:"number"},message:"must be number"};vErrors===null?vErrors=[err184]:
vErrors.push(err184),errors++}var valid121=_errs371===errors}else var valid121=!0;if(valid121)if(data131.gamma!==void 0&&func0.call(data131,"gamma")){let data134=data131.
gamma,_errs373=errors;if(!(typeof data134=="number"&&isFinite(data134))){let err185={instancePath:instancePath+"/processReward/weights/gamma",schemaPath:"#/prop\
erties/processReward/oneOf/1/properties/weights/properties/gamma/type",keyword:"type",params:{type:"number"},message:"must be number"};vErrors===null?vErrors=[err185]:
vErrors.push(err185),errors++}var valid121=_errs373===errors}else var valid121=!0}}}}else{let err186={instancePath:instancePath+"/processReward/weights",schemaPath:"\
#/properties/processReward/oneOf/1/properties/weights/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err186]:vErrors.
push(err186),errors++}var valid119=_errs366===errors}else var valid119=!0;if(valid119)if(data124.explanation!==void 0&&func0.call(data124,"explanation")){let _errs375=errors;
if(typeof data124.explanation!="string"){let err187={instancePath:instancePath+"/processReward/explanation",schemaPath:"#/properties/processReward/oneOf/1/prope\
rties/explanation/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err187]:vErrors.push(err187),errors++}var valid119=_errs375===
errors}else var valid119=!0}}}}}else{let err188={instancePath:instancePath+"/processReward",schemaPath:"#/properties/processReward/oneOf/1/type",keyword:"type",
params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err188]:vErrors.push(err188),errors++}var _valid23=_errs351===errors;if(_valid23&&valid118?
(valid118=!1,passing6=[passing6,1]):_valid23&&(valid118=!0,passing6=1),valid118)errors=_errs348,vErrors!==null&&(_errs348?vErrors.length=_errs348:vErrors=null);else{
let err189={instancePath:instancePath+"/processReward",schemaPath:"#/properties/processReward/oneOf",keyword:"oneOf",params:{passingSchemas:passing6},message:"m\
ust match exactly one schema in oneOf"};return vErrors===null?vErrors=[err189]:vErrors.push(err189),errors++,validate26.errors=vErrors,!1}var valid70=_errs347===
errors}else var valid70=!0;if(valid70){if(data.environment!==void 0&&func0.call(data,"environment")){let data136=data.environment,_errs377=errors;if(errors===_errs377)
if(data136&&typeof data136=="object"&&!Array.isArray(data136)){let missing54;if((data136.snapshot===void 0||!func0.call(data136,"snapshot"))&&(missing54="snapsh\
ot")||(data136.root===void 0||!func0.call(data136,"root"))&&(missing54="root")||(data136.server===void 0||!func0.call(data136,"server"))&&(missing54="server")||
(data136.positionEncoding===void 0||!func0.call(data136,"positionEncoding"))&&(missing54="positionEncoding")||(data136.toolchain===void 0||!func0.call(data136,"\
toolchain"))&&(missing54="toolchain")||(data136.readiness===void 0||!func0.call(data136,"readiness"))&&(missing54="readiness")||(data136.digests===void 0||!func0.
call(data136,"digests"))&&(missing54="digests")||(data136.platform===void 0||!func0.call(data136,"platform"))&&(missing54="platform"))return validate26.errors=[
{instancePath:instancePath+"/environment",schemaPath:"#/properties/environment/required",keyword:"required",params:{missingProperty:missing54},message:"must hav\
e required property '"+missing54+"'"}],!1;{let _errs379=errors;for(let key18 of Object.keys(data136))if(!(key18==="snapshot"||key18==="root"||key18==="server"||
key18==="positionEncoding"||key18==="toolchain"||key18==="readiness"||key18==="digests"||key18==="platform"))return validate26.errors=[{instancePath:instancePath+
"/environment",schemaPath:"#/properties/environment/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key18},message:"must NOT hav\
e additional properties"}],!1;if(_errs379===errors){if(data136.snapshot!==void 0&&func0.call(data136,"snapshot")){let data137=data136.snapshot,_errs380=errors,_errs381=errors,
valid123=!1,passing7=null,_errs382=errors;if(data137!==null){let err190={instancePath:instancePath+"/environment/snapshot",schemaPath:"#/properties/environment/\
properties/snapshot/oneOf/0/type",keyword:"type",params:{type:"null"},message:"must be null"};vErrors===null?vErrors=[err190]:vErrors.push(err190),errors++}var _valid24=_errs382===
errors;_valid24&&(valid123=!0,passing7=0);let _errs384=errors;if(errors===_errs384)if(data137&&typeof data137=="object"&&!Array.isArray(data137)){let missing55;
if((data137.commit===void 0||!func0.call(data137,"commit"))&&(missing55="commit")||(data137.tree===void 0||!func0.call(data137,"tree"))&&(missing55="tree")){let err191={
instancePath:instancePath+"/environment/snapshot",schemaPath:"#/properties/environment/properties/snapshot/oneOf/1/required",keyword:"required",params:{missingProperty:missing55},
message:"must have required property '"+missing55+"'"};vErrors===null?vErrors=[err191]:vErrors.push(err191),errors++}else{let _errs386=errors;for(let key19 of Object.
keys(data137))if(!(key19==="commit"||key19==="tree")){let err192={instancePath:instancePath+"/environment/snapshot",schemaPath:"#/properties/environment/propert\
ies/snapshot/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key19},message:"must NOT have additional properties"};vErrors===
null?vErrors=[err192]:vErrors.push(err192),errors++;break}if(_errs386===errors){if(data137.commit!==void 0&&func0.call(data137,"commit")){let data138=data137.commit,
_errs387=errors,_errs388=errors,valid125=!1,passing8=null,_errs389=errors;if(data138!==null){let err193={instancePath:instancePath+"/environment/snapshot/commit",
schemaPath:"#/properties/environment/properties/snapshot/oneOf/1/properties/commit/oneOf/0/type",keyword:"type",params:{type:"null"},message:"must be null"};vErrors===
null?vErrors=[err193]:vErrors.push(err193),errors++}var _valid25=_errs389===errors;_valid25&&(valid125=!0,passing8=0);let _errs391=errors;if(errors===errors)if(typeof data138==
"string"){if(!pattern10.test(data138)){let err194={instancePath:instancePath+"/environment/snapshot/commit",schemaPath:"#/$defs/objectId/pattern",keyword:"patte\
rn",params:{pattern:"^(?:[0-9a-f]{40}|[0-9a-f]{64})$"},message:'must match pattern "^(?:[0-9a-f]{40}|[0-9a-f]{64})$"'};vErrors===null?vErrors=[err194]:vErrors.push(
err194),errors++}}else{let err195={instancePath:instancePath+"/environment/snapshot/commit",schemaPath:"#/$defs/objectId/type",keyword:"type",params:{type:"stri\
ng"},message:"must be string"};vErrors===null?vErrors=[err195]:vErrors.push(err195),errors++}var _valid25=_errs391===errors;if(_valid25&&valid125?(valid125=!1,passing8=
[passing8,1]):_valid25&&(valid125=!0,passing8=1),valid125)errors=_errs388,vErrors!==null&&(_errs388?vErrors.length=_errs388:vErrors=null);else{let err196={instancePath:instancePath+
"/environment/snapshot/commit",schemaPath:"#/properties/environment/properties/snapshot/oneOf/1/properties/commit/oneOf",keyword:"oneOf",params:{passingSchemas:passing8},
message:"must match exactly one schema in oneOf"};vErrors===null?vErrors=[err196]:vErrors.push(err196),errors++}var valid124=_errs387===errors}else var valid124=!0;
if(valid124)if(data137.tree!==void 0&&func0.call(data137,"tree")){let data139=data137.tree,_errs394=errors;if(errors===errors)if(typeof data139=="string"){if(!pattern10.
test(data139)){let err197={instancePath:instancePath+"/environment/snapshot/tree",schemaPath:"#/$defs/objectId/pattern",keyword:"pattern",params:{pattern:"^(?:[\
0-9a-f]{40}|[0-9a-f]{64})$"},message:'must match pattern "^(?:[0-9a-f]{40}|[0-9a-f]{64})$"'};vErrors===null?vErrors=[err197]:vErrors.push(err197),errors++}}else{
let err198={instancePath:instancePath+"/environment/snapshot/tree",schemaPath:"#/$defs/objectId/type",keyword:"type",params:{type:"string"},message:"must be str\
ing"};vErrors===null?vErrors=[err198]:vErrors.push(err198),errors++}var valid124=_errs394===errors}else var valid124=!0}}}else{let err199={instancePath:instancePath+
"/environment/snapshot",schemaPath:"#/properties/environment/properties/snapshot/oneOf/1/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===
null?vErrors=[err199]:vErrors.push(err199),errors++}var _valid24=_errs384===errors;if(_valid24&&valid123?(valid123=!1,passing7=[passing7,1]):_valid24&&(valid123=
!0,passing7=1),valid123)errors=_errs381,vErrors!==null&&(_errs381?vErrors.length=_errs381:vErrors=null);else{let err200={instancePath:instancePath+"/environment\
/snapshot",schemaPath:"#/properties/environment/properties/snapshot/oneOf",keyword:"oneOf",params:{passingSchemas:passing7},message:"must match exactly one sche\
ma in oneOf"};return vErrors===null?vErrors=[err200]:vErrors.push(err200),errors++,validate26.errors=vErrors,!1}var valid122=_errs380===errors}else var valid122=!0;
if(valid122){if(data136.root!==void 0&&func0.call(data136,"root")){let data140=data136.root,_errs397=errors,_errs398=errors,valid128=!1,passing9=null,_errs399=errors;
if(data140!==null){let err201={instancePath:instancePath+"/environment/root",schemaPath:"#/properties/environment/properties/root/oneOf/0/type",keyword:"type",params:{
type:"null"},message:"must be null"};vErrors===null?vErrors=[err201]:vErrors.push(err201),errors++}var _valid26=_errs399===errors;_valid26&&(valid128=!0,passing9=
0);let _errs401=errors;if(data140!=="."){let err202={instancePath:instancePath+"/environment/root",schemaPath:"#/properties/environment/properties/root/oneOf/1/\
const",keyword:"const",params:{allowedValue:"."},message:"must be equal to constant"};vErrors===null?vErrors=[err202]:vErrors.push(err202),errors++}var _valid26=_errs401===
errors;if(_valid26&&valid128)valid128=!1,passing9=[passing9,1];else{_valid26&&(valid128=!0,passing9=1);let _errs402=errors,_errs403=errors,_errs405=errors,_errs406=errors;
if(typeof data140=="string"&&!pattern8.test(data140)){let err203={};vErrors===null?vErrors=[err203]:vErrors.push(err203),errors++}var valid130=_errs406===errors;
if(valid130){let err204={instancePath:instancePath+"/environment/root",schemaPath:"#/$defs/path/not",keyword:"not",params:{},message:"must NOT be valid"};vErrors===
null?vErrors=[err204]:vErrors.push(err204),errors++}else errors=_errs405,vErrors!==null&&(_errs405?vErrors.length=_errs405:vErrors=null);if(errors===_errs403)if(typeof data140==
"string"){if(func64(data140)<1){let err205={instancePath:instancePath+"/environment/root",schemaPath:"#/$defs/path/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};vErrors===null?vErrors=[err205]:vErrors.push(err205),errors++}}else{let err206={instancePath:instancePath+"/env\
ironment/root",schemaPath:"#/$defs/path/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err206]:vErrors.push(err206),
errors++}var _valid26=_errs402===errors;_valid26&&valid128?(valid128=!1,passing9=[passing9,2]):_valid26&&(valid128=!0,passing9=2)}if(valid128)errors=_errs398,vErrors!==
null&&(_errs398?vErrors.length=_errs398:vErrors=null);else{let err207={instancePath:instancePath+"/environment/root",schemaPath:"#/properties/environment/proper\
ties/root/oneOf",keyword:"oneOf",params:{passingSchemas:passing9},message:"must match exactly one schema in oneOf"};return vErrors===null?vErrors=[err207]:vErrors.
push(err207),errors++,validate26.errors=vErrors,!1}var valid122=_errs397===errors}else var valid122=!0;if(valid122){if(data136.server!==void 0&&func0.call(data136,
"server")){let data141=data136.server,_errs407=errors,_errs408=errors,valid131=!1,passing10=null,_errs409=errors;if(data141!==null){let err208={instancePath:instancePath+
"/environment/server",schemaPath:"#/properties/environment/properties/server/oneOf/0/type",keyword:"type",params:{type:"null"},message:"must be null"};vErrors===
null?vErrors=[err208]:vErrors.push(err208),errors++}var _valid27=_errs409===errors;_valid27&&(valid131=!0,passing10=0);let _errs411=errors;if(errors===_errs411)
if(data141&&typeof data141=="object"&&!Array.isArray(data141)){let missing56;if((data141.id===void 0||!func0.call(data141,"id"))&&(missing56="id")||(data141.version===
void 0||!func0.call(data141,"version"))&&(missing56="version")){let err209={instancePath:instancePath+"/environment/server",schemaPath:"#/properties/environment\
/properties/server/oneOf/1/required",keyword:"required",params:{missingProperty:missing56},message:"must have required property '"+missing56+"'"};vErrors===null?
vErrors=[err209]:vErrors.push(err209),errors++}else{let _errs413=errors;for(let key20 of Object.keys(data141))if(!(key20==="id"||key20==="version")){let err210={
instancePath:instancePath+"/environment/server",schemaPath:"#/properties/environment/properties/server/oneOf/1/additionalProperties",keyword:"additionalProperti\
es",params:{additionalProperty:key20},message:"must NOT have additional properties"};vErrors===null?vErrors=[err210]:vErrors.push(err210),errors++;break}if(_errs413===
errors){if(data141.id!==void 0&&func0.call(data141,"id")){let data142=data141.id,_errs414=errors;if(errors===_errs414)if(typeof data142=="string"){if(func64(data142)<
1){let err211={instancePath:instancePath+"/environment/server/id",schemaPath:"#/properties/environment/properties/server/oneOf/1/properties/id/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};vErrors===null?vErrors=[err211]:vErrors.push(err211),errors++}}else{let err212={instancePath:instancePath+
"/environment/server/id",schemaPath:"#/properties/environment/properties/server/oneOf/1/properties/id/type",keyword:"type",params:{type:"string"},message:"must \
be string"};vErrors===null?vErrors=[err212]:vErrors.push(err212),errors++}var valid132=_errs414===errors}else var valid132=!0;if(valid132)if(data141.version!==void 0&&
func0.call(data141,"version")){let data143=data141.version,_errs416=errors;if(errors===_errs416)if(typeof data143=="string"){if(func64(data143)<1){let err213={instancePath:instancePath+
"/environment/server/version",schemaPath:"#/properties/environment/properties/server/oneOf/1/properties/version/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};vErrors===null?vErrors=[err213]:vErrors.push(err213),errors++}}else{let err214={instancePath:instancePath+"/env\
ironment/server/version",schemaPath:"#/properties/environment/properties/server/oneOf/1/properties/version/type",keyword:"type",params:{type:"string"},message:"\
must be string"};vErrors===null?vErrors=[err214]:vErrors.push(err214),errors++}var valid132=_errs416===errors}else var valid132=!0}}}else{let err215={instancePath:instancePath+
"/environment/server",schemaPath:"#/properties/environment/properties/server/oneOf/1/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===
null?vErrors=[err215]:vErrors.push(err215),errors++}var _valid27=_errs411===errors;if(_valid27&&valid131?(valid131=!1,passing10=[passing10,1]):_valid27&&(valid131=
!0,passing10=1),valid131)errors=_errs408,vErrors!==null&&(_errs408?vErrors.length=_errs408:vErrors=null);else{let err216={instancePath:instancePath+"/environmen\
t/server",schemaPath:"#/properties/environment/properties/server/oneOf",keyword:"oneOf",params:{passingSchemas:passing10},message:"must match exactly one schema\
 in oneOf"};return vErrors===null?vErrors=[err216]:vErrors.push(err216),errors++,validate26.errors=vErrors,!1}var valid122=_errs407===errors}else var valid122=!0;
if(valid122){if(data136.positionEncoding!==void 0&&func0.call(data136,"positionEncoding")){let data144=data136.positionEncoding,_errs418=errors;if(!(data144==="\
utf-8"||data144==="utf-16"||data144==="utf-32"||data144===null))return validate26.errors=[{instancePath:instancePath+"/environment/positionEncoding",schemaPath:"\
#/properties/environment/properties/positionEncoding/enum",keyword:"enum",params:{allowedValues:schema38.properties.environment.properties.positionEncoding.enum},
message:"must be equal to one of the allowed values"}],!1;var valid122=_errs418===errors}else var valid122=!0;if(valid122){if(data136.toolchain!==void 0&&func0.
call(data136,"toolchain")){let data145=data136.toolchain,_errs419=errors,_errs420=errors,valid133=!1,passing11=null,_errs421=errors;if(data145!==null){let err217={
instancePath:instancePath+"/environment/toolchain",schemaPath:"#/properties/environment/properties/toolchain/oneOf/0/type",keyword:"type",params:{type:"null"},message:"\
must be null"};vErrors===null?vErrors=[err217]:vErrors.push(err217),errors++}var _valid28=_errs421===errors;_valid28&&(valid133=!0,passing11=0);let _errs423=errors;
if(errors===_errs423)if(data145&&typeof data145=="object"&&!Array.isArray(data145)){let missing57;if((data145.name===void 0||!func0.call(data145,"name"))&&(missing57=
"name")||(data145.version===void 0||!func0.call(data145,"version"))&&(missing57="version")){let err218={instancePath:instancePath+"/environment/toolchain",schemaPath:"\
#/properties/environment/properties/toolchain/oneOf/1/required",keyword:"required",params:{missingProperty:missing57},message:"must have required property '"+missing57+
"'"};vErrors===null?vErrors=[err218]:vErrors.push(err218),errors++}else{let _errs425=errors;for(let key21 of Object.keys(data145))if(!(key21==="name"||key21==="\
version")){let err219={instancePath:instancePath+"/environment/toolchain",schemaPath:"#/properties/environment/properties/toolchain/oneOf/1/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:key21},message:"must NOT have additional properties"};vErrors===null?vErrors=[err219]:vErrors.push(err219),
errors++;break}if(_errs425===errors){if(data145.name!==void 0&&func0.call(data145,"name")){let _errs426=errors;if(typeof data145.name!="string"){let err220={instancePath:instancePath+
"/environment/toolchain/name",schemaPath:"#/properties/environment/properties/toolchain/oneOf/1/properties/name/type",keyword:"type",params:{type:"string"},message:"\
must be string"};vErrors===null?vErrors=[err220]:vErrors.push(err220),errors++}var valid134=_errs426===errors}else var valid134=!0;if(valid134)if(data145.version!==
void 0&&func0.call(data145,"version")){let _errs428=errors;if(typeof data145.version!="string"){let err221={instancePath:instancePath+"/environment/toolchain/ve\
rsion",schemaPath:"#/properties/environment/properties/toolchain/oneOf/1/properties/version/type",keyword:"type",params:{type:"string"},message:"must be string"};
vErrors===null?vErrors=[err221]:vErrors.push(err221),errors++}var valid134=_errs428===errors}else var valid134=!0}}}else{let err222={instancePath:instancePath+"\
/environment/toolchain",schemaPath:"#/properties/environment/properties/toolchain/oneOf/1/type",keyword:"type",params:{type:"object"},message:"must be object"};
vErrors===null?vErrors=[err222]:vErrors.push(err222),errors++}var _valid28=_errs423===errors;if(_valid28&&valid133?(valid133=!1,passing11=[passing11,1]):_valid28&&
(valid133=!0,passing11=1),valid133)errors=_errs420,vErrors!==null&&(_errs420?vErrors.length=_errs420:vErrors=null);else{let err223={instancePath:instancePath+"/\
environment/toolchain",schemaPath:"#/properties/environment/properties/toolchain/oneOf",keyword:"oneOf",params:{passingSchemas:passing11},message:"must match ex\
actly one schema in oneOf"};return vErrors===null?vErrors=[err223]:vErrors.push(err223),errors++,validate26.errors=vErrors,!1}var valid122=_errs419===errors}else
var valid122=!0;if(valid122){if(data136.readiness!==void 0&&func0.call(data136,"readiness")){let data148=data136.readiness,_errs430=errors,_errs431=errors,valid135=!1,
passing12=null,_errs432=errors;if(data148!==null){let err224={instancePath:instancePath+"/environment/readiness",schemaPath:"#/properties/environment/properties\
/readiness/oneOf/0/type",keyword:"type",params:{type:"null"},message:"must be null"};vErrors===null?vErrors=[err224]:vErrors.push(err224),errors++}var _valid29=_errs432===
errors;_valid29&&(valid135=!0,passing12=0);let _errs434=errors;if(errors===_errs434)if(data148&&typeof data148=="object"&&!Array.isArray(data148)){let missing58;
if((data148.method===void 0||!func0.call(data148,"method"))&&(missing58="method")||(data148.evidence===void 0||!func0.call(data148,"evidence"))&&(missing58="evi\
dence")){let err225={instancePath:instancePath+"/environment/readiness",schemaPath:"#/properties/environment/properties/readiness/oneOf/1/required",keyword:"req\
uired",params:{missingProperty:missing58},message:"must have required property '"+missing58+"'"};vErrors===null?vErrors=[err225]:vErrors.push(err225),errors++}else{
let _errs436=errors;for(let key22 of Object.keys(data148))if(!(key22==="method"||key22==="evidence")){let err226={instancePath:instancePath+"/environment/readin\
ess",schemaPath:"#/properties/environment/properties/readiness/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key22},message:"\
must NOT have additional properties"};vErrors===null?vErrors=[err226]:vErrors.push(err226),errors++;break}if(_errs436===errors){if(data148.method!==void 0&&func0.
call(data148,"method")){let data149=data148.method,_errs437=errors;if(errors===_errs437)if(typeof data149=="string"){if(func64(data149)<1){let err227={instancePath:instancePath+
"/environment/readiness/method",schemaPath:"#/properties/environment/properties/readiness/oneOf/1/properties/method/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};vErrors===null?vErrors=[err227]:vErrors.push(err227),errors++}}else{let err228={instancePath:instancePath+"/env\
ironment/readiness/method",schemaPath:"#/properties/environment/properties/readiness/oneOf/1/properties/method/type",keyword:"type",params:{type:"string"},message:"\
must be string"};vErrors===null?vErrors=[err228]:vErrors.push(err228),errors++}var valid136=_errs437===errors}else var valid136=!0;if(valid136)if(data148.evidence!==
void 0&&func0.call(data148,"evidence")){let _errs439=errors;if(typeof data148.evidence!="string"){let err229={instancePath:instancePath+"/environment/readiness/\
evidence",schemaPath:"#/properties/environment/properties/readiness/oneOf/1/properties/evidence/type",keyword:"type",params:{type:"string"},message:"must be str\
ing"};vErrors===null?vErrors=[err229]:vErrors.push(err229),errors++}var valid136=_errs439===errors}else var valid136=!0}}}else{let err230={instancePath:instancePath+
"/environment/readiness",schemaPath:"#/properties/environment/properties/readiness/oneOf/1/type",keyword:"type",params:{type:"object"},message:"must be object"};
vErrors===null?vErrors=[err230]:vErrors.push(err230),errors++}var _valid29=_errs434===errors;if(_valid29&&valid135?(valid135=!1,passing12=[passing12,1]):_valid29&&
(valid135=!0,passing12=1),valid135)errors=_errs431,vErrors!==null&&(_errs431?vErrors.length=_errs431:vErrors=null);else{let err231={instancePath:instancePath+"/\
environment/readiness",schemaPath:"#/properties/environment/properties/readiness/oneOf",keyword:"oneOf",params:{passingSchemas:passing12},message:"must match ex\
actly one schema in oneOf"};return vErrors===null?vErrors=[err231]:vErrors.push(err231),errors++,validate26.errors=vErrors,!1}var valid122=_errs430===errors}else
var valid122=!0;if(valid122){if(data136.digests!==void 0&&func0.call(data136,"digests")){let data151=data136.digests,_errs441=errors,_errs442=errors,valid137=!1,
passing13=null,_errs443=errors;if(data151!==null){let err232={instancePath:instancePath+"/environment/digests",schemaPath:"#/properties/environment/properties/d\
igests/oneOf/0/type",keyword:"type",params:{type:"null"},message:"must be null"};vErrors===null?vErrors=[err232]:vErrors.push(err232),errors++}var _valid30=_errs443===
errors;_valid30&&(valid137=!0,passing13=0);let _errs445=errors;if(errors===_errs445)if(data151&&typeof data151=="object"&&!Array.isArray(data151)){let missing59;
if((data151.configuration===void 0||!func0.call(data151,"configuration"))&&(missing59="configuration")||(data151.packages===void 0||!func0.call(data151,"package\
s"))&&(missing59="packages")){let err233={instancePath:instancePath+"/environment/digests",schemaPath:"#/properties/environment/properties/digests/oneOf/1/requi\
red",keyword:"required",params:{missingProperty:missing59},message:"must have required property '"+missing59+"'"};vErrors===null?vErrors=[err233]:vErrors.push(err233),
errors++}else{let _errs447=errors;for(let key23 of Object.keys(data151))if(!(key23==="configuration"||key23==="packages")){let err234={instancePath:instancePath+
"/environment/digests",schemaPath:"#/properties/environment/properties/digests/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key23},
message:"must NOT have additional properties"};vErrors===null?vErrors=[err234]:vErrors.push(err234),errors++;break}if(_errs447===errors){if(data151.configuration!==
void 0&&func0.call(data151,"configuration")){let data152=data151.configuration,_errs448=errors;if(errors===errors)if(typeof data152=="string"){if(!pattern5.test(
data152)){let err235={instancePath:instancePath+"/environment/digests/configuration",schemaPath:"#/$defs/digest/pattern",keyword:"pattern",params:{pattern:"^sha\
256:[0-9a-f]{64}$"},message:'must match pattern "^sha256:[0-9a-f]{64}$"'};vErrors===null?vErrors=[err235]:vErrors.push(err235),errors++}}else{let err236={instancePath:instancePath+
"/environment/digests/configuration",schemaPath:"#/$defs/digest/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err236]:
vErrors.push(err236),errors++}var valid138=_errs448===errors}else var valid138=!0;if(valid138)if(data151.packages!==void 0&&func0.call(data151,"packages")){let data153=data151.
packages,_errs451=errors,_errs452=errors,valid140=!1,passing14=null,_errs453=errors;if(data153!==null){let err237={instancePath:instancePath+"/environment/diges\
ts/packages",schemaPath:"#/properties/environment/properties/digests/oneOf/1/properties/packages/oneOf/0/type",keyword:"type",params:{type:"null"},message:"must\
 be null"};vErrors===null?vErrors=[err237]:vErrors.push(err237),errors++}var _valid31=_errs453===errors;_valid31&&(valid140=!0,passing14=0);let _errs455=errors;
if(errors===errors)if(typeof data153=="string"){if(!pattern5.test(data153)){let err238={instancePath:instancePath+"/environment/digests/packages",schemaPath:"#/\
$defs/digest/pattern",keyword:"pattern",params:{pattern:"^sha256:[0-9a-f]{64}$"},message:'must match pattern "^sha256:[0-9a-f]{64}$"'};vErrors===null?vErrors=[err238]:
vErrors.push(err238),errors++}}else{let err239={instancePath:instancePath+"/environment/digests/packages",schemaPath:"#/$defs/digest/type",keyword:"type",params:{
type:"string"},message:"must be string"};vErrors===null?vErrors=[err239]:vErrors.push(err239),errors++}var _valid31=_errs455===errors;if(_valid31&&valid140?(valid140=
!1,passing14=[passing14,1]):_valid31&&(valid140=!0,passing14=1),valid140)errors=_errs452,vErrors!==null&&(_errs452?vErrors.length=_errs452:vErrors=null);else{let err240={
instancePath:instancePath+"/environment/digests/packages",schemaPath:"#/properties/environment/properties/digests/oneOf/1/properties/packages/oneOf",keyword:"on\
eOf",params:{passingSchemas:passing14},message:"must match exactly one schema in oneOf"};vErrors===null?vErrors=[err240]:vErrors.push(err240),errors++}var valid138=_errs451===
errors}else var valid138=!0}}}else{let err241={instancePath:instancePath+"/environment/digests",schemaPath:"#/properties/environment/properties/digests/oneOf/1/\
type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err241]:vErrors.push(err241),errors++}var _valid30=_errs445===errors;
if(_valid30&&valid137?(valid137=!1,passing13=[passing13,1]):_valid30&&(valid137=!0,passing13=1),valid137)errors=_errs442,vErrors!==null&&(_errs442?vErrors.length=
_errs442:vErrors=null);else{let err242={instancePath:instancePath+"/environment/digests",schemaPath:"#/properties/environment/properties/digests/oneOf",keyword:"\
oneOf",params:{passingSchemas:passing13},message:"must match exactly one schema in oneOf"};return vErrors===null?vErrors=[err242]:vErrors.push(err242),errors++,
validate26.errors=vErrors,!1}var valid122=_errs441===errors}else var valid122=!0;if(valid122)if(data136.platform!==void 0&&func0.call(data136,"platform")){let data154=data136.
platform,_errs458=errors;if(errors===_errs458)if(data154&&typeof data154=="object"&&!Array.isArray(data154)){let missing60;if((data154.os===void 0||!func0.call(
data154,"os"))&&(missing60="os")||(data154.arch===void 0||!func0.call(data154,"arch"))&&(missing60="arch")||(data154.serverDigest===void 0||!func0.call(data154,
"serverDigest"))&&(missing60="serverDigest"))return validate26.errors=[{instancePath:instancePath+"/environment/platform",schemaPath:"#/properties/environment/p\
roperties/platform/required",keyword:"required",params:{missingProperty:missing60},message:"must have required property '"+missing60+"'"}],!1;{let _errs460=errors;
for(let key24 of Object.keys(data154))if(!(key24==="os"||key24==="arch"||key24==="serverDigest"))return validate26.errors=[{instancePath:instancePath+"/environm\
ent/platform",schemaPath:"#/properties/environment/properties/platform/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key24},message:"\
must NOT have additional properties"}],!1;if(_errs460===errors){if(data154.os!==void 0&&func0.call(data154,"os")){let _errs461=errors;if(typeof data154.os!="str\
ing")return validate26.errors=[{instancePath:instancePath+"/environment/platform/os",schemaPath:"#/properties/environment/properties/platform/properties/os/type",
keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid142=_errs461===errors}else var valid142=!0;if(valid142){if(data154.arch!==void 0&&func0.
call(data154,"arch")){let _errs463=errors;if(typeof data154.arch!="string")return validate26.errors=[{instancePath:instancePath+"/environment/platform/arch",schemaPath:"\
#/properties/environment/properties/platform/properties/arch/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid142=_errs463===errors}else
var valid142=!0;if(valid142)if(data154.serverDigest!==void 0&&func0.call(data154,"serverDigest")){let data157=data154.serverDigest,_errs465=errors,_errs466=errors,
valid143=!1,passing15=null,_errs467=errors;if(data157!==null){let err243={instancePath:instancePath+"/environment/platform/serverDigest",schemaPath:"#/propertie\
s/environment/properties/platform/properties/serverDigest/oneOf/0/type",keyword:"type",params:{type:"null"},message:"must be null"};vErrors===null?vErrors=[err243]:
vErrors.push(err243),errors++}var _valid32=_errs467===errors;_valid32&&(valid143=!0,passing15=0);let _errs469=errors;if(errors===errors)if(typeof data157=="stri\
ng"){if(!pattern5.test(data157)){let err244={instancePath:instancePath+"/environment/platform/serverDigest",schemaPath:"#/$defs/digest/pattern",keyword:"pattern",
params:{pattern:"^sha256:[0-9a-f]{64}$"},message:'must match pattern "^sha256:[0-9a-f]{64}$"'};vErrors===null?vErrors=[err244]:vErrors.push(err244),errors++}}else{
let err245={instancePath:instancePath+"/environment/platform/serverDigest",schemaPath:"#/$defs/digest/type",keyword:"type",params:{type:"string"},message:"must \
be string"};vErrors===null?vErrors=[err245]:vErrors.push(err245),errors++}var _valid32=_errs469===errors;if(_valid32&&valid143?(valid143=!1,passing15=[passing15,
1]):_valid32&&(valid143=!0,passing15=1),valid143)errors=_errs466,vErrors!==null&&(_errs466?vErrors.length=_errs466:vErrors=null);else{let err246={instancePath:instancePath+
"/environment/platform/serverDigest",schemaPath:"#/properties/environment/properties/platform/properties/serverDigest/oneOf",keyword:"oneOf",params:{passingSchemas:passing15},
message:"must match exactly one schema in oneOf"};return vErrors===null?vErrors=[err246]:vErrors.push(err246),errors++,validate26.errors=vErrors,!1}var valid142=_errs465===
errors}else var valid142=!0}}}}else return validate26.errors=[{instancePath:instancePath+"/environment/platform",schemaPath:"#/properties/environment/properties\
/platform/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var valid122=_errs458===errors}else var valid122=!0}}}}}}}}}else return validate26.
errors=[{instancePath:instancePath+"/environment",schemaPath:"#/properties/environment/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;
var valid70=_errs377===errors}else var valid70=!0;if(valid70){if(data.capabilities!==void 0&&func0.call(data,"capabilities")){let data158=data.capabilities,_errs472=errors;
if(errors===_errs472)if(data158&&typeof data158=="object"&&!Array.isArray(data158)){let missing61;if((data158.used===void 0||!func0.call(data158,"used"))&&(missing61=
"used")||(data158.partialResult===void 0||!func0.call(data158,"partialResult"))&&(missing61="partialResult")||(data158.cancellable===void 0||!func0.call(data158,
"cancellable"))&&(missing61="cancellable"))return validate26.errors=[{instancePath:instancePath+"/capabilities",schemaPath:"#/properties/capabilities/required",
keyword:"required",params:{missingProperty:missing61},message:"must have required property '"+missing61+"'"}],!1;{let _errs474=errors;for(let key25 of Object.keys(
data158))if(!(key25==="used"||key25==="partialResult"||key25==="cancellable"))return validate26.errors=[{instancePath:instancePath+"/capabilities",schemaPath:"#\
/properties/capabilities/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key25},message:"must NOT have additional properties"}],
!1;if(_errs474===errors){if(data158.used!==void 0&&func0.call(data158,"used")){let data159=data158.used,_errs475=errors;if(errors===_errs475)if(Array.isArray(data159)){
var valid146=!0;let len12=data159.length;for(let i12=0;i12<len12;i12++){let _errs477=errors;if(typeof data159[i12]!="string")return validate26.errors=[{instancePath:instancePath+
"/capabilities/used/"+i12,schemaPath:"#/properties/capabilities/properties/used/items/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;
var valid146=_errs477===errors;if(!valid146)break}}else return validate26.errors=[{instancePath:instancePath+"/capabilities/used",schemaPath:"#/properties/capab\
ilities/properties/used/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var valid145=_errs475===errors}else var valid145=!0;if(valid145){
if(data158.partialResult!==void 0&&func0.call(data158,"partialResult")){let _errs479=errors;if(typeof data158.partialResult!="boolean")return validate26.errors=
[{instancePath:instancePath+"/capabilities/partialResult",schemaPath:"#/properties/capabilities/properties/partialResult/type",keyword:"type",params:{type:"bool\
ean"},message:"must be boolean"}],!1;var valid145=_errs479===errors}else var valid145=!0;if(valid145)if(data158.cancellable!==void 0&&func0.call(data158,"cancel\
lable")){let _errs481=errors;if(typeof data158.cancellable!="boolean")return validate26.errors=[{instancePath:instancePath+"/capabilities/cancellable",schemaPath:"\
#/properties/capabilities/properties/cancellable/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"}],!1;var valid145=_errs481===errors}else
var valid145=!0}}}}else return validate26.errors=[{instancePath:instancePath+"/capabilities",schemaPath:"#/properties/capabilities/type",keyword:"type",params:{
type:"object"},message:"must be object"}],!1;var valid70=_errs472===errors}else var valid70=!0;if(valid70)if(data.meta!==void 0&&func0.call(data,"meta")){let data163=data.
meta,_errs483=errors;if(errors===_errs483)if(data163&&typeof data163=="object"&&!Array.isArray(data163)){let missing62;if((data163.exit_code===void 0||!func0.call(
data163,"exit_code"))&&(missing62="exit_code")||(data163.sorting_keys===void 0||!func0.call(data163,"sorting_keys"))&&(missing62="sorting_keys")||(data163.hashing===
void 0||!func0.call(data163,"hashing"))&&(missing62="hashing")||(data163.cache===void 0||!func0.call(data163,"cache"))&&(missing62="cache")||(data163.stale===void 0||
!func0.call(data163,"stale"))&&(missing62="stale")||(data163.purity===void 0||!func0.call(data163,"purity"))&&(missing62="purity")||(data163.priority===void 0||
!func0.call(data163,"priority"))&&(missing62="priority")||(data163.retries===void 0||!func0.call(data163,"retries"))&&(missing62="retries")||(data163.restarts===
void 0||!func0.call(data163,"restarts"))&&(missing62="restarts")||(data163.cursor===void 0||!func0.call(data163,"cursor"))&&(missing62="cursor")||(data163.notes===
void 0||!func0.call(data163,"notes"))&&(missing62="notes"))return validate26.errors=[{instancePath:instancePath+"/meta",schemaPath:"#/properties/meta/required",
keyword:"required",params:{missingProperty:missing62},message:"must have required property '"+missing62+"'"}],!1;{let _errs485=errors;for(let key26 of Object.keys(
data163))if(!func0.call(schema38.properties.meta.properties,key26))return validate26.errors=[{instancePath:instancePath+"/meta",schemaPath:"#/properties/meta/ad\
ditionalProperties",keyword:"additionalProperties",params:{additionalProperty:key26},message:"must NOT have additional properties"}],!1;if(_errs485===errors){if(data163.
exit_code!==void 0&&func0.call(data163,"exit_code")){let data164=data163.exit_code,_errs486=errors,_errs487=errors;if(!(typeof data164=="number"&&!(data164%1)&&
!isNaN(data164)&&isFinite(data164)))return validate26.errors=[{instancePath:instancePath+"/meta/exit_code",schemaPath:"#/$defs/exitCode/type",keyword:"type",params:{
type:"integer"},message:"must be integer"}],!1;if(errors===_errs487&&typeof data164=="number"&&isFinite(data164)){if(data164>255||isNaN(data164))return validate26.
errors=[{instancePath:instancePath+"/meta/exit_code",schemaPath:"#/$defs/exitCode/maximum",keyword:"maximum",params:{comparison:"<=",limit:255},message:"must be\
 <= 255"}],!1;if(data164<0||isNaN(data164))return validate26.errors=[{instancePath:instancePath+"/meta/exit_code",schemaPath:"#/$defs/exitCode/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}var valid147=_errs486===errors}else var valid147=!0;if(valid147){if(data163.sorting_keys!==
void 0&&func0.call(data163,"sorting_keys")){let data165=data163.sorting_keys,_errs489=errors;if(errors===_errs489)if(Array.isArray(data165)){var valid149=!0;let len13=data165.
length;for(let i13=0;i13<len13;i13++){let _errs491=errors;if(typeof data165[i13]!="string")return validate26.errors=[{instancePath:instancePath+"/meta/sorting_k\
eys/"+i13,schemaPath:"#/properties/meta/properties/sorting_keys/items/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid149=_errs491===
errors;if(!valid149)break}}else return validate26.errors=[{instancePath:instancePath+"/meta/sorting_keys",schemaPath:"#/properties/meta/properties/sorting_keys/\
type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var valid147=_errs489===errors}else var valid147=!0;if(valid147){if(data163.hashing!==void 0&&
func0.call(data163,"hashing")){let data167=data163.hashing,_errs493=errors;if(errors===_errs493)if(data167&&typeof data167=="object"&&!Array.isArray(data167)){let missing63;
if((data167.algo===void 0||!func0.call(data167,"algo"))&&(missing63="algo"))return validate26.errors=[{instancePath:instancePath+"/meta/hashing",schemaPath:"#/p\
roperties/meta/properties/hashing/required",keyword:"required",params:{missingProperty:missing63},message:"must have required property '"+missing63+"'"}],!1;{let _errs495=errors;
for(let key27 of Object.keys(data167))if(key27!=="algo")return validate26.errors=[{instancePath:instancePath+"/meta/hashing",schemaPath:"#/properties/meta/prope\
rties/hashing/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key27},message:"must NOT have additional properties"}],!1;if(_errs495===
errors&&data167.algo!==void 0&&func0.call(data167,"algo")&&data167.algo!=="sha256-jcs-v1")return validate26.errors=[{instancePath:instancePath+"/meta/hashing/al\
go",schemaPath:"#/properties/meta/properties/hashing/properties/algo/const",keyword:"const",params:{allowedValue:"sha256-jcs-v1"},message:"must be equal to cons\
tant"}],!1}}else return validate26.errors=[{instancePath:instancePath+"/meta/hashing",schemaPath:"#/properties/meta/properties/hashing/type",keyword:"type",params:{
type:"object"},message:"must be object"}],!1;var valid147=_errs493===errors}else var valid147=!0;if(valid147){if(data163.cache!==void 0&&func0.call(data163,"cac\
he")){let data169=data163.cache,_errs497=errors;if(!(data169==="hit"||data169==="miss"))return validate26.errors=[{instancePath:instancePath+"/meta/cache",schemaPath:"\
#/properties/meta/properties/cache/enum",keyword:"enum",params:{allowedValues:schema38.properties.meta.properties.cache.enum},message:"must be equal to one of t\
he allowed values"}],!1;var valid147=_errs497===errors}else var valid147=!0;if(valid147){if(data163.stale!==void 0&&func0.call(data163,"stale")){let _errs498=errors;
if(typeof data163.stale!="boolean")return validate26.errors=[{instancePath:instancePath+"/meta/stale",schemaPath:"#/properties/meta/properties/stale/type",keyword:"\
type",params:{type:"boolean"},message:"must be boolean"}],!1;var valid147=_errs498===errors}else var valid147=!0;if(valid147){if(data163.purity!==void 0&&func0.
call(data163,"purity")){let data171=data163.purity,_errs500=errors;if(!(data171==="pure"||data171==="impure"))return validate26.errors=[{instancePath:instancePath+
"/meta/purity",schemaPath:"#/properties/meta/properties/purity/enum",keyword:"enum",params:{allowedValues:schema38.properties.meta.properties.purity.enum},message:"\
must be equal to one of the allowed values"}],!1;var valid147=_errs500===errors}else var valid147=!0;if(valid147){if(data163.priority!==void 0&&func0.call(data163,
"priority")){let _errs501=errors;if(data163.priority!=="supporting")return validate26.errors=[{instancePath:instancePath+"/meta/priority",schemaPath:"#/properti\
es/meta/properties/priority/const",keyword:"const",params:{allowedValue:"supporting"},message:"must be equal to constant"}],!1;var valid147=_errs501===errors}else
var valid147=!0;if(valid147){if(data163.retries!==void 0&&func0.call(data163,"retries")){let data173=data163.retries,_errs502=errors,_errs503=errors;if(!(typeof data173==
"number"&&!(data173%1)&&!isNaN(data173)&&isFinite(data173)))return validate26.errors=[{instancePath:instancePath+"/meta/retries",schemaPath:"#/$defs/count/type",
keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===_errs503&&typeof data173=="number"&&isFinite(data173)){if(data173>9007199254740991||
isNaN(data173))return validate26.errors=[{instancePath:instancePath+"/meta/retries",schemaPath:"#/$defs/count/maximum",keyword:"maximum",params:{comparison:"<=",
limit:9007199254740991},message:"must be <= 9007199254740991"}],!1;if(data173<0||isNaN(data173))return validate26.errors=[{instancePath:instancePath+"/meta/retr\
ies",schemaPath:"#/$defs/count/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}var valid147=_errs502===errors}else var valid147=!0;
if(valid147){if(data163.restarts!==void 0&&func0.call(data163,"restarts")){let data174=data163.restarts,_errs505=errors,_errs506=errors;if(!(typeof data174=="nu\
mber"&&!(data174%1)&&!isNaN(data174)&&isFinite(data174)))return validate26.errors=[{instancePath:instancePath+"/meta/restarts",schemaPath:"#/$defs/count/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===_errs506&&typeof data174=="number"&&isFinite(data174)){if(data174>9007199254740991||isNaN(
data174))return validate26.errors=[{instancePath:instancePath+"/meta/restarts",schemaPath:"#/$defs/count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},
message:"must be <= 9007199254740991"}],!1;if(data174<0||isNaN(data174))return validate26.errors=[{instancePath:instancePath+"/meta/restarts",schemaPath:"#/$def\
s/count/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}var valid147=_errs505===errors}else var valid147=!0;if(valid147){
if(data163.cursor!==void 0&&func0.call(data163,"cursor")){let data175=data163.cursor,_errs508=errors;if(typeof data175!="string"&&data175!==null)return validate26.
errors=[{instancePath:instancePath+"/meta/cursor",schemaPath:"#/properties/meta/properties/cursor/type",keyword:"type",params:{type:schema38.properties.meta.properties.
cursor.type},message:"must be string,null"}],!1;var valid147=_errs508===errors}else var valid147=!0;if(valid147){if(data163.step!==void 0&&func0.call(data163,"s\
tep")){let data176=data163.step,_errs510=errors;if(!(typeof data176=="number"&&!(data176%1)&&!isNaN(data176)&&isFinite(data176)))return validate26.errors=[{instancePath:instancePath+
"/meta/step",schemaPath:"#/properties/meta/properties/step/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===_errs510&&typeof data176==
"number"&&isFinite(data176)&&(data176<1||isNaN(data176)))return validate26.errors=[{instancePath:instancePath+"/meta/step",schemaPath:"#/properties/meta/propert\
ies/step/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"}],!1;var valid147=_errs510===errors}else var valid147=!0;if(valid147)
if(data163.notes!==void 0&&func0.call(data163,"notes")){let data177=data163.notes,_errs512=errors;if(errors===_errs512)if(Array.isArray(data177)){var valid153=!0;
let len14=data177.length;for(let i14=0;i14<len14;i14++){let _errs514=errors;if(typeof data177[i14]!="string")return validate26.errors=[{instancePath:instancePath+
"/meta/notes/"+i14,schemaPath:"#/properties/meta/properties/notes/items/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid153=_errs514===
errors;if(!valid153)break}}else return validate26.errors=[{instancePath:instancePath+"/meta/notes",schemaPath:"#/properties/meta/properties/notes/type",keyword:"\
type",params:{type:"array"},message:"must be array"}],!1;var valid147=_errs512===errors}else var valid147=!0}}}}}}}}}}}}}else return validate26.errors=[{instancePath:instancePath+
"/meta",schemaPath:"#/properties/meta/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var valid70=_errs483===errors}else var valid70=!0}}}}}}}}}}}}}}else
return validate26.errors=[{instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return validate26.errors=vErrors,
errors===0}validate26.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function validate25(data,{instancePath="",parentData,parentDataProperty,rootData=data,
dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate25.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),errors===0)if(data&&typeof data=="object"&&!Array.isArray(data)){let missing0;if((data.id===void 0||!func0.call(data,"id"))&&(missing0=
"id")||(data.bundle===void 0||!func0.call(data,"bundle"))&&(missing0="bundle"))return validate25.errors=[{instancePath,schemaPath:"#/required",keyword:"required",
params:{missingProperty:missing0},message:"must have required property '"+missing0+"'"}],!1;{let _errs1=errors;for(let key0 of Object.keys(data))if(!(key0==="id"||
key0==="bundle"))return validate25.errors=[{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"\
must NOT have additional properties"}],!1;if(_errs1===errors){if(data.id!==void 0&&func0.call(data,"id")){let data0=data.id,_errs2=errors;if(errors===errors)if(typeof data0==
"string"){if(func64(data0)>200)return validate25.errors=[{instancePath:instancePath+"/id",schemaPath:"#/$defs/id/maxLength",keyword:"maxLength",params:{limit:200},
message:"must NOT have more than 200 characters"}],!1;if(func64(data0)<1)return validate25.errors=[{instancePath:instancePath+"/id",schemaPath:"#/$defs/id/minLe\
ngth",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"}],!1}else return validate25.errors=[{instancePath:instancePath+"/id",
schemaPath:"#/$defs/id/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid0=_errs2===errors}else var valid0=!0;if(valid0)if(data.
bundle!==void 0&&func0.call(data,"bundle")){let _errs5=errors;validate26(data.bundle,{instancePath:instancePath+"/bundle",parentData:data,parentDataProperty:"bu\
ndle",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate26.errors:vErrors.concat(validate26.errors),errors=vErrors.length);var valid0=_errs5===errors}else
var valid0=!0}}}else return validate25.errors=[{instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return validate25.
errors=vErrors,errors===0}validate25.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var schema112={type:"object",additionalProperties:!1,required:["code",
"kind","exitCode","message","hint","retryable","evidenceId"],properties:{code:{type:"string",pattern:"^E/[A-Z_]+$"},kind:{enum:["ServerUnavailable","LanguageNot\
Enabled","NoServerForExtension","FileNotFound","RequestTimeout","SessionDead","CapabilityMissing","Wire","BadSelector","NotFound","Ambiguous","Stale","Cancelled",
"Configuration","Usage","Internal"]},exitCode:{$ref:"#/$defs/exitCode"},message:{type:"string",minLength:1},hint:{type:"string"},retryable:{type:"boolean"},evidenceId:{
oneOf:[{type:"null"},{$ref:"#/$defs/digest"}]},candidates:{type:"array",minItems:1,items:{$ref:"#/$defs/candidate"}},conflicts:{type:"array",minItems:1,items:{type:"\
object",additionalProperties:!1,required:["file","base","ours","theirs"],properties:{file:{type:"string",minLength:1},base:{type:["string","null"]},ours:{type:[
"string","null"]},theirs:{type:["string","null"]}}}}}};function validate61(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){
let vErrors=null,errors=0,evaluated0=validate61.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),
errors===0)if(data&&typeof data=="object"&&!Array.isArray(data)){let missing0;if((data.code===void 0||!func0.call(data,"code"))&&(missing0="code")||(data.kind===
void 0||!func0.call(data,"kind"))&&(missing0="kind")||(data.exitCode===void 0||!func0.call(data,"exitCode"))&&(missing0="exitCode")||(data.message===void 0||!func0.
call(data,"message"))&&(missing0="message")||(data.hint===void 0||!func0.call(data,"hint"))&&(missing0="hint")||(data.retryable===void 0||!func0.call(data,"retr\
yable"))&&(missing0="retryable")||(data.evidenceId===void 0||!func0.call(data,"evidenceId"))&&(missing0="evidenceId"))return validate61.errors=[{instancePath,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:missing0},message:"must have required property '"+missing0+"'"}],!1;{let _errs1=errors;for(let key0 of Object.
keys(data))if(!func0.call(schema112.properties,key0))return validate61.errors=[{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:key0},message:"must NOT have additional properties"}],!1;if(_errs1===errors){if(data.code!==void 0&&func0.call(data,"code")){let data0=data.
code,_errs2=errors;if(errors===_errs2)if(typeof data0=="string"){if(!pattern38.test(data0))return validate61.errors=[{instancePath:instancePath+"/code",schemaPath:"\
#/properties/code/pattern",keyword:"pattern",params:{pattern:"^E/[A-Z_]+$"},message:'must match pattern "^E/[A-Z_]+$"'}],!1}else return validate61.errors=[{instancePath:instancePath+
"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid0=_errs2===errors}else var valid0=!0;if(valid0){
if(data.kind!==void 0&&func0.call(data,"kind")){let data1=data.kind,_errs4=errors;if(!(data1==="ServerUnavailable"||data1==="LanguageNotEnabled"||data1==="NoSer\
verForExtension"||data1==="FileNotFound"||data1==="RequestTimeout"||data1==="SessionDead"||data1==="CapabilityMissing"||data1==="Wire"||data1==="BadSelector"||data1===
"NotFound"||data1==="Ambiguous"||data1==="Stale"||data1==="Cancelled"||data1==="Configuration"||data1==="Usage"||data1==="Internal"))return validate61.errors=[{
instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues:schema112.properties.kind.enum},message:"must be equa\
l to one of the allowed values"}],!1;var valid0=_errs4===errors}else var valid0=!0;if(valid0){if(data.exitCode!==void 0&&func0.call(data,"exitCode")){let data2=data.
exitCode,_errs5=errors,_errs6=errors;if(!(typeof data2=="number"&&!(data2%1)&&!isNaN(data2)&&isFinite(data2)))return validate61.errors=[{instancePath:instancePath+
"/exitCode",schemaPath:"#/$defs/exitCode/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===_errs6&&typeof data2=="number"&&
isFinite(data2)){if(data2>255||isNaN(data2))return validate61.errors=[{instancePath:instancePath+"/exitCode",schemaPath:"#/$defs/exitCode/maximum",keyword:"maxi\
mum",params:{comparison:"<=",limit:255},message:"must be <= 255"}],!1;if(data2<0||isNaN(data2))return validate61.errors=[{instancePath:instancePath+"/exitCode",
schemaPath:"#/$defs/exitCode/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}var valid0=_errs5===errors}else var valid0=!0;
if(valid0){if(data.message!==void 0&&func0.call(data,"message")){let data3=data.message,_errs8=errors;if(errors===_errs8)if(typeof data3=="string"){if(func64(data3)<
1)return validate61.errors=[{instancePath:instancePath+"/message",schemaPath:"#/properties/message/minLength",keyword:"minLength",params:{limit:1},message:"must\
 NOT have fewer than 1 characters"}],!1}else return validate61.errors=[{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"typ\
e",params:{type:"string"},message:"must be string"}],!1;var valid0=_errs8===errors}else var valid0=!0;if(valid0){if(data.hint!==void 0&&func0.call(data,"hint")){
let _errs10=errors;if(typeof data.hint!="string")return validate61.errors=[{instancePath:instancePath+"/hint",schemaPath:"#/properties/hint/type",keyword:"type",
params:{type:"string"},message:"must be string"}],!1;var valid0=_errs10===errors}else var valid0=!0;if(valid0){if(data.retryable!==void 0&&func0.call(data,"retr\
yable")){let _errs12=errors;if(typeof data.retryable!="boolean")return validate61.errors=[{instancePath:instancePath+"/retryable",schemaPath:"#/properties/retry\
able/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"}],!1;var valid0=_errs12===errors}else var valid0=!0;if(valid0){if(data.evidenceId!==
void 0&&func0.call(data,"evidenceId")){let data6=data.evidenceId,_errs14=errors,_errs15=errors,valid2=!1,passing0=null,_errs16=errors;if(data6!==null){let err0={
instancePath:instancePath+"/evidenceId",schemaPath:"#/properties/evidenceId/oneOf/0/type",keyword:"type",params:{type:"null"},message:"must be null"};vErrors===
null?vErrors=[err0]:vErrors.push(err0),errors++}var _valid0=_errs16===errors;_valid0&&(valid2=!0,passing0=0);let _errs18=errors;if(errors===errors)if(typeof data6==
"string"){if(!pattern5.test(data6)){let err1={instancePath:instancePath+"/evidenceId",schemaPath:"#/$defs/digest/pattern",keyword:"pattern",params:{pattern:"^sh\
a256:[0-9a-f]{64}$"},message:'must match pattern "^sha256:[0-9a-f]{64}$"'};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}}else{let err2={instancePath:instancePath+
"/evidenceId",schemaPath:"#/$defs/digest/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err2]:vErrors.push(err2),
errors++}var _valid0=_errs18===errors;if(_valid0&&valid2?(valid2=!1,passing0=[passing0,1]):_valid0&&(valid2=!0,passing0=1),valid2)errors=_errs15,vErrors!==null&&
(_errs15?vErrors.length=_errs15:vErrors=null);else{let err3={instancePath:instancePath+"/evidenceId",schemaPath:"#/properties/evidenceId/oneOf",keyword:"oneOf",
params:{passingSchemas:passing0},message:"must match exactly one schema in oneOf"};return vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++,validate61.errors=
vErrors,!1}var valid0=_errs14===errors}else var valid0=!0;if(valid0){if(data.candidates!==void 0&&func0.call(data,"candidates")){let data7=data.candidates,_errs21=errors;
if(errors===_errs21)if(Array.isArray(data7)){if(data7.length<1)return validate61.errors=[{instancePath:instancePath+"/candidates",schemaPath:"#/properties/candi\
dates/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"}],!1;{var valid4=!0;let len0=data7.length;for(let i0=0;i0<len0;i0++){
let _errs23=errors;validate29(data7[i0],{instancePath:instancePath+"/candidates/"+i0,parentData:data7,parentDataProperty:i0,rootData,dynamicAnchors})||(vErrors=
vErrors===null?validate29.errors:vErrors.concat(validate29.errors),errors=vErrors.length);var valid4=_errs23===errors;if(!valid4)break}}}else return validate61.
errors=[{instancePath:instancePath+"/candidates",schemaPath:"#/properties/candidates/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var valid0=_errs21===
errors}else var valid0=!0;if(valid0)if(data.conflicts!==void 0&&func0.call(data,"conflicts")){let data9=data.conflicts,_errs24=errors;if(errors===_errs24)if(Array.
isArray(data9)){if(data9.length<1)return validate61.errors=[{instancePath:instancePath+"/conflicts",schemaPath:"#/properties/conflicts/minItems",keyword:"minIte\
ms",params:{limit:1},message:"must NOT have fewer than 1 items"}],!1;{var valid5=!0;let len1=data9.length;for(let i1=0;i1<len1;i1++){let data10=data9[i1],_errs26=errors;
if(errors===_errs26)if(data10&&typeof data10=="object"&&!Array.isArray(data10)){let missing1;if((data10.file===void 0||!func0.call(data10,"file"))&&(missing1="f\
ile")||(data10.base===void 0||!func0.call(data10,"base"))&&(missing1="base")||(data10.ours===void 0||!func0.call(data10,"ours"))&&(missing1="ours")||(data10.theirs===
void 0||!func0.call(data10,"theirs"))&&(missing1="theirs"))return validate61.errors=[{instancePath:instancePath+"/conflicts/"+i1,schemaPath:"#/properties/confli\
cts/items/required",keyword:"required",params:{missingProperty:missing1},message:"must have required property '"+missing1+"'"}],!1;{let _errs28=errors;for(let key1 of Object.
keys(data10))if(!(key1==="file"||key1==="base"||key1==="ours"||key1==="theirs"))return validate61.errors=[{instancePath:instancePath+"/conflicts/"+i1,schemaPath:"\
#/properties/conflicts/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key1},message:"must NOT have additional properties"}],
!1;if(_errs28===errors){if(data10.file!==void 0&&func0.call(data10,"file")){let data11=data10.file,_errs29=errors;if(errors===_errs29)if(typeof data11=="string"){
if(func64(data11)<1)return validate61.errors=[{instancePath:instancePath+"/conflicts/"+i1+"/file",schemaPath:"#/properties/conflicts/items/properties/file/minLe\
ngth",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"}],!1}else return validate61.errors=[{instancePath:instancePath+"/conf\
licts/"+i1+"/file",schemaPath:"#/properties/conflicts/items/properties/file/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid6=_errs29===
errors}else var valid6=!0;if(valid6){if(data10.base!==void 0&&func0.call(data10,"base")){let data12=data10.base,_errs31=errors;if(typeof data12!="string"&&data12!==
null)return validate61.errors=[{instancePath:instancePath+"/conflicts/"+i1+"/base",schemaPath:"#/properties/conflicts/items/properties/base/type",keyword:"type",
params:{type:schema112.properties.conflicts.items.properties.base.type},message:"must be string,null"}],!1;var valid6=_errs31===errors}else var valid6=!0;if(valid6){
if(data10.ours!==void 0&&func0.call(data10,"ours")){let data13=data10.ours,_errs33=errors;if(typeof data13!="string"&&data13!==null)return validate61.errors=[{instancePath:instancePath+
"/conflicts/"+i1+"/ours",schemaPath:"#/properties/conflicts/items/properties/ours/type",keyword:"type",params:{type:schema112.properties.conflicts.items.properties.
ours.type},message:"must be string,null"}],!1;var valid6=_errs33===errors}else var valid6=!0;if(valid6)if(data10.theirs!==void 0&&func0.call(data10,"theirs")){let data14=data10.
theirs,_errs35=errors;if(typeof data14!="string"&&data14!==null)return validate61.errors=[{instancePath:instancePath+"/conflicts/"+i1+"/theirs",schemaPath:"#/pr\
operties/conflicts/items/properties/theirs/type",keyword:"type",params:{type:schema112.properties.conflicts.items.properties.theirs.type},message:"must be strin\
g,null"}],!1;var valid6=_errs35===errors}else var valid6=!0}}}}}else return validate61.errors=[{instancePath:instancePath+"/conflicts/"+i1,schemaPath:"#/propert\
ies/conflicts/items/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var valid5=_errs26===errors;if(!valid5)break}}}else return validate61.
errors=[{instancePath:instancePath+"/conflicts",schemaPath:"#/properties/conflicts/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var valid0=_errs24===
errors}else var valid0=!0}}}}}}}}}}else return validate61.errors=[{instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be objec\
t"}],!1;return validate61.errors=vErrors,errors===0}validate61.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function validate60(data,{instancePath="",parentData,
parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate60.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=
void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),errors===0)if(data&&typeof data=="object"&&!Array.isArray(data)){let missing0;if((data.id===void 0||!func0.
call(data,"id"))&&(missing0="id")||(data.line===void 0||!func0.call(data,"line"))&&(missing0="line")||(data.error===void 0||!func0.call(data,"error"))&&(missing0=
"error"))return validate60.errors=[{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:missing0},message:"must have required proper\
ty '"+missing0+"'"}],!1;{let _errs1=errors;for(let key0 of Object.keys(data))if(!(key0==="id"||key0==="line"||key0==="error"))return validate60.errors=[{instancePath,
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
passingSchemas:passing0},message:"must match exactly one schema in oneOf"};return vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++,validate60.errors=vErrors,
!1}var valid0=_errs2===errors}else var valid0=!0;if(valid0){if(data.line!==void 0&&func0.call(data,"line")){let data1=data.line,_errs9=errors;if(!(typeof data1==
"number"&&!(data1%1)&&!isNaN(data1)&&isFinite(data1)))return validate60.errors=[{instancePath:instancePath+"/line",schemaPath:"#/properties/line/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===_errs9&&typeof data1=="number"&&isFinite(data1)){if(data1>9007199254740991||isNaN(data1))
return validate60.errors=[{instancePath:instancePath+"/line",schemaPath:"#/properties/line/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},
message:"must be <= 9007199254740991"}],!1;if(data1<1||isNaN(data1))return validate60.errors=[{instancePath:instancePath+"/line",schemaPath:"#/properties/line/m\
inimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"}],!1}var valid0=_errs9===errors}else var valid0=!0;if(valid0)if(data.error!==void 0&&
func0.call(data,"error")){let _errs11=errors;validate61(data.error,{instancePath:instancePath+"/error",parentData:data,parentDataProperty:"error",rootData,dynamicAnchors})||
(vErrors=vErrors===null?validate61.errors:vErrors.concat(validate61.errors),errors=vErrors.length);var valid0=_errs11===errors}else var valid0=!0}}}}else return validate60.
errors=[{instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return validate60.errors=vErrors,errors===0}validate60.
evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function validate20(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){
let vErrors=null,errors=0,evaluated0=validate20.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),
!(data&&typeof data=="object"&&!Array.isArray(data)))return validate20.errors=[{instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"}],!1;let _errs1=errors,valid0=!1,passing0=null,_errs2=errors;validate21(data,{instancePath,parentData,parentDataProperty,rootData,dynamicAnchors})||
(vErrors=vErrors===null?validate21.errors:vErrors.concat(validate21.errors),errors=vErrors.length);var _valid0=_errs2===errors;if(_valid0){valid0=!0,passing0=0;
var props0=!0}let _errs3=errors;validate23(data,{instancePath,parentData,parentDataProperty,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate23.errors:
vErrors.concat(validate23.errors),errors=vErrors.length);var _valid0=_errs3===errors;if(_valid0&&valid0)valid0=!1,passing0=[passing0,1];else{_valid0&&(valid0=!0,
passing0=1,props0!==!0&&(props0=!0));let _errs4=errors;validate25(data,{instancePath,parentData,parentDataProperty,rootData,dynamicAnchors})||(vErrors=vErrors===
null?validate25.errors:vErrors.concat(validate25.errors),errors=vErrors.length);var _valid0=_errs4===errors;if(_valid0&&valid0)valid0=!1,passing0=[passing0,2];else{
_valid0&&(valid0=!0,passing0=2,props0!==!0&&(props0=!0));let _errs5=errors;validate60(data,{instancePath,parentData,parentDataProperty,rootData,dynamicAnchors})||
(vErrors=vErrors===null?validate60.errors:vErrors.concat(validate60.errors),errors=vErrors.length);var _valid0=_errs5===errors;_valid0&&valid0?(valid0=!1,passing0=
[passing0,3]):_valid0&&(valid0=!0,passing0=3,props0!==!0&&(props0=!0))}}if(valid0)errors=_errs1,vErrors!==null&&(_errs1?vErrors.length=_errs1:vErrors=null);else{
let err0={instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:passing0},message:"must match exactly one schema in oneOf"};return vErrors===
null?vErrors=[err0]:vErrors.push(err0),errors++,validate20.errors=vErrors,!1}return validate20.errors=vErrors,evaluated0.props=props0,errors===0}validate20.evaluated=
{dynamicProps:!0,dynamicItems:!1};var validateBundleV1=validate26;export{validateBatchV1,validateBundleV1};
