import{createRequire as lanserCreateRequire}from"node:module";import{exitCode,isTolerated,toleratedBy}from"./chunk-BJ72IGWL.js";import{_18_rewardStepFromV1,_18_rewardStepToV1,_18_stepLists}from"./together-0341F823.js";import{_1_leadsInto,_1_makeFolder,_1_ownFolder,_1_placeInside,_1_prepareFile,_1_replaceFile,_1_workTreeAbove,_1_writeInside}from"./together-0F6888C7.js";import{_4_require_ucs2length}from"./together-1B3153CC.js";import{_1_NotJson,_1_canonical,_1_depthMax,_1_isSameJson,_1_member,_1_parseStrict,_1_pointerTo,_1_valueAt,_1_wellFormed}from"./together-409E78AB.js";import{_1_require_node_fs}from"./together-1443B40A.js";import{_0_require_node_path}from"./together-52C54651.js";import{_2_folderOf,_2_inFolder,_2_insidePath,_2_isBelow,_2_isInside,_2_isRelativePath,_2_pathFromUri,_2_placeIn,_2_relativeInside,_2_uriFromPath}from"./together-1443B40A.js";import{_1_UserError,_1_errorTable,_1_verdictExitCode,_1_withHelpOf}from"./together-30CDA78D.js";import{_2___callDispose,_2___commonJS,_2___esm,_2___export,_2___require,_2___toBinaryNode,_2___toCommonJS,_2___toESM,_2___using}from"./together-30CDA78D.js";Number(process.versions.node.split(".")[0])<24&&(process.stderr.write("lanser needs Node 24 or newer; this is Node "+process.versions.node+`. Install Node 24 an\
d run it again.
`),process.exit(13));var require2=lanserCreateRequire(import.meta.url),import_node_fs=_2___toESM(_1_require_node_fs(),1),import_node_path=_2___toESM(_0_require_node_path(),
1);function eventToV1(event,at){return`${_1_canonical(_1_wellFormed({schema:"lanser.events.v1",at,...published(event)})).replaceAll("##[","#\\u0023[")}
`}function published(event){let{kind,...rest}=event;if(event.kind==="step")return{event:kind,step:JSON.parse(_18_rewardStepToV1(event.step))};if(event.kind==="v\
erdict"){let{verdict,class:of,counts,reward,unscored}=event.report;return{event:kind,verdict,class:of,exitCode:exitCode(event.report),counts,reward:reward===null?
null:reward[reward.headline].r,unscored}}return{event:kind,...rest}}var import_ucs2length=_2___toESM(_4_require_ucs2length(),1);function defaultOf(module){return module.
default??module}var validateEventsV1=validate20,func0=Object.prototype.hasOwnProperty;function validate21(data,{instancePath="",parentData,parentDataProperty,rootData=data,
dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate21.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),errors===0)if(data&&typeof data=="object"&&!Array.isArray(data)){let missing0;if((data.schema===void 0||!func0.call(data,"schema"))&&(missing0=
"schema")||(data.at===void 0||!func0.call(data,"at"))&&(missing0="at")||(data.event===void 0||!func0.call(data,"event"))&&(missing0="event")||(data.text===void 0||
!func0.call(data,"text"))&&(missing0="text"))return validate21.errors=[{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:missing0},
message:"must have required property '"+missing0+"'"}],!1;{let _errs1=errors;for(let key0 of Object.keys(data))if(!(key0==="schema"||key0==="at"||key0==="event"||
key0==="text"))return validate21.errors=[{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"\
must NOT have additional properties"}],!1;if(_errs1===errors){if(data.schema!==void 0&&func0.call(data,"schema")){let _errs2=errors;if(data.schema!=="lanser.eve\
nts.v1")return validate21.errors=[{instancePath:instancePath+"/schema",schemaPath:"#/properties/schema/const",keyword:"const",params:{allowedValue:"lanser.event\
s.v1"},message:"must be equal to constant"}],!1;var valid0=_errs2===errors}else var valid0=!0;if(valid0){if(data.at!==void 0&&func0.call(data,"at")){let data1=data.
at,_errs3=errors,_errs4=errors;if(!(typeof data1=="number"&&!(data1%1)&&!isNaN(data1)&&isFinite(data1)))return validate21.errors=[{instancePath:instancePath+"/a\
t",schemaPath:"#/$defs/at/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===_errs4&&typeof data1=="number"&&isFinite(data1)&&
(data1<0||isNaN(data1)))return validate21.errors=[{instancePath:instancePath+"/at",schemaPath:"#/$defs/at/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"}],!1;var valid0=_errs3===errors}else var valid0=!0;if(valid0){if(data.event!==void 0&&func0.call(data,"event")){let _errs6=errors;if(data.
event!=="phase")return validate21.errors=[{instancePath:instancePath+"/event",schemaPath:"#/properties/event/const",keyword:"const",params:{allowedValue:"phase"},
message:"must be equal to constant"}],!1;var valid0=_errs6===errors}else var valid0=!0;if(valid0)if(data.text!==void 0&&func0.call(data,"text")){let _errs7=errors;
if(typeof data.text!="string")return validate21.errors=[{instancePath:instancePath+"/text",schemaPath:"#/$defs/text/type",keyword:"type",params:{type:"string"},
message:"must be string"}],!1;var valid0=_errs7===errors}else var valid0=!0}}}}}else return validate21.errors=[{instancePath,schemaPath:"#/type",keyword:"type",
params:{type:"object"},message:"must be object"}],!1;return validate21.errors=vErrors,errors===0}validate21.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function validate23(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate23.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),errors===0)if(data&&typeof data=="object"&&!Array.isArray(
data)){let missing0;if((data.schema===void 0||!func0.call(data,"schema"))&&(missing0="schema")||(data.at===void 0||!func0.call(data,"at"))&&(missing0="at")||(data.
event===void 0||!func0.call(data,"event"))&&(missing0="event")||(data.text===void 0||!func0.call(data,"text"))&&(missing0="text"))return validate23.errors=[{instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:missing0},message:"must have required property '"+missing0+"'"}],!1;{let _errs1=errors;for(let key0 of Object.
keys(data))if(!(key0==="schema"||key0==="at"||key0==="event"||key0==="text"))return validate23.errors=[{instancePath,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"}],!1;if(_errs1===errors){if(data.schema!==void 0&&func0.call(
data,"schema")){let _errs2=errors;if(data.schema!=="lanser.events.v1")return validate23.errors=[{instancePath:instancePath+"/schema",schemaPath:"#/properties/sc\
hema/const",keyword:"const",params:{allowedValue:"lanser.events.v1"},message:"must be equal to constant"}],!1;var valid0=_errs2===errors}else var valid0=!0;if(valid0){
if(data.at!==void 0&&func0.call(data,"at")){let data1=data.at,_errs3=errors,_errs4=errors;if(!(typeof data1=="number"&&!(data1%1)&&!isNaN(data1)&&isFinite(data1)))
return validate23.errors=[{instancePath:instancePath+"/at",schemaPath:"#/$defs/at/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===
_errs4&&typeof data1=="number"&&isFinite(data1)&&(data1<0||isNaN(data1)))return validate23.errors=[{instancePath:instancePath+"/at",schemaPath:"#/$defs/at/minim\
um",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1;var valid0=_errs3===errors}else var valid0=!0;if(valid0){if(data.event!==void 0&&
func0.call(data,"event")){let _errs6=errors;if(data.event!=="note")return validate23.errors=[{instancePath:instancePath+"/event",schemaPath:"#/properties/event/\
const",keyword:"const",params:{allowedValue:"note"},message:"must be equal to constant"}],!1;var valid0=_errs6===errors}else var valid0=!0;if(valid0)if(data.text!==
void 0&&func0.call(data,"text")){let _errs7=errors;if(typeof data.text!="string")return validate23.errors=[{instancePath:instancePath+"/text",schemaPath:"#/$def\
s/text/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid0=_errs7===errors}else var valid0=!0}}}}}else return validate23.errors=
[{instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return validate23.errors=vErrors,errors===0}validate23.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};var schema38={type:"object",additionalProperties:!1,required:["schema","at","event","server","root","session","state",
"failure"],properties:{schema:{const:"lanser.events.v1"},at:{$ref:"#/$defs/at"},event:{const:"server"},server:{type:"string",minLength:1},root:{type:"string",minLength:1},
session:{type:"string",minLength:1},state:{enum:["started","ready","ended"]},failure:{type:["string","null"]}}},func88=defaultOf(import_ucs2length.default);function validate25(data,{
instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate25.evaluated;if(evaluated0.dynamicProps&&
(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),errors===0)if(data&&typeof data=="object"&&!Array.isArray(data)){let missing0;if((data.
schema===void 0||!func0.call(data,"schema"))&&(missing0="schema")||(data.at===void 0||!func0.call(data,"at"))&&(missing0="at")||(data.event===void 0||!func0.call(
data,"event"))&&(missing0="event")||(data.server===void 0||!func0.call(data,"server"))&&(missing0="server")||(data.root===void 0||!func0.call(data,"root"))&&(missing0=
"root")||(data.session===void 0||!func0.call(data,"session"))&&(missing0="session")||(data.state===void 0||!func0.call(data,"state"))&&(missing0="state")||(data.
failure===void 0||!func0.call(data,"failure"))&&(missing0="failure"))return validate25.errors=[{instancePath,schemaPath:"#/required",keyword:"required",params:{
missingProperty:missing0},message:"must have required property '"+missing0+"'"}],!1;{let _errs1=errors;for(let key0 of Object.keys(data))if(!(key0==="schema"||key0===
"at"||key0==="event"||key0==="server"||key0==="root"||key0==="session"||key0==="state"||key0==="failure"))return validate25.errors=[{instancePath,schemaPath:"#/\
additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"}],!1;if(_errs1===errors){if(data.
schema!==void 0&&func0.call(data,"schema")){let _errs2=errors;if(data.schema!=="lanser.events.v1")return validate25.errors=[{instancePath:instancePath+"/schema",
schemaPath:"#/properties/schema/const",keyword:"const",params:{allowedValue:"lanser.events.v1"},message:"must be equal to constant"}],!1;var valid0=_errs2===errors}else
var valid0=!0;if(valid0){if(data.at!==void 0&&func0.call(data,"at")){let data1=data.at,_errs3=errors,_errs4=errors;if(!(typeof data1=="number"&&!(data1%1)&&!isNaN(
data1)&&isFinite(data1)))return validate25.errors=[{instancePath:instancePath+"/at",schemaPath:"#/$defs/at/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"}],!1;if(errors===_errs4&&typeof data1=="number"&&isFinite(data1)&&(data1<0||isNaN(data1)))return validate25.errors=[{instancePath:instancePath+
"/at",schemaPath:"#/$defs/at/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1;var valid0=_errs3===errors}else var valid0=!0;
if(valid0){if(data.event!==void 0&&func0.call(data,"event")){let _errs6=errors;if(data.event!=="server")return validate25.errors=[{instancePath:instancePath+"/e\
vent",schemaPath:"#/properties/event/const",keyword:"const",params:{allowedValue:"server"},message:"must be equal to constant"}],!1;var valid0=_errs6===errors}else
var valid0=!0;if(valid0){if(data.server!==void 0&&func0.call(data,"server")){let data3=data.server,_errs7=errors;if(errors===_errs7)if(typeof data3=="string"){if(func88(
data3)<1)return validate25.errors=[{instancePath:instancePath+"/server",schemaPath:"#/properties/server/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"}],!1}else return validate25.errors=[{instancePath:instancePath+"/server",schemaPath:"#/properties/server/type",keyword:"t\
ype",params:{type:"string"},message:"must be string"}],!1;var valid0=_errs7===errors}else var valid0=!0;if(valid0){if(data.root!==void 0&&func0.call(data,"root")){
let data4=data.root,_errs9=errors;if(errors===_errs9)if(typeof data4=="string"){if(func88(data4)<1)return validate25.errors=[{instancePath:instancePath+"/root",
schemaPath:"#/properties/root/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"}],!1}else return validate25.errors=
[{instancePath:instancePath+"/root",schemaPath:"#/properties/root/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid0=_errs9===
errors}else var valid0=!0;if(valid0){if(data.session!==void 0&&func0.call(data,"session")){let data5=data.session,_errs11=errors;if(errors===_errs11)if(typeof data5==
"string"){if(func88(data5)<1)return validate25.errors=[{instancePath:instancePath+"/session",schemaPath:"#/properties/session/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"}],!1}else return validate25.errors=[{instancePath:instancePath+"/session",schemaPath:"#/properties/sess\
ion/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid0=_errs11===errors}else var valid0=!0;if(valid0){if(data.state!==void 0&&
func0.call(data,"state")){let data6=data.state,_errs13=errors;if(!(data6==="started"||data6==="ready"||data6==="ended"))return validate25.errors=[{instancePath:instancePath+
"/state",schemaPath:"#/properties/state/enum",keyword:"enum",params:{allowedValues:schema38.properties.state.enum},message:"must be equal to one of the allowed \
values"}],!1;var valid0=_errs13===errors}else var valid0=!0;if(valid0)if(data.failure!==void 0&&func0.call(data,"failure")){let data7=data.failure,_errs14=errors;
if(typeof data7!="string"&&data7!==null)return validate25.errors=[{instancePath:instancePath+"/failure",schemaPath:"#/properties/failure/type",keyword:"type",params:{
type:schema38.properties.failure.type},message:"must be string,null"}],!1;var valid0=_errs14===errors}else var valid0=!0}}}}}}}}}else return validate25.errors=[
{instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return validate25.errors=vErrors,errors===0}validate25.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};var schema40={type:"object",additionalProperties:!1,required:["schema","at","event","server","root","side","done","of"],
properties:{schema:{const:"lanser.events.v1"},at:{$ref:"#/$defs/at"},event:{const:"files"},server:{type:"string",minLength:1},root:{type:"string",minLength:1},side:{
enum:["base","head"]},done:{type:"integer",minimum:0},of:{type:"integer",minimum:0}}};function validate27(data,{instancePath="",parentData,parentDataProperty,rootData=data,
dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate27.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),errors===0)if(data&&typeof data=="object"&&!Array.isArray(data)){let missing0;if((data.schema===void 0||!func0.call(data,"schema"))&&(missing0=
"schema")||(data.at===void 0||!func0.call(data,"at"))&&(missing0="at")||(data.event===void 0||!func0.call(data,"event"))&&(missing0="event")||(data.server===void 0||
!func0.call(data,"server"))&&(missing0="server")||(data.root===void 0||!func0.call(data,"root"))&&(missing0="root")||(data.side===void 0||!func0.call(data,"side"))&&
(missing0="side")||(data.done===void 0||!func0.call(data,"done"))&&(missing0="done")||(data.of===void 0||!func0.call(data,"of"))&&(missing0="of"))return validate27.
errors=[{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:missing0},message:"must have required property '"+missing0+"'"}],!1;{let _errs1=errors;
for(let key0 of Object.keys(data))if(!(key0==="schema"||key0==="at"||key0==="event"||key0==="server"||key0==="root"||key0==="side"||key0==="done"||key0==="of"))
return validate27.errors=[{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT ha\
ve additional properties"}],!1;if(_errs1===errors){if(data.schema!==void 0&&func0.call(data,"schema")){let _errs2=errors;if(data.schema!=="lanser.events.v1")return validate27.
errors=[{instancePath:instancePath+"/schema",schemaPath:"#/properties/schema/const",keyword:"const",params:{allowedValue:"lanser.events.v1"},message:"must be eq\
ual to constant"}],!1;var valid0=_errs2===errors}else var valid0=!0;if(valid0){if(data.at!==void 0&&func0.call(data,"at")){let data1=data.at,_errs3=errors,_errs4=errors;
if(!(typeof data1=="number"&&!(data1%1)&&!isNaN(data1)&&isFinite(data1)))return validate27.errors=[{instancePath:instancePath+"/at",schemaPath:"#/$defs/at/type",
keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===_errs4&&typeof data1=="number"&&isFinite(data1)&&(data1<0||isNaN(data1)))return validate27.
errors=[{instancePath:instancePath+"/at",schemaPath:"#/$defs/at/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1;var valid0=_errs3===
errors}else var valid0=!0;if(valid0){if(data.event!==void 0&&func0.call(data,"event")){let _errs6=errors;if(data.event!=="files")return validate27.errors=[{instancePath:instancePath+
"/event",schemaPath:"#/properties/event/const",keyword:"const",params:{allowedValue:"files"},message:"must be equal to constant"}],!1;var valid0=_errs6===errors}else
var valid0=!0;if(valid0){if(data.server!==void 0&&func0.call(data,"server")){let data3=data.server,_errs7=errors;if(errors===_errs7)if(typeof data3=="string"){if(func88(
data3)<1)return validate27.errors=[{instancePath:instancePath+"/server",schemaPath:"#/properties/server/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"}],!1}else return validate27.errors=[{instancePath:instancePath+"/server",schemaPath:"#/properties/server/type",keyword:"t\
ype",params:{type:"string"},message:"must be string"}],!1;var valid0=_errs7===errors}else var valid0=!0;if(valid0){if(data.root!==void 0&&func0.call(data,"root")){
let data4=data.root,_errs9=errors;if(errors===_errs9)if(typeof data4=="string"){if(func88(data4)<1)return validate27.errors=[{instancePath:instancePath+"/root",
schemaPath:"#/properties/root/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"}],!1}else return validate27.errors=
[{instancePath:instancePath+"/root",schemaPath:"#/properties/root/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid0=_errs9===
errors}else var valid0=!0;if(valid0){if(data.side!==void 0&&func0.call(data,"side")){let data5=data.side,_errs11=errors;if(!(data5==="base"||data5==="head"))return validate27.
errors=[{instancePath:instancePath+"/side",schemaPath:"#/properties/side/enum",keyword:"enum",params:{allowedValues:schema40.properties.side.enum},message:"must\
 be equal to one of the allowed values"}],!1;var valid0=_errs11===errors}else var valid0=!0;if(valid0){if(data.done!==void 0&&func0.call(data,"done")){let data6=data.
done,_errs12=errors;if(!(typeof data6=="number"&&!(data6%1)&&!isNaN(data6)&&isFinite(data6)))return validate27.errors=[{instancePath:instancePath+"/done",schemaPath:"\
#/properties/done/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===_errs12&&typeof data6=="number"&&isFinite(data6)&&(data6<
0||isNaN(data6)))return validate27.errors=[{instancePath:instancePath+"/done",schemaPath:"#/properties/done/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"}],!1;var valid0=_errs12===errors}else var valid0=!0;if(valid0)if(data.of!==void 0&&func0.call(data,"of")){let data7=data.of,_errs14=errors;
if(!(typeof data7=="number"&&!(data7%1)&&!isNaN(data7)&&isFinite(data7)))return validate27.errors=[{instancePath:instancePath+"/of",schemaPath:"#/properties/of/\
type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===_errs14&&typeof data7=="number"&&isFinite(data7)&&(data7<0||isNaN(data7)))
return validate27.errors=[{instancePath:instancePath+"/of",schemaPath:"#/properties/of/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must\
 be >= 0"}],!1;var valid0=_errs14===errors}else var valid0=!0}}}}}}}}}else return validate27.errors=[{instancePath,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"}],!1;return validate27.errors=vErrors,errors===0}validate27.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function validate29(data,{
instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate29.evaluated;if(evaluated0.dynamicProps&&
(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),errors===0)if(data&&typeof data=="object"&&!Array.isArray(data)){let missing0;if((data.
schema===void 0||!func0.call(data,"schema"))&&(missing0="schema")||(data.at===void 0||!func0.call(data,"at"))&&(missing0="at")||(data.event===void 0||!func0.call(
data,"event"))&&(missing0="event")||(data.counts===void 0||!func0.call(data,"counts"))&&(missing0="counts"))return validate29.errors=[{instancePath,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:missing0},message:"must have required property '"+missing0+"'"}],!1;{let _errs1=errors;for(let key0 of Object.
keys(data))if(!(key0==="schema"||key0==="at"||key0==="event"||key0==="counts"))return validate29.errors=[{instancePath,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"}],!1;if(_errs1===errors){if(data.schema!==void 0&&func0.call(
data,"schema")){let _errs2=errors;if(data.schema!=="lanser.events.v1")return validate29.errors=[{instancePath:instancePath+"/schema",schemaPath:"#/properties/sc\
hema/const",keyword:"const",params:{allowedValue:"lanser.events.v1"},message:"must be equal to constant"}],!1;var valid0=_errs2===errors}else var valid0=!0;if(valid0){
if(data.at!==void 0&&func0.call(data,"at")){let data1=data.at,_errs3=errors,_errs4=errors;if(!(typeof data1=="number"&&!(data1%1)&&!isNaN(data1)&&isFinite(data1)))
return validate29.errors=[{instancePath:instancePath+"/at",schemaPath:"#/$defs/at/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===
_errs4&&typeof data1=="number"&&isFinite(data1)&&(data1<0||isNaN(data1)))return validate29.errors=[{instancePath:instancePath+"/at",schemaPath:"#/$defs/at/minim\
um",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1;var valid0=_errs3===errors}else var valid0=!0;if(valid0){if(data.event!==void 0&&
func0.call(data,"event")){let _errs6=errors;if(data.event!=="findings")return validate29.errors=[{instancePath:instancePath+"/event",schemaPath:"#/properties/ev\
ent/const",keyword:"const",params:{allowedValue:"findings"},message:"must be equal to constant"}],!1;var valid0=_errs6===errors}else var valid0=!0;if(valid0)if(data.
counts!==void 0&&func0.call(data,"counts")){let data3=data.counts,_errs7=errors;if(errors===errors)if(data3&&typeof data3=="object"&&!Array.isArray(data3)){let missing1;
if((data3.new===void 0||!func0.call(data3,"new"))&&(missing1="new")||(data3.unchanged===void 0||!func0.call(data3,"unchanged"))&&(missing1="unchanged")||(data3.
moved===void 0||!func0.call(data3,"moved"))&&(missing1="moved")||(data3.fixed===void 0||!func0.call(data3,"fixed"))&&(missing1="fixed")||(data3.removed===void 0||
!func0.call(data3,"removed"))&&(missing1="removed")||(data3.suppressed===void 0||!func0.call(data3,"suppressed"))&&(missing1="suppressed")||(data3.volatile===void 0||
!func0.call(data3,"volatile"))&&(missing1="volatile"))return validate29.errors=[{instancePath:instancePath+"/counts",schemaPath:"#/$defs/counts/required",keyword:"\
required",params:{missingProperty:missing1},message:"must have required property '"+missing1+"'"}],!1;{let _errs10=errors;for(let key1 of Object.keys(data3))if(!(key1===
"new"||key1==="unchanged"||key1==="moved"||key1==="fixed"||key1==="removed"||key1==="suppressed"||key1==="volatile"))return validate29.errors=[{instancePath:instancePath+
"/counts",schemaPath:"#/$defs/counts/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key1},message:"must NOT have additional pro\
perties"}],!1;if(_errs10===errors){if(data3.new!==void 0&&func0.call(data3,"new")){let data4=data3.new,_errs11=errors;if(!(typeof data4=="number"&&!(data4%1)&&!isNaN(
data4)&&isFinite(data4)))return validate29.errors=[{instancePath:instancePath+"/counts/new",schemaPath:"#/$defs/counts/properties/new/type",keyword:"type",params:{
type:"integer"},message:"must be integer"}],!1;if(errors===_errs11&&typeof data4=="number"&&isFinite(data4)&&(data4<0||isNaN(data4)))return validate29.errors=[{
instancePath:instancePath+"/counts/new",schemaPath:"#/$defs/counts/properties/new/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >\
= 0"}],!1;var valid3=_errs11===errors}else var valid3=!0;if(valid3){if(data3.unchanged!==void 0&&func0.call(data3,"unchanged")){let data5=data3.unchanged,_errs13=errors;
if(!(typeof data5=="number"&&!(data5%1)&&!isNaN(data5)&&isFinite(data5)))return validate29.errors=[{instancePath:instancePath+"/counts/unchanged",schemaPath:"#/\
$defs/counts/properties/unchanged/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===_errs13&&typeof data5=="number"&&isFinite(
data5)&&(data5<0||isNaN(data5)))return validate29.errors=[{instancePath:instancePath+"/counts/unchanged",schemaPath:"#/$defs/counts/properties/unchanged/minimum",
keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1;var valid3=_errs13===errors}else var valid3=!0;if(valid3){if(data3.moved!==void 0&&
func0.call(data3,"moved")){let data6=data3.moved,_errs15=errors;if(!(typeof data6=="number"&&!(data6%1)&&!isNaN(data6)&&isFinite(data6)))return validate29.errors=
[{instancePath:instancePath+"/counts/moved",schemaPath:"#/$defs/counts/properties/moved/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],
!1;if(errors===_errs15&&typeof data6=="number"&&isFinite(data6)&&(data6<0||isNaN(data6)))return validate29.errors=[{instancePath:instancePath+"/counts/moved",schemaPath:"\
#/$defs/counts/properties/moved/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1;var valid3=_errs15===errors}else var valid3=!0;
if(valid3){if(data3.fixed!==void 0&&func0.call(data3,"fixed")){let data7=data3.fixed,_errs17=errors;if(!(typeof data7=="number"&&!(data7%1)&&!isNaN(data7)&&isFinite(
data7)))return validate29.errors=[{instancePath:instancePath+"/counts/fixed",schemaPath:"#/$defs/counts/properties/fixed/type",keyword:"type",params:{type:"inte\
ger"},message:"must be integer"}],!1;if(errors===_errs17&&typeof data7=="number"&&isFinite(data7)&&(data7<0||isNaN(data7)))return validate29.errors=[{instancePath:instancePath+
"/counts/fixed",schemaPath:"#/$defs/counts/properties/fixed/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1;var valid3=_errs17===
errors}else var valid3=!0;if(valid3){if(data3.removed!==void 0&&func0.call(data3,"removed")){let data8=data3.removed,_errs19=errors;if(!(typeof data8=="number"&&
!(data8%1)&&!isNaN(data8)&&isFinite(data8)))return validate29.errors=[{instancePath:instancePath+"/counts/removed",schemaPath:"#/$defs/counts/properties/removed\
/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===_errs19&&typeof data8=="number"&&isFinite(data8)&&(data8<0||isNaN(data8)))
return validate29.errors=[{instancePath:instancePath+"/counts/removed",schemaPath:"#/$defs/counts/properties/removed/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"}],!1;var valid3=_errs19===errors}else var valid3=!0;if(valid3){if(data3.suppressed!==void 0&&func0.call(data3,"suppressed")){
let data9=data3.suppressed,_errs21=errors;if(!(typeof data9=="number"&&!(data9%1)&&!isNaN(data9)&&isFinite(data9)))return validate29.errors=[{instancePath:instancePath+
"/counts/suppressed",schemaPath:"#/$defs/counts/properties/suppressed/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===_errs21&&
typeof data9=="number"&&isFinite(data9)&&(data9<0||isNaN(data9)))return validate29.errors=[{instancePath:instancePath+"/counts/suppressed",schemaPath:"#/$defs/c\
ounts/properties/suppressed/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1;var valid3=_errs21===errors}else var valid3=!0;
if(valid3)if(data3.volatile!==void 0&&func0.call(data3,"volatile")){let data10=data3.volatile,_errs23=errors;if(!(typeof data10=="number"&&!(data10%1)&&!isNaN(data10)&&
isFinite(data10)))return validate29.errors=[{instancePath:instancePath+"/counts/volatile",schemaPath:"#/$defs/counts/properties/volatile/type",keyword:"type",params:{
type:"integer"},message:"must be integer"}],!1;if(errors===_errs23&&typeof data10=="number"&&isFinite(data10)&&(data10<0||isNaN(data10)))return validate29.errors=
[{instancePath:instancePath+"/counts/volatile",schemaPath:"#/$defs/counts/properties/volatile/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"\
must be >= 0"}],!1;var valid3=_errs23===errors}else var valid3=!0}}}}}}}}else return validate29.errors=[{instancePath:instancePath+"/counts",schemaPath:"#/$defs\
/counts/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var valid0=_errs7===errors}else var valid0=!0}}}}}else return validate29.errors=
[{instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return validate29.errors=vErrors,errors===0}validate29.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};var schema45={type:"object",additionalProperties:!1,required:["schema","at","event","number","of","commit","unscored"],
properties:{schema:{const:"lanser.events.v1"},at:{$ref:"#/$defs/at"},event:{const:"commit"},number:{type:"integer",minimum:1},of:{type:"integer",minimum:1},commit:{
oneOf:[{type:"string",pattern:"^([0-9a-f]{40}|[0-9a-f]{64})$"},{type:"null"}]},unscored:{type:["string","null"]}}},pattern4=new RegExp("^([0-9a-f]{40}|[0-9a-f]{\
64})$","u");function validate31(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate31.
evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),errors===0)if(data&&typeof data=="object"&&!Array.
isArray(data)){let missing0;if((data.schema===void 0||!func0.call(data,"schema"))&&(missing0="schema")||(data.at===void 0||!func0.call(data,"at"))&&(missing0="a\
t")||(data.event===void 0||!func0.call(data,"event"))&&(missing0="event")||(data.number===void 0||!func0.call(data,"number"))&&(missing0="number")||(data.of===void 0||
!func0.call(data,"of"))&&(missing0="of")||(data.commit===void 0||!func0.call(data,"commit"))&&(missing0="commit")||(data.unscored===void 0||!func0.call(data,"un\
scored"))&&(missing0="unscored"))return validate31.errors=[{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:missing0},message:"m\
ust have required property '"+missing0+"'"}],!1;{let _errs1=errors;for(let key0 of Object.keys(data))if(!(key0==="schema"||key0==="at"||key0==="event"||key0==="\
number"||key0==="of"||key0==="commit"||key0==="unscored"))return validate31.errors=[{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalPropert\
ies",params:{additionalProperty:key0},message:"must NOT have additional properties"}],!1;if(_errs1===errors){if(data.schema!==void 0&&func0.call(data,"schema")){
let _errs2=errors;if(data.schema!=="lanser.events.v1")return validate31.errors=[{instancePath:instancePath+"/schema",schemaPath:"#/properties/schema/const",keyword:"\
const",params:{allowedValue:"lanser.events.v1"},message:"must be equal to constant"}],!1;var valid0=_errs2===errors}else var valid0=!0;if(valid0){if(data.at!==void 0&&
func0.call(data,"at")){let data1=data.at,_errs3=errors,_errs4=errors;if(!(typeof data1=="number"&&!(data1%1)&&!isNaN(data1)&&isFinite(data1)))return validate31.
errors=[{instancePath:instancePath+"/at",schemaPath:"#/$defs/at/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===_errs4&&
typeof data1=="number"&&isFinite(data1)&&(data1<0||isNaN(data1)))return validate31.errors=[{instancePath:instancePath+"/at",schemaPath:"#/$defs/at/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1;var valid0=_errs3===errors}else var valid0=!0;if(valid0){if(data.event!==void 0&&func0.call(
data,"event")){let _errs6=errors;if(data.event!=="commit")return validate31.errors=[{instancePath:instancePath+"/event",schemaPath:"#/properties/event/const",keyword:"\
const",params:{allowedValue:"commit"},message:"must be equal to constant"}],!1;var valid0=_errs6===errors}else var valid0=!0;if(valid0){if(data.number!==void 0&&
func0.call(data,"number")){let data3=data.number,_errs7=errors;if(!(typeof data3=="number"&&!(data3%1)&&!isNaN(data3)&&isFinite(data3)))return validate31.errors=
[{instancePath:instancePath+"/number",schemaPath:"#/properties/number/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===_errs7&&
typeof data3=="number"&&isFinite(data3)&&(data3<1||isNaN(data3)))return validate31.errors=[{instancePath:instancePath+"/number",schemaPath:"#/properties/number/\
minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"}],!1;var valid0=_errs7===errors}else var valid0=!0;if(valid0){if(data.of!==void 0&&
func0.call(data,"of")){let data4=data.of,_errs9=errors;if(!(typeof data4=="number"&&!(data4%1)&&!isNaN(data4)&&isFinite(data4)))return validate31.errors=[{instancePath:instancePath+
"/of",schemaPath:"#/properties/of/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===_errs9&&typeof data4=="number"&&isFinite(
data4)&&(data4<1||isNaN(data4)))return validate31.errors=[{instancePath:instancePath+"/of",schemaPath:"#/properties/of/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1},message:"must be >= 1"}],!1;var valid0=_errs9===errors}else var valid0=!0;if(valid0){if(data.commit!==void 0&&func0.call(data,"commit")){let data5=data.
commit,_errs11=errors,_errs12=errors,valid2=!1,passing0=null,_errs13=errors;if(errors===_errs13)if(typeof data5=="string"){if(!pattern4.test(data5)){let err0={instancePath:instancePath+
"/commit",schemaPath:"#/properties/commit/oneOf/0/pattern",keyword:"pattern",params:{pattern:"^([0-9a-f]{40}|[0-9a-f]{64})$"},message:'must match pattern "^([0-\
9a-f]{40}|[0-9a-f]{64})$"'};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}}else{let err1={instancePath:instancePath+"/commit",schemaPath:"#/properti\
es/commit/oneOf/0/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}var _valid0=_errs13===
errors;_valid0&&(valid2=!0,passing0=0);let _errs15=errors;if(data5!==null){let err2={instancePath:instancePath+"/commit",schemaPath:"#/properties/commit/oneOf/1\
/type",keyword:"type",params:{type:"null"},message:"must be null"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}var _valid0=_errs15===errors;if(_valid0&&
valid2?(valid2=!1,passing0=[passing0,1]):_valid0&&(valid2=!0,passing0=1),valid2)errors=_errs12,vErrors!==null&&(_errs12?vErrors.length=_errs12:vErrors=null);else{
let err3={instancePath:instancePath+"/commit",schemaPath:"#/properties/commit/oneOf",keyword:"oneOf",params:{passingSchemas:passing0},message:"must match exactl\
y one schema in oneOf"};return vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++,validate31.errors=vErrors,!1}var valid0=_errs11===errors}else var valid0=!0;
if(valid0)if(data.unscored!==void 0&&func0.call(data,"unscored")){let data6=data.unscored,_errs17=errors;if(typeof data6!="string"&&data6!==null)return validate31.
errors=[{instancePath:instancePath+"/unscored",schemaPath:"#/properties/unscored/type",keyword:"type",params:{type:schema45.properties.unscored.type},message:"m\
ust be string,null"}],!1;var valid0=_errs17===errors}else var valid0=!0}}}}}}}}else return validate31.errors=[{instancePath,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"}],!1;return validate31.errors=vErrors,errors===0}validate31.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function validate33(data,{
instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate33.evaluated;if(evaluated0.dynamicProps&&
(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),errors===0)if(data&&typeof data=="object"&&!Array.isArray(data)){let missing0;if((data.
schema===void 0||!func0.call(data,"schema"))&&(missing0="schema")||(data.at===void 0||!func0.call(data,"at"))&&(missing0="at")||(data.event===void 0||!func0.call(
data,"event"))&&(missing0="event")||(data.step===void 0||!func0.call(data,"step"))&&(missing0="step"))return validate33.errors=[{instancePath,schemaPath:"#/requ\
ired",keyword:"required",params:{missingProperty:missing0},message:"must have required property '"+missing0+"'"}],!1;{let _errs1=errors;for(let key0 of Object.keys(
data))if(!(key0==="schema"||key0==="at"||key0==="event"||key0==="step"))return validate33.errors=[{instancePath,schemaPath:"#/additionalProperties",keyword:"add\
itionalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"}],!1;if(_errs1===errors){if(data.schema!==void 0&&func0.call(data,
"schema")){let _errs2=errors;if(data.schema!=="lanser.events.v1")return validate33.errors=[{instancePath:instancePath+"/schema",schemaPath:"#/properties/schema/\
const",keyword:"const",params:{allowedValue:"lanser.events.v1"},message:"must be equal to constant"}],!1;var valid0=_errs2===errors}else var valid0=!0;if(valid0){
if(data.at!==void 0&&func0.call(data,"at")){let data1=data.at,_errs3=errors,_errs4=errors;if(!(typeof data1=="number"&&!(data1%1)&&!isNaN(data1)&&isFinite(data1)))
return validate33.errors=[{instancePath:instancePath+"/at",schemaPath:"#/$defs/at/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===
_errs4&&typeof data1=="number"&&isFinite(data1)&&(data1<0||isNaN(data1)))return validate33.errors=[{instancePath:instancePath+"/at",schemaPath:"#/$defs/at/minim\
um",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1;var valid0=_errs3===errors}else var valid0=!0;if(valid0){if(data.event!==void 0&&
func0.call(data,"event")){let _errs6=errors;if(data.event!=="step")return validate33.errors=[{instancePath:instancePath+"/event",schemaPath:"#/properties/event/\
const",keyword:"const",params:{allowedValue:"step"},message:"must be equal to constant"}],!1;var valid0=_errs6===errors}else var valid0=!0;if(valid0)if(data.step!==
void 0&&func0.call(data,"step")){let data3=data.step,_errs7=errors;if(errors===_errs7)if(data3&&typeof data3=="object"&&!Array.isArray(data3)){let missing1;if((data3.
schema===void 0||!func0.call(data3,"schema"))&&(missing1="schema")||(data3.step===void 0||!func0.call(data3,"step"))&&(missing1="step"))return validate33.errors=
[{instancePath:instancePath+"/step",schemaPath:"#/properties/step/required",keyword:"required",params:{missingProperty:missing1},message:"must have required pro\
perty '"+missing1+"'"}],!1;if(data3.schema!==void 0&&func0.call(data3,"schema")){let _errs9=errors;if(data3.schema!=="lanser.reward.v1")return validate33.errors=
[{instancePath:instancePath+"/step/schema",schemaPath:"#/properties/step/properties/schema/const",keyword:"const",params:{allowedValue:"lanser.reward.v1"},message:"\
must be equal to constant"}],!1;var valid2=_errs9===errors}else var valid2=!0;if(valid2)if(data3.step!==void 0&&func0.call(data3,"step")){let data5=data3.step,_errs10=errors;
if(!(typeof data5=="number"&&!(data5%1)&&!isNaN(data5)&&isFinite(data5)))return validate33.errors=[{instancePath:instancePath+"/step/step",schemaPath:"#/propert\
ies/step/properties/step/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===_errs10&&typeof data5=="number"&&isFinite(data5)&&
(data5<1||isNaN(data5)))return validate33.errors=[{instancePath:instancePath+"/step/step",schemaPath:"#/properties/step/properties/step/minimum",keyword:"minimu\
m",params:{comparison:">=",limit:1},message:"must be >= 1"}],!1;var valid2=_errs10===errors}else var valid2=!0}else return validate33.errors=[{instancePath:instancePath+
"/step",schemaPath:"#/properties/step/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var valid0=_errs7===errors}else var valid0=!0}}}}}else
return validate33.errors=[{instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return validate33.errors=vErrors,
errors===0}validate33.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var schema49={type:"object",additionalProperties:!1,required:["schema","at","event","\
verdict","class","exitCode","counts","reward","unscored"],properties:{schema:{const:"lanser.events.v1"},at:{$ref:"#/$defs/at"},event:{const:"verdict"},verdict:{
enum:["pass","inconclusive","fail"]},class:{enum:["new_errors","lsp_unavailable","baseline_error","warnings_only","clean"]},exitCode:{type:"integer",minimum:0},
counts:{$ref:"#/$defs/counts"},reward:{type:["number","null"]},unscored:{type:["string","null"]}}};function validate35(data,{instancePath="",parentData,parentDataProperty,
rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate35.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.
dynamicItems&&(evaluated0.items=void 0),errors===0)if(data&&typeof data=="object"&&!Array.isArray(data)){let missing0;if((data.schema===void 0||!func0.call(data,
"schema"))&&(missing0="schema")||(data.at===void 0||!func0.call(data,"at"))&&(missing0="at")||(data.event===void 0||!func0.call(data,"event"))&&(missing0="event")||
(data.verdict===void 0||!func0.call(data,"verdict"))&&(missing0="verdict")||(data.class===void 0||!func0.call(data,"class"))&&(missing0="class")||(data.exitCode===
void 0||!func0.call(data,"exitCode"))&&(missing0="exitCode")||(data.counts===void 0||!func0.call(data,"counts"))&&(missing0="counts")||(data.reward===void 0||!func0.
call(data,"reward"))&&(missing0="reward")||(data.unscored===void 0||!func0.call(data,"unscored"))&&(missing0="unscored"))return validate35.errors=[{instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:missing0},message:"must have required property '"+missing0+"'"}],!1;{let _errs1=errors;for(let key0 of Object.
keys(data))if(!func0.call(schema49.properties,key0))return validate35.errors=[{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:key0},message:"must NOT have additional properties"}],!1;if(_errs1===errors){if(data.schema!==void 0&&func0.call(data,"schema")){let _errs2=errors;
if(data.schema!=="lanser.events.v1")return validate35.errors=[{instancePath:instancePath+"/schema",schemaPath:"#/properties/schema/const",keyword:"const",params:{
allowedValue:"lanser.events.v1"},message:"must be equal to constant"}],!1;var valid0=_errs2===errors}else var valid0=!0;if(valid0){if(data.at!==void 0&&func0.call(
data,"at")){let data1=data.at,_errs3=errors,_errs4=errors;if(!(typeof data1=="number"&&!(data1%1)&&!isNaN(data1)&&isFinite(data1)))return validate35.errors=[{instancePath:instancePath+
"/at",schemaPath:"#/$defs/at/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===_errs4&&typeof data1=="number"&&isFinite(data1)&&
(data1<0||isNaN(data1)))return validate35.errors=[{instancePath:instancePath+"/at",schemaPath:"#/$defs/at/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"}],!1;var valid0=_errs3===errors}else var valid0=!0;if(valid0){if(data.event!==void 0&&func0.call(data,"event")){let _errs6=errors;if(data.
event!=="verdict")return validate35.errors=[{instancePath:instancePath+"/event",schemaPath:"#/properties/event/const",keyword:"const",params:{allowedValue:"verd\
ict"},message:"must be equal to constant"}],!1;var valid0=_errs6===errors}else var valid0=!0;if(valid0){if(data.verdict!==void 0&&func0.call(data,"verdict")){let data3=data.
verdict,_errs7=errors;if(!(data3==="pass"||data3==="inconclusive"||data3==="fail"))return validate35.errors=[{instancePath:instancePath+"/verdict",schemaPath:"#\
/properties/verdict/enum",keyword:"enum",params:{allowedValues:schema49.properties.verdict.enum},message:"must be equal to one of the allowed values"}],!1;var valid0=_errs7===
errors}else var valid0=!0;if(valid0){if(data.class!==void 0&&func0.call(data,"class")){let data4=data.class,_errs8=errors;if(!(data4==="new_errors"||data4==="ls\
p_unavailable"||data4==="baseline_error"||data4==="warnings_only"||data4==="clean"))return validate35.errors=[{instancePath:instancePath+"/class",schemaPath:"#/\
properties/class/enum",keyword:"enum",params:{allowedValues:schema49.properties.class.enum},message:"must be equal to one of the allowed values"}],!1;var valid0=_errs8===
errors}else var valid0=!0;if(valid0){if(data.exitCode!==void 0&&func0.call(data,"exitCode")){let data5=data.exitCode,_errs9=errors;if(!(typeof data5=="number"&&
!(data5%1)&&!isNaN(data5)&&isFinite(data5)))return validate35.errors=[{instancePath:instancePath+"/exitCode",schemaPath:"#/properties/exitCode/type",keyword:"ty\
pe",params:{type:"integer"},message:"must be integer"}],!1;if(errors===_errs9&&typeof data5=="number"&&isFinite(data5)&&(data5<0||isNaN(data5)))return validate35.
errors=[{instancePath:instancePath+"/exitCode",schemaPath:"#/properties/exitCode/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >=\
 0"}],!1;var valid0=_errs9===errors}else var valid0=!0;if(valid0){if(data.counts!==void 0&&func0.call(data,"counts")){let data6=data.counts,_errs11=errors;if(errors===
errors)if(data6&&typeof data6=="object"&&!Array.isArray(data6)){let missing1;if((data6.new===void 0||!func0.call(data6,"new"))&&(missing1="new")||(data6.unchanged===
void 0||!func0.call(data6,"unchanged"))&&(missing1="unchanged")||(data6.moved===void 0||!func0.call(data6,"moved"))&&(missing1="moved")||(data6.fixed===void 0||
!func0.call(data6,"fixed"))&&(missing1="fixed")||(data6.removed===void 0||!func0.call(data6,"removed"))&&(missing1="removed")||(data6.suppressed===void 0||!func0.
call(data6,"suppressed"))&&(missing1="suppressed")||(data6.volatile===void 0||!func0.call(data6,"volatile"))&&(missing1="volatile"))return validate35.errors=[{instancePath:instancePath+
"/counts",schemaPath:"#/$defs/counts/required",keyword:"required",params:{missingProperty:missing1},message:"must have required property '"+missing1+"'"}],!1;{let _errs14=errors;
for(let key1 of Object.keys(data6))if(!(key1==="new"||key1==="unchanged"||key1==="moved"||key1==="fixed"||key1==="removed"||key1==="suppressed"||key1==="volatil\
e"))return validate35.errors=[{instancePath:instancePath+"/counts",schemaPath:"#/$defs/counts/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key1},
message:"must NOT have additional properties"}],!1;if(_errs14===errors){if(data6.new!==void 0&&func0.call(data6,"new")){let data7=data6.new,_errs15=errors;if(!(typeof data7==
"number"&&!(data7%1)&&!isNaN(data7)&&isFinite(data7)))return validate35.errors=[{instancePath:instancePath+"/counts/new",schemaPath:"#/$defs/counts/properties/n\
ew/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===_errs15&&typeof data7=="number"&&isFinite(data7)&&(data7<0||isNaN(data7)))
return validate35.errors=[{instancePath:instancePath+"/counts/new",schemaPath:"#/$defs/counts/properties/new/minimum",keyword:"minimum",params:{comparison:">=",
limit:0},message:"must be >= 0"}],!1;var valid3=_errs15===errors}else var valid3=!0;if(valid3){if(data6.unchanged!==void 0&&func0.call(data6,"unchanged")){let data8=data6.
unchanged,_errs17=errors;if(!(typeof data8=="number"&&!(data8%1)&&!isNaN(data8)&&isFinite(data8)))return validate35.errors=[{instancePath:instancePath+"/counts/\
unchanged",schemaPath:"#/$defs/counts/properties/unchanged/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===_errs17&&typeof data8==
"number"&&isFinite(data8)&&(data8<0||isNaN(data8)))return validate35.errors=[{instancePath:instancePath+"/counts/unchanged",schemaPath:"#/$defs/counts/propertie\
s/unchanged/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1;var valid3=_errs17===errors}else var valid3=!0;if(valid3){if(data6.
moved!==void 0&&func0.call(data6,"moved")){let data9=data6.moved,_errs19=errors;if(!(typeof data9=="number"&&!(data9%1)&&!isNaN(data9)&&isFinite(data9)))return validate35.
errors=[{instancePath:instancePath+"/counts/moved",schemaPath:"#/$defs/counts/properties/moved/type",keyword:"type",params:{type:"integer"},message:"must be int\
eger"}],!1;if(errors===_errs19&&typeof data9=="number"&&isFinite(data9)&&(data9<0||isNaN(data9)))return validate35.errors=[{instancePath:instancePath+"/counts/m\
oved",schemaPath:"#/$defs/counts/properties/moved/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1;var valid3=_errs19===errors}else
var valid3=!0;if(valid3){if(data6.fixed!==void 0&&func0.call(data6,"fixed")){let data10=data6.fixed,_errs21=errors;if(!(typeof data10=="number"&&!(data10%1)&&!isNaN(
data10)&&isFinite(data10)))return validate35.errors=[{instancePath:instancePath+"/counts/fixed",schemaPath:"#/$defs/counts/properties/fixed/type",keyword:"type",
params:{type:"integer"},message:"must be integer"}],!1;if(errors===_errs21&&typeof data10=="number"&&isFinite(data10)&&(data10<0||isNaN(data10)))return validate35.
errors=[{instancePath:instancePath+"/counts/fixed",schemaPath:"#/$defs/counts/properties/fixed/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"\
must be >= 0"}],!1;var valid3=_errs21===errors}else var valid3=!0;if(valid3){if(data6.removed!==void 0&&func0.call(data6,"removed")){let data11=data6.removed,_errs23=errors;
if(!(typeof data11=="number"&&!(data11%1)&&!isNaN(data11)&&isFinite(data11)))return validate35.errors=[{instancePath:instancePath+"/counts/removed",schemaPath:"\
#/$defs/counts/properties/removed/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===_errs23&&typeof data11=="number"&&isFinite(
data11)&&(data11<0||isNaN(data11)))return validate35.errors=[{instancePath:instancePath+"/counts/removed",schemaPath:"#/$defs/counts/properties/removed/minimum",
keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1;var valid3=_errs23===errors}else var valid3=!0;if(valid3){if(data6.suppressed!==void 0&&
func0.call(data6,"suppressed")){let data12=data6.suppressed,_errs25=errors;if(!(typeof data12=="number"&&!(data12%1)&&!isNaN(data12)&&isFinite(data12)))return validate35.
errors=[{instancePath:instancePath+"/counts/suppressed",schemaPath:"#/$defs/counts/properties/suppressed/type",keyword:"type",params:{type:"integer"},message:"m\
ust be integer"}],!1;if(errors===_errs25&&typeof data12=="number"&&isFinite(data12)&&(data12<0||isNaN(data12)))return validate35.errors=[{instancePath:instancePath+
"/counts/suppressed",schemaPath:"#/$defs/counts/properties/suppressed/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1;var valid3=_errs25===
errors}else var valid3=!0;if(valid3)if(data6.volatile!==void 0&&func0.call(data6,"volatile")){let data13=data6.volatile,_errs27=errors;if(!(typeof data13=="numb\
er"&&!(data13%1)&&!isNaN(data13)&&isFinite(data13)))return validate35.errors=[{instancePath:instancePath+"/counts/volatile",schemaPath:"#/$defs/counts/propertie\
s/volatile/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===_errs27&&typeof data13=="number"&&isFinite(data13)&&(data13<0||
isNaN(data13)))return validate35.errors=[{instancePath:instancePath+"/counts/volatile",schemaPath:"#/$defs/counts/properties/volatile/minimum",keyword:"minimum",
params:{comparison:">=",limit:0},message:"must be >= 0"}],!1;var valid3=_errs27===errors}else var valid3=!0}}}}}}}}else return validate35.errors=[{instancePath:instancePath+
"/counts",schemaPath:"#/$defs/counts/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var valid0=_errs11===errors}else var valid0=!0;if(valid0){
if(data.reward!==void 0&&func0.call(data,"reward")){let data14=data.reward,_errs29=errors;if(!(typeof data14=="number"&&isFinite(data14))&&data14!==null)return validate35.
errors=[{instancePath:instancePath+"/reward",schemaPath:"#/properties/reward/type",keyword:"type",params:{type:schema49.properties.reward.type},message:"must be\
 number,null"}],!1;var valid0=_errs29===errors}else var valid0=!0;if(valid0)if(data.unscored!==void 0&&func0.call(data,"unscored")){let data15=data.unscored,_errs31=errors;
if(typeof data15!="string"&&data15!==null)return validate35.errors=[{instancePath:instancePath+"/unscored",schemaPath:"#/properties/unscored/type",keyword:"type",
params:{type:schema49.properties.unscored.type},message:"must be string,null"}],!1;var valid0=_errs31===errors}else var valid0=!0}}}}}}}}}}else return validate35.
errors=[{instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return validate35.errors=vErrors,errors===0}validate35.
evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function validate20(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){
let vErrors=null,errors=0,evaluated0=validate20.evaluated;evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0);
let _errs0=errors,valid0=!1,passing0=null,_errs1=errors;validate21(data,{instancePath,parentData,parentDataProperty,rootData,dynamicAnchors})||(vErrors=vErrors===
null?validate21.errors:vErrors.concat(validate21.errors),errors=vErrors.length);var _valid0=_errs1===errors;if(_valid0){valid0=!0,passing0=0;var props0=!0}let _errs2=errors;
validate23(data,{instancePath,parentData,parentDataProperty,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate23.errors:vErrors.concat(validate23.errors),
errors=vErrors.length);var _valid0=_errs2===errors;if(_valid0&&valid0)valid0=!1,passing0=[passing0,1];else{_valid0&&(valid0=!0,passing0=1,props0!==!0&&(props0=!0));
let _errs3=errors;validate25(data,{instancePath,parentData,parentDataProperty,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate25.errors:vErrors.concat(
validate25.errors),errors=vErrors.length);var _valid0=_errs3===errors;if(_valid0&&valid0)valid0=!1,passing0=[passing0,2];else{_valid0&&(valid0=!0,passing0=2,props0!==
!0&&(props0=!0));let _errs4=errors;validate27(data,{instancePath,parentData,parentDataProperty,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate27.errors:
vErrors.concat(validate27.errors),errors=vErrors.length);var _valid0=_errs4===errors;if(_valid0&&valid0)valid0=!1,passing0=[passing0,3];else{_valid0&&(valid0=!0,
passing0=3,props0!==!0&&(props0=!0));let _errs5=errors;validate29(data,{instancePath,parentData,parentDataProperty,rootData,dynamicAnchors})||(vErrors=vErrors===
null?validate29.errors:vErrors.concat(validate29.errors),errors=vErrors.length);var _valid0=_errs5===errors;if(_valid0&&valid0)valid0=!1,passing0=[passing0,4];else{
_valid0&&(valid0=!0,passing0=4,props0!==!0&&(props0=!0));let _errs6=errors;validate31(data,{instancePath,parentData,parentDataProperty,rootData,dynamicAnchors})||
(vErrors=vErrors===null?validate31.errors:vErrors.concat(validate31.errors),errors=vErrors.length);var _valid0=_errs6===errors;if(_valid0&&valid0)valid0=!1,passing0=
[passing0,5];else{_valid0&&(valid0=!0,passing0=5,props0!==!0&&(props0=!0));let _errs7=errors;validate33(data,{instancePath,parentData,parentDataProperty,rootData,
dynamicAnchors})||(vErrors=vErrors===null?validate33.errors:vErrors.concat(validate33.errors),errors=vErrors.length);var _valid0=_errs7===errors;if(_valid0&&valid0)
valid0=!1,passing0=[passing0,6];else{_valid0&&(valid0=!0,passing0=6,props0!==!0&&(props0=!0));let _errs8=errors;validate35(data,{instancePath,parentData,parentDataProperty,
rootData,dynamicAnchors})||(vErrors=vErrors===null?validate35.errors:vErrors.concat(validate35.errors),errors=vErrors.length);var _valid0=_errs8===errors;_valid0&&
valid0?(valid0=!1,passing0=[passing0,7]):_valid0&&(valid0=!0,passing0=7,props0!==!0&&(props0=!0))}}}}}}if(valid0)errors=_errs0,vErrors!==null&&(_errs0?vErrors.length=
_errs0:vErrors=null);else{let err0={instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:passing0},message:"must match exactly one schema in\
 oneOf"};return vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++,validate20.errors=vErrors,!1}return validate20.errors=vErrors,evaluated0.props=props0,
errors===0}validate20.evaluated={dynamicProps:!0,dynamicItems:!1};function eventsTo(host,file,judged){if(file!=="-"&&judged!==null&&_2_isInside((0,import_node_path.
resolve)(host.cwd,file),topOf(judged)))throw new _1_UserError("usage",`${file} lies in the working tree, which the events would change while it is judged`,{hint:"\
Name a file outside of the repository, or judge a commit: --head HEAD."});let sink=file==="-"?{write:host.stdout.write}:opened((0,import_node_path.resolve)(host.
cwd,file)),at=0,write=event=>{let line=eventToV1(event,at);if(!validateEventsV1(JSON.parse(line)))throw new Error(`no event: ${JSON.stringify(validateEventsV1.errors?.[0])}`);
sink.write(line),at+=1};return{write,end:report=>write({kind:"verdict",report})}}function opened(file){try{_1_prepareFile(file),(0,import_node_fs.writeFileSync)(
file,"")}catch(error){throw error instanceof _1_UserError?error:new _1_UserError("unreadable-file",`the events could not be written to ${file}`,{cause:error})}return{
write:line=>(0,import_node_fs.appendFileSync)(file,line)}}function topOf(folder){for(let one=folder;;one=(0,import_node_path.dirname)(one)){if((0,import_node_fs.
existsSync)((0,import_node_path.join)(one,".git")))return one;if(one===(0,import_node_path.dirname)(one))return folder}}export{eventsTo};
