import { createRequire as lanserCreateRequire } from "node:module";
if (Number(process.versions.node.split(".")[0]) < 24) {
  process.stderr.write("lanser needs Node 24 or newer; this is Node " + process.versions.node + ". Install Node 24 and run it again." + "\n");
  process.exit(13);
}
const require = lanserCreateRequire(import.meta.url);
import{validateBatchV1}from"./chunk-Z2G4WUCJ.js";import{printPlace}from"./chunk-ALO5UGUY.js";import{bundleError}from"./chunk-PWL6M3HH.js";import{
questionCalled,reload,unitOf}from"./chunk-7E3DSVTW.js";import{canonical,member,valueAt}from"./chunk-XC2CTCOW.js";import{UserError}from"./chunk-BZ74BBKY.js";function createGate(togetherMax){let active=0,isAloneInside=!1,waiting=[],next=()=>{for(let first=waiting[0];first!==void 0;first=waiting[0]){if(!(first.isAlone?
active===0:!isAloneInside&&active<togetherMax))return;waiting.shift(),active+=1,isAloneInside=first.isAlone,first.start()}};return async(isAlone,work)=>{await new Promise(
start=>{waiting.push({isAlone,start}),next()});try{return await work()}finally{active-=1,isAlone&&(isAloneInside=!1),next()}}}var keptBytesMax=8*1048576;function createMemo(memo){let underWay=new Map,kept=new Map,bytes=0,keep=(key,bundle)=>{if("error"in bundle||bundle.meta.stale)return;
let size=Buffer.byteLength(canonical(bundle))+Buffer.byteLength(key);kept.set(key,{bundle,bytes:size}),bytes+=size;for(let[oldest,one]of kept){if(bytes<=keptBytesMax)
break;kept.delete(oldest),bytes-=one.bytes}},hit=bundle=>({...bundle,meta:{...bundle.meta,cache:"hit"}});return async(key,ask,signal)=>{if(memo==="off")return ask();
for(;;){if(signal.aborted)return ask();let known=kept.get(key)?.bundle;if(known!==void 0)return hit(known);let flight=underWay.get(key);if(flight===void 0)break;
let shared=await flight;if(shared.meta.exit_code!==cancelledExitCode)return"error"in shared?shared:hit(shared)}let asked=ask();underWay.set(key,asked);try{let bundle=await asked;
return keep(key,bundle),bundle}finally{underWay.delete(key)}}}var cancelledExitCode=73;var aheadMax=256,referableMax=4096,batchLineLengthMax=1048576;async function runBatch(client,lines,write,options){let gate=createGate(options.inFlightMax),memo=createMemo(
options.memo),waiting=[],byId=new Map,ids=new Set,writeFirst=async()=>{let first=waiting[0];if(first===void 0)return;let out=await first.out;waiting.shift(),write(
canonical(out))},draining,broken,drain=async()=>{for(;waiting.length>0;)await writeFirst();draining=void 0},begin=()=>{draining??=drain().catch(error=>{broken={
error}})},number=0,reloads=0;for await(let text of lines){if(number+=1,text.trim()==="")continue;let read=readLine(text);if(read.kind==="cancel"){byId.get(read.
id)?.abort.abort();continue}let abort=new AbortController,isTwice=read.kind==="question"&&ids.has(read.line.id),out=read.kind==="problem"||isTwice?Promise.resolve(
read.kind==="problem"?problemOf(number,read.id,read.message):problemOf(number,read.line.id,twice(read.line.id))):answer(read.line,{number,reloads},abort.signal);
read.kind==="question"&&isReload(read.line)&&(reloads+=1);let entry={abort,out};if(waiting.push(entry),read.kind==="question"&&!isTwice){ids.add(read.line.id),byId.
set(read.line.id,entry);for(let[oldest]of byId.size>referableMax?[...byId].slice(0,1):[])byId.delete(oldest)}for(begin();waiting.length>=aheadMax&&broken===void 0;)
await waiting[0]?.out;if(broken!==void 0)throw broken.error}for(;waiting.length>0&&broken===void 0;)begin(),await draining;if(broken!==void 0)throw broken.error;
async function answer(line,at,signal){let{id,overlay}=line;try{let question=questionCalled(line.cmd),request=await requestOf(line,signal),isAlone=question.isAlone===
!0||overlay!==void 0,key=canonical([client.tree,at.reloads,keyOf(question.name,request),overlay??null]),asked=()=>gate(isAlone,()=>overlay===void 0?client.ask(request):
askOver(client,request,overlay)),bundle=question.kind==="servers"?await asked():await memo(key,asked,signal);return{id,bundle}}catch(error){if(!(error instanceof
UserError))throw error;return{id,line:at.number,error:bundleError(error,null)}}}async function requestOf(line,signal){let{params={},place}=line,{limit,cursor,workspace,
...own}=params,referred=typeof place=="object"?await placeAt(place.$ref):void 0;return{cmd:line.cmd,places:typeof place=="string"?[place]:referred===void 0?[]:[
referred.place],params:own,indexing:referred?.unit??options.indexing,timeoutMs:options.timeoutMs,workspace:workspace===!0,limit:typeof limit=="number"?limit:void 0,
cursor:typeof cursor=="string"?cursor:void 0,notes:[],signal}}async function placeAt(reference){let end=reference.lastIndexOf("#/"),[id,pointer]=[reference.slice(
0,end),reference.slice(end+1)],out=await byId.get(id)?.out;if(out===void 0)throw new UserError("not-found",noSuchLine(id));let fact="bundle"in out?valueAt(out.bundle,
pointer):void 0,path=member(fact,"path"),range=member(fact,"selectionRange")??member(fact,"range");if(typeof path!="string"||!Array.isArray(range))throw new UserError(
"not-found",`the answer to \`${id}\` has no place at ${pointer}`);let[line=0,column=0]=range,encoding="bundle"in out?out.bundle.environment.positionEncoding:null;
return{place:printPlace({kind:"position",path,line:line+1,column:column+1}),unit:unitOf(encoding??"utf-16")}}}function isReload({cmd}){return cmd===reload.name}
function keyOf(name,{places,params,indexing,workspace,limit,cursor}){return[name,places,params,indexing,workspace,limit??null,cursor??null]}async function askOver(client,request,overlay){
let paths=Object.keys(overlay);for(let path of paths)await client.lay(path,overlay[path]);try{return await client.ask(request)}finally{for(let path of paths)await client.
lay(path,void 0)}}function readLine(text){let problem=(message,id2)=>({kind:"problem",id:typeof id2=="string"&&id2!==""&&id2.length<=200?id2:null,message});if(text.
length>batchLineLengthMax)return problem(`longer than ${batchLineLengthMax} characters`,null);let value;try{value=JSON.parse(text)}catch{return problem("not JSO\
N",null)}let id=member(value,"id"),isOut=member(value,"bundle")!==void 0||member(value,"error")!==void 0;if(isOut||!validateBatchV1(value)){let why=isOut?"an an\
swer is no question":reasonOf(value);return problem(why,id)}let line=value;return line.cmd==="cancel"?{kind:"cancel",id:line.id}:{kind:"question",line}}function reasonOf(value){
if(typeof value!="object"||value===null||Array.isArray(value))return"not an object";if(typeof member(value,"id")!="string")return"without an id";if(typeof member(
value,"cmd")!="string")return"without a cmd";let known=["id","cmd","place","params","overlay"],other=Object.keys(value).find(key=>!known.includes(key));return other===
void 0?"a member has another shape than schemas/batch.v1.json":`\`${other}\` is not known`}function twice(id){return`another line is called \`${id}\`, too`}function noSuchLine(id){
return`no earlier line is called \`${id}\``}function problemOf(number,id,message){let error=new UserError("usage",`line ${number}: ${message}`,{hint:"See schema\
s/batch.v1.json."});return{id,line:number,error:bundleError(error,null)}}async function*linesOf(input){let rest="";for await(let chunk of input){let lines=`${rest}${chunk}`.
split(`
`);rest=lines.pop()??"",yield*lines}rest!==""&&(yield rest)}export{createGate,runBatch,askOver,readLine,twice,noSuchLine,linesOf};
