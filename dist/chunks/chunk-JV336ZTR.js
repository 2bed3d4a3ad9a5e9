import{createRequire as lanserCreateRequire}from"node:module";import{_3_assertClean,_3_assertPaths,_3_builtInDenial,_3_denied,_3_dirtyPaths,_3_entriesAt,_3_plannedFiles,_3_previewEdit,_3_shownPatch}from"./doctor-CK3VOAOZ.js";import{_0_assertNoUnfinishedEdit,_0_interrupted,_0_openState,_0_stateFolder}from"./together-BD98FAAF.js";import{_3_beginningOf,_3_blobHeader,_3_blobId,_3_createBlobHash,_3_createSha256,_3_fileBytes,_3_idLengths,_3_objectId,_3_readBeginning,_3_readFileBytes,_3_readFileText,
_3_readOptional,_3_sha256Bytes,_3_sha256Hex}from"./together-24003D67.js";import{_0_diskHint,_0_leadsInto,_0_machineProblem,_0_makeFolder,_0_makeTemporary,_0_ownFolder,_0_placeInside,_0_prepareFile,_0_refusalIn,_0_removable,_0_removal,
_0_replaceFile,_0_workTreeAbove,_0_writeInside,_0_writeWhole}from"./together-4357D8B2.js";import{_1_folderOf,_1_foldersAbove,_1_inFolder,_1_insidePath,_1_isBelow,_1_isInside,_1_isRelativePath,_1_pathFromUri,_1_placeFromUri,_1_relativeInside,_1_uriFromPath}from"./together-4357D8B2.js";import{NotJson,canonical,causeKinds,causeOrOwnPlace,compareFindings,compareNullableText,comparePaths,comparePositions,compareRanges,compareText,compareValues,countWhile,
dependencyToV1,depthMax,findingId,findingStateTable,findingStates,findingsOf,isInHead,isSameJson,looksInWords,makeWellFormed,normaliseMessage,parseStrict,placesOf,
pointerTo,readMember,schedules,severities,severityAtLeast,severityRank,sha1,sha256,sideOfFinding,valueAtPointer}from"./chunk-BFRYNAHN.js";import{_1_require_node_fs}from"./together-813A2F0B.js";import{_1_UserError,_1_cancelled,_1_errorTable,_1_verdictExitCode,_1_withHelpOf}from"./together-A66B3533.js";import{_3_init_node_22}from"./together-A66B3533.js";import{_4___callDispose,_4___commonJS,_4___esm,_4___export,_4___require,_4___toBinaryNode,_4___toCommonJS,_4___toESM,_4___using}from"./together-A66B3533.js";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require2=lanserCreateRequire(import.meta.url);_3_init_node_22();_3_init_node_22();_3_init_node_22();function nameOf(path){return path.slice(
path.lastIndexOf("/")+1)}function withFolder({disk,top},path,use){if(path===".")return use(top);let at=top;try{for(let name of path.split("/")){let next=openOne(
disk,at,name,path);if(next===void 0)return;at!==top&&disk.close(at),at=next}return use(at)}finally{at!==top&&disk.close(at)}}function openOne(disk,at,name,path){
try{return disk.openFolder(at,name)}catch(error){let kind=disk.stat(at,name)?.kind;throw kind==="link"?_3_denied(path,{rule:"link",why:`has the symbolic link ${name}`}):
kind===void 0||kind==="folder"?error:new _1_UserError("apply-conflict",`${name} in ${path} is not a folder`,{cause:error})}}function byFolder(items){let groups=new Map;
for(let item of items){let folder=_1_folderOf(item.path),group=groups.get(folder);group===void 0?groups.set(folder,[item]):group.push(item)}return[...groups]}function entryAt(tree,path){
return withFolder(tree,_1_folderOf(path),folder=>tree.disk.stat(folder,nameOf(path)))}function makeFolderAt(tree,path,attributes){let{disk}=tree,name=nameOf(path);
withFolder(tree,_1_folderOf(path),above=>{disk.makeFolder(above,name,511);let made=attributes===void 0?void 0:disk.openFolder(above,name);made!==void 0&&attributes!==
void 0&&(disk.setAttributes(made,attributes),disk.sync(made),disk.close(made)),disk.sync(above)})}function writeTemporary({disk},folder,name,bytes,attributes){let file=disk.
createFile(folder,name,attributes===null?438:384);try{disk.write(file,bytes),attributes!==null&&disk.setAttributes(file,attributes),disk.sync(file)}finally{disk.
close(file)}}function rollBack(tree,state,journal,isReplaced){let{disk}=tree,files=journal.files.map((file,index)=>({...file,index,isNew:isReplaced(file.path)&&
isNewAt(tree,file)}));for(let{path,before,isNew}of files)isNew&&before!==null&&restoreFolders(tree,path,journal);for(let[folder,some]of byFolder(files))withFolder(
tree,folder,open=>{for(let{path,temporary,before,index,isNew}of some)if(disk.stat(open,temporary)!==void 0&&disk.unlink(open,temporary),!!isNew){if(before===null){
disk.unlink(open,nameOf(path));continue}writeTemporary(tree,open,temporary,state.contentBefore(journal,index),before.attributes),disk.rename(open,temporary,nameOf(
path))}disk.sync(open)});for(let path of journal.made.toReversed())withFolder(tree,_1_folderOf(path),above=>{disk.stat(above,nameOf(path))?.kind==="folder"&&disk.
removeFolder(above,nameOf(path))&&disk.sync(above)});state.drop(),state.clean()}function isNewAt(tree,{path,before,after}){let found=entryAt(tree,path);if(found===
void 0)return before!==null;let bytes=found.kind==="file"?withFolder(tree,_1_folderOf(path),folder=>tree.disk.read(folder,nameOf(path))):void 0,digest=bytes===void 0?
void 0:_3_sha256Hex(bytes);if(digest!==void 0&&digest===before?.sha256)return!1;if(digest!==void 0&&digest===after?.sha256)return!0;throw new _1_UserError("appl\
y-conflict",`${path} has changed since the interrupted edit`,{hint:"Move your version of the file away, and run `lanser recover` again."})}function restoreFolders(tree,path,{
removed}){for(let folder of _1_foldersAbove(path))entryAt(tree,folder)===void 0&&makeFolderAt(tree,folder,removed.find(one=>one.path===folder)?.attributes)}_3_init_node_22();
function applyPlan(tree,state,plan){assertFinished(state),withSystemErrors(()=>{state.clean();let checked=plan.files.map(file=>checkFile(tree,file)),journal=journalOf(
tree,plan,checked);state.begin(journal,plan.files.map(({before})=>before));let replaced=new Set;try{makeFolders(tree,journal,plan),writeTemporaries(tree,journal,
plan),putInPlace(tree,journal,checked,replaced),removeEmptied(tree,journal),state.finish()}catch(error){throw restore(tree,state,journal,replaced,error),error}state.
settle(),state.clean()})}function withSystemErrors(run){try{run()}catch(error){throw _0_machineProblem(error)??systemDenial(error)??error}}function restore(tree,state,journal,replaced,cause){
try{rollBack(tree,state,journal,path=>replaced.has(path))}catch(error){throw new _1_UserError("apply-conflict","the edit failed, and Lanser could not restore al\
l files",{hint:"Run `lanser recover`. It restores the files from before the edit.",cause:new SuppressedError(error,cause)})}}function assertFinished(state){if(state.
read("journal")!==void 0)throw _0_interrupted()}function checkFile(tree,{path,before}){let found=entryAt(tree,path);if(before===null){if(found!==void 0)throw taken(
tree,path);return assertOwnNames(tree,path),{path,stat:null}}if(found===void 0)throw changed(path,"no longer exists");if(found.kind==="link")throw _3_denied(path,
{rule:"link",why:"is a symbolic link"});if(found.kind!=="file")throw _3_denied(path,{rule:"special",why:"is not a regular file"});if(found.links>1)throw _3_denied(
path,{rule:"hard-link",why:"has another name (hard link)"});if((found.mode&3584)!==0)throw _3_denied(path,{rule:"mode",why:"has a special mode (setuid)"});if(!(withFolder(
tree,_1_folderOf(path),folder=>tree.disk.read(folder,nameOf(path)))?.equals(before)===!0&&entryAt(tree,path)?.stamp===found.stamp))throw changed(path,"has chang\
ed");return{path,stat:found}}function changed(path,how){return new _1_UserError("apply-conflict",`${path} ${how} since the edit was computed`)}function taken(tree,path){
let name=nameOf(path);return(withFolder(tree,_1_folderOf(path),folder=>tree.disk.names(folder))??[]).includes(name)?new _1_UserError("apply-conflict",`${path} e\
xists already, and git does not list it`):folded(path,name)}function assertOwnNames(tree,path){for(let folder of _1_foldersAbove(path)){let names=withFolder(tree,
_1_folderOf(folder),above=>tree.disk.names(above));if(names!==void 0&&!names.includes(nameOf(folder))&&withFolder(tree,folder,()=>!0)===!0)throw folded(path,nameOf(
folder))}}function folded(path,name){return _3_denied(path,{rule:"case",why:`names a file that exists: this file system ignores the case of ${name}`})}function journalOf(tree,{
kind,id,files,removable},checked){let stats=new Map(checked.map(({path,stat})=>[path,stat])),recorded=files.map(({path,before,after,attributes},index)=>{let stat=stats.
get(path)??null,kept=attributes!==null&&"from"in attributes?stats.get(attributes.from)??entryAt(tree,attributes.from)??null:attributes;return{path,temporary:`.l\
anser-${id}-${index}`,before:before===null||stat===null?null:{sha256:_3_sha256Hex(before),attributes:attributesOf(stat)},after:after===null?null:{sha256:_3_sha256Hex(
after),attributes:kept===null?null:attributesOf(kept)}}}),foldersOf=some=>new Set(some.flatMap(({path})=>_1_foldersAbove(path))),made=[...foldersOf(files.filter(
({after})=>after!==null))].filter(folder=>entryAt(tree,folder)===void 0).sort(compareText),needed=foldersOf(files.filter(({after})=>after!==null)),removed=[...foldersOf(
files.filter(({after})=>after===null))].filter(folder=>!needed.has(folder)&&removable?.has(folder)!==!1).sort((a,b)=>compareText(b,a)).flatMap(path=>{let stat=entryAt(
tree,path);return stat===void 0?[]:[{path,attributes:attributesOf(stat)}]});return{version:1,kind,id,files:recorded,made,removed}}function attributesOf({mode,uid,
gid}){return{mode,uid,gid}}function makeFolders(tree,{made},{folders}){for(let path of made)makeFolderAt(tree,path,folders?.get(path))}function writeTemporaries(tree,journal,plan){
let contents=new Map(plan.files.map(({path,after})=>[path,after])),{disk}=tree;for(let[folder,files]of byFolder(journal.files.filter(({after})=>after!==null)))withFolder(
tree,folder,open=>{for(let{path,temporary,after}of files)writeTemporary(tree,open,temporary,contents.get(path)??Buffer.alloc(0),after?.attributes??null);disk.sync(
open)})}function putInPlace(tree,journal,checked,replaced){let stats=new Map(checked.map(({path,stat})=>[path,stat?.stamp])),{disk}=tree;for(let[folder,files]of byFolder(
journal.files))if(withFolder(tree,folder,open=>{for(let{path,temporary,after}of files){let name=nameOf(path);if(disk.stat(open,name)?.stamp!==stats.get(path))throw changed(
path,"has changed");replaced.add(path),after===null?disk.unlink(open,name):disk.rename(open,temporary,name)}return disk.sync(open),!0})===void 0)throw changed(folder,
"no longer exists")}function removeEmptied(tree,{removed}){for(let{path}of removed)withFolder(tree,_1_folderOf(path),above=>{tree.disk.removeFolder(above,nameOf(
path))&&tree.disk.sync(above)})}function systemDenial(error){let{code}=error;if(code==="ENOENT"||code==="ELOOP"||code==="ENOTDIR"||code==="EEXIST")return new _1_UserError(
"apply-conflict","another program changed the files during the edit",{cause:error});if(!(code!=="EACCES"&&code!=="EPERM"&&code!=="EXDEV"))return new _1_UserError(
"write-denied",`the system does not allow the edit (${code}); no file has changed`,{hint:"Check the permissions of the files and of their folders.",cause:error})}
function undoPlan(tree,state,id){assertFinished(state);let last=state.read("last");if(last===void 0||last.kind==="undo"){let why=last===void 0?"no edit was appl\
ied":"the last edit is undone already";throw new _1_UserError("not-found",`there is nothing to undo: ${why}`,{hint:"Lanser keeps only the last edit that it wrot\
e."})}assertBuiltIn(last);let files=last.files.map(({path,before,after},index)=>{let bytes=withFolder(tree,_1_folderOf(path),folder=>contentIn(tree,folder,nameOf(
path)))??null;if((bytes===null?void 0:_3_sha256Hex(bytes))!==after?.sha256)throw new _1_UserError("apply-conflict",`${path} has changed since the edit`,{hint:"N\
othing is undone. Use git, or restore the file and run the command again."});return{path,before:bytes,after:before===null?null:state.contentBefore(last,index),attributes:before?.
attributes??null}});return{kind:"undo",id,files,removable:new Set(last.made),folders:new Map(last.removed.map(({path,attributes})=>[path,attributes]))}}function contentIn({
disk},folder,name){return disk.stat(folder,name)?.kind==="file"?disk.read(folder,name):void 0}function recover(tree,state){let journal=state.read("journal");return state.
clean(),journal===void 0?[]:(assertBuiltIn(journal),rollBack(tree,state,journal,()=>!0),journal.files.map(({path})=>path))}function lastWritten(state){let last=state.
read("last");return last?.kind!=="apply"?new Map:new Map(last.files.map(({path,after})=>[path,after?.sha256??null]))}function assertBuiltIn({files}){for(let{path}of files){
let denial=_3_builtInDenial(path);if(denial!==void 0)throw _3_denied(path,denial)}}_3_init_node_22();var import_node_fs2=_4___toESM(_1_require_node_fs(),1);_3_init_node_22();
var import_node_fs=_4___toESM(_1_require_node_fs(),1),realDisk={openTop:path=>(0,import_node_fs.openSync)(path,folderFlags),openFolder:(folder,name)=>unless("EN\
OENT",()=>(0,import_node_fs.openSync)(below(folder,name),folderFlags)),close:import_node_fs.closeSync,stat:(folder,name)=>{let stats=(0,import_node_fs.lstatSync)(
below(folder,name),{throwIfNoEntry:!1,bigint:!0});if(stats===void 0)return;let{dev,ino,size,mtimeNs,ctimeNs}=stats;return{kind:stats.isFile()?"file":stats.isDirectory()?
"folder":stats.isSymbolicLink()?"link":"other",mode:Number(stats.mode)&4095,uid:Number(stats.uid),gid:Number(stats.gid),links:Number(stats.nlink),size:Number(size),
stamp:[dev,ino,size,mtimeNs,ctimeNs].join(":")}},names:folder=>(0,import_node_fs.readdirSync)(`/proc/self/fd/${folder}`),read:(folder,name)=>{let file=(0,import_node_fs.
openSync)(below(folder,name),readFlags);try{let stats=(0,import_node_fs.fstatSync)(file);if(!stats.isFile())throw new Error(`${name} is not a regular file`);let bytes=Buffer.
alloc(stats.size),end=0;for(let count=-1;count!==0&&end<bytes.length;end+=count)count=(0,import_node_fs.readSync)(file,bytes,end,bytes.length-end,end);return bytes.
subarray(0,end)}finally{(0,import_node_fs.closeSync)(file)}},createFile:(folder,name,mode)=>(0,import_node_fs.openSync)(below(folder,name),createFlags,mode),write:(file,bytes)=>{
for(let at=0;at<bytes.length;)at+=(0,import_node_fs.writeSync)(file,bytes,at)},setAttributes:(file,{mode,uid,gid})=>{let stats=(0,import_node_fs.fstatSync)(file);
(stats.uid!==uid||stats.gid!==gid)&&(0,import_node_fs.fchownSync)(file,uid,gid),(0,import_node_fs.fchmodSync)(file,mode)},sync:import_node_fs.fsyncSync,rename:(folder,from,to)=>(0,import_node_fs.
renameSync)(below(folder,from),below(folder,to)),unlink:(folder,name)=>(0,import_node_fs.unlinkSync)(below(folder,name)),makeFolder:(folder,name,mode)=>(0,import_node_fs.
mkdirSync)(below(folder,name),{mode}),removeFolder:(folder,name)=>unless("ENOTEMPTY",()=>((0,import_node_fs.rmdirSync)(below(folder,name)),!0))??!1},folderFlags=import_node_fs.
constants.O_RDONLY|import_node_fs.constants.O_DIRECTORY|import_node_fs.constants.O_NOFOLLOW,readFlags=import_node_fs.constants.O_RDONLY|import_node_fs.constants.
O_NOFOLLOW|import_node_fs.constants.O_NONBLOCK,createFlags=import_node_fs.constants.O_WRONLY|import_node_fs.constants.O_CREAT|import_node_fs.constants.O_EXCL|import_node_fs.
constants.O_NOFOLLOW;function below(folder,name){if(name===""||name==="."||name===".."||/[/\0]/u.test(name))throw new Error(`not a name of an entry: ${JSON.stringify(
name)}`);return`/proc/self/fd/${folder}/${name}`}function unless(code,run){try{return run()}catch(error){if(error.code===code)return;throw error}}function writeEdit(host,repository,preview,options){
assertExpected(preview,options.expect),assertConfirmed(preview,options.expect),preview.changes.length!==0&&withTree(host,repository,(tree,state)=>{options.allowDirty||
_3_assertClean(preview,lastWritten(state)),applyPlan(tree,state,{kind:"apply",id:newId(host),files:_3_plannedFiles(preview.changes)})})}function undoEdit(host,repository){
return withTree(host,repository,(tree,state)=>{let plan=undoPlan(tree,state,newId(host));return applyPlan(tree,state,plan),plan.files.map(({path})=>path)})}function assertExpected({
digest},expect){if(!(expect===void 0||expect===digest))throw/^sha256:[0-9a-f]{64}$/u.test(expect)?new _1_UserError("apply-conflict","the repository's files or t\
he edit have changed since the preview",{hint:`The digest is now ${digest}. Read the new preview first.`}):new _1_UserError("usage",`\`${expect.slice(0,80)}\` is\
 no digest`,{hint:"Give the digest that the preview printed: sha256: and 64 hexadecimal digits."})}function withTree(host,{top,objectScratch},run){var _stack=[];
try{if(host.platform!=="linux")throw new _1_UserError("unsupported-platform","Lanser writes edits only on Linux");let state=_4___using(_stack,_0_openState(realDisk,
_0_stateFolder(host,top),(0,import_node_fs2.lstatSync)(objectScratch).uid)),_lock=_4___using(_stack,state.lock(host)),tree={disk:realDisk,top:realDisk.openTop(top)};
try{return run(tree,state)}finally{realDisk.close(tree.top)}}catch(_){var _error=_,_hasError=!0}finally{_4___callDispose(_stack,_error,_hasError)}}function newId({
randomId}){return randomId().replaceAll("-","")}function assertConfirmed({annotations,sites},expect){let used=new Set(sites.map(({annotation})=>annotation)),open=[
...annotations].find(([id,{needsConfirmation}])=>needsConfirmation&&used.has(id));if(!(open===void 0||expect!==void 0))throw new _1_UserError("usage",`the serve\
r wants you to confirm changes: ${open[1].label}`,{hint:"Read the preview, and give its digest with --expect."})}export{assertExpected,recover,undoEdit,withTree,writeEdit};
