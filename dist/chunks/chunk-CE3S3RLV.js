import { createRequire as lanserCreateRequire } from "node:module";
if (Number(process.versions.node.split(".")[0]) < 24) {
  process.stderr.write("lanser needs Node 24 or newer; this is Node " + process.versions.node + ". Install Node 24 and run it again." + "\n");
  process.exit(13);
}
const require = lanserCreateRequire(import.meta.url);
import{require_node_zlib}from"./chunk-5WPMPWB3.js";import{checkObjects,fileBytesMax,hasFolderAt}from"./chunk-CJ6DKXSY.js";import{badName,recordsOf,showPath,
splitAtNul,treePath}from"./chunk-VM3ZC4X5.js";import{isObjectId,require_promises}from"./chunk-3W7DLTVH.js";import{blobHeader,blobId,createBlobHash,readFileBytes,
require_node_path,sha256Hex}from"./chunk-3SQVDBAQ.js";import{require_node_fs}from"./chunk-SBJWCYKC.js";import{folderOf,isBelow}from"./chunk-XC2CTCOW.js";
import{UserError}from"./chunk-BZ74BBKY.js";import{__commonJS,__require,__toESM}from"./chunk-6N737NXE.js";var require_node_stream=__commonJS({"builtin:node:stream"(exports,module){module.exports=__require("node:stream")}});var require_promises2=__commonJS({"builtin:node:stream/promises"(exports,module){module.exports=__require("node:stream/promises")}});var import_node_fs=__toESM(require_node_fs(),1),import_promises=__toESM(require_promises(),1),import_node_path=__toESM(require_node_path(),1);var hopsMax=40,linksMax=1e4;function followLinks(links,files){let tree={files:new Set(files),folders:new Set([...files,...links.map(({path})=>path)].flatMap(foldersAbove)),
targets:new Map(links.map(({path,target})=>[path,target]))},followed=[],left=[];for(let{path}of links){let end=followed.length<linksMax?endOf(path,tree):{why:`i\
s one of more than ${linksMax}`},why="why"in end?end.why:whyCircular(path,end,followed);why!==void 0?left.push({path,why}):"place"in end&&followed.push({path,...end})}
return{followed,left}}function endOf(link,{files,folders,targets}){if(files.has(link)||folders.has(link))return{why:"has the name of something else"};if(foldersAbove(
link).some(folder=>targets.has(folder)))return{why:"lies behind another one"};let at=[],waiting=link.split("/"),hops=0;for(let part=waiting.shift();part!==void 0;part=
waiting.shift()){if(part===""||part===".")continue;if(part===".."){if(at.pop()===void 0)return{why:"leads out of the repository"};continue}at.push(part);let here=at.
join("/"),target=targets.get(here);if(target===void 0){if(!files.has(here)&&!folders.has(here))return{why:"leads to nothing in the repository"};if(files.has(here)&&
waiting.length>0)return{why:"leads to nothing in the repository"};continue}if(hops+=1,hops>hopsMax)return{why:"leads to itself"};if(target.startsWith("/")||target.
includes("\0"))return{why:"leads out of the repository"};if(target==="")return{why:"leads to nothing in the repository"};at.pop(),waiting.unshift(...target.split(
"/"))}let place=at.join("/")||".";return{place,kind:files.has(place)?"file":"folder"}}function foldersAbove(path){let folders=[];for(let folder=folderOf(path);folder!==
".";folder=folderOf(folder))folders.push(folder);return folders}function whyCircular(link,{place,kind},followed){if(kind==="file")return;let reached=new Set([place]);
for(let folder of reached){if(isBelow(link,folder))return"leads back to a folder that it lies in";for(let other of followed)other.kind==="folder"&&isBelow(other.
path,folder)&&reached.add(other.place)}}function throughLinks(links){let follow=followingLinks(links);return path=>follow(path).place}function followingLinks(links){
if(links.length===0)return place=>({place,hops:0});let places=new Map(links.map(({path,place})=>[path,place]));return path=>{let parts=path.split("/"),hops=0;for(;hops<
hopsMax;hops+=1){let end=parts.findIndex((_,at)=>places.has(parts.slice(0,at+1).join("/")));if(end<0)break;let place=places.get(parts.slice(0,end+1).join("/"))??
".";parts=[...place==="."?[]:place.split("/"),...parts.slice(end+1)]}return{place:parts.join("/"),hops}}}var listed=new WeakMap;async function listTree(repository,tree,folder){if(!isObjectId(tree))throw new Error(`not an object id: ${tree}`);let known=listed.get(repository)??
new Map;listed.set(repository,known);let whole=known.get(tree);if(whole!==void 0&&folder===void 0)return whole;if(folder!==void 0&&!await hasFolderAt(repository,
tree,folder))return[];let entries=listEntries(repository,tree,folder);return folder===void 0&&known.set(tree,entries),entries}async function listEntries(repository,tree,folder){
let entries=[],args=["ls-tree","-r","-z","-l","--full-tree","--end-of-options",tree];return folder!==void 0&&args.push("--",`${folder}/`),await repository.stream(
args,"objects",splitAtNul(record=>entries.push(parseEntry(record)))),entries}var defaultCaps={filesMax:2e5,fileBytesMax,pathBytesMax:4096,componentBytesMax:255,
depthMax:256};async function materialise(repository,tree,folder,caps,like){let known=new Map(like?.files.map(({path,blob})=>[path,blob])),outcomes=[],window=new Window,
folders=new Map,names=new Set,links=[],files=0;for(let[index,entry]of(await listTree(repository,tree)).entries()){let choice=choose(entry,caps,files);if("kind"in
choice){outcomes[index]=choice,choice.kind==="symlink"&&links.push({index,path:choice.path,blob:entry.id,size:entry.size});continue}files++;let folded=choice.path.
normalize("NFC").toLowerCase();names.has(folded)&&await window.drained(),names.add(folded),await window.admit(choice.size,async()=>{let same=known.get(choice.path)===
choice.blob?like?.folder:void 0;outcomes[index]=await writeOut(repository,choice,{folder,folders,same})})}await window.drained();let written=outcomes.filter(outcome=>"\
size"in outcome),linked=await writeLinks(repository,links,written,folder);for(let{index,skipped}of linked.left)outcomes[index]=skipped;let isLinked2=new Set(linked.
followed.map(({path})=>path));return{files:written,links:linked.followed,skipped:outcomes.filter(one=>"kind"in one).filter(one=>one.kind!=="symlink"||!isLinked2.
has(one.path))}}var linkBytesMax=4096;async function writeLinks(repository,entries,files,folder){let targets=[],reasons=new Map;for(let{path,blob,size}of entries){
let answer=size===null||size>linkBytesMax?void 0:await repository.objects.read(blob,linkBytesMax);answer?.kind==="object"?targets.push({path,target:answer.bytes.
toString("utf8")}):reasons.set(path,size===null?"is not in this clone":"is too long")}let{followed,left}=followLinks(targets,files.map(({path})=>path));for(let{
path,why}of left)reasons.set(path,why);return{followed:followed.filter(({path,place})=>{let target=(0,import_node_path.join)(folder,path);try{return(0,import_node_fs.mkdirSync)(
(0,import_node_path.dirname)(target),{recursive:!0}),(0,import_node_fs.symlinkSync)((0,import_node_path.relative)((0,import_node_path.dirname)(target),(0,import_node_path.join)(
folder,place)),target),!0}catch(error){let skipped=refusal[error.code??""];if(skipped===void 0)throw error;return reasons.set(path,skipped.reason),!1}}),left:entries.
flatMap(({index,path,blob})=>{let why=reasons.get(path),reason=`a symbolic link that ${why}`;return why===void 0?[]:[{index,skipped:{path,kind:"symlink",reason,
blob}}]})}}function parseEntry(record){let tab=record.indexOf(9),[mode="",type="",id="",size=""]=record.toString("latin1",0,tab).split(/ +/);if(tab<0||!isObjectId(
id)||type!=="blob"&&type!=="commit"&&type!=="tree")throw new Error(`git ls-tree printed ${JSON.stringify(record.toString("latin1").slice(0,200))}`);let path=treePath(
Buffer.from(record.subarray(tab+1)));return{mode,type,id,size:/^[0-9]+$/.test(size)?Number(size):null,path}}function choose(entry,caps,files){let skip=(kind,reason)=>({
path:showPath(entry.path),kind,reason});if(typeof entry.path!="string")return skip("not-utf8","its name is not UTF-8");let bad=badName(entry.path);if(bad!==void 0)
return skip("bad-name",`its name ${bad}`);if(entry.type==="commit")return skip("submodule","a submodule is not entered");let over=overCap(entry.path,caps);return over!==
void 0?skip("cap",over):entry.mode==="120000"?skip("symlink","a symbolic link"):entry.size===null?skip("missing","its content is not in this clone"):entry.size>
caps.fileBytesMax?skip("too-large",`${entry.size} bytes, more than ${caps.fileBytesMax}`):files>=caps.filesMax?skip("cap",`more than ${caps.filesMax} files`):{path:entry.
path,blob:entry.id,size:entry.size}}function overCap(path,caps){let parts=path.split("/");if(Buffer.byteLength(path)>caps.pathBytesMax)return`its path is longer\
 than ${caps.pathBytesMax} bytes`;if(parts.length>caps.depthMax)return`it is deeper than ${caps.depthMax} folders`;if(parts.some(part=>Buffer.byteLength(part)>caps.
componentBytesMax))return`a component of its path is longer than ${caps.componentBytesMax} bytes`}async function writeOut(repository,file,{folder,folders,same}){
let target=(0,import_node_path.join)(folder,file.path),parent=(0,import_node_path.dirname)(target);try{let made=folders.get(parent)??(0,import_promises.mkdir)(parent,
{recursive:!0});if(folders.set(parent,made),await made,same!==void 0&&isLinked((0,import_node_path.join)(same,file.path),target))return file;let answer=await repository.
objects.read(file.blob,file.size);return answer.kind!=="object"?{path:file.path,kind:"missing",reason:"its content is not in this clone"}:((0,import_node_fs.writeFileSync)(
target,answer.bytes,{flag:"wx",mode:420}),file)}catch(error){let skipped=refusal[error.code??""];if(skipped===void 0)throw error;return{path:file.path,...skipped}}}
function isLinked(from,to){try{return(0,import_node_fs.linkSync)(from,to),!0}catch(error){let{code=""}=error;if(code in refusal)throw error;return!1}}var refusal={
EEXIST:{kind:"case-collision",reason:"this file system takes its name for another one's"},ENOTDIR:{kind:"case-collision",reason:"this file system takes a folder\
 of it for a file"},EISDIR:{kind:"case-collision",reason:"this file system takes its name for a folder's"},ENAMETOOLONG:{kind:"cap",reason:"its path is longer t\
han this file system allows"}},openFilesMax=32,heldBytesMax=64*1024*1024,Window=class{#open=0;#held=0;#failure;#wake;async admit(bytes,work){for(;this.#open>0&&
(this.#open>=openFilesMax||this.#held+bytes>heldBytesMax);)await this.#change();this.#failure===void 0&&(this.#open++,this.#held+=bytes,work().catch(error=>{this.#failure??=
{error}}).finally(()=>{this.#open--,this.#held-=bytes,this.#wake?.()}))}async drained(){for(;this.#open>0;)await this.#change();if(this.#failure!==void 0)throw this.#failure.
error}#change(){return new Promise(resolve=>{this.#wake=resolve})}};var import_node_fs2=__toESM(require_node_fs(),1),import_promises2=__toESM(require_promises(),1),import_node_path2=__toESM(require_node_path(),1),import_node_stream=__toESM(require_node_stream(),1),
import_promises3=__toESM(require_promises2(),1),import_node_zlib=__toESM(require_node_zlib(),1);async function snapshotWorkTree(repository){let notes=[],listed2=await listPaths(repository,notes),executable=(await repository.raw(["config","--type=bool","--g\
et","core.fileMode"],"history")).stdout.trim(),reading={top:repository.top,format:repository.objectFormat,modesCount:executable!=="false"},folders=new Folders(repository.
top),entries=(await inParallel(listed2,item=>readItem(reading,folders,item,notes))).filter(entry=>entry!==void 0);return await storeMissing(repository,entries),
{tree:await writeTree(repository,entries),notes:notes.sort()}}async function listPaths(repository,notes){let tracked=recordsOf(await repository.bytes(["ls-files",
"-z","-s","-t","--cached"],"work-tree")),untracked=recordsOf(await repository.bytes(["ls-files","-z","--others","--exclude-standard"],"work-tree")),items=new Map;
for(let record of tracked){let tab=record.indexOf(9),[tag="",mode="",id=""]=record.toString("latin1",0,tab).split(" ");if(tab<0||!isObjectId(id))throw new Error(
`git ls-files printed ${JSON.stringify(record.toString("latin1"))}`);let path=Buffer.from(record.subarray(tab+1));items.set(path.toString("latin1"),{path,index:{
mode,id,skipped:tag==="S"}})}for(let record of untracked){if(record.at(-1)===47){notes.push(`left out, a repository of its own: ${showPath(treePath(record))}`);
continue}let path=Buffer.from(record),key=path.toString("latin1");items.has(key)||items.set(key,{path,index:void 0})}return[...items].flatMap(([key,item])=>{let bad=badName(
key)??badName(showPath(treePath(item.path)));return bad===void 0?[item]:(notes.push(`left out, its name ${bad}: ${showPath(treePath(item.path))}`),[])})}async function readItem(reading,folders,{
path,index},notes){if(index?.skipped===!0&&!await isThere(absolute(reading.top,path)))return{path,mode:index.mode,id:index.id,file:null,size:0};if(!await folders.
areReal(path))return;let file=absolute(reading.top,path);try{let stats=await(0,import_promises2.lstat)(file);if(stats.isDirectory())return index?.mode==="160000"?
{path,mode:index.mode,id:index.id,file:null,size:0}:void 0;if(!stats.isFile()&&!stats.isSymbolicLink()){notes.push(`left out, not a plain file: ${showPath(treePath(
path))}`);return}let{id,size}=await hashFile(reading.format,file,stats);return{path,mode:modeOf(stats,index,reading.modesCount),id,file,size}}catch(error){if(isGone(
error))return;throw error instanceof UserError?error:new UserError("unreadable-file",`${showPath(treePath(path))} cannot be read`,{cause:error})}}function modeOf(stats,index,modesCount){
return stats.isSymbolicLink()?"120000":modesCount?(stats.mode&64)!==0?"100755":"100644":index?.mode==="100755"?"100755":"100644"}var wholeBytesMax=4*1024*1024,filesAtOnceMax=16;
async function hashFile(format,file,stats){if(!stats.isSymbolicLink()&&stats.size>wholeBytesMax){let hash=createBlobHash(format,stats.size);return await(0,import_promises3.pipeline)(
(0,import_node_fs2.createReadStream)(file),exactly(stats.size,hash),async pieces=>{for await(let _ of pieces);}),{id:hash.digest("hex"),size:stats.size}}let bytes=stats.
isSymbolicLink()?await(0,import_promises2.readlink)(file,"buffer"):readFileBytes(file);return{id:blobId(format,bytes),size:bytes.length}}function exactly(size,hash){
let seen=0,changed=()=>new UserError("unreadable-file","a file changed while it was read; try again");return new import_node_stream.Transform({transform(piece,_,done){
seen+=piece.length,hash.update(piece),done(seen>size?changed():null,piece)},flush(done){done(seen===size?null:changed())}})}async function storeMissing(repository,entries){
let own=entries.filter(entry=>entry.file!==null),known=await checkObjects(repository,own.map(entry=>entry.id)),missing=own.filter((_,index)=>known[index]===void 0);
if(missing.length===0)return;let folders=Array.from({length:256},(_,byte)=>(0,import_node_path2.join)(repository.objectScratch,hexByte(byte)));await inParallel(
folders,folder=>(0,import_promises2.mkdir)(folder,{recursive:!0})),await inParallel(missing,entry=>store(repository,entry))}function hexByte(byte){return byte.toString(
16).padStart(2,"0")}async function store(repository,entry){let{file}=entry;if(file!==null)try{let stats=await(0,import_promises2.lstat)(file);if(!stats.isSymbolicLink()&&
stats.size>wholeBytesMax)return await storeLarge(repository,entry,file);let bytes=stats.isSymbolicLink()?await(0,import_promises2.readlink)(file,"buffer"):readFileBytes(
file);entry.id=blobId(repository.objectFormat,bytes);let whole=Buffer.concat([blobHeader(bytes.length),bytes]);await(0,import_promises2.writeFile)(looseFile(repository,
entry.id),(0,import_node_zlib.deflateSync)(whole,{level:1}),{flag:"wx"})}catch(error){if(error instanceof UserError)throw error;if(error.code==="EEXIST")return;
let shown=showPath(treePath(entry.path));throw new UserError("unreadable-file",`${shown} cannot be read any more`,{cause:error})}}async function storeLarge(repository,entry,file){
let hash=createBlobHash(repository.objectFormat,entry.size),deflate=(0,import_node_zlib.createDeflate)({level:1});deflate.write(blobHeader(entry.size));let target=looseFile(
repository,entry.id),partial=`${target}.${sha256Hex(entry.path)}`;if(await(0,import_promises3.pipeline)((0,import_node_fs2.createReadStream)(file),exactly(entry.
size,hash),deflate,(0,import_node_fs2.createWriteStream)(partial)),hash.digest("hex")!==entry.id)throw new UserError("unreadable-file",`${showPath(treePath(entry.
path))} changed while it was read; try again`);await(0,import_promises2.rename)(partial,target)}function looseFile(repository,id){return(0,import_node_path2.join)(
repository.objectScratch,id.slice(0,2),id.slice(2))}async function writeTree(repository,entries){let input=Buffer.concat(entries.flatMap(({mode,id,path})=>[Buffer.
from(`${mode} ${id} 0	`),path,Buffer.from("\0")]));await(0,import_promises2.rm)(repository.environment("index").GIT_INDEX_FILE??"",{force:!0}),await repository.
text(["update-index","-z","--index-info"],"index",input);let tree=(await repository.text(["write-tree","--missing-ok"],"index")).trim();if(!isObjectId(tree))throw new Error(
`git write-tree printed ${JSON.stringify(tree.slice(0,200))}`);return tree}function absolute(top,path){return Buffer.concat([Buffer.from(top==="/"?"/":`${top}/`),
path])}function isGone(error){let code=error.code;return code==="ENOENT"||code==="ENOTDIR"}var Folders=class{#top;#real=new Map;constructor(top){this.#top=top}async areReal(path){
for(let end=path.indexOf(47);end>=0;end=path.indexOf(47,end+1)){let folder=path.subarray(0,end),key=folder.toString("latin1"),real=this.#real.get(key)??this.#look(
folder);if(this.#real.set(key,real),!await real)return!1}return!0}#look(folder){return(0,import_promises2.lstat)(absolute(this.#top,folder)).then(stats=>stats.isDirectory(),
()=>!1)}};async function inParallel(items,work){let results=[],next=0,worker=async()=>{for(let at=next++;at<items.length;at=next++)results[at]=await work(items[at])};
return await Promise.all(Array.from({length:Math.min(filesAtOnceMax,items.length)},worker)),results}async function isThere(file){return(0,import_promises2.lstat)(
file).then(()=>!0,()=>!1)}export{throughLinks,followingLinks,listTree,defaultCaps,materialise,require_node_stream,snapshotWorkTree,writeTree};
