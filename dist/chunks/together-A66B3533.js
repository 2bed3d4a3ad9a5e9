import{createRequire as lanserCreateRequire3}from"node:module";import{createRequire as lanserCreateRequire2}from"node:module";import{createRequire as lanserCreateRequire}from"node:module";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.
write("lanser needs Node 22.17 or newer; this is Node "+process.versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require2=lanserCreateRequire(import.meta.url),__create=Object.create,__defProp=Object.defineProperty,__getOwnPropDesc=Object.getOwnPropertyDescriptor,
__getOwnPropNames=Object.getOwnPropertyNames,__getProtoOf=Object.getPrototypeOf,__hasOwnProp=Object.prototype.hasOwnProperty,__knownSymbol=(name,symbol)=>(symbol=
Symbol[name])?symbol:Symbol.for("Symbol."+name),__typeError=msg=>{throw TypeError(msg)},__require=(x=>typeof require2<"u"?require2:typeof Proxy<"u"?new Proxy(x,
{get:(a,b)=>(typeof require2<"u"?require2:a)[b]}):x)(function(x){if(typeof require2<"u")return require2.apply(this,arguments);throw Error('Dynamic require of "'+
x+'" is not supported')}),__esm=(fn,res,err)=>function(){if(err)throw err[0];try{return fn&&(res=(0,fn[__getOwnPropNames(fn)[0]])(fn=0)),res}catch(e){throw err=
[e],e}},__commonJS=(cb,mod)=>function(){try{return mod||(0,cb[__getOwnPropNames(cb)[0]])((mod={exports:{}}).exports,mod),mod.exports}catch(e){throw mod=0,e}},__export=(target,all)=>{
for(var name in all)__defProp(target,name,{get:all[name],enumerable:!0})},__copyProps=(to,from,except,desc)=>{if(from&&typeof from=="object"||typeof from=="func\
tion")for(let key of __getOwnPropNames(from))!__hasOwnProp.call(to,key)&&key!==except&&__defProp(to,key,{get:()=>from[key],enumerable:!(desc=__getOwnPropDesc(from,
key))||desc.enumerable});return to},__toESM=(mod,isNodeMode,target)=>(target=mod!=null?__create(__getProtoOf(mod)):{},__copyProps(isNodeMode||!mod||!mod.__esModule?
__defProp(target,"default",{value:mod,enumerable:!0}):target,mod)),__toCommonJS=mod=>__copyProps(__defProp({},"__esModule",{value:!0}),mod),__toBinaryNode=Uint8Array.
fromBase64||(base64=>new Uint8Array(Buffer.from(base64,"base64"))),__using=(stack,value,async)=>{if(value!=null){typeof value!="object"&&typeof value!="function"&&
__typeError("Object expected");var dispose,inner;async&&(dispose=value[__knownSymbol("asyncDispose")]),dispose===void 0&&(dispose=value[__knownSymbol("dispose")],
async&&(inner=dispose)),typeof dispose!="function"&&__typeError("Object not disposable"),inner&&(dispose=function(){try{inner.call(this)}catch(e){return Promise.
reject(e)}}),stack.push([async,dispose,value])}else async&&stack.push([async]);return value},__callDispose=(stack,error,hasError)=>{var E=typeof SuppressedError==
"function"?SuppressedError:function(e,s,m,_){return _=Error(m),_.name="SuppressedError",_.error=e,_.suppressed=s,_},fail=e=>error=hasError?new E(e,error,"An err\
or was suppressed during disposal"):(hasError=!0,e),next=it=>{for(;it=stack.pop();)try{var result=it[1]&&it[1].call(it[2]);if(it[0])return Promise.resolve(result).
then(next,e=>(fail(e),next()))}catch(e){fail(e)}if(hasError)throw error};return next()};(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require3=lanserCreateRequire2(import.meta.url);function addMissing(globals){let missing={DisposableStack:BridgedDisposableStack,AsyncDisposableStack:BridgedAsyncDisposableStack};
for(let[name,value]of Object.entries(missing))name in globals||Object.defineProperty(globals,name,{value,configurable:!0,writable:!0});let own=globals.RegExp;own.
escape??=escapeForRegExp}function escapeForRegExp(text){return text.replace(/[\\^$.*+?()[\]{}|/]/g,"\\$&")}function disposeOf(value){if(Symbol.asyncDispose in value)
return value[Symbol.asyncDispose]();value[Symbol.dispose]()}function openOf(disposals){if(disposals===void 0)throw new ReferenceError("The stack has already bee\
n disposed of.");return disposals}var BridgedDisposableStack,BridgedAsyncDisposableStack,Failures,init_node_22=__esm({"scripts/node-22.ts"(){"use strict";BridgedDisposableStack=
class _BridgedDisposableStack{#disposals=[];get disposed(){return this.#disposals===void 0}use(value){return value!=null&&this.defer(()=>value[Symbol.dispose]()),
value}adopt(value,dispose){return this.defer(()=>dispose(value)),value}defer(dispose){openOf(this.#disposals).push(dispose)}move(){let moved=new _BridgedDisposableStack;
return moved.#disposals=openOf(this.#disposals),this.#disposals=void 0,moved}dispose(){let failures=new Failures,disposals=this.#disposals??[];this.#disposals=void 0;
for(let dispose of disposals.toReversed())try{dispose()}catch(error){failures.add(error)}failures.raise()}[Symbol.dispose](){this.dispose()}},BridgedAsyncDisposableStack=
class _BridgedAsyncDisposableStack{#disposals=[];get disposed(){return this.#disposals===void 0}use(value){return value!=null&&this.defer(()=>disposeOf(value)),
value}adopt(value,dispose){return this.defer(()=>dispose(value)),value}defer(dispose){openOf(this.#disposals).push(dispose)}move(){let moved=new _BridgedAsyncDisposableStack;
return moved.#disposals=openOf(this.#disposals),this.#disposals=void 0,moved}async disposeAsync(){let failures=new Failures,disposals=this.#disposals??[];this.#disposals=
void 0;for(let dispose of disposals.toReversed())try{await dispose()}catch(error){failures.add(error)}failures.raise()}[Symbol.asyncDispose](){return this.disposeAsync()}},
Failures=class{#failure;add(error){let earlier=this.#failure;this.#failure=earlier===void 0?{error}:{error:Object.assign(new Error("An error was suppressed duri\
ng disposal."),{error,suppressed:earlier.error})}}raise(){if(this.#failure!==void 0)throw this.#failure.error}},addMissing(globalThis)}});(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require4=lanserCreateRequire3(import.meta.url),require_node_path=__commonJS({"builtin:node:path"(exports,module){init_node_22(),module.
exports=__require("node:path")}});import{createRequire as lanserCreateRequire5}from"node:module";import{createRequire as lanserCreateRequire4}from"node:module";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require5=lanserCreateRequire4(import.meta.url);init_node_22();function lineStarts(text){let starts=[0];for(let at=0;at<text.length;at++){
let unit=text.charCodeAt(at);(unit===lineFeed||unit===carriageReturn&&text.charCodeAt(at+1)!==lineFeed)&&starts.push(at+1)}return starts}function splitText(text){
let starts=lineStarts(text);return starts.map((start,index)=>text.slice(start,endOfLine(text,start,starts[index+1])))}function endOfLine(text,start,next){return next===
void 0?text.length:next-2>=start&&text.charCodeAt(next-2)===carriageReturn&&text.charCodeAt(next-1)===lineFeed?next-2:next-1}function positionAt(starts,offset){
let low=0,high=starts.length-1;for(;low<high;){let middle=low+high+1>>1;(starts[middle]??0)<=offset?low=middle:high=middle-1}return{line:low,character:Math.max(
0,offset-(starts[low]??0))}}function cut(text,lengthMax){let end=text.charCodeAt(lengthMax-1)>=55296&&text.charCodeAt(lengthMax-1)<=56319?lengthMax-1:lengthMax;
return text.slice(0,end)}function shorten(text,lengthMax){return text.length>lengthMax?`${cut(text,lengthMax-1)}…`:text}function plural(count,noun){return`${count}\
 ${noun}${count===1?"":"s"}`}function capitalized(words){return words.charAt(0).toUpperCase()+words.slice(1)}function countMore(left){return left>0?` (and ${left}\
 more)`:""}function shortId(id){return id.replace(/^sha256:/u,"").slice(0,12)}function rangeWithin(text,range){let all=typeof text=="string"?splitText(text):text,
{start,end}=range;return(end.line>start.line||end.line===start.line&&end.character>=start.character)&&positionWithin(all,start)&&positionWithin(all,end)}function positionWithin(all,{
line,character}){let content=Number.isInteger(line)?all[line]:void 0;return content!==void 0&&Number.isInteger(character)&&character>=0&&character<=content.length}
var lineFeed=10,carriageReturn=13;function threeDigits(value){if(Math.abs(value)>=1e3)return String(Math.round(value));let rounded=Number(value.toPrecision(3));
return String(Math.abs(rounded)<5e-4?0:rounded)}var lastLinesMax=20,lastCharactersMax=4e3;function lastLines(printed){return printed.trimEnd().slice(-lastCharactersMax).
split(`
`).slice(-lastLinesMax).join(`
`)}(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require6=lanserCreateRequire5(import.meta.url);init_node_22();var errorTable={"bad-selector":{exitCode:2,retryable:!1,hint:"Correct the\
 selector."},"not-found":{exitCode:3,retryable:!1,hint:"Check the name."},ambiguous:{exitCode:4,retryable:!0,hint:"Write a longer name or a more exact selector."},
"version-skew":{exitCode:10,retryable:!0,hint:"Use the release of Lanser that wrote the file, or write the file again."},"report-refused":{exitCode:11,retryable:!1,
hint:"Read the log of the analysis job, and run that job again."},"bad-configuration":{exitCode:12,retryable:!1,hint:""},"no-server":{exitCode:12,retryable:!1,hint:"\
Name a server, for example: --server pyright"},"unknown-server":{exitCode:12,retryable:!1,hint:"Name a server of this release. docs/servers.md lists them."},"un\
known-version":{exitCode:12,retryable:!1,hint:"Name a version that this release pins."},"unsupported-platform":{exitCode:12,retryable:!1,hint:"Run Lanser on Lin\
ux."},"unsafe-trigger":{exitCode:12,retryable:!1,hint:"Run the workflow on pull_request instead."},"no-git":{exitCode:12,retryable:!1,hint:"Install git 2.38 or \
newer and put it on PATH."},usage:{exitCode:13,retryable:!1,hint:"See: lanser --help"},"no-repository":{exitCode:13,retryable:!1,hint:"Name a folder inside a gi\
t repository with --repo."},"no-base":{exitCode:13,retryable:!1,hint:"Name a base: --base REV (compared from the merge base) or --base-exact REV."},"no-merge-ba\
se":{exitCode:13,retryable:!1,hint:"Name the exact base commit: --base-exact REV."},"unknown-revision":{exitCode:13,retryable:!1,hint:"Fetch the commit, or name\
 an existing commit."},"unreadable-file":{exitCode:13,retryable:!1,hint:"Check the path and its permissions."},broken:{exitCode:14,retryable:!1,hint:"This is an\
 internal error. Report it with the stack trace."},"server-timeout":{exitCode:64,retryable:!0,hint:"Try again, or name fewer files."},"server-crashed":{exitCode:65,
retryable:!0,hint:"Try again, or use another version."},"server-not-started":{exitCode:66,retryable:!0,hint:"Try again, and check that the machine can reach the\
 package registry."},"apply-conflict":{exitCode:70,retryable:!1,hint:"The files have changed. Request the edit again for their current contents."},"write-denied":{
exitCode:71,retryable:!1,hint:"Allow the path, or leave it out."},"unsupported-capability":{exitCode:72,retryable:!1,hint:"Use another server."},"machine-limit":{
exitCode:78,retryable:!0,hint:"Raise the limit (`ulimit -n`, `ulimit -u`), or give the job more memory."},cancelled:{exitCode:73,retryable:!0,hint:"Run the comm\
and again."},"content-modified":{exitCode:74,retryable:!0,hint:"Try again when no other program writes to the files."},"indexing-unsupported":{exitCode:75,retryable:!1,
hint:"Count columns in UTF-16 code units."},"replay-mismatch":{exitCode:76,retryable:!1,hint:"Restore the file from an earlier commit (git log -- FILE), or reco\
rd it again: lanser trace record --name NAME --force -- FILE…"},outside:{exitCode:77,retryable:!1,hint:"Remove the reference. For a reference to a package, li\
nk the package and name its folder in `dependencies`."}},messageLengthMax=2e3,hintLengthMax=4e3,UserError=class extends Error{code;hint;candidates;conflicts;constructor(code,message,options={}){
super(shorten(message,messageLengthMax),options.cause===void 0?void 0:{cause:options.cause}),this.name="UserError",this.code=code,this.hint=shorten(options.hint??
errorTable[code].hint,hintLengthMax),this.candidates=options.candidates??[],this.conflicts=options.conflicts??[]}get exitCode(){return errorTable[this.code].exitCode}get retryable(){
return errorTable[this.code].retryable}};function cancelled(what="it"){return new UserError("cancelled",`${what} was cancelled`)}async function withHelpOf(command,run){
try{return await run()}catch(error){throw error instanceof UserError&&error.code==="usage"&&error.hint===errorTable.usage.hint?new UserError(error.code,error.message,
{hint:`See: lanser ${command} --help`,cause:error}):error}}var verdictExitCode={pass:0,fail:1,inconclusive:11};export{require_node_path as _0_require_node_path,UserError as _1_UserError,cancelled as _1_cancelled,errorTable as _1_errorTable,verdictExitCode as _1_verdictExitCode,
withHelpOf as _1_withHelpOf,capitalized as _2_capitalized,countMore as _2_countMore,cut as _2_cut,lastLines as _2_lastLines,lineStarts as _2_lineStarts,plural as _2_plural,
positionAt as _2_positionAt,rangeWithin as _2_rangeWithin,shortId as _2_shortId,shorten as _2_shorten,splitText as _2_splitText,threeDigits as _2_threeDigits,init_node_22 as _3_init_node_22,
__callDispose as _4___callDispose,__commonJS as _4___commonJS,__esm as _4___esm,__export as _4___export,__require as _4___require,__toBinaryNode as _4___toBinaryNode,
__toCommonJS as _4___toCommonJS,__toESM as _4___toESM,__using as _4___using};
