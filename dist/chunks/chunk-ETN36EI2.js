import { createRequire as lanserCreateRequire } from "node:module";
if (Number(process.versions.node.split(".")[0]) < 24) {
  process.stderr.write("lanser needs Node 24 or newer; this is Node " + process.versions.node + ". Install Node 24 and run it again." + "\n");
  process.exit(13);
}
const require = lanserCreateRequire(import.meta.url);
import{UserError,require_node_child_process,require_node_fs}from"./chunk-2DSASQPU.js";import{__commonJS,__require,__toESM}from"./chunk-6N737NXE.js";var require_node_path=__commonJS({"builtin:node:path"(exports,module){module.exports=__require("node:path")}});var require_ucs2length=__commonJS({"node_modules/ajv/dist/runtime/ucs2length.js"(exports){"use strict";Object.defineProperty(exports,"__esModule",{value:!0});function ucs2length(str){
let len=str.length,length=0,pos=0,value;for(;pos<len;)length++,value=str.charCodeAt(pos++),value>=55296&&value<=56319&&pos<len&&(value=str.charCodeAt(pos),(value&
64512)===56320&&pos++);return length}exports.default=ucs2length;ucs2length.code='require("ajv/dist/runtime/ucs2length").default'}});var require_fast_deep_equal=__commonJS({"node_modules/fast-deep-equal/index.js"(exports,module){"use strict";module.exports=function equal(a,b3){if(a===b3)return!0;
if(a&&b3&&typeof a=="object"&&typeof b3=="object"){if(a.constructor!==b3.constructor)return!1;var length,i,keys;if(Array.isArray(a)){if(length=a.length,length!=
b3.length)return!1;for(i=length;i--!==0;)if(!equal(a[i],b3[i]))return!1;return!0}if(a.constructor===RegExp)return a.source===b3.source&&a.flags===b3.flags;if(a.
valueOf!==Object.prototype.valueOf)return a.valueOf()===b3.valueOf();if(a.toString!==Object.prototype.toString)return a.toString()===b3.toString();if(keys=Object.
keys(a),length=keys.length,length!==Object.keys(b3).length)return!1;for(i=length;i--!==0;)if(!Object.prototype.hasOwnProperty.call(b3,keys[i]))return!1;for(i=length;i--!==
0;){var key=keys[i];if(!equal(a[key],b3[key]))return!1}return!0}return a!==a&&b3!==b3}}});var require_equal=__commonJS({"node_modules/ajv/dist/runtime/equal.js"(exports){"use strict";Object.defineProperty(exports,"__esModule",{value:!0});var equal=require_fast_deep_equal();
equal.code='require("ajv/dist/runtime/equal").default';exports.default=equal}});var require_promises=__commonJS({"builtin:node:fs/promises"(exports,module){module.exports=__require("node:fs/promises")}});var require_ms=__commonJS({"node_modules/ms/index.js"(exports,module){var s=1e3,m2=s*60,h3=m2*60,d2=h3*24,w2=d2*7,y2=d2*365.25;module.exports=function(val,options){
options=options||{};var type=typeof val;if(type==="string"&&val.length>0)return parse(val);if(type==="number"&&isFinite(val))return options.long?fmtLong(val):fmtShort(
val);throw new Error("val is not a non-empty string or a valid number. val="+JSON.stringify(val))};function parse(str){if(str=String(str),!(str.length>100)){var match=/^(-?(?:\d+)?\.?\d+) *(milliseconds?|msecs?|ms|seconds?|secs?|s|minutes?|mins?|m|hours?|hrs?|h|days?|d|weeks?|w|years?|yrs?|y)?$/i.
exec(str);if(match){var n=parseFloat(match[1]),type=(match[2]||"ms").toLowerCase();switch(type){case"years":case"year":case"yrs":case"yr":case"y":return n*y2;case"\
weeks":case"week":case"w":return n*w2;case"days":case"day":case"d":return n*d2;case"hours":case"hour":case"hrs":case"hr":case"h":return n*h3;case"minutes":case"\
minute":case"mins":case"min":case"m":return n*m2;case"seconds":case"second":case"secs":case"sec":case"s":return n*s;case"milliseconds":case"millisecond":case"ms\
ecs":case"msec":case"ms":return n;default:return}}}}function fmtShort(ms2){var msAbs=Math.abs(ms2);return msAbs>=d2?Math.round(ms2/d2)+"d":msAbs>=h3?Math.round(
ms2/h3)+"h":msAbs>=m2?Math.round(ms2/m2)+"m":msAbs>=s?Math.round(ms2/s)+"s":ms2+"ms"}function fmtLong(ms2){var msAbs=Math.abs(ms2);return msAbs>=d2?plural(ms2,msAbs,
d2,"day"):msAbs>=h3?plural(ms2,msAbs,h3,"hour"):msAbs>=m2?plural(ms2,msAbs,m2,"minute"):msAbs>=s?plural(ms2,msAbs,s,"second"):ms2+" ms"}function plural(ms2,msAbs,n,name){
var isPlural=msAbs>=n*1.5;return Math.round(ms2/n)+" "+name+(isPlural?"s":"")}}});var require_common=__commonJS({"node_modules/debug/src/common.js"(exports,module){function setup(env){createDebug.debug=createDebug,createDebug.default=createDebug,
createDebug.coerce=coerce,createDebug.disable=disable,createDebug.enable=enable,createDebug.enabled=enabled,createDebug.humanize=require_ms(),createDebug.destroy=
destroy,Object.keys(env).forEach(key=>{createDebug[key]=env[key]}),createDebug.names=[],createDebug.skips=[],createDebug.formatters={};function selectColor(namespace){
let hash=0;for(let i=0;i<namespace.length;i++)hash=(hash<<5)-hash+namespace.charCodeAt(i),hash|=0;return createDebug.colors[Math.abs(hash)%createDebug.colors.length]}
createDebug.selectColor=selectColor;function createDebug(namespace){let prevTime,enableOverride=null,namespacesCache,enabledCache;function debug(...args){if(!debug.
enabled)return;let self=debug,curr=Number(new Date),ms2=curr-(prevTime||curr);self.diff=ms2,self.prev=prevTime,self.curr=curr,prevTime=curr,args[0]=createDebug.
coerce(args[0]),typeof args[0]!="string"&&args.unshift("%O");let index=0;args[0]=args[0].replace(/%([a-zA-Z%])/g,(match,format)=>{if(match==="%%")return"%";index++;
let formatter=createDebug.formatters[format];if(typeof formatter=="function"){let val=args[index];match=formatter.call(self,val),args.splice(index,1),index--}return match}),
createDebug.formatArgs.call(self,args),(self.log||createDebug.log).apply(self,args)}return debug.namespace=namespace,debug.useColors=createDebug.useColors(),debug.
color=createDebug.selectColor(namespace),debug.extend=extend,debug.destroy=createDebug.destroy,Object.defineProperty(debug,"enabled",{enumerable:!0,configurable:!1,
get:()=>enableOverride!==null?enableOverride:(namespacesCache!==createDebug.namespaces&&(namespacesCache=createDebug.namespaces,enabledCache=createDebug.enabled(
namespace)),enabledCache),set:v2=>{enableOverride=v2}}),typeof createDebug.init=="function"&&createDebug.init(debug),debug}function extend(namespace,delimiter2){
let newDebug=createDebug(this.namespace+(typeof delimiter2>"u"?":":delimiter2)+namespace);return newDebug.log=this.log,newDebug}function enable(namespaces){createDebug.
save(namespaces),createDebug.namespaces=namespaces,createDebug.names=[],createDebug.skips=[];let split=(typeof namespaces=="string"?namespaces:"").trim().replace(
/\s+/g,",").split(",").filter(Boolean);for(let ns2 of split)ns2[0]==="-"?createDebug.skips.push(ns2.slice(1)):createDebug.names.push(ns2)}function matchesTemplate(search,template){
let searchIndex=0,templateIndex=0,starIndex=-1,matchIndex=0;for(;searchIndex<search.length;)if(templateIndex<template.length&&(template[templateIndex]===search[searchIndex]||
template[templateIndex]==="*"))template[templateIndex]==="*"?(starIndex=templateIndex,matchIndex=searchIndex,templateIndex++):(searchIndex++,templateIndex++);else if(starIndex!==
-1)templateIndex=starIndex+1,matchIndex++,searchIndex=matchIndex;else return!1;for(;templateIndex<template.length&&template[templateIndex]==="*";)templateIndex++;
return templateIndex===template.length}function disable(){let namespaces=[...createDebug.names,...createDebug.skips.map(namespace=>"-"+namespace)].join(",");return createDebug.
enable(""),namespaces}function enabled(name){for(let skip of createDebug.skips)if(matchesTemplate(name,skip))return!1;for(let ns2 of createDebug.names)if(matchesTemplate(
name,ns2))return!0;return!1}function coerce(val){return val instanceof Error?val.stack||val.message:val}function destroy(){console.warn("Instance method `debug.\
destroy()` is deprecated and no longer does anything. It will be removed in the next major version of `debug`.")}return createDebug.enable(createDebug.load()),createDebug}
module.exports=setup}});var require_browser=__commonJS({"node_modules/debug/src/browser.js"(exports,module){exports.formatArgs=formatArgs;exports.save=save;exports.load=load;exports.useColors=
useColors;exports.storage=localstorage();exports.destroy=(()=>{let warned=!1;return()=>{warned||(warned=!0,console.warn("Instance method `debug.destroy()` is de\
precated and no longer does anything. It will be removed in the next major version of `debug`."))}})();exports.colors=["#0000CC","#0000FF","#0033CC","#0033FF","\
#0066CC","#0066FF","#0099CC","#0099FF","#00CC00","#00CC33","#00CC66","#00CC99","#00CCCC","#00CCFF","#3300CC","#3300FF","#3333CC","#3333FF","#3366CC","#3366FF","\
#3399CC","#3399FF","#33CC00","#33CC33","#33CC66","#33CC99","#33CCCC","#33CCFF","#6600CC","#6600FF","#6633CC","#6633FF","#66CC00","#66CC33","#9900CC","#9900FF","\
#9933CC","#9933FF","#99CC00","#99CC33","#CC0000","#CC0033","#CC0066","#CC0099","#CC00CC","#CC00FF","#CC3300","#CC3333","#CC3366","#CC3399","#CC33CC","#CC33FF","\
#CC6600","#CC6633","#CC9900","#CC9933","#CCCC00","#CCCC33","#FF0000","#FF0033","#FF0066","#FF0099","#FF00CC","#FF00FF","#FF3300","#FF3333","#FF3366","#FF3399","\
#FF33CC","#FF33FF","#FF6600","#FF6633","#FF9900","#FF9933","#FFCC00","#FFCC33"];function useColors(){if(typeof window<"u"&&window.process&&(window.process.type===
"renderer"||window.process.__nwjs))return!0;if(typeof navigator<"u"&&navigator.userAgent&&navigator.userAgent.toLowerCase().match(/(edge|trident)\/(\d+)/))return!1;
let m2;return typeof document<"u"&&document.documentElement&&document.documentElement.style&&document.documentElement.style.WebkitAppearance||typeof window<"u"&&
window.console&&(window.console.firebug||window.console.exception&&window.console.table)||typeof navigator<"u"&&navigator.userAgent&&(m2=navigator.userAgent.toLowerCase().
match(/firefox\/(\d+)/))&&parseInt(m2[1],10)>=31||typeof navigator<"u"&&navigator.userAgent&&navigator.userAgent.toLowerCase().match(/applewebkit\/(\d+)/)}function formatArgs(args){
if(args[0]=(this.useColors?"%c":"")+this.namespace+(this.useColors?" %c":" ")+args[0]+(this.useColors?"%c ":" ")+"+"+module.exports.humanize(this.diff),!this.useColors)
return;let c3="color: "+this.color;args.splice(1,0,c3,"color: inherit");let index=0,lastC=0;args[0].replace(/%[a-zA-Z%]/g,match=>{match!=="%%"&&(index++,match===
"%c"&&(lastC=index))}),args.splice(lastC,0,c3)}exports.log=console.debug||console.log||(()=>{});function save(namespaces){try{namespaces?exports.storage.setItem(
"debug",namespaces):exports.storage.removeItem("debug")}catch{}}function load(){let r2;try{r2=exports.storage.getItem("debug")||exports.storage.getItem("DEBUG")}catch{}
return!r2&&typeof process<"u"&&"env"in process&&(r2=process.env.DEBUG),r2}function localstorage(){try{return localStorage}catch{}}module.exports=require_common()(
exports);var{formatters}=module.exports;formatters.j=function(v2){try{return JSON.stringify(v2)}catch(error){return"[UnexpectedJSONParseError]: "+error.message}}}});var require_supports_color=__commonJS({"absent:supports-color"(exports,module){module.exports={}}});var require_node=__commonJS({"node_modules/debug/src/node.js"(exports,module){var tty=__require("tty"),util=__require("util");exports.init=init;exports.log=log;
exports.formatArgs=formatArgs;exports.save=save;exports.load=load;exports.useColors=useColors;exports.destroy=util.deprecate(()=>{},"Instance method `debug.dest\
roy()` is deprecated and no longer does anything. It will be removed in the next major version of `debug`.");exports.colors=[6,2,3,4,5,1];try{let supportsColor=require_supports_color();
supportsColor&&(supportsColor.stderr||supportsColor).level>=2&&(exports.colors=[20,21,26,27,32,33,38,39,40,41,42,43,44,45,56,57,62,63,68,69,74,75,76,77,78,79,80,
81,92,93,98,99,112,113,128,129,134,135,148,149,160,161,162,163,164,165,166,167,168,169,170,171,172,173,178,179,184,185,196,197,198,199,200,201,202,203,204,205,206,
207,208,209,214,215,220,221])}catch{}exports.inspectOpts=Object.keys(process.env).filter(key=>/^debug_/i.test(key)).reduce((obj,key)=>{let prop=key.substring(6).
toLowerCase().replace(/_([a-z])/g,(_3,k2)=>k2.toUpperCase()),val=process.env[key];return/^(yes|on|true|enabled)$/i.test(val)?val=!0:/^(no|off|false|disabled)$/i.
test(val)?val=!1:val==="null"?val=null:val=Number(val),obj[prop]=val,obj},{});function useColors(){return"colors"in exports.inspectOpts?!!exports.inspectOpts.colors:
tty.isatty(process.stderr.fd)}function formatArgs(args){let{namespace:name,useColors:useColors2}=this;if(useColors2){let c3=this.color,colorCode="\x1B[3"+(c3<8?
c3:"8;5;"+c3),prefix=`  ${colorCode};1m${name} \x1B[0m`;args[0]=prefix+args[0].split(`
`).join(`
`+prefix),args.push(colorCode+"m+"+module.exports.humanize(this.diff)+"\x1B[0m")}else args[0]=getDate()+name+" "+args[0]}function getDate(){return exports.inspectOpts.
hideDate?"":new Date().toISOString()+" "}function log(...args){return process.stderr.write(util.formatWithOptions(exports.inspectOpts,...args)+`
`)}function save(namespaces){namespaces?process.env.DEBUG=namespaces:delete process.env.DEBUG}function load(){return process.env.DEBUG}function init(debug){debug.
inspectOpts={};let keys=Object.keys(exports.inspectOpts);for(let i=0;i<keys.length;i++)debug.inspectOpts[keys[i]]=exports.inspectOpts[keys[i]]}module.exports=require_common()(
exports);var{formatters}=module.exports;formatters.o=function(v2){return this.inspectOpts.colors=this.useColors,util.inspect(v2,this.inspectOpts).split(`
`).map(str=>str.trim()).join(" ")};formatters.O=function(v2){return this.inspectOpts.colors=this.useColors,util.inspect(v2,this.inspectOpts)}}});var require_src=__commonJS({"node_modules/debug/src/index.js"(exports,module){typeof process>"u"||process.type==="renderer"||process.browser===!0||process.__nwjs?
module.exports=require_browser():module.exports=require_node()}});var require_src2=__commonJS({"node_modules/@kwsites/file-exists/dist/src/index.js"(exports){"use strict";var __importDefault=exports&&exports.__importDefault||function(mod){
return mod&&mod.__esModule?mod:{default:mod}};Object.defineProperty(exports,"__esModule",{value:!0});var fs_1=__require("fs"),debug_1=__importDefault(require_src()),
log=debug_1.default("@kwsites/file-exists");function check(path,isFile,isDirectory){log("checking %s",path);try{let stat2=fs_1.statSync(path);return stat2.isFile()&&
isFile?(log("[OK] path represents a file"),!0):stat2.isDirectory()&&isDirectory?(log("[OK] path represents a directory"),!0):(log("[FAIL] path represents someth\
ing other than a file or directory"),!1)}catch(e){if(e.code==="ENOENT")return log("[FAIL] path is not accessible: %o",e),!1;throw log("[FATAL] %o",e),e}}function exists2(path,type=exports.
READABLE){return check(path,(type&exports.FILE)>0,(type&exports.FOLDER)>0)}exports.exists=exists2;exports.FILE=1;exports.FOLDER=2;exports.READABLE=exports.FILE+
exports.FOLDER}});var require_dist=__commonJS({"node_modules/@kwsites/file-exists/dist/index.js"(exports){"use strict";function __export(m2){for(var p2 in m2)exports.hasOwnProperty(
p2)||(exports[p2]=m2[p2])}Object.defineProperty(exports,"__esModule",{value:!0});__export(require_src2())}});var require_dist2=__commonJS({"node_modules/@kwsites/promise-deferred/dist/index.js"(exports){"use strict";Object.defineProperty(exports,"__esModule",{value:!0});
exports.createDeferred=exports.deferred=void 0;function deferred(){let done,fail,status="pending";return{promise:new Promise((_done,_fail)=>{done=_done,fail=_fail}),
done(result){status==="pending"&&(status="resolved",done(result))},fail(error){status==="pending"&&(status="rejected",fail(error))},get fulfilled(){return status!==
"pending"},get status(){return status}}}exports.deferred=deferred;exports.createDeferred=deferred;exports.default=deferred}});var require_node_events=__commonJS({"builtin:node:events"(exports,module){module.exports=__require("node:events")}});function serializeString(value){if(!value.isWellFormed())throw new Error("Lone surrogate is not allowed");return JSON.stringify(value)}function serializePrimitive(value){
switch(typeof value){case"number":if(isNaN(value))throw new Error("NaN is not allowed");if(!isFinite(value))throw new Error("Infinity is not allowed");return JSON.
stringify(value);case"string":return serializeString(value);case"boolean":return value?"true":"false";default:return JSON.stringify(value)}}function enterValue(value,seen){
let wrappers=null;for(;value!==null&&typeof value=="object"&&typeof value.toJSON=="function";){if(seen.has(value))throw new Error("Circular reference detected");
seen.add(value),(wrappers??=[]).push(value),value=value.toJSON()}if((value instanceof Number||value instanceof String||value instanceof Boolean)&&(value=value.valueOf()),
value===null||typeof value!="object"){if(wrappers!==null)for(let wrapper of wrappers)seen.delete(wrapper);return serializePrimitive(value)}if(seen.has(value))throw new Error(
"Circular reference detected");return seen.add(value),{container:value,keys:Array.isArray(value)?null:Object.keys(value).sort(),index:0,first:!0,wrappers}}function canonicalize(object){
if(object===null||typeof object!="object")return serializePrimitive(object);let seen=new Set,root=enterValue(object,seen);if(typeof root!="object")return root;let result=root.
keys===null?"[":"{",stack=[root];outer:for(;stack.length>0;){let frame=stack[stack.length-1],container=frame.container;if(frame.keys===null){for(;frame.index<container.
length;){let i=frame.index++;i>0&&(result+=",");let element=container[i],value=element===void 0||typeof element=="symbol"||typeof element=="function"?null:element;
if(value===null||typeof value!="object"){result+=serializePrimitive(value);continue}let child=enterValue(value,seen);if(typeof child!="object"){result+=child===
void 0?"null":child;continue}result+=child.keys===null?"[":"{",stack.push(child);continue outer}result+="]"}else{let keys=frame.keys;for(;frame.index<keys.length;){
let key=keys[frame.index++],value=container[key];if(value===void 0||typeof value=="symbol"||typeof value=="function")continue;if(value===null||typeof value!="ob\
ject"){frame.first?frame.first=!1:result+=",",result+=serializeString(key)+":"+serializePrimitive(value);continue}let child=enterValue(value,seen);if(child!==void 0){
if(frame.first?frame.first=!1:result+=",",result+=serializeString(key)+":",typeof child!="object"){result+=child;continue}result+=child.keys===null?"[":"{",stack.
push(child);continue outer}}result+="}"}if(seen.delete(container),frame.wrappers!==null)for(let wrapper of frame.wrappers)seen.delete(wrapper);stack.pop()}return result}var depthMax=128;function canonical(value){assertPlain(value,"",0);let text=canonicalize(value);if(text===void 0)throw refusal("undefined","");return text}function assertPlain(value,pointer,depth){
if(value===null||typeof value=="boolean")return;if(typeof value=="string"){assertWellFormed(value,pointer);return}if(typeof value=="number"){if(!Number.isFinite(
value))throw refusal(String(value),pointer);return}if(typeof value!="object")throw refusal(typeof value,pointer);if(depth>=depthMax)throw refusal(`a depth over ${depthMax}\
, or a cycle,`,pointer);if(Array.isArray(value)){for(let index=0;index<value.length;index++)assertPlain(value[index],`${pointer}/${index}`,depth+1);return}let prototype=Object.
getPrototypeOf(value);if(prototype!==Object.prototype&&prototype!==null)throw refusal("an object that is not plain",pointer);if(Object.getOwnPropertySymbols(value).
length>0)throw refusal("a symbol as key",pointer);for(let[key,member2]of Object.entries(value)){if(assertWellFormed(key,pointer),typeof member2=="function")throw refusal(
"a function",`${pointer}/${key}`);assertPlain(member2,`${pointer}/${key}`,depth+1)}}function assertWellFormed(text,pointer){if(!text.isWellFormed())throw refusal(
"a lone surrogate",pointer)}function refusal(what,pointer){return new NotJson(`JSON cannot say ${what} at ${pointer===""?"the top":JSON.stringify(pointer)}`,pointer)}
var NotJson=class extends Error{pointer;constructor(message,pointer){super(message),this.pointer=pointer}};function parseStrict(text){let scanner=new Scanner(text);
try{scanner.document()}catch(problem){if(!(problem instanceof Refused))throw problem;return{kind:"invalid",message:problem.message,...placeOf(text,problem.offset)}}
return{kind:"value",value:JSON.parse(text)}}function placeOf(text,offset){let before=text.slice(0,offset),lineStart=Math.max(before.lastIndexOf(`
`),before.lastIndexOf("\r"))+1;return{offset,line:before.split(/\r\n|[\r\n]/u).length,column:offset-lineStart+1}}var Refused=class extends Error{offset;constructor(message,offset){
super(message),this.offset=offset}},Scanner=class{text;at=0;constructor(text){this.text=text}document(){this.space(),this.value(0),this.space(),this.at<this.text.
length&&this.refuse("text after the value")}value(depth){let next=this.text[this.at],word=["true","false","null"].find(known=>this.text.startsWith(known,this.at));
next==="{"?this.object(depth):next==="["?this.array(depth):next==='"'?this.string():word!==void 0?this.at+=word.length:this.number()}object(depth){this.enter(depth);
let keys=new Set;if(!this.closes("}"))for(;;){this.space();let start=this.at;this.text[this.at]!=='"'&&this.refuse("a key was expected");let key=this.string();if(keys.
has(key)&&this.refuse(`the key ${JSON.stringify(key.slice(0,80))} twice in one object`,start),keys.add(key),this.space(),this.expect(":"),this.space(),this.value(
depth+1),this.closes("}"))return;this.expect(",")}}array(depth){if(this.enter(depth),!this.closes("]"))for(;;){if(this.space(),this.value(depth+1),this.closes("\
]"))return;this.expect(",")}}enter(depth){depth>=depthMax&&this.refuse(`depth over ${depthMax}`),this.at++}closes(bracket){return this.space(),this.text[this.at]!==
bracket?!1:(this.at++,!0)}string(){let start=this.at;for(this.at++;this.text[this.at]!=='"';this.at++){let unit=this.text.charCodeAt(this.at);Number.isNaN(unit)&&
this.refuse("a string that does not end",start),unit<32&&this.refuse("a control character that is not escaped"),unit===backslash&&this.escape()}this.at++;let value=JSON.
parse(this.text.slice(start,this.at));return value.isWellFormed()||this.refuse("a lone surrogate",start),value}escape(){let next=this.text[this.at+1]??"",isHex=next===
"u"&&/^[0-9a-fA-F]{4}$/u.test(this.text.slice(this.at+2,this.at+6));!isHex&&!'"\\/bfnrt'.includes(next||"?")&&this.refuse("a bad escape"),this.at+=isHex?5:1}number(){
let start=this.at;numberPattern.lastIndex=start;let found=numberPattern.exec(this.text)?.[0];found===void 0&&this.refuse(start<this.text.length?"a value was exp\
ected":"the text ends too early"),this.at+=found.length;let value=Number(found);Math.abs(value)>Number.MAX_SAFE_INTEGER&&this.refuse("a number beyond the safe i\
ntegers",start),value===0&&/[1-9]/u.test(found.split(/e/iu)[0]??"")&&this.refuse("a number too close to zero",start)}space(){for(;isSpace(this.text.charCodeAt(this.
at));)this.at++}expect(character){this.text[this.at]!==character&&this.refuse(`"${character}" was expected`),this.at++}refuse(message,offset=this.at){throw new Refused(
message,offset)}};function isSpace(unit){return unit===32||unit===10||unit===13||unit===9}var backslash=92,numberPattern=/-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?/y;
function isSameJson(one,other){return canonical(JSON.parse(JSON.stringify(one)))===canonical(JSON.parse(JSON.stringify(other)))}function member(value,name){return typeof value==
"object"&&value!==null&&Object.hasOwn(value,name)?value[name]:void 0}var import_ucs2length=__toESM(require_ucs2length(),1),import_equal=__toESM(require_equal(),1),configV1={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"\
https://raw.githubusercontent.com/lanser/lanser/v1/schemas/config.v1.json",title:"Configuration v1",description:"The content of .lanser/config.yml. Which server\
s and versions there are is not a matter of the format: the release knows. The defaults stand here alone; a key that no value fits is known and not supported ye\
t.",type:"object",additionalProperties:!1,required:["version"],properties:{version:{description:"Of this format.",const:1},servers:{description:"With none here \
and none named on the command line nothing is started.",type:"array",items:{$ref:"#/$defs/server"},default:[]},dependencies:{description:"Folders that git ignor\
es, made visible to both trees, read-only.",type:"array",items:{$ref:"#/$defs/insideFolder"},default:[".venv","node_modules"]},"base-dependencies":{description:"\
A folder that holds base's own versions of what `dependencies` names, laid out as in the repository; head then has the repository's.",$ref:"#/$defs/insideFolder"},
ignore:{description:"Files whose findings are left out.",type:"array",items:{$ref:"#/$defs/glob"},default:[]},policy:{$ref:"#/$defs/policy",default:{}},reward:{
$ref:"#/$defs/reward",default:{}},traces:{description:"Committed traces to replay.",type:"array",items:{$ref:"#/$defs/glob"},default:[".lanser/traces/**/*.jsonl",
".lanser/traces/**/*.jsonl.zst"]},replay:{description:"offline: no server, the same bytes must come out. live: the pinned server is asked again.",enum:["off","o\
ffline","live"],default:"offline"}},$defs:{server:{type:"object",additionalProperties:!1,required:["id"],properties:{id:{description:"Of a profile.",type:"strin\
g",minLength:1},version:{description:"A pin that ships with the release, or one under .lanser/pins. Default: the newest of the release.",type:"string",minLength:1},
roots:{description:"The folders that the server is opened on, each as its own command would be called there; globs (packages/*). Without it: the top, if it has \
a configuration of the server or nothing below has one, and what the top's workspace names; if it has neither, the outermost folders with a configuration.",type:"\
array",minItems:1,items:{$ref:"#/$defs/folder"}},settings:{description:"For the server; what its profile locks down cannot be loosened here.",type:"object",default:{}},
trust:{$ref:"#/$defs/notSupportedYet"},sandbox:{$ref:"#/$defs/notSupportedYet"}}},policy:{type:"object",additionalProperties:!1,properties:{"fail-on":{description:"\
Lowest severity of a new finding that fails.",enum:["error","warning","information","hint","never"],default:"error"},unknown:{description:"What a file that coul\
d not be measured does to the exit code; the verdict is inconclusive either way.",enum:["inconclusive","warn"],default:"inconclusive"},inconclusive:{description:"\
The conclusion of the check run when the verdict is inconclusive; both block a required check.",enum:["action_required","failure"],default:"action_required"},volatile:{
enum:["report","fail"],default:"report"},moved:{enum:["report","fail"],default:"report"},"min-reward":{description:"A lower reward fails; null: no reward is too\
 low.",type:["number","null"],default:null},"replay-mismatch":{description:"What a committed trace that replays to another result does.",enum:["fail","warn"],default:"\
fail"},waivers:{description:"What may waive new findings, and the reasons dependencies-differ, dependencies-missing, unchecked-sources and hidden-code: trailer,\
 label:NAME.",type:"array",items:{type:"string",minLength:1,pattern:"^(?:trailer|label:.+)$"},default:[]},"dependencies-differ":{description:"What base and head\
 that need other packages, while base's own are not there, do to the exit code; the verdict is inconclusive either way.",enum:["inconclusive","warn"],default:"i\
nconclusive"},"dependencies-missing":{description:"What missing packages that the project declares do to the exit code; the verdict is inconclusive either way.",
enum:["inconclusive","warn"],default:"inconclusive"},unchecked:{description:"What changed sources do to the verdict that no program of a server takes in.",enum:[
"report","inconclusive","fail"],default:"report"},hidden:{description:"What changed code does to the verdict that the checker does not look at any more.",enum:[
"report","inconclusive","fail"],default:"inconclusive"},suppressions:{description:"What comments of the change do to the verdict that silence a checker, each li\
sted by name.",enum:["report","inconclusive","fail"],default:"report"},scope:{description:"Which files are looked at: full, every file of each program; affected\
, those that the change can matter to; auto, those where each server of the run is proven to find the same so, else every file.",enum:["full","affected","auto"],
default:"auto"},"only-changed-files":{$ref:"#/$defs/notSupportedYet"},rules:{$ref:"#/$defs/notSupportedYet"},"max-new":{$ref:"#/$defs/notSupportedYet"},reward:{
$ref:"#/$defs/notSupportedYet"}}},reward:{type:"object",additionalProperties:!1,properties:{version:{description:"Which reward is the headline.",enum:["pr-v1","\
pr-v2"],default:"pr-v2"},weights:{description:"Of diagnostics, safety and ambiguity.",type:"object",additionalProperties:!1,properties:{alpha:{type:"number",minimum:0,
maximum:1e6,default:.5},beta:{type:"number",minimum:0,maximum:1e6,default:.4},gamma:{type:"number",minimum:0,maximum:1e6,default:.1}},default:{}},severities:{$ref:"\
#/$defs/notSupportedYet"}}},glob:{description:"Relative to the repository and inside it; one that begins with an exclamation mark would mean everything else.",type:"\
string",minLength:1,pattern:"^(?![!/])(?!(?:[^/]*/)*\\.\\.(?:/|$))"},folder:{description:"A folder inside the repository, or its top.",type:"string",minLength:1,
pattern:"^(?:\\./?|(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*/?)$"},insideFolder:{description:'Relative to the repository and inside i\
t, with forward slashes: no empty, "." or ".." segment, no NUL.',type:"string",minLength:1,pattern:"^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u000\
0]+)*/?$"},notSupportedYet:{description:"A key of this version of the format whose feature this release does not have.",not:{}}}};function defaultOf(module){return module.
default??module}var validateAffectedV1=validate20,schema31={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"https://raw.githubusercontent.com/lanser\
/lanser/v1/schemas/affected.v1.json",title:"Affected set v1",description:"The files whose findings a change can alter, each with the reason.",type:"object",additionalProperties:!1,
required:["schema","base","head","mode","files","of","why"],properties:{schema:{const:"lanser.affected.v1"},base:{description:"The tree of base.",$ref:"#/$defs/\
id"},head:{description:"The tree of head.",$ref:"#/$defs/id"},mode:{description:"full: every file, because what differs has no name, or is no source.",enum:["af\
fected","full"]},files:{description:"By path, of both sides: what the change deletes, too.",type:"array",items:{type:"object",additionalProperties:!1,required:[
"path","because"],properties:{path:{type:"string",minLength:1,not:{pattern:"^/|(?:^|/)\\.\\.?(?:/|$)"}},because:{description:"For people: `changed`, `mentions r\
ate, whose parameters changed in rates.py`.",type:"array",minItems:1,items:{type:"string",minLength:1}}}}},of:{description:"How many sources both sides have tog\
ether.",type:"integer",minimum:0,maximum:9007199254740991},why:{type:"string",minLength:1}},$defs:{id:{type:"string",pattern:"^(?:[0-9a-f]{40}|[0-9a-f]{64})$"}}};var func0=Object.prototype.hasOwnProperty,func75=defaultOf(import_ucs2length.default),pattern4=new RegExp("^(?:[0-9a-f]{40}|[0-9a-f]{64})$","u"),pattern6=new RegExp(
"^/|(?:^|/)\\.\\.?(?:/|$)","u");function validate20(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,
evaluated0=validate20.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),errors===0)if(data&&typeof data==
"object"&&!Array.isArray(data)){let missing0;if((data.schema===void 0||!func0.call(data,"schema"))&&(missing0="schema")||(data.base===void 0||!func0.call(data,"\
base"))&&(missing0="base")||(data.head===void 0||!func0.call(data,"head"))&&(missing0="head")||(data.mode===void 0||!func0.call(data,"mode"))&&(missing0="mode")||
(data.files===void 0||!func0.call(data,"files"))&&(missing0="files")||(data.of===void 0||!func0.call(data,"of"))&&(missing0="of")||(data.why===void 0||!func0.call(
data,"why"))&&(missing0="why"))return validate20.errors=[{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:missing0},message:"mus\
t have required property '"+missing0+"'"}],!1;{let _errs1=errors;for(let key0 of Object.keys(data))if(!(key0==="schema"||key0==="base"||key0==="head"||key0==="m\
ode"||key0==="files"||key0==="of"||key0==="why")){return validate20.errors=[{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:key0},message:"must NOT have additional properties"}],!1;break}if(_errs1===errors){if(data.schema!==void 0&&func0.call(data,"schema")){let _errs2=errors;
if(data.schema!=="lanser.affected.v1")return validate20.errors=[{instancePath:instancePath+"/schema",schemaPath:"#/properties/schema/const",keyword:"const",params:{
allowedValue:"lanser.affected.v1"},message:"must be equal to constant"}],!1;var valid0=_errs2===errors}else var valid0=!0;if(valid0){if(data.base!==void 0&&func0.
call(data,"base")){let data1=data.base,_errs3=errors;if(errors===errors)if(typeof data1=="string"){if(!pattern4.test(data1))return validate20.errors=[{instancePath:instancePath+
"/base",schemaPath:"#/$defs/id/pattern",keyword:"pattern",params:{pattern:"^(?:[0-9a-f]{40}|[0-9a-f]{64})$"},message:'must match pattern "^(?:[0-9a-f]{40}|[0-9a\
-f]{64})$"'}],!1}else return validate20.errors=[{instancePath:instancePath+"/base",schemaPath:"#/$defs/id/type",keyword:"type",params:{type:"string"},message:"m\
ust be string"}],!1;var valid0=_errs3===errors}else var valid0=!0;if(valid0){if(data.head!==void 0&&func0.call(data,"head")){let data2=data.head,_errs6=errors;if(errors===
errors)if(typeof data2=="string"){if(!pattern4.test(data2))return validate20.errors=[{instancePath:instancePath+"/head",schemaPath:"#/$defs/id/pattern",keyword:"\
pattern",params:{pattern:"^(?:[0-9a-f]{40}|[0-9a-f]{64})$"},message:'must match pattern "^(?:[0-9a-f]{40}|[0-9a-f]{64})$"'}],!1}else return validate20.errors=[{
instancePath:instancePath+"/head",schemaPath:"#/$defs/id/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid0=_errs6===errors}else
var valid0=!0;if(valid0){if(data.mode!==void 0&&func0.call(data,"mode")){let data3=data.mode,_errs9=errors;if(!(data3==="affected"||data3==="full"))return validate20.
errors=[{instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/enum",keyword:"enum",params:{allowedValues:schema31.properties.mode.enum},message:"must\
 be equal to one of the allowed values"}],!1;var valid0=_errs9===errors}else var valid0=!0;if(valid0){if(data.files!==void 0&&func0.call(data,"files")){let data4=data.
files,_errs10=errors;if(errors===_errs10)if(Array.isArray(data4)){var valid3=!0;let len0=data4.length;for(let i0=0;i0<len0;i0++){let data5=data4[i0],_errs12=errors;
if(errors===_errs12)if(data5&&typeof data5=="object"&&!Array.isArray(data5)){let missing1;if((data5.path===void 0||!func0.call(data5,"path"))&&(missing1="path")||
(data5.because===void 0||!func0.call(data5,"because"))&&(missing1="because"))return validate20.errors=[{instancePath:instancePath+"/files/"+i0,schemaPath:"#/pro\
perties/files/items/required",keyword:"required",params:{missingProperty:missing1},message:"must have required property '"+missing1+"'"}],!1;{let _errs14=errors;
for(let key1 of Object.keys(data5))if(!(key1==="path"||key1==="because")){return validate20.errors=[{instancePath:instancePath+"/files/"+i0,schemaPath:"#/proper\
ties/files/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key1},message:"must NOT have additional properties"}],!1;break}
if(_errs14===errors){if(data5.path!==void 0&&func0.call(data5,"path")){let data6=data5.path,_errs15=errors,_errs17=errors,_errs18=errors;if(typeof data6=="strin\
g"&&!pattern6.test(data6)){let err0={};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}var valid5=_errs18===errors;if(valid5)return validate20.errors=
[{instancePath:instancePath+"/files/"+i0+"/path",schemaPath:"#/properties/files/items/properties/path/not",keyword:"not",params:{},message:"must NOT be valid"}],
!1;if(errors=_errs17,vErrors!==null&&(_errs17?vErrors.length=_errs17:vErrors=null),errors===_errs15)if(typeof data6=="string"){if(func75(data6)<1)return validate20.
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
!1;return validate20.errors=vErrors,errors===0}validate20.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var validateDriftV1=validate21,schema34={$schema:"\
https://json-schema.org/draft/2020-12/schema",$id:"https://raw.githubusercontent.com/lanser/lanser/v1/schemas/drift.v1.json",title:"Drift report v1",description:"\
What one language server made of the same files in several runs: canonical JSON (RFC 8785) and one line feed. Lines and columns are 1-based, columns count UTF-1\
6 code units, ends are exclusive.",type:"object",additionalProperties:!1,required:["schema","target","server","judgement","priority","recorded","parting","canon\
ical","runs","variations","repeats","against","reproduction","issue","power"],properties:{schema:{const:"lanser.drift.v1"},target:{description:"What was asked a\
bout, for people.",type:"string",minLength:1},server:{type:"object",additionalProperties:!1,required:["id","version"],properties:{id:{type:"string",pattern:"^[a\
-z0-9][a-z0-9._-]*$"},version:{type:"string",minLength:1}}},judgement:{description:"What the results depend on; the first of these that holds.",enum:["inconclus\
ive","incomparable","nondeterministic","drifted","order-dependent","environment-dependent","seen-once","harmless","stable"]},priority:{description:"P0: the same\
 schedule came to another report, which breaks a promise of ours.",enum:["P0","data","none"]},recorded:{description:"The trace against the first canonical run; \
null without a trace.",oneOf:[{$ref:"#/$defs/divergence"},{type:"null"}]},parting:{description:"The first answer that two conversations of the canonical schedul\
e do not share: of the recording and run 1 where they differ, else of two runs that do. Null where none differ, or no traces are kept.",oneOf:[{type:"object",additionalProperties:!1,
required:["wanted","got","pointer"],properties:{wanted:{$ref:"#/$defs/parted"},got:{$ref:"#/$defs/parted"},pointer:{description:"A JSON pointer into the message\
; empty where the messages are of different kinds.",type:"string"}}},{type:"null"}]},canonical:{description:"The runs under the canonical schedule.",$ref:"#/$de\
fs/runs"},runs:{description:"Those, and the runs under other schedules.",$ref:"#/$defs/runs"},variations:{type:"array",items:{type:"object",additionalProperties:!1,
required:["name","divergence","notVaried"],properties:{name:{type:"string",minLength:1},divergence:{description:"Against the first canonical run.",$ref:"#/$defs\
/divergence"},notVaried:{description:"What could not be varied on this machine.",type:"array",items:{type:"string",minLength:1}}}}},repeats:{description:"What b\
ecame of each difference that was repeated before it was named: at least 7 times in its own arm, with 7 canonical runs.",type:"array",items:{type:"object",additionalProperties:!1,
required:["arm","outcome","own","canonical","rate"],properties:{arm:{description:'The name of a schedule or a variation; "recorded" for a recording that no run \
comes to.',type:"string",minLength:1},outcome:{description:"named: in every repeat of the arm and in no canonical run; seen-once: in no repeat of either; mixed:\
 anything else.",enum:["named","mixed","seen-once"]},own:{description:"Repeats of the arm that show the difference.",$ref:"#/$defs/counted"},canonical:{description:"\
Canonical runs that do, the recording among them.",$ref:"#/$defs/counted"},rate:{description:"Of a mixed one: in how many of all of them, and the interval of it\
s share with 95 % confidence (Clopper and Pearson).",oneOf:[{$ref:"#/$defs/rate"},{type:"null"}]}}}},against:{oneOf:[{$ref:"#/$defs/versions"},{type:"null"}]},reproduction:{
oneOf:[{$ref:"#/$defs/reproduction"},{type:"null"}]},issue:{description:"The text of an issue for the makers of the server; null where nothing decides.",oneOf:[
{type:"object",additionalProperties:!1,required:["title","body"],properties:{title:{type:"string",minLength:1},body:{type:"string",minLength:1}}},{type:"null"}]},
power:{description:"How likely the canonical runs were to show a flake of probability p.",type:"array",items:{type:"object",additionalProperties:!1,required:["p",
"chance"],properties:{p:{type:"number",exclusiveMinimum:0,exclusiveMaximum:1},chance:{type:"number",minimum:0,maximum:1}}}}},$defs:{parted:{type:"object",additionalProperties:!1,
required:["run","entry","value","around"],properties:{run:{description:"Counts canonical runs from 1; null for the recording.",oneOf:[{type:"integer",minimum:1},
{type:"null"}]},entry:{description:"The number of the entry in its trace.",type:"integer",minimum:0},value:{description:"What stands there, shortened.",type:"st\
ring"},around:{description:"The entry with three before it and three after, each shortened to a line.",type:"array",maxItems:7,items:{type:"string"}}}},number:{
type:"integer",minimum:0,maximum:9007199254740991},class:{description:"D0 the same; D1 another order; D2 another text; D3 another range; D4 added or missing; D5\
 another severity, rule, tags or related places; D6 another conversation; D7 other states before the same last one; D8 a crash, a hang or another exit status; D\
9 another environment.",enum:["D0","D1","D2","D3","D4","D5","D6","D7","D8","D9"]},classes:{description:"How many of each class.",type:"object",additionalProperties:!1,
required:["D0","D1","D2","D3","D4","D5","D6","D7","D8","D9"],properties:{D0:{$ref:"#/$defs/number"},D1:{$ref:"#/$defs/number"},D2:{$ref:"#/$defs/number"},D3:{$ref:"\
#/$defs/number"},D4:{$ref:"#/$defs/number"},D5:{$ref:"#/$defs/number"},D6:{$ref:"#/$defs/number"},D7:{$ref:"#/$defs/number"},D8:{$ref:"#/$defs/number"},D9:{$ref:"\
#/$defs/number"}}},digest:{type:"string",pattern:"^sha256:[0-9a-f]{64}$"},path:{description:"Relative to the root and inside it, with forward slashes; of what l\
ies elsewhere only <outside> and the name.",type:"string",pattern:"^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$"},position:{type:"obje\
ct",additionalProperties:!1,required:["line","column"],properties:{line:{type:"integer",minimum:1},column:{type:"integer",minimum:1}}},range:{type:"object",additionalProperties:!1,
required:["start","end"],properties:{start:{$ref:"#/$defs/position"},end:{$ref:"#/$defs/position"}}},finding:{type:"object",additionalProperties:!1,required:["p\
ath","range","severity","source","code","message"],properties:{path:{$ref:"#/$defs/path"},range:{$ref:"#/$defs/range"},severity:{description:"null when the serv\
er did not say.",enum:["error","warning","information","hint",null]},source:{type:["string","null"]},code:{type:["string","null"]},message:{type:"string"}}},difference:{
description:"One thing that differs between two runs.",type:"object",additionalProperties:!1,required:["class","path","range","code","wanted","got"],properties:{
class:{$ref:"#/$defs/class"},path:{description:"null for what belongs to no file.",oneOf:[{$ref:"#/$defs/path"},{type:"null"}]},range:{oneOf:[{$ref:"#/$defs/ran\
ge"},{type:"null"}]},code:{type:["string","null"]},wanted:{description:"Cut for showing; null on a side that does not have it.",type:["string","null"]},got:{type:[
"string","null"]}}},divergence:{type:"object",additionalProperties:!1,required:["class","classes","first","decides","differences"],properties:{class:{description:"\
The worst there is.",$ref:"#/$defs/class"},classes:{$ref:"#/$defs/classes"},first:{description:"Of the worst class the first by path and range.",oneOf:[{$ref:"#\
/$defs/difference"},{type:"null"}]},decides:{description:"Whether a gate can come to another verdict by it: D3, D4, D5 and D8.",type:"boolean"},differences:{description:"\
The worst class first; cut at 100.",type:"object",additionalProperties:!1,required:["count","shown"],properties:{count:{$ref:"#/$defs/number"},shown:{type:"arra\
y",items:{$ref:"#/$defs/difference"}}}}}},outcome:{description:"Runs with the same result.",type:"object",additionalProperties:!1,required:["digest","schedules",
"runs","ended","divergence"],properties:{digest:{$ref:"#/$defs/digest"},schedules:{type:"array",items:{type:"object",additionalProperties:!1,required:["name","r\
uns"],properties:{name:{$ref:"#/$defs/schedule"},runs:{$ref:"#/$defs/number"}}}},runs:{$ref:"#/$defs/number"},ended:{description:'"healthy", or the failure.',type:"\
string",minLength:1},divergence:{description:"Against the first run.",$ref:"#/$defs/divergence"}}},schedule:{type:"string",pattern:"^(?:canonical|reverse|shuffl\
e:[A-Za-z0-9_.-]{1,64})$"},bound:{type:"object",additionalProperties:!1,required:["exact","ruleOfThree"],properties:{exact:{description:"1 - 0.05^(1/n).",type:"\
number",minimum:0,maximum:1},ruleOfThree:{description:"3/n.",type:"number",minimum:0,maximum:1}}},runs:{type:"object",additionalProperties:!1,required:["runs","\
distinct","classes","worst","firstDivergence","outcomes","core","volatile","unknown","upper95"],properties:{runs:{type:"integer",minimum:1},distinct:{description:"\
How many different results there were.",type:"integer",minimum:1},classes:{description:"Against the first run: how many runs have which worst class.",$ref:"#/$d\
efs/classes"},worst:{$ref:"#/$defs/class"},firstDivergence:{description:"The first run that differs from run 1.",oneOf:[{type:"object",additionalProperties:!1,required:[
"run","schedule","divergence"],properties:{run:{type:"integer",minimum:2},schedule:{$ref:"#/$defs/schedule"},divergence:{$ref:"#/$defs/divergence"}}},{type:"nul\
l"}]},outcomes:{description:"In the order in which they came.",type:"array",items:{$ref:"#/$defs/outcome"}},core:{description:"Findings that every run has that \
could.",type:"object",additionalProperties:!1,required:["count","digest"],properties:{count:{$ref:"#/$defs/number"},digest:{$ref:"#/$defs/digest"}}},volatile:{description:"\
Findings that some runs do not have; cut at 1,000.",type:"object",additionalProperties:!1,required:["count","findings"],properties:{count:{$ref:"#/$defs/number"},
findings:{type:"array",items:{type:"object",additionalProperties:!1,required:["finding","runs","of"],properties:{finding:{$ref:"#/$defs/finding"},runs:{description:"\
In how many runs it was seen.",type:"integer",minimum:1},of:{description:"In how many it could have been.",type:"integer",minimum:1}}}}}},unknown:{description:"\
Files that no run has an answer for.",type:"array",items:{$ref:"#/$defs/path"}},upper95:{description:"With 95 % confidence a result that differs is rarer than t\
his; null unless all runs are the same. A recording made here counts as one run more.",oneOf:[{$ref:"#/$defs/bound"},{type:"null"}]}}},counts:{type:"object",additionalProperties:!1,
required:["added","removed","changed"],properties:{added:{$ref:"#/$defs/number"},removed:{$ref:"#/$defs/number"},changed:{$ref:"#/$defs/number"}}},versions:{description:"\
What another version of the server changes, all else being the same: what every one of its repeats has and no canonical run.",type:"object",additionalProperties:!1,
required:["version","rules","files","findings","total","unknown","failures","repeated","unsettled"],properties:{repeated:{description:"How many runs it rests on\
: repeats of the other version, and canonical runs, the recording among them. Null where its first run differs in nothing, or where nothing could be compared.",
oneOf:[{type:"object",additionalProperties:!1,required:["own","canonical"],properties:{own:{$ref:"#/$defs/number"},canonical:{$ref:"#/$defs/number"}}},{type:"nu\
ll"}]},unsettled:{description:"What differed in some run of the other version and is not the version's. Cut at 1,000. seen-once: in its first run alone; mixed: \
anything else.",type:"object",additionalProperties:!1,required:["count","shown"],properties:{count:{$ref:"#/$defs/number"},shown:{type:"array",items:{type:"obje\
ct",additionalProperties:!1,required:["class","before","after","outcome","own","canonical","rate"],properties:{class:{enum:["D2","D3","D4","D5"]},before:{oneOf:[
{$ref:"#/$defs/finding"},{type:"null"}]},after:{oneOf:[{$ref:"#/$defs/finding"},{type:"null"}]},outcome:{enum:["mixed","seen-once"]},own:{$ref:"#/$defs/counted"},
canonical:{$ref:"#/$defs/counted"},rate:{oneOf:[{$ref:"#/$defs/rate"},{type:"null"}]}}}}}},version:{type:"string",minLength:1},rules:{type:"array",items:{type:"\
object",additionalProperties:!1,required:["source","code","added","removed","changed"],properties:{source:{type:["string","null"]},code:{type:["string","null"]},
added:{$ref:"#/$defs/number"},removed:{$ref:"#/$defs/number"},changed:{$ref:"#/$defs/number"}}}},files:{type:"array",items:{type:"object",additionalProperties:!1,
required:["path","added","removed","changed"],properties:{path:{$ref:"#/$defs/path"},added:{$ref:"#/$defs/number"},removed:{$ref:"#/$defs/number"},changed:{$ref:"\
#/$defs/number"}}}},findings:{description:"Cut at 1,000. D4 was added or removed, the others changed.",type:"object",additionalProperties:!1,required:["count","\
shown"],properties:{count:{$ref:"#/$defs/number"},shown:{type:"array",items:{type:"object",additionalProperties:!1,required:["class","before","after"],properties:{
class:{enum:["D2","D3","D4","D5"]},before:{oneOf:[{$ref:"#/$defs/finding"},{type:"null"}]},after:{oneOf:[{$ref:"#/$defs/finding"},{type:"null"}]}}}}}},total:{$ref:"\
#/$defs/counts"},unknown:{description:"Files that one version did not answer for.",type:"array",items:{type:"object",additionalProperties:!1,required:["path","b\
efore","after"],properties:{path:{$ref:"#/$defs/path"},before:{type:"string",minLength:1},after:{type:"string",minLength:1}}}},failures:{type:"object",additionalProperties:!1,
required:["before","after"],properties:{before:{type:["string","null"]},after:{type:["string","null"]}}}}},arm:{type:"object",additionalProperties:!1,required:[
"schedule","variation","opened"],properties:{schedule:{$ref:"#/$defs/schedule"},variation:{type:"string",minLength:1},opened:{type:"array",items:{$ref:"#/$defs/\
path"}}}},reproduction:{description:"The fewest files that show the divergence.",type:"object",additionalProperties:!1,required:["arms","exist","outcome","tests",
"divergence"],properties:{arms:{type:"array",minItems:2,maxItems:2,items:{$ref:"#/$defs/arm"}},exist:{description:"The files that must be there; those that must\
 be opened are in the arms.",type:"array",items:{$ref:"#/$defs/path"}},outcome:{description:"minimal: without any single file it does not happen. cut: the budge\
t ended first. did-not-happen: it was not seen again.",enum:["minimal","cut","did-not-happen"]},tests:{description:"How many sets of files were tried.",$ref:"#/\
$defs/number"},divergence:{$ref:"#/$defs/divergence"}}},counted:{type:"object",additionalProperties:!1,required:["runs","of"],properties:{runs:{type:"integer",minimum:0},
of:{type:"integer",minimum:0}}},rate:{type:"object",additionalProperties:!1,required:["runs","of","low","high"],properties:{runs:{type:"integer",minimum:0},of:{
type:"integer",minimum:1},low:{type:"number",minimum:0,maximum:1},high:{type:"number",minimum:0,maximum:1}}}}};var pattern7=new RegExp("^[a-z0-9][a-z0-9._-]*$","u");var schema36={description:"D0 the same; D1 another order; D2 another text; D3 another range; D4 added or missing; D5 another severity, rule, tags or related pla\
ces; D6 another conversation; D7 other states before the same last one; D8 a crash, a hang or another exit status; D9 another environment.",enum:["D0","D1","D2",
"D3","D4","D5","D6","D7","D8","D9"]};var schema37={description:"How many of each class.",type:"object",additionalProperties:!1,required:["D0","D1","D2","D3","D4","D5","D6","D7","D8","D9"],properties:{
D0:{$ref:"#/$defs/number"},D1:{$ref:"#/$defs/number"},D2:{$ref:"#/$defs/number"},D3:{$ref:"#/$defs/number"},D4:{$ref:"#/$defs/number"},D5:{$ref:"#/$defs/number"},
D6:{$ref:"#/$defs/number"},D7:{$ref:"#/$defs/number"},D8:{$ref:"#/$defs/number"},D9:{$ref:"#/$defs/number"}}};function validate23(data,{instancePath="",parentData,
parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate23.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=
void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),errors===0)if(data&&typeof data=="object"&&!Array.isArray(data)){let missing0;if((data.D0===void 0||!func0.
call(data,"D0"))&&(missing0="D0")||(data.D1===void 0||!func0.call(data,"D1"))&&(missing0="D1")||(data.D2===void 0||!func0.call(data,"D2"))&&(missing0="D2")||(data.
D3===void 0||!func0.call(data,"D3"))&&(missing0="D3")||(data.D4===void 0||!func0.call(data,"D4"))&&(missing0="D4")||(data.D5===void 0||!func0.call(data,"D5"))&&
(missing0="D5")||(data.D6===void 0||!func0.call(data,"D6"))&&(missing0="D6")||(data.D7===void 0||!func0.call(data,"D7"))&&(missing0="D7")||(data.D8===void 0||!func0.
call(data,"D8"))&&(missing0="D8")||(data.D9===void 0||!func0.call(data,"D9"))&&(missing0="D9"))return validate23.errors=[{instancePath,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:missing0},message:"must have required property '"+missing0+"'"}],!1;{let _errs1=errors;for(let key0 of Object.keys(data))if(!func0.
call(schema37.properties,key0)){return validate23.errors=[{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},
message:"must NOT have additional properties"}],!1;break}if(_errs1===errors){if(data.D0!==void 0&&func0.call(data,"D0")){let data0=data.D0,_errs2=errors,_errs3=errors;
if(!(typeof data0=="number"&&!(data0%1)&&!isNaN(data0)&&isFinite(data0)))return validate23.errors=[{instancePath:instancePath+"/D0",schemaPath:"#/$defs/number/t\
ype",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===_errs3&&typeof data0=="number"&&isFinite(data0)){if(data0>9007199254740991||
isNaN(data0))return validate23.errors=[{instancePath:instancePath+"/D0",schemaPath:"#/$defs/number/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},
message:"must be <= 9007199254740991"}],!1;if(data0<0||isNaN(data0))return validate23.errors=[{instancePath:instancePath+"/D0",schemaPath:"#/$defs/number/minimu\
m",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}var valid0=_errs2===errors}else var valid0=!0;if(valid0){if(data.D1!==void 0&&
func0.call(data,"D1")){let data1=data.D1,_errs5=errors,_errs6=errors;if(!(typeof data1=="number"&&!(data1%1)&&!isNaN(data1)&&isFinite(data1)))return validate23.
errors=[{instancePath:instancePath+"/D1",schemaPath:"#/$defs/number/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===_errs6&&
typeof data1=="number"&&isFinite(data1)){if(data1>9007199254740991||isNaN(data1))return validate23.errors=[{instancePath:instancePath+"/D1",schemaPath:"#/$defs/\
number/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"}],!1;if(data1<0||isNaN(data1))return validate23.
errors=[{instancePath:instancePath+"/D1",schemaPath:"#/$defs/number/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}var valid0=_errs5===
errors}else var valid0=!0;if(valid0){if(data.D2!==void 0&&func0.call(data,"D2")){let data2=data.D2,_errs8=errors,_errs9=errors;if(!(typeof data2=="number"&&!(data2%
1)&&!isNaN(data2)&&isFinite(data2)))return validate23.errors=[{instancePath:instancePath+"/D2",schemaPath:"#/$defs/number/type",keyword:"type",params:{type:"int\
eger"},message:"must be integer"}],!1;if(errors===_errs9&&typeof data2=="number"&&isFinite(data2)){if(data2>9007199254740991||isNaN(data2))return validate23.errors=
[{instancePath:instancePath+"/D2",schemaPath:"#/$defs/number/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007\
199254740991"}],!1;if(data2<0||isNaN(data2))return validate23.errors=[{instancePath:instancePath+"/D2",schemaPath:"#/$defs/number/minimum",keyword:"minimum",params:{
comparison:">=",limit:0},message:"must be >= 0"}],!1}var valid0=_errs8===errors}else var valid0=!0;if(valid0){if(data.D3!==void 0&&func0.call(data,"D3")){let data3=data.
D3,_errs11=errors,_errs12=errors;if(!(typeof data3=="number"&&!(data3%1)&&!isNaN(data3)&&isFinite(data3)))return validate23.errors=[{instancePath:instancePath+"\
/D3",schemaPath:"#/$defs/number/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===_errs12&&typeof data3=="number"&&isFinite(
data3)){if(data3>9007199254740991||isNaN(data3))return validate23.errors=[{instancePath:instancePath+"/D3",schemaPath:"#/$defs/number/maximum",keyword:"maximum",
params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"}],!1;if(data3<0||isNaN(data3))return validate23.errors=[{instancePath:instancePath+
"/D3",schemaPath:"#/$defs/number/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}var valid0=_errs11===errors}else var valid0=!0;
if(valid0){if(data.D4!==void 0&&func0.call(data,"D4")){let data4=data.D4,_errs14=errors,_errs15=errors;if(!(typeof data4=="number"&&!(data4%1)&&!isNaN(data4)&&isFinite(
data4)))return validate23.errors=[{instancePath:instancePath+"/D4",schemaPath:"#/$defs/number/type",keyword:"type",params:{type:"integer"},message:"must be inte\
ger"}],!1;if(errors===_errs15&&typeof data4=="number"&&isFinite(data4)){if(data4>9007199254740991||isNaN(data4))return validate23.errors=[{instancePath:instancePath+
"/D4",schemaPath:"#/$defs/number/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"}],!1;if(data4<
0||isNaN(data4))return validate23.errors=[{instancePath:instancePath+"/D4",schemaPath:"#/$defs/number/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"}],!1}var valid0=_errs14===errors}else var valid0=!0;if(valid0){if(data.D5!==void 0&&func0.call(data,"D5")){let data5=data.D5,_errs17=errors,
_errs18=errors;if(!(typeof data5=="number"&&!(data5%1)&&!isNaN(data5)&&isFinite(data5)))return validate23.errors=[{instancePath:instancePath+"/D5",schemaPath:"#\
/$defs/number/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===_errs18&&typeof data5=="number"&&isFinite(data5)){if(data5>
9007199254740991||isNaN(data5))return validate23.errors=[{instancePath:instancePath+"/D5",schemaPath:"#/$defs/number/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991},message:"must be <= 9007199254740991"}],!1;if(data5<0||isNaN(data5))return validate23.errors=[{instancePath:instancePath+"/D5",schemaPath:"\
#/$defs/number/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}var valid0=_errs17===errors}else var valid0=!0;if(valid0){
if(data.D6!==void 0&&func0.call(data,"D6")){let data6=data.D6,_errs20=errors,_errs21=errors;if(!(typeof data6=="number"&&!(data6%1)&&!isNaN(data6)&&isFinite(data6)))
return validate23.errors=[{instancePath:instancePath+"/D6",schemaPath:"#/$defs/number/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;
if(errors===_errs21&&typeof data6=="number"&&isFinite(data6)){if(data6>9007199254740991||isNaN(data6))return validate23.errors=[{instancePath:instancePath+"/D6",
schemaPath:"#/$defs/number/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"}],!1;if(data6<0||isNaN(
data6))return validate23.errors=[{instancePath:instancePath+"/D6",schemaPath:"#/$defs/number/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"\
must be >= 0"}],!1}var valid0=_errs20===errors}else var valid0=!0;if(valid0){if(data.D7!==void 0&&func0.call(data,"D7")){let data7=data.D7,_errs23=errors,_errs24=errors;
if(!(typeof data7=="number"&&!(data7%1)&&!isNaN(data7)&&isFinite(data7)))return validate23.errors=[{instancePath:instancePath+"/D7",schemaPath:"#/$defs/number/t\
ype",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===_errs24&&typeof data7=="number"&&isFinite(data7)){if(data7>9007199254740991||
isNaN(data7))return validate23.errors=[{instancePath:instancePath+"/D7",schemaPath:"#/$defs/number/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},
message:"must be <= 9007199254740991"}],!1;if(data7<0||isNaN(data7))return validate23.errors=[{instancePath:instancePath+"/D7",schemaPath:"#/$defs/number/minimu\
m",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}var valid0=_errs23===errors}else var valid0=!0;if(valid0){if(data.D8!==void 0&&
func0.call(data,"D8")){let data8=data.D8,_errs26=errors,_errs27=errors;if(!(typeof data8=="number"&&!(data8%1)&&!isNaN(data8)&&isFinite(data8)))return validate23.
errors=[{instancePath:instancePath+"/D8",schemaPath:"#/$defs/number/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===_errs27&&
typeof data8=="number"&&isFinite(data8)){if(data8>9007199254740991||isNaN(data8))return validate23.errors=[{instancePath:instancePath+"/D8",schemaPath:"#/$defs/\
number/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"}],!1;if(data8<0||isNaN(data8))return validate23.
errors=[{instancePath:instancePath+"/D8",schemaPath:"#/$defs/number/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}var valid0=_errs26===
errors}else var valid0=!0;if(valid0)if(data.D9!==void 0&&func0.call(data,"D9")){let data9=data.D9,_errs29=errors,_errs30=errors;if(!(typeof data9=="number"&&!(data9%
1)&&!isNaN(data9)&&isFinite(data9)))return validate23.errors=[{instancePath:instancePath+"/D9",schemaPath:"#/$defs/number/type",keyword:"type",params:{type:"int\
eger"},message:"must be integer"}],!1;if(errors===_errs30&&typeof data9=="number"&&isFinite(data9)){if(data9>9007199254740991||isNaN(data9))return validate23.errors=
[{instancePath:instancePath+"/D9",schemaPath:"#/$defs/number/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007\
199254740991"}],!1;if(data9<0||isNaN(data9))return validate23.errors=[{instancePath:instancePath+"/D9",schemaPath:"#/$defs/number/minimum",keyword:"minimum",params:{
comparison:">=",limit:0},message:"must be >= 0"}],!1}var valid0=_errs29===errors}else var valid0=!0}}}}}}}}}}}else return validate23.errors=[{instancePath,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return validate23.errors=vErrors,errors===0}validate23.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var schema48={description:"One thing that differs between two runs.",type:"object",additionalProperties:!1,required:["class","path","range","co\
de","wanted","got"],properties:{class:{$ref:"#/$defs/class"},path:{description:"null for what belongs to no file.",oneOf:[{$ref:"#/$defs/path"},{type:"null"}]},
range:{oneOf:[{$ref:"#/$defs/range"},{type:"null"}]},code:{type:["string","null"]},wanted:{description:"Cut for showing; null on a side that does not have it.",
type:["string","null"]},got:{type:["string","null"]}}};var pattern8=new RegExp("^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$","u");function validate26(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate26.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),errors===0)if(data&&typeof data=="object"&&!Array.isArray(
data)){let missing0;if((data.start===void 0||!func0.call(data,"start"))&&(missing0="start")||(data.end===void 0||!func0.call(data,"end"))&&(missing0="end"))return validate26.
errors=[{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:missing0},message:"must have required property '"+missing0+"'"}],!1;{let _errs1=errors;
for(let key0 of Object.keys(data))if(!(key0==="start"||key0==="end")){return validate26.errors=[{instancePath,schemaPath:"#/additionalProperties",keyword:"addit\
ionalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"}],!1;break}if(_errs1===errors){if(data.start!==void 0&&func0.call(
data,"start")){let data0=data.start,_errs2=errors;if(errors===errors)if(data0&&typeof data0=="object"&&!Array.isArray(data0)){let missing1;if((data0.line===void 0||
!func0.call(data0,"line"))&&(missing1="line")||(data0.column===void 0||!func0.call(data0,"column"))&&(missing1="column"))return validate26.errors=[{instancePath:instancePath+
"/start",schemaPath:"#/$defs/position/required",keyword:"required",params:{missingProperty:missing1},message:"must have required property '"+missing1+"'"}],!1;{
let _errs5=errors;for(let key1 of Object.keys(data0))if(!(key1==="line"||key1==="column")){return validate26.errors=[{instancePath:instancePath+"/start",schemaPath:"\
#/$defs/position/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key1},message:"must NOT have additional properties"}],!1;break}
if(_errs5===errors){if(data0.line!==void 0&&func0.call(data0,"line")){let data1=data0.line,_errs6=errors;if(!(typeof data1=="number"&&!(data1%1)&&!isNaN(data1)&&
isFinite(data1)))return validate26.errors=[{instancePath:instancePath+"/start/line",schemaPath:"#/$defs/position/properties/line/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"}],!1;if(errors===_errs6&&typeof data1=="number"&&isFinite(data1)&&(data1<1||isNaN(data1)))return validate26.errors=[{instancePath:instancePath+
"/start/line",schemaPath:"#/$defs/position/properties/line/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"}],!1;var valid2=_errs6===
errors}else var valid2=!0;if(valid2)if(data0.column!==void 0&&func0.call(data0,"column")){let data2=data0.column,_errs8=errors;if(!(typeof data2=="number"&&!(data2%
1)&&!isNaN(data2)&&isFinite(data2)))return validate26.errors=[{instancePath:instancePath+"/start/column",schemaPath:"#/$defs/position/properties/column/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===_errs8&&typeof data2=="number"&&isFinite(data2)&&(data2<1||isNaN(data2)))return validate26.
errors=[{instancePath:instancePath+"/start/column",schemaPath:"#/$defs/position/properties/column/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"\
must be >= 1"}],!1;var valid2=_errs8===errors}else var valid2=!0}}}else return validate26.errors=[{instancePath:instancePath+"/start",schemaPath:"#/$defs/positi\
on/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var valid0=_errs2===errors}else var valid0=!0;if(valid0)if(data.end!==void 0&&func0.
call(data,"end")){let data3=data.end,_errs10=errors;if(errors===errors)if(data3&&typeof data3=="object"&&!Array.isArray(data3)){let missing2;if((data3.line===void 0||
!func0.call(data3,"line"))&&(missing2="line")||(data3.column===void 0||!func0.call(data3,"column"))&&(missing2="column"))return validate26.errors=[{instancePath:instancePath+
"/end",schemaPath:"#/$defs/position/required",keyword:"required",params:{missingProperty:missing2},message:"must have required property '"+missing2+"'"}],!1;{let _errs13=errors;
for(let key2 of Object.keys(data3))if(!(key2==="line"||key2==="column")){return validate26.errors=[{instancePath:instancePath+"/end",schemaPath:"#/$defs/positio\
n/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key2},message:"must NOT have additional properties"}],!1;break}if(_errs13===errors){
if(data3.line!==void 0&&func0.call(data3,"line")){let data4=data3.line,_errs14=errors;if(!(typeof data4=="number"&&!(data4%1)&&!isNaN(data4)&&isFinite(data4)))return validate26.
errors=[{instancePath:instancePath+"/end/line",schemaPath:"#/$defs/position/properties/line/type",keyword:"type",params:{type:"integer"},message:"must be intege\
r"}],!1;if(errors===_errs14&&typeof data4=="number"&&isFinite(data4)&&(data4<1||isNaN(data4)))return validate26.errors=[{instancePath:instancePath+"/end/line",schemaPath:"\
#/$defs/position/properties/line/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"}],!1;var valid4=_errs14===errors}else var valid4=!0;
if(valid4)if(data3.column!==void 0&&func0.call(data3,"column")){let data5=data3.column,_errs16=errors;if(!(typeof data5=="number"&&!(data5%1)&&!isNaN(data5)&&isFinite(
data5)))return validate26.errors=[{instancePath:instancePath+"/end/column",schemaPath:"#/$defs/position/properties/column/type",keyword:"type",params:{type:"int\
eger"},message:"must be integer"}],!1;if(errors===_errs16&&typeof data5=="number"&&isFinite(data5)&&(data5<1||isNaN(data5)))return validate26.errors=[{instancePath:instancePath+
"/end/column",schemaPath:"#/$defs/position/properties/column/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"}],!1;var valid4=_errs16===
errors}else var valid4=!0}}}else return validate26.errors=[{instancePath:instancePath+"/end",schemaPath:"#/$defs/position/type",keyword:"type",params:{type:"obj\
ect"},message:"must be object"}],!1;var valid0=_errs10===errors}else var valid0=!0}}}else return validate26.errors=[{instancePath,schemaPath:"#/type",keyword:"t\
ype",params:{type:"object"},message:"must be object"}],!1;return validate26.errors=vErrors,errors===0}validate26.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function validate25(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate25.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),errors===0)if(data&&typeof data=="object"&&!Array.isArray(
data)){let missing0;if((data.class===void 0||!func0.call(data,"class"))&&(missing0="class")||(data.path===void 0||!func0.call(data,"path"))&&(missing0="path")||
(data.range===void 0||!func0.call(data,"range"))&&(missing0="range")||(data.code===void 0||!func0.call(data,"code"))&&(missing0="code")||(data.wanted===void 0||
!func0.call(data,"wanted"))&&(missing0="wanted")||(data.got===void 0||!func0.call(data,"got"))&&(missing0="got"))return validate25.errors=[{instancePath,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:missing0},message:"must have required property '"+missing0+"'"}],!1;{let _errs1=errors;for(let key0 of Object.
keys(data))if(!(key0==="class"||key0==="path"||key0==="range"||key0==="code"||key0==="wanted"||key0==="got")){return validate25.errors=[{instancePath,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"}],!1;break}if(_errs1===errors){
if(data.class!==void 0&&func0.call(data,"class")){let data0=data.class,_errs2=errors;if(!(data0==="D0"||data0==="D1"||data0==="D2"||data0==="D3"||data0==="D4"||
data0==="D5"||data0==="D6"||data0==="D7"||data0==="D8"||data0==="D9"))return validate25.errors=[{instancePath:instancePath+"/class",schemaPath:"#/$defs/class/en\
um",keyword:"enum",params:{allowedValues:schema36.enum},message:"must be equal to one of the allowed values"}],!1;var valid0=_errs2===errors}else var valid0=!0;
if(valid0){if(data.path!==void 0&&func0.call(data,"path")){let data1=data.path,_errs4=errors,_errs5=errors,valid2=!1,passing0=null,_errs6=errors;if(errors===errors)
if(typeof data1=="string"){if(!pattern8.test(data1)){let err0={instancePath:instancePath+"/path",schemaPath:"#/$defs/path/pattern",keyword:"pattern",params:{pattern:"\
^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$"},message:'must match pattern "^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0\
000]+)*$"'};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}}else{let err1={instancePath:instancePath+"/path",schemaPath:"#/$defs/path/type",keyword:"\
type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}var _valid0=_errs6===errors;_valid0&&(valid2=!0,
passing0=0);let _errs9=errors;if(data1!==null){let err2={instancePath:instancePath+"/path",schemaPath:"#/properties/path/oneOf/1/type",keyword:"type",params:{type:"\
null"},message:"must be null"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}var _valid0=_errs9===errors;if(_valid0&&valid2?(valid2=!1,passing0=[passing0,
1]):_valid0&&(valid2=!0,passing0=1),valid2)errors=_errs5,vErrors!==null&&(_errs5?vErrors.length=_errs5:vErrors=null);else{let err3={instancePath:instancePath+"/\
path",schemaPath:"#/properties/path/oneOf",keyword:"oneOf",params:{passingSchemas:passing0},message:"must match exactly one schema in oneOf"};return vErrors===null?
vErrors=[err3]:vErrors.push(err3),errors++,validate25.errors=vErrors,!1}var valid0=_errs4===errors}else var valid0=!0;if(valid0){if(data.range!==void 0&&func0.call(
data,"range")){let data2=data.range,_errs11=errors,_errs12=errors,valid4=!1,passing1=null,_errs13=errors;validate26(data2,{instancePath:instancePath+"/range",parentData:data,
parentDataProperty:"range",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate26.errors:vErrors.concat(validate26.errors),errors=vErrors.length);var _valid1=_errs13===
errors;_valid1&&(valid4=!0,passing1=0);let _errs14=errors;if(data2!==null){let err4={instancePath:instancePath+"/range",schemaPath:"#/properties/range/oneOf/1/t\
ype",keyword:"type",params:{type:"null"},message:"must be null"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}var _valid1=_errs14===errors;if(_valid1&&
valid4?(valid4=!1,passing1=[passing1,1]):_valid1&&(valid4=!0,passing1=1),valid4)errors=_errs12,vErrors!==null&&(_errs12?vErrors.length=_errs12:vErrors=null);else{
let err5={instancePath:instancePath+"/range",schemaPath:"#/properties/range/oneOf",keyword:"oneOf",params:{passingSchemas:passing1},message:"must match exactly \
one schema in oneOf"};return vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++,validate25.errors=vErrors,!1}var valid0=_errs11===errors}else var valid0=!0;
if(valid0){if(data.code!==void 0&&func0.call(data,"code")){let data3=data.code,_errs16=errors;if(typeof data3!="string"&&data3!==null)return validate25.errors=[
{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type:schema48.properties.code.type},message:"must be string,null"}],
!1;var valid0=_errs16===errors}else var valid0=!0;if(valid0){if(data.wanted!==void 0&&func0.call(data,"wanted")){let data4=data.wanted,_errs18=errors;if(typeof data4!=
"string"&&data4!==null)return validate25.errors=[{instancePath:instancePath+"/wanted",schemaPath:"#/properties/wanted/type",keyword:"type",params:{type:schema48.
properties.wanted.type},message:"must be string,null"}],!1;var valid0=_errs18===errors}else var valid0=!0;if(valid0)if(data.got!==void 0&&func0.call(data,"got")){
let data5=data.got,_errs20=errors;if(typeof data5!="string"&&data5!==null)return validate25.errors=[{instancePath:instancePath+"/got",schemaPath:"#/properties/g\
ot/type",keyword:"type",params:{type:schema48.properties.got.type},message:"must be string,null"}],!1;var valid0=_errs20===errors}else var valid0=!0}}}}}}}else return validate25.
errors=[{instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return validate25.errors=vErrors,errors===0}validate25.
evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function validate22(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){
let vErrors=null,errors=0,evaluated0=validate22.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),
errors===0)if(data&&typeof data=="object"&&!Array.isArray(data)){let missing0;if((data.class===void 0||!func0.call(data,"class"))&&(missing0="class")||(data.classes===
void 0||!func0.call(data,"classes"))&&(missing0="classes")||(data.first===void 0||!func0.call(data,"first"))&&(missing0="first")||(data.decides===void 0||!func0.
call(data,"decides"))&&(missing0="decides")||(data.differences===void 0||!func0.call(data,"differences"))&&(missing0="differences"))return validate22.errors=[{instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:missing0},message:"must have required property '"+missing0+"'"}],!1;{let _errs1=errors;for(let key0 of Object.
keys(data))if(!(key0==="class"||key0==="classes"||key0==="first"||key0==="decides"||key0==="differences")){return validate22.errors=[{instancePath,schemaPath:"#\
/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"}],!1;break}if(_errs1===errors){
if(data.class!==void 0&&func0.call(data,"class")){let data0=data.class,_errs2=errors;if(!(data0==="D0"||data0==="D1"||data0==="D2"||data0==="D3"||data0==="D4"||
data0==="D5"||data0==="D6"||data0==="D7"||data0==="D8"||data0==="D9"))return validate22.errors=[{instancePath:instancePath+"/class",schemaPath:"#/$defs/class/en\
um",keyword:"enum",params:{allowedValues:schema36.enum},message:"must be equal to one of the allowed values"}],!1;var valid0=_errs2===errors}else var valid0=!0;
if(valid0){if(data.classes!==void 0&&func0.call(data,"classes")){let _errs4=errors;validate23(data.classes,{instancePath:instancePath+"/classes",parentData:data,
parentDataProperty:"classes",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate23.errors:vErrors.concat(validate23.errors),errors=vErrors.length);var valid0=_errs4===
errors}else var valid0=!0;if(valid0){if(data.first!==void 0&&func0.call(data,"first")){let data2=data.first,_errs5=errors,_errs6=errors,valid2=!1,passing0=null,
_errs7=errors;validate25(data2,{instancePath:instancePath+"/first",parentData:data,parentDataProperty:"first",rootData,dynamicAnchors})||(vErrors=vErrors===null?
validate25.errors:vErrors.concat(validate25.errors),errors=vErrors.length);var _valid0=_errs7===errors;_valid0&&(valid2=!0,passing0=0);let _errs8=errors;if(data2!==
null){let err0={instancePath:instancePath+"/first",schemaPath:"#/properties/first/oneOf/1/type",keyword:"type",params:{type:"null"},message:"must be null"};vErrors===
null?vErrors=[err0]:vErrors.push(err0),errors++}var _valid0=_errs8===errors;if(_valid0&&valid2?(valid2=!1,passing0=[passing0,1]):_valid0&&(valid2=!0,passing0=1),
valid2)errors=_errs6,vErrors!==null&&(_errs6?vErrors.length=_errs6:vErrors=null);else{let err1={instancePath:instancePath+"/first",schemaPath:"#/properties/firs\
t/oneOf",keyword:"oneOf",params:{passingSchemas:passing0},message:"must match exactly one schema in oneOf"};return vErrors===null?vErrors=[err1]:vErrors.push(err1),
errors++,validate22.errors=vErrors,!1}var valid0=_errs5===errors}else var valid0=!0;if(valid0){if(data.decides!==void 0&&func0.call(data,"decides")){let _errs10=errors;
if(typeof data.decides!="boolean")return validate22.errors=[{instancePath:instancePath+"/decides",schemaPath:"#/properties/decides/type",keyword:"type",params:{
type:"boolean"},message:"must be boolean"}],!1;var valid0=_errs10===errors}else var valid0=!0;if(valid0)if(data.differences!==void 0&&func0.call(data,"differenc\
es")){let data4=data.differences,_errs12=errors;if(errors===_errs12)if(data4&&typeof data4=="object"&&!Array.isArray(data4)){let missing1;if((data4.count===void 0||
!func0.call(data4,"count"))&&(missing1="count")||(data4.shown===void 0||!func0.call(data4,"shown"))&&(missing1="shown"))return validate22.errors=[{instancePath:instancePath+
"/differences",schemaPath:"#/properties/differences/required",keyword:"required",params:{missingProperty:missing1},message:"must have required property '"+missing1+
"'"}],!1;{let _errs14=errors;for(let key1 of Object.keys(data4))if(!(key1==="count"||key1==="shown")){return validate22.errors=[{instancePath:instancePath+"/dif\
ferences",schemaPath:"#/properties/differences/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key1},message:"must NOT have addi\
tional properties"}],!1;break}if(_errs14===errors){if(data4.count!==void 0&&func0.call(data4,"count")){let data5=data4.count,_errs15=errors,_errs16=errors;if(!(typeof data5==
"number"&&!(data5%1)&&!isNaN(data5)&&isFinite(data5)))return validate22.errors=[{instancePath:instancePath+"/differences/count",schemaPath:"#/$defs/number/type",
keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===_errs16&&typeof data5=="number"&&isFinite(data5)){if(data5>9007199254740991||isNaN(
data5))return validate22.errors=[{instancePath:instancePath+"/differences/count",schemaPath:"#/$defs/number/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},
message:"must be <= 9007199254740991"}],!1;if(data5<0||isNaN(data5))return validate22.errors=[{instancePath:instancePath+"/differences/count",schemaPath:"#/$def\
s/number/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}var valid3=_errs15===errors}else var valid3=!0;if(valid3)if(data4.
shown!==void 0&&func0.call(data4,"shown")){let data6=data4.shown,_errs18=errors;if(errors===_errs18)if(Array.isArray(data6)){var valid5=!0;let len0=data6.length;
for(let i0=0;i0<len0;i0++){let _errs20=errors;validate25(data6[i0],{instancePath:instancePath+"/differences/shown/"+i0,parentData:data6,parentDataProperty:i0,rootData,
dynamicAnchors})||(vErrors=vErrors===null?validate25.errors:vErrors.concat(validate25.errors),errors=vErrors.length);var valid5=_errs20===errors;if(!valid5)break}}else
return validate22.errors=[{instancePath:instancePath+"/differences/shown",schemaPath:"#/properties/differences/properties/shown/type",keyword:"type",params:{type:"\
array"},message:"must be array"}],!1;var valid3=_errs18===errors}else var valid3=!0}}}else return validate22.errors=[{instancePath:instancePath+"/differences",schemaPath:"\
#/properties/differences/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var valid0=_errs12===errors}else var valid0=!0}}}}}}else return validate22.
errors=[{instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return validate22.errors=vErrors,errors===0}validate22.
evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var schema57={type:"object",additionalProperties:!1,required:["runs","distinct","classes","worst","firstDiv\
ergence","outcomes","core","volatile","unknown","upper95"],properties:{runs:{type:"integer",minimum:1},distinct:{description:"How many different results there w\
ere.",type:"integer",minimum:1},classes:{description:"Against the first run: how many runs have which worst class.",$ref:"#/$defs/classes"},worst:{$ref:"#/$defs\
/class"},firstDivergence:{description:"The first run that differs from run 1.",oneOf:[{type:"object",additionalProperties:!1,required:["run","schedule","diverge\
nce"],properties:{run:{type:"integer",minimum:2},schedule:{$ref:"#/$defs/schedule"},divergence:{$ref:"#/$defs/divergence"}}},{type:"null"}]},outcomes:{description:"\
In the order in which they came.",type:"array",items:{$ref:"#/$defs/outcome"}},core:{description:"Findings that every run has that could.",type:"object",additionalProperties:!1,
required:["count","digest"],properties:{count:{$ref:"#/$defs/number"},digest:{$ref:"#/$defs/digest"}}},volatile:{description:"Findings that some runs do not hav\
e; cut at 1,000.",type:"object",additionalProperties:!1,required:["count","findings"],properties:{count:{$ref:"#/$defs/number"},findings:{type:"array",items:{type:"\
object",additionalProperties:!1,required:["finding","runs","of"],properties:{finding:{$ref:"#/$defs/finding"},runs:{description:"In how many runs it was seen.",
type:"integer",minimum:1},of:{description:"In how many it could have been.",type:"integer",minimum:1}}}}}},unknown:{description:"Files that no run has an answer\
 for.",type:"array",items:{$ref:"#/$defs/path"}},upper95:{description:"With 95 % confidence a result that differs is rarer than this; null unless all runs are t\
he same. A recording made here counts as one run more.",oneOf:[{$ref:"#/$defs/bound"},{type:"null"}]}}};var pattern10=new RegExp("^sha256:[0-9a-f]{64}$","u"),pattern9=new RegExp("^(?:canonical|reverse|shuffle:[A-Za-z0-9_.-]{1,64})$","u");function validate34(data,{
instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate34.evaluated;if(evaluated0.dynamicProps&&
(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),errors===0)if(data&&typeof data=="object"&&!Array.isArray(data)){let missing0;if((data.
digest===void 0||!func0.call(data,"digest"))&&(missing0="digest")||(data.schedules===void 0||!func0.call(data,"schedules"))&&(missing0="schedules")||(data.runs===
void 0||!func0.call(data,"runs"))&&(missing0="runs")||(data.ended===void 0||!func0.call(data,"ended"))&&(missing0="ended")||(data.divergence===void 0||!func0.call(
data,"divergence"))&&(missing0="divergence"))return validate34.errors=[{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:missing0},
message:"must have required property '"+missing0+"'"}],!1;{let _errs1=errors;for(let key0 of Object.keys(data))if(!(key0==="digest"||key0==="schedules"||key0===
"runs"||key0==="ended"||key0==="divergence")){return validate34.errors=[{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:key0},message:"must NOT have additional properties"}],!1;break}if(_errs1===errors){if(data.digest!==void 0&&func0.call(data,"digest")){let data0=data.
digest,_errs2=errors;if(errors===errors)if(typeof data0=="string"){if(!pattern10.test(data0))return validate34.errors=[{instancePath:instancePath+"/digest",schemaPath:"\
#/$defs/digest/pattern",keyword:"pattern",params:{pattern:"^sha256:[0-9a-f]{64}$"},message:'must match pattern "^sha256:[0-9a-f]{64}$"'}],!1}else return validate34.
errors=[{instancePath:instancePath+"/digest",schemaPath:"#/$defs/digest/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid0=_errs2===
errors}else var valid0=!0;if(valid0){if(data.schedules!==void 0&&func0.call(data,"schedules")){let data1=data.schedules,_errs5=errors;if(errors===_errs5)if(Array.
isArray(data1)){var valid2=!0;let len0=data1.length;for(let i0=0;i0<len0;i0++){let data2=data1[i0],_errs7=errors;if(errors===_errs7)if(data2&&typeof data2=="obj\
ect"&&!Array.isArray(data2)){let missing1;if((data2.name===void 0||!func0.call(data2,"name"))&&(missing1="name")||(data2.runs===void 0||!func0.call(data2,"runs"))&&
(missing1="runs"))return validate34.errors=[{instancePath:instancePath+"/schedules/"+i0,schemaPath:"#/properties/schedules/items/required",keyword:"required",params:{
missingProperty:missing1},message:"must have required property '"+missing1+"'"}],!1;{let _errs9=errors;for(let key1 of Object.keys(data2))if(!(key1==="name"||key1===
"runs")){return validate34.errors=[{instancePath:instancePath+"/schedules/"+i0,schemaPath:"#/properties/schedules/items/additionalProperties",keyword:"additiona\
lProperties",params:{additionalProperty:key1},message:"must NOT have additional properties"}],!1;break}if(_errs9===errors){if(data2.name!==void 0&&func0.call(data2,
"name")){let data3=data2.name,_errs10=errors;if(errors===errors)if(typeof data3=="string"){if(!pattern9.test(data3))return validate34.errors=[{instancePath:instancePath+
"/schedules/"+i0+"/name",schemaPath:"#/$defs/schedule/pattern",keyword:"pattern",params:{pattern:"^(?:canonical|reverse|shuffle:[A-Za-z0-9_.-]{1,64})$"},message:'\
must match pattern "^(?:canonical|reverse|shuffle:[A-Za-z0-9_.-]{1,64})$"'}],!1}else return validate34.errors=[{instancePath:instancePath+"/schedules/"+i0+"/nam\
e",schemaPath:"#/$defs/schedule/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid3=_errs10===errors}else var valid3=!0;if(valid3)
if(data2.runs!==void 0&&func0.call(data2,"runs")){let data4=data2.runs,_errs13=errors,_errs14=errors;if(!(typeof data4=="number"&&!(data4%1)&&!isNaN(data4)&&isFinite(
data4)))return validate34.errors=[{instancePath:instancePath+"/schedules/"+i0+"/runs",schemaPath:"#/$defs/number/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"}],!1;if(errors===_errs14&&typeof data4=="number"&&isFinite(data4)){if(data4>9007199254740991||isNaN(data4))return validate34.errors=[{instancePath:instancePath+
"/schedules/"+i0+"/runs",schemaPath:"#/$defs/number/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740\
991"}],!1;if(data4<0||isNaN(data4))return validate34.errors=[{instancePath:instancePath+"/schedules/"+i0+"/runs",schemaPath:"#/$defs/number/minimum",keyword:"mi\
nimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}var valid3=_errs13===errors}else var valid3=!0}}}else return validate34.errors=[{instancePath:instancePath+
"/schedules/"+i0,schemaPath:"#/properties/schedules/items/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var valid2=_errs7===errors;if(!valid2)
break}}else return validate34.errors=[{instancePath:instancePath+"/schedules",schemaPath:"#/properties/schedules/type",keyword:"type",params:{type:"array"},message:"\
must be array"}],!1;var valid0=_errs5===errors}else var valid0=!0;if(valid0){if(data.runs!==void 0&&func0.call(data,"runs")){let data5=data.runs,_errs16=errors,
_errs17=errors;if(!(typeof data5=="number"&&!(data5%1)&&!isNaN(data5)&&isFinite(data5)))return validate34.errors=[{instancePath:instancePath+"/runs",schemaPath:"\
#/$defs/number/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===_errs17&&typeof data5=="number"&&isFinite(data5)){if(data5>
9007199254740991||isNaN(data5))return validate34.errors=[{instancePath:instancePath+"/runs",schemaPath:"#/$defs/number/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991},message:"must be <= 9007199254740991"}],!1;if(data5<0||isNaN(data5))return validate34.errors=[{instancePath:instancePath+"/runs",schemaPath:"\
#/$defs/number/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}var valid0=_errs16===errors}else var valid0=!0;if(valid0){
if(data.ended!==void 0&&func0.call(data,"ended")){let data6=data.ended,_errs19=errors;if(errors===_errs19)if(typeof data6=="string"){if(func75(data6)<1)return validate34.
errors=[{instancePath:instancePath+"/ended",schemaPath:"#/properties/ended/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 c\
haracters"}],!1}else return validate34.errors=[{instancePath:instancePath+"/ended",schemaPath:"#/properties/ended/type",keyword:"type",params:{type:"string"},message:"\
must be string"}],!1;var valid0=_errs19===errors}else var valid0=!0;if(valid0)if(data.divergence!==void 0&&func0.call(data,"divergence")){let _errs21=errors;validate22(
data.divergence,{instancePath:instancePath+"/divergence",parentData:data,parentDataProperty:"divergence",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate22.
errors:vErrors.concat(validate22.errors),errors=vErrors.length);var valid0=_errs21===errors}else var valid0=!0}}}}}}else return validate34.errors=[{instancePath,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return validate34.errors=vErrors,errors===0}validate34.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};var schema68={type:"object",additionalProperties:!1,required:["path","range","severity","source","code","message"],properties:{
path:{$ref:"#/$defs/path"},range:{$ref:"#/$defs/range"},severity:{description:"null when the server did not say.",enum:["error","warning","information","hint",null]},
source:{type:["string","null"]},code:{type:["string","null"]},message:{type:"string"}}};function validate37(data,{instancePath="",parentData,parentDataProperty,
rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate37.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.
dynamicItems&&(evaluated0.items=void 0),errors===0)if(data&&typeof data=="object"&&!Array.isArray(data)){let missing0;if((data.path===void 0||!func0.call(data,"\
path"))&&(missing0="path")||(data.range===void 0||!func0.call(data,"range"))&&(missing0="range")||(data.severity===void 0||!func0.call(data,"severity"))&&(missing0=
"severity")||(data.source===void 0||!func0.call(data,"source"))&&(missing0="source")||(data.code===void 0||!func0.call(data,"code"))&&(missing0="code")||(data.message===
void 0||!func0.call(data,"message"))&&(missing0="message"))return validate37.errors=[{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:missing0},
message:"must have required property '"+missing0+"'"}],!1;{let _errs1=errors;for(let key0 of Object.keys(data))if(!(key0==="path"||key0==="range"||key0==="sever\
ity"||key0==="source"||key0==="code"||key0==="message")){return validate37.errors=[{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperti\
es",params:{additionalProperty:key0},message:"must NOT have additional properties"}],!1;break}if(_errs1===errors){if(data.path!==void 0&&func0.call(data,"path")){
let data0=data.path,_errs2=errors;if(errors===errors)if(typeof data0=="string"){if(!pattern8.test(data0))return validate37.errors=[{instancePath:instancePath+"/\
path",schemaPath:"#/$defs/path/pattern",keyword:"pattern",params:{pattern:"^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$"},message:'mus\
t match pattern "^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$"'}],!1}else return validate37.errors=[{instancePath:instancePath+"/path",
schemaPath:"#/$defs/path/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid0=_errs2===errors}else var valid0=!0;if(valid0){if(data.
range!==void 0&&func0.call(data,"range")){let _errs5=errors;validate26(data.range,{instancePath:instancePath+"/range",parentData:data,parentDataProperty:"range",
rootData,dynamicAnchors})||(vErrors=vErrors===null?validate26.errors:vErrors.concat(validate26.errors),errors=vErrors.length);var valid0=_errs5===errors}else var valid0=!0;
if(valid0){if(data.severity!==void 0&&func0.call(data,"severity")){let data2=data.severity,_errs6=errors;if(!(data2==="error"||data2==="warning"||data2==="infor\
mation"||data2==="hint"||data2===null))return validate37.errors=[{instancePath:instancePath+"/severity",schemaPath:"#/properties/severity/enum",keyword:"enum",params:{
allowedValues:schema68.properties.severity.enum},message:"must be equal to one of the allowed values"}],!1;var valid0=_errs6===errors}else var valid0=!0;if(valid0){
if(data.source!==void 0&&func0.call(data,"source")){let data3=data.source,_errs7=errors;if(typeof data3!="string"&&data3!==null)return validate37.errors=[{instancePath:instancePath+
"/source",schemaPath:"#/properties/source/type",keyword:"type",params:{type:schema68.properties.source.type},message:"must be string,null"}],!1;var valid0=_errs7===
errors}else var valid0=!0;if(valid0){if(data.code!==void 0&&func0.call(data,"code")){let data4=data.code,_errs9=errors;if(typeof data4!="string"&&data4!==null)return validate37.
errors=[{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type:schema68.properties.code.type},message:"must be strin\
g,null"}],!1;var valid0=_errs9===errors}else var valid0=!0;if(valid0)if(data.message!==void 0&&func0.call(data,"message")){let _errs11=errors;if(typeof data.message!=
"string")return validate37.errors=[{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type:"string"},message:"m\
ust be string"}],!1;var valid0=_errs11===errors}else var valid0=!0}}}}}}}else return validate37.errors=[{instancePath,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"}],!1;return validate37.errors=vErrors,errors===0}validate37.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function validate31(data,{
instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate31.evaluated;if(evaluated0.dynamicProps&&
(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),errors===0)if(data&&typeof data=="object"&&!Array.isArray(data)){let missing0;if((data.
runs===void 0||!func0.call(data,"runs"))&&(missing0="runs")||(data.distinct===void 0||!func0.call(data,"distinct"))&&(missing0="distinct")||(data.classes===void 0||
!func0.call(data,"classes"))&&(missing0="classes")||(data.worst===void 0||!func0.call(data,"worst"))&&(missing0="worst")||(data.firstDivergence===void 0||!func0.
call(data,"firstDivergence"))&&(missing0="firstDivergence")||(data.outcomes===void 0||!func0.call(data,"outcomes"))&&(missing0="outcomes")||(data.core===void 0||
!func0.call(data,"core"))&&(missing0="core")||(data.volatile===void 0||!func0.call(data,"volatile"))&&(missing0="volatile")||(data.unknown===void 0||!func0.call(
data,"unknown"))&&(missing0="unknown")||(data.upper95===void 0||!func0.call(data,"upper95"))&&(missing0="upper95"))return validate31.errors=[{instancePath,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:missing0},message:"must have required property '"+missing0+"'"}],!1;{let _errs1=errors;for(let key0 of Object.
keys(data))if(!func0.call(schema57.properties,key0)){return validate31.errors=[{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:key0},message:"must NOT have additional properties"}],!1;break}if(_errs1===errors){if(data.runs!==void 0&&func0.call(data,"runs")){let data0=data.
runs,_errs2=errors;if(!(typeof data0=="number"&&!(data0%1)&&!isNaN(data0)&&isFinite(data0)))return validate31.errors=[{instancePath:instancePath+"/runs",schemaPath:"\
#/properties/runs/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===_errs2&&typeof data0=="number"&&isFinite(data0)&&(data0<
1||isNaN(data0)))return validate31.errors=[{instancePath:instancePath+"/runs",schemaPath:"#/properties/runs/minimum",keyword:"minimum",params:{comparison:">=",limit:1},
message:"must be >= 1"}],!1;var valid0=_errs2===errors}else var valid0=!0;if(valid0){if(data.distinct!==void 0&&func0.call(data,"distinct")){let data1=data.distinct,
_errs4=errors;if(!(typeof data1=="number"&&!(data1%1)&&!isNaN(data1)&&isFinite(data1)))return validate31.errors=[{instancePath:instancePath+"/distinct",schemaPath:"\
#/properties/distinct/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===_errs4&&typeof data1=="number"&&isFinite(data1)&&(data1<
1||isNaN(data1)))return validate31.errors=[{instancePath:instancePath+"/distinct",schemaPath:"#/properties/distinct/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1},message:"must be >= 1"}],!1;var valid0=_errs4===errors}else var valid0=!0;if(valid0){if(data.classes!==void 0&&func0.call(data,"classes")){let _errs6=errors;
validate23(data.classes,{instancePath:instancePath+"/classes",parentData:data,parentDataProperty:"classes",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate23.
errors:vErrors.concat(validate23.errors),errors=vErrors.length);var valid0=_errs6===errors}else var valid0=!0;if(valid0){if(data.worst!==void 0&&func0.call(data,
"worst")){let data3=data.worst,_errs7=errors;if(!(data3==="D0"||data3==="D1"||data3==="D2"||data3==="D3"||data3==="D4"||data3==="D5"||data3==="D6"||data3==="D7"||
data3==="D8"||data3==="D9"))return validate31.errors=[{instancePath:instancePath+"/worst",schemaPath:"#/$defs/class/enum",keyword:"enum",params:{allowedValues:schema36.
enum},message:"must be equal to one of the allowed values"}],!1;var valid0=_errs7===errors}else var valid0=!0;if(valid0){if(data.firstDivergence!==void 0&&func0.
call(data,"firstDivergence")){let data4=data.firstDivergence,_errs9=errors,_errs10=errors,valid2=!1,passing0=null,_errs11=errors;if(errors===_errs11)if(data4&&typeof data4==
"object"&&!Array.isArray(data4)){let missing1;if((data4.run===void 0||!func0.call(data4,"run"))&&(missing1="run")||(data4.schedule===void 0||!func0.call(data4,"\
schedule"))&&(missing1="schedule")||(data4.divergence===void 0||!func0.call(data4,"divergence"))&&(missing1="divergence")){let err0={instancePath:instancePath+"\
/firstDivergence",schemaPath:"#/properties/firstDivergence/oneOf/0/required",keyword:"required",params:{missingProperty:missing1},message:"must have required pr\
operty '"+missing1+"'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}else{let _errs13=errors;for(let key1 of Object.keys(data4))if(!(key1==="run"||
key1==="schedule"||key1==="divergence")){let err1={instancePath:instancePath+"/firstDivergence",schemaPath:"#/properties/firstDivergence/oneOf/0/additionalPrope\
rties",keyword:"additionalProperties",params:{additionalProperty:key1},message:"must NOT have additional properties"};vErrors===null?vErrors=[err1]:vErrors.push(
err1),errors++;break}if(_errs13===errors){if(data4.run!==void 0&&func0.call(data4,"run")){let data5=data4.run,_errs14=errors;if(!(typeof data5=="number"&&!(data5%
1)&&!isNaN(data5)&&isFinite(data5))){let err2={instancePath:instancePath+"/firstDivergence/run",schemaPath:"#/properties/firstDivergence/oneOf/0/properties/run/\
type",keyword:"type",params:{type:"integer"},message:"must be integer"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}if(errors===_errs14&&typeof data5==
"number"&&isFinite(data5)&&(data5<2||isNaN(data5))){let err3={instancePath:instancePath+"/firstDivergence/run",schemaPath:"#/properties/firstDivergence/oneOf/0/\
properties/run/minimum",keyword:"minimum",params:{comparison:">=",limit:2},message:"must be >= 2"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}var valid3=_errs14===
errors}else var valid3=!0;if(valid3){if(data4.schedule!==void 0&&func0.call(data4,"schedule")){let data6=data4.schedule,_errs16=errors;if(errors===errors)if(typeof data6==
"string"){if(!pattern9.test(data6)){let err4={instancePath:instancePath+"/firstDivergence/schedule",schemaPath:"#/$defs/schedule/pattern",keyword:"pattern",params:{
pattern:"^(?:canonical|reverse|shuffle:[A-Za-z0-9_.-]{1,64})$"},message:'must match pattern "^(?:canonical|reverse|shuffle:[A-Za-z0-9_.-]{1,64})$"'};vErrors===null?
vErrors=[err4]:vErrors.push(err4),errors++}}else{let err5={instancePath:instancePath+"/firstDivergence/schedule",schemaPath:"#/$defs/schedule/type",keyword:"typ\
e",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}var valid3=_errs16===errors}else var valid3=!0;if(valid3)
if(data4.divergence!==void 0&&func0.call(data4,"divergence")){let _errs19=errors;validate22(data4.divergence,{instancePath:instancePath+"/firstDivergence/diverg\
ence",parentData:data4,parentDataProperty:"divergence",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate22.errors:vErrors.concat(validate22.errors),errors=
vErrors.length);var valid3=_errs19===errors}else var valid3=!0}}}}else{let err6={instancePath:instancePath+"/firstDivergence",schemaPath:"#/properties/firstDive\
rgence/oneOf/0/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}var _valid0=_errs11===
errors;_valid0&&(valid2=!0,passing0=0);let _errs20=errors;if(data4!==null){let err7={instancePath:instancePath+"/firstDivergence",schemaPath:"#/properties/first\
Divergence/oneOf/1/type",keyword:"type",params:{type:"null"},message:"must be null"};vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}var _valid0=_errs20===
errors;if(_valid0&&valid2?(valid2=!1,passing0=[passing0,1]):_valid0&&(valid2=!0,passing0=1),valid2)errors=_errs10,vErrors!==null&&(_errs10?vErrors.length=_errs10:
vErrors=null);else{let err8={instancePath:instancePath+"/firstDivergence",schemaPath:"#/properties/firstDivergence/oneOf",keyword:"oneOf",params:{passingSchemas:passing0},
message:"must match exactly one schema in oneOf"};return vErrors===null?vErrors=[err8]:vErrors.push(err8),errors++,validate31.errors=vErrors,!1}var valid0=_errs9===
errors}else var valid0=!0;if(valid0){if(data.outcomes!==void 0&&func0.call(data,"outcomes")){let data8=data.outcomes,_errs22=errors;if(errors===_errs22)if(Array.
isArray(data8)){var valid5=!0;let len0=data8.length;for(let i0=0;i0<len0;i0++){let _errs24=errors;validate34(data8[i0],{instancePath:instancePath+"/outcomes/"+i0,
parentData:data8,parentDataProperty:i0,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate34.errors:vErrors.concat(validate34.errors),errors=vErrors.length);
var valid5=_errs24===errors;if(!valid5)break}}else return validate31.errors=[{instancePath:instancePath+"/outcomes",schemaPath:"#/properties/outcomes/type",keyword:"\
type",params:{type:"array"},message:"must be array"}],!1;var valid0=_errs22===errors}else var valid0=!0;if(valid0){if(data.core!==void 0&&func0.call(data,"core")){
let data10=data.core,_errs25=errors;if(errors===_errs25)if(data10&&typeof data10=="object"&&!Array.isArray(data10)){let missing2;if((data10.count===void 0||!func0.
call(data10,"count"))&&(missing2="count")||(data10.digest===void 0||!func0.call(data10,"digest"))&&(missing2="digest"))return validate31.errors=[{instancePath:instancePath+
"/core",schemaPath:"#/properties/core/required",keyword:"required",params:{missingProperty:missing2},message:"must have required property '"+missing2+"'"}],!1;{
let _errs27=errors;for(let key2 of Object.keys(data10))if(!(key2==="count"||key2==="digest")){return validate31.errors=[{instancePath:instancePath+"/core",schemaPath:"\
#/properties/core/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key2},message:"must NOT have additional properties"}],!1;break}
if(_errs27===errors){if(data10.count!==void 0&&func0.call(data10,"count")){let data11=data10.count,_errs28=errors,_errs29=errors;if(!(typeof data11=="number"&&!(data11%
1)&&!isNaN(data11)&&isFinite(data11)))return validate31.errors=[{instancePath:instancePath+"/core/count",schemaPath:"#/$defs/number/type",keyword:"type",params:{
type:"integer"},message:"must be integer"}],!1;if(errors===_errs29&&typeof data11=="number"&&isFinite(data11)){if(data11>9007199254740991||isNaN(data11))return validate31.
errors=[{instancePath:instancePath+"/core/count",schemaPath:"#/$defs/number/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"\
must be <= 9007199254740991"}],!1;if(data11<0||isNaN(data11))return validate31.errors=[{instancePath:instancePath+"/core/count",schemaPath:"#/$defs/number/minim\
um",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}var valid6=_errs28===errors}else var valid6=!0;if(valid6)if(data10.digest!==void 0&&
func0.call(data10,"digest")){let data12=data10.digest,_errs31=errors;if(errors===errors)if(typeof data12=="string"){if(!pattern10.test(data12))return validate31.
errors=[{instancePath:instancePath+"/core/digest",schemaPath:"#/$defs/digest/pattern",keyword:"pattern",params:{pattern:"^sha256:[0-9a-f]{64}$"},message:'must m\
atch pattern "^sha256:[0-9a-f]{64}$"'}],!1}else return validate31.errors=[{instancePath:instancePath+"/core/digest",schemaPath:"#/$defs/digest/type",keyword:"ty\
pe",params:{type:"string"},message:"must be string"}],!1;var valid6=_errs31===errors}else var valid6=!0}}}else return validate31.errors=[{instancePath:instancePath+
"/core",schemaPath:"#/properties/core/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var valid0=_errs25===errors}else var valid0=!0;if(valid0){
if(data.volatile!==void 0&&func0.call(data,"volatile")){let data13=data.volatile,_errs34=errors;if(errors===_errs34)if(data13&&typeof data13=="object"&&!Array.isArray(
data13)){let missing3;if((data13.count===void 0||!func0.call(data13,"count"))&&(missing3="count")||(data13.findings===void 0||!func0.call(data13,"findings"))&&(missing3=
"findings"))return validate31.errors=[{instancePath:instancePath+"/volatile",schemaPath:"#/properties/volatile/required",keyword:"required",params:{missingProperty:missing3},
message:"must have required property '"+missing3+"'"}],!1;{let _errs36=errors;for(let key3 of Object.keys(data13))if(!(key3==="count"||key3==="findings")){return validate31.
errors=[{instancePath:instancePath+"/volatile",schemaPath:"#/properties/volatile/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key3},
message:"must NOT have additional properties"}],!1;break}if(_errs36===errors){if(data13.count!==void 0&&func0.call(data13,"count")){let data14=data13.count,_errs37=errors,
_errs38=errors;if(!(typeof data14=="number"&&!(data14%1)&&!isNaN(data14)&&isFinite(data14)))return validate31.errors=[{instancePath:instancePath+"/volatile/coun\
t",schemaPath:"#/$defs/number/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===_errs38&&typeof data14=="number"&&isFinite(
data14)){if(data14>9007199254740991||isNaN(data14))return validate31.errors=[{instancePath:instancePath+"/volatile/count",schemaPath:"#/$defs/number/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"}],!1;if(data14<0||isNaN(data14))return validate31.errors=[{instancePath:instancePath+
"/volatile/count",schemaPath:"#/$defs/number/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}var valid9=_errs37===errors}else
var valid9=!0;if(valid9)if(data13.findings!==void 0&&func0.call(data13,"findings")){let data15=data13.findings,_errs40=errors;if(errors===_errs40)if(Array.isArray(
data15)){var valid11=!0;let len1=data15.length;for(let i1=0;i1<len1;i1++){let data16=data15[i1],_errs42=errors;if(errors===_errs42)if(data16&&typeof data16=="ob\
ject"&&!Array.isArray(data16)){let missing4;if((data16.finding===void 0||!func0.call(data16,"finding"))&&(missing4="finding")||(data16.runs===void 0||!func0.call(
data16,"runs"))&&(missing4="runs")||(data16.of===void 0||!func0.call(data16,"of"))&&(missing4="of"))return validate31.errors=[{instancePath:instancePath+"/volat\
ile/findings/"+i1,schemaPath:"#/properties/volatile/properties/findings/items/required",keyword:"required",params:{missingProperty:missing4},message:"must have \
required property '"+missing4+"'"}],!1;{let _errs44=errors;for(let key4 of Object.keys(data16))if(!(key4==="finding"||key4==="runs"||key4==="of")){return validate31.
errors=[{instancePath:instancePath+"/volatile/findings/"+i1,schemaPath:"#/properties/volatile/properties/findings/items/additionalProperties",keyword:"additiona\
lProperties",params:{additionalProperty:key4},message:"must NOT have additional properties"}],!1;break}if(_errs44===errors){if(data16.finding!==void 0&&func0.call(
data16,"finding")){let _errs45=errors;validate37(data16.finding,{instancePath:instancePath+"/volatile/findings/"+i1+"/finding",parentData:data16,parentDataProperty:"\
finding",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate37.errors:vErrors.concat(validate37.errors),errors=vErrors.length);var valid12=_errs45===errors}else
var valid12=!0;if(valid12){if(data16.runs!==void 0&&func0.call(data16,"runs")){let data18=data16.runs,_errs46=errors;if(!(typeof data18=="number"&&!(data18%1)&&
!isNaN(data18)&&isFinite(data18)))return validate31.errors=[{instancePath:instancePath+"/volatile/findings/"+i1+"/runs",schemaPath:"#/properties/volatile/proper\
ties/findings/items/properties/runs/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===_errs46&&typeof data18=="number"&&isFinite(
data18)&&(data18<1||isNaN(data18)))return validate31.errors=[{instancePath:instancePath+"/volatile/findings/"+i1+"/runs",schemaPath:"#/properties/volatile/prope\
rties/findings/items/properties/runs/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"}],!1;var valid12=_errs46===errors}else var valid12=!0;
if(valid12)if(data16.of!==void 0&&func0.call(data16,"of")){let data19=data16.of,_errs48=errors;if(!(typeof data19=="number"&&!(data19%1)&&!isNaN(data19)&&isFinite(
data19)))return validate31.errors=[{instancePath:instancePath+"/volatile/findings/"+i1+"/of",schemaPath:"#/properties/volatile/properties/findings/items/propert\
ies/of/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===_errs48&&typeof data19=="number"&&isFinite(data19)&&(data19<1||isNaN(
data19)))return validate31.errors=[{instancePath:instancePath+"/volatile/findings/"+i1+"/of",schemaPath:"#/properties/volatile/properties/findings/items/propert\
ies/of/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"}],!1;var valid12=_errs48===errors}else var valid12=!0}}}}else return validate31.
errors=[{instancePath:instancePath+"/volatile/findings/"+i1,schemaPath:"#/properties/volatile/properties/findings/items/type",keyword:"type",params:{type:"objec\
t"},message:"must be object"}],!1;var valid11=_errs42===errors;if(!valid11)break}}else return validate31.errors=[{instancePath:instancePath+"/volatile/findings",
schemaPath:"#/properties/volatile/properties/findings/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var valid9=_errs40===errors}else var valid9=!0}}}else
return validate31.errors=[{instancePath:instancePath+"/volatile",schemaPath:"#/properties/volatile/type",keyword:"type",params:{type:"object"},message:"must be \
object"}],!1;var valid0=_errs34===errors}else var valid0=!0;if(valid0){if(data.unknown!==void 0&&func0.call(data,"unknown")){let data20=data.unknown,_errs50=errors;
if(errors===_errs50)if(Array.isArray(data20)){var valid13=!0;let len2=data20.length;for(let i2=0;i2<len2;i2++){let data21=data20[i2],_errs52=errors;if(errors===
errors)if(typeof data21=="string"){if(!pattern8.test(data21))return validate31.errors=[{instancePath:instancePath+"/unknown/"+i2,schemaPath:"#/$defs/path/patter\
n",keyword:"pattern",params:{pattern:"^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$"},message:'must match pattern "^(?!\\.{1,2}(?:/|$))[\
^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$"'}],!1}else return validate31.errors=[{instancePath:instancePath+"/unknown/"+i2,schemaPath:"#/$defs/path/type",
keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid13=_errs52===errors;if(!valid13)break}}else return validate31.errors=[{instancePath:instancePath+
"/unknown",schemaPath:"#/properties/unknown/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var valid0=_errs50===errors}else var valid0=!0;
if(valid0)if(data.upper95!==void 0&&func0.call(data,"upper95")){let data22=data.upper95,_errs55=errors,_errs56=errors,valid15=!1,passing1=null,_errs57=errors;if(errors===
errors)if(data22&&typeof data22=="object"&&!Array.isArray(data22)){let missing5;if((data22.exact===void 0||!func0.call(data22,"exact"))&&(missing5="exact")||(data22.
ruleOfThree===void 0||!func0.call(data22,"ruleOfThree"))&&(missing5="ruleOfThree")){let err9={instancePath:instancePath+"/upper95",schemaPath:"#/$defs/bound/req\
uired",keyword:"required",params:{missingProperty:missing5},message:"must have required property '"+missing5+"'"};vErrors===null?vErrors=[err9]:vErrors.push(err9),
errors++}else{let _errs60=errors;for(let key5 of Object.keys(data22))if(!(key5==="exact"||key5==="ruleOfThree")){let err10={instancePath:instancePath+"/upper95",
schemaPath:"#/$defs/bound/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key5},message:"must NOT have additional properties"};vErrors===
null?vErrors=[err10]:vErrors.push(err10),errors++;break}if(_errs60===errors){if(data22.exact!==void 0&&func0.call(data22,"exact")){let data23=data22.exact,_errs61=errors;
if(errors===_errs61)if(typeof data23=="number"&&isFinite(data23)){if(data23>1||isNaN(data23)){let err11={instancePath:instancePath+"/upper95/exact",schemaPath:"\
#/$defs/bound/properties/exact/maximum",keyword:"maximum",params:{comparison:"<=",limit:1},message:"must be <= 1"};vErrors===null?vErrors=[err11]:vErrors.push(err11),
errors++}else if(data23<0||isNaN(data23)){let err12={instancePath:instancePath+"/upper95/exact",schemaPath:"#/$defs/bound/properties/exact/minimum",keyword:"min\
imum",params:{comparison:">=",limit:0},message:"must be >= 0"};vErrors===null?vErrors=[err12]:vErrors.push(err12),errors++}}else{let err13={instancePath:instancePath+
"/upper95/exact",schemaPath:"#/$defs/bound/properties/exact/type",keyword:"type",params:{type:"number"},message:"must be number"};vErrors===null?vErrors=[err13]:
vErrors.push(err13),errors++}var valid17=_errs61===errors}else var valid17=!0;if(valid17)if(data22.ruleOfThree!==void 0&&func0.call(data22,"ruleOfThree")){let data24=data22.
ruleOfThree,_errs63=errors;if(errors===_errs63)if(typeof data24=="number"&&isFinite(data24)){if(data24>1||isNaN(data24)){let err14={instancePath:instancePath+"/\
upper95/ruleOfThree",schemaPath:"#/$defs/bound/properties/ruleOfThree/maximum",keyword:"maximum",params:{comparison:"<=",limit:1},message:"must be <= 1"};vErrors===
null?vErrors=[err14]:vErrors.push(err14),errors++}else if(data24<0||isNaN(data24)){let err15={instancePath:instancePath+"/upper95/ruleOfThree",schemaPath:"#/$de\
fs/bound/properties/ruleOfThree/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};vErrors===null?vErrors=[err15]:vErrors.push(
err15),errors++}}else{let err16={instancePath:instancePath+"/upper95/ruleOfThree",schemaPath:"#/$defs/bound/properties/ruleOfThree/type",keyword:"type",params:{
type:"number"},message:"must be number"};vErrors===null?vErrors=[err16]:vErrors.push(err16),errors++}var valid17=_errs63===errors}else var valid17=!0}}}else{let err17={
instancePath:instancePath+"/upper95",schemaPath:"#/$defs/bound/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err17]:
vErrors.push(err17),errors++}var _valid1=_errs57===errors;_valid1&&(valid15=!0,passing1=0);let _errs65=errors;if(data22!==null){let err18={instancePath:instancePath+
"/upper95",schemaPath:"#/properties/upper95/oneOf/1/type",keyword:"type",params:{type:"null"},message:"must be null"};vErrors===null?vErrors=[err18]:vErrors.push(
err18),errors++}var _valid1=_errs65===errors;if(_valid1&&valid15?(valid15=!1,passing1=[passing1,1]):_valid1&&(valid15=!0,passing1=1),valid15)errors=_errs56,vErrors!==
null&&(_errs56?vErrors.length=_errs56:vErrors=null);else{let err19={instancePath:instancePath+"/upper95",schemaPath:"#/properties/upper95/oneOf",keyword:"oneOf",
params:{passingSchemas:passing1},message:"must match exactly one schema in oneOf"};return vErrors===null?vErrors=[err19]:vErrors.push(err19),errors++,validate31.
errors=vErrors,!1}var valid0=_errs55===errors}else var valid0=!0}}}}}}}}}}}else return validate31.errors=[{instancePath,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"}],!1;return validate31.errors=vErrors,errors===0}validate31.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var schema75={
description:"What another version of the server changes, all else being the same: what every one of its repeats has and no canonical run.",type:"object",additionalProperties:!1,
required:["version","rules","files","findings","total","unknown","failures","repeated","unsettled"],properties:{repeated:{description:"How many runs it rests on\
: repeats of the other version, and canonical runs, the recording among them. Null where its first run differs in nothing, or where nothing could be compared.",
oneOf:[{type:"object",additionalProperties:!1,required:["own","canonical"],properties:{own:{$ref:"#/$defs/number"},canonical:{$ref:"#/$defs/number"}}},{type:"nu\
ll"}]},unsettled:{description:"What differed in some run of the other version and is not the version's. Cut at 1,000. seen-once: in its first run alone; mixed: \
anything else.",type:"object",additionalProperties:!1,required:["count","shown"],properties:{count:{$ref:"#/$defs/number"},shown:{type:"array",items:{type:"obje\
ct",additionalProperties:!1,required:["class","before","after","outcome","own","canonical","rate"],properties:{class:{enum:["D2","D3","D4","D5"]},before:{oneOf:[
{$ref:"#/$defs/finding"},{type:"null"}]},after:{oneOf:[{$ref:"#/$defs/finding"},{type:"null"}]},outcome:{enum:["mixed","seen-once"]},own:{$ref:"#/$defs/counted"},
canonical:{$ref:"#/$defs/counted"},rate:{oneOf:[{$ref:"#/$defs/rate"},{type:"null"}]}}}}}},version:{type:"string",minLength:1},rules:{type:"array",items:{type:"\
object",additionalProperties:!1,required:["source","code","added","removed","changed"],properties:{source:{type:["string","null"]},code:{type:["string","null"]},
added:{$ref:"#/$defs/number"},removed:{$ref:"#/$defs/number"},changed:{$ref:"#/$defs/number"}}}},files:{type:"array",items:{type:"object",additionalProperties:!1,
required:["path","added","removed","changed"],properties:{path:{$ref:"#/$defs/path"},added:{$ref:"#/$defs/number"},removed:{$ref:"#/$defs/number"},changed:{$ref:"\
#/$defs/number"}}}},findings:{description:"Cut at 1,000. D4 was added or removed, the others changed.",type:"object",additionalProperties:!1,required:["count","\
shown"],properties:{count:{$ref:"#/$defs/number"},shown:{type:"array",items:{type:"object",additionalProperties:!1,required:["class","before","after"],properties:{
class:{enum:["D2","D3","D4","D5"]},before:{oneOf:[{$ref:"#/$defs/finding"},{type:"null"}]},after:{oneOf:[{$ref:"#/$defs/finding"},{type:"null"}]}}}}}},total:{$ref:"\
#/$defs/counts"},unknown:{description:"Files that one version did not answer for.",type:"array",items:{type:"object",additionalProperties:!1,required:["path","b\
efore","after"],properties:{path:{$ref:"#/$defs/path"},before:{type:"string",minLength:1},after:{type:"string",minLength:1}}}},failures:{type:"object",additionalProperties:!1,
required:["before","after"],properties:{before:{type:["string","null"]},after:{type:["string","null"]}}}}};function validate48(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate48.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),errors===0)if(data&&typeof data=="object"&&!Array.isArray(
data)){let missing0;if((data.added===void 0||!func0.call(data,"added"))&&(missing0="added")||(data.removed===void 0||!func0.call(data,"removed"))&&(missing0="re\
moved")||(data.changed===void 0||!func0.call(data,"changed"))&&(missing0="changed"))return validate48.errors=[{instancePath,schemaPath:"#/required",keyword:"req\
uired",params:{missingProperty:missing0},message:"must have required property '"+missing0+"'"}],!1;{let _errs1=errors;for(let key0 of Object.keys(data))if(!(key0===
"added"||key0==="removed"||key0==="changed")){return validate48.errors=[{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:key0},message:"must NOT have additional properties"}],!1;break}if(_errs1===errors){if(data.added!==void 0&&func0.call(data,"added")){let data0=data.
added,_errs2=errors,_errs3=errors;if(!(typeof data0=="number"&&!(data0%1)&&!isNaN(data0)&&isFinite(data0)))return validate48.errors=[{instancePath:instancePath+
"/added",schemaPath:"#/$defs/number/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===_errs3&&typeof data0=="number"&&isFinite(
data0)){if(data0>9007199254740991||isNaN(data0))return validate48.errors=[{instancePath:instancePath+"/added",schemaPath:"#/$defs/number/maximum",keyword:"maxim\
um",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"}],!1;if(data0<0||isNaN(data0))return validate48.errors=[{instancePath:instancePath+
"/added",schemaPath:"#/$defs/number/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}var valid0=_errs2===errors}else var valid0=!0;
if(valid0){if(data.removed!==void 0&&func0.call(data,"removed")){let data1=data.removed,_errs5=errors,_errs6=errors;if(!(typeof data1=="number"&&!(data1%1)&&!isNaN(
data1)&&isFinite(data1)))return validate48.errors=[{instancePath:instancePath+"/removed",schemaPath:"#/$defs/number/type",keyword:"type",params:{type:"integer"},
message:"must be integer"}],!1;if(errors===_errs6&&typeof data1=="number"&&isFinite(data1)){if(data1>9007199254740991||isNaN(data1))return validate48.errors=[{instancePath:instancePath+
"/removed",schemaPath:"#/$defs/number/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"}],!1;if(data1<
0||isNaN(data1))return validate48.errors=[{instancePath:instancePath+"/removed",schemaPath:"#/$defs/number/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"}],!1}var valid0=_errs5===errors}else var valid0=!0;if(valid0)if(data.changed!==void 0&&func0.call(data,"changed")){let data2=data.changed,
_errs8=errors,_errs9=errors;if(!(typeof data2=="number"&&!(data2%1)&&!isNaN(data2)&&isFinite(data2)))return validate48.errors=[{instancePath:instancePath+"/chan\
ged",schemaPath:"#/$defs/number/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===_errs9&&typeof data2=="number"&&isFinite(
data2)){if(data2>9007199254740991||isNaN(data2))return validate48.errors=[{instancePath:instancePath+"/changed",schemaPath:"#/$defs/number/maximum",keyword:"max\
imum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"}],!1;if(data2<0||isNaN(data2))return validate48.errors=[{instancePath:instancePath+
"/changed",schemaPath:"#/$defs/number/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}var valid0=_errs8===errors}else var valid0=!0}}}}else
return validate48.errors=[{instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return validate48.errors=vErrors,
errors===0}validate48.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function validate43(data,{instancePath="",parentData,parentDataProperty,rootData=data,
dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate43.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),errors===0)if(data&&typeof data=="object"&&!Array.isArray(data)){let missing0;if((data.version===void 0||!func0.call(data,"version"))&&
(missing0="version")||(data.rules===void 0||!func0.call(data,"rules"))&&(missing0="rules")||(data.files===void 0||!func0.call(data,"files"))&&(missing0="files")||
(data.findings===void 0||!func0.call(data,"findings"))&&(missing0="findings")||(data.total===void 0||!func0.call(data,"total"))&&(missing0="total")||(data.unknown===
void 0||!func0.call(data,"unknown"))&&(missing0="unknown")||(data.failures===void 0||!func0.call(data,"failures"))&&(missing0="failures")||(data.repeated===void 0||
!func0.call(data,"repeated"))&&(missing0="repeated")||(data.unsettled===void 0||!func0.call(data,"unsettled"))&&(missing0="unsettled"))return validate43.errors=
[{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:missing0},message:"must have required property '"+missing0+"'"}],!1;{let _errs1=errors;
for(let key0 of Object.keys(data))if(!func0.call(schema75.properties,key0)){return validate43.errors=[{instancePath,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"}],!1;break}if(_errs1===errors){if(data.repeated!==void 0&&func0.
call(data,"repeated")){let data0=data.repeated,_errs2=errors,_errs3=errors,valid1=!1,passing0=null,_errs4=errors;if(errors===_errs4)if(data0&&typeof data0=="obj\
ect"&&!Array.isArray(data0)){let missing1;if((data0.own===void 0||!func0.call(data0,"own"))&&(missing1="own")||(data0.canonical===void 0||!func0.call(data0,"can\
onical"))&&(missing1="canonical")){let err0={instancePath:instancePath+"/repeated",schemaPath:"#/properties/repeated/oneOf/0/required",keyword:"required",params:{
missingProperty:missing1},message:"must have required property '"+missing1+"'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}else{let _errs6=errors;
for(let key1 of Object.keys(data0))if(!(key1==="own"||key1==="canonical")){let err1={instancePath:instancePath+"/repeated",schemaPath:"#/properties/repeated/one\
Of/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key1},message:"must NOT have additional properties"};vErrors===null?vErrors=
[err1]:vErrors.push(err1),errors++;break}if(_errs6===errors){if(data0.own!==void 0&&func0.call(data0,"own")){let data1=data0.own,_errs7=errors,_errs8=errors;if(!(typeof data1==
"number"&&!(data1%1)&&!isNaN(data1)&&isFinite(data1))){let err2={instancePath:instancePath+"/repeated/own",schemaPath:"#/$defs/number/type",keyword:"type",params:{
type:"integer"},message:"must be integer"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}if(errors===_errs8&&typeof data1=="number"&&isFinite(data1)){
if(data1>9007199254740991||isNaN(data1)){let err3={instancePath:instancePath+"/repeated/own",schemaPath:"#/$defs/number/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991},message:"must be <= 9007199254740991"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}else if(data1<0||isNaN(data1)){let err4={
instancePath:instancePath+"/repeated/own",schemaPath:"#/$defs/number/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};vErrors===
null?vErrors=[err4]:vErrors.push(err4),errors++}}var valid2=_errs7===errors}else var valid2=!0;if(valid2)if(data0.canonical!==void 0&&func0.call(data0,"canonica\
l")){let data2=data0.canonical,_errs10=errors,_errs11=errors;if(!(typeof data2=="number"&&!(data2%1)&&!isNaN(data2)&&isFinite(data2))){let err5={instancePath:instancePath+
"/repeated/canonical",schemaPath:"#/$defs/number/type",keyword:"type",params:{type:"integer"},message:"must be integer"};vErrors===null?vErrors=[err5]:vErrors.push(
err5),errors++}if(errors===_errs11&&typeof data2=="number"&&isFinite(data2)){if(data2>9007199254740991||isNaN(data2)){let err6={instancePath:instancePath+"/repe\
ated/canonical",schemaPath:"#/$defs/number/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};vErrors===
null?vErrors=[err6]:vErrors.push(err6),errors++}else if(data2<0||isNaN(data2)){let err7={instancePath:instancePath+"/repeated/canonical",schemaPath:"#/$defs/num\
ber/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}}var valid2=_errs10===
errors}else var valid2=!0}}}else{let err8={instancePath:instancePath+"/repeated",schemaPath:"#/properties/repeated/oneOf/0/type",keyword:"type",params:{type:"ob\
ject"},message:"must be object"};vErrors===null?vErrors=[err8]:vErrors.push(err8),errors++}var _valid0=_errs4===errors;_valid0&&(valid1=!0,passing0=0);let _errs13=errors;
if(data0!==null){let err9={instancePath:instancePath+"/repeated",schemaPath:"#/properties/repeated/oneOf/1/type",keyword:"type",params:{type:"null"},message:"mu\
st be null"};vErrors===null?vErrors=[err9]:vErrors.push(err9),errors++}var _valid0=_errs13===errors;if(_valid0&&valid1?(valid1=!1,passing0=[passing0,1]):_valid0&&
(valid1=!0,passing0=1),valid1)errors=_errs3,vErrors!==null&&(_errs3?vErrors.length=_errs3:vErrors=null);else{let err10={instancePath:instancePath+"/repeated",schemaPath:"\
#/properties/repeated/oneOf",keyword:"oneOf",params:{passingSchemas:passing0},message:"must match exactly one schema in oneOf"};return vErrors===null?vErrors=[err10]:
vErrors.push(err10),errors++,validate43.errors=vErrors,!1}var valid0=_errs2===errors}else var valid0=!0;if(valid0){if(data.unsettled!==void 0&&func0.call(data,"\
unsettled")){let data3=data.unsettled,_errs15=errors;if(errors===_errs15)if(data3&&typeof data3=="object"&&!Array.isArray(data3)){let missing2;if((data3.count===
void 0||!func0.call(data3,"count"))&&(missing2="count")||(data3.shown===void 0||!func0.call(data3,"shown"))&&(missing2="shown"))return validate43.errors=[{instancePath:instancePath+
"/unsettled",schemaPath:"#/properties/unsettled/required",keyword:"required",params:{missingProperty:missing2},message:"must have required property '"+missing2+
"'"}],!1;{let _errs17=errors;for(let key2 of Object.keys(data3))if(!(key2==="count"||key2==="shown")){return validate43.errors=[{instancePath:instancePath+"/uns\
ettled",schemaPath:"#/properties/unsettled/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key2},message:"must NOT have addition\
al properties"}],!1;break}if(_errs17===errors){if(data3.count!==void 0&&func0.call(data3,"count")){let data4=data3.count,_errs18=errors,_errs19=errors;if(!(typeof data4==
"number"&&!(data4%1)&&!isNaN(data4)&&isFinite(data4)))return validate43.errors=[{instancePath:instancePath+"/unsettled/count",schemaPath:"#/$defs/number/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===_errs19&&typeof data4=="number"&&isFinite(data4)){if(data4>9007199254740991||isNaN(data4))
return validate43.errors=[{instancePath:instancePath+"/unsettled/count",schemaPath:"#/$defs/number/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},
message:"must be <= 9007199254740991"}],!1;if(data4<0||isNaN(data4))return validate43.errors=[{instancePath:instancePath+"/unsettled/count",schemaPath:"#/$defs/\
number/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}var valid5=_errs18===errors}else var valid5=!0;if(valid5)if(data3.
shown!==void 0&&func0.call(data3,"shown")){let data5=data3.shown,_errs21=errors;if(errors===_errs21)if(Array.isArray(data5)){var valid7=!0;let len0=data5.length;
for(let i0=0;i0<len0;i0++){let data6=data5[i0],_errs23=errors;if(errors===_errs23)if(data6&&typeof data6=="object"&&!Array.isArray(data6)){let missing3;if((data6.
class===void 0||!func0.call(data6,"class"))&&(missing3="class")||(data6.before===void 0||!func0.call(data6,"before"))&&(missing3="before")||(data6.after===void 0||
!func0.call(data6,"after"))&&(missing3="after")||(data6.outcome===void 0||!func0.call(data6,"outcome"))&&(missing3="outcome")||(data6.own===void 0||!func0.call(
data6,"own"))&&(missing3="own")||(data6.canonical===void 0||!func0.call(data6,"canonical"))&&(missing3="canonical")||(data6.rate===void 0||!func0.call(data6,"ra\
te"))&&(missing3="rate"))return validate43.errors=[{instancePath:instancePath+"/unsettled/shown/"+i0,schemaPath:"#/properties/unsettled/properties/shown/items/r\
equired",keyword:"required",params:{missingProperty:missing3},message:"must have required property '"+missing3+"'"}],!1;{let _errs25=errors;for(let key3 of Object.
keys(data6))if(!(key3==="class"||key3==="before"||key3==="after"||key3==="outcome"||key3==="own"||key3==="canonical"||key3==="rate")){return validate43.errors=[
{instancePath:instancePath+"/unsettled/shown/"+i0,schemaPath:"#/properties/unsettled/properties/shown/items/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:key3},message:"must NOT have additional properties"}],!1;break}if(_errs25===errors){if(data6.class!==void 0&&func0.call(data6,"class")){
let data7=data6.class,_errs26=errors;if(!(data7==="D2"||data7==="D3"||data7==="D4"||data7==="D5"))return validate43.errors=[{instancePath:instancePath+"/unsettl\
ed/shown/"+i0+"/class",schemaPath:"#/properties/unsettled/properties/shown/items/properties/class/enum",keyword:"enum",params:{allowedValues:schema75.properties.
unsettled.properties.shown.items.properties.class.enum},message:"must be equal to one of the allowed values"}],!1;var valid8=_errs26===errors}else var valid8=!0;
if(valid8){if(data6.before!==void 0&&func0.call(data6,"before")){let data8=data6.before,_errs27=errors,_errs28=errors,valid9=!1,passing1=null,_errs29=errors;validate37(
data8,{instancePath:instancePath+"/unsettled/shown/"+i0+"/before",parentData:data6,parentDataProperty:"before",rootData,dynamicAnchors})||(vErrors=vErrors===null?
validate37.errors:vErrors.concat(validate37.errors),errors=vErrors.length);var _valid1=_errs29===errors;_valid1&&(valid9=!0,passing1=0);let _errs30=errors;if(data8!==
null){let err11={instancePath:instancePath+"/unsettled/shown/"+i0+"/before",schemaPath:"#/properties/unsettled/properties/shown/items/properties/before/oneOf/1/\
type",keyword:"type",params:{type:"null"},message:"must be null"};vErrors===null?vErrors=[err11]:vErrors.push(err11),errors++}var _valid1=_errs30===errors;if(_valid1&&
valid9?(valid9=!1,passing1=[passing1,1]):_valid1&&(valid9=!0,passing1=1),valid9)errors=_errs28,vErrors!==null&&(_errs28?vErrors.length=_errs28:vErrors=null);else{
let err12={instancePath:instancePath+"/unsettled/shown/"+i0+"/before",schemaPath:"#/properties/unsettled/properties/shown/items/properties/before/oneOf",keyword:"\
oneOf",params:{passingSchemas:passing1},message:"must match exactly one schema in oneOf"};return vErrors===null?vErrors=[err12]:vErrors.push(err12),errors++,validate43.
errors=vErrors,!1}var valid8=_errs27===errors}else var valid8=!0;if(valid8){if(data6.after!==void 0&&func0.call(data6,"after")){let data9=data6.after,_errs32=errors,
_errs33=errors,valid10=!1,passing2=null,_errs34=errors;validate37(data9,{instancePath:instancePath+"/unsettled/shown/"+i0+"/after",parentData:data6,parentDataProperty:"\
after",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate37.errors:vErrors.concat(validate37.errors),errors=vErrors.length);var _valid2=_errs34===errors;
_valid2&&(valid10=!0,passing2=0);let _errs35=errors;if(data9!==null){let err13={instancePath:instancePath+"/unsettled/shown/"+i0+"/after",schemaPath:"#/properti\
es/unsettled/properties/shown/items/properties/after/oneOf/1/type",keyword:"type",params:{type:"null"},message:"must be null"};vErrors===null?vErrors=[err13]:vErrors.
push(err13),errors++}var _valid2=_errs35===errors;if(_valid2&&valid10?(valid10=!1,passing2=[passing2,1]):_valid2&&(valid10=!0,passing2=1),valid10)errors=_errs33,
vErrors!==null&&(_errs33?vErrors.length=_errs33:vErrors=null);else{let err14={instancePath:instancePath+"/unsettled/shown/"+i0+"/after",schemaPath:"#/properties\
/unsettled/properties/shown/items/properties/after/oneOf",keyword:"oneOf",params:{passingSchemas:passing2},message:"must match exactly one schema in oneOf"};return vErrors===
null?vErrors=[err14]:vErrors.push(err14),errors++,validate43.errors=vErrors,!1}var valid8=_errs32===errors}else var valid8=!0;if(valid8){if(data6.outcome!==void 0&&
func0.call(data6,"outcome")){let data10=data6.outcome,_errs37=errors;if(!(data10==="mixed"||data10==="seen-once"))return validate43.errors=[{instancePath:instancePath+
"/unsettled/shown/"+i0+"/outcome",schemaPath:"#/properties/unsettled/properties/shown/items/properties/outcome/enum",keyword:"enum",params:{allowedValues:schema75.
properties.unsettled.properties.shown.items.properties.outcome.enum},message:"must be equal to one of the allowed values"}],!1;var valid8=_errs37===errors}else var valid8=!0;
if(valid8){if(data6.own!==void 0&&func0.call(data6,"own")){let data11=data6.own,_errs38=errors;if(errors===errors)if(data11&&typeof data11=="object"&&!Array.isArray(
data11)){let missing4;if((data11.runs===void 0||!func0.call(data11,"runs"))&&(missing4="runs")||(data11.of===void 0||!func0.call(data11,"of"))&&(missing4="of"))
return validate43.errors=[{instancePath:instancePath+"/unsettled/shown/"+i0+"/own",schemaPath:"#/$defs/counted/required",keyword:"required",params:{missingProperty:missing4},
message:"must have required property '"+missing4+"'"}],!1;{let _errs41=errors;for(let key4 of Object.keys(data11))if(!(key4==="runs"||key4==="of")){return validate43.
errors=[{instancePath:instancePath+"/unsettled/shown/"+i0+"/own",schemaPath:"#/$defs/counted/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key4},
message:"must NOT have additional properties"}],!1;break}if(_errs41===errors){if(data11.runs!==void 0&&func0.call(data11,"runs")){let data12=data11.runs,_errs42=errors;
if(!(typeof data12=="number"&&!(data12%1)&&!isNaN(data12)&&isFinite(data12)))return validate43.errors=[{instancePath:instancePath+"/unsettled/shown/"+i0+"/own/r\
uns",schemaPath:"#/$defs/counted/properties/runs/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===_errs42&&typeof data12==
"number"&&isFinite(data12)&&(data12<0||isNaN(data12)))return validate43.errors=[{instancePath:instancePath+"/unsettled/shown/"+i0+"/own/runs",schemaPath:"#/$def\
s/counted/properties/runs/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1;var valid12=_errs42===errors}else var valid12=!0;
if(valid12)if(data11.of!==void 0&&func0.call(data11,"of")){let data13=data11.of,_errs44=errors;if(!(typeof data13=="number"&&!(data13%1)&&!isNaN(data13)&&isFinite(
data13)))return validate43.errors=[{instancePath:instancePath+"/unsettled/shown/"+i0+"/own/of",schemaPath:"#/$defs/counted/properties/of/type",keyword:"type",params:{
type:"integer"},message:"must be integer"}],!1;if(errors===_errs44&&typeof data13=="number"&&isFinite(data13)&&(data13<0||isNaN(data13)))return validate43.errors=
[{instancePath:instancePath+"/unsettled/shown/"+i0+"/own/of",schemaPath:"#/$defs/counted/properties/of/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"}],!1;var valid12=_errs44===errors}else var valid12=!0}}}else return validate43.errors=[{instancePath:instancePath+"/unsettled/shown/"+i0+
"/own",schemaPath:"#/$defs/counted/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var valid8=_errs38===errors}else var valid8=!0;if(valid8){
if(data6.canonical!==void 0&&func0.call(data6,"canonical")){let data14=data6.canonical,_errs46=errors;if(errors===errors)if(data14&&typeof data14=="object"&&!Array.
isArray(data14)){let missing5;if((data14.runs===void 0||!func0.call(data14,"runs"))&&(missing5="runs")||(data14.of===void 0||!func0.call(data14,"of"))&&(missing5=
"of"))return validate43.errors=[{instancePath:instancePath+"/unsettled/shown/"+i0+"/canonical",schemaPath:"#/$defs/counted/required",keyword:"required",params:{
missingProperty:missing5},message:"must have required property '"+missing5+"'"}],!1;{let _errs49=errors;for(let key5 of Object.keys(data14))if(!(key5==="runs"||
key5==="of")){return validate43.errors=[{instancePath:instancePath+"/unsettled/shown/"+i0+"/canonical",schemaPath:"#/$defs/counted/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:key5},message:"must NOT have additional properties"}],!1;break}if(_errs49===errors){if(data14.runs!==void 0&&func0.
call(data14,"runs")){let data15=data14.runs,_errs50=errors;if(!(typeof data15=="number"&&!(data15%1)&&!isNaN(data15)&&isFinite(data15)))return validate43.errors=
[{instancePath:instancePath+"/unsettled/shown/"+i0+"/canonical/runs",schemaPath:"#/$defs/counted/properties/runs/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"}],!1;if(errors===_errs50&&typeof data15=="number"&&isFinite(data15)&&(data15<0||isNaN(data15)))return validate43.errors=[{instancePath:instancePath+
"/unsettled/shown/"+i0+"/canonical/runs",schemaPath:"#/$defs/counted/properties/runs/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must b\
e >= 0"}],!1;var valid14=_errs50===errors}else var valid14=!0;if(valid14)if(data14.of!==void 0&&func0.call(data14,"of")){let data16=data14.of,_errs52=errors;if(!(typeof data16==
"number"&&!(data16%1)&&!isNaN(data16)&&isFinite(data16)))return validate43.errors=[{instancePath:instancePath+"/unsettled/shown/"+i0+"/canonical/of",schemaPath:"\
#/$defs/counted/properties/of/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===_errs52&&typeof data16=="number"&&isFinite(
data16)&&(data16<0||isNaN(data16)))return validate43.errors=[{instancePath:instancePath+"/unsettled/shown/"+i0+"/canonical/of",schemaPath:"#/$defs/counted/prope\
rties/of/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1;var valid14=_errs52===errors}else var valid14=!0}}}else return validate43.
errors=[{instancePath:instancePath+"/unsettled/shown/"+i0+"/canonical",schemaPath:"#/$defs/counted/type",keyword:"type",params:{type:"object"},message:"must be \
object"}],!1;var valid8=_errs46===errors}else var valid8=!0;if(valid8)if(data6.rate!==void 0&&func0.call(data6,"rate")){let data17=data6.rate,_errs54=errors,_errs55=errors,
valid15=!1,passing3=null,_errs56=errors;if(errors===errors)if(data17&&typeof data17=="object"&&!Array.isArray(data17)){let missing6;if((data17.runs===void 0||!func0.
call(data17,"runs"))&&(missing6="runs")||(data17.of===void 0||!func0.call(data17,"of"))&&(missing6="of")||(data17.low===void 0||!func0.call(data17,"low"))&&(missing6=
"low")||(data17.high===void 0||!func0.call(data17,"high"))&&(missing6="high")){let err15={instancePath:instancePath+"/unsettled/shown/"+i0+"/rate",schemaPath:"#\
/$defs/rate/required",keyword:"required",params:{missingProperty:missing6},message:"must have required property '"+missing6+"'"};vErrors===null?vErrors=[err15]:
vErrors.push(err15),errors++}else{let _errs59=errors;for(let key6 of Object.keys(data17))if(!(key6==="runs"||key6==="of"||key6==="low"||key6==="high")){let err16={
instancePath:instancePath+"/unsettled/shown/"+i0+"/rate",schemaPath:"#/$defs/rate/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key6},
message:"must NOT have additional properties"};vErrors===null?vErrors=[err16]:vErrors.push(err16),errors++;break}if(_errs59===errors){if(data17.runs!==void 0&&func0.
call(data17,"runs")){let data18=data17.runs,_errs60=errors;if(!(typeof data18=="number"&&!(data18%1)&&!isNaN(data18)&&isFinite(data18))){let err17={instancePath:instancePath+
"/unsettled/shown/"+i0+"/rate/runs",schemaPath:"#/$defs/rate/properties/runs/type",keyword:"type",params:{type:"integer"},message:"must be integer"};vErrors===null?
vErrors=[err17]:vErrors.push(err17),errors++}if(errors===_errs60&&typeof data18=="number"&&isFinite(data18)&&(data18<0||isNaN(data18))){let err18={instancePath:instancePath+
"/unsettled/shown/"+i0+"/rate/runs",schemaPath:"#/$defs/rate/properties/runs/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};
vErrors===null?vErrors=[err18]:vErrors.push(err18),errors++}var valid17=_errs60===errors}else var valid17=!0;if(valid17){if(data17.of!==void 0&&func0.call(data17,
"of")){let data19=data17.of,_errs62=errors;if(!(typeof data19=="number"&&!(data19%1)&&!isNaN(data19)&&isFinite(data19))){let err19={instancePath:instancePath+"/\
unsettled/shown/"+i0+"/rate/of",schemaPath:"#/$defs/rate/properties/of/type",keyword:"type",params:{type:"integer"},message:"must be integer"};vErrors===null?vErrors=
[err19]:vErrors.push(err19),errors++}if(errors===_errs62&&typeof data19=="number"&&isFinite(data19)&&(data19<1||isNaN(data19))){let err20={instancePath:instancePath+
"/unsettled/shown/"+i0+"/rate/of",schemaPath:"#/$defs/rate/properties/of/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};vErrors===
null?vErrors=[err20]:vErrors.push(err20),errors++}var valid17=_errs62===errors}else var valid17=!0;if(valid17){if(data17.low!==void 0&&func0.call(data17,"low")){
let data20=data17.low,_errs64=errors;if(errors===_errs64)if(typeof data20=="number"&&isFinite(data20)){if(data20>1||isNaN(data20)){let err21={instancePath:instancePath+
"/unsettled/shown/"+i0+"/rate/low",schemaPath:"#/$defs/rate/properties/low/maximum",keyword:"maximum",params:{comparison:"<=",limit:1},message:"must be <= 1"};vErrors===
null?vErrors=[err21]:vErrors.push(err21),errors++}else if(data20<0||isNaN(data20)){let err22={instancePath:instancePath+"/unsettled/shown/"+i0+"/rate/low",schemaPath:"\
#/$defs/rate/properties/low/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};vErrors===null?vErrors=[err22]:vErrors.push(err22),
errors++}}else{let err23={instancePath:instancePath+"/unsettled/shown/"+i0+"/rate/low",schemaPath:"#/$defs/rate/properties/low/type",keyword:"type",params:{type:"\
number"},message:"must be number"};vErrors===null?vErrors=[err23]:vErrors.push(err23),errors++}var valid17=_errs64===errors}else var valid17=!0;if(valid17)if(data17.
high!==void 0&&func0.call(data17,"high")){let data21=data17.high,_errs66=errors;if(errors===_errs66)if(typeof data21=="number"&&isFinite(data21)){if(data21>1||isNaN(
data21)){let err24={instancePath:instancePath+"/unsettled/shown/"+i0+"/rate/high",schemaPath:"#/$defs/rate/properties/high/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:1},message:"must be <= 1"};vErrors===null?vErrors=[err24]:vErrors.push(err24),errors++}else if(data21<0||isNaN(data21)){let err25={instancePath:instancePath+
"/unsettled/shown/"+i0+"/rate/high",schemaPath:"#/$defs/rate/properties/high/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};
vErrors===null?vErrors=[err25]:vErrors.push(err25),errors++}}else{let err26={instancePath:instancePath+"/unsettled/shown/"+i0+"/rate/high",schemaPath:"#/$defs/r\
ate/properties/high/type",keyword:"type",params:{type:"number"},message:"must be number"};vErrors===null?vErrors=[err26]:vErrors.push(err26),errors++}var valid17=_errs66===
errors}else var valid17=!0}}}}}else{let err27={instancePath:instancePath+"/unsettled/shown/"+i0+"/rate",schemaPath:"#/$defs/rate/type",keyword:"type",params:{type:"\
object"},message:"must be object"};vErrors===null?vErrors=[err27]:vErrors.push(err27),errors++}var _valid3=_errs56===errors;_valid3&&(valid15=!0,passing3=0);let _errs68=errors;
if(data17!==null){let err28={instancePath:instancePath+"/unsettled/shown/"+i0+"/rate",schemaPath:"#/properties/unsettled/properties/shown/items/properties/rate/\
oneOf/1/type",keyword:"type",params:{type:"null"},message:"must be null"};vErrors===null?vErrors=[err28]:vErrors.push(err28),errors++}var _valid3=_errs68===errors;
if(_valid3&&valid15?(valid15=!1,passing3=[passing3,1]):_valid3&&(valid15=!0,passing3=1),valid15)errors=_errs55,vErrors!==null&&(_errs55?vErrors.length=_errs55:vErrors=
null);else{let err29={instancePath:instancePath+"/unsettled/shown/"+i0+"/rate",schemaPath:"#/properties/unsettled/properties/shown/items/properties/rate/oneOf",
keyword:"oneOf",params:{passingSchemas:passing3},message:"must match exactly one schema in oneOf"};return vErrors===null?vErrors=[err29]:vErrors.push(err29),errors++,
validate43.errors=vErrors,!1}var valid8=_errs54===errors}else var valid8=!0}}}}}}}}else return validate43.errors=[{instancePath:instancePath+"/unsettled/shown/"+
i0,schemaPath:"#/properties/unsettled/properties/shown/items/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var valid7=_errs23===errors;
if(!valid7)break}}else return validate43.errors=[{instancePath:instancePath+"/unsettled/shown",schemaPath:"#/properties/unsettled/properties/shown/type",keyword:"\
type",params:{type:"array"},message:"must be array"}],!1;var valid5=_errs21===errors}else var valid5=!0}}}else return validate43.errors=[{instancePath:instancePath+
"/unsettled",schemaPath:"#/properties/unsettled/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var valid0=_errs15===errors}else var valid0=!0;
if(valid0){if(data.version!==void 0&&func0.call(data,"version")){let data22=data.version,_errs70=errors;if(errors===_errs70)if(typeof data22=="string"){if(func75(
data22)<1)return validate43.errors=[{instancePath:instancePath+"/version",schemaPath:"#/properties/version/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"}],!1}else return validate43.errors=[{instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"\
type",params:{type:"string"},message:"must be string"}],!1;var valid0=_errs70===errors}else var valid0=!0;if(valid0){if(data.rules!==void 0&&func0.call(data,"ru\
les")){let data23=data.rules,_errs72=errors;if(errors===_errs72)if(Array.isArray(data23)){var valid18=!0;let len1=data23.length;for(let i1=0;i1<len1;i1++){let data24=data23[i1],
_errs74=errors;if(errors===_errs74)if(data24&&typeof data24=="object"&&!Array.isArray(data24)){let missing7;if((data24.source===void 0||!func0.call(data24,"sour\
ce"))&&(missing7="source")||(data24.code===void 0||!func0.call(data24,"code"))&&(missing7="code")||(data24.added===void 0||!func0.call(data24,"added"))&&(missing7=
"added")||(data24.removed===void 0||!func0.call(data24,"removed"))&&(missing7="removed")||(data24.changed===void 0||!func0.call(data24,"changed"))&&(missing7="c\
hanged"))return validate43.errors=[{instancePath:instancePath+"/rules/"+i1,schemaPath:"#/properties/rules/items/required",keyword:"required",params:{missingProperty:missing7},
message:"must have required property '"+missing7+"'"}],!1;{let _errs76=errors;for(let key7 of Object.keys(data24))if(!(key7==="source"||key7==="code"||key7==="a\
dded"||key7==="removed"||key7==="changed")){return validate43.errors=[{instancePath:instancePath+"/rules/"+i1,schemaPath:"#/properties/rules/items/additionalPro\
perties",keyword:"additionalProperties",params:{additionalProperty:key7},message:"must NOT have additional properties"}],!1;break}if(_errs76===errors){if(data24.
source!==void 0&&func0.call(data24,"source")){let data25=data24.source,_errs77=errors;if(typeof data25!="string"&&data25!==null)return validate43.errors=[{instancePath:instancePath+
"/rules/"+i1+"/source",schemaPath:"#/properties/rules/items/properties/source/type",keyword:"type",params:{type:schema75.properties.rules.items.properties.source.
type},message:"must be string,null"}],!1;var valid19=_errs77===errors}else var valid19=!0;if(valid19){if(data24.code!==void 0&&func0.call(data24,"code")){let data26=data24.
code,_errs79=errors;if(typeof data26!="string"&&data26!==null)return validate43.errors=[{instancePath:instancePath+"/rules/"+i1+"/code",schemaPath:"#/properties\
/rules/items/properties/code/type",keyword:"type",params:{type:schema75.properties.rules.items.properties.code.type},message:"must be string,null"}],!1;var valid19=_errs79===
errors}else var valid19=!0;if(valid19){if(data24.added!==void 0&&func0.call(data24,"added")){let data27=data24.added,_errs81=errors,_errs82=errors;if(!(typeof data27==
"number"&&!(data27%1)&&!isNaN(data27)&&isFinite(data27)))return validate43.errors=[{instancePath:instancePath+"/rules/"+i1+"/added",schemaPath:"#/$defs/number/t\
ype",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===_errs82&&typeof data27=="number"&&isFinite(data27)){if(data27>9007199254740991||
isNaN(data27))return validate43.errors=[{instancePath:instancePath+"/rules/"+i1+"/added",schemaPath:"#/$defs/number/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991},message:"must be <= 9007199254740991"}],!1;if(data27<0||isNaN(data27))return validate43.errors=[{instancePath:instancePath+"/rules/"+
i1+"/added",schemaPath:"#/$defs/number/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}var valid19=_errs81===errors}else
var valid19=!0;if(valid19){if(data24.removed!==void 0&&func0.call(data24,"removed")){let data28=data24.removed,_errs84=errors,_errs85=errors;if(!(typeof data28==
"number"&&!(data28%1)&&!isNaN(data28)&&isFinite(data28)))return validate43.errors=[{instancePath:instancePath+"/rules/"+i1+"/removed",schemaPath:"#/$defs/number\
/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===_errs85&&typeof data28=="number"&&isFinite(data28)){if(data28>9007199254740991||
isNaN(data28))return validate43.errors=[{instancePath:instancePath+"/rules/"+i1+"/removed",schemaPath:"#/$defs/number/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991},message:"must be <= 9007199254740991"}],!1;if(data28<0||isNaN(data28))return validate43.errors=[{instancePath:instancePath+"/rules/"+
i1+"/removed",schemaPath:"#/$defs/number/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}var valid19=_errs84===errors}else
var valid19=!0;if(valid19)if(data24.changed!==void 0&&func0.call(data24,"changed")){let data29=data24.changed,_errs87=errors,_errs88=errors;if(!(typeof data29==
"number"&&!(data29%1)&&!isNaN(data29)&&isFinite(data29)))return validate43.errors=[{instancePath:instancePath+"/rules/"+i1+"/changed",schemaPath:"#/$defs/number\
/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===_errs88&&typeof data29=="number"&&isFinite(data29)){if(data29>9007199254740991||
isNaN(data29))return validate43.errors=[{instancePath:instancePath+"/rules/"+i1+"/changed",schemaPath:"#/$defs/number/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991},message:"must be <= 9007199254740991"}],!1;if(data29<0||isNaN(data29))return validate43.errors=[{instancePath:instancePath+"/rules/"+
i1+"/changed",schemaPath:"#/$defs/number/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}var valid19=_errs87===errors}else
var valid19=!0}}}}}}else return validate43.errors=[{instancePath:instancePath+"/rules/"+i1,schemaPath:"#/properties/rules/items/type",keyword:"type",params:{type:"\
object"},message:"must be object"}],!1;var valid18=_errs74===errors;if(!valid18)break}}else return validate43.errors=[{instancePath:instancePath+"/rules",schemaPath:"\
#/properties/rules/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var valid0=_errs72===errors}else var valid0=!0;if(valid0){if(data.files!==
void 0&&func0.call(data,"files")){let data30=data.files,_errs90=errors;if(errors===_errs90)if(Array.isArray(data30)){var valid23=!0;let len2=data30.length;for(let i2=0;i2<
len2;i2++){let data31=data30[i2],_errs92=errors;if(errors===_errs92)if(data31&&typeof data31=="object"&&!Array.isArray(data31)){let missing8;if((data31.path===void 0||
!func0.call(data31,"path"))&&(missing8="path")||(data31.added===void 0||!func0.call(data31,"added"))&&(missing8="added")||(data31.removed===void 0||!func0.call(
data31,"removed"))&&(missing8="removed")||(data31.changed===void 0||!func0.call(data31,"changed"))&&(missing8="changed"))return validate43.errors=[{instancePath:instancePath+
"/files/"+i2,schemaPath:"#/properties/files/items/required",keyword:"required",params:{missingProperty:missing8},message:"must have required property '"+missing8+
"'"}],!1;{let _errs94=errors;for(let key8 of Object.keys(data31))if(!(key8==="path"||key8==="added"||key8==="removed"||key8==="changed")){return validate43.errors=
[{instancePath:instancePath+"/files/"+i2,schemaPath:"#/properties/files/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key8},
message:"must NOT have additional properties"}],!1;break}if(_errs94===errors){if(data31.path!==void 0&&func0.call(data31,"path")){let data32=data31.path,_errs95=errors;
if(errors===errors)if(typeof data32=="string"){if(!pattern8.test(data32))return validate43.errors=[{instancePath:instancePath+"/files/"+i2+"/path",schemaPath:"#\
/$defs/path/pattern",keyword:"pattern",params:{pattern:"^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$"},message:'must match pattern "^(\
?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$"'}],!1}else return validate43.errors=[{instancePath:instancePath+"/files/"+i2+"/path",schemaPath:"\
#/$defs/path/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid24=_errs95===errors}else var valid24=!0;if(valid24){if(data31.added!==
void 0&&func0.call(data31,"added")){let data33=data31.added,_errs98=errors,_errs99=errors;if(!(typeof data33=="number"&&!(data33%1)&&!isNaN(data33)&&isFinite(data33)))
return validate43.errors=[{instancePath:instancePath+"/files/"+i2+"/added",schemaPath:"#/$defs/number/type",keyword:"type",params:{type:"integer"},message:"must\
 be integer"}],!1;if(errors===_errs99&&typeof data33=="number"&&isFinite(data33)){if(data33>9007199254740991||isNaN(data33))return validate43.errors=[{instancePath:instancePath+
"/files/"+i2+"/added",schemaPath:"#/$defs/number/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"}],
!1;if(data33<0||isNaN(data33))return validate43.errors=[{instancePath:instancePath+"/files/"+i2+"/added",schemaPath:"#/$defs/number/minimum",keyword:"minimum",params:{
comparison:">=",limit:0},message:"must be >= 0"}],!1}var valid24=_errs98===errors}else var valid24=!0;if(valid24){if(data31.removed!==void 0&&func0.call(data31,
"removed")){let data34=data31.removed,_errs101=errors,_errs102=errors;if(!(typeof data34=="number"&&!(data34%1)&&!isNaN(data34)&&isFinite(data34)))return validate43.
errors=[{instancePath:instancePath+"/files/"+i2+"/removed",schemaPath:"#/$defs/number/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;
if(errors===_errs102&&typeof data34=="number"&&isFinite(data34)){if(data34>9007199254740991||isNaN(data34))return validate43.errors=[{instancePath:instancePath+
"/files/"+i2+"/removed",schemaPath:"#/$defs/number/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 90071992547409\
91"}],!1;if(data34<0||isNaN(data34))return validate43.errors=[{instancePath:instancePath+"/files/"+i2+"/removed",schemaPath:"#/$defs/number/minimum",keyword:"mi\
nimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}var valid24=_errs101===errors}else var valid24=!0;if(valid24)if(data31.changed!==void 0&&func0.
call(data31,"changed")){let data35=data31.changed,_errs104=errors,_errs105=errors;if(!(typeof data35=="number"&&!(data35%1)&&!isNaN(data35)&&isFinite(data35)))return validate43.
errors=[{instancePath:instancePath+"/files/"+i2+"/changed",schemaPath:"#/$defs/number/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;
if(errors===_errs105&&typeof data35=="number"&&isFinite(data35)){if(data35>9007199254740991||isNaN(data35))return validate43.errors=[{instancePath:instancePath+
"/files/"+i2+"/changed",schemaPath:"#/$defs/number/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 90071992547409\
91"}],!1;if(data35<0||isNaN(data35))return validate43.errors=[{instancePath:instancePath+"/files/"+i2+"/changed",schemaPath:"#/$defs/number/minimum",keyword:"mi\
nimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}var valid24=_errs104===errors}else var valid24=!0}}}}}else return validate43.errors=[{instancePath:instancePath+
"/files/"+i2,schemaPath:"#/properties/files/items/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var valid23=_errs92===errors;if(!valid23)
break}}else return validate43.errors=[{instancePath:instancePath+"/files",schemaPath:"#/properties/files/type",keyword:"type",params:{type:"array"},message:"mus\
t be array"}],!1;var valid0=_errs90===errors}else var valid0=!0;if(valid0){if(data.findings!==void 0&&func0.call(data,"findings")){let data36=data.findings,_errs107=errors;
if(errors===_errs107)if(data36&&typeof data36=="object"&&!Array.isArray(data36)){let missing9;if((data36.count===void 0||!func0.call(data36,"count"))&&(missing9=
"count")||(data36.shown===void 0||!func0.call(data36,"shown"))&&(missing9="shown"))return validate43.errors=[{instancePath:instancePath+"/findings",schemaPath:"\
#/properties/findings/required",keyword:"required",params:{missingProperty:missing9},message:"must have required property '"+missing9+"'"}],!1;{let _errs109=errors;
for(let key9 of Object.keys(data36))if(!(key9==="count"||key9==="shown")){return validate43.errors=[{instancePath:instancePath+"/findings",schemaPath:"#/propert\
ies/findings/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key9},message:"must NOT have additional properties"}],!1;break}if(_errs109===
errors){if(data36.count!==void 0&&func0.call(data36,"count")){let data37=data36.count,_errs110=errors,_errs111=errors;if(!(typeof data37=="number"&&!(data37%1)&&
!isNaN(data37)&&isFinite(data37)))return validate43.errors=[{instancePath:instancePath+"/findings/count",schemaPath:"#/$defs/number/type",keyword:"type",params:{
type:"integer"},message:"must be integer"}],!1;if(errors===_errs111&&typeof data37=="number"&&isFinite(data37)){if(data37>9007199254740991||isNaN(data37))return validate43.
errors=[{instancePath:instancePath+"/findings/count",schemaPath:"#/$defs/number/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"\
must be <= 9007199254740991"}],!1;if(data37<0||isNaN(data37))return validate43.errors=[{instancePath:instancePath+"/findings/count",schemaPath:"#/$defs/number/m\
inimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}var valid29=_errs110===errors}else var valid29=!0;if(valid29)if(data36.shown!==
void 0&&func0.call(data36,"shown")){let data38=data36.shown,_errs113=errors;if(errors===_errs113)if(Array.isArray(data38)){var valid31=!0;let len3=data38.length;
for(let i3=0;i3<len3;i3++){let data39=data38[i3],_errs115=errors;if(errors===_errs115)if(data39&&typeof data39=="object"&&!Array.isArray(data39)){let missing10;
if((data39.class===void 0||!func0.call(data39,"class"))&&(missing10="class")||(data39.before===void 0||!func0.call(data39,"before"))&&(missing10="before")||(data39.
after===void 0||!func0.call(data39,"after"))&&(missing10="after"))return validate43.errors=[{instancePath:instancePath+"/findings/shown/"+i3,schemaPath:"#/prope\
rties/findings/properties/shown/items/required",keyword:"required",params:{missingProperty:missing10},message:"must have required property '"+missing10+"'"}],!1;
{let _errs117=errors;for(let key10 of Object.keys(data39))if(!(key10==="class"||key10==="before"||key10==="after")){return validate43.errors=[{instancePath:instancePath+
"/findings/shown/"+i3,schemaPath:"#/properties/findings/properties/shown/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key10},
message:"must NOT have additional properties"}],!1;break}if(_errs117===errors){if(data39.class!==void 0&&func0.call(data39,"class")){let data40=data39.class,_errs118=errors;
if(!(data40==="D2"||data40==="D3"||data40==="D4"||data40==="D5"))return validate43.errors=[{instancePath:instancePath+"/findings/shown/"+i3+"/class",schemaPath:"\
#/properties/findings/properties/shown/items/properties/class/enum",keyword:"enum",params:{allowedValues:schema75.properties.findings.properties.shown.items.properties.
class.enum},message:"must be equal to one of the allowed values"}],!1;var valid32=_errs118===errors}else var valid32=!0;if(valid32){if(data39.before!==void 0&&func0.
call(data39,"before")){let data41=data39.before,_errs119=errors,_errs120=errors,valid33=!1,passing4=null,_errs121=errors;validate37(data41,{instancePath:instancePath+
"/findings/shown/"+i3+"/before",parentData:data39,parentDataProperty:"before",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate37.errors:vErrors.concat(
validate37.errors),errors=vErrors.length);var _valid4=_errs121===errors;_valid4&&(valid33=!0,passing4=0);let _errs122=errors;if(data41!==null){let err30={instancePath:instancePath+
"/findings/shown/"+i3+"/before",schemaPath:"#/properties/findings/properties/shown/items/properties/before/oneOf/1/type",keyword:"type",params:{type:"null"},message:"\
must be null"};vErrors===null?vErrors=[err30]:vErrors.push(err30),errors++}var _valid4=_errs122===errors;if(_valid4&&valid33?(valid33=!1,passing4=[passing4,1]):
_valid4&&(valid33=!0,passing4=1),valid33)errors=_errs120,vErrors!==null&&(_errs120?vErrors.length=_errs120:vErrors=null);else{let err31={instancePath:instancePath+
"/findings/shown/"+i3+"/before",schemaPath:"#/properties/findings/properties/shown/items/properties/before/oneOf",keyword:"oneOf",params:{passingSchemas:passing4},
message:"must match exactly one schema in oneOf"};return vErrors===null?vErrors=[err31]:vErrors.push(err31),errors++,validate43.errors=vErrors,!1}var valid32=_errs119===
errors}else var valid32=!0;if(valid32)if(data39.after!==void 0&&func0.call(data39,"after")){let data42=data39.after,_errs124=errors,_errs125=errors,valid34=!1,passing5=null,
_errs126=errors;validate37(data42,{instancePath:instancePath+"/findings/shown/"+i3+"/after",parentData:data39,parentDataProperty:"after",rootData,dynamicAnchors})||
(vErrors=vErrors===null?validate37.errors:vErrors.concat(validate37.errors),errors=vErrors.length);var _valid5=_errs126===errors;_valid5&&(valid34=!0,passing5=0);
let _errs127=errors;if(data42!==null){let err32={instancePath:instancePath+"/findings/shown/"+i3+"/after",schemaPath:"#/properties/findings/properties/shown/ite\
ms/properties/after/oneOf/1/type",keyword:"type",params:{type:"null"},message:"must be null"};vErrors===null?vErrors=[err32]:vErrors.push(err32),errors++}var _valid5=_errs127===
errors;if(_valid5&&valid34?(valid34=!1,passing5=[passing5,1]):_valid5&&(valid34=!0,passing5=1),valid34)errors=_errs125,vErrors!==null&&(_errs125?vErrors.length=
_errs125:vErrors=null);else{let err33={instancePath:instancePath+"/findings/shown/"+i3+"/after",schemaPath:"#/properties/findings/properties/shown/items/propert\
ies/after/oneOf",keyword:"oneOf",params:{passingSchemas:passing5},message:"must match exactly one schema in oneOf"};return vErrors===null?vErrors=[err33]:vErrors.
push(err33),errors++,validate43.errors=vErrors,!1}var valid32=_errs124===errors}else var valid32=!0}}}}else return validate43.errors=[{instancePath:instancePath+
"/findings/shown/"+i3,schemaPath:"#/properties/findings/properties/shown/items/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var valid31=_errs115===
errors;if(!valid31)break}}else return validate43.errors=[{instancePath:instancePath+"/findings/shown",schemaPath:"#/properties/findings/properties/shown/type",keyword:"\
type",params:{type:"array"},message:"must be array"}],!1;var valid29=_errs113===errors}else var valid29=!0}}}else return validate43.errors=[{instancePath:instancePath+
"/findings",schemaPath:"#/properties/findings/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var valid0=_errs107===errors}else var valid0=!0;
if(valid0){if(data.total!==void 0&&func0.call(data,"total")){let _errs129=errors;validate48(data.total,{instancePath:instancePath+"/total",parentData:data,parentDataProperty:"\
total",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate48.errors:vErrors.concat(validate48.errors),errors=vErrors.length);var valid0=_errs129===errors}else
var valid0=!0;if(valid0){if(data.unknown!==void 0&&func0.call(data,"unknown")){let data44=data.unknown,_errs130=errors;if(errors===_errs130)if(Array.isArray(data44)){
var valid35=!0;let len4=data44.length;for(let i4=0;i4<len4;i4++){let data45=data44[i4],_errs132=errors;if(errors===_errs132)if(data45&&typeof data45=="object"&&
!Array.isArray(data45)){let missing11;if((data45.path===void 0||!func0.call(data45,"path"))&&(missing11="path")||(data45.before===void 0||!func0.call(data45,"be\
fore"))&&(missing11="before")||(data45.after===void 0||!func0.call(data45,"after"))&&(missing11="after"))return validate43.errors=[{instancePath:instancePath+"/\
unknown/"+i4,schemaPath:"#/properties/unknown/items/required",keyword:"required",params:{missingProperty:missing11},message:"must have required property '"+missing11+
"'"}],!1;{let _errs134=errors;for(let key11 of Object.keys(data45))if(!(key11==="path"||key11==="before"||key11==="after")){return validate43.errors=[{instancePath:instancePath+
"/unknown/"+i4,schemaPath:"#/properties/unknown/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key11},message:"must NOT h\
ave additional properties"}],!1;break}if(_errs134===errors){if(data45.path!==void 0&&func0.call(data45,"path")){let data46=data45.path,_errs135=errors;if(errors===
errors)if(typeof data46=="string"){if(!pattern8.test(data46))return validate43.errors=[{instancePath:instancePath+"/unknown/"+i4+"/path",schemaPath:"#/$defs/pat\
h/pattern",keyword:"pattern",params:{pattern:"^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$"},message:'must match pattern "^(?!\\.{1,2}(\
?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$"'}],!1}else return validate43.errors=[{instancePath:instancePath+"/unknown/"+i4+"/path",schemaPath:"#/\
$defs/path/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid36=_errs135===errors}else var valid36=!0;if(valid36){if(data45.before!==
void 0&&func0.call(data45,"before")){let data47=data45.before,_errs138=errors;if(errors===_errs138)if(typeof data47=="string"){if(func75(data47)<1)return validate43.
errors=[{instancePath:instancePath+"/unknown/"+i4+"/before",schemaPath:"#/properties/unknown/items/properties/before/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"}],!1}else return validate43.errors=[{instancePath:instancePath+"/unknown/"+i4+"/before",schemaPath:"#/properties\
/unknown/items/properties/before/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid36=_errs138===errors}else var valid36=!0;if(valid36)
if(data45.after!==void 0&&func0.call(data45,"after")){let data48=data45.after,_errs140=errors;if(errors===_errs140)if(typeof data48=="string"){if(func75(data48)<
1)return validate43.errors=[{instancePath:instancePath+"/unknown/"+i4+"/after",schemaPath:"#/properties/unknown/items/properties/after/minLength",keyword:"minLe\
ngth",params:{limit:1},message:"must NOT have fewer than 1 characters"}],!1}else return validate43.errors=[{instancePath:instancePath+"/unknown/"+i4+"/after",schemaPath:"\
#/properties/unknown/items/properties/after/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid36=_errs140===errors}else var valid36=!0}}}}else
return validate43.errors=[{instancePath:instancePath+"/unknown/"+i4,schemaPath:"#/properties/unknown/items/type",keyword:"type",params:{type:"object"},message:"\
must be object"}],!1;var valid35=_errs132===errors;if(!valid35)break}}else return validate43.errors=[{instancePath:instancePath+"/unknown",schemaPath:"#/propert\
ies/unknown/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var valid0=_errs130===errors}else var valid0=!0;if(valid0)if(data.failures!==
void 0&&func0.call(data,"failures")){let data49=data.failures,_errs142=errors;if(errors===_errs142)if(data49&&typeof data49=="object"&&!Array.isArray(data49)){let missing12;
if((data49.before===void 0||!func0.call(data49,"before"))&&(missing12="before")||(data49.after===void 0||!func0.call(data49,"after"))&&(missing12="after"))return validate43.
errors=[{instancePath:instancePath+"/failures",schemaPath:"#/properties/failures/required",keyword:"required",params:{missingProperty:missing12},message:"must h\
ave required property '"+missing12+"'"}],!1;{let _errs144=errors;for(let key12 of Object.keys(data49))if(!(key12==="before"||key12==="after")){return validate43.
errors=[{instancePath:instancePath+"/failures",schemaPath:"#/properties/failures/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key12},
message:"must NOT have additional properties"}],!1;break}if(_errs144===errors){if(data49.before!==void 0&&func0.call(data49,"before")){let data50=data49.before,
_errs145=errors;if(typeof data50!="string"&&data50!==null)return validate43.errors=[{instancePath:instancePath+"/failures/before",schemaPath:"#/properties/failu\
res/properties/before/type",keyword:"type",params:{type:schema75.properties.failures.properties.before.type},message:"must be string,null"}],!1;var valid38=_errs145===
errors}else var valid38=!0;if(valid38)if(data49.after!==void 0&&func0.call(data49,"after")){let data51=data49.after,_errs147=errors;if(typeof data51!="string"&&
data51!==null)return validate43.errors=[{instancePath:instancePath+"/failures/after",schemaPath:"#/properties/failures/properties/after/type",keyword:"type",params:{
type:schema75.properties.failures.properties.after.type},message:"must be string,null"}],!1;var valid38=_errs147===errors}else var valid38=!0}}}else return validate43.
errors=[{instancePath:instancePath+"/failures",schemaPath:"#/properties/failures/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var valid0=_errs142===
errors}else var valid0=!0}}}}}}}}}}else return validate43.errors=[{instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be objec\
t"}],!1;return validate43.errors=vErrors,errors===0}validate43.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var schema95={description:"The fewest files \
that show the divergence.",type:"object",additionalProperties:!1,required:["arms","exist","outcome","tests","divergence"],properties:{arms:{type:"array",minItems:2,
maxItems:2,items:{$ref:"#/$defs/arm"}},exist:{description:"The files that must be there; those that must be opened are in the arms.",type:"array",items:{$ref:"#\
/$defs/path"}},outcome:{description:"minimal: without any single file it does not happen. cut: the budget ended first. did-not-happen: it was not seen again.",enum:[
"minimal","cut","did-not-happen"]},tests:{description:"How many sets of files were tried.",$ref:"#/$defs/number"},divergence:{$ref:"#/$defs/divergence"}}};function validate52(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate52.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),errors===0)if(data&&typeof data=="object"&&!Array.isArray(
data)){let missing0;if((data.schedule===void 0||!func0.call(data,"schedule"))&&(missing0="schedule")||(data.variation===void 0||!func0.call(data,"variation"))&&
(missing0="variation")||(data.opened===void 0||!func0.call(data,"opened"))&&(missing0="opened"))return validate52.errors=[{instancePath,schemaPath:"#/required",
keyword:"required",params:{missingProperty:missing0},message:"must have required property '"+missing0+"'"}],!1;{let _errs1=errors;for(let key0 of Object.keys(data))
if(!(key0==="schedule"||key0==="variation"||key0==="opened")){return validate52.errors=[{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalPro\
perties",params:{additionalProperty:key0},message:"must NOT have additional properties"}],!1;break}if(_errs1===errors){if(data.schedule!==void 0&&func0.call(data,
"schedule")){let data0=data.schedule,_errs2=errors;if(errors===errors)if(typeof data0=="string"){if(!pattern9.test(data0))return validate52.errors=[{instancePath:instancePath+
"/schedule",schemaPath:"#/$defs/schedule/pattern",keyword:"pattern",params:{pattern:"^(?:canonical|reverse|shuffle:[A-Za-z0-9_.-]{1,64})$"},message:'must match \
pattern "^(?:canonical|reverse|shuffle:[A-Za-z0-9_.-]{1,64})$"'}],!1}else return validate52.errors=[{instancePath:instancePath+"/schedule",schemaPath:"#/$defs/s\
chedule/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid0=_errs2===errors}else var valid0=!0;if(valid0){if(data.variation!==void 0&&
func0.call(data,"variation")){let data1=data.variation,_errs5=errors;if(errors===_errs5)if(typeof data1=="string"){if(func75(data1)<1)return validate52.errors=[
{instancePath:instancePath+"/variation",schemaPath:"#/properties/variation/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 c\
haracters"}],!1}else return validate52.errors=[{instancePath:instancePath+"/variation",schemaPath:"#/properties/variation/type",keyword:"type",params:{type:"str\
ing"},message:"must be string"}],!1;var valid0=_errs5===errors}else var valid0=!0;if(valid0)if(data.opened!==void 0&&func0.call(data,"opened")){let data2=data.opened,
_errs7=errors;if(errors===_errs7)if(Array.isArray(data2)){var valid2=!0;let len0=data2.length;for(let i0=0;i0<len0;i0++){let data3=data2[i0],_errs9=errors;if(errors===
errors)if(typeof data3=="string"){if(!pattern8.test(data3))return validate52.errors=[{instancePath:instancePath+"/opened/"+i0,schemaPath:"#/$defs/path/pattern",
keyword:"pattern",params:{pattern:"^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$"},message:'must match pattern "^(?!\\.{1,2}(?:/|$))[^/\\\
u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$"'}],!1}else return validate52.errors=[{instancePath:instancePath+"/opened/"+i0,schemaPath:"#/$defs/path/type",keyword:"\
type",params:{type:"string"},message:"must be string"}],!1;var valid2=_errs9===errors;if(!valid2)break}}else return validate52.errors=[{instancePath:instancePath+
"/opened",schemaPath:"#/properties/opened/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var valid0=_errs7===errors}else var valid0=!0}}}}else
return validate52.errors=[{instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return validate52.errors=vErrors,
errors===0}validate52.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function validate51(data,{instancePath="",parentData,parentDataProperty,rootData=data,
dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate51.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),errors===0)if(data&&typeof data=="object"&&!Array.isArray(data)){let missing0;if((data.arms===void 0||!func0.call(data,"arms"))&&(missing0=
"arms")||(data.exist===void 0||!func0.call(data,"exist"))&&(missing0="exist")||(data.outcome===void 0||!func0.call(data,"outcome"))&&(missing0="outcome")||(data.
tests===void 0||!func0.call(data,"tests"))&&(missing0="tests")||(data.divergence===void 0||!func0.call(data,"divergence"))&&(missing0="divergence"))return validate51.
errors=[{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:missing0},message:"must have required property '"+missing0+"'"}],!1;{let _errs1=errors;
for(let key0 of Object.keys(data))if(!(key0==="arms"||key0==="exist"||key0==="outcome"||key0==="tests"||key0==="divergence")){return validate51.errors=[{instancePath,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"}],!1;break}if(_errs1===
errors){if(data.arms!==void 0&&func0.call(data,"arms")){let data0=data.arms,_errs2=errors;if(errors===_errs2)if(Array.isArray(data0)){if(data0.length>2)return validate51.
errors=[{instancePath:instancePath+"/arms",schemaPath:"#/properties/arms/maxItems",keyword:"maxItems",params:{limit:2},message:"must NOT have more than 2 items"}],
!1;if(data0.length<2)return validate51.errors=[{instancePath:instancePath+"/arms",schemaPath:"#/properties/arms/minItems",keyword:"minItems",params:{limit:2},message:"\
must NOT have fewer than 2 items"}],!1;{var valid1=!0;let len0=data0.length;for(let i0=0;i0<len0;i0++){let _errs4=errors;validate52(data0[i0],{instancePath:instancePath+
"/arms/"+i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate52.errors:vErrors.concat(validate52.errors),errors=
vErrors.length);var valid1=_errs4===errors;if(!valid1)break}}}else return validate51.errors=[{instancePath:instancePath+"/arms",schemaPath:"#/properties/arms/ty\
pe",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var valid0=_errs2===errors}else var valid0=!0;if(valid0){if(data.exist!==void 0&&func0.call(
data,"exist")){let data2=data.exist,_errs5=errors;if(errors===_errs5)if(Array.isArray(data2)){var valid2=!0;let len1=data2.length;for(let i1=0;i1<len1;i1++){let data3=data2[i1],
_errs7=errors;if(errors===errors)if(typeof data3=="string"){if(!pattern8.test(data3))return validate51.errors=[{instancePath:instancePath+"/exist/"+i1,schemaPath:"\
#/$defs/path/pattern",keyword:"pattern",params:{pattern:"^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$"},message:'must match pattern "^\
(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$"'}],!1}else return validate51.errors=[{instancePath:instancePath+"/exist/"+i1,schemaPath:"\
#/$defs/path/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid2=_errs7===errors;if(!valid2)break}}else return validate51.errors=
[{instancePath:instancePath+"/exist",schemaPath:"#/properties/exist/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var valid0=_errs5===
errors}else var valid0=!0;if(valid0){if(data.outcome!==void 0&&func0.call(data,"outcome")){let data4=data.outcome,_errs10=errors;if(!(data4==="minimal"||data4===
"cut"||data4==="did-not-happen"))return validate51.errors=[{instancePath:instancePath+"/outcome",schemaPath:"#/properties/outcome/enum",keyword:"enum",params:{allowedValues:schema95.
properties.outcome.enum},message:"must be equal to one of the allowed values"}],!1;var valid0=_errs10===errors}else var valid0=!0;if(valid0){if(data.tests!==void 0&&
func0.call(data,"tests")){let data5=data.tests,_errs11=errors,_errs12=errors;if(!(typeof data5=="number"&&!(data5%1)&&!isNaN(data5)&&isFinite(data5)))return validate51.
errors=[{instancePath:instancePath+"/tests",schemaPath:"#/$defs/number/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===_errs12&&
typeof data5=="number"&&isFinite(data5)){if(data5>9007199254740991||isNaN(data5))return validate51.errors=[{instancePath:instancePath+"/tests",schemaPath:"#/$de\
fs/number/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"}],!1;if(data5<0||isNaN(data5))return validate51.
errors=[{instancePath:instancePath+"/tests",schemaPath:"#/$defs/number/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}var valid0=_errs11===
errors}else var valid0=!0;if(valid0)if(data.divergence!==void 0&&func0.call(data,"divergence")){let _errs14=errors;validate22(data.divergence,{instancePath:instancePath+
"/divergence",parentData:data,parentDataProperty:"divergence",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate22.errors:vErrors.concat(validate22.errors),
errors=vErrors.length);var valid0=_errs14===errors}else var valid0=!0}}}}}}else return validate51.errors=[{instancePath,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"}],!1;return validate51.errors=vErrors,errors===0}validate51.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function validate21(data,{
instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate21.evaluated;if(evaluated0.dynamicProps&&
(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),errors===0)if(data&&typeof data=="object"&&!Array.isArray(data)){let missing0;if((data.
schema===void 0||!func0.call(data,"schema"))&&(missing0="schema")||(data.target===void 0||!func0.call(data,"target"))&&(missing0="target")||(data.server===void 0||
!func0.call(data,"server"))&&(missing0="server")||(data.judgement===void 0||!func0.call(data,"judgement"))&&(missing0="judgement")||(data.priority===void 0||!func0.
call(data,"priority"))&&(missing0="priority")||(data.recorded===void 0||!func0.call(data,"recorded"))&&(missing0="recorded")||(data.parting===void 0||!func0.call(
data,"parting"))&&(missing0="parting")||(data.canonical===void 0||!func0.call(data,"canonical"))&&(missing0="canonical")||(data.runs===void 0||!func0.call(data,
"runs"))&&(missing0="runs")||(data.variations===void 0||!func0.call(data,"variations"))&&(missing0="variations")||(data.repeats===void 0||!func0.call(data,"repe\
ats"))&&(missing0="repeats")||(data.against===void 0||!func0.call(data,"against"))&&(missing0="against")||(data.reproduction===void 0||!func0.call(data,"reprodu\
ction"))&&(missing0="reproduction")||(data.issue===void 0||!func0.call(data,"issue"))&&(missing0="issue")||(data.power===void 0||!func0.call(data,"power"))&&(missing0=
"power"))return validate21.errors=[{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:missing0},message:"must have required proper\
ty '"+missing0+"'"}],!1;{let _errs1=errors;for(let key0 of Object.keys(data))if(!func0.call(schema34.properties,key0)){return validate21.errors=[{instancePath,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"}],!1;break}if(_errs1===errors){
if(data.schema!==void 0&&func0.call(data,"schema")){let _errs2=errors;if(data.schema!=="lanser.drift.v1")return validate21.errors=[{instancePath:instancePath+"/\
schema",schemaPath:"#/properties/schema/const",keyword:"const",params:{allowedValue:"lanser.drift.v1"},message:"must be equal to constant"}],!1;var valid0=_errs2===
errors}else var valid0=!0;if(valid0){if(data.target!==void 0&&func0.call(data,"target")){let data1=data.target,_errs3=errors;if(errors===_errs3)if(typeof data1==
"string"){if(func75(data1)<1)return validate21.errors=[{instancePath:instancePath+"/target",schemaPath:"#/properties/target/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"}],!1}else return validate21.errors=[{instancePath:instancePath+"/target",schemaPath:"#/properties/targe\
t/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid0=_errs3===errors}else var valid0=!0;if(valid0){if(data.server!==void 0&&func0.
call(data,"server")){let data2=data.server,_errs5=errors;if(errors===_errs5)if(data2&&typeof data2=="object"&&!Array.isArray(data2)){let missing1;if((data2.id===
void 0||!func0.call(data2,"id"))&&(missing1="id")||(data2.version===void 0||!func0.call(data2,"version"))&&(missing1="version"))return validate21.errors=[{instancePath:instancePath+
"/server",schemaPath:"#/properties/server/required",keyword:"required",params:{missingProperty:missing1},message:"must have required property '"+missing1+"'"}],
!1;{let _errs7=errors;for(let key1 of Object.keys(data2))if(!(key1==="id"||key1==="version")){return validate21.errors=[{instancePath:instancePath+"/server",schemaPath:"\
#/properties/server/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key1},message:"must NOT have additional properties"}],!1;break}
if(_errs7===errors){if(data2.id!==void 0&&func0.call(data2,"id")){let data3=data2.id,_errs8=errors;if(errors===_errs8)if(typeof data3=="string"){if(!pattern7.test(
data3))return validate21.errors=[{instancePath:instancePath+"/server/id",schemaPath:"#/properties/server/properties/id/pattern",keyword:"pattern",params:{pattern:"\
^[a-z0-9][a-z0-9._-]*$"},message:'must match pattern "^[a-z0-9][a-z0-9._-]*$"'}],!1}else return validate21.errors=[{instancePath:instancePath+"/server/id",schemaPath:"\
#/properties/server/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid1=_errs8===errors}else var valid1=!0;if(valid1)
if(data2.version!==void 0&&func0.call(data2,"version")){let data4=data2.version,_errs10=errors;if(errors===_errs10)if(typeof data4=="string"){if(func75(data4)<1)
return validate21.errors=[{instancePath:instancePath+"/server/version",schemaPath:"#/properties/server/properties/version/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"}],!1}else return validate21.errors=[{instancePath:instancePath+"/server/version",schemaPath:"#/properti\
es/server/properties/version/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid1=_errs10===errors}else var valid1=!0}}}else return validate21.
errors=[{instancePath:instancePath+"/server",schemaPath:"#/properties/server/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var valid0=_errs5===
errors}else var valid0=!0;if(valid0){if(data.judgement!==void 0&&func0.call(data,"judgement")){let data5=data.judgement,_errs12=errors;if(!(data5==="inconclusiv\
e"||data5==="incomparable"||data5==="nondeterministic"||data5==="drifted"||data5==="order-dependent"||data5==="environment-dependent"||data5==="seen-once"||data5===
"harmless"||data5==="stable"))return validate21.errors=[{instancePath:instancePath+"/judgement",schemaPath:"#/properties/judgement/enum",keyword:"enum",params:{
allowedValues:schema34.properties.judgement.enum},message:"must be equal to one of the allowed values"}],!1;var valid0=_errs12===errors}else var valid0=!0;if(valid0){
if(data.priority!==void 0&&func0.call(data,"priority")){let data6=data.priority,_errs13=errors;if(!(data6==="P0"||data6==="data"||data6==="none"))return validate21.
errors=[{instancePath:instancePath+"/priority",schemaPath:"#/properties/priority/enum",keyword:"enum",params:{allowedValues:schema34.properties.priority.enum},message:"\
must be equal to one of the allowed values"}],!1;var valid0=_errs13===errors}else var valid0=!0;if(valid0){if(data.recorded!==void 0&&func0.call(data,"recorded")){
let data7=data.recorded,_errs14=errors,_errs15=errors,valid2=!1,passing0=null,_errs16=errors;validate22(data7,{instancePath:instancePath+"/recorded",parentData:data,
parentDataProperty:"recorded",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate22.errors:vErrors.concat(validate22.errors),errors=vErrors.length);var _valid0=_errs16===
errors;_valid0&&(valid2=!0,passing0=0);let _errs17=errors;if(data7!==null){let err0={instancePath:instancePath+"/recorded",schemaPath:"#/properties/recorded/one\
Of/1/type",keyword:"type",params:{type:"null"},message:"must be null"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}var _valid0=_errs17===errors;if(_valid0&&
valid2?(valid2=!1,passing0=[passing0,1]):_valid0&&(valid2=!0,passing0=1),valid2)errors=_errs15,vErrors!==null&&(_errs15?vErrors.length=_errs15:vErrors=null);else{
let err1={instancePath:instancePath+"/recorded",schemaPath:"#/properties/recorded/oneOf",keyword:"oneOf",params:{passingSchemas:passing0},message:"must match ex\
actly one schema in oneOf"};return vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++,validate21.errors=vErrors,!1}var valid0=_errs14===errors}else var valid0=!0;
if(valid0){if(data.parting!==void 0&&func0.call(data,"parting")){let data8=data.parting,_errs19=errors,_errs20=errors,valid3=!1,passing1=null,_errs21=errors;if(errors===
_errs21)if(data8&&typeof data8=="object"&&!Array.isArray(data8)){let missing2;if((data8.wanted===void 0||!func0.call(data8,"wanted"))&&(missing2="wanted")||(data8.
got===void 0||!func0.call(data8,"got"))&&(missing2="got")||(data8.pointer===void 0||!func0.call(data8,"pointer"))&&(missing2="pointer")){let err2={instancePath:instancePath+
"/parting",schemaPath:"#/properties/parting/oneOf/0/required",keyword:"required",params:{missingProperty:missing2},message:"must have required property '"+missing2+
"'"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}else{let _errs23=errors;for(let key2 of Object.keys(data8))if(!(key2==="wanted"||key2==="got"||key2===
"pointer")){let err3={instancePath:instancePath+"/parting",schemaPath:"#/properties/parting/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:key2},message:"must NOT have additional properties"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++;break}if(_errs23===errors){if(data8.
wanted!==void 0&&func0.call(data8,"wanted")){let data9=data8.wanted,_errs24=errors;if(errors===errors)if(data9&&typeof data9=="object"&&!Array.isArray(data9)){let missing3;
if((data9.run===void 0||!func0.call(data9,"run"))&&(missing3="run")||(data9.entry===void 0||!func0.call(data9,"entry"))&&(missing3="entry")||(data9.value===void 0||
!func0.call(data9,"value"))&&(missing3="value")||(data9.around===void 0||!func0.call(data9,"around"))&&(missing3="around")){let err4={instancePath:instancePath+
"/parting/wanted",schemaPath:"#/$defs/parted/required",keyword:"required",params:{missingProperty:missing3},message:"must have required property '"+missing3+"'"};
vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}else{let _errs27=errors;for(let key3 of Object.keys(data9))if(!(key3==="run"||key3==="entry"||key3==="\
value"||key3==="around")){let err5={instancePath:instancePath+"/parting/wanted",schemaPath:"#/$defs/parted/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:key3},message:"must NOT have additional properties"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++;break}if(_errs27===errors){
if(data9.run!==void 0&&func0.call(data9,"run")){let data10=data9.run,_errs28=errors,_errs29=errors,valid7=!1,passing2=null,_errs30=errors;if(!(typeof data10=="n\
umber"&&!(data10%1)&&!isNaN(data10)&&isFinite(data10))){let err6={instancePath:instancePath+"/parting/wanted/run",schemaPath:"#/$defs/parted/properties/run/oneO\
f/0/type",keyword:"type",params:{type:"integer"},message:"must be integer"};vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}if(errors===_errs30&&typeof data10==
"number"&&isFinite(data10)&&(data10<1||isNaN(data10))){let err7={instancePath:instancePath+"/parting/wanted/run",schemaPath:"#/$defs/parted/properties/run/oneOf\
/0/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}var _valid2=_errs30===
errors;_valid2&&(valid7=!0,passing2=0);let _errs32=errors;if(data10!==null){let err8={instancePath:instancePath+"/parting/wanted/run",schemaPath:"#/$defs/parted\
/properties/run/oneOf/1/type",keyword:"type",params:{type:"null"},message:"must be null"};vErrors===null?vErrors=[err8]:vErrors.push(err8),errors++}var _valid2=_errs32===
errors;if(_valid2&&valid7?(valid7=!1,passing2=[passing2,1]):_valid2&&(valid7=!0,passing2=1),valid7)errors=_errs29,vErrors!==null&&(_errs29?vErrors.length=_errs29:
vErrors=null);else{let err9={instancePath:instancePath+"/parting/wanted/run",schemaPath:"#/$defs/parted/properties/run/oneOf",keyword:"oneOf",params:{passingSchemas:passing2},
message:"must match exactly one schema in oneOf"};vErrors===null?vErrors=[err9]:vErrors.push(err9),errors++}var valid6=_errs28===errors}else var valid6=!0;if(valid6){
if(data9.entry!==void 0&&func0.call(data9,"entry")){let data11=data9.entry,_errs34=errors;if(!(typeof data11=="number"&&!(data11%1)&&!isNaN(data11)&&isFinite(data11))){
let err10={instancePath:instancePath+"/parting/wanted/entry",schemaPath:"#/$defs/parted/properties/entry/type",keyword:"type",params:{type:"integer"},message:"m\
ust be integer"};vErrors===null?vErrors=[err10]:vErrors.push(err10),errors++}if(errors===_errs34&&typeof data11=="number"&&isFinite(data11)&&(data11<0||isNaN(data11))){
let err11={instancePath:instancePath+"/parting/wanted/entry",schemaPath:"#/$defs/parted/properties/entry/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};vErrors===null?vErrors=[err11]:vErrors.push(err11),errors++}var valid6=_errs34===errors}else var valid6=!0;if(valid6){if(data9.value!==void 0&&
func0.call(data9,"value")){let _errs36=errors;if(typeof data9.value!="string"){let err12={instancePath:instancePath+"/parting/wanted/value",schemaPath:"#/$defs/\
parted/properties/value/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err12]:vErrors.push(err12),errors++}var valid6=_errs36===
errors}else var valid6=!0;if(valid6)if(data9.around!==void 0&&func0.call(data9,"around")){let data13=data9.around,_errs38=errors;if(errors===_errs38)if(Array.isArray(
data13))if(data13.length>7){let err13={instancePath:instancePath+"/parting/wanted/around",schemaPath:"#/$defs/parted/properties/around/maxItems",keyword:"maxIte\
ms",params:{limit:7},message:"must NOT have more than 7 items"};vErrors===null?vErrors=[err13]:vErrors.push(err13),errors++}else{var valid8=!0;let len0=data13.length;
for(let i0=0;i0<len0;i0++){let _errs40=errors;if(typeof data13[i0]!="string"){let err14={instancePath:instancePath+"/parting/wanted/around/"+i0,schemaPath:"#/$d\
efs/parted/properties/around/items/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err14]:vErrors.push(err14),errors++}
var valid8=_errs40===errors;if(!valid8)break}}else{let err15={instancePath:instancePath+"/parting/wanted/around",schemaPath:"#/$defs/parted/properties/around/ty\
pe",keyword:"type",params:{type:"array"},message:"must be array"};vErrors===null?vErrors=[err15]:vErrors.push(err15),errors++}var valid6=_errs38===errors}else var valid6=!0}}}}}else{
let err16={instancePath:instancePath+"/parting/wanted",schemaPath:"#/$defs/parted/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===
null?vErrors=[err16]:vErrors.push(err16),errors++}var valid4=_errs24===errors}else var valid4=!0;if(valid4){if(data8.got!==void 0&&func0.call(data8,"got")){let data15=data8.
got,_errs42=errors;if(errors===errors)if(data15&&typeof data15=="object"&&!Array.isArray(data15)){let missing4;if((data15.run===void 0||!func0.call(data15,"run"))&&
(missing4="run")||(data15.entry===void 0||!func0.call(data15,"entry"))&&(missing4="entry")||(data15.value===void 0||!func0.call(data15,"value"))&&(missing4="val\
ue")||(data15.around===void 0||!func0.call(data15,"around"))&&(missing4="around")){let err17={instancePath:instancePath+"/parting/got",schemaPath:"#/$defs/parte\
d/required",keyword:"required",params:{missingProperty:missing4},message:"must have required property '"+missing4+"'"};vErrors===null?vErrors=[err17]:vErrors.push(
err17),errors++}else{let _errs45=errors;for(let key4 of Object.keys(data15))if(!(key4==="run"||key4==="entry"||key4==="value"||key4==="around")){let err18={instancePath:instancePath+
"/parting/got",schemaPath:"#/$defs/parted/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key4},message:"must NOT have additiona\
l properties"};vErrors===null?vErrors=[err18]:vErrors.push(err18),errors++;break}if(_errs45===errors){if(data15.run!==void 0&&func0.call(data15,"run")){let data16=data15.
run,_errs46=errors,_errs47=errors,valid11=!1,passing3=null,_errs48=errors;if(!(typeof data16=="number"&&!(data16%1)&&!isNaN(data16)&&isFinite(data16))){let err19={
instancePath:instancePath+"/parting/got/run",schemaPath:"#/$defs/parted/properties/run/oneOf/0/type",keyword:"type",params:{type:"integer"},message:"must be int\
eger"};vErrors===null?vErrors=[err19]:vErrors.push(err19),errors++}if(errors===_errs48&&typeof data16=="number"&&isFinite(data16)&&(data16<1||isNaN(data16))){let err20={
instancePath:instancePath+"/parting/got/run",schemaPath:"#/$defs/parted/properties/run/oneOf/0/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"\
must be >= 1"};vErrors===null?vErrors=[err20]:vErrors.push(err20),errors++}var _valid3=_errs48===errors;_valid3&&(valid11=!0,passing3=0);let _errs50=errors;if(data16!==
null){let err21={instancePath:instancePath+"/parting/got/run",schemaPath:"#/$defs/parted/properties/run/oneOf/1/type",keyword:"type",params:{type:"null"},message:"\
must be null"};vErrors===null?vErrors=[err21]:vErrors.push(err21),errors++}var _valid3=_errs50===errors;if(_valid3&&valid11?(valid11=!1,passing3=[passing3,1]):_valid3&&
(valid11=!0,passing3=1),valid11)errors=_errs47,vErrors!==null&&(_errs47?vErrors.length=_errs47:vErrors=null);else{let err22={instancePath:instancePath+"/parting\
/got/run",schemaPath:"#/$defs/parted/properties/run/oneOf",keyword:"oneOf",params:{passingSchemas:passing3},message:"must match exactly one schema in oneOf"};vErrors===
null?vErrors=[err22]:vErrors.push(err22),errors++}var valid10=_errs46===errors}else var valid10=!0;if(valid10){if(data15.entry!==void 0&&func0.call(data15,"entr\
y")){let data17=data15.entry,_errs52=errors;if(!(typeof data17=="number"&&!(data17%1)&&!isNaN(data17)&&isFinite(data17))){let err23={instancePath:instancePath+"\
/parting/got/entry",schemaPath:"#/$defs/parted/properties/entry/type",keyword:"type",params:{type:"integer"},message:"must be integer"};vErrors===null?vErrors=[
err23]:vErrors.push(err23),errors++}if(errors===_errs52&&typeof data17=="number"&&isFinite(data17)&&(data17<0||isNaN(data17))){let err24={instancePath:instancePath+
"/parting/got/entry",schemaPath:"#/$defs/parted/properties/entry/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};vErrors===null?
vErrors=[err24]:vErrors.push(err24),errors++}var valid10=_errs52===errors}else var valid10=!0;if(valid10){if(data15.value!==void 0&&func0.call(data15,"value")){
let _errs54=errors;if(typeof data15.value!="string"){let err25={instancePath:instancePath+"/parting/got/value",schemaPath:"#/$defs/parted/properties/value/type",
keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err25]:vErrors.push(err25),errors++}var valid10=_errs54===errors}else var valid10=!0;
if(valid10)if(data15.around!==void 0&&func0.call(data15,"around")){let data19=data15.around,_errs56=errors;if(errors===_errs56)if(Array.isArray(data19))if(data19.
length>7){let err26={instancePath:instancePath+"/parting/got/around",schemaPath:"#/$defs/parted/properties/around/maxItems",keyword:"maxItems",params:{limit:7},
message:"must NOT have more than 7 items"};vErrors===null?vErrors=[err26]:vErrors.push(err26),errors++}else{var valid12=!0;let len1=data19.length;for(let i1=0;i1<
len1;i1++){let _errs58=errors;if(typeof data19[i1]!="string"){let err27={instancePath:instancePath+"/parting/got/around/"+i1,schemaPath:"#/$defs/parted/properti\
es/around/items/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err27]:vErrors.push(err27),errors++}var valid12=_errs58===
errors;if(!valid12)break}}else{let err28={instancePath:instancePath+"/parting/got/around",schemaPath:"#/$defs/parted/properties/around/type",keyword:"type",params:{
type:"array"},message:"must be array"};vErrors===null?vErrors=[err28]:vErrors.push(err28),errors++}var valid10=_errs56===errors}else var valid10=!0}}}}}else{let err29={
instancePath:instancePath+"/parting/got",schemaPath:"#/$defs/parted/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=
[err29]:vErrors.push(err29),errors++}var valid4=_errs42===errors}else var valid4=!0;if(valid4)if(data8.pointer!==void 0&&func0.call(data8,"pointer")){let _errs60=errors;
if(typeof data8.pointer!="string"){let err30={instancePath:instancePath+"/parting/pointer",schemaPath:"#/properties/parting/oneOf/0/properties/pointer/type",keyword:"\
type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err30]:vErrors.push(err30),errors++}var valid4=_errs60===errors}else var valid4=!0}}}}else{
let err31={instancePath:instancePath+"/parting",schemaPath:"#/properties/parting/oneOf/0/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===
null?vErrors=[err31]:vErrors.push(err31),errors++}var _valid1=_errs21===errors;_valid1&&(valid3=!0,passing1=0);let _errs62=errors;if(data8!==null){let err32={instancePath:instancePath+
"/parting",schemaPath:"#/properties/parting/oneOf/1/type",keyword:"type",params:{type:"null"},message:"must be null"};vErrors===null?vErrors=[err32]:vErrors.push(
err32),errors++}var _valid1=_errs62===errors;if(_valid1&&valid3?(valid3=!1,passing1=[passing1,1]):_valid1&&(valid3=!0,passing1=1),valid3)errors=_errs20,vErrors!==
null&&(_errs20?vErrors.length=_errs20:vErrors=null);else{let err33={instancePath:instancePath+"/parting",schemaPath:"#/properties/parting/oneOf",keyword:"oneOf",
params:{passingSchemas:passing1},message:"must match exactly one schema in oneOf"};return vErrors===null?vErrors=[err33]:vErrors.push(err33),errors++,validate21.
errors=vErrors,!1}var valid0=_errs19===errors}else var valid0=!0;if(valid0){if(data.canonical!==void 0&&func0.call(data,"canonical")){let _errs64=errors;validate31(
data.canonical,{instancePath:instancePath+"/canonical",parentData:data,parentDataProperty:"canonical",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate31.
errors:vErrors.concat(validate31.errors),errors=vErrors.length);var valid0=_errs64===errors}else var valid0=!0;if(valid0){if(data.runs!==void 0&&func0.call(data,
"runs")){let _errs65=errors;validate31(data.runs,{instancePath:instancePath+"/runs",parentData:data,parentDataProperty:"runs",rootData,dynamicAnchors})||(vErrors=
vErrors===null?validate31.errors:vErrors.concat(validate31.errors),errors=vErrors.length);var valid0=_errs65===errors}else var valid0=!0;if(valid0){if(data.variations!==
void 0&&func0.call(data,"variations")){let data24=data.variations,_errs66=errors;if(errors===_errs66)if(Array.isArray(data24)){var valid13=!0;let len2=data24.length;
for(let i2=0;i2<len2;i2++){let data25=data24[i2],_errs68=errors;if(errors===_errs68)if(data25&&typeof data25=="object"&&!Array.isArray(data25)){let missing5;if((data25.
name===void 0||!func0.call(data25,"name"))&&(missing5="name")||(data25.divergence===void 0||!func0.call(data25,"divergence"))&&(missing5="divergence")||(data25.
notVaried===void 0||!func0.call(data25,"notVaried"))&&(missing5="notVaried"))return validate21.errors=[{instancePath:instancePath+"/variations/"+i2,schemaPath:"\
#/properties/variations/items/required",keyword:"required",params:{missingProperty:missing5},message:"must have required property '"+missing5+"'"}],!1;{let _errs70=errors;
for(let key5 of Object.keys(data25))if(!(key5==="name"||key5==="divergence"||key5==="notVaried")){return validate21.errors=[{instancePath:instancePath+"/variati\
ons/"+i2,schemaPath:"#/properties/variations/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key5},message:"must NOT have \
additional properties"}],!1;break}if(_errs70===errors){if(data25.name!==void 0&&func0.call(data25,"name")){let data26=data25.name,_errs71=errors;if(errors===_errs71)
if(typeof data26=="string"){if(func75(data26)<1)return validate21.errors=[{instancePath:instancePath+"/variations/"+i2+"/name",schemaPath:"#/properties/variatio\
ns/items/properties/name/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"}],!1}else return validate21.errors=[{instancePath:instancePath+
"/variations/"+i2+"/name",schemaPath:"#/properties/variations/items/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid14=_errs71===
errors}else var valid14=!0;if(valid14){if(data25.divergence!==void 0&&func0.call(data25,"divergence")){let _errs73=errors;validate22(data25.divergence,{instancePath:instancePath+
"/variations/"+i2+"/divergence",parentData:data25,parentDataProperty:"divergence",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate22.errors:vErrors.concat(
validate22.errors),errors=vErrors.length);var valid14=_errs73===errors}else var valid14=!0;if(valid14)if(data25.notVaried!==void 0&&func0.call(data25,"notVaried")){
let data28=data25.notVaried,_errs74=errors;if(errors===_errs74)if(Array.isArray(data28)){var valid15=!0;let len3=data28.length;for(let i3=0;i3<len3;i3++){let data29=data28[i3],
_errs76=errors;if(errors===_errs76)if(typeof data29=="string"){if(func75(data29)<1)return validate21.errors=[{instancePath:instancePath+"/variations/"+i2+"/notV\
aried/"+i3,schemaPath:"#/properties/variations/items/properties/notVaried/items/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer tha\
n 1 characters"}],!1}else return validate21.errors=[{instancePath:instancePath+"/variations/"+i2+"/notVaried/"+i3,schemaPath:"#/properties/variations/items/prop\
erties/notVaried/items/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid15=_errs76===errors;if(!valid15)break}}else return validate21.
errors=[{instancePath:instancePath+"/variations/"+i2+"/notVaried",schemaPath:"#/properties/variations/items/properties/notVaried/type",keyword:"type",params:{type:"\
array"},message:"must be array"}],!1;var valid14=_errs74===errors}else var valid14=!0}}}}else return validate21.errors=[{instancePath:instancePath+"/variations/"+
i2,schemaPath:"#/properties/variations/items/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var valid13=_errs68===errors;if(!valid13)
break}}else return validate21.errors=[{instancePath:instancePath+"/variations",schemaPath:"#/properties/variations/type",keyword:"type",params:{type:"array"},message:"\
must be array"}],!1;var valid0=_errs66===errors}else var valid0=!0;if(valid0){if(data.repeats!==void 0&&func0.call(data,"repeats")){let data30=data.repeats,_errs78=errors;
if(errors===_errs78)if(Array.isArray(data30)){var valid16=!0;let len4=data30.length;for(let i4=0;i4<len4;i4++){let data31=data30[i4],_errs80=errors;if(errors===
_errs80)if(data31&&typeof data31=="object"&&!Array.isArray(data31)){let missing6;if((data31.arm===void 0||!func0.call(data31,"arm"))&&(missing6="arm")||(data31.
outcome===void 0||!func0.call(data31,"outcome"))&&(missing6="outcome")||(data31.own===void 0||!func0.call(data31,"own"))&&(missing6="own")||(data31.canonical===
void 0||!func0.call(data31,"canonical"))&&(missing6="canonical")||(data31.rate===void 0||!func0.call(data31,"rate"))&&(missing6="rate"))return validate21.errors=
[{instancePath:instancePath+"/repeats/"+i4,schemaPath:"#/properties/repeats/items/required",keyword:"required",params:{missingProperty:missing6},message:"must h\
ave required property '"+missing6+"'"}],!1;{let _errs82=errors;for(let key6 of Object.keys(data31))if(!(key6==="arm"||key6==="outcome"||key6==="own"||key6==="ca\
nonical"||key6==="rate")){return validate21.errors=[{instancePath:instancePath+"/repeats/"+i4,schemaPath:"#/properties/repeats/items/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:key6},message:"must NOT have additional properties"}],!1;break}if(_errs82===errors){if(data31.arm!==void 0&&func0.
call(data31,"arm")){let data32=data31.arm,_errs83=errors;if(errors===_errs83)if(typeof data32=="string"){if(func75(data32)<1)return validate21.errors=[{instancePath:instancePath+
"/repeats/"+i4+"/arm",schemaPath:"#/properties/repeats/items/properties/arm/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 \
characters"}],!1}else return validate21.errors=[{instancePath:instancePath+"/repeats/"+i4+"/arm",schemaPath:"#/properties/repeats/items/properties/arm/type",keyword:"\
type",params:{type:"string"},message:"must be string"}],!1;var valid17=_errs83===errors}else var valid17=!0;if(valid17){if(data31.outcome!==void 0&&func0.call(data31,
"outcome")){let data33=data31.outcome,_errs85=errors;if(!(data33==="named"||data33==="mixed"||data33==="seen-once"))return validate21.errors=[{instancePath:instancePath+
"/repeats/"+i4+"/outcome",schemaPath:"#/properties/repeats/items/properties/outcome/enum",keyword:"enum",params:{allowedValues:schema34.properties.repeats.items.
properties.outcome.enum},message:"must be equal to one of the allowed values"}],!1;var valid17=_errs85===errors}else var valid17=!0;if(valid17){if(data31.own!==
void 0&&func0.call(data31,"own")){let data34=data31.own,_errs86=errors;if(errors===errors)if(data34&&typeof data34=="object"&&!Array.isArray(data34)){let missing7;
if((data34.runs===void 0||!func0.call(data34,"runs"))&&(missing7="runs")||(data34.of===void 0||!func0.call(data34,"of"))&&(missing7="of"))return validate21.errors=
[{instancePath:instancePath+"/repeats/"+i4+"/own",schemaPath:"#/$defs/counted/required",keyword:"required",params:{missingProperty:missing7},message:"must have \
required property '"+missing7+"'"}],!1;{let _errs89=errors;for(let key7 of Object.keys(data34))if(!(key7==="runs"||key7==="of")){return validate21.errors=[{instancePath:instancePath+
"/repeats/"+i4+"/own",schemaPath:"#/$defs/counted/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key7},message:"must NOT have a\
dditional properties"}],!1;break}if(_errs89===errors){if(data34.runs!==void 0&&func0.call(data34,"runs")){let data35=data34.runs,_errs90=errors;if(!(typeof data35==
"number"&&!(data35%1)&&!isNaN(data35)&&isFinite(data35)))return validate21.errors=[{instancePath:instancePath+"/repeats/"+i4+"/own/runs",schemaPath:"#/$defs/cou\
nted/properties/runs/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===_errs90&&typeof data35=="number"&&isFinite(data35)&&
(data35<0||isNaN(data35)))return validate21.errors=[{instancePath:instancePath+"/repeats/"+i4+"/own/runs",schemaPath:"#/$defs/counted/properties/runs/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1;var valid19=_errs90===errors}else var valid19=!0;if(valid19)if(data34.of!==void 0&&func0.call(
data34,"of")){let data36=data34.of,_errs92=errors;if(!(typeof data36=="number"&&!(data36%1)&&!isNaN(data36)&&isFinite(data36)))return validate21.errors=[{instancePath:instancePath+
"/repeats/"+i4+"/own/of",schemaPath:"#/$defs/counted/properties/of/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===_errs92&&
typeof data36=="number"&&isFinite(data36)&&(data36<0||isNaN(data36)))return validate21.errors=[{instancePath:instancePath+"/repeats/"+i4+"/own/of",schemaPath:"#\
/$defs/counted/properties/of/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1;var valid19=_errs92===errors}else var valid19=!0}}}else
return validate21.errors=[{instancePath:instancePath+"/repeats/"+i4+"/own",schemaPath:"#/$defs/counted/type",keyword:"type",params:{type:"object"},message:"must\
 be object"}],!1;var valid17=_errs86===errors}else var valid17=!0;if(valid17){if(data31.canonical!==void 0&&func0.call(data31,"canonical")){let data37=data31.canonical,
_errs94=errors;if(errors===errors)if(data37&&typeof data37=="object"&&!Array.isArray(data37)){let missing8;if((data37.runs===void 0||!func0.call(data37,"runs"))&&
(missing8="runs")||(data37.of===void 0||!func0.call(data37,"of"))&&(missing8="of"))return validate21.errors=[{instancePath:instancePath+"/repeats/"+i4+"/canonic\
al",schemaPath:"#/$defs/counted/required",keyword:"required",params:{missingProperty:missing8},message:"must have required property '"+missing8+"'"}],!1;{let _errs97=errors;
for(let key8 of Object.keys(data37))if(!(key8==="runs"||key8==="of")){return validate21.errors=[{instancePath:instancePath+"/repeats/"+i4+"/canonical",schemaPath:"\
#/$defs/counted/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key8},message:"must NOT have additional properties"}],!1;break}if(_errs97===
errors){if(data37.runs!==void 0&&func0.call(data37,"runs")){let data38=data37.runs,_errs98=errors;if(!(typeof data38=="number"&&!(data38%1)&&!isNaN(data38)&&isFinite(
data38)))return validate21.errors=[{instancePath:instancePath+"/repeats/"+i4+"/canonical/runs",schemaPath:"#/$defs/counted/properties/runs/type",keyword:"type",
params:{type:"integer"},message:"must be integer"}],!1;if(errors===_errs98&&typeof data38=="number"&&isFinite(data38)&&(data38<0||isNaN(data38)))return validate21.
errors=[{instancePath:instancePath+"/repeats/"+i4+"/canonical/runs",schemaPath:"#/$defs/counted/properties/runs/minimum",keyword:"minimum",params:{comparison:">\
=",limit:0},message:"must be >= 0"}],!1;var valid21=_errs98===errors}else var valid21=!0;if(valid21)if(data37.of!==void 0&&func0.call(data37,"of")){let data39=data37.
of,_errs100=errors;if(!(typeof data39=="number"&&!(data39%1)&&!isNaN(data39)&&isFinite(data39)))return validate21.errors=[{instancePath:instancePath+"/repeats/"+
i4+"/canonical/of",schemaPath:"#/$defs/counted/properties/of/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===_errs100&&typeof data39==
"number"&&isFinite(data39)&&(data39<0||isNaN(data39)))return validate21.errors=[{instancePath:instancePath+"/repeats/"+i4+"/canonical/of",schemaPath:"#/$defs/co\
unted/properties/of/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1;var valid21=_errs100===errors}else var valid21=!0}}}else
return validate21.errors=[{instancePath:instancePath+"/repeats/"+i4+"/canonical",schemaPath:"#/$defs/counted/type",keyword:"type",params:{type:"object"},message:"\
must be object"}],!1;var valid17=_errs94===errors}else var valid17=!0;if(valid17)if(data31.rate!==void 0&&func0.call(data31,"rate")){let data40=data31.rate,_errs102=errors,
_errs103=errors,valid22=!1,passing4=null,_errs104=errors;if(errors===errors)if(data40&&typeof data40=="object"&&!Array.isArray(data40)){let missing9;if((data40.
runs===void 0||!func0.call(data40,"runs"))&&(missing9="runs")||(data40.of===void 0||!func0.call(data40,"of"))&&(missing9="of")||(data40.low===void 0||!func0.call(
data40,"low"))&&(missing9="low")||(data40.high===void 0||!func0.call(data40,"high"))&&(missing9="high")){let err34={instancePath:instancePath+"/repeats/"+i4+"/r\
ate",schemaPath:"#/$defs/rate/required",keyword:"required",params:{missingProperty:missing9},message:"must have required property '"+missing9+"'"};vErrors===null?
vErrors=[err34]:vErrors.push(err34),errors++}else{let _errs107=errors;for(let key9 of Object.keys(data40))if(!(key9==="runs"||key9==="of"||key9==="low"||key9===
"high")){let err35={instancePath:instancePath+"/repeats/"+i4+"/rate",schemaPath:"#/$defs/rate/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key9},
message:"must NOT have additional properties"};vErrors===null?vErrors=[err35]:vErrors.push(err35),errors++;break}if(_errs107===errors){if(data40.runs!==void 0&&
func0.call(data40,"runs")){let data41=data40.runs,_errs108=errors;if(!(typeof data41=="number"&&!(data41%1)&&!isNaN(data41)&&isFinite(data41))){let err36={instancePath:instancePath+
"/repeats/"+i4+"/rate/runs",schemaPath:"#/$defs/rate/properties/runs/type",keyword:"type",params:{type:"integer"},message:"must be integer"};vErrors===null?vErrors=
[err36]:vErrors.push(err36),errors++}if(errors===_errs108&&typeof data41=="number"&&isFinite(data41)&&(data41<0||isNaN(data41))){let err37={instancePath:instancePath+
"/repeats/"+i4+"/rate/runs",schemaPath:"#/$defs/rate/properties/runs/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};vErrors===
null?vErrors=[err37]:vErrors.push(err37),errors++}var valid24=_errs108===errors}else var valid24=!0;if(valid24){if(data40.of!==void 0&&func0.call(data40,"of")){
let data42=data40.of,_errs110=errors;if(!(typeof data42=="number"&&!(data42%1)&&!isNaN(data42)&&isFinite(data42))){let err38={instancePath:instancePath+"/repeat\
s/"+i4+"/rate/of",schemaPath:"#/$defs/rate/properties/of/type",keyword:"type",params:{type:"integer"},message:"must be integer"};vErrors===null?vErrors=[err38]:
vErrors.push(err38),errors++}if(errors===_errs110&&typeof data42=="number"&&isFinite(data42)&&(data42<1||isNaN(data42))){let err39={instancePath:instancePath+"/\
repeats/"+i4+"/rate/of",schemaPath:"#/$defs/rate/properties/of/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};vErrors===null?
vErrors=[err39]:vErrors.push(err39),errors++}var valid24=_errs110===errors}else var valid24=!0;if(valid24){if(data40.low!==void 0&&func0.call(data40,"low")){let data43=data40.
low,_errs112=errors;if(errors===_errs112)if(typeof data43=="number"&&isFinite(data43)){if(data43>1||isNaN(data43)){let err40={instancePath:instancePath+"/repeat\
s/"+i4+"/rate/low",schemaPath:"#/$defs/rate/properties/low/maximum",keyword:"maximum",params:{comparison:"<=",limit:1},message:"must be <= 1"};vErrors===null?vErrors=
[err40]:vErrors.push(err40),errors++}else if(data43<0||isNaN(data43)){let err41={instancePath:instancePath+"/repeats/"+i4+"/rate/low",schemaPath:"#/$defs/rate/p\
roperties/low/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};vErrors===null?vErrors=[err41]:vErrors.push(err41),errors++}}else{
let err42={instancePath:instancePath+"/repeats/"+i4+"/rate/low",schemaPath:"#/$defs/rate/properties/low/type",keyword:"type",params:{type:"number"},message:"mus\
t be number"};vErrors===null?vErrors=[err42]:vErrors.push(err42),errors++}var valid24=_errs112===errors}else var valid24=!0;if(valid24)if(data40.high!==void 0&&
func0.call(data40,"high")){let data44=data40.high,_errs114=errors;if(errors===_errs114)if(typeof data44=="number"&&isFinite(data44)){if(data44>1||isNaN(data44)){
let err43={instancePath:instancePath+"/repeats/"+i4+"/rate/high",schemaPath:"#/$defs/rate/properties/high/maximum",keyword:"maximum",params:{comparison:"<=",limit:1},
message:"must be <= 1"};vErrors===null?vErrors=[err43]:vErrors.push(err43),errors++}else if(data44<0||isNaN(data44)){let err44={instancePath:instancePath+"/repe\
ats/"+i4+"/rate/high",schemaPath:"#/$defs/rate/properties/high/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};vErrors===null?
vErrors=[err44]:vErrors.push(err44),errors++}}else{let err45={instancePath:instancePath+"/repeats/"+i4+"/rate/high",schemaPath:"#/$defs/rate/properties/high/typ\
e",keyword:"type",params:{type:"number"},message:"must be number"};vErrors===null?vErrors=[err45]:vErrors.push(err45),errors++}var valid24=_errs114===errors}else
var valid24=!0}}}}}else{let err46={instancePath:instancePath+"/repeats/"+i4+"/rate",schemaPath:"#/$defs/rate/type",keyword:"type",params:{type:"object"},message:"\
must be object"};vErrors===null?vErrors=[err46]:vErrors.push(err46),errors++}var _valid4=_errs104===errors;_valid4&&(valid22=!0,passing4=0);let _errs116=errors;
if(data40!==null){let err47={instancePath:instancePath+"/repeats/"+i4+"/rate",schemaPath:"#/properties/repeats/items/properties/rate/oneOf/1/type",keyword:"type",
params:{type:"null"},message:"must be null"};vErrors===null?vErrors=[err47]:vErrors.push(err47),errors++}var _valid4=_errs116===errors;if(_valid4&&valid22?(valid22=
!1,passing4=[passing4,1]):_valid4&&(valid22=!0,passing4=1),valid22)errors=_errs103,vErrors!==null&&(_errs103?vErrors.length=_errs103:vErrors=null);else{let err48={
instancePath:instancePath+"/repeats/"+i4+"/rate",schemaPath:"#/properties/repeats/items/properties/rate/oneOf",keyword:"oneOf",params:{passingSchemas:passing4},
message:"must match exactly one schema in oneOf"};return vErrors===null?vErrors=[err48]:vErrors.push(err48),errors++,validate21.errors=vErrors,!1}var valid17=_errs102===
errors}else var valid17=!0}}}}}}else return validate21.errors=[{instancePath:instancePath+"/repeats/"+i4,schemaPath:"#/properties/repeats/items/type",keyword:"t\
ype",params:{type:"object"},message:"must be object"}],!1;var valid16=_errs80===errors;if(!valid16)break}}else return validate21.errors=[{instancePath:instancePath+
"/repeats",schemaPath:"#/properties/repeats/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var valid0=_errs78===errors}else var valid0=!0;
if(valid0){if(data.against!==void 0&&func0.call(data,"against")){let data45=data.against,_errs118=errors,_errs119=errors,valid25=!1,passing5=null,_errs120=errors;
validate43(data45,{instancePath:instancePath+"/against",parentData:data,parentDataProperty:"against",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate43.
errors:vErrors.concat(validate43.errors),errors=vErrors.length);var _valid5=_errs120===errors;_valid5&&(valid25=!0,passing5=0);let _errs121=errors;if(data45!==null){
let err49={instancePath:instancePath+"/against",schemaPath:"#/properties/against/oneOf/1/type",keyword:"type",params:{type:"null"},message:"must be null"};vErrors===
null?vErrors=[err49]:vErrors.push(err49),errors++}var _valid5=_errs121===errors;if(_valid5&&valid25?(valid25=!1,passing5=[passing5,1]):_valid5&&(valid25=!0,passing5=
1),valid25)errors=_errs119,vErrors!==null&&(_errs119?vErrors.length=_errs119:vErrors=null);else{let err50={instancePath:instancePath+"/against",schemaPath:"#/pr\
operties/against/oneOf",keyword:"oneOf",params:{passingSchemas:passing5},message:"must match exactly one schema in oneOf"};return vErrors===null?vErrors=[err50]:
vErrors.push(err50),errors++,validate21.errors=vErrors,!1}var valid0=_errs118===errors}else var valid0=!0;if(valid0){if(data.reproduction!==void 0&&func0.call(data,
"reproduction")){let data46=data.reproduction,_errs123=errors,_errs124=errors,valid26=!1,passing6=null,_errs125=errors;validate51(data46,{instancePath:instancePath+
"/reproduction",parentData:data,parentDataProperty:"reproduction",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate51.errors:vErrors.concat(validate51.
errors),errors=vErrors.length);var _valid6=_errs125===errors;_valid6&&(valid26=!0,passing6=0);let _errs126=errors;if(data46!==null){let err51={instancePath:instancePath+
"/reproduction",schemaPath:"#/properties/reproduction/oneOf/1/type",keyword:"type",params:{type:"null"},message:"must be null"};vErrors===null?vErrors=[err51]:vErrors.
push(err51),errors++}var _valid6=_errs126===errors;if(_valid6&&valid26?(valid26=!1,passing6=[passing6,1]):_valid6&&(valid26=!0,passing6=1),valid26)errors=_errs124,
vErrors!==null&&(_errs124?vErrors.length=_errs124:vErrors=null);else{let err52={instancePath:instancePath+"/reproduction",schemaPath:"#/properties/reproduction/\
oneOf",keyword:"oneOf",params:{passingSchemas:passing6},message:"must match exactly one schema in oneOf"};return vErrors===null?vErrors=[err52]:vErrors.push(err52),
errors++,validate21.errors=vErrors,!1}var valid0=_errs123===errors}else var valid0=!0;if(valid0){if(data.issue!==void 0&&func0.call(data,"issue")){let data47=data.
issue,_errs128=errors,_errs129=errors,valid27=!1,passing7=null,_errs130=errors;if(errors===_errs130)if(data47&&typeof data47=="object"&&!Array.isArray(data47)){
let missing10;if((data47.title===void 0||!func0.call(data47,"title"))&&(missing10="title")||(data47.body===void 0||!func0.call(data47,"body"))&&(missing10="body")){
let err53={instancePath:instancePath+"/issue",schemaPath:"#/properties/issue/oneOf/0/required",keyword:"required",params:{missingProperty:missing10},message:"mu\
st have required property '"+missing10+"'"};vErrors===null?vErrors=[err53]:vErrors.push(err53),errors++}else{let _errs132=errors;for(let key10 of Object.keys(data47))
if(!(key10==="title"||key10==="body")){let err54={instancePath:instancePath+"/issue",schemaPath:"#/properties/issue/oneOf/0/additionalProperties",keyword:"addit\
ionalProperties",params:{additionalProperty:key10},message:"must NOT have additional properties"};vErrors===null?vErrors=[err54]:vErrors.push(err54),errors++;break}
if(_errs132===errors){if(data47.title!==void 0&&func0.call(data47,"title")){let data48=data47.title,_errs133=errors;if(errors===_errs133)if(typeof data48=="stri\
ng"){if(func75(data48)<1){let err55={instancePath:instancePath+"/issue/title",schemaPath:"#/properties/issue/oneOf/0/properties/title/minLength",keyword:"minLen\
gth",params:{limit:1},message:"must NOT have fewer than 1 characters"};vErrors===null?vErrors=[err55]:vErrors.push(err55),errors++}}else{let err56={instancePath:instancePath+
"/issue/title",schemaPath:"#/properties/issue/oneOf/0/properties/title/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=
[err56]:vErrors.push(err56),errors++}var valid28=_errs133===errors}else var valid28=!0;if(valid28)if(data47.body!==void 0&&func0.call(data47,"body")){let data49=data47.
body,_errs135=errors;if(errors===_errs135)if(typeof data49=="string"){if(func75(data49)<1){let err57={instancePath:instancePath+"/issue/body",schemaPath:"#/prop\
erties/issue/oneOf/0/properties/body/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};vErrors===null?vErrors=[err57]:
vErrors.push(err57),errors++}}else{let err58={instancePath:instancePath+"/issue/body",schemaPath:"#/properties/issue/oneOf/0/properties/body/type",keyword:"type",
params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err58]:vErrors.push(err58),errors++}var valid28=_errs135===errors}else var valid28=!0}}}else{
let err59={instancePath:instancePath+"/issue",schemaPath:"#/properties/issue/oneOf/0/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===
null?vErrors=[err59]:vErrors.push(err59),errors++}var _valid7=_errs130===errors;_valid7&&(valid27=!0,passing7=0);let _errs137=errors;if(data47!==null){let err60={
instancePath:instancePath+"/issue",schemaPath:"#/properties/issue/oneOf/1/type",keyword:"type",params:{type:"null"},message:"must be null"};vErrors===null?vErrors=
[err60]:vErrors.push(err60),errors++}var _valid7=_errs137===errors;if(_valid7&&valid27?(valid27=!1,passing7=[passing7,1]):_valid7&&(valid27=!0,passing7=1),valid27)
errors=_errs129,vErrors!==null&&(_errs129?vErrors.length=_errs129:vErrors=null);else{let err61={instancePath:instancePath+"/issue",schemaPath:"#/properties/issu\
e/oneOf",keyword:"oneOf",params:{passingSchemas:passing7},message:"must match exactly one schema in oneOf"};return vErrors===null?vErrors=[err61]:vErrors.push(err61),
errors++,validate21.errors=vErrors,!1}var valid0=_errs128===errors}else var valid0=!0;if(valid0)if(data.power!==void 0&&func0.call(data,"power")){let data50=data.
power,_errs139=errors;if(errors===_errs139)if(Array.isArray(data50)){var valid29=!0;let len5=data50.length;for(let i5=0;i5<len5;i5++){let data51=data50[i5],_errs141=errors;
if(errors===_errs141)if(data51&&typeof data51=="object"&&!Array.isArray(data51)){let missing11;if((data51.p===void 0||!func0.call(data51,"p"))&&(missing11="p")||
(data51.chance===void 0||!func0.call(data51,"chance"))&&(missing11="chance"))return validate21.errors=[{instancePath:instancePath+"/power/"+i5,schemaPath:"#/pro\
perties/power/items/required",keyword:"required",params:{missingProperty:missing11},message:"must have required property '"+missing11+"'"}],!1;{let _errs143=errors;
for(let key11 of Object.keys(data51))if(!(key11==="p"||key11==="chance")){return validate21.errors=[{instancePath:instancePath+"/power/"+i5,schemaPath:"#/proper\
ties/power/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key11},message:"must NOT have additional properties"}],!1;break}
if(_errs143===errors){if(data51.p!==void 0&&func0.call(data51,"p")){let data52=data51.p,_errs144=errors;if(errors===_errs144)if(typeof data52=="number"&&isFinite(
data52)){if(data52>=1||isNaN(data52))return validate21.errors=[{instancePath:instancePath+"/power/"+i5+"/p",schemaPath:"#/properties/power/items/properties/p/ex\
clusiveMaximum",keyword:"exclusiveMaximum",params:{comparison:"<",limit:1},message:"must be < 1"}],!1;if(data52<=0||isNaN(data52))return validate21.errors=[{instancePath:instancePath+
"/power/"+i5+"/p",schemaPath:"#/properties/power/items/properties/p/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison:">",limit:0},message:"must b\
e > 0"}],!1}else return validate21.errors=[{instancePath:instancePath+"/power/"+i5+"/p",schemaPath:"#/properties/power/items/properties/p/type",keyword:"type",params:{
type:"number"},message:"must be number"}],!1;var valid30=_errs144===errors}else var valid30=!0;if(valid30)if(data51.chance!==void 0&&func0.call(data51,"chance")){
let data53=data51.chance,_errs146=errors;if(errors===_errs146)if(typeof data53=="number"&&isFinite(data53)){if(data53>1||isNaN(data53))return validate21.errors=
[{instancePath:instancePath+"/power/"+i5+"/chance",schemaPath:"#/properties/power/items/properties/chance/maximum",keyword:"maximum",params:{comparison:"<=",limit:1},
message:"must be <= 1"}],!1;if(data53<0||isNaN(data53))return validate21.errors=[{instancePath:instancePath+"/power/"+i5+"/chance",schemaPath:"#/properties/powe\
r/items/properties/chance/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}else return validate21.errors=[{instancePath:instancePath+
"/power/"+i5+"/chance",schemaPath:"#/properties/power/items/properties/chance/type",keyword:"type",params:{type:"number"},message:"must be number"}],!1;var valid30=_errs146===
errors}else var valid30=!0}}}else return validate21.errors=[{instancePath:instancePath+"/power/"+i5,schemaPath:"#/properties/power/items/type",keyword:"type",params:{
type:"object"},message:"must be object"}],!1;var valid29=_errs141===errors;if(!valid29)break}}else return validate21.errors=[{instancePath:instancePath+"/power",
schemaPath:"#/properties/power/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var valid0=_errs139===errors}else var valid0=!0}}}}}}}}}}}}}}}}else
return validate21.errors=[{instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return validate21.errors=vErrors,
errors===0}validate21.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var validateNightV1=validate56;var schema107={type:["string","null"],minLength:1,maxLength:300},schema111={enum:["unmeasured","incomparable","recorded-elsewhere","other-version-unmeasured","u\
navailable","not-found","unknown-server","unknown-version","replay-mismatch","no-result"]};var pattern20=new RegExp("^[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])$","u");var schema106={enum:["D1","D2","D3","D4","D5","D6","D7","D8","D9"]};function validate57(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){
let vErrors=null,errors=0,evaluated0=validate57.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),
errors===0)if(data&&typeof data=="object"&&!Array.isArray(data)){let missing0;if((data.server===void 0||!func0.call(data,"server"))&&(missing0="server")||(data.
class===void 0||!func0.call(data,"class"))&&(missing0="class")||(data.path===void 0||!func0.call(data,"path"))&&(missing0="path")||(data.code===void 0||!func0.call(
data,"code"))&&(missing0="code"))return validate57.errors=[{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:missing0},message:"m\
ust have required property '"+missing0+"'"}],!1;{let _errs1=errors;for(let key0 of Object.keys(data))if(!(key0==="server"||key0==="class"||key0==="path"||key0===
"code")){return validate57.errors=[{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"mu\
st NOT have additional properties"}],!1;break}if(_errs1===errors){if(data.server!==void 0&&func0.call(data,"server")){let data0=data.server,_errs2=errors;if(errors===
errors)if(typeof data0=="string"){if(func75(data0)>300)return validate57.errors=[{instancePath:instancePath+"/server",schemaPath:"#/$defs/name/maxLength",keyword:"\
maxLength",params:{limit:300},message:"must NOT have more than 300 characters"}],!1;if(func75(data0)<1)return validate57.errors=[{instancePath:instancePath+"/se\
rver",schemaPath:"#/$defs/name/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"}],!1}else return validate57.errors=
[{instancePath:instancePath+"/server",schemaPath:"#/$defs/name/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid0=_errs2===errors}else
var valid0=!0;if(valid0){if(data.class!==void 0&&func0.call(data,"class")){let data1=data.class,_errs5=errors;if(!(data1==="D1"||data1==="D2"||data1==="D3"||data1===
"D4"||data1==="D5"||data1==="D6"||data1==="D7"||data1==="D8"||data1==="D9"))return validate57.errors=[{instancePath:instancePath+"/class",schemaPath:"#/$defs/cl\
ass/enum",keyword:"enum",params:{allowedValues:schema106.enum},message:"must be equal to one of the allowed values"}],!1;var valid0=_errs5===errors}else var valid0=!0;
if(valid0){if(data.path!==void 0&&func0.call(data,"path")){let data2=data.path,_errs7=errors,_errs8=errors;if(typeof data2!="string"&&data2!==null)return validate57.
errors=[{instancePath:instancePath+"/path",schemaPath:"#/$defs/nullableName/type",keyword:"type",params:{type:schema107.type},message:"must be string,null"}],!1;
if(errors===_errs8&&typeof data2=="string"){if(func75(data2)>300)return validate57.errors=[{instancePath:instancePath+"/path",schemaPath:"#/$defs/nullableName/m\
axLength",keyword:"maxLength",params:{limit:300},message:"must NOT have more than 300 characters"}],!1;if(func75(data2)<1)return validate57.errors=[{instancePath:instancePath+
"/path",schemaPath:"#/$defs/nullableName/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"}],!1}var valid0=_errs7===
errors}else var valid0=!0;if(valid0)if(data.code!==void 0&&func0.call(data,"code")){let data3=data.code,_errs10=errors,_errs11=errors;if(typeof data3!="string"&&
data3!==null)return validate57.errors=[{instancePath:instancePath+"/code",schemaPath:"#/$defs/nullableName/type",keyword:"type",params:{type:schema107.type},message:"\
must be string,null"}],!1;if(errors===_errs11&&typeof data3=="string"){if(func75(data3)>300)return validate57.errors=[{instancePath:instancePath+"/code",schemaPath:"\
#/$defs/nullableName/maxLength",keyword:"maxLength",params:{limit:300},message:"must NOT have more than 300 characters"}],!1;if(func75(data3)<1)return validate57.
errors=[{instancePath:instancePath+"/code",schemaPath:"#/$defs/nullableName/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 \
characters"}],!1}var valid0=_errs10===errors}else var valid0=!0}}}}}else return validate57.errors=[{instancePath,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"}],!1;return validate57.errors=vErrors,errors===0}validate57.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function validate56(data,{
instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate56.evaluated;if(evaluated0.dynamicProps&&
(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),errors===0)if(data&&typeof data=="object"&&!Array.isArray(data)){let missing0;if((data.
schema===void 0||!func0.call(data,"schema"))&&(missing0="schema")||(data.date===void 0||!func0.call(data,"date"))&&(missing0="date")||(data.traces===void 0||!func0.
call(data,"traces"))&&(missing0="traces")||(data.differing===void 0||!func0.call(data,"differing"))&&(missing0="differing")||(data.seenOnce===void 0||!func0.call(
data,"seenOnce"))&&(missing0="seenOnce")||(data.inconclusive===void 0||!func0.call(data,"inconclusive"))&&(missing0="inconclusive")||(data.texts===void 0||!func0.
call(data,"texts"))&&(missing0="texts"))return validate56.errors=[{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:missing0},message:"\
must have required property '"+missing0+"'"}],!1;{let _errs1=errors;for(let key0 of Object.keys(data))if(!(key0==="schema"||key0==="date"||key0==="traces"||key0===
"differing"||key0==="seenOnce"||key0==="inconclusive"||key0==="texts")){return validate56.errors=[{instancePath,schemaPath:"#/additionalProperties",keyword:"add\
itionalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"}],!1;break}if(_errs1===errors){if(data.schema!==void 0&&func0.
call(data,"schema")){let _errs2=errors;if(data.schema!=="lanser.night.v1")return validate56.errors=[{instancePath:instancePath+"/schema",schemaPath:"#/propertie\
s/schema/const",keyword:"const",params:{allowedValue:"lanser.night.v1"},message:"must be equal to constant"}],!1;var valid0=_errs2===errors}else var valid0=!0;if(valid0){
if(data.date!==void 0&&func0.call(data,"date")){let data1=data.date,_errs3=errors;if(errors===_errs3)if(typeof data1=="string"){if(!pattern20.test(data1))return validate56.
errors=[{instancePath:instancePath+"/date",schemaPath:"#/properties/date/pattern",keyword:"pattern",params:{pattern:"^[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][\
0-9]|3[01])$"},message:'must match pattern "^[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])$"'}],!1}else return validate56.errors=[{instancePath:instancePath+
"/date",schemaPath:"#/properties/date/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid0=_errs3===errors}else var valid0=!0;if(valid0){
if(data.traces!==void 0&&func0.call(data,"traces")){let data2=data.traces,_errs5=errors,_errs6=errors;if(!(typeof data2=="number"&&!(data2%1)&&!isNaN(data2)&&isFinite(
data2)))return validate56.errors=[{instancePath:instancePath+"/traces",schemaPath:"#/$defs/number/type",keyword:"type",params:{type:"integer"},message:"must be \
integer"}],!1;if(errors===_errs6&&typeof data2=="number"&&isFinite(data2)){if(data2>9007199254740991||isNaN(data2))return validate56.errors=[{instancePath:instancePath+
"/traces",schemaPath:"#/$defs/number/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"}],!1;if(data2<
0||isNaN(data2))return validate56.errors=[{instancePath:instancePath+"/traces",schemaPath:"#/$defs/number/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"}],!1}var valid0=_errs5===errors}else var valid0=!0;if(valid0){if(data.differing!==void 0&&func0.call(data,"differing")){let data3=data.differing,
_errs8=errors;if(errors===_errs8)if(data3&&typeof data3=="object"&&!Array.isArray(data3)){let missing1;if((data3.count===void 0||!func0.call(data3,"count"))&&(missing1=
"count")||(data3.shown===void 0||!func0.call(data3,"shown"))&&(missing1="shown"))return validate56.errors=[{instancePath:instancePath+"/differing",schemaPath:"#\
/properties/differing/required",keyword:"required",params:{missingProperty:missing1},message:"must have required property '"+missing1+"'"}],!1;{let _errs10=errors;
for(let key1 of Object.keys(data3))if(!(key1==="count"||key1==="shown")){return validate56.errors=[{instancePath:instancePath+"/differing",schemaPath:"#/propert\
ies/differing/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key1},message:"must NOT have additional properties"}],!1;break}if(_errs10===
errors){if(data3.count!==void 0&&func0.call(data3,"count")){let data4=data3.count,_errs11=errors,_errs12=errors;if(!(typeof data4=="number"&&!(data4%1)&&!isNaN(
data4)&&isFinite(data4)))return validate56.errors=[{instancePath:instancePath+"/differing/count",schemaPath:"#/$defs/number/type",keyword:"type",params:{type:"i\
nteger"},message:"must be integer"}],!1;if(errors===_errs12&&typeof data4=="number"&&isFinite(data4)){if(data4>9007199254740991||isNaN(data4))return validate56.
errors=[{instancePath:instancePath+"/differing/count",schemaPath:"#/$defs/number/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"\
must be <= 9007199254740991"}],!1;if(data4<0||isNaN(data4))return validate56.errors=[{instancePath:instancePath+"/differing/count",schemaPath:"#/$defs/number/mi\
nimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}var valid2=_errs11===errors}else var valid2=!0;if(valid2)if(data3.shown!==
void 0&&func0.call(data3,"shown")){let data5=data3.shown,_errs14=errors;if(errors===_errs14)if(Array.isArray(data5)){if(data5.length>1e3)return validate56.errors=
[{instancePath:instancePath+"/differing/shown",schemaPath:"#/properties/differing/properties/shown/maxItems",keyword:"maxItems",params:{limit:1e3},message:"must\
 NOT have more than 1000 items"}],!1;{var valid4=!0;let len0=data5.length;for(let i0=0;i0<len0;i0++){let _errs16=errors;validate57(data5[i0],{instancePath:instancePath+
"/differing/shown/"+i0,parentData:data5,parentDataProperty:i0,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate57.errors:vErrors.concat(validate57.errors),
errors=vErrors.length);var valid4=_errs16===errors;if(!valid4)break}}}else return validate56.errors=[{instancePath:instancePath+"/differing/shown",schemaPath:"#\
/properties/differing/properties/shown/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var valid2=_errs14===errors}else var valid2=!0}}}else
return validate56.errors=[{instancePath:instancePath+"/differing",schemaPath:"#/properties/differing/type",keyword:"type",params:{type:"object"},message:"must b\
e object"}],!1;var valid0=_errs8===errors}else var valid0=!0;if(valid0){if(data.seenOnce!==void 0&&func0.call(data,"seenOnce")){let data7=data.seenOnce,_errs17=errors,
_errs18=errors;if(!(typeof data7=="number"&&!(data7%1)&&!isNaN(data7)&&isFinite(data7)))return validate56.errors=[{instancePath:instancePath+"/seenOnce",schemaPath:"\
#/$defs/number/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===_errs18&&typeof data7=="number"&&isFinite(data7)){if(data7>
9007199254740991||isNaN(data7))return validate56.errors=[{instancePath:instancePath+"/seenOnce",schemaPath:"#/$defs/number/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991},message:"must be <= 9007199254740991"}],!1;if(data7<0||isNaN(data7))return validate56.errors=[{instancePath:instancePath+"/seenOnce",
schemaPath:"#/$defs/number/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}var valid0=_errs17===errors}else var valid0=!0;
if(valid0){if(data.inconclusive!==void 0&&func0.call(data,"inconclusive")){let data8=data.inconclusive,_errs20=errors;if(errors===_errs20)if(Array.isArray(data8)){
if(data8.length>1e3)return validate56.errors=[{instancePath:instancePath+"/inconclusive",schemaPath:"#/properties/inconclusive/maxItems",keyword:"maxItems",params:{
limit:1e3},message:"must NOT have more than 1000 items"}],!1;{var valid6=!0;let len1=data8.length;for(let i1=0;i1<len1;i1++){let data9=data8[i1],_errs22=errors;
if(errors===_errs22)if(data9&&typeof data9=="object"&&!Array.isArray(data9)){let missing2;if((data9.trace===void 0||!func0.call(data9,"trace"))&&(missing2="trac\
e")||(data9.reason===void 0||!func0.call(data9,"reason"))&&(missing2="reason")||(data9.message===void 0||!func0.call(data9,"message"))&&(missing2="message"))return validate56.
errors=[{instancePath:instancePath+"/inconclusive/"+i1,schemaPath:"#/properties/inconclusive/items/required",keyword:"required",params:{missingProperty:missing2},
message:"must have required property '"+missing2+"'"}],!1;{let _errs24=errors;for(let key2 of Object.keys(data9))if(!(key2==="trace"||key2==="reason"||key2==="m\
essage")){return validate56.errors=[{instancePath:instancePath+"/inconclusive/"+i1,schemaPath:"#/properties/inconclusive/items/additionalProperties",keyword:"ad\
ditionalProperties",params:{additionalProperty:key2},message:"must NOT have additional properties"}],!1;break}if(_errs24===errors){if(data9.trace!==void 0&&func0.
call(data9,"trace")){let data10=data9.trace,_errs25=errors,_errs26=errors;if(typeof data10!="string"&&data10!==null)return validate56.errors=[{instancePath:instancePath+
"/inconclusive/"+i1+"/trace",schemaPath:"#/$defs/nullableName/type",keyword:"type",params:{type:schema107.type},message:"must be string,null"}],!1;if(errors===_errs26&&
typeof data10=="string"){if(func75(data10)>300)return validate56.errors=[{instancePath:instancePath+"/inconclusive/"+i1+"/trace",schemaPath:"#/$defs/nullableNam\
e/maxLength",keyword:"maxLength",params:{limit:300},message:"must NOT have more than 300 characters"}],!1;if(func75(data10)<1)return validate56.errors=[{instancePath:instancePath+
"/inconclusive/"+i1+"/trace",schemaPath:"#/$defs/nullableName/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"}],
!1}var valid7=_errs25===errors}else var valid7=!0;if(valid7){if(data9.reason!==void 0&&func0.call(data9,"reason")){let data11=data9.reason,_errs28=errors;if(!(data11===
"unmeasured"||data11==="incomparable"||data11==="recorded-elsewhere"||data11==="other-version-unmeasured"||data11==="unavailable"||data11==="not-found"||data11===
"unknown-server"||data11==="unknown-version"||data11==="replay-mismatch"||data11==="no-result"))return validate56.errors=[{instancePath:instancePath+"/inconclus\
ive/"+i1+"/reason",schemaPath:"#/$defs/reason/enum",keyword:"enum",params:{allowedValues:schema111.enum},message:"must be equal to one of the allowed values"}],
!1;var valid7=_errs28===errors}else var valid7=!0;if(valid7)if(data9.message!==void 0&&func0.call(data9,"message")){let data12=data9.message,_errs30=errors;if(errors===
_errs30)if(typeof data12=="string"){if(func75(data12)>2e3)return validate56.errors=[{instancePath:instancePath+"/inconclusive/"+i1+"/message",schemaPath:"#/prop\
erties/inconclusive/items/properties/message/maxLength",keyword:"maxLength",params:{limit:2e3},message:"must NOT have more than 2000 characters"}],!1}else return validate56.
errors=[{instancePath:instancePath+"/inconclusive/"+i1+"/message",schemaPath:"#/properties/inconclusive/items/properties/message/type",keyword:"type",params:{type:"\
string"},message:"must be string"}],!1;var valid7=_errs30===errors}else var valid7=!0}}}}else return validate56.errors=[{instancePath:instancePath+"/inconclusiv\
e/"+i1,schemaPath:"#/properties/inconclusive/items/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var valid6=_errs22===errors;if(!valid6)
break}}}else return validate56.errors=[{instancePath:instancePath+"/inconclusive",schemaPath:"#/properties/inconclusive/type",keyword:"type",params:{type:"array"},
message:"must be array"}],!1;var valid0=_errs20===errors}else var valid0=!0;if(valid0)if(data.texts!==void 0&&func0.call(data,"texts")){let data13=data.texts,_errs32=errors;
if(errors===_errs32)if(Array.isArray(data13)){if(data13.length>1e3)return validate56.errors=[{instancePath:instancePath+"/texts",schemaPath:"#/properties/texts/\
maxItems",keyword:"maxItems",params:{limit:1e3},message:"must NOT have more than 1000 items"}],!1;{var valid10=!0;let len2=data13.length;for(let i2=0;i2<len2;i2++){
let data14=data13[i2],_errs34=errors;if(errors===_errs34)if(data14&&typeof data14=="object"&&!Array.isArray(data14)){let missing3;if((data14.trace===void 0||!func0.
call(data14,"trace"))&&(missing3="trace")||(data14.text===void 0||!func0.call(data14,"text"))&&(missing3="text"))return validate56.errors=[{instancePath:instancePath+
"/texts/"+i2,schemaPath:"#/properties/texts/items/required",keyword:"required",params:{missingProperty:missing3},message:"must have required property '"+missing3+
"'"}],!1;{let _errs36=errors;for(let key3 of Object.keys(data14))if(!(key3==="trace"||key3==="text")){return validate56.errors=[{instancePath:instancePath+"/tex\
ts/"+i2,schemaPath:"#/properties/texts/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key3},message:"must NOT have additi\
onal properties"}],!1;break}if(_errs36===errors){if(data14.trace!==void 0&&func0.call(data14,"trace")){let data15=data14.trace,_errs37=errors;if(errors===errors)
if(typeof data15=="string"){if(func75(data15)>300)return validate56.errors=[{instancePath:instancePath+"/texts/"+i2+"/trace",schemaPath:"#/$defs/name/maxLength",
keyword:"maxLength",params:{limit:300},message:"must NOT have more than 300 characters"}],!1;if(func75(data15)<1)return validate56.errors=[{instancePath:instancePath+
"/texts/"+i2+"/trace",schemaPath:"#/$defs/name/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"}],!1}else return validate56.
errors=[{instancePath:instancePath+"/texts/"+i2+"/trace",schemaPath:"#/$defs/name/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid11=_errs37===
errors}else var valid11=!0;if(valid11)if(data14.text!==void 0&&func0.call(data14,"text")){let _errs40=errors;if(typeof data14.text!="string")return validate56.errors=
[{instancePath:instancePath+"/texts/"+i2+"/text",schemaPath:"#/properties/texts/items/properties/text/type",keyword:"type",params:{type:"string"},message:"must \
be string"}],!1;var valid11=_errs40===errors}else var valid11=!0}}}else return validate56.errors=[{instancePath:instancePath+"/texts/"+i2,schemaPath:"#/properti\
es/texts/items/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var valid10=_errs34===errors;if(!valid10)break}}}else return validate56.
errors=[{instancePath:instancePath+"/texts",schemaPath:"#/properties/texts/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var valid0=_errs32===
errors}else var valid0=!0}}}}}}}}else return validate56.errors=[{instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],
!1;return validate56.errors=vErrors,errors===0}validate56.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var validateNightlyV1=validate59,schema113={$schema:"\
https://json-schema.org/draft/2020-12/schema",$id:"https://raw.githubusercontent.com/lanser/lanser/v1/schemas/nightly.v1.json",title:"State of the nightly issue\
, version 1",description:"What the nightly issue knows of the nights before; it stands in a comment at the end of the issue's own text.",type:"object",additionalProperties:!1,
required:["schema","since","last","nights","clean","entries"],properties:{schema:{const:"lanser.nightly.v1"},since:{description:"The first night.",$ref:"#/$defs\
/day"},last:{description:"The last night that was counted.",$ref:"#/$defs/day"},nights:{description:"How many there were.",$ref:"#/$defs/number"},clean:{description:"\
How many were clean since the last that differed. Others between them do not count.",$ref:"#/$defs/number"},entries:{type:"array",maxItems:1e3,items:{oneOf:[{type:"\
object",additionalProperties:!1,required:["kind","server","class","path","code","since","absent"],properties:{kind:{const:"differs"},server:{$ref:"#/$defs/name"},
class:{enum:["D1","D2","D3","D4","D5","D6","D7","D8","D9"]},path:{$ref:"#/$defs/nullableName"},code:{$ref:"#/$defs/nullableName"},since:{$ref:"#/$defs/day"},absent:{
description:"For how many nights that could have shown it, it was not seen.",$ref:"#/$defs/number"}}},{type:"object",additionalProperties:!1,required:["kind","t\
race","reason","since","absent"],properties:{kind:{const:"inconclusive"},trace:{$ref:"#/$defs/nullableName"},reason:{$ref:"#/$defs/reason"},since:{$ref:"#/$defs\
/day"},absent:{description:"For how many nights it was not so.",$ref:"#/$defs/number"}}}]}}},$defs:{number:{type:"integer",minimum:0,maximum:9007199254740991},name:{
type:"string",minLength:1,maxLength:300},nullableName:{type:["string","null"],minLength:1,maxLength:300},reason:{enum:["unmeasured","incomparable","recorded-els\
ewhere","other-version-unmeasured","unavailable","not-found","unknown-server","unknown-version","replay-mismatch","no-result"]},day:{type:"string",pattern:"^[0-\
9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])$"}}};var schema119={type:["string","null"],minLength:1,maxLength:300},schema124={enum:["unmeasured","incomparable","recorded-elsewhere","other-version-unmeasured","u\
navailable","not-found","unknown-server","unknown-version","replay-mismatch","no-result"]};function validate59(data,{instancePath="",parentData,parentDataProperty,
rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate59.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.
dynamicItems&&(evaluated0.items=void 0),errors===0)if(data&&typeof data=="object"&&!Array.isArray(data)){let missing0;if((data.schema===void 0||!func0.call(data,
"schema"))&&(missing0="schema")||(data.since===void 0||!func0.call(data,"since"))&&(missing0="since")||(data.last===void 0||!func0.call(data,"last"))&&(missing0=
"last")||(data.nights===void 0||!func0.call(data,"nights"))&&(missing0="nights")||(data.clean===void 0||!func0.call(data,"clean"))&&(missing0="clean")||(data.entries===
void 0||!func0.call(data,"entries"))&&(missing0="entries"))return validate59.errors=[{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:missing0},
message:"must have required property '"+missing0+"'"}],!1;{let _errs1=errors;for(let key0 of Object.keys(data))if(!(key0==="schema"||key0==="since"||key0==="las\
t"||key0==="nights"||key0==="clean"||key0==="entries")){return validate59.errors=[{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalPropertie\
s",params:{additionalProperty:key0},message:"must NOT have additional properties"}],!1;break}if(_errs1===errors){if(data.schema!==void 0&&func0.call(data,"schem\
a")){let _errs2=errors;if(data.schema!=="lanser.nightly.v1")return validate59.errors=[{instancePath:instancePath+"/schema",schemaPath:"#/properties/schema/const",
keyword:"const",params:{allowedValue:"lanser.nightly.v1"},message:"must be equal to constant"}],!1;var valid0=_errs2===errors}else var valid0=!0;if(valid0){if(data.
since!==void 0&&func0.call(data,"since")){let data1=data.since,_errs3=errors;if(errors===errors)if(typeof data1=="string"){if(!pattern20.test(data1))return validate59.
errors=[{instancePath:instancePath+"/since",schemaPath:"#/$defs/day/pattern",keyword:"pattern",params:{pattern:"^[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|\
3[01])$"},message:'must match pattern "^[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])$"'}],!1}else return validate59.errors=[{instancePath:instancePath+
"/since",schemaPath:"#/$defs/day/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid0=_errs3===errors}else var valid0=!0;if(valid0){
if(data.last!==void 0&&func0.call(data,"last")){let data2=data.last,_errs6=errors;if(errors===errors)if(typeof data2=="string"){if(!pattern20.test(data2))return validate59.
errors=[{instancePath:instancePath+"/last",schemaPath:"#/$defs/day/pattern",keyword:"pattern",params:{pattern:"^[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3\
[01])$"},message:'must match pattern "^[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])$"'}],!1}else return validate59.errors=[{instancePath:instancePath+"\
/last",schemaPath:"#/$defs/day/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid0=_errs6===errors}else var valid0=!0;if(valid0){
if(data.nights!==void 0&&func0.call(data,"nights")){let data3=data.nights,_errs9=errors,_errs10=errors;if(!(typeof data3=="number"&&!(data3%1)&&!isNaN(data3)&&isFinite(
data3)))return validate59.errors=[{instancePath:instancePath+"/nights",schemaPath:"#/$defs/number/type",keyword:"type",params:{type:"integer"},message:"must be \
integer"}],!1;if(errors===_errs10&&typeof data3=="number"&&isFinite(data3)){if(data3>9007199254740991||isNaN(data3))return validate59.errors=[{instancePath:instancePath+
"/nights",schemaPath:"#/$defs/number/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"}],!1;if(data3<
0||isNaN(data3))return validate59.errors=[{instancePath:instancePath+"/nights",schemaPath:"#/$defs/number/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"}],!1}var valid0=_errs9===errors}else var valid0=!0;if(valid0){if(data.clean!==void 0&&func0.call(data,"clean")){let data4=data.clean,_errs12=errors,
_errs13=errors;if(!(typeof data4=="number"&&!(data4%1)&&!isNaN(data4)&&isFinite(data4)))return validate59.errors=[{instancePath:instancePath+"/clean",schemaPath:"\
#/$defs/number/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===_errs13&&typeof data4=="number"&&isFinite(data4)){if(data4>
9007199254740991||isNaN(data4))return validate59.errors=[{instancePath:instancePath+"/clean",schemaPath:"#/$defs/number/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991},message:"must be <= 9007199254740991"}],!1;if(data4<0||isNaN(data4))return validate59.errors=[{instancePath:instancePath+"/clean",schemaPath:"\
#/$defs/number/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}var valid0=_errs12===errors}else var valid0=!0;if(valid0)
if(data.entries!==void 0&&func0.call(data,"entries")){let data5=data.entries,_errs15=errors;if(errors===_errs15)if(Array.isArray(data5)){if(data5.length>1e3)return validate59.
errors=[{instancePath:instancePath+"/entries",schemaPath:"#/properties/entries/maxItems",keyword:"maxItems",params:{limit:1e3},message:"must NOT have more than \
1000 items"}],!1;{var valid5=!0;let len0=data5.length;for(let i0=0;i0<len0;i0++){let data6=data5[i0],_errs17=errors,_errs18=errors,valid6=!1,passing0=null,_errs19=errors;
if(errors===_errs19)if(data6&&typeof data6=="object"&&!Array.isArray(data6)){let missing1;if((data6.kind===void 0||!func0.call(data6,"kind"))&&(missing1="kind")||
(data6.server===void 0||!func0.call(data6,"server"))&&(missing1="server")||(data6.class===void 0||!func0.call(data6,"class"))&&(missing1="class")||(data6.path===
void 0||!func0.call(data6,"path"))&&(missing1="path")||(data6.code===void 0||!func0.call(data6,"code"))&&(missing1="code")||(data6.since===void 0||!func0.call(data6,
"since"))&&(missing1="since")||(data6.absent===void 0||!func0.call(data6,"absent"))&&(missing1="absent")){let err0={instancePath:instancePath+"/entries/"+i0,schemaPath:"\
#/properties/entries/items/oneOf/0/required",keyword:"required",params:{missingProperty:missing1},message:"must have required property '"+missing1+"'"};vErrors===
null?vErrors=[err0]:vErrors.push(err0),errors++}else{let _errs21=errors;for(let key1 of Object.keys(data6))if(!(key1==="kind"||key1==="server"||key1==="class"||
key1==="path"||key1==="code"||key1==="since"||key1==="absent")){let err1={instancePath:instancePath+"/entries/"+i0,schemaPath:"#/properties/entries/items/oneOf/\
0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key1},message:"must NOT have additional properties"};vErrors===null?vErrors=[err1]:
vErrors.push(err1),errors++;break}if(_errs21===errors){if(data6.kind!==void 0&&func0.call(data6,"kind")){let _errs22=errors;if(data6.kind!=="differs"){let err2={
instancePath:instancePath+"/entries/"+i0+"/kind",schemaPath:"#/properties/entries/items/oneOf/0/properties/kind/const",keyword:"const",params:{allowedValue:"dif\
fers"},message:"must be equal to constant"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}var valid7=_errs22===errors}else var valid7=!0;if(valid7){
if(data6.server!==void 0&&func0.call(data6,"server")){let data8=data6.server,_errs23=errors;if(errors===errors)if(typeof data8=="string"){if(func75(data8)>300){
let err3={instancePath:instancePath+"/entries/"+i0+"/server",schemaPath:"#/$defs/name/maxLength",keyword:"maxLength",params:{limit:300},message:"must NOT have m\
ore than 300 characters"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}else if(func75(data8)<1){let err4={instancePath:instancePath+"/entries/"+i0+
"/server",schemaPath:"#/$defs/name/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};vErrors===null?vErrors=[err4]:
vErrors.push(err4),errors++}}else{let err5={instancePath:instancePath+"/entries/"+i0+"/server",schemaPath:"#/$defs/name/type",keyword:"type",params:{type:"strin\
g"},message:"must be string"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}var valid7=_errs23===errors}else var valid7=!0;if(valid7){if(data6.class!==
void 0&&func0.call(data6,"class")){let data9=data6.class,_errs26=errors;if(!(data9==="D1"||data9==="D2"||data9==="D3"||data9==="D4"||data9==="D5"||data9==="D6"||
data9==="D7"||data9==="D8"||data9==="D9")){let err6={instancePath:instancePath+"/entries/"+i0+"/class",schemaPath:"#/properties/entries/items/oneOf/0/properties\
/class/enum",keyword:"enum",params:{allowedValues:schema113.properties.entries.items.oneOf[0].properties.class.enum},message:"must be equal to one of the allowe\
d values"};vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}var valid7=_errs26===errors}else var valid7=!0;if(valid7){if(data6.path!==void 0&&func0.call(
data6,"path")){let data10=data6.path,_errs27=errors,_errs28=errors;if(typeof data10!="string"&&data10!==null){let err7={instancePath:instancePath+"/entries/"+i0+
"/path",schemaPath:"#/$defs/nullableName/type",keyword:"type",params:{type:schema119.type},message:"must be string,null"};vErrors===null?vErrors=[err7]:vErrors.
push(err7),errors++}if(errors===_errs28&&typeof data10=="string"){if(func75(data10)>300){let err8={instancePath:instancePath+"/entries/"+i0+"/path",schemaPath:"\
#/$defs/nullableName/maxLength",keyword:"maxLength",params:{limit:300},message:"must NOT have more than 300 characters"};vErrors===null?vErrors=[err8]:vErrors.push(
err8),errors++}else if(func75(data10)<1){let err9={instancePath:instancePath+"/entries/"+i0+"/path",schemaPath:"#/$defs/nullableName/minLength",keyword:"minLeng\
th",params:{limit:1},message:"must NOT have fewer than 1 characters"};vErrors===null?vErrors=[err9]:vErrors.push(err9),errors++}}var valid7=_errs27===errors}else
var valid7=!0;if(valid7){if(data6.code!==void 0&&func0.call(data6,"code")){let data11=data6.code,_errs30=errors,_errs31=errors;if(typeof data11!="string"&&data11!==
null){let err10={instancePath:instancePath+"/entries/"+i0+"/code",schemaPath:"#/$defs/nullableName/type",keyword:"type",params:{type:schema119.type},message:"mu\
st be string,null"};vErrors===null?vErrors=[err10]:vErrors.push(err10),errors++}if(errors===_errs31&&typeof data11=="string"){if(func75(data11)>300){let err11={
instancePath:instancePath+"/entries/"+i0+"/code",schemaPath:"#/$defs/nullableName/maxLength",keyword:"maxLength",params:{limit:300},message:"must NOT have more \
than 300 characters"};vErrors===null?vErrors=[err11]:vErrors.push(err11),errors++}else if(func75(data11)<1){let err12={instancePath:instancePath+"/entries/"+i0+
"/code",schemaPath:"#/$defs/nullableName/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};vErrors===null?vErrors=
[err12]:vErrors.push(err12),errors++}}var valid7=_errs30===errors}else var valid7=!0;if(valid7){if(data6.since!==void 0&&func0.call(data6,"since")){let data12=data6.
since,_errs33=errors;if(errors===errors)if(typeof data12=="string"){if(!pattern20.test(data12)){let err13={instancePath:instancePath+"/entries/"+i0+"/since",schemaPath:"\
#/$defs/day/pattern",keyword:"pattern",params:{pattern:"^[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])$"},message:'must match pattern "^[0-9]{4}-(?:0[1-\
9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])$"'};vErrors===null?vErrors=[err13]:vErrors.push(err13),errors++}}else{let err14={instancePath:instancePath+"/entries/"+i0+
"/since",schemaPath:"#/$defs/day/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err14]:vErrors.push(err14),errors++}
var valid7=_errs33===errors}else var valid7=!0;if(valid7)if(data6.absent!==void 0&&func0.call(data6,"absent")){let data13=data6.absent,_errs36=errors,_errs37=errors;
if(!(typeof data13=="number"&&!(data13%1)&&!isNaN(data13)&&isFinite(data13))){let err15={instancePath:instancePath+"/entries/"+i0+"/absent",schemaPath:"#/$defs/\
number/type",keyword:"type",params:{type:"integer"},message:"must be integer"};vErrors===null?vErrors=[err15]:vErrors.push(err15),errors++}if(errors===_errs37&&
typeof data13=="number"&&isFinite(data13)){if(data13>9007199254740991||isNaN(data13)){let err16={instancePath:instancePath+"/entries/"+i0+"/absent",schemaPath:"\
#/$defs/number/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};vErrors===null?vErrors=[err16]:
vErrors.push(err16),errors++}else if(data13<0||isNaN(data13)){let err17={instancePath:instancePath+"/entries/"+i0+"/absent",schemaPath:"#/$defs/number/minimum",
keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};vErrors===null?vErrors=[err17]:vErrors.push(err17),errors++}}var valid7=_errs36===errors}else
var valid7=!0}}}}}}}}else{let err18={instancePath:instancePath+"/entries/"+i0,schemaPath:"#/properties/entries/items/oneOf/0/type",keyword:"type",params:{type:"\
object"},message:"must be object"};vErrors===null?vErrors=[err18]:vErrors.push(err18),errors++}var _valid0=_errs19===errors;if(_valid0){valid6=!0,passing0=0;var props0=!0}
let _errs39=errors;if(errors===_errs39)if(data6&&typeof data6=="object"&&!Array.isArray(data6)){let missing2;if((data6.kind===void 0||!func0.call(data6,"kind"))&&
(missing2="kind")||(data6.trace===void 0||!func0.call(data6,"trace"))&&(missing2="trace")||(data6.reason===void 0||!func0.call(data6,"reason"))&&(missing2="reas\
on")||(data6.since===void 0||!func0.call(data6,"since"))&&(missing2="since")||(data6.absent===void 0||!func0.call(data6,"absent"))&&(missing2="absent")){let err19={
instancePath:instancePath+"/entries/"+i0,schemaPath:"#/properties/entries/items/oneOf/1/required",keyword:"required",params:{missingProperty:missing2},message:"\
must have required property '"+missing2+"'"};vErrors===null?vErrors=[err19]:vErrors.push(err19),errors++}else{let _errs41=errors;for(let key2 of Object.keys(data6))
if(!(key2==="kind"||key2==="trace"||key2==="reason"||key2==="since"||key2==="absent")){let err20={instancePath:instancePath+"/entries/"+i0,schemaPath:"#/propert\
ies/entries/items/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key2},message:"must NOT have additional properties"};vErrors===
null?vErrors=[err20]:vErrors.push(err20),errors++;break}if(_errs41===errors){if(data6.kind!==void 0&&func0.call(data6,"kind")){let _errs42=errors;if(data6.kind!==
"inconclusive"){let err21={instancePath:instancePath+"/entries/"+i0+"/kind",schemaPath:"#/properties/entries/items/oneOf/1/properties/kind/const",keyword:"const",
params:{allowedValue:"inconclusive"},message:"must be equal to constant"};vErrors===null?vErrors=[err21]:vErrors.push(err21),errors++}var valid13=_errs42===errors}else
var valid13=!0;if(valid13){if(data6.trace!==void 0&&func0.call(data6,"trace")){let data15=data6.trace,_errs43=errors,_errs44=errors;if(typeof data15!="string"&&
data15!==null){let err22={instancePath:instancePath+"/entries/"+i0+"/trace",schemaPath:"#/$defs/nullableName/type",keyword:"type",params:{type:schema119.type},message:"\
must be string,null"};vErrors===null?vErrors=[err22]:vErrors.push(err22),errors++}if(errors===_errs44&&typeof data15=="string"){if(func75(data15)>300){let err23={
instancePath:instancePath+"/entries/"+i0+"/trace",schemaPath:"#/$defs/nullableName/maxLength",keyword:"maxLength",params:{limit:300},message:"must NOT have more\
 than 300 characters"};vErrors===null?vErrors=[err23]:vErrors.push(err23),errors++}else if(func75(data15)<1){let err24={instancePath:instancePath+"/entries/"+i0+
"/trace",schemaPath:"#/$defs/nullableName/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};vErrors===null?vErrors=
[err24]:vErrors.push(err24),errors++}}var valid13=_errs43===errors}else var valid13=!0;if(valid13){if(data6.reason!==void 0&&func0.call(data6,"reason")){let data16=data6.
reason,_errs46=errors;if(!(data16==="unmeasured"||data16==="incomparable"||data16==="recorded-elsewhere"||data16==="other-version-unmeasured"||data16==="unavail\
able"||data16==="not-found"||data16==="unknown-server"||data16==="unknown-version"||data16==="replay-mismatch"||data16==="no-result")){let err25={instancePath:instancePath+
"/entries/"+i0+"/reason",schemaPath:"#/$defs/reason/enum",keyword:"enum",params:{allowedValues:schema124.enum},message:"must be equal to one of the allowed valu\
es"};vErrors===null?vErrors=[err25]:vErrors.push(err25),errors++}var valid13=_errs46===errors}else var valid13=!0;if(valid13){if(data6.since!==void 0&&func0.call(
data6,"since")){let data17=data6.since,_errs48=errors;if(errors===errors)if(typeof data17=="string"){if(!pattern20.test(data17)){let err26={instancePath:instancePath+
"/entries/"+i0+"/since",schemaPath:"#/$defs/day/pattern",keyword:"pattern",params:{pattern:"^[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])$"},message:'m\
ust match pattern "^[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])$"'};vErrors===null?vErrors=[err26]:vErrors.push(err26),errors++}}else{let err27={instancePath:instancePath+
"/entries/"+i0+"/since",schemaPath:"#/$defs/day/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err27]:vErrors.push(
err27),errors++}var valid13=_errs48===errors}else var valid13=!0;if(valid13)if(data6.absent!==void 0&&func0.call(data6,"absent")){let data18=data6.absent,_errs51=errors,
_errs52=errors;if(!(typeof data18=="number"&&!(data18%1)&&!isNaN(data18)&&isFinite(data18))){let err28={instancePath:instancePath+"/entries/"+i0+"/absent",schemaPath:"\
#/$defs/number/type",keyword:"type",params:{type:"integer"},message:"must be integer"};vErrors===null?vErrors=[err28]:vErrors.push(err28),errors++}if(errors===_errs52&&
typeof data18=="number"&&isFinite(data18)){if(data18>9007199254740991||isNaN(data18)){let err29={instancePath:instancePath+"/entries/"+i0+"/absent",schemaPath:"\
#/$defs/number/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};vErrors===null?vErrors=[err29]:
vErrors.push(err29),errors++}else if(data18<0||isNaN(data18)){let err30={instancePath:instancePath+"/entries/"+i0+"/absent",schemaPath:"#/$defs/number/minimum",
keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};vErrors===null?vErrors=[err30]:vErrors.push(err30),errors++}}var valid13=_errs51===errors}else
var valid13=!0}}}}}}else{let err31={instancePath:instancePath+"/entries/"+i0,schemaPath:"#/properties/entries/items/oneOf/1/type",keyword:"type",params:{type:"o\
bject"},message:"must be object"};vErrors===null?vErrors=[err31]:vErrors.push(err31),errors++}var _valid0=_errs39===errors;if(_valid0&&valid6?(valid6=!1,passing0=
[passing0,1]):_valid0&&(valid6=!0,passing0=1,props0!==!0&&(props0=!0)),valid6)errors=_errs18,vErrors!==null&&(_errs18?vErrors.length=_errs18:vErrors=null);else{
let err32={instancePath:instancePath+"/entries/"+i0,schemaPath:"#/properties/entries/items/oneOf",keyword:"oneOf",params:{passingSchemas:passing0},message:"must\
 match exactly one schema in oneOf"};return vErrors===null?vErrors=[err32]:vErrors.push(err32),errors++,validate59.errors=vErrors,!1}var valid5=_errs17===errors;
if(!valid5)break}}}else return validate59.errors=[{instancePath:instancePath+"/entries",schemaPath:"#/properties/entries/type",keyword:"type",params:{type:"arra\
y"},message:"must be array"}],!1;var valid0=_errs15===errors}else var valid0=!0}}}}}}}else return validate59.errors=[{instancePath,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"}],!1;return validate59.errors=vErrors,errors===0}validate59.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
var validateObservationV1=validate60,schema127={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"https://raw.githubusercontent.com/lanser/lanser/v1/s\
chemas/observation.v1.json",title:"Kept observation, version 1",description:"One entry of the observation cache, without the line above it that has its digest. \
It is read by the release that wrote it alone.",type:"object",additionalProperties:!1,required:["schema","key"],oneOf:[{required:["observation"]},{required:["an\
swers"]},{required:["contents"]}],properties:{schema:{const:"lanser.observation.v1"},key:{description:"All that it depends on. Its digest is the name of the ent\
ry.",type:"object",minProperties:1},observation:{description:"What a server found, in every file of the schedule.",type:"object",additionalProperties:!1,required:[
"files","schedule","lookups","limits"],properties:{files:{type:"array",items:{$ref:"https://raw.githubusercontent.com/lanser/lanser/v1/schemas/trace.v1.json#/$d\
efs/finalFile"}},schedule:{$ref:"#/$defs/sha256"},lookups:{type:"array",items:{$ref:"https://raw.githubusercontent.com/lanser/lanser/v1/schemas/trace.v1.json#/$\
defs/lookup"}},limits:{type:"array",items:{type:"object",additionalProperties:!1,required:["code","message","count"],properties:{code:{enum:["server-configurati\
on","severity-assumed","message-cut"]},message:{type:"string"},count:{$ref:"https://raw.githubusercontent.com/lanser/lanser/v1/schemas/trace.v1.json#/$defs/numb\
er"}}}}}},answers:{description:"What it said to the last texts that it was given after that, in the order of the texts.",type:"array",items:{type:"object",additionalProperties:!1,
required:["findings","unreachable"],properties:{findings:{type:["array","null"],items:{$ref:"https://raw.githubusercontent.com/lanser/lanser/v1/schemas/trace.v1\
.json#/$defs/finding"}},unreachable:{type:"array",items:{type:"object",additionalProperties:!1,required:["start","end","message"],properties:{start:{$ref:"https\
://raw.githubusercontent.com/lanser/lanser/v1/schemas/trace.v1.json#/$defs/position"},end:{$ref:"https://raw.githubusercontent.com/lanser/lanser/v1/schemas/trac\
e.v1.json#/$defs/position"},message:{type:"string"}}}}}}},contents:{description:"Over the contents of all files outside of a tree that a server can read.",type:"\
string",pattern:"^[0-9a-f]{64}$"}},$defs:{sha256:{type:"string",pattern:"^sha256:[0-9a-f]{64}$"}}};var schema189={type:"object",required:["server","path","range","severity","source","code","message","symbol"],properties:{server:{type:"string"},path:{$ref:"#/$\
defs/path"},range:{$ref:"#/$defs/range"},severity:{enum:["error","warning","information","hint"]},source:{type:["string","null"]},code:{type:["string","null"]},
message:{type:"string"},symbol:{description:"Names of the enclosing definitions, joined by dots; null at module level.",type:["string","null"]},related:{type:"a\
rray",items:{$ref:"#/$defs/place"}}}};function validate66(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate66.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),errors===0)if(data&&typeof data=="object"&&!Array.isArray(
data)){let missing0;if((data.line===void 0||!func0.call(data,"line"))&&(missing0="line")||(data.character===void 0||!func0.call(data,"character"))&&(missing0="c\
haracter"))return validate66.errors=[{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:missing0},message:"must have required prop\
erty '"+missing0+"'"}],!1;if(data.line!==void 0&&func0.call(data,"line")){let data0=data.line,_errs1=errors,_errs2=errors;if(!(typeof data0=="number"&&!(data0%1)&&
!isNaN(data0)&&isFinite(data0)))return validate66.errors=[{instancePath:instancePath+"/line",schemaPath:"#/$defs/number/type",keyword:"type",params:{type:"integ\
er"},message:"must be integer"}],!1;if(errors===_errs2&&typeof data0=="number"&&isFinite(data0)){if(data0>9007199254740991||isNaN(data0))return validate66.errors=
[{instancePath:instancePath+"/line",schemaPath:"#/$defs/number/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 90\
07199254740991"}],!1;if(data0<0||isNaN(data0))return validate66.errors=[{instancePath:instancePath+"/line",schemaPath:"#/$defs/number/minimum",keyword:"minimum",
params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}var valid0=_errs1===errors}else var valid0=!0;if(valid0)if(data.character!==void 0&&func0.call(data,
"character")){let data1=data.character,_errs4=errors,_errs5=errors;if(!(typeof data1=="number"&&!(data1%1)&&!isNaN(data1)&&isFinite(data1)))return validate66.errors=
[{instancePath:instancePath+"/character",schemaPath:"#/$defs/number/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===_errs5&&
typeof data1=="number"&&isFinite(data1)){if(data1>9007199254740991||isNaN(data1))return validate66.errors=[{instancePath:instancePath+"/character",schemaPath:"#\
/$defs/number/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"}],!1;if(data1<0||isNaN(data1))return validate66.
errors=[{instancePath:instancePath+"/character",schemaPath:"#/$defs/number/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],
!1}var valid0=_errs4===errors}else var valid0=!0}else return validate66.errors=[{instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"}],!1;return validate66.errors=vErrors,errors===0}validate66.evaluated={props:{line:!0,character:!0},dynamicProps:!1,dynamicItems:!1};function validate65(data,{
instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate65.evaluated;if(evaluated0.dynamicProps&&
(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),errors===0)if(data&&typeof data=="object"&&!Array.isArray(data)){let missing0;if((data.
start===void 0||!func0.call(data,"start"))&&(missing0="start")||(data.end===void 0||!func0.call(data,"end"))&&(missing0="end"))return validate65.errors=[{instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:missing0},message:"must have required property '"+missing0+"'"}],!1;if(data.start!==void 0&&func0.
call(data,"start")){let _errs1=errors;validate66(data.start,{instancePath:instancePath+"/start",parentData:data,parentDataProperty:"start",rootData,dynamicAnchors})||
(vErrors=vErrors===null?validate66.errors:vErrors.concat(validate66.errors),errors=vErrors.length);var valid0=_errs1===errors}else var valid0=!0;if(valid0)if(data.
end!==void 0&&func0.call(data,"end")){let _errs2=errors;validate66(data.end,{instancePath:instancePath+"/end",parentData:data,parentDataProperty:"end",rootData,
dynamicAnchors})||(vErrors=vErrors===null?validate66.errors:vErrors.concat(validate66.errors),errors=vErrors.length);var valid0=_errs2===errors}else var valid0=!0}else
return validate65.errors=[{instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return validate65.errors=vErrors,
errors===0}validate65.evaluated={props:{start:!0,end:!0},dynamicProps:!1,dynamicItems:!1};function validate90(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate90.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),errors===0)if(data&&typeof data=="object"&&!Array.isArray(
data)){let missing0;if((data.path===void 0||!func0.call(data,"path"))&&(missing0="path")||(data.range===void 0||!func0.call(data,"range"))&&(missing0="range"))return validate90.
errors=[{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:missing0},message:"must have required property '"+missing0+"'"}],!1;if(data.
path!==void 0&&func0.call(data,"path")){let _errs1=errors;if(typeof data.path!="string")return validate90.errors=[{instancePath:instancePath+"/path",schemaPath:"\
#/properties/path/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid0=_errs1===errors}else var valid0=!0;if(valid0)if(data.range!==
void 0&&func0.call(data,"range")){let _errs3=errors;validate65(data.range,{instancePath:instancePath+"/range",parentData:data,parentDataProperty:"range",rootData,
dynamicAnchors})||(vErrors=vErrors===null?validate65.errors:vErrors.concat(validate65.errors),errors=vErrors.length);var valid0=_errs3===errors}else var valid0=!0}else
return validate90.errors=[{instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return validate90.errors=vErrors,
errors===0}validate90.evaluated={props:{path:!0,range:!0},dynamicProps:!1,dynamicItems:!1};function validate88(data,{instancePath="",parentData,parentDataProperty,
rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate88.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.
dynamicItems&&(evaluated0.items=void 0),errors===0)if(data&&typeof data=="object"&&!Array.isArray(data)){let missing0;if((data.server===void 0||!func0.call(data,
"server"))&&(missing0="server")||(data.path===void 0||!func0.call(data,"path"))&&(missing0="path")||(data.range===void 0||!func0.call(data,"range"))&&(missing0=
"range")||(data.severity===void 0||!func0.call(data,"severity"))&&(missing0="severity")||(data.source===void 0||!func0.call(data,"source"))&&(missing0="source")||
(data.code===void 0||!func0.call(data,"code"))&&(missing0="code")||(data.message===void 0||!func0.call(data,"message"))&&(missing0="message")||(data.symbol===void 0||
!func0.call(data,"symbol"))&&(missing0="symbol"))return validate88.errors=[{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:missing0},
message:"must have required property '"+missing0+"'"}],!1;if(data.server!==void 0&&func0.call(data,"server")){let _errs1=errors;if(typeof data.server!="string")
return validate88.errors=[{instancePath:instancePath+"/server",schemaPath:"#/properties/server/type",keyword:"type",params:{type:"string"},message:"must be stri\
ng"}],!1;var valid0=_errs1===errors}else var valid0=!0;if(valid0){if(data.path!==void 0&&func0.call(data,"path")){let data1=data.path,_errs3=errors;if(errors===
errors)if(typeof data1=="string"){if(!pattern8.test(data1))return validate88.errors=[{instancePath:instancePath+"/path",schemaPath:"#/$defs/path/pattern",keyword:"\
pattern",params:{pattern:"^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$"},message:'must match pattern "^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?\
:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$"'}],!1}else return validate88.errors=[{instancePath:instancePath+"/path",schemaPath:"#/$defs/path/type",keyword:"type",params:{
type:"string"},message:"must be string"}],!1;var valid0=_errs3===errors}else var valid0=!0;if(valid0){if(data.range!==void 0&&func0.call(data,"range")){let _errs6=errors;
validate65(data.range,{instancePath:instancePath+"/range",parentData:data,parentDataProperty:"range",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate65.
errors:vErrors.concat(validate65.errors),errors=vErrors.length);var valid0=_errs6===errors}else var valid0=!0;if(valid0){if(data.severity!==void 0&&func0.call(data,
"severity")){let data3=data.severity,_errs7=errors;if(!(data3==="error"||data3==="warning"||data3==="information"||data3==="hint"))return validate88.errors=[{instancePath:instancePath+
"/severity",schemaPath:"#/properties/severity/enum",keyword:"enum",params:{allowedValues:schema189.properties.severity.enum},message:"must be equal to one of th\
e allowed values"}],!1;var valid0=_errs7===errors}else var valid0=!0;if(valid0){if(data.source!==void 0&&func0.call(data,"source")){let data4=data.source,_errs8=errors;
if(typeof data4!="string"&&data4!==null)return validate88.errors=[{instancePath:instancePath+"/source",schemaPath:"#/properties/source/type",keyword:"type",params:{
type:schema189.properties.source.type},message:"must be string,null"}],!1;var valid0=_errs8===errors}else var valid0=!0;if(valid0){if(data.code!==void 0&&func0.
call(data,"code")){let data5=data.code,_errs10=errors;if(typeof data5!="string"&&data5!==null)return validate88.errors=[{instancePath:instancePath+"/code",schemaPath:"\
#/properties/code/type",keyword:"type",params:{type:schema189.properties.code.type},message:"must be string,null"}],!1;var valid0=_errs10===errors}else var valid0=!0;
if(valid0){if(data.message!==void 0&&func0.call(data,"message")){let _errs12=errors;if(typeof data.message!="string")return validate88.errors=[{instancePath:instancePath+
"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid0=_errs12===errors}else var valid0=!0;
if(valid0){if(data.symbol!==void 0&&func0.call(data,"symbol")){let data7=data.symbol,_errs14=errors;if(typeof data7!="string"&&data7!==null)return validate88.errors=
[{instancePath:instancePath+"/symbol",schemaPath:"#/properties/symbol/type",keyword:"type",params:{type:schema189.properties.symbol.type},message:"must be strin\
g,null"}],!1;var valid0=_errs14===errors}else var valid0=!0;if(valid0)if(data.related!==void 0&&func0.call(data,"related")){let data8=data.related,_errs16=errors;
if(errors===_errs16)if(Array.isArray(data8)){var valid2=!0;let len0=data8.length;for(let i0=0;i0<len0;i0++){let _errs18=errors;validate90(data8[i0],{instancePath:instancePath+
"/related/"+i0,parentData:data8,parentDataProperty:i0,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate90.errors:vErrors.concat(validate90.errors),errors=
vErrors.length);var valid2=_errs18===errors;if(!valid2)break}}else return validate88.errors=[{instancePath:instancePath+"/related",schemaPath:"#/properties/rela\
ted/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var valid0=_errs16===errors}else var valid0=!0}}}}}}}}else return validate88.errors=
[{instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return validate88.errors=vErrors,errors===0}validate88.evaluated=
{props:{server:!0,path:!0,range:!0,severity:!0,source:!0,code:!0,message:!0,symbol:!0,related:!0},dynamicProps:!1,dynamicItems:!1};function validate107(data,{instancePath="",
parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate107.evaluated;if(evaluated0.dynamicProps&&(evaluated0.
props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),errors===0)if(data&&typeof data=="object"&&!Array.isArray(data)){let missing0;if((data.kind===void 0||
!func0.call(data,"kind"))&&(missing0="kind")||(data.path===void 0||!func0.call(data,"path"))&&(missing0="path")||(data.findings===void 0||!func0.call(data,"find\
ings"))&&(missing0="findings")||(data.unreachable===void 0||!func0.call(data,"unreachable"))&&(missing0="unreachable"))return validate107.errors=[{instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:missing0},message:"must have required property '"+missing0+"'"}],!1;if(data.kind!==void 0&&func0.
call(data,"kind")){let _errs1=errors;if(data.kind!=="final")return validate107.errors=[{instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/const",keyword:"\
const",params:{allowedValue:"final"},message:"must be equal to constant"}],!1;var valid0=_errs1===errors}else var valid0=!0;if(valid0){if(data.path!==void 0&&func0.
call(data,"path")){let data1=data.path,_errs2=errors;if(errors===errors)if(typeof data1=="string"){if(!pattern8.test(data1))return validate107.errors=[{instancePath:instancePath+
"/path",schemaPath:"#/$defs/path/pattern",keyword:"pattern",params:{pattern:"^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$"},message:'m\
ust match pattern "^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$"'}],!1}else return validate107.errors=[{instancePath:instancePath+"/pa\
th",schemaPath:"#/$defs/path/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid0=_errs2===errors}else var valid0=!0;if(valid0){
if(data.findings!==void 0&&func0.call(data,"findings")){let data2=data.findings,_errs5=errors;if(errors===_errs5)if(Array.isArray(data2)){var valid2=!0;let len0=data2.
length;for(let i0=0;i0<len0;i0++){let _errs7=errors;validate88(data2[i0],{instancePath:instancePath+"/findings/"+i0,parentData:data2,parentDataProperty:i0,rootData,
dynamicAnchors})||(vErrors=vErrors===null?validate88.errors:vErrors.concat(validate88.errors),errors=vErrors.length);var valid2=_errs7===errors;if(!valid2)break}}else
return validate107.errors=[{instancePath:instancePath+"/findings",schemaPath:"#/properties/findings/type",keyword:"type",params:{type:"array"},message:"must be \
array"}],!1;var valid0=_errs5===errors}else var valid0=!0;if(valid0)if(data.unreachable!==void 0&&func0.call(data,"unreachable")){let data4=data.unreachable,_errs8=errors;
if(errors===_errs8)if(Array.isArray(data4)){var valid3=!0;let len1=data4.length;for(let i1=0;i1<len1;i1++){let _errs10=errors;validate65(data4[i1],{instancePath:instancePath+
"/unreachable/"+i1,parentData:data4,parentDataProperty:i1,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate65.errors:vErrors.concat(validate65.errors),
errors=vErrors.length);var valid3=_errs10===errors;if(!valid3)break}}else return validate107.errors=[{instancePath:instancePath+"/unreachable",schemaPath:"#/pro\
perties/unreachable/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var valid0=_errs8===errors}else var valid0=!0}}}else return validate107.
errors=[{instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return validate107.errors=vErrors,errors===0}validate107.
evaluated={props:{kind:!0,path:!0,findings:!0,unreachable:!0},dynamicProps:!1,dynamicItems:!1};function validate111(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate111.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),errors===0)if(data&&typeof data=="object"&&!Array.isArray(
data)){let missing0;if((data.path===void 0||!func0.call(data,"path"))&&(missing0="path")||(data.position===void 0||!func0.call(data,"position"))&&(missing0="pos\
ition")||(data.targets===void 0||!func0.call(data,"targets"))&&(missing0="targets"))return validate111.errors=[{instancePath,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:missing0},message:"must have required property '"+missing0+"'"}],!1;if(data.path!==void 0&&func0.call(data,"path")){let data0=data.
path,_errs1=errors;if(errors===errors)if(typeof data0=="string"){if(!pattern8.test(data0))return validate111.errors=[{instancePath:instancePath+"/path",schemaPath:"\
#/$defs/path/pattern",keyword:"pattern",params:{pattern:"^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$"},message:'must match pattern "^\
(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$"'}],!1}else return validate111.errors=[{instancePath:instancePath+"/path",schemaPath:"#/$d\
efs/path/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid0=_errs1===errors}else var valid0=!0;if(valid0){if(data.position!==void 0&&
func0.call(data,"position")){let _errs4=errors;validate66(data.position,{instancePath:instancePath+"/position",parentData:data,parentDataProperty:"position",rootData,
dynamicAnchors})||(vErrors=vErrors===null?validate66.errors:vErrors.concat(validate66.errors),errors=vErrors.length);var valid0=_errs4===errors}else var valid0=!0;
if(valid0)if(data.targets!==void 0&&func0.call(data,"targets")){let data2=data.targets,_errs5=errors;if(errors===_errs5)if(Array.isArray(data2)){var valid2=!0;let len0=data2.
length;for(let i0=0;i0<len0;i0++){let _errs7=errors;validate90(data2[i0],{instancePath:instancePath+"/targets/"+i0,parentData:data2,parentDataProperty:i0,rootData,
dynamicAnchors})||(vErrors=vErrors===null?validate90.errors:vErrors.concat(validate90.errors),errors=vErrors.length);var valid2=_errs7===errors;if(!valid2)break}}else
return validate111.errors=[{instancePath:instancePath+"/targets",schemaPath:"#/properties/targets/type",keyword:"type",params:{type:"array"},message:"must be ar\
ray"}],!1;var valid0=_errs5===errors}else var valid0=!0}}else return validate111.errors=[{instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},
message:"must be object"}],!1;return validate111.errors=vErrors,errors===0}validate111.evaluated={props:{path:!0,position:!0,targets:!0},dynamicProps:!1,dynamicItems:!1};
function validate115(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate115.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),errors===0)if(data&&typeof data=="object"&&!Array.isArray(
data)){let missing0;if((data.server===void 0||!func0.call(data,"server"))&&(missing0="server")||(data.path===void 0||!func0.call(data,"path"))&&(missing0="path")||
(data.range===void 0||!func0.call(data,"range"))&&(missing0="range")||(data.severity===void 0||!func0.call(data,"severity"))&&(missing0="severity")||(data.source===
void 0||!func0.call(data,"source"))&&(missing0="source")||(data.code===void 0||!func0.call(data,"code"))&&(missing0="code")||(data.message===void 0||!func0.call(
data,"message"))&&(missing0="message")||(data.symbol===void 0||!func0.call(data,"symbol"))&&(missing0="symbol"))return validate115.errors=[{instancePath,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:missing0},message:"must have required property '"+missing0+"'"}],!1;if(data.server!==void 0&&func0.call(data,
"server")){let _errs1=errors;if(typeof data.server!="string")return validate115.errors=[{instancePath:instancePath+"/server",schemaPath:"#/properties/server/typ\
e",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid0=_errs1===errors}else var valid0=!0;if(valid0){if(data.path!==void 0&&func0.call(
data,"path")){let data1=data.path,_errs3=errors;if(errors===errors)if(typeof data1=="string"){if(!pattern8.test(data1))return validate115.errors=[{instancePath:instancePath+
"/path",schemaPath:"#/$defs/path/pattern",keyword:"pattern",params:{pattern:"^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$"},message:'m\
ust match pattern "^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$"'}],!1}else return validate115.errors=[{instancePath:instancePath+"/pa\
th",schemaPath:"#/$defs/path/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid0=_errs3===errors}else var valid0=!0;if(valid0){
if(data.range!==void 0&&func0.call(data,"range")){let _errs6=errors;validate65(data.range,{instancePath:instancePath+"/range",parentData:data,parentDataProperty:"\
range",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate65.errors:vErrors.concat(validate65.errors),errors=vErrors.length);var valid0=_errs6===errors}else
var valid0=!0;if(valid0){if(data.severity!==void 0&&func0.call(data,"severity")){let data3=data.severity,_errs7=errors;if(!(data3==="error"||data3==="warning"||
data3==="information"||data3==="hint"))return validate115.errors=[{instancePath:instancePath+"/severity",schemaPath:"#/properties/severity/enum",keyword:"enum",
params:{allowedValues:schema189.properties.severity.enum},message:"must be equal to one of the allowed values"}],!1;var valid0=_errs7===errors}else var valid0=!0;
if(valid0){if(data.source!==void 0&&func0.call(data,"source")){let data4=data.source,_errs8=errors;if(typeof data4!="string"&&data4!==null)return validate115.errors=
[{instancePath:instancePath+"/source",schemaPath:"#/properties/source/type",keyword:"type",params:{type:schema189.properties.source.type},message:"must be strin\
g,null"}],!1;var valid0=_errs8===errors}else var valid0=!0;if(valid0){if(data.code!==void 0&&func0.call(data,"code")){let data5=data.code,_errs10=errors;if(typeof data5!=
"string"&&data5!==null)return validate115.errors=[{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type:schema189.properties.
code.type},message:"must be string,null"}],!1;var valid0=_errs10===errors}else var valid0=!0;if(valid0){if(data.message!==void 0&&func0.call(data,"message")){let _errs12=errors;
if(typeof data.message!="string")return validate115.errors=[{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{
type:"string"},message:"must be string"}],!1;var valid0=_errs12===errors}else var valid0=!0;if(valid0){if(data.symbol!==void 0&&func0.call(data,"symbol")){let data7=data.
symbol,_errs14=errors;if(typeof data7!="string"&&data7!==null)return validate115.errors=[{instancePath:instancePath+"/symbol",schemaPath:"#/properties/symbol/ty\
pe",keyword:"type",params:{type:schema189.properties.symbol.type},message:"must be string,null"}],!1;var valid0=_errs14===errors}else var valid0=!0;if(valid0)if(data.
related!==void 0&&func0.call(data,"related")){let data8=data.related,_errs16=errors;if(errors===_errs16)if(Array.isArray(data8)){var valid2=!0;let len0=data8.length;
for(let i0=0;i0<len0;i0++){let _errs18=errors;validate90(data8[i0],{instancePath:instancePath+"/related/"+i0,parentData:data8,parentDataProperty:i0,rootData,dynamicAnchors})||
(vErrors=vErrors===null?validate90.errors:vErrors.concat(validate90.errors),errors=vErrors.length);var valid2=_errs18===errors;if(!valid2)break}}else return validate115.
errors=[{instancePath:instancePath+"/related",schemaPath:"#/properties/related/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var valid0=_errs16===
errors}else var valid0=!0}}}}}}}}else return validate115.errors=[{instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],
!1;return validate115.errors=vErrors,errors===0}validate115.evaluated={props:{server:!0,path:!0,range:!0,severity:!0,source:!0,code:!0,message:!0,symbol:!0,related:!0},
dynamicProps:!1,dynamicItems:!1};function validate119(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0,evaluated0=validate119.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),errors===0)if(data&&
typeof data=="object"&&!Array.isArray(data)){let missing0;if((data.line===void 0||!func0.call(data,"line"))&&(missing0="line")||(data.character===void 0||!func0.
call(data,"character"))&&(missing0="character"))return validate119.errors=[{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:missing0},
message:"must have required property '"+missing0+"'"}],!1;if(data.line!==void 0&&func0.call(data,"line")){let data0=data.line,_errs1=errors,_errs2=errors;if(!(typeof data0==
"number"&&!(data0%1)&&!isNaN(data0)&&isFinite(data0)))return validate119.errors=[{instancePath:instancePath+"/line",schemaPath:"#/$defs/number/type",keyword:"ty\
pe",params:{type:"integer"},message:"must be integer"}],!1;if(errors===_errs2&&typeof data0=="number"&&isFinite(data0)){if(data0>9007199254740991||isNaN(data0))
return validate119.errors=[{instancePath:instancePath+"/line",schemaPath:"#/$defs/number/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},
message:"must be <= 9007199254740991"}],!1;if(data0<0||isNaN(data0))return validate119.errors=[{instancePath:instancePath+"/line",schemaPath:"#/$defs/number/min\
imum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}var valid0=_errs1===errors}else var valid0=!0;if(valid0)if(data.character!==
void 0&&func0.call(data,"character")){let data1=data.character,_errs4=errors,_errs5=errors;if(!(typeof data1=="number"&&!(data1%1)&&!isNaN(data1)&&isFinite(data1)))
return validate119.errors=[{instancePath:instancePath+"/character",schemaPath:"#/$defs/number/type",keyword:"type",params:{type:"integer"},message:"must be inte\
ger"}],!1;if(errors===_errs5&&typeof data1=="number"&&isFinite(data1)){if(data1>9007199254740991||isNaN(data1))return validate119.errors=[{instancePath:instancePath+
"/character",schemaPath:"#/$defs/number/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"}],!1;if(data1<
0||isNaN(data1))return validate119.errors=[{instancePath:instancePath+"/character",schemaPath:"#/$defs/number/minimum",keyword:"minimum",params:{comparison:">=",
limit:0},message:"must be >= 0"}],!1}var valid0=_errs4===errors}else var valid0=!0}else return validate119.errors=[{instancePath,schemaPath:"#/type",keyword:"ty\
pe",params:{type:"object"},message:"must be object"}],!1;return validate119.errors=vErrors,errors===0}validate119.evaluated={props:{line:!0,character:!0},dynamicProps:!1,
dynamicItems:!1};var pattern66=new RegExp("^[0-9a-f]{64}$","u");function validate60(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){
let vErrors=null,errors=0,evaluated0=validate60.evaluated;evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0);
let _errs1=errors,valid0=!1,passing0=null,_errs2=errors;if(data&&typeof data=="object"&&!Array.isArray(data)){let missing0;if((data.observation===void 0||!func0.
call(data,"observation"))&&(missing0="observation")){let err0={instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:missing0},
message:"must have required property '"+missing0+"'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}}var _valid0=_errs2===errors;_valid0&&(valid0=!0,
passing0=0);let _errs3=errors;if(data&&typeof data=="object"&&!Array.isArray(data)){let missing1;if((data.answers===void 0||!func0.call(data,"answers"))&&(missing1=
"answers")){let err1={instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty:missing1},message:"must have required property '"+
missing1+"'"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}}var _valid0=_errs3===errors;if(_valid0&&valid0)valid0=!1,passing0=[passing0,1];else{_valid0&&
(valid0=!0,passing0=1);let _errs4=errors;if(data&&typeof data=="object"&&!Array.isArray(data)){let missing2;if((data.contents===void 0||!func0.call(data,"conten\
ts"))&&(missing2="contents")){let err2={instancePath,schemaPath:"#/oneOf/2/required",keyword:"required",params:{missingProperty:missing2},message:"must have req\
uired property '"+missing2+"'"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}}var _valid0=_errs4===errors;_valid0&&valid0?(valid0=!1,passing0=[passing0,
2]):_valid0&&(valid0=!0,passing0=2)}if(valid0)errors=_errs1,vErrors!==null&&(_errs1?vErrors.length=_errs1:vErrors=null);else{let err3={instancePath,schemaPath:"\
#/oneOf",keyword:"oneOf",params:{passingSchemas:passing0},message:"must match exactly one schema in oneOf"};return vErrors===null?vErrors=[err3]:vErrors.push(err3),
errors++,validate60.errors=vErrors,!1}if(errors===0)if(data&&typeof data=="object"&&!Array.isArray(data)){let missing3;if((data.schema===void 0||!func0.call(data,
"schema"))&&(missing3="schema")||(data.key===void 0||!func0.call(data,"key"))&&(missing3="key"))return validate60.errors=[{instancePath,schemaPath:"#/required",
keyword:"required",params:{missingProperty:missing3},message:"must have required property '"+missing3+"'"}],!1;{let _errs5=errors;for(let key0 of Object.keys(data))
if(!(key0==="schema"||key0==="key"||key0==="observation"||key0==="answers"||key0==="contents")){return validate60.errors=[{instancePath,schemaPath:"#/additional\
Properties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"}],!1;break}if(_errs5===errors){if(data.
schema!==void 0&&func0.call(data,"schema")){let _errs6=errors;if(data.schema!=="lanser.observation.v1")return validate60.errors=[{instancePath:instancePath+"/sc\
hema",schemaPath:"#/properties/schema/const",keyword:"const",params:{allowedValue:"lanser.observation.v1"},message:"must be equal to constant"}],!1;var valid1=_errs6===
errors}else var valid1=!0;if(valid1){if(data.key!==void 0&&func0.call(data,"key")){let data1=data.key,_errs7=errors;if(errors===_errs7)if(data1&&typeof data1=="\
object"&&!Array.isArray(data1)){if(Object.keys(data1).length<1)return validate60.errors=[{instancePath:instancePath+"/key",schemaPath:"#/properties/key/minPrope\
rties",keyword:"minProperties",params:{limit:1},message:"must NOT have fewer than 1 properties"}],!1}else return validate60.errors=[{instancePath:instancePath+"\
/key",schemaPath:"#/properties/key/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var valid1=_errs7===errors}else var valid1=!0;if(valid1){
if(data.observation!==void 0&&func0.call(data,"observation")){let data2=data.observation,_errs9=errors;if(errors===_errs9)if(data2&&typeof data2=="object"&&!Array.
isArray(data2)){let missing4;if((data2.files===void 0||!func0.call(data2,"files"))&&(missing4="files")||(data2.schedule===void 0||!func0.call(data2,"schedule"))&&
(missing4="schedule")||(data2.lookups===void 0||!func0.call(data2,"lookups"))&&(missing4="lookups")||(data2.limits===void 0||!func0.call(data2,"limits"))&&(missing4=
"limits"))return validate60.errors=[{instancePath:instancePath+"/observation",schemaPath:"#/properties/observation/required",keyword:"required",params:{missingProperty:missing4},
message:"must have required property '"+missing4+"'"}],!1;{let _errs11=errors;for(let key1 of Object.keys(data2))if(!(key1==="files"||key1==="schedule"||key1===
"lookups"||key1==="limits")){return validate60.errors=[{instancePath:instancePath+"/observation",schemaPath:"#/properties/observation/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:key1},message:"must NOT have additional properties"}],!1;break}if(_errs11===errors){if(data2.files!==void 0&&func0.
call(data2,"files")){let data3=data2.files,_errs12=errors;if(errors===_errs12)if(Array.isArray(data3)){var valid3=!0;let len0=data3.length;for(let i0=0;i0<len0;i0++){
let _errs14=errors;validate107(data3[i0],{instancePath:instancePath+"/observation/files/"+i0,parentData:data3,parentDataProperty:i0,rootData,dynamicAnchors})||(vErrors=
vErrors===null?validate107.errors:vErrors.concat(validate107.errors),errors=vErrors.length);var valid3=_errs14===errors;if(!valid3)break}}else return validate60.
errors=[{instancePath:instancePath+"/observation/files",schemaPath:"#/properties/observation/properties/files/type",keyword:"type",params:{type:"array"},message:"\
must be array"}],!1;var valid2=_errs12===errors}else var valid2=!0;if(valid2){if(data2.schedule!==void 0&&func0.call(data2,"schedule")){let data5=data2.schedule,
_errs15=errors;if(errors===errors)if(typeof data5=="string"){if(!pattern10.test(data5))return validate60.errors=[{instancePath:instancePath+"/observation/schedu\
le",schemaPath:"#/$defs/sha256/pattern",keyword:"pattern",params:{pattern:"^sha256:[0-9a-f]{64}$"},message:'must match pattern "^sha256:[0-9a-f]{64}$"'}],!1}else
return validate60.errors=[{instancePath:instancePath+"/observation/schedule",schemaPath:"#/$defs/sha256/type",keyword:"type",params:{type:"string"},message:"mus\
t be string"}],!1;var valid2=_errs15===errors}else var valid2=!0;if(valid2){if(data2.lookups!==void 0&&func0.call(data2,"lookups")){let data6=data2.lookups,_errs18=errors;
if(errors===_errs18)if(Array.isArray(data6)){var valid5=!0;let len1=data6.length;for(let i1=0;i1<len1;i1++){let _errs20=errors;validate111(data6[i1],{instancePath:instancePath+
"/observation/lookups/"+i1,parentData:data6,parentDataProperty:i1,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate111.errors:vErrors.concat(validate111.
errors),errors=vErrors.length);var valid5=_errs20===errors;if(!valid5)break}}else return validate60.errors=[{instancePath:instancePath+"/observation/lookups",schemaPath:"\
#/properties/observation/properties/lookups/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var valid2=_errs18===errors}else var valid2=!0;
if(valid2)if(data2.limits!==void 0&&func0.call(data2,"limits")){let data8=data2.limits,_errs21=errors;if(errors===_errs21)if(Array.isArray(data8)){var valid6=!0;
let len2=data8.length;for(let i2=0;i2<len2;i2++){let data9=data8[i2],_errs23=errors;if(errors===_errs23)if(data9&&typeof data9=="object"&&!Array.isArray(data9)){
let missing5;if((data9.code===void 0||!func0.call(data9,"code"))&&(missing5="code")||(data9.message===void 0||!func0.call(data9,"message"))&&(missing5="message")||
(data9.count===void 0||!func0.call(data9,"count"))&&(missing5="count"))return validate60.errors=[{instancePath:instancePath+"/observation/limits/"+i2,schemaPath:"\
#/properties/observation/properties/limits/items/required",keyword:"required",params:{missingProperty:missing5},message:"must have required property '"+missing5+
"'"}],!1;{let _errs25=errors;for(let key2 of Object.keys(data9))if(!(key2==="code"||key2==="message"||key2==="count")){return validate60.errors=[{instancePath:instancePath+
"/observation/limits/"+i2,schemaPath:"#/properties/observation/properties/limits/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key2},
message:"must NOT have additional properties"}],!1;break}if(_errs25===errors){if(data9.code!==void 0&&func0.call(data9,"code")){let data10=data9.code,_errs26=errors;
if(!(data10==="server-configuration"||data10==="severity-assumed"||data10==="message-cut"))return validate60.errors=[{instancePath:instancePath+"/observation/li\
mits/"+i2+"/code",schemaPath:"#/properties/observation/properties/limits/items/properties/code/enum",keyword:"enum",params:{allowedValues:schema127.properties.observation.
properties.limits.items.properties.code.enum},message:"must be equal to one of the allowed values"}],!1;var valid7=_errs26===errors}else var valid7=!0;if(valid7){
if(data9.message!==void 0&&func0.call(data9,"message")){let _errs27=errors;if(typeof data9.message!="string")return validate60.errors=[{instancePath:instancePath+
"/observation/limits/"+i2+"/message",schemaPath:"#/properties/observation/properties/limits/items/properties/message/type",keyword:"type",params:{type:"string"},
message:"must be string"}],!1;var valid7=_errs27===errors}else var valid7=!0;if(valid7)if(data9.count!==void 0&&func0.call(data9,"count")){let data12=data9.count,
_errs29=errors,_errs30=errors;if(!(typeof data12=="number"&&!(data12%1)&&!isNaN(data12)&&isFinite(data12)))return validate60.errors=[{instancePath:instancePath+
"/observation/limits/"+i2+"/count",schemaPath:"https://raw.githubusercontent.com/lanser/lanser/v1/schemas/trace.v1.json#/$defs/number/type",keyword:"type",params:{
type:"integer"},message:"must be integer"}],!1;if(errors===_errs30&&typeof data12=="number"&&isFinite(data12)){if(data12>9007199254740991||isNaN(data12))return validate60.
errors=[{instancePath:instancePath+"/observation/limits/"+i2+"/count",schemaPath:"https://raw.githubusercontent.com/lanser/lanser/v1/schemas/trace.v1.json#/$def\
s/number/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"}],!1;if(data12<0||isNaN(data12))return validate60.
errors=[{instancePath:instancePath+"/observation/limits/"+i2+"/count",schemaPath:"https://raw.githubusercontent.com/lanser/lanser/v1/schemas/trace.v1.json#/$def\
s/number/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}var valid7=_errs29===errors}else var valid7=!0}}}}else return validate60.
errors=[{instancePath:instancePath+"/observation/limits/"+i2,schemaPath:"#/properties/observation/properties/limits/items/type",keyword:"type",params:{type:"obj\
ect"},message:"must be object"}],!1;var valid6=_errs23===errors;if(!valid6)break}}else return validate60.errors=[{instancePath:instancePath+"/observation/limits",
schemaPath:"#/properties/observation/properties/limits/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var valid2=_errs21===errors}else var valid2=!0}}}}}else
return validate60.errors=[{instancePath:instancePath+"/observation",schemaPath:"#/properties/observation/type",keyword:"type",params:{type:"object"},message:"mu\
st be object"}],!1;var valid1=_errs9===errors}else var valid1=!0;if(valid1){if(data.answers!==void 0&&func0.call(data,"answers")){let data13=data.answers,_errs32=errors;
if(errors===_errs32)if(Array.isArray(data13)){var valid9=!0;let len3=data13.length;for(let i3=0;i3<len3;i3++){let data14=data13[i3],_errs34=errors;if(errors===_errs34)
if(data14&&typeof data14=="object"&&!Array.isArray(data14)){let missing6;if((data14.findings===void 0||!func0.call(data14,"findings"))&&(missing6="findings")||(data14.
unreachable===void 0||!func0.call(data14,"unreachable"))&&(missing6="unreachable"))return validate60.errors=[{instancePath:instancePath+"/answers/"+i3,schemaPath:"\
#/properties/answers/items/required",keyword:"required",params:{missingProperty:missing6},message:"must have required property '"+missing6+"'"}],!1;{let _errs36=errors;
for(let key3 of Object.keys(data14))if(!(key3==="findings"||key3==="unreachable")){return validate60.errors=[{instancePath:instancePath+"/answers/"+i3,schemaPath:"\
#/properties/answers/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key3},message:"must NOT have additional properties"}],
!1;break}if(_errs36===errors){if(data14.findings!==void 0&&func0.call(data14,"findings")){let data15=data14.findings,_errs37=errors;if(!Array.isArray(data15)&&data15!==
null)return validate60.errors=[{instancePath:instancePath+"/answers/"+i3+"/findings",schemaPath:"#/properties/answers/items/properties/findings/type",keyword:"t\
ype",params:{type:schema127.properties.answers.items.properties.findings.type},message:"must be array,null"}],!1;if(errors===_errs37&&Array.isArray(data15)){var valid11=!0;
let len4=data15.length;for(let i4=0;i4<len4;i4++){let _errs39=errors;validate115(data15[i4],{instancePath:instancePath+"/answers/"+i3+"/findings/"+i4,parentData:data15,
parentDataProperty:i4,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate115.errors:vErrors.concat(validate115.errors),errors=vErrors.length);var valid11=_errs39===
errors;if(!valid11)break}}var valid10=_errs37===errors}else var valid10=!0;if(valid10)if(data14.unreachable!==void 0&&func0.call(data14,"unreachable")){let data17=data14.
unreachable,_errs40=errors;if(errors===_errs40)if(Array.isArray(data17)){var valid12=!0;let len5=data17.length;for(let i5=0;i5<len5;i5++){let data18=data17[i5],
_errs42=errors;if(errors===_errs42)if(data18&&typeof data18=="object"&&!Array.isArray(data18)){let missing7;if((data18.start===void 0||!func0.call(data18,"start"))&&
(missing7="start")||(data18.end===void 0||!func0.call(data18,"end"))&&(missing7="end")||(data18.message===void 0||!func0.call(data18,"message"))&&(missing7="mes\
sage"))return validate60.errors=[{instancePath:instancePath+"/answers/"+i3+"/unreachable/"+i5,schemaPath:"#/properties/answers/items/properties/unreachable/item\
s/required",keyword:"required",params:{missingProperty:missing7},message:"must have required property '"+missing7+"'"}],!1;{let _errs44=errors;for(let key4 of Object.
keys(data18))if(!(key4==="start"||key4==="end"||key4==="message")){return validate60.errors=[{instancePath:instancePath+"/answers/"+i3+"/unreachable/"+i5,schemaPath:"\
#/properties/answers/items/properties/unreachable/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key4},message:"must NOT \
have additional properties"}],!1;break}if(_errs44===errors){if(data18.start!==void 0&&func0.call(data18,"start")){let _errs45=errors;validate119(data18.start,{instancePath:instancePath+
"/answers/"+i3+"/unreachable/"+i5+"/start",parentData:data18,parentDataProperty:"start",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate119.errors:vErrors.
concat(validate119.errors),errors=vErrors.length);var valid13=_errs45===errors}else var valid13=!0;if(valid13){if(data18.end!==void 0&&func0.call(data18,"end")){
let _errs46=errors;validate119(data18.end,{instancePath:instancePath+"/answers/"+i3+"/unreachable/"+i5+"/end",parentData:data18,parentDataProperty:"end",rootData,
dynamicAnchors})||(vErrors=vErrors===null?validate119.errors:vErrors.concat(validate119.errors),errors=vErrors.length);var valid13=_errs46===errors}else var valid13=!0;
if(valid13)if(data18.message!==void 0&&func0.call(data18,"message")){let _errs47=errors;if(typeof data18.message!="string")return validate60.errors=[{instancePath:instancePath+
"/answers/"+i3+"/unreachable/"+i5+"/message",schemaPath:"#/properties/answers/items/properties/unreachable/items/properties/message/type",keyword:"type",params:{
type:"string"},message:"must be string"}],!1;var valid13=_errs47===errors}else var valid13=!0}}}}else return validate60.errors=[{instancePath:instancePath+"/ans\
wers/"+i3+"/unreachable/"+i5,schemaPath:"#/properties/answers/items/properties/unreachable/items/type",keyword:"type",params:{type:"object"},message:"must be ob\
ject"}],!1;var valid12=_errs42===errors;if(!valid12)break}}else return validate60.errors=[{instancePath:instancePath+"/answers/"+i3+"/unreachable",schemaPath:"#\
/properties/answers/items/properties/unreachable/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var valid10=_errs40===errors}else var valid10=!0}}}else
return validate60.errors=[{instancePath:instancePath+"/answers/"+i3,schemaPath:"#/properties/answers/items/type",keyword:"type",params:{type:"object"},message:"\
must be object"}],!1;var valid9=_errs34===errors;if(!valid9)break}}else return validate60.errors=[{instancePath:instancePath+"/answers",schemaPath:"#/properties\
/answers/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var valid1=_errs32===errors}else var valid1=!0;if(valid1)if(data.contents!==void 0&&
func0.call(data,"contents")){let data22=data.contents,_errs49=errors;if(errors===_errs49)if(typeof data22=="string"){if(!pattern66.test(data22))return validate60.
errors=[{instancePath:instancePath+"/contents",schemaPath:"#/properties/contents/pattern",keyword:"pattern",params:{pattern:"^[0-9a-f]{64}$"},message:'must matc\
h pattern "^[0-9a-f]{64}$"'}],!1}else return validate60.errors=[{instancePath:instancePath+"/contents",schemaPath:"#/properties/contents/type",keyword:"type",params:{
type:"string"},message:"must be string"}],!1;var valid1=_errs49===errors}else var valid1=!0}}}}}}else return validate60.errors=[{instancePath,schemaPath:"#/type",
keyword:"type",params:{type:"object"},message:"must be object"}],!1;return validate60.errors=vErrors,errors===0}validate60.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
var validatePinV1=validate122;var pattern67=new RegExp("^[a-z][a-z0-9-]{0,63}$","u"),pattern68=new RegExp("^[0-9]+\\.[0-9]+\\.[0-9]+(?:-[0-9A-Za-z.-]{1,64})?$","u"),pattern69=new RegExp("^la\
nser-pin-[a-z0-9-]{1,64}$","u"),pattern73=new RegExp("^sha512-[A-Za-z0-9+/]{86}==$","u");function validate122(data,{instancePath="",parentData,parentDataProperty,
rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate122.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.
dynamicItems&&(evaluated0.items=void 0),errors===0)if(data&&typeof data=="object"&&!Array.isArray(data)){let missing0;if((data.schema===void 0||!func0.call(data,
"schema"))&&(missing0="schema")||(data.server===void 0||!func0.call(data,"server"))&&(missing0="server")||(data.version===void 0||!func0.call(data,"version"))&&
(missing0="version")||(data.manifest===void 0||!func0.call(data,"manifest"))&&(missing0="manifest")||(data.lock===void 0||!func0.call(data,"lock"))&&(missing0="\
lock")||(data.treeDigests===void 0||!func0.call(data,"treeDigests"))&&(missing0="treeDigests"))return validate122.errors=[{instancePath,schemaPath:"#/required",
keyword:"required",params:{missingProperty:missing0},message:"must have required property '"+missing0+"'"}],!1;{let _errs1=errors;for(let key0 of Object.keys(data))
if(!(key0==="schema"||key0==="server"||key0==="version"||key0==="manifest"||key0==="lock"||key0==="treeDigests")){return validate122.errors=[{instancePath,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"}],!1;break}if(_errs1===errors){
if(data.schema!==void 0&&func0.call(data,"schema")){let _errs2=errors;if(data.schema!=="lanser.pin.v1")return validate122.errors=[{instancePath:instancePath+"/s\
chema",schemaPath:"#/properties/schema/const",keyword:"const",params:{allowedValue:"lanser.pin.v1"},message:"must be equal to constant"}],!1;var valid0=_errs2===
errors}else var valid0=!0;if(valid0){if(data.server!==void 0&&func0.call(data,"server")){let data1=data.server,_errs3=errors;if(errors===_errs3)if(typeof data1==
"string"){if(!pattern67.test(data1))return validate122.errors=[{instancePath:instancePath+"/server",schemaPath:"#/properties/server/pattern",keyword:"pattern",params:{
pattern:"^[a-z][a-z0-9-]{0,63}$"},message:'must match pattern "^[a-z][a-z0-9-]{0,63}$"'}],!1}else return validate122.errors=[{instancePath:instancePath+"/server",
schemaPath:"#/properties/server/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid0=_errs3===errors}else var valid0=!0;if(valid0){
if(data.version!==void 0&&func0.call(data,"version")){let data2=data.version,_errs5=errors;if(errors===_errs5)if(typeof data2=="string"){if(!pattern68.test(data2))
return validate122.errors=[{instancePath:instancePath+"/version",schemaPath:"#/properties/version/pattern",keyword:"pattern",params:{pattern:"^[0-9]+\\.[0-9]+\\.[\
0-9]+(?:-[0-9A-Za-z.-]{1,64})?$"},message:'must match pattern "^[0-9]+\\.[0-9]+\\.[0-9]+(?:-[0-9A-Za-z.-]{1,64})?$"'}],!1}else return validate122.errors=[{instancePath:instancePath+
"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid0=_errs5===errors}else var valid0=!0;
if(valid0){if(data.manifest!==void 0&&func0.call(data,"manifest")){let data3=data.manifest,_errs7=errors;if(errors===_errs7)if(data3&&typeof data3=="object"&&!Array.
isArray(data3)){let missing1;if((data3.name===void 0||!func0.call(data3,"name"))&&(missing1="name")||(data3.version===void 0||!func0.call(data3,"version"))&&(missing1=
"version")||(data3.private===void 0||!func0.call(data3,"private"))&&(missing1="private"))return validate122.errors=[{instancePath:instancePath+"/manifest",schemaPath:"\
#/properties/manifest/required",keyword:"required",params:{missingProperty:missing1},message:"must have required property '"+missing1+"'"}],!1;{let _errs9=errors;
for(let key1 of Object.keys(data3))if(!(key1==="name"||key1==="version"||key1==="private"||key1==="dependencies"||key1==="optionalDependencies")){return validate122.
errors=[{instancePath:instancePath+"/manifest",schemaPath:"#/properties/manifest/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key1},
message:"must NOT have additional properties"}],!1;break}if(_errs9===errors){if(data3.name!==void 0&&func0.call(data3,"name")){let data4=data3.name,_errs10=errors;
if(errors===_errs10)if(typeof data4=="string"){if(!pattern69.test(data4))return validate122.errors=[{instancePath:instancePath+"/manifest/name",schemaPath:"#/pr\
operties/manifest/properties/name/pattern",keyword:"pattern",params:{pattern:"^lanser-pin-[a-z0-9-]{1,64}$"},message:'must match pattern "^lanser-pin-[a-z0-9-]{\
1,64}$"'}],!1}else return validate122.errors=[{instancePath:instancePath+"/manifest/name",schemaPath:"#/properties/manifest/properties/name/type",keyword:"type",
params:{type:"string"},message:"must be string"}],!1;var valid1=_errs10===errors}else var valid1=!0;if(valid1){if(data3.version!==void 0&&func0.call(data3,"vers\
ion")){let data5=data3.version,_errs12=errors;if(errors===_errs12)if(typeof data5=="string"){if(func75(data5)>128)return validate122.errors=[{instancePath:instancePath+
"/manifest/version",schemaPath:"#/properties/manifest/properties/version/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 \
characters"}],!1}else return validate122.errors=[{instancePath:instancePath+"/manifest/version",schemaPath:"#/properties/manifest/properties/version/type",keyword:"\
type",params:{type:"string"},message:"must be string"}],!1;var valid1=_errs12===errors}else var valid1=!0;if(valid1){if(data3.private!==void 0&&func0.call(data3,
"private")){let _errs14=errors;if(data3.private!==!0)return validate122.errors=[{instancePath:instancePath+"/manifest/private",schemaPath:"#/properties/manifest\
/properties/private/const",keyword:"const",params:{allowedValue:!0},message:"must be equal to constant"}],!1;var valid1=_errs14===errors}else var valid1=!0;if(valid1){
if(data3.dependencies!==void 0&&func0.call(data3,"dependencies")){let data7=data3.dependencies,_errs15=errors;if(errors===errors)if(data7&&typeof data7=="object"&&
!Array.isArray(data7)){if(Object.keys(data7).length>32)return validate122.errors=[{instancePath:instancePath+"/manifest/dependencies",schemaPath:"#/$defs/depend\
encies/maxProperties",keyword:"maxProperties",params:{limit:32},message:"must NOT have more than 32 properties"}],!1;for(let key2 of Object.keys(data7)){let data8=data7[key2],
_errs19=errors;if(errors===_errs19)if(typeof data8=="string"){if(!pattern68.test(data8))return validate122.errors=[{instancePath:instancePath+"/manifest/depende\
ncies/"+key2.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/$defs/dependencies/additionalProperties/pattern",keyword:"pattern",params:{pattern:"^[0-9]+\\.[\
0-9]+\\.[0-9]+(?:-[0-9A-Za-z.-]{1,64})?$"},message:'must match pattern "^[0-9]+\\.[0-9]+\\.[0-9]+(?:-[0-9A-Za-z.-]{1,64})?$"'}],!1}else return validate122.errors=
[{instancePath:instancePath+"/manifest/dependencies/"+key2.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/$defs/dependencies/additionalProperties/type",keyword:"\
type",params:{type:"string"},message:"must be string"}],!1;var valid3=_errs19===errors;if(!valid3)break}}else return validate122.errors=[{instancePath:instancePath+
"/manifest/dependencies",schemaPath:"#/$defs/dependencies/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var valid1=_errs15===errors}else
var valid1=!0;if(valid1)if(data3.optionalDependencies!==void 0&&func0.call(data3,"optionalDependencies")){let data9=data3.optionalDependencies,_errs21=errors;if(errors===
errors)if(data9&&typeof data9=="object"&&!Array.isArray(data9)){if(Object.keys(data9).length>32)return validate122.errors=[{instancePath:instancePath+"/manifest\
/optionalDependencies",schemaPath:"#/$defs/dependencies/maxProperties",keyword:"maxProperties",params:{limit:32},message:"must NOT have more than 32 properties"}],
!1;for(let key3 of Object.keys(data9)){let data10=data9[key3],_errs25=errors;if(errors===_errs25)if(typeof data10=="string"){if(!pattern68.test(data10))return validate122.
errors=[{instancePath:instancePath+"/manifest/optionalDependencies/"+key3.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/$defs/dependencies/additionalProp\
erties/pattern",keyword:"pattern",params:{pattern:"^[0-9]+\\.[0-9]+\\.[0-9]+(?:-[0-9A-Za-z.-]{1,64})?$"},message:'must match pattern "^[0-9]+\\.[0-9]+\\.[0-9]+(?:\
-[0-9A-Za-z.-]{1,64})?$"'}],!1}else return validate122.errors=[{instancePath:instancePath+"/manifest/optionalDependencies/"+key3.replace(/~/g,"~0").replace(/\//g,
"~1"),schemaPath:"#/$defs/dependencies/additionalProperties/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid5=_errs25===errors;
if(!valid5)break}}else return validate122.errors=[{instancePath:instancePath+"/manifest/optionalDependencies",schemaPath:"#/$defs/dependencies/type",keyword:"ty\
pe",params:{type:"object"},message:"must be object"}],!1;var valid1=_errs21===errors}else var valid1=!0}}}}}}else return validate122.errors=[{instancePath:instancePath+
"/manifest",schemaPath:"#/properties/manifest/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var valid0=_errs7===errors}else var valid0=!0;
if(valid0){if(data.lock!==void 0&&func0.call(data,"lock")){let data11=data.lock,_errs27=errors;if(errors===_errs27)if(data11&&typeof data11=="object"&&!Array.isArray(
data11)){let missing2;if((data11.name===void 0||!func0.call(data11,"name"))&&(missing2="name")||(data11.version===void 0||!func0.call(data11,"version"))&&(missing2=
"version")||(data11.lockfileVersion===void 0||!func0.call(data11,"lockfileVersion"))&&(missing2="lockfileVersion")||(data11.requires===void 0||!func0.call(data11,
"requires"))&&(missing2="requires")||(data11.packages===void 0||!func0.call(data11,"packages"))&&(missing2="packages"))return validate122.errors=[{instancePath:instancePath+
"/lock",schemaPath:"#/properties/lock/required",keyword:"required",params:{missingProperty:missing2},message:"must have required property '"+missing2+"'"}],!1;{
let _errs29=errors;for(let key4 of Object.keys(data11))if(!(key4==="name"||key4==="version"||key4==="requires"||key4==="lockfileVersion"||key4==="packages")){return validate122.
errors=[{instancePath:instancePath+"/lock",schemaPath:"#/properties/lock/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key4},message:"\
must NOT have additional properties"}],!1;break}if(_errs29===errors){if(data11.name!==void 0&&func0.call(data11,"name")){let data12=data11.name,_errs30=errors;if(errors===
_errs30)if(typeof data12=="string"){if(!pattern69.test(data12))return validate122.errors=[{instancePath:instancePath+"/lock/name",schemaPath:"#/properties/lock/\
properties/name/pattern",keyword:"pattern",params:{pattern:"^lanser-pin-[a-z0-9-]{1,64}$"},message:'must match pattern "^lanser-pin-[a-z0-9-]{1,64}$"'}],!1}else
return validate122.errors=[{instancePath:instancePath+"/lock/name",schemaPath:"#/properties/lock/properties/name/type",keyword:"type",params:{type:"string"},message:"\
must be string"}],!1;var valid6=_errs30===errors}else var valid6=!0;if(valid6){if(data11.version!==void 0&&func0.call(data11,"version")){let data13=data11.version,
_errs32=errors;if(errors===_errs32)if(typeof data13=="string"){if(func75(data13)>128)return validate122.errors=[{instancePath:instancePath+"/lock/version",schemaPath:"\
#/properties/lock/properties/version/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters"}],!1}else return validate122.
errors=[{instancePath:instancePath+"/lock/version",schemaPath:"#/properties/lock/properties/version/type",keyword:"type",params:{type:"string"},message:"must be\
 string"}],!1;var valid6=_errs32===errors}else var valid6=!0;if(valid6){if(data11.requires!==void 0&&func0.call(data11,"requires")){let _errs34=errors;if(data11.
requires!==!0)return validate122.errors=[{instancePath:instancePath+"/lock/requires",schemaPath:"#/properties/lock/properties/requires/const",keyword:"const",params:{
allowedValue:!0},message:"must be equal to constant"}],!1;var valid6=_errs34===errors}else var valid6=!0;if(valid6){if(data11.lockfileVersion!==void 0&&func0.call(
data11,"lockfileVersion")){let _errs35=errors;if(data11.lockfileVersion!==3)return validate122.errors=[{instancePath:instancePath+"/lock/lockfileVersion",schemaPath:"\
#/properties/lock/properties/lockfileVersion/const",keyword:"const",params:{allowedValue:3},message:"must be equal to constant"}],!1;var valid6=_errs35===errors}else
var valid6=!0;if(valid6)if(data11.packages!==void 0&&func0.call(data11,"packages")){let data16=data11.packages,_errs36=errors;if(errors===_errs36)if(data16&&typeof data16==
"object"&&!Array.isArray(data16))for(let key5 of Object.keys(data16)){let data17=data16[key5],_errs39=errors;if(errors===_errs39)if(data17&&typeof data17=="obje\
ct"&&!Array.isArray(data17)){if(data17.version!==void 0&&func0.call(data17,"version")){let _errs41=errors;if(typeof data17.version!="string")return validate122.
errors=[{instancePath:instancePath+"/lock/packages/"+key5.replace(/~/g,"~0").replace(/\//g,"~1")+"/version",schemaPath:"#/properties/lock/properties/packages/ad\
ditionalProperties/properties/version/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid8=_errs41===errors}else var valid8=!0;if(valid8){
if(data17.integrity!==void 0&&func0.call(data17,"integrity")){let data19=data17.integrity,_errs43=errors;if(errors===_errs43)if(typeof data19=="string"){if(!pattern73.
test(data19))return validate122.errors=[{instancePath:instancePath+"/lock/packages/"+key5.replace(/~/g,"~0").replace(/\//g,"~1")+"/integrity",schemaPath:"#/prop\
erties/lock/properties/packages/additionalProperties/properties/integrity/pattern",keyword:"pattern",params:{pattern:"^sha512-[A-Za-z0-9+/]{86}==$"},message:'mu\
st match pattern "^sha512-[A-Za-z0-9+/]{86}==$"'}],!1}else return validate122.errors=[{instancePath:instancePath+"/lock/packages/"+key5.replace(/~/g,"~0").replace(
/\//g,"~1")+"/integrity",schemaPath:"#/properties/lock/properties/packages/additionalProperties/properties/integrity/type",keyword:"type",params:{type:"string"},
message:"must be string"}],!1;var valid8=_errs43===errors}else var valid8=!0;if(valid8){if(data17.resolved!==void 0&&func0.call(data17,"resolved")){var valid8=!1;
return validate122.errors=[{instancePath:instancePath+"/lock/packages/"+key5.replace(/~/g,"~0").replace(/\//g,"~1")+"/resolved",schemaPath:"#/properties/lock/pr\
operties/packages/additionalProperties/properties/resolved/false schema",keyword:"false schema",params:{},message:"boolean schema is false"}],!1}else var valid8=!0;
if(valid8){if(data17.link!==void 0&&func0.call(data17,"link")){var valid8=!1;return validate122.errors=[{instancePath:instancePath+"/lock/packages/"+key5.replace(
/~/g,"~0").replace(/\//g,"~1")+"/link",schemaPath:"#/properties/lock/properties/packages/additionalProperties/properties/link/false schema",keyword:"false schem\
a",params:{},message:"boolean schema is false"}],!1}else var valid8=!0;if(valid8){if(data17.inBundle!==void 0&&func0.call(data17,"inBundle")){var valid8=!1;return validate122.
errors=[{instancePath:instancePath+"/lock/packages/"+key5.replace(/~/g,"~0").replace(/\//g,"~1")+"/inBundle",schemaPath:"#/properties/lock/properties/packages/a\
dditionalProperties/properties/inBundle/false schema",keyword:"false schema",params:{},message:"boolean schema is false"}],!1}else var valid8=!0;if(valid8)if(data17.
bundleDependencies!==void 0&&func0.call(data17,"bundleDependencies")){var valid8=!1;return validate122.errors=[{instancePath:instancePath+"/lock/packages/"+key5.
replace(/~/g,"~0").replace(/\//g,"~1")+"/bundleDependencies",schemaPath:"#/properties/lock/properties/packages/additionalProperties/properties/bundleDependencie\
s/false schema",keyword:"false schema",params:{},message:"boolean schema is false"}],!1}else var valid8=!0}}}}}else return validate122.errors=[{instancePath:instancePath+
"/lock/packages/"+key5.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/lock/properties/packages/additionalProperties/type",keyword:"type",params:{
type:"object"},message:"must be object"}],!1;var valid7=_errs39===errors;if(!valid7)break}else return validate122.errors=[{instancePath:instancePath+"/lock/pack\
ages",schemaPath:"#/properties/lock/properties/packages/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var valid6=_errs36===errors}else
var valid6=!0}}}}}}else return validate122.errors=[{instancePath:instancePath+"/lock",schemaPath:"#/properties/lock/type",keyword:"type",params:{type:"object"},
message:"must be object"}],!1;var valid0=_errs27===errors}else var valid0=!0;if(valid0)if(data.treeDigests!==void 0&&func0.call(data,"treeDigests")){let data24=data.
treeDigests,_errs45=errors;if(errors===_errs45)if(data24&&typeof data24=="object"&&!Array.isArray(data24)){if(Object.keys(data24).length<1)return validate122.errors=
[{instancePath:instancePath+"/treeDigests",schemaPath:"#/properties/treeDigests/minProperties",keyword:"minProperties",params:{limit:1},message:"must NOT have f\
ewer than 1 properties"}],!1;{let _errs47=errors;for(let key6 of Object.keys(data24))if(!(key6==="any"||key6==="x64"||key6==="arm64")){return validate122.errors=
[{instancePath:instancePath+"/treeDigests",schemaPath:"#/properties/treeDigests/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key6},
message:"must NOT have additional properties"}],!1;break}if(_errs47===errors){if(data24.any!==void 0&&func0.call(data24,"any")){let data25=data24.any,_errs48=errors;
if(errors===errors)if(typeof data25=="string"){if(!pattern10.test(data25))return validate122.errors=[{instancePath:instancePath+"/treeDigests/any",schemaPath:"#\
/$defs/digest/pattern",keyword:"pattern",params:{pattern:"^sha256:[0-9a-f]{64}$"},message:'must match pattern "^sha256:[0-9a-f]{64}$"'}],!1}else return validate122.
errors=[{instancePath:instancePath+"/treeDigests/any",schemaPath:"#/$defs/digest/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid9=_errs48===
errors}else var valid9=!0;if(valid9){if(data24.x64!==void 0&&func0.call(data24,"x64")){let data26=data24.x64,_errs51=errors;if(errors===errors)if(typeof data26==
"string"){if(!pattern10.test(data26))return validate122.errors=[{instancePath:instancePath+"/treeDigests/x64",schemaPath:"#/$defs/digest/pattern",keyword:"patte\
rn",params:{pattern:"^sha256:[0-9a-f]{64}$"},message:'must match pattern "^sha256:[0-9a-f]{64}$"'}],!1}else return validate122.errors=[{instancePath:instancePath+
"/treeDigests/x64",schemaPath:"#/$defs/digest/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid9=_errs51===errors}else var valid9=!0;
if(valid9)if(data24.arm64!==void 0&&func0.call(data24,"arm64")){let data27=data24.arm64,_errs54=errors;if(errors===errors)if(typeof data27=="string"){if(!pattern10.
test(data27))return validate122.errors=[{instancePath:instancePath+"/treeDigests/arm64",schemaPath:"#/$defs/digest/pattern",keyword:"pattern",params:{pattern:"^\
sha256:[0-9a-f]{64}$"},message:'must match pattern "^sha256:[0-9a-f]{64}$"'}],!1}else return validate122.errors=[{instancePath:instancePath+"/treeDigests/arm64",
schemaPath:"#/$defs/digest/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid9=_errs54===errors}else var valid9=!0}}}}else return validate122.
errors=[{instancePath:instancePath+"/treeDigests",schemaPath:"#/properties/treeDigests/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;
var valid0=_errs45===errors}else var valid0=!0}}}}}}}else return validate122.errors=[{instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"}],!1;return validate122.errors=vErrors,errors===0}validate122.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var validateQuarantineV1=validate123,
schema225={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"https://raw.githubusercontent.com/lanser/lanser/v1/schemas/quarantine.v1.json",title:"Qua\
rantine v1",description:"Divergences that are known (.lanser/quarantine.yml): a drift job opens no issue for them.",type:"array",items:{type:"object",additionalProperties:!1,
required:["server","class"],properties:{server:{type:"string",minLength:1},class:{enum:["D1","D2","D3","D4","D5","D6","D7","D8","D9"]},path:{description:"A glob\
; without it every file.",type:"string",minLength:1},code:{description:"Without it every rule.",type:"string",minLength:1},until:{description:"The last day on w\
hich it counts; without it always.",type:"string",pattern:"^[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])$"}}}};function validate123(data,{instancePath="",
parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate123.evaluated;if(evaluated0.dynamicProps&&(evaluated0.
props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),errors===0)if(Array.isArray(data)){var valid0=!0;let len0=data.length;for(let i0=0;i0<len0;i0++){
let data0=data[i0],_errs1=errors;if(errors===_errs1)if(data0&&typeof data0=="object"&&!Array.isArray(data0)){let missing0;if((data0.server===void 0||!func0.call(
data0,"server"))&&(missing0="server")||(data0.class===void 0||!func0.call(data0,"class"))&&(missing0="class"))return validate123.errors=[{instancePath:instancePath+
"/"+i0,schemaPath:"#/items/required",keyword:"required",params:{missingProperty:missing0},message:"must have required property '"+missing0+"'"}],!1;{let _errs3=errors;
for(let key0 of Object.keys(data0))if(!(key0==="server"||key0==="class"||key0==="path"||key0==="code"||key0==="until")){return validate123.errors=[{instancePath:instancePath+
"/"+i0,schemaPath:"#/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"}],
!1;break}if(_errs3===errors){if(data0.server!==void 0&&func0.call(data0,"server")){let data1=data0.server,_errs4=errors;if(errors===_errs4)if(typeof data1=="str\
ing"){if(func75(data1)<1)return validate123.errors=[{instancePath:instancePath+"/"+i0+"/server",schemaPath:"#/items/properties/server/minLength",keyword:"minLen\
gth",params:{limit:1},message:"must NOT have fewer than 1 characters"}],!1}else return validate123.errors=[{instancePath:instancePath+"/"+i0+"/server",schemaPath:"\
#/items/properties/server/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid1=_errs4===errors}else var valid1=!0;if(valid1){if(data0.
class!==void 0&&func0.call(data0,"class")){let data2=data0.class,_errs6=errors;if(!(data2==="D1"||data2==="D2"||data2==="D3"||data2==="D4"||data2==="D5"||data2===
"D6"||data2==="D7"||data2==="D8"||data2==="D9"))return validate123.errors=[{instancePath:instancePath+"/"+i0+"/class",schemaPath:"#/items/properties/class/enum",
keyword:"enum",params:{allowedValues:schema225.items.properties.class.enum},message:"must be equal to one of the allowed values"}],!1;var valid1=_errs6===errors}else
var valid1=!0;if(valid1){if(data0.path!==void 0&&func0.call(data0,"path")){let data3=data0.path,_errs7=errors;if(errors===_errs7)if(typeof data3=="string"){if(func75(
data3)<1)return validate123.errors=[{instancePath:instancePath+"/"+i0+"/path",schemaPath:"#/items/properties/path/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"}],!1}else return validate123.errors=[{instancePath:instancePath+"/"+i0+"/path",schemaPath:"#/items/properties/pa\
th/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid1=_errs7===errors}else var valid1=!0;if(valid1){if(data0.code!==void 0&&func0.
call(data0,"code")){let data4=data0.code,_errs9=errors;if(errors===_errs9)if(typeof data4=="string"){if(func75(data4)<1)return validate123.errors=[{instancePath:instancePath+
"/"+i0+"/code",schemaPath:"#/items/properties/code/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"}],!1}else return validate123.
errors=[{instancePath:instancePath+"/"+i0+"/code",schemaPath:"#/items/properties/code/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;
var valid1=_errs9===errors}else var valid1=!0;if(valid1)if(data0.until!==void 0&&func0.call(data0,"until")){let data5=data0.until,_errs11=errors;if(errors===_errs11)
if(typeof data5=="string"){if(!pattern20.test(data5))return validate123.errors=[{instancePath:instancePath+"/"+i0+"/until",schemaPath:"#/items/properties/until/\
pattern",keyword:"pattern",params:{pattern:"^[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])$"},message:'must match pattern "^[0-9]{4}-(?:0[1-9]|1[0-2])-(\
?:0[1-9]|[12][0-9]|3[01])$"'}],!1}else return validate123.errors=[{instancePath:instancePath+"/"+i0+"/until",schemaPath:"#/items/properties/until/type",keyword:"\
type",params:{type:"string"},message:"must be string"}],!1;var valid1=_errs11===errors}else var valid1=!0}}}}}}else return validate123.errors=[{instancePath:instancePath+
"/"+i0,schemaPath:"#/items/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var valid0=_errs1===errors;if(!valid0)break}}else return validate123.
errors=[{instancePath,schemaPath:"#/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;return validate123.errors=vErrors,errors===0}validate123.
evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};var validateReportV1=validate124,schema226={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"htt\
ps://raw.githubusercontent.com/lanser/lanser/v1/schemas/report.v1.json",title:"Report v1",description:"Everything one gate run found: canonical JSON (RFC 8785) \
and one line feed. The same input gives the same bytes, so it holds no time, host, absolute path or run id. Lines and columns are 1-based, columns count UTF-16 \
code units, ends are exclusive; paths are relative to the repository.",type:"object",additionalProperties:!1,required:["schema","verdict","class","reasons","bas\
e","head","servers","counts","findings","unmatched","unknown","reward","unscored","policy","policyChanges","escapes","limits"],properties:{schema:{const:"lanser\
.report.v1"},verdict:{enum:["pass","inconclusive","fail"]},class:{enum:["new_errors","lsp_unavailable","baseline_error","warnings_only","clean"]},reasons:{description:"\
Why the verdict is what it is, the most important first.",type:"array",minItems:1,items:{$ref:"#/$defs/reason"}},base:{$ref:"#/$defs/snapshot"},head:{description:"\
commit is null for the working tree.",$ref:"#/$defs/snapshot"},servers:{type:"array",items:{$ref:"#/$defs/server"}},scope:{$ref:"#/$defs/scope"},confirmation:{$ref:"\
#/$defs/confirmation"},counts:{$ref:"#/$defs/counts"},findings:{description:"In the order of path, range, severity, source, code, message, then everything else;\
 states mixed.",type:"array",items:{$ref:"#/$defs/finding"}},causes:{description:"What broke new findings outside of the change: one edit with all its effects, \
in the order of paths and symbols. Every finding that has a cause is an effect of exactly one; of one outside of the change that is in none, why says that no ca\
use was found. Reports of older releases do not have it.",type:"array",items:{$ref:"#/$defs/causeWithEffects"}},unmatched:{description:"Findings in a file that \
is unknown on one side: neither new nor fixed.",type:"array",items:{$ref:"#/$defs/unmatchedFinding"}},unknown:{description:"Files that could not be measured.",type:"\
array",items:{$ref:"#/$defs/unknownFile"}},reward:{description:"The process reward of base to head; null when the change could not be scored, and unscored has t\
he reason.",oneOf:[{$ref:"#/$defs/reward"},{type:"null"}]},unscored:{type:["string","null"],minLength:1},replay:{description:"What became of base's committed tr\
aces; null when none was to be replayed. Absent in reports of older releases.",oneOf:[{$ref:"#/$defs/replay"},{type:"null"}]},bumps:{description:"Of each server\
 whose pin the change edits: what the new version alone changes in base, in the order of servers. Absent in reports of older releases.",type:"array",items:{$ref:"\
#/$defs/bump"}},policy:{$ref:"#/$defs/policy"},policyChanges:{description:"What head changes of the rules that it is judged by: base's decide, and this is shown\
 beside them.",type:"array",items:{$ref:"#/$defs/policyChange"}},escapes:{description:"What the change adds that can make a checker silent without making the co\
de right: suppressions, casts, stubs and the like, whether they hide something or not.",type:"array",items:{$ref:"#/$defs/escape"}},hidden:{description:"Code of\
 head that the change hid from the checker: nonsense that was put in front of it was met with silence. Absent for none.",type:"array",minItems:1,items:{type:"ob\
ject",additionalProperties:!1,required:["path","range","why"],properties:{path:{$ref:"#/$defs/path"},range:{$ref:"#/$defs/range"},why:{type:"string",minLength:1}}}},
unchecked:{description:"What of the change was not looked at and why; range is null for a whole file. Absent for none.",type:"array",minItems:1,items:{type:"obj\
ect",additionalProperties:!1,required:["path","range","why"],properties:{path:{$ref:"#/$defs/path"},range:{anyOf:[{$ref:"#/$defs/range"},{type:"null"}]},why:{type:"\
string",minLength:1}}}},limits:{description:"Limits that were hit, and what was left out.",type:"array",items:{$ref:"#/$defs/limit"}}},$defs:{reason:{type:"obje\
ct",additionalProperties:!1,required:["code","message"],properties:{code:{description:"Stable; a reader meets codes it does not know.",$ref:"#/$defs/code"},message:{
type:"string",minLength:1},hint:{description:"What to do next.",type:"string",minLength:1},lifted:{description:"Of the code waived, where no finding was waived \
but a reason: what would make the run inconclusive without it.",$ref:"#/$defs/liftedReason"}}},liftedReason:{type:"object",additionalProperties:!1,required:["co\
de","message","waived"],properties:{code:{$ref:"#/$defs/code"},message:{type:"string",minLength:1},hint:{type:"string",minLength:1},waived:{$ref:"#/$defs/waiver"}}},
snapshot:{description:"Nulls when it could not be had.",type:"object",additionalProperties:!1,required:["commit","tree"],properties:{commit:{oneOf:[{$ref:"#/$de\
fs/gitObject"},{type:"null"}]},tree:{oneOf:[{$ref:"#/$defs/gitObject"},{type:"null"}]}}},server:{type:"object",additionalProperties:!1,required:["id","version",
"treeDigest","schedule","interpreter","base","head"],properties:{id:{$ref:"#/$defs/serverId"},version:{type:"string",minLength:1},root:{description:'The project\
 root that it was opened on, relative to the repository; "." is the top. Absent in reports of older releases: the top.',$ref:"#/$defs/root"},skipped:{description:"\
Why it was not asked; null where it was. Its counts are 0 then.",enum:["same program",null]},ended:{description:"The code of the reason by which one of its sess\
ions broke; null where all ended as they should.",type:["string","null"],minLength:1},treeDigest:{description:"Over the installed files; null when the server co\
uld not be installed.",oneOf:[{$ref:"#/$defs/digest"},{type:"null"}]},schedule:{description:"Over the ordered opens and requests; null when nothing was asked.",
oneOf:[{$ref:"#/$defs/digest"},{type:"null"}]},interpreter:{description:"What the server was given of the toolchain; null for nothing.",oneOf:[{$ref:"#/$defs/in\
terpreter"},{type:"null"}]},base:{$ref:"#/$defs/sideSummary"},head:{$ref:"#/$defs/sideSummary"}}},root:{description:'A folder relative to the repository, with f\
orward slashes, or "." for its top.',oneOf:[{const:"."},{$ref:"#/$defs/path"}]},interpreter:{type:"object",additionalProperties:!1,required:["name","version"],properties:{
name:{type:"string"},version:{type:"string"}}},sideSummary:{type:"object",additionalProperties:!1,required:["files","unknown"],properties:{files:{$ref:"#/$defs/\
count"},unknown:{$ref:"#/$defs/count"}}},confirmation:{description:"Whether the files in question were looked at once more, in another order, and by which rule;\
 absent in reports of older releases, and where no first look ended.",type:"object",additionalProperties:!1,required:["taken","why"],properties:{taken:{type:"bo\
olean"},why:{type:"string",minLength:1}}},scope:{description:"Which files were looked at. Findings of others are neither counted nor claimed. Absent: of all pro\
grams every file.",type:"object",additionalProperties:!1,required:["mode","files","of","why"],properties:{mode:{description:"affected: the files that the change\
 can matter to, on both sides. full: every file, though less was asked for.",enum:["affected","full"]},files:{description:"By the paths of both sides, each sour\
ce that differs among them; empty for mode full. A program may lack some.",type:"array",uniqueItems:!0,items:{$ref:"#/$defs/path"}},of:{description:"How many so\
urces both trees have.",$ref:"#/$defs/count"},why:{type:"string",minLength:1}}},counts:{type:"object",additionalProperties:!1,required:["new","fixed","unchanged",
"moved","removed","suppressed","volatile"],properties:{new:{$ref:"#/$defs/count"},fixed:{$ref:"#/$defs/count"},unchanged:{$ref:"#/$defs/count"},moved:{$ref:"#/$\
defs/count"},removed:{$ref:"#/$defs/count"},suppressed:{$ref:"#/$defs/count"},volatile:{$ref:"#/$defs/count"}}},finding:{description:"path and range are in head\
 for new, unchanged, moved and volatile, and in base for fixed, removed and suppressed, and where side is base.",type:"object",additionalProperties:!1,required:[
"id","state","server","source","code","severity","message","path","range","symbol","matchedBy","why","base","placement","counterpart","cause","seen","excerpt"],
properties:{id:{description:"sha256 over the RFC 8785 text of [path, source, code, normalised message, symbol, occurrence], of the base position where there is \
one.",$ref:"#/$defs/digest"},root:{description:"The root of the server that reported it, the first of them where several did. Absent in reports of older release\
s: the top.",$ref:"#/$defs/root"},roots:{description:"All roots whose servers reported it, where they are several: it is one finding, and counts once.",type:"ar\
ray",minItems:2,items:{$ref:"#/$defs/root"}},state:{enum:["new","unchanged","moved","fixed","removed","suppressed","volatile"]},server:{$ref:"#/$defs/serverId"},
source:{type:["string","null"]},code:{type:["string","null"]},severity:{$ref:"#/$defs/severity"},message:{type:"string"},path:{$ref:"#/$defs/path"},range:{$ref:"\
#/$defs/range"},symbol:{$ref:"#/$defs/symbol"},matchedBy:{description:"The stage that paired it; null when nothing did.",enum:["image","image-message-drift","re\
placed","import","edited","moved-text","moved-context","moved-symbol","moved-file-text","moved-file-context","moved-file-symbol",null]},why:{type:"string",minLength:1},
base:{description:"Where the other half of a pair is in base.",oneOf:[{$ref:"#/$defs/place"},{type:"null"}]},placement:{description:"What became of the code und\
er it on the other side.",enum:["same-line","edited-line","replaced","rewritten","no-file","unchecked"]},counterpart:{description:"Where its code is on the othe\
r side.",oneOf:[{$ref:"#/$defs/place"},{type:"null"}]},cause:{description:"What the change edited, in head, and broke a finding with that lies outside of it. Nu\
ll for a finding inside of the change, and where nothing could be named: then why says so.",oneOf:[{$ref:"#/$defs/cause"},{type:"null"}]},seen:{description:"Of \
a volatile finding: the schedules under which it was there, on each side.",oneOf:[{$ref:"#/$defs/seen"},{type:"null"}]},side:{description:"Of a volatile finding\
 that head never had: its place is in base.",const:"base"},proof:{description:"Of a fixed finding: whether the server still looks at its place, names a type the\
re and refuses nonsense. Only what is proven is rewarded. Absent in reports of older releases.",enum:["proven","unproven"]},probe:{description:"Of a finding tha\
t is not proven to be fixed: which probe was silent.",type:"string",minLength:1},waived:{description:"Of a new finding that somebody let pass, as base's policy \
allows; it stays new, and the reward is untouched.",$ref:"#/$defs/waiver"},excerpt:{description:"The code on both sides; null for what is unchanged, and beyond \
a limit.",oneOf:[{$ref:"#/$defs/excerpts"},{type:"null"}]}}},waiver:{type:"object",additionalProperties:!1,required:["by","reason"],properties:{by:{description:"\
trailer COMMIT or label:NAME",type:"string",minLength:1},reason:{type:"string",minLength:1}}},cause:{type:"object",additionalProperties:!1,required:["path","ran\
ge","symbol","how"],properties:{path:{$ref:"#/$defs/path"},range:{$ref:"#/$defs/range"},symbol:{$ref:"#/$defs/symbol"},how:{description:"By what it was found: a\
 file that the change deleted, or moved, and that an import means; a definition that the finding refers to; a place that the server named beside it; a definitio\
n from whose body the type is inferred; a class that it is derived from; a line that hands a name on; a name that the change took away; an import that the chang\
e edited and that does not resolve any more; what mended an import, so that what it hid came to light; another version of a package.",$ref:"#/$defs/causeKind"},
dependency:{description:"Only of how dependency.",$ref:"#/$defs/dependencyChange"}}},causeKind:{enum:["removed-module","moved-module","definition","related","in\
ferred","base-class","re-export","removed-name","broken-import","mended-import","dependency"]},dependencyChange:{type:"object",additionalProperties:!1,required:[
"name","from","to"],properties:{name:{type:"string",minLength:1},from:{description:"The version in base; null for none.",type:["string","null"]},to:{description:"\
The version in head; null for none.",type:["string","null"]}}},causeWithEffects:{type:"object",additionalProperties:!1,required:["id","path","symbol","how","bas\
e","head","dependency","effects","excerpts","touched"],properties:{id:{description:"sha256 over the RFC 8785 text of [path, symbol, dependency.name, dependency.\
from, dependency.to], with null for what there is not. No line is in it: edits elsewhere in the file leave it the same.",$ref:"#/$defs/digest"},path:{$ref:"#/$d\
efs/path"},symbol:{$ref:"#/$defs/symbol"},how:{description:"Where its effects were found in several ways, the first of these.",$ref:"#/$defs/causeKind"},base:{description:"\
Its changed lines in base, from the first to the last; null where it has none there. Of a file that was moved: the start of the file; of one that was deleted: a\
ll of it.",oneOf:[{$ref:"#/$defs/place"},{type:"null"}]},head:{description:"Its changed lines in head, likewise.",oneOf:[{$ref:"#/$defs/place"},{type:"null"}]},
dependency:{description:"Of how dependency: the package and its versions.",oneOf:[{$ref:"#/$defs/dependencyChange"},{type:"null"}]},effects:{description:"Ids of\
 new findings, in the order of findings.",type:"array",minItems:1,items:{$ref:"#/$defs/digest"}},excerpts:{description:"The changed lines themselves, at most 40\
 of a side; null where a side has none, or the run does not have its text.",$ref:"#/$defs/excerpts"},touched:{description:"Files of its effects that the change \
touches, too, sorted: the other effects are where the change did not go.",type:"array",items:{$ref:"#/$defs/path"}}}},seen:{type:"object",additionalProperties:!1,
required:["base","head"],properties:{base:{type:"array",items:{enum:["canonical","reverse"]}},head:{type:"array",items:{enum:["canonical","reverse"]}}}},excerpts:{
type:"object",additionalProperties:!1,required:["base","head"],properties:{base:{oneOf:[{$ref:"#/$defs/excerpt"},{type:"null"}]},head:{oneOf:[{$ref:"#/$defs/exc\
erpt"},{type:"null"}]}}},excerpt:{type:"object",additionalProperties:!1,required:["line","lines"],properties:{line:{description:"Of the first of the lines.",type:"\
integer",minimum:1,maximum:9007199254740991},lines:{type:"array",minItems:1,items:{type:"string"}}}},reward:{description:"r(pr-v1) = alpha (D(base) - D(head)) +\
 beta S - gamma (1 - alpha_conf); pr-v2 is the difference of the potentials -alpha D + beta S - gamma (1 - alpha_conf), with S = alpha_conf = 1 at base.",type:"\
object",additionalProperties:!1,required:["headline","pr-v1","pr-v2","relevantFiles","diagnostics","unearned","safety","confidence"],properties:{headline:{$ref:"\
#/$defs/rewardVersion"},"pr-v1":{$ref:"#/$defs/processReward"},"pr-v2":{$ref:"#/$defs/processReward"},relevantFiles:{description:"The changed files and those th\
at import them; of a run whose scope is affected those of the scope.",$ref:"#/$defs/count"},diagnostics:{description:"Findings that count, on each side.",type:"\
object",additionalProperties:!1,required:["base","head"],properties:{base:{$ref:"#/$defs/count"},head:{$ref:"#/$defs/count"}}},unearned:{description:"What went \
away and earns nothing.",type:"array",items:{type:"object",additionalProperties:!1,required:["why","count"],properties:{why:{type:"string",minLength:1},count:{$ref:"\
#/$defs/count"}}}},safety:{description:"S is 1 when all of these hold.",type:"array",items:{type:"object",additionalProperties:!1,required:["name","ok","detail"],
properties:{name:{$ref:"#/$defs/code"},ok:{type:"boolean"},detail:{type:"string",minLength:1}}}},confidence:{description:"How surely the symbols that the change\
 touched are found again.",type:"object",additionalProperties:!1,required:["minimum","symbols"],properties:{minimum:{$ref:"#/$defs/share"},symbols:{type:"array",
items:{type:"object",additionalProperties:!1,required:["path","symbol","confidence","status"],properties:{path:{$ref:"#/$defs/path"},symbol:{type:"string",minLength:1},
confidence:{$ref:"#/$defs/share"},status:{enum:["found","ambiguous","deleted","not-found"]}}}}}}}},rewardVersion:{enum:["pr-v1","pr-v2"]},share:{type:"number",minimum:0,
maximum:1},weights:{type:"object",additionalProperties:!1,required:["alpha","beta","gamma"],properties:{alpha:{type:"number",minimum:0},beta:{type:"number",minimum:0},
gamma:{type:"number",minimum:0}}},processReward:{type:"object",additionalProperties:!1,required:["r","components","weights","explanation"],properties:{r:{description:"\
Rounded to 12 decimals.",type:"number"},components:{type:"object",additionalProperties:!1,required:["diag_delta","safety","ambiguity_penalty","alpha_conf"],properties:{
diag_delta:{type:"integer"},safety:{enum:[0,1]},ambiguity_penalty:{$ref:"#/$defs/share"},alpha_conf:{$ref:"#/$defs/share"}}},weights:{$ref:"#/$defs/weights"},explanation:{
type:"string",minLength:1}}},replay:{type:"object",additionalProperties:!1,required:["mode","traces"],properties:{mode:{description:"offline: without a server, \
from the traces alone. live: the pinned server was asked again.",enum:["offline","live"]},traces:{description:"In the order of paths.",type:"array",items:{$ref:"\
#/$defs/replayedTrace"}}}},replayedTrace:{type:"object",additionalProperties:!1,required:["path","server","version","state","class","message","at","wanted","got",
"advice"],properties:{path:{description:"Of the file, or of the folder of a recorded run.",$ref:"#/$defs/path"},server:{description:"Empty where the trace does \
not say it, as is its version.",type:"string",pattern:"^(?:[a-z0-9][a-z0-9._-]*)?$"},version:{type:"string"},state:{description:"different: the same messages le\
ad to another result, or the server gives another answer. stale: another version of Lanser asked other questions. inconclusive: it could not be replayed. unread\
able: it is not a complete trace.",enum:["equal","different","stale","inconclusive","unreadable"]},class:{description:"How it differs; of what is equal, in some\
thing that decides nothing. Null where nothing was compared. D0 the same; D1 another order; D2 another text; D3 another range; D4 added or missing; D5 another s\
everity, rule, tags or related places; D6 another conversation; D7 other states before the same last one; D8 a crash, a hang or another exit status; D9 another \
environment.",enum:["D0","D1","D2","D3","D4","D5","D6","D7","D8","D9",null]},message:{type:"string",minLength:1},at:{description:"The first difference; null for\
 no place.",oneOf:[{$ref:"#/$defs/tracePlace"},{type:"null"}]},wanted:{description:"As recorded.",type:["string","null"]},got:{description:"As it is now.",type:[
"string","null"]},advice:{description:"What to do about it, in the order in which to try it.",type:"array",items:{type:"string",minLength:1}}}},tracePlace:{type:"\
object",additionalProperties:!1,required:["entry","pointer"],properties:{entry:{description:"Its number in the trace.",$ref:"#/$defs/count"},pointer:{description:"\
A JSON pointer (RFC 6901) into the entry, or into the result.",type:"string",pattern:"^(?:/(?:[^/~]|~[01])*)*$"}}},bump:{description:"The answers of the new ver\
sion for base, beside those of the old one.",type:"object",additionalProperties:!1,required:["server","from","to","total","rules","files","problem"],properties:{
server:{$ref:"#/$defs/serverId"},from:{type:"string",minLength:1},to:{type:"string",minLength:1},total:{$ref:"#/$defs/driftCounts"},rules:{description:"In the o\
rder of codes.",type:"array",items:{type:"object",additionalProperties:!1,required:["code","added","removed","changed"],properties:{code:{type:"string"},added:{
$ref:"#/$defs/count"},removed:{$ref:"#/$defs/count"},changed:{$ref:"#/$defs/count"}}}},files:{description:"In the order of paths.",type:"array",items:{type:"obj\
ect",additionalProperties:!1,required:["path","added","removed","changed"],properties:{path:{$ref:"#/$defs/path"},added:{$ref:"#/$defs/count"},removed:{$ref:"#/\
$defs/count"},changed:{$ref:"#/$defs/count"}}}},problem:{description:"Why it could not be measured; null when it was.",type:["string","null"],minLength:1}}},driftCounts:{
type:"object",additionalProperties:!1,required:["added","removed","changed"],properties:{added:{$ref:"#/$defs/count"},removed:{$ref:"#/$defs/count"},changed:{$ref:"\
#/$defs/count"}}},escape:{type:"object",additionalProperties:!1,required:["kind","path","line","symbol","text"],properties:{kind:{$ref:"#/$defs/code"},path:{$ref:"\
#/$defs/path"},line:{type:"integer",minimum:1,maximum:9007199254740991},symbol:{$ref:"#/$defs/symbol"},text:{type:"string"}}},policyChange:{type:"object",additionalProperties:!1,
required:["kind","files","message","hides","adds"],properties:{kind:{enum:["configuration","pins","server-configuration","traces","new-root"]},files:{type:"arra\
y",items:{$ref:"#/$defs/path"}},message:{type:"string",minLength:1},hides:{description:"Findings of head that its own rules would not show; null where that was \
not measured.",oneOf:[{$ref:"#/$defs/count"},{type:"null"}]},adds:{description:"Findings that only its own rules show; null where that was not measured.",oneOf:[
{$ref:"#/$defs/count"},{type:"null"}]}}},unmatchedFinding:{type:"object",additionalProperties:!1,required:["side","server","source","code","severity","message",
"path","range","symbol"],properties:{side:{$ref:"#/$defs/side"},server:{$ref:"#/$defs/serverId"},source:{type:["string","null"]},code:{type:["string","null"]},severity:{
$ref:"#/$defs/severity"},message:{type:"string"},path:{$ref:"#/$defs/path"},range:{$ref:"#/$defs/range"},symbol:{$ref:"#/$defs/symbol"}}},unknownFile:{type:"obj\
ect",additionalProperties:!1,required:["server","side","path","reason"],properties:{server:{$ref:"#/$defs/serverId"},side:{$ref:"#/$defs/side"},path:{$ref:"#/$d\
efs/path"},reason:{type:"string",minLength:1}}},policy:{type:"object",additionalProperties:!1,required:["origin","digest","failOn","unknown","inconclusive","vol\
atile","moved","minReward","reward","change"],properties:{origin:{description:"Where the configuration came from.",enum:["base","head","file","flags","defaults"]},
digest:{$ref:"#/$defs/digest"},failOn:{enum:["error","warning","information","hint","never"]},unknown:{enum:["inconclusive","warn"]},inconclusive:{enum:["action\
_required","failure"]},volatile:{enum:["report","fail"]},moved:{enum:["report","fail"]},minReward:{type:["number","null"]},replayMismatch:{description:"What a c\
ommitted trace makes of the verdict that does not replay as recorded. Absent, which means fail, in reports of older releases.",enum:["fail","warn"]},dependenciesDiffer:{
description:"That both sides were checked with one side's packages turns the exit code to 0. Absent: it does not.",const:"warn"},dependenciesMissing:{description:"\
Missing packages that the project declares turn the exit code to 0. Absent: they do not.",const:"warn"},hidden:{description:"What changed code does that the che\
cker does not look at any more. Absent: inconclusive.",enum:["report","fail"]},unchecked:{description:"What changed sources do that no program takes in. Absent:\
 report.",enum:["inconclusive","fail"]},suppressions:{description:"What comments of the change do that silence a checker. Absent: report.",enum:["inconclusive",
"fail"]},scope:{description:"Which files were asked to be looked at. Absent: auto.",enum:["full","affected"]},reward:{type:"object",additionalProperties:!1,required:[
"headline","weights"],properties:{headline:{$ref:"#/$defs/rewardVersion"},weights:{$ref:"#/$defs/weights"}}},change:{description:"What head would change about t\
he configuration: shown, not used.",type:["string","null"]}}},limit:{type:"object",additionalProperties:!1,required:["code","message","count"],properties:{code:{
$ref:"#/$defs/code"},message:{type:"string",minLength:1},count:{$ref:"#/$defs/count"}}},place:{type:"object",additionalProperties:!1,required:["path","range"],properties:{
path:{$ref:"#/$defs/path"},range:{$ref:"#/$defs/range"}}},range:{type:"object",additionalProperties:!1,required:["start","end"],properties:{start:{$ref:"#/$defs\
/position"},end:{$ref:"#/$defs/position"}}},position:{type:"object",additionalProperties:!1,required:["line","column"],properties:{line:{type:"integer",minimum:1,
maximum:9007199254740991},column:{type:"integer",minimum:1,maximum:9007199254740991}}},side:{enum:["base","head"]},severity:{enum:["error","warning","informatio\
n","hint"]},symbol:{description:"Names of the enclosing definitions, outermost first, joined by dots; null at module level.",type:["string","null"],minLength:1},
serverId:{type:"string",pattern:"^[a-z0-9][a-z0-9._-]*$"},code:{type:"string",pattern:"^[a-z0-9][a-z0-9-]*$"},count:{type:"integer",minimum:0,maximum:9007199254740991},
digest:{type:"string",pattern:"^sha256:[0-9a-f]{64}$"},gitObject:{description:"SHA-1, or SHA-256 in a repository that uses it.",type:"string",pattern:"^(?:[0-9a\
-f]{40}|[0-9a-f]{64})$"},path:{description:'Relative to the repository and inside it, with forward slashes: no empty, "." or ".." segment, no NUL.',type:"string",
pattern:"^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$"}}};var pattern27=new RegExp("^[a-z0-9][a-z0-9-]*$","u");function validate126(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate126.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),errors===0)if(data&&typeof data=="object"&&!Array.isArray(
data)){let missing0;if((data.code===void 0||!func0.call(data,"code"))&&(missing0="code")||(data.message===void 0||!func0.call(data,"message"))&&(missing0="messa\
ge")||(data.waived===void 0||!func0.call(data,"waived"))&&(missing0="waived"))return validate126.errors=[{instancePath,schemaPath:"#/required",keyword:"required",
params:{missingProperty:missing0},message:"must have required property '"+missing0+"'"}],!1;{let _errs1=errors;for(let key0 of Object.keys(data))if(!(key0==="co\
de"||key0==="message"||key0==="hint"||key0==="waived")){return validate126.errors=[{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperti\
es",params:{additionalProperty:key0},message:"must NOT have additional properties"}],!1;break}if(_errs1===errors){if(data.code!==void 0&&func0.call(data,"code")){
let data0=data.code,_errs2=errors;if(errors===errors)if(typeof data0=="string"){if(!pattern27.test(data0))return validate126.errors=[{instancePath:instancePath+
"/code",schemaPath:"#/$defs/code/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9][a-z0-9-]*$"},message:'must match pattern "^[a-z0-9][a-z0-9-]*$"'}],!1}else
return validate126.errors=[{instancePath:instancePath+"/code",schemaPath:"#/$defs/code/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;
var valid0=_errs2===errors}else var valid0=!0;if(valid0){if(data.message!==void 0&&func0.call(data,"message")){let data1=data.message,_errs5=errors;if(errors===
_errs5)if(typeof data1=="string"){if(func75(data1)<1)return validate126.errors=[{instancePath:instancePath+"/message",schemaPath:"#/properties/message/minLength",
keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"}],!1}else return validate126.errors=[{instancePath:instancePath+"/message",
schemaPath:"#/properties/message/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid0=_errs5===errors}else var valid0=!0;if(valid0){
if(data.hint!==void 0&&func0.call(data,"hint")){let data2=data.hint,_errs7=errors;if(errors===_errs7)if(typeof data2=="string"){if(func75(data2)<1)return validate126.
errors=[{instancePath:instancePath+"/hint",schemaPath:"#/properties/hint/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 cha\
racters"}],!1}else return validate126.errors=[{instancePath:instancePath+"/hint",schemaPath:"#/properties/hint/type",keyword:"type",params:{type:"string"},message:"\
must be string"}],!1;var valid0=_errs7===errors}else var valid0=!0;if(valid0)if(data.waived!==void 0&&func0.call(data,"waived")){let data3=data.waived,_errs9=errors;
if(errors===errors)if(data3&&typeof data3=="object"&&!Array.isArray(data3)){let missing1;if((data3.by===void 0||!func0.call(data3,"by"))&&(missing1="by")||(data3.
reason===void 0||!func0.call(data3,"reason"))&&(missing1="reason"))return validate126.errors=[{instancePath:instancePath+"/waived",schemaPath:"#/$defs/waiver/re\
quired",keyword:"required",params:{missingProperty:missing1},message:"must have required property '"+missing1+"'"}],!1;{let _errs12=errors;for(let key1 of Object.
keys(data3))if(!(key1==="by"||key1==="reason")){return validate126.errors=[{instancePath:instancePath+"/waived",schemaPath:"#/$defs/waiver/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:key1},message:"must NOT have additional properties"}],!1;break}if(_errs12===errors){if(data3.by!==void 0&&
func0.call(data3,"by")){let data4=data3.by,_errs13=errors;if(errors===_errs13)if(typeof data4=="string"){if(func75(data4)<1)return validate126.errors=[{instancePath:instancePath+
"/waived/by",schemaPath:"#/$defs/waiver/properties/by/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"}],!1}else return validate126.
errors=[{instancePath:instancePath+"/waived/by",schemaPath:"#/$defs/waiver/properties/by/type",keyword:"type",params:{type:"string"},message:"must be string"}],
!1;var valid3=_errs13===errors}else var valid3=!0;if(valid3)if(data3.reason!==void 0&&func0.call(data3,"reason")){let data5=data3.reason,_errs15=errors;if(errors===
_errs15)if(typeof data5=="string"){if(func75(data5)<1)return validate126.errors=[{instancePath:instancePath+"/waived/reason",schemaPath:"#/$defs/waiver/properti\
es/reason/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"}],!1}else return validate126.errors=[{instancePath:instancePath+
"/waived/reason",schemaPath:"#/$defs/waiver/properties/reason/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid3=_errs15===errors}else
var valid3=!0}}}else return validate126.errors=[{instancePath:instancePath+"/waived",schemaPath:"#/$defs/waiver/type",keyword:"type",params:{type:"object"},message:"\
must be object"}],!1;var valid0=_errs9===errors}else var valid0=!0}}}}}else return validate126.errors=[{instancePath,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"}],!1;return validate126.errors=vErrors,errors===0}validate126.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function validate125(data,{
instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate125.evaluated;if(evaluated0.dynamicProps&&
(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),errors===0)if(data&&typeof data=="object"&&!Array.isArray(data)){let missing0;if((data.
code===void 0||!func0.call(data,"code"))&&(missing0="code")||(data.message===void 0||!func0.call(data,"message"))&&(missing0="message"))return validate125.errors=
[{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:missing0},message:"must have required property '"+missing0+"'"}],!1;{let _errs1=errors;
for(let key0 of Object.keys(data))if(!(key0==="code"||key0==="message"||key0==="hint"||key0==="lifted")){return validate125.errors=[{instancePath,schemaPath:"#/\
additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"}],!1;break}if(_errs1===errors){
if(data.code!==void 0&&func0.call(data,"code")){let data0=data.code,_errs2=errors;if(errors===errors)if(typeof data0=="string"){if(!pattern27.test(data0))return validate125.
errors=[{instancePath:instancePath+"/code",schemaPath:"#/$defs/code/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9][a-z0-9-]*$"},message:'must match patte\
rn "^[a-z0-9][a-z0-9-]*$"'}],!1}else return validate125.errors=[{instancePath:instancePath+"/code",schemaPath:"#/$defs/code/type",keyword:"type",params:{type:"s\
tring"},message:"must be string"}],!1;var valid0=_errs2===errors}else var valid0=!0;if(valid0){if(data.message!==void 0&&func0.call(data,"message")){let data1=data.
message,_errs5=errors;if(errors===_errs5)if(typeof data1=="string"){if(func75(data1)<1)return validate125.errors=[{instancePath:instancePath+"/message",schemaPath:"\
#/properties/message/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"}],!1}else return validate125.errors=[{instancePath:instancePath+
"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid0=_errs5===errors}else var valid0=!0;
if(valid0){if(data.hint!==void 0&&func0.call(data,"hint")){let data2=data.hint,_errs7=errors;if(errors===_errs7)if(typeof data2=="string"){if(func75(data2)<1)return validate125.
errors=[{instancePath:instancePath+"/hint",schemaPath:"#/properties/hint/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 cha\
racters"}],!1}else return validate125.errors=[{instancePath:instancePath+"/hint",schemaPath:"#/properties/hint/type",keyword:"type",params:{type:"string"},message:"\
must be string"}],!1;var valid0=_errs7===errors}else var valid0=!0;if(valid0)if(data.lifted!==void 0&&func0.call(data,"lifted")){let _errs9=errors;validate126(data.
lifted,{instancePath:instancePath+"/lifted",parentData:data,parentDataProperty:"lifted",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate126.errors:vErrors.
concat(validate126.errors),errors=vErrors.length);var valid0=_errs9===errors}else var valid0=!0}}}}}else return validate125.errors=[{instancePath,schemaPath:"#/\
type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return validate125.errors=vErrors,errors===0}validate125.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function validate129(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate129.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),errors===0)if(data&&typeof data=="object"&&!Array.isArray(
data)){let missing0;if((data.commit===void 0||!func0.call(data,"commit"))&&(missing0="commit")||(data.tree===void 0||!func0.call(data,"tree"))&&(missing0="tree"))
return validate129.errors=[{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:missing0},message:"must have required property '"+missing0+
"'"}],!1;{let _errs1=errors;for(let key0 of Object.keys(data))if(!(key0==="commit"||key0==="tree")){return validate129.errors=[{instancePath,schemaPath:"#/addit\
ionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"}],!1;break}if(_errs1===errors){if(data.
commit!==void 0&&func0.call(data,"commit")){let data0=data.commit,_errs2=errors,_errs3=errors,valid1=!1,passing0=null,_errs4=errors;if(errors===errors)if(typeof data0==
"string"){if(!pattern4.test(data0)){let err0={instancePath:instancePath+"/commit",schemaPath:"#/$defs/gitObject/pattern",keyword:"pattern",params:{pattern:"^(?:\
[0-9a-f]{40}|[0-9a-f]{64})$"},message:'must match pattern "^(?:[0-9a-f]{40}|[0-9a-f]{64})$"'};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}}else{let err1={
instancePath:instancePath+"/commit",schemaPath:"#/$defs/gitObject/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[
err1]:vErrors.push(err1),errors++}var _valid0=_errs4===errors;_valid0&&(valid1=!0,passing0=0);let _errs7=errors;if(data0!==null){let err2={instancePath:instancePath+
"/commit",schemaPath:"#/properties/commit/oneOf/1/type",keyword:"type",params:{type:"null"},message:"must be null"};vErrors===null?vErrors=[err2]:vErrors.push(err2),
errors++}var _valid0=_errs7===errors;if(_valid0&&valid1?(valid1=!1,passing0=[passing0,1]):_valid0&&(valid1=!0,passing0=1),valid1)errors=_errs3,vErrors!==null&&(_errs3?
vErrors.length=_errs3:vErrors=null);else{let err3={instancePath:instancePath+"/commit",schemaPath:"#/properties/commit/oneOf",keyword:"oneOf",params:{passingSchemas:passing0},
message:"must match exactly one schema in oneOf"};return vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++,validate129.errors=vErrors,!1}var valid0=_errs2===
errors}else var valid0=!0;if(valid0)if(data.tree!==void 0&&func0.call(data,"tree")){let data1=data.tree,_errs9=errors,_errs10=errors,valid3=!1,passing1=null,_errs11=errors;
if(errors===errors)if(typeof data1=="string"){if(!pattern4.test(data1)){let err4={instancePath:instancePath+"/tree",schemaPath:"#/$defs/gitObject/pattern",keyword:"\
pattern",params:{pattern:"^(?:[0-9a-f]{40}|[0-9a-f]{64})$"},message:'must match pattern "^(?:[0-9a-f]{40}|[0-9a-f]{64})$"'};vErrors===null?vErrors=[err4]:vErrors.
push(err4),errors++}}else{let err5={instancePath:instancePath+"/tree",schemaPath:"#/$defs/gitObject/type",keyword:"type",params:{type:"string"},message:"must be\
 string"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}var _valid1=_errs11===errors;_valid1&&(valid3=!0,passing1=0);let _errs14=errors;if(data1!==null){
let err6={instancePath:instancePath+"/tree",schemaPath:"#/properties/tree/oneOf/1/type",keyword:"type",params:{type:"null"},message:"must be null"};vErrors===null?
vErrors=[err6]:vErrors.push(err6),errors++}var _valid1=_errs14===errors;if(_valid1&&valid3?(valid3=!1,passing1=[passing1,1]):_valid1&&(valid3=!0,passing1=1),valid3)
errors=_errs10,vErrors!==null&&(_errs10?vErrors.length=_errs10:vErrors=null);else{let err7={instancePath:instancePath+"/tree",schemaPath:"#/properties/tree/oneO\
f",keyword:"oneOf",params:{passingSchemas:passing1},message:"must match exactly one schema in oneOf"};return vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++,
validate129.errors=vErrors,!1}var valid0=_errs9===errors}else var valid0=!0}}}else return validate129.errors=[{instancePath,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"}],!1;return validate129.errors=vErrors,errors===0}validate129.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var schema235={
type:"object",additionalProperties:!1,required:["id","version","treeDigest","schedule","interpreter","base","head"],properties:{id:{$ref:"#/$defs/serverId"},version:{
type:"string",minLength:1},root:{description:'The project root that it was opened on, relative to the repository; "." is the top. Absent in reports of older rel\
eases: the top.',$ref:"#/$defs/root"},skipped:{description:"Why it was not asked; null where it was. Its counts are 0 then.",enum:["same program",null]},ended:{
description:"The code of the reason by which one of its sessions broke; null where all ended as they should.",type:["string","null"],minLength:1},treeDigest:{description:"\
Over the installed files; null when the server could not be installed.",oneOf:[{$ref:"#/$defs/digest"},{type:"null"}]},schedule:{description:"Over the ordered o\
pens and requests; null when nothing was asked.",oneOf:[{$ref:"#/$defs/digest"},{type:"null"}]},interpreter:{description:"What the server was given of the toolc\
hain; null for nothing.",oneOf:[{$ref:"#/$defs/interpreter"},{type:"null"}]},base:{$ref:"#/$defs/sideSummary"},head:{$ref:"#/$defs/sideSummary"}}};function validate133(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate133.evaluated;
evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0);let _errs0=errors,valid0=!1,passing0=null,_errs1=errors;if(data!==
"."){let err0={instancePath,schemaPath:"#/oneOf/0/const",keyword:"const",params:{allowedValue:"."},message:"must be equal to constant"};vErrors===null?vErrors=[
err0]:vErrors.push(err0),errors++}var _valid0=_errs1===errors;_valid0&&(valid0=!0,passing0=0);let _errs2=errors;if(errors===errors)if(typeof data=="string"){if(!pattern8.
test(data)){let err1={instancePath,schemaPath:"#/$defs/path/pattern",keyword:"pattern",params:{pattern:"^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\\
u0000]+)*$"},message:'must match pattern "^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$"'};vErrors===null?vErrors=[err1]:vErrors.push(err1),
errors++}}else{let err2={instancePath,schemaPath:"#/$defs/path/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err2]:
vErrors.push(err2),errors++}var _valid0=_errs2===errors;if(_valid0&&valid0?(valid0=!1,passing0=[passing0,1]):_valid0&&(valid0=!0,passing0=1),valid0)errors=_errs0,
vErrors!==null&&(_errs0?vErrors.length=_errs0:vErrors=null);else{let err3={instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:passing0},message:"\
must match exactly one schema in oneOf"};return vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++,validate133.errors=vErrors,!1}return validate133.errors=
vErrors,errors===0}validate133.evaluated={dynamicProps:!1,dynamicItems:!1};function validate135(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate135.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),errors===0)if(data&&typeof data=="object"&&!Array.isArray(
data)){let missing0;if((data.files===void 0||!func0.call(data,"files"))&&(missing0="files")||(data.unknown===void 0||!func0.call(data,"unknown"))&&(missing0="un\
known"))return validate135.errors=[{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:missing0},message:"must have required proper\
ty '"+missing0+"'"}],!1;{let _errs1=errors;for(let key0 of Object.keys(data))if(!(key0==="files"||key0==="unknown")){return validate135.errors=[{instancePath,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"}],!1;break}if(_errs1===errors){
if(data.files!==void 0&&func0.call(data,"files")){let data0=data.files,_errs2=errors,_errs3=errors;if(!(typeof data0=="number"&&!(data0%1)&&!isNaN(data0)&&isFinite(
data0)))return validate135.errors=[{instancePath:instancePath+"/files",schemaPath:"#/$defs/count/type",keyword:"type",params:{type:"integer"},message:"must be i\
nteger"}],!1;if(errors===_errs3&&typeof data0=="number"&&isFinite(data0)){if(data0>9007199254740991||isNaN(data0))return validate135.errors=[{instancePath:instancePath+
"/files",schemaPath:"#/$defs/count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"}],!1;if(data0<
0||isNaN(data0))return validate135.errors=[{instancePath:instancePath+"/files",schemaPath:"#/$defs/count/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"}],!1}var valid0=_errs2===errors}else var valid0=!0;if(valid0)if(data.unknown!==void 0&&func0.call(data,"unknown")){let data1=data.unknown,
_errs5=errors,_errs6=errors;if(!(typeof data1=="number"&&!(data1%1)&&!isNaN(data1)&&isFinite(data1)))return validate135.errors=[{instancePath:instancePath+"/unk\
nown",schemaPath:"#/$defs/count/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===_errs6&&typeof data1=="number"&&isFinite(
data1)){if(data1>9007199254740991||isNaN(data1))return validate135.errors=[{instancePath:instancePath+"/unknown",schemaPath:"#/$defs/count/maximum",keyword:"max\
imum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"}],!1;if(data1<0||isNaN(data1))return validate135.errors=[{instancePath:instancePath+
"/unknown",schemaPath:"#/$defs/count/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}var valid0=_errs5===errors}else var valid0=!0}}}else
return validate135.errors=[{instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return validate135.errors=vErrors,
errors===0}validate135.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function validate132(data,{instancePath="",parentData,parentDataProperty,rootData=data,
dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate132.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),errors===0)if(data&&typeof data=="object"&&!Array.isArray(data)){let missing0;if((data.id===void 0||!func0.call(data,"id"))&&(missing0=
"id")||(data.version===void 0||!func0.call(data,"version"))&&(missing0="version")||(data.treeDigest===void 0||!func0.call(data,"treeDigest"))&&(missing0="treeDi\
gest")||(data.schedule===void 0||!func0.call(data,"schedule"))&&(missing0="schedule")||(data.interpreter===void 0||!func0.call(data,"interpreter"))&&(missing0="\
interpreter")||(data.base===void 0||!func0.call(data,"base"))&&(missing0="base")||(data.head===void 0||!func0.call(data,"head"))&&(missing0="head"))return validate132.
errors=[{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:missing0},message:"must have required property '"+missing0+"'"}],!1;{let _errs1=errors;
for(let key0 of Object.keys(data))if(!func0.call(schema235.properties,key0)){return validate132.errors=[{instancePath,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"}],!1;break}if(_errs1===errors){if(data.id!==void 0&&func0.call(
data,"id")){let data0=data.id,_errs2=errors;if(errors===errors)if(typeof data0=="string"){if(!pattern7.test(data0))return validate132.errors=[{instancePath:instancePath+
"/id",schemaPath:"#/$defs/serverId/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9][a-z0-9._-]*$"},message:'must match pattern "^[a-z0-9][a-z0-9._-]*$"'}],
!1}else return validate132.errors=[{instancePath:instancePath+"/id",schemaPath:"#/$defs/serverId/type",keyword:"type",params:{type:"string"},message:"must be st\
ring"}],!1;var valid0=_errs2===errors}else var valid0=!0;if(valid0){if(data.version!==void 0&&func0.call(data,"version")){let data1=data.version,_errs5=errors;if(errors===
_errs5)if(typeof data1=="string"){if(func75(data1)<1)return validate132.errors=[{instancePath:instancePath+"/version",schemaPath:"#/properties/version/minLength",
keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"}],!1}else return validate132.errors=[{instancePath:instancePath+"/version",
schemaPath:"#/properties/version/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid0=_errs5===errors}else var valid0=!0;if(valid0){
if(data.root!==void 0&&func0.call(data,"root")){let _errs7=errors;validate133(data.root,{instancePath:instancePath+"/root",parentData:data,parentDataProperty:"r\
oot",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate133.errors:vErrors.concat(validate133.errors),errors=vErrors.length);var valid0=_errs7===errors}else
var valid0=!0;if(valid0){if(data.skipped!==void 0&&func0.call(data,"skipped")){let data3=data.skipped,_errs8=errors;if(!(data3==="same program"||data3===null))return validate132.
errors=[{instancePath:instancePath+"/skipped",schemaPath:"#/properties/skipped/enum",keyword:"enum",params:{allowedValues:schema235.properties.skipped.enum},message:"\
must be equal to one of the allowed values"}],!1;var valid0=_errs8===errors}else var valid0=!0;if(valid0){if(data.ended!==void 0&&func0.call(data,"ended")){let data4=data.
ended,_errs9=errors;if(typeof data4!="string"&&data4!==null)return validate132.errors=[{instancePath:instancePath+"/ended",schemaPath:"#/properties/ended/type",
keyword:"type",params:{type:schema235.properties.ended.type},message:"must be string,null"}],!1;if(errors===_errs9&&typeof data4=="string"&&func75(data4)<1)return validate132.
errors=[{instancePath:instancePath+"/ended",schemaPath:"#/properties/ended/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 c\
haracters"}],!1;var valid0=_errs9===errors}else var valid0=!0;if(valid0){if(data.treeDigest!==void 0&&func0.call(data,"treeDigest")){let data5=data.treeDigest,_errs11=errors,
_errs12=errors,valid2=!1,passing0=null,_errs13=errors;if(errors===errors)if(typeof data5=="string"){if(!pattern10.test(data5)){let err0={instancePath:instancePath+
"/treeDigest",schemaPath:"#/$defs/digest/pattern",keyword:"pattern",params:{pattern:"^sha256:[0-9a-f]{64}$"},message:'must match pattern "^sha256:[0-9a-f]{64}$"'};
vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}}else{let err1={instancePath:instancePath+"/treeDigest",schemaPath:"#/$defs/digest/type",keyword:"type",
params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}var _valid0=_errs13===errors;_valid0&&(valid2=!0,passing0=
0);let _errs16=errors;if(data5!==null){let err2={instancePath:instancePath+"/treeDigest",schemaPath:"#/properties/treeDigest/oneOf/1/type",keyword:"type",params:{
type:"null"},message:"must be null"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}var _valid0=_errs16===errors;if(_valid0&&valid2?(valid2=!1,passing0=
[passing0,1]):_valid0&&(valid2=!0,passing0=1),valid2)errors=_errs12,vErrors!==null&&(_errs12?vErrors.length=_errs12:vErrors=null);else{let err3={instancePath:instancePath+
"/treeDigest",schemaPath:"#/properties/treeDigest/oneOf",keyword:"oneOf",params:{passingSchemas:passing0},message:"must match exactly one schema in oneOf"};return vErrors===
null?vErrors=[err3]:vErrors.push(err3),errors++,validate132.errors=vErrors,!1}var valid0=_errs11===errors}else var valid0=!0;if(valid0){if(data.schedule!==void 0&&
func0.call(data,"schedule")){let data6=data.schedule,_errs18=errors,_errs19=errors,valid4=!1,passing1=null,_errs20=errors;if(errors===errors)if(typeof data6=="s\
tring"){if(!pattern10.test(data6)){let err4={instancePath:instancePath+"/schedule",schemaPath:"#/$defs/digest/pattern",keyword:"pattern",params:{pattern:"^sha25\
6:[0-9a-f]{64}$"},message:'must match pattern "^sha256:[0-9a-f]{64}$"'};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}}else{let err5={instancePath:instancePath+
"/schedule",schemaPath:"#/$defs/digest/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}
var _valid1=_errs20===errors;_valid1&&(valid4=!0,passing1=0);let _errs23=errors;if(data6!==null){let err6={instancePath:instancePath+"/schedule",schemaPath:"#/p\
roperties/schedule/oneOf/1/type",keyword:"type",params:{type:"null"},message:"must be null"};vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}var _valid1=_errs23===
errors;if(_valid1&&valid4?(valid4=!1,passing1=[passing1,1]):_valid1&&(valid4=!0,passing1=1),valid4)errors=_errs19,vErrors!==null&&(_errs19?vErrors.length=_errs19:
vErrors=null);else{let err7={instancePath:instancePath+"/schedule",schemaPath:"#/properties/schedule/oneOf",keyword:"oneOf",params:{passingSchemas:passing1},message:"\
must match exactly one schema in oneOf"};return vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++,validate132.errors=vErrors,!1}var valid0=_errs18===errors}else
var valid0=!0;if(valid0){if(data.interpreter!==void 0&&func0.call(data,"interpreter")){let data7=data.interpreter,_errs25=errors,_errs26=errors,valid6=!1,passing2=null,
_errs27=errors;if(errors===errors)if(data7&&typeof data7=="object"&&!Array.isArray(data7)){let missing1;if((data7.name===void 0||!func0.call(data7,"name"))&&(missing1=
"name")||(data7.version===void 0||!func0.call(data7,"version"))&&(missing1="version")){let err8={instancePath:instancePath+"/interpreter",schemaPath:"#/$defs/in\
terpreter/required",keyword:"required",params:{missingProperty:missing1},message:"must have required property '"+missing1+"'"};vErrors===null?vErrors=[err8]:vErrors.
push(err8),errors++}else{let _errs30=errors;for(let key1 of Object.keys(data7))if(!(key1==="name"||key1==="version")){let err9={instancePath:instancePath+"/inte\
rpreter",schemaPath:"#/$defs/interpreter/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key1},message:"must NOT have additional\
 properties"};vErrors===null?vErrors=[err9]:vErrors.push(err9),errors++;break}if(_errs30===errors){if(data7.name!==void 0&&func0.call(data7,"name")){let _errs31=errors;
if(typeof data7.name!="string"){let err10={instancePath:instancePath+"/interpreter/name",schemaPath:"#/$defs/interpreter/properties/name/type",keyword:"type",params:{
type:"string"},message:"must be string"};vErrors===null?vErrors=[err10]:vErrors.push(err10),errors++}var valid8=_errs31===errors}else var valid8=!0;if(valid8)if(data7.
version!==void 0&&func0.call(data7,"version")){let _errs33=errors;if(typeof data7.version!="string"){let err11={instancePath:instancePath+"/interpreter/version",
schemaPath:"#/$defs/interpreter/properties/version/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err11]:vErrors.
push(err11),errors++}var valid8=_errs33===errors}else var valid8=!0}}}else{let err12={instancePath:instancePath+"/interpreter",schemaPath:"#/$defs/interpreter/t\
ype",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err12]:vErrors.push(err12),errors++}var _valid2=_errs27===errors;_valid2&&
(valid6=!0,passing2=0);let _errs35=errors;if(data7!==null){let err13={instancePath:instancePath+"/interpreter",schemaPath:"#/properties/interpreter/oneOf/1/type",
keyword:"type",params:{type:"null"},message:"must be null"};vErrors===null?vErrors=[err13]:vErrors.push(err13),errors++}var _valid2=_errs35===errors;if(_valid2&&
valid6?(valid6=!1,passing2=[passing2,1]):_valid2&&(valid6=!0,passing2=1),valid6)errors=_errs26,vErrors!==null&&(_errs26?vErrors.length=_errs26:vErrors=null);else{
let err14={instancePath:instancePath+"/interpreter",schemaPath:"#/properties/interpreter/oneOf",keyword:"oneOf",params:{passingSchemas:passing2},message:"must m\
atch exactly one schema in oneOf"};return vErrors===null?vErrors=[err14]:vErrors.push(err14),errors++,validate132.errors=vErrors,!1}var valid0=_errs25===errors}else
var valid0=!0;if(valid0){if(data.base!==void 0&&func0.call(data,"base")){let _errs37=errors;validate135(data.base,{instancePath:instancePath+"/base",parentData:data,
parentDataProperty:"base",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate135.errors:vErrors.concat(validate135.errors),errors=vErrors.length);var valid0=_errs37===
errors}else var valid0=!0;if(valid0)if(data.head!==void 0&&func0.call(data,"head")){let _errs38=errors;validate135(data.head,{instancePath:instancePath+"/head",
parentData:data,parentDataProperty:"head",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate135.errors:vErrors.concat(validate135.errors),errors=vErrors.
length);var valid0=_errs38===errors}else var valid0=!0}}}}}}}}}}}else return validate132.errors=[{instancePath,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"}],!1;return validate132.errors=vErrors,errors===0}validate132.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var schema245={
description:"Which files were looked at. Findings of others are neither counted nor claimed. Absent: of all programs every file.",type:"object",additionalProperties:!1,
required:["mode","files","of","why"],properties:{mode:{description:"affected: the files that the change can matter to, on both sides. full: every file, though l\
ess was asked for.",enum:["affected","full"]},files:{description:"By the paths of both sides, each source that differs among them; empty for mode full. A progra\
m may lack some.",type:"array",uniqueItems:!0,items:{$ref:"#/$defs/path"}},of:{description:"How many sources both trees have.",$ref:"#/$defs/count"},why:{type:"\
string",minLength:1}}},func27=defaultOf(import_equal.default);function validate139(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){
let vErrors=null,errors=0,evaluated0=validate139.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),
errors===0)if(data&&typeof data=="object"&&!Array.isArray(data)){let missing0;if((data.mode===void 0||!func0.call(data,"mode"))&&(missing0="mode")||(data.files===
void 0||!func0.call(data,"files"))&&(missing0="files")||(data.of===void 0||!func0.call(data,"of"))&&(missing0="of")||(data.why===void 0||!func0.call(data,"why"))&&
(missing0="why"))return validate139.errors=[{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:missing0},message:"must have requir\
ed property '"+missing0+"'"}],!1;{let _errs1=errors;for(let key0 of Object.keys(data))if(!(key0==="mode"||key0==="files"||key0==="of"||key0==="why")){return validate139.
errors=[{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional prop\
erties"}],!1;break}if(_errs1===errors){if(data.mode!==void 0&&func0.call(data,"mode")){let data0=data.mode,_errs2=errors;if(!(data0==="affected"||data0==="full"))
return validate139.errors=[{instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/enum",keyword:"enum",params:{allowedValues:schema245.properties.mode.
enum},message:"must be equal to one of the allowed values"}],!1;var valid0=_errs2===errors}else var valid0=!0;if(valid0){if(data.files!==void 0&&func0.call(data,
"files")){let data1=data.files,_errs3=errors;if(errors===_errs3)if(Array.isArray(data1)){var valid1=!0;let len0=data1.length;for(let i0=0;i0<len0;i0++){let data2=data1[i0],
_errs5=errors;if(errors===errors)if(typeof data2=="string"){if(!pattern8.test(data2))return validate139.errors=[{instancePath:instancePath+"/files/"+i0,schemaPath:"\
#/$defs/path/pattern",keyword:"pattern",params:{pattern:"^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$"},message:'must match pattern "^\
(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$"'}],!1}else return validate139.errors=[{instancePath:instancePath+"/files/"+i0,schemaPath:"\
#/$defs/path/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid1=_errs5===errors;if(!valid1)break}if(valid1){let i1=data1.length,
j0;if(i1>1){outer0:for(;i1--;)for(j0=i1;j0--;)if(func27(data1[i1],data1[j0])){return validate139.errors=[{instancePath:instancePath+"/files",schemaPath:"#/prope\
rties/files/uniqueItems",keyword:"uniqueItems",params:{i:i1,j:j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"}],!1;break outer0}}}}else
return validate139.errors=[{instancePath:instancePath+"/files",schemaPath:"#/properties/files/type",keyword:"type",params:{type:"array"},message:"must be array"}],
!1;var valid0=_errs3===errors}else var valid0=!0;if(valid0){if(data.of!==void 0&&func0.call(data,"of")){let data3=data.of,_errs8=errors,_errs9=errors;if(!(typeof data3==
"number"&&!(data3%1)&&!isNaN(data3)&&isFinite(data3)))return validate139.errors=[{instancePath:instancePath+"/of",schemaPath:"#/$defs/count/type",keyword:"type",
params:{type:"integer"},message:"must be integer"}],!1;if(errors===_errs9&&typeof data3=="number"&&isFinite(data3)){if(data3>9007199254740991||isNaN(data3))return validate139.
errors=[{instancePath:instancePath+"/of",schemaPath:"#/$defs/count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <\
= 9007199254740991"}],!1;if(data3<0||isNaN(data3))return validate139.errors=[{instancePath:instancePath+"/of",schemaPath:"#/$defs/count/minimum",keyword:"minimu\
m",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}var valid0=_errs8===errors}else var valid0=!0;if(valid0)if(data.why!==void 0&&func0.call(data,"w\
hy")){let data4=data.why,_errs11=errors;if(errors===_errs11)if(typeof data4=="string"){if(func75(data4)<1)return validate139.errors=[{instancePath:instancePath+
"/why",schemaPath:"#/properties/why/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"}],!1}else return validate139.
errors=[{instancePath:instancePath+"/why",schemaPath:"#/properties/why/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid0=_errs11===
errors}else var valid0=!0}}}}}else return validate139.errors=[{instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],
!1;return validate139.errors=vErrors,errors===0}validate139.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function validate141(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate141.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),errors===0)if(data&&typeof data=="object"&&!Array.isArray(
data)){let missing0;if((data.new===void 0||!func0.call(data,"new"))&&(missing0="new")||(data.fixed===void 0||!func0.call(data,"fixed"))&&(missing0="fixed")||(data.
unchanged===void 0||!func0.call(data,"unchanged"))&&(missing0="unchanged")||(data.moved===void 0||!func0.call(data,"moved"))&&(missing0="moved")||(data.removed===
void 0||!func0.call(data,"removed"))&&(missing0="removed")||(data.suppressed===void 0||!func0.call(data,"suppressed"))&&(missing0="suppressed")||(data.volatile===
void 0||!func0.call(data,"volatile"))&&(missing0="volatile"))return validate141.errors=[{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:missing0},
message:"must have required property '"+missing0+"'"}],!1;{let _errs1=errors;for(let key0 of Object.keys(data))if(!(key0==="new"||key0==="fixed"||key0==="unchan\
ged"||key0==="moved"||key0==="removed"||key0==="suppressed"||key0==="volatile")){return validate141.errors=[{instancePath,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"}],!1;break}if(_errs1===errors){if(data.new!==void 0&&func0.
call(data,"new")){let data0=data.new,_errs2=errors,_errs3=errors;if(!(typeof data0=="number"&&!(data0%1)&&!isNaN(data0)&&isFinite(data0)))return validate141.errors=
[{instancePath:instancePath+"/new",schemaPath:"#/$defs/count/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===_errs3&&typeof data0==
"number"&&isFinite(data0)){if(data0>9007199254740991||isNaN(data0))return validate141.errors=[{instancePath:instancePath+"/new",schemaPath:"#/$defs/count/maximu\
m",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"}],!1;if(data0<0||isNaN(data0))return validate141.errors=
[{instancePath:instancePath+"/new",schemaPath:"#/$defs/count/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}var valid0=_errs2===
errors}else var valid0=!0;if(valid0){if(data.fixed!==void 0&&func0.call(data,"fixed")){let data1=data.fixed,_errs5=errors,_errs6=errors;if(!(typeof data1=="numb\
er"&&!(data1%1)&&!isNaN(data1)&&isFinite(data1)))return validate141.errors=[{instancePath:instancePath+"/fixed",schemaPath:"#/$defs/count/type",keyword:"type",params:{
type:"integer"},message:"must be integer"}],!1;if(errors===_errs6&&typeof data1=="number"&&isFinite(data1)){if(data1>9007199254740991||isNaN(data1))return validate141.
errors=[{instancePath:instancePath+"/fixed",schemaPath:"#/$defs/count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must b\
e <= 9007199254740991"}],!1;if(data1<0||isNaN(data1))return validate141.errors=[{instancePath:instancePath+"/fixed",schemaPath:"#/$defs/count/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}var valid0=_errs5===errors}else var valid0=!0;if(valid0){if(data.unchanged!==void 0&&func0.
call(data,"unchanged")){let data2=data.unchanged,_errs8=errors,_errs9=errors;if(!(typeof data2=="number"&&!(data2%1)&&!isNaN(data2)&&isFinite(data2)))return validate141.
errors=[{instancePath:instancePath+"/unchanged",schemaPath:"#/$defs/count/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===
_errs9&&typeof data2=="number"&&isFinite(data2)){if(data2>9007199254740991||isNaN(data2))return validate141.errors=[{instancePath:instancePath+"/unchanged",schemaPath:"\
#/$defs/count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"}],!1;if(data2<0||isNaN(data2))return validate141.
errors=[{instancePath:instancePath+"/unchanged",schemaPath:"#/$defs/count/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}
var valid0=_errs8===errors}else var valid0=!0;if(valid0){if(data.moved!==void 0&&func0.call(data,"moved")){let data3=data.moved,_errs11=errors,_errs12=errors;if(!(typeof data3==
"number"&&!(data3%1)&&!isNaN(data3)&&isFinite(data3)))return validate141.errors=[{instancePath:instancePath+"/moved",schemaPath:"#/$defs/count/type",keyword:"ty\
pe",params:{type:"integer"},message:"must be integer"}],!1;if(errors===_errs12&&typeof data3=="number"&&isFinite(data3)){if(data3>9007199254740991||isNaN(data3))
return validate141.errors=[{instancePath:instancePath+"/moved",schemaPath:"#/$defs/count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},
message:"must be <= 9007199254740991"}],!1;if(data3<0||isNaN(data3))return validate141.errors=[{instancePath:instancePath+"/moved",schemaPath:"#/$defs/count/min\
imum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}var valid0=_errs11===errors}else var valid0=!0;if(valid0){if(data.removed!==
void 0&&func0.call(data,"removed")){let data4=data.removed,_errs14=errors,_errs15=errors;if(!(typeof data4=="number"&&!(data4%1)&&!isNaN(data4)&&isFinite(data4)))
return validate141.errors=[{instancePath:instancePath+"/removed",schemaPath:"#/$defs/count/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],
!1;if(errors===_errs15&&typeof data4=="number"&&isFinite(data4)){if(data4>9007199254740991||isNaN(data4))return validate141.errors=[{instancePath:instancePath+"\
/removed",schemaPath:"#/$defs/count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"}],!1;if(data4<
0||isNaN(data4))return validate141.errors=[{instancePath:instancePath+"/removed",schemaPath:"#/$defs/count/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"}],!1}var valid0=_errs14===errors}else var valid0=!0;if(valid0){if(data.suppressed!==void 0&&func0.call(data,"suppressed")){let data5=data.
suppressed,_errs17=errors,_errs18=errors;if(!(typeof data5=="number"&&!(data5%1)&&!isNaN(data5)&&isFinite(data5)))return validate141.errors=[{instancePath:instancePath+
"/suppressed",schemaPath:"#/$defs/count/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===_errs18&&typeof data5=="number"&&
isFinite(data5)){if(data5>9007199254740991||isNaN(data5))return validate141.errors=[{instancePath:instancePath+"/suppressed",schemaPath:"#/$defs/count/maximum",
keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"}],!1;if(data5<0||isNaN(data5))return validate141.errors=
[{instancePath:instancePath+"/suppressed",schemaPath:"#/$defs/count/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}var valid0=_errs17===
errors}else var valid0=!0;if(valid0)if(data.volatile!==void 0&&func0.call(data,"volatile")){let data6=data.volatile,_errs20=errors,_errs21=errors;if(!(typeof data6==
"number"&&!(data6%1)&&!isNaN(data6)&&isFinite(data6)))return validate141.errors=[{instancePath:instancePath+"/volatile",schemaPath:"#/$defs/count/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===_errs21&&typeof data6=="number"&&isFinite(data6)){if(data6>9007199254740991||isNaN(data6))
return validate141.errors=[{instancePath:instancePath+"/volatile",schemaPath:"#/$defs/count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},
message:"must be <= 9007199254740991"}],!1;if(data6<0||isNaN(data6))return validate141.errors=[{instancePath:instancePath+"/volatile",schemaPath:"#/$defs/count/\
minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}var valid0=_errs20===errors}else var valid0=!0}}}}}}}}else return validate141.
errors=[{instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return validate141.errors=vErrors,errors===0}validate141.
evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var schema257={description:"path and range are in head for new, unchanged, moved and volatile, and in base \
for fixed, removed and suppressed, and where side is base.",type:"object",additionalProperties:!1,required:["id","state","server","source","code","severity","me\
ssage","path","range","symbol","matchedBy","why","base","placement","counterpart","cause","seen","excerpt"],properties:{id:{description:"sha256 over the RFC 878\
5 text of [path, source, code, normalised message, symbol, occurrence], of the base position where there is one.",$ref:"#/$defs/digest"},root:{description:"The \
root of the server that reported it, the first of them where several did. Absent in reports of older releases: the top.",$ref:"#/$defs/root"},roots:{description:"\
All roots whose servers reported it, where they are several: it is one finding, and counts once.",type:"array",minItems:2,items:{$ref:"#/$defs/root"}},state:{enum:[
"new","unchanged","moved","fixed","removed","suppressed","volatile"]},server:{$ref:"#/$defs/serverId"},source:{type:["string","null"]},code:{type:["string","nul\
l"]},severity:{$ref:"#/$defs/severity"},message:{type:"string"},path:{$ref:"#/$defs/path"},range:{$ref:"#/$defs/range"},symbol:{$ref:"#/$defs/symbol"},matchedBy:{
description:"The stage that paired it; null when nothing did.",enum:["image","image-message-drift","replaced","import","edited","moved-text","moved-context","mo\
ved-symbol","moved-file-text","moved-file-context","moved-file-symbol",null]},why:{type:"string",minLength:1},base:{description:"Where the other half of a pair \
is in base.",oneOf:[{$ref:"#/$defs/place"},{type:"null"}]},placement:{description:"What became of the code under it on the other side.",enum:["same-line","edite\
d-line","replaced","rewritten","no-file","unchecked"]},counterpart:{description:"Where its code is on the other side.",oneOf:[{$ref:"#/$defs/place"},{type:"null"}]},
cause:{description:"What the change edited, in head, and broke a finding with that lies outside of it. Null for a finding inside of the change, and where nothin\
g could be named: then why says so.",oneOf:[{$ref:"#/$defs/cause"},{type:"null"}]},seen:{description:"Of a volatile finding: the schedules under which it was th\
ere, on each side.",oneOf:[{$ref:"#/$defs/seen"},{type:"null"}]},side:{description:"Of a volatile finding that head never had: its place is in base.",const:"bas\
e"},proof:{description:"Of a fixed finding: whether the server still looks at its place, names a type there and refuses nonsense. Only what is proven is rewarde\
d. Absent in reports of older releases.",enum:["proven","unproven"]},probe:{description:"Of a finding that is not proven to be fixed: which probe was silent.",type:"\
string",minLength:1},waived:{description:"Of a new finding that somebody let pass, as base's policy allows; it stays new, and the reward is untouched.",$ref:"#/\
$defs/waiver"},excerpt:{description:"The code on both sides; null for what is unchanged, and beyond a limit.",oneOf:[{$ref:"#/$defs/excerpts"},{type:"null"}]}}},
schema260={enum:["error","warning","information","hint"]},schema265={description:"Names of the enclosing definitions, outermost first, joined by dots; null at m\
odule level.",type:["string","null"],minLength:1},schema273={type:"object",additionalProperties:!1,required:["base","head"],properties:{base:{type:"array",items:{
enum:["canonical","reverse"]}},head:{type:"array",items:{enum:["canonical","reverse"]}}}};function validate146(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate146.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),errors===0)if(data&&typeof data=="object"&&!Array.isArray(
data)){let missing0;if((data.start===void 0||!func0.call(data,"start"))&&(missing0="start")||(data.end===void 0||!func0.call(data,"end"))&&(missing0="end"))return validate146.
errors=[{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:missing0},message:"must have required property '"+missing0+"'"}],!1;{let _errs1=errors;
for(let key0 of Object.keys(data))if(!(key0==="start"||key0==="end")){return validate146.errors=[{instancePath,schemaPath:"#/additionalProperties",keyword:"addi\
tionalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"}],!1;break}if(_errs1===errors){if(data.start!==void 0&&func0.call(
data,"start")){let data0=data.start,_errs2=errors;if(errors===errors)if(data0&&typeof data0=="object"&&!Array.isArray(data0)){let missing1;if((data0.line===void 0||
!func0.call(data0,"line"))&&(missing1="line")||(data0.column===void 0||!func0.call(data0,"column"))&&(missing1="column"))return validate146.errors=[{instancePath:instancePath+
"/start",schemaPath:"#/$defs/position/required",keyword:"required",params:{missingProperty:missing1},message:"must have required property '"+missing1+"'"}],!1;{
let _errs5=errors;for(let key1 of Object.keys(data0))if(!(key1==="line"||key1==="column")){return validate146.errors=[{instancePath:instancePath+"/start",schemaPath:"\
#/$defs/position/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key1},message:"must NOT have additional properties"}],!1;break}
if(_errs5===errors){if(data0.line!==void 0&&func0.call(data0,"line")){let data1=data0.line,_errs6=errors;if(!(typeof data1=="number"&&!(data1%1)&&!isNaN(data1)&&
isFinite(data1)))return validate146.errors=[{instancePath:instancePath+"/start/line",schemaPath:"#/$defs/position/properties/line/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"}],!1;if(errors===_errs6&&typeof data1=="number"&&isFinite(data1)){if(data1>9007199254740991||isNaN(data1))return validate146.
errors=[{instancePath:instancePath+"/start/line",schemaPath:"#/$defs/position/properties/line/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},
message:"must be <= 9007199254740991"}],!1;if(data1<1||isNaN(data1))return validate146.errors=[{instancePath:instancePath+"/start/line",schemaPath:"#/$defs/posi\
tion/properties/line/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"}],!1}var valid2=_errs6===errors}else var valid2=!0;if(valid2)
if(data0.column!==void 0&&func0.call(data0,"column")){let data2=data0.column,_errs8=errors;if(!(typeof data2=="number"&&!(data2%1)&&!isNaN(data2)&&isFinite(data2)))
return validate146.errors=[{instancePath:instancePath+"/start/column",schemaPath:"#/$defs/position/properties/column/type",keyword:"type",params:{type:"integer"},
message:"must be integer"}],!1;if(errors===_errs8&&typeof data2=="number"&&isFinite(data2)){if(data2>9007199254740991||isNaN(data2))return validate146.errors=[{
instancePath:instancePath+"/start/column",schemaPath:"#/$defs/position/properties/column/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},
message:"must be <= 9007199254740991"}],!1;if(data2<1||isNaN(data2))return validate146.errors=[{instancePath:instancePath+"/start/column",schemaPath:"#/$defs/po\
sition/properties/column/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"}],!1}var valid2=_errs8===errors}else var valid2=!0}}}else
return validate146.errors=[{instancePath:instancePath+"/start",schemaPath:"#/$defs/position/type",keyword:"type",params:{type:"object"},message:"must be object"}],
!1;var valid0=_errs2===errors}else var valid0=!0;if(valid0)if(data.end!==void 0&&func0.call(data,"end")){let data3=data.end,_errs10=errors;if(errors===errors)if(data3&&
typeof data3=="object"&&!Array.isArray(data3)){let missing2;if((data3.line===void 0||!func0.call(data3,"line"))&&(missing2="line")||(data3.column===void 0||!func0.
call(data3,"column"))&&(missing2="column"))return validate146.errors=[{instancePath:instancePath+"/end",schemaPath:"#/$defs/position/required",keyword:"required",
params:{missingProperty:missing2},message:"must have required property '"+missing2+"'"}],!1;{let _errs13=errors;for(let key2 of Object.keys(data3))if(!(key2==="\
line"||key2==="column")){return validate146.errors=[{instancePath:instancePath+"/end",schemaPath:"#/$defs/position/additionalProperties",keyword:"additionalProp\
erties",params:{additionalProperty:key2},message:"must NOT have additional properties"}],!1;break}if(_errs13===errors){if(data3.line!==void 0&&func0.call(data3,
"line")){let data4=data3.line,_errs14=errors;if(!(typeof data4=="number"&&!(data4%1)&&!isNaN(data4)&&isFinite(data4)))return validate146.errors=[{instancePath:instancePath+
"/end/line",schemaPath:"#/$defs/position/properties/line/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===_errs14&&typeof data4==
"number"&&isFinite(data4)){if(data4>9007199254740991||isNaN(data4))return validate146.errors=[{instancePath:instancePath+"/end/line",schemaPath:"#/$defs/positio\
n/properties/line/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"}],!1;if(data4<1||isNaN(data4))
return validate146.errors=[{instancePath:instancePath+"/end/line",schemaPath:"#/$defs/position/properties/line/minimum",keyword:"minimum",params:{comparison:">=",
limit:1},message:"must be >= 1"}],!1}var valid4=_errs14===errors}else var valid4=!0;if(valid4)if(data3.column!==void 0&&func0.call(data3,"column")){let data5=data3.
column,_errs16=errors;if(!(typeof data5=="number"&&!(data5%1)&&!isNaN(data5)&&isFinite(data5)))return validate146.errors=[{instancePath:instancePath+"/end/colum\
n",schemaPath:"#/$defs/position/properties/column/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===_errs16&&typeof data5==
"number"&&isFinite(data5)){if(data5>9007199254740991||isNaN(data5))return validate146.errors=[{instancePath:instancePath+"/end/column",schemaPath:"#/$defs/posit\
ion/properties/column/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"}],!1;if(data5<1||isNaN(data5))
return validate146.errors=[{instancePath:instancePath+"/end/column",schemaPath:"#/$defs/position/properties/column/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1},message:"must be >= 1"}],!1}var valid4=_errs16===errors}else var valid4=!0}}}else return validate146.errors=[{instancePath:instancePath+"/end",schemaPath:"\
#/$defs/position/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var valid0=_errs10===errors}else var valid0=!0}}}else return validate146.
errors=[{instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return validate146.errors=vErrors,errors===0}validate146.
evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function validate148(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate148.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),errors===0)if(data&&typeof data=="object"&&!Array.isArray(
data)){let missing0;if((data.path===void 0||!func0.call(data,"path"))&&(missing0="path")||(data.range===void 0||!func0.call(data,"range"))&&(missing0="range"))return validate148.
errors=[{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:missing0},message:"must have required property '"+missing0+"'"}],!1;{let _errs1=errors;
for(let key0 of Object.keys(data))if(!(key0==="path"||key0==="range")){return validate148.errors=[{instancePath,schemaPath:"#/additionalProperties",keyword:"add\
itionalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"}],!1;break}if(_errs1===errors){if(data.path!==void 0&&func0.call(
data,"path")){let data0=data.path,_errs2=errors;if(errors===errors)if(typeof data0=="string"){if(!pattern8.test(data0))return validate148.errors=[{instancePath:instancePath+
"/path",schemaPath:"#/$defs/path/pattern",keyword:"pattern",params:{pattern:"^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$"},message:'m\
ust match pattern "^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$"'}],!1}else return validate148.errors=[{instancePath:instancePath+"/pa\
th",schemaPath:"#/$defs/path/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid0=_errs2===errors}else var valid0=!0;if(valid0)if(data.
range!==void 0&&func0.call(data,"range")){let _errs5=errors;validate146(data.range,{instancePath:instancePath+"/range",parentData:data,parentDataProperty:"range",
rootData,dynamicAnchors})||(vErrors=vErrors===null?validate146.errors:vErrors.concat(validate146.errors),errors=vErrors.length);var valid0=_errs5===errors}else var valid0=!0}}}else
return validate148.errors=[{instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return validate148.errors=vErrors,
errors===0}validate148.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var schema271={enum:["removed-module","moved-module","definition","related","inferred","base-class","re-export","removed-name","broken-import","mended-import","\
dependency"]},schema272={type:"object",additionalProperties:!1,required:["name","from","to"],properties:{name:{type:"string",minLength:1},from:{description:"The\
 version in base; null for none.",type:["string","null"]},to:{description:"The version in head; null for none.",type:["string","null"]}}};function validate152(data,{
instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate152.evaluated;if(evaluated0.dynamicProps&&
(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),errors===0)if(data&&typeof data=="object"&&!Array.isArray(data)){let missing0;if((data.
path===void 0||!func0.call(data,"path"))&&(missing0="path")||(data.range===void 0||!func0.call(data,"range"))&&(missing0="range")||(data.symbol===void 0||!func0.
call(data,"symbol"))&&(missing0="symbol")||(data.how===void 0||!func0.call(data,"how"))&&(missing0="how"))return validate152.errors=[{instancePath,schemaPath:"#\
/required",keyword:"required",params:{missingProperty:missing0},message:"must have required property '"+missing0+"'"}],!1;{let _errs1=errors;for(let key0 of Object.
keys(data))if(!(key0==="path"||key0==="range"||key0==="symbol"||key0==="how"||key0==="dependency")){return validate152.errors=[{instancePath,schemaPath:"#/addit\
ionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"}],!1;break}if(_errs1===errors){if(data.
path!==void 0&&func0.call(data,"path")){let data0=data.path,_errs2=errors;if(errors===errors)if(typeof data0=="string"){if(!pattern8.test(data0))return validate152.
errors=[{instancePath:instancePath+"/path",schemaPath:"#/$defs/path/pattern",keyword:"pattern",params:{pattern:"^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/\
|$))[^/\\u0000]+)*$"},message:'must match pattern "^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$"'}],!1}else return validate152.errors=
[{instancePath:instancePath+"/path",schemaPath:"#/$defs/path/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid0=_errs2===errors}else
var valid0=!0;if(valid0){if(data.range!==void 0&&func0.call(data,"range")){let _errs5=errors;validate146(data.range,{instancePath:instancePath+"/range",parentData:data,
parentDataProperty:"range",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate146.errors:vErrors.concat(validate146.errors),errors=vErrors.length);var valid0=_errs5===
errors}else var valid0=!0;if(valid0){if(data.symbol!==void 0&&func0.call(data,"symbol")){let data2=data.symbol,_errs6=errors,_errs7=errors;if(typeof data2!="str\
ing"&&data2!==null)return validate152.errors=[{instancePath:instancePath+"/symbol",schemaPath:"#/$defs/symbol/type",keyword:"type",params:{type:schema265.type},
message:"must be string,null"}],!1;if(errors===_errs7&&typeof data2=="string"&&func75(data2)<1)return validate152.errors=[{instancePath:instancePath+"/symbol",schemaPath:"\
#/$defs/symbol/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"}],!1;var valid0=_errs6===errors}else var valid0=!0;
if(valid0){if(data.how!==void 0&&func0.call(data,"how")){let data3=data.how,_errs9=errors;if(!(data3==="removed-module"||data3==="moved-module"||data3==="defini\
tion"||data3==="related"||data3==="inferred"||data3==="base-class"||data3==="re-export"||data3==="removed-name"||data3==="broken-import"||data3==="mended-import"||
data3==="dependency"))return validate152.errors=[{instancePath:instancePath+"/how",schemaPath:"#/$defs/causeKind/enum",keyword:"enum",params:{allowedValues:schema271.
enum},message:"must be equal to one of the allowed values"}],!1;var valid0=_errs9===errors}else var valid0=!0;if(valid0)if(data.dependency!==void 0&&func0.call(
data,"dependency")){let data4=data.dependency,_errs11=errors;if(errors===errors)if(data4&&typeof data4=="object"&&!Array.isArray(data4)){let missing1;if((data4.
name===void 0||!func0.call(data4,"name"))&&(missing1="name")||(data4.from===void 0||!func0.call(data4,"from"))&&(missing1="from")||(data4.to===void 0||!func0.call(
data4,"to"))&&(missing1="to"))return validate152.errors=[{instancePath:instancePath+"/dependency",schemaPath:"#/$defs/dependencyChange/required",keyword:"requir\
ed",params:{missingProperty:missing1},message:"must have required property '"+missing1+"'"}],!1;{let _errs14=errors;for(let key1 of Object.keys(data4))if(!(key1===
"name"||key1==="from"||key1==="to")){return validate152.errors=[{instancePath:instancePath+"/dependency",schemaPath:"#/$defs/dependencyChange/additionalProperti\
es",keyword:"additionalProperties",params:{additionalProperty:key1},message:"must NOT have additional properties"}],!1;break}if(_errs14===errors){if(data4.name!==
void 0&&func0.call(data4,"name")){let data5=data4.name,_errs15=errors;if(errors===_errs15)if(typeof data5=="string"){if(func75(data5)<1)return validate152.errors=
[{instancePath:instancePath+"/dependency/name",schemaPath:"#/$defs/dependencyChange/properties/name/minLength",keyword:"minLength",params:{limit:1},message:"mus\
t NOT have fewer than 1 characters"}],!1}else return validate152.errors=[{instancePath:instancePath+"/dependency/name",schemaPath:"#/$defs/dependencyChange/prop\
erties/name/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid5=_errs15===errors}else var valid5=!0;if(valid5){if(data4.from!==
void 0&&func0.call(data4,"from")){let data6=data4.from,_errs17=errors;if(typeof data6!="string"&&data6!==null)return validate152.errors=[{instancePath:instancePath+
"/dependency/from",schemaPath:"#/$defs/dependencyChange/properties/from/type",keyword:"type",params:{type:schema272.properties.from.type},message:"must be strin\
g,null"}],!1;var valid5=_errs17===errors}else var valid5=!0;if(valid5)if(data4.to!==void 0&&func0.call(data4,"to")){let data7=data4.to,_errs19=errors;if(typeof data7!=
"string"&&data7!==null)return validate152.errors=[{instancePath:instancePath+"/dependency/to",schemaPath:"#/$defs/dependencyChange/properties/to/type",keyword:"\
type",params:{type:schema272.properties.to.type},message:"must be string,null"}],!1;var valid5=_errs19===errors}else var valid5=!0}}}}else return validate152.errors=
[{instancePath:instancePath+"/dependency",schemaPath:"#/$defs/dependencyChange/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var valid0=_errs11===
errors}else var valid0=!0}}}}}}else return validate152.errors=[{instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],
!1;return validate152.errors=vErrors,errors===0}validate152.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function validate155(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate155.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),errors===0)if(data&&typeof data=="object"&&!Array.isArray(
data)){let missing0;if((data.base===void 0||!func0.call(data,"base"))&&(missing0="base")||(data.head===void 0||!func0.call(data,"head"))&&(missing0="head"))return validate155.
errors=[{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:missing0},message:"must have required property '"+missing0+"'"}],!1;{let _errs1=errors;
for(let key0 of Object.keys(data))if(!(key0==="base"||key0==="head")){return validate155.errors=[{instancePath,schemaPath:"#/additionalProperties",keyword:"addi\
tionalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"}],!1;break}if(_errs1===errors){if(data.base!==void 0&&func0.call(
data,"base")){let data0=data.base,_errs2=errors,_errs3=errors,valid1=!1,passing0=null,_errs4=errors;if(errors===errors)if(data0&&typeof data0=="object"&&!Array.
isArray(data0)){let missing1;if((data0.line===void 0||!func0.call(data0,"line"))&&(missing1="line")||(data0.lines===void 0||!func0.call(data0,"lines"))&&(missing1=
"lines")){let err0={instancePath:instancePath+"/base",schemaPath:"#/$defs/excerpt/required",keyword:"required",params:{missingProperty:missing1},message:"must h\
ave required property '"+missing1+"'"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}else{let _errs7=errors;for(let key1 of Object.keys(data0))if(!(key1===
"line"||key1==="lines")){let err1={instancePath:instancePath+"/base",schemaPath:"#/$defs/excerpt/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key1},
message:"must NOT have additional properties"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++;break}if(_errs7===errors){if(data0.line!==void 0&&func0.
call(data0,"line")){let data1=data0.line,_errs8=errors;if(!(typeof data1=="number"&&!(data1%1)&&!isNaN(data1)&&isFinite(data1))){let err2={instancePath:instancePath+
"/base/line",schemaPath:"#/$defs/excerpt/properties/line/type",keyword:"type",params:{type:"integer"},message:"must be integer"};vErrors===null?vErrors=[err2]:vErrors.
push(err2),errors++}if(errors===_errs8&&typeof data1=="number"&&isFinite(data1)){if(data1>9007199254740991||isNaN(data1)){let err3={instancePath:instancePath+"/\
base/line",schemaPath:"#/$defs/excerpt/properties/line/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254\
740991"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}else if(data1<1||isNaN(data1)){let err4={instancePath:instancePath+"/base/line",schemaPath:"#\
/$defs/excerpt/properties/line/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};vErrors===null?vErrors=[err4]:vErrors.push(err4),
errors++}}var valid3=_errs8===errors}else var valid3=!0;if(valid3)if(data0.lines!==void 0&&func0.call(data0,"lines")){let data2=data0.lines,_errs10=errors;if(errors===
_errs10)if(Array.isArray(data2))if(data2.length<1){let err5={instancePath:instancePath+"/base/lines",schemaPath:"#/$defs/excerpt/properties/lines/minItems",keyword:"\
minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}else{var valid4=!0;let len0=data2.
length;for(let i0=0;i0<len0;i0++){let _errs12=errors;if(typeof data2[i0]!="string"){let err6={instancePath:instancePath+"/base/lines/"+i0,schemaPath:"#/$defs/ex\
cerpt/properties/lines/items/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}var valid4=_errs12===
errors;if(!valid4)break}}else{let err7={instancePath:instancePath+"/base/lines",schemaPath:"#/$defs/excerpt/properties/lines/type",keyword:"type",params:{type:"\
array"},message:"must be array"};vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}var valid3=_errs10===errors}else var valid3=!0}}}else{let err8={instancePath:instancePath+
"/base",schemaPath:"#/$defs/excerpt/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err8]:vErrors.push(err8),errors++}
var _valid0=_errs4===errors;_valid0&&(valid1=!0,passing0=0);let _errs14=errors;if(data0!==null){let err9={instancePath:instancePath+"/base",schemaPath:"#/proper\
ties/base/oneOf/1/type",keyword:"type",params:{type:"null"},message:"must be null"};vErrors===null?vErrors=[err9]:vErrors.push(err9),errors++}var _valid0=_errs14===
errors;if(_valid0&&valid1?(valid1=!1,passing0=[passing0,1]):_valid0&&(valid1=!0,passing0=1),valid1)errors=_errs3,vErrors!==null&&(_errs3?vErrors.length=_errs3:vErrors=
null);else{let err10={instancePath:instancePath+"/base",schemaPath:"#/properties/base/oneOf",keyword:"oneOf",params:{passingSchemas:passing0},message:"must matc\
h exactly one schema in oneOf"};return vErrors===null?vErrors=[err10]:vErrors.push(err10),errors++,validate155.errors=vErrors,!1}var valid0=_errs2===errors}else
var valid0=!0;if(valid0)if(data.head!==void 0&&func0.call(data,"head")){let data4=data.head,_errs16=errors,_errs17=errors,valid5=!1,passing1=null,_errs18=errors;
if(errors===errors)if(data4&&typeof data4=="object"&&!Array.isArray(data4)){let missing2;if((data4.line===void 0||!func0.call(data4,"line"))&&(missing2="line")||
(data4.lines===void 0||!func0.call(data4,"lines"))&&(missing2="lines")){let err11={instancePath:instancePath+"/head",schemaPath:"#/$defs/excerpt/required",keyword:"\
required",params:{missingProperty:missing2},message:"must have required property '"+missing2+"'"};vErrors===null?vErrors=[err11]:vErrors.push(err11),errors++}else{
let _errs21=errors;for(let key2 of Object.keys(data4))if(!(key2==="line"||key2==="lines")){let err12={instancePath:instancePath+"/head",schemaPath:"#/$defs/exce\
rpt/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key2},message:"must NOT have additional properties"};vErrors===null?vErrors=
[err12]:vErrors.push(err12),errors++;break}if(_errs21===errors){if(data4.line!==void 0&&func0.call(data4,"line")){let data5=data4.line,_errs22=errors;if(!(typeof data5==
"number"&&!(data5%1)&&!isNaN(data5)&&isFinite(data5))){let err13={instancePath:instancePath+"/head/line",schemaPath:"#/$defs/excerpt/properties/line/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};vErrors===null?vErrors=[err13]:vErrors.push(err13),errors++}if(errors===_errs22&&typeof data5=="number"&&
isFinite(data5)){if(data5>9007199254740991||isNaN(data5)){let err14={instancePath:instancePath+"/head/line",schemaPath:"#/$defs/excerpt/properties/line/maximum",
keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};vErrors===null?vErrors=[err14]:vErrors.push(err14),errors++}else if(data5<
1||isNaN(data5)){let err15={instancePath:instancePath+"/head/line",schemaPath:"#/$defs/excerpt/properties/line/minimum",keyword:"minimum",params:{comparison:">=",
limit:1},message:"must be >= 1"};vErrors===null?vErrors=[err15]:vErrors.push(err15),errors++}}var valid7=_errs22===errors}else var valid7=!0;if(valid7)if(data4.
lines!==void 0&&func0.call(data4,"lines")){let data6=data4.lines,_errs24=errors;if(errors===_errs24)if(Array.isArray(data6))if(data6.length<1){let err16={instancePath:instancePath+
"/head/lines",schemaPath:"#/$defs/excerpt/properties/lines/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};vErrors===null?
vErrors=[err16]:vErrors.push(err16),errors++}else{var valid8=!0;let len1=data6.length;for(let i1=0;i1<len1;i1++){let _errs26=errors;if(typeof data6[i1]!="string"){
let err17={instancePath:instancePath+"/head/lines/"+i1,schemaPath:"#/$defs/excerpt/properties/lines/items/type",keyword:"type",params:{type:"string"},message:"m\
ust be string"};vErrors===null?vErrors=[err17]:vErrors.push(err17),errors++}var valid8=_errs26===errors;if(!valid8)break}}else{let err18={instancePath:instancePath+
"/head/lines",schemaPath:"#/$defs/excerpt/properties/lines/type",keyword:"type",params:{type:"array"},message:"must be array"};vErrors===null?vErrors=[err18]:vErrors.
push(err18),errors++}var valid7=_errs24===errors}else var valid7=!0}}}else{let err19={instancePath:instancePath+"/head",schemaPath:"#/$defs/excerpt/type",keyword:"\
type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err19]:vErrors.push(err19),errors++}var _valid1=_errs18===errors;_valid1&&(valid5=
!0,passing1=0);let _errs28=errors;if(data4!==null){let err20={instancePath:instancePath+"/head",schemaPath:"#/properties/head/oneOf/1/type",keyword:"type",params:{
type:"null"},message:"must be null"};vErrors===null?vErrors=[err20]:vErrors.push(err20),errors++}var _valid1=_errs28===errors;if(_valid1&&valid5?(valid5=!1,passing1=
[passing1,1]):_valid1&&(valid5=!0,passing1=1),valid5)errors=_errs17,vErrors!==null&&(_errs17?vErrors.length=_errs17:vErrors=null);else{let err21={instancePath:instancePath+
"/head",schemaPath:"#/properties/head/oneOf",keyword:"oneOf",params:{passingSchemas:passing1},message:"must match exactly one schema in oneOf"};return vErrors===
null?vErrors=[err21]:vErrors.push(err21),errors++,validate155.errors=vErrors,!1}var valid0=_errs16===errors}else var valid0=!0}}}else return validate155.errors=
[{instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return validate155.errors=vErrors,errors===0}validate155.
evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function validate143(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){
let vErrors=null,errors=0,evaluated0=validate143.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),
errors===0)if(data&&typeof data=="object"&&!Array.isArray(data)){let missing0;if((data.id===void 0||!func0.call(data,"id"))&&(missing0="id")||(data.state===void 0||
!func0.call(data,"state"))&&(missing0="state")||(data.server===void 0||!func0.call(data,"server"))&&(missing0="server")||(data.source===void 0||!func0.call(data,
"source"))&&(missing0="source")||(data.code===void 0||!func0.call(data,"code"))&&(missing0="code")||(data.severity===void 0||!func0.call(data,"severity"))&&(missing0=
"severity")||(data.message===void 0||!func0.call(data,"message"))&&(missing0="message")||(data.path===void 0||!func0.call(data,"path"))&&(missing0="path")||(data.
range===void 0||!func0.call(data,"range"))&&(missing0="range")||(data.symbol===void 0||!func0.call(data,"symbol"))&&(missing0="symbol")||(data.matchedBy===void 0||
!func0.call(data,"matchedBy"))&&(missing0="matchedBy")||(data.why===void 0||!func0.call(data,"why"))&&(missing0="why")||(data.base===void 0||!func0.call(data,"b\
ase"))&&(missing0="base")||(data.placement===void 0||!func0.call(data,"placement"))&&(missing0="placement")||(data.counterpart===void 0||!func0.call(data,"count\
erpart"))&&(missing0="counterpart")||(data.cause===void 0||!func0.call(data,"cause"))&&(missing0="cause")||(data.seen===void 0||!func0.call(data,"seen"))&&(missing0=
"seen")||(data.excerpt===void 0||!func0.call(data,"excerpt"))&&(missing0="excerpt"))return validate143.errors=[{instancePath,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:missing0},message:"must have required property '"+missing0+"'"}],!1;{let _errs1=errors;for(let key0 of Object.keys(data))if(!func0.
call(schema257.properties,key0)){return validate143.errors=[{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},
message:"must NOT have additional properties"}],!1;break}if(_errs1===errors){if(data.id!==void 0&&func0.call(data,"id")){let data0=data.id,_errs2=errors;if(errors===
errors)if(typeof data0=="string"){if(!pattern10.test(data0))return validate143.errors=[{instancePath:instancePath+"/id",schemaPath:"#/$defs/digest/pattern",keyword:"\
pattern",params:{pattern:"^sha256:[0-9a-f]{64}$"},message:'must match pattern "^sha256:[0-9a-f]{64}$"'}],!1}else return validate143.errors=[{instancePath:instancePath+
"/id",schemaPath:"#/$defs/digest/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid0=_errs2===errors}else var valid0=!0;if(valid0){
if(data.root!==void 0&&func0.call(data,"root")){let _errs5=errors;validate133(data.root,{instancePath:instancePath+"/root",parentData:data,parentDataProperty:"r\
oot",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate133.errors:vErrors.concat(validate133.errors),errors=vErrors.length);var valid0=_errs5===errors}else
var valid0=!0;if(valid0){if(data.roots!==void 0&&func0.call(data,"roots")){let data2=data.roots,_errs6=errors;if(errors===_errs6)if(Array.isArray(data2)){if(data2.
length<2)return validate143.errors=[{instancePath:instancePath+"/roots",schemaPath:"#/properties/roots/minItems",keyword:"minItems",params:{limit:2},message:"mu\
st NOT have fewer than 2 items"}],!1;{var valid2=!0;let len0=data2.length;for(let i0=0;i0<len0;i0++){let _errs8=errors;validate133(data2[i0],{instancePath:instancePath+
"/roots/"+i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate133.errors:vErrors.concat(validate133.errors),errors=
vErrors.length);var valid2=_errs8===errors;if(!valid2)break}}}else return validate143.errors=[{instancePath:instancePath+"/roots",schemaPath:"#/properties/roots\
/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var valid0=_errs6===errors}else var valid0=!0;if(valid0){if(data.state!==void 0&&func0.
call(data,"state")){let data4=data.state,_errs9=errors;if(!(data4==="new"||data4==="unchanged"||data4==="moved"||data4==="fixed"||data4==="removed"||data4==="su\
ppressed"||data4==="volatile"))return validate143.errors=[{instancePath:instancePath+"/state",schemaPath:"#/properties/state/enum",keyword:"enum",params:{allowedValues:schema257.
properties.state.enum},message:"must be equal to one of the allowed values"}],!1;var valid0=_errs9===errors}else var valid0=!0;if(valid0){if(data.server!==void 0&&
func0.call(data,"server")){let data5=data.server,_errs10=errors;if(errors===errors)if(typeof data5=="string"){if(!pattern7.test(data5))return validate143.errors=
[{instancePath:instancePath+"/server",schemaPath:"#/$defs/serverId/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9][a-z0-9._-]*$"},message:'must match patt\
ern "^[a-z0-9][a-z0-9._-]*$"'}],!1}else return validate143.errors=[{instancePath:instancePath+"/server",schemaPath:"#/$defs/serverId/type",keyword:"type",params:{
type:"string"},message:"must be string"}],!1;var valid0=_errs10===errors}else var valid0=!0;if(valid0){if(data.source!==void 0&&func0.call(data,"source")){let data6=data.
source,_errs13=errors;if(typeof data6!="string"&&data6!==null)return validate143.errors=[{instancePath:instancePath+"/source",schemaPath:"#/properties/source/ty\
pe",keyword:"type",params:{type:schema257.properties.source.type},message:"must be string,null"}],!1;var valid0=_errs13===errors}else var valid0=!0;if(valid0){if(data.
code!==void 0&&func0.call(data,"code")){let data7=data.code,_errs15=errors;if(typeof data7!="string"&&data7!==null)return validate143.errors=[{instancePath:instancePath+
"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type:schema257.properties.code.type},message:"must be string,null"}],!1;var valid0=_errs15===
errors}else var valid0=!0;if(valid0){if(data.severity!==void 0&&func0.call(data,"severity")){let data8=data.severity,_errs17=errors;if(!(data8==="error"||data8===
"warning"||data8==="information"||data8==="hint"))return validate143.errors=[{instancePath:instancePath+"/severity",schemaPath:"#/$defs/severity/enum",keyword:"\
enum",params:{allowedValues:schema260.enum},message:"must be equal to one of the allowed values"}],!1;var valid0=_errs17===errors}else var valid0=!0;if(valid0){
if(data.message!==void 0&&func0.call(data,"message")){let _errs19=errors;if(typeof data.message!="string")return validate143.errors=[{instancePath:instancePath+
"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid0=_errs19===errors}else var valid0=!0;
if(valid0){if(data.path!==void 0&&func0.call(data,"path")){let data10=data.path,_errs21=errors;if(errors===errors)if(typeof data10=="string"){if(!pattern8.test(
data10))return validate143.errors=[{instancePath:instancePath+"/path",schemaPath:"#/$defs/path/pattern",keyword:"pattern",params:{pattern:"^(?!\\.{1,2}(?:/|$))[^\
/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$"},message:'must match pattern "^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$"'}],!1}else
return validate143.errors=[{instancePath:instancePath+"/path",schemaPath:"#/$defs/path/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;
var valid0=_errs21===errors}else var valid0=!0;if(valid0){if(data.range!==void 0&&func0.call(data,"range")){let _errs24=errors;validate146(data.range,{instancePath:instancePath+
"/range",parentData:data,parentDataProperty:"range",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate146.errors:vErrors.concat(validate146.errors),errors=
vErrors.length);var valid0=_errs24===errors}else var valid0=!0;if(valid0){if(data.symbol!==void 0&&func0.call(data,"symbol")){let data12=data.symbol,_errs25=errors,
_errs26=errors;if(typeof data12!="string"&&data12!==null)return validate143.errors=[{instancePath:instancePath+"/symbol",schemaPath:"#/$defs/symbol/type",keyword:"\
type",params:{type:schema265.type},message:"must be string,null"}],!1;if(errors===_errs26&&typeof data12=="string"&&func75(data12)<1)return validate143.errors=[
{instancePath:instancePath+"/symbol",schemaPath:"#/$defs/symbol/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"}],
!1;var valid0=_errs25===errors}else var valid0=!0;if(valid0){if(data.matchedBy!==void 0&&func0.call(data,"matchedBy")){let data13=data.matchedBy,_errs28=errors;
if(!(data13==="image"||data13==="image-message-drift"||data13==="replaced"||data13==="import"||data13==="edited"||data13==="moved-text"||data13==="moved-context"||
data13==="moved-symbol"||data13==="moved-file-text"||data13==="moved-file-context"||data13==="moved-file-symbol"||data13===null))return validate143.errors=[{instancePath:instancePath+
"/matchedBy",schemaPath:"#/properties/matchedBy/enum",keyword:"enum",params:{allowedValues:schema257.properties.matchedBy.enum},message:"must be equal to one of\
 the allowed values"}],!1;var valid0=_errs28===errors}else var valid0=!0;if(valid0){if(data.why!==void 0&&func0.call(data,"why")){let data14=data.why,_errs29=errors;
if(errors===_errs29)if(typeof data14=="string"){if(func75(data14)<1)return validate143.errors=[{instancePath:instancePath+"/why",schemaPath:"#/properties/why/mi\
nLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"}],!1}else return validate143.errors=[{instancePath:instancePath+"/\
why",schemaPath:"#/properties/why/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid0=_errs29===errors}else var valid0=!0;if(valid0){
if(data.base!==void 0&&func0.call(data,"base")){let data15=data.base,_errs31=errors,_errs32=errors,valid7=!1,passing0=null,_errs33=errors;validate148(data15,{instancePath:instancePath+
"/base",parentData:data,parentDataProperty:"base",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate148.errors:vErrors.concat(validate148.errors),errors=
vErrors.length);var _valid0=_errs33===errors;_valid0&&(valid7=!0,passing0=0);let _errs34=errors;if(data15!==null){let err0={instancePath:instancePath+"/base",schemaPath:"\
#/properties/base/oneOf/1/type",keyword:"type",params:{type:"null"},message:"must be null"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}var _valid0=_errs34===
errors;if(_valid0&&valid7?(valid7=!1,passing0=[passing0,1]):_valid0&&(valid7=!0,passing0=1),valid7)errors=_errs32,vErrors!==null&&(_errs32?vErrors.length=_errs32:
vErrors=null);else{let err1={instancePath:instancePath+"/base",schemaPath:"#/properties/base/oneOf",keyword:"oneOf",params:{passingSchemas:passing0},message:"mu\
st match exactly one schema in oneOf"};return vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++,validate143.errors=vErrors,!1}var valid0=_errs31===errors}else
var valid0=!0;if(valid0){if(data.placement!==void 0&&func0.call(data,"placement")){let data16=data.placement,_errs36=errors;if(!(data16==="same-line"||data16===
"edited-line"||data16==="replaced"||data16==="rewritten"||data16==="no-file"||data16==="unchecked"))return validate143.errors=[{instancePath:instancePath+"/plac\
ement",schemaPath:"#/properties/placement/enum",keyword:"enum",params:{allowedValues:schema257.properties.placement.enum},message:"must be equal to one of the a\
llowed values"}],!1;var valid0=_errs36===errors}else var valid0=!0;if(valid0){if(data.counterpart!==void 0&&func0.call(data,"counterpart")){let data17=data.counterpart,
_errs37=errors,_errs38=errors,valid8=!1,passing1=null,_errs39=errors;validate148(data17,{instancePath:instancePath+"/counterpart",parentData:data,parentDataProperty:"\
counterpart",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate148.errors:vErrors.concat(validate148.errors),errors=vErrors.length);var _valid1=_errs39===
errors;_valid1&&(valid8=!0,passing1=0);let _errs40=errors;if(data17!==null){let err2={instancePath:instancePath+"/counterpart",schemaPath:"#/properties/counterp\
art/oneOf/1/type",keyword:"type",params:{type:"null"},message:"must be null"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}var _valid1=_errs40===errors;
if(_valid1&&valid8?(valid8=!1,passing1=[passing1,1]):_valid1&&(valid8=!0,passing1=1),valid8)errors=_errs38,vErrors!==null&&(_errs38?vErrors.length=_errs38:vErrors=
null);else{let err3={instancePath:instancePath+"/counterpart",schemaPath:"#/properties/counterpart/oneOf",keyword:"oneOf",params:{passingSchemas:passing1},message:"\
must match exactly one schema in oneOf"};return vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++,validate143.errors=vErrors,!1}var valid0=_errs37===errors}else
var valid0=!0;if(valid0){if(data.cause!==void 0&&func0.call(data,"cause")){let data18=data.cause,_errs42=errors,_errs43=errors,valid9=!1,passing2=null,_errs44=errors;
validate152(data18,{instancePath:instancePath+"/cause",parentData:data,parentDataProperty:"cause",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate152.
errors:vErrors.concat(validate152.errors),errors=vErrors.length);var _valid2=_errs44===errors;_valid2&&(valid9=!0,passing2=0);let _errs45=errors;if(data18!==null){
let err4={instancePath:instancePath+"/cause",schemaPath:"#/properties/cause/oneOf/1/type",keyword:"type",params:{type:"null"},message:"must be null"};vErrors===
null?vErrors=[err4]:vErrors.push(err4),errors++}var _valid2=_errs45===errors;if(_valid2&&valid9?(valid9=!1,passing2=[passing2,1]):_valid2&&(valid9=!0,passing2=1),
valid9)errors=_errs43,vErrors!==null&&(_errs43?vErrors.length=_errs43:vErrors=null);else{let err5={instancePath:instancePath+"/cause",schemaPath:"#/properties/c\
ause/oneOf",keyword:"oneOf",params:{passingSchemas:passing2},message:"must match exactly one schema in oneOf"};return vErrors===null?vErrors=[err5]:vErrors.push(
err5),errors++,validate143.errors=vErrors,!1}var valid0=_errs42===errors}else var valid0=!0;if(valid0){if(data.seen!==void 0&&func0.call(data,"seen")){let data19=data.
seen,_errs47=errors,_errs48=errors,valid10=!1,passing3=null,_errs49=errors;if(errors===errors)if(data19&&typeof data19=="object"&&!Array.isArray(data19)){let missing1;
if((data19.base===void 0||!func0.call(data19,"base"))&&(missing1="base")||(data19.head===void 0||!func0.call(data19,"head"))&&(missing1="head")){let err6={instancePath:instancePath+
"/seen",schemaPath:"#/$defs/seen/required",keyword:"required",params:{missingProperty:missing1},message:"must have required property '"+missing1+"'"};vErrors===
null?vErrors=[err6]:vErrors.push(err6),errors++}else{let _errs52=errors;for(let key1 of Object.keys(data19))if(!(key1==="base"||key1==="head")){let err7={instancePath:instancePath+
"/seen",schemaPath:"#/$defs/seen/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key1},message:"must NOT have additional propert\
ies"};vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++;break}if(_errs52===errors){if(data19.base!==void 0&&func0.call(data19,"base")){let data20=data19.
base,_errs53=errors;if(errors===_errs53)if(Array.isArray(data20)){var valid13=!0;let len1=data20.length;for(let i1=0;i1<len1;i1++){let data21=data20[i1],_errs55=errors;
if(!(data21==="canonical"||data21==="reverse")){let err8={instancePath:instancePath+"/seen/base/"+i1,schemaPath:"#/$defs/seen/properties/base/items/enum",keyword:"\
enum",params:{allowedValues:schema273.properties.base.items.enum},message:"must be equal to one of the allowed values"};vErrors===null?vErrors=[err8]:vErrors.push(
err8),errors++}var valid13=_errs55===errors;if(!valid13)break}}else{let err9={instancePath:instancePath+"/seen/base",schemaPath:"#/$defs/seen/properties/base/ty\
pe",keyword:"type",params:{type:"array"},message:"must be array"};vErrors===null?vErrors=[err9]:vErrors.push(err9),errors++}var valid12=_errs53===errors}else var valid12=!0;
if(valid12)if(data19.head!==void 0&&func0.call(data19,"head")){let data22=data19.head,_errs56=errors;if(errors===_errs56)if(Array.isArray(data22)){var valid14=!0;
let len2=data22.length;for(let i2=0;i2<len2;i2++){let data23=data22[i2],_errs58=errors;if(!(data23==="canonical"||data23==="reverse")){let err10={instancePath:instancePath+
"/seen/head/"+i2,schemaPath:"#/$defs/seen/properties/head/items/enum",keyword:"enum",params:{allowedValues:schema273.properties.head.items.enum},message:"must b\
e equal to one of the allowed values"};vErrors===null?vErrors=[err10]:vErrors.push(err10),errors++}var valid14=_errs58===errors;if(!valid14)break}}else{let err11={
instancePath:instancePath+"/seen/head",schemaPath:"#/$defs/seen/properties/head/type",keyword:"type",params:{type:"array"},message:"must be array"};vErrors===null?
vErrors=[err11]:vErrors.push(err11),errors++}var valid12=_errs56===errors}else var valid12=!0}}}else{let err12={instancePath:instancePath+"/seen",schemaPath:"#/\
$defs/seen/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err12]:vErrors.push(err12),errors++}var _valid3=_errs49===
errors;_valid3&&(valid10=!0,passing3=0);let _errs59=errors;if(data19!==null){let err13={instancePath:instancePath+"/seen",schemaPath:"#/properties/seen/oneOf/1/\
type",keyword:"type",params:{type:"null"},message:"must be null"};vErrors===null?vErrors=[err13]:vErrors.push(err13),errors++}var _valid3=_errs59===errors;if(_valid3&&
valid10?(valid10=!1,passing3=[passing3,1]):_valid3&&(valid10=!0,passing3=1),valid10)errors=_errs48,vErrors!==null&&(_errs48?vErrors.length=_errs48:vErrors=null);else{
let err14={instancePath:instancePath+"/seen",schemaPath:"#/properties/seen/oneOf",keyword:"oneOf",params:{passingSchemas:passing3},message:"must match exactly o\
ne schema in oneOf"};return vErrors===null?vErrors=[err14]:vErrors.push(err14),errors++,validate143.errors=vErrors,!1}var valid0=_errs47===errors}else var valid0=!0;
if(valid0){if(data.side!==void 0&&func0.call(data,"side")){let _errs61=errors;if(data.side!=="base")return validate143.errors=[{instancePath:instancePath+"/side",
schemaPath:"#/properties/side/const",keyword:"const",params:{allowedValue:"base"},message:"must be equal to constant"}],!1;var valid0=_errs61===errors}else var valid0=!0;
if(valid0){if(data.proof!==void 0&&func0.call(data,"proof")){let data25=data.proof,_errs62=errors;if(!(data25==="proven"||data25==="unproven"))return validate143.
errors=[{instancePath:instancePath+"/proof",schemaPath:"#/properties/proof/enum",keyword:"enum",params:{allowedValues:schema257.properties.proof.enum},message:"\
must be equal to one of the allowed values"}],!1;var valid0=_errs62===errors}else var valid0=!0;if(valid0){if(data.probe!==void 0&&func0.call(data,"probe")){let data26=data.
probe,_errs63=errors;if(errors===_errs63)if(typeof data26=="string"){if(func75(data26)<1)return validate143.errors=[{instancePath:instancePath+"/probe",schemaPath:"\
#/properties/probe/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"}],!1}else return validate143.errors=[{instancePath:instancePath+
"/probe",schemaPath:"#/properties/probe/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid0=_errs63===errors}else var valid0=!0;
if(valid0){if(data.waived!==void 0&&func0.call(data,"waived")){let data27=data.waived,_errs65=errors;if(errors===errors)if(data27&&typeof data27=="object"&&!Array.
isArray(data27)){let missing2;if((data27.by===void 0||!func0.call(data27,"by"))&&(missing2="by")||(data27.reason===void 0||!func0.call(data27,"reason"))&&(missing2=
"reason"))return validate143.errors=[{instancePath:instancePath+"/waived",schemaPath:"#/$defs/waiver/required",keyword:"required",params:{missingProperty:missing2},
message:"must have required property '"+missing2+"'"}],!1;{let _errs68=errors;for(let key2 of Object.keys(data27))if(!(key2==="by"||key2==="reason")){return validate143.
errors=[{instancePath:instancePath+"/waived",schemaPath:"#/$defs/waiver/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key2},message:"\
must NOT have additional properties"}],!1;break}if(_errs68===errors){if(data27.by!==void 0&&func0.call(data27,"by")){let data28=data27.by,_errs69=errors;if(errors===
_errs69)if(typeof data28=="string"){if(func75(data28)<1)return validate143.errors=[{instancePath:instancePath+"/waived/by",schemaPath:"#/$defs/waiver/properties\
/by/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"}],!1}else return validate143.errors=[{instancePath:instancePath+
"/waived/by",schemaPath:"#/$defs/waiver/properties/by/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid16=_errs69===errors}else
var valid16=!0;if(valid16)if(data27.reason!==void 0&&func0.call(data27,"reason")){let data29=data27.reason,_errs71=errors;if(errors===_errs71)if(typeof data29==
"string"){if(func75(data29)<1)return validate143.errors=[{instancePath:instancePath+"/waived/reason",schemaPath:"#/$defs/waiver/properties/reason/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"}],!1}else return validate143.errors=[{instancePath:instancePath+"/waived/reason",schemaPath:"\
#/$defs/waiver/properties/reason/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid16=_errs71===errors}else var valid16=!0}}}else
return validate143.errors=[{instancePath:instancePath+"/waived",schemaPath:"#/$defs/waiver/type",keyword:"type",params:{type:"object"},message:"must be object"}],
!1;var valid0=_errs65===errors}else var valid0=!0;if(valid0)if(data.excerpt!==void 0&&func0.call(data,"excerpt")){let data30=data.excerpt,_errs73=errors,_errs74=errors,
valid17=!1,passing4=null,_errs75=errors;validate155(data30,{instancePath:instancePath+"/excerpt",parentData:data,parentDataProperty:"excerpt",rootData,dynamicAnchors})||
(vErrors=vErrors===null?validate155.errors:vErrors.concat(validate155.errors),errors=vErrors.length);var _valid4=_errs75===errors;_valid4&&(valid17=!0,passing4=
0);let _errs76=errors;if(data30!==null){let err15={instancePath:instancePath+"/excerpt",schemaPath:"#/properties/excerpt/oneOf/1/type",keyword:"type",params:{type:"\
null"},message:"must be null"};vErrors===null?vErrors=[err15]:vErrors.push(err15),errors++}var _valid4=_errs76===errors;if(_valid4&&valid17?(valid17=!1,passing4=
[passing4,1]):_valid4&&(valid17=!0,passing4=1),valid17)errors=_errs74,vErrors!==null&&(_errs74?vErrors.length=_errs74:vErrors=null);else{let err16={instancePath:instancePath+
"/excerpt",schemaPath:"#/properties/excerpt/oneOf",keyword:"oneOf",params:{passingSchemas:passing4},message:"must match exactly one schema in oneOf"};return vErrors===
null?vErrors=[err16]:vErrors.push(err16),errors++,validate143.errors=vErrors,!1}var valid0=_errs73===errors}else var valid0=!0}}}}}}}}}}}}}}}}}}}}}}}}}else return validate143.
errors=[{instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return validate143.errors=vErrors,errors===0}validate143.
evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var schema278={type:"object",additionalProperties:!1,required:["id","path","symbol","how","base","head","de\
pendency","effects","excerpts","touched"],properties:{id:{description:"sha256 over the RFC 8785 text of [path, symbol, dependency.name, dependency.from, depende\
ncy.to], with null for what there is not. No line is in it: edits elsewhere in the file leave it the same.",$ref:"#/$defs/digest"},path:{$ref:"#/$defs/path"},symbol:{
$ref:"#/$defs/symbol"},how:{description:"Where its effects were found in several ways, the first of these.",$ref:"#/$defs/causeKind"},base:{description:"Its cha\
nged lines in base, from the first to the last; null where it has none there. Of a file that was moved: the start of the file; of one that was deleted: all of i\
t.",oneOf:[{$ref:"#/$defs/place"},{type:"null"}]},head:{description:"Its changed lines in head, likewise.",oneOf:[{$ref:"#/$defs/place"},{type:"null"}]},dependency:{
description:"Of how dependency: the package and its versions.",oneOf:[{$ref:"#/$defs/dependencyChange"},{type:"null"}]},effects:{description:"Ids of new finding\
s, in the order of findings.",type:"array",minItems:1,items:{$ref:"#/$defs/digest"}},excerpts:{description:"The changed lines themselves, at most 40 of a side; \
null where a side has none, or the run does not have its text.",$ref:"#/$defs/excerpts"},touched:{description:"Files of its effects that the change touches, too\
, sorted: the other effects are where the change did not go.",type:"array",items:{$ref:"#/$defs/path"}}}};function validate158(data,{instancePath="",parentData,
parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate158.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=
void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),errors===0)if(data&&typeof data=="object"&&!Array.isArray(data)){let missing0;if((data.id===void 0||!func0.
call(data,"id"))&&(missing0="id")||(data.path===void 0||!func0.call(data,"path"))&&(missing0="path")||(data.symbol===void 0||!func0.call(data,"symbol"))&&(missing0=
"symbol")||(data.how===void 0||!func0.call(data,"how"))&&(missing0="how")||(data.base===void 0||!func0.call(data,"base"))&&(missing0="base")||(data.head===void 0||
!func0.call(data,"head"))&&(missing0="head")||(data.dependency===void 0||!func0.call(data,"dependency"))&&(missing0="dependency")||(data.effects===void 0||!func0.
call(data,"effects"))&&(missing0="effects")||(data.excerpts===void 0||!func0.call(data,"excerpts"))&&(missing0="excerpts")||(data.touched===void 0||!func0.call(
data,"touched"))&&(missing0="touched"))return validate158.errors=[{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:missing0},message:"\
must have required property '"+missing0+"'"}],!1;{let _errs1=errors;for(let key0 of Object.keys(data))if(!func0.call(schema278.properties,key0)){return validate158.
errors=[{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional prop\
erties"}],!1;break}if(_errs1===errors){if(data.id!==void 0&&func0.call(data,"id")){let data0=data.id,_errs2=errors;if(errors===errors)if(typeof data0=="string"){
if(!pattern10.test(data0))return validate158.errors=[{instancePath:instancePath+"/id",schemaPath:"#/$defs/digest/pattern",keyword:"pattern",params:{pattern:"^sh\
a256:[0-9a-f]{64}$"},message:'must match pattern "^sha256:[0-9a-f]{64}$"'}],!1}else return validate158.errors=[{instancePath:instancePath+"/id",schemaPath:"#/$d\
efs/digest/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid0=_errs2===errors}else var valid0=!0;if(valid0){if(data.path!==void 0&&
func0.call(data,"path")){let data1=data.path,_errs5=errors;if(errors===errors)if(typeof data1=="string"){if(!pattern8.test(data1))return validate158.errors=[{instancePath:instancePath+
"/path",schemaPath:"#/$defs/path/pattern",keyword:"pattern",params:{pattern:"^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$"},message:'m\
ust match pattern "^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$"'}],!1}else return validate158.errors=[{instancePath:instancePath+"/pa\
th",schemaPath:"#/$defs/path/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid0=_errs5===errors}else var valid0=!0;if(valid0){
if(data.symbol!==void 0&&func0.call(data,"symbol")){let data2=data.symbol,_errs8=errors,_errs9=errors;if(typeof data2!="string"&&data2!==null)return validate158.
errors=[{instancePath:instancePath+"/symbol",schemaPath:"#/$defs/symbol/type",keyword:"type",params:{type:schema265.type},message:"must be string,null"}],!1;if(errors===
_errs9&&typeof data2=="string"&&func75(data2)<1)return validate158.errors=[{instancePath:instancePath+"/symbol",schemaPath:"#/$defs/symbol/minLength",keyword:"m\
inLength",params:{limit:1},message:"must NOT have fewer than 1 characters"}],!1;var valid0=_errs8===errors}else var valid0=!0;if(valid0){if(data.how!==void 0&&func0.
call(data,"how")){let data3=data.how,_errs11=errors;if(!(data3==="removed-module"||data3==="moved-module"||data3==="definition"||data3==="related"||data3==="inf\
erred"||data3==="base-class"||data3==="re-export"||data3==="removed-name"||data3==="broken-import"||data3==="mended-import"||data3==="dependency"))return validate158.
errors=[{instancePath:instancePath+"/how",schemaPath:"#/$defs/causeKind/enum",keyword:"enum",params:{allowedValues:schema271.enum},message:"must be equal to one\
 of the allowed values"}],!1;var valid0=_errs11===errors}else var valid0=!0;if(valid0){if(data.base!==void 0&&func0.call(data,"base")){let data4=data.base,_errs13=errors,
_errs14=errors,valid5=!1,passing0=null,_errs15=errors;validate148(data4,{instancePath:instancePath+"/base",parentData:data,parentDataProperty:"base",rootData,dynamicAnchors})||
(vErrors=vErrors===null?validate148.errors:vErrors.concat(validate148.errors),errors=vErrors.length);var _valid0=_errs15===errors;_valid0&&(valid5=!0,passing0=0);
let _errs16=errors;if(data4!==null){let err0={instancePath:instancePath+"/base",schemaPath:"#/properties/base/oneOf/1/type",keyword:"type",params:{type:"null"},
message:"must be null"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}var _valid0=_errs16===errors;if(_valid0&&valid5?(valid5=!1,passing0=[passing0,
1]):_valid0&&(valid5=!0,passing0=1),valid5)errors=_errs14,vErrors!==null&&(_errs14?vErrors.length=_errs14:vErrors=null);else{let err1={instancePath:instancePath+
"/base",schemaPath:"#/properties/base/oneOf",keyword:"oneOf",params:{passingSchemas:passing0},message:"must match exactly one schema in oneOf"};return vErrors===
null?vErrors=[err1]:vErrors.push(err1),errors++,validate158.errors=vErrors,!1}var valid0=_errs13===errors}else var valid0=!0;if(valid0){if(data.head!==void 0&&func0.
call(data,"head")){let data5=data.head,_errs18=errors,_errs19=errors,valid6=!1,passing1=null,_errs20=errors;validate148(data5,{instancePath:instancePath+"/head",
parentData:data,parentDataProperty:"head",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate148.errors:vErrors.concat(validate148.errors),errors=vErrors.
length);var _valid1=_errs20===errors;_valid1&&(valid6=!0,passing1=0);let _errs21=errors;if(data5!==null){let err2={instancePath:instancePath+"/head",schemaPath:"\
#/properties/head/oneOf/1/type",keyword:"type",params:{type:"null"},message:"must be null"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}var _valid1=_errs21===
errors;if(_valid1&&valid6?(valid6=!1,passing1=[passing1,1]):_valid1&&(valid6=!0,passing1=1),valid6)errors=_errs19,vErrors!==null&&(_errs19?vErrors.length=_errs19:
vErrors=null);else{let err3={instancePath:instancePath+"/head",schemaPath:"#/properties/head/oneOf",keyword:"oneOf",params:{passingSchemas:passing1},message:"mu\
st match exactly one schema in oneOf"};return vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++,validate158.errors=vErrors,!1}var valid0=_errs18===errors}else
var valid0=!0;if(valid0){if(data.dependency!==void 0&&func0.call(data,"dependency")){let data6=data.dependency,_errs23=errors,_errs24=errors,valid7=!1,passing2=null,
_errs25=errors;if(errors===errors)if(data6&&typeof data6=="object"&&!Array.isArray(data6)){let missing1;if((data6.name===void 0||!func0.call(data6,"name"))&&(missing1=
"name")||(data6.from===void 0||!func0.call(data6,"from"))&&(missing1="from")||(data6.to===void 0||!func0.call(data6,"to"))&&(missing1="to")){let err4={instancePath:instancePath+
"/dependency",schemaPath:"#/$defs/dependencyChange/required",keyword:"required",params:{missingProperty:missing1},message:"must have required property '"+missing1+
"'"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}else{let _errs28=errors;for(let key1 of Object.keys(data6))if(!(key1==="name"||key1==="from"||key1===
"to")){let err5={instancePath:instancePath+"/dependency",schemaPath:"#/$defs/dependencyChange/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key1},
message:"must NOT have additional properties"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++;break}if(_errs28===errors){if(data6.name!==void 0&&func0.
call(data6,"name")){let data7=data6.name,_errs29=errors;if(errors===_errs29)if(typeof data7=="string"){if(func75(data7)<1){let err6={instancePath:instancePath+"\
/dependency/name",schemaPath:"#/$defs/dependencyChange/properties/name/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 chara\
cters"};vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}}else{let err7={instancePath:instancePath+"/dependency/name",schemaPath:"#/$defs/dependencyCha\
nge/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}var valid9=_errs29===
errors}else var valid9=!0;if(valid9){if(data6.from!==void 0&&func0.call(data6,"from")){let data8=data6.from,_errs31=errors;if(typeof data8!="string"&&data8!==null){
let err8={instancePath:instancePath+"/dependency/from",schemaPath:"#/$defs/dependencyChange/properties/from/type",keyword:"type",params:{type:schema272.properties.
from.type},message:"must be string,null"};vErrors===null?vErrors=[err8]:vErrors.push(err8),errors++}var valid9=_errs31===errors}else var valid9=!0;if(valid9)if(data6.
to!==void 0&&func0.call(data6,"to")){let data9=data6.to,_errs33=errors;if(typeof data9!="string"&&data9!==null){let err9={instancePath:instancePath+"/dependency\
/to",schemaPath:"#/$defs/dependencyChange/properties/to/type",keyword:"type",params:{type:schema272.properties.to.type},message:"must be string,null"};vErrors===
null?vErrors=[err9]:vErrors.push(err9),errors++}var valid9=_errs33===errors}else var valid9=!0}}}}else{let err10={instancePath:instancePath+"/dependency",schemaPath:"\
#/$defs/dependencyChange/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err10]:vErrors.push(err10),errors++}var _valid2=_errs25===
errors;_valid2&&(valid7=!0,passing2=0);let _errs35=errors;if(data6!==null){let err11={instancePath:instancePath+"/dependency",schemaPath:"#/properties/dependenc\
y/oneOf/1/type",keyword:"type",params:{type:"null"},message:"must be null"};vErrors===null?vErrors=[err11]:vErrors.push(err11),errors++}var _valid2=_errs35===errors;
if(_valid2&&valid7?(valid7=!1,passing2=[passing2,1]):_valid2&&(valid7=!0,passing2=1),valid7)errors=_errs24,vErrors!==null&&(_errs24?vErrors.length=_errs24:vErrors=
null);else{let err12={instancePath:instancePath+"/dependency",schemaPath:"#/properties/dependency/oneOf",keyword:"oneOf",params:{passingSchemas:passing2},message:"\
must match exactly one schema in oneOf"};return vErrors===null?vErrors=[err12]:vErrors.push(err12),errors++,validate158.errors=vErrors,!1}var valid0=_errs23===errors}else
var valid0=!0;if(valid0){if(data.effects!==void 0&&func0.call(data,"effects")){let data10=data.effects,_errs37=errors;if(errors===_errs37)if(Array.isArray(data10)){
if(data10.length<1)return validate158.errors=[{instancePath:instancePath+"/effects",schemaPath:"#/properties/effects/minItems",keyword:"minItems",params:{limit:1},
message:"must NOT have fewer than 1 items"}],!1;{var valid10=!0;let len0=data10.length;for(let i0=0;i0<len0;i0++){let data11=data10[i0],_errs39=errors;if(errors===
errors)if(typeof data11=="string"){if(!pattern10.test(data11))return validate158.errors=[{instancePath:instancePath+"/effects/"+i0,schemaPath:"#/$defs/digest/pa\
ttern",keyword:"pattern",params:{pattern:"^sha256:[0-9a-f]{64}$"},message:'must match pattern "^sha256:[0-9a-f]{64}$"'}],!1}else return validate158.errors=[{instancePath:instancePath+
"/effects/"+i0,schemaPath:"#/$defs/digest/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid10=_errs39===errors;if(!valid10)break}}}else
return validate158.errors=[{instancePath:instancePath+"/effects",schemaPath:"#/properties/effects/type",keyword:"type",params:{type:"array"},message:"must be ar\
ray"}],!1;var valid0=_errs37===errors}else var valid0=!0;if(valid0){if(data.excerpts!==void 0&&func0.call(data,"excerpts")){let _errs42=errors;validate155(data.
excerpts,{instancePath:instancePath+"/excerpts",parentData:data,parentDataProperty:"excerpts",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate155.errors:
vErrors.concat(validate155.errors),errors=vErrors.length);var valid0=_errs42===errors}else var valid0=!0;if(valid0)if(data.touched!==void 0&&func0.call(data,"to\
uched")){let data13=data.touched,_errs43=errors;if(errors===_errs43)if(Array.isArray(data13)){var valid12=!0;let len1=data13.length;for(let i1=0;i1<len1;i1++){let data14=data13[i1],
_errs45=errors;if(errors===errors)if(typeof data14=="string"){if(!pattern8.test(data14))return validate158.errors=[{instancePath:instancePath+"/touched/"+i1,schemaPath:"\
#/$defs/path/pattern",keyword:"pattern",params:{pattern:"^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$"},message:'must match pattern "^\
(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$"'}],!1}else return validate158.errors=[{instancePath:instancePath+"/touched/"+i1,schemaPath:"\
#/$defs/path/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid12=_errs45===errors;if(!valid12)break}}else return validate158.errors=
[{instancePath:instancePath+"/touched",schemaPath:"#/properties/touched/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var valid0=_errs43===
errors}else var valid0=!0}}}}}}}}}}}else return validate158.errors=[{instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be obj\
ect"}],!1;return validate158.errors=vErrors,errors===0}validate158.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var schema286={type:"object",additionalProperties:!1,
required:["side","server","source","code","severity","message","path","range","symbol"],properties:{side:{$ref:"#/$defs/side"},server:{$ref:"#/$defs/serverId"},
source:{type:["string","null"]},code:{type:["string","null"]},severity:{$ref:"#/$defs/severity"},message:{type:"string"},path:{$ref:"#/$defs/path"},range:{$ref:"\
#/$defs/range"},symbol:{$ref:"#/$defs/symbol"}}},schema287={enum:["base","head"]};function validate163(data,{instancePath="",parentData,parentDataProperty,rootData=data,
dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate163.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),errors===0)if(data&&typeof data=="object"&&!Array.isArray(data)){let missing0;if((data.side===void 0||!func0.call(data,"side"))&&(missing0=
"side")||(data.server===void 0||!func0.call(data,"server"))&&(missing0="server")||(data.source===void 0||!func0.call(data,"source"))&&(missing0="source")||(data.
code===void 0||!func0.call(data,"code"))&&(missing0="code")||(data.severity===void 0||!func0.call(data,"severity"))&&(missing0="severity")||(data.message===void 0||
!func0.call(data,"message"))&&(missing0="message")||(data.path===void 0||!func0.call(data,"path"))&&(missing0="path")||(data.range===void 0||!func0.call(data,"r\
ange"))&&(missing0="range")||(data.symbol===void 0||!func0.call(data,"symbol"))&&(missing0="symbol"))return validate163.errors=[{instancePath,schemaPath:"#/requ\
ired",keyword:"required",params:{missingProperty:missing0},message:"must have required property '"+missing0+"'"}],!1;{let _errs1=errors;for(let key0 of Object.keys(
data))if(!func0.call(schema286.properties,key0)){return validate163.errors=[{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:key0},message:"must NOT have additional properties"}],!1;break}if(_errs1===errors){if(data.side!==void 0&&func0.call(data,"side")){let data0=data.
side,_errs2=errors;if(!(data0==="base"||data0==="head"))return validate163.errors=[{instancePath:instancePath+"/side",schemaPath:"#/$defs/side/enum",keyword:"en\
um",params:{allowedValues:schema287.enum},message:"must be equal to one of the allowed values"}],!1;var valid0=_errs2===errors}else var valid0=!0;if(valid0){if(data.
server!==void 0&&func0.call(data,"server")){let data1=data.server,_errs4=errors;if(errors===errors)if(typeof data1=="string"){if(!pattern7.test(data1))return validate163.
errors=[{instancePath:instancePath+"/server",schemaPath:"#/$defs/serverId/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9][a-z0-9._-]*$"},message:'must mat\
ch pattern "^[a-z0-9][a-z0-9._-]*$"'}],!1}else return validate163.errors=[{instancePath:instancePath+"/server",schemaPath:"#/$defs/serverId/type",keyword:"type",
params:{type:"string"},message:"must be string"}],!1;var valid0=_errs4===errors}else var valid0=!0;if(valid0){if(data.source!==void 0&&func0.call(data,"source")){
let data2=data.source,_errs7=errors;if(typeof data2!="string"&&data2!==null)return validate163.errors=[{instancePath:instancePath+"/source",schemaPath:"#/proper\
ties/source/type",keyword:"type",params:{type:schema286.properties.source.type},message:"must be string,null"}],!1;var valid0=_errs7===errors}else var valid0=!0;
if(valid0){if(data.code!==void 0&&func0.call(data,"code")){let data3=data.code,_errs9=errors;if(typeof data3!="string"&&data3!==null)return validate163.errors=[
{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type:schema286.properties.code.type},message:"must be string,null"}],
!1;var valid0=_errs9===errors}else var valid0=!0;if(valid0){if(data.severity!==void 0&&func0.call(data,"severity")){let data4=data.severity,_errs11=errors;if(!(data4===
"error"||data4==="warning"||data4==="information"||data4==="hint"))return validate163.errors=[{instancePath:instancePath+"/severity",schemaPath:"#/$defs/severit\
y/enum",keyword:"enum",params:{allowedValues:schema260.enum},message:"must be equal to one of the allowed values"}],!1;var valid0=_errs11===errors}else var valid0=!0;
if(valid0){if(data.message!==void 0&&func0.call(data,"message")){let _errs13=errors;if(typeof data.message!="string")return validate163.errors=[{instancePath:instancePath+
"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid0=_errs13===errors}else var valid0=!0;
if(valid0){if(data.path!==void 0&&func0.call(data,"path")){let data6=data.path,_errs15=errors;if(errors===errors)if(typeof data6=="string"){if(!pattern8.test(data6))
return validate163.errors=[{instancePath:instancePath+"/path",schemaPath:"#/$defs/path/pattern",keyword:"pattern",params:{pattern:"^(?!\\.{1,2}(?:/|$))[^/\\u0000]\
+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$"},message:'must match pattern "^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$"'}],!1}else return validate163.
errors=[{instancePath:instancePath+"/path",schemaPath:"#/$defs/path/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid0=_errs15===
errors}else var valid0=!0;if(valid0){if(data.range!==void 0&&func0.call(data,"range")){let _errs18=errors;validate146(data.range,{instancePath:instancePath+"/ra\
nge",parentData:data,parentDataProperty:"range",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate146.errors:vErrors.concat(validate146.errors),errors=
vErrors.length);var valid0=_errs18===errors}else var valid0=!0;if(valid0)if(data.symbol!==void 0&&func0.call(data,"symbol")){let data8=data.symbol,_errs19=errors,
_errs20=errors;if(typeof data8!="string"&&data8!==null)return validate163.errors=[{instancePath:instancePath+"/symbol",schemaPath:"#/$defs/symbol/type",keyword:"\
type",params:{type:schema265.type},message:"must be string,null"}],!1;if(errors===_errs20&&typeof data8=="string"&&func75(data8)<1)return validate163.errors=[{instancePath:instancePath+
"/symbol",schemaPath:"#/$defs/symbol/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"}],!1;var valid0=_errs19===errors}else
var valid0=!0}}}}}}}}}}else return validate163.errors=[{instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return validate163.
errors=vErrors,errors===0}validate163.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function validate166(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate166.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),errors===0)if(data&&typeof data=="object"&&!Array.isArray(
data)){let missing0;if((data.server===void 0||!func0.call(data,"server"))&&(missing0="server")||(data.side===void 0||!func0.call(data,"side"))&&(missing0="side")||
(data.path===void 0||!func0.call(data,"path"))&&(missing0="path")||(data.reason===void 0||!func0.call(data,"reason"))&&(missing0="reason"))return validate166.errors=
[{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:missing0},message:"must have required property '"+missing0+"'"}],!1;{let _errs1=errors;
for(let key0 of Object.keys(data))if(!(key0==="server"||key0==="side"||key0==="path"||key0==="reason")){return validate166.errors=[{instancePath,schemaPath:"#/a\
dditionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"}],!1;break}if(_errs1===errors){
if(data.server!==void 0&&func0.call(data,"server")){let data0=data.server,_errs2=errors;if(errors===errors)if(typeof data0=="string"){if(!pattern7.test(data0))return validate166.
errors=[{instancePath:instancePath+"/server",schemaPath:"#/$defs/serverId/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9][a-z0-9._-]*$"},message:'must mat\
ch pattern "^[a-z0-9][a-z0-9._-]*$"'}],!1}else return validate166.errors=[{instancePath:instancePath+"/server",schemaPath:"#/$defs/serverId/type",keyword:"type",
params:{type:"string"},message:"must be string"}],!1;var valid0=_errs2===errors}else var valid0=!0;if(valid0){if(data.side!==void 0&&func0.call(data,"side")){let data1=data.
side,_errs5=errors;if(!(data1==="base"||data1==="head"))return validate166.errors=[{instancePath:instancePath+"/side",schemaPath:"#/$defs/side/enum",keyword:"en\
um",params:{allowedValues:schema287.enum},message:"must be equal to one of the allowed values"}],!1;var valid0=_errs5===errors}else var valid0=!0;if(valid0){if(data.
path!==void 0&&func0.call(data,"path")){let data2=data.path,_errs7=errors;if(errors===errors)if(typeof data2=="string"){if(!pattern8.test(data2))return validate166.
errors=[{instancePath:instancePath+"/path",schemaPath:"#/$defs/path/pattern",keyword:"pattern",params:{pattern:"^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/\
|$))[^/\\u0000]+)*$"},message:'must match pattern "^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$"'}],!1}else return validate166.errors=
[{instancePath:instancePath+"/path",schemaPath:"#/$defs/path/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid0=_errs7===errors}else
var valid0=!0;if(valid0)if(data.reason!==void 0&&func0.call(data,"reason")){let data3=data.reason,_errs10=errors;if(errors===_errs10)if(typeof data3=="string"){
if(func75(data3)<1)return validate166.errors=[{instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"}],!1}else return validate166.errors=[{instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",
keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid0=_errs10===errors}else var valid0=!0}}}}}else return validate166.errors=[{instancePath,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return validate166.errors=vErrors,errors===0}validate166.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};var schema296={description:"r(pr-v1) = alpha (D(base) - D(head)) + beta S - gamma (1 - alpha_conf); pr-v2 is the difference of \
the potentials -alpha D + beta S - gamma (1 - alpha_conf), with S = alpha_conf = 1 at base.",type:"object",additionalProperties:!1,required:["headline","pr-v1",
"pr-v2","relevantFiles","diagnostics","unearned","safety","confidence"],properties:{headline:{$ref:"#/$defs/rewardVersion"},"pr-v1":{$ref:"#/$defs/processReward"},
"pr-v2":{$ref:"#/$defs/processReward"},relevantFiles:{description:"The changed files and those that import them; of a run whose scope is affected those of the s\
cope.",$ref:"#/$defs/count"},diagnostics:{description:"Findings that count, on each side.",type:"object",additionalProperties:!1,required:["base","head"],properties:{
base:{$ref:"#/$defs/count"},head:{$ref:"#/$defs/count"}}},unearned:{description:"What went away and earns nothing.",type:"array",items:{type:"object",additionalProperties:!1,
required:["why","count"],properties:{why:{type:"string",minLength:1},count:{$ref:"#/$defs/count"}}}},safety:{description:"S is 1 when all of these hold.",type:"\
array",items:{type:"object",additionalProperties:!1,required:["name","ok","detail"],properties:{name:{$ref:"#/$defs/code"},ok:{type:"boolean"},detail:{type:"str\
ing",minLength:1}}}},confidence:{description:"How surely the symbols that the change touched are found again.",type:"object",additionalProperties:!1,required:["\
minimum","symbols"],properties:{minimum:{$ref:"#/$defs/share"},symbols:{type:"array",items:{type:"object",additionalProperties:!1,required:["path","symbol","con\
fidence","status"],properties:{path:{$ref:"#/$defs/path"},symbol:{type:"string",minLength:1},confidence:{$ref:"#/$defs/share"},status:{enum:["found","ambiguous",
"deleted","not-found"]}}}}}}}},schema297={enum:["pr-v1","pr-v2"]};var schema298={type:"object",additionalProperties:!1,required:["r","components","weights","explanation"],properties:{r:{description:"Rounded to 12 decimals.",type:"\
number"},components:{type:"object",additionalProperties:!1,required:["diag_delta","safety","ambiguity_penalty","alpha_conf"],properties:{diag_delta:{type:"integ\
er"},safety:{enum:[0,1]},ambiguity_penalty:{$ref:"#/$defs/share"},alpha_conf:{$ref:"#/$defs/share"}}},weights:{$ref:"#/$defs/weights"},explanation:{type:"string",
minLength:1}}};function validate169(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate169.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),errors===0)if(data&&typeof data=="object"&&!Array.isArray(
data)){let missing0;if((data.r===void 0||!func0.call(data,"r"))&&(missing0="r")||(data.components===void 0||!func0.call(data,"components"))&&(missing0="componen\
ts")||(data.weights===void 0||!func0.call(data,"weights"))&&(missing0="weights")||(data.explanation===void 0||!func0.call(data,"explanation"))&&(missing0="expla\
nation"))return validate169.errors=[{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:missing0},message:"must have required prope\
rty '"+missing0+"'"}],!1;{let _errs1=errors;for(let key0 of Object.keys(data))if(!(key0==="r"||key0==="components"||key0==="weights"||key0==="explanation")){return validate169.
errors=[{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional prop\
erties"}],!1;break}if(_errs1===errors){if(data.r!==void 0&&func0.call(data,"r")){let data0=data.r,_errs2=errors;if(!(typeof data0=="number"&&isFinite(data0)))return validate169.
errors=[{instancePath:instancePath+"/r",schemaPath:"#/properties/r/type",keyword:"type",params:{type:"number"},message:"must be number"}],!1;var valid0=_errs2===
errors}else var valid0=!0;if(valid0){if(data.components!==void 0&&func0.call(data,"components")){let data1=data.components,_errs4=errors;if(errors===_errs4)if(data1&&
typeof data1=="object"&&!Array.isArray(data1)){let missing1;if((data1.diag_delta===void 0||!func0.call(data1,"diag_delta"))&&(missing1="diag_delta")||(data1.safety===
void 0||!func0.call(data1,"safety"))&&(missing1="safety")||(data1.ambiguity_penalty===void 0||!func0.call(data1,"ambiguity_penalty"))&&(missing1="ambiguity_pena\
lty")||(data1.alpha_conf===void 0||!func0.call(data1,"alpha_conf"))&&(missing1="alpha_conf"))return validate169.errors=[{instancePath:instancePath+"/components",
schemaPath:"#/properties/components/required",keyword:"required",params:{missingProperty:missing1},message:"must have required property '"+missing1+"'"}],!1;{let _errs6=errors;
for(let key1 of Object.keys(data1))if(!(key1==="diag_delta"||key1==="safety"||key1==="ambiguity_penalty"||key1==="alpha_conf")){return validate169.errors=[{instancePath:instancePath+
"/components",schemaPath:"#/properties/components/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key1},message:"must NOT have a\
dditional properties"}],!1;break}if(_errs6===errors){if(data1.diag_delta!==void 0&&func0.call(data1,"diag_delta")){let data2=data1.diag_delta,_errs7=errors;if(!(typeof data2==
"number"&&!(data2%1)&&!isNaN(data2)&&isFinite(data2)))return validate169.errors=[{instancePath:instancePath+"/components/diag_delta",schemaPath:"#/properties/co\
mponents/properties/diag_delta/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;var valid1=_errs7===errors}else var valid1=!0;if(valid1){
if(data1.safety!==void 0&&func0.call(data1,"safety")){let data3=data1.safety,_errs9=errors;if(!(data3===0||data3===1))return validate169.errors=[{instancePath:instancePath+
"/components/safety",schemaPath:"#/properties/components/properties/safety/enum",keyword:"enum",params:{allowedValues:schema298.properties.components.properties.
safety.enum},message:"must be equal to one of the allowed values"}],!1;var valid1=_errs9===errors}else var valid1=!0;if(valid1){if(data1.ambiguity_penalty!==void 0&&
func0.call(data1,"ambiguity_penalty")){let data4=data1.ambiguity_penalty,_errs10=errors;if(errors===errors)if(typeof data4=="number"&&isFinite(data4)){if(data4>
1||isNaN(data4))return validate169.errors=[{instancePath:instancePath+"/components/ambiguity_penalty",schemaPath:"#/$defs/share/maximum",keyword:"maximum",params:{
comparison:"<=",limit:1},message:"must be <= 1"}],!1;if(data4<0||isNaN(data4))return validate169.errors=[{instancePath:instancePath+"/components/ambiguity_penal\
ty",schemaPath:"#/$defs/share/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}else return validate169.errors=[{instancePath:instancePath+
"/components/ambiguity_penalty",schemaPath:"#/$defs/share/type",keyword:"type",params:{type:"number"},message:"must be number"}],!1;var valid1=_errs10===errors}else
var valid1=!0;if(valid1)if(data1.alpha_conf!==void 0&&func0.call(data1,"alpha_conf")){let data5=data1.alpha_conf,_errs13=errors;if(errors===errors)if(typeof data5==
"number"&&isFinite(data5)){if(data5>1||isNaN(data5))return validate169.errors=[{instancePath:instancePath+"/components/alpha_conf",schemaPath:"#/$defs/share/max\
imum",keyword:"maximum",params:{comparison:"<=",limit:1},message:"must be <= 1"}],!1;if(data5<0||isNaN(data5))return validate169.errors=[{instancePath:instancePath+
"/components/alpha_conf",schemaPath:"#/$defs/share/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}else return validate169.
errors=[{instancePath:instancePath+"/components/alpha_conf",schemaPath:"#/$defs/share/type",keyword:"type",params:{type:"number"},message:"must be number"}],!1;
var valid1=_errs13===errors}else var valid1=!0}}}}}else return validate169.errors=[{instancePath:instancePath+"/components",schemaPath:"#/properties/components/\
type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var valid0=_errs4===errors}else var valid0=!0;if(valid0){if(data.weights!==void 0&&func0.
call(data,"weights")){let data6=data.weights,_errs16=errors;if(errors===errors)if(data6&&typeof data6=="object"&&!Array.isArray(data6)){let missing2;if((data6.alpha===
void 0||!func0.call(data6,"alpha"))&&(missing2="alpha")||(data6.beta===void 0||!func0.call(data6,"beta"))&&(missing2="beta")||(data6.gamma===void 0||!func0.call(
data6,"gamma"))&&(missing2="gamma"))return validate169.errors=[{instancePath:instancePath+"/weights",schemaPath:"#/$defs/weights/required",keyword:"required",params:{
missingProperty:missing2},message:"must have required property '"+missing2+"'"}],!1;{let _errs19=errors;for(let key2 of Object.keys(data6))if(!(key2==="alpha"||
key2==="beta"||key2==="gamma")){return validate169.errors=[{instancePath:instancePath+"/weights",schemaPath:"#/$defs/weights/additionalProperties",keyword:"addi\
tionalProperties",params:{additionalProperty:key2},message:"must NOT have additional properties"}],!1;break}if(_errs19===errors){if(data6.alpha!==void 0&&func0.
call(data6,"alpha")){let data7=data6.alpha,_errs20=errors;if(errors===_errs20)if(typeof data7=="number"&&isFinite(data7)){if(data7<0||isNaN(data7))return validate169.
errors=[{instancePath:instancePath+"/weights/alpha",schemaPath:"#/$defs/weights/properties/alpha/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"\
must be >= 0"}],!1}else return validate169.errors=[{instancePath:instancePath+"/weights/alpha",schemaPath:"#/$defs/weights/properties/alpha/type",keyword:"type",
params:{type:"number"},message:"must be number"}],!1;var valid5=_errs20===errors}else var valid5=!0;if(valid5){if(data6.beta!==void 0&&func0.call(data6,"beta")){
let data8=data6.beta,_errs22=errors;if(errors===_errs22)if(typeof data8=="number"&&isFinite(data8)){if(data8<0||isNaN(data8))return validate169.errors=[{instancePath:instancePath+
"/weights/beta",schemaPath:"#/$defs/weights/properties/beta/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}else return validate169.
errors=[{instancePath:instancePath+"/weights/beta",schemaPath:"#/$defs/weights/properties/beta/type",keyword:"type",params:{type:"number"},message:"must be numb\
er"}],!1;var valid5=_errs22===errors}else var valid5=!0;if(valid5)if(data6.gamma!==void 0&&func0.call(data6,"gamma")){let data9=data6.gamma,_errs24=errors;if(errors===
_errs24)if(typeof data9=="number"&&isFinite(data9)){if(data9<0||isNaN(data9))return validate169.errors=[{instancePath:instancePath+"/weights/gamma",schemaPath:"\
#/$defs/weights/properties/gamma/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}else return validate169.errors=[{instancePath:instancePath+
"/weights/gamma",schemaPath:"#/$defs/weights/properties/gamma/type",keyword:"type",params:{type:"number"},message:"must be number"}],!1;var valid5=_errs24===errors}else
var valid5=!0}}}}else return validate169.errors=[{instancePath:instancePath+"/weights",schemaPath:"#/$defs/weights/type",keyword:"type",params:{type:"object"},message:"\
must be object"}],!1;var valid0=_errs16===errors}else var valid0=!0;if(valid0)if(data.explanation!==void 0&&func0.call(data,"explanation")){let data10=data.explanation,
_errs26=errors;if(errors===_errs26)if(typeof data10=="string"){if(func75(data10)<1)return validate169.errors=[{instancePath:instancePath+"/explanation",schemaPath:"\
#/properties/explanation/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"}],!1}else return validate169.errors=[{instancePath:instancePath+
"/explanation",schemaPath:"#/properties/explanation/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid0=_errs26===errors}else var valid0=!0}}}}}else
return validate169.errors=[{instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return validate169.errors=vErrors,
errors===0}validate169.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function validate168(data,{instancePath="",parentData,parentDataProperty,rootData=data,
dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate168.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),errors===0)if(data&&typeof data=="object"&&!Array.isArray(data)){let missing0;if((data.headline===void 0||!func0.call(data,"headline"))&&
(missing0="headline")||(data["pr-v1"]===void 0||!func0.call(data,"pr-v1"))&&(missing0="pr-v1")||(data["pr-v2"]===void 0||!func0.call(data,"pr-v2"))&&(missing0="\
pr-v2")||(data.relevantFiles===void 0||!func0.call(data,"relevantFiles"))&&(missing0="relevantFiles")||(data.diagnostics===void 0||!func0.call(data,"diagnostics"))&&
(missing0="diagnostics")||(data.unearned===void 0||!func0.call(data,"unearned"))&&(missing0="unearned")||(data.safety===void 0||!func0.call(data,"safety"))&&(missing0=
"safety")||(data.confidence===void 0||!func0.call(data,"confidence"))&&(missing0="confidence"))return validate168.errors=[{instancePath,schemaPath:"#/required",
keyword:"required",params:{missingProperty:missing0},message:"must have required property '"+missing0+"'"}],!1;{let _errs1=errors;for(let key0 of Object.keys(data))
if(!(key0==="headline"||key0==="pr-v1"||key0==="pr-v2"||key0==="relevantFiles"||key0==="diagnostics"||key0==="unearned"||key0==="safety"||key0==="confidence")){
return validate168.errors=[{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT h\
ave additional properties"}],!1;break}if(_errs1===errors){if(data.headline!==void 0&&func0.call(data,"headline")){let data0=data.headline,_errs2=errors;if(!(data0===
"pr-v1"||data0==="pr-v2"))return validate168.errors=[{instancePath:instancePath+"/headline",schemaPath:"#/$defs/rewardVersion/enum",keyword:"enum",params:{allowedValues:schema297.
enum},message:"must be equal to one of the allowed values"}],!1;var valid0=_errs2===errors}else var valid0=!0;if(valid0){if(data["pr-v1"]!==void 0&&func0.call(data,
"pr-v1")){let _errs4=errors;validate169(data["pr-v1"],{instancePath:instancePath+"/pr-v1",parentData:data,parentDataProperty:"pr-v1",rootData,dynamicAnchors})||
(vErrors=vErrors===null?validate169.errors:vErrors.concat(validate169.errors),errors=vErrors.length);var valid0=_errs4===errors}else var valid0=!0;if(valid0){if(data["\
pr-v2"]!==void 0&&func0.call(data,"pr-v2")){let _errs5=errors;validate169(data["pr-v2"],{instancePath:instancePath+"/pr-v2",parentData:data,parentDataProperty:"\
pr-v2",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate169.errors:vErrors.concat(validate169.errors),errors=vErrors.length);var valid0=_errs5===errors}else
var valid0=!0;if(valid0){if(data.relevantFiles!==void 0&&func0.call(data,"relevantFiles")){let data3=data.relevantFiles,_errs6=errors,_errs7=errors;if(!(typeof data3==
"number"&&!(data3%1)&&!isNaN(data3)&&isFinite(data3)))return validate168.errors=[{instancePath:instancePath+"/relevantFiles",schemaPath:"#/$defs/count/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===_errs7&&typeof data3=="number"&&isFinite(data3)){if(data3>9007199254740991||isNaN(data3))
return validate168.errors=[{instancePath:instancePath+"/relevantFiles",schemaPath:"#/$defs/count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},
message:"must be <= 9007199254740991"}],!1;if(data3<0||isNaN(data3))return validate168.errors=[{instancePath:instancePath+"/relevantFiles",schemaPath:"#/$defs/c\
ount/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}var valid0=_errs6===errors}else var valid0=!0;if(valid0){if(data.diagnostics!==
void 0&&func0.call(data,"diagnostics")){let data4=data.diagnostics,_errs9=errors;if(errors===_errs9)if(data4&&typeof data4=="object"&&!Array.isArray(data4)){let missing1;
if((data4.base===void 0||!func0.call(data4,"base"))&&(missing1="base")||(data4.head===void 0||!func0.call(data4,"head"))&&(missing1="head"))return validate168.errors=
[{instancePath:instancePath+"/diagnostics",schemaPath:"#/properties/diagnostics/required",keyword:"required",params:{missingProperty:missing1},message:"must hav\
e required property '"+missing1+"'"}],!1;{let _errs11=errors;for(let key1 of Object.keys(data4))if(!(key1==="base"||key1==="head")){return validate168.errors=[{
instancePath:instancePath+"/diagnostics",schemaPath:"#/properties/diagnostics/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key1},
message:"must NOT have additional properties"}],!1;break}if(_errs11===errors){if(data4.base!==void 0&&func0.call(data4,"base")){let data5=data4.base,_errs12=errors,
_errs13=errors;if(!(typeof data5=="number"&&!(data5%1)&&!isNaN(data5)&&isFinite(data5)))return validate168.errors=[{instancePath:instancePath+"/diagnostics/base",
schemaPath:"#/$defs/count/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===_errs13&&typeof data5=="number"&&isFinite(data5)){
if(data5>9007199254740991||isNaN(data5))return validate168.errors=[{instancePath:instancePath+"/diagnostics/base",schemaPath:"#/$defs/count/maximum",keyword:"ma\
ximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"}],!1;if(data5<0||isNaN(data5))return validate168.errors=[{instancePath:instancePath+
"/diagnostics/base",schemaPath:"#/$defs/count/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}var valid3=_errs12===errors}else
var valid3=!0;if(valid3)if(data4.head!==void 0&&func0.call(data4,"head")){let data6=data4.head,_errs15=errors,_errs16=errors;if(!(typeof data6=="number"&&!(data6%
1)&&!isNaN(data6)&&isFinite(data6)))return validate168.errors=[{instancePath:instancePath+"/diagnostics/head",schemaPath:"#/$defs/count/type",keyword:"type",params:{
type:"integer"},message:"must be integer"}],!1;if(errors===_errs16&&typeof data6=="number"&&isFinite(data6)){if(data6>9007199254740991||isNaN(data6))return validate168.
errors=[{instancePath:instancePath+"/diagnostics/head",schemaPath:"#/$defs/count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"\
must be <= 9007199254740991"}],!1;if(data6<0||isNaN(data6))return validate168.errors=[{instancePath:instancePath+"/diagnostics/head",schemaPath:"#/$defs/count/m\
inimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}var valid3=_errs15===errors}else var valid3=!0}}}else return validate168.
errors=[{instancePath:instancePath+"/diagnostics",schemaPath:"#/properties/diagnostics/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;
var valid0=_errs9===errors}else var valid0=!0;if(valid0){if(data.unearned!==void 0&&func0.call(data,"unearned")){let data7=data.unearned,_errs18=errors;if(errors===
_errs18)if(Array.isArray(data7)){var valid6=!0;let len0=data7.length;for(let i0=0;i0<len0;i0++){let data8=data7[i0],_errs20=errors;if(errors===_errs20)if(data8&&
typeof data8=="object"&&!Array.isArray(data8)){let missing2;if((data8.why===void 0||!func0.call(data8,"why"))&&(missing2="why")||(data8.count===void 0||!func0.call(
data8,"count"))&&(missing2="count"))return validate168.errors=[{instancePath:instancePath+"/unearned/"+i0,schemaPath:"#/properties/unearned/items/required",keyword:"\
required",params:{missingProperty:missing2},message:"must have required property '"+missing2+"'"}],!1;{let _errs22=errors;for(let key2 of Object.keys(data8))if(!(key2===
"why"||key2==="count")){return validate168.errors=[{instancePath:instancePath+"/unearned/"+i0,schemaPath:"#/properties/unearned/items/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:key2},message:"must NOT have additional properties"}],!1;break}if(_errs22===errors){if(data8.why!==void 0&&func0.
call(data8,"why")){let data9=data8.why,_errs23=errors;if(errors===_errs23)if(typeof data9=="string"){if(func75(data9)<1)return validate168.errors=[{instancePath:instancePath+
"/unearned/"+i0+"/why",schemaPath:"#/properties/unearned/items/properties/why/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than \
1 characters"}],!1}else return validate168.errors=[{instancePath:instancePath+"/unearned/"+i0+"/why",schemaPath:"#/properties/unearned/items/properties/why/type",
keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid7=_errs23===errors}else var valid7=!0;if(valid7)if(data8.count!==void 0&&func0.call(
data8,"count")){let data10=data8.count,_errs25=errors,_errs26=errors;if(!(typeof data10=="number"&&!(data10%1)&&!isNaN(data10)&&isFinite(data10)))return validate168.
errors=[{instancePath:instancePath+"/unearned/"+i0+"/count",schemaPath:"#/$defs/count/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;
if(errors===_errs26&&typeof data10=="number"&&isFinite(data10)){if(data10>9007199254740991||isNaN(data10))return validate168.errors=[{instancePath:instancePath+
"/unearned/"+i0+"/count",schemaPath:"#/$defs/count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 90071992547409\
91"}],!1;if(data10<0||isNaN(data10))return validate168.errors=[{instancePath:instancePath+"/unearned/"+i0+"/count",schemaPath:"#/$defs/count/minimum",keyword:"m\
inimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}var valid7=_errs25===errors}else var valid7=!0}}}else return validate168.errors=[{instancePath:instancePath+
"/unearned/"+i0,schemaPath:"#/properties/unearned/items/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var valid6=_errs20===errors;if(!valid6)
break}}else return validate168.errors=[{instancePath:instancePath+"/unearned",schemaPath:"#/properties/unearned/type",keyword:"type",params:{type:"array"},message:"\
must be array"}],!1;var valid0=_errs18===errors}else var valid0=!0;if(valid0){if(data.safety!==void 0&&func0.call(data,"safety")){let data11=data.safety,_errs28=errors;
if(errors===_errs28)if(Array.isArray(data11)){var valid9=!0;let len1=data11.length;for(let i1=0;i1<len1;i1++){let data12=data11[i1],_errs30=errors;if(errors===_errs30)
if(data12&&typeof data12=="object"&&!Array.isArray(data12)){let missing3;if((data12.name===void 0||!func0.call(data12,"name"))&&(missing3="name")||(data12.ok===
void 0||!func0.call(data12,"ok"))&&(missing3="ok")||(data12.detail===void 0||!func0.call(data12,"detail"))&&(missing3="detail"))return validate168.errors=[{instancePath:instancePath+
"/safety/"+i1,schemaPath:"#/properties/safety/items/required",keyword:"required",params:{missingProperty:missing3},message:"must have required property '"+missing3+
"'"}],!1;{let _errs32=errors;for(let key3 of Object.keys(data12))if(!(key3==="name"||key3==="ok"||key3==="detail")){return validate168.errors=[{instancePath:instancePath+
"/safety/"+i1,schemaPath:"#/properties/safety/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key3},message:"must NOT have\
 additional properties"}],!1;break}if(_errs32===errors){if(data12.name!==void 0&&func0.call(data12,"name")){let data13=data12.name,_errs33=errors;if(errors===errors)
if(typeof data13=="string"){if(!pattern27.test(data13))return validate168.errors=[{instancePath:instancePath+"/safety/"+i1+"/name",schemaPath:"#/$defs/code/patt\
ern",keyword:"pattern",params:{pattern:"^[a-z0-9][a-z0-9-]*$"},message:'must match pattern "^[a-z0-9][a-z0-9-]*$"'}],!1}else return validate168.errors=[{instancePath:instancePath+
"/safety/"+i1+"/name",schemaPath:"#/$defs/code/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid10=_errs33===errors}else var valid10=!0;
if(valid10){if(data12.ok!==void 0&&func0.call(data12,"ok")){let _errs36=errors;if(typeof data12.ok!="boolean")return validate168.errors=[{instancePath:instancePath+
"/safety/"+i1+"/ok",schemaPath:"#/properties/safety/items/properties/ok/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"}],!1;var valid10=_errs36===
errors}else var valid10=!0;if(valid10)if(data12.detail!==void 0&&func0.call(data12,"detail")){let data15=data12.detail,_errs38=errors;if(errors===_errs38)if(typeof data15==
"string"){if(func75(data15)<1)return validate168.errors=[{instancePath:instancePath+"/safety/"+i1+"/detail",schemaPath:"#/properties/safety/items/properties/det\
ail/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"}],!1}else return validate168.errors=[{instancePath:instancePath+
"/safety/"+i1+"/detail",schemaPath:"#/properties/safety/items/properties/detail/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid10=_errs38===
errors}else var valid10=!0}}}}else return validate168.errors=[{instancePath:instancePath+"/safety/"+i1,schemaPath:"#/properties/safety/items/type",keyword:"type",
params:{type:"object"},message:"must be object"}],!1;var valid9=_errs30===errors;if(!valid9)break}}else return validate168.errors=[{instancePath:instancePath+"/\
safety",schemaPath:"#/properties/safety/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var valid0=_errs28===errors}else var valid0=!0;if(valid0)
if(data.confidence!==void 0&&func0.call(data,"confidence")){let data16=data.confidence,_errs40=errors;if(errors===_errs40)if(data16&&typeof data16=="object"&&!Array.
isArray(data16)){let missing4;if((data16.minimum===void 0||!func0.call(data16,"minimum"))&&(missing4="minimum")||(data16.symbols===void 0||!func0.call(data16,"s\
ymbols"))&&(missing4="symbols"))return validate168.errors=[{instancePath:instancePath+"/confidence",schemaPath:"#/properties/confidence/required",keyword:"requi\
red",params:{missingProperty:missing4},message:"must have required property '"+missing4+"'"}],!1;{let _errs42=errors;for(let key4 of Object.keys(data16))if(!(key4===
"minimum"||key4==="symbols")){return validate168.errors=[{instancePath:instancePath+"/confidence",schemaPath:"#/properties/confidence/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:key4},message:"must NOT have additional properties"}],!1;break}if(_errs42===errors){if(data16.minimum!==void 0&&
func0.call(data16,"minimum")){let data17=data16.minimum,_errs43=errors;if(errors===errors)if(typeof data17=="number"&&isFinite(data17)){if(data17>1||isNaN(data17))
return validate168.errors=[{instancePath:instancePath+"/confidence/minimum",schemaPath:"#/$defs/share/maximum",keyword:"maximum",params:{comparison:"<=",limit:1},
message:"must be <= 1"}],!1;if(data17<0||isNaN(data17))return validate168.errors=[{instancePath:instancePath+"/confidence/minimum",schemaPath:"#/$defs/share/min\
imum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}else return validate168.errors=[{instancePath:instancePath+"/confidence/min\
imum",schemaPath:"#/$defs/share/type",keyword:"type",params:{type:"number"},message:"must be number"}],!1;var valid12=_errs43===errors}else var valid12=!0;if(valid12)
if(data16.symbols!==void 0&&func0.call(data16,"symbols")){let data18=data16.symbols,_errs46=errors;if(errors===_errs46)if(Array.isArray(data18)){var valid14=!0;
let len2=data18.length;for(let i2=0;i2<len2;i2++){let data19=data18[i2],_errs48=errors;if(errors===_errs48)if(data19&&typeof data19=="object"&&!Array.isArray(data19)){
let missing5;if((data19.path===void 0||!func0.call(data19,"path"))&&(missing5="path")||(data19.symbol===void 0||!func0.call(data19,"symbol"))&&(missing5="symbol")||
(data19.confidence===void 0||!func0.call(data19,"confidence"))&&(missing5="confidence")||(data19.status===void 0||!func0.call(data19,"status"))&&(missing5="stat\
us"))return validate168.errors=[{instancePath:instancePath+"/confidence/symbols/"+i2,schemaPath:"#/properties/confidence/properties/symbols/items/required",keyword:"\
required",params:{missingProperty:missing5},message:"must have required property '"+missing5+"'"}],!1;{let _errs50=errors;for(let key5 of Object.keys(data19))if(!(key5===
"path"||key5==="symbol"||key5==="confidence"||key5==="status")){return validate168.errors=[{instancePath:instancePath+"/confidence/symbols/"+i2,schemaPath:"#/pr\
operties/confidence/properties/symbols/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key5},message:"must NOT have additi\
onal properties"}],!1;break}if(_errs50===errors){if(data19.path!==void 0&&func0.call(data19,"path")){let data20=data19.path,_errs51=errors;if(errors===errors)if(typeof data20==
"string"){if(!pattern8.test(data20))return validate168.errors=[{instancePath:instancePath+"/confidence/symbols/"+i2+"/path",schemaPath:"#/$defs/path/pattern",keyword:"\
pattern",params:{pattern:"^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$"},message:'must match pattern "^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?\
:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$"'}],!1}else return validate168.errors=[{instancePath:instancePath+"/confidence/symbols/"+i2+"/path",schemaPath:"#/$defs/pat\
h/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid15=_errs51===errors}else var valid15=!0;if(valid15){if(data19.symbol!==void 0&&
func0.call(data19,"symbol")){let data21=data19.symbol,_errs54=errors;if(errors===_errs54)if(typeof data21=="string"){if(func75(data21)<1)return validate168.errors=
[{instancePath:instancePath+"/confidence/symbols/"+i2+"/symbol",schemaPath:"#/properties/confidence/properties/symbols/items/properties/symbol/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"}],!1}else return validate168.errors=[{instancePath:instancePath+"/confidence/symbols\
/"+i2+"/symbol",schemaPath:"#/properties/confidence/properties/symbols/items/properties/symbol/type",keyword:"type",params:{type:"string"},message:"must be stri\
ng"}],!1;var valid15=_errs54===errors}else var valid15=!0;if(valid15){if(data19.confidence!==void 0&&func0.call(data19,"confidence")){let data22=data19.confidence,
_errs56=errors;if(errors===errors)if(typeof data22=="number"&&isFinite(data22)){if(data22>1||isNaN(data22))return validate168.errors=[{instancePath:instancePath+
"/confidence/symbols/"+i2+"/confidence",schemaPath:"#/$defs/share/maximum",keyword:"maximum",params:{comparison:"<=",limit:1},message:"must be <= 1"}],!1;if(data22<
0||isNaN(data22))return validate168.errors=[{instancePath:instancePath+"/confidence/symbols/"+i2+"/confidence",schemaPath:"#/$defs/share/minimum",keyword:"minim\
um",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}else return validate168.errors=[{instancePath:instancePath+"/confidence/symbols/"+i2+"/confiden\
ce",schemaPath:"#/$defs/share/type",keyword:"type",params:{type:"number"},message:"must be number"}],!1;var valid15=_errs56===errors}else var valid15=!0;if(valid15)
if(data19.status!==void 0&&func0.call(data19,"status")){let data23=data19.status,_errs59=errors;if(!(data23==="found"||data23==="ambiguous"||data23==="deleted"||
data23==="not-found"))return validate168.errors=[{instancePath:instancePath+"/confidence/symbols/"+i2+"/status",schemaPath:"#/properties/confidence/properties/s\
ymbols/items/properties/status/enum",keyword:"enum",params:{allowedValues:schema296.properties.confidence.properties.symbols.items.properties.status.enum},message:"\
must be equal to one of the allowed values"}],!1;var valid15=_errs59===errors}else var valid15=!0}}}}}else return validate168.errors=[{instancePath:instancePath+
"/confidence/symbols/"+i2,schemaPath:"#/properties/confidence/properties/symbols/items/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;
var valid14=_errs48===errors;if(!valid14)break}}else return validate168.errors=[{instancePath:instancePath+"/confidence/symbols",schemaPath:"#/properties/confid\
ence/properties/symbols/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var valid12=_errs46===errors}else var valid12=!0}}}else return validate168.
errors=[{instancePath:instancePath+"/confidence",schemaPath:"#/properties/confidence/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var valid0=_errs40===
errors}else var valid0=!0}}}}}}}}}else return validate168.errors=[{instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be objec\
t"}],!1;return validate168.errors=vErrors,errors===0}validate168.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var schema310={type:"object",additionalProperties:!1,
required:["mode","traces"],properties:{mode:{description:"offline: without a server, from the traces alone. live: the pinned server was asked again.",enum:["off\
line","live"]},traces:{description:"In the order of paths.",type:"array",items:{$ref:"#/$defs/replayedTrace"}}}},schema311={type:"object",additionalProperties:!1,
required:["path","server","version","state","class","message","at","wanted","got","advice"],properties:{path:{description:"Of the file, or of the folder of a re\
corded run.",$ref:"#/$defs/path"},server:{description:"Empty where the trace does not say it, as is its version.",type:"string",pattern:"^(?:[a-z0-9][a-z0-9._-]\
*)?$"},version:{type:"string"},state:{description:"different: the same messages lead to another result, or the server gives another answer. stale: another versi\
on of Lanser asked other questions. inconclusive: it could not be replayed. unreadable: it is not a complete trace.",enum:["equal","different","stale","inconclu\
sive","unreadable"]},class:{description:"How it differs; of what is equal, in something that decides nothing. Null where nothing was compared. D0 the same; D1 a\
nother order; D2 another text; D3 another range; D4 added or missing; D5 another severity, rule, tags or related places; D6 another conversation; D7 other state\
s before the same last one; D8 a crash, a hang or another exit status; D9 another environment.",enum:["D0","D1","D2","D3","D4","D5","D6","D7","D8","D9",null]},message:{
type:"string",minLength:1},at:{description:"The first difference; null for no place.",oneOf:[{$ref:"#/$defs/tracePlace"},{type:"null"}]},wanted:{description:"As\
 recorded.",type:["string","null"]},got:{description:"As it is now.",type:["string","null"]},advice:{description:"What to do about it, in the order in which to \
try it.",type:"array",items:{type:"string",minLength:1}}}},pattern103=new RegExp("^(?:[a-z0-9][a-z0-9._-]*)?$","u");var pattern104=new RegExp("^(?:/(?:[^/~]|~[01])*)*$","u");function validate175(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){
let vErrors=null,errors=0,evaluated0=validate175.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),
errors===0)if(data&&typeof data=="object"&&!Array.isArray(data)){let missing0;if((data.entry===void 0||!func0.call(data,"entry"))&&(missing0="entry")||(data.pointer===
void 0||!func0.call(data,"pointer"))&&(missing0="pointer"))return validate175.errors=[{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:missing0},
message:"must have required property '"+missing0+"'"}],!1;{let _errs1=errors;for(let key0 of Object.keys(data))if(!(key0==="entry"||key0==="pointer")){return validate175.
errors=[{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional prop\
erties"}],!1;break}if(_errs1===errors){if(data.entry!==void 0&&func0.call(data,"entry")){let data0=data.entry,_errs2=errors,_errs3=errors;if(!(typeof data0=="nu\
mber"&&!(data0%1)&&!isNaN(data0)&&isFinite(data0)))return validate175.errors=[{instancePath:instancePath+"/entry",schemaPath:"#/$defs/count/type",keyword:"type",
params:{type:"integer"},message:"must be integer"}],!1;if(errors===_errs3&&typeof data0=="number"&&isFinite(data0)){if(data0>9007199254740991||isNaN(data0))return validate175.
errors=[{instancePath:instancePath+"/entry",schemaPath:"#/$defs/count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must b\
e <= 9007199254740991"}],!1;if(data0<0||isNaN(data0))return validate175.errors=[{instancePath:instancePath+"/entry",schemaPath:"#/$defs/count/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}var valid0=_errs2===errors}else var valid0=!0;if(valid0)if(data.pointer!==void 0&&func0.call(
data,"pointer")){let data1=data.pointer,_errs5=errors;if(errors===_errs5)if(typeof data1=="string"){if(!pattern104.test(data1))return validate175.errors=[{instancePath:instancePath+
"/pointer",schemaPath:"#/properties/pointer/pattern",keyword:"pattern",params:{pattern:"^(?:/(?:[^/~]|~[01])*)*$"},message:'must match pattern "^(?:/(?:[^/~]|~[\
01])*)*$"'}],!1}else return validate175.errors=[{instancePath:instancePath+"/pointer",schemaPath:"#/properties/pointer/type",keyword:"type",params:{type:"string"},
message:"must be string"}],!1;var valid0=_errs5===errors}else var valid0=!0}}}else return validate175.errors=[{instancePath,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"}],!1;return validate175.errors=vErrors,errors===0}validate175.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function validate174(data,{
instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate174.evaluated;if(evaluated0.dynamicProps&&
(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),errors===0)if(data&&typeof data=="object"&&!Array.isArray(data)){let missing0;if((data.
path===void 0||!func0.call(data,"path"))&&(missing0="path")||(data.server===void 0||!func0.call(data,"server"))&&(missing0="server")||(data.version===void 0||!func0.
call(data,"version"))&&(missing0="version")||(data.state===void 0||!func0.call(data,"state"))&&(missing0="state")||(data.class===void 0||!func0.call(data,"class"))&&
(missing0="class")||(data.message===void 0||!func0.call(data,"message"))&&(missing0="message")||(data.at===void 0||!func0.call(data,"at"))&&(missing0="at")||(data.
wanted===void 0||!func0.call(data,"wanted"))&&(missing0="wanted")||(data.got===void 0||!func0.call(data,"got"))&&(missing0="got")||(data.advice===void 0||!func0.
call(data,"advice"))&&(missing0="advice"))return validate174.errors=[{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:missing0},
message:"must have required property '"+missing0+"'"}],!1;{let _errs1=errors;for(let key0 of Object.keys(data))if(!func0.call(schema311.properties,key0)){return validate174.
errors=[{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional prop\
erties"}],!1;break}if(_errs1===errors){if(data.path!==void 0&&func0.call(data,"path")){let data0=data.path,_errs2=errors;if(errors===errors)if(typeof data0=="st\
ring"){if(!pattern8.test(data0))return validate174.errors=[{instancePath:instancePath+"/path",schemaPath:"#/$defs/path/pattern",keyword:"pattern",params:{pattern:"\
^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$"},message:'must match pattern "^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0\
000]+)*$"'}],!1}else return validate174.errors=[{instancePath:instancePath+"/path",schemaPath:"#/$defs/path/type",keyword:"type",params:{type:"string"},message:"\
must be string"}],!1;var valid0=_errs2===errors}else var valid0=!0;if(valid0){if(data.server!==void 0&&func0.call(data,"server")){let data1=data.server,_errs5=errors;
if(errors===_errs5)if(typeof data1=="string"){if(!pattern103.test(data1))return validate174.errors=[{instancePath:instancePath+"/server",schemaPath:"#/propertie\
s/server/pattern",keyword:"pattern",params:{pattern:"^(?:[a-z0-9][a-z0-9._-]*)?$"},message:'must match pattern "^(?:[a-z0-9][a-z0-9._-]*)?$"'}],!1}else return validate174.
errors=[{instancePath:instancePath+"/server",schemaPath:"#/properties/server/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid0=_errs5===
errors}else var valid0=!0;if(valid0){if(data.version!==void 0&&func0.call(data,"version")){let _errs7=errors;if(typeof data.version!="string")return validate174.
errors=[{instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid0=_errs7===
errors}else var valid0=!0;if(valid0){if(data.state!==void 0&&func0.call(data,"state")){let data3=data.state,_errs9=errors;if(!(data3==="equal"||data3==="differe\
nt"||data3==="stale"||data3==="inconclusive"||data3==="unreadable"))return validate174.errors=[{instancePath:instancePath+"/state",schemaPath:"#/properties/stat\
e/enum",keyword:"enum",params:{allowedValues:schema311.properties.state.enum},message:"must be equal to one of the allowed values"}],!1;var valid0=_errs9===errors}else
var valid0=!0;if(valid0){if(data.class!==void 0&&func0.call(data,"class")){let data4=data.class,_errs10=errors;if(!(data4==="D0"||data4==="D1"||data4==="D2"||data4===
"D3"||data4==="D4"||data4==="D5"||data4==="D6"||data4==="D7"||data4==="D8"||data4==="D9"||data4===null))return validate174.errors=[{instancePath:instancePath+"/\
class",schemaPath:"#/properties/class/enum",keyword:"enum",params:{allowedValues:schema311.properties.class.enum},message:"must be equal to one of the allowed v\
alues"}],!1;var valid0=_errs10===errors}else var valid0=!0;if(valid0){if(data.message!==void 0&&func0.call(data,"message")){let data5=data.message,_errs11=errors;
if(errors===_errs11)if(typeof data5=="string"){if(func75(data5)<1)return validate174.errors=[{instancePath:instancePath+"/message",schemaPath:"#/properties/mess\
age/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"}],!1}else return validate174.errors=[{instancePath:instancePath+
"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid0=_errs11===errors}else var valid0=!0;
if(valid0){if(data.at!==void 0&&func0.call(data,"at")){let data6=data.at,_errs13=errors,_errs14=errors,valid2=!1,passing0=null,_errs15=errors;validate175(data6,
{instancePath:instancePath+"/at",parentData:data,parentDataProperty:"at",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate175.errors:vErrors.concat(validate175.
errors),errors=vErrors.length);var _valid0=_errs15===errors;_valid0&&(valid2=!0,passing0=0);let _errs16=errors;if(data6!==null){let err0={instancePath:instancePath+
"/at",schemaPath:"#/properties/at/oneOf/1/type",keyword:"type",params:{type:"null"},message:"must be null"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}
var _valid0=_errs16===errors;if(_valid0&&valid2?(valid2=!1,passing0=[passing0,1]):_valid0&&(valid2=!0,passing0=1),valid2)errors=_errs14,vErrors!==null&&(_errs14?
vErrors.length=_errs14:vErrors=null);else{let err1={instancePath:instancePath+"/at",schemaPath:"#/properties/at/oneOf",keyword:"oneOf",params:{passingSchemas:passing0},
message:"must match exactly one schema in oneOf"};return vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++,validate174.errors=vErrors,!1}var valid0=_errs13===
errors}else var valid0=!0;if(valid0){if(data.wanted!==void 0&&func0.call(data,"wanted")){let data7=data.wanted,_errs18=errors;if(typeof data7!="string"&&data7!==
null)return validate174.errors=[{instancePath:instancePath+"/wanted",schemaPath:"#/properties/wanted/type",keyword:"type",params:{type:schema311.properties.wanted.
type},message:"must be string,null"}],!1;var valid0=_errs18===errors}else var valid0=!0;if(valid0){if(data.got!==void 0&&func0.call(data,"got")){let data8=data.
got,_errs20=errors;if(typeof data8!="string"&&data8!==null)return validate174.errors=[{instancePath:instancePath+"/got",schemaPath:"#/properties/got/type",keyword:"\
type",params:{type:schema311.properties.got.type},message:"must be string,null"}],!1;var valid0=_errs20===errors}else var valid0=!0;if(valid0)if(data.advice!==void 0&&
func0.call(data,"advice")){let data9=data.advice,_errs22=errors;if(errors===_errs22)if(Array.isArray(data9)){var valid3=!0;let len0=data9.length;for(let i0=0;i0<
len0;i0++){let data10=data9[i0],_errs24=errors;if(errors===_errs24)if(typeof data10=="string"){if(func75(data10)<1)return validate174.errors=[{instancePath:instancePath+
"/advice/"+i0,schemaPath:"#/properties/advice/items/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"}],!1}else return validate174.
errors=[{instancePath:instancePath+"/advice/"+i0,schemaPath:"#/properties/advice/items/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;
var valid3=_errs24===errors;if(!valid3)break}}else return validate174.errors=[{instancePath:instancePath+"/advice",schemaPath:"#/properties/advice/type",keyword:"\
type",params:{type:"array"},message:"must be array"}],!1;var valid0=_errs22===errors}else var valid0=!0}}}}}}}}}}}else return validate174.errors=[{instancePath,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return validate174.errors=vErrors,errors===0}validate174.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};function validate173(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0,evaluated0=validate173.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),errors===0)if(data&&
typeof data=="object"&&!Array.isArray(data)){let missing0;if((data.mode===void 0||!func0.call(data,"mode"))&&(missing0="mode")||(data.traces===void 0||!func0.call(
data,"traces"))&&(missing0="traces"))return validate173.errors=[{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:missing0},message:"\
must have required property '"+missing0+"'"}],!1;{let _errs1=errors;for(let key0 of Object.keys(data))if(!(key0==="mode"||key0==="traces")){return validate173.errors=
[{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"}],
!1;break}if(_errs1===errors){if(data.mode!==void 0&&func0.call(data,"mode")){let data0=data.mode,_errs2=errors;if(!(data0==="offline"||data0==="live"))return validate173.
errors=[{instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/enum",keyword:"enum",params:{allowedValues:schema310.properties.mode.enum},message:"mus\
t be equal to one of the allowed values"}],!1;var valid0=_errs2===errors}else var valid0=!0;if(valid0)if(data.traces!==void 0&&func0.call(data,"traces")){let data1=data.
traces,_errs3=errors;if(errors===_errs3)if(Array.isArray(data1)){var valid1=!0;let len0=data1.length;for(let i0=0;i0<len0;i0++){let _errs5=errors;validate174(data1[i0],
{instancePath:instancePath+"/traces/"+i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate174.errors:vErrors.concat(
validate174.errors),errors=vErrors.length);var valid1=_errs5===errors;if(!valid1)break}}else return validate173.errors=[{instancePath:instancePath+"/traces",schemaPath:"\
#/properties/traces/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var valid0=_errs3===errors}else var valid0=!0}}}else return validate173.
errors=[{instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return validate173.errors=vErrors,errors===0}validate173.
evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var schema315={description:"The answers of the new version for base, beside those of the old one.",type:"ob\
ject",additionalProperties:!1,required:["server","from","to","total","rules","files","problem"],properties:{server:{$ref:"#/$defs/serverId"},from:{type:"string",
minLength:1},to:{type:"string",minLength:1},total:{$ref:"#/$defs/driftCounts"},rules:{description:"In the order of codes.",type:"array",items:{type:"object",additionalProperties:!1,
required:["code","added","removed","changed"],properties:{code:{type:"string"},added:{$ref:"#/$defs/count"},removed:{$ref:"#/$defs/count"},changed:{$ref:"#/$def\
s/count"}}}},files:{description:"In the order of paths.",type:"array",items:{type:"object",additionalProperties:!1,required:["path","added","removed","changed"],
properties:{path:{$ref:"#/$defs/path"},added:{$ref:"#/$defs/count"},removed:{$ref:"#/$defs/count"},changed:{$ref:"#/$defs/count"}}}},problem:{description:"Why i\
t could not be measured; null when it was.",type:["string","null"],minLength:1}}};function validate180(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate180.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),errors===0)if(data&&typeof data=="object"&&!Array.isArray(
data)){let missing0;if((data.added===void 0||!func0.call(data,"added"))&&(missing0="added")||(data.removed===void 0||!func0.call(data,"removed"))&&(missing0="re\
moved")||(data.changed===void 0||!func0.call(data,"changed"))&&(missing0="changed"))return validate180.errors=[{instancePath,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:missing0},message:"must have required property '"+missing0+"'"}],!1;{let _errs1=errors;for(let key0 of Object.keys(data))if(!(key0===
"added"||key0==="removed"||key0==="changed")){return validate180.errors=[{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:key0},message:"must NOT have additional properties"}],!1;break}if(_errs1===errors){if(data.added!==void 0&&func0.call(data,"added")){let data0=data.
added,_errs2=errors,_errs3=errors;if(!(typeof data0=="number"&&!(data0%1)&&!isNaN(data0)&&isFinite(data0)))return validate180.errors=[{instancePath:instancePath+
"/added",schemaPath:"#/$defs/count/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===_errs3&&typeof data0=="number"&&isFinite(
data0)){if(data0>9007199254740991||isNaN(data0))return validate180.errors=[{instancePath:instancePath+"/added",schemaPath:"#/$defs/count/maximum",keyword:"maxim\
um",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"}],!1;if(data0<0||isNaN(data0))return validate180.errors=[{instancePath:instancePath+
"/added",schemaPath:"#/$defs/count/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}var valid0=_errs2===errors}else var valid0=!0;
if(valid0){if(data.removed!==void 0&&func0.call(data,"removed")){let data1=data.removed,_errs5=errors,_errs6=errors;if(!(typeof data1=="number"&&!(data1%1)&&!isNaN(
data1)&&isFinite(data1)))return validate180.errors=[{instancePath:instancePath+"/removed",schemaPath:"#/$defs/count/type",keyword:"type",params:{type:"integer"},
message:"must be integer"}],!1;if(errors===_errs6&&typeof data1=="number"&&isFinite(data1)){if(data1>9007199254740991||isNaN(data1))return validate180.errors=[{
instancePath:instancePath+"/removed",schemaPath:"#/$defs/count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 90\
07199254740991"}],!1;if(data1<0||isNaN(data1))return validate180.errors=[{instancePath:instancePath+"/removed",schemaPath:"#/$defs/count/minimum",keyword:"minim\
um",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}var valid0=_errs5===errors}else var valid0=!0;if(valid0)if(data.changed!==void 0&&func0.call(data,
"changed")){let data2=data.changed,_errs8=errors,_errs9=errors;if(!(typeof data2=="number"&&!(data2%1)&&!isNaN(data2)&&isFinite(data2)))return validate180.errors=
[{instancePath:instancePath+"/changed",schemaPath:"#/$defs/count/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===_errs9&&
typeof data2=="number"&&isFinite(data2)){if(data2>9007199254740991||isNaN(data2))return validate180.errors=[{instancePath:instancePath+"/changed",schemaPath:"#/\
$defs/count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"}],!1;if(data2<0||isNaN(data2))return validate180.
errors=[{instancePath:instancePath+"/changed",schemaPath:"#/$defs/count/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}
var valid0=_errs8===errors}else var valid0=!0}}}}else return validate180.errors=[{instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"}],!1;return validate180.errors=vErrors,errors===0}validate180.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function validate179(data,{instancePath="",
parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate179.evaluated;if(evaluated0.dynamicProps&&(evaluated0.
props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),errors===0)if(data&&typeof data=="object"&&!Array.isArray(data)){let missing0;if((data.server===
void 0||!func0.call(data,"server"))&&(missing0="server")||(data.from===void 0||!func0.call(data,"from"))&&(missing0="from")||(data.to===void 0||!func0.call(data,
"to"))&&(missing0="to")||(data.total===void 0||!func0.call(data,"total"))&&(missing0="total")||(data.rules===void 0||!func0.call(data,"rules"))&&(missing0="rule\
s")||(data.files===void 0||!func0.call(data,"files"))&&(missing0="files")||(data.problem===void 0||!func0.call(data,"problem"))&&(missing0="problem"))return validate179.
errors=[{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:missing0},message:"must have required property '"+missing0+"'"}],!1;{let _errs1=errors;
for(let key0 of Object.keys(data))if(!(key0==="server"||key0==="from"||key0==="to"||key0==="total"||key0==="rules"||key0==="files"||key0==="problem")){return validate179.
errors=[{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional prop\
erties"}],!1;break}if(_errs1===errors){if(data.server!==void 0&&func0.call(data,"server")){let data0=data.server,_errs2=errors;if(errors===errors)if(typeof data0==
"string"){if(!pattern7.test(data0))return validate179.errors=[{instancePath:instancePath+"/server",schemaPath:"#/$defs/serverId/pattern",keyword:"pattern",params:{
pattern:"^[a-z0-9][a-z0-9._-]*$"},message:'must match pattern "^[a-z0-9][a-z0-9._-]*$"'}],!1}else return validate179.errors=[{instancePath:instancePath+"/server",
schemaPath:"#/$defs/serverId/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid0=_errs2===errors}else var valid0=!0;if(valid0){
if(data.from!==void 0&&func0.call(data,"from")){let data1=data.from,_errs5=errors;if(errors===_errs5)if(typeof data1=="string"){if(func75(data1)<1)return validate179.
errors=[{instancePath:instancePath+"/from",schemaPath:"#/properties/from/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 cha\
racters"}],!1}else return validate179.errors=[{instancePath:instancePath+"/from",schemaPath:"#/properties/from/type",keyword:"type",params:{type:"string"},message:"\
must be string"}],!1;var valid0=_errs5===errors}else var valid0=!0;if(valid0){if(data.to!==void 0&&func0.call(data,"to")){let data2=data.to,_errs7=errors;if(errors===
_errs7)if(typeof data2=="string"){if(func75(data2)<1)return validate179.errors=[{instancePath:instancePath+"/to",schemaPath:"#/properties/to/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"}],!1}else return validate179.errors=[{instancePath:instancePath+"/to",schemaPath:"#/\
properties/to/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid0=_errs7===errors}else var valid0=!0;if(valid0){if(data.total!==
void 0&&func0.call(data,"total")){let _errs9=errors;validate180(data.total,{instancePath:instancePath+"/total",parentData:data,parentDataProperty:"total",rootData,
dynamicAnchors})||(vErrors=vErrors===null?validate180.errors:vErrors.concat(validate180.errors),errors=vErrors.length);var valid0=_errs9===errors}else var valid0=!0;
if(valid0){if(data.rules!==void 0&&func0.call(data,"rules")){let data4=data.rules,_errs10=errors;if(errors===_errs10)if(Array.isArray(data4)){var valid2=!0;let len0=data4.
length;for(let i0=0;i0<len0;i0++){let data5=data4[i0],_errs12=errors;if(errors===_errs12)if(data5&&typeof data5=="object"&&!Array.isArray(data5)){let missing1;if((data5.
code===void 0||!func0.call(data5,"code"))&&(missing1="code")||(data5.added===void 0||!func0.call(data5,"added"))&&(missing1="added")||(data5.removed===void 0||!func0.
call(data5,"removed"))&&(missing1="removed")||(data5.changed===void 0||!func0.call(data5,"changed"))&&(missing1="changed"))return validate179.errors=[{instancePath:instancePath+
"/rules/"+i0,schemaPath:"#/properties/rules/items/required",keyword:"required",params:{missingProperty:missing1},message:"must have required property '"+missing1+
"'"}],!1;{let _errs14=errors;for(let key1 of Object.keys(data5))if(!(key1==="code"||key1==="added"||key1==="removed"||key1==="changed")){return validate179.errors=
[{instancePath:instancePath+"/rules/"+i0,schemaPath:"#/properties/rules/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key1},
message:"must NOT have additional properties"}],!1;break}if(_errs14===errors){if(data5.code!==void 0&&func0.call(data5,"code")){let _errs15=errors;if(typeof data5.
code!="string")return validate179.errors=[{instancePath:instancePath+"/rules/"+i0+"/code",schemaPath:"#/properties/rules/items/properties/code/type",keyword:"ty\
pe",params:{type:"string"},message:"must be string"}],!1;var valid3=_errs15===errors}else var valid3=!0;if(valid3){if(data5.added!==void 0&&func0.call(data5,"ad\
ded")){let data7=data5.added,_errs17=errors,_errs18=errors;if(!(typeof data7=="number"&&!(data7%1)&&!isNaN(data7)&&isFinite(data7)))return validate179.errors=[{
instancePath:instancePath+"/rules/"+i0+"/added",schemaPath:"#/$defs/count/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===
_errs18&&typeof data7=="number"&&isFinite(data7)){if(data7>9007199254740991||isNaN(data7))return validate179.errors=[{instancePath:instancePath+"/rules/"+i0+"/a\
dded",schemaPath:"#/$defs/count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"}],!1;if(data7<0||
isNaN(data7))return validate179.errors=[{instancePath:instancePath+"/rules/"+i0+"/added",schemaPath:"#/$defs/count/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"}],!1}var valid3=_errs17===errors}else var valid3=!0;if(valid3){if(data5.removed!==void 0&&func0.call(data5,"removed")){let data8=data5.
removed,_errs20=errors,_errs21=errors;if(!(typeof data8=="number"&&!(data8%1)&&!isNaN(data8)&&isFinite(data8)))return validate179.errors=[{instancePath:instancePath+
"/rules/"+i0+"/removed",schemaPath:"#/$defs/count/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===_errs21&&typeof data8==
"number"&&isFinite(data8)){if(data8>9007199254740991||isNaN(data8))return validate179.errors=[{instancePath:instancePath+"/rules/"+i0+"/removed",schemaPath:"#/$\
defs/count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"}],!1;if(data8<0||isNaN(data8))return validate179.
errors=[{instancePath:instancePath+"/rules/"+i0+"/removed",schemaPath:"#/$defs/count/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must b\
e >= 0"}],!1}var valid3=_errs20===errors}else var valid3=!0;if(valid3)if(data5.changed!==void 0&&func0.call(data5,"changed")){let data9=data5.changed,_errs23=errors,
_errs24=errors;if(!(typeof data9=="number"&&!(data9%1)&&!isNaN(data9)&&isFinite(data9)))return validate179.errors=[{instancePath:instancePath+"/rules/"+i0+"/cha\
nged",schemaPath:"#/$defs/count/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===_errs24&&typeof data9=="number"&&isFinite(
data9)){if(data9>9007199254740991||isNaN(data9))return validate179.errors=[{instancePath:instancePath+"/rules/"+i0+"/changed",schemaPath:"#/$defs/count/maximum",
keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"}],!1;if(data9<0||isNaN(data9))return validate179.errors=
[{instancePath:instancePath+"/rules/"+i0+"/changed",schemaPath:"#/$defs/count/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],
!1}var valid3=_errs23===errors}else var valid3=!0}}}}}else return validate179.errors=[{instancePath:instancePath+"/rules/"+i0,schemaPath:"#/properties/rules/ite\
ms/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var valid2=_errs12===errors;if(!valid2)break}}else return validate179.errors=[{instancePath:instancePath+
"/rules",schemaPath:"#/properties/rules/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var valid0=_errs10===errors}else var valid0=!0;if(valid0){
if(data.files!==void 0&&func0.call(data,"files")){let data10=data.files,_errs26=errors;if(errors===_errs26)if(Array.isArray(data10)){var valid7=!0;let len1=data10.
length;for(let i1=0;i1<len1;i1++){let data11=data10[i1],_errs28=errors;if(errors===_errs28)if(data11&&typeof data11=="object"&&!Array.isArray(data11)){let missing2;
if((data11.path===void 0||!func0.call(data11,"path"))&&(missing2="path")||(data11.added===void 0||!func0.call(data11,"added"))&&(missing2="added")||(data11.removed===
void 0||!func0.call(data11,"removed"))&&(missing2="removed")||(data11.changed===void 0||!func0.call(data11,"changed"))&&(missing2="changed"))return validate179.
errors=[{instancePath:instancePath+"/files/"+i1,schemaPath:"#/properties/files/items/required",keyword:"required",params:{missingProperty:missing2},message:"mus\
t have required property '"+missing2+"'"}],!1;{let _errs30=errors;for(let key2 of Object.keys(data11))if(!(key2==="path"||key2==="added"||key2==="removed"||key2===
"changed")){return validate179.errors=[{instancePath:instancePath+"/files/"+i1,schemaPath:"#/properties/files/items/additionalProperties",keyword:"additionalPro\
perties",params:{additionalProperty:key2},message:"must NOT have additional properties"}],!1;break}if(_errs30===errors){if(data11.path!==void 0&&func0.call(data11,
"path")){let data12=data11.path,_errs31=errors;if(errors===errors)if(typeof data12=="string"){if(!pattern8.test(data12))return validate179.errors=[{instancePath:instancePath+
"/files/"+i1+"/path",schemaPath:"#/$defs/path/pattern",keyword:"pattern",params:{pattern:"^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$"},
message:'must match pattern "^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$"'}],!1}else return validate179.errors=[{instancePath:instancePath+
"/files/"+i1+"/path",schemaPath:"#/$defs/path/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid8=_errs31===errors}else var valid8=!0;
if(valid8){if(data11.added!==void 0&&func0.call(data11,"added")){let data13=data11.added,_errs34=errors,_errs35=errors;if(!(typeof data13=="number"&&!(data13%1)&&
!isNaN(data13)&&isFinite(data13)))return validate179.errors=[{instancePath:instancePath+"/files/"+i1+"/added",schemaPath:"#/$defs/count/type",keyword:"type",params:{
type:"integer"},message:"must be integer"}],!1;if(errors===_errs35&&typeof data13=="number"&&isFinite(data13)){if(data13>9007199254740991||isNaN(data13))return validate179.
errors=[{instancePath:instancePath+"/files/"+i1+"/added",schemaPath:"#/$defs/count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"\
must be <= 9007199254740991"}],!1;if(data13<0||isNaN(data13))return validate179.errors=[{instancePath:instancePath+"/files/"+i1+"/added",schemaPath:"#/$defs/cou\
nt/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}var valid8=_errs34===errors}else var valid8=!0;if(valid8){if(data11.removed!==
void 0&&func0.call(data11,"removed")){let data14=data11.removed,_errs37=errors,_errs38=errors;if(!(typeof data14=="number"&&!(data14%1)&&!isNaN(data14)&&isFinite(
data14)))return validate179.errors=[{instancePath:instancePath+"/files/"+i1+"/removed",schemaPath:"#/$defs/count/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"}],!1;if(errors===_errs38&&typeof data14=="number"&&isFinite(data14)){if(data14>9007199254740991||isNaN(data14))return validate179.errors=[{instancePath:instancePath+
"/files/"+i1+"/removed",schemaPath:"#/$defs/count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 900719925474099\
1"}],!1;if(data14<0||isNaN(data14))return validate179.errors=[{instancePath:instancePath+"/files/"+i1+"/removed",schemaPath:"#/$defs/count/minimum",keyword:"min\
imum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}var valid8=_errs37===errors}else var valid8=!0;if(valid8)if(data11.changed!==void 0&&func0.call(
data11,"changed")){let data15=data11.changed,_errs40=errors,_errs41=errors;if(!(typeof data15=="number"&&!(data15%1)&&!isNaN(data15)&&isFinite(data15)))return validate179.
errors=[{instancePath:instancePath+"/files/"+i1+"/changed",schemaPath:"#/$defs/count/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;
if(errors===_errs41&&typeof data15=="number"&&isFinite(data15)){if(data15>9007199254740991||isNaN(data15))return validate179.errors=[{instancePath:instancePath+
"/files/"+i1+"/changed",schemaPath:"#/$defs/count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 900719925474099\
1"}],!1;if(data15<0||isNaN(data15))return validate179.errors=[{instancePath:instancePath+"/files/"+i1+"/changed",schemaPath:"#/$defs/count/minimum",keyword:"min\
imum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}var valid8=_errs40===errors}else var valid8=!0}}}}}else return validate179.errors=[{instancePath:instancePath+
"/files/"+i1,schemaPath:"#/properties/files/items/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var valid7=_errs28===errors;if(!valid7)
break}}else return validate179.errors=[{instancePath:instancePath+"/files",schemaPath:"#/properties/files/type",keyword:"type",params:{type:"array"},message:"mu\
st be array"}],!1;var valid0=_errs26===errors}else var valid0=!0;if(valid0)if(data.problem!==void 0&&func0.call(data,"problem")){let data16=data.problem,_errs43=errors;
if(typeof data16!="string"&&data16!==null)return validate179.errors=[{instancePath:instancePath+"/problem",schemaPath:"#/properties/problem/type",keyword:"type",
params:{type:schema315.properties.problem.type},message:"must be string,null"}],!1;if(errors===_errs43&&typeof data16=="string"&&func75(data16)<1)return validate179.
errors=[{instancePath:instancePath+"/problem",schemaPath:"#/properties/problem/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than\
 1 characters"}],!1;var valid0=_errs43===errors}else var valid0=!0}}}}}}}}else return validate179.errors=[{instancePath,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"}],!1;return validate179.errors=vErrors,errors===0}validate179.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var schema328={
type:"object",additionalProperties:!1,required:["origin","digest","failOn","unknown","inconclusive","volatile","moved","minReward","reward","change"],properties:{
origin:{description:"Where the configuration came from.",enum:["base","head","file","flags","defaults"]},digest:{$ref:"#/$defs/digest"},failOn:{enum:["error","w\
arning","information","hint","never"]},unknown:{enum:["inconclusive","warn"]},inconclusive:{enum:["action_required","failure"]},volatile:{enum:["report","fail"]},
moved:{enum:["report","fail"]},minReward:{type:["number","null"]},replayMismatch:{description:"What a committed trace makes of the verdict that does not replay \
as recorded. Absent, which means fail, in reports of older releases.",enum:["fail","warn"]},dependenciesDiffer:{description:"That both sides were checked with o\
ne side's packages turns the exit code to 0. Absent: it does not.",const:"warn"},dependenciesMissing:{description:"Missing packages that the project declares tu\
rn the exit code to 0. Absent: they do not.",const:"warn"},hidden:{description:"What changed code does that the checker does not look at any more. Absent: incon\
clusive.",enum:["report","fail"]},unchecked:{description:"What changed sources do that no program takes in. Absent: report.",enum:["inconclusive","fail"]},suppressions:{
description:"What comments of the change do that silence a checker. Absent: report.",enum:["inconclusive","fail"]},scope:{description:"Which files were asked to\
 be looked at. Absent: auto.",enum:["full","affected"]},reward:{type:"object",additionalProperties:!1,required:["headline","weights"],properties:{headline:{$ref:"\
#/$defs/rewardVersion"},weights:{$ref:"#/$defs/weights"}}},change:{description:"What head would change about the configuration: shown, not used.",type:["string",
"null"]}}};function validate183(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate183.
evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),errors===0)if(data&&typeof data=="object"&&!Array.
isArray(data)){let missing0;if((data.origin===void 0||!func0.call(data,"origin"))&&(missing0="origin")||(data.digest===void 0||!func0.call(data,"digest"))&&(missing0=
"digest")||(data.failOn===void 0||!func0.call(data,"failOn"))&&(missing0="failOn")||(data.unknown===void 0||!func0.call(data,"unknown"))&&(missing0="unknown")||
(data.inconclusive===void 0||!func0.call(data,"inconclusive"))&&(missing0="inconclusive")||(data.volatile===void 0||!func0.call(data,"volatile"))&&(missing0="vo\
latile")||(data.moved===void 0||!func0.call(data,"moved"))&&(missing0="moved")||(data.minReward===void 0||!func0.call(data,"minReward"))&&(missing0="minReward")||
(data.reward===void 0||!func0.call(data,"reward"))&&(missing0="reward")||(data.change===void 0||!func0.call(data,"change"))&&(missing0="change"))return validate183.
errors=[{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:missing0},message:"must have required property '"+missing0+"'"}],!1;{let _errs1=errors;
for(let key0 of Object.keys(data))if(!func0.call(schema328.properties,key0)){return validate183.errors=[{instancePath,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"}],!1;break}if(_errs1===errors){if(data.origin!==void 0&&func0.
call(data,"origin")){let data0=data.origin,_errs2=errors;if(!(data0==="base"||data0==="head"||data0==="file"||data0==="flags"||data0==="defaults"))return validate183.
errors=[{instancePath:instancePath+"/origin",schemaPath:"#/properties/origin/enum",keyword:"enum",params:{allowedValues:schema328.properties.origin.enum},message:"\
must be equal to one of the allowed values"}],!1;var valid0=_errs2===errors}else var valid0=!0;if(valid0){if(data.digest!==void 0&&func0.call(data,"digest")){let data1=data.
digest,_errs3=errors;if(errors===errors)if(typeof data1=="string"){if(!pattern10.test(data1))return validate183.errors=[{instancePath:instancePath+"/digest",schemaPath:"\
#/$defs/digest/pattern",keyword:"pattern",params:{pattern:"^sha256:[0-9a-f]{64}$"},message:'must match pattern "^sha256:[0-9a-f]{64}$"'}],!1}else return validate183.
errors=[{instancePath:instancePath+"/digest",schemaPath:"#/$defs/digest/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid0=_errs3===
errors}else var valid0=!0;if(valid0){if(data.failOn!==void 0&&func0.call(data,"failOn")){let data2=data.failOn,_errs6=errors;if(!(data2==="error"||data2==="warn\
ing"||data2==="information"||data2==="hint"||data2==="never"))return validate183.errors=[{instancePath:instancePath+"/failOn",schemaPath:"#/properties/failOn/en\
um",keyword:"enum",params:{allowedValues:schema328.properties.failOn.enum},message:"must be equal to one of the allowed values"}],!1;var valid0=_errs6===errors}else
var valid0=!0;if(valid0){if(data.unknown!==void 0&&func0.call(data,"unknown")){let data3=data.unknown,_errs7=errors;if(!(data3==="inconclusive"||data3==="warn"))
return validate183.errors=[{instancePath:instancePath+"/unknown",schemaPath:"#/properties/unknown/enum",keyword:"enum",params:{allowedValues:schema328.properties.
unknown.enum},message:"must be equal to one of the allowed values"}],!1;var valid0=_errs7===errors}else var valid0=!0;if(valid0){if(data.inconclusive!==void 0&&
func0.call(data,"inconclusive")){let data4=data.inconclusive,_errs8=errors;if(!(data4==="action_required"||data4==="failure"))return validate183.errors=[{instancePath:instancePath+
"/inconclusive",schemaPath:"#/properties/inconclusive/enum",keyword:"enum",params:{allowedValues:schema328.properties.inconclusive.enum},message:"must be equal \
to one of the allowed values"}],!1;var valid0=_errs8===errors}else var valid0=!0;if(valid0){if(data.volatile!==void 0&&func0.call(data,"volatile")){let data5=data.
volatile,_errs9=errors;if(!(data5==="report"||data5==="fail"))return validate183.errors=[{instancePath:instancePath+"/volatile",schemaPath:"#/properties/volatil\
e/enum",keyword:"enum",params:{allowedValues:schema328.properties.volatile.enum},message:"must be equal to one of the allowed values"}],!1;var valid0=_errs9===errors}else
var valid0=!0;if(valid0){if(data.moved!==void 0&&func0.call(data,"moved")){let data6=data.moved,_errs10=errors;if(!(data6==="report"||data6==="fail"))return validate183.
errors=[{instancePath:instancePath+"/moved",schemaPath:"#/properties/moved/enum",keyword:"enum",params:{allowedValues:schema328.properties.moved.enum},message:"\
must be equal to one of the allowed values"}],!1;var valid0=_errs10===errors}else var valid0=!0;if(valid0){if(data.minReward!==void 0&&func0.call(data,"minRewar\
d")){let data7=data.minReward,_errs11=errors;if(!(typeof data7=="number"&&isFinite(data7))&&data7!==null)return validate183.errors=[{instancePath:instancePath+"\
/minReward",schemaPath:"#/properties/minReward/type",keyword:"type",params:{type:schema328.properties.minReward.type},message:"must be number,null"}],!1;var valid0=_errs11===
errors}else var valid0=!0;if(valid0){if(data.replayMismatch!==void 0&&func0.call(data,"replayMismatch")){let data8=data.replayMismatch,_errs13=errors;if(!(data8===
"fail"||data8==="warn"))return validate183.errors=[{instancePath:instancePath+"/replayMismatch",schemaPath:"#/properties/replayMismatch/enum",keyword:"enum",params:{
allowedValues:schema328.properties.replayMismatch.enum},message:"must be equal to one of the allowed values"}],!1;var valid0=_errs13===errors}else var valid0=!0;
if(valid0){if(data.dependenciesDiffer!==void 0&&func0.call(data,"dependenciesDiffer")){let _errs14=errors;if(data.dependenciesDiffer!=="warn")return validate183.
errors=[{instancePath:instancePath+"/dependenciesDiffer",schemaPath:"#/properties/dependenciesDiffer/const",keyword:"const",params:{allowedValue:"warn"},message:"\
must be equal to constant"}],!1;var valid0=_errs14===errors}else var valid0=!0;if(valid0){if(data.dependenciesMissing!==void 0&&func0.call(data,"dependenciesMis\
sing")){let _errs15=errors;if(data.dependenciesMissing!=="warn")return validate183.errors=[{instancePath:instancePath+"/dependenciesMissing",schemaPath:"#/prope\
rties/dependenciesMissing/const",keyword:"const",params:{allowedValue:"warn"},message:"must be equal to constant"}],!1;var valid0=_errs15===errors}else var valid0=!0;
if(valid0){if(data.hidden!==void 0&&func0.call(data,"hidden")){let data11=data.hidden,_errs16=errors;if(!(data11==="report"||data11==="fail"))return validate183.
errors=[{instancePath:instancePath+"/hidden",schemaPath:"#/properties/hidden/enum",keyword:"enum",params:{allowedValues:schema328.properties.hidden.enum},message:"\
must be equal to one of the allowed values"}],!1;var valid0=_errs16===errors}else var valid0=!0;if(valid0){if(data.unchecked!==void 0&&func0.call(data,"unchecke\
d")){let data12=data.unchecked,_errs17=errors;if(!(data12==="inconclusive"||data12==="fail"))return validate183.errors=[{instancePath:instancePath+"/unchecked",
schemaPath:"#/properties/unchecked/enum",keyword:"enum",params:{allowedValues:schema328.properties.unchecked.enum},message:"must be equal to one of the allowed \
values"}],!1;var valid0=_errs17===errors}else var valid0=!0;if(valid0){if(data.suppressions!==void 0&&func0.call(data,"suppressions")){let data13=data.suppressions,
_errs18=errors;if(!(data13==="inconclusive"||data13==="fail"))return validate183.errors=[{instancePath:instancePath+"/suppressions",schemaPath:"#/properties/sup\
pressions/enum",keyword:"enum",params:{allowedValues:schema328.properties.suppressions.enum},message:"must be equal to one of the allowed values"}],!1;var valid0=_errs18===
errors}else var valid0=!0;if(valid0){if(data.scope!==void 0&&func0.call(data,"scope")){let data14=data.scope,_errs19=errors;if(!(data14==="full"||data14==="affe\
cted"))return validate183.errors=[{instancePath:instancePath+"/scope",schemaPath:"#/properties/scope/enum",keyword:"enum",params:{allowedValues:schema328.properties.
scope.enum},message:"must be equal to one of the allowed values"}],!1;var valid0=_errs19===errors}else var valid0=!0;if(valid0){if(data.reward!==void 0&&func0.call(
data,"reward")){let data15=data.reward,_errs20=errors;if(errors===_errs20)if(data15&&typeof data15=="object"&&!Array.isArray(data15)){let missing1;if((data15.headline===
void 0||!func0.call(data15,"headline"))&&(missing1="headline")||(data15.weights===void 0||!func0.call(data15,"weights"))&&(missing1="weights"))return validate183.
errors=[{instancePath:instancePath+"/reward",schemaPath:"#/properties/reward/required",keyword:"required",params:{missingProperty:missing1},message:"must have r\
equired property '"+missing1+"'"}],!1;{let _errs22=errors;for(let key1 of Object.keys(data15))if(!(key1==="headline"||key1==="weights")){return validate183.errors=
[{instancePath:instancePath+"/reward",schemaPath:"#/properties/reward/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key1},message:"\
must NOT have additional properties"}],!1;break}if(_errs22===errors){if(data15.headline!==void 0&&func0.call(data15,"headline")){let data16=data15.headline,_errs23=errors;
if(!(data16==="pr-v1"||data16==="pr-v2"))return validate183.errors=[{instancePath:instancePath+"/reward/headline",schemaPath:"#/$defs/rewardVersion/enum",keyword:"\
enum",params:{allowedValues:schema297.enum},message:"must be equal to one of the allowed values"}],!1;var valid2=_errs23===errors}else var valid2=!0;if(valid2)if(data15.
weights!==void 0&&func0.call(data15,"weights")){let data17=data15.weights,_errs25=errors;if(errors===errors)if(data17&&typeof data17=="object"&&!Array.isArray(data17)){
let missing2;if((data17.alpha===void 0||!func0.call(data17,"alpha"))&&(missing2="alpha")||(data17.beta===void 0||!func0.call(data17,"beta"))&&(missing2="beta")||
(data17.gamma===void 0||!func0.call(data17,"gamma"))&&(missing2="gamma"))return validate183.errors=[{instancePath:instancePath+"/reward/weights",schemaPath:"#/$\
defs/weights/required",keyword:"required",params:{missingProperty:missing2},message:"must have required property '"+missing2+"'"}],!1;{let _errs28=errors;for(let key2 of Object.
keys(data17))if(!(key2==="alpha"||key2==="beta"||key2==="gamma")){return validate183.errors=[{instancePath:instancePath+"/reward/weights",schemaPath:"#/$defs/we\
ights/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key2},message:"must NOT have additional properties"}],!1;break}if(_errs28===
errors){if(data17.alpha!==void 0&&func0.call(data17,"alpha")){let data18=data17.alpha,_errs29=errors;if(errors===_errs29)if(typeof data18=="number"&&isFinite(data18)){
if(data18<0||isNaN(data18))return validate183.errors=[{instancePath:instancePath+"/reward/weights/alpha",schemaPath:"#/$defs/weights/properties/alpha/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}else return validate183.errors=[{instancePath:instancePath+"/reward/weights/alpha",schemaPath:"\
#/$defs/weights/properties/alpha/type",keyword:"type",params:{type:"number"},message:"must be number"}],!1;var valid5=_errs29===errors}else var valid5=!0;if(valid5){
if(data17.beta!==void 0&&func0.call(data17,"beta")){let data19=data17.beta,_errs31=errors;if(errors===_errs31)if(typeof data19=="number"&&isFinite(data19)){if(data19<
0||isNaN(data19))return validate183.errors=[{instancePath:instancePath+"/reward/weights/beta",schemaPath:"#/$defs/weights/properties/beta/minimum",keyword:"mini\
mum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}else return validate183.errors=[{instancePath:instancePath+"/reward/weights/beta",schemaPath:"\
#/$defs/weights/properties/beta/type",keyword:"type",params:{type:"number"},message:"must be number"}],!1;var valid5=_errs31===errors}else var valid5=!0;if(valid5)
if(data17.gamma!==void 0&&func0.call(data17,"gamma")){let data20=data17.gamma,_errs33=errors;if(errors===_errs33)if(typeof data20=="number"&&isFinite(data20)){if(data20<
0||isNaN(data20))return validate183.errors=[{instancePath:instancePath+"/reward/weights/gamma",schemaPath:"#/$defs/weights/properties/gamma/minimum",keyword:"mi\
nimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}else return validate183.errors=[{instancePath:instancePath+"/reward/weights/gamma",schemaPath:"\
#/$defs/weights/properties/gamma/type",keyword:"type",params:{type:"number"},message:"must be number"}],!1;var valid5=_errs33===errors}else var valid5=!0}}}}else
return validate183.errors=[{instancePath:instancePath+"/reward/weights",schemaPath:"#/$defs/weights/type",keyword:"type",params:{type:"object"},message:"must be\
 object"}],!1;var valid2=_errs25===errors}else var valid2=!0}}}else return validate183.errors=[{instancePath:instancePath+"/reward",schemaPath:"#/properties/rew\
ard/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var valid0=_errs20===errors}else var valid0=!0;if(valid0)if(data.change!==void 0&&
func0.call(data,"change")){let data21=data.change,_errs35=errors;if(typeof data21!="string"&&data21!==null)return validate183.errors=[{instancePath:instancePath+
"/change",schemaPath:"#/properties/change/type",keyword:"type",params:{type:schema328.properties.change.type},message:"must be string,null"}],!1;var valid0=_errs35===
errors}else var valid0=!0}}}}}}}}}}}}}}}}}}else return validate183.errors=[{instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must\
 be object"}],!1;return validate183.errors=vErrors,errors===0}validate183.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var schema332={type:"object",additionalProperties:!1,
required:["kind","files","message","hides","adds"],properties:{kind:{enum:["configuration","pins","server-configuration","traces","new-root"]},files:{type:"arra\
y",items:{$ref:"#/$defs/path"}},message:{type:"string",minLength:1},hides:{description:"Findings of head that its own rules would not show; null where that was \
not measured.",oneOf:[{$ref:"#/$defs/count"},{type:"null"}]},adds:{description:"Findings that only its own rules show; null where that was not measured.",oneOf:[
{$ref:"#/$defs/count"},{type:"null"}]}}};function validate185(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0,evaluated0=validate185.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),errors===0)if(data&&
typeof data=="object"&&!Array.isArray(data)){let missing0;if((data.kind===void 0||!func0.call(data,"kind"))&&(missing0="kind")||(data.files===void 0||!func0.call(
data,"files"))&&(missing0="files")||(data.message===void 0||!func0.call(data,"message"))&&(missing0="message")||(data.hides===void 0||!func0.call(data,"hides"))&&
(missing0="hides")||(data.adds===void 0||!func0.call(data,"adds"))&&(missing0="adds"))return validate185.errors=[{instancePath,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:missing0},message:"must have required property '"+missing0+"'"}],!1;{let _errs1=errors;for(let key0 of Object.keys(data))if(!(key0===
"kind"||key0==="files"||key0==="message"||key0==="hides"||key0==="adds")){return validate185.errors=[{instancePath,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"}],!1;break}if(_errs1===errors){if(data.kind!==void 0&&func0.
call(data,"kind")){let data0=data.kind,_errs2=errors;if(!(data0==="configuration"||data0==="pins"||data0==="server-configuration"||data0==="traces"||data0==="ne\
w-root"))return validate185.errors=[{instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues:schema332.properties.
kind.enum},message:"must be equal to one of the allowed values"}],!1;var valid0=_errs2===errors}else var valid0=!0;if(valid0){if(data.files!==void 0&&func0.call(
data,"files")){let data1=data.files,_errs3=errors;if(errors===_errs3)if(Array.isArray(data1)){var valid1=!0;let len0=data1.length;for(let i0=0;i0<len0;i0++){let data2=data1[i0],
_errs5=errors;if(errors===errors)if(typeof data2=="string"){if(!pattern8.test(data2))return validate185.errors=[{instancePath:instancePath+"/files/"+i0,schemaPath:"\
#/$defs/path/pattern",keyword:"pattern",params:{pattern:"^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$"},message:'must match pattern "^\
(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$"'}],!1}else return validate185.errors=[{instancePath:instancePath+"/files/"+i0,schemaPath:"\
#/$defs/path/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid1=_errs5===errors;if(!valid1)break}}else return validate185.errors=
[{instancePath:instancePath+"/files",schemaPath:"#/properties/files/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var valid0=_errs3===
errors}else var valid0=!0;if(valid0){if(data.message!==void 0&&func0.call(data,"message")){let data3=data.message,_errs8=errors;if(errors===_errs8)if(typeof data3==
"string"){if(func75(data3)<1)return validate185.errors=[{instancePath:instancePath+"/message",schemaPath:"#/properties/message/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"}],!1}else return validate185.errors=[{instancePath:instancePath+"/message",schemaPath:"#/properties/mes\
sage/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid0=_errs8===errors}else var valid0=!0;if(valid0){if(data.hides!==void 0&&
func0.call(data,"hides")){let data4=data.hides,_errs10=errors,_errs11=errors,valid3=!1,passing0=null,_errs12=errors,_errs13=errors;if(!(typeof data4=="number"&&
!(data4%1)&&!isNaN(data4)&&isFinite(data4))){let err0={instancePath:instancePath+"/hides",schemaPath:"#/$defs/count/type",keyword:"type",params:{type:"integer"},
message:"must be integer"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}if(errors===_errs13&&typeof data4=="number"&&isFinite(data4)){if(data4>9007199254740991||
isNaN(data4)){let err1={instancePath:instancePath+"/hides",schemaPath:"#/$defs/count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},
message:"must be <= 9007199254740991"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}else if(data4<0||isNaN(data4)){let err2={instancePath:instancePath+
"/hides",schemaPath:"#/$defs/count/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};vErrors===null?vErrors=[err2]:vErrors.push(
err2),errors++}}var _valid0=_errs12===errors;_valid0&&(valid3=!0,passing0=0);let _errs15=errors;if(data4!==null){let err3={instancePath:instancePath+"/hides",schemaPath:"\
#/properties/hides/oneOf/1/type",keyword:"type",params:{type:"null"},message:"must be null"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}var _valid0=_errs15===
errors;if(_valid0&&valid3?(valid3=!1,passing0=[passing0,1]):_valid0&&(valid3=!0,passing0=1),valid3)errors=_errs11,vErrors!==null&&(_errs11?vErrors.length=_errs11:
vErrors=null);else{let err4={instancePath:instancePath+"/hides",schemaPath:"#/properties/hides/oneOf",keyword:"oneOf",params:{passingSchemas:passing0},message:"\
must match exactly one schema in oneOf"};return vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++,validate185.errors=vErrors,!1}var valid0=_errs10===errors}else
var valid0=!0;if(valid0)if(data.adds!==void 0&&func0.call(data,"adds")){let data5=data.adds,_errs17=errors,_errs18=errors,valid5=!1,passing1=null,_errs19=errors,
_errs20=errors;if(!(typeof data5=="number"&&!(data5%1)&&!isNaN(data5)&&isFinite(data5))){let err5={instancePath:instancePath+"/adds",schemaPath:"#/$defs/count/t\
ype",keyword:"type",params:{type:"integer"},message:"must be integer"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}if(errors===_errs20&&typeof data5==
"number"&&isFinite(data5)){if(data5>9007199254740991||isNaN(data5)){let err6={instancePath:instancePath+"/adds",schemaPath:"#/$defs/count/maximum",keyword:"maxi\
mum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}else if(data5<
0||isNaN(data5)){let err7={instancePath:instancePath+"/adds",schemaPath:"#/$defs/count/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must\
 be >= 0"};vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}}var _valid1=_errs19===errors;_valid1&&(valid5=!0,passing1=0);let _errs22=errors;if(data5!==
null){let err8={instancePath:instancePath+"/adds",schemaPath:"#/properties/adds/oneOf/1/type",keyword:"type",params:{type:"null"},message:"must be null"};vErrors===
null?vErrors=[err8]:vErrors.push(err8),errors++}var _valid1=_errs22===errors;if(_valid1&&valid5?(valid5=!1,passing1=[passing1,1]):_valid1&&(valid5=!0,passing1=1),
valid5)errors=_errs18,vErrors!==null&&(_errs18?vErrors.length=_errs18:vErrors=null);else{let err9={instancePath:instancePath+"/adds",schemaPath:"#/properties/ad\
ds/oneOf",keyword:"oneOf",params:{passingSchemas:passing1},message:"must match exactly one schema in oneOf"};return vErrors===null?vErrors=[err9]:vErrors.push(err9),
errors++,validate185.errors=vErrors,!1}var valid0=_errs17===errors}else var valid0=!0}}}}}}else return validate185.errors=[{instancePath,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"}],!1;return validate185.errors=vErrors,errors===0}validate185.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function validate187(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate187.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),errors===0)if(data&&typeof data=="object"&&!Array.isArray(
data)){let missing0;if((data.kind===void 0||!func0.call(data,"kind"))&&(missing0="kind")||(data.path===void 0||!func0.call(data,"path"))&&(missing0="path")||(data.
line===void 0||!func0.call(data,"line"))&&(missing0="line")||(data.symbol===void 0||!func0.call(data,"symbol"))&&(missing0="symbol")||(data.text===void 0||!func0.
call(data,"text"))&&(missing0="text"))return validate187.errors=[{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:missing0},message:"\
must have required property '"+missing0+"'"}],!1;{let _errs1=errors;for(let key0 of Object.keys(data))if(!(key0==="kind"||key0==="path"||key0==="line"||key0==="\
symbol"||key0==="text")){return validate187.errors=[{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},
message:"must NOT have additional properties"}],!1;break}if(_errs1===errors){if(data.kind!==void 0&&func0.call(data,"kind")){let data0=data.kind,_errs2=errors;if(errors===
errors)if(typeof data0=="string"){if(!pattern27.test(data0))return validate187.errors=[{instancePath:instancePath+"/kind",schemaPath:"#/$defs/code/pattern",keyword:"\
pattern",params:{pattern:"^[a-z0-9][a-z0-9-]*$"},message:'must match pattern "^[a-z0-9][a-z0-9-]*$"'}],!1}else return validate187.errors=[{instancePath:instancePath+
"/kind",schemaPath:"#/$defs/code/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid0=_errs2===errors}else var valid0=!0;if(valid0){
if(data.path!==void 0&&func0.call(data,"path")){let data1=data.path,_errs5=errors;if(errors===errors)if(typeof data1=="string"){if(!pattern8.test(data1))return validate187.
errors=[{instancePath:instancePath+"/path",schemaPath:"#/$defs/path/pattern",keyword:"pattern",params:{pattern:"^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/\
|$))[^/\\u0000]+)*$"},message:'must match pattern "^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$"'}],!1}else return validate187.errors=
[{instancePath:instancePath+"/path",schemaPath:"#/$defs/path/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid0=_errs5===errors}else
var valid0=!0;if(valid0){if(data.line!==void 0&&func0.call(data,"line")){let data2=data.line,_errs8=errors;if(!(typeof data2=="number"&&!(data2%1)&&!isNaN(data2)&&
isFinite(data2)))return validate187.errors=[{instancePath:instancePath+"/line",schemaPath:"#/properties/line/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"}],!1;if(errors===_errs8&&typeof data2=="number"&&isFinite(data2)){if(data2>9007199254740991||isNaN(data2))return validate187.errors=[{instancePath:instancePath+
"/line",schemaPath:"#/properties/line/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"}],!1;if(data2<
1||isNaN(data2))return validate187.errors=[{instancePath:instancePath+"/line",schemaPath:"#/properties/line/minimum",keyword:"minimum",params:{comparison:">=",limit:1},
message:"must be >= 1"}],!1}var valid0=_errs8===errors}else var valid0=!0;if(valid0){if(data.symbol!==void 0&&func0.call(data,"symbol")){let data3=data.symbol,_errs10=errors,
_errs11=errors;if(typeof data3!="string"&&data3!==null)return validate187.errors=[{instancePath:instancePath+"/symbol",schemaPath:"#/$defs/symbol/type",keyword:"\
type",params:{type:schema265.type},message:"must be string,null"}],!1;if(errors===_errs11&&typeof data3=="string"&&func75(data3)<1)return validate187.errors=[{instancePath:instancePath+
"/symbol",schemaPath:"#/$defs/symbol/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"}],!1;var valid0=_errs10===errors}else
var valid0=!0;if(valid0)if(data.text!==void 0&&func0.call(data,"text")){let _errs13=errors;if(typeof data.text!="string")return validate187.errors=[{instancePath:instancePath+
"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid0=_errs13===errors}else var valid0=!0}}}}}}else
return validate187.errors=[{instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return validate187.errors=vErrors,
errors===0}validate187.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function validate191(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate191.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),errors===0)if(data&&typeof data=="object"&&!Array.isArray(
data)){let missing0;if((data.code===void 0||!func0.call(data,"code"))&&(missing0="code")||(data.message===void 0||!func0.call(data,"message"))&&(missing0="messa\
ge")||(data.count===void 0||!func0.call(data,"count"))&&(missing0="count"))return validate191.errors=[{instancePath,schemaPath:"#/required",keyword:"required",params:{
missingProperty:missing0},message:"must have required property '"+missing0+"'"}],!1;{let _errs1=errors;for(let key0 of Object.keys(data))if(!(key0==="code"||key0===
"message"||key0==="count")){return validate191.errors=[{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},
message:"must NOT have additional properties"}],!1;break}if(_errs1===errors){if(data.code!==void 0&&func0.call(data,"code")){let data0=data.code,_errs2=errors;if(errors===
errors)if(typeof data0=="string"){if(!pattern27.test(data0))return validate191.errors=[{instancePath:instancePath+"/code",schemaPath:"#/$defs/code/pattern",keyword:"\
pattern",params:{pattern:"^[a-z0-9][a-z0-9-]*$"},message:'must match pattern "^[a-z0-9][a-z0-9-]*$"'}],!1}else return validate191.errors=[{instancePath:instancePath+
"/code",schemaPath:"#/$defs/code/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid0=_errs2===errors}else var valid0=!0;if(valid0){
if(data.message!==void 0&&func0.call(data,"message")){let data1=data.message,_errs5=errors;if(errors===_errs5)if(typeof data1=="string"){if(func75(data1)<1)return validate191.
errors=[{instancePath:instancePath+"/message",schemaPath:"#/properties/message/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than\
 1 characters"}],!1}else return validate191.errors=[{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type:"st\
ring"},message:"must be string"}],!1;var valid0=_errs5===errors}else var valid0=!0;if(valid0)if(data.count!==void 0&&func0.call(data,"count")){let data2=data.count,
_errs7=errors,_errs8=errors;if(!(typeof data2=="number"&&!(data2%1)&&!isNaN(data2)&&isFinite(data2)))return validate191.errors=[{instancePath:instancePath+"/cou\
nt",schemaPath:"#/$defs/count/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===_errs8&&typeof data2=="number"&&isFinite(data2)){
if(data2>9007199254740991||isNaN(data2))return validate191.errors=[{instancePath:instancePath+"/count",schemaPath:"#/$defs/count/maximum",keyword:"maximum",params:{
comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"}],!1;if(data2<0||isNaN(data2))return validate191.errors=[{instancePath:instancePath+
"/count",schemaPath:"#/$defs/count/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}var valid0=_errs7===errors}else var valid0=!0}}}}else
return validate191.errors=[{instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return validate191.errors=vErrors,
errors===0}validate191.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function validate124(data,{instancePath="",parentData,parentDataProperty,rootData=data,
dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate124.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&
(evaluated0.items=void 0),errors===0)if(data&&typeof data=="object"&&!Array.isArray(data)){let missing0;if((data.schema===void 0||!func0.call(data,"schema"))&&(missing0=
"schema")||(data.verdict===void 0||!func0.call(data,"verdict"))&&(missing0="verdict")||(data.class===void 0||!func0.call(data,"class"))&&(missing0="class")||(data.
reasons===void 0||!func0.call(data,"reasons"))&&(missing0="reasons")||(data.base===void 0||!func0.call(data,"base"))&&(missing0="base")||(data.head===void 0||!func0.
call(data,"head"))&&(missing0="head")||(data.servers===void 0||!func0.call(data,"servers"))&&(missing0="servers")||(data.counts===void 0||!func0.call(data,"coun\
ts"))&&(missing0="counts")||(data.findings===void 0||!func0.call(data,"findings"))&&(missing0="findings")||(data.unmatched===void 0||!func0.call(data,"unmatched"))&&
(missing0="unmatched")||(data.unknown===void 0||!func0.call(data,"unknown"))&&(missing0="unknown")||(data.reward===void 0||!func0.call(data,"reward"))&&(missing0=
"reward")||(data.unscored===void 0||!func0.call(data,"unscored"))&&(missing0="unscored")||(data.policy===void 0||!func0.call(data,"policy"))&&(missing0="policy")||
(data.policyChanges===void 0||!func0.call(data,"policyChanges"))&&(missing0="policyChanges")||(data.escapes===void 0||!func0.call(data,"escapes"))&&(missing0="e\
scapes")||(data.limits===void 0||!func0.call(data,"limits"))&&(missing0="limits"))return validate124.errors=[{instancePath,schemaPath:"#/required",keyword:"requ\
ired",params:{missingProperty:missing0},message:"must have required property '"+missing0+"'"}],!1;{let _errs1=errors;for(let key0 of Object.keys(data))if(!func0.
call(schema226.properties,key0)){return validate124.errors=[{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},
message:"must NOT have additional properties"}],!1;break}if(_errs1===errors){if(data.schema!==void 0&&func0.call(data,"schema")){let _errs2=errors;if(data.schema!==
"lanser.report.v1")return validate124.errors=[{instancePath:instancePath+"/schema",schemaPath:"#/properties/schema/const",keyword:"const",params:{allowedValue:"\
lanser.report.v1"},message:"must be equal to constant"}],!1;var valid0=_errs2===errors}else var valid0=!0;if(valid0){if(data.verdict!==void 0&&func0.call(data,"\
verdict")){let data1=data.verdict,_errs3=errors;if(!(data1==="pass"||data1==="inconclusive"||data1==="fail"))return validate124.errors=[{instancePath:instancePath+
"/verdict",schemaPath:"#/properties/verdict/enum",keyword:"enum",params:{allowedValues:schema226.properties.verdict.enum},message:"must be equal to one of the a\
llowed values"}],!1;var valid0=_errs3===errors}else var valid0=!0;if(valid0){if(data.class!==void 0&&func0.call(data,"class")){let data2=data.class,_errs4=errors;
if(!(data2==="new_errors"||data2==="lsp_unavailable"||data2==="baseline_error"||data2==="warnings_only"||data2==="clean"))return validate124.errors=[{instancePath:instancePath+
"/class",schemaPath:"#/properties/class/enum",keyword:"enum",params:{allowedValues:schema226.properties.class.enum},message:"must be equal to one of the allowed\
 values"}],!1;var valid0=_errs4===errors}else var valid0=!0;if(valid0){if(data.reasons!==void 0&&func0.call(data,"reasons")){let data3=data.reasons,_errs5=errors;
if(errors===_errs5)if(Array.isArray(data3)){if(data3.length<1)return validate124.errors=[{instancePath:instancePath+"/reasons",schemaPath:"#/properties/reasons/\
minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"}],!1;{var valid1=!0;let len0=data3.length;for(let i0=0;i0<len0;i0++){let _errs7=errors;
validate125(data3[i0],{instancePath:instancePath+"/reasons/"+i0,parentData:data3,parentDataProperty:i0,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate125.
errors:vErrors.concat(validate125.errors),errors=vErrors.length);var valid1=_errs7===errors;if(!valid1)break}}}else return validate124.errors=[{instancePath:instancePath+
"/reasons",schemaPath:"#/properties/reasons/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var valid0=_errs5===errors}else var valid0=!0;
if(valid0){if(data.base!==void 0&&func0.call(data,"base")){let _errs8=errors;validate129(data.base,{instancePath:instancePath+"/base",parentData:data,parentDataProperty:"\
base",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate129.errors:vErrors.concat(validate129.errors),errors=vErrors.length);var valid0=_errs8===errors}else
var valid0=!0;if(valid0){if(data.head!==void 0&&func0.call(data,"head")){let _errs9=errors;validate129(data.head,{instancePath:instancePath+"/head",parentData:data,
parentDataProperty:"head",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate129.errors:vErrors.concat(validate129.errors),errors=vErrors.length);var valid0=_errs9===
errors}else var valid0=!0;if(valid0){if(data.servers!==void 0&&func0.call(data,"servers")){let data7=data.servers,_errs10=errors;if(errors===_errs10)if(Array.isArray(
data7)){var valid2=!0;let len1=data7.length;for(let i1=0;i1<len1;i1++){let _errs12=errors;validate132(data7[i1],{instancePath:instancePath+"/servers/"+i1,parentData:data7,
parentDataProperty:i1,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate132.errors:vErrors.concat(validate132.errors),errors=vErrors.length);var valid2=_errs12===
errors;if(!valid2)break}}else return validate124.errors=[{instancePath:instancePath+"/servers",schemaPath:"#/properties/servers/type",keyword:"type",params:{type:"\
array"},message:"must be array"}],!1;var valid0=_errs10===errors}else var valid0=!0;if(valid0){if(data.scope!==void 0&&func0.call(data,"scope")){let _errs13=errors;
validate139(data.scope,{instancePath:instancePath+"/scope",parentData:data,parentDataProperty:"scope",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate139.
errors:vErrors.concat(validate139.errors),errors=vErrors.length);var valid0=_errs13===errors}else var valid0=!0;if(valid0){if(data.confirmation!==void 0&&func0.
call(data,"confirmation")){let data10=data.confirmation,_errs14=errors;if(errors===errors)if(data10&&typeof data10=="object"&&!Array.isArray(data10)){let missing1;
if((data10.taken===void 0||!func0.call(data10,"taken"))&&(missing1="taken")||(data10.why===void 0||!func0.call(data10,"why"))&&(missing1="why"))return validate124.
errors=[{instancePath:instancePath+"/confirmation",schemaPath:"#/$defs/confirmation/required",keyword:"required",params:{missingProperty:missing1},message:"must\
 have required property '"+missing1+"'"}],!1;{let _errs17=errors;for(let key1 of Object.keys(data10))if(!(key1==="taken"||key1==="why")){return validate124.errors=
[{instancePath:instancePath+"/confirmation",schemaPath:"#/$defs/confirmation/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key1},
message:"must NOT have additional properties"}],!1;break}if(_errs17===errors){if(data10.taken!==void 0&&func0.call(data10,"taken")){let _errs18=errors;if(typeof data10.
taken!="boolean")return validate124.errors=[{instancePath:instancePath+"/confirmation/taken",schemaPath:"#/$defs/confirmation/properties/taken/type",keyword:"ty\
pe",params:{type:"boolean"},message:"must be boolean"}],!1;var valid4=_errs18===errors}else var valid4=!0;if(valid4)if(data10.why!==void 0&&func0.call(data10,"w\
hy")){let data12=data10.why,_errs20=errors;if(errors===_errs20)if(typeof data12=="string"){if(func75(data12)<1)return validate124.errors=[{instancePath:instancePath+
"/confirmation/why",schemaPath:"#/$defs/confirmation/properties/why/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characte\
rs"}],!1}else return validate124.errors=[{instancePath:instancePath+"/confirmation/why",schemaPath:"#/$defs/confirmation/properties/why/type",keyword:"type",params:{
type:"string"},message:"must be string"}],!1;var valid4=_errs20===errors}else var valid4=!0}}}else return validate124.errors=[{instancePath:instancePath+"/confi\
rmation",schemaPath:"#/$defs/confirmation/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var valid0=_errs14===errors}else var valid0=!0;
if(valid0){if(data.counts!==void 0&&func0.call(data,"counts")){let _errs22=errors;validate141(data.counts,{instancePath:instancePath+"/counts",parentData:data,parentDataProperty:"\
counts",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate141.errors:vErrors.concat(validate141.errors),errors=vErrors.length);var valid0=_errs22===errors}else
var valid0=!0;if(valid0){if(data.findings!==void 0&&func0.call(data,"findings")){let data14=data.findings,_errs23=errors;if(errors===_errs23)if(Array.isArray(data14)){
var valid5=!0;let len2=data14.length;for(let i2=0;i2<len2;i2++){let _errs25=errors;validate143(data14[i2],{instancePath:instancePath+"/findings/"+i2,parentData:data14,
parentDataProperty:i2,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate143.errors:vErrors.concat(validate143.errors),errors=vErrors.length);var valid5=_errs25===
errors;if(!valid5)break}}else return validate124.errors=[{instancePath:instancePath+"/findings",schemaPath:"#/properties/findings/type",keyword:"type",params:{type:"\
array"},message:"must be array"}],!1;var valid0=_errs23===errors}else var valid0=!0;if(valid0){if(data.causes!==void 0&&func0.call(data,"causes")){let data16=data.
causes,_errs26=errors;if(errors===_errs26)if(Array.isArray(data16)){var valid6=!0;let len3=data16.length;for(let i3=0;i3<len3;i3++){let _errs28=errors;validate158(
data16[i3],{instancePath:instancePath+"/causes/"+i3,parentData:data16,parentDataProperty:i3,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate158.errors:
vErrors.concat(validate158.errors),errors=vErrors.length);var valid6=_errs28===errors;if(!valid6)break}}else return validate124.errors=[{instancePath:instancePath+
"/causes",schemaPath:"#/properties/causes/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var valid0=_errs26===errors}else var valid0=!0;
if(valid0){if(data.unmatched!==void 0&&func0.call(data,"unmatched")){let data18=data.unmatched,_errs29=errors;if(errors===_errs29)if(Array.isArray(data18)){var valid7=!0;
let len4=data18.length;for(let i4=0;i4<len4;i4++){let _errs31=errors;validate163(data18[i4],{instancePath:instancePath+"/unmatched/"+i4,parentData:data18,parentDataProperty:i4,
rootData,dynamicAnchors})||(vErrors=vErrors===null?validate163.errors:vErrors.concat(validate163.errors),errors=vErrors.length);var valid7=_errs31===errors;if(!valid7)
break}}else return validate124.errors=[{instancePath:instancePath+"/unmatched",schemaPath:"#/properties/unmatched/type",keyword:"type",params:{type:"array"},message:"\
must be array"}],!1;var valid0=_errs29===errors}else var valid0=!0;if(valid0){if(data.unknown!==void 0&&func0.call(data,"unknown")){let data20=data.unknown,_errs32=errors;
if(errors===_errs32)if(Array.isArray(data20)){var valid8=!0;let len5=data20.length;for(let i5=0;i5<len5;i5++){let _errs34=errors;validate166(data20[i5],{instancePath:instancePath+
"/unknown/"+i5,parentData:data20,parentDataProperty:i5,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate166.errors:vErrors.concat(validate166.errors),
errors=vErrors.length);var valid8=_errs34===errors;if(!valid8)break}}else return validate124.errors=[{instancePath:instancePath+"/unknown",schemaPath:"#/propert\
ies/unknown/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var valid0=_errs32===errors}else var valid0=!0;if(valid0){if(data.reward!==void 0&&
func0.call(data,"reward")){let data22=data.reward,_errs35=errors,_errs36=errors,valid9=!1,passing0=null,_errs37=errors;validate168(data22,{instancePath:instancePath+
"/reward",parentData:data,parentDataProperty:"reward",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate168.errors:vErrors.concat(validate168.errors),errors=
vErrors.length);var _valid0=_errs37===errors;_valid0&&(valid9=!0,passing0=0);let _errs38=errors;if(data22!==null){let err0={instancePath:instancePath+"/reward",
schemaPath:"#/properties/reward/oneOf/1/type",keyword:"type",params:{type:"null"},message:"must be null"};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}
var _valid0=_errs38===errors;if(_valid0&&valid9?(valid9=!1,passing0=[passing0,1]):_valid0&&(valid9=!0,passing0=1),valid9)errors=_errs36,vErrors!==null&&(_errs36?
vErrors.length=_errs36:vErrors=null);else{let err1={instancePath:instancePath+"/reward",schemaPath:"#/properties/reward/oneOf",keyword:"oneOf",params:{passingSchemas:passing0},
message:"must match exactly one schema in oneOf"};return vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++,validate124.errors=vErrors,!1}var valid0=_errs35===
errors}else var valid0=!0;if(valid0){if(data.unscored!==void 0&&func0.call(data,"unscored")){let data23=data.unscored,_errs40=errors;if(typeof data23!="string"&&
data23!==null)return validate124.errors=[{instancePath:instancePath+"/unscored",schemaPath:"#/properties/unscored/type",keyword:"type",params:{type:schema226.properties.
unscored.type},message:"must be string,null"}],!1;if(errors===_errs40&&typeof data23=="string"&&func75(data23)<1)return validate124.errors=[{instancePath:instancePath+
"/unscored",schemaPath:"#/properties/unscored/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"}],!1;var valid0=_errs40===
errors}else var valid0=!0;if(valid0){if(data.replay!==void 0&&func0.call(data,"replay")){let data24=data.replay,_errs42=errors,_errs43=errors,valid10=!1,passing1=null,
_errs44=errors;validate173(data24,{instancePath:instancePath+"/replay",parentData:data,parentDataProperty:"replay",rootData,dynamicAnchors})||(vErrors=vErrors===
null?validate173.errors:vErrors.concat(validate173.errors),errors=vErrors.length);var _valid1=_errs44===errors;_valid1&&(valid10=!0,passing1=0);let _errs45=errors;
if(data24!==null){let err2={instancePath:instancePath+"/replay",schemaPath:"#/properties/replay/oneOf/1/type",keyword:"type",params:{type:"null"},message:"must \
be null"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}var _valid1=_errs45===errors;if(_valid1&&valid10?(valid10=!1,passing1=[passing1,1]):_valid1&&
(valid10=!0,passing1=1),valid10)errors=_errs43,vErrors!==null&&(_errs43?vErrors.length=_errs43:vErrors=null);else{let err3={instancePath:instancePath+"/replay",
schemaPath:"#/properties/replay/oneOf",keyword:"oneOf",params:{passingSchemas:passing1},message:"must match exactly one schema in oneOf"};return vErrors===null?
vErrors=[err3]:vErrors.push(err3),errors++,validate124.errors=vErrors,!1}var valid0=_errs42===errors}else var valid0=!0;if(valid0){if(data.bumps!==void 0&&func0.
call(data,"bumps")){let data25=data.bumps,_errs47=errors;if(errors===_errs47)if(Array.isArray(data25)){var valid11=!0;let len6=data25.length;for(let i6=0;i6<len6;i6++){
let _errs49=errors;validate179(data25[i6],{instancePath:instancePath+"/bumps/"+i6,parentData:data25,parentDataProperty:i6,rootData,dynamicAnchors})||(vErrors=vErrors===
null?validate179.errors:vErrors.concat(validate179.errors),errors=vErrors.length);var valid11=_errs49===errors;if(!valid11)break}}else return validate124.errors=
[{instancePath:instancePath+"/bumps",schemaPath:"#/properties/bumps/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var valid0=_errs47===
errors}else var valid0=!0;if(valid0){if(data.policy!==void 0&&func0.call(data,"policy")){let _errs50=errors;validate183(data.policy,{instancePath:instancePath+"\
/policy",parentData:data,parentDataProperty:"policy",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate183.errors:vErrors.concat(validate183.errors),errors=
vErrors.length);var valid0=_errs50===errors}else var valid0=!0;if(valid0){if(data.policyChanges!==void 0&&func0.call(data,"policyChanges")){let data28=data.policyChanges,
_errs51=errors;if(errors===_errs51)if(Array.isArray(data28)){var valid12=!0;let len7=data28.length;for(let i7=0;i7<len7;i7++){let _errs53=errors;validate185(data28[i7],
{instancePath:instancePath+"/policyChanges/"+i7,parentData:data28,parentDataProperty:i7,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate185.errors:vErrors.
concat(validate185.errors),errors=vErrors.length);var valid12=_errs53===errors;if(!valid12)break}}else return validate124.errors=[{instancePath:instancePath+"/p\
olicyChanges",schemaPath:"#/properties/policyChanges/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var valid0=_errs51===errors}else var valid0=!0;
if(valid0){if(data.escapes!==void 0&&func0.call(data,"escapes")){let data30=data.escapes,_errs54=errors;if(errors===_errs54)if(Array.isArray(data30)){var valid13=!0;
let len8=data30.length;for(let i8=0;i8<len8;i8++){let _errs56=errors;validate187(data30[i8],{instancePath:instancePath+"/escapes/"+i8,parentData:data30,parentDataProperty:i8,
rootData,dynamicAnchors})||(vErrors=vErrors===null?validate187.errors:vErrors.concat(validate187.errors),errors=vErrors.length);var valid13=_errs56===errors;if(!valid13)
break}}else return validate124.errors=[{instancePath:instancePath+"/escapes",schemaPath:"#/properties/escapes/type",keyword:"type",params:{type:"array"},message:"\
must be array"}],!1;var valid0=_errs54===errors}else var valid0=!0;if(valid0){if(data.hidden!==void 0&&func0.call(data,"hidden")){let data32=data.hidden,_errs57=errors;
if(errors===_errs57)if(Array.isArray(data32)){if(data32.length<1)return validate124.errors=[{instancePath:instancePath+"/hidden",schemaPath:"#/properties/hidden\
/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"}],!1;{var valid14=!0;let len9=data32.length;for(let i9=0;i9<len9;i9++){
let data33=data32[i9],_errs59=errors;if(errors===_errs59)if(data33&&typeof data33=="object"&&!Array.isArray(data33)){let missing2;if((data33.path===void 0||!func0.
call(data33,"path"))&&(missing2="path")||(data33.range===void 0||!func0.call(data33,"range"))&&(missing2="range")||(data33.why===void 0||!func0.call(data33,"why"))&&
(missing2="why"))return validate124.errors=[{instancePath:instancePath+"/hidden/"+i9,schemaPath:"#/properties/hidden/items/required",keyword:"required",params:{
missingProperty:missing2},message:"must have required property '"+missing2+"'"}],!1;{let _errs61=errors;for(let key2 of Object.keys(data33))if(!(key2==="path"||
key2==="range"||key2==="why")){return validate124.errors=[{instancePath:instancePath+"/hidden/"+i9,schemaPath:"#/properties/hidden/items/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:key2},message:"must NOT have additional properties"}],!1;break}if(_errs61===errors){if(data33.path!==void 0&&func0.
call(data33,"path")){let data34=data33.path,_errs62=errors;if(errors===errors)if(typeof data34=="string"){if(!pattern8.test(data34))return validate124.errors=[{
instancePath:instancePath+"/hidden/"+i9+"/path",schemaPath:"#/$defs/path/pattern",keyword:"pattern",params:{pattern:"^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2\
}(?:/|$))[^/\\u0000]+)*$"},message:'must match pattern "^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$"'}],!1}else return validate124.errors=
[{instancePath:instancePath+"/hidden/"+i9+"/path",schemaPath:"#/$defs/path/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid15=_errs62===
errors}else var valid15=!0;if(valid15){if(data33.range!==void 0&&func0.call(data33,"range")){let _errs65=errors;validate146(data33.range,{instancePath:instancePath+
"/hidden/"+i9+"/range",parentData:data33,parentDataProperty:"range",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate146.errors:vErrors.concat(validate146.
errors),errors=vErrors.length);var valid15=_errs65===errors}else var valid15=!0;if(valid15)if(data33.why!==void 0&&func0.call(data33,"why")){let data36=data33.why,
_errs66=errors;if(errors===_errs66)if(typeof data36=="string"){if(func75(data36)<1)return validate124.errors=[{instancePath:instancePath+"/hidden/"+i9+"/why",schemaPath:"\
#/properties/hidden/items/properties/why/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"}],!1}else return validate124.
errors=[{instancePath:instancePath+"/hidden/"+i9+"/why",schemaPath:"#/properties/hidden/items/properties/why/type",keyword:"type",params:{type:"string"},message:"\
must be string"}],!1;var valid15=_errs66===errors}else var valid15=!0}}}}else return validate124.errors=[{instancePath:instancePath+"/hidden/"+i9,schemaPath:"#/\
properties/hidden/items/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var valid14=_errs59===errors;if(!valid14)break}}}else return validate124.
errors=[{instancePath:instancePath+"/hidden",schemaPath:"#/properties/hidden/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var valid0=_errs57===
errors}else var valid0=!0;if(valid0){if(data.unchecked!==void 0&&func0.call(data,"unchecked")){let data37=data.unchecked,_errs68=errors;if(errors===_errs68)if(Array.
isArray(data37)){if(data37.length<1)return validate124.errors=[{instancePath:instancePath+"/unchecked",schemaPath:"#/properties/unchecked/minItems",keyword:"min\
Items",params:{limit:1},message:"must NOT have fewer than 1 items"}],!1;{var valid17=!0;let len10=data37.length;for(let i10=0;i10<len10;i10++){let data38=data37[i10],
_errs70=errors;if(errors===_errs70)if(data38&&typeof data38=="object"&&!Array.isArray(data38)){let missing3;if((data38.path===void 0||!func0.call(data38,"path"))&&
(missing3="path")||(data38.range===void 0||!func0.call(data38,"range"))&&(missing3="range")||(data38.why===void 0||!func0.call(data38,"why"))&&(missing3="why"))
return validate124.errors=[{instancePath:instancePath+"/unchecked/"+i10,schemaPath:"#/properties/unchecked/items/required",keyword:"required",params:{missingProperty:missing3},
message:"must have required property '"+missing3+"'"}],!1;{let _errs72=errors;for(let key3 of Object.keys(data38))if(!(key3==="path"||key3==="range"||key3==="wh\
y")){return validate124.errors=[{instancePath:instancePath+"/unchecked/"+i10,schemaPath:"#/properties/unchecked/items/additionalProperties",keyword:"additionalP\
roperties",params:{additionalProperty:key3},message:"must NOT have additional properties"}],!1;break}if(_errs72===errors){if(data38.path!==void 0&&func0.call(data38,
"path")){let data39=data38.path,_errs73=errors;if(errors===errors)if(typeof data39=="string"){if(!pattern8.test(data39))return validate124.errors=[{instancePath:instancePath+
"/unchecked/"+i10+"/path",schemaPath:"#/$defs/path/pattern",keyword:"pattern",params:{pattern:"^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*\
$"},message:'must match pattern "^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$"'}],!1}else return validate124.errors=[{instancePath:instancePath+
"/unchecked/"+i10+"/path",schemaPath:"#/$defs/path/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid18=_errs73===errors}else var valid18=!0;
if(valid18){if(data38.range!==void 0&&func0.call(data38,"range")){let data40=data38.range,_errs76=errors,_errs77=errors,valid20=!1,_errs78=errors;validate146(data40,
{instancePath:instancePath+"/unchecked/"+i10+"/range",parentData:data38,parentDataProperty:"range",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate146.
errors:vErrors.concat(validate146.errors),errors=vErrors.length);var _valid2=_errs78===errors;valid20=valid20||_valid2;let _errs79=errors;if(data40!==null){let err4={
instancePath:instancePath+"/unchecked/"+i10+"/range",schemaPath:"#/properties/unchecked/items/properties/range/anyOf/1/type",keyword:"type",params:{type:"null"},
message:"must be null"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}var _valid2=_errs79===errors;if(valid20=valid20||_valid2,valid20)errors=_errs77,
vErrors!==null&&(_errs77?vErrors.length=_errs77:vErrors=null);else{let err5={instancePath:instancePath+"/unchecked/"+i10+"/range",schemaPath:"#/properties/unche\
cked/items/properties/range/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};return vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++,
validate124.errors=vErrors,!1}var valid18=_errs76===errors}else var valid18=!0;if(valid18)if(data38.why!==void 0&&func0.call(data38,"why")){let data41=data38.why,
_errs81=errors;if(errors===_errs81)if(typeof data41=="string"){if(func75(data41)<1)return validate124.errors=[{instancePath:instancePath+"/unchecked/"+i10+"/why",
schemaPath:"#/properties/unchecked/items/properties/why/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"}],!1}else
return validate124.errors=[{instancePath:instancePath+"/unchecked/"+i10+"/why",schemaPath:"#/properties/unchecked/items/properties/why/type",keyword:"type",params:{
type:"string"},message:"must be string"}],!1;var valid18=_errs81===errors}else var valid18=!0}}}}else return validate124.errors=[{instancePath:instancePath+"/un\
checked/"+i10,schemaPath:"#/properties/unchecked/items/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var valid17=_errs70===errors;if(!valid17)
break}}}else return validate124.errors=[{instancePath:instancePath+"/unchecked",schemaPath:"#/properties/unchecked/type",keyword:"type",params:{type:"array"},message:"\
must be array"}],!1;var valid0=_errs68===errors}else var valid0=!0;if(valid0)if(data.limits!==void 0&&func0.call(data,"limits")){let data42=data.limits,_errs83=errors;
if(errors===_errs83)if(Array.isArray(data42)){var valid21=!0;let len11=data42.length;for(let i11=0;i11<len11;i11++){let _errs85=errors;validate191(data42[i11],{
instancePath:instancePath+"/limits/"+i11,parentData:data42,parentDataProperty:i11,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate191.errors:vErrors.
concat(validate191.errors),errors=vErrors.length);var valid21=_errs85===errors;if(!valid21)break}}else return validate124.errors=[{instancePath:instancePath+"/l\
imits",schemaPath:"#/properties/limits/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var valid0=_errs83===errors}else var valid0=!0}}}}}}}}}}}}}}}}}}}}}}}}}else
return validate124.errors=[{instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return validate124.errors=vErrors,
errors===0}validate124.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var validateRunV1=validate193,schema345={$schema:"https://json-schema.org/draft/2020\
-12/schema",$id:"https://raw.githubusercontent.com/lanser/lanser/v1/schemas/run.v1.json",title:"Facts about one run, version 1",description:"What differs betwee\
n two equal runs: times and sizes. Written as run.json beside the report; no hash covers it.",type:"object",additionalProperties:!1,required:["schema","phases",
"serverIdleMs","peakBytes"],properties:{schema:{const:"lanser.run.v1"},phases:{description:"The parts of the run in order. `ms` on the clock, `cpuMs` of this pr\
ocess alone, without the servers.",type:"array",items:{type:"object",additionalProperties:!1,required:["name","ms","cpuMs"],properties:{name:{type:"string",minLength:1},
ms:{type:"integer",minimum:0},cpuMs:{type:"integer",minimum:0}}}},serverIdleMs:{description:"By session, for how long its server waited for us between two files\
.",type:"object",additionalProperties:{type:"integer",minimum:0}},peakBytes:{description:"The largest resident set of this process.",type:"integer",minimum:0},observations:{
description:"Of each session where its observation came from; absent where no cache of observations was used.",type:"array",items:{type:"object",additionalProperties:!1,
required:["session","from","why","unkept"],properties:{session:{type:"string",minLength:1},from:{description:"both: what was found is from the cache, and the se\
rver was begun, too, to be probed.",enum:["server","cache","both"]},why:{description:"Why not from the cache alone.",type:["string","null"]},unkept:{description:"\
Why what the server found is not kept.",type:["string","null"]}}}},pullRequest:{description:"The number of the pull request whose event started the run; absent \
for none. `publish` posts to that one, where several share a head.",type:"integer",minimum:1},surfaces:{description:"What became of what was to be posted. It ha\
s no part in the verdict.",type:"array",items:{type:"object",additionalProperties:!1,required:["surface","state","why"],properties:{surface:{enum:["check","comm\
ent","report","sarif","html","junit","rdjson","gitlab","summary"]},state:{enum:["posted","unchanged","degraded","skipped","failed"]},why:{type:["string","null"]}}}},
shown:{description:"On a merge commit, by id of a finding: where its annotation stands in the pull request's own head, 1-based; null for a line that only the me\
rge has.",type:"object",additionalProperties:{oneOf:[{$ref:"#/$defs/place"},{type:"null"}]}},ownShown:{description:"The same of findings that have a cause: wher\
e their own place stands in the pull request's head. Absent where none needs it.",type:"object",additionalProperties:{oneOf:[{$ref:"#/$defs/place"},{type:"null"}]}}},
$defs:{place:{type:"object",additionalProperties:!1,required:["path","range"],properties:{path:{type:"string",minLength:1},range:{$ref:"#/$defs/range"}}},range:{
type:"object",additionalProperties:!1,required:["start","end"],properties:{start:{$ref:"#/$defs/position"},end:{$ref:"#/$defs/position"}}},position:{type:"objec\
t",additionalProperties:!1,required:["line","column"],properties:{line:{type:"integer",minimum:1,maximum:9007199254740991},column:{type:"integer",minimum:1,maximum:9007199254740991}}}}};function validate195(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate195.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),errors===0)if(data&&typeof data=="object"&&!Array.isArray(
data)){let missing0;if((data.start===void 0||!func0.call(data,"start"))&&(missing0="start")||(data.end===void 0||!func0.call(data,"end"))&&(missing0="end"))return validate195.
errors=[{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:missing0},message:"must have required property '"+missing0+"'"}],!1;{let _errs1=errors;
for(let key0 of Object.keys(data))if(!(key0==="start"||key0==="end")){return validate195.errors=[{instancePath,schemaPath:"#/additionalProperties",keyword:"addi\
tionalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"}],!1;break}if(_errs1===errors){if(data.start!==void 0&&func0.call(
data,"start")){let data0=data.start,_errs2=errors;if(errors===errors)if(data0&&typeof data0=="object"&&!Array.isArray(data0)){let missing1;if((data0.line===void 0||
!func0.call(data0,"line"))&&(missing1="line")||(data0.column===void 0||!func0.call(data0,"column"))&&(missing1="column"))return validate195.errors=[{instancePath:instancePath+
"/start",schemaPath:"#/$defs/position/required",keyword:"required",params:{missingProperty:missing1},message:"must have required property '"+missing1+"'"}],!1;{
let _errs5=errors;for(let key1 of Object.keys(data0))if(!(key1==="line"||key1==="column")){return validate195.errors=[{instancePath:instancePath+"/start",schemaPath:"\
#/$defs/position/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key1},message:"must NOT have additional properties"}],!1;break}
if(_errs5===errors){if(data0.line!==void 0&&func0.call(data0,"line")){let data1=data0.line,_errs6=errors;if(!(typeof data1=="number"&&!(data1%1)&&!isNaN(data1)&&
isFinite(data1)))return validate195.errors=[{instancePath:instancePath+"/start/line",schemaPath:"#/$defs/position/properties/line/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"}],!1;if(errors===_errs6&&typeof data1=="number"&&isFinite(data1)){if(data1>9007199254740991||isNaN(data1))return validate195.
errors=[{instancePath:instancePath+"/start/line",schemaPath:"#/$defs/position/properties/line/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},
message:"must be <= 9007199254740991"}],!1;if(data1<1||isNaN(data1))return validate195.errors=[{instancePath:instancePath+"/start/line",schemaPath:"#/$defs/posi\
tion/properties/line/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"}],!1}var valid2=_errs6===errors}else var valid2=!0;if(valid2)
if(data0.column!==void 0&&func0.call(data0,"column")){let data2=data0.column,_errs8=errors;if(!(typeof data2=="number"&&!(data2%1)&&!isNaN(data2)&&isFinite(data2)))
return validate195.errors=[{instancePath:instancePath+"/start/column",schemaPath:"#/$defs/position/properties/column/type",keyword:"type",params:{type:"integer"},
message:"must be integer"}],!1;if(errors===_errs8&&typeof data2=="number"&&isFinite(data2)){if(data2>9007199254740991||isNaN(data2))return validate195.errors=[{
instancePath:instancePath+"/start/column",schemaPath:"#/$defs/position/properties/column/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},
message:"must be <= 9007199254740991"}],!1;if(data2<1||isNaN(data2))return validate195.errors=[{instancePath:instancePath+"/start/column",schemaPath:"#/$defs/po\
sition/properties/column/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"}],!1}var valid2=_errs8===errors}else var valid2=!0}}}else
return validate195.errors=[{instancePath:instancePath+"/start",schemaPath:"#/$defs/position/type",keyword:"type",params:{type:"object"},message:"must be object"}],
!1;var valid0=_errs2===errors}else var valid0=!0;if(valid0)if(data.end!==void 0&&func0.call(data,"end")){let data3=data.end,_errs10=errors;if(errors===errors)if(data3&&
typeof data3=="object"&&!Array.isArray(data3)){let missing2;if((data3.line===void 0||!func0.call(data3,"line"))&&(missing2="line")||(data3.column===void 0||!func0.
call(data3,"column"))&&(missing2="column"))return validate195.errors=[{instancePath:instancePath+"/end",schemaPath:"#/$defs/position/required",keyword:"required",
params:{missingProperty:missing2},message:"must have required property '"+missing2+"'"}],!1;{let _errs13=errors;for(let key2 of Object.keys(data3))if(!(key2==="\
line"||key2==="column")){return validate195.errors=[{instancePath:instancePath+"/end",schemaPath:"#/$defs/position/additionalProperties",keyword:"additionalProp\
erties",params:{additionalProperty:key2},message:"must NOT have additional properties"}],!1;break}if(_errs13===errors){if(data3.line!==void 0&&func0.call(data3,
"line")){let data4=data3.line,_errs14=errors;if(!(typeof data4=="number"&&!(data4%1)&&!isNaN(data4)&&isFinite(data4)))return validate195.errors=[{instancePath:instancePath+
"/end/line",schemaPath:"#/$defs/position/properties/line/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===_errs14&&typeof data4==
"number"&&isFinite(data4)){if(data4>9007199254740991||isNaN(data4))return validate195.errors=[{instancePath:instancePath+"/end/line",schemaPath:"#/$defs/positio\
n/properties/line/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"}],!1;if(data4<1||isNaN(data4))
return validate195.errors=[{instancePath:instancePath+"/end/line",schemaPath:"#/$defs/position/properties/line/minimum",keyword:"minimum",params:{comparison:">=",
limit:1},message:"must be >= 1"}],!1}var valid4=_errs14===errors}else var valid4=!0;if(valid4)if(data3.column!==void 0&&func0.call(data3,"column")){let data5=data3.
column,_errs16=errors;if(!(typeof data5=="number"&&!(data5%1)&&!isNaN(data5)&&isFinite(data5)))return validate195.errors=[{instancePath:instancePath+"/end/colum\
n",schemaPath:"#/$defs/position/properties/column/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===_errs16&&typeof data5==
"number"&&isFinite(data5)){if(data5>9007199254740991||isNaN(data5))return validate195.errors=[{instancePath:instancePath+"/end/column",schemaPath:"#/$defs/posit\
ion/properties/column/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"}],!1;if(data5<1||isNaN(data5))
return validate195.errors=[{instancePath:instancePath+"/end/column",schemaPath:"#/$defs/position/properties/column/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1},message:"must be >= 1"}],!1}var valid4=_errs16===errors}else var valid4=!0}}}else return validate195.errors=[{instancePath:instancePath+"/end",schemaPath:"\
#/$defs/position/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var valid0=_errs10===errors}else var valid0=!0}}}else return validate195.
errors=[{instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return validate195.errors=vErrors,errors===0}validate195.
evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function validate194(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){
let vErrors=null,errors=0,evaluated0=validate194.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),
errors===0)if(data&&typeof data=="object"&&!Array.isArray(data)){let missing0;if((data.path===void 0||!func0.call(data,"path"))&&(missing0="path")||(data.range===
void 0||!func0.call(data,"range"))&&(missing0="range"))return validate194.errors=[{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:missing0},
message:"must have required property '"+missing0+"'"}],!1;{let _errs1=errors;for(let key0 of Object.keys(data))if(!(key0==="path"||key0==="range")){return validate194.
errors=[{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional prop\
erties"}],!1;break}if(_errs1===errors){if(data.path!==void 0&&func0.call(data,"path")){let data0=data.path,_errs2=errors;if(errors===_errs2)if(typeof data0=="st\
ring"){if(func75(data0)<1)return validate194.errors=[{instancePath:instancePath+"/path",schemaPath:"#/properties/path/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"}],!1}else return validate194.errors=[{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"\
type",params:{type:"string"},message:"must be string"}],!1;var valid0=_errs2===errors}else var valid0=!0;if(valid0)if(data.range!==void 0&&func0.call(data,"rang\
e")){let _errs4=errors;validate195(data.range,{instancePath:instancePath+"/range",parentData:data,parentDataProperty:"range",rootData,dynamicAnchors})||(vErrors=
vErrors===null?validate195.errors:vErrors.concat(validate195.errors),errors=vErrors.length);var valid0=_errs4===errors}else var valid0=!0}}}else return validate194.
errors=[{instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return validate194.errors=vErrors,errors===0}validate194.
evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function validate193(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){
let vErrors=null,errors=0,evaluated0=validate193.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),
errors===0)if(data&&typeof data=="object"&&!Array.isArray(data)){let missing0;if((data.schema===void 0||!func0.call(data,"schema"))&&(missing0="schema")||(data.
phases===void 0||!func0.call(data,"phases"))&&(missing0="phases")||(data.serverIdleMs===void 0||!func0.call(data,"serverIdleMs"))&&(missing0="serverIdleMs")||(data.
peakBytes===void 0||!func0.call(data,"peakBytes"))&&(missing0="peakBytes"))return validate193.errors=[{instancePath,schemaPath:"#/required",keyword:"required",params:{
missingProperty:missing0},message:"must have required property '"+missing0+"'"}],!1;{let _errs1=errors;for(let key0 of Object.keys(data))if(!func0.call(schema345.
properties,key0)){return validate193.errors=[{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"\
must NOT have additional properties"}],!1;break}if(_errs1===errors){if(data.schema!==void 0&&func0.call(data,"schema")){let _errs2=errors;if(data.schema!=="lans\
er.run.v1")return validate193.errors=[{instancePath:instancePath+"/schema",schemaPath:"#/properties/schema/const",keyword:"const",params:{allowedValue:"lanser.r\
un.v1"},message:"must be equal to constant"}],!1;var valid0=_errs2===errors}else var valid0=!0;if(valid0){if(data.phases!==void 0&&func0.call(data,"phases")){let data1=data.
phases,_errs3=errors;if(errors===_errs3)if(Array.isArray(data1)){var valid1=!0;let len0=data1.length;for(let i0=0;i0<len0;i0++){let data2=data1[i0],_errs5=errors;
if(errors===_errs5)if(data2&&typeof data2=="object"&&!Array.isArray(data2)){let missing1;if((data2.name===void 0||!func0.call(data2,"name"))&&(missing1="name")||
(data2.ms===void 0||!func0.call(data2,"ms"))&&(missing1="ms")||(data2.cpuMs===void 0||!func0.call(data2,"cpuMs"))&&(missing1="cpuMs"))return validate193.errors=
[{instancePath:instancePath+"/phases/"+i0,schemaPath:"#/properties/phases/items/required",keyword:"required",params:{missingProperty:missing1},message:"must hav\
e required property '"+missing1+"'"}],!1;{let _errs7=errors;for(let key1 of Object.keys(data2))if(!(key1==="name"||key1==="ms"||key1==="cpuMs")){return validate193.
errors=[{instancePath:instancePath+"/phases/"+i0,schemaPath:"#/properties/phases/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key1},
message:"must NOT have additional properties"}],!1;break}if(_errs7===errors){if(data2.name!==void 0&&func0.call(data2,"name")){let data3=data2.name,_errs8=errors;
if(errors===_errs8)if(typeof data3=="string"){if(func75(data3)<1)return validate193.errors=[{instancePath:instancePath+"/phases/"+i0+"/name",schemaPath:"#/prope\
rties/phases/items/properties/name/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"}],!1}else return validate193.
errors=[{instancePath:instancePath+"/phases/"+i0+"/name",schemaPath:"#/properties/phases/items/properties/name/type",keyword:"type",params:{type:"string"},message:"\
must be string"}],!1;var valid2=_errs8===errors}else var valid2=!0;if(valid2){if(data2.ms!==void 0&&func0.call(data2,"ms")){let data4=data2.ms,_errs10=errors;if(!(typeof data4==
"number"&&!(data4%1)&&!isNaN(data4)&&isFinite(data4)))return validate193.errors=[{instancePath:instancePath+"/phases/"+i0+"/ms",schemaPath:"#/properties/phases/\
items/properties/ms/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===_errs10&&typeof data4=="number"&&isFinite(data4)&&(data4<
0||isNaN(data4)))return validate193.errors=[{instancePath:instancePath+"/phases/"+i0+"/ms",schemaPath:"#/properties/phases/items/properties/ms/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1;var valid2=_errs10===errors}else var valid2=!0;if(valid2)if(data2.cpuMs!==void 0&&func0.call(
data2,"cpuMs")){let data5=data2.cpuMs,_errs12=errors;if(!(typeof data5=="number"&&!(data5%1)&&!isNaN(data5)&&isFinite(data5)))return validate193.errors=[{instancePath:instancePath+
"/phases/"+i0+"/cpuMs",schemaPath:"#/properties/phases/items/properties/cpuMs/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===
_errs12&&typeof data5=="number"&&isFinite(data5)&&(data5<0||isNaN(data5)))return validate193.errors=[{instancePath:instancePath+"/phases/"+i0+"/cpuMs",schemaPath:"\
#/properties/phases/items/properties/cpuMs/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1;var valid2=_errs12===errors}else
var valid2=!0}}}}else return validate193.errors=[{instancePath:instancePath+"/phases/"+i0,schemaPath:"#/properties/phases/items/type",keyword:"type",params:{type:"\
object"},message:"must be object"}],!1;var valid1=_errs5===errors;if(!valid1)break}}else return validate193.errors=[{instancePath:instancePath+"/phases",schemaPath:"\
#/properties/phases/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var valid0=_errs3===errors}else var valid0=!0;if(valid0){if(data.serverIdleMs!==
void 0&&func0.call(data,"serverIdleMs")){let data6=data.serverIdleMs,_errs14=errors;if(errors===_errs14)if(data6&&typeof data6=="object"&&!Array.isArray(data6))
for(let key2 of Object.keys(data6)){let data7=data6[key2],_errs17=errors;if(!(typeof data7=="number"&&!(data7%1)&&!isNaN(data7)&&isFinite(data7)))return validate193.
errors=[{instancePath:instancePath+"/serverIdleMs/"+key2.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/serverIdleMs/additionalProperties/type",
keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===_errs17&&typeof data7=="number"&&isFinite(data7)&&(data7<0||isNaN(data7)))return validate193.
errors=[{instancePath:instancePath+"/serverIdleMs/"+key2.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/serverIdleMs/additionalProperties/minim\
um",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1;var valid3=_errs17===errors;if(!valid3)break}else return validate193.errors=[
{instancePath:instancePath+"/serverIdleMs",schemaPath:"#/properties/serverIdleMs/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var valid0=_errs14===
errors}else var valid0=!0;if(valid0){if(data.peakBytes!==void 0&&func0.call(data,"peakBytes")){let data8=data.peakBytes,_errs19=errors;if(!(typeof data8=="numbe\
r"&&!(data8%1)&&!isNaN(data8)&&isFinite(data8)))return validate193.errors=[{instancePath:instancePath+"/peakBytes",schemaPath:"#/properties/peakBytes/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===_errs19&&typeof data8=="number"&&isFinite(data8)&&(data8<0||isNaN(data8)))return validate193.
errors=[{instancePath:instancePath+"/peakBytes",schemaPath:"#/properties/peakBytes/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be \
>= 0"}],!1;var valid0=_errs19===errors}else var valid0=!0;if(valid0){if(data.observations!==void 0&&func0.call(data,"observations")){let data9=data.observations,
_errs21=errors;if(errors===_errs21)if(Array.isArray(data9)){var valid4=!0;let len1=data9.length;for(let i1=0;i1<len1;i1++){let data10=data9[i1],_errs23=errors;if(errors===
_errs23)if(data10&&typeof data10=="object"&&!Array.isArray(data10)){let missing2;if((data10.session===void 0||!func0.call(data10,"session"))&&(missing2="session")||
(data10.from===void 0||!func0.call(data10,"from"))&&(missing2="from")||(data10.why===void 0||!func0.call(data10,"why"))&&(missing2="why")||(data10.unkept===void 0||
!func0.call(data10,"unkept"))&&(missing2="unkept"))return validate193.errors=[{instancePath:instancePath+"/observations/"+i1,schemaPath:"#/properties/observatio\
ns/items/required",keyword:"required",params:{missingProperty:missing2},message:"must have required property '"+missing2+"'"}],!1;{let _errs25=errors;for(let key3 of Object.
keys(data10))if(!(key3==="session"||key3==="from"||key3==="why"||key3==="unkept")){return validate193.errors=[{instancePath:instancePath+"/observations/"+i1,schemaPath:"\
#/properties/observations/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key3},message:"must NOT have additional properti\
es"}],!1;break}if(_errs25===errors){if(data10.session!==void 0&&func0.call(data10,"session")){let data11=data10.session,_errs26=errors;if(errors===_errs26)if(typeof data11==
"string"){if(func75(data11)<1)return validate193.errors=[{instancePath:instancePath+"/observations/"+i1+"/session",schemaPath:"#/properties/observations/items/p\
roperties/session/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"}],!1}else return validate193.errors=[{instancePath:instancePath+
"/observations/"+i1+"/session",schemaPath:"#/properties/observations/items/properties/session/type",keyword:"type",params:{type:"string"},message:"must be strin\
g"}],!1;var valid5=_errs26===errors}else var valid5=!0;if(valid5){if(data10.from!==void 0&&func0.call(data10,"from")){let data12=data10.from,_errs28=errors;if(!(data12===
"server"||data12==="cache"||data12==="both"))return validate193.errors=[{instancePath:instancePath+"/observations/"+i1+"/from",schemaPath:"#/properties/observat\
ions/items/properties/from/enum",keyword:"enum",params:{allowedValues:schema345.properties.observations.items.properties.from.enum},message:"must be equal to on\
e of the allowed values"}],!1;var valid5=_errs28===errors}else var valid5=!0;if(valid5){if(data10.why!==void 0&&func0.call(data10,"why")){let data13=data10.why,
_errs29=errors;if(typeof data13!="string"&&data13!==null)return validate193.errors=[{instancePath:instancePath+"/observations/"+i1+"/why",schemaPath:"#/properti\
es/observations/items/properties/why/type",keyword:"type",params:{type:schema345.properties.observations.items.properties.why.type},message:"must be string,null"}],
!1;var valid5=_errs29===errors}else var valid5=!0;if(valid5)if(data10.unkept!==void 0&&func0.call(data10,"unkept")){let data14=data10.unkept,_errs31=errors;if(typeof data14!=
"string"&&data14!==null)return validate193.errors=[{instancePath:instancePath+"/observations/"+i1+"/unkept",schemaPath:"#/properties/observations/items/properti\
es/unkept/type",keyword:"type",params:{type:schema345.properties.observations.items.properties.unkept.type},message:"must be string,null"}],!1;var valid5=_errs31===
errors}else var valid5=!0}}}}}else return validate193.errors=[{instancePath:instancePath+"/observations/"+i1,schemaPath:"#/properties/observations/items/type",keyword:"\
type",params:{type:"object"},message:"must be object"}],!1;var valid4=_errs23===errors;if(!valid4)break}}else return validate193.errors=[{instancePath:instancePath+
"/observations",schemaPath:"#/properties/observations/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var valid0=_errs21===errors}else var valid0=!0;
if(valid0){if(data.pullRequest!==void 0&&func0.call(data,"pullRequest")){let data15=data.pullRequest,_errs33=errors;if(!(typeof data15=="number"&&!(data15%1)&&!isNaN(
data15)&&isFinite(data15)))return validate193.errors=[{instancePath:instancePath+"/pullRequest",schemaPath:"#/properties/pullRequest/type",keyword:"type",params:{
type:"integer"},message:"must be integer"}],!1;if(errors===_errs33&&typeof data15=="number"&&isFinite(data15)&&(data15<1||isNaN(data15)))return validate193.errors=
[{instancePath:instancePath+"/pullRequest",schemaPath:"#/properties/pullRequest/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= \
1"}],!1;var valid0=_errs33===errors}else var valid0=!0;if(valid0){if(data.surfaces!==void 0&&func0.call(data,"surfaces")){let data16=data.surfaces,_errs35=errors;
if(errors===_errs35)if(Array.isArray(data16)){var valid6=!0;let len2=data16.length;for(let i2=0;i2<len2;i2++){let data17=data16[i2],_errs37=errors;if(errors===_errs37)
if(data17&&typeof data17=="object"&&!Array.isArray(data17)){let missing3;if((data17.surface===void 0||!func0.call(data17,"surface"))&&(missing3="surface")||(data17.
state===void 0||!func0.call(data17,"state"))&&(missing3="state")||(data17.why===void 0||!func0.call(data17,"why"))&&(missing3="why"))return validate193.errors=[
{instancePath:instancePath+"/surfaces/"+i2,schemaPath:"#/properties/surfaces/items/required",keyword:"required",params:{missingProperty:missing3},message:"must \
have required property '"+missing3+"'"}],!1;{let _errs39=errors;for(let key4 of Object.keys(data17))if(!(key4==="surface"||key4==="state"||key4==="why")){return validate193.
errors=[{instancePath:instancePath+"/surfaces/"+i2,schemaPath:"#/properties/surfaces/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key4},
message:"must NOT have additional properties"}],!1;break}if(_errs39===errors){if(data17.surface!==void 0&&func0.call(data17,"surface")){let data18=data17.surface,
_errs40=errors;if(!(data18==="check"||data18==="comment"||data18==="report"||data18==="sarif"||data18==="html"||data18==="junit"||data18==="rdjson"||data18==="g\
itlab"||data18==="summary"))return validate193.errors=[{instancePath:instancePath+"/surfaces/"+i2+"/surface",schemaPath:"#/properties/surfaces/items/properties/\
surface/enum",keyword:"enum",params:{allowedValues:schema345.properties.surfaces.items.properties.surface.enum},message:"must be equal to one of the allowed val\
ues"}],!1;var valid7=_errs40===errors}else var valid7=!0;if(valid7){if(data17.state!==void 0&&func0.call(data17,"state")){let data19=data17.state,_errs41=errors;
if(!(data19==="posted"||data19==="unchanged"||data19==="degraded"||data19==="skipped"||data19==="failed"))return validate193.errors=[{instancePath:instancePath+
"/surfaces/"+i2+"/state",schemaPath:"#/properties/surfaces/items/properties/state/enum",keyword:"enum",params:{allowedValues:schema345.properties.surfaces.items.
properties.state.enum},message:"must be equal to one of the allowed values"}],!1;var valid7=_errs41===errors}else var valid7=!0;if(valid7)if(data17.why!==void 0&&
func0.call(data17,"why")){let data20=data17.why,_errs42=errors;if(typeof data20!="string"&&data20!==null)return validate193.errors=[{instancePath:instancePath+"\
/surfaces/"+i2+"/why",schemaPath:"#/properties/surfaces/items/properties/why/type",keyword:"type",params:{type:schema345.properties.surfaces.items.properties.why.
type},message:"must be string,null"}],!1;var valid7=_errs42===errors}else var valid7=!0}}}}else return validate193.errors=[{instancePath:instancePath+"/surfaces\
/"+i2,schemaPath:"#/properties/surfaces/items/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var valid6=_errs37===errors;if(!valid6)break}}else
return validate193.errors=[{instancePath:instancePath+"/surfaces",schemaPath:"#/properties/surfaces/type",keyword:"type",params:{type:"array"},message:"must be \
array"}],!1;var valid0=_errs35===errors}else var valid0=!0;if(valid0){if(data.shown!==void 0&&func0.call(data,"shown")){let data21=data.shown,_errs44=errors;if(errors===
_errs44)if(data21&&typeof data21=="object"&&!Array.isArray(data21))for(let key5 of Object.keys(data21)){let data22=data21[key5],_errs47=errors,_errs48=errors,valid9=!1,
passing0=null,_errs49=errors;validate194(data22,{instancePath:instancePath+"/shown/"+key5.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:data21,parentDataProperty:key5,
rootData,dynamicAnchors})||(vErrors=vErrors===null?validate194.errors:vErrors.concat(validate194.errors),errors=vErrors.length);var _valid0=_errs49===errors;_valid0&&
(valid9=!0,passing0=0);let _errs50=errors;if(data22!==null){let err0={instancePath:instancePath+"/shown/"+key5.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/properties/shown/additionalProperties/oneOf/1/type",keyword:"type",params:{type:"null"},message:"must be null"};vErrors===null?vErrors=[err0]:vErrors.push(err0),
errors++}var _valid0=_errs50===errors;if(_valid0&&valid9?(valid9=!1,passing0=[passing0,1]):_valid0&&(valid9=!0,passing0=1),valid9)errors=_errs48,vErrors!==null&&
(_errs48?vErrors.length=_errs48:vErrors=null);else{let err1={instancePath:instancePath+"/shown/"+key5.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/prope\
rties/shown/additionalProperties/oneOf",keyword:"oneOf",params:{passingSchemas:passing0},message:"must match exactly one schema in oneOf"};return vErrors===null?
vErrors=[err1]:vErrors.push(err1),errors++,validate193.errors=vErrors,!1}var valid8=_errs47===errors;if(!valid8)break}else return validate193.errors=[{instancePath:instancePath+
"/shown",schemaPath:"#/properties/shown/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var valid0=_errs44===errors}else var valid0=!0;
if(valid0)if(data.ownShown!==void 0&&func0.call(data,"ownShown")){let data23=data.ownShown,_errs52=errors;if(errors===_errs52)if(data23&&typeof data23=="object"&&
!Array.isArray(data23))for(let key6 of Object.keys(data23)){let data24=data23[key6],_errs55=errors,_errs56=errors,valid11=!1,passing1=null,_errs57=errors;validate194(
data24,{instancePath:instancePath+"/ownShown/"+key6.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:data23,parentDataProperty:key6,rootData,dynamicAnchors})||
(vErrors=vErrors===null?validate194.errors:vErrors.concat(validate194.errors),errors=vErrors.length);var _valid1=_errs57===errors;_valid1&&(valid11=!0,passing1=
0);let _errs58=errors;if(data24!==null){let err2={instancePath:instancePath+"/ownShown/"+key6.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/ow\
nShown/additionalProperties/oneOf/1/type",keyword:"type",params:{type:"null"},message:"must be null"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}
var _valid1=_errs58===errors;if(_valid1&&valid11?(valid11=!1,passing1=[passing1,1]):_valid1&&(valid11=!0,passing1=1),valid11)errors=_errs56,vErrors!==null&&(_errs56?
vErrors.length=_errs56:vErrors=null);else{let err3={instancePath:instancePath+"/ownShown/"+key6.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/\
ownShown/additionalProperties/oneOf",keyword:"oneOf",params:{passingSchemas:passing1},message:"must match exactly one schema in oneOf"};return vErrors===null?vErrors=
[err3]:vErrors.push(err3),errors++,validate193.errors=vErrors,!1}var valid10=_errs55===errors;if(!valid10)break}else return validate193.errors=[{instancePath:instancePath+
"/ownShown",schemaPath:"#/properties/ownShown/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var valid0=_errs52===errors}else var valid0=!0}}}}}}}}}}else
return validate193.errors=[{instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return validate193.errors=vErrors,
errors===0}validate193.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var validateTraceV1=validate61;var schema130={type:"object",additionalProperties:!1,required:["schema","tool","server","side","session","snapshot","digests","program","run"],properties:{schema:{
const:"lanser.trace.v1"},tool:{type:"object",additionalProperties:!1,required:["name","version"],properties:{name:{const:"lanser"},version:{type:"string",minLength:1}}},
server:{description:"The pin.",type:"object",additionalProperties:!1,required:["id","version","treeDigest"],properties:{id:{type:"string",pattern:"^[a-z0-9][a-z\
0-9._-]*$"},version:{type:"string",minLength:1},treeDigest:{$ref:"#/$defs/sha256"}}},side:{enum:["base","head"]},session:{description:"Which session of the run:\
 a side's first look (base, head), its second in reverse order (base-again, head-again), head with its own server configuration (self), or a name that means as \
much.",type:"string",pattern:"^[a-z0-9][a-z0-9-]*$"},root:{description:"The folder of the tree that the server was opened on; absent for its top.",type:"string",
minLength:1},snapshot:{description:"The tree that the server saw; null where it was not taken from git.",type:"object",additionalProperties:!1,required:["commit",
"tree"],properties:{commit:{oneOf:[{$ref:"#/$defs/gitObject"},{type:"null"}]},tree:{oneOf:[{$ref:"#/$defs/gitObject"},{type:"null"}]}}},digests:{type:"object",additionalProperties:!1,
required:["capabilities","schedule","configuration"],properties:{capabilities:{description:"What the client declared to the server.",$ref:"#/$defs/sha256"},schedule:{
description:"What it was to be asked, without look-ups that follow from its answers.",$ref:"#/$defs/sha256"},configuration:{description:"The settings it was giv\
en.",$ref:"#/$defs/sha256"},dependencies:{description:"Which packages it could see: those of linked folders and those beside the toolchain. Absent in traces of \
older releases.",$ref:"#/$defs/sha256"}}},variation:{description:"In what the machine was made to differ from how sessions usually are run.",type:"object",additionalProperties:{
type:["string","number","boolean"]}},program:{description:"The files that were to be opened, in the order of the schedule.",type:"array",items:{type:"object",additionalProperties:!1,
required:["path","blob"],properties:{path:{$ref:"#/$defs/path"},blob:{description:"git's id of the content; null when it was not in the tree.",oneOf:[{$ref:"#/$\
defs/gitObject"},{type:"null"}]}}}},run:{oneOf:[{$ref:"#/$defs/run"},{type:"null"}]}}};var schema140={description:"What a gate run knew besides its sessions: with them it makes the report. A later release may add to it.",type:"object",required:["r\
ecord","server","programFiles","withheld","unchecked","configurationFiles","told","settings"],properties:{programFiles:{$ref:"#/$defs/number"},dependencies:{description:"\
Of each linked folder of dependencies: which packages lie in it.",type:"object",additionalProperties:{$ref:"#/$defs/sha256"}},packages:{description:"Which packa\
ges lie beside the toolchain, in no such folder; null when none can be seen.",oneOf:[{$ref:"#/$defs/sha256"},{type:"null"}]},configurationFiles:{type:"array",items:{
$ref:"#/$defs/path"}},told:{description:"What the server's command reports of the project before it looks at a source.",type:"array",items:{type:"object",required:[
"path","range","severity","source","code","message","line"],properties:{path:{$ref:"#/$defs/path"},range:{$ref:"#/$defs/range"},line:{description:"The line that\
 it stands in; null where it has no place.",type:["string","null"]},severity:{enum:["error","warning","information","hint"]},source:{type:"string"},code:{type:"\
string"},message:{type:"string"}}}},overlays:{description:"Documents that were open as long as the session, in place of files of the tree.",type:"array",items:{
type:"object",required:["path","languageId","text"],properties:{path:{$ref:"#/$defs/path"},languageId:{type:"string"},text:{type:"string"}}}},declared:{description:"\
What manifests at or above the files of the program declare, folder by folder, and what of it is installed.",type:"array",items:{type:"object",required:["folder",
"requiresPython","packages"],properties:{folder:{type:"string"},requiresPython:{type:["string","null"]},packages:{type:"array",items:{type:"object",required:["e\
cosystem","name","group","marker","installed"],properties:{ecosystem:{enum:["npm","pypi","conda"]},name:{type:"string"},group:{description:"The extra or group; \
null for what the project cannot do without.",type:["string","null"]},marker:{description:"Where it is needed (PEP 508); null for everywhere.",type:["string","n\
ull"]},installed:{description:"Its version, empty where that is not known; null where it is not installed.",type:["string","null"]},modules:{type:"array",items:{
type:"string"}},locked:{type:"array",items:{type:"string"}}}}}}}},record:{description:"Null where the session is not part of a gate's run.",type:["object","null"],
required:["base","head","policy","changedFiles","policyChanges","safety","ignore","shown","limits"],properties:{base:{$ref:"#/$defs/snapshot"},head:{$ref:"#/$de\
fs/snapshot"},policy:{type:"object",required:["origin","digest","failOn","unknown","change"]},changedFiles:{description:"Sources that differ between base and he\
ad, a renamed one once; null where a side does not have it.",type:"array",items:{type:"object",required:["from","to"],properties:{from:{oneOf:[{$ref:"#/$defs/pa\
th"},{type:"null"}]},to:{oneOf:[{$ref:"#/$defs/path"},{type:"null"}]}}}},ignore:{type:"array",items:{type:"string"}},shown:{description:"On a merge commit, how \
each file differs from the pull request's own head; null otherwise.",type:["object","null"],additionalProperties:{oneOf:[{type:"array",items:{$ref:"#/$defs/hunk"}},
{type:"null"}]}},waivers:{description:"What somebody let pass, as base's policy allows: the first digits of a finding's id, or null for every new one and every \
reason that can be waived; or the code of one such reason.",type:"array",items:{type:"object",required:["by","reason"],oneOf:[{required:["finding"]},{required:[
"code"]}],properties:{finding:{type:["string","null"],pattern:"^[0-9a-f]{12,64}$"},code:{type:"string",minLength:1},by:{type:"string",minLength:1},reason:{type:"\
string",minLength:1}}}},dependencies:{description:"What differs in the packages that both sides need, from their files; absent where they say the same.",type:"o\
bject",required:["changes","installed","ambient","isOwn","lacks","places"],properties:{changes:{type:"object",required:["packages","neededBy","unreadable"],properties:{
packages:{type:"array",items:{type:"object",required:["ecosystem","name","from","to","files","folder","isTop","isWhole"],properties:{ecosystem:{enum:["npm","pyp\
i","conda"]},name:{type:"string"},from:{type:["string","null"]},to:{type:["string","null"]},files:{type:"array",minItems:1,items:{$ref:"#/$defs/path"}},folder:{
type:"string"},isTop:{type:"boolean"},isWhole:{type:"boolean"}}}},neededBy:{description:"By ecosystem:name, who needs it.",type:"object",additionalProperties:{type:"\
array",items:{type:"string"}}},unreadable:{type:"array",items:{type:"object",required:["path","ecosystem","reason"],properties:{path:{$ref:"#/$defs/path"},ecosystem:{
enum:["npm","pypi","conda"]},reason:{type:"string"}}}}}},installed:{description:"Modules of installed packages of Python; null where none can be seen.",type:["a\
rray","null"],items:{type:"object",required:["name","modules"],properties:{name:{type:"string"},modules:{type:"array",items:{type:"string"}}}}},ambient:{type:"a\
rray",items:{type:"string"}},isOwn:{description:"Whether base was given its own.",type:"boolean"},lacks:{type:["string","null"]},places:{type:"array",items:{type:"\
object",required:["ecosystem","name","path","base","head"],properties:{ecosystem:{enum:["npm","pypi","conda"]},name:{type:"string"},path:{$ref:"#/$defs/path"},base:{
type:["integer","null"],minimum:0},head:{type:["integer","null"],minimum:0}}}}}},limits:{type:"array",items:{type:"object",required:["code","message","count"],properties:{
code:{type:"string"},message:{type:"string"},count:{$ref:"#/$defs/number"}}}}}},server:{type:"object",required:["id","version","treeDigest","interpreter"],properties:{
id:{type:"string"},version:{type:"string"},treeDigest:{oneOf:[{$ref:"#/$defs/sha256"},{type:"null"}]},interpreter:{type:["object","null"],required:["name","vers\
ion"],properties:{name:{type:"string"},version:{type:"string"}}}}},withheld:{description:"Files that could not be given to the server.",type:"array",items:{type:"\
object",required:["path","reason"],properties:{path:{$ref:"#/$defs/path"},reason:{type:"string",minLength:1}}}},settings:{type:"object"}}},pattern45=new RegExp(
"^[0-9a-f]{12,64}$","u");function validate70(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate70.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),errors===0)if(data&&typeof data=="object"&&!Array.isArray(
data)){let missing0;if((data.commit===void 0||!func0.call(data,"commit"))&&(missing0="commit")||(data.tree===void 0||!func0.call(data,"tree"))&&(missing0="tree"))
return validate70.errors=[{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:missing0},message:"must have required property '"+missing0+
"'"}],!1;if(data.commit!==void 0&&func0.call(data,"commit")){let data0=data.commit,_errs1=errors,_errs2=errors,valid1=!1,passing0=null,_errs3=errors;if(errors===
errors)if(typeof data0=="string"){if(!pattern4.test(data0)){let err0={instancePath:instancePath+"/commit",schemaPath:"#/$defs/gitObject/pattern",keyword:"patter\
n",params:{pattern:"^(?:[0-9a-f]{40}|[0-9a-f]{64})$"},message:'must match pattern "^(?:[0-9a-f]{40}|[0-9a-f]{64})$"'};vErrors===null?vErrors=[err0]:vErrors.push(
err0),errors++}}else{let err1={instancePath:instancePath+"/commit",schemaPath:"#/$defs/gitObject/type",keyword:"type",params:{type:"string"},message:"must be st\
ring"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}var _valid0=_errs3===errors;_valid0&&(valid1=!0,passing0=0);let _errs6=errors;if(data0!==null){
let err2={instancePath:instancePath+"/commit",schemaPath:"#/properties/commit/oneOf/1/type",keyword:"type",params:{type:"null"},message:"must be null"};vErrors===
null?vErrors=[err2]:vErrors.push(err2),errors++}var _valid0=_errs6===errors;if(_valid0&&valid1?(valid1=!1,passing0=[passing0,1]):_valid0&&(valid1=!0,passing0=1),
valid1)errors=_errs2,vErrors!==null&&(_errs2?vErrors.length=_errs2:vErrors=null);else{let err3={instancePath:instancePath+"/commit",schemaPath:"#/properties/com\
mit/oneOf",keyword:"oneOf",params:{passingSchemas:passing0},message:"must match exactly one schema in oneOf"};return vErrors===null?vErrors=[err3]:vErrors.push(
err3),errors++,validate70.errors=vErrors,!1}var valid0=_errs1===errors}else var valid0=!0;if(valid0)if(data.tree!==void 0&&func0.call(data,"tree")){let data1=data.
tree,_errs8=errors,_errs9=errors,valid3=!1,passing1=null,_errs10=errors;if(errors===errors)if(typeof data1=="string"){if(!pattern4.test(data1)){let err4={instancePath:instancePath+
"/tree",schemaPath:"#/$defs/gitObject/pattern",keyword:"pattern",params:{pattern:"^(?:[0-9a-f]{40}|[0-9a-f]{64})$"},message:'must match pattern "^(?:[0-9a-f]{40\
}|[0-9a-f]{64})$"'};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}}else{let err5={instancePath:instancePath+"/tree",schemaPath:"#/$defs/gitObject/ty\
pe",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}var _valid1=_errs10===errors;_valid1&&
(valid3=!0,passing1=0);let _errs13=errors;if(data1!==null){let err6={instancePath:instancePath+"/tree",schemaPath:"#/properties/tree/oneOf/1/type",keyword:"type",
params:{type:"null"},message:"must be null"};vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}var _valid1=_errs13===errors;if(_valid1&&valid3?(valid3=!1,
passing1=[passing1,1]):_valid1&&(valid3=!0,passing1=1),valid3)errors=_errs9,vErrors!==null&&(_errs9?vErrors.length=_errs9:vErrors=null);else{let err7={instancePath:instancePath+
"/tree",schemaPath:"#/properties/tree/oneOf",keyword:"oneOf",params:{passingSchemas:passing1},message:"must match exactly one schema in oneOf"};return vErrors===
null?vErrors=[err7]:vErrors.push(err7),errors++,validate70.errors=vErrors,!1}var valid0=_errs8===errors}else var valid0=!0}else return validate70.errors=[{instancePath,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return validate70.errors=vErrors,errors===0}validate70.evaluated={props:{
commit:!0,tree:!0},dynamicProps:!1,dynamicItems:!1};function validate73(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate73.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),errors===0)if(data&&typeof data=="object"&&!Array.isArray(
data)){let missing0;if((data.baseStart===void 0||!func0.call(data,"baseStart"))&&(missing0="baseStart")||(data.baseEnd===void 0||!func0.call(data,"baseEnd"))&&(missing0=
"baseEnd")||(data.headStart===void 0||!func0.call(data,"headStart"))&&(missing0="headStart")||(data.headEnd===void 0||!func0.call(data,"headEnd"))&&(missing0="h\
eadEnd"))return validate73.errors=[{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:missing0},message:"must have required proper\
ty '"+missing0+"'"}],!1;if(data.baseStart!==void 0&&func0.call(data,"baseStart")){let data0=data.baseStart,_errs1=errors,_errs2=errors;if(!(typeof data0=="numbe\
r"&&!(data0%1)&&!isNaN(data0)&&isFinite(data0)))return validate73.errors=[{instancePath:instancePath+"/baseStart",schemaPath:"#/$defs/number/type",keyword:"type",
params:{type:"integer"},message:"must be integer"}],!1;if(errors===_errs2&&typeof data0=="number"&&isFinite(data0)){if(data0>9007199254740991||isNaN(data0))return validate73.
errors=[{instancePath:instancePath+"/baseStart",schemaPath:"#/$defs/number/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"m\
ust be <= 9007199254740991"}],!1;if(data0<0||isNaN(data0))return validate73.errors=[{instancePath:instancePath+"/baseStart",schemaPath:"#/$defs/number/minimum",
keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}var valid0=_errs1===errors}else var valid0=!0;if(valid0){if(data.baseEnd!==void 0&&
func0.call(data,"baseEnd")){let data1=data.baseEnd,_errs4=errors,_errs5=errors;if(!(typeof data1=="number"&&!(data1%1)&&!isNaN(data1)&&isFinite(data1)))return validate73.
errors=[{instancePath:instancePath+"/baseEnd",schemaPath:"#/$defs/number/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===
_errs5&&typeof data1=="number"&&isFinite(data1)){if(data1>9007199254740991||isNaN(data1))return validate73.errors=[{instancePath:instancePath+"/baseEnd",schemaPath:"\
#/$defs/number/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"}],!1;if(data1<0||isNaN(data1))return validate73.
errors=[{instancePath:instancePath+"/baseEnd",schemaPath:"#/$defs/number/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}
var valid0=_errs4===errors}else var valid0=!0;if(valid0){if(data.headStart!==void 0&&func0.call(data,"headStart")){let data2=data.headStart,_errs7=errors,_errs8=errors;
if(!(typeof data2=="number"&&!(data2%1)&&!isNaN(data2)&&isFinite(data2)))return validate73.errors=[{instancePath:instancePath+"/headStart",schemaPath:"#/$defs/n\
umber/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===_errs8&&typeof data2=="number"&&isFinite(data2)){if(data2>9007199254740991||
isNaN(data2))return validate73.errors=[{instancePath:instancePath+"/headStart",schemaPath:"#/$defs/number/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},
message:"must be <= 9007199254740991"}],!1;if(data2<0||isNaN(data2))return validate73.errors=[{instancePath:instancePath+"/headStart",schemaPath:"#/$defs/number\
/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}var valid0=_errs7===errors}else var valid0=!0;if(valid0)if(data.headEnd!==
void 0&&func0.call(data,"headEnd")){let data3=data.headEnd,_errs10=errors,_errs11=errors;if(!(typeof data3=="number"&&!(data3%1)&&!isNaN(data3)&&isFinite(data3)))
return validate73.errors=[{instancePath:instancePath+"/headEnd",schemaPath:"#/$defs/number/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],
!1;if(errors===_errs11&&typeof data3=="number"&&isFinite(data3)){if(data3>9007199254740991||isNaN(data3))return validate73.errors=[{instancePath:instancePath+"/\
headEnd",schemaPath:"#/$defs/number/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"}],!1;if(data3<
0||isNaN(data3))return validate73.errors=[{instancePath:instancePath+"/headEnd",schemaPath:"#/$defs/number/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"}],!1}var valid0=_errs10===errors}else var valid0=!0}}}else return validate73.errors=[{instancePath,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"}],!1;return validate73.errors=vErrors,errors===0}validate73.evaluated={props:{baseStart:!0,baseEnd:!0,headStart:!0,headEnd:!0},
dynamicProps:!1,dynamicItems:!1};function validate64(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,
evaluated0=validate64.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),errors===0)if(data&&typeof data==
"object"&&!Array.isArray(data)){let missing0;if((data.record===void 0||!func0.call(data,"record"))&&(missing0="record")||(data.server===void 0||!func0.call(data,
"server"))&&(missing0="server")||(data.programFiles===void 0||!func0.call(data,"programFiles"))&&(missing0="programFiles")||(data.withheld===void 0||!func0.call(
data,"withheld"))&&(missing0="withheld")||(data.unchecked===void 0||!func0.call(data,"unchecked"))&&(missing0="unchecked")||(data.configurationFiles===void 0||!func0.
call(data,"configurationFiles"))&&(missing0="configurationFiles")||(data.told===void 0||!func0.call(data,"told"))&&(missing0="told")||(data.settings===void 0||!func0.
call(data,"settings"))&&(missing0="settings"))return validate64.errors=[{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:missing0},
message:"must have required property '"+missing0+"'"}],!1;if(data.programFiles!==void 0&&func0.call(data,"programFiles")){let data0=data.programFiles,_errs1=errors,
_errs2=errors;if(!(typeof data0=="number"&&!(data0%1)&&!isNaN(data0)&&isFinite(data0)))return validate64.errors=[{instancePath:instancePath+"/programFiles",schemaPath:"\
#/$defs/number/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===_errs2&&typeof data0=="number"&&isFinite(data0)){if(data0>
9007199254740991||isNaN(data0))return validate64.errors=[{instancePath:instancePath+"/programFiles",schemaPath:"#/$defs/number/maximum",keyword:"maximum",params:{
comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"}],!1;if(data0<0||isNaN(data0))return validate64.errors=[{instancePath:instancePath+
"/programFiles",schemaPath:"#/$defs/number/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}var valid0=_errs1===errors}else
var valid0=!0;if(valid0){if(data.dependencies!==void 0&&func0.call(data,"dependencies")){let data1=data.dependencies,_errs4=errors;if(errors===_errs4)if(data1&&
typeof data1=="object"&&!Array.isArray(data1))for(let key0 of Object.keys(data1)){let data2=data1[key0],_errs7=errors;if(errors===errors)if(typeof data2=="strin\
g"){if(!pattern10.test(data2))return validate64.errors=[{instancePath:instancePath+"/dependencies/"+key0.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/$d\
efs/sha256/pattern",keyword:"pattern",params:{pattern:"^sha256:[0-9a-f]{64}$"},message:'must match pattern "^sha256:[0-9a-f]{64}$"'}],!1}else return validate64.
errors=[{instancePath:instancePath+"/dependencies/"+key0.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/$defs/sha256/type",keyword:"type",params:{type:"st\
ring"},message:"must be string"}],!1;var valid2=_errs7===errors;if(!valid2)break}else return validate64.errors=[{instancePath:instancePath+"/dependencies",schemaPath:"\
#/properties/dependencies/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var valid0=_errs4===errors}else var valid0=!0;if(valid0){if(data.
packages!==void 0&&func0.call(data,"packages")){let data3=data.packages,_errs10=errors,_errs11=errors,valid4=!1,passing0=null,_errs12=errors;if(errors===errors)
if(typeof data3=="string"){if(!pattern10.test(data3)){let err0={instancePath:instancePath+"/packages",schemaPath:"#/$defs/sha256/pattern",keyword:"pattern",params:{
pattern:"^sha256:[0-9a-f]{64}$"},message:'must match pattern "^sha256:[0-9a-f]{64}$"'};vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++}}else{let err1={
instancePath:instancePath+"/packages",schemaPath:"#/$defs/sha256/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err1]:
vErrors.push(err1),errors++}var _valid0=_errs12===errors;_valid0&&(valid4=!0,passing0=0);let _errs15=errors;if(data3!==null){let err2={instancePath:instancePath+
"/packages",schemaPath:"#/properties/packages/oneOf/1/type",keyword:"type",params:{type:"null"},message:"must be null"};vErrors===null?vErrors=[err2]:vErrors.push(
err2),errors++}var _valid0=_errs15===errors;if(_valid0&&valid4?(valid4=!1,passing0=[passing0,1]):_valid0&&(valid4=!0,passing0=1),valid4)errors=_errs11,vErrors!==
null&&(_errs11?vErrors.length=_errs11:vErrors=null);else{let err3={instancePath:instancePath+"/packages",schemaPath:"#/properties/packages/oneOf",keyword:"oneOf",
params:{passingSchemas:passing0},message:"must match exactly one schema in oneOf"};return vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++,validate64.errors=
vErrors,!1}var valid0=_errs10===errors}else var valid0=!0;if(valid0){if(data.configurationFiles!==void 0&&func0.call(data,"configurationFiles")){let data4=data.
configurationFiles,_errs17=errors;if(errors===_errs17)if(Array.isArray(data4)){var valid6=!0;let len0=data4.length;for(let i0=0;i0<len0;i0++){let data5=data4[i0],
_errs19=errors;if(errors===errors)if(typeof data5=="string"){if(!pattern8.test(data5))return validate64.errors=[{instancePath:instancePath+"/configurationFiles/"+
i0,schemaPath:"#/$defs/path/pattern",keyword:"pattern",params:{pattern:"^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$"},message:'must m\
atch pattern "^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$"'}],!1}else return validate64.errors=[{instancePath:instancePath+"/configur\
ationFiles/"+i0,schemaPath:"#/$defs/path/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid6=_errs19===errors;if(!valid6)break}}else
return validate64.errors=[{instancePath:instancePath+"/configurationFiles",schemaPath:"#/properties/configurationFiles/type",keyword:"type",params:{type:"array"},
message:"must be array"}],!1;var valid0=_errs17===errors}else var valid0=!0;if(valid0){if(data.told!==void 0&&func0.call(data,"told")){let data6=data.told,_errs22=errors;
if(errors===_errs22)if(Array.isArray(data6)){var valid8=!0;let len1=data6.length;for(let i1=0;i1<len1;i1++){let data7=data6[i1],_errs24=errors;if(errors===_errs24)
if(data7&&typeof data7=="object"&&!Array.isArray(data7)){let missing1;if((data7.path===void 0||!func0.call(data7,"path"))&&(missing1="path")||(data7.range===void 0||
!func0.call(data7,"range"))&&(missing1="range")||(data7.severity===void 0||!func0.call(data7,"severity"))&&(missing1="severity")||(data7.source===void 0||!func0.
call(data7,"source"))&&(missing1="source")||(data7.code===void 0||!func0.call(data7,"code"))&&(missing1="code")||(data7.message===void 0||!func0.call(data7,"mes\
sage"))&&(missing1="message")||(data7.line===void 0||!func0.call(data7,"line"))&&(missing1="line"))return validate64.errors=[{instancePath:instancePath+"/told/"+
i1,schemaPath:"#/properties/told/items/required",keyword:"required",params:{missingProperty:missing1},message:"must have required property '"+missing1+"'"}],!1;
if(data7.path!==void 0&&func0.call(data7,"path")){let data8=data7.path,_errs26=errors;if(errors===errors)if(typeof data8=="string"){if(!pattern8.test(data8))return validate64.
errors=[{instancePath:instancePath+"/told/"+i1+"/path",schemaPath:"#/$defs/path/pattern",keyword:"pattern",params:{pattern:"^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?\
!\\.{1,2}(?:/|$))[^/\\u0000]+)*$"},message:'must match pattern "^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$"'}],!1}else return validate64.
errors=[{instancePath:instancePath+"/told/"+i1+"/path",schemaPath:"#/$defs/path/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid9=_errs26===
errors}else var valid9=!0;if(valid9){if(data7.range!==void 0&&func0.call(data7,"range")){let _errs29=errors;validate65(data7.range,{instancePath:instancePath+"/\
told/"+i1+"/range",parentData:data7,parentDataProperty:"range",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate65.errors:vErrors.concat(validate65.errors),
errors=vErrors.length);var valid9=_errs29===errors}else var valid9=!0;if(valid9){if(data7.line!==void 0&&func0.call(data7,"line")){let data10=data7.line,_errs30=errors;
if(typeof data10!="string"&&data10!==null)return validate64.errors=[{instancePath:instancePath+"/told/"+i1+"/line",schemaPath:"#/properties/told/items/propertie\
s/line/type",keyword:"type",params:{type:schema140.properties.told.items.properties.line.type},message:"must be string,null"}],!1;var valid9=_errs30===errors}else
var valid9=!0;if(valid9){if(data7.severity!==void 0&&func0.call(data7,"severity")){let data11=data7.severity,_errs32=errors;if(!(data11==="error"||data11==="war\
ning"||data11==="information"||data11==="hint"))return validate64.errors=[{instancePath:instancePath+"/told/"+i1+"/severity",schemaPath:"#/properties/told/items\
/properties/severity/enum",keyword:"enum",params:{allowedValues:schema140.properties.told.items.properties.severity.enum},message:"must be equal to one of the a\
llowed values"}],!1;var valid9=_errs32===errors}else var valid9=!0;if(valid9){if(data7.source!==void 0&&func0.call(data7,"source")){let _errs33=errors;if(typeof data7.
source!="string")return validate64.errors=[{instancePath:instancePath+"/told/"+i1+"/source",schemaPath:"#/properties/told/items/properties/source/type",keyword:"\
type",params:{type:"string"},message:"must be string"}],!1;var valid9=_errs33===errors}else var valid9=!0;if(valid9){if(data7.code!==void 0&&func0.call(data7,"c\
ode")){let _errs35=errors;if(typeof data7.code!="string")return validate64.errors=[{instancePath:instancePath+"/told/"+i1+"/code",schemaPath:"#/properties/told/\
items/properties/code/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid9=_errs35===errors}else var valid9=!0;if(valid9)if(data7.
message!==void 0&&func0.call(data7,"message")){let _errs37=errors;if(typeof data7.message!="string")return validate64.errors=[{instancePath:instancePath+"/told/"+
i1+"/message",schemaPath:"#/properties/told/items/properties/message/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid9=_errs37===
errors}else var valid9=!0}}}}}}else return validate64.errors=[{instancePath:instancePath+"/told/"+i1,schemaPath:"#/properties/told/items/type",keyword:"type",params:{
type:"object"},message:"must be object"}],!1;var valid8=_errs24===errors;if(!valid8)break}}else return validate64.errors=[{instancePath:instancePath+"/told",schemaPath:"\
#/properties/told/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var valid0=_errs22===errors}else var valid0=!0;if(valid0){if(data.overlays!==
void 0&&func0.call(data,"overlays")){let data15=data.overlays,_errs39=errors;if(errors===_errs39)if(Array.isArray(data15)){var valid11=!0;let len2=data15.length;
for(let i2=0;i2<len2;i2++){let data16=data15[i2],_errs41=errors;if(errors===_errs41)if(data16&&typeof data16=="object"&&!Array.isArray(data16)){let missing2;if((data16.
path===void 0||!func0.call(data16,"path"))&&(missing2="path")||(data16.languageId===void 0||!func0.call(data16,"languageId"))&&(missing2="languageId")||(data16.
text===void 0||!func0.call(data16,"text"))&&(missing2="text"))return validate64.errors=[{instancePath:instancePath+"/overlays/"+i2,schemaPath:"#/properties/over\
lays/items/required",keyword:"required",params:{missingProperty:missing2},message:"must have required property '"+missing2+"'"}],!1;if(data16.path!==void 0&&func0.
call(data16,"path")){let data17=data16.path,_errs43=errors;if(errors===errors)if(typeof data17=="string"){if(!pattern8.test(data17))return validate64.errors=[{instancePath:instancePath+
"/overlays/"+i2+"/path",schemaPath:"#/$defs/path/pattern",keyword:"pattern",params:{pattern:"^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$"},
message:'must match pattern "^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$"'}],!1}else return validate64.errors=[{instancePath:instancePath+
"/overlays/"+i2+"/path",schemaPath:"#/$defs/path/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid12=_errs43===errors}else var valid12=!0;
if(valid12){if(data16.languageId!==void 0&&func0.call(data16,"languageId")){let _errs46=errors;if(typeof data16.languageId!="string")return validate64.errors=[{
instancePath:instancePath+"/overlays/"+i2+"/languageId",schemaPath:"#/properties/overlays/items/properties/languageId/type",keyword:"type",params:{type:"string"},
message:"must be string"}],!1;var valid12=_errs46===errors}else var valid12=!0;if(valid12)if(data16.text!==void 0&&func0.call(data16,"text")){let _errs48=errors;
if(typeof data16.text!="string")return validate64.errors=[{instancePath:instancePath+"/overlays/"+i2+"/text",schemaPath:"#/properties/overlays/items/properties/\
text/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid12=_errs48===errors}else var valid12=!0}}else return validate64.errors=[
{instancePath:instancePath+"/overlays/"+i2,schemaPath:"#/properties/overlays/items/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var valid11=_errs41===
errors;if(!valid11)break}}else return validate64.errors=[{instancePath:instancePath+"/overlays",schemaPath:"#/properties/overlays/type",keyword:"type",params:{type:"\
array"},message:"must be array"}],!1;var valid0=_errs39===errors}else var valid0=!0;if(valid0){if(data.declared!==void 0&&func0.call(data,"declared")){let data20=data.
declared,_errs50=errors;if(errors===_errs50)if(Array.isArray(data20)){var valid14=!0;let len3=data20.length;for(let i3=0;i3<len3;i3++){let data21=data20[i3],_errs52=errors;
if(errors===_errs52)if(data21&&typeof data21=="object"&&!Array.isArray(data21)){let missing3;if((data21.folder===void 0||!func0.call(data21,"folder"))&&(missing3=
"folder")||(data21.requiresPython===void 0||!func0.call(data21,"requiresPython"))&&(missing3="requiresPython")||(data21.packages===void 0||!func0.call(data21,"p\
ackages"))&&(missing3="packages"))return validate64.errors=[{instancePath:instancePath+"/declared/"+i3,schemaPath:"#/properties/declared/items/required",keyword:"\
required",params:{missingProperty:missing3},message:"must have required property '"+missing3+"'"}],!1;if(data21.folder!==void 0&&func0.call(data21,"folder")){let _errs54=errors;
if(typeof data21.folder!="string")return validate64.errors=[{instancePath:instancePath+"/declared/"+i3+"/folder",schemaPath:"#/properties/declared/items/propert\
ies/folder/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid15=_errs54===errors}else var valid15=!0;if(valid15){if(data21.requiresPython!==
void 0&&func0.call(data21,"requiresPython")){let data23=data21.requiresPython,_errs56=errors;if(typeof data23!="string"&&data23!==null)return validate64.errors=
[{instancePath:instancePath+"/declared/"+i3+"/requiresPython",schemaPath:"#/properties/declared/items/properties/requiresPython/type",keyword:"type",params:{type:schema140.
properties.declared.items.properties.requiresPython.type},message:"must be string,null"}],!1;var valid15=_errs56===errors}else var valid15=!0;if(valid15)if(data21.
packages!==void 0&&func0.call(data21,"packages")){let data24=data21.packages,_errs58=errors;if(errors===_errs58)if(Array.isArray(data24)){var valid16=!0;let len4=data24.
length;for(let i4=0;i4<len4;i4++){let data25=data24[i4],_errs60=errors;if(errors===_errs60)if(data25&&typeof data25=="object"&&!Array.isArray(data25)){let missing4;
if((data25.ecosystem===void 0||!func0.call(data25,"ecosystem"))&&(missing4="ecosystem")||(data25.name===void 0||!func0.call(data25,"name"))&&(missing4="name")||
(data25.group===void 0||!func0.call(data25,"group"))&&(missing4="group")||(data25.marker===void 0||!func0.call(data25,"marker"))&&(missing4="marker")||(data25.installed===
void 0||!func0.call(data25,"installed"))&&(missing4="installed"))return validate64.errors=[{instancePath:instancePath+"/declared/"+i3+"/packages/"+i4,schemaPath:"\
#/properties/declared/items/properties/packages/items/required",keyword:"required",params:{missingProperty:missing4},message:"must have required property '"+missing4+
"'"}],!1;if(data25.ecosystem!==void 0&&func0.call(data25,"ecosystem")){let data26=data25.ecosystem,_errs62=errors;if(!(data26==="npm"||data26==="pypi"||data26===
"conda"))return validate64.errors=[{instancePath:instancePath+"/declared/"+i3+"/packages/"+i4+"/ecosystem",schemaPath:"#/properties/declared/items/properties/pa\
ckages/items/properties/ecosystem/enum",keyword:"enum",params:{allowedValues:schema140.properties.declared.items.properties.packages.items.properties.ecosystem.
enum},message:"must be equal to one of the allowed values"}],!1;var valid17=_errs62===errors}else var valid17=!0;if(valid17){if(data25.name!==void 0&&func0.call(
data25,"name")){let _errs63=errors;if(typeof data25.name!="string")return validate64.errors=[{instancePath:instancePath+"/declared/"+i3+"/packages/"+i4+"/name",
schemaPath:"#/properties/declared/items/properties/packages/items/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid17=_errs63===
errors}else var valid17=!0;if(valid17){if(data25.group!==void 0&&func0.call(data25,"group")){let data28=data25.group,_errs65=errors;if(typeof data28!="string"&&
data28!==null)return validate64.errors=[{instancePath:instancePath+"/declared/"+i3+"/packages/"+i4+"/group",schemaPath:"#/properties/declared/items/properties/p\
ackages/items/properties/group/type",keyword:"type",params:{type:schema140.properties.declared.items.properties.packages.items.properties.group.type},message:"m\
ust be string,null"}],!1;var valid17=_errs65===errors}else var valid17=!0;if(valid17){if(data25.marker!==void 0&&func0.call(data25,"marker")){let data29=data25.
marker,_errs67=errors;if(typeof data29!="string"&&data29!==null)return validate64.errors=[{instancePath:instancePath+"/declared/"+i3+"/packages/"+i4+"/marker",schemaPath:"\
#/properties/declared/items/properties/packages/items/properties/marker/type",keyword:"type",params:{type:schema140.properties.declared.items.properties.packages.
items.properties.marker.type},message:"must be string,null"}],!1;var valid17=_errs67===errors}else var valid17=!0;if(valid17){if(data25.installed!==void 0&&func0.
call(data25,"installed")){let data30=data25.installed,_errs69=errors;if(typeof data30!="string"&&data30!==null)return validate64.errors=[{instancePath:instancePath+
"/declared/"+i3+"/packages/"+i4+"/installed",schemaPath:"#/properties/declared/items/properties/packages/items/properties/installed/type",keyword:"type",params:{
type:schema140.properties.declared.items.properties.packages.items.properties.installed.type},message:"must be string,null"}],!1;var valid17=_errs69===errors}else
var valid17=!0;if(valid17){if(data25.modules!==void 0&&func0.call(data25,"modules")){let data31=data25.modules,_errs71=errors;if(errors===_errs71)if(Array.isArray(
data31)){var valid18=!0;let len5=data31.length;for(let i5=0;i5<len5;i5++){let _errs73=errors;if(typeof data31[i5]!="string")return validate64.errors=[{instancePath:instancePath+
"/declared/"+i3+"/packages/"+i4+"/modules/"+i5,schemaPath:"#/properties/declared/items/properties/packages/items/properties/modules/items/type",keyword:"type",params:{
type:"string"},message:"must be string"}],!1;var valid18=_errs73===errors;if(!valid18)break}}else return validate64.errors=[{instancePath:instancePath+"/declare\
d/"+i3+"/packages/"+i4+"/modules",schemaPath:"#/properties/declared/items/properties/packages/items/properties/modules/type",keyword:"type",params:{type:"array"},
message:"must be array"}],!1;var valid17=_errs71===errors}else var valid17=!0;if(valid17)if(data25.locked!==void 0&&func0.call(data25,"locked")){let data33=data25.
locked,_errs75=errors;if(errors===_errs75)if(Array.isArray(data33)){var valid19=!0;let len6=data33.length;for(let i6=0;i6<len6;i6++){let _errs77=errors;if(typeof data33[i6]!=
"string")return validate64.errors=[{instancePath:instancePath+"/declared/"+i3+"/packages/"+i4+"/locked/"+i6,schemaPath:"#/properties/declared/items/properties/p\
ackages/items/properties/locked/items/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid19=_errs77===errors;if(!valid19)break}}else
return validate64.errors=[{instancePath:instancePath+"/declared/"+i3+"/packages/"+i4+"/locked",schemaPath:"#/properties/declared/items/properties/packages/items\
/properties/locked/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var valid17=_errs75===errors}else var valid17=!0}}}}}}else return validate64.
errors=[{instancePath:instancePath+"/declared/"+i3+"/packages/"+i4,schemaPath:"#/properties/declared/items/properties/packages/items/type",keyword:"type",params:{
type:"object"},message:"must be object"}],!1;var valid16=_errs60===errors;if(!valid16)break}}else return validate64.errors=[{instancePath:instancePath+"/declare\
d/"+i3+"/packages",schemaPath:"#/properties/declared/items/properties/packages/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var valid15=_errs58===
errors}else var valid15=!0}}else return validate64.errors=[{instancePath:instancePath+"/declared/"+i3,schemaPath:"#/properties/declared/items/type",keyword:"typ\
e",params:{type:"object"},message:"must be object"}],!1;var valid14=_errs52===errors;if(!valid14)break}}else return validate64.errors=[{instancePath:instancePath+
"/declared",schemaPath:"#/properties/declared/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var valid0=_errs50===errors}else var valid0=!0;
if(valid0){if(data.record!==void 0&&func0.call(data,"record")){let data35=data.record,_errs79=errors;if(!(data35&&typeof data35=="object"&&!Array.isArray(data35))&&
data35!==null)return validate64.errors=[{instancePath:instancePath+"/record",schemaPath:"#/properties/record/type",keyword:"type",params:{type:schema140.properties.
record.type},message:"must be object,null"}],!1;if(errors===_errs79&&data35&&typeof data35=="object"&&!Array.isArray(data35)){let missing5;if((data35.base===void 0||
!func0.call(data35,"base"))&&(missing5="base")||(data35.head===void 0||!func0.call(data35,"head"))&&(missing5="head")||(data35.policy===void 0||!func0.call(data35,
"policy"))&&(missing5="policy")||(data35.changedFiles===void 0||!func0.call(data35,"changedFiles"))&&(missing5="changedFiles")||(data35.policyChanges===void 0||
!func0.call(data35,"policyChanges"))&&(missing5="policyChanges")||(data35.safety===void 0||!func0.call(data35,"safety"))&&(missing5="safety")||(data35.ignore===
void 0||!func0.call(data35,"ignore"))&&(missing5="ignore")||(data35.shown===void 0||!func0.call(data35,"shown"))&&(missing5="shown")||(data35.limits===void 0||!func0.
call(data35,"limits"))&&(missing5="limits"))return validate64.errors=[{instancePath:instancePath+"/record",schemaPath:"#/properties/record/required",keyword:"re\
quired",params:{missingProperty:missing5},message:"must have required property '"+missing5+"'"}],!1;if(data35.base!==void 0&&func0.call(data35,"base")){let _errs81=errors;
validate70(data35.base,{instancePath:instancePath+"/record/base",parentData:data35,parentDataProperty:"base",rootData,dynamicAnchors})||(vErrors=vErrors===null?
validate70.errors:vErrors.concat(validate70.errors),errors=vErrors.length);var valid20=_errs81===errors}else var valid20=!0;if(valid20){if(data35.head!==void 0&&
func0.call(data35,"head")){let _errs82=errors;validate70(data35.head,{instancePath:instancePath+"/record/head",parentData:data35,parentDataProperty:"head",rootData,
dynamicAnchors})||(vErrors=vErrors===null?validate70.errors:vErrors.concat(validate70.errors),errors=vErrors.length);var valid20=_errs82===errors}else var valid20=!0;
if(valid20){if(data35.policy!==void 0&&func0.call(data35,"policy")){let data38=data35.policy,_errs83=errors;if(errors===_errs83)if(data38&&typeof data38=="objec\
t"&&!Array.isArray(data38)){let missing6;if((data38.origin===void 0||!func0.call(data38,"origin"))&&(missing6="origin")||(data38.digest===void 0||!func0.call(data38,
"digest"))&&(missing6="digest")||(data38.failOn===void 0||!func0.call(data38,"failOn"))&&(missing6="failOn")||(data38.unknown===void 0||!func0.call(data38,"unkn\
own"))&&(missing6="unknown")||(data38.change===void 0||!func0.call(data38,"change"))&&(missing6="change"))return validate64.errors=[{instancePath:instancePath+"\
/record/policy",schemaPath:"#/properties/record/properties/policy/required",keyword:"required",params:{missingProperty:missing6},message:"must have required pro\
perty '"+missing6+"'"}],!1}else return validate64.errors=[{instancePath:instancePath+"/record/policy",schemaPath:"#/properties/record/properties/policy/type",keyword:"\
type",params:{type:"object"},message:"must be object"}],!1;var valid20=_errs83===errors}else var valid20=!0;if(valid20){if(data35.changedFiles!==void 0&&func0.call(
data35,"changedFiles")){let data39=data35.changedFiles,_errs85=errors;if(errors===_errs85)if(Array.isArray(data39)){var valid21=!0;let len7=data39.length;for(let i7=0;i7<
len7;i7++){let data40=data39[i7],_errs87=errors;if(errors===_errs87)if(data40&&typeof data40=="object"&&!Array.isArray(data40)){let missing7;if((data40.from===void 0||
!func0.call(data40,"from"))&&(missing7="from")||(data40.to===void 0||!func0.call(data40,"to"))&&(missing7="to"))return validate64.errors=[{instancePath:instancePath+
"/record/changedFiles/"+i7,schemaPath:"#/properties/record/properties/changedFiles/items/required",keyword:"required",params:{missingProperty:missing7},message:"\
must have required property '"+missing7+"'"}],!1;if(data40.from!==void 0&&func0.call(data40,"from")){let data41=data40.from,_errs89=errors,_errs90=errors,valid23=!1,
passing1=null,_errs91=errors;if(errors===errors)if(typeof data41=="string"){if(!pattern8.test(data41)){let err4={instancePath:instancePath+"/record/changedFiles\
/"+i7+"/from",schemaPath:"#/$defs/path/pattern",keyword:"pattern",params:{pattern:"^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$"},message:'\
must match pattern "^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$"'};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}}else{let err5={
instancePath:instancePath+"/record/changedFiles/"+i7+"/from",schemaPath:"#/$defs/path/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===
null?vErrors=[err5]:vErrors.push(err5),errors++}var _valid1=_errs91===errors;_valid1&&(valid23=!0,passing1=0);let _errs94=errors;if(data41!==null){let err6={instancePath:instancePath+
"/record/changedFiles/"+i7+"/from",schemaPath:"#/properties/record/properties/changedFiles/items/properties/from/oneOf/1/type",keyword:"type",params:{type:"null"},
message:"must be null"};vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}var _valid1=_errs94===errors;if(_valid1&&valid23?(valid23=!1,passing1=[passing1,
1]):_valid1&&(valid23=!0,passing1=1),valid23)errors=_errs90,vErrors!==null&&(_errs90?vErrors.length=_errs90:vErrors=null);else{let err7={instancePath:instancePath+
"/record/changedFiles/"+i7+"/from",schemaPath:"#/properties/record/properties/changedFiles/items/properties/from/oneOf",keyword:"oneOf",params:{passingSchemas:passing1},
message:"must match exactly one schema in oneOf"};return vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++,validate64.errors=vErrors,!1}var valid22=_errs89===
errors}else var valid22=!0;if(valid22)if(data40.to!==void 0&&func0.call(data40,"to")){let data42=data40.to,_errs96=errors,_errs97=errors,valid25=!1,passing2=null,
_errs98=errors;if(errors===errors)if(typeof data42=="string"){if(!pattern8.test(data42)){let err8={instancePath:instancePath+"/record/changedFiles/"+i7+"/to",schemaPath:"\
#/$defs/path/pattern",keyword:"pattern",params:{pattern:"^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$"},message:'must match pattern "^\
(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$"'};vErrors===null?vErrors=[err8]:vErrors.push(err8),errors++}}else{let err9={instancePath:instancePath+
"/record/changedFiles/"+i7+"/to",schemaPath:"#/$defs/path/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err9]:vErrors.
push(err9),errors++}var _valid2=_errs98===errors;_valid2&&(valid25=!0,passing2=0);let _errs101=errors;if(data42!==null){let err10={instancePath:instancePath+"/r\
ecord/changedFiles/"+i7+"/to",schemaPath:"#/properties/record/properties/changedFiles/items/properties/to/oneOf/1/type",keyword:"type",params:{type:"null"},message:"\
must be null"};vErrors===null?vErrors=[err10]:vErrors.push(err10),errors++}var _valid2=_errs101===errors;if(_valid2&&valid25?(valid25=!1,passing2=[passing2,1]):
_valid2&&(valid25=!0,passing2=1),valid25)errors=_errs97,vErrors!==null&&(_errs97?vErrors.length=_errs97:vErrors=null);else{let err11={instancePath:instancePath+
"/record/changedFiles/"+i7+"/to",schemaPath:"#/properties/record/properties/changedFiles/items/properties/to/oneOf",keyword:"oneOf",params:{passingSchemas:passing2},
message:"must match exactly one schema in oneOf"};return vErrors===null?vErrors=[err11]:vErrors.push(err11),errors++,validate64.errors=vErrors,!1}var valid22=_errs96===
errors}else var valid22=!0}else return validate64.errors=[{instancePath:instancePath+"/record/changedFiles/"+i7,schemaPath:"#/properties/record/properties/chang\
edFiles/items/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var valid21=_errs87===errors;if(!valid21)break}}else return validate64.errors=
[{instancePath:instancePath+"/record/changedFiles",schemaPath:"#/properties/record/properties/changedFiles/type",keyword:"type",params:{type:"array"},message:"m\
ust be array"}],!1;var valid20=_errs85===errors}else var valid20=!0;if(valid20){if(data35.ignore!==void 0&&func0.call(data35,"ignore")){let data43=data35.ignore,
_errs103=errors;if(errors===_errs103)if(Array.isArray(data43)){var valid27=!0;let len8=data43.length;for(let i8=0;i8<len8;i8++){let _errs105=errors;if(typeof data43[i8]!=
"string")return validate64.errors=[{instancePath:instancePath+"/record/ignore/"+i8,schemaPath:"#/properties/record/properties/ignore/items/type",keyword:"type",
params:{type:"string"},message:"must be string"}],!1;var valid27=_errs105===errors;if(!valid27)break}}else return validate64.errors=[{instancePath:instancePath+
"/record/ignore",schemaPath:"#/properties/record/properties/ignore/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var valid20=_errs103===
errors}else var valid20=!0;if(valid20){if(data35.shown!==void 0&&func0.call(data35,"shown")){let data45=data35.shown,_errs107=errors;if(!(data45&&typeof data45==
"object"&&!Array.isArray(data45))&&data45!==null)return validate64.errors=[{instancePath:instancePath+"/record/shown",schemaPath:"#/properties/record/properties\
/shown/type",keyword:"type",params:{type:schema140.properties.record.properties.shown.type},message:"must be object,null"}],!1;if(errors===_errs107&&data45&&typeof data45==
"object"&&!Array.isArray(data45))for(let key1 of Object.keys(data45)){let data46=data45[key1],_errs110=errors,_errs111=errors,valid29=!1,passing3=null,_errs112=errors;
if(errors===_errs112)if(Array.isArray(data46)){var valid30=!0;let len9=data46.length;for(let i9=0;i9<len9;i9++){let _errs114=errors;validate73(data46[i9],{instancePath:instancePath+
"/record/shown/"+key1.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+i9,parentData:data46,parentDataProperty:i9,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate73.
errors:vErrors.concat(validate73.errors),errors=vErrors.length);var valid30=_errs114===errors;if(!valid30)break}}else{let err12={instancePath:instancePath+"/rec\
ord/shown/"+key1.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/record/properties/shown/additionalProperties/oneOf/0/type",keyword:"type",params:{
type:"array"},message:"must be array"};vErrors===null?vErrors=[err12]:vErrors.push(err12),errors++}var _valid3=_errs112===errors;_valid3&&(valid29=!0,passing3=0);
let _errs115=errors;if(data46!==null){let err13={instancePath:instancePath+"/record/shown/"+key1.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties\
/record/properties/shown/additionalProperties/oneOf/1/type",keyword:"type",params:{type:"null"},message:"must be null"};vErrors===null?vErrors=[err13]:vErrors.push(
err13),errors++}var _valid3=_errs115===errors;if(_valid3&&valid29?(valid29=!1,passing3=[passing3,1]):_valid3&&(valid29=!0,passing3=1),valid29)errors=_errs111,vErrors!==
null&&(_errs111?vErrors.length=_errs111:vErrors=null);else{let err14={instancePath:instancePath+"/record/shown/"+key1.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/properties/record/properties/shown/additionalProperties/oneOf",keyword:"oneOf",params:{passingSchemas:passing3},message:"must match exactly one schema in oneO\
f"};return vErrors===null?vErrors=[err14]:vErrors.push(err14),errors++,validate64.errors=vErrors,!1}var valid28=_errs110===errors;if(!valid28)break}var valid20=_errs107===
errors}else var valid20=!0;if(valid20){if(data35.waivers!==void 0&&func0.call(data35,"waivers")){let data48=data35.waivers,_errs117=errors;if(errors===_errs117)
if(Array.isArray(data48)){var valid31=!0;let len10=data48.length;for(let i10=0;i10<len10;i10++){let data49=data48[i10],_errs119=errors,_errs121=errors,valid32=!1,
passing4=null,_errs122=errors;if(data49&&typeof data49=="object"&&!Array.isArray(data49)){let missing8;if((data49.finding===void 0||!func0.call(data49,"finding"))&&
(missing8="finding")){let err15={instancePath:instancePath+"/record/waivers/"+i10,schemaPath:"#/properties/record/properties/waivers/items/oneOf/0/required",keyword:"\
required",params:{missingProperty:missing8},message:"must have required property '"+missing8+"'"};vErrors===null?vErrors=[err15]:vErrors.push(err15),errors++}}var _valid4=_errs122===
errors;_valid4&&(valid32=!0,passing4=0);let _errs123=errors;if(data49&&typeof data49=="object"&&!Array.isArray(data49)){let missing9;if((data49.code===void 0||!func0.
call(data49,"code"))&&(missing9="code")){let err16={instancePath:instancePath+"/record/waivers/"+i10,schemaPath:"#/properties/record/properties/waivers/items/on\
eOf/1/required",keyword:"required",params:{missingProperty:missing9},message:"must have required property '"+missing9+"'"};vErrors===null?vErrors=[err16]:vErrors.
push(err16),errors++}}var _valid4=_errs123===errors;if(_valid4&&valid32?(valid32=!1,passing4=[passing4,1]):_valid4&&(valid32=!0,passing4=1),valid32)errors=_errs121,
vErrors!==null&&(_errs121?vErrors.length=_errs121:vErrors=null);else{let err17={instancePath:instancePath+"/record/waivers/"+i10,schemaPath:"#/properties/record\
/properties/waivers/items/oneOf",keyword:"oneOf",params:{passingSchemas:passing4},message:"must match exactly one schema in oneOf"};return vErrors===null?vErrors=
[err17]:vErrors.push(err17),errors++,validate64.errors=vErrors,!1}if(errors===_errs119)if(data49&&typeof data49=="object"&&!Array.isArray(data49)){let missing10;
if((data49.by===void 0||!func0.call(data49,"by"))&&(missing10="by")||(data49.reason===void 0||!func0.call(data49,"reason"))&&(missing10="reason"))return validate64.
errors=[{instancePath:instancePath+"/record/waivers/"+i10,schemaPath:"#/properties/record/properties/waivers/items/required",keyword:"required",params:{missingProperty:missing10},
message:"must have required property '"+missing10+"'"}],!1;if(data49.finding!==void 0&&func0.call(data49,"finding")){let data50=data49.finding,_errs124=errors;if(typeof data50!=
"string"&&data50!==null)return validate64.errors=[{instancePath:instancePath+"/record/waivers/"+i10+"/finding",schemaPath:"#/properties/record/properties/waiver\
s/items/properties/finding/type",keyword:"type",params:{type:schema140.properties.record.properties.waivers.items.properties.finding.type},message:"must be stri\
ng,null"}],!1;if(errors===_errs124&&typeof data50=="string"&&!pattern45.test(data50))return validate64.errors=[{instancePath:instancePath+"/record/waivers/"+i10+
"/finding",schemaPath:"#/properties/record/properties/waivers/items/properties/finding/pattern",keyword:"pattern",params:{pattern:"^[0-9a-f]{12,64}$"},message:'\
must match pattern "^[0-9a-f]{12,64}$"'}],!1;var valid33=_errs124===errors}else var valid33=!0;if(valid33){if(data49.code!==void 0&&func0.call(data49,"code")){let data51=data49.
code,_errs126=errors;if(errors===_errs126)if(typeof data51=="string"){if(func75(data51)<1)return validate64.errors=[{instancePath:instancePath+"/record/waivers/"+
i10+"/code",schemaPath:"#/properties/record/properties/waivers/items/properties/code/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewe\
r than 1 characters"}],!1}else return validate64.errors=[{instancePath:instancePath+"/record/waivers/"+i10+"/code",schemaPath:"#/properties/record/properties/wa\
ivers/items/properties/code/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid33=_errs126===errors}else var valid33=!0;if(valid33){
if(data49.by!==void 0&&func0.call(data49,"by")){let data52=data49.by,_errs128=errors;if(errors===_errs128)if(typeof data52=="string"){if(func75(data52)<1)return validate64.
errors=[{instancePath:instancePath+"/record/waivers/"+i10+"/by",schemaPath:"#/properties/record/properties/waivers/items/properties/by/minLength",keyword:"minLe\
ngth",params:{limit:1},message:"must NOT have fewer than 1 characters"}],!1}else return validate64.errors=[{instancePath:instancePath+"/record/waivers/"+i10+"/b\
y",schemaPath:"#/properties/record/properties/waivers/items/properties/by/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid33=_errs128===
errors}else var valid33=!0;if(valid33)if(data49.reason!==void 0&&func0.call(data49,"reason")){let data53=data49.reason,_errs130=errors;if(errors===_errs130)if(typeof data53==
"string"){if(func75(data53)<1)return validate64.errors=[{instancePath:instancePath+"/record/waivers/"+i10+"/reason",schemaPath:"#/properties/record/properties/w\
aivers/items/properties/reason/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"}],!1}else return validate64.errors=
[{instancePath:instancePath+"/record/waivers/"+i10+"/reason",schemaPath:"#/properties/record/properties/waivers/items/properties/reason/type",keyword:"type",params:{
type:"string"},message:"must be string"}],!1;var valid33=_errs130===errors}else var valid33=!0}}}else return validate64.errors=[{instancePath:instancePath+"/rec\
ord/waivers/"+i10,schemaPath:"#/properties/record/properties/waivers/items/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var valid31=_errs119===
errors;if(!valid31)break}}else return validate64.errors=[{instancePath:instancePath+"/record/waivers",schemaPath:"#/properties/record/properties/waivers/type",keyword:"\
type",params:{type:"array"},message:"must be array"}],!1;var valid20=_errs117===errors}else var valid20=!0;if(valid20){if(data35.dependencies!==void 0&&func0.call(
data35,"dependencies")){let data54=data35.dependencies,_errs132=errors;if(errors===_errs132)if(data54&&typeof data54=="object"&&!Array.isArray(data54)){let missing11;
if((data54.changes===void 0||!func0.call(data54,"changes"))&&(missing11="changes")||(data54.installed===void 0||!func0.call(data54,"installed"))&&(missing11="in\
stalled")||(data54.ambient===void 0||!func0.call(data54,"ambient"))&&(missing11="ambient")||(data54.isOwn===void 0||!func0.call(data54,"isOwn"))&&(missing11="is\
Own")||(data54.lacks===void 0||!func0.call(data54,"lacks"))&&(missing11="lacks")||(data54.places===void 0||!func0.call(data54,"places"))&&(missing11="places"))return validate64.
errors=[{instancePath:instancePath+"/record/dependencies",schemaPath:"#/properties/record/properties/dependencies/required",keyword:"required",params:{missingProperty:missing11},
message:"must have required property '"+missing11+"'"}],!1;if(data54.changes!==void 0&&func0.call(data54,"changes")){let data55=data54.changes,_errs134=errors;if(errors===
_errs134)if(data55&&typeof data55=="object"&&!Array.isArray(data55)){let missing12;if((data55.packages===void 0||!func0.call(data55,"packages"))&&(missing12="pa\
ckages")||(data55.neededBy===void 0||!func0.call(data55,"neededBy"))&&(missing12="neededBy")||(data55.unreadable===void 0||!func0.call(data55,"unreadable"))&&(missing12=
"unreadable"))return validate64.errors=[{instancePath:instancePath+"/record/dependencies/changes",schemaPath:"#/properties/record/properties/dependencies/proper\
ties/changes/required",keyword:"required",params:{missingProperty:missing12},message:"must have required property '"+missing12+"'"}],!1;if(data55.packages!==void 0&&
func0.call(data55,"packages")){let data56=data55.packages,_errs136=errors;if(errors===_errs136)if(Array.isArray(data56)){var valid36=!0;let len11=data56.length;
for(let i11=0;i11<len11;i11++){let data57=data56[i11],_errs138=errors;if(errors===_errs138)if(data57&&typeof data57=="object"&&!Array.isArray(data57)){let missing13;
if((data57.ecosystem===void 0||!func0.call(data57,"ecosystem"))&&(missing13="ecosystem")||(data57.name===void 0||!func0.call(data57,"name"))&&(missing13="name")||
(data57.from===void 0||!func0.call(data57,"from"))&&(missing13="from")||(data57.to===void 0||!func0.call(data57,"to"))&&(missing13="to")||(data57.files===void 0||
!func0.call(data57,"files"))&&(missing13="files")||(data57.folder===void 0||!func0.call(data57,"folder"))&&(missing13="folder")||(data57.isTop===void 0||!func0.
call(data57,"isTop"))&&(missing13="isTop")||(data57.isWhole===void 0||!func0.call(data57,"isWhole"))&&(missing13="isWhole"))return validate64.errors=[{instancePath:instancePath+
"/record/dependencies/changes/packages/"+i11,schemaPath:"#/properties/record/properties/dependencies/properties/changes/properties/packages/items/required",keyword:"\
required",params:{missingProperty:missing13},message:"must have required property '"+missing13+"'"}],!1;if(data57.ecosystem!==void 0&&func0.call(data57,"ecosyst\
em")){let data58=data57.ecosystem,_errs140=errors;if(!(data58==="npm"||data58==="pypi"||data58==="conda"))return validate64.errors=[{instancePath:instancePath+"\
/record/dependencies/changes/packages/"+i11+"/ecosystem",schemaPath:"#/properties/record/properties/dependencies/properties/changes/properties/packages/items/pr\
operties/ecosystem/enum",keyword:"enum",params:{allowedValues:schema140.properties.record.properties.dependencies.properties.changes.properties.packages.items.properties.
ecosystem.enum},message:"must be equal to one of the allowed values"}],!1;var valid37=_errs140===errors}else var valid37=!0;if(valid37){if(data57.name!==void 0&&
func0.call(data57,"name")){let _errs141=errors;if(typeof data57.name!="string")return validate64.errors=[{instancePath:instancePath+"/record/dependencies/change\
s/packages/"+i11+"/name",schemaPath:"#/properties/record/properties/dependencies/properties/changes/properties/packages/items/properties/name/type",keyword:"typ\
e",params:{type:"string"},message:"must be string"}],!1;var valid37=_errs141===errors}else var valid37=!0;if(valid37){if(data57.from!==void 0&&func0.call(data57,
"from")){let data60=data57.from,_errs143=errors;if(typeof data60!="string"&&data60!==null)return validate64.errors=[{instancePath:instancePath+"/record/dependen\
cies/changes/packages/"+i11+"/from",schemaPath:"#/properties/record/properties/dependencies/properties/changes/properties/packages/items/properties/from/type",keyword:"\
type",params:{type:schema140.properties.record.properties.dependencies.properties.changes.properties.packages.items.properties.from.type},message:"must be strin\
g,null"}],!1;var valid37=_errs143===errors}else var valid37=!0;if(valid37){if(data57.to!==void 0&&func0.call(data57,"to")){let data61=data57.to,_errs145=errors;
if(typeof data61!="string"&&data61!==null)return validate64.errors=[{instancePath:instancePath+"/record/dependencies/changes/packages/"+i11+"/to",schemaPath:"#/\
properties/record/properties/dependencies/properties/changes/properties/packages/items/properties/to/type",keyword:"type",params:{type:schema140.properties.record.
properties.dependencies.properties.changes.properties.packages.items.properties.to.type},message:"must be string,null"}],!1;var valid37=_errs145===errors}else var valid37=!0;
if(valid37){if(data57.files!==void 0&&func0.call(data57,"files")){let data62=data57.files,_errs147=errors;if(errors===_errs147)if(Array.isArray(data62)){if(data62.
length<1)return validate64.errors=[{instancePath:instancePath+"/record/dependencies/changes/packages/"+i11+"/files",schemaPath:"#/properties/record/properties/d\
ependencies/properties/changes/properties/packages/items/properties/files/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 item\
s"}],!1;{var valid38=!0;let len12=data62.length;for(let i12=0;i12<len12;i12++){let data63=data62[i12],_errs149=errors;if(errors===errors)if(typeof data63=="stri\
ng"){if(!pattern8.test(data63))return validate64.errors=[{instancePath:instancePath+"/record/dependencies/changes/packages/"+i11+"/files/"+i12,schemaPath:"#/$de\
fs/path/pattern",keyword:"pattern",params:{pattern:"^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$"},message:'must match pattern "^(?!\\.\
{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$"'}],!1}else return validate64.errors=[{instancePath:instancePath+"/record/dependencies/changes/p\
ackages/"+i11+"/files/"+i12,schemaPath:"#/$defs/path/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid38=_errs149===errors;if(!valid38)
break}}}else return validate64.errors=[{instancePath:instancePath+"/record/dependencies/changes/packages/"+i11+"/files",schemaPath:"#/properties/record/properti\
es/dependencies/properties/changes/properties/packages/items/properties/files/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var valid37=_errs147===
errors}else var valid37=!0;if(valid37){if(data57.folder!==void 0&&func0.call(data57,"folder")){let _errs152=errors;if(typeof data57.folder!="string")return validate64.
errors=[{instancePath:instancePath+"/record/dependencies/changes/packages/"+i11+"/folder",schemaPath:"#/properties/record/properties/dependencies/properties/cha\
nges/properties/packages/items/properties/folder/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid37=_errs152===errors}else var valid37=!0;
if(valid37){if(data57.isTop!==void 0&&func0.call(data57,"isTop")){let _errs154=errors;if(typeof data57.isTop!="boolean")return validate64.errors=[{instancePath:instancePath+
"/record/dependencies/changes/packages/"+i11+"/isTop",schemaPath:"#/properties/record/properties/dependencies/properties/changes/properties/packages/items/prope\
rties/isTop/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"}],!1;var valid37=_errs154===errors}else var valid37=!0;if(valid37)if(data57.isWhole!==
void 0&&func0.call(data57,"isWhole")){let _errs156=errors;if(typeof data57.isWhole!="boolean")return validate64.errors=[{instancePath:instancePath+"/record/depe\
ndencies/changes/packages/"+i11+"/isWhole",schemaPath:"#/properties/record/properties/dependencies/properties/changes/properties/packages/items/properties/isWho\
le/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"}],!1;var valid37=_errs156===errors}else var valid37=!0}}}}}}}else return validate64.errors=
[{instancePath:instancePath+"/record/dependencies/changes/packages/"+i11,schemaPath:"#/properties/record/properties/dependencies/properties/changes/properties/p\
ackages/items/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var valid36=_errs138===errors;if(!valid36)break}}else return validate64.
errors=[{instancePath:instancePath+"/record/dependencies/changes/packages",schemaPath:"#/properties/record/properties/dependencies/properties/changes/properties\
/packages/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var valid35=_errs136===errors}else var valid35=!0;if(valid35){if(data55.neededBy!==
void 0&&func0.call(data55,"neededBy")){let data67=data55.neededBy,_errs158=errors;if(errors===_errs158)if(data67&&typeof data67=="object"&&!Array.isArray(data67))
for(let key2 of Object.keys(data67)){let data68=data67[key2],_errs161=errors;if(errors===_errs161)if(Array.isArray(data68)){var valid41=!0;let len13=data68.length;
for(let i13=0;i13<len13;i13++){let _errs163=errors;if(typeof data68[i13]!="string")return validate64.errors=[{instancePath:instancePath+"/record/dependencies/ch\
anges/neededBy/"+key2.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+i13,schemaPath:"#/properties/record/properties/dependencies/properties/changes/properties/neede\
dBy/additionalProperties/items/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid41=_errs163===errors;if(!valid41)break}}else return validate64.
errors=[{instancePath:instancePath+"/record/dependencies/changes/neededBy/"+key2.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/record/properti\
es/dependencies/properties/changes/properties/neededBy/additionalProperties/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var valid40=_errs161===
errors;if(!valid40)break}else return validate64.errors=[{instancePath:instancePath+"/record/dependencies/changes/neededBy",schemaPath:"#/properties/record/prope\
rties/dependencies/properties/changes/properties/neededBy/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var valid35=_errs158===errors}else
var valid35=!0;if(valid35)if(data55.unreadable!==void 0&&func0.call(data55,"unreadable")){let data70=data55.unreadable,_errs165=errors;if(errors===_errs165)if(Array.
isArray(data70)){var valid42=!0;let len14=data70.length;for(let i14=0;i14<len14;i14++){let data71=data70[i14],_errs167=errors;if(errors===_errs167)if(data71&&typeof data71==
"object"&&!Array.isArray(data71)){let missing14;if((data71.path===void 0||!func0.call(data71,"path"))&&(missing14="path")||(data71.ecosystem===void 0||!func0.call(
data71,"ecosystem"))&&(missing14="ecosystem")||(data71.reason===void 0||!func0.call(data71,"reason"))&&(missing14="reason"))return validate64.errors=[{instancePath:instancePath+
"/record/dependencies/changes/unreadable/"+i14,schemaPath:"#/properties/record/properties/dependencies/properties/changes/properties/unreadable/items/required",
keyword:"required",params:{missingProperty:missing14},message:"must have required property '"+missing14+"'"}],!1;if(data71.path!==void 0&&func0.call(data71,"pat\
h")){let data72=data71.path,_errs169=errors;if(errors===errors)if(typeof data72=="string"){if(!pattern8.test(data72))return validate64.errors=[{instancePath:instancePath+
"/record/dependencies/changes/unreadable/"+i14+"/path",schemaPath:"#/$defs/path/pattern",keyword:"pattern",params:{pattern:"^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?\
!\\.{1,2}(?:/|$))[^/\\u0000]+)*$"},message:'must match pattern "^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$"'}],!1}else return validate64.
errors=[{instancePath:instancePath+"/record/dependencies/changes/unreadable/"+i14+"/path",schemaPath:"#/$defs/path/type",keyword:"type",params:{type:"string"},message:"\
must be string"}],!1;var valid43=_errs169===errors}else var valid43=!0;if(valid43){if(data71.ecosystem!==void 0&&func0.call(data71,"ecosystem")){let data73=data71.
ecosystem,_errs172=errors;if(!(data73==="npm"||data73==="pypi"||data73==="conda"))return validate64.errors=[{instancePath:instancePath+"/record/dependencies/cha\
nges/unreadable/"+i14+"/ecosystem",schemaPath:"#/properties/record/properties/dependencies/properties/changes/properties/unreadable/items/properties/ecosystem/e\
num",keyword:"enum",params:{allowedValues:schema140.properties.record.properties.dependencies.properties.changes.properties.unreadable.items.properties.ecosystem.
enum},message:"must be equal to one of the allowed values"}],!1;var valid43=_errs172===errors}else var valid43=!0;if(valid43)if(data71.reason!==void 0&&func0.call(
data71,"reason")){let _errs173=errors;if(typeof data71.reason!="string")return validate64.errors=[{instancePath:instancePath+"/record/dependencies/changes/unrea\
dable/"+i14+"/reason",schemaPath:"#/properties/record/properties/dependencies/properties/changes/properties/unreadable/items/properties/reason/type",keyword:"ty\
pe",params:{type:"string"},message:"must be string"}],!1;var valid43=_errs173===errors}else var valid43=!0}}else return validate64.errors=[{instancePath:instancePath+
"/record/dependencies/changes/unreadable/"+i14,schemaPath:"#/properties/record/properties/dependencies/properties/changes/properties/unreadable/items/type",keyword:"\
type",params:{type:"object"},message:"must be object"}],!1;var valid42=_errs167===errors;if(!valid42)break}}else return validate64.errors=[{instancePath:instancePath+
"/record/dependencies/changes/unreadable",schemaPath:"#/properties/record/properties/dependencies/properties/changes/properties/unreadable/type",keyword:"type",
params:{type:"array"},message:"must be array"}],!1;var valid35=_errs165===errors}else var valid35=!0}}else return validate64.errors=[{instancePath:instancePath+
"/record/dependencies/changes",schemaPath:"#/properties/record/properties/dependencies/properties/changes/type",keyword:"type",params:{type:"object"},message:"m\
ust be object"}],!1;var valid34=_errs134===errors}else var valid34=!0;if(valid34){if(data54.installed!==void 0&&func0.call(data54,"installed")){let data75=data54.
installed,_errs175=errors;if(!Array.isArray(data75)&&data75!==null)return validate64.errors=[{instancePath:instancePath+"/record/dependencies/installed",schemaPath:"\
#/properties/record/properties/dependencies/properties/installed/type",keyword:"type",params:{type:schema140.properties.record.properties.dependencies.properties.
installed.type},message:"must be array,null"}],!1;if(errors===_errs175&&Array.isArray(data75)){var valid45=!0;let len15=data75.length;for(let i15=0;i15<len15;i15++){
let data76=data75[i15],_errs177=errors;if(errors===_errs177)if(data76&&typeof data76=="object"&&!Array.isArray(data76)){let missing15;if((data76.name===void 0||
!func0.call(data76,"name"))&&(missing15="name")||(data76.modules===void 0||!func0.call(data76,"modules"))&&(missing15="modules"))return validate64.errors=[{instancePath:instancePath+
"/record/dependencies/installed/"+i15,schemaPath:"#/properties/record/properties/dependencies/properties/installed/items/required",keyword:"required",params:{missingProperty:missing15},
message:"must have required property '"+missing15+"'"}],!1;if(data76.name!==void 0&&func0.call(data76,"name")){let _errs179=errors;if(typeof data76.name!="strin\
g")return validate64.errors=[{instancePath:instancePath+"/record/dependencies/installed/"+i15+"/name",schemaPath:"#/properties/record/properties/dependencies/pr\
operties/installed/items/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid46=_errs179===errors}else var valid46=!0;
if(valid46)if(data76.modules!==void 0&&func0.call(data76,"modules")){let data78=data76.modules,_errs181=errors;if(errors===_errs181)if(Array.isArray(data78)){var valid47=!0;
let len16=data78.length;for(let i16=0;i16<len16;i16++){let _errs183=errors;if(typeof data78[i16]!="string")return validate64.errors=[{instancePath:instancePath+
"/record/dependencies/installed/"+i15+"/modules/"+i16,schemaPath:"#/properties/record/properties/dependencies/properties/installed/items/properties/modules/item\
s/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid47=_errs183===errors;if(!valid47)break}}else return validate64.errors=[{instancePath:instancePath+
"/record/dependencies/installed/"+i15+"/modules",schemaPath:"#/properties/record/properties/dependencies/properties/installed/items/properties/modules/type",keyword:"\
type",params:{type:"array"},message:"must be array"}],!1;var valid46=_errs181===errors}else var valid46=!0}else return validate64.errors=[{instancePath:instancePath+
"/record/dependencies/installed/"+i15,schemaPath:"#/properties/record/properties/dependencies/properties/installed/items/type",keyword:"type",params:{type:"obje\
ct"},message:"must be object"}],!1;var valid45=_errs177===errors;if(!valid45)break}}var valid34=_errs175===errors}else var valid34=!0;if(valid34){if(data54.ambient!==
void 0&&func0.call(data54,"ambient")){let data80=data54.ambient,_errs185=errors;if(errors===_errs185)if(Array.isArray(data80)){var valid48=!0;let len17=data80.length;
for(let i17=0;i17<len17;i17++){let _errs187=errors;if(typeof data80[i17]!="string")return validate64.errors=[{instancePath:instancePath+"/record/dependencies/am\
bient/"+i17,schemaPath:"#/properties/record/properties/dependencies/properties/ambient/items/type",keyword:"type",params:{type:"string"},message:"must be string"}],
!1;var valid48=_errs187===errors;if(!valid48)break}}else return validate64.errors=[{instancePath:instancePath+"/record/dependencies/ambient",schemaPath:"#/prope\
rties/record/properties/dependencies/properties/ambient/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var valid34=_errs185===errors}else
var valid34=!0;if(valid34){if(data54.isOwn!==void 0&&func0.call(data54,"isOwn")){let _errs189=errors;if(typeof data54.isOwn!="boolean")return validate64.errors=
[{instancePath:instancePath+"/record/dependencies/isOwn",schemaPath:"#/properties/record/properties/dependencies/properties/isOwn/type",keyword:"type",params:{type:"\
boolean"},message:"must be boolean"}],!1;var valid34=_errs189===errors}else var valid34=!0;if(valid34){if(data54.lacks!==void 0&&func0.call(data54,"lacks")){let data83=data54.
lacks,_errs191=errors;if(typeof data83!="string"&&data83!==null)return validate64.errors=[{instancePath:instancePath+"/record/dependencies/lacks",schemaPath:"#/\
properties/record/properties/dependencies/properties/lacks/type",keyword:"type",params:{type:schema140.properties.record.properties.dependencies.properties.lacks.
type},message:"must be string,null"}],!1;var valid34=_errs191===errors}else var valid34=!0;if(valid34)if(data54.places!==void 0&&func0.call(data54,"places")){let data84=data54.
places,_errs193=errors;if(errors===_errs193)if(Array.isArray(data84)){var valid49=!0;let len18=data84.length;for(let i18=0;i18<len18;i18++){let data85=data84[i18],
_errs195=errors;if(errors===_errs195)if(data85&&typeof data85=="object"&&!Array.isArray(data85)){let missing16;if((data85.ecosystem===void 0||!func0.call(data85,
"ecosystem"))&&(missing16="ecosystem")||(data85.name===void 0||!func0.call(data85,"name"))&&(missing16="name")||(data85.path===void 0||!func0.call(data85,"path"))&&
(missing16="path")||(data85.base===void 0||!func0.call(data85,"base"))&&(missing16="base")||(data85.head===void 0||!func0.call(data85,"head"))&&(missing16="head"))
return validate64.errors=[{instancePath:instancePath+"/record/dependencies/places/"+i18,schemaPath:"#/properties/record/properties/dependencies/properties/place\
s/items/required",keyword:"required",params:{missingProperty:missing16},message:"must have required property '"+missing16+"'"}],!1;if(data85.ecosystem!==void 0&&
func0.call(data85,"ecosystem")){let data86=data85.ecosystem,_errs197=errors;if(!(data86==="npm"||data86==="pypi"||data86==="conda"))return validate64.errors=[{instancePath:instancePath+
"/record/dependencies/places/"+i18+"/ecosystem",schemaPath:"#/properties/record/properties/dependencies/properties/places/items/properties/ecosystem/enum",keyword:"\
enum",params:{allowedValues:schema140.properties.record.properties.dependencies.properties.places.items.properties.ecosystem.enum},message:"must be equal to one\
 of the allowed values"}],!1;var valid50=_errs197===errors}else var valid50=!0;if(valid50){if(data85.name!==void 0&&func0.call(data85,"name")){let _errs198=errors;
if(typeof data85.name!="string")return validate64.errors=[{instancePath:instancePath+"/record/dependencies/places/"+i18+"/name",schemaPath:"#/properties/record/\
properties/dependencies/properties/places/items/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid50=_errs198===
errors}else var valid50=!0;if(valid50){if(data85.path!==void 0&&func0.call(data85,"path")){let data88=data85.path,_errs200=errors;if(errors===errors)if(typeof data88==
"string"){if(!pattern8.test(data88))return validate64.errors=[{instancePath:instancePath+"/record/dependencies/places/"+i18+"/path",schemaPath:"#/$defs/path/pat\
tern",keyword:"pattern",params:{pattern:"^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$"},message:'must match pattern "^(?!\\.{1,2}(?:/|$\
))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$"'}],!1}else return validate64.errors=[{instancePath:instancePath+"/record/dependencies/places/"+i18+"/path",
schemaPath:"#/$defs/path/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid50=_errs200===errors}else var valid50=!0;if(valid50){
if(data85.base!==void 0&&func0.call(data85,"base")){let data89=data85.base,_errs203=errors;if(!(typeof data89=="number"&&!(data89%1)&&!isNaN(data89)&&isFinite(data89))&&
data89!==null)return validate64.errors=[{instancePath:instancePath+"/record/dependencies/places/"+i18+"/base",schemaPath:"#/properties/record/properties/depende\
ncies/properties/places/items/properties/base/type",keyword:"type",params:{type:schema140.properties.record.properties.dependencies.properties.places.items.properties.
base.type},message:"must be integer,null"}],!1;if(errors===_errs203&&typeof data89=="number"&&isFinite(data89)&&(data89<0||isNaN(data89)))return validate64.errors=
[{instancePath:instancePath+"/record/dependencies/places/"+i18+"/base",schemaPath:"#/properties/record/properties/dependencies/properties/places/items/propertie\
s/base/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1;var valid50=_errs203===errors}else var valid50=!0;if(valid50)if(data85.
head!==void 0&&func0.call(data85,"head")){let data90=data85.head,_errs205=errors;if(!(typeof data90=="number"&&!(data90%1)&&!isNaN(data90)&&isFinite(data90))&&data90!==
null)return validate64.errors=[{instancePath:instancePath+"/record/dependencies/places/"+i18+"/head",schemaPath:"#/properties/record/properties/dependencies/pro\
perties/places/items/properties/head/type",keyword:"type",params:{type:schema140.properties.record.properties.dependencies.properties.places.items.properties.head.
type},message:"must be integer,null"}],!1;if(errors===_errs205&&typeof data90=="number"&&isFinite(data90)&&(data90<0||isNaN(data90)))return validate64.errors=[{
instancePath:instancePath+"/record/dependencies/places/"+i18+"/head",schemaPath:"#/properties/record/properties/dependencies/properties/places/items/properties/\
head/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1;var valid50=_errs205===errors}else var valid50=!0}}}}else return validate64.
errors=[{instancePath:instancePath+"/record/dependencies/places/"+i18,schemaPath:"#/properties/record/properties/dependencies/properties/places/items/type",keyword:"\
type",params:{type:"object"},message:"must be object"}],!1;var valid49=_errs195===errors;if(!valid49)break}}else return validate64.errors=[{instancePath:instancePath+
"/record/dependencies/places",schemaPath:"#/properties/record/properties/dependencies/properties/places/type",keyword:"type",params:{type:"array"},message:"must\
 be array"}],!1;var valid34=_errs193===errors}else var valid34=!0}}}}}else return validate64.errors=[{instancePath:instancePath+"/record/dependencies",schemaPath:"\
#/properties/record/properties/dependencies/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var valid20=_errs132===errors}else var valid20=!0;
if(valid20)if(data35.limits!==void 0&&func0.call(data35,"limits")){let data91=data35.limits,_errs207=errors;if(errors===_errs207)if(Array.isArray(data91)){var valid52=!0;
let len19=data91.length;for(let i19=0;i19<len19;i19++){let data92=data91[i19],_errs209=errors;if(errors===_errs209)if(data92&&typeof data92=="object"&&!Array.isArray(
data92)){let missing17;if((data92.code===void 0||!func0.call(data92,"code"))&&(missing17="code")||(data92.message===void 0||!func0.call(data92,"message"))&&(missing17=
"message")||(data92.count===void 0||!func0.call(data92,"count"))&&(missing17="count"))return validate64.errors=[{instancePath:instancePath+"/record/limits/"+i19,
schemaPath:"#/properties/record/properties/limits/items/required",keyword:"required",params:{missingProperty:missing17},message:"must have required property '"+
missing17+"'"}],!1;if(data92.code!==void 0&&func0.call(data92,"code")){let _errs211=errors;if(typeof data92.code!="string")return validate64.errors=[{instancePath:instancePath+
"/record/limits/"+i19+"/code",schemaPath:"#/properties/record/properties/limits/items/properties/code/type",keyword:"type",params:{type:"string"},message:"must \
be string"}],!1;var valid53=_errs211===errors}else var valid53=!0;if(valid53){if(data92.message!==void 0&&func0.call(data92,"message")){let _errs213=errors;if(typeof data92.
message!="string")return validate64.errors=[{instancePath:instancePath+"/record/limits/"+i19+"/message",schemaPath:"#/properties/record/properties/limits/items/\
properties/message/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid53=_errs213===errors}else var valid53=!0;if(valid53)if(data92.
count!==void 0&&func0.call(data92,"count")){let data95=data92.count,_errs215=errors,_errs216=errors;if(!(typeof data95=="number"&&!(data95%1)&&!isNaN(data95)&&isFinite(
data95)))return validate64.errors=[{instancePath:instancePath+"/record/limits/"+i19+"/count",schemaPath:"#/$defs/number/type",keyword:"type",params:{type:"integ\
er"},message:"must be integer"}],!1;if(errors===_errs216&&typeof data95=="number"&&isFinite(data95)){if(data95>9007199254740991||isNaN(data95))return validate64.
errors=[{instancePath:instancePath+"/record/limits/"+i19+"/count",schemaPath:"#/$defs/number/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},
message:"must be <= 9007199254740991"}],!1;if(data95<0||isNaN(data95))return validate64.errors=[{instancePath:instancePath+"/record/limits/"+i19+"/count",schemaPath:"\
#/$defs/number/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}var valid53=_errs215===errors}else var valid53=!0}}else return validate64.
errors=[{instancePath:instancePath+"/record/limits/"+i19,schemaPath:"#/properties/record/properties/limits/items/type",keyword:"type",params:{type:"object"},message:"\
must be object"}],!1;var valid52=_errs209===errors;if(!valid52)break}}else return validate64.errors=[{instancePath:instancePath+"/record/limits",schemaPath:"#/p\
roperties/record/properties/limits/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var valid20=_errs207===errors}else var valid20=!0}}}}}}}}
var valid0=_errs79===errors}else var valid0=!0;if(valid0){if(data.server!==void 0&&func0.call(data,"server")){let data96=data.server,_errs218=errors;if(errors===
_errs218)if(data96&&typeof data96=="object"&&!Array.isArray(data96)){let missing18;if((data96.id===void 0||!func0.call(data96,"id"))&&(missing18="id")||(data96.
version===void 0||!func0.call(data96,"version"))&&(missing18="version")||(data96.treeDigest===void 0||!func0.call(data96,"treeDigest"))&&(missing18="treeDigest")||
(data96.interpreter===void 0||!func0.call(data96,"interpreter"))&&(missing18="interpreter"))return validate64.errors=[{instancePath:instancePath+"/server",schemaPath:"\
#/properties/server/required",keyword:"required",params:{missingProperty:missing18},message:"must have required property '"+missing18+"'"}],!1;if(data96.id!==void 0&&
func0.call(data96,"id")){let _errs220=errors;if(typeof data96.id!="string")return validate64.errors=[{instancePath:instancePath+"/server/id",schemaPath:"#/prope\
rties/server/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid55=_errs220===errors}else var valid55=!0;if(valid55){
if(data96.version!==void 0&&func0.call(data96,"version")){let _errs222=errors;if(typeof data96.version!="string")return validate64.errors=[{instancePath:instancePath+
"/server/version",schemaPath:"#/properties/server/properties/version/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid55=_errs222===
errors}else var valid55=!0;if(valid55){if(data96.treeDigest!==void 0&&func0.call(data96,"treeDigest")){let data99=data96.treeDigest,_errs224=errors,_errs225=errors,
valid56=!1,passing5=null,_errs226=errors;if(errors===errors)if(typeof data99=="string"){if(!pattern10.test(data99)){let err18={instancePath:instancePath+"/serve\
r/treeDigest",schemaPath:"#/$defs/sha256/pattern",keyword:"pattern",params:{pattern:"^sha256:[0-9a-f]{64}$"},message:'must match pattern "^sha256:[0-9a-f]{64}$"'};
vErrors===null?vErrors=[err18]:vErrors.push(err18),errors++}}else{let err19={instancePath:instancePath+"/server/treeDigest",schemaPath:"#/$defs/sha256/type",keyword:"\
type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err19]:vErrors.push(err19),errors++}var _valid5=_errs226===errors;_valid5&&(valid56=
!0,passing5=0);let _errs229=errors;if(data99!==null){let err20={instancePath:instancePath+"/server/treeDigest",schemaPath:"#/properties/server/properties/treeDi\
gest/oneOf/1/type",keyword:"type",params:{type:"null"},message:"must be null"};vErrors===null?vErrors=[err20]:vErrors.push(err20),errors++}var _valid5=_errs229===
errors;if(_valid5&&valid56?(valid56=!1,passing5=[passing5,1]):_valid5&&(valid56=!0,passing5=1),valid56)errors=_errs225,vErrors!==null&&(_errs225?vErrors.length=
_errs225:vErrors=null);else{let err21={instancePath:instancePath+"/server/treeDigest",schemaPath:"#/properties/server/properties/treeDigest/oneOf",keyword:"oneO\
f",params:{passingSchemas:passing5},message:"must match exactly one schema in oneOf"};return vErrors===null?vErrors=[err21]:vErrors.push(err21),errors++,validate64.
errors=vErrors,!1}var valid55=_errs224===errors}else var valid55=!0;if(valid55)if(data96.interpreter!==void 0&&func0.call(data96,"interpreter")){let data100=data96.
interpreter,_errs231=errors;if(!(data100&&typeof data100=="object"&&!Array.isArray(data100))&&data100!==null)return validate64.errors=[{instancePath:instancePath+
"/server/interpreter",schemaPath:"#/properties/server/properties/interpreter/type",keyword:"type",params:{type:schema140.properties.server.properties.interpreter.
type},message:"must be object,null"}],!1;if(errors===_errs231&&data100&&typeof data100=="object"&&!Array.isArray(data100)){let missing19;if((data100.name===void 0||
!func0.call(data100,"name"))&&(missing19="name")||(data100.version===void 0||!func0.call(data100,"version"))&&(missing19="version"))return validate64.errors=[{instancePath:instancePath+
"/server/interpreter",schemaPath:"#/properties/server/properties/interpreter/required",keyword:"required",params:{missingProperty:missing19},message:"must have \
required property '"+missing19+"'"}],!1;if(data100.name!==void 0&&func0.call(data100,"name")){let _errs233=errors;if(typeof data100.name!="string")return validate64.
errors=[{instancePath:instancePath+"/server/interpreter/name",schemaPath:"#/properties/server/properties/interpreter/properties/name/type",keyword:"type",params:{
type:"string"},message:"must be string"}],!1;var valid58=_errs233===errors}else var valid58=!0;if(valid58)if(data100.version!==void 0&&func0.call(data100,"versi\
on")){let _errs235=errors;if(typeof data100.version!="string")return validate64.errors=[{instancePath:instancePath+"/server/interpreter/version",schemaPath:"#/p\
roperties/server/properties/interpreter/properties/version/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid58=_errs235===errors}else
var valid58=!0}var valid55=_errs231===errors}else var valid55=!0}}}else return validate64.errors=[{instancePath:instancePath+"/server",schemaPath:"#/properties/\
server/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var valid0=_errs218===errors}else var valid0=!0;if(valid0){if(data.withheld!==void 0&&
func0.call(data,"withheld")){let data103=data.withheld,_errs237=errors;if(errors===_errs237)if(Array.isArray(data103)){var valid59=!0;let len20=data103.length;for(let i20=0;i20<
len20;i20++){let data104=data103[i20],_errs239=errors;if(errors===_errs239)if(data104&&typeof data104=="object"&&!Array.isArray(data104)){let missing20;if((data104.
path===void 0||!func0.call(data104,"path"))&&(missing20="path")||(data104.reason===void 0||!func0.call(data104,"reason"))&&(missing20="reason"))return validate64.
errors=[{instancePath:instancePath+"/withheld/"+i20,schemaPath:"#/properties/withheld/items/required",keyword:"required",params:{missingProperty:missing20},message:"\
must have required property '"+missing20+"'"}],!1;if(data104.path!==void 0&&func0.call(data104,"path")){let data105=data104.path,_errs241=errors;if(errors===errors)
if(typeof data105=="string"){if(!pattern8.test(data105))return validate64.errors=[{instancePath:instancePath+"/withheld/"+i20+"/path",schemaPath:"#/$defs/path/p\
attern",keyword:"pattern",params:{pattern:"^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$"},message:'must match pattern "^(?!\\.{1,2}(?:/\
|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$"'}],!1}else return validate64.errors=[{instancePath:instancePath+"/withheld/"+i20+"/path",schemaPath:"#/$\
defs/path/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid60=_errs241===errors}else var valid60=!0;if(valid60)if(data104.reason!==
void 0&&func0.call(data104,"reason")){let data106=data104.reason,_errs244=errors;if(errors===_errs244)if(typeof data106=="string"){if(func75(data106)<1)return validate64.
errors=[{instancePath:instancePath+"/withheld/"+i20+"/reason",schemaPath:"#/properties/withheld/items/properties/reason/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"}],!1}else return validate64.errors=[{instancePath:instancePath+"/withheld/"+i20+"/reason",schemaPath:"#/properti\
es/withheld/items/properties/reason/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid60=_errs244===errors}else var valid60=!0}else
return validate64.errors=[{instancePath:instancePath+"/withheld/"+i20,schemaPath:"#/properties/withheld/items/type",keyword:"type",params:{type:"object"},message:"\
must be object"}],!1;var valid59=_errs239===errors;if(!valid59)break}}else return validate64.errors=[{instancePath:instancePath+"/withheld",schemaPath:"#/proper\
ties/withheld/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var valid0=_errs237===errors}else var valid0=!0;if(valid0)if(data.settings!==
void 0&&func0.call(data,"settings")){let data107=data.settings,_errs246=errors;if(!(data107&&typeof data107=="object"&&!Array.isArray(data107)))return validate64.
errors=[{instancePath:instancePath+"/settings",schemaPath:"#/properties/settings/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var valid0=_errs246===
errors}else var valid0=!0}}}}}}}}}}else return validate64.errors=[{instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be objec\
t"}],!1;return validate64.errors=vErrors,errors===0}validate64.evaluated={props:{programFiles:!0,dependencies:!0,packages:!0,configurationFiles:!0,told:!0,overlays:!0,
declared:!0,record:!0,server:!0,withheld:!0,settings:!0},dynamicProps:!1,dynamicItems:!1};function validate63(data,{instancePath="",parentData,parentDataProperty,
rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate63.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.
dynamicItems&&(evaluated0.items=void 0),errors===0)if(data&&typeof data=="object"&&!Array.isArray(data)){let missing0;if((data.schema===void 0||!func0.call(data,
"schema"))&&(missing0="schema")||(data.tool===void 0||!func0.call(data,"tool"))&&(missing0="tool")||(data.server===void 0||!func0.call(data,"server"))&&(missing0=
"server")||(data.side===void 0||!func0.call(data,"side"))&&(missing0="side")||(data.session===void 0||!func0.call(data,"session"))&&(missing0="session")||(data.
snapshot===void 0||!func0.call(data,"snapshot"))&&(missing0="snapshot")||(data.digests===void 0||!func0.call(data,"digests"))&&(missing0="digests")||(data.program===
void 0||!func0.call(data,"program"))&&(missing0="program")||(data.run===void 0||!func0.call(data,"run"))&&(missing0="run"))return validate63.errors=[{instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:missing0},message:"must have required property '"+missing0+"'"}],!1;{let _errs1=errors;for(let key0 of Object.
keys(data))if(!func0.call(schema130.properties,key0)){return validate63.errors=[{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:key0},message:"must NOT have additional properties"}],!1;break}if(_errs1===errors){if(data.schema!==void 0&&func0.call(data,"schema")){
let _errs2=errors;if(data.schema!=="lanser.trace.v1")return validate63.errors=[{instancePath:instancePath+"/schema",schemaPath:"#/properties/schema/const",keyword:"\
const",params:{allowedValue:"lanser.trace.v1"},message:"must be equal to constant"}],!1;var valid0=_errs2===errors}else var valid0=!0;if(valid0){if(data.tool!==
void 0&&func0.call(data,"tool")){let data1=data.tool,_errs3=errors;if(errors===_errs3)if(data1&&typeof data1=="object"&&!Array.isArray(data1)){let missing1;if((data1.
name===void 0||!func0.call(data1,"name"))&&(missing1="name")||(data1.version===void 0||!func0.call(data1,"version"))&&(missing1="version"))return validate63.errors=
[{instancePath:instancePath+"/tool",schemaPath:"#/properties/tool/required",keyword:"required",params:{missingProperty:missing1},message:"must have required pro\
perty '"+missing1+"'"}],!1;{let _errs5=errors;for(let key1 of Object.keys(data1))if(!(key1==="name"||key1==="version")){return validate63.errors=[{instancePath:instancePath+
"/tool",schemaPath:"#/properties/tool/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key1},message:"must NOT have additional pr\
operties"}],!1;break}if(_errs5===errors){if(data1.name!==void 0&&func0.call(data1,"name")){let _errs6=errors;if(data1.name!=="lanser")return validate63.errors=[
{instancePath:instancePath+"/tool/name",schemaPath:"#/properties/tool/properties/name/const",keyword:"const",params:{allowedValue:"lanser"},message:"must be equ\
al to constant"}],!1;var valid1=_errs6===errors}else var valid1=!0;if(valid1)if(data1.version!==void 0&&func0.call(data1,"version")){let data3=data1.version,_errs7=errors;
if(errors===_errs7)if(typeof data3=="string"){if(func75(data3)<1)return validate63.errors=[{instancePath:instancePath+"/tool/version",schemaPath:"#/properties/t\
ool/properties/version/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"}],!1}else return validate63.errors=[{instancePath:instancePath+
"/tool/version",schemaPath:"#/properties/tool/properties/version/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid1=_errs7===errors}else
var valid1=!0}}}else return validate63.errors=[{instancePath:instancePath+"/tool",schemaPath:"#/properties/tool/type",keyword:"type",params:{type:"object"},message:"\
must be object"}],!1;var valid0=_errs3===errors}else var valid0=!0;if(valid0){if(data.server!==void 0&&func0.call(data,"server")){let data4=data.server,_errs9=errors;
if(errors===_errs9)if(data4&&typeof data4=="object"&&!Array.isArray(data4)){let missing2;if((data4.id===void 0||!func0.call(data4,"id"))&&(missing2="id")||(data4.
version===void 0||!func0.call(data4,"version"))&&(missing2="version")||(data4.treeDigest===void 0||!func0.call(data4,"treeDigest"))&&(missing2="treeDigest"))return validate63.
errors=[{instancePath:instancePath+"/server",schemaPath:"#/properties/server/required",keyword:"required",params:{missingProperty:missing2},message:"must have r\
equired property '"+missing2+"'"}],!1;{let _errs11=errors;for(let key2 of Object.keys(data4))if(!(key2==="id"||key2==="version"||key2==="treeDigest")){return validate63.
errors=[{instancePath:instancePath+"/server",schemaPath:"#/properties/server/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key2},
message:"must NOT have additional properties"}],!1;break}if(_errs11===errors){if(data4.id!==void 0&&func0.call(data4,"id")){let data5=data4.id,_errs12=errors;if(errors===
_errs12)if(typeof data5=="string"){if(!pattern7.test(data5))return validate63.errors=[{instancePath:instancePath+"/server/id",schemaPath:"#/properties/server/pr\
operties/id/pattern",keyword:"pattern",params:{pattern:"^[a-z0-9][a-z0-9._-]*$"},message:'must match pattern "^[a-z0-9][a-z0-9._-]*$"'}],!1}else return validate63.
errors=[{instancePath:instancePath+"/server/id",schemaPath:"#/properties/server/properties/id/type",keyword:"type",params:{type:"string"},message:"must be strin\
g"}],!1;var valid2=_errs12===errors}else var valid2=!0;if(valid2){if(data4.version!==void 0&&func0.call(data4,"version")){let data6=data4.version,_errs14=errors;
if(errors===_errs14)if(typeof data6=="string"){if(func75(data6)<1)return validate63.errors=[{instancePath:instancePath+"/server/version",schemaPath:"#/propertie\
s/server/properties/version/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"}],!1}else return validate63.errors=[
{instancePath:instancePath+"/server/version",schemaPath:"#/properties/server/properties/version/type",keyword:"type",params:{type:"string"},message:"must be str\
ing"}],!1;var valid2=_errs14===errors}else var valid2=!0;if(valid2)if(data4.treeDigest!==void 0&&func0.call(data4,"treeDigest")){let data7=data4.treeDigest,_errs16=errors;
if(errors===errors)if(typeof data7=="string"){if(!pattern10.test(data7))return validate63.errors=[{instancePath:instancePath+"/server/treeDigest",schemaPath:"#/\
$defs/sha256/pattern",keyword:"pattern",params:{pattern:"^sha256:[0-9a-f]{64}$"},message:'must match pattern "^sha256:[0-9a-f]{64}$"'}],!1}else return validate63.
errors=[{instancePath:instancePath+"/server/treeDigest",schemaPath:"#/$defs/sha256/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid2=_errs16===
errors}else var valid2=!0}}}}else return validate63.errors=[{instancePath:instancePath+"/server",schemaPath:"#/properties/server/type",keyword:"type",params:{type:"\
object"},message:"must be object"}],!1;var valid0=_errs9===errors}else var valid0=!0;if(valid0){if(data.side!==void 0&&func0.call(data,"side")){let data8=data.side,
_errs19=errors;if(!(data8==="base"||data8==="head"))return validate63.errors=[{instancePath:instancePath+"/side",schemaPath:"#/properties/side/enum",keyword:"en\
um",params:{allowedValues:schema130.properties.side.enum},message:"must be equal to one of the allowed values"}],!1;var valid0=_errs19===errors}else var valid0=!0;
if(valid0){if(data.session!==void 0&&func0.call(data,"session")){let data9=data.session,_errs20=errors;if(errors===_errs20)if(typeof data9=="string"){if(!pattern27.
test(data9))return validate63.errors=[{instancePath:instancePath+"/session",schemaPath:"#/properties/session/pattern",keyword:"pattern",params:{pattern:"^[a-z0-\
9][a-z0-9-]*$"},message:'must match pattern "^[a-z0-9][a-z0-9-]*$"'}],!1}else return validate63.errors=[{instancePath:instancePath+"/session",schemaPath:"#/prop\
erties/session/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid0=_errs20===errors}else var valid0=!0;if(valid0){if(data.root!==
void 0&&func0.call(data,"root")){let data10=data.root,_errs22=errors;if(errors===_errs22)if(typeof data10=="string"){if(func75(data10)<1)return validate63.errors=
[{instancePath:instancePath+"/root",schemaPath:"#/properties/root/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"}],
!1}else return validate63.errors=[{instancePath:instancePath+"/root",schemaPath:"#/properties/root/type",keyword:"type",params:{type:"string"},message:"must be \
string"}],!1;var valid0=_errs22===errors}else var valid0=!0;if(valid0){if(data.snapshot!==void 0&&func0.call(data,"snapshot")){let data11=data.snapshot,_errs24=errors;
if(errors===_errs24)if(data11&&typeof data11=="object"&&!Array.isArray(data11)){let missing3;if((data11.commit===void 0||!func0.call(data11,"commit"))&&(missing3=
"commit")||(data11.tree===void 0||!func0.call(data11,"tree"))&&(missing3="tree"))return validate63.errors=[{instancePath:instancePath+"/snapshot",schemaPath:"#/\
properties/snapshot/required",keyword:"required",params:{missingProperty:missing3},message:"must have required property '"+missing3+"'"}],!1;{let _errs26=errors;
for(let key3 of Object.keys(data11))if(!(key3==="commit"||key3==="tree")){return validate63.errors=[{instancePath:instancePath+"/snapshot",schemaPath:"#/propert\
ies/snapshot/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key3},message:"must NOT have additional properties"}],!1;break}if(_errs26===
errors){if(data11.commit!==void 0&&func0.call(data11,"commit")){let data12=data11.commit,_errs27=errors,_errs28=errors,valid5=!1,passing0=null,_errs29=errors;if(errors===
errors)if(typeof data12=="string"){if(!pattern4.test(data12)){let err0={instancePath:instancePath+"/snapshot/commit",schemaPath:"#/$defs/gitObject/pattern",keyword:"\
pattern",params:{pattern:"^(?:[0-9a-f]{40}|[0-9a-f]{64})$"},message:'must match pattern "^(?:[0-9a-f]{40}|[0-9a-f]{64})$"'};vErrors===null?vErrors=[err0]:vErrors.
push(err0),errors++}}else{let err1={instancePath:instancePath+"/snapshot/commit",schemaPath:"#/$defs/gitObject/type",keyword:"type",params:{type:"string"},message:"\
must be string"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}var _valid0=_errs29===errors;_valid0&&(valid5=!0,passing0=0);let _errs32=errors;if(data12!==
null){let err2={instancePath:instancePath+"/snapshot/commit",schemaPath:"#/properties/snapshot/properties/commit/oneOf/1/type",keyword:"type",params:{type:"null"},
message:"must be null"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}var _valid0=_errs32===errors;if(_valid0&&valid5?(valid5=!1,passing0=[passing0,
1]):_valid0&&(valid5=!0,passing0=1),valid5)errors=_errs28,vErrors!==null&&(_errs28?vErrors.length=_errs28:vErrors=null);else{let err3={instancePath:instancePath+
"/snapshot/commit",schemaPath:"#/properties/snapshot/properties/commit/oneOf",keyword:"oneOf",params:{passingSchemas:passing0},message:"must match exactly one s\
chema in oneOf"};return vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++,validate63.errors=vErrors,!1}var valid4=_errs27===errors}else var valid4=!0;if(valid4)
if(data11.tree!==void 0&&func0.call(data11,"tree")){let data13=data11.tree,_errs34=errors,_errs35=errors,valid7=!1,passing1=null,_errs36=errors;if(errors===errors)
if(typeof data13=="string"){if(!pattern4.test(data13)){let err4={instancePath:instancePath+"/snapshot/tree",schemaPath:"#/$defs/gitObject/pattern",keyword:"patt\
ern",params:{pattern:"^(?:[0-9a-f]{40}|[0-9a-f]{64})$"},message:'must match pattern "^(?:[0-9a-f]{40}|[0-9a-f]{64})$"'};vErrors===null?vErrors=[err4]:vErrors.push(
err4),errors++}}else{let err5={instancePath:instancePath+"/snapshot/tree",schemaPath:"#/$defs/gitObject/type",keyword:"type",params:{type:"string"},message:"mus\
t be string"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}var _valid1=_errs36===errors;_valid1&&(valid7=!0,passing1=0);let _errs39=errors;if(data13!==
null){let err6={instancePath:instancePath+"/snapshot/tree",schemaPath:"#/properties/snapshot/properties/tree/oneOf/1/type",keyword:"type",params:{type:"null"},message:"\
must be null"};vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}var _valid1=_errs39===errors;if(_valid1&&valid7?(valid7=!1,passing1=[passing1,1]):_valid1&&
(valid7=!0,passing1=1),valid7)errors=_errs35,vErrors!==null&&(_errs35?vErrors.length=_errs35:vErrors=null);else{let err7={instancePath:instancePath+"/snapshot/t\
ree",schemaPath:"#/properties/snapshot/properties/tree/oneOf",keyword:"oneOf",params:{passingSchemas:passing1},message:"must match exactly one schema in oneOf"};
return vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++,validate63.errors=vErrors,!1}var valid4=_errs34===errors}else var valid4=!0}}}else return validate63.
errors=[{instancePath:instancePath+"/snapshot",schemaPath:"#/properties/snapshot/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var valid0=_errs24===
errors}else var valid0=!0;if(valid0){if(data.digests!==void 0&&func0.call(data,"digests")){let data14=data.digests,_errs41=errors;if(errors===_errs41)if(data14&&
typeof data14=="object"&&!Array.isArray(data14)){let missing4;if((data14.capabilities===void 0||!func0.call(data14,"capabilities"))&&(missing4="capabilities")||
(data14.schedule===void 0||!func0.call(data14,"schedule"))&&(missing4="schedule")||(data14.configuration===void 0||!func0.call(data14,"configuration"))&&(missing4=
"configuration"))return validate63.errors=[{instancePath:instancePath+"/digests",schemaPath:"#/properties/digests/required",keyword:"required",params:{missingProperty:missing4},
message:"must have required property '"+missing4+"'"}],!1;{let _errs43=errors;for(let key4 of Object.keys(data14))if(!(key4==="capabilities"||key4==="schedule"||
key4==="configuration"||key4==="dependencies")){return validate63.errors=[{instancePath:instancePath+"/digests",schemaPath:"#/properties/digests/additionalPrope\
rties",keyword:"additionalProperties",params:{additionalProperty:key4},message:"must NOT have additional properties"}],!1;break}if(_errs43===errors){if(data14.capabilities!==
void 0&&func0.call(data14,"capabilities")){let data15=data14.capabilities,_errs44=errors;if(errors===errors)if(typeof data15=="string"){if(!pattern10.test(data15))
return validate63.errors=[{instancePath:instancePath+"/digests/capabilities",schemaPath:"#/$defs/sha256/pattern",keyword:"pattern",params:{pattern:"^sha256:[0-9\
a-f]{64}$"},message:'must match pattern "^sha256:[0-9a-f]{64}$"'}],!1}else return validate63.errors=[{instancePath:instancePath+"/digests/capabilities",schemaPath:"\
#/$defs/sha256/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid9=_errs44===errors}else var valid9=!0;if(valid9){if(data14.schedule!==
void 0&&func0.call(data14,"schedule")){let data16=data14.schedule,_errs47=errors;if(errors===errors)if(typeof data16=="string"){if(!pattern10.test(data16))return validate63.
errors=[{instancePath:instancePath+"/digests/schedule",schemaPath:"#/$defs/sha256/pattern",keyword:"pattern",params:{pattern:"^sha256:[0-9a-f]{64}$"},message:'m\
ust match pattern "^sha256:[0-9a-f]{64}$"'}],!1}else return validate63.errors=[{instancePath:instancePath+"/digests/schedule",schemaPath:"#/$defs/sha256/type",keyword:"\
type",params:{type:"string"},message:"must be string"}],!1;var valid9=_errs47===errors}else var valid9=!0;if(valid9){if(data14.configuration!==void 0&&func0.call(
data14,"configuration")){let data17=data14.configuration,_errs50=errors;if(errors===errors)if(typeof data17=="string"){if(!pattern10.test(data17))return validate63.
errors=[{instancePath:instancePath+"/digests/configuration",schemaPath:"#/$defs/sha256/pattern",keyword:"pattern",params:{pattern:"^sha256:[0-9a-f]{64}$"},message:'\
must match pattern "^sha256:[0-9a-f]{64}$"'}],!1}else return validate63.errors=[{instancePath:instancePath+"/digests/configuration",schemaPath:"#/$defs/sha256/t\
ype",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid9=_errs50===errors}else var valid9=!0;if(valid9)if(data14.dependencies!==void 0&&
func0.call(data14,"dependencies")){let data18=data14.dependencies,_errs53=errors;if(errors===errors)if(typeof data18=="string"){if(!pattern10.test(data18))return validate63.
errors=[{instancePath:instancePath+"/digests/dependencies",schemaPath:"#/$defs/sha256/pattern",keyword:"pattern",params:{pattern:"^sha256:[0-9a-f]{64}$"},message:'\
must match pattern "^sha256:[0-9a-f]{64}$"'}],!1}else return validate63.errors=[{instancePath:instancePath+"/digests/dependencies",schemaPath:"#/$defs/sha256/ty\
pe",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid9=_errs53===errors}else var valid9=!0}}}}}else return validate63.errors=[{instancePath:instancePath+
"/digests",schemaPath:"#/properties/digests/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var valid0=_errs41===errors}else var valid0=!0;
if(valid0){if(data.variation!==void 0&&func0.call(data,"variation")){let data19=data.variation,_errs56=errors;if(errors===_errs56)if(data19&&typeof data19=="obj\
ect"&&!Array.isArray(data19))for(let key5 of Object.keys(data19)){let data20=data19[key5],_errs59=errors;if(typeof data20!="string"&&!(typeof data20=="number"&&
isFinite(data20))&&typeof data20!="boolean")return validate63.errors=[{instancePath:instancePath+"/variation/"+key5.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/properties/variation/additionalProperties/type",keyword:"type",params:{type:schema130.properties.variation.additionalProperties.type},message:"must be string,\
number,boolean"}],!1;var valid14=_errs59===errors;if(!valid14)break}else return validate63.errors=[{instancePath:instancePath+"/variation",schemaPath:"#/propert\
ies/variation/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var valid0=_errs56===errors}else var valid0=!0;if(valid0){if(data.program!==
void 0&&func0.call(data,"program")){let data21=data.program,_errs61=errors;if(errors===_errs61)if(Array.isArray(data21)){var valid15=!0;let len0=data21.length;for(let i0=0;i0<
len0;i0++){let data22=data21[i0],_errs63=errors;if(errors===_errs63)if(data22&&typeof data22=="object"&&!Array.isArray(data22)){let missing5;if((data22.path===void 0||
!func0.call(data22,"path"))&&(missing5="path")||(data22.blob===void 0||!func0.call(data22,"blob"))&&(missing5="blob"))return validate63.errors=[{instancePath:instancePath+
"/program/"+i0,schemaPath:"#/properties/program/items/required",keyword:"required",params:{missingProperty:missing5},message:"must have required property '"+missing5+
"'"}],!1;{let _errs65=errors;for(let key6 of Object.keys(data22))if(!(key6==="path"||key6==="blob")){return validate63.errors=[{instancePath:instancePath+"/prog\
ram/"+i0,schemaPath:"#/properties/program/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key6},message:"must NOT have add\
itional properties"}],!1;break}if(_errs65===errors){if(data22.path!==void 0&&func0.call(data22,"path")){let data23=data22.path,_errs66=errors;if(errors===errors)
if(typeof data23=="string"){if(!pattern8.test(data23))return validate63.errors=[{instancePath:instancePath+"/program/"+i0+"/path",schemaPath:"#/$defs/path/patte\
rn",keyword:"pattern",params:{pattern:"^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$"},message:'must match pattern "^(?!\\.{1,2}(?:/|$))\
[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$"'}],!1}else return validate63.errors=[{instancePath:instancePath+"/program/"+i0+"/path",schemaPath:"#/$defs/p\
ath/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid16=_errs66===errors}else var valid16=!0;if(valid16)if(data22.blob!==void 0&&
func0.call(data22,"blob")){let data24=data22.blob,_errs69=errors,_errs70=errors,valid18=!1,passing2=null,_errs71=errors;if(errors===errors)if(typeof data24=="st\
ring"){if(!pattern4.test(data24)){let err8={instancePath:instancePath+"/program/"+i0+"/blob",schemaPath:"#/$defs/gitObject/pattern",keyword:"pattern",params:{pattern:"\
^(?:[0-9a-f]{40}|[0-9a-f]{64})$"},message:'must match pattern "^(?:[0-9a-f]{40}|[0-9a-f]{64})$"'};vErrors===null?vErrors=[err8]:vErrors.push(err8),errors++}}else{
let err9={instancePath:instancePath+"/program/"+i0+"/blob",schemaPath:"#/$defs/gitObject/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===
null?vErrors=[err9]:vErrors.push(err9),errors++}var _valid2=_errs71===errors;_valid2&&(valid18=!0,passing2=0);let _errs74=errors;if(data24!==null){let err10={instancePath:instancePath+
"/program/"+i0+"/blob",schemaPath:"#/properties/program/items/properties/blob/oneOf/1/type",keyword:"type",params:{type:"null"},message:"must be null"};vErrors===
null?vErrors=[err10]:vErrors.push(err10),errors++}var _valid2=_errs74===errors;if(_valid2&&valid18?(valid18=!1,passing2=[passing2,1]):_valid2&&(valid18=!0,passing2=
1),valid18)errors=_errs70,vErrors!==null&&(_errs70?vErrors.length=_errs70:vErrors=null);else{let err11={instancePath:instancePath+"/program/"+i0+"/blob",schemaPath:"\
#/properties/program/items/properties/blob/oneOf",keyword:"oneOf",params:{passingSchemas:passing2},message:"must match exactly one schema in oneOf"};return vErrors===
null?vErrors=[err11]:vErrors.push(err11),errors++,validate63.errors=vErrors,!1}var valid16=_errs69===errors}else var valid16=!0}}}else return validate63.errors=
[{instancePath:instancePath+"/program/"+i0,schemaPath:"#/properties/program/items/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var valid15=_errs63===
errors;if(!valid15)break}}else return validate63.errors=[{instancePath:instancePath+"/program",schemaPath:"#/properties/program/type",keyword:"type",params:{type:"\
array"},message:"must be array"}],!1;var valid0=_errs61===errors}else var valid0=!0;if(valid0)if(data.run!==void 0&&func0.call(data,"run")){let data25=data.run,
_errs76=errors,_errs77=errors,valid20=!1,passing3=null,_errs78=errors;validate64(data25,{instancePath:instancePath+"/run",parentData:data,parentDataProperty:"ru\
n",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate64.errors:vErrors.concat(validate64.errors),errors=vErrors.length);var _valid3=_errs78===errors;if(_valid3){
valid20=!0,passing3=0;var props0={};props0.programFiles=!0,props0.dependencies=!0,props0.packages=!0,props0.configurationFiles=!0,props0.told=!0,props0.overlays=
!0,props0.declared=!0,props0.record=!0,props0.server=!0,props0.withheld=!0,props0.settings=!0}let _errs79=errors;if(data25!==null){let err12={instancePath:instancePath+
"/run",schemaPath:"#/properties/run/oneOf/1/type",keyword:"type",params:{type:"null"},message:"must be null"};vErrors===null?vErrors=[err12]:vErrors.push(err12),
errors++}var _valid3=_errs79===errors;if(_valid3&&valid20?(valid20=!1,passing3=[passing3,1]):_valid3&&(valid20=!0,passing3=1),valid20)errors=_errs77,vErrors!==null&&
(_errs77?vErrors.length=_errs77:vErrors=null);else{let err13={instancePath:instancePath+"/run",schemaPath:"#/properties/run/oneOf",keyword:"oneOf",params:{passingSchemas:passing3},
message:"must match exactly one schema in oneOf"};return vErrors===null?vErrors=[err13]:vErrors.push(err13),errors++,validate63.errors=vErrors,!1}var valid0=_errs76===
errors}else var valid0=!0}}}}}}}}}}}}else return validate63.errors=[{instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be obj\
ect"}],!1;return validate63.errors=vErrors,errors===0}validate63.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function validate62(data,{instancePath="",
parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate62.evaluated;if(evaluated0.dynamicProps&&(evaluated0.
props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),errors===0)if(data&&typeof data=="object"&&!Array.isArray(data)){let missing0;if((data.i===void 0||
!func0.call(data,"i"))&&(missing0="i")||(data.k===void 0||!func0.call(data,"k"))&&(missing0="k")||(data.m===void 0||!func0.call(data,"m"))&&(missing0="m")||(data.
t===void 0||!func0.call(data,"t"))&&(missing0="t"))return validate62.errors=[{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:missing0},
message:"must have required property '"+missing0+"'"}],!1;{let _errs1=errors;for(let key0 of Object.keys(data))if(!(key0==="i"||key0==="k"||key0==="m"||key0==="\
t")){return validate62.errors=[{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must N\
OT have additional properties"}],!1;break}if(_errs1===errors){if(data.i!==void 0&&func0.call(data,"i")){let _errs2=errors;if(data.i!==0)return validate62.errors=
[{instancePath:instancePath+"/i",schemaPath:"#/properties/i/const",keyword:"const",params:{allowedValue:0},message:"must be equal to constant"}],!1;var valid0=_errs2===
errors}else var valid0=!0;if(valid0){if(data.k!==void 0&&func0.call(data,"k")){let _errs3=errors;if(data.k!=="header")return validate62.errors=[{instancePath:instancePath+
"/k",schemaPath:"#/properties/k/const",keyword:"const",params:{allowedValue:"header"},message:"must be equal to constant"}],!1;var valid0=_errs3===errors}else var valid0=!0;
if(valid0){if(data.m!==void 0&&func0.call(data,"m")){let _errs4=errors;validate63(data.m,{instancePath:instancePath+"/m",parentData:data,parentDataProperty:"m",
rootData,dynamicAnchors})||(vErrors=vErrors===null?validate63.errors:vErrors.concat(validate63.errors),errors=vErrors.length);var valid0=_errs4===errors}else var valid0=!0;
if(valid0)if(data.t!==void 0&&func0.call(data,"t")){let data3=data.t,_errs5=errors,_errs6=errors;if(!(typeof data3=="number"&&!(data3%1)&&!isNaN(data3)&&isFinite(
data3)))return validate62.errors=[{instancePath:instancePath+"/t",schemaPath:"#/$defs/time/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],
!1;if(errors===_errs6&&typeof data3=="number"&&isFinite(data3)){if(data3>9007199254740991||isNaN(data3))return validate62.errors=[{instancePath:instancePath+"/t",
schemaPath:"#/$defs/time/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"}],!1;if(data3<0||isNaN(
data3))return validate62.errors=[{instancePath:instancePath+"/t",schemaPath:"#/$defs/time/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"m\
ust be >= 0"}],!1}var valid0=_errs5===errors}else var valid0=!0}}}}}else return validate62.errors=[{instancePath,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"}],!1;return validate62.errors=vErrors,errors===0}validate62.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var schema168={
description:"One JSON-RPC message as the session saw it.",type:"object",additionalProperties:!1,required:["i","k","d","m","t"],properties:{i:{$ref:"#/$defs/numb\
er"},k:{const:"frame"},d:{description:"> to the server, < from it.",enum:[">","<"]},m:{type:"object",required:["jsonrpc"],properties:{jsonrpc:{const:"2.0"}}},t:{
$ref:"#/$defs/time"}}};function validate78(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate78.
evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),errors===0)if(data&&typeof data=="object"&&!Array.
isArray(data)){let missing0;if((data.i===void 0||!func0.call(data,"i"))&&(missing0="i")||(data.k===void 0||!func0.call(data,"k"))&&(missing0="k")||(data.d===void 0||
!func0.call(data,"d"))&&(missing0="d")||(data.m===void 0||!func0.call(data,"m"))&&(missing0="m")||(data.t===void 0||!func0.call(data,"t"))&&(missing0="t"))return validate78.
errors=[{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:missing0},message:"must have required property '"+missing0+"'"}],!1;{let _errs1=errors;
for(let key0 of Object.keys(data))if(!(key0==="i"||key0==="k"||key0==="d"||key0==="m"||key0==="t")){return validate78.errors=[{instancePath,schemaPath:"#/additi\
onalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"}],!1;break}if(_errs1===errors){if(data.
i!==void 0&&func0.call(data,"i")){let data0=data.i,_errs2=errors,_errs3=errors;if(!(typeof data0=="number"&&!(data0%1)&&!isNaN(data0)&&isFinite(data0)))return validate78.
errors=[{instancePath:instancePath+"/i",schemaPath:"#/$defs/number/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===_errs3&&
typeof data0=="number"&&isFinite(data0)){if(data0>9007199254740991||isNaN(data0))return validate78.errors=[{instancePath:instancePath+"/i",schemaPath:"#/$defs/n\
umber/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"}],!1;if(data0<0||isNaN(data0))return validate78.
errors=[{instancePath:instancePath+"/i",schemaPath:"#/$defs/number/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}var valid0=_errs2===
errors}else var valid0=!0;if(valid0){if(data.k!==void 0&&func0.call(data,"k")){let _errs5=errors;if(data.k!=="frame")return validate78.errors=[{instancePath:instancePath+
"/k",schemaPath:"#/properties/k/const",keyword:"const",params:{allowedValue:"frame"},message:"must be equal to constant"}],!1;var valid0=_errs5===errors}else var valid0=!0;
if(valid0){if(data.d!==void 0&&func0.call(data,"d")){let data2=data.d,_errs6=errors;if(!(data2===">"||data2==="<"))return validate78.errors=[{instancePath:instancePath+
"/d",schemaPath:"#/properties/d/enum",keyword:"enum",params:{allowedValues:schema168.properties.d.enum},message:"must be equal to one of the allowed values"}],!1;
var valid0=_errs6===errors}else var valid0=!0;if(valid0){if(data.m!==void 0&&func0.call(data,"m")){let data3=data.m,_errs7=errors;if(errors===_errs7)if(data3&&typeof data3==
"object"&&!Array.isArray(data3)){let missing1;if((data3.jsonrpc===void 0||!func0.call(data3,"jsonrpc"))&&(missing1="jsonrpc"))return validate78.errors=[{instancePath:instancePath+
"/m",schemaPath:"#/properties/m/required",keyword:"required",params:{missingProperty:missing1},message:"must have required property '"+missing1+"'"}],!1;if(data3.
jsonrpc!==void 0&&func0.call(data3,"jsonrpc")&&data3.jsonrpc!=="2.0")return validate78.errors=[{instancePath:instancePath+"/m/jsonrpc",schemaPath:"#/properties/\
m/properties/jsonrpc/const",keyword:"const",params:{allowedValue:"2.0"},message:"must be equal to constant"}],!1}else return validate78.errors=[{instancePath:instancePath+
"/m",schemaPath:"#/properties/m/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var valid0=_errs7===errors}else var valid0=!0;if(valid0)
if(data.t!==void 0&&func0.call(data,"t")){let data5=data.t,_errs10=errors,_errs11=errors;if(!(typeof data5=="number"&&!(data5%1)&&!isNaN(data5)&&isFinite(data5)))
return validate78.errors=[{instancePath:instancePath+"/t",schemaPath:"#/$defs/time/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===
_errs11&&typeof data5=="number"&&isFinite(data5)){if(data5>9007199254740991||isNaN(data5))return validate78.errors=[{instancePath:instancePath+"/t",schemaPath:"\
#/$defs/time/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"}],!1;if(data5<0||isNaN(data5))return validate78.
errors=[{instancePath:instancePath+"/t",schemaPath:"#/$defs/time/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}var valid0=_errs10===
errors}else var valid0=!0}}}}}}else return validate78.errors=[{instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],
!1;return validate78.errors=vErrors,errors===0}validate78.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var schema173={description:"Why the stream of messages ended.",type:"object",required:["kind"],properties:{kind:{enum:["exit","violation","not-started","closed"]}}};
function validate80(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate80.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),errors===0)if(data&&typeof data=="object"&&!Array.isArray(
data)){let missing0;if((data.i===void 0||!func0.call(data,"i"))&&(missing0="i")||(data.k===void 0||!func0.call(data,"k"))&&(missing0="k")||(data.m===void 0||!func0.
call(data,"m"))&&(missing0="m")||(data.t===void 0||!func0.call(data,"t"))&&(missing0="t"))return validate80.errors=[{instancePath,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:missing0},message:"must have required property '"+missing0+"'"}],!1;{let _errs1=errors;for(let key0 of Object.keys(data))if(!(key0===
"i"||key0==="k"||key0==="m"||key0==="t")){return validate80.errors=[{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},
message:"must NOT have additional properties"}],!1;break}if(_errs1===errors){if(data.i!==void 0&&func0.call(data,"i")){let data0=data.i,_errs2=errors,_errs3=errors;
if(!(typeof data0=="number"&&!(data0%1)&&!isNaN(data0)&&isFinite(data0)))return validate80.errors=[{instancePath:instancePath+"/i",schemaPath:"#/$defs/number/ty\
pe",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===_errs3&&typeof data0=="number"&&isFinite(data0)){if(data0>9007199254740991||
isNaN(data0))return validate80.errors=[{instancePath:instancePath+"/i",schemaPath:"#/$defs/number/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},
message:"must be <= 9007199254740991"}],!1;if(data0<0||isNaN(data0))return validate80.errors=[{instancePath:instancePath+"/i",schemaPath:"#/$defs/number/minimum",
keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}var valid0=_errs2===errors}else var valid0=!0;if(valid0){if(data.k!==void 0&&func0.
call(data,"k")){let _errs5=errors;if(data.k!=="meta")return validate80.errors=[{instancePath:instancePath+"/k",schemaPath:"#/properties/k/const",keyword:"const",
params:{allowedValue:"meta"},message:"must be equal to constant"}],!1;var valid0=_errs5===errors}else var valid0=!0;if(valid0){if(data.m!==void 0&&func0.call(data,
"m")){let data2=data.m,_errs6=errors;if(errors===_errs6)if(data2&&typeof data2=="object"&&!Array.isArray(data2)){if(data2.end!==void 0&&func0.call(data2,"end")){
let data3=data2.end;if(errors===errors)if(data3&&typeof data3=="object"&&!Array.isArray(data3)){let missing1;if((data3.kind===void 0||!func0.call(data3,"kind"))&&
(missing1="kind"))return validate80.errors=[{instancePath:instancePath+"/m/end",schemaPath:"#/$defs/end/required",keyword:"required",params:{missingProperty:missing1},
message:"must have required property '"+missing1+"'"}],!1;if(data3.kind!==void 0&&func0.call(data3,"kind")){let data4=data3.kind;if(!(data4==="exit"||data4==="v\
iolation"||data4==="not-started"||data4==="closed"))return validate80.errors=[{instancePath:instancePath+"/m/end/kind",schemaPath:"#/$defs/end/properties/kind/e\
num",keyword:"enum",params:{allowedValues:schema173.properties.kind.enum},message:"must be equal to one of the allowed values"}],!1}}else return validate80.errors=
[{instancePath:instancePath+"/m/end",schemaPath:"#/$defs/end/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1}}else return validate80.errors=
[{instancePath:instancePath+"/m",schemaPath:"#/properties/m/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var valid0=_errs6===errors}else
var valid0=!0;if(valid0)if(data.t!==void 0&&func0.call(data,"t")){let data5=data.t,_errs12=errors,_errs13=errors;if(!(typeof data5=="number"&&!(data5%1)&&!isNaN(
data5)&&isFinite(data5)))return validate80.errors=[{instancePath:instancePath+"/t",schemaPath:"#/$defs/time/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"}],!1;if(errors===_errs13&&typeof data5=="number"&&isFinite(data5)){if(data5>9007199254740991||isNaN(data5))return validate80.errors=[{instancePath:instancePath+
"/t",schemaPath:"#/$defs/time/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"}],!1;if(data5<0||
isNaN(data5))return validate80.errors=[{instancePath:instancePath+"/t",schemaPath:"#/$defs/time/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"\
must be >= 0"}],!1}var valid0=_errs12===errors}else var valid0=!0}}}}}else return validate80.errors=[{instancePath,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"}],!1;return validate80.errors=vErrors,errors===0}validate80.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function validate82(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate82.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),errors===0)if(data&&typeof data=="object"&&!Array.isArray(
data)){let missing0;if((data.i===void 0||!func0.call(data,"i"))&&(missing0="i")||(data.k===void 0||!func0.call(data,"k"))&&(missing0="k")||(data.m===void 0||!func0.
call(data,"m"))&&(missing0="m")||(data.t===void 0||!func0.call(data,"t"))&&(missing0="t"))return validate82.errors=[{instancePath,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:missing0},message:"must have required property '"+missing0+"'"}],!1;{let _errs1=errors;for(let key0 of Object.keys(data))if(!(key0===
"i"||key0==="k"||key0==="m"||key0==="t")){return validate82.errors=[{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},
message:"must NOT have additional properties"}],!1;break}if(_errs1===errors){if(data.i!==void 0&&func0.call(data,"i")){let data0=data.i,_errs2=errors,_errs3=errors;
if(!(typeof data0=="number"&&!(data0%1)&&!isNaN(data0)&&isFinite(data0)))return validate82.errors=[{instancePath:instancePath+"/i",schemaPath:"#/$defs/number/ty\
pe",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===_errs3&&typeof data0=="number"&&isFinite(data0)){if(data0>9007199254740991||
isNaN(data0))return validate82.errors=[{instancePath:instancePath+"/i",schemaPath:"#/$defs/number/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},
message:"must be <= 9007199254740991"}],!1;if(data0<0||isNaN(data0))return validate82.errors=[{instancePath:instancePath+"/i",schemaPath:"#/$defs/number/minimum",
keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}var valid0=_errs2===errors}else var valid0=!0;if(valid0){if(data.k!==void 0&&func0.
call(data,"k")){let _errs5=errors;if(data.k!=="digest")return validate82.errors=[{instancePath:instancePath+"/k",schemaPath:"#/properties/k/const",keyword:"cons\
t",params:{allowedValue:"digest"},message:"must be equal to constant"}],!1;var valid0=_errs5===errors}else var valid0=!0;if(valid0){if(data.m!==void 0&&func0.call(
data,"m")){let data2=data.m,_errs6=errors;if(errors===_errs6)if(data2&&typeof data2=="object"&&!Array.isArray(data2)){let missing1;if((data2.files===void 0||!func0.
call(data2,"files"))&&(missing1="files")||(data2.configuration===void 0||!func0.call(data2,"configuration"))&&(missing1="configuration"))return validate82.errors=
[{instancePath:instancePath+"/m",schemaPath:"#/properties/m/required",keyword:"required",params:{missingProperty:missing1},message:"must have required property \
'"+missing1+"'"}],!1;{let _errs8=errors;for(let key1 of Object.keys(data2))if(!(key1==="files"||key1==="configuration")){return validate82.errors=[{instancePath:instancePath+
"/m",schemaPath:"#/properties/m/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key1},message:"must NOT have additional properti\
es"}],!1;break}if(_errs8===errors){if(data2.files!==void 0&&func0.call(data2,"files")){let data3=data2.files,_errs9=errors;if(errors===_errs9)if(data3&&typeof data3==
"object"&&!Array.isArray(data3)){for(let key2 of Object.keys(data3)){let _errs11=errors;if(errors===errors)if(typeof key2=="string"){if(!pattern8.test(key2)){let err0={
instancePath:instancePath+"/m/files",schemaPath:"#/$defs/path/pattern",keyword:"pattern",params:{pattern:"^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^\
/\\u0000]+)*$"},message:'must match pattern "^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$"',propertyName:key2};vErrors===null?vErrors=
[err0]:vErrors.push(err0),errors++}}else{let err1={instancePath:instancePath+"/m/files",schemaPath:"#/$defs/path/type",keyword:"type",params:{type:"string"},message:"\
must be string",propertyName:key2};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}var valid3=_errs11===errors;if(!valid3){let err2={instancePath:instancePath+
"/m/files",schemaPath:"#/properties/m/properties/files/propertyNames",keyword:"propertyNames",params:{propertyName:key2},message:"property name must be valid"};
return vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++,validate82.errors=vErrors,!1;break}}if(valid3)for(let key3 of Object.keys(data3)){let data4=data3[key3],
_errs15=errors;if(errors===errors)if(typeof data4=="string"){if(!pattern10.test(data4))return validate82.errors=[{instancePath:instancePath+"/m/files/"+key3.replace(
/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/$defs/sha256/pattern",keyword:"pattern",params:{pattern:"^sha256:[0-9a-f]{64}$"},message:'must match pattern "^sha2\
56:[0-9a-f]{64}$"'}],!1}else return validate82.errors=[{instancePath:instancePath+"/m/files/"+key3.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/$defs/sh\
a256/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid5=_errs15===errors;if(!valid5)break}}else return validate82.errors=[{instancePath:instancePath+
"/m/files",schemaPath:"#/properties/m/properties/files/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var valid2=_errs9===errors}else
var valid2=!0;if(valid2)if(data2.configuration!==void 0&&func0.call(data2,"configuration")){let data5=data2.configuration,_errs18=errors;if(errors===errors)if(typeof data5==
"string"){if(!pattern10.test(data5))return validate82.errors=[{instancePath:instancePath+"/m/configuration",schemaPath:"#/$defs/sha256/pattern",keyword:"pattern",
params:{pattern:"^sha256:[0-9a-f]{64}$"},message:'must match pattern "^sha256:[0-9a-f]{64}$"'}],!1}else return validate82.errors=[{instancePath:instancePath+"/m\
/configuration",schemaPath:"#/$defs/sha256/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid2=_errs18===errors}else var valid2=!0}}}else
return validate82.errors=[{instancePath:instancePath+"/m",schemaPath:"#/properties/m/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var valid0=_errs6===
errors}else var valid0=!0;if(valid0)if(data.t!==void 0&&func0.call(data,"t")){let data6=data.t,_errs21=errors,_errs22=errors;if(!(typeof data6=="number"&&!(data6%
1)&&!isNaN(data6)&&isFinite(data6)))return validate82.errors=[{instancePath:instancePath+"/t",schemaPath:"#/$defs/time/type",keyword:"type",params:{type:"intege\
r"},message:"must be integer"}],!1;if(errors===_errs22&&typeof data6=="number"&&isFinite(data6)){if(data6>9007199254740991||isNaN(data6))return validate82.errors=
[{instancePath:instancePath+"/t",schemaPath:"#/$defs/time/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199\
254740991"}],!1;if(data6<0||isNaN(data6))return validate82.errors=[{instancePath:instancePath+"/t",schemaPath:"#/$defs/time/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"}],!1}var valid0=_errs21===errors}else var valid0=!0}}}}}else return validate82.errors=[{instancePath,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"}],!1;return validate82.errors=vErrors,errors===0}validate82.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function validate84(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate84.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),errors===0)if(data&&typeof data=="object"&&!Array.isArray(
data)){let missing0;if((data.i===void 0||!func0.call(data,"i"))&&(missing0="i")||(data.k===void 0||!func0.call(data,"k"))&&(missing0="k")||(data.m===void 0||!func0.
call(data,"m"))&&(missing0="m")||(data.t===void 0||!func0.call(data,"t"))&&(missing0="t"))return validate84.errors=[{instancePath,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:missing0},message:"must have required property '"+missing0+"'"}],!1;{let _errs1=errors;for(let key0 of Object.keys(data))if(!(key0===
"i"||key0==="k"||key0==="m"||key0==="t")){return validate84.errors=[{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},
message:"must NOT have additional properties"}],!1;break}if(_errs1===errors){if(data.i!==void 0&&func0.call(data,"i")){let data0=data.i,_errs2=errors,_errs3=errors;
if(!(typeof data0=="number"&&!(data0%1)&&!isNaN(data0)&&isFinite(data0)))return validate84.errors=[{instancePath:instancePath+"/i",schemaPath:"#/$defs/number/ty\
pe",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===_errs3&&typeof data0=="number"&&isFinite(data0)){if(data0>9007199254740991||
isNaN(data0))return validate84.errors=[{instancePath:instancePath+"/i",schemaPath:"#/$defs/number/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},
message:"must be <= 9007199254740991"}],!1;if(data0<0||isNaN(data0))return validate84.errors=[{instancePath:instancePath+"/i",schemaPath:"#/$defs/number/minimum",
keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}var valid0=_errs2===errors}else var valid0=!0;if(valid0){if(data.k!==void 0&&func0.
call(data,"k")){let _errs5=errors;if(data.k!=="decision")return validate84.errors=[{instancePath:instancePath+"/k",schemaPath:"#/properties/k/const",keyword:"co\
nst",params:{allowedValue:"decision"},message:"must be equal to constant"}],!1;var valid0=_errs5===errors}else var valid0=!0;if(valid0){if(data.m!==void 0&&func0.
call(data,"m")){let data2=data.m,_errs6=errors;if(errors===_errs6)if(data2&&typeof data2=="object"&&!Array.isArray(data2)){if(Object.keys(data2).length<1)return validate84.
errors=[{instancePath:instancePath+"/m",schemaPath:"#/properties/m/minProperties",keyword:"minProperties",params:{limit:1},message:"must NOT have fewer than 1 p\
roperties"}],!1;if(data2.refused!==void 0&&func0.call(data2,"refused")&&typeof data2.refused!="string")return validate84.errors=[{instancePath:instancePath+"/m/\
refused",schemaPath:"#/properties/m/properties/refused/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1}else return validate84.errors=[
{instancePath:instancePath+"/m",schemaPath:"#/properties/m/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var valid0=_errs6===errors}else
var valid0=!0;if(valid0)if(data.t!==void 0&&func0.call(data,"t")){let data4=data.t,_errs10=errors,_errs11=errors;if(!(typeof data4=="number"&&!(data4%1)&&!isNaN(
data4)&&isFinite(data4)))return validate84.errors=[{instancePath:instancePath+"/t",schemaPath:"#/$defs/time/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"}],!1;if(errors===_errs11&&typeof data4=="number"&&isFinite(data4)){if(data4>9007199254740991||isNaN(data4))return validate84.errors=[{instancePath:instancePath+
"/t",schemaPath:"#/$defs/time/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"}],!1;if(data4<0||
isNaN(data4))return validate84.errors=[{instancePath:instancePath+"/t",schemaPath:"#/$defs/time/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"\
must be >= 0"}],!1}var valid0=_errs10===errors}else var valid0=!0}}}}}else return validate84.errors=[{instancePath,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"}],!1;return validate84.errors=vErrors,errors===0}validate84.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var schema184={
description:"What was made of the messages; a replay must make the same.",type:"object",additionalProperties:!1,required:["i","k","m","t"],properties:{i:{$ref:"\
#/$defs/number"},k:{const:"result"},m:{type:"object",required:["observation"],properties:{observation:{description:"Over the RFC 8785 text of the observed files\
 and the look-ups.",$ref:"#/$defs/sha256"},files:{description:"What was found, without the files in which nothing was.",type:"array",items:{oneOf:[{$ref:"#/$def\
s/finalFile"},{$ref:"#/$defs/unknownFile"}]}},lookups:{type:"array",items:{$ref:"#/$defs/lookup"}},failure:{description:"Why the whole session counts for nothin\
g; null when it was healthy.",type:["object","null"],required:["code","message"],properties:{code:{type:"string",minLength:1},message:{type:"string"}}}}},t:{$ref:"\
#/$defs/time"}}};function validate87(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate87.
evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),errors===0)if(data&&typeof data=="object"&&!Array.
isArray(data)){let missing0;if((data.kind===void 0||!func0.call(data,"kind"))&&(missing0="kind")||(data.path===void 0||!func0.call(data,"path"))&&(missing0="pat\
h")||(data.findings===void 0||!func0.call(data,"findings"))&&(missing0="findings")||(data.unreachable===void 0||!func0.call(data,"unreachable"))&&(missing0="unr\
eachable"))return validate87.errors=[{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:missing0},message:"must have required prop\
erty '"+missing0+"'"}],!1;if(data.kind!==void 0&&func0.call(data,"kind")){let _errs1=errors;if(data.kind!=="final")return validate87.errors=[{instancePath:instancePath+
"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue:"final"},message:"must be equal to constant"}],!1;var valid0=_errs1===errors}else
var valid0=!0;if(valid0){if(data.path!==void 0&&func0.call(data,"path")){let data1=data.path,_errs2=errors;if(errors===errors)if(typeof data1=="string"){if(!pattern8.
test(data1))return validate87.errors=[{instancePath:instancePath+"/path",schemaPath:"#/$defs/path/pattern",keyword:"pattern",params:{pattern:"^(?!\\.{1,2}(?:/|$)\
)[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$"},message:'must match pattern "^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$"'}],!1}else
return validate87.errors=[{instancePath:instancePath+"/path",schemaPath:"#/$defs/path/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;
var valid0=_errs2===errors}else var valid0=!0;if(valid0){if(data.findings!==void 0&&func0.call(data,"findings")){let data2=data.findings,_errs5=errors;if(errors===
_errs5)if(Array.isArray(data2)){var valid2=!0;let len0=data2.length;for(let i0=0;i0<len0;i0++){let _errs7=errors;validate88(data2[i0],{instancePath:instancePath+
"/findings/"+i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate88.errors:vErrors.concat(validate88.errors),errors=
vErrors.length);var valid2=_errs7===errors;if(!valid2)break}}else return validate87.errors=[{instancePath:instancePath+"/findings",schemaPath:"#/properties/find\
ings/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var valid0=_errs5===errors}else var valid0=!0;if(valid0)if(data.unreachable!==void 0&&
func0.call(data,"unreachable")){let data4=data.unreachable,_errs8=errors;if(errors===_errs8)if(Array.isArray(data4)){var valid3=!0;let len1=data4.length;for(let i1=0;i1<
len1;i1++){let _errs10=errors;validate65(data4[i1],{instancePath:instancePath+"/unreachable/"+i1,parentData:data4,parentDataProperty:i1,rootData,dynamicAnchors})||
(vErrors=vErrors===null?validate65.errors:vErrors.concat(validate65.errors),errors=vErrors.length);var valid3=_errs10===errors;if(!valid3)break}}else return validate87.
errors=[{instancePath:instancePath+"/unreachable",schemaPath:"#/properties/unreachable/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var valid0=_errs8===
errors}else var valid0=!0}}}else return validate87.errors=[{instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;
return validate87.errors=vErrors,errors===0}validate87.evaluated={props:{kind:!0,path:!0,findings:!0,unreachable:!0},dynamicProps:!1,dynamicItems:!1};function validate96(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate96.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),errors===0)if(data&&typeof data=="object"&&!Array.isArray(
data)){let missing0;if((data.kind===void 0||!func0.call(data,"kind"))&&(missing0="kind")||(data.path===void 0||!func0.call(data,"path"))&&(missing0="path")||(data.
reason===void 0||!func0.call(data,"reason"))&&(missing0="reason"))return validate96.errors=[{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:missing0},
message:"must have required property '"+missing0+"'"}],!1;if(data.kind!==void 0&&func0.call(data,"kind")){let _errs1=errors;if(data.kind!=="unknown")return validate96.
errors=[{instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue:"unknown"},message:"must be equal to consta\
nt"}],!1;var valid0=_errs1===errors}else var valid0=!0;if(valid0){if(data.path!==void 0&&func0.call(data,"path")){let data1=data.path,_errs2=errors;if(errors===
errors)if(typeof data1=="string"){if(!pattern8.test(data1))return validate96.errors=[{instancePath:instancePath+"/path",schemaPath:"#/$defs/path/pattern",keyword:"\
pattern",params:{pattern:"^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$"},message:'must match pattern "^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?\
:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$"'}],!1}else return validate96.errors=[{instancePath:instancePath+"/path",schemaPath:"#/$defs/path/type",keyword:"type",params:{
type:"string"},message:"must be string"}],!1;var valid0=_errs2===errors}else var valid0=!0;if(valid0)if(data.reason!==void 0&&func0.call(data,"reason")){let data2=data.
reason,_errs5=errors;if(errors===_errs5)if(typeof data2=="string"){if(func75(data2)<1)return validate96.errors=[{instancePath:instancePath+"/reason",schemaPath:"\
#/properties/reason/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"}],!1}else return validate96.errors=[{instancePath:instancePath+
"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid0=_errs5===errors}else var valid0=!0}}else
return validate96.errors=[{instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return validate96.errors=vErrors,
errors===0}validate96.evaluated={props:{kind:!0,path:!0,reason:!0},dynamicProps:!1,dynamicItems:!1};function validate98(data,{instancePath="",parentData,parentDataProperty,
rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate98.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.
dynamicItems&&(evaluated0.items=void 0),errors===0)if(data&&typeof data=="object"&&!Array.isArray(data)){let missing0;if((data.path===void 0||!func0.call(data,"\
path"))&&(missing0="path")||(data.position===void 0||!func0.call(data,"position"))&&(missing0="position")||(data.targets===void 0||!func0.call(data,"targets"))&&
(missing0="targets"))return validate98.errors=[{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:missing0},message:"must have req\
uired property '"+missing0+"'"}],!1;if(data.path!==void 0&&func0.call(data,"path")){let data0=data.path,_errs1=errors;if(errors===errors)if(typeof data0=="strin\
g"){if(!pattern8.test(data0))return validate98.errors=[{instancePath:instancePath+"/path",schemaPath:"#/$defs/path/pattern",keyword:"pattern",params:{pattern:"^\
(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*$"},message:'must match pattern "^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u00\
00]+)*$"'}],!1}else return validate98.errors=[{instancePath:instancePath+"/path",schemaPath:"#/$defs/path/type",keyword:"type",params:{type:"string"},message:"m\
ust be string"}],!1;var valid0=_errs1===errors}else var valid0=!0;if(valid0){if(data.position!==void 0&&func0.call(data,"position")){let _errs4=errors;validate66(
data.position,{instancePath:instancePath+"/position",parentData:data,parentDataProperty:"position",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate66.
errors:vErrors.concat(validate66.errors),errors=vErrors.length);var valid0=_errs4===errors}else var valid0=!0;if(valid0)if(data.targets!==void 0&&func0.call(data,
"targets")){let data2=data.targets,_errs5=errors;if(errors===_errs5)if(Array.isArray(data2)){var valid2=!0;let len0=data2.length;for(let i0=0;i0<len0;i0++){let _errs7=errors;
validate90(data2[i0],{instancePath:instancePath+"/targets/"+i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate90.
errors:vErrors.concat(validate90.errors),errors=vErrors.length);var valid2=_errs7===errors;if(!valid2)break}}else return validate98.errors=[{instancePath:instancePath+
"/targets",schemaPath:"#/properties/targets/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var valid0=_errs5===errors}else var valid0=!0}}else
return validate98.errors=[{instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return validate98.errors=vErrors,
errors===0}validate98.evaluated={props:{path:!0,position:!0,targets:!0},dynamicProps:!1,dynamicItems:!1};function validate86(data,{instancePath="",parentData,parentDataProperty,
rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate86.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.
dynamicItems&&(evaluated0.items=void 0),errors===0)if(data&&typeof data=="object"&&!Array.isArray(data)){let missing0;if((data.i===void 0||!func0.call(data,"i"))&&
(missing0="i")||(data.k===void 0||!func0.call(data,"k"))&&(missing0="k")||(data.m===void 0||!func0.call(data,"m"))&&(missing0="m")||(data.t===void 0||!func0.call(
data,"t"))&&(missing0="t"))return validate86.errors=[{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:missing0},message:"must ha\
ve required property '"+missing0+"'"}],!1;{let _errs1=errors;for(let key0 of Object.keys(data))if(!(key0==="i"||key0==="k"||key0==="m"||key0==="t")){return validate86.
errors=[{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional prop\
erties"}],!1;break}if(_errs1===errors){if(data.i!==void 0&&func0.call(data,"i")){let data0=data.i,_errs2=errors,_errs3=errors;if(!(typeof data0=="number"&&!(data0%
1)&&!isNaN(data0)&&isFinite(data0)))return validate86.errors=[{instancePath:instancePath+"/i",schemaPath:"#/$defs/number/type",keyword:"type",params:{type:"inte\
ger"},message:"must be integer"}],!1;if(errors===_errs3&&typeof data0=="number"&&isFinite(data0)){if(data0>9007199254740991||isNaN(data0))return validate86.errors=
[{instancePath:instancePath+"/i",schemaPath:"#/$defs/number/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 90071\
99254740991"}],!1;if(data0<0||isNaN(data0))return validate86.errors=[{instancePath:instancePath+"/i",schemaPath:"#/$defs/number/minimum",keyword:"minimum",params:{
comparison:">=",limit:0},message:"must be >= 0"}],!1}var valid0=_errs2===errors}else var valid0=!0;if(valid0){if(data.k!==void 0&&func0.call(data,"k")){let _errs5=errors;
if(data.k!=="result")return validate86.errors=[{instancePath:instancePath+"/k",schemaPath:"#/properties/k/const",keyword:"const",params:{allowedValue:"result"},
message:"must be equal to constant"}],!1;var valid0=_errs5===errors}else var valid0=!0;if(valid0){if(data.m!==void 0&&func0.call(data,"m")){let data2=data.m,_errs6=errors;
if(errors===_errs6)if(data2&&typeof data2=="object"&&!Array.isArray(data2)){let missing1;if((data2.observation===void 0||!func0.call(data2,"observation"))&&(missing1=
"observation"))return validate86.errors=[{instancePath:instancePath+"/m",schemaPath:"#/properties/m/required",keyword:"required",params:{missingProperty:missing1},
message:"must have required property '"+missing1+"'"}],!1;if(data2.observation!==void 0&&func0.call(data2,"observation")){let data3=data2.observation,_errs8=errors;
if(errors===errors)if(typeof data3=="string"){if(!pattern10.test(data3))return validate86.errors=[{instancePath:instancePath+"/m/observation",schemaPath:"#/$def\
s/sha256/pattern",keyword:"pattern",params:{pattern:"^sha256:[0-9a-f]{64}$"},message:'must match pattern "^sha256:[0-9a-f]{64}$"'}],!1}else return validate86.errors=
[{instancePath:instancePath+"/m/observation",schemaPath:"#/$defs/sha256/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid2=_errs8===
errors}else var valid2=!0;if(valid2){if(data2.files!==void 0&&func0.call(data2,"files")){let data4=data2.files,_errs11=errors;if(errors===_errs11)if(Array.isArray(
data4)){var valid4=!0;let len0=data4.length;for(let i0=0;i0<len0;i0++){let data5=data4[i0],_errs13=errors,_errs14=errors,valid5=!1,passing0=null,_errs15=errors;
validate87(data5,{instancePath:instancePath+"/m/files/"+i0,parentData:data4,parentDataProperty:i0,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate87.
errors:vErrors.concat(validate87.errors),errors=vErrors.length);var _valid0=_errs15===errors;if(_valid0){valid5=!0,passing0=0;var props0={};props0.kind=!0,props0.
path=!0,props0.findings=!0,props0.unreachable=!0}let _errs16=errors;validate96(data5,{instancePath:instancePath+"/m/files/"+i0,parentData:data4,parentDataProperty:i0,
rootData,dynamicAnchors})||(vErrors=vErrors===null?validate96.errors:vErrors.concat(validate96.errors),errors=vErrors.length);var _valid0=_errs16===errors;if(_valid0&&
valid5?(valid5=!1,passing0=[passing0,1]):_valid0&&(valid5=!0,passing0=1,props0!==!0&&(props0=props0||{},props0.kind=!0,props0.path=!0,props0.reason=!0)),valid5)
errors=_errs14,vErrors!==null&&(_errs14?vErrors.length=_errs14:vErrors=null);else{let err0={instancePath:instancePath+"/m/files/"+i0,schemaPath:"#/properties/m/\
properties/files/items/oneOf",keyword:"oneOf",params:{passingSchemas:passing0},message:"must match exactly one schema in oneOf"};return vErrors===null?vErrors=[
err0]:vErrors.push(err0),errors++,validate86.errors=vErrors,!1}var valid4=_errs13===errors;if(!valid4)break}}else return validate86.errors=[{instancePath:instancePath+
"/m/files",schemaPath:"#/properties/m/properties/files/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var valid2=_errs11===errors}else var valid2=!0;
if(valid2){if(data2.lookups!==void 0&&func0.call(data2,"lookups")){let data6=data2.lookups,_errs17=errors;if(errors===_errs17)if(Array.isArray(data6)){var valid6=!0;
let len1=data6.length;for(let i1=0;i1<len1;i1++){let _errs19=errors;validate98(data6[i1],{instancePath:instancePath+"/m/lookups/"+i1,parentData:data6,parentDataProperty:i1,
rootData,dynamicAnchors})||(vErrors=vErrors===null?validate98.errors:vErrors.concat(validate98.errors),errors=vErrors.length);var valid6=_errs19===errors;if(!valid6)
break}}else return validate86.errors=[{instancePath:instancePath+"/m/lookups",schemaPath:"#/properties/m/properties/lookups/type",keyword:"type",params:{type:"a\
rray"},message:"must be array"}],!1;var valid2=_errs17===errors}else var valid2=!0;if(valid2)if(data2.failure!==void 0&&func0.call(data2,"failure")){let data8=data2.
failure,_errs20=errors;if(!(data8&&typeof data8=="object"&&!Array.isArray(data8))&&data8!==null)return validate86.errors=[{instancePath:instancePath+"/m/failure",
schemaPath:"#/properties/m/properties/failure/type",keyword:"type",params:{type:schema184.properties.m.properties.failure.type},message:"must be object,null"}],
!1;if(errors===_errs20&&data8&&typeof data8=="object"&&!Array.isArray(data8)){let missing2;if((data8.code===void 0||!func0.call(data8,"code"))&&(missing2="code")||
(data8.message===void 0||!func0.call(data8,"message"))&&(missing2="message"))return validate86.errors=[{instancePath:instancePath+"/m/failure",schemaPath:"#/pro\
perties/m/properties/failure/required",keyword:"required",params:{missingProperty:missing2},message:"must have required property '"+missing2+"'"}],!1;if(data8.code!==
void 0&&func0.call(data8,"code")){let data9=data8.code,_errs22=errors;if(errors===_errs22)if(typeof data9=="string"){if(func75(data9)<1)return validate86.errors=
[{instancePath:instancePath+"/m/failure/code",schemaPath:"#/properties/m/properties/failure/properties/code/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"}],!1}else return validate86.errors=[{instancePath:instancePath+"/m/failure/code",schemaPath:"#/properties/m/properties/fa\
ilure/properties/code/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid7=_errs22===errors}else var valid7=!0;if(valid7)if(data8.
message!==void 0&&func0.call(data8,"message")){let _errs24=errors;if(typeof data8.message!="string")return validate86.errors=[{instancePath:instancePath+"/m/fai\
lure/message",schemaPath:"#/properties/m/properties/failure/properties/message/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid7=_errs24===
errors}else var valid7=!0}var valid2=_errs20===errors}else var valid2=!0}}}else return validate86.errors=[{instancePath:instancePath+"/m",schemaPath:"#/properti\
es/m/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var valid0=_errs6===errors}else var valid0=!0;if(valid0)if(data.t!==void 0&&func0.
call(data,"t")){let data11=data.t,_errs26=errors,_errs27=errors;if(!(typeof data11=="number"&&!(data11%1)&&!isNaN(data11)&&isFinite(data11)))return validate86.errors=
[{instancePath:instancePath+"/t",schemaPath:"#/$defs/time/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===_errs27&&typeof data11==
"number"&&isFinite(data11)){if(data11>9007199254740991||isNaN(data11))return validate86.errors=[{instancePath:instancePath+"/t",schemaPath:"#/$defs/time/maximum",
keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"}],!1;if(data11<0||isNaN(data11))return validate86.errors=
[{instancePath:instancePath+"/t",schemaPath:"#/$defs/time/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}var valid0=_errs26===
errors}else var valid0=!0}}}}}else return validate86.errors=[{instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],
!1;return validate86.errors=vErrors,errors===0}validate86.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function validate103(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate103.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),errors===0)if(data&&typeof data=="object"&&!Array.isArray(
data)){let missing0;if((data.i===void 0||!func0.call(data,"i"))&&(missing0="i")||(data.k===void 0||!func0.call(data,"k"))&&(missing0="k")||(data.m===void 0||!func0.
call(data,"m"))&&(missing0="m")||(data.t===void 0||!func0.call(data,"t"))&&(missing0="t"))return validate103.errors=[{instancePath,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:missing0},message:"must have required property '"+missing0+"'"}],!1;{let _errs1=errors;for(let key0 of Object.keys(data))if(!(key0===
"i"||key0==="k"||key0==="m"||key0==="t")){return validate103.errors=[{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},
message:"must NOT have additional properties"}],!1;break}if(_errs1===errors){if(data.i!==void 0&&func0.call(data,"i")){let data0=data.i,_errs2=errors,_errs3=errors;
if(!(typeof data0=="number"&&!(data0%1)&&!isNaN(data0)&&isFinite(data0)))return validate103.errors=[{instancePath:instancePath+"/i",schemaPath:"#/$defs/number/t\
ype",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===_errs3&&typeof data0=="number"&&isFinite(data0)){if(data0>9007199254740991||
isNaN(data0))return validate103.errors=[{instancePath:instancePath+"/i",schemaPath:"#/$defs/number/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},
message:"must be <= 9007199254740991"}],!1;if(data0<0||isNaN(data0))return validate103.errors=[{instancePath:instancePath+"/i",schemaPath:"#/$defs/number/minimu\
m",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}var valid0=_errs2===errors}else var valid0=!0;if(valid0){if(data.k!==void 0&&func0.
call(data,"k")){let _errs5=errors;if(data.k!=="checkpoint")return validate103.errors=[{instancePath:instancePath+"/k",schemaPath:"#/properties/k/const",keyword:"\
const",params:{allowedValue:"checkpoint"},message:"must be equal to constant"}],!1;var valid0=_errs5===errors}else var valid0=!0;if(valid0){if(data.m!==void 0&&
func0.call(data,"m")){let data2=data.m,_errs6=errors;if(errors===_errs6)if(data2&&typeof data2=="object"&&!Array.isArray(data2)){let missing1;if((data2.h===void 0||
!func0.call(data2,"h"))&&(missing1="h"))return validate103.errors=[{instancePath:instancePath+"/m",schemaPath:"#/properties/m/required",keyword:"required",params:{
missingProperty:missing1},message:"must have required property '"+missing1+"'"}],!1;{let _errs8=errors;for(let key1 of Object.keys(data2))if(key1!=="h"){return validate103.
errors=[{instancePath:instancePath+"/m",schemaPath:"#/properties/m/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key1},message:"\
must NOT have additional properties"}],!1;break}if(_errs8===errors&&data2.h!==void 0&&func0.call(data2,"h")){let data3=data2.h;if(errors===errors)if(typeof data3==
"string"){if(!pattern10.test(data3))return validate103.errors=[{instancePath:instancePath+"/m/h",schemaPath:"#/$defs/sha256/pattern",keyword:"pattern",params:{pattern:"\
^sha256:[0-9a-f]{64}$"},message:'must match pattern "^sha256:[0-9a-f]{64}$"'}],!1}else return validate103.errors=[{instancePath:instancePath+"/m/h",schemaPath:"\
#/$defs/sha256/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1}}}else return validate103.errors=[{instancePath:instancePath+"/m",schemaPath:"\
#/properties/m/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var valid0=_errs6===errors}else var valid0=!0;if(valid0)if(data.t!==void 0&&
func0.call(data,"t")){let data4=data.t,_errs12=errors,_errs13=errors;if(!(typeof data4=="number"&&!(data4%1)&&!isNaN(data4)&&isFinite(data4)))return validate103.
errors=[{instancePath:instancePath+"/t",schemaPath:"#/$defs/time/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===_errs13&&
typeof data4=="number"&&isFinite(data4)){if(data4>9007199254740991||isNaN(data4))return validate103.errors=[{instancePath:instancePath+"/t",schemaPath:"#/$defs/\
time/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"}],!1;if(data4<0||isNaN(data4))return validate103.
errors=[{instancePath:instancePath+"/t",schemaPath:"#/$defs/time/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}var valid0=_errs12===
errors}else var valid0=!0}}}}}else return validate103.errors=[{instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],
!1;return validate103.errors=vErrors,errors===0}validate103.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function validate105(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate105.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),errors===0)if(data&&typeof data=="object"&&!Array.isArray(
data)){let missing0;if((data.i===void 0||!func0.call(data,"i"))&&(missing0="i")||(data.k===void 0||!func0.call(data,"k"))&&(missing0="k")||(data.m===void 0||!func0.
call(data,"m"))&&(missing0="m")||(data.t===void 0||!func0.call(data,"t"))&&(missing0="t"))return validate105.errors=[{instancePath,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:missing0},message:"must have required property '"+missing0+"'"}],!1;{let _errs1=errors;for(let key0 of Object.keys(data))if(!(key0===
"i"||key0==="k"||key0==="m"||key0==="t")){return validate105.errors=[{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},
message:"must NOT have additional properties"}],!1;break}if(_errs1===errors){if(data.i!==void 0&&func0.call(data,"i")){let data0=data.i,_errs2=errors,_errs3=errors;
if(!(typeof data0=="number"&&!(data0%1)&&!isNaN(data0)&&isFinite(data0)))return validate105.errors=[{instancePath:instancePath+"/i",schemaPath:"#/$defs/number/t\
ype",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===_errs3&&typeof data0=="number"&&isFinite(data0)){if(data0>9007199254740991||
isNaN(data0))return validate105.errors=[{instancePath:instancePath+"/i",schemaPath:"#/$defs/number/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},
message:"must be <= 9007199254740991"}],!1;if(data0<0||isNaN(data0))return validate105.errors=[{instancePath:instancePath+"/i",schemaPath:"#/$defs/number/minimu\
m",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}var valid0=_errs2===errors}else var valid0=!0;if(valid0){if(data.k!==void 0&&func0.
call(data,"k")){let _errs5=errors;if(data.k!=="trailer")return validate105.errors=[{instancePath:instancePath+"/k",schemaPath:"#/properties/k/const",keyword:"co\
nst",params:{allowedValue:"trailer"},message:"must be equal to constant"}],!1;var valid0=_errs5===errors}else var valid0=!0;if(valid0){if(data.m!==void 0&&func0.
call(data,"m")){let data2=data.m,_errs6=errors;if(errors===_errs6)if(data2&&typeof data2=="object"&&!Array.isArray(data2)){let missing1;if((data2.entries===void 0||
!func0.call(data2,"entries"))&&(missing1="entries")||(data2.root===void 0||!func0.call(data2,"root"))&&(missing1="root")||(data2.blocks===void 0||!func0.call(data2,
"blocks"))&&(missing1="blocks"))return validate105.errors=[{instancePath:instancePath+"/m",schemaPath:"#/properties/m/required",keyword:"required",params:{missingProperty:missing1},
message:"must have required property '"+missing1+"'"}],!1;{let _errs8=errors;for(let key1 of Object.keys(data2))if(!(key1==="entries"||key1==="root"||key1==="bl\
ocks")){return validate105.errors=[{instancePath:instancePath+"/m",schemaPath:"#/properties/m/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key1},
message:"must NOT have additional properties"}],!1;break}if(_errs8===errors){if(data2.entries!==void 0&&func0.call(data2,"entries")){let data3=data2.entries,_errs9=errors,
_errs10=errors;if(!(typeof data3=="number"&&!(data3%1)&&!isNaN(data3)&&isFinite(data3)))return validate105.errors=[{instancePath:instancePath+"/m/entries",schemaPath:"\
#/$defs/number/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===_errs10&&typeof data3=="number"&&isFinite(data3)){if(data3>
9007199254740991||isNaN(data3))return validate105.errors=[{instancePath:instancePath+"/m/entries",schemaPath:"#/$defs/number/maximum",keyword:"maximum",params:{
comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"}],!1;if(data3<0||isNaN(data3))return validate105.errors=[{instancePath:instancePath+
"/m/entries",schemaPath:"#/$defs/number/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}var valid2=_errs9===errors}else var valid2=!0;
if(valid2){if(data2.root!==void 0&&func0.call(data2,"root")){let data4=data2.root,_errs12=errors;if(errors===errors)if(typeof data4=="string"){if(!pattern10.test(
data4))return validate105.errors=[{instancePath:instancePath+"/m/root",schemaPath:"#/$defs/sha256/pattern",keyword:"pattern",params:{pattern:"^sha256:[0-9a-f]{6\
4}$"},message:'must match pattern "^sha256:[0-9a-f]{64}$"'}],!1}else return validate105.errors=[{instancePath:instancePath+"/m/root",schemaPath:"#/$defs/sha256/\
type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid2=_errs12===errors}else var valid2=!0;if(valid2)if(data2.blocks!==void 0&&func0.
call(data2,"blocks")){let data5=data2.blocks,_errs15=errors;if(errors===_errs15)if(Array.isArray(data5)){var valid5=!0;let len0=data5.length;for(let i0=0;i0<len0;i0++){
let data6=data5[i0],_errs17=errors;if(errors===_errs17)if(data6&&typeof data6=="object"&&!Array.isArray(data6)){let missing2;if((data6.h===void 0||!func0.call(data6,
"h"))&&(missing2="h")||(data6.bytes===void 0||!func0.call(data6,"bytes"))&&(missing2="bytes"))return validate105.errors=[{instancePath:instancePath+"/m/blocks/"+
i0,schemaPath:"#/properties/m/properties/blocks/items/required",keyword:"required",params:{missingProperty:missing2},message:"must have required property '"+missing2+
"'"}],!1;{let _errs19=errors;for(let key2 of Object.keys(data6))if(!(key2==="h"||key2==="bytes")){return validate105.errors=[{instancePath:instancePath+"/m/bloc\
ks/"+i0,schemaPath:"#/properties/m/properties/blocks/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key2},message:"must N\
OT have additional properties"}],!1;break}if(_errs19===errors){if(data6.h!==void 0&&func0.call(data6,"h")){let data7=data6.h,_errs20=errors;if(errors===errors)if(typeof data7==
"string"){if(!pattern10.test(data7))return validate105.errors=[{instancePath:instancePath+"/m/blocks/"+i0+"/h",schemaPath:"#/$defs/sha256/pattern",keyword:"patt\
ern",params:{pattern:"^sha256:[0-9a-f]{64}$"},message:'must match pattern "^sha256:[0-9a-f]{64}$"'}],!1}else return validate105.errors=[{instancePath:instancePath+
"/m/blocks/"+i0+"/h",schemaPath:"#/$defs/sha256/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid6=_errs20===errors}else var valid6=!0;
if(valid6)if(data6.bytes!==void 0&&func0.call(data6,"bytes")){let data8=data6.bytes,_errs23=errors,_errs24=errors;if(!(typeof data8=="number"&&!(data8%1)&&!isNaN(
data8)&&isFinite(data8)))return validate105.errors=[{instancePath:instancePath+"/m/blocks/"+i0+"/bytes",schemaPath:"#/$defs/number/type",keyword:"type",params:{
type:"integer"},message:"must be integer"}],!1;if(errors===_errs24&&typeof data8=="number"&&isFinite(data8)){if(data8>9007199254740991||isNaN(data8))return validate105.
errors=[{instancePath:instancePath+"/m/blocks/"+i0+"/bytes",schemaPath:"#/$defs/number/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},
message:"must be <= 9007199254740991"}],!1;if(data8<0||isNaN(data8))return validate105.errors=[{instancePath:instancePath+"/m/blocks/"+i0+"/bytes",schemaPath:"#\
/$defs/number/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}var valid6=_errs23===errors}else var valid6=!0}}}else return validate105.
errors=[{instancePath:instancePath+"/m/blocks/"+i0,schemaPath:"#/properties/m/properties/blocks/items/type",keyword:"type",params:{type:"object"},message:"must \
be object"}],!1;var valid5=_errs17===errors;if(!valid5)break}}else return validate105.errors=[{instancePath:instancePath+"/m/blocks",schemaPath:"#/properties/m/\
properties/blocks/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var valid2=_errs15===errors}else var valid2=!0}}}}else return validate105.
errors=[{instancePath:instancePath+"/m",schemaPath:"#/properties/m/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var valid0=_errs6===
errors}else var valid0=!0;if(valid0)if(data.t!==void 0&&func0.call(data,"t")){let data9=data.t,_errs26=errors,_errs27=errors;if(!(typeof data9=="number"&&!(data9%
1)&&!isNaN(data9)&&isFinite(data9)))return validate105.errors=[{instancePath:instancePath+"/t",schemaPath:"#/$defs/time/type",keyword:"type",params:{type:"integ\
er"},message:"must be integer"}],!1;if(errors===_errs27&&typeof data9=="number"&&isFinite(data9)){if(data9>9007199254740991||isNaN(data9))return validate105.errors=
[{instancePath:instancePath+"/t",schemaPath:"#/$defs/time/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199\
254740991"}],!1;if(data9<0||isNaN(data9))return validate105.errors=[{instancePath:instancePath+"/t",schemaPath:"#/$defs/time/minimum",keyword:"minimum",params:{
comparison:">=",limit:0},message:"must be >= 0"}],!1}var valid0=_errs26===errors}else var valid0=!0}}}}}else return validate105.errors=[{instancePath,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return validate105.errors=vErrors,errors===0}validate105.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function validate61(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate61.
evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),!(data&&typeof data=="object"&&!Array.isArray(
data)))return validate61.errors=[{instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;let _errs1=errors,valid0=!1,
passing0=null,_errs2=errors;validate62(data,{instancePath,parentData,parentDataProperty,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate62.errors:vErrors.
concat(validate62.errors),errors=vErrors.length);var _valid0=_errs2===errors;if(_valid0){valid0=!0,passing0=0;var props0=!0}let _errs3=errors;validate78(data,{instancePath,
parentData,parentDataProperty,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate78.errors:vErrors.concat(validate78.errors),errors=vErrors.length);var _valid0=_errs3===
errors;if(_valid0&&valid0)valid0=!1,passing0=[passing0,1];else{_valid0&&(valid0=!0,passing0=1,props0!==!0&&(props0=!0));let _errs4=errors;validate80(data,{instancePath,
parentData,parentDataProperty,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate80.errors:vErrors.concat(validate80.errors),errors=vErrors.length);var _valid0=_errs4===
errors;if(_valid0&&valid0)valid0=!1,passing0=[passing0,2];else{_valid0&&(valid0=!0,passing0=2,props0!==!0&&(props0=!0));let _errs5=errors;validate82(data,{instancePath,
parentData,parentDataProperty,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate82.errors:vErrors.concat(validate82.errors),errors=vErrors.length);var _valid0=_errs5===
errors;if(_valid0&&valid0)valid0=!1,passing0=[passing0,3];else{_valid0&&(valid0=!0,passing0=3,props0!==!0&&(props0=!0));let _errs6=errors;validate84(data,{instancePath,
parentData,parentDataProperty,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate84.errors:vErrors.concat(validate84.errors),errors=vErrors.length);var _valid0=_errs6===
errors;if(_valid0&&valid0)valid0=!1,passing0=[passing0,4];else{_valid0&&(valid0=!0,passing0=4,props0!==!0&&(props0=!0));let _errs7=errors;validate86(data,{instancePath,
parentData,parentDataProperty,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate86.errors:vErrors.concat(validate86.errors),errors=vErrors.length);var _valid0=_errs7===
errors;if(_valid0&&valid0)valid0=!1,passing0=[passing0,5];else{_valid0&&(valid0=!0,passing0=5,props0!==!0&&(props0=!0));let _errs8=errors;validate103(data,{instancePath,
parentData,parentDataProperty,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate103.errors:vErrors.concat(validate103.errors),errors=vErrors.length);var _valid0=_errs8===
errors;if(_valid0&&valid0)valid0=!1,passing0=[passing0,6];else{_valid0&&(valid0=!0,passing0=6,props0!==!0&&(props0=!0));let _errs9=errors;validate105(data,{instancePath,
parentData,parentDataProperty,rootData,dynamicAnchors})||(vErrors=vErrors===null?validate105.errors:vErrors.concat(validate105.errors),errors=vErrors.length);var _valid0=_errs9===
errors;_valid0&&valid0?(valid0=!1,passing0=[passing0,7]):_valid0&&(valid0=!0,passing0=7,props0!==!0&&(props0=!0))}}}}}}if(valid0)errors=_errs1,vErrors!==null&&(_errs1?
vErrors.length=_errs1:vErrors=null);else{let err0={instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:passing0},message:"must match exactl\
y one schema in oneOf"};return vErrors===null?vErrors=[err0]:vErrors.push(err0),errors++,validate61.errors=vErrors,!1}return validate61.errors=vErrors,evaluated0.
props=props0,errors===0}validate61.evaluated={dynamicProps:!0,dynamicItems:!1};var validateTrendV1=validate199,schema350={$schema:"https://json-schema.org/draft\
/2020-12/schema",$id:"https://raw.githubusercontent.com/lanser/lanser/v1/schemas/trend.v1.json",title:"Trend v1, one line",description:"One run of a drift job, \
one JSON object a line.",type:"object",additionalProperties:!1,required:["schema","date","target","server","version","runs","distinct","classes","recorded","vol\
atile","upper95"],properties:{schema:{const:"lanser.trend.v1"},date:{type:"string",pattern:"^[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])$"},target:{type:"\
string",minLength:1},server:{type:"string",minLength:1},version:{type:"string",minLength:1},runs:{type:"integer",minimum:1},distinct:{type:"integer",minimum:1},
classes:{description:"Against the first run: how many runs have which worst class.",type:"object",additionalProperties:!1,required:["D0","D1","D2","D3","D4","D5",
"D6","D7","D8","D9"],properties:{D0:{$ref:"#/$defs/number"},D1:{$ref:"#/$defs/number"},D2:{$ref:"#/$defs/number"},D3:{$ref:"#/$defs/number"},D4:{$ref:"#/$defs/n\
umber"},D5:{$ref:"#/$defs/number"},D6:{$ref:"#/$defs/number"},D7:{$ref:"#/$defs/number"},D8:{$ref:"#/$defs/number"},D9:{$ref:"#/$defs/number"}}},recorded:{description:"\
The worst class of the recording against the first run; null without a recording.",enum:["D0","D1","D2","D3","D4","D5","D6","D7","D8","D9",null]},volatile:{description:"\
How many findings were not in every run.",$ref:"#/$defs/number"},upper95:{description:"With 95 % confidence a result that differs is rarer than this; null where\
 one was seen.",type:["number","null"],minimum:0,maximum:1}},$defs:{number:{type:"integer",minimum:0,maximum:9007199254740991}}};function validate199(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate199.evaluated;
if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),errors===0)if(data&&typeof data=="object"&&!Array.isArray(
data)){let missing0;if((data.schema===void 0||!func0.call(data,"schema"))&&(missing0="schema")||(data.date===void 0||!func0.call(data,"date"))&&(missing0="date")||
(data.target===void 0||!func0.call(data,"target"))&&(missing0="target")||(data.server===void 0||!func0.call(data,"server"))&&(missing0="server")||(data.version===
void 0||!func0.call(data,"version"))&&(missing0="version")||(data.runs===void 0||!func0.call(data,"runs"))&&(missing0="runs")||(data.distinct===void 0||!func0.call(
data,"distinct"))&&(missing0="distinct")||(data.classes===void 0||!func0.call(data,"classes"))&&(missing0="classes")||(data.recorded===void 0||!func0.call(data,
"recorded"))&&(missing0="recorded")||(data.volatile===void 0||!func0.call(data,"volatile"))&&(missing0="volatile")||(data.upper95===void 0||!func0.call(data,"up\
per95"))&&(missing0="upper95"))return validate199.errors=[{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty:missing0},message:"mu\
st have required property '"+missing0+"'"}],!1;{let _errs1=errors;for(let key0 of Object.keys(data))if(!func0.call(schema350.properties,key0)){return validate199.
errors=[{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional prop\
erties"}],!1;break}if(_errs1===errors){if(data.schema!==void 0&&func0.call(data,"schema")){let _errs2=errors;if(data.schema!=="lanser.trend.v1")return validate199.
errors=[{instancePath:instancePath+"/schema",schemaPath:"#/properties/schema/const",keyword:"const",params:{allowedValue:"lanser.trend.v1"},message:"must be equ\
al to constant"}],!1;var valid0=_errs2===errors}else var valid0=!0;if(valid0){if(data.date!==void 0&&func0.call(data,"date")){let data1=data.date,_errs3=errors;
if(errors===_errs3)if(typeof data1=="string"){if(!pattern20.test(data1))return validate199.errors=[{instancePath:instancePath+"/date",schemaPath:"#/properties/d\
ate/pattern",keyword:"pattern",params:{pattern:"^[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])$"},message:'must match pattern "^[0-9]{4}-(?:0[1-9]|1[0-2\
])-(?:0[1-9]|[12][0-9]|3[01])$"'}],!1}else return validate199.errors=[{instancePath:instancePath+"/date",schemaPath:"#/properties/date/type",keyword:"type",params:{
type:"string"},message:"must be string"}],!1;var valid0=_errs3===errors}else var valid0=!0;if(valid0){if(data.target!==void 0&&func0.call(data,"target")){let data2=data.
target,_errs5=errors;if(errors===_errs5)if(typeof data2=="string"){if(func75(data2)<1)return validate199.errors=[{instancePath:instancePath+"/target",schemaPath:"\
#/properties/target/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"}],!1}else return validate199.errors=[{instancePath:instancePath+
"/target",schemaPath:"#/properties/target/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid0=_errs5===errors}else var valid0=!0;
if(valid0){if(data.server!==void 0&&func0.call(data,"server")){let data3=data.server,_errs7=errors;if(errors===_errs7)if(typeof data3=="string"){if(func75(data3)<
1)return validate199.errors=[{instancePath:instancePath+"/server",schemaPath:"#/properties/server/minLength",keyword:"minLength",params:{limit:1},message:"must \
NOT have fewer than 1 characters"}],!1}else return validate199.errors=[{instancePath:instancePath+"/server",schemaPath:"#/properties/server/type",keyword:"type",
params:{type:"string"},message:"must be string"}],!1;var valid0=_errs7===errors}else var valid0=!0;if(valid0){if(data.version!==void 0&&func0.call(data,"version")){
let data4=data.version,_errs9=errors;if(errors===_errs9)if(typeof data4=="string"){if(func75(data4)<1)return validate199.errors=[{instancePath:instancePath+"/ve\
rsion",schemaPath:"#/properties/version/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"}],!1}else return validate199.
errors=[{instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var valid0=_errs9===
errors}else var valid0=!0;if(valid0){if(data.runs!==void 0&&func0.call(data,"runs")){let data5=data.runs,_errs11=errors;if(!(typeof data5=="number"&&!(data5%1)&&
!isNaN(data5)&&isFinite(data5)))return validate199.errors=[{instancePath:instancePath+"/runs",schemaPath:"#/properties/runs/type",keyword:"type",params:{type:"i\
nteger"},message:"must be integer"}],!1;if(errors===_errs11&&typeof data5=="number"&&isFinite(data5)&&(data5<1||isNaN(data5)))return validate199.errors=[{instancePath:instancePath+
"/runs",schemaPath:"#/properties/runs/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"}],!1;var valid0=_errs11===errors}else var valid0=!0;
if(valid0){if(data.distinct!==void 0&&func0.call(data,"distinct")){let data6=data.distinct,_errs13=errors;if(!(typeof data6=="number"&&!(data6%1)&&!isNaN(data6)&&
isFinite(data6)))return validate199.errors=[{instancePath:instancePath+"/distinct",schemaPath:"#/properties/distinct/type",keyword:"type",params:{type:"integer"},
message:"must be integer"}],!1;if(errors===_errs13&&typeof data6=="number"&&isFinite(data6)&&(data6<1||isNaN(data6)))return validate199.errors=[{instancePath:instancePath+
"/distinct",schemaPath:"#/properties/distinct/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"}],!1;var valid0=_errs13===errors}else
var valid0=!0;if(valid0){if(data.classes!==void 0&&func0.call(data,"classes")){let data7=data.classes,_errs15=errors;if(errors===_errs15)if(data7&&typeof data7==
"object"&&!Array.isArray(data7)){let missing1;if((data7.D0===void 0||!func0.call(data7,"D0"))&&(missing1="D0")||(data7.D1===void 0||!func0.call(data7,"D1"))&&(missing1=
"D1")||(data7.D2===void 0||!func0.call(data7,"D2"))&&(missing1="D2")||(data7.D3===void 0||!func0.call(data7,"D3"))&&(missing1="D3")||(data7.D4===void 0||!func0.
call(data7,"D4"))&&(missing1="D4")||(data7.D5===void 0||!func0.call(data7,"D5"))&&(missing1="D5")||(data7.D6===void 0||!func0.call(data7,"D6"))&&(missing1="D6")||
(data7.D7===void 0||!func0.call(data7,"D7"))&&(missing1="D7")||(data7.D8===void 0||!func0.call(data7,"D8"))&&(missing1="D8")||(data7.D9===void 0||!func0.call(data7,
"D9"))&&(missing1="D9"))return validate199.errors=[{instancePath:instancePath+"/classes",schemaPath:"#/properties/classes/required",keyword:"required",params:{missingProperty:missing1},
message:"must have required property '"+missing1+"'"}],!1;{let _errs17=errors;for(let key1 of Object.keys(data7))if(!func0.call(schema350.properties.classes.properties,
key1)){return validate199.errors=[{instancePath:instancePath+"/classes",schemaPath:"#/properties/classes/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:key1},message:"must NOT have additional properties"}],!1;break}if(_errs17===errors){if(data7.D0!==void 0&&func0.call(data7,"D0")){let data8=data7.
D0,_errs18=errors,_errs19=errors;if(!(typeof data8=="number"&&!(data8%1)&&!isNaN(data8)&&isFinite(data8)))return validate199.errors=[{instancePath:instancePath+
"/classes/D0",schemaPath:"#/$defs/number/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===_errs19&&typeof data8=="number"&&
isFinite(data8)){if(data8>9007199254740991||isNaN(data8))return validate199.errors=[{instancePath:instancePath+"/classes/D0",schemaPath:"#/$defs/number/maximum",
keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"}],!1;if(data8<0||isNaN(data8))return validate199.errors=
[{instancePath:instancePath+"/classes/D0",schemaPath:"#/$defs/number/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}var valid1=_errs18===
errors}else var valid1=!0;if(valid1){if(data7.D1!==void 0&&func0.call(data7,"D1")){let data9=data7.D1,_errs21=errors,_errs22=errors;if(!(typeof data9=="number"&&
!(data9%1)&&!isNaN(data9)&&isFinite(data9)))return validate199.errors=[{instancePath:instancePath+"/classes/D1",schemaPath:"#/$defs/number/type",keyword:"type",
params:{type:"integer"},message:"must be integer"}],!1;if(errors===_errs22&&typeof data9=="number"&&isFinite(data9)){if(data9>9007199254740991||isNaN(data9))return validate199.
errors=[{instancePath:instancePath+"/classes/D1",schemaPath:"#/$defs/number/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"\
must be <= 9007199254740991"}],!1;if(data9<0||isNaN(data9))return validate199.errors=[{instancePath:instancePath+"/classes/D1",schemaPath:"#/$defs/number/minimu\
m",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}var valid1=_errs21===errors}else var valid1=!0;if(valid1){if(data7.D2!==void 0&&
func0.call(data7,"D2")){let data10=data7.D2,_errs24=errors,_errs25=errors;if(!(typeof data10=="number"&&!(data10%1)&&!isNaN(data10)&&isFinite(data10)))return validate199.
errors=[{instancePath:instancePath+"/classes/D2",schemaPath:"#/$defs/number/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===
_errs25&&typeof data10=="number"&&isFinite(data10)){if(data10>9007199254740991||isNaN(data10))return validate199.errors=[{instancePath:instancePath+"/classes/D2",
schemaPath:"#/$defs/number/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"}],!1;if(data10<0||isNaN(
data10))return validate199.errors=[{instancePath:instancePath+"/classes/D2",schemaPath:"#/$defs/number/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"}],!1}var valid1=_errs24===errors}else var valid1=!0;if(valid1){if(data7.D3!==void 0&&func0.call(data7,"D3")){let data11=data7.D3,_errs27=errors,
_errs28=errors;if(!(typeof data11=="number"&&!(data11%1)&&!isNaN(data11)&&isFinite(data11)))return validate199.errors=[{instancePath:instancePath+"/classes/D3",
schemaPath:"#/$defs/number/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===_errs28&&typeof data11=="number"&&isFinite(data11)){
if(data11>9007199254740991||isNaN(data11))return validate199.errors=[{instancePath:instancePath+"/classes/D3",schemaPath:"#/$defs/number/maximum",keyword:"maxim\
um",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"}],!1;if(data11<0||isNaN(data11))return validate199.errors=[{instancePath:instancePath+
"/classes/D3",schemaPath:"#/$defs/number/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}var valid1=_errs27===errors}else
var valid1=!0;if(valid1){if(data7.D4!==void 0&&func0.call(data7,"D4")){let data12=data7.D4,_errs30=errors,_errs31=errors;if(!(typeof data12=="number"&&!(data12%
1)&&!isNaN(data12)&&isFinite(data12)))return validate199.errors=[{instancePath:instancePath+"/classes/D4",schemaPath:"#/$defs/number/type",keyword:"type",params:{
type:"integer"},message:"must be integer"}],!1;if(errors===_errs31&&typeof data12=="number"&&isFinite(data12)){if(data12>9007199254740991||isNaN(data12))return validate199.
errors=[{instancePath:instancePath+"/classes/D4",schemaPath:"#/$defs/number/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"\
must be <= 9007199254740991"}],!1;if(data12<0||isNaN(data12))return validate199.errors=[{instancePath:instancePath+"/classes/D4",schemaPath:"#/$defs/number/mini\
mum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}var valid1=_errs30===errors}else var valid1=!0;if(valid1){if(data7.D5!==void 0&&
func0.call(data7,"D5")){let data13=data7.D5,_errs33=errors,_errs34=errors;if(!(typeof data13=="number"&&!(data13%1)&&!isNaN(data13)&&isFinite(data13)))return validate199.
errors=[{instancePath:instancePath+"/classes/D5",schemaPath:"#/$defs/number/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===
_errs34&&typeof data13=="number"&&isFinite(data13)){if(data13>9007199254740991||isNaN(data13))return validate199.errors=[{instancePath:instancePath+"/classes/D5",
schemaPath:"#/$defs/number/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"}],!1;if(data13<0||isNaN(
data13))return validate199.errors=[{instancePath:instancePath+"/classes/D5",schemaPath:"#/$defs/number/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"}],!1}var valid1=_errs33===errors}else var valid1=!0;if(valid1){if(data7.D6!==void 0&&func0.call(data7,"D6")){let data14=data7.D6,_errs36=errors,
_errs37=errors;if(!(typeof data14=="number"&&!(data14%1)&&!isNaN(data14)&&isFinite(data14)))return validate199.errors=[{instancePath:instancePath+"/classes/D6",
schemaPath:"#/$defs/number/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===_errs37&&typeof data14=="number"&&isFinite(data14)){
if(data14>9007199254740991||isNaN(data14))return validate199.errors=[{instancePath:instancePath+"/classes/D6",schemaPath:"#/$defs/number/maximum",keyword:"maxim\
um",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"}],!1;if(data14<0||isNaN(data14))return validate199.errors=[{instancePath:instancePath+
"/classes/D6",schemaPath:"#/$defs/number/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}var valid1=_errs36===errors}else
var valid1=!0;if(valid1){if(data7.D7!==void 0&&func0.call(data7,"D7")){let data15=data7.D7,_errs39=errors,_errs40=errors;if(!(typeof data15=="number"&&!(data15%
1)&&!isNaN(data15)&&isFinite(data15)))return validate199.errors=[{instancePath:instancePath+"/classes/D7",schemaPath:"#/$defs/number/type",keyword:"type",params:{
type:"integer"},message:"must be integer"}],!1;if(errors===_errs40&&typeof data15=="number"&&isFinite(data15)){if(data15>9007199254740991||isNaN(data15))return validate199.
errors=[{instancePath:instancePath+"/classes/D7",schemaPath:"#/$defs/number/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"\
must be <= 9007199254740991"}],!1;if(data15<0||isNaN(data15))return validate199.errors=[{instancePath:instancePath+"/classes/D7",schemaPath:"#/$defs/number/mini\
mum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}var valid1=_errs39===errors}else var valid1=!0;if(valid1){if(data7.D8!==void 0&&
func0.call(data7,"D8")){let data16=data7.D8,_errs42=errors,_errs43=errors;if(!(typeof data16=="number"&&!(data16%1)&&!isNaN(data16)&&isFinite(data16)))return validate199.
errors=[{instancePath:instancePath+"/classes/D8",schemaPath:"#/$defs/number/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===
_errs43&&typeof data16=="number"&&isFinite(data16)){if(data16>9007199254740991||isNaN(data16))return validate199.errors=[{instancePath:instancePath+"/classes/D8",
schemaPath:"#/$defs/number/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"}],!1;if(data16<0||isNaN(
data16))return validate199.errors=[{instancePath:instancePath+"/classes/D8",schemaPath:"#/$defs/number/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"}],!1}var valid1=_errs42===errors}else var valid1=!0;if(valid1)if(data7.D9!==void 0&&func0.call(data7,"D9")){let data17=data7.D9,_errs45=errors,
_errs46=errors;if(!(typeof data17=="number"&&!(data17%1)&&!isNaN(data17)&&isFinite(data17)))return validate199.errors=[{instancePath:instancePath+"/classes/D9",
schemaPath:"#/$defs/number/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(errors===_errs46&&typeof data17=="number"&&isFinite(data17)){
if(data17>9007199254740991||isNaN(data17))return validate199.errors=[{instancePath:instancePath+"/classes/D9",schemaPath:"#/$defs/number/maximum",keyword:"maxim\
um",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"}],!1;if(data17<0||isNaN(data17))return validate199.errors=[{instancePath:instancePath+
"/classes/D9",schemaPath:"#/$defs/number/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}var valid1=_errs45===errors}else
var valid1=!0}}}}}}}}}}}else return validate199.errors=[{instancePath:instancePath+"/classes",schemaPath:"#/properties/classes/type",keyword:"type",params:{type:"\
object"},message:"must be object"}],!1;var valid0=_errs15===errors}else var valid0=!0;if(valid0){if(data.recorded!==void 0&&func0.call(data,"recorded")){let data18=data.
recorded,_errs48=errors;if(!(data18==="D0"||data18==="D1"||data18==="D2"||data18==="D3"||data18==="D4"||data18==="D5"||data18==="D6"||data18==="D7"||data18==="D\
8"||data18==="D9"||data18===null))return validate199.errors=[{instancePath:instancePath+"/recorded",schemaPath:"#/properties/recorded/enum",keyword:"enum",params:{
allowedValues:schema350.properties.recorded.enum},message:"must be equal to one of the allowed values"}],!1;var valid0=_errs48===errors}else var valid0=!0;if(valid0){
if(data.volatile!==void 0&&func0.call(data,"volatile")){let data19=data.volatile,_errs49=errors,_errs50=errors;if(!(typeof data19=="number"&&!(data19%1)&&!isNaN(
data19)&&isFinite(data19)))return validate199.errors=[{instancePath:instancePath+"/volatile",schemaPath:"#/$defs/number/type",keyword:"type",params:{type:"integ\
er"},message:"must be integer"}],!1;if(errors===_errs50&&typeof data19=="number"&&isFinite(data19)){if(data19>9007199254740991||isNaN(data19))return validate199.
errors=[{instancePath:instancePath+"/volatile",schemaPath:"#/$defs/number/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"mu\
st be <= 9007199254740991"}],!1;if(data19<0||isNaN(data19))return validate199.errors=[{instancePath:instancePath+"/volatile",schemaPath:"#/$defs/number/minimum",
keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}var valid0=_errs49===errors}else var valid0=!0;if(valid0)if(data.upper95!==void 0&&
func0.call(data,"upper95")){let data20=data.upper95,_errs52=errors;if(!(typeof data20=="number"&&isFinite(data20))&&data20!==null)return validate199.errors=[{instancePath:instancePath+
"/upper95",schemaPath:"#/properties/upper95/type",keyword:"type",params:{type:schema350.properties.upper95.type},message:"must be number,null"}],!1;if(errors===
_errs52&&typeof data20=="number"&&isFinite(data20)){if(data20>1||isNaN(data20))return validate199.errors=[{instancePath:instancePath+"/upper95",schemaPath:"#/pr\
operties/upper95/maximum",keyword:"maximum",params:{comparison:"<=",limit:1},message:"must be <= 1"}],!1;if(data20<0||isNaN(data20))return validate199.errors=[{
instancePath:instancePath+"/upper95",schemaPath:"#/properties/upper95/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}var valid0=_errs52===
errors}else var valid0=!0}}}}}}}}}}}}else return validate199.errors=[{instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be ob\
ject"}],!1;return validate199.errors=vErrors,errors===0}validate199.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var validateConfigV1=allErrors();function allErrors(){
let schema312={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"https://raw.githubusercontent.com/lanser/lanser/v1/schemas/config.v1.json",title:"Con\
figuration v1",description:"The content of .lanser/config.yml. Which servers and versions there are is not a matter of the format: the release knows. The defaul\
ts stand here alone; a key that no value fits is known and not supported yet.",type:"object",additionalProperties:!1,required:["version"],properties:{version:{description:"\
Of this format.",const:1},servers:{description:"With none here and none named on the command line nothing is started.",type:"array",items:{$ref:"#/$defs/server"},
default:[]},dependencies:{description:"Folders that git ignores, made visible to both trees, read-only.",type:"array",items:{$ref:"#/$defs/insideFolder"},default:[
".venv","node_modules"]},"base-dependencies":{description:"A folder that holds base's own versions of what `dependencies` names, laid out as in the repository; \
head then has the repository's.",$ref:"#/$defs/insideFolder"},ignore:{description:"Files whose findings are left out.",type:"array",items:{$ref:"#/$defs/glob"},
default:[]},policy:{$ref:"#/$defs/policy",default:{}},reward:{$ref:"#/$defs/reward",default:{}},traces:{description:"Committed traces to replay.",type:"array",items:{
$ref:"#/$defs/glob"},default:[".lanser/traces/**/*.jsonl",".lanser/traces/**/*.jsonl.zst"]},replay:{description:"offline: no server, the same bytes must come ou\
t. live: the pinned server is asked again.",enum:["off","offline","live"],default:"offline"}},$defs:{server:{type:"object",additionalProperties:!1,required:["id"],
properties:{id:{description:"Of a profile.",type:"string",minLength:1},version:{description:"A pin that ships with the release, or one under .lanser/pins. Defau\
lt: the newest of the release.",type:"string",minLength:1},roots:{description:"The folders that the server is opened on, each as its own command would be called\
 there; globs (packages/*). Without it: the top, if it has a configuration of the server or nothing below has one, and what the top's workspace names; if it has\
 neither, the outermost folders with a configuration.",type:"array",minItems:1,items:{$ref:"#/$defs/folder"}},settings:{description:"For the server; what its pr\
ofile locks down cannot be loosened here.",type:"object",default:{}},trust:{$ref:"#/$defs/notSupportedYet"},sandbox:{$ref:"#/$defs/notSupportedYet"}}},policy:{type:"\
object",additionalProperties:!1,properties:{"fail-on":{description:"Lowest severity of a new finding that fails.",enum:["error","warning","information","hint","\
never"],default:"error"},unknown:{description:"What a file that could not be measured does to the exit code; the verdict is inconclusive either way.",enum:["inc\
onclusive","warn"],default:"inconclusive"},inconclusive:{description:"The conclusion of the check run when the verdict is inconclusive; both block a required ch\
eck.",enum:["action_required","failure"],default:"action_required"},volatile:{enum:["report","fail"],default:"report"},moved:{enum:["report","fail"],default:"re\
port"},"min-reward":{description:"A lower reward fails; null: no reward is too low.",type:["number","null"],default:null},"replay-mismatch":{description:"What a\
 committed trace that replays to another result does.",enum:["fail","warn"],default:"fail"},waivers:{description:"What may waive new findings, and the reasons d\
ependencies-differ, dependencies-missing, unchecked-sources and hidden-code: trailer, label:NAME.",type:"array",items:{type:"string",minLength:1,pattern:"^(?:tr\
ailer|label:.+)$"},default:[]},"dependencies-differ":{description:"What base and head that need other packages, while base's own are not there, do to the exit c\
ode; the verdict is inconclusive either way.",enum:["inconclusive","warn"],default:"inconclusive"},"dependencies-missing":{description:"What missing packages th\
at the project declares do to the exit code; the verdict is inconclusive either way.",enum:["inconclusive","warn"],default:"inconclusive"},unchecked:{description:"\
What changed sources do to the verdict that no program of a server takes in.",enum:["report","inconclusive","fail"],default:"report"},hidden:{description:"What \
changed code does to the verdict that the checker does not look at any more.",enum:["report","inconclusive","fail"],default:"inconclusive"},suppressions:{description:"\
What comments of the change do to the verdict that silence a checker, each listed by name.",enum:["report","inconclusive","fail"],default:"report"},scope:{description:"\
Which files are looked at: full, every file of each program; affected, those that the change can matter to; auto, those where each server of the run is proven t\
o find the same so, else every file.",enum:["full","affected","auto"],default:"auto"},"only-changed-files":{$ref:"#/$defs/notSupportedYet"},rules:{$ref:"#/$defs\
/notSupportedYet"},"max-new":{$ref:"#/$defs/notSupportedYet"},reward:{$ref:"#/$defs/notSupportedYet"}}},reward:{type:"object",additionalProperties:!1,properties:{
version:{description:"Which reward is the headline.",enum:["pr-v1","pr-v2"],default:"pr-v2"},weights:{description:"Of diagnostics, safety and ambiguity.",type:"\
object",additionalProperties:!1,properties:{alpha:{type:"number",minimum:0,maximum:1e6,default:.5},beta:{type:"number",minimum:0,maximum:1e6,default:.4},gamma:{
type:"number",minimum:0,maximum:1e6,default:.1}},default:{}},severities:{$ref:"#/$defs/notSupportedYet"}}},glob:{description:"Relative to the repository and ins\
ide it; one that begins with an exclamation mark would mean everything else.",type:"string",minLength:1,pattern:"^(?![!/])(?!(?:[^/]*/)*\\.\\.(?:/|$))"},folder:{
description:"A folder inside the repository, or its top.",type:"string",minLength:1,pattern:"^(?:\\./?|(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u00\
00]+)*/?)$"},insideFolder:{description:'Relative to the repository and inside it, with forward slashes: no empty, "." or ".." segment, no NUL.',type:"string",minLength:1,
pattern:"^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*/?$"},notSupportedYet:{description:"A key of this version of the format whose feat\
ure this release does not have.",not:{}}}},schema362={description:'Relative to the repository and inside it, with forward slashes: no empty, "." or ".." segment\
, no NUL.',type:"string",minLength:1,pattern:"^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*/?$"},schema382={description:"Relative to the\
 repository and inside it; one that begins with an exclamation mark would mean everything else.",type:"string",minLength:1,pattern:"^(?![!/])(?!(?:[^/]*/)*\\.\\.(\
?:/|$))"},func02=Object.prototype.hasOwnProperty,func65=defaultOf(import_ucs2length.default),schema322={type:"object",additionalProperties:!1,required:["id"],properties:{
id:{description:"Of a profile.",type:"string",minLength:1},version:{description:"A pin that ships with the release, or one under .lanser/pins. Default: the newe\
st of the release.",type:"string",minLength:1},roots:{description:"The folders that the server is opened on, each as its own command would be called there; glob\
s (packages/*). Without it: the top, if it has a configuration of the server or nothing below has one, and what the top's workspace names; if it has neither, th\
e outermost folders with a configuration.",type:"array",minItems:1,items:{$ref:"#/$defs/folder"}},settings:{description:"For the server; what its profile locks \
down cannot be loosened here.",type:"object",default:{}},trust:{$ref:"#/$defs/notSupportedYet"},sandbox:{$ref:"#/$defs/notSupportedYet"}}},schema33={description:"\
A folder inside the repository, or its top.",type:"string",minLength:1,pattern:"^(?:\\./?|(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*/?)$"},
schema343={description:"A key of this version of the format whose feature this release does not have.",not:{}},pattern42=new RegExp("^(?:\\./?|(?!\\.{1,2}(?:/|$))\
[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*/?)$","u");function validate212(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){
let vErrors=null,errors=0,evaluated0=validate212.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),
data&&typeof data=="object"&&!Array.isArray(data)){if(data.settings===void 0&&(data.settings={}),data.id===void 0||!func02.call(data,"id")){let err0={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'"};vErrors===null?vErrors=[err0]:vErrors.push(
err0),errors++}for(let key0 of Object.keys(data))if(!(key0==="id"||key0==="version"||key0==="roots"||key0==="settings"||key0==="trust"||key0==="sandbox")){let err1={
instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"};
vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}if(data.id!==void 0&&func02.call(data,"id")){let data0=data.id;if(typeof data0=="string"){if(func65(data0)<
1){let err2={instancePath:instancePath+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 cha\
racters"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}}else{let err3={instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"t\
ype",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}}if(data.version!==void 0&&func02.call(data,"ver\
sion")){let data1=data.version;if(typeof data1=="string"){if(func65(data1)<1){let err4={instancePath:instancePath+"/version",schemaPath:"#/properties/version/mi\
nLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}}else{let err5={
instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=
[err5]:vErrors.push(err5),errors++}}if(data.roots!==void 0&&func02.call(data,"roots")){let data2=data.roots;if(Array.isArray(data2)){if(data2.length<1){let err6={
instancePath:instancePath+"/roots",schemaPath:"#/properties/roots/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};vErrors===
null?vErrors=[err6]:vErrors.push(err6),errors++}let len0=data2.length;for(let i0=0;i0<len0;i0++){let data3=data2[i0];if(typeof data3=="string"){if(func65(data3)<
1){let err7={instancePath:instancePath+"/roots/"+i0,schemaPath:"#/$defs/folder/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than\
 1 characters"};vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}if(!pattern42.test(data3)){let err8={instancePath:instancePath+"/roots/"+i0,schemaPath:"\
#/$defs/folder/pattern",keyword:"pattern",params:{pattern:"^(?:\\./?|(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*/?)$"},message:'must ma\
tch pattern "^(?:\\./?|(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*/?)$"'};vErrors===null?vErrors=[err8]:vErrors.push(err8),errors++}}else{
let err9={instancePath:instancePath+"/roots/"+i0,schemaPath:"#/$defs/folder/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?
vErrors=[err9]:vErrors.push(err9),errors++}}}else{let err10={instancePath:instancePath+"/roots",schemaPath:"#/properties/roots/type",keyword:"type",params:{type:"\
array"},message:"must be array"};vErrors===null?vErrors=[err10]:vErrors.push(err10),errors++}}let data4=data.settings;if(!(data4&&typeof data4=="object"&&!Array.
isArray(data4))){let err11={instancePath:instancePath+"/settings",schemaPath:"#/properties/settings/type",keyword:"type",params:{type:"object"},message:"must be\
 object"};vErrors===null?vErrors=[err11]:vErrors.push(err11),errors++}if(data.trust!==void 0&&func02.call(data,"trust")){let err12={instancePath:instancePath+"/\
trust",schemaPath:"#/$defs/notSupportedYet/not",keyword:"not",params:{},message:"must NOT be valid"};vErrors===null?vErrors=[err12]:vErrors.push(err12),errors++}
if(data.sandbox!==void 0&&func02.call(data,"sandbox")){let err13={instancePath:instancePath+"/sandbox",schemaPath:"#/$defs/notSupportedYet/not",keyword:"not",params:{},
message:"must NOT be valid"};vErrors===null?vErrors=[err13]:vErrors.push(err13),errors++}}else{let err14={instancePath,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};vErrors===null?vErrors=[err14]:vErrors.push(err14),errors++}return validate212.errors=vErrors,errors===0}validate212.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};let schema39={type:"object",additionalProperties:!1,properties:{"fail-on":{description:"Lowest severity of a new find\
ing that fails.",enum:["error","warning","information","hint","never"],default:"error"},unknown:{description:"What a file that could not be measured does to the\
 exit code; the verdict is inconclusive either way.",enum:["inconclusive","warn"],default:"inconclusive"},inconclusive:{description:"The conclusion of the check\
 run when the verdict is inconclusive; both block a required check.",enum:["action_required","failure"],default:"action_required"},volatile:{enum:["report","fai\
l"],default:"report"},moved:{enum:["report","fail"],default:"report"},"min-reward":{description:"A lower reward fails; null: no reward is too low.",type:["numbe\
r","null"],default:null},"replay-mismatch":{description:"What a committed trace that replays to another result does.",enum:["fail","warn"],default:"fail"},waivers:{
description:"What may waive new findings, and the reasons dependencies-differ, dependencies-missing, unchecked-sources and hidden-code: trailer, label:NAME.",type:"\
array",items:{type:"string",minLength:1,pattern:"^(?:trailer|label:.+)$"},default:[]},"dependencies-differ":{description:"What base and head that need other pac\
kages, while base's own are not there, do to the exit code; the verdict is inconclusive either way.",enum:["inconclusive","warn"],default:"inconclusive"},"depen\
dencies-missing":{description:"What missing packages that the project declares do to the exit code; the verdict is inconclusive either way.",enum:["inconclusive",
"warn"],default:"inconclusive"},unchecked:{description:"What changed sources do to the verdict that no program of a server takes in.",enum:["report","inconclusi\
ve","fail"],default:"report"},hidden:{description:"What changed code does to the verdict that the checker does not look at any more.",enum:["report","inconclusi\
ve","fail"],default:"inconclusive"},suppressions:{description:"What comments of the change do to the verdict that silence a checker, each listed by name.",enum:[
"report","inconclusive","fail"],default:"report"},scope:{description:"Which files are looked at: full, every file of each program; affected, those that the chan\
ge can matter to; auto, those where each server of the run is proven to find the same so, else every file.",enum:["full","affected","auto"],default:"auto"},"onl\
y-changed-files":{$ref:"#/$defs/notSupportedYet"},rules:{$ref:"#/$defs/notSupportedYet"},"max-new":{$ref:"#/$defs/notSupportedYet"},reward:{$ref:"#/$defs/notSup\
portedYet"}}},pattern82=new RegExp("^(?:trailer|label:.+)$","u");function validate232(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){
let vErrors=null,errors=0,evaluated0=validate232.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),
data&&typeof data=="object"&&!Array.isArray(data)){data["fail-on"]===void 0&&(data["fail-on"]="error"),data.unknown===void 0&&(data.unknown="inconclusive"),data.
inconclusive===void 0&&(data.inconclusive="action_required"),data.volatile===void 0&&(data.volatile="report"),data.moved===void 0&&(data.moved="report"),data["m\
in-reward"]===void 0&&(data["min-reward"]=null),data["replay-mismatch"]===void 0&&(data["replay-mismatch"]="fail"),data.waivers===void 0&&(data.waivers=[]),data["\
dependencies-differ"]===void 0&&(data["dependencies-differ"]="inconclusive"),data["dependencies-missing"]===void 0&&(data["dependencies-missing"]="inconclusive"),
data.unchecked===void 0&&(data.unchecked="report"),data.hidden===void 0&&(data.hidden="inconclusive"),data.suppressions===void 0&&(data.suppressions="report"),data.
scope===void 0&&(data.scope="auto");for(let key0 of Object.keys(data))if(!func02.call(schema39.properties,key0)){let err0={instancePath,schemaPath:"#/additional\
Properties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"};vErrors===null?vErrors=[err0]:vErrors.
push(err0),errors++}let data0=data["fail-on"];if(!(data0==="error"||data0==="warning"||data0==="information"||data0==="hint"||data0==="never")){let err1={instancePath:instancePath+
"/fail-on",schemaPath:"#/properties/fail-on/enum",keyword:"enum",params:{allowedValues:schema39.properties["fail-on"].enum},message:"must be equal to one of the\
 allowed values"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}let data1=data.unknown;if(!(data1==="inconclusive"||data1==="warn")){let err2={instancePath:instancePath+
"/unknown",schemaPath:"#/properties/unknown/enum",keyword:"enum",params:{allowedValues:schema39.properties.unknown.enum},message:"must be equal to one of the al\
lowed values"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}let data2=data.inconclusive;if(!(data2==="action_required"||data2==="failure")){let err3={
instancePath:instancePath+"/inconclusive",schemaPath:"#/properties/inconclusive/enum",keyword:"enum",params:{allowedValues:schema39.properties.inconclusive.enum},
message:"must be equal to one of the allowed values"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}let data3=data.volatile;if(!(data3==="report"||data3===
"fail")){let err4={instancePath:instancePath+"/volatile",schemaPath:"#/properties/volatile/enum",keyword:"enum",params:{allowedValues:schema39.properties.volatile.
enum},message:"must be equal to one of the allowed values"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}let data4=data.moved;if(!(data4==="report"||
data4==="fail")){let err5={instancePath:instancePath+"/moved",schemaPath:"#/properties/moved/enum",keyword:"enum",params:{allowedValues:schema39.properties.moved.
enum},message:"must be equal to one of the allowed values"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}let data5=data["min-reward"];if(!(typeof data5==
"number"&&isFinite(data5))&&data5!==null){let err6={instancePath:instancePath+"/min-reward",schemaPath:"#/properties/min-reward/type",keyword:"type",params:{type:schema39.
properties["min-reward"].type},message:"must be number,null"};vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}let data6=data["replay-mismatch"];if(!(data6===
"fail"||data6==="warn")){let err7={instancePath:instancePath+"/replay-mismatch",schemaPath:"#/properties/replay-mismatch/enum",keyword:"enum",params:{allowedValues:schema39.
properties["replay-mismatch"].enum},message:"must be equal to one of the allowed values"};vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}let data7=data.
waivers;if(Array.isArray(data7)){let len0=data7.length;for(let i0=0;i0<len0;i0++){let data8=data7[i0];if(typeof data8=="string"){if(func65(data8)<1){let err8={instancePath:instancePath+
"/waivers/"+i0,schemaPath:"#/properties/waivers/items/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};vErrors===
null?vErrors=[err8]:vErrors.push(err8),errors++}if(!pattern82.test(data8)){let err9={instancePath:instancePath+"/waivers/"+i0,schemaPath:"#/properties/waivers/i\
tems/pattern",keyword:"pattern",params:{pattern:"^(?:trailer|label:.+)$"},message:'must match pattern "^(?:trailer|label:.+)$"'};vErrors===null?vErrors=[err9]:vErrors.
push(err9),errors++}}else{let err10={instancePath:instancePath+"/waivers/"+i0,schemaPath:"#/properties/waivers/items/type",keyword:"type",params:{type:"string"},
message:"must be string"};vErrors===null?vErrors=[err10]:vErrors.push(err10),errors++}}}else{let err11={instancePath:instancePath+"/waivers",schemaPath:"#/prope\
rties/waivers/type",keyword:"type",params:{type:"array"},message:"must be array"};vErrors===null?vErrors=[err11]:vErrors.push(err11),errors++}let data9=data["de\
pendencies-differ"];if(!(data9==="inconclusive"||data9==="warn")){let err12={instancePath:instancePath+"/dependencies-differ",schemaPath:"#/properties/dependenc\
ies-differ/enum",keyword:"enum",params:{allowedValues:schema39.properties["dependencies-differ"].enum},message:"must be equal to one of the allowed values"};vErrors===
null?vErrors=[err12]:vErrors.push(err12),errors++}let data10=data["dependencies-missing"];if(!(data10==="inconclusive"||data10==="warn")){let err13={instancePath:instancePath+
"/dependencies-missing",schemaPath:"#/properties/dependencies-missing/enum",keyword:"enum",params:{allowedValues:schema39.properties["dependencies-missing"].enum},
message:"must be equal to one of the allowed values"};vErrors===null?vErrors=[err13]:vErrors.push(err13),errors++}let data11=data.unchecked;if(!(data11==="repor\
t"||data11==="inconclusive"||data11==="fail")){let err14={instancePath:instancePath+"/unchecked",schemaPath:"#/properties/unchecked/enum",keyword:"enum",params:{
allowedValues:schema39.properties.unchecked.enum},message:"must be equal to one of the allowed values"};vErrors===null?vErrors=[err14]:vErrors.push(err14),errors++}
let data12=data.hidden;if(!(data12==="report"||data12==="inconclusive"||data12==="fail")){let err15={instancePath:instancePath+"/hidden",schemaPath:"#/propertie\
s/hidden/enum",keyword:"enum",params:{allowedValues:schema39.properties.hidden.enum},message:"must be equal to one of the allowed values"};vErrors===null?vErrors=
[err15]:vErrors.push(err15),errors++}let data13=data.suppressions;if(!(data13==="report"||data13==="inconclusive"||data13==="fail")){let err16={instancePath:instancePath+
"/suppressions",schemaPath:"#/properties/suppressions/enum",keyword:"enum",params:{allowedValues:schema39.properties.suppressions.enum},message:"must be equal t\
o one of the allowed values"};vErrors===null?vErrors=[err16]:vErrors.push(err16),errors++}let data14=data.scope;if(!(data14==="full"||data14==="affected"||data14===
"auto")){let err17={instancePath:instancePath+"/scope",schemaPath:"#/properties/scope/enum",keyword:"enum",params:{allowedValues:schema39.properties.scope.enum},
message:"must be equal to one of the allowed values"};vErrors===null?vErrors=[err17]:vErrors.push(err17),errors++}if(data["only-changed-files"]!==void 0&&func02.
call(data,"only-changed-files")){let err18={instancePath:instancePath+"/only-changed-files",schemaPath:"#/$defs/notSupportedYet/not",keyword:"not",params:{},message:"\
must NOT be valid"};vErrors===null?vErrors=[err18]:vErrors.push(err18),errors++}if(data.rules!==void 0&&func02.call(data,"rules")){let err19={instancePath:instancePath+
"/rules",schemaPath:"#/$defs/notSupportedYet/not",keyword:"not",params:{},message:"must NOT be valid"};vErrors===null?vErrors=[err19]:vErrors.push(err19),errors++}
if(data["max-new"]!==void 0&&func02.call(data,"max-new")){let err20={instancePath:instancePath+"/max-new",schemaPath:"#/$defs/notSupportedYet/not",keyword:"not",
params:{},message:"must NOT be valid"};vErrors===null?vErrors=[err20]:vErrors.push(err20),errors++}if(data.reward!==void 0&&func02.call(data,"reward")){let err21={
instancePath:instancePath+"/reward",schemaPath:"#/$defs/notSupportedYet/not",keyword:"not",params:{},message:"must NOT be valid"};vErrors===null?vErrors=[err21]:
vErrors.push(err21),errors++}}else{let err22={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=
[err22]:vErrors.push(err22),errors++}return validate232.errors=vErrors,errors===0}validate232.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};let schema44={
type:"object",additionalProperties:!1,properties:{version:{description:"Which reward is the headline.",enum:["pr-v1","pr-v2"],default:"pr-v2"},weights:{description:"\
Of diagnostics, safety and ambiguity.",type:"object",additionalProperties:!1,properties:{alpha:{type:"number",minimum:0,maximum:1e6,default:.5},beta:{type:"numb\
er",minimum:0,maximum:1e6,default:.4},gamma:{type:"number",minimum:0,maximum:1e6,default:.1}},default:{}},severities:{$ref:"#/$defs/notSupportedYet"}}};function validate252(data,{
instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,errors=0,evaluated0=validate252.evaluated;if(evaluated0.dynamicProps&&
(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data=="object"&&!Array.isArray(data)){data.version===void 0&&(data.version=
"pr-v2"),data.weights===void 0&&(data.weights={});for(let key0 of Object.keys(data))if(!(key0==="version"||key0==="weights"||key0==="severities")){let err0={instancePath,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"};vErrors===null?
vErrors=[err0]:vErrors.push(err0),errors++}let data0=data.version;if(!(data0==="pr-v1"||data0==="pr-v2")){let err1={instancePath:instancePath+"/version",schemaPath:"\
#/properties/version/enum",keyword:"enum",params:{allowedValues:schema44.properties.version.enum},message:"must be equal to one of the allowed values"};vErrors===
null?vErrors=[err1]:vErrors.push(err1),errors++}let data1=data.weights;if(data1&&typeof data1=="object"&&!Array.isArray(data1)){data1.alpha===void 0&&(data1.alpha=
.5),data1.beta===void 0&&(data1.beta=.4),data1.gamma===void 0&&(data1.gamma=.1);for(let key1 of Object.keys(data1))if(!(key1==="alpha"||key1==="beta"||key1==="g\
amma")){let err2={instancePath:instancePath+"/weights",schemaPath:"#/properties/weights/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:key1},
message:"must NOT have additional properties"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}let data2=data1.alpha;if(typeof data2=="number"&&isFinite(
data2)){if(data2>1e6||isNaN(data2)){let err3={instancePath:instancePath+"/weights/alpha",schemaPath:"#/properties/weights/properties/alpha/maximum",keyword:"max\
imum",params:{comparison:"<=",limit:1e6},message:"must be <= 1000000"};vErrors===null?vErrors=[err3]:vErrors.push(err3),errors++}if(data2<0||isNaN(data2)){let err4={
instancePath:instancePath+"/weights/alpha",schemaPath:"#/properties/weights/properties/alpha/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"\
must be >= 0"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}}else{let err5={instancePath:instancePath+"/weights/alpha",schemaPath:"#/properties/wei\
ghts/properties/alpha/type",keyword:"type",params:{type:"number"},message:"must be number"};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}let data3=data1.
beta;if(typeof data3=="number"&&isFinite(data3)){if(data3>1e6||isNaN(data3)){let err6={instancePath:instancePath+"/weights/beta",schemaPath:"#/properties/weight\
s/properties/beta/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e6},message:"must be <= 1000000"};vErrors===null?vErrors=[err6]:vErrors.push(err6),errors++}
if(data3<0||isNaN(data3)){let err7={instancePath:instancePath+"/weights/beta",schemaPath:"#/properties/weights/properties/beta/minimum",keyword:"minimum",params:{
comparison:">=",limit:0},message:"must be >= 0"};vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}}else{let err8={instancePath:instancePath+"/weights/b\
eta",schemaPath:"#/properties/weights/properties/beta/type",keyword:"type",params:{type:"number"},message:"must be number"};vErrors===null?vErrors=[err8]:vErrors.
push(err8),errors++}let data4=data1.gamma;if(typeof data4=="number"&&isFinite(data4)){if(data4>1e6||isNaN(data4)){let err9={instancePath:instancePath+"/weights/\
gamma",schemaPath:"#/properties/weights/properties/gamma/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e6},message:"must be <= 1000000"};vErrors===null?
vErrors=[err9]:vErrors.push(err9),errors++}if(data4<0||isNaN(data4)){let err10={instancePath:instancePath+"/weights/gamma",schemaPath:"#/properties/weights/prop\
erties/gamma/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};vErrors===null?vErrors=[err10]:vErrors.push(err10),errors++}}else{
let err11={instancePath:instancePath+"/weights/gamma",schemaPath:"#/properties/weights/properties/gamma/type",keyword:"type",params:{type:"number"},message:"mus\
t be number"};vErrors===null?vErrors=[err11]:vErrors.push(err11),errors++}}else{let err12={instancePath:instancePath+"/weights",schemaPath:"#/properties/weights\
/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===null?vErrors=[err12]:vErrors.push(err12),errors++}if(data.severities!==void 0&&
func02.call(data,"severities")){let err13={instancePath:instancePath+"/severities",schemaPath:"#/$defs/notSupportedYet/not",keyword:"not",params:{},message:"mus\
t NOT be valid"};vErrors===null?vErrors=[err13]:vErrors.push(err13),errors++}}else{let err14={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"obje\
ct"},message:"must be object"};vErrors===null?vErrors=[err14]:vErrors.push(err14),errors++}return validate252.errors=vErrors,errors===0}validate252.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};let pattern5=new RegExp("^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*/?$","u"),pattern72=new RegExp("^\
(?![!/])(?!(?:[^/]*/)*\\.\\.(?:/|$))","u");function validate202(data,{instancePath="",parentData,parentDataProperty,rootData=data,dynamicAnchors={}}={}){let vErrors=null,
errors=0,evaluated0=validate202.evaluated;if(evaluated0.dynamicProps&&(evaluated0.props=void 0),evaluated0.dynamicItems&&(evaluated0.items=void 0),data&&typeof data==
"object"&&!Array.isArray(data)){if(data.servers===void 0&&(data.servers=[]),data.dependencies===void 0&&(data.dependencies=[".venv","node_modules"]),data.ignore===
void 0&&(data.ignore=[]),data.policy===void 0&&(data.policy={}),data.reward===void 0&&(data.reward={}),data.traces===void 0&&(data.traces=[".lanser/traces/**/*.\
jsonl",".lanser/traces/**/*.jsonl.zst"]),data.replay===void 0&&(data.replay="offline"),data.version===void 0||!func02.call(data,"version")){let err0={instancePath,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"version"},message:"must have required property 'version'"};vErrors===null?vErrors=[err0]:vErrors.
push(err0),errors++}for(let key0 of Object.keys(data))if(!func02.call(schema312.properties,key0)){let err1={instancePath,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:key0},message:"must NOT have additional properties"};vErrors===null?vErrors=[err1]:vErrors.push(err1),errors++}
if(data.version!==void 0&&func02.call(data,"version")&&data.version!==1){let err2={instancePath:instancePath+"/version",schemaPath:"#/properties/version/const",
keyword:"const",params:{allowedValue:1},message:"must be equal to constant"};vErrors===null?vErrors=[err2]:vErrors.push(err2),errors++}let data1=data.servers;if(Array.
isArray(data1)){let len0=data1.length;for(let i0=0;i0<len0;i0++)validate212(data1[i0],{instancePath:instancePath+"/servers/"+i0,parentData:data1,parentDataProperty:i0,
rootData,dynamicAnchors})||(vErrors=vErrors===null?validate212.errors:vErrors.concat(validate212.errors),errors=vErrors.length)}else{let err3={instancePath:instancePath+
"/servers",schemaPath:"#/properties/servers/type",keyword:"type",params:{type:"array"},message:"must be array"};vErrors===null?vErrors=[err3]:vErrors.push(err3),
errors++}let data3=data.dependencies;if(Array.isArray(data3)){let len1=data3.length;for(let i1=0;i1<len1;i1++){let data4=data3[i1];if(typeof data4=="string"){if(func65(
data4)<1){let err4={instancePath:instancePath+"/dependencies/"+i1,schemaPath:"#/$defs/insideFolder/minLength",keyword:"minLength",params:{limit:1},message:"must\
 NOT have fewer than 1 characters"};vErrors===null?vErrors=[err4]:vErrors.push(err4),errors++}if(!pattern5.test(data4)){let err5={instancePath:instancePath+"/de\
pendencies/"+i1,schemaPath:"#/$defs/insideFolder/pattern",keyword:"pattern",params:{pattern:"^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*/?\
$"},message:'must match pattern "^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*/?$"'};vErrors===null?vErrors=[err5]:vErrors.push(err5),errors++}}else{
let err6={instancePath:instancePath+"/dependencies/"+i1,schemaPath:"#/$defs/insideFolder/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===
null?vErrors=[err6]:vErrors.push(err6),errors++}}}else{let err7={instancePath:instancePath+"/dependencies",schemaPath:"#/properties/dependencies/type",keyword:"\
type",params:{type:"array"},message:"must be array"};vErrors===null?vErrors=[err7]:vErrors.push(err7),errors++}if(data["base-dependencies"]!==void 0&&func02.call(
data,"base-dependencies")){let data5=data["base-dependencies"];if(typeof data5=="string"){if(func65(data5)<1){let err8={instancePath:instancePath+"/base-depende\
ncies",schemaPath:"#/$defs/insideFolder/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};vErrors===null?vErrors=
[err8]:vErrors.push(err8),errors++}if(!pattern5.test(data5)){let err9={instancePath:instancePath+"/base-dependencies",schemaPath:"#/$defs/insideFolder/pattern",
keyword:"pattern",params:{pattern:"^(?!\\.{1,2}(?:/|$))[^/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*/?$"},message:'must match pattern "^(?!\\.{1,2}(?:/|$))[^\
/\\u0000]+(?:/(?!\\.{1,2}(?:/|$))[^/\\u0000]+)*/?$"'};vErrors===null?vErrors=[err9]:vErrors.push(err9),errors++}}else{let err10={instancePath:instancePath+"/bas\
e-dependencies",schemaPath:"#/$defs/insideFolder/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err10]:vErrors.push(
err10),errors++}}let data6=data.ignore;if(Array.isArray(data6)){let len2=data6.length;for(let i2=0;i2<len2;i2++){let data7=data6[i2];if(typeof data7=="string"){
if(func65(data7)<1){let err11={instancePath:instancePath+"/ignore/"+i2,schemaPath:"#/$defs/glob/minLength",keyword:"minLength",params:{limit:1},message:"must NO\
T have fewer than 1 characters"};vErrors===null?vErrors=[err11]:vErrors.push(err11),errors++}if(!pattern72.test(data7)){let err12={instancePath:instancePath+"/i\
gnore/"+i2,schemaPath:"#/$defs/glob/pattern",keyword:"pattern",params:{pattern:"^(?![!/])(?!(?:[^/]*/)*\\.\\.(?:/|$))"},message:'must match pattern "^(?![!/])(?\
!(?:[^/]*/)*\\.\\.(?:/|$))"'};vErrors===null?vErrors=[err12]:vErrors.push(err12),errors++}}else{let err13={instancePath:instancePath+"/ignore/"+i2,schemaPath:"#\
/$defs/glob/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err13]:vErrors.push(err13),errors++}}}else{let err14={
instancePath:instancePath+"/ignore",schemaPath:"#/properties/ignore/type",keyword:"type",params:{type:"array"},message:"must be array"};vErrors===null?vErrors=[
err14]:vErrors.push(err14),errors++}validate232(data.policy,{instancePath:instancePath+"/policy",parentData:data,parentDataProperty:"policy",rootData,dynamicAnchors})||
(vErrors=vErrors===null?validate232.errors:vErrors.concat(validate232.errors),errors=vErrors.length),validate252(data.reward,{instancePath:instancePath+"/reward",
parentData:data,parentDataProperty:"reward",rootData,dynamicAnchors})||(vErrors=vErrors===null?validate252.errors:vErrors.concat(validate252.errors),errors=vErrors.
length);let data10=data.traces;if(Array.isArray(data10)){let len3=data10.length;for(let i3=0;i3<len3;i3++){let data11=data10[i3];if(typeof data11=="string"){if(func65(
data11)<1){let err15={instancePath:instancePath+"/traces/"+i3,schemaPath:"#/$defs/glob/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fe\
wer than 1 characters"};vErrors===null?vErrors=[err15]:vErrors.push(err15),errors++}if(!pattern72.test(data11)){let err16={instancePath:instancePath+"/traces/"+
i3,schemaPath:"#/$defs/glob/pattern",keyword:"pattern",params:{pattern:"^(?![!/])(?!(?:[^/]*/)*\\.\\.(?:/|$))"},message:'must match pattern "^(?![!/])(?!(?:[^/]\
*/)*\\.\\.(?:/|$))"'};vErrors===null?vErrors=[err16]:vErrors.push(err16),errors++}}else{let err17={instancePath:instancePath+"/traces/"+i3,schemaPath:"#/$defs/g\
lob/type",keyword:"type",params:{type:"string"},message:"must be string"};vErrors===null?vErrors=[err17]:vErrors.push(err17),errors++}}}else{let err18={instancePath:instancePath+
"/traces",schemaPath:"#/properties/traces/type",keyword:"type",params:{type:"array"},message:"must be array"};vErrors===null?vErrors=[err18]:vErrors.push(err18),
errors++}let data12=data.replay;if(!(data12==="off"||data12==="offline"||data12==="live")){let err19={instancePath:instancePath+"/replay",schemaPath:"#/properti\
es/replay/enum",keyword:"enum",params:{allowedValues:schema312.properties.replay.enum},message:"must be equal to one of the allowed values"};vErrors===null?vErrors=
[err19]:vErrors.push(err19),errors++}}else{let err20={instancePath,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};vErrors===
null?vErrors=[err20]:vErrors.push(err20),errors++}return validate202.errors=vErrors,errors===0}return validate202.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1},
validate202}function uriFromPath(absolutePath){if(!absolutePath.startsWith("/"))throw new Error(`A file URI needs an absolute path: ${quote(absolutePath)}`);if(absolutePath.
includes("\0")||!absolutePath.isWellFormed())throw new Error(`A file URI cannot carry ${quote(absolutePath)}`);return`file://${absolutePath.split("/").map(encodeSegment).
join("/")}`}function pathFromUri(uri){let found=/^file:(?:\/\/(?:localhost)?(?=\/)|(?=\/(?!\/)))(\/[^?#\\]*)$/isu.exec(uri)?.[1];if(found===void 0||!uri.isWellFormed()||
/%2f/iu.test(found))return;let decoded=decode(found);return decoded===void 0||decoded.includes("\0")?void 0:decoded}function relativeInside(root,absolute){let outer=resolveDots(
root),inner=resolveDots(absolute);if(!(outer===void 0||inner===void 0||inner.length<=outer.length)&&!outer.some((segment,index)=>segment!==inner[index]))return inner.
slice(outer.length).join("/")}function placeIn(root,uri,range){let absolute=pathFromUri(uri),path=absolute===void 0?void 0:relativeInside(root,absolute);return path===
void 0?void 0:{path,range}}function isInside(path,folder){return path===folder||path.startsWith(folder.endsWith("/")?folder:`${folder}/`)}function inFolder(folder,path){
return folder==="."?path:`${folder}/${path}`}function isBelow(path,folder){return folder==="."||path.startsWith(`${folder}/`)}function folderOf(path){let end=path.
lastIndexOf("/");return end<0?".":path.slice(0,end)}function isRelativePath(path){return!path.includes("\0")&&path.split("/").every(segment=>segment!==""&&segment!==
"."&&segment!=="..")}function resolveDots(path){if(!path.startsWith("/"))return;let resolved=[];for(let segment of path.split("/"))segment===".."?resolved.pop():
segment!==""&&segment!=="."&&resolved.push(segment);return resolved}function encodeSegment(segment){return encodeURIComponent(segment).replace(/[!'()*]/gu,mark=>`\
%${mark.charCodeAt(0).toString(16).toUpperCase()}`)}function decode(text){try{return decodeURIComponent(text)}catch{return}}function quote(text){return JSON.stringify(
text)}function insidePath(path){if(!isRelativePath(path))throw new Error(`A path that is not inside the repository: ${JSON.stringify(path)}`);return path}var import_node_fs=__toESM(require_node_fs(),1),import_promises=__toESM(require_promises(),1),import_node_path2=__toESM(require_node_path(),1);function run(host,request,options){return new Promise((resolve,reject)=>{let child=host.spawn({...request,detached:!0}),pieces=[],stderr=Buffer.alloc(0),stdoutBytes=0,
timedOut=!1,failure,cancel=host.clock.after(options.msMax,()=>{timedOut=!0,killGroup(host,child)});child.stdout?.on("data",piece=>{if(failure===void 0)try{if(options.
onOutput!==null)return options.onOutput(piece);if(stdoutBytes+=piece.length,stdoutBytes>536870912)throw new Error(`${request.file} printed more than 536870912 b\
ytes`);pieces.push(piece)}catch(error){failure=error,killGroup(host,child)}}),child.stderr?.on("data",piece=>{stderr=Buffer.concat([stderr,piece]).subarray(-65536)}),
child.stdin?.on("error",()=>{}),child.stdin?.end(options.input),child.on("error",error=>{cancel(),reject(error)}),child.on("close",exitCode=>{if(cancel(),failure!==
void 0)return reject(failure);resolve({exitCode,stdout:Buffer.concat(pieces),stderr:stderr.toString("utf8"),timedOut})})})}function killGroup(host,child){child.
pid!==void 0&&host.kill(-child.pid,"SIGKILL")}var DamagedObjects=class extends UserError{gitMessage;constructor(command,gitMessage){super("unreadable-file",`git ${command} cannot read an object of the repos\
itory: it is damaged`,{hint:"See what `git fsck` prints, or clone again."}),this.name="DamagedObjects",this.gitMessage=gitMessage}},damage=/corrupt|inflate|is empty|bad (?:object|tree|packed)|unable to (?:read|unpack|parse|open object)|could not (?:read|parse)|cannot read|not a (?:tree|valid) object|(?:missing|invalid) (?:blob|tree|commit|object)|truncated|hash mismatch|garbage at end|malformed|too-short tree|unpackable|packfile/iu;
function isDamage(gitMessage){return damage.test(gitMessage)&&!/\bconfig\b|\bindex file\b/iu.test(gitMessage)}var headerBytesMax=4096,BatchReader=class{#child;#clock;#silentMsMax;#ended;#asked=[];#header=Buffer.alloc(0);#message="";#body;#failure;#cancel;constructor(child,clock,silentMsMax){
this.#child=child,this.#clock=clock,this.#silentMsMax=silentMsMax,child.stdout?.on("data",piece=>this.#take(piece)),child.stderr?.on("data",piece=>this.#keep(piece)),
child.stdin?.on("error",()=>{}),this.#ended=new Promise(resolve=>{child.on("error",error=>{this.#fail(error),resolve()}),child.on("close",code=>{let ended=new Error(
`git cat-file --batch ended with code ${code}`);this.#fail(isDamage(this.#message)?new DamagedObjects("cat-file",this.#message.trim()):ended),resolve()})})}read(id,bytesMax){
return this.#failure!==void 0?Promise.reject(this.#failure):new Promise((resolve,reject)=>{this.#asked.push({bytesMax,resolve,reject}),this.#child.stdin?.write(
`${id}
`),this.#cancel===void 0&&this.#watch()})}async close(){this.#child.stdin?.end(),this.#child.kill("SIGKILL"),await this.#ended}#keep(piece){this.#message=(this.#message+
piece.toString("latin1")).slice(-headerBytesMax)}#watch(){this.#cancel?.();let owes=this.#failure===void 0&&(this.#asked.length>0||this.#body!==void 0);this.#cancel=
owes?this.#clock.after(this.#silentMsMax,()=>this.#giveUp()):void 0}#giveUp(){this.#fail(new Error(`git cat-file --batch gave no answer for ${this.#silentMsMax}\
 ms`)),this.#child.kill("SIGKILL")}#take(piece){let rest=piece;for(;rest.length>0&&this.#failure===void 0;)rest=this.#body===void 0?this.#takeHeader(rest):this.#takeBody(
this.#body,rest);this.#watch()}#takeHeader(piece){let end=piece.indexOf(10),line=Buffer.concat([this.#header,end<0?piece:piece.subarray(0,end)]);return line.length>
headerBytesMax?this.#broken("a header without an end"):end<0?(this.#header=line,Buffer.alloc(0)):(this.#header=Buffer.alloc(0),this.#begin(line.toString("latin1")),
piece.subarray(end+1))}#begin(line){let pending=this.#asked.shift();if(pending===void 0)return void this.#broken("an answer that was not asked for");let match=/^[0-9a-f]+ (blob|tree|commit|tag) ([0-9]+)$/.
exec(line);if(match!==null){let size=Number(match[2]);this.#body={pending,type:match[1],size,pieces:[],left:size+1}}else line.endsWith(" missing")?pending.resolve(
{kind:"missing"}):pending.reject(new Error(`git cat-file --batch answered: ${line.slice(0,200)}`))}#takeBody(body,piece){let taken=piece.subarray(0,body.left);return body.
left-=taken.length,body.size<=body.pending.bytesMax&&body.pieces.push(taken),body.left===0&&(this.#body=void 0,body.pending.resolve(body.size>body.pending.bytesMax?
{kind:"too-large",type:body.type,size:body.size}:{kind:"object",type:body.type,bytes:Buffer.concat(body.pieces).subarray(0,body.size)})),piece.subarray(taken.length)}#broken(what){
return this.#fail(new Error(`git cat-file --batch sent ${what}`)),Buffer.alloc(0)}#fail(error){this.#failure??=error,this.#body?.pending.reject(this.#failure),this.#body=
void 0;for(let pending of this.#asked.splice(0))pending.reject(this.#failure);this.#watch()}};var t=new WeakMap;function c(...n){let e=new String(n);return t.set(e,n),e}function r(n){return n instanceof String&&t.has(n)}function o(n){return t.get(n)??[]}var import_file_exists=__toESM(require_dist(),1),import_node_child_process=__toESM(require_node_child_process(),1),import_debug=__toESM(require_src(),1),import_promise_deferred=__toESM(require_dist2(),1),
import_node_path=__toESM(require_node_path(),1);function*x(e,n){let t2=n==="global";for(let o2 of e)o2.isGlobal===t2&&(yield o2)}var P=new Set(["--add","--edit","--remove-section","--rename-section","--replac\
e-all","--unset","--unset-all","-e"]),S=new Set(["--get","--get-all","--get-color","--get-colorbool","--get-regexp","--get-urlmatch","--list","-l"]),E=new Set([
"edit","remove-section","rename-section","set","unset"]),F=new Set(["get","get-color","get-colorbool","list"]);function A(e,n){for(let{name:o2}of x(e,"task")){if(P.
has(o2))return w(!0,n);if(S.has(o2))return w(!1,n)}let t2=n.at(0)?.toLowerCase();return t2===void 0?null:E.has(t2)?w(!0,n.slice(1)):F.has(t2)?w(!1,n.slice(1)):n.
length===1?w(!1,n):w(!0,n)}function w(e=!1,n=[]){let t2=n.at(0)?.toLowerCase();return t2===void 0?null:{isWrite:e,isRead:!e,key:t2,value:n.at(1)}}function O(e,n){
return n.isWrite&&n.value!==void 0?{key:n.key,value:n.value,scope:e}:{key:n.key,scope:e}}function G(e){let n=e?.indexOf("=")||-1;return!e||n<0?null:{key:e.slice(
0,n).trim().toLowerCase(),value:e.slice(n+1)}}function M(e){for(let{name:n}of x(e,"task"))switch(n){case"--global":return"global";case"--system":return"system";case"\
--worktree":return"worktree";case"--local":return"local";case"--file":case"-f":return"file"}return"local"}function N({name:e}){if(e==="-c"||e==="--config")return"\
inline";if(e==="--config-env")return"env"}function*$(e){for(let n of e){let t2=N(n),o2=t2&&G(n.value);o2&&(yield{...o2,scope:t2})}}function D(e,n,t2){let o2={read:[],
write:[...$(n)]};return e==="config"&&L(o2,M(n),A(n,t2)),o2}function L(e,n,t2){if(t2===null)return;let o2=O(n,t2);t2.isWrite?e.write.push(o2):e.read.push(o2)}var C={
short:new Map([["c",!0]])},I={short:new Map([["C",!0],["P",!1],["h",!1],["p",!1],["v",!1],...C.short.entries()]),long:new Set(["attr-source","config-env","exec-\
path","git-dir","list-cmds","namespace","super-prefix","work-tree"])},R={clone:{short:new Map([["b",!0],["j",!0],["l",!1],["n",!1],["o",!0],["q",!1],["s",!1],["\
u",!0]]),long:new Set(["branch","config","jobs","origin","upload-pack","u","template"])},commit:{short:new Map([["C",!0],["F",!0],["c",!0],["m",!0],["t",!0]]),long:new Set(
["file","message","reedit-message","reuse-message","template"])},config:{short:new Map([["e",!1],["f",!0],["l",!1]]),long:new Set(["blob","comment","default","f\
ile","type","value"])},fetch:{short:new Map,long:new Set(["upload-pack"])},init:{short:new Map,long:new Set(["template"])},pull:{short:new Map,long:new Set(["up\
load-pack"])},push:{short:new Map,long:new Set(["exec","receive-pack"])},rebase:{short:new Map([["X",!0],["f",!1],["i",!1],["k",!1],["m",!1],["n",!1],["q",!1],[
"r",!1],["s",!0],["v",!1],["x",!0]]),long:new Set(["exec","onto","strategy","strategy-option"])}},T={short:new Map,long:new Set};function B(e){let n=R[e??""]??T;
return{short:new Map([...C.short.entries(),...n.short.entries()]),long:n.long}}function b(e,n=I){if(e.startsWith("--")){let t2=e.indexOf("=");if(t2>2)return[{name:e.
slice(0,t2),value:e.slice(t2+1),needsNext:!1}];let o2=e.slice(2);return[{name:e,needsNext:n.long.has(o2)}]}if(e.length===2){let t2=e.charAt(1),o2=n.short.get(t2);
return[{name:e,needsNext:o2===!0}]}return j(e,n.short)}function j(e,n){let t2=e.slice(1).split(""),o2=[];for(let a=0;a<t2.length;a++){let s=t2[a],r2=n.get(s);if(r2===
void 0)return[{name:e,needsNext:!1}];if(r2){let i=t2.slice(a+1).join("");if(i&&![...i].every(m2=>n.has(m2)))return o2.push({name:`-${s}`,value:i,needsNext:!1}),
o2}o2.push({name:`-${s}`,needsNext:r2})}return o2}function W(e,n=[]){let t2=0;for(;t2<e.length;){let o2=String(e[t2]);if(!o2.startsWith("-")||o2.length<2)break;
let a=b(o2),s=t2+1;for(let r2 of a){let i={name:r2.name,value:r2.value,absorbedNext:!1,isGlobal:!0};r2.needsNext&&i.value===void 0&&s<e.length&&(i.value=String(
e[s]),i.absorbedNext=!0,s++),n.push(i)}t2=s}return{flags:n,taskIndex:t2}}function V(e,n,t2=[]){let o2=B(n),a=[],s=[],r2=0;for(;r2<e.length;){let i=e[r2];if(r(i)){
s.push(...o(i)),r2++;continue}let p2=String(i);if(p2==="--"){for(let d2=r2+1;d2<e.length;d2++){let g2=e[d2];r(g2)?s.push(...o(g2)):s.push(String(g2))}break}if(!p2.
startsWith("-")||p2.length<2){a.push(p2),r2++;continue}let m2=b(p2,o2),u2=r2+1;for(let d2 of m2){let g2={name:d2.name,value:d2.value,absorbedNext:!1,isGlobal:!1};
d2.needsNext&&g2.value===void 0&&u2<e.length&&!r(e[u2])&&(g2.value=String(e[u2]),g2.absorbedNext=!0,u2++),t2.push(g2)}r2=u2}return{flags:t2,positionals:a,pathspecs:s}}
function*q({write:e}){for(let n of e)for(let t2 of K){let o2=t2(n.key);o2&&(yield o2)}}function f(e,n,t2=String(e)){let o2=typeof e=="string"?new RegExp(`\\s*${e.
toLowerCase()}`):e;return function(s){if(o2.test(s))return{category:n,message:`Configuring ${t2} is not permitted without enabling ${n}`}}}function l(e,n){let t2=new RegExp(
`\\s*${e.toLowerCase().replace(/\./g,"(..+)?.")}`);return f(t2,n,e)}var K=[f("alias","allowUnsafeAlias"),f("core.askPass","allowUnsafeAskPass"),f("core.editor",
"allowUnsafeEditor"),f("core.fsmonitor","allowUnsafeFsMonitor"),f("core.gitProxy","allowUnsafeGitProxy"),f("core.hooksPath","allowUnsafeHooksPath"),f("core.page\
r","allowUnsafePager"),f("core.sshCommand","allowUnsafeSshCommand"),l("credential.helper","allowUnsafeCredentialHelper"),l("diff.command","allowUnsafeDiffExtern\
al"),f("diff.external","allowUnsafeDiffExternal"),l("difftool.cmd","allowUnsafeDiffExternal"),l("diff.textconv","allowUnsafeDiffTextConv"),l("filter.clean","all\
owUnsafeFilter"),l("filter.process","allowUnsafeFilter"),l("filter.smudge","allowUnsafeFilter"),l("gpg.program","allowUnsafeGpgProgram"),f("include.path","allow\
UnsafeInclude"),l("includeIf","allowUnsafeInclude"),f("init.templateDir","allowUnsafeTemplateDir"),l("pager.","allowUnsafePager"),l("merge.driver","allowUnsafeM\
ergeDriver"),l("mergetool.path","allowUnsafeMergeDriver"),l("mergetool.cmd","allowUnsafeMergeDriver"),l("protocol.allow","allowUnsafeProtocolOverride"),l("remot\
e.receivepack","allowUnsafePack"),l("remote.uploadpack","allowUnsafePack"),f("uploadpack.packObjectsHook","allowUnsafePack"),f("sequence.editor","allowUnsafeEdi\
tor"),l("submodule.update","allowUnsafeSubmodule"),l("tar.command","allowUnsafeCommandBinaries"),l("trailer.cmd","allowUnsafeCommandBinaries"),l("trailer.comman\
d","allowUnsafeCommandBinaries"),l("url.insteadOf","allowUnsafeUrlRewrite")];function*H(e,n){for(let t2 of n)for(let o2 of X){let a=o2(e,t2);a&&(yield a)}}function c2(e,n,t2,{
name:o2=String(n),globalOnly:a=!1,withValue:s=!1}={}){let r2=typeof n=="string"?new RegExp(`\\s*${n.toLowerCase()}`):n,i=`Use of ${e?`${e} with option `:""}${o2}\
 is not permitted without enabling ${t2}`;return function(m2,u2){if(!(e&&m2!==e)&&!(a&&!u2.isGlobal)&&!(s&&u2.value===void 0)&&r2.test(u2.name))return{category:t2,
message:i}}}var h={globalOnly:!0,withValue:!0},X=[c2(null,/--(upload|receive)-pack/,"allowUnsafePack",{name:"--upload-pack or --receive-pack"}),c2("clone",/^-\w*u/,
"allowUnsafePack"),c2("clone","--u","allowUnsafePack"),c2("push",/^--exec$/,"allowUnsafePack",{name:"--exec"}),c2("rebase",/^(-x|--ex(ec?)?)$/,"allowUnsafeExec",
{name:"-x or --exec"}),c2(null,"--template","allowUnsafeTemplateDir"),c2(null,"--exec-path","allowUnsafeExec",h),c2(null,"--git-dir","allowUnsafeConfigPaths",h),
c2(null,"--work-tree","allowUnsafeConfigPaths",h),c2(null,/^-C$/,"allowUnsafeConfigPaths",{...h,name:"-C"})];function k(e,n,t2){return[...H(e,n),...q(t2)]}function Y(...e){
let{flags:n,taskIndex:t2}=W(e),o2=t2<e.length?String(e[t2]).toLowerCase():null,a=o2!==null?e.slice(t2+1):[],{positionals:s,pathspecs:r2}=V(a,o2,n),i=D(o2,n,s);return{
task:o2,flags:n.map(J),paths:r2,config:i,vulnerabilities:z(k(o2,n,i))}}function z(e){return Object.defineProperty(e,"vulnerabilities",{value:e})}function J({value:e,
name:n}){return e!==void 0?{name:n,value:e}:{name:n}}var y={editor:"allowUnsafeEditor",git_askpass:"allowUnsafeAskPass",git_config_global:"allowUnsafeConfigPath\
s",git_config_system:"allowUnsafeConfigPaths",git_config_count:"allowUnsafeConfigEnvCount",git_config_parameters:"allowUnsafeConfigEnvCount",git_config:"allowUn\
safeConfigPaths",git_editor:"allowUnsafeEditor",git_exec_path:"allowUnsafeExec",git_external_diff:"allowUnsafeDiffExternal",git_pager:"allowUnsafePager",git_proxy_command:"\
allowUnsafeGitProxy",git_template_dir:"allowUnsafeTemplateDir",git_sequence_editor:"allowUnsafeEditor",git_ssh:"allowUnsafeSshCommand",git_ssh_command:"allowUns\
afeSshCommand",pager:"allowUnsafePager",prefix:"allowUnsafeConfigPaths",ssh_askpass:"allowUnsafeAskPass",visual:"allowUnsafeEditor"};function*Q(e){let n=parseInt(
e.git_config_count??"0",10);for(let t2=0;t2<n;t2++){let o2=e[`git_config_key_${t2}`],a=e[`git_config_value_${t2}`];o2!==void 0&&(yield{key:o2.toLowerCase().trim(),
value:a,scope:"env"})}}function*Z(e){for(let n of Object.keys(e))if(_(n)){let t2=y[n];yield{category:t2,message:`Use of "${n.toUpperCase()}" is not permitted wi\
thout enabling ${t2}`}}}function _(e){return Object.hasOwn(y,e)}function ee(e){let n={};for(let[t2,o2]of Object.entries(e)){let a=t2.toLowerCase().trim();(_(a)||
a.startsWith("git"))&&(n[a]=String(o2))}return n}function ne(e){let n=ee(e),t2={read:[],write:[...Q(n)]},o2=[...Z(n),...k(null,[],t2)];return{config:t2,vulnerabilities:o2}}
function oe(e,n){return[...Y(...e).vulnerabilities,...ne(n).vulnerabilities]}var import_node_events=__toESM(require_node_events(),1),O2=class extends Error{constructor(e,n){super(n),this.task=e,Object.setPrototypeOf(this,new.target.prototype)}},
Ae=class extends O2{constructor(e,n){super(void 0,n),this.config=e}},A2=class extends O2{constructor(e,n,r2){super(e,r2),this.task=e,this.plugin=n,Object.setPrototypeOf(
this,new.target.prototype)}},at=class extends O2{constructor(e,n){super(void 0,n||String(e)),this.git=e}},xe=class extends O2{constructor(e){super(void 0,e)}},I2="\
\0",W2=()=>{};function Ne(t2){return typeof t2!="function"?W2:t2}function $e(t2){return typeof t2=="function"&&t2!==W2}function Pe(t2,e){let n=t2.indexOf(e);return n<=
0?[t2,""]:[t2.substr(0,n),t2.substr(n+1)]}function Me(t2,e=0){return Dt(t2)&&t2.length>e?t2[e]:void 0}function N2(t2,e=0){if(Dt(t2)&&t2.length>e)return t2[t2.length-
1-e]}function Dt(t2){return Bt(t2)}function H2(t2="",e=!0,n=`
`){return t2.split(n).reduce((r2,s)=>{let o2=e?s.trim():s;return o2&&r2.push(o2),r2},[])}function ut(t2,e){return H2(t2,!0).map(n=>e(n))}function Lt(t2){return(0,import_file_exists.exists)(
t2,import_file_exists.FOLDER)}function S2(t2,e){return Array.isArray(t2)?t2.includes(e)||t2.push(e):t2.add(e),e}function De(t2,e){return Array.isArray(t2)&&!t2.
includes(e)&&t2.push(e),t2}function ct(t2,e){if(Array.isArray(t2)){let n=t2.indexOf(e);n>=0&&t2.splice(n,1)}else t2.delete(e);return e}var ft=Object.prototype.toString.
call.bind(Object.prototype.toString);function v(t2){return Array.isArray(t2)?t2:[t2]}function jt(t2){return t2.replace(/[\s-]+(.)/g,(e,n)=>n.toUpperCase())}function L2(t2){
return v(t2).map(e=>e instanceof String?e:String(e))}function p(t2,e=0){if(t2==null)return e;let n=parseInt(t2,10);return Number.isNaN(n)?e:n}function U(t2,e){let n=[];
for(let r2=0,s=t2.length;r2<s;r2++)n.push(e,t2[r2]);return n}function F2(t2){return(Array.isArray(t2)?Buffer.concat(t2):t2).toString("utf-8")}function Le(t2){return t2?
Buffer.isBuffer(t2)?t2.length:Buffer.byteLength(t2):0}function je(t2,e){let n={};return e.forEach(r2=>{t2[r2]!==void 0&&(n[r2]=t2[r2])}),n}function wt(t2=0){return new Promise(
e=>setTimeout(e,t2))}function bt(t2){if(t2!==!1)return t2}function d(t2,e,n){return e(t2)?t2:arguments.length>2?n:void 0}var K2=t2=>Array.isArray(t2);function st(t2,e){
let n=r(t2)?"string":typeof t2;return/number|string|boolean/.test(n)&&(!e||!e.includes(n))}var m=t2=>typeof t2=="string"||r(t2),Be=t2=>m(t2)||Buffer.isBuffer(t2),
G2=t2=>m(t2)||Array.isArray(t2)&&t2.every(m);function lt(t2){return!!t2&&ft(t2)==="[object Object]"}function Ie(t2){return typeof t2=="function"}var Bt=t2=>t2==
null||"number|boolean|function".includes(typeof t2)?!1:typeof t2.length=="number",V2=(t2=>(t2[t2.SUCCESS=0]="SUCCESS",t2[t2.ERROR=1]="ERROR",t2[t2.NOT_FOUND=-2]=
"NOT_FOUND",t2[t2.UNCLEAN=128]="UNCLEAN",t2))(V2||{}),z2=class _z{constructor(e,n){this.stdOut=e,this.stdErr=n}asStrings(){return new _z(this.stdOut.toString("u\
tf8"),this.stdErr.toString("utf8"))}};function Ue(){throw new Error("LineParser:useMatches not implemented")}var l2=class{constructor(e,n){this.matches=[],this.
useMatches=Ue,this.parse=(r2,s)=>(this.resetMatches(),this._regExp.every((o2,i)=>this.addMatch(o2,i,r2(i)))?this.useMatches(s,this.prepareMatches())!==!1:!1),this.
_regExp=Array.isArray(e)?e:[e],n&&(this.useMatches=n)}resetMatches(){this.matches.length=0}prepareMatches(){return this.matches}addMatch(e,n,r2){let s=r2&&e.exec(
r2);return s&&this.pushMatch(n,s),!!s}pushMatch(e,n){this.matches.push(...n.slice(1))}},x2=class extends l2{addMatch(e,n,r2){return/^remote:\s/.test(String(r2))&&
super.addMatch(e,n,r2)}pushMatch(e,n){(e>0||n.length>1)&&super.pushMatch(e,n)}},Fe={binary:"git",maxConcurrentProcesses:5,config:[],trimmed:!1};function Ge(...t2){
let e=process.cwd(),n=Object.assign({baseDir:e,...Fe},...t2.filter(r2=>typeof r2=="object"&&r2));return n.baseDir=n.baseDir||e,n.trimmed=n.trimmed===!0,n}function It(t2,e=[]){
return lt(t2)?Object.keys(t2).reduce((n,r2)=>{let s=t2[r2];if(r(s))n.push(s);else if(st(s,["boolean"]))n.push(r2+"="+s);else if(Array.isArray(s))for(let o2 of s)
st(o2,["string","number"])||n.push(r2+"="+o2);else n.push(r2);return n},e):e}function h2(t2,e=0,n=!1){let r2=[];for(let s=0,o2=e<0?t2.length:e;s<o2;s++)"string|\
number".includes(typeof t2[s])&&r2.push(String(t2[s]));return It(ht(t2),r2),n||r2.push(...ze(t2)),r2}function ze(t2){let e=typeof N2(t2)=="function";return L2(d(
N2(t2,e?1:0),K2,[]))}function ht(t2){let e=Ie(N2(t2));return d(N2(t2,e?1:0),lt)}function u(t2,e=!0){let n=Ne(N2(t2));return e||$e(n)?n:void 0}function Tt(t2,e){
return t2(e.stdOut,e.stdErr)}function E2(t2,e,n,r2=!0){return v(n).forEach(s=>{for(let o2=H2(s,r2),i=0,a=o2.length;i<a;i++){let c3=(y2=0)=>{if(!(i+y2>=a))return o2[i+
y2]};e.some(({parse:y2})=>y2(c3,t2))}}),t2}var mt=({exitCode:t2},e,n,r2)=>{if(t2===V2.UNCLEAN&&Ve(e))return n(Buffer.from("false"));r2(e)},Ut=t2=>t2.trim()==="true";function We(t2){switch(t2){case"bare":
return Ke();case"root":return He()}return{commands:["rev-parse","--is-inside-work-tree"],format:"utf-8",onError:mt,parser:Ut}}function He(){return{commands:["re\
v-parse","--git-dir"],format:"utf-8",onError:mt,parser(e){return/^\.(git)?$/.test(e.trim())}}}function Ke(){return{commands:["rev-parse","--is-bare-repository"],
format:"utf-8",onError:mt,parser:Ut}}function Ve(t2){return/(Not a git repository|Kein Git-Repository)/i.test(String(t2))}var Xe=class{constructor(e){this.paths=
[],this.files=[],this.folders=[],this.dryRun=e}},Ye=/^[a-z]+\s*/i,Qe=/^[a-z]+\s+[a-z]+\s*/i,Je=/\/$/;function Ze(t2,e){let n=new Xe(t2),r2=t2?Qe:Ye;return H2(e).
forEach(s=>{let o2=s.replace(r2,"");n.paths.push(o2),(Je.test(o2)?n.folders:n.files).push(o2)}),n}var Ft=[];function tn(t2){return{commands:Ft,format:"empty",parser:t2}}
function b2(t2){return{commands:Ft,format:"empty",parser(){throw typeof t2=="string"?new xe(t2):t2}}}function g(t2,e=!1){return{commands:t2,format:"utf-8",parser(n){
return e?String(n).trim():n}}}function Gt(t2){return{commands:t2,format:"buffer",parser(e){return e}}}function en(t2){return t2.format==="buffer"}function kt(t2){
return t2.format==="empty"||!t2.commands.length}var nn="Git clean interactive mode is not supported",rn='Git clean mode parameter ("n" or "f") is required',sn="\
Git clean unknown option found in: ",zt=(t2=>(t2.DRY_RUN="n",t2.FORCE="f",t2.IGNORED_INCLUDED="x",t2.IGNORED_ONLY="X",t2.EXCLUDING="e",t2.QUIET="q",t2.RECURSIVE=
"d",t2))(zt||{}),qt=new Set(["i",...L2(Object.values(zt))]);function on(t2,e){let{cleanMode:n,options:r2,valid:s}=cn(t2);return n?s.options?(r2.push(...e),r2.some(
hn)?b2(nn):an(n,r2)):b2(sn+JSON.stringify(t2)):b2(rn)}function an(t2,e){return{commands:["clean",`-${t2}`,...e],format:"utf-8",parser(r2){return Ze(t2==="n",r2)}}}
function un(t2){return Array.isArray(t2)&&t2.every(e=>qt.has(e))}function cn(t2){let e,n=[],r2={cleanMode:!1,options:!0};return t2.replace(/[^a-z]i/g,"").split(
"").forEach(s=>{fn(s)?(e=s,r2.cleanMode=!0):r2.options=r2.options&&ln(n[n.length]=`-${s}`)}),{cleanMode:e,options:n,valid:r2}}function fn(t2){return t2==="f"||t2===
"n"}function ln(t2){return/^-[a-z]$/i.test(t2)&&qt.has(t2.charAt(1))}function hn(t2){return/^-[^\-]/.test(t2)?t2.indexOf("i")>0:t2==="--interactive"}var mn=class{constructor(){
this.files=[],this.values=Object.create(null)}get all(){return this._all||(this._all=this.files.reduce((e,n)=>Object.assign(e,this.values[n]),{})),this._all}addFile(e){
if(!(e in this.values)){let n=N2(this.files);this.values[e]=n?Object.create(this.values[n]):{},this.files.push(e)}return this.values[e]}addValue(e,n,r2){let s=this.
addFile(e);Object.hasOwn(s,n)?Array.isArray(s[n])?s[n].push(r2):s[n]=[s[n],r2]:s[n]=r2,this._all=void 0}};function pn(t2){let e=new mn;for(let n of Wt(t2))e.addValue(
n.file,String(n.key),n.value);return e}function dn(t2,e){let n=null,r2=[],s=new Map;for(let o2 of Wt(t2,e))o2.key===e&&(r2.push(n=o2.value),s.has(o2.file)||s.set(
o2.file,[]),s.get(o2.file).push(n));return{key:e,paths:Array.from(s.keys()),scopes:s,value:n,values:r2}}function gn(t2){return t2.replace(/^(file):/,"")}function*Wt(t2,e=null){
let n=t2.split("\0");for(let r2=0,s=n.length-1;r2<s;){let o2=gn(n[r2++]),i=n[r2++],a=e;if(i.includes(`
`)){let c3=Pe(i,`
`);a=c3[0],i=c3[1]}yield{file:o2,key:a,value:i}}}var Ht=(t2=>(t2.system="system",t2.global="global",t2.local="local",t2.worktree="worktree",t2))(Ht||{});function Y2(t2,e){
return typeof t2=="string"&&Object.hasOwn(Ht,t2)?t2:e}function yn(t2,e,n,r2){let s=["config",`--${r2}`];return n&&s.push("--add"),s.push(t2,e),{commands:s,format:"\
utf-8",parser(o2){return o2}}}function wn(t2,e){let n=["config","--null","--show-origin","--get-all",t2];return e&&n.splice(1,0,`--${e}`),{commands:n,format:"ut\
f-8",parser(r2){return dn(r2,t2)}}}function bn(t2){let e=["config","--list","--show-origin","--null"];return t2&&e.push(`--${t2}`),{commands:e,format:"utf-8",parser(n){
return pn(n)}}}function Tn(){return{addConfig(t2,e,...n){return this._runTask(yn(t2,e,n[0]===!0,Y2(n[1],"local")),u(arguments))},getConfig(t2,e){return this._runTask(
wn(t2,Y2(e,void 0)),u(arguments))},listConfig(...t2){return this._runTask(bn(Y2(t2[0],void 0)),u(arguments))}}}var Kt=(t2=>(t2.ADDED="A",t2.COPIED="C",t2.DELETED=
"D",t2.MODIFIED="M",t2.RENAMED="R",t2.CHANGED="T",t2.UNMERGED="U",t2.UNKNOWN="X",t2.BROKEN="B",t2))(Kt||{}),kn=new Set(Object.values(Kt));function _n(t2){return kn.
has(t2)}var _t,vn=["-h"],j2=Symbol("grepQuery"),En=class{constructor(){this[_t]=[]}*[(_t=j2,Symbol.iterator)](){for(let e of this[j2])yield e}and(...e){return e.
length&&this[j2].push("--and","(",...U(e,"-e"),")"),this}param(...e){return this[j2].push(...U(e,"-e")),this}};function Sn(...t2){return new En().param(...t2)}function Rn(t2){
let e=new Set,n={};return ut(t2,r2=>{let[s,o2,i]=r2.split(I2);e.add(s),(n[s]=n[s]||[]).push({line:p(o2),path:s,preview:i})}),{paths:e,results:n}}function On(){return{
grep(t2){let e=u(arguments),n=h2(arguments);for(let s of vn)if(n.includes(s))return this._runTask(b2(`git.grep: use of "${s}" is not supported.`),e);typeof t2==
"string"&&(t2=Sn().param(t2));let r2=["grep","--null","-n","--full-name",...n,...t2];return this._runTask({commands:r2,format:"utf-8",parser(s){return Rn(s)}},e)}}}
var Vt=(t2=>(t2.MIXED="mixed",t2.SOFT="soft",t2.HARD="hard",t2.MERGE="merge",t2.KEEP="keep",t2))(Vt||{}),Cn=L2(Object.values(Vt));function An(t2,e){let n=["rese\
t"];return Xt(t2)&&n.push(`--${t2}`),n.push(...e),g(n)}function xn(t2){if(Xt(t2))return t2;switch(typeof t2){case"string":case"undefined":return"soft"}}function Xt(t2){
return typeof t2=="string"&&Cn.includes(t2)}import_debug.default.formatters.L=t2=>String(Bt(t2)?t2.length:"-");import_debug.default.formatters.B=t2=>Buffer.isBuffer(
t2)?t2.toString("utf8"):ft(t2);function Nn(){return(0,import_debug.default)("simple-git")}function vt(t2,e,n){return!e||!String(e).replace(/\s*/,"")?n?(r2,...s)=>{
t2(r2,...s),n(r2,...s)}:t2:(r2,...s)=>{t2(`%s ${r2}`,e,...s),n&&n(r2,...s)}}function $n(t2,e,{namespace:n}){if(typeof t2=="string")return t2;let r2=e&&e.namespace||
"";return r2.startsWith(n)?r2.substr(n.length+1):r2||n}function $2(t2,e,n,r2=Nn()){let s=t2&&`[${t2}]`||"",o2=[],i=typeof e=="string"?r2.extend(e):e,a=$n(d(e,m),
i,r2);return y2(n);function c3(w2,T2){return S2(o2,$2(t2,a.replace(/^[^:]+/,w2),T2,r2))}function y2(w2){let T2=w2&&`[${w2}]`||"",k2=i&&vt(i,T2)||W2,C2=vt(r2,`${s}\
 ${T2}`,k2);return Object.assign(i?k2:C2,{label:t2,sibling:c3,info:C2,step:y2})}}var M2=class M3{constructor(e="GitExecutor"){this.logLabel=e,this._queue=new Map}withProgress(e){
return this._queue.get(e)}createProgress(e){let n=M3.getName(e.commands[0]),r2=$2(this.logLabel,n);return{task:e,logger:r2,name:n}}push(e){let n=this.createProgress(
e);return n.logger("Adding task to the queue, commands = %o",e.commands),this._queue.set(e,n),n}fatal(e){for(let[n,{logger:r2}]of Array.from(this._queue.entries()))
n===e.task?(r2.info("Failed %o",e),r2("Fatal exception, any as-yet un-started tasks run through this executor will not be attempted")):r2.info("A fatal exceptio\
n occurred in a previous task, the queue has been purged: %o",e.message),this.complete(n);if(this._queue.size!==0)throw new Error(`Queue size should be zero aft\
er fatal: ${this._queue.size}`)}complete(e){this.withProgress(e)&&this._queue.delete(e)}attempt(e){let n=this.withProgress(e);if(!n)throw new O2(void 0,"TasksPe\
ndingQueue: attempt called for an unknown task");return n.logger("Starting task"),n}static getName(e="empty"){return`task:${e}:${++M3.counter}`}};M2.counter=0;var ot=M2,
Pn=class{constructor(e,n,r2){this._executor=e,this._scheduler=n,this._plugins=r2,this._chain=Promise.resolve(),this._queue=new ot}get cwd(){return this._cwd||this.
_executor.cwd}set cwd(e){this._cwd=e}get env(){return this._executor.env}get outputHandler(){return this._executor.outputHandler}chain(){return this}push(e){return this.
_queue.push(e),this._chain=this._chain.then(()=>this.attemptTask(e))}async attemptTask(e){let n=await this._scheduler.next(),r2=()=>this._queue.complete(e);try{
let{logger:s}=this._queue.attempt(e);return await(kt(e)?this.attemptEmptyTask(e,s):this.attemptRemoteTask(e,s))}catch(s){throw this.onFatalException(e,s)}finally{
r2(),n()}}onFatalException(e,n){let r2=n instanceof O2?Object.assign(n,{task:e}):new O2(e,n&&String(n));return this._chain=Promise.resolve(),this._queue.fatal(r2),
r2}async attemptRemoteTask(e,n){let r2=this._plugins.exec("spawn.binary","",this.taskContext(e,e.commands)),s=this._plugins.exec("spawn.args",[...e.commands],this.
taskContext(e,e.commands)),o2=await this.gitResponse(e,r2,s,this.outputHandler,n.step("SPAWN")),i=await this.handleTaskData(e,s,o2,n.step("HANDLE"));return n("p\
assing response to task's parser as a %s",e.format),en(e)?Tt(e.parser,i):Tt(e.parser,i.asStrings())}async attemptEmptyTask(e,n){return n("empty task bypassing c\
hild process to call to task's parser"),e.parser(this)}handleTaskData(e,n,r2,s){let{exitCode:o2,rejection:i,stdOut:a,stdErr:c3}=r2;return new Promise((y2,w2)=>{
s("Preparing to handle process response exitCode=%d stdOut=",o2);let{error:T2}=this._plugins.exec("task.error",{error:i},{...this.taskContext(e,n),...r2});if(T2&&
e.onError)return s.info("exitCode=%s handling with custom error handler"),e.onError(r2,T2,k2=>{s.info("custom error handler treated as success"),s("custom error\
 returned a %s",ft(k2)),y2(new z2(Array.isArray(k2)?Buffer.concat(k2):k2,Buffer.concat(c3)))},w2);if(T2)return s.info("handling as error: exitCode=%s stdErr=%s \
rejection=%o",o2,c3.length,i),w2(T2);s.info("retrieving task output complete"),y2(new z2(Buffer.concat(a),Buffer.concat(c3)))})}async gitResponse(e,n,r2,s,o2){let i=o2.
sibling("output"),a=this._plugins.exec("spawn.options",{cwd:this.cwd,env:this.env,windowsHide:!0},this.taskContext(e,e.commands));return new Promise(c3=>{let y2=[],
w2=[];o2.info("%s %o",n,r2),o2("%O",a);let T2=this._beforeSpawn(e,r2);if(T2)return c3({stdOut:y2,stdErr:w2,exitCode:9901,rejection:T2});this._plugins.exec("spaw\
n.before",void 0,{...this.taskContext(e,r2),kill(C2){T2=C2||T2}});let k2=(0,import_node_child_process.spawn)(n,r2,a);k2.stdout.on("data",Et(y2,"stdOut",o2,i.step(
"stdOut"))),k2.stderr.on("data",Et(w2,"stdErr",o2,i.step("stdErr"))),k2.on("error",Mn(w2,o2)),s&&(o2("Passing child process stdOut/stdErr to custom outputHandle\
r"),s(n,k2.stdout,k2.stderr,[...r2])),this._plugins.exec("spawn.after",void 0,{...this.taskContext(e,r2),spawned:k2,close(C2,Te){c3({stdOut:y2,stdErr:w2,exitCode:C2,
rejection:T2||Te})},kill(C2){k2.killed||(T2=C2,k2.kill("SIGINT"))}})})}_beforeSpawn(e,n){let r2;return this._plugins.exec("spawn.before",void 0,{...this.taskContext(
e,n),kill(s){r2=s||r2}}),r2}taskContext(e,n){return{method:String(Me(e.commands)||""),commands:n,env:{...this.env},input:kt(e)?void 0:e.input}}};function Mn(t2,e){
return n=>{e("[ERROR] child process exception %o",n),t2.push(Buffer.from(String(n.stack),"ascii"))}}function Et(t2,e,n,r2){return s=>{n("%s received %L bytes",e,
s),r2("%B",s),t2.push(s)}}var Dn=class{constructor(e,n,r2){this.cwd=e,this._scheduler=n,this._plugins=r2,this._chain=this.chain()}chain(){return new Pn(this,this.
_scheduler,this._plugins)}push(e){return this._chain.push(e)}};function Ln(t2,e,n=W2){let r2=o2=>{n(null,o2)},s=o2=>{o2?.task===t2&&n(o2,void 0)};e.then(r2,s)}function St(t2,e){
return tn(n=>{if(!Lt(t2))throw new Error(`Git.cwd: cannot change to non-directory "${t2}"`);return(e||n).cwd=t2})}function Q2(t2){let e=["checkout",...t2];return e[1]===
"-b"&&e.includes("-B")&&(e[1]=ct(e,"-B")),g(e)}function jn(){return{checkout(){return this._runTask(Q2(h2(arguments,1)),u(arguments))},checkoutBranch(t2,e){return this.
_runTask(Q2(["-b",t2,e,...h2(arguments)]),u(arguments))},checkoutLocalBranch(t2){return this._runTask(Q2(["-b",t2,...h2(arguments)]),u(arguments))}}}var Yt=(t2,e,n)=>{
let r2=["clone",...n];return m(t2)&&r2.push(c(t2)),m(e)&&r2.push(c(e)),g(r2)},Bn=(t2,e,n)=>(S2(n,"--mirror"),Yt(t2,e,n));function Rt(t2,e,n,...r2){return m(n)?e(
n,d(r2[0],m),h2(arguments)):b2(`git.${t2}() requires a string 'repoPath'`)}function In(){return{clone(t2,...e){return this._runTask(Rt("clone",Yt,d(t2,m),...e),
u(arguments))},mirror(t2,...e){return this._runTask(Rt("mirror",Bn,d(t2,m),...e),u(arguments))}}}var Un=[new l2(/^\[([^\s]+)( \([^)]+\))? ([^\]]+)/,(t2,[e,n,r2])=>{
t2.branch=e,t2.commit=r2,t2.root=!!n}),new l2(/\s*Author:\s(.+)/i,(t2,[e])=>{let n=e.split("<"),r2=n.pop();!r2||!r2.includes("@")||(t2.author={email:r2.substr(0,
r2.length-1),name:n.join("<").trim()})}),new l2(/(\d+)[^,]*(?:,\s*(\d+)[^,]*)(?:,\s*(\d+))/g,(t2,[e,n,r2])=>{t2.summary.changes=parseInt(e,10)||0,t2.summary.insertions=
parseInt(n,10)||0,t2.summary.deletions=parseInt(r2,10)||0}),new l2(/^(\d+)[^,]*(?:,\s*(\d+)[^(]+\(([+-]))?/,(t2,[e,n,r2])=>{t2.summary.changes=parseInt(e,10)||0;
let s=parseInt(n,10)||0;r2==="-"?t2.summary.deletions=s:r2==="+"&&(t2.summary.insertions=s)})];function Fn(t2){return E2({author:null,branch:"",commit:"",root:!1,
summary:{changes:0,insertions:0,deletions:0}},Un,t2)}function Gn(t2,e,n){return{commands:["-c","core.abbrev=40","commit",...U(t2,"-m"),...e,...n],format:"utf-8",
parser:Fn}}function zn(){return{commit(e,...n){let r2=u(arguments),s=t2(e)||Gn(v(e),v(d(n[0],G2,[])),[...L2(d(n[1],K2,[])),...h2(arguments,0,!0)]);return this._runTask(
s,r2)}};function t2(e){return!G2(e)&&b2("git.commit: requires the commit message to be supplied as a string/string[]")}}function qn(){return{count:0,garbage:0,inPack:0,
packs:0,prunePackable:0,size:0,sizeGarbage:0,sizePack:0}}var Wn=new l2(/([a-z-]+): (\d+)$/,(t2,[e,n])=>{let r2=jt(e);Object.hasOwn(t2,r2)&&(t2[r2]=p(n))});function Hn(){
return{countObjects(){return this._runTask({commands:["count-objects","--verbose"],format:"utf-8",parser(t2){return E2(qn(),[Wn],t2)}})}}}function Kn(){return{firstCommit(){
return this._runTask(g(["rev-list","--max-parents=0","HEAD"],!0),u(arguments))}}}function Vn(t2,e){let n=["hash-object",t2];return e&&n.push("-w"),g(n,!0)}var J2=class{constructor(e,n,r2,s){
this.bare=e,this.path=n,this.existing=r2,this.gitDir=s}},Xn=/^Init.+ repository in (.+)$/,Yn=/^Rein.+ in (.+)$/;function Qn(t2,e,n){let r2=String(n).trim(),s;if(s=
Xn.exec(r2))return new J2(t2,e,!1,s[1]);if(s=Yn.exec(r2))return new J2(t2,e,!0,s[1]);let o2="",i=r2.split(" ");for(;i.length;)if(i.shift()==="in"){o2=i.join(" ");
break}return new J2(t2,e,/^re/i.test(r2),o2)}var Qt="--bare";function Jn(t2){return t2.includes(Qt)}function Zn(t2=!1,e,n){let r2=["init",...n];return t2&&!Jn(r2)&&
r2.splice(1,0,Qt),{commands:r2,format:"utf-8",parser(s){return Qn(r2.includes("--bare"),e,s)}}}function tr(t2){return t2===void 0?b2("interpretTrailers called w\
ithout input content"):{format:"utf-8",parser(e){return Object.fromEntries(ut(e,n=>{let r2=n.indexOf(":");return[jt(n.substring(0,r2).toLowerCase()),n.substring(
r2+2).trim()]}))},commands:["interpret-trailers","--parse"],input:t2}}function er(){return{interpretTrailers(t2){return this._runTask(tr(d(t2,Be)),u(arguments))}}}
var R2=(t2=>(t2.NONE="",t2.STAT="--stat",t2.NUM_STAT="--numstat",t2.NAME_ONLY="--name-only",t2.NAME_STATUS="--name-status",t2))(R2||{}),Jt=/^--(stat|numstat|name-only|name-status)(=|$)/;
function pt(t2){for(let e=0;e<t2.length;e++){let n=Jt.exec(t2[e]);if(n)return`--${n[1]}`}return""}function nr(t2){return Jt.test(t2)}var rr=class{constructor(){
this.changed=0,this.deletions=0,this.insertions=0,this.files=[]}},Ot=[new l2(/^(.+)\s+\|\s+(\d+)(\s+[+\-]+)?$/,(t2,[e,n,r2=""])=>{t2.files.push({file:e.trim(),changes:p(
n),insertions:r2.replace(/[^+]/g,"").length,deletions:r2.replace(/[^-]/g,"").length,binary:!1})}),new l2(/^(.+) \|\s+Bin ([0-9.]+) -> ([0-9.]+) ([a-z]+)/,(t2,[e,
n,r2])=>{t2.files.push({file:e.trim(),before:p(n),after:p(r2),binary:!0})}),new l2(/^(.+)\s+\|\s+Bin\s*$/,(t2,[e])=>{t2.files.push({file:e.trim(),before:0,after:0,
binary:!0})}),new l2(/(\d+) files? changed\s*((?:, \d+ [^,]+){0,2})/,(t2,[e,n])=>{let r2=/(\d+) i/.exec(n),s=/(\d+) d/.exec(n);t2.changed=p(e),t2.insertions=p(r2?.[1]),
t2.deletions=p(s?.[1])})],sr=[new l2(/(\d+)\t(\d+)\t(.+)$/,(t2,[e,n,r2])=>{let s=p(e),o2=p(n);t2.changed++,t2.insertions+=s,t2.deletions+=o2,t2.files.push({file:r2,
changes:s+o2,insertions:s,deletions:o2,binary:!1})}),new l2(/-\t-\t(.+)$/,(t2,[e])=>{t2.changed++,t2.files.push({file:e,after:0,before:0,binary:!0})})],or=[new l2(
/(.+)$/,(t2,[e])=>{t2.changed++,t2.files.push({file:e,changes:0,insertions:0,deletions:0,binary:!1})})],ir=[new l2(/([ACDMRTUXB])([0-9]{0,3})\t(.[^\t]*)(\t(.[^\t]*))?$/,
(t2,[e,n,r2,s,o2])=>{t2.changed++,t2.files.push({file:o2??r2,changes:0,insertions:0,deletions:0,binary:!1,status:bt(_n(e)&&e),from:bt(!!o2&&r2!==o2&&r2),similarity:p(
n)})})],ar={[R2.NONE]:Ot,[R2.STAT]:Ot,[R2.NUM_STAT]:sr,[R2.NAME_STATUS]:ir,[R2.NAME_ONLY]:or};function Zt(t2=R2.NONE){let e=ar[t2];return n=>E2(new rr,e,n,!1)}var te="\
òòòòòò ",ee2=" òò",ne2=" ò ",ur=["hash","date","message","refs","author_name","author_email"];function cr(t2,e){return e.reduce((n,r2,s)=>(n[r2]=t2[s]||
"",n),Object.create({diff:null}))}function re(t2=ne2,e=ur,n=R2.NONE){let r2=Zt(n);return function(s){let o2=H2(s.trim(),!1,te).map(function(i){let a=i.split(ee2),
c3=cr(a[0].split(t2),e);return a.length>1&&a[1].trim()&&(c3.diff=r2(a[1])),c3});return{all:o2,latest:o2.length&&o2[0]||null,total:o2.length}}}function fr(t2){let e=pt(
t2),n=["diff"];return e===R2.NONE&&(e=R2.STAT,n.push("--stat=4096")),n.push(...t2),dt(n)||{commands:n,format:"utf-8",parser:Zt(e)}}function dt(t2){let e=t2.filter(
nr);if(e.length>1)return b2(`Summary flags are mutually exclusive - pick one of ${e.join(",")}`);if(e.length&&t2.includes("-z"))return b2(`Summary flag ${e} par\
sing is not compatible with null termination option '-z'`)}var se=(t2=>(t2[t2["--pretty"]=0]="--pretty",t2[t2["max-count"]=1]="max-count",t2[t2.maxCount=2]="max\
Count",t2[t2.n=3]="n",t2[t2.file=4]="file",t2[t2.format=5]="format",t2[t2.from=6]="from",t2[t2.to=7]="to",t2[t2.splitter=8]="splitter",t2[t2.symmetric=9]="symme\
tric",t2[t2.mailMap=10]="mailMap",t2[t2.multiLine=11]="multiLine",t2[t2.strictDate=12]="strictDate",t2))(se||{});function lr(t2,e){let n=[],r2=[];return Object.
keys(t2).forEach(s=>{n.push(s),r2.push(String(t2[s]))}),[n,r2.join(e)]}function hr(t2){return Object.keys(t2).reduce((e,n)=>(n in se||(e[n]=t2[n]),e),{})}function oe2(t2={},e=[]){
let n=d(t2.splitter,m,ne2),r2=lt(t2.format)?t2.format:{hash:"%H",date:t2.strictDate===!1?"%ai":"%aI",message:"%s",refs:"%D",body:t2.multiLine?"%B":"%b",author_name:t2.
mailMap!==!1?"%aN":"%an",author_email:t2.mailMap!==!1?"%aE":"%ae"},[s,o2]=lr(r2,n),i=[],a=[`--pretty=format:${te}${o2}${ee2}`,...e],c3=t2.n||t2["max-count"]||t2.
maxCount;if(c3&&a.push(`--max-count=${c3}`),t2.from||t2.to){let y2=t2.symmetric!==!1?"...":"..";i.push(`${t2.from||""}${y2}${t2.to||""}`)}return m(t2.file)&&a.push(
"--follow",c(t2.file)),It(hr(t2),a),{fields:s,splitter:n,commands:[...a,...i]}}function mr(t2,e,n){let r2=re(t2,e,pt(n));return{commands:["log",...n],format:"ut\
f-8",parser:r2}}function pr(){return{log(...n){let r2=u(arguments),s=oe2(ht(arguments),L2(d(arguments[0],K2,[]))),o2=e(...n)||dt(s.commands)||t2(s);return this.
_runTask(o2,r2)}};function t2(n){return mr(n.splitter,n.fields,n.commands)}function e(n,r2){return m(n)&&m(r2)&&b2("git.log(string, string) should be replaced w\
ith git.log({ from: string, to: string })")}}var Z2=class{constructor(e,n=null,r2){this.reason=e,this.file=n,this.meta=r2}toString(){return`${this.file}:${this.
reason}`}},dr=class{constructor(){this.conflicts=[],this.merges=[],this.result="success"}get failed(){return this.conflicts.length>0}get reason(){return this.result}toString(){
return this.conflicts.length?`CONFLICTS: ${this.conflicts.join(", ")}`:"OK"}},ie=class{constructor(){this.remoteMessages={all:[]},this.created=[],this.deleted=[],
this.files=[],this.deletions={},this.insertions={},this.summary={changes:0,deletions:0,insertions:0}}},gr=class{constructor(){this.remote="",this.hash={local:"",
remote:""},this.branch={local:"",remote:""},this.message=""}toString(){return this.message}};function tt(t2){return t2.objects=t2.objects||{compressing:0,counting:0,
enumerating:0,packReused:0,reused:{count:0,delta:0},total:{count:0,delta:0}}}function Ct(t2){let e=/^\s*(\d+)/.exec(t2),n=/delta (\d+)/i.exec(t2);return{count:p(
e&&e[1]||"0"),delta:p(n&&n[1]||"0")}}var yr=[new x2(/^remote:\s*(enumerating|counting|compressing) objects: (\d+),/i,(t2,[e,n])=>{let r2=e.toLowerCase(),s=tt(t2.
remoteMessages);Object.assign(s,{[r2]:p(n)})}),new x2(/^remote:\s*(enumerating|counting|compressing) objects: \d+% \(\d+\/(\d+)\),/i,(t2,[e,n])=>{let r2=e.toLowerCase(),
s=tt(t2.remoteMessages);Object.assign(s,{[r2]:p(n)})}),new x2(/total ([^,]+), reused ([^,]+), pack-reused (\d+)/i,(t2,[e,n,r2])=>{let s=tt(t2.remoteMessages);s.
total=Ct(e),s.reused=Ct(n),s.packReused=p(r2)})],wr=[new x2(/^remote:\s*(.+)$/,(t2,[e])=>(t2.remoteMessages.all.push(e.trim()),!1)),...yr,new x2([/create a (?:pull|merge) request/i,
/\s(https?:\/\/\S+)$/],(t2,[e])=>{t2.remoteMessages.pullRequestUrl=e}),new x2([/found (\d+) vulnerabilities.+\(([^)]+)\)/i,/\s(https?:\/\/\S+)$/],(t2,[e,n,r2])=>{
t2.remoteMessages.vulnerabilities={count:p(e),summary:n,url:r2}})];function ae(t2,e){return E2({remoteMessages:new br},wr,e)}var br=class{constructor(){this.all=
[]}},Tr=/^\s*(.+?)\s+\|\s+\d+\s*(\+*)(-*)/,kr=/(\d+)\D+((\d+)\D+\(\+\))?(\D+(\d+)\D+\(-\))?/,_r=/^(create|delete) mode \d+ (.+)/,vr=[new l2(Tr,(t2,[e,n,r2])=>{t2.
files.push(e),n&&(t2.insertions[e]=n.length),r2&&(t2.deletions[e]=r2.length)}),new l2(kr,(t2,[e,,n,,r2])=>n!==void 0||r2!==void 0?(t2.summary.changes=+e||0,t2.summary.
insertions=+n||0,t2.summary.deletions=+r2||0,!0):!1),new l2(_r,(t2,[e,n])=>{S2(t2.files,n),S2(e==="create"?t2.created:t2.deleted,n)})],Er=[new l2(/^from\s(.+)$/i,
(t2,[e])=>{t2.remote=e}),new l2(/^fatal:\s(.+)$/,(t2,[e])=>{t2.message=e}),new l2(/([a-z0-9]+)\.\.([a-z0-9]+)\s+(\S+)\s+->\s+(\S+)$/,(t2,[e,n,r2,s])=>{t2.branch.
local=r2,t2.hash.local=e,t2.branch.remote=s,t2.hash.remote=n})],Sr=(t2,e)=>E2(new ie,vr,[t2,e]),ue=(t2,e)=>Object.assign(new ie,Sr(t2,e),ae(t2,e));function Rr(t2,e){
let n=E2(new gr,Er,[t2,e]);return n.message&&n}var Or=[new l2(/^Auto-merging\s+(.+)$/,(t2,[e])=>{t2.merges.push(e)}),new l2(/^CONFLICT\s+\((.+)\): Merge conflict in (.+)$/,
(t2,[e,n])=>{t2.conflicts.push(new Z2(e,n))}),new l2(/^CONFLICT\s+\((.+\/delete)\): (.+) deleted in (.+) and/,(t2,[e,n,r2])=>{t2.conflicts.push(new Z2(e,n,{deleteRef:r2}))}),
new l2(/^CONFLICT\s+\((.+)\):/,(t2,[e])=>{t2.conflicts.push(new Z2(e,null))}),new l2(/^Automatic merge failed;\s+(.+)$/,(t2,[e])=>{t2.result=e})],Cr=(t2,e)=>Object.
assign(Ar(t2),ue(t2,e)),Ar=t2=>E2(new dr,Or,t2);function At(t2){return t2.length?{commands:["merge",...t2],format:"utf-8",parser(e,n){let r2=Cr(e,n);if(r2.failed)
throw new at(r2);return r2}}:b2("Git.merge requires at least one option")}function xr(t2,e,n){let r2=n.includes("deleted"),s=n.includes("tag")||/^refs\/tags/.test(
t2),o2=!n.includes("new");return{deleted:r2,tag:s,branch:!s,new:!o2,alreadyUpdated:o2,local:t2,remote:e}}var Nr=[new l2(/^Pushing to (.+)$/,(t2,[e])=>{t2.repo=e}),
new l2(/^updating local tracking ref '(.+)'/,(t2,[e])=>{t2.ref={...t2.ref||{},local:e}}),new l2(/^[=*-]\s+([^:]+):(\S+)\s+\[(.+)]$/,(t2,[e,n,r2])=>{t2.pushed.push(
xr(e,n,r2))}),new l2(/^Branch '([^']+)' set up to track remote branch '([^']+)' from '([^']+)'/,(t2,[e,n,r2])=>{t2.branch={...t2.branch||{},local:e,remote:n,remoteName:r2}}),
new l2(/^([^:]+):(\S+)\s+([a-z0-9]+)\.\.([a-z0-9]+)$/,(t2,[e,n,r2,s])=>{t2.update={head:{local:e,remote:n},hash:{from:r2,to:s}}})],$r=(t2,e)=>{let n=Pr(t2,e),r2=ae(
t2,e);return{...n,...r2}},Pr=(t2,e)=>E2({pushed:[]},Nr,[t2,e]);function Mr(t2={},e){return S2(e,"--tags"),ce(t2,e)}function ce(t2={},e){let n=["push",...e];return t2.
branch&&n.splice(1,0,t2.branch),t2.remote&&n.splice(1,0,t2.remote),ct(n,"-v"),S2(n,"--verbose"),S2(n,"--porcelain"),{commands:n,format:"utf-8",parser:$r}}function Dr(){
return{showBuffer(){let t2=["show",...h2(arguments,1)];return t2.includes("--binary")||t2.splice(1,0,"--binary"),this._runTask(Gt(t2),u(arguments))},show(){let t2=[
"show",...h2(arguments,1)];return this._runTask(g(t2),u(arguments))}}}var Lr=/^(.+)\0(.+)$/,jr=class{constructor(e,n,r2){if(this.path=e,this.index=n,this.working_dir=
r2,n==="R"||r2==="R"){let s=Lr.exec(e)||[null,e,e];this.from=s[2]||"",this.path=s[1]||""}}},Br=class{constructor(){this.not_added=[],this.conflicted=[],this.created=
[],this.deleted=[],this.ignored=void 0,this.modified=[],this.renamed=[],this.files=[],this.staged=[],this.ahead=0,this.behind=0,this.current=null,this.tracking=
null,this.detached=!1,this.isClean=()=>!this.files.length}};function xt(t2){let[e,n]=t2.split(I2);return{from:n||e,to:e}}function _2(t2,e,n){return[`${t2}${e}`,
n]}function et(t2,...e){return e.map(n=>_2(t2,n,(r2,s)=>r2.conflicted.push(s)))}var Ir=new Map([_2(" ","A",(t2,e)=>t2.created.push(e)),_2(" ","D",(t2,e)=>t2.deleted.
push(e)),_2(" ","M",(t2,e)=>t2.modified.push(e)),_2("A"," ",(t2,e)=>{t2.created.push(e),t2.staged.push(e)}),_2("A","M",(t2,e)=>{t2.created.push(e),t2.staged.push(
e),t2.modified.push(e)}),_2("D"," ",(t2,e)=>{t2.deleted.push(e),t2.staged.push(e)}),_2("M"," ",(t2,e)=>{t2.modified.push(e),t2.staged.push(e)}),_2("M","M",(t2,e)=>{
t2.modified.push(e),t2.staged.push(e)}),_2("R"," ",(t2,e)=>{t2.renamed.push(xt(e))}),_2("R","M",(t2,e)=>{let n=xt(e);t2.renamed.push(n),t2.modified.push(n.to)}),
_2("!","!",(t2,e)=>{(t2.ignored=t2.ignored||[]).push(e)}),_2("?","?",(t2,e)=>t2.not_added.push(e)),...et("A","A","U"),...et("D","D","U"),...et("U","A","D","U"),
["##",(t2,e)=>{let n=/ahead (\d+)/,r2=/behind (\d+)/,s=/^(.+?(?=(?:\.{3}|\s|$)))/,o2=/\.{3}(\S*)/,i=/\son\s(\S+?)(?=\.{3}|$)/,a=n.exec(e);t2.ahead=a&&+a[1]||0,a=
r2.exec(e),t2.behind=a&&+a[1]||0,a=s.exec(e),t2.current=d(a?.[1],m,null),a=o2.exec(e),t2.tracking=d(a?.[1],m,null),a=i.exec(e),a&&(t2.current=d(a?.[1],m,t2.current)),
t2.detached=/\(no branch\)/.test(e)}]]),Ur=function(t2){let e=t2.split(I2),n=new Br;for(let r2=0,s=e.length;r2<s;){let o2=e[r2++].trim();o2&&(o2.charAt(0)==="R"&&
(o2+=I2+(e[r2++]||"")),Fr(n,o2))}return n};function Fr(t2,e){let n=e.trim();switch(" "){case n.charAt(2):return r2(n.charAt(0),n.charAt(1),n.slice(3));case n.charAt(
1):return r2(" ",n.charAt(0),n.slice(2));default:return}function r2(s,o2,i){let a=`${s}${o2}`,c3=Ir.get(a);c3&&c3(t2,i),a!=="##"&&a!=="!!"&&t2.files.push(new jr(
i,s,o2))}}var Gr=["--null","-z"];function zr(t2){return{format:"utf-8",commands:["status","--porcelain","-b","-u","--null",...t2.filter(n=>!Gr.includes(n))],parser(n){
return Ur(n)}}}var fe="installed=false";function q2(t2=0,e=0,n=0,r2="",s=!0){return Object.defineProperty({major:t2,minor:e,patch:n,agent:r2,installed:s},"toStr\
ing",{value(){return`${this.major}.${this.minor}.${this.patch}`},configurable:!1,enumerable:!1})}function qr(){return q2(0,0,0,"",!1)}function Wr(){return{version(){
return this._runTask({commands:["--version"],format:"utf-8",parser:Kr,onError(t2,e,n,r2){if(t2.exitCode===V2.NOT_FOUND)return n(Buffer.from(fe));r2(e)}})}}}var Hr=[
new l2(/version (\d+)\.(\d+)\.(\d+)(?:\s*\((.+)\))?/,(t2,[e,n,r2,s=""])=>{Object.assign(t2,q2(p(e),p(n),p(r2),s))}),new l2(/version (\d+)\.(\d+)\.(\D+)(.+)?$/,(t2,[
e,n,r2,s=""])=>{Object.assign(t2,q2(p(e),p(n),r2,s))})];function Kr(t2){return t2===fe?qr():E2(q2(0,0,0,t2),Hr,t2)}var le=class{constructor(e){this._executor=e}_runTask(e,n){
let r2=this._executor.chain(),s=r2.push(e);return n&&Ln(e,s,n),Object.create(this,{then:{value:s.then.bind(s)},catch:{value:s.catch.bind(s)},_executor:{value:r2}})}add(e){
return this._runTask(g(["add",...v(e)]),u(arguments))}cwd(e){let n=u(arguments);return typeof e=="string"?this._runTask(St(e,this._executor),n):typeof e?.path==
"string"?this._runTask(St(e.path,e.root&&this._executor||void 0),n):this._runTask(b2("Git.cwd: workingDirectory must be supplied as a string"),n)}hashObject(e,n){
return this._runTask(Vn(e,n===!0),u(arguments))}init(e){return this._runTask(Zn(e===!0,this._executor.cwd,h2(arguments)),u(arguments))}merge(){return this._runTask(
At(h2(arguments)),u(arguments))}mergeFromTo(e,n){return m(e)&&m(n)?this._runTask(At([e,n,...h2(arguments)]),u(arguments,!1)):this._runTask(b2("Git.mergeFromTo r\
equires that the 'remote' and 'branch' arguments are supplied as strings"))}outputHandler(e){return this._executor.outputHandler=e,this}push(){let e=ce({remote:d(
arguments[0],m),branch:d(arguments[1],m)},h2(arguments));return this._runTask(e,u(arguments))}stash(){return this._runTask(g(["stash",...h2(arguments)]),u(arguments))}status(){
return this._runTask(zr(h2(arguments)),u(arguments))}};Object.assign(le.prototype,jn(),In(),zn(),Tn(),Hn(),Kn(),On(),er(),pr(),Dr(),Wr());var Vr=(()=>{let t2=0;
return()=>{t2++;let{promise:e,done:n}=(0,import_promise_deferred.createDeferred)();return{promise:e,done:n,id:t2}}})(),Xr=class{constructor(e=2){this.concurrency=
e,this.logger=$2("","scheduler"),this.pending=[],this.running=[],this.logger("Constructed, concurrency=%s",e)}schedule(){if(!this.pending.length||this.running.length>=
this.concurrency){this.logger("Schedule attempt ignored, pending=%s running=%s concurrency=%s",this.pending.length,this.running.length,this.concurrency);return}
let e=S2(this.running,this.pending.shift());this.logger("Attempting id=%s",e.id),e.done(()=>{this.logger("Completing id=",e.id),ct(this.running,e),this.schedule()})}next(){
let{promise:e,id:n}=S2(this.pending,Vr());return this.logger("Scheduling id=%s",n),this.schedule(),e}};function Yr(t2,e){return g(["apply",...e,...t2])}var he=(t2=>(t2.
CURRENT="*",t2.LINKED="+",t2))(he||{}),Qr=class{constructor(){this.all=[],this.branches={},this.current="",this.detached=!1}push(e,n,r2,s,o2){e==="*"&&(this.detached=
n,this.current=r2),this.all.push(r2),this.branches[r2]={current:e==="*",linkedWorkTree:e==="+",name:r2,commit:s,label:o2}}},Jr=[new l2(/^([*+]\s)?\((?:HEAD )?detached (?:from|at) (\S+)\)\s+([a-z0-9]+)\s(.*)$/,
(t2,[e,n,r2,s])=>{t2.push(Nt(e),!0,n,r2,s)}),new l2(/^([*+]\s)?(\S+)\s+([a-z0-9]+)\s?(.*)$/s,(t2,[e,n,r2,s])=>{t2.push(Nt(e),!1,n,r2,s)})],Zr=new l2(/^(\S+)$/s,
(t2,[e])=>{t2.push(he.CURRENT,!1,e,"","")});function Nt(t2){return t2?t2.charAt(0):""}function me(t2,e=!1){return E2(new Qr,e?[Zr]:Jr,t2)}var ts=class{constructor(){
this.all=[],this.branches={},this.errors=[]}get success(){return!this.errors.length}};function es(t2,e){return{branch:t2,hash:e,success:!0}}function ns(t2){return{
branch:t2,hash:null,success:!1}}var rs=/(\S+)\s+\(\S+\s([^)]+)\)/,pe=/^error[^']+'([^']+)'/m,ss=[new l2(rs,(t2,[e,n])=>{let r2=es(e,n);t2.all.push(r2),t2.branches[e]=
r2}),new l2(pe,(t2,[e])=>{let n=ns(e);t2.errors.push(n),t2.all.push(n),t2.branches[e]=n})],gt=(t2,e)=>E2(new ts,ss,[t2,e]);function de(t2,e){return e===V2.ERROR&&
pe.test(t2)}function os(t2){let e=["-d","-D","--delete"];return t2.some(n=>e.includes(n))}function is(t2){let e=os(t2),n=t2.includes("--show-current"),r2=["bran\
ch",...t2];return r2.length===1&&r2.push("-a"),r2.includes("-v")||r2.splice(1,0,"-v"),{format:"utf-8",commands:r2,parser(s,o2){return e?gt(s,o2).all[0]:me(s,n)}}}
function as(){return{format:"utf-8",commands:["branch","-v"],parser(t2){return me(t2)}}}function us(t2,e=!1){return{format:"utf-8",commands:["branch","-v",e?"-D":
"-d",...t2],parser(n,r2){return gt(n,r2)},onError({exitCode:n,stdOut:r2},s,o2,i){if(!de(String(s),n))return i(s);o2(r2)}}}function cs(t2,e=!1){let n={format:"ut\
f-8",commands:["branch","-v",e?"-D":"-d",t2],parser(r2,s){return gt(r2,s).branches[t2]},onError({exitCode:r2,stdErr:s,stdOut:o2},i,a,c3){if(!de(String(i),r2))return c3(
i);throw new at(n.parser(F2(o2),F2(s)),String(i))}};return n}function fs(t2){return{commands:["check-ignore",...t2],format:"utf-8",parser:ls}}function ls(t2){return t2.
split(/\n/g).map(hs).filter(Boolean)}function hs(t2){let e=t2.trim().replace(/^["']|["']$/g,"");return e&&(0,import_node_path.normalize)(e)}var ms=[new l2(/From (.+)$/,
(t2,[e])=>{t2.remote=e}),new l2(/\* \[new branch]\s+(\S+)\s*-> (.+)$/,(t2,[e,n])=>{t2.branches.push({name:e,tracking:n})}),new l2(/\* \[new tag]\s+(\S+)\s*-> (.+)$/,
(t2,[e,n])=>{t2.tags.push({name:e,tracking:n})}),new l2(/- \[deleted]\s+\S+\s*-> (.+)$/,(t2,[e])=>{t2.deleted.push({tracking:e})}),new l2(/\s*([^.]+)\.\.(\S+)\s+(\S+)\s*-> (.+)$/,
(t2,[e,n,r2,s])=>{t2.updated.push({name:r2,tracking:s,to:n,from:e})})];function ps(t2,e){return E2({raw:t2,remote:null,branches:[],tags:[],updated:[],deleted:[]},
ms,[t2,e])}function ds(t2){return/^--upload-pack(=|$)/.test(t2)}function gs(t2,e,n){let r2=["fetch",...n];return t2&&e&&r2.push(t2,e),r2.find(ds)?b2("git.fetch:\
 potential exploit argument blocked."):{commands:r2,format:"utf-8",parser:ps}}var ys=[new l2(/^Renaming (.+) to (.+)$/,(t2,[e,n])=>{t2.moves.push({from:e,to:n})})];
function ws(t2){return E2({moves:[]},ys,t2)}function bs(t2,e){return{commands:["mv","-v",...v(t2),e],format:"utf-8",parser:ws}}function Ts(t2,e,n){let r2=["pull",
...n];return t2&&e&&r2.splice(1,0,t2,e),{commands:r2,format:"utf-8",parser(s,o2){return ue(s,o2)},onError(s,o2,i,a){let c3=Rr(F2(s.stdOut),F2(s.stdErr));if(c3)return a(
new at(c3));a(o2)}}}function ks(t2){let e={};return ge(t2,([n])=>e[n]={name:n}),Object.values(e)}function _s(t2){let e={};return ge(t2,([n,r2,s])=>{Object.hasOwn(
e,n)||(e[n]={name:n,refs:{fetch:"",push:""}}),s&&r2&&(e[n].refs[s.replace(/[^a-z]/g,"")]=r2)}),Object.values(e)}function ge(t2,e){ut(t2,n=>e(n.split(/\s+/)))}function vs(t2,e,n){
return g(["remote","add",...n,t2,e])}function Es(t2){let e=["remote"];return t2&&e.push("-v"),{commands:e,format:"utf-8",parser:t2?_s:ks}}function Ss(t2){let e=[
...t2];return e[0]!=="ls-remote"&&e.unshift("ls-remote"),g(e)}function Rs(t2){let e=[...t2];return e[0]!=="remote"&&e.unshift("remote"),g(e)}function Os(t2){return g(
["remote","remove",t2])}function Cs(t2={},e){let n=oe2(t2),r2=["stash","list",...n.commands,...e],s=re(n.splitter,n.fields,pt(r2));return dt(r2)||{commands:r2,format:"\
utf-8",parser:s}}function As(t2,e){return X2(["add",t2,e])}function xs(t2){return X2(["init",...t2])}function X2(t2){let e=[...t2];return e[0]!=="submodule"&&e.
unshift("submodule"),g(e)}function Ns(t2){return X2(["update",...t2])}var $s=class{constructor(e,n){this.all=e,this.latest=n}},Ps=function(t2,e=!1){let n=t2.split(
`
`).map(Ds).filter(Boolean);e||n.sort(function(s,o2){let i=s.split("."),a=o2.split(".");if(i.length===1||a.length===1)return Ms(B2(i[0]),B2(a[0]));for(let c3=0,y2=Math.
max(i.length,a.length);c3<y2;c3++){let w2=ye(B2(i[c3]),B2(a[c3]));if(w2)return w2}return 0});let r2=e?n[0]:[...n].reverse().find(s=>s.indexOf(".")>=0);return new $s(
n,r2)};function Ms(t2,e){let n=Number.isNaN(t2),r2=Number.isNaN(e);return n!==r2?n?1:-1:n?ye(t2,e):0}function ye(t2,e){return t2===e?0:t2>e?1:-1}function Ds(t2){
return t2.trim()}function B2(t2){return typeof t2=="string"&&parseInt(t2.replace(/^\D+/g,""),10)||0}function Ls(t2=[]){let e=t2.some(n=>/^--sort=/.test(n));return{
format:"utf-8",commands:["tag","-l",...t2],parser(n){return Ps(n,e)}}}function js(t2){return{format:"utf-8",commands:["tag",t2],parser(){return{name:t2}}}}function Bs(t2,e){
return{format:"utf-8",commands:["tag","-a","-m",e,t2],parser(){return{name:t2}}}}function f2(t2,e){this._plugins=e,this._executor=new Dn(t2.baseDir,new Xr(t2.maxConcurrentProcesses),
e),this._trimmed=t2.trimmed}(f2.prototype=Object.create(le.prototype)).constructor=f2;f2.prototype.customBinary=function(t2){return this._plugins.reconfigure("b\
inary",t2),this};f2.prototype.env=function(t2,e){return arguments.length===1&&typeof t2=="object"?this._executor.env=t2:(this._executor.env=this._executor.env||
{})[t2]=e,this};f2.prototype.stashList=function(t2){return this._runTask(Cs(ht(arguments)||{},K2(t2)&&t2||[]),u(arguments))};f2.prototype.mv=function(t2,e){return this.
_runTask(bs(t2,e),u(arguments))};f2.prototype.checkoutLatestTag=function(t2){var e=this;return this.pull(function(){e.tags(function(n,r2){e.checkout(r2.latest,t2)})})};
f2.prototype.pull=function(t2,e,n,r2){return this._runTask(Ts(d(t2,m),d(e,m),h2(arguments)),u(arguments))};f2.prototype.fetch=function(t2,e){return this._runTask(
gs(d(t2,m),d(e,m),h2(arguments)),u(arguments))};f2.prototype.tags=function(t2,e){return this._runTask(Ls(h2(arguments)),u(arguments))};f2.prototype.rebase=function(){
return this._runTask(g(["rebase",...h2(arguments)]),u(arguments))};f2.prototype.reset=function(t2){return this._runTask(An(xn(t2),h2(arguments)),u(arguments))};
f2.prototype.revert=function(t2){let e=u(arguments);return typeof t2!="string"?this._runTask(b2("Commit must be a string"),e):this._runTask(g(["revert",...h2(arguments,
0,!0),t2]),e)};f2.prototype.addTag=function(t2){let e=typeof t2=="string"?js(t2):b2("Git.addTag requires a tag name");return this._runTask(e,u(arguments))};f2.prototype.
addAnnotatedTag=function(t2,e){return this._runTask(Bs(t2,e),u(arguments))};f2.prototype.deleteLocalBranch=function(t2,e,n){return this._runTask(cs(t2,typeof e==
"boolean"?e:!1),u(arguments))};f2.prototype.deleteLocalBranches=function(t2,e,n){return this._runTask(us(t2,typeof e=="boolean"?e:!1),u(arguments))};f2.prototype.
branch=function(t2,e){return this._runTask(is(h2(arguments)),u(arguments))};f2.prototype.branchLocal=function(t2){return this._runTask(as(),u(arguments))};f2.prototype.
raw=function(t2){let e=!Array.isArray(t2),n=[].slice.call(e?arguments:t2,0);for(let s=0;s<n.length&&e;s++)if(!st(n[s])){n.splice(s,n.length-s);break}n.push(...h2(
arguments,0,!0));var r2=u(arguments);return n.length?this._runTask(g(n,this._trimmed),r2):this._runTask(b2("Raw: must supply one or more command to execute"),r2)};
f2.prototype.submoduleAdd=function(t2,e,n){return this._runTask(As(t2,e),u(arguments))};f2.prototype.submoduleUpdate=function(t2,e){return this._runTask(Ns(h2(arguments,
!0)),u(arguments))};f2.prototype.submoduleInit=function(t2,e){return this._runTask(xs(h2(arguments,!0)),u(arguments))};f2.prototype.subModule=function(t2,e){return this.
_runTask(X2(h2(arguments)),u(arguments))};f2.prototype.listRemote=function(){return this._runTask(Ss(h2(arguments)),u(arguments))};f2.prototype.addRemote=function(t2,e,n){
return this._runTask(vs(t2,e,h2(arguments)),u(arguments))};f2.prototype.removeRemote=function(t2,e){return this._runTask(Os(t2),u(arguments))};f2.prototype.getRemotes=
function(t2,e){return this._runTask(Es(t2===!0),u(arguments))};f2.prototype.remote=function(t2,e){return this._runTask(Rs(h2(arguments)),u(arguments))};f2.prototype.
tag=function(t2,e){let n=h2(arguments);return n[0]!=="tag"&&n.unshift("tag"),this._runTask(g(n),u(arguments))};f2.prototype.updateServerInfo=function(t2){return this.
_runTask(g(["update-server-info"]),u(arguments))};f2.prototype.pushTags=function(t2,e){let n=Mr({remote:d(t2,m)},h2(arguments));return this._runTask(n,u(arguments))};
f2.prototype.rm=function(t2){return this._runTask(g(["rm","-f",...v(t2)]),u(arguments))};f2.prototype.rmKeepLocal=function(t2){return this._runTask(g(["rm","--c\
ached",...v(t2)]),u(arguments))};f2.prototype.catFile=function(t2,e){return this._catFile("utf-8",arguments)};f2.prototype.binaryCatFile=function(){return this.
_catFile("buffer",arguments)};f2.prototype._catFile=function(t2,e){var n=u(e),r2=["cat-file"],s=e[0];if(typeof s=="string")return this._runTask(b2("Git.catFile:\
 options must be supplied as an array of strings"),n);Array.isArray(s)&&r2.push.apply(r2,s);let o2=t2==="buffer"?Gt(r2):g(r2);return this._runTask(o2,n)};f2.prototype.
diff=function(t2,e){let n=m(t2)?b2("git.diff: supplying options as a single string is no longer supported, switch to an array of strings"):g(["diff",...h2(arguments)]);
return this._runTask(n,u(arguments))};f2.prototype.diffSummary=function(){return this._runTask(fr(h2(arguments,1)),u(arguments))};f2.prototype.applyPatch=function(t2){
let e=G2(t2)?Yr(v(t2),h2([].slice.call(arguments,1))):b2("git.applyPatch requires one or more string patches as the first argument");return this._runTask(e,u(arguments))};
f2.prototype.revparse=function(){let t2=["rev-parse",...h2(arguments,!0)];return this._runTask(g(t2,!0),u(arguments))};f2.prototype.clean=function(t2,e,n){let r2=un(
t2),s=r2&&t2.join("")||d(t2,m)||"",o2=h2([].slice.call(arguments,r2?1:0));return this._runTask(on(s,o2),u(arguments))};f2.prototype.exec=function(t2){let e={commands:[],
format:"utf-8",parser(){typeof t2=="function"&&t2()}};return this._runTask(e)};f2.prototype.checkIgnore=function(t2,e){return this._runTask(fs(v(d(t2,G2,[]))),u(
arguments))};f2.prototype.checkIsRepo=function(t2,e){return this._runTask(We(d(t2,m)),u(arguments))};function Is(t2){return t2?[{type:"spawn.before",action(r2,s){
t2.aborted&&s.kill(new A2(void 0,"abort","Abort already signaled"))}},{type:"spawn.after",action(r2,s){function o2(){s.kill(new A2(void 0,"abort","Abort signal \
received"))}t2.addEventListener("abort",o2),s.spawned.on("close",()=>t2.removeEventListener("abort",o2))}}]:void 0}var Us=$2("","plugin:allowEnvironment");function Fs(t2,e=!1){
let n=new Set(t2.map(r2=>r2.toLowerCase().trim()));return{type:"spawn.options",action(r2,s){let o2={...r2.env??process.env},i=new Set(Object.keys(s.env).map(a=>a.
toLowerCase().trim()));for(let a of Object.keys(o2)){let c3=a.toLowerCase().trim();if(!(!Gs(c3)||n.has(c3))){if(i.has(c3))throw new A2(void 0,"allowEnvironment",
`Use of "${a}" is blocked by the environment guard - add it to the allowEnvironment option to permit it`);Us("removing ambient guarded environment variable %s",
a),delete o2[a]}}return{...r2,env:{...o2,GIT_TEST_DISALLOW_ABBREVIATED_OPTIONS:String(!e)}}}}}function Gs(t2){let e=t2.toLowerCase().trim();return e.startsWith(
"git_")||_(e)}function zs(t2={}){return{type:"spawn.args",action(e,{env:n}){for(let r2 of oe(e,n))if(t2[r2.category]!==!0)throw new A2(void 0,"unsafe",r2.message);
return e}}}function qs(t2){let e=U(t2,"-c");return{type:"spawn.args",action(n){return[...e,...n]}}}var $t=(0,import_promise_deferred.deferred)().promise;function Ws({
onClose:t2=!0,onExit:e=50}={}){function n(){let s=-1,o2={close:(0,import_promise_deferred.deferred)(),closeTimeout:(0,import_promise_deferred.deferred)(),exit:(0,import_promise_deferred.deferred)(),
exitTimeout:(0,import_promise_deferred.deferred)()},i=Promise.race([t2===!1?$t:o2.closeTimeout.promise,e===!1?$t:o2.exitTimeout.promise]);return r2(t2,o2.close,
o2.closeTimeout),r2(e,o2.exit,o2.exitTimeout),{close(a){s=a,o2.close.done()},exit(a){s=a,o2.exit.done()},get exitCode(){return s},result:i}}function r2(s,o2,i){
s!==!1&&(s===!0?o2.promise:o2.promise.then(()=>wt(s))).then(i.done)}return{type:"spawn.after",async action(s,{spawned:o2,close:i}){let a=n(),c3=!0,y2=()=>{c3=!1};
o2.stdout?.on("data",y2),o2.stderr?.on("data",y2),o2.on("error",y2),o2.on("close",w2=>a.close(w2)),o2.on("exit",w2=>a.exit(w2));try{await a.result,c3&&await wt(
50),i(a.exitCode)}catch(w2){i(a.exitCode,w2)}}}}var we=$2("","plugin:binary"),Hs="Invalid value supplied for custom binary, requires a single string or an array\
 containing either one or two strings",Ks="Invalid value supplied for custom binary, restricted characters must be removed or supply the unsafe.allowUnsafeCusto\
mBinary option";function Vs(t2){return!t2||!/^([a-z]:)?([a-z0-9/.\\_~-]+)$/i.test(t2)}function Pt(t2,e){if(t2.length<1||t2.length>2)throw new A2(void 0,"binary",
Hs);if(t2.some(Vs))if(e)we("permitted unsafe binary %o",t2);else throw new A2(void 0,"binary",Ks);let[r2,s]=t2;return{binary:r2,prefix:s}}function Xs(t2,e=["git"],n=!1){
let r2=Pt(v(e),n);t2.on("binary",s=>{r2=Pt(v(s),n),we.info("reconfiguring %o",r2)}),t2.append("spawn.binary",()=>r2.binary),t2.append("spawn.args",s=>r2.prefix?
[r2.prefix,...s]:s)}var be={DISALLOWED_ABBREVIATED:{text:"disallowed abbreviated or ambiguous option",solution:"Unambiguous abbreviated options blocked with uns\
afe.allowAbbreviatedOptions setting: {message}"},UNKNOWN:{text:"~ unknown ~",solution:void 0}};function Ys(t2){if(!t2)return"UNKNOWN";for(let[e,{text:n}]of Object.
entries(be))if(t2.startsWith(`fatal: ${n}`))return e;return"UNKNOWN"}var Qs=class extends O2{constructor(e=""){let n=Ys(e);super(void 0,be[n].solution?.replace(
"{message}",e)??e),this.reason=n}};function Js(t2){return!!(t2.exitCode&&t2.stdErr.length)}function Zs(t2){return Buffer.concat([...t2.stdOut,...t2.stdErr])}function to(t2=!1,e=Js,n=Zs){
return(r2,s)=>!t2&&r2||!e(s)?r2:n(s)}function eo(t2,e){return t2===128&&e.startsWith("fatal:")?new Qs(e):new O2(void 0,e)}function Mt(t2){return{type:"task.erro\
r",action(e,n){let r2=t2(e.error,{stdErr:n.stdErr,stdOut:n.stdOut,exitCode:n.exitCode});return Buffer.isBuffer(r2)?{error:eo(n.exitCode,r2.toString("utf-8"))}:{
error:r2}}}}var nt=$2("","plugin:input");function no(t2){return{type:"spawn.after",action(e,{commands:n,input:r2,spawned:{stdin:s}}){if(!s)return;let o2=t2?.([...n])??
r2;if(!o2)return nt("generated zero length content, not writing to stdin");nt("writing %s bytes to stdin",Le(o2)),s.on("error",i=>{i.code!=="EPIPE"&&nt("[ERROR]\
 stdin error %o",i)}),s.end(o2)}}}var ro=class{constructor(){this.plugins=new Set,this.events=new import_node_events.EventEmitter}on(e,n){this.events.on(e,n)}reconfigure(e,n){
this.events.emit(e,n)}append(e,n){let r2=S2(this.plugins,{type:e,action:n});return()=>this.plugins.delete(r2)}add(e){let n=[];return v(e).forEach(r2=>{r2&&this.
plugins.add(S2(n,r2))}),()=>{n.forEach(r2=>{this.plugins.delete(r2)})}}exec(e,n,r2){let s=n,o2=Object.freeze(Object.create(r2));for(let i of this.plugins)i.type===
e&&(s=i.action(s,o2));return s}};function so(t2){let e="--progress",n=["checkout","clone","fetch","pull","push"];return[{type:"spawn.args",action(o2,i){return n.
includes(i.method)?De(o2,e):o2}},{type:"spawn.after",action(o2,i){i.commands.includes(e)&&i.spawned.stderr?.on("data",a=>{let c3=/^([\s\S]+?):\s*(\d+)% \((\d+)\/(\d+)\)/.
exec(a.toString("utf8"));c3&&t2({method:i.method,stage:oo(c3[1]),progress:p(c3[2]),processed:p(c3[3]),total:p(c3[4])})})}}]}function oo(t2){return String(t2.toLowerCase().
split(" ",1))||"unknown"}function io(t2){let e=je(t2,["uid","gid"]);return{type:"spawn.options",action(n){return{...e,...n}}}}function ao(){return{type:"spawn.a\
rgs",action(t2){let e=[],n;function r2(s){(n=n||[]).push(...s)}for(let s=0;s<t2.length;s++){let o2=t2[s];if(r(o2)){r2(o(o2));continue}if(o2==="--"){r2(t2.slice(
s+1).flatMap(i=>r(i)&&o(i)||i));break}e.push(o2)}return n?[...e,"--",...n.map(String)]:e}}}function uo({block:t2,stdErr:e=!0,stdOut:n=!0}){if(t2>0)return{type:"\
spawn.after",action(r2,s){let o2;function i(){o2&&clearTimeout(o2),o2=setTimeout(c3,t2)}function a(){s.spawned.stdout?.off("data",i),s.spawned.stderr?.off("data",
i),s.spawned.off("exit",a),s.spawned.off("close",a),o2&&clearTimeout(o2)}function c3(){a(),s.kill(new A2(void 0,"timeout","block timeout reached"))}n&&s.spawned.
stdout?.on("data",i),e&&s.spawned.stderr?.on("data",i),s.spawned.on("exit",a),s.spawned.on("close",a),i()}}}var wo=(t2,e)=>{let n=new ro,r2=Ge(t2&&(typeof t2=="\
string"?{baseDir:t2}:t2)||{},e);if(!Lt(r2.baseDir))throw new Ae(r2,"Cannot use simple-git on a directory that does not exist");return Array.isArray(r2.config)&&
n.add(qs(r2.config)),n.add(zs(r2.unsafe)),n.add(Ws(r2.completion)),r2.abort&&n.add(Is(r2.abort)),r2.progress&&n.add(so(r2.progress)),r2.timeout&&n.add(uo(r2.timeout)),
r2.spawnOptions&&n.add(io(r2.spawnOptions)),n.add(ao()),n.add(no(r2.input)),n.add(Mt(to(!0))),r2.errors&&n.add(Mt(r2.errors)),Xs(n,r2.binary,r2.unsafe?.allowUnsafeCustomBinary),
n.add(Fs(r2.allowEnvironment??[],r2.unsafe?.allowAbbreviatedOptions)),new f2(r2,n)};var graceMsMax=2e3;async function runCommand(clock,command){let abort=new AbortController,limit,cancels=[],{promise:leftBehind,resolve:leave}=Promise.withResolvers(),
stop=hit=>{limit===void 0&&(limit=hit,abort.abort(),cancels.push(clock.after(graceMsMax,()=>leave({kind:"stopped",limit:hit}))))},bytes=0,count=piece=>{bytes+=piece.
length,bytes>command.outputBytesMax&&stop("output")};cancels.push(clock.after(command.msMax,()=>stop("time")));let ended=async()=>{let git=wo({baseDir:command.folder,
binary:command.binary,abort:abort.signal,input:()=>command.input,errors:keepExitCode,...command.permissions});return git.env({...command.env}).outputHandler((_3,stdout,stderr)=>{
for(let stream of[stdout,stderr])stream.on("data",count)}),git.raw([...command.args]).then(stdout=>({kind:"ended",exitCode:0,stdout,stderr:""}))};try{return await Promise.
race([ended(),leftBehind])}catch(error){if(limit!==void 0)return{kind:"stopped",limit};if(!(error instanceof GitExit))throw error;let{exitCode,stdout,stderr}=error;
return{kind:"ended",exitCode,stdout,stderr}}finally{for(let cancel of cancels)cancel()}}var GitExit=class extends O2{exitCode;stdout;stderr;constructor(exitCode,stdout,stderr){
super(void 0,stderr),this.exitCode=exitCode,this.stdout=stdout,this.stderr=stderr}},keepExitCode=(error,result)=>{let exitCode=result.exitCode;if(exitCode===0)return;
if(error instanceof Error&&!(error instanceof O2))return error;if(exitCode===null||exitCode<0)return error??new Error("git was ended by a signal");let text=pieces=>Buffer.
concat(pieces).toString("utf8");return new GitExit(exitCode,text(result.stdOut),text(result.stdErr))};function gitArguments(top){return["--no-pager","--literal-pathspecs","--no-replace-objects",...fixedConfiguration.flatMap(entry=>["-c",entry]),"-c",`safe.direct\
ory=${top}`]}var fixedConfiguration=["core.fsmonitor=false","core.hooksPath=/dev/null","core.ignoreCase=false","core.attributesFile=/dev/null","protocol.allow=n\
ever","safe.bareRepository=explicit","diff.external=","core.sshCommand=false","credential.helper="];function gitEnvironment(of){return{...plainEnvironment(of.path,
of.home),GIT_DIR:of.gitDir,GIT_WORK_TREE:of.workTree,GIT_INDEX_FILE:of.index,GIT_OBJECT_DIRECTORY:of.objects,GIT_ALTERNATE_OBJECT_DIRECTORIES:of.alternates}}function plainEnvironment(path,home){
return{GIT_CONFIG_NOSYSTEM:"1",GIT_CONFIG_GLOBAL:"/dev/null",GIT_TERMINAL_PROMPT:"0",GIT_OPTIONAL_LOCKS:"0",GIT_ATTR_NOSYSTEM:"1",GIT_GRAFT_FILE:"/dev/null",GIT_NO_LAZY_FETCH:"\
1",GIT_ALLOW_PROTOCOL:"none",PATH:path,HOME:home,LC_ALL:"C"}}var simpleGitPermissions={unsafe:{allowUnsafeFsMonitor:!0,allowUnsafeHooksPath:!0,allowUnsafeProtocolOverride:!0,
allowUnsafeDiffExternal:!0,allowUnsafeSshCommand:!0,allowUnsafeCredentialHelper:!0,allowUnsafeConfigPaths:!0},allowEnvironment:["GIT_CONFIG_NOSYSTEM","GIT_CONFI\
G_GLOBAL","GIT_TERMINAL_PROMPT","GIT_OPTIONAL_LOCKS","GIT_ATTR_NOSYSTEM","GIT_GRAFT_FILE","GIT_NO_LAZY_FETCH","GIT_ALLOW_PROTOCOL","GIT_DIR","GIT_WORK_TREE","GI\
T_INDEX_FILE","GIT_OBJECT_DIRECTORY","GIT_ALTERNATE_OBJECT_DIRECTORIES"]},fetchOptions=["--quiet","--no-tags","--no-recurse-submodules","--no-write-fetch-head",
"--no-auto-maintenance","--no-write-commit-graph","--refmap=","--upload-pack=git-upload-pack"],remoteConfiguration=["core.askPass=","core.gitProxy=","protocol.v\
ersion=2"],networkEnvironment=["http_proxy","https_proxy","all_proxy","no_proxy","HTTPS_PROXY","ALL_PROXY","NO_PROXY","SSL_CERT_FILE","SSL_CERT_DIR","GIT_SSL_CA\
INFO"];var repositoryLimits={commandMsMax:3e5,fetchMsMax:12e4},outputBytesMax=512*1024*1024;async function openRepository(host,folder,limits=repositoryLimits){let start=await realFolder(
folder),planted=await nearestRepository(start),binary=await findGit(host.env.PATH??"",[start,...planted===void 0?[]:[planted]]),scratch=await(0,import_promises.mkdtemp)(
(0,import_node_path2.join)(await(0,import_promises.realpath)(host.temporaryFolder),"lanser-repository-"));try{let place=await locate(host,limits,binary,scratch,
start);if(isInside(binary,place.top))throw noGit();return await prepareScratch(scratch,place.objectFormat),new Repository(host,limits,{binary,scratch,...place})}catch(error){
throw await(0,import_promises.rm)(scratch,{recursive:!0,force:!0}),error}}var Repository=class{top;gitDir;commonDir;objectFormat;objectScratch;#host;#limits;#binary;#scratch;#objectFolder;#reader;constructor(host,limits,place){
this.#host=host,this.#limits=limits,this.#binary=place.binary,this.#scratch=place.scratch,this.#objectFolder=place.objectFolder,this.top=place.top,this.gitDir=place.
gitDir,this.commonDir=place.commonDir,this.objectFormat=place.objectFormat,this.objectScratch=(0,import_node_path2.join)(place.scratch,"git/objects")}async raw(args,view,input=Buffer.
alloc(0)){let result=await runCommand(this.#host.clock,{binary:this.#binary,folder:this.#folder(view),args:[...gitArguments(this.top),...args],env:this.environment(
view),input,permissions:simpleGitPermissions,msMax:this.#limits.commandMsMax,outputBytesMax});if(result.kind==="ended")return result;throw new Error(`git ${args[0]}\
 hit a limit of ${result.limit}`)}async text(args,view,input=Buffer.alloc(0)){let result=await this.raw(args,view,input);if(result.exitCode!==0)throw failed(args,
result.exitCode,result.stderr);return result.stdout}async bytes(args,view){return(await this.#run(args,view,null)).stdout}async stream(args,view,onOutput){await this.#run(
args,view,onOutput)}async#run(args,view,onOutput){let request={file:this.#binary,args:[...gitArguments(this.top),...args],cwd:this.#folder(view),env:this.environment(
view)},options={input:Buffer.alloc(0),msMax:this.#limits.commandMsMax,onOutput},result=await run(this.#host,request,options);if(result.timedOut)throw new Error(
`git ${args[0]} took longer than ${this.#limits.commandMsMax} ms`);if(result.exitCode!==0)throw failed(args,result.exitCode,result.stderr);return result}async fetch(options,wanted,configuration=[]){
let settings=configuration.flatMap(entry=>["-c",entry]);return this.#remote([...settings,"fetch",...fetchOptions,...options,"--stdin","origin"],wanted)}async lsRemote(ref){
return this.#remote(["ls-remote","--quiet","--upload-pack=git-upload-pack","--end-of-options","origin",ref],[])}#remote(args,lines){let{GIT_OBJECT_DIRECTORY:_3,
GIT_ALTERNATE_OBJECT_DIRECTORIES:__,...env}=this.environment("history");for(let name of networkEnvironment){let value=this.#host.env[name];value!==void 0&&(env[name]=
value)}return run(this.#host,{file:this.#binary,args:[...gitArguments(this.top),...remoteConfiguration.flatMap(entry=>["-c",entry]),...args],cwd:this.#folder("h\
istory"),env:{...env,GIT_ALLOW_PROTOCOL:"https:http:file"}},{input:Buffer.from(lines.map(line=>`${line}
`).join("")),msMax:this.#limits.fetchMsMax,onOutput:null})}get objects(){return this.#reader??=new BatchReader(this.#host.spawn({file:this.#binary,args:[...gitArguments(
this.top),"cat-file","--batch"],cwd:this.#folder("objects"),env:this.environment("objects"),detached:!1}),this.#host.clock,this.#limits.commandMsMax),this.#reader}environment(view){
let own=view==="objects"||view==="index";return gitEnvironment({path:(0,import_node_path2.dirname)(this.#binary),home:(0,import_node_path2.join)(this.#scratch,"\
home"),gitDir:own?(0,import_node_path2.join)(this.#scratch,"git"):this.gitDir,workTree:this.#folder(view),index:view==="work-tree"?(0,import_node_path2.join)(this.
gitDir,"index"):(0,import_node_path2.join)(this.#scratch,view==="index"?"index":"none"),objects:this.objectScratch,alternates:view==="index"?"":quoteAlternate(this.#objectFolder)})}#folder(view){
return view==="work-tree"?this.top:(0,import_node_path2.join)(this.#scratch,"nothing")}async[Symbol.asyncDispose](){await this.#reader?.close(),await(0,import_promises.rm)(
this.#scratch,{recursive:!0,force:!0})}};function isObjectId(text){return/^[0-9a-f]{40}([0-9a-f]{24})?$/.test(text)}function failed(args,exitCode,stderr){return isDamage(
stderr)?new DamagedObjects(args[0]??"",stderr.trim()):new Error(`git ${args[0]} ended with ${exitCode}: ${stderr.trim()}`)}async function realFolder(folder){try{
let real=await(0,import_promises.realpath)(folder);if((await(0,import_promises.stat)(real)).isDirectory())return real}catch(error){throw new UserError("no-repos\
itory",`there is no folder ${folder}`,{cause:error})}throw new UserError("no-repository",`${folder} is not a folder`)}async function locate(host,limits,binary,scratch,start){
let ask=async(...question)=>{let result=await runCommand(host.clock,{binary,folder:start,args:[...gitArguments("*"),"rev-parse","--path-format=absolute",...question],
env:plainEnvironment((0,import_node_path2.dirname)(binary),(0,import_node_path2.join)(scratch,"home")),input:Buffer.alloc(0),permissions:simpleGitPermissions,msMax:limits.
commandMsMax,outputBytesMax});if(result.kind==="stopped")throw new Error(`git rev-parse hit a limit of ${result.limit}`);if(result.exitCode!==0)throw noRepository(
start,result.stderr);return result.stdout.replace(/\n$/,"")},questions=[["--show-toplevel"],["--absolute-git-dir"],["--git-common-dir"],["--git-path","objects"],
["--show-object-format"]],together=(await ask(...questions.flat())).split(`
`),answers=together.length===questions.length?together:await Promise.all(questions.map(question=>ask(...question))),[top="",gitDir="",commonDir="",objectFolder="",
format=""]=answers;if(!isInside(start,top)||!await exists((0,import_node_path2.join)(top,".git")))throw noRepository(start,"the working tree its configuration n\
ames is not here");return{top,gitDir,commonDir,objectFolder,objectFormat:format==="sha256"?"sha256":"sha1"}}async function prepareScratch(scratch,format){for(let name of[
"home","nothing","git/refs","git/objects/info","git/objects/pack"])await(0,import_promises.mkdir)((0,import_node_path2.join)(scratch,name),{recursive:!0});await(0,import_promises.writeFile)(
(0,import_node_path2.join)(scratch,"git/HEAD"),`ref: refs/heads/none
`);let extensions=format==="sha256"?`[extensions]
	objectFormat = sha256
`:"";await(0,import_promises.writeFile)((0,import_node_path2.join)(scratch,"git/config"),`[core]
	repositoryFormatVersion = 1
${extensions}`)}function noRepository(folder,gitMessage){let reason=gitMessage.trim().split(`
`)[0]??"",more=/^fatal: not a git repository \(or any /u.test(reason)?"":`: ${reason}`;return new UserError("no-repository",`${folder} is in no git repository w\
ith a working tree${more}`)}async function findGit(path,forbidden){for(let folder of path.split(import_node_path2.delimiter)){if(!(0,import_node_path2.isAbsolute)(
folder))continue;let file=(0,import_node_path2.join)(folder,"git");if(!/^[A-Za-z0-9/._~-]+$/.test(file)||!await isProgram(file))continue;let real=await(0,import_promises.realpath)(
file);if(!forbidden.some(root=>isInside(file,root)||isInside(real,root)))return file}throw noGit()}function noGit(){return new UserError("no-git","there is no g\
it on PATH (one inside the repository does not count)")}async function nearestRepository(start){for(let folder=start;;folder=(0,import_node_path2.dirname)(folder)){
if(await exists((0,import_node_path2.join)(folder,".git")))return folder;if(folder===(0,import_node_path2.dirname)(folder))return}}async function isProgram(file){
try{return await(0,import_promises.access)(file,import_node_fs.constants.X_OK),(await(0,import_promises.stat)(file)).isFile()}catch{return!1}}async function exists(file){
return(0,import_promises.access)(file).then(()=>!0,()=>!1)}function quoteAlternate(folder){return/[:"\\\n]/.test(folder)?`"${folder.replaceAll("\\","\\\\").replaceAll(
'"','\\"').replaceAll(`
`,"\\n")}"`:folder}var import_node_fs2=__toESM(require_node_fs(),1),import_node_path3=__toESM(require_node_path(),1);var bytesMaxUsual=256*1024*1024;function readFileBytes(file,bytesMax=bytesMaxUsual){checkRegular(file,(0,import_node_fs2.statSync)(file),bytesMax);let descriptor=(0,import_node_fs2.openSync)(
file,import_node_fs2.constants.O_RDONLY|(import_node_fs2.constants.O_NONBLOCK??0));try{let stats=(0,import_node_fs2.fstatSync)(descriptor);checkRegular(file,stats,
bytesMax);let bytes=Buffer.alloc(stats.size),end=0;for(let count=-1;count!==0&&end<bytes.length;end+=count)count=(0,import_node_fs2.readSync)(descriptor,bytes,end,
bytes.length-end,end);return bytes.subarray(0,end)}finally{(0,import_node_fs2.closeSync)(descriptor)}}function readFileText(file,bytesMax){return readFileBytes(
file,bytesMax).toString("utf8")}function readOptional(file,bytesMax){try{return readFileText(file,bytesMax)}catch{return}}function checkRegular(file,stats,bytesMax){
let name=(0,import_node_path3.basename)(file.toString());if(!stats.isFile())throw new UserError("unreadable-file",`${name} is not a regular file`);if(stats.size>
bytesMax)throw new UserError("unreadable-file",`${name} is larger than ${bytesMax} bytes`)}export{require_node_path,depthMax,canonical,NotJson,parseStrict,isSameJson,member,require_ucs2length,require_fast_deep_equal,require_equal,configV1,validateAffectedV1,
validateDriftV1,validateNightV1,validateNightlyV1,validateObservationV1,validatePinV1,validateQuarantineV1,validateReportV1,validateRunV1,validateTraceV1,validateTrendV1,
validateConfigV1,require_promises,uriFromPath,pathFromUri,relativeInside,placeIn,isInside,inFolder,isBelow,folderOf,isRelativePath,insidePath,run,DamagedObjects,
openRepository,isObjectId,readFileBytes,readFileText,readOptional};
