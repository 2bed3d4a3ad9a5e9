import { createRequire as lanserCreateRequire } from "node:module";
if (Number(process.versions.node.split(".")[0]) < 24) {
  process.stderr.write("lanser needs Node 24 or newer; this is Node " + process.versions.node + ". Install Node 24 and run it again." + "\n");
  process.exit(13);
}
const require = lanserCreateRequire(import.meta.url);
import{shortenToWidth,widthOf}from"./chunk-FSW26XPK.js";import{terminalText}from"./chunk-FO76SHGF.js";import{readFileText,require_node_path}from"./chunk-3SQVDBAQ.js";
import{require_node_fs}from"./chunk-SBJWCYKC.js";import{member}from"./chunk-XC2CTCOW.js";import{UserError}from"./chunk-BZ74BBKY.js";import{__toESM}from"./chunk-6N737NXE.js";function isTold(event){return event.kind==="phase"||event.kind==="files"||event.kind==="note"}var columnsUnknown=80,rateFromMs=1e3;function progressTo(sink,clock){let parts=new Map,since,living=!1,line=text=>{let shown=`lanser: ${terminalText(text)}`,fitted=sink.
isTerminal?shortenToWidth(shown,sink.columns??columnsUnknown):shown;sink.write(`${living?"\r\x1B[K":""}${fitted}
`),living=!1},end=()=>{let all=[...parts.values()];living&&line(`${countOf(all)}${rateOf(all,clock.now()-(since??clock.now()))}`),parts.clear(),since=void 0};return event=>{
if(!isTold(event))return;if(event.kind==="note"){line(event.text);return}if(event.kind==="phase"){end(),line(`${event.text} …`);return}let now=clock.now();since??=
now;let where=event.root==="."?event.side:`${event.side} in ${event.root}`,name=`${event.server} ${where}`;if(parts.set(name,{name,done:event.done,of:event.of}),
sink.isTerminal)sink.write(`\r\x1B[K${livingLine([...parts.values()],now-since,(sink.columns??columnsUnknown)-1)}`),living=!0;else if(isQuarter(event.done,event.
of)){let rate=event.done===event.of?rateOf([...parts.values()],now-since):"";line(`${name}: ${event.done} of ${event.of} files${rate}`)}}}function livingLine(parts,ms,width){
let open=parts.filter(({done,of})=>done<of).toSorted((one,other)=>left(other)-left(one)),start=`lanser: ${countOf(parts)}${rateOf(parts,ms)}`,[first]=open;if(first===
void 0)return shortenToWidth(start,width);let named=open.map(({name,done,of})=>terminalText(`${name} ${done}/${of}`)),fitting=[...named.map((_,index)=>awaiting(
named.slice(0,named.length-index),index)),awaiting([terminalText(first.name)],open.length-1),` · awaits ${open.length}`].find(one=>widthOf(start+one)<=width);return fitting===
void 0?shortenToWidth(start,width):start+fitting}function awaiting(names,more){return` · awaits ${names.join(", ")}${more>0?` and ${more} more`:""}`}function left({
done,of}){return of-done}function countOf(parts){let sum=of=>parts.reduce((total,part)=>total+of(part),0);return`${sum(({done})=>done)}/${sum(({of})=>of)} files`}
function rateOf(parts,ms){let done=parts.reduce((total,part)=>total+part.done,0);if(ms<rateFromMs)return"";let rate=done*1e3/ms;return` · ${rate>=10?Math.round(
rate):rate.toFixed(1)}/s`}function isQuarter(done,of){return Math.floor(done*4/of)!==Math.floor((done-1)*4/of)}var unsafeEvents=new Set(["pull_request_target","workflow_run"]);function refuseUnsafeTrigger(where,{isAllowed=!1,hasToken=!1}={}){if(where.kind!=="actions"||isAllowed&&
!hasToken)return;let{event}=where.runner;if(unsafeEvents.has(event))throw new UserError("unsafe-trigger",`${event} runs with secrets on code that is not reviewe\
d`,{hint:isAllowed?"With allow-unsafe-trigger there may be no github-token: post from another job, with the input publish.":"Use `on: pull_request`; it needs no\
 secret."})}function eventComparison(where){if(where.kind!=="actions")return;let{event}=where.runner,payload=readPayload(where.runner),base=baseOf(event,payload);
if(base!==void 0)return{event,base,head:{kind:"checked-out"}};throw new UserError("no-base",`the event ${event||"(none)"} does not say what changed`,{hint:"Name\
 base and head with the inputs of the same name, or run on pull_request, push or merge_group."})}function baseOf(event,payload){switch(event){case"pull_request":case"\
pull_request_target":return pullRequest(payload);case"push":return push(payload);case"merge_group":return mergeGroup(payload);case"schedule":case"workflow_dispa\
tch":case"repository_dispatch":return{kind:"first-parent"};default:return}}function pullRequestOf(where){if(where.kind!=="actions")return;let request=member(readPayload(
where.runner),"pull_request"),number=member(request,"number"),headSha=member(member(request,"head"),"sha");if(typeof number!="number"||typeof headSha!="string")
return;let labels=member(request,"labels"),names=Array.isArray(labels)?labels.map(one=>member(one,"name")):[];return{number,headSha,labels:names.filter(one=>typeof one==
"string")}}function checkedCommit(where){let group=member(member(readPayload(where.runner),"merge_group"),"head_sha"),commit=pullRequestOf(where)?.headSha??group??
where.runner.sha;return typeof commit=="string"&&commit!==""?commit:void 0}function pullRequest(payload){let request=member(payload,"pull_request"),headSha=member(
member(request,"head"),"sha"),base=member(request,"base"),[baseRef,baseSha]=[member(base,"ref"),member(base,"sha")];if(typeof headSha!="string"||typeof baseRef!=
"string"||typeof baseSha!="string")throw malformed("pull_request","pull_request.head.sha, pull_request.base.ref and pull_request.base.sha");return{kind:"pull-re\
quest",headSha,baseRef,baseSha}}function push(payload){let[before,after,ref]=[member(payload,"before"),member(payload,"after"),member(payload,"ref")],defaultBranch=member(
member(payload,"repository"),"default_branch"),forced=member(payload,"forced")===!0;if(typeof before!="string"||typeof after!="string"||typeof ref!="string"||typeof defaultBranch!=
"string")throw malformed("push","before, after, ref and repository.default_branch");return{kind:"push",before,after,ref,forced,defaultBranch}}function mergeGroup(payload){
let group=member(payload,"merge_group"),[baseSha,headSha]=[member(group,"base_sha"),member(group,"head_sha")];if(typeof baseSha!="string"||typeof headSha!="stri\
ng")throw malformed("merge_group","merge_group.base_sha and merge_group.head_sha");return{kind:"merge-group",baseSha,headSha}}function readPayload({payloadFile:path}){
if(!(path===void 0||path===""))try{return JSON.parse(readFileText(path))}catch(error){throw new UserError("unreadable-file","the event file of the runner (GITHU\
B_EVENT_PATH) cannot be read",{cause:error})}}function malformed(event,wanted){return new UserError("no-base",`the ${event} event does not say ${wanted}`,{hint:"\
Name base and head with the inputs of the same name."})}var import_node_fs=__toESM(require_node_fs(),1),import_node_path=__toESM(require_node_path(),1),folderName="_runner_file_commands";function watchRunnerFiles(runner,which){
let folders=foldersOf(runner),isWatched=path=>which==="all"||path===runner.environmentFile||path===runner.pathFile||/[/\\](?:set_env|add_path)_[^/\\]*$/u.test(path),
before=stateOf(folders,isWatched);return()=>stateOf(folders,isWatched)===before?[]:[{code:"runner-file-tampered",message:"something wrote to the runner's comman\
d files while the servers ran",hint:"A server or what it started did this: do not trust the later steps of this job."}]}function foldersOf({temporaryFolder,...runner}){
let folders=[runner.environmentFile,runner.pathFile,runner.outputFile,runner.stateFile,runner.summaryFile].flatMap(file=>file?[(0,import_node_path.dirname)(file)]:
[]),temporary=temporaryFolder?[(0,import_node_path.join)(temporaryFolder,folderName)]:[];return[...new Set([...folders,...temporary])].sort()}function stateOf(folders,isWatched){
let paths=folders.flatMap(folder=>namesIn(folder).map(name=>(0,import_node_path.join)(folder,name)));return JSON.stringify(paths.filter(isWatched).map(path=>[path,
factsOf(path)]))}function namesIn(folder){try{return(0,import_node_fs.readdirSync)(folder).sort()}catch{return[]}}function factsOf(path){try{let{mode,size,ino,dev,
ctimeNs}=(0,import_node_fs.lstatSync)(path,{bigint:!0});return[mode,size,ino,dev,ctimeNs].map(String)}catch{return["none"]}}export{isTold,progressTo,refuseUnsafeTrigger,eventComparison,pullRequestOf,checkedCommit,readPayload,watchRunnerFiles};
