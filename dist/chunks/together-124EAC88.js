import{createRequire as lanserCreateRequire3}from"node:module";import{require_node_events}from"./chunk-5DRRWTQY.js";import{createRequire as lanserCreateRequire}from"node:module";import{_1_UserError,_1_cancelled,_1_errorTable,_1_verdictExitCode,_1_withHelpOf}from"./together-A66B3533.js";import{_3_init_node_22}from"./together-A66B3533.js";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require2=lanserCreateRequire(import.meta.url);_3_init_node_22();var stderrBytesMax=64*1024,stdoutBytesMax=512*1024*1024;function run(host,request,options){
let{stop}=host;return stop?.aborted===!0?Promise.reject(_1_cancelled()):new Promise((resolve,reject)=>{let child=host.spawn({...request,detached:!0}),pieces=[],
stderr=Buffer.alloc(0),stdoutBytes=0,timedOut=!1,failure,cancel=host.clock.after(options.msMax,()=>{timedOut=!0,killGroup(host,child)}),onStop=()=>killGroup(host,
child);stop?.addEventListener("abort",onStop,{once:!0});let release=()=>{cancel(),stop?.removeEventListener("abort",onStop)};child.stdout?.on("data",piece=>{if(failure===
void 0)try{if(options.onOutput!==null)return options.onOutput(piece);if(stdoutBytes+=piece.length,stdoutBytes>stdoutBytesMax)throw new Error(`${request.file} pr\
inted more than ${stdoutBytesMax} bytes`);pieces.push(piece)}catch(error){failure=error,killGroup(host,child)}}),child.stderr?.on("data",piece=>{stderr=Buffer.concat(
[stderr,piece]).subarray(-stderrBytesMax)}),child.stdin?.on("error",()=>{}),child.stdin?.end(options.input),child.on("error",error=>{release(),reject(error)}),child.
on("close",exitCode=>{if(release(),failure!==void 0)return reject(failure);if(stop?.aborted===!0&&exitCode===null)return reject(_1_cancelled());resolve({exitCode,
stdout:Buffer.concat(pieces),stderr:stderr.toString("utf8"),timedOut})})})}function killGroup(host,child){child.pid!==void 0&&host.kill(-child.pid,"SIGKILL")}import{createRequire as lanserCreateRequire2}from"node:module";import{_1_require_node_fs}from"./together-813A2F0B.js";import{_0_require_node_path}from"./together-A66B3533.js";import{_4___callDispose,_4___commonJS,_4___esm,_4___export,_4___require,_4___toBinaryNode,_4___toCommonJS,_4___toESM,_4___using}from"./together-A66B3533.js";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require3=lanserCreateRequire2(import.meta.url),require_node_crypto=_4___commonJS({"builtin:node:crypto"(exports,module){_3_init_node_22(),
module.exports=_4___require("node:crypto")}});_3_init_node_22();var import_node_fs=_4___toESM(_1_require_node_fs(),1),import_node_path=_4___toESM(_0_require_node_path(),
1),bytesMaxUsual=256*1024*1024;function readFileBytes(file,bytesMax=bytesMaxUsual){checkRegular(file,(0,import_node_fs.statSync)(file),bytesMax);let descriptor=(0,import_node_fs.
openSync)(file,import_node_fs.constants.O_RDONLY|(import_node_fs.constants.O_NONBLOCK??0));try{let stats=(0,import_node_fs.fstatSync)(descriptor);checkRegular(file,
stats,bytesMax);let bytes=Buffer.alloc(stats.size),end=0;for(let count=-1;count!==0&&end<bytes.length;end+=count)count=(0,import_node_fs.readSync)(descriptor,bytes,
end,bytes.length-end,end);return bytes.subarray(0,end)}finally{(0,import_node_fs.closeSync)(descriptor)}}function readFileText(file,bytesMax){return readFileBytes(
file,bytesMax).toString("utf8")}function readOptional(file,bytesMax){try{return readFileText(file,bytesMax)}catch{return}}function checkRegular(file,stats,bytesMax){
let name=(0,import_node_path.basename)(file.toString());if(!stats.isFile())throw new _1_UserError("unreadable-file",`${name} is not a regular file`);if(stats.size>
bytesMax)throw new _1_UserError("unreadable-file",`${name} is larger than ${bytesMax} bytes`)}function fileBytes(file){let stats=(0,import_node_fs.statSync)(file,
{throwIfNoEntry:!1});return stats?.isFile()===!0?stats.size:0}function readBeginning(path,lengthMax){checkRegular(path,(0,import_node_fs.statSync)(path),Number.
POSITIVE_INFINITY);let file=(0,import_node_fs.openSync)(path,"r");try{let start=Buffer.alloc(lengthMax);return start.subarray(0,(0,import_node_fs.readSync)(file,
start,0,lengthMax,0))}finally{(0,import_node_fs.closeSync)(file)}}function beginningOf(path){try{return readBeginning(path,beginningBytesMax).toString("utf8")}catch{
return""}}var beginningBytesMax=512;_3_init_node_22();var import_node_crypto=_4___toESM(require_node_crypto(),1);function sha256Hex(content){return(0,import_node_crypto.
hash)("sha256",content,"hex")}function sha256Bytes(content){return(0,import_node_crypto.hash)("sha256",content,"buffer")}function createSha256(){return(0,import_node_crypto.
createHash)("sha256")}var idLengths={sha1:40,sha256:64};function objectId(format,type,content){return(0,import_node_crypto.createHash)(format).update(`${type} ${content.
length}\0`).update(content).digest("hex")}function blobId(format,content){return createBlobHash(format,content.length).update(content).digest("hex")}function createBlobHash(format,size){
return(0,import_node_crypto.createHash)(format).update(blobHeader(size))}function blobHeader(size){return Buffer.from(`blob ${size}\0`)}import{_0_require_node_child_process}from"./together-813A2F0B.js";import{_0_diskHint,_0_leadsInto,_0_machineProblem,_0_makeFolder,_0_makeTemporary,_0_ownFolder,_0_placeInside,_0_prepareFile,_0_refusalIn,_0_removable,_0_removal,
_0_replaceFile,_0_workTreeAbove,_0_writeInside,_0_writeWhole}from"./together-4357D8B2.js";import{_1_folderOf,_1_foldersAbove,_1_inFolder,_1_insidePath,_1_isBelow,_1_isInside,_1_isRelativePath,_1_pathFromUri,_1_placeFromUri,_1_relativeInside,_1_uriFromPath}from"./together-4357D8B2.js";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require4=lanserCreateRequire3(import.meta.url),require_promises=_4___commonJS({"builtin:node:fs/promises"(exports,module){_3_init_node_22(),
module.exports=_4___require("node:fs/promises")}}),require_ms=_4___commonJS({"node_modules/ms/index.js"(exports,module){_3_init_node_22();var s=1e3,m2=s*60,h3=m2*
60,d2=h3*24,w2=d2*7,y2=d2*365.25;module.exports=function(val,options){options=options||{};var type=typeof val;if(type==="string"&&val.length>0)return parse(val);
if(type==="number"&&isFinite(val))return options.long?fmtLong(val):fmtShort(val);throw new Error("val is not a non-empty string or a valid number. val="+JSON.stringify(
val))};function parse(str){if(str=String(str),!(str.length>100)){var match=/^(-?(?:\d+)?\.?\d+) *(milliseconds?|msecs?|ms|seconds?|secs?|s|minutes?|mins?|m|hours?|hrs?|h|days?|d|weeks?|w|years?|yrs?|y)?$/i.
exec(str);if(match){var n=parseFloat(match[1]),type=(match[2]||"ms").toLowerCase();switch(type){case"years":case"year":case"yrs":case"yr":case"y":return n*y2;case"\
weeks":case"week":case"w":return n*w2;case"days":case"day":case"d":return n*d2;case"hours":case"hour":case"hrs":case"hr":case"h":return n*h3;case"minutes":case"\
minute":case"mins":case"min":case"m":return n*m2;case"seconds":case"second":case"secs":case"sec":case"s":return n*s;case"milliseconds":case"millisecond":case"ms\
ecs":case"msec":case"ms":return n;default:return}}}}function fmtShort(ms2){var msAbs=Math.abs(ms2);return msAbs>=d2?Math.round(ms2/d2)+"d":msAbs>=h3?Math.round(
ms2/h3)+"h":msAbs>=m2?Math.round(ms2/m2)+"m":msAbs>=s?Math.round(ms2/s)+"s":ms2+"ms"}function fmtLong(ms2){var msAbs=Math.abs(ms2);return msAbs>=d2?plural(ms2,msAbs,
d2,"day"):msAbs>=h3?plural(ms2,msAbs,h3,"hour"):msAbs>=m2?plural(ms2,msAbs,m2,"minute"):msAbs>=s?plural(ms2,msAbs,s,"second"):ms2+" ms"}function plural(ms2,msAbs,n,name){
var isPlural=msAbs>=n*1.5;return Math.round(ms2/n)+" "+name+(isPlural?"s":"")}}}),require_common=_4___commonJS({"node_modules/debug/src/common.js"(exports,module){
_3_init_node_22();function setup(env){createDebug.debug=createDebug,createDebug.default=createDebug,createDebug.coerce=coerce,createDebug.disable=disable,createDebug.
enable=enable,createDebug.enabled=enabled,createDebug.humanize=require_ms(),createDebug.destroy=destroy,Object.keys(env).forEach(key=>{createDebug[key]=env[key]}),
createDebug.names=[],createDebug.skips=[],createDebug.formatters={};function selectColor(namespace){let hash=0;for(let i=0;i<namespace.length;i++)hash=(hash<<5)-
hash+namespace.charCodeAt(i),hash|=0;return createDebug.colors[Math.abs(hash)%createDebug.colors.length]}createDebug.selectColor=selectColor;function createDebug(namespace){
let prevTime,enableOverride=null,namespacesCache,enabledCache;function debug(...args){if(!debug.enabled)return;let self=debug,curr=Number(new Date),ms2=curr-(prevTime||
curr);self.diff=ms2,self.prev=prevTime,self.curr=curr,prevTime=curr,args[0]=createDebug.coerce(args[0]),typeof args[0]!="string"&&args.unshift("%O");let index=0;
args[0]=args[0].replace(/%([a-zA-Z%])/g,(match,format)=>{if(match==="%%")return"%";index++;let formatter=createDebug.formatters[format];if(typeof formatter=="fu\
nction"){let val=args[index];match=formatter.call(self,val),args.splice(index,1),index--}return match}),createDebug.formatArgs.call(self,args),(self.log||createDebug.
log).apply(self,args)}return debug.namespace=namespace,debug.useColors=createDebug.useColors(),debug.color=createDebug.selectColor(namespace),debug.extend=extend,
debug.destroy=createDebug.destroy,Object.defineProperty(debug,"enabled",{enumerable:!0,configurable:!1,get:()=>enableOverride!==null?enableOverride:(namespacesCache!==
createDebug.namespaces&&(namespacesCache=createDebug.namespaces,enabledCache=createDebug.enabled(namespace)),enabledCache),set:v2=>{enableOverride=v2}}),typeof createDebug.
init=="function"&&createDebug.init(debug),debug}function extend(namespace,delimiter2){let newDebug=createDebug(this.namespace+(typeof delimiter2>"u"?":":delimiter2)+
namespace);return newDebug.log=this.log,newDebug}function enable(namespaces){createDebug.save(namespaces),createDebug.namespaces=namespaces,createDebug.names=[],
createDebug.skips=[];let split=(typeof namespaces=="string"?namespaces:"").trim().replace(/\s+/g,",").split(",").filter(Boolean);for(let ns2 of split)ns2[0]==="\
-"?createDebug.skips.push(ns2.slice(1)):createDebug.names.push(ns2)}function matchesTemplate(search,template){let searchIndex=0,templateIndex=0,starIndex=-1,matchIndex=0;
for(;searchIndex<search.length;)if(templateIndex<template.length&&(template[templateIndex]===search[searchIndex]||template[templateIndex]==="*"))template[templateIndex]===
"*"?(starIndex=templateIndex,matchIndex=searchIndex,templateIndex++):(searchIndex++,templateIndex++);else if(starIndex!==-1)templateIndex=starIndex+1,matchIndex++,
searchIndex=matchIndex;else return!1;for(;templateIndex<template.length&&template[templateIndex]==="*";)templateIndex++;return templateIndex===template.length}function disable(){
let namespaces=[...createDebug.names,...createDebug.skips.map(namespace=>"-"+namespace)].join(",");return createDebug.enable(""),namespaces}function enabled(name){
for(let skip of createDebug.skips)if(matchesTemplate(name,skip))return!1;for(let ns2 of createDebug.names)if(matchesTemplate(name,ns2))return!0;return!1}function coerce(val){
return val instanceof Error?val.stack||val.message:val}function destroy(){console.warn("Instance method `debug.destroy()` is deprecated and no longer does anyth\
ing. It will be removed in the next major version of `debug`.")}return createDebug.enable(createDebug.load()),createDebug}module.exports=setup}}),require_browser=_4___commonJS(
{"node_modules/debug/src/browser.js"(exports,module){_3_init_node_22(),exports.formatArgs=formatArgs,exports.save=save,exports.load=load,exports.useColors=useColors,
exports.storage=localstorage(),exports.destroy=(()=>{let warned=!1;return()=>{warned||(warned=!0,console.warn("Instance method `debug.destroy()` is deprecated a\
nd no longer does anything. It will be removed in the next major version of `debug`."))}})(),exports.colors=["#0000CC","#0000FF","#0033CC","#0033FF","#0066CC","\
#0066FF","#0099CC","#0099FF","#00CC00","#00CC33","#00CC66","#00CC99","#00CCCC","#00CCFF","#3300CC","#3300FF","#3333CC","#3333FF","#3366CC","#3366FF","#3399CC","\
#3399FF","#33CC00","#33CC33","#33CC66","#33CC99","#33CCCC","#33CCFF","#6600CC","#6600FF","#6633CC","#6633FF","#66CC00","#66CC33","#9900CC","#9900FF","#9933CC","\
#9933FF","#99CC00","#99CC33","#CC0000","#CC0033","#CC0066","#CC0099","#CC00CC","#CC00FF","#CC3300","#CC3333","#CC3366","#CC3399","#CC33CC","#CC33FF","#CC6600","\
#CC6633","#CC9900","#CC9933","#CCCC00","#CCCC33","#FF0000","#FF0033","#FF0066","#FF0099","#FF00CC","#FF00FF","#FF3300","#FF3333","#FF3366","#FF3399","#FF33CC","\
#FF33FF","#FF6600","#FF6633","#FF9900","#FF9933","#FFCC00","#FFCC33"];function useColors(){if(typeof window<"u"&&window.process&&(window.process.type==="rendere\
r"||window.process.__nwjs))return!0;if(typeof navigator<"u"&&navigator.userAgent&&navigator.userAgent.toLowerCase().match(/(edge|trident)\/(\d+)/))return!1;let m2;
return typeof document<"u"&&document.documentElement&&document.documentElement.style&&document.documentElement.style.WebkitAppearance||typeof window<"u"&&window.
console&&(window.console.firebug||window.console.exception&&window.console.table)||typeof navigator<"u"&&navigator.userAgent&&(m2=navigator.userAgent.toLowerCase().
match(/firefox\/(\d+)/))&&parseInt(m2[1],10)>=31||typeof navigator<"u"&&navigator.userAgent&&navigator.userAgent.toLowerCase().match(/applewebkit\/(\d+)/)}function formatArgs(args){
if(args[0]=(this.useColors?"%c":"")+this.namespace+(this.useColors?" %c":" ")+args[0]+(this.useColors?"%c ":" ")+"+"+module.exports.humanize(this.diff),!this.useColors)
return;let c3="color: "+this.color;args.splice(1,0,c3,"color: inherit");let index=0,lastC=0;args[0].replace(/%[a-zA-Z%]/g,match=>{match!=="%%"&&(index++,match===
"%c"&&(lastC=index))}),args.splice(lastC,0,c3)}exports.log=console.debug||console.log||(()=>{});function save(namespaces){try{namespaces?exports.storage.setItem(
"debug",namespaces):exports.storage.removeItem("debug")}catch{}}function load(){let r2;try{r2=exports.storage.getItem("debug")||exports.storage.getItem("DEBUG")}catch{}
return!r2&&typeof process<"u"&&"env"in process&&(r2=process.env.DEBUG),r2}function localstorage(){try{return localStorage}catch{}}module.exports=require_common()(
exports);var{formatters}=module.exports;formatters.j=function(v2){try{return JSON.stringify(v2)}catch(error){return"[UnexpectedJSONParseError]: "+error.message}}}}),
require_supports_color=_4___commonJS({"absent:supports-color"(exports,module){_3_init_node_22(),module.exports={}}}),require_node=_4___commonJS({"node_modules/d\
ebug/src/node.js"(exports,module){_3_init_node_22();var tty=_4___require("tty"),util=_4___require("util");exports.init=init,exports.log=log,exports.formatArgs=formatArgs,
exports.save=save,exports.load=load,exports.useColors=useColors,exports.destroy=util.deprecate(()=>{},"Instance method `debug.destroy()` is deprecated and no lo\
nger does anything. It will be removed in the next major version of `debug`."),exports.colors=[6,2,3,4,5,1];try{let supportsColor=require_supports_color();supportsColor&&
(supportsColor.stderr||supportsColor).level>=2&&(exports.colors=[20,21,26,27,32,33,38,39,40,41,42,43,44,45,56,57,62,63,68,69,74,75,76,77,78,79,80,81,92,93,98,99,
112,113,128,129,134,135,148,149,160,161,162,163,164,165,166,167,168,169,170,171,172,173,178,179,184,185,196,197,198,199,200,201,202,203,204,205,206,207,208,209,
214,215,220,221])}catch{}exports.inspectOpts=Object.keys(process.env).filter(key=>/^debug_/i.test(key)).reduce((obj,key)=>{let prop=key.substring(6).toLowerCase().
replace(/_([a-z])/g,(_3,k2)=>k2.toUpperCase()),val=process.env[key];return/^(yes|on|true|enabled)$/i.test(val)?val=!0:/^(no|off|false|disabled)$/i.test(val)?val=
!1:val==="null"?val=null:val=Number(val),obj[prop]=val,obj},{});function useColors(){return"colors"in exports.inspectOpts?!!exports.inspectOpts.colors:tty.isatty(
process.stderr.fd)}function formatArgs(args){let{namespace:name,useColors:useColors2}=this;if(useColors2){let c3=this.color,colorCode="\x1B[3"+(c3<8?c3:"8;5;"+c3),
prefix=`  ${colorCode};1m${name} \x1B[0m`;args[0]=prefix+args[0].split(`
`).join(`
`+prefix),args.push(colorCode+"m+"+module.exports.humanize(this.diff)+"\x1B[0m")}else args[0]=getDate()+name+" "+args[0]}function getDate(){return exports.inspectOpts.
hideDate?"":new Date().toISOString()+" "}function log(...args){return process.stderr.write(util.formatWithOptions(exports.inspectOpts,...args)+`
`)}function save(namespaces){namespaces?process.env.DEBUG=namespaces:delete process.env.DEBUG}function load(){return process.env.DEBUG}function init(debug){debug.
inspectOpts={};let keys=Object.keys(exports.inspectOpts);for(let i=0;i<keys.length;i++)debug.inspectOpts[keys[i]]=exports.inspectOpts[keys[i]]}module.exports=require_common()(
exports);var{formatters}=module.exports;formatters.o=function(v2){return this.inspectOpts.colors=this.useColors,util.inspect(v2,this.inspectOpts).split(`
`).map(str=>str.trim()).join(" ")},formatters.O=function(v2){return this.inspectOpts.colors=this.useColors,util.inspect(v2,this.inspectOpts)}}}),require_src=_4___commonJS(
{"node_modules/debug/src/index.js"(exports,module){_3_init_node_22(),typeof process>"u"||process.type==="renderer"||process.browser===!0||process.__nwjs?module.
exports=require_browser():module.exports=require_node()}}),require_src2=_4___commonJS({"node_modules/@kwsites/file-exists/dist/src/index.js"(exports){"use stric\
t";_3_init_node_22();var __importDefault=exports&&exports.__importDefault||function(mod){return mod&&mod.__esModule?mod:{default:mod}};Object.defineProperty(exports,
"__esModule",{value:!0});var fs_1=_4___require("fs"),debug_1=__importDefault(require_src()),log=debug_1.default("@kwsites/file-exists");function check(path,isFile,isDirectory){
log("checking %s",path);try{let stat2=fs_1.statSync(path);return stat2.isFile()&&isFile?(log("[OK] path represents a file"),!0):stat2.isDirectory()&&isDirectory?
(log("[OK] path represents a directory"),!0):(log("[FAIL] path represents something other than a file or directory"),!1)}catch(e){if(e.code==="ENOENT")return log(
"[FAIL] path is not accessible: %o",e),!1;throw log("[FATAL] %o",e),e}}function exists2(path,type=exports.READABLE){return check(path,(type&exports.FILE)>0,(type&
exports.FOLDER)>0)}exports.exists=exists2,exports.FILE=1,exports.FOLDER=2,exports.READABLE=exports.FILE+exports.FOLDER}}),require_dist=_4___commonJS({"node_modu\
les/@kwsites/file-exists/dist/index.js"(exports){"use strict";_3_init_node_22();function __export(m2){for(var p2 in m2)exports.hasOwnProperty(p2)||(exports[p2]=
m2[p2])}Object.defineProperty(exports,"__esModule",{value:!0}),__export(require_src2())}}),require_dist2=_4___commonJS({"node_modules/@kwsites/promise-deferred/\
dist/index.js"(exports){"use strict";_3_init_node_22(),Object.defineProperty(exports,"__esModule",{value:!0}),exports.createDeferred=exports.deferred=void 0;function deferred(){
let done,fail,status="pending";return{promise:new Promise((_done,_fail)=>{done=_done,fail=_fail}),done(result){status==="pending"&&(status="resolved",done(result))},
fail(error){status==="pending"&&(status="rejected",fail(error))},get fulfilled(){return status!=="pending"},get status(){return status}}}exports.deferred=deferred,
exports.createDeferred=deferred,exports.default=deferred}});_3_init_node_22();var import_node_fs2=_4___toESM(_1_require_node_fs(),1),import_promises=_4___toESM(
require_promises(),1),import_node_path2=_4___toESM(_0_require_node_path(),1);_3_init_node_22();_3_init_node_22();var GitFailed=class extends _1_UserError{constructor(command,how){
super("machine-limit",`the command git ${command} ${how}`,{hint:"After a timeout, search for a named pipe among the files. After a signal, give the job more mem\
ory."}),this.name="GitFailed"}},wasEnded="ended because of a signal";function timeoutText(msMax){return`took longer than ${msMax/1e3} s`}var DamagedObjects=class extends _1_UserError{gitMessage;constructor(command,gitMessage){
super("unreadable-file",`the command git ${command} cannot read a damaged object of the repository`,{hint:"Run `git fsck` to find the damage, or clone the repos\
itory again."}),this.name="DamagedObjects",this.gitMessage=gitMessage}},damage=/corrupt|inflate|is empty|bad (?:object|tree|packed)|unable to (?:read|unpack|parse|open object)|could not (?:read|parse)|cannot read|not a (?:tree|valid) object|(?:missing|invalid) (?:blob|tree|commit|object)|truncated|hash mismatch|garbage at end|malformed|too-short tree|unpackable|empty filename|packfile/iu;
function isDamage(gitMessage){return damage.test(gitMessage)&&!/\bconfig\b|\bindex file\b/iu.test(gitMessage)}var headerBytesMax=4096,BatchReader=class{#child;#clock;#silentMsMax;#isWhole;#ended;#asked=[];#header=Buffer.
alloc(0);#message="";#body;#failure;#cancel;constructor(child,clock,silentMsMax,isWhole=!0){this.#isWhole=isWhole,this.#child=child,this.#clock=clock,this.#silentMsMax=
silentMsMax,child.stdout?.on("data",piece=>this.#take(piece)),child.stderr?.on("data",piece=>this.#keep(piece)),child.stdin?.on("error",()=>{}),this.#ended=new Promise(
resolve=>{child.on("error",error=>{this.#fail(error),resolve()}),child.on("close",code=>{this.#fail(this.#endedWith(code)),resolve()})})}read(id,bytesMax){return this.#failure!==
void 0?Promise.reject(this.#failure):new Promise((resolve,reject)=>{this.#asked.push({bytesMax,resolve,reject}),this.#child.stdin?.write(`${id}
`),this.#cancel===void 0&&this.#watch()})}async close(){this.#child.stdin?.end(),this.#child.kill("SIGKILL"),await this.#ended}stop(why){this.#fail(why),this.#child.
kill("SIGKILL")}#endedWith(code){return isDamage(this.#message)?new DamagedObjects("cat-file",this.#message.trim()):code===null?new GitFailed("cat-file",wasEnded):
new Error(`git cat-file --batch ended with code ${code}`)}#keep(piece){this.#message=(this.#message+piece.toString("latin1")).slice(-headerBytesMax)}#watch(){this.#cancel?.();
let owes=this.#failure===void 0&&(this.#asked.length>0||this.#body!==void 0),giveUp=()=>this.stop(new GitFailed("cat-file",timeoutText(this.#silentMsMax)));this.#cancel=
owes?this.#clock.after(this.#silentMsMax,giveUp):void 0}#take(piece){let rest=piece;for(;rest.length>0&&this.#failure===void 0;)rest=this.#body===void 0?this.#takeHeader(
rest):this.#takeBody(this.#body,rest);this.#watch()}#takeHeader(piece){let end=piece.indexOf(10),line=Buffer.concat([this.#header,end<0?piece:piece.subarray(0,end)]);
return line.length>headerBytesMax?this.#broken("a header without an end"):end<0?(this.#header=line,Buffer.alloc(0)):(this.#header=Buffer.alloc(0),this.#begin(line.
toString("latin1")),piece.subarray(end+1))}#begin(line){let pending=this.#asked.shift();if(pending===void 0)return void this.#broken("an answer without a reques\
t");let match=/^[0-9a-f]+ (blob|tree|commit|tag) ([0-9]+)$/.exec(line);if(match!==null){let size=Number(match[2]);this.#isWhole?this.#body={pending,type:match[1],
size,pieces:[],left:size+1}:pending.resolve({kind:"too-large",type:match[1],size})}else line.endsWith(" missing")?pending.resolve({kind:"missing"}):pending.reject(
new Error(`git cat-file --batch answered: ${line.slice(0,200)}`))}#takeBody(body,piece){let taken=piece.subarray(0,body.left);return body.left-=taken.length,body.
size<=body.pending.bytesMax&&body.pieces.push(taken),body.left===0&&(this.#body=void 0,body.pending.resolve(body.size>body.pending.bytesMax?{kind:"too-large",type:body.
type,size:body.size}:{kind:"object",type:body.type,bytes:Buffer.concat(body.pieces).subarray(0,body.size)})),piece.subarray(taken.length)}#broken(what){return this.#fail(
new Error(`git cat-file --batch sent ${what}`)),Buffer.alloc(0)}#fail(error){this.#failure??=error,this.#body?.pending.reject(this.#failure),this.#body=void 0;for(let pending of this.#asked.
splice(0))pending.reject(this.#failure);this.#watch()}};_3_init_node_22();_3_init_node_22();_3_init_node_22();var t=new WeakMap;function c(...n){let e=new String(
n);return t.set(e,n),e}function r(n){return n instanceof String&&t.has(n)}function o(n){return t.get(n)??[]}var import_file_exists=_4___toESM(require_dist(),1),
import_node_child_process=_4___toESM(_0_require_node_child_process(),1),import_debug=_4___toESM(require_src(),1),import_promise_deferred=_4___toESM(require_dist2(),
1),import_node_path3=_4___toESM(_0_require_node_path(),1);_3_init_node_22();function*x(e,n){let t2=n==="global";for(let o2 of e)o2.isGlobal===t2&&(yield o2)}var P=new Set(
["--add","--edit","--remove-section","--rename-section","--replace-all","--unset","--unset-all","-e"]),S=new Set(["--get","--get-all","--get-color","--get-color\
bool","--get-regexp","--get-urlmatch","--list","-l"]),E=new Set(["edit","remove-section","rename-section","set","unset"]),F=new Set(["get","get-color","get-colo\
rbool","list"]);function A(e,n){for(let{name:o2}of x(e,"task")){if(P.has(o2))return w(!0,n);if(S.has(o2))return w(!1,n)}let t2=n.at(0)?.toLowerCase();return t2===
void 0?null:E.has(t2)?w(!0,n.slice(1)):F.has(t2)?w(!1,n.slice(1)):n.length===1?w(!1,n):w(!0,n)}function w(e=!1,n=[]){let t2=n.at(0)?.toLowerCase();return t2===void 0?
null:{isWrite:e,isRead:!e,key:t2,value:n.at(1)}}function O(e,n){return n.isWrite&&n.value!==void 0?{key:n.key,value:n.value,scope:e}:{key:n.key,scope:e}}function G(e){
let n=e?.indexOf("=")||-1;return!e||n<0?null:{key:e.slice(0,n).trim().toLowerCase(),value:e.slice(n+1)}}function M(e){for(let{name:n}of x(e,"task"))switch(n){case"\
--global":return"global";case"--system":return"system";case"--worktree":return"worktree";case"--local":return"local";case"--file":case"-f":return"file"}return"l\
ocal"}function N({name:e}){if(e==="-c"||e==="--config")return"inline";if(e==="--config-env")return"env"}function*$(e){for(let n of e){let t2=N(n),o2=t2&&G(n.value);
o2&&(yield{...o2,scope:t2})}}function D(e,n,t2){let o2={read:[],write:[...$(n)]};return e==="config"&&L(o2,M(n),A(n,t2)),o2}function L(e,n,t2){if(t2===null)return;
let o2=O(n,t2);t2.isWrite?e.write.push(o2):e.read.push(o2)}var C={short:new Map([["c",!0]])},I={short:new Map([["C",!0],["P",!1],["h",!1],["p",!1],["v",!1],...C.
short.entries()]),long:new Set(["attr-source","config-env","exec-path","git-dir","list-cmds","namespace","super-prefix","work-tree"])},R={clone:{short:new Map([
["b",!0],["j",!0],["l",!1],["n",!1],["o",!0],["q",!1],["s",!1],["u",!0]]),long:new Set(["branch","config","jobs","origin","upload-pack","u","template"])},commit:{
short:new Map([["C",!0],["F",!0],["c",!0],["m",!0],["t",!0]]),long:new Set(["file","message","reedit-message","reuse-message","template"])},config:{short:new Map(
[["e",!1],["f",!0],["l",!1]]),long:new Set(["blob","comment","default","file","type","value"])},fetch:{short:new Map,long:new Set(["upload-pack"])},init:{short:new Map,
long:new Set(["template"])},pull:{short:new Map,long:new Set(["upload-pack"])},push:{short:new Map,long:new Set(["exec","receive-pack"])},rebase:{short:new Map(
[["X",!0],["f",!1],["i",!1],["k",!1],["m",!1],["n",!1],["q",!1],["r",!1],["s",!0],["v",!1],["x",!0]]),long:new Set(["exec","onto","strategy","strategy-option"])}},
T={short:new Map,long:new Set};function B(e){let n=R[e??""]??T;return{short:new Map([...C.short.entries(),...n.short.entries()]),long:n.long}}function b(e,n=I){
if(e.startsWith("--")){let t2=e.indexOf("=");if(t2>2)return[{name:e.slice(0,t2),value:e.slice(t2+1),needsNext:!1}];let o2=e.slice(2);return[{name:e,needsNext:n.
long.has(o2)}]}if(e.length===2){let t2=e.charAt(1),o2=n.short.get(t2);return[{name:e,needsNext:o2===!0}]}return j(e,n.short)}function j(e,n){let t2=e.slice(1).split(
""),o2=[];for(let a=0;a<t2.length;a++){let s=t2[a],r2=n.get(s);if(r2===void 0)return[{name:e,needsNext:!1}];if(r2){let i=t2.slice(a+1).join("");if(i&&![...i].every(
m2=>n.has(m2)))return o2.push({name:`-${s}`,value:i,needsNext:!1}),o2}o2.push({name:`-${s}`,needsNext:r2})}return o2}function W(e,n=[]){let t2=0;for(;t2<e.length;){
let o2=String(e[t2]);if(!o2.startsWith("-")||o2.length<2)break;let a=b(o2),s=t2+1;for(let r2 of a){let i={name:r2.name,value:r2.value,absorbedNext:!1,isGlobal:!0};
r2.needsNext&&i.value===void 0&&s<e.length&&(i.value=String(e[s]),i.absorbedNext=!0,s++),n.push(i)}t2=s}return{flags:n,taskIndex:t2}}function V(e,n,t2=[]){let o2=B(
n),a=[],s=[],r2=0;for(;r2<e.length;){let i=e[r2];if(r(i)){s.push(...o(i)),r2++;continue}let p2=String(i);if(p2==="--"){for(let d2=r2+1;d2<e.length;d2++){let g2=e[d2];
r(g2)?s.push(...o(g2)):s.push(String(g2))}break}if(!p2.startsWith("-")||p2.length<2){a.push(p2),r2++;continue}let m2=b(p2,o2),u2=r2+1;for(let d2 of m2){let g2={
name:d2.name,value:d2.value,absorbedNext:!1,isGlobal:!1};d2.needsNext&&g2.value===void 0&&u2<e.length&&!r(e[u2])&&(g2.value=String(e[u2]),g2.absorbedNext=!0,u2++),
t2.push(g2)}r2=u2}return{flags:t2,positionals:a,pathspecs:s}}function*q({write:e}){for(let n of e)for(let t2 of K){let o2=t2(n.key);o2&&(yield o2)}}function f(e,n,t2=String(
e)){let o2=typeof e=="string"?new RegExp(`\\s*${e.toLowerCase()}`):e;return function(s){if(o2.test(s))return{category:n,message:`Configuring ${t2} is not permit\
ted without enabling ${n}`}}}function l(e,n){let t2=new RegExp(`\\s*${e.toLowerCase().replace(/\./g,"(..+)?.")}`);return f(t2,n,e)}var K=[f("alias","allowUnsafe\
Alias"),f("core.askPass","allowUnsafeAskPass"),f("core.editor","allowUnsafeEditor"),f("core.fsmonitor","allowUnsafeFsMonitor"),f("core.gitProxy","allowUnsafeGit\
Proxy"),f("core.hooksPath","allowUnsafeHooksPath"),f("core.pager","allowUnsafePager"),f("core.sshCommand","allowUnsafeSshCommand"),l("credential.helper","allowU\
nsafeCredentialHelper"),l("diff.command","allowUnsafeDiffExternal"),f("diff.external","allowUnsafeDiffExternal"),l("difftool.cmd","allowUnsafeDiffExternal"),l("\
diff.textconv","allowUnsafeDiffTextConv"),l("filter.clean","allowUnsafeFilter"),l("filter.process","allowUnsafeFilter"),l("filter.smudge","allowUnsafeFilter"),l(
"gpg.program","allowUnsafeGpgProgram"),f("include.path","allowUnsafeInclude"),l("includeIf","allowUnsafeInclude"),f("init.templateDir","allowUnsafeTemplateDir"),
l("pager.","allowUnsafePager"),l("merge.driver","allowUnsafeMergeDriver"),l("mergetool.path","allowUnsafeMergeDriver"),l("mergetool.cmd","allowUnsafeMergeDriver"),
l("protocol.allow","allowUnsafeProtocolOverride"),l("remote.receivepack","allowUnsafePack"),l("remote.uploadpack","allowUnsafePack"),f("uploadpack.packObjectsHo\
ok","allowUnsafePack"),f("sequence.editor","allowUnsafeEditor"),l("submodule.update","allowUnsafeSubmodule"),l("tar.command","allowUnsafeCommandBinaries"),l("tr\
ailer.cmd","allowUnsafeCommandBinaries"),l("trailer.command","allowUnsafeCommandBinaries"),l("url.insteadOf","allowUnsafeUrlRewrite")];function*H(e,n){for(let t2 of n)
for(let o2 of X){let a=o2(e,t2);a&&(yield a)}}function c2(e,n,t2,{name:o2=String(n),globalOnly:a=!1,withValue:s=!1}={}){let r2=typeof n=="string"?new RegExp(`\\s\
*${n.toLowerCase()}`):n,i=`Use of ${e?`${e} with option `:""}${o2} is not permitted without enabling ${t2}`;return function(m2,u2){if(!(e&&m2!==e)&&!(a&&!u2.isGlobal)&&
!(s&&u2.value===void 0)&&r2.test(u2.name))return{category:t2,message:i}}}var h={globalOnly:!0,withValue:!0},X=[c2(null,/--(upload|receive)-pack/,"allowUnsafePac\
k",{name:"--upload-pack or --receive-pack"}),c2("clone",/^-\w*u/,"allowUnsafePack"),c2("clone","--u","allowUnsafePack"),c2("push",/^--exec$/,"allowUnsafePack",{
name:"--exec"}),c2("rebase",/^(-x|--ex(ec?)?)$/,"allowUnsafeExec",{name:"-x or --exec"}),c2(null,"--template","allowUnsafeTemplateDir"),c2(null,"--exec-path","a\
llowUnsafeExec",h),c2(null,"--git-dir","allowUnsafeConfigPaths",h),c2(null,"--work-tree","allowUnsafeConfigPaths",h),c2(null,/^-C$/,"allowUnsafeConfigPaths",{...h,
name:"-C"})];function k(e,n,t2){return[...H(e,n),...q(t2)]}function Y(...e){let{flags:n,taskIndex:t2}=W(e),o2=t2<e.length?String(e[t2]).toLowerCase():null,a=o2!==
null?e.slice(t2+1):[],{positionals:s,pathspecs:r2}=V(a,o2,n),i=D(o2,n,s);return{task:o2,flags:n.map(J),paths:r2,config:i,vulnerabilities:z(k(o2,n,i))}}function z(e){
return Object.defineProperty(e,"vulnerabilities",{value:e})}function J({value:e,name:n}){return e!==void 0?{name:n,value:e}:{name:n}}var y={editor:"allowUnsafeE\
ditor",git_askpass:"allowUnsafeAskPass",git_config_global:"allowUnsafeConfigPaths",git_config_system:"allowUnsafeConfigPaths",git_config_count:"allowUnsafeConfi\
gEnvCount",git_config_parameters:"allowUnsafeConfigEnvCount",git_config:"allowUnsafeConfigPaths",git_editor:"allowUnsafeEditor",git_exec_path:"allowUnsafeExec",
git_external_diff:"allowUnsafeDiffExternal",git_pager:"allowUnsafePager",git_proxy_command:"allowUnsafeGitProxy",git_template_dir:"allowUnsafeTemplateDir",git_sequence_editor:"\
allowUnsafeEditor",git_ssh:"allowUnsafeSshCommand",git_ssh_command:"allowUnsafeSshCommand",pager:"allowUnsafePager",prefix:"allowUnsafeConfigPaths",ssh_askpass:"\
allowUnsafeAskPass",visual:"allowUnsafeEditor"};function*Q(e){let n=parseInt(e.git_config_count??"0",10);for(let t2=0;t2<n;t2++){let o2=e[`git_config_key_${t2}`],
a=e[`git_config_value_${t2}`];o2!==void 0&&(yield{key:o2.toLowerCase().trim(),value:a,scope:"env"})}}function*Z(e){for(let n of Object.keys(e))if(_(n)){let t2=y[n];
yield{category:t2,message:`Use of "${n.toUpperCase()}" is not permitted without enabling ${t2}`}}}function _(e){return Object.hasOwn(y,e)}function ee(e){let n={};
for(let[t2,o2]of Object.entries(e)){let a=t2.toLowerCase().trim();(_(a)||a.startsWith("git"))&&(n[a]=String(o2))}return n}function ne(e){let n=ee(e),t2={read:[],
write:[...Q(n)]},o2=[...Z(n),...k(null,[],t2)];return{config:t2,vulnerabilities:o2}}function oe(e,n){return[...Y(...e).vulnerabilities,...ne(n).vulnerabilities]}
var import_node_events=_4___toESM(require_node_events(),1),O2=class extends Error{constructor(e,n){super(n),this.task=e,Object.setPrototypeOf(this,new.target.prototype)}},
Ae=class extends O2{constructor(e,n){super(void 0,n),this.config=e}},A2=class extends O2{constructor(e,n,r2){super(e,r2),this.task=e,this.plugin=n,Object.setPrototypeOf(
this,new.target.prototype)}},at=class extends O2{constructor(e,n){super(void 0,n||String(e)),this.git=e}},xe=class extends O2{constructor(e){super(void 0,e)}},I2="\
\0",W2=()=>{};function Ne(t2){return typeof t2!="function"?W2:t2}function $e(t2){return typeof t2=="function"&&t2!==W2}function Pe(t2,e){let n=t2.indexOf(e);return n<=
0?[t2,""]:[t2.substr(0,n),t2.substr(n+1)]}function Me(t2,e=0){return Dt(t2)&&t2.length>e?t2[e]:void 0}function N2(t2,e=0){if(Dt(t2)&&t2.length>e)return t2[t2.length-
1-e]}function Dt(t2){return Bt(t2)}function H2(t2="",e=!0,n=`
`){return t2.split(n).reduce((r2,s)=>{let o2=e?s.trim():s;return o2&&r2.push(o2),r2},[])}function ut(t2,e){return H2(t2,!0).map(n=>e(n))}function Lt(t2){return(0,import_file_exists.
exists)(t2,import_file_exists.FOLDER)}function S2(t2,e){return Array.isArray(t2)?t2.includes(e)||t2.push(e):t2.add(e),e}function De(t2,e){return Array.isArray(t2)&&
!t2.includes(e)&&t2.push(e),t2}function ct(t2,e){if(Array.isArray(t2)){let n=t2.indexOf(e);n>=0&&t2.splice(n,1)}else t2.delete(e);return e}var ft=Object.prototype.
toString.call.bind(Object.prototype.toString);function v(t2){return Array.isArray(t2)?t2:[t2]}function jt(t2){return t2.replace(/[\s-]+(.)/g,(e,n)=>n.toUpperCase())}
function L2(t2){return v(t2).map(e=>e instanceof String?e:String(e))}function p(t2,e=0){if(t2==null)return e;let n=parseInt(t2,10);return Number.isNaN(n)?e:n}function U(t2,e){
let n=[];for(let r2=0,s=t2.length;r2<s;r2++)n.push(e,t2[r2]);return n}function F2(t2){return(Array.isArray(t2)?Buffer.concat(t2):t2).toString("utf-8")}function Le(t2){
return t2?Buffer.isBuffer(t2)?t2.length:Buffer.byteLength(t2):0}function je(t2,e){let n={};return e.forEach(r2=>{t2[r2]!==void 0&&(n[r2]=t2[r2])}),n}function wt(t2=0){
return new Promise(e=>setTimeout(e,t2))}function bt(t2){if(t2!==!1)return t2}function d(t2,e,n){return e(t2)?t2:arguments.length>2?n:void 0}var K2=t2=>Array.isArray(
t2);function st(t2,e){let n=r(t2)?"string":typeof t2;return/number|string|boolean/.test(n)&&(!e||!e.includes(n))}var m=t2=>typeof t2=="string"||r(t2),Be=t2=>m(t2)||
Buffer.isBuffer(t2),G2=t2=>m(t2)||Array.isArray(t2)&&t2.every(m);function lt(t2){return!!t2&&ft(t2)==="[object Object]"}function Ie(t2){return typeof t2=="funct\
ion"}var Bt=t2=>t2==null||"number|boolean|function".includes(typeof t2)?!1:typeof t2.length=="number",V2=(t2=>(t2[t2.SUCCESS=0]="SUCCESS",t2[t2.ERROR=1]="ERROR",
t2[t2.NOT_FOUND=-2]="NOT_FOUND",t2[t2.UNCLEAN=128]="UNCLEAN",t2))(V2||{}),z2=class _z{constructor(e,n){this.stdOut=e,this.stdErr=n}asStrings(){return new _z(this.
stdOut.toString("utf8"),this.stdErr.toString("utf8"))}};function Ue(){throw new Error("LineParser:useMatches not implemented")}var l2=class{constructor(e,n){this.
matches=[],this.useMatches=Ue,this.parse=(r2,s)=>(this.resetMatches(),this._regExp.every((o2,i)=>this.addMatch(o2,i,r2(i)))?this.useMatches(s,this.prepareMatches())!==
!1:!1),this._regExp=Array.isArray(e)?e:[e],n&&(this.useMatches=n)}resetMatches(){this.matches.length=0}prepareMatches(){return this.matches}addMatch(e,n,r2){let s=r2&&
e.exec(r2);return s&&this.pushMatch(n,s),!!s}pushMatch(e,n){this.matches.push(...n.slice(1))}},x2=class extends l2{addMatch(e,n,r2){return/^remote:\s/.test(String(
r2))&&super.addMatch(e,n,r2)}pushMatch(e,n){(e>0||n.length>1)&&super.pushMatch(e,n)}},Fe={binary:"git",maxConcurrentProcesses:5,config:[],trimmed:!1};function Ge(...t2){
let e=process.cwd(),n=Object.assign({baseDir:e,...Fe},...t2.filter(r2=>typeof r2=="object"&&r2));return n.baseDir=n.baseDir||e,n.trimmed=n.trimmed===!0,n}function It(t2,e=[]){
return lt(t2)?Object.keys(t2).reduce((n,r2)=>{let s=t2[r2];if(r(s))n.push(s);else if(st(s,["boolean"]))n.push(r2+"="+s);else if(Array.isArray(s))for(let o2 of s)
st(o2,["string","number"])||n.push(r2+"="+o2);else n.push(r2);return n},e):e}function h2(t2,e=0,n=!1){let r2=[];for(let s=0,o2=e<0?t2.length:e;s<o2;s++)"string|\
number".includes(typeof t2[s])&&r2.push(String(t2[s]));return It(ht(t2),r2),n||r2.push(...ze(t2)),r2}function ze(t2){let e=typeof N2(t2)=="function";return L2(d(
N2(t2,e?1:0),K2,[]))}function ht(t2){let e=Ie(N2(t2));return d(N2(t2,e?1:0),lt)}function u(t2,e=!0){let n=Ne(N2(t2));return e||$e(n)?n:void 0}function Tt(t2,e){
return t2(e.stdOut,e.stdErr)}function E2(t2,e,n,r2=!0){return v(n).forEach(s=>{for(let o2=H2(s,r2),i=0,a=o2.length;i<a;i++){let c3=(y2=0)=>{if(!(i+y2>=a))return o2[i+
y2]};e.some(({parse:y2})=>y2(c3,t2))}}),t2}var mt=({exitCode:t2},e,n,r2)=>{if(t2===V2.UNCLEAN&&Ve(e))return n(Buffer.from("false"));r2(e)},Ut=t2=>t2.trim()==="t\
rue";function We(t2){switch(t2){case"bare":return Ke();case"root":return He()}return{commands:["rev-parse","--is-inside-work-tree"],format:"utf-8",onError:mt,parser:Ut}}
function He(){return{commands:["rev-parse","--git-dir"],format:"utf-8",onError:mt,parser(e){return/^\.(git)?$/.test(e.trim())}}}function Ke(){return{commands:["\
rev-parse","--is-bare-repository"],format:"utf-8",onError:mt,parser:Ut}}function Ve(t2){return/(Not a git repository|Kein Git-Repository)/i.test(String(t2))}var Xe=class{constructor(e){
this.paths=[],this.files=[],this.folders=[],this.dryRun=e}},Ye=/^[a-z]+\s*/i,Qe=/^[a-z]+\s+[a-z]+\s*/i,Je=/\/$/;function Ze(t2,e){let n=new Xe(t2),r2=t2?Qe:Ye;return H2(
e).forEach(s=>{let o2=s.replace(r2,"");n.paths.push(o2),(Je.test(o2)?n.folders:n.files).push(o2)}),n}var Ft=[];function tn(t2){return{commands:Ft,format:"empty",
parser:t2}}function b2(t2){return{commands:Ft,format:"empty",parser(){throw typeof t2=="string"?new xe(t2):t2}}}function g(t2,e=!1){return{commands:t2,format:"u\
tf-8",parser(n){return e?String(n).trim():n}}}function Gt(t2){return{commands:t2,format:"buffer",parser(e){return e}}}function en(t2){return t2.format==="buffer"}
function kt(t2){return t2.format==="empty"||!t2.commands.length}var nn="Git clean interactive mode is not supported",rn='Git clean mode parameter ("n" or "f") i\
s required',sn="Git clean unknown option found in: ",zt=(t2=>(t2.DRY_RUN="n",t2.FORCE="f",t2.IGNORED_INCLUDED="x",t2.IGNORED_ONLY="X",t2.EXCLUDING="e",t2.QUIET=
"q",t2.RECURSIVE="d",t2))(zt||{}),qt=new Set(["i",...L2(Object.values(zt))]);function on(t2,e){let{cleanMode:n,options:r2,valid:s}=cn(t2);return n?s.options?(r2.
push(...e),r2.some(hn)?b2(nn):an(n,r2)):b2(sn+JSON.stringify(t2)):b2(rn)}function an(t2,e){return{commands:["clean",`-${t2}`,...e],format:"utf-8",parser(r2){return Ze(
t2==="n",r2)}}}function un(t2){return Array.isArray(t2)&&t2.every(e=>qt.has(e))}function cn(t2){let e,n=[],r2={cleanMode:!1,options:!0};return t2.replace(/[^a-z]i/g,
"").split("").forEach(s=>{fn(s)?(e=s,r2.cleanMode=!0):r2.options=r2.options&&ln(n[n.length]=`-${s}`)}),{cleanMode:e,options:n,valid:r2}}function fn(t2){return t2===
"f"||t2==="n"}function ln(t2){return/^-[a-z]$/i.test(t2)&&qt.has(t2.charAt(1))}function hn(t2){return/^-[^\-]/.test(t2)?t2.indexOf("i")>0:t2==="--interactive"}var mn=class{constructor(){
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
split(/\n/g).map(hs).filter(Boolean)}function hs(t2){let e=t2.trim().replace(/^["']|["']$/g,"");return e&&(0,import_node_path3.normalize)(e)}var ms=[new l2(/From (.+)$/,
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
onClose:t2=!0,onExit:e=50}={}){function n(){let s=-1,o2={close:(0,import_promise_deferred.deferred)(),closeTimeout:(0,import_promise_deferred.deferred)(),exit:(0,import_promise_deferred.
deferred)(),exitTimeout:(0,import_promise_deferred.deferred)()},i=Promise.race([t2===!1?$t:o2.closeTimeout.promise,e===!1?$t:o2.exitTimeout.promise]);return r2(
t2,o2.close,o2.closeTimeout),r2(e,o2.exit,o2.exitTimeout),{close(a){s=a,o2.close.done()},exit(a){s=a,o2.exit.done()},get exitCode(){return s},result:i}}function r2(s,o2,i){
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
n.add(Fs(r2.allowEnvironment??[],r2.unsafe?.allowAbbreviatedOptions)),new f2(r2,n)},graceMsMax=2e3;async function runGitCommand({clock,stop:ending},command){let isEnding=()=>ending?.
aborted===!0;if(isEnding())throw _1_cancelled();let abort=new AbortController,limit,cancels=[],{promise:leftBehind,resolve:leave}=Promise.withResolvers(),stop=hit=>{
limit===void 0&&(limit=hit,abort.abort(),cancels.push(clock.after(graceMsMax,()=>leave({kind:"stopped",how:hit}))))},bytes=0,count=piece=>{bytes+=piece.length,bytes>
command.outputBytesMax&&stop("output")};cancels.push(clock.after(command.msMax,()=>stop("time")));let onEnding=()=>stop("signal");ending?.addEventListener("abor\
t",onEnding,{once:!0}),cancels.push(()=>ending?.removeEventListener("abort",onEnding));let ended=async()=>{let git=wo({baseDir:command.folder,binary:command.binary,
abort:abort.signal,input:()=>command.input,errors:keepExitCode,...command.permissions});return git.env({...command.env}).outputHandler((_3,stdout,stderr)=>{for(let stream of[
stdout,stderr])stream.on("data",count);stdout.once("end",()=>stdout.emit("data",Buffer.alloc(0)))}),git.raw([...command.args]).then(stdout=>({kind:"ended",exitCode:0,
stdout,stderr:""}))};try{return await Promise.race([ended(),leftBehind])}catch(error){if(isEnding())throw _1_cancelled();if(limit!==void 0)return{kind:"stopped",
how:limit};if(error instanceof A2)throw error;if(!(error instanceof GitExit))return{kind:"stopped",how:error instanceof EndedBySignal?"signal":"start"};let{exitCode,
stdout,stderr}=error;return{kind:"ended",exitCode,stdout,stderr}}finally{for(let cancel of cancels)cancel()}}var EndedBySignal=class extends O2{},GitExit=class extends O2{exitCode;stdout;stderr;constructor(exitCode,stdout,stderr){
super(void 0,stderr),this.exitCode=exitCode,this.stdout=stdout,this.stderr=stderr}},keepExitCode=(error,result)=>{let exitCode=result.exitCode;if(exitCode===0)return;
if(error instanceof Error&&!(error instanceof O2))return error;if(exitCode===null)return new EndedBySignal;if(exitCode<0)return error??new Error("git did not st\
art");let text=pieces=>Buffer.concat(pieces).toString("utf8");return new GitExit(exitCode,text(result.stdOut),text(result.stdErr))};_3_init_node_22();function gitArguments(top){
return["--no-pager","--literal-pathspecs","--no-replace-objects",...fixedConfiguration.flatMap(entry=>["-c",entry]),"-c",`safe.directory=${top}`]}var fixedConfiguration=[
"core.fsmonitor=false","core.hooksPath=/dev/null","core.ignoreCase=false","core.attributesFile=/dev/null","protocol.allow=never","safe.bareRepository=explicit",
"diff.external=","core.sshCommand=false","credential.helper="];function gitEnvironment(of){return{...plainEnvironment(of.path,of.home),GIT_DIR:of.gitDir,GIT_WORK_TREE:of.
workTree,GIT_INDEX_FILE:of.index,GIT_OBJECT_DIRECTORY:of.objects,GIT_ALTERNATE_OBJECT_DIRECTORIES:of.alternates}}function plainEnvironment(path,home){return{GIT_CONFIG_NOSYSTEM:"\
1",GIT_CONFIG_GLOBAL:"/dev/null",GIT_TERMINAL_PROMPT:"0",GIT_OPTIONAL_LOCKS:"0",GIT_ATTR_NOSYSTEM:"1",GIT_GRAFT_FILE:"/dev/null",GIT_NO_LAZY_FETCH:"1",GIT_ALLOW_PROTOCOL:"\
none",PATH:path,HOME:home,LC_ALL:"C"}}var simpleGitPermissions={unsafe:{allowUnsafeFsMonitor:!0,allowUnsafeHooksPath:!0,allowUnsafeProtocolOverride:!0,allowUnsafeDiffExternal:!0,
allowUnsafeSshCommand:!0,allowUnsafeCredentialHelper:!0,allowUnsafeConfigPaths:!0},allowEnvironment:["GIT_CONFIG_NOSYSTEM","GIT_CONFIG_GLOBAL","GIT_TERMINAL_PRO\
MPT","GIT_OPTIONAL_LOCKS","GIT_ATTR_NOSYSTEM","GIT_GRAFT_FILE","GIT_NO_LAZY_FETCH","GIT_ALLOW_PROTOCOL","GIT_DIR","GIT_WORK_TREE","GIT_INDEX_FILE","GIT_OBJECT_D\
IRECTORY","GIT_ALTERNATE_OBJECT_DIRECTORIES"]},fetchOptions=["--quiet","--no-tags","--no-recurse-submodules","--no-write-fetch-head","--no-auto-maintenance","--\
no-write-commit-graph","--refmap=","--upload-pack=git-upload-pack"],remoteConfiguration=["core.askPass=","core.gitProxy=","protocol.version=2"],networkEnvironment=[
"http_proxy","https_proxy","all_proxy","no_proxy","HTTPS_PROXY","ALL_PROXY","NO_PROXY","SSL_CERT_FILE","SSL_CERT_DIR","GIT_SSL_CAINFO"];function moduleObjectFolders(top,gitFolders){
let stored=gitFolders.flatMap(folder=>repositoriesIn((0,import_node_path2.join)(folder,"modules"),modulesDepthMax)),checkedOut=[...(readOptional((0,import_node_path2.
join)(top,".gitmodules"))??"").matchAll(/^\s*path\s*=\s*(.+?)\s*$/gmu)].flatMap(([,path=""])=>_1_isRelativePath(path)&&isOwnFolder((0,import_node_path2.join)(top,
path))?[(0,import_node_path2.join)(top,path,".git/objects")]:[]);return[...new Set([...stored,...checkedOut.filter(folder=>(0,import_node_fs2.existsSync)(folder))])].
slice(0,modulesMax)}function isOwnFolder(folder){let objects=(0,import_node_path2.join)(folder,".git/objects");return(0,import_node_fs2.existsSync)(objects)&&(0,import_node_fs2.
realpathSync)(objects)===objects}var modulesMax=200,modulesDepthMax=8;function repositoriesIn(folder,depth){return depth===0?[]:foldersIn(folder).flatMap(name=>{
let place=(0,import_node_path2.join)(folder,name),objects=(0,import_node_path2.join)(place,"objects");return(0,import_node_fs2.existsSync)((0,import_node_path2.
join)(place,"HEAD"))&&(0,import_node_fs2.existsSync)(objects)?[objects,...repositoriesIn((0,import_node_path2.join)(place,"modules"),depth-1)]:repositoriesIn(place,
depth-1)})}function foldersIn(folder){try{return(0,import_node_fs2.readdirSync)(folder,{withFileTypes:!0}).filter(entry=>entry.isDirectory()).map(({name})=>name)}catch{
return[]}}var repositoryLimits={commandMsMax:18e4,fetchMsMax:12e4},outputBytesMax=512*1024*1024;async function openRepository(host,folder,limits=repositoryLimits){
let start=await realFolder(folder),planted=await nearestRepository(start),binary=await findGit(host.env.PATH??"",[start,...planted===void 0?[]:[planted]]),scratch=_0_removable(
_0_makeTemporary(host.temporaryFolder,"lanser-repository-"));try{let place=await locate(host,limits,binary,scratch.folder,start);if(_1_isInside(binary,place.top))
throw noGit();return await prepareScratch(scratch.folder,place.objectFormat),new Repository(host,limits,{binary,scratch,...place})}catch(error){throw scratch[Symbol.
dispose](),error}}var Repository=class{top;gitDir;commonDir;objectFormat;objectScratch;#host;#limits;#binary;#scratch;#removal;#objectFolders;#reader;#headers;constructor(host,limits,place){
this.#host=host,this.#limits=limits,this.#binary=place.binary,this.#scratch=place.scratch.folder,this.#removal=place.scratch;let modules=moduleObjectFolders(place.
top,[...new Set([place.gitDir,place.commonDir])]);this.#objectFolders=[place.objectFolder,...modules],this.top=place.top,this.gitDir=place.gitDir,this.commonDir=
place.commonDir,this.objectFormat=place.objectFormat,this.objectScratch=(0,import_node_path2.join)(this.#scratch,"git/objects")}async raw(args,view,input=Buffer.
alloc(0),first=gitArguments(this.top)){let result=await runGitCommand(this.#host,{binary:this.#binary,folder:this.#folder(view),args:[...first,...args],env:this.
environment(view),input,permissions:simpleGitPermissions,msMax:this.#limits.commandMsMax,outputBytesMax});if(result.kind==="ended")return result;throw stopped(args,
result.how,this.#limits)}async text(args,view,input=Buffer.alloc(0)){let result=await this.raw(args,view,input);if(result.exitCode!==0)throw commandError(args,result.
exitCode,result.stderr);return result.stdout}async bytes(args,view){return(await this.#run(args,view,null)).stdout}async stream(args,view,onOutput){await this.#run(
args,view,onOutput)}async#run(args,view,onOutput){let request={file:this.#binary,args:[...gitArguments(this.top),...args],cwd:this.#folder(view),env:this.environment(
view)},options={input:Buffer.alloc(0),msMax:this.#limits.commandMsMax,onOutput},result=await run(this.#host,request,options);if(result.timedOut)throw stopped(args,
"time",this.#limits);if(result.exitCode===null)throw stopped(args,"signal",this.#limits);if(result.exitCode!==0)throw commandError(args,result.exitCode,result.stderr);
return result}async fetch(options,wanted,configuration=[]){let settings=configuration.flatMap(entry=>["-c",entry]);return this.#remote([...settings,"fetch",...fetchOptions,
...options,"--stdin","origin"],wanted)}async lsRemote(ref){return this.#remote(["ls-remote","--quiet","--upload-pack=git-upload-pack","--end-of-options","origin",
ref],[])}#remote(args,lines){let{GIT_OBJECT_DIRECTORY:_3,GIT_ALTERNATE_OBJECT_DIRECTORIES:__,...env}=this.environment("history");for(let name of networkEnvironment){
let value=this.#host.env[name];value!==void 0&&(env[name]=value)}return run(this.#host,{file:this.#binary,args:[...gitArguments(this.top),...remoteConfiguration.
flatMap(entry=>["-c",entry]),...args],cwd:this.#folder("history"),env:{...env,GIT_ALLOW_PROTOCOL:"https:http:file"}},{input:Buffer.from(lines.map(line=>`${line}\

`).join("")),msMax:this.#limits.fetchMsMax,onOutput:null})}get objects(){return this.#reader??=this.#batch("--batch",!0),this.#reader}get headers(){return this.#headers??=
this.#batch("--batch-check",!1),this.#headers}#batch(mode,isWhole){let request={file:this.#binary,args:[...gitArguments(this.top),"cat-file",mode],cwd:this.#folder(
"objects"),env:this.environment("objects"),detached:!0},{clock,stop}=this.#host;if(stop?.aborted===!0)throw _1_cancelled();let reader=new BatchReader(this.#host.
spawn(request),clock,this.#limits.commandMsMax,isWhole);return stop?.addEventListener("abort",()=>reader.stop(_1_cancelled()),{once:!0}),reader}environment(view){
let own=view==="objects"||view==="index";return gitEnvironment({path:(0,import_node_path2.dirname)(this.#binary),home:(0,import_node_path2.join)(this.#scratch,"\
home"),gitDir:own?(0,import_node_path2.join)(this.#scratch,"git"):this.gitDir,workTree:this.#folder(view),index:view==="work-tree"?(0,import_node_path2.join)(this.
gitDir,"index"):(0,import_node_path2.join)(this.#scratch,view==="index"?"index":"none"),objects:this.objectScratch,alternates:view==="index"?"":this.#objectFolders.
map(quoteAlternate).join(":")})}#folder(view){return view==="work-tree"?this.top:(0,import_node_path2.join)(this.#scratch,"nothing")}async[Symbol.asyncDispose](){
await Promise.all([this.#reader?.close(),this.#headers?.close()]),this.#removal[Symbol.dispose]()}};function isObjectId(text){return/^[0-9a-f]{40}([0-9a-f]{24})?$/.
test(text)}function stopped([command=""],how,{commandMsMax}){let words={time:timeoutText(commandMsMax),output:`printed more than ${outputBytesMax} bytes`,signal:wasEnded};
return how==="start"?new _1_UserError("machine-limit",`the command git ${command} did not start`):new GitFailed(command,words[how])}function commandError(args,exitCode,stderr){
return isDamage(stderr)?new DamagedObjects(args[0]??"",stderr.trim()):new Error(`git ${args[0]} ended with ${exitCode}: ${stderr.trim()}`)}async function realFolder(folder){
try{let real=await(0,import_promises.realpath)(folder);if((await(0,import_promises.stat)(real)).isDirectory())return real}catch(error){throw new _1_UserError("n\
o-repository",`the folder ${folder} does not exist`,{cause:error})}throw new _1_UserError("no-repository",`${folder} is not a folder`)}async function locate(host,limits,binary,scratch,start){
let ask2=async(...question)=>{let result=await runGitCommand(host,{binary,folder:start,args:[...gitArguments("*"),"rev-parse","--path-format=absolute",...question],
env:plainEnvironment((0,import_node_path2.dirname)(binary),(0,import_node_path2.join)(scratch,"home")),input:Buffer.alloc(0),permissions:simpleGitPermissions,msMax:limits.
commandMsMax,outputBytesMax});if(result.kind==="stopped")throw stopped(["rev-parse"],result.how,limits);if(result.exitCode!==0)throw noRepository(start,result.stderr);
return result.stdout.replace(/\n$/,"")},questions=[["--show-toplevel"],["--absolute-git-dir"],["--git-common-dir"],["--git-path","objects"],["--show-object-form\
at"]],together=(await ask2(...questions.flat())).split(`
`),answers=together.length===questions.length?together:await Promise.all(questions.map(question=>ask2(...question))),[top="",gitDir="",commonDir="",objectFolder="",
format=""]=answers;if(!_1_isInside(start,top)||!await exists((0,import_node_path2.join)(top,".git")))throw noRepository(start,"the configuration (core.worktree)\
 names a working tree in another place");return{top,gitDir,commonDir,objectFolder,objectFormat:format==="sha256"?"sha256":"sha1"}}async function prepareScratch(scratch,format){
for(let name of["home","nothing","git/refs","git/objects/info","git/objects/pack"])await(0,import_promises.mkdir)((0,import_node_path2.join)(scratch,name),{recursive:!0});
await(0,import_promises.writeFile)((0,import_node_path2.join)(scratch,"git/HEAD"),`ref: refs/heads/none
`);let extensions=format==="sha256"?`[extensions]
	objectFormat = sha256
`:"";await(0,import_promises.writeFile)((0,import_node_path2.join)(scratch,"git/config"),`[core]
	repositoryFormatVersion = 1
${extensions}`)}function noRepository(folder,gitMessage){let reason=gitMessage.trim().split(`
`)[0]??"",more=/^fatal: not a git repository \(or any /u.test(reason)?"":`: ${reason}`;return new _1_UserError("no-repository",`${folder} is not in a git reposi\
tory with a working tree${more}`)}async function nearestRepository(start){for(let folder=start;;folder=(0,import_node_path2.dirname)(folder)){if(await exists((0,import_node_path2.
join)(folder,".git")))return folder;if(folder===(0,import_node_path2.dirname)(folder))return}}async function exists(file){return(0,import_promises.access)(file).
then(()=>!0,()=>!1)}function quoteAlternate(folder){return/[:"\\\n]/.test(folder)?`"${folder.replaceAll("\\","\\\\").replaceAll('"','\\"').replaceAll(`
`,"\\n")}"`:folder}async function findGit(path,forbidden){for(let folder of path.split(import_node_path2.delimiter)){if(!(0,import_node_path2.isAbsolute)(folder))
continue;let file=(0,import_node_path2.join)(folder,"git");if(!/^[A-Za-z0-9/._~-]+$/.test(file)||!await isProgram(file))continue;let real=await(0,import_promises.
realpath)(file);if(!forbidden.some(root=>_1_isInside(file,root)||_1_isInside(real,root)))return file}throw noGit()}function noGit(){return new _1_UserError("no-\
git","PATH has no git program outside the repository")}async function isProgram(file){try{return await(0,import_promises.access)(file,import_node_fs2.constants.
X_OK),(await(0,import_promises.stat)(file)).isFile()}catch{return!1}}_3_init_node_22();var treeMode="040000";function parseTreeEntries(bytes,format){let entries=new Map,
idBytes=format==="sha256"?32:20,before="";for(let at2=0;at2<bytes.length;){let space=bytes.indexOf(32,at2),nul=bytes.indexOf(0,space),end=nul+1+idBytes;if(space<
0||nul<0||end>bytes.length)return;let name=bytes.toString("latin1",space+1,nul),mode=modeOf(bytes.toString("latin1",at2,space));if(mode===void 0||name===""||name.
includes("/")||entries.has(name))return;let key=mode===treeMode?`${name}/`:name;if(key<before)return;before=key,entries.set(name,{mode,id:bytes.toString("hex",nul+
1,end)}),at2=end}return entries}var kinds=new Map([[40960,"120000"],[16384,treeMode],[57344,"160000"]]);function modeOf(written){if(!/^[0-7]{5,6}$/u.test(written))
return;let mode=Number.parseInt(written,8),kind=mode&61440;return kind===32768?(mode&64)===0?"100644":"100755":kinds.get(kind)}var fileBytesMax=20*1024*1024,metaBytesMax=64*
1024*1024;async function readBlob(repository,id,bytesMax=fileBytesMax){let answer=await ask(repository,id,bytesMax);if(answer.kind==="object"&&answer.type==="bl\
ob")return answer.bytes;if(answer.kind==="too-large")throw new _1_UserError("unreadable-file",`the git object ${id} is larger than ${bytesMax} bytes`);let what=answer.
kind==="object"?`the object is a ${answer.type}`:answer.kind;throw new DamagedObjects("cat-file",`git cannot read the blob ${id}: ${what}`)}async function readFileAt(repository,treeOrCommit,path,bytesMax=fileBytesMax){
let found=await entryAt(repository,treeOrCommit,path);return found?.mode.startsWith("100")===!0?readBlob(repository,found.id,bytesMax):void 0}async function readFileId(repository,treeOrCommit,path){
let found=await entryAt(repository,treeOrCommit,path);return found?.mode.startsWith("100")===!0?found.id:void 0}async function hasFolderAt(repository,treeOrCommit,path){
return(await entryAt(repository,treeOrCommit,path))?.mode===treeMode}async function readObjectType(repository,id){let answer=await ask(repository,id,0);return answer.
kind==="missing"?void 0:answer.type}async function entryAt(repository,treeOrCommit,path){let tree=(await readCommit(repository,treeOrCommit))?.tree??treeOrCommit,
entry={mode:treeMode,id:tree};for(let name of path.split("/")){if(entry.mode!==treeMode)return;let answer=await ask(repository,entry.id,metaBytesMax);if(answer.
kind!=="object"||answer.type!=="tree")throw new DamagedObjects("cat-file",`${entry.id} is not a readable tree`);let entries=parseTreeEntries(answer.bytes,repository.
objectFormat);if(entries===void 0)throw new DamagedObjects("cat-file",`${entry.id} is not a well-formed tree`);let next=entries.get(Buffer.from(name).toString("\
latin1"));if(next===void 0)return;entry=next}return entry}async function readCommit(repository,id){let answer=await ask(repository,id,metaBytesMax);if(answer.kind!==
"object"||answer.type!=="commit")return;let header=answer.bytes.toString("latin1").split(`

`,1)[0]??"",of=name=>header.split(`
`).flatMap(line=>line.startsWith(`${name} `)?[line.slice(name.length+1)]:[]),tree=of("tree")[0],parents=of("parent");if(tree===void 0||![tree,...parents].every(
isObjectId))throw new DamagedObjects("cat-file",`${id} is not a well-formed commit`);return{commit:id,tree,parents}}async function resolveRevision(repository,revision){
return(await resolveAll(repository,[revision]))[0]}async function resolveAll(repository,revisions){if(revisions.some(revision=>revision===""||/[\n\0]/.test(revision)))
return revisions.map(()=>{});let length=idLengths[repository.objectFormat];if(revisions.every(one=>isObjectId(one)&&one.length===length)&&(await Promise.all(revisions.
map(id=>readObjectType(repository,id)))).every(type=>type==="commit"))return revisions;let input=Buffer.from(revisions.map(revision=>`${revision}^{commit}
`).join("")),answer=await repository.raw(["cat-file","--batch-check"],"history",input),lines=answer.exitCode===0?answer.stdout.split(`
`):[];return revisions.map((_3,index)=>{let[id,type]=lines[index]?.split(" ")??[];return id!==void 0&&isObjectId(id)&&type==="commit"?id:void 0})}async function checkObjects(repository,ids){
if(!ids.every(isObjectId))throw new Error(`not all object ids: ${ids.join(" ").slice(0,200)}`);if(ids.length===0)return[];if(ids.length<=fewMax)return Promise.all(
ids.map(id=>checkOne(repository,id)));let input=Buffer.from(ids.map(id=>`${id}
`).join("")),lines=(await repository.text(["cat-file","--batch-check"],"objects",input)).split(`
`);return ids.map((_3,index)=>{let match=/^([0-9a-f]{40,64}) (blob|tree|commit|tag) ([0-9]+)$/.exec(lines[index]??"");return match===null?void 0:{id:match[1]??"",
type:match[2]??"",size:Number(match[3])}})}var fewMax=1e3;async function checkOne(repository,id){let answer=await repository.headers.read(id,0);return answer.kind===
"too-large"?{id,type:answer.type,size:answer.size}:void 0}function ask(repository,id,bytesMax){if(!isObjectId(id))throw new Error(`not an object id: ${id}`);return repository.
objects.read(id,bytesMax)}import{createRequire as lanserCreateRequire4}from"node:module";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require5=lanserCreateRequire4(import.meta.url),require_ucs2length=_4___commonJS({"node_modules/ajv/dist/runtime/ucs2length.js"(exports){
"use strict";_3_init_node_22(),Object.defineProperty(exports,"__esModule",{value:!0});function ucs2length(str){let len=str.length,length=0,pos=0,value;for(;pos<
len;)length++,value=str.charCodeAt(pos++),value>=55296&&value<=56319&&pos<len&&(value=str.charCodeAt(pos),(value&64512)===56320&&pos++);return length}exports.default=
ucs2length,ucs2length.code='require("ajv/dist/runtime/ucs2length").default'}});import{createRequire as lanserCreateRequire5}from"node:module";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require6=lanserCreateRequire5(import.meta.url);_3_init_node_22();function push(lists,key,item){let list=lists.get(key);list===void 0?lists.
set(key,[item]):list.push(item)}export{DamagedObjects as _0_DamagedObjects,GitFailed as _0_GitFailed,checkObjects as _0_checkObjects,commandError as _0_commandError,fileBytesMax as _0_fileBytesMax,
gitArguments as _0_gitArguments,hasFolderAt as _0_hasFolderAt,isObjectId as _0_isObjectId,metaBytesMax as _0_metaBytesMax,openRepository as _0_openRepository,parseTreeEntries as _0_parseTreeEntries,
readBlob as _0_readBlob,readCommit as _0_readCommit,readFileAt as _0_readFileAt,readFileId as _0_readFileId,readObjectType as _0_readObjectType,require_promises as _0_require_promises,
resolveAll as _0_resolveAll,resolveRevision as _0_resolveRevision,treeMode as _0_treeMode,killGroup as _1_killGroup,run as _1_run,beginningOf as _2_beginningOf,
blobHeader as _2_blobHeader,blobId as _2_blobId,createBlobHash as _2_createBlobHash,createSha256 as _2_createSha256,fileBytes as _2_fileBytes,idLengths as _2_idLengths,
objectId as _2_objectId,readBeginning as _2_readBeginning,readFileBytes as _2_readFileBytes,readFileText as _2_readFileText,readOptional as _2_readOptional,sha256Bytes as _2_sha256Bytes,
sha256Hex as _2_sha256Hex,require_ucs2length as _3_require_ucs2length,push as _4_push};
