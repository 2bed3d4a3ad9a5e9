import{createRequire as lanserCreateRequire2}from"node:module";import{createRequire as lanserCreateRequire}from"node:module";import{_1_folderOf,_1_foldersAbove,_1_inFolder,_1_insidePath,_1_isBelow,_1_isInside,_1_isRelativePath,_1_pathFromUri,_1_placeFromUri,_1_relativeInside,_1_uriFromPath}from"./together-4357D8B2.js";import{NotJson,canonical,causeKinds,causeOrOwnPlace,compareFindings,compareNullableText,comparePaths,comparePositions,compareRanges,compareText,compareValues,countWhile,
dependencyToV1,depthMax,findingId,findingStateTable,findingStates,findingsOf,isInHead,isSameJson,looksInWords,makeWellFormed,normaliseMessage,parseStrict,placesOf,
pointerTo,readMember,schedules,severities,severityAtLeast,severityRank,sha1,sha256,sideOfFinding,valueAtPointer}from"./chunk-3RA5WZYF.js";import{_3_init_node_22}from"./together-A66B3533.js";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require2=lanserCreateRequire(import.meta.url);_3_init_node_22();var stepLists=["new","fixed","removed","suppressed","unproven","volatil\
e"];function rewardStepToV1(step){let lists=stepLists.map(name=>[name,step[name].map(one=>({...one,path:_1_insidePath(one.path)}))]);return`${canonical({schema:"\
lanser.reward.v1",...step,...Object.fromEntries(lists)})}
`}function rewardStepFromV1(line,validate){let value;try{value=JSON.parse(line)}catch{return{kind:"invalid"}}if(!validate(value))return{kind:"invalid"};let{schema:_schema,
...step}=value;return{kind:"step",step}}import{exitCode,isTolerated,toleratedBy}from"./chunk-D7FWP6H5.js";import{_26_changedSourceToV1,_26_compareChanged,_26_reportToV1,_26_reportingServers,_26_requiredPlaceToV1,_26_shownToV1}from"./together-4E900249.js";import{_8_failsBy,_8_isFailing,_8_isFailure,_8_isInDoubt,_8_isSevere,_8_mayFail}from"./together-C0BC2097.js";import{_3_require_ucs2length}from"./together-124EAC88.js";import{_0_diskHint,_0_leadsInto,_0_machineProblem,_0_makeFolder,_0_makeTemporary,_0_ownFolder,_0_placeInside,_0_prepareFile,_0_refusalIn,_0_removable,_0_removal,
_0_replaceFile,_0_workTreeAbove,_0_writeInside,_0_writeWhole}from"./together-4357D8B2.js";import{_1_require_node_fs}from"./together-813A2F0B.js";import{_0_require_node_path}from"./together-A66B3533.js";import{_1_UserError,_1_cancelled,_1_errorTable,_1_verdictExitCode,_1_withHelpOf}from"./together-A66B3533.js";import{_4___callDispose,_4___commonJS,_4___esm,_4___export,_4___require,_4___toBinaryNode,_4___toCommonJS,_4___toESM,_4___using}from"./together-A66B3533.js";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require3=lanserCreateRequire2(import.meta.url);_3_init_node_22();var import_node_fs=_4___toESM(_1_require_node_fs(),1),import_node_path=_4___toESM(
_0_require_node_path(),1);_3_init_node_22();function eventToV1(event,at){return`${canonical(makeWellFormed({schema:"lanser.events.v1",at,...published(event)})).
replaceAll("##[","#\\u0023[")}
`}function published(event){let{kind,...rest}=event;if(event.kind==="step")return{event:kind,step:JSON.parse(rewardStepToV1(event.step))};if(event.kind==="regre\
ssion"){let{id,server,code,severity,message}=event.finding;return{event:kind,id,server,code,severity,message,..._26_requiredPlaceToV1(event.finding)}}if(event.kind===
"verdict"){let{verdict,class:of,counts,reward,unscored}=event.report;return{event:kind,verdict,class:of,exitCode:exitCode(event.report),counts,reward:reward===null?
null:reward[reward.headline].r,unscored}}if(event.kind==="files"){let{server,root,side,done:done2,of}=event;return{event:kind,server,root,side,done:done2,of}}return{
event:kind,...rest}}_3_init_node_22();var import_ucs2length=_4___toESM(_3_require_ucs2length(),1);function defaultOf(module){return module.default??module}var validateEventsV1=validate20,
func0=Object.prototype.hasOwnProperty;function validate21(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0,evaluated0=validate21.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),errors===0)if(data&&
typeof data=="object"&&!Array.isArray(data)){let missing0;if((data.schema===void 0||!func0.call(data,"schema"))&&(missing0="schema")||(data.at===void 0||!func0.
call(data,"at"))&&(missing0="at")||(data.event===void 0||!func0.call(data,"event"))&&(missing0="event")||(data.text===void 0||!func0.call(data,"text"))&&(missing0=
"text"))return validate21.errors=[{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:missing0},message:"must have required propert\
y '"+missing0+"'"}],!1;{let _errs1=errors;for(let key0 of Object.keys(data))if(!(key0==="schema"||key0==="at"||key0==="event"||key0==="text"))return validate21.
errors=[{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional prop\
erties"}],!1;if(_errs1===errors){if(data.schema!==void 0&&func0.call(data,"schema")){let _errs2=errors;if(data.schema!=="lanser.events.v1")return validate21.errors=
[{instancePath:instancePath+"/schema",schemaPath:"#/properties/schema/const",keyword:"const",params:{allowedValue:"lanser.events.v1"},message:"must be equal to \
constant"}],!1;var valid0=_errs2===errors}else var valid0=!0;if(valid0){if(data.at!==void 0&&func0.call(data,"at")){let data1=data.at,_errs3=errors,_errs4=errors;
if(!(typeof data1=="number"&&!(data1%1)&&!isNaN(data1)&&isFinite(data1)))return validate21.errors=[{instancePath:instancePath+"/at",schemaPath:"#/$defs/at/type",
keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===_errs4&&typeof data1=="number"&&isFinite(data1)&&(data1<0||isNaN(data1)))return validate21.
errors=[{instancePath:instancePath+"/at",schemaPath:"#/$defs/at/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1;var valid0=_errs3===
errors}else var valid0=!0;if(valid0){if(data.event!==void 0&&func0.call(data,"event")){let _errs6=errors;if(data.event!=="phase")return validate21.errors=[{instancePath:instancePath+
"/event",schemaPath:"#/properties/event/const",keyword:"const",params:{allowedValue:"phase"},message:"must be equal to constant"}],!1;var valid0=_errs6===errors}else
var valid0=!0;if(valid0)if(data.text!==void 0&&func0.call(data,"text")){let _errs7=errors;if(typeof data.text!="string")return validate21.errors=[{instancePath:instancePath+
"/text",schemaPath:"#/$defs/text/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid0=_errs7===errors}else var valid0=!0}}}}}else
return validate21.errors=[{instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return validate21.errors=vErrors,
errors===0}validate21.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function validate23(data,{instancePath="",parentData,parentDataProperty,rootData=data,
dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate23.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),errors===0)if(data&&typeof data=="object"&&!Array.isArray(data)){let missing0;if((data.schema===void 0||!func0.call(data,"schema"))&&(missing0=
"schema")||(data.at===void 0||!func0.call(data,"at"))&&(missing0="at")||(data.event===void 0||!func0.call(data,"event"))&&(missing0="event")||(data.text===void 0||
!func0.call(data,"text"))&&(missing0="text"))return validate23.errors=[{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:missing0},
message:"must have required property '"+missing0+"'"}],!1;{let _errs1=errors;for(let key0 of Object.keys(data))if(!(key0==="schema"||key0==="at"||key0==="event"||
key0==="text"))return validate23.errors=[{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"\
must NOT have additional properties"}],!1;if(_errs1===errors){if(data.schema!==void 0&&func0.call(data,"schema")){let _errs2=errors;if(data.schema!=="lanser.eve\
nts.v1")return validate23.errors=[{instancePath:instancePath+"/schema",schemaPath:"#/properties/schema/const",keyword:"const",params:{allowedValue:"lanser.event\
s.v1"},message:"must be equal to constant"}],!1;var valid0=_errs2===errors}else var valid0=!0;if(valid0){if(data.at!==void 0&&func0.call(data,"at")){let data1=data.
at,_errs3=errors,_errs4=errors;if(!(typeof data1=="number"&&!(data1%1)&&!isNaN(data1)&&isFinite(data1)))return validate23.errors=[{instancePath:instancePath+"/a\
t",schemaPath:"#/$defs/at/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===_errs4&&typeof data1=="number"&&isFinite(data1)&&
(data1<0||isNaN(data1)))return validate23.errors=[{instancePath:instancePath+"/at",schemaPath:"#/$defs/at/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"}],!1;var valid0=_errs3===errors}else var valid0=!0;if(valid0){if(data.event!==void 0&&func0.call(data,"event")){let _errs6=errors;if(data.
event!=="note")return validate23.errors=[{instancePath:instancePath+"/event",schemaPath:"#/properties/event/const",keyword:"const",params:{allowedValue:"note"},
message:"must be equal to constant"}],!1;var valid0=_errs6===errors}else var valid0=!0;if(valid0)if(data.text!==void 0&&func0.call(data,"text")){let _errs7=errors;
if(typeof data.text!="string")return validate23.errors=[{instancePath:instancePath+"/text",schemaPath:"#/$defs/text/type",keyword:"type",params:{type:"string"},
message:"must be string"}],!1;var valid0=_errs7===errors}else var valid0=!0}}}}}else return validate23.errors=[{instancePath,schemaPath:"#/type",keyword:"type",
params:{type:"object"},message:"must be object"}],!1;return validate23.errors=vErrors,errors===0}validate23.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
var schema38={type:"object",additionalProperties:!1,required:["schema","at","event","server","root","session","state","failure"],properties:{schema:{const:"lans\
er.events.v1"},at:{$ref:"#/$defs/at"},event:{const:"server"},server:{type:"string",minLength:1},root:{type:"string",minLength:1},session:{type:"string",minLength:1},
state:{enum:["started","ready","ended"]},failure:{type:["string","null"]}}},func88=defaultOf(import_ucs2length.default);function validate25(data,{instancePath="",
parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate25.evaluated;if(evaluated0.dynamicProps&&(evaluated0.
props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),errors===0)if(data&&typeof data=="object"&&!Array.isArray(data)){let missing0;if((data.schema===
void 0||!func0.call(data,"schema"))&&(missing0="schema")||(data.at===void 0||!func0.call(data,"at"))&&(missing0="at")||(data.event===void 0||!func0.call(data,"e\
vent"))&&(missing0="event")||(data.server===void 0||!func0.call(data,"server"))&&(missing0="server")||(data.root===void 0||!func0.call(data,"root"))&&(missing0=
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
id","server","code","severity","message","path","range"],properties:{schema:{const:"lanser.events.v1"},at:{$ref:"#/$defs/at"},event:{const:"regression"},id:{type:"\
string"},server:{type:"string"},code:{type:["string","null"]},severity:{enum:["error","warning","information","hint"]},message:{type:"string"},path:{type:"strin\
g"},range:{type:"object",required:["start","end"]}}};function validate35(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){
let vErrors=null,errors=0,evaluated0=validate35.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),
errors===0)if(data&&typeof data=="object"&&!Array.isArray(data)){let missing0;if((data.schema===void 0||!func0.call(data,"schema"))&&(missing0="schema")||(data.
at===void 0||!func0.call(data,"at"))&&(missing0="at")||(data.event===void 0||!func0.call(data,"event"))&&(missing0="event")||(data.id===void 0||!func0.call(data,
"id"))&&(missing0="id")||(data.server===void 0||!func0.call(data,"server"))&&(missing0="server")||(data.code===void 0||!func0.call(data,"code"))&&(missing0="cod\
e")||(data.severity===void 0||!func0.call(data,"severity"))&&(missing0="severity")||(data.message===void 0||!func0.call(data,"message"))&&(missing0="message")||
(data.path===void 0||!func0.call(data,"path"))&&(missing0="path")||(data.range===void 0||!func0.call(data,"range"))&&(missing0="range"))return validate35.errors=
[{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:missing0},message:"must have required property '"+missing0+"'"}],!1;{let _errs1=errors;
for(let key0 of Object.keys(data))if(!func0.call(schema49.properties,key0))return validate35.errors=[{instancePath,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"}],!1;if(_errs1===errors){if(data.schema!==void 0&&func0.call(
data,"schema")){let _errs2=errors;if(data.schema!=="lanser.events.v1")return validate35.errors=[{instancePath:instancePath+"/schema",schemaPath:"#/properties/sc\
hema/const",keyword:"const",params:{allowedValue:"lanser.events.v1"},message:"must be equal to constant"}],!1;var valid0=_errs2===errors}else var valid0=!0;if(valid0){
if(data.at!==void 0&&func0.call(data,"at")){let data1=data.at,_errs3=errors,_errs4=errors;if(!(typeof data1=="number"&&!(data1%1)&&!isNaN(data1)&&isFinite(data1)))
return validate35.errors=[{instancePath:instancePath+"/at",schemaPath:"#/$defs/at/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===
_errs4&&typeof data1=="number"&&isFinite(data1)&&(data1<0||isNaN(data1)))return validate35.errors=[{instancePath:instancePath+"/at",schemaPath:"#/$defs/at/minim\
um",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1;var valid0=_errs3===errors}else var valid0=!0;if(valid0){if(data.event!==void 0&&
func0.call(data,"event")){let _errs6=errors;if(data.event!=="regression")return validate35.errors=[{instancePath:instancePath+"/event",schemaPath:"#/properties/\
event/const",keyword:"const",params:{allowedValue:"regression"},message:"must be equal to constant"}],!1;var valid0=_errs6===errors}else var valid0=!0;if(valid0){
if(data.id!==void 0&&func0.call(data,"id")){let _errs7=errors;if(typeof data.id!="string")return validate35.errors=[{instancePath:instancePath+"/id",schemaPath:"\
#/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid0=_errs7===errors}else var valid0=!0;if(valid0){if(data.server!==
void 0&&func0.call(data,"server")){let _errs9=errors;if(typeof data.server!="string")return validate35.errors=[{instancePath:instancePath+"/server",schemaPath:"\
#/properties/server/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid0=_errs9===errors}else var valid0=!0;if(valid0){if(data.code!==
void 0&&func0.call(data,"code")){let data5=data.code,_errs11=errors;if(typeof data5!="string"&&data5!==null)return validate35.errors=[{instancePath:instancePath+
"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type:schema49.properties.code.type},message:"must be string,null"}],!1;var valid0=_errs11===errors}else
var valid0=!0;if(valid0){if(data.severity!==void 0&&func0.call(data,"severity")){let data6=data.severity,_errs13=errors;if(!(data6==="error"||data6==="warning"||
data6==="information"||data6==="hint"))return validate35.errors=[{instancePath:instancePath+"/severity",schemaPath:"#/properties/severity/enum",keyword:"enum",params:{
allowedValues:schema49.properties.severity.enum},message:"must be equal to one of the allowed values"}],!1;var valid0=_errs13===errors}else var valid0=!0;if(valid0){
if(data.message!==void 0&&func0.call(data,"message")){let _errs14=errors;if(typeof data.message!="string")return validate35.errors=[{instancePath:instancePath+"\
/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid0=_errs14===errors}else var valid0=!0;
if(valid0){if(data.path!==void 0&&func0.call(data,"path")){let _errs16=errors;if(typeof data.path!="string")return validate35.errors=[{instancePath:instancePath+
"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid0=_errs16===errors}else var valid0=!0;if(valid0)
if(data.range!==void 0&&func0.call(data,"range")){let data9=data.range,_errs18=errors;if(errors===_errs18)if(data9&&typeof data9=="object"&&!Array.isArray(data9)){
let missing1;if((data9.start===void 0||!func0.call(data9,"start"))&&(missing1="start")||(data9.end===void 0||!func0.call(data9,"end"))&&(missing1="end"))return validate35.
errors=[{instancePath:instancePath+"/range",schemaPath:"#/properties/range/required",keyword:"required",params:{missingProperty:missing1},message:"must have req\
uired property '"+missing1+"'"}],!1}else return validate35.errors=[{instancePath:instancePath+"/range",schemaPath:"#/properties/range/type",keyword:"type",params:{
type:"object"},message:"must be object"}],!1;var valid0=_errs18===errors}else var valid0=!0}}}}}}}}}}}else return validate35.errors=[{instancePath,schemaPath:"#\
/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return validate35.errors=vErrors,errors===0}validate35.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var schema51={type:"object",additionalProperties:!1,required:["schema","at","event","verdict","class","exitCode","counts","reward","unscored"],
properties:{schema:{const:"lanser.events.v1"},at:{$ref:"#/$defs/at"},event:{const:"verdict"},verdict:{enum:["pass","inconclusive","fail"]},class:{enum:["new_err\
ors","lsp_unavailable","baseline_error","warnings_only","clean"]},exitCode:{type:"integer",minimum:0},counts:{$ref:"#/$defs/counts"},reward:{type:["number","nul\
l"]},unscored:{type:["string","null"]}}};function validate37(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0,evaluated0=validate37.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),errors===0)if(data&&
typeof data=="object"&&!Array.isArray(data)){let missing0;if((data.schema===void 0||!func0.call(data,"schema"))&&(missing0="schema")||(data.at===void 0||!func0.
call(data,"at"))&&(missing0="at")||(data.event===void 0||!func0.call(data,"event"))&&(missing0="event")||(data.verdict===void 0||!func0.call(data,"verdict"))&&(missing0=
"verdict")||(data.class===void 0||!func0.call(data,"class"))&&(missing0="class")||(data.exitCode===void 0||!func0.call(data,"exitCode"))&&(missing0="exitCode")||
(data.counts===void 0||!func0.call(data,"counts"))&&(missing0="counts")||(data.reward===void 0||!func0.call(data,"reward"))&&(missing0="reward")||(data.unscored===
void 0||!func0.call(data,"unscored"))&&(missing0="unscored"))return validate37.errors=[{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:missing0},
message:"must have required property '"+missing0+"'"}],!1;{let _errs1=errors;for(let key0 of Object.keys(data))if(!func0.call(schema51.properties,key0))return validate37.
errors=[{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional prop\
erties"}],!1;if(_errs1===errors){if(data.schema!==void 0&&func0.call(data,"schema")){let _errs2=errors;if(data.schema!=="lanser.events.v1")return validate37.errors=
[{instancePath:instancePath+"/schema",schemaPath:"#/properties/schema/const",keyword:"const",params:{allowedValue:"lanser.events.v1"},message:"must be equal to \
constant"}],!1;var valid0=_errs2===errors}else var valid0=!0;if(valid0){if(data.at!==void 0&&func0.call(data,"at")){let data1=data.at,_errs3=errors,_errs4=errors;
if(!(typeof data1=="number"&&!(data1%1)&&!isNaN(data1)&&isFinite(data1)))return validate37.errors=[{instancePath:instancePath+"/at",schemaPath:"#/$defs/at/type",
keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===_errs4&&typeof data1=="number"&&isFinite(data1)&&(data1<0||isNaN(data1)))return validate37.
errors=[{instancePath:instancePath+"/at",schemaPath:"#/$defs/at/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1;var valid0=_errs3===
errors}else var valid0=!0;if(valid0){if(data.event!==void 0&&func0.call(data,"event")){let _errs6=errors;if(data.event!=="verdict")return validate37.errors=[{instancePath:instancePath+
"/event",schemaPath:"#/properties/event/const",keyword:"const",params:{allowedValue:"verdict"},message:"must be equal to constant"}],!1;var valid0=_errs6===errors}else
var valid0=!0;if(valid0){if(data.verdict!==void 0&&func0.call(data,"verdict")){let data3=data.verdict,_errs7=errors;if(!(data3==="pass"||data3==="inconclusive"||
data3==="fail"))return validate37.errors=[{instancePath:instancePath+"/verdict",schemaPath:"#/properties/verdict/enum",keyword:"enum",params:{allowedValues:schema51.
properties.verdict.enum},message:"must be equal to one of the allowed values"}],!1;var valid0=_errs7===errors}else var valid0=!0;if(valid0){if(data.class!==void 0&&
func0.call(data,"class")){let data4=data.class,_errs8=errors;if(!(data4==="new_errors"||data4==="lsp_unavailable"||data4==="baseline_error"||data4==="warnings_o\
nly"||data4==="clean"))return validate37.errors=[{instancePath:instancePath+"/class",schemaPath:"#/properties/class/enum",keyword:"enum",params:{allowedValues:schema51.
properties.class.enum},message:"must be equal to one of the allowed values"}],!1;var valid0=_errs8===errors}else var valid0=!0;if(valid0){if(data.exitCode!==void 0&&
func0.call(data,"exitCode")){let data5=data.exitCode,_errs9=errors;if(!(typeof data5=="number"&&!(data5%1)&&!isNaN(data5)&&isFinite(data5)))return validate37.errors=
[{instancePath:instancePath+"/exitCode",schemaPath:"#/properties/exitCode/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===
_errs9&&typeof data5=="number"&&isFinite(data5)&&(data5<0||isNaN(data5)))return validate37.errors=[{instancePath:instancePath+"/exitCode",schemaPath:"#/properti\
es/exitCode/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1;var valid0=_errs9===errors}else var valid0=!0;if(valid0){if(data.
counts!==void 0&&func0.call(data,"counts")){let data6=data.counts,_errs11=errors;if(errors===errors)if(data6&&typeof data6=="object"&&!Array.isArray(data6)){let missing1;
if((data6.new===void 0||!func0.call(data6,"new"))&&(missing1="new")||(data6.unchanged===void 0||!func0.call(data6,"unchanged"))&&(missing1="unchanged")||(data6.
moved===void 0||!func0.call(data6,"moved"))&&(missing1="moved")||(data6.fixed===void 0||!func0.call(data6,"fixed"))&&(missing1="fixed")||(data6.removed===void 0||
!func0.call(data6,"removed"))&&(missing1="removed")||(data6.suppressed===void 0||!func0.call(data6,"suppressed"))&&(missing1="suppressed")||(data6.volatile===void 0||
!func0.call(data6,"volatile"))&&(missing1="volatile"))return validate37.errors=[{instancePath:instancePath+"/counts",schemaPath:"#/$defs/counts/required",keyword:"\
required",params:{missingProperty:missing1},message:"must have required property '"+missing1+"'"}],!1;{let _errs14=errors;for(let key1 of Object.keys(data6))if(!(key1===
"new"||key1==="unchanged"||key1==="moved"||key1==="fixed"||key1==="removed"||key1==="suppressed"||key1==="volatile"))return validate37.errors=[{instancePath:instancePath+
"/counts",schemaPath:"#/$defs/counts/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key1},message:"must NOT have additional pro\
perties"}],!1;if(_errs14===errors){if(data6.new!==void 0&&func0.call(data6,"new")){let data7=data6.new,_errs15=errors;if(!(typeof data7=="number"&&!(data7%1)&&!isNaN(
data7)&&isFinite(data7)))return validate37.errors=[{instancePath:instancePath+"/counts/new",schemaPath:"#/$defs/counts/properties/new/type",keyword:"type",params:{
type:"integer"},message:"must be integer"}],!1;if(errors===_errs15&&typeof data7=="number"&&isFinite(data7)&&(data7<0||isNaN(data7)))return validate37.errors=[{
instancePath:instancePath+"/counts/new",schemaPath:"#/$defs/counts/properties/new/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >\
= 0"}],!1;var valid3=_errs15===errors}else var valid3=!0;if(valid3){if(data6.unchanged!==void 0&&func0.call(data6,"unchanged")){let data8=data6.unchanged,_errs17=errors;
if(!(typeof data8=="number"&&!(data8%1)&&!isNaN(data8)&&isFinite(data8)))return validate37.errors=[{instancePath:instancePath+"/counts/unchanged",schemaPath:"#/\
$defs/counts/properties/unchanged/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===_errs17&&typeof data8=="number"&&isFinite(
data8)&&(data8<0||isNaN(data8)))return validate37.errors=[{instancePath:instancePath+"/counts/unchanged",schemaPath:"#/$defs/counts/properties/unchanged/minimum",
keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1;var valid3=_errs17===errors}else var valid3=!0;if(valid3){if(data6.moved!==void 0&&
func0.call(data6,"moved")){let data9=data6.moved,_errs19=errors;if(!(typeof data9=="number"&&!(data9%1)&&!isNaN(data9)&&isFinite(data9)))return validate37.errors=
[{instancePath:instancePath+"/counts/moved",schemaPath:"#/$defs/counts/properties/moved/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],
!1;if(errors===_errs19&&typeof data9=="number"&&isFinite(data9)&&(data9<0||isNaN(data9)))return validate37.errors=[{instancePath:instancePath+"/counts/moved",schemaPath:"\
#/$defs/counts/properties/moved/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1;var valid3=_errs19===errors}else var valid3=!0;
if(valid3){if(data6.fixed!==void 0&&func0.call(data6,"fixed")){let data10=data6.fixed,_errs21=errors;if(!(typeof data10=="number"&&!(data10%1)&&!isNaN(data10)&&
isFinite(data10)))return validate37.errors=[{instancePath:instancePath+"/counts/fixed",schemaPath:"#/$defs/counts/properties/fixed/type",keyword:"type",params:{
type:"integer"},message:"must be integer"}],!1;if(errors===_errs21&&typeof data10=="number"&&isFinite(data10)&&(data10<0||isNaN(data10)))return validate37.errors=
[{instancePath:instancePath+"/counts/fixed",schemaPath:"#/$defs/counts/properties/fixed/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"mus\
t be >= 0"}],!1;var valid3=_errs21===errors}else var valid3=!0;if(valid3){if(data6.removed!==void 0&&func0.call(data6,"removed")){let data11=data6.removed,_errs23=errors;
if(!(typeof data11=="number"&&!(data11%1)&&!isNaN(data11)&&isFinite(data11)))return validate37.errors=[{instancePath:instancePath+"/counts/removed",schemaPath:"\
#/$defs/counts/properties/removed/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===_errs23&&typeof data11=="number"&&isFinite(
data11)&&(data11<0||isNaN(data11)))return validate37.errors=[{instancePath:instancePath+"/counts/removed",schemaPath:"#/$defs/counts/properties/removed/minimum",
keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1;var valid3=_errs23===errors}else var valid3=!0;if(valid3){if(data6.suppressed!==void 0&&
func0.call(data6,"suppressed")){let data12=data6.suppressed,_errs25=errors;if(!(typeof data12=="number"&&!(data12%1)&&!isNaN(data12)&&isFinite(data12)))return validate37.
errors=[{instancePath:instancePath+"/counts/suppressed",schemaPath:"#/$defs/counts/properties/suppressed/type",keyword:"type",params:{type:"integer"},message:"m\
ust be integer"}],!1;if(errors===_errs25&&typeof data12=="number"&&isFinite(data12)&&(data12<0||isNaN(data12)))return validate37.errors=[{instancePath:instancePath+
"/counts/suppressed",schemaPath:"#/$defs/counts/properties/suppressed/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1;var valid3=_errs25===
errors}else var valid3=!0;if(valid3)if(data6.volatile!==void 0&&func0.call(data6,"volatile")){let data13=data6.volatile,_errs27=errors;if(!(typeof data13=="numb\
er"&&!(data13%1)&&!isNaN(data13)&&isFinite(data13)))return validate37.errors=[{instancePath:instancePath+"/counts/volatile",schemaPath:"#/$defs/counts/propertie\
s/volatile/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===_errs27&&typeof data13=="number"&&isFinite(data13)&&(data13<0||
isNaN(data13)))return validate37.errors=[{instancePath:instancePath+"/counts/volatile",schemaPath:"#/$defs/counts/properties/volatile/minimum",keyword:"minimum",
params:{comparison:">=",limit:0},message:"must be >= 0"}],!1;var valid3=_errs27===errors}else var valid3=!0}}}}}}}}else return validate37.errors=[{instancePath:instancePath+
"/counts",schemaPath:"#/$defs/counts/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var valid0=_errs11===errors}else var valid0=!0;if(valid0){
if(data.reward!==void 0&&func0.call(data,"reward")){let data14=data.reward,_errs29=errors;if(!(typeof data14=="number"&&isFinite(data14))&&data14!==null)return validate37.
errors=[{instancePath:instancePath+"/reward",schemaPath:"#/properties/reward/type",keyword:"type",params:{type:schema51.properties.reward.type},message:"must be\
 number,null"}],!1;var valid0=_errs29===errors}else var valid0=!0;if(valid0)if(data.unscored!==void 0&&func0.call(data,"unscored")){let data15=data.unscored,_errs31=errors;
if(typeof data15!="string"&&data15!==null)return validate37.errors=[{instancePath:instancePath+"/unscored",schemaPath:"#/properties/unscored/type",keyword:"type",
params:{type:schema51.properties.unscored.type},message:"must be string,null"}],!1;var valid0=_errs31===errors}else var valid0=!0}}}}}}}}}}else return validate37.
errors=[{instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return validate37.errors=vErrors,errors===0}validate37.
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
rootData,dynamicAnchors})||(vErrors=vErrors===null?validate35.errors:vErrors.concat(validate35.errors),errors=vErrors.length);var _valid0=_errs8===errors;if(_valid0&&
valid0)valid0=!1,passing0=[passing0,7];else{_valid0&&(valid0=!0,passing0=7,props0!==!0&&(props0=!0));let _errs9=errors;validate37(data,{instancePath,parentData,
parentDataProperty,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate37.errors:vErrors.concat(validate37.errors),errors=vErrors.length);var _valid0=_errs9===
errors;_valid0&&valid0?(valid0=!1,passing0=[passing0,8]):_valid0&&(valid0=!0,passing0=8,props0!==!0&&(props0=!0))}}}}}}}if(valid0)errors=_errs0,vErrors!==null&&
(_errs0?vErrors.length=_errs0:vErrors=null);else{let err0={instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:passing0},message:"must matc\
h exactly one schema in oneOf"};return vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++,validate20.errors=vErrors,!1}return validate20.errors=vErrors,evaluated0.
props=props0,errors===0}validate20.evaluated={dynamicProps:!0,dynamicItems:!1};function openEventSink(host,file,judged){if(file!=="-"&&judged!==null&&_1_isInside(
(0,import_node_path.resolve)(host.cwd,file),topOf(judged)))throw new _1_UserError("usage",`cannot write events to ${file}, because they would change the working\
 tree during its check`,{hint:"Name a file outside the repository, or check a commit: --head HEAD."});let sink=file==="-"?{write:host.stdout.write}:opened((0,import_node_path.
resolve)(host.cwd,file)),at=0,write=event=>{let line=eventToV1(event,at);if(!validateEventsV1(JSON.parse(line)))throw new Error(`the event does not follow its s\
chema: ${JSON.stringify(validateEventsV1.errors?.[0])}`);sink.write(line),at+=1};return{write,end:report=>{for(let finding of report.findings.toSorted(compareFindings))
_8_isFailing(finding,report.policy)&&write({kind:"regression",finding});write({kind:"verdict",report})}}}function opened(file){try{_0_prepareFile(file),(0,import_node_fs.
writeFileSync)(file,"")}catch(error){throw error instanceof _1_UserError?error:unwritten(file,error)}return{write:line=>{try{(0,import_node_fs.appendFileSync)(file,
line)}catch(error){throw unwritten(file,error)}}}}function unwritten(file,cause){return new _1_UserError("unreadable-file",`cannot write the events to ${file}`,
{cause})}function topOf(folder){for(let one=folder;;one=(0,import_node_path.dirname)(one)){if((0,import_node_fs.existsSync)((0,import_node_path.join)(one,".git")))
return one;if(one===(0,import_node_path.dirname)(one))return folder}}import{createRequire as lanserCreateRequire4}from"node:module";import{createRequire as lanserCreateRequire3}from"node:module";import{_13_computeGain,_13_confirmFirst,_13_countedSeverities,_13_createReason,_13_decideVerdict,_13_escapesOf,_13_findCauses,_13_isAsideFile,_13_isOnUneditedLine,
_13_isSameVersion,_13_isUnproven,_13_judgeSymbol,_13_listAffectablePaths,_13_meanConfidence,_13_planConfirmation,_13_planKnown,_13_prV1,_13_prV2,_13_probeInput,
_13_safetyCheckNames,_13_score,_13_scoreChange,_13_settle,_13_suppressionDoubts,_13_uncheckedIn,_13_unsurePackageOf}from"./together-4E900249.js";import{_20_offLimits,_20_pathMatcher,_20_rule,_20_ruleMatcher,_20_rulesTouching,_20_selectRewarded,_20_shadowed,_20_withOriginalSeverities}from"./together-AECEBE8A.js";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require4=lanserCreateRequire3(import.meta.url);_3_init_node_22();function rewardAgain(report,other){let{reward}=report;if(reward===null)
return{kind:"unscored",why:report.unscored??"the report has no measurement"};let symbols=symbolsUnder(reward,other.threshold);if(symbols.kind==="unknown")return{
kind:"unscored",why:symbols.why};let mean=_13_meanConfidence(symbols.symbols),isOfScores=other.threshold!==void 0||isSameJson(symbols.symbols,reward.confidence.
symbols),weights=other.weights??report.policy.reward.weights,{relevant,safety,diagnostics}=reward;if(relevant===void 0){let after={diagnostics:diagnostics.head,
safety:safety.every(({ok})=>ok)?1:0,confidence:mean.alphaConf},before={diagnostics:diagnostics.base,safety:1,confidence:1};return{kind:"scored","pr-v1":_13_prV1(
before,after,weights),"pr-v2":_13_prV2(before,after,weights),basis:"counts",differences:[]}}let findings=_20_selectRewarded(report,report.policy),score=_13_scoreChange(
{findings,relevant:new Set(relevant),severities:_13_countedSeverities,unproven:new Set(findings.filter(_13_isUnproven).map(({id})=>id)),safety,confidence:{...mean,
symbols:[]},weights,blockers:[]});if(score.kind==="unscored")throw new Error("A recorded reward has a blocker when it is computed again.");let{detail}=score,differences=[
...isSameJson(detail.diagnostics,diagnostics)?[]:[`the findings give a count of ${detail.diagnostics.base} in base and ${detail.diagnostics.head} in head, but t\
he reward uses ${diagnostics.base} and ${diagnostics.head}`],...isSameJson(detail.unearned,reward.unearned)?[]:["the list of unearned findings does not match th\
e findings"],...isOfScores?[]:["the confidence of a symbol does not follow from its score"]];return{kind:"scored","pr-v1":score["pr-v1"],"pr-v2":score["pr-v2"],
basis:"findings",differences}}function symbolsUnder({rule=1,confidence},threshold){let{symbols,threshold:recorded}=confidence;if(rule===2){let limit=threshold??
recorded,judged=symbols.flatMap(one=>{let{score}=one;return score===void 0||limit===void 0?[]:[{...one,..._13_judgeSymbol({...one,score},limit)}]});return judged.
length===symbols.length?{kind:"known",symbols:judged}:{kind:"unknown",why:"the report lacks its threshold or the score of a symbol"}}return threshold===void 0||
threshold===recorded?{kind:"known",symbols}:recorded===void 0?{kind:"unknown",why:"the report has neither its threshold nor the deleted symbols"}:{kind:"known",
symbols:symbols.map(one=>{let status=one.gone===!0&&one.confidence<threshold?"deleted":one.status==="deleted"?"ambiguous":one.status;return{...one,status}})}}function stepAgain(step,{
weights,threshold}){let stored=step["pr-v2"];if(stored===null)return{kind:"unscored",why:step.unscored??"the report has no measurement"};if(step.before===void 0)
return{kind:"unscored",why:"the line does not name its first state"};if(threshold!==void 0)return{kind:"unscored",why:"a line lists no symbols, so another thres\
hold needs the report"};let{components}=stored,{diagnostics,safety,alpha_conf}=step.before,counted=stepLists.flatMap(list=>step[list]).reduce((sum,one)=>sum+one.
diag_delta,0),left=diagnostics-counted;if(left<0)return{kind:"unscored",why:"the line removes more findings than existed"};let before={diagnostics,safety,confidence:alpha_conf},
after={diagnostics:left,safety:components.safety,confidence:components.alpha_conf};return{kind:"scored","pr-v1":_13_prV1(before,after,weights??step["pr-v1"]?.weights??
stored.weights),"pr-v2":_13_prV2(before,after,weights??stored.weights),basis:"findings",differences:[]}}function haveOneRule(all){return new Set(all.flatMap(one=>one===
null?[]:[one.rule??1])).size<2}function brokenSteps(steps){let broken=new Map,last;for(let[at,step]of steps.entries()){let{before}=step,reward=step["pr-v2"];if(reward===
null||before===void 0)continue;let{rule=1}=step;last!==void 0&&step.step>1&&rule!==last.rule?broken.set(at,"the step measures the confidence by another rule tha\
n the previous step"):last!==void 0&&step.step>1&&!isSameJson(last.state,before)&&broken.set(at,"the step does not begin where the previous step ended");let{diag_delta,
safety,alpha_conf}=reward.components;last={rule,state:{diagnostics:before.diagnostics-diag_delta,safety,alpha_conf}}}return broken}function hasItsReward(report){
let{reward,policy}=report;if(reward===null)return report.unscored!==null;if(reward.headline!==policy.reward.headline||reward.relevant===void 0||!isSameJson(reward.
safety.map(({name})=>name),_13_safetyCheckNames))return!1;let again=rewardAgain(report,{});if(again.kind==="unscored"||again.differences.length>0)return!1;let before={
diagnostics:reward.diagnostics.base,safety:1,confidence:1},after={diagnostics:reward.diagnostics.head,safety:reward.safety.every(({ok})=>ok)?1:0,confidence:reward["\
pr-v2"].components.alpha_conf},{weights}=policy.reward;return isSameJson(reward["pr-v1"],_13_prV1(before,after,weights))&&isSameJson(reward["pr-v2"],_13_prV2(before,
after,weights))&&isConfidence(reward)}function isConfidence({confidence,"pr-v2":{components}}){let counted=confidence.symbols.filter(({status})=>status!=="delet\
ed"),sum=counted.reduce((total,one)=>total+one.confidence,0),mean=counted.length===0?1:sum/counted.length;return Math.abs(mean-components.alpha_conf)<1e-11}(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require5=lanserCreateRequire4(import.meta.url);_3_init_node_22();_3_init_node_22();var import_ucs2length2=_4___toESM(_3_require_ucs2length(),
1);function defaultOf2(module){return module.default??module}var validateRewardV1=validate202,schema31={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"\
https://raw.githubusercontent.com/lanser/lanser/v0/schemas/reward.v1.json",type:"object",additionalProperties:!1,required:["schema","step","commit","parent","tr\
ee","pr-v1","pr-v2","unscored","new","fixed","removed","suppressed","volatile","unproven","probes"],properties:{schema:{const:"lanser.reward.v1"},trajectory:{type:"\
string",minLength:1,maxLength:200},step:{type:"integer",minimum:1},commit:{oneOf:[{$ref:"#/$defs/id"},{type:"null"}]},parent:{oneOf:[{$ref:"#/$defs/id"},{type:"\
null"}]},tree:{$ref:"#/$defs/id"},since:{$ref:"#/$defs/id"},before:{type:"object",additionalProperties:!1,required:["diagnostics","safety","alpha_conf"],properties:{
diagnostics:{type:"integer",minimum:0},safety:{enum:[0,1]},alpha_conf:{type:"number",minimum:0,maximum:1}}},rule:{enum:[1,2]},"pr-v1":{oneOf:[{$ref:"#/$defs/rew\
ard"},{type:"null"}]},"pr-v2":{oneOf:[{$ref:"#/$defs/reward"},{type:"null"}]},unscored:{type:["string","null"]},new:{$ref:"#/$defs/findings"},fixed:{$ref:"#/$de\
fs/findings"},removed:{$ref:"#/$defs/findings"},suppressed:{$ref:"#/$defs/findings"},volatile:{$ref:"#/$defs/findings"},unproven:{$ref:"#/$defs/findings"},shown:{
type:"array",minItems:1,items:{type:"string",minLength:1}},probes:{type:"object",additionalProperties:!1,required:["asked","silent"],properties:{asked:{type:"in\
teger",minimum:0},silent:{type:"integer",minimum:0}}}},$defs:{id:{type:"string",pattern:"^([0-9a-f]{40}|[0-9a-f]{64})$"},findings:{type:"array",items:{$ref:"#/$\
defs/finding"}},finding:{type:"object",additionalProperties:!1,required:["id","path","line","code","diag_delta"],properties:{id:{type:"string",pattern:"^sha256:\
[0-9a-f]{64}$"},path:{type:"string",minLength:1},line:{type:"integer",minimum:1},code:{type:["string","null"]},diag_delta:{enum:[-2,-1,0,1,2]},probe:{type:"stri\
ng"}}},reward:{type:"object",additionalProperties:!1,required:["r","components","weights","explanation"],properties:{r:{type:"number"},components:{type:"object",
additionalProperties:!1,required:["diag_delta","safety","ambiguity_penalty","alpha_conf"],properties:{diag_delta:{type:"integer"},safety:{enum:[0,1]},ambiguity_penalty:{
type:"number",minimum:0,maximum:1},alpha_conf:{type:"number",minimum:0,maximum:1}}},weights:{type:"object",additionalProperties:!1,required:["alpha","beta","gam\
ma"],properties:{alpha:{type:"number",minimum:0},beta:{type:"number",minimum:0},gamma:{type:"number",minimum:0}}},explanation:{type:"string"}}}}},schema36={type:"\
object",additionalProperties:!1,required:["r","components","weights","explanation"],properties:{r:{type:"number"},components:{type:"object",additionalProperties:!1,
required:["diag_delta","safety","ambiguity_penalty","alpha_conf"],properties:{diag_delta:{type:"integer"},safety:{enum:[0,1]},ambiguity_penalty:{type:"number",minimum:0,
maximum:1},alpha_conf:{type:"number",minimum:0,maximum:1}}},weights:{type:"object",additionalProperties:!1,required:["alpha","beta","gamma"],properties:{alpha:{
type:"number",minimum:0},beta:{type:"number",minimum:0},gamma:{type:"number",minimum:0}}},explanation:{type:"string"}}},func02=Object.prototype.hasOwnProperty,func78=defaultOf2(
import_ucs2length2.default),pattern42=new RegExp("^([0-9a-f]{40}|[0-9a-f]{64})$","u"),schema39={type:"object",additionalProperties:!1,required:["id","path","lin\
e","code","diag_delta"],properties:{id:{type:"string",pattern:"^sha256:[0-9a-f]{64}$"},path:{type:"string",minLength:1},line:{type:"integer",minimum:1},code:{type:[
"string","null"]},diag_delta:{enum:[-2,-1,0,1,2]},probe:{type:"string"}}},pattern8=new RegExp("^sha256:[0-9a-f]{64}$","u");function validate212(data,{instancePath="",
parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate212.evaluated;if(evaluated0.dynamicProps&&(evaluated0.
props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),errors===0)if(Array.isArray(data)){var valid0=!0;let len0=data.length;for(let i0=0;i0<len0;i0++){
let data0=data[i0],_errs1=errors;if(errors===errors)if(data0&&typeof data0=="object"&&!Array.isArray(data0)){let missing0;if((data0.id===void 0||!func02.call(data0,
"id"))&&(missing0="id")||(data0.path===void 0||!func02.call(data0,"path"))&&(missing0="path")||(data0.line===void 0||!func02.call(data0,"line"))&&(missing0="lin\
e")||(data0.code===void 0||!func02.call(data0,"code"))&&(missing0="code")||(data0.diag_delta===void 0||!func02.call(data0,"diag_delta"))&&(missing0="diag_delta"))
return validate212.errors=[{instancePath:instancePath+"/"+i0,schemaPath:"#/$defs/finding/required",keyword:"required",params:{missingProperty:missing0},message:"\
must have required property '"+missing0+"'"}],!1;{let _errs4=errors;for(let key0 of Object.keys(data0))if(!(key0==="id"||key0==="path"||key0==="line"||key0==="c\
ode"||key0==="diag_delta"||key0==="probe"))return validate212.errors=[{instancePath:instancePath+"/"+i0,schemaPath:"#/$defs/finding/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"}],!1;if(_errs4===errors){if(data0.id!==void 0&&func02.call(
data0,"id")){let data1=data0.id,_errs5=errors;if(errors===_errs5)if(typeof data1=="string"){if(!pattern8.test(data1))return validate212.errors=[{instancePath:instancePath+
"/"+i0+"/id",schemaPath:"#/$defs/finding/properties/id/pattern",keyword:"pattern",params:{pattern:"^sha256:[0-9a-f]{64}$"},message:'must match pattern "^sha256:\
[0-9a-f]{64}$"'}],!1}else return validate212.errors=[{instancePath:instancePath+"/"+i0+"/id",schemaPath:"#/$defs/finding/properties/id/type",keyword:"type",params:{
type:"string"},message:"must be string"}],!1;var valid2=_errs5===errors}else var valid2=!0;if(valid2){if(data0.path!==void 0&&func02.call(data0,"path")){let data2=data0.
path,_errs7=errors;if(errors===_errs7)if(typeof data2=="string"){if(func78(data2)<1)return validate212.errors=[{instancePath:instancePath+"/"+i0+"/path",schemaPath:"\
#/$defs/finding/properties/path/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"}],!1}else return validate212.errors=
[{instancePath:instancePath+"/"+i0+"/path",schemaPath:"#/$defs/finding/properties/path/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;
var valid2=_errs7===errors}else var valid2=!0;if(valid2){if(data0.line!==void 0&&func02.call(data0,"line")){let data3=data0.line,_errs9=errors;if(!(typeof data3==
"number"&&!(data3%1)&&!isNaN(data3)&&isFinite(data3)))return validate212.errors=[{instancePath:instancePath+"/"+i0+"/line",schemaPath:"#/$defs/finding/propertie\
s/line/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===_errs9&&typeof data3=="number"&&isFinite(data3)&&(data3<1||isNaN(
data3)))return validate212.errors=[{instancePath:instancePath+"/"+i0+"/line",schemaPath:"#/$defs/finding/properties/line/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1},message:"must be >= 1"}],!1;var valid2=_errs9===errors}else var valid2=!0;if(valid2){if(data0.code!==void 0&&func02.call(data0,"code")){let data4=data0.
code,_errs11=errors;if(typeof data4!="string"&&data4!==null)return validate212.errors=[{instancePath:instancePath+"/"+i0+"/code",schemaPath:"#/$defs/finding/pro\
perties/code/type",keyword:"type",params:{type:schema39.properties.code.type},message:"must be string,null"}],!1;var valid2=_errs11===errors}else var valid2=!0;
if(valid2){if(data0.diag_delta!==void 0&&func02.call(data0,"diag_delta")){let data5=data0.diag_delta,_errs13=errors;if(!(data5===-2||data5===-1||data5===0||data5===
1||data5===2))return validate212.errors=[{instancePath:instancePath+"/"+i0+"/diag_delta",schemaPath:"#/$defs/finding/properties/diag_delta/enum",keyword:"enum",
params:{allowedValues:schema39.properties.diag_delta.enum},message:"must be equal to one of the allowed values"}],!1;var valid2=_errs13===errors}else var valid2=!0;
if(valid2)if(data0.probe!==void 0&&func02.call(data0,"probe")){let _errs14=errors;if(typeof data0.probe!="string")return validate212.errors=[{instancePath:instancePath+
"/"+i0+"/probe",schemaPath:"#/$defs/finding/properties/probe/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid2=_errs14===errors}else
var valid2=!0}}}}}}}else return validate212.errors=[{instancePath:instancePath+"/"+i0,schemaPath:"#/$defs/finding/type",keyword:"type",params:{type:"object"},message:"\
must be object"}],!1;var valid0=_errs1===errors;if(!valid0)break}}else return validate212.errors=[{instancePath,schemaPath:"#/type",keyword:"type",params:{type:"\
array"},message:"must be array"}],!1;return validate212.errors=vErrors,errors===0}validate212.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};function validate202(data,{
instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate202.evaluated;if(evaluated0.dynamicProps&&
(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),errors===0)if(data&&typeof data=="object"&&!Array.isArray(data)){let missing0;if((data.
schema===void 0||!func02.call(data,"schema"))&&(missing0="schema")||(data.step===void 0||!func02.call(data,"step"))&&(missing0="step")||(data.commit===void 0||!func02.
call(data,"commit"))&&(missing0="commit")||(data.parent===void 0||!func02.call(data,"parent"))&&(missing0="parent")||(data.tree===void 0||!func02.call(data,"tre\
e"))&&(missing0="tree")||(data["pr-v1"]===void 0||!func02.call(data,"pr-v1"))&&(missing0="pr-v1")||(data["pr-v2"]===void 0||!func02.call(data,"pr-v2"))&&(missing0=
"pr-v2")||(data.unscored===void 0||!func02.call(data,"unscored"))&&(missing0="unscored")||(data.new===void 0||!func02.call(data,"new"))&&(missing0="new")||(data.
fixed===void 0||!func02.call(data,"fixed"))&&(missing0="fixed")||(data.removed===void 0||!func02.call(data,"removed"))&&(missing0="removed")||(data.suppressed===
void 0||!func02.call(data,"suppressed"))&&(missing0="suppressed")||(data.volatile===void 0||!func02.call(data,"volatile"))&&(missing0="volatile")||(data.unproven===
void 0||!func02.call(data,"unproven"))&&(missing0="unproven")||(data.probes===void 0||!func02.call(data,"probes"))&&(missing0="probes"))return validate202.errors=
[{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:missing0},message:"must have required property '"+missing0+"'"}],!1;{let _errs1=errors;
for(let key0 of Object.keys(data))if(!func02.call(schema31.properties,key0))return validate202.errors=[{instancePath,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"}],!1;if(_errs1===errors){if(data.schema!==void 0&&func02.call(
data,"schema")){let _errs2=errors;if(data.schema!=="lanser.reward.v1")return validate202.errors=[{instancePath:instancePath+"/schema",schemaPath:"#/properties/s\
chema/const",keyword:"const",params:{allowedValue:"lanser.reward.v1"},message:"must be equal to constant"}],!1;var valid0=_errs2===errors}else var valid0=!0;if(valid0){
if(data.trajectory!==void 0&&func02.call(data,"trajectory")){let data1=data.trajectory,_errs3=errors;if(errors===_errs3)if(typeof data1=="string"){if(func78(data1)>
200)return validate202.errors=[{instancePath:instancePath+"/trajectory",schemaPath:"#/properties/trajectory/maxLength",keyword:"maxLength",params:{limit:200},message:"\
must NOT have more than 200 characters"}],!1;if(func78(data1)<1)return validate202.errors=[{instancePath:instancePath+"/trajectory",schemaPath:"#/properties/tra\
jectory/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"}],!1}else return validate202.errors=[{instancePath:instancePath+
"/trajectory",schemaPath:"#/properties/trajectory/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid0=_errs3===errors}else var valid0=!0;
if(valid0){if(data.step!==void 0&&func02.call(data,"step")){let data2=data.step,_errs5=errors;if(!(typeof data2=="number"&&!(data2%1)&&!isNaN(data2)&&isFinite(data2)))
return validate202.errors=[{instancePath:instancePath+"/step",schemaPath:"#/properties/step/type",keyword:"type",params:{type:"integer"},message:"must be intege\
r"}],!1;if(errors===_errs5&&typeof data2=="number"&&isFinite(data2)&&(data2<1||isNaN(data2)))return validate202.errors=[{instancePath:instancePath+"/step",schemaPath:"\
#/properties/step/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"}],!1;var valid0=_errs5===errors}else var valid0=!0;if(valid0){
if(data.commit!==void 0&&func02.call(data,"commit")){let data3=data.commit,_errs7=errors,_errs8=errors,valid1=!1,passing0=null,_errs9=errors;if(errors===errors)
if(typeof data3=="string"){if(!pattern42.test(data3)){let err0={instancePath:instancePath+"/commit",schemaPath:"#/$defs/id/pattern",keyword:"pattern",params:{pattern:"\
^([0-9a-f]{40}|[0-9a-f]{64})$"},message:'must match pattern "^([0-9a-f]{40}|[0-9a-f]{64})$"'};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}}else{let err1={
instancePath:instancePath+"/commit",schemaPath:"#/$defs/id/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err1]:vErrors.
push(err1),errors++}var _valid0=_errs9===errors;_valid0&&(valid1=!0,passing0=0);let _errs12=errors;if(data3!==null){let err2={instancePath:instancePath+"/commit",
schemaPath:"#/properties/commit/oneOf/1/type",keyword:"type",params:{type:"null"},message:"must be null"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}
var _valid0=_errs12===errors;if(_valid0&&valid1?(valid1=!1,passing0=[passing0,1]):_valid0&&(valid1=!0,passing0=1),valid1)errors=_errs8,vErrors!==null&&(_errs8?vErrors.
length=_errs8:vErrors=null);else{let err3={instancePath:instancePath+"/commit",schemaPath:"#/properties/commit/oneOf",keyword:"oneOf",params:{passingSchemas:passing0},
message:"must match exactly one schema in oneOf"};return vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++,validate202.errors=vErrors,!1}var valid0=_errs7===
errors}else var valid0=!0;if(valid0){if(data.parent!==void 0&&func02.call(data,"parent")){let data4=data.parent,_errs14=errors,_errs15=errors,valid3=!1,passing1=null,
_errs16=errors;if(errors===errors)if(typeof data4=="string"){if(!pattern42.test(data4)){let err4={instancePath:instancePath+"/parent",schemaPath:"#/$defs/id/pat\
tern",keyword:"pattern",params:{pattern:"^([0-9a-f]{40}|[0-9a-f]{64})$"},message:'must match pattern "^([0-9a-f]{40}|[0-9a-f]{64})$"'};vErrors===null?vErrors=[err4]:
vErrors.push(err4),errors++}}else{let err5={instancePath:instancePath+"/parent",schemaPath:"#/$defs/id/type",keyword:"type",params:{type:"string"},message:"must\
 be string"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}var _valid1=_errs16===errors;_valid1&&(valid3=!0,passing1=0);let _errs19=errors;if(data4!==
null){let err6={instancePath:instancePath+"/parent",schemaPath:"#/properties/parent/oneOf/1/type",keyword:"type",params:{type:"null"},message:"must be null"};vErrors===
null?vErrors=[err6]:vErrors.push(err6),errors++}var _valid1=_errs19===errors;if(_valid1&&valid3?(valid3=!1,passing1=[passing1,1]):_valid1&&(valid3=!0,passing1=1),
valid3)errors=_errs15,vErrors!==null&&(_errs15?vErrors.length=_errs15:vErrors=null);else{let err7={instancePath:instancePath+"/parent",schemaPath:"#/properties/\
parent/oneOf",keyword:"oneOf",params:{passingSchemas:passing1},message:"must match exactly one schema in oneOf"};return vErrors===null?vErrors=[err7]:vErrors.push(
err7),errors++,validate202.errors=vErrors,!1}var valid0=_errs14===errors}else var valid0=!0;if(valid0){if(data.tree!==void 0&&func02.call(data,"tree")){let data5=data.
tree,_errs21=errors;if(errors===errors)if(typeof data5=="string"){if(!pattern42.test(data5))return validate202.errors=[{instancePath:instancePath+"/tree",schemaPath:"\
#/$defs/id/pattern",keyword:"pattern",params:{pattern:"^([0-9a-f]{40}|[0-9a-f]{64})$"},message:'must match pattern "^([0-9a-f]{40}|[0-9a-f]{64})$"'}],!1}else return validate202.
errors=[{instancePath:instancePath+"/tree",schemaPath:"#/$defs/id/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid0=_errs21===
errors}else var valid0=!0;if(valid0){if(data.since!==void 0&&func02.call(data,"since")){let data6=data.since,_errs24=errors;if(errors===errors)if(typeof data6==
"string"){if(!pattern42.test(data6))return validate202.errors=[{instancePath:instancePath+"/since",schemaPath:"#/$defs/id/pattern",keyword:"pattern",params:{pattern:"\
^([0-9a-f]{40}|[0-9a-f]{64})$"},message:'must match pattern "^([0-9a-f]{40}|[0-9a-f]{64})$"'}],!1}else return validate202.errors=[{instancePath:instancePath+"/s\
ince",schemaPath:"#/$defs/id/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid0=_errs24===errors}else var valid0=!0;if(valid0){
if(data.before!==void 0&&func02.call(data,"before")){let data7=data.before,_errs27=errors;if(errors===_errs27)if(data7&&typeof data7=="object"&&!Array.isArray(data7)){
let missing1;if((data7.diagnostics===void 0||!func02.call(data7,"diagnostics"))&&(missing1="diagnostics")||(data7.safety===void 0||!func02.call(data7,"safety"))&&
(missing1="safety")||(data7.alpha_conf===void 0||!func02.call(data7,"alpha_conf"))&&(missing1="alpha_conf"))return validate202.errors=[{instancePath:instancePath+
"/before",schemaPath:"#/properties/before/required",keyword:"required",params:{missingProperty:missing1},message:"must have required property '"+missing1+"'"}],
!1;{let _errs29=errors;for(let key1 of Object.keys(data7))if(!(key1==="diagnostics"||key1==="safety"||key1==="alpha_conf"))return validate202.errors=[{instancePath:instancePath+
"/before",schemaPath:"#/properties/before/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key1},message:"must NOT have additiona\
l properties"}],!1;if(_errs29===errors){if(data7.diagnostics!==void 0&&func02.call(data7,"diagnostics")){let data8=data7.diagnostics,_errs30=errors;if(!(typeof data8==
"number"&&!(data8%1)&&!isNaN(data8)&&isFinite(data8)))return validate202.errors=[{instancePath:instancePath+"/before/diagnostics",schemaPath:"#/properties/befor\
e/properties/diagnostics/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===_errs30&&typeof data8=="number"&&isFinite(data8)&&
(data8<0||isNaN(data8)))return validate202.errors=[{instancePath:instancePath+"/before/diagnostics",schemaPath:"#/properties/before/properties/diagnostics/minim\
um",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1;var valid7=_errs30===errors}else var valid7=!0;if(valid7){if(data7.safety!==void 0&&
func02.call(data7,"safety")){let data9=data7.safety,_errs32=errors;if(!(data9===0||data9===1))return validate202.errors=[{instancePath:instancePath+"/before/saf\
ety",schemaPath:"#/properties/before/properties/safety/enum",keyword:"enum",params:{allowedValues:schema31.properties.before.properties.safety.enum},message:"mu\
st be equal to one of the allowed values"}],!1;var valid7=_errs32===errors}else var valid7=!0;if(valid7)if(data7.alpha_conf!==void 0&&func02.call(data7,"alpha_c\
onf")){let data10=data7.alpha_conf,_errs33=errors;if(errors===_errs33)if(typeof data10=="number"&&isFinite(data10)){if(data10>1||isNaN(data10))return validate202.
errors=[{instancePath:instancePath+"/before/alpha_conf",schemaPath:"#/properties/before/properties/alpha_conf/maximum",keyword:"maximum",params:{comparison:"<=",
limit:1},message:"must be <= 1"}],!1;if(data10<0||isNaN(data10))return validate202.errors=[{instancePath:instancePath+"/before/alpha_conf",schemaPath:"#/propert\
ies/before/properties/alpha_conf/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}else return validate202.errors=[{instancePath:instancePath+
"/before/alpha_conf",schemaPath:"#/properties/before/properties/alpha_conf/type",keyword:"type",params:{type:"number"},message:"must be number"}],!1;var valid7=_errs33===
errors}else var valid7=!0}}}}else return validate202.errors=[{instancePath:instancePath+"/before",schemaPath:"#/properties/before/type",keyword:"type",params:{type:"\
object"},message:"must be object"}],!1;var valid0=_errs27===errors}else var valid0=!0;if(valid0){if(data.rule!==void 0&&func02.call(data,"rule")){let data11=data.
rule,_errs35=errors;if(!(data11===1||data11===2))return validate202.errors=[{instancePath:instancePath+"/rule",schemaPath:"#/properties/rule/enum",keyword:"enum",
params:{allowedValues:schema31.properties.rule.enum},message:"must be equal to one of the allowed values"}],!1;var valid0=_errs35===errors}else var valid0=!0;if(valid0){
if(data["pr-v1"]!==void 0&&func02.call(data,"pr-v1")){let data12=data["pr-v1"],_errs36=errors,_errs37=errors,valid8=!1,passing2=null,_errs38=errors;if(errors===
errors)if(data12&&typeof data12=="object"&&!Array.isArray(data12)){let missing2;if((data12.r===void 0||!func02.call(data12,"r"))&&(missing2="r")||(data12.components===
void 0||!func02.call(data12,"components"))&&(missing2="components")||(data12.weights===void 0||!func02.call(data12,"weights"))&&(missing2="weights")||(data12.explanation===
void 0||!func02.call(data12,"explanation"))&&(missing2="explanation")){let err8={instancePath:instancePath+"/pr-v1",schemaPath:"#/$defs/reward/required",keyword:"\
required",params:{missingProperty:missing2},message:"must have required property '"+missing2+"'"};vErrors===null?vErrors=[err8]:vErrors.push(err8),errors++}else{
let _errs41=errors;for(let key2 of Object.keys(data12))if(!(key2==="r"||key2==="components"||key2==="weights"||key2==="explanation")){let err9={instancePath:instancePath+
"/pr-v1",schemaPath:"#/$defs/reward/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key2},message:"must NOT have additional prop\
erties"};vErrors===null?vErrors=[err9]:vErrors.push(err9),errors++;break}if(_errs41===errors){if(data12.r!==void 0&&func02.call(data12,"r")){let data13=data12.r,
_errs42=errors;if(!(typeof data13=="number"&&isFinite(data13))){let err10={instancePath:instancePath+"/pr-v1/r",schemaPath:"#/$defs/reward/properties/r/type",keyword:"\
type",params:{type:"number"},message:"must be number"};vErrors===null?vErrors=[err10]:vErrors.push(err10),errors++}var valid10=_errs42===errors}else var valid10=!0;
if(valid10){if(data12.components!==void 0&&func02.call(data12,"components")){let data14=data12.components,_errs44=errors;if(errors===_errs44)if(data14&&typeof data14==
"object"&&!Array.isArray(data14)){let missing3;if((data14.diag_delta===void 0||!func02.call(data14,"diag_delta"))&&(missing3="diag_delta")||(data14.safety===void 0||
!func02.call(data14,"safety"))&&(missing3="safety")||(data14.ambiguity_penalty===void 0||!func02.call(data14,"ambiguity_penalty"))&&(missing3="ambiguity_penalty")||
(data14.alpha_conf===void 0||!func02.call(data14,"alpha_conf"))&&(missing3="alpha_conf")){let err11={instancePath:instancePath+"/pr-v1/components",schemaPath:"#\
/$defs/reward/properties/components/required",keyword:"required",params:{missingProperty:missing3},message:"must have required property '"+missing3+"'"};vErrors===
null?vErrors=[err11]:vErrors.push(err11),errors++}else{let _errs46=errors;for(let key3 of Object.keys(data14))if(!(key3==="diag_delta"||key3==="safety"||key3===
"ambiguity_penalty"||key3==="alpha_conf")){let err12={instancePath:instancePath+"/pr-v1/components",schemaPath:"#/$defs/reward/properties/components/additionalP\
roperties",keyword:"additionalProperties",params:{additionalProperty:key3},message:"must NOT have additional properties"};vErrors===null?vErrors=[err12]:vErrors.
push(err12),errors++;break}if(_errs46===errors){if(data14.diag_delta!==void 0&&func02.call(data14,"diag_delta")){let data15=data14.diag_delta,_errs47=errors;if(!(typeof data15==
"number"&&!(data15%1)&&!isNaN(data15)&&isFinite(data15))){let err13={instancePath:instancePath+"/pr-v1/components/diag_delta",schemaPath:"#/$defs/reward/propert\
ies/components/properties/diag_delta/type",keyword:"type",params:{type:"integer"},message:"must be integer"};vErrors===null?vErrors=[err13]:vErrors.push(err13),
errors++}var valid11=_errs47===errors}else var valid11=!0;if(valid11){if(data14.safety!==void 0&&func02.call(data14,"safety")){let data16=data14.safety,_errs49=errors;
if(!(data16===0||data16===1)){let err14={instancePath:instancePath+"/pr-v1/components/safety",schemaPath:"#/$defs/reward/properties/components/properties/safety\
/enum",keyword:"enum",params:{allowedValues:schema36.properties.components.properties.safety.enum},message:"must be equal to one of the allowed values"};vErrors===
null?vErrors=[err14]:vErrors.push(err14),errors++}var valid11=_errs49===errors}else var valid11=!0;if(valid11){if(data14.ambiguity_penalty!==void 0&&func02.call(
data14,"ambiguity_penalty")){let data17=data14.ambiguity_penalty,_errs50=errors;if(errors===_errs50)if(typeof data17=="number"&&isFinite(data17)){if(data17>1||isNaN(
data17)){let err15={instancePath:instancePath+"/pr-v1/components/ambiguity_penalty",schemaPath:"#/$defs/reward/properties/components/properties/ambiguity_penalt\
y/maximum",keyword:"maximum",params:{comparison:"<=",limit:1},message:"must be <= 1"};vErrors===null?vErrors=[err15]:vErrors.push(err15),errors++}else if(data17<
0||isNaN(data17)){let err16={instancePath:instancePath+"/pr-v1/components/ambiguity_penalty",schemaPath:"#/$defs/reward/properties/components/properties/ambigui\
ty_penalty/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};vErrors===null?vErrors=[err16]:vErrors.push(err16),errors++}}else{
let err17={instancePath:instancePath+"/pr-v1/components/ambiguity_penalty",schemaPath:"#/$defs/reward/properties/components/properties/ambiguity_penalty/type",keyword:"\
type",params:{type:"number"},message:"must be number"};vErrors===null?vErrors=[err17]:vErrors.push(err17),errors++}var valid11=_errs50===errors}else var valid11=!0;
if(valid11)if(data14.alpha_conf!==void 0&&func02.call(data14,"alpha_conf")){let data18=data14.alpha_conf,_errs52=errors;if(errors===_errs52)if(typeof data18=="n\
umber"&&isFinite(data18)){if(data18>1||isNaN(data18)){let err18={instancePath:instancePath+"/pr-v1/components/alpha_conf",schemaPath:"#/$defs/reward/properties/\
components/properties/alpha_conf/maximum",keyword:"maximum",params:{comparison:"<=",limit:1},message:"must be <= 1"};vErrors===null?vErrors=[err18]:vErrors.push(
err18),errors++}else if(data18<0||isNaN(data18)){let err19={instancePath:instancePath+"/pr-v1/components/alpha_conf",schemaPath:"#/$defs/reward/properties/compo\
nents/properties/alpha_conf/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};vErrors===null?vErrors=[err19]:vErrors.push(err19),
errors++}}else{let err20={instancePath:instancePath+"/pr-v1/components/alpha_conf",schemaPath:"#/$defs/reward/properties/components/properties/alpha_conf/type",
keyword:"type",params:{type:"number"},message:"must be number"};vErrors===null?vErrors=[err20]:vErrors.push(err20),errors++}var valid11=_errs52===errors}else var valid11=!0}}}}}else{
let err21={instancePath:instancePath+"/pr-v1/components",schemaPath:"#/$defs/reward/properties/components/type",keyword:"type",params:{type:"object"},message:"m\
ust be object"};vErrors===null?vErrors=[err21]:vErrors.push(err21),errors++}var valid10=_errs44===errors}else var valid10=!0;if(valid10){if(data12.weights!==void 0&&
func02.call(data12,"weights")){let data19=data12.weights,_errs54=errors;if(errors===_errs54)if(data19&&typeof data19=="object"&&!Array.isArray(data19)){let missing4;
if((data19.alpha===void 0||!func02.call(data19,"alpha"))&&(missing4="alpha")||(data19.beta===void 0||!func02.call(data19,"beta"))&&(missing4="beta")||(data19.gamma===
void 0||!func02.call(data19,"gamma"))&&(missing4="gamma")){let err22={instancePath:instancePath+"/pr-v1/weights",schemaPath:"#/$defs/reward/properties/weights/r\
equired",keyword:"required",params:{missingProperty:missing4},message:"must have required property '"+missing4+"'"};vErrors===null?vErrors=[err22]:vErrors.push(
err22),errors++}else{let _errs56=errors;for(let key4 of Object.keys(data19))if(!(key4==="alpha"||key4==="beta"||key4==="gamma")){let err23={instancePath:instancePath+
"/pr-v1/weights",schemaPath:"#/$defs/reward/properties/weights/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key4},message:"mu\
st NOT have additional properties"};vErrors===null?vErrors=[err23]:vErrors.push(err23),errors++;break}if(_errs56===errors){if(data19.alpha!==void 0&&func02.call(
data19,"alpha")){let data20=data19.alpha,_errs57=errors;if(errors===_errs57)if(typeof data20=="number"&&isFinite(data20)){if(data20<0||isNaN(data20)){let err24={
instancePath:instancePath+"/pr-v1/weights/alpha",schemaPath:"#/$defs/reward/properties/weights/properties/alpha/minimum",keyword:"minimum",params:{comparison:">\
=",limit:0},message:"must be >= 0"};vErrors===null?vErrors=[err24]:vErrors.push(err24),errors++}}else{let err25={instancePath:instancePath+"/pr-v1/weights/alpha",
schemaPath:"#/$defs/reward/properties/weights/properties/alpha/type",keyword:"type",params:{type:"number"},message:"must be number"};vErrors===null?vErrors=[err25]:
vErrors.push(err25),errors++}var valid12=_errs57===errors}else var valid12=!0;if(valid12){if(data19.beta!==void 0&&func02.call(data19,"beta")){let data21=data19.
beta,_errs59=errors;if(errors===_errs59)if(typeof data21=="number"&&isFinite(data21)){if(data21<0||isNaN(data21)){let err26={instancePath:instancePath+"/pr-v1/w\
eights/beta",schemaPath:"#/$defs/reward/properties/weights/properties/beta/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};vErrors===
null?vErrors=[err26]:vErrors.push(err26),errors++}}else{let err27={instancePath:instancePath+"/pr-v1/weights/beta",schemaPath:"#/$defs/reward/properties/weights\
/properties/beta/type",keyword:"type",params:{type:"number"},message:"must be number"};vErrors===null?vErrors=[err27]:vErrors.push(err27),errors++}var valid12=_errs59===
errors}else var valid12=!0;if(valid12)if(data19.gamma!==void 0&&func02.call(data19,"gamma")){let data22=data19.gamma,_errs61=errors;if(errors===_errs61)if(typeof data22==
"number"&&isFinite(data22)){if(data22<0||isNaN(data22)){let err28={instancePath:instancePath+"/pr-v1/weights/gamma",schemaPath:"#/$defs/reward/properties/weight\
s/properties/gamma/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};vErrors===null?vErrors=[err28]:vErrors.push(err28),errors++}}else{
let err29={instancePath:instancePath+"/pr-v1/weights/gamma",schemaPath:"#/$defs/reward/properties/weights/properties/gamma/type",keyword:"type",params:{type:"nu\
mber"},message:"must be number"};vErrors===null?vErrors=[err29]:vErrors.push(err29),errors++}var valid12=_errs61===errors}else var valid12=!0}}}}else{let err30={
instancePath:instancePath+"/pr-v1/weights",schemaPath:"#/$defs/reward/properties/weights/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===
null?vErrors=[err30]:vErrors.push(err30),errors++}var valid10=_errs54===errors}else var valid10=!0;if(valid10)if(data12.explanation!==void 0&&func02.call(data12,
"explanation")){let _errs63=errors;if(typeof data12.explanation!="string"){let err31={instancePath:instancePath+"/pr-v1/explanation",schemaPath:"#/$defs/reward/\
properties/explanation/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err31]:vErrors.push(err31),errors++}var valid10=_errs63===
errors}else var valid10=!0}}}}}else{let err32={instancePath:instancePath+"/pr-v1",schemaPath:"#/$defs/reward/type",keyword:"type",params:{type:"object"},message:"\
must be object"};vErrors===null?vErrors=[err32]:vErrors.push(err32),errors++}var _valid2=_errs38===errors;_valid2&&(valid8=!0,passing2=0);let _errs65=errors;if(data12!==
null){let err33={instancePath:instancePath+"/pr-v1",schemaPath:"#/properties/pr-v1/oneOf/1/type",keyword:"type",params:{type:"null"},message:"must be null"};vErrors===
null?vErrors=[err33]:vErrors.push(err33),errors++}var _valid2=_errs65===errors;if(_valid2&&valid8?(valid8=!1,passing2=[passing2,1]):_valid2&&(valid8=!0,passing2=
1),valid8)errors=_errs37,vErrors!==null&&(_errs37?vErrors.length=_errs37:vErrors=null);else{let err34={instancePath:instancePath+"/pr-v1",schemaPath:"#/properti\
es/pr-v1/oneOf",keyword:"oneOf",params:{passingSchemas:passing2},message:"must match exactly one schema in oneOf"};return vErrors===null?vErrors=[err34]:vErrors.
push(err34),errors++,validate202.errors=vErrors,!1}var valid0=_errs36===errors}else var valid0=!0;if(valid0){if(data["pr-v2"]!==void 0&&func02.call(data,"pr-v2")){
let data24=data["pr-v2"],_errs67=errors,_errs68=errors,valid13=!1,passing3=null,_errs69=errors;if(errors===errors)if(data24&&typeof data24=="object"&&!Array.isArray(
data24)){let missing5;if((data24.r===void 0||!func02.call(data24,"r"))&&(missing5="r")||(data24.components===void 0||!func02.call(data24,"components"))&&(missing5=
"components")||(data24.weights===void 0||!func02.call(data24,"weights"))&&(missing5="weights")||(data24.explanation===void 0||!func02.call(data24,"explanation"))&&
(missing5="explanation")){let err35={instancePath:instancePath+"/pr-v2",schemaPath:"#/$defs/reward/required",keyword:"required",params:{missingProperty:missing5},
message:"must have required property '"+missing5+"'"};vErrors===null?vErrors=[err35]:vErrors.push(err35),errors++}else{let _errs72=errors;for(let key5 of Object.
keys(data24))if(!(key5==="r"||key5==="components"||key5==="weights"||key5==="explanation")){let err36={instancePath:instancePath+"/pr-v2",schemaPath:"#/$defs/re\
ward/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key5},message:"must NOT have additional properties"};vErrors===null?vErrors=
[err36]:vErrors.push(err36),errors++;break}if(_errs72===errors){if(data24.r!==void 0&&func02.call(data24,"r")){let data25=data24.r,_errs73=errors;if(!(typeof data25==
"number"&&isFinite(data25))){let err37={instancePath:instancePath+"/pr-v2/r",schemaPath:"#/$defs/reward/properties/r/type",keyword:"type",params:{type:"number"},
message:"must be number"};vErrors===null?vErrors=[err37]:vErrors.push(err37),errors++}var valid15=_errs73===errors}else var valid15=!0;if(valid15){if(data24.components!==
void 0&&func02.call(data24,"components")){let data26=data24.components,_errs75=errors;if(errors===_errs75)if(data26&&typeof data26=="object"&&!Array.isArray(data26)){
let missing6;if((data26.diag_delta===void 0||!func02.call(data26,"diag_delta"))&&(missing6="diag_delta")||(data26.safety===void 0||!func02.call(data26,"safety"))&&
(missing6="safety")||(data26.ambiguity_penalty===void 0||!func02.call(data26,"ambiguity_penalty"))&&(missing6="ambiguity_penalty")||(data26.alpha_conf===void 0||
!func02.call(data26,"alpha_conf"))&&(missing6="alpha_conf")){let err38={instancePath:instancePath+"/pr-v2/components",schemaPath:"#/$defs/reward/properties/comp\
onents/required",keyword:"required",params:{missingProperty:missing6},message:"must have required property '"+missing6+"'"};vErrors===null?vErrors=[err38]:vErrors.
push(err38),errors++}else{let _errs77=errors;for(let key6 of Object.keys(data26))if(!(key6==="diag_delta"||key6==="safety"||key6==="ambiguity_penalty"||key6==="\
alpha_conf")){let err39={instancePath:instancePath+"/pr-v2/components",schemaPath:"#/$defs/reward/properties/components/additionalProperties",keyword:"additiona\
lProperties",params:{additionalProperty:key6},message:"must NOT have additional properties"};vErrors===null?vErrors=[err39]:vErrors.push(err39),errors++;break}if(_errs77===
errors){if(data26.diag_delta!==void 0&&func02.call(data26,"diag_delta")){let data27=data26.diag_delta,_errs78=errors;if(!(typeof data27=="number"&&!(data27%1)&&
!isNaN(data27)&&isFinite(data27))){let err40={instancePath:instancePath+"/pr-v2/components/diag_delta",schemaPath:"#/$defs/reward/properties/components/properti\
es/diag_delta/type",keyword:"type",params:{type:"integer"},message:"must be integer"};vErrors===null?vErrors=[err40]:vErrors.push(err40),errors++}var valid16=_errs78===
errors}else var valid16=!0;if(valid16){if(data26.safety!==void 0&&func02.call(data26,"safety")){let data28=data26.safety,_errs80=errors;if(!(data28===0||data28===
1)){let err41={instancePath:instancePath+"/pr-v2/components/safety",schemaPath:"#/$defs/reward/properties/components/properties/safety/enum",keyword:"enum",params:{
allowedValues:schema36.properties.components.properties.safety.enum},message:"must be equal to one of the allowed values"};vErrors===null?vErrors=[err41]:vErrors.
push(err41),errors++}var valid16=_errs80===errors}else var valid16=!0;if(valid16){if(data26.ambiguity_penalty!==void 0&&func02.call(data26,"ambiguity_penalty")){
let data29=data26.ambiguity_penalty,_errs81=errors;if(errors===_errs81)if(typeof data29=="number"&&isFinite(data29)){if(data29>1||isNaN(data29)){let err42={instancePath:instancePath+
"/pr-v2/components/ambiguity_penalty",schemaPath:"#/$defs/reward/properties/components/properties/ambiguity_penalty/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:1},message:"must be <= 1"};vErrors===null?vErrors=[err42]:vErrors.push(err42),errors++}else if(data29<0||isNaN(data29)){let err43={instancePath:instancePath+
"/pr-v2/components/ambiguity_penalty",schemaPath:"#/$defs/reward/properties/components/properties/ambiguity_penalty/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"};vErrors===null?vErrors=[err43]:vErrors.push(err43),errors++}}else{let err44={instancePath:instancePath+"/pr-v2/components/a\
mbiguity_penalty",schemaPath:"#/$defs/reward/properties/components/properties/ambiguity_penalty/type",keyword:"type",params:{type:"number"},message:"must be num\
ber"};vErrors===null?vErrors=[err44]:vErrors.push(err44),errors++}var valid16=_errs81===errors}else var valid16=!0;if(valid16)if(data26.alpha_conf!==void 0&&func02.
call(data26,"alpha_conf")){let data30=data26.alpha_conf,_errs83=errors;if(errors===_errs83)if(typeof data30=="number"&&isFinite(data30)){if(data30>1||isNaN(data30)){
let err45={instancePath:instancePath+"/pr-v2/components/alpha_conf",schemaPath:"#/$defs/reward/properties/components/properties/alpha_conf/maximum",keyword:"max\
imum",params:{comparison:"<=",limit:1},message:"must be <= 1"};vErrors===null?vErrors=[err45]:vErrors.push(err45),errors++}else if(data30<0||isNaN(data30)){let err46={
instancePath:instancePath+"/pr-v2/components/alpha_conf",schemaPath:"#/$defs/reward/properties/components/properties/alpha_conf/minimum",keyword:"minimum",params:{
comparison:">=",limit:0},message:"must be >= 0"};vErrors===null?vErrors=[err46]:vErrors.push(err46),errors++}}else{let err47={instancePath:instancePath+"/pr-v2/\
components/alpha_conf",schemaPath:"#/$defs/reward/properties/components/properties/alpha_conf/type",keyword:"type",params:{type:"number"},message:"must be numbe\
r"};vErrors===null?vErrors=[err47]:vErrors.push(err47),errors++}var valid16=_errs83===errors}else var valid16=!0}}}}}else{let err48={instancePath:instancePath+"\
/pr-v2/components",schemaPath:"#/$defs/reward/properties/components/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=
[err48]:vErrors.push(err48),errors++}var valid15=_errs75===errors}else var valid15=!0;if(valid15){if(data24.weights!==void 0&&func02.call(data24,"weights")){let data31=data24.
weights,_errs85=errors;if(errors===_errs85)if(data31&&typeof data31=="object"&&!Array.isArray(data31)){let missing7;if((data31.alpha===void 0||!func02.call(data31,
"alpha"))&&(missing7="alpha")||(data31.beta===void 0||!func02.call(data31,"beta"))&&(missing7="beta")||(data31.gamma===void 0||!func02.call(data31,"gamma"))&&(missing7=
"gamma")){let err49={instancePath:instancePath+"/pr-v2/weights",schemaPath:"#/$defs/reward/properties/weights/required",keyword:"required",params:{missingProperty:missing7},
message:"must have required property '"+missing7+"'"};vErrors===null?vErrors=[err49]:vErrors.push(err49),errors++}else{let _errs87=errors;for(let key7 of Object.
keys(data31))if(!(key7==="alpha"||key7==="beta"||key7==="gamma")){let err50={instancePath:instancePath+"/pr-v2/weights",schemaPath:"#/$defs/reward/properties/we\
ights/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key7},message:"must NOT have additional properties"};vErrors===null?vErrors=
[err50]:vErrors.push(err50),errors++;break}if(_errs87===errors){if(data31.alpha!==void 0&&func02.call(data31,"alpha")){let data32=data31.alpha,_errs88=errors;if(errors===
_errs88)if(typeof data32=="number"&&isFinite(data32)){if(data32<0||isNaN(data32)){let err51={instancePath:instancePath+"/pr-v2/weights/alpha",schemaPath:"#/$def\
s/reward/properties/weights/properties/alpha/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};vErrors===null?vErrors=[err51]:
vErrors.push(err51),errors++}}else{let err52={instancePath:instancePath+"/pr-v2/weights/alpha",schemaPath:"#/$defs/reward/properties/weights/properties/alpha/ty\
pe",keyword:"type",params:{type:"number"},message:"must be number"};vErrors===null?vErrors=[err52]:vErrors.push(err52),errors++}var valid17=_errs88===errors}else
var valid17=!0;if(valid17){if(data31.beta!==void 0&&func02.call(data31,"beta")){let data33=data31.beta,_errs90=errors;if(errors===_errs90)if(typeof data33=="num\
ber"&&isFinite(data33)){if(data33<0||isNaN(data33)){let err53={instancePath:instancePath+"/pr-v2/weights/beta",schemaPath:"#/$defs/reward/properties/weights/pro\
perties/beta/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};vErrors===null?vErrors=[err53]:vErrors.push(err53),errors++}}else{
let err54={instancePath:instancePath+"/pr-v2/weights/beta",schemaPath:"#/$defs/reward/properties/weights/properties/beta/type",keyword:"type",params:{type:"numb\
er"},message:"must be number"};vErrors===null?vErrors=[err54]:vErrors.push(err54),errors++}var valid17=_errs90===errors}else var valid17=!0;if(valid17)if(data31.
gamma!==void 0&&func02.call(data31,"gamma")){let data34=data31.gamma,_errs92=errors;if(errors===_errs92)if(typeof data34=="number"&&isFinite(data34)){if(data34<
0||isNaN(data34)){let err55={instancePath:instancePath+"/pr-v2/weights/gamma",schemaPath:"#/$defs/reward/properties/weights/properties/gamma/minimum",keyword:"m\
inimum",params:{comparison:">=",limit:0},message:"must be >= 0"};vErrors===null?vErrors=[err55]:vErrors.push(err55),errors++}}else{let err56={instancePath:instancePath+
"/pr-v2/weights/gamma",schemaPath:"#/$defs/reward/properties/weights/properties/gamma/type",keyword:"type",params:{type:"number"},message:"must be number"};vErrors===
null?vErrors=[err56]:vErrors.push(err56),errors++}var valid17=_errs92===errors}else var valid17=!0}}}}else{let err57={instancePath:instancePath+"/pr-v2/weights",
schemaPath:"#/$defs/reward/properties/weights/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err57]:vErrors.push(
err57),errors++}var valid15=_errs85===errors}else var valid15=!0;if(valid15)if(data24.explanation!==void 0&&func02.call(data24,"explanation")){let _errs94=errors;
if(typeof data24.explanation!="string"){let err58={instancePath:instancePath+"/pr-v2/explanation",schemaPath:"#/$defs/reward/properties/explanation/type",keyword:"\
type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err58]:vErrors.push(err58),errors++}var valid15=_errs94===errors}else var valid15=!0}}}}}else{
let err59={instancePath:instancePath+"/pr-v2",schemaPath:"#/$defs/reward/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=
[err59]:vErrors.push(err59),errors++}var _valid3=_errs69===errors;_valid3&&(valid13=!0,passing3=0);let _errs96=errors;if(data24!==null){let err60={instancePath:instancePath+
"/pr-v2",schemaPath:"#/properties/pr-v2/oneOf/1/type",keyword:"type",params:{type:"null"},message:"must be null"};vErrors===null?vErrors=[err60]:vErrors.push(err60),
errors++}var _valid3=_errs96===errors;if(_valid3&&valid13?(valid13=!1,passing3=[passing3,1]):_valid3&&(valid13=!0,passing3=1),valid13)errors=_errs68,vErrors!==null&&
(_errs68?vErrors.length=_errs68:vErrors=null);else{let err61={instancePath:instancePath+"/pr-v2",schemaPath:"#/properties/pr-v2/oneOf",keyword:"oneOf",params:{passingSchemas:passing3},
message:"must match exactly one schema in oneOf"};return vErrors===null?vErrors=[err61]:vErrors.push(err61),errors++,validate202.errors=vErrors,!1}var valid0=_errs67===
errors}else var valid0=!0;if(valid0){if(data.unscored!==void 0&&func02.call(data,"unscored")){let data36=data.unscored,_errs98=errors;if(typeof data36!="string"&&
data36!==null)return validate202.errors=[{instancePath:instancePath+"/unscored",schemaPath:"#/properties/unscored/type",keyword:"type",params:{type:schema31.properties.
unscored.type},message:"must be string,null"}],!1;var valid0=_errs98===errors}else var valid0=!0;if(valid0){if(data.new!==void 0&&func02.call(data,"new")){let _errs100=errors;
validate212(data.new,{instancePath:instancePath+"/new",parentData:data,parentDataProperty:"new",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate212.errors:
vErrors.concat(validate212.errors),errors=vErrors.length);var valid0=_errs100===errors}else var valid0=!0;if(valid0){if(data.fixed!==void 0&&func02.call(data,"f\
ixed")){let _errs101=errors;validate212(data.fixed,{instancePath:instancePath+"/fixed",parentData:data,parentDataProperty:"fixed",rootData,dynamicAnchors})||(vErrors=
vErrors===null?validate212.errors:vErrors.concat(validate212.errors),errors=vErrors.length);var valid0=_errs101===errors}else var valid0=!0;if(valid0){if(data.removed!==
void 0&&func02.call(data,"removed")){let _errs102=errors;validate212(data.removed,{instancePath:instancePath+"/removed",parentData:data,parentDataProperty:"remo\
ved",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate212.errors:vErrors.concat(validate212.errors),errors=vErrors.length);var valid0=_errs102===errors}else
var valid0=!0;if(valid0){if(data.suppressed!==void 0&&func02.call(data,"suppressed")){let _errs103=errors;validate212(data.suppressed,{instancePath:instancePath+
"/suppressed",parentData:data,parentDataProperty:"suppressed",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate212.errors:vErrors.concat(validate212.errors),
errors=vErrors.length);var valid0=_errs103===errors}else var valid0=!0;if(valid0){if(data.volatile!==void 0&&func02.call(data,"volatile")){let _errs104=errors;validate212(
data.volatile,{instancePath:instancePath+"/volatile",parentData:data,parentDataProperty:"volatile",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate212.
errors:vErrors.concat(validate212.errors),errors=vErrors.length);var valid0=_errs104===errors}else var valid0=!0;if(valid0){if(data.unproven!==void 0&&func02.call(
data,"unproven")){let _errs105=errors;validate212(data.unproven,{instancePath:instancePath+"/unproven",parentData:data,parentDataProperty:"unproven",rootData,dynamicAnchors})||
(vErrors=vErrors===null?validate212.errors:vErrors.concat(validate212.errors),errors=vErrors.length);var valid0=_errs105===errors}else var valid0=!0;if(valid0){
if(data.shown!==void 0&&func02.call(data,"shown")){let data43=data.shown,_errs106=errors;if(errors===_errs106)if(Array.isArray(data43)){if(data43.length<1)return validate202.
errors=[{instancePath:instancePath+"/shown",schemaPath:"#/properties/shown/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 ite\
ms"}],!1;{var valid18=!0;let len0=data43.length;for(let i0=0;i0<len0;i0++){let data44=data43[i0],_errs108=errors;if(errors===_errs108)if(typeof data44=="string"){
if(func78(data44)<1)return validate202.errors=[{instancePath:instancePath+"/shown/"+i0,schemaPath:"#/properties/shown/items/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"}],!1}else return validate202.errors=[{instancePath:instancePath+"/shown/"+i0,schemaPath:"#/properties/s\
hown/items/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid18=_errs108===errors;if(!valid18)break}}}else return validate202.errors=
[{instancePath:instancePath+"/shown",schemaPath:"#/properties/shown/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var valid0=_errs106===
errors}else var valid0=!0;if(valid0)if(data.probes!==void 0&&func02.call(data,"probes")){let data45=data.probes,_errs110=errors;if(errors===_errs110)if(data45&&
typeof data45=="object"&&!Array.isArray(data45)){let missing8;if((data45.asked===void 0||!func02.call(data45,"asked"))&&(missing8="asked")||(data45.silent===void 0||
!func02.call(data45,"silent"))&&(missing8="silent"))return validate202.errors=[{instancePath:instancePath+"/probes",schemaPath:"#/properties/probes/required",keyword:"\
required",params:{missingProperty:missing8},message:"must have required property '"+missing8+"'"}],!1;{let _errs112=errors;for(let key8 of Object.keys(data45))if(!(key8===
"asked"||key8==="silent"))return validate202.errors=[{instancePath:instancePath+"/probes",schemaPath:"#/properties/probes/additionalProperties",keyword:"additio\
nalProperties",params:{additionalProperty:key8},message:"must NOT have additional properties"}],!1;if(_errs112===errors){if(data45.asked!==void 0&&func02.call(data45,
"asked")){let data46=data45.asked,_errs113=errors;if(!(typeof data46=="number"&&!(data46%1)&&!isNaN(data46)&&isFinite(data46)))return validate202.errors=[{instancePath:instancePath+
"/probes/asked",schemaPath:"#/properties/probes/properties/asked/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===_errs113&&
typeof data46=="number"&&isFinite(data46)&&(data46<0||isNaN(data46)))return validate202.errors=[{instancePath:instancePath+"/probes/asked",schemaPath:"#/propert\
ies/probes/properties/asked/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1;var valid19=_errs113===errors}else var valid19=!0;
if(valid19)if(data45.silent!==void 0&&func02.call(data45,"silent")){let data47=data45.silent,_errs115=errors;if(!(typeof data47=="number"&&!(data47%1)&&!isNaN(data47)&&
isFinite(data47)))return validate202.errors=[{instancePath:instancePath+"/probes/silent",schemaPath:"#/properties/probes/properties/silent/type",keyword:"type",
params:{type:"integer"},message:"must be integer"}],!1;if(errors===_errs115&&typeof data47=="number"&&isFinite(data47)&&(data47<0||isNaN(data47)))return validate202.
errors=[{instancePath:instancePath+"/probes/silent",schemaPath:"#/properties/probes/properties/silent/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"}],!1;var valid19=_errs115===errors}else var valid19=!0}}}else return validate202.errors=[{instancePath:instancePath+"/probes",schemaPath:"\
#/properties/probes/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var valid0=_errs110===errors}else var valid0=!0}}}}}}}}}}}}}}}}}}}}}else
return validate202.errors=[{instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return validate202.errors=vErrors,
errors===0}validate202.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};_3_init_node_22();var import_ucs2length22=_4___toESM(_3_require_ucs2length(),1);function defaultOf22(module){
return module.default??module}var validateRewardBatchV1=validate2022,func022=Object.prototype.hasOwnProperty,func66=defaultOf22(import_ucs2length22.default),pattern422=new RegExp(
"^([0-9a-f]{40}|[0-9a-f]{64})$","u"),pattern6=new RegExp("^[a-z0-9-]{1,40}(@[A-Za-z0-9.+-]{1,60})?$","u");function validate2122(data,{instancePath="",parentData,
parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate2122.evaluated;evaluated0.dynamicProps&&(evaluated0.props=void 0),
evaluated0.dynamicItems&&(evaluated0.items=void 0);let _errs1=errors,valid0=!1,passing0=null,_errs2=errors;if(data&&typeof data=="object"&&!Array.isArray(data)){
let missing0;if((data.commits===void 0||!func022.call(data,"commits"))&&(missing0="commits")){let err0={instancePath,schemaPath:"#/oneOf/0/required",keyword:"re\
quired",params:{missingProperty:missing0},message:"must have required property '"+missing0+"'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}}var _valid0=_errs2===
errors;_valid0&&(valid0=!0,passing0=0);let _errs3=errors;if(data&&typeof data=="object"&&!Array.isArray(data)){let missing1;if((data.patches===void 0||!func022.
call(data,"patches"))&&(missing1="patches")){let err1={instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty:missing1},message:"\
must have required property '"+missing1+"'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}}var _valid0=_errs3===errors;if(_valid0&&valid0?(valid0=!1,
passing0=[passing0,1]):_valid0&&(valid0=!0,passing0=1),valid0)errors=_errs1,vErrors!==null&&(_errs1?vErrors.length=_errs1:vErrors=null);else{let err2={instancePath,
schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:passing0},message:"must match exactly one schema in oneOf"};return vErrors===null?vErrors=[err2]:vErrors.
push(err2),errors++,validate2122.errors=vErrors,!1}if(errors===0)if(data&&typeof data=="object"&&!Array.isArray(data)){let missing2;if((data.id===void 0||!func022.
call(data,"id"))&&(missing2="id")||(data.repository===void 0||!func022.call(data,"repository"))&&(missing2="repository")||(data.base===void 0||!func022.call(data,
"base"))&&(missing2="base"))return validate2122.errors=[{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:missing2},message:"must\
 have required property '"+missing2+"'"}],!1;{let _errs4=errors;for(let key0 of Object.keys(data))if(!(key0==="id"||key0==="repository"||key0==="base"||key0==="\
commits"||key0==="patches"||key0==="server"))return validate2122.errors=[{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:key0},message:"must NOT have additional properties"}],!1;if(_errs4===errors){if(data.id!==void 0&&func022.call(data,"id")){let data0=data.id,
_errs5=errors;if(errors===errors)if(typeof data0=="string"){if(func66(data0)>200)return validate2122.errors=[{instancePath:instancePath+"/id",schemaPath:"#/$def\
s/id/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 characters"}],!1;if(func66(data0)<1)return validate2122.errors=[{instancePath:instancePath+
"/id",schemaPath:"#/$defs/id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"}],!1}else return validate2122.errors=
[{instancePath:instancePath+"/id",schemaPath:"#/$defs/id/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid1=_errs5===errors}else
var valid1=!0;if(valid1){if(data.repository!==void 0&&func022.call(data,"repository")){let data1=data.repository,_errs8=errors;if(errors===_errs8)if(typeof data1==
"string"){if(func66(data1)>4096)return validate2122.errors=[{instancePath:instancePath+"/repository",schemaPath:"#/properties/repository/maxLength",keyword:"max\
Length",params:{limit:4096},message:"must NOT have more than 4096 characters"}],!1;if(func66(data1)<1)return validate2122.errors=[{instancePath:instancePath+"/r\
epository",schemaPath:"#/properties/repository/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"}],!1}else return validate2122.
errors=[{instancePath:instancePath+"/repository",schemaPath:"#/properties/repository/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid1=_errs8===
errors}else var valid1=!0;if(valid1){if(data.base!==void 0&&func022.call(data,"base")){let data2=data.base,_errs10=errors;if(errors===errors)if(typeof data2=="s\
tring"){if(!pattern422.test(data2))return validate2122.errors=[{instancePath:instancePath+"/base",schemaPath:"#/$defs/object/pattern",keyword:"pattern",params:{
pattern:"^([0-9a-f]{40}|[0-9a-f]{64})$"},message:'must match pattern "^([0-9a-f]{40}|[0-9a-f]{64})$"'}],!1}else return validate2122.errors=[{instancePath:instancePath+
"/base",schemaPath:"#/$defs/object/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid1=_errs10===errors}else var valid1=!0;if(valid1){
if(data.commits!==void 0&&func022.call(data,"commits")){let data3=data.commits,_errs13=errors;if(errors===_errs13)if(Array.isArray(data3)){if(data3.length>250)return validate2122.
errors=[{instancePath:instancePath+"/commits",schemaPath:"#/properties/commits/maxItems",keyword:"maxItems",params:{limit:250},message:"must NOT have more than \
250 items"}],!1;if(data3.length<1)return validate2122.errors=[{instancePath:instancePath+"/commits",schemaPath:"#/properties/commits/minItems",keyword:"minItems",
params:{limit:1},message:"must NOT have fewer than 1 items"}],!1;{var valid4=!0;let len0=data3.length;for(let i0=0;i0<len0;i0++){let data4=data3[i0],_errs15=errors;
if(errors===errors)if(typeof data4=="string"){if(!pattern422.test(data4))return validate2122.errors=[{instancePath:instancePath+"/commits/"+i0,schemaPath:"#/$de\
fs/object/pattern",keyword:"pattern",params:{pattern:"^([0-9a-f]{40}|[0-9a-f]{64})$"},message:'must match pattern "^([0-9a-f]{40}|[0-9a-f]{64})$"'}],!1}else return validate2122.
errors=[{instancePath:instancePath+"/commits/"+i0,schemaPath:"#/$defs/object/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid4=_errs15===
errors;if(!valid4)break}}}else return validate2122.errors=[{instancePath:instancePath+"/commits",schemaPath:"#/properties/commits/type",keyword:"type",params:{type:"\
array"},message:"must be array"}],!1;var valid1=_errs13===errors}else var valid1=!0;if(valid1){if(data.patches!==void 0&&func022.call(data,"patches")){let data5=data.
patches,_errs18=errors;if(errors===_errs18)if(Array.isArray(data5)){if(data5.length>250)return validate2122.errors=[{instancePath:instancePath+"/patches",schemaPath:"\
#/properties/patches/maxItems",keyword:"maxItems",params:{limit:250},message:"must NOT have more than 250 items"}],!1;if(data5.length<1)return validate2122.errors=
[{instancePath:instancePath+"/patches",schemaPath:"#/properties/patches/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"}],
!1;{var valid6=!0;let len1=data5.length;for(let i1=0;i1<len1;i1++){let data6=data5[i1],_errs20=errors;if(errors===_errs20)if(typeof data6=="string"){if(func66(data6)>
1e7)return validate2122.errors=[{instancePath:instancePath+"/patches/"+i1,schemaPath:"#/properties/patches/items/maxLength",keyword:"maxLength",params:{limit:1e7},
message:"must NOT have more than 10000000 characters"}],!1;if(func66(data6)<1)return validate2122.errors=[{instancePath:instancePath+"/patches/"+i1,schemaPath:"\
#/properties/patches/items/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"}],!1}else return validate2122.errors=
[{instancePath:instancePath+"/patches/"+i1,schemaPath:"#/properties/patches/items/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid6=_errs20===
errors;if(!valid6)break}}}else return validate2122.errors=[{instancePath:instancePath+"/patches",schemaPath:"#/properties/patches/type",keyword:"type",params:{type:"\
array"},message:"must be array"}],!1;var valid1=_errs18===errors}else var valid1=!0;if(valid1)if(data.server!==void 0&&func022.call(data,"server")){let data7=data.
server,_errs22=errors;if(errors===_errs22)if(Array.isArray(data7)){if(data7.length>20)return validate2122.errors=[{instancePath:instancePath+"/server",schemaPath:"\
#/properties/server/maxItems",keyword:"maxItems",params:{limit:20},message:"must NOT have more than 20 items"}],!1;if(data7.length<1)return validate2122.errors=
[{instancePath:instancePath+"/server",schemaPath:"#/properties/server/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"}],
!1;{var valid7=!0;let len2=data7.length;for(let i2=0;i2<len2;i2++){let data8=data7[i2],_errs24=errors;if(errors===_errs24)if(typeof data8=="string"){if(!pattern6.
test(data8))return validate2122.errors=[{instancePath:instancePath+"/server/"+i2,schemaPath:"#/properties/server/items/pattern",keyword:"pattern",params:{pattern:"\
^[a-z0-9-]{1,40}(@[A-Za-z0-9.+-]{1,60})?$"},message:'must match pattern "^[a-z0-9-]{1,40}(@[A-Za-z0-9.+-]{1,60})?$"'}],!1}else return validate2122.errors=[{instancePath:instancePath+
"/server/"+i2,schemaPath:"#/properties/server/items/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid7=_errs24===errors;if(!valid7)
break}}}else return validate2122.errors=[{instancePath:instancePath+"/server",schemaPath:"#/properties/server/type",keyword:"type",params:{type:"array"},message:"\
must be array"}],!1;var valid1=_errs22===errors}else var valid1=!0}}}}}}}else return validate2122.errors=[{instancePath,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"}],!1;return validate2122.errors=vErrors,errors===0}validate2122.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function validate232(data,{
instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate232.evaluated;if(evaluated0.dynamicProps&&
(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),errors===0)if(data&&typeof data=="object"&&!Array.isArray(data)){let missing0;if((data.
schema===void 0||!func022.call(data,"schema"))&&(missing0="schema")||(data.id===void 0||!func022.call(data,"id"))&&(missing0="id")||(data.problem===void 0||!func022.
call(data,"problem"))&&(missing0="problem"))return validate232.errors=[{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:missing0},
message:"must have required property '"+missing0+"'"}],!1;{let _errs1=errors;for(let key0 of Object.keys(data))if(!(key0==="schema"||key0==="id"||key0==="proble\
m"))return validate232.errors=[{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must N\
OT have additional properties"}],!1;if(_errs1===errors){if(data.schema!==void 0&&func022.call(data,"schema")){let _errs2=errors;if(data.schema!=="lanser.reward-\
batch.v1")return validate232.errors=[{instancePath:instancePath+"/schema",schemaPath:"#/properties/schema/const",keyword:"const",params:{allowedValue:"lanser.re\
ward-batch.v1"},message:"must be equal to constant"}],!1;var valid0=_errs2===errors}else var valid0=!0;if(valid0){if(data.id!==void 0&&func022.call(data,"id")){
let data1=data.id,_errs3=errors;if(errors===errors)if(typeof data1=="string"){if(func66(data1)>200)return validate232.errors=[{instancePath:instancePath+"/id",schemaPath:"\
#/$defs/id/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 characters"}],!1;if(func66(data1)<1)return validate232.errors=
[{instancePath:instancePath+"/id",schemaPath:"#/$defs/id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"}],!1}else
return validate232.errors=[{instancePath:instancePath+"/id",schemaPath:"#/$defs/id/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid0=_errs3===
errors}else var valid0=!0;if(valid0)if(data.problem!==void 0&&func022.call(data,"problem")){let data2=data.problem,_errs6=errors;if(errors===_errs6)if(typeof data2==
"string"){if(func66(data2)<1)return validate232.errors=[{instancePath:instancePath+"/problem",schemaPath:"#/properties/problem/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"}],!1}else return validate232.errors=[{instancePath:instancePath+"/problem",schemaPath:"#/properties/pro\
blem/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid0=_errs6===errors}else var valid0=!0}}}}else return validate232.errors=[
{instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return validate232.errors=vErrors,errors===0}validate232.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};function validate2022(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0,evaluated0=validate2022.evaluated;evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0);let _errs0=errors,
valid0=!1,passing0=null,_errs1=errors;validate2122(data,{instancePath,parentData,parentDataProperty,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate2122.
errors:vErrors.concat(validate2122.errors),errors=vErrors.length);var _valid0=_errs1===errors;if(_valid0){valid0=!0,passing0=0;var props0=!0}let _errs2=errors;validate232(
data,{instancePath,parentData,parentDataProperty,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate232.errors:vErrors.concat(validate232.errors),errors=
vErrors.length);var _valid0=_errs2===errors;if(_valid0&&valid0?(valid0=!1,passing0=[passing0,1]):_valid0&&(valid0=!0,passing0=1,props0!==!0&&(props0=!0)),valid0)
errors=_errs0,vErrors!==null&&(_errs0?vErrors.length=_errs0:vErrors=null);else{let err0={instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:passing0},
message:"must match exactly one schema in oneOf"};return vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++,validate2022.errors=vErrors,!1}return validate2022.
errors=vErrors,evaluated0.props=props0,errors===0}validate2022.evaluated={dynamicProps:!0,dynamicItems:!1};function requireOneRule(rewards){if(!haveOneRule(rewards))
throw new _1_UserError("usage","the rewards measure the confidence by different rules",{hint:"Rewards of different rules are not comparable. Pass files with the\
 same `rule`, or measure again with one release."})}function scoredStep(step){return step["pr-v2"]===null?null:step}function rewardLines(steps){return steps.map(
lineOf).join("")}function lineOf(step){let line=rewardStepToV1(step);if(validateRewardV1(JSON.parse(line)))return line;let[error]=validateRewardV1.errors??[];throw new Error(
`the line of a step does not follow its schema: ${error?.instancePath} ${error?.message}`)}function readRewards(text,name){let lines=text.split(`
`);if(lines.at(-1)===""&&lines.pop(),lines.length===0)throw new _1_UserError("unreadable-file",`${name} contains no lines of rewards`,{hint:wantedLines});let steps=[],
problems=[];for(let[at,line]of lines.entries()){let read=rewardStepFromV1(line,validateRewardV1),problem=read.kind==="step"?void 0:problemIn(line);if(read.kind===
"step")steps.push(read.step);else if(problem!==void 0)problems.push(problem);else throw new _1_UserError("unreadable-file",`line ${at+1} of ${name} does not fol\
low schemas/reward.v1.json`,{hint:wantedLines})}return{steps,problems}}var wantedLines="Name a file with the output of `lanser reward`, `lanser reward batch` or\
 `lanser gate --rewards`.";function problemIn(line){try{let value=JSON.parse(line);return validateRewardBatchV1(value)&&readMember(value,"schema")==="lanser.rew\
ard-batch.v1"?{id:String(readMember(value,"id")),problem:String(readMember(value,"problem"))}:void 0}catch{return}}import{createRequire as lanserCreateRequire8}from"node:module";import{_1_noChosenOptions,_1_reproduceChosen,_1_reproduceCommand}from"./together-4E900249.js";import{_2_callerOf,_2_terminalCaller}from"./together-4E900249.js";import{createRequire as lanserCreateRequire7}from"node:module";import{createRequire as lanserCreateRequire6}from"node:module";import{createRequire as lanserCreateRequire5}from"node:module";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require6=lanserCreateRequire5(import.meta.url),require_fs=_4___commonJS({"builtin:fs"(exports,module){_3_init_node_22(),module.exports=
_4___require("fs")}}),require_os=_4___commonJS({"builtin:os"(exports,module){_3_init_node_22(),module.exports=_4___require("os")}}),require_symbols=_4___commonJS(
{"node_modules/undici/lib/core/symbols.js"(exports,module){_3_init_node_22(),module.exports={kClose:Symbol("close"),kDestroy:Symbol("destroy"),kDispatch:Symbol(
"dispatch"),kUrl:Symbol("url"),kWriting:Symbol("writing"),kResuming:Symbol("resuming"),kQueue:Symbol("queue"),kConnect:Symbol("connect"),kConnecting:Symbol("con\
necting"),kKeepAliveDefaultTimeout:Symbol("default keep alive timeout"),kKeepAliveMaxTimeout:Symbol("max keep alive timeout"),kKeepAliveTimeoutThreshold:Symbol(
"keep alive timeout threshold"),kKeepAliveTimeoutValue:Symbol("keep alive timeout"),kKeepAlive:Symbol("keep alive"),kHeadersTimeout:Symbol("headers timeout"),kBodyTimeout:Symbol(
"body timeout"),kServerName:Symbol("server name"),kLocalAddress:Symbol("local address"),kHost:Symbol("host"),kNoRef:Symbol("no ref"),kBodyUsed:Symbol("used"),kBody:Symbol(
"abstracted request body"),kRunning:Symbol("running"),kBlocking:Symbol("blocking"),kPending:Symbol("pending"),kSize:Symbol("size"),kBusy:Symbol("busy"),kQueued:Symbol(
"queued"),kFree:Symbol("free"),kConnected:Symbol("connected"),kClosed:Symbol("closed"),kNeedDrain:Symbol("need drain"),kReset:Symbol("reset"),kDestroyed:Symbol.
for("nodejs.stream.destroyed"),kResume:Symbol("resume"),kOnError:Symbol("on error"),kMaxHeadersSize:Symbol("max headers size"),kRunningIdx:Symbol("running index"),
kPendingIdx:Symbol("pending index"),kError:Symbol("error"),kClients:Symbol("clients"),kClient:Symbol("client"),kParser:Symbol("parser"),kOnDestroyed:Symbol("des\
troy callbacks"),kPipelining:Symbol("pipelining"),kSocket:Symbol("socket"),kHostHeader:Symbol("host header"),kConnector:Symbol("connector"),kStrictContentLength:Symbol(
"strict content length"),kMaxRedirections:Symbol("maxRedirections"),kMaxRequests:Symbol("maxRequestsPerClient"),kProxy:Symbol("proxy agent options"),kCounter:Symbol(
"socket request counter"),kInterceptors:Symbol("dispatch interceptors"),kMaxResponseSize:Symbol("max response size"),kHTTP2Session:Symbol("http2Session"),kHTTP2SessionState:Symbol(
"http2Session state"),kRetryHandlerDefaultRetry:Symbol("retry agent default retry"),kConstruct:Symbol("constructable"),kListeners:Symbol("listeners"),kHTTPContext:Symbol(
"http context"),kMaxConcurrentStreams:Symbol("max concurrent streams"),kNoProxyAgent:Symbol("no proxy agent"),kHttpProxyAgent:Symbol("http proxy agent"),kHttpsProxyAgent:Symbol(
"https proxy agent")}}}),require_errors=_4___commonJS({"node_modules/undici/lib/core/errors.js"(exports,module){"use strict";_3_init_node_22();var kUndiciError=Symbol.
for("undici.error.UND_ERR"),UndiciError=class extends Error{constructor(message){super(message),this.name="UndiciError",this.code="UND_ERR"}static[Symbol.hasInstance](instance){
return instance&&instance[kUndiciError]===!0}[kUndiciError]=!0},kConnectTimeoutError=Symbol.for("undici.error.UND_ERR_CONNECT_TIMEOUT"),ConnectTimeoutError=class extends UndiciError{constructor(message){
super(message),this.name="ConnectTimeoutError",this.message=message||"Connect Timeout Error",this.code="UND_ERR_CONNECT_TIMEOUT"}static[Symbol.hasInstance](instance){
return instance&&instance[kConnectTimeoutError]===!0}[kConnectTimeoutError]=!0},kHeadersTimeoutError=Symbol.for("undici.error.UND_ERR_HEADERS_TIMEOUT"),HeadersTimeoutError=class extends UndiciError{constructor(message){
super(message),this.name="HeadersTimeoutError",this.message=message||"Headers Timeout Error",this.code="UND_ERR_HEADERS_TIMEOUT"}static[Symbol.hasInstance](instance){
return instance&&instance[kHeadersTimeoutError]===!0}[kHeadersTimeoutError]=!0},kHeadersOverflowError=Symbol.for("undici.error.UND_ERR_HEADERS_OVERFLOW"),HeadersOverflowError=class extends UndiciError{constructor(message){
super(message),this.name="HeadersOverflowError",this.message=message||"Headers Overflow Error",this.code="UND_ERR_HEADERS_OVERFLOW"}static[Symbol.hasInstance](instance){
return instance&&instance[kHeadersOverflowError]===!0}[kHeadersOverflowError]=!0},kBodyTimeoutError=Symbol.for("undici.error.UND_ERR_BODY_TIMEOUT"),BodyTimeoutError=class extends UndiciError{constructor(message){
super(message),this.name="BodyTimeoutError",this.message=message||"Body Timeout Error",this.code="UND_ERR_BODY_TIMEOUT"}static[Symbol.hasInstance](instance){return instance&&
instance[kBodyTimeoutError]===!0}[kBodyTimeoutError]=!0},kResponseStatusCodeError=Symbol.for("undici.error.UND_ERR_RESPONSE_STATUS_CODE"),ResponseStatusCodeError=class extends UndiciError{constructor(message,statusCode,headers,body){
super(message),this.name="ResponseStatusCodeError",this.message=message||"Response Status Code Error",this.code="UND_ERR_RESPONSE_STATUS_CODE",this.body=body,this.
status=statusCode,this.statusCode=statusCode,this.headers=headers}static[Symbol.hasInstance](instance){return instance&&instance[kResponseStatusCodeError]===!0}[kResponseStatusCodeError]=!0},
kInvalidArgumentError=Symbol.for("undici.error.UND_ERR_INVALID_ARG"),InvalidArgumentError=class extends UndiciError{constructor(message){super(message),this.name=
"InvalidArgumentError",this.message=message||"Invalid Argument Error",this.code="UND_ERR_INVALID_ARG"}static[Symbol.hasInstance](instance){return instance&&instance[kInvalidArgumentError]===
!0}[kInvalidArgumentError]=!0},kInvalidReturnValueError=Symbol.for("undici.error.UND_ERR_INVALID_RETURN_VALUE"),InvalidReturnValueError=class extends UndiciError{constructor(message){
super(message),this.name="InvalidReturnValueError",this.message=message||"Invalid Return Value Error",this.code="UND_ERR_INVALID_RETURN_VALUE"}static[Symbol.hasInstance](instance){
return instance&&instance[kInvalidReturnValueError]===!0}[kInvalidReturnValueError]=!0},kAbortError=Symbol.for("undici.error.UND_ERR_ABORT"),AbortError=class extends UndiciError{constructor(message){
super(message),this.name="AbortError",this.message=message||"The operation was aborted",this.code="UND_ERR_ABORT"}static[Symbol.hasInstance](instance){return instance&&
instance[kAbortError]===!0}[kAbortError]=!0},kRequestAbortedError=Symbol.for("undici.error.UND_ERR_ABORTED"),RequestAbortedError=class extends AbortError{constructor(message){
super(message),this.name="AbortError",this.message=message||"Request aborted",this.code="UND_ERR_ABORTED"}static[Symbol.hasInstance](instance){return instance&&
instance[kRequestAbortedError]===!0}[kRequestAbortedError]=!0},kInformationalError=Symbol.for("undici.error.UND_ERR_INFO"),InformationalError=class extends UndiciError{constructor(message){
super(message),this.name="InformationalError",this.message=message||"Request information",this.code="UND_ERR_INFO"}static[Symbol.hasInstance](instance){return instance&&
instance[kInformationalError]===!0}[kInformationalError]=!0},kRequestContentLengthMismatchError=Symbol.for("undici.error.UND_ERR_REQ_CONTENT_LENGTH_MISMATCH"),RequestContentLengthMismatchError=class extends UndiciError{constructor(message){
super(message),this.name="RequestContentLengthMismatchError",this.message=message||"Request body length does not match content-length header",this.code="UND_ERR\
_REQ_CONTENT_LENGTH_MISMATCH"}static[Symbol.hasInstance](instance){return instance&&instance[kRequestContentLengthMismatchError]===!0}[kRequestContentLengthMismatchError]=!0},
kResponseContentLengthMismatchError=Symbol.for("undici.error.UND_ERR_RES_CONTENT_LENGTH_MISMATCH"),ResponseContentLengthMismatchError=class extends UndiciError{constructor(message){
super(message),this.name="ResponseContentLengthMismatchError",this.message=message||"Response body length does not match content-length header",this.code="UND_E\
RR_RES_CONTENT_LENGTH_MISMATCH"}static[Symbol.hasInstance](instance){return instance&&instance[kResponseContentLengthMismatchError]===!0}[kResponseContentLengthMismatchError]=!0},
kClientDestroyedError=Symbol.for("undici.error.UND_ERR_DESTROYED"),ClientDestroyedError=class extends UndiciError{constructor(message){super(message),this.name=
"ClientDestroyedError",this.message=message||"The client is destroyed",this.code="UND_ERR_DESTROYED"}static[Symbol.hasInstance](instance){return instance&&instance[kClientDestroyedError]===
!0}[kClientDestroyedError]=!0},kClientClosedError=Symbol.for("undici.error.UND_ERR_CLOSED"),ClientClosedError=class extends UndiciError{constructor(message){super(
message),this.name="ClientClosedError",this.message=message||"The client is closed",this.code="UND_ERR_CLOSED"}static[Symbol.hasInstance](instance){return instance&&
instance[kClientClosedError]===!0}[kClientClosedError]=!0},kSocketError=Symbol.for("undici.error.UND_ERR_SOCKET"),SocketError=class extends UndiciError{constructor(message,socket){
super(message),this.name="SocketError",this.message=message||"Socket error",this.code="UND_ERR_SOCKET",this.socket=socket}static[Symbol.hasInstance](instance){return instance&&
instance[kSocketError]===!0}[kSocketError]=!0},kNotSupportedError=Symbol.for("undici.error.UND_ERR_NOT_SUPPORTED"),NotSupportedError=class extends UndiciError{constructor(message){
super(message),this.name="NotSupportedError",this.message=message||"Not supported error",this.code="UND_ERR_NOT_SUPPORTED"}static[Symbol.hasInstance](instance){
return instance&&instance[kNotSupportedError]===!0}[kNotSupportedError]=!0},kBalancedPoolMissingUpstreamError=Symbol.for("undici.error.UND_ERR_BPL_MISSING_UPSTR\
EAM"),BalancedPoolMissingUpstreamError=class extends UndiciError{constructor(message){super(message),this.name="MissingUpstreamError",this.message=message||"No \
upstream has been added to the BalancedPool",this.code="UND_ERR_BPL_MISSING_UPSTREAM"}static[Symbol.hasInstance](instance){return instance&&instance[kBalancedPoolMissingUpstreamError]===
!0}[kBalancedPoolMissingUpstreamError]=!0},kHTTPParserError=Symbol.for("undici.error.UND_ERR_HTTP_PARSER"),HTTPParserError=class extends Error{constructor(message,code,data){
super(message),this.name="HTTPParserError",this.code=code?`HPE_${code}`:void 0,this.data=data?data.toString():void 0}static[Symbol.hasInstance](instance){return instance&&
instance[kHTTPParserError]===!0}[kHTTPParserError]=!0},kResponseExceededMaxSizeError=Symbol.for("undici.error.UND_ERR_RES_EXCEEDED_MAX_SIZE"),ResponseExceededMaxSizeError=class extends UndiciError{constructor(message){
super(message),this.name="ResponseExceededMaxSizeError",this.message=message||"Response content exceeded max size",this.code="UND_ERR_RES_EXCEEDED_MAX_SIZE"}static[Symbol.
hasInstance](instance){return instance&&instance[kResponseExceededMaxSizeError]===!0}[kResponseExceededMaxSizeError]=!0},kRequestRetryError=Symbol.for("undici.e\
rror.UND_ERR_REQ_RETRY"),RequestRetryError=class extends UndiciError{constructor(message,code,{headers,data}){super(message),this.name="RequestRetryError",this.
message=message||"Request retry error",this.code="UND_ERR_REQ_RETRY",this.statusCode=code,this.data=data,this.headers=headers}static[Symbol.hasInstance](instance){
return instance&&instance[kRequestRetryError]===!0}[kRequestRetryError]=!0},kResponseError=Symbol.for("undici.error.UND_ERR_RESPONSE"),ResponseError=class extends UndiciError{constructor(message,code,{
headers,data}){super(message),this.name="ResponseError",this.message=message||"Response error",this.code="UND_ERR_RESPONSE",this.statusCode=code,this.data=data,
this.headers=headers}static[Symbol.hasInstance](instance){return instance&&instance[kResponseError]===!0}[kResponseError]=!0},kSecureProxyConnectionError=Symbol.
for("undici.error.UND_ERR_PRX_TLS"),SecureProxyConnectionError=class extends UndiciError{constructor(cause,message,options){super(message,{cause,...options??{}}),
this.name="SecureProxyConnectionError",this.message=message||"Secure Proxy Connection failed",this.code="UND_ERR_PRX_TLS",this.cause=cause}static[Symbol.hasInstance](instance){
return instance&&instance[kSecureProxyConnectionError]===!0}[kSecureProxyConnectionError]=!0},kMessageSizeExceededError=Symbol.for("undici.error.UND_ERR_WS_MESS\
AGE_SIZE_EXCEEDED"),MessageSizeExceededError=class extends UndiciError{constructor(message){super(message),this.name="MessageSizeExceededError",this.message=message||
"Max decompressed message size exceeded",this.code="UND_ERR_WS_MESSAGE_SIZE_EXCEEDED"}static[Symbol.hasInstance](instance){return instance&&instance[kMessageSizeExceededError]===
!0}get[kMessageSizeExceededError](){return!0}};module.exports={AbortError,HTTPParserError,UndiciError,HeadersTimeoutError,HeadersOverflowError,BodyTimeoutError,
RequestContentLengthMismatchError,ConnectTimeoutError,ResponseStatusCodeError,InvalidArgumentError,InvalidReturnValueError,RequestAbortedError,ClientDestroyedError,
ClientClosedError,InformationalError,SocketError,NotSupportedError,ResponseContentLengthMismatchError,BalancedPoolMissingUpstreamError,ResponseExceededMaxSizeError,
RequestRetryError,ResponseError,SecureProxyConnectionError,MessageSizeExceededError}}}),require_constants=_4___commonJS({"node_modules/undici/lib/core/constants\
.js"(exports,module){"use strict";_3_init_node_22();var headerNameLowerCasedRecord={},wellknownHeaderNames=["Accept","Accept-Encoding","Accept-Language","Accept\
-Ranges","Access-Control-Allow-Credentials","Access-Control-Allow-Headers","Access-Control-Allow-Methods","Access-Control-Allow-Origin","Access-Control-Expose-H\
eaders","Access-Control-Max-Age","Access-Control-Request-Headers","Access-Control-Request-Method","Age","Allow","Alt-Svc","Alt-Used","Authorization","Cache-Cont\
rol","Clear-Site-Data","Connection","Content-Disposition","Content-Encoding","Content-Language","Content-Length","Content-Location","Content-Range","Content-Sec\
urity-Policy","Content-Security-Policy-Report-Only","Content-Type","Cookie","Cross-Origin-Embedder-Policy","Cross-Origin-Opener-Policy","Cross-Origin-Resource-P\
olicy","Date","Device-Memory","Downlink","ECT","ETag","Expect","Expect-CT","Expires","Forwarded","From","Host","If-Match","If-Modified-Since","If-None-Match","I\
f-Range","If-Unmodified-Since","Keep-Alive","Last-Modified","Link","Location","Max-Forwards","Origin","Permissions-Policy","Pragma","Proxy-Authenticate","Proxy-\
Authorization","RTT","Range","Referer","Referrer-Policy","Refresh","Retry-After","Sec-WebSocket-Accept","Sec-WebSocket-Extensions","Sec-WebSocket-Key","Sec-WebS\
ocket-Protocol","Sec-WebSocket-Version","Server","Server-Timing","Service-Worker-Allowed","Service-Worker-Navigation-Preload","Set-Cookie","SourceMap","Strict-T\
ransport-Security","Supports-Loading-Mode","TE","Timing-Allow-Origin","Trailer","Transfer-Encoding","Upgrade","Upgrade-Insecure-Requests","User-Agent","Vary","V\
ia","WWW-Authenticate","X-Content-Type-Options","X-DNS-Prefetch-Control","X-Frame-Options","X-Permitted-Cross-Domain-Policies","X-Powered-By","X-Requested-With",
"X-XSS-Protection"];for(let i=0;i<wellknownHeaderNames.length;++i){let key=wellknownHeaderNames[i],lowerCasedKey=key.toLowerCase();headerNameLowerCasedRecord[key]=
headerNameLowerCasedRecord[lowerCasedKey]=lowerCasedKey}Object.setPrototypeOf(headerNameLowerCasedRecord,null),module.exports={wellknownHeaderNames,headerNameLowerCasedRecord}}}),
require_tree=_4___commonJS({"node_modules/undici/lib/core/tree.js"(exports,module){"use strict";_3_init_node_22();var{wellknownHeaderNames,headerNameLowerCasedRecord}=require_constants(),
TstNode=class _TstNode{value=null;left=null;middle=null;right=null;code;constructor(key,value,index){if(index===void 0||index>=key.length)throw new TypeError("U\
nreachable");if((this.code=key.charCodeAt(index))>127)throw new TypeError("key must be ascii string");key.length!==++index?this.middle=new _TstNode(key,value,index):
this.value=value}add(key,value){let length=key.length;if(length===0)throw new TypeError("Unreachable");let index=0,node=this;for(;;){let code=key.charCodeAt(index);
if(code>127)throw new TypeError("key must be ascii string");if(node.code===code)if(length===++index){node.value=value;break}else if(node.middle!==null)node=node.
middle;else{node.middle=new _TstNode(key,value,index);break}else if(node.code<code)if(node.left!==null)node=node.left;else{node.left=new _TstNode(key,value,index);
break}else if(node.right!==null)node=node.right;else{node.right=new _TstNode(key,value,index);break}}}search(key){let keylength=key.length,index=0,node=this;for(;node!==
null&&index<keylength;){let code=key[index];for(code<=90&&code>=65&&(code|=32);node!==null;){if(code===node.code){if(keylength===++index)return node;node=node.middle;
break}node=node.code<code?node.left:node.right}}return null}},TernarySearchTree=class{node=null;insert(key,value){this.node===null?this.node=new TstNode(key,value,
0):this.node.add(key,value)}lookup(key){return this.node?.search(key)?.value??null}},tree=new TernarySearchTree;for(let i=0;i<wellknownHeaderNames.length;++i){let key=headerNameLowerCasedRecord[wellknownHeaderNames[i]];
tree.insert(key,key)}module.exports={TernarySearchTree,tree}}}),require_util=_4___commonJS({"node_modules/undici/lib/core/util.js"(exports,module){"use strict";
_3_init_node_22();var assert=_4___require("node:assert"),{kDestroyed,kBodyUsed,kListeners,kBody}=require_symbols(),{IncomingMessage}=_4___require("node:http"),stream=_4___require(
"node:stream"),net=_4___require("node:net"),{Blob:Blob2}=_4___require("node:buffer"),nodeUtil=_4___require("node:util"),{stringify}=_4___require("node:querystri\
ng"),{EventEmitter:EE}=_4___require("node:events"),{InvalidArgumentError}=require_errors(),{headerNameLowerCasedRecord}=require_constants(),{tree}=require_tree(),
[nodeMajor,nodeMinor]=process.versions.node.split(".").map(v=>Number(v)),BodyAsyncIterable=class{constructor(body){this[kBody]=body,this[kBodyUsed]=!1}async*[Symbol.
asyncIterator](){assert(!this[kBodyUsed],"disturbed"),this[kBodyUsed]=!0,yield*this[kBody]}};function wrapRequestBody(body){return isStream(body)?(bodyLength(body)===
0&&body.on("data",function(){assert(!1)}),typeof body.readableDidRead!="boolean"&&(body[kBodyUsed]=!1,EE.prototype.on.call(body,"data",function(){this[kBodyUsed]=
!0})),body):body&&typeof body.pipeTo=="function"?new BodyAsyncIterable(body):body&&typeof body!="string"&&!ArrayBuffer.isView(body)&&isIterable(body)?new BodyAsyncIterable(
body):body}function nop(){}function isStream(obj){return obj&&typeof obj=="object"&&typeof obj.pipe=="function"&&typeof obj.on=="function"}function isBlobLike(object){
if(object===null)return!1;if(object instanceof Blob2)return!0;if(typeof object!="object")return!1;{let sTag=object[Symbol.toStringTag];return(sTag==="Blob"||sTag===
"File")&&("stream"in object&&typeof object.stream=="function"||"arrayBuffer"in object&&typeof object.arrayBuffer=="function")}}function buildURL(url,queryParams){
if(url.includes("?")||url.includes("#"))throw new Error('Query params cannot be passed when url already contains "?" or "#".');let stringified=stringify(queryParams);
return stringified&&(url+="?"+stringified),url}function isValidPort(port){let value=parseInt(port,10);return value===Number(port)&&value>=0&&value<=65535}function isHttpOrHttpsPrefixed(value){
return value!=null&&value[0]==="h"&&value[1]==="t"&&value[2]==="t"&&value[3]==="p"&&(value[4]===":"||value[4]==="s"&&value[5]===":")}function parseURL(url){if(typeof url==
"string"){if(url=new URL(url),!isHttpOrHttpsPrefixed(url.origin||url.protocol))throw new InvalidArgumentError("Invalid URL protocol: the URL must start with `ht\
tp:` or `https:`.");return url}if(!url||typeof url!="object")throw new InvalidArgumentError("Invalid URL: The URL argument must be a non-null object.");if(!(url instanceof
URL)){if(url.port!=null&&url.port!==""&&isValidPort(url.port)===!1)throw new InvalidArgumentError("Invalid URL: port must be a valid integer or a string represe\
ntation of an integer.");if(url.path!=null&&typeof url.path!="string")throw new InvalidArgumentError("Invalid URL path: the path must be a string or null/undefi\
ned.");if(url.pathname!=null&&typeof url.pathname!="string")throw new InvalidArgumentError("Invalid URL pathname: the pathname must be a string or null/undefine\
d.");if(url.hostname!=null&&typeof url.hostname!="string")throw new InvalidArgumentError("Invalid URL hostname: the hostname must be a string or null/undefined.");
if(url.origin!=null&&typeof url.origin!="string")throw new InvalidArgumentError("Invalid URL origin: the origin must be a string or null/undefined.");if(!isHttpOrHttpsPrefixed(
url.origin||url.protocol))throw new InvalidArgumentError("Invalid URL protocol: the URL must start with `http:` or `https:`.");let port=url.port!=null?url.port:
url.protocol==="https:"?443:80,origin=url.origin!=null?url.origin:`${url.protocol||""}//${url.hostname||""}:${port}`,path=url.path!=null?url.path:`${url.pathname||
""}${url.search||""}`;return origin[origin.length-1]==="/"&&(origin=origin.slice(0,origin.length-1)),path&&path[0]!=="/"&&(path=`/${path}`),new URL(`${origin}${path}`)}
if(!isHttpOrHttpsPrefixed(url.origin||url.protocol))throw new InvalidArgumentError("Invalid URL protocol: the URL must start with `http:` or `https:`.");return url}
function parseOrigin(url){if(url=parseURL(url),url.pathname!=="/"||url.search||url.hash)throw new InvalidArgumentError("invalid url");return url}function getHostname(host){
if(host[0]==="["){let idx2=host.indexOf("]");return assert(idx2!==-1),host.substring(1,idx2)}let idx=host.indexOf(":");return idx===-1?host:host.substring(0,idx)}
function getServerName(host){if(!host)return null;assert(typeof host=="string");let servername=getHostname(host);return net.isIP(servername)?"":servername}function deepClone(obj){
return JSON.parse(JSON.stringify(obj))}function isAsyncIterable(obj){return obj!=null&&typeof obj[Symbol.asyncIterator]=="function"}function isIterable(obj){return obj!=
null&&(typeof obj[Symbol.iterator]=="function"||typeof obj[Symbol.asyncIterator]=="function")}function bodyLength(body){if(body==null)return 0;if(isStream(body)){
let state=body._readableState;return state&&state.objectMode===!1&&state.ended===!0&&Number.isFinite(state.length)?state.length:null}else{if(isBlobLike(body))return body.
size!=null?body.size:null;if(isBuffer(body))return body.byteLength}return null}function isDestroyed(body){return body&&!!(body.destroyed||body[kDestroyed]||stream.
isDestroyed?.(body))}function destroy(stream2,err){stream2==null||!isStream(stream2)||isDestroyed(stream2)||(typeof stream2.destroy=="function"?(Object.getPrototypeOf(
stream2).constructor===IncomingMessage&&(stream2.socket=null),stream2.destroy(err)):err&&queueMicrotask(()=>{stream2.emit("error",err)}),stream2.destroyed!==!0&&
(stream2[kDestroyed]=!0))}var KEEPALIVE_TIMEOUT_EXPR=/timeout=(\d+)/;function parseKeepAliveTimeout(val){let m=val.toString().match(KEEPALIVE_TIMEOUT_EXPR);return m?
parseInt(m[1],10)*1e3:null}function headerNameToString(value){return typeof value=="string"?headerNameLowerCasedRecord[value]??value.toLowerCase():tree.lookup(value)??
value.toString("latin1").toLowerCase()}function bufferToLowerCasedHeaderName(value){return tree.lookup(value)??value.toString("latin1").toLowerCase()}function parseHeaders(headers,obj){
obj===void 0&&(obj={});for(let i=0;i<headers.length;i+=2){let key=headerNameToString(headers[i]),val=obj[key];if(val)typeof val=="string"&&(val=[val],obj[key]=val),
val.push(headers[i+1].toString("utf8"));else{let headersValue=headers[i+1];typeof headersValue=="string"?obj[key]=headersValue:obj[key]=Array.isArray(headersValue)?
headersValue.map(x=>x.toString("utf8")):headersValue.toString("utf8")}}return"content-length"in obj&&"content-disposition"in obj&&(obj["content-disposition"]=Buffer.
from(obj["content-disposition"]).toString("latin1")),obj}function parseRawHeaders(headers){let len=headers.length,ret=new Array(len),hasContentLength=!1,contentDispositionIdx=-1,
key,val,kLen=0;for(let n=0;n<headers.length;n+=2)key=headers[n],val=headers[n+1],typeof key!="string"&&(key=key.toString()),typeof val!="string"&&(val=val.toString(
"utf8")),kLen=key.length,kLen===14&&key[7]==="-"&&(key==="content-length"||key.toLowerCase()==="content-length")?hasContentLength=!0:kLen===19&&key[7]==="-"&&(key===
"content-disposition"||key.toLowerCase()==="content-disposition")&&(contentDispositionIdx=n+1),ret[n]=key,ret[n+1]=val;return hasContentLength&&contentDispositionIdx!==
-1&&(ret[contentDispositionIdx]=Buffer.from(ret[contentDispositionIdx]).toString("latin1")),ret}function isBuffer(buffer){return buffer instanceof Uint8Array||Buffer.
isBuffer(buffer)}function validateHandler(handler,method,upgrade){if(!handler||typeof handler!="object")throw new InvalidArgumentError("handler must be an objec\
t");if(typeof handler.onConnect!="function")throw new InvalidArgumentError("invalid onConnect method");if(typeof handler.onError!="function")throw new InvalidArgumentError(
"invalid onError method");if(typeof handler.onBodySent!="function"&&handler.onBodySent!==void 0)throw new InvalidArgumentError("invalid onBodySent method");if(upgrade||
method==="CONNECT"){if(typeof handler.onUpgrade!="function")throw new InvalidArgumentError("invalid onUpgrade method")}else{if(typeof handler.onHeaders!="functi\
on")throw new InvalidArgumentError("invalid onHeaders method");if(typeof handler.onData!="function")throw new InvalidArgumentError("invalid onData method");if(typeof handler.
onComplete!="function")throw new InvalidArgumentError("invalid onComplete method")}}function isDisturbed(body){return!!(body&&(stream.isDisturbed(body)||body[kBodyUsed]))}
function isErrored(body){return!!(body&&stream.isErrored(body))}function isReadable(body){return!!(body&&stream.isReadable(body))}function getSocketInfo(socket){
return{localAddress:socket.localAddress,localPort:socket.localPort,remoteAddress:socket.remoteAddress,remotePort:socket.remotePort,remoteFamily:socket.remoteFamily,
timeout:socket.timeout,bytesWritten:socket.bytesWritten,bytesRead:socket.bytesRead}}function ReadableStreamFrom(iterable){let iterator;return new ReadableStream(
{async start(){iterator=iterable[Symbol.asyncIterator]()},async pull(controller){let{done:done2,value}=await iterator.next();if(done2)queueMicrotask(()=>{controller.
close(),controller.byobRequest?.respond(0)});else{let buf=Buffer.isBuffer(value)?value:Buffer.from(value);buf.byteLength&&controller.enqueue(new Uint8Array(buf))}
return controller.desiredSize>0},async cancel(reason){await iterator.return()},type:"bytes"})}function isFormDataLike(object){return object&&typeof object=="obj\
ect"&&typeof object.append=="function"&&typeof object.delete=="function"&&typeof object.get=="function"&&typeof object.getAll=="function"&&typeof object.has=="f\
unction"&&typeof object.set=="function"&&object[Symbol.toStringTag]==="FormData"}function addAbortListener(signal,listener){return"addEventListener"in signal?(signal.
addEventListener("abort",listener,{once:!0}),()=>signal.removeEventListener("abort",listener)):(signal.addListener("abort",listener),()=>signal.removeListener("\
abort",listener))}var hasToWellFormed=typeof String.prototype.toWellFormed=="function",hasIsWellFormed=typeof String.prototype.isWellFormed=="function";function toUSVString(val){
return hasToWellFormed?`${val}`.toWellFormed():nodeUtil.toUSVString(val)}function isUSVString(val){return hasIsWellFormed?`${val}`.isWellFormed():toUSVString(val)===
`${val}`}function isTokenCharCode(c){switch(c){case 34:case 40:case 41:case 44:case 47:case 58:case 59:case 60:case 61:case 62:case 63:case 64:case 91:case 92:case 93:case 123:case 125:
return!1;default:return c>=33&&c<=126}}function isValidHTTPToken(characters){if(characters.length===0)return!1;for(let i=0;i<characters.length;++i)if(!isTokenCharCode(
characters.charCodeAt(i)))return!1;return!0}var headerCharRegex=/[^\t\x20-\x7e\x80-\xff]/;function isValidHeaderValue(characters){return!headerCharRegex.test(characters)}
function parseRangeHeader(range){if(range==null||range==="")return{start:0,end:null,size:null};let m=range?range.match(/^bytes (\d+)-(\d+)\/(\d+)?$/):null;return m?
{start:parseInt(m[1]),end:m[2]?parseInt(m[2]):null,size:m[3]?parseInt(m[3]):null}:null}function addListener(obj,name,listener){return(obj[kListeners]??=[]).push(
[name,listener]),obj.on(name,listener),obj}function removeAllListeners(obj){for(let[name,listener]of obj[kListeners]??[])obj.removeListener(name,listener);obj[kListeners]=
null}function errorRequest(client,request,err){try{request.onError(err),assert(request.aborted)}catch(err2){client.emit("error",err2)}}var kEnumerableProperty=Object.
create(null);kEnumerableProperty.enumerable=!0;var normalizedMethodRecordsBase={delete:"DELETE",DELETE:"DELETE",get:"GET",GET:"GET",head:"HEAD",HEAD:"HEAD",options:"\
OPTIONS",OPTIONS:"OPTIONS",post:"POST",POST:"POST",put:"PUT",PUT:"PUT"},normalizedMethodRecords={...normalizedMethodRecordsBase,patch:"patch",PATCH:"PATCH"};Object.
setPrototypeOf(normalizedMethodRecordsBase,null),Object.setPrototypeOf(normalizedMethodRecords,null),module.exports={kEnumerableProperty,nop,isDisturbed,isErrored,
isReadable,toUSVString,isUSVString,isBlobLike,parseOrigin,parseURL,getServerName,isStream,isIterable,isAsyncIterable,isDestroyed,headerNameToString,bufferToLowerCasedHeaderName,
addListener,removeAllListeners,errorRequest,parseRawHeaders,parseHeaders,parseKeepAliveTimeout,destroy,bodyLength,deepClone,ReadableStreamFrom,isBuffer,validateHandler,
getSocketInfo,isFormDataLike,buildURL,addAbortListener,isValidHTTPToken,isValidHeaderValue,isTokenCharCode,parseRangeHeader,normalizedMethodRecordsBase,normalizedMethodRecords,
isValidPort,isHttpOrHttpsPrefixed,nodeMajor,nodeMinor,safeHTTPMethods:["GET","HEAD","OPTIONS","TRACE"],wrapRequestBody}}}),require_diagnostics=_4___commonJS({"n\
ode_modules/undici/lib/core/diagnostics.js"(exports,module){"use strict";_3_init_node_22();var diagnosticsChannel=_4___require("node:diagnostics_channel"),util=_4___require(
"node:util"),undiciDebugLog=util.debuglog("undici"),fetchDebuglog=util.debuglog("fetch"),websocketDebuglog=util.debuglog("websocket"),isClientSet=!1,channels={beforeConnect:diagnosticsChannel.
channel("undici:client:beforeConnect"),connected:diagnosticsChannel.channel("undici:client:connected"),connectError:diagnosticsChannel.channel("undici:client:co\
nnectError"),sendHeaders:diagnosticsChannel.channel("undici:client:sendHeaders"),create:diagnosticsChannel.channel("undici:request:create"),bodySent:diagnosticsChannel.
channel("undici:request:bodySent"),headers:diagnosticsChannel.channel("undici:request:headers"),trailers:diagnosticsChannel.channel("undici:request:trailers"),error:diagnosticsChannel.
channel("undici:request:error"),open:diagnosticsChannel.channel("undici:websocket:open"),close:diagnosticsChannel.channel("undici:websocket:close"),socketError:diagnosticsChannel.
channel("undici:websocket:socket_error"),ping:diagnosticsChannel.channel("undici:websocket:ping"),pong:diagnosticsChannel.channel("undici:websocket:pong")};if(undiciDebugLog.
enabled||fetchDebuglog.enabled){let debuglog=fetchDebuglog.enabled?fetchDebuglog:undiciDebugLog;diagnosticsChannel.channel("undici:client:beforeConnect").subscribe(
evt=>{let{connectParams:{version,protocol,port,host}}=evt;debuglog("connecting to %s using %s%s",`${host}${port?`:${port}`:""}`,protocol,version)}),diagnosticsChannel.
channel("undici:client:connected").subscribe(evt=>{let{connectParams:{version,protocol,port,host}}=evt;debuglog("connected to %s using %s%s",`${host}${port?`:${port}`:
""}`,protocol,version)}),diagnosticsChannel.channel("undici:client:connectError").subscribe(evt=>{let{connectParams:{version,protocol,port,host},error}=evt;debuglog(
"connection to %s using %s%s errored - %s",`${host}${port?`:${port}`:""}`,protocol,version,error.message)}),diagnosticsChannel.channel("undici:client:sendHeader\
s").subscribe(evt=>{let{request:{method,path,origin}}=evt;debuglog("sending request to %s %s/%s",method,origin,path)}),diagnosticsChannel.channel("undici:reques\
t:headers").subscribe(evt=>{let{request:{method,path,origin},response:{statusCode}}=evt;debuglog("received response to %s %s/%s - HTTP %d",method,origin,path,statusCode)}),
diagnosticsChannel.channel("undici:request:trailers").subscribe(evt=>{let{request:{method,path,origin}}=evt;debuglog("trailers received from %s %s/%s",method,origin,
path)}),diagnosticsChannel.channel("undici:request:error").subscribe(evt=>{let{request:{method,path,origin},error}=evt;debuglog("request to %s %s/%s errored - %\
s",method,origin,path,error.message)}),isClientSet=!0}if(websocketDebuglog.enabled){if(!isClientSet){let debuglog=undiciDebugLog.enabled?undiciDebugLog:websocketDebuglog;
diagnosticsChannel.channel("undici:client:beforeConnect").subscribe(evt=>{let{connectParams:{version,protocol,port,host}}=evt;debuglog("connecting to %s%s using\
 %s%s",host,port?`:${port}`:"",protocol,version)}),diagnosticsChannel.channel("undici:client:connected").subscribe(evt=>{let{connectParams:{version,protocol,port,
host}}=evt;debuglog("connected to %s%s using %s%s",host,port?`:${port}`:"",protocol,version)}),diagnosticsChannel.channel("undici:client:connectError").subscribe(
evt=>{let{connectParams:{version,protocol,port,host},error}=evt;debuglog("connection to %s%s using %s%s errored - %s",host,port?`:${port}`:"",protocol,version,error.
message)}),diagnosticsChannel.channel("undici:client:sendHeaders").subscribe(evt=>{let{request:{method,path,origin}}=evt;debuglog("sending request to %s %s/%s",
method,origin,path)})}diagnosticsChannel.channel("undici:websocket:open").subscribe(evt=>{let{address:{address,port}}=evt;websocketDebuglog("connection opened %\
s%s",address,port?`:${port}`:"")}),diagnosticsChannel.channel("undici:websocket:close").subscribe(evt=>{let{websocket,code,reason}=evt;websocketDebuglog("closed\
 connection to %s - %s %s",websocket.url,code,reason)}),diagnosticsChannel.channel("undici:websocket:socket_error").subscribe(err=>{websocketDebuglog("connectio\
n errored - %s",err.message)}),diagnosticsChannel.channel("undici:websocket:ping").subscribe(evt=>{websocketDebuglog("ping received")}),diagnosticsChannel.channel(
"undici:websocket:pong").subscribe(evt=>{websocketDebuglog("pong received")})}module.exports={channels}}}),require_request=_4___commonJS({"node_modules/undici/l\
ib/core/request.js"(exports,module){"use strict";_3_init_node_22();var{InvalidArgumentError,NotSupportedError}=require_errors(),assert=_4___require("node:assert"),
{isValidHTTPToken,isValidHeaderValue,isStream,destroy,isBuffer,isFormDataLike,isIterable,isBlobLike,buildURL,validateHandler,getServerName,normalizedMethodRecords}=require_util(),
{channels}=require_diagnostics(),{headerNameLowerCasedRecord}=require_constants(),invalidPathRegex=/[^\u0021-\u00ff]/,kHandler=Symbol("handler"),Request=class{constructor(origin,{
path,method,body,headers,query,idempotent,blocking,upgrade,headersTimeout,bodyTimeout,reset,throwOnError,expectContinue,servername},handler){if(typeof path!="st\
ring")throw new InvalidArgumentError("path must be a string");if(path[0]!=="/"&&!(path.startsWith("http://")||path.startsWith("https://"))&&method!=="CONNECT")throw new InvalidArgumentError(
"path must be an absolute URL or start with a slash");if(invalidPathRegex.test(path))throw new InvalidArgumentError("invalid request path");if(typeof method!="s\
tring")throw new InvalidArgumentError("method must be a string");if(normalizedMethodRecords[method]===void 0&&!isValidHTTPToken(method))throw new InvalidArgumentError(
"invalid request method");if(upgrade&&typeof upgrade!="string")throw new InvalidArgumentError("upgrade must be a string");if(upgrade&&!isValidHeaderValue(upgrade))
throw new InvalidArgumentError("invalid upgrade header");if(headersTimeout!=null&&(!Number.isFinite(headersTimeout)||headersTimeout<0))throw new InvalidArgumentError(
"invalid headersTimeout");if(bodyTimeout!=null&&(!Number.isFinite(bodyTimeout)||bodyTimeout<0))throw new InvalidArgumentError("invalid bodyTimeout");if(reset!=null&&
typeof reset!="boolean")throw new InvalidArgumentError("invalid reset");if(expectContinue!=null&&typeof expectContinue!="boolean")throw new InvalidArgumentError(
"invalid expectContinue");if(this.headersTimeout=headersTimeout,this.bodyTimeout=bodyTimeout,this.throwOnError=throwOnError===!0,this.method=method,this.abort=null,
body==null)this.body=null;else if(isStream(body)){this.body=body;let rState=this.body._readableState;(!rState||!rState.autoDestroy)&&(this.endHandler=function(){
destroy(this)},this.body.on("end",this.endHandler)),this.errorHandler=err=>{this.abort?this.abort(err):this.error=err},this.body.on("error",this.errorHandler)}else if(isBuffer(
body))this.body=body.byteLength?body:null;else if(ArrayBuffer.isView(body))this.body=body.buffer.byteLength?Buffer.from(body.buffer,body.byteOffset,body.byteLength):
null;else if(body instanceof ArrayBuffer)this.body=body.byteLength?Buffer.from(body):null;else if(typeof body=="string")this.body=body.length?Buffer.from(body):
null;else if(isFormDataLike(body)||isIterable(body)||isBlobLike(body))this.body=body;else throw new InvalidArgumentError("body must be a string, a Buffer, a Rea\
dable stream, an iterable, or an async iterable");if(this.completed=!1,this.aborted=!1,this.upgrade=upgrade||null,this.path=query?buildURL(path,query):path,this.
origin=origin,this.idempotent=idempotent??(method==="HEAD"||method==="GET"),this.blocking=blocking??!1,this.reset=reset??null,this.host=null,this.contentLength=
null,this.contentType=null,this.headers=[],this.expectContinue=expectContinue??!1,Array.isArray(headers)){if(headers.length%2!==0)throw new InvalidArgumentError(
"headers array must be even");for(let i=0;i<headers.length;i+=2)processHeader(this,headers[i],headers[i+1])}else if(headers&&typeof headers=="object")if(headers[Symbol.
iterator])for(let header of headers){if(!Array.isArray(header)||header.length!==2)throw new InvalidArgumentError("headers must be in key-value pair format");processHeader(
this,header[0],header[1])}else{let keys=Object.keys(headers);for(let i=0;i<keys.length;++i)processHeader(this,keys[i],headers[keys[i]])}else if(headers!=null)throw new InvalidArgumentError(
"headers must be an object or an array");validateHandler(handler,method,upgrade),this.servername=servername||getServerName(this.host),this[kHandler]=handler,channels.
create.hasSubscribers&&channels.create.publish({request:this})}onBodySent(chunk){if(this[kHandler].onBodySent)try{return this[kHandler].onBodySent(chunk)}catch(err){
this.abort(err)}}onRequestSent(){if(channels.bodySent.hasSubscribers&&channels.bodySent.publish({request:this}),this[kHandler].onRequestSent)try{return this[kHandler].
onRequestSent()}catch(err){this.abort(err)}}onConnect(abort){if(assert(!this.aborted),assert(!this.completed),this.error)abort(this.error);else return this.abort=
abort,this[kHandler].onConnect(abort)}onResponseStarted(){return this[kHandler].onResponseStarted?.()}onHeaders(statusCode,headers,resume,statusText){assert(!this.
aborted),assert(!this.completed),channels.headers.hasSubscribers&&channels.headers.publish({request:this,response:{statusCode,headers,statusText}});try{return this[kHandler].
onHeaders(statusCode,headers,resume,statusText)}catch(err){this.abort(err)}}onData(chunk){assert(!this.aborted),assert(!this.completed);try{return this[kHandler].
onData(chunk)}catch(err){return this.abort(err),!1}}onUpgrade(statusCode,headers,socket,statusText=""){this.onFinally(),assert(!this.aborted),assert(!this.completed),
statusCode!==null&&this.#publishUpgradeHeaders(statusCode,headers,statusText);let result=this[kHandler].onUpgrade(statusCode,headers,socket);return this.aborted||
(this.completed=!0,statusCode!==null&&this.#publishUpgradeTrailers()),result}onUpgradeResponse(statusCode,headers,parseHeaders,statusText=""){assert(!this.aborted),
assert(this.completed),channels.headers.hasSubscribers&&this.#publishUpgradeHeaders(statusCode,parseHeaders(headers),statusText),this.#publishUpgradeTrailers()}onUpgradeError(error){
assert(!this.aborted),assert(this.completed),channels.error.hasSubscribers&&channels.error.publish({request:this,error})}#publishUpgradeHeaders(statusCode,headers,statusText){
channels.headers.hasSubscribers&&channels.headers.publish({request:this,response:{statusCode,headers,statusText}})}#publishUpgradeTrailers(){channels.trailers.hasSubscribers&&
channels.trailers.publish({request:this,trailers:[]})}onComplete(trailers){this.onFinally(),assert(!this.aborted),this.completed=!0,channels.trailers.hasSubscribers&&
channels.trailers.publish({request:this,trailers});try{return this[kHandler].onComplete(trailers)}catch(err){this.onError(err)}}onError(error){if(this.onFinally(),
channels.error.hasSubscribers&&channels.error.publish({request:this,error}),!this.aborted)return this.aborted=!0,this[kHandler].onError(error)}onFinally(){this.
errorHandler&&(this.body.off("error",this.errorHandler),this.errorHandler=null),this.endHandler&&(this.body.off("end",this.endHandler),this.endHandler=null)}addHeader(key,value){
return processHeader(this,key,value),this}};function processHeader(request,key,val){if(val&&typeof val=="object"&&!Array.isArray(val))throw new InvalidArgumentError(
`invalid ${key} header`);if(val===void 0)return;let headerName=headerNameLowerCasedRecord[key];if(headerName===void 0&&(headerName=key.toLowerCase(),headerNameLowerCasedRecord[headerName]===
void 0&&!isValidHTTPToken(headerName)))throw new InvalidArgumentError("invalid header key");if(Array.isArray(val)){let arr=[];for(let i=0;i<val.length;i++)if(typeof val[i]==
"string"){if(!isValidHeaderValue(val[i]))throw new InvalidArgumentError(`invalid ${key} header`);arr.push(val[i])}else if(val[i]===null)arr.push("");else{if(typeof val[i]==
"object")throw new InvalidArgumentError(`invalid ${key} header`);{let str=`${val[i]}`;if(!isValidHeaderValue(str))throw new InvalidArgumentError(`invalid ${key}\
 header`);arr.push(str)}}val=arr}else if(typeof val=="string"){if(!isValidHeaderValue(val))throw new InvalidArgumentError(`invalid ${key} header`)}else if(val===
null)val="";else if(val=`${val}`,!isValidHeaderValue(val))throw new InvalidArgumentError(`invalid ${key} header`);if(headerName==="host"){if(request.host!==null)
throw new InvalidArgumentError("duplicate host header");if(typeof val!="string")throw new InvalidArgumentError("invalid host header");request.host=val}else if(headerName===
"content-length"){if(request.contentLength!==null)throw new InvalidArgumentError("duplicate content-length header");if(request.contentLength=parseInt(val,10),!Number.
isFinite(request.contentLength))throw new InvalidArgumentError("invalid content-length header")}else if(request.contentType===null&&headerName==="content-type")
request.contentType=val,request.headers.push(key,val);else{if(headerName==="transfer-encoding"||headerName==="keep-alive"||headerName==="upgrade")throw new InvalidArgumentError(
`invalid ${headerName} header`);if(headerName==="connection"){let value=typeof val=="string"?val.toLowerCase():null;if(value!=="close"&&value!=="keep-alive")throw new InvalidArgumentError(
"invalid connection header");value==="close"&&(request.reset=!0)}else{if(headerName==="expect")throw new NotSupportedError("expect header not supported");request.
headers.push(key,val)}}}module.exports=Request}}),require_dispatcher=_4___commonJS({"node_modules/undici/lib/dispatcher/dispatcher.js"(exports,module){"use stri\
ct";_3_init_node_22();var EventEmitter=_4___require("node:events"),Dispatcher=class extends EventEmitter{dispatch(){throw new Error("not implemented")}close(){throw new Error(
"not implemented")}destroy(){throw new Error("not implemented")}compose(...args){let interceptors=Array.isArray(args[0])?args[0]:args,dispatch=this.dispatch.bind(
this);for(let interceptor of interceptors)if(interceptor!=null){if(typeof interceptor!="function")throw new TypeError(`invalid interceptor, expected function re\
ceived ${typeof interceptor}`);if(dispatch=interceptor(dispatch),dispatch==null||typeof dispatch!="function"||dispatch.length!==2)throw new TypeError("invalid i\
nterceptor")}return new ComposedDispatcher(this,dispatch)}},ComposedDispatcher=class extends Dispatcher{#dispatcher=null;#dispatch=null;constructor(dispatcher,dispatch){
super(),this.#dispatcher=dispatcher,this.#dispatch=dispatch}dispatch(...args){this.#dispatch(...args)}close(...args){return this.#dispatcher.close(...args)}destroy(...args){
return this.#dispatcher.destroy(...args)}};module.exports=Dispatcher}}),require_dispatcher_base=_4___commonJS({"node_modules/undici/lib/dispatcher/dispatcher-ba\
se.js"(exports,module){"use strict";_3_init_node_22();var buffer=_4___require("node:buffer"),Dispatcher=require_dispatcher(),{ClientDestroyedError,ClientClosedError,
InvalidArgumentError}=require_errors(),{kDestroy,kClose,kClosed,kDestroyed,kDispatch,kInterceptors}=require_symbols(),kOnDestroyed=Symbol("onDestroyed"),kOnClosed=Symbol(
"onClosed"),kInterceptedDispatch=Symbol("Intercepted Dispatch"),kWebSocketOptions=Symbol("webSocketOptions"),kEventSourceOptions=Symbol("eventSourceOptions"),DispatcherBase=class extends Dispatcher{constructor(opts){
super(),this[kDestroyed]=!1,this[kOnDestroyed]=null,this[kClosed]=!1,this[kOnClosed]=[],this[kWebSocketOptions]=opts?.webSocket??{},this[kEventSourceOptions]=opts?.
eventSource??{}}get webSocketOptions(){return{maxFragments:this[kWebSocketOptions].maxFragments??131072,maxPayloadSize:this[kWebSocketOptions].maxPayloadSize??128*
1024*1024}}get eventSourceOptions(){return{maxEventSize:this[kEventSourceOptions].maxEventSize??buffer.kStringMaxLength}}get destroyed(){return this[kDestroyed]}get closed(){
return this[kClosed]}get interceptors(){return this[kInterceptors]}set interceptors(newInterceptors){if(newInterceptors){for(let i=newInterceptors.length-1;i>=0;i--)
if(typeof this[kInterceptors][i]!="function")throw new InvalidArgumentError("interceptor must be an function")}this[kInterceptors]=newInterceptors}close(callback){
if(callback===void 0)return new Promise((resolve,reject)=>{this.close((err,data)=>err?reject(err):resolve(data))});if(typeof callback!="function")throw new InvalidArgumentError(
"invalid callback");if(this[kDestroyed]){queueMicrotask(()=>callback(new ClientDestroyedError,null));return}if(this[kClosed]){this[kOnClosed]?this[kOnClosed].push(
callback):queueMicrotask(()=>callback(null,null));return}this[kClosed]=!0,this[kOnClosed].push(callback);let onClosed=()=>{let callbacks=this[kOnClosed];this[kOnClosed]=
null;for(let i=0;i<callbacks.length;i++)callbacks[i](null,null)};this[kClose]().then(()=>this.destroy()).then(()=>{queueMicrotask(onClosed)})}destroy(err,callback){
if(typeof err=="function"&&(callback=err,err=null),callback===void 0)return new Promise((resolve,reject)=>{this.destroy(err,(err2,data)=>err2?reject(err2):resolve(
data))});if(typeof callback!="function")throw new InvalidArgumentError("invalid callback");if(this[kDestroyed]){this[kOnDestroyed]?this[kOnDestroyed].push(callback):
queueMicrotask(()=>callback(null,null));return}err||(err=new ClientDestroyedError),this[kDestroyed]=!0,this[kOnDestroyed]=this[kOnDestroyed]||[],this[kOnDestroyed].
push(callback);let onDestroyed=()=>{let callbacks=this[kOnDestroyed];this[kOnDestroyed]=null;for(let i=0;i<callbacks.length;i++)callbacks[i](null,null)};this[kDestroy](
err).then(()=>{queueMicrotask(onDestroyed)})}[kInterceptedDispatch](opts,handler){if(!this[kInterceptors]||this[kInterceptors].length===0)return this[kInterceptedDispatch]=
this[kDispatch],this[kDispatch](opts,handler);let dispatch=this[kDispatch].bind(this);for(let i=this[kInterceptors].length-1;i>=0;i--)dispatch=this[kInterceptors][i](
dispatch);return this[kInterceptedDispatch]=dispatch,dispatch(opts,handler)}dispatch(opts,handler){if(!handler||typeof handler!="object")throw new InvalidArgumentError(
"handler must be an object");try{if(!opts||typeof opts!="object")throw new InvalidArgumentError("opts must be an object.");if(this[kDestroyed]||this[kOnDestroyed])
throw new ClientDestroyedError;if(this[kClosed])throw new ClientClosedError;return this[kInterceptedDispatch](opts,handler)}catch(err){if(typeof handler.onError!=
"function")throw new InvalidArgumentError("invalid onError method");return handler.onError(err),!1}}};module.exports=DispatcherBase}}),require_timers=_4___commonJS(
{"node_modules/undici/lib/util/timers.js"(exports,module){"use strict";_3_init_node_22();var fastNow=0,RESOLUTION_MS=1e3,TICK_MS=(RESOLUTION_MS>>1)-1,fastNowTimeout,
kFastTimer=Symbol("kFastTimer"),fastTimers=[],NOT_IN_LIST=-2,TO_BE_CLEARED=-1,PENDING=0,ACTIVE=1;function onTick(){fastNow+=TICK_MS;let idx=0,len=fastTimers.length;
for(;idx<len;){let timer=fastTimers[idx];timer._state===PENDING?(timer._idleStart=fastNow-TICK_MS,timer._state=ACTIVE):timer._state===ACTIVE&&fastNow>=timer._idleStart+
timer._idleTimeout&&(timer._state=TO_BE_CLEARED,timer._idleStart=-1,timer._onTimeout(timer._timerArg)),timer._state===TO_BE_CLEARED?(timer._state=NOT_IN_LIST,--len!==
0&&(fastTimers[idx]=fastTimers[len])):++idx}fastTimers.length=len,fastTimers.length!==0&&refreshTimeout()}function refreshTimeout(){fastNowTimeout?fastNowTimeout.
refresh():(clearTimeout(fastNowTimeout),fastNowTimeout=setTimeout(onTick,TICK_MS),fastNowTimeout.unref&&fastNowTimeout.unref())}var FastTimer=class{[kFastTimer]=!0;_state=NOT_IN_LIST;_idleTimeout=-1;_idleStart=-1;_onTimeout;_timerArg;constructor(callback,delay,arg){
this._onTimeout=callback,this._idleTimeout=delay,this._timerArg=arg,this.refresh()}refresh(){this._state===NOT_IN_LIST&&fastTimers.push(this),(!fastNowTimeout||
fastTimers.length===1)&&refreshTimeout(),this._state=PENDING}clear(){this._state=TO_BE_CLEARED,this._idleStart=-1}};module.exports={setTimeout(callback,delay,arg){
return delay<=RESOLUTION_MS?setTimeout(callback,delay,arg):new FastTimer(callback,delay,arg)},clearTimeout(timeout){timeout[kFastTimer]?timeout.clear():clearTimeout(
timeout)},setFastTimeout(callback,delay,arg){return new FastTimer(callback,delay,arg)},clearFastTimeout(timeout){timeout.clear()},now(){return fastNow},tick(delay=0){
fastNow+=delay-RESOLUTION_MS+1,onTick(),onTick()},reset(){fastNow=0,fastTimers.length=0,clearTimeout(fastNowTimeout),fastNowTimeout=null},kFastTimer}}}),require_connect=_4___commonJS(
{"node_modules/undici/lib/core/connect.js"(exports,module){"use strict";_3_init_node_22();var net=_4___require("node:net"),assert=_4___require("node:assert"),util=require_util(),
{InvalidArgumentError,ConnectTimeoutError}=require_errors(),timers=require_timers();function noop(){}var tls,SessionCache;global.FinalizationRegistry&&!(process.
env.NODE_V8_COVERAGE||process.env.UNDICI_NO_FG)?SessionCache=class{constructor(maxCachedSessions){this._maxCachedSessions=maxCachedSessions,this._sessionCache=new Map,
this._sessionRegistry=new global.FinalizationRegistry(key=>{if(this._sessionCache.size<this._maxCachedSessions)return;let ref=this._sessionCache.get(key);ref!==
void 0&&ref.deref()===void 0&&this._sessionCache.delete(key)})}get(sessionKey){let ref=this._sessionCache.get(sessionKey);return ref?ref.deref():null}set(sessionKey,session){
this._maxCachedSessions!==0&&(this._sessionCache.set(sessionKey,new WeakRef(session)),this._sessionRegistry.register(session,sessionKey))}}:SessionCache=class{constructor(maxCachedSessions){
this._maxCachedSessions=maxCachedSessions,this._sessionCache=new Map}get(sessionKey){return this._sessionCache.get(sessionKey)}set(sessionKey,session){if(this._maxCachedSessions!==
0){if(this._sessionCache.size>=this._maxCachedSessions){let{value:oldestKey}=this._sessionCache.keys().next();this._sessionCache.delete(oldestKey)}this._sessionCache.
set(sessionKey,session)}}};function buildConnector({allowH2,maxCachedSessions,socketPath,timeout,session:customSession,...opts}){if(maxCachedSessions!=null&&(!Number.
isInteger(maxCachedSessions)||maxCachedSessions<0))throw new InvalidArgumentError("maxCachedSessions must be a positive integer or zero");let options={path:socketPath,
...opts},sessionCache=new SessionCache(maxCachedSessions??100);return timeout=timeout??1e4,allowH2=allowH2??!1,function({hostname,host,protocol,port,servername,
localAddress,httpSocket},callback){let socket;if(protocol==="https:"){tls||(tls=_4___require("node:tls")),servername=servername||options.servername||util.getServerName(
host)||null;let sessionKey=servername||hostname;assert(sessionKey);let session=customSession||sessionCache.get(sessionKey)||null;port=port||443,socket=tls.connect(
{highWaterMark:16384,...options,servername,session,localAddress,ALPNProtocols:allowH2?["http/1.1","h2"]:["http/1.1"],socket:httpSocket,port,host:hostname}),socket.
on("session",function(session2){sessionCache.set(sessionKey,session2)})}else assert(!httpSocket,"httpSocket can only be sent on TLS update"),port=port||80,socket=
net.connect({highWaterMark:64*1024,...options,localAddress,port,host:hostname});if(options.keepAlive==null||options.keepAlive){let keepAliveInitialDelay=options.
keepAliveInitialDelay===void 0?6e4:options.keepAliveInitialDelay;socket.setKeepAlive(!0,keepAliveInitialDelay)}let clearConnectTimeout=setupConnectTimeout(new WeakRef(
socket),{timeout,hostname,port});return socket.setNoDelay(!0).once(protocol==="https:"?"secureConnect":"connect",function(){if(queueMicrotask(clearConnectTimeout),
callback){let cb=callback;callback=null,cb(null,this)}}).on("error",function(err){if(queueMicrotask(clearConnectTimeout),callback){let cb=callback;callback=null,
cb(err)}}),socket}}var setupConnectTimeout=process.platform==="win32"?(socketWeakRef,opts)=>{if(!opts.timeout)return noop;let s1=null,s2=null,fastTimer=timers.setFastTimeout(
()=>{s1=setImmediate(()=>{s2=setImmediate(()=>onConnectTimeout(socketWeakRef.deref(),opts))})},opts.timeout);return()=>{timers.clearFastTimeout(fastTimer),clearImmediate(
s1),clearImmediate(s2)}}:(socketWeakRef,opts)=>{if(!opts.timeout)return noop;let s1=null,fastTimer=timers.setFastTimeout(()=>{s1=setImmediate(()=>{onConnectTimeout(
socketWeakRef.deref(),opts)})},opts.timeout);return()=>{timers.clearFastTimeout(fastTimer),clearImmediate(s1)}};function onConnectTimeout(socket,opts){if(socket==
null)return;let message="Connect Timeout Error";Array.isArray(socket.autoSelectFamilyAttemptedAddresses)?message+=` (attempted addresses: ${socket.autoSelectFamilyAttemptedAddresses.
join(", ")},`:message+=` (attempted address: ${opts.hostname}:${opts.port},`,message+=` timeout: ${opts.timeout}ms)`,util.destroy(socket,new ConnectTimeoutError(
message))}module.exports=buildConnector}}),require_utils=_4___commonJS({"node_modules/undici/lib/llhttp/utils.js"(exports){"use strict";_3_init_node_22(),Object.
defineProperty(exports,"__esModule",{value:!0}),exports.enumToMap=void 0;function enumToMap(obj){let res={};return Object.keys(obj).forEach(key=>{let value=obj[key];
typeof value=="number"&&(res[key]=value)}),res}exports.enumToMap=enumToMap}}),require_constants2=_4___commonJS({"node_modules/undici/lib/llhttp/constants.js"(exports){
"use strict";_3_init_node_22(),Object.defineProperty(exports,"__esModule",{value:!0}),exports.SPECIAL_HEADERS=exports.HEADER_STATE=exports.MINOR=exports.MAJOR=exports.
CONNECTION_TOKEN_CHARS=exports.HEADER_CHARS=exports.TOKEN=exports.STRICT_TOKEN=exports.HEX=exports.URL_CHAR=exports.STRICT_URL_CHAR=exports.USERINFO_CHARS=exports.
MARK=exports.ALPHANUM=exports.NUM=exports.HEX_MAP=exports.NUM_MAP=exports.ALPHA=exports.FINISH=exports.H_METHOD_MAP=exports.METHOD_MAP=exports.METHODS_RTSP=exports.
METHODS_ICE=exports.METHODS_HTTP=exports.METHODS=exports.LENIENT_FLAGS=exports.FLAGS=exports.TYPE=exports.ERROR=void 0;var utils_1=require_utils(),ERROR;(function(ERROR2){
ERROR2[ERROR2.OK=0]="OK",ERROR2[ERROR2.INTERNAL=1]="INTERNAL",ERROR2[ERROR2.STRICT=2]="STRICT",ERROR2[ERROR2.LF_EXPECTED=3]="LF_EXPECTED",ERROR2[ERROR2.UNEXPECTED_CONTENT_LENGTH=
4]="UNEXPECTED_CONTENT_LENGTH",ERROR2[ERROR2.CLOSED_CONNECTION=5]="CLOSED_CONNECTION",ERROR2[ERROR2.INVALID_METHOD=6]="INVALID_METHOD",ERROR2[ERROR2.INVALID_URL=
7]="INVALID_URL",ERROR2[ERROR2.INVALID_CONSTANT=8]="INVALID_CONSTANT",ERROR2[ERROR2.INVALID_VERSION=9]="INVALID_VERSION",ERROR2[ERROR2.INVALID_HEADER_TOKEN=10]=
"INVALID_HEADER_TOKEN",ERROR2[ERROR2.INVALID_CONTENT_LENGTH=11]="INVALID_CONTENT_LENGTH",ERROR2[ERROR2.INVALID_CHUNK_SIZE=12]="INVALID_CHUNK_SIZE",ERROR2[ERROR2.
INVALID_STATUS=13]="INVALID_STATUS",ERROR2[ERROR2.INVALID_EOF_STATE=14]="INVALID_EOF_STATE",ERROR2[ERROR2.INVALID_TRANSFER_ENCODING=15]="INVALID_TRANSFER_ENCODI\
NG",ERROR2[ERROR2.CB_MESSAGE_BEGIN=16]="CB_MESSAGE_BEGIN",ERROR2[ERROR2.CB_HEADERS_COMPLETE=17]="CB_HEADERS_COMPLETE",ERROR2[ERROR2.CB_MESSAGE_COMPLETE=18]="CB_\
MESSAGE_COMPLETE",ERROR2[ERROR2.CB_CHUNK_HEADER=19]="CB_CHUNK_HEADER",ERROR2[ERROR2.CB_CHUNK_COMPLETE=20]="CB_CHUNK_COMPLETE",ERROR2[ERROR2.PAUSED=21]="PAUSED",
ERROR2[ERROR2.PAUSED_UPGRADE=22]="PAUSED_UPGRADE",ERROR2[ERROR2.PAUSED_H2_UPGRADE=23]="PAUSED_H2_UPGRADE",ERROR2[ERROR2.USER=24]="USER"})(ERROR=exports.ERROR||(exports.
ERROR={}));var TYPE;(function(TYPE2){TYPE2[TYPE2.BOTH=0]="BOTH",TYPE2[TYPE2.REQUEST=1]="REQUEST",TYPE2[TYPE2.RESPONSE=2]="RESPONSE"})(TYPE=exports.TYPE||(exports.
TYPE={}));var FLAGS;(function(FLAGS2){FLAGS2[FLAGS2.CONNECTION_KEEP_ALIVE=1]="CONNECTION_KEEP_ALIVE",FLAGS2[FLAGS2.CONNECTION_CLOSE=2]="CONNECTION_CLOSE",FLAGS2[FLAGS2.
CONNECTION_UPGRADE=4]="CONNECTION_UPGRADE",FLAGS2[FLAGS2.CHUNKED=8]="CHUNKED",FLAGS2[FLAGS2.UPGRADE=16]="UPGRADE",FLAGS2[FLAGS2.CONTENT_LENGTH=32]="CONTENT_LENG\
TH",FLAGS2[FLAGS2.SKIPBODY=64]="SKIPBODY",FLAGS2[FLAGS2.TRAILING=128]="TRAILING",FLAGS2[FLAGS2.TRANSFER_ENCODING=512]="TRANSFER_ENCODING"})(FLAGS=exports.FLAGS||
(exports.FLAGS={}));var LENIENT_FLAGS;(function(LENIENT_FLAGS2){LENIENT_FLAGS2[LENIENT_FLAGS2.HEADERS=1]="HEADERS",LENIENT_FLAGS2[LENIENT_FLAGS2.CHUNKED_LENGTH=
2]="CHUNKED_LENGTH",LENIENT_FLAGS2[LENIENT_FLAGS2.KEEP_ALIVE=4]="KEEP_ALIVE"})(LENIENT_FLAGS=exports.LENIENT_FLAGS||(exports.LENIENT_FLAGS={}));var METHODS;(function(METHODS2){
METHODS2[METHODS2.DELETE=0]="DELETE",METHODS2[METHODS2.GET=1]="GET",METHODS2[METHODS2.HEAD=2]="HEAD",METHODS2[METHODS2.POST=3]="POST",METHODS2[METHODS2.PUT=4]="\
PUT",METHODS2[METHODS2.CONNECT=5]="CONNECT",METHODS2[METHODS2.OPTIONS=6]="OPTIONS",METHODS2[METHODS2.TRACE=7]="TRACE",METHODS2[METHODS2.COPY=8]="COPY",METHODS2[METHODS2.
LOCK=9]="LOCK",METHODS2[METHODS2.MKCOL=10]="MKCOL",METHODS2[METHODS2.MOVE=11]="MOVE",METHODS2[METHODS2.PROPFIND=12]="PROPFIND",METHODS2[METHODS2.PROPPATCH=13]="\
PROPPATCH",METHODS2[METHODS2.SEARCH=14]="SEARCH",METHODS2[METHODS2.UNLOCK=15]="UNLOCK",METHODS2[METHODS2.BIND=16]="BIND",METHODS2[METHODS2.REBIND=17]="REBIND",METHODS2[METHODS2.
UNBIND=18]="UNBIND",METHODS2[METHODS2.ACL=19]="ACL",METHODS2[METHODS2.REPORT=20]="REPORT",METHODS2[METHODS2.MKACTIVITY=21]="MKACTIVITY",METHODS2[METHODS2.CHECKOUT=
22]="CHECKOUT",METHODS2[METHODS2.MERGE=23]="MERGE",METHODS2[METHODS2["M-SEARCH"]=24]="M-SEARCH",METHODS2[METHODS2.NOTIFY=25]="NOTIFY",METHODS2[METHODS2.SUBSCRIBE=
26]="SUBSCRIBE",METHODS2[METHODS2.UNSUBSCRIBE=27]="UNSUBSCRIBE",METHODS2[METHODS2.PATCH=28]="PATCH",METHODS2[METHODS2.PURGE=29]="PURGE",METHODS2[METHODS2.MKCALENDAR=
30]="MKCALENDAR",METHODS2[METHODS2.LINK=31]="LINK",METHODS2[METHODS2.UNLINK=32]="UNLINK",METHODS2[METHODS2.SOURCE=33]="SOURCE",METHODS2[METHODS2.PRI=34]="PRI",METHODS2[METHODS2.
DESCRIBE=35]="DESCRIBE",METHODS2[METHODS2.ANNOUNCE=36]="ANNOUNCE",METHODS2[METHODS2.SETUP=37]="SETUP",METHODS2[METHODS2.PLAY=38]="PLAY",METHODS2[METHODS2.PAUSE=
39]="PAUSE",METHODS2[METHODS2.TEARDOWN=40]="TEARDOWN",METHODS2[METHODS2.GET_PARAMETER=41]="GET_PARAMETER",METHODS2[METHODS2.SET_PARAMETER=42]="SET_PARAMETER",METHODS2[METHODS2.
REDIRECT=43]="REDIRECT",METHODS2[METHODS2.RECORD=44]="RECORD",METHODS2[METHODS2.FLUSH=45]="FLUSH"})(METHODS=exports.METHODS||(exports.METHODS={})),exports.METHODS_HTTP=
[METHODS.DELETE,METHODS.GET,METHODS.HEAD,METHODS.POST,METHODS.PUT,METHODS.CONNECT,METHODS.OPTIONS,METHODS.TRACE,METHODS.COPY,METHODS.LOCK,METHODS.MKCOL,METHODS.
MOVE,METHODS.PROPFIND,METHODS.PROPPATCH,METHODS.SEARCH,METHODS.UNLOCK,METHODS.BIND,METHODS.REBIND,METHODS.UNBIND,METHODS.ACL,METHODS.REPORT,METHODS.MKACTIVITY,METHODS.
CHECKOUT,METHODS.MERGE,METHODS["M-SEARCH"],METHODS.NOTIFY,METHODS.SUBSCRIBE,METHODS.UNSUBSCRIBE,METHODS.PATCH,METHODS.PURGE,METHODS.MKCALENDAR,METHODS.LINK,METHODS.
UNLINK,METHODS.PRI,METHODS.SOURCE],exports.METHODS_ICE=[METHODS.SOURCE],exports.METHODS_RTSP=[METHODS.OPTIONS,METHODS.DESCRIBE,METHODS.ANNOUNCE,METHODS.SETUP,METHODS.
PLAY,METHODS.PAUSE,METHODS.TEARDOWN,METHODS.GET_PARAMETER,METHODS.SET_PARAMETER,METHODS.REDIRECT,METHODS.RECORD,METHODS.FLUSH,METHODS.GET,METHODS.POST],exports.
METHOD_MAP=utils_1.enumToMap(METHODS),exports.H_METHOD_MAP={},Object.keys(exports.METHOD_MAP).forEach(key=>{/^H/.test(key)&&(exports.H_METHOD_MAP[key]=exports.METHOD_MAP[key])});
var FINISH;(function(FINISH2){FINISH2[FINISH2.SAFE=0]="SAFE",FINISH2[FINISH2.SAFE_WITH_CB=1]="SAFE_WITH_CB",FINISH2[FINISH2.UNSAFE=2]="UNSAFE"})(FINISH=exports.
FINISH||(exports.FINISH={})),exports.ALPHA=[];for(let i=65;i<=90;i++)exports.ALPHA.push(String.fromCharCode(i)),exports.ALPHA.push(String.fromCharCode(i+32));exports.
NUM_MAP={0:0,1:1,2:2,3:3,4:4,5:5,6:6,7:7,8:8,9:9},exports.HEX_MAP={0:0,1:1,2:2,3:3,4:4,5:5,6:6,7:7,8:8,9:9,A:10,B:11,C:12,D:13,E:14,F:15,a:10,b:11,c:12,d:13,e:14,
f:15},exports.NUM=["0","1","2","3","4","5","6","7","8","9"],exports.ALPHANUM=exports.ALPHA.concat(exports.NUM),exports.MARK=["-","_",".","!","~","*","'","(",")"],
exports.USERINFO_CHARS=exports.ALPHANUM.concat(exports.MARK).concat(["%",";",":","&","=","+","$",","]),exports.STRICT_URL_CHAR=["!",'"',"$","%","&","'","(",")",
"*","+",",","-",".","/",":",";","<","=",">","@","[","\\","]","^","_","`","{","|","}","~"].concat(exports.ALPHANUM),exports.URL_CHAR=exports.STRICT_URL_CHAR.concat(
["	","\f"]);for(let i=128;i<=255;i++)exports.URL_CHAR.push(i);exports.HEX=exports.NUM.concat(["a","b","c","d","e","f","A","B","C","D","E","F"]),exports.STRICT_TOKEN=
["!","#","$","%","&","'","*","+","-",".","^","_","`","|","~"].concat(exports.ALPHANUM),exports.TOKEN=exports.STRICT_TOKEN.concat([" "]),exports.HEADER_CHARS=["	"];
for(let i=32;i<=255;i++)i!==127&&exports.HEADER_CHARS.push(i);exports.CONNECTION_TOKEN_CHARS=exports.HEADER_CHARS.filter(c=>c!==44),exports.MAJOR=exports.NUM_MAP,
exports.MINOR=exports.MAJOR;var HEADER_STATE;(function(HEADER_STATE2){HEADER_STATE2[HEADER_STATE2.GENERAL=0]="GENERAL",HEADER_STATE2[HEADER_STATE2.CONNECTION=1]=
"CONNECTION",HEADER_STATE2[HEADER_STATE2.CONTENT_LENGTH=2]="CONTENT_LENGTH",HEADER_STATE2[HEADER_STATE2.TRANSFER_ENCODING=3]="TRANSFER_ENCODING",HEADER_STATE2[HEADER_STATE2.
UPGRADE=4]="UPGRADE",HEADER_STATE2[HEADER_STATE2.CONNECTION_KEEP_ALIVE=5]="CONNECTION_KEEP_ALIVE",HEADER_STATE2[HEADER_STATE2.CONNECTION_CLOSE=6]="CONNECTION_CL\
OSE",HEADER_STATE2[HEADER_STATE2.CONNECTION_UPGRADE=7]="CONNECTION_UPGRADE",HEADER_STATE2[HEADER_STATE2.TRANSFER_ENCODING_CHUNKED=8]="TRANSFER_ENCODING_CHUNKED"})(
HEADER_STATE=exports.HEADER_STATE||(exports.HEADER_STATE={})),exports.SPECIAL_HEADERS={connection:HEADER_STATE.CONNECTION,"content-length":HEADER_STATE.CONTENT_LENGTH,
"proxy-connection":HEADER_STATE.CONNECTION,"transfer-encoding":HEADER_STATE.TRANSFER_ENCODING,upgrade:HEADER_STATE.UPGRADE}}}),require_llhttp_wasm=_4___commonJS(
{"node_modules/undici/lib/llhttp/llhttp-wasm.js"(exports,module){"use strict";_3_init_node_22();var{Buffer:Buffer2}=_4___require("node:buffer");module.exports=Buffer2.
from("AGFzbQEAAAABJwdgAX8Bf2ADf39/AX9gAX8AYAJ/fwBgBH9/f38Bf2AAAGADf39/AALLAQgDZW52GHdhc21fb25faGVhZGVyc19jb21wbGV0ZQAEA2VudhV3YXNtX29uX21lc3NhZ2VfYmVnaW4AAANlbn\
YLd2FzbV9vbl91cmwAAQNlbnYOd2FzbV9vbl9zdGF0dXMAAQNlbnYUd2FzbV9vbl9oZWFkZXJfZmllbGQAAQNlbnYUd2FzbV9vbl9oZWFkZXJfdmFsdWUAAQNlbnYMd2FzbV9vbl9ib2R5AAEDZW52GHdhc21fb2\
5fbWVzc2FnZV9jb21wbGV0ZQAAAy0sBQYAAAIAAAAAAAACAQIAAgICAAADAAAAAAMDAwMBAQEBAQEBAQEAAAIAAAAEBQFwARISBQMBAAIGCAF/AUGA1AQLB9EFIgZtZW1vcnkCAAtfaW5pdGlhbGl6ZQAIGV9faW\
5kaXJlY3RfZnVuY3Rpb25fdGFibGUBAAtsbGh0dHBfaW5pdAAJGGxsaHR0cF9zaG91bGRfa2VlcF9hbGl2ZQAvDGxsaHR0cF9hbGxvYwALBm1hbGxvYwAxC2xsaHR0cF9mcmVlAAwEZnJlZQAMD2xsaHR0cF9nZX\
RfdHlwZQANFWxsaHR0cF9nZXRfaHR0cF9tYWpvcgAOFWxsaHR0cF9nZXRfaHR0cF9taW5vcgAPEWxsaHR0cF9nZXRfbWV0aG9kABAWbGxodHRwX2dldF9zdGF0dXNfY29kZQAREmxsaHR0cF9nZXRfdXBncmFkZQ\
ASDGxsaHR0cF9yZXNldAATDmxsaHR0cF9leGVjdXRlABQUbGxodHRwX3NldHRpbmdzX2luaXQAFQ1sbGh0dHBfZmluaXNoABYMbGxodHRwX3BhdXNlABcNbGxodHRwX3Jlc3VtZQAYG2xsaHR0cF9yZXN1bWVfYW\
Z0ZXJfdXBncmFkZQAZEGxsaHR0cF9nZXRfZXJybm8AGhdsbGh0dHBfZ2V0X2Vycm9yX3JlYXNvbgAbF2xsaHR0cF9zZXRfZXJyb3JfcmVhc29uABwUbGxodHRwX2dldF9lcnJvcl9wb3MAHRFsbGh0dHBfZXJybm\
9fbmFtZQAeEmxsaHR0cF9tZXRob2RfbmFtZQAfEmxsaHR0cF9zdGF0dXNfbmFtZQAgGmxsaHR0cF9zZXRfbGVuaWVudF9oZWFkZXJzACEhbGxodHRwX3NldF9sZW5pZW50X2NodW5rZWRfbGVuZ3RoACIdbGxodH\
RwX3NldF9sZW5pZW50X2tlZXBfYWxpdmUAIyRsbGh0dHBfc2V0X2xlbmllbnRfdHJhbnNmZXJfZW5jb2RpbmcAJBhsbGh0dHBfbWVzc2FnZV9uZWVkc19lb2YALgkXAQBBAQsRAQIDBAUKBgcrLSwqKSglJyYK07\
MCLBYAQYjQACgCAARAAAtBiNAAQQE2AgALFAAgABAwIAAgAjYCOCAAIAE6ACgLFAAgACAALwEyIAAtAC4gABAvEAALHgEBf0HAABAyIgEQMCABQYAINgI4IAEgADoAKCABC48MAQd/AkAgAEUNACAAQQhrIgEgAE\
EEaygCACIAQXhxIgRqIQUCQCAAQQFxDQAgAEEDcUUNASABIAEoAgAiAGsiAUGc0AAoAgBJDQEgACAEaiEEAkACQEGg0AAoAgAgAUcEQCAAQf8BTQRAIABBA3YhAyABKAIIIgAgASgCDCICRgRAQYzQAEGM0AAoAg\
BBfiADd3E2AgAMBQsgAiAANgIIIAAgAjYCDAwECyABKAIYIQYgASABKAIMIgBHBEAgACABKAIIIgI2AgggAiAANgIMDAMLIAFBFGoiAygCACICRQRAIAEoAhAiAkUNAiABQRBqIQMLA0AgAyEHIAIiAEEUaiIDKA\
IAIgINACAAQRBqIQMgACgCECICDQALIAdBADYCAAwCCyAFKAIEIgBBA3FBA0cNAiAFIABBfnE2AgRBlNAAIAQ2AgAgBSAENgIAIAEgBEEBcjYCBAwDC0EAIQALIAZFDQACQCABKAIcIgJBAnRBvNIAaiIDKAIAIA\
FGBEAgAyAANgIAIAANAUGQ0ABBkNAAKAIAQX4gAndxNgIADAILIAZBEEEUIAYoAhAgAUYbaiAANgIAIABFDQELIAAgBjYCGCABKAIQIgIEQCAAIAI2AhAgAiAANgIYCyABQRRqKAIAIgJFDQAgAEEUaiACNgIAIA\
IgADYCGAsgASAFTw0AIAUoAgQiAEEBcUUNAAJAAkACQAJAIABBAnFFBEBBpNAAKAIAIAVGBEBBpNAAIAE2AgBBmNAAQZjQACgCACAEaiIANgIAIAEgAEEBcjYCBCABQaDQACgCAEcNBkGU0ABBADYCAEGg0ABBAD\
YCAAwGC0Gg0AAoAgAgBUYEQEGg0AAgATYCAEGU0ABBlNAAKAIAIARqIgA2AgAgASAAQQFyNgIEIAAgAWogADYCAAwGCyAAQXhxIARqIQQgAEH/AU0EQCAAQQN2IQMgBSgCCCIAIAUoAgwiAkYEQEGM0ABBjNAAKA\
IAQX4gA3dxNgIADAULIAIgADYCCCAAIAI2AgwMBAsgBSgCGCEGIAUgBSgCDCIARwRAQZzQACgCABogACAFKAIIIgI2AgggAiAANgIMDAMLIAVBFGoiAygCACICRQRAIAUoAhAiAkUNAiAFQRBqIQMLA0AgAyEHIA\
IiAEEUaiIDKAIAIgINACAAQRBqIQMgACgCECICDQALIAdBADYCAAwCCyAFIABBfnE2AgQgASAEaiAENgIAIAEgBEEBcjYCBAwDC0EAIQALIAZFDQACQCAFKAIcIgJBAnRBvNIAaiIDKAIAIAVGBEAgAyAANgIAIA\
ANAUGQ0ABBkNAAKAIAQX4gAndxNgIADAILIAZBEEEUIAYoAhAgBUYbaiAANgIAIABFDQELIAAgBjYCGCAFKAIQIgIEQCAAIAI2AhAgAiAANgIYCyAFQRRqKAIAIgJFDQAgAEEUaiACNgIAIAIgADYCGAsgASAEai\
AENgIAIAEgBEEBcjYCBCABQaDQACgCAEcNAEGU0AAgBDYCAAwBCyAEQf8BTQRAIARBeHFBtNAAaiEAAn9BjNAAKAIAIgJBASAEQQN2dCIDcUUEQEGM0AAgAiADcjYCACAADAELIAAoAggLIgIgATYCDCAAIAE2Ag\
ggASAANgIMIAEgAjYCCAwBC0EfIQIgBEH///8HTQRAIARBJiAEQQh2ZyIAa3ZBAXEgAEEBdGtBPmohAgsgASACNgIcIAFCADcCECACQQJ0QbzSAGohAAJAQZDQACgCACIDQQEgAnQiB3FFBEAgACABNgIAQZDQAC\
ADIAdyNgIAIAEgADYCGCABIAE2AgggASABNgIMDAELIARBGSACQQF2a0EAIAJBH0cbdCECIAAoAgAhAAJAA0AgACIDKAIEQXhxIARGDQEgAkEddiEAIAJBAXQhAiADIABBBHFqQRBqIgcoAgAiAA0ACyAHIAE2Ag\
AgASADNgIYIAEgATYCDCABIAE2AggMAQsgAygCCCIAIAE2AgwgAyABNgIIIAFBADYCGCABIAM2AgwgASAANgIIC0Gs0ABBrNAAKAIAQQFrIgBBfyAAGzYCAAsLBwAgAC0AKAsHACAALQAqCwcAIAAtACsLBwAgAC\
0AKQsHACAALwEyCwcAIAAtAC4LQAEEfyAAKAIYIQEgAC0ALSECIAAtACghAyAAKAI4IQQgABAwIAAgBDYCOCAAIAM6ACggACACOgAtIAAgATYCGAu74gECB38DfiABIAJqIQQCQCAAIgIoAgwiAA0AIAIoAgQEQC\
ACIAE2AgQLIwBBEGsiCCQAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACfwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAk\
ACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAk\
ACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAk\
ACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAIAIoAhwiA0EBaw7dAd\
oBAdkBAgMEBQYHCAkKCwwNDtgBDxDXARES1gETFBUWFxgZGhvgAd8BHB0e1QEfICEiIyQl1AEmJygpKiss0wHSAS0u0QHQAS8wMTIzNDU2Nzg5Ojs8PT4/QEFCQ0RFRtsBR0hJSs8BzgFLzQFMzAFNTk9QUVJTVF\
VWV1hZWltcXV5fYGFiY2RlZmdoaWprbG1ub3BxcnN0dXZ3eHl6e3x9fn+AAYEBggGDAYQBhQGGAYcBiAGJAYoBiwGMAY0BjgGPAZABkQGSAZMBlAGVAZYBlwGYAZkBmgGbAZwBnQGeAZ8BoAGhAaIBowGkAaUBpg\
GnAagBqQGqAasBrAGtAa4BrwGwAbEBsgGzAbQBtQG2AbcBywHKAbgByQG5AcgBugG7AbwBvQG+Ab8BwAHBAcIBwwHEAcUBxgEA3AELQQAMxgELQQ4MxQELQQ0MxAELQQ8MwwELQRAMwgELQRMMwQELQRQMwAELQR\
UMvwELQRYMvgELQRgMvQELQRkMvAELQRoMuwELQRsMugELQRwMuQELQR0MuAELQQgMtwELQR4MtgELQSAMtQELQR8MtAELQQcMswELQSEMsgELQSIMsQELQSMMsAELQSQMrwELQRIMrgELQREMrQELQSUMrAELQS\
YMqwELQScMqgELQSgMqQELQcMBDKgBC0EqDKcBC0ErDKYBC0EsDKUBC0EtDKQBC0EuDKMBC0EvDKIBC0HEAQyhAQtBMAygAQtBNAyfAQtBDAyeAQtBMQydAQtBMgycAQtBMwybAQtBOQyaAQtBNQyZAQtBxQEMmA\
ELQQsMlwELQToMlgELQTYMlQELQQoMlAELQTcMkwELQTgMkgELQTwMkQELQTsMkAELQT0MjwELQQkMjgELQSkMjQELQT4MjAELQT8MiwELQcAADIoBC0HBAAyJAQtBwgAMiAELQcMADIcBC0HEAAyGAQtBxQAMhQ\
ELQcYADIQBC0EXDIMBC0HHAAyCAQtByAAMgQELQckADIABC0HKAAx/C0HLAAx+C0HNAAx9C0HMAAx8C0HOAAx7C0HPAAx6C0HQAAx5C0HRAAx4C0HSAAx3C0HTAAx2C0HUAAx1C0HWAAx0C0HVAAxzC0EGDHILQd\
cADHELQQUMcAtB2AAMbwtBBAxuC0HZAAxtC0HaAAxsC0HbAAxrC0HcAAxqC0EDDGkLQd0ADGgLQd4ADGcLQd8ADGYLQeEADGULQeAADGQLQeIADGMLQeMADGILQQIMYQtB5AAMYAtB5QAMXwtB5gAMXgtB5wAMXQ\
tB6AAMXAtB6QAMWwtB6gAMWgtB6wAMWQtB7AAMWAtB7QAMVwtB7gAMVgtB7wAMVQtB8AAMVAtB8QAMUwtB8gAMUgtB8wAMUQtB9AAMUAtB9QAMTwtB9gAMTgtB9wAMTQtB+AAMTAtB+QAMSwtB+gAMSgtB+wAMSQ\
tB/AAMSAtB/QAMRwtB/gAMRgtB/wAMRQtBgAEMRAtBgQEMQwtBggEMQgtBgwEMQQtBhAEMQAtBhQEMPwtBhgEMPgtBhwEMPQtBiAEMPAtBiQEMOwtBigEMOgtBiwEMOQtBjAEMOAtBjQEMNwtBjgEMNgtBjwEMNQ\
tBkAEMNAtBkQEMMwtBkgEMMgtBkwEMMQtBlAEMMAtBlQEMLwtBlgEMLgtBlwEMLQtBmAEMLAtBmQEMKwtBmgEMKgtBmwEMKQtBnAEMKAtBnQEMJwtBngEMJgtBnwEMJQtBoAEMJAtBoQEMIwtBogEMIgtBowEMIQ\
tBpAEMIAtBpQEMHwtBpgEMHgtBpwEMHQtBqAEMHAtBqQEMGwtBqgEMGgtBqwEMGQtBrAEMGAtBrQEMFwtBrgEMFgtBAQwVC0GvAQwUC0GwAQwTC0GxAQwSC0GzAQwRC0GyAQwQC0G0AQwPC0G1AQwOC0G2AQwNC0\
G3AQwMC0G4AQwLC0G5AQwKC0G6AQwJC0G7AQwIC0HGAQwHC0G8AQwGC0G9AQwFC0G+AQwEC0G/AQwDC0HAAQwCC0HCAQwBC0HBAQshAwNAAkACQAJAAkACQAJAAkACQAJAIAICfwJAAkACQAJAAkACQAJAAkACQA\
JAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQA\
JAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQA\
JAAkACQAJAAkACQAJAAkACQAJ/AkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAgAgJ/AkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACfw\
JAAkACfwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQA\
JAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACfwJAAkACQAJAAn8CQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQA\
JAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQA\
JAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQCADDsYBAAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHyAhIyUmKCorLC8wMTIzNDU2Nz\
k6Ozw9lANAQkRFRklLTk9QUVJTVFVWWFpbXF1eX2BhYmNkZWZnaGpsb3Bxc3V2eHl6e3x/gAGBAYIBgwGEAYUBhgGHAYgBiQGKAYsBjAGNAY4BjwGQAZEBkgGTAZQBlQGWAZcBmAGZAZoBmwGcAZ0BngGfAaABoQ\
GiAaMBpAGlAaYBpwGoAakBqgGrAawBrQGuAa8BsAGxAbIBswG0AbUBtgG3AbgBuQG6AbsBvAG9Ab4BvwHAAcEBwgHDAcQBxQHGAccByAHJAcsBzAHNAc4BzwGKA4kDiAOHA4QDgwOAA/sC+gL5AvgC9wL0AvMC8g\
LLAsECsALZAQsgASAERw3wAkHdASEDDLMDCyABIARHDcgBQcMBIQMMsgMLIAEgBEcNe0H3ACEDDLEDCyABIARHDXBB7wAhAwywAwsgASAERw1pQeoAIQMMrwMLIAEgBEcNZUHoACEDDK4DCyABIARHDWJB5gAhAw\
ytAwsgASAERw0aQRghAwysAwsgASAERw0VQRIhAwyrAwsgASAERw1CQcUAIQMMqgMLIAEgBEcNNEE/IQMMqQMLIAEgBEcNMkE8IQMMqAMLIAEgBEcNK0ExIQMMpwMLIAItAC5BAUYNnwMMwQILQQAhAAJAAkACQC\
ACLQAqRQ0AIAItACtFDQAgAi8BMCIDQQJxRQ0BDAILIAIvATAiA0EBcUUNAQtBASEAIAItAChBAUYNACACLwEyIgVB5ABrQeQASQ0AIAVBzAFGDQAgBUGwAkYNACADQcAAcQ0AQQAhACADQYgEcUGABEYNACADQS\
hxQQBHIQALIAJBADsBMCACQQA6AC8gAEUN3wIgAkIANwMgDOACC0EAIQACQCACKAI4IgNFDQAgAygCLCIDRQ0AIAIgAxEAACEACyAARQ3MASAAQRVHDd0CIAJBBDYCHCACIAE2AhQgAkGwGDYCECACQRU2AgxBAC\
EDDKQDCyABIARGBEBBBiEDDKQDCyABQQFqIQFBACEAAkAgAigCOCIDRQ0AIAMoAlQiA0UNACACIAMRAAAhAAsgAA3ZAgwcCyACQgA3AyBBEiEDDIkDCyABIARHDRZBHSEDDKEDCyABIARHBEAgAUEBaiEBQRAhAw\
yIAwtBByEDDKADCyACIAIpAyAiCiAEIAFrrSILfSIMQgAgCiAMWhs3AyAgCiALWA3UAkEIIQMMnwMLIAEgBEcEQCACQQk2AgggAiABNgIEQRQhAwyGAwtBCSEDDJ4DCyACKQMgQgBSDccBIAIgAi8BMEGAAXI7AT\
AMQgsgASAERw0/QdAAIQMMnAMLIAEgBEYEQEELIQMMnAMLIAFBAWohAUEAIQACQCACKAI4IgNFDQAgAygCUCIDRQ0AIAIgAxEAACEACyAADc8CDMYBC0EAIQACQCACKAI4IgNFDQAgAygCSCIDRQ0AIAIgAxEAAC\
EACyAARQ3GASAAQRVHDc0CIAJBCzYCHCACIAE2AhQgAkGCGTYCECACQRU2AgxBACEDDJoDC0EAIQACQCACKAI4IgNFDQAgAygCSCIDRQ0AIAIgAxEAACEACyAARQ0MIABBFUcNygIgAkEaNgIcIAIgATYCFCACQY\
IZNgIQIAJBFTYCDEEAIQMMmQMLQQAhAAJAIAIoAjgiA0UNACADKAJMIgNFDQAgAiADEQAAIQALIABFDcQBIABBFUcNxwIgAkELNgIcIAIgATYCFCACQZEXNgIQIAJBFTYCDEEAIQMMmAMLIAEgBEYEQEEPIQMMmA\
MLIAEtAAAiAEE7Rg0HIABBDUcNxAIgAUEBaiEBDMMBC0EAIQACQCACKAI4IgNFDQAgAygCTCIDRQ0AIAIgAxEAACEACyAARQ3DASAAQRVHDcICIAJBDzYCHCACIAE2AhQgAkGRFzYCECACQRU2AgxBACEDDJYDCw\
NAIAEtAABB8DVqLQAAIgBBAUcEQCAAQQJHDcECIAIoAgQhAEEAIQMgAkEANgIEIAIgACABQQFqIgEQLSIADcICDMUBCyAEIAFBAWoiAUcNAAtBEiEDDJUDC0EAIQACQCACKAI4IgNFDQAgAygCTCIDRQ0AIAIgAx\
EAACEACyAARQ3FASAAQRVHDb0CIAJBGzYCHCACIAE2AhQgAkGRFzYCECACQRU2AgxBACEDDJQDCyABIARGBEBBFiEDDJQDCyACQQo2AgggAiABNgIEQQAhAAJAIAIoAjgiA0UNACADKAJIIgNFDQAgAiADEQAAIQ\
ALIABFDcIBIABBFUcNuQIgAkEVNgIcIAIgATYCFCACQYIZNgIQIAJBFTYCDEEAIQMMkwMLIAEgBEcEQANAIAEtAABB8DdqLQAAIgBBAkcEQAJAIABBAWsOBMQCvQIAvgK9AgsgAUEBaiEBQQghAwz8AgsgBCABQQ\
FqIgFHDQALQRUhAwyTAwtBFSEDDJIDCwNAIAEtAABB8DlqLQAAIgBBAkcEQCAAQQFrDgTFArcCwwK4ArcCCyAEIAFBAWoiAUcNAAtBGCEDDJEDCyABIARHBEAgAkELNgIIIAIgATYCBEEHIQMM+AILQRkhAwyQAw\
sgAUEBaiEBDAILIAEgBEYEQEEaIQMMjwMLAkAgAS0AAEENaw4UtQG/Ab8BvwG/Ab8BvwG/Ab8BvwG/Ab8BvwG/Ab8BvwG/Ab8BvwEAvwELQQAhAyACQQA2AhwgAkGvCzYCECACQQI2AgwgAiABQQFqNgIUDI4DCy\
ABIARGBEBBGyEDDI4DCyABLQAAIgBBO0cEQCAAQQ1HDbECIAFBAWohAQy6AQsgAUEBaiEBC0EiIQMM8wILIAEgBEYEQEEcIQMMjAMLQgAhCgJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAk\
AgAS0AAEEwaw43wQLAAgABAgMEBQYH0AHQAdAB0AHQAdAB0AEICQoLDA3QAdAB0AHQAdAB0AHQAdAB0AHQAdAB0AHQAdAB0AHQAdAB0AHQAdAB0AHQAdAB0AHQAdABDg8QERIT0AELQgIhCgzAAgtCAyEKDL8CC0\
IEIQoMvgILQgUhCgy9AgtCBiEKDLwCC0IHIQoMuwILQgghCgy6AgtCCSEKDLkCC0IKIQoMuAILQgshCgy3AgtCDCEKDLYCC0INIQoMtQILQg4hCgy0AgtCDyEKDLMCC0IKIQoMsgILQgshCgyxAgtCDCEKDLACC0\
INIQoMrwILQg4hCgyuAgtCDyEKDK0CC0IAIQoCQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAIAEtAABBMGsON8ACvwIAAQIDBAUGB74CvgK+Ar4CvgK+Ar4CCAkKCwwNvgK+Ar4CvgK+Ar\
4CvgK+Ar4CvgK+Ar4CvgK+Ar4CvgK+Ar4CvgK+Ar4CvgK+Ar4CvgK+Ag4PEBESE74CC0ICIQoMvwILQgMhCgy+AgtCBCEKDL0CC0IFIQoMvAILQgYhCgy7AgtCByEKDLoCC0IIIQoMuQILQgkhCgy4AgtCCiEKDL\
cCC0ILIQoMtgILQgwhCgy1AgtCDSEKDLQCC0IOIQoMswILQg8hCgyyAgtCCiEKDLECC0ILIQoMsAILQgwhCgyvAgtCDSEKDK4CC0IOIQoMrQILQg8hCgysAgsgAiACKQMgIgogBCABa60iC30iDEIAIAogDFobNw\
MgIAogC1gNpwJBHyEDDIkDCyABIARHBEAgAkEJNgIIIAIgATYCBEElIQMM8AILQSAhAwyIAwtBASEFIAIvATAiA0EIcUUEQCACKQMgQgBSIQULAkAgAi0ALgRAQQEhACACLQApQQVGDQEgA0HAAHFFIAVxRQ0BC0\
EAIQAgA0HAAHENAEECIQAgA0EIcQ0AIANBgARxBEACQCACLQAoQQFHDQAgAi0ALUEKcQ0AQQUhAAwCC0EEIQAMAQsgA0EgcUUEQAJAIAItAChBAUYNACACLwEyIgBB5ABrQeQASQ0AIABBzAFGDQAgAEGwAkYNAE\
EEIQAgA0EocUUNAiADQYgEcUGABEYNAgtBACEADAELQQBBAyACKQMgUBshAAsgAEEBaw4FvgIAsAEBpAKhAgtBESEDDO0CCyACQQE6AC8MhAMLIAEgBEcNnQJBJCEDDIQDCyABIARHDRxBxgAhAwyDAwtBACEAAk\
AgAigCOCIDRQ0AIAMoAkQiA0UNACACIAMRAAAhAAsgAEUNJyAAQRVHDZgCIAJB0AA2AhwgAiABNgIUIAJBkRg2AhAgAkEVNgIMQQAhAwyCAwsgASAERgRAQSghAwyCAwtBACEDIAJBADYCBCACQQw2AgggAiABIA\
EQKiIARQ2UAiACQSc2AhwgAiABNgIUIAIgADYCDAyBAwsgASAERgRAQSkhAwyBAwsgAS0AACIAQSBGDRMgAEEJRw2VAiABQQFqIQEMFAsgASAERwRAIAFBAWohAQwWC0EqIQMM/wILIAEgBEYEQEErIQMM/wILIA\
EtAAAiAEEJRyAAQSBHcQ2QAiACLQAsQQhHDd0CIAJBADoALAzdAgsgASAERgRAQSwhAwz+AgsgAS0AAEEKRw2OAiABQQFqIQEMsAELIAEgBEcNigJBLyEDDPwCCwNAIAEtAAAiAEEgRwRAIABBCmsOBIQCiAKIAo\
QChgILIAQgAUEBaiIBRw0AC0ExIQMM+wILQTIhAyABIARGDfoCIAIoAgAiACAEIAFraiEHIAEgAGtBA2ohBgJAA0AgAEHwO2otAAAgAS0AACIFQSByIAUgBUHBAGtB/wFxQRpJG0H/AXFHDQEgAEEDRgRAQQYhAQ\
ziAgsgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAc2AgAM+wILIAJBADYCAAyGAgtBMyEDIAQgASIARg35AiAEIAFrIAIoAgAiAWohByAAIAFrQQhqIQYCQANAIAFB9DtqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcU\
EaSRtB/wFxRw0BIAFBCEYEQEEFIQEM4QILIAFBAWohASAEIABBAWoiAEcNAAsgAiAHNgIADPoCCyACQQA2AgAgACEBDIUCC0E0IQMgBCABIgBGDfgCIAQgAWsgAigCACIBaiEHIAAgAWtBBWohBgJAA0AgAUHQwg\
BqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw0BIAFBBUYEQEEHIQEM4AILIAFBAWohASAEIABBAWoiAEcNAAsgAiAHNgIADPkCCyACQQA2AgAgACEBDIQCCyABIARHBEADQCABLQAAQYA+ai0AAC\
IAQQFHBEAgAEECRg0JDIECCyAEIAFBAWoiAUcNAAtBMCEDDPgCC0EwIQMM9wILIAEgBEcEQANAIAEtAAAiAEEgRwRAIABBCmsOBP8B/gH+Af8B/gELIAQgAUEBaiIBRw0AC0E4IQMM9wILQTghAwz2AgsDQCABLQ\
AAIgBBIEcgAEEJR3EN9gEgBCABQQFqIgFHDQALQTwhAwz1AgsDQCABLQAAIgBBIEcEQAJAIABBCmsOBPkBBAT5AQALIABBLEYN9QEMAwsgBCABQQFqIgFHDQALQT8hAwz0AgtBwAAhAyABIARGDfMCIAIoAgAiAC\
AEIAFraiEFIAEgAGtBBmohBgJAA0AgAEGAQGstAAAgAS0AAEEgckcNASAAQQZGDdsCIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADPQCCyACQQA2AgALQTYhAwzZAgsgASAERgRAQcEAIQMM8gILIAJBDDYCCC\
ACIAE2AgQgAi0ALEEBaw4E+wHuAewB6wHUAgsgAUEBaiEBDPoBCyABIARHBEADQAJAIAEtAAAiAEEgciAAIABBwQBrQf8BcUEaSRtB/wFxIgBBCUYNACAAQSBGDQACQAJAAkACQCAAQeMAaw4TAAMDAwMDAwMBAw\
MDAwMDAwMDAgMLIAFBAWohAUExIQMM3AILIAFBAWohAUEyIQMM2wILIAFBAWohAUEzIQMM2gILDP4BCyAEIAFBAWoiAUcNAAtBNSEDDPACC0E1IQMM7wILIAEgBEcEQANAIAEtAABBgDxqLQAAQQFHDfcBIAQgAU\
EBaiIBRw0AC0E9IQMM7wILQT0hAwzuAgtBACEAAkAgAigCOCIDRQ0AIAMoAkAiA0UNACACIAMRAAAhAAsgAEUNASAAQRVHDeYBIAJBwgA2AhwgAiABNgIUIAJB4xg2AhAgAkEVNgIMQQAhAwztAgsgAUEBaiEBC0\
E8IQMM0gILIAEgBEYEQEHCACEDDOsCCwJAA0ACQCABLQAAQQlrDhgAAswCzALRAswCzALMAswCzALMAswCzALMAswCzALMAswCzALMAswCzALMAgDMAgsgBCABQQFqIgFHDQALQcIAIQMM6wILIAFBAWohASACLQ\
AtQQFxRQ3+AQtBLCEDDNACCyABIARHDd4BQcQAIQMM6AILA0AgAS0AAEGQwABqLQAAQQFHDZwBIAQgAUEBaiIBRw0AC0HFACEDDOcCCyABLQAAIgBBIEYN/gEgAEE6Rw3AAiACKAIEIQBBACEDIAJBADYCBCACIA\
AgARApIgAN3gEM3QELQccAIQMgBCABIgBGDeUCIAQgAWsgAigCACIBaiEHIAAgAWtBBWohBgNAIAFBkMIAai0AACAALQAAIgVBIHIgBSAFQcEAa0H/AXFBGkkbQf8BcUcNvwIgAUEFRg3CAiABQQFqIQEgBCAAQQ\
FqIgBHDQALIAIgBzYCAAzlAgtByAAhAyAEIAEiAEYN5AIgBCABayACKAIAIgFqIQcgACABa0EJaiEGA0AgAUGWwgBqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw2+AkECIAFBCUYNwgIaIAFBAW\
ohASAEIABBAWoiAEcNAAsgAiAHNgIADOQCCyABIARGBEBByQAhAwzkAgsCQAJAIAEtAAAiAEEgciAAIABBwQBrQf8BcUEaSRtB/wFxQe4Aaw4HAL8CvwK/Ar8CvwIBvwILIAFBAWohAUE+IQMMywILIAFBAWohAU\
E/IQMMygILQcoAIQMgBCABIgBGDeICIAQgAWsgAigCACIBaiEGIAAgAWtBAWohBwNAIAFBoMIAai0AACAALQAAIgVBIHIgBSAFQcEAa0H/AXFBGkkbQf8BcUcNvAIgAUEBRg2+AiABQQFqIQEgBCAAQQFqIgBHDQ\
ALIAIgBjYCAAziAgtBywAhAyAEIAEiAEYN4QIgBCABayACKAIAIgFqIQcgACABa0EOaiEGA0AgAUGiwgBqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw27AiABQQ5GDb4CIAFBAWohASAEIABBAW\
oiAEcNAAsgAiAHNgIADOECC0HMACEDIAQgASIARg3gAiAEIAFrIAIoAgAiAWohByAAIAFrQQ9qIQYDQCABQcDCAGotAAAgAC0AACIFQSByIAUgBUHBAGtB/wFxQRpJG0H/AXFHDboCQQMgAUEPRg2+AhogAUEBai\
EBIAQgAEEBaiIARw0ACyACIAc2AgAM4AILQc0AIQMgBCABIgBGDd8CIAQgAWsgAigCACIBaiEHIAAgAWtBBWohBgNAIAFB0MIAai0AACAALQAAIgVBIHIgBSAFQcEAa0H/AXFBGkkbQf8BcUcNuQJBBCABQQVGDb\
0CGiABQQFqIQEgBCAAQQFqIgBHDQALIAIgBzYCAAzfAgsgASAERgRAQc4AIQMM3wILAkACQAJAAkAgAS0AACIAQSByIAAgAEHBAGtB/wFxQRpJG0H/AXFB4wBrDhMAvAK8ArwCvAK8ArwCvAK8ArwCvAK8ArwCAb\
wCvAK8AgIDvAILIAFBAWohAUHBACEDDMgCCyABQQFqIQFBwgAhAwzHAgsgAUEBaiEBQcMAIQMMxgILIAFBAWohAUHEACEDDMUCCyABIARHBEAgAkENNgIIIAIgATYCBEHFACEDDMUCC0HPACEDDN0CCwJAAkAgAS\
0AAEEKaw4EAZABkAEAkAELIAFBAWohAQtBKCEDDMMCCyABIARGBEBB0QAhAwzcAgsgAS0AAEEgRw0AIAFBAWohASACLQAtQQFxRQ3QAQtBFyEDDMECCyABIARHDcsBQdIAIQMM2QILQdMAIQMgASAERg3YAiACKA\
IAIgAgBCABa2ohBiABIABrQQFqIQUDQCABLQAAIABB1sIAai0AAEcNxwEgAEEBRg3KASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBjYCAAzYAgsgASAERgRAQdUAIQMM2AILIAEtAABBCkcNwgEgAUEBaiEBDMoBCy\
ABIARGBEBB1gAhAwzXAgsCQAJAIAEtAABBCmsOBADDAcMBAcMBCyABQQFqIQEMygELIAFBAWohAUHKACEDDL0CC0EAIQACQCACKAI4IgNFDQAgAygCPCIDRQ0AIAIgAxEAACEACyAADb8BQc0AIQMMvAILIAItAC\
lBIkYNzwIMiQELIAQgASIFRgRAQdsAIQMM1AILQQAhAEEBIQFBASEGQQAhAwJAAn8CQAJAAkACQAJAAkACQCAFLQAAQTBrDgrFAcQBAAECAwQFBgjDAQtBAgwGC0EDDAULQQQMBAtBBQwDC0EGDAILQQcMAQtBCA\
shA0EAIQFBACEGDL0BC0EJIQNBASEAQQAhAUEAIQYMvAELIAEgBEYEQEHdACEDDNMCCyABLQAAQS5HDbgBIAFBAWohAQyIAQsgASAERw22AUHfACEDDNECCyABIARHBEAgAkEONgIIIAIgATYCBEHQACEDDLgCC0\
HgACEDDNACC0HhACEDIAEgBEYNzwIgAigCACIAIAQgAWtqIQUgASAAa0EDaiEGA0AgAS0AACAAQeLCAGotAABHDbEBIABBA0YNswEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMzwILQeIAIQMgASAERg3OAi\
ACKAIAIgAgBCABa2ohBSABIABrQQJqIQYDQCABLQAAIABB5sIAai0AAEcNsAEgAEECRg2vASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAzOAgtB4wAhAyABIARGDc0CIAIoAgAiACAEIAFraiEFIAEgAGtBA2\
ohBgNAIAEtAAAgAEHpwgBqLQAARw2vASAAQQNGDa0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADM0CCyABIARGBEBB5QAhAwzNAgsgAUEBaiEBQQAhAAJAIAIoAjgiA0UNACADKAIwIgNFDQAgAiADEQAAIQ\
ALIAANqgFB1gAhAwyzAgsgASAERwRAA0AgAS0AACIAQSBHBEACQAJAAkAgAEHIAGsOCwABswGzAbMBswGzAbMBswGzAQKzAQsgAUEBaiEBQdIAIQMMtwILIAFBAWohAUHTACEDDLYCCyABQQFqIQFB1AAhAwy1Ag\
sgBCABQQFqIgFHDQALQeQAIQMMzAILQeQAIQMMywILA0AgAS0AAEHwwgBqLQAAIgBBAUcEQCAAQQJrDgOnAaYBpQGkAQsgBCABQQFqIgFHDQALQeYAIQMMygILIAFBAWogASAERw0CGkHnACEDDMkCCwNAIAEtAA\
BB8MQAai0AACIAQQFHBEACQCAAQQJrDgSiAaEBoAEAnwELQdcAIQMMsQILIAQgAUEBaiIBRw0AC0HoACEDDMgCCyABIARGBEBB6QAhAwzIAgsCQCABLQAAIgBBCmsOGrcBmwGbAbQBmwGbAZsBmwGbAZsBmwGbAZ\
sBmwGbAZsBmwGbAZsBmwGbAZsBpAGbAZsBAJkBCyABQQFqCyEBQQYhAwytAgsDQCABLQAAQfDGAGotAABBAUcNfSAEIAFBAWoiAUcNAAtB6gAhAwzFAgsgAUEBaiABIARHDQIaQesAIQMMxAILIAEgBEYEQEHsAC\
EDDMQCCyABQQFqDAELIAEgBEYEQEHtACEDDMMCCyABQQFqCyEBQQQhAwyoAgsgASAERgRAQe4AIQMMwQILAkACQAJAIAEtAABB8MgAai0AAEEBaw4HkAGPAY4BAHwBAo0BCyABQQFqIQEMCwsgAUEBagyTAQtBAC\
EDIAJBADYCHCACQZsSNgIQIAJBBzYCDCACIAFBAWo2AhQMwAILAkADQCABLQAAQfDIAGotAAAiAEEERwRAAkACQCAAQQFrDgeUAZMBkgGNAQAEAY0BC0HaACEDDKoCCyABQQFqIQFB3AAhAwypAgsgBCABQQFqIg\
FHDQALQe8AIQMMwAILIAFBAWoMkQELIAQgASIARgRAQfAAIQMMvwILIAAtAABBL0cNASAAQQFqIQEMBwsgBCABIgBGBEBB8QAhAwy+AgsgAC0AACIBQS9GBEAgAEEBaiEBQd0AIQMMpQILIAFBCmsiA0EWSw0AIA\
AhAUEBIAN0QYmAgAJxDfkBC0EAIQMgAkEANgIcIAIgADYCFCACQYwcNgIQIAJBBzYCDAy8AgsgASAERwRAIAFBAWohAUHeACEDDKMCC0HyACEDDLsCCyABIARGBEBB9AAhAwy7AgsCQCABLQAAQfDMAGotAABBAW\
sOA/cBcwCCAQtB4QAhAwyhAgsgASAERwRAA0AgAS0AAEHwygBqLQAAIgBBA0cEQAJAIABBAWsOAvkBAIUBC0HfACEDDKMCCyAEIAFBAWoiAUcNAAtB8wAhAwy6AgtB8wAhAwy5AgsgASAERwRAIAJBDzYCCCACIA\
E2AgRB4AAhAwygAgtB9QAhAwy4AgsgASAERgRAQfYAIQMMuAILIAJBDzYCCCACIAE2AgQLQQMhAwydAgsDQCABLQAAQSBHDY4CIAQgAUEBaiIBRw0AC0H3ACEDDLUCCyABIARGBEBB+AAhAwy1AgsgAS0AAEEgRw\
16IAFBAWohAQxbC0EAIQACQCACKAI4IgNFDQAgAygCOCIDRQ0AIAIgAxEAACEACyAADXgMgAILIAEgBEYEQEH6ACEDDLMCCyABLQAAQcwARw10IAFBAWohAUETDHYLQfsAIQMgASAERg2xAiACKAIAIgAgBCABa2\
ohBSABIABrQQVqIQYDQCABLQAAIABB8M4Aai0AAEcNcyAAQQVGDXUgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMsQILIAEgBEYEQEH8ACEDDLECCwJAAkAgAS0AAEHDAGsODAB0dHR0dHR0dHR0AXQLIAFBAW\
ohAUHmACEDDJgCCyABQQFqIQFB5wAhAwyXAgtB/QAhAyABIARGDa8CIAIoAgAiACAEIAFraiEFIAEgAGtBAmohBgJAA0AgAS0AACAAQe3PAGotAABHDXIgAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNg\
IADLACCyACQQA2AgAgBkEBaiEBQRAMcwtB/gAhAyABIARGDa4CIAIoAgAiACAEIAFraiEFIAEgAGtBBWohBgJAA0AgAS0AACAAQfbOAGotAABHDXEgAEEFRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADK\
8CCyACQQA2AgAgBkEBaiEBQRYMcgtB/wAhAyABIARGDa0CIAIoAgAiACAEIAFraiEFIAEgAGtBA2ohBgJAA0AgAS0AACAAQfzOAGotAABHDXAgAEEDRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADK4CCy\
ACQQA2AgAgBkEBaiEBQQUMcQsgASAERgRAQYABIQMMrQILIAEtAABB2QBHDW4gAUEBaiEBQQgMcAsgASAERgRAQYEBIQMMrAILAkACQCABLQAAQc4Aaw4DAG8BbwsgAUEBaiEBQesAIQMMkwILIAFBAWohAUHsAC\
EDDJICCyABIARGBEBBggEhAwyrAgsCQAJAIAEtAABByABrDggAbm5ubm5uAW4LIAFBAWohAUHqACEDDJICCyABQQFqIQFB7QAhAwyRAgtBgwEhAyABIARGDakCIAIoAgAiACAEIAFraiEFIAEgAGtBAmohBgJAA0\
AgAS0AACAAQYDPAGotAABHDWwgAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADKoCCyACQQA2AgAgBkEBaiEBQQAMbQtBhAEhAyABIARGDagCIAIoAgAiACAEIAFraiEFIAEgAGtBBGohBgJAA0AgAS\
0AACAAQYPPAGotAABHDWsgAEEERg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADKkCCyACQQA2AgAgBkEBaiEBQSMMbAsgASAERgRAQYUBIQMMqAILAkACQCABLQAAQcwAaw4IAGtra2trawFrCyABQQFqIQ\
FB7wAhAwyPAgsgAUEBaiEBQfAAIQMMjgILIAEgBEYEQEGGASEDDKcCCyABLQAAQcUARw1oIAFBAWohAQxgC0GHASEDIAEgBEYNpQIgAigCACIAIAQgAWtqIQUgASAAa0EDaiEGAkADQCABLQAAIABBiM8Aai0AAE\
cNaCAAQQNGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMpgILIAJBADYCACAGQQFqIQFBLQxpC0GIASEDIAEgBEYNpAIgAigCACIAIAQgAWtqIQUgASAAa0EIaiEGAkADQCABLQAAIABB0M8Aai0AAEcNZy\
AAQQhGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMpQILIAJBADYCACAGQQFqIQFBKQxoCyABIARGBEBBiQEhAwykAgtBASABLQAAQd8ARw1nGiABQQFqIQEMXgtBigEhAyABIARGDaICIAIoAgAiACAEIA\
FraiEFIAEgAGtBAWohBgNAIAEtAAAgAEGMzwBqLQAARw1kIABBAUYN+gEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMogILQYsBIQMgASAERg2hAiACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAA\
AgAEGOzwBqLQAARw1kIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyiAgsgAkEANgIAIAZBAWohAUECDGULQYwBIQMgASAERg2gAiACKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAE\
HwzwBqLQAARw1jIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyhAgsgAkEANgIAIAZBAWohAUEfDGQLQY0BIQMgASAERg2fAiACKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEHyzw\
BqLQAARw1iIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAygAgsgAkEANgIAIAZBAWohAUEJDGMLIAEgBEYEQEGOASEDDJ8CCwJAAkAgAS0AAEHJAGsOBwBiYmJiYgFiCyABQQFqIQFB+AAhAwyGAg\
sgAUEBaiEBQfkAIQMMhQILQY8BIQMgASAERg2dAiACKAIAIgAgBCABa2ohBSABIABrQQVqIQYCQANAIAEtAAAgAEGRzwBqLQAARw1gIABBBUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyeAgsgAkEANg\
IAIAZBAWohAUEYDGELQZABIQMgASAERg2cAiACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEGXzwBqLQAARw1fIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAydAgsgAkEANgIAIA\
ZBAWohAUEXDGALQZEBIQMgASAERg2bAiACKAIAIgAgBCABa2ohBSABIABrQQZqIQYCQANAIAEtAAAgAEGazwBqLQAARw1eIABBBkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAycAgsgAkEANgIAIAZBAW\
ohAUEVDF8LQZIBIQMgASAERg2aAiACKAIAIgAgBCABa2ohBSABIABrQQVqIQYCQANAIAEtAAAgAEGhzwBqLQAARw1dIABBBUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAybAgsgAkEANgIAIAZBAWohAU\
EeDF4LIAEgBEYEQEGTASEDDJoCCyABLQAAQcwARw1bIAFBAWohAUEKDF0LIAEgBEYEQEGUASEDDJkCCwJAAkAgAS0AAEHBAGsODwBcXFxcXFxcXFxcXFxcAVwLIAFBAWohAUH+ACEDDIACCyABQQFqIQFB/wAhAw\
z/AQsgASAERgRAQZUBIQMMmAILAkACQCABLQAAQcEAaw4DAFsBWwsgAUEBaiEBQf0AIQMM/wELIAFBAWohAUGAASEDDP4BC0GWASEDIAEgBEYNlgIgAigCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIA\
BBp88Aai0AAEcNWSAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMlwILIAJBADYCACAGQQFqIQFBCwxaCyABIARGBEBBlwEhAwyWAgsCQAJAAkACQCABLQAAQS1rDiMAW1tbW1tbW1tbW1tbW1tbW1\
tbW1tbW1sBW1tbW1sCW1tbA1sLIAFBAWohAUH7ACEDDP8BCyABQQFqIQFB/AAhAwz+AQsgAUEBaiEBQYEBIQMM/QELIAFBAWohAUGCASEDDPwBC0GYASEDIAEgBEYNlAIgAigCACIAIAQgAWtqIQUgASAAa0EEai\
EGAkADQCABLQAAIABBqc8Aai0AAEcNVyAAQQRGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMlQILIAJBADYCACAGQQFqIQFBGQxYC0GZASEDIAEgBEYNkwIgAigCACIAIAQgAWtqIQUgASAAa0EFaiEGAk\
ADQCABLQAAIABBrs8Aai0AAEcNViAAQQVGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMlAILIAJBADYCACAGQQFqIQFBBgxXC0GaASEDIAEgBEYNkgIgAigCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQC\
ABLQAAIABBtM8Aai0AAEcNVSAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMkwILIAJBADYCACAGQQFqIQFBHAxWC0GbASEDIAEgBEYNkQIgAigCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQ\
AAIABBts8Aai0AAEcNVCAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMkgILIAJBADYCACAGQQFqIQFBJwxVCyABIARGBEBBnAEhAwyRAgsCQAJAIAEtAABB1ABrDgIAAVQLIAFBAWohAUGGASEDDP\
gBCyABQQFqIQFBhwEhAwz3AQtBnQEhAyABIARGDY8CIAIoAgAiACAEIAFraiEFIAEgAGtBAWohBgJAA0AgAS0AACAAQbjPAGotAABHDVIgAEEBRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADJACCyACQQ\
A2AgAgBkEBaiEBQSYMUwtBngEhAyABIARGDY4CIAIoAgAiACAEIAFraiEFIAEgAGtBAWohBgJAA0AgAS0AACAAQbrPAGotAABHDVEgAEEBRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADI8CCyACQQA2Ag\
AgBkEBaiEBQQMMUgtBnwEhAyABIARGDY0CIAIoAgAiACAEIAFraiEFIAEgAGtBAmohBgJAA0AgAS0AACAAQe3PAGotAABHDVAgAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADI4CCyACQQA2AgAgBk\
EBaiEBQQwMUQtBoAEhAyABIARGDYwCIAIoAgAiACAEIAFraiEFIAEgAGtBA2ohBgJAA0AgAS0AACAAQbzPAGotAABHDU8gAEEDRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADI0CCyACQQA2AgAgBkEBai\
EBQQ0MUAsgASAERgRAQaEBIQMMjAILAkACQCABLQAAQcYAaw4LAE9PT09PT09PTwFPCyABQQFqIQFBiwEhAwzzAQsgAUEBaiEBQYwBIQMM8gELIAEgBEYEQEGiASEDDIsCCyABLQAAQdAARw1MIAFBAWohAQxGCy\
ABIARGBEBBowEhAwyKAgsCQAJAIAEtAABByQBrDgcBTU1NTU0ATQsgAUEBaiEBQY4BIQMM8QELIAFBAWohAUEiDE0LQaQBIQMgASAERg2IAiACKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEHAzw\
BqLQAARw1LIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyJAgsgAkEANgIAIAZBAWohAUEdDEwLIAEgBEYEQEGlASEDDIgCCwJAAkAgAS0AAEHSAGsOAwBLAUsLIAFBAWohAUGQASEDDO8BCyABQQ\
FqIQFBBAxLCyABIARGBEBBpgEhAwyHAgsCQAJAAkACQAJAIAEtAABBwQBrDhUATU1NTU1NTU1NTQFNTQJNTQNNTQRNCyABQQFqIQFBiAEhAwzxAQsgAUEBaiEBQYkBIQMM8AELIAFBAWohAUGKASEDDO8BCyABQQ\
FqIQFBjwEhAwzuAQsgAUEBaiEBQZEBIQMM7QELQacBIQMgASAERg2FAiACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEHtzwBqLQAARw1IIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBT\
YCAAyGAgsgAkEANgIAIAZBAWohAUERDEkLQagBIQMgASAERg2EAiACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEHCzwBqLQAARw1HIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAA\
yFAgsgAkEANgIAIAZBAWohAUEsDEgLQakBIQMgASAERg2DAiACKAIAIgAgBCABa2ohBSABIABrQQRqIQYCQANAIAEtAAAgAEHFzwBqLQAARw1GIABBBEYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyEAg\
sgAkEANgIAIAZBAWohAUErDEcLQaoBIQMgASAERg2CAiACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEHKzwBqLQAARw1FIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyDAgsgAk\
EANgIAIAZBAWohAUEUDEYLIAEgBEYEQEGrASEDDIICCwJAAkACQAJAIAEtAABBwgBrDg8AAQJHR0dHR0dHR0dHRwNHCyABQQFqIQFBkwEhAwzrAQsgAUEBaiEBQZQBIQMM6gELIAFBAWohAUGVASEDDOkBCyABQQ\
FqIQFBlgEhAwzoAQsgASAERgRAQawBIQMMgQILIAEtAABBxQBHDUIgAUEBaiEBDD0LQa0BIQMgASAERg3/ASACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEHNzwBqLQAARw1CIABBAkYNASAAQQ\
FqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyAAgsgAkEANgIAIAZBAWohAUEODEMLIAEgBEYEQEGuASEDDP8BCyABLQAAQdAARw1AIAFBAWohAUElDEILQa8BIQMgASAERg39ASACKAIAIgAgBCABa2ohBSABIABrQQ\
hqIQYCQANAIAEtAAAgAEHQzwBqLQAARw1AIABBCEYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAz+AQsgAkEANgIAIAZBAWohAUEqDEELIAEgBEYEQEGwASEDDP0BCwJAAkAgAS0AAEHVAGsOCwBAQEBAQE\
BAQEABQAsgAUEBaiEBQZoBIQMM5AELIAFBAWohAUGbASEDDOMBCyABIARGBEBBsQEhAwz8AQsCQAJAIAEtAABBwQBrDhQAPz8/Pz8/Pz8/Pz8/Pz8/Pz8/AT8LIAFBAWohAUGZASEDDOMBCyABQQFqIQFBnAEhAw\
ziAQtBsgEhAyABIARGDfoBIAIoAgAiACAEIAFraiEFIAEgAGtBA2ohBgJAA0AgAS0AACAAQdnPAGotAABHDT0gAEEDRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADPsBCyACQQA2AgAgBkEBaiEBQSEMPg\
tBswEhAyABIARGDfkBIAIoAgAiACAEIAFraiEFIAEgAGtBBmohBgJAA0AgAS0AACAAQd3PAGotAABHDTwgAEEGRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADPoBCyACQQA2AgAgBkEBaiEBQRoMPQsgAS\
AERgRAQbQBIQMM+QELAkACQAJAIAEtAABBxQBrDhEAPT09PT09PT09AT09PT09Aj0LIAFBAWohAUGdASEDDOEBCyABQQFqIQFBngEhAwzgAQsgAUEBaiEBQZ8BIQMM3wELQbUBIQMgASAERg33ASACKAIAIgAgBC\
ABa2ohBSABIABrQQVqIQYCQANAIAEtAAAgAEHkzwBqLQAARw06IABBBUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAz4AQsgAkEANgIAIAZBAWohAUEoDDsLQbYBIQMgASAERg32ASACKAIAIgAgBCABa2\
ohBSABIABrQQJqIQYCQANAIAEtAAAgAEHqzwBqLQAARw05IABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAz3AQsgAkEANgIAIAZBAWohAUEHDDoLIAEgBEYEQEG3ASEDDPYBCwJAAkAgAS0AAEHFAG\
sODgA5OTk5OTk5OTk5OTkBOQsgAUEBaiEBQaEBIQMM3QELIAFBAWohAUGiASEDDNwBC0G4ASEDIAEgBEYN9AEgAigCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABB7c8Aai0AAEcNNyAAQQJGDQEgAE\
EBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAM9QELIAJBADYCACAGQQFqIQFBEgw4C0G5ASEDIAEgBEYN8wEgAigCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABB8M8Aai0AAEcNNiAAQQFGDQEgAEEBai\
EAIAQgAUEBaiIBRw0ACyACIAU2AgAM9AELIAJBADYCACAGQQFqIQFBIAw3C0G6ASEDIAEgBEYN8gEgAigCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABB8s8Aai0AAEcNNSAAQQFGDQEgAEEBaiEAIA\
QgAUEBaiIBRw0ACyACIAU2AgAM8wELIAJBADYCACAGQQFqIQFBDww2CyABIARGBEBBuwEhAwzyAQsCQAJAIAEtAABByQBrDgcANTU1NTUBNQsgAUEBaiEBQaUBIQMM2QELIAFBAWohAUGmASEDDNgBC0G8ASEDIA\
EgBEYN8AEgAigCACIAIAQgAWtqIQUgASAAa0EHaiEGAkADQCABLQAAIABB9M8Aai0AAEcNMyAAQQdGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAM8QELIAJBADYCACAGQQFqIQFBGww0CyABIARGBEBBvQ\
EhAwzwAQsCQAJAAkAgAS0AAEHCAGsOEgA0NDQ0NDQ0NDQBNDQ0NDQ0AjQLIAFBAWohAUGkASEDDNgBCyABQQFqIQFBpwEhAwzXAQsgAUEBaiEBQagBIQMM1gELIAEgBEYEQEG+ASEDDO8BCyABLQAAQc4ARw0wIA\
FBAWohAQwsCyABIARGBEBBvwEhAwzuAQsCQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQCABLQAAQcEAaw4VAAECAz8EBQY/Pz8HCAkKCz8MDQ4PPwsgAUEBaiEBQegAIQMM4wELIAFBAWohAUHpACEDDO\
IBCyABQQFqIQFB7gAhAwzhAQsgAUEBaiEBQfIAIQMM4AELIAFBAWohAUHzACEDDN8BCyABQQFqIQFB9gAhAwzeAQsgAUEBaiEBQfcAIQMM3QELIAFBAWohAUH6ACEDDNwBCyABQQFqIQFBgwEhAwzbAQsgAUEBai\
EBQYQBIQMM2gELIAFBAWohAUGFASEDDNkBCyABQQFqIQFBkgEhAwzYAQsgAUEBaiEBQZgBIQMM1wELIAFBAWohAUGgASEDDNYBCyABQQFqIQFBowEhAwzVAQsgAUEBaiEBQaoBIQMM1AELIAEgBEcEQCACQRA2Ag\
ggAiABNgIEQasBIQMM1AELQcABIQMM7AELQQAhAAJAIAIoAjgiA0UNACADKAI0IgNFDQAgAiADEQAAIQALIABFDV4gAEEVRw0HIAJB0QA2AhwgAiABNgIUIAJBsBc2AhAgAkEVNgIMQQAhAwzrAQsgAUEBaiABIA\
RHDQgaQcIBIQMM6gELA0ACQCABLQAAQQprDgQIAAALAAsgBCABQQFqIgFHDQALQcMBIQMM6QELIAEgBEcEQCACQRE2AgggAiABNgIEQQEhAwzQAQtBxAEhAwzoAQsgASAERgRAQcUBIQMM6AELAkACQCABLQAAQQ\
prDgQBKCgAKAsgAUEBagwJCyABQQFqDAULIAEgBEYEQEHGASEDDOcBCwJAAkAgAS0AAEEKaw4XAQsLAQsLCwsLCwsLCwsLCwsLCwsLCwALCyABQQFqIQELQbABIQMMzQELIAEgBEYEQEHIASEDDOYBCyABLQAAQS\
BHDQkgAkEAOwEyIAFBAWohAUGzASEDDMwBCwNAIAEhAAJAIAEgBEcEQCABLQAAQTBrQf8BcSIDQQpJDQEMJwtBxwEhAwzmAQsCQCACLwEyIgFBmTNLDQAgAiABQQpsIgU7ATIgBUH+/wNxIANB//8Dc0sNACAAQQ\
FqIQEgAiADIAVqIgM7ATIgA0H//wNxQegHSQ0BCwtBACEDIAJBADYCHCACQcEJNgIQIAJBDTYCDCACIABBAWo2AhQM5AELIAJBADYCHCACIAE2AhQgAkHwDDYCECACQRs2AgxBACEDDOMBCyACKAIEIQAgAkEANg\
IEIAIgACABECYiAA0BIAFBAWoLIQFBrQEhAwzIAQsgAkHBATYCHCACIAA2AgwgAiABQQFqNgIUQQAhAwzgAQsgAigCBCEAIAJBADYCBCACIAAgARAmIgANASABQQFqCyEBQa4BIQMMxQELIAJBwgE2AhwgAiAANg\
IMIAIgAUEBajYCFEEAIQMM3QELIAJBADYCHCACIAE2AhQgAkGXCzYCECACQQ02AgxBACEDDNwBCyACQQA2AhwgAiABNgIUIAJB4xA2AhAgAkEJNgIMQQAhAwzbAQsgAkECOgAoDKwBC0EAIQMgAkEANgIcIAJBrw\
s2AhAgAkECNgIMIAIgAUEBajYCFAzZAQtBAiEDDL8BC0ENIQMMvgELQSYhAwy9AQtBFSEDDLwBC0EWIQMMuwELQRghAwy6AQtBHCEDDLkBC0EdIQMMuAELQSAhAwy3AQtBISEDDLYBC0EjIQMMtQELQcYAIQMMtA\
ELQS4hAwyzAQtBPSEDDLIBC0HLACEDDLEBC0HOACEDDLABC0HYACEDDK8BC0HZACEDDK4BC0HbACEDDK0BC0HxACEDDKwBC0H0ACEDDKsBC0GNASEDDKoBC0GXASEDDKkBC0GpASEDDKgBC0GvASEDDKcBC0GxAS\
EDDKYBCyACQQA2AgALQQAhAyACQQA2AhwgAiABNgIUIAJB8Rs2AhAgAkEGNgIMDL0BCyACQQA2AgAgBkEBaiEBQSQLOgApIAIoAgQhACACQQA2AgQgAiAAIAEQJyIARQRAQeUAIQMMowELIAJB+QA2AhwgAiABNg\
IUIAIgADYCDEEAIQMMuwELIABBFUcEQCACQQA2AhwgAiABNgIUIAJBzA42AhAgAkEgNgIMQQAhAwy7AQsgAkH4ADYCHCACIAE2AhQgAkHKGDYCECACQRU2AgxBACEDDLoBCyACQQA2AhwgAiABNgIUIAJBjhs2Ah\
AgAkEGNgIMQQAhAwy5AQsgAkEANgIcIAIgATYCFCACQf4RNgIQIAJBBzYCDEEAIQMMuAELIAJBADYCHCACIAE2AhQgAkGMHDYCECACQQc2AgxBACEDDLcBCyACQQA2AhwgAiABNgIUIAJBww82AhAgAkEHNgIMQQ\
AhAwy2AQsgAkEANgIcIAIgATYCFCACQcMPNgIQIAJBBzYCDEEAIQMMtQELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0RIAJB5QA2AhwgAiABNgIUIAIgADYCDEEAIQMMtAELIAIoAgQhACACQQA2AgQgAiAAIA\
EQJSIARQ0gIAJB0wA2AhwgAiABNgIUIAIgADYCDEEAIQMMswELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0iIAJB0gA2AhwgAiABNgIUIAIgADYCDEEAIQMMsgELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ\
0OIAJB5QA2AhwgAiABNgIUIAIgADYCDEEAIQMMsQELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0dIAJB0wA2AhwgAiABNgIUIAIgADYCDEEAIQMMsAELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0fIAJB0g\
A2AhwgAiABNgIUIAIgADYCDEEAIQMMrwELIABBP0cNASABQQFqCyEBQQUhAwyUAQtBACEDIAJBADYCHCACIAE2AhQgAkH9EjYCECACQQc2AgwMrAELIAJBADYCHCACIAE2AhQgAkHcCDYCECACQQc2AgxBACEDDK\
sBCyACKAIEIQAgAkEANgIEIAIgACABECUiAEUNByACQeUANgIcIAIgATYCFCACIAA2AgxBACEDDKoBCyACKAIEIQAgAkEANgIEIAIgACABECUiAEUNFiACQdMANgIcIAIgATYCFCACIAA2AgxBACEDDKkBCyACKA\
IEIQAgAkEANgIEIAIgACABECUiAEUNGCACQdIANgIcIAIgATYCFCACIAA2AgxBACEDDKgBCyACQQA2AhwgAiABNgIUIAJBxgo2AhAgAkEHNgIMQQAhAwynAQsgAigCBCEAIAJBADYCBCACIAAgARAlIgBFDQMgAk\
HlADYCHCACIAE2AhQgAiAANgIMQQAhAwymAQsgAigCBCEAIAJBADYCBCACIAAgARAlIgBFDRIgAkHTADYCHCACIAE2AhQgAiAANgIMQQAhAwylAQsgAigCBCEAIAJBADYCBCACIAAgARAlIgBFDRQgAkHSADYCHC\
ACIAE2AhQgAiAANgIMQQAhAwykAQsgAigCBCEAIAJBADYCBCACIAAgARAlIgBFDQAgAkHlADYCHCACIAE2AhQgAiAANgIMQQAhAwyjAQtB1QAhAwyJAQsgAEEVRwRAIAJBADYCHCACIAE2AhQgAkG5DTYCECACQR\
o2AgxBACEDDKIBCyACQeQANgIcIAIgATYCFCACQeMXNgIQIAJBFTYCDEEAIQMMoQELIAJBADYCACAGQQFqIQEgAi0AKSIAQSNrQQtJDQQCQCAAQQZLDQBBASAAdEHKAHFFDQAMBQtBACEDIAJBADYCHCACIAE2Ah\
QgAkH3CTYCECACQQg2AgwMoAELIAJBADYCACAGQQFqIQEgAi0AKUEhRg0DIAJBADYCHCACIAE2AhQgAkGbCjYCECACQQg2AgxBACEDDJ8BCyACQQA2AgALQQAhAyACQQA2AhwgAiABNgIUIAJBkDM2AhAgAkEINg\
IMDJ0BCyACQQA2AgAgBkEBaiEBIAItAClBI0kNACACQQA2AhwgAiABNgIUIAJB0wk2AhAgAkEINgIMQQAhAwycAQtB0QAhAwyCAQsgAS0AAEEwayIAQf8BcUEKSQRAIAIgADoAKiABQQFqIQFBzwAhAwyCAQsgAi\
gCBCEAIAJBADYCBCACIAAgARAoIgBFDYYBIAJB3gA2AhwgAiABNgIUIAIgADYCDEEAIQMMmgELIAIoAgQhACACQQA2AgQgAiAAIAEQKCIARQ2GASACQdwANgIcIAIgATYCFCACIAA2AgxBACEDDJkBCyACKAIEIQ\
AgAkEANgIEIAIgACAFECgiAEUEQCAFIQEMhwELIAJB2gA2AhwgAiAFNgIUIAIgADYCDAyYAQtBACEBQQEhAwsgAiADOgArIAVBAWohAwJAAkACQCACLQAtQRBxDQACQAJAAkAgAi0AKg4DAQACBAsgBkUNAwwCCy\
AADQEMAgsgAUUNAQsgAigCBCEAIAJBADYCBCACIAAgAxAoIgBFBEAgAyEBDAILIAJB2AA2AhwgAiADNgIUIAIgADYCDEEAIQMMmAELIAIoAgQhACACQQA2AgQgAiAAIAMQKCIARQRAIAMhAQyHAQsgAkHZADYCHC\
ACIAM2AhQgAiAANgIMQQAhAwyXAQtBzAAhAwx9CyAAQRVHBEAgAkEANgIcIAIgATYCFCACQZQNNgIQIAJBITYCDEEAIQMMlgELIAJB1wA2AhwgAiABNgIUIAJByRc2AhAgAkEVNgIMQQAhAwyVAQtBACEDIAJBAD\
YCHCACIAE2AhQgAkGAETYCECACQQk2AgwMlAELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0AIAJB0wA2AhwgAiABNgIUIAIgADYCDEEAIQMMkwELQckAIQMMeQsgAkEANgIcIAIgATYCFCACQcEoNgIQIAJBBz\
YCDCACQQA2AgBBACEDDJEBCyACKAIEIQBBACEDIAJBADYCBCACIAAgARAlIgBFDQAgAkHSADYCHCACIAE2AhQgAiAANgIMDJABC0HIACEDDHYLIAJBADYCACAFIQELIAJBgBI7ASogAUEBaiEBQQAhAAJAIAIoAj\
giA0UNACADKAIwIgNFDQAgAiADEQAAIQALIAANAQtBxwAhAwxzCyAAQRVGBEAgAkHRADYCHCACIAE2AhQgAkHjFzYCECACQRU2AgxBACEDDIwBC0EAIQMgAkEANgIcIAIgATYCFCACQbkNNgIQIAJBGjYCDAyLAQ\
tBACEDIAJBADYCHCACIAE2AhQgAkGgGTYCECACQR42AgwMigELIAEtAABBOkYEQCACKAIEIQBBACEDIAJBADYCBCACIAAgARApIgBFDQEgAkHDADYCHCACIAA2AgwgAiABQQFqNgIUDIoBC0EAIQMgAkEANgIcIA\
IgATYCFCACQbERNgIQIAJBCjYCDAyJAQsgAUEBaiEBQTshAwxvCyACQcMANgIcIAIgADYCDCACIAFBAWo2AhQMhwELQQAhAyACQQA2AhwgAiABNgIUIAJB8A42AhAgAkEcNgIMDIYBCyACIAIvATBBEHI7ATAMZg\
sCQCACLwEwIgBBCHFFDQAgAi0AKEEBRw0AIAItAC1BCHFFDQMLIAIgAEH3+wNxQYAEcjsBMAwECyABIARHBEACQANAIAEtAABBMGsiAEH/AXFBCk8EQEE1IQMMbgsgAikDICIKQpmz5syZs+bMGVYNASACIApCCn\
4iCjcDICAKIACtQv8BgyILQn+FVg0BIAIgCiALfDcDICAEIAFBAWoiAUcNAAtBOSEDDIUBCyACKAIEIQBBACEDIAJBADYCBCACIAAgAUEBaiIBECoiAA0MDHcLQTkhAwyDAQsgAi0AMEEgcQ0GQcUBIQMMaQtBAC\
EDIAJBADYCBCACIAEgARAqIgBFDQQgAkE6NgIcIAIgADYCDCACIAFBAWo2AhQMgQELIAItAChBAUcNACACLQAtQQhxRQ0BC0E3IQMMZgsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEQKiIABEAgAkE7NgIcIAIgAD\
YCDCACIAFBAWo2AhQMfwsgAUEBaiEBDG4LIAJBCDoALAwECyABQQFqIQEMbQtBACEDIAJBADYCHCACIAE2AhQgAkHkEjYCECACQQQ2AgwMewsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEQKiIARQ1sIAJBNzYCHC\
ACIAE2AhQgAiAANgIMDHoLIAIgAi8BMEEgcjsBMAtBMCEDDF8LIAJBNjYCHCACIAE2AhQgAiAANgIMDHcLIABBLEcNASABQQFqIQBBASEBAkACQAJAAkACQCACLQAsQQVrDgQDAQIEAAsgACEBDAQLQQIhAQwBC0\
EEIQELIAJBAToALCACIAIvATAgAXI7ATAgACEBDAELIAIgAi8BMEEIcjsBMCAAIQELQTkhAwxcCyACQQA6ACwLQTQhAwxaCyABIARGBEBBLSEDDHMLAkACQANAAkAgAS0AAEEKaw4EAgAAAwALIAQgAUEBaiIBRw\
0AC0EtIQMMdAsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEQKiIARQ0CIAJBLDYCHCACIAE2AhQgAiAANgIMDHMLIAIoAgQhAEEAIQMgAkEANgIEIAIgACABECoiAEUEQCABQQFqIQEMAgsgAkEsNgIcIAIgADYCDC\
ACIAFBAWo2AhQMcgsgAS0AAEENRgRAIAIoAgQhAEEAIQMgAkEANgIEIAIgACABECoiAEUEQCABQQFqIQEMAgsgAkEsNgIcIAIgADYCDCACIAFBAWo2AhQMcgsgAi0ALUEBcQRAQcQBIQMMWQsgAigCBCEAQQAhAy\
ACQQA2AgQgAiAAIAEQKiIADQEMZQtBLyEDDFcLIAJBLjYCHCACIAE2AhQgAiAANgIMDG8LQQAhAyACQQA2AhwgAiABNgIUIAJB8BQ2AhAgAkEDNgIMDG4LQQEhAwJAAkACQAJAIAItACxBBWsOBAMBAgAECyACIA\
IvATBBCHI7ATAMAwtBAiEDDAELQQQhAwsgAkEBOgAsIAIgAi8BMCADcjsBMAtBKiEDDFMLQQAhAyACQQA2AhwgAiABNgIUIAJB4Q82AhAgAkEKNgIMDGsLQQEhAwJAAkACQAJAAkACQCACLQAsQQJrDgcFBAQDAQ\
IABAsgAiACLwEwQQhyOwEwDAMLQQIhAwwBC0EEIQMLIAJBAToALCACIAIvATAgA3I7ATALQSshAwxSC0EAIQMgAkEANgIcIAIgATYCFCACQasSNgIQIAJBCzYCDAxqC0EAIQMgAkEANgIcIAIgATYCFCACQf0NNg\
IQIAJBHTYCDAxpCyABIARHBEADQCABLQAAQSBHDUggBCABQQFqIgFHDQALQSUhAwxpC0ElIQMMaAsgAi0ALUEBcQRAQcMBIQMMTwsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEQKSIABEAgAkEmNgIcIAIgADYCDC\
ACIAFBAWo2AhQMaAsgAUEBaiEBDFwLIAFBAWohASACLwEwIgBBgAFxBEBBACEAAkAgAigCOCIDRQ0AIAMoAlQiA0UNACACIAMRAAAhAAsgAEUNBiAAQRVHDR8gAkEFNgIcIAIgATYCFCACQfkXNgIQIAJBFTYCDE\
EAIQMMZwsCQCAAQaAEcUGgBEcNACACLQAtQQJxDQBBACEDIAJBADYCHCACIAE2AhQgAkGWEzYCECACQQQ2AgwMZwsgAgJ/IAIvATBBFHFBFEYEQEEBIAItAChBAUYNARogAi8BMkHlAEYMAQsgAi0AKUEFRgs6AC\
5BACEAAkAgAigCOCIDRQ0AIAMoAiQiA0UNACACIAMRAAAhAAsCQAJAAkACQAJAIAAOFgIBAAQEBAQEBAQEBAQEBAQEBAQEBAMECyACQQE6AC4LIAIgAi8BMEHAAHI7ATALQSchAwxPCyACQSM2AhwgAiABNgIUIA\
JBpRY2AhAgAkEVNgIMQQAhAwxnC0EAIQMgAkEANgIcIAIgATYCFCACQdULNgIQIAJBETYCDAxmC0EAIQACQCACKAI4IgNFDQAgAygCLCIDRQ0AIAIgAxEAACEACyAADQELQQ4hAwxLCyAAQRVGBEAgAkECNgIcIA\
IgATYCFCACQbAYNgIQIAJBFTYCDEEAIQMMZAtBACEDIAJBADYCHCACIAE2AhQgAkGnDjYCECACQRI2AgwMYwtBACEDIAJBADYCHCACIAE2AhQgAkGqHDYCECACQQ82AgwMYgsgAigCBCEAQQAhAyACQQA2AgQgAi\
AAIAEgCqdqIgEQKyIARQ0AIAJBBTYCHCACIAE2AhQgAiAANgIMDGELQQ8hAwxHC0EAIQMgAkEANgIcIAIgATYCFCACQc0TNgIQIAJBDDYCDAxfC0IBIQoLIAFBAWohAQJAIAIpAyAiC0L//////////w9YBEAgAi\
ALQgSGIAqENwMgDAELQQAhAyACQQA2AhwgAiABNgIUIAJBrQk2AhAgAkEMNgIMDF4LQSQhAwxEC0EAIQMgAkEANgIcIAIgATYCFCACQc0TNgIQIAJBDDYCDAxcCyACKAIEIQBBACEDIAJBADYCBCACIAAgARAsIg\
BFBEAgAUEBaiEBDFILIAJBFzYCHCACIAA2AgwgAiABQQFqNgIUDFsLIAIoAgQhAEEAIQMgAkEANgIEAkAgAiAAIAEQLCIARQRAIAFBAWohAQwBCyACQRY2AhwgAiAANgIMIAIgAUEBajYCFAxbC0EfIQMMQQtBAC\
EDIAJBADYCHCACIAE2AhQgAkGaDzYCECACQSI2AgwMWQsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEQLSIARQRAIAFBAWohAQxQCyACQRQ2AhwgAiAANgIMIAIgAUEBajYCFAxYCyACKAIEIQBBACEDIAJBADYCBA\
JAIAIgACABEC0iAEUEQCABQQFqIQEMAQsgAkETNgIcIAIgADYCDCACIAFBAWo2AhQMWAtBHiEDDD4LQQAhAyACQQA2AhwgAiABNgIUIAJBxgw2AhAgAkEjNgIMDFYLIAIoAgQhAEEAIQMgAkEANgIEIAIgACABEC\
0iAEUEQCABQQFqIQEMTgsgAkERNgIcIAIgADYCDCACIAFBAWo2AhQMVQsgAkEQNgIcIAIgATYCFCACIAA2AgwMVAtBACEDIAJBADYCHCACIAE2AhQgAkHGDDYCECACQSM2AgwMUwtBACEDIAJBADYCHCACIAE2Ah\
QgAkHAFTYCECACQQI2AgwMUgsgAigCBCEAQQAhAyACQQA2AgQCQCACIAAgARAtIgBFBEAgAUEBaiEBDAELIAJBDjYCHCACIAA2AgwgAiABQQFqNgIUDFILQRshAww4C0EAIQMgAkEANgIcIAIgATYCFCACQcYMNg\
IQIAJBIzYCDAxQCyACKAIEIQBBACEDIAJBADYCBAJAIAIgACABECwiAEUEQCABQQFqIQEMAQsgAkENNgIcIAIgADYCDCACIAFBAWo2AhQMUAtBGiEDDDYLQQAhAyACQQA2AhwgAiABNgIUIAJBmg82AhAgAkEiNg\
IMDE4LIAIoAgQhAEEAIQMgAkEANgIEAkAgAiAAIAEQLCIARQRAIAFBAWohAQwBCyACQQw2AhwgAiAANgIMIAIgAUEBajYCFAxOC0EZIQMMNAtBACEDIAJBADYCHCACIAE2AhQgAkGaDzYCECACQSI2AgwMTAsgAE\
EVRwRAQQAhAyACQQA2AhwgAiABNgIUIAJBgww2AhAgAkETNgIMDEwLIAJBCjYCHCACIAE2AhQgAkHkFjYCECACQRU2AgxBACEDDEsLIAIoAgQhAEEAIQMgAkEANgIEIAIgACABIAqnaiIBECsiAARAIAJBBzYCHC\
ACIAE2AhQgAiAANgIMDEsLQRMhAwwxCyAAQRVHBEBBACEDIAJBADYCHCACIAE2AhQgAkHaDTYCECACQRQ2AgwMSgsgAkEeNgIcIAIgATYCFCACQfkXNgIQIAJBFTYCDEEAIQMMSQtBACEAAkAgAigCOCIDRQ0AIA\
MoAiwiA0UNACACIAMRAAAhAAsgAEUNQSAAQRVGBEAgAkEDNgIcIAIgATYCFCACQbAYNgIQIAJBFTYCDEEAIQMMSQtBACEDIAJBADYCHCACIAE2AhQgAkGnDjYCECACQRI2AgwMSAtBACEDIAJBADYCHCACIAE2Ah\
QgAkHaDTYCECACQRQ2AgwMRwtBACEDIAJBADYCHCACIAE2AhQgAkGnDjYCECACQRI2AgwMRgsgAkEAOgAvIAItAC1BBHFFDT8LIAJBADoALyACQQE6ADRBACEDDCsLQQAhAyACQQA2AhwgAkHkETYCECACQQc2Ag\
wgAiABQQFqNgIUDEMLAkADQAJAIAEtAABBCmsOBAACAgACCyAEIAFBAWoiAUcNAAtB3QEhAwxDCwJAAkAgAi0ANEEBRw0AQQAhAAJAIAIoAjgiA0UNACADKAJYIgNFDQAgAiADEQAAIQALIABFDQAgAEEVRw0BIA\
JB3AE2AhwgAiABNgIUIAJB1RY2AhAgAkEVNgIMQQAhAwxEC0HBASEDDCoLIAJBADYCHCACIAE2AhQgAkHpCzYCECACQR82AgxBACEDDEILAkACQCACLQAoQQFrDgIEAQALQcABIQMMKQtBuQEhAwwoCyACQQI6AC\
9BACEAAkAgAigCOCIDRQ0AIAMoAgAiA0UNACACIAMRAAAhAAsgAEUEQEHCASEDDCgLIABBFUcEQCACQQA2AhwgAiABNgIUIAJBpAw2AhAgAkEQNgIMQQAhAwxBCyACQdsBNgIcIAIgATYCFCACQfoWNgIQIAJBFT\
YCDEEAIQMMQAsgASAERgRAQdoBIQMMQAsgAS0AAEHIAEYNASACQQE6ACgLQawBIQMMJQtBvwEhAwwkCyABIARHBEAgAkEQNgIIIAIgATYCBEG+ASEDDCQLQdkBIQMMPAsgASAERgRAQdgBIQMMPAsgAS0AAEHIAE\
cNBCABQQFqIQFBvQEhAwwiCyABIARGBEBB1wEhAww7CwJAAkAgAS0AAEHFAGsOEAAFBQUFBQUFBQUFBQUFBQEFCyABQQFqIQFBuwEhAwwiCyABQQFqIQFBvAEhAwwhC0HWASEDIAEgBEYNOSACKAIAIgAgBCABa2\
ohBSABIABrQQJqIQYCQANAIAEtAAAgAEGD0ABqLQAARw0DIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAw6CyACKAIEIQAgAkIANwMAIAIgACAGQQFqIgEQJyIARQRAQcYBIQMMIQsgAkHVATYCHC\
ACIAE2AhQgAiAANgIMQQAhAww5C0HUASEDIAEgBEYNOCACKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEGB0ABqLQAARw0CIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAw5CyACQY\
EEOwEoIAIoAgQhACACQgA3AwAgAiAAIAZBAWoiARAnIgANAwwCCyACQQA2AgALQQAhAyACQQA2AhwgAiABNgIUIAJB2Bs2AhAgAkEINgIMDDYLQboBIQMMHAsgAkHTATYCHCACIAE2AhQgAiAANgIMQQAhAww0C0\
EAIQACQCACKAI4IgNFDQAgAygCOCIDRQ0AIAIgAxEAACEACyAARQ0AIABBFUYNASACQQA2AhwgAiABNgIUIAJBzA42AhAgAkEgNgIMQQAhAwwzC0HkACEDDBkLIAJB+AA2AhwgAiABNgIUIAJByhg2AhAgAkEVNg\
IMQQAhAwwxC0HSASEDIAQgASIARg0wIAQgAWsgAigCACIBaiEFIAAgAWtBBGohBgJAA0AgAC0AACABQfzPAGotAABHDQEgAUEERg0DIAFBAWohASAEIABBAWoiAEcNAAsgAiAFNgIADDELIAJBADYCHCACIAA2Ah\
QgAkGQMzYCECACQQg2AgwgAkEANgIAQQAhAwwwCyABIARHBEAgAkEONgIIIAIgATYCBEG3ASEDDBcLQdEBIQMMLwsgAkEANgIAIAZBAWohAQtBuAEhAwwUCyABIARGBEBB0AEhAwwtCyABLQAAQTBrIgBB/wFxQQ\
pJBEAgAiAAOgAqIAFBAWohAUG2ASEDDBQLIAIoAgQhACACQQA2AgQgAiAAIAEQKCIARQ0UIAJBzwE2AhwgAiABNgIUIAIgADYCDEEAIQMMLAsgASAERgRAQc4BIQMMLAsCQCABLQAAQS5GBEAgAUEBaiEBDAELIA\
IoAgQhACACQQA2AgQgAiAAIAEQKCIARQ0VIAJBzQE2AhwgAiABNgIUIAIgADYCDEEAIQMMLAtBtQEhAwwSCyAEIAEiBUYEQEHMASEDDCsLQQAhAEEBIQFBASEGQQAhAwJAAkACQAJAAkACfwJAAkACQAJAAkACQA\
JAIAUtAABBMGsOCgoJAAECAwQFBggLC0ECDAYLQQMMBQtBBAwEC0EFDAMLQQYMAgtBBwwBC0EICyEDQQAhAUEAIQYMAgtBCSEDQQEhAEEAIQFBACEGDAELQQAhAUEBIQMLIAIgAzoAKyAFQQFqIQMCQAJAIAItAC\
1BEHENAAJAAkACQCACLQAqDgMBAAIECyAGRQ0DDAILIAANAQwCCyABRQ0BCyACKAIEIQAgAkEANgIEIAIgACADECgiAEUEQCADIQEMAwsgAkHJATYCHCACIAM2AhQgAiAANgIMQQAhAwwtCyACKAIEIQAgAkEANg\
IEIAIgACADECgiAEUEQCADIQEMGAsgAkHKATYCHCACIAM2AhQgAiAANgIMQQAhAwwsCyACKAIEIQAgAkEANgIEIAIgACAFECgiAEUEQCAFIQEMFgsgAkHLATYCHCACIAU2AhQgAiAANgIMDCsLQbQBIQMMEQtBAC\
EAAkAgAigCOCIDRQ0AIAMoAjwiA0UNACACIAMRAAAhAAsCQCAABEAgAEEVRg0BIAJBADYCHCACIAE2AhQgAkGUDTYCECACQSE2AgxBACEDDCsLQbIBIQMMEQsgAkHIATYCHCACIAE2AhQgAkHJFzYCECACQRU2Ag\
xBACEDDCkLIAJBADYCACAGQQFqIQFB9QAhAwwPCyACLQApQQVGBEBB4wAhAwwPC0HiACEDDA4LIAAhASACQQA2AgALIAJBADoALEEJIQMMDAsgAkEANgIAIAdBAWohAUHAACEDDAsLQQELOgAsIAJBADYCACAGQQ\
FqIQELQSkhAwwIC0E4IQMMBwsCQCABIARHBEADQCABLQAAQYA+ai0AACIAQQFHBEAgAEECRw0DIAFBAWohAQwFCyAEIAFBAWoiAUcNAAtBPiEDDCELQT4hAwwgCwsgAkEAOgAsDAELQQshAwwEC0E6IQMMAwsgAU\
EBaiEBQS0hAwwCCyACIAE6ACwgAkEANgIAIAZBAWohAUEMIQMMAQsgAkEANgIAIAZBAWohAUEKIQMMAAsAC0EAIQMgAkEANgIcIAIgATYCFCACQc0QNgIQIAJBCTYCDAwXC0EAIQMgAkEANgIcIAIgATYCFCACQe\
kKNgIQIAJBCTYCDAwWC0EAIQMgAkEANgIcIAIgATYCFCACQbcQNgIQIAJBCTYCDAwVC0EAIQMgAkEANgIcIAIgATYCFCACQZwRNgIQIAJBCTYCDAwUC0EAIQMgAkEANgIcIAIgATYCFCACQc0QNgIQIAJBCTYCDA\
wTC0EAIQMgAkEANgIcIAIgATYCFCACQekKNgIQIAJBCTYCDAwSC0EAIQMgAkEANgIcIAIgATYCFCACQbcQNgIQIAJBCTYCDAwRC0EAIQMgAkEANgIcIAIgATYCFCACQZwRNgIQIAJBCTYCDAwQC0EAIQMgAkEANg\
IcIAIgATYCFCACQZcVNgIQIAJBDzYCDAwPC0EAIQMgAkEANgIcIAIgATYCFCACQZcVNgIQIAJBDzYCDAwOC0EAIQMgAkEANgIcIAIgATYCFCACQcASNgIQIAJBCzYCDAwNC0EAIQMgAkEANgIcIAIgATYCFCACQZ\
UJNgIQIAJBCzYCDAwMC0EAIQMgAkEANgIcIAIgATYCFCACQeEPNgIQIAJBCjYCDAwLC0EAIQMgAkEANgIcIAIgATYCFCACQfsPNgIQIAJBCjYCDAwKC0EAIQMgAkEANgIcIAIgATYCFCACQfEZNgIQIAJBAjYCDA\
wJC0EAIQMgAkEANgIcIAIgATYCFCACQcQUNgIQIAJBAjYCDAwIC0EAIQMgAkEANgIcIAIgATYCFCACQfIVNgIQIAJBAjYCDAwHCyACQQI2AhwgAiABNgIUIAJBnBo2AhAgAkEWNgIMQQAhAwwGC0EBIQMMBQtB1A\
AhAyABIARGDQQgCEEIaiEJIAIoAgAhBQJAAkAgASAERwRAIAVB2MIAaiEHIAQgBWogAWshACAFQX9zQQpqIgUgAWohBgNAIAEtAAAgBy0AAEcEQEECIQcMAwsgBUUEQEEAIQcgBiEBDAMLIAVBAWshBSAHQQFqIQ\
cgBCABQQFqIgFHDQALIAAhBSAEIQELIAlBATYCACACIAU2AgAMAQsgAkEANgIAIAkgBzYCAAsgCSABNgIEIAgoAgwhACAIKAIIDgMBBAIACwALIAJBADYCHCACQbUaNgIQIAJBFzYCDCACIABBAWo2AhRBACEDDA\
ILIAJBADYCHCACIAA2AhQgAkHKGjYCECACQQk2AgxBACEDDAELIAEgBEYEQEEiIQMMAQsgAkEJNgIIIAIgATYCBEEhIQMLIAhBEGokACADRQRAIAIoAgwhAAwBCyACIAM2AhxBACEAIAIoAgQiAUUNACACIAEgBC\
ACKAIIEQEAIgFFDQAgAiAENgIUIAIgATYCDCABIQALIAALvgIBAn8gAEEAOgAAIABB3ABqIgFBAWtBADoAACAAQQA6AAIgAEEAOgABIAFBA2tBADoAACABQQJrQQA6AAAgAEEAOgADIAFBBGtBADoAAEEAIABrQQ\
NxIgEgAGoiAEEANgIAQdwAIAFrQXxxIgIgAGoiAUEEa0EANgIAAkAgAkEJSQ0AIABBADYCCCAAQQA2AgQgAUEIa0EANgIAIAFBDGtBADYCACACQRlJDQAgAEEANgIYIABBADYCFCAAQQA2AhAgAEEANgIMIAFBEG\
tBADYCACABQRRrQQA2AgAgAUEYa0EANgIAIAFBHGtBADYCACACIABBBHFBGHIiAmsiAUEgSQ0AIAAgAmohAANAIABCADcDGCAAQgA3AxAgAEIANwMIIABCADcDACAAQSBqIQAgAUEgayIBQR9LDQALCwtWAQF/Ak\
AgACgCDA0AAkACQAJAAkAgAC0ALw4DAQADAgsgACgCOCIBRQ0AIAEoAiwiAUUNACAAIAERAAAiAQ0DC0EADwsACyAAQcMWNgIQQQ4hAQsgAQsaACAAKAIMRQRAIABB0Rs2AhAgAEEVNgIMCwsUACAAKAIMQRVGBE\
AgAEEANgIMCwsUACAAKAIMQRZGBEAgAEEANgIMCwsHACAAKAIMCwcAIAAoAhALCQAgACABNgIQCwcAIAAoAhQLFwAgAEEkTwRAAAsgAEECdEGgM2ooAgALFwAgAEEuTwRAAAsgAEECdEGwNGooAgALvwkBAX9B6y\
ghAQJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAk\
ACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAIABB5ABrDvQDY2IAAWFhYWFhYQIDBAVhYWFhYWFhYWFhYWFhYW\
FhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhBgcICQoLDA0OD2FhYWFhEGFhYWFhYWFhYWFhEWFhYWFhYWFhYWFhYWFhYWFhYWFhYW\
FhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYRITFBUWFxgZGhthYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYW\
FhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhHB0eHyAhIiMkJSYnKCkqKywtLi8wMTIzNDU2YTc4OTphYWFhYWFhYTthYWE8YWFhYT0+P2FhYWFhYWFhQGFhQWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYW\
FhYWFhYUJDREVGR0hJSktMTU5PUFFSU2FhYWFhYWFhVFVWV1hZWlthXF1hYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFeYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhX2BhC0HhJw8LQa\
QhDwtByywPC0H+MQ8LQcAkDwtBqyQPC0GNKA8LQeImDwtBgDAPC0G5Lw8LQdckDwtB7x8PC0HhHw8LQfofDwtB8iAPC0GoLw8LQa4yDwtBiDAPC0HsJw8LQYIiDwtBjh0PC0HQLg8LQcojDwtBxTIPC0HfHA8LQd\
IcDwtBxCAPC0HXIA8LQaIfDwtB7S4PC0GrMA8LQdQlDwtBzC4PC0H6Lg8LQfwrDwtB0jAPC0HxHQ8LQbsgDwtB9ysPC0GQMQ8LQdcxDwtBoi0PC0HUJw8LQeArDwtBnywPC0HrMQ8LQdUfDwtByjEPC0HeJQ8LQd\
QeDwtB9BwPC0GnMg8LQbEdDwtBoB0PC0G5MQ8LQbwwDwtBkiEPC0GzJg8LQeksDwtBrB4PC0HUKw8LQfcmDwtBgCYPC0GwIQ8LQf4eDwtBjSMPC0GJLQ8LQfciDwtBoDEPC0GuHw8LQcYlDwtB6B4PC0GTIg8LQc\
IvDwtBwx0PC0GLLA8LQeEdDwtBjS8PC0HqIQ8LQbQtDwtB0i8PC0HfMg8LQdIyDwtB8DAPC0GpIg8LQfkjDwtBmR4PC0G1LA8LQZswDwtBkjIPC0G2Kw8LQcIiDwtB+DIPC0GeJQ8LQdAiDwtBuh4PC0GBHg8LAA\
tB1iEhAQsgAQsWACAAIAAtAC1B/gFxIAFBAEdyOgAtCxkAIAAgAC0ALUH9AXEgAUEAR0EBdHI6AC0LGQAgACAALQAtQfsBcSABQQBHQQJ0cjoALQsZACAAIAAtAC1B9wFxIAFBAEdBA3RyOgAtCz4BAn8CQCAAKA\
I4IgNFDQAgAygCBCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABBxhE2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCCCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABB9go2AhBBGCEECyAECz4BAn\
8CQCAAKAI4IgNFDQAgAygCDCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABB7Ro2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCECIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABBlRA2AhBBGCEECy\
AECz4BAn8CQCAAKAI4IgNFDQAgAygCFCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABBqhs2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCGCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABB7RM2Ah\
BBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCKCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABB9gg2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCHCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIA\
BBwhk2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCICIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABBlBQ2AhBBGCEECyAEC1kBAn8CQCAALQAoQQFGDQAgAC8BMiIBQeQAa0HkAEkNACABQcwBRg0AIA\
FBsAJGDQAgAC8BMCIAQcAAcQ0AQQEhAiAAQYgEcUGABEYNACAAQShxRSECCyACC4wBAQJ/AkACQAJAIAAtACpFDQAgAC0AK0UNACAALwEwIgFBAnFFDQEMAgsgAC8BMCIBQQFxRQ0BC0EBIQIgAC0AKEEBRg0AIA\
AvATIiAEHkAGtB5ABJDQAgAEHMAUYNACAAQbACRg0AIAFBwABxDQBBACECIAFBiARxQYAERg0AIAFBKHFBAEchAgsgAgtXACAAQRhqQgA3AwAgAEIANwMAIABBOGpCADcDACAAQTBqQgA3AwAgAEEoakIANwMAIA\
BBIGpCADcDACAAQRBqQgA3AwAgAEEIakIANwMAIABB3QE2AhwLBgAgABAyC5otAQt/IwBBEGsiCiQAQaTQACgCACIJRQRAQeTTACgCACIFRQRAQfDTAEJ/NwIAQejTAEKAgISAgIDAADcCAEHk0wAgCkEIakFwcU\
HYqtWqBXMiBTYCAEH40wBBADYCAEHI0wBBADYCAAtBzNMAQYDUBDYCAEGc0ABBgNQENgIAQbDQACAFNgIAQazQAEF/NgIAQdDTAEGArAM2AgADQCABQcjQAGogAUG80ABqIgI2AgAgAiABQbTQAGoiAzYCACABQc\
DQAGogAzYCACABQdDQAGogAUHE0ABqIgM2AgAgAyACNgIAIAFB2NAAaiABQczQAGoiAjYCACACIAM2AgAgAUHU0ABqIAI2AgAgAUEgaiIBQYACRw0AC0GM1ARBwasDNgIAQajQAEH00wAoAgA2AgBBmNAAQcCrAz\
YCAEGk0ABBiNQENgIAQcz/B0E4NgIAQYjUBCEJCwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAIABB7AFNBEBBjNAAKAIAIgZBECAAQRNqQXBxIABBC0kbIgRBA3YiAHYiAUEDcQRAAkAgAUEBcSAAck\
EBcyICQQN0IgBBtNAAaiIBIABBvNAAaigCACIAKAIIIgNGBEBBjNAAIAZBfiACd3E2AgAMAQsgASADNgIIIAMgATYCDAsgAEEIaiEBIAAgAkEDdCICQQNyNgIEIAAgAmoiACAAKAIEQQFyNgIEDBELQZTQACgCAC\
IIIARPDQEgAQRAAkBBAiAAdCICQQAgAmtyIAEgAHRxaCIAQQN0IgJBtNAAaiIBIAJBvNAAaigCACICKAIIIgNGBEBBjNAAIAZBfiAAd3EiBjYCAAwBCyABIAM2AgggAyABNgIMCyACIARBA3I2AgQgAEEDdCIAIA\
RrIQUgACACaiAFNgIAIAIgBGoiBCAFQQFyNgIEIAgEQCAIQXhxQbTQAGohAEGg0AAoAgAhAwJ/QQEgCEEDdnQiASAGcUUEQEGM0AAgASAGcjYCACAADAELIAAoAggLIgEgAzYCDCAAIAM2AgggAyAANgIMIAMgAT\
YCCAsgAkEIaiEBQaDQACAENgIAQZTQACAFNgIADBELQZDQACgCACILRQ0BIAtoQQJ0QbzSAGooAgAiACgCBEF4cSAEayEFIAAhAgNAAkAgAigCECIBRQRAIAJBFGooAgAiAUUNAQsgASgCBEF4cSAEayIDIAVJIQ\
IgAyAFIAIbIQUgASAAIAIbIQAgASECDAELCyAAKAIYIQkgACgCDCIDIABHBEBBnNAAKAIAGiADIAAoAggiATYCCCABIAM2AgwMEAsgAEEUaiICKAIAIgFFBEAgACgCECIBRQ0DIABBEGohAgsDQCACIQcgASIDQR\
RqIgIoAgAiAQ0AIANBEGohAiADKAIQIgENAAsgB0EANgIADA8LQX8hBCAAQb9/Sw0AIABBE2oiAUFwcSEEQZDQACgCACIIRQ0AQQAgBGshBQJAAkACQAJ/QQAgBEGAAkkNABpBHyAEQf///wdLDQAaIARBJiABQQ\
h2ZyIAa3ZBAXEgAEEBdGtBPmoLIgZBAnRBvNIAaigCACICRQRAQQAhAUEAIQMMAQtBACEBIARBGSAGQQF2a0EAIAZBH0cbdCEAQQAhAwNAAkAgAigCBEF4cSAEayIHIAVPDQAgAiEDIAciBQ0AQQAhBSACIQEMAw\
sgASACQRRqKAIAIgcgByACIABBHXZBBHFqQRBqKAIAIgJGGyABIAcbIQEgAEEBdCEAIAINAAsLIAEgA3JFBEBBACEDQQIgBnQiAEEAIABrciAIcSIARQ0DIABoQQJ0QbzSAGooAgAhAQsgAUUNAQsDQCABKAIEQX\
hxIARrIgIgBUkhACACIAUgABshBSABIAMgABshAyABKAIQIgAEfyAABSABQRRqKAIACyIBDQALCyADRQ0AIAVBlNAAKAIAIARrTw0AIAMoAhghByADIAMoAgwiAEcEQEGc0AAoAgAaIAAgAygCCCIBNgIIIAEgAD\
YCDAwOCyADQRRqIgIoAgAiAUUEQCADKAIQIgFFDQMgA0EQaiECCwNAIAIhBiABIgBBFGoiAigCACIBDQAgAEEQaiECIAAoAhAiAQ0ACyAGQQA2AgAMDQtBlNAAKAIAIgMgBE8EQEGg0AAoAgAhAQJAIAMgBGsiAk\
EQTwRAIAEgBGoiACACQQFyNgIEIAEgA2ogAjYCACABIARBA3I2AgQMAQsgASADQQNyNgIEIAEgA2oiACAAKAIEQQFyNgIEQQAhAEEAIQILQZTQACACNgIAQaDQACAANgIAIAFBCGohAQwPC0GY0AAoAgAiAyAESw\
RAIAQgCWoiACADIARrIgFBAXI2AgRBpNAAIAA2AgBBmNAAIAE2AgAgCSAEQQNyNgIEIAlBCGohAQwPC0EAIQEgBAJ/QeTTACgCAARAQezTACgCAAwBC0Hw0wBCfzcCAEHo0wBCgICEgICAwAA3AgBB5NMAIApBDG\
pBcHFB2KrVqgVzNgIAQfjTAEEANgIAQcjTAEEANgIAQYCABAsiACAEQccAaiIFaiIGQQAgAGsiB3EiAk8EQEH80wBBMDYCAAwPCwJAQcTTACgCACIBRQ0AQbzTACgCACIIIAJqIQAgACABTSAAIAhLcQ0AQQAhAU\
H80wBBMDYCAAwPC0HI0wAtAABBBHENBAJAAkAgCQRAQczTACEBA0AgASgCACIAIAlNBEAgACABKAIEaiAJSw0DCyABKAIIIgENAAsLQQAQMyIAQX9GDQUgAiEGQejTACgCACIBQQFrIgMgAHEEQCACIABrIAAgA2\
pBACABa3FqIQYLIAQgBk8NBSAGQf7///8HSw0FQcTTACgCACIDBEBBvNMAKAIAIgcgBmohASABIAdNDQYgASADSw0GCyAGEDMiASAARw0BDAcLIAYgA2sgB3EiBkH+////B0sNBCAGEDMhACAAIAEoAgAgASgCBG\
pGDQMgACEBCwJAIAYgBEHIAGpPDQAgAUF/Rg0AQezTACgCACIAIAUgBmtqQQAgAGtxIgBB/v///wdLBEAgASEADAcLIAAQM0F/RwRAIAAgBmohBiABIQAMBwtBACAGaxAzGgwECyABIgBBf0cNBQwDC0EAIQMMDA\
tBACEADAoLIABBf0cNAgtByNMAQcjTACgCAEEEcjYCAAsgAkH+////B0sNASACEDMhAEEAEDMhASAAQX9GDQEgAUF/Rg0BIAAgAU8NASABIABrIgYgBEE4ak0NAQtBvNMAQbzTACgCACAGaiIBNgIAQcDTACgCAC\
ABSQRAQcDTACABNgIACwJAAkACQEGk0AAoAgAiAgRAQczTACEBA0AgACABKAIAIgMgASgCBCIFakYNAiABKAIIIgENAAsMAgtBnNAAKAIAIgFBAEcgACABT3FFBEBBnNAAIAA2AgALQQAhAUHQ0wAgBjYCAEHM0w\
AgADYCAEGs0ABBfzYCAEGw0ABB5NMAKAIANgIAQdjTAEEANgIAA0AgAUHI0ABqIAFBvNAAaiICNgIAIAIgAUG00ABqIgM2AgAgAUHA0ABqIAM2AgAgAUHQ0ABqIAFBxNAAaiIDNgIAIAMgAjYCACABQdjQAGogAU\
HM0ABqIgI2AgAgAiADNgIAIAFB1NAAaiACNgIAIAFBIGoiAUGAAkcNAAtBeCAAa0EPcSIBIABqIgIgBkE4ayIDIAFrIgFBAXI2AgRBqNAAQfTTACgCADYCAEGY0AAgATYCAEGk0AAgAjYCACAAIANqQTg2AgQMAg\
sgACACTQ0AIAIgA0kNACABKAIMQQhxDQBBeCACa0EPcSIAIAJqIgNBmNAAKAIAIAZqIgcgAGsiAEEBcjYCBCABIAUgBmo2AgRBqNAAQfTTACgCADYCAEGY0AAgADYCAEGk0AAgAzYCACACIAdqQTg2AgQMAQsgAE\
Gc0AAoAgBJBEBBnNAAIAA2AgALIAAgBmohA0HM0wAhAQJAAkACQANAIAMgASgCAEcEQCABKAIIIgENAQwCCwsgAS0ADEEIcUUNAQtBzNMAIQEDQCABKAIAIgMgAk0EQCADIAEoAgRqIgUgAksNAwsgASgCCCEBDA\
ALAAsgASAANgIAIAEgASgCBCAGajYCBCAAQXggAGtBD3FqIgkgBEEDcjYCBCADQXggA2tBD3FqIgYgBCAJaiIEayEBIAIgBkYEQEGk0AAgBDYCAEGY0ABBmNAAKAIAIAFqIgA2AgAgBCAAQQFyNgIEDAgLQaDQAC\
gCACAGRgRAQaDQACAENgIAQZTQAEGU0AAoAgAgAWoiADYCACAEIABBAXI2AgQgACAEaiAANgIADAgLIAYoAgQiBUEDcUEBRw0GIAVBeHEhCCAFQf8BTQRAIAVBA3YhAyAGKAIIIgAgBigCDCICRgRAQYzQAEGM0A\
AoAgBBfiADd3E2AgAMBwsgAiAANgIIIAAgAjYCDAwGCyAGKAIYIQcgBiAGKAIMIgBHBEAgACAGKAIIIgI2AgggAiAANgIMDAULIAZBFGoiAigCACIFRQRAIAYoAhAiBUUNBCAGQRBqIQILA0AgAiEDIAUiAEEUai\
ICKAIAIgUNACAAQRBqIQIgACgCECIFDQALIANBADYCAAwEC0F4IABrQQ9xIgEgAGoiByAGQThrIgMgAWsiAUEBcjYCBCAAIANqQTg2AgQgAiAFQTcgBWtBD3FqQT9rIgMgAyACQRBqSRsiA0EjNgIEQajQAEH00w\
AoAgA2AgBBmNAAIAE2AgBBpNAAIAc2AgAgA0EQakHU0wApAgA3AgAgA0HM0wApAgA3AghB1NMAIANBCGo2AgBB0NMAIAY2AgBBzNMAIAA2AgBB2NMAQQA2AgAgA0EkaiEBA0AgAUEHNgIAIAUgAUEEaiIBSw0ACy\
ACIANGDQAgAyADKAIEQX5xNgIEIAMgAyACayIFNgIAIAIgBUEBcjYCBCAFQf8BTQRAIAVBeHFBtNAAaiEAAn9BjNAAKAIAIgFBASAFQQN2dCIDcUUEQEGM0AAgASADcjYCACAADAELIAAoAggLIgEgAjYCDCAAIA\
I2AgggAiAANgIMIAIgATYCCAwBC0EfIQEgBUH///8HTQRAIAVBJiAFQQh2ZyIAa3ZBAXEgAEEBdGtBPmohAQsgAiABNgIcIAJCADcCECABQQJ0QbzSAGohAEGQ0AAoAgAiA0EBIAF0IgZxRQRAIAAgAjYCAEGQ0A\
AgAyAGcjYCACACIAA2AhggAiACNgIIIAIgAjYCDAwBCyAFQRkgAUEBdmtBACABQR9HG3QhASAAKAIAIQMCQANAIAMiACgCBEF4cSAFRg0BIAFBHXYhAyABQQF0IQEgACADQQRxakEQaiIGKAIAIgMNAAsgBiACNg\
IAIAIgADYCGCACIAI2AgwgAiACNgIIDAELIAAoAggiASACNgIMIAAgAjYCCCACQQA2AhggAiAANgIMIAIgATYCCAtBmNAAKAIAIgEgBE0NAEGk0AAoAgAiACAEaiICIAEgBGsiAUEBcjYCBEGY0AAgATYCAEGk0A\
AgAjYCACAAIARBA3I2AgQgAEEIaiEBDAgLQQAhAUH80wBBMDYCAAwHC0EAIQALIAdFDQACQCAGKAIcIgJBAnRBvNIAaiIDKAIAIAZGBEAgAyAANgIAIAANAUGQ0ABBkNAAKAIAQX4gAndxNgIADAILIAdBEEEUIA\
coAhAgBkYbaiAANgIAIABFDQELIAAgBzYCGCAGKAIQIgIEQCAAIAI2AhAgAiAANgIYCyAGQRRqKAIAIgJFDQAgAEEUaiACNgIAIAIgADYCGAsgASAIaiEBIAYgCGoiBigCBCEFCyAGIAVBfnE2AgQgASAEaiABNg\
IAIAQgAUEBcjYCBCABQf8BTQRAIAFBeHFBtNAAaiEAAn9BjNAAKAIAIgJBASABQQN2dCIBcUUEQEGM0AAgASACcjYCACAADAELIAAoAggLIgEgBDYCDCAAIAQ2AgggBCAANgIMIAQgATYCCAwBC0EfIQUgAUH///\
8HTQRAIAFBJiABQQh2ZyIAa3ZBAXEgAEEBdGtBPmohBQsgBCAFNgIcIARCADcCECAFQQJ0QbzSAGohAEGQ0AAoAgAiAkEBIAV0IgNxRQRAIAAgBDYCAEGQ0AAgAiADcjYCACAEIAA2AhggBCAENgIIIAQgBDYCDA\
wBCyABQRkgBUEBdmtBACAFQR9HG3QhBSAAKAIAIQACQANAIAAiAigCBEF4cSABRg0BIAVBHXYhACAFQQF0IQUgAiAAQQRxakEQaiIDKAIAIgANAAsgAyAENgIAIAQgAjYCGCAEIAQ2AgwgBCAENgIIDAELIAIoAg\
giACAENgIMIAIgBDYCCCAEQQA2AhggBCACNgIMIAQgADYCCAsgCUEIaiEBDAILAkAgB0UNAAJAIAMoAhwiAUECdEG80gBqIgIoAgAgA0YEQCACIAA2AgAgAA0BQZDQACAIQX4gAXdxIgg2AgAMAgsgB0EQQRQgBy\
gCECADRhtqIAA2AgAgAEUNAQsgACAHNgIYIAMoAhAiAQRAIAAgATYCECABIAA2AhgLIANBFGooAgAiAUUNACAAQRRqIAE2AgAgASAANgIYCwJAIAVBD00EQCADIAQgBWoiAEEDcjYCBCAAIANqIgAgACgCBEEBcj\
YCBAwBCyADIARqIgIgBUEBcjYCBCADIARBA3I2AgQgAiAFaiAFNgIAIAVB/wFNBEAgBUF4cUG00ABqIQACf0GM0AAoAgAiAUEBIAVBA3Z0IgVxRQRAQYzQACABIAVyNgIAIAAMAQsgACgCCAsiASACNgIMIAAgAj\
YCCCACIAA2AgwgAiABNgIIDAELQR8hASAFQf///wdNBEAgBUEmIAVBCHZnIgBrdkEBcSAAQQF0a0E+aiEBCyACIAE2AhwgAkIANwIQIAFBAnRBvNIAaiEAQQEgAXQiBCAIcUUEQCAAIAI2AgBBkNAAIAQgCHI2Ag\
AgAiAANgIYIAIgAjYCCCACIAI2AgwMAQsgBUEZIAFBAXZrQQAgAUEfRxt0IQEgACgCACEEAkADQCAEIgAoAgRBeHEgBUYNASABQR12IQQgAUEBdCEBIAAgBEEEcWpBEGoiBigCACIEDQALIAYgAjYCACACIAA2Ah\
ggAiACNgIMIAIgAjYCCAwBCyAAKAIIIgEgAjYCDCAAIAI2AgggAkEANgIYIAIgADYCDCACIAE2AggLIANBCGohAQwBCwJAIAlFDQACQCAAKAIcIgFBAnRBvNIAaiICKAIAIABGBEAgAiADNgIAIAMNAUGQ0AAgC0\
F+IAF3cTYCAAwCCyAJQRBBFCAJKAIQIABGG2ogAzYCACADRQ0BCyADIAk2AhggACgCECIBBEAgAyABNgIQIAEgAzYCGAsgAEEUaigCACIBRQ0AIANBFGogATYCACABIAM2AhgLAkAgBUEPTQRAIAAgBCAFaiIBQQ\
NyNgIEIAAgAWoiASABKAIEQQFyNgIEDAELIAAgBGoiByAFQQFyNgIEIAAgBEEDcjYCBCAFIAdqIAU2AgAgCARAIAhBeHFBtNAAaiEBQaDQACgCACEDAn9BASAIQQN2dCICIAZxRQRAQYzQACACIAZyNgIAIAEMAQ\
sgASgCCAsiAiADNgIMIAEgAzYCCCADIAE2AgwgAyACNgIIC0Gg0AAgBzYCAEGU0AAgBTYCAAsgAEEIaiEBCyAKQRBqJAAgAQtDACAARQRAPwBBEHQPCwJAIABB//8DcQ0AIABBAEgNACAAQRB2QAAiAEF/RgRAQf\
zTAEEwNgIAQX8PCyAAQRB0DwsACwvcPyIAQYAICwkBAAAAAgAAAAMAQZQICwUEAAAABQBBpAgLCQYAAAAHAAAACABB3AgLii1JbnZhbGlkIGNoYXIgaW4gdXJsIHF1ZXJ5AFNwYW4gY2FsbGJhY2sgZXJyb3IgaW\
4gb25fYm9keQBDb250ZW50LUxlbmd0aCBvdmVyZmxvdwBDaHVuayBzaXplIG92ZXJmbG93AFJlc3BvbnNlIG92ZXJmbG93AEludmFsaWQgbWV0aG9kIGZvciBIVFRQL3gueCByZXF1ZXN0AEludmFsaWQgbWV0aG\
9kIGZvciBSVFNQL3gueCByZXF1ZXN0AEV4cGVjdGVkIFNPVVJDRSBtZXRob2QgZm9yIElDRS94LnggcmVxdWVzdABJbnZhbGlkIGNoYXIgaW4gdXJsIGZyYWdtZW50IHN0YXJ0AEV4cGVjdGVkIGRvdABTcGFuIG\
NhbGxiYWNrIGVycm9yIGluIG9uX3N0YXR1cwBJbnZhbGlkIHJlc3BvbnNlIHN0YXR1cwBJbnZhbGlkIGNoYXJhY3RlciBpbiBjaHVuayBleHRlbnNpb25zAFVzZXIgY2FsbGJhY2sgZXJyb3IAYG9uX3Jlc2V0YC\
BjYWxsYmFjayBlcnJvcgBgb25fY2h1bmtfaGVhZGVyYCBjYWxsYmFjayBlcnJvcgBgb25fbWVzc2FnZV9iZWdpbmAgY2FsbGJhY2sgZXJyb3IAYG9uX2NodW5rX2V4dGVuc2lvbl92YWx1ZWAgY2FsbGJhY2sgZX\
Jyb3IAYG9uX3N0YXR1c19jb21wbGV0ZWAgY2FsbGJhY2sgZXJyb3IAYG9uX3ZlcnNpb25fY29tcGxldGVgIGNhbGxiYWNrIGVycm9yAGBvbl91cmxfY29tcGxldGVgIGNhbGxiYWNrIGVycm9yAGBvbl9jaHVua1\
9jb21wbGV0ZWAgY2FsbGJhY2sgZXJyb3IAYG9uX2hlYWRlcl92YWx1ZV9jb21wbGV0ZWAgY2FsbGJhY2sgZXJyb3IAYG9uX21lc3NhZ2VfY29tcGxldGVgIGNhbGxiYWNrIGVycm9yAGBvbl9tZXRob2RfY29tcG\
xldGVgIGNhbGxiYWNrIGVycm9yAGBvbl9oZWFkZXJfZmllbGRfY29tcGxldGVgIGNhbGxiYWNrIGVycm9yAGBvbl9jaHVua19leHRlbnNpb25fbmFtZWAgY2FsbGJhY2sgZXJyb3IAVW5leHBlY3RlZCBjaGFyIG\
luIHVybCBzZXJ2ZXIASW52YWxpZCBoZWFkZXIgdmFsdWUgY2hhcgBJbnZhbGlkIGhlYWRlciBmaWVsZCBjaGFyAFNwYW4gY2FsbGJhY2sgZXJyb3IgaW4gb25fdmVyc2lvbgBJbnZhbGlkIG1pbm9yIHZlcnNpb2\
4ASW52YWxpZCBtYWpvciB2ZXJzaW9uAEV4cGVjdGVkIHNwYWNlIGFmdGVyIHZlcnNpb24ARXhwZWN0ZWQgQ1JMRiBhZnRlciB2ZXJzaW9uAEludmFsaWQgSFRUUCB2ZXJzaW9uAEludmFsaWQgaGVhZGVyIHRva2\
VuAFNwYW4gY2FsbGJhY2sgZXJyb3IgaW4gb25fdXJsAEludmFsaWQgY2hhcmFjdGVycyBpbiB1cmwAVW5leHBlY3RlZCBzdGFydCBjaGFyIGluIHVybABEb3VibGUgQCBpbiB1cmwARW1wdHkgQ29udGVudC1MZW\
5ndGgASW52YWxpZCBjaGFyYWN0ZXIgaW4gQ29udGVudC1MZW5ndGgARHVwbGljYXRlIENvbnRlbnQtTGVuZ3RoAEludmFsaWQgY2hhciBpbiB1cmwgcGF0aABDb250ZW50LUxlbmd0aCBjYW4ndCBiZSBwcmVzZW\
50IHdpdGggVHJhbnNmZXItRW5jb2RpbmcASW52YWxpZCBjaGFyYWN0ZXIgaW4gY2h1bmsgc2l6ZQBTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX2hlYWRlcl92YWx1ZQBTcGFuIGNhbGxiYWNrIGVycm9yIGluIG\
9uX2NodW5rX2V4dGVuc2lvbl92YWx1ZQBJbnZhbGlkIGNoYXJhY3RlciBpbiBjaHVuayBleHRlbnNpb25zIHZhbHVlAE1pc3NpbmcgZXhwZWN0ZWQgTEYgYWZ0ZXIgaGVhZGVyIHZhbHVlAEludmFsaWQgYFRyYW\
5zZmVyLUVuY29kaW5nYCBoZWFkZXIgdmFsdWUASW52YWxpZCBjaGFyYWN0ZXIgaW4gY2h1bmsgZXh0ZW5zaW9ucyBxdW90ZSB2YWx1ZQBJbnZhbGlkIGNoYXJhY3RlciBpbiBjaHVuayBleHRlbnNpb25zIHF1b3\
RlZCB2YWx1ZQBQYXVzZWQgYnkgb25faGVhZGVyc19jb21wbGV0ZQBJbnZhbGlkIEVPRiBzdGF0ZQBvbl9yZXNldCBwYXVzZQBvbl9jaHVua19oZWFkZXIgcGF1c2UAb25fbWVzc2FnZV9iZWdpbiBwYXVzZQBvbl\
9jaHVua19leHRlbnNpb25fdmFsdWUgcGF1c2UAb25fc3RhdHVzX2NvbXBsZXRlIHBhdXNlAG9uX3ZlcnNpb25fY29tcGxldGUgcGF1c2UAb25fdXJsX2NvbXBsZXRlIHBhdXNlAG9uX2NodW5rX2NvbXBsZXRlIH\
BhdXNlAG9uX2hlYWRlcl92YWx1ZV9jb21wbGV0ZSBwYXVzZQBvbl9tZXNzYWdlX2NvbXBsZXRlIHBhdXNlAG9uX21ldGhvZF9jb21wbGV0ZSBwYXVzZQBvbl9oZWFkZXJfZmllbGRfY29tcGxldGUgcGF1c2UAb2\
5fY2h1bmtfZXh0ZW5zaW9uX25hbWUgcGF1c2UAVW5leHBlY3RlZCBzcGFjZSBhZnRlciBzdGFydCBsaW5lAFNwYW4gY2FsbGJhY2sgZXJyb3IgaW4gb25fY2h1bmtfZXh0ZW5zaW9uX25hbWUASW52YWxpZCBjaG\
FyYWN0ZXIgaW4gY2h1bmsgZXh0ZW5zaW9ucyBuYW1lAFBhdXNlIG9uIENPTk5FQ1QvVXBncmFkZQBQYXVzZSBvbiBQUkkvVXBncmFkZQBFeHBlY3RlZCBIVFRQLzIgQ29ubmVjdGlvbiBQcmVmYWNlAFNwYW4gY2\
FsbGJhY2sgZXJyb3IgaW4gb25fbWV0aG9kAEV4cGVjdGVkIHNwYWNlIGFmdGVyIG1ldGhvZABTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX2hlYWRlcl9maWVsZABQYXVzZWQASW52YWxpZCB3b3JkIGVuY291bn\
RlcmVkAEludmFsaWQgbWV0aG9kIGVuY291bnRlcmVkAFVuZXhwZWN0ZWQgY2hhciBpbiB1cmwgc2NoZW1hAFJlcXVlc3QgaGFzIGludmFsaWQgYFRyYW5zZmVyLUVuY29kaW5nYABTV0lUQ0hfUFJPWFkAVVNFX1\
BST1hZAE1LQUNUSVZJVFkAVU5QUk9DRVNTQUJMRV9FTlRJVFkAQ09QWQBNT1ZFRF9QRVJNQU5FTlRMWQBUT09fRUFSTFkATk9USUZZAEZBSUxFRF9ERVBFTkRFTkNZAEJBRF9HQVRFV0FZAFBMQVkAUFVUAENIRU\
NLT1VUAEdBVEVXQVlfVElNRU9VVABSRVFVRVNUX1RJTUVPVVQATkVUV09SS19DT05ORUNUX1RJTUVPVVQAQ09OTkVDVElPTl9USU1FT1VUAExPR0lOX1RJTUVPVVQATkVUV09SS19SRUFEX1RJTUVPVVQAUE9TVA\
BNSVNESVJFQ1RFRF9SRVFVRVNUAENMSUVOVF9DTE9TRURfUkVRVUVTVABDTElFTlRfQ0xPU0VEX0xPQURfQkFMQU5DRURfUkVRVUVTVABCQURfUkVRVUVTVABIVFRQX1JFUVVFU1RfU0VOVF9UT19IVFRQU19QT1\
JUAFJFUE9SVABJTV9BX1RFQVBPVABSRVNFVF9DT05URU5UAE5PX0NPTlRFTlQAUEFSVElBTF9DT05URU5UAEhQRV9JTlZBTElEX0NPTlNUQU5UAEhQRV9DQl9SRVNFVABHRVQASFBFX1NUUklDVABDT05GTElDVA\
BURU1QT1JBUllfUkVESVJFQ1QAUEVSTUFORU5UX1JFRElSRUNUAENPTk5FQ1QATVVMVElfU1RBVFVTAEhQRV9JTlZBTElEX1NUQVRVUwBUT09fTUFOWV9SRVFVRVNUUwBFQVJMWV9ISU5UUwBVTkFWQUlMQUJMRV\
9GT1JfTEVHQUxfUkVBU09OUwBPUFRJT05TAFNXSVRDSElOR19QUk9UT0NPTFMAVkFSSUFOVF9BTFNPX05FR09USUFURVMATVVMVElQTEVfQ0hPSUNFUwBJTlRFUk5BTF9TRVJWRVJfRVJST1IAV0VCX1NFUlZFUl\
9VTktOT1dOX0VSUk9SAFJBSUxHVU5fRVJST1IASURFTlRJVFlfUFJPVklERVJfQVVUSEVOVElDQVRJT05fRVJST1IAU1NMX0NFUlRJRklDQVRFX0VSUk9SAElOVkFMSURfWF9GT1JXQVJERURfRk9SAFNFVF9QQV\
JBTUVURVIAR0VUX1BBUkFNRVRFUgBIUEVfVVNFUgBTRUVfT1RIRVIASFBFX0NCX0NIVU5LX0hFQURFUgBNS0NBTEVOREFSAFNFVFVQAFdFQl9TRVJWRVJfSVNfRE9XTgBURUFSRE9XTgBIUEVfQ0xPU0VEX0NPTk\
5FQ1RJT04ASEVVUklTVElDX0VYUElSQVRJT04ARElTQ09OTkVDVEVEX09QRVJBVElPTgBOT05fQVVUSE9SSVRBVElWRV9JTkZPUk1BVElPTgBIUEVfSU5WQUxJRF9WRVJTSU9OAEhQRV9DQl9NRVNTQUdFX0JFR0\
lOAFNJVEVfSVNfRlJPWkVOAEhQRV9JTlZBTElEX0hFQURFUl9UT0tFTgBJTlZBTElEX1RPS0VOAEZPUkJJRERFTgBFTkhBTkNFX1lPVVJfQ0FMTQBIUEVfSU5WQUxJRF9VUkwAQkxPQ0tFRF9CWV9QQVJFTlRBTF\
9DT05UUk9MAE1LQ09MAEFDTABIUEVfSU5URVJOQUwAUkVRVUVTVF9IRUFERVJfRklFTERTX1RPT19MQVJHRV9VTk9GRklDSUFMAEhQRV9PSwBVTkxJTksAVU5MT0NLAFBSSQBSRVRSWV9XSVRIAEhQRV9JTlZBTE\
lEX0NPTlRFTlRfTEVOR1RIAEhQRV9VTkVYUEVDVEVEX0NPTlRFTlRfTEVOR1RIAEZMVVNIAFBST1BQQVRDSABNLVNFQVJDSABVUklfVE9PX0xPTkcAUFJPQ0VTU0lORwBNSVNDRUxMQU5FT1VTX1BFUlNJU1RFTl\
RfV0FSTklORwBNSVNDRUxMQU5FT1VTX1dBUk5JTkcASFBFX0lOVkFMSURfVFJBTlNGRVJfRU5DT0RJTkcARXhwZWN0ZWQgQ1JMRgBIUEVfSU5WQUxJRF9DSFVOS19TSVpFAE1PVkUAQ09OVElOVUUASFBFX0NCX1\
NUQVRVU19DT01QTEVURQBIUEVfQ0JfSEVBREVSU19DT01QTEVURQBIUEVfQ0JfVkVSU0lPTl9DT01QTEVURQBIUEVfQ0JfVVJMX0NPTVBMRVRFAEhQRV9DQl9DSFVOS19DT01QTEVURQBIUEVfQ0JfSEVBREVSX1\
ZBTFVFX0NPTVBMRVRFAEhQRV9DQl9DSFVOS19FWFRFTlNJT05fVkFMVUVfQ09NUExFVEUASFBFX0NCX0NIVU5LX0VYVEVOU0lPTl9OQU1FX0NPTVBMRVRFAEhQRV9DQl9NRVNTQUdFX0NPTVBMRVRFAEhQRV9DQl\
9NRVRIT0RfQ09NUExFVEUASFBFX0NCX0hFQURFUl9GSUVMRF9DT01QTEVURQBERUxFVEUASFBFX0lOVkFMSURfRU9GX1NUQVRFAElOVkFMSURfU1NMX0NFUlRJRklDQVRFAFBBVVNFAE5PX1JFU1BPTlNFAFVOU1\
VQUE9SVEVEX01FRElBX1RZUEUAR09ORQBOT1RfQUNDRVBUQUJMRQBTRVJWSUNFX1VOQVZBSUxBQkxFAFJBTkdFX05PVF9TQVRJU0ZJQUJMRQBPUklHSU5fSVNfVU5SRUFDSEFCTEUAUkVTUE9OU0VfSVNfU1RBTE\
UAUFVSR0UATUVSR0UAUkVRVUVTVF9IRUFERVJfRklFTERTX1RPT19MQVJHRQBSRVFVRVNUX0hFQURFUl9UT09fTEFSR0UAUEFZTE9BRF9UT09fTEFSR0UASU5TVUZGSUNJRU5UX1NUT1JBR0UASFBFX1BBVVNFRF\
9VUEdSQURFAEhQRV9QQVVTRURfSDJfVVBHUkFERQBTT1VSQ0UAQU5OT1VOQ0UAVFJBQ0UASFBFX1VORVhQRUNURURfU1BBQ0UAREVTQ1JJQkUAVU5TVUJTQ1JJQkUAUkVDT1JEAEhQRV9JTlZBTElEX01FVEhPRA\
BOT1RfRk9VTkQAUFJPUEZJTkQAVU5CSU5EAFJFQklORABVTkFVVEhPUklaRUQATUVUSE9EX05PVF9BTExPV0VEAEhUVFBfVkVSU0lPTl9OT1RfU1VQUE9SVEVEAEFMUkVBRFlfUkVQT1JURUQAQUNDRVBURUQATk\
9UX0lNUExFTUVOVEVEAExPT1BfREVURUNURUQASFBFX0NSX0VYUEVDVEVEAEhQRV9MRl9FWFBFQ1RFRABDUkVBVEVEAElNX1VTRUQASFBFX1BBVVNFRABUSU1FT1VUX09DQ1VSRUQAUEFZTUVOVF9SRVFVSVJFRA\
BQUkVDT05ESVRJT05fUkVRVUlSRUQAUFJPWFlfQVVUSEVOVElDQVRJT05fUkVRVUlSRUQATkVUV09SS19BVVRIRU5USUNBVElPTl9SRVFVSVJFRABMRU5HVEhfUkVRVUlSRUQAU1NMX0NFUlRJRklDQVRFX1JFUV\
VJUkVEAFVQR1JBREVfUkVRVUlSRUQAUEFHRV9FWFBJUkVEAFBSRUNPTkRJVElPTl9GQUlMRUQARVhQRUNUQVRJT05fRkFJTEVEAFJFVkFMSURBVElPTl9GQUlMRUQAU1NMX0hBTkRTSEFLRV9GQUlMRUQATE9DS0\
VEAFRSQU5TRk9STUFUSU9OX0FQUExJRUQATk9UX01PRElGSUVEAE5PVF9FWFRFTkRFRABCQU5EV0lEVEhfTElNSVRfRVhDRUVERUQAU0lURV9JU19PVkVSTE9BREVEAEhFQUQARXhwZWN0ZWQgSFRUUC8AAF4TAA\
AmEwAAMBAAAPAXAACdEwAAFRIAADkXAADwEgAAChAAAHUSAACtEgAAghMAAE8UAAB/EAAAoBUAACMUAACJEgAAixQAAE0VAADUEQAAzxQAABAYAADJFgAA3BYAAMERAADgFwAAuxQAAHQUAAB8FQAA5RQAAAgXAA\
AfEAAAZRUAAKMUAAAoFQAAAhUAAJkVAAAsEAAAixkAAE8PAADUDgAAahAAAM4QAAACFwAAiQ4AAG4TAAAcEwAAZhQAAFYXAADBEwAAzRMAAGwTAABoFwAAZhcAAF8XAAAiEwAAzg8AAGkOAADYDgAAYxYAAMsTAA\
CqDgAAKBcAACYXAADFEwAAXRYAAOgRAABnEwAAZRMAAPIWAABzEwAAHRcAAPkWAADzEQAAzw4AAM4VAAAMEgAAsxEAAKURAABhEAAAMhcAALsTAEH5NQsBAQBBkDYL4AEBAQIBAQEBAQEBAQEBAQEBAQEBAQEBAQ\
EBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEAAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQ\
EBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQBB/TcLAQEAQZE4C14CAwICAgICAAACAgACAgACAgICAgICAgICAA\
QAAAAAAAICAgICAgICAgICAgICAgICAgICAgICAgICAAAAAgICAgICAgICAgICAgICAgICAgICAgICAgICAgIAAgACAEH9OQsBAQBBkToLXgIAAgICAgIAAAICAAICAAICAgICAgICAgIAAwAEAAAAAgICAgICAg\
ICAgICAgICAgICAgICAgICAgIAAAACAgICAgICAgICAgICAgICAgICAgICAgICAgICAgACAAIAQfA7Cw1sb3NlZWVwLWFsaXZlAEGJPAsBAQBBoDwL4AEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQ\
EBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQ\
EBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQBBiT4LAQEAQaA+C+cBAQEBAQEBAQEBAQEBAgEBAQEBAQEBAQEBAQEBAQEBAQEBAQ\
EBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEAAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQ\
EBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQFjaHVua2VkAEGwwAALXwEBAAEBAQEBAAABAQABAQABAQEBAQEBAQEBAAAAAAAAAAEBAQ\
EBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAAAAAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEAAQABAEGQwgALIWVjdGlvbmVudC1sZW5ndGhvbnJveHktY29ubmVjdGlvbgBBwMIACy1yYW5zZmVyLWVuY29kaW\
5ncGdyYWRlDQoNCg0KU00NCg0KVFRQL0NFL1RTUC8AQfnCAAsFAQIAAQMAQZDDAAvgAQQBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQ\
EBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQ\
EBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAEH5xAALBQECAAEDAEGQxQAL4AEEAQEFAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQ\
EBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQ\
EBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQBB+cYACwQBAAABAEGRxwAL3wEBAQABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEAAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQ\
EBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQ\
EBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAEH6yAALBAEAAAIAQZDJAAtfAwQAAAQEBAQEBAQEBAQEBQQEBAQEBAQEBAQEBAAEAAYHBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEAA\
QABAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAAAAAQAQfrKAAsEAQAAAQBBkMsACwEBAEGqywALQQIAAAAAAAADAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwAAAAAAAAMDAwMDAwMDAwMDAwMDAwMDAwMDAw\
MDAwMDAEH6zAALBAEAAAEAQZDNAAsBAQBBms0ACwYCAAAAAAIAQbHNAAs6AwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMAAAAAAAADAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwBB8M4AC5YBTk9VTkNFRUNLT1\
VUTkVDVEVURUNSSUJFTFVTSEVURUFEU0VBUkNIUkdFQ1RJVklUWUxFTkRBUlZFT1RJRllQVElPTlNDSFNFQVlTVEFUQ0hHRU9SRElSRUNUT1JUUkNIUEFSQU1FVEVSVVJDRUJTQ1JJQkVBUkRPV05BQ0VJTkROS0\
NLVUJTQ1JJQkVIVFRQL0FEVFAv","base64")}}),require_llhttp_simd_wasm=_4___commonJS({"node_modules/undici/lib/llhttp/llhttp_simd-wasm.js"(exports,module){"use stric\
t";_3_init_node_22();var{Buffer:Buffer2}=_4___require("node:buffer");module.exports=Buffer2.from("AGFzbQEAAAABJwdgAX8Bf2ADf39/AX9gAX8AYAJ/fwBgBH9/f38Bf2AAAGADf3\
9/AALLAQgDZW52GHdhc21fb25faGVhZGVyc19jb21wbGV0ZQAEA2VudhV3YXNtX29uX21lc3NhZ2VfYmVnaW4AAANlbnYLd2FzbV9vbl91cmwAAQNlbnYOd2FzbV9vbl9zdGF0dXMAAQNlbnYUd2FzbV9vbl9oZW\
FkZXJfZmllbGQAAQNlbnYUd2FzbV9vbl9oZWFkZXJfdmFsdWUAAQNlbnYMd2FzbV9vbl9ib2R5AAEDZW52GHdhc21fb25fbWVzc2FnZV9jb21wbGV0ZQAAAy0sBQYAAAIAAAAAAAACAQIAAgICAAADAAAAAAMDAw\
MBAQEBAQEBAQEAAAIAAAAEBQFwARISBQMBAAIGCAF/AUGA1AQLB9EFIgZtZW1vcnkCAAtfaW5pdGlhbGl6ZQAIGV9faW5kaXJlY3RfZnVuY3Rpb25fdGFibGUBAAtsbGh0dHBfaW5pdAAJGGxsaHR0cF9zaG91bG\
Rfa2VlcF9hbGl2ZQAvDGxsaHR0cF9hbGxvYwALBm1hbGxvYwAxC2xsaHR0cF9mcmVlAAwEZnJlZQAMD2xsaHR0cF9nZXRfdHlwZQANFWxsaHR0cF9nZXRfaHR0cF9tYWpvcgAOFWxsaHR0cF9nZXRfaHR0cF9taW\
5vcgAPEWxsaHR0cF9nZXRfbWV0aG9kABAWbGxodHRwX2dldF9zdGF0dXNfY29kZQAREmxsaHR0cF9nZXRfdXBncmFkZQASDGxsaHR0cF9yZXNldAATDmxsaHR0cF9leGVjdXRlABQUbGxodHRwX3NldHRpbmdzX2\
luaXQAFQ1sbGh0dHBfZmluaXNoABYMbGxodHRwX3BhdXNlABcNbGxodHRwX3Jlc3VtZQAYG2xsaHR0cF9yZXN1bWVfYWZ0ZXJfdXBncmFkZQAZEGxsaHR0cF9nZXRfZXJybm8AGhdsbGh0dHBfZ2V0X2Vycm9yX3\
JlYXNvbgAbF2xsaHR0cF9zZXRfZXJyb3JfcmVhc29uABwUbGxodHRwX2dldF9lcnJvcl9wb3MAHRFsbGh0dHBfZXJybm9fbmFtZQAeEmxsaHR0cF9tZXRob2RfbmFtZQAfEmxsaHR0cF9zdGF0dXNfbmFtZQAgGm\
xsaHR0cF9zZXRfbGVuaWVudF9oZWFkZXJzACEhbGxodHRwX3NldF9sZW5pZW50X2NodW5rZWRfbGVuZ3RoACIdbGxodHRwX3NldF9sZW5pZW50X2tlZXBfYWxpdmUAIyRsbGh0dHBfc2V0X2xlbmllbnRfdHJhbn\
NmZXJfZW5jb2RpbmcAJBhsbGh0dHBfbWVzc2FnZV9uZWVkc19lb2YALgkXAQBBAQsRAQIDBAUKBgcrLSwqKSglJyYK77MCLBYAQYjQACgCAARAAAtBiNAAQQE2AgALFAAgABAwIAAgAjYCOCAAIAE6ACgLFAAgAC\
AALwEyIAAtAC4gABAvEAALHgEBf0HAABAyIgEQMCABQYAINgI4IAEgADoAKCABC48MAQd/AkAgAEUNACAAQQhrIgEgAEEEaygCACIAQXhxIgRqIQUCQCAAQQFxDQAgAEEDcUUNASABIAEoAgAiAGsiAUGc0AAoAg\
BJDQEgACAEaiEEAkACQEGg0AAoAgAgAUcEQCAAQf8BTQRAIABBA3YhAyABKAIIIgAgASgCDCICRgRAQYzQAEGM0AAoAgBBfiADd3E2AgAMBQsgAiAANgIIIAAgAjYCDAwECyABKAIYIQYgASABKAIMIgBHBEAgAC\
ABKAIIIgI2AgggAiAANgIMDAMLIAFBFGoiAygCACICRQRAIAEoAhAiAkUNAiABQRBqIQMLA0AgAyEHIAIiAEEUaiIDKAIAIgINACAAQRBqIQMgACgCECICDQALIAdBADYCAAwCCyAFKAIEIgBBA3FBA0cNAiAFIA\
BBfnE2AgRBlNAAIAQ2AgAgBSAENgIAIAEgBEEBcjYCBAwDC0EAIQALIAZFDQACQCABKAIcIgJBAnRBvNIAaiIDKAIAIAFGBEAgAyAANgIAIAANAUGQ0ABBkNAAKAIAQX4gAndxNgIADAILIAZBEEEUIAYoAhAgAU\
YbaiAANgIAIABFDQELIAAgBjYCGCABKAIQIgIEQCAAIAI2AhAgAiAANgIYCyABQRRqKAIAIgJFDQAgAEEUaiACNgIAIAIgADYCGAsgASAFTw0AIAUoAgQiAEEBcUUNAAJAAkACQAJAIABBAnFFBEBBpNAAKAIAIA\
VGBEBBpNAAIAE2AgBBmNAAQZjQACgCACAEaiIANgIAIAEgAEEBcjYCBCABQaDQACgCAEcNBkGU0ABBADYCAEGg0ABBADYCAAwGC0Gg0AAoAgAgBUYEQEGg0AAgATYCAEGU0ABBlNAAKAIAIARqIgA2AgAgASAAQQ\
FyNgIEIAAgAWogADYCAAwGCyAAQXhxIARqIQQgAEH/AU0EQCAAQQN2IQMgBSgCCCIAIAUoAgwiAkYEQEGM0ABBjNAAKAIAQX4gA3dxNgIADAULIAIgADYCCCAAIAI2AgwMBAsgBSgCGCEGIAUgBSgCDCIARwRAQZ\
zQACgCABogACAFKAIIIgI2AgggAiAANgIMDAMLIAVBFGoiAygCACICRQRAIAUoAhAiAkUNAiAFQRBqIQMLA0AgAyEHIAIiAEEUaiIDKAIAIgINACAAQRBqIQMgACgCECICDQALIAdBADYCAAwCCyAFIABBfnE2Ag\
QgASAEaiAENgIAIAEgBEEBcjYCBAwDC0EAIQALIAZFDQACQCAFKAIcIgJBAnRBvNIAaiIDKAIAIAVGBEAgAyAANgIAIAANAUGQ0ABBkNAAKAIAQX4gAndxNgIADAILIAZBEEEUIAYoAhAgBUYbaiAANgIAIABFDQ\
ELIAAgBjYCGCAFKAIQIgIEQCAAIAI2AhAgAiAANgIYCyAFQRRqKAIAIgJFDQAgAEEUaiACNgIAIAIgADYCGAsgASAEaiAENgIAIAEgBEEBcjYCBCABQaDQACgCAEcNAEGU0AAgBDYCAAwBCyAEQf8BTQRAIARBeH\
FBtNAAaiEAAn9BjNAAKAIAIgJBASAEQQN2dCIDcUUEQEGM0AAgAiADcjYCACAADAELIAAoAggLIgIgATYCDCAAIAE2AgggASAANgIMIAEgAjYCCAwBC0EfIQIgBEH///8HTQRAIARBJiAEQQh2ZyIAa3ZBAXEgAE\
EBdGtBPmohAgsgASACNgIcIAFCADcCECACQQJ0QbzSAGohAAJAQZDQACgCACIDQQEgAnQiB3FFBEAgACABNgIAQZDQACADIAdyNgIAIAEgADYCGCABIAE2AgggASABNgIMDAELIARBGSACQQF2a0EAIAJBH0cbdC\
ECIAAoAgAhAAJAA0AgACIDKAIEQXhxIARGDQEgAkEddiEAIAJBAXQhAiADIABBBHFqQRBqIgcoAgAiAA0ACyAHIAE2AgAgASADNgIYIAEgATYCDCABIAE2AggMAQsgAygCCCIAIAE2AgwgAyABNgIIIAFBADYCGC\
ABIAM2AgwgASAANgIIC0Gs0ABBrNAAKAIAQQFrIgBBfyAAGzYCAAsLBwAgAC0AKAsHACAALQAqCwcAIAAtACsLBwAgAC0AKQsHACAALwEyCwcAIAAtAC4LQAEEfyAAKAIYIQEgAC0ALSECIAAtACghAyAAKAI4IQ\
QgABAwIAAgBDYCOCAAIAM6ACggACACOgAtIAAgATYCGAu74gECB38DfiABIAJqIQQCQCAAIgIoAgwiAA0AIAIoAgQEQCACIAE2AgQLIwBBEGsiCCQAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQA\
JAAkACQAJAAkACQAJAAkACfwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQA\
JAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQA\
JAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQA\
JAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAIAIoAhwiA0EBaw7dAdoBAdkBAgMEBQYHCAkKCwwNDtgBDxDXARES1gETFBUWFxgZGhvgAd8BHB0e1QEfICEiIy\
Ql1AEmJygpKiss0wHSAS0u0QHQAS8wMTIzNDU2Nzg5Ojs8PT4/QEFCQ0RFRtsBR0hJSs8BzgFLzQFMzAFNTk9QUVJTVFVWV1hZWltcXV5fYGFiY2RlZmdoaWprbG1ub3BxcnN0dXZ3eHl6e3x9fn+AAYEBggGDAY\
QBhQGGAYcBiAGJAYoBiwGMAY0BjgGPAZABkQGSAZMBlAGVAZYBlwGYAZkBmgGbAZwBnQGeAZ8BoAGhAaIBowGkAaUBpgGnAagBqQGqAasBrAGtAa4BrwGwAbEBsgGzAbQBtQG2AbcBywHKAbgByQG5AcgBugG7Ab\
wBvQG+Ab8BwAHBAcIBwwHEAcUBxgEA3AELQQAMxgELQQ4MxQELQQ0MxAELQQ8MwwELQRAMwgELQRMMwQELQRQMwAELQRUMvwELQRYMvgELQRgMvQELQRkMvAELQRoMuwELQRsMugELQRwMuQELQR0MuAELQQgMtw\
ELQR4MtgELQSAMtQELQR8MtAELQQcMswELQSEMsgELQSIMsQELQSMMsAELQSQMrwELQRIMrgELQREMrQELQSUMrAELQSYMqwELQScMqgELQSgMqQELQcMBDKgBC0EqDKcBC0ErDKYBC0EsDKUBC0EtDKQBC0EuDK\
MBC0EvDKIBC0HEAQyhAQtBMAygAQtBNAyfAQtBDAyeAQtBMQydAQtBMgycAQtBMwybAQtBOQyaAQtBNQyZAQtBxQEMmAELQQsMlwELQToMlgELQTYMlQELQQoMlAELQTcMkwELQTgMkgELQTwMkQELQTsMkAELQT\
0MjwELQQkMjgELQSkMjQELQT4MjAELQT8MiwELQcAADIoBC0HBAAyJAQtBwgAMiAELQcMADIcBC0HEAAyGAQtBxQAMhQELQcYADIQBC0EXDIMBC0HHAAyCAQtByAAMgQELQckADIABC0HKAAx/C0HLAAx+C0HNAA\
x9C0HMAAx8C0HOAAx7C0HPAAx6C0HQAAx5C0HRAAx4C0HSAAx3C0HTAAx2C0HUAAx1C0HWAAx0C0HVAAxzC0EGDHILQdcADHELQQUMcAtB2AAMbwtBBAxuC0HZAAxtC0HaAAxsC0HbAAxrC0HcAAxqC0EDDGkLQd\
0ADGgLQd4ADGcLQd8ADGYLQeEADGULQeAADGQLQeIADGMLQeMADGILQQIMYQtB5AAMYAtB5QAMXwtB5gAMXgtB5wAMXQtB6AAMXAtB6QAMWwtB6gAMWgtB6wAMWQtB7AAMWAtB7QAMVwtB7gAMVgtB7wAMVQtB8A\
AMVAtB8QAMUwtB8gAMUgtB8wAMUQtB9AAMUAtB9QAMTwtB9gAMTgtB9wAMTQtB+AAMTAtB+QAMSwtB+gAMSgtB+wAMSQtB/AAMSAtB/QAMRwtB/gAMRgtB/wAMRQtBgAEMRAtBgQEMQwtBggEMQgtBgwEMQQtBhA\
EMQAtBhQEMPwtBhgEMPgtBhwEMPQtBiAEMPAtBiQEMOwtBigEMOgtBiwEMOQtBjAEMOAtBjQEMNwtBjgEMNgtBjwEMNQtBkAEMNAtBkQEMMwtBkgEMMgtBkwEMMQtBlAEMMAtBlQEMLwtBlgEMLgtBlwEMLQtBmA\
EMLAtBmQEMKwtBmgEMKgtBmwEMKQtBnAEMKAtBnQEMJwtBngEMJgtBnwEMJQtBoAEMJAtBoQEMIwtBogEMIgtBowEMIQtBpAEMIAtBpQEMHwtBpgEMHgtBpwEMHQtBqAEMHAtBqQEMGwtBqgEMGgtBqwEMGQtBrA\
EMGAtBrQEMFwtBrgEMFgtBAQwVC0GvAQwUC0GwAQwTC0GxAQwSC0GzAQwRC0GyAQwQC0G0AQwPC0G1AQwOC0G2AQwNC0G3AQwMC0G4AQwLC0G5AQwKC0G6AQwJC0G7AQwIC0HGAQwHC0G8AQwGC0G9AQwFC0G+AQ\
wEC0G/AQwDC0HAAQwCC0HCAQwBC0HBAQshAwNAAkACQAJAAkACQAJAAkACQAJAIAICfwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAk\
ACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAk\
ACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJ/AkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAgAgJ/Ak\
ACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACfwJAAkACfwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAk\
ACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAk\
ACQAJAAkACQAJAAkACQAJAAkACQAJAAkACfwJAAkACQAJAAn8CQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAk\
ACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAk\
ACQAJAAkACQAJAAkACQCADDsYBAAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHyAhIyUmKCorLC8wMTIzNDU2Nzk6Ozw9lANAQkRFRklLTk9QUVJTVFVWWFpbXF1eX2BhYmNkZWZnaGpsb3Bxc3V2eHl6e3\
x/gAGBAYIBgwGEAYUBhgGHAYgBiQGKAYsBjAGNAY4BjwGQAZEBkgGTAZQBlQGWAZcBmAGZAZoBmwGcAZ0BngGfAaABoQGiAaMBpAGlAaYBpwGoAakBqgGrAawBrQGuAa8BsAGxAbIBswG0AbUBtgG3AbgBuQG6Ab\
sBvAG9Ab4BvwHAAcEBwgHDAcQBxQHGAccByAHJAcsBzAHNAc4BzwGKA4kDiAOHA4QDgwOAA/sC+gL5AvgC9wL0AvMC8gLLAsECsALZAQsgASAERw3wAkHdASEDDLMDCyABIARHDcgBQcMBIQMMsgMLIAEgBEcNe0\
H3ACEDDLEDCyABIARHDXBB7wAhAwywAwsgASAERw1pQeoAIQMMrwMLIAEgBEcNZUHoACEDDK4DCyABIARHDWJB5gAhAwytAwsgASAERw0aQRghAwysAwsgASAERw0VQRIhAwyrAwsgASAERw1CQcUAIQMMqgMLIA\
EgBEcNNEE/IQMMqQMLIAEgBEcNMkE8IQMMqAMLIAEgBEcNK0ExIQMMpwMLIAItAC5BAUYNnwMMwQILQQAhAAJAAkACQCACLQAqRQ0AIAItACtFDQAgAi8BMCIDQQJxRQ0BDAILIAIvATAiA0EBcUUNAQtBASEAIA\
ItAChBAUYNACACLwEyIgVB5ABrQeQASQ0AIAVBzAFGDQAgBUGwAkYNACADQcAAcQ0AQQAhACADQYgEcUGABEYNACADQShxQQBHIQALIAJBADsBMCACQQA6AC8gAEUN3wIgAkIANwMgDOACC0EAIQACQCACKAI4Ig\
NFDQAgAygCLCIDRQ0AIAIgAxEAACEACyAARQ3MASAAQRVHDd0CIAJBBDYCHCACIAE2AhQgAkGwGDYCECACQRU2AgxBACEDDKQDCyABIARGBEBBBiEDDKQDCyABQQFqIQFBACEAAkAgAigCOCIDRQ0AIAMoAlQiA0\
UNACACIAMRAAAhAAsgAA3ZAgwcCyACQgA3AyBBEiEDDIkDCyABIARHDRZBHSEDDKEDCyABIARHBEAgAUEBaiEBQRAhAwyIAwtBByEDDKADCyACIAIpAyAiCiAEIAFrrSILfSIMQgAgCiAMWhs3AyAgCiALWA3UAk\
EIIQMMnwMLIAEgBEcEQCACQQk2AgggAiABNgIEQRQhAwyGAwtBCSEDDJ4DCyACKQMgQgBSDccBIAIgAi8BMEGAAXI7ATAMQgsgASAERw0/QdAAIQMMnAMLIAEgBEYEQEELIQMMnAMLIAFBAWohAUEAIQACQCACKA\
I4IgNFDQAgAygCUCIDRQ0AIAIgAxEAACEACyAADc8CDMYBC0EAIQACQCACKAI4IgNFDQAgAygCSCIDRQ0AIAIgAxEAACEACyAARQ3GASAAQRVHDc0CIAJBCzYCHCACIAE2AhQgAkGCGTYCECACQRU2AgxBACEDDJ\
oDC0EAIQACQCACKAI4IgNFDQAgAygCSCIDRQ0AIAIgAxEAACEACyAARQ0MIABBFUcNygIgAkEaNgIcIAIgATYCFCACQYIZNgIQIAJBFTYCDEEAIQMMmQMLQQAhAAJAIAIoAjgiA0UNACADKAJMIgNFDQAgAiADEQ\
AAIQALIABFDcQBIABBFUcNxwIgAkELNgIcIAIgATYCFCACQZEXNgIQIAJBFTYCDEEAIQMMmAMLIAEgBEYEQEEPIQMMmAMLIAEtAAAiAEE7Rg0HIABBDUcNxAIgAUEBaiEBDMMBC0EAIQACQCACKAI4IgNFDQAgAy\
gCTCIDRQ0AIAIgAxEAACEACyAARQ3DASAAQRVHDcICIAJBDzYCHCACIAE2AhQgAkGRFzYCECACQRU2AgxBACEDDJYDCwNAIAEtAABB8DVqLQAAIgBBAUcEQCAAQQJHDcECIAIoAgQhAEEAIQMgAkEANgIEIAIgAC\
ABQQFqIgEQLSIADcICDMUBCyAEIAFBAWoiAUcNAAtBEiEDDJUDC0EAIQACQCACKAI4IgNFDQAgAygCTCIDRQ0AIAIgAxEAACEACyAARQ3FASAAQRVHDb0CIAJBGzYCHCACIAE2AhQgAkGRFzYCECACQRU2AgxBAC\
EDDJQDCyABIARGBEBBFiEDDJQDCyACQQo2AgggAiABNgIEQQAhAAJAIAIoAjgiA0UNACADKAJIIgNFDQAgAiADEQAAIQALIABFDcIBIABBFUcNuQIgAkEVNgIcIAIgATYCFCACQYIZNgIQIAJBFTYCDEEAIQMMkw\
MLIAEgBEcEQANAIAEtAABB8DdqLQAAIgBBAkcEQAJAIABBAWsOBMQCvQIAvgK9AgsgAUEBaiEBQQghAwz8AgsgBCABQQFqIgFHDQALQRUhAwyTAwtBFSEDDJIDCwNAIAEtAABB8DlqLQAAIgBBAkcEQCAAQQFrDg\
TFArcCwwK4ArcCCyAEIAFBAWoiAUcNAAtBGCEDDJEDCyABIARHBEAgAkELNgIIIAIgATYCBEEHIQMM+AILQRkhAwyQAwsgAUEBaiEBDAILIAEgBEYEQEEaIQMMjwMLAkAgAS0AAEENaw4UtQG/Ab8BvwG/Ab8Bvw\
G/Ab8BvwG/Ab8BvwG/Ab8BvwG/Ab8BvwEAvwELQQAhAyACQQA2AhwgAkGvCzYCECACQQI2AgwgAiABQQFqNgIUDI4DCyABIARGBEBBGyEDDI4DCyABLQAAIgBBO0cEQCAAQQ1HDbECIAFBAWohAQy6AQsgAUEBai\
EBC0EiIQMM8wILIAEgBEYEQEEcIQMMjAMLQgAhCgJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAgAS0AAEEwaw43wQLAAgABAgMEBQYH0AHQAdAB0AHQAdAB0AEICQoLDA3QAdAB0AHQAd\
AB0AHQAdAB0AHQAdAB0AHQAdAB0AHQAdAB0AHQAdAB0AHQAdAB0AHQAdABDg8QERIT0AELQgIhCgzAAgtCAyEKDL8CC0IEIQoMvgILQgUhCgy9AgtCBiEKDLwCC0IHIQoMuwILQgghCgy6AgtCCSEKDLkCC0IKIQ\
oMuAILQgshCgy3AgtCDCEKDLYCC0INIQoMtQILQg4hCgy0AgtCDyEKDLMCC0IKIQoMsgILQgshCgyxAgtCDCEKDLACC0INIQoMrwILQg4hCgyuAgtCDyEKDK0CC0IAIQoCQAJAAkACQAJAAkACQAJAAkACQAJAAk\
ACQAJAAkACQAJAAkACQAJAIAEtAABBMGsON8ACvwIAAQIDBAUGB74CvgK+Ar4CvgK+Ar4CCAkKCwwNvgK+Ar4CvgK+Ar4CvgK+Ar4CvgK+Ar4CvgK+Ar4CvgK+Ar4CvgK+Ar4CvgK+Ar4CvgK+Ag4PEBESE74CC0\
ICIQoMvwILQgMhCgy+AgtCBCEKDL0CC0IFIQoMvAILQgYhCgy7AgtCByEKDLoCC0IIIQoMuQILQgkhCgy4AgtCCiEKDLcCC0ILIQoMtgILQgwhCgy1AgtCDSEKDLQCC0IOIQoMswILQg8hCgyyAgtCCiEKDLECC0\
ILIQoMsAILQgwhCgyvAgtCDSEKDK4CC0IOIQoMrQILQg8hCgysAgsgAiACKQMgIgogBCABa60iC30iDEIAIAogDFobNwMgIAogC1gNpwJBHyEDDIkDCyABIARHBEAgAkEJNgIIIAIgATYCBEElIQMM8AILQSAhAw\
yIAwtBASEFIAIvATAiA0EIcUUEQCACKQMgQgBSIQULAkAgAi0ALgRAQQEhACACLQApQQVGDQEgA0HAAHFFIAVxRQ0BC0EAIQAgA0HAAHENAEECIQAgA0EIcQ0AIANBgARxBEACQCACLQAoQQFHDQAgAi0ALUEKcQ\
0AQQUhAAwCC0EEIQAMAQsgA0EgcUUEQAJAIAItAChBAUYNACACLwEyIgBB5ABrQeQASQ0AIABBzAFGDQAgAEGwAkYNAEEEIQAgA0EocUUNAiADQYgEcUGABEYNAgtBACEADAELQQBBAyACKQMgUBshAAsgAEEBaw\
4FvgIAsAEBpAKhAgtBESEDDO0CCyACQQE6AC8MhAMLIAEgBEcNnQJBJCEDDIQDCyABIARHDRxBxgAhAwyDAwtBACEAAkAgAigCOCIDRQ0AIAMoAkQiA0UNACACIAMRAAAhAAsgAEUNJyAAQRVHDZgCIAJB0AA2Ah\
wgAiABNgIUIAJBkRg2AhAgAkEVNgIMQQAhAwyCAwsgASAERgRAQSghAwyCAwtBACEDIAJBADYCBCACQQw2AgggAiABIAEQKiIARQ2UAiACQSc2AhwgAiABNgIUIAIgADYCDAyBAwsgASAERgRAQSkhAwyBAwsgAS\
0AACIAQSBGDRMgAEEJRw2VAiABQQFqIQEMFAsgASAERwRAIAFBAWohAQwWC0EqIQMM/wILIAEgBEYEQEErIQMM/wILIAEtAAAiAEEJRyAAQSBHcQ2QAiACLQAsQQhHDd0CIAJBADoALAzdAgsgASAERgRAQSwhAw\
z+AgsgAS0AAEEKRw2OAiABQQFqIQEMsAELIAEgBEcNigJBLyEDDPwCCwNAIAEtAAAiAEEgRwRAIABBCmsOBIQCiAKIAoQChgILIAQgAUEBaiIBRw0AC0ExIQMM+wILQTIhAyABIARGDfoCIAIoAgAiACAEIAFrai\
EHIAEgAGtBA2ohBgJAA0AgAEHwO2otAAAgAS0AACIFQSByIAUgBUHBAGtB/wFxQRpJG0H/AXFHDQEgAEEDRgRAQQYhAQziAgsgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAc2AgAM+wILIAJBADYCAAyGAgtBMyEDIA\
QgASIARg35AiAEIAFrIAIoAgAiAWohByAAIAFrQQhqIQYCQANAIAFB9DtqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw0BIAFBCEYEQEEFIQEM4QILIAFBAWohASAEIABBAWoiAEcNAAsgAiAHNg\
IADPoCCyACQQA2AgAgACEBDIUCC0E0IQMgBCABIgBGDfgCIAQgAWsgAigCACIBaiEHIAAgAWtBBWohBgJAA0AgAUHQwgBqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw0BIAFBBUYEQEEHIQEM4A\
ILIAFBAWohASAEIABBAWoiAEcNAAsgAiAHNgIADPkCCyACQQA2AgAgACEBDIQCCyABIARHBEADQCABLQAAQYA+ai0AACIAQQFHBEAgAEECRg0JDIECCyAEIAFBAWoiAUcNAAtBMCEDDPgCC0EwIQMM9wILIAEgBE\
cEQANAIAEtAAAiAEEgRwRAIABBCmsOBP8B/gH+Af8B/gELIAQgAUEBaiIBRw0AC0E4IQMM9wILQTghAwz2AgsDQCABLQAAIgBBIEcgAEEJR3EN9gEgBCABQQFqIgFHDQALQTwhAwz1AgsDQCABLQAAIgBBIEcEQA\
JAIABBCmsOBPkBBAT5AQALIABBLEYN9QEMAwsgBCABQQFqIgFHDQALQT8hAwz0AgtBwAAhAyABIARGDfMCIAIoAgAiACAEIAFraiEFIAEgAGtBBmohBgJAA0AgAEGAQGstAAAgAS0AAEEgckcNASAAQQZGDdsCIA\
BBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADPQCCyACQQA2AgALQTYhAwzZAgsgASAERgRAQcEAIQMM8gILIAJBDDYCCCACIAE2AgQgAi0ALEEBaw4E+wHuAewB6wHUAgsgAUEBaiEBDPoBCyABIARHBEADQAJAIA\
EtAAAiAEEgciAAIABBwQBrQf8BcUEaSRtB/wFxIgBBCUYNACAAQSBGDQACQAJAAkACQCAAQeMAaw4TAAMDAwMDAwMBAwMDAwMDAwMDAgMLIAFBAWohAUExIQMM3AILIAFBAWohAUEyIQMM2wILIAFBAWohAUEzIQ\
MM2gILDP4BCyAEIAFBAWoiAUcNAAtBNSEDDPACC0E1IQMM7wILIAEgBEcEQANAIAEtAABBgDxqLQAAQQFHDfcBIAQgAUEBaiIBRw0AC0E9IQMM7wILQT0hAwzuAgtBACEAAkAgAigCOCIDRQ0AIAMoAkAiA0UNAC\
ACIAMRAAAhAAsgAEUNASAAQRVHDeYBIAJBwgA2AhwgAiABNgIUIAJB4xg2AhAgAkEVNgIMQQAhAwztAgsgAUEBaiEBC0E8IQMM0gILIAEgBEYEQEHCACEDDOsCCwJAA0ACQCABLQAAQQlrDhgAAswCzALRAswCzA\
LMAswCzALMAswCzALMAswCzALMAswCzALMAswCzALMAgDMAgsgBCABQQFqIgFHDQALQcIAIQMM6wILIAFBAWohASACLQAtQQFxRQ3+AQtBLCEDDNACCyABIARHDd4BQcQAIQMM6AILA0AgAS0AAEGQwABqLQAAQQ\
FHDZwBIAQgAUEBaiIBRw0AC0HFACEDDOcCCyABLQAAIgBBIEYN/gEgAEE6Rw3AAiACKAIEIQBBACEDIAJBADYCBCACIAAgARApIgAN3gEM3QELQccAIQMgBCABIgBGDeUCIAQgAWsgAigCACIBaiEHIAAgAWtBBW\
ohBgNAIAFBkMIAai0AACAALQAAIgVBIHIgBSAFQcEAa0H/AXFBGkkbQf8BcUcNvwIgAUEFRg3CAiABQQFqIQEgBCAAQQFqIgBHDQALIAIgBzYCAAzlAgtByAAhAyAEIAEiAEYN5AIgBCABayACKAIAIgFqIQcgAC\
ABa0EJaiEGA0AgAUGWwgBqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw2+AkECIAFBCUYNwgIaIAFBAWohASAEIABBAWoiAEcNAAsgAiAHNgIADOQCCyABIARGBEBByQAhAwzkAgsCQAJAIAEtAA\
AiAEEgciAAIABBwQBrQf8BcUEaSRtB/wFxQe4Aaw4HAL8CvwK/Ar8CvwIBvwILIAFBAWohAUE+IQMMywILIAFBAWohAUE/IQMMygILQcoAIQMgBCABIgBGDeICIAQgAWsgAigCACIBaiEGIAAgAWtBAWohBwNAIA\
FBoMIAai0AACAALQAAIgVBIHIgBSAFQcEAa0H/AXFBGkkbQf8BcUcNvAIgAUEBRg2+AiABQQFqIQEgBCAAQQFqIgBHDQALIAIgBjYCAAziAgtBywAhAyAEIAEiAEYN4QIgBCABayACKAIAIgFqIQcgACABa0EOai\
EGA0AgAUGiwgBqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw27AiABQQ5GDb4CIAFBAWohASAEIABBAWoiAEcNAAsgAiAHNgIADOECC0HMACEDIAQgASIARg3gAiAEIAFrIAIoAgAiAWohByAAIA\
FrQQ9qIQYDQCABQcDCAGotAAAgAC0AACIFQSByIAUgBUHBAGtB/wFxQRpJG0H/AXFHDboCQQMgAUEPRg2+AhogAUEBaiEBIAQgAEEBaiIARw0ACyACIAc2AgAM4AILQc0AIQMgBCABIgBGDd8CIAQgAWsgAigCAC\
IBaiEHIAAgAWtBBWohBgNAIAFB0MIAai0AACAALQAAIgVBIHIgBSAFQcEAa0H/AXFBGkkbQf8BcUcNuQJBBCABQQVGDb0CGiABQQFqIQEgBCAAQQFqIgBHDQALIAIgBzYCAAzfAgsgASAERgRAQc4AIQMM3wILAk\
ACQAJAAkAgAS0AACIAQSByIAAgAEHBAGtB/wFxQRpJG0H/AXFB4wBrDhMAvAK8ArwCvAK8ArwCvAK8ArwCvAK8ArwCAbwCvAK8AgIDvAILIAFBAWohAUHBACEDDMgCCyABQQFqIQFBwgAhAwzHAgsgAUEBaiEBQc\
MAIQMMxgILIAFBAWohAUHEACEDDMUCCyABIARHBEAgAkENNgIIIAIgATYCBEHFACEDDMUCC0HPACEDDN0CCwJAAkAgAS0AAEEKaw4EAZABkAEAkAELIAFBAWohAQtBKCEDDMMCCyABIARGBEBB0QAhAwzcAgsgAS\
0AAEEgRw0AIAFBAWohASACLQAtQQFxRQ3QAQtBFyEDDMECCyABIARHDcsBQdIAIQMM2QILQdMAIQMgASAERg3YAiACKAIAIgAgBCABa2ohBiABIABrQQFqIQUDQCABLQAAIABB1sIAai0AAEcNxwEgAEEBRg3KAS\
AAQQFqIQAgBCABQQFqIgFHDQALIAIgBjYCAAzYAgsgASAERgRAQdUAIQMM2AILIAEtAABBCkcNwgEgAUEBaiEBDMoBCyABIARGBEBB1gAhAwzXAgsCQAJAIAEtAABBCmsOBADDAcMBAcMBCyABQQFqIQEMygELIA\
FBAWohAUHKACEDDL0CC0EAIQACQCACKAI4IgNFDQAgAygCPCIDRQ0AIAIgAxEAACEACyAADb8BQc0AIQMMvAILIAItAClBIkYNzwIMiQELIAQgASIFRgRAQdsAIQMM1AILQQAhAEEBIQFBASEGQQAhAwJAAn8CQA\
JAAkACQAJAAkACQCAFLQAAQTBrDgrFAcQBAAECAwQFBgjDAQtBAgwGC0EDDAULQQQMBAtBBQwDC0EGDAILQQcMAQtBCAshA0EAIQFBACEGDL0BC0EJIQNBASEAQQAhAUEAIQYMvAELIAEgBEYEQEHdACEDDNMCCy\
ABLQAAQS5HDbgBIAFBAWohAQyIAQsgASAERw22AUHfACEDDNECCyABIARHBEAgAkEONgIIIAIgATYCBEHQACEDDLgCC0HgACEDDNACC0HhACEDIAEgBEYNzwIgAigCACIAIAQgAWtqIQUgASAAa0EDaiEGA0AgAS\
0AACAAQeLCAGotAABHDbEBIABBA0YNswEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMzwILQeIAIQMgASAERg3OAiACKAIAIgAgBCABa2ohBSABIABrQQJqIQYDQCABLQAAIABB5sIAai0AAEcNsAEgAEECRg\
2vASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAzOAgtB4wAhAyABIARGDc0CIAIoAgAiACAEIAFraiEFIAEgAGtBA2ohBgNAIAEtAAAgAEHpwgBqLQAARw2vASAAQQNGDa0BIABBAWohACAEIAFBAWoiAUcNAA\
sgAiAFNgIADM0CCyABIARGBEBB5QAhAwzNAgsgAUEBaiEBQQAhAAJAIAIoAjgiA0UNACADKAIwIgNFDQAgAiADEQAAIQALIAANqgFB1gAhAwyzAgsgASAERwRAA0AgAS0AACIAQSBHBEACQAJAAkAgAEHIAGsOCw\
ABswGzAbMBswGzAbMBswGzAQKzAQsgAUEBaiEBQdIAIQMMtwILIAFBAWohAUHTACEDDLYCCyABQQFqIQFB1AAhAwy1AgsgBCABQQFqIgFHDQALQeQAIQMMzAILQeQAIQMMywILA0AgAS0AAEHwwgBqLQAAIgBBAU\
cEQCAAQQJrDgOnAaYBpQGkAQsgBCABQQFqIgFHDQALQeYAIQMMygILIAFBAWogASAERw0CGkHnACEDDMkCCwNAIAEtAABB8MQAai0AACIAQQFHBEACQCAAQQJrDgSiAaEBoAEAnwELQdcAIQMMsQILIAQgAUEBai\
IBRw0AC0HoACEDDMgCCyABIARGBEBB6QAhAwzIAgsCQCABLQAAIgBBCmsOGrcBmwGbAbQBmwGbAZsBmwGbAZsBmwGbAZsBmwGbAZsBmwGbAZsBmwGbAZsBpAGbAZsBAJkBCyABQQFqCyEBQQYhAwytAgsDQCABLQ\
AAQfDGAGotAABBAUcNfSAEIAFBAWoiAUcNAAtB6gAhAwzFAgsgAUEBaiABIARHDQIaQesAIQMMxAILIAEgBEYEQEHsACEDDMQCCyABQQFqDAELIAEgBEYEQEHtACEDDMMCCyABQQFqCyEBQQQhAwyoAgsgASAERg\
RAQe4AIQMMwQILAkACQAJAIAEtAABB8MgAai0AAEEBaw4HkAGPAY4BAHwBAo0BCyABQQFqIQEMCwsgAUEBagyTAQtBACEDIAJBADYCHCACQZsSNgIQIAJBBzYCDCACIAFBAWo2AhQMwAILAkADQCABLQAAQfDIAG\
otAAAiAEEERwRAAkACQCAAQQFrDgeUAZMBkgGNAQAEAY0BC0HaACEDDKoCCyABQQFqIQFB3AAhAwypAgsgBCABQQFqIgFHDQALQe8AIQMMwAILIAFBAWoMkQELIAQgASIARgRAQfAAIQMMvwILIAAtAABBL0cNAS\
AAQQFqIQEMBwsgBCABIgBGBEBB8QAhAwy+AgsgAC0AACIBQS9GBEAgAEEBaiEBQd0AIQMMpQILIAFBCmsiA0EWSw0AIAAhAUEBIAN0QYmAgAJxDfkBC0EAIQMgAkEANgIcIAIgADYCFCACQYwcNgIQIAJBBzYCDA\
y8AgsgASAERwRAIAFBAWohAUHeACEDDKMCC0HyACEDDLsCCyABIARGBEBB9AAhAwy7AgsCQCABLQAAQfDMAGotAABBAWsOA/cBcwCCAQtB4QAhAwyhAgsgASAERwRAA0AgAS0AAEHwygBqLQAAIgBBA0cEQAJAIA\
BBAWsOAvkBAIUBC0HfACEDDKMCCyAEIAFBAWoiAUcNAAtB8wAhAwy6AgtB8wAhAwy5AgsgASAERwRAIAJBDzYCCCACIAE2AgRB4AAhAwygAgtB9QAhAwy4AgsgASAERgRAQfYAIQMMuAILIAJBDzYCCCACIAE2Ag\
QLQQMhAwydAgsDQCABLQAAQSBHDY4CIAQgAUEBaiIBRw0AC0H3ACEDDLUCCyABIARGBEBB+AAhAwy1AgsgAS0AAEEgRw16IAFBAWohAQxbC0EAIQACQCACKAI4IgNFDQAgAygCOCIDRQ0AIAIgAxEAACEACyAADX\
gMgAILIAEgBEYEQEH6ACEDDLMCCyABLQAAQcwARw10IAFBAWohAUETDHYLQfsAIQMgASAERg2xAiACKAIAIgAgBCABa2ohBSABIABrQQVqIQYDQCABLQAAIABB8M4Aai0AAEcNcyAAQQVGDXUgAEEBaiEAIAQgAU\
EBaiIBRw0ACyACIAU2AgAMsQILIAEgBEYEQEH8ACEDDLECCwJAAkAgAS0AAEHDAGsODAB0dHR0dHR0dHR0AXQLIAFBAWohAUHmACEDDJgCCyABQQFqIQFB5wAhAwyXAgtB/QAhAyABIARGDa8CIAIoAgAiACAEIA\
FraiEFIAEgAGtBAmohBgJAA0AgAS0AACAAQe3PAGotAABHDXIgAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADLACCyACQQA2AgAgBkEBaiEBQRAMcwtB/gAhAyABIARGDa4CIAIoAgAiACAEIAFrai\
EFIAEgAGtBBWohBgJAA0AgAS0AACAAQfbOAGotAABHDXEgAEEFRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADK8CCyACQQA2AgAgBkEBaiEBQRYMcgtB/wAhAyABIARGDa0CIAIoAgAiACAEIAFraiEFIA\
EgAGtBA2ohBgJAA0AgAS0AACAAQfzOAGotAABHDXAgAEEDRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADK4CCyACQQA2AgAgBkEBaiEBQQUMcQsgASAERgRAQYABIQMMrQILIAEtAABB2QBHDW4gAUEBai\
EBQQgMcAsgASAERgRAQYEBIQMMrAILAkACQCABLQAAQc4Aaw4DAG8BbwsgAUEBaiEBQesAIQMMkwILIAFBAWohAUHsACEDDJICCyABIARGBEBBggEhAwyrAgsCQAJAIAEtAABByABrDggAbm5ubm5uAW4LIAFBAW\
ohAUHqACEDDJICCyABQQFqIQFB7QAhAwyRAgtBgwEhAyABIARGDakCIAIoAgAiACAEIAFraiEFIAEgAGtBAmohBgJAA0AgAS0AACAAQYDPAGotAABHDWwgAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNg\
IADKoCCyACQQA2AgAgBkEBaiEBQQAMbQtBhAEhAyABIARGDagCIAIoAgAiACAEIAFraiEFIAEgAGtBBGohBgJAA0AgAS0AACAAQYPPAGotAABHDWsgAEEERg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADK\
kCCyACQQA2AgAgBkEBaiEBQSMMbAsgASAERgRAQYUBIQMMqAILAkACQCABLQAAQcwAaw4IAGtra2trawFrCyABQQFqIQFB7wAhAwyPAgsgAUEBaiEBQfAAIQMMjgILIAEgBEYEQEGGASEDDKcCCyABLQAAQcUARw\
1oIAFBAWohAQxgC0GHASEDIAEgBEYNpQIgAigCACIAIAQgAWtqIQUgASAAa0EDaiEGAkADQCABLQAAIABBiM8Aai0AAEcNaCAAQQNGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMpgILIAJBADYCACAGQQ\
FqIQFBLQxpC0GIASEDIAEgBEYNpAIgAigCACIAIAQgAWtqIQUgASAAa0EIaiEGAkADQCABLQAAIABB0M8Aai0AAEcNZyAAQQhGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMpQILIAJBADYCACAGQQFqIQ\
FBKQxoCyABIARGBEBBiQEhAwykAgtBASABLQAAQd8ARw1nGiABQQFqIQEMXgtBigEhAyABIARGDaICIAIoAgAiACAEIAFraiEFIAEgAGtBAWohBgNAIAEtAAAgAEGMzwBqLQAARw1kIABBAUYN+gEgAEEBaiEAIA\
QgAUEBaiIBRw0ACyACIAU2AgAMogILQYsBIQMgASAERg2hAiACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEGOzwBqLQAARw1kIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyiAg\
sgAkEANgIAIAZBAWohAUECDGULQYwBIQMgASAERg2gAiACKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEHwzwBqLQAARw1jIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyhAgsgAk\
EANgIAIAZBAWohAUEfDGQLQY0BIQMgASAERg2fAiACKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEHyzwBqLQAARw1iIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAygAgsgAkEANg\
IAIAZBAWohAUEJDGMLIAEgBEYEQEGOASEDDJ8CCwJAAkAgAS0AAEHJAGsOBwBiYmJiYgFiCyABQQFqIQFB+AAhAwyGAgsgAUEBaiEBQfkAIQMMhQILQY8BIQMgASAERg2dAiACKAIAIgAgBCABa2ohBSABIABrQQ\
VqIQYCQANAIAEtAAAgAEGRzwBqLQAARw1gIABBBUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyeAgsgAkEANgIAIAZBAWohAUEYDGELQZABIQMgASAERg2cAiACKAIAIgAgBCABa2ohBSABIABrQQJqIQ\
YCQANAIAEtAAAgAEGXzwBqLQAARw1fIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAydAgsgAkEANgIAIAZBAWohAUEXDGALQZEBIQMgASAERg2bAiACKAIAIgAgBCABa2ohBSABIABrQQZqIQYCQA\
NAIAEtAAAgAEGazwBqLQAARw1eIABBBkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAycAgsgAkEANgIAIAZBAWohAUEVDF8LQZIBIQMgASAERg2aAiACKAIAIgAgBCABa2ohBSABIABrQQVqIQYCQANAIA\
EtAAAgAEGhzwBqLQAARw1dIABBBUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAybAgsgAkEANgIAIAZBAWohAUEeDF4LIAEgBEYEQEGTASEDDJoCCyABLQAAQcwARw1bIAFBAWohAUEKDF0LIAEgBEYEQE\
GUASEDDJkCCwJAAkAgAS0AAEHBAGsODwBcXFxcXFxcXFxcXFxcAVwLIAFBAWohAUH+ACEDDIACCyABQQFqIQFB/wAhAwz/AQsgASAERgRAQZUBIQMMmAILAkACQCABLQAAQcEAaw4DAFsBWwsgAUEBaiEBQf0AIQ\
MM/wELIAFBAWohAUGAASEDDP4BC0GWASEDIAEgBEYNlgIgAigCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABBp88Aai0AAEcNWSAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMlwILIA\
JBADYCACAGQQFqIQFBCwxaCyABIARGBEBBlwEhAwyWAgsCQAJAAkACQCABLQAAQS1rDiMAW1tbW1tbW1tbW1tbW1tbW1tbW1tbW1sBW1tbW1sCW1tbA1sLIAFBAWohAUH7ACEDDP8BCyABQQFqIQFB/AAhAwz+AQ\
sgAUEBaiEBQYEBIQMM/QELIAFBAWohAUGCASEDDPwBC0GYASEDIAEgBEYNlAIgAigCACIAIAQgAWtqIQUgASAAa0EEaiEGAkADQCABLQAAIABBqc8Aai0AAEcNVyAAQQRGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACy\
ACIAU2AgAMlQILIAJBADYCACAGQQFqIQFBGQxYC0GZASEDIAEgBEYNkwIgAigCACIAIAQgAWtqIQUgASAAa0EFaiEGAkADQCABLQAAIABBrs8Aai0AAEcNViAAQQVGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIA\
U2AgAMlAILIAJBADYCACAGQQFqIQFBBgxXC0GaASEDIAEgBEYNkgIgAigCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABBtM8Aai0AAEcNVSAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2Ag\
AMkwILIAJBADYCACAGQQFqIQFBHAxWC0GbASEDIAEgBEYNkQIgAigCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABBts8Aai0AAEcNVCAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMkg\
ILIAJBADYCACAGQQFqIQFBJwxVCyABIARGBEBBnAEhAwyRAgsCQAJAIAEtAABB1ABrDgIAAVQLIAFBAWohAUGGASEDDPgBCyABQQFqIQFBhwEhAwz3AQtBnQEhAyABIARGDY8CIAIoAgAiACAEIAFraiEFIAEgAG\
tBAWohBgJAA0AgAS0AACAAQbjPAGotAABHDVIgAEEBRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADJACCyACQQA2AgAgBkEBaiEBQSYMUwtBngEhAyABIARGDY4CIAIoAgAiACAEIAFraiEFIAEgAGtBAW\
ohBgJAA0AgAS0AACAAQbrPAGotAABHDVEgAEEBRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADI8CCyACQQA2AgAgBkEBaiEBQQMMUgtBnwEhAyABIARGDY0CIAIoAgAiACAEIAFraiEFIAEgAGtBAmohBg\
JAA0AgAS0AACAAQe3PAGotAABHDVAgAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADI4CCyACQQA2AgAgBkEBaiEBQQwMUQtBoAEhAyABIARGDYwCIAIoAgAiACAEIAFraiEFIAEgAGtBA2ohBgJAA0\
AgAS0AACAAQbzPAGotAABHDU8gAEEDRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADI0CCyACQQA2AgAgBkEBaiEBQQ0MUAsgASAERgRAQaEBIQMMjAILAkACQCABLQAAQcYAaw4LAE9PT09PT09PTwFPCy\
ABQQFqIQFBiwEhAwzzAQsgAUEBaiEBQYwBIQMM8gELIAEgBEYEQEGiASEDDIsCCyABLQAAQdAARw1MIAFBAWohAQxGCyABIARGBEBBowEhAwyKAgsCQAJAIAEtAABByQBrDgcBTU1NTU0ATQsgAUEBaiEBQY4BIQ\
MM8QELIAFBAWohAUEiDE0LQaQBIQMgASAERg2IAiACKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEHAzwBqLQAARw1LIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyJAgsgAkEANg\
IAIAZBAWohAUEdDEwLIAEgBEYEQEGlASEDDIgCCwJAAkAgAS0AAEHSAGsOAwBLAUsLIAFBAWohAUGQASEDDO8BCyABQQFqIQFBBAxLCyABIARGBEBBpgEhAwyHAgsCQAJAAkACQAJAIAEtAABBwQBrDhUATU1NTU\
1NTU1NTQFNTQJNTQNNTQRNCyABQQFqIQFBiAEhAwzxAQsgAUEBaiEBQYkBIQMM8AELIAFBAWohAUGKASEDDO8BCyABQQFqIQFBjwEhAwzuAQsgAUEBaiEBQZEBIQMM7QELQacBIQMgASAERg2FAiACKAIAIgAgBC\
ABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEHtzwBqLQAARw1IIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyGAgsgAkEANgIAIAZBAWohAUERDEkLQagBIQMgASAERg2EAiACKAIAIgAgBCABa2\
ohBSABIABrQQJqIQYCQANAIAEtAAAgAEHCzwBqLQAARw1HIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyFAgsgAkEANgIAIAZBAWohAUEsDEgLQakBIQMgASAERg2DAiACKAIAIgAgBCABa2ohBS\
ABIABrQQRqIQYCQANAIAEtAAAgAEHFzwBqLQAARw1GIABBBEYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyEAgsgAkEANgIAIAZBAWohAUErDEcLQaoBIQMgASAERg2CAiACKAIAIgAgBCABa2ohBSABIA\
BrQQJqIQYCQANAIAEtAAAgAEHKzwBqLQAARw1FIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyDAgsgAkEANgIAIAZBAWohAUEUDEYLIAEgBEYEQEGrASEDDIICCwJAAkACQAJAIAEtAABBwgBrDg\
8AAQJHR0dHR0dHR0dHRwNHCyABQQFqIQFBkwEhAwzrAQsgAUEBaiEBQZQBIQMM6gELIAFBAWohAUGVASEDDOkBCyABQQFqIQFBlgEhAwzoAQsgASAERgRAQawBIQMMgQILIAEtAABBxQBHDUIgAUEBaiEBDD0LQa\
0BIQMgASAERg3/ASACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEHNzwBqLQAARw1CIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyAAgsgAkEANgIAIAZBAWohAUEODEMLIAEgBE\
YEQEGuASEDDP8BCyABLQAAQdAARw1AIAFBAWohAUElDEILQa8BIQMgASAERg39ASACKAIAIgAgBCABa2ohBSABIABrQQhqIQYCQANAIAEtAAAgAEHQzwBqLQAARw1AIABBCEYNASAAQQFqIQAgBCABQQFqIgFHDQ\
ALIAIgBTYCAAz+AQsgAkEANgIAIAZBAWohAUEqDEELIAEgBEYEQEGwASEDDP0BCwJAAkAgAS0AAEHVAGsOCwBAQEBAQEBAQEABQAsgAUEBaiEBQZoBIQMM5AELIAFBAWohAUGbASEDDOMBCyABIARGBEBBsQEhAw\
z8AQsCQAJAIAEtAABBwQBrDhQAPz8/Pz8/Pz8/Pz8/Pz8/Pz8/AT8LIAFBAWohAUGZASEDDOMBCyABQQFqIQFBnAEhAwziAQtBsgEhAyABIARGDfoBIAIoAgAiACAEIAFraiEFIAEgAGtBA2ohBgJAA0AgAS0AAC\
AAQdnPAGotAABHDT0gAEEDRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADPsBCyACQQA2AgAgBkEBaiEBQSEMPgtBswEhAyABIARGDfkBIAIoAgAiACAEIAFraiEFIAEgAGtBBmohBgJAA0AgAS0AACAAQd\
3PAGotAABHDTwgAEEGRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADPoBCyACQQA2AgAgBkEBaiEBQRoMPQsgASAERgRAQbQBIQMM+QELAkACQAJAIAEtAABBxQBrDhEAPT09PT09PT09AT09PT09Aj0LIA\
FBAWohAUGdASEDDOEBCyABQQFqIQFBngEhAwzgAQsgAUEBaiEBQZ8BIQMM3wELQbUBIQMgASAERg33ASACKAIAIgAgBCABa2ohBSABIABrQQVqIQYCQANAIAEtAAAgAEHkzwBqLQAARw06IABBBUYNASAAQQFqIQ\
AgBCABQQFqIgFHDQALIAIgBTYCAAz4AQsgAkEANgIAIAZBAWohAUEoDDsLQbYBIQMgASAERg32ASACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEHqzwBqLQAARw05IABBAkYNASAAQQFqIQAgBC\
ABQQFqIgFHDQALIAIgBTYCAAz3AQsgAkEANgIAIAZBAWohAUEHDDoLIAEgBEYEQEG3ASEDDPYBCwJAAkAgAS0AAEHFAGsODgA5OTk5OTk5OTk5OTkBOQsgAUEBaiEBQaEBIQMM3QELIAFBAWohAUGiASEDDNwBC0\
G4ASEDIAEgBEYN9AEgAigCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABB7c8Aai0AAEcNNyAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAM9QELIAJBADYCACAGQQFqIQFBEgw4C0G5AS\
EDIAEgBEYN8wEgAigCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABB8M8Aai0AAEcNNiAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAM9AELIAJBADYCACAGQQFqIQFBIAw3C0G6ASEDIA\
EgBEYN8gEgAigCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABB8s8Aai0AAEcNNSAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAM8wELIAJBADYCACAGQQFqIQFBDww2CyABIARGBEBBuw\
EhAwzyAQsCQAJAIAEtAABByQBrDgcANTU1NTUBNQsgAUEBaiEBQaUBIQMM2QELIAFBAWohAUGmASEDDNgBC0G8ASEDIAEgBEYN8AEgAigCACIAIAQgAWtqIQUgASAAa0EHaiEGAkADQCABLQAAIABB9M8Aai0AAE\
cNMyAAQQdGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAM8QELIAJBADYCACAGQQFqIQFBGww0CyABIARGBEBBvQEhAwzwAQsCQAJAAkAgAS0AAEHCAGsOEgA0NDQ0NDQ0NDQBNDQ0NDQ0AjQLIAFBAWohAU\
GkASEDDNgBCyABQQFqIQFBpwEhAwzXAQsgAUEBaiEBQagBIQMM1gELIAEgBEYEQEG+ASEDDO8BCyABLQAAQc4ARw0wIAFBAWohAQwsCyABIARGBEBBvwEhAwzuAQsCQAJAAkACQAJAAkACQAJAAkACQAJAAkACQA\
JAAkACQCABLQAAQcEAaw4VAAECAz8EBQY/Pz8HCAkKCz8MDQ4PPwsgAUEBaiEBQegAIQMM4wELIAFBAWohAUHpACEDDOIBCyABQQFqIQFB7gAhAwzhAQsgAUEBaiEBQfIAIQMM4AELIAFBAWohAUHzACEDDN8BCy\
ABQQFqIQFB9gAhAwzeAQsgAUEBaiEBQfcAIQMM3QELIAFBAWohAUH6ACEDDNwBCyABQQFqIQFBgwEhAwzbAQsgAUEBaiEBQYQBIQMM2gELIAFBAWohAUGFASEDDNkBCyABQQFqIQFBkgEhAwzYAQsgAUEBaiEBQZ\
gBIQMM1wELIAFBAWohAUGgASEDDNYBCyABQQFqIQFBowEhAwzVAQsgAUEBaiEBQaoBIQMM1AELIAEgBEcEQCACQRA2AgggAiABNgIEQasBIQMM1AELQcABIQMM7AELQQAhAAJAIAIoAjgiA0UNACADKAI0IgNFDQ\
AgAiADEQAAIQALIABFDV4gAEEVRw0HIAJB0QA2AhwgAiABNgIUIAJBsBc2AhAgAkEVNgIMQQAhAwzrAQsgAUEBaiABIARHDQgaQcIBIQMM6gELA0ACQCABLQAAQQprDgQIAAALAAsgBCABQQFqIgFHDQALQcMBIQ\
MM6QELIAEgBEcEQCACQRE2AgggAiABNgIEQQEhAwzQAQtBxAEhAwzoAQsgASAERgRAQcUBIQMM6AELAkACQCABLQAAQQprDgQBKCgAKAsgAUEBagwJCyABQQFqDAULIAEgBEYEQEHGASEDDOcBCwJAAkAgAS0AAE\
EKaw4XAQsLAQsLCwsLCwsLCwsLCwsLCwsLCwALCyABQQFqIQELQbABIQMMzQELIAEgBEYEQEHIASEDDOYBCyABLQAAQSBHDQkgAkEAOwEyIAFBAWohAUGzASEDDMwBCwNAIAEhAAJAIAEgBEcEQCABLQAAQTBrQf\
8BcSIDQQpJDQEMJwtBxwEhAwzmAQsCQCACLwEyIgFBmTNLDQAgAiABQQpsIgU7ATIgBUH+/wNxIANB//8Dc0sNACAAQQFqIQEgAiADIAVqIgM7ATIgA0H//wNxQegHSQ0BCwtBACEDIAJBADYCHCACQcEJNgIQIA\
JBDTYCDCACIABBAWo2AhQM5AELIAJBADYCHCACIAE2AhQgAkHwDDYCECACQRs2AgxBACEDDOMBCyACKAIEIQAgAkEANgIEIAIgACABECYiAA0BIAFBAWoLIQFBrQEhAwzIAQsgAkHBATYCHCACIAA2AgwgAiABQQ\
FqNgIUQQAhAwzgAQsgAigCBCEAIAJBADYCBCACIAAgARAmIgANASABQQFqCyEBQa4BIQMMxQELIAJBwgE2AhwgAiAANgIMIAIgAUEBajYCFEEAIQMM3QELIAJBADYCHCACIAE2AhQgAkGXCzYCECACQQ02AgxBAC\
EDDNwBCyACQQA2AhwgAiABNgIUIAJB4xA2AhAgAkEJNgIMQQAhAwzbAQsgAkECOgAoDKwBC0EAIQMgAkEANgIcIAJBrws2AhAgAkECNgIMIAIgAUEBajYCFAzZAQtBAiEDDL8BC0ENIQMMvgELQSYhAwy9AQtBFS\
EDDLwBC0EWIQMMuwELQRghAwy6AQtBHCEDDLkBC0EdIQMMuAELQSAhAwy3AQtBISEDDLYBC0EjIQMMtQELQcYAIQMMtAELQS4hAwyzAQtBPSEDDLIBC0HLACEDDLEBC0HOACEDDLABC0HYACEDDK8BC0HZACEDDK\
4BC0HbACEDDK0BC0HxACEDDKwBC0H0ACEDDKsBC0GNASEDDKoBC0GXASEDDKkBC0GpASEDDKgBC0GvASEDDKcBC0GxASEDDKYBCyACQQA2AgALQQAhAyACQQA2AhwgAiABNgIUIAJB8Rs2AhAgAkEGNgIMDL0BCy\
ACQQA2AgAgBkEBaiEBQSQLOgApIAIoAgQhACACQQA2AgQgAiAAIAEQJyIARQRAQeUAIQMMowELIAJB+QA2AhwgAiABNgIUIAIgADYCDEEAIQMMuwELIABBFUcEQCACQQA2AhwgAiABNgIUIAJBzA42AhAgAkEgNg\
IMQQAhAwy7AQsgAkH4ADYCHCACIAE2AhQgAkHKGDYCECACQRU2AgxBACEDDLoBCyACQQA2AhwgAiABNgIUIAJBjhs2AhAgAkEGNgIMQQAhAwy5AQsgAkEANgIcIAIgATYCFCACQf4RNgIQIAJBBzYCDEEAIQMMuA\
ELIAJBADYCHCACIAE2AhQgAkGMHDYCECACQQc2AgxBACEDDLcBCyACQQA2AhwgAiABNgIUIAJBww82AhAgAkEHNgIMQQAhAwy2AQsgAkEANgIcIAIgATYCFCACQcMPNgIQIAJBBzYCDEEAIQMMtQELIAIoAgQhAC\
ACQQA2AgQgAiAAIAEQJSIARQ0RIAJB5QA2AhwgAiABNgIUIAIgADYCDEEAIQMMtAELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0gIAJB0wA2AhwgAiABNgIUIAIgADYCDEEAIQMMswELIAIoAgQhACACQQA2Ag\
QgAiAAIAEQJSIARQ0iIAJB0gA2AhwgAiABNgIUIAIgADYCDEEAIQMMsgELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0OIAJB5QA2AhwgAiABNgIUIAIgADYCDEEAIQMMsQELIAIoAgQhACACQQA2AgQgAiAAIA\
EQJSIARQ0dIAJB0wA2AhwgAiABNgIUIAIgADYCDEEAIQMMsAELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0fIAJB0gA2AhwgAiABNgIUIAIgADYCDEEAIQMMrwELIABBP0cNASABQQFqCyEBQQUhAwyUAQtBAC\
EDIAJBADYCHCACIAE2AhQgAkH9EjYCECACQQc2AgwMrAELIAJBADYCHCACIAE2AhQgAkHcCDYCECACQQc2AgxBACEDDKsBCyACKAIEIQAgAkEANgIEIAIgACABECUiAEUNByACQeUANgIcIAIgATYCFCACIAA2Ag\
xBACEDDKoBCyACKAIEIQAgAkEANgIEIAIgACABECUiAEUNFiACQdMANgIcIAIgATYCFCACIAA2AgxBACEDDKkBCyACKAIEIQAgAkEANgIEIAIgACABECUiAEUNGCACQdIANgIcIAIgATYCFCACIAA2AgxBACEDDK\
gBCyACQQA2AhwgAiABNgIUIAJBxgo2AhAgAkEHNgIMQQAhAwynAQsgAigCBCEAIAJBADYCBCACIAAgARAlIgBFDQMgAkHlADYCHCACIAE2AhQgAiAANgIMQQAhAwymAQsgAigCBCEAIAJBADYCBCACIAAgARAlIg\
BFDRIgAkHTADYCHCACIAE2AhQgAiAANgIMQQAhAwylAQsgAigCBCEAIAJBADYCBCACIAAgARAlIgBFDRQgAkHSADYCHCACIAE2AhQgAiAANgIMQQAhAwykAQsgAigCBCEAIAJBADYCBCACIAAgARAlIgBFDQAgAk\
HlADYCHCACIAE2AhQgAiAANgIMQQAhAwyjAQtB1QAhAwyJAQsgAEEVRwRAIAJBADYCHCACIAE2AhQgAkG5DTYCECACQRo2AgxBACEDDKIBCyACQeQANgIcIAIgATYCFCACQeMXNgIQIAJBFTYCDEEAIQMMoQELIA\
JBADYCACAGQQFqIQEgAi0AKSIAQSNrQQtJDQQCQCAAQQZLDQBBASAAdEHKAHFFDQAMBQtBACEDIAJBADYCHCACIAE2AhQgAkH3CTYCECACQQg2AgwMoAELIAJBADYCACAGQQFqIQEgAi0AKUEhRg0DIAJBADYCHC\
ACIAE2AhQgAkGbCjYCECACQQg2AgxBACEDDJ8BCyACQQA2AgALQQAhAyACQQA2AhwgAiABNgIUIAJBkDM2AhAgAkEINgIMDJ0BCyACQQA2AgAgBkEBaiEBIAItAClBI0kNACACQQA2AhwgAiABNgIUIAJB0wk2Ah\
AgAkEINgIMQQAhAwycAQtB0QAhAwyCAQsgAS0AAEEwayIAQf8BcUEKSQRAIAIgADoAKiABQQFqIQFBzwAhAwyCAQsgAigCBCEAIAJBADYCBCACIAAgARAoIgBFDYYBIAJB3gA2AhwgAiABNgIUIAIgADYCDEEAIQ\
MMmgELIAIoAgQhACACQQA2AgQgAiAAIAEQKCIARQ2GASACQdwANgIcIAIgATYCFCACIAA2AgxBACEDDJkBCyACKAIEIQAgAkEANgIEIAIgACAFECgiAEUEQCAFIQEMhwELIAJB2gA2AhwgAiAFNgIUIAIgADYCDA\
yYAQtBACEBQQEhAwsgAiADOgArIAVBAWohAwJAAkACQCACLQAtQRBxDQACQAJAAkAgAi0AKg4DAQACBAsgBkUNAwwCCyAADQEMAgsgAUUNAQsgAigCBCEAIAJBADYCBCACIAAgAxAoIgBFBEAgAyEBDAILIAJB2A\
A2AhwgAiADNgIUIAIgADYCDEEAIQMMmAELIAIoAgQhACACQQA2AgQgAiAAIAMQKCIARQRAIAMhAQyHAQsgAkHZADYCHCACIAM2AhQgAiAANgIMQQAhAwyXAQtBzAAhAwx9CyAAQRVHBEAgAkEANgIcIAIgATYCFC\
ACQZQNNgIQIAJBITYCDEEAIQMMlgELIAJB1wA2AhwgAiABNgIUIAJByRc2AhAgAkEVNgIMQQAhAwyVAQtBACEDIAJBADYCHCACIAE2AhQgAkGAETYCECACQQk2AgwMlAELIAIoAgQhACACQQA2AgQgAiAAIAEQJS\
IARQ0AIAJB0wA2AhwgAiABNgIUIAIgADYCDEEAIQMMkwELQckAIQMMeQsgAkEANgIcIAIgATYCFCACQcEoNgIQIAJBBzYCDCACQQA2AgBBACEDDJEBCyACKAIEIQBBACEDIAJBADYCBCACIAAgARAlIgBFDQAgAk\
HSADYCHCACIAE2AhQgAiAANgIMDJABC0HIACEDDHYLIAJBADYCACAFIQELIAJBgBI7ASogAUEBaiEBQQAhAAJAIAIoAjgiA0UNACADKAIwIgNFDQAgAiADEQAAIQALIAANAQtBxwAhAwxzCyAAQRVGBEAgAkHRAD\
YCHCACIAE2AhQgAkHjFzYCECACQRU2AgxBACEDDIwBC0EAIQMgAkEANgIcIAIgATYCFCACQbkNNgIQIAJBGjYCDAyLAQtBACEDIAJBADYCHCACIAE2AhQgAkGgGTYCECACQR42AgwMigELIAEtAABBOkYEQCACKA\
IEIQBBACEDIAJBADYCBCACIAAgARApIgBFDQEgAkHDADYCHCACIAA2AgwgAiABQQFqNgIUDIoBC0EAIQMgAkEANgIcIAIgATYCFCACQbERNgIQIAJBCjYCDAyJAQsgAUEBaiEBQTshAwxvCyACQcMANgIcIAIgAD\
YCDCACIAFBAWo2AhQMhwELQQAhAyACQQA2AhwgAiABNgIUIAJB8A42AhAgAkEcNgIMDIYBCyACIAIvATBBEHI7ATAMZgsCQCACLwEwIgBBCHFFDQAgAi0AKEEBRw0AIAItAC1BCHFFDQMLIAIgAEH3+wNxQYAEcj\
sBMAwECyABIARHBEACQANAIAEtAABBMGsiAEH/AXFBCk8EQEE1IQMMbgsgAikDICIKQpmz5syZs+bMGVYNASACIApCCn4iCjcDICAKIACtQv8BgyILQn+FVg0BIAIgCiALfDcDICAEIAFBAWoiAUcNAAtBOSEDDI\
UBCyACKAIEIQBBACEDIAJBADYCBCACIAAgAUEBaiIBECoiAA0MDHcLQTkhAwyDAQsgAi0AMEEgcQ0GQcUBIQMMaQtBACEDIAJBADYCBCACIAEgARAqIgBFDQQgAkE6NgIcIAIgADYCDCACIAFBAWo2AhQMgQELIA\
ItAChBAUcNACACLQAtQQhxRQ0BC0E3IQMMZgsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEQKiIABEAgAkE7NgIcIAIgADYCDCACIAFBAWo2AhQMfwsgAUEBaiEBDG4LIAJBCDoALAwECyABQQFqIQEMbQtBACEDIA\
JBADYCHCACIAE2AhQgAkHkEjYCECACQQQ2AgwMewsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEQKiIARQ1sIAJBNzYCHCACIAE2AhQgAiAANgIMDHoLIAIgAi8BMEEgcjsBMAtBMCEDDF8LIAJBNjYCHCACIAE2Ah\
QgAiAANgIMDHcLIABBLEcNASABQQFqIQBBASEBAkACQAJAAkACQCACLQAsQQVrDgQDAQIEAAsgACEBDAQLQQIhAQwBC0EEIQELIAJBAToALCACIAIvATAgAXI7ATAgACEBDAELIAIgAi8BMEEIcjsBMCAAIQELQT\
khAwxcCyACQQA6ACwLQTQhAwxaCyABIARGBEBBLSEDDHMLAkACQANAAkAgAS0AAEEKaw4EAgAAAwALIAQgAUEBaiIBRw0AC0EtIQMMdAsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEQKiIARQ0CIAJBLDYCHCACIA\
E2AhQgAiAANgIMDHMLIAIoAgQhAEEAIQMgAkEANgIEIAIgACABECoiAEUEQCABQQFqIQEMAgsgAkEsNgIcIAIgADYCDCACIAFBAWo2AhQMcgsgAS0AAEENRgRAIAIoAgQhAEEAIQMgAkEANgIEIAIgACABECoiAE\
UEQCABQQFqIQEMAgsgAkEsNgIcIAIgADYCDCACIAFBAWo2AhQMcgsgAi0ALUEBcQRAQcQBIQMMWQsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEQKiIADQEMZQtBLyEDDFcLIAJBLjYCHCACIAE2AhQgAiAANgIMDG\
8LQQAhAyACQQA2AhwgAiABNgIUIAJB8BQ2AhAgAkEDNgIMDG4LQQEhAwJAAkACQAJAIAItACxBBWsOBAMBAgAECyACIAIvATBBCHI7ATAMAwtBAiEDDAELQQQhAwsgAkEBOgAsIAIgAi8BMCADcjsBMAtBKiEDDF\
MLQQAhAyACQQA2AhwgAiABNgIUIAJB4Q82AhAgAkEKNgIMDGsLQQEhAwJAAkACQAJAAkACQCACLQAsQQJrDgcFBAQDAQIABAsgAiACLwEwQQhyOwEwDAMLQQIhAwwBC0EEIQMLIAJBAToALCACIAIvATAgA3I7AT\
ALQSshAwxSC0EAIQMgAkEANgIcIAIgATYCFCACQasSNgIQIAJBCzYCDAxqC0EAIQMgAkEANgIcIAIgATYCFCACQf0NNgIQIAJBHTYCDAxpCyABIARHBEADQCABLQAAQSBHDUggBCABQQFqIgFHDQALQSUhAwxpC0\
ElIQMMaAsgAi0ALUEBcQRAQcMBIQMMTwsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEQKSIABEAgAkEmNgIcIAIgADYCDCACIAFBAWo2AhQMaAsgAUEBaiEBDFwLIAFBAWohASACLwEwIgBBgAFxBEBBACEAAkAgAi\
gCOCIDRQ0AIAMoAlQiA0UNACACIAMRAAAhAAsgAEUNBiAAQRVHDR8gAkEFNgIcIAIgATYCFCACQfkXNgIQIAJBFTYCDEEAIQMMZwsCQCAAQaAEcUGgBEcNACACLQAtQQJxDQBBACEDIAJBADYCHCACIAE2AhQgAk\
GWEzYCECACQQQ2AgwMZwsgAgJ/IAIvATBBFHFBFEYEQEEBIAItAChBAUYNARogAi8BMkHlAEYMAQsgAi0AKUEFRgs6AC5BACEAAkAgAigCOCIDRQ0AIAMoAiQiA0UNACACIAMRAAAhAAsCQAJAAkACQAJAIAAOFg\
IBAAQEBAQEBAQEBAQEBAQEBAQEBAMECyACQQE6AC4LIAIgAi8BMEHAAHI7ATALQSchAwxPCyACQSM2AhwgAiABNgIUIAJBpRY2AhAgAkEVNgIMQQAhAwxnC0EAIQMgAkEANgIcIAIgATYCFCACQdULNgIQIAJBET\
YCDAxmC0EAIQACQCACKAI4IgNFDQAgAygCLCIDRQ0AIAIgAxEAACEACyAADQELQQ4hAwxLCyAAQRVGBEAgAkECNgIcIAIgATYCFCACQbAYNgIQIAJBFTYCDEEAIQMMZAtBACEDIAJBADYCHCACIAE2AhQgAkGnDj\
YCECACQRI2AgwMYwtBACEDIAJBADYCHCACIAE2AhQgAkGqHDYCECACQQ82AgwMYgsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEgCqdqIgEQKyIARQ0AIAJBBTYCHCACIAE2AhQgAiAANgIMDGELQQ8hAwxHC0EAIQ\
MgAkEANgIcIAIgATYCFCACQc0TNgIQIAJBDDYCDAxfC0IBIQoLIAFBAWohAQJAIAIpAyAiC0L//////////w9YBEAgAiALQgSGIAqENwMgDAELQQAhAyACQQA2AhwgAiABNgIUIAJBrQk2AhAgAkEMNgIMDF4LQS\
QhAwxEC0EAIQMgAkEANgIcIAIgATYCFCACQc0TNgIQIAJBDDYCDAxcCyACKAIEIQBBACEDIAJBADYCBCACIAAgARAsIgBFBEAgAUEBaiEBDFILIAJBFzYCHCACIAA2AgwgAiABQQFqNgIUDFsLIAIoAgQhAEEAIQ\
MgAkEANgIEAkAgAiAAIAEQLCIARQRAIAFBAWohAQwBCyACQRY2AhwgAiAANgIMIAIgAUEBajYCFAxbC0EfIQMMQQtBACEDIAJBADYCHCACIAE2AhQgAkGaDzYCECACQSI2AgwMWQsgAigCBCEAQQAhAyACQQA2Ag\
QgAiAAIAEQLSIARQRAIAFBAWohAQxQCyACQRQ2AhwgAiAANgIMIAIgAUEBajYCFAxYCyACKAIEIQBBACEDIAJBADYCBAJAIAIgACABEC0iAEUEQCABQQFqIQEMAQsgAkETNgIcIAIgADYCDCACIAFBAWo2AhQMWA\
tBHiEDDD4LQQAhAyACQQA2AhwgAiABNgIUIAJBxgw2AhAgAkEjNgIMDFYLIAIoAgQhAEEAIQMgAkEANgIEIAIgACABEC0iAEUEQCABQQFqIQEMTgsgAkERNgIcIAIgADYCDCACIAFBAWo2AhQMVQsgAkEQNgIcIA\
IgATYCFCACIAA2AgwMVAtBACEDIAJBADYCHCACIAE2AhQgAkHGDDYCECACQSM2AgwMUwtBACEDIAJBADYCHCACIAE2AhQgAkHAFTYCECACQQI2AgwMUgsgAigCBCEAQQAhAyACQQA2AgQCQCACIAAgARAtIgBFBE\
AgAUEBaiEBDAELIAJBDjYCHCACIAA2AgwgAiABQQFqNgIUDFILQRshAww4C0EAIQMgAkEANgIcIAIgATYCFCACQcYMNgIQIAJBIzYCDAxQCyACKAIEIQBBACEDIAJBADYCBAJAIAIgACABECwiAEUEQCABQQFqIQ\
EMAQsgAkENNgIcIAIgADYCDCACIAFBAWo2AhQMUAtBGiEDDDYLQQAhAyACQQA2AhwgAiABNgIUIAJBmg82AhAgAkEiNgIMDE4LIAIoAgQhAEEAIQMgAkEANgIEAkAgAiAAIAEQLCIARQRAIAFBAWohAQwBCyACQQ\
w2AhwgAiAANgIMIAIgAUEBajYCFAxOC0EZIQMMNAtBACEDIAJBADYCHCACIAE2AhQgAkGaDzYCECACQSI2AgwMTAsgAEEVRwRAQQAhAyACQQA2AhwgAiABNgIUIAJBgww2AhAgAkETNgIMDEwLIAJBCjYCHCACIA\
E2AhQgAkHkFjYCECACQRU2AgxBACEDDEsLIAIoAgQhAEEAIQMgAkEANgIEIAIgACABIAqnaiIBECsiAARAIAJBBzYCHCACIAE2AhQgAiAANgIMDEsLQRMhAwwxCyAAQRVHBEBBACEDIAJBADYCHCACIAE2AhQgAk\
HaDTYCECACQRQ2AgwMSgsgAkEeNgIcIAIgATYCFCACQfkXNgIQIAJBFTYCDEEAIQMMSQtBACEAAkAgAigCOCIDRQ0AIAMoAiwiA0UNACACIAMRAAAhAAsgAEUNQSAAQRVGBEAgAkEDNgIcIAIgATYCFCACQbAYNg\
IQIAJBFTYCDEEAIQMMSQtBACEDIAJBADYCHCACIAE2AhQgAkGnDjYCECACQRI2AgwMSAtBACEDIAJBADYCHCACIAE2AhQgAkHaDTYCECACQRQ2AgwMRwtBACEDIAJBADYCHCACIAE2AhQgAkGnDjYCECACQRI2Ag\
wMRgsgAkEAOgAvIAItAC1BBHFFDT8LIAJBADoALyACQQE6ADRBACEDDCsLQQAhAyACQQA2AhwgAkHkETYCECACQQc2AgwgAiABQQFqNgIUDEMLAkADQAJAIAEtAABBCmsOBAACAgACCyAEIAFBAWoiAUcNAAtB3Q\
EhAwxDCwJAAkAgAi0ANEEBRw0AQQAhAAJAIAIoAjgiA0UNACADKAJYIgNFDQAgAiADEQAAIQALIABFDQAgAEEVRw0BIAJB3AE2AhwgAiABNgIUIAJB1RY2AhAgAkEVNgIMQQAhAwxEC0HBASEDDCoLIAJBADYCHC\
ACIAE2AhQgAkHpCzYCECACQR82AgxBACEDDEILAkACQCACLQAoQQFrDgIEAQALQcABIQMMKQtBuQEhAwwoCyACQQI6AC9BACEAAkAgAigCOCIDRQ0AIAMoAgAiA0UNACACIAMRAAAhAAsgAEUEQEHCASEDDCgLIA\
BBFUcEQCACQQA2AhwgAiABNgIUIAJBpAw2AhAgAkEQNgIMQQAhAwxBCyACQdsBNgIcIAIgATYCFCACQfoWNgIQIAJBFTYCDEEAIQMMQAsgASAERgRAQdoBIQMMQAsgAS0AAEHIAEYNASACQQE6ACgLQawBIQMMJQ\
tBvwEhAwwkCyABIARHBEAgAkEQNgIIIAIgATYCBEG+ASEDDCQLQdkBIQMMPAsgASAERgRAQdgBIQMMPAsgAS0AAEHIAEcNBCABQQFqIQFBvQEhAwwiCyABIARGBEBB1wEhAww7CwJAAkAgAS0AAEHFAGsOEAAFBQ\
UFBQUFBQUFBQUFBQEFCyABQQFqIQFBuwEhAwwiCyABQQFqIQFBvAEhAwwhC0HWASEDIAEgBEYNOSACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEGD0ABqLQAARw0DIABBAkYNASAAQQFqIQAgBC\
ABQQFqIgFHDQALIAIgBTYCAAw6CyACKAIEIQAgAkIANwMAIAIgACAGQQFqIgEQJyIARQRAQcYBIQMMIQsgAkHVATYCHCACIAE2AhQgAiAANgIMQQAhAww5C0HUASEDIAEgBEYNOCACKAIAIgAgBCABa2ohBSABIA\
BrQQFqIQYCQANAIAEtAAAgAEGB0ABqLQAARw0CIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAw5CyACQYEEOwEoIAIoAgQhACACQgA3AwAgAiAAIAZBAWoiARAnIgANAwwCCyACQQA2AgALQQAhAy\
ACQQA2AhwgAiABNgIUIAJB2Bs2AhAgAkEINgIMDDYLQboBIQMMHAsgAkHTATYCHCACIAE2AhQgAiAANgIMQQAhAww0C0EAIQACQCACKAI4IgNFDQAgAygCOCIDRQ0AIAIgAxEAACEACyAARQ0AIABBFUYNASACQQ\
A2AhwgAiABNgIUIAJBzA42AhAgAkEgNgIMQQAhAwwzC0HkACEDDBkLIAJB+AA2AhwgAiABNgIUIAJByhg2AhAgAkEVNgIMQQAhAwwxC0HSASEDIAQgASIARg0wIAQgAWsgAigCACIBaiEFIAAgAWtBBGohBgJAA0\
AgAC0AACABQfzPAGotAABHDQEgAUEERg0DIAFBAWohASAEIABBAWoiAEcNAAsgAiAFNgIADDELIAJBADYCHCACIAA2AhQgAkGQMzYCECACQQg2AgwgAkEANgIAQQAhAwwwCyABIARHBEAgAkEONgIIIAIgATYCBE\
G3ASEDDBcLQdEBIQMMLwsgAkEANgIAIAZBAWohAQtBuAEhAwwUCyABIARGBEBB0AEhAwwtCyABLQAAQTBrIgBB/wFxQQpJBEAgAiAAOgAqIAFBAWohAUG2ASEDDBQLIAIoAgQhACACQQA2AgQgAiAAIAEQKCIARQ\
0UIAJBzwE2AhwgAiABNgIUIAIgADYCDEEAIQMMLAsgASAERgRAQc4BIQMMLAsCQCABLQAAQS5GBEAgAUEBaiEBDAELIAIoAgQhACACQQA2AgQgAiAAIAEQKCIARQ0VIAJBzQE2AhwgAiABNgIUIAIgADYCDEEAIQ\
MMLAtBtQEhAwwSCyAEIAEiBUYEQEHMASEDDCsLQQAhAEEBIQFBASEGQQAhAwJAAkACQAJAAkACfwJAAkACQAJAAkACQAJAIAUtAABBMGsOCgoJAAECAwQFBggLC0ECDAYLQQMMBQtBBAwEC0EFDAMLQQYMAgtBBw\
wBC0EICyEDQQAhAUEAIQYMAgtBCSEDQQEhAEEAIQFBACEGDAELQQAhAUEBIQMLIAIgAzoAKyAFQQFqIQMCQAJAIAItAC1BEHENAAJAAkACQCACLQAqDgMBAAIECyAGRQ0DDAILIAANAQwCCyABRQ0BCyACKAIEIQ\
AgAkEANgIEIAIgACADECgiAEUEQCADIQEMAwsgAkHJATYCHCACIAM2AhQgAiAANgIMQQAhAwwtCyACKAIEIQAgAkEANgIEIAIgACADECgiAEUEQCADIQEMGAsgAkHKATYCHCACIAM2AhQgAiAANgIMQQAhAwwsCy\
ACKAIEIQAgAkEANgIEIAIgACAFECgiAEUEQCAFIQEMFgsgAkHLATYCHCACIAU2AhQgAiAANgIMDCsLQbQBIQMMEQtBACEAAkAgAigCOCIDRQ0AIAMoAjwiA0UNACACIAMRAAAhAAsCQCAABEAgAEEVRg0BIAJBAD\
YCHCACIAE2AhQgAkGUDTYCECACQSE2AgxBACEDDCsLQbIBIQMMEQsgAkHIATYCHCACIAE2AhQgAkHJFzYCECACQRU2AgxBACEDDCkLIAJBADYCACAGQQFqIQFB9QAhAwwPCyACLQApQQVGBEBB4wAhAwwPC0HiAC\
EDDA4LIAAhASACQQA2AgALIAJBADoALEEJIQMMDAsgAkEANgIAIAdBAWohAUHAACEDDAsLQQELOgAsIAJBADYCACAGQQFqIQELQSkhAwwIC0E4IQMMBwsCQCABIARHBEADQCABLQAAQYA+ai0AACIAQQFHBEAgAE\
ECRw0DIAFBAWohAQwFCyAEIAFBAWoiAUcNAAtBPiEDDCELQT4hAwwgCwsgAkEAOgAsDAELQQshAwwEC0E6IQMMAwsgAUEBaiEBQS0hAwwCCyACIAE6ACwgAkEANgIAIAZBAWohAUEMIQMMAQsgAkEANgIAIAZBAW\
ohAUEKIQMMAAsAC0EAIQMgAkEANgIcIAIgATYCFCACQc0QNgIQIAJBCTYCDAwXC0EAIQMgAkEANgIcIAIgATYCFCACQekKNgIQIAJBCTYCDAwWC0EAIQMgAkEANgIcIAIgATYCFCACQbcQNgIQIAJBCTYCDAwVC0\
EAIQMgAkEANgIcIAIgATYCFCACQZwRNgIQIAJBCTYCDAwUC0EAIQMgAkEANgIcIAIgATYCFCACQc0QNgIQIAJBCTYCDAwTC0EAIQMgAkEANgIcIAIgATYCFCACQekKNgIQIAJBCTYCDAwSC0EAIQMgAkEANgIcIA\
IgATYCFCACQbcQNgIQIAJBCTYCDAwRC0EAIQMgAkEANgIcIAIgATYCFCACQZwRNgIQIAJBCTYCDAwQC0EAIQMgAkEANgIcIAIgATYCFCACQZcVNgIQIAJBDzYCDAwPC0EAIQMgAkEANgIcIAIgATYCFCACQZcVNg\
IQIAJBDzYCDAwOC0EAIQMgAkEANgIcIAIgATYCFCACQcASNgIQIAJBCzYCDAwNC0EAIQMgAkEANgIcIAIgATYCFCACQZUJNgIQIAJBCzYCDAwMC0EAIQMgAkEANgIcIAIgATYCFCACQeEPNgIQIAJBCjYCDAwLC0\
EAIQMgAkEANgIcIAIgATYCFCACQfsPNgIQIAJBCjYCDAwKC0EAIQMgAkEANgIcIAIgATYCFCACQfEZNgIQIAJBAjYCDAwJC0EAIQMgAkEANgIcIAIgATYCFCACQcQUNgIQIAJBAjYCDAwIC0EAIQMgAkEANgIcIA\
IgATYCFCACQfIVNgIQIAJBAjYCDAwHCyACQQI2AhwgAiABNgIUIAJBnBo2AhAgAkEWNgIMQQAhAwwGC0EBIQMMBQtB1AAhAyABIARGDQQgCEEIaiEJIAIoAgAhBQJAAkAgASAERwRAIAVB2MIAaiEHIAQgBWogAW\
shACAFQX9zQQpqIgUgAWohBgNAIAEtAAAgBy0AAEcEQEECIQcMAwsgBUUEQEEAIQcgBiEBDAMLIAVBAWshBSAHQQFqIQcgBCABQQFqIgFHDQALIAAhBSAEIQELIAlBATYCACACIAU2AgAMAQsgAkEANgIAIAkgBz\
YCAAsgCSABNgIEIAgoAgwhACAIKAIIDgMBBAIACwALIAJBADYCHCACQbUaNgIQIAJBFzYCDCACIABBAWo2AhRBACEDDAILIAJBADYCHCACIAA2AhQgAkHKGjYCECACQQk2AgxBACEDDAELIAEgBEYEQEEiIQMMAQ\
sgAkEJNgIIIAIgATYCBEEhIQMLIAhBEGokACADRQRAIAIoAgwhAAwBCyACIAM2AhxBACEAIAIoAgQiAUUNACACIAEgBCACKAIIEQEAIgFFDQAgAiAENgIUIAIgATYCDCABIQALIAALvgIBAn8gAEEAOgAAIABB3A\
BqIgFBAWtBADoAACAAQQA6AAIgAEEAOgABIAFBA2tBADoAACABQQJrQQA6AAAgAEEAOgADIAFBBGtBADoAAEEAIABrQQNxIgEgAGoiAEEANgIAQdwAIAFrQXxxIgIgAGoiAUEEa0EANgIAAkAgAkEJSQ0AIABBAD\
YCCCAAQQA2AgQgAUEIa0EANgIAIAFBDGtBADYCACACQRlJDQAgAEEANgIYIABBADYCFCAAQQA2AhAgAEEANgIMIAFBEGtBADYCACABQRRrQQA2AgAgAUEYa0EANgIAIAFBHGtBADYCACACIABBBHFBGHIiAmsiAU\
EgSQ0AIAAgAmohAANAIABCADcDGCAAQgA3AxAgAEIANwMIIABCADcDACAAQSBqIQAgAUEgayIBQR9LDQALCwtWAQF/AkAgACgCDA0AAkACQAJAAkAgAC0ALw4DAQADAgsgACgCOCIBRQ0AIAEoAiwiAUUNACAAIA\
ERAAAiAQ0DC0EADwsACyAAQcMWNgIQQQ4hAQsgAQsaACAAKAIMRQRAIABB0Rs2AhAgAEEVNgIMCwsUACAAKAIMQRVGBEAgAEEANgIMCwsUACAAKAIMQRZGBEAgAEEANgIMCwsHACAAKAIMCwcAIAAoAhALCQAgAC\
ABNgIQCwcAIAAoAhQLFwAgAEEkTwRAAAsgAEECdEGgM2ooAgALFwAgAEEuTwRAAAsgAEECdEGwNGooAgALvwkBAX9B6yghAQJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQA\
JAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQA\
JAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAIABB5ABrDvQDY2IAAWFhYWFhYQIDBAVhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYW\
FhYWFhYWFhYWFhYWFhYWFhYWFhBgcICQoLDA0OD2FhYWFhEGFhYWFhYWFhYWFhEWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYR\
ITFBUWFxgZGhthYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhHB0eHyAhIiMkJSYnKCkqKywtLi\
8wMTIzNDU2YTc4OTphYWFhYWFhYTthYWE8YWFhYT0+P2FhYWFhYWFhQGFhQWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYUJDREVGR0hJSktMTU5PUFFSU2FhYWFhYWFhVFVWV1hZWlthXF1hYWFhYWFhYW\
FhYWFhYWFhYWFhYWFhYWFhYWFhYWFeYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhX2BhC0HhJw8LQaQhDwtByywPC0H+MQ8LQcAkDwtBqyQPC0GNKA8LQeImDwtBgDAPC0G5Lw8LQdckDwtB7x\
8PC0HhHw8LQfofDwtB8iAPC0GoLw8LQa4yDwtBiDAPC0HsJw8LQYIiDwtBjh0PC0HQLg8LQcojDwtBxTIPC0HfHA8LQdIcDwtBxCAPC0HXIA8LQaIfDwtB7S4PC0GrMA8LQdQlDwtBzC4PC0H6Lg8LQfwrDwtB0j\
APC0HxHQ8LQbsgDwtB9ysPC0GQMQ8LQdcxDwtBoi0PC0HUJw8LQeArDwtBnywPC0HrMQ8LQdUfDwtByjEPC0HeJQ8LQdQeDwtB9BwPC0GnMg8LQbEdDwtBoB0PC0G5MQ8LQbwwDwtBkiEPC0GzJg8LQeksDwtBrB\
4PC0HUKw8LQfcmDwtBgCYPC0GwIQ8LQf4eDwtBjSMPC0GJLQ8LQfciDwtBoDEPC0GuHw8LQcYlDwtB6B4PC0GTIg8LQcIvDwtBwx0PC0GLLA8LQeEdDwtBjS8PC0HqIQ8LQbQtDwtB0i8PC0HfMg8LQdIyDwtB8D\
APC0GpIg8LQfkjDwtBmR4PC0G1LA8LQZswDwtBkjIPC0G2Kw8LQcIiDwtB+DIPC0GeJQ8LQdAiDwtBuh4PC0GBHg8LAAtB1iEhAQsgAQsWACAAIAAtAC1B/gFxIAFBAEdyOgAtCxkAIAAgAC0ALUH9AXEgAUEAR0\
EBdHI6AC0LGQAgACAALQAtQfsBcSABQQBHQQJ0cjoALQsZACAAIAAtAC1B9wFxIAFBAEdBA3RyOgAtCz4BAn8CQCAAKAI4IgNFDQAgAygCBCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABBxhE2AhBBGCEECy\
AECz4BAn8CQCAAKAI4IgNFDQAgAygCCCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABB9go2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCDCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABB7Ro2Ah\
BBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCECIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABBlRA2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCFCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIA\
BBqhs2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCGCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABB7RM2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCKCIDRQ0AIAAgASACIAFrIAMRAQAiBE\
F/Rw0AIABB9gg2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCHCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABBwhk2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCICIDRQ0AIAAgASACIAFrIA\
MRAQAiBEF/Rw0AIABBlBQ2AhBBGCEECyAEC1kBAn8CQCAALQAoQQFGDQAgAC8BMiIBQeQAa0HkAEkNACABQcwBRg0AIAFBsAJGDQAgAC8BMCIAQcAAcQ0AQQEhAiAAQYgEcUGABEYNACAAQShxRSECCyACC4wBAQ\
J/AkACQAJAIAAtACpFDQAgAC0AK0UNACAALwEwIgFBAnFFDQEMAgsgAC8BMCIBQQFxRQ0BC0EBIQIgAC0AKEEBRg0AIAAvATIiAEHkAGtB5ABJDQAgAEHMAUYNACAAQbACRg0AIAFBwABxDQBBACECIAFBiARxQY\
AERg0AIAFBKHFBAEchAgsgAgtzACAAQRBq/QwAAAAAAAAAAAAAAAAAAAAA/QsDACAA/QwAAAAAAAAAAAAAAAAAAAAA/QsDACAAQTBq/QwAAAAAAAAAAAAAAAAAAAAA/QsDACAAQSBq/QwAAAAAAAAAAAAAAAAAAA\
AA/QsDACAAQd0BNgIcCwYAIAAQMguaLQELfyMAQRBrIgokAEGk0AAoAgAiCUUEQEHk0wAoAgAiBUUEQEHw0wBCfzcCAEHo0wBCgICEgICAwAA3AgBB5NMAIApBCGpBcHFB2KrVqgVzIgU2AgBB+NMAQQA2AgBByN\
MAQQA2AgALQczTAEGA1AQ2AgBBnNAAQYDUBDYCAEGw0AAgBTYCAEGs0ABBfzYCAEHQ0wBBgKwDNgIAA0AgAUHI0ABqIAFBvNAAaiICNgIAIAIgAUG00ABqIgM2AgAgAUHA0ABqIAM2AgAgAUHQ0ABqIAFBxNAAai\
IDNgIAIAMgAjYCACABQdjQAGogAUHM0ABqIgI2AgAgAiADNgIAIAFB1NAAaiACNgIAIAFBIGoiAUGAAkcNAAtBjNQEQcGrAzYCAEGo0ABB9NMAKAIANgIAQZjQAEHAqwM2AgBBpNAAQYjUBDYCAEHM/wdBODYCAE\
GI1AQhCQsCQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQCAAQewBTQRAQYzQACgCACIGQRAgAEETakFwcSAAQQtJGyIEQQN2IgB2IgFBA3EEQAJAIAFBAXEgAHJBAXMiAkEDdCIAQbTQAGoiASAAQbzQAG\
ooAgAiACgCCCIDRgRAQYzQACAGQX4gAndxNgIADAELIAEgAzYCCCADIAE2AgwLIABBCGohASAAIAJBA3QiAkEDcjYCBCAAIAJqIgAgACgCBEEBcjYCBAwRC0GU0AAoAgAiCCAETw0BIAEEQAJAQQIgAHQiAkEAIA\
JrciABIAB0cWgiAEEDdCICQbTQAGoiASACQbzQAGooAgAiAigCCCIDRgRAQYzQACAGQX4gAHdxIgY2AgAMAQsgASADNgIIIAMgATYCDAsgAiAEQQNyNgIEIABBA3QiACAEayEFIAAgAmogBTYCACACIARqIgQgBU\
EBcjYCBCAIBEAgCEF4cUG00ABqIQBBoNAAKAIAIQMCf0EBIAhBA3Z0IgEgBnFFBEBBjNAAIAEgBnI2AgAgAAwBCyAAKAIICyIBIAM2AgwgACADNgIIIAMgADYCDCADIAE2AggLIAJBCGohAUGg0AAgBDYCAEGU0A\
AgBTYCAAwRC0GQ0AAoAgAiC0UNASALaEECdEG80gBqKAIAIgAoAgRBeHEgBGshBSAAIQIDQAJAIAIoAhAiAUUEQCACQRRqKAIAIgFFDQELIAEoAgRBeHEgBGsiAyAFSSECIAMgBSACGyEFIAEgACACGyEAIAEhAg\
wBCwsgACgCGCEJIAAoAgwiAyAARwRAQZzQACgCABogAyAAKAIIIgE2AgggASADNgIMDBALIABBFGoiAigCACIBRQRAIAAoAhAiAUUNAyAAQRBqIQILA0AgAiEHIAEiA0EUaiICKAIAIgENACADQRBqIQIgAygCEC\
IBDQALIAdBADYCAAwPC0F/IQQgAEG/f0sNACAAQRNqIgFBcHEhBEGQ0AAoAgAiCEUNAEEAIARrIQUCQAJAAkACf0EAIARBgAJJDQAaQR8gBEH///8HSw0AGiAEQSYgAUEIdmciAGt2QQFxIABBAXRrQT5qCyIGQQ\
J0QbzSAGooAgAiAkUEQEEAIQFBACEDDAELQQAhASAEQRkgBkEBdmtBACAGQR9HG3QhAEEAIQMDQAJAIAIoAgRBeHEgBGsiByAFTw0AIAIhAyAHIgUNAEEAIQUgAiEBDAMLIAEgAkEUaigCACIHIAcgAiAAQR12QQ\
RxakEQaigCACICRhsgASAHGyEBIABBAXQhACACDQALCyABIANyRQRAQQAhA0ECIAZ0IgBBACAAa3IgCHEiAEUNAyAAaEECdEG80gBqKAIAIQELIAFFDQELA0AgASgCBEF4cSAEayICIAVJIQAgAiAFIAAbIQUgAS\
ADIAAbIQMgASgCECIABH8gAAUgAUEUaigCAAsiAQ0ACwsgA0UNACAFQZTQACgCACAEa08NACADKAIYIQcgAyADKAIMIgBHBEBBnNAAKAIAGiAAIAMoAggiATYCCCABIAA2AgwMDgsgA0EUaiICKAIAIgFFBEAgAy\
gCECIBRQ0DIANBEGohAgsDQCACIQYgASIAQRRqIgIoAgAiAQ0AIABBEGohAiAAKAIQIgENAAsgBkEANgIADA0LQZTQACgCACIDIARPBEBBoNAAKAIAIQECQCADIARrIgJBEE8EQCABIARqIgAgAkEBcjYCBCABIA\
NqIAI2AgAgASAEQQNyNgIEDAELIAEgA0EDcjYCBCABIANqIgAgACgCBEEBcjYCBEEAIQBBACECC0GU0AAgAjYCAEGg0AAgADYCACABQQhqIQEMDwtBmNAAKAIAIgMgBEsEQCAEIAlqIgAgAyAEayIBQQFyNgIEQa\
TQACAANgIAQZjQACABNgIAIAkgBEEDcjYCBCAJQQhqIQEMDwtBACEBIAQCf0Hk0wAoAgAEQEHs0wAoAgAMAQtB8NMAQn83AgBB6NMAQoCAhICAgMAANwIAQeTTACAKQQxqQXBxQdiq1aoFczYCAEH40wBBADYCAE\
HI0wBBADYCAEGAgAQLIgAgBEHHAGoiBWoiBkEAIABrIgdxIgJPBEBB/NMAQTA2AgAMDwsCQEHE0wAoAgAiAUUNAEG80wAoAgAiCCACaiEAIAAgAU0gACAIS3ENAEEAIQFB/NMAQTA2AgAMDwtByNMALQAAQQRxDQ\
QCQAJAIAkEQEHM0wAhAQNAIAEoAgAiACAJTQRAIAAgASgCBGogCUsNAwsgASgCCCIBDQALC0EAEDMiAEF/Rg0FIAIhBkHo0wAoAgAiAUEBayIDIABxBEAgAiAAayAAIANqQQAgAWtxaiEGCyAEIAZPDQUgBkH+//\
//B0sNBUHE0wAoAgAiAwRAQbzTACgCACIHIAZqIQEgASAHTQ0GIAEgA0sNBgsgBhAzIgEgAEcNAQwHCyAGIANrIAdxIgZB/v///wdLDQQgBhAzIQAgACABKAIAIAEoAgRqRg0DIAAhAQsCQCAGIARByABqTw0AIA\
FBf0YNAEHs0wAoAgAiACAFIAZrakEAIABrcSIAQf7///8HSwRAIAEhAAwHCyAAEDNBf0cEQCAAIAZqIQYgASEADAcLQQAgBmsQMxoMBAsgASIAQX9HDQUMAwtBACEDDAwLQQAhAAwKCyAAQX9HDQILQcjTAEHI0w\
AoAgBBBHI2AgALIAJB/v///wdLDQEgAhAzIQBBABAzIQEgAEF/Rg0BIAFBf0YNASAAIAFPDQEgASAAayIGIARBOGpNDQELQbzTAEG80wAoAgAgBmoiATYCAEHA0wAoAgAgAUkEQEHA0wAgATYCAAsCQAJAAkBBpN\
AAKAIAIgIEQEHM0wAhAQNAIAAgASgCACIDIAEoAgQiBWpGDQIgASgCCCIBDQALDAILQZzQACgCACIBQQBHIAAgAU9xRQRAQZzQACAANgIAC0EAIQFB0NMAIAY2AgBBzNMAIAA2AgBBrNAAQX82AgBBsNAAQeTTAC\
gCADYCAEHY0wBBADYCAANAIAFByNAAaiABQbzQAGoiAjYCACACIAFBtNAAaiIDNgIAIAFBwNAAaiADNgIAIAFB0NAAaiABQcTQAGoiAzYCACADIAI2AgAgAUHY0ABqIAFBzNAAaiICNgIAIAIgAzYCACABQdTQAG\
ogAjYCACABQSBqIgFBgAJHDQALQXggAGtBD3EiASAAaiICIAZBOGsiAyABayIBQQFyNgIEQajQAEH00wAoAgA2AgBBmNAAIAE2AgBBpNAAIAI2AgAgACADakE4NgIEDAILIAAgAk0NACACIANJDQAgASgCDEEIcQ\
0AQXggAmtBD3EiACACaiIDQZjQACgCACAGaiIHIABrIgBBAXI2AgQgASAFIAZqNgIEQajQAEH00wAoAgA2AgBBmNAAIAA2AgBBpNAAIAM2AgAgAiAHakE4NgIEDAELIABBnNAAKAIASQRAQZzQACAANgIACyAAIA\
ZqIQNBzNMAIQECQAJAAkADQCADIAEoAgBHBEAgASgCCCIBDQEMAgsLIAEtAAxBCHFFDQELQczTACEBA0AgASgCACIDIAJNBEAgAyABKAIEaiIFIAJLDQMLIAEoAgghAQwACwALIAEgADYCACABIAEoAgQgBmo2Ag\
QgAEF4IABrQQ9xaiIJIARBA3I2AgQgA0F4IANrQQ9xaiIGIAQgCWoiBGshASACIAZGBEBBpNAAIAQ2AgBBmNAAQZjQACgCACABaiIANgIAIAQgAEEBcjYCBAwIC0Gg0AAoAgAgBkYEQEGg0AAgBDYCAEGU0ABBlN\
AAKAIAIAFqIgA2AgAgBCAAQQFyNgIEIAAgBGogADYCAAwICyAGKAIEIgVBA3FBAUcNBiAFQXhxIQggBUH/AU0EQCAFQQN2IQMgBigCCCIAIAYoAgwiAkYEQEGM0ABBjNAAKAIAQX4gA3dxNgIADAcLIAIgADYCCC\
AAIAI2AgwMBgsgBigCGCEHIAYgBigCDCIARwRAIAAgBigCCCICNgIIIAIgADYCDAwFCyAGQRRqIgIoAgAiBUUEQCAGKAIQIgVFDQQgBkEQaiECCwNAIAIhAyAFIgBBFGoiAigCACIFDQAgAEEQaiECIAAoAhAiBQ\
0ACyADQQA2AgAMBAtBeCAAa0EPcSIBIABqIgcgBkE4ayIDIAFrIgFBAXI2AgQgACADakE4NgIEIAIgBUE3IAVrQQ9xakE/ayIDIAMgAkEQakkbIgNBIzYCBEGo0ABB9NMAKAIANgIAQZjQACABNgIAQaTQACAHNg\
IAIANBEGpB1NMAKQIANwIAIANBzNMAKQIANwIIQdTTACADQQhqNgIAQdDTACAGNgIAQczTACAANgIAQdjTAEEANgIAIANBJGohAQNAIAFBBzYCACAFIAFBBGoiAUsNAAsgAiADRg0AIAMgAygCBEF+cTYCBCADIA\
MgAmsiBTYCACACIAVBAXI2AgQgBUH/AU0EQCAFQXhxQbTQAGohAAJ/QYzQACgCACIBQQEgBUEDdnQiA3FFBEBBjNAAIAEgA3I2AgAgAAwBCyAAKAIICyIBIAI2AgwgACACNgIIIAIgADYCDCACIAE2AggMAQtBHy\
EBIAVB////B00EQCAFQSYgBUEIdmciAGt2QQFxIABBAXRrQT5qIQELIAIgATYCHCACQgA3AhAgAUECdEG80gBqIQBBkNAAKAIAIgNBASABdCIGcUUEQCAAIAI2AgBBkNAAIAMgBnI2AgAgAiAANgIYIAIgAjYCCC\
ACIAI2AgwMAQsgBUEZIAFBAXZrQQAgAUEfRxt0IQEgACgCACEDAkADQCADIgAoAgRBeHEgBUYNASABQR12IQMgAUEBdCEBIAAgA0EEcWpBEGoiBigCACIDDQALIAYgAjYCACACIAA2AhggAiACNgIMIAIgAjYCCA\
wBCyAAKAIIIgEgAjYCDCAAIAI2AgggAkEANgIYIAIgADYCDCACIAE2AggLQZjQACgCACIBIARNDQBBpNAAKAIAIgAgBGoiAiABIARrIgFBAXI2AgRBmNAAIAE2AgBBpNAAIAI2AgAgACAEQQNyNgIEIABBCGohAQ\
wIC0EAIQFB/NMAQTA2AgAMBwtBACEACyAHRQ0AAkAgBigCHCICQQJ0QbzSAGoiAygCACAGRgRAIAMgADYCACAADQFBkNAAQZDQACgCAEF+IAJ3cTYCAAwCCyAHQRBBFCAHKAIQIAZGG2ogADYCACAARQ0BCyAAIA\
c2AhggBigCECICBEAgACACNgIQIAIgADYCGAsgBkEUaigCACICRQ0AIABBFGogAjYCACACIAA2AhgLIAEgCGohASAGIAhqIgYoAgQhBQsgBiAFQX5xNgIEIAEgBGogATYCACAEIAFBAXI2AgQgAUH/AU0EQCABQX\
hxQbTQAGohAAJ/QYzQACgCACICQQEgAUEDdnQiAXFFBEBBjNAAIAEgAnI2AgAgAAwBCyAAKAIICyIBIAQ2AgwgACAENgIIIAQgADYCDCAEIAE2AggMAQtBHyEFIAFB////B00EQCABQSYgAUEIdmciAGt2QQFxIA\
BBAXRrQT5qIQULIAQgBTYCHCAEQgA3AhAgBUECdEG80gBqIQBBkNAAKAIAIgJBASAFdCIDcUUEQCAAIAQ2AgBBkNAAIAIgA3I2AgAgBCAANgIYIAQgBDYCCCAEIAQ2AgwMAQsgAUEZIAVBAXZrQQAgBUEfRxt0IQ\
UgACgCACEAAkADQCAAIgIoAgRBeHEgAUYNASAFQR12IQAgBUEBdCEFIAIgAEEEcWpBEGoiAygCACIADQALIAMgBDYCACAEIAI2AhggBCAENgIMIAQgBDYCCAwBCyACKAIIIgAgBDYCDCACIAQ2AgggBEEANgIYIA\
QgAjYCDCAEIAA2AggLIAlBCGohAQwCCwJAIAdFDQACQCADKAIcIgFBAnRBvNIAaiICKAIAIANGBEAgAiAANgIAIAANAUGQ0AAgCEF+IAF3cSIINgIADAILIAdBEEEUIAcoAhAgA0YbaiAANgIAIABFDQELIAAgBz\
YCGCADKAIQIgEEQCAAIAE2AhAgASAANgIYCyADQRRqKAIAIgFFDQAgAEEUaiABNgIAIAEgADYCGAsCQCAFQQ9NBEAgAyAEIAVqIgBBA3I2AgQgACADaiIAIAAoAgRBAXI2AgQMAQsgAyAEaiICIAVBAXI2AgQgAy\
AEQQNyNgIEIAIgBWogBTYCACAFQf8BTQRAIAVBeHFBtNAAaiEAAn9BjNAAKAIAIgFBASAFQQN2dCIFcUUEQEGM0AAgASAFcjYCACAADAELIAAoAggLIgEgAjYCDCAAIAI2AgggAiAANgIMIAIgATYCCAwBC0EfIQ\
EgBUH///8HTQRAIAVBJiAFQQh2ZyIAa3ZBAXEgAEEBdGtBPmohAQsgAiABNgIcIAJCADcCECABQQJ0QbzSAGohAEEBIAF0IgQgCHFFBEAgACACNgIAQZDQACAEIAhyNgIAIAIgADYCGCACIAI2AgggAiACNgIMDA\
ELIAVBGSABQQF2a0EAIAFBH0cbdCEBIAAoAgAhBAJAA0AgBCIAKAIEQXhxIAVGDQEgAUEddiEEIAFBAXQhASAAIARBBHFqQRBqIgYoAgAiBA0ACyAGIAI2AgAgAiAANgIYIAIgAjYCDCACIAI2AggMAQsgACgCCC\
IBIAI2AgwgACACNgIIIAJBADYCGCACIAA2AgwgAiABNgIICyADQQhqIQEMAQsCQCAJRQ0AAkAgACgCHCIBQQJ0QbzSAGoiAigCACAARgRAIAIgAzYCACADDQFBkNAAIAtBfiABd3E2AgAMAgsgCUEQQRQgCSgCEC\
AARhtqIAM2AgAgA0UNAQsgAyAJNgIYIAAoAhAiAQRAIAMgATYCECABIAM2AhgLIABBFGooAgAiAUUNACADQRRqIAE2AgAgASADNgIYCwJAIAVBD00EQCAAIAQgBWoiAUEDcjYCBCAAIAFqIgEgASgCBEEBcjYCBA\
wBCyAAIARqIgcgBUEBcjYCBCAAIARBA3I2AgQgBSAHaiAFNgIAIAgEQCAIQXhxQbTQAGohAUGg0AAoAgAhAwJ/QQEgCEEDdnQiAiAGcUUEQEGM0AAgAiAGcjYCACABDAELIAEoAggLIgIgAzYCDCABIAM2AgggAy\
ABNgIMIAMgAjYCCAtBoNAAIAc2AgBBlNAAIAU2AgALIABBCGohAQsgCkEQaiQAIAELQwAgAEUEQD8AQRB0DwsCQCAAQf//A3ENACAAQQBIDQAgAEEQdkAAIgBBf0YEQEH80wBBMDYCAEF/DwsgAEEQdA8LAAsL3D\
8iAEGACAsJAQAAAAIAAAADAEGUCAsFBAAAAAUAQaQICwkGAAAABwAAAAgAQdwIC4otSW52YWxpZCBjaGFyIGluIHVybCBxdWVyeQBTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX2JvZHkAQ29udGVudC1MZW5ndG\
ggb3ZlcmZsb3cAQ2h1bmsgc2l6ZSBvdmVyZmxvdwBSZXNwb25zZSBvdmVyZmxvdwBJbnZhbGlkIG1ldGhvZCBmb3IgSFRUUC94LnggcmVxdWVzdABJbnZhbGlkIG1ldGhvZCBmb3IgUlRTUC94LnggcmVxdWVzdA\
BFeHBlY3RlZCBTT1VSQ0UgbWV0aG9kIGZvciBJQ0UveC54IHJlcXVlc3QASW52YWxpZCBjaGFyIGluIHVybCBmcmFnbWVudCBzdGFydABFeHBlY3RlZCBkb3QAU3BhbiBjYWxsYmFjayBlcnJvciBpbiBvbl9zdG\
F0dXMASW52YWxpZCByZXNwb25zZSBzdGF0dXMASW52YWxpZCBjaGFyYWN0ZXIgaW4gY2h1bmsgZXh0ZW5zaW9ucwBVc2VyIGNhbGxiYWNrIGVycm9yAGBvbl9yZXNldGAgY2FsbGJhY2sgZXJyb3IAYG9uX2NodW\
5rX2hlYWRlcmAgY2FsbGJhY2sgZXJyb3IAYG9uX21lc3NhZ2VfYmVnaW5gIGNhbGxiYWNrIGVycm9yAGBvbl9jaHVua19leHRlbnNpb25fdmFsdWVgIGNhbGxiYWNrIGVycm9yAGBvbl9zdGF0dXNfY29tcGxldG\
VgIGNhbGxiYWNrIGVycm9yAGBvbl92ZXJzaW9uX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25fdXJsX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25fY2h1bmtfY29tcGxldGVgIGNhbGxiYWNrIGVycm\
9yAGBvbl9oZWFkZXJfdmFsdWVfY29tcGxldGVgIGNhbGxiYWNrIGVycm9yAGBvbl9tZXNzYWdlX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25fbWV0aG9kX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb2\
5faGVhZGVyX2ZpZWxkX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25fY2h1bmtfZXh0ZW5zaW9uX25hbWVgIGNhbGxiYWNrIGVycm9yAFVuZXhwZWN0ZWQgY2hhciBpbiB1cmwgc2VydmVyAEludmFsaWQgaG\
VhZGVyIHZhbHVlIGNoYXIASW52YWxpZCBoZWFkZXIgZmllbGQgY2hhcgBTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX3ZlcnNpb24ASW52YWxpZCBtaW5vciB2ZXJzaW9uAEludmFsaWQgbWFqb3IgdmVyc2lvbg\
BFeHBlY3RlZCBzcGFjZSBhZnRlciB2ZXJzaW9uAEV4cGVjdGVkIENSTEYgYWZ0ZXIgdmVyc2lvbgBJbnZhbGlkIEhUVFAgdmVyc2lvbgBJbnZhbGlkIGhlYWRlciB0b2tlbgBTcGFuIGNhbGxiYWNrIGVycm9yIG\
luIG9uX3VybABJbnZhbGlkIGNoYXJhY3RlcnMgaW4gdXJsAFVuZXhwZWN0ZWQgc3RhcnQgY2hhciBpbiB1cmwARG91YmxlIEAgaW4gdXJsAEVtcHR5IENvbnRlbnQtTGVuZ3RoAEludmFsaWQgY2hhcmFjdGVyIG\
luIENvbnRlbnQtTGVuZ3RoAER1cGxpY2F0ZSBDb250ZW50LUxlbmd0aABJbnZhbGlkIGNoYXIgaW4gdXJsIHBhdGgAQ29udGVudC1MZW5ndGggY2FuJ3QgYmUgcHJlc2VudCB3aXRoIFRyYW5zZmVyLUVuY29kaW\
5nAEludmFsaWQgY2hhcmFjdGVyIGluIGNodW5rIHNpemUAU3BhbiBjYWxsYmFjayBlcnJvciBpbiBvbl9oZWFkZXJfdmFsdWUAU3BhbiBjYWxsYmFjayBlcnJvciBpbiBvbl9jaHVua19leHRlbnNpb25fdmFsdW\
UASW52YWxpZCBjaGFyYWN0ZXIgaW4gY2h1bmsgZXh0ZW5zaW9ucyB2YWx1ZQBNaXNzaW5nIGV4cGVjdGVkIExGIGFmdGVyIGhlYWRlciB2YWx1ZQBJbnZhbGlkIGBUcmFuc2Zlci1FbmNvZGluZ2AgaGVhZGVyIH\
ZhbHVlAEludmFsaWQgY2hhcmFjdGVyIGluIGNodW5rIGV4dGVuc2lvbnMgcXVvdGUgdmFsdWUASW52YWxpZCBjaGFyYWN0ZXIgaW4gY2h1bmsgZXh0ZW5zaW9ucyBxdW90ZWQgdmFsdWUAUGF1c2VkIGJ5IG9uX2\
hlYWRlcnNfY29tcGxldGUASW52YWxpZCBFT0Ygc3RhdGUAb25fcmVzZXQgcGF1c2UAb25fY2h1bmtfaGVhZGVyIHBhdXNlAG9uX21lc3NhZ2VfYmVnaW4gcGF1c2UAb25fY2h1bmtfZXh0ZW5zaW9uX3ZhbHVlIH\
BhdXNlAG9uX3N0YXR1c19jb21wbGV0ZSBwYXVzZQBvbl92ZXJzaW9uX2NvbXBsZXRlIHBhdXNlAG9uX3VybF9jb21wbGV0ZSBwYXVzZQBvbl9jaHVua19jb21wbGV0ZSBwYXVzZQBvbl9oZWFkZXJfdmFsdWVfY2\
9tcGxldGUgcGF1c2UAb25fbWVzc2FnZV9jb21wbGV0ZSBwYXVzZQBvbl9tZXRob2RfY29tcGxldGUgcGF1c2UAb25faGVhZGVyX2ZpZWxkX2NvbXBsZXRlIHBhdXNlAG9uX2NodW5rX2V4dGVuc2lvbl9uYW1lIH\
BhdXNlAFVuZXhwZWN0ZWQgc3BhY2UgYWZ0ZXIgc3RhcnQgbGluZQBTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX2NodW5rX2V4dGVuc2lvbl9uYW1lAEludmFsaWQgY2hhcmFjdGVyIGluIGNodW5rIGV4dGVuc2\
lvbnMgbmFtZQBQYXVzZSBvbiBDT05ORUNUL1VwZ3JhZGUAUGF1c2Ugb24gUFJJL1VwZ3JhZGUARXhwZWN0ZWQgSFRUUC8yIENvbm5lY3Rpb24gUHJlZmFjZQBTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX21ldG\
hvZABFeHBlY3RlZCBzcGFjZSBhZnRlciBtZXRob2QAU3BhbiBjYWxsYmFjayBlcnJvciBpbiBvbl9oZWFkZXJfZmllbGQAUGF1c2VkAEludmFsaWQgd29yZCBlbmNvdW50ZXJlZABJbnZhbGlkIG1ldGhvZCBlbm\
NvdW50ZXJlZABVbmV4cGVjdGVkIGNoYXIgaW4gdXJsIHNjaGVtYQBSZXF1ZXN0IGhhcyBpbnZhbGlkIGBUcmFuc2Zlci1FbmNvZGluZ2AAU1dJVENIX1BST1hZAFVTRV9QUk9YWQBNS0FDVElWSVRZAFVOUFJPQ0\
VTU0FCTEVfRU5USVRZAENPUFkATU9WRURfUEVSTUFORU5UTFkAVE9PX0VBUkxZAE5PVElGWQBGQUlMRURfREVQRU5ERU5DWQBCQURfR0FURVdBWQBQTEFZAFBVVABDSEVDS09VVABHQVRFV0FZX1RJTUVPVVQAUk\
VRVUVTVF9USU1FT1VUAE5FVFdPUktfQ09OTkVDVF9USU1FT1VUAENPTk5FQ1RJT05fVElNRU9VVABMT0dJTl9USU1FT1VUAE5FVFdPUktfUkVBRF9USU1FT1VUAFBPU1QATUlTRElSRUNURURfUkVRVUVTVABDTE\
lFTlRfQ0xPU0VEX1JFUVVFU1QAQ0xJRU5UX0NMT1NFRF9MT0FEX0JBTEFOQ0VEX1JFUVVFU1QAQkFEX1JFUVVFU1QASFRUUF9SRVFVRVNUX1NFTlRfVE9fSFRUUFNfUE9SVABSRVBPUlQASU1fQV9URUFQT1QAUk\
VTRVRfQ09OVEVOVABOT19DT05URU5UAFBBUlRJQUxfQ09OVEVOVABIUEVfSU5WQUxJRF9DT05TVEFOVABIUEVfQ0JfUkVTRVQAR0VUAEhQRV9TVFJJQ1QAQ09ORkxJQ1QAVEVNUE9SQVJZX1JFRElSRUNUAFBFUk\
1BTkVOVF9SRURJUkVDVABDT05ORUNUAE1VTFRJX1NUQVRVUwBIUEVfSU5WQUxJRF9TVEFUVVMAVE9PX01BTllfUkVRVUVTVFMARUFSTFlfSElOVFMAVU5BVkFJTEFCTEVfRk9SX0xFR0FMX1JFQVNPTlMAT1BUSU\
9OUwBTV0lUQ0hJTkdfUFJPVE9DT0xTAFZBUklBTlRfQUxTT19ORUdPVElBVEVTAE1VTFRJUExFX0NIT0lDRVMASU5URVJOQUxfU0VSVkVSX0VSUk9SAFdFQl9TRVJWRVJfVU5LTk9XTl9FUlJPUgBSQUlMR1VOX0\
VSUk9SAElERU5USVRZX1BST1ZJREVSX0FVVEhFTlRJQ0FUSU9OX0VSUk9SAFNTTF9DRVJUSUZJQ0FURV9FUlJPUgBJTlZBTElEX1hfRk9SV0FSREVEX0ZPUgBTRVRfUEFSQU1FVEVSAEdFVF9QQVJBTUVURVIASF\
BFX1VTRVIAU0VFX09USEVSAEhQRV9DQl9DSFVOS19IRUFERVIATUtDQUxFTkRBUgBTRVRVUABXRUJfU0VSVkVSX0lTX0RPV04AVEVBUkRPV04ASFBFX0NMT1NFRF9DT05ORUNUSU9OAEhFVVJJU1RJQ19FWFBJUk\
FUSU9OAERJU0NPTk5FQ1RFRF9PUEVSQVRJT04ATk9OX0FVVEhPUklUQVRJVkVfSU5GT1JNQVRJT04ASFBFX0lOVkFMSURfVkVSU0lPTgBIUEVfQ0JfTUVTU0FHRV9CRUdJTgBTSVRFX0lTX0ZST1pFTgBIUEVfSU\
5WQUxJRF9IRUFERVJfVE9LRU4ASU5WQUxJRF9UT0tFTgBGT1JCSURERU4ARU5IQU5DRV9ZT1VSX0NBTE0ASFBFX0lOVkFMSURfVVJMAEJMT0NLRURfQllfUEFSRU5UQUxfQ09OVFJPTABNS0NPTABBQ0wASFBFX0\
lOVEVSTkFMAFJFUVVFU1RfSEVBREVSX0ZJRUxEU19UT09fTEFSR0VfVU5PRkZJQ0lBTABIUEVfT0sAVU5MSU5LAFVOTE9DSwBQUkkAUkVUUllfV0lUSABIUEVfSU5WQUxJRF9DT05URU5UX0xFTkdUSABIUEVfVU\
5FWFBFQ1RFRF9DT05URU5UX0xFTkdUSABGTFVTSABQUk9QUEFUQ0gATS1TRUFSQ0gAVVJJX1RPT19MT05HAFBST0NFU1NJTkcATUlTQ0VMTEFORU9VU19QRVJTSVNURU5UX1dBUk5JTkcATUlTQ0VMTEFORU9VU1\
9XQVJOSU5HAEhQRV9JTlZBTElEX1RSQU5TRkVSX0VOQ09ESU5HAEV4cGVjdGVkIENSTEYASFBFX0lOVkFMSURfQ0hVTktfU0laRQBNT1ZFAENPTlRJTlVFAEhQRV9DQl9TVEFUVVNfQ09NUExFVEUASFBFX0NCX0\
hFQURFUlNfQ09NUExFVEUASFBFX0NCX1ZFUlNJT05fQ09NUExFVEUASFBFX0NCX1VSTF9DT01QTEVURQBIUEVfQ0JfQ0hVTktfQ09NUExFVEUASFBFX0NCX0hFQURFUl9WQUxVRV9DT01QTEVURQBIUEVfQ0JfQ0\
hVTktfRVhURU5TSU9OX1ZBTFVFX0NPTVBMRVRFAEhQRV9DQl9DSFVOS19FWFRFTlNJT05fTkFNRV9DT01QTEVURQBIUEVfQ0JfTUVTU0FHRV9DT01QTEVURQBIUEVfQ0JfTUVUSE9EX0NPTVBMRVRFAEhQRV9DQl\
9IRUFERVJfRklFTERfQ09NUExFVEUAREVMRVRFAEhQRV9JTlZBTElEX0VPRl9TVEFURQBJTlZBTElEX1NTTF9DRVJUSUZJQ0FURQBQQVVTRQBOT19SRVNQT05TRQBVTlNVUFBPUlRFRF9NRURJQV9UWVBFAEdPTk\
UATk9UX0FDQ0VQVEFCTEUAU0VSVklDRV9VTkFWQUlMQUJMRQBSQU5HRV9OT1RfU0FUSVNGSUFCTEUAT1JJR0lOX0lTX1VOUkVBQ0hBQkxFAFJFU1BPTlNFX0lTX1NUQUxFAFBVUkdFAE1FUkdFAFJFUVVFU1RfSE\
VBREVSX0ZJRUxEU19UT09fTEFSR0UAUkVRVUVTVF9IRUFERVJfVE9PX0xBUkdFAFBBWUxPQURfVE9PX0xBUkdFAElOU1VGRklDSUVOVF9TVE9SQUdFAEhQRV9QQVVTRURfVVBHUkFERQBIUEVfUEFVU0VEX0gyX1\
VQR1JBREUAU09VUkNFAEFOTk9VTkNFAFRSQUNFAEhQRV9VTkVYUEVDVEVEX1NQQUNFAERFU0NSSUJFAFVOU1VCU0NSSUJFAFJFQ09SRABIUEVfSU5WQUxJRF9NRVRIT0QATk9UX0ZPVU5EAFBST1BGSU5EAFVOQk\
lORABSRUJJTkQAVU5BVVRIT1JJWkVEAE1FVEhPRF9OT1RfQUxMT1dFRABIVFRQX1ZFUlNJT05fTk9UX1NVUFBPUlRFRABBTFJFQURZX1JFUE9SVEVEAEFDQ0VQVEVEAE5PVF9JTVBMRU1FTlRFRABMT09QX0RFVE\
VDVEVEAEhQRV9DUl9FWFBFQ1RFRABIUEVfTEZfRVhQRUNURUQAQ1JFQVRFRABJTV9VU0VEAEhQRV9QQVVTRUQAVElNRU9VVF9PQ0NVUkVEAFBBWU1FTlRfUkVRVUlSRUQAUFJFQ09ORElUSU9OX1JFUVVJUkVEAF\
BST1hZX0FVVEhFTlRJQ0FUSU9OX1JFUVVJUkVEAE5FVFdPUktfQVVUSEVOVElDQVRJT05fUkVRVUlSRUQATEVOR1RIX1JFUVVJUkVEAFNTTF9DRVJUSUZJQ0FURV9SRVFVSVJFRABVUEdSQURFX1JFUVVJUkVEAF\
BBR0VfRVhQSVJFRABQUkVDT05ESVRJT05fRkFJTEVEAEVYUEVDVEFUSU9OX0ZBSUxFRABSRVZBTElEQVRJT05fRkFJTEVEAFNTTF9IQU5EU0hBS0VfRkFJTEVEAExPQ0tFRABUUkFOU0ZPUk1BVElPTl9BUFBMSU\
VEAE5PVF9NT0RJRklFRABOT1RfRVhURU5ERUQAQkFORFdJRFRIX0xJTUlUX0VYQ0VFREVEAFNJVEVfSVNfT1ZFUkxPQURFRABIRUFEAEV4cGVjdGVkIEhUVFAvAABeEwAAJhMAADAQAADwFwAAnRMAABUSAAA5Fw\
AA8BIAAAoQAAB1EgAArRIAAIITAABPFAAAfxAAAKAVAAAjFAAAiRIAAIsUAABNFQAA1BEAAM8UAAAQGAAAyRYAANwWAADBEQAA4BcAALsUAAB0FAAAfBUAAOUUAAAIFwAAHxAAAGUVAACjFAAAKBUAAAIVAACZFQ\
AALBAAAIsZAABPDwAA1A4AAGoQAADOEAAAAhcAAIkOAABuEwAAHBMAAGYUAABWFwAAwRMAAM0TAABsEwAAaBcAAGYXAABfFwAAIhMAAM4PAABpDgAA2A4AAGMWAADLEwAAqg4AACgXAAAmFwAAxRMAAF0WAADoEQ\
AAZxMAAGUTAADyFgAAcxMAAB0XAAD5FgAA8xEAAM8OAADOFQAADBIAALMRAAClEQAAYRAAADIXAAC7EwBB+TULAQEAQZA2C+ABAQECAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQ\
EBAQEBAQEBAQEBAQEBAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQ\
EBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEAQf03CwEBAEGROAteAgMCAgICAgAAAgIAAgIAAgICAgICAgICAgAEAAAAAAACAgICAgICAgICAgICAgICAg\
ICAgICAgICAgAAAAICAgICAgICAgICAgICAgICAgICAgICAgICAgICAAIAAgBB/TkLAQEAQZE6C14CAAICAgICAAACAgACAgACAgICAgICAgICAAMABAAAAAICAgICAgICAgICAgICAgICAgICAgICAgICAAAAAg\
ICAgICAgICAgICAgICAgICAgICAgICAgICAgIAAgACAEHwOwsNbG9zZWVlcC1hbGl2ZQBBiTwLAQEAQaA8C+ABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQ\
EBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEAAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQ\
EBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEAQYk+CwEBAEGgPgvnAQEBAQEBAQEBAQEBAQIBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQ\
EBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQ\
EBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBY2h1bmtlZABBsMAAC18BAQABAQEBAQAAAQEAAQEAAQEBAQEBAQEBAQAAAAAAAAABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQ\
AAAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAAEAAQBBkMIACyFlY3Rpb25lbnQtbGVuZ3Rob25yb3h5LWNvbm5lY3Rpb24AQcDCAAstcmFuc2Zlci1lbmNvZGluZ3BncmFkZQ0KDQoNClNNDQoNClRUUC\
9DRS9UU1AvAEH5wgALBQECAAEDAEGQwwAL4AEEAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQ\
EBAQABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQ\
EBAQEBAQEBAQEBAQBB+cQACwUBAgABAwBBkMUAC+ABBAEBBQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQ\
EBAQEBAQEAAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQ\
EBAQEBAQEBAQEBAQEBAQEAQfnGAAsEAQAAAQBBkccAC98BAQEAAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQ\
EBAQEBAQEBAQABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQ\
EBAQEBAQEBAQEBAQEBAQEBAQBB+sgACwQBAAACAEGQyQALXwMEAAAEBAQEBAQEBAQEBAUEBAQEBAQEBAQEBAQABAAGBwQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAAEAAQABAQEBAQEBAQEBAQEBAQEBAQEBA\
QEBAQEBAQAAAAEAEH6ygALBAEAAAEAQZDLAAsBAQBBqssAC0ECAAAAAAAAAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMAAAAAAAADAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwBB+swACwQBAAABAEGQzQALAQ\
EAQZrNAAsGAgAAAAACAEGxzQALOgMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAAAAAAAAAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMAQfDOAAuWAU5PVU5DRUVDS09VVE5FQ1RFVEVDUklCRUxVU0hFVEVBRF\
NFQVJDSFJHRUNUSVZJVFlMRU5EQVJWRU9USUZZUFRJT05TQ0hTRUFZU1RBVENIR0VPUkRJUkVDVE9SVFJDSFBBUkFNRVRFUlVSQ0VCU0NSSUJFQVJET1dOQUNFSU5ETktDS1VCU0NSSUJFSFRUUC9BRFRQLw==",
"base64")}}),require_constants3=_4___commonJS({"node_modules/undici/lib/web/fetch/constants.js"(exports,module){"use strict";_3_init_node_22();var corsSafeListedMethods=[
"GET","HEAD","POST"],corsSafeListedMethodsSet=new Set(corsSafeListedMethods),nullBodyStatus=[101,204,205,304],redirectStatus=[301,302,303,307,308],redirectStatusSet=new Set(
redirectStatus),badPorts=["1","7","9","11","13","15","17","19","20","21","22","23","25","37","42","43","53","69","77","79","87","95","101","102","103","104","10\
9","110","111","113","115","117","119","123","135","137","139","143","161","179","389","427","465","512","513","514","515","526","530","531","532","540","548","\
554","556","563","587","601","636","989","990","993","995","1719","1720","1723","2049","3659","4045","4190","5060","5061","6000","6566","6665","6666","6667","66\
68","6669","6679","6697","10080"],badPortsSet=new Set(badPorts),referrerPolicy=["","no-referrer","no-referrer-when-downgrade","same-origin","origin","strict-ori\
gin","origin-when-cross-origin","strict-origin-when-cross-origin","unsafe-url"],referrerPolicySet=new Set(referrerPolicy),requestRedirect=["follow","manual","er\
ror"],safeMethods=["GET","HEAD","OPTIONS","TRACE"],safeMethodsSet=new Set(safeMethods),requestMode=["navigate","same-origin","no-cors","cors"],requestCredentials=[
"omit","same-origin","include"],requestCache=["default","no-store","reload","no-cache","force-cache","only-if-cached"],requestBodyHeader=["content-encoding","co\
ntent-language","content-location","content-type","content-length"],requestDuplex=["half"],forbiddenMethods=["CONNECT","TRACE","TRACK"],forbiddenMethodsSet=new Set(
forbiddenMethods),subresource=["audio","audioworklet","font","image","manifest","paintworklet","script","style","track","video","xslt",""],subresourceSet=new Set(
subresource);module.exports={subresource,forbiddenMethods,requestBodyHeader,referrerPolicy,requestRedirect,requestMode,requestCredentials,requestCache,redirectStatus,
corsSafeListedMethods,nullBodyStatus,safeMethods,badPorts,requestDuplex,subresourceSet,badPortsSet,redirectStatusSet,corsSafeListedMethodsSet,safeMethodsSet,forbiddenMethodsSet,
referrerPolicySet}}}),require_global=_4___commonJS({"node_modules/undici/lib/web/fetch/global.js"(exports,module){"use strict";_3_init_node_22();var globalOrigin=Symbol.
for("undici.globalOrigin.1");function getGlobalOrigin(){return globalThis[globalOrigin]}function setGlobalOrigin(newOrigin){if(newOrigin===void 0){Object.defineProperty(
globalThis,globalOrigin,{value:void 0,writable:!0,enumerable:!1,configurable:!1});return}let parsedURL=new URL(newOrigin);if(parsedURL.protocol!=="http:"&&parsedURL.
protocol!=="https:")throw new TypeError(`Only http & https urls are allowed, received ${parsedURL.protocol}`);Object.defineProperty(globalThis,globalOrigin,{value:parsedURL,
writable:!0,enumerable:!1,configurable:!1})}module.exports={getGlobalOrigin,setGlobalOrigin}}}),require_data_url=_4___commonJS({"node_modules/undici/lib/web/fet\
ch/data-url.js"(exports,module){"use strict";_3_init_node_22();var assert=_4___require("node:assert"),encoder=new TextEncoder,HTTP_TOKEN_CODEPOINTS=/^[!#$%&'*+\-.^_|~A-Za-z0-9]+$/,
HTTP_WHITESPACE_REGEX=/[\u000A\u000D\u0009\u0020]/,ASCII_WHITESPACE_REPLACE_REGEX=/[\u0009\u000A\u000C\u000D\u0020]/g,HTTP_QUOTED_STRING_TOKENS=/^[\u0009\u0020-\u007E\u0080-\u00FF]+$/;
function dataURLProcessor(dataURL){assert(dataURL.protocol==="data:");let input=URLSerializer(dataURL,!0);input=input.slice(5);let position={position:0},mimeType=collectASequenceOfCodePointsFast(
",",input,position),mimeTypeLength=mimeType.length;if(mimeType=removeASCIIWhitespace(mimeType,!0,!0),position.position>=input.length)return"failure";position.position++;
let encodedBody=input.slice(mimeTypeLength+1),body=stringPercentDecode(encodedBody);if(/;(\u0020){0,}base64$/i.test(mimeType)){let stringBody=isomorphicDecode(body);
if(body=forgivingBase64(stringBody),body==="failure")return"failure";mimeType=mimeType.slice(0,-6),mimeType=mimeType.replace(/(\u0020)+$/,""),mimeType=mimeType.
slice(0,-1)}mimeType.startsWith(";")&&(mimeType="text/plain"+mimeType);let mimeTypeRecord=parseMIMEType(mimeType);return mimeTypeRecord==="failure"&&(mimeTypeRecord=
parseMIMEType("text/plain;charset=US-ASCII")),{mimeType:mimeTypeRecord,body}}function URLSerializer(url,excludeFragment=!1){if(!excludeFragment)return url.href;
let href=url.href,hashLength=url.hash.length,serialized=hashLength===0?href:href.substring(0,href.length-hashLength);return!hashLength&&href.endsWith("#")?serialized.
slice(0,-1):serialized}function collectASequenceOfCodePoints(condition,input,position){let result="";for(;position.position<input.length&&condition(input[position.
position]);)result+=input[position.position],position.position++;return result}function collectASequenceOfCodePointsFast(char,input,position){let idx=input.indexOf(
char,position.position),start=position.position;return idx===-1?(position.position=input.length,input.slice(start)):(position.position=idx,input.slice(start,position.
position))}function stringPercentDecode(input){let bytes=encoder.encode(input);return percentDecode(bytes)}function isHexCharByte(byte){return byte>=48&&byte<=57||
byte>=65&&byte<=70||byte>=97&&byte<=102}function hexByteToNumber(byte){return byte>=48&&byte<=57?byte-48:(byte&223)-55}function percentDecode(input){let length=input.
length,output=new Uint8Array(length),j=0;for(let i=0;i<length;++i){let byte=input[i];byte!==37?output[j++]=byte:byte===37&&!(isHexCharByte(input[i+1])&&isHexCharByte(
input[i+2]))?output[j++]=37:(output[j++]=hexByteToNumber(input[i+1])<<4|hexByteToNumber(input[i+2]),i+=2)}return length===j?output:output.subarray(0,j)}function parseMIMEType(input){
input=removeHTTPWhitespace(input,!0,!0);let position={position:0},type=collectASequenceOfCodePointsFast("/",input,position);if(type.length===0||!HTTP_TOKEN_CODEPOINTS.
test(type)||position.position>input.length)return"failure";position.position++;let subtype=collectASequenceOfCodePointsFast(";",input,position);if(subtype=removeHTTPWhitespace(
subtype,!1,!0),subtype.length===0||!HTTP_TOKEN_CODEPOINTS.test(subtype))return"failure";let typeLowercase=type.toLowerCase(),subtypeLowercase=subtype.toLowerCase(),
mimeType={type:typeLowercase,subtype:subtypeLowercase,parameters:new Map,essence:`${typeLowercase}/${subtypeLowercase}`};for(;position.position<input.length;){position.
position++,collectASequenceOfCodePoints(char=>HTTP_WHITESPACE_REGEX.test(char),input,position);let parameterName=collectASequenceOfCodePoints(char=>char!==";"&&
char!=="=",input,position);if(parameterName=parameterName.toLowerCase(),position.position<input.length){if(input[position.position]===";")continue;position.position++}
if(position.position>input.length)break;let parameterValue=null;if(input[position.position]==='"')parameterValue=collectAnHTTPQuotedString(input,position,!0),collectASequenceOfCodePointsFast(
";",input,position);else if(parameterValue=collectASequenceOfCodePointsFast(";",input,position),parameterValue=removeHTTPWhitespace(parameterValue,!1,!0),parameterValue.
length===0)continue;parameterName.length!==0&&HTTP_TOKEN_CODEPOINTS.test(parameterName)&&(parameterValue.length===0||HTTP_QUOTED_STRING_TOKENS.test(parameterValue))&&
!mimeType.parameters.has(parameterName)&&mimeType.parameters.set(parameterName,parameterValue)}return mimeType}function forgivingBase64(data){data=data.replace(
ASCII_WHITESPACE_REPLACE_REGEX,"");let dataLength=data.length;if(dataLength%4===0&&data.charCodeAt(dataLength-1)===61&&(--dataLength,data.charCodeAt(dataLength-
1)===61&&--dataLength),dataLength%4===1||/[^+/0-9A-Za-z]/.test(data.length===dataLength?data:data.substring(0,dataLength)))return"failure";let buffer=Buffer.from(
data,"base64");return new Uint8Array(buffer.buffer,buffer.byteOffset,buffer.byteLength)}function collectAnHTTPQuotedString(input,position,extractValue){let positionStart=position.
position,value="";for(assert(input[position.position]==='"'),position.position++;value+=collectASequenceOfCodePoints(char=>char!=='"'&&char!=="\\",input,position),
!(position.position>=input.length);){let quoteOrBackslash=input[position.position];if(position.position++,quoteOrBackslash==="\\"){if(position.position>=input.length){
value+="\\";break}value+=input[position.position],position.position++}else{assert(quoteOrBackslash==='"');break}}return extractValue?value:input.slice(positionStart,
position.position)}function serializeAMimeType(mimeType){assert(mimeType!=="failure");let{parameters,essence}=mimeType,serialization=essence;for(let[name,value]of parameters.
entries())serialization+=";",serialization+=name,serialization+="=",HTTP_TOKEN_CODEPOINTS.test(value)||(value=value.replace(/(\\|")/g,"\\$1"),value='"'+value,value+=
'"'),serialization+=value;return serialization}function isHTTPWhiteSpace(char){return char===13||char===10||char===9||char===32}function removeHTTPWhitespace(str,leading=!0,trailing=!0){
return removeChars(str,leading,trailing,isHTTPWhiteSpace)}function isASCIIWhitespace(char){return char===13||char===10||char===9||char===12||char===32}function removeASCIIWhitespace(str,leading=!0,trailing=!0){
return removeChars(str,leading,trailing,isASCIIWhitespace)}function removeChars(str,leading,trailing,predicate){let lead=0,trail=str.length-1;if(leading)for(;lead<
str.length&&predicate(str.charCodeAt(lead));)lead++;if(trailing)for(;trail>0&&predicate(str.charCodeAt(trail));)trail--;return lead===0&&trail===str.length-1?str:
str.slice(lead,trail+1)}function isomorphicDecode(input){let length=input.length;if(65535>length)return String.fromCharCode.apply(null,input);let result="",i=0,
addition=65535;for(;i<length;)i+addition>length&&(addition=length-i),result+=String.fromCharCode.apply(null,input.subarray(i,i+=addition));return result}function minimizeSupportedMimeType(mimeType){
switch(mimeType.essence){case"application/ecmascript":case"application/javascript":case"application/x-ecmascript":case"application/x-javascript":case"text/ecmas\
cript":case"text/javascript":case"text/javascript1.0":case"text/javascript1.1":case"text/javascript1.2":case"text/javascript1.3":case"text/javascript1.4":case"t\
ext/javascript1.5":case"text/jscript":case"text/livescript":case"text/x-ecmascript":case"text/x-javascript":return"text/javascript";case"application/json":case"\
text/json":return"application/json";case"image/svg+xml":return"image/svg+xml";case"text/xml":case"application/xml":return"application/xml"}return mimeType.subtype.
endsWith("+json")?"application/json":mimeType.subtype.endsWith("+xml")?"application/xml":""}module.exports={dataURLProcessor,URLSerializer,collectASequenceOfCodePoints,
collectASequenceOfCodePointsFast,stringPercentDecode,parseMIMEType,collectAnHTTPQuotedString,serializeAMimeType,removeChars,removeHTTPWhitespace,minimizeSupportedMimeType,
HTTP_TOKEN_CODEPOINTS,isomorphicDecode}}}),require_webidl=_4___commonJS({"node_modules/undici/lib/web/fetch/webidl.js"(exports,module){"use strict";_3_init_node_22();
var{types,inspect}=_4___require("node:util"),{markAsUncloneable}=_4___require("node:worker_threads"),{toUSVString}=require_util(),webidl={};webidl.converters={},
webidl.util={},webidl.errors={},webidl.errors.exception=function(message){return new TypeError(`${message.header}: ${message.message}`)},webidl.errors.conversionFailed=
function(context){let plural=context.types.length===1?"":" one of",message=`${context.argument} could not be converted to${plural}: ${context.types.join(", ")}.`;
return webidl.errors.exception({header:context.prefix,message})},webidl.errors.invalidArgument=function(context){return webidl.errors.exception({header:context.
prefix,message:`"${context.value}" is an invalid ${context.type}.`})},webidl.brandCheck=function(V,I,opts){if(opts?.strict!==!1){if(!(V instanceof I)){let err=new TypeError(
"Illegal invocation");throw err.code="ERR_INVALID_THIS",err}}else if(V?.[Symbol.toStringTag]!==I.prototype[Symbol.toStringTag]){let err=new TypeError("Illegal i\
nvocation");throw err.code="ERR_INVALID_THIS",err}},webidl.argumentLengthCheck=function({length},min,ctx){if(length<min)throw webidl.errors.exception({message:`${min}\
 argument${min!==1?"s":""} required, but${length?" only":""} ${length} found.`,header:ctx})},webidl.illegalConstructor=function(){throw webidl.errors.exception(
{header:"TypeError",message:"Illegal constructor"})},webidl.util.Type=function(V){switch(typeof V){case"undefined":return"Undefined";case"boolean":return"Boolea\
n";case"string":return"String";case"symbol":return"Symbol";case"number":return"Number";case"bigint":return"BigInt";case"function":case"object":return V===null?"\
Null":"Object"}},webidl.util.markAsUncloneable=markAsUncloneable||(()=>{}),webidl.util.ConvertToInt=function(V,bitLength,signedness,opts){let upperBound,lowerBound;
bitLength===64?(upperBound=Math.pow(2,53)-1,signedness==="unsigned"?lowerBound=0:lowerBound=Math.pow(-2,53)+1):signedness==="unsigned"?(lowerBound=0,upperBound=
Math.pow(2,bitLength)-1):(lowerBound=Math.pow(-2,bitLength)-1,upperBound=Math.pow(2,bitLength-1)-1);let x=Number(V);if(x===0&&(x=0),opts?.enforceRange===!0){if(Number.
isNaN(x)||x===Number.POSITIVE_INFINITY||x===Number.NEGATIVE_INFINITY)throw webidl.errors.exception({header:"Integer conversion",message:`Could not convert ${webidl.
util.Stringify(V)} to an integer.`});if(x=webidl.util.IntegerPart(x),x<lowerBound||x>upperBound)throw webidl.errors.exception({header:"Integer conversion",message:`\
Value must be between ${lowerBound}-${upperBound}, got ${x}.`});return x}return!Number.isNaN(x)&&opts?.clamp===!0?(x=Math.min(Math.max(x,lowerBound),upperBound),
Math.floor(x)%2===0?x=Math.floor(x):x=Math.ceil(x),x):Number.isNaN(x)||x===0&&Object.is(0,x)||x===Number.POSITIVE_INFINITY||x===Number.NEGATIVE_INFINITY?0:(x=webidl.
util.IntegerPart(x),x=x%Math.pow(2,bitLength),signedness==="signed"&&x>=Math.pow(2,bitLength)-1?x-Math.pow(2,bitLength):x)},webidl.util.IntegerPart=function(n){
let r=Math.floor(Math.abs(n));return n<0?-1*r:r},webidl.util.Stringify=function(V){switch(webidl.util.Type(V)){case"Symbol":return`Symbol(${V.description})`;case"\
Object":return inspect(V);case"String":return`"${V}"`;default:return`${V}`}},webidl.sequenceConverter=function(converter){return(V,prefix,argument,Iterable)=>{if(webidl.
util.Type(V)!=="Object")throw webidl.errors.exception({header:prefix,message:`${argument} (${webidl.util.Stringify(V)}) is not iterable.`});let method=typeof Iterable==
"function"?Iterable():V?.[Symbol.iterator]?.(),seq=[],index=0;if(method===void 0||typeof method.next!="function")throw webidl.errors.exception({header:prefix,message:`${argument}\
 is not iterable.`});for(;;){let{done:done2,value}=method.next();if(done2)break;seq.push(converter(value,prefix,`${argument}[${index++}]`))}return seq}},webidl.
recordConverter=function(keyConverter,valueConverter){return(O,prefix,argument)=>{if(webidl.util.Type(O)!=="Object")throw webidl.errors.exception({header:prefix,
message:`${argument} ("${webidl.util.Type(O)}") is not an Object.`});let result={};if(!types.isProxy(O)){let keys2=[...Object.getOwnPropertyNames(O),...Object.getOwnPropertySymbols(
O)];for(let key of keys2){let typedKey=keyConverter(key,prefix,argument),typedValue=valueConverter(O[key],prefix,argument);result[typedKey]=typedValue}return result}
let keys=Reflect.ownKeys(O);for(let key of keys)if(Reflect.getOwnPropertyDescriptor(O,key)?.enumerable){let typedKey=keyConverter(key,prefix,argument),typedValue=valueConverter(
O[key],prefix,argument);result[typedKey]=typedValue}return result}},webidl.interfaceConverter=function(i){return(V,prefix,argument,opts)=>{if(opts?.strict!==!1&&
!(V instanceof i))throw webidl.errors.exception({header:prefix,message:`Expected ${argument} ("${webidl.util.Stringify(V)}") to be an instance of ${i.name}.`});
return V}},webidl.dictionaryConverter=function(converters){return(dictionary,prefix,argument)=>{let type=webidl.util.Type(dictionary),dict={};if(type==="Null"||
type==="Undefined")return dict;if(type!=="Object")throw webidl.errors.exception({header:prefix,message:`Expected ${dictionary} to be one of: Null, Undefined, Ob\
ject.`});for(let options of converters){let{key,defaultValue,required:required2,converter}=options;if(required2===!0&&!Object.hasOwn(dictionary,key))throw webidl.
errors.exception({header:prefix,message:`Missing required key "${key}".`});let value=dictionary[key],hasDefault=Object.hasOwn(options,"defaultValue");if(hasDefault&&
value!==null&&(value??=defaultValue()),required2||hasDefault||value!==void 0){if(value=converter(value,prefix,`${argument}.${key}`),options.allowedValues&&!options.
allowedValues.includes(value))throw webidl.errors.exception({header:prefix,message:`${value} is not an accepted type. Expected one of ${options.allowedValues.join(
", ")}.`});dict[key]=value}}return dict}},webidl.nullableConverter=function(converter){return(V,prefix,argument)=>V===null?V:converter(V,prefix,argument)},webidl.
converters.DOMString=function(V,prefix,argument,opts){if(V===null&&opts?.legacyNullToEmptyString)return"";if(typeof V=="symbol")throw webidl.errors.exception({header:prefix,
message:`${argument} is a symbol, which cannot be converted to a DOMString.`});return String(V)},webidl.converters.ByteString=function(V,prefix,argument){let x=webidl.
converters.DOMString(V,prefix,argument);for(let index=0;index<x.length;index++)if(x.charCodeAt(index)>255)throw new TypeError(`Cannot convert argument to a Byte\
String because the character at index ${index} has a value of ${x.charCodeAt(index)} which is greater than 255.`);return x},webidl.converters.USVString=toUSVString,
webidl.converters.boolean=function(V){return!!V},webidl.converters.any=function(V){return V},webidl.converters["long long"]=function(V,prefix,argument){return webidl.
util.ConvertToInt(V,64,"signed",void 0,prefix,argument)},webidl.converters["unsigned long long"]=function(V,prefix,argument){return webidl.util.ConvertToInt(V,64,
"unsigned",void 0,prefix,argument)},webidl.converters["unsigned long"]=function(V,prefix,argument){return webidl.util.ConvertToInt(V,32,"unsigned",void 0,prefix,
argument)},webidl.converters["unsigned short"]=function(V,prefix,argument,opts){return webidl.util.ConvertToInt(V,16,"unsigned",opts,prefix,argument)},webidl.converters.
ArrayBuffer=function(V,prefix,argument,opts){if(webidl.util.Type(V)!=="Object"||!types.isAnyArrayBuffer(V))throw webidl.errors.conversionFailed({prefix,argument:`${argument}\
 ("${webidl.util.Stringify(V)}")`,types:["ArrayBuffer"]});if(opts?.allowShared===!1&&types.isSharedArrayBuffer(V))throw webidl.errors.exception({header:"ArrayBu\
ffer",message:"SharedArrayBuffer is not allowed."});if(V.resizable||V.growable)throw webidl.errors.exception({header:"ArrayBuffer",message:"Received a resizable\
 ArrayBuffer."});return V},webidl.converters.TypedArray=function(V,T,prefix,name,opts){if(webidl.util.Type(V)!=="Object"||!types.isTypedArray(V)||V.constructor.
name!==T.name)throw webidl.errors.conversionFailed({prefix,argument:`${name} ("${webidl.util.Stringify(V)}")`,types:[T.name]});if(opts?.allowShared===!1&&types.
isSharedArrayBuffer(V.buffer))throw webidl.errors.exception({header:"ArrayBuffer",message:"SharedArrayBuffer is not allowed."});if(V.buffer.resizable||V.buffer.
growable)throw webidl.errors.exception({header:"ArrayBuffer",message:"Received a resizable ArrayBuffer."});return V},webidl.converters.DataView=function(V,prefix,name,opts){
if(webidl.util.Type(V)!=="Object"||!types.isDataView(V))throw webidl.errors.exception({header:prefix,message:`${name} is not a DataView.`});if(opts?.allowShared===
!1&&types.isSharedArrayBuffer(V.buffer))throw webidl.errors.exception({header:"ArrayBuffer",message:"SharedArrayBuffer is not allowed."});if(V.buffer.resizable||
V.buffer.growable)throw webidl.errors.exception({header:"ArrayBuffer",message:"Received a resizable ArrayBuffer."});return V},webidl.converters.BufferSource=function(V,prefix,name,opts){
if(types.isAnyArrayBuffer(V))return webidl.converters.ArrayBuffer(V,prefix,name,{...opts,allowShared:!1});if(types.isTypedArray(V))return webidl.converters.TypedArray(
V,V.constructor,prefix,name,{...opts,allowShared:!1});if(types.isDataView(V))return webidl.converters.DataView(V,prefix,name,{...opts,allowShared:!1});throw webidl.
errors.conversionFailed({prefix,argument:`${name} ("${webidl.util.Stringify(V)}")`,types:["BufferSource"]})},webidl.converters["sequence<ByteString>"]=webidl.sequenceConverter(
webidl.converters.ByteString),webidl.converters["sequence<sequence<ByteString>>"]=webidl.sequenceConverter(webidl.converters["sequence<ByteString>"]),webidl.converters["\
record<ByteString, ByteString>"]=webidl.recordConverter(webidl.converters.ByteString,webidl.converters.ByteString),module.exports={webidl}}}),require_util2=_4___commonJS(
{"node_modules/undici/lib/web/fetch/util.js"(exports,module){"use strict";_3_init_node_22();var{Transform}=_4___require("node:stream"),zlib=_4___require("node:z\
lib"),{redirectStatusSet,referrerPolicySet:referrerPolicyTokens,badPortsSet}=require_constants3(),{getGlobalOrigin}=require_global(),{collectASequenceOfCodePoints,
collectAnHTTPQuotedString,removeChars,parseMIMEType}=require_data_url(),{performance:performance2}=_4___require("node:perf_hooks"),{isBlobLike,ReadableStreamFrom,
isValidHTTPToken,normalizedMethodRecordsBase}=require_util(),assert=_4___require("node:assert"),{isUint8Array}=_4___require("node:util/types"),{webidl}=require_webidl(),
supportedHashes=[],crypto2;try{crypto2=_4___require("node:crypto");let possibleRelevantHashes=["sha256","sha384","sha512"];supportedHashes=crypto2.getHashes().filter(
hash=>possibleRelevantHashes.includes(hash))}catch{}function responseURL(response){let urlList=response.urlList,length=urlList.length;return length===0?null:urlList[length-
1].toString()}function responseLocationURL(response,requestFragment){if(!redirectStatusSet.has(response.status))return null;let location=response.headersList.get(
"location",!0);return location!==null&&isValidHeaderValue(location)&&(isValidEncodedURL(location)||(location=normalizeBinaryStringToUtf8(location)),location=new URL(
location,responseURL(response))),location&&!location.hash&&(location.hash=requestFragment),location}function isValidEncodedURL(url){for(let i=0;i<url.length;++i){
let code=url.charCodeAt(i);if(code>126||code<32)return!1}return!0}function normalizeBinaryStringToUtf8(value){return Buffer.from(value,"binary").toString("utf8")}
function requestCurrentURL(request){return request.urlList[request.urlList.length-1]}function requestBadPort(request){let url=requestCurrentURL(request);return urlIsHttpHttpsScheme(
url)&&badPortsSet.has(url.port)?"blocked":"allowed"}function isErrorLike(object){return object instanceof Error||object?.constructor?.name==="Error"||object?.constructor?.
name==="DOMException"}function isValidReasonPhrase(statusText){for(let i=0;i<statusText.length;++i){let c=statusText.charCodeAt(i);if(!(c===9||c>=32&&c<=126||c>=
128&&c<=255))return!1}return!0}var isValidHeaderName=isValidHTTPToken;function isValidHeaderValue(potentialValue){return(potentialValue[0]==="	"||potentialValue[0]===
" "||potentialValue[potentialValue.length-1]==="	"||potentialValue[potentialValue.length-1]===" "||potentialValue.includes(`
`)||potentialValue.includes("\r")||potentialValue.includes("\0"))===!1}function setRequestReferrerPolicyOnRedirect(request,actualResponse){let{headersList}=actualResponse,
policyHeader=(headersList.get("referrer-policy",!0)??"").split(","),policy="";if(policyHeader.length>0)for(let i=policyHeader.length;i!==0;i--){let token=policyHeader[i-
1].trim();if(referrerPolicyTokens.has(token)){policy=token;break}}policy!==""&&(request.referrerPolicy=policy)}function crossOriginResourcePolicyCheck(){return"\
allowed"}function corsCheck(){return"success"}function TAOCheck(){return"success"}function appendFetchMetadata(httpRequest){let header=null;header=httpRequest.mode,
httpRequest.headersList.set("sec-fetch-mode",header,!0)}function appendRequestOriginHeader(request){let serializedOrigin=request.origin;if(!(serializedOrigin===
"client"||serializedOrigin===void 0)){if(request.responseTainting==="cors"||request.mode==="websocket")request.headersList.append("origin",serializedOrigin,!0);else if(request.
method!=="GET"&&request.method!=="HEAD"){switch(request.referrerPolicy){case"no-referrer":serializedOrigin=null;break;case"no-referrer-when-downgrade":case"stri\
ct-origin":case"strict-origin-when-cross-origin":request.origin&&urlHasHttpsScheme(request.origin)&&!urlHasHttpsScheme(requestCurrentURL(request))&&(serializedOrigin=
null);break;case"same-origin":sameOrigin(request,requestCurrentURL(request))||(serializedOrigin=null);break;default:}request.headersList.append("origin",serializedOrigin,
!0)}}}function coarsenTime(timestamp,crossOriginIsolatedCapability){return timestamp}function clampAndCoarsenConnectionTimingInfo(connectionTimingInfo,defaultStartTime,crossOriginIsolatedCapability){
return!connectionTimingInfo?.startTime||connectionTimingInfo.startTime<defaultStartTime?{domainLookupStartTime:defaultStartTime,domainLookupEndTime:defaultStartTime,
connectionStartTime:defaultStartTime,connectionEndTime:defaultStartTime,secureConnectionStartTime:defaultStartTime,ALPNNegotiatedProtocol:connectionTimingInfo?.
ALPNNegotiatedProtocol}:{domainLookupStartTime:coarsenTime(connectionTimingInfo.domainLookupStartTime,crossOriginIsolatedCapability),domainLookupEndTime:coarsenTime(
connectionTimingInfo.domainLookupEndTime,crossOriginIsolatedCapability),connectionStartTime:coarsenTime(connectionTimingInfo.connectionStartTime,crossOriginIsolatedCapability),
connectionEndTime:coarsenTime(connectionTimingInfo.connectionEndTime,crossOriginIsolatedCapability),secureConnectionStartTime:coarsenTime(connectionTimingInfo.secureConnectionStartTime,
crossOriginIsolatedCapability),ALPNNegotiatedProtocol:connectionTimingInfo.ALPNNegotiatedProtocol}}function coarsenedSharedCurrentTime(crossOriginIsolatedCapability){
return coarsenTime(performance2.now(),crossOriginIsolatedCapability)}function createOpaqueTimingInfo(timingInfo){return{startTime:timingInfo.startTime??0,redirectStartTime:0,
redirectEndTime:0,postRedirectStartTime:timingInfo.startTime??0,finalServiceWorkerStartTime:0,finalNetworkResponseStartTime:0,finalNetworkRequestStartTime:0,endTime:0,
encodedBodySize:0,decodedBodySize:0,finalConnectionTimingInfo:null}}function makePolicyContainer(){return{referrerPolicy:"strict-origin-when-cross-origin"}}function clonePolicyContainer(policyContainer){
return{referrerPolicy:policyContainer.referrerPolicy}}function determineRequestsReferrer(request){let policy=request.referrerPolicy;assert(policy);let referrerSource=null;
if(request.referrer==="client"){let globalOrigin=getGlobalOrigin();if(!globalOrigin||globalOrigin.origin==="null")return"no-referrer";referrerSource=new URL(globalOrigin)}else
request.referrer instanceof URL&&(referrerSource=request.referrer);let referrerURL=stripURLForReferrer(referrerSource),referrerOrigin=stripURLForReferrer(referrerSource,
!0);referrerURL.toString().length>4096&&(referrerURL=referrerOrigin);let areSameOrigin=sameOrigin(request,referrerURL),isNonPotentiallyTrustWorthy=isURLPotentiallyTrustworthy(
referrerURL)&&!isURLPotentiallyTrustworthy(request.url);switch(policy){case"origin":return referrerOrigin??stripURLForReferrer(referrerSource,!0);case"unsafe-ur\
l":return referrerURL;case"same-origin":return areSameOrigin?referrerOrigin:"no-referrer";case"origin-when-cross-origin":return areSameOrigin?referrerURL:referrerOrigin;case"\
strict-origin-when-cross-origin":{let currentURL=requestCurrentURL(request);return sameOrigin(referrerURL,currentURL)?referrerURL:isURLPotentiallyTrustworthy(referrerURL)&&
!isURLPotentiallyTrustworthy(currentURL)?"no-referrer":referrerOrigin}default:return isNonPotentiallyTrustWorthy?"no-referrer":referrerOrigin}}function stripURLForReferrer(url,originOnly){
return assert(url instanceof URL),url=new URL(url),url.protocol==="file:"||url.protocol==="about:"||url.protocol==="blank:"?"no-referrer":(url.username="",url.password=
"",url.hash="",originOnly&&(url.pathname="",url.search=""),url)}function isURLPotentiallyTrustworthy(url){if(!(url instanceof URL))return!1;if(url.href==="about\
:blank"||url.href==="about:srcdoc"||url.protocol==="data:"||url.protocol==="file:")return!0;return isOriginPotentiallyTrustworthy(url.origin);function isOriginPotentiallyTrustworthy(origin){
if(origin==null||origin==="null")return!1;let originAsURL=new URL(origin);return!!(originAsURL.protocol==="https:"||originAsURL.protocol==="wss:"||/^127(?:\.[0-9]+){0,2}\.[0-9]+$|^\[(?:0*:)*?:?0*1\]$/.
test(originAsURL.hostname)||originAsURL.hostname==="localhost"||originAsURL.hostname.includes("localhost.")||originAsURL.hostname.endsWith(".localhost"))}}function bytesMatch(bytes,metadataList){
if(crypto2===void 0)return!0;let parsedMetadata=parseMetadata(metadataList);if(parsedMetadata==="no metadata"||parsedMetadata.length===0)return!0;let strongest=getStrongestMetadata(
parsedMetadata),metadata=filterMetadataListByAlgorithm(parsedMetadata,strongest);for(let item of metadata){let algorithm=item.algo,expectedValue=item.hash,actualValue=crypto2.
createHash(algorithm).update(bytes).digest("base64");if(actualValue[actualValue.length-1]==="="&&(actualValue[actualValue.length-2]==="="?actualValue=actualValue.
slice(0,-2):actualValue=actualValue.slice(0,-1)),compareBase64Mixed(actualValue,expectedValue))return!0}return!1}var parseHashWithOptions=/(?<algo>sha256|sha384|sha512)-((?<hash>[A-Za-z0-9+/]+|[A-Za-z0-9_-]+)={0,2}(?:\s|$)( +[!-~]*)?)?/i;
function parseMetadata(metadata){let result=[],empty=!0;for(let token of metadata.split(" ")){empty=!1;let parsedToken=parseHashWithOptions.exec(token);if(parsedToken===
null||parsedToken.groups===void 0||parsedToken.groups.algo===void 0)continue;let algorithm=parsedToken.groups.algo.toLowerCase();supportedHashes.includes(algorithm)&&
result.push(parsedToken.groups)}return empty===!0?"no metadata":result}function getStrongestMetadata(metadataList){let algorithm=metadataList[0].algo;if(algorithm[3]===
"5")return algorithm;for(let i=1;i<metadataList.length;++i){let metadata=metadataList[i];if(metadata.algo[3]==="5"){algorithm="sha512";break}else{if(algorithm[3]===
"3")continue;metadata.algo[3]==="3"&&(algorithm="sha384")}}return algorithm}function filterMetadataListByAlgorithm(metadataList,algorithm){if(metadataList.length===
1)return metadataList;let pos=0;for(let i=0;i<metadataList.length;++i)metadataList[i].algo===algorithm&&(metadataList[pos++]=metadataList[i]);return metadataList.
length=pos,metadataList}function compareBase64Mixed(actualValue,expectedValue){if(actualValue.length!==expectedValue.length)return!1;for(let i=0;i<actualValue.length;++i)
if(actualValue[i]!==expectedValue[i]){if(actualValue[i]==="+"&&expectedValue[i]==="-"||actualValue[i]==="/"&&expectedValue[i]==="_")continue;return!1}return!0}function tryUpgradeRequestToAPotentiallyTrustworthyURL(request){}
function sameOrigin(A,B){return A.origin===B.origin&&A.origin==="null"||A.protocol===B.protocol&&A.hostname===B.hostname&&A.port===B.port}function createDeferredPromise(){
let res,rej;return{promise:new Promise((resolve,reject)=>{res=resolve,rej=reject}),resolve:res,reject:rej}}function isAborted(fetchParams){return fetchParams.controller.
state==="aborted"}function isCancelled(fetchParams){return fetchParams.controller.state==="aborted"||fetchParams.controller.state==="terminated"}function normalizeMethod(method){
return normalizedMethodRecordsBase[method.toLowerCase()]??method}function serializeJavascriptValueToJSONString(value){let result=JSON.stringify(value);if(result===
void 0)throw new TypeError("Value is not JSON serializable");return assert(typeof result=="string"),result}var esIteratorPrototype=Object.getPrototypeOf(Object.
getPrototypeOf([][Symbol.iterator]()));function createIterator(name,kInternalIterator,keyIndex=0,valueIndex=1){class FastIterableIterator{#target;#kind;#index;constructor(target,kind){
this.#target=target,this.#kind=kind,this.#index=0}next(){if(typeof this!="object"||this===null||!(#target in this))throw new TypeError(`'next' called on an obje\
ct that does not implement interface ${name} Iterator.`);let index=this.#index,values=this.#target[kInternalIterator],len=values.length;if(index>=len)return{value:void 0,
done:!0};let{[keyIndex]:key,[valueIndex]:value}=values[index];this.#index=index+1;let result;switch(this.#kind){case"key":result=key;break;case"value":result=value;
break;case"key+value":result=[key,value];break}return{value:result,done:!1}}}return delete FastIterableIterator.prototype.constructor,Object.setPrototypeOf(FastIterableIterator.
prototype,esIteratorPrototype),Object.defineProperties(FastIterableIterator.prototype,{[Symbol.toStringTag]:{writable:!1,enumerable:!1,configurable:!0,value:`${name}\
 Iterator`},next:{writable:!0,enumerable:!0,configurable:!0}}),function(target,kind){return new FastIterableIterator(target,kind)}}function iteratorMixin(name,object,kInternalIterator,keyIndex=0,valueIndex=1){
let makeIterator=createIterator(name,kInternalIterator,keyIndex,valueIndex),properties={keys:{writable:!0,enumerable:!0,configurable:!0,value:function(){return webidl.
brandCheck(this,object),makeIterator(this,"key")}},values:{writable:!0,enumerable:!0,configurable:!0,value:function(){return webidl.brandCheck(this,object),makeIterator(
this,"value")}},entries:{writable:!0,enumerable:!0,configurable:!0,value:function(){return webidl.brandCheck(this,object),makeIterator(this,"key+value")}},forEach:{
writable:!0,enumerable:!0,configurable:!0,value:function(callbackfn,thisArg=globalThis){if(webidl.brandCheck(this,object),webidl.argumentLengthCheck(arguments,1,
`${name}.forEach`),typeof callbackfn!="function")throw new TypeError(`Failed to execute 'forEach' on '${name}': parameter 1 is not of type 'Function'.`);for(let{
0:key,1:value}of makeIterator(this,"key+value"))callbackfn.call(thisArg,value,key,this)}}};return Object.defineProperties(object.prototype,{...properties,[Symbol.
iterator]:{writable:!0,enumerable:!1,configurable:!0,value:properties.entries.value}})}async function fullyReadBody(body,processBody,processBodyError){let successSteps=processBody,
errorSteps=processBodyError,reader;try{reader=body.stream.getReader()}catch(e){errorSteps(e);return}try{successSteps(await readAllBytes(reader))}catch(e){errorSteps(
e)}}function isReadableStreamLike(stream){return stream instanceof ReadableStream||stream[Symbol.toStringTag]==="ReadableStream"&&typeof stream.tee=="function"}
function readableStreamClose(controller){try{controller.close(),controller.byobRequest?.respond(0)}catch(err){if(!err.message.includes("Controller is already cl\
osed")&&!err.message.includes("ReadableStream is already closed"))throw err}}var invalidIsomorphicEncodeValueRegex=/[^\x00-\xFF]/;function isomorphicEncode(input){
return assert(!invalidIsomorphicEncodeValueRegex.test(input)),input}async function readAllBytes(reader){let bytes=[],byteLength=0;for(;;){let{done:done2,value:chunk}=await reader.
read();if(done2)return Buffer.concat(bytes,byteLength);if(!isUint8Array(chunk))throw new TypeError("Received non-Uint8Array chunk");bytes.push(chunk),byteLength+=
chunk.length}}function urlIsLocal(url){assert("protocol"in url);let protocol=url.protocol;return protocol==="about:"||protocol==="blob:"||protocol==="data:"}function urlHasHttpsScheme(url){
return typeof url=="string"&&url[5]===":"&&url[0]==="h"&&url[1]==="t"&&url[2]==="t"&&url[3]==="p"&&url[4]==="s"||url.protocol==="https:"}function urlIsHttpHttpsScheme(url){
assert("protocol"in url);let protocol=url.protocol;return protocol==="http:"||protocol==="https:"}function simpleRangeHeaderValue(value,allowWhitespace){let data=value;
if(!data.startsWith("bytes"))return"failure";let position={position:5};if(allowWhitespace&&collectASequenceOfCodePoints(char=>char==="	"||char===" ",data,position),
data.charCodeAt(position.position)!==61)return"failure";position.position++,allowWhitespace&&collectASequenceOfCodePoints(char=>char==="	"||char===" ",data,position);
let rangeStart=collectASequenceOfCodePoints(char=>{let code=char.charCodeAt(0);return code>=48&&code<=57},data,position),rangeStartValue=rangeStart.length?Number(
rangeStart):null;if(allowWhitespace&&collectASequenceOfCodePoints(char=>char==="	"||char===" ",data,position),data.charCodeAt(position.position)!==45)return"fai\
lure";position.position++,allowWhitespace&&collectASequenceOfCodePoints(char=>char==="	"||char===" ",data,position);let rangeEnd=collectASequenceOfCodePoints(char=>{
let code=char.charCodeAt(0);return code>=48&&code<=57},data,position),rangeEndValue=rangeEnd.length?Number(rangeEnd):null;return position.position<data.length||
rangeEndValue===null&&rangeStartValue===null||rangeStartValue>rangeEndValue?"failure":{rangeStartValue,rangeEndValue}}function buildContentRange(rangeStart,rangeEnd,fullLength){
let contentRange="bytes ";return contentRange+=isomorphicEncode(`${rangeStart}`),contentRange+="-",contentRange+=isomorphicEncode(`${rangeEnd}`),contentRange+="\
/",contentRange+=isomorphicEncode(`${fullLength}`),contentRange}var InflateStream=class extends Transform{#zlibOptions;constructor(zlibOptions){super(),this.#zlibOptions=
zlibOptions}_transform(chunk,encoding,callback){if(!this._inflateStream){if(chunk.length===0){callback();return}this._inflateStream=(chunk[0]&15)===8?zlib.createInflate(
this.#zlibOptions):zlib.createInflateRaw(this.#zlibOptions),this._inflateStream.on("data",this.push.bind(this)),this._inflateStream.on("end",()=>this.push(null)),
this._inflateStream.on("error",err=>this.destroy(err))}this._inflateStream.write(chunk,encoding,callback)}_final(callback){this._inflateStream&&(this._inflateStream.
end(),this._inflateStream=null),callback()}};function createInflate(zlibOptions){return new InflateStream(zlibOptions)}function extractMimeType(headers){let charset=null,
essence=null,mimeType=null,values=getDecodeSplit("content-type",headers);if(values===null)return"failure";for(let value of values){let temporaryMimeType=parseMIMEType(
value);temporaryMimeType==="failure"||temporaryMimeType.essence==="*/*"||(mimeType=temporaryMimeType,mimeType.essence!==essence?(charset=null,mimeType.parameters.
has("charset")&&(charset=mimeType.parameters.get("charset")),essence=mimeType.essence):!mimeType.parameters.has("charset")&&charset!==null&&mimeType.parameters.
set("charset",charset))}return mimeType??"failure"}function gettingDecodingSplitting(value){let input=value,position={position:0},values=[],temporaryValue="";for(;position.
position<input.length;){if(temporaryValue+=collectASequenceOfCodePoints(char=>char!=='"'&&char!==",",input,position),position.position<input.length)if(input.charCodeAt(
position.position)===34){if(temporaryValue+=collectAnHTTPQuotedString(input,position),position.position<input.length)continue}else assert(input.charCodeAt(position.
position)===44),position.position++;temporaryValue=removeChars(temporaryValue,!0,!0,char=>char===9||char===32),values.push(temporaryValue),temporaryValue=""}return values}
function getDecodeSplit(name,list){let value=list.get(name,!0);return value===null?null:gettingDecodingSplitting(value)}var textDecoder=new TextDecoder;function utf8DecodeBytes(buffer){
return buffer.length===0?"":(buffer[0]===239&&buffer[1]===187&&buffer[2]===191&&(buffer=buffer.subarray(3)),textDecoder.decode(buffer))}var EnvironmentSettingsObjectBase=class{get baseUrl(){
return getGlobalOrigin()}get origin(){return this.baseUrl?.origin}policyContainer=makePolicyContainer()},EnvironmentSettingsObject=class{settingsObject=new EnvironmentSettingsObjectBase},
environmentSettingsObject=new EnvironmentSettingsObject;module.exports={isAborted,isCancelled,isValidEncodedURL,createDeferredPromise,ReadableStreamFrom,tryUpgradeRequestToAPotentiallyTrustworthyURL,
clampAndCoarsenConnectionTimingInfo,coarsenedSharedCurrentTime,determineRequestsReferrer,makePolicyContainer,clonePolicyContainer,appendFetchMetadata,appendRequestOriginHeader,
TAOCheck,corsCheck,crossOriginResourcePolicyCheck,createOpaqueTimingInfo,setRequestReferrerPolicyOnRedirect,isValidHTTPToken,requestBadPort,requestCurrentURL,responseURL,
responseLocationURL,isBlobLike,isURLPotentiallyTrustworthy,isValidReasonPhrase,sameOrigin,normalizeMethod,serializeJavascriptValueToJSONString,iteratorMixin,createIterator,
isValidHeaderName,isValidHeaderValue,isErrorLike,fullyReadBody,bytesMatch,isReadableStreamLike,readableStreamClose,isomorphicEncode,urlIsLocal,urlHasHttpsScheme,
urlIsHttpHttpsScheme,readAllBytes,simpleRangeHeaderValue,buildContentRange,parseMetadata,createInflate,extractMimeType,getDecodeSplit,utf8DecodeBytes,environmentSettingsObject}}}),
require_symbols2=_4___commonJS({"node_modules/undici/lib/web/fetch/symbols.js"(exports,module){"use strict";_3_init_node_22(),module.exports={kUrl:Symbol("url"),
kHeaders:Symbol("headers"),kSignal:Symbol("signal"),kState:Symbol("state"),kDispatcher:Symbol("dispatcher")}}}),require_file=_4___commonJS({"node_modules/undici\
/lib/web/fetch/file.js"(exports,module){"use strict";_3_init_node_22();var{Blob:Blob2,File}=_4___require("node:buffer"),{kState}=require_symbols2(),{webidl}=require_webidl(),
FileLike=class _FileLike{constructor(blobLike,fileName,options={}){let n=fileName,t=options.type,d=options.lastModified??Date.now();this[kState]={blobLike,name:n,
type:t,lastModified:d}}stream(...args){return webidl.brandCheck(this,_FileLike),this[kState].blobLike.stream(...args)}arrayBuffer(...args){return webidl.brandCheck(
this,_FileLike),this[kState].blobLike.arrayBuffer(...args)}slice(...args){return webidl.brandCheck(this,_FileLike),this[kState].blobLike.slice(...args)}text(...args){
return webidl.brandCheck(this,_FileLike),this[kState].blobLike.text(...args)}get size(){return webidl.brandCheck(this,_FileLike),this[kState].blobLike.size}get type(){
return webidl.brandCheck(this,_FileLike),this[kState].blobLike.type}get name(){return webidl.brandCheck(this,_FileLike),this[kState].name}get lastModified(){return webidl.
brandCheck(this,_FileLike),this[kState].lastModified}get[Symbol.toStringTag](){return"File"}};webidl.converters.Blob=webidl.interfaceConverter(Blob2);function isFileLike(object){
return object instanceof File||object&&(typeof object.stream=="function"||typeof object.arrayBuffer=="function")&&object[Symbol.toStringTag]==="File"}module.exports=
{FileLike,isFileLike}}}),require_formdata=_4___commonJS({"node_modules/undici/lib/web/fetch/formdata.js"(exports,module){"use strict";_3_init_node_22();var{isBlobLike,
iteratorMixin}=require_util2(),{kState}=require_symbols2(),{kEnumerableProperty}=require_util(),{FileLike,isFileLike}=require_file(),{webidl}=require_webidl(),{
File:NativeFile}=_4___require("node:buffer"),nodeUtil=_4___require("node:util"),File=globalThis.File??NativeFile,FormData=class _FormData{constructor(form){if(webidl.
util.markAsUncloneable(this),form!==void 0)throw webidl.errors.conversionFailed({prefix:"FormData constructor",argument:"Argument 1",types:["undefined"]});this[kState]=
[]}append(name,value,filename=void 0){webidl.brandCheck(this,_FormData);let prefix="FormData.append";if(webidl.argumentLengthCheck(arguments,2,prefix),arguments.
length===3&&!isBlobLike(value))throw new TypeError("Failed to execute 'append' on 'FormData': parameter 2 is not of type 'Blob'");name=webidl.converters.USVString(
name,prefix,"name"),value=isBlobLike(value)?webidl.converters.Blob(value,prefix,"value",{strict:!1}):webidl.converters.USVString(value,prefix,"value"),filename=
arguments.length===3?webidl.converters.USVString(filename,prefix,"filename"):void 0;let entry=makeEntry(name,value,filename);this[kState].push(entry)}delete(name){
webidl.brandCheck(this,_FormData);let prefix="FormData.delete";webidl.argumentLengthCheck(arguments,1,prefix),name=webidl.converters.USVString(name,prefix,"name"),
this[kState]=this[kState].filter(entry=>entry.name!==name)}get(name){webidl.brandCheck(this,_FormData);let prefix="FormData.get";webidl.argumentLengthCheck(arguments,
1,prefix),name=webidl.converters.USVString(name,prefix,"name");let idx=this[kState].findIndex(entry=>entry.name===name);return idx===-1?null:this[kState][idx].value}getAll(name){
webidl.brandCheck(this,_FormData);let prefix="FormData.getAll";return webidl.argumentLengthCheck(arguments,1,prefix),name=webidl.converters.USVString(name,prefix,
"name"),this[kState].filter(entry=>entry.name===name).map(entry=>entry.value)}has(name){webidl.brandCheck(this,_FormData);let prefix="FormData.has";return webidl.
argumentLengthCheck(arguments,1,prefix),name=webidl.converters.USVString(name,prefix,"name"),this[kState].findIndex(entry=>entry.name===name)!==-1}set(name,value,filename=void 0){
webidl.brandCheck(this,_FormData);let prefix="FormData.set";if(webidl.argumentLengthCheck(arguments,2,prefix),arguments.length===3&&!isBlobLike(value))throw new TypeError(
"Failed to execute 'set' on 'FormData': parameter 2 is not of type 'Blob'");name=webidl.converters.USVString(name,prefix,"name"),value=isBlobLike(value)?webidl.
converters.Blob(value,prefix,"name",{strict:!1}):webidl.converters.USVString(value,prefix,"name"),filename=arguments.length===3?webidl.converters.USVString(filename,
prefix,"name"):void 0;let entry=makeEntry(name,value,filename),idx=this[kState].findIndex(entry2=>entry2.name===name);idx!==-1?this[kState]=[...this[kState].slice(
0,idx),entry,...this[kState].slice(idx+1).filter(entry2=>entry2.name!==name)]:this[kState].push(entry)}[nodeUtil.inspect.custom](depth,options){let state=this[kState].
reduce((a,b)=>(a[b.name]?Array.isArray(a[b.name])?a[b.name].push(b.value):a[b.name]=[a[b.name],b.value]:a[b.name]=b.value,a),{__proto__:null});options.depth??=depth,
options.colors??=!0;let output=nodeUtil.formatWithOptions(options,state);return`FormData ${output.slice(output.indexOf("]")+2)}`}};iteratorMixin("FormData",FormData,
kState,"name","value"),Object.defineProperties(FormData.prototype,{append:kEnumerableProperty,delete:kEnumerableProperty,get:kEnumerableProperty,getAll:kEnumerableProperty,
has:kEnumerableProperty,set:kEnumerableProperty,[Symbol.toStringTag]:{value:"FormData",configurable:!0}});function makeEntry(name,value,filename){if(typeof value!=
"string"&&(isFileLike(value)||(value=value instanceof Blob?new File([value],"blob",{type:value.type}):new FileLike(value,"blob",{type:value.type})),filename!==void 0)){
let options={type:value.type,lastModified:value.lastModified};value=value instanceof NativeFile?new File([value],filename,options):new FileLike(value,filename,options)}
return{name,value}}module.exports={FormData,makeEntry}}}),require_formdata_parser=_4___commonJS({"node_modules/undici/lib/web/fetch/formdata-parser.js"(exports,module){
"use strict";_3_init_node_22();var{isUSVString,bufferToLowerCasedHeaderName}=require_util(),{utf8DecodeBytes}=require_util2(),{HTTP_TOKEN_CODEPOINTS,isomorphicDecode}=require_data_url(),
{isFileLike}=require_file(),{makeEntry}=require_formdata(),assert=_4___require("node:assert"),{File:NodeFile}=_4___require("node:buffer"),File=globalThis.File??
NodeFile,formDataNameBuffer=Buffer.from('form-data; name="'),filenameBuffer=Buffer.from("; filename"),dd=Buffer.from("--"),ddcrlf=Buffer.from(`--\r
`);function isAsciiString(chars){for(let i=0;i<chars.length;++i)if((chars.charCodeAt(i)&-128)!==0)return!1;return!0}function validateBoundary(boundary){let length=boundary.
length;if(length<27||length>70)return!1;for(let i=0;i<length;++i){let cp=boundary.charCodeAt(i);if(!(cp>=48&&cp<=57||cp>=65&&cp<=90||cp>=97&&cp<=122||cp===39||cp===
45||cp===95))return!1}return!0}function multipartFormDataParser(input,mimeType){assert(mimeType!=="failure"&&mimeType.essence==="multipart/form-data");let boundaryString=mimeType.
parameters.get("boundary");if(boundaryString===void 0)return"failure";let boundary=Buffer.from(`--${boundaryString}`,"utf8"),entryList=[],position={position:0};
for(;input[position.position]===13&&input[position.position+1]===10;)position.position+=2;let trailing=input.length;for(;input[trailing-1]===10&&input[trailing-
2]===13;)trailing-=2;for(trailing!==input.length&&(input=input.subarray(0,trailing));;){if(input.subarray(position.position,position.position+boundary.length).equals(
boundary))position.position+=boundary.length;else return"failure";if(position.position===input.length-2&&bufferStartsWith(input,dd,position)||position.position===
input.length-4&&bufferStartsWith(input,ddcrlf,position))return entryList;if(input[position.position]!==13||input[position.position+1]!==10)return"failure";position.
position+=2;let result=parseMultipartFormDataHeaders(input,position);if(result==="failure")return"failure";let{name,filename,contentType,encoding}=result;position.
position+=2;let body;{let boundaryIndex=input.indexOf(boundary.subarray(2),position.position);if(boundaryIndex===-1)return"failure";body=input.subarray(position.
position,boundaryIndex-4),position.position+=body.length,encoding==="base64"&&(body=Buffer.from(body.toString(),"base64"))}if(input[position.position]!==13||input[position.
position+1]!==10)return"failure";position.position+=2;let value;filename!==null?(contentType??="text/plain",isAsciiString(contentType)||(contentType=""),value=new File(
[body],filename,{type:contentType})):value=utf8DecodeBytes(Buffer.from(body)),assert(isUSVString(name)),assert(typeof value=="string"&&isUSVString(value)||isFileLike(
value)),entryList.push(makeEntry(name,value,filename))}}function parseMultipartFormDataHeaders(input,position){let name=null,filename=null,contentType=null,encoding=null;
for(;;){if(input[position.position]===13&&input[position.position+1]===10)return name===null?"failure":{name,filename,contentType,encoding};let headerName=collectASequenceOfBytes(
char=>char!==10&&char!==13&&char!==58,input,position);if(headerName=removeChars(headerName,!0,!0,char=>char===9||char===32),!HTTP_TOKEN_CODEPOINTS.test(headerName.
toString())||input[position.position]!==58)return"failure";switch(position.position++,collectASequenceOfBytes(char=>char===32||char===9,input,position),bufferToLowerCasedHeaderName(
headerName)){case"content-disposition":{if(name=filename=null,!bufferStartsWith(input,formDataNameBuffer,position)||(position.position+=17,name=parseMultipartFormDataName(
input,position),name===null))return"failure";if(bufferStartsWith(input,filenameBuffer,position)){let check=position.position+filenameBuffer.length;if(input[check]===
42&&(position.position+=1,check+=1),input[check]!==61||input[check+1]!==34||(position.position+=12,filename=parseMultipartFormDataName(input,position),filename===
null))return"failure"}break}case"content-type":{let headerValue=collectASequenceOfBytes(char=>char!==10&&char!==13,input,position);headerValue=removeChars(headerValue,
!1,!0,char=>char===9||char===32),contentType=isomorphicDecode(headerValue);break}case"content-transfer-encoding":{let headerValue=collectASequenceOfBytes(char=>char!==
10&&char!==13,input,position);headerValue=removeChars(headerValue,!1,!0,char=>char===9||char===32),encoding=isomorphicDecode(headerValue);break}default:collectASequenceOfBytes(
char=>char!==10&&char!==13,input,position)}if(input[position.position]!==13&&input[position.position+1]!==10)return"failure";position.position+=2}}function parseMultipartFormDataName(input,position){
assert(input[position.position-1]===34);let name=collectASequenceOfBytes(char=>char!==10&&char!==13&&char!==34,input,position);return input[position.position]!==
34?null:(position.position++,name=new TextDecoder().decode(name).replace(/%0A/ig,`
`).replace(/%0D/ig,"\r").replace(/%22/g,'"'),name)}function collectASequenceOfBytes(condition,input,position){let start=position.position;for(;start<input.length&&
condition(input[start]);)++start;return input.subarray(position.position,position.position=start)}function removeChars(buf,leading,trailing,predicate){let lead=0,
trail=buf.length-1;if(leading)for(;lead<buf.length&&predicate(buf[lead]);)lead++;if(trailing)for(;trail>0&&predicate(buf[trail]);)trail--;return lead===0&&trail===
buf.length-1?buf:buf.subarray(lead,trail+1)}function bufferStartsWith(buffer,start,position){if(buffer.length<start.length)return!1;for(let i=0;i<start.length;i++)
if(start[i]!==buffer[position.position+i])return!1;return!0}module.exports={multipartFormDataParser,validateBoundary}}}),require_body=_4___commonJS({"node_modul\
es/undici/lib/web/fetch/body.js"(exports,module){"use strict";_3_init_node_22();var util=require_util(),{ReadableStreamFrom,isBlobLike,isReadableStreamLike,readableStreamClose,
createDeferredPromise,fullyReadBody,extractMimeType,utf8DecodeBytes}=require_util2(),{FormData}=require_formdata(),{kState}=require_symbols2(),{webidl}=require_webidl(),
{Blob:Blob2}=_4___require("node:buffer"),assert=_4___require("node:assert"),{isErrored,isDisturbed}=_4___require("node:stream"),{isArrayBuffer}=_4___require("no\
de:util/types"),{serializeAMimeType}=require_data_url(),{multipartFormDataParser}=require_formdata_parser(),random;try{let crypto2=_4___require("node:crypto");random=
max=>crypto2.randomInt(0,max)}catch{random=max=>Math.floor(Math.random(max))}var textEncoder=new TextEncoder;function noop(){}var hasFinalizationRegistry=globalThis.
FinalizationRegistry&&process.version.indexOf("v18")!==0,streamRegistry;hasFinalizationRegistry&&(streamRegistry=new FinalizationRegistry(weakRef=>{let stream=weakRef.
deref();stream&&!stream.locked&&!isDisturbed(stream)&&!isErrored(stream)&&stream.cancel("Response object has been garbage collected").catch(noop)}));function extractBody(object,keepalive=!1){
let stream=null;object instanceof ReadableStream?stream=object:isBlobLike(object)?stream=object.stream():stream=new ReadableStream({async pull(controller){let buffer=typeof source==
"string"?textEncoder.encode(source):source;buffer.byteLength&&controller.enqueue(buffer),queueMicrotask(()=>readableStreamClose(controller))},start(){},type:"by\
tes"}),assert(isReadableStreamLike(stream));let action=null,source=null,length=null,type=null;if(typeof object=="string")source=object,type="text/plain;charset=\
UTF-8";else if(object instanceof URLSearchParams)source=object.toString(),type="application/x-www-form-urlencoded;charset=UTF-8";else if(isArrayBuffer(object))source=
new Uint8Array(object.slice());else if(ArrayBuffer.isView(object))source=new Uint8Array(object.buffer.slice(object.byteOffset,object.byteOffset+object.byteLength));else if(util.
isFormDataLike(object)){let boundary=`----formdata-undici-0${`${random(1e11)}`.padStart(11,"0")}`,prefix=`--${boundary}\r
Content-Disposition: form-data`,escape=str=>str.replace(/\n/g,"%0A").replace(/\r/g,"%0D").replace(/"/g,"%22"),normalizeLinefeeds=value=>value.replace(/\r?\n|\r/g,
`\r
`),blobParts=[],rn=new Uint8Array([13,10]);length=0;let hasUnknownSizeValue=!1;for(let[name,value]of object)if(typeof value=="string"){let chunk2=textEncoder.encode(
prefix+`; name="${escape(normalizeLinefeeds(name))}"\r
\r
${normalizeLinefeeds(value)}\r
`);blobParts.push(chunk2),length+=chunk2.byteLength}else{let chunk2=textEncoder.encode(`${prefix}; name="${escape(normalizeLinefeeds(name))}"`+(value.name?`; fi\
lename="${escape(value.name)}"`:"")+`\r
Content-Type: ${value.type||"application/octet-stream"}\r
\r
`);blobParts.push(chunk2,value,rn),typeof value.size=="number"?length+=chunk2.byteLength+value.size+rn.byteLength:hasUnknownSizeValue=!0}let chunk=textEncoder.encode(
`--${boundary}--\r
`);blobParts.push(chunk),length+=chunk.byteLength,hasUnknownSizeValue&&(length=null),source=object,action=async function*(){for(let part of blobParts)part.stream?
yield*part.stream():yield part},type=`multipart/form-data; boundary=${boundary}`}else if(isBlobLike(object))source=object,length=object.size,object.type&&(type=
object.type);else if(typeof object[Symbol.asyncIterator]=="function"){if(keepalive)throw new TypeError("keepalive");if(util.isDisturbed(object)||object.locked)throw new TypeError(
"Response body object should not be disturbed or locked");stream=object instanceof ReadableStream?object:ReadableStreamFrom(object)}if((typeof source=="string"||
util.isBuffer(source))&&(length=Buffer.byteLength(source)),action!=null){let iterator;stream=new ReadableStream({async start(){iterator=action(object)[Symbol.asyncIterator]()},
async pull(controller){let{value,done:done2}=await iterator.next();if(done2)queueMicrotask(()=>{controller.close(),controller.byobRequest?.respond(0)});else if(!isErrored(
stream)){let buffer=new Uint8Array(value);buffer.byteLength&&controller.enqueue(buffer)}return controller.desiredSize>0},async cancel(reason){await iterator.return()},
type:"bytes"})}return[{stream,source,length},type]}function safelyExtractBody(object,keepalive=!1){return object instanceof ReadableStream&&(assert(!util.isDisturbed(
object),"The body has already been consumed."),assert(!object.locked,"The stream is locked.")),extractBody(object,keepalive)}function cloneBody(instance,body){let[
out1,out2]=body.stream.tee();return body.stream=out1,{stream:out2,length:body.length,source:body.source}}function throwIfAborted(state){if(state.aborted)throw new DOMException(
"The operation was aborted.","AbortError")}function bodyMixinMethods(instance){return{blob(){return consumeBody(this,bytes=>{let mimeType=bodyMimeType(this);return mimeType===
null?mimeType="":mimeType&&(mimeType=serializeAMimeType(mimeType)),new Blob2([bytes],{type:mimeType})},instance)},arrayBuffer(){return consumeBody(this,bytes=>new Uint8Array(
bytes).buffer,instance)},text(){return consumeBody(this,utf8DecodeBytes,instance)},json(){return consumeBody(this,parseJSONFromBytes,instance)},formData(){return consumeBody(
this,value=>{let mimeType=bodyMimeType(this);if(mimeType!==null)switch(mimeType.essence){case"multipart/form-data":{let parsed=multipartFormDataParser(value,mimeType);
if(parsed==="failure")throw new TypeError("Failed to parse body as FormData.");let fd=new FormData;return fd[kState]=parsed,fd}case"application/x-www-form-urlen\
coded":{let entries=new URLSearchParams(value.toString()),fd=new FormData;for(let[name,value2]of entries)fd.append(name,value2);return fd}}throw new TypeError('\
Content-Type was not one of "multipart/form-data" or "application/x-www-form-urlencoded".')},instance)},bytes(){return consumeBody(this,bytes=>new Uint8Array(bytes),
instance)}}}function mixinBody(prototype){Object.assign(prototype.prototype,bodyMixinMethods(prototype))}async function consumeBody(object,convertBytesToJSValue,instance){
if(webidl.brandCheck(object,instance),bodyUnusable(object))throw new TypeError("Body is unusable: Body has already been read");throwIfAborted(object[kState]);let promise=createDeferredPromise(),
errorSteps=error=>promise.reject(error),successSteps=data=>{try{promise.resolve(convertBytesToJSValue(data))}catch(e){errorSteps(e)}};return object[kState].body==
null?(successSteps(Buffer.allocUnsafe(0)),promise.promise):(await fullyReadBody(object[kState].body,successSteps,errorSteps),promise.promise)}function bodyUnusable(object){
let body=object[kState].body;return body!=null&&(body.stream.locked||util.isDisturbed(body.stream))}function parseJSONFromBytes(bytes){return JSON.parse(utf8DecodeBytes(
bytes))}function bodyMimeType(requestOrResponse){let headers=requestOrResponse[kState].headersList,mimeType=extractMimeType(headers);return mimeType==="failure"?
null:mimeType}module.exports={extractBody,safelyExtractBody,cloneBody,mixinBody,streamRegistry,hasFinalizationRegistry,bodyUnusable}}}),require_client_h1=_4___commonJS(
{"node_modules/undici/lib/dispatcher/client-h1.js"(exports,module){"use strict";_3_init_node_22();var assert=_4___require("node:assert"),util=require_util(),{channels}=require_diagnostics(),
timers=require_timers(),{RequestContentLengthMismatchError,ResponseContentLengthMismatchError,RequestAbortedError,InvalidArgumentError,HeadersTimeoutError,HeadersOverflowError,
SocketError,InformationalError,BodyTimeoutError,HTTPParserError,ResponseExceededMaxSizeError}=require_errors(),{kUrl,kReset,kClient,kParser,kBlocking,kRunning,kPending,
kSize,kWriting,kQueue,kNoRef,kKeepAliveDefaultTimeout,kHostHeader,kPendingIdx,kRunningIdx,kError,kPipelining,kSocket,kKeepAliveTimeoutValue,kMaxHeadersSize,kKeepAliveMaxTimeout,
kKeepAliveTimeoutThreshold,kHeadersTimeout,kBodyTimeout,kStrictContentLength,kMaxRequests,kCounter,kMaxResponseSize,kOnError,kResume,kHTTPContext}=require_symbols(),
constants=require_constants2(),EMPTY_BUF=Buffer.alloc(0),FastBuffer=Buffer[Symbol.species],addListener=util.addListener,removeAllListeners=util.removeAllListeners,
kIdleSocketValidation=Symbol("kIdleSocketValidation"),kIdleSocketValidationTimeout=Symbol("kIdleSocketValidationTimeout"),kSocketUsed=Symbol("kSocketUsed"),extractBody;
async function lazyllhttp(){let llhttpWasmData=process.env.JEST_WORKER_ID?require_llhttp_wasm():void 0,mod;try{mod=await WebAssembly.compile(require_llhttp_simd_wasm())}catch{
mod=await WebAssembly.compile(llhttpWasmData||require_llhttp_wasm())}return await WebAssembly.instantiate(mod,{env:{wasm_on_url:(p,at,len)=>0,wasm_on_status:(p,at,len)=>{
assert(currentParser.ptr===p);let start=at-currentBufferPtr+currentBufferRef.byteOffset;return currentParser.onStatus(new FastBuffer(currentBufferRef.buffer,start,
len))||0},wasm_on_message_begin:p=>(assert(currentParser.ptr===p),currentParser.onMessageBegin()||0),wasm_on_header_field:(p,at,len)=>{assert(currentParser.ptr===
p);let start=at-currentBufferPtr+currentBufferRef.byteOffset;return currentParser.onHeaderField(new FastBuffer(currentBufferRef.buffer,start,len))||0},wasm_on_header_value:(p,at,len)=>{
assert(currentParser.ptr===p);let start=at-currentBufferPtr+currentBufferRef.byteOffset;return currentParser.onHeaderValue(new FastBuffer(currentBufferRef.buffer,
start,len))||0},wasm_on_headers_complete:(p,statusCode,upgrade,shouldKeepAlive)=>(assert(currentParser.ptr===p),currentParser.onHeadersComplete(statusCode,!!upgrade,
!!shouldKeepAlive)||0),wasm_on_body:(p,at,len)=>{assert(currentParser.ptr===p);let start=at-currentBufferPtr+currentBufferRef.byteOffset;return currentParser.onBody(
new FastBuffer(currentBufferRef.buffer,start,len))||0},wasm_on_message_complete:p=>(assert(currentParser.ptr===p),currentParser.onMessageComplete()||0)}})}var llhttpInstance=null,
llhttpPromise=lazyllhttp();llhttpPromise.catch();var currentParser=null,currentBufferRef=null,currentBufferSize=0,currentBufferPtr=null,USE_NATIVE_TIMER=0,USE_FAST_TIMER=1,
TIMEOUT_HEADERS=2|USE_FAST_TIMER,TIMEOUT_BODY=4|USE_FAST_TIMER,TIMEOUT_KEEP_ALIVE=8|USE_NATIVE_TIMER,Parser=class{constructor(client,socket,{exports:exports2}){
assert(Number.isFinite(client[kMaxHeadersSize])&&client[kMaxHeadersSize]>0),this.llhttp=exports2,this.ptr=this.llhttp.llhttp_alloc(constants.TYPE.RESPONSE),this.
client=client,this.socket=socket,this.timeout=null,this.timeoutValue=null,this.timeoutType=null,this.statusCode=null,this.statusText="",this.upgrade=!1,this.headers=
[],this.headersSize=0,this.headersMaxSize=client[kMaxHeadersSize],this.shouldKeepAlive=!1,this.paused=!1,this.resume=this.resume.bind(this),this.bytesRead=0,this.
keepAlive="",this.contentLength="",this.connection="",this.maxResponseSize=client[kMaxResponseSize]}setTimeout(delay,type){delay!==this.timeoutValue||type&USE_FAST_TIMER^
this.timeoutType&USE_FAST_TIMER?(this.timeout&&(timers.clearTimeout(this.timeout),this.timeout=null),delay&&(type&USE_FAST_TIMER?this.timeout=timers.setFastTimeout(
onParserTimeout,delay,new WeakRef(this)):(this.timeout=setTimeout(onParserTimeout,delay,new WeakRef(this)),this.timeout.unref())),this.timeoutValue=delay):this.
timeout&&this.timeout.refresh&&this.timeout.refresh(),this.timeoutType=type}resume(){this.socket.destroyed||!this.paused||(assert(this.ptr!=null),assert(currentParser==
null),this.llhttp.llhttp_resume(this.ptr),assert(this.timeoutType===TIMEOUT_BODY),this.timeout&&this.timeout.refresh&&this.timeout.refresh(),this.paused=!1,this.
execute(this.socket.read()||EMPTY_BUF),this.readMore())}readMore(){for(;!this.paused&&this.ptr;){let chunk=this.socket.read();if(chunk===null)break;this.execute(
chunk)}}execute(data){assert(this.ptr!=null),assert(currentParser==null),assert(!this.paused);let{socket,llhttp}=this;data.length>currentBufferSize&&(currentBufferPtr&&
llhttp.free(currentBufferPtr),currentBufferSize=Math.ceil(data.length/4096)*4096,currentBufferPtr=llhttp.malloc(currentBufferSize)),new Uint8Array(llhttp.memory.
buffer,currentBufferPtr,currentBufferSize).set(data);try{let ret;try{currentBufferRef=data,currentParser=this,ret=llhttp.llhttp_execute(this.ptr,currentBufferPtr,
data.length)}catch(err){throw err}finally{currentParser=null,currentBufferRef=null}let offset=llhttp.llhttp_get_error_pos(this.ptr)-currentBufferPtr;if(ret!==constants.
ERROR.OK){let body=data.subarray(offset);if(ret===constants.ERROR.PAUSED_UPGRADE)this.onUpgrade(body);else if(ret===constants.ERROR.PAUSED)this.paused=!0,socket.
unshift(body);else throw this.createError(ret,body)}}catch(err){util.destroy(socket,err)}}finish(){assert(currentParser===null),assert(this.ptr!=null),assert(!this.
paused);let{llhttp}=this,ret;try{currentParser=this,ret=llhttp.llhttp_finish(this.ptr)}finally{currentParser=null}return ret===constants.ERROR.OK?null:ret===constants.
ERROR.PAUSED||ret===constants.ERROR.PAUSED_UPGRADE?(this.paused=!0,null):this.createError(ret,EMPTY_BUF)}createError(ret,data){let{llhttp,contentLength,bytesRead}=this;
if(contentLength&&bytesRead!==parseInt(contentLength,10))return new ResponseContentLengthMismatchError;let ptr=llhttp.llhttp_get_error_reason(this.ptr),message="";
if(ptr){let len=new Uint8Array(llhttp.memory.buffer,ptr).indexOf(0);message="Response does not match the HTTP/1.1 protocol ("+Buffer.from(llhttp.memory.buffer,ptr,
len).toString()+")"}return new HTTPParserError(message,constants.ERROR[ret],data)}destroy(){assert(this.ptr!=null),assert(currentParser==null),this.llhttp.llhttp_free(
this.ptr),this.ptr=null,this.timeout&&timers.clearTimeout(this.timeout),this.timeout=null,this.timeoutValue=null,this.timeoutType=null,this.paused=!1}onStatus(buf){
this.statusText=buf.toString()}onMessageBegin(){let{socket,client}=this;if(socket.destroyed)return-1;if(client[kRunning]===0)return util.destroy(socket,new SocketError(
"bad response",util.getSocketInfo(socket))),-1;let request=client[kQueue][client[kRunningIdx]];if(!request)return-1;request.onResponseStarted()}onHeaderField(buf){
let len=this.headers.length;(len&1)===0?this.headers.push(buf):this.headers[len-1]=Buffer.concat([this.headers[len-1],buf]),this.trackHeader(buf.length)}onHeaderValue(buf){
let len=this.headers.length;(len&1)===1?(this.headers.push(buf),len+=1):this.headers[len-1]=Buffer.concat([this.headers[len-1],buf]);let key=this.headers[len-2];
if(key.length===10){let headerName=util.bufferToLowerCasedHeaderName(key);headerName==="keep-alive"?this.keepAlive+=buf.toString():headerName==="connection"&&(this.
connection+=buf.toString())}else key.length===14&&util.bufferToLowerCasedHeaderName(key)==="content-length"&&(this.contentLength+=buf.toString());this.trackHeader(
buf.length)}trackHeader(len){this.headersSize+=len,this.headersSize>=this.headersMaxSize&&util.destroy(this.socket,new HeadersOverflowError)}onUpgrade(head){let{
upgrade,client,socket,headers,statusCode,statusText}=this;assert(upgrade),assert(client[kSocket]===socket),assert(!socket.destroyed),assert(!this.paused),assert(
(headers.length&1)===0);let request=client[kQueue][client[kRunningIdx]];assert(request),assert(request.upgrade||request.method==="CONNECT"),this.statusCode=null,
this.statusText="",this.shouldKeepAlive=null,this.headers=[],this.headersSize=0,socket.unshift(head),socket[kParser].destroy(),socket[kParser]=null,socket[kClient]=
null,socket[kError]=null,removeAllListeners(socket),client[kSocket]=null,client[kHTTPContext]=null,client[kQueue][client[kRunningIdx]++]=null,client.emit("disco\
nnect",client[kUrl],[client],new InformationalError("upgrade"));try{request.onUpgrade(statusCode,headers,socket,statusText)}catch(error){util.errorRequest(client,
request,error),util.destroy(socket,error)}client[kResume]()}onHeadersComplete(statusCode,upgrade,shouldKeepAlive){let{client,socket,headers,statusText}=this;if(socket.
destroyed)return-1;if(client[kRunning]===0)return util.destroy(socket,new SocketError("bad response",util.getSocketInfo(socket))),-1;let request=client[kQueue][client[kRunningIdx]];
if(!request)return-1;if(assert(!this.upgrade),assert(this.statusCode<200),statusCode===100)return util.destroy(socket,new SocketError("bad response",util.getSocketInfo(
socket))),-1;if(upgrade&&!request.upgrade)return util.destroy(socket,new SocketError("bad upgrade",util.getSocketInfo(socket))),-1;if(assert(this.timeoutType===
TIMEOUT_HEADERS),this.statusCode=statusCode,this.shouldKeepAlive=shouldKeepAlive||request.method==="HEAD"&&!socket[kReset]&&this.connection.toLowerCase()==="kee\
p-alive",this.statusCode>=200){let bodyTimeout=request.bodyTimeout!=null?request.bodyTimeout:client[kBodyTimeout];this.setTimeout(bodyTimeout,TIMEOUT_BODY)}else
this.timeout&&this.timeout.refresh&&this.timeout.refresh();if(request.method==="CONNECT")return assert(client[kRunning]===1),this.upgrade=!0,2;if(upgrade)return assert(
client[kRunning]===1),this.upgrade=!0,2;if(assert((this.headers.length&1)===0),this.headers=[],this.headersSize=0,this.shouldKeepAlive&&client[kPipelining]){let keepAliveTimeout=this.
keepAlive?util.parseKeepAliveTimeout(this.keepAlive):null;if(keepAliveTimeout!=null){let timeout=Math.min(keepAliveTimeout-client[kKeepAliveTimeoutThreshold],client[kKeepAliveMaxTimeout]);
timeout<=0?socket[kReset]=!0:client[kKeepAliveTimeoutValue]=timeout}else client[kKeepAliveTimeoutValue]=client[kKeepAliveDefaultTimeout]}else socket[kReset]=!0;
let pause=request.onHeaders(statusCode,headers,this.resume,statusText)===!1;return request.aborted?-1:request.method==="HEAD"||statusCode<200?1:(socket[kBlocking]&&
(socket[kBlocking]=!1,client[kResume]()),pause?constants.ERROR.PAUSED:0)}onBody(buf){let{client,socket,statusCode,maxResponseSize}=this;if(socket.destroyed)return-1;
let request=client[kQueue][client[kRunningIdx]];if(assert(request),assert(this.timeoutType===TIMEOUT_BODY),this.timeout&&this.timeout.refresh&&this.timeout.refresh(),
assert(statusCode>=200),maxResponseSize>-1&&this.bytesRead+buf.length>maxResponseSize)return util.destroy(socket,new ResponseExceededMaxSizeError),-1;if(this.bytesRead+=
buf.length,request.onData(buf)===!1)return constants.ERROR.PAUSED}onMessageComplete(){let{client,socket,statusCode,upgrade,headers,contentLength,bytesRead,shouldKeepAlive}=this;
if(socket.destroyed&&(!statusCode||shouldKeepAlive))return-1;if(upgrade)return;assert(statusCode>=100),assert((this.headers.length&1)===0);let request=client[kQueue][client[kRunningIdx]];
if(assert(request),this.statusCode=null,this.statusText="",this.bytesRead=0,this.contentLength="",this.keepAlive="",this.connection="",this.headers=[],this.headersSize=
0,!(statusCode<200)){if(request.method!=="HEAD"&&contentLength&&bytesRead!==parseInt(contentLength,10))return util.destroy(socket,new ResponseContentLengthMismatchError),
-1;if(request.onComplete(headers),client[kQueue][client[kRunningIdx]++]=null,socket[kSocketUsed]=!0,socket[kWriting])return assert(client[kRunning]===0),util.destroy(
socket,new InformationalError("reset")),constants.ERROR.PAUSED;if(shouldKeepAlive){if(socket[kReset]&&client[kRunning]===0)return util.destroy(socket,new InformationalError(
"reset")),constants.ERROR.PAUSED;client[kPipelining]==null||client[kPipelining]===1?setImmediate(()=>client[kResume]()):client[kResume]()}else return util.destroy(
socket,new InformationalError("reset")),constants.ERROR.PAUSED}}};function onParserTimeout(parser){let{socket,timeoutType,client,paused}=parser.deref();timeoutType===
TIMEOUT_HEADERS?(!socket[kWriting]||socket.writableNeedDrain||client[kRunning]>1)&&(assert(!paused,"cannot be paused while waiting for headers"),util.destroy(socket,
new HeadersTimeoutError)):timeoutType===TIMEOUT_BODY?paused||util.destroy(socket,new BodyTimeoutError):timeoutType===TIMEOUT_KEEP_ALIVE&&(assert(client[kRunning]===
0&&client[kKeepAliveTimeoutValue]),util.destroy(socket,new InformationalError("socket idle timeout")))}async function connectH1(client,socket){client[kSocket]=socket,
llhttpInstance||(llhttpInstance=await llhttpPromise,llhttpPromise=null),socket[kNoRef]=!1,socket[kWriting]=!1,socket[kReset]=!1,socket[kBlocking]=!1,socket[kIdleSocketValidation]=
0,socket[kIdleSocketValidationTimeout]=null,socket[kSocketUsed]=!1,socket[kParser]=new Parser(client,socket,llhttpInstance),addListener(socket,"error",function(err){
let parser=this[kParser];if(err.code==="ECONNRESET"&&parser.statusCode&&!parser.shouldKeepAlive){let parserErr=parser.finish();parserErr&&(this[kError]=parserErr,
this[kClient][kOnError](parserErr));return}this[kError]=err,this[kClient][kOnError](err)}),addListener(socket,"readable",function(){let parser=this[kParser];parser&&
parser.readMore()}),addListener(socket,"end",function(){let parser=this[kParser];if(parser.statusCode&&!parser.shouldKeepAlive){let parserErr=parser.finish();parserErr&&
util.destroy(this,parserErr);return}util.destroy(this,new SocketError("other side closed",util.getSocketInfo(this)))}),addListener(socket,"close",function(){let client2=this[kClient],
parser=this[kParser];clearIdleSocketValidation(this),parser&&(!this[kError]&&parser.statusCode&&!parser.shouldKeepAlive&&(this[kError]=parser.finish()||this[kError]),
this[kParser].destroy(),this[kParser]=null);let err=this[kError]||new SocketError("closed",util.getSocketInfo(this));if(client2[kSocket]=null,client2[kHTTPContext]=
null,client2.destroyed){assert(client2[kPending]===0);let requests=client2[kQueue].splice(client2[kRunningIdx]);for(let i=0;i<requests.length;i++){let request=requests[i];
util.errorRequest(client2,request,err)}}else if(client2[kRunning]>0&&err.code!=="UND_ERR_INFO"){let request=client2[kQueue][client2[kRunningIdx]];client2[kQueue][client2[kRunningIdx]++]=
null,util.errorRequest(client2,request,err)}client2[kPendingIdx]=client2[kRunningIdx],assert(client2[kRunning]===0),client2.emit("disconnect",client2[kUrl],[client2],
err),client2[kResume]()});let closed=!1;return socket.on("close",()=>{closed=!0}),{version:"h1",defaultPipelining:1,write(...args){return writeH1(client,...args)},
resume(){resumeH1(client)},destroy(err,callback){closed?queueMicrotask(callback):socket.destroy(err).on("close",callback)},get destroyed(){return socket.destroyed},
busy(request){return!!(socket[kWriting]||socket[kReset]||socket[kBlocking]||socket[kIdleSocketValidation]===1||request&&(client[kRunning]>0&&!request.idempotent||
client[kRunning]>0&&(request.upgrade||request.method==="CONNECT")||client[kRunning]>0&&util.bodyLength(request.body)!==0&&(util.isStream(request.body)||util.isAsyncIterable(
request.body)||util.isFormDataLike(request.body))))}}}function clearIdleSocketValidation(socket){socket[kIdleSocketValidationTimeout]&&(clearImmediate(socket[kIdleSocketValidationTimeout]),
socket[kIdleSocketValidationTimeout]=null),socket[kIdleSocketValidation]=0}function scheduleIdleSocketValidation(client,socket){socket[kIdleSocketValidation]=1,
socket[kIdleSocketValidationTimeout]=setImmediate(()=>{socket[kIdleSocketValidationTimeout]=null,socket[kIdleSocketValidation]=2,client[kSocket]===socket&&!socket.
destroyed&&client[kResume]()})}function resumeH1(client){let socket=client[kSocket];if(socket&&!socket.destroyed){if(client[kSize]===0?!socket[kNoRef]&&socket.unref&&
(socket.unref(),socket[kNoRef]=!0):socket[kNoRef]&&socket.ref&&(socket.ref(),socket[kNoRef]=!1),client[kRunning]===0&&client[kPending]>0&&socket[kSocketUsed]){if(socket[kIdleSocketValidation]===
0)return scheduleIdleSocketValidation(client,socket),socket[kParser].readMore(),socket.destroyed,void 0;if(socket[kIdleSocketValidation]===1)return socket[kParser].
readMore(),socket.destroyed,void 0}if(client[kRunning]===0&&(socket[kParser].readMore(),socket.destroyed))return;if(client[kSize]===0)socket[kParser].timeoutType!==
TIMEOUT_KEEP_ALIVE&&socket[kParser].setTimeout(client[kKeepAliveTimeoutValue],TIMEOUT_KEEP_ALIVE);else if(client[kRunning]>0&&socket[kParser].statusCode<200&&socket[kParser].
timeoutType!==TIMEOUT_HEADERS){let request=client[kQueue][client[kRunningIdx]],headersTimeout=request.headersTimeout!=null?request.headersTimeout:client[kHeadersTimeout];
socket[kParser].setTimeout(headersTimeout,TIMEOUT_HEADERS)}}}function shouldSendContentLength(method){return method!=="GET"&&method!=="HEAD"&&method!=="OPTIONS"&&
method!=="TRACE"&&method!=="CONNECT"}function writeH1(client,request){let{method,path,host,upgrade,blocking,reset}=request,{body,headers,contentLength}=request,
expectsPayload=method==="PUT"||method==="POST"||method==="PATCH"||method==="QUERY"||method==="PROPFIND"||method==="PROPPATCH";if(util.isFormDataLike(body)){extractBody||
(extractBody=require_body().extractBody);let[bodyStream,contentType]=extractBody(body);request.contentType==null&&headers.push("content-type",contentType),body=
bodyStream.stream,contentLength=bodyStream.length}else if(util.isBlobLike(body)&&request.contentType==null){let contentType=body.type;if(contentType){let contentTypeValue=`${contentType}`;
if(!util.isValidHeaderValue(contentTypeValue))return util.errorRequest(client,request,new InvalidArgumentError("invalid content-type header")),!1;headers.push("\
content-type",contentTypeValue)}}body&&typeof body.read=="function"&&body.read(0);let bodyLength=util.bodyLength(body);if(contentLength=bodyLength??contentLength,
contentLength===null&&(contentLength=request.contentLength),contentLength===0&&!expectsPayload&&(contentLength=null),shouldSendContentLength(method)&&contentLength>
0&&request.contentLength!==null&&request.contentLength!==contentLength){if(client[kStrictContentLength])return util.errorRequest(client,request,new RequestContentLengthMismatchError),
!1;process.emitWarning(new RequestContentLengthMismatchError)}let socket=client[kSocket];clearIdleSocketValidation(socket);let abort=error=>{if(!request.aborted){
if(request.completed){(request.upgrade||request.method==="CONNECT")&&util.destroy(socket,new InformationalError("aborted"));return}util.errorRequest(client,request,
error||new RequestAbortedError),util.destroy(body),util.destroy(socket,new InformationalError("aborted"))}};try{request.onConnect(abort)}catch(err){util.errorRequest(
client,request,err)}if(request.aborted)return!1;method==="HEAD"&&(socket[kReset]=!0),(upgrade||method==="CONNECT")&&(socket[kReset]=!0),reset!=null&&(socket[kReset]=
reset),client[kMaxRequests]&&socket[kCounter]++>=client[kMaxRequests]&&(socket[kReset]=!0),blocking&&(socket[kBlocking]=!0);let header=`${method} ${path} HTTP/1\
.1\r
`;if(typeof host=="string"?header+=`host: ${host}\r
`:header+=client[kHostHeader],upgrade?header+=`connection: upgrade\r
upgrade: ${upgrade}\r
`:client[kPipelining]&&!socket[kReset]?header+=`connection: keep-alive\r
`:header+=`connection: close\r
`,Array.isArray(headers))for(let n=0;n<headers.length;n+=2){let key=headers[n+0],val=headers[n+1];if(Array.isArray(val))for(let i=0;i<val.length;i++)header+=`${key}\
: ${val[i]}\r
`;else header+=`${key}: ${val}\r
`}return channels.sendHeaders.hasSubscribers&&channels.sendHeaders.publish({request,headers:header,socket}),!body||bodyLength===0?writeBuffer(abort,null,client,
request,socket,contentLength,header,expectsPayload):util.isBuffer(body)?writeBuffer(abort,body,client,request,socket,contentLength,header,expectsPayload):util.isBlobLike(
body)?typeof body.stream=="function"?writeIterable(abort,body.stream(),client,request,socket,contentLength,header,expectsPayload):writeBlob(abort,body,client,request,
socket,contentLength,header,expectsPayload):util.isStream(body)?writeStream(abort,body,client,request,socket,contentLength,header,expectsPayload):util.isIterable(
body)?writeIterable(abort,body,client,request,socket,contentLength,header,expectsPayload):assert(!1),!0}function writeStream(abort,body,client,request,socket,contentLength,header,expectsPayload){
assert(contentLength!==0||client[kRunning]===0,"stream body cannot be pipelined");let finished=!1,writer=new AsyncWriter({abort,socket,request,contentLength,client,
expectsPayload,header}),onData=function(chunk){if(!finished)try{!writer.write(chunk)&&this.pause&&this.pause()}catch(err){util.destroy(this,err)}},onDrain=function(){
finished||body.resume&&body.resume()},onClose=function(){if(queueMicrotask(()=>{body.removeListener("error",onFinished)}),!finished){let err=new RequestAbortedError;
queueMicrotask(()=>onFinished(err))}},onFinished=function(err){if(!finished){if(finished=!0,assert(socket.destroyed||socket[kWriting]&&client[kRunning]<=1),socket.
off("drain",onDrain).off("error",onFinished),body.removeListener("data",onData).removeListener("end",onFinished).removeListener("close",onClose),!err)try{writer.
end()}catch(er){err=er}writer.destroy(err),err&&(err.code!=="UND_ERR_INFO"||err.message!=="reset")?util.destroy(body,err):util.destroy(body)}};body.on("data",onData).
on("end",onFinished).on("error",onFinished).on("close",onClose),body.resume&&body.resume(),socket.on("drain",onDrain).on("error",onFinished),body.errorEmitted??
body.errored?setImmediate(()=>onFinished(body.errored)):(body.endEmitted??body.readableEnded)&&setImmediate(()=>onFinished(null)),(body.closeEmitted??body.closed)&&
setImmediate(onClose)}function writeBuffer(abort,body,client,request,socket,contentLength,header,expectsPayload){try{body?util.isBuffer(body)&&(assert(contentLength===
body.byteLength,"buffer body must have content length"),socket.cork(),socket.write(`${header}content-length: ${contentLength}\r
\r
`,"latin1"),socket.write(body),socket.uncork(),request.onBodySent(body),!expectsPayload&&request.reset!==!1&&(socket[kReset]=!0)):contentLength===0?socket.write(
`${header}content-length: 0\r
\r
`,"latin1"):(assert(contentLength===null,"no body must not have content length"),socket.write(`${header}\r
`,"latin1")),request.onRequestSent(),client[kResume]()}catch(err){abort(err)}}async function writeBlob(abort,body,client,request,socket,contentLength,header,expectsPayload){
assert(contentLength===body.size,"blob body must have content length");try{if(contentLength!=null&&contentLength!==body.size)throw new RequestContentLengthMismatchError;
let buffer=Buffer.from(await body.arrayBuffer());socket.cork(),socket.write(`${header}content-length: ${contentLength}\r
\r
`,"latin1"),socket.write(buffer),socket.uncork(),request.onBodySent(buffer),request.onRequestSent(),!expectsPayload&&request.reset!==!1&&(socket[kReset]=!0),client[kResume]()}catch(err){
abort(err)}}async function writeIterable(abort,body,client,request,socket,contentLength,header,expectsPayload){assert(contentLength!==0||client[kRunning]===0,"i\
terator body cannot be pipelined");let callback=null;function onDrain(){if(callback){let cb=callback;callback=null,cb()}}let waitForDrain=()=>new Promise((resolve,reject)=>{
assert(callback===null),socket[kError]?reject(socket[kError]):callback=resolve});socket.on("close",onDrain).on("drain",onDrain);let writer=new AsyncWriter({abort,
socket,request,contentLength,client,expectsPayload,header});try{for await(let chunk of body){if(socket[kError])throw socket[kError];writer.write(chunk)||await waitForDrain()}
writer.end()}catch(err){writer.destroy(err)}finally{socket.off("close",onDrain).off("drain",onDrain)}}var AsyncWriter=class{constructor({abort,socket,request,contentLength,
client,expectsPayload,header}){this.socket=socket,this.request=request,this.contentLength=contentLength,this.client=client,this.bytesWritten=0,this.expectsPayload=
expectsPayload,this.header=header,this.abort=abort,socket[kWriting]=!0}write(chunk){let{socket,request,contentLength,client,bytesWritten,expectsPayload,header}=this;
if(socket[kError])throw socket[kError];if(socket.destroyed)return!1;let len=Buffer.byteLength(chunk);if(!len)return!0;if(contentLength!==null&&bytesWritten+len>
contentLength){if(client[kStrictContentLength])throw new RequestContentLengthMismatchError;process.emitWarning(new RequestContentLengthMismatchError)}socket.cork(),
bytesWritten===0&&(!expectsPayload&&request.reset!==!1&&(socket[kReset]=!0),contentLength===null?socket.write(`${header}transfer-encoding: chunked\r
`,"latin1"):socket.write(`${header}content-length: ${contentLength}\r
\r
`,"latin1")),contentLength===null&&socket.write(`\r
${len.toString(16)}\r
`,"latin1"),this.bytesWritten+=len;let ret=socket.write(chunk);return socket.uncork(),request.onBodySent(chunk),ret||socket[kParser].timeout&&socket[kParser].timeoutType===
TIMEOUT_HEADERS&&socket[kParser].timeout.refresh&&socket[kParser].timeout.refresh(),ret}end(){let{socket,contentLength,client,bytesWritten,expectsPayload,header,
request}=this;if(request.onRequestSent(),socket[kWriting]=!1,socket[kError])throw socket[kError];if(!socket.destroyed){if(bytesWritten===0?expectsPayload?socket.
write(`${header}content-length: 0\r
\r
`,"latin1"):socket.write(`${header}\r
`,"latin1"):contentLength===null&&socket.write(`\r
0\r
\r
`,"latin1"),contentLength!==null&&bytesWritten!==contentLength){if(client[kStrictContentLength])throw new RequestContentLengthMismatchError;process.emitWarning(
new RequestContentLengthMismatchError)}socket[kParser].timeout&&socket[kParser].timeoutType===TIMEOUT_HEADERS&&socket[kParser].timeout.refresh&&socket[kParser].
timeout.refresh(),client[kResume]()}}destroy(err){let{socket,client,abort}=this;socket[kWriting]=!1,err&&(assert(client[kRunning]<=1,"pipeline should only conta\
in this request"),abort(err))}};module.exports=connectH1}}),require_client_h2=_4___commonJS({"node_modules/undici/lib/dispatcher/client-h2.js"(exports,module){"\
use strict";_3_init_node_22();var assert=_4___require("node:assert"),{errorMonitor}=_4___require("node:events"),{pipeline}=_4___require("node:stream"),util=require_util(),
{RequestContentLengthMismatchError,RequestAbortedError,SocketError,InformationalError}=require_errors(),{kUrl,kReset,kClient,kRunning,kPending,kQueue,kPendingIdx,
kRunningIdx,kError,kSocket,kStrictContentLength,kOnError,kMaxConcurrentStreams,kHTTP2Session,kResume,kSize,kHTTPContext}=require_symbols(),kOpenStreams=Symbol("\
open streams"),extractBody,h2ExperimentalWarned=!1,http2;try{http2=_4___require("node:http2")}catch{http2={constants:{}}}var{constants:{HTTP2_HEADER_AUTHORITY,HTTP2_HEADER_METHOD,
HTTP2_HEADER_PATH,HTTP2_HEADER_SCHEME,HTTP2_HEADER_CONTENT_LENGTH,HTTP2_HEADER_EXPECT,HTTP2_HEADER_STATUS}}=http2;function parseH2Headers(headers){let result=[];
for(let[name,value]of Object.entries(headers))if(Array.isArray(value))for(let subvalue of value)result.push(Buffer.from(name),Buffer.from(subvalue));else result.
push(Buffer.from(name),Buffer.from(value));return result}function parseH2ResponseHeaders(headers){let{[HTTP2_HEADER_STATUS]:_statusCode,...realHeaders}=headers;
return parseH2Headers(realHeaders)}async function connectH2(client,socket){client[kSocket]=socket,h2ExperimentalWarned||(h2ExperimentalWarned=!0,process.emitWarning(
"H2 support is experimental, expect them to change at any time.",{code:"UNDICI-H2"}));let session=http2.connect(client[kUrl],{createConnection:()=>socket,peerMaxConcurrentStreams:client[kMaxConcurrentStreams]});
session[kOpenStreams]=0,session[kClient]=client,session[kSocket]=socket,util.addListener(session,"error",onHttp2SessionError),util.addListener(session,"frameErr\
or",onHttp2FrameError),util.addListener(session,"end",onHttp2SessionEnd),util.addListener(session,"goaway",onHTTP2GoAway),util.addListener(session,"close",function(){
let{[kClient]:client2}=this,{[kSocket]:socket2}=client2,err=this[kSocket][kError]||this[kError]||new SocketError("closed",util.getSocketInfo(socket2));if(client2[kHTTP2Session]=
null,client2.destroyed){assert(client2[kPending]===0);let requests=client2[kQueue].splice(client2[kRunningIdx]);for(let i=0;i<requests.length;i++){let request=requests[i];
util.errorRequest(client2,request,err)}}}),session.unref(),client[kHTTP2Session]=session,socket[kHTTP2Session]=session,util.addListener(socket,"error",function(err){
this[kError]=err,this[kClient][kOnError](err)}),util.addListener(socket,"end",function(){util.destroy(this,new SocketError("other side closed",util.getSocketInfo(
this)))}),util.addListener(socket,"close",function(){let err=this[kError]||new SocketError("closed",util.getSocketInfo(this));client[kSocket]=null,this[kHTTP2Session]!=
null&&this[kHTTP2Session].destroy(err),client[kPendingIdx]=client[kRunningIdx],assert(client[kRunning]===0),client.emit("disconnect",client[kUrl],[client],err),
client[kResume]()});let closed=!1;return socket.on("close",()=>{closed=!0}),{version:"h2",defaultPipelining:1/0,write(...args){return writeH2(client,...args)},resume(){
resumeH2(client)},destroy(err,callback){closed?queueMicrotask(callback):socket.destroy(err).on("close",callback)},get destroyed(){return socket.destroyed},busy(){
return!1}}}function resumeH2(client){let socket=client[kSocket];socket?.destroyed===!1&&(client[kSize]===0&&client[kMaxConcurrentStreams]===0?(socket.unref(),client[kHTTP2Session].
unref()):(socket.ref(),client[kHTTP2Session].ref()))}function onHttp2SessionError(err){this[kSocket][kError]=err,this[kClient][kOnError](err)}function onHttp2FrameError(type,code,id){
if(id===0){let err=new InformationalError(`HTTP/2: "frameError" received - type ${type}, code ${code}`);this[kSocket][kError]=err,this[kClient][kOnError](err)}}
function onHttp2SessionEnd(){let err=new SocketError("other side closed",util.getSocketInfo(this[kSocket]));this.destroy(err),util.destroy(this[kSocket],err)}function onHTTP2GoAway(code){
let err=this[kError]||new SocketError(`HTTP/2: "GOAWAY" frame received with code ${code}`,util.getSocketInfo(this)),client=this[kClient];if(client[kSocket]=null,
client[kHTTPContext]=null,this[kHTTP2Session]!=null&&(this[kHTTP2Session].destroy(err),this[kHTTP2Session]=null),util.destroy(this[kSocket],err),client[kRunningIdx]<
client[kQueue].length){let request=client[kQueue][client[kRunningIdx]];client[kQueue][client[kRunningIdx]++]=null,util.errorRequest(client,request,err),client[kPendingIdx]=
client[kRunningIdx]}assert(client[kRunning]===0),client.emit("disconnect",client[kUrl],[client],err),client[kResume]()}function shouldSendContentLength(method){
return method!=="GET"&&method!=="HEAD"&&method!=="OPTIONS"&&method!=="TRACE"&&method!=="CONNECT"}function writeH2(client,request){let session=client[kHTTP2Session],
{method,path,host,upgrade,expectContinue,signal,headers:reqHeaders}=request,{body}=request;if(upgrade)return util.errorRequest(client,request,new Error("Upgrade\
 not supported for H2")),!1;let headers={};for(let n=0;n<reqHeaders.length;n+=2){let key=reqHeaders[n+0],val=reqHeaders[n+1];if(Array.isArray(val))for(let i=0;i<
val.length;i++)headers[key]?headers[key]+=`,${val[i]}`:headers[key]=val[i];else headers[key]=val}let stream,{hostname,port}=client[kUrl];headers[HTTP2_HEADER_AUTHORITY]=
host||`${hostname}${port?`:${port}`:""}`,headers[HTTP2_HEADER_METHOD]=method;let abort=error=>{if(!request.aborted){if(request.completed){method==="CONNECT"&&stream!=
null&&util.destroy(stream,error||new RequestAbortedError);return}error=error||new RequestAbortedError,util.errorRequest(client,request,error),stream!=null&&util.
destroy(stream,error),util.destroy(body,error),client[kQueue][client[kRunningIdx]++]=null,client[kResume]()}};try{request.onConnect(abort)}catch(err){util.errorRequest(
client,request,err)}if(request.aborted)return!1;if(method==="CONNECT"){session.ref(),stream=session.request(headers,{endStream:!1,signal});let upgradeResponseFinished=!1,
onResponse=headers2=>{upgradeResponseFinished=!0,stream.off(errorMonitor,onUpgradeError),request.onUpgradeResponse(Number(headers2[HTTP2_HEADER_STATUS]),headers2,
parseH2ResponseHeaders)},onUpgradeError=error=>{upgradeResponseFinished=!0,stream.off("response",onResponse),request.onUpgradeError(error)},onReady=()=>{try{request.
onUpgrade(null,null,stream)}catch(error){stream.off("response",onResponse),abort(error);return}request.aborted||(stream.off("error",abort),stream.once(errorMonitor,
onUpgradeError),client[kQueue][client[kRunningIdx]++]=null)};return stream.once("response",onResponse),stream.once("error",abort),++session[kOpenStreams],onReady(),
stream.once("close",()=>{!upgradeResponseFinished&&request.completed&&(stream.off("response",onResponse),stream.off(errorMonitor,onUpgradeError),request.onUpgradeError(
new InformationalError(`HTTP/2: "stream error" received - code ${stream.rstCode}`))),session[kOpenStreams]-=1,session[kOpenStreams]===0&&session.unref()}),!0}headers[HTTP2_HEADER_PATH]=
path,headers[HTTP2_HEADER_SCHEME]="https";let expectsPayload=method==="PUT"||method==="POST"||method==="PATCH";body&&typeof body.read=="function"&&body.read(0);
let contentLength=util.bodyLength(body);if(util.isFormDataLike(body)){extractBody??=require_body().extractBody;let[bodyStream,contentType]=extractBody(body);headers["\
content-type"]=contentType,body=bodyStream.stream,contentLength=bodyStream.length}if(contentLength==null&&(contentLength=request.contentLength),(contentLength===
0||!expectsPayload)&&(contentLength=null),shouldSendContentLength(method)&&contentLength>0&&request.contentLength!=null&&request.contentLength!==contentLength){
if(client[kStrictContentLength])return util.errorRequest(client,request,new RequestContentLengthMismatchError),!1;process.emitWarning(new RequestContentLengthMismatchError)}
contentLength!=null&&(assert(body,"no body must not have content length"),headers[HTTP2_HEADER_CONTENT_LENGTH]=`${contentLength}`),session.ref();let shouldEndStream=method===
"GET"||method==="HEAD"||body===null;return expectContinue?(headers[HTTP2_HEADER_EXPECT]="100-continue",stream=session.request(headers,{endStream:shouldEndStream,
signal}),stream.once("continue",writeBodyH2)):(stream=session.request(headers,{endStream:shouldEndStream,signal}),writeBodyH2()),++session[kOpenStreams],stream.
once("response",headers2=>{let{[HTTP2_HEADER_STATUS]:statusCode,...realHeaders}=headers2;if(request.onResponseStarted(),request.aborted){let err=new RequestAbortedError;
util.errorRequest(client,request,err),util.destroy(stream,err);return}request.onHeaders(Number(statusCode),parseH2Headers(realHeaders),stream.resume.bind(stream),
"")===!1&&stream.pause(),stream.on("data",chunk=>{request.onData(chunk)===!1&&stream.pause()})}),stream.once("end",()=>{(stream.state?.state==null||stream.state.
state<6)&&request.onComplete([]),session[kOpenStreams]===0&&session.unref(),abort(new InformationalError("HTTP/2: stream half-closed (remote)")),client[kQueue][client[kRunningIdx]++]=
null,client[kPendingIdx]=client[kRunningIdx],client[kResume]()}),stream.once("close",()=>{session[kOpenStreams]-=1,session[kOpenStreams]===0&&session.unref()}),
stream.once("error",function(err){abort(err)}),stream.once("frameError",(type,code)=>{abort(new InformationalError(`HTTP/2: "frameError" received - type ${type}\
, code ${code}`))}),!0;function writeBodyH2(){!body||contentLength===0?writeBuffer(abort,stream,null,client,request,client[kSocket],contentLength,expectsPayload):
util.isBuffer(body)?writeBuffer(abort,stream,body,client,request,client[kSocket],contentLength,expectsPayload):util.isBlobLike(body)?typeof body.stream=="functi\
on"?writeIterable(abort,stream,body.stream(),client,request,client[kSocket],contentLength,expectsPayload):writeBlob(abort,stream,body,client,request,client[kSocket],
contentLength,expectsPayload):util.isStream(body)?writeStream(abort,client[kSocket],expectsPayload,stream,body,client,request,contentLength):util.isIterable(body)?
writeIterable(abort,stream,body,client,request,client[kSocket],contentLength,expectsPayload):assert(!1)}}function writeBuffer(abort,h2stream,body,client,request,socket,contentLength,expectsPayload){
try{body!=null&&util.isBuffer(body)&&(assert(contentLength===body.byteLength,"buffer body must have content length"),h2stream.cork(),h2stream.write(body),h2stream.
uncork(),h2stream.end(),request.onBodySent(body)),expectsPayload||(socket[kReset]=!0),request.onRequestSent(),client[kResume]()}catch(error){abort(error)}}function writeStream(abort,socket,expectsPayload,h2stream,body,client,request,contentLength){
assert(contentLength!==0||client[kRunning]===0,"stream body cannot be pipelined");let pipe=pipeline(body,h2stream,err=>{err?(util.destroy(pipe,err),abort(err)):
(util.removeAllListeners(pipe),request.onRequestSent(),expectsPayload||(socket[kReset]=!0),client[kResume]())});util.addListener(pipe,"data",onPipeData);function onPipeData(chunk){
request.onBodySent(chunk)}}async function writeBlob(abort,h2stream,body,client,request,socket,contentLength,expectsPayload){assert(contentLength===body.size,"bl\
ob body must have content length");try{if(contentLength!=null&&contentLength!==body.size)throw new RequestContentLengthMismatchError;let buffer=Buffer.from(await body.
arrayBuffer());h2stream.cork(),h2stream.write(buffer),h2stream.uncork(),h2stream.end(),request.onBodySent(buffer),request.onRequestSent(),expectsPayload||(socket[kReset]=
!0),client[kResume]()}catch(err){abort(err)}}async function writeIterable(abort,h2stream,body,client,request,socket,contentLength,expectsPayload){assert(contentLength!==
0||client[kRunning]===0,"iterator body cannot be pipelined");let callback=null;function onDrain(){if(callback){let cb=callback;callback=null,cb()}}let waitForDrain=()=>new Promise(
(resolve,reject)=>{assert(callback===null),socket[kError]?reject(socket[kError]):callback=resolve});h2stream.on("close",onDrain).on("drain",onDrain);try{for await(let chunk of body){
if(socket[kError])throw socket[kError];let res=h2stream.write(chunk);request.onBodySent(chunk),res||await waitForDrain()}h2stream.end(),request.onRequestSent(),
expectsPayload||(socket[kReset]=!0),client[kResume]()}catch(err){abort(err)}finally{h2stream.off("close",onDrain).off("drain",onDrain)}}module.exports=connectH2}}),
require_redirect_handler=_4___commonJS({"node_modules/undici/lib/handler/redirect-handler.js"(exports,module){"use strict";_3_init_node_22();var util=require_util(),
{kBodyUsed}=require_symbols(),assert=_4___require("node:assert"),{InvalidArgumentError}=require_errors(),EE=_4___require("node:events"),redirectableStatusCodes=[
300,301,302,303,307,308],kBody=Symbol("body"),BodyAsyncIterable=class{constructor(body){this[kBody]=body,this[kBodyUsed]=!1}async*[Symbol.asyncIterator](){assert(
!this[kBodyUsed],"disturbed"),this[kBodyUsed]=!0,yield*this[kBody]}},RedirectHandler=class{constructor(dispatch,maxRedirections,opts,handler){if(maxRedirections!=
null&&(!Number.isInteger(maxRedirections)||maxRedirections<0))throw new InvalidArgumentError("maxRedirections must be a positive number");util.validateHandler(handler,
opts.method,opts.upgrade),this.dispatch=dispatch,this.location=null,this.abort=null,this.opts={...opts,maxRedirections:0},this.maxRedirections=maxRedirections,this.
handler=handler,this.history=[],this.redirectionLimitReached=!1,util.isStream(this.opts.body)?(util.bodyLength(this.opts.body)===0&&this.opts.body.on("data",function(){
assert(!1)}),typeof this.opts.body.readableDidRead!="boolean"&&(this.opts.body[kBodyUsed]=!1,EE.prototype.on.call(this.opts.body,"data",function(){this[kBodyUsed]=
!0}))):this.opts.body&&typeof this.opts.body.pipeTo=="function"?this.opts.body=new BodyAsyncIterable(this.opts.body):this.opts.body&&typeof this.opts.body!="str\
ing"&&!ArrayBuffer.isView(this.opts.body)&&util.isIterable(this.opts.body)&&(this.opts.body=new BodyAsyncIterable(this.opts.body))}onConnect(abort){this.abort=abort,
this.handler.onConnect(abort,{history:this.history})}onUpgrade(statusCode,headers,socket){this.handler.onUpgrade(statusCode,headers,socket)}onError(error){this.
handler.onError(error)}onHeaders(statusCode,headers,resume,statusText){if(this.location=this.history.length>=this.maxRedirections||util.isDisturbed(this.opts.body)?
null:parseLocation(statusCode,headers),this.opts.throwOnMaxRedirect&&this.history.length>=this.maxRedirections){this.request&&this.request.abort(new Error("max \
redirects")),this.redirectionLimitReached=!0,this.abort(new Error("max redirects"));return}if(this.opts.origin&&this.history.push(new URL(this.opts.path,this.opts.
origin)),!this.location)return this.handler.onHeaders(statusCode,headers,resume,statusText);let{origin,pathname,search}=util.parseURL(new URL(this.location,this.
opts.origin&&new URL(this.opts.path,this.opts.origin))),path=search?`${pathname}${search}`:pathname;this.opts.headers=cleanRequestHeaders(this.opts.headers,statusCode===
303,this.opts.origin!==origin),this.opts.path=path,this.opts.origin=origin,this.opts.maxRedirections=0,this.opts.query=null,statusCode===303&&this.opts.method!==
"HEAD"&&(this.opts.method="GET",this.opts.body=null)}onData(chunk){if(!this.location)return this.handler.onData(chunk)}onComplete(trailers){this.location?(this.
location=null,this.abort=null,this.dispatch(this.opts,this)):this.handler.onComplete(trailers)}onBodySent(chunk){this.handler.onBodySent&&this.handler.onBodySent(
chunk)}};function parseLocation(statusCode,headers){if(redirectableStatusCodes.indexOf(statusCode)===-1)return null;for(let i=0;i<headers.length;i+=2)if(headers[i].
length===8&&util.headerNameToString(headers[i])==="location")return headers[i+1]}function shouldRemoveHeader(header,removeContent,unknownOrigin){if(header.length===
4)return util.headerNameToString(header)==="host";if(removeContent&&util.headerNameToString(header).startsWith("content-"))return!0;if(unknownOrigin&&(header.length===
13||header.length===6||header.length===19)){let name=util.headerNameToString(header);return name==="authorization"||name==="cookie"||name==="proxy-authorization"}
return!1}function cleanRequestHeaders(headers,removeContent,unknownOrigin){let ret=[];if(Array.isArray(headers))for(let i=0;i<headers.length;i+=2)shouldRemoveHeader(
headers[i],removeContent,unknownOrigin)||ret.push(headers[i],headers[i+1]);else if(headers&&typeof headers=="object")for(let key of Object.keys(headers))shouldRemoveHeader(
key,removeContent,unknownOrigin)||ret.push(key,headers[key]);else assert(headers==null,"headers must be an object or an array");return ret}module.exports=RedirectHandler}}),
require_redirect_interceptor=_4___commonJS({"node_modules/undici/lib/interceptor/redirect-interceptor.js"(exports,module){"use strict";_3_init_node_22();var RedirectHandler=require_redirect_handler();
function createRedirectInterceptor({maxRedirections:defaultMaxRedirections}){return dispatch=>function(opts,handler){let{maxRedirections=defaultMaxRedirections}=opts;
if(!maxRedirections)return dispatch(opts,handler);let redirectHandler=new RedirectHandler(dispatch,maxRedirections,opts,handler);return opts={...opts,maxRedirections:0},
dispatch(opts,redirectHandler)}}module.exports=createRedirectInterceptor}}),require_client=_4___commonJS({"node_modules/undici/lib/dispatcher/client.js"(exports,module){
"use strict";_3_init_node_22();var assert=_4___require("node:assert"),net=_4___require("node:net"),http=_4___require("node:http"),util=require_util(),{channels}=require_diagnostics(),
Request=require_request(),DispatcherBase=require_dispatcher_base(),{InvalidArgumentError,InformationalError,ClientDestroyedError}=require_errors(),buildConnector=require_connect(),
{kUrl,kServerName,kClient,kBusy,kConnect,kResuming,kRunning,kPending,kSize,kQueue,kConnected,kConnecting,kNeedDrain,kKeepAliveDefaultTimeout,kHostHeader,kPendingIdx,
kRunningIdx,kError,kPipelining,kKeepAliveTimeoutValue,kMaxHeadersSize,kKeepAliveMaxTimeout,kKeepAliveTimeoutThreshold,kHeadersTimeout,kBodyTimeout,kStrictContentLength,
kConnector,kMaxRedirections,kMaxRequests,kCounter,kClose,kDestroy,kDispatch,kInterceptors,kLocalAddress,kMaxResponseSize,kOnError,kHTTPContext,kMaxConcurrentStreams,
kResume}=require_symbols(),connectH1=require_client_h1(),connectH2=require_client_h2(),deprecatedInterceptorWarned=!1,kClosedResolve=Symbol("kClosedResolve"),noop=()=>{};
function getPipelining(client){return client[kPipelining]??client[kHTTPContext]?.defaultPipelining??1}var Client=class extends DispatcherBase{constructor(url,{interceptors,
maxHeaderSize,headersTimeout,socketTimeout,requestTimeout,connectTimeout,bodyTimeout,idleTimeout,keepAlive,keepAliveTimeout,maxKeepAliveTimeout,keepAliveMaxTimeout,
keepAliveTimeoutThreshold,socketPath,pipelining,tls,strictContentLength,maxCachedSessions,maxRedirections,connect:connect2,maxRequestsPerClient,localAddress,maxResponseSize,
autoSelectFamily,autoSelectFamilyAttemptTimeout,maxConcurrentStreams,allowH2,webSocket,eventSource}={}){if(super({webSocket,eventSource}),keepAlive!==void 0)throw new InvalidArgumentError(
"unsupported keepAlive, use pipelining=0 instead");if(socketTimeout!==void 0)throw new InvalidArgumentError("unsupported socketTimeout, use headersTimeout & bod\
yTimeout instead");if(requestTimeout!==void 0)throw new InvalidArgumentError("unsupported requestTimeout, use headersTimeout & bodyTimeout instead");if(idleTimeout!==
void 0)throw new InvalidArgumentError("unsupported idleTimeout, use keepAliveTimeout instead");if(maxKeepAliveTimeout!==void 0)throw new InvalidArgumentError("u\
nsupported maxKeepAliveTimeout, use keepAliveMaxTimeout instead");if(maxHeaderSize!=null&&!Number.isFinite(maxHeaderSize))throw new InvalidArgumentError("invali\
d maxHeaderSize");if(socketPath!=null&&typeof socketPath!="string")throw new InvalidArgumentError("invalid socketPath");if(connectTimeout!=null&&(!Number.isFinite(
connectTimeout)||connectTimeout<0))throw new InvalidArgumentError("invalid connectTimeout");if(keepAliveTimeout!=null&&(!Number.isFinite(keepAliveTimeout)||keepAliveTimeout<=
0))throw new InvalidArgumentError("invalid keepAliveTimeout");if(keepAliveMaxTimeout!=null&&(!Number.isFinite(keepAliveMaxTimeout)||keepAliveMaxTimeout<=0))throw new InvalidArgumentError(
"invalid keepAliveMaxTimeout");if(keepAliveTimeoutThreshold!=null&&!Number.isFinite(keepAliveTimeoutThreshold))throw new InvalidArgumentError("invalid keepAlive\
TimeoutThreshold");if(headersTimeout!=null&&(!Number.isInteger(headersTimeout)||headersTimeout<0))throw new InvalidArgumentError("headersTimeout must be a posit\
ive integer or zero");if(bodyTimeout!=null&&(!Number.isInteger(bodyTimeout)||bodyTimeout<0))throw new InvalidArgumentError("bodyTimeout must be a positive integ\
er or zero");if(connect2!=null&&typeof connect2!="function"&&typeof connect2!="object")throw new InvalidArgumentError("connect must be a function or an object");
if(maxRedirections!=null&&(!Number.isInteger(maxRedirections)||maxRedirections<0))throw new InvalidArgumentError("maxRedirections must be a positive number");if(maxRequestsPerClient!=
null&&(!Number.isInteger(maxRequestsPerClient)||maxRequestsPerClient<0))throw new InvalidArgumentError("maxRequestsPerClient must be a positive number");if(localAddress!=
null&&(typeof localAddress!="string"||net.isIP(localAddress)===0))throw new InvalidArgumentError("localAddress must be valid string IP address");if(maxResponseSize!=
null&&(!Number.isInteger(maxResponseSize)||maxResponseSize<-1))throw new InvalidArgumentError("maxResponseSize must be a positive number");if(autoSelectFamilyAttemptTimeout!=
null&&(!Number.isInteger(autoSelectFamilyAttemptTimeout)||autoSelectFamilyAttemptTimeout<-1))throw new InvalidArgumentError("autoSelectFamilyAttemptTimeout must\
 be a positive number");if(allowH2!=null&&typeof allowH2!="boolean")throw new InvalidArgumentError("allowH2 must be a valid boolean value");if(maxConcurrentStreams!=
null&&(typeof maxConcurrentStreams!="number"||maxConcurrentStreams<1))throw new InvalidArgumentError("maxConcurrentStreams must be a positive integer, greater t\
han 0");typeof connect2!="function"&&(connect2=buildConnector({...tls,maxCachedSessions,allowH2,socketPath,timeout:connectTimeout,...autoSelectFamily?{autoSelectFamily,
autoSelectFamilyAttemptTimeout}:void 0,...connect2})),interceptors?.Client&&Array.isArray(interceptors.Client)?(this[kInterceptors]=interceptors.Client,deprecatedInterceptorWarned||
(deprecatedInterceptorWarned=!0,process.emitWarning("Client.Options#interceptor is deprecated. Use Dispatcher#compose instead.",{code:"UNDICI-CLIENT-INTERCEPTOR\
-DEPRECATED"}))):this[kInterceptors]=[createRedirectInterceptor({maxRedirections})],this[kUrl]=util.parseOrigin(url),this[kConnector]=connect2,this[kPipelining]=
pipelining??1,this[kMaxHeadersSize]=maxHeaderSize||http.maxHeaderSize,this[kKeepAliveDefaultTimeout]=keepAliveTimeout??4e3,this[kKeepAliveMaxTimeout]=keepAliveMaxTimeout??
6e5,this[kKeepAliveTimeoutThreshold]=keepAliveTimeoutThreshold??2e3,this[kKeepAliveTimeoutValue]=this[kKeepAliveDefaultTimeout],this[kServerName]=null,this[kLocalAddress]=
localAddress??null,this[kResuming]=0,this[kNeedDrain]=0,this[kHostHeader]=`host: ${this[kUrl].hostname}${this[kUrl].port?`:${this[kUrl].port}`:""}\r
`,this[kBodyTimeout]=bodyTimeout??3e5,this[kHeadersTimeout]=headersTimeout??3e5,this[kStrictContentLength]=strictContentLength??!0,this[kMaxRedirections]=maxRedirections,
this[kMaxRequests]=maxRequestsPerClient,this[kClosedResolve]=null,this[kMaxResponseSize]=maxResponseSize>-1?maxResponseSize:-1,this[kMaxConcurrentStreams]=maxConcurrentStreams??
100,this[kHTTPContext]=null,this[kQueue]=[],this[kRunningIdx]=0,this[kPendingIdx]=0,this[kResume]=sync=>resume(this,sync),this[kOnError]=err=>onError(this,err)}get pipelining(){
return this[kPipelining]}set pipelining(value){this[kPipelining]=value,this[kResume](!0)}get[kPending](){return this[kQueue].length-this[kPendingIdx]}get[kRunning](){
return this[kPendingIdx]-this[kRunningIdx]}get[kSize](){return this[kQueue].length-this[kRunningIdx]}get[kConnected](){return!!this[kHTTPContext]&&!this[kConnecting]&&
!this[kHTTPContext].destroyed}get[kBusy](){return!!(this[kHTTPContext]?.busy(null)||this[kSize]>=(getPipelining(this)||1)||this[kPending]>0)}[kConnect](cb){connect(
this),this.once("connect",cb)}[kDispatch](opts,handler){let origin=opts.origin||this[kUrl].origin,request=new Request(origin,opts,handler);return this[kQueue].push(
request),this[kResuming]||(util.bodyLength(request.body)==null&&util.isIterable(request.body)?(this[kResuming]=1,queueMicrotask(()=>resume(this))):this[kResume](
!0)),this[kResuming]&&this[kNeedDrain]!==2&&this[kBusy]&&(this[kNeedDrain]=2),this[kNeedDrain]<2}async[kClose](){return new Promise(resolve=>{this[kSize]?this[kClosedResolve]=
resolve:resolve(null)})}async[kDestroy](err){return new Promise(resolve=>{let requests=this[kQueue].splice(this[kPendingIdx]);for(let i=0;i<requests.length;i++){
let request=requests[i];util.errorRequest(this,request,err)}let callback=()=>{this[kClosedResolve]&&(this[kClosedResolve](),this[kClosedResolve]=null),resolve(null)};
this[kHTTPContext]?(this[kHTTPContext].destroy(err,callback),this[kHTTPContext]=null):queueMicrotask(callback),this[kResume]()})}},createRedirectInterceptor=require_redirect_interceptor();
function onError(client,err){if(client[kRunning]===0&&err.code!=="UND_ERR_INFO"&&err.code!=="UND_ERR_SOCKET"){assert(client[kPendingIdx]===client[kRunningIdx]);
let requests=client[kQueue].splice(client[kRunningIdx]);for(let i=0;i<requests.length;i++){let request=requests[i];util.errorRequest(client,request,err)}assert(
client[kSize]===0)}}async function connect(client){assert(!client[kConnecting]),assert(!client[kHTTPContext]);let{host,hostname,protocol,port}=client[kUrl];if(hostname[0]===
"["){let idx=hostname.indexOf("]");assert(idx!==-1);let ip=hostname.substring(1,idx);assert(net.isIP(ip)),hostname=ip}client[kConnecting]=!0,channels.beforeConnect.
hasSubscribers&&channels.beforeConnect.publish({connectParams:{host,hostname,protocol,port,version:client[kHTTPContext]?.version,servername:client[kServerName],
localAddress:client[kLocalAddress]},connector:client[kConnector]});try{let socket=await new Promise((resolve,reject)=>{client[kConnector]({host,hostname,protocol,
port,servername:client[kServerName],localAddress:client[kLocalAddress]},(err,socket2)=>{err?reject(err):resolve(socket2)})});if(client.destroyed){util.destroy(socket.
on("error",noop),new ClientDestroyedError);return}assert(socket);try{client[kHTTPContext]=socket.alpnProtocol==="h2"?await connectH2(client,socket):await connectH1(
client,socket)}catch(err){throw socket.destroy().on("error",noop),err}client[kConnecting]=!1,socket[kCounter]=0,socket[kMaxRequests]=client[kMaxRequests],socket[kClient]=
client,socket[kError]=null,channels.connected.hasSubscribers&&channels.connected.publish({connectParams:{host,hostname,protocol,port,version:client[kHTTPContext]?.
version,servername:client[kServerName],localAddress:client[kLocalAddress]},connector:client[kConnector],socket}),client.emit("connect",client[kUrl],[client])}catch(err){
if(client.destroyed)return;if(client[kConnecting]=!1,channels.connectError.hasSubscribers&&channels.connectError.publish({connectParams:{host,hostname,protocol,
port,version:client[kHTTPContext]?.version,servername:client[kServerName],localAddress:client[kLocalAddress]},connector:client[kConnector],error:err}),err.code===
"ERR_TLS_CERT_ALTNAME_INVALID")for(assert(client[kRunning]===0);client[kPending]>0&&client[kQueue][client[kPendingIdx]].servername===client[kServerName];){let request=client[kQueue][client[kPendingIdx]++];
util.errorRequest(client,request,err)}else onError(client,err);client.emit("connectionError",client[kUrl],[client],err)}client[kResume]()}function emitDrain(client){
client[kNeedDrain]=0,client.emit("drain",client[kUrl],[client])}function resume(client,sync){client[kResuming]!==2&&(client[kResuming]=2,_resume(client,sync),client[kResuming]=
0,client[kRunningIdx]>256&&(client[kQueue].splice(0,client[kRunningIdx]),client[kPendingIdx]-=client[kRunningIdx],client[kRunningIdx]=0))}function _resume(client,sync){
for(;;){if(client.destroyed){assert(client[kPending]===0);return}if(client[kClosedResolve]&&!client[kSize]){client[kClosedResolve](),client[kClosedResolve]=null;
return}if(client[kHTTPContext]&&client[kHTTPContext].resume(),client[kBusy])client[kNeedDrain]=2;else if(client[kNeedDrain]===2){sync?(client[kNeedDrain]=1,queueMicrotask(
()=>emitDrain(client))):emitDrain(client);continue}if(client[kPending]===0||client[kRunning]>=(getPipelining(client)||1))return;let request=client[kQueue][client[kPendingIdx]];
if(client[kUrl].protocol==="https:"&&client[kServerName]!==request.servername){if(client[kRunning]>0)return;client[kServerName]=request.servername,client[kHTTPContext]?.
destroy(new InformationalError("servername changed"),()=>{client[kHTTPContext]=null,resume(client)})}if(client[kConnecting])return;if(!client[kHTTPContext]){connect(
client);return}if(client[kHTTPContext].destroyed||client[kHTTPContext].busy(request))return;!request.aborted&&client[kHTTPContext].write(request)?client[kPendingIdx]++:
client[kQueue].splice(client[kPendingIdx],1)}}module.exports=Client}}),require_fixed_queue=_4___commonJS({"node_modules/undici/lib/dispatcher/fixed-queue.js"(exports,module){
"use strict";_3_init_node_22();var FixedCircularBuffer=class{constructor(){this.bottom=0,this.top=0,this.list=new Array(2048),this.next=null}isEmpty(){return this.
top===this.bottom}isFull(){return(this.top+1&2047)===this.bottom}push(data){this.list[this.top]=data,this.top=this.top+1&2047}shift(){let nextItem=this.list[this.
bottom];return nextItem===void 0?null:(this.list[this.bottom]=void 0,this.bottom=this.bottom+1&2047,nextItem)}};module.exports=class{constructor(){this.head=this.
tail=new FixedCircularBuffer}isEmpty(){return this.head.isEmpty()}push(data){this.head.isFull()&&(this.head=this.head.next=new FixedCircularBuffer),this.head.push(
data)}shift(){let tail=this.tail,next=tail.shift();return tail.isEmpty()&&tail.next!==null&&(this.tail=tail.next),next}}}}),require_pool_stats=_4___commonJS({"n\
ode_modules/undici/lib/dispatcher/pool-stats.js"(exports,module){_3_init_node_22();var{kFree,kConnected,kPending,kQueued,kRunning,kSize}=require_symbols(),kPool=Symbol(
"pool"),PoolStats=class{constructor(pool){this[kPool]=pool}get connected(){return this[kPool][kConnected]}get free(){return this[kPool][kFree]}get pending(){return this[kPool][kPending]}get queued(){
return this[kPool][kQueued]}get running(){return this[kPool][kRunning]}get size(){return this[kPool][kSize]}};module.exports=PoolStats}}),require_pool_base=_4___commonJS(
{"node_modules/undici/lib/dispatcher/pool-base.js"(exports,module){"use strict";_3_init_node_22();var DispatcherBase=require_dispatcher_base(),FixedQueue=require_fixed_queue(),
{kConnected,kSize,kRunning,kPending,kQueued,kBusy,kFree,kUrl,kClose,kDestroy,kDispatch}=require_symbols(),PoolStats=require_pool_stats(),kClients=Symbol("client\
s"),kNeedDrain=Symbol("needDrain"),kQueue=Symbol("queue"),kClosedResolve=Symbol("closed resolve"),kOnDrain=Symbol("onDrain"),kOnConnect=Symbol("onConnect"),kOnDisconnect=Symbol(
"onDisconnect"),kOnConnectionError=Symbol("onConnectionError"),kGetDispatcher=Symbol("get dispatcher"),kAddClient=Symbol("add client"),kRemoveClient=Symbol("rem\
ove client"),kStats=Symbol("stats"),PoolBase=class extends DispatcherBase{constructor(opts){super(opts),this[kQueue]=new FixedQueue,this[kClients]=[],this[kQueued]=
0;let pool=this;this[kOnDrain]=function(origin,targets){let queue=pool[kQueue],needDrain=!1;for(;!needDrain;){let item=queue.shift();if(!item)break;pool[kQueued]--,
needDrain=!this.dispatch(item.opts,item.handler)}this[kNeedDrain]=needDrain,!this[kNeedDrain]&&pool[kNeedDrain]&&(pool[kNeedDrain]=!1,pool.emit("drain",origin,[
pool,...targets])),pool[kClosedResolve]&&queue.isEmpty()&&Promise.all(pool[kClients].map(c=>c.close())).then(pool[kClosedResolve])},this[kOnConnect]=(origin,targets)=>{
pool.emit("connect",origin,[pool,...targets])},this[kOnDisconnect]=(origin,targets,err)=>{pool.emit("disconnect",origin,[pool,...targets],err)},this[kOnConnectionError]=
(origin,targets,err)=>{pool.emit("connectionError",origin,[pool,...targets],err)},this[kStats]=new PoolStats(this)}get[kBusy](){return this[kNeedDrain]}get[kConnected](){
return this[kClients].filter(client=>client[kConnected]).length}get[kFree](){return this[kClients].filter(client=>client[kConnected]&&!client[kNeedDrain]).length}get[kPending](){
let ret=this[kQueued];for(let{[kPending]:pending}of this[kClients])ret+=pending;return ret}get[kRunning](){let ret=0;for(let{[kRunning]:running}of this[kClients])
ret+=running;return ret}get[kSize](){let ret=this[kQueued];for(let{[kSize]:size}of this[kClients])ret+=size;return ret}get stats(){return this[kStats]}async[kClose](){
this[kQueue].isEmpty()?await Promise.all(this[kClients].map(c=>c.close())):await new Promise(resolve=>{this[kClosedResolve]=resolve})}async[kDestroy](err){for(;;){
let item=this[kQueue].shift();if(!item)break;item.handler.onError(err)}await Promise.all(this[kClients].map(c=>c.destroy(err)))}[kDispatch](opts,handler){let dispatcher=this[kGetDispatcher]();
return dispatcher?dispatcher.dispatch(opts,handler)||(dispatcher[kNeedDrain]=!0,this[kNeedDrain]=!this[kGetDispatcher]()):(this[kNeedDrain]=!0,this[kQueue].push(
{opts,handler}),this[kQueued]++),!this[kNeedDrain]}[kAddClient](client){return client.on("drain",this[kOnDrain]).on("connect",this[kOnConnect]).on("disconnect",
this[kOnDisconnect]).on("connectionError",this[kOnConnectionError]),this[kClients].push(client),this[kNeedDrain]&&queueMicrotask(()=>{this[kNeedDrain]&&this[kOnDrain](
client[kUrl],[this,client])}),this}[kRemoveClient](client){client.close(()=>{let idx=this[kClients].indexOf(client);idx!==-1&&this[kClients].splice(idx,1)}),this[kNeedDrain]=
this[kClients].some(dispatcher=>!dispatcher[kNeedDrain]&&dispatcher.closed!==!0&&dispatcher.destroyed!==!0)}};module.exports={PoolBase,kClients,kNeedDrain,kAddClient,
kRemoveClient,kGetDispatcher}}}),require_pool=_4___commonJS({"node_modules/undici/lib/dispatcher/pool.js"(exports,module){"use strict";_3_init_node_22();var{PoolBase,
kClients,kNeedDrain,kAddClient,kGetDispatcher}=require_pool_base(),Client=require_client(),{InvalidArgumentError}=require_errors(),util=require_util(),{kUrl,kInterceptors}=require_symbols(),
buildConnector=require_connect(),kOptions=Symbol("options"),kConnections=Symbol("connections"),kFactory=Symbol("factory");function defaultFactory(origin,opts){return new Client(
origin,opts)}var Pool=class extends PoolBase{constructor(origin,{connections,factory=defaultFactory,connect,connectTimeout,tls,maxCachedSessions,socketPath,autoSelectFamily,
autoSelectFamilyAttemptTimeout,allowH2,...options}={}){if(connections!=null&&(!Number.isFinite(connections)||connections<0))throw new InvalidArgumentError("inva\
lid connections");if(typeof factory!="function")throw new InvalidArgumentError("factory must be a function.");if(connect!=null&&typeof connect!="function"&&typeof connect!=
"object")throw new InvalidArgumentError("connect must be a function or an object");typeof connect!="function"&&(connect=buildConnector({...tls,maxCachedSessions,
allowH2,socketPath,timeout:connectTimeout,...autoSelectFamily?{autoSelectFamily,autoSelectFamilyAttemptTimeout}:void 0,...connect})),super(options),this[kInterceptors]=
options.interceptors?.Pool&&Array.isArray(options.interceptors.Pool)?options.interceptors.Pool:[],this[kConnections]=connections||null,this[kUrl]=util.parseOrigin(
origin),this[kOptions]={...util.deepClone(options),connect,allowH2},this[kOptions].interceptors=options.interceptors?{...options.interceptors}:void 0,this[kFactory]=
factory,this.on("connectionError",(origin2,targets,error)=>{for(let target of targets){let idx=this[kClients].indexOf(target);idx!==-1&&this[kClients].splice(idx,
1)}})}[kGetDispatcher](){for(let client of this[kClients])if(!client[kNeedDrain])return client;if(!this[kConnections]||this[kClients].length<this[kConnections]){
let dispatcher=this[kFactory](this[kUrl],this[kOptions]);return this[kAddClient](dispatcher),dispatcher}}};module.exports=Pool}}),require_balanced_pool=_4___commonJS(
{"node_modules/undici/lib/dispatcher/balanced-pool.js"(exports,module){"use strict";_3_init_node_22();var{BalancedPoolMissingUpstreamError,InvalidArgumentError}=require_errors(),
{PoolBase,kClients,kNeedDrain,kAddClient,kRemoveClient,kGetDispatcher}=require_pool_base(),Pool=require_pool(),{kUrl,kInterceptors}=require_symbols(),{parseOrigin}=require_util(),
kFactory=Symbol("factory"),kOptions=Symbol("options"),kGreatestCommonDivisor=Symbol("kGreatestCommonDivisor"),kCurrentWeight=Symbol("kCurrentWeight"),kIndex=Symbol(
"kIndex"),kWeight=Symbol("kWeight"),kMaxWeightPerServer=Symbol("kMaxWeightPerServer"),kErrorPenalty=Symbol("kErrorPenalty");function getGreatestCommonDivisor(a,b){
if(a===0)return b;for(;b!==0;){let t=b;b=a%b,a=t}return a}function defaultFactory(origin,opts){return new Pool(origin,opts)}var BalancedPool=class extends PoolBase{constructor(upstreams=[],{
factory=defaultFactory,...opts}={}){if(super(),this[kOptions]=opts,this[kIndex]=-1,this[kCurrentWeight]=0,this[kMaxWeightPerServer]=this[kOptions].maxWeightPerServer||
100,this[kErrorPenalty]=this[kOptions].errorPenalty||15,Array.isArray(upstreams)||(upstreams=[upstreams]),typeof factory!="function")throw new InvalidArgumentError(
"factory must be a function.");this[kInterceptors]=opts.interceptors?.BalancedPool&&Array.isArray(opts.interceptors.BalancedPool)?opts.interceptors.BalancedPool:
[],this[kFactory]=factory;for(let upstream of upstreams)this.addUpstream(upstream);this._updateBalancedPoolStats()}addUpstream(upstream){let upstreamOrigin=parseOrigin(
upstream).origin;if(this[kClients].find(pool2=>pool2[kUrl].origin===upstreamOrigin&&pool2.closed!==!0&&pool2.destroyed!==!0))return this;let pool=this[kFactory](
upstreamOrigin,Object.assign({},this[kOptions]));this[kAddClient](pool),pool.on("connect",()=>{pool[kWeight]=Math.min(this[kMaxWeightPerServer],pool[kWeight]+this[kErrorPenalty])}),
pool.on("connectionError",()=>{pool[kWeight]=Math.max(1,pool[kWeight]-this[kErrorPenalty]),this._updateBalancedPoolStats()}),pool.on("disconnect",(...args)=>{let err=args[2];
err&&err.code==="UND_ERR_SOCKET"&&(pool[kWeight]=Math.max(1,pool[kWeight]-this[kErrorPenalty]),this._updateBalancedPoolStats())});for(let client of this[kClients])
client[kWeight]=this[kMaxWeightPerServer];return this._updateBalancedPoolStats(),this}_updateBalancedPoolStats(){let result=0;for(let i=0;i<this[kClients].length;i++)
result=getGreatestCommonDivisor(this[kClients][i][kWeight],result);this[kGreatestCommonDivisor]=result}removeUpstream(upstream){let upstreamOrigin=parseOrigin(upstream).
origin,pool=this[kClients].find(pool2=>pool2[kUrl].origin===upstreamOrigin&&pool2.closed!==!0&&pool2.destroyed!==!0);return pool&&this[kRemoveClient](pool),this}get upstreams(){
return this[kClients].filter(dispatcher=>dispatcher.closed!==!0&&dispatcher.destroyed!==!0).map(p=>p[kUrl].origin)}[kGetDispatcher](){if(this[kClients].length===
0)throw new BalancedPoolMissingUpstreamError;if(!this[kClients].find(dispatcher2=>!dispatcher2[kNeedDrain]&&dispatcher2.closed!==!0&&dispatcher2.destroyed!==!0)||
this[kClients].map(pool=>pool[kNeedDrain]).reduce((a,b)=>a&&b,!0))return;let counter=0,maxWeightIndex=this[kClients].findIndex(pool=>!pool[kNeedDrain]);for(;counter++<
this[kClients].length;){this[kIndex]=(this[kIndex]+1)%this[kClients].length;let pool=this[kClients][this[kIndex]];if(pool[kWeight]>this[kClients][maxWeightIndex][kWeight]&&
!pool[kNeedDrain]&&(maxWeightIndex=this[kIndex]),this[kIndex]===0&&(this[kCurrentWeight]=this[kCurrentWeight]-this[kGreatestCommonDivisor],this[kCurrentWeight]<=
0&&(this[kCurrentWeight]=this[kMaxWeightPerServer])),pool[kWeight]>=this[kCurrentWeight]&&!pool[kNeedDrain])return pool}return this[kCurrentWeight]=this[kClients][maxWeightIndex][kWeight],
this[kIndex]=maxWeightIndex,this[kClients][maxWeightIndex]}};module.exports=BalancedPool}}),require_agent=_4___commonJS({"node_modules/undici/lib/dispatcher/age\
nt.js"(exports,module){"use strict";_3_init_node_22();var{InvalidArgumentError}=require_errors(),{kClients,kRunning,kClose,kDestroy,kDispatch,kInterceptors}=require_symbols(),
DispatcherBase=require_dispatcher_base(),Pool=require_pool(),Client=require_client(),util=require_util(),createRedirectInterceptor=require_redirect_interceptor(),
kOnConnect=Symbol("onConnect"),kOnDisconnect=Symbol("onDisconnect"),kOnConnectionError=Symbol("onConnectionError"),kMaxRedirections=Symbol("maxRedirections"),kOnDrain=Symbol(
"onDrain"),kFactory=Symbol("factory"),kOptions=Symbol("options");function defaultFactory(origin,opts){return opts&&opts.connections===1?new Client(origin,opts):
new Pool(origin,opts)}var Agent=class extends DispatcherBase{constructor({factory=defaultFactory,maxRedirections=0,connect,tls,...options}={}){if(typeof factory!=
"function")throw new InvalidArgumentError("factory must be a function.");if(connect!=null&&typeof connect!="function"&&typeof connect!="object")throw new InvalidArgumentError(
"connect must be a function or an object");if(!Number.isInteger(maxRedirections)||maxRedirections<0)throw new InvalidArgumentError("maxRedirections must be a po\
sitive number");super(options),connect&&typeof connect!="function"&&(connect={...connect}),tls&&typeof tls!="function"&&(tls={...tls}),this[kInterceptors]=options.
interceptors?.Agent&&Array.isArray(options.interceptors.Agent)?options.interceptors.Agent:[createRedirectInterceptor({maxRedirections})],this[kOptions]={...util.
deepClone(options),connect,tls},this[kOptions].interceptors=options.interceptors?{...options.interceptors}:void 0,this[kMaxRedirections]=maxRedirections,this[kFactory]=
factory,this[kClients]=new Map,this[kOnDrain]=(origin,targets)=>{this.emit("drain",origin,[this,...targets])},this[kOnConnect]=(origin,targets)=>{this.emit("con\
nect",origin,[this,...targets])},this[kOnDisconnect]=(origin,targets,err)=>{this.emit("disconnect",origin,[this,...targets],err)},this[kOnConnectionError]=(origin,targets,err)=>{
this.emit("connectionError",origin,[this,...targets],err)}}get[kRunning](){let ret=0;for(let client of this[kClients].values())ret+=client[kRunning];return ret}[kDispatch](opts,handler){
let key;if(opts.origin&&(typeof opts.origin=="string"||opts.origin instanceof URL))key=String(opts.origin);else throw new InvalidArgumentError("opts.origin must\
 be a non-empty string or URL.");let dispatcher=this[kClients].get(key);return dispatcher||(dispatcher=this[kFactory](opts.origin,this[kOptions]).on("drain",this[kOnDrain]).
on("connect",this[kOnConnect]).on("disconnect",this[kOnDisconnect]).on("connectionError",this[kOnConnectionError]),this[kClients].set(key,dispatcher)),dispatcher.
dispatch(opts,handler)}async[kClose](){let closePromises=[];for(let client of this[kClients].values())closePromises.push(client.close());this[kClients].clear(),
await Promise.all(closePromises)}async[kDestroy](err){let destroyPromises=[];for(let client of this[kClients].values())destroyPromises.push(client.destroy(err));
this[kClients].clear(),await Promise.all(destroyPromises)}};module.exports=Agent}}),require_proxy_agent=_4___commonJS({"node_modules/undici/lib/dispatcher/proxy\
-agent.js"(exports,module){"use strict";_3_init_node_22();var{kProxy,kClose,kDestroy,kDispatch,kInterceptors}=require_symbols(),{URL:URL2}=_4___require("node:ur\
l"),Agent=require_agent(),Pool=require_pool(),DispatcherBase=require_dispatcher_base(),{InvalidArgumentError,RequestAbortedError,SecureProxyConnectionError}=require_errors(),
buildConnector=require_connect(),Client=require_client(),kAgent=Symbol("proxy agent"),kClient=Symbol("proxy client"),kProxyHeaders=Symbol("proxy headers"),kRequestTls=Symbol(
"request tls settings"),kProxyTls=Symbol("proxy tls settings"),kConnectEndpoint=Symbol("connect endpoint function"),kTunnelProxy=Symbol("tunnel proxy");function defaultProtocolPort(protocol){
return protocol==="https:"?443:80}function defaultFactory(origin,opts){return new Pool(origin,opts)}var noop=()=>{};function defaultAgentFactory(origin,opts){return opts.
connections===1?new Client(origin,opts):new Pool(origin,opts)}var Http1ProxyWrapper=class extends DispatcherBase{#client;constructor(proxyUrl,{headers={},connect,
factory}){if(super(),!proxyUrl)throw new InvalidArgumentError("Proxy URL is mandatory");this[kProxyHeaders]=headers,factory?this.#client=factory(proxyUrl,{connect}):
this.#client=new Client(proxyUrl,{connect})}[kDispatch](opts,handler){let onHeaders=handler.onHeaders;handler.onHeaders=function(statusCode,data,resume){if(statusCode===
407){typeof handler.onError=="function"&&handler.onError(new InvalidArgumentError("Proxy Authentication Required (407)"));return}onHeaders&&onHeaders.call(this,
statusCode,data,resume)};let{origin,path="/",headers={}}=opts;if(opts.path=origin+path,!("host"in headers)&&!("Host"in headers)){let{host}=new URL2(origin);headers.
host=host}return opts.headers={...this[kProxyHeaders],...headers},this.#client[kDispatch](opts,handler)}async[kClose](){return this.#client.close()}async[kDestroy](err){
return this.#client.destroy(err)}},ProxyAgent=class extends DispatcherBase{constructor(opts){if(super(),!opts||typeof opts=="object"&&!(opts instanceof URL2)&&!opts.
uri)throw new InvalidArgumentError("Proxy uri is mandatory");let{clientFactory=defaultFactory}=opts;if(typeof clientFactory!="function")throw new InvalidArgumentError(
"Proxy opts.clientFactory must be a function.");let{proxyTunnel=!0}=opts,url=this.#getUrl(opts),{href,origin,port,protocol,username,password,hostname:proxyHostname}=url;
if(this[kProxy]={uri:href,protocol},this[kInterceptors]=opts.interceptors?.ProxyAgent&&Array.isArray(opts.interceptors.ProxyAgent)?opts.interceptors.ProxyAgent:
[],this[kRequestTls]=opts.requestTls,this[kProxyTls]=opts.proxyTls,this[kProxyHeaders]=opts.headers||{},this[kTunnelProxy]=proxyTunnel,opts.auth&&opts.token)throw new InvalidArgumentError(
"opts.auth cannot be used in combination with opts.token");opts.auth?this[kProxyHeaders]["proxy-authorization"]=`Basic ${opts.auth}`:opts.token?this[kProxyHeaders]["\
proxy-authorization"]=opts.token:username&&password&&(this[kProxyHeaders]["proxy-authorization"]=`Basic ${Buffer.from(`${decodeURIComponent(username)}:${decodeURIComponent(
password)}`).toString("base64")}`);let connect=buildConnector({...opts.proxyTls});this[kConnectEndpoint]=buildConnector({...opts.requestTls});let agentFactory=opts.
factory||defaultAgentFactory,factory=(origin2,options)=>{let{protocol:protocol2}=new URL2(origin2);return!this[kTunnelProxy]&&protocol2==="http:"&&this[kProxy].
protocol==="http:"?new Http1ProxyWrapper(this[kProxy].uri,{headers:this[kProxyHeaders],connect,factory:agentFactory}):agentFactory(origin2,options)};this[kClient]=
clientFactory(url,{connect}),this[kAgent]=new Agent({...opts,factory,connect:async(opts2,callback)=>{let requestedPath=opts2.host;opts2.port||(requestedPath+=`:${defaultProtocolPort(
opts2.protocol)}`);try{let{socket,statusCode}=await this[kClient].connect({origin,port,path:requestedPath,signal:opts2.signal,headers:{...this[kProxyHeaders],host:opts2.
host},servername:this[kProxyTls]?.servername||proxyHostname});if(statusCode!==200&&(socket.on("error",noop).destroy(),callback(new RequestAbortedError(`Proxy re\
sponse (${statusCode}) !== 200 when HTTP Tunneling`))),opts2.protocol!=="https:"){callback(null,socket);return}let servername;this[kRequestTls]?servername=this[kRequestTls].
servername:servername=opts2.servername,this[kConnectEndpoint]({...opts2,servername,httpSocket:socket},callback)}catch(err){err.code==="ERR_TLS_CERT_ALTNAME_INVA\
LID"?callback(new SecureProxyConnectionError(err)):callback(err)}}})}dispatch(opts,handler){let headers=buildHeaders(opts.headers);if(throwIfProxyAuthIsSent(headers),
headers&&!("host"in headers)&&!("Host"in headers)){let{host}=new URL2(opts.origin);headers.host=host}return this[kAgent].dispatch({...opts,headers},handler)}#getUrl(opts){
return typeof opts=="string"?new URL2(opts):opts instanceof URL2?opts:new URL2(opts.uri)}async[kClose](){await this[kAgent].close(),await this[kClient].close()}async[kDestroy](){
await this[kAgent].destroy(),await this[kClient].destroy()}};function buildHeaders(headers){if(Array.isArray(headers)){let headersPair={};for(let i=0;i<headers.
length;i+=2)headersPair[headers[i]]=headers[i+1];return headersPair}return headers}function throwIfProxyAuthIsSent(headers){if(headers&&Object.keys(headers).find(
key=>key.toLowerCase()==="proxy-authorization"))throw new InvalidArgumentError("Proxy-Authorization should be sent in ProxyAgent constructor")}module.exports=ProxyAgent}}),
require_env_http_proxy_agent=_4___commonJS({"node_modules/undici/lib/dispatcher/env-http-proxy-agent.js"(exports,module){"use strict";_3_init_node_22();var DispatcherBase=require_dispatcher_base(),
{kClose,kDestroy,kClosed,kDestroyed,kDispatch,kNoProxyAgent,kHttpProxyAgent,kHttpsProxyAgent}=require_symbols(),ProxyAgent=require_proxy_agent(),Agent=require_agent(),
DEFAULT_PORTS={"http:":80,"https:":443},experimentalWarned=!1,EnvHttpProxyAgent=class extends DispatcherBase{#noProxyValue=null;#noProxyEntries=null;#opts=null;constructor(opts={}){
super(),this.#opts=opts,experimentalWarned||(experimentalWarned=!0,process.emitWarning("EnvHttpProxyAgent is experimental, expect them to change at any time.",{
code:"UNDICI-EHPA"}));let{httpProxy,httpsProxy,noProxy,...agentOpts}=opts;this[kNoProxyAgent]=new Agent(agentOpts);let HTTP_PROXY=httpProxy??process.env.http_proxy??
process.env.HTTP_PROXY;HTTP_PROXY?this[kHttpProxyAgent]=new ProxyAgent({...agentOpts,uri:HTTP_PROXY}):this[kHttpProxyAgent]=this[kNoProxyAgent];let HTTPS_PROXY=httpsProxy??
process.env.https_proxy??process.env.HTTPS_PROXY;HTTPS_PROXY?this[kHttpsProxyAgent]=new ProxyAgent({...agentOpts,uri:HTTPS_PROXY}):this[kHttpsProxyAgent]=this[kHttpProxyAgent],
this.#parseNoProxy()}[kDispatch](opts,handler){let url=new URL(opts.origin);return this.#getProxyAgentForUrl(url).dispatch(opts,handler)}async[kClose](){await this[kNoProxyAgent].
close(),this[kHttpProxyAgent][kClosed]||await this[kHttpProxyAgent].close(),this[kHttpsProxyAgent][kClosed]||await this[kHttpsProxyAgent].close()}async[kDestroy](err){
await this[kNoProxyAgent].destroy(err),this[kHttpProxyAgent][kDestroyed]||await this[kHttpProxyAgent].destroy(err),this[kHttpsProxyAgent][kDestroyed]||await this[kHttpsProxyAgent].
destroy(err)}#getProxyAgentForUrl(url){let{protocol,host:hostname,port}=url;return hostname=hostname.replace(/:\d*$/,"").toLowerCase(),port=Number.parseInt(port,
10)||DEFAULT_PORTS[protocol]||0,this.#shouldProxy(hostname,port)?protocol==="https:"?this[kHttpsProxyAgent]:this[kHttpProxyAgent]:this[kNoProxyAgent]}#shouldProxy(hostname,port){
if(this.#noProxyChanged&&this.#parseNoProxy(),this.#noProxyEntries.length===0)return!0;if(this.#noProxyValue==="*")return!1;for(let i=0;i<this.#noProxyEntries.length;i++){
let entry=this.#noProxyEntries[i];if(!(entry.port&&entry.port!==port)){if(/^[.*]/.test(entry.hostname)){if(hostname.endsWith(entry.hostname.replace(/^\*/,"")))return!1}else if(hostname===
entry.hostname)return!1}}return!0}#parseNoProxy(){let noProxyValue=this.#opts.noProxy??this.#noProxyEnv,noProxySplit=noProxyValue.split(/[,\s]/),noProxyEntries=[];
for(let i=0;i<noProxySplit.length;i++){let entry=noProxySplit[i];if(!entry)continue;let parsed=entry.match(/^(.+):(\d+)$/);noProxyEntries.push({hostname:(parsed?
parsed[1]:entry).toLowerCase(),port:parsed?Number.parseInt(parsed[2],10):0})}this.#noProxyValue=noProxyValue,this.#noProxyEntries=noProxyEntries}get#noProxyChanged(){
return this.#opts.noProxy!==void 0?!1:this.#noProxyValue!==this.#noProxyEnv}get#noProxyEnv(){return process.env.no_proxy??process.env.NO_PROXY??""}};module.exports=
EnvHttpProxyAgent}}),require_retry_handler=_4___commonJS({"node_modules/undici/lib/handler/retry-handler.js"(exports,module){"use strict";_3_init_node_22();var assert=_4___require(
"node:assert"),{kRetryHandlerDefaultRetry}=require_symbols(),{RequestRetryError}=require_errors(),{isDisturbed,parseHeaders,parseRangeHeader,wrapRequestBody}=require_util();
function calculateRetryAfterHeader(retryAfter){let current=Date.now();return new Date(retryAfter).getTime()-current}function validatePartialResponseContentLength(headers,range,statusCode,retryCount){
let contentLength=headers["content-length"];if(contentLength==null||!Number.isFinite(range.start)||!Number.isFinite(range.end))return null;let length=Number(contentLength),
expectedLength=range.end-range.start+1;return!Number.isFinite(length)||length!==expectedLength?new RequestRetryError("Content-Length mismatch",statusCode,{headers,
data:{count:retryCount}}):null}var RetryHandler=class _RetryHandler{constructor(opts,handlers){let{retryOptions,...dispatchOpts}=opts,{retry:retryFn,maxRetries,
maxTimeout,minTimeout,timeoutFactor,methods,errorCodes,retryAfter,statusCodes}=retryOptions??{};this.dispatch=handlers.dispatch,this.handler=handlers.handler,this.
opts={...dispatchOpts,body:wrapRequestBody(opts.body)},this.abort=null,this.aborted=!1,this.retryOpts={retry:retryFn??_RetryHandler[kRetryHandlerDefaultRetry],retryAfter:retryAfter??
!0,maxTimeout:maxTimeout??30*1e3,minTimeout:minTimeout??500,timeoutFactor:timeoutFactor??2,maxRetries:maxRetries??5,methods:methods??["GET","HEAD","OPTIONS","PU\
T","DELETE","TRACE"],statusCodes:statusCodes??[500,502,503,504,429],errorCodes:errorCodes??["ECONNRESET","ECONNREFUSED","ENOTFOUND","ENETDOWN","ENETUNREACH","EH\
OSTDOWN","EHOSTUNREACH","EPIPE","UND_ERR_SOCKET"]},this.retryCount=0,this.retryCountCheckpoint=0,this.start=0,this.end=null,this.etag=null,this.resume=null,this.
headersSent=!1,this.handler.onConnect(reason=>{this.aborted=!0,this.abort?this.abort(reason):this.reason=reason})}checkpointResponseEnd(headers,resume){if(this.
end==null&&this.opts.method!=="HEAD"){let contentLength=headers["content-length"];this.end=contentLength!=null?Number(contentLength)-1:null,assert(this.end==null||
Number.isFinite(this.end),"invalid content-length")}this.resume=this.end!=null?resume:null}onRequestSent(){this.handler.onRequestSent&&this.handler.onRequestSent()}onUpgrade(statusCode,headers,socket){
this.handler.onUpgrade&&this.handler.onUpgrade(statusCode,headers,socket)}onConnect(abort){this.aborted?abort(this.reason):this.abort=abort}onBodySent(chunk){if(this.
handler.onBodySent)return this.handler.onBodySent(chunk)}static[kRetryHandlerDefaultRetry](err,{state,opts},cb){let{statusCode,code,headers}=err,{method,retryOptions}=opts,
{maxRetries,minTimeout,maxTimeout,timeoutFactor,statusCodes,errorCodes,methods}=retryOptions,{counter}=state;if(code&&code!=="UND_ERR_REQ_RETRY"&&!errorCodes.includes(
code)){cb(err);return}if(Array.isArray(methods)&&!methods.includes(method)){cb(err);return}if(statusCode!=null&&Array.isArray(statusCodes)&&!statusCodes.includes(
statusCode)){cb(err);return}if(counter>maxRetries){cb(err);return}let retryAfterHeader=headers?.["retry-after"];retryAfterHeader&&(retryAfterHeader=Number(retryAfterHeader),
retryAfterHeader=Number.isNaN(retryAfterHeader)?calculateRetryAfterHeader(retryAfterHeader):retryAfterHeader*1e3);let retryTimeout=retryAfterHeader>0?Math.min(retryAfterHeader,
maxTimeout):Math.min(minTimeout*timeoutFactor**(counter-1),maxTimeout);setTimeout(()=>cb(null),retryTimeout)}onHeaders(statusCode,rawHeaders,resume,statusMessage){
let headers=parseHeaders(rawHeaders);if(this.retryCount+=1,statusCode>=300)return!this.headersSent&&this.retryOpts.statusCodes.includes(statusCode)===!1?(this.headersSent=
!0,this.checkpointResponseEnd(headers,resume),this.handler.onHeaders(statusCode,rawHeaders,resume,statusMessage)):(this.abort(new RequestRetryError("Request fai\
led",statusCode,{headers,data:{count:this.retryCount}})),!1);if(this.resume!=null){if(this.resume=null,statusCode!==206&&(this.start>0||statusCode!==200))return this.
abort(new RequestRetryError("server does not support the range header and the payload was partially consumed",statusCode,{headers,data:{count:this.retryCount}})),
!1;let contentRange=parseRangeHeader(headers["content-range"]);if(!contentRange)return this.abort(new RequestRetryError("Content-Range mismatch",statusCode,{headers,
data:{count:this.retryCount}})),!1;if(this.etag!=null&&this.etag!==headers.etag)return this.abort(new RequestRetryError("ETag mismatch",statusCode,{headers,data:{
count:this.retryCount}})),!1;let contentLengthError=validatePartialResponseContentLength(headers,contentRange,statusCode,this.retryCount);if(contentLengthError!=
null)return this.abort(contentLengthError),!1;let{start,size,end=size-1}=contentRange;return this.start!==start||this.end!=null&&this.end!==end?(this.abort(new RequestRetryError(
"Content-Range mismatch",statusCode,{headers,data:{count:this.retryCount}})),!1):(this.resume=resume,!0)}if(this.end==null){if(statusCode===206){let range=parseRangeHeader(
headers["content-range"]);if(range==null)return this.headersSent=!0,this.handler.onHeaders(statusCode,rawHeaders,resume,statusMessage);let contentLengthError=validatePartialResponseContentLength(
headers,range,statusCode,this.retryCount);if(contentLengthError!=null)return this.abort(contentLengthError),!1;let{start,size,end=size-1}=range;assert(start!=null&&
Number.isFinite(start),"content-range mismatch"),assert(end!=null&&Number.isFinite(end),"invalid content-length"),this.start=start,this.end=end}if(this.end==null){
let contentLength=headers["content-length"];this.end=contentLength!=null?Number(contentLength)-1:null}return assert(Number.isFinite(this.start)),assert(this.end==
null||Number.isFinite(this.end),"invalid content-length"),this.resume=resume,this.headersSent=!0,this.etag=headers.etag!=null?headers.etag:null,this.etag!=null&&
this.etag.startsWith("W/")&&(this.etag=null),this.handler.onHeaders(statusCode,rawHeaders,resume,statusMessage)}let err=new RequestRetryError("Request failed",statusCode,
{headers,data:{count:this.retryCount}});return this.abort(err),!1}onData(chunk){return this.start+=chunk.length,this.handler.onData(chunk)}onComplete(rawTrailers){
return this.retryCount=0,this.handler.onComplete(rawTrailers)}onError(err){if(this.aborted||isDisturbed(this.opts.body)||this.headersSent&&this.resume==null)return this.
handler.onError(err);this.retryCount-this.retryCountCheckpoint>0?this.retryCount=this.retryCountCheckpoint+(this.retryCount-this.retryCountCheckpoint):this.retryCount+=
1,this.retryOpts.retry(err,{state:{counter:this.retryCount},opts:{retryOptions:this.retryOpts,...this.opts}},onRetry.bind(this));function onRetry(err2){if(err2!=
null||this.aborted||isDisturbed(this.opts.body))return this.handler.onError(err2);if(this.start!==0){let headers={range:`bytes=${this.start}-${this.end??""}`};this.
etag!=null&&(headers["if-match"]=this.etag),this.opts={...this.opts,headers:{...this.opts.headers,...headers}}}try{this.retryCountCheckpoint=this.retryCount,this.
dispatch(this.opts,this)}catch(err3){this.handler.onError(err3)}}}};module.exports=RetryHandler}}),require_retry_agent=_4___commonJS({"node_modules/undici/lib/d\
ispatcher/retry-agent.js"(exports,module){"use strict";_3_init_node_22();var Dispatcher=require_dispatcher(),RetryHandler=require_retry_handler(),RetryAgent=class extends Dispatcher{#agent=null;#options=null;constructor(agent,options={}){
super(options),this.#agent=agent,this.#options=options}dispatch(opts,handler){let retry=new RetryHandler({...opts,retryOptions:this.#options},{dispatch:this.#agent.
dispatch.bind(this.#agent),handler});return this.#agent.dispatch(opts,retry)}close(){return this.#agent.close()}destroy(){return this.#agent.destroy()}};module.
exports=RetryAgent}}),require_readable=_4___commonJS({"node_modules/undici/lib/api/readable.js"(exports,module){"use strict";_3_init_node_22();var assert=_4___require(
"node:assert"),{Readable}=_4___require("node:stream"),{RequestAbortedError,NotSupportedError,InvalidArgumentError,AbortError}=require_errors(),util=require_util(),
{ReadableStreamFrom}=require_util(),kConsume=Symbol("kConsume"),kReading=Symbol("kReading"),kBody=Symbol("kBody"),kAbort=Symbol("kAbort"),kContentType=Symbol("k\
ContentType"),kContentLength=Symbol("kContentLength"),noop=()=>{},BodyReadable=class extends Readable{constructor({resume,abort,contentType="",contentLength,highWaterMark=64*
1024}){super({autoDestroy:!0,read:resume,highWaterMark}),this._readableState.dataEmitted=!1,this[kAbort]=abort,this[kConsume]=null,this[kBody]=null,this[kContentType]=
contentType,this[kContentLength]=contentLength,this[kReading]=!1}destroy(err){return!err&&!this._readableState.endEmitted&&(err=new RequestAbortedError),err&&this[kAbort](),
super.destroy(err)}_destroy(err,callback){this[kReading]?callback(err):setImmediate(()=>{callback(err)})}on(ev,...args){return(ev==="data"||ev==="readable")&&(this[kReading]=
!0),super.on(ev,...args)}addListener(ev,...args){return this.on(ev,...args)}off(ev,...args){let ret=super.off(ev,...args);return(ev==="data"||ev==="readable")&&
(this[kReading]=this.listenerCount("data")>0||this.listenerCount("readable")>0),ret}removeListener(ev,...args){return this.off(ev,...args)}push(chunk){return this[kConsume]&&
chunk!==null?(consumePush(this[kConsume],chunk),this[kReading]?super.push(chunk):!0):super.push(chunk)}async text(){return consume(this,"text")}async json(){return consume(
this,"json")}async blob(){return consume(this,"blob")}async bytes(){return consume(this,"bytes")}async arrayBuffer(){return consume(this,"arrayBuffer")}async formData(){
throw new NotSupportedError}get bodyUsed(){return util.isDisturbed(this)}get body(){return this[kBody]||(this[kBody]=ReadableStreamFrom(this),this[kConsume]&&(this[kBody].
getReader(),assert(this[kBody].locked))),this[kBody]}async dump(opts){let limit=Number.isFinite(opts?.limit)?opts.limit:131072,signal=opts?.signal;if(signal!=null&&
(typeof signal!="object"||!("aborted"in signal)))throw new InvalidArgumentError("signal must be an AbortSignal");return signal?.throwIfAborted(),this._readableState.
closeEmitted?null:await new Promise((resolve,reject)=>{this[kContentLength]>limit&&this.destroy(new AbortError);let onAbort=()=>{this.destroy(signal.reason??new AbortError)};
signal?.addEventListener("abort",onAbort),this.on("close",function(){signal?.removeEventListener("abort",onAbort),signal?.aborted?reject(signal.reason??new AbortError):
resolve(null)}).on("error",noop).on("data",function(chunk){limit-=chunk.length,limit<=0&&this.destroy()}).resume()})}};function isLocked(self){return self[kBody]&&
self[kBody].locked===!0||self[kConsume]}function isUnusable(self){return util.isDisturbed(self)||isLocked(self)}async function consume(stream,type){return assert(
!stream[kConsume]),new Promise((resolve,reject)=>{if(isUnusable(stream)){let rState=stream._readableState;rState.destroyed&&rState.closeEmitted===!1?stream.on("\
error",err=>{reject(err)}).on("close",()=>{reject(new TypeError("unusable"))}):reject(rState.errored??new TypeError("unusable"))}else queueMicrotask(()=>{stream[kConsume]=
{type,stream,resolve,reject,length:0,body:[]},stream.on("error",function(err){consumeFinish(this[kConsume],err)}).on("close",function(){this[kConsume].body!==null&&
consumeFinish(this[kConsume],new RequestAbortedError)}),consumeStart(stream[kConsume])})})}function consumeStart(consume2){if(consume2.body===null)return;let{_readableState:state}=consume2.
stream;if(state.bufferIndex){let start=state.bufferIndex,end=state.buffer.length;for(let n=start;n<end;n++)consumePush(consume2,state.buffer[n])}else for(let chunk of state.
buffer)consumePush(consume2,chunk);for(state.endEmitted?consumeEnd(this[kConsume]):consume2.stream.on("end",function(){consumeEnd(this[kConsume])}),consume2.stream.
resume();consume2.stream.read()!=null;);}function chunksDecode(chunks,length){if(chunks.length===0||length===0)return"";let buffer=chunks.length===1?chunks[0]:Buffer.
concat(chunks,length),bufferLength=buffer.length,start=bufferLength>2&&buffer[0]===239&&buffer[1]===187&&buffer[2]===191?3:0;return buffer.utf8Slice(start,bufferLength)}
function chunksConcat(chunks,length){if(chunks.length===0||length===0)return new Uint8Array(0);if(chunks.length===1)return new Uint8Array(chunks[0]);let buffer=new Uint8Array(
Buffer.allocUnsafeSlow(length).buffer),offset=0;for(let i=0;i<chunks.length;++i){let chunk=chunks[i];buffer.set(chunk,offset),offset+=chunk.length}return buffer}
function consumeEnd(consume2){let{type,body,resolve,stream,length}=consume2;try{type==="text"?resolve(chunksDecode(body,length)):type==="json"?resolve(JSON.parse(
chunksDecode(body,length))):type==="arrayBuffer"?resolve(chunksConcat(body,length).buffer):type==="blob"?resolve(new Blob(body,{type:stream[kContentType]})):type===
"bytes"&&resolve(chunksConcat(body,length)),consumeFinish(consume2)}catch(err){stream.destroy(err)}}function consumePush(consume2,chunk){consume2.length+=chunk.
length,consume2.body.push(chunk)}function consumeFinish(consume2,err){consume2.body!==null&&(err?consume2.reject(err):consume2.resolve(),consume2.type=null,consume2.
stream=null,consume2.resolve=null,consume2.reject=null,consume2.length=0,consume2.body=null)}module.exports={Readable:BodyReadable,chunksDecode}}}),require_util3=_4___commonJS(
{"node_modules/undici/lib/api/util.js"(exports,module){_3_init_node_22();var assert=_4___require("node:assert"),{ResponseStatusCodeError}=require_errors(),{chunksDecode}=require_readable(),
CHUNK_LIMIT=128*1024;async function getResolveErrorBodyCallback({callback,body,contentType,statusCode,statusMessage,headers}){assert(body);let chunks=[],length=0;
try{for await(let chunk of body)if(chunks.push(chunk),length+=chunk.length,length>CHUNK_LIMIT){chunks=[],length=0;break}}catch{chunks=[],length=0}let message=`R\
esponse status code ${statusCode}${statusMessage?`: ${statusMessage}`:""}`;if(statusCode===204||!contentType||!length){queueMicrotask(()=>callback(new ResponseStatusCodeError(
message,statusCode,headers)));return}let stackTraceLimit=Error.stackTraceLimit;Error.stackTraceLimit=0;let payload;try{isContentTypeApplicationJson(contentType)?
payload=JSON.parse(chunksDecode(chunks,length)):isContentTypeText(contentType)&&(payload=chunksDecode(chunks,length))}catch{}finally{Error.stackTraceLimit=stackTraceLimit}
queueMicrotask(()=>callback(new ResponseStatusCodeError(message,statusCode,headers,payload)))}var isContentTypeApplicationJson=contentType=>contentType.length>15&&
contentType[11]==="/"&&contentType[0]==="a"&&contentType[1]==="p"&&contentType[2]==="p"&&contentType[3]==="l"&&contentType[4]==="i"&&contentType[5]==="c"&&contentType[6]===
"a"&&contentType[7]==="t"&&contentType[8]==="i"&&contentType[9]==="o"&&contentType[10]==="n"&&contentType[12]==="j"&&contentType[13]==="s"&&contentType[14]==="o"&&
contentType[15]==="n",isContentTypeText=contentType=>contentType.length>4&&contentType[4]==="/"&&contentType[0]==="t"&&contentType[1]==="e"&&contentType[2]==="x"&&
contentType[3]==="t";module.exports={getResolveErrorBodyCallback,isContentTypeApplicationJson,isContentTypeText}}}),require_api_request=_4___commonJS({"node_mod\
ules/undici/lib/api/api-request.js"(exports,module){"use strict";_3_init_node_22();var assert=_4___require("node:assert"),{Readable}=require_readable(),{InvalidArgumentError,
RequestAbortedError}=require_errors(),util=require_util(),{getResolveErrorBodyCallback}=require_util3(),{AsyncResource}=_4___require("node:async_hooks"),RequestHandler=class extends AsyncResource{constructor(opts,callback){
if(!opts||typeof opts!="object")throw new InvalidArgumentError("invalid opts");let{signal,method,opaque,body,onInfo,responseHeaders,throwOnError,highWaterMark}=opts;
try{if(typeof callback!="function")throw new InvalidArgumentError("invalid callback");if(highWaterMark&&(typeof highWaterMark!="number"||highWaterMark<0))throw new InvalidArgumentError(
"invalid highWaterMark");if(signal&&typeof signal.on!="function"&&typeof signal.addEventListener!="function")throw new InvalidArgumentError("signal must be an E\
ventEmitter or EventTarget");if(method==="CONNECT")throw new InvalidArgumentError("invalid method");if(onInfo&&typeof onInfo!="function")throw new InvalidArgumentError(
"invalid onInfo callback");super("UNDICI_REQUEST")}catch(err){throw util.isStream(body)&&util.destroy(body.on("error",util.nop),err),err}this.method=method,this.
responseHeaders=responseHeaders||null,this.opaque=opaque||null,this.callback=callback,this.res=null,this.abort=null,this.body=body,this.trailers={},this.context=
null,this.onInfo=onInfo||null,this.throwOnError=throwOnError,this.highWaterMark=highWaterMark,this.signal=signal,this.reason=null,this.removeAbortListener=null,
util.isStream(body)&&body.on("error",err=>{this.onError(err)}),this.signal&&(this.signal.aborted?this.reason=this.signal.reason??new RequestAbortedError:this.removeAbortListener=
util.addAbortListener(this.signal,()=>{this.reason=this.signal.reason??new RequestAbortedError,this.res?util.destroy(this.res.on("error",util.nop),this.reason):
this.abort&&this.abort(this.reason),this.removeAbortListener&&(this.res?.off("close",this.removeAbortListener),this.removeAbortListener(),this.removeAbortListener=
null)}))}onConnect(abort,context){if(this.reason){abort(this.reason);return}assert(this.callback),this.abort=abort,this.context=context}onHeaders(statusCode,rawHeaders,resume,statusMessage){
let{callback,opaque,abort,context,responseHeaders,highWaterMark}=this,headers=responseHeaders==="raw"?util.parseRawHeaders(rawHeaders):util.parseHeaders(rawHeaders);
if(statusCode<200){this.onInfo&&this.onInfo({statusCode,headers});return}let parsedHeaders=responseHeaders==="raw"?util.parseHeaders(rawHeaders):headers,contentType=parsedHeaders["\
content-type"],contentLength=parsedHeaders["content-length"],res=new Readable({resume,abort,contentType,contentLength:this.method!=="HEAD"&&contentLength?Number(
contentLength):null,highWaterMark});this.removeAbortListener&&res.on("close",this.removeAbortListener),this.callback=null,this.res=res,callback!==null&&(this.throwOnError&&
statusCode>=400?this.runInAsyncScope(getResolveErrorBodyCallback,null,{callback,body:res,contentType,statusCode,statusMessage,headers}):this.runInAsyncScope(callback,
null,null,{statusCode,headers,trailers:this.trailers,opaque,body:res,context}))}onData(chunk){return this.res.push(chunk)}onComplete(trailers){util.parseHeaders(
trailers,this.trailers),this.res.push(null)}onError(err){let{res,callback,body,opaque}=this;callback&&(this.callback=null,queueMicrotask(()=>{this.runInAsyncScope(
callback,null,err,{opaque})})),res&&(this.res=null,queueMicrotask(()=>{util.destroy(res,err)})),body&&(this.body=null,util.destroy(body,err)),this.removeAbortListener&&
(res?.off("close",this.removeAbortListener),this.removeAbortListener(),this.removeAbortListener=null)}};function request(opts,callback){if(callback===void 0)return new Promise(
(resolve,reject)=>{request.call(this,opts,(err,data)=>err?reject(err):resolve(data))});try{this.dispatch(opts,new RequestHandler(opts,callback))}catch(err){if(typeof callback!=
"function")throw err;let opaque=opts?.opaque;queueMicrotask(()=>callback(err,{opaque}))}}module.exports=request,module.exports.RequestHandler=RequestHandler}}),
require_abort_signal=_4___commonJS({"node_modules/undici/lib/api/abort-signal.js"(exports,module){_3_init_node_22();var{addAbortListener}=require_util(),{RequestAbortedError}=require_errors(),
kListener=Symbol("kListener"),kSignal=Symbol("kSignal");function abort(self){self.abort?self.abort(self[kSignal]?.reason):self.reason=self[kSignal]?.reason??new RequestAbortedError,
removeSignal(self)}function addSignal(self,signal){if(self.reason=null,self[kSignal]=null,self[kListener]=null,!!signal){if(signal.aborted){abort(self);return}self[kSignal]=
signal,self[kListener]=()=>{abort(self)},addAbortListener(self[kSignal],self[kListener])}}function removeSignal(self){self[kSignal]&&("removeEventListener"in self[kSignal]?
self[kSignal].removeEventListener("abort",self[kListener]):self[kSignal].removeListener("abort",self[kListener]),self[kSignal]=null,self[kListener]=null)}module.
exports={addSignal,removeSignal}}}),require_api_stream=_4___commonJS({"node_modules/undici/lib/api/api-stream.js"(exports,module){"use strict";_3_init_node_22();
var assert=_4___require("node:assert"),{finished,PassThrough}=_4___require("node:stream"),{InvalidArgumentError,InvalidReturnValueError}=require_errors(),util=require_util(),
{getResolveErrorBodyCallback}=require_util3(),{AsyncResource}=_4___require("node:async_hooks"),{addSignal,removeSignal}=require_abort_signal(),StreamHandler=class extends AsyncResource{constructor(opts,factory,callback){
if(!opts||typeof opts!="object")throw new InvalidArgumentError("invalid opts");let{signal,method,opaque,body,onInfo,responseHeaders,throwOnError}=opts;try{if(typeof callback!=
"function")throw new InvalidArgumentError("invalid callback");if(typeof factory!="function")throw new InvalidArgumentError("invalid factory");if(signal&&typeof signal.
on!="function"&&typeof signal.addEventListener!="function")throw new InvalidArgumentError("signal must be an EventEmitter or EventTarget");if(method==="CONNECT")
throw new InvalidArgumentError("invalid method");if(onInfo&&typeof onInfo!="function")throw new InvalidArgumentError("invalid onInfo callback");super("UNDICI_ST\
REAM")}catch(err){throw util.isStream(body)&&util.destroy(body.on("error",util.nop),err),err}this.responseHeaders=responseHeaders||null,this.opaque=opaque||null,
this.factory=factory,this.callback=callback,this.res=null,this.abort=null,this.context=null,this.trailers=null,this.body=body,this.onInfo=onInfo||null,this.throwOnError=
throwOnError||!1,util.isStream(body)&&body.on("error",err=>{this.onError(err)}),addSignal(this,signal)}onConnect(abort,context){if(this.reason){abort(this.reason);
return}assert(this.callback),this.abort=abort,this.context=context}onHeaders(statusCode,rawHeaders,resume,statusMessage){let{factory,opaque,context,callback,responseHeaders}=this,
headers=responseHeaders==="raw"?util.parseRawHeaders(rawHeaders):util.parseHeaders(rawHeaders);if(statusCode<200){this.onInfo&&this.onInfo({statusCode,headers});
return}this.factory=null;let res;if(this.throwOnError&&statusCode>=400){let contentType=(responseHeaders==="raw"?util.parseHeaders(rawHeaders):headers)["content\
-type"];res=new PassThrough,this.callback=null,this.runInAsyncScope(getResolveErrorBodyCallback,null,{callback,body:res,contentType,statusCode,statusMessage,headers})}else{
if(factory===null)return;if(res=this.runInAsyncScope(factory,null,{statusCode,headers,opaque,context}),!res||typeof res.write!="function"||typeof res.end!="func\
tion"||typeof res.on!="function")throw new InvalidReturnValueError("expected Writable");finished(res,{readable:!1},err=>{let{callback:callback2,res:res2,opaque:opaque2,
trailers,abort}=this;this.res=null,(err||!res2.readable)&&util.destroy(res2,err),this.callback=null,this.runInAsyncScope(callback2,null,err||null,{opaque:opaque2,
trailers}),err&&abort()})}return res.on("drain",resume),this.res=res,(res.writableNeedDrain!==void 0?res.writableNeedDrain:res._writableState?.needDrain)!==!0}onData(chunk){
let{res}=this;return res?res.write(chunk):!0}onComplete(trailers){let{res}=this;removeSignal(this),res&&(this.trailers=util.parseHeaders(trailers),res.end())}onError(err){
let{res,callback,opaque,body}=this;removeSignal(this),this.factory=null,res?(this.res=null,util.destroy(res,err)):callback&&(this.callback=null,queueMicrotask(()=>{
this.runInAsyncScope(callback,null,err,{opaque})})),body&&(this.body=null,util.destroy(body,err))}};function stream(opts,factory,callback){if(callback===void 0)
return new Promise((resolve,reject)=>{stream.call(this,opts,factory,(err,data)=>err?reject(err):resolve(data))});try{this.dispatch(opts,new StreamHandler(opts,factory,
callback))}catch(err){if(typeof callback!="function")throw err;let opaque=opts?.opaque;queueMicrotask(()=>callback(err,{opaque}))}}module.exports=stream}}),require_api_pipeline=_4___commonJS(
{"node_modules/undici/lib/api/api-pipeline.js"(exports,module){"use strict";_3_init_node_22();var{Readable,Duplex,PassThrough}=_4___require("node:stream"),{InvalidArgumentError,
InvalidReturnValueError,RequestAbortedError}=require_errors(),util=require_util(),{AsyncResource}=_4___require("node:async_hooks"),{addSignal,removeSignal}=require_abort_signal(),
assert=_4___require("node:assert"),kResume=Symbol("resume"),PipelineRequest=class extends Readable{constructor(){super({autoDestroy:!0}),this[kResume]=null}_read(){
let{[kResume]:resume}=this;resume&&(this[kResume]=null,resume())}_destroy(err,callback){this._read(),callback(err)}},PipelineResponse=class extends Readable{constructor(resume){
super({autoDestroy:!0}),this[kResume]=resume}_read(){this[kResume]()}_destroy(err,callback){!err&&!this._readableState.endEmitted&&(err=new RequestAbortedError),
callback(err)}},PipelineHandler=class extends AsyncResource{constructor(opts,handler){if(!opts||typeof opts!="object")throw new InvalidArgumentError("invalid op\
ts");if(typeof handler!="function")throw new InvalidArgumentError("invalid handler");let{signal,method,opaque,onInfo,responseHeaders}=opts;if(signal&&typeof signal.
on!="function"&&typeof signal.addEventListener!="function")throw new InvalidArgumentError("signal must be an EventEmitter or EventTarget");if(method==="CONNECT")
throw new InvalidArgumentError("invalid method");if(onInfo&&typeof onInfo!="function")throw new InvalidArgumentError("invalid onInfo callback");super("UNDICI_PI\
PELINE"),this.opaque=opaque||null,this.responseHeaders=responseHeaders||null,this.handler=handler,this.abort=null,this.context=null,this.onInfo=onInfo||null,this.
req=new PipelineRequest().on("error",util.nop),this.ret=new Duplex({readableObjectMode:opts.objectMode,autoDestroy:!0,read:()=>{let{body}=this;body?.resume&&body.
resume()},write:(chunk,encoding,callback)=>{let{req}=this;req.push(chunk,encoding)||req._readableState.destroyed?callback():req[kResume]=callback},destroy:(err,callback)=>{
let{body,req,res,ret,abort}=this;!err&&!ret._readableState.endEmitted&&(err=new RequestAbortedError),abort&&err&&abort(),util.destroy(body,err),util.destroy(req,
err),util.destroy(res,err),removeSignal(this),callback(err)}}).on("prefinish",()=>{let{req}=this;req.push(null)}),this.res=null,addSignal(this,signal)}onConnect(abort,context){
let{ret,res}=this;if(this.reason){abort(this.reason);return}assert(!res,"pipeline cannot be retried"),assert(!ret.destroyed),this.abort=abort,this.context=context}onHeaders(statusCode,rawHeaders,resume){
let{opaque,handler,context}=this;if(statusCode<200){if(this.onInfo){let headers=this.responseHeaders==="raw"?util.parseRawHeaders(rawHeaders):util.parseHeaders(
rawHeaders);this.onInfo({statusCode,headers})}return}this.res=new PipelineResponse(resume);let body;try{this.handler=null;let headers=this.responseHeaders==="ra\
w"?util.parseRawHeaders(rawHeaders):util.parseHeaders(rawHeaders);body=this.runInAsyncScope(handler,null,{statusCode,headers,opaque,body:this.res,context})}catch(err){
throw this.res.on("error",util.nop),err}if(!body||typeof body.on!="function")throw new InvalidReturnValueError("expected Readable");body.on("data",chunk=>{let{ret,
body:body2}=this;!ret.push(chunk)&&body2.pause&&body2.pause()}).on("error",err=>{let{ret}=this;util.destroy(ret,err)}).on("end",()=>{let{ret}=this;ret.push(null)}).
on("close",()=>{let{ret}=this;ret._readableState.ended||util.destroy(ret,new RequestAbortedError)}),this.body=body}onData(chunk){let{res}=this;return res.push(chunk)}onComplete(trailers){
let{res}=this;res.push(null)}onError(err){let{ret}=this;this.handler=null,util.destroy(ret,err)}};function pipeline(opts,handler){try{let pipelineHandler=new PipelineHandler(
opts,handler);return this.dispatch({...opts,body:pipelineHandler.req},pipelineHandler),pipelineHandler.ret}catch(err){return new PassThrough().destroy(err)}}module.
exports=pipeline}}),require_api_upgrade=_4___commonJS({"node_modules/undici/lib/api/api-upgrade.js"(exports,module){"use strict";_3_init_node_22();var{InvalidArgumentError,
SocketError}=require_errors(),{AsyncResource}=_4___require("node:async_hooks"),util=require_util(),{addSignal,removeSignal}=require_abort_signal(),assert=_4___require(
"node:assert"),UpgradeHandler=class extends AsyncResource{constructor(opts,callback){if(!opts||typeof opts!="object")throw new InvalidArgumentError("invalid opt\
s");if(typeof callback!="function")throw new InvalidArgumentError("invalid callback");let{signal,opaque,responseHeaders}=opts;if(signal&&typeof signal.on!="func\
tion"&&typeof signal.addEventListener!="function")throw new InvalidArgumentError("signal must be an EventEmitter or EventTarget");super("UNDICI_UPGRADE"),this.responseHeaders=
responseHeaders||null,this.opaque=opaque||null,this.callback=callback,this.abort=null,this.context=null,addSignal(this,signal)}onConnect(abort,context){if(this.
reason){abort(this.reason);return}assert(this.callback),this.abort=abort,this.context=null}onHeaders(){throw new SocketError("bad upgrade",null)}onUpgrade(statusCode,rawHeaders,socket){
assert(statusCode===101);let{callback,opaque,context}=this;removeSignal(this),this.callback=null;let headers=this.responseHeaders==="raw"?util.parseRawHeaders(rawHeaders):
util.parseHeaders(rawHeaders);this.runInAsyncScope(callback,null,null,{headers,socket,opaque,context})}onError(err){let{callback,opaque}=this;removeSignal(this),
callback&&(this.callback=null,queueMicrotask(()=>{this.runInAsyncScope(callback,null,err,{opaque})}))}};function upgrade(opts,callback){if(callback===void 0)return new Promise(
(resolve,reject)=>{upgrade.call(this,opts,(err,data)=>err?reject(err):resolve(data))});try{let upgradeHandler=new UpgradeHandler(opts,callback);this.dispatch({...opts,
method:opts.method||"GET",upgrade:opts.protocol||"Websocket"},upgradeHandler)}catch(err){if(typeof callback!="function")throw err;let opaque=opts?.opaque;queueMicrotask(
()=>callback(err,{opaque}))}}module.exports=upgrade}}),require_api_connect=_4___commonJS({"node_modules/undici/lib/api/api-connect.js"(exports,module){"use stri\
ct";_3_init_node_22();var assert=_4___require("node:assert"),{AsyncResource}=_4___require("node:async_hooks"),{InvalidArgumentError,SocketError}=require_errors(),
util=require_util(),{addSignal,removeSignal}=require_abort_signal(),ConnectHandler=class extends AsyncResource{constructor(opts,callback){if(!opts||typeof opts!=
"object")throw new InvalidArgumentError("invalid opts");if(typeof callback!="function")throw new InvalidArgumentError("invalid callback");let{signal,opaque,responseHeaders}=opts;
if(signal&&typeof signal.on!="function"&&typeof signal.addEventListener!="function")throw new InvalidArgumentError("signal must be an EventEmitter or EventTarge\
t");super("UNDICI_CONNECT"),this.opaque=opaque||null,this.responseHeaders=responseHeaders||null,this.callback=callback,this.abort=null,addSignal(this,signal)}onConnect(abort,context){
if(this.reason){abort(this.reason);return}assert(this.callback),this.abort=abort,this.context=context}onHeaders(){throw new SocketError("bad connect",null)}onUpgrade(statusCode,rawHeaders,socket){
let{callback,opaque,context}=this;removeSignal(this),this.callback=null;let headers=rawHeaders;headers!=null&&(headers=this.responseHeaders==="raw"?util.parseRawHeaders(
rawHeaders):util.parseHeaders(rawHeaders)),this.runInAsyncScope(callback,null,null,{statusCode,headers,socket,opaque,context})}onError(err){let{callback,opaque}=this;
removeSignal(this),callback&&(this.callback=null,queueMicrotask(()=>{this.runInAsyncScope(callback,null,err,{opaque})}))}};function connect(opts,callback){if(callback===
void 0)return new Promise((resolve,reject)=>{connect.call(this,opts,(err,data)=>err?reject(err):resolve(data))});try{let connectHandler=new ConnectHandler(opts,
callback);this.dispatch({...opts,method:"CONNECT"},connectHandler)}catch(err){if(typeof callback!="function")throw err;let opaque=opts?.opaque;queueMicrotask(()=>callback(
err,{opaque}))}}module.exports=connect}}),require_api=_4___commonJS({"node_modules/undici/lib/api/index.js"(exports,module){"use strict";_3_init_node_22(),module.
exports.request=require_api_request(),module.exports.stream=require_api_stream(),module.exports.pipeline=require_api_pipeline(),module.exports.upgrade=require_api_upgrade(),
module.exports.connect=require_api_connect()}}),require_mock_errors=_4___commonJS({"node_modules/undici/lib/mock/mock-errors.js"(exports,module){"use strict";_3_init_node_22();
var{UndiciError}=require_errors(),kMockNotMatchedError=Symbol.for("undici.error.UND_MOCK_ERR_MOCK_NOT_MATCHED"),MockNotMatchedError=class _MockNotMatchedError extends UndiciError{constructor(message){
super(message),Error.captureStackTrace(this,_MockNotMatchedError),this.name="MockNotMatchedError",this.message=message||"The request does not match any register\
ed mock dispatches",this.code="UND_MOCK_ERR_MOCK_NOT_MATCHED"}static[Symbol.hasInstance](instance){return instance&&instance[kMockNotMatchedError]===!0}[kMockNotMatchedError]=!0};
module.exports={MockNotMatchedError}}}),require_mock_symbols=_4___commonJS({"node_modules/undici/lib/mock/mock-symbols.js"(exports,module){"use strict";_3_init_node_22(),
module.exports={kAgent:Symbol("agent"),kOptions:Symbol("options"),kFactory:Symbol("factory"),kDispatches:Symbol("dispatches"),kDispatchKey:Symbol("dispatch key"),
kDefaultHeaders:Symbol("default headers"),kDefaultTrailers:Symbol("default trailers"),kContentLength:Symbol("content length"),kMockAgent:Symbol("mock agent"),kMockAgentSet:Symbol(
"mock agent set"),kMockAgentGet:Symbol("mock agent get"),kMockDispatch:Symbol("mock dispatch"),kClose:Symbol("close"),kOriginalClose:Symbol("original agent clos\
e"),kOrigin:Symbol("origin"),kIsMockActive:Symbol("is mock active"),kNetConnect:Symbol("net connect"),kGetNetConnect:Symbol("get net connect"),kConnected:Symbol(
"connected")}}}),require_mock_utils=_4___commonJS({"node_modules/undici/lib/mock/mock-utils.js"(exports,module){"use strict";_3_init_node_22();var{MockNotMatchedError}=require_mock_errors(),
{kDispatches,kMockAgent,kOriginalDispatch,kOrigin,kGetNetConnect}=require_mock_symbols(),{buildURL}=require_util(),{STATUS_CODES}=_4___require("node:http"),{types:{
isPromise}}=_4___require("node:util");function matchValue(match,value){return typeof match=="string"?match===value:match instanceof RegExp?match.test(value):typeof match==
"function"?match(value)===!0:!1}function lowerCaseEntries(headers){return Object.fromEntries(Object.entries(headers).map(([headerName,headerValue])=>[headerName.
toLocaleLowerCase(),headerValue]))}function getHeaderByName(headers,key){if(Array.isArray(headers)){for(let i=0;i<headers.length;i+=2)if(headers[i].toLocaleLowerCase()===
key.toLocaleLowerCase())return headers[i+1];return}else return typeof headers.get=="function"?headers.get(key):lowerCaseEntries(headers)[key.toLocaleLowerCase()]}
function buildHeadersFromArray(headers){let clone=headers.slice(),entries=[];for(let index=0;index<clone.length;index+=2)entries.push([clone[index],clone[index+
1]]);return Object.fromEntries(entries)}function matchHeaders(mockDispatch2,headers){if(typeof mockDispatch2.headers=="function")return Array.isArray(headers)&&
(headers=buildHeadersFromArray(headers)),mockDispatch2.headers(headers?lowerCaseEntries(headers):{});if(typeof mockDispatch2.headers>"u")return!0;if(typeof headers!=
"object"||typeof mockDispatch2.headers!="object")return!1;for(let[matchHeaderName,matchHeaderValue]of Object.entries(mockDispatch2.headers)){let headerValue=getHeaderByName(
headers,matchHeaderName);if(!matchValue(matchHeaderValue,headerValue))return!1}return!0}function safeUrl(path){if(typeof path!="string")return path;let pathSegments=path.
split("?");if(pathSegments.length!==2)return path;let qp=new URLSearchParams(pathSegments.pop());return qp.sort(),[...pathSegments,qp.toString()].join("?")}function matchKey(mockDispatch2,{
path,method,body,headers}){let pathMatch=matchValue(mockDispatch2.path,path),methodMatch=matchValue(mockDispatch2.method,method),bodyMatch=typeof mockDispatch2.
body<"u"?matchValue(mockDispatch2.body,body):!0,headersMatch=matchHeaders(mockDispatch2,headers);return pathMatch&&methodMatch&&bodyMatch&&headersMatch}function getResponseData(data){
return Buffer.isBuffer(data)||data instanceof Uint8Array||data instanceof ArrayBuffer?data:typeof data=="object"?JSON.stringify(data):data.toString()}function getMockDispatch(mockDispatches,key){
let basePath=key.query?buildURL(key.path,key.query):key.path,resolvedPath=typeof basePath=="string"?safeUrl(basePath):basePath,matchedMockDispatches=mockDispatches.
filter(({consumed})=>!consumed).filter(({path})=>matchValue(safeUrl(path),resolvedPath));if(matchedMockDispatches.length===0)throw new MockNotMatchedError(`Mock\
 dispatch not matched for path '${resolvedPath}'`);if(matchedMockDispatches=matchedMockDispatches.filter(({method})=>matchValue(method,key.method)),matchedMockDispatches.
length===0)throw new MockNotMatchedError(`Mock dispatch not matched for method '${key.method}' on path '${resolvedPath}'`);if(matchedMockDispatches=matchedMockDispatches.
filter(({body})=>typeof body<"u"?matchValue(body,key.body):!0),matchedMockDispatches.length===0)throw new MockNotMatchedError(`Mock dispatch not matched for bod\
y '${key.body}' on path '${resolvedPath}'`);if(matchedMockDispatches=matchedMockDispatches.filter(mockDispatch2=>matchHeaders(mockDispatch2,key.headers)),matchedMockDispatches.
length===0){let headers=typeof key.headers=="object"?JSON.stringify(key.headers):key.headers;throw new MockNotMatchedError(`Mock dispatch not matched for header\
s '${headers}' on path '${resolvedPath}'`)}return matchedMockDispatches[0]}function addMockDispatch(mockDispatches,key,data){let baseData={timesInvoked:0,times:1,
persist:!1,consumed:!1},replyData=typeof data=="function"?{callback:data}:{...data},newMockDispatch={...baseData,...key,pending:!0,data:{error:null,...replyData}};
return mockDispatches.push(newMockDispatch),newMockDispatch}function deleteMockDispatch(mockDispatches,key){let index=mockDispatches.findIndex(dispatch=>dispatch.
consumed?matchKey(dispatch,key):!1);index!==-1&&mockDispatches.splice(index,1)}function buildKey(opts){let{path,method,body,headers,query}=opts;return{path,method,
body,headers,query}}function generateKeyValues(data){let keys=Object.keys(data),result=[];for(let i=0;i<keys.length;++i){let key=keys[i],value=data[key],name=Buffer.
from(`${key}`);if(Array.isArray(value))for(let j=0;j<value.length;++j)result.push(name,Buffer.from(`${value[j]}`));else result.push(name,Buffer.from(`${value}`))}
return result}function getStatusText(statusCode){return STATUS_CODES[statusCode]||"unknown"}async function getResponse(body){let buffers=[];for await(let data of body)
buffers.push(data);return Buffer.concat(buffers).toString("utf8")}function mockDispatch(opts,handler){let key=buildKey(opts),mockDispatch2=getMockDispatch(this[kDispatches],
key);mockDispatch2.timesInvoked++,mockDispatch2.data.callback&&(mockDispatch2.data={...mockDispatch2.data,...mockDispatch2.data.callback(opts)});let{data:{statusCode,
data,headers,trailers,error},delay,persist}=mockDispatch2,{timesInvoked,times}=mockDispatch2;if(mockDispatch2.consumed=!persist&&timesInvoked>=times,mockDispatch2.
pending=timesInvoked<times,error!==null)return deleteMockDispatch(this[kDispatches],key),handler.onError(error),!0;typeof delay=="number"&&delay>0?setTimeout(()=>{
handleReply(this[kDispatches])},delay):handleReply(this[kDispatches]);function handleReply(mockDispatches,_data=data){let optsHeaders=Array.isArray(opts.headers)?
buildHeadersFromArray(opts.headers):opts.headers,body=typeof _data=="function"?_data({...opts,headers:optsHeaders}):_data;if(isPromise(body)){body.then(newData=>handleReply(
mockDispatches,newData));return}let responseData=getResponseData(body),responseHeaders=generateKeyValues(headers),responseTrailers=generateKeyValues(trailers);handler.
onConnect?.(err=>handler.onError(err),null),handler.onHeaders?.(statusCode,responseHeaders,resume,getStatusText(statusCode)),handler.onData?.(Buffer.from(responseData)),
handler.onComplete?.(responseTrailers),deleteMockDispatch(mockDispatches,key)}function resume(){}return!0}function buildMockDispatch(){let agent=this[kMockAgent],
origin=this[kOrigin],originalDispatch=this[kOriginalDispatch];return function(opts,handler){if(agent.isMockActive)try{mockDispatch.call(this,opts,handler)}catch(error){
if(error instanceof MockNotMatchedError){let netConnect=agent[kGetNetConnect]();if(netConnect===!1)throw new MockNotMatchedError(`${error.message}: subsequent r\
equest to origin ${origin} was not allowed (net.connect disabled)`);if(checkNetConnect(netConnect,origin))originalDispatch.call(this,opts,handler);else throw new MockNotMatchedError(
`${error.message}: subsequent request to origin ${origin} was not allowed (net.connect is not enabled for this origin)`)}else throw error}else originalDispatch.
call(this,opts,handler)}}function checkNetConnect(netConnect,origin){let url=new URL(origin);return netConnect===!0?!0:!!(Array.isArray(netConnect)&&netConnect.
some(matcher=>matchValue(matcher,url.host)))}function buildMockOptions(opts){if(opts){let{agent,...mockOptions}=opts;return mockOptions}}module.exports={getResponseData,
getMockDispatch,addMockDispatch,deleteMockDispatch,buildKey,generateKeyValues,matchValue,getResponse,getStatusText,mockDispatch,buildMockDispatch,checkNetConnect,
buildMockOptions,getHeaderByName,buildHeadersFromArray}}}),require_mock_interceptor=_4___commonJS({"node_modules/undici/lib/mock/mock-interceptor.js"(exports,module){
"use strict";_3_init_node_22();var{getResponseData,buildKey,addMockDispatch}=require_mock_utils(),{kDispatches,kDispatchKey,kDefaultHeaders,kDefaultTrailers,kContentLength,
kMockDispatch}=require_mock_symbols(),{InvalidArgumentError}=require_errors(),{buildURL}=require_util(),MockScope=class{constructor(mockDispatch){this[kMockDispatch]=
mockDispatch}delay(waitInMs){if(typeof waitInMs!="number"||!Number.isInteger(waitInMs)||waitInMs<=0)throw new InvalidArgumentError("waitInMs must be a valid int\
eger > 0");return this[kMockDispatch].delay=waitInMs,this}persist(){return this[kMockDispatch].persist=!0,this}times(repeatTimes){if(typeof repeatTimes!="number"||
!Number.isInteger(repeatTimes)||repeatTimes<=0)throw new InvalidArgumentError("repeatTimes must be a valid integer > 0");return this[kMockDispatch].times=repeatTimes,
this}},MockInterceptor=class{constructor(opts,mockDispatches){if(typeof opts!="object")throw new InvalidArgumentError("opts must be an object");if(typeof opts.path>
"u")throw new InvalidArgumentError("opts.path must be defined");if(typeof opts.method>"u"&&(opts.method="GET"),typeof opts.path=="string")if(opts.query)opts.path=
buildURL(opts.path,opts.query);else{let parsedURL=new URL(opts.path,"data://");opts.path=parsedURL.pathname+parsedURL.search}typeof opts.method=="string"&&(opts.
method=opts.method.toUpperCase()),this[kDispatchKey]=buildKey(opts),this[kDispatches]=mockDispatches,this[kDefaultHeaders]={},this[kDefaultTrailers]={},this[kContentLength]=
!1}createMockScopeDispatchData({statusCode,data,responseOptions}){let responseData=getResponseData(data),contentLength=this[kContentLength]?{"content-length":responseData.
length}:{},headers={...this[kDefaultHeaders],...contentLength,...responseOptions.headers},trailers={...this[kDefaultTrailers],...responseOptions.trailers};return{
statusCode,data,headers,trailers}}validateReplyParameters(replyParameters){if(typeof replyParameters.statusCode>"u")throw new InvalidArgumentError("statusCode m\
ust be defined");if(typeof replyParameters.responseOptions!="object"||replyParameters.responseOptions===null)throw new InvalidArgumentError("responseOptions mus\
t be an object")}reply(replyOptionsCallbackOrStatusCode){if(typeof replyOptionsCallbackOrStatusCode=="function"){let wrappedDefaultsCallback=opts=>{let resolvedData=replyOptionsCallbackOrStatusCode(
opts);if(typeof resolvedData!="object"||resolvedData===null)throw new InvalidArgumentError("reply options callback must return an object");let replyParameters2={
data:"",responseOptions:{},...resolvedData};return this.validateReplyParameters(replyParameters2),{...this.createMockScopeDispatchData(replyParameters2)}},newMockDispatch2=addMockDispatch(
this[kDispatches],this[kDispatchKey],wrappedDefaultsCallback);return new MockScope(newMockDispatch2)}let replyParameters={statusCode:replyOptionsCallbackOrStatusCode,
data:arguments[1]===void 0?"":arguments[1],responseOptions:arguments[2]===void 0?{}:arguments[2]};this.validateReplyParameters(replyParameters);let dispatchData=this.
createMockScopeDispatchData(replyParameters),newMockDispatch=addMockDispatch(this[kDispatches],this[kDispatchKey],dispatchData);return new MockScope(newMockDispatch)}replyWithError(error){
if(typeof error>"u")throw new InvalidArgumentError("error must be defined");let newMockDispatch=addMockDispatch(this[kDispatches],this[kDispatchKey],{error});return new MockScope(
newMockDispatch)}defaultReplyHeaders(headers){if(typeof headers>"u")throw new InvalidArgumentError("headers must be defined");return this[kDefaultHeaders]=headers,
this}defaultReplyTrailers(trailers){if(typeof trailers>"u")throw new InvalidArgumentError("trailers must be defined");return this[kDefaultTrailers]=trailers,this}replyContentLength(){
return this[kContentLength]=!0,this}};module.exports.MockInterceptor=MockInterceptor,module.exports.MockScope=MockScope}}),require_mock_client=_4___commonJS({"n\
ode_modules/undici/lib/mock/mock-client.js"(exports,module){"use strict";_3_init_node_22();var{promisify}=_4___require("node:util"),Client=require_client(),{buildMockDispatch}=require_mock_utils(),
{kDispatches,kMockAgent,kClose,kOriginalClose,kOrigin,kOriginalDispatch,kConnected}=require_mock_symbols(),{MockInterceptor}=require_mock_interceptor(),Symbols=require_symbols(),
{InvalidArgumentError}=require_errors(),MockClient=class extends Client{constructor(origin,opts){if(super(origin,opts),!opts||!opts.agent||typeof opts.agent.dispatch!=
"function")throw new InvalidArgumentError("Argument opts.agent must implement Agent");this[kMockAgent]=opts.agent,this[kOrigin]=origin,this[kDispatches]=[],this[kConnected]=
1,this[kOriginalDispatch]=this.dispatch,this[kOriginalClose]=this.close.bind(this),this.dispatch=buildMockDispatch.call(this),this.close=this[kClose]}get[Symbols.
kConnected](){return this[kConnected]}intercept(opts){return new MockInterceptor(opts,this[kDispatches])}async[kClose](){await promisify(this[kOriginalClose])(),
this[kConnected]=0,this[kMockAgent][Symbols.kClients].delete(this[kOrigin])}};module.exports=MockClient}}),require_mock_pool=_4___commonJS({"node_modules/undici\
/lib/mock/mock-pool.js"(exports,module){"use strict";_3_init_node_22();var{promisify}=_4___require("node:util"),Pool=require_pool(),{buildMockDispatch}=require_mock_utils(),
{kDispatches,kMockAgent,kClose,kOriginalClose,kOrigin,kOriginalDispatch,kConnected}=require_mock_symbols(),{MockInterceptor}=require_mock_interceptor(),Symbols=require_symbols(),
{InvalidArgumentError}=require_errors(),MockPool=class extends Pool{constructor(origin,opts){if(super(origin,opts),!opts||!opts.agent||typeof opts.agent.dispatch!=
"function")throw new InvalidArgumentError("Argument opts.agent must implement Agent");this[kMockAgent]=opts.agent,this[kOrigin]=origin,this[kDispatches]=[],this[kConnected]=
1,this[kOriginalDispatch]=this.dispatch,this[kOriginalClose]=this.close.bind(this),this.dispatch=buildMockDispatch.call(this),this.close=this[kClose]}get[Symbols.
kConnected](){return this[kConnected]}intercept(opts){return new MockInterceptor(opts,this[kDispatches])}async[kClose](){await promisify(this[kOriginalClose])(),
this[kConnected]=0,this[kMockAgent][Symbols.kClients].delete(this[kOrigin])}};module.exports=MockPool}}),require_pluralizer=_4___commonJS({"node_modules/undici/\
lib/mock/pluralizer.js"(exports,module){"use strict";_3_init_node_22();var singulars={pronoun:"it",is:"is",was:"was",this:"this"},plurals={pronoun:"they",is:"ar\
e",was:"were",this:"these"};module.exports=class{constructor(singular,plural){this.singular=singular,this.plural=plural}pluralize(count){let one=count===1,keys=one?
singulars:plurals,noun=one?this.singular:this.plural;return{...keys,count,noun}}}}}),require_pending_interceptors_formatter=_4___commonJS({"node_modules/undici/\
lib/mock/pending-interceptors-formatter.js"(exports,module){"use strict";_3_init_node_22();var{Transform}=_4___require("node:stream"),{Console}=_4___require("no\
de:console"),PERSISTENT=process.versions.icu?"✅":"Y ",NOT_PERSISTENT=process.versions.icu?"❌":"N ";module.exports=class{constructor({disableColors}={}){this.
transform=new Transform({transform(chunk,_enc,cb){cb(null,chunk)}}),this.logger=new Console({stdout:this.transform,inspectOptions:{colors:!disableColors&&!process.
env.CI}})}format(pendingInterceptors){let withPrettyHeaders=pendingInterceptors.map(({method,path,data:{statusCode},persist,times,timesInvoked,origin})=>({Method:method,
Origin:origin,Path:path,"Status code":statusCode,Persistent:persist?PERSISTENT:NOT_PERSISTENT,Invocations:timesInvoked,Remaining:persist?1/0:times-timesInvoked}));
return this.logger.table(withPrettyHeaders),this.transform.read().toString()}}}}),require_mock_agent=_4___commonJS({"node_modules/undici/lib/mock/mock-agent.js"(exports,module){
"use strict";_3_init_node_22();var{kClients}=require_symbols(),Agent=require_agent(),{kAgent,kMockAgentSet,kMockAgentGet,kDispatches,kIsMockActive,kNetConnect,kGetNetConnect,
kOptions,kFactory}=require_mock_symbols(),MockClient=require_mock_client(),MockPool=require_mock_pool(),{matchValue,buildMockOptions}=require_mock_utils(),{InvalidArgumentError,
UndiciError}=require_errors(),Dispatcher=require_dispatcher(),Pluralizer=require_pluralizer(),PendingInterceptorsFormatter=require_pending_interceptors_formatter(),
MockAgent=class extends Dispatcher{constructor(opts){if(super(opts),this[kNetConnect]=!0,this[kIsMockActive]=!0,opts?.agent&&typeof opts.agent.dispatch!="functi\
on")throw new InvalidArgumentError("Argument opts.agent must implement Agent");let agent=opts?.agent?opts.agent:new Agent(opts);this[kAgent]=agent,this[kClients]=
agent[kClients],this[kOptions]=buildMockOptions(opts)}get(origin){let dispatcher=this[kMockAgentGet](origin);return dispatcher||(dispatcher=this[kFactory](origin),
this[kMockAgentSet](origin,dispatcher)),dispatcher}dispatch(opts,handler){return this.get(opts.origin),this[kAgent].dispatch(opts,handler)}async close(){await this[kAgent].
close(),this[kClients].clear()}deactivate(){this[kIsMockActive]=!1}activate(){this[kIsMockActive]=!0}enableNetConnect(matcher){if(typeof matcher=="string"||typeof matcher==
"function"||matcher instanceof RegExp)Array.isArray(this[kNetConnect])?this[kNetConnect].push(matcher):this[kNetConnect]=[matcher];else if(typeof matcher>"u")this[kNetConnect]=
!0;else throw new InvalidArgumentError("Unsupported matcher. Must be one of String|Function|RegExp.")}disableNetConnect(){this[kNetConnect]=!1}get isMockActive(){
return this[kIsMockActive]}[kMockAgentSet](origin,dispatcher){this[kClients].set(origin,dispatcher)}[kFactory](origin){let mockOptions=Object.assign({agent:this},
this[kOptions]);return this[kOptions]&&this[kOptions].connections===1?new MockClient(origin,mockOptions):new MockPool(origin,mockOptions)}[kMockAgentGet](origin){
let client=this[kClients].get(origin);if(client)return client;if(typeof origin!="string"){let dispatcher=this[kFactory]("http://localhost:9999");return this[kMockAgentSet](
origin,dispatcher),dispatcher}for(let[keyMatcher,nonExplicitDispatcher]of Array.from(this[kClients]))if(nonExplicitDispatcher&&typeof keyMatcher!="string"&&matchValue(
keyMatcher,origin)){let dispatcher=this[kFactory](origin);return this[kMockAgentSet](origin,dispatcher),dispatcher[kDispatches]=nonExplicitDispatcher[kDispatches],
dispatcher}}[kGetNetConnect](){return this[kNetConnect]}pendingInterceptors(){let mockAgentClients=this[kClients];return Array.from(mockAgentClients.entries()).
flatMap(([origin,scope])=>scope[kDispatches].map(dispatch=>({...dispatch,origin}))).filter(({pending})=>pending)}assertNoPendingInterceptors({pendingInterceptorsFormatter=new PendingInterceptorsFormatter}={}){
let pending=this.pendingInterceptors();if(pending.length===0)return;let pluralizer=new Pluralizer("interceptor","interceptors").pluralize(pending.length);throw new UndiciError(
`
${pluralizer.count} ${pluralizer.noun} ${pluralizer.is} pending:

${pendingInterceptorsFormatter.format(pending)}
`.trim())}};module.exports=MockAgent}}),require_global2=_4___commonJS({"node_modules/undici/lib/global.js"(exports,module){"use strict";_3_init_node_22();var globalDispatcher=Symbol.
for("undici.globalDispatcher.1"),{InvalidArgumentError}=require_errors(),Agent=require_agent();getGlobalDispatcher()===void 0&&setGlobalDispatcher(new Agent);function setGlobalDispatcher(agent){
if(!agent||typeof agent.dispatch!="function")throw new InvalidArgumentError("Argument agent must implement Agent");Object.defineProperty(globalThis,globalDispatcher,
{value:agent,writable:!0,enumerable:!1,configurable:!1})}function getGlobalDispatcher(){return globalThis[globalDispatcher]}module.exports={setGlobalDispatcher,
getGlobalDispatcher}}}),require_decorator_handler=_4___commonJS({"node_modules/undici/lib/handler/decorator-handler.js"(exports,module){"use strict";_3_init_node_22(),
module.exports=class{#handler;constructor(handler){if(typeof handler!="object"||handler===null)throw new TypeError("handler must be an object");this.#handler=handler}onConnect(...args){
return this.#handler.onConnect?.(...args)}onError(...args){return this.#handler.onError?.(...args)}onUpgrade(...args){return this.#handler.onUpgrade?.(...args)}onResponseStarted(...args){
return this.#handler.onResponseStarted?.(...args)}onHeaders(...args){return this.#handler.onHeaders?.(...args)}onData(...args){return this.#handler.onData?.(...args)}onComplete(...args){
return this.#handler.onComplete?.(...args)}onBodySent(...args){return this.#handler.onBodySent?.(...args)}}}}),require_redirect=_4___commonJS({"node_modules/und\
ici/lib/interceptor/redirect.js"(exports,module){"use strict";_3_init_node_22();var RedirectHandler=require_redirect_handler();module.exports=opts=>{let globalMaxRedirections=opts?.
maxRedirections;return dispatch=>function(opts2,handler){let{maxRedirections=globalMaxRedirections,...baseOpts}=opts2;if(!maxRedirections)return dispatch(opts2,
handler);let redirectHandler=new RedirectHandler(dispatch,maxRedirections,opts2,handler);return dispatch(baseOpts,redirectHandler)}}}}),require_retry=_4___commonJS(
{"node_modules/undici/lib/interceptor/retry.js"(exports,module){"use strict";_3_init_node_22();var RetryHandler=require_retry_handler();module.exports=globalOpts=>dispatch=>function(opts,handler){
return dispatch(opts,new RetryHandler({...opts,retryOptions:{...globalOpts,...opts.retryOptions}},{handler,dispatch}))}}}),require_dump=_4___commonJS({"node_mod\
ules/undici/lib/interceptor/dump.js"(exports,module){"use strict";_3_init_node_22();var util=require_util(),{InvalidArgumentError,RequestAbortedError}=require_errors(),
DecoratorHandler=require_decorator_handler(),DumpHandler=class extends DecoratorHandler{#maxSize=1024*1024;#abort=null;#dumped=!1;#aborted=!1;#size=0;#reason=null;#handler=null;constructor({
maxSize},handler){if(super(handler),maxSize!=null&&(!Number.isFinite(maxSize)||maxSize<1))throw new InvalidArgumentError("maxSize must be a number greater than \
0");this.#maxSize=maxSize??this.#maxSize,this.#handler=handler}onConnect(abort){this.#abort=abort,this.#handler.onConnect(this.#customAbort.bind(this))}#customAbort(reason){
this.#aborted=!0,this.#reason=reason}onHeaders(statusCode,rawHeaders,resume,statusMessage){let contentLength=util.parseHeaders(rawHeaders)["content-length"];if(contentLength!=
null&&contentLength>this.#maxSize)throw new RequestAbortedError(`Response size (${contentLength}) larger than maxSize (${this.#maxSize})`);return this.#aborted?
!0:this.#handler.onHeaders(statusCode,rawHeaders,resume,statusMessage)}onError(err){this.#dumped||(err=this.#reason??err,this.#handler.onError(err))}onData(chunk){
return this.#size=this.#size+chunk.length,this.#size>=this.#maxSize&&(this.#dumped=!0,this.#aborted?this.#handler.onError(this.#reason):this.#handler.onComplete(
[])),!0}onComplete(trailers){if(!this.#dumped){if(this.#aborted){this.#handler.onError(this.reason);return}this.#handler.onComplete(trailers)}}};function createDumpInterceptor({
maxSize:defaultMaxSize}={maxSize:1024*1024}){return dispatch=>function(opts,handler){let{dumpMaxSize=defaultMaxSize}=opts,dumpHandler=new DumpHandler({maxSize:dumpMaxSize},
handler);return dispatch(opts,dumpHandler)}}module.exports=createDumpInterceptor}}),require_dns=_4___commonJS({"node_modules/undici/lib/interceptor/dns.js"(exports,module){
"use strict";_3_init_node_22();var{isIP}=_4___require("node:net"),{lookup}=_4___require("node:dns"),DecoratorHandler=require_decorator_handler(),{InvalidArgumentError,
InformationalError}=require_errors(),maxInt=Math.pow(2,31)-1,DNSInstance=class{#maxTTL=0;#maxItems=0;#records=new Map;dualStack=!0;affinity=null;lookup=null;pick=null;constructor(opts){
this.#maxTTL=opts.maxTTL,this.#maxItems=opts.maxItems,this.dualStack=opts.dualStack,this.affinity=opts.affinity,this.lookup=opts.lookup??this.#defaultLookup,this.
pick=opts.pick??this.#defaultPick}get full(){return this.#records.size===this.#maxItems}runLookup(origin,opts,cb){let ips=this.#records.get(origin.hostname);if(ips==
null&&this.full){cb(null,origin.origin);return}let newOpts={affinity:this.affinity,dualStack:this.dualStack,lookup:this.lookup,pick:this.pick,...opts.dns,maxTTL:this.#maxTTL,
maxItems:this.#maxItems};if(ips==null)this.lookup(origin,newOpts,(err,addresses)=>{if(err||addresses==null||addresses.length===0){cb(err??new InformationalError(
"No DNS entries found"));return}this.setRecords(origin,addresses);let records=this.#records.get(origin.hostname),ip=this.pick(origin,records,newOpts.affinity),port;
typeof ip.port=="number"?port=`:${ip.port}`:origin.port!==""?port=`:${origin.port}`:port="",cb(null,`${origin.protocol}//${ip.family===6?`[${ip.address}]`:ip.address}${port}`)});else{
let ip=this.pick(origin,ips,newOpts.affinity);if(ip==null){this.#records.delete(origin.hostname),this.runLookup(origin,opts,cb);return}let port;typeof ip.port==
"number"?port=`:${ip.port}`:origin.port!==""?port=`:${origin.port}`:port="",cb(null,`${origin.protocol}//${ip.family===6?`[${ip.address}]`:ip.address}${port}`)}}#defaultLookup(origin,opts,cb){
lookup(origin.hostname,{all:!0,family:this.dualStack===!1?this.affinity:0,order:"ipv4first"},(err,addresses)=>{if(err)return cb(err);let results=new Map;for(let addr of addresses)
results.set(`${addr.address}:${addr.family}`,addr);cb(null,results.values())})}#defaultPick(origin,hostnameRecords,affinity){let ip=null,{records,offset}=hostnameRecords,
family;if(this.dualStack?(affinity==null&&(offset==null||offset===maxInt?(hostnameRecords.offset=0,affinity=4):(hostnameRecords.offset++,affinity=(hostnameRecords.
offset&1)===1?6:4)),records[affinity]!=null&&records[affinity].ips.length>0?family=records[affinity]:family=records[affinity===4?6:4]):family=records[affinity],
family==null||family.ips.length===0)return ip;family.offset==null||family.offset===maxInt?family.offset=0:family.offset++;let position=family.offset%family.ips.
length;return ip=family.ips[position]??null,ip==null?ip:Date.now()-ip.timestamp>ip.ttl?(family.ips.splice(position,1),this.pick(origin,hostnameRecords,affinity)):
ip}setRecords(origin,addresses){let timestamp=Date.now(),records={records:{4:null,6:null}};for(let record of addresses){record.timestamp=timestamp,typeof record.
ttl=="number"?record.ttl=Math.min(record.ttl,this.#maxTTL):record.ttl=this.#maxTTL;let familyRecords=records.records[record.family]??{ips:[]};familyRecords.ips.
push(record),records.records[record.family]=familyRecords}this.#records.set(origin.hostname,records)}getHandler(meta,opts){return new DNSDispatchHandler(this,meta,
opts)}},DNSDispatchHandler=class extends DecoratorHandler{#state=null;#opts=null;#dispatch=null;#handler=null;#origin=null;constructor(state,{origin,handler,dispatch},opts){
super(handler),this.#origin=origin,this.#handler=handler,this.#opts={...opts},this.#state=state,this.#dispatch=dispatch}onError(err){switch(err.code){case"ETIME\
DOUT":case"ECONNREFUSED":{if(this.#state.dualStack){this.#state.runLookup(this.#origin,this.#opts,(err2,newOrigin)=>{if(err2)return this.#handler.onError(err2);
let dispatchOpts={...this.#opts,origin:newOrigin};this.#dispatch(dispatchOpts,this)});return}this.#handler.onError(err);return}case"ENOTFOUND":this.#state.deleteRecord(
this.#origin);default:this.#handler.onError(err);break}}};module.exports=interceptorOpts=>{if(interceptorOpts?.maxTTL!=null&&(typeof interceptorOpts?.maxTTL!="n\
umber"||interceptorOpts?.maxTTL<0))throw new InvalidArgumentError("Invalid maxTTL. Must be a positive number");if(interceptorOpts?.maxItems!=null&&(typeof interceptorOpts?.
maxItems!="number"||interceptorOpts?.maxItems<1))throw new InvalidArgumentError("Invalid maxItems. Must be a positive number and greater than zero");if(interceptorOpts?.
affinity!=null&&interceptorOpts?.affinity!==4&&interceptorOpts?.affinity!==6)throw new InvalidArgumentError("Invalid affinity. Must be either 4 or 6");if(interceptorOpts?.
dualStack!=null&&typeof interceptorOpts?.dualStack!="boolean")throw new InvalidArgumentError("Invalid dualStack. Must be a boolean");if(interceptorOpts?.lookup!=
null&&typeof interceptorOpts?.lookup!="function")throw new InvalidArgumentError("Invalid lookup. Must be a function");if(interceptorOpts?.pick!=null&&typeof interceptorOpts?.
pick!="function")throw new InvalidArgumentError("Invalid pick. Must be a function");let dualStack=interceptorOpts?.dualStack??!0,affinity;dualStack?affinity=interceptorOpts?.
affinity??null:affinity=interceptorOpts?.affinity??4;let opts={maxTTL:interceptorOpts?.maxTTL??1e4,lookup:interceptorOpts?.lookup??null,pick:interceptorOpts?.pick??
null,dualStack,affinity,maxItems:interceptorOpts?.maxItems??1/0},instance=new DNSInstance(opts);return dispatch=>function(origDispatchOpts,handler){let origin=origDispatchOpts.
origin.constructor===URL?origDispatchOpts.origin:new URL(origDispatchOpts.origin);return isIP(origin.hostname)!==0?dispatch(origDispatchOpts,handler):(instance.
runLookup(origin,origDispatchOpts,(err,newOrigin)=>{if(err)return handler.onError(err);let dispatchOpts=null;dispatchOpts={...origDispatchOpts,servername:origin.
hostname,origin:newOrigin,headers:{host:origin.hostname,...origDispatchOpts.headers}},dispatch(dispatchOpts,instance.getHandler({origin,dispatch,handler},origDispatchOpts))}),
!0)}}}}),require_headers=_4___commonJS({"node_modules/undici/lib/web/fetch/headers.js"(exports,module){"use strict";_3_init_node_22();var{kConstruct}=require_symbols(),
{kEnumerableProperty}=require_util(),{iteratorMixin,isValidHeaderName,isValidHeaderValue}=require_util2(),{webidl}=require_webidl(),assert=_4___require("node:as\
sert"),util=_4___require("node:util"),kHeadersMap=Symbol("headers map"),kHeadersSortedMap=Symbol("headers map sorted");function isHTTPWhiteSpaceCharCode(code){return code===
10||code===13||code===9||code===32}function headerValueNormalize(potentialValue){let i=0,j=potentialValue.length;for(;j>i&&isHTTPWhiteSpaceCharCode(potentialValue.
charCodeAt(j-1));)--j;for(;j>i&&isHTTPWhiteSpaceCharCode(potentialValue.charCodeAt(i));)++i;return i===0&&j===potentialValue.length?potentialValue:potentialValue.
substring(i,j)}function fill(headers,object){if(Array.isArray(object))for(let i=0;i<object.length;++i){let header=object[i];if(header.length!==2)throw webidl.errors.
exception({header:"Headers constructor",message:`expected name/value pair to be length 2, found ${header.length}.`});appendHeader(headers,header[0],header[1])}else if(typeof object==
"object"&&object!==null){let keys=Object.keys(object);for(let i=0;i<keys.length;++i)appendHeader(headers,keys[i],object[keys[i]])}else throw webidl.errors.conversionFailed(
{prefix:"Headers constructor",argument:"Argument 1",types:["sequence<sequence<ByteString>>","record<ByteString, ByteString>"]})}function appendHeader(headers,name,value){
if(value=headerValueNormalize(value),isValidHeaderName(name)){if(!isValidHeaderValue(value))throw webidl.errors.invalidArgument({prefix:"Headers.append",value,type:"\
header value"})}else throw webidl.errors.invalidArgument({prefix:"Headers.append",value:name,type:"header name"});if(getHeadersGuard(headers)==="immutable")throw new TypeError(
"immutable");return getHeadersList(headers).append(name,value,!1)}function compareHeaderName(a,b){return a[0]<b[0]?-1:1}var HeadersList=class _HeadersList{cookies=null;constructor(init){
init instanceof _HeadersList?(this[kHeadersMap]=new Map(init[kHeadersMap]),this[kHeadersSortedMap]=init[kHeadersSortedMap],this.cookies=init.cookies===null?null:
[...init.cookies]):(this[kHeadersMap]=new Map(init),this[kHeadersSortedMap]=null)}contains(name,isLowerCase){return this[kHeadersMap].has(isLowerCase?name:name.
toLowerCase())}clear(){this[kHeadersMap].clear(),this[kHeadersSortedMap]=null,this.cookies=null}append(name,value,isLowerCase){this[kHeadersSortedMap]=null;let lowercaseName=isLowerCase?
name:name.toLowerCase(),exists=this[kHeadersMap].get(lowercaseName);if(exists){let delimiter=lowercaseName==="cookie"?"; ":", ";this[kHeadersMap].set(lowercaseName,
{name:exists.name,value:`${exists.value}${delimiter}${value}`})}else this[kHeadersMap].set(lowercaseName,{name,value});lowercaseName==="set-cookie"&&(this.cookies??=
[]).push(value)}set(name,value,isLowerCase){this[kHeadersSortedMap]=null;let lowercaseName=isLowerCase?name:name.toLowerCase();lowercaseName==="set-cookie"&&(this.
cookies=[value]),this[kHeadersMap].set(lowercaseName,{name,value})}delete(name,isLowerCase){this[kHeadersSortedMap]=null,isLowerCase||(name=name.toLowerCase()),
name==="set-cookie"&&(this.cookies=null),this[kHeadersMap].delete(name)}get(name,isLowerCase){return this[kHeadersMap].get(isLowerCase?name:name.toLowerCase())?.
value??null}*[Symbol.iterator](){for(let{0:name,1:{value}}of this[kHeadersMap])yield[name,value]}get entries(){let headers={};if(this[kHeadersMap].size!==0)for(let{
name,value}of this[kHeadersMap].values())headers[name]=value;return headers}rawValues(){return this[kHeadersMap].values()}get entriesList(){let headers=[];if(this[kHeadersMap].
size!==0)for(let{0:lowerName,1:{name,value}}of this[kHeadersMap])if(lowerName==="set-cookie")for(let cookie of this.cookies)headers.push([name,cookie]);else headers.
push([name,value]);return headers}toSortedArray(){let size=this[kHeadersMap].size,array=new Array(size);if(size<=32){if(size===0)return array;let iterator=this[kHeadersMap][Symbol.
iterator](),firstValue=iterator.next().value;array[0]=[firstValue[0],firstValue[1].value],assert(firstValue[1].value!==null);for(let i=1,j=0,right=0,left=0,pivot=0,
x,value;i<size;++i){for(value=iterator.next().value,x=array[i]=[value[0],value[1].value],assert(x[1]!==null),left=0,right=i;left<right;)pivot=left+(right-left>>
1),array[pivot][0]<=x[0]?left=pivot+1:right=pivot;if(i!==pivot){for(j=i;j>left;)array[j]=array[--j];array[left]=x}}if(!iterator.next().done)throw new TypeError(
"Unreachable");return array}else{let i=0;for(let{0:name,1:{value}}of this[kHeadersMap])array[i++]=[name,value],assert(value!==null);return array.sort(compareHeaderName)}}},
Headers2=class _Headers{#guard;#headersList;constructor(init=void 0){webidl.util.markAsUncloneable(this),init!==kConstruct&&(this.#headersList=new HeadersList,this.#guard=
"none",init!==void 0&&(init=webidl.converters.HeadersInit(init,"Headers contructor","init"),fill(this,init)))}append(name,value){webidl.brandCheck(this,_Headers),
webidl.argumentLengthCheck(arguments,2,"Headers.append");let prefix="Headers.append";return name=webidl.converters.ByteString(name,prefix,"name"),value=webidl.converters.
ByteString(value,prefix,"value"),appendHeader(this,name,value)}delete(name){if(webidl.brandCheck(this,_Headers),webidl.argumentLengthCheck(arguments,1,"Headers.\
delete"),name=webidl.converters.ByteString(name,"Headers.delete","name"),!isValidHeaderName(name))throw webidl.errors.invalidArgument({prefix:"Headers.delete",value:name,
type:"header name"});if(this.#guard==="immutable")throw new TypeError("immutable");this.#headersList.contains(name,!1)&&this.#headersList.delete(name,!1)}get(name){
webidl.brandCheck(this,_Headers),webidl.argumentLengthCheck(arguments,1,"Headers.get");let prefix="Headers.get";if(name=webidl.converters.ByteString(name,prefix,
"name"),!isValidHeaderName(name))throw webidl.errors.invalidArgument({prefix,value:name,type:"header name"});return this.#headersList.get(name,!1)}has(name){webidl.
brandCheck(this,_Headers),webidl.argumentLengthCheck(arguments,1,"Headers.has");let prefix="Headers.has";if(name=webidl.converters.ByteString(name,prefix,"name"),
!isValidHeaderName(name))throw webidl.errors.invalidArgument({prefix,value:name,type:"header name"});return this.#headersList.contains(name,!1)}set(name,value){
webidl.brandCheck(this,_Headers),webidl.argumentLengthCheck(arguments,2,"Headers.set");let prefix="Headers.set";if(name=webidl.converters.ByteString(name,prefix,
"name"),value=webidl.converters.ByteString(value,prefix,"value"),value=headerValueNormalize(value),isValidHeaderName(name)){if(!isValidHeaderValue(value))throw webidl.
errors.invalidArgument({prefix,value,type:"header value"})}else throw webidl.errors.invalidArgument({prefix,value:name,type:"header name"});if(this.#guard==="im\
mutable")throw new TypeError("immutable");this.#headersList.set(name,value,!1)}getSetCookie(){webidl.brandCheck(this,_Headers);let list=this.#headersList.cookies;
return list?[...list]:[]}get[kHeadersSortedMap](){if(this.#headersList[kHeadersSortedMap])return this.#headersList[kHeadersSortedMap];let headers=[],names=this.#headersList.
toSortedArray(),cookies=this.#headersList.cookies;if(cookies===null||cookies.length===1)return this.#headersList[kHeadersSortedMap]=names;for(let i=0;i<names.length;++i){
let{0:name,1:value}=names[i];if(name==="set-cookie")for(let j=0;j<cookies.length;++j)headers.push([name,cookies[j]]);else headers.push([name,value])}return this.#headersList[kHeadersSortedMap]=
headers}[util.inspect.custom](depth,options){return options.depth??=depth,`Headers ${util.formatWithOptions(options,this.#headersList.entries)}`}static getHeadersGuard(o){
return o.#guard}static setHeadersGuard(o,guard){o.#guard=guard}static getHeadersList(o){return o.#headersList}static setHeadersList(o,list){o.#headersList=list}},
{getHeadersGuard,setHeadersGuard,getHeadersList,setHeadersList}=Headers2;Reflect.deleteProperty(Headers2,"getHeadersGuard"),Reflect.deleteProperty(Headers2,"set\
HeadersGuard"),Reflect.deleteProperty(Headers2,"getHeadersList"),Reflect.deleteProperty(Headers2,"setHeadersList"),iteratorMixin("Headers",Headers2,kHeadersSortedMap,
0,1),Object.defineProperties(Headers2.prototype,{append:kEnumerableProperty,delete:kEnumerableProperty,get:kEnumerableProperty,has:kEnumerableProperty,set:kEnumerableProperty,
getSetCookie:kEnumerableProperty,[Symbol.toStringTag]:{value:"Headers",configurable:!0},[util.inspect.custom]:{enumerable:!1}}),webidl.converters.HeadersInit=function(V,prefix,argument){
if(webidl.util.Type(V)==="Object"){let iterator=Reflect.get(V,Symbol.iterator);if(!util.types.isProxy(V)&&iterator===Headers2.prototype.entries)try{return getHeadersList(
V).entriesList}catch{}return typeof iterator=="function"?webidl.converters["sequence<sequence<ByteString>>"](V,prefix,argument,iterator.bind(V)):webidl.converters["\
record<ByteString, ByteString>"](V,prefix,argument)}throw webidl.errors.conversionFailed({prefix:"Headers constructor",argument:"Argument 1",types:["sequence<se\
quence<ByteString>>","record<ByteString, ByteString>"]})},module.exports={fill,compareHeaderName,Headers:Headers2,HeadersList,getHeadersGuard,setHeadersGuard,setHeadersList,
getHeadersList}}}),require_response=_4___commonJS({"node_modules/undici/lib/web/fetch/response.js"(exports,module){"use strict";_3_init_node_22();var{Headers:Headers2,
HeadersList,fill,getHeadersGuard,setHeadersGuard,setHeadersList}=require_headers(),{extractBody,cloneBody,mixinBody,hasFinalizationRegistry,streamRegistry,bodyUnusable}=require_body(),
util=require_util(),nodeUtil=_4___require("node:util"),{kEnumerableProperty}=util,{isValidReasonPhrase,isCancelled,isAborted,isBlobLike,serializeJavascriptValueToJSONString,
isErrorLike,isomorphicEncode,environmentSettingsObject:relevantRealm}=require_util2(),{redirectStatusSet,nullBodyStatus}=require_constants3(),{kState,kHeaders}=require_symbols2(),
{webidl}=require_webidl(),{FormData}=require_formdata(),{URLSerializer}=require_data_url(),{kConstruct}=require_symbols(),assert=_4___require("node:assert"),{types}=_4___require(
"node:util"),textEncoder=new TextEncoder("utf-8"),Response=class _Response{static error(){return fromInnerResponse(makeNetworkError(),"immutable")}static json(data,init={}){
webidl.argumentLengthCheck(arguments,1,"Response.json"),init!==null&&(init=webidl.converters.ResponseInit(init));let bytes=textEncoder.encode(serializeJavascriptValueToJSONString(
data)),body=extractBody(bytes),responseObject=fromInnerResponse(makeResponse({}),"response");return initializeResponse(responseObject,init,{body:body[0],type:"a\
pplication/json"}),responseObject}static redirect(url,status=302){webidl.argumentLengthCheck(arguments,1,"Response.redirect"),url=webidl.converters.USVString(url),
status=webidl.converters["unsigned short"](status);let parsedURL;try{parsedURL=new URL(url,relevantRealm.settingsObject.baseUrl)}catch(err){throw new TypeError(
`Failed to parse URL from ${url}`,{cause:err})}if(!redirectStatusSet.has(status))throw new RangeError(`Invalid status code ${status}`);let responseObject=fromInnerResponse(
makeResponse({}),"immutable");responseObject[kState].status=status;let value=isomorphicEncode(URLSerializer(parsedURL));return responseObject[kState].headersList.
append("location",value,!0),responseObject}constructor(body=null,init={}){if(webidl.util.markAsUncloneable(this),body===kConstruct)return;body!==null&&(body=webidl.
converters.BodyInit(body)),init=webidl.converters.ResponseInit(init),this[kState]=makeResponse({}),this[kHeaders]=new Headers2(kConstruct),setHeadersGuard(this[kHeaders],
"response"),setHeadersList(this[kHeaders],this[kState].headersList);let bodyWithType=null;if(body!=null){let[extractedBody,type]=extractBody(body);bodyWithType=
{body:extractedBody,type}}initializeResponse(this,init,bodyWithType)}get type(){return webidl.brandCheck(this,_Response),this[kState].type}get url(){webidl.brandCheck(
this,_Response);let urlList=this[kState].urlList,url=urlList[urlList.length-1]??null;return url===null?"":URLSerializer(url,!0)}get redirected(){return webidl.brandCheck(
this,_Response),this[kState].urlList.length>1}get status(){return webidl.brandCheck(this,_Response),this[kState].status}get ok(){return webidl.brandCheck(this,_Response),
this[kState].status>=200&&this[kState].status<=299}get statusText(){return webidl.brandCheck(this,_Response),this[kState].statusText}get headers(){return webidl.
brandCheck(this,_Response),this[kHeaders]}get body(){return webidl.brandCheck(this,_Response),this[kState].body?this[kState].body.stream:null}get bodyUsed(){return webidl.
brandCheck(this,_Response),!!this[kState].body&&util.isDisturbed(this[kState].body.stream)}clone(){if(webidl.brandCheck(this,_Response),bodyUnusable(this))throw webidl.
errors.exception({header:"Response.clone",message:"Body has already been consumed."});let clonedResponse=cloneResponse(this[kState]);return hasFinalizationRegistry&&
this[kState].body?.stream&&streamRegistry.register(this,new WeakRef(this[kState].body.stream)),fromInnerResponse(clonedResponse,getHeadersGuard(this[kHeaders]))}[nodeUtil.
inspect.custom](depth,options){options.depth===null&&(options.depth=2),options.colors??=!0;let properties={status:this.status,statusText:this.statusText,headers:this.
headers,body:this.body,bodyUsed:this.bodyUsed,ok:this.ok,redirected:this.redirected,type:this.type,url:this.url};return`Response ${nodeUtil.formatWithOptions(options,
properties)}`}};mixinBody(Response),Object.defineProperties(Response.prototype,{type:kEnumerableProperty,url:kEnumerableProperty,status:kEnumerableProperty,ok:kEnumerableProperty,
redirected:kEnumerableProperty,statusText:kEnumerableProperty,headers:kEnumerableProperty,clone:kEnumerableProperty,body:kEnumerableProperty,bodyUsed:kEnumerableProperty,
[Symbol.toStringTag]:{value:"Response",configurable:!0}}),Object.defineProperties(Response,{json:kEnumerableProperty,redirect:kEnumerableProperty,error:kEnumerableProperty});
function cloneResponse(response){if(response.internalResponse)return filterResponse(cloneResponse(response.internalResponse),response.type);let newResponse=makeResponse(
{...response,body:null});return response.body!=null&&(newResponse.body=cloneBody(newResponse,response.body)),newResponse}function makeResponse(init){return{aborted:!1,
rangeRequested:!1,timingAllowPassed:!1,requestIncludesCredentials:!1,type:"default",status:200,timingInfo:null,cacheState:"",statusText:"",...init,headersList:init?.
headersList?new HeadersList(init?.headersList):new HeadersList,urlList:init?.urlList?[...init.urlList]:[]}}function makeNetworkError(reason){let isError=isErrorLike(
reason);return makeResponse({type:"error",status:0,error:isError?reason:new Error(reason&&String(reason)),aborted:reason&&reason.name==="AbortError"})}function isNetworkError(response){
return response.type==="error"&&response.status===0}function makeFilteredResponse(response,state){return state={internalResponse:response,...state},new Proxy(response,
{get(target,p){return p in state?state[p]:target[p]},set(target,p,value){return assert(!(p in state)),target[p]=value,!0}})}function filterResponse(response,type){
if(type==="basic")return makeFilteredResponse(response,{type:"basic",headersList:response.headersList});if(type==="cors")return makeFilteredResponse(response,{type:"\
cors",headersList:response.headersList});if(type==="opaque")return makeFilteredResponse(response,{type:"opaque",urlList:Object.freeze([]),status:0,statusText:"",
body:null});if(type==="opaqueredirect")return makeFilteredResponse(response,{type:"opaqueredirect",status:0,statusText:"",headersList:[],body:null});assert(!1)}
function makeAppropriateNetworkError(fetchParams,err=null){return assert(isCancelled(fetchParams)),isAborted(fetchParams)?makeNetworkError(Object.assign(new DOMException(
"The operation was aborted.","AbortError"),{cause:err})):makeNetworkError(Object.assign(new DOMException("Request was cancelled."),{cause:err}))}function initializeResponse(response,init,body){
if(init.status!==null&&(init.status<200||init.status>599))throw new RangeError('init["status"] must be in the range of 200 to 599, inclusive.');if("statusText"in
init&&init.statusText!=null&&!isValidReasonPhrase(String(init.statusText)))throw new TypeError("Invalid statusText");if("status"in init&&init.status!=null&&(response[kState].
status=init.status),"statusText"in init&&init.statusText!=null&&(response[kState].statusText=init.statusText),"headers"in init&&init.headers!=null&&fill(response[kHeaders],
init.headers),body){if(nullBodyStatus.includes(response.status))throw webidl.errors.exception({header:"Response constructor",message:`Invalid response status co\
de ${response.status}`});response[kState].body=body.body,body.type!=null&&!response[kState].headersList.contains("content-type",!0)&&response[kState].headersList.
append("content-type",body.type,!0)}}function fromInnerResponse(innerResponse,guard){let response=new Response(kConstruct);return response[kState]=innerResponse,
response[kHeaders]=new Headers2(kConstruct),setHeadersList(response[kHeaders],innerResponse.headersList),setHeadersGuard(response[kHeaders],guard),hasFinalizationRegistry&&
innerResponse.body?.stream&&streamRegistry.register(response,new WeakRef(innerResponse.body.stream)),response}webidl.converters.ReadableStream=webidl.interfaceConverter(
ReadableStream),webidl.converters.FormData=webidl.interfaceConverter(FormData),webidl.converters.URLSearchParams=webidl.interfaceConverter(URLSearchParams),webidl.
converters.XMLHttpRequestBodyInit=function(V,prefix,name){return typeof V=="string"?webidl.converters.USVString(V,prefix,name):isBlobLike(V)?webidl.converters.Blob(
V,prefix,name,{strict:!1}):ArrayBuffer.isView(V)||types.isArrayBuffer(V)?webidl.converters.BufferSource(V,prefix,name):util.isFormDataLike(V)?webidl.converters.
FormData(V,prefix,name,{strict:!1}):V instanceof URLSearchParams?webidl.converters.URLSearchParams(V,prefix,name):webidl.converters.DOMString(V,prefix,name)},webidl.
converters.BodyInit=function(V,prefix,argument){return V instanceof ReadableStream?webidl.converters.ReadableStream(V,prefix,argument):V?.[Symbol.asyncIterator]?
V:webidl.converters.XMLHttpRequestBodyInit(V,prefix,argument)},webidl.converters.ResponseInit=webidl.dictionaryConverter([{key:"status",converter:webidl.converters["\
unsigned short"],defaultValue:()=>200},{key:"statusText",converter:webidl.converters.ByteString,defaultValue:()=>""},{key:"headers",converter:webidl.converters.
HeadersInit}]),module.exports={isNetworkError,makeNetworkError,makeResponse,makeAppropriateNetworkError,filterResponse,Response,cloneResponse,fromInnerResponse}}}),
require_dispatcher_weakref=_4___commonJS({"node_modules/undici/lib/web/fetch/dispatcher-weakref.js"(exports,module){"use strict";_3_init_node_22();var{kConnected,
kSize}=require_symbols(),CompatWeakRef=class{constructor(value){this.value=value}deref(){return this.value[kConnected]===0&&this.value[kSize]===0?void 0:this.value}},
CompatFinalizer=class{constructor(finalizer){this.finalizer=finalizer}register(dispatcher,key){dispatcher.on&&dispatcher.on("disconnect",()=>{dispatcher[kConnected]===
0&&dispatcher[kSize]===0&&this.finalizer(key)})}unregister(key){}};module.exports=function(){return process.env.NODE_V8_COVERAGE&&process.version.startsWith("v1\
8")?(process._rawDebug("Using compatibility WeakRef and FinalizationRegistry"),{WeakRef:CompatWeakRef,FinalizationRegistry:CompatFinalizer}):{WeakRef,FinalizationRegistry}}}}),
require_request2=_4___commonJS({"node_modules/undici/lib/web/fetch/request.js"(exports,module){"use strict";_3_init_node_22();var{extractBody,mixinBody,cloneBody,
bodyUnusable}=require_body(),{Headers:Headers2,fill:fillHeaders,HeadersList,setHeadersGuard,getHeadersGuard,setHeadersList,getHeadersList}=require_headers(),{FinalizationRegistry:FinalizationRegistry2}=require_dispatcher_weakref()(),
util=require_util(),nodeUtil=_4___require("node:util"),{isValidHTTPToken,sameOrigin,environmentSettingsObject}=require_util2(),{forbiddenMethodsSet,corsSafeListedMethodsSet,
referrerPolicy,requestRedirect,requestMode,requestCredentials,requestCache,requestDuplex}=require_constants3(),{kEnumerableProperty,normalizedMethodRecordsBase,
normalizedMethodRecords}=util,{kHeaders,kSignal,kState,kDispatcher}=require_symbols2(),{webidl}=require_webidl(),{URLSerializer}=require_data_url(),{kConstruct}=require_symbols(),
assert=_4___require("node:assert"),{getMaxListeners,setMaxListeners,getEventListeners,defaultMaxListeners}=_4___require("node:events"),kAbortController=Symbol("\
abortController"),requestFinalizer=new FinalizationRegistry2(({signal,abort})=>{signal.removeEventListener("abort",abort)}),dependentControllerMap=new WeakMap;function buildAbort(acRef){
return abort;function abort(){let ac=acRef.deref();if(ac!==void 0){requestFinalizer.unregister(abort),this.removeEventListener("abort",abort),ac.abort(this.reason);
let controllerList=dependentControllerMap.get(ac.signal);if(controllerList!==void 0){if(controllerList.size!==0){for(let ref of controllerList){let ctrl=ref.deref();
ctrl!==void 0&&ctrl.abort(this.reason)}controllerList.clear()}dependentControllerMap.delete(ac.signal)}}}}var patchMethodWarning=!1,Request=class _Request{constructor(input,init={}){
if(webidl.util.markAsUncloneable(this),input===kConstruct)return;let prefix="Request constructor";webidl.argumentLengthCheck(arguments,1,prefix),input=webidl.converters.
RequestInfo(input,prefix,"input"),init=webidl.converters.RequestInit(init,prefix,"init");let request=null,fallbackMode=null,baseUrl=environmentSettingsObject.settingsObject.
baseUrl,signal=null;if(typeof input=="string"){this[kDispatcher]=init.dispatcher;let parsedURL;try{parsedURL=new URL(input,baseUrl)}catch(err){throw new TypeError(
"Failed to parse URL from "+input,{cause:err})}if(parsedURL.username||parsedURL.password)throw new TypeError("Request cannot be constructed from a URL that incl\
udes credentials: "+input);request=makeRequest({urlList:[parsedURL]}),fallbackMode="cors"}else this[kDispatcher]=init.dispatcher||input[kDispatcher],assert(input instanceof
_Request),request=input[kState],signal=input[kSignal];let origin=environmentSettingsObject.settingsObject.origin,window="client";if(request.window?.constructor?.
name==="EnvironmentSettingsObject"&&sameOrigin(request.window,origin)&&(window=request.window),init.window!=null)throw new TypeError(`'window' option '${window}\
' must be null`);"window"in init&&(window="no-window"),request=makeRequest({method:request.method,headersList:request.headersList,unsafeRequest:request.unsafeRequest,
client:environmentSettingsObject.settingsObject,window,priority:request.priority,origin:request.origin,referrer:request.referrer,referrerPolicy:request.referrerPolicy,
mode:request.mode,credentials:request.credentials,cache:request.cache,redirect:request.redirect,integrity:request.integrity,keepalive:request.keepalive,reloadNavigation:request.
reloadNavigation,historyNavigation:request.historyNavigation,urlList:[...request.urlList]});let initHasKey=Object.keys(init).length!==0;if(initHasKey&&(request.
mode==="navigate"&&(request.mode="same-origin"),request.reloadNavigation=!1,request.historyNavigation=!1,request.origin="client",request.referrer="client",request.
referrerPolicy="",request.url=request.urlList[request.urlList.length-1],request.urlList=[request.url]),init.referrer!==void 0){let referrer=init.referrer;if(referrer===
"")request.referrer="no-referrer";else{let parsedReferrer;try{parsedReferrer=new URL(referrer,baseUrl)}catch(err){throw new TypeError(`Referrer "${referrer}" is\
 not a valid URL.`,{cause:err})}parsedReferrer.protocol==="about:"&&parsedReferrer.hostname==="client"||origin&&!sameOrigin(parsedReferrer,environmentSettingsObject.
settingsObject.baseUrl)?request.referrer="client":request.referrer=parsedReferrer}}init.referrerPolicy!==void 0&&(request.referrerPolicy=init.referrerPolicy);let mode;
if(init.mode!==void 0?mode=init.mode:mode=fallbackMode,mode==="navigate")throw webidl.errors.exception({header:"Request constructor",message:"invalid request mo\
de navigate."});if(mode!=null&&(request.mode=mode),init.credentials!==void 0&&(request.credentials=init.credentials),init.cache!==void 0&&(request.cache=init.cache),
request.cache==="only-if-cached"&&request.mode!=="same-origin")throw new TypeError("'only-if-cached' can be set only with 'same-origin' mode");if(init.redirect!==
void 0&&(request.redirect=init.redirect),init.integrity!=null&&(request.integrity=String(init.integrity)),init.keepalive!==void 0&&(request.keepalive=!!init.keepalive),
init.method!==void 0){let method=init.method,mayBeNormalized=normalizedMethodRecords[method];if(mayBeNormalized!==void 0)request.method=mayBeNormalized;else{if(!isValidHTTPToken(
method))throw new TypeError(`'${method}' is not a valid HTTP method.`);let upperCase=method.toUpperCase();if(forbiddenMethodsSet.has(upperCase))throw new TypeError(
`'${method}' HTTP method is unsupported.`);method=normalizedMethodRecordsBase[upperCase]??method,request.method=method}!patchMethodWarning&&request.method==="pa\
tch"&&(process.emitWarning("Using `patch` is highly likely to result in a `405 Method Not Allowed`. `PATCH` is much more likely to succeed.",{code:"UNDICI-FETCH\
-patch"}),patchMethodWarning=!0)}init.signal!==void 0&&(signal=init.signal),this[kState]=request;let ac=new AbortController;if(this[kSignal]=ac.signal,signal!=null){
if(!signal||typeof signal.aborted!="boolean"||typeof signal.addEventListener!="function")throw new TypeError("Failed to construct 'Request': member signal is no\
t of type AbortSignal.");if(signal.aborted)ac.abort(signal.reason);else{this[kAbortController]=ac;let acRef=new WeakRef(ac),abort=buildAbort(acRef);try{(typeof getMaxListeners==
"function"&&getMaxListeners(signal)===defaultMaxListeners||getEventListeners(signal,"abort").length>=defaultMaxListeners)&&setMaxListeners(1500,signal)}catch{}util.
addAbortListener(signal,abort),requestFinalizer.register(ac,{signal,abort},abort)}}if(this[kHeaders]=new Headers2(kConstruct),setHeadersList(this[kHeaders],request.
headersList),setHeadersGuard(this[kHeaders],"request"),mode==="no-cors"){if(!corsSafeListedMethodsSet.has(request.method))throw new TypeError(`'${request.method}\
 is unsupported in no-cors mode.`);setHeadersGuard(this[kHeaders],"request-no-cors")}if(initHasKey){let headersList=getHeadersList(this[kHeaders]),headers=init.
headers!==void 0?init.headers:new HeadersList(headersList);if(headersList.clear(),headers instanceof HeadersList){for(let{name,value}of headers.rawValues())headersList.
append(name,value,!1);headersList.cookies=headers.cookies}else fillHeaders(this[kHeaders],headers)}let inputBody=input instanceof _Request?input[kState].body:null;
if((init.body!=null||inputBody!=null)&&(request.method==="GET"||request.method==="HEAD"))throw new TypeError("Request with GET/HEAD method cannot have body.");let initBody=null;
if(init.body!=null){let[extractedBody,contentType]=extractBody(init.body,request.keepalive);initBody=extractedBody,contentType&&!getHeadersList(this[kHeaders]).
contains("content-type",!0)&&this[kHeaders].append("content-type",contentType)}let inputOrInitBody=initBody??inputBody;if(inputOrInitBody!=null&&inputOrInitBody.
source==null){if(initBody!=null&&init.duplex==null)throw new TypeError("RequestInit: duplex option is required when sending a body.");if(request.mode!=="same-or\
igin"&&request.mode!=="cors")throw new TypeError('If request is made from ReadableStream, mode should be "same-origin" or "cors"');request.useCORSPreflightFlag=
!0}let finalBody=inputOrInitBody;if(initBody==null&&inputBody!=null){if(bodyUnusable(input))throw new TypeError("Cannot construct a Request with a Request objec\
t that has already been used.");let identityTransform=new TransformStream;inputBody.stream.pipeThrough(identityTransform),finalBody={source:inputBody.source,length:inputBody.
length,stream:identityTransform.readable}}this[kState].body=finalBody}get method(){return webidl.brandCheck(this,_Request),this[kState].method}get url(){return webidl.
brandCheck(this,_Request),URLSerializer(this[kState].url)}get headers(){return webidl.brandCheck(this,_Request),this[kHeaders]}get destination(){return webidl.brandCheck(
this,_Request),this[kState].destination}get referrer(){return webidl.brandCheck(this,_Request),this[kState].referrer==="no-referrer"?"":this[kState].referrer===
"client"?"about:client":this[kState].referrer.toString()}get referrerPolicy(){return webidl.brandCheck(this,_Request),this[kState].referrerPolicy}get mode(){return webidl.
brandCheck(this,_Request),this[kState].mode}get credentials(){return this[kState].credentials}get cache(){return webidl.brandCheck(this,_Request),this[kState].cache}get redirect(){
return webidl.brandCheck(this,_Request),this[kState].redirect}get integrity(){return webidl.brandCheck(this,_Request),this[kState].integrity}get keepalive(){return webidl.
brandCheck(this,_Request),this[kState].keepalive}get isReloadNavigation(){return webidl.brandCheck(this,_Request),this[kState].reloadNavigation}get isHistoryNavigation(){
return webidl.brandCheck(this,_Request),this[kState].historyNavigation}get signal(){return webidl.brandCheck(this,_Request),this[kSignal]}get body(){return webidl.
brandCheck(this,_Request),this[kState].body?this[kState].body.stream:null}get bodyUsed(){return webidl.brandCheck(this,_Request),!!this[kState].body&&util.isDisturbed(
this[kState].body.stream)}get duplex(){return webidl.brandCheck(this,_Request),"half"}clone(){if(webidl.brandCheck(this,_Request),bodyUnusable(this))throw new TypeError(
"unusable");let clonedRequest=cloneRequest(this[kState]),ac=new AbortController;if(this.signal.aborted)ac.abort(this.signal.reason);else{let list=dependentControllerMap.
get(this.signal);list===void 0&&(list=new Set,dependentControllerMap.set(this.signal,list));let acRef=new WeakRef(ac);list.add(acRef),util.addAbortListener(ac.signal,
buildAbort(acRef))}return fromInnerRequest(clonedRequest,ac.signal,getHeadersGuard(this[kHeaders]))}[nodeUtil.inspect.custom](depth,options){options.depth===null&&
(options.depth=2),options.colors??=!0;let properties={method:this.method,url:this.url,headers:this.headers,destination:this.destination,referrer:this.referrer,referrerPolicy:this.
referrerPolicy,mode:this.mode,credentials:this.credentials,cache:this.cache,redirect:this.redirect,integrity:this.integrity,keepalive:this.keepalive,isReloadNavigation:this.
isReloadNavigation,isHistoryNavigation:this.isHistoryNavigation,signal:this.signal};return`Request ${nodeUtil.formatWithOptions(options,properties)}`}};mixinBody(
Request);function makeRequest(init){return{method:init.method??"GET",localURLsOnly:init.localURLsOnly??!1,unsafeRequest:init.unsafeRequest??!1,body:init.body??null,
client:init.client??null,reservedClient:init.reservedClient??null,replacesClientId:init.replacesClientId??"",window:init.window??"client",keepalive:init.keepalive??
!1,serviceWorkers:init.serviceWorkers??"all",initiator:init.initiator??"",destination:init.destination??"",priority:init.priority??null,origin:init.origin??"cli\
ent",policyContainer:init.policyContainer??"client",referrer:init.referrer??"client",referrerPolicy:init.referrerPolicy??"",mode:init.mode??"no-cors",useCORSPreflightFlag:init.
useCORSPreflightFlag??!1,credentials:init.credentials??"same-origin",useCredentials:init.useCredentials??!1,cache:init.cache??"default",redirect:init.redirect??
"follow",integrity:init.integrity??"",cryptoGraphicsNonceMetadata:init.cryptoGraphicsNonceMetadata??"",parserMetadata:init.parserMetadata??"",reloadNavigation:init.
reloadNavigation??!1,historyNavigation:init.historyNavigation??!1,userActivation:init.userActivation??!1,taintedOrigin:init.taintedOrigin??!1,redirectCount:init.
redirectCount??0,responseTainting:init.responseTainting??"basic",preventNoCacheCacheControlHeaderModification:init.preventNoCacheCacheControlHeaderModification??
!1,done:init.done??!1,timingAllowFailed:init.timingAllowFailed??!1,urlList:init.urlList,url:init.urlList[0],headersList:init.headersList?new HeadersList(init.headersList):
new HeadersList}}function cloneRequest(request){let newRequest=makeRequest({...request,body:null});return request.body!=null&&(newRequest.body=cloneBody(newRequest,
request.body)),newRequest}function fromInnerRequest(innerRequest,signal,guard){let request=new Request(kConstruct);return request[kState]=innerRequest,request[kSignal]=
signal,request[kHeaders]=new Headers2(kConstruct),setHeadersList(request[kHeaders],innerRequest.headersList),setHeadersGuard(request[kHeaders],guard),request}Object.
defineProperties(Request.prototype,{method:kEnumerableProperty,url:kEnumerableProperty,headers:kEnumerableProperty,redirect:kEnumerableProperty,clone:kEnumerableProperty,
signal:kEnumerableProperty,duplex:kEnumerableProperty,destination:kEnumerableProperty,body:kEnumerableProperty,bodyUsed:kEnumerableProperty,isHistoryNavigation:kEnumerableProperty,
isReloadNavigation:kEnumerableProperty,keepalive:kEnumerableProperty,integrity:kEnumerableProperty,cache:kEnumerableProperty,credentials:kEnumerableProperty,attribute:kEnumerableProperty,
referrerPolicy:kEnumerableProperty,referrer:kEnumerableProperty,mode:kEnumerableProperty,[Symbol.toStringTag]:{value:"Request",configurable:!0}}),webidl.converters.
Request=webidl.interfaceConverter(Request),webidl.converters.RequestInfo=function(V,prefix,argument){return typeof V=="string"?webidl.converters.USVString(V,prefix,
argument):V instanceof Request?webidl.converters.Request(V,prefix,argument):webidl.converters.USVString(V,prefix,argument)},webidl.converters.AbortSignal=webidl.
interfaceConverter(AbortSignal),webidl.converters.RequestInit=webidl.dictionaryConverter([{key:"method",converter:webidl.converters.ByteString},{key:"headers",converter:webidl.
converters.HeadersInit},{key:"body",converter:webidl.nullableConverter(webidl.converters.BodyInit)},{key:"referrer",converter:webidl.converters.USVString},{key:"\
referrerPolicy",converter:webidl.converters.DOMString,allowedValues:referrerPolicy},{key:"mode",converter:webidl.converters.DOMString,allowedValues:requestMode},
{key:"credentials",converter:webidl.converters.DOMString,allowedValues:requestCredentials},{key:"cache",converter:webidl.converters.DOMString,allowedValues:requestCache},
{key:"redirect",converter:webidl.converters.DOMString,allowedValues:requestRedirect},{key:"integrity",converter:webidl.converters.DOMString},{key:"keepalive",converter:webidl.
converters.boolean},{key:"signal",converter:webidl.nullableConverter(signal=>webidl.converters.AbortSignal(signal,"RequestInit","signal",{strict:!1}))},{key:"wi\
ndow",converter:webidl.converters.any},{key:"duplex",converter:webidl.converters.DOMString,allowedValues:requestDuplex},{key:"dispatcher",converter:webidl.converters.
any}]),module.exports={Request,makeRequest,fromInnerRequest,cloneRequest}}}),require_fetch=_4___commonJS({"node_modules/undici/lib/web/fetch/index.js"(exports,module){
"use strict";_3_init_node_22();var{makeNetworkError,makeAppropriateNetworkError,filterResponse,makeResponse,fromInnerResponse}=require_response(),{HeadersList}=require_headers(),
{Request,cloneRequest}=require_request2(),zlib=_4___require("node:zlib"),{bytesMatch,makePolicyContainer,clonePolicyContainer,requestBadPort,TAOCheck,appendRequestOriginHeader,
responseLocationURL,requestCurrentURL,setRequestReferrerPolicyOnRedirect,tryUpgradeRequestToAPotentiallyTrustworthyURL,createOpaqueTimingInfo,appendFetchMetadata,
corsCheck,crossOriginResourcePolicyCheck,determineRequestsReferrer,coarsenedSharedCurrentTime,createDeferredPromise,isBlobLike,sameOrigin,isCancelled,isAborted,
isErrorLike,fullyReadBody,readableStreamClose,isomorphicEncode,urlIsLocal,urlIsHttpHttpsScheme,urlHasHttpsScheme,clampAndCoarsenConnectionTimingInfo,simpleRangeHeaderValue,
buildContentRange,createInflate,extractMimeType}=require_util2(),{kState,kDispatcher}=require_symbols2(),assert=_4___require("node:assert"),{safelyExtractBody,extractBody}=require_body(),
{redirectStatusSet,nullBodyStatus,safeMethodsSet,requestBodyHeader,subresourceSet}=require_constants3(),EE=_4___require("node:events"),{Readable,pipeline,finished}=_4___require(
"node:stream"),{addAbortListener,isErrored,isReadable,bufferToLowerCasedHeaderName}=require_util(),{dataURLProcessor,serializeAMimeType,minimizeSupportedMimeType}=require_data_url(),
{getGlobalDispatcher}=require_global2(),{webidl}=require_webidl(),{STATUS_CODES}=_4___require("node:http"),GET_OR_HEAD=["GET","HEAD"],defaultUserAgent=typeof __UNDICI_IS_NODE__<
"u"||typeof esbuildDetection<"u"?"node":"undici",resolveObjectURL,Fetch=class extends EE{constructor(dispatcher){super(),this.dispatcher=dispatcher,this.connection=
null,this.dump=!1,this.state="ongoing"}terminate(reason){this.state==="ongoing"&&(this.state="terminated",this.connection?.destroy(reason),this.emit("terminated",
reason))}abort(error){this.state==="ongoing"&&(this.state="aborted",error||(error=new DOMException("The operation was aborted.","AbortError")),this.serializedAbortReason=
error,this.connection?.destroy(error),this.emit("terminated",error))}};function handleFetchDone(response){finalizeAndReportTiming(response,"fetch")}function fetch(input,init=void 0){
webidl.argumentLengthCheck(arguments,1,"globalThis.fetch");let p=createDeferredPromise(),requestObject;try{requestObject=new Request(input,init)}catch(e){return p.
reject(e),p.promise}let request=requestObject[kState];if(requestObject.signal.aborted)return abortFetch(p,request,null,requestObject.signal.reason),p.promise;request.
client.globalObject?.constructor?.name==="ServiceWorkerGlobalScope"&&(request.serviceWorkers="none");let responseObject=null,locallyAborted=!1,controller=null;return addAbortListener(
requestObject.signal,()=>{locallyAborted=!0,assert(controller!=null),controller.abort(requestObject.signal.reason);let realResponse=responseObject?.deref();abortFetch(
p,request,realResponse,requestObject.signal.reason)}),controller=fetching({request,processResponseEndOfBody:handleFetchDone,processResponse:response=>{if(!locallyAborted){
if(response.aborted){abortFetch(p,request,responseObject,controller.serializedAbortReason);return}if(response.type==="error"){p.reject(new TypeError("fetch fail\
ed",{cause:response.error}));return}responseObject=new WeakRef(fromInnerResponse(response,"immutable")),p.resolve(responseObject.deref()),p=null}},dispatcher:requestObject[kDispatcher]}),
p.promise}function finalizeAndReportTiming(response,initiatorType="other"){if(response.type==="error"&&response.aborted||!response.urlList?.length)return;let originalURL=response.
urlList[0],timingInfo=response.timingInfo,cacheState=response.cacheState;urlIsHttpHttpsScheme(originalURL)&&timingInfo!==null&&(response.timingAllowPassed||(timingInfo=
createOpaqueTimingInfo({startTime:timingInfo.startTime}),cacheState=""),timingInfo.endTime=coarsenedSharedCurrentTime(),response.timingInfo=timingInfo,markResourceTiming(
timingInfo,originalURL.href,initiatorType,globalThis,cacheState))}var markResourceTiming=performance.markResourceTiming;function abortFetch(p,request,responseObject,error){
if(p&&p.reject(error),request.body!=null&&isReadable(request.body?.stream)&&request.body.stream.cancel(error).catch(err=>{if(err.code!=="ERR_INVALID_STATE")throw err}),
responseObject==null)return;let response=responseObject[kState];response.body!=null&&isReadable(response.body?.stream)&&response.body.stream.cancel(error).catch(
err=>{if(err.code!=="ERR_INVALID_STATE")throw err})}function fetching({request,processRequestBodyChunkLength,processRequestEndOfBody,processResponse,processResponseEndOfBody,
processResponseConsumeBody,useParallelQueue=!1,dispatcher=getGlobalDispatcher()}){assert(dispatcher);let taskDestination=null,crossOriginIsolatedCapability=!1;request.
client!=null&&(taskDestination=request.client.globalObject,crossOriginIsolatedCapability=request.client.crossOriginIsolatedCapability);let currentTime=coarsenedSharedCurrentTime(
crossOriginIsolatedCapability),timingInfo=createOpaqueTimingInfo({startTime:currentTime}),fetchParams={controller:new Fetch(dispatcher),request,timingInfo,processRequestBodyChunkLength,
processRequestEndOfBody,processResponse,processResponseConsumeBody,processResponseEndOfBody,taskDestination,crossOriginIsolatedCapability};return assert(!request.
body||request.body.stream),request.window==="client"&&(request.window=request.client?.globalObject?.constructor?.name==="Window"?request.client:"no-window"),request.
origin==="client"&&(request.origin=request.client.origin),request.policyContainer==="client"&&(request.client!=null?request.policyContainer=clonePolicyContainer(
request.client.policyContainer):request.policyContainer=makePolicyContainer()),request.headersList.contains("accept",!0)||request.headersList.append("accept","*\
/*",!0),request.headersList.contains("accept-language",!0)||request.headersList.append("accept-language","*",!0),request.priority,subresourceSet.has(request.destination),
mainFetch(fetchParams).catch(err=>{fetchParams.controller.terminate(err)}),fetchParams.controller}async function mainFetch(fetchParams,recursive=!1){let request=fetchParams.
request,response=null;if(request.localURLsOnly&&!urlIsLocal(requestCurrentURL(request))&&(response=makeNetworkError("local URLs only")),tryUpgradeRequestToAPotentiallyTrustworthyURL(
request),requestBadPort(request)==="blocked"&&(response=makeNetworkError("bad port")),request.referrerPolicy===""&&(request.referrerPolicy=request.policyContainer.
referrerPolicy),request.referrer!=="no-referrer"&&(request.referrer=determineRequestsReferrer(request)),response===null&&(response=await(async()=>{let currentURL=requestCurrentURL(
request);return sameOrigin(currentURL,request.url)&&request.responseTainting==="basic"||currentURL.protocol==="data:"||request.mode==="navigate"||request.mode===
"websocket"?(request.responseTainting="basic",await schemeFetch(fetchParams)):request.mode==="same-origin"?makeNetworkError('request mode cannot be "same-origin\
"'):request.mode==="no-cors"?request.redirect!=="follow"?makeNetworkError('redirect mode cannot be "follow" for "no-cors" request'):(request.responseTainting="o\
paque",await schemeFetch(fetchParams)):urlIsHttpHttpsScheme(requestCurrentURL(request))?(request.responseTainting="cors",await httpFetch(fetchParams)):makeNetworkError(
"URL scheme must be a HTTP(S) scheme")})()),recursive)return response;response.status!==0&&!response.internalResponse&&(request.responseTainting,request.responseTainting===
"basic"?response=filterResponse(response,"basic"):request.responseTainting==="cors"?response=filterResponse(response,"cors"):request.responseTainting==="opaque"?
response=filterResponse(response,"opaque"):assert(!1));let internalResponse=response.status===0?response:response.internalResponse;if(internalResponse.urlList.length===
0&&internalResponse.urlList.push(...request.urlList),request.timingAllowFailed||(response.timingAllowPassed=!0),response.type==="opaque"&&internalResponse.status===
206&&internalResponse.rangeRequested&&!request.headers.contains("range",!0)&&(response=internalResponse=makeNetworkError()),response.status!==0&&(request.method===
"HEAD"||request.method==="CONNECT"||nullBodyStatus.includes(internalResponse.status))&&(internalResponse.body=null,fetchParams.controller.dump=!0),request.integrity){
let processBodyError=reason=>fetchFinale(fetchParams,makeNetworkError(reason));if(request.responseTainting==="opaque"||response.body==null){processBodyError(response.
error);return}let processBody=bytes=>{if(!bytesMatch(bytes,request.integrity)){processBodyError("integrity mismatch");return}response.body=safelyExtractBody(bytes)[0],
fetchFinale(fetchParams,response)};await fullyReadBody(response.body,processBody,processBodyError)}else fetchFinale(fetchParams,response)}function schemeFetch(fetchParams){
if(isCancelled(fetchParams)&&fetchParams.request.redirectCount===0)return Promise.resolve(makeAppropriateNetworkError(fetchParams));let{request}=fetchParams,{protocol:scheme}=requestCurrentURL(
request);switch(scheme){case"about:":return Promise.resolve(makeNetworkError("about scheme is not supported"));case"blob:":{resolveObjectURL||(resolveObjectURL=
_4___require("node:buffer").resolveObjectURL);let blobURLEntry=requestCurrentURL(request);if(blobURLEntry.search.length!==0)return Promise.resolve(makeNetworkError(
"NetworkError when attempting to fetch resource."));let blob=resolveObjectURL(blobURLEntry.toString());if(request.method!=="GET"||!isBlobLike(blob))return Promise.
resolve(makeNetworkError("invalid method"));let response=makeResponse(),fullLength=blob.size,serializedFullLength=isomorphicEncode(`${fullLength}`),type=blob.type;
if(request.headersList.contains("range",!0)){response.rangeRequested=!0;let rangeHeader=request.headersList.get("range",!0),rangeValue=simpleRangeHeaderValue(rangeHeader,
!0);if(rangeValue==="failure")return Promise.resolve(makeNetworkError("failed to fetch the data URL"));let{rangeStartValue:rangeStart,rangeEndValue:rangeEnd}=rangeValue;
if(rangeStart===null)rangeStart=fullLength-rangeEnd,rangeEnd=rangeStart+rangeEnd-1;else{if(rangeStart>=fullLength)return Promise.resolve(makeNetworkError("Range\
 start is greater than the blob's size."));(rangeEnd===null||rangeEnd>=fullLength)&&(rangeEnd=fullLength-1)}let slicedBlob=blob.slice(rangeStart,rangeEnd,type),
slicedBodyWithType=extractBody(slicedBlob);response.body=slicedBodyWithType[0];let serializedSlicedLength=isomorphicEncode(`${slicedBlob.size}`),contentRange=buildContentRange(
rangeStart,rangeEnd,fullLength);response.status=206,response.statusText="Partial Content",response.headersList.set("content-length",serializedSlicedLength,!0),response.
headersList.set("content-type",type,!0),response.headersList.set("content-range",contentRange,!0)}else{let bodyWithType=extractBody(blob);response.statusText="O\
K",response.body=bodyWithType[0],response.headersList.set("content-length",serializedFullLength,!0),response.headersList.set("content-type",type,!0)}return Promise.
resolve(response)}case"data:":{let currentURL=requestCurrentURL(request),dataURLStruct=dataURLProcessor(currentURL);if(dataURLStruct==="failure")return Promise.
resolve(makeNetworkError("failed to fetch the data URL"));let mimeType=serializeAMimeType(dataURLStruct.mimeType);return Promise.resolve(makeResponse({statusText:"\
OK",headersList:[["content-type",{name:"Content-Type",value:mimeType}]],body:safelyExtractBody(dataURLStruct.body)[0]}))}case"file:":return Promise.resolve(makeNetworkError(
"not implemented... yet..."));case"http:":case"https:":return httpFetch(fetchParams).catch(err=>makeNetworkError(err));default:return Promise.resolve(makeNetworkError(
"unknown scheme"))}}function finalizeResponse(fetchParams,response){fetchParams.request.done=!0,fetchParams.processResponseDone!=null&&queueMicrotask(()=>fetchParams.
processResponseDone(response))}function fetchFinale(fetchParams,response){let timingInfo=fetchParams.timingInfo,processResponseEndOfBody=()=>{let unsafeEndTime=Date.
now();fetchParams.request.destination==="document"&&(fetchParams.controller.fullTimingInfo=timingInfo),fetchParams.controller.reportTimingSteps=()=>{if(fetchParams.
request.url.protocol!=="https:")return;timingInfo.endTime=unsafeEndTime;let cacheState=response.cacheState,bodyInfo=response.bodyInfo;response.timingAllowPassed||
(timingInfo=createOpaqueTimingInfo(timingInfo),cacheState="");let responseStatus=0;if(fetchParams.request.mode!=="navigator"||!response.hasCrossOriginRedirects){
responseStatus=response.status;let mimeType=extractMimeType(response.headersList);mimeType!=="failure"&&(bodyInfo.contentType=minimizeSupportedMimeType(mimeType))}
fetchParams.request.initiatorType!=null&&markResourceTiming(timingInfo,fetchParams.request.url.href,fetchParams.request.initiatorType,globalThis,cacheState,bodyInfo,
responseStatus)};let processResponseEndOfBodyTask=()=>{fetchParams.request.done=!0,fetchParams.processResponseEndOfBody!=null&&queueMicrotask(()=>fetchParams.processResponseEndOfBody(
response)),fetchParams.request.initiatorType!=null&&fetchParams.controller.reportTimingSteps()};queueMicrotask(()=>processResponseEndOfBodyTask())};fetchParams.
processResponse!=null&&queueMicrotask(()=>{fetchParams.processResponse(response),fetchParams.processResponse=null});let internalResponse=response.type==="error"?
response:response.internalResponse??response;internalResponse.body==null?processResponseEndOfBody():finished(internalResponse.body.stream,()=>{processResponseEndOfBody()})}
async function httpFetch(fetchParams){let request=fetchParams.request,response=null,actualResponse=null,timingInfo=fetchParams.timingInfo;if(request.serviceWorkers,
response===null){if(request.redirect==="follow"&&(request.serviceWorkers="none"),actualResponse=response=await httpNetworkOrCacheFetch(fetchParams),request.responseTainting===
"cors"&&corsCheck(request,response)==="failure")return makeNetworkError("cors failure");TAOCheck(request,response)==="failure"&&(request.timingAllowFailed=!0)}return(request.
responseTainting==="opaque"||response.type==="opaque")&&crossOriginResourcePolicyCheck(request.origin,request.client,request.destination,actualResponse)==="bloc\
ked"?makeNetworkError("blocked"):(redirectStatusSet.has(actualResponse.status)&&(request.redirect!=="manual"&&fetchParams.controller.connection.destroy(void 0,!1),
request.redirect==="error"?response=makeNetworkError("unexpected redirect"):request.redirect==="manual"?response=actualResponse:request.redirect==="follow"?response=
await httpRedirectFetch(fetchParams,response):assert(!1)),response.timingInfo=timingInfo,response)}function httpRedirectFetch(fetchParams,response){let request=fetchParams.
request,actualResponse=response.internalResponse?response.internalResponse:response,locationURL;try{if(locationURL=responseLocationURL(actualResponse,requestCurrentURL(
request).hash),locationURL==null)return response}catch(err){return Promise.resolve(makeNetworkError(err))}if(!urlIsHttpHttpsScheme(locationURL))return Promise.resolve(
makeNetworkError("URL scheme must be a HTTP(S) scheme"));if(request.redirectCount===20)return Promise.resolve(makeNetworkError("redirect count exceeded"));if(request.
redirectCount+=1,request.mode==="cors"&&(locationURL.username||locationURL.password)&&!sameOrigin(request,locationURL))return Promise.resolve(makeNetworkError('\
cross origin not allowed for request mode "cors"'));if(request.responseTainting==="cors"&&(locationURL.username||locationURL.password))return Promise.resolve(makeNetworkError(
'URL cannot contain credentials for request mode "cors"'));if(actualResponse.status!==303&&request.body!=null&&request.body.source==null)return Promise.resolve(
makeNetworkError());if([301,302].includes(actualResponse.status)&&request.method==="POST"||actualResponse.status===303&&!GET_OR_HEAD.includes(request.method)){request.
method="GET",request.body=null;for(let headerName of requestBodyHeader)request.headersList.delete(headerName)}sameOrigin(requestCurrentURL(request),locationURL)||
(request.headersList.delete("authorization",!0),request.headersList.delete("proxy-authorization",!0),request.headersList.delete("cookie",!0),request.headersList.
delete("host",!0)),request.body!=null&&(assert(request.body.source!=null),request.body=safelyExtractBody(request.body.source)[0]);let timingInfo=fetchParams.timingInfo;
return timingInfo.redirectEndTime=timingInfo.postRedirectStartTime=coarsenedSharedCurrentTime(fetchParams.crossOriginIsolatedCapability),timingInfo.redirectStartTime===
0&&(timingInfo.redirectStartTime=timingInfo.startTime),request.urlList.push(locationURL),setRequestReferrerPolicyOnRedirect(request,actualResponse),mainFetch(fetchParams,
!0)}async function httpNetworkOrCacheFetch(fetchParams,isAuthenticationFetch=!1,isNewConnectionFetch=!1){let request=fetchParams.request,httpFetchParams=null,httpRequest=null,
response=null,httpCache=null,revalidatingFlag=!1;request.window==="no-window"&&request.redirect==="error"?(httpFetchParams=fetchParams,httpRequest=request):(httpRequest=
cloneRequest(request),httpFetchParams={...fetchParams},httpFetchParams.request=httpRequest);let includeCredentials=request.credentials==="include"||request.credentials===
"same-origin"&&request.responseTainting==="basic",contentLength=httpRequest.body?httpRequest.body.length:null,contentLengthHeaderValue=null;if(httpRequest.body==
null&&["POST","PUT"].includes(httpRequest.method)&&(contentLengthHeaderValue="0"),contentLength!=null&&(contentLengthHeaderValue=isomorphicEncode(`${contentLength}`)),
contentLengthHeaderValue!=null&&httpRequest.headersList.append("content-length",contentLengthHeaderValue,!0),contentLength!=null&&httpRequest.keepalive,httpRequest.
referrer instanceof URL&&httpRequest.headersList.append("referer",isomorphicEncode(httpRequest.referrer.href),!0),appendRequestOriginHeader(httpRequest),appendFetchMetadata(
httpRequest),httpRequest.headersList.contains("user-agent",!0)||httpRequest.headersList.append("user-agent",defaultUserAgent),httpRequest.cache==="default"&&(httpRequest.
headersList.contains("if-modified-since",!0)||httpRequest.headersList.contains("if-none-match",!0)||httpRequest.headersList.contains("if-unmodified-since",!0)||
httpRequest.headersList.contains("if-match",!0)||httpRequest.headersList.contains("if-range",!0))&&(httpRequest.cache="no-store"),httpRequest.cache==="no-cache"&&
!httpRequest.preventNoCacheCacheControlHeaderModification&&!httpRequest.headersList.contains("cache-control",!0)&&httpRequest.headersList.append("cache-control",
"max-age=0",!0),(httpRequest.cache==="no-store"||httpRequest.cache==="reload")&&(httpRequest.headersList.contains("pragma",!0)||httpRequest.headersList.append("\
pragma","no-cache",!0),httpRequest.headersList.contains("cache-control",!0)||httpRequest.headersList.append("cache-control","no-cache",!0)),httpRequest.headersList.
contains("range",!0)&&httpRequest.headersList.append("accept-encoding","identity",!0),httpRequest.headersList.contains("accept-encoding",!0)||(urlHasHttpsScheme(
requestCurrentURL(httpRequest))?httpRequest.headersList.append("accept-encoding","br, gzip, deflate",!0):httpRequest.headersList.append("accept-encoding","gzip,\
 deflate",!0)),httpRequest.headersList.delete("host",!0),httpCache==null&&(httpRequest.cache="no-store"),httpRequest.cache!=="no-store"&&httpRequest.cache,response==
null){if(httpRequest.cache==="only-if-cached")return makeNetworkError("only if cached");let forwardResponse=await httpNetworkFetch(httpFetchParams,includeCredentials,
isNewConnectionFetch);!safeMethodsSet.has(httpRequest.method)&&forwardResponse.status>=200&&forwardResponse.status<=399,revalidatingFlag&&forwardResponse.status,
response==null&&(response=forwardResponse)}if(response.urlList=[...httpRequest.urlList],httpRequest.headersList.contains("range",!0)&&(response.rangeRequested=!0),
response.requestIncludesCredentials=includeCredentials,response.status===407)return request.window==="no-window"?makeNetworkError():isCancelled(fetchParams)?makeAppropriateNetworkError(
fetchParams):makeNetworkError("proxy authentication required");if(response.status===421&&!isNewConnectionFetch&&(request.body==null||request.body.source!=null)){
if(isCancelled(fetchParams))return makeAppropriateNetworkError(fetchParams);fetchParams.controller.connection.destroy(),response=await httpNetworkOrCacheFetch(fetchParams,
isAuthenticationFetch,!0)}return response}async function httpNetworkFetch(fetchParams,includeCredentials=!1,forceNewConnection=!1){assert(!fetchParams.controller.
connection||fetchParams.controller.connection.destroyed),fetchParams.controller.connection={abort:null,destroyed:!1,destroy(err,abort=!0){this.destroyed||(this.
destroyed=!0,abort&&this.abort?.(err??new DOMException("The operation was aborted.","AbortError")))}};let request=fetchParams.request,response=null,timingInfo=fetchParams.
timingInfo;request.cache="no-store";let newConnection=forceNewConnection?"yes":"no";request.mode;let requestBody=null;if(request.body==null&&fetchParams.processRequestEndOfBody)
queueMicrotask(()=>fetchParams.processRequestEndOfBody());else if(request.body!=null){let processBodyChunk=async function*(bytes){isCancelled(fetchParams)||(yield bytes,
fetchParams.processRequestBodyChunkLength?.(bytes.byteLength))},processEndOfBody=()=>{isCancelled(fetchParams)||fetchParams.processRequestEndOfBody&&fetchParams.
processRequestEndOfBody()},processBodyError=e=>{isCancelled(fetchParams)||(e.name==="AbortError"?fetchParams.controller.abort():fetchParams.controller.terminate(
e))};requestBody=(async function*(){try{for await(let bytes of request.body.stream)yield*processBodyChunk(bytes);processEndOfBody()}catch(err){processBodyError(
err)}})()}try{let{body,status,statusText,headersList,socket}=await dispatch({body:requestBody});if(socket)response=makeResponse({status,statusText,headersList,socket});else{
let iterator=body[Symbol.asyncIterator]();fetchParams.controller.next=()=>iterator.next(),response=makeResponse({status,statusText,headersList})}}catch(err){return err.
name==="AbortError"?(fetchParams.controller.connection.destroy(),makeAppropriateNetworkError(fetchParams,err)):makeNetworkError(err)}let pullAlgorithm=async()=>{
await fetchParams.controller.resume()},cancelAlgorithm=reason=>{isCancelled(fetchParams)||fetchParams.controller.abort(reason)},stream=new ReadableStream({async start(controller){
fetchParams.controller.controller=controller},async pull(controller){await pullAlgorithm(controller)},async cancel(reason){await cancelAlgorithm(reason)},type:"\
bytes"});response.body={stream,source:null,length:null},fetchParams.controller.resume||fetchParams.controller.on("terminated",onAborted),fetchParams.controller.
resume=async()=>{for(;;){let bytes,isFailure;try{let{done:done2,value}=await fetchParams.controller.next();if(isAborted(fetchParams))break;bytes=done2?void 0:value}catch(err){
fetchParams.controller.ended&&!timingInfo.encodedBodySize?bytes=void 0:(bytes=err,isFailure=!0)}if(bytes===void 0){readableStreamClose(fetchParams.controller.controller),
finalizeResponse(fetchParams,response);return}if(timingInfo.decodedBodySize+=bytes?.byteLength??0,isFailure){fetchParams.controller.terminate(bytes);return}let buffer=new Uint8Array(
bytes);if(buffer.byteLength&&fetchParams.controller.controller.enqueue(buffer),isErrored(stream)){fetchParams.controller.terminate();return}if(fetchParams.controller.
controller.desiredSize<=0)return}};function onAborted(reason){isAborted(fetchParams)?(response.aborted=!0,isReadable(stream)&&fetchParams.controller.controller.
error(fetchParams.controller.serializedAbortReason)):isReadable(stream)&&fetchParams.controller.controller.error(new TypeError("terminated",{cause:isErrorLike(reason)?
reason:void 0})),fetchParams.controller.connection.destroy()}return response;function dispatch({body}){let url=requestCurrentURL(request),agent=fetchParams.controller.
dispatcher;return new Promise((resolve,reject)=>agent.dispatch({path:url.pathname+url.search,origin:url.origin,method:request.method,body:agent.isMockActive?request.
body&&(request.body.source||request.body.stream):body,headers:request.headersList.entries,maxRedirections:0,upgrade:request.mode==="websocket"?"websocket":void 0},
{body:null,abort:null,onConnect(abort){let{connection}=fetchParams.controller;timingInfo.finalConnectionTimingInfo=clampAndCoarsenConnectionTimingInfo(void 0,timingInfo.
postRedirectStartTime,fetchParams.crossOriginIsolatedCapability),connection.destroyed?abort(new DOMException("The operation was aborted.","AbortError")):(fetchParams.
controller.on("terminated",abort),this.abort=connection.abort=abort),timingInfo.finalNetworkRequestStartTime=coarsenedSharedCurrentTime(fetchParams.crossOriginIsolatedCapability)},
onResponseStarted(){timingInfo.finalNetworkResponseStartTime=coarsenedSharedCurrentTime(fetchParams.crossOriginIsolatedCapability)},onHeaders(status,rawHeaders,resume,statusText){
if(status<200)return;let location="",headersList=new HeadersList;for(let i=0;i<rawHeaders.length;i+=2)headersList.append(bufferToLowerCasedHeaderName(rawHeaders[i]),
rawHeaders[i+1].toString("latin1"),!0);location=headersList.get("location",!0);let decoders=[],willFollow=location&&request.redirect==="follow"&&redirectStatusSet.
has(status);if(request.method!=="HEAD"&&request.method!=="CONNECT"&&!nullBodyStatus.includes(status)&&!willFollow){let contentEncoding=headersList.get("content-\
encoding",!0),codings=contentEncoding?contentEncoding.toLowerCase().split(","):[],maxContentEncodings=5;if(codings.length>maxContentEncodings)return this.abort(
new Error(`too many content-encodings in response: ${codings.length}, maximum allowed is ${maxContentEncodings}`)),!0;for(let i=codings.length-1;i>=0;--i){let coding=codings[i].
trim();if(coding==="x-gzip"||coding==="gzip")decoders.push(zlib.createGunzip({flush:zlib.constants.Z_SYNC_FLUSH,finishFlush:zlib.constants.Z_SYNC_FLUSH}));else if(coding===
"deflate")decoders.push(createInflate({flush:zlib.constants.Z_SYNC_FLUSH,finishFlush:zlib.constants.Z_SYNC_FLUSH}));else if(coding==="br")decoders.push(zlib.createBrotliDecompress(
{flush:zlib.constants.BROTLI_OPERATION_FLUSH,finishFlush:zlib.constants.BROTLI_OPERATION_FLUSH}));else{decoders.length=0;break}}}this.body=new Readable({read:resume});
let onError=this.onError.bind(this);return resolve({status,statusText,headersList,body:decoders.length?pipeline(this.body,...decoders,err=>{err&&this.onError(err)}).
on("error",onError):this.body.on("error",onError)}),!0},onData(chunk){if(fetchParams.controller.dump)return;let bytes=chunk;return timingInfo.encodedBodySize+=bytes.
byteLength,this.body.push(bytes)},onComplete(){this.abort&&fetchParams.controller.off("terminated",this.abort),fetchParams.controller.ended=!0,this.body.push(null)},
onError(error){this.abort&&fetchParams.controller.off("terminated",this.abort),this.body?.destroy(error),fetchParams.controller.terminate(error),reject(error)},
onUpgrade(status,rawHeaders,socket){if(status!==101)return;let headersList=new HeadersList;for(let i=0;i<rawHeaders.length;i+=2)headersList.append(bufferToLowerCasedHeaderName(
rawHeaders[i]),rawHeaders[i+1].toString("latin1"),!0);return resolve({status,statusText:STATUS_CODES[status],headersList,socket}),!0}}))}}module.exports={fetch,
Fetch,fetching,finalizeAndReportTiming}}}),require_symbols3=_4___commonJS({"node_modules/undici/lib/web/fileapi/symbols.js"(exports,module){"use strict";_3_init_node_22(),
module.exports={kState:Symbol("FileReader state"),kResult:Symbol("FileReader result"),kError:Symbol("FileReader error"),kLastProgressEventFired:Symbol("FileRead\
er last progress event fired timestamp"),kEvents:Symbol("FileReader events"),kAborted:Symbol("FileReader aborted")}}}),require_progressevent=_4___commonJS({"nod\
e_modules/undici/lib/web/fileapi/progressevent.js"(exports,module){"use strict";_3_init_node_22();var{webidl}=require_webidl(),kState=Symbol("ProgressEvent stat\
e"),ProgressEvent=class _ProgressEvent extends Event{constructor(type,eventInitDict={}){type=webidl.converters.DOMString(type,"ProgressEvent constructor","type"),
eventInitDict=webidl.converters.ProgressEventInit(eventInitDict??{}),super(type,eventInitDict),this[kState]={lengthComputable:eventInitDict.lengthComputable,loaded:eventInitDict.
loaded,total:eventInitDict.total}}get lengthComputable(){return webidl.brandCheck(this,_ProgressEvent),this[kState].lengthComputable}get loaded(){return webidl.
brandCheck(this,_ProgressEvent),this[kState].loaded}get total(){return webidl.brandCheck(this,_ProgressEvent),this[kState].total}};webidl.converters.ProgressEventInit=
webidl.dictionaryConverter([{key:"lengthComputable",converter:webidl.converters.boolean,defaultValue:()=>!1},{key:"loaded",converter:webidl.converters["unsigned\
 long long"],defaultValue:()=>0},{key:"total",converter:webidl.converters["unsigned long long"],defaultValue:()=>0},{key:"bubbles",converter:webidl.converters.boolean,
defaultValue:()=>!1},{key:"cancelable",converter:webidl.converters.boolean,defaultValue:()=>!1},{key:"composed",converter:webidl.converters.boolean,defaultValue:()=>!1}]),
module.exports={ProgressEvent}}}),require_encoding=_4___commonJS({"node_modules/undici/lib/web/fileapi/encoding.js"(exports,module){"use strict";_3_init_node_22();
function getEncoding(label){if(!label)return"failure";switch(label.trim().toLowerCase()){case"unicode-1-1-utf-8":case"unicode11utf8":case"unicode20utf8":case"ut\
f-8":case"utf8":case"x-unicode20utf8":return"UTF-8";case"866":case"cp866":case"csibm866":case"ibm866":return"IBM866";case"csisolatin2":case"iso-8859-2":case"iso\
-ir-101":case"iso8859-2":case"iso88592":case"iso_8859-2":case"iso_8859-2:1987":case"l2":case"latin2":return"ISO-8859-2";case"csisolatin3":case"iso-8859-3":case"\
iso-ir-109":case"iso8859-3":case"iso88593":case"iso_8859-3":case"iso_8859-3:1988":case"l3":case"latin3":return"ISO-8859-3";case"csisolatin4":case"iso-8859-4":case"\
iso-ir-110":case"iso8859-4":case"iso88594":case"iso_8859-4":case"iso_8859-4:1988":case"l4":case"latin4":return"ISO-8859-4";case"csisolatincyrillic":case"cyrilli\
c":case"iso-8859-5":case"iso-ir-144":case"iso8859-5":case"iso88595":case"iso_8859-5":case"iso_8859-5:1988":return"ISO-8859-5";case"arabic":case"asmo-708":case"c\
siso88596e":case"csiso88596i":case"csisolatinarabic":case"ecma-114":case"iso-8859-6":case"iso-8859-6-e":case"iso-8859-6-i":case"iso-ir-127":case"iso8859-6":case"\
iso88596":case"iso_8859-6":case"iso_8859-6:1987":return"ISO-8859-6";case"csisolatingreek":case"ecma-118":case"elot_928":case"greek":case"greek8":case"iso-8859-7":case"\
iso-ir-126":case"iso8859-7":case"iso88597":case"iso_8859-7":case"iso_8859-7:1987":case"sun_eu_greek":return"ISO-8859-7";case"csiso88598e":case"csisolatinhebrew":case"\
hebrew":case"iso-8859-8":case"iso-8859-8-e":case"iso-ir-138":case"iso8859-8":case"iso88598":case"iso_8859-8":case"iso_8859-8:1988":case"visual":return"ISO-8859-\
8";case"csiso88598i":case"iso-8859-8-i":case"logical":return"ISO-8859-8-I";case"csisolatin6":case"iso-8859-10":case"iso-ir-157":case"iso8859-10":case"iso885910":case"\
l6":case"latin6":return"ISO-8859-10";case"iso-8859-13":case"iso8859-13":case"iso885913":return"ISO-8859-13";case"iso-8859-14":case"iso8859-14":case"iso885914":return"\
ISO-8859-14";case"csisolatin9":case"iso-8859-15":case"iso8859-15":case"iso885915":case"iso_8859-15":case"l9":return"ISO-8859-15";case"iso-8859-16":return"ISO-88\
59-16";case"cskoi8r":case"koi":case"koi8":case"koi8-r":case"koi8_r":return"KOI8-R";case"koi8-ru":case"koi8-u":return"KOI8-U";case"csmacintosh":case"mac":case"ma\
cintosh":case"x-mac-roman":return"macintosh";case"iso-8859-11":case"iso8859-11":case"iso885911":case"tis-620":case"windows-874":return"windows-874";case"cp1250":case"\
windows-1250":case"x-cp1250":return"windows-1250";case"cp1251":case"windows-1251":case"x-cp1251":return"windows-1251";case"ansi_x3.4-1968":case"ascii":case"cp12\
52":case"cp819":case"csisolatin1":case"ibm819":case"iso-8859-1":case"iso-ir-100":case"iso8859-1":case"iso88591":case"iso_8859-1":case"iso_8859-1:1987":case"l1":case"\
latin1":case"us-ascii":case"windows-1252":case"x-cp1252":return"windows-1252";case"cp1253":case"windows-1253":case"x-cp1253":return"windows-1253";case"cp1254":case"\
csisolatin5":case"iso-8859-9":case"iso-ir-148":case"iso8859-9":case"iso88599":case"iso_8859-9":case"iso_8859-9:1989":case"l5":case"latin5":case"windows-1254":case"\
x-cp1254":return"windows-1254";case"cp1255":case"windows-1255":case"x-cp1255":return"windows-1255";case"cp1256":case"windows-1256":case"x-cp1256":return"windows\
-1256";case"cp1257":case"windows-1257":case"x-cp1257":return"windows-1257";case"cp1258":case"windows-1258":case"x-cp1258":return"windows-1258";case"x-mac-cyrill\
ic":case"x-mac-ukrainian":return"x-mac-cyrillic";case"chinese":case"csgb2312":case"csiso58gb231280":case"gb2312":case"gb_2312":case"gb_2312-80":case"gbk":case"i\
so-ir-58":case"x-gbk":return"GBK";case"gb18030":return"gb18030";case"big5":case"big5-hkscs":case"cn-big5":case"csbig5":case"x-x-big5":return"Big5";case"cseucpkd\
fmtjapanese":case"euc-jp":case"x-euc-jp":return"EUC-JP";case"csiso2022jp":case"iso-2022-jp":return"ISO-2022-JP";case"csshiftjis":case"ms932":case"ms_kanji":case"\
shift-jis":case"shift_jis":case"sjis":case"windows-31j":case"x-sjis":return"Shift_JIS";case"cseuckr":case"csksc56011987":case"euc-kr":case"iso-ir-149":case"kore\
an":case"ks_c_5601-1987":case"ks_c_5601-1989":case"ksc5601":case"ksc_5601":case"windows-949":return"EUC-KR";case"csiso2022kr":case"hz-gb-2312":case"iso-2022-cn":case"\
iso-2022-cn-ext":case"iso-2022-kr":case"replacement":return"replacement";case"unicodefffe":case"utf-16be":return"UTF-16BE";case"csunicode":case"iso-10646-ucs-2":case"\
ucs-2":case"unicode":case"unicodefeff":case"utf-16":case"utf-16le":return"UTF-16LE";case"x-user-defined":return"x-user-defined";default:return"failure"}}module.
exports={getEncoding}}}),require_util4=_4___commonJS({"node_modules/undici/lib/web/fileapi/util.js"(exports,module){"use strict";_3_init_node_22();var{kState,kError,
kResult,kAborted,kLastProgressEventFired}=require_symbols3(),{ProgressEvent}=require_progressevent(),{getEncoding}=require_encoding(),{serializeAMimeType,parseMIMEType}=require_data_url(),
{types}=_4___require("node:util"),{StringDecoder}=_4___require("string_decoder"),{btoa}=_4___require("node:buffer"),staticPropertyDescriptors={enumerable:!0,writable:!1,
configurable:!1};function readOperation(fr,blob,type,encodingName){if(fr[kState]==="loading")throw new DOMException("Invalid state","InvalidStateError");fr[kState]=
"loading",fr[kResult]=null,fr[kError]=null;let reader=blob.stream().getReader(),bytes=[],chunkPromise=reader.read(),isFirstChunk=!0;(async()=>{for(;!fr[kAborted];)
try{let{done:done2,value}=await chunkPromise;if(isFirstChunk&&!fr[kAborted]&&queueMicrotask(()=>{fireAProgressEvent("loadstart",fr)}),isFirstChunk=!1,!done2&&types.
isUint8Array(value))bytes.push(value),(fr[kLastProgressEventFired]===void 0||Date.now()-fr[kLastProgressEventFired]>=50)&&!fr[kAborted]&&(fr[kLastProgressEventFired]=
Date.now(),queueMicrotask(()=>{fireAProgressEvent("progress",fr)})),chunkPromise=reader.read();else if(done2){queueMicrotask(()=>{fr[kState]="done";try{let result=packageData(
bytes,type,blob.type,encodingName);if(fr[kAborted])return;fr[kResult]=result,fireAProgressEvent("load",fr)}catch(error){fr[kError]=error,fireAProgressEvent("err\
or",fr)}fr[kState]!=="loading"&&fireAProgressEvent("loadend",fr)});break}}catch(error){if(fr[kAborted])return;queueMicrotask(()=>{fr[kState]="done",fr[kError]=error,
fireAProgressEvent("error",fr),fr[kState]!=="loading"&&fireAProgressEvent("loadend",fr)});break}})()}function fireAProgressEvent(e,reader){let event=new ProgressEvent(
e,{bubbles:!1,cancelable:!1});reader.dispatchEvent(event)}function packageData(bytes,type,mimeType,encodingName){switch(type){case"DataURL":{let dataURL="data:",
parsed=parseMIMEType(mimeType||"application/octet-stream");parsed!=="failure"&&(dataURL+=serializeAMimeType(parsed)),dataURL+=";base64,";let decoder=new StringDecoder(
"latin1");for(let chunk of bytes)dataURL+=btoa(decoder.write(chunk));return dataURL+=btoa(decoder.end()),dataURL}case"Text":{let encoding="failure";if(encodingName&&
(encoding=getEncoding(encodingName)),encoding==="failure"&&mimeType){let type2=parseMIMEType(mimeType);type2!=="failure"&&(encoding=getEncoding(type2.parameters.
get("charset")))}return encoding==="failure"&&(encoding="UTF-8"),decode(bytes,encoding)}case"ArrayBuffer":return combineByteSequences(bytes).buffer;case"BinaryS\
tring":{let binaryString="",decoder=new StringDecoder("latin1");for(let chunk of bytes)binaryString+=decoder.write(chunk);return binaryString+=decoder.end(),binaryString}}}
function decode(ioQueue,encoding){let bytes=combineByteSequences(ioQueue),BOMEncoding=BOMSniffing(bytes),slice=0;BOMEncoding!==null&&(encoding=BOMEncoding,slice=
BOMEncoding==="UTF-8"?3:2);let sliced=bytes.slice(slice);return new TextDecoder(encoding).decode(sliced)}function BOMSniffing(ioQueue){let[a,b,c]=ioQueue;return a===
239&&b===187&&c===191?"UTF-8":a===254&&b===255?"UTF-16BE":a===255&&b===254?"UTF-16LE":null}function combineByteSequences(sequences){let size=sequences.reduce((a,b)=>a+
b.byteLength,0),offset=0;return sequences.reduce((a,b)=>(a.set(b,offset),offset+=b.byteLength,a),new Uint8Array(size))}module.exports={staticPropertyDescriptors,
readOperation,fireAProgressEvent}}}),require_filereader=_4___commonJS({"node_modules/undici/lib/web/fileapi/filereader.js"(exports,module){"use strict";_3_init_node_22();
var{staticPropertyDescriptors,readOperation,fireAProgressEvent}=require_util4(),{kState,kError,kResult,kEvents,kAborted}=require_symbols3(),{webidl}=require_webidl(),
{kEnumerableProperty}=require_util(),FileReader=class _FileReader extends EventTarget{constructor(){super(),this[kState]="empty",this[kResult]=null,this[kError]=
null,this[kEvents]={loadend:null,error:null,abort:null,load:null,progress:null,loadstart:null}}readAsArrayBuffer(blob){webidl.brandCheck(this,_FileReader),webidl.
argumentLengthCheck(arguments,1,"FileReader.readAsArrayBuffer"),blob=webidl.converters.Blob(blob,{strict:!1}),readOperation(this,blob,"ArrayBuffer")}readAsBinaryString(blob){
webidl.brandCheck(this,_FileReader),webidl.argumentLengthCheck(arguments,1,"FileReader.readAsBinaryString"),blob=webidl.converters.Blob(blob,{strict:!1}),readOperation(
this,blob,"BinaryString")}readAsText(blob,encoding=void 0){webidl.brandCheck(this,_FileReader),webidl.argumentLengthCheck(arguments,1,"FileReader.readAsText"),blob=
webidl.converters.Blob(blob,{strict:!1}),encoding!==void 0&&(encoding=webidl.converters.DOMString(encoding,"FileReader.readAsText","encoding")),readOperation(this,
blob,"Text",encoding)}readAsDataURL(blob){webidl.brandCheck(this,_FileReader),webidl.argumentLengthCheck(arguments,1,"FileReader.readAsDataURL"),blob=webidl.converters.
Blob(blob,{strict:!1}),readOperation(this,blob,"DataURL")}abort(){if(this[kState]==="empty"||this[kState]==="done"){this[kResult]=null;return}this[kState]==="lo\
ading"&&(this[kState]="done",this[kResult]=null),this[kAborted]=!0,fireAProgressEvent("abort",this),this[kState]!=="loading"&&fireAProgressEvent("loadend",this)}get readyState(){
switch(webidl.brandCheck(this,_FileReader),this[kState]){case"empty":return this.EMPTY;case"loading":return this.LOADING;case"done":return this.DONE}}get result(){
return webidl.brandCheck(this,_FileReader),this[kResult]}get error(){return webidl.brandCheck(this,_FileReader),this[kError]}get onloadend(){return webidl.brandCheck(
this,_FileReader),this[kEvents].loadend}set onloadend(fn){webidl.brandCheck(this,_FileReader),this[kEvents].loadend&&this.removeEventListener("loadend",this[kEvents].
loadend),typeof fn=="function"?(this[kEvents].loadend=fn,this.addEventListener("loadend",fn)):this[kEvents].loadend=null}get onerror(){return webidl.brandCheck(
this,_FileReader),this[kEvents].error}set onerror(fn){webidl.brandCheck(this,_FileReader),this[kEvents].error&&this.removeEventListener("error",this[kEvents].error),
typeof fn=="function"?(this[kEvents].error=fn,this.addEventListener("error",fn)):this[kEvents].error=null}get onloadstart(){return webidl.brandCheck(this,_FileReader),
this[kEvents].loadstart}set onloadstart(fn){webidl.brandCheck(this,_FileReader),this[kEvents].loadstart&&this.removeEventListener("loadstart",this[kEvents].loadstart),
typeof fn=="function"?(this[kEvents].loadstart=fn,this.addEventListener("loadstart",fn)):this[kEvents].loadstart=null}get onprogress(){return webidl.brandCheck(
this,_FileReader),this[kEvents].progress}set onprogress(fn){webidl.brandCheck(this,_FileReader),this[kEvents].progress&&this.removeEventListener("progress",this[kEvents].
progress),typeof fn=="function"?(this[kEvents].progress=fn,this.addEventListener("progress",fn)):this[kEvents].progress=null}get onload(){return webidl.brandCheck(
this,_FileReader),this[kEvents].load}set onload(fn){webidl.brandCheck(this,_FileReader),this[kEvents].load&&this.removeEventListener("load",this[kEvents].load),
typeof fn=="function"?(this[kEvents].load=fn,this.addEventListener("load",fn)):this[kEvents].load=null}get onabort(){return webidl.brandCheck(this,_FileReader),
this[kEvents].abort}set onabort(fn){webidl.brandCheck(this,_FileReader),this[kEvents].abort&&this.removeEventListener("abort",this[kEvents].abort),typeof fn=="f\
unction"?(this[kEvents].abort=fn,this.addEventListener("abort",fn)):this[kEvents].abort=null}};FileReader.EMPTY=FileReader.prototype.EMPTY=0,FileReader.LOADING=
FileReader.prototype.LOADING=1,FileReader.DONE=FileReader.prototype.DONE=2,Object.defineProperties(FileReader.prototype,{EMPTY:staticPropertyDescriptors,LOADING:staticPropertyDescriptors,
DONE:staticPropertyDescriptors,readAsArrayBuffer:kEnumerableProperty,readAsBinaryString:kEnumerableProperty,readAsText:kEnumerableProperty,readAsDataURL:kEnumerableProperty,
abort:kEnumerableProperty,readyState:kEnumerableProperty,result:kEnumerableProperty,error:kEnumerableProperty,onloadstart:kEnumerableProperty,onprogress:kEnumerableProperty,
onload:kEnumerableProperty,onabort:kEnumerableProperty,onerror:kEnumerableProperty,onloadend:kEnumerableProperty,[Symbol.toStringTag]:{value:"FileReader",writable:!1,
enumerable:!1,configurable:!0}}),Object.defineProperties(FileReader,{EMPTY:staticPropertyDescriptors,LOADING:staticPropertyDescriptors,DONE:staticPropertyDescriptors}),
module.exports={FileReader}}}),require_symbols4=_4___commonJS({"node_modules/undici/lib/web/cache/symbols.js"(exports,module){"use strict";_3_init_node_22(),module.
exports={kConstruct:require_symbols().kConstruct}}}),require_util5=_4___commonJS({"node_modules/undici/lib/web/cache/util.js"(exports,module){"use strict";_3_init_node_22();
var assert=_4___require("node:assert"),{URLSerializer}=require_data_url(),{isValidHeaderName}=require_util2();function urlEquals(A,B,excludeFragment=!1){let serializedA=URLSerializer(
A,excludeFragment),serializedB=URLSerializer(B,excludeFragment);return serializedA===serializedB}function getFieldValues(header){assert(header!==null);let values=[];
for(let value of header.split(","))value=value.trim(),isValidHeaderName(value)&&values.push(value);return values}module.exports={urlEquals,getFieldValues}}}),require_cache=_4___commonJS(
{"node_modules/undici/lib/web/cache/cache.js"(exports,module){"use strict";_3_init_node_22();var{kConstruct}=require_symbols4(),{urlEquals,getFieldValues}=require_util5(),
{kEnumerableProperty,isDisturbed}=require_util(),{webidl}=require_webidl(),{Response,cloneResponse,fromInnerResponse}=require_response(),{Request,fromInnerRequest}=require_request2(),
{kState}=require_symbols2(),{fetching}=require_fetch(),{urlIsHttpHttpsScheme,createDeferredPromise,readAllBytes}=require_util2(),assert=_4___require("node:asser\
t"),Cache=class _Cache{#relevantRequestResponseList;constructor(){arguments[0]!==kConstruct&&webidl.illegalConstructor(),webidl.util.markAsUncloneable(this),this.#relevantRequestResponseList=
arguments[1]}async match(request,options={}){webidl.brandCheck(this,_Cache);let prefix="Cache.match";webidl.argumentLengthCheck(arguments,1,prefix),request=webidl.
converters.RequestInfo(request,prefix,"request"),options=webidl.converters.CacheQueryOptions(options,prefix,"options");let p=this.#internalMatchAll(request,options,
1);if(p.length!==0)return p[0]}async matchAll(request=void 0,options={}){webidl.brandCheck(this,_Cache);let prefix="Cache.matchAll";return request!==void 0&&(request=
webidl.converters.RequestInfo(request,prefix,"request")),options=webidl.converters.CacheQueryOptions(options,prefix,"options"),this.#internalMatchAll(request,options)}async add(request){
webidl.brandCheck(this,_Cache);let prefix="Cache.add";webidl.argumentLengthCheck(arguments,1,prefix),request=webidl.converters.RequestInfo(request,prefix,"reque\
st");let requests=[request];return await this.addAll(requests)}async addAll(requests){webidl.brandCheck(this,_Cache);let prefix="Cache.addAll";webidl.argumentLengthCheck(
arguments,1,prefix);let responsePromises=[],requestList=[];for(let request of requests){if(request===void 0)throw webidl.errors.conversionFailed({prefix,argument:"\
Argument 1",types:["undefined is not allowed"]});if(request=webidl.converters.RequestInfo(request),typeof request=="string")continue;let r=request[kState];if(!urlIsHttpHttpsScheme(
r.url)||r.method!=="GET")throw webidl.errors.exception({header:prefix,message:"Expected http/s scheme when method is not GET."})}let fetchControllers=[];for(let request of requests){
let r=new Request(request)[kState];if(!urlIsHttpHttpsScheme(r.url))throw webidl.errors.exception({header:prefix,message:"Expected http/s scheme."});r.initiator=
"fetch",r.destination="subresource",requestList.push(r);let responsePromise=createDeferredPromise();fetchControllers.push(fetching({request:r,processResponse(response){
if(response.type==="error"||response.status===206||response.status<200||response.status>299)responsePromise.reject(webidl.errors.exception({header:"Cache.addAll",
message:"Received an invalid status code or the request failed."}));else if(response.headersList.contains("vary")){let fieldValues=getFieldValues(response.headersList.
get("vary"));for(let fieldValue of fieldValues)if(fieldValue==="*"){responsePromise.reject(webidl.errors.exception({header:"Cache.addAll",message:"invalid vary \
field value"}));for(let controller of fetchControllers)controller.abort();return}}},processResponseEndOfBody(response){if(response.aborted){responsePromise.reject(
new DOMException("aborted","AbortError"));return}responsePromise.resolve(response)}})),responsePromises.push(responsePromise.promise)}let responses=await Promise.
all(responsePromises),operations=[],index=0;for(let response of responses){let operation={type:"put",request:requestList[index],response};operations.push(operation),
index++}let cacheJobPromise=createDeferredPromise(),errorData=null;try{this.#batchCacheOperations(operations)}catch(e){errorData=e}return queueMicrotask(()=>{errorData===
null?cacheJobPromise.resolve(void 0):cacheJobPromise.reject(errorData)}),cacheJobPromise.promise}async put(request,response){webidl.brandCheck(this,_Cache);let prefix="\
Cache.put";webidl.argumentLengthCheck(arguments,2,prefix),request=webidl.converters.RequestInfo(request,prefix,"request"),response=webidl.converters.Response(response,
prefix,"response");let innerRequest=null;if(request instanceof Request?innerRequest=request[kState]:innerRequest=new Request(request)[kState],!urlIsHttpHttpsScheme(
innerRequest.url)||innerRequest.method!=="GET")throw webidl.errors.exception({header:prefix,message:"Expected an http/s scheme when method is not GET"});let innerResponse=response[kState];
if(innerResponse.status===206)throw webidl.errors.exception({header:prefix,message:"Got 206 status"});if(innerResponse.headersList.contains("vary")){let fieldValues=getFieldValues(
innerResponse.headersList.get("vary"));for(let fieldValue of fieldValues)if(fieldValue==="*")throw webidl.errors.exception({header:prefix,message:"Got * vary fi\
eld value"})}if(innerResponse.body&&(isDisturbed(innerResponse.body.stream)||innerResponse.body.stream.locked))throw webidl.errors.exception({header:prefix,message:"\
Response body is locked or disturbed"});let clonedResponse=cloneResponse(innerResponse),bodyReadPromise=createDeferredPromise();if(innerResponse.body!=null){let reader=innerResponse.
body.stream.getReader();readAllBytes(reader).then(bodyReadPromise.resolve,bodyReadPromise.reject)}else bodyReadPromise.resolve(void 0);let operations=[],operation={
type:"put",request:innerRequest,response:clonedResponse};operations.push(operation);let bytes=await bodyReadPromise.promise;clonedResponse.body!=null&&(clonedResponse.
body.source=bytes);let cacheJobPromise=createDeferredPromise(),errorData=null;try{this.#batchCacheOperations(operations)}catch(e){errorData=e}return queueMicrotask(
()=>{errorData===null?cacheJobPromise.resolve():cacheJobPromise.reject(errorData)}),cacheJobPromise.promise}async delete(request,options={}){webidl.brandCheck(this,
_Cache);let prefix="Cache.delete";webidl.argumentLengthCheck(arguments,1,prefix),request=webidl.converters.RequestInfo(request,prefix,"request"),options=webidl.
converters.CacheQueryOptions(options,prefix,"options");let r=null;if(request instanceof Request){if(r=request[kState],r.method!=="GET"&&!options.ignoreMethod)return!1}else
assert(typeof request=="string"),r=new Request(request)[kState];let operations=[],operation={type:"delete",request:r,options};operations.push(operation);let cacheJobPromise=createDeferredPromise(),
errorData=null,requestResponses;try{requestResponses=this.#batchCacheOperations(operations)}catch(e){errorData=e}return queueMicrotask(()=>{errorData===null?cacheJobPromise.
resolve(!!requestResponses?.length):cacheJobPromise.reject(errorData)}),cacheJobPromise.promise}async keys(request=void 0,options={}){webidl.brandCheck(this,_Cache);
let prefix="Cache.keys";request!==void 0&&(request=webidl.converters.RequestInfo(request,prefix,"request")),options=webidl.converters.CacheQueryOptions(options,
prefix,"options");let r=null;if(request!==void 0)if(request instanceof Request){if(r=request[kState],r.method!=="GET"&&!options.ignoreMethod)return[]}else typeof request==
"string"&&(r=new Request(request)[kState]);let promise=createDeferredPromise(),requests=[];if(request===void 0)for(let requestResponse of this.#relevantRequestResponseList)
requests.push(requestResponse[0]);else{let requestResponses=this.#queryCache(r,options);for(let requestResponse of requestResponses)requests.push(requestResponse[0])}
return queueMicrotask(()=>{let requestList=[];for(let request2 of requests){let requestObject=fromInnerRequest(request2,new AbortController().signal,"immutable");
requestList.push(requestObject)}promise.resolve(Object.freeze(requestList))}),promise.promise}#batchCacheOperations(operations){let cache=this.#relevantRequestResponseList,
backupCache=[...cache],addedItems=[],resultList=[];try{for(let operation of operations){if(operation.type!=="delete"&&operation.type!=="put")throw webidl.errors.
exception({header:"Cache.#batchCacheOperations",message:'operation type does not match "delete" or "put"'});if(operation.type==="delete"&&operation.response!=null)
throw webidl.errors.exception({header:"Cache.#batchCacheOperations",message:"delete operation should not have an associated response"});if(this.#queryCache(operation.
request,operation.options,addedItems).length)throw new DOMException("???","InvalidStateError");let requestResponses;if(operation.type==="delete"){if(requestResponses=
this.#queryCache(operation.request,operation.options),requestResponses.length===0)return[];for(let requestResponse of requestResponses){let idx=cache.indexOf(requestResponse);
assert(idx!==-1),cache.splice(idx,1)}}else if(operation.type==="put"){if(operation.response==null)throw webidl.errors.exception({header:"Cache.#batchCacheOperat\
ions",message:"put operation should have an associated response"});let r=operation.request;if(!urlIsHttpHttpsScheme(r.url))throw webidl.errors.exception({header:"\
Cache.#batchCacheOperations",message:"expected http or https scheme"});if(r.method!=="GET")throw webidl.errors.exception({header:"Cache.#batchCacheOperations",message:"\
not get method"});if(operation.options!=null)throw webidl.errors.exception({header:"Cache.#batchCacheOperations",message:"options must not be defined"});requestResponses=
this.#queryCache(operation.request);for(let requestResponse of requestResponses){let idx=cache.indexOf(requestResponse);assert(idx!==-1),cache.splice(idx,1)}cache.
push([operation.request,operation.response]),addedItems.push([operation.request,operation.response])}resultList.push([operation.request,operation.response])}return resultList}catch(e){
throw this.#relevantRequestResponseList.length=0,this.#relevantRequestResponseList=backupCache,e}}#queryCache(requestQuery,options,targetStorage){let resultList=[],
storage=targetStorage??this.#relevantRequestResponseList;for(let requestResponse of storage){let[cachedRequest,cachedResponse]=requestResponse;this.#requestMatchesCachedItem(
requestQuery,cachedRequest,cachedResponse,options)&&resultList.push(requestResponse)}return resultList}#requestMatchesCachedItem(requestQuery,request,response=null,options){
let queryURL=new URL(requestQuery.url),cachedURL=new URL(request.url);if(options?.ignoreSearch&&(cachedURL.search="",queryURL.search=""),!urlEquals(queryURL,cachedURL,
!0))return!1;if(response==null||options?.ignoreVary||!response.headersList.contains("vary"))return!0;let fieldValues=getFieldValues(response.headersList.get("va\
ry"));for(let fieldValue of fieldValues){if(fieldValue==="*")return!1;let requestValue=request.headersList.get(fieldValue),queryValue=requestQuery.headersList.get(
fieldValue);if(requestValue!==queryValue)return!1}return!0}#internalMatchAll(request,options,maxResponses=1/0){let r=null;if(request!==void 0)if(request instanceof
Request){if(r=request[kState],r.method!=="GET"&&!options.ignoreMethod)return[]}else typeof request=="string"&&(r=new Request(request)[kState]);let responses=[];
if(request===void 0)for(let requestResponse of this.#relevantRequestResponseList)responses.push(requestResponse[1]);else{let requestResponses=this.#queryCache(r,
options);for(let requestResponse of requestResponses)responses.push(requestResponse[1])}let responseList=[];for(let response of responses){let responseObject=fromInnerResponse(
response,"immutable");if(responseList.push(responseObject.clone()),responseList.length>=maxResponses)break}return Object.freeze(responseList)}};Object.defineProperties(
Cache.prototype,{[Symbol.toStringTag]:{value:"Cache",configurable:!0},match:kEnumerableProperty,matchAll:kEnumerableProperty,add:kEnumerableProperty,addAll:kEnumerableProperty,
put:kEnumerableProperty,delete:kEnumerableProperty,keys:kEnumerableProperty});var cacheQueryOptionConverters=[{key:"ignoreSearch",converter:webidl.converters.boolean,
defaultValue:()=>!1},{key:"ignoreMethod",converter:webidl.converters.boolean,defaultValue:()=>!1},{key:"ignoreVary",converter:webidl.converters.boolean,defaultValue:()=>!1}];
webidl.converters.CacheQueryOptions=webidl.dictionaryConverter(cacheQueryOptionConverters),webidl.converters.MultiCacheQueryOptions=webidl.dictionaryConverter([
...cacheQueryOptionConverters,{key:"cacheName",converter:webidl.converters.DOMString}]),webidl.converters.Response=webidl.interfaceConverter(Response),webidl.converters["\
sequence<RequestInfo>"]=webidl.sequenceConverter(webidl.converters.RequestInfo),module.exports={Cache}}}),require_cachestorage=_4___commonJS({"node_modules/undi\
ci/lib/web/cache/cachestorage.js"(exports,module){"use strict";_3_init_node_22();var{kConstruct}=require_symbols4(),{Cache}=require_cache(),{webidl}=require_webidl(),
{kEnumerableProperty}=require_util(),CacheStorage=class _CacheStorage{#caches=new Map;constructor(){arguments[0]!==kConstruct&&webidl.illegalConstructor(),webidl.
util.markAsUncloneable(this)}async match(request,options={}){if(webidl.brandCheck(this,_CacheStorage),webidl.argumentLengthCheck(arguments,1,"CacheStorage.match"),
request=webidl.converters.RequestInfo(request),options=webidl.converters.MultiCacheQueryOptions(options),options.cacheName!=null){if(this.#caches.has(options.cacheName)){
let cacheList=this.#caches.get(options.cacheName);return await new Cache(kConstruct,cacheList).match(request,options)}}else for(let cacheList of this.#caches.values()){
let response=await new Cache(kConstruct,cacheList).match(request,options);if(response!==void 0)return response}}async has(cacheName){webidl.brandCheck(this,_CacheStorage);
let prefix="CacheStorage.has";return webidl.argumentLengthCheck(arguments,1,prefix),cacheName=webidl.converters.DOMString(cacheName,prefix,"cacheName"),this.#caches.
has(cacheName)}async open(cacheName){webidl.brandCheck(this,_CacheStorage);let prefix="CacheStorage.open";if(webidl.argumentLengthCheck(arguments,1,prefix),cacheName=
webidl.converters.DOMString(cacheName,prefix,"cacheName"),this.#caches.has(cacheName)){let cache2=this.#caches.get(cacheName);return new Cache(kConstruct,cache2)}
let cache=[];return this.#caches.set(cacheName,cache),new Cache(kConstruct,cache)}async delete(cacheName){webidl.brandCheck(this,_CacheStorage);let prefix="Cach\
eStorage.delete";return webidl.argumentLengthCheck(arguments,1,prefix),cacheName=webidl.converters.DOMString(cacheName,prefix,"cacheName"),this.#caches.delete(cacheName)}async keys(){
return webidl.brandCheck(this,_CacheStorage),[...this.#caches.keys()]}};Object.defineProperties(CacheStorage.prototype,{[Symbol.toStringTag]:{value:"CacheStorag\
e",configurable:!0},match:kEnumerableProperty,has:kEnumerableProperty,open:kEnumerableProperty,delete:kEnumerableProperty,keys:kEnumerableProperty}),module.exports=
{CacheStorage}}}),require_constants4=_4___commonJS({"node_modules/undici/lib/web/cookies/constants.js"(exports,module){"use strict";_3_init_node_22(),module.exports=
{maxAttributeValueSize:1024,maxNameValuePairSize:4096}}}),require_util6=_4___commonJS({"node_modules/undici/lib/web/cookies/util.js"(exports,module){"use strict";
_3_init_node_22();function isCTLExcludingHtab(value){for(let i=0;i<value.length;++i){let code=value.charCodeAt(i);if(code>=0&&code<=8||code>=10&&code<=31||code===
127)return!0}return!1}function validateCookieName(name){for(let i=0;i<name.length;++i){let code=name.charCodeAt(i);if(code<33||code>126||code===34||code===40||code===
41||code===60||code===62||code===64||code===44||code===59||code===58||code===92||code===47||code===91||code===93||code===63||code===61||code===123||code===125)throw new Error(
"Invalid cookie name")}}function validateCookieValue(value){let len=value.length,i=0;if(value[0]==='"'){if(len===1||value[len-1]!=='"')throw new Error("Invalid \
cookie value");--len,++i}for(;i<len;){let code=value.charCodeAt(i++);if(code<33||code>126||code===34||code===44||code===59||code===92)throw new Error("Invalid c\
ookie value")}}function validateCookiePath(path){for(let i=0;i<path.length;++i){let code=path.charCodeAt(i);if(code<32||code>126||code===59)throw new Error("Inv\
alid cookie path")}}function isLetterOrDigit(code){return code>=48&&code<=57||code>=65&&code<=90||code>=97&&code<=122}function validateCookieDomain(domain){if(domain===
" ")return;if(domain.length>255)throw new Error("Invalid cookie domain");let labelLength=0;for(let i=0;i<domain.length;++i){let code=domain.charCodeAt(i);if(code===
46){if(labelLength===0)throw new Error("Invalid cookie domain");if(domain.charCodeAt(i-1)===45)throw new Error("Invalid cookie domain");labelLength=0;continue}if(labelLength===
0&&!isLetterOrDigit(code))throw new Error("Invalid cookie domain");if(!isLetterOrDigit(code)&&code!==45)throw new Error("Invalid cookie domain");if(++labelLength>
63)throw new Error("Invalid cookie domain")}if(labelLength===0||domain.charCodeAt(domain.length-1)===45)throw new Error("Invalid cookie domain")}var IMFDays=["S\
un","Mon","Tue","Wed","Thu","Fri","Sat"],IMFMonths=["Jan","Feb","Mar","Apr","May","Jun","Jul","Aug","Sep","Oct","Nov","Dec"],IMFPaddedNumbers=Array(61).fill(0).
map((_,i)=>i.toString().padStart(2,"0"));function toIMFDate(date){return typeof date=="number"&&(date=new Date(date)),`${IMFDays[date.getUTCDay()]}, ${IMFPaddedNumbers[date.
getUTCDate()]} ${IMFMonths[date.getUTCMonth()]} ${date.getUTCFullYear()} ${IMFPaddedNumbers[date.getUTCHours()]}:${IMFPaddedNumbers[date.getUTCMinutes()]}:${IMFPaddedNumbers[date.
getUTCSeconds()]} GMT`}function validateCookieMaxAge(maxAge){if(maxAge<0)throw new Error("Invalid cookie max-age")}function stringify(cookie){if(cookie.name.length===
0)return null;validateCookieName(cookie.name),validateCookieValue(cookie.value);let out=[`${cookie.name}=${cookie.value}`];cookie.name.startsWith("__Secure-")&&
(cookie.secure=!0),cookie.name.startsWith("__Host-")&&(cookie.secure=!0,cookie.domain=null,cookie.path="/"),cookie.secure&&out.push("Secure"),cookie.httpOnly&&out.
push("HttpOnly"),typeof cookie.maxAge=="number"&&(validateCookieMaxAge(cookie.maxAge),out.push(`Max-Age=${cookie.maxAge}`)),cookie.domain&&(validateCookieDomain(
cookie.domain),out.push(`Domain=${cookie.domain}`)),cookie.path&&(validateCookiePath(cookie.path),out.push(`Path=${cookie.path}`)),cookie.expires&&cookie.expires.
toString()!=="Invalid Date"&&out.push(`Expires=${toIMFDate(cookie.expires)}`),cookie.sameSite&&out.push(`SameSite=${cookie.sameSite}`);for(let part of cookie.unparsed){
if(!part.includes("="))throw new Error("Invalid unparsed");let[key,...value]=part.split("="),trimmedKey=key.trim(),joinedValue=value.join("=");validateCookieName(
trimmedKey),validateCookieValue(joinedValue),out.push(`${trimmedKey}=${joinedValue}`)}return out.join("; ")}module.exports={isCTLExcludingHtab,validateCookieName,
validateCookiePath,validateCookieValue,toIMFDate,stringify}}}),require_parse=_4___commonJS({"node_modules/undici/lib/web/cookies/parse.js"(exports,module){"use \
strict";_3_init_node_22();var{maxNameValuePairSize,maxAttributeValueSize}=require_constants4(),{isCTLExcludingHtab}=require_util6(),{collectASequenceOfCodePointsFast}=require_data_url(),
assert=_4___require("node:assert");function parseSetCookie(header){if(isCTLExcludingHtab(header))return null;let nameValuePair="",unparsedAttributes="",name="",
value="";if(header.includes(";")){let position={position:0};nameValuePair=collectASequenceOfCodePointsFast(";",header,position),unparsedAttributes=header.slice(
position.position)}else nameValuePair=header;if(!nameValuePair.includes("="))value=nameValuePair;else{let position={position:0};name=collectASequenceOfCodePointsFast(
"=",nameValuePair,position),value=nameValuePair.slice(position.position+1)}return name=name.trim(),value=value.trim(),name.length+value.length>maxNameValuePairSize?
null:{name,value,...parseUnparsedAttributes(unparsedAttributes)}}function parseUnparsedAttributes(unparsedAttributes,cookieAttributeList={}){if(unparsedAttributes.
length===0)return cookieAttributeList;assert(unparsedAttributes[0]===";"),unparsedAttributes=unparsedAttributes.slice(1);let cookieAv="";unparsedAttributes.includes(
";")?(cookieAv=collectASequenceOfCodePointsFast(";",unparsedAttributes,{position:0}),unparsedAttributes=unparsedAttributes.slice(cookieAv.length)):(cookieAv=unparsedAttributes,
unparsedAttributes="");let attributeName="",attributeValue="";if(cookieAv.includes("=")){let position={position:0};attributeName=collectASequenceOfCodePointsFast(
"=",cookieAv,position),attributeValue=cookieAv.slice(position.position+1)}else attributeName=cookieAv;if(attributeName=attributeName.trim(),attributeValue=attributeValue.
trim(),attributeValue.length>maxAttributeValueSize)return parseUnparsedAttributes(unparsedAttributes,cookieAttributeList);let attributeNameLowercase=attributeName.
toLowerCase();if(attributeNameLowercase==="expires"){let expiryTime=new Date(attributeValue);cookieAttributeList.expires=expiryTime}else if(attributeNameLowercase===
"max-age"){let charCode=attributeValue.charCodeAt(0);if((charCode<48||charCode>57)&&attributeValue[0]!=="-"||!/^\d+$/.test(attributeValue))return parseUnparsedAttributes(
unparsedAttributes,cookieAttributeList);let deltaSeconds=Number(attributeValue);cookieAttributeList.maxAge=deltaSeconds}else if(attributeNameLowercase==="domain"){
let cookieDomain=attributeValue;cookieDomain[0]==="."&&(cookieDomain=cookieDomain.slice(1)),cookieDomain=cookieDomain.toLowerCase(),cookieAttributeList.domain=cookieDomain}else if(attributeNameLowercase===
"path"){let cookiePath="";attributeValue.length===0||attributeValue[0]!=="/"?cookiePath="/":cookiePath=attributeValue,cookieAttributeList.path=cookiePath}else if(attributeNameLowercase===
"secure")cookieAttributeList.secure=!0;else if(attributeNameLowercase==="httponly")cookieAttributeList.httpOnly=!0;else if(attributeNameLowercase==="samesite"){
let attributeValueLowercase=attributeValue.toLowerCase();attributeValueLowercase==="none"?cookieAttributeList.sameSite="None":attributeValueLowercase==="strict"?
cookieAttributeList.sameSite="Strict":attributeValueLowercase==="lax"&&(cookieAttributeList.sameSite="Lax")}else cookieAttributeList.unparsed??=[],cookieAttributeList.
unparsed.push(`${attributeName}=${attributeValue}`);return parseUnparsedAttributes(unparsedAttributes,cookieAttributeList)}module.exports={parseSetCookie,parseUnparsedAttributes}}}),
require_cookies=_4___commonJS({"node_modules/undici/lib/web/cookies/index.js"(exports,module){"use strict";_3_init_node_22();var{parseSetCookie}=require_parse(),
{stringify}=require_util6(),{webidl}=require_webidl(),{Headers:Headers2}=require_headers();function getCookies(headers){webidl.argumentLengthCheck(arguments,1,"\
getCookies"),webidl.brandCheck(headers,Headers2,{strict:!1});let cookie=headers.get("cookie"),out={};if(!cookie)return out;for(let piece of cookie.split(";")){let[
name,...value]=piece.split("=");out[name.trim()]=value.join("=")}return out}function deleteCookie(headers,name,attributes){webidl.brandCheck(headers,Headers2,{strict:!1});
let prefix="deleteCookie";webidl.argumentLengthCheck(arguments,2,prefix),name=webidl.converters.DOMString(name,prefix,"name"),attributes=webidl.converters.DeleteCookieAttributes(
attributes),setCookie(headers,{name,value:"",expires:new Date(0),...attributes})}function getSetCookies(headers){webidl.argumentLengthCheck(arguments,1,"getSetC\
ookies"),webidl.brandCheck(headers,Headers2,{strict:!1});let cookies=headers.getSetCookie();return cookies?cookies.map(pair=>parseSetCookie(pair)):[]}function setCookie(headers,cookie){
webidl.argumentLengthCheck(arguments,2,"setCookie"),webidl.brandCheck(headers,Headers2,{strict:!1}),cookie=webidl.converters.Cookie(cookie);let str=stringify(cookie);
str&&headers.append("Set-Cookie",str)}webidl.converters.DeleteCookieAttributes=webidl.dictionaryConverter([{converter:webidl.nullableConverter(webidl.converters.
DOMString),key:"path",defaultValue:()=>null},{converter:webidl.nullableConverter(webidl.converters.DOMString),key:"domain",defaultValue:()=>null}]),webidl.converters.
Cookie=webidl.dictionaryConverter([{converter:webidl.converters.DOMString,key:"name"},{converter:webidl.converters.DOMString,key:"value"},{converter:webidl.nullableConverter(
value=>typeof value=="number"?webidl.converters["unsigned long long"](value):new Date(value)),key:"expires",defaultValue:()=>null},{converter:webidl.nullableConverter(
webidl.converters["long long"]),key:"maxAge",defaultValue:()=>null},{converter:webidl.nullableConverter(webidl.converters.DOMString),key:"domain",defaultValue:()=>null},
{converter:webidl.nullableConverter(webidl.converters.DOMString),key:"path",defaultValue:()=>null},{converter:webidl.nullableConverter(webidl.converters.boolean),
key:"secure",defaultValue:()=>null},{converter:webidl.nullableConverter(webidl.converters.boolean),key:"httpOnly",defaultValue:()=>null},{converter:webidl.converters.
USVString,key:"sameSite",allowedValues:["Strict","Lax","None"]},{converter:webidl.sequenceConverter(webidl.converters.DOMString),key:"unparsed",defaultValue:()=>new Array(
0)}]),module.exports={getCookies,deleteCookie,getSetCookies,setCookie}}}),require_events=_4___commonJS({"node_modules/undici/lib/web/websocket/events.js"(exports,module){
"use strict";_3_init_node_22();var{webidl}=require_webidl(),{kEnumerableProperty}=require_util(),{kConstruct}=require_symbols(),{MessagePort}=_4___require("node\
:worker_threads"),MessageEvent=class _MessageEvent extends Event{#eventInit;constructor(type,eventInitDict={}){if(type===kConstruct){super(arguments[1],arguments[2]),
webidl.util.markAsUncloneable(this);return}let prefix="MessageEvent constructor";webidl.argumentLengthCheck(arguments,1,prefix),type=webidl.converters.DOMString(
type,prefix,"type"),eventInitDict=webidl.converters.MessageEventInit(eventInitDict,prefix,"eventInitDict"),super(type,eventInitDict),this.#eventInit=eventInitDict,
webidl.util.markAsUncloneable(this)}get data(){return webidl.brandCheck(this,_MessageEvent),this.#eventInit.data}get origin(){return webidl.brandCheck(this,_MessageEvent),
this.#eventInit.origin}get lastEventId(){return webidl.brandCheck(this,_MessageEvent),this.#eventInit.lastEventId}get source(){return webidl.brandCheck(this,_MessageEvent),
this.#eventInit.source}get ports(){return webidl.brandCheck(this,_MessageEvent),Object.isFrozen(this.#eventInit.ports)||Object.freeze(this.#eventInit.ports),this.#eventInit.
ports}initMessageEvent(type,bubbles=!1,cancelable=!1,data=null,origin="",lastEventId="",source=null,ports=[]){return webidl.brandCheck(this,_MessageEvent),webidl.
argumentLengthCheck(arguments,1,"MessageEvent.initMessageEvent"),new _MessageEvent(type,{bubbles,cancelable,data,origin,lastEventId,source,ports})}static createFastMessageEvent(type,init){
let messageEvent=new _MessageEvent(kConstruct,type,init);return messageEvent.#eventInit=init,messageEvent.#eventInit.data??=null,messageEvent.#eventInit.origin??=
"",messageEvent.#eventInit.lastEventId??="",messageEvent.#eventInit.source??=null,messageEvent.#eventInit.ports??=[],messageEvent}},{createFastMessageEvent}=MessageEvent;
delete MessageEvent.createFastMessageEvent;var CloseEvent=class _CloseEvent extends Event{#eventInit;constructor(type,eventInitDict={}){let prefix="CloseEvent c\
onstructor";webidl.argumentLengthCheck(arguments,1,prefix),type=webidl.converters.DOMString(type,prefix,"type"),eventInitDict=webidl.converters.CloseEventInit(eventInitDict),
super(type,eventInitDict),this.#eventInit=eventInitDict,webidl.util.markAsUncloneable(this)}get wasClean(){return webidl.brandCheck(this,_CloseEvent),this.#eventInit.
wasClean}get code(){return webidl.brandCheck(this,_CloseEvent),this.#eventInit.code}get reason(){return webidl.brandCheck(this,_CloseEvent),this.#eventInit.reason}},
ErrorEvent=class _ErrorEvent extends Event{#eventInit;constructor(type,eventInitDict){let prefix="ErrorEvent constructor";webidl.argumentLengthCheck(arguments,1,
prefix),super(type,eventInitDict),webidl.util.markAsUncloneable(this),type=webidl.converters.DOMString(type,prefix,"type"),eventInitDict=webidl.converters.ErrorEventInit(
eventInitDict??{}),this.#eventInit=eventInitDict}get message(){return webidl.brandCheck(this,_ErrorEvent),this.#eventInit.message}get filename(){return webidl.brandCheck(
this,_ErrorEvent),this.#eventInit.filename}get lineno(){return webidl.brandCheck(this,_ErrorEvent),this.#eventInit.lineno}get colno(){return webidl.brandCheck(this,
_ErrorEvent),this.#eventInit.colno}get error(){return webidl.brandCheck(this,_ErrorEvent),this.#eventInit.error}};Object.defineProperties(MessageEvent.prototype,
{[Symbol.toStringTag]:{value:"MessageEvent",configurable:!0},data:kEnumerableProperty,origin:kEnumerableProperty,lastEventId:kEnumerableProperty,source:kEnumerableProperty,
ports:kEnumerableProperty,initMessageEvent:kEnumerableProperty}),Object.defineProperties(CloseEvent.prototype,{[Symbol.toStringTag]:{value:"CloseEvent",configurable:!0},
reason:kEnumerableProperty,code:kEnumerableProperty,wasClean:kEnumerableProperty}),Object.defineProperties(ErrorEvent.prototype,{[Symbol.toStringTag]:{value:"Er\
rorEvent",configurable:!0},message:kEnumerableProperty,filename:kEnumerableProperty,lineno:kEnumerableProperty,colno:kEnumerableProperty,error:kEnumerableProperty}),
webidl.converters.MessagePort=webidl.interfaceConverter(MessagePort),webidl.converters["sequence<MessagePort>"]=webidl.sequenceConverter(webidl.converters.MessagePort);
var eventInit=[{key:"bubbles",converter:webidl.converters.boolean,defaultValue:()=>!1},{key:"cancelable",converter:webidl.converters.boolean,defaultValue:()=>!1},
{key:"composed",converter:webidl.converters.boolean,defaultValue:()=>!1}];webidl.converters.MessageEventInit=webidl.dictionaryConverter([...eventInit,{key:"data",
converter:webidl.converters.any,defaultValue:()=>null},{key:"origin",converter:webidl.converters.USVString,defaultValue:()=>""},{key:"lastEventId",converter:webidl.
converters.DOMString,defaultValue:()=>""},{key:"source",converter:webidl.nullableConverter(webidl.converters.MessagePort),defaultValue:()=>null},{key:"ports",converter:webidl.
converters["sequence<MessagePort>"],defaultValue:()=>new Array(0)}]),webidl.converters.CloseEventInit=webidl.dictionaryConverter([...eventInit,{key:"wasClean",converter:webidl.
converters.boolean,defaultValue:()=>!1},{key:"code",converter:webidl.converters["unsigned short"],defaultValue:()=>0},{key:"reason",converter:webidl.converters.
USVString,defaultValue:()=>""}]),webidl.converters.ErrorEventInit=webidl.dictionaryConverter([...eventInit,{key:"message",converter:webidl.converters.DOMString,
defaultValue:()=>""},{key:"filename",converter:webidl.converters.USVString,defaultValue:()=>""},{key:"lineno",converter:webidl.converters["unsigned long"],defaultValue:()=>0},
{key:"colno",converter:webidl.converters["unsigned long"],defaultValue:()=>0},{key:"error",converter:webidl.converters.any}]),module.exports={MessageEvent,CloseEvent,
ErrorEvent,createFastMessageEvent}}}),require_constants5=_4___commonJS({"node_modules/undici/lib/web/websocket/constants.js"(exports,module){"use strict";_3_init_node_22();
var uid="258EAFA5-E914-47DA-95CA-C5AB0DC85B11",staticPropertyDescriptors={enumerable:!0,writable:!1,configurable:!1},states={CONNECTING:0,OPEN:1,CLOSING:2,CLOSED:3},
sentCloseFrameState={NOT_SENT:0,PROCESSING:1,SENT:2},opcodes={CONTINUATION:0,TEXT:1,BINARY:2,CLOSE:8,PING:9,PONG:10},maxUnsigned16Bit=2**16-1,parserStates={INFO:0,
PAYLOADLENGTH_16:2,PAYLOADLENGTH_64:3,READ_DATA:4},emptyBuffer=Buffer.allocUnsafe(0),sendHints={string:1,typedArray:2,arrayBuffer:3,blob:4};module.exports={uid,
sentCloseFrameState,staticPropertyDescriptors,states,opcodes,maxUnsigned16Bit,parserStates,emptyBuffer,sendHints}}}),require_symbols5=_4___commonJS({"node_modul\
es/undici/lib/web/websocket/symbols.js"(exports,module){"use strict";_3_init_node_22(),module.exports={kWebSocketURL:Symbol("url"),kReadyState:Symbol("ready sta\
te"),kController:Symbol("controller"),kResponse:Symbol("response"),kBinaryType:Symbol("binary type"),kSentClose:Symbol("sent close"),kReceivedClose:Symbol("rece\
ived close"),kByteParser:Symbol("byte parser")}}}),require_util7=_4___commonJS({"node_modules/undici/lib/web/websocket/util.js"(exports,module){"use strict";_3_init_node_22();
var{kReadyState,kController,kResponse,kBinaryType,kWebSocketURL}=require_symbols5(),{states,opcodes}=require_constants5(),{ErrorEvent,createFastMessageEvent}=require_events(),
{isUtf8}=_4___require("node:buffer"),{collectASequenceOfCodePointsFast,removeHTTPWhitespace}=require_data_url();function isConnecting(ws){return ws[kReadyState]===
states.CONNECTING}function isEstablished(ws){return ws[kReadyState]===states.OPEN}function isClosing(ws){return ws[kReadyState]===states.CLOSING}function isClosed(ws){
return ws[kReadyState]===states.CLOSED}function fireEvent(e,target,eventFactory=(type,init)=>new Event(type,init),eventInitDict={}){let event=eventFactory(e,eventInitDict);
target.dispatchEvent(event)}function websocketMessageReceived(ws,type,data){if(ws[kReadyState]!==states.OPEN)return;let dataForEvent;if(type===opcodes.TEXT)try{
dataForEvent=utf8Decode(data)}catch{failWebsocketConnection(ws,"Received invalid UTF-8 in text frame.");return}else type===opcodes.BINARY&&(ws[kBinaryType]==="b\
lob"?dataForEvent=new Blob([data]):dataForEvent=toArrayBuffer(data));fireEvent("message",ws,createFastMessageEvent,{origin:ws[kWebSocketURL].origin,data:dataForEvent})}
function toArrayBuffer(buffer){return buffer.byteLength===buffer.buffer.byteLength?buffer.buffer:buffer.buffer.slice(buffer.byteOffset,buffer.byteOffset+buffer.
byteLength)}function isValidSubprotocol(protocol){if(protocol.length===0)return!1;for(let i=0;i<protocol.length;++i){let code=protocol.charCodeAt(i);if(code<33||
code>126||code===34||code===40||code===41||code===44||code===47||code===58||code===59||code===60||code===61||code===62||code===63||code===64||code===91||code===
92||code===93||code===123||code===125)return!1}return!0}function isValidStatusCode(code){return code>=1e3&&code<1015?code!==1004&&code!==1005&&code!==1006:code>=
3e3&&code<=4999}function failWebsocketConnection(ws,reason){let{[kController]:controller,[kResponse]:response}=ws;controller.abort(),response?.socket&&!response.
socket.destroyed&&response.socket.destroy(),reason&&fireEvent("error",ws,(type,init)=>new ErrorEvent(type,init),{error:new Error(reason),message:reason})}function isControlFrame(opcode){
return opcode===opcodes.CLOSE||opcode===opcodes.PING||opcode===opcodes.PONG}function isContinuationFrame(opcode){return opcode===opcodes.CONTINUATION}function isTextBinaryFrame(opcode){
return opcode===opcodes.TEXT||opcode===opcodes.BINARY}function isValidOpcode(opcode){return isTextBinaryFrame(opcode)||isContinuationFrame(opcode)||isControlFrame(
opcode)}function parseExtensions(extensions){let position={position:0},extensionList=new Map;for(;position.position<extensions.length;){let pair=collectASequenceOfCodePointsFast(
";",extensions,position),[name,value=""]=pair.split("=");extensionList.set(removeHTTPWhitespace(name,!0,!1),removeHTTPWhitespace(value,!1,!0)),position.position++}
return extensionList}function isValidClientWindowBits(value){if(value.length===0)return!1;for(let i=0;i<value.length;i++){let byte=value.charCodeAt(i);if(byte<48||
byte>57)return!1}let num=Number.parseInt(value,10);return num>=8&&num<=15}var hasIntl=typeof process.versions.icu=="string",fatalDecoder=hasIntl?new TextDecoder(
"utf-8",{fatal:!0}):void 0,utf8Decode=hasIntl?fatalDecoder.decode.bind(fatalDecoder):function(buffer){if(isUtf8(buffer))return buffer.toString("utf-8");throw new TypeError(
"Invalid utf-8 received.")};module.exports={isConnecting,isEstablished,isClosing,isClosed,fireEvent,isValidSubprotocol,isValidStatusCode,failWebsocketConnection,
websocketMessageReceived,utf8Decode,isControlFrame,isContinuationFrame,isTextBinaryFrame,isValidOpcode,parseExtensions,isValidClientWindowBits}}}),require_frame=_4___commonJS(
{"node_modules/undici/lib/web/websocket/frame.js"(exports,module){"use strict";_3_init_node_22();var{maxUnsigned16Bit}=require_constants5(),BUFFER_SIZE=16386,crypto2,
buffer=null,bufIdx=BUFFER_SIZE;try{crypto2=_4___require("node:crypto")}catch{crypto2={randomFillSync:function(buffer2,_offset,_size){for(let i=0;i<buffer2.length;++i)
buffer2[i]=Math.random()*255|0;return buffer2}}}function generateMask(){return bufIdx===BUFFER_SIZE&&(bufIdx=0,crypto2.randomFillSync(buffer??=Buffer.allocUnsafe(
BUFFER_SIZE),0,BUFFER_SIZE)),[buffer[bufIdx++],buffer[bufIdx++],buffer[bufIdx++],buffer[bufIdx++]]}var WebsocketFrameSend=class{constructor(data){this.frameData=
data}createFrame(opcode){let frameData=this.frameData,maskKey=generateMask(),bodyLength=frameData?.byteLength??0,payloadLength=bodyLength,offset=6;bodyLength>maxUnsigned16Bit?
(offset+=8,payloadLength=127):bodyLength>125&&(offset+=2,payloadLength=126);let buffer2=Buffer.allocUnsafe(bodyLength+offset);buffer2[0]=buffer2[1]=0,buffer2[0]|=
128,buffer2[0]=(buffer2[0]&240)+opcode,buffer2[offset-4]=maskKey[0],buffer2[offset-3]=maskKey[1],buffer2[offset-2]=maskKey[2],buffer2[offset-1]=maskKey[3],buffer2[1]=
payloadLength,payloadLength===126?buffer2.writeUInt16BE(bodyLength,2):payloadLength===127&&(buffer2[2]=buffer2[3]=0,buffer2.writeUIntBE(bodyLength,4,6)),buffer2[1]|=
128;for(let i=0;i<bodyLength;++i)buffer2[offset+i]=frameData[i]^maskKey[i&3];return buffer2}};module.exports={WebsocketFrameSend}}}),require_connection=_4___commonJS(
{"node_modules/undici/lib/web/websocket/connection.js"(exports,module){"use strict";_3_init_node_22();var{uid,states,sentCloseFrameState,emptyBuffer,opcodes}=require_constants5(),
{kReadyState,kSentClose,kByteParser,kReceivedClose,kResponse}=require_symbols5(),{fireEvent,failWebsocketConnection,isClosing,isClosed,isEstablished,parseExtensions}=require_util7(),
{channels}=require_diagnostics(),{CloseEvent}=require_events(),{makeRequest}=require_request2(),{fetching}=require_fetch(),{Headers:Headers2,getHeadersList}=require_headers(),
{getDecodeSplit}=require_util2(),{WebsocketFrameSend}=require_frame(),crypto2;try{crypto2=_4___require("node:crypto")}catch{}function establishWebSocketConnection(url,protocols,client,ws,onEstablish,options){
let requestURL=url;requestURL.protocol=url.protocol==="ws:"?"http:":"https:";let request=makeRequest({urlList:[requestURL],client,serviceWorkers:"none",referrer:"\
no-referrer",mode:"websocket",credentials:"include",cache:"no-store",redirect:"error"});if(options.headers){let headersList=getHeadersList(new Headers2(options.
headers));request.headersList=headersList}let keyValue=crypto2.randomBytes(16).toString("base64");request.headersList.append("sec-websocket-key",keyValue),request.
headersList.append("sec-websocket-version","13");for(let protocol of protocols)request.headersList.append("sec-websocket-protocol",protocol);return request.headersList.
append("sec-websocket-extensions","permessage-deflate; client_max_window_bits"),fetching({request,useParallelQueue:!0,dispatcher:options.dispatcher,processResponse(response){
if(response.type==="error"||response.status!==101){failWebsocketConnection(ws,"Received network error or non-101 status code.");return}if(protocols.length!==0&&
!response.headersList.get("Sec-WebSocket-Protocol")){failWebsocketConnection(ws,"Server did not respond with sent protocols.");return}if(response.headersList.get(
"Upgrade")?.toLowerCase()!=="websocket"){failWebsocketConnection(ws,'Server did not set Upgrade header to "websocket".');return}if(response.headersList.get("Con\
nection")?.toLowerCase()!=="upgrade"){failWebsocketConnection(ws,'Server did not set Connection header to "upgrade".');return}let secWSAccept=response.headersList.
get("Sec-WebSocket-Accept"),digest=crypto2.createHash("sha1").update(keyValue+uid).digest("base64");if(secWSAccept!==digest){failWebsocketConnection(ws,"Incorre\
ct hash received in Sec-WebSocket-Accept header.");return}let secExtension=response.headersList.get("Sec-WebSocket-Extensions"),extensions;if(secExtension!==null&&
(extensions=parseExtensions(secExtension),!extensions.has("permessage-deflate"))){failWebsocketConnection(ws,"Sec-WebSocket-Extensions header does not match.");
return}let secProtocol=response.headersList.get("Sec-WebSocket-Protocol");if(secProtocol!==null){let requestProtocols=getDecodeSplit("sec-websocket-protocol",request.
headersList);if(requestProtocols===null||!requestProtocols.includes(secProtocol)){failWebsocketConnection(ws,"Protocol was not set in the opening handshake.");return}}
response.socket.on("data",onSocketData),response.socket.on("close",onSocketClose),response.socket.on("error",onSocketError),channels.open.hasSubscribers&&channels.
open.publish({address:response.socket.address(),protocol:secProtocol,extensions:secExtension}),onEstablish(response,extensions)}})}function closeWebSocketConnection(ws,code,reason,reasonByteLength){
if(!(isClosing(ws)||isClosed(ws)))if(!isEstablished(ws))failWebsocketConnection(ws,"Connection was closed before it was established."),ws[kReadyState]=states.CLOSING;else if(ws[kSentClose]===
sentCloseFrameState.NOT_SENT){ws[kSentClose]=sentCloseFrameState.PROCESSING;let frame=new WebsocketFrameSend;code!==void 0&&reason===void 0?(frame.frameData=Buffer.
allocUnsafe(2),frame.frameData.writeUInt16BE(code,0)):code!==void 0&&reason!==void 0?(frame.frameData=Buffer.allocUnsafe(2+reasonByteLength),frame.frameData.writeUInt16BE(
code,0),frame.frameData.write(reason,2,"utf-8")):frame.frameData=emptyBuffer,ws[kResponse].socket.write(frame.createFrame(opcodes.CLOSE)),ws[kSentClose]=sentCloseFrameState.
SENT,ws[kReadyState]=states.CLOSING}else ws[kReadyState]=states.CLOSING}function onSocketData(chunk){this.ws[kByteParser].write(chunk)||this.pause()}function onSocketClose(){
let{ws}=this,{[kResponse]:response}=ws;response.socket.off("data",onSocketData),response.socket.off("close",onSocketClose),response.socket.off("error",onSocketError);
let wasClean=ws[kSentClose]===sentCloseFrameState.SENT&&ws[kReceivedClose],code=1005,reason="",result=ws[kByteParser].closingInfo;result&&!result.error?(code=result.
code??1005,reason=result.reason):ws[kReceivedClose]||(code=1006),ws[kReadyState]=states.CLOSED,fireEvent("close",ws,(type,init)=>new CloseEvent(type,init),{wasClean,
code,reason}),channels.close.hasSubscribers&&channels.close.publish({websocket:ws,code,reason})}function onSocketError(error){let{ws}=this;ws[kReadyState]=states.
CLOSING,channels.socketError.hasSubscribers&&channels.socketError.publish(error),this.destroy()}module.exports={establishWebSocketConnection,closeWebSocketConnection}}}),
require_permessage_deflate=_4___commonJS({"node_modules/undici/lib/web/websocket/permessage-deflate.js"(exports,module){"use strict";_3_init_node_22();var{createInflateRaw,
Z_DEFAULT_WINDOWBITS}=_4___require("node:zlib"),{isValidClientWindowBits}=require_util7(),{MessageSizeExceededError}=require_errors(),tail=Buffer.from([0,0,255,
255]),kBuffer=Symbol("kBuffer"),kLength=Symbol("kLength"),PerMessageDeflate=class{#inflate;#options={};#maxPayloadSize=0;constructor(extensions,options){this.#options.
serverNoContextTakeover=extensions.has("server_no_context_takeover"),this.#options.serverMaxWindowBits=extensions.get("server_max_window_bits"),this.#maxPayloadSize=
options.maxPayloadSize}decompress(chunk,fin,callback){if(!this.#inflate){let windowBits=Z_DEFAULT_WINDOWBITS;if(this.#options.serverMaxWindowBits){if(!isValidClientWindowBits(
this.#options.serverMaxWindowBits)){callback(new Error("Invalid server_max_window_bits"));return}windowBits=Number.parseInt(this.#options.serverMaxWindowBits)}try{
this.#inflate=createInflateRaw({windowBits})}catch(err){callback(err);return}this.#inflate[kBuffer]=[],this.#inflate[kLength]=0,this.#inflate.on("data",data=>{if(this.#inflate[kLength]+=
data.length,this.#maxPayloadSize>0&&this.#inflate[kLength]>this.#maxPayloadSize){callback(new MessageSizeExceededError),this.#inflate.removeAllListeners(),this.#inflate.
destroy(),this.#inflate=null;return}this.#inflate[kBuffer].push(data)}),this.#inflate.on("error",err=>{this.#inflate=null,callback(err)})}this.#inflate.write(chunk),
fin&&this.#inflate.write(tail),this.#inflate.flush(()=>{if(!this.#inflate)return;let full=Buffer.concat(this.#inflate[kBuffer],this.#inflate[kLength]);this.#inflate[kBuffer].
length=0,this.#inflate[kLength]=0,callback(null,full)})}};module.exports={PerMessageDeflate}}}),require_receiver=_4___commonJS({"node_modules/undici/lib/web/web\
socket/receiver.js"(exports,module){"use strict";_3_init_node_22();var{Writable}=_4___require("node:stream"),assert=_4___require("node:assert"),{parserStates,opcodes,
states,emptyBuffer,sentCloseFrameState}=require_constants5(),{kReadyState,kSentClose,kResponse,kReceivedClose}=require_symbols5(),{channels}=require_diagnostics(),
{isValidStatusCode,isValidOpcode,failWebsocketConnection,websocketMessageReceived,utf8Decode,isControlFrame,isTextBinaryFrame,isContinuationFrame}=require_util7(),
{WebsocketFrameSend}=require_frame(),{closeWebSocketConnection}=require_connection(),{PerMessageDeflate}=require_permessage_deflate(),{MessageSizeExceededError}=require_errors();
function failWebsocketConnectionWithCode(ws,code,reason){closeWebSocketConnection(ws,code,reason,Buffer.byteLength(reason)),failWebsocketConnection(ws,reason)}var ByteParser=class extends Writable{#buffers=[];#fragmentsBytes=0;#byteOffset=0;#loop=!1;#state=parserStates.
INFO;#info={};#fragments=[];#extensions;#maxFragments;#maxPayloadSize;constructor(ws,extensions,options={}){super(),this.ws=ws,this.#extensions=extensions??new Map,
this.#maxFragments=options.maxFragments??0,this.#maxPayloadSize=options.maxPayloadSize??0,this.#extensions.has("permessage-deflate")&&this.#extensions.set("perm\
essage-deflate",new PerMessageDeflate(extensions,options))}_write(chunk,_,callback){this.#buffers.push(chunk),this.#byteOffset+=chunk.length,this.#loop=!0,this.
run(callback)}#validatePayloadLength(){return this.#maxPayloadSize>0&&!isControlFrame(this.#info.opcode)&&this.#info.payloadLength+this.#fragmentsBytes>this.#maxPayloadSize?
(failWebsocketConnectionWithCode(this.ws,1009,"Payload size exceeds maximum allowed size"),!1):!0}run(callback){for(;this.#loop;)if(this.#state===parserStates.INFO){
if(this.#byteOffset<2)return callback();let buffer=this.consume(2),fin=(buffer[0]&128)!==0,opcode=buffer[0]&15,masked=(buffer[1]&128)===128,fragmented=!fin&&opcode!==
opcodes.CONTINUATION,payloadLength=buffer[1]&127,rsv1=buffer[0]&64,rsv2=buffer[0]&32,rsv3=buffer[0]&16;if(!isValidOpcode(opcode))return failWebsocketConnection(
this.ws,"Invalid opcode received"),callback();if(masked)return failWebsocketConnection(this.ws,"Frame cannot be masked"),callback();if(rsv1!==0&&!this.#extensions.
has("permessage-deflate")){failWebsocketConnection(this.ws,"Expected RSV1 to be clear.");return}if(rsv2!==0||rsv3!==0){failWebsocketConnection(this.ws,"RSV1, RS\
V2, RSV3 must be clear");return}if(fragmented&&!isTextBinaryFrame(opcode)){failWebsocketConnection(this.ws,"Invalid frame type was fragmented.");return}if(isTextBinaryFrame(
opcode)&&this.#fragments.length>0){failWebsocketConnection(this.ws,"Expected continuation frame");return}if(this.#info.fragmented&&fragmented){failWebsocketConnection(
this.ws,"Fragmented frame exceeded 125 bytes.");return}if((payloadLength>125||fragmented)&&isControlFrame(opcode)){failWebsocketConnection(this.ws,"Control fram\
e either too large or fragmented");return}if(isContinuationFrame(opcode)&&this.#fragments.length===0&&!this.#info.compressed){failWebsocketConnection(this.ws,"U\
nexpected continuation frame");return}if(payloadLength<=125){if(this.#info.payloadLength=payloadLength,this.#state=parserStates.READ_DATA,!this.#validatePayloadLength())
return}else payloadLength===126?this.#state=parserStates.PAYLOADLENGTH_16:payloadLength===127&&(this.#state=parserStates.PAYLOADLENGTH_64);isTextBinaryFrame(opcode)&&
(this.#info.binaryType=opcode,this.#info.compressed=rsv1!==0),this.#info.opcode=opcode,this.#info.masked=masked,this.#info.fin=fin,this.#info.fragmented=fragmented}else if(this.#state===
parserStates.PAYLOADLENGTH_16){if(this.#byteOffset<2)return callback();let buffer=this.consume(2);if(this.#info.payloadLength=buffer.readUInt16BE(0),this.#state=
parserStates.READ_DATA,!this.#validatePayloadLength())return}else if(this.#state===parserStates.PAYLOADLENGTH_64){if(this.#byteOffset<8)return callback();let buffer=this.
consume(8),upper=buffer.readUInt32BE(0),lower=buffer.readUInt32BE(4);if(upper!==0||lower>2**31-1){failWebsocketConnection(this.ws,"Received payload length > 2^3\
1 bytes.");return}if(this.#info.payloadLength=lower,this.#state=parserStates.READ_DATA,!this.#validatePayloadLength())return}else if(this.#state===parserStates.
READ_DATA){if(this.#byteOffset<this.#info.payloadLength)return callback();let body=this.consume(this.#info.payloadLength);if(isControlFrame(this.#info.opcode)){
this.#loop=this.parseControlFrame(body),this.#state=parserStates.INFO;let socket=this.ws[kResponse].socket;if(this.#loop&&socket.writableNeedDrain){this.#loop=!1,
socket.once("drain",()=>{this.destroyed||(this.#loop=!0,this.run(callback))});return}}else if(this.#info.compressed){this.#extensions.get("permessage-deflate").
decompress(body,this.#info.fin,(error,data)=>{if(error){let code=error instanceof MessageSizeExceededError?1009:1007;failWebsocketConnectionWithCode(this.ws,code,
error.message);return}if(this.writeFragments(data)){if(this.#maxPayloadSize>0&&this.#fragmentsBytes>this.#maxPayloadSize){failWebsocketConnectionWithCode(this.ws,
1009,new MessageSizeExceededError().message);return}if(!this.#info.fin){this.#state=parserStates.INFO,this.#loop=!0,this.run(callback);return}websocketMessageReceived(
this.ws,this.#info.binaryType,this.consumeFragments()),this.#loop=!0,this.#state=parserStates.INFO,this.run(callback)}}),this.#loop=!1;break}else{if(!this.writeFragments(
body))return;if(this.#maxPayloadSize>0&&this.#fragmentsBytes>this.#maxPayloadSize){failWebsocketConnectionWithCode(this.ws,1009,new MessageSizeExceededError().message);
return}!this.#info.fragmented&&this.#info.fin&&websocketMessageReceived(this.ws,this.#info.binaryType,this.consumeFragments()),this.#state=parserStates.INFO}}}consume(n){
if(n>this.#byteOffset)throw new Error("Called consume() before buffers satiated.");if(n===0)return emptyBuffer;if(this.#buffers[0].length===n)return this.#byteOffset-=
this.#buffers[0].length,this.#buffers.shift();let buffer=Buffer.allocUnsafe(n),offset=0;for(;offset!==n;){let next=this.#buffers[0],{length}=next;if(length+offset===
n){buffer.set(this.#buffers.shift(),offset);break}else if(length+offset>n){buffer.set(next.subarray(0,n-offset),offset),this.#buffers[0]=next.subarray(n-offset);
break}else buffer.set(this.#buffers.shift(),offset),offset+=next.length}return this.#byteOffset-=n,buffer}writeFragments(fragment){return this.#maxFragments>0&&
this.#fragments.length===this.#maxFragments?(failWebsocketConnectionWithCode(this.ws,1008,"Too many message fragments"),!1):(this.#fragmentsBytes+=fragment.length,
this.#fragments.push(fragment),!0)}consumeFragments(){let fragments=this.#fragments;if(fragments.length===1)return this.#fragmentsBytes=0,fragments.shift();let output=Buffer.
concat(fragments,this.#fragmentsBytes);return this.#fragments=[],this.#fragmentsBytes=0,output}parseCloseBody(data){assert(data.length!==1);let code;if(data.length>=
2&&(code=data.readUInt16BE(0)),code!==void 0&&!isValidStatusCode(code))return{code:1002,reason:"Invalid status code",error:!0};let reason=data.subarray(2);reason[0]===
239&&reason[1]===187&&reason[2]===191&&(reason=reason.subarray(3));try{reason=utf8Decode(reason)}catch{return{code:1007,reason:"Invalid UTF-8",error:!0}}return{
code,reason,error:!1}}parseControlFrame(body){let{opcode,payloadLength}=this.#info;if(opcode===opcodes.CLOSE){if(payloadLength===1)return failWebsocketConnection(
this.ws,"Received close frame with a 1-byte body."),!1;if(this.#info.closeInfo=this.parseCloseBody(body),this.#info.closeInfo.error){let{code,reason}=this.#info.
closeInfo;return closeWebSocketConnection(this.ws,code,reason,reason.length),failWebsocketConnection(this.ws,reason),!1}if(this.ws[kSentClose]!==sentCloseFrameState.
SENT){let body2=emptyBuffer;this.#info.closeInfo.code&&(body2=Buffer.allocUnsafe(2),body2.writeUInt16BE(this.#info.closeInfo.code,0));let closeFrame=new WebsocketFrameSend(
body2);this.ws[kResponse].socket.write(closeFrame.createFrame(opcodes.CLOSE),err=>{err||(this.ws[kSentClose]=sentCloseFrameState.SENT)})}return this.ws[kReadyState]=
states.CLOSING,this.ws[kReceivedClose]=!0,!1}else if(opcode===opcodes.PING){if(!this.ws[kReceivedClose]){let frame=new WebsocketFrameSend(body);this.ws[kResponse].
socket.write(frame.createFrame(opcodes.PONG)),channels.ping.hasSubscribers&&channels.ping.publish({payload:body})}}else opcode===opcodes.PONG&&channels.pong.hasSubscribers&&
channels.pong.publish({payload:body});return!0}get closingInfo(){return this.#info.closeInfo}};module.exports={ByteParser}}}),require_sender=_4___commonJS({"nod\
e_modules/undici/lib/web/websocket/sender.js"(exports,module){"use strict";_3_init_node_22();var{WebsocketFrameSend}=require_frame(),{opcodes,sendHints}=require_constants5(),
FixedQueue=require_fixed_queue(),FastBuffer=Buffer[Symbol.species],SendQueue=class{#queue=new FixedQueue;#running=!1;#socket;constructor(socket){this.#socket=socket}add(item,cb,hint){
if(hint!==sendHints.blob){let frame=createFrame(item,hint);if(!this.#running)this.#socket.write(frame,cb);else{let node2={promise:null,callback:cb,frame};this.#queue.
push(node2)}return}let node={promise:item.arrayBuffer().then(ab=>{node.promise=null,node.frame=createFrame(ab,hint)}),callback:cb,frame:null};this.#queue.push(node),
this.#running||this.#run()}async#run(){this.#running=!0;let queue=this.#queue;for(;!queue.isEmpty();){let node=queue.shift();node.promise!==null&&await node.promise,
this.#socket.write(node.frame,node.callback),node.callback=node.frame=null}this.#running=!1}};function createFrame(data,hint){return new WebsocketFrameSend(toBuffer(
data,hint)).createFrame(hint===sendHints.string?opcodes.TEXT:opcodes.BINARY)}function toBuffer(data,hint){switch(hint){case sendHints.string:return Buffer.from(
data);case sendHints.arrayBuffer:case sendHints.blob:return new FastBuffer(data);case sendHints.typedArray:return new FastBuffer(data.buffer,data.byteOffset,data.
byteLength)}}module.exports={SendQueue}}}),require_websocket=_4___commonJS({"node_modules/undici/lib/web/websocket/websocket.js"(exports,module){"use strict";_3_init_node_22();
var{webidl}=require_webidl(),{URLSerializer}=require_data_url(),{environmentSettingsObject}=require_util2(),{staticPropertyDescriptors,states,sentCloseFrameState,
sendHints}=require_constants5(),{kWebSocketURL,kReadyState,kController,kBinaryType,kResponse,kSentClose,kByteParser}=require_symbols5(),{isConnecting,isEstablished,
isClosing,isValidSubprotocol,fireEvent}=require_util7(),{establishWebSocketConnection,closeWebSocketConnection}=require_connection(),{ByteParser}=require_receiver(),
{kEnumerableProperty,isBlobLike}=require_util(),{getGlobalDispatcher}=require_global2(),{types}=_4___require("node:util"),{ErrorEvent,CloseEvent}=require_events(),
{SendQueue}=require_sender(),WebSocket=class _WebSocket extends EventTarget{#events={open:null,error:null,close:null,message:null};#bufferedAmount=0;#protocol="";#extensions="";#sendQueue;constructor(url,protocols=[]){
super(),webidl.util.markAsUncloneable(this);let prefix="WebSocket constructor";webidl.argumentLengthCheck(arguments,1,prefix);let options=webidl.converters["DOM\
String or sequence<DOMString> or WebSocketInit"](protocols,prefix,"options");url=webidl.converters.USVString(url,prefix,"url"),protocols=options.protocols;let baseURL=environmentSettingsObject.
settingsObject.baseUrl,urlRecord;try{urlRecord=new URL(url,baseURL)}catch(e){throw new DOMException(e,"SyntaxError")}if(urlRecord.protocol==="http:"?urlRecord.protocol=
"ws:":urlRecord.protocol==="https:"&&(urlRecord.protocol="wss:"),urlRecord.protocol!=="ws:"&&urlRecord.protocol!=="wss:")throw new DOMException(`Expected a ws: \
or wss: protocol, got ${urlRecord.protocol}`,"SyntaxError");if(urlRecord.hash||urlRecord.href.endsWith("#"))throw new DOMException("Got fragment","SyntaxError");
if(typeof protocols=="string"&&(protocols=[protocols]),protocols.length!==new Set(protocols.map(p=>p.toLowerCase())).size)throw new DOMException("Invalid Sec-We\
bSocket-Protocol value","SyntaxError");if(protocols.length>0&&!protocols.every(p=>isValidSubprotocol(p)))throw new DOMException("Invalid Sec-WebSocket-Protocol \
value","SyntaxError");this[kWebSocketURL]=new URL(urlRecord.href);let client=environmentSettingsObject.settingsObject;this[kController]=establishWebSocketConnection(
urlRecord,protocols,client,this,(response,extensions)=>this.#onConnectionEstablished(response,extensions),options),this[kReadyState]=_WebSocket.CONNECTING,this[kSentClose]=
sentCloseFrameState.NOT_SENT,this[kBinaryType]="blob"}close(code=void 0,reason=void 0){webidl.brandCheck(this,_WebSocket);let prefix="WebSocket.close";if(code!==
void 0&&(code=webidl.converters["unsigned short"](code,prefix,"code",{clamp:!0})),reason!==void 0&&(reason=webidl.converters.USVString(reason,prefix,"reason")),
code!==void 0&&code!==1e3&&(code<3e3||code>4999))throw new DOMException("invalid code","InvalidAccessError");let reasonByteLength=0;if(reason!==void 0&&(reasonByteLength=
Buffer.byteLength(reason),reasonByteLength>123))throw new DOMException(`Reason must be less than 123 bytes; received ${reasonByteLength}`,"SyntaxError");closeWebSocketConnection(
this,code,reason,reasonByteLength)}send(data){webidl.brandCheck(this,_WebSocket);let prefix="WebSocket.send";if(webidl.argumentLengthCheck(arguments,1,prefix),data=
webidl.converters.WebSocketSendData(data,prefix,"data"),isConnecting(this))throw new DOMException("Sent before connected.","InvalidStateError");if(!(!isEstablished(
this)||isClosing(this)))if(typeof data=="string"){let length=Buffer.byteLength(data);this.#bufferedAmount+=length,this.#sendQueue.add(data,()=>{this.#bufferedAmount-=
length},sendHints.string)}else types.isArrayBuffer(data)?(this.#bufferedAmount+=data.byteLength,this.#sendQueue.add(data,()=>{this.#bufferedAmount-=data.byteLength},
sendHints.arrayBuffer)):ArrayBuffer.isView(data)?(this.#bufferedAmount+=data.byteLength,this.#sendQueue.add(data,()=>{this.#bufferedAmount-=data.byteLength},sendHints.
typedArray)):isBlobLike(data)&&(this.#bufferedAmount+=data.size,this.#sendQueue.add(data,()=>{this.#bufferedAmount-=data.size},sendHints.blob))}get readyState(){
return webidl.brandCheck(this,_WebSocket),this[kReadyState]}get bufferedAmount(){return webidl.brandCheck(this,_WebSocket),this.#bufferedAmount}get url(){return webidl.
brandCheck(this,_WebSocket),URLSerializer(this[kWebSocketURL])}get extensions(){return webidl.brandCheck(this,_WebSocket),this.#extensions}get protocol(){return webidl.
brandCheck(this,_WebSocket),this.#protocol}get onopen(){return webidl.brandCheck(this,_WebSocket),this.#events.open}set onopen(fn){webidl.brandCheck(this,_WebSocket),
this.#events.open&&this.removeEventListener("open",this.#events.open),typeof fn=="function"?(this.#events.open=fn,this.addEventListener("open",fn)):this.#events.
open=null}get onerror(){return webidl.brandCheck(this,_WebSocket),this.#events.error}set onerror(fn){webidl.brandCheck(this,_WebSocket),this.#events.error&&this.
removeEventListener("error",this.#events.error),typeof fn=="function"?(this.#events.error=fn,this.addEventListener("error",fn)):this.#events.error=null}get onclose(){
return webidl.brandCheck(this,_WebSocket),this.#events.close}set onclose(fn){webidl.brandCheck(this,_WebSocket),this.#events.close&&this.removeEventListener("cl\
ose",this.#events.close),typeof fn=="function"?(this.#events.close=fn,this.addEventListener("close",fn)):this.#events.close=null}get onmessage(){return webidl.brandCheck(
this,_WebSocket),this.#events.message}set onmessage(fn){webidl.brandCheck(this,_WebSocket),this.#events.message&&this.removeEventListener("message",this.#events.
message),typeof fn=="function"?(this.#events.message=fn,this.addEventListener("message",fn)):this.#events.message=null}get binaryType(){return webidl.brandCheck(
this,_WebSocket),this[kBinaryType]}set binaryType(type){webidl.brandCheck(this,_WebSocket),type!=="blob"&&type!=="arraybuffer"?this[kBinaryType]="blob":this[kBinaryType]=
type}#onConnectionEstablished(response,parsedExtensions){this[kResponse]=response;let webSocketOptions=this[kController]?.dispatcher?.webSocketOptions,maxFragments=webSocketOptions?.
maxFragments,maxPayloadSize=webSocketOptions?.maxPayloadSize,parser=new ByteParser(this,parsedExtensions,{maxFragments,maxPayloadSize});parser.on("drain",onParserDrain),
parser.on("error",onParserError.bind(this)),response.socket.ws=this,this[kByteParser]=parser,this.#sendQueue=new SendQueue(response.socket),this[kReadyState]=states.
OPEN;let extensions=response.headersList.get("sec-websocket-extensions");extensions!==null&&(this.#extensions=extensions);let protocol=response.headersList.get(
"sec-websocket-protocol");protocol!==null&&(this.#protocol=protocol),fireEvent("open",this)}};WebSocket.CONNECTING=WebSocket.prototype.CONNECTING=states.CONNECTING,
WebSocket.OPEN=WebSocket.prototype.OPEN=states.OPEN,WebSocket.CLOSING=WebSocket.prototype.CLOSING=states.CLOSING,WebSocket.CLOSED=WebSocket.prototype.CLOSED=states.
CLOSED,Object.defineProperties(WebSocket.prototype,{CONNECTING:staticPropertyDescriptors,OPEN:staticPropertyDescriptors,CLOSING:staticPropertyDescriptors,CLOSED:staticPropertyDescriptors,
url:kEnumerableProperty,readyState:kEnumerableProperty,bufferedAmount:kEnumerableProperty,onopen:kEnumerableProperty,onerror:kEnumerableProperty,onclose:kEnumerableProperty,
close:kEnumerableProperty,onmessage:kEnumerableProperty,binaryType:kEnumerableProperty,send:kEnumerableProperty,extensions:kEnumerableProperty,protocol:kEnumerableProperty,
[Symbol.toStringTag]:{value:"WebSocket",writable:!1,enumerable:!1,configurable:!0}}),Object.defineProperties(WebSocket,{CONNECTING:staticPropertyDescriptors,OPEN:staticPropertyDescriptors,
CLOSING:staticPropertyDescriptors,CLOSED:staticPropertyDescriptors}),webidl.converters["sequence<DOMString>"]=webidl.sequenceConverter(webidl.converters.DOMString),
webidl.converters["DOMString or sequence<DOMString>"]=function(V,prefix,argument){return webidl.util.Type(V)==="Object"&&Symbol.iterator in V?webidl.converters["\
sequence<DOMString>"](V):webidl.converters.DOMString(V,prefix,argument)},webidl.converters.WebSocketInit=webidl.dictionaryConverter([{key:"protocols",converter:webidl.
converters["DOMString or sequence<DOMString>"],defaultValue:()=>new Array(0)},{key:"dispatcher",converter:webidl.converters.any,defaultValue:()=>getGlobalDispatcher()},
{key:"headers",converter:webidl.nullableConverter(webidl.converters.HeadersInit)}]),webidl.converters["DOMString or sequence<DOMString> or WebSocketInit"]=function(V){
return webidl.util.Type(V)==="Object"&&!(Symbol.iterator in V)?webidl.converters.WebSocketInit(V):{protocols:webidl.converters["DOMString or sequence<DOMString>"](
V)}},webidl.converters.WebSocketSendData=function(V){if(webidl.util.Type(V)==="Object"){if(isBlobLike(V))return webidl.converters.Blob(V,{strict:!1});if(ArrayBuffer.
isView(V)||types.isArrayBuffer(V))return webidl.converters.BufferSource(V)}return webidl.converters.USVString(V)};function onParserDrain(){this.ws[kResponse].socket.
resume()}function onParserError(err){let message,code;err instanceof CloseEvent?(message=err.reason,code=err.code):message=err.message,fireEvent("error",this,()=>new ErrorEvent(
"error",{error:err,message})),closeWebSocketConnection(this,code)}module.exports={WebSocket}}}),require_util8=_4___commonJS({"node_modules/undici/lib/web/events\
ource/util.js"(exports,module){"use strict";_3_init_node_22();function isValidLastEventId(value){return value.indexOf("\0")===-1}function isASCIINumber(value){if(value.
length===0)return!1;for(let i=0;i<value.length;i++)if(value.charCodeAt(i)<48||value.charCodeAt(i)>57)return!1;return!0}function delay(ms){return new Promise(resolve=>{
setTimeout(resolve,ms).unref()})}module.exports={isValidLastEventId,isASCIINumber,delay}}}),require_eventsource_stream=_4___commonJS({"node_modules/undici/lib/w\
eb/eventsource/eventsource-stream.js"(exports,module){"use strict";_3_init_node_22();var buffer=_4___require("node:buffer"),{Transform}=_4___require("node:strea\
m"),{isASCIINumber,isValidLastEventId}=require_util8(),BOM=[239,187,191],LF=10,CR=13,COLON=58,SPACE=32,defaultMaxEventSize=buffer.kStringMaxLength,DATA=Buffer.from(
"data"),EVENT=Buffer.from("event"),ID=Buffer.from("id"),RETRY=Buffer.from("retry"),minParserItems=1024,maxParserItems=131072,bytesPerParserItem=128;function isASCIINumberBytes(buffer2,start){
if(start>=buffer2.length)return!1;for(let i=start;i<buffer2.length;i++)if(buffer2[i]<48||buffer2[i]>57)return!1;return!0}function isValidLastEventIdBytes(buffer2,start){
for(let i=start;i<buffer2.length;i++)if(buffer2[i]===0)return!1;return!0}function isFieldName(line,length,field){if(length!==field.length)return!1;for(let i=0;i<
length;i++)if(line[i]!==field[i])return!1;return!0}function createMaxEventSizeExceededError(){let error=new Error("EventSource message size exceeded");return error.
aborted=!1,error}var EventSourceStream=class extends Transform{state=null;checkBOM=!0;crlfCheck=!1;eventEndCheck=!1;chunks=[];chunkIndex=0;pos=0;lineChunkIndex=0;linePos=0;lineLength=0;eventSize=0;eventFieldSizes={
data:0,event:0,id:0,retry:0};dataLineCount=0;maxEventSize;maxDataLines;maxBufferedChunks;event={data:void 0,event:void 0,id:void 0,retry:void 0};constructor(options={}){
options.readableObjectMode=!0,super(options),this.state=options.eventSourceSettings||{},this.maxEventSize=options.maxEventSize??defaultMaxEventSize;let parserItemLimit=this.
maxEventSize>0?Math.min(maxParserItems,Math.max(minParserItems,Math.floor(this.maxEventSize/bytesPerParserItem))):0;this.maxDataLines=parserItemLimit,this.maxBufferedChunks=
parserItemLimit,options.push&&(this.push=options.push)}_transform(chunk,_encoding,callback){if(chunk.length===0){callback();return}if(this.maxEventSize>0&&this.
chunks.length>=this.maxBufferedChunks&&chunk[0]!==LF&&chunk[0]!==CR){callback(createMaxEventSizeExceededError());return}if(this.chunks.push(chunk),this.checkBOM&&
this.handleBOM()){callback();return}for(;this.hasCurrentByte();){let byte=this.currentByte();if(this.eventEndCheck){if(this.crlfCheck){if(byte===LF){this.crlfCheck=
!1,this.consumeCurrentByte();continue}this.crlfCheck=!1}if(byte===LF||byte===CR){byte===CR&&(this.crlfCheck=!0),this.consumeCurrentByte(),this.hasPendingEvent()&&
this.processEvent(this.event),this.clearEvent();continue}this.eventEndCheck=!1;continue}if(byte===LF||byte===CR){byte===CR&&(this.crlfCheck=!0);try{this.parseLine(
this.readLine(),this.event)}catch(error){callback(error);return}this.consumeCurrentByte(),this.eventEndCheck=!0;continue}if(this.maxEventSize>0&&++this.lineLength>
this.maxEventSize+7){callback(createMaxEventSizeExceededError());return}this.advanceCursor()}callback()}_destroy(error,callback){this.chunks.length=0,this.clearEvent(),
super._destroy(error,callback)}parseLine(line,event){if(line.length===0)return;let colonPosition=line.indexOf(COLON);if(colonPosition===0)return;let fieldLength=line.
length,valueStart=line.length;if(colonPosition!==-1&&(fieldLength=colonPosition,valueStart=colonPosition+1,line[valueStart]===SPACE&&++valueStart),isFieldName(line,
fieldLength,DATA)){if(this.maxEventSize>0&&this.dataLineCount>=this.maxDataLines)throw createMaxEventSizeExceededError();let valueBytes=line.length-valueStart,dataSize=this.
eventFieldSizes.data+(event.data===void 0?0:1)+valueBytes;this.setEventFieldSize("data",dataSize);let value=line.toString("utf8",valueStart);event.data===void 0?
event.data=value:event.data+=`
${value}`,this.dataLineCount++;return}if(isFieldName(line,fieldLength,RETRY)){isASCIINumberBytes(line,valueStart)&&(this.setEventFieldSize("retry",line.length-valueStart),
event.retry=line.toString("utf8",valueStart));return}if(isFieldName(line,fieldLength,ID)){isValidLastEventIdBytes(line,valueStart)&&(this.setEventFieldSize("id",
line.length-valueStart),event.id=line.toString("utf8",valueStart));return}isFieldName(line,fieldLength,EVENT)&&valueStart<line.length&&(this.setEventFieldSize("\
event",line.length-valueStart),event.event=line.toString("utf8",valueStart))}setEventFieldSize(field,size){let eventSize=this.eventSize-this.eventFieldSizes[field]+
size;if(this.maxEventSize>0&&eventSize>this.maxEventSize)throw createMaxEventSizeExceededError();this.eventSize=eventSize,this.eventFieldSizes[field]=size}processEvent(event){
event.retry&&isASCIINumber(event.retry)&&(this.state.reconnectionTime=parseInt(event.retry,10)),event.id&&isValidLastEventId(event.id)&&(this.state.lastEventId=
event.id),event.data!==void 0&&this.push({type:event.event||"message",options:{data:event.data,lastEventId:this.state.lastEventId,origin:this.state.origin}})}clearEvent(){
this.event.data=void 0,this.event.event=void 0,this.event.id=void 0,this.event.retry=void 0,this.eventSize=0,this.dataLineCount=0,this.eventFieldSizes.data=0,this.
eventFieldSizes.event=0,this.eventFieldSizes.id=0,this.eventFieldSizes.retry=0}hasPendingEvent(){return this.event.data!==void 0||this.event.event!==void 0||this.
event.id!==void 0||this.event.retry!==void 0}hasCurrentByte(){return this.chunkIndex<this.chunks.length&&this.pos<this.chunks[this.chunkIndex].length}currentByte(){
return this.chunks[this.chunkIndex][this.pos]}consumeCurrentByte(){this.advanceCursor(),this.syncLineStartToCursor()}advanceCursor(){for(this.pos++;this.chunkIndex<
this.chunks.length&&this.pos>=this.chunks[this.chunkIndex].length;)this.chunkIndex++,this.pos=0}syncLineStartToCursor(){this.lineChunkIndex=this.chunkIndex,this.
linePos=this.pos,this.lineLength=0,this.dropConsumedChunks()}dropConsumedChunks(){if(this.lineChunkIndex>0){let consumed=this.lineChunkIndex;this.chunks.splice(
0,consumed),this.lineChunkIndex=0,this.chunkIndex-=consumed}this.chunkIndex===this.chunks.length&&(this.chunks.length=0,this.chunkIndex=0,this.pos=0,this.lineChunkIndex=
0,this.linePos=0)}readLine(){if(this.lineChunkIndex===this.chunkIndex)return this.chunks[this.chunkIndex].subarray(this.linePos,this.pos);let chunks=[],length=0;
for(let i=this.lineChunkIndex;i<=this.chunkIndex;i++){let chunk=this.chunks[i],start=i===this.lineChunkIndex?this.linePos:0,end=i===this.chunkIndex?this.pos:chunk.
length,slice=chunk.subarray(start,end);length+=slice.length,chunks.push(slice)}return Buffer.concat(chunks,length)}peekBufferedByte(offset){let chunkIndex=this.
lineChunkIndex,pos=this.linePos;for(;chunkIndex<this.chunks.length;){let chunk=this.chunks[chunkIndex],remaining=chunk.length-pos;if(offset<remaining)return chunk[pos+
offset];offset-=remaining,chunkIndex++,pos=0}}discardLeadingBytes(count){for(;count>0&&this.lineChunkIndex<this.chunks.length;){let remaining=this.chunks[this.lineChunkIndex].
length-this.linePos;count<remaining?(this.linePos+=count,count=0):(count-=remaining,this.lineChunkIndex++,this.linePos=0)}this.chunkIndex=this.lineChunkIndex,this.
pos=this.linePos,this.dropConsumedChunks()}handleBOM(){let first=this.peekBufferedByte(0),second=this.peekBufferedByte(1),third=this.peekBufferedByte(2);return second===
void 0?(first===BOM[0]||(this.checkBOM=!1),!0):third===void 0?first===BOM[0]&&second===BOM[1]?!0:(this.checkBOM=!1,!1):(first===BOM[0]&&second===BOM[1]&&third===
BOM[2]&&this.discardLeadingBytes(3),this.checkBOM=!1,!this.hasCurrentByte())}};module.exports={EventSourceStream}}}),require_eventsource=_4___commonJS({"node_mo\
dules/undici/lib/web/eventsource/eventsource.js"(exports,module){"use strict";_3_init_node_22();var{pipeline}=_4___require("node:stream"),{fetching}=require_fetch(),
{makeRequest}=require_request2(),{webidl}=require_webidl(),{EventSourceStream}=require_eventsource_stream(),{parseMIMEType}=require_data_url(),{createFastMessageEvent}=require_events(),
{isNetworkError}=require_response(),{delay}=require_util8(),{kEnumerableProperty}=require_util(),{environmentSettingsObject}=require_util2(),{getGlobalDispatcher}=require_global2(),
experimentalWarned=!1,defaultReconnectionTime=3e3,CONNECTING=0,OPEN=1,CLOSED=2,ANONYMOUS="anonymous",USE_CREDENTIALS="use-credentials",EventSource=class _EventSource extends EventTarget{#events={
open:null,error:null,message:null};#url=null;#withCredentials=!1;#readyState=CONNECTING;#request=null;#controller=null;#dispatcher;#state;constructor(url,eventSourceInitDict={}){
super(),webidl.util.markAsUncloneable(this);let prefix="EventSource constructor";webidl.argumentLengthCheck(arguments,1,prefix),experimentalWarned||(experimentalWarned=
!0,process.emitWarning("EventSource is experimental, expect them to change at any time.",{code:"UNDICI-ES"})),url=webidl.converters.USVString(url,prefix,"url"),
eventSourceInitDict=webidl.converters.EventSourceInitDict(eventSourceInitDict,prefix,"eventSourceInitDict"),this.#dispatcher=eventSourceInitDict.dispatcher,this.#state=
{lastEventId:"",reconnectionTime:defaultReconnectionTime};let settings=environmentSettingsObject,urlRecord;try{urlRecord=new URL(url,settings.settingsObject.baseUrl),
this.#state.origin=urlRecord.origin}catch(e){throw new DOMException(e,"SyntaxError")}this.#url=urlRecord.href;let corsAttributeState=ANONYMOUS;eventSourceInitDict.
withCredentials&&(corsAttributeState=USE_CREDENTIALS,this.#withCredentials=!0);let initRequest={redirect:"follow",keepalive:!0,mode:"cors",credentials:corsAttributeState===
"anonymous"?"same-origin":"omit",referrer:"no-referrer"};initRequest.client=environmentSettingsObject.settingsObject,initRequest.headersList=[["accept",{name:"a\
ccept",value:"text/event-stream"}]],initRequest.cache="no-store",initRequest.initiator="other",initRequest.urlList=[new URL(this.#url)],this.#request=makeRequest(
initRequest),this.#connect()}get readyState(){return this.#readyState}get url(){return this.#url}get withCredentials(){return this.#withCredentials}#connect(){if(this.#readyState===
CLOSED)return;this.#readyState=CONNECTING;let fetchParams={request:this.#request,dispatcher:this.#dispatcher},processEventSourceEndOfBody=response=>{isNetworkError(
response)&&(this.dispatchEvent(new Event("error")),this.close()),this.#reconnect()};fetchParams.processResponseEndOfBody=processEventSourceEndOfBody,fetchParams.
processResponse=response=>{if(isNetworkError(response))if(response.aborted){this.close(),this.dispatchEvent(new Event("error"));return}else{this.#reconnect();return}
let contentType=response.headersList.get("content-type",!0),mimeType=contentType!==null?parseMIMEType(contentType):"failure",contentTypeValid=mimeType!=="failur\
e"&&mimeType.essence==="text/event-stream";if(response.status!==200||contentTypeValid===!1){this.close(),this.dispatchEvent(new Event("error"));return}this.#readyState=
OPEN,this.dispatchEvent(new Event("open")),this.#state.origin=response.urlList[response.urlList.length-1].origin;let eventSourceStream=new EventSourceStream({eventSourceSettings:this.#state,
maxEventSize:this.#dispatcher.eventSourceOptions?.maxEventSize,push:event=>{this.dispatchEvent(createFastMessageEvent(event.type,event.options))}});pipeline(response.
body.stream,eventSourceStream,error=>{error?.aborted===!1&&(this.close(),this.dispatchEvent(new Event("error")))})},this.#controller=fetching(fetchParams)}async#reconnect(){
this.#readyState!==CLOSED&&(this.#readyState=CONNECTING,this.dispatchEvent(new Event("error")),await delay(this.#state.reconnectionTime),this.#readyState===CONNECTING&&
(this.#state.lastEventId.length&&this.#request.headersList.set("last-event-id",this.#state.lastEventId,!0),this.#connect()))}close(){webidl.brandCheck(this,_EventSource),
this.#readyState!==CLOSED&&(this.#readyState=CLOSED,this.#controller.abort(),this.#request=null)}get onopen(){return this.#events.open}set onopen(fn){this.#events.
open&&this.removeEventListener("open",this.#events.open),typeof fn=="function"?(this.#events.open=fn,this.addEventListener("open",fn)):this.#events.open=null}get onmessage(){
return this.#events.message}set onmessage(fn){this.#events.message&&this.removeEventListener("message",this.#events.message),typeof fn=="function"?(this.#events.
message=fn,this.addEventListener("message",fn)):this.#events.message=null}get onerror(){return this.#events.error}set onerror(fn){this.#events.error&&this.removeEventListener(
"error",this.#events.error),typeof fn=="function"?(this.#events.error=fn,this.addEventListener("error",fn)):this.#events.error=null}},constantsPropertyDescriptors={
CONNECTING:{__proto__:null,configurable:!1,enumerable:!0,value:CONNECTING,writable:!1},OPEN:{__proto__:null,configurable:!1,enumerable:!0,value:OPEN,writable:!1},
CLOSED:{__proto__:null,configurable:!1,enumerable:!0,value:CLOSED,writable:!1}};Object.defineProperties(EventSource,constantsPropertyDescriptors),Object.defineProperties(
EventSource.prototype,constantsPropertyDescriptors),Object.defineProperties(EventSource.prototype,{close:kEnumerableProperty,onerror:kEnumerableProperty,onmessage:kEnumerableProperty,
onopen:kEnumerableProperty,readyState:kEnumerableProperty,url:kEnumerableProperty,withCredentials:kEnumerableProperty}),webidl.converters.EventSourceInitDict=webidl.
dictionaryConverter([{key:"withCredentials",converter:webidl.converters.boolean,defaultValue:()=>!1},{key:"dispatcher",converter:webidl.converters.any,defaultValue:()=>getGlobalDispatcher()}]),
module.exports={EventSource,defaultReconnectionTime}}}),require_undici=_4___commonJS({"node_modules/undici/index.js"(exports,module){"use strict";_3_init_node_22();
var Client=require_client(),Dispatcher=require_dispatcher(),Pool=require_pool(),BalancedPool=require_balanced_pool(),Agent=require_agent(),ProxyAgent=require_proxy_agent(),
EnvHttpProxyAgent=require_env_http_proxy_agent(),RetryAgent=require_retry_agent(),errors=require_errors(),util=require_util(),{InvalidArgumentError}=errors,api=require_api(),
buildConnector=require_connect(),MockClient=require_mock_client(),MockAgent=require_mock_agent(),MockPool=require_mock_pool(),mockErrors=require_mock_errors(),RetryHandler=require_retry_handler(),
{getGlobalDispatcher,setGlobalDispatcher}=require_global2(),DecoratorHandler=require_decorator_handler(),RedirectHandler=require_redirect_handler(),createRedirectInterceptor=require_redirect_interceptor();
Object.assign(Dispatcher.prototype,api),module.exports.Dispatcher=Dispatcher,module.exports.Client=Client,module.exports.Pool=Pool,module.exports.BalancedPool=BalancedPool,
module.exports.Agent=Agent,module.exports.ProxyAgent=ProxyAgent,module.exports.EnvHttpProxyAgent=EnvHttpProxyAgent,module.exports.RetryAgent=RetryAgent,module.exports.
RetryHandler=RetryHandler,module.exports.DecoratorHandler=DecoratorHandler,module.exports.RedirectHandler=RedirectHandler,module.exports.createRedirectInterceptor=
createRedirectInterceptor,module.exports.interceptors={redirect:require_redirect(),retry:require_retry(),dump:require_dump(),dns:require_dns()},module.exports.buildConnector=
buildConnector,module.exports.errors=errors,module.exports.util={parseHeaders:util.parseHeaders,headerNameToString:util.headerNameToString};function makeDispatcher(fn){
return(url,opts,handler)=>{if(typeof opts=="function"&&(handler=opts,opts=null),!url||typeof url!="string"&&typeof url!="object"&&!(url instanceof URL))throw new InvalidArgumentError(
"invalid url");if(opts!=null&&typeof opts!="object")throw new InvalidArgumentError("invalid opts");if(opts&&opts.path!=null){if(typeof opts.path!="string")throw new InvalidArgumentError(
"invalid opts.path");let path=opts.path;opts.path.startsWith("/")||(path=`/${path}`),url=new URL(util.parseOrigin(url).origin+path)}else opts||(opts=typeof url==
"object"?url:{}),url=util.parseURL(url);let{agent,dispatcher=getGlobalDispatcher()}=opts;if(agent)throw new InvalidArgumentError("unsupported opts.agent. Did yo\
u mean opts.client?");return fn.call(dispatcher,{...opts,origin:url.origin,path:url.search?`${url.pathname}${url.search}`:url.pathname,method:opts.method||(opts.
body?"PUT":"GET")},handler)}}module.exports.setGlobalDispatcher=setGlobalDispatcher,module.exports.getGlobalDispatcher=getGlobalDispatcher;var fetchImpl=require_fetch().
fetch;module.exports.fetch=async function(init,options=void 0){try{return await fetchImpl(init,options)}catch(err){throw err&&typeof err=="object"&&Error.captureStackTrace(
err),err}},module.exports.Headers=require_headers().Headers,module.exports.Response=require_response().Response,module.exports.Request=require_request2().Request,
module.exports.FormData=require_formdata().FormData,module.exports.File=globalThis.File??_4___require("node:buffer").File,module.exports.FileReader=require_filereader().
FileReader;var{setGlobalOrigin,getGlobalOrigin}=require_global();module.exports.setGlobalOrigin=setGlobalOrigin,module.exports.getGlobalOrigin=getGlobalOrigin;var{
CacheStorage}=require_cachestorage(),{kConstruct}=require_symbols4();module.exports.caches=new CacheStorage(kConstruct);var{deleteCookie,getCookies,getSetCookies,
setCookie}=require_cookies();module.exports.deleteCookie=deleteCookie,module.exports.getCookies=getCookies,module.exports.getSetCookies=getSetCookies,module.exports.
setCookie=setCookie;var{parseMIMEType,serializeAMimeType}=require_data_url();module.exports.parseMIMEType=parseMIMEType,module.exports.serializeAMimeType=serializeAMimeType;
var{CloseEvent,ErrorEvent,MessageEvent}=require_events();module.exports.WebSocket=require_websocket().WebSocket,module.exports.CloseEvent=CloseEvent,module.exports.
ErrorEvent=ErrorEvent,module.exports.MessageEvent=MessageEvent,module.exports.request=makeDispatcher(api.request),module.exports.stream=makeDispatcher(api.stream),
module.exports.pipeline=makeDispatcher(api.pipeline),module.exports.connect=makeDispatcher(api.connect),module.exports.upgrade=makeDispatcher(api.upgrade),module.
exports.MockClient=MockClient,module.exports.MockPool=MockPool,module.exports.MockAgent=MockAgent,module.exports.mockErrors=mockErrors;var{EventSource}=require_eventsource();
module.exports.EventSource=EventSource}}),require_tunnel=_4___commonJS({"node_modules/tunnel/lib/tunnel.js"(exports){"use strict";_3_init_node_22();var net=_4___require(
"net"),tls=_4___require("tls"),http=_4___require("http"),https=_4___require("https"),events=_4___require("events"),assert=_4___require("assert"),util=_4___require(
"util");exports.httpOverHttp=httpOverHttp,exports.httpsOverHttp=httpsOverHttp,exports.httpOverHttps=httpOverHttps,exports.httpsOverHttps=httpsOverHttps;function httpOverHttp(options){
var agent=new TunnelingAgent(options);return agent.request=http.request,agent}function httpsOverHttp(options){var agent=new TunnelingAgent(options);return agent.
request=http.request,agent.createSocket=createSecureSocket,agent.defaultPort=443,agent}function httpOverHttps(options){var agent=new TunnelingAgent(options);return agent.
request=https.request,agent}function httpsOverHttps(options){var agent=new TunnelingAgent(options);return agent.request=https.request,agent.createSocket=createSecureSocket,
agent.defaultPort=443,agent}function TunnelingAgent(options){var self=this;self.options=options||{},self.proxyOptions=self.options.proxy||{},self.maxSockets=self.
options.maxSockets||http.Agent.defaultMaxSockets,self.requests=[],self.sockets=[],self.on("free",function(socket,host,port,localAddress){for(var options2=toOptions(
host,port,localAddress),i=0,len=self.requests.length;i<len;++i){var pending=self.requests[i];if(pending.host===options2.host&&pending.port===options2.port){self.
requests.splice(i,1),pending.request.onSocket(socket);return}}socket.destroy(),self.removeSocket(socket)})}util.inherits(TunnelingAgent,events.EventEmitter),TunnelingAgent.
prototype.addRequest=function(req,host,port,localAddress){var self=this,options=mergeOptions({request:req},self.options,toOptions(host,port,localAddress));if(self.
sockets.length>=this.maxSockets){self.requests.push(options);return}self.createSocket(options,function(socket){socket.on("free",onFree),socket.on("close",onCloseOrRemove),
socket.on("agentRemove",onCloseOrRemove),req.onSocket(socket);function onFree(){self.emit("free",socket,options)}function onCloseOrRemove(err){self.removeSocket(
socket),socket.removeListener("free",onFree),socket.removeListener("close",onCloseOrRemove),socket.removeListener("agentRemove",onCloseOrRemove)}})},TunnelingAgent.
prototype.createSocket=function(options,cb){var self=this,placeholder={};self.sockets.push(placeholder);var connectOptions=mergeOptions({},self.proxyOptions,{method:"\
CONNECT",path:options.host+":"+options.port,agent:!1,headers:{host:options.host+":"+options.port}});options.localAddress&&(connectOptions.localAddress=options.localAddress),
connectOptions.proxyAuth&&(connectOptions.headers=connectOptions.headers||{},connectOptions.headers["Proxy-Authorization"]="Basic "+new Buffer(connectOptions.proxyAuth).
toString("base64")),debug("making CONNECT request");var connectReq=self.request(connectOptions);connectReq.useChunkedEncodingByDefault=!1,connectReq.once("respo\
nse",onResponse),connectReq.once("upgrade",onUpgrade),connectReq.once("connect",onConnect),connectReq.once("error",onError),connectReq.end();function onResponse(res){
res.upgrade=!0}function onUpgrade(res,socket,head){process.nextTick(function(){onConnect(res,socket,head)})}function onConnect(res,socket,head){if(connectReq.removeAllListeners(),
socket.removeAllListeners(),res.statusCode!==200){debug("tunneling socket could not be established, statusCode=%d",res.statusCode),socket.destroy();var error=new Error(
"tunneling socket could not be established, statusCode="+res.statusCode);error.code="ECONNRESET",options.request.emit("error",error),self.removeSocket(placeholder);
return}if(head.length>0){debug("got illegal response body from proxy"),socket.destroy();var error=new Error("got illegal response body from proxy");error.code="\
ECONNRESET",options.request.emit("error",error),self.removeSocket(placeholder);return}return debug("tunneling connection has established"),self.sockets[self.sockets.
indexOf(placeholder)]=socket,cb(socket)}function onError(cause){connectReq.removeAllListeners(),debug(`tunneling socket could not be established, cause=%s
`,cause.message,cause.stack);var error=new Error("tunneling socket could not be established, cause="+cause.message);error.code="ECONNRESET",options.request.emit(
"error",error),self.removeSocket(placeholder)}},TunnelingAgent.prototype.removeSocket=function(socket){var pos=this.sockets.indexOf(socket);if(pos!==-1){this.sockets.
splice(pos,1);var pending=this.requests.shift();pending&&this.createSocket(pending,function(socket2){pending.request.onSocket(socket2)})}};function createSecureSocket(options,cb){
var self=this;TunnelingAgent.prototype.createSocket.call(self,options,function(socket){var hostHeader=options.request.getHeader("host"),tlsOptions=mergeOptions(
{},self.options,{socket,servername:hostHeader?hostHeader.replace(/:.*$/,""):options.host}),secureSocket=tls.connect(0,tlsOptions);self.sockets[self.sockets.indexOf(
socket)]=secureSocket,cb(secureSocket)})}function toOptions(host,port,localAddress){return typeof host=="string"?{host,port,localAddress}:host}function mergeOptions(target){
for(var i=1,len=arguments.length;i<len;++i){var overrides=arguments[i];if(typeof overrides=="object")for(var keys=Object.keys(overrides),j=0,keyLen=keys.length;j<
keyLen;++j){var k=keys[j];overrides[k]!==void 0&&(target[k]=overrides[k])}}return target}var debug;process.env.NODE_DEBUG&&/\btunnel\b/.test(process.env.NODE_DEBUG)?
debug=function(){var args=Array.prototype.slice.call(arguments);typeof args[0]=="string"?args[0]="TUNNEL: "+args[0]:args.unshift("TUNNEL:"),console.error.apply(
console,args)}:debug=function(){},exports.debug=debug}}),require_tunnel2=_4___commonJS({"node_modules/tunnel/index.js"(exports,module){_3_init_node_22(),module.
exports=require_tunnel()}});import{_22_isAskedOff,_22_isSwitchedOff,_22_notHeardText,_22_requiresRuns,_22_switchedOff,_22_switchedOffText}from"./together-4E900249.js";import{_23_codeSpan,_23_commentBody,_23_commentModes,_23_eachActionFile,_23_isCommentWanted,_23_markerIn,_23_postedSurfaces,_23_problemCommand,_23_problemSummary,
_23_reviewBody,_23_reviewCommentsMax,_23_stateIn,_23_stepsInText,_23_surfaces,_23_traceProblemCommand}from"./together-4E900249.js";import{_2_checkedCommit,_2_eventComparison,_2_pullRequestOf,_2_readPayload,_2_refuseUnsafeTrigger,_2_watchRunnerFiles}from"./together-075EC4A3.js";import{_3_isTold,_3_phaseLines,_3_progressTo}from"./together-075EC4A3.js";import{_0_cacheFoldersOf,_0_observationCache,_0_parseChoice,_0_parseServer,_0_readSettings}from"./together-E533CDD5.js";import{_0_replayModes,_0_replayWeight}from"./together-0AA9D59A.js";import{_1_isPart,_1_publishedScope,_1_scopeSettings,_1_scopeToV1}from"./together-0AA9D59A.js";import{_19_configPath,_19_configPlace,_19_configV1,_19_configuredScope,_19_defaultConfig,_19_failOnLevels,_19_parseConfig}from"./together-AECEBE8A.js";import{actionsSurroundings,realHost,runAsProcess,surroundingsOf}from"./chunk-AVIBCAOO.js";import{cacheFolder,ownCacheFolder}from"./chunk-4Q3XMOH7.js";import{_0_commandData,_0_commandProperty,_0_entityOf,_0_logLines,_0_logPrefix,_0_shownText,_0_terminalCells,_0_terminalLines,_0_terminalName,_0_terminalText}from"./together-14097DF1.js";import{_2_editDistance,_2_findNearest}from"./together-813A2F0B.js";import{_2_compact}from"./together-4357D8B2.js";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require7=lanserCreateRequire6(import.meta.url),require_crypto=_4___commonJS({"builtin:crypto"(exports,module){_3_init_node_22(),module.
exports=_4___require("crypto")}});_3_init_node_22();_3_init_node_22();var import_node_fs2=_4___toESM(_1_require_node_fs(),1);function leastShownSeverity(inputs){
return _0_parseChoice(inputs.show||void 0,severities,"the input show")??"hint"}function reportLinks(runner,report,{runId=runner.runId,pull}={}){let{serverUrl,repository:{
owner,repo}}=runner;if(serverUrl===void 0||owner==="")return null;let run=runAddress({...runner,runId});return{server:serverUrl,repository:`${owner}/${repo}`,base:report.
base.commit,head:report.head.commit,..._2_compact({run:run===null?void 0:run,checks:pull===void 0?void 0:`${serverUrl}/${owner}/${repo}/pull/${pull}/checks`})}}
function runAddress({serverUrl,repository:{owner,repo},runId}){return serverUrl===void 0||owner===""||!/^\d+$/u.test(runId??"")?null:`${serverUrl}/${owner}/${repo}\
/actions/runs/${runId}`}function writeResults(step,rendering,results){results.some(({surface,state})=>surface==="check"&&(state==="posted"||state==="unchanged"))||
step.stdout.write(_23_surfaces.annotations.render(rendering));let notes=results.flatMap(({surface,why})=>why===null?[]:[`the ${surface}: ${why}`]);for(let note of notes)
_3_progressTo(step.stderr,step.clock)({kind:"note",text:note});writeSummary(step,_23_surfaces.summary.render({...rendering,notes:[...rendering.notes,...notes]}))}
function writeSummary(step,text){let file=step.where.runner.summaryFile;if(!(file===void 0||file===""))try{(0,import_node_fs2.appendFileSync)(file,text)}catch{_3_progressTo(
step.stderr,step.clock)({kind:"note",text:"cannot write the job summary"})}}_3_init_node_22();var import_node_path2=_4___toESM(_0_require_node_path(),1);function actionHostOf(host){
return{...host,where:actionsSurroundings(host.env)}}function temporaryFile({where,temporaryFolder},name){return(0,import_node_path2.join)(where.runner.temporaryFolder??
temporaryFolder,"lanser",name)}async function startAction(process2,run){await runAsProcess(process2,realHost(),(host,stop)=>withShownErrors(run)(actionHostOf(host),
stop))}function withShownErrors(run){return async(step,signal)=>{try{return await run(step,signal)}catch(error){throw error instanceof _1_UserError&&(step.stdout.
write(_23_problemCommand(error.message,error.hint)),writeSummary(step,_23_problemSummary(error.message,error.hint))),error}}}_3_init_node_22();function createApi(send,clock,signal){
let endMs=clock.now()+12e4,waitedMs=0,failures=0,once=async(route,parameters)=>signal?.aborted===!0?cancelled:last(route,parameters),last=async(route,parameters)=>{
try{let{status,data}=await send(route,parameters);return typeof data!="object"||data===null?{kind:"failed",status,why:"the answer is not JSON",retryMs:1e3}:{kind:"\
ok",status,data}}catch(error){return failureOf(error,1e3*2**Math.min(failures,5))}},mayRetry=async({retryMs})=>(failures++,retryMs===null||waitedMs+retryMs>12e4||
clock.now()+retryMs>endMs?!1:(waitedMs+=retryMs,await new Promise(resolve2=>{let cancel=clock.after(retryMs,resolve2);signal?.addEventListener("abort",()=>[cancel(),
resolve2()],{once:!0})}),signal?.aborted!==!0));return{once,request:async(route,parameters)=>{for(let tries=1;;tries++){let answer=await once(route,parameters);
if(answer.kind==="ok"||tries>=5||!await mayRetry(answer))return answer}},last,mayRetry}}var cancelled={kind:"failed",status:null,why:"the job was cancelled",retryMs:null};
function failureOf(error,waitMs){let{status,response,message}=error;if(typeof status!="number"||response===void 0)return{kind:"failed",status:null,why:"no answe\
r from GitHub",retryMs:waitMs};let{headers}=response,seconds=Number(headers["retry-after"]),asked=Number.isFinite(seconds)&&seconds>0?Math.min(seconds,86400)*1e3:
void 0,isSecondary=/secondary rate limit|abuse detection/iu.test(message??""),isLimited=status===429||isSecondary||asked!==void 0||headers["x-ratelimit-remainin\
g"]==="0";if((status===403||status===429)&&isLimited){let retryMs=asked??(isSecondary?6e4:waitMs);return{kind:"failed",status,why:`GitHub's rate limit stopped t\
he request (${status})`,retryMs}}let isPassing=status>=500||status===409||status===408;return{kind:"failed",status,why:reasons[status]??`GitHub answered ${status}`,
retryMs:isPassing?asked??waitMs:null}}var reasons={401:"GitHub refuses the token (401)",403:"the token has no permission for this (403); in a pull request of a \
fork it can only read",404:"GitHub found nothing at this address, or the token has no permission to read it (404)",413:"the content is too large for GitHub (413\
)",422:"GitHub refuses the content (422)"};async function listAll(ask,items,pagesMax22){let all=[];for(let page=1;page<=pagesMax22;page++){let answer=await ask(
{per_page:pageSize,page});if(answer.kind==="failed")return answer;let found=items(answer.data);if(!Array.isArray(found))return{kind:"failed",status:answer.status,
why:"the answer is not a list",retryMs:null};if(all.push(...found),found.length<pageSize)return{kind:"list",all}}return{kind:"failed",status:null,why:"the list \
has more entries than Lanser reads",retryMs:null}}var pageSize=100;_3_init_node_22();async function octokitSend(token,baseUrl,msMax=2e4){let{getOctokit}=await import("./github-ZMFHERHH.js"),
nothing=()=>{},octokit=getOctokit(token,{baseUrl,log:{debug:nothing,info:nothing,warn:nothing,error:nothing}});return async(route,parameters)=>{if(route==="POST\
 /graphql")return{status:200,data:await octokit.graphql(String(parameters.query),{request:{signal:AbortSignal.timeout(msMax)}})};let{status,data}=await octokit.
request(route,{...parameters,request:{signal:AbortSignal.timeout(msMax)}});return{status,data}}}_3_init_node_22();_3_init_node_22();_3_init_node_22();var os=_4___toESM(
require_os(),1);_3_init_node_22();function toCommandValue(input){return input==null?"":typeof input=="string"||input instanceof String?input:JSON.stringify(input)}
function issueCommand(command,properties,message){let cmd=new Command(command,properties,message);process.stdout.write(cmd.toString()+os.EOL)}var CMD_STRING="::",
Command=class{constructor(command,properties,message){command||(command="missing.command"),this.command=command,this.properties=properties,this.message=message}toString(){
let cmdStr=CMD_STRING+this.command;if(this.properties&&Object.keys(this.properties).length>0){cmdStr+=" ";let first=!0;for(let key in this.properties)if(this.properties.
hasOwnProperty(key)){let val=this.properties[key];val&&(first?first=!1:cmdStr+=",",cmdStr+=`${key}=${escapeProperty(val)}`)}}return cmdStr+=`${CMD_STRING}${escapeData(
this.message)}`,cmdStr}};function escapeData(s){return toCommandValue(s).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A")}function escapeProperty(s){
return toCommandValue(s).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A").replace(/:/g,"%3A").replace(/,/g,"%2C")}_3_init_node_22();var crypto=_4___toESM(
require_crypto(),1),fs=_4___toESM(require_fs(),1),os2=_4___toESM(require_os(),1);function issueFileCommand(command,message){let filePath=process.env[`GITHUB_${command}`];
if(!filePath)throw new Error(`Unable to find environment variable for file command ${command}`);if(!fs.existsSync(filePath))throw new Error(`Missing file at pat\
h: ${filePath}`);fs.appendFileSync(filePath,`${toCommandValue(message)}${os2.EOL}`,{encoding:"utf8"})}function prepareKeyValueMessage(key,value){let delimiter=`\
ghadelimiter_${crypto.randomUUID()}`,convertedValue=toCommandValue(value);if(key.includes(delimiter))throw new Error(`Unexpected input: name should not contain \
the delimiter "${delimiter}"`);if(convertedValue.includes(delimiter))throw new Error(`Unexpected input: value should not contain the delimiter "${delimiter}"`);
return`${key}<<${delimiter}${os2.EOL}${convertedValue}${os2.EOL}${delimiter}`}var os4=_4___toESM(require_os(),1);_3_init_node_22();_3_init_node_22();_3_init_node_22();
var tunnel=_4___toESM(require_tunnel2(),1),import_undici=_4___toESM(require_undici(),1),HttpCodes;(function(HttpCodes2){HttpCodes2[HttpCodes2.OK=200]="OK",HttpCodes2[HttpCodes2.
MultipleChoices=300]="MultipleChoices",HttpCodes2[HttpCodes2.MovedPermanently=301]="MovedPermanently",HttpCodes2[HttpCodes2.ResourceMoved=302]="ResourceMoved",HttpCodes2[HttpCodes2.
SeeOther=303]="SeeOther",HttpCodes2[HttpCodes2.NotModified=304]="NotModified",HttpCodes2[HttpCodes2.UseProxy=305]="UseProxy",HttpCodes2[HttpCodes2.SwitchProxy=306]=
"SwitchProxy",HttpCodes2[HttpCodes2.TemporaryRedirect=307]="TemporaryRedirect",HttpCodes2[HttpCodes2.PermanentRedirect=308]="PermanentRedirect",HttpCodes2[HttpCodes2.
BadRequest=400]="BadRequest",HttpCodes2[HttpCodes2.Unauthorized=401]="Unauthorized",HttpCodes2[HttpCodes2.PaymentRequired=402]="PaymentRequired",HttpCodes2[HttpCodes2.
Forbidden=403]="Forbidden",HttpCodes2[HttpCodes2.NotFound=404]="NotFound",HttpCodes2[HttpCodes2.MethodNotAllowed=405]="MethodNotAllowed",HttpCodes2[HttpCodes2.NotAcceptable=
406]="NotAcceptable",HttpCodes2[HttpCodes2.ProxyAuthenticationRequired=407]="ProxyAuthenticationRequired",HttpCodes2[HttpCodes2.RequestTimeout=408]="RequestTime\
out",HttpCodes2[HttpCodes2.Conflict=409]="Conflict",HttpCodes2[HttpCodes2.Gone=410]="Gone",HttpCodes2[HttpCodes2.TooManyRequests=429]="TooManyRequests",HttpCodes2[HttpCodes2.
InternalServerError=500]="InternalServerError",HttpCodes2[HttpCodes2.NotImplemented=501]="NotImplemented",HttpCodes2[HttpCodes2.BadGateway=502]="BadGateway",HttpCodes2[HttpCodes2.
ServiceUnavailable=503]="ServiceUnavailable",HttpCodes2[HttpCodes2.GatewayTimeout=504]="GatewayTimeout"})(HttpCodes||(HttpCodes={}));var Headers;(function(Headers2){
Headers2.Accept="accept",Headers2.ContentType="content-type"})(Headers||(Headers={}));var MediaTypes;(function(MediaTypes2){MediaTypes2.ApplicationJson="applica\
tion/json"})(MediaTypes||(MediaTypes={}));var HttpRedirectCodes=[HttpCodes.MovedPermanently,HttpCodes.ResourceMoved,HttpCodes.SeeOther,HttpCodes.TemporaryRedirect,
HttpCodes.PermanentRedirect],HttpResponseRetryCodes=[HttpCodes.BadGateway,HttpCodes.ServiceUnavailable,HttpCodes.GatewayTimeout];_3_init_node_22();_3_init_node_22();
var import_os=_4___toESM(require_os(),1),import_fs=_4___toESM(require_fs(),1),__awaiter=function(thisArg,_arguments,P,generator){function adopt(value){return value instanceof
P?value:new P(function(resolve2){resolve2(value)})}return new(P||(P=Promise))(function(resolve2,reject){function fulfilled(value){try{step(generator.next(value))}catch(e){
reject(e)}}function rejected(value){try{step(generator.throw(value))}catch(e){reject(e)}}function step(result){result.done?resolve2(result.value):adopt(result.value).
then(fulfilled,rejected)}step((generator=generator.apply(thisArg,_arguments||[])).next())})},{access,appendFile,writeFile}=import_fs.promises,SUMMARY_ENV_VAR="G\
ITHUB_STEP_SUMMARY",Summary=class{constructor(){this._buffer=""}filePath(){return __awaiter(this,void 0,void 0,function*(){if(this._filePath)return this._filePath;
let pathFromEnv=process.env[SUMMARY_ENV_VAR];if(!pathFromEnv)throw new Error(`Unable to find environment variable for $${SUMMARY_ENV_VAR}. Check if your runtime\
 environment supports job summaries.`);try{yield access(pathFromEnv,import_fs.constants.R_OK|import_fs.constants.W_OK)}catch{throw new Error(`Unable to access s\
ummary file: '${pathFromEnv}'. Check if the file has correct read/write permissions.`)}return this._filePath=pathFromEnv,this._filePath})}wrap(tag,content,attrs={}){
let htmlAttrs=Object.entries(attrs).map(([key,value])=>` ${key}="${value}"`).join("");return content?`<${tag}${htmlAttrs}>${content}</${tag}>`:`<${tag}${htmlAttrs}\
>`}write(options){return __awaiter(this,void 0,void 0,function*(){let overwrite=!!options?.overwrite,filePath=yield this.filePath();return yield(overwrite?writeFile:
appendFile)(filePath,this._buffer,{encoding:"utf8"}),this.emptyBuffer()})}clear(){return __awaiter(this,void 0,void 0,function*(){return this.emptyBuffer().write(
{overwrite:!0})})}stringify(){return this._buffer}isEmptyBuffer(){return this._buffer.length===0}emptyBuffer(){return this._buffer="",this}addRaw(text,addEOL=!1){
return this._buffer+=text,addEOL?this.addEOL():this}addEOL(){return this.addRaw(import_os.EOL)}addCodeBlock(code,lang){let attrs=Object.assign({},lang&&{lang}),
element=this.wrap("pre",this.wrap("code",code),attrs);return this.addRaw(element).addEOL()}addList(items,ordered=!1){let tag=ordered?"ol":"ul",listItems=items.map(
item=>this.wrap("li",item)).join(""),element=this.wrap(tag,listItems);return this.addRaw(element).addEOL()}addTable(rows){let tableBody=rows.map(row=>{let cells=row.
map(cell=>{if(typeof cell=="string")return this.wrap("td",cell);let{header,data,colspan,rowspan}=cell,tag=header?"th":"td",attrs=Object.assign(Object.assign({},
colspan&&{colspan}),rowspan&&{rowspan});return this.wrap(tag,data,attrs)}).join("");return this.wrap("tr",cells)}).join(""),element=this.wrap("table",tableBody);
return this.addRaw(element).addEOL()}addDetails(label,content){let element=this.wrap("details",this.wrap("summary",label)+content);return this.addRaw(element).addEOL()}addImage(src,alt,options){
let{width,height}=options||{},attrs=Object.assign(Object.assign({},width&&{width}),height&&{height}),element=this.wrap("img",null,Object.assign({src,alt},attrs));
return this.addRaw(element).addEOL()}addHeading(text,level){let tag=`h${level}`,allowedTag=["h1","h2","h3","h4","h5","h6"].includes(tag)?tag:"h1",element=this.wrap(
allowedTag,text);return this.addRaw(element).addEOL()}addSeparator(){let element=this.wrap("hr",null);return this.addRaw(element).addEOL()}addBreak(){let element=this.
wrap("br",null);return this.addRaw(element).addEOL()}addQuote(text,cite){let attrs=Object.assign({},cite&&{cite}),element=this.wrap("blockquote",text,attrs);return this.
addRaw(element).addEOL()}addLink(text,href){let element=this.wrap("a",text,{href});return this.addRaw(element).addEOL()}},_summary=new Summary;_3_init_node_22();
_3_init_node_22();var import_os2=_4___toESM(require_os(),1);_3_init_node_22();_3_init_node_22();_3_init_node_22();_3_init_node_22();var fs2=_4___toESM(require_fs(),
1),{chmod,copyFile,lstat,mkdir,open,readdir,rename,rm,rmdir,stat,symlink,unlink}=fs2.promises,IS_WINDOWS=process.platform==="win32",READONLY=fs2.constants.O_RDONLY,
IS_WINDOWS2=process.platform==="win32",platform=import_os2.default.platform(),arch=import_os2.default.arch(),ExitCode;(function(ExitCode2){ExitCode2[ExitCode2.Success=
0]="Success",ExitCode2[ExitCode2.Failure=1]="Failure"})(ExitCode||(ExitCode={}));function getInput(name,options){let val=process.env[`INPUT_${name.replace(/ /g,
"_").toUpperCase()}`]||"";if(options&&options.required&&!val)throw new Error(`Input required and not supplied: ${name}`);return options&&options.trimWhitespace===
!1?val:val.trim()}function setOutput(name,value){if(process.env.GITHUB_OUTPUT)return issueFileCommand("OUTPUT",prepareKeyValueMessage(name,value));process.stdout.
write(os4.EOL),issueCommand("set-output",{name},toCommandValue(value))}function readGateInputs(){let inputs={...changeInputs(),...verdictInputs(),...posting(),steps:getInput(
"steps"),show:getInput("show"),output:getInput("output"),observations:getInput("observations"),observationsKey:getInput("observations-key"),shards:getInput("sha\
rds"),githubToken:getInput("github-token")};return needToken(inputs),exclude({shards:inputs.shards,observations:inputs.observations},kept),exclude({shards:inputs.
shards,steps:inputs.steps},"Remove steps: the jobs of a shared run check only base and head."),inputs}function readPlanInputs(){return{...changeInputs(),jobs:required(
"jobs"),lastRun:getInput("last-run")}}function readShardInputs(){return{...changeInputs(),units:required("units")}}function readPublishInputs(){let inputs={...serverInputs(),
...verdictInputs(),...posting(),report:required("report"),show:getInput("show"),githubToken:getInput("github-token")};return needToken(inputs,"report"),inputs}function readNightlyInputs(){
let inputs={flags:words(getInput("flags"),/\s+/),traces:globs(),trend:getInput("trend"),workingDirectory:getInput("working-directory"),cache:getInput("cache"),results:getInput(
"results"),cleanNights:getInput("clean-nights"),githubToken:getInput("github-token")};if(inputs.results!==""&&inputs.githubToken==="")throw withoutToken("result\
s");if(inputs.results===""&&inputs.githubToken!=="")throw new _1_UserError("bad-configuration","the input `github-token` needs the input `results`",{hint:"Serve\
rs can read the environment of their job. Therefore their job must have no token. Update the issue in a separate job, with `results` and `github-token`."});if(exclude(
{results:inputs.results,flags:inputs.flags.join(" ")},ownJob),exclude({results:inputs.results,trend:inputs.trend},ownJob),inputs.cleanNights!==""&&inputs.results===
"")throw new _1_UserError("bad-configuration","the input `clean-nights` needs the input `results`",{hint:"Set both inputs in the job that updates the issue. See\
 examples/workflows/nightly-drift.yml."});return inputs}function serverInputs(){return{servers:words(getInput("servers"),/[\s,]+/),settings:getInput("settings"),
scope:getInput("scope")}}function verdictInputs(){return{failOn:getInput("fail-on"),traces:globs(),replay:getInput("replay")}}function changeInputs(){return{...serverInputs(),
config:getInput("config"),base:getInput("base"),head:getInput("head"),workingDirectory:getInput("working-directory"),baseDependencies:getInput("base-dependencie\
s"),cache:getInput("cache"),allowUnsafeTrigger:yesOrNo("allow-unsafe-trigger")}}function words(text,separator){return text.split(separator).flatMap(one=>one.trim()===
""?[]:[one.trim()])}var separators=/\r?\n|,/;function globs(){return words(getInput("traces"),separators)}var usual={check:"Lanser",comment:"on-findings",suggestions:"\
true"};function posting(){let items=words(getInput("publish"),separators),asked=new Map;for(let item of items.length===1&&items[0]==="none"?[]:items){let[name="",
value]=item.split(/=(.*)/su).map(one=>one.trim());if(!isPublished(name))throw unknownSurface(name);if(asked.has(name))throw new _1_UserError("bad-configuration",
`the input publish has ${name} twice`);if(value===""||name==="suggestions"&&value!==void 0)throw new _1_UserError("bad-configuration",`the input publish cannot \
have \`${item}\``,{hint:publishHint});asked.set(name,value??usual[name])}return{check:asked.get("check")??"",comment:commentMode(asked.get("comment")),suggest:asked.
has("suggestions")}}var publishNames=_23_postedSurfaces.map(name=>_23_surfaces[name].publish),publishHint="For example: publish: check=Types, comment=on-change,\
 suggestions";function isPublished(name){return publishNames.includes(name)}function unknownSurface(name){let near=_2_findNearest(name,publishNames);return new _1_UserError(
"bad-configuration",`the input publish cannot list \`${name}\``,{hint:near===void 0?`List some of ${publishNames.join(", ")}, or write \`none\`.`:`Did you mean \
\`${near}\`?`})}function commentMode(value){if(value===void 0)return"";let mode=_23_commentModes.find(one=>one===value);if(mode!==void 0)return mode;throw new _1_UserError(
"bad-configuration",`the input publish cannot have \`comment=${value}\``,{hint:`Write one of ${_23_commentModes.map(one=>`comment=${one}`).join(", ")}.`})}function yesOrNo(name){
let value=getInput(name);if(value==="true"||value==="false"||value==="")return value==="true";throw new _1_UserError("bad-configuration",`the input ${name} must\
 be true or false`)}function required(name){let value=getInput(name);if(value!=="")return value;throw new _1_UserError("bad-configuration",`the input ${name} is\
 missing`)}var ownJob="Use one job for each input. See examples/workflows/nightly-drift.yml.",kept="Remove observations: the shards already contain the servers'\
 findings.";function exclude(inputs,hint){if(Object.values(inputs).includes(""))return;let names=Object.keys(inputs).map(one=>`\`${one}\``).join(" and ");throw new _1_UserError(
"bad-configuration",`the inputs ${names} cannot be combined`,{hint})}function needToken({check,comment,suggest,githubToken},name="publish"){if((name!=="publish"||
check!==""||comment!==""||suggest)&&githubToken==="")throw withoutToken(name)}function withoutToken(name){return new _1_UserError("bad-configuration",`the input\
 \`${name}\` needs the input \`github-token\``,{hint:"github-token: ${{ github.token }}"})}_3_init_node_22();function outputsOf(report,files){return{verdict:report.
verdict,class:report.class,new:String(report.counts.new),fixed:String(report.counts.fixed),moved:String(report.counts.moved),volatile:String(report.counts.volatile),
reward:report.reward===null?"":String(report.reward[report.reward.headline].r),base:report.base.commit??"",head:report.head.commit??report.head.tree??"",...files}}
function noOutputs(){return{...Object.fromEntries(["verdict","class","new","fixed","moved","volatile","reward","base","head","rewards"].map(name=>[name,""])),..._23_eachActionFile(
()=>"")}}function driftOutputs(issue2,results){return{issue:issue2,results}}function nightlyOutputs(action){return{"issue-action":action}}function planOutputs(matrix){
return{matrix}}function shardOutputs(shard){return{shard}}function writeOutputs(outputs){for(let[name,value]of Object.entries(outputs))setOutput(name,value)}_3_init_node_22();
_3_init_node_22();function failedPost({why}){return{state:"failed",why}}var annotationsPerRequest=50,pagesMax=10,createTriesMax=5,updatesMax=40;async function postCheck(api,target,content){
let{owner,repo,name,headSha}=target,before=await find(api,target);if(before.kind==="failed")return failedPost(before);if(before.check?.isComplete===!0)return{state:"\
unchanged",why:null,id:before.check.id};let created=before.check??await create(api,target,content);if("kind"in created)return failedPost(created);let base={owner,
repo,check_run_id:created.id},landed=created.annotations,check=created;for(let tries=0;!check.isComplete&&tries<updatesMax;tries++){let part=content.annotations.
slice(landed,landed+annotationsPerRequest),isLast=landed+part.length>=content.annotations.length,output={title:content.title,summary:content.summary,annotations:part},
end=isLast?{status:"completed",conclusion:content.conclusion}:{},answer=await api.once("PATCH /repos/{owner}/{repo}/check-runs/{check_run_id}",{...base,name,head_sha:headSha,
...end,output});if(answer.kind==="ok"){landed+=part.length,check={...check,isComplete:isLast};continue}if(answer.retryMs===null||!await api.mayRetry(answer))return giveUp(
api,base,content,answer);let now=await api.request("GET /repos/{owner}/{repo}/check-runs/{check_run_id}",base);if(now.kind==="failed")return giveUp(api,base,content,
now);check=existing(now.data)??check,landed=check.annotations}return check.isComplete?{state:"posted",why:null,id:check.id}:{state:"failed",why:"Lanser could no\
t finish the check"}}async function giveUp(api,base,{title,summary:summary2,conclusion},failure){return(await api.last("PATCH /repos/{owner}/{repo}/check-runs/{\
check_run_id}",{...base,status:"completed",conclusion,output:{title,summary:summary2}})).kind==="failed"?failedPost(failure):{state:"degraded",why:`some annotat\
ions of the check are missing: ${failure.why}`}}async function find(api,{owner,repo,name,headSha,digest}){let listed=await listAll(page=>api.request("GET /repos\
/{owner}/{repo}/commits/{ref}/check-runs",{owner,repo,ref:headSha,check_name:name,filter:"all",...page}),data=>readMember(data,"check_runs"),pagesMax);if(listed.
kind==="failed")return listed;let newest=listed.all.filter(one=>String(readMember(one,"external_id")).startsWith(externalId(""))).toSorted((left,right)=>Number(
readMember(right,"id"))-Number(readMember(left,"id")))[0];return{kind:"found",check:newest!==void 0&&readMember(newest,"external_id")===externalId(digest)?existing(
newest):void 0}}async function create(api,target,content){let{owner,repo,name,headSha,digest}=target,{title,summary:summary2,annotations,conclusion}=content,first=annotations.
slice(0,annotationsPerRequest);for(let tries=1;;tries++){let isWhole=first.length===annotations.length,answer=await api.once("POST /repos/{owner}/{repo}/check-r\
uns",{owner,repo,name,head_sha:headSha,external_id:externalId(digest),...isWhole?{status:"completed",conclusion}:{status:"in_progress"},output:{title,summary:summary2,
annotations:first}});if(answer.kind==="ok"){let made=existing(answer.data);return made===void 0?{kind:"failed",status:answer.status,why:"the answer is not a che\
ck run",retryMs:null}:{...made,annotations:first.length,isComplete:isWhole}}if(answer.status===422&&first.length>0){first=[];continue}if(tries>=createTriesMax||
!await api.mayRetry(answer))return answer;let found=await find(api,target);if(found.kind==="failed")return found;if(found.check!==void 0)return found.check}}function externalId(digest){
return`lanser ${digest}`}function existing(data){let id=readMember(data,"id");if(typeof id!="number")return;let annotations=readMember(readMember(data,"output"),
"annotations_count");return{id,isComplete:readMember(data,"status")==="completed",annotations:typeof annotations=="number"?annotations:0}}_3_init_node_22();var import_node_path22=_4___toESM(
_0_require_node_path(),1);async function requestFromInputs(step,inputs,signal,more=()=>{}){_2_refuseUnsafeTrigger(step.where,{isAllowed:inputs.allowUnsafeTrigger,
hasToken:(inputs.githubToken??"")!==""});let folder=workingFolder(step,inputs),writeProgress=_3_progressTo(step.stderr,step.clock),{config,baseDependencies}=inputs,
request={repository:folder,roots:[folder],...comparisonOf(step,inputs),policy:{...policyFromInputs(inputs),file:config===""?void 0:{path:(0,import_node_path22.resolve)(
folder,config),name:config}},..._2_compact({baseDependencies:baseDependencies===""?void 0:(0,import_node_path22.resolve)(folder,baseDependencies)}),labels:_2_pullRequestOf(
step.where)?.labels??[],tampering:_2_watchRunnerFiles(step.where.runner,"all"),cacheFolder:cacheFolder(step,inputs.cache||void 0),traceFolder:void 0,progress:event=>{
writeProgress(event),more(event)},signal},state=await _22_switchedOff(step,request);return state==="not heard"&&request.progress({kind:"note",text:_22_notHeardText}),
state==="off"?void 0:request}function workingFolder(step,{workingDirectory}){return(0,import_node_path22.resolve)(step.where.runner.workspace??step.cwd,workingDirectory||
".")}function policyFromInputs(inputs){let{settings,traces=[]}=inputs;return{servers:inputs.servers.map(_0_parseServer),settings:settings.trim()===""?void 0:{text:settings,
name:"the input settings"},failOn:_0_parseChoice(inputs.failOn||void 0,_19_failOnLevels,"the input fail-on"),scope:_0_parseChoice(inputs.scope||void 0,_1_scopeSettings,
"the input scope"),traces,replay:_0_parseChoice(inputs.replay||void 0,_0_replayModes,"the input replay"),where:"actions"}}function comparisonOf(step,inputs){let base=inputs.
base===""?_2_eventComparison(step.where)?.base??{kind:"default"}:namedBase(step,inputs.base),head=inputs.head===""?{kind:"checked-out"}:{kind:"commit",rev:inputs.
head};return{base,head}}function namedBase(step,rev){let pull=_2_pullRequestOf(step.where);return{kind:"merge-base",rev,..._2_compact({pullHead:pull===void 0?void 0:
pull.headSha})}}_3_init_node_22();function analysedRun(payload,workflowRef){let run=readMember(payload,"workflow_run");if(run===void 0)return pullRun(payload,workflowRef);
if(readMember(run,"event")!=="pull_request")return;let[headSha,branch,path]=[readMember(run,"head_sha"),readMember(run,"head_branch"),readMember(run,"path")],owner=readMember(
readMember(readMember(run,"head_repository"),"owner"),"login");if(typeof headSha!="string")return;let pulls=readMember(run,"pull_requests"),numbers=Array.isArray(
pulls)?pulls.map(one=>readMember(one,"number")):[],id=readMember(run,"id");return{runId:typeof id=="number"?String(id):null,headSha,headLabel:typeof owner=="str\
ing"&&typeof branch=="string"?`${owner}:${branch}`:null,workflow:typeof path=="string"?path.split("@")[0]??null:null,pullRequests:numbers.filter(one=>typeof one==
"number")}}function pullRun(payload,workflowRef){let pull=readMember(payload,"pull_request"),[headSha,number]=[readMember(readMember(pull,"head"),"sha"),readMember(
pull,"number")];if(typeof headSha!="string"||typeof number!="number")return;let path=workflowRef?.split("@")[0]?.split("/").slice(2).join("/");return{runId:null,
headSha,headLabel:null,workflow:path===void 0||path===""?null:path,pullRequests:[number]}}async function commitFacts(api,where,commit){let answer=await api.request(
"GET /repos/{owner}/{repo}/git/commits/{commit_sha}",{...where,commit_sha:commit});if(answer.kind==="failed")return answer;let tree=readMember(readMember(answer.
data,"tree"),"sha"),parents=readMember(answer.data,"parents");return typeof tree!="string"||!Array.isArray(parents)?unreadable(answer.status):{commit,tree,parents:parents.
map(one=>String(readMember(one,"sha")))}}async function pullsOf(api,where,run){return run.pullRequests.length>0?run.pullRequests:numbersOf(api,where,run)}async function pullFacts(api,where,number){
let answer=await api.request("GET /repos/{owner}/{repo}/pulls/{pull_number}",{...where,pull_number:number});if(answer.kind==="failed")return answer;let headSha=readMember(
readMember(answer.data,"head"),"sha"),baseRef=readMember(readMember(answer.data,"base"),"ref");if(typeof headSha!="string"||typeof baseRef!="string")return unreadable(
answer.status);let merge=readMember(answer.data,"merge_commit_sha"),labels=readMember(answer.data,"labels"),names=Array.isArray(labels)?labels.map(one=>readMember(
one,"name")):[];return{number,headSha,baseRef,mergeCommit:typeof merge=="string"?merge:null,labels:names.filter(one=>typeof one=="string")}}async function numbersOf(api,where,run){
if(run.headLabel===null)return[];let{headLabel:head}=run,listed=await listAll(page=>api.request("GET /repos/{owner}/{repo}/pulls",{...where,head,state:"open",...page}),
data=>data,pullPagesMax);return listed.kind==="failed"?listed:listed.all.filter(one=>readMember(readMember(one,"head"),"sha")===run.headSha).map(one=>readMember(
one,"number")).filter(one=>typeof one=="number")}var pullPagesMax=3;async function mergeBaseOf(api,where,one,other){let answer=await api.request("GET /repos/{ow\
ner}/{repo}/compare/{basehead}",{...where,basehead:`${one}...${other}`,per_page:1});if(answer.kind==="failed")return answer;let commit=readMember(readMember(answer.
data,"merge_base_commit"),"sha");return typeof commit=="string"?commit:unreadable(answer.status)}async function listTreeFiles(api,where,tree,folders){let paths=new Set;
for(let folder of new Set(folders)){let found=await filesBelow(api,where,tree,folder.split("/").filter(isName));if("kind"in found)return found;for(let path of found)
paths.add(path)}return[...paths].sort(compareText)}async function differencesOf(api,where,base,head){let[before,after]=[await treeEntries(api,where,base,!0),await treeEntries(
api,where,head,!0)];if("kind"in before)return before;if("kind"in after)return after;let filesOf=entries=>new Map(entries.filter(({mode})=>mode!=="040000").map(one=>[
one.path,one])),[old,now]=[filesOf(before),filesOf(after)];return[...new Set([...old.keys(),...now.keys()])].filter(path=>old.get(path)?.sha!==now.get(path)?.sha).
sort(compareText).map(path=>({path,mode:now.get(path)?.mode??null}))}async function sameFilesOf(api,where,base,head){let before=await treeEntries(api,where,base,
!0);if("kind"in before)return before;let after=await treeEntries(api,where,head,!0);if("kind"in after)return after;let old=new Map(before.map(one=>[one.path,one])),
same=after.filter(one=>isPlainFile(one)&&old.get(one.path)?.sha===one.sha&&old.get(one.path)?.mode===one.mode);return new Set(same.map(({path})=>path))}var isName=segment=>segment!==
""&&segment!==".";async function filesBelow(api,where,tree,names){let[name,...rest]=names,entries=await treeEntries(api,where,tree,name===void 0);if("kind"in entries)
return entries;if(name===void 0)return entries.filter(isPlainFile).map(({path})=>path);let entry=entries.find(({path})=>path===name);if(entry===void 0)return[];
if(entry.mode!=="040000")return rest.length===0&&isPlainFile(entry)?[name]:[];let found=await filesBelow(api,where,entry.sha,rest);return"kind"in found?found:found.
map(path=>`${name}/${path}`)}function isPlainFile({mode}){return mode==="100644"||mode==="100755"}async function treeEntries(api,where,tree,isRecursive){let answer=await api.
request("GET /repos/{owner}/{repo}/git/trees/{tree_sha}",{...where,tree_sha:tree,..._2_compact({recursive:isRecursive?"1":void 0})});if(answer.kind==="failed")return answer;
let entries=readMember(answer.data,"tree");return Array.isArray(entries)?readMember(answer.data,"truncated")===!0?{kind:"failed",status:answer.status,why:"a fol\
der has too many files for GitHub's list",retryMs:null}:entries.map(one=>({path:String(readMember(one,"path")),mode:String(readMember(one,"mode")),sha:String(readMember(
one,"sha"))})):unreadable(answer.status)}async function fileAt(api,where,path,commit){let answer=await api.request("GET /repos/{owner}/{repo}/contents/{path}",{
...where,path,ref:commit});if(answer.kind==="failed")return answer.status===404?null:answer;let[blob,content,encoding]=["sha","content","encoding"].map(name=>readMember(
answer.data,name));return typeof blob!="string"||typeof content!="string"||encoding!=="base64"?unreadable(answer.status):{blob,text:Buffer.from(content,"base64").
toString("utf8")}}var messagePagesMax=3;async function pullMessages(api,where,number){let route="GET /repos/{owner}/{repo}/pulls/{pull_number}/commits",listed=await listAll(
page=>api.request(route,{...where,pull_number:number,...page}),data=>data,messagePagesMax);return listed.kind==="failed"?listed:listed.all.map(one=>({commit:String(
readMember(one,"sha")),message:String(readMember(readMember(one,"commit"),"message"))})).reverse()}function unreadable(status){return{kind:"failed",status,why:"\
the answer does not match GitHub's documentation",retryMs:null}}_3_init_node_22();async function endSwitchedOff(step,inputs,signal,headSha=_2_checkedCommit(step.
where)){if(sayOff(step,noOutputs()),inputs.check===""||headSha===void 0)return 0;let{apiUrl,repository}=step.where.runner,api=createApi(await octokitSend(inputs.
githubToken,apiUrl),step.clock,signal),target={...repository,name:inputs.check,headSha,digest:sha256(_22_switchedOffText)},posted=await postCheck(api,target,{conclusion:"\
neutral",title:"Disabled by LANSER_DISABLE: Lanser checked nothing",summary:"A maintainer has disabled Lanser with LANSER_DISABLE. Nothing is known about this c\
hange.",annotations:[]});return posted.why!==null&&step.stderr.write(`lanser: the check: ${posted.why}
`),0}async function publishesAnyway(api,where,run){let pulls=await pullsOf(api,where,run);for(let number of"why"in pulls?[]:pulls){let pull=await pullFacts(api,
where,number),config="why"in pull?pull:await fileAt(api,where,_19_configPath,pull.baseRef);if(config!==null&&!("why"in config)&&_22_requiresRuns(config.text))return!0}
return!1}function sayOff(step,outputs){return step.stdout.write(`${_0_logLines(_22_switchedOffText)}
`),writeOutputs(outputs),writeSummary(step,`**Lanser**: ${_22_switchedOffText}.
`),0}(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require8=lanserCreateRequire7(import.meta.url);_3_init_node_22();var pagesMax2=30,triesMax=5;function done(state,why=null){return{kind:"\
done",posted:{state,why}}}async function createOrUpdate(api,find2,write){for(let tries=1;;tries++){let found=await find2();if(found.kind==="failed")return failedPost(
found);let answer=await write(found,tries);if(answer.kind==="done")return answer.posted;if(answer.kind==="ok")return{state:"posted",why:null};if(tries>=triesMax||
!await api.mayRetry(answer))return failedPost(answer)}}async function listPages(ask){let listed=await listAll(ask,data=>data,pagesMax2);return listed.kind==="fa\
iled"?listed:{kind:"found",all:listed.all}}function oldestOwn(marked,self,{idName,noun}){let own=marked.filter(one=>isBy(one,self)).flatMap(one=>{let[id,body]=[
readMember(one,idName),readMember(one,"body")];return typeof id=="number"?[{id,body:typeof body=="string"?body:""}]:[]});return own.length===0&&marked.length>0&&
!self.isSure?{kind:"failed",status:null,why:`Lanser cannot tell which ${noun} is its own`,retryMs:null}:{kind:"found",own:own.sort((left,right)=>left.id-right.id)[0]??
null}}function isBy(one,self){return readMember(readMember(one,"user"),"id")===self.id}function comments(api,{owner,repo,number}){let of={owner,repo,issue_number:number};
return listPages(page=>api.request("GET /repos/{owner}/{repo}/issues/{issue_number}/comments",{...of,...page}))}function createComment(api,{owner,repo,number},body){
return api.once("POST /repos/{owner}/{repo}/issues/{issue_number}/comments",{owner,repo,issue_number:number,body})}async function whyOutdated(api,{owner,repo,number,
headSha}){let of={owner,repo,pull_number:number},pull=await api.request("GET /repos/{owner}/{repo}/pulls/{pull_number}",of);return pull.kind==="failed"?failedPost(
pull):readMember(readMember(pull.data,"head"),"sha")===headSha?null:{state:"skipped",why:"the pull request has a newer commit by now"}}_3_init_node_22();var actionsBot={
id:41898282,login:"github-actions[bot]"};async function authenticatedUser(api){let answer=await api.request("GET /user",{}),asked=answer.kind==="ok"?selfIn(answer.
data,"id"):void 0;if(asked!==void 0)return asked;if(answer.kind==="failed"&&(answer.status!==403||answer.retryMs!==null))return answer;let viewer=await api.request(
"POST /graphql",{query:"query { viewer { databaseId login } }"});return viewer.kind==="failed"&&viewer.retryMs!==null?viewer:(viewer.kind==="ok"?selfIn(readMember(
viewer.data,"viewer"),"databaseId"):void 0)??{kind:"self",...actionsBot,isSure:!1}}function selfIn(data,idName){let[id,login]=[readMember(data,idName),readMember(
data,"login")];if(typeof id=="number")return{kind:"self",id,login:typeof login=="string"?login:null,isSure:!0}}import{_24_serializeReport,_24_serializeRun,_24_validateRunV1}from"./together-4E900249.js";import{_2_capitalized,_2_countMore,_2_cut,_2_lastLines,_2_lineStarts,_2_plural,_2_positionAt,_2_rangeWithin,_2_shortId,_2_shorten,_2_splitText,_2_threeDigits}from"./together-A66B3533.js";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require9=lanserCreateRequire8(import.meta.url);_3_init_node_22();_3_init_node_22();async function postComment(api,target,content){let outdated=await whyOutdated(
api,target);if(outdated!==null)return outdated;let self=await authenticatedUser(api);return self.kind==="failed"?failedPost(self):createOrUpdate(api,async()=>{let listed=await comments(
api,target);if(listed.kind==="failed")return listed;let marked=listed.all.filter(one=>{let body=readMember(one,"body");return typeof body=="string"&&_23_stateIn(
body,content.name)!==void 0});return oldestOwn(marked,self,{idName:"id",noun:"comment"})},async({own},tries)=>{let before=own?.body,body=_23_commentBody(content,
before,target.headSha);if(before===body)return done(tries===1?"unchanged":"posted");if(!_23_isCommentWanted(target.mode,content,before))return done("unchanged");
if(own===null)return createComment(api,target,body);let{owner,repo}=target,answer=await api.once("PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}",{owner,
repo,comment_id:own.id,body});return answer.kind==="failed"&&answer.status===404?{...answer,retryMs:0}:answer})}_3_init_node_22();async function postReview(api,target,{
comments:comments2}){if(comments2.length===0)return{state:"unchanged",why:null};let outdated=await whyOutdated(api,target);if(outdated!==null)return outdated;let{
owner,repo,number,headSha}=target,diff;return createOrUpdate(api,()=>markersOn(api,target),async({markers},tries)=>{let left=without(comments2,markers);if(left.
length===0)return done(tries===1?"unchanged":"posted");let read=diff??await diffOf(api,target);if(read.kind==="failed")return{...read,retryMs:null};diff=read;let fitting=left.
filter(one=>isShown(one,read.files)),now=fitting.slice(0,_23_reviewCommentsMax),why=leftOutText(left.length-fitting.length,fitting.length-now.length);if(now.length===
0)return done("skipped",why);let answer=await api.once("POST /repos/{owner}/{repo}/pulls/{pull_number}/reviews",{owner,repo,pull_number:number,commit_id:headSha,
event:"COMMENT",body:_23_reviewBody(now.length),comments:now.map(({path,start,end,body})=>({path,line:end,side:"RIGHT",..._2_compact({start_line:start===end?void 0:
start,start_side:start===end?void 0:"RIGHT"}),body}))});return answer.kind==="ok"&&why!==null?done("degraded",why):answer})}function leftOutText(unshown,later){
let parts=[...unshown===0?[]:[`GitHub's diff does not show the lines of ${_2_plural(unshown,"suggestion")}`],...later===0?[]:[`the next run posts ${_2_plural(later,
"more suggestion")}`]];return parts.length===0?null:parts.join(", ")}function without(comments2,markers){let there=new Map([...Map.groupBy(markers,one=>one)].map(
([one,{length}])=>[one,length]));return comments2.filter(({marker})=>{let count=there.get(marker)??0;return there.set(marker,count-1),count<=0})}async function markersOn(api,{
owner,repo,number}){let self=await authenticatedUser(api);if(self.kind==="failed")return self;let of={owner,repo,pull_number:number},listed=await listPages(page=>api.
request("GET /repos/{owner}/{repo}/pulls/{pull_number}/comments",{...of,...page}));return listed.kind==="failed"?listed:{kind:"found",markers:listed.all.flatMap(
one=>{let body=readMember(one,"body"),isOurs=!self.isSure||isBy(one,self),marker=typeof body=="string"&&isOurs?_23_markerIn(body):void 0;return marker===void 0?
[]:[marker]})}}async function diffOf(api,{owner,repo,number}){let of={owner,repo,pull_number:number},listed=await listPages(page=>api.request("GET /repos/{owner\
}/{repo}/pulls/{pull_number}/files",{...of,...page}));if(listed.kind==="failed")return listed;let files=listed.all.flatMap(one=>{let[name,patch]=[readMember(one,
"filename"),readMember(one,"patch")];return typeof name=="string"&&typeof patch=="string"?[[name,hunksIn(patch)]]:[]});return{kind:"diff",files:new Map(files)}}
function hunksIn(patch){let hunks=[],next=0;for(let line of patch.split(`
`)){let head=/^@@ -\d+(?:,\d+)? \+(\d+)(?:,\d+)? @@/u.exec(line)?.[1];if(head!==void 0){next=Number(head),hunks.push(new Map);continue}!line.startsWith("+")&&!line.
startsWith(" ")||(hunks.at(-1)?.set(next,line.slice(1)),next+=1)}return hunks}function isShown({path,start,lines},files){return files.get(path)?.some(hunk=>lines.
every((line,at)=>hunk.get(start+at)===line))===!0}var post={log:null,report:null,sarif:null,html:null,junit:null,rdjson:null,evidence:null,gitlab:null,check:(api,{
owner,repo,headSha,digest},of)=>postCheck(api,{owner,repo,name:of.name,headSha,digest},_23_surfaces.check.render(of)),comment:async(api,{owner,repo,headSha,pullRequest:number,
commentMode:mode},of)=>number===void 0?{state:"skipped",why:"there is no pull request to comment on"}:postComment(api,{owner,repo,number,headSha,mode},_23_surfaces.
comment.render(of)),review:async(api,{owner,repo,headSha,pullRequest:number},of)=>number===void 0?{state:"skipped",why:"there is no pull request to review"}:postReview(
api,{owner,repo,number,headSha},_23_surfaces.review.render(of)),annotations:null,summary:null};async function postSurfaces(api,asked,target,of){let results=[],rendering=of;
for(let surface of _23_postedSurfaces){if(!asked.has(surface))continue;let{id,...posted}=await post[surface](api,target,rendering);results.push({surface,...posted});
let{links}=rendering;id!==void 0&&links!==null&&(rendering={...rendering,links:{...links,check:`${links.server}/${links.repository}/runs/${id}`}})}return results}
_3_init_node_22();async function post2(step,inputs,{headSha,pullRequest},rendering,signal){let asked=requestedSurfaces(inputs);if(asked.size===0||headSha===void 0)
return[];let{apiUrl,repository}=step.where.runner,api=createApi(await octokitSend(inputs.githubToken,apiUrl),step.clock,signal);return postSurfaces(api,asked,postTargetOf(
rendering,inputs,{...repository,headSha,pullRequest}),rendering)}function requestedSurfaces(inputs){let isAsked={check:inputs.check!=="",comment:inputs.comment!==
"",review:inputs.suggest};return new Set(Object.keys(isAsked).filter(name=>isAsked[name]))}function postTargetOf({json},{comment},target){return{...target,digest:sha256(
json),commentMode:comment===""?"on-findings":comment}}_3_init_node_22();function createRendering(step,inputs,report,chosen){let{runner}=step.where;return{report,
json:_24_serializeReport(report),reproduce:_1_reproduceChosen(report,chosen,_2_callerOf(step)),show:leastShownSeverity(inputs),all:!1,name:inputs.check,links:reportLinks(
runner,report,{pull:_2_pullRequestOf(step.where)?.number}),notes:[],reader:"code-scanning"}}import{createRequire as lanserCreateRequire9}from"node:module";import{_4_afterEdit,_4_runGate,_4_runGateKind,_4_runRewarded,_4_runTrajectory,_4_runWalk}from"./together-4E900249.js";import{_5_changedSources,_5_endedResult,_5_keepWorkspaces,_5_listSizedUnits,_5_lookAtUnits,_5_readPolicy,_5_rememberReadings,_5_require_promises,_5_runGateWith,
_5_runKindWith}from"./together-4E900249.js";import{matrixOf,noUnits,parseUnit,planJobs,planText,sessionOf,unitText,unitWords,unitsText}from"./chunk-ICG3Z4TD.js";import{_2_homePrefix,_2_isHomeOf,_2_makeRunFolder,_2_makeScratch}from"./together-80818FEF.js";import{_0_DamagedObjects,_0_GitFailed,_0_checkObjects,_0_commandError,_0_fileBytesMax,_0_gitArguments,_0_hasFolderAt,_0_isObjectId,_0_metaBytesMax,_0_openRepository,
_0_parseTreeEntries,_0_readBlob,_0_readCommit,_0_readFileAt,_0_readFileId,_0_readObjectType,_0_require_promises,_0_resolveAll,_0_resolveRevision,_0_treeMode}from"./together-124EAC88.js";import{_2_beginningOf,_2_blobHeader,_2_blobId,_2_createBlobHash,_2_createSha256,_2_fileBytes,_2_idLengths,_2_objectId,_2_readBeginning,_2_readFileBytes,_2_readFileText,
_2_readOptional,_2_sha256Bytes,_2_sha256Hex}from"./together-124EAC88.js";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require10=lanserCreateRequire9(import.meta.url);_3_init_node_22();var import_node_fs22=_4___toESM(_1_require_node_fs(),1),import_node_path23=_4___toESM(
_0_require_node_path(),1);_3_init_node_22();var import_node_fs3=_4___toESM(_1_require_node_fs(),1),import_node_path3=_4___toESM(_0_require_node_path(),1);_3_init_node_22();
function explainOtherRun(own,other){let short=id=>id===null?"the working tree":id.slice(0,12);return[{isOther:own.base.commit!==other.base.commit,what:`has base\
 ${short(other.base.commit)}, but this run has ${short(own.base.commit)}`,todo:sameChange},{isOther:own.head.commit!==other.head.commit||own.head.tree!==other.head.
tree,what:`has head ${short(other.head.commit)}, but this run has ${short(own.head.commit)}${own.head.commit===other.head.commit?" with other files":""}`,todo:sameChange},
{isOther:own.code!==other.code||own.code===null,what:"is from another release of Lanser",todo:"Use the same version of Lanser in all jobs."},{isOther:own.servers.
join(" ")!==other.servers.join(" "),what:`has the servers ${other.servers.join(", ")}, but this run has ${own.servers.join(", ")}`,todo:"Name the same servers i\
n all jobs."},{isOther:own.configuration!==other.configuration,what:"has another configuration",todo:"Give the same flags or inputs to all jobs (config, scope, \
roots)."},{isOther:own.machine!==other.machine,what:`was made on ${other.machine}, but this machine is ${own.machine}`,todo:"Run all jobs on the same kind of ru\
nner."},{isOther:own.place!==other.place,what:"was made in another folder, and a server's results can depend on the folder",todo:"Check the repository out at th\
e same path in all jobs."}].find(({isOther})=>isOther)}var sameChange="Use only the shards of this run, and give all jobs the same base and head.";_3_init_node_22();
var import_ucs2length3=_4___toESM(_3_require_ucs2length(),1);function defaultOf3(module){return module.default??module}var validateShardV1=validate203,schema312={
$schema:"https://json-schema.org/draft/2020-12/schema",$id:"https://raw.githubusercontent.com/lanser/lanser/v0/schemas/shard.v1.json",type:"object",additionalProperties:!1,
required:["schema","identity","units","costs"],properties:{schema:{const:"lanser.shard.v1"},identity:{type:"object",additionalProperties:!1,required:["code","ma\
chine","place","base","head","servers","configuration"],properties:{code:{oneOf:[{$ref:"#/$defs/sha256"},{type:"null"}]},machine:{type:"string",minLength:1},place:{
$ref:"#/$defs/sha256"},base:{type:"object",additionalProperties:!1,required:["commit","tree"],properties:{commit:{$ref:"#/$defs/id"},tree:{$ref:"#/$defs/id"}}},
head:{type:"object",additionalProperties:!1,required:["commit","tree"],properties:{commit:{oneOf:[{$ref:"#/$defs/id"},{type:"null"}]},tree:{$ref:"#/$defs/id"}}},
servers:{type:"array",minItems:1,items:{type:"string",pattern:"^[^@]+@[^@]+$"}},configuration:{$ref:"#/$defs/sha256"}}},units:{type:"array",items:{type:"object",
additionalProperties:!1,required:["unit","entries","why"],properties:{unit:{type:"string",pattern:"^[^\\s:]+:[^\\s:]+:(?:base|head)$"},entries:{type:"array",items:{
type:"object",additionalProperties:!1,required:["session","name","digest"],properties:{session:{type:"string",minLength:1},name:{$ref:"#/$defs/sha256"},digest:{
$ref:"#/$defs/sha256"}}}},why:{type:["string","null"]}}}},costs:{type:"object",additionalProperties:{$ref:"https://raw.githubusercontent.com/lanser/lanser/v0/sc\
hemas/run.v1.json#/$defs/cost"}}},$defs:{sha256:{type:"string",pattern:"^[0-9a-f]{64}$"},id:{type:"string",pattern:"^(?:[0-9a-f]{40}|[0-9a-f]{64})$"}}},func03=Object.
prototype.hasOwnProperty,func75=defaultOf3(import_ucs2length3.default),pattern43=new RegExp("^[0-9a-f]{64}$","u"),pattern62=new RegExp("^(?:[0-9a-f]{40}|[0-9a-f\
]{64})$","u"),pattern10=new RegExp("^[^@]+@[^@]+$","u"),pattern12=new RegExp("^[^\\s:]+:[^\\s:]+:(?:base|head)$","u");function validate203(data,{instancePath="",
parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate203.evaluated;if(evaluated0.dynamicProps&&(evaluated0.
props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),errors===0)if(data&&typeof data=="object"&&!Array.isArray(data)){let missing0;if((data.schema===
void 0||!func03.call(data,"schema"))&&(missing0="schema")||(data.identity===void 0||!func03.call(data,"identity"))&&(missing0="identity")||(data.units===void 0||
!func03.call(data,"units"))&&(missing0="units")||(data.costs===void 0||!func03.call(data,"costs"))&&(missing0="costs"))return validate203.errors=[{instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:missing0},message:"must have required property '"+missing0+"'"}],!1;{let _errs1=errors;for(let key0 of Object.
keys(data))if(!(key0==="schema"||key0==="identity"||key0==="units"||key0==="costs"))return validate203.errors=[{instancePath,schemaPath:"#/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"}],!1;if(_errs1===errors){if(data.schema!==void 0&&
func03.call(data,"schema")){let _errs2=errors;if(data.schema!=="lanser.shard.v1")return validate203.errors=[{instancePath:instancePath+"/schema",schemaPath:"#/p\
roperties/schema/const",keyword:"const",params:{allowedValue:"lanser.shard.v1"},message:"must be equal to constant"}],!1;var valid0=_errs2===errors}else var valid0=!0;
if(valid0){if(data.identity!==void 0&&func03.call(data,"identity")){let data1=data.identity,_errs3=errors;if(errors===_errs3)if(data1&&typeof data1=="object"&&!Array.
isArray(data1)){let missing1;if((data1.code===void 0||!func03.call(data1,"code"))&&(missing1="code")||(data1.machine===void 0||!func03.call(data1,"machine"))&&(missing1=
"machine")||(data1.place===void 0||!func03.call(data1,"place"))&&(missing1="place")||(data1.base===void 0||!func03.call(data1,"base"))&&(missing1="base")||(data1.
head===void 0||!func03.call(data1,"head"))&&(missing1="head")||(data1.servers===void 0||!func03.call(data1,"servers"))&&(missing1="servers")||(data1.configuration===
void 0||!func03.call(data1,"configuration"))&&(missing1="configuration"))return validate203.errors=[{instancePath:instancePath+"/identity",schemaPath:"#/propert\
ies/identity/required",keyword:"required",params:{missingProperty:missing1},message:"must have required property '"+missing1+"'"}],!1;{let _errs5=errors;for(let key1 of Object.
keys(data1))if(!(key1==="code"||key1==="machine"||key1==="place"||key1==="base"||key1==="head"||key1==="servers"||key1==="configuration"))return validate203.errors=
[{instancePath:instancePath+"/identity",schemaPath:"#/properties/identity/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key1},
message:"must NOT have additional properties"}],!1;if(_errs5===errors){if(data1.code!==void 0&&func03.call(data1,"code")){let data2=data1.code,_errs6=errors,_errs7=errors,
valid2=!1,passing0=null,_errs8=errors;if(errors===errors)if(typeof data2=="string"){if(!pattern43.test(data2)){let err0={instancePath:instancePath+"/identity/co\
de",schemaPath:"#/$defs/sha256/pattern",keyword:"pattern",params:{pattern:"^[0-9a-f]{64}$"},message:'must match pattern "^[0-9a-f]{64}$"'};vErrors===null?vErrors=
[err0]:vErrors.push(err0),errors++}}else{let err1={instancePath:instancePath+"/identity/code",schemaPath:"#/$defs/sha256/type",keyword:"type",params:{type:"stri\
ng"},message:"must be string"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}var _valid0=_errs8===errors;_valid0&&(valid2=!0,passing0=0);let _errs11=errors;
if(data2!==null){let err2={instancePath:instancePath+"/identity/code",schemaPath:"#/properties/identity/properties/code/oneOf/1/type",keyword:"type",params:{type:"\
null"},message:"must be null"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}var _valid0=_errs11===errors;if(_valid0&&valid2?(valid2=!1,passing0=[passing0,
1]):_valid0&&(valid2=!0,passing0=1),valid2)errors=_errs7,vErrors!==null&&(_errs7?vErrors.length=_errs7:vErrors=null);else{let err3={instancePath:instancePath+"/\
identity/code",schemaPath:"#/properties/identity/properties/code/oneOf",keyword:"oneOf",params:{passingSchemas:passing0},message:"must match exactly one schema \
in oneOf"};return vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++,validate203.errors=vErrors,!1}var valid1=_errs6===errors}else var valid1=!0;if(valid1){
if(data1.machine!==void 0&&func03.call(data1,"machine")){let data3=data1.machine,_errs13=errors;if(errors===_errs13)if(typeof data3=="string"){if(func75(data3)<
1)return validate203.errors=[{instancePath:instancePath+"/identity/machine",schemaPath:"#/properties/identity/properties/machine/minLength",keyword:"minLength",
params:{limit:1},message:"must NOT have fewer than 1 characters"}],!1}else return validate203.errors=[{instancePath:instancePath+"/identity/machine",schemaPath:"\
#/properties/identity/properties/machine/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid1=_errs13===errors}else var valid1=!0;
if(valid1){if(data1.place!==void 0&&func03.call(data1,"place")){let data4=data1.place,_errs15=errors;if(errors===errors)if(typeof data4=="string"){if(!pattern43.
test(data4))return validate203.errors=[{instancePath:instancePath+"/identity/place",schemaPath:"#/$defs/sha256/pattern",keyword:"pattern",params:{pattern:"^[0-9\
a-f]{64}$"},message:'must match pattern "^[0-9a-f]{64}$"'}],!1}else return validate203.errors=[{instancePath:instancePath+"/identity/place",schemaPath:"#/$defs/\
sha256/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid1=_errs15===errors}else var valid1=!0;if(valid1){if(data1.base!==void 0&&
func03.call(data1,"base")){let data5=data1.base,_errs18=errors;if(errors===_errs18)if(data5&&typeof data5=="object"&&!Array.isArray(data5)){let missing2;if((data5.
commit===void 0||!func03.call(data5,"commit"))&&(missing2="commit")||(data5.tree===void 0||!func03.call(data5,"tree"))&&(missing2="tree"))return validate203.errors=
[{instancePath:instancePath+"/identity/base",schemaPath:"#/properties/identity/properties/base/required",keyword:"required",params:{missingProperty:missing2},message:"\
must have required property '"+missing2+"'"}],!1;{let _errs20=errors;for(let key2 of Object.keys(data5))if(!(key2==="commit"||key2==="tree"))return validate203.
errors=[{instancePath:instancePath+"/identity/base",schemaPath:"#/properties/identity/properties/base/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:key2},message:"must NOT have additional properties"}],!1;if(_errs20===errors){if(data5.commit!==void 0&&func03.call(data5,"commit")){let data6=data5.
commit,_errs21=errors;if(errors===errors)if(typeof data6=="string"){if(!pattern62.test(data6))return validate203.errors=[{instancePath:instancePath+"/identity/b\
ase/commit",schemaPath:"#/$defs/id/pattern",keyword:"pattern",params:{pattern:"^(?:[0-9a-f]{40}|[0-9a-f]{64})$"},message:'must match pattern "^(?:[0-9a-f]{40}|[\
0-9a-f]{64})$"'}],!1}else return validate203.errors=[{instancePath:instancePath+"/identity/base/commit",schemaPath:"#/$defs/id/type",keyword:"type",params:{type:"\
string"},message:"must be string"}],!1;var valid5=_errs21===errors}else var valid5=!0;if(valid5)if(data5.tree!==void 0&&func03.call(data5,"tree")){let data7=data5.
tree,_errs24=errors;if(errors===errors)if(typeof data7=="string"){if(!pattern62.test(data7))return validate203.errors=[{instancePath:instancePath+"/identity/bas\
e/tree",schemaPath:"#/$defs/id/pattern",keyword:"pattern",params:{pattern:"^(?:[0-9a-f]{40}|[0-9a-f]{64})$"},message:'must match pattern "^(?:[0-9a-f]{40}|[0-9a\
-f]{64})$"'}],!1}else return validate203.errors=[{instancePath:instancePath+"/identity/base/tree",schemaPath:"#/$defs/id/type",keyword:"type",params:{type:"stri\
ng"},message:"must be string"}],!1;var valid5=_errs24===errors}else var valid5=!0}}}else return validate203.errors=[{instancePath:instancePath+"/identity/base",
schemaPath:"#/properties/identity/properties/base/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var valid1=_errs18===errors}else var valid1=!0;
if(valid1){if(data1.head!==void 0&&func03.call(data1,"head")){let data8=data1.head,_errs27=errors;if(errors===_errs27)if(data8&&typeof data8=="object"&&!Array.isArray(
data8)){let missing3;if((data8.commit===void 0||!func03.call(data8,"commit"))&&(missing3="commit")||(data8.tree===void 0||!func03.call(data8,"tree"))&&(missing3=
"tree"))return validate203.errors=[{instancePath:instancePath+"/identity/head",schemaPath:"#/properties/identity/properties/head/required",keyword:"required",params:{
missingProperty:missing3},message:"must have required property '"+missing3+"'"}],!1;{let _errs29=errors;for(let key3 of Object.keys(data8))if(!(key3==="commit"||
key3==="tree"))return validate203.errors=[{instancePath:instancePath+"/identity/head",schemaPath:"#/properties/identity/properties/head/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:key3},message:"must NOT have additional properties"}],!1;if(_errs29===errors){if(data8.commit!==void 0&&func03.
call(data8,"commit")){let data9=data8.commit,_errs30=errors,_errs31=errors,valid9=!1,passing1=null,_errs32=errors;if(errors===errors)if(typeof data9=="string"){
if(!pattern62.test(data9)){let err4={instancePath:instancePath+"/identity/head/commit",schemaPath:"#/$defs/id/pattern",keyword:"pattern",params:{pattern:"^(?:[0\
-9a-f]{40}|[0-9a-f]{64})$"},message:'must match pattern "^(?:[0-9a-f]{40}|[0-9a-f]{64})$"'};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}}else{let err5={
instancePath:instancePath+"/identity/head/commit",schemaPath:"#/$defs/id/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=
[err5]:vErrors.push(err5),errors++}var _valid1=_errs32===errors;_valid1&&(valid9=!0,passing1=0);let _errs35=errors;if(data9!==null){let err6={instancePath:instancePath+
"/identity/head/commit",schemaPath:"#/properties/identity/properties/head/properties/commit/oneOf/1/type",keyword:"type",params:{type:"null"},message:"must be n\
ull"};vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}var _valid1=_errs35===errors;if(_valid1&&valid9?(valid9=!1,passing1=[passing1,1]):_valid1&&(valid9=
!0,passing1=1),valid9)errors=_errs31,vErrors!==null&&(_errs31?vErrors.length=_errs31:vErrors=null);else{let err7={instancePath:instancePath+"/identity/head/comm\
it",schemaPath:"#/properties/identity/properties/head/properties/commit/oneOf",keyword:"oneOf",params:{passingSchemas:passing1},message:"must match exactly one \
schema in oneOf"};return vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++,validate203.errors=vErrors,!1}var valid8=_errs30===errors}else var valid8=!0;
if(valid8)if(data8.tree!==void 0&&func03.call(data8,"tree")){let data10=data8.tree,_errs37=errors;if(errors===errors)if(typeof data10=="string"){if(!pattern62.test(
data10))return validate203.errors=[{instancePath:instancePath+"/identity/head/tree",schemaPath:"#/$defs/id/pattern",keyword:"pattern",params:{pattern:"^(?:[0-9a\
-f]{40}|[0-9a-f]{64})$"},message:'must match pattern "^(?:[0-9a-f]{40}|[0-9a-f]{64})$"'}],!1}else return validate203.errors=[{instancePath:instancePath+"/identi\
ty/head/tree",schemaPath:"#/$defs/id/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid8=_errs37===errors}else var valid8=!0}}}else
return validate203.errors=[{instancePath:instancePath+"/identity/head",schemaPath:"#/properties/identity/properties/head/type",keyword:"type",params:{type:"obje\
ct"},message:"must be object"}],!1;var valid1=_errs27===errors}else var valid1=!0;if(valid1){if(data1.servers!==void 0&&func03.call(data1,"servers")){let data11=data1.
servers,_errs40=errors;if(errors===_errs40)if(Array.isArray(data11)){if(data11.length<1)return validate203.errors=[{instancePath:instancePath+"/identity/servers",
schemaPath:"#/properties/identity/properties/servers/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"}],!1;{var valid12=!0;
let len0=data11.length;for(let i0=0;i0<len0;i0++){let data12=data11[i0],_errs42=errors;if(errors===_errs42)if(typeof data12=="string"){if(!pattern10.test(data12))
return validate203.errors=[{instancePath:instancePath+"/identity/servers/"+i0,schemaPath:"#/properties/identity/properties/servers/items/pattern",keyword:"patte\
rn",params:{pattern:"^[^@]+@[^@]+$"},message:'must match pattern "^[^@]+@[^@]+$"'}],!1}else return validate203.errors=[{instancePath:instancePath+"/identity/ser\
vers/"+i0,schemaPath:"#/properties/identity/properties/servers/items/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid12=_errs42===
errors;if(!valid12)break}}}else return validate203.errors=[{instancePath:instancePath+"/identity/servers",schemaPath:"#/properties/identity/properties/servers/t\
ype",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var valid1=_errs40===errors}else var valid1=!0;if(valid1)if(data1.configuration!==void 0&&
func03.call(data1,"configuration")){let data13=data1.configuration,_errs44=errors;if(errors===errors)if(typeof data13=="string"){if(!pattern43.test(data13))return validate203.
errors=[{instancePath:instancePath+"/identity/configuration",schemaPath:"#/$defs/sha256/pattern",keyword:"pattern",params:{pattern:"^[0-9a-f]{64}$"},message:'mu\
st match pattern "^[0-9a-f]{64}$"'}],!1}else return validate203.errors=[{instancePath:instancePath+"/identity/configuration",schemaPath:"#/$defs/sha256/type",keyword:"\
type",params:{type:"string"},message:"must be string"}],!1;var valid1=_errs44===errors}else var valid1=!0}}}}}}}}else return validate203.errors=[{instancePath:instancePath+
"/identity",schemaPath:"#/properties/identity/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var valid0=_errs3===errors}else var valid0=!0;
if(valid0){if(data.units!==void 0&&func03.call(data,"units")){let data14=data.units,_errs47=errors;if(errors===_errs47)if(Array.isArray(data14)){var valid14=!0;
let len1=data14.length;for(let i1=0;i1<len1;i1++){let data15=data14[i1],_errs49=errors;if(errors===_errs49)if(data15&&typeof data15=="object"&&!Array.isArray(data15)){
let missing4;if((data15.unit===void 0||!func03.call(data15,"unit"))&&(missing4="unit")||(data15.entries===void 0||!func03.call(data15,"entries"))&&(missing4="en\
tries")||(data15.why===void 0||!func03.call(data15,"why"))&&(missing4="why"))return validate203.errors=[{instancePath:instancePath+"/units/"+i1,schemaPath:"#/pr\
operties/units/items/required",keyword:"required",params:{missingProperty:missing4},message:"must have required property '"+missing4+"'"}],!1;{let _errs51=errors;
for(let key4 of Object.keys(data15))if(!(key4==="unit"||key4==="entries"||key4==="why"))return validate203.errors=[{instancePath:instancePath+"/units/"+i1,schemaPath:"\
#/properties/units/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key4},message:"must NOT have additional properties"}],!1;
if(_errs51===errors){if(data15.unit!==void 0&&func03.call(data15,"unit")){let data16=data15.unit,_errs52=errors;if(errors===_errs52)if(typeof data16=="string"){
if(!pattern12.test(data16))return validate203.errors=[{instancePath:instancePath+"/units/"+i1+"/unit",schemaPath:"#/properties/units/items/properties/unit/patte\
rn",keyword:"pattern",params:{pattern:"^[^\\s:]+:[^\\s:]+:(?:base|head)$"},message:'must match pattern "^[^\\s:]+:[^\\s:]+:(?:base|head)$"'}],!1}else return validate203.
errors=[{instancePath:instancePath+"/units/"+i1+"/unit",schemaPath:"#/properties/units/items/properties/unit/type",keyword:"type",params:{type:"string"},message:"\
must be string"}],!1;var valid15=_errs52===errors}else var valid15=!0;if(valid15){if(data15.entries!==void 0&&func03.call(data15,"entries")){let data17=data15.entries,
_errs54=errors;if(errors===_errs54)if(Array.isArray(data17)){var valid16=!0;let len2=data17.length;for(let i2=0;i2<len2;i2++){let data18=data17[i2],_errs56=errors;
if(errors===_errs56)if(data18&&typeof data18=="object"&&!Array.isArray(data18)){let missing5;if((data18.session===void 0||!func03.call(data18,"session"))&&(missing5=
"session")||(data18.name===void 0||!func03.call(data18,"name"))&&(missing5="name")||(data18.digest===void 0||!func03.call(data18,"digest"))&&(missing5="digest"))
return validate203.errors=[{instancePath:instancePath+"/units/"+i1+"/entries/"+i2,schemaPath:"#/properties/units/items/properties/entries/items/required",keyword:"\
required",params:{missingProperty:missing5},message:"must have required property '"+missing5+"'"}],!1;{let _errs58=errors;for(let key5 of Object.keys(data18))if(!(key5===
"session"||key5==="name"||key5==="digest"))return validate203.errors=[{instancePath:instancePath+"/units/"+i1+"/entries/"+i2,schemaPath:"#/properties/units/item\
s/properties/entries/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key5},message:"must NOT have additional properties"}],
!1;if(_errs58===errors){if(data18.session!==void 0&&func03.call(data18,"session")){let data19=data18.session,_errs59=errors;if(errors===_errs59)if(typeof data19==
"string"){if(func75(data19)<1)return validate203.errors=[{instancePath:instancePath+"/units/"+i1+"/entries/"+i2+"/session",schemaPath:"#/properties/units/items/\
properties/entries/items/properties/session/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"}],!1}else return validate203.
errors=[{instancePath:instancePath+"/units/"+i1+"/entries/"+i2+"/session",schemaPath:"#/properties/units/items/properties/entries/items/properties/session/type",
keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid17=_errs59===errors}else var valid17=!0;if(valid17){if(data18.name!==void 0&&func03.
call(data18,"name")){let data20=data18.name,_errs61=errors;if(errors===errors)if(typeof data20=="string"){if(!pattern43.test(data20))return validate203.errors=[
{instancePath:instancePath+"/units/"+i1+"/entries/"+i2+"/name",schemaPath:"#/$defs/sha256/pattern",keyword:"pattern",params:{pattern:"^[0-9a-f]{64}$"},message:'\
must match pattern "^[0-9a-f]{64}$"'}],!1}else return validate203.errors=[{instancePath:instancePath+"/units/"+i1+"/entries/"+i2+"/name",schemaPath:"#/$defs/sha\
256/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid17=_errs61===errors}else var valid17=!0;if(valid17)if(data18.digest!==void 0&&
func03.call(data18,"digest")){let data21=data18.digest,_errs64=errors;if(errors===errors)if(typeof data21=="string"){if(!pattern43.test(data21))return validate203.
errors=[{instancePath:instancePath+"/units/"+i1+"/entries/"+i2+"/digest",schemaPath:"#/$defs/sha256/pattern",keyword:"pattern",params:{pattern:"^[0-9a-f]{64}$"},
message:'must match pattern "^[0-9a-f]{64}$"'}],!1}else return validate203.errors=[{instancePath:instancePath+"/units/"+i1+"/entries/"+i2+"/digest",schemaPath:"\
#/$defs/sha256/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid17=_errs64===errors}else var valid17=!0}}}}else return validate203.
errors=[{instancePath:instancePath+"/units/"+i1+"/entries/"+i2,schemaPath:"#/properties/units/items/properties/entries/items/type",keyword:"type",params:{type:"\
object"},message:"must be object"}],!1;var valid16=_errs56===errors;if(!valid16)break}}else return validate203.errors=[{instancePath:instancePath+"/units/"+i1+"\
/entries",schemaPath:"#/properties/units/items/properties/entries/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var valid15=_errs54===
errors}else var valid15=!0;if(valid15)if(data15.why!==void 0&&func03.call(data15,"why")){let data22=data15.why,_errs67=errors;if(typeof data22!="string"&&data22!==
null)return validate203.errors=[{instancePath:instancePath+"/units/"+i1+"/why",schemaPath:"#/properties/units/items/properties/why/type",keyword:"type",params:{
type:schema312.properties.units.items.properties.why.type},message:"must be string,null"}],!1;var valid15=_errs67===errors}else var valid15=!0}}}}else return validate203.
errors=[{instancePath:instancePath+"/units/"+i1,schemaPath:"#/properties/units/items/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var valid14=_errs49===
errors;if(!valid14)break}}else return validate203.errors=[{instancePath:instancePath+"/units",schemaPath:"#/properties/units/type",keyword:"type",params:{type:"\
array"},message:"must be array"}],!1;var valid0=_errs47===errors}else var valid0=!0;if(valid0)if(data.costs!==void 0&&func03.call(data,"costs")){let data23=data.
costs,_errs69=errors;if(errors===_errs69)if(data23&&typeof data23=="object"&&!Array.isArray(data23))for(let key6 of Object.keys(data23)){let data24=data23[key6],
_errs72=errors;if(errors===errors)if(data24&&typeof data24=="object"&&!Array.isArray(data24)){let missing6;if((data24.ms===void 0||!func03.call(data24,"ms"))&&(missing6=
"ms"))return validate203.errors=[{instancePath:instancePath+"/costs/"+key6.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"https://raw.githubusercontent.com/\
lanser/lanser/v0/schemas/run.v1.json#/$defs/cost/required",keyword:"required",params:{missingProperty:missing6},message:"must have required property '"+missing6+
"'"}],!1;{let _errs75=errors;for(let key7 of Object.keys(data24))if(key7!=="ms")return validate203.errors=[{instancePath:instancePath+"/costs/"+key6.replace(/~/g,
"~0").replace(/\//g,"~1"),schemaPath:"https://raw.githubusercontent.com/lanser/lanser/v0/schemas/run.v1.json#/$defs/cost/additionalProperties",keyword:"addition\
alProperties",params:{additionalProperty:key7},message:"must NOT have additional properties"}],!1;if(_errs75===errors&&data24.ms!==void 0&&func03.call(data24,"m\
s")){let data25=data24.ms,_errs76=errors;if(!(typeof data25=="number"&&!(data25%1)&&!isNaN(data25)&&isFinite(data25)))return validate203.errors=[{instancePath:instancePath+
"/costs/"+key6.replace(/~/g,"~0").replace(/\//g,"~1")+"/ms",schemaPath:"https://raw.githubusercontent.com/lanser/lanser/v0/schemas/run.v1.json#/$defs/cost/prope\
rties/ms/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===_errs76&&typeof data25=="number"&&isFinite(data25)&&(data25<0||
isNaN(data25)))return validate203.errors=[{instancePath:instancePath+"/costs/"+key6.replace(/~/g,"~0").replace(/\//g,"~1")+"/ms",schemaPath:"https://raw.githubu\
sercontent.com/lanser/lanser/v0/schemas/run.v1.json#/$defs/cost/properties/ms/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],
!1}}}else return validate203.errors=[{instancePath:instancePath+"/costs/"+key6.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"https://raw.githubusercontent.\
com/lanser/lanser/v0/schemas/run.v1.json#/$defs/cost/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var valid20=_errs72===errors;if(!valid20)
break}else return validate203.errors=[{instancePath:instancePath+"/costs",schemaPath:"#/properties/costs/type",keyword:"type",params:{type:"object"},message:"mu\
st be object"}],!1;var valid0=_errs69===errors}else var valid0=!0}}}}}else return validate203.errors=[{instancePath,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"}],!1;return validate203.errors=vErrors,errors===0}validate203.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var manifestName="\
shard.json",entriesName="entries",manifestBytesMax=16*1024*1024,entryBytesMax=80*1024*1024,shardBytesMax=8*1024**3;function readShards(folders){let found=folders.
flatMap(folder=>{let stats=(0,import_node_fs3.lstatSync)(folder,{throwIfNoEntry:!1});if(stats===void 0)throw new _1_UserError("not-found",`there is no folder ${folder}`);
if(!stats.isDirectory())throw new _1_UserError("usage",`${folder} is not a folder`,{hint:"Name the output folder of `lanser shard`, or a folder that contains se\
veral of them."});return(0,import_node_fs3.existsSync)((0,import_node_path3.join)(folder,manifestName))?[folder]:(0,import_node_fs3.readdirSync)(folder).sort(compareText).
map(name=>(0,import_node_path3.join)(folder,name)).filter(one=>(0,import_node_fs3.existsSync)((0,import_node_path3.join)(one,manifestName)))});return[...new Set(
found)].map(readShard)}function readShard(folder){let name=(0,import_node_path3.basename)(folder),refused=(why,cause)=>new _1_UserError("bad-configuration",`the\
 shard ${name} ${why}`,{hint:"Run the job of this shard again.",cause}),manifest;try{manifest=JSON.parse(_2_readFileBytes((0,import_node_path3.join)(folder,manifestName),
manifestBytesMax).toString("utf8"))}catch(error){throw refused(`cannot be read: ${manifestName} is incomplete or is not JSON`,error)}if(!validateShardV1(manifest)){
let first=validateShardV1.errors?.[0];throw refused(`does not follow schemas/shard.v1.json at ${first?.instancePath||"the top"}`)}let{identity,units,costs}=manifest,
parsed=units.map(({unit:text,...rest})=>{let unit=parseUnit(text);if(unit===void 0)throw refused(`contains an unknown unit: ${text}`);return{...rest,unit}});return{
folder,name,identity,units:parsed,costs}}function joinShards(shards,folder){let known=new Map,entries=new Map;for(let shard of shards)for(let of of shard.units){
let text=unitText(of.unit),before=known.get(text);if(before!==void 0&&!isSame(before.of,of))throw contradiction(text,before.shard,shard);(before===void 0||before.
of.why!==null)&&known.set(text,{shard,of});for(let{name,digest}of of.entries){let kept2=entries.get(name);if(kept2!==void 0&&kept2.digest!==digest)throw contradiction(
text,kept2.shard,shard);entries.set(name,{shard,digest})}}let store=(0,import_node_path3.join)(folder,"observations");(0,import_node_fs3.mkdirSync)(store,{mode:448});
let damaged=new Set;for(let[name,{shard,digest}]of entries)copyEntry((0,import_node_path3.join)(shard.folder,entriesName,name),(0,import_node_path3.join)(store,
name),digest)||damaged.add(name);let bySession=new Map([...known.values()].flatMap(({shard,of})=>[[sessionOf(of.unit,of.unit.side),{shard,of}],...of.unit.side===
"head"?[[sessionOf(of.unit,"self"),{shard,of}]]:[]]));return{check:(identity,top)=>{for(let shard of shards){if(_0_leadsInto(shard.folder,top))throw insideRepository(
shard.name);let other=explainOtherRun(identity,shard.identity);if(other!==void 0)throw new _1_UserError("bad-configuration",`the shard ${shard.name} ${other.what}`,
{hint:other.todo})}},expected:(session,why)=>{let[,side=""]=/ (\S+)$/u.exec(session)??[];if(!firstLooks.has(side))return null;let found=bySession.get(session);if(found===
void 0)return side==="self"?null:missing(`no shard has the result of ${session}: its job did not run or failed, or its artifact is missing`);let{shard,of}=found,
entry=of.entries.find(one=>one.session===session);return entry===void 0?null:damaged.has(entry.name)?missing(`the entry of ${session} in the shard ${shard.name}\
 is missing or damaged`):missing(`the shard ${shard.name} checked other files for ${unitWords(of.unit)} than this job has (${why}): install the same packages in\
 both jobs`)},observations:{folder:store,use:"read-write",bytesMax:shardBytesMax},costs:Object.assign({},...shards.map(({costs})=>costs))}}var firstLooks=new Set(
["base","head","self"]);function missing(message){return{code:"shard-missing",message}}function isSame(one,other){if(one.why!==null||other.why!==null)return!0;let text=({
entries})=>entries.map(({session,name,digest})=>`${session} ${name} ${digest}`).sort(compareText).join(`
`);return text(one)===text(other)}function contradiction(unit,one,other){return new _1_UserError("bad-configuration",`the shards ${one.name} and ${other.name} h\
ave different results for ${unit}`,{hint:"Use only shards from one attempt of this run."})}function insideRepository(name){return new _1_UserError("bad-configur\
ation",`the shard ${name} is inside the repository, where a change can write files`,{hint:"Download shards to a folder outside of the checkout. In a workflow, u\
se a folder below runner.temp."})}function copyEntry(from,to,digest){try{if(!(0,import_node_fs3.lstatSync)(from).isFile())return!1;let bytes=_2_readFileBytes(from,
entryBytesMax);return _2_sha256Hex(bytes)!==digest?!1:((0,import_node_fs3.writeFileSync)(to,bytes,{mode:384}),!0)}catch{return!1}}_3_init_node_22();var validatePlanV1=validate2023,
func023=Object.prototype.hasOwnProperty,pattern423=new RegExp("^(?:none|[A-Za-z0-9._~%/:-]+(?: [A-Za-z0-9._~%/:-]+)*)$","u");function validate2023(data,{instancePath="",
parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate2023.evaluated;if(evaluated0.dynamicProps&&(evaluated0.
props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),errors===0)if(data&&typeof data=="object"&&!Array.isArray(data)){let missing0;if((data.include===
void 0||!func023.call(data,"include"))&&(missing0="include"))return validate2023.errors=[{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:missing0},
message:"must have required property '"+missing0+"'"}],!1;{let _errs1=errors;for(let key0 of Object.keys(data))if(key0!=="include")return validate2023.errors=[{
instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"}],
!1;if(_errs1===errors&&data.include!==void 0&&func023.call(data,"include")){let data0=data.include;if(errors===errors)if(Array.isArray(data0)){if(data0.length>256)
return validate2023.errors=[{instancePath:instancePath+"/include",schemaPath:"#/properties/include/maxItems",keyword:"maxItems",params:{limit:256},message:"must\
 NOT have more than 256 items"}],!1;if(data0.length<1)return validate2023.errors=[{instancePath:instancePath+"/include",schemaPath:"#/properties/include/minItem\
s",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"}],!1;{var valid1=!0;let len0=data0.length;for(let i0=0;i0<len0;i0++){let data1=data0[i0],
_errs4=errors;if(errors===_errs4)if(data1&&typeof data1=="object"&&!Array.isArray(data1)){let missing1;if((data1.job===void 0||!func023.call(data1,"job"))&&(missing1=
"job")||(data1.of===void 0||!func023.call(data1,"of"))&&(missing1="of")||(data1.units===void 0||!func023.call(data1,"units"))&&(missing1="units")||(data1.files===
void 0||!func023.call(data1,"files"))&&(missing1="files"))return validate2023.errors=[{instancePath:instancePath+"/include/"+i0,schemaPath:"#/properties/include\
/items/required",keyword:"required",params:{missingProperty:missing1},message:"must have required property '"+missing1+"'"}],!1;{let _errs6=errors;for(let key1 of Object.
keys(data1))if(!(key1==="job"||key1==="of"||key1==="units"||key1==="files"))return validate2023.errors=[{instancePath:instancePath+"/include/"+i0,schemaPath:"#/\
properties/include/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key1},message:"must NOT have additional properties"}],!1;
if(_errs6===errors){if(data1.job!==void 0&&func023.call(data1,"job")){let data2=data1.job,_errs7=errors;if(!(typeof data2=="number"&&!(data2%1)&&!isNaN(data2)&&
isFinite(data2)))return validate2023.errors=[{instancePath:instancePath+"/include/"+i0+"/job",schemaPath:"#/properties/include/items/properties/job/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===_errs7&&typeof data2=="number"&&isFinite(data2)&&(data2<1||isNaN(data2)))return validate2023.
errors=[{instancePath:instancePath+"/include/"+i0+"/job",schemaPath:"#/properties/include/items/properties/job/minimum",keyword:"minimum",params:{comparison:">=",
limit:1},message:"must be >= 1"}],!1;var valid2=_errs7===errors}else var valid2=!0;if(valid2){if(data1.of!==void 0&&func023.call(data1,"of")){let data3=data1.of,
_errs9=errors;if(!(typeof data3=="number"&&!(data3%1)&&!isNaN(data3)&&isFinite(data3)))return validate2023.errors=[{instancePath:instancePath+"/include/"+i0+"/o\
f",schemaPath:"#/properties/include/items/properties/of/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===_errs9&&typeof data3==
"number"&&isFinite(data3)&&(data3<1||isNaN(data3)))return validate2023.errors=[{instancePath:instancePath+"/include/"+i0+"/of",schemaPath:"#/properties/include/\
items/properties/of/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"}],!1;var valid2=_errs9===errors}else var valid2=!0;if(valid2){
if(data1.units!==void 0&&func023.call(data1,"units")){let data4=data1.units,_errs11=errors;if(errors===_errs11)if(typeof data4=="string"){if(!pattern423.test(data4))
return validate2023.errors=[{instancePath:instancePath+"/include/"+i0+"/units",schemaPath:"#/properties/include/items/properties/units/pattern",keyword:"pattern",
params:{pattern:"^(?:none|[A-Za-z0-9._~%/:-]+(?: [A-Za-z0-9._~%/:-]+)*)$"},message:'must match pattern "^(?:none|[A-Za-z0-9._~%/:-]+(?: [A-Za-z0-9._~%/:-]+)*)$"'}],
!1}else return validate2023.errors=[{instancePath:instancePath+"/include/"+i0+"/units",schemaPath:"#/properties/include/items/properties/units/type",keyword:"ty\
pe",params:{type:"string"},message:"must be string"}],!1;var valid2=_errs11===errors}else var valid2=!0;if(valid2)if(data1.files!==void 0&&func023.call(data1,"f\
iles")){let data5=data1.files,_errs13=errors;if(!(typeof data5=="number"&&!(data5%1)&&!isNaN(data5)&&isFinite(data5)))return validate2023.errors=[{instancePath:instancePath+
"/include/"+i0+"/files",schemaPath:"#/properties/include/items/properties/files/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===
_errs13&&typeof data5=="number"&&isFinite(data5)&&(data5<0||isNaN(data5)))return validate2023.errors=[{instancePath:instancePath+"/include/"+i0+"/files",schemaPath:"\
#/properties/include/items/properties/files/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1;var valid2=_errs13===errors}else
var valid2=!0}}}}}else return validate2023.errors=[{instancePath:instancePath+"/include/"+i0,schemaPath:"#/properties/include/items/type",keyword:"type",params:{
type:"object"},message:"must be object"}],!1;var valid1=_errs4===errors;if(!valid1)break}}}else return validate2023.errors=[{instancePath:instancePath+"/include",
schemaPath:"#/properties/include/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1}}}else return validate2023.errors=[{instancePath,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return validate2023.errors=vErrors,errors===0}validate2023.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};async function planRun(host,request,{jobs,costs}){let plan,{report}=await _4_runGateKind(host,{...request,observations:null},{kind:"part",begin:async of=>{
plan=planJobs(_5_listSizedUnits(of),jobs,costs)}});return plan===void 0?{kind:"unmeasured",report}:{kind:"planned",plan}}function matrixText(plan){let matrix=matrixOf(
plan);return assertFollows(validatePlanV1,matrix,"the plan"),JSON.stringify(matrix)}function assertFollows(validate,value,what){if(validate(value))return;let first=validate.
errors?.[0];throw new Error(`${what} breaks its schema at ${first?.instancePath||"the top"}: ${first?.message}`)}async function lookAtShard(host,request,{units,
folder}){var _stack=[];try{await checkPlace(host,request,folder);let scratch=_4___using(_stack,_2_makeScratch(host)),store=(0,import_node_path23.join)(scratch.folder,
"observations"),observations={folder:store,use:"read-write",bytesMax:shardBytesMax},identity,entries=new Map,{report,run}=await _4_runGateKind(host,{...request,
observations},{kind:"part",begin:async of=>{if(identity=of.identity,of.cache===null)throw new _1_UserError("usage","the folder for temporary files (TMPDIR) is i\
nside the repository",{hint:"Set TMPDIR to another folder. The run stores its findings there until it ends."});let known=new Set(_5_listSizedUnits(of).map(unitText));
for(let unit of units)known.has(unitText(unit))||request.progress({kind:"note",text:`skipped ${unitText(unit)}, because the run has no such unit`});await _5_lookAtUnits(
of,units,request.progress),entries=of.cache.entries()}});if(request.signal.aborted)throw new _1_UserError("cancelled","the run was cancelled");if(identity===void 0)
return{kind:"unmeasured",report};let written=writeEntries(store,folder,entries),shard={identity,units:units.map(unit=>shardUnit(unit,written,run)),costs:run.sessions??
{}},manifest={schema:"lanser.shard.v1",...shard,units:shard.units.map(unitToV1)};return assertFollows(validateShardV1,manifest,"the shard"),(0,import_node_fs22.
writeFileSync)((0,import_node_path23.join)(folder,manifestName),`${JSON.stringify(manifest,null,2)}
`),{kind:"looked",shard}}catch(_){var _error=_,_hasError=!0}finally{_4___callDispose(_stack,_error,_hasError)}}function unitToV1({unit,entries,why}){return{unit:unitText(
unit),entries,why}}async function checkPlace(host,{repository},folder){var _stack=[];try{let opened2=_4___using(_stack,await _0_openRepository(host,repository),
!0);if(_0_leadsInto(folder,opened2.top))throw new _1_UserError("usage","the folder of a shard is inside the repository, where a change could add a false shard",
{hint:"Name a folder outside the checkout. In a workflow, use a folder below runner.temp."});if((0,import_node_fs22.existsSync)(folder)&&(0,import_node_fs22.readdirSync)(
folder).length>0)throw new _1_UserError("usage",`the folder ${folder} is not empty`,{hint:"Name a new folder, because files of an earlier run would count as par\
t of this one."});_0_makeFolder(folder)}catch(_){var _error=_,_hasError=!0}finally{var _promise=_4___callDispose(_stack,_error,_hasError);_promise&&await _promise}}
function writeEntries(store,folder,names){let written=new Map;(0,import_node_fs22.mkdirSync)((0,import_node_path23.join)(folder,entriesName));for(let[session,name]of names){
let from=(0,import_node_path23.join)(store,name);(0,import_node_fs22.existsSync)(from)&&((0,import_node_fs22.copyFileSync)(from,(0,import_node_path23.join)(folder,
entriesName,name)),written.set(session,{session,name,digest:_2_sha256Hex(_2_readFileBytes(from))}))}return(0,import_node_fs22.rmSync)(store,{recursive:!0,force:!0}),
written}function shardUnit(unit,written,run){let own=sessionOf(unit,unit.side),sessions=[own,...unit.side==="head"?[sessionOf(unit,"self")]:[]],unkept=(run.observations??
[]).find(({session,unkept:why})=>sessions.includes(session)&&why!==null),entries=sessions.flatMap(session=>written.get(session)??[]),isLooked=written.has(own);return{
unit,entries,why:unkept?.unkept??(isLooked?null:"the job started no session for this unit")}}async function mergeShards(host,request,folders){var _stack=[];try{
let found=readShards(folders),scratch=_4___using(_stack,_2_makeScratch(host)),shards=joinShards(found,scratch.folder),joined={...request,observations:shards.observations},
result=await _4_runGateKind(host,joined,{kind:"joined",shards});return{...result,notes:notesOn(found,result.run)}}catch(_){var _error=_,_hasError=!0}finally{_4___callDispose(
_stack,_error,_hasError)}}function notesOn(found,run){let begun=new Map((run.observations??[]).map(one=>[one.session,one]));return found.flatMap(({name,units})=>units.
flatMap(({unit,entries,why})=>{let session=sessionOf(unit,unit.side);return entries.length>0&&!begun.has(session)?[`the shard ${name} contains ${unitText(unit)}\
, which is not part of this run`]:why!==null&&begun.has(session)?[`this job checked ${unitText(unit)} again: ${why} (shard ${name})`]:[]}))}function parseUnits(text){
let words2=text.split(/\s+/u).filter(word=>word!=="");if(words2.length===0)throw new _1_UserError("usage","--units is empty",{hint:`Name the units of one job as\
 \`lanser plan\` prints them, or \`${noUnits}\` for a job without units.`});if(words2.length===1&&words2[0]===noUnits)return[];let units=words2.map(word=>{let unit=parseUnit(
word);if(unit!==void 0)return unit;throw new _1_UserError("usage",`\`${word}\` is not a unit`,{hint:"Write SERVER:ROOT:SIDE as `lanser plan` prints it, for exam\
ple pyright:packages/a:base."})}),duplicate=units.find((unit,at)=>units.findIndex(one=>unitsText([one])===unitsText([unit]))!==at);if(duplicate!==void 0)throw new _1_UserError(
"usage",`the list has the unit ${unitText(duplicate)} twice`);return units}var jobsMax=256;function parseJobs(text,name){let jobs=/^\d{1,4}$/u.test(text)?Number(
text):0;if(jobs>=1&&jobs<=jobsMax)return jobs;throw new _1_UserError("usage",`${name} must be a whole number from 1 to ${jobsMax}, not \`${text}\``)}function readCosts(file,name){
let text=readText(file,name),run;try{run=JSON.parse(text)}catch(error){throw new _1_UserError("bad-configuration",`${name} is not valid JSON`,{hint:ofRun,cause:error})}
if(!_24_validateRunV1(run))throw new _1_UserError("bad-configuration",`${name} does not follow schemas/run.v1.json`,{hint:ofRun});return run.sessions??{}}var ofRun="\
Name the run.json that an earlier run wrote next to its report.";function readText(file,name){try{return _2_readFileText(file)}catch(error){throw new _1_UserError(
"unreadable-file",`cannot read ${name}`,{hint:ofRun,cause:error})}}export{openEventSink as _0_openEventSink,readRewards as _1_readRewards,requireOneRule as _1_requireOneRule,rewardLines as _1_rewardLines,scoredStep as _1_scoredStep,
validateRewardBatchV1 as _1_validateRewardBatchV1,validateRewardV1 as _1_validateRewardV1,createRendering as _2_createRendering,post2 as _2_post,postSurfaces as _2_postSurfaces,
postTargetOf as _2_postTargetOf,requestedSurfaces as _2_requestedSurfaces,brokenSteps as _3_brokenSteps,hasItsReward as _3_hasItsReward,haveOneRule as _3_haveOneRule,
rewardAgain as _3_rewardAgain,stepAgain as _3_stepAgain,rewardStepFromV1 as _4_rewardStepFromV1,rewardStepToV1 as _4_rewardStepToV1,stepLists as _4_stepLists,authenticatedUser as _5_authenticatedUser,
comments as _5_comments,createComment as _5_createComment,createOrUpdate as _5_createOrUpdate,done as _5_done,isBy as _5_isBy,listPages as _5_listPages,oldestOwn as _5_oldestOwn,
whyOutdated as _5_whyOutdated,lookAtShard as _6_lookAtShard,matrixText as _6_matrixText,mergeShards as _6_mergeShards,parseJobs as _6_parseJobs,parseUnits as _6_parseUnits,
planRun as _6_planRun,readCosts as _6_readCosts,analysedRun as _7_analysedRun,commitFacts as _7_commitFacts,createApi as _7_createApi,differencesOf as _7_differencesOf,
driftOutputs as _7_driftOutputs,endSwitchedOff as _7_endSwitchedOff,failedPost as _7_failedPost,fileAt as _7_fileAt,leastShownSeverity as _7_leastShownSeverity,
listAll as _7_listAll,listTreeFiles as _7_listTreeFiles,mergeBaseOf as _7_mergeBaseOf,nightlyOutputs as _7_nightlyOutputs,octokitSend as _7_octokitSend,outputsOf as _7_outputsOf,
planOutputs as _7_planOutputs,policyFromInputs as _7_policyFromInputs,postCheck as _7_postCheck,publishesAnyway as _7_publishesAnyway,pullFacts as _7_pullFacts,
pullMessages as _7_pullMessages,pullsOf as _7_pullsOf,readGateInputs as _7_readGateInputs,readNightlyInputs as _7_readNightlyInputs,readPlanInputs as _7_readPlanInputs,
readPublishInputs as _7_readPublishInputs,readShardInputs as _7_readShardInputs,reportLinks as _7_reportLinks,requestFromInputs as _7_requestFromInputs,runAddress as _7_runAddress,
sameFilesOf as _7_sameFilesOf,sayOff as _7_sayOff,shardOutputs as _7_shardOutputs,startAction as _7_startAction,temporaryFile as _7_temporaryFile,workingFolder as _7_workingFolder,
writeOutputs as _7_writeOutputs,writeResults as _7_writeResults,writeSummary as _7_writeSummary,require_fs as _8_require_fs,require_os as _8_require_os,require_tunnel2 as _8_require_tunnel,
require_undici as _8_require_undici};
