import { createRequire as lanserCreateRequire } from "node:module";
if (Number(process.versions.node.split(".")[0]) < 24) {
  process.stderr.write("lanser needs Node 24 or newer; this is Node " + process.versions.node + ". Install Node 24 and run it again." + "\n");
  process.exit(13);
}
const require = lanserCreateRequire(import.meta.url);
import{runGate}from"./chunk-CWWKSMFH.js";import"./chunk-YTIMTKOY.js";import{resolveRevisions}from"./chunk-ORKVBMDF.js";import"./chunk-4A3XBLML.js";
import"./chunk-F4TTOTYP.js";import"./chunk-ERLLFPFO.js";import"./chunk-PWL6M3HH.js";import"./chunk-WCOX2SGN.js";import"./chunk-CE3S3RLV.js";
import"./chunk-XAEJU6KT.js";import"./chunk-5WPMPWB3.js";import"./chunk-CJ6DKXSY.js";import{makeScratch}from"./chunk-MKAZHVLE.js";import"./chunk-SNRI3OFJ.js";
import{storeBytesMax}from"./chunk-SRB2PXS7.js";import"./chunk-F6IOHWUV.js";import"./chunk-3IYEQEDO.js";import"./chunk-3NKQKLM6.js";import"./chunk-DZCC7XYK.js";
import"./chunk-TLMYU3C4.js";import"./chunk-W5FTHC5E.js";import"./chunk-YYFTMGYD.js";import"./chunk-7ZTK724X.js";import"./chunk-LACULEP7.js";
import{recordsOf}from"./chunk-VM3ZC4X5.js";import"./chunk-DQZS3VOG.js";import"./chunk-7CYC2KHZ.js";import{openRepository}from"./chunk-3W7DLTVH.js";
import"./chunk-HRPOUGWA.js";import{require_node_path}from"./chunk-3SQVDBAQ.js";import"./chunk-GQQPZKBJ.js";import{require_node_fs}from"./chunk-SBJWCYKC.js";
import"./chunk-7E3DSVTW.js";import"./chunk-ZZ437GTU.js";import"./chunk-JXSYURZG.js";import"./chunk-PO5HRUBH.js";import"./chunk-BRONEMYC.js";
import{isInside}from"./chunk-XC2CTCOW.js";import{UserError}from"./chunk-BZ74BBKY.js";import{__callDispose,__toESM,__using}from"./chunk-6N737NXE.js";var import_node_fs2=__toESM(require_node_fs(),1),import_node_path2=__toESM(require_node_path(),1);var import_node_fs=__toESM(require_node_fs(),1),import_node_path=__toESM(require_node_path(),1);function watchWorkTree(repository,saved){let watched=new Map,end=folder=>{watched.get(folder)?.watcher.close(),watched.delete(folder)},begin=(folder,counts)=>{let inode=inodeOf(
folder);if(watched.get(folder)?.inode===inode||(end(folder),inode===void 0))return;let watcher=watchFolder(folder,name=>{(name===null||counts(name))&&saved((0,import_node_path.join)(
folder,name??""))});watcher!==void 0&&(watcher.on("error",()=>end(folder)),watched.set(folder,{watcher,inode}))};return{follow:async()=>{let folders=await foldersOf(
repository),git=[repository.gitDir,(0,import_node_path.join)(repository.gitDir,"logs")];for(let folder of watched.keys())!folders.has(folder)&&!git.includes(folder)&&
end(folder);for(let folder of folders)begin(folder,name=>name!==".git");for(let folder of git)begin(folder,name=>name==="HEAD"||name==="FETCH_HEAD")},[Symbol.dispose]:()=>{
for(let folder of[...watched.keys()])end(folder)}}}function inodeOf(folder){let stats=(0,import_node_fs.statSync)(folder,{throwIfNoEntry:!1});return stats?.isDirectory()===
!0?stats.ino:void 0}function watchFolder(folder,changed){try{return(0,import_node_fs.watch)(folder,(_,name)=>changed(name))}catch(error){let{code}=error;if(code!==
"ENOSPC"&&code!=="EMFILE")return;throw new UserError("unreadable-file","the system watches no more folders",{hint:"Raise fs.inotify.max_user_watches or fs.inoti\
fy.max_user_instances, or end another program that watches files.",cause:error})}}async function foldersOf(repository){let{top}=repository,listed=await repository.
bytes(["ls-files","-z","--cached","--others","--directory","--exclude-standard"],"work-tree"),folders=new Set([top]),above=folder=>{folders.has(folder)||(above(
(0,import_node_path.dirname)(folder)),folders.add(folder))};for(let record of recordsOf(listed)){let path=(0,import_node_path.join)(top,record.toString("utf8"));
if(record.at(-1)!==47)above((0,import_node_path.dirname)(path));else for(let folder of foldersIn(path.slice(0,-1)))above(folder)}return folders}function foldersIn(folder){
try{let inside=(0,import_node_fs.readdirSync)(folder,{withFileTypes:!0}).filter(one=>one.isDirectory()&&one.name!=="node_modules");return inside.some(({name})=>name===
".git")?[]:[folder,...inside.flatMap(({name})=>foldersIn((0,import_node_path.join)(folder,name)))]}catch{return[]}}var settleMs=40;async function watchGate(host,request,options){var _stack=[];try{if(request.head.kind!=="work-tree"||request.traceFolder!==void 0){let what=request.
traceFolder===void 0?"only the working tree is":"what is recorded is not";throw new UserError("usage",`${what} watched for saves`,{hint:"Leave out --head and --\
trace beside --watch."})}let scratch=__using(_stack,makeScratch(host));let repository=__using(_stack,await openRepository({...host,temporaryFolder:scratch.folder},
request.repository),!0);let states=__using(_stack,await followStates(host,repository,request,options.own),!0);let kept=request.cacheFolder===null?{...request,...keptIn(
scratch.folder)}:request;let isAnswered=!1;for(;!request.signal.aborted;){let overtaken=states.overtaken(),since=host.clock.now();try{let result=await runGate(host,
{...kept,signal:AbortSignal.any([request.signal,overtaken])});!request.signal.aborted&&!overtaken.aborted&&(options.answer(result,host.clock.now()-since),isAnswered=
!0)}catch(error){if(!(error instanceof UserError)||!isAnswered)throw error;!request.signal.aborted&&!overtaken.aborted&&options.mistake(error)}await aborted(AbortSignal.
any([request.signal,overtaken]))}}catch(_){var _error=_,_hasError=!0}finally{var _promise=__callDispose(_stack,_error,_hasError);_promise&&await _promise}}function keptIn(scratch){
let folder=(0,import_node_path2.join)(scratch,"cache");return{cacheFolder:folder,observations:{folder:(0,import_node_path2.join)(folder,"observations"),use:"rea\
d-write",bytesMax:storeBytesMax}}}function realOf(path){try{return(0,import_node_fs2.realpathSync)(path)}catch{return path}}function aborted(signal){return new Promise(
resolve=>{signal.aborted?resolve():signal.addEventListener("abort",()=>resolve(),{once:!0})})}async function followStates({clock},repository,request,own){var _stack=[];
try{let timer={cancel:()=>{}};let current=new AbortController;let looking=Promise.resolve();let disposal=__using(_stack,new DisposableStack);let watched=disposal.
use(watchWorkTree(repository,path=>{own.some(one=>isInside(path,realOf(one)))||(timer.cancel(),timer.cancel=clock.after(settleMs,()=>{looking=looking.then(look)}))}));
let stateNow=async()=>{try{await watched.follow();let found=await resolveRevisions(repository,request);return found.kind==="resolved"?`${found.base.commit} ${found.
head.tree}`:found.message}catch(error){return String(error)}};await watched.follow();let state=await stateNow();let look=async()=>{let found=await stateNow();found!==
state&&(state=found,current.abort(),current=new AbortController)};let owned=disposal.move();return{overtaken:()=>current.signal,[Symbol.asyncDispose]:async()=>{
timer.cancel(),owned.dispose(),await looking}}}catch(_){var _error=_,_hasError=!0}finally{__callDispose(_stack,_error,_hasError)}}export{watchGate};
