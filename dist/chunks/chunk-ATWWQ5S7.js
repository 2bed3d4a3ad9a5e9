import { createRequire as lanserCreateRequire } from "node:module";
if (Number(process.versions.node.split(".")[0]) < 24) {
  process.stderr.write("lanser needs Node 24 or newer; this is Node " + process.versions.node + ". Install Node 24 and run it again." + "\n");
  process.exit(13);
}
const require = lanserCreateRequire(import.meta.url);
import{require_ucs2length}from"./chunk-W5FTHC5E.js";import{__toESM}from"./chunk-6N737NXE.js";var import_ucs2length=__toESM(require_ucs2length(),1);function defaultOf(module){return module.default??module}var validateBatchV1=validate20;var schema32={type:"object",additionalProperties:!1,required:["id","cmd"],properties:{id:{$ref:"#/$defs/id"},cmd:{description:"A question by its name, or by the\
 name that another tool has for it.",type:"string",minLength:1,not:{const:"cancel"}},place:{description:"As on the command line; paths are relative to the repos\
itory. { $ref } is a place in the answer to an earlier line.",oneOf:[{type:"string"},{type:"object",additionalProperties:!1,required:["$ref"],properties:{$ref:{
description:"ID#/facts/definitions/0",type:"string",pattern:"^.+#/"}}}]},params:{description:"The flags of the question: mode, query, all, no-declaration, works\
pace, limit, cursor.",type:"object",additionalProperties:{type:["string","number","boolean"]}},overlay:{description:"Texts in the place of files, for this line \
alone.",type:"object",additionalProperties:{type:"string"}}}};var func0=Object.prototype.hasOwnProperty,func63=defaultOf(import_ucs2length.default),pattern4=new RegExp("^.+#/","u");function validate21(data,{instancePath="",
parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate21.evaluated;if(evaluated0.dynamicProps&&(evaluated0.
props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),errors===0)if(data&&typeof data=="object"&&!Array.isArray(data)){let missing0;if((data.id===void 0||
!func0.call(data,"id"))&&(missing0="id")||(data.cmd===void 0||!func0.call(data,"cmd"))&&(missing0="cmd"))return validate21.errors=[{instancePath,schemaPath:"#/r\
equired",keyword:"required",params:{missingProperty:missing0},message:"must have required property '"+missing0+"'"}],!1;{let _errs1=errors;for(let key0 of Object.
keys(data))if(!(key0==="id"||key0==="cmd"||key0==="place"||key0==="params"||key0==="overlay")){return validate21.errors=[{instancePath,schemaPath:"#/additionalP\
roperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"}],!1;break}if(_errs1===errors){if(data.
id!==void 0&&func0.call(data,"id")){let data0=data.id,_errs2=errors;if(errors===errors)if(typeof data0=="string"){if(func63(data0)>200)return validate21.errors=
[{instancePath:instancePath+"/id",schemaPath:"#/$defs/id/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 characters"}],!1;
if(func63(data0)<1)return validate21.errors=[{instancePath:instancePath+"/id",schemaPath:"#/$defs/id/minLength",keyword:"minLength",params:{limit:1},message:"mu\
st NOT have fewer than 1 characters"}],!1}else return validate21.errors=[{instancePath:instancePath+"/id",schemaPath:"#/$defs/id/type",keyword:"type",params:{type:"\
string"},message:"must be string"}],!1;var valid0=_errs2===errors}else var valid0=!0;if(valid0){if(data.cmd!==void 0&&func0.call(data,"cmd")){let data1=data.cmd,
_errs5=errors,_errs7=errors,_errs8=errors;if(data1!=="cancel"){let err0={};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}var valid2=_errs8===errors;
if(valid2)return validate21.errors=[{instancePath:instancePath+"/cmd",schemaPath:"#/properties/cmd/not",keyword:"not",params:{},message:"must NOT be valid"}],!1;
if(errors=_errs7,vErrors!==null&&(_errs7?vErrors.length=_errs7:vErrors=null),errors===_errs5)if(typeof data1=="string"){if(func63(data1)<1)return validate21.errors=
[{instancePath:instancePath+"/cmd",schemaPath:"#/properties/cmd/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"}],
!1}else return validate21.errors=[{instancePath:instancePath+"/cmd",schemaPath:"#/properties/cmd/type",keyword:"type",params:{type:"string"},message:"must be st\
ring"}],!1;var valid0=_errs5===errors}else var valid0=!0;if(valid0){if(data.place!==void 0&&func0.call(data,"place")){let data2=data.place,_errs9=errors,_errs10=errors,
valid3=!1,passing0=null,_errs11=errors;if(typeof data2!="string"){let err1={instancePath:instancePath+"/place",schemaPath:"#/properties/place/oneOf/0/type",keyword:"\
type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}var _valid0=_errs11===errors;_valid0&&(valid3=!0,
passing0=0);let _errs13=errors;if(errors===_errs13)if(data2&&typeof data2=="object"&&!Array.isArray(data2)){let missing1;if((data2.$ref===void 0||!func0.call(data2,
"$ref"))&&(missing1="$ref")){let err2={instancePath:instancePath+"/place",schemaPath:"#/properties/place/oneOf/1/required",keyword:"required",params:{missingProperty:missing1},
message:"must have required property '"+missing1+"'"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}else{let _errs15=errors;for(let key1 of Object.keys(
data2))if(key1!=="$ref"){let err3={instancePath:instancePath+"/place",schemaPath:"#/properties/place/oneOf/1/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:key1},message:"must NOT have additional properties"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++;break}if(_errs15===errors&&
data2.$ref!==void 0&&func0.call(data2,"$ref")){let data3=data2.$ref;if(errors===errors)if(typeof data3=="string"){if(!pattern4.test(data3)){let err4={instancePath:instancePath+
"/place/$ref",schemaPath:"#/properties/place/oneOf/1/properties/%24ref/pattern",keyword:"pattern",params:{pattern:"^.+#/"},message:'must match pattern "^.+#/"'};
vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}}else{let err5={instancePath:instancePath+"/place/$ref",schemaPath:"#/properties/place/oneOf/1/propert\
ies/%24ref/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}}}}else{let err6={instancePath:instancePath+
"/place",schemaPath:"#/properties/place/oneOf/1/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err6]:vErrors.push(
err6),errors++}var _valid0=_errs13===errors;if(_valid0&&valid3?(valid3=!1,passing0=[passing0,1]):_valid0&&(valid3=!0,passing0=1),valid3)errors=_errs10,vErrors!==
null&&(_errs10?vErrors.length=_errs10:vErrors=null);else{let err7={instancePath:instancePath+"/place",schemaPath:"#/properties/place/oneOf",keyword:"oneOf",params:{
passingSchemas:passing0},message:"must match exactly one schema in oneOf"};return vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++,validate21.errors=vErrors,
!1}var valid0=_errs9===errors}else var valid0=!0;if(valid0){if(data.params!==void 0&&func0.call(data,"params")){let data4=data.params,_errs18=errors;if(errors===
_errs18)if(data4&&typeof data4=="object"&&!Array.isArray(data4))for(let key2 of Object.keys(data4)){let data5=data4[key2],_errs21=errors;if(typeof data5!="strin\
g"&&!(typeof data5=="number"&&isFinite(data5))&&typeof data5!="boolean")return validate21.errors=[{instancePath:instancePath+"/params/"+key2.replace(/~/g,"~0").
replace(/\//g,"~1"),schemaPath:"#/properties/params/additionalProperties/type",keyword:"type",params:{type:schema32.properties.params.additionalProperties.type},
message:"must be string,number,boolean"}],!1;var valid5=_errs21===errors;if(!valid5)break}else return validate21.errors=[{instancePath:instancePath+"/params",schemaPath:"\
#/properties/params/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var valid0=_errs18===errors}else var valid0=!0;if(valid0)if(data.overlay!==
void 0&&func0.call(data,"overlay")){let data6=data.overlay,_errs23=errors;if(errors===_errs23)if(data6&&typeof data6=="object"&&!Array.isArray(data6))for(let key3 of Object.
keys(data6)){let _errs26=errors;if(typeof data6[key3]!="string")return validate21.errors=[{instancePath:instancePath+"/overlay/"+key3.replace(/~/g,"~0").replace(
/\//g,"~1"),schemaPath:"#/properties/overlay/additionalProperties/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid6=_errs26===
errors;if(!valid6)break}else return validate21.errors=[{instancePath:instancePath+"/overlay",schemaPath:"#/properties/overlay/type",keyword:"type",params:{type:"\
object"},message:"must be object"}],!1;var valid0=_errs23===errors}else var valid0=!0}}}}}}else return validate21.errors=[{instancePath,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"}],!1;return validate21.errors=vErrors,errors===0}validate21.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function validate23(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate23.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),errors===0)if(data&&typeof data=="object"&&!Array.isArray(
data)){let missing0;if((data.cmd===void 0||!func0.call(data,"cmd"))&&(missing0="cmd")||(data.id===void 0||!func0.call(data,"id"))&&(missing0="id"))return validate23.
errors=[{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:missing0},message:"must have required property '"+missing0+"'"}],!1;{let _errs1=errors;
for(let key0 of Object.keys(data))if(!(key0==="cmd"||key0==="id")){return validate23.errors=[{instancePath,schemaPath:"#/additionalProperties",keyword:"addition\
alProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"}],!1;break}if(_errs1===errors){if(data.cmd!==void 0&&func0.call(data,
"cmd")){let _errs2=errors;if(data.cmd!=="cancel")return validate23.errors=[{instancePath:instancePath+"/cmd",schemaPath:"#/properties/cmd/const",keyword:"const",
params:{allowedValue:"cancel"},message:"must be equal to constant"}],!1;var valid0=_errs2===errors}else var valid0=!0;if(valid0)if(data.id!==void 0&&func0.call(
data,"id")){let data1=data.id,_errs3=errors;if(errors===errors)if(typeof data1=="string"){if(func63(data1)>200)return validate23.errors=[{instancePath:instancePath+
"/id",schemaPath:"#/$defs/id/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 characters"}],!1;if(func63(data1)<1)return validate23.
errors=[{instancePath:instancePath+"/id",schemaPath:"#/$defs/id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"}],
!1}else return validate23.errors=[{instancePath:instancePath+"/id",schemaPath:"#/$defs/id/type",keyword:"type",params:{type:"string"},message:"must be string"}],
!1;var valid0=_errs3===errors}else var valid0=!0}}}else return validate23.errors=[{instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"}],!1;return validate23.errors=vErrors,errors===0}validate23.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var schema38={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"https://raw.githubusercontent.com/lanser/lanser/v1/schemas/bundle.v1.json",title:"Anal\
ysis Bundle v1",description:"The answer to one question. bundleId is the SHA-256 of the RFC 8785 text of { request, resolution, facts or error, edits, environme\
nt, capabilities, meta: { exit_code, sorting_keys, hashing } }, in which no fact has its member evidence and the error not its evidenceId; factsId is the same w\
ithout environment.platform. Paths are relative to the repository.",type:"object",additionalProperties:!1,required:["version","bundleId","factsId","status","req\
uest","resolution","edits","processReward","environment","capabilities","meta"],properties:{version:{description:"Of this format: 1.x only adds.",const:"1.0"},bundleId:{
$ref:"#/$defs/digest"},factsId:{$ref:"#/$defs/digest"},status:{description:"partial: some of it has no answer. unavailable: none of it has.",enum:["ok","error",
"partial","unavailable"]},request:{type:"object",additionalProperties:!1,required:["cmd","selector","indexing","params"],properties:{cmd:{type:"string",pattern:"\
^[a-z][a-z-]*$"},selector:{description:"A place, as it is printed.",type:["string","null"]},indexing:{description:"What a column of the selector counts.",enum:[
"utf-8","utf-16","codepoint"]},params:{type:"object"}}},resolution:{oneOf:[{type:"null"},{type:"object",additionalProperties:!1,required:["original","resolved",
"disambiguation"],properties:{original:{type:"string"},resolved:{type:"object",additionalProperties:!1,required:["path","range","symbol"],properties:{path:{$ref:"\
#/$defs/path"},range:{$ref:"#/$defs/range"},symbol:{type:["string","null"]}}},disambiguation:{type:"array",items:{type:"string"}}}}]},facts:{$ref:"#/$defs/facts"},
error:{type:"object",additionalProperties:!1,required:["code","kind","exitCode","message","hint","retryable","evidenceId"],properties:{code:{type:"string",pattern:"\
^E/[A-Z_]+$"},kind:{enum:["ServerUnavailable","LanguageNotEnabled","NoServerForExtension","FileNotFound","RequestTimeout","SessionDead","CapabilityMissing","Wir\
e","BadSelector","NotFound","Ambiguous","Stale","Cancelled","Configuration","Usage","Internal"]},exitCode:{$ref:"#/$defs/exitCode"},message:{type:"string",minLength:1},
hint:{type:"string"},retryable:{type:"boolean"},evidenceId:{oneOf:[{type:"null"},{$ref:"#/$defs/digest"}]}}},edits:{description:"Nothing that asks changes a fil\
e.",type:"null"},processReward:{description:"Of a change; null for a question. In no hash.",type:"null"},environment:{type:"object",additionalProperties:!1,required:[
"snapshot","root","server","positionEncoding","toolchain","readiness","platform"],properties:{snapshot:{oneOf:[{type:"null"},{type:"object",additionalProperties:!1,
required:["commit","tree"],properties:{commit:{oneOf:[{type:"null"},{$ref:"#/$defs/objectId"}]},tree:{$ref:"#/$defs/objectId"}}}]},root:{description:"The folder\
 that the server was opened on.",oneOf:[{type:"null"},{const:"."},{$ref:"#/$defs/path"}]},server:{oneOf:[{type:"null"},{type:"object",additionalProperties:!1,required:[
"id","version"],properties:{id:{type:"string",minLength:1},version:{type:"string",minLength:1}}}]},positionEncoding:{enum:["utf-8","utf-16","utf-32",null]},toolchain:{
oneOf:[{type:"null"},{type:"object",additionalProperties:!1,required:["name","version"],properties:{name:{type:"string"},version:{type:"string"}}}]},readiness:{
oneOf:[{type:"null"},{description:"What showed that the server had loaded the project.",type:"object",additionalProperties:!1,required:["method","evidence"],properties:{
method:{type:"string",minLength:1},evidence:{type:"string"}}}]},platform:{description:"What differs from machine to machine.",type:"object",additionalProperties:!1,
required:["os","arch","serverDigest"],properties:{os:{type:"string"},arch:{type:"string"},serverDigest:{oneOf:[{type:"null"},{$ref:"#/$defs/digest"}]}}}}},capabilities:{
type:"object",additionalProperties:!1,required:["used","partialResult","cancellable"],properties:{used:{type:"array",items:{type:"string"}},partialResult:{type:"\
boolean"},cancellable:{type:"boolean"}}},meta:{type:"object",additionalProperties:!1,required:["exit_code","sorting_keys","hashing","cache","stale","purity","pr\
iority","retries","restarts","cursor","notes"],properties:{exit_code:{$ref:"#/$defs/exitCode"},sorting_keys:{type:"array",items:{type:"string"}},hashing:{type:"\
object",additionalProperties:!1,required:["algo"],properties:{algo:{const:"sha256-jcs-v1"}}},cache:{enum:["hit","miss"]},stale:{description:"The file changed wh\
ile it was asked about.",type:"boolean"},purity:{enum:["pure","impure"]},priority:{const:"supporting"},retries:{$ref:"#/$defs/count"},restarts:{$ref:"#/$defs/co\
unt"},cursor:{type:["string","null"]},notes:{type:"array",items:{type:"string"}}}}},oneOf:[{required:["facts"]},{required:["error"]}],allOf:[{if:{required:["fac\
ts"],properties:{request:{type:"object",properties:{cmd:{enum:["def","decl","typedef","impl"]}}}}},then:{properties:{facts:{type:"object",required:["definitions"]}}}},
{if:{required:["facts"],properties:{request:{type:"object",properties:{cmd:{enum:["refs"]}}}}},then:{properties:{facts:{type:"object",required:["references"]}}}},
{if:{required:["facts"],properties:{request:{type:"object",properties:{cmd:{enum:["hover"]}}}}},then:{properties:{facts:{type:"object",required:["hover"]}}}},{if:{
required:["facts"],properties:{request:{type:"object",properties:{cmd:{enum:["sig"]}}}}},then:{properties:{facts:{type:"object",required:["signatures"]}}}},{if:{
required:["facts"],properties:{request:{type:"object",properties:{cmd:{enum:["symbols","outline"]}}}}},then:{properties:{facts:{type:"object",required:["symbols"]}}}},
{if:{required:["facts"],properties:{request:{type:"object",properties:{cmd:{enum:["calls"]}}}}},then:{properties:{facts:{type:"object",required:["calls"]}}}},{if:{
required:["facts"],properties:{request:{type:"object",properties:{cmd:{enum:["types"]}}}}},then:{properties:{facts:{type:"object",required:["types"]}}}},{if:{required:[
"facts"],properties:{request:{type:"object",properties:{cmd:{enum:["hints"]}}}}},then:{properties:{facts:{type:"object",required:["hints"]}}}},{if:{required:["f\
acts"],properties:{request:{type:"object",properties:{cmd:{enum:["diag","check"]}}}}},then:{properties:{facts:{type:"object",required:["diagnostics"]}}}},{if:{required:[
"facts"],properties:{request:{type:"object",properties:{cmd:{enum:["locate"]}}}}},then:{properties:{facts:{type:"object",required:["location"]}}}},{if:{required:[
"facts"],properties:{request:{type:"object",properties:{cmd:{enum:["capabilities"]}}}}},then:{properties:{facts:{type:"object",required:["methods"]}}}},{if:{required:[
"facts"],properties:{request:{type:"object",properties:{cmd:{enum:["exit-codes"]}}}}},then:{properties:{facts:{type:"object",required:["codes"]}}}}],$defs:{digest:{
type:"string",pattern:"^sha256:[0-9a-f]{64}$"},objectId:{type:"string",pattern:"^(?:[0-9a-f]{40}|[0-9a-f]{64})$"},path:{type:"string",minLength:1,not:{pattern:"\
^/|(?:^|/)\\.\\.?(?:/|$)"}},count:{type:"integer",minimum:0,maximum:9007199254740991},exitCode:{type:"integer",minimum:0,maximum:255},range:{description:"First \
line, first column, last line, last column; from 0, as the server counts.",type:"array",prefixItems:[{$ref:"#/$defs/count"},{$ref:"#/$defs/count"},{$ref:"#/$def\
s/count"},{$ref:"#/$defs/count"}],items:!1,minItems:4,maxItems:4},location:{type:"object",additionalProperties:!1,required:["range","evidence"],properties:{path:{
$ref:"#/$defs/path"},external:{description:"For what lies outside of the repository: `<pyright>/…` is a file of the server, `<outside>` anything else.",type:"\
string",minLength:1},range:{$ref:"#/$defs/range"},evidence:{$ref:"#/$defs/digest"}},oneOf:[{required:["path"]},{required:["external"]}]},symbol:{type:"object",additionalProperties:!1,
required:["name","kind","container","range","selectionRange","evidence"],properties:{path:{$ref:"#/$defs/path"},external:{description:"For what lies outside of \
the repository: `<pyright>/…` is a file of the server, `<outside>` anything else.",type:"string",minLength:1},name:{type:"string"},kind:{type:"string",minLength:1},
container:{type:["string","null"]},range:{$ref:"#/$defs/range"},selectionRange:{oneOf:[{type:"null"},{$ref:"#/$defs/range"}]},evidence:{$ref:"#/$defs/digest"}},
oneOf:[{required:["path"]},{required:["external"]}]},call:{type:"object",additionalProperties:!1,required:["name","kind","container","range","selectionRange","f\
romRanges","evidence"],properties:{path:{$ref:"#/$defs/path"},external:{description:"For what lies outside of the repository: `<pyright>/…` is a file of the ser\
ver, `<outside>` anything else.",type:"string",minLength:1},name:{type:"string"},kind:{type:"string",minLength:1},container:{type:["string","null"]},range:{$ref:"\
#/$defs/range"},selectionRange:{oneOf:[{type:"null"},{$ref:"#/$defs/range"}]},fromRanges:{type:"array",items:{$ref:"#/$defs/range"}},evidence:{$ref:"#/$defs/dig\
est"}},oneOf:[{required:["path"]},{required:["external"]}]},facts:{type:"object",additionalProperties:!1,required:["provenance"],properties:{provenance:{description:"\
lsp: a server said it. builtin: Lanser read it of the text.",enum:["lsp","builtin"]},definitions:{type:"array",maxItems:1e5,items:{$ref:"#/$defs/location"}},references:{
type:"array",maxItems:1e5,items:{$ref:"#/$defs/location"}},hover:{oneOf:[{type:"null"},{type:"object",additionalProperties:!1,required:["text","range","evidence"],
properties:{text:{type:"string"},range:{oneOf:[{type:"null"},{$ref:"#/$defs/range"}]},evidence:{$ref:"#/$defs/digest"}}}]},signatures:{type:"array",maxItems:1e5,
items:{type:"object",additionalProperties:!1,required:["label","documentation","parameters","evidence"],properties:{label:{type:"string"},documentation:{type:["\
string","null"]},parameters:{type:"array",items:{type:"string"}},evidence:{$ref:"#/$defs/digest"}}}},active:{oneOf:[{type:"null"},{description:"Which signature \
the call takes, and the parameter that the place is in.",type:"object",additionalProperties:!1,required:["signature","parameter"],properties:{signature:{$ref:"#\
/$defs/count"},parameter:{oneOf:[{type:"null"},{$ref:"#/$defs/count"}]}}}]},symbols:{type:"array",maxItems:1e5,items:{$ref:"#/$defs/symbol"}},calls:{type:"array",
maxItems:1e5,items:{$ref:"#/$defs/call"}},types:{type:"array",maxItems:1e5,items:{$ref:"#/$defs/symbol"}},hints:{type:"array",maxItems:1e5,items:{type:"object",
additionalProperties:!1,required:["position","label","kind","evidence"],properties:{position:{type:"array",prefixItems:[{$ref:"#/$defs/count"},{$ref:"#/$defs/co\
unt"}],items:!1,minItems:2,maxItems:2},label:{type:"string"},kind:{enum:["type","parameter",null]},evidence:{$ref:"#/$defs/digest"}}}},diagnostics:{type:"array",
maxItems:1e5,items:{type:"object",additionalProperties:!1,required:["path","range","severity","source","code","message","symbol","server","evidence"],properties:{
path:{$ref:"#/$defs/path"},range:{$ref:"#/$defs/range"},severity:{enum:["error","warning","information","hint"]},source:{type:["string","null"]},code:{type:["st\
ring","null"]},message:{type:"string"},symbol:{type:["string","null"]},server:{type:"string",minLength:1},evidence:{$ref:"#/$defs/digest"}}}},files:{description:"\
How many files were asked about, how many have a final answer, and which have none.",type:"object",additionalProperties:!1,required:["asked","final","unknown"],
properties:{asked:{$ref:"#/$defs/count"},final:{$ref:"#/$defs/count"},unknown:{type:"array",items:{type:"object",additionalProperties:!1,required:["path","reaso\
n"],properties:{path:{$ref:"#/$defs/path"},reason:{type:"string",minLength:1}}}}}},passed:{description:"Of check: no error, and every file has a final answer.",
type:"boolean"},location:{type:"object",additionalProperties:!1,required:["path","range","whole","symbol","text","verify","evidence"],properties:{path:{$ref:"#/\
$defs/path"},range:{$ref:"#/$defs/range"},whole:{$ref:"#/$defs/range"},symbol:{type:["string","null"]},text:{type:"string"},verify:{$ref:"#/$defs/digest"},evidence:{
$ref:"#/$defs/digest"}}},methods:{type:"array",items:{type:"string"}},questions:{type:"array",items:{type:"string"}},codes:{type:"array",items:{type:"object",additionalProperties:!1,
required:["code","exitCode","retryable","hint"],properties:{code:{type:"string"},exitCode:{$ref:"#/$defs/exitCode"},retryable:{type:"boolean"},hint:{type:"strin\
g"}}}},total:{$ref:"#/$defs/count"},truncated:{type:"boolean"}}}}};var pattern5=new RegExp("^sha256:[0-9a-f]{64}$","u"),pattern7=new RegExp("^[a-z][a-z-]*$","u"),pattern8=new RegExp("^/|(?:^|/)\\.\\.?(?:/|$)","u"),pattern24=new RegExp(
"^E/[A-Z_]+$","u"),pattern26=new RegExp("^(?:[0-9a-f]{40}|[0-9a-f]{64})$","u");function validate27(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate27.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),errors===0)if(Array.isArray(data)){if(data.length>4)return validate27.
errors=[{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit:4},message:"must NOT have more than 4 items"}],!1;if(data.length<4)return validate27.
errors=[{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit:4},message:"must NOT have fewer than 4 items"}],!1;{let len0=data.length;if(len0>
0){let data0=data[0],_errs1=errors,_errs2=errors;if(!(typeof data0=="number"&&!(data0%1)&&!isNaN(data0)&&isFinite(data0)))return validate27.errors=[{instancePath:instancePath+
"/0",schemaPath:"#/$defs/count/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===_errs2&&typeof data0=="number"&&isFinite(
data0)){if(data0>9007199254740991||isNaN(data0))return validate27.errors=[{instancePath:instancePath+"/0",schemaPath:"#/$defs/count/maximum",keyword:"maximum",params:{
comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"}],!1;if(data0<0||isNaN(data0))return validate27.errors=[{instancePath:instancePath+
"/0",schemaPath:"#/$defs/count/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}var valid0=_errs1===errors}if(valid0){if(len0>
1){let data1=data[1],_errs4=errors,_errs5=errors;if(!(typeof data1=="number"&&!(data1%1)&&!isNaN(data1)&&isFinite(data1)))return validate27.errors=[{instancePath:instancePath+
"/1",schemaPath:"#/$defs/count/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===_errs5&&typeof data1=="number"&&isFinite(
data1)){if(data1>9007199254740991||isNaN(data1))return validate27.errors=[{instancePath:instancePath+"/1",schemaPath:"#/$defs/count/maximum",keyword:"maximum",params:{
comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"}],!1;if(data1<0||isNaN(data1))return validate27.errors=[{instancePath:instancePath+
"/1",schemaPath:"#/$defs/count/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}var valid0=_errs4===errors}if(valid0){if(len0>
2){let data2=data[2],_errs7=errors,_errs8=errors;if(!(typeof data2=="number"&&!(data2%1)&&!isNaN(data2)&&isFinite(data2)))return validate27.errors=[{instancePath:instancePath+
"/2",schemaPath:"#/$defs/count/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===_errs8&&typeof data2=="number"&&isFinite(
data2)){if(data2>9007199254740991||isNaN(data2))return validate27.errors=[{instancePath:instancePath+"/2",schemaPath:"#/$defs/count/maximum",keyword:"maximum",params:{
comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"}],!1;if(data2<0||isNaN(data2))return validate27.errors=[{instancePath:instancePath+
"/2",schemaPath:"#/$defs/count/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}var valid0=_errs7===errors}if(valid0){if(len0>
3){let data3=data[3],_errs10=errors,_errs11=errors;if(!(typeof data3=="number"&&!(data3%1)&&!isNaN(data3)&&isFinite(data3)))return validate27.errors=[{instancePath:instancePath+
"/3",schemaPath:"#/$defs/count/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===_errs11&&typeof data3=="number"&&isFinite(
data3)){if(data3>9007199254740991||isNaN(data3))return validate27.errors=[{instancePath:instancePath+"/3",schemaPath:"#/$defs/count/maximum",keyword:"maximum",params:{
comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"}],!1;if(data3<0||isNaN(data3))return validate27.errors=[{instancePath:instancePath+
"/3",schemaPath:"#/$defs/count/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}var valid0=_errs10===errors}if(valid0&&!(data.
length<=4))return validate27.errors=[{instancePath,schemaPath:"#/items",keyword:"items",params:{limit:4},message:"must NOT have more than 4 items"}],!1}}}}}else
return validate27.errors=[{instancePath,schemaPath:"#/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;return validate27.errors=vErrors,errors===
0}validate27.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};var schema47={type:"object",additionalProperties:!1,required:["provenance"],properties:{provenance:{
description:"lsp: a server said it. builtin: Lanser read it of the text.",enum:["lsp","builtin"]},definitions:{type:"array",maxItems:1e5,items:{$ref:"#/$defs/lo\
cation"}},references:{type:"array",maxItems:1e5,items:{$ref:"#/$defs/location"}},hover:{oneOf:[{type:"null"},{type:"object",additionalProperties:!1,required:["t\
ext","range","evidence"],properties:{text:{type:"string"},range:{oneOf:[{type:"null"},{$ref:"#/$defs/range"}]},evidence:{$ref:"#/$defs/digest"}}}]},signatures:{
type:"array",maxItems:1e5,items:{type:"object",additionalProperties:!1,required:["label","documentation","parameters","evidence"],properties:{label:{type:"strin\
g"},documentation:{type:["string","null"]},parameters:{type:"array",items:{type:"string"}},evidence:{$ref:"#/$defs/digest"}}}},active:{oneOf:[{type:"null"},{description:"\
Which signature the call takes, and the parameter that the place is in.",type:"object",additionalProperties:!1,required:["signature","parameter"],properties:{signature:{
$ref:"#/$defs/count"},parameter:{oneOf:[{type:"null"},{$ref:"#/$defs/count"}]}}}]},symbols:{type:"array",maxItems:1e5,items:{$ref:"#/$defs/symbol"}},calls:{type:"\
array",maxItems:1e5,items:{$ref:"#/$defs/call"}},types:{type:"array",maxItems:1e5,items:{$ref:"#/$defs/symbol"}},hints:{type:"array",maxItems:1e5,items:{type:"o\
bject",additionalProperties:!1,required:["position","label","kind","evidence"],properties:{position:{type:"array",prefixItems:[{$ref:"#/$defs/count"},{$ref:"#/$\
defs/count"}],items:!1,minItems:2,maxItems:2},label:{type:"string"},kind:{enum:["type","parameter",null]},evidence:{$ref:"#/$defs/digest"}}}},diagnostics:{type:"\
array",maxItems:1e5,items:{type:"object",additionalProperties:!1,required:["path","range","severity","source","code","message","symbol","server","evidence"],properties:{
path:{$ref:"#/$defs/path"},range:{$ref:"#/$defs/range"},severity:{enum:["error","warning","information","hint"]},source:{type:["string","null"]},code:{type:["st\
ring","null"]},message:{type:"string"},symbol:{type:["string","null"]},server:{type:"string",minLength:1},evidence:{$ref:"#/$defs/digest"}}}},files:{description:"\
How many files were asked about, how many have a final answer, and which have none.",type:"object",additionalProperties:!1,required:["asked","final","unknown"],
properties:{asked:{$ref:"#/$defs/count"},final:{$ref:"#/$defs/count"},unknown:{type:"array",items:{type:"object",additionalProperties:!1,required:["path","reaso\
n"],properties:{path:{$ref:"#/$defs/path"},reason:{type:"string",minLength:1}}}}}},passed:{description:"Of check: no error, and every file has a final answer.",
type:"boolean"},location:{type:"object",additionalProperties:!1,required:["path","range","whole","symbol","text","verify","evidence"],properties:{path:{$ref:"#/\
$defs/path"},range:{$ref:"#/$defs/range"},whole:{$ref:"#/$defs/range"},symbol:{type:["string","null"]},text:{type:"string"},verify:{$ref:"#/$defs/digest"},evidence:{
$ref:"#/$defs/digest"}}},methods:{type:"array",items:{type:"string"}},questions:{type:"array",items:{type:"string"}},codes:{type:"array",items:{type:"object",additionalProperties:!1,
required:["code","exitCode","retryable","hint"],properties:{code:{type:"string"},exitCode:{$ref:"#/$defs/exitCode"},retryable:{type:"boolean"},hint:{type:"strin\
g"}}}},total:{$ref:"#/$defs/count"},truncated:{type:"boolean"}}};function validate30(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate30.evaluated;
evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0);let _errs1=errors,valid0=!1,passing0=null,_errs2=errors;if(data&&
typeof data=="object"&&!Array.isArray(data)){let missing0;if((data.path===void 0||!func0.call(data,"path"))&&(missing0="path")){let err0={instancePath,schemaPath:"\
#/oneOf/0/required",keyword:"required",params:{missingProperty:missing0},message:"must have required property '"+missing0+"'"};vErrors===null?vErrors=[err0]:vErrors.
push(err0),errors++}}var _valid0=_errs2===errors;_valid0&&(valid0=!0,passing0=0);let _errs3=errors;if(data&&typeof data=="object"&&!Array.isArray(data)){let missing1;
if((data.external===void 0||!func0.call(data,"external"))&&(missing1="external")){let err1={instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{
missingProperty:missing1},message:"must have required property '"+missing1+"'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}}var _valid0=_errs3===
errors;if(_valid0&&valid0?(valid0=!1,passing0=[passing0,1]):_valid0&&(valid0=!0,passing0=1),valid0)errors=_errs1,vErrors!==null&&(_errs1?vErrors.length=_errs1:vErrors=
null);else{let err2={instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:passing0},message:"must match exactly one schema in oneOf"};return vErrors===
null?vErrors=[err2]:vErrors.push(err2),errors++,validate30.errors=vErrors,!1}if(errors===0)if(data&&typeof data=="object"&&!Array.isArray(data)){let missing2;if((data.
range===void 0||!func0.call(data,"range"))&&(missing2="range")||(data.evidence===void 0||!func0.call(data,"evidence"))&&(missing2="evidence"))return validate30.
errors=[{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:missing2},message:"must have required property '"+missing2+"'"}],!1;{let _errs4=errors;
for(let key0 of Object.keys(data))if(!(key0==="path"||key0==="external"||key0==="range"||key0==="evidence")){return validate30.errors=[{instancePath,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"}],!1;break}if(_errs4===errors){
if(data.path!==void 0&&func0.call(data,"path")){let data0=data.path,_errs5=errors,_errs6=errors,_errs8=errors,_errs9=errors;if(typeof data0=="string"&&!pattern8.
test(data0)){let err3={};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}var valid3=_errs9===errors;if(valid3)return validate30.errors=[{instancePath:instancePath+
"/path",schemaPath:"#/$defs/path/not",keyword:"not",params:{},message:"must NOT be valid"}],!1;if(errors=_errs8,vErrors!==null&&(_errs8?vErrors.length=_errs8:vErrors=
null),errors===_errs6)if(typeof data0=="string"){if(func63(data0)<1)return validate30.errors=[{instancePath:instancePath+"/path",schemaPath:"#/$defs/path/minLen\
gth",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"}],!1}else return validate30.errors=[{instancePath:instancePath+"/path",
schemaPath:"#/$defs/path/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid1=_errs5===errors}else var valid1=!0;if(valid1){if(data.
external!==void 0&&func0.call(data,"external")){let data1=data.external,_errs10=errors;if(errors===_errs10)if(typeof data1=="string"){if(func63(data1)<1)return validate30.
errors=[{instancePath:instancePath+"/external",schemaPath:"#/properties/external/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer th\
an 1 characters"}],!1}else return validate30.errors=[{instancePath:instancePath+"/external",schemaPath:"#/properties/external/type",keyword:"type",params:{type:"\
string"},message:"must be string"}],!1;var valid1=_errs10===errors}else var valid1=!0;if(valid1){if(data.range!==void 0&&func0.call(data,"range")){let _errs12=errors;
validate27(data.range,{instancePath:instancePath+"/range",parentData:data,parentDataProperty:"range",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate27.
errors:vErrors.concat(validate27.errors),errors=vErrors.length);var valid1=_errs12===errors}else var valid1=!0;if(valid1)if(data.evidence!==void 0&&func0.call(data,
"evidence")){let data3=data.evidence,_errs13=errors;if(errors===errors)if(typeof data3=="string"){if(!pattern5.test(data3))return validate30.errors=[{instancePath:instancePath+
"/evidence",schemaPath:"#/$defs/digest/pattern",keyword:"pattern",params:{pattern:"^sha256:[0-9a-f]{64}$"},message:'must match pattern "^sha256:[0-9a-f]{64}$"'}],
!1}else return validate30.errors=[{instancePath:instancePath+"/evidence",schemaPath:"#/$defs/digest/type",keyword:"type",params:{type:"string"},message:"must be\
 string"}],!1;var valid1=_errs13===errors}else var valid1=!0}}}}}else return validate30.errors=[{instancePath,schemaPath:"#/type",keyword:"type",params:{type:"o\
bject"},message:"must be object"}],!1;return validate30.errors=vErrors,errors===0}validate30.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var schema55={
type:"object",additionalProperties:!1,required:["name","kind","container","range","selectionRange","evidence"],properties:{path:{$ref:"#/$defs/path"},external:{
description:"For what lies outside of the repository: `<pyright>/…` is a file of the server, `<outside>` anything else.",type:"string",minLength:1},name:{type:"\
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
th"||key0==="external"||key0==="name"||key0==="kind"||key0==="container"||key0==="range"||key0==="selectionRange"||key0==="evidence")){return validate35.errors=
[{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"}],
!1;break}if(_errs4===errors){if(data.path!==void 0&&func0.call(data,"path")){let data0=data.path,_errs5=errors,_errs6=errors,_errs8=errors,_errs9=errors;if(typeof data0==
"string"&&!pattern8.test(data0)){let err3={};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}var valid3=_errs9===errors;if(valid3)return validate35.errors=
[{instancePath:instancePath+"/path",schemaPath:"#/$defs/path/not",keyword:"not",params:{},message:"must NOT be valid"}],!1;if(errors=_errs8,vErrors!==null&&(_errs8?
vErrors.length=_errs8:vErrors=null),errors===_errs6)if(typeof data0=="string"){if(func63(data0)<1)return validate35.errors=[{instancePath:instancePath+"/path",schemaPath:"\
#/$defs/path/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"}],!1}else return validate35.errors=[{instancePath:instancePath+
"/path",schemaPath:"#/$defs/path/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid1=_errs5===errors}else var valid1=!0;if(valid1){
if(data.external!==void 0&&func0.call(data,"external")){let data1=data.external,_errs10=errors;if(errors===_errs10)if(typeof data1=="string"){if(func63(data1)<1)
return validate35.errors=[{instancePath:instancePath+"/external",schemaPath:"#/properties/external/minLength",keyword:"minLength",params:{limit:1},message:"must\
 NOT have fewer than 1 characters"}],!1}else return validate35.errors=[{instancePath:instancePath+"/external",schemaPath:"#/properties/external/type",keyword:"t\
ype",params:{type:"string"},message:"must be string"}],!1;var valid1=_errs10===errors}else var valid1=!0;if(valid1){if(data.name!==void 0&&func0.call(data,"name")){
let _errs12=errors;if(typeof data.name!="string")return validate35.errors=[{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",
params:{type:"string"},message:"must be string"}],!1;var valid1=_errs12===errors}else var valid1=!0;if(valid1){if(data.kind!==void 0&&func0.call(data,"kind")){let data3=data.
kind,_errs14=errors;if(errors===_errs14)if(typeof data3=="string"){if(func63(data3)<1)return validate35.errors=[{instancePath:instancePath+"/kind",schemaPath:"#\
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
required:["name","kind","container","range","selectionRange","fromRanges","evidence"],properties:{path:{$ref:"#/$defs/path"},external:{description:"For what lie\
s outside of the repository: `<pyright>/…` is a file of the server, `<outside>` anything else.",type:"string",minLength:1},name:{type:"string"},kind:{type:"st\
ring",minLength:1},container:{type:["string","null"]},range:{$ref:"#/$defs/range"},selectionRange:{oneOf:[{type:"null"},{$ref:"#/$defs/range"}]},fromRanges:{type:"\
array",items:{$ref:"#/$defs/range"}},evidence:{$ref:"#/$defs/digest"}},oneOf:[{required:["path"]},{required:["external"]}]};function validate39(data,{instancePath="",
parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate39.evaluated;evaluated0.dynamicProps&&(evaluated0.
props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0);let _errs1=errors,valid0=!1,passing0=null,_errs2=errors;if(data&&typeof data=="object"&&!Array.
isArray(data)){let missing0;if((data.path===void 0||!func0.call(data,"path"))&&(missing0="path")){let err0={instancePath,schemaPath:"#/oneOf/0/required",keyword:"\
required",params:{missingProperty:missing0},message:"must have required property '"+missing0+"'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}}var _valid0=_errs2===
errors;_valid0&&(valid0=!0,passing0=0);let _errs3=errors;if(data&&typeof data=="object"&&!Array.isArray(data)){let missing1;if((data.external===void 0||!func0.call(
data,"external"))&&(missing1="external")){let err1={instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty:missing1},message:"m\
ust have required property '"+missing1+"'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}}var _valid0=_errs3===errors;if(_valid0&&valid0?(valid0=!1,
passing0=[passing0,1]):_valid0&&(valid0=!0,passing0=1),valid0)errors=_errs1,vErrors!==null&&(_errs1?vErrors.length=_errs1:vErrors=null);else{let err2={instancePath,
schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:passing0},message:"must match exactly one schema in oneOf"};return vErrors===null?vErrors=[err2]:vErrors.
push(err2),errors++,validate39.errors=vErrors,!1}if(errors===0)if(data&&typeof data=="object"&&!Array.isArray(data)){let missing2;if((data.name===void 0||!func0.
call(data,"name"))&&(missing2="name")||(data.kind===void 0||!func0.call(data,"kind"))&&(missing2="kind")||(data.container===void 0||!func0.call(data,"container"))&&
(missing2="container")||(data.range===void 0||!func0.call(data,"range"))&&(missing2="range")||(data.selectionRange===void 0||!func0.call(data,"selectionRange"))&&
(missing2="selectionRange")||(data.fromRanges===void 0||!func0.call(data,"fromRanges"))&&(missing2="fromRanges")||(data.evidence===void 0||!func0.call(data,"evi\
dence"))&&(missing2="evidence"))return validate39.errors=[{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:missing2},message:"mu\
st have required property '"+missing2+"'"}],!1;{let _errs4=errors;for(let key0 of Object.keys(data))if(!func0.call(schema58.properties,key0)){return validate39.
errors=[{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional prop\
erties"}],!1;break}if(_errs4===errors){if(data.path!==void 0&&func0.call(data,"path")){let data0=data.path,_errs5=errors,_errs6=errors,_errs8=errors,_errs9=errors;
if(typeof data0=="string"&&!pattern8.test(data0)){let err3={};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}var valid3=_errs9===errors;if(valid3)return validate39.
errors=[{instancePath:instancePath+"/path",schemaPath:"#/$defs/path/not",keyword:"not",params:{},message:"must NOT be valid"}],!1;if(errors=_errs8,vErrors!==null&&
(_errs8?vErrors.length=_errs8:vErrors=null),errors===_errs6)if(typeof data0=="string"){if(func63(data0)<1)return validate39.errors=[{instancePath:instancePath+"\
/path",schemaPath:"#/$defs/path/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"}],!1}else return validate39.errors=
[{instancePath:instancePath+"/path",schemaPath:"#/$defs/path/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid1=_errs5===errors}else
var valid1=!0;if(valid1){if(data.external!==void 0&&func0.call(data,"external")){let data1=data.external,_errs10=errors;if(errors===_errs10)if(typeof data1=="st\
ring"){if(func63(data1)<1)return validate39.errors=[{instancePath:instancePath+"/external",schemaPath:"#/properties/external/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"}],!1}else return validate39.errors=[{instancePath:instancePath+"/external",schemaPath:"#/properties/ext\
ernal/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid1=_errs10===errors}else var valid1=!0;if(valid1){if(data.name!==void 0&&
func0.call(data,"name")){let _errs12=errors;if(typeof data.name!="string")return validate39.errors=[{instancePath:instancePath+"/name",schemaPath:"#/properties/\
name/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid1=_errs12===errors}else var valid1=!0;if(valid1){if(data.kind!==void 0&&
func0.call(data,"kind")){let data3=data.kind,_errs14=errors;if(errors===_errs14)if(typeof data3=="string"){if(func63(data3)<1)return validate39.errors=[{instancePath:instancePath+
"/kind",schemaPath:"#/properties/kind/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"}],!1}else return validate39.
errors=[{instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid1=_errs14===
errors}else var valid1=!0;if(valid1){if(data.container!==void 0&&func0.call(data,"container")){let data4=data.container,_errs16=errors;if(typeof data4!="string"&&
data4!==null)return validate39.errors=[{instancePath:instancePath+"/container",schemaPath:"#/properties/container/type",keyword:"type",params:{type:schema58.properties.
container.type},message:"must be string,null"}],!1;var valid1=_errs16===errors}else var valid1=!0;if(valid1){if(data.range!==void 0&&func0.call(data,"range")){let _errs18=errors;
validate27(data.range,{instancePath:instancePath+"/range",parentData:data,parentDataProperty:"range",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate27.
errors:vErrors.concat(validate27.errors),errors=vErrors.length);var valid1=_errs18===errors}else var valid1=!0;if(valid1){if(data.selectionRange!==void 0&&func0.
call(data,"selectionRange")){let data6=data.selectionRange,_errs19=errors,_errs20=errors,valid4=!1,passing1=null,_errs21=errors;if(data6!==null){let err4={instancePath:instancePath+
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
missing0+"'"}],!1;{let _errs1=errors;for(let key0 of Object.keys(data))if(!func0.call(schema47.properties,key0)){return validate29.errors=[{instancePath,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"}],!1;break}if(_errs1===errors){
if(data.provenance!==void 0&&func0.call(data,"provenance")){let data0=data.provenance,_errs2=errors;if(!(data0==="lsp"||data0==="builtin"))return validate29.errors=
[{instancePath:instancePath+"/provenance",schemaPath:"#/properties/provenance/enum",keyword:"enum",params:{allowedValues:schema47.properties.provenance.enum},message:"\
must be equal to one of the allowed values"}],!1;var valid0=_errs2===errors}else var valid0=!0;if(valid0){if(data.definitions!==void 0&&func0.call(data,"definit\
ions")){let data1=data.definitions,_errs3=errors;if(errors===_errs3)if(Array.isArray(data1)){if(data1.length>1e5)return validate29.errors=[{instancePath:instancePath+
"/definitions",schemaPath:"#/properties/definitions/maxItems",keyword:"maxItems",params:{limit:1e5},message:"must NOT have more than 100000 items"}],!1;{var valid1=!0;
let len0=data1.length;for(let i0=0;i0<len0;i0++){let _errs5=errors;validate30(data1[i0],{instancePath:instancePath+"/definitions/"+i0,parentData:data1,parentDataProperty:i0,
rootData,dynamicAnchors})||(vErrors=vErrors===null?validate30.errors:vErrors.concat(validate30.errors),errors=vErrors.length);var valid1=_errs5===errors;if(!valid1)
break}}}else return validate29.errors=[{instancePath:instancePath+"/definitions",schemaPath:"#/properties/definitions/type",keyword:"type",params:{type:"array"},
message:"must be array"}],!1;var valid0=_errs3===errors}else var valid0=!0;if(valid0){if(data.references!==void 0&&func0.call(data,"references")){let data3=data.
references,_errs6=errors;if(errors===_errs6)if(Array.isArray(data3)){if(data3.length>1e5)return validate29.errors=[{instancePath:instancePath+"/references",schemaPath:"\
#/properties/references/maxItems",keyword:"maxItems",params:{limit:1e5},message:"must NOT have more than 100000 items"}],!1;{var valid2=!0;let len1=data3.length;
for(let i1=0;i1<len1;i1++){let _errs8=errors;validate30(data3[i1],{instancePath:instancePath+"/references/"+i1,parentData:data3,parentDataProperty:i1,rootData,dynamicAnchors})||
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
"label"||key2==="documentation"||key2==="parameters"||key2==="evidence")){return validate29.errors=[{instancePath:instancePath+"/signatures/"+i2,schemaPath:"#/p\
roperties/signatures/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key2},message:"must NOT have additional properties"}],
!1;break}if(_errs30===errors){if(data10.label!==void 0&&func0.call(data10,"label")){let _errs31=errors;if(typeof data10.label!="string")return validate29.errors=
[{instancePath:instancePath+"/signatures/"+i2+"/label",schemaPath:"#/properties/signatures/items/properties/label/type",keyword:"type",params:{type:"string"},message:"\
must be string"}],!1;var valid8=_errs31===errors}else var valid8=!0;if(valid8){if(data10.documentation!==void 0&&func0.call(data10,"documentation")){let data12=data10.
documentation,_errs33=errors;if(typeof data12!="string"&&data12!==null)return validate29.errors=[{instancePath:instancePath+"/signatures/"+i2+"/documentation",schemaPath:"\
#/properties/signatures/items/properties/documentation/type",keyword:"type",params:{type:schema47.properties.signatures.items.properties.documentation.type},message:"\
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
"'"}],!1;{let _errs72=errors;for(let key4 of Object.keys(data26))if(!(key4==="position"||key4==="label"||key4==="kind"||key4==="evidence")){return validate29.errors=
[{instancePath:instancePath+"/hints/"+i7,schemaPath:"#/properties/hints/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key4},
message:"must NOT have additional properties"}],!1;break}if(_errs72===errors){if(data26.position!==void 0&&func0.call(data26,"position")){let data27=data26.position,
_errs73=errors;if(errors===_errs73)if(Array.isArray(data27)){if(data27.length>2)return validate29.errors=[{instancePath:instancePath+"/hints/"+i7+"/position",schemaPath:"\
#/properties/hints/items/properties/position/maxItems",keyword:"maxItems",params:{limit:2},message:"must NOT have more than 2 items"}],!1;if(data27.length<2)return validate29.
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
y '"+missing5+"'"}],!1;{let _errs91=errors;for(let key5 of Object.keys(data34))if(!func0.call(schema47.properties.diagnostics.items.properties,key5)){return validate29.
errors=[{instancePath:instancePath+"/diagnostics/"+i8,schemaPath:"#/properties/diagnostics/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key5},
message:"must NOT have additional properties"}],!1;break}if(_errs91===errors){if(data34.path!==void 0&&func0.call(data34,"path")){let data35=data34.path,_errs92=errors,
_errs93=errors,_errs95=errors,_errs96=errors;if(typeof data35=="string"&&!pattern8.test(data35)){let err23={};vErrors===null?vErrors=[err23]:vErrors.push(err23),
errors++}var valid28=_errs96===errors;if(valid28)return validate29.errors=[{instancePath:instancePath+"/diagnostics/"+i8+"/path",schemaPath:"#/$defs/path/not",keyword:"\
not",params:{},message:"must NOT be valid"}],!1;if(errors=_errs95,vErrors!==null&&(_errs95?vErrors.length=_errs95:vErrors=null),errors===_errs93)if(typeof data35==
"string"){if(func63(data35)<1)return validate29.errors=[{instancePath:instancePath+"/diagnostics/"+i8+"/path",schemaPath:"#/$defs/path/minLength",keyword:"minLe\
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
"server")){let data42=data34.server,_errs107=errors;if(errors===_errs107)if(typeof data42=="string"){if(func63(data42)<1)return validate29.errors=[{instancePath:instancePath+
"/diagnostics/"+i8+"/server",schemaPath:"#/properties/diagnostics/items/properties/server/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have\
 fewer than 1 characters"}],!1}else return validate29.errors=[{instancePath:instancePath+"/diagnostics/"+i8+"/server",schemaPath:"#/properties/diagnostics/items\
/properties/server/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid26=_errs107===errors}else var valid26=!0;if(valid26)if(data34.
evidence!==void 0&&func0.call(data34,"evidence")){let data43=data34.evidence,_errs109=errors;if(errors===errors)if(typeof data43=="string"){if(!pattern5.test(data43))
return validate29.errors=[{instancePath:instancePath+"/diagnostics/"+i8+"/evidence",schemaPath:"#/$defs/digest/pattern",keyword:"pattern",params:{pattern:"^sha2\
56:[0-9a-f]{64}$"},message:'must match pattern "^sha256:[0-9a-f]{64}$"'}],!1}else return validate29.errors=[{instancePath:instancePath+"/diagnostics/"+i8+"/evid\
ence",schemaPath:"#/$defs/digest/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid26=_errs109===errors}else var valid26=!0}}}}}}}}}}else
return validate29.errors=[{instancePath:instancePath+"/diagnostics/"+i8,schemaPath:"#/properties/diagnostics/items/type",keyword:"type",params:{type:"object"},message:"\
must be object"}],!1;var valid25=_errs89===errors;if(!valid25)break}}}else return validate29.errors=[{instancePath:instancePath+"/diagnostics",schemaPath:"#/pro\
perties/diagnostics/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var valid0=_errs87===errors}else var valid0=!0;if(valid0){if(data.files!==
void 0&&func0.call(data,"files")){let data44=data.files,_errs112=errors;if(errors===_errs112)if(data44&&typeof data44=="object"&&!Array.isArray(data44)){let missing6;
if((data44.asked===void 0||!func0.call(data44,"asked"))&&(missing6="asked")||(data44.final===void 0||!func0.call(data44,"final"))&&(missing6="final")||(data44.unknown===
void 0||!func0.call(data44,"unknown"))&&(missing6="unknown"))return validate29.errors=[{instancePath:instancePath+"/files",schemaPath:"#/properties/files/requir\
ed",keyword:"required",params:{missingProperty:missing6},message:"must have required property '"+missing6+"'"}],!1;{let _errs114=errors;for(let key6 of Object.keys(
data44))if(!(key6==="asked"||key6==="final"||key6==="unknown")){return validate29.errors=[{instancePath:instancePath+"/files",schemaPath:"#/properties/files/add\
itionalProperties",keyword:"additionalProperties",params:{additionalProperty:key6},message:"must NOT have additional properties"}],!1;break}if(_errs114===errors){
if(data44.asked!==void 0&&func0.call(data44,"asked")){let data45=data44.asked,_errs115=errors,_errs116=errors;if(!(typeof data45=="number"&&!(data45%1)&&!isNaN(
data45)&&isFinite(data45)))return validate29.errors=[{instancePath:instancePath+"/files/asked",schemaPath:"#/$defs/count/type",keyword:"type",params:{type:"inte\
ger"},message:"must be integer"}],!1;if(errors===_errs116&&typeof data45=="number"&&isFinite(data45)){if(data45>9007199254740991||isNaN(data45))return validate29.
errors=[{instancePath:instancePath+"/files/asked",schemaPath:"#/$defs/count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"\
must be <= 9007199254740991"}],!1;if(data45<0||isNaN(data45))return validate29.errors=[{instancePath:instancePath+"/files/asked",schemaPath:"#/$defs/count/minim\
um",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}var valid30=_errs115===errors}else var valid30=!0;if(valid30){if(data44.final!==
void 0&&func0.call(data44,"final")){let data46=data44.final,_errs118=errors,_errs119=errors;if(!(typeof data46=="number"&&!(data46%1)&&!isNaN(data46)&&isFinite(
data46)))return validate29.errors=[{instancePath:instancePath+"/files/final",schemaPath:"#/$defs/count/type",keyword:"type",params:{type:"integer"},message:"mus\
t be integer"}],!1;if(errors===_errs119&&typeof data46=="number"&&isFinite(data46)){if(data46>9007199254740991||isNaN(data46))return validate29.errors=[{instancePath:instancePath+
"/files/final",schemaPath:"#/$defs/count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"}],!1;if(data46<
0||isNaN(data46))return validate29.errors=[{instancePath:instancePath+"/files/final",schemaPath:"#/$defs/count/minimum",keyword:"minimum",params:{comparison:">=",
limit:0},message:"must be >= 0"}],!1}var valid30=_errs118===errors}else var valid30=!0;if(valid30)if(data44.unknown!==void 0&&func0.call(data44,"unknown")){let data47=data44.
unknown,_errs121=errors;if(errors===_errs121)if(Array.isArray(data47)){var valid33=!0;let len11=data47.length;for(let i9=0;i9<len11;i9++){let data48=data47[i9],
_errs123=errors;if(errors===_errs123)if(data48&&typeof data48=="object"&&!Array.isArray(data48)){let missing7;if((data48.path===void 0||!func0.call(data48,"path"))&&
(missing7="path")||(data48.reason===void 0||!func0.call(data48,"reason"))&&(missing7="reason"))return validate29.errors=[{instancePath:instancePath+"/files/unkn\
own/"+i9,schemaPath:"#/properties/files/properties/unknown/items/required",keyword:"required",params:{missingProperty:missing7},message:"must have required prop\
erty '"+missing7+"'"}],!1;{let _errs125=errors;for(let key7 of Object.keys(data48))if(!(key7==="path"||key7==="reason")){return validate29.errors=[{instancePath:instancePath+
"/files/unknown/"+i9,schemaPath:"#/properties/files/properties/unknown/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key7},
message:"must NOT have additional properties"}],!1;break}if(_errs125===errors){if(data48.path!==void 0&&func0.call(data48,"path")){let data49=data48.path,_errs126=errors,
_errs127=errors,_errs129=errors,_errs130=errors;if(typeof data49=="string"&&!pattern8.test(data49)){let err24={};vErrors===null?vErrors=[err24]:vErrors.push(err24),
errors++}var valid36=_errs130===errors;if(valid36)return validate29.errors=[{instancePath:instancePath+"/files/unknown/"+i9+"/path",schemaPath:"#/$defs/path/not",
keyword:"not",params:{},message:"must NOT be valid"}],!1;if(errors=_errs129,vErrors!==null&&(_errs129?vErrors.length=_errs129:vErrors=null),errors===_errs127)if(typeof data49==
"string"){if(func63(data49)<1)return validate29.errors=[{instancePath:instancePath+"/files/unknown/"+i9+"/path",schemaPath:"#/$defs/path/minLength",keyword:"min\
Length",params:{limit:1},message:"must NOT have fewer than 1 characters"}],!1}else return validate29.errors=[{instancePath:instancePath+"/files/unknown/"+i9+"/p\
ath",schemaPath:"#/$defs/path/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid34=_errs126===errors}else var valid34=!0;if(valid34)
if(data48.reason!==void 0&&func0.call(data48,"reason")){let data50=data48.reason,_errs131=errors;if(errors===_errs131)if(typeof data50=="string"){if(func63(data50)<
1)return validate29.errors=[{instancePath:instancePath+"/files/unknown/"+i9+"/reason",schemaPath:"#/properties/files/properties/unknown/items/properties/reason/\
minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"}],!1}else return validate29.errors=[{instancePath:instancePath+"\
/files/unknown/"+i9+"/reason",schemaPath:"#/properties/files/properties/unknown/items/properties/reason/type",keyword:"type",params:{type:"string"},message:"mus\
t be string"}],!1;var valid34=_errs131===errors}else var valid34=!0}}}else return validate29.errors=[{instancePath:instancePath+"/files/unknown/"+i9,schemaPath:"\
#/properties/files/properties/unknown/items/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var valid33=_errs123===errors;if(!valid33)
break}}else return validate29.errors=[{instancePath:instancePath+"/files/unknown",schemaPath:"#/properties/files/properties/unknown/type",keyword:"type",params:{
type:"array"},message:"must be array"}],!1;var valid30=_errs121===errors}else var valid30=!0}}}}else return validate29.errors=[{instancePath:instancePath+"/file\
s",schemaPath:"#/properties/files/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var valid0=_errs112===errors}else var valid0=!0;if(valid0){
if(data.passed!==void 0&&func0.call(data,"passed")){let _errs133=errors;if(typeof data.passed!="boolean")return validate29.errors=[{instancePath:instancePath+"/\
passed",schemaPath:"#/properties/passed/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"}],!1;var valid0=_errs133===errors}else var valid0=!0;
if(valid0){if(data.location!==void 0&&func0.call(data,"location")){let data52=data.location,_errs135=errors;if(errors===_errs135)if(data52&&typeof data52=="obje\
ct"&&!Array.isArray(data52)){let missing8;if((data52.path===void 0||!func0.call(data52,"path"))&&(missing8="path")||(data52.range===void 0||!func0.call(data52,"\
range"))&&(missing8="range")||(data52.whole===void 0||!func0.call(data52,"whole"))&&(missing8="whole")||(data52.symbol===void 0||!func0.call(data52,"symbol"))&&
(missing8="symbol")||(data52.text===void 0||!func0.call(data52,"text"))&&(missing8="text")||(data52.verify===void 0||!func0.call(data52,"verify"))&&(missing8="v\
erify")||(data52.evidence===void 0||!func0.call(data52,"evidence"))&&(missing8="evidence"))return validate29.errors=[{instancePath:instancePath+"/location",schemaPath:"\
#/properties/location/required",keyword:"required",params:{missingProperty:missing8},message:"must have required property '"+missing8+"'"}],!1;{let _errs137=errors;
for(let key8 of Object.keys(data52))if(!(key8==="path"||key8==="range"||key8==="whole"||key8==="symbol"||key8==="text"||key8==="verify"||key8==="evidence")){return validate29.
errors=[{instancePath:instancePath+"/location",schemaPath:"#/properties/location/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key8},
message:"must NOT have additional properties"}],!1;break}if(_errs137===errors){if(data52.path!==void 0&&func0.call(data52,"path")){let data53=data52.path,_errs138=errors,
_errs139=errors,_errs141=errors,_errs142=errors;if(typeof data53=="string"&&!pattern8.test(data53)){let err25={};vErrors===null?vErrors=[err25]:vErrors.push(err25),
errors++}var valid39=_errs142===errors;if(valid39)return validate29.errors=[{instancePath:instancePath+"/location/path",schemaPath:"#/$defs/path/not",keyword:"n\
ot",params:{},message:"must NOT be valid"}],!1;if(errors=_errs141,vErrors!==null&&(_errs141?vErrors.length=_errs141:vErrors=null),errors===_errs139)if(typeof data53==
"string"){if(func63(data53)<1)return validate29.errors=[{instancePath:instancePath+"/location/path",schemaPath:"#/$defs/path/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"}],!1}else return validate29.errors=[{instancePath:instancePath+"/location/path",schemaPath:"#/$defs/pat\
h/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid37=_errs138===errors}else var valid37=!0;if(valid37){if(data52.range!==void 0&&
func0.call(data52,"range")){let _errs143=errors;validate27(data52.range,{instancePath:instancePath+"/location/range",parentData:data52,parentDataProperty:"range",
rootData,dynamicAnchors})||(vErrors=vErrors===null?validate27.errors:vErrors.concat(validate27.errors),errors=vErrors.length);var valid37=_errs143===errors}else
var valid37=!0;if(valid37){if(data52.whole!==void 0&&func0.call(data52,"whole")){let _errs144=errors;validate27(data52.whole,{instancePath:instancePath+"/locati\
on/whole",parentData:data52,parentDataProperty:"whole",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate27.errors:vErrors.concat(validate27.errors),errors=
vErrors.length);var valid37=_errs144===errors}else var valid37=!0;if(valid37){if(data52.symbol!==void 0&&func0.call(data52,"symbol")){let data56=data52.symbol,_errs145=errors;
if(typeof data56!="string"&&data56!==null)return validate29.errors=[{instancePath:instancePath+"/location/symbol",schemaPath:"#/properties/location/properties/s\
ymbol/type",keyword:"type",params:{type:schema47.properties.location.properties.symbol.type},message:"must be string,null"}],!1;var valid37=_errs145===errors}else
var valid37=!0;if(valid37){if(data52.text!==void 0&&func0.call(data52,"text")){let _errs147=errors;if(typeof data52.text!="string")return validate29.errors=[{instancePath:instancePath+
"/location/text",schemaPath:"#/properties/location/properties/text/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid37=_errs147===
errors}else var valid37=!0;if(valid37){if(data52.verify!==void 0&&func0.call(data52,"verify")){let data58=data52.verify,_errs149=errors;if(errors===errors)if(typeof data58==
"string"){if(!pattern5.test(data58))return validate29.errors=[{instancePath:instancePath+"/location/verify",schemaPath:"#/$defs/digest/pattern",keyword:"pattern",
params:{pattern:"^sha256:[0-9a-f]{64}$"},message:'must match pattern "^sha256:[0-9a-f]{64}$"'}],!1}else return validate29.errors=[{instancePath:instancePath+"/l\
ocation/verify",schemaPath:"#/$defs/digest/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid37=_errs149===errors}else var valid37=!0;
if(valid37)if(data52.evidence!==void 0&&func0.call(data52,"evidence")){let data59=data52.evidence,_errs152=errors;if(errors===errors)if(typeof data59=="string"){
if(!pattern5.test(data59))return validate29.errors=[{instancePath:instancePath+"/location/evidence",schemaPath:"#/$defs/digest/pattern",keyword:"pattern",params:{
pattern:"^sha256:[0-9a-f]{64}$"},message:'must match pattern "^sha256:[0-9a-f]{64}$"'}],!1}else return validate29.errors=[{instancePath:instancePath+"/location/\
evidence",schemaPath:"#/$defs/digest/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid37=_errs152===errors}else var valid37=!0}}}}}}}}else
return validate29.errors=[{instancePath:instancePath+"/location",schemaPath:"#/properties/location/type",keyword:"type",params:{type:"object"},message:"must be \
object"}],!1;var valid0=_errs135===errors}else var valid0=!0;if(valid0){if(data.methods!==void 0&&func0.call(data,"methods")){let data60=data.methods,_errs155=errors;
if(errors===_errs155)if(Array.isArray(data60)){var valid42=!0;let len12=data60.length;for(let i10=0;i10<len12;i10++){let _errs157=errors;if(typeof data60[i10]!=
"string")return validate29.errors=[{instancePath:instancePath+"/methods/"+i10,schemaPath:"#/properties/methods/items/type",keyword:"type",params:{type:"string"},
message:"must be string"}],!1;var valid42=_errs157===errors;if(!valid42)break}}else return validate29.errors=[{instancePath:instancePath+"/methods",schemaPath:"\
#/properties/methods/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var valid0=_errs155===errors}else var valid0=!0;if(valid0){if(data.
questions!==void 0&&func0.call(data,"questions")){let data62=data.questions,_errs159=errors;if(errors===_errs159)if(Array.isArray(data62)){var valid43=!0;let len13=data62.
length;for(let i11=0;i11<len13;i11++){let _errs161=errors;if(typeof data62[i11]!="string")return validate29.errors=[{instancePath:instancePath+"/questions/"+i11,
schemaPath:"#/properties/questions/items/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid43=_errs161===errors;if(!valid43)break}}else
return validate29.errors=[{instancePath:instancePath+"/questions",schemaPath:"#/properties/questions/type",keyword:"type",params:{type:"array"},message:"must be\
 array"}],!1;var valid0=_errs159===errors}else var valid0=!0;if(valid0){if(data.codes!==void 0&&func0.call(data,"codes")){let data64=data.codes,_errs163=errors;
if(errors===_errs163)if(Array.isArray(data64)){var valid44=!0;let len14=data64.length;for(let i12=0;i12<len14;i12++){let data65=data64[i12],_errs165=errors;if(errors===
_errs165)if(data65&&typeof data65=="object"&&!Array.isArray(data65)){let missing9;if((data65.code===void 0||!func0.call(data65,"code"))&&(missing9="code")||(data65.
exitCode===void 0||!func0.call(data65,"exitCode"))&&(missing9="exitCode")||(data65.retryable===void 0||!func0.call(data65,"retryable"))&&(missing9="retryable")||
(data65.hint===void 0||!func0.call(data65,"hint"))&&(missing9="hint"))return validate29.errors=[{instancePath:instancePath+"/codes/"+i12,schemaPath:"#/propertie\
s/codes/items/required",keyword:"required",params:{missingProperty:missing9},message:"must have required property '"+missing9+"'"}],!1;{let _errs167=errors;for(let key9 of Object.
keys(data65))if(!(key9==="code"||key9==="exitCode"||key9==="retryable"||key9==="hint")){return validate29.errors=[{instancePath:instancePath+"/codes/"+i12,schemaPath:"\
#/properties/codes/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key9},message:"must NOT have additional properties"}],!1;
break}if(_errs167===errors){if(data65.code!==void 0&&func0.call(data65,"code")){let _errs168=errors;if(typeof data65.code!="string")return validate29.errors=[{instancePath:instancePath+
"/codes/"+i12+"/code",schemaPath:"#/properties/codes/items/properties/code/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid45=_errs168===
errors}else var valid45=!0;if(valid45){if(data65.exitCode!==void 0&&func0.call(data65,"exitCode")){let data67=data65.exitCode,_errs170=errors,_errs171=errors;if(!(typeof data67==
"number"&&!(data67%1)&&!isNaN(data67)&&isFinite(data67)))return validate29.errors=[{instancePath:instancePath+"/codes/"+i12+"/exitCode",schemaPath:"#/$defs/exit\
Code/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===_errs171&&typeof data67=="number"&&isFinite(data67)){if(data67>255||
isNaN(data67))return validate29.errors=[{instancePath:instancePath+"/codes/"+i12+"/exitCode",schemaPath:"#/$defs/exitCode/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:255},message:"must be <= 255"}],!1;if(data67<0||isNaN(data67))return validate29.errors=[{instancePath:instancePath+"/codes/"+i12+"/exitCode",schemaPath:"\
#/$defs/exitCode/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}var valid45=_errs170===errors}else var valid45=!0;if(valid45){
if(data65.retryable!==void 0&&func0.call(data65,"retryable")){let _errs173=errors;if(typeof data65.retryable!="boolean")return validate29.errors=[{instancePath:instancePath+
"/codes/"+i12+"/retryable",schemaPath:"#/properties/codes/items/properties/retryable/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"}],!1;
var valid45=_errs173===errors}else var valid45=!0;if(valid45)if(data65.hint!==void 0&&func0.call(data65,"hint")){let _errs175=errors;if(typeof data65.hint!="str\
ing")return validate29.errors=[{instancePath:instancePath+"/codes/"+i12+"/hint",schemaPath:"#/properties/codes/items/properties/hint/type",keyword:"type",params:{
type:"string"},message:"must be string"}],!1;var valid45=_errs175===errors}else var valid45=!0}}}}}else return validate29.errors=[{instancePath:instancePath+"/c\
odes/"+i12,schemaPath:"#/properties/codes/items/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var valid44=_errs165===errors;if(!valid44)
break}}else return validate29.errors=[{instancePath:instancePath+"/codes",schemaPath:"#/properties/codes/type",keyword:"type",params:{type:"array"},message:"mus\
t be array"}],!1;var valid0=_errs163===errors}else var valid0=!0;if(valid0){if(data.total!==void 0&&func0.call(data,"total")){let data70=data.total,_errs177=errors,
_errs178=errors;if(!(typeof data70=="number"&&!(data70%1)&&!isNaN(data70)&&isFinite(data70)))return validate29.errors=[{instancePath:instancePath+"/total",schemaPath:"\
#/$defs/count/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===_errs178&&typeof data70=="number"&&isFinite(data70)){if(data70>
9007199254740991||isNaN(data70))return validate29.errors=[{instancePath:instancePath+"/total",schemaPath:"#/$defs/count/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991},message:"must be <= 9007199254740991"}],!1;if(data70<0||isNaN(data70))return validate29.errors=[{instancePath:instancePath+"/total",
schemaPath:"#/$defs/count/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}var valid0=_errs177===errors}else var valid0=!0;
if(valid0)if(data.truncated!==void 0&&func0.call(data,"truncated")){let _errs180=errors;if(typeof data.truncated!="boolean")return validate29.errors=[{instancePath:instancePath+
"/truncated",schemaPath:"#/properties/truncated/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"}],!1;var valid0=_errs180===errors}else var valid0=!0}}}}}}}}}}}}}}}}}}}}else
return validate29.errors=[{instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return validate29.errors=vErrors,
errors===0}validate29.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function validate26(data,{instancePath="",parentData,parentDataProperty,rootData=data,
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
!Array.isArray(data0)){if(data0.cmd!==void 0&&func0.call(data0,"cmd")){let data1=data0.cmd;if(!(data1==="def"||data1==="decl"||data1==="typedef"||data1==="impl")){
let err4={};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}}}else{let err5={};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}}}var _valid1=_errs6===
errors;if(errors=_errs5,vErrors!==null&&(_errs5?vErrors.length=_errs5:vErrors=null),_valid1){let _errs10=errors;if(data&&typeof data=="object"&&!Array.isArray(data)&&
data.facts!==void 0&&func0.call(data,"facts")){let data2=data.facts;if(errors===errors)if(data2&&typeof data2=="object"&&!Array.isArray(data2)){let missing3;if((data2.
definitions===void 0||!func0.call(data2,"definitions"))&&(missing3="definitions"))return validate26.errors=[{instancePath:instancePath+"/facts",schemaPath:"#/al\
lOf/0/then/properties/facts/required",keyword:"required",params:{missingProperty:missing3},message:"must have required property '"+missing3+"'"}],!1}else return validate26.
errors=[{instancePath:instancePath+"/facts",schemaPath:"#/allOf/0/then/properties/facts/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1}
var _valid1=_errs10===errors;if(valid2=_valid1,valid2){var props0={};props0.facts=!0,props0.request=!0}}if(!valid2){let err6={instancePath,schemaPath:"#/allOf/0\
/if",keyword:"if",params:{failingKeyword:"then"},message:'must match "then" schema'};return vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++,validate26.
errors=vErrors,!1}var valid1=_errs4===errors;if(valid1){let _errs13=errors,_errs14=errors,valid6=!0,_errs15=errors;if(data&&typeof data=="object"&&!Array.isArray(
data)){let missing4;if((data.facts===void 0||!func0.call(data,"facts"))&&(missing4="facts")){let err7={};vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}else if(data.
request!==void 0&&func0.call(data,"request")){let data3=data.request;if(errors===errors)if(data3&&typeof data3=="object"&&!Array.isArray(data3)){if(data3.cmd!==
void 0&&func0.call(data3,"cmd")&&data3.cmd!=="refs"){let err8={};vErrors===null?vErrors=[err8]:vErrors.push(err8),errors++}}else{let err9={};vErrors===null?vErrors=
[err9]:vErrors.push(err9),errors++}}}var _valid2=_errs15===errors;if(errors=_errs14,vErrors!==null&&(_errs14?vErrors.length=_errs14:vErrors=null),_valid2){let _errs19=errors;
if(data&&typeof data=="object"&&!Array.isArray(data)&&data.facts!==void 0&&func0.call(data,"facts")){let data5=data.facts;if(errors===errors)if(data5&&typeof data5==
"object"&&!Array.isArray(data5)){let missing5;if((data5.references===void 0||!func0.call(data5,"references"))&&(missing5="references"))return validate26.errors=
[{instancePath:instancePath+"/facts",schemaPath:"#/allOf/1/then/properties/facts/required",keyword:"required",params:{missingProperty:missing5},message:"must ha\
ve required property '"+missing5+"'"}],!1}else return validate26.errors=[{instancePath:instancePath+"/facts",schemaPath:"#/allOf/1/then/properties/facts/type",keyword:"\
type",params:{type:"object"},message:"must be object"}],!1}var _valid2=_errs19===errors;if(valid6=_valid2,valid6){var props1={};props1.facts=!0,props1.request=!0}}
if(!valid6){let err10={instancePath,schemaPath:"#/allOf/1/if",keyword:"if",params:{failingKeyword:"then"},message:'must match "then" schema'};return vErrors===null?
vErrors=[err10]:vErrors.push(err10),errors++,validate26.errors=vErrors,!1}var valid1=_errs13===errors;if(valid1){props0!==!0&&props1!==void 0&&(props1===!0?props0=
!0:(props0=props0||{},Object.assign(props0,props1)));let _errs22=errors,_errs23=errors,valid10=!0,_errs24=errors;if(data&&typeof data=="object"&&!Array.isArray(
data)){let missing6;if((data.facts===void 0||!func0.call(data,"facts"))&&(missing6="facts")){let err11={};vErrors===null?vErrors=[err11]:vErrors.push(err11),errors++}else if(data.
request!==void 0&&func0.call(data,"request")){let data6=data.request;if(errors===errors)if(data6&&typeof data6=="object"&&!Array.isArray(data6)){if(data6.cmd!==
void 0&&func0.call(data6,"cmd")&&data6.cmd!=="hover"){let err12={};vErrors===null?vErrors=[err12]:vErrors.push(err12),errors++}}else{let err13={};vErrors===null?
vErrors=[err13]:vErrors.push(err13),errors++}}}var _valid3=_errs24===errors;if(errors=_errs23,vErrors!==null&&(_errs23?vErrors.length=_errs23:vErrors=null),_valid3){
let _errs28=errors;if(data&&typeof data=="object"&&!Array.isArray(data)&&data.facts!==void 0&&func0.call(data,"facts")){let data8=data.facts;if(errors===errors)
if(data8&&typeof data8=="object"&&!Array.isArray(data8)){let missing7;if((data8.hover===void 0||!func0.call(data8,"hover"))&&(missing7="hover"))return validate26.
errors=[{instancePath:instancePath+"/facts",schemaPath:"#/allOf/2/then/properties/facts/required",keyword:"required",params:{missingProperty:missing7},message:"\
must have required property '"+missing7+"'"}],!1}else return validate26.errors=[{instancePath:instancePath+"/facts",schemaPath:"#/allOf/2/then/properties/facts/\
type",keyword:"type",params:{type:"object"},message:"must be object"}],!1}var _valid3=_errs28===errors;if(valid10=_valid3,valid10){var props2={};props2.facts=!0,
props2.request=!0}}if(!valid10){let err14={instancePath,schemaPath:"#/allOf/2/if",keyword:"if",params:{failingKeyword:"then"},message:'must match "then" schema'};
return vErrors===null?vErrors=[err14]:vErrors.push(err14),errors++,validate26.errors=vErrors,!1}var valid1=_errs22===errors;if(valid1){props0!==!0&&props2!==void 0&&
(props2===!0?props0=!0:(props0=props0||{},Object.assign(props0,props2)));let _errs31=errors,_errs32=errors,valid14=!0,_errs33=errors;if(data&&typeof data=="obje\
ct"&&!Array.isArray(data)){let missing8;if((data.facts===void 0||!func0.call(data,"facts"))&&(missing8="facts")){let err15={};vErrors===null?vErrors=[err15]:vErrors.
push(err15),errors++}else if(data.request!==void 0&&func0.call(data,"request")){let data9=data.request;if(errors===errors)if(data9&&typeof data9=="object"&&!Array.
isArray(data9)){if(data9.cmd!==void 0&&func0.call(data9,"cmd")&&data9.cmd!=="sig"){let err16={};vErrors===null?vErrors=[err16]:vErrors.push(err16),errors++}}else{
let err17={};vErrors===null?vErrors=[err17]:vErrors.push(err17),errors++}}}var _valid4=_errs33===errors;if(errors=_errs32,vErrors!==null&&(_errs32?vErrors.length=
_errs32:vErrors=null),_valid4){let _errs37=errors;if(data&&typeof data=="object"&&!Array.isArray(data)&&data.facts!==void 0&&func0.call(data,"facts")){let data11=data.
facts;if(errors===errors)if(data11&&typeof data11=="object"&&!Array.isArray(data11)){let missing9;if((data11.signatures===void 0||!func0.call(data11,"signatures"))&&
(missing9="signatures"))return validate26.errors=[{instancePath:instancePath+"/facts",schemaPath:"#/allOf/3/then/properties/facts/required",keyword:"required",params:{
missingProperty:missing9},message:"must have required property '"+missing9+"'"}],!1}else return validate26.errors=[{instancePath:instancePath+"/facts",schemaPath:"\
#/allOf/3/then/properties/facts/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1}var _valid4=_errs37===errors;if(valid14=_valid4,valid14){
var props3={};props3.facts=!0,props3.request=!0}}if(!valid14){let err18={instancePath,schemaPath:"#/allOf/3/if",keyword:"if",params:{failingKeyword:"then"},message:'\
must match "then" schema'};return vErrors===null?vErrors=[err18]:vErrors.push(err18),errors++,validate26.errors=vErrors,!1}var valid1=_errs31===errors;if(valid1){
props0!==!0&&props3!==void 0&&(props3===!0?props0=!0:(props0=props0||{},Object.assign(props0,props3)));let _errs40=errors,_errs41=errors,valid18=!0,_errs42=errors;
if(data&&typeof data=="object"&&!Array.isArray(data)){let missing10;if((data.facts===void 0||!func0.call(data,"facts"))&&(missing10="facts")){let err19={};vErrors===
null?vErrors=[err19]:vErrors.push(err19),errors++}else if(data.request!==void 0&&func0.call(data,"request")){let data12=data.request;if(errors===errors)if(data12&&
typeof data12=="object"&&!Array.isArray(data12)){if(data12.cmd!==void 0&&func0.call(data12,"cmd")){let data13=data12.cmd;if(!(data13==="symbols"||data13==="outl\
ine")){let err20={};vErrors===null?vErrors=[err20]:vErrors.push(err20),errors++}}}else{let err21={};vErrors===null?vErrors=[err21]:vErrors.push(err21),errors++}}}
var _valid5=_errs42===errors;if(errors=_errs41,vErrors!==null&&(_errs41?vErrors.length=_errs41:vErrors=null),_valid5){let _errs46=errors;if(data&&typeof data=="\
object"&&!Array.isArray(data)&&data.facts!==void 0&&func0.call(data,"facts")){let data14=data.facts;if(errors===errors)if(data14&&typeof data14=="object"&&!Array.
isArray(data14)){let missing11;if((data14.symbols===void 0||!func0.call(data14,"symbols"))&&(missing11="symbols"))return validate26.errors=[{instancePath:instancePath+
"/facts",schemaPath:"#/allOf/4/then/properties/facts/required",keyword:"required",params:{missingProperty:missing11},message:"must have required property '"+missing11+
"'"}],!1}else return validate26.errors=[{instancePath:instancePath+"/facts",schemaPath:"#/allOf/4/then/properties/facts/type",keyword:"type",params:{type:"objec\
t"},message:"must be object"}],!1}var _valid5=_errs46===errors;if(valid18=_valid5,valid18){var props4={};props4.facts=!0,props4.request=!0}}if(!valid18){let err22={
instancePath,schemaPath:"#/allOf/4/if",keyword:"if",params:{failingKeyword:"then"},message:'must match "then" schema'};return vErrors===null?vErrors=[err22]:vErrors.
push(err22),errors++,validate26.errors=vErrors,!1}var valid1=_errs40===errors;if(valid1){props0!==!0&&props4!==void 0&&(props4===!0?props0=!0:(props0=props0||{},
Object.assign(props0,props4)));let _errs49=errors,_errs50=errors,valid22=!0,_errs51=errors;if(data&&typeof data=="object"&&!Array.isArray(data)){let missing12;if((data.
facts===void 0||!func0.call(data,"facts"))&&(missing12="facts")){let err23={};vErrors===null?vErrors=[err23]:vErrors.push(err23),errors++}else if(data.request!==
void 0&&func0.call(data,"request")){let data15=data.request;if(errors===errors)if(data15&&typeof data15=="object"&&!Array.isArray(data15)){if(data15.cmd!==void 0&&
func0.call(data15,"cmd")&&data15.cmd!=="calls"){let err24={};vErrors===null?vErrors=[err24]:vErrors.push(err24),errors++}}else{let err25={};vErrors===null?vErrors=
[err25]:vErrors.push(err25),errors++}}}var _valid6=_errs51===errors;if(errors=_errs50,vErrors!==null&&(_errs50?vErrors.length=_errs50:vErrors=null),_valid6){let _errs55=errors;
if(data&&typeof data=="object"&&!Array.isArray(data)&&data.facts!==void 0&&func0.call(data,"facts")){let data17=data.facts;if(errors===errors)if(data17&&typeof data17==
"object"&&!Array.isArray(data17)){let missing13;if((data17.calls===void 0||!func0.call(data17,"calls"))&&(missing13="calls"))return validate26.errors=[{instancePath:instancePath+
"/facts",schemaPath:"#/allOf/5/then/properties/facts/required",keyword:"required",params:{missingProperty:missing13},message:"must have required property '"+missing13+
"'"}],!1}else return validate26.errors=[{instancePath:instancePath+"/facts",schemaPath:"#/allOf/5/then/properties/facts/type",keyword:"type",params:{type:"objec\
t"},message:"must be object"}],!1}var _valid6=_errs55===errors;if(valid22=_valid6,valid22){var props5={};props5.facts=!0,props5.request=!0}}if(!valid22){let err26={
instancePath,schemaPath:"#/allOf/5/if",keyword:"if",params:{failingKeyword:"then"},message:'must match "then" schema'};return vErrors===null?vErrors=[err26]:vErrors.
push(err26),errors++,validate26.errors=vErrors,!1}var valid1=_errs49===errors;if(valid1){props0!==!0&&props5!==void 0&&(props5===!0?props0=!0:(props0=props0||{},
Object.assign(props0,props5)));let _errs58=errors,_errs59=errors,valid26=!0,_errs60=errors;if(data&&typeof data=="object"&&!Array.isArray(data)){let missing14;if((data.
facts===void 0||!func0.call(data,"facts"))&&(missing14="facts")){let err27={};vErrors===null?vErrors=[err27]:vErrors.push(err27),errors++}else if(data.request!==
void 0&&func0.call(data,"request")){let data18=data.request;if(errors===errors)if(data18&&typeof data18=="object"&&!Array.isArray(data18)){if(data18.cmd!==void 0&&
func0.call(data18,"cmd")&&data18.cmd!=="types"){let err28={};vErrors===null?vErrors=[err28]:vErrors.push(err28),errors++}}else{let err29={};vErrors===null?vErrors=
[err29]:vErrors.push(err29),errors++}}}var _valid7=_errs60===errors;if(errors=_errs59,vErrors!==null&&(_errs59?vErrors.length=_errs59:vErrors=null),_valid7){let _errs64=errors;
if(data&&typeof data=="object"&&!Array.isArray(data)&&data.facts!==void 0&&func0.call(data,"facts")){let data20=data.facts;if(errors===errors)if(data20&&typeof data20==
"object"&&!Array.isArray(data20)){let missing15;if((data20.types===void 0||!func0.call(data20,"types"))&&(missing15="types"))return validate26.errors=[{instancePath:instancePath+
"/facts",schemaPath:"#/allOf/6/then/properties/facts/required",keyword:"required",params:{missingProperty:missing15},message:"must have required property '"+missing15+
"'"}],!1}else return validate26.errors=[{instancePath:instancePath+"/facts",schemaPath:"#/allOf/6/then/properties/facts/type",keyword:"type",params:{type:"objec\
t"},message:"must be object"}],!1}var _valid7=_errs64===errors;if(valid26=_valid7,valid26){var props6={};props6.facts=!0,props6.request=!0}}if(!valid26){let err30={
instancePath,schemaPath:"#/allOf/6/if",keyword:"if",params:{failingKeyword:"then"},message:'must match "then" schema'};return vErrors===null?vErrors=[err30]:vErrors.
push(err30),errors++,validate26.errors=vErrors,!1}var valid1=_errs58===errors;if(valid1){props0!==!0&&props6!==void 0&&(props6===!0?props0=!0:(props0=props0||{},
Object.assign(props0,props6)));let _errs67=errors,_errs68=errors,valid30=!0,_errs69=errors;if(data&&typeof data=="object"&&!Array.isArray(data)){let missing16;if((data.
facts===void 0||!func0.call(data,"facts"))&&(missing16="facts")){let err31={};vErrors===null?vErrors=[err31]:vErrors.push(err31),errors++}else if(data.request!==
void 0&&func0.call(data,"request")){let data21=data.request;if(errors===errors)if(data21&&typeof data21=="object"&&!Array.isArray(data21)){if(data21.cmd!==void 0&&
func0.call(data21,"cmd")&&data21.cmd!=="hints"){let err32={};vErrors===null?vErrors=[err32]:vErrors.push(err32),errors++}}else{let err33={};vErrors===null?vErrors=
[err33]:vErrors.push(err33),errors++}}}var _valid8=_errs69===errors;if(errors=_errs68,vErrors!==null&&(_errs68?vErrors.length=_errs68:vErrors=null),_valid8){let _errs73=errors;
if(data&&typeof data=="object"&&!Array.isArray(data)&&data.facts!==void 0&&func0.call(data,"facts")){let data23=data.facts;if(errors===errors)if(data23&&typeof data23==
"object"&&!Array.isArray(data23)){let missing17;if((data23.hints===void 0||!func0.call(data23,"hints"))&&(missing17="hints"))return validate26.errors=[{instancePath:instancePath+
"/facts",schemaPath:"#/allOf/7/then/properties/facts/required",keyword:"required",params:{missingProperty:missing17},message:"must have required property '"+missing17+
"'"}],!1}else return validate26.errors=[{instancePath:instancePath+"/facts",schemaPath:"#/allOf/7/then/properties/facts/type",keyword:"type",params:{type:"objec\
t"},message:"must be object"}],!1}var _valid8=_errs73===errors;if(valid30=_valid8,valid30){var props7={};props7.facts=!0,props7.request=!0}}if(!valid30){let err34={
instancePath,schemaPath:"#/allOf/7/if",keyword:"if",params:{failingKeyword:"then"},message:'must match "then" schema'};return vErrors===null?vErrors=[err34]:vErrors.
push(err34),errors++,validate26.errors=vErrors,!1}var valid1=_errs67===errors;if(valid1){props0!==!0&&props7!==void 0&&(props7===!0?props0=!0:(props0=props0||{},
Object.assign(props0,props7)));let _errs76=errors,_errs77=errors,valid34=!0,_errs78=errors;if(data&&typeof data=="object"&&!Array.isArray(data)){let missing18;if((data.
facts===void 0||!func0.call(data,"facts"))&&(missing18="facts")){let err35={};vErrors===null?vErrors=[err35]:vErrors.push(err35),errors++}else if(data.request!==
void 0&&func0.call(data,"request")){let data24=data.request;if(errors===errors)if(data24&&typeof data24=="object"&&!Array.isArray(data24)){if(data24.cmd!==void 0&&
func0.call(data24,"cmd")){let data25=data24.cmd;if(!(data25==="diag"||data25==="check")){let err36={};vErrors===null?vErrors=[err36]:vErrors.push(err36),errors++}}}else{
let err37={};vErrors===null?vErrors=[err37]:vErrors.push(err37),errors++}}}var _valid9=_errs78===errors;if(errors=_errs77,vErrors!==null&&(_errs77?vErrors.length=
_errs77:vErrors=null),_valid9){let _errs82=errors;if(data&&typeof data=="object"&&!Array.isArray(data)&&data.facts!==void 0&&func0.call(data,"facts")){let data26=data.
facts;if(errors===errors)if(data26&&typeof data26=="object"&&!Array.isArray(data26)){let missing19;if((data26.diagnostics===void 0||!func0.call(data26,"diagnost\
ics"))&&(missing19="diagnostics"))return validate26.errors=[{instancePath:instancePath+"/facts",schemaPath:"#/allOf/8/then/properties/facts/required",keyword:"r\
equired",params:{missingProperty:missing19},message:"must have required property '"+missing19+"'"}],!1}else return validate26.errors=[{instancePath:instancePath+
"/facts",schemaPath:"#/allOf/8/then/properties/facts/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1}var _valid9=_errs82===errors;if(valid34=
_valid9,valid34){var props8={};props8.facts=!0,props8.request=!0}}if(!valid34){let err38={instancePath,schemaPath:"#/allOf/8/if",keyword:"if",params:{failingKeyword:"\
then"},message:'must match "then" schema'};return vErrors===null?vErrors=[err38]:vErrors.push(err38),errors++,validate26.errors=vErrors,!1}var valid1=_errs76===
errors;if(valid1){props0!==!0&&props8!==void 0&&(props8===!0?props0=!0:(props0=props0||{},Object.assign(props0,props8)));let _errs85=errors,_errs86=errors,valid38=!0,
_errs87=errors;if(data&&typeof data=="object"&&!Array.isArray(data)){let missing20;if((data.facts===void 0||!func0.call(data,"facts"))&&(missing20="facts")){let err39={};
vErrors===null?vErrors=[err39]:vErrors.push(err39),errors++}else if(data.request!==void 0&&func0.call(data,"request")){let data27=data.request;if(errors===errors)
if(data27&&typeof data27=="object"&&!Array.isArray(data27)){if(data27.cmd!==void 0&&func0.call(data27,"cmd")&&data27.cmd!=="locate"){let err40={};vErrors===null?
vErrors=[err40]:vErrors.push(err40),errors++}}else{let err41={};vErrors===null?vErrors=[err41]:vErrors.push(err41),errors++}}}var _valid10=_errs87===errors;if(errors=
_errs86,vErrors!==null&&(_errs86?vErrors.length=_errs86:vErrors=null),_valid10){let _errs91=errors;if(data&&typeof data=="object"&&!Array.isArray(data)&&data.facts!==
void 0&&func0.call(data,"facts")){let data29=data.facts;if(errors===errors)if(data29&&typeof data29=="object"&&!Array.isArray(data29)){let missing21;if((data29.
location===void 0||!func0.call(data29,"location"))&&(missing21="location"))return validate26.errors=[{instancePath:instancePath+"/facts",schemaPath:"#/allOf/9/t\
hen/properties/facts/required",keyword:"required",params:{missingProperty:missing21},message:"must have required property '"+missing21+"'"}],!1}else return validate26.
errors=[{instancePath:instancePath+"/facts",schemaPath:"#/allOf/9/then/properties/facts/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1}
var _valid10=_errs91===errors;if(valid38=_valid10,valid38){var props9={};props9.facts=!0,props9.request=!0}}if(!valid38){let err42={instancePath,schemaPath:"#/a\
llOf/9/if",keyword:"if",params:{failingKeyword:"then"},message:'must match "then" schema'};return vErrors===null?vErrors=[err42]:vErrors.push(err42),errors++,validate26.
errors=vErrors,!1}var valid1=_errs85===errors;if(valid1){props0!==!0&&props9!==void 0&&(props9===!0?props0=!0:(props0=props0||{},Object.assign(props0,props9)));
let _errs94=errors,_errs95=errors,valid42=!0,_errs96=errors;if(data&&typeof data=="object"&&!Array.isArray(data)){let missing22;if((data.facts===void 0||!func0.
call(data,"facts"))&&(missing22="facts")){let err43={};vErrors===null?vErrors=[err43]:vErrors.push(err43),errors++}else if(data.request!==void 0&&func0.call(data,
"request")){let data30=data.request;if(errors===errors)if(data30&&typeof data30=="object"&&!Array.isArray(data30)){if(data30.cmd!==void 0&&func0.call(data30,"cm\
d")&&data30.cmd!=="capabilities"){let err44={};vErrors===null?vErrors=[err44]:vErrors.push(err44),errors++}}else{let err45={};vErrors===null?vErrors=[err45]:vErrors.
push(err45),errors++}}}var _valid11=_errs96===errors;if(errors=_errs95,vErrors!==null&&(_errs95?vErrors.length=_errs95:vErrors=null),_valid11){let _errs100=errors;
if(data&&typeof data=="object"&&!Array.isArray(data)&&data.facts!==void 0&&func0.call(data,"facts")){let data32=data.facts;if(errors===errors)if(data32&&typeof data32==
"object"&&!Array.isArray(data32)){let missing23;if((data32.methods===void 0||!func0.call(data32,"methods"))&&(missing23="methods"))return validate26.errors=[{instancePath:instancePath+
"/facts",schemaPath:"#/allOf/10/then/properties/facts/required",keyword:"required",params:{missingProperty:missing23},message:"must have required property '"+missing23+
"'"}],!1}else return validate26.errors=[{instancePath:instancePath+"/facts",schemaPath:"#/allOf/10/then/properties/facts/type",keyword:"type",params:{type:"obje\
ct"},message:"must be object"}],!1}var _valid11=_errs100===errors;if(valid42=_valid11,valid42){var props10={};props10.facts=!0,props10.request=!0}}if(!valid42){
let err46={instancePath,schemaPath:"#/allOf/10/if",keyword:"if",params:{failingKeyword:"then"},message:'must match "then" schema'};return vErrors===null?vErrors=
[err46]:vErrors.push(err46),errors++,validate26.errors=vErrors,!1}var valid1=_errs94===errors;if(valid1){props0!==!0&&props10!==void 0&&(props10===!0?props0=!0:
(props0=props0||{},Object.assign(props0,props10)));let _errs103=errors,_errs104=errors,valid46=!0,_errs105=errors;if(data&&typeof data=="object"&&!Array.isArray(
data)){let missing24;if((data.facts===void 0||!func0.call(data,"facts"))&&(missing24="facts")){let err47={};vErrors===null?vErrors=[err47]:vErrors.push(err47),errors++}else if(data.
request!==void 0&&func0.call(data,"request")){let data33=data.request;if(errors===errors)if(data33&&typeof data33=="object"&&!Array.isArray(data33)){if(data33.cmd!==
void 0&&func0.call(data33,"cmd")&&data33.cmd!=="exit-codes"){let err48={};vErrors===null?vErrors=[err48]:vErrors.push(err48),errors++}}else{let err49={};vErrors===
null?vErrors=[err49]:vErrors.push(err49),errors++}}}var _valid12=_errs105===errors;if(errors=_errs104,vErrors!==null&&(_errs104?vErrors.length=_errs104:vErrors=
null),_valid12){let _errs109=errors;if(data&&typeof data=="object"&&!Array.isArray(data)&&data.facts!==void 0&&func0.call(data,"facts")){let data35=data.facts;if(errors===
errors)if(data35&&typeof data35=="object"&&!Array.isArray(data35)){let missing25;if((data35.codes===void 0||!func0.call(data35,"codes"))&&(missing25="codes"))return validate26.
errors=[{instancePath:instancePath+"/facts",schemaPath:"#/allOf/11/then/properties/facts/required",keyword:"required",params:{missingProperty:missing25},message:"\
must have required property '"+missing25+"'"}],!1}else return validate26.errors=[{instancePath:instancePath+"/facts",schemaPath:"#/allOf/11/then/properties/fact\
s/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1}var _valid12=_errs109===errors;if(valid46=_valid12,valid46){var props11={};props11.facts=
!0,props11.request=!0}}if(!valid46){let err50={instancePath,schemaPath:"#/allOf/11/if",keyword:"if",params:{failingKeyword:"then"},message:'must match "then" sc\
hema'};return vErrors===null?vErrors=[err50]:vErrors.push(err50),errors++,validate26.errors=vErrors,!1}var valid1=_errs103===errors;valid1&&props0!==!0&&props11!==
void 0&&(props11===!0?props0=!0:(props0=props0||{},Object.assign(props0,props11)))}}}}}}}}}}}}else{let err2={instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{
passingSchemas:passing0},message:"must match exactly one schema in oneOf"};return vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++,validate26.errors=vErrors,
!1}if(errors===0)if(data&&typeof data=="object"&&!Array.isArray(data)){let missing26;if((data.version===void 0||!func0.call(data,"version"))&&(missing26="versio\
n")||(data.bundleId===void 0||!func0.call(data,"bundleId"))&&(missing26="bundleId")||(data.factsId===void 0||!func0.call(data,"factsId"))&&(missing26="factsId")||
(data.status===void 0||!func0.call(data,"status"))&&(missing26="status")||(data.request===void 0||!func0.call(data,"request"))&&(missing26="request")||(data.resolution===
void 0||!func0.call(data,"resolution"))&&(missing26="resolution")||(data.edits===void 0||!func0.call(data,"edits"))&&(missing26="edits")||(data.processReward===
void 0||!func0.call(data,"processReward"))&&(missing26="processReward")||(data.environment===void 0||!func0.call(data,"environment"))&&(missing26="environment")||
(data.capabilities===void 0||!func0.call(data,"capabilities"))&&(missing26="capabilities")||(data.meta===void 0||!func0.call(data,"meta"))&&(missing26="meta"))return validate26.
errors=[{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:missing26},message:"must have required property '"+missing26+"'"}],!1;{
let _errs112=errors;for(let key0 of Object.keys(data))if(!func0.call(schema38.properties,key0)){return validate26.errors=[{instancePath,schemaPath:"#/additional\
Properties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"}],!1;break}if(_errs112===errors){if(data.
version!==void 0&&func0.call(data,"version")){let _errs113=errors;if(data.version!=="1.0")return validate26.errors=[{instancePath:instancePath+"/version",schemaPath:"\
#/properties/version/const",keyword:"const",params:{allowedValue:"1.0"},message:"must be equal to constant"}],!1;var valid50=_errs113===errors}else var valid50=!0;
if(valid50){if(data.bundleId!==void 0&&func0.call(data,"bundleId")){let data37=data.bundleId,_errs114=errors;if(errors===errors)if(typeof data37=="string"){if(!pattern5.
test(data37))return validate26.errors=[{instancePath:instancePath+"/bundleId",schemaPath:"#/$defs/digest/pattern",keyword:"pattern",params:{pattern:"^sha256:[0-\
9a-f]{64}$"},message:'must match pattern "^sha256:[0-9a-f]{64}$"'}],!1}else return validate26.errors=[{instancePath:instancePath+"/bundleId",schemaPath:"#/$defs\
/digest/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid50=_errs114===errors}else var valid50=!0;if(valid50){if(data.factsId!==
void 0&&func0.call(data,"factsId")){let data38=data.factsId,_errs117=errors;if(errors===errors)if(typeof data38=="string"){if(!pattern5.test(data38))return validate26.
errors=[{instancePath:instancePath+"/factsId",schemaPath:"#/$defs/digest/pattern",keyword:"pattern",params:{pattern:"^sha256:[0-9a-f]{64}$"},message:'must match\
 pattern "^sha256:[0-9a-f]{64}$"'}],!1}else return validate26.errors=[{instancePath:instancePath+"/factsId",schemaPath:"#/$defs/digest/type",keyword:"type",params:{
type:"string"},message:"must be string"}],!1;var valid50=_errs117===errors}else var valid50=!0;if(valid50){if(data.status!==void 0&&func0.call(data,"status")){let data39=data.
status,_errs120=errors;if(!(data39==="ok"||data39==="error"||data39==="partial"||data39==="unavailable"))return validate26.errors=[{instancePath:instancePath+"/\
status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues:schema38.properties.status.enum},message:"must be equal to one of the allowed\
 values"}],!1;var valid50=_errs120===errors}else var valid50=!0;if(valid50){if(data.request!==void 0&&func0.call(data,"request")){let data40=data.request,_errs121=errors;
if(errors===_errs121)if(data40&&typeof data40=="object"&&!Array.isArray(data40)){let missing27;if((data40.cmd===void 0||!func0.call(data40,"cmd"))&&(missing27="\
cmd")||(data40.selector===void 0||!func0.call(data40,"selector"))&&(missing27="selector")||(data40.indexing===void 0||!func0.call(data40,"indexing"))&&(missing27=
"indexing")||(data40.params===void 0||!func0.call(data40,"params"))&&(missing27="params"))return validate26.errors=[{instancePath:instancePath+"/request",schemaPath:"\
#/properties/request/required",keyword:"required",params:{missingProperty:missing27},message:"must have required property '"+missing27+"'"}],!1;{let _errs123=errors;
for(let key1 of Object.keys(data40))if(!(key1==="cmd"||key1==="selector"||key1==="indexing"||key1==="params")){return validate26.errors=[{instancePath:instancePath+
"/request",schemaPath:"#/properties/request/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key1},message:"must NOT have additio\
nal properties"}],!1;break}if(_errs123===errors){if(data40.cmd!==void 0&&func0.call(data40,"cmd")){let data41=data40.cmd,_errs124=errors;if(errors===_errs124)if(typeof data41==
"string"){if(!pattern7.test(data41))return validate26.errors=[{instancePath:instancePath+"/request/cmd",schemaPath:"#/properties/request/properties/cmd/pattern",
keyword:"pattern",params:{pattern:"^[a-z][a-z-]*$"},message:'must match pattern "^[a-z][a-z-]*$"'}],!1}else return validate26.errors=[{instancePath:instancePath+
"/request/cmd",schemaPath:"#/properties/request/properties/cmd/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid53=_errs124===
errors}else var valid53=!0;if(valid53){if(data40.selector!==void 0&&func0.call(data40,"selector")){let data42=data40.selector,_errs126=errors;if(typeof data42!=
"string"&&data42!==null)return validate26.errors=[{instancePath:instancePath+"/request/selector",schemaPath:"#/properties/request/properties/selector/type",keyword:"\
type",params:{type:schema38.properties.request.properties.selector.type},message:"must be string,null"}],!1;var valid53=_errs126===errors}else var valid53=!0;if(valid53){
if(data40.indexing!==void 0&&func0.call(data40,"indexing")){let data43=data40.indexing,_errs128=errors;if(!(data43==="utf-8"||data43==="utf-16"||data43==="codep\
oint"))return validate26.errors=[{instancePath:instancePath+"/request/indexing",schemaPath:"#/properties/request/properties/indexing/enum",keyword:"enum",params:{
allowedValues:schema38.properties.request.properties.indexing.enum},message:"must be equal to one of the allowed values"}],!1;var valid53=_errs128===errors}else
var valid53=!0;if(valid53)if(data40.params!==void 0&&func0.call(data40,"params")){let data44=data40.params,_errs129=errors;if(!(data44&&typeof data44=="object"&&
!Array.isArray(data44)))return validate26.errors=[{instancePath:instancePath+"/request/params",schemaPath:"#/properties/request/properties/params/type",keyword:"\
type",params:{type:"object"},message:"must be object"}],!1;var valid53=_errs129===errors}else var valid53=!0}}}}}else return validate26.errors=[{instancePath:instancePath+
"/request",schemaPath:"#/properties/request/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var valid50=_errs121===errors}else var valid50=!0;
if(valid50){if(data.resolution!==void 0&&func0.call(data,"resolution")){let data45=data.resolution,_errs131=errors,_errs132=errors,valid54=!1,passing1=null,_errs133=errors;
if(data45!==null){let err51={instancePath:instancePath+"/resolution",schemaPath:"#/properties/resolution/oneOf/0/type",keyword:"type",params:{type:"null"},message:"\
must be null"};vErrors===null?vErrors=[err51]:vErrors.push(err51),errors++}var _valid13=_errs133===errors;_valid13&&(valid54=!0,passing1=0);let _errs135=errors;
if(errors===_errs135)if(data45&&typeof data45=="object"&&!Array.isArray(data45)){let missing28;if((data45.original===void 0||!func0.call(data45,"original"))&&(missing28=
"original")||(data45.resolved===void 0||!func0.call(data45,"resolved"))&&(missing28="resolved")||(data45.disambiguation===void 0||!func0.call(data45,"disambigua\
tion"))&&(missing28="disambiguation")){let err52={instancePath:instancePath+"/resolution",schemaPath:"#/properties/resolution/oneOf/1/required",keyword:"require\
d",params:{missingProperty:missing28},message:"must have required property '"+missing28+"'"};vErrors===null?vErrors=[err52]:vErrors.push(err52),errors++}else{let _errs137=errors;
for(let key2 of Object.keys(data45))if(!(key2==="original"||key2==="resolved"||key2==="disambiguation")){let err53={instancePath:instancePath+"/resolution",schemaPath:"\
#/properties/resolution/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key2},message:"must NOT have additional properti\
es"};vErrors===null?vErrors=[err53]:vErrors.push(err53),errors++;break}if(_errs137===errors){if(data45.original!==void 0&&func0.call(data45,"original")){let _errs138=errors;
if(typeof data45.original!="string"){let err54={instancePath:instancePath+"/resolution/original",schemaPath:"#/properties/resolution/oneOf/1/properties/original\
/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err54]:vErrors.push(err54),errors++}var valid55=_errs138===errors}else
var valid55=!0;if(valid55){if(data45.resolved!==void 0&&func0.call(data45,"resolved")){let data47=data45.resolved,_errs140=errors;if(errors===_errs140)if(data47&&
typeof data47=="object"&&!Array.isArray(data47)){let missing29;if((data47.path===void 0||!func0.call(data47,"path"))&&(missing29="path")||(data47.range===void 0||
!func0.call(data47,"range"))&&(missing29="range")||(data47.symbol===void 0||!func0.call(data47,"symbol"))&&(missing29="symbol")){let err55={instancePath:instancePath+
"/resolution/resolved",schemaPath:"#/properties/resolution/oneOf/1/properties/resolved/required",keyword:"required",params:{missingProperty:missing29},message:"\
must have required property '"+missing29+"'"};vErrors===null?vErrors=[err55]:vErrors.push(err55),errors++}else{let _errs142=errors;for(let key3 of Object.keys(data47))
if(!(key3==="path"||key3==="range"||key3==="symbol")){let err56={instancePath:instancePath+"/resolution/resolved",schemaPath:"#/properties/resolution/oneOf/1/pr\
operties/resolved/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key3},message:"must NOT have additional properties"};vErrors===
null?vErrors=[err56]:vErrors.push(err56),errors++;break}if(_errs142===errors){if(data47.path!==void 0&&func0.call(data47,"path")){let data48=data47.path,_errs143=errors,
_errs144=errors,_errs146=errors,_errs147=errors;if(typeof data48=="string"&&!pattern8.test(data48)){let err57={};vErrors===null?vErrors=[err57]:vErrors.push(err57),
errors++}var valid58=_errs147===errors;if(valid58){let err58={instancePath:instancePath+"/resolution/resolved/path",schemaPath:"#/$defs/path/not",keyword:"not",
params:{},message:"must NOT be valid"};vErrors===null?vErrors=[err58]:vErrors.push(err58),errors++}else errors=_errs146,vErrors!==null&&(_errs146?vErrors.length=
_errs146:vErrors=null);if(errors===_errs144)if(typeof data48=="string"){if(func63(data48)<1){let err59={instancePath:instancePath+"/resolution/resolved/path",schemaPath:"\
#/$defs/path/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};vErrors===null?vErrors=[err59]:vErrors.push(err59),
errors++}}else{let err60={instancePath:instancePath+"/resolution/resolved/path",schemaPath:"#/$defs/path/type",keyword:"type",params:{type:"string"},message:"mu\
st be string"};vErrors===null?vErrors=[err60]:vErrors.push(err60),errors++}var valid56=_errs143===errors}else var valid56=!0;if(valid56){if(data47.range!==void 0&&
func0.call(data47,"range")){let _errs148=errors;validate27(data47.range,{instancePath:instancePath+"/resolution/resolved/range",parentData:data47,parentDataProperty:"\
range",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate27.errors:vErrors.concat(validate27.errors),errors=vErrors.length);var valid56=_errs148===errors}else
var valid56=!0;if(valid56)if(data47.symbol!==void 0&&func0.call(data47,"symbol")){let data50=data47.symbol,_errs149=errors;if(typeof data50!="string"&&data50!==
null){let err61={instancePath:instancePath+"/resolution/resolved/symbol",schemaPath:"#/properties/resolution/oneOf/1/properties/resolved/properties/symbol/type",
keyword:"type",params:{type:schema38.properties.resolution.oneOf[1].properties.resolved.properties.symbol.type},message:"must be string,null"};vErrors===null?vErrors=
[err61]:vErrors.push(err61),errors++}var valid56=_errs149===errors}else var valid56=!0}}}}else{let err62={instancePath:instancePath+"/resolution/resolved",schemaPath:"\
#/properties/resolution/oneOf/1/properties/resolved/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err62]:vErrors.
push(err62),errors++}var valid55=_errs140===errors}else var valid55=!0;if(valid55)if(data45.disambiguation!==void 0&&func0.call(data45,"disambiguation")){let data51=data45.
disambiguation,_errs151=errors;if(errors===_errs151)if(Array.isArray(data51)){var valid59=!0;let len0=data51.length;for(let i0=0;i0<len0;i0++){let _errs153=errors;
if(typeof data51[i0]!="string"){let err63={instancePath:instancePath+"/resolution/disambiguation/"+i0,schemaPath:"#/properties/resolution/oneOf/1/properties/dis\
ambiguation/items/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err63]:vErrors.push(err63),errors++}var valid59=_errs153===
errors;if(!valid59)break}}else{let err64={instancePath:instancePath+"/resolution/disambiguation",schemaPath:"#/properties/resolution/oneOf/1/properties/disambig\
uation/type",keyword:"type",params:{type:"array"},message:"must be array"};vErrors===null?vErrors=[err64]:vErrors.push(err64),errors++}var valid55=_errs151===errors}else
var valid55=!0}}}}else{let err65={instancePath:instancePath+"/resolution",schemaPath:"#/properties/resolution/oneOf/1/type",keyword:"type",params:{type:"object"},
message:"must be object"};vErrors===null?vErrors=[err65]:vErrors.push(err65),errors++}var _valid13=_errs135===errors;if(_valid13&&valid54?(valid54=!1,passing1=[
passing1,1]):_valid13&&(valid54=!0,passing1=1),valid54)errors=_errs132,vErrors!==null&&(_errs132?vErrors.length=_errs132:vErrors=null);else{let err66={instancePath:instancePath+
"/resolution",schemaPath:"#/properties/resolution/oneOf",keyword:"oneOf",params:{passingSchemas:passing1},message:"must match exactly one schema in oneOf"};return vErrors===
null?vErrors=[err66]:vErrors.push(err66),errors++,validate26.errors=vErrors,!1}var valid50=_errs131===errors}else var valid50=!0;if(valid50){if(data.facts!==void 0&&
func0.call(data,"facts")){let _errs155=errors;validate29(data.facts,{instancePath:instancePath+"/facts",parentData:data,parentDataProperty:"facts",rootData,dynamicAnchors})||
(vErrors=vErrors===null?validate29.errors:vErrors.concat(validate29.errors),errors=vErrors.length);var valid50=_errs155===errors}else var valid50=!0;if(valid50){
if(data.error!==void 0&&func0.call(data,"error")){let data54=data.error,_errs156=errors;if(errors===_errs156)if(data54&&typeof data54=="object"&&!Array.isArray(
data54)){let missing30;if((data54.code===void 0||!func0.call(data54,"code"))&&(missing30="code")||(data54.kind===void 0||!func0.call(data54,"kind"))&&(missing30=
"kind")||(data54.exitCode===void 0||!func0.call(data54,"exitCode"))&&(missing30="exitCode")||(data54.message===void 0||!func0.call(data54,"message"))&&(missing30=
"message")||(data54.hint===void 0||!func0.call(data54,"hint"))&&(missing30="hint")||(data54.retryable===void 0||!func0.call(data54,"retryable"))&&(missing30="re\
tryable")||(data54.evidenceId===void 0||!func0.call(data54,"evidenceId"))&&(missing30="evidenceId"))return validate26.errors=[{instancePath:instancePath+"/error",
schemaPath:"#/properties/error/required",keyword:"required",params:{missingProperty:missing30},message:"must have required property '"+missing30+"'"}],!1;{let _errs158=errors;
for(let key4 of Object.keys(data54))if(!(key4==="code"||key4==="kind"||key4==="exitCode"||key4==="message"||key4==="hint"||key4==="retryable"||key4==="evidenceI\
d")){return validate26.errors=[{instancePath:instancePath+"/error",schemaPath:"#/properties/error/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key4},
message:"must NOT have additional properties"}],!1;break}if(_errs158===errors){if(data54.code!==void 0&&func0.call(data54,"code")){let data55=data54.code,_errs159=errors;
if(errors===_errs159)if(typeof data55=="string"){if(!pattern24.test(data55))return validate26.errors=[{instancePath:instancePath+"/error/code",schemaPath:"#/pro\
perties/error/properties/code/pattern",keyword:"pattern",params:{pattern:"^E/[A-Z_]+$"},message:'must match pattern "^E/[A-Z_]+$"'}],!1}else return validate26.errors=
[{instancePath:instancePath+"/error/code",schemaPath:"#/properties/error/properties/code/type",keyword:"type",params:{type:"string"},message:"must be string"}],
!1;var valid60=_errs159===errors}else var valid60=!0;if(valid60){if(data54.kind!==void 0&&func0.call(data54,"kind")){let data56=data54.kind,_errs161=errors;if(!(data56===
"ServerUnavailable"||data56==="LanguageNotEnabled"||data56==="NoServerForExtension"||data56==="FileNotFound"||data56==="RequestTimeout"||data56==="SessionDead"||
data56==="CapabilityMissing"||data56==="Wire"||data56==="BadSelector"||data56==="NotFound"||data56==="Ambiguous"||data56==="Stale"||data56==="Cancelled"||data56===
"Configuration"||data56==="Usage"||data56==="Internal"))return validate26.errors=[{instancePath:instancePath+"/error/kind",schemaPath:"#/properties/error/proper\
ties/kind/enum",keyword:"enum",params:{allowedValues:schema38.properties.error.properties.kind.enum},message:"must be equal to one of the allowed values"}],!1;var valid60=_errs161===
errors}else var valid60=!0;if(valid60){if(data54.exitCode!==void 0&&func0.call(data54,"exitCode")){let data57=data54.exitCode,_errs162=errors,_errs163=errors;if(!(typeof data57==
"number"&&!(data57%1)&&!isNaN(data57)&&isFinite(data57)))return validate26.errors=[{instancePath:instancePath+"/error/exitCode",schemaPath:"#/$defs/exitCode/typ\
e",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===_errs163&&typeof data57=="number"&&isFinite(data57)){if(data57>255||isNaN(data57))
return validate26.errors=[{instancePath:instancePath+"/error/exitCode",schemaPath:"#/$defs/exitCode/maximum",keyword:"maximum",params:{comparison:"<=",limit:255},
message:"must be <= 255"}],!1;if(data57<0||isNaN(data57))return validate26.errors=[{instancePath:instancePath+"/error/exitCode",schemaPath:"#/$defs/exitCode/min\
imum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}var valid60=_errs162===errors}else var valid60=!0;if(valid60){if(data54.message!==
void 0&&func0.call(data54,"message")){let data58=data54.message,_errs165=errors;if(errors===_errs165)if(typeof data58=="string"){if(func63(data58)<1)return validate26.
errors=[{instancePath:instancePath+"/error/message",schemaPath:"#/properties/error/properties/message/minLength",keyword:"minLength",params:{limit:1},message:"m\
ust NOT have fewer than 1 characters"}],!1}else return validate26.errors=[{instancePath:instancePath+"/error/message",schemaPath:"#/properties/error/properties/\
message/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid60=_errs165===errors}else var valid60=!0;if(valid60){if(data54.hint!==
void 0&&func0.call(data54,"hint")){let _errs167=errors;if(typeof data54.hint!="string")return validate26.errors=[{instancePath:instancePath+"/error/hint",schemaPath:"\
#/properties/error/properties/hint/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid60=_errs167===errors}else var valid60=!0;if(valid60){
if(data54.retryable!==void 0&&func0.call(data54,"retryable")){let _errs169=errors;if(typeof data54.retryable!="boolean")return validate26.errors=[{instancePath:instancePath+
"/error/retryable",schemaPath:"#/properties/error/properties/retryable/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"}],!1;var valid60=_errs169===
errors}else var valid60=!0;if(valid60)if(data54.evidenceId!==void 0&&func0.call(data54,"evidenceId")){let data61=data54.evidenceId,_errs171=errors,_errs172=errors,
valid62=!1,passing2=null,_errs173=errors;if(data61!==null){let err67={instancePath:instancePath+"/error/evidenceId",schemaPath:"#/properties/error/properties/ev\
idenceId/oneOf/0/type",keyword:"type",params:{type:"null"},message:"must be null"};vErrors===null?vErrors=[err67]:vErrors.push(err67),errors++}var _valid14=_errs173===
errors;_valid14&&(valid62=!0,passing2=0);let _errs175=errors;if(errors===errors)if(typeof data61=="string"){if(!pattern5.test(data61)){let err68={instancePath:instancePath+
"/error/evidenceId",schemaPath:"#/$defs/digest/pattern",keyword:"pattern",params:{pattern:"^sha256:[0-9a-f]{64}$"},message:'must match pattern "^sha256:[0-9a-f]\
{64}$"'};vErrors===null?vErrors=[err68]:vErrors.push(err68),errors++}}else{let err69={instancePath:instancePath+"/error/evidenceId",schemaPath:"#/$defs/digest/t\
ype",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err69]:vErrors.push(err69),errors++}var _valid14=_errs175===errors;
if(_valid14&&valid62?(valid62=!1,passing2=[passing2,1]):_valid14&&(valid62=!0,passing2=1),valid62)errors=_errs172,vErrors!==null&&(_errs172?vErrors.length=_errs172:
vErrors=null);else{let err70={instancePath:instancePath+"/error/evidenceId",schemaPath:"#/properties/error/properties/evidenceId/oneOf",keyword:"oneOf",params:{
passingSchemas:passing2},message:"must match exactly one schema in oneOf"};return vErrors===null?vErrors=[err70]:vErrors.push(err70),errors++,validate26.errors=
vErrors,!1}var valid60=_errs171===errors}else var valid60=!0}}}}}}}}else return validate26.errors=[{instancePath:instancePath+"/error",schemaPath:"#/properties/\
error/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var valid50=_errs156===errors}else var valid50=!0;if(valid50){if(data.edits!==void 0&&
func0.call(data,"edits")){let _errs178=errors;if(data.edits!==null)return validate26.errors=[{instancePath:instancePath+"/edits",schemaPath:"#/properties/edits/\
type",keyword:"type",params:{type:"null"},message:"must be null"}],!1;var valid50=_errs178===errors}else var valid50=!0;if(valid50){if(data.processReward!==void 0&&
func0.call(data,"processReward")){let _errs180=errors;if(data.processReward!==null)return validate26.errors=[{instancePath:instancePath+"/processReward",schemaPath:"\
#/properties/processReward/type",keyword:"type",params:{type:"null"},message:"must be null"}],!1;var valid50=_errs180===errors}else var valid50=!0;if(valid50){if(data.
environment!==void 0&&func0.call(data,"environment")){let data64=data.environment,_errs182=errors;if(errors===_errs182)if(data64&&typeof data64=="object"&&!Array.
isArray(data64)){let missing31;if((data64.snapshot===void 0||!func0.call(data64,"snapshot"))&&(missing31="snapshot")||(data64.root===void 0||!func0.call(data64,
"root"))&&(missing31="root")||(data64.server===void 0||!func0.call(data64,"server"))&&(missing31="server")||(data64.positionEncoding===void 0||!func0.call(data64,
"positionEncoding"))&&(missing31="positionEncoding")||(data64.toolchain===void 0||!func0.call(data64,"toolchain"))&&(missing31="toolchain")||(data64.readiness===
void 0||!func0.call(data64,"readiness"))&&(missing31="readiness")||(data64.platform===void 0||!func0.call(data64,"platform"))&&(missing31="platform"))return validate26.
errors=[{instancePath:instancePath+"/environment",schemaPath:"#/properties/environment/required",keyword:"required",params:{missingProperty:missing31},message:"\
must have required property '"+missing31+"'"}],!1;{let _errs184=errors;for(let key5 of Object.keys(data64))if(!(key5==="snapshot"||key5==="root"||key5==="server"||
key5==="positionEncoding"||key5==="toolchain"||key5==="readiness"||key5==="platform")){return validate26.errors=[{instancePath:instancePath+"/environment",schemaPath:"\
#/properties/environment/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key5},message:"must NOT have additional properties"}],!1;
break}if(_errs184===errors){if(data64.snapshot!==void 0&&func0.call(data64,"snapshot")){let data65=data64.snapshot,_errs185=errors,_errs186=errors,valid65=!1,passing3=null,
_errs187=errors;if(data65!==null){let err71={instancePath:instancePath+"/environment/snapshot",schemaPath:"#/properties/environment/properties/snapshot/oneOf/0/\
type",keyword:"type",params:{type:"null"},message:"must be null"};vErrors===null?vErrors=[err71]:vErrors.push(err71),errors++}var _valid15=_errs187===errors;_valid15&&
(valid65=!0,passing3=0);let _errs189=errors;if(errors===_errs189)if(data65&&typeof data65=="object"&&!Array.isArray(data65)){let missing32;if((data65.commit===void 0||
!func0.call(data65,"commit"))&&(missing32="commit")||(data65.tree===void 0||!func0.call(data65,"tree"))&&(missing32="tree")){let err72={instancePath:instancePath+
"/environment/snapshot",schemaPath:"#/properties/environment/properties/snapshot/oneOf/1/required",keyword:"required",params:{missingProperty:missing32},message:"\
must have required property '"+missing32+"'"};vErrors===null?vErrors=[err72]:vErrors.push(err72),errors++}else{let _errs191=errors;for(let key6 of Object.keys(data65))
if(!(key6==="commit"||key6==="tree")){let err73={instancePath:instancePath+"/environment/snapshot",schemaPath:"#/properties/environment/properties/snapshot/oneO\
f/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key6},message:"must NOT have additional properties"};vErrors===null?vErrors=
[err73]:vErrors.push(err73),errors++;break}if(_errs191===errors){if(data65.commit!==void 0&&func0.call(data65,"commit")){let data66=data65.commit,_errs192=errors,
_errs193=errors,valid67=!1,passing4=null,_errs194=errors;if(data66!==null){let err74={instancePath:instancePath+"/environment/snapshot/commit",schemaPath:"#/pro\
perties/environment/properties/snapshot/oneOf/1/properties/commit/oneOf/0/type",keyword:"type",params:{type:"null"},message:"must be null"};vErrors===null?vErrors=
[err74]:vErrors.push(err74),errors++}var _valid16=_errs194===errors;_valid16&&(valid67=!0,passing4=0);let _errs196=errors;if(errors===errors)if(typeof data66=="\
string"){if(!pattern26.test(data66)){let err75={instancePath:instancePath+"/environment/snapshot/commit",schemaPath:"#/$defs/objectId/pattern",keyword:"pattern",
params:{pattern:"^(?:[0-9a-f]{40}|[0-9a-f]{64})$"},message:'must match pattern "^(?:[0-9a-f]{40}|[0-9a-f]{64})$"'};vErrors===null?vErrors=[err75]:vErrors.push(err75),
errors++}}else{let err76={instancePath:instancePath+"/environment/snapshot/commit",schemaPath:"#/$defs/objectId/type",keyword:"type",params:{type:"string"},message:"\
must be string"};vErrors===null?vErrors=[err76]:vErrors.push(err76),errors++}var _valid16=_errs196===errors;if(_valid16&&valid67?(valid67=!1,passing4=[passing4,
1]):_valid16&&(valid67=!0,passing4=1),valid67)errors=_errs193,vErrors!==null&&(_errs193?vErrors.length=_errs193:vErrors=null);else{let err77={instancePath:instancePath+
"/environment/snapshot/commit",schemaPath:"#/properties/environment/properties/snapshot/oneOf/1/properties/commit/oneOf",keyword:"oneOf",params:{passingSchemas:passing4},
message:"must match exactly one schema in oneOf"};vErrors===null?vErrors=[err77]:vErrors.push(err77),errors++}var valid66=_errs192===errors}else var valid66=!0;
if(valid66)if(data65.tree!==void 0&&func0.call(data65,"tree")){let data67=data65.tree,_errs199=errors;if(errors===errors)if(typeof data67=="string"){if(!pattern26.
test(data67)){let err78={instancePath:instancePath+"/environment/snapshot/tree",schemaPath:"#/$defs/objectId/pattern",keyword:"pattern",params:{pattern:"^(?:[0-\
9a-f]{40}|[0-9a-f]{64})$"},message:'must match pattern "^(?:[0-9a-f]{40}|[0-9a-f]{64})$"'};vErrors===null?vErrors=[err78]:vErrors.push(err78),errors++}}else{let err79={
instancePath:instancePath+"/environment/snapshot/tree",schemaPath:"#/$defs/objectId/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===
null?vErrors=[err79]:vErrors.push(err79),errors++}var valid66=_errs199===errors}else var valid66=!0}}}else{let err80={instancePath:instancePath+"/environment/sn\
apshot",schemaPath:"#/properties/environment/properties/snapshot/oneOf/1/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=
[err80]:vErrors.push(err80),errors++}var _valid15=_errs189===errors;if(_valid15&&valid65?(valid65=!1,passing3=[passing3,1]):_valid15&&(valid65=!0,passing3=1),valid65)
errors=_errs186,vErrors!==null&&(_errs186?vErrors.length=_errs186:vErrors=null);else{let err81={instancePath:instancePath+"/environment/snapshot",schemaPath:"#/\
properties/environment/properties/snapshot/oneOf",keyword:"oneOf",params:{passingSchemas:passing3},message:"must match exactly one schema in oneOf"};return vErrors===
null?vErrors=[err81]:vErrors.push(err81),errors++,validate26.errors=vErrors,!1}var valid64=_errs185===errors}else var valid64=!0;if(valid64){if(data64.root!==void 0&&
func0.call(data64,"root")){let data68=data64.root,_errs202=errors,_errs203=errors,valid70=!1,passing5=null,_errs204=errors;if(data68!==null){let err82={instancePath:instancePath+
"/environment/root",schemaPath:"#/properties/environment/properties/root/oneOf/0/type",keyword:"type",params:{type:"null"},message:"must be null"};vErrors===null?
vErrors=[err82]:vErrors.push(err82),errors++}var _valid17=_errs204===errors;_valid17&&(valid70=!0,passing5=0);let _errs206=errors;if(data68!=="."){let err83={instancePath:instancePath+
"/environment/root",schemaPath:"#/properties/environment/properties/root/oneOf/1/const",keyword:"const",params:{allowedValue:"."},message:"must be equal to cons\
tant"};vErrors===null?vErrors=[err83]:vErrors.push(err83),errors++}var _valid17=_errs206===errors;if(_valid17&&valid70)valid70=!1,passing5=[passing5,1];else{_valid17&&
(valid70=!0,passing5=1);let _errs207=errors,_errs208=errors,_errs210=errors,_errs211=errors;if(typeof data68=="string"&&!pattern8.test(data68)){let err84={};vErrors===
null?vErrors=[err84]:vErrors.push(err84),errors++}var valid72=_errs211===errors;if(valid72){let err85={instancePath:instancePath+"/environment/root",schemaPath:"\
#/$defs/path/not",keyword:"not",params:{},message:"must NOT be valid"};vErrors===null?vErrors=[err85]:vErrors.push(err85),errors++}else errors=_errs210,vErrors!==
null&&(_errs210?vErrors.length=_errs210:vErrors=null);if(errors===_errs208)if(typeof data68=="string"){if(func63(data68)<1){let err86={instancePath:instancePath+
"/environment/root",schemaPath:"#/$defs/path/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};vErrors===null?vErrors=
[err86]:vErrors.push(err86),errors++}}else{let err87={instancePath:instancePath+"/environment/root",schemaPath:"#/$defs/path/type",keyword:"type",params:{type:"\
string"},message:"must be string"};vErrors===null?vErrors=[err87]:vErrors.push(err87),errors++}var _valid17=_errs207===errors;_valid17&&valid70?(valid70=!1,passing5=
[passing5,2]):_valid17&&(valid70=!0,passing5=2)}if(valid70)errors=_errs203,vErrors!==null&&(_errs203?vErrors.length=_errs203:vErrors=null);else{let err88={instancePath:instancePath+
"/environment/root",schemaPath:"#/properties/environment/properties/root/oneOf",keyword:"oneOf",params:{passingSchemas:passing5},message:"must match exactly one\
 schema in oneOf"};return vErrors===null?vErrors=[err88]:vErrors.push(err88),errors++,validate26.errors=vErrors,!1}var valid64=_errs202===errors}else var valid64=!0;
if(valid64){if(data64.server!==void 0&&func0.call(data64,"server")){let data69=data64.server,_errs212=errors,_errs213=errors,valid73=!1,passing6=null,_errs214=errors;
if(data69!==null){let err89={instancePath:instancePath+"/environment/server",schemaPath:"#/properties/environment/properties/server/oneOf/0/type",keyword:"type",
params:{type:"null"},message:"must be null"};vErrors===null?vErrors=[err89]:vErrors.push(err89),errors++}var _valid18=_errs214===errors;_valid18&&(valid73=!0,passing6=
0);let _errs216=errors;if(errors===_errs216)if(data69&&typeof data69=="object"&&!Array.isArray(data69)){let missing33;if((data69.id===void 0||!func0.call(data69,
"id"))&&(missing33="id")||(data69.version===void 0||!func0.call(data69,"version"))&&(missing33="version")){let err90={instancePath:instancePath+"/environment/se\
rver",schemaPath:"#/properties/environment/properties/server/oneOf/1/required",keyword:"required",params:{missingProperty:missing33},message:"must have required\
 property '"+missing33+"'"};vErrors===null?vErrors=[err90]:vErrors.push(err90),errors++}else{let _errs218=errors;for(let key7 of Object.keys(data69))if(!(key7===
"id"||key7==="version")){let err91={instancePath:instancePath+"/environment/server",schemaPath:"#/properties/environment/properties/server/oneOf/1/additionalPro\
perties",keyword:"additionalProperties",params:{additionalProperty:key7},message:"must NOT have additional properties"};vErrors===null?vErrors=[err91]:vErrors.push(
err91),errors++;break}if(_errs218===errors){if(data69.id!==void 0&&func0.call(data69,"id")){let data70=data69.id,_errs219=errors;if(errors===_errs219)if(typeof data70==
"string"){if(func63(data70)<1){let err92={instancePath:instancePath+"/environment/server/id",schemaPath:"#/properties/environment/properties/server/oneOf/1/prop\
erties/id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};vErrors===null?vErrors=[err92]:vErrors.push(err92),errors++}}else{
let err93={instancePath:instancePath+"/environment/server/id",schemaPath:"#/properties/environment/properties/server/oneOf/1/properties/id/type",keyword:"type",
params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err93]:vErrors.push(err93),errors++}var valid74=_errs219===errors}else var valid74=!0;if(valid74)
if(data69.version!==void 0&&func0.call(data69,"version")){let data71=data69.version,_errs221=errors;if(errors===_errs221)if(typeof data71=="string"){if(func63(data71)<
1){let err94={instancePath:instancePath+"/environment/server/version",schemaPath:"#/properties/environment/properties/server/oneOf/1/properties/version/minLengt\
h",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};vErrors===null?vErrors=[err94]:vErrors.push(err94),errors++}}else{let err95={
instancePath:instancePath+"/environment/server/version",schemaPath:"#/properties/environment/properties/server/oneOf/1/properties/version/type",keyword:"type",params:{
type:"string"},message:"must be string"};vErrors===null?vErrors=[err95]:vErrors.push(err95),errors++}var valid74=_errs221===errors}else var valid74=!0}}}else{let err96={
instancePath:instancePath+"/environment/server",schemaPath:"#/properties/environment/properties/server/oneOf/1/type",keyword:"type",params:{type:"object"},message:"\
must be object"};vErrors===null?vErrors=[err96]:vErrors.push(err96),errors++}var _valid18=_errs216===errors;if(_valid18&&valid73?(valid73=!1,passing6=[passing6,
1]):_valid18&&(valid73=!0,passing6=1),valid73)errors=_errs213,vErrors!==null&&(_errs213?vErrors.length=_errs213:vErrors=null);else{let err97={instancePath:instancePath+
"/environment/server",schemaPath:"#/properties/environment/properties/server/oneOf",keyword:"oneOf",params:{passingSchemas:passing6},message:"must match exactly\
 one schema in oneOf"};return vErrors===null?vErrors=[err97]:vErrors.push(err97),errors++,validate26.errors=vErrors,!1}var valid64=_errs212===errors}else var valid64=!0;
if(valid64){if(data64.positionEncoding!==void 0&&func0.call(data64,"positionEncoding")){let data72=data64.positionEncoding,_errs223=errors;if(!(data72==="utf-8"||
data72==="utf-16"||data72==="utf-32"||data72===null))return validate26.errors=[{instancePath:instancePath+"/environment/positionEncoding",schemaPath:"#/properti\
es/environment/properties/positionEncoding/enum",keyword:"enum",params:{allowedValues:schema38.properties.environment.properties.positionEncoding.enum},message:"\
must be equal to one of the allowed values"}],!1;var valid64=_errs223===errors}else var valid64=!0;if(valid64){if(data64.toolchain!==void 0&&func0.call(data64,"\
toolchain")){let data73=data64.toolchain,_errs224=errors,_errs225=errors,valid75=!1,passing7=null,_errs226=errors;if(data73!==null){let err98={instancePath:instancePath+
"/environment/toolchain",schemaPath:"#/properties/environment/properties/toolchain/oneOf/0/type",keyword:"type",params:{type:"null"},message:"must be null"};vErrors===
null?vErrors=[err98]:vErrors.push(err98),errors++}var _valid19=_errs226===errors;_valid19&&(valid75=!0,passing7=0);let _errs228=errors;if(errors===_errs228)if(data73&&
typeof data73=="object"&&!Array.isArray(data73)){let missing34;if((data73.name===void 0||!func0.call(data73,"name"))&&(missing34="name")||(data73.version===void 0||
!func0.call(data73,"version"))&&(missing34="version")){let err99={instancePath:instancePath+"/environment/toolchain",schemaPath:"#/properties/environment/proper\
ties/toolchain/oneOf/1/required",keyword:"required",params:{missingProperty:missing34},message:"must have required property '"+missing34+"'"};vErrors===null?vErrors=
[err99]:vErrors.push(err99),errors++}else{let _errs230=errors;for(let key8 of Object.keys(data73))if(!(key8==="name"||key8==="version")){let err100={instancePath:instancePath+
"/environment/toolchain",schemaPath:"#/properties/environment/properties/toolchain/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key8},
message:"must NOT have additional properties"};vErrors===null?vErrors=[err100]:vErrors.push(err100),errors++;break}if(_errs230===errors){if(data73.name!==void 0&&
func0.call(data73,"name")){let _errs231=errors;if(typeof data73.name!="string"){let err101={instancePath:instancePath+"/environment/toolchain/name",schemaPath:"\
#/properties/environment/properties/toolchain/oneOf/1/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=
[err101]:vErrors.push(err101),errors++}var valid76=_errs231===errors}else var valid76=!0;if(valid76)if(data73.version!==void 0&&func0.call(data73,"version")){let _errs233=errors;
if(typeof data73.version!="string"){let err102={instancePath:instancePath+"/environment/toolchain/version",schemaPath:"#/properties/environment/properties/toolc\
hain/oneOf/1/properties/version/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err102]:vErrors.push(err102),errors++}
var valid76=_errs233===errors}else var valid76=!0}}}else{let err103={instancePath:instancePath+"/environment/toolchain",schemaPath:"#/properties/environment/pro\
perties/toolchain/oneOf/1/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err103]:vErrors.push(err103),errors++}var _valid19=_errs228===
errors;if(_valid19&&valid75?(valid75=!1,passing7=[passing7,1]):_valid19&&(valid75=!0,passing7=1),valid75)errors=_errs225,vErrors!==null&&(_errs225?vErrors.length=
_errs225:vErrors=null);else{let err104={instancePath:instancePath+"/environment/toolchain",schemaPath:"#/properties/environment/properties/toolchain/oneOf",keyword:"\
oneOf",params:{passingSchemas:passing7},message:"must match exactly one schema in oneOf"};return vErrors===null?vErrors=[err104]:vErrors.push(err104),errors++,validate26.
errors=vErrors,!1}var valid64=_errs224===errors}else var valid64=!0;if(valid64){if(data64.readiness!==void 0&&func0.call(data64,"readiness")){let data76=data64.
readiness,_errs235=errors,_errs236=errors,valid77=!1,passing8=null,_errs237=errors;if(data76!==null){let err105={instancePath:instancePath+"/environment/readine\
ss",schemaPath:"#/properties/environment/properties/readiness/oneOf/0/type",keyword:"type",params:{type:"null"},message:"must be null"};vErrors===null?vErrors=[
err105]:vErrors.push(err105),errors++}var _valid20=_errs237===errors;_valid20&&(valid77=!0,passing8=0);let _errs239=errors;if(errors===_errs239)if(data76&&typeof data76==
"object"&&!Array.isArray(data76)){let missing35;if((data76.method===void 0||!func0.call(data76,"method"))&&(missing35="method")||(data76.evidence===void 0||!func0.
call(data76,"evidence"))&&(missing35="evidence")){let err106={instancePath:instancePath+"/environment/readiness",schemaPath:"#/properties/environment/properties\
/readiness/oneOf/1/required",keyword:"required",params:{missingProperty:missing35},message:"must have required property '"+missing35+"'"};vErrors===null?vErrors=
[err106]:vErrors.push(err106),errors++}else{let _errs241=errors;for(let key9 of Object.keys(data76))if(!(key9==="method"||key9==="evidence")){let err107={instancePath:instancePath+
"/environment/readiness",schemaPath:"#/properties/environment/properties/readiness/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key9},
message:"must NOT have additional properties"};vErrors===null?vErrors=[err107]:vErrors.push(err107),errors++;break}if(_errs241===errors){if(data76.method!==void 0&&
func0.call(data76,"method")){let data77=data76.method,_errs242=errors;if(errors===_errs242)if(typeof data77=="string"){if(func63(data77)<1){let err108={instancePath:instancePath+
"/environment/readiness/method",schemaPath:"#/properties/environment/properties/readiness/oneOf/1/properties/method/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};vErrors===null?vErrors=[err108]:vErrors.push(err108),errors++}}else{let err109={instancePath:instancePath+"/env\
ironment/readiness/method",schemaPath:"#/properties/environment/properties/readiness/oneOf/1/properties/method/type",keyword:"type",params:{type:"string"},message:"\
must be string"};vErrors===null?vErrors=[err109]:vErrors.push(err109),errors++}var valid78=_errs242===errors}else var valid78=!0;if(valid78)if(data76.evidence!==
void 0&&func0.call(data76,"evidence")){let _errs244=errors;if(typeof data76.evidence!="string"){let err110={instancePath:instancePath+"/environment/readiness/ev\
idence",schemaPath:"#/properties/environment/properties/readiness/oneOf/1/properties/evidence/type",keyword:"type",params:{type:"string"},message:"must be strin\
g"};vErrors===null?vErrors=[err110]:vErrors.push(err110),errors++}var valid78=_errs244===errors}else var valid78=!0}}}else{let err111={instancePath:instancePath+
"/environment/readiness",schemaPath:"#/properties/environment/properties/readiness/oneOf/1/type",keyword:"type",params:{type:"object"},message:"must be object"};
vErrors===null?vErrors=[err111]:vErrors.push(err111),errors++}var _valid20=_errs239===errors;if(_valid20&&valid77?(valid77=!1,passing8=[passing8,1]):_valid20&&(valid77=
!0,passing8=1),valid77)errors=_errs236,vErrors!==null&&(_errs236?vErrors.length=_errs236:vErrors=null);else{let err112={instancePath:instancePath+"/environment/\
readiness",schemaPath:"#/properties/environment/properties/readiness/oneOf",keyword:"oneOf",params:{passingSchemas:passing8},message:"must match exactly one sch\
ema in oneOf"};return vErrors===null?vErrors=[err112]:vErrors.push(err112),errors++,validate26.errors=vErrors,!1}var valid64=_errs235===errors}else var valid64=!0;
if(valid64)if(data64.platform!==void 0&&func0.call(data64,"platform")){let data79=data64.platform,_errs246=errors;if(errors===_errs246)if(data79&&typeof data79==
"object"&&!Array.isArray(data79)){let missing36;if((data79.os===void 0||!func0.call(data79,"os"))&&(missing36="os")||(data79.arch===void 0||!func0.call(data79,"\
arch"))&&(missing36="arch")||(data79.serverDigest===void 0||!func0.call(data79,"serverDigest"))&&(missing36="serverDigest"))return validate26.errors=[{instancePath:instancePath+
"/environment/platform",schemaPath:"#/properties/environment/properties/platform/required",keyword:"required",params:{missingProperty:missing36},message:"must h\
ave required property '"+missing36+"'"}],!1;{let _errs248=errors;for(let key10 of Object.keys(data79))if(!(key10==="os"||key10==="arch"||key10==="serverDigest")){
return validate26.errors=[{instancePath:instancePath+"/environment/platform",schemaPath:"#/properties/environment/properties/platform/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:key10},message:"must NOT have additional properties"}],!1;break}if(_errs248===errors){if(data79.os!==void 0&&func0.
call(data79,"os")){let _errs249=errors;if(typeof data79.os!="string")return validate26.errors=[{instancePath:instancePath+"/environment/platform/os",schemaPath:"\
#/properties/environment/properties/platform/properties/os/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid79=_errs249===errors}else
var valid79=!0;if(valid79){if(data79.arch!==void 0&&func0.call(data79,"arch")){let _errs251=errors;if(typeof data79.arch!="string")return validate26.errors=[{instancePath:instancePath+
"/environment/platform/arch",schemaPath:"#/properties/environment/properties/platform/properties/arch/type",keyword:"type",params:{type:"string"},message:"must \
be string"}],!1;var valid79=_errs251===errors}else var valid79=!0;if(valid79)if(data79.serverDigest!==void 0&&func0.call(data79,"serverDigest")){let data82=data79.
serverDigest,_errs253=errors,_errs254=errors,valid80=!1,passing9=null,_errs255=errors;if(data82!==null){let err113={instancePath:instancePath+"/environment/plat\
form/serverDigest",schemaPath:"#/properties/environment/properties/platform/properties/serverDigest/oneOf/0/type",keyword:"type",params:{type:"null"},message:"m\
ust be null"};vErrors===null?vErrors=[err113]:vErrors.push(err113),errors++}var _valid21=_errs255===errors;_valid21&&(valid80=!0,passing9=0);let _errs257=errors;
if(errors===errors)if(typeof data82=="string"){if(!pattern5.test(data82)){let err114={instancePath:instancePath+"/environment/platform/serverDigest",schemaPath:"\
#/$defs/digest/pattern",keyword:"pattern",params:{pattern:"^sha256:[0-9a-f]{64}$"},message:'must match pattern "^sha256:[0-9a-f]{64}$"'};vErrors===null?vErrors=
[err114]:vErrors.push(err114),errors++}}else{let err115={instancePath:instancePath+"/environment/platform/serverDigest",schemaPath:"#/$defs/digest/type",keyword:"\
type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err115]:vErrors.push(err115),errors++}var _valid21=_errs257===errors;if(_valid21&&
valid80?(valid80=!1,passing9=[passing9,1]):_valid21&&(valid80=!0,passing9=1),valid80)errors=_errs254,vErrors!==null&&(_errs254?vErrors.length=_errs254:vErrors=null);else{
let err116={instancePath:instancePath+"/environment/platform/serverDigest",schemaPath:"#/properties/environment/properties/platform/properties/serverDigest/oneO\
f",keyword:"oneOf",params:{passingSchemas:passing9},message:"must match exactly one schema in oneOf"};return vErrors===null?vErrors=[err116]:vErrors.push(err116),
errors++,validate26.errors=vErrors,!1}var valid79=_errs253===errors}else var valid79=!0}}}}else return validate26.errors=[{instancePath:instancePath+"/environme\
nt/platform",schemaPath:"#/properties/environment/properties/platform/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var valid64=_errs246===
errors}else var valid64=!0}}}}}}}}else return validate26.errors=[{instancePath:instancePath+"/environment",schemaPath:"#/properties/environment/type",keyword:"t\
ype",params:{type:"object"},message:"must be object"}],!1;var valid50=_errs182===errors}else var valid50=!0;if(valid50){if(data.capabilities!==void 0&&func0.call(
data,"capabilities")){let data83=data.capabilities,_errs260=errors;if(errors===_errs260)if(data83&&typeof data83=="object"&&!Array.isArray(data83)){let missing37;
if((data83.used===void 0||!func0.call(data83,"used"))&&(missing37="used")||(data83.partialResult===void 0||!func0.call(data83,"partialResult"))&&(missing37="par\
tialResult")||(data83.cancellable===void 0||!func0.call(data83,"cancellable"))&&(missing37="cancellable"))return validate26.errors=[{instancePath:instancePath+"\
/capabilities",schemaPath:"#/properties/capabilities/required",keyword:"required",params:{missingProperty:missing37},message:"must have required property '"+missing37+
"'"}],!1;{let _errs262=errors;for(let key11 of Object.keys(data83))if(!(key11==="used"||key11==="partialResult"||key11==="cancellable")){return validate26.errors=
[{instancePath:instancePath+"/capabilities",schemaPath:"#/properties/capabilities/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key11},
message:"must NOT have additional properties"}],!1;break}if(_errs262===errors){if(data83.used!==void 0&&func0.call(data83,"used")){let data84=data83.used,_errs263=errors;
if(errors===_errs263)if(Array.isArray(data84)){var valid83=!0;let len1=data84.length;for(let i1=0;i1<len1;i1++){let _errs265=errors;if(typeof data84[i1]!="strin\
g")return validate26.errors=[{instancePath:instancePath+"/capabilities/used/"+i1,schemaPath:"#/properties/capabilities/properties/used/items/type",keyword:"type",
params:{type:"string"},message:"must be string"}],!1;var valid83=_errs265===errors;if(!valid83)break}}else return validate26.errors=[{instancePath:instancePath+
"/capabilities/used",schemaPath:"#/properties/capabilities/properties/used/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var valid82=_errs263===
errors}else var valid82=!0;if(valid82){if(data83.partialResult!==void 0&&func0.call(data83,"partialResult")){let _errs267=errors;if(typeof data83.partialResult!=
"boolean")return validate26.errors=[{instancePath:instancePath+"/capabilities/partialResult",schemaPath:"#/properties/capabilities/properties/partialResult/type",
keyword:"type",params:{type:"boolean"},message:"must be boolean"}],!1;var valid82=_errs267===errors}else var valid82=!0;if(valid82)if(data83.cancellable!==void 0&&
func0.call(data83,"cancellable")){let _errs269=errors;if(typeof data83.cancellable!="boolean")return validate26.errors=[{instancePath:instancePath+"/capabilitie\
s/cancellable",schemaPath:"#/properties/capabilities/properties/cancellable/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"}],!1;var valid82=_errs269===
errors}else var valid82=!0}}}}else return validate26.errors=[{instancePath:instancePath+"/capabilities",schemaPath:"#/properties/capabilities/type",keyword:"typ\
e",params:{type:"object"},message:"must be object"}],!1;var valid50=_errs260===errors}else var valid50=!0;if(valid50)if(data.meta!==void 0&&func0.call(data,"met\
a")){let data88=data.meta,_errs271=errors;if(errors===_errs271)if(data88&&typeof data88=="object"&&!Array.isArray(data88)){let missing38;if((data88.exit_code===
void 0||!func0.call(data88,"exit_code"))&&(missing38="exit_code")||(data88.sorting_keys===void 0||!func0.call(data88,"sorting_keys"))&&(missing38="sorting_keys")||
(data88.hashing===void 0||!func0.call(data88,"hashing"))&&(missing38="hashing")||(data88.cache===void 0||!func0.call(data88,"cache"))&&(missing38="cache")||(data88.
stale===void 0||!func0.call(data88,"stale"))&&(missing38="stale")||(data88.purity===void 0||!func0.call(data88,"purity"))&&(missing38="purity")||(data88.priority===
void 0||!func0.call(data88,"priority"))&&(missing38="priority")||(data88.retries===void 0||!func0.call(data88,"retries"))&&(missing38="retries")||(data88.restarts===
void 0||!func0.call(data88,"restarts"))&&(missing38="restarts")||(data88.cursor===void 0||!func0.call(data88,"cursor"))&&(missing38="cursor")||(data88.notes===void 0||
!func0.call(data88,"notes"))&&(missing38="notes"))return validate26.errors=[{instancePath:instancePath+"/meta",schemaPath:"#/properties/meta/required",keyword:"\
required",params:{missingProperty:missing38},message:"must have required property '"+missing38+"'"}],!1;{let _errs273=errors;for(let key12 of Object.keys(data88))
if(!func0.call(schema38.properties.meta.properties,key12)){return validate26.errors=[{instancePath:instancePath+"/meta",schemaPath:"#/properties/meta/additional\
Properties",keyword:"additionalProperties",params:{additionalProperty:key12},message:"must NOT have additional properties"}],!1;break}if(_errs273===errors){if(data88.
exit_code!==void 0&&func0.call(data88,"exit_code")){let data89=data88.exit_code,_errs274=errors,_errs275=errors;if(!(typeof data89=="number"&&!(data89%1)&&!isNaN(
data89)&&isFinite(data89)))return validate26.errors=[{instancePath:instancePath+"/meta/exit_code",schemaPath:"#/$defs/exitCode/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"}],!1;if(errors===_errs275&&typeof data89=="number"&&isFinite(data89)){if(data89>255||isNaN(data89))return validate26.errors=
[{instancePath:instancePath+"/meta/exit_code",schemaPath:"#/$defs/exitCode/maximum",keyword:"maximum",params:{comparison:"<=",limit:255},message:"must be <= 255"}],
!1;if(data89<0||isNaN(data89))return validate26.errors=[{instancePath:instancePath+"/meta/exit_code",schemaPath:"#/$defs/exitCode/minimum",keyword:"minimum",params:{
comparison:">=",limit:0},message:"must be >= 0"}],!1}var valid84=_errs274===errors}else var valid84=!0;if(valid84){if(data88.sorting_keys!==void 0&&func0.call(data88,
"sorting_keys")){let data90=data88.sorting_keys,_errs277=errors;if(errors===_errs277)if(Array.isArray(data90)){var valid86=!0;let len2=data90.length;for(let i2=0;i2<
len2;i2++){let _errs279=errors;if(typeof data90[i2]!="string")return validate26.errors=[{instancePath:instancePath+"/meta/sorting_keys/"+i2,schemaPath:"#/proper\
ties/meta/properties/sorting_keys/items/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid86=_errs279===errors;if(!valid86)break}}else
return validate26.errors=[{instancePath:instancePath+"/meta/sorting_keys",schemaPath:"#/properties/meta/properties/sorting_keys/type",keyword:"type",params:{type:"\
array"},message:"must be array"}],!1;var valid84=_errs277===errors}else var valid84=!0;if(valid84){if(data88.hashing!==void 0&&func0.call(data88,"hashing")){let data92=data88.
hashing,_errs281=errors;if(errors===_errs281)if(data92&&typeof data92=="object"&&!Array.isArray(data92)){let missing39;if((data92.algo===void 0||!func0.call(data92,
"algo"))&&(missing39="algo"))return validate26.errors=[{instancePath:instancePath+"/meta/hashing",schemaPath:"#/properties/meta/properties/hashing/required",keyword:"\
required",params:{missingProperty:missing39},message:"must have required property '"+missing39+"'"}],!1;{let _errs283=errors;for(let key13 of Object.keys(data92))
if(key13!=="algo"){return validate26.errors=[{instancePath:instancePath+"/meta/hashing",schemaPath:"#/properties/meta/properties/hashing/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:key13},message:"must NOT have additional properties"}],!1;break}if(_errs283===errors&&data92.algo!==void 0&&func0.
call(data92,"algo")&&data92.algo!=="sha256-jcs-v1")return validate26.errors=[{instancePath:instancePath+"/meta/hashing/algo",schemaPath:"#/properties/meta/prope\
rties/hashing/properties/algo/const",keyword:"const",params:{allowedValue:"sha256-jcs-v1"},message:"must be equal to constant"}],!1}}else return validate26.errors=
[{instancePath:instancePath+"/meta/hashing",schemaPath:"#/properties/meta/properties/hashing/type",keyword:"type",params:{type:"object"},message:"must be object"}],
!1;var valid84=_errs281===errors}else var valid84=!0;if(valid84){if(data88.cache!==void 0&&func0.call(data88,"cache")){let data94=data88.cache,_errs285=errors;if(!(data94===
"hit"||data94==="miss"))return validate26.errors=[{instancePath:instancePath+"/meta/cache",schemaPath:"#/properties/meta/properties/cache/enum",keyword:"enum",params:{
allowedValues:schema38.properties.meta.properties.cache.enum},message:"must be equal to one of the allowed values"}],!1;var valid84=_errs285===errors}else var valid84=!0;
if(valid84){if(data88.stale!==void 0&&func0.call(data88,"stale")){let _errs286=errors;if(typeof data88.stale!="boolean")return validate26.errors=[{instancePath:instancePath+
"/meta/stale",schemaPath:"#/properties/meta/properties/stale/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"}],!1;var valid84=_errs286===
errors}else var valid84=!0;if(valid84){if(data88.purity!==void 0&&func0.call(data88,"purity")){let data96=data88.purity,_errs288=errors;if(!(data96==="pure"||data96===
"impure"))return validate26.errors=[{instancePath:instancePath+"/meta/purity",schemaPath:"#/properties/meta/properties/purity/enum",keyword:"enum",params:{allowedValues:schema38.
properties.meta.properties.purity.enum},message:"must be equal to one of the allowed values"}],!1;var valid84=_errs288===errors}else var valid84=!0;if(valid84){
if(data88.priority!==void 0&&func0.call(data88,"priority")){let _errs289=errors;if(data88.priority!=="supporting")return validate26.errors=[{instancePath:instancePath+
"/meta/priority",schemaPath:"#/properties/meta/properties/priority/const",keyword:"const",params:{allowedValue:"supporting"},message:"must be equal to constant"}],
!1;var valid84=_errs289===errors}else var valid84=!0;if(valid84){if(data88.retries!==void 0&&func0.call(data88,"retries")){let data98=data88.retries,_errs290=errors,
_errs291=errors;if(!(typeof data98=="number"&&!(data98%1)&&!isNaN(data98)&&isFinite(data98)))return validate26.errors=[{instancePath:instancePath+"/meta/retries",
schemaPath:"#/$defs/count/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===_errs291&&typeof data98=="number"&&isFinite(data98)){
if(data98>9007199254740991||isNaN(data98))return validate26.errors=[{instancePath:instancePath+"/meta/retries",schemaPath:"#/$defs/count/maximum",keyword:"maxim\
um",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"}],!1;if(data98<0||isNaN(data98))return validate26.errors=[{instancePath:instancePath+
"/meta/retries",schemaPath:"#/$defs/count/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}var valid84=_errs290===errors}else
var valid84=!0;if(valid84){if(data88.restarts!==void 0&&func0.call(data88,"restarts")){let data99=data88.restarts,_errs293=errors,_errs294=errors;if(!(typeof data99==
"number"&&!(data99%1)&&!isNaN(data99)&&isFinite(data99)))return validate26.errors=[{instancePath:instancePath+"/meta/restarts",schemaPath:"#/$defs/count/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===_errs294&&typeof data99=="number"&&isFinite(data99)){if(data99>9007199254740991||isNaN(
data99))return validate26.errors=[{instancePath:instancePath+"/meta/restarts",schemaPath:"#/$defs/count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},
message:"must be <= 9007199254740991"}],!1;if(data99<0||isNaN(data99))return validate26.errors=[{instancePath:instancePath+"/meta/restarts",schemaPath:"#/$defs/\
count/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}var valid84=_errs293===errors}else var valid84=!0;if(valid84){if(data88.
cursor!==void 0&&func0.call(data88,"cursor")){let data100=data88.cursor,_errs296=errors;if(typeof data100!="string"&&data100!==null)return validate26.errors=[{instancePath:instancePath+
"/meta/cursor",schemaPath:"#/properties/meta/properties/cursor/type",keyword:"type",params:{type:schema38.properties.meta.properties.cursor.type},message:"must \
be string,null"}],!1;var valid84=_errs296===errors}else var valid84=!0;if(valid84)if(data88.notes!==void 0&&func0.call(data88,"notes")){let data101=data88.notes,
_errs298=errors;if(errors===_errs298)if(Array.isArray(data101)){var valid90=!0;let len3=data101.length;for(let i3=0;i3<len3;i3++){let _errs300=errors;if(typeof data101[i3]!=
"string")return validate26.errors=[{instancePath:instancePath+"/meta/notes/"+i3,schemaPath:"#/properties/meta/properties/notes/items/type",keyword:"type",params:{
type:"string"},message:"must be string"}],!1;var valid90=_errs300===errors;if(!valid90)break}}else return validate26.errors=[{instancePath:instancePath+"/meta/n\
otes",schemaPath:"#/properties/meta/properties/notes/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var valid84=_errs298===errors}else var valid84=!0}}}}}}}}}}}}else
return validate26.errors=[{instancePath:instancePath+"/meta",schemaPath:"#/properties/meta/type",keyword:"type",params:{type:"object"},message:"must be object"}],
!1;var valid50=_errs271===errors}else var valid50=!0}}}}}}}}}}}}}}else return validate26.errors=[{instancePath,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"}],!1;return validate26.errors=vErrors,errors===0}validate26.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function validate25(data,{
instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate25.evaluated;if(evaluated0.dynamicProps&&
(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),errors===0)if(data&&typeof data=="object"&&!Array.isArray(data)){let missing0;if((data.
id===void 0||!func0.call(data,"id"))&&(missing0="id")||(data.bundle===void 0||!func0.call(data,"bundle"))&&(missing0="bundle"))return validate25.errors=[{instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:missing0},message:"must have required property '"+missing0+"'"}],!1;{let _errs1=errors;for(let key0 of Object.
keys(data))if(!(key0==="id"||key0==="bundle")){return validate25.errors=[{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:key0},message:"must NOT have additional properties"}],!1;break}if(_errs1===errors){if(data.id!==void 0&&func0.call(data,"id")){let data0=data.
id,_errs2=errors;if(errors===errors)if(typeof data0=="string"){if(func63(data0)>200)return validate25.errors=[{instancePath:instancePath+"/id",schemaPath:"#/$de\
fs/id/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 characters"}],!1;if(func63(data0)<1)return validate25.errors=[{instancePath:instancePath+
"/id",schemaPath:"#/$defs/id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"}],!1}else return validate25.errors=
[{instancePath:instancePath+"/id",schemaPath:"#/$defs/id/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid0=_errs2===errors}else
var valid0=!0;if(valid0)if(data.bundle!==void 0&&func0.call(data,"bundle")){let _errs5=errors;validate26(data.bundle,{instancePath:instancePath+"/bundle",parentData:data,
parentDataProperty:"bundle",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate26.errors:vErrors.concat(validate26.errors),errors=vErrors.length);var valid0=_errs5===
errors}else var valid0=!0}}}else return validate25.errors=[{instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;
return validate25.errors=vErrors,errors===0}validate25.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var schema85={type:"object",additionalProperties:!1,required:["code","kind","exitCode","message","hint","retryable","evidenceId"],properties:{code:{type:"string",
pattern:"^E/[A-Z_]+$"},kind:{enum:["ServerUnavailable","LanguageNotEnabled","NoServerForExtension","FileNotFound","RequestTimeout","SessionDead","CapabilityMiss\
ing","Wire","BadSelector","NotFound","Ambiguous","Stale","Cancelled","Configuration","Usage","Internal"]},exitCode:{$ref:"#/$defs/exitCode"},message:{type:"stri\
ng",minLength:1},hint:{type:"string"},retryable:{type:"boolean"},evidenceId:{oneOf:[{type:"null"},{$ref:"#/$defs/digest"}]}}};function validate52(data,{instancePath="",
parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate52.evaluated;if(evaluated0.dynamicProps&&(evaluated0.
props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),errors===0)if(data&&typeof data=="object"&&!Array.isArray(data)){let missing0;if((data.code===void 0||
!func0.call(data,"code"))&&(missing0="code")||(data.kind===void 0||!func0.call(data,"kind"))&&(missing0="kind")||(data.exitCode===void 0||!func0.call(data,"exit\
Code"))&&(missing0="exitCode")||(data.message===void 0||!func0.call(data,"message"))&&(missing0="message")||(data.hint===void 0||!func0.call(data,"hint"))&&(missing0=
"hint")||(data.retryable===void 0||!func0.call(data,"retryable"))&&(missing0="retryable")||(data.evidenceId===void 0||!func0.call(data,"evidenceId"))&&(missing0=
"evidenceId"))return validate52.errors=[{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:missing0},message:"must have required p\
roperty '"+missing0+"'"}],!1;{let _errs1=errors;for(let key0 of Object.keys(data))if(!(key0==="code"||key0==="kind"||key0==="exitCode"||key0==="message"||key0===
"hint"||key0==="retryable"||key0==="evidenceId")){return validate52.errors=[{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:key0},message:"must NOT have additional properties"}],!1;break}if(_errs1===errors){if(data.code!==void 0&&func0.call(data,"code")){let data0=data.
code,_errs2=errors;if(errors===_errs2)if(typeof data0=="string"){if(!pattern24.test(data0))return validate52.errors=[{instancePath:instancePath+"/code",schemaPath:"\
#/properties/code/pattern",keyword:"pattern",params:{pattern:"^E/[A-Z_]+$"},message:'must match pattern "^E/[A-Z_]+$"'}],!1}else return validate52.errors=[{instancePath:instancePath+
"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid0=_errs2===errors}else var valid0=!0;if(valid0){
if(data.kind!==void 0&&func0.call(data,"kind")){let data1=data.kind,_errs4=errors;if(!(data1==="ServerUnavailable"||data1==="LanguageNotEnabled"||data1==="NoSer\
verForExtension"||data1==="FileNotFound"||data1==="RequestTimeout"||data1==="SessionDead"||data1==="CapabilityMissing"||data1==="Wire"||data1==="BadSelector"||data1===
"NotFound"||data1==="Ambiguous"||data1==="Stale"||data1==="Cancelled"||data1==="Configuration"||data1==="Usage"||data1==="Internal"))return validate52.errors=[{
instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues:schema85.properties.kind.enum},message:"must be equal\
 to one of the allowed values"}],!1;var valid0=_errs4===errors}else var valid0=!0;if(valid0){if(data.exitCode!==void 0&&func0.call(data,"exitCode")){let data2=data.
exitCode,_errs5=errors,_errs6=errors;if(!(typeof data2=="number"&&!(data2%1)&&!isNaN(data2)&&isFinite(data2)))return validate52.errors=[{instancePath:instancePath+
"/exitCode",schemaPath:"#/$defs/exitCode/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===_errs6&&typeof data2=="number"&&
isFinite(data2)){if(data2>255||isNaN(data2))return validate52.errors=[{instancePath:instancePath+"/exitCode",schemaPath:"#/$defs/exitCode/maximum",keyword:"maxi\
mum",params:{comparison:"<=",limit:255},message:"must be <= 255"}],!1;if(data2<0||isNaN(data2))return validate52.errors=[{instancePath:instancePath+"/exitCode",
schemaPath:"#/$defs/exitCode/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}var valid0=_errs5===errors}else var valid0=!0;
if(valid0){if(data.message!==void 0&&func0.call(data,"message")){let data3=data.message,_errs8=errors;if(errors===_errs8)if(typeof data3=="string"){if(func63(data3)<
1)return validate52.errors=[{instancePath:instancePath+"/message",schemaPath:"#/properties/message/minLength",keyword:"minLength",params:{limit:1},message:"must\
 NOT have fewer than 1 characters"}],!1}else return validate52.errors=[{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"typ\
e",params:{type:"string"},message:"must be string"}],!1;var valid0=_errs8===errors}else var valid0=!0;if(valid0){if(data.hint!==void 0&&func0.call(data,"hint")){
let _errs10=errors;if(typeof data.hint!="string")return validate52.errors=[{instancePath:instancePath+"/hint",schemaPath:"#/properties/hint/type",keyword:"type",
params:{type:"string"},message:"must be string"}],!1;var valid0=_errs10===errors}else var valid0=!0;if(valid0){if(data.retryable!==void 0&&func0.call(data,"retr\
yable")){let _errs12=errors;if(typeof data.retryable!="boolean")return validate52.errors=[{instancePath:instancePath+"/retryable",schemaPath:"#/properties/retry\
able/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"}],!1;var valid0=_errs12===errors}else var valid0=!0;if(valid0)if(data.evidenceId!==void 0&&
func0.call(data,"evidenceId")){let data6=data.evidenceId,_errs14=errors,_errs15=errors,valid2=!1,passing0=null,_errs16=errors;if(data6!==null){let err0={instancePath:instancePath+
"/evidenceId",schemaPath:"#/properties/evidenceId/oneOf/0/type",keyword:"type",params:{type:"null"},message:"must be null"};vErrors===null?vErrors=[err0]:vErrors.
push(err0),errors++}var _valid0=_errs16===errors;_valid0&&(valid2=!0,passing0=0);let _errs18=errors;if(errors===errors)if(typeof data6=="string"){if(!pattern5.test(
data6)){let err1={instancePath:instancePath+"/evidenceId",schemaPath:"#/$defs/digest/pattern",keyword:"pattern",params:{pattern:"^sha256:[0-9a-f]{64}$"},message:'\
must match pattern "^sha256:[0-9a-f]{64}$"'};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}}else{let err2={instancePath:instancePath+"/evidenceId",schemaPath:"\
#/$defs/digest/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}var _valid0=_errs18===
errors;if(_valid0&&valid2?(valid2=!1,passing0=[passing0,1]):_valid0&&(valid2=!0,passing0=1),valid2)errors=_errs15,vErrors!==null&&(_errs15?vErrors.length=_errs15:
vErrors=null);else{let err3={instancePath:instancePath+"/evidenceId",schemaPath:"#/properties/evidenceId/oneOf",keyword:"oneOf",params:{passingSchemas:passing0},
message:"must match exactly one schema in oneOf"};return vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++,validate52.errors=vErrors,!1}var valid0=_errs14===
errors}else var valid0=!0}}}}}}}}else return validate52.errors=[{instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],
!1;return validate52.errors=vErrors,errors===0}validate52.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function validate51(data,{instancePath="",parentData,
parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate51.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=
void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),errors===0)if(data&&typeof data=="object"&&!Array.isArray(data)){let missing0;if((data.id===void 0||!func0.
call(data,"id"))&&(missing0="id")||(data.line===void 0||!func0.call(data,"line"))&&(missing0="line")||(data.error===void 0||!func0.call(data,"error"))&&(missing0=
"error"))return validate51.errors=[{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:missing0},message:"must have required proper\
ty '"+missing0+"'"}],!1;{let _errs1=errors;for(let key0 of Object.keys(data))if(!(key0==="id"||key0==="line"||key0==="error")){return validate51.errors=[{instancePath,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"}],!1;break}if(_errs1===
errors){if(data.id!==void 0&&func0.call(data,"id")){let data0=data.id,_errs2=errors,_errs3=errors,valid1=!1,passing0=null,_errs4=errors;if(data0!==null){let err0={
instancePath:instancePath+"/id",schemaPath:"#/properties/id/oneOf/0/type",keyword:"type",params:{type:"null"},message:"must be null"};vErrors===null?vErrors=[err0]:
vErrors.push(err0),errors++}var _valid0=_errs4===errors;_valid0&&(valid1=!0,passing0=0);let _errs6=errors;if(errors===errors)if(typeof data0=="string"){if(func63(
data0)>200){let err1={instancePath:instancePath+"/id",schemaPath:"#/$defs/id/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than \
200 characters"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}else if(func63(data0)<1){let err2={instancePath:instancePath+"/id",schemaPath:"#/$def\
s/id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}}else{
let err3={instancePath:instancePath+"/id",schemaPath:"#/$defs/id/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err3]:
vErrors.push(err3),errors++}var _valid0=_errs6===errors;if(_valid0&&valid1?(valid1=!1,passing0=[passing0,1]):_valid0&&(valid1=!0,passing0=1),valid1)errors=_errs3,
vErrors!==null&&(_errs3?vErrors.length=_errs3:vErrors=null);else{let err4={instancePath:instancePath+"/id",schemaPath:"#/properties/id/oneOf",keyword:"oneOf",params:{
passingSchemas:passing0},message:"must match exactly one schema in oneOf"};return vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++,validate51.errors=vErrors,
!1}var valid0=_errs2===errors}else var valid0=!0;if(valid0){if(data.line!==void 0&&func0.call(data,"line")){let data1=data.line,_errs9=errors;if(!(typeof data1==
"number"&&!(data1%1)&&!isNaN(data1)&&isFinite(data1)))return validate51.errors=[{instancePath:instancePath+"/line",schemaPath:"#/properties/line/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===_errs9&&typeof data1=="number"&&isFinite(data1)){if(data1>9007199254740991||isNaN(data1))
return validate51.errors=[{instancePath:instancePath+"/line",schemaPath:"#/properties/line/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},
message:"must be <= 9007199254740991"}],!1;if(data1<1||isNaN(data1))return validate51.errors=[{instancePath:instancePath+"/line",schemaPath:"#/properties/line/m\
inimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"}],!1}var valid0=_errs9===errors}else var valid0=!0;if(valid0)if(data.error!==void 0&&
func0.call(data,"error")){let _errs11=errors;validate52(data.error,{instancePath:instancePath+"/error",parentData:data,parentDataProperty:"error",rootData,dynamicAnchors})||
(vErrors=vErrors===null?validate52.errors:vErrors.concat(validate52.errors),errors=vErrors.length);var valid0=_errs11===errors}else var valid0=!0}}}}else return validate51.
errors=[{instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return validate51.errors=vErrors,errors===0}validate51.
evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function validate20(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){
let vErrors=null,errors=0,evaluated0=validate20.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),
!(data&&typeof data=="object"&&!Array.isArray(data)))return validate20.errors=[{instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"}],!1;let _errs1=errors,valid0=!1,passing0=null,_errs2=errors;validate21(data,{instancePath,parentData,parentDataProperty,rootData,dynamicAnchors})||
(vErrors=vErrors===null?validate21.errors:vErrors.concat(validate21.errors),errors=vErrors.length);var _valid0=_errs2===errors;if(_valid0){valid0=!0,passing0=0;
var props0=!0}let _errs3=errors;validate23(data,{instancePath,parentData,parentDataProperty,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate23.errors:
vErrors.concat(validate23.errors),errors=vErrors.length);var _valid0=_errs3===errors;if(_valid0&&valid0)valid0=!1,passing0=[passing0,1];else{_valid0&&(valid0=!0,
passing0=1,props0!==!0&&(props0=!0));let _errs4=errors;validate25(data,{instancePath,parentData,parentDataProperty,rootData,dynamicAnchors})||(vErrors=vErrors===
null?validate25.errors:vErrors.concat(validate25.errors),errors=vErrors.length);var _valid0=_errs4===errors;if(_valid0&&valid0)valid0=!1,passing0=[passing0,2];else{
_valid0&&(valid0=!0,passing0=2,props0!==!0&&(props0=!0));let _errs5=errors;validate51(data,{instancePath,parentData,parentDataProperty,rootData,dynamicAnchors})||
(vErrors=vErrors===null?validate51.errors:vErrors.concat(validate51.errors),errors=vErrors.length);var _valid0=_errs5===errors;_valid0&&valid0?(valid0=!1,passing0=
[passing0,3]):_valid0&&(valid0=!0,passing0=3,props0!==!0&&(props0=!0))}}if(valid0)errors=_errs1,vErrors!==null&&(_errs1?vErrors.length=_errs1:vErrors=null);else{
let err0={instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:passing0},message:"must match exactly one schema in oneOf"};return vErrors===
null?vErrors=[err0]:vErrors.push(err0),errors++,validate20.errors=vErrors,!1}return validate20.errors=vErrors,evaluated0.props=props0,errors===0}validate20.evaluated=
{dynamicProps:!0,dynamicItems:!1};var validateBundleV1=validate26;export{validateBatchV1,validateBundleV1};
