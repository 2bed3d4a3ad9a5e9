import { createRequire as lanserCreateRequire } from "node:module";
if (Number(process.versions.node.split(".")[0]) < 24) {
  process.stderr.write("lanser needs Node 24 or newer; this is Node " + process.versions.node + ". Install Node 24 and run it again." + "\n");
  process.exit(13);
}
const require = lanserCreateRequire(import.meta.url);
import{clampedTimeout,columnUnits,isTreeTrusted,openClient,printPlace,validateBatchV1}from"./chunk-MPWKQW6M.js";import"./chunk-762PPENY.js";import"./chunk-WNYC7T37.js";
import{cacheFolder,givenSettings,oneOf,parseServer}from"./chunk-UF5SWTSU.js";import{bundleError}from"./chunk-6WW7LGI6.js";import"./chunk-OWE344IU.js";
import{prepareFile}from"./chunk-R6WN3FLB.js";import"./chunk-MZFHMDLI.js";import"./chunk-NAPUQH4K.js";import"./chunk-77P2FH2E.js";import"./chunk-CTLGXPEQ.js";
import"./chunk-3KU7KMBI.js";import{questionCalled}from"./chunk-2ZJP73AR.js";import"./chunk-YNRA2IQT.js";import{parseFlags}from"./chunk-JWZZDI3V.js";
import{terminalText}from"./chunk-FO76SHGF.js";import"./chunk-4XJF3HPV.js";import"./chunk-7SUSQWAN.js";import"./chunk-U2WUASUN.js";import"./chunk-JF6MECP5.js";
import"./chunk-MAAXEJ27.js";import"./chunk-VM3ZC4X5.js";import"./chunk-T5LJ5PUS.js";import{readFileText,require_node_path}from"./chunk-DDTY5H5U.js";
import{require_node_fs}from"./chunk-K53GJVXQ.js";import"./chunk-YLGOCSCV.js";import"./chunk-BRONEMYC.js";import{canonical,member}from"./chunk-Q4B3BUUN.js";
import{UserError}from"./chunk-BZ74BBKY.js";import{__callDispose,__toESM,__using}from"./chunk-6N737NXE.js";var import_node_fs=__toESM(require_node_fs(),1),import_node_path=__toESM(require_node_path(),1);function createGate(togetherMax){let active=0,isAloneInside=!1,waiting=[],next=()=>{for(let first=waiting[0];first!==void 0;first=waiting[0]){if(!(first.isAlone?
active===0:!isAloneInside&&active<togetherMax))return;waiting.shift(),active+=1,isAloneInside=first.isAlone,first.start()}};return async(isAlone,work)=>{await new Promise(
start=>{waiting.push({isAlone,start}),next()});try{return await work()}finally{active-=1,isAlone&&(isAloneInside=!1),next()}}}var keptBytesMax=8*1048576;function createMemo(memo){let underWay=new Map,kept=new Map,bytes=0,keep=(key,bundle)=>{if("error"in bundle||bundle.meta.stale)return;
let size=Buffer.byteLength(canonical(bundle))+Buffer.byteLength(key);kept.set(key,{bundle,bytes:size}),bytes+=size;for(let[oldest,one]of kept){if(bytes<=keptBytesMax)
break;kept.delete(oldest),bytes-=one.bytes}},hit=bundle=>({...bundle,meta:{...bundle.meta,cache:"hit"}});return async(key,ask,signal)=>{if(memo==="off")return ask();
for(;;){if(signal.aborted)return ask();let known=kept.get(key)?.bundle;if(known!==void 0)return hit(known);let flight=underWay.get(key);if(flight===void 0)break;
let shared=await flight;if(shared.meta.exit_code!==cancelledExitCode)return"error"in shared?shared:hit(shared)}let asked=ask();underWay.set(key,asked);try{let bundle=await asked;
return keep(key,bundle),bundle}finally{underWay.delete(key)}}}var cancelledExitCode=73;var aheadMax=256,referableMax=4096,batchLineLengthMax=1048576;async function runBatch(client,lines,write,options2){let gate=createGate(options2.inFlightMax),memo=createMemo(
options2.memo),waiting=[],byId=new Map,ids=new Set,writeFirst=async()=>{let first=waiting[0];if(first===void 0)return;let out=await first.out;waiting.shift(),write(
canonical(out))},draining,broken,drain=async()=>{for(;waiting.length>0;)await writeFirst();draining=void 0},begin=()=>{draining??=drain().catch(error=>{broken={
error}})},number=0;for await(let text of lines){if(number+=1,text.trim()==="")continue;let read=readLine(text,number);if(read.kind==="cancel"){byId.get(read.id)?.
abort.abort();continue}let abort=new AbortController,isTwice=read.kind==="question"&&ids.has(read.line.id),out=read.kind==="problem"||isTwice?Promise.resolve(read.
kind==="problem"?read.problem:twice(read.line.id,number)):answer(read.line,number,abort.signal),entry={abort,out};if(waiting.push(entry),read.kind==="question"&&
!isTwice){ids.add(read.line.id),byId.set(read.line.id,entry);for(let[oldest]of byId.size>referableMax?[...byId].slice(0,1):[])byId.delete(oldest)}for(begin();waiting.
length>=aheadMax&&broken===void 0;)await waiting[0]?.out;if(broken!==void 0)throw broken.error}for(;waiting.length>0&&broken===void 0;)begin(),await draining;if(broken!==
void 0)throw broken.error;async function answer(line,at,signal){let{id,overlay}=line;try{let question=questionCalled(line.cmd),request=await requestOf(line,signal),
isAlone=question.name==="diag"||question.name==="check"||overlay!==void 0,key=canonical([client.tree,keyOf(question.name,request),overlay??null]);return{id,bundle:await memo(
key,()=>gate(isAlone,()=>overlay===void 0?client.ask(request):askOver(client,request,overlay)),signal)}}catch(error){if(!(error instanceof UserError))throw error;
return{id,line:at,error:bundleError(error,null)}}}async function requestOf(line,signal){let{params={},place}=line,{limit,cursor,workspace,...own}=params,referred=typeof place==
"object"?await placeAt(place.$ref):void 0;return{cmd:line.cmd,places:typeof place=="string"?[place]:referred===void 0?[]:[referred],params:own,indexing:referred===
void 0?options2.indexing:"utf-16",timeoutMs:options2.timeoutMs,workspace:workspace===!0,limit:typeof limit=="number"?limit:void 0,cursor:typeof cursor=="string"?
cursor:void 0,notes:[],signal}}async function placeAt(reference){let end=reference.lastIndexOf("#/"),[id,pointer]=[reference.slice(0,end),reference.slice(end+1)],
out=await byId.get(id)?.out;if(out===void 0)throw new UserError("not-found",`no earlier line is called \`${id}\``);let fact="bundle"in out?valueAt(out.bundle,pointer):
void 0,path=member(fact,"path"),range=member(fact,"selectionRange")??member(fact,"range");if(typeof path!="string"||!Array.isArray(range))throw new UserError("n\
ot-found",`the answer to \`${id}\` has no place at ${pointer}`);let[line=0,column=0]=range;return printPlace({kind:"position",path,line:line+1,column:column+1})}}
function keyOf(name,{places,params,indexing,workspace,limit,cursor}){return[name,places,params,indexing,workspace,limit??null,cursor??null]}async function askOver(client,request,overlay){
let paths=Object.keys(overlay);for(let path of paths)await client.lay(path,overlay[path]);try{return await client.ask(request)}finally{for(let path of paths)await client.
lay(path,void 0)}}function valueAt(value,pointer){return pointer.split("/").slice(1).reduce((one,key)=>member(one,key.replaceAll("~1","/").replaceAll("~0","~")),
value)}function readLine(text,number){let problem=(message,id2)=>({kind:"problem",problem:problemOf(number,typeof id2=="string"&&id2!==""&&id2.length<=200?id2:null,
message)});if(text.length>batchLineLengthMax)return problem(`longer than ${batchLineLengthMax} characters`,null);let value;try{value=JSON.parse(text)}catch{return problem(
"not JSON",null)}let id=member(value,"id"),isOut=member(value,"bundle")!==void 0||member(value,"error")!==void 0;if(isOut||!validateBatchV1(value)){let why=isOut?
"an answer is no question":reasonOf(value);return problem(why,id)}let line=value;return line.cmd==="cancel"?{kind:"cancel",id:line.id}:{kind:"question",line}}function reasonOf(value){
if(typeof value!="object"||value===null||Array.isArray(value))return"not an object";if(typeof member(value,"id")!="string")return"without an id";if(typeof member(
value,"cmd")!="string")return"without a cmd";let known=["id","cmd","place","params","overlay"],other=Object.keys(value).find(key=>!known.includes(key));return other===
void 0?"a member has another shape than schemas/batch.v1.json":`\`${other}\` is not known`}function twice(id,number){return problemOf(number,id,`another line is\
 called \`${id}\`, too`)}function problemOf(number,id,message){let error=new UserError("usage",`line ${number}: ${message}`,{hint:"See schemas/batch.v1.json."});
return{id,line:number,error:bundleError(error,null)}}async function*linesOf(input){let rest="";for await(let chunk of input){let lines=`${rest}${chunk}`.split(`\

`);rest=lines.pop()??"",yield*lines}rest!==""&&(yield rest)}var batchHelp=`lanser batch: many questions to warm servers, one JSON object a line (schemas/batch.v1.json)

  --in FILE           the questions (default: standard input)
  --out FILE          the answers (default: standard output)
  --repo DIR          any folder inside the repository (default: the current folder)
  --rev REV           the snapshot of a commit (default: the working tree as it is now)
  --server ID[@VERSION]   which server is asked (default: those that the configuration names)
  --config FILE       a configuration on disk (default: .lanser/config.yml of the asked tree; where CI is set none)
  --settings FILE     server settings, in the place of the configuration's
  --timeout S         how long one request may take, in seconds: 5 to 3600 (default: 60)
  --index-io UNIT     what a column counts in places: utf-16, utf-8 or codepoint (default: utf-16)
  --in-flight N       questions at the same time (default: 8; 1 with --trace)
  --no-memo           asks equal questions again
  --trace DIR         records the sessions, the evidence and the times
  --cache DIR|none    where servers are kept

  {"id": "a", "cmd": "def", "place": "app.py@L4:C9"}
  {"id": "b", "cmd": "refs", "place": {"$ref": "a#/facts/definitions/0"}}
  {"cmd": "cancel", "id": "b"}

Answers come in the order of the questions: {"id", "bundle"}, or {"id", "line", "error"} for a line that is no question. Paths are relative
to the repository.

Exit code: 0, whatever the answers say; 12 configuration, 13 usage, 73 when it was cancelled.
`,options={in:{type:"string"},out:{type:"string"},repo:{type:"string"},rev:{type:"string"},config:{type:"string"},settings:{type:"string"},server:{type:"string",
multiple:!0},timeout:{type:"string"},"index-io":{type:"string"},"in-flight":{type:"string"},"no-memo":{type:"boolean"},trace:{type:"string"},cache:{type:"string"},
help:{type:"boolean",short:"h"}};async function batchCommand(host,args,signal){var _stack=[];try{let{values,positionals}=parseFlags(args,options);if(values.help===
!0)return host.stdout.write(batchHelp),0;if(positionals.length>0)throw new UserError("usage",`\`${positionals[0]}\` is not expected: batch takes only flags`);let inFlight=values["\
in-flight"]??"8";if(!/^[1-9]\d{0,2}$/u.test(inFlight))throw new UserError("usage",`--in-flight must be a number, not \`${inFlight}\``);let{seconds,notes}=clampedTimeout(
values.timeout);for(let note of notes)host.stderr.write(`lanser: ${note}
`);let{config}=values;let client=__using(_stack,await openClient(host,{repository:(0,import_node_path.resolve)(host.cwd,values.repo??"."),rev:values.rev,servers:(values.
server??[]).map(parseServer),config:config===void 0?void 0:{path:(0,import_node_path.resolve)(host.cwd,config),name:config},settings:givenSettings(host.cwd,values.
settings),isTreeTrusted:isTreeTrusted(host),cacheFolder:cacheFolder(host,values.cache),traceFolder:values.trace===void 0?void 0:(0,import_node_path.resolve)(host.
cwd,values.trace),overlays:new Map,signal,progress:text=>host.stderr.write(`lanser: ${terminalText(text)}
`)}),!0);await runBatch(client,inputOf(host,values.in),outputOf(host,values.out),{indexing:oneOf(values["index-io"],columnUnits,"--index-io")??"utf-16",timeoutMs:seconds*
1e3,inFlightMax:values.trace===void 0?Number(inFlight):1,memo:values["no-memo"]===!0?"off":"kept"});if(signal.aborted)throw new UserError("cancelled","the batch\
 was cancelled");return 0}catch(_){var _error=_,_hasError=!0}finally{var _promise=__callDispose(_stack,_error,_hasError);_promise&&await _promise}}async function*inputOf(host,file){
file===void 0?yield*linesOf(host.stdin?.()??nothing()):yield*readLines((0,import_node_path.resolve)(host.cwd,file),file)}async function*nothing(){}function readLines(path,shown){
try{return readFileText(path).split(`
`)}catch(error){throw new UserError("unreadable-file",`${shown} cannot be read`,{cause:error})}}function outputOf(host,file){if(file===void 0)return line=>host.
stdout.write(`${line}
`);let path=(0,import_node_path.resolve)(host.cwd,file);return prepareFile(path),(0,import_node_fs.writeFileSync)(path,""),line=>(0,import_node_fs.appendFileSync)(
path,`${line}
`)}export{batchCommand};
