import{createRequire as lanserCreateRequire4}from"node:module";import{createRequire as lanserCreateRequire}from"node:module";import{_3_init_node_22}from"./together-A66B3533.js";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require2=lanserCreateRequire(import.meta.url);_3_init_node_22();var markers=["pyvenv.cfg","conda-meta/history","bin/activate","Scripts/\
activate"];function markedFolder(path){let marker=markers.find(name=>path===name||path.endsWith(`/${name}`));if(marker!==void 0)return path===marker?".":path.slice(
0,-marker.length-1)}function markersOf(folder){return markers.map(name=>`${folder}/${name}`)}import{createRequire as lanserCreateRequire2}from"node:module";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require3=lanserCreateRequire2(import.meta.url);_3_init_node_22();function treePath(bytes){try{return decoder.decode(bytes)}catch{return{
bytes,shown:showBytes(bytes)}}}function showPath(path){return typeof path=="string"?path:path.shown}var decoder=new TextDecoder("utf-8",{fatal:!0,ignoreBOM:!0});
function showBytes(bytes){let shown="";for(let at=0;at<bytes.length;){let length=[1,2,3,4].find(n=>at+n<=bytes.length&&isText(bytes.subarray(at,at+n)));shown+=length===
void 0?`\\x${(bytes[at]??0).toString(16).toUpperCase().padStart(2,"0")}`:bytes.toString("utf8",at,at+length),at+=length??1}return shown}function isText(bytes){try{
return decoder.decode(bytes).length>0}catch{return!1}}function unsafeNameReason(path){if(path.startsWith("/"))return"is absolute";if(path.includes("\0"))return"\
has a NUL";for(let part of path.split("/")){if(part==="")return"has an empty component";if(part==="."||part==="..")return`has the component "${part}"`;if(part.split(
"\\").some(isDotGit))return"is under a .git"}}function unportableName(path){for(let part of path.split("/")){if(controls.test(part))return"has an invisible char\
acter";if(/[<>:"|?*\\]/u.test(part))return"has a character with another meaning on Windows";if(/[. ]$/u.test(part))return"ends in a dot or a space";if(devices.test(
part))return"is the name of a Windows device";if(Buffer.byteLength(part)>nameBytesMax)return`is longer than ${nameBytesMax} bytes`}}var controls=/[\p{Cc}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/u,
devices=/^(?:con|prn|aux|nul|conin\$|conout\$|com[0-9¹²³]|lpt[0-9¹²³]) *(?:\.|$)/iu,nameBytesMax=255;function foldName(path){return path.replace(/\p{Default_Ignorable_Code_Point}/gu,
"").normalize("NFKD").toLowerCase().toUpperCase().toLowerCase().normalize("NFKD")}function isDotGit(part){let plain=part.replace(/[\u200c-\u200f\u202a-\u202e\u206a-\u206f\ufeff]/gu,
"").replace(/:.*$/su,"").replace(/[. ]+$/u,"").toLowerCase();return plain===".git"||/^git~[0-9]+$/.test(plain)}function splitAtNul(take){let rest=Buffer.alloc(0);
return piece=>{let text=rest.length===0?piece:Buffer.concat([rest,piece]);for(let end=text.indexOf(0);end>=0;end=text.indexOf(0))take(text.subarray(0,end)),text=
text.subarray(end+1);rest=Buffer.from(text)}}function splitRecords(output){let records=[];return splitAtNul(record=>records.push(record))(output),records}import{_0_DamagedObjects,_0_GitFailed,_0_checkObjects,_0_commandError,_0_fileBytesMax,_0_gitArguments,_0_hasFolderAt,_0_isObjectId,_0_metaBytesMax,_0_openRepository,
_0_parseTreeEntries,_0_readBlob,_0_readCommit,_0_readFileAt,_0_readFileId,_0_readObjectType,_0_require_promises,_0_resolveAll,_0_resolveRevision,_0_treeMode}from"./together-124EAC88.js";import{createRequire as lanserCreateRequire3}from"node:module";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require4=lanserCreateRequire3(import.meta.url);_3_init_node_22();async function allEnded(promises){return await Promise.allSettled(promises),
Promise.all(promises)}import{_2_beginningOf,_2_blobHeader,_2_blobId,_2_createBlobHash,_2_createSha256,_2_fileBytes,_2_idLengths,_2_objectId,_2_readBeginning,_2_readFileBytes,_2_readFileText,
_2_readOptional,_2_sha256Bytes,_2_sha256Hex}from"./together-124EAC88.js";import{_1_folderOf,_1_foldersAbove,_1_inFolder,_1_insidePath,_1_isBelow,_1_isInside,_1_isRelativePath,_1_pathFromUri,_1_placeFromUri,_1_relativeInside,_1_uriFromPath}from"./together-4357D8B2.js";import{_1_require_node_zlib}from"./together-6C2C9A22.js";import{NotJson,canonical,causeKinds,causeOrOwnPlace,compareFindings,compareNullableText,comparePaths,comparePositions,compareRanges,compareText,compareValues,countWhile,
dependencyToV1,depthMax,findingId,findingStateTable,findingStates,findingsOf,isInHead,isSameJson,looksInWords,makeWellFormed,normaliseMessage,parseStrict,placesOf,
pointerTo,readMember,schedules,severities,severityAtLeast,severityRank,sha1,sha256,sideOfFinding,valueAtPointer}from"./chunk-3RA5WZYF.js";import{_1_require_node_fs}from"./together-813A2F0B.js";import{_0_require_node_path}from"./together-A66B3533.js";import{_1_UserError,_1_cancelled,_1_errorTable,_1_verdictExitCode,_1_withHelpOf}from"./together-A66B3533.js";import{_2_capitalized,_2_countMore,_2_cut,_2_lastLines,_2_lineStarts,_2_plural,_2_positionAt,_2_rangeWithin,_2_shortId,_2_shorten,_2_splitText,_2_threeDigits}from"./together-A66B3533.js";import{_4___callDispose,_4___commonJS,_4___esm,_4___export,_4___require,_4___toBinaryNode,_4___toCommonJS,_4___toESM,_4___using}from"./together-A66B3533.js";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require5=lanserCreateRequire4(import.meta.url),require_node_stream=_4___commonJS({"builtin:node:stream"(exports,module){_3_init_node_22(),
module.exports=_4___require("node:stream")}}),require_promises2=_4___commonJS({"builtin:node:stream/promises"(exports,module){_3_init_node_22(),module.exports=_4___require(
"node:stream/promises")}});_3_init_node_22();var import_node_fs3=_4___toESM(_1_require_node_fs(),1),import_promises=_4___toESM(_0_require_promises(),1),import_node_path3=_4___toESM(
_0_require_node_path(),1),import_node_stream=_4___toESM(require_node_stream(),1),import_promises2=_4___toESM(require_promises2(),1),import_node_zlib2=_4___toESM(
_1_require_node_zlib(),1);_3_init_node_22();var import_node_fs=_4___toESM(_1_require_node_fs(),1),import_node_path=_4___toESM(_0_require_node_path(),1),named=/^(?:.*?\/)??(?:node_modules|__pypackages__|\.tox|\.nox)(?=\/)/u;
function packageFolders(untracked,tracked){let isProven=(path,folder)=>!path.endsWith("/activate")||untracked.some(other=>other.startsWith(`${folder}/`)&&other.
includes("/site-packages/")),found=new Set(untracked.flatMap(path=>{let folder=markedFolder(path);return[...folder!==void 0&&isProven(path,folder)?[folder]:[],...named.
exec(path)??[]]}));if(found.delete("."),found.size===0)return found;let held=new Set(tracked().flatMap(_1_foldersAbove)),folders=[...found].filter(folder=>!held.
has(folder)),all=new Set(folders);return new Set(folders.filter(folder=>!_1_foldersAbove(folder).some(above=>all.has(above))))}function isInPackages(path,folders){
return folders.size>0&&_1_foldersAbove(path).some(above=>folders.has(above))}function isPackageFolder(folder){return isFolder(folder)?named.test(`${(0,import_node_path.
basename)(folder)}/`)||markersOf(folder).some(path=>(0,import_node_fs.existsSync)(path)):!1}function isFolder(path){try{return(0,import_node_fs.statSync)(path).
isDirectory()}catch{return!1}}_3_init_node_22();var import_node_fs2=_4___toESM(_1_require_node_fs(),1),import_node_path2=_4___toESM(_0_require_node_path(),1),import_node_zlib=_4___toESM(
_1_require_node_zlib(),1);async function writeTreeObjects(repository,files){let top=new Map;for(let file of files)if(!put(top,file))return;let trees=[],{id}=treeOf(
repository,top,trees),known=await Promise.all(trees.map(([one])=>_0_readObjectType(repository,one)));for(let[at,[one,content]]of trees.entries())known[at]===void 0&&
store(looseFile(repository,one),"tree",content);return id}function looseFile(repository,id){return(0,import_node_path2.join)(repository.objectScratch,id.slice(0,
2),id.slice(2))}function put(top,{path,mode,id}){let names=path.toString("latin1").split("/"),name=names.pop()??"",folder=top;for(let one of names){let inside=folder.
get(one)??new Map;if(!(inside instanceof Map))return!1;folder.set(one,inside),folder=inside}return folder.has(name)?!1:(folder.set(name,{mode,id}),!0)}function treeOf(repository,folder,trees){
let entries=[...folder].map(([name,inside])=>{let isFolder2=inside instanceof Map,entry=isFolder2?treeOf(repository,inside,trees):inside;return{name,order:isFolder2?
`${name}/`:name,...entry}}).sort((one,other)=>one.order<other.order?-1:1),content=Buffer.concat(entries.flatMap(({name,mode,id:id2})=>[Buffer.from(`${mode.replace(
/^0/u,"")} ${name}\0`,"latin1"),Buffer.from(id2,"hex")])),id=_2_objectId(repository.objectFormat,"tree",content);return trees.push([id,content]),{mode:_0_treeMode,
id}}function writeBlob(repository,content){let id=_2_blobId(repository.objectFormat,content);return store(looseFile(repository,id),"blob",content),id}function store(file,type,content){
if((0,import_node_fs2.existsSync)(file))return;(0,import_node_fs2.mkdirSync)((0,import_node_path2.dirname)(file),{recursive:!0});let whole=Buffer.concat([Buffer.
from(`${type} ${content.length}\0`),content]);(0,import_node_fs2.writeFileSync)(file,(0,import_node_zlib.deflateSync)(whole,{level:1}),{flag:"wx"})}async function snapshotWorkTree(repository){
let notes=[],packages=[],[listed2,modesCount]=await allEnded([listPaths(repository,notes,packages),doModesCount(repository)]),reading={top:repository.top,format:repository.
objectFormat,modesCount,packages},folders=new Folders(repository.top),entries=(await inParallel(listed2,item=>readItem(reading,folders,item,notes))).filter(entry=>entry!==
void 0);return packages.length>0&&notes.push(unignored(packages)),await storeMissing(repository,entries),{tree:await writeTreeObjects(repository,entries)??await writeTreeObject(
repository,entries),notes:notes.sort()}}var modes=new WeakMap;function doModesCount(repository){let known=modes.get(repository)??repository.raw(["config","--typ\
e=bool","--get","core.fileMode"],"history").then(({stdout})=>stdout.trim()!=="false");return modes.set(repository,known),known}async function listPaths(repository,notes,packages){
let listed2=async(...options)=>splitRecords(await repository.bytes(["ls-files","-z",...options],"work-tree")),[tracked,untracked]=await allEnded([listed2("-s","\
-t","--cached"),listed2("--others","--exclude-standard")]),items=new Map;for(let record of tracked){let tab=record.indexOf(9),[tag="",mode="",id=""]=record.toString(
"latin1",0,tab).split(" ");if(tab<0||!_0_isObjectId(id))throw new Error(`git ls-files printed ${JSON.stringify(record.toString("latin1"))}`);let path=Buffer.from(
record.subarray(tab+1));items.set(path.toString("latin1"),{path,index:{mode,id,skipped:tag==="S"}})}let folders=packageFolders(untracked.map(record=>record.toString(
"latin1")),()=>[...items.keys()]);packages.push(...folders);for(let record of untracked){let key=record.toString("latin1");if(!isInPackages(key,folders)){if(record.
at(-1)===47){notes.push(`Lanser left out ${showPath(treePath(record))}, because it is another repository`);continue}items.has(key)||items.set(key,{path:Buffer.from(
record),index:void 0})}}return[...items].flatMap(([key,item])=>{let bad=unsafeNameReason(key)??unsafeNameReason(showPath(treePath(item.path)));return bad===void 0?
[item]:(notes.push(`Lanser left out ${showPath(treePath(item.path))}, because the path ${bad}`),[])})}function unignored(folders){let names=folders.toSorted(compareText).
map(key=>showPath(treePath(Buffer.from(key,"latin1"))));return`Lanser left out installed packages that .gitignore does not list: ${names.slice(0,packagesShownMax).
join(", ")+_2_countMore(names.length-packagesShownMax)}. Add them to .gitignore`}var packagesShownMax=5;async function readItem(reading,folders,{path,index},notes){
if(index?.skipped===!0&&!await isThere(absolute(reading.top,path)))return{path,mode:index.mode,id:index.id,file:null,size:0};if(!await folders.areReal(path))return;
let file=absolute(reading.top,path);try{let stats=await(0,import_promises.lstat)(file);if(stats.isDirectory())return index?.mode==="160000"?{path,mode:index.mode,
id:index.id,file:null,size:0}:void 0;if(!stats.isFile()&&!stats.isSymbolicLink()){notes.push(`Lanser left out ${showPath(treePath(path))}, because it is not a r\
egular file`);return}if(index===void 0&&stats.isSymbolicLink()&&isPackageFolder(file.toString())){reading.packages.push(path.toString("latin1"));return}let{id,size}=await hashFile(
reading.format,file,stats);return{path,mode:modeOf(stats,index,reading.modesCount),id,file,size}}catch(error){if(isGone(error))return;throw error instanceof _1_UserError?
error:new _1_UserError("unreadable-file",`Lanser cannot read ${showPath(treePath(path))}`,{cause:error})}}function modeOf(stats,index,modesCount){return stats.isSymbolicLink()?
"120000":modesCount?(stats.mode&64)!==0?"100755":"100644":index?.mode==="100755"?"100755":"100644"}var wholeBytesMax=4*1024*1024,filesAtOnceMax=16;async function hashFile(format2,file,stats){
if(!stats.isSymbolicLink()&&stats.size>wholeBytesMax){let hash=_2_createBlobHash(format2,stats.size);return await(0,import_promises2.pipeline)((0,import_node_fs3.
createReadStream)(file),exactly(stats.size,hash),async pieces=>{for await(let _ of pieces);}),{id:hash.digest("hex"),size:stats.size}}let bytes=stats.isSymbolicLink()?
await(0,import_promises.readlink)(file,"buffer"):_2_readFileBytes(file);return{id:_2_blobId(format2,bytes),size:bytes.length}}function exactly(size,hash){let seen=0,
changed=()=>new _1_UserError("unreadable-file","a file changed while Lanser read it. Run the command again");return new import_node_stream.Transform({transform(piece,_,done){
seen+=piece.length,hash.update(piece),done(seen>size?changed():null,piece)},flush(done){done(seen===size?null:changed())}})}async function storeMissing(repository,entries){
let own=entries.filter(entry=>entry.file!==null),known=await _0_checkObjects(repository,own.map(entry=>entry.id)),missing=own.filter((_,index)=>known[index]===void 0);
if(missing.length===0)return;let folders=Array.from({length:256},(_,byte)=>(0,import_node_path3.join)(repository.objectScratch,hexByte(byte)));await inParallel(
folders,folder=>(0,import_promises.mkdir)(folder,{recursive:!0})),await inParallel(missing,entry=>store2(repository,entry))}function hexByte(byte){return byte.toString(
16).padStart(2,"0")}async function store2(repository,entry){let{file}=entry;if(file!==null)try{let stats=await(0,import_promises.lstat)(file);if(!stats.isSymbolicLink()&&
stats.size>wholeBytesMax)return await storeLarge(repository,entry,file);let bytes=stats.isSymbolicLink()?await(0,import_promises.readlink)(file,"buffer"):_2_readFileBytes(
file);entry.id=_2_blobId(repository.objectFormat,bytes);let whole=Buffer.concat([_2_blobHeader(bytes.length),bytes]);await(0,import_promises.writeFile)(looseFile(
repository,entry.id),(0,import_node_zlib2.deflateSync)(whole,{level:1}),{flag:"wx"})}catch(error){if(error instanceof _1_UserError)throw error;if(error.code==="\
EEXIST")return;let shown=showPath(treePath(entry.path));throw new _1_UserError("unreadable-file",`Lanser can no longer read ${shown}`,{cause:error})}}async function storeLarge(repository,entry,file){
let hash=_2_createBlobHash(repository.objectFormat,entry.size),deflate=(0,import_node_zlib2.createDeflate)({level:1});deflate.write(_2_blobHeader(entry.size));let target=looseFile(
repository,entry.id),partial=`${target}.${_2_sha256Hex(entry.path)}`;if(await(0,import_promises2.pipeline)((0,import_node_fs3.createReadStream)(file),exactly(entry.
size,hash),deflate,(0,import_node_fs3.createWriteStream)(partial)),hash.digest("hex")!==entry.id)throw new _1_UserError("unreadable-file",`${showPath(treePath(entry.
path))} changed while Lanser read it. Run the command again`);await(0,import_promises.rename)(partial,target)}async function writeTreeObject(repository,entries){
let input=Buffer.concat(entries.flatMap(({mode,id,path})=>[Buffer.from(`${mode} ${id} 0	`),path,Buffer.from("\0")]));await(0,import_promises.rm)(repository.environment(
"index").GIT_INDEX_FILE??"",{force:!0}),await repository.text(["update-index","-z","--index-info"],"index",input);let tree=(await repository.text(["write-tree",
"--missing-ok"],"index")).trim();if(!_0_isObjectId(tree))throw new Error(`git write-tree printed ${JSON.stringify(tree.slice(0,200))}`);return tree}function absolute(top,path){
return Buffer.concat([Buffer.from(top==="/"?"/":`${top}/`),path])}function isGone(error){let code=error.code;return code==="ENOENT"||code==="ENOTDIR"}var Folders=class{#top;#real=new Map;constructor(top){
this.#top=top}async areReal(path){for(let end=path.indexOf(47);end>=0;end=path.indexOf(47,end+1)){let folder=path.subarray(0,end),key=folder.toString("latin1"),
real=this.#real.get(key)??this.#isRealFolder(folder);if(this.#real.set(key,real),!await real)return!1}return!0}#isRealFolder(folder){return(0,import_promises.lstat)(
absolute(this.#top,folder)).then(stats=>stats.isDirectory(),()=>!1)}};async function inParallel(items,work){let results=[],next=0,worker=async()=>{for(let at=next++;at<
items.length;at=next++)results[at]=await work(items[at])};return await Promise.all(Array.from({length:Math.min(filesAtOnceMax,items.length)},worker)),results}async function isThere(file){
return(0,import_promises.lstat)(file).then(()=>!0,()=>!1)}import{createRequire as lanserCreateRequire5}from"node:module";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require6=lanserCreateRequire5(import.meta.url);_3_init_node_22();_3_init_node_22();async function compareTreeObjects(repository,one,other){
for(let id of[one,other])if(!_0_isObjectId(id))throw new Error(`not an object id: ${id}`);let found=[],compare=async(above,before,after)=>{let[old,now]=await Promise.
all([entriesOf(repository,before),entriesOf(repository,after)]);if(old===void 0||now===void 0)return!1;for(let name of new Set([...old.keys(),...now.keys()])){let[
oldEntry,newEntry]=[old.get(name)??null,now.get(name)??null];if(oldEntry?.id===newEntry?.id&&oldEntry?.mode===newEntry?.mode)continue;let bytes=Buffer.concat([above,
Buffer.from(name,"latin1")]),leaves={before:leafOf(oldEntry),after:leafOf(newEntry)};(leaves.before!==null||leaves.after!==null)&&found.push({bytes,...leaves});
let[from,to]=[treeOf2(oldEntry),treeOf2(newEntry)];if(!(from===null&&to===null||await compare(Buffer.concat([bytes,slash]),from,to)))return!1}return!0};if(await compare(
Buffer.alloc(0),one,other))return found.toSorted((left,right)=>Buffer.compare(left.bytes,right.bytes)).map(({bytes,before,after})=>({path:treePath(bytes),before,
after}))}var slash=Buffer.from("/");function leafOf(entry){return entry===null||entry.mode===_0_treeMode?null:entry}function treeOf2(entry){return entry?.mode===
_0_treeMode?entry.id:null}async function entriesOf(repository,tree){if(tree===null)return new Map;let answer=await repository.objects.read(tree,_0_metaBytesMax);
if(answer.kind!=="object"||answer.type!=="tree")return;let entries=_0_parseTreeEntries(answer.bytes,repository.objectFormat);if(entries===void 0)throw new _0_DamagedObjects(
"cat-file",`${tree} is not a well-formed tree`);return entries}var listedTreesMax=8,listed=new WeakMap;async function listTree(repository,tree,folder){if(!_0_isObjectId(
tree))throw new Error(`not an object id: ${tree}`);let known=listed.get(repository)??new Map;listed.set(repository,known);let whole=known.get(tree);if(whole!==void 0&&
folder===void 0)return whole;if(folder!==void 0&&!await _0_hasFolderAt(repository,tree,folder))return[];if(folder!==void 0)return listEntries(repository,tree,folder);
let[near]=[...known].reverse(),entries=near===void 0?listEntries(repository,tree):listNear(repository,near,tree);known.set(tree,entries);for(let[oldest]of known.
size>listedTreesMax?known:[]){known.delete(oldest);break}return entries}async function listEntries(repository,tree,folder){let entries=[],args=["ls-tree","-r","\
-z","-l","--full-tree","--end-of-options",tree];return folder!==void 0&&args.push("--",`${folder}/`),await repository.stream(args,"objects",splitAtNul(record=>entries.
push(parseEntry(record)))),checkOrder(tree,entries),entries}function checkOrder(tree,entries){let files=new Set,before;for(let{path}of entries){let bytes=bytesOf(
path),name=bytes.toString("latin1");if(before!==void 0&&Buffer.compare(before,bytes)>=0||_1_foldersAbove(name).some(folder=>files.has(folder)))throw new _0_DamagedObjects(
"ls-tree",`${tree} has ${JSON.stringify(name)} twice or out of order`);files.add(name),before=bytes}}var newEntriesMax=1e3;async function listNear(repository,[near,
listing],tree){let known=await listing.catch(()=>{}),differences=known===void 0?void 0:await compareTreeObjects(repository,near,tree);if(known===void 0||differences===
void 0||differences.length>newEntriesMax)return listEntries(repository,tree);let changed=new Set(differences.map(({path})=>keyOf(path))),changedEntries=await Promise.
all(differences.map(one=>entryFor(repository,one))),unchanged=known.filter(({path})=>!changed.has(keyOf(path)));return merged(unchanged,changedEntries.flatMap(one=>one??
[]))}async function entryFor(repository,{path,after}){if(after===null)return;let{mode,id}=after;if(mode==="160000")return{mode,type:"commit",id,size:null,path};
let answer=await repository.headers.read(id,0);return{mode,type:"blob",id,size:answer.kind==="too-large"?answer.size:null,path}}function merged(some,few){let all=[],
at=0;for(let one of few){let bytes=bytesOf(one.path),[low,high]=[at,some.length];for(;low<high;){let middle=low+high>>1,other=some[middle];other!==void 0&&Buffer.
compare(bytesOf(other.path),bytes)<0?low=middle+1:high=middle}for(;at<low;at++)all.push(some[at]);all.push(one)}return all.concat(some.slice(at))}function bytesOf(path){
return typeof path=="string"?Buffer.from(path):path.bytes}function keyOf(path){return typeof path=="string"?path:`\0${path.bytes.toString("latin1")}`}function parseEntry(record){
let tab=record.indexOf(9),[mode="",type="",id="",size=""]=record.toString("latin1",0,tab).split(/ +/);if(tab<0||!_0_isObjectId(id)||type!=="blob"&&type!=="commi\
t"&&type!=="tree"){let printed=JSON.stringify(record.toString("latin1").slice(0,200));throw new _0_DamagedObjects("ls-tree",`git ls-tree printed ${printed}`)}let path=treePath(
Buffer.from(record.subarray(tab+1)));return{mode,type,id,size:/^[0-9]+$/.test(size)?Number(size):null,path}}import{createRequire as lanserCreateRequire7}from"node:module";import{createRequire as lanserCreateRequire6}from"node:module";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require7=lanserCreateRequire6(import.meta.url);_3_init_node_22();_3_init_node_22();_3_init_node_22();function createScanner(text,ignoreTrivia=!1){
let len=text.length,pos=0,value="",tokenOffset=0,token=16,lineNumber=0,lineStartOffset=0,tokenLineStartOffset=0,prevTokenLineStartOffset=0,scanError=0;function scanHexDigits(count,exact){
let digits=0,value2=0;for(;digits<count||!exact;){let ch=text.charCodeAt(pos);if(ch>=48&&ch<=57)value2=value2*16+ch-48;else if(ch>=65&&ch<=70)value2=value2*16+ch-
65+10;else if(ch>=97&&ch<=102)value2=value2*16+ch-97+10;else break;pos++,digits++}return digits<count&&(value2=-1),value2}function setPosition(newPosition){pos=
newPosition,value="",tokenOffset=0,token=16,scanError=0}function scanNumber(){let start=pos;if(text.charCodeAt(pos)===48)pos++;else for(pos++;pos<text.length&&isDigit(
text.charCodeAt(pos));)pos++;if(pos<text.length&&text.charCodeAt(pos)===46)if(pos++,pos<text.length&&isDigit(text.charCodeAt(pos)))for(pos++;pos<text.length&&isDigit(
text.charCodeAt(pos));)pos++;else return scanError=3,text.substring(start,pos);let end=pos;if(pos<text.length&&(text.charCodeAt(pos)===69||text.charCodeAt(pos)===
101))if(pos++,(pos<text.length&&text.charCodeAt(pos)===43||text.charCodeAt(pos)===45)&&pos++,pos<text.length&&isDigit(text.charCodeAt(pos))){for(pos++;pos<text.
length&&isDigit(text.charCodeAt(pos));)pos++;end=pos}else scanError=3;return text.substring(start,end)}function scanString(){let result="",start=pos;for(;;){if(pos>=
len){result+=text.substring(start,pos),scanError=2;break}let ch=text.charCodeAt(pos);if(ch===34){result+=text.substring(start,pos),pos++;break}if(ch===92){if(result+=
text.substring(start,pos),pos++,pos>=len){scanError=2;break}switch(text.charCodeAt(pos++)){case 34:result+='"';break;case 92:result+="\\";break;case 47:result+=
"/";break;case 98:result+="\b";break;case 102:result+="\f";break;case 110:result+=`
`;break;case 114:result+="\r";break;case 116:result+="	";break;case 117:let ch3=scanHexDigits(4,!0);ch3>=0?result+=String.fromCharCode(ch3):scanError=4;break;default:
scanError=5}start=pos;continue}if(ch>=0&&ch<=31)if(isLineBreak(ch)){result+=text.substring(start,pos),scanError=2;break}else scanError=6;pos++}return result}function scanNext(){
if(value="",scanError=0,tokenOffset=pos,lineStartOffset=lineNumber,prevTokenLineStartOffset=tokenLineStartOffset,pos>=len)return tokenOffset=len,token=17;let code=text.
charCodeAt(pos);if(isWhiteSpace(code)){do pos++,value+=String.fromCharCode(code),code=text.charCodeAt(pos);while(isWhiteSpace(code));return token=15}if(isLineBreak(
code))return pos++,value+=String.fromCharCode(code),code===13&&text.charCodeAt(pos)===10&&(pos++,value+=`
`),lineNumber++,tokenLineStartOffset=pos,token=14;switch(code){case 123:return pos++,token=1;case 125:return pos++,token=2;case 91:return pos++,token=3;case 93:
return pos++,token=4;case 58:return pos++,token=6;case 44:return pos++,token=5;case 34:return pos++,value=scanString(),token=10;case 47:let start=pos-1;if(text.
charCodeAt(pos+1)===47){for(pos+=2;pos<len&&!isLineBreak(text.charCodeAt(pos));)pos++;return value=text.substring(start,pos),token=12}if(text.charCodeAt(pos+1)===
42){pos+=2;let safeLength=len-1,commentClosed=!1;for(;pos<safeLength;){let ch=text.charCodeAt(pos);if(ch===42&&text.charCodeAt(pos+1)===47){pos+=2,commentClosed=
!0;break}pos++,isLineBreak(ch)&&(ch===13&&text.charCodeAt(pos)===10&&pos++,lineNumber++,tokenLineStartOffset=pos)}return commentClosed||(pos++,scanError=1),value=
text.substring(start,pos),token=13}return value+=String.fromCharCode(code),pos++,token=16;case 45:if(value+=String.fromCharCode(code),pos++,pos===len||!isDigit(
text.charCodeAt(pos)))return token=16;case 48:case 49:case 50:case 51:case 52:case 53:case 54:case 55:case 56:case 57:return value+=scanNumber(),token=11;default:
for(;pos<len&&isUnknownContentCharacter(code);)pos++,code=text.charCodeAt(pos);if(tokenOffset!==pos){switch(value=text.substring(tokenOffset,pos),value){case"tr\
ue":return token=8;case"false":return token=9;case"null":return token=7}return token=16}return value+=String.fromCharCode(code),pos++,token=16}}function isUnknownContentCharacter(code){
if(isWhiteSpace(code)||isLineBreak(code))return!1;switch(code){case 125:case 93:case 123:case 91:case 34:case 58:case 44:case 47:return!1}return!0}function scanNextNonTrivia(){
let result;do result=scanNext();while(result>=12&&result<=15);return result}return{setPosition,getPosition:()=>pos,scan:ignoreTrivia?scanNextNonTrivia:scanNext,
getToken:()=>token,getTokenValue:()=>value,getTokenOffset:()=>tokenOffset,getTokenLength:()=>pos-tokenOffset,getTokenStartLine:()=>lineStartOffset,getTokenStartCharacter:()=>tokenOffset-
prevTokenLineStartOffset,getTokenError:()=>scanError}}function isWhiteSpace(ch){return ch===32||ch===9}function isLineBreak(ch){return ch===10||ch===13}function isDigit(ch){
return ch>=48&&ch<=57}var CharacterCodes;(function(CharacterCodes2){CharacterCodes2[CharacterCodes2.lineFeed=10]="lineFeed",CharacterCodes2[CharacterCodes2.carriageReturn=
13]="carriageReturn",CharacterCodes2[CharacterCodes2.space=32]="space",CharacterCodes2[CharacterCodes2._0=48]="_0",CharacterCodes2[CharacterCodes2._1=49]="_1",CharacterCodes2[CharacterCodes2.
_2=50]="_2",CharacterCodes2[CharacterCodes2._3=51]="_3",CharacterCodes2[CharacterCodes2._4=52]="_4",CharacterCodes2[CharacterCodes2._5=53]="_5",CharacterCodes2[CharacterCodes2.
_6=54]="_6",CharacterCodes2[CharacterCodes2._7=55]="_7",CharacterCodes2[CharacterCodes2._8=56]="_8",CharacterCodes2[CharacterCodes2._9=57]="_9",CharacterCodes2[CharacterCodes2.
a=97]="a",CharacterCodes2[CharacterCodes2.b=98]="b",CharacterCodes2[CharacterCodes2.c=99]="c",CharacterCodes2[CharacterCodes2.d=100]="d",CharacterCodes2[CharacterCodes2.
e=101]="e",CharacterCodes2[CharacterCodes2.f=102]="f",CharacterCodes2[CharacterCodes2.g=103]="g",CharacterCodes2[CharacterCodes2.h=104]="h",CharacterCodes2[CharacterCodes2.
i=105]="i",CharacterCodes2[CharacterCodes2.j=106]="j",CharacterCodes2[CharacterCodes2.k=107]="k",CharacterCodes2[CharacterCodes2.l=108]="l",CharacterCodes2[CharacterCodes2.
m=109]="m",CharacterCodes2[CharacterCodes2.n=110]="n",CharacterCodes2[CharacterCodes2.o=111]="o",CharacterCodes2[CharacterCodes2.p=112]="p",CharacterCodes2[CharacterCodes2.
q=113]="q",CharacterCodes2[CharacterCodes2.r=114]="r",CharacterCodes2[CharacterCodes2.s=115]="s",CharacterCodes2[CharacterCodes2.t=116]="t",CharacterCodes2[CharacterCodes2.
u=117]="u",CharacterCodes2[CharacterCodes2.v=118]="v",CharacterCodes2[CharacterCodes2.w=119]="w",CharacterCodes2[CharacterCodes2.x=120]="x",CharacterCodes2[CharacterCodes2.
y=121]="y",CharacterCodes2[CharacterCodes2.z=122]="z",CharacterCodes2[CharacterCodes2.A=65]="A",CharacterCodes2[CharacterCodes2.B=66]="B",CharacterCodes2[CharacterCodes2.
C=67]="C",CharacterCodes2[CharacterCodes2.D=68]="D",CharacterCodes2[CharacterCodes2.E=69]="E",CharacterCodes2[CharacterCodes2.F=70]="F",CharacterCodes2[CharacterCodes2.
G=71]="G",CharacterCodes2[CharacterCodes2.H=72]="H",CharacterCodes2[CharacterCodes2.I=73]="I",CharacterCodes2[CharacterCodes2.J=74]="J",CharacterCodes2[CharacterCodes2.
K=75]="K",CharacterCodes2[CharacterCodes2.L=76]="L",CharacterCodes2[CharacterCodes2.M=77]="M",CharacterCodes2[CharacterCodes2.N=78]="N",CharacterCodes2[CharacterCodes2.
O=79]="O",CharacterCodes2[CharacterCodes2.P=80]="P",CharacterCodes2[CharacterCodes2.Q=81]="Q",CharacterCodes2[CharacterCodes2.R=82]="R",CharacterCodes2[CharacterCodes2.
S=83]="S",CharacterCodes2[CharacterCodes2.T=84]="T",CharacterCodes2[CharacterCodes2.U=85]="U",CharacterCodes2[CharacterCodes2.V=86]="V",CharacterCodes2[CharacterCodes2.
W=87]="W",CharacterCodes2[CharacterCodes2.X=88]="X",CharacterCodes2[CharacterCodes2.Y=89]="Y",CharacterCodes2[CharacterCodes2.Z=90]="Z",CharacterCodes2[CharacterCodes2.
asterisk=42]="asterisk",CharacterCodes2[CharacterCodes2.backslash=92]="backslash",CharacterCodes2[CharacterCodes2.closeBrace=125]="closeBrace",CharacterCodes2[CharacterCodes2.
closeBracket=93]="closeBracket",CharacterCodes2[CharacterCodes2.colon=58]="colon",CharacterCodes2[CharacterCodes2.comma=44]="comma",CharacterCodes2[CharacterCodes2.
dot=46]="dot",CharacterCodes2[CharacterCodes2.doubleQuote=34]="doubleQuote",CharacterCodes2[CharacterCodes2.minus=45]="minus",CharacterCodes2[CharacterCodes2.openBrace=
123]="openBrace",CharacterCodes2[CharacterCodes2.openBracket=91]="openBracket",CharacterCodes2[CharacterCodes2.plus=43]="plus",CharacterCodes2[CharacterCodes2.slash=
47]="slash",CharacterCodes2[CharacterCodes2.formFeed=12]="formFeed",CharacterCodes2[CharacterCodes2.tab=9]="tab"})(CharacterCodes||(CharacterCodes={}));_3_init_node_22();
var cachedSpaces=new Array(20).fill(0).map((_,index)=>" ".repeat(index)),maxCachedValues=200,cachedBreakLinesWithSpaces={" ":{"\n":new Array(maxCachedValues).fill(
0).map((_,index)=>`
`+" ".repeat(index)),"\r":new Array(maxCachedValues).fill(0).map((_,index)=>"\r"+" ".repeat(index)),"\r\n":new Array(maxCachedValues).fill(0).map((_,index)=>`\r
`+" ".repeat(index))},"	":{"\n":new Array(maxCachedValues).fill(0).map((_,index)=>`
`+"	".repeat(index)),"\r":new Array(maxCachedValues).fill(0).map((_,index)=>"\r"+"	".repeat(index)),"\r\n":new Array(maxCachedValues).fill(0).map((_,index)=>`\r
`+"	".repeat(index))}},supportedEols=[`
`,"\r",`\r
`];function format(documentText,range,options){let initialIndentLevel,formatText,formatTextStart,rangeStart,rangeEnd;if(range){for(rangeStart=range.offset,rangeEnd=
rangeStart+range.length,formatTextStart=rangeStart;formatTextStart>0&&!isEOL(documentText,formatTextStart-1);)formatTextStart--;let endOffset=rangeEnd;for(;endOffset<
documentText.length&&!isEOL(documentText,endOffset);)endOffset++;formatText=documentText.substring(formatTextStart,endOffset),initialIndentLevel=computeIndentLevel(
formatText,options)}else formatText=documentText,initialIndentLevel=0,formatTextStart=0,rangeStart=0,rangeEnd=documentText.length;let eol=getEOL(options,documentText),
eolFastPathSupported=supportedEols.includes(eol),numberLineBreaks=0,indentLevel=0,indentValue;options.insertSpaces?indentValue=cachedSpaces[options.tabSize||4]??
repeat(cachedSpaces[1],options.tabSize||4):indentValue="	";let indentType=indentValue==="	"?"	":" ",scanner=createScanner(formatText,!1),hasError=!1;function newLinesAndIndent(){
if(numberLineBreaks>1)return repeat(eol,numberLineBreaks)+repeat(indentValue,initialIndentLevel+indentLevel);let amountOfSpaces=indentValue.length*(initialIndentLevel+
indentLevel);return!eolFastPathSupported||amountOfSpaces>cachedBreakLinesWithSpaces[indentType][eol].length?eol+repeat(indentValue,initialIndentLevel+indentLevel):
amountOfSpaces<=0?eol:cachedBreakLinesWithSpaces[indentType][eol][amountOfSpaces]}function scanNext(){let token=scanner.scan();for(numberLineBreaks=0;token===15||
token===14;)token===14&&options.keepLines?numberLineBreaks+=1:token===14&&(numberLineBreaks=1),token=scanner.scan();return hasError=token===16||scanner.getTokenError()!==
0,token}let editOperations=[];function addEdit(text,startOffset,endOffset){!hasError&&(!range||startOffset<rangeEnd&&endOffset>rangeStart)&&documentText.substring(
startOffset,endOffset)!==text&&editOperations.push({offset:startOffset,length:endOffset-startOffset,content:text})}let firstToken=scanNext();if(options.keepLines&&
numberLineBreaks>0&&addEdit(repeat(eol,numberLineBreaks),0,0),firstToken!==17){let firstTokenStart=scanner.getTokenOffset()+formatTextStart,initialIndent=indentValue.
length*initialIndentLevel<20&&options.insertSpaces?cachedSpaces[indentValue.length*initialIndentLevel]:repeat(indentValue,initialIndentLevel);addEdit(initialIndent,
formatTextStart,firstTokenStart)}for(;firstToken!==17;){let firstTokenEnd=scanner.getTokenOffset()+scanner.getTokenLength()+formatTextStart,secondToken=scanNext(),
replaceContent="",needsLineBreak=!1;for(;numberLineBreaks===0&&(secondToken===12||secondToken===13);){let commentTokenStart=scanner.getTokenOffset()+formatTextStart;
addEdit(cachedSpaces[1],firstTokenEnd,commentTokenStart),firstTokenEnd=scanner.getTokenOffset()+scanner.getTokenLength()+formatTextStart,needsLineBreak=secondToken===
12,replaceContent=needsLineBreak?newLinesAndIndent():"",secondToken=scanNext()}if(secondToken===2)firstToken!==1&&indentLevel--,options.keepLines&&numberLineBreaks>
0||!options.keepLines&&firstToken!==1?replaceContent=newLinesAndIndent():options.keepLines&&(replaceContent=cachedSpaces[1]);else if(secondToken===4)firstToken!==
3&&indentLevel--,options.keepLines&&numberLineBreaks>0||!options.keepLines&&firstToken!==3?replaceContent=newLinesAndIndent():options.keepLines&&(replaceContent=
cachedSpaces[1]);else{switch(firstToken){case 3:case 1:indentLevel++,options.keepLines&&numberLineBreaks>0||!options.keepLines?replaceContent=newLinesAndIndent():
replaceContent=cachedSpaces[1];break;case 5:options.keepLines&&numberLineBreaks>0||!options.keepLines?replaceContent=newLinesAndIndent():replaceContent=cachedSpaces[1];
break;case 12:replaceContent=newLinesAndIndent();break;case 13:numberLineBreaks>0?replaceContent=newLinesAndIndent():needsLineBreak||(replaceContent=cachedSpaces[1]);
break;case 6:options.keepLines&&numberLineBreaks>0?replaceContent=newLinesAndIndent():needsLineBreak||(replaceContent=cachedSpaces[1]);break;case 10:options.keepLines&&
numberLineBreaks>0?replaceContent=newLinesAndIndent():secondToken===6&&!needsLineBreak&&(replaceContent="");break;case 7:case 8:case 9:case 11:case 2:case 4:options.
keepLines&&numberLineBreaks>0?replaceContent=newLinesAndIndent():(secondToken===12||secondToken===13)&&!needsLineBreak?replaceContent=cachedSpaces[1]:secondToken!==
5&&secondToken!==17&&(hasError=!0);break;case 16:hasError=!0;break}numberLineBreaks>0&&(secondToken===12||secondToken===13)&&(replaceContent=newLinesAndIndent())}
secondToken===17&&(options.keepLines&&numberLineBreaks>0?replaceContent=newLinesAndIndent():replaceContent=options.insertFinalNewline?eol:"");let secondTokenStart=scanner.
getTokenOffset()+formatTextStart;addEdit(replaceContent,firstTokenEnd,secondTokenStart),firstToken=secondToken}return editOperations}function repeat(s,count){let result="";
for(let i=0;i<count;i++)result+=s;return result}function computeIndentLevel(content,options){let i=0,nChars=0,tabSize=options.tabSize||4;for(;i<content.length;){
let ch=content.charAt(i);if(ch===cachedSpaces[1])nChars++;else if(ch==="	")nChars+=tabSize;else break;i++}return Math.floor(nChars/tabSize)}function getEOL(options,text){
for(let i=0;i<text.length;i++){let ch=text.charAt(i);if(ch==="\r")return i+1<text.length&&text.charAt(i+1)===`
`?`\r
`:"\r";if(ch===`
`)return`
`}return options&&options.eol||`
`}function isEOL(text,offset){return`\r
`.indexOf(text.charAt(offset))!==-1}_3_init_node_22();_3_init_node_22();var ParseOptions;(function(ParseOptions2){ParseOptions2.DEFAULT={allowTrailingComma:!1}})(
ParseOptions||(ParseOptions={}));function parse(text,errors=[],options=ParseOptions.DEFAULT){let currentProperty=null,currentParent=[],previousParents=[];function onValue(value){
Array.isArray(currentParent)?currentParent.push(value):currentProperty!==null&&(currentParent[currentProperty]=value)}return visit(text,{onObjectBegin:()=>{let object={};
onValue(object),previousParents.push(currentParent),currentParent=object,currentProperty=null},onObjectProperty:name=>{currentProperty=name},onObjectEnd:()=>{currentParent=
previousParents.pop()},onArrayBegin:()=>{let array=[];onValue(array),previousParents.push(currentParent),currentParent=array,currentProperty=null},onArrayEnd:()=>{
currentParent=previousParents.pop()},onLiteralValue:onValue,onError:(error,offset,length)=>{errors.push({error,offset,length})}},options),currentParent[0]}function parseTree(text,errors=[],options=ParseOptions.
DEFAULT){let currentParent={type:"array",offset:-1,length:-1,children:[],parent:void 0};function ensurePropertyComplete(endOffset){currentParent.type==="propert\
y"&&(currentParent.length=endOffset-currentParent.offset,currentParent=currentParent.parent)}function onValue(valueNode){return currentParent.children.push(valueNode),
valueNode}visit(text,{onObjectBegin:offset=>{currentParent=onValue({type:"object",offset,length:-1,parent:currentParent,children:[]})},onObjectProperty:(name,offset,length)=>{
currentParent=onValue({type:"property",offset,length:-1,parent:currentParent,children:[]}),currentParent.children.push({type:"string",value:name,offset,length,parent:currentParent})},
onObjectEnd:(offset,length)=>{ensurePropertyComplete(offset+length),currentParent.length=offset+length-currentParent.offset,currentParent=currentParent.parent,ensurePropertyComplete(
offset+length)},onArrayBegin:(offset,length)=>{currentParent=onValue({type:"array",offset,length:-1,parent:currentParent,children:[]})},onArrayEnd:(offset,length)=>{
currentParent.length=offset+length-currentParent.offset,currentParent=currentParent.parent,ensurePropertyComplete(offset+length)},onLiteralValue:(value,offset,length)=>{
onValue({type:getNodeType(value),offset,length,parent:currentParent,value}),ensurePropertyComplete(offset+length)},onSeparator:(sep,offset,length)=>{currentParent.
type==="property"&&(sep===":"?currentParent.colonOffset=offset:sep===","&&ensurePropertyComplete(offset))},onError:(error,offset,length)=>{errors.push({error,offset,
length})}},options);let result=currentParent.children[0];return result&&delete result.parent,result}function findNodeAtLocation(root,path){if(!root)return;let node=root;
for(let segment of path)if(typeof segment=="string"){if(node.type!=="object"||!Array.isArray(node.children))return;let found=!1;for(let propertyNode of node.children)
if(Array.isArray(propertyNode.children)&&propertyNode.children[0].value===segment&&propertyNode.children.length===2){node=propertyNode.children[1],found=!0;break}
if(!found)return}else{let index=segment;if(node.type!=="array"||index<0||!Array.isArray(node.children)||index>=node.children.length)return;node=node.children[index]}
return node}function getNodeValue(node){switch(node.type){case"array":return node.children.map(getNodeValue);case"object":let obj=Object.create(null);for(let prop of node.
children){let valueNode=prop.children[1];valueNode&&(obj[prop.children[0].value]=getNodeValue(valueNode))}return obj;case"null":case"string":case"number":case"b\
oolean":return node.value;default:return}}function visit(text,visitor,options=ParseOptions.DEFAULT){let _scanner=createScanner(text,!1),_jsonPath=[],suppressedCallbacks=0;
function toNoArgVisit(visitFunction){return visitFunction?()=>suppressedCallbacks===0&&visitFunction(_scanner.getTokenOffset(),_scanner.getTokenLength(),_scanner.
getTokenStartLine(),_scanner.getTokenStartCharacter()):()=>!0}function toOneArgVisit(visitFunction){return visitFunction?arg=>suppressedCallbacks===0&&visitFunction(
arg,_scanner.getTokenOffset(),_scanner.getTokenLength(),_scanner.getTokenStartLine(),_scanner.getTokenStartCharacter()):()=>!0}function toOneArgVisitWithPath(visitFunction){
return visitFunction?arg=>suppressedCallbacks===0&&visitFunction(arg,_scanner.getTokenOffset(),_scanner.getTokenLength(),_scanner.getTokenStartLine(),_scanner.getTokenStartCharacter(),
()=>_jsonPath.slice()):()=>!0}function toBeginVisit(visitFunction){return visitFunction?()=>{suppressedCallbacks>0?suppressedCallbacks++:visitFunction(_scanner.
getTokenOffset(),_scanner.getTokenLength(),_scanner.getTokenStartLine(),_scanner.getTokenStartCharacter(),()=>_jsonPath.slice())===!1&&(suppressedCallbacks=1)}:
()=>!0}function toEndVisit(visitFunction){return visitFunction?()=>{suppressedCallbacks>0&&suppressedCallbacks--,suppressedCallbacks===0&&visitFunction(_scanner.
getTokenOffset(),_scanner.getTokenLength(),_scanner.getTokenStartLine(),_scanner.getTokenStartCharacter())}:()=>!0}let onObjectBegin=toBeginVisit(visitor.onObjectBegin),
onObjectProperty=toOneArgVisitWithPath(visitor.onObjectProperty),onObjectEnd=toEndVisit(visitor.onObjectEnd),onArrayBegin=toBeginVisit(visitor.onArrayBegin),onArrayEnd=toEndVisit(
visitor.onArrayEnd),onLiteralValue=toOneArgVisitWithPath(visitor.onLiteralValue),onSeparator=toOneArgVisit(visitor.onSeparator),onComment=toNoArgVisit(visitor.onComment),
onError=toOneArgVisit(visitor.onError),disallowComments=options&&options.disallowComments,allowTrailingComma=options&&options.allowTrailingComma;function scanNext(){
for(;;){let token=_scanner.scan();switch(_scanner.getTokenError()){case 4:handleError(14);break;case 5:handleError(15);break;case 3:handleError(13);break;case 1:
disallowComments||handleError(11);break;case 2:handleError(12);break;case 6:handleError(16);break}switch(token){case 12:case 13:disallowComments?handleError(10):
onComment();break;case 16:handleError(1);break;case 15:case 14:break;default:return token}}}function handleError(error,skipUntilAfter=[],skipUntil=[]){if(onError(
error),skipUntilAfter.length+skipUntil.length>0){let token=_scanner.getToken();for(;token!==17;){if(skipUntilAfter.indexOf(token)!==-1){scanNext();break}else if(skipUntil.
indexOf(token)!==-1)break;token=scanNext()}}}function parseString2(isValue){let value=_scanner.getTokenValue();return isValue?onLiteralValue(value):(onObjectProperty(
value),_jsonPath.push(value)),scanNext(),!0}function parseLiteral(){switch(_scanner.getToken()){case 11:let tokenValue=_scanner.getTokenValue(),value=Number(tokenValue);
isNaN(value)&&(handleError(2),value=0),onLiteralValue(value);break;case 7:onLiteralValue(null);break;case 8:onLiteralValue(!0);break;case 9:onLiteralValue(!1);break;default:
return!1}return scanNext(),!0}function parseProperty(){return _scanner.getToken()!==10?(handleError(3,[],[2,5]),!1):(parseString2(!1),_scanner.getToken()===6?(onSeparator(
":"),scanNext(),parseValue()||handleError(4,[],[2,5])):handleError(5,[],[2,5]),_jsonPath.pop(),!0)}function parseObject(){onObjectBegin(),scanNext();let needsComma=!1;
for(;_scanner.getToken()!==2&&_scanner.getToken()!==17;){if(_scanner.getToken()===5){if(needsComma||handleError(4,[],[]),onSeparator(","),scanNext(),_scanner.getToken()===
2&&allowTrailingComma)break}else needsComma&&handleError(6,[],[]);parseProperty()||handleError(4,[],[2,5]),needsComma=!0}return onObjectEnd(),_scanner.getToken()!==
2?handleError(7,[2],[]):scanNext(),!0}function parseArray2(){onArrayBegin(),scanNext();let isFirstElement=!0,needsComma=!1;for(;_scanner.getToken()!==4&&_scanner.
getToken()!==17;){if(_scanner.getToken()===5){if(needsComma||handleError(4,[],[]),onSeparator(","),scanNext(),_scanner.getToken()===4&&allowTrailingComma)break}else
needsComma&&handleError(6,[],[]);isFirstElement?(_jsonPath.push(0),isFirstElement=!1):_jsonPath[_jsonPath.length-1]++,parseValue()||handleError(4,[],[4,5]),needsComma=
!0}return onArrayEnd(),isFirstElement||_jsonPath.pop(),_scanner.getToken()!==4?handleError(8,[4],[]):scanNext(),!0}function parseValue(){switch(_scanner.getToken()){case 3:
return parseArray2();case 1:return parseObject();case 10:return parseString2(!0);default:return parseLiteral()}}return scanNext(),_scanner.getToken()===17?options.
allowEmptyContent?!0:(handleError(4,[],[]),!1):parseValue()?(_scanner.getToken()!==17&&handleError(9,[],[]),!0):(handleError(4,[],[]),!1)}function getNodeType(value){
switch(typeof value){case"boolean":return"boolean";case"number":return"number";case"string":return"string";case"object":{if(value){if(Array.isArray(value))return"\
array"}else return"null";return"object"}default:return"null"}}function setProperty(text,originalPath,value,options){let path=originalPath.slice(),root=parseTree(
text,[]),parent,lastSegment;for(;path.length>0&&(lastSegment=path.pop(),parent=findNodeAtLocation(root,path),parent===void 0&&value!==void 0);)typeof lastSegment==
"string"?value={[lastSegment]:value}:value=[value];if(parent)if(parent.type==="object"&&typeof lastSegment=="string"&&Array.isArray(parent.children)){let existing=findNodeAtLocation(
parent,[lastSegment]);if(existing!==void 0)if(value===void 0){if(!existing.parent)throw new Error("Malformed AST");let propertyIndex=parent.children.indexOf(existing.
parent),removeBegin,removeEnd=existing.parent.offset+existing.parent.length;if(propertyIndex>0){let previous=parent.children[propertyIndex-1];removeBegin=previous.
offset+previous.length}else removeBegin=parent.offset+1,parent.children.length>1&&(removeEnd=parent.children[1].offset);return withFormatting(text,{offset:removeBegin,
length:removeEnd-removeBegin,content:""},options)}else return withFormatting(text,{offset:existing.offset,length:existing.length,content:JSON.stringify(value)},
options);else{if(value===void 0)return[];let newProperty=`${JSON.stringify(lastSegment)}: ${JSON.stringify(value)}`,index=options.getInsertionIndex?options.getInsertionIndex(
parent.children.map(p=>p.children[0].value)):parent.children.length,edit;if(index>0){let previous=parent.children[index-1];edit={offset:previous.offset+previous.
length,length:0,content:","+newProperty}}else parent.children.length===0?edit={offset:parent.offset+1,length:0,content:newProperty}:edit={offset:parent.offset+1,
length:0,content:newProperty+","};return withFormatting(text,edit,options)}}else if(parent.type==="array"&&typeof lastSegment=="number"&&Array.isArray(parent.children)){
let insertIndex=lastSegment;if(insertIndex===-1){let newProperty=`${JSON.stringify(value)}`,edit;if(parent.children.length===0)edit={offset:parent.offset+1,length:0,
content:newProperty};else{let previous=parent.children[parent.children.length-1];edit={offset:previous.offset+previous.length,length:0,content:","+newProperty}}
return withFormatting(text,edit,options)}else if(value===void 0&&parent.children.length>=0){let removalIndex=lastSegment,toRemove=parent.children[removalIndex],
edit;if(parent.children.length===1)edit={offset:parent.offset+1,length:parent.length-2,content:""};else if(parent.children.length-1===removalIndex){let previous=parent.
children[removalIndex-1],offset=previous.offset+previous.length,parentEndOffset=parent.offset+parent.length;edit={offset,length:parentEndOffset-2-offset,content:""}}else
edit={offset:toRemove.offset,length:parent.children[removalIndex+1].offset-toRemove.offset,content:""};return withFormatting(text,edit,options)}else if(value!==
void 0){let edit,newProperty=`${JSON.stringify(value)}`;if(!options.isArrayInsertion&&parent.children.length>lastSegment){let toModify=parent.children[lastSegment];
edit={offset:toModify.offset,length:toModify.length,content:newProperty}}else if(parent.children.length===0||lastSegment===0)edit={offset:parent.offset+1,length:0,
content:parent.children.length===0?newProperty:newProperty+","};else{let index=lastSegment>parent.children.length?parent.children.length:lastSegment,previous=parent.
children[index-1];edit={offset:previous.offset+previous.length,length:0,content:","+newProperty}}return withFormatting(text,edit,options)}else throw new Error(`\
Can not ${value===void 0?"remove":options.isArrayInsertion?"insert":"modify"} Array index ${insertIndex} as length is not sufficient`)}else throw new Error(`Can\
 not add ${typeof lastSegment!="number"?"index":"property"} to parent of type ${parent.type}`);else{if(value===void 0)throw new Error("Can not delete in empty d\
ocument");return withFormatting(text,{offset:root?root.offset:0,length:root?root.length:0,content:JSON.stringify(value)},options)}}function withFormatting(text,edit,options){
if(!options.formattingOptions)return[edit];let newText=applyEdit(text,edit),begin=edit.offset,end=edit.offset+edit.content.length;if(edit.length===0||edit.content.
length===0){for(;begin>0&&!isEOL(newText,begin-1);)begin--;for(;end<newText.length&&!isEOL(newText,end);)end++}let edits=format(newText,{offset:begin,length:end-
begin},{...options.formattingOptions,keepLines:!1});for(let i=edits.length-1;i>=0;i--){let edit2=edits[i];newText=applyEdit(newText,edit2),begin=Math.min(begin,
edit2.offset),end=Math.max(end,edit2.offset+edit2.length),end+=edit2.content.length-edit2.length}let editLength=text.length-(newText.length-end)-begin;return[{offset:begin,
length:editLength,content:newText.substring(begin,end)}]}function applyEdit(text,edit){return text.substring(0,edit.offset)+edit.content+text.substring(edit.offset+
edit.length)}var createScanner2=createScanner,ScanError;(function(ScanError2){ScanError2[ScanError2.None=0]="None",ScanError2[ScanError2.UnexpectedEndOfComment=
1]="UnexpectedEndOfComment",ScanError2[ScanError2.UnexpectedEndOfString=2]="UnexpectedEndOfString",ScanError2[ScanError2.UnexpectedEndOfNumber=3]="UnexpectedEnd\
OfNumber",ScanError2[ScanError2.InvalidUnicode=4]="InvalidUnicode",ScanError2[ScanError2.InvalidEscapeCharacter=5]="InvalidEscapeCharacter",ScanError2[ScanError2.
InvalidCharacter=6]="InvalidCharacter"})(ScanError||(ScanError={}));var SyntaxKind;(function(SyntaxKind2){SyntaxKind2[SyntaxKind2.OpenBraceToken=1]="OpenBraceTo\
ken",SyntaxKind2[SyntaxKind2.CloseBraceToken=2]="CloseBraceToken",SyntaxKind2[SyntaxKind2.OpenBracketToken=3]="OpenBracketToken",SyntaxKind2[SyntaxKind2.CloseBracketToken=
4]="CloseBracketToken",SyntaxKind2[SyntaxKind2.CommaToken=5]="CommaToken",SyntaxKind2[SyntaxKind2.ColonToken=6]="ColonToken",SyntaxKind2[SyntaxKind2.NullKeyword=
7]="NullKeyword",SyntaxKind2[SyntaxKind2.TrueKeyword=8]="TrueKeyword",SyntaxKind2[SyntaxKind2.FalseKeyword=9]="FalseKeyword",SyntaxKind2[SyntaxKind2.StringLiteral=
10]="StringLiteral",SyntaxKind2[SyntaxKind2.NumericLiteral=11]="NumericLiteral",SyntaxKind2[SyntaxKind2.LineCommentTrivia=12]="LineCommentTrivia",SyntaxKind2[SyntaxKind2.
BlockCommentTrivia=13]="BlockCommentTrivia",SyntaxKind2[SyntaxKind2.LineBreakTrivia=14]="LineBreakTrivia",SyntaxKind2[SyntaxKind2.Trivia=15]="Trivia",SyntaxKind2[SyntaxKind2.
Unknown=16]="Unknown",SyntaxKind2[SyntaxKind2.EOF=17]="EOF"})(SyntaxKind||(SyntaxKind={}));var parse2=parse,parseTree2=parseTree,findNodeAtLocation2=findNodeAtLocation,
getNodeValue2=getNodeValue,visit2=visit,ParseErrorCode;(function(ParseErrorCode2){ParseErrorCode2[ParseErrorCode2.InvalidSymbol=1]="InvalidSymbol",ParseErrorCode2[ParseErrorCode2.
InvalidNumberFormat=2]="InvalidNumberFormat",ParseErrorCode2[ParseErrorCode2.PropertyNameExpected=3]="PropertyNameExpected",ParseErrorCode2[ParseErrorCode2.ValueExpected=
4]="ValueExpected",ParseErrorCode2[ParseErrorCode2.ColonExpected=5]="ColonExpected",ParseErrorCode2[ParseErrorCode2.CommaExpected=6]="CommaExpected",ParseErrorCode2[ParseErrorCode2.
CloseBraceExpected=7]="CloseBraceExpected",ParseErrorCode2[ParseErrorCode2.CloseBracketExpected=8]="CloseBracketExpected",ParseErrorCode2[ParseErrorCode2.EndOfFileExpected=
9]="EndOfFileExpected",ParseErrorCode2[ParseErrorCode2.InvalidCommentToken=10]="InvalidCommentToken",ParseErrorCode2[ParseErrorCode2.UnexpectedEndOfComment=11]=
"UnexpectedEndOfComment",ParseErrorCode2[ParseErrorCode2.UnexpectedEndOfString=12]="UnexpectedEndOfString",ParseErrorCode2[ParseErrorCode2.UnexpectedEndOfNumber=
13]="UnexpectedEndOfNumber",ParseErrorCode2[ParseErrorCode2.InvalidUnicode=14]="InvalidUnicode",ParseErrorCode2[ParseErrorCode2.InvalidEscapeCharacter=15]="Inva\
lidEscapeCharacter",ParseErrorCode2[ParseErrorCode2.InvalidCharacter=16]="InvalidCharacter"})(ParseErrorCode||(ParseErrorCode={}));function printParseErrorCode(code){
switch(code){case 1:return"InvalidSymbol";case 2:return"InvalidNumberFormat";case 3:return"PropertyNameExpected";case 4:return"ValueExpected";case 5:return"Colo\
nExpected";case 6:return"CommaExpected";case 7:return"CloseBraceExpected";case 8:return"CloseBracketExpected";case 9:return"EndOfFileExpected";case 10:return"In\
validCommentToken";case 11:return"UnexpectedEndOfComment";case 12:return"UnexpectedEndOfString";case 13:return"UnexpectedEndOfNumber";case 14:return"InvalidUnic\
ode";case 15:return"InvalidEscapeCharacter";case 16:return"InvalidCharacter"}return"<unknown ParseErrorCode>"}function modify(text,path,value,options){return setProperty(
text,path,value,options)}function applyEdits(text,edits){let sortedEdits=edits.slice(0).sort((a,b)=>{let diff=a.offset-b.offset;return diff===0?a.length-b.length:
diff}),lastModifiedOffset=text.length;for(let i=sortedEdits.length-1;i>=0;i--){let e=sortedEdits[i];if(e.offset+e.length<=lastModifiedOffset)text=applyEdit(text,
e);else throw new Error("Overlapping edit");lastModifiedOffset=e.offset}return text}(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require8=lanserCreateRequire7(import.meta.url);_3_init_node_22();_3_init_node_22();_3_init_node_22();_3_init_node_22();function getLineColFromPtr(string,ptr){
let lines=string.slice(0,ptr).split(/\r?\n/);return[lines.length,lines.pop().length+1]}function makeCodeBlock(string,line,column){let lines=string.split(/\r?\n/),
codeblock="",numberLen=(Math.log10(line+1)|0)+1;for(let i=line-1;i<=line+1;i++){let l=lines[i-1];l&&(codeblock+=i.toString().padEnd(numberLen," "),codeblock+=":\
  ",codeblock+=l,codeblock+=`
`,i===line&&(codeblock+=" ".repeat(numberLen+column+2),codeblock+=`^
`))}return codeblock}var TomlError=class _TomlError extends Error{line;column;codeblock;constructor(message,options){let[line,column]=getLineColFromPtr(options.
toml,options.ptr),codeblock=makeCodeBlock(options.toml,line,column);super(`Invalid TOML document: ${message}

${codeblock}`,options),this.line=line,this.column=column,this.codeblock=codeblock}static x(message,ctx,ptr){throw new _TomlError(message,{toml:ctx.s,ptr:ptr??ctx.
p})}};function parseString(ctx){let startPtr=ctx.p,c=ctx.s.charCodeAt(ctx.p++),first=c,isLiteral=c===39,isMultiline=c===ctx.s.charCodeAt(ctx.p)&&c===ctx.s.charCodeAt(
ctx.p+1);isMultiline&&((c=ctx.s.charCodeAt(ctx.p+=2))===10?ctx.p++:c===13&&ctx.s.charCodeAt(ctx.p+1)===10&&(ctx.p+=2));let parsed="",sliceStart=ctx.p,state=0;for(;ctx.
p<ctx.s.length;ctx.p++)if(c=ctx.s.charCodeAt(ctx.p),isMultiline&&(c===10||c===13&&ctx.s.charCodeAt(ctx.p+1)===10))state=state&&3;else if(c<32&&c!==9||c===127)TomlError.
x("control characters are not allowed in strings",ctx);else if((!state||state===3)&&c===first&&(!isMultiline||ctx.s.charCodeAt(ctx.p+1)===first&&ctx.s.charCodeAt(
ctx.p+2)===first)){if(isMultiline&&(ctx.s.charCodeAt(ctx.p+3)===first&&ctx.p++,ctx.s.charCodeAt(ctx.p+3)===first&&ctx.p++),!state){let s=ctx.s.slice(sliceStart,
ctx.p);parsed=parsed?parsed+s:s}return ctx.p+=isMultiline?3:1,parsed}else if(!state)!isLiteral&&c===92&&(parsed+=ctx.s.slice(sliceStart,sliceStart=ctx.p),state=
1);else if(state===1)if(c===120||c===117||c===85){let errPtr=ctx.p++-1,value=0,len=c===120?2:c===117?4:8;for(let j=0;j<len;j++,ctx.p++){let hex=ctx.s.charCodeAt(
ctx.p),digit=hex>=48&&hex<=57?hex-48:hex>=65&&hex<=70?hex-65+10:hex>=97&&hex<=102?hex-97+10:-1;digit<0&&TomlError.x("invalid non-hex character in unicode escape",
ctx),value=value<<4|digit}(value<0||value>1114111||value>=55296&&value<=57343)&&TomlError.x("invalid unicode escape",ctx,errPtr),parsed+=String.fromCodePoint(value),
sliceStart=ctx.p--,state=0}else isMultiline&&(c===32||c===9)?state=2:(c===98?parsed+="\b":c===116?parsed+="	":c===110?parsed+=`
`:c===102?parsed+="\f":c===114?parsed+="\r":c===101?parsed+="\x1B":c===34?parsed+='"':c===92?parsed+="\\":TomlError.x("unrecognised escape sequence",ctx),sliceStart=
ctx.p+1,state=0);else c!==32&&c!==9&&(state===2&&TomlError.x("invalid escape: only line-ending whitespace may be escaped",ctx,sliceStart),state=!isLiteral&&c===
92?1:0,sliceStart=ctx.p);TomlError.x("unfinished string",ctx,startPtr)}_3_init_node_22();_3_init_node_22();var DATE_TIME_RE=/^(\d{4}-\d{2}-\d{2})?[Tt ]?(?:(\d{2}):\d{2}(?::\d{2}(?:\.\d+)?)?)?(Z|z|[-+]\d{2}:\d{2})?$/i,
TomlDate=class _TomlDate extends Date{#hasDate=!1;#hasTime=!1;#offset=null;constructor(date,fasttype,unsafeDelim){let hasDate=!0,hasTime=!0,offset="Z",c;if(typeof date==
"string")if(fasttype)prep:{if(fasttype<3){if(+date.slice(11,13)>23){date="";break prep}fasttype===2?(offset=null,date+="Z"):(c=date.charCodeAt(date.length-1))!==
90&&c!==122&&(offset=date.slice(date.length-6)),unsafeDelim&&(date=date.slice(0,10)+"T"+date.slice(11))}else fasttype===4&&(date=+date.slice(0,2)>23?"":`0000-01\
-01T${date}Z`);hasDate=fasttype!==4,hasTime=fasttype!==3}else{let match=date.match(DATE_TIME_RE);match?(match[1]||(hasDate=!1,date=`0000-01-01T${date}`),hasTime=
!!match[2],hasTime&&date[10]===" "&&(date=date.replace(" ","T")),match[2]&&+match[2]>23?date="":(offset=match[3]||null,!offset&&hasTime&&(date+="Z"))):date=""}super(
date),isNaN(this.getTime())||(this.#hasDate=hasDate,this.#hasTime=hasTime,this.#offset=offset)}isDateTime(){return this.#hasDate&&this.#hasTime}isLocal(){return!this.#hasDate||
!this.#hasTime||!this.#offset}isDate(){return this.#hasDate&&!this.#hasTime}isTime(){return this.#hasTime&&!this.#hasDate}isValid(){return this.#hasDate||this.#hasTime}toISOString(){
let iso=super.toISOString();if(this.isDate())return iso.slice(0,10);if(this.isTime())return iso.slice(11,23);if(this.#offset===null)return iso.slice(0,-1);if(this.#offset===
"Z"||this.#offset==="z")return iso;let offset=+this.#offset.slice(1,3)*60+ +this.#offset.slice(4,6);return offset=this.#offset[0]==="-"?offset:-offset,new Date(
this.getTime()-offset*6e4).toISOString().slice(0,-1)+this.#offset}static wrapAsOffsetDateTime(jsDate,offset="Z"){let date=new _TomlDate(jsDate);return date.#offset=
offset,date}static wrapAsLocalDateTime(jsDate){let date=new _TomlDate(jsDate);return date.#offset=null,date}static wrapAsLocalDate(jsDate){let date=new _TomlDate(
jsDate);return date.#hasTime=!1,date.#offset=null,date}static wrapAsLocalTime(jsDate){let date=new _TomlDate(jsDate);return date.#hasDate=!1,date.#offset=null,date}};
function isDigit2(char,base=10){return base===16?char>47&&char<58||char>64&&char<71||char>96&&char<103:char>47&&char<48+base}function isEndOfValue(char,delim){return char===
32||char===9||char===10||char===13||delim&&(char===delim||char===44)||char===35}function extractValue(ctx,end){let errPtr=ctx.p,c=ctx.s.charCodeAt(ctx.p);if(c===
91||c===123){ctx.d--||TomlError.x("document contains excessively nested structures. aborting.",ctx);let value=c===91?parseArray(ctx):parseInlineTable(ctx);return ctx.
d++,value}return c===34||c===39?parseString(ctx):c===116?((ctx.s.charCodeAt(++ctx.p)!==114||ctx.s.charCodeAt(++ctx.p)!==117||ctx.s.charCodeAt(++ctx.p)!==101)&&TomlError.
x("invalid value",ctx,errPtr),ctx.p++,!0):c===102?((ctx.s.charCodeAt(++ctx.p)!==97||ctx.s.charCodeAt(++ctx.p)!==108||ctx.s.charCodeAt(++ctx.p)!==115||ctx.s.charCodeAt(
++ctx.p)!==101)&&TomlError.x("invalid value",ctx,errPtr),ctx.p++,!1):c===43||c===45?parseNumber(ctx,ctx.p,ctx.s.charCodeAt(++ctx.p),44-c,end):ctx.s.charCodeAt(ctx.
p+4)===45&&ctx.s.charCodeAt(ctx.p+7)===45?parseDate(ctx,c,end):ctx.s.charCodeAt(ctx.p+2)===58?parseTime(ctx,c,end):parseNumber(ctx,ctx.p,c,0,end)}function parseNumber(ctx,startPtr,startChr,sign,endChr){
let c=startChr,state=0,hasUnderscores=!1;if(c===105)return(ctx.s.charCodeAt(++ctx.p)!==110||ctx.s.charCodeAt(++ctx.p)!==102)&&TomlError.x("invalid value",ctx,startPtr),
ctx.p++,(sign||1)/0;if(c===110)return(ctx.s.charCodeAt(++ctx.p)!==97||ctx.s.charCodeAt(++ctx.p)!==110)&&TomlError.x("invalid value",ctx,startPtr),ctx.p++,NaN;if(c===
48){if(++ctx.p>=ctx.s.length||isEndOfValue(c=ctx.s.charCodeAt(ctx.p),endChr))return ctx.bi===!0?0n:0;if(!sign){if(c===120)return parseIntegerBaseN(ctx,startPtr,
16,endChr);if(c===98)return parseIntegerBaseN(ctx,startPtr,2,endChr);if(c===111)return parseIntegerBaseN(ctx,startPtr,8,endChr)}c===46?state=2:c===101||c===69?state=
4:TomlError.x("illegal leading zero",ctx,startPtr)}else isDigit2(c)||TomlError.x("invalid value",ctx,startPtr);for(;++ctx.p<ctx.s.length&&(c=ctx.s.charCodeAt(ctx.
p),!isEndOfValue(c,endChr));)state||(state=1),c===95?(state&1||TomlError.x("illegal underscore",ctx),state+=11,hasUnderscores=!0):state===1&&c===46?state=2:(state===
1||state===3)&&(c===101||c===69)?state=4:state===4&&(c===43||c===45)?state=6:isDigit2(c)?state>9?state-=11:state&1||state++:TomlError.x("illegal character in nu\
meric literal",ctx);if(!state){let val=(startChr-48)*(sign||1);return ctx.bi===!0?BigInt(val):val}state&1||TomlError.x("unfinished numeric value",ctx,startPtr);
let str=ctx.s.slice(startPtr,ctx.p);return hasUnderscores&&(str=str.replaceAll("_","")),state>1?parseFloat(str):parseInteger(ctx,str,10,startPtr)}function parseIntegerBaseN(ctx,startPtr,base,endChr){
let c,underscore=1;for(;++ctx.p<ctx.s.length&&(c=ctx.s.charCodeAt(ctx.p),!isEndOfValue(c,endChr));)c===95?(underscore&1&&TomlError.x("illegal underscore",ctx),underscore=
3):isDigit2(c,base)?underscore&1&&underscore--:TomlError.x("illegal character in numeric literal",ctx);underscore&1&&TomlError.x("unfinished numeric value",ctx);
let str=ctx.s.slice(startPtr+2,ctx.p);return underscore&&(str=str.replaceAll("_","")),parseInteger(ctx,str,base,startPtr)}function parseInteger(ctx,str,base,startPtr){
if(ctx.bi!==!0)int:{let val=parseInt(str,base);if(!Number.isSafeInteger(val)){if(ctx.bi)break int;TomlError.x("integer value cannot be represented losslessly",ctx,
startPtr)}return val}return BigInt(base===10?str:(base===2?"0b":base===8?"0o":"0x")+str)}function parseDate(ctx,c,endChr){let startPtr=ctx.p++,unsafeSeparator;if(!isDigit2(
c)||!isDigit2(ctx.s.charCodeAt(ctx.p++))||!isDigit2(ctx.s.charCodeAt(ctx.p++))||!isDigit2(ctx.s.charCodeAt(ctx.p++)))return parseNumber(ctx,ctx.p=startPtr,c,0,endChr);
if(ctx.p+=5,isDigit2(ctx.s.charCodeAt(ctx.p++))||TomlError.x("invalid date-time: date part is malformed",ctx,startPtr),ctx.p>=ctx.s.length||((c=ctx.s.charCodeAt(
ctx.p))!==32||(unsafeSeparator=!0,!isDigit2(ctx.s.charCodeAt(ctx.p+1))))&&c!==84&&c!==116){let t2=ctx.s.slice(startPtr,ctx.p);return readDate(ctx,t2,3,!1,startPtr)}
if(ctx.s.charCodeAt(ctx.p+=3)!==58&&TomlError.x("invalid date-time: time part is malformed",ctx,startPtr),ctx.s.charCodeAt(ctx.p+=3)===58&&(ctx.p+=3),ctx.s.charCodeAt(
ctx.p)===46)for(;isDigit2(ctx.s.charCodeAt(++ctx.p)););if(c=ctx.s.charCodeAt(ctx.p)){if(c===90||c===122){let t2=ctx.s.slice(startPtr,++ctx.p);return readDate(ctx,
t2,1,unsafeSeparator,startPtr,"[+00:00]")}if(c===43||c===45){let t2=ctx.s.slice(startPtr,ctx.p+=6);return readDate(ctx,t2,1,unsafeSeparator,startPtr,!ctx.ld&&"["+
ctx.s.slice(ctx.p-6,ctx.p)+"]")}}let t=ctx.s.slice(startPtr,ctx.p);return readDate(ctx,t,2,unsafeSeparator,startPtr)}function parseTime(ctx,c,endChr){let start=ctx.
p;if(!isDigit2(c)||!isDigit2(ctx.s.charCodeAt(++ctx.p)))return parseNumber(ctx,--ctx.p,c,0,endChr);if(ctx.s.charCodeAt(ctx.p+=4)===58&&(ctx.p+=3),ctx.s.charCodeAt(
ctx.p)===46)for(;isDigit2(ctx.s.charCodeAt(++ctx.p)););let t=ctx.s.slice(start,ctx.p);return readDate(ctx,t,4,!1,start)}function readDate(ctx,str,type,unsafeDelim,errPtr,temporalSuffix){
if(ctx.ld){let date=new TomlDate(str,type,unsafeDelim);return date.isValid()||TomlError.x("invalid date",ctx,errPtr),date}try{switch(temporalSuffix&&(str+=temporalSuffix),
type){case 1:return Temporal.ZonedDateTime.from(str);case 2:return Temporal.PlainDateTime.from(str);case 3:return Temporal.PlainDate.from(str);case 4:return Temporal.
PlainTime.from(str)}}catch(e){TomlError.x(e instanceof Error?e.message:""+e,ctx,errPtr)}}_3_init_node_22();function skipComment(ctx){for(;ctx.p<ctx.s.length;ctx.
p++){let c=ctx.s.charCodeAt(ctx.p);if(c===10)break;if(c===13&&ctx.s.charCodeAt(ctx.p+1)===10){ctx.p++;break}(c<32&&c!==9||c===127)&&TomlError.x("control charact\
ers are not allowed in comments",ctx)}}function skipVoid(ctx,banNewLines,banComments){let c;for(;ctx.p<ctx.s.length;){for(;ctx.p<ctx.s.length&&((c=ctx.s.charCodeAt(
ctx.p))===32||c===9||!banNewLines&&(c===10||c===13&&ctx.s.charCodeAt(ctx.p+1)===10));)ctx.p++;if(banComments||c!==35)break;skipComment(ctx)}}function parseKey(ctx,end=61){
let startPtr,state=0,parsed=[],sliceStart,c=ctx.s.charCodeAt(startPtr=ctx.p);do{if(c===end)return state||TomlError.x("unexpected end of key",ctx),state===1&&parsed.
push(ctx.s.slice(sliceStart,ctx.p)),ctx.p++,parsed;c===46?(state||TomlError.x("illegal empty bare key",ctx),state===1&&parsed.push(ctx.s.slice(sliceStart,ctx.p)),
state=0):!state&&(c===34||c===39)?(c===ctx.s.charCodeAt(ctx.p+1)&&c===ctx.s.charCodeAt(ctx.p+2)&&TomlError.x("illegal quoted key: multiline strings are not allo\
wed",ctx),parsed.push(parseString(ctx)),state=2,ctx.p--):c===32||c===9?state===1&&(parsed.push(ctx.s.slice(sliceStart,ctx.p)),state=2):state===2||c<48&&c!==45||
c>57&&c<65||c>90&&c<97&&c!==95||c>122?TomlError.x("illegal character in key",ctx):state||(state=1,sliceStart=ctx.p)}while(c=ctx.s.charCodeAt(++ctx.p));TomlError.
x("incomplete key-value: cannot find end of key",ctx,startPtr)}function parseInlineTable(ctx){let startPtr=ctx.p++,res=Object.create(null),seen=new Set,c;for(;ctx.
p<ctx.s.length;){if(skipVoid(ctx),(c=ctx.s.charCodeAt(ctx.p))===125)return ctx.p++,res;let k,t=res,hasOwn=!1,errPtr=ctx.p,key=parseKey(ctx);for(let i=0;i<key.length;i++){
i&&(t=hasOwn?t[k]:t[k]=Object.create(null)),k=key[i],(hasOwn=Object.hasOwn(t,k))&&(typeof t[k]!="object"||seen.has(t[k]))&&TomlError.x("trying to redefine an al\
ready defined value",ctx,errPtr);let unsafe=k==="__proto__";if(ctx.uk&&(unsafe||k==="constructor")){t=ctx.uk!==1&&TomlError.x("document contains an unsafe prope\
rty",ctx,errPtr);break}!hasOwn&&unsafe&&Object.defineProperty(t,k,{enumerable:!0,configurable:!0,writable:!0})}hasOwn&&TomlError.x("trying to redefine an alread\
y defined value",ctx,errPtr),skipVoid(ctx,!0,!0);let value=extractValue(ctx,125);if(t&&typeof(t[k]=value)=="object"&&seen.add(value),skipVoid(ctx),(c=ctx.s.charCodeAt(
ctx.p++))===125)return res;c!==44&&TomlError.x("expected comma or end of structure",ctx,ctx.p-1)}TomlError.x("unfinished table",ctx,startPtr)}function parseArray(ctx){
let startPtr=ctx.p++,res=[],c;for(;ctx.p<ctx.s.length;){if(skipVoid(ctx),(c=ctx.s.charCodeAt(ctx.p))===93)return ctx.p++,res;if(res.push(extractValue(ctx,93)),skipVoid(
ctx),(c=ctx.s.charCodeAt(ctx.p++))===93)return res;c!==44&&TomlError.x("expected comma or end of structure",ctx,ctx.p-1)}TomlError.x("unfinished array",ctx,startPtr)}
function peekTable(ctx,key,table,meta,type){let t=table,m=meta,k,hasOwn=!1,state;for(let i=0;i<key.length;i++){if(i){if(t=hasOwn?t[k]:t[k]=Object.create(null),m=
(state=m[k]).c,type===0&&(state.t===1||state.t===2))return null;if(state.t===2){let l=t.length-1;t=t[l],m=m[l].c}}if(k=key[i],(hasOwn=Object.hasOwn(t,k))&&m[k]?.
t===0&&m[k]?.d)return null;if(!hasOwn){let unsafe=k==="__proto__";if(ctx.uk&&(unsafe||k==="constructor"))return!1;unsafe&&(Object.defineProperty(t,k,{enumerable:!0,
configurable:!0,writable:!0}),Object.defineProperty(m,k,{enumerable:!0,configurable:!0,writable:!0})),m[k]={t:i<key.length-1&&type===2?3:type,d:!1,i:0,c:Object.
create(null)}}}if(state=m[k],state.t!==type&&!(type===1&&state.t===3)||(type===2&&(state.d||(state.d=!0,t[k]=[]),t[k].push(t=Object.create(null)),state.c[state.
i++]=state={t:1,d:!1,i:0,c:Object.create(null)}),state.d))return null;if(state.d=!0,type===1)t=hasOwn?t[k]:t[k]=Object.create(null);else if(type===0&&hasOwn)return null;
return[k,t,state.c]}function validateTablePeek(ctx,peek,ptr){(peek===null||ctx.uk===2)&&TomlError.x(peek===null?"trying to redefine an already defined table or \
value":"document contains an unsafe property",ctx,ptr)}function parse3(toml,options={}){let ctx={s:toml,p:0,d:options.maxDepth??1e3,bi:options.integersAsBigInt??
!1,ld:options.useLegacyDate??!0,uk:options.unsafeKeyBehaviour==="throw"?2:options.unsafeKeyBehaviour==="drop"?1:0},res=Object.create(null),meta=Object.create(null),
tmp,skipping=!1,tbl=res,m=meta;for(toml.charCodeAt(0)===65279&&ctx.p++,skipVoid(ctx);ctx.p<toml.length;){if(toml.charCodeAt(ctx.p)===91){let isTableArray=toml.charCodeAt(
++ctx.p)===91;tmp=ctx.p+=+isTableArray,skipping=!1;let k=parseKey(ctx,93);isTableArray&&(toml.charCodeAt(ctx.p)!==93&&TomlError.x("expected end of table array d\
eclaration",ctx),ctx.p++);let p=peekTable(ctx,k,res,meta,isTableArray?2:1);p?(m=p[2],tbl=p[1]):(validateTablePeek(ctx,p,tmp),skipping=!0)}else{tmp=ctx.p;let k=parseKey(
ctx),p=peekTable(ctx,k,tbl,m,0);!p&&!skipping&&validateTablePeek(ctx,p,tmp),skipVoid(ctx,!0,!0);let v=extractValue(ctx,void 0);p&&!skipping&&(p[1][p[0]]=v)}skipVoid(
ctx,!0),ctx.p<toml.length&&(tmp=toml.charCodeAt(ctx.p))!==10&&(tmp!==13||toml.charCodeAt(ctx.p+1)!==10)&&TomlError.x("each key-value declaration must be followe\
d by an end-of-line",ctx),skipVoid(ctx)}return res}_3_init_node_22();_3_init_node_22();var HAS_WELLFORMED=!!"".isWellFormed;_3_init_node_22();var jsonDepthMax=64;
function isDeep(text){let scanner=createScanner2(text,!0),depth=0;for(scanner.scan();scanner.getTokenOffset()<text.length;scanner.scan()){let mark=text.charAt(scanner.
getTokenOffset());if((mark==="{"||mark==="[")&&(depth+=1),(mark==="}"||mark==="]")&&(depth-=1),depth>jsonDepthMax)return!0}return!1}import{createRequire as lanserCreateRequire8}from"node:module";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require9=lanserCreateRequire8(import.meta.url),require_identity=_4___commonJS({"node_modules/yaml/dist/nodes/identity.js"(exports){"use\
 strict";_3_init_node_22();var ALIAS=Symbol.for("yaml.alias"),DOC=Symbol.for("yaml.document"),MAP=Symbol.for("yaml.map"),PAIR=Symbol.for("yaml.pair"),SCALAR=Symbol.
for("yaml.scalar"),SEQ=Symbol.for("yaml.seq"),NODE_TYPE=Symbol.for("yaml.node.type"),isAlias=node=>!!node&&typeof node=="object"&&node[NODE_TYPE]===ALIAS,isDocument=node=>!!node&&
typeof node=="object"&&node[NODE_TYPE]===DOC,isMap=node=>!!node&&typeof node=="object"&&node[NODE_TYPE]===MAP,isPair=node=>!!node&&typeof node=="object"&&node[NODE_TYPE]===
PAIR,isScalar=node=>!!node&&typeof node=="object"&&node[NODE_TYPE]===SCALAR,isSeq=node=>!!node&&typeof node=="object"&&node[NODE_TYPE]===SEQ;function isCollection(node){
if(node&&typeof node=="object")switch(node[NODE_TYPE]){case MAP:case SEQ:return!0}return!1}function isNode(node){if(node&&typeof node=="object")switch(node[NODE_TYPE]){case ALIAS:case MAP:case SCALAR:case SEQ:
return!0}return!1}var hasAnchor=node=>(isScalar(node)||isCollection(node))&&!!node.anchor;exports.ALIAS=ALIAS,exports.DOC=DOC,exports.MAP=MAP,exports.NODE_TYPE=
NODE_TYPE,exports.PAIR=PAIR,exports.SCALAR=SCALAR,exports.SEQ=SEQ,exports.hasAnchor=hasAnchor,exports.isAlias=isAlias,exports.isCollection=isCollection,exports.
isDocument=isDocument,exports.isMap=isMap,exports.isNode=isNode,exports.isPair=isPair,exports.isScalar=isScalar,exports.isSeq=isSeq}}),require_visit=_4___commonJS(
{"node_modules/yaml/dist/visit.js"(exports){"use strict";_3_init_node_22();var identity=require_identity(),BREAK=Symbol("break visit"),SKIP=Symbol("skip childre\
n"),REMOVE=Symbol("remove node");function visit3(node,visitor){let visitor_=initVisitor(visitor);identity.isDocument(node)?visit_(null,node.contents,visitor_,Object.
freeze([node]))===REMOVE&&(node.contents=null):visit_(null,node,visitor_,Object.freeze([]))}visit3.BREAK=BREAK,visit3.SKIP=SKIP,visit3.REMOVE=REMOVE;function visit_(key,node,visitor,path){
let ctrl=callVisitor(key,node,visitor,path);if(identity.isNode(ctrl)||identity.isPair(ctrl))return replaceNode(key,path,ctrl),visit_(key,ctrl,visitor,path);if(typeof ctrl!=
"symbol"){if(identity.isCollection(node)){path=Object.freeze(path.concat(node));for(let i=0;i<node.items.length;++i){let ci=visit_(i,node.items[i],visitor,path);
if(typeof ci=="number")i=ci-1;else{if(ci===BREAK)return BREAK;ci===REMOVE&&(node.items.splice(i,1),i-=1)}}}else if(identity.isPair(node)){path=Object.freeze(path.
concat(node));let ck=visit_("key",node.key,visitor,path);if(ck===BREAK)return BREAK;ck===REMOVE&&(node.key=null);let cv=visit_("value",node.value,visitor,path);
if(cv===BREAK)return BREAK;cv===REMOVE&&(node.value=null)}}return ctrl}async function visitAsync(node,visitor){let visitor_=initVisitor(visitor);identity.isDocument(
node)?await visitAsync_(null,node.contents,visitor_,Object.freeze([node]))===REMOVE&&(node.contents=null):await visitAsync_(null,node,visitor_,Object.freeze([]))}
visitAsync.BREAK=BREAK,visitAsync.SKIP=SKIP,visitAsync.REMOVE=REMOVE;async function visitAsync_(key,node,visitor,path){let ctrl=await callVisitor(key,node,visitor,
path);if(identity.isNode(ctrl)||identity.isPair(ctrl))return replaceNode(key,path,ctrl),visitAsync_(key,ctrl,visitor,path);if(typeof ctrl!="symbol"){if(identity.
isCollection(node)){path=Object.freeze(path.concat(node));for(let i=0;i<node.items.length;++i){let ci=await visitAsync_(i,node.items[i],visitor,path);if(typeof ci==
"number")i=ci-1;else{if(ci===BREAK)return BREAK;ci===REMOVE&&(node.items.splice(i,1),i-=1)}}}else if(identity.isPair(node)){path=Object.freeze(path.concat(node));
let ck=await visitAsync_("key",node.key,visitor,path);if(ck===BREAK)return BREAK;ck===REMOVE&&(node.key=null);let cv=await visitAsync_("value",node.value,visitor,
path);if(cv===BREAK)return BREAK;cv===REMOVE&&(node.value=null)}}return ctrl}function initVisitor(visitor){return typeof visitor=="object"&&(visitor.Collection||
visitor.Node||visitor.Value)?Object.assign({Alias:visitor.Node,Map:visitor.Node,Scalar:visitor.Node,Seq:visitor.Node},visitor.Value&&{Map:visitor.Value,Scalar:visitor.
Value,Seq:visitor.Value},visitor.Collection&&{Map:visitor.Collection,Seq:visitor.Collection},visitor):visitor}function callVisitor(key,node,visitor,path){if(typeof visitor==
"function")return visitor(key,node,path);if(identity.isMap(node))return visitor.Map?.(key,node,path);if(identity.isSeq(node))return visitor.Seq?.(key,node,path);
if(identity.isPair(node))return visitor.Pair?.(key,node,path);if(identity.isScalar(node))return visitor.Scalar?.(key,node,path);if(identity.isAlias(node))return visitor.
Alias?.(key,node,path)}function replaceNode(key,path,node){let parent=path[path.length-1];if(identity.isCollection(parent))parent.items[key]=node;else if(identity.
isPair(parent))key==="key"?parent.key=node:parent.value=node;else if(identity.isDocument(parent))parent.contents=node;else{let pt=identity.isAlias(parent)?"alia\
s":"scalar";throw new Error(`Cannot replace node with ${pt} parent`)}}exports.visit=visit3,exports.visitAsync=visitAsync}}),require_directives=_4___commonJS({"n\
ode_modules/yaml/dist/doc/directives.js"(exports){"use strict";_3_init_node_22();var identity=require_identity(),visit3=require_visit(),escapeChars={"!":"%21","\
,":"%2C","[":"%5B","]":"%5D","{":"%7B","}":"%7D"},escapeTagName=tn=>tn.replace(/[!,[\]{}]/g,ch=>escapeChars[ch]),Directives=class _Directives{constructor(yaml,tags){
this.docStart=null,this.docEnd=!1,this.yaml=Object.assign({},_Directives.defaultYaml,yaml),this.tags=Object.assign({},_Directives.defaultTags,tags)}clone(){let copy=new _Directives(
this.yaml,this.tags);return copy.docStart=this.docStart,copy}atDocument(){let res=new _Directives(this.yaml,this.tags);switch(this.yaml.version){case"1.1":this.
atNextDocument=!0;break;case"1.2":this.atNextDocument=!1,this.yaml={explicit:_Directives.defaultYaml.explicit,version:"1.2"},this.tags=Object.assign({},_Directives.
defaultTags);break}return res}add(line,onError){this.atNextDocument&&(this.yaml={explicit:_Directives.defaultYaml.explicit,version:"1.1"},this.tags=Object.assign(
{},_Directives.defaultTags),this.atNextDocument=!1);let parts=line.trim().split(/[ \t]+/),name=parts.shift();switch(name){case"%TAG":{if(parts.length!==2&&(onError(
0,"%TAG directive should contain exactly two parts"),parts.length<2))return!1;let[handle,prefix]=parts;return this.tags[handle]=prefix,!0}case"%YAML":{if(this.yaml.
explicit=!0,parts.length!==1)return onError(0,"%YAML directive should contain exactly one part"),!1;let[version]=parts;if(version==="1.1"||version==="1.2")return this.
yaml.version=version,!0;{let isValid=/^\d+\.\d+$/.test(version);return onError(6,`Unsupported YAML version ${version}`,isValid),!1}}default:return onError(0,`Un\
known directive ${name}`,!0),!1}}tagName(source,onError){if(source==="!")return"!";if(source[0]!=="!")return onError(`Not a valid tag: ${source}`),null;if(source[1]===
"<"){let verbatim=source.slice(2,-1);return verbatim==="!"||verbatim==="!!"?(onError(`Verbatim tags aren't resolved, so ${source} is invalid.`),null):(source[source.
length-1]!==">"&&onError("Verbatim tags must end with a >"),verbatim)}let[,handle,suffix]=source.match(/^(.*!)([^!]*)$/s);suffix||onError(`The ${source} tag has\
 no suffix`);let prefix=this.tags[handle];if(prefix)try{return prefix+decodeURIComponent(suffix)}catch(error){return onError(String(error)),null}return handle===
"!"?source:(onError(`Could not resolve tag: ${source}`),null)}tagString(tag){for(let[handle,prefix]of Object.entries(this.tags))if(tag.startsWith(prefix))return handle+
escapeTagName(tag.substring(prefix.length));return tag[0]==="!"?tag:`!<${tag}>`}toString(doc){let lines=this.yaml.explicit?[`%YAML ${this.yaml.version||"1.2"}`]:
[],tagEntries=Object.entries(this.tags),tagNames;if(doc&&tagEntries.length>0&&identity.isNode(doc.contents)){let tags={};visit3.visit(doc.contents,(_key,node)=>{
identity.isNode(node)&&node.tag&&(tags[node.tag]=!0)}),tagNames=Object.keys(tags)}else tagNames=[];for(let[handle,prefix]of tagEntries)handle==="!!"&&prefix==="\
tag:yaml.org,2002:"||(!doc||tagNames.some(tn=>tn.startsWith(prefix)))&&lines.push(`%TAG ${handle} ${prefix}`);return lines.join(`
`)}};Directives.defaultYaml={explicit:!1,version:"1.2"},Directives.defaultTags={"!!":"tag:yaml.org,2002:"},exports.Directives=Directives}}),require_anchors=_4___commonJS(
{"node_modules/yaml/dist/doc/anchors.js"(exports){"use strict";_3_init_node_22();var identity=require_identity(),visit3=require_visit();function anchorIsValid(anchor){
if(/[\x00-\x19\s,[\]{}]/.test(anchor)){let msg=`Anchor must not contain whitespace or control characters: ${JSON.stringify(anchor)}`;throw new Error(msg)}return!0}
function anchorNames(root){let anchors=new Set;return visit3.visit(root,{Value(_key,node){node.anchor&&anchors.add(node.anchor)}}),anchors}function findNewAnchor(prefix,exclude){
for(let i=1;;++i){let name=`${prefix}${i}`;if(!exclude.has(name))return name}}function createNodeAnchors(doc,prefix){let aliasObjects=[],sourceObjects=new Map,prevAnchors=null;
return{onAnchor:source=>{aliasObjects.push(source),prevAnchors??(prevAnchors=anchorNames(doc));let anchor=findNewAnchor(prefix,prevAnchors);return prevAnchors.add(
anchor),anchor},setAnchors:()=>{for(let source of aliasObjects){let ref=sourceObjects.get(source);if(typeof ref=="object"&&ref.anchor&&(identity.isScalar(ref.node)||
identity.isCollection(ref.node)))ref.node.anchor=ref.anchor;else{let error=new Error("Failed to resolve repeated object (this should not happen)");throw error.source=
source,error}}},sourceObjects}}exports.anchorIsValid=anchorIsValid,exports.anchorNames=anchorNames,exports.createNodeAnchors=createNodeAnchors,exports.findNewAnchor=
findNewAnchor}}),require_applyReviver=_4___commonJS({"node_modules/yaml/dist/doc/applyReviver.js"(exports){"use strict";_3_init_node_22();function applyReviver(reviver,obj,key,val){
if(val&&typeof val=="object")if(Array.isArray(val))for(let i=0,len=val.length;i<len;++i){let v0=val[i],v1=applyReviver(reviver,val,String(i),v0);v1===void 0?delete val[i]:
v1!==v0&&(val[i]=v1)}else if(val instanceof Map)for(let k of Array.from(val.keys())){let v0=val.get(k),v1=applyReviver(reviver,val,k,v0);v1===void 0?val.delete(
k):v1!==v0&&val.set(k,v1)}else if(val instanceof Set)for(let v0 of Array.from(val)){let v1=applyReviver(reviver,val,v0,v0);v1===void 0?val.delete(v0):v1!==v0&&(val.
delete(v0),val.add(v1))}else for(let[k,v0]of Object.entries(val)){let v1=applyReviver(reviver,val,k,v0);v1===void 0?delete val[k]:v1!==v0&&(val[k]=v1)}return reviver.
call(obj,key,val)}exports.applyReviver=applyReviver}}),require_toJS=_4___commonJS({"node_modules/yaml/dist/nodes/toJS.js"(exports){"use strict";_3_init_node_22();
var identity=require_identity();function toJS(value,arg,ctx){if(Array.isArray(value))return value.map((v,i)=>toJS(v,String(i),ctx));if(value&&typeof value.toJSON==
"function"){if(!ctx||!identity.hasAnchor(value))return value.toJSON(arg,ctx);let data={aliasCount:0,count:1,res:void 0};ctx.anchors.set(value,data),ctx.onCreate=
res2=>{data.res=res2,delete ctx.onCreate};let res=value.toJSON(arg,ctx);return ctx.onCreate&&ctx.onCreate(res),res}return typeof value=="bigint"&&!ctx?.keep?Number(
value):value}exports.toJS=toJS}}),require_Node=_4___commonJS({"node_modules/yaml/dist/nodes/Node.js"(exports){"use strict";_3_init_node_22();var applyReviver=require_applyReviver(),
identity=require_identity(),toJS=require_toJS(),NodeBase=class{constructor(type){Object.defineProperty(this,identity.NODE_TYPE,{value:type})}clone(){let copy=Object.
create(Object.getPrototypeOf(this),Object.getOwnPropertyDescriptors(this));return this.range&&(copy.range=this.range.slice()),copy}toJS(doc,{mapAsMap,maxAliasCount,
onAnchor,reviver}={}){if(!identity.isDocument(doc))throw new TypeError("A document argument is required");let ctx={anchors:new Map,doc,keep:!0,mapAsMap:mapAsMap===
!0,mapKeyWarned:!1,maxAliasCount:typeof maxAliasCount=="number"?maxAliasCount:100},res=toJS.toJS(this,"",ctx);if(typeof onAnchor=="function")for(let{count,res:res2}of ctx.
anchors.values())onAnchor(res2,count);return typeof reviver=="function"?applyReviver.applyReviver(reviver,{"":res},"",res):res}};exports.NodeBase=NodeBase}}),require_Alias=_4___commonJS(
{"node_modules/yaml/dist/nodes/Alias.js"(exports){"use strict";_3_init_node_22();var anchors=require_anchors(),visit3=require_visit(),identity=require_identity(),
Node=require_Node(),toJS=require_toJS(),Alias=class extends Node.NodeBase{constructor(source){super(identity.ALIAS),this.source=source,Object.defineProperty(this,
"tag",{set(){throw new Error("Alias nodes cannot have tags")}})}resolve(doc,ctx){if(ctx?.maxAliasCount===0)throw new ReferenceError("Alias resolution is disable\
d");let nodes;ctx?.aliasResolveCache?nodes=ctx.aliasResolveCache:(nodes=[],visit3.visit(doc,{Node:(_key,node)=>{(identity.isAlias(node)||identity.hasAnchor(node))&&
nodes.push(node)}}),ctx&&(ctx.aliasResolveCache=nodes));let found;for(let node of nodes){if(node===this)break;node.anchor===this.source&&(found=node)}if(found&&
ctx){let{anchors:anchors2,doc:doc2,maxAliasCount}=ctx,data=anchors2.get(found);if(data||(toJS.toJS(found,null,ctx),data=anchors2.get(found)),data?.res===void 0){
let msg="This should not happen: Alias anchor was not resolved?";throw new ReferenceError(msg)}if(maxAliasCount>=0&&(data.count+=1,data.aliasCount===0&&(data.aliasCount=
getAliasCount(doc2,found,anchors2)),data.count*data.aliasCount>maxAliasCount)){let msg="Excessive alias count indicates a resource exhaustion attack";throw new ReferenceError(
msg)}}return found}toJSON(_arg,ctx){if(!ctx)return{source:this.source};let source=this.resolve(ctx.doc,ctx);if(!source){let msg=`Unresolved alias (the anchor mu\
st be set before the alias): ${this.source}`;throw new ReferenceError(msg)}return ctx.anchors.get(source).res}toString(ctx,_onComment,_onChompKeep){let src=`*${this.
source}`;if(ctx){if(anchors.anchorIsValid(this.source),ctx.options.verifyAliasOrder&&!ctx.anchors.has(this.source)){let msg=`Unresolved alias (the anchor must b\
e set before the alias): ${this.source}`;throw new Error(msg)}if(ctx.implicitKey)return`${src} `}return src}};function getAliasCount(doc,node,anchors2){if(identity.
isAlias(node)){let source=node.resolve(doc),anchor=anchors2&&source&&anchors2.get(source);return anchor?anchor.count*anchor.aliasCount:0}else if(identity.isCollection(
node)){let count=0;for(let item of node.items){let c=getAliasCount(doc,item,anchors2);c>count&&(count=c)}return count}else if(identity.isPair(node)){let kc=getAliasCount(
doc,node.key,anchors2),vc=getAliasCount(doc,node.value,anchors2);return Math.max(kc,vc)}return 1}exports.Alias=Alias}}),require_Scalar=_4___commonJS({"node_modu\
les/yaml/dist/nodes/Scalar.js"(exports){"use strict";_3_init_node_22();var identity=require_identity(),Node=require_Node(),toJS=require_toJS(),isScalarValue=value=>!value||
typeof value!="function"&&typeof value!="object",Scalar=class extends Node.NodeBase{constructor(value){super(identity.SCALAR),this.value=value}toJSON(arg,ctx){return ctx?.
keep?this.value:toJS.toJS(this.value,arg,ctx)}toString(){return String(this.value)}};Scalar.BLOCK_FOLDED="BLOCK_FOLDED",Scalar.BLOCK_LITERAL="BLOCK_LITERAL",Scalar.
PLAIN="PLAIN",Scalar.QUOTE_DOUBLE="QUOTE_DOUBLE",Scalar.QUOTE_SINGLE="QUOTE_SINGLE",exports.Scalar=Scalar,exports.isScalarValue=isScalarValue}}),require_createNode=_4___commonJS(
{"node_modules/yaml/dist/doc/createNode.js"(exports){"use strict";_3_init_node_22();var Alias=require_Alias(),identity=require_identity(),Scalar=require_Scalar(),
defaultTagPrefix="tag:yaml.org,2002:";function findTagObject(value,tagName,tags){if(tagName){let match=tags.filter(t=>t.tag===tagName),tagObj=match.find(t=>!t.format)??
match[0];if(!tagObj)throw new Error(`Tag ${tagName} not found`);return tagObj}return tags.find(t=>t.identify?.(value)&&!t.format)}function createNode(value,tagName,ctx){
if(identity.isDocument(value)&&(value=value.contents),identity.isNode(value))return value;if(identity.isPair(value)){let map=ctx.schema[identity.MAP].createNode?.(
ctx.schema,null,ctx);return map.items.push(value),map}(value instanceof String||value instanceof Number||value instanceof Boolean||typeof BigInt<"u"&&value instanceof
BigInt)&&(value=value.valueOf());let{aliasDuplicateObjects,onAnchor,onTagObj,schema,sourceObjects}=ctx,ref;if(aliasDuplicateObjects&&value&&typeof value=="objec\
t"){if(ref=sourceObjects.get(value),ref)return ref.anchor??(ref.anchor=onAnchor(value)),new Alias.Alias(ref.anchor);ref={anchor:null,node:null},sourceObjects.set(
value,ref)}tagName?.startsWith("!!")&&(tagName=defaultTagPrefix+tagName.slice(2));let tagObj=findTagObject(value,tagName,schema.tags);if(!tagObj){if(value&&typeof value.
toJSON=="function"&&(value=value.toJSON()),!value||typeof value!="object"){let node2=new Scalar.Scalar(value);return ref&&(ref.node=node2),node2}tagObj=value instanceof
Map?schema[identity.MAP]:Symbol.iterator in Object(value)?schema[identity.SEQ]:schema[identity.MAP]}onTagObj&&(onTagObj(tagObj),delete ctx.onTagObj);let node=tagObj?.
createNode?tagObj.createNode(ctx.schema,value,ctx):typeof tagObj?.nodeClass?.from=="function"?tagObj.nodeClass.from(ctx.schema,value,ctx):new Scalar.Scalar(value);
return tagName?node.tag=tagName:tagObj.default||(node.tag=tagObj.tag),ref&&(ref.node=node),node}exports.createNode=createNode}}),require_Collection=_4___commonJS(
{"node_modules/yaml/dist/nodes/Collection.js"(exports){"use strict";_3_init_node_22();var createNode=require_createNode(),identity=require_identity(),Node=require_Node();
function collectionFromPath(schema,path,value){let v=value;for(let i=path.length-1;i>=0;--i){let k=path[i];if(typeof k=="number"&&Number.isInteger(k)&&k>=0){let a=[];
a[k]=v,v=a}else v=new Map([[k,v]])}return createNode.createNode(v,void 0,{aliasDuplicateObjects:!1,keepUndefined:!1,onAnchor:()=>{throw new Error("This should n\
ot happen, please report a bug.")},schema,sourceObjects:new Map})}var isEmptyPath=path=>path==null||typeof path=="object"&&!!path[Symbol.iterator]().next().done,
Collection=class extends Node.NodeBase{constructor(type,schema){super(type),Object.defineProperty(this,"schema",{value:schema,configurable:!0,enumerable:!1,writable:!0})}clone(schema){
let copy=Object.create(Object.getPrototypeOf(this),Object.getOwnPropertyDescriptors(this));return schema&&(copy.schema=schema),copy.items=copy.items.map(it=>identity.
isNode(it)||identity.isPair(it)?it.clone(schema):it),this.range&&(copy.range=this.range.slice()),copy}addIn(path,value){if(isEmptyPath(path))this.add(value);else{
let[key,...rest]=path,node=this.get(key,!0);if(identity.isCollection(node))node.addIn(rest,value);else if(node===void 0&&this.schema)this.set(key,collectionFromPath(
this.schema,rest,value));else throw new Error(`Expected YAML collection at ${key}. Remaining path: ${rest}`)}}deleteIn(path){let[key,...rest]=path;if(rest.length===
0)return this.delete(key);let node=this.get(key,!0);if(identity.isCollection(node))return node.deleteIn(rest);throw new Error(`Expected YAML collection at ${key}\
. Remaining path: ${rest}`)}getIn(path,keepScalar){let[key,...rest]=path,node=this.get(key,!0);return rest.length===0?!keepScalar&&identity.isScalar(node)?node.
value:node:identity.isCollection(node)?node.getIn(rest,keepScalar):void 0}hasAllNullValues(allowScalar){return this.items.every(node=>{if(!identity.isPair(node))
return!1;let n=node.value;return n==null||allowScalar&&identity.isScalar(n)&&n.value==null&&!n.commentBefore&&!n.comment&&!n.tag})}hasIn(path){let[key,...rest]=path;
if(rest.length===0)return this.has(key);let node=this.get(key,!0);return identity.isCollection(node)?node.hasIn(rest):!1}setIn(path,value){let[key,...rest]=path;
if(rest.length===0)this.set(key,value);else{let node=this.get(key,!0);if(identity.isCollection(node))node.setIn(rest,value);else if(node===void 0&&this.schema)this.
set(key,collectionFromPath(this.schema,rest,value));else throw new Error(`Expected YAML collection at ${key}. Remaining path: ${rest}`)}}};exports.Collection=Collection,
exports.collectionFromPath=collectionFromPath,exports.isEmptyPath=isEmptyPath}}),require_stringifyComment=_4___commonJS({"node_modules/yaml/dist/stringify/strin\
gifyComment.js"(exports){"use strict";_3_init_node_22();var stringifyComment=str=>str.replace(/^(?!$)(?: $)?/gm,"#");function indentComment(comment,indent){return/^\n+$/.
test(comment)?comment.substring(1):indent?comment.replace(/^(?! *$)/gm,indent):comment}var lineComment=(str,indent,comment)=>str.endsWith(`
`)?indentComment(comment,indent):comment.includes(`
`)?`
`+indentComment(comment,indent):(str.endsWith(" ")?"":" ")+comment;exports.indentComment=indentComment,exports.lineComment=lineComment,exports.stringifyComment=
stringifyComment}}),require_foldFlowLines=_4___commonJS({"node_modules/yaml/dist/stringify/foldFlowLines.js"(exports){"use strict";_3_init_node_22();var FOLD_FLOW="\
flow",FOLD_BLOCK="block",FOLD_QUOTED="quoted";function foldFlowLines(text,indent,mode="flow",{indentAtStart,lineWidth=80,minContentWidth=20,onFold,onOverflow}={}){
if(!lineWidth||lineWidth<0)return text;lineWidth<minContentWidth&&(minContentWidth=0);let endStep=Math.max(1+minContentWidth,1+lineWidth-indent.length);if(text.
length<=endStep)return text;let folds=[],escapedFolds={},end=lineWidth-indent.length;typeof indentAtStart=="number"&&(indentAtStart>lineWidth-Math.max(2,minContentWidth)?
folds.push(0):end=lineWidth-indentAtStart);let split,prev,overflow=!1,i=-1,escStart=-1,escEnd=-1;mode===FOLD_BLOCK&&(i=consumeMoreIndentedLines(text,i,indent.length),
i!==-1&&(end=i+endStep));for(let ch;ch=text[i+=1];){if(mode===FOLD_QUOTED&&ch==="\\"){switch(escStart=i,text[i+1]){case"x":i+=3;break;case"u":i+=5;break;case"U":
i+=9;break;default:i+=1}escEnd=i}if(ch===`
`)mode===FOLD_BLOCK&&(i=consumeMoreIndentedLines(text,i,indent.length)),end=i+indent.length+endStep,split=void 0;else{if(ch===" "&&prev&&prev!==" "&&prev!==`
`&&prev!=="	"){let next=text[i+1];next&&next!==" "&&next!==`
`&&next!=="	"&&(split=i)}if(i>=end)if(split)folds.push(split),end=split+endStep,split=void 0;else if(mode===FOLD_QUOTED){for(;prev===" "||prev==="	";)prev=ch,ch=
text[i+=1],overflow=!0;let j=i>escEnd+1?i-2:escStart-1;if(escapedFolds[j])return text;folds.push(j),escapedFolds[j]=!0,end=j+endStep,split=void 0}else overflow=
!0}prev=ch}if(overflow&&onOverflow&&onOverflow(),folds.length===0)return text;onFold&&onFold();let res=text.slice(0,folds[0]);for(let i2=0;i2<folds.length;++i2){
let fold=folds[i2],end2=folds[i2+1]||text.length;fold===0?res=`
${indent}${text.slice(0,end2)}`:(mode===FOLD_QUOTED&&escapedFolds[fold]&&(res+=`${text[fold]}\\`),res+=`
${indent}${text.slice(fold+1,end2)}`)}return res}function consumeMoreIndentedLines(text,i,indent){let end=i,start=i+1,ch=text[start];for(;ch===" "||ch==="	";)if(i<
start+indent)ch=text[++i];else{do ch=text[++i];while(ch&&ch!==`
`);end=i,start=i+1,ch=text[start]}return end}exports.FOLD_BLOCK=FOLD_BLOCK,exports.FOLD_FLOW=FOLD_FLOW,exports.FOLD_QUOTED=FOLD_QUOTED,exports.foldFlowLines=foldFlowLines}}),
require_stringifyString=_4___commonJS({"node_modules/yaml/dist/stringify/stringifyString.js"(exports){"use strict";_3_init_node_22();var Scalar=require_Scalar(),
foldFlowLines=require_foldFlowLines(),getFoldOptions=(ctx,isBlock)=>({indentAtStart:isBlock?ctx.indent.length:ctx.indentAtStart,lineWidth:ctx.options.lineWidth,
minContentWidth:ctx.options.minContentWidth}),containsDocumentMarker=str=>/^(%|---|\.\.\.)/m.test(str);function lineLengthOverLimit(str,lineWidth,indentLength){
if(!lineWidth||lineWidth<0)return!1;let limit=lineWidth-indentLength,strLen=str.length;if(strLen<=limit)return!1;for(let i=0,start=0;i<strLen;++i)if(str[i]===`
`){if(i-start>limit)return!0;if(start=i+1,strLen-start<=limit)return!1}return!0}function doubleQuotedString(value,ctx){let json=JSON.stringify(value);if(ctx.options.
doubleQuotedAsJSON)return json;let{implicitKey}=ctx,minMultiLineLength=ctx.options.doubleQuotedMinMultiLineLength,indent=ctx.indent||(containsDocumentMarker(value)?
"  ":""),str="",start=0;for(let i=0,ch=json[i];ch;ch=json[++i])if(ch===" "&&json[i+1]==="\\"&&json[i+2]==="n"&&(str+=json.slice(start,i)+"\\ ",i+=1,start=i,ch="\
\\"),ch==="\\")switch(json[i+1]){case"u":{str+=json.slice(start,i);let code=json.substr(i+2,4);switch(code){case"0000":str+="\\0";break;case"0007":str+="\\a";break;case"\
000b":str+="\\v";break;case"001b":str+="\\e";break;case"0085":str+="\\N";break;case"00a0":str+="\\_";break;case"2028":str+="\\L";break;case"2029":str+="\\P";break;default:
code.substr(0,2)==="00"?str+="\\x"+code.substr(2):str+=json.substr(i,6)}i+=5,start=i+1}break;case"n":if(implicitKey||json[i+2]==='"'||json.length<minMultiLineLength)
i+=1;else{for(str+=json.slice(start,i)+`

`;json[i+2]==="\\"&&json[i+3]==="n"&&json[i+4]!=='"';)str+=`
`,i+=2;str+=indent,json[i+2]===" "&&(str+="\\"),i+=1,start=i+1}break;default:i+=1}return str=start?str+json.slice(start):json,implicitKey?str:foldFlowLines.foldFlowLines(
str,indent,foldFlowLines.FOLD_QUOTED,getFoldOptions(ctx,!1))}function singleQuotedString(value,ctx){if(ctx.options.singleQuote===!1||ctx.implicitKey&&value.includes(
`
`)||/[ \t]\n|\n[ \t]/.test(value))return doubleQuotedString(value,ctx);let indent=ctx.indent||(containsDocumentMarker(value)?"  ":""),res="'"+value.replace(/'/g,
"''").replace(/\n+/g,`$&
${indent}`)+"'";return ctx.implicitKey?res:foldFlowLines.foldFlowLines(res,indent,foldFlowLines.FOLD_FLOW,getFoldOptions(ctx,!1))}function quotedString(value,ctx){
let{singleQuote}=ctx.options,qs;if(singleQuote===!1)qs=doubleQuotedString;else{let hasDouble=value.includes('"'),hasSingle=value.includes("'");hasDouble&&!hasSingle?
qs=singleQuotedString:hasSingle&&!hasDouble?qs=doubleQuotedString:qs=singleQuote?singleQuotedString:doubleQuotedString}return qs(value,ctx)}var blockEndNewlines;
try{blockEndNewlines=new RegExp(`(^|(?<!
))
+(?!
|$)`,"g")}catch{blockEndNewlines=/\n+(?!\n|$)/g}function blockString({comment,type,value},ctx,onComment,onChompKeep){let{blockQuote,commentString,lineWidth}=ctx.
options;if(!blockQuote||/\n[\t ]+$/.test(value))return quotedString(value,ctx);let indent=ctx.indent||(ctx.forceBlockIndent||containsDocumentMarker(value)?"  ":
""),literal=blockQuote==="literal"?!0:blockQuote==="folded"||type===Scalar.Scalar.BLOCK_FOLDED?!1:type===Scalar.Scalar.BLOCK_LITERAL?!0:!lineLengthOverLimit(value,
lineWidth,indent.length);if(!value)return literal?`|
`:`>
`;let chomp,endStart;for(endStart=value.length;endStart>0;--endStart){let ch=value[endStart-1];if(ch!==`
`&&ch!=="	"&&ch!==" ")break}let end=value.substring(endStart),endNlPos=end.indexOf(`
`);endNlPos===-1?chomp="-":value===end||endNlPos!==end.length-1?(chomp="+",onChompKeep&&onChompKeep()):chomp="",end&&(value=value.slice(0,-end.length),end[end.length-
1]===`
`&&(end=end.slice(0,-1)),end=end.replace(blockEndNewlines,`$&${indent}`));let startWithSpace=!1,startEnd,startNlPos=-1;for(startEnd=0;startEnd<value.length;++startEnd){
let ch=value[startEnd];if(ch===" ")startWithSpace=!0;else if(ch===`
`)startNlPos=startEnd;else break}let start=value.substring(0,startNlPos<startEnd?startNlPos+1:startEnd);start&&(value=value.substring(start.length),start=start.
replace(/\n+/g,`$&${indent}`));let header=(startWithSpace?indent?"2":"1":"")+chomp;if(comment&&(header+=" "+commentString(comment.replace(/ ?[\r\n]+/g," ")),onComment&&
onComment()),!literal){let foldedValue=value.replace(/\n+/g,`
$&`).replace(/(?:^|\n)([\t ].*)(?:([\n\t ]*)\n(?![\n\t ]))?/g,"$1$2").replace(/\n+/g,`$&${indent}`),literalFallback=!1,foldOptions=getFoldOptions(ctx,!0);blockQuote!==
"folded"&&type!==Scalar.Scalar.BLOCK_FOLDED&&(foldOptions.onOverflow=()=>{literalFallback=!0});let body=foldFlowLines.foldFlowLines(`${start}${foldedValue}${end}`,
indent,foldFlowLines.FOLD_BLOCK,foldOptions);if(!literalFallback)return`>${header}
${indent}${body}`}return value=value.replace(/\n+/g,`$&${indent}`),`|${header}
${indent}${start}${value}${end}`}function plainString(item,ctx,onComment,onChompKeep){let{type,value}=item,{actualString,implicitKey,indent,indentStep,inFlow}=ctx;
if(implicitKey&&value.includes(`
`)||inFlow&&/[[\]{},]/.test(value))return quotedString(value,ctx);if(/^[\n\t ,[\]{}#&*!|>'"%@`]|^[?-]$|^[?-][ \t]|[\n:][ \t]|[ \t]\n|[\n\t ]#|[\n\t :]$/.test(value))
return implicitKey||inFlow||!value.includes(`
`)?quotedString(value,ctx):blockString(item,ctx,onComment,onChompKeep);if(!implicitKey&&!inFlow&&type!==Scalar.Scalar.PLAIN&&value.includes(`
`))return blockString(item,ctx,onComment,onChompKeep);if(containsDocumentMarker(value)){if(indent==="")return ctx.forceBlockIndent=!0,blockString(item,ctx,onComment,
onChompKeep);if(implicitKey&&indent===indentStep)return quotedString(value,ctx)}let str=value.replace(/\n+/g,`$&
${indent}`);if(actualString){let test=tag=>tag.default&&tag.tag!=="tag:yaml.org,2002:str"&&tag.test?.test(str),{compat,tags}=ctx.doc.schema;if(tags.some(test)||
compat?.some(test))return quotedString(value,ctx)}return implicitKey?str:foldFlowLines.foldFlowLines(str,indent,foldFlowLines.FOLD_FLOW,getFoldOptions(ctx,!1))}
function stringifyString(item,ctx,onComment,onChompKeep){let{implicitKey,inFlow}=ctx,ss=typeof item.value=="string"?item:Object.assign({},item,{value:String(item.
value)}),{type}=item;type!==Scalar.Scalar.QUOTE_DOUBLE&&/[\x00-\x08\x0b-\x1f\x7f-\x9f\u{D800}-\u{DFFF}]/u.test(ss.value)&&(type=Scalar.Scalar.QUOTE_DOUBLE);let _stringify=_type=>{
switch(_type){case Scalar.Scalar.BLOCK_FOLDED:case Scalar.Scalar.BLOCK_LITERAL:return implicitKey||inFlow?quotedString(ss.value,ctx):blockString(ss,ctx,onComment,
onChompKeep);case Scalar.Scalar.QUOTE_DOUBLE:return doubleQuotedString(ss.value,ctx);case Scalar.Scalar.QUOTE_SINGLE:return singleQuotedString(ss.value,ctx);case Scalar.
Scalar.PLAIN:return plainString(ss,ctx,onComment,onChompKeep);default:return null}},res=_stringify(type);if(res===null){let{defaultKeyType,defaultStringType}=ctx.
options,t=implicitKey&&defaultKeyType||defaultStringType;if(res=_stringify(t),res===null)throw new Error(`Unsupported default string type ${t}`)}return res}exports.
stringifyString=stringifyString}}),require_stringify=_4___commonJS({"node_modules/yaml/dist/stringify/stringify.js"(exports){"use strict";_3_init_node_22();var anchors=require_anchors(),
identity=require_identity(),stringifyComment=require_stringifyComment(),stringifyString=require_stringifyString();function createStringifyContext(doc,options){let opt=Object.
assign({blockQuote:!0,commentString:stringifyComment.stringifyComment,defaultKeyType:null,defaultStringType:"PLAIN",directives:null,doubleQuotedAsJSON:!1,doubleQuotedMinMultiLineLength:40,
falseStr:"false",flowCollectionPadding:!0,indentSeq:!0,lineWidth:80,minContentWidth:20,nullStr:"null",simpleKeys:!1,singleQuote:null,trailingComma:!1,trueStr:"t\
rue",verifyAliasOrder:!0},doc.schema.toStringOptions,options),inFlow;switch(opt.collectionStyle){case"block":inFlow=!1;break;case"flow":inFlow=!0;break;default:
inFlow=null}return{anchors:new Set,doc,flowCollectionPadding:opt.flowCollectionPadding?" ":"",indent:"",indentStep:typeof opt.indent=="number"?" ".repeat(opt.indent):
"  ",inFlow,options:opt}}function getTagObject(tags,item){if(item.tag){let match=tags.filter(t=>t.tag===item.tag);if(match.length>0)return match.find(t=>t.format===
item.format)??match[0]}let tagObj,obj;if(identity.isScalar(item)){obj=item.value;let match=tags.filter(t=>t.identify?.(obj));if(match.length>1){let testMatch=match.
filter(t=>t.test);testMatch.length>0&&(match=testMatch)}tagObj=match.find(t=>t.format===item.format)??match.find(t=>!t.format)}else obj=item,tagObj=tags.find(t=>t.
nodeClass&&obj instanceof t.nodeClass);if(!tagObj){let name=obj?.constructor?.name??(obj===null?"null":typeof obj);throw new Error(`Tag not resolved for ${name}\
 value`)}return tagObj}function stringifyProps(node,tagObj,{anchors:anchors$1,doc}){if(!doc.directives)return"";let props=[],anchor=(identity.isScalar(node)||identity.
isCollection(node))&&node.anchor;anchor&&anchors.anchorIsValid(anchor)&&(anchors$1.add(anchor),props.push(`&${anchor}`));let tag=node.tag??(tagObj.default?null:
tagObj.tag);return tag&&props.push(doc.directives.tagString(tag)),props.join(" ")}function stringify(item,ctx,onComment,onChompKeep){if(identity.isPair(item))return item.
toString(ctx,onComment,onChompKeep);if(identity.isAlias(item)){if(ctx.doc.directives)return item.toString(ctx);if(ctx.resolvedAliases?.has(item))throw new TypeError(
"Cannot stringify circular structure without alias nodes");ctx.resolvedAliases?ctx.resolvedAliases.add(item):ctx.resolvedAliases=new Set([item]),item=item.resolve(
ctx.doc)}let tagObj,node=identity.isNode(item)?item:ctx.doc.createNode(item,{onTagObj:o=>tagObj=o});tagObj??(tagObj=getTagObject(ctx.doc.schema.tags,node));let props=stringifyProps(
node,tagObj,ctx);props.length>0&&(ctx.indentAtStart=(ctx.indentAtStart??0)+props.length+1);let str=typeof tagObj.stringify=="function"?tagObj.stringify(node,ctx,
onComment,onChompKeep):identity.isScalar(node)?stringifyString.stringifyString(node,ctx,onComment,onChompKeep):node.toString(ctx,onComment,onChompKeep);return props?
identity.isScalar(node)||str[0]==="{"||str[0]==="["?`${props} ${str}`:`${props}
${ctx.indent}${str}`:str}exports.createStringifyContext=createStringifyContext,exports.stringify=stringify}}),require_stringifyPair=_4___commonJS({"node_modules\
/yaml/dist/stringify/stringifyPair.js"(exports){"use strict";_3_init_node_22();var identity=require_identity(),Scalar=require_Scalar(),stringify=require_stringify(),
stringifyComment=require_stringifyComment();function stringifyPair({key,value},ctx,onComment,onChompKeep){let{allNullValues,doc,indent,indentStep,options:{commentString,
indentSeq,simpleKeys}}=ctx,keyComment=identity.isNode(key)&&key.comment||null;if(simpleKeys){if(keyComment)throw new Error("With simple keys, key nodes cannot h\
ave comments");if(identity.isCollection(key)||!identity.isNode(key)&&typeof key=="object"){let msg="With simple keys, collection cannot be used as a key value";
throw new Error(msg)}}let explicitKey=!simpleKeys&&(!key||keyComment&&value==null&&!ctx.inFlow||identity.isCollection(key)||(identity.isScalar(key)?key.type===Scalar.
Scalar.BLOCK_FOLDED||key.type===Scalar.Scalar.BLOCK_LITERAL:typeof key=="object"));ctx=Object.assign({},ctx,{allNullValues:!1,implicitKey:!explicitKey&&(simpleKeys||
!allNullValues),indent:indent+indentStep});let keyCommentDone=!1,chompKeep=!1,str=stringify.stringify(key,ctx,()=>keyCommentDone=!0,()=>chompKeep=!0);if(!explicitKey&&
!ctx.inFlow&&str.length>1024){if(simpleKeys)throw new Error("With simple keys, single line scalar must not span more than 1024 characters");explicitKey=!0}if(ctx.
inFlow){if(allNullValues||value==null)return keyCommentDone&&onComment&&onComment(),str===""?"?":explicitKey?`? ${str}`:str}else if(allNullValues&&!simpleKeys||
value==null&&explicitKey)return str=`? ${str}`,keyComment&&!keyCommentDone?str+=stringifyComment.lineComment(str,ctx.indent,commentString(keyComment)):chompKeep&&
onChompKeep&&onChompKeep(),str;keyCommentDone&&(keyComment=null),explicitKey?(keyComment&&(str+=stringifyComment.lineComment(str,ctx.indent,commentString(keyComment))),
str=`? ${str}
${indent}:`):(str=`${str}:`,keyComment&&(str+=stringifyComment.lineComment(str,ctx.indent,commentString(keyComment))));let vsb,vcb,valueComment;identity.isNode(
value)?(vsb=!!value.spaceBefore,vcb=value.commentBefore,valueComment=value.comment):(vsb=!1,vcb=null,valueComment=null,value&&typeof value=="object"&&(value=doc.
createNode(value))),ctx.implicitKey=!1,!explicitKey&&!keyComment&&identity.isScalar(value)&&(ctx.indentAtStart=str.length+1),chompKeep=!1,!indentSeq&&indentStep.
length>=2&&!ctx.inFlow&&!explicitKey&&identity.isSeq(value)&&!value.flow&&!value.tag&&!value.anchor&&(ctx.indent=ctx.indent.substring(2));let valueCommentDone=!1,
valueStr=stringify.stringify(value,ctx,()=>valueCommentDone=!0,()=>chompKeep=!0),ws=" ";if(keyComment||vsb||vcb){if(ws=vsb?`
`:"",vcb){let cs=commentString(vcb);ws+=`
${stringifyComment.indentComment(cs,ctx.indent)}`}valueStr===""&&!ctx.inFlow?ws===`
`&&valueComment&&(ws=`

`):ws+=`
${ctx.indent}`}else if(!explicitKey&&identity.isCollection(value)){let vs0=valueStr[0],nl0=valueStr.indexOf(`
`),hasNewline=nl0!==-1,flow=ctx.inFlow??value.flow??value.items.length===0;if(hasNewline||!flow){let hasPropsLine=!1;if(hasNewline&&(vs0==="&"||vs0==="!")){let sp0=valueStr.
indexOf(" ");vs0==="&"&&sp0!==-1&&sp0<nl0&&valueStr[sp0+1]==="!"&&(sp0=valueStr.indexOf(" ",sp0+1)),(sp0===-1||nl0<sp0)&&(hasPropsLine=!0)}hasPropsLine||(ws=`
${ctx.indent}`)}}else(valueStr===""||valueStr[0]===`
`)&&(ws="");return str+=ws+valueStr,ctx.inFlow?valueCommentDone&&onComment&&onComment():valueComment&&!valueCommentDone?str+=stringifyComment.lineComment(str,ctx.
indent,commentString(valueComment)):chompKeep&&onChompKeep&&onChompKeep(),str}exports.stringifyPair=stringifyPair}}),require_log=_4___commonJS({"node_modules/ya\
ml/dist/log.js"(exports){"use strict";_3_init_node_22();var node_process=_4___require("process");function debug(logLevel,...messages){logLevel==="debug"&&console.
log(...messages)}function warn(logLevel,warning){(logLevel==="debug"||logLevel==="warn")&&(typeof node_process.emitWarning=="function"?node_process.emitWarning(
warning):console.warn(warning))}exports.debug=debug,exports.warn=warn}}),require_merge=_4___commonJS({"node_modules/yaml/dist/schema/yaml-1.1/merge.js"(exports){
"use strict";_3_init_node_22();var identity=require_identity(),Scalar=require_Scalar(),MERGE_KEY="<<",merge={identify:value=>value===MERGE_KEY||typeof value=="s\
ymbol"&&value.description===MERGE_KEY,default:"key",tag:"tag:yaml.org,2002:merge",test:/^<<$/,resolve:()=>Object.assign(new Scalar.Scalar(Symbol(MERGE_KEY)),{addToJSMap:addMergeToJSMap}),
stringify:()=>MERGE_KEY},isMergeKey=(ctx,key)=>(merge.identify(key)||identity.isScalar(key)&&(!key.type||key.type===Scalar.Scalar.PLAIN)&&merge.identify(key.value))&&
ctx?.doc.schema.tags.some(tag=>tag.tag===merge.tag&&tag.default);function addMergeToJSMap(ctx,map,value){let source=resolveAliasValue(ctx,value);if(identity.isSeq(
source))for(let it of source.items)mergeValue(ctx,map,it);else if(Array.isArray(source))for(let it of source)mergeValue(ctx,map,it);else mergeValue(ctx,map,source)}
function mergeValue(ctx,map,value){let source=resolveAliasValue(ctx,value);if(!identity.isMap(source))throw new Error("Merge sources must be maps or map aliases");
let srcMap=source.toJSON(null,ctx,Map);for(let[key,value2]of srcMap)map instanceof Map?map.has(key)||map.set(key,value2):map instanceof Set?map.add(key):Object.
prototype.hasOwnProperty.call(map,key)||Object.defineProperty(map,key,{value:value2,writable:!0,enumerable:!0,configurable:!0});return map}function resolveAliasValue(ctx,value){
return ctx&&identity.isAlias(value)?value.resolve(ctx.doc,ctx):value}exports.addMergeToJSMap=addMergeToJSMap,exports.isMergeKey=isMergeKey,exports.merge=merge}}),
require_addPairToJSMap=_4___commonJS({"node_modules/yaml/dist/nodes/addPairToJSMap.js"(exports){"use strict";_3_init_node_22();var log=require_log(),merge=require_merge(),
stringify=require_stringify(),identity=require_identity(),toJS=require_toJS();function addPairToJSMap(ctx,map,{key,value}){if(identity.isNode(key)&&key.addToJSMap)
key.addToJSMap(ctx,map,value);else if(merge.isMergeKey(ctx,key))merge.addMergeToJSMap(ctx,map,value);else{let jsKey=toJS.toJS(key,"",ctx);if(map instanceof Map)
map.set(jsKey,toJS.toJS(value,jsKey,ctx));else if(map instanceof Set)map.add(jsKey);else{let stringKey=stringifyKey(key,jsKey,ctx),jsValue=toJS.toJS(value,stringKey,
ctx);stringKey in map?Object.defineProperty(map,stringKey,{value:jsValue,writable:!0,enumerable:!0,configurable:!0}):map[stringKey]=jsValue}}return map}function stringifyKey(key,jsKey,ctx){
if(jsKey===null)return"";if(typeof jsKey!="object")return String(jsKey);if(identity.isNode(key)&&ctx?.doc){let strCtx=stringify.createStringifyContext(ctx.doc,{});
strCtx.anchors=new Set;for(let node of ctx.anchors.keys())strCtx.anchors.add(node.anchor);strCtx.inFlow=!0,strCtx.inStringifyKey=!0;let strKey=key.toString(strCtx);
if(!ctx.mapKeyWarned){let jsonStr=JSON.stringify(strKey);jsonStr.length>40&&(jsonStr=jsonStr.substring(0,36)+'..."'),log.warn(ctx.doc.options.logLevel,`Keys wit\
h collection values will be stringified due to JS Object restrictions: ${jsonStr}. Set mapAsMap: true to use object keys.`),ctx.mapKeyWarned=!0}return strKey}return JSON.
stringify(jsKey)}exports.addPairToJSMap=addPairToJSMap}}),require_Pair=_4___commonJS({"node_modules/yaml/dist/nodes/Pair.js"(exports){"use strict";_3_init_node_22();
var createNode=require_createNode(),stringifyPair=require_stringifyPair(),addPairToJSMap=require_addPairToJSMap(),identity=require_identity();function createPair(key,value,ctx){
let k=createNode.createNode(key,void 0,ctx),v=createNode.createNode(value,void 0,ctx);return new Pair(k,v)}var Pair=class _Pair{constructor(key,value=null){Object.
defineProperty(this,identity.NODE_TYPE,{value:identity.PAIR}),this.key=key,this.value=value}clone(schema){let{key,value}=this;return identity.isNode(key)&&(key=
key.clone(schema)),identity.isNode(value)&&(value=value.clone(schema)),new _Pair(key,value)}toJSON(_,ctx){let pair=ctx?.mapAsMap?new Map:{};return addPairToJSMap.
addPairToJSMap(ctx,pair,this)}toString(ctx,onComment,onChompKeep){return ctx?.doc?stringifyPair.stringifyPair(this,ctx,onComment,onChompKeep):JSON.stringify(this)}};
exports.Pair=Pair,exports.createPair=createPair}}),require_stringifyCollection=_4___commonJS({"node_modules/yaml/dist/stringify/stringifyCollection.js"(exports){
"use strict";_3_init_node_22();var identity=require_identity(),stringify=require_stringify(),stringifyComment=require_stringifyComment();function stringifyCollection(collection,ctx,options){
return(ctx.inFlow??collection.flow?stringifyFlowCollection:stringifyBlockCollection)(collection,ctx,options)}function stringifyBlockCollection({comment,items},ctx,{
blockItemPrefix,flowChars,itemIndent,onChompKeep,onComment}){let{indent,options:{commentString}}=ctx,itemCtx=Object.assign({},ctx,{indent:itemIndent,type:null}),
chompKeep=!1,lines=[];for(let i=0;i<items.length;++i){let item=items[i],comment2=null;if(identity.isNode(item))!chompKeep&&item.spaceBefore&&lines.push(""),addCommentBefore(
ctx,lines,item.commentBefore,chompKeep),item.comment&&(comment2=item.comment);else if(identity.isPair(item)){let ik=identity.isNode(item.key)?item.key:null;ik&&
(!chompKeep&&ik.spaceBefore&&lines.push(""),addCommentBefore(ctx,lines,ik.commentBefore,chompKeep))}chompKeep=!1;let str2=stringify.stringify(item,itemCtx,()=>comment2=
null,()=>chompKeep=!0);comment2&&(str2+=stringifyComment.lineComment(str2,itemIndent,commentString(comment2))),chompKeep&&comment2&&(chompKeep=!1),lines.push(blockItemPrefix+
str2)}let str;if(lines.length===0)str=flowChars.start+flowChars.end;else{str=lines[0];for(let i=1;i<lines.length;++i){let line=lines[i];str+=line?`
${indent}${line}`:`
`}}return comment?(str+=`
`+stringifyComment.indentComment(commentString(comment),indent),onComment&&onComment()):chompKeep&&onChompKeep&&onChompKeep(),str}function stringifyFlowCollection({
items},ctx,{flowChars,itemIndent}){let{indent,indentStep,flowCollectionPadding:fcPadding,options:{commentString}}=ctx;itemIndent+=indentStep;let itemCtx=Object.
assign({},ctx,{indent:itemIndent,inFlow:!0,type:null}),reqNewline=!1,linesAtValue=0,lines=[];for(let i=0;i<items.length;++i){let item=items[i],comment=null;if(identity.
isNode(item))item.spaceBefore&&lines.push(""),addCommentBefore(ctx,lines,item.commentBefore,!1),item.comment&&(comment=item.comment);else if(identity.isPair(item)){
let ik=identity.isNode(item.key)?item.key:null;ik&&(ik.spaceBefore&&lines.push(""),addCommentBefore(ctx,lines,ik.commentBefore,!1),ik.comment&&(reqNewline=!0));
let iv=identity.isNode(item.value)?item.value:null;iv?(iv.comment&&(comment=iv.comment),iv.commentBefore&&(reqNewline=!0)):item.value==null&&ik?.comment&&(comment=
ik.comment)}comment&&(reqNewline=!0);let str=stringify.stringify(item,itemCtx,()=>comment=null);reqNewline||(reqNewline=lines.length>linesAtValue||str.includes(
`
`)),i<items.length-1?str+=",":ctx.options.trailingComma&&(ctx.options.lineWidth>0&&(reqNewline||(reqNewline=lines.reduce((sum,line)=>sum+line.length+2,2)+(str.length+
2)>ctx.options.lineWidth)),reqNewline&&(str+=",")),comment&&(str+=stringifyComment.lineComment(str,itemIndent,commentString(comment))),lines.push(str),linesAtValue=
lines.length}let{start,end}=flowChars;if(lines.length===0)return start+end;if(!reqNewline){let len=lines.reduce((sum,line)=>sum+line.length+2,2);reqNewline=ctx.
options.lineWidth>0&&len>ctx.options.lineWidth}if(reqNewline){let str=start;for(let line of lines)str+=line?`
${indentStep}${indent}${line}`:`
`;return`${str}
${indent}${end}`}else return`${start}${fcPadding}${lines.join(" ")}${fcPadding}${end}`}function addCommentBefore({indent,options:{commentString}},lines,comment,chompKeep){
if(comment&&chompKeep&&(comment=comment.replace(/^\n+/,"")),comment){let ic=stringifyComment.indentComment(commentString(comment),indent);lines.push(ic.trimStart())}}
exports.stringifyCollection=stringifyCollection}}),require_YAMLMap=_4___commonJS({"node_modules/yaml/dist/nodes/YAMLMap.js"(exports){"use strict";_3_init_node_22();
var stringifyCollection=require_stringifyCollection(),addPairToJSMap=require_addPairToJSMap(),Collection=require_Collection(),identity=require_identity(),Pair=require_Pair(),
Scalar=require_Scalar();function findPair(items,key){let k=identity.isScalar(key)?key.value:key;for(let it of items)if(identity.isPair(it)&&(it.key===key||it.key===
k||identity.isScalar(it.key)&&it.key.value===k))return it}var YAMLMap=class extends Collection.Collection{static get tagName(){return"tag:yaml.org,2002:map"}constructor(schema){
super(identity.MAP,schema),this.items=[]}static from(schema,obj,ctx){let{keepUndefined,replacer}=ctx,map=new this(schema),add=(key,value)=>{if(typeof replacer==
"function")value=replacer.call(obj,key,value);else if(Array.isArray(replacer)&&!replacer.includes(key))return;(value!==void 0||keepUndefined)&&map.items.push(Pair.
createPair(key,value,ctx))};if(obj instanceof Map)for(let[key,value]of obj)add(key,value);else if(obj&&typeof obj=="object")for(let key of Object.keys(obj))add(
key,obj[key]);return typeof schema.sortMapEntries=="function"&&map.items.sort(schema.sortMapEntries),map}add(pair,overwrite){let _pair;identity.isPair(pair)?_pair=
pair:!pair||typeof pair!="object"||!("key"in pair)?_pair=new Pair.Pair(pair,pair?.value):_pair=new Pair.Pair(pair.key,pair.value);let prev=findPair(this.items,_pair.
key),sortEntries=this.schema?.sortMapEntries;if(prev){if(!overwrite)throw new Error(`Key ${_pair.key} already set`);identity.isScalar(prev.value)&&Scalar.isScalarValue(
_pair.value)?prev.value.value=_pair.value:prev.value=_pair.value}else if(sortEntries){let i=this.items.findIndex(item=>sortEntries(_pair,item)<0);i===-1?this.items.
push(_pair):this.items.splice(i,0,_pair)}else this.items.push(_pair)}delete(key){let it=findPair(this.items,key);return it?this.items.splice(this.items.indexOf(
it),1).length>0:!1}get(key,keepScalar){let node=findPair(this.items,key)?.value;return(!keepScalar&&identity.isScalar(node)?node.value:node)??void 0}has(key){return!!findPair(
this.items,key)}set(key,value){this.add(new Pair.Pair(key,value),!0)}toJSON(_,ctx,Type){let map=Type?new Type:ctx?.mapAsMap?new Map:{};ctx?.onCreate&&ctx.onCreate(
map);for(let item of this.items)addPairToJSMap.addPairToJSMap(ctx,map,item);return map}toString(ctx,onComment,onChompKeep){if(!ctx)return JSON.stringify(this);for(let item of this.
items)if(!identity.isPair(item))throw new Error(`Map items must all be pairs; found ${JSON.stringify(item)} instead`);return!ctx.allNullValues&&this.hasAllNullValues(
!1)&&(ctx=Object.assign({},ctx,{allNullValues:!0})),stringifyCollection.stringifyCollection(this,ctx,{blockItemPrefix:"",flowChars:{start:"{",end:"}"},itemIndent:ctx.
indent||"",onChompKeep,onComment})}};exports.YAMLMap=YAMLMap,exports.findPair=findPair}}),require_map=_4___commonJS({"node_modules/yaml/dist/schema/common/map.j\
s"(exports){"use strict";_3_init_node_22();var identity=require_identity(),YAMLMap=require_YAMLMap(),map={collection:"map",default:!0,nodeClass:YAMLMap.YAMLMap,
tag:"tag:yaml.org,2002:map",resolve(map2,onError){return identity.isMap(map2)||onError("Expected a mapping for this tag"),map2},createNode:(schema,obj,ctx)=>YAMLMap.
YAMLMap.from(schema,obj,ctx)};exports.map=map}}),require_YAMLSeq=_4___commonJS({"node_modules/yaml/dist/nodes/YAMLSeq.js"(exports){"use strict";_3_init_node_22();
var createNode=require_createNode(),stringifyCollection=require_stringifyCollection(),Collection=require_Collection(),identity=require_identity(),Scalar=require_Scalar(),
toJS=require_toJS(),YAMLSeq=class extends Collection.Collection{static get tagName(){return"tag:yaml.org,2002:seq"}constructor(schema){super(identity.SEQ,schema),
this.items=[]}add(value){this.items.push(value)}delete(key){let idx=asItemIndex(key);return typeof idx!="number"?!1:this.items.splice(idx,1).length>0}get(key,keepScalar){
let idx=asItemIndex(key);if(typeof idx!="number")return;let it=this.items[idx];return!keepScalar&&identity.isScalar(it)?it.value:it}has(key){let idx=asItemIndex(
key);return typeof idx=="number"&&idx<this.items.length}set(key,value){let idx=asItemIndex(key);if(typeof idx!="number")throw new Error(`Expected a valid index,\
 not ${key}.`);let prev=this.items[idx];identity.isScalar(prev)&&Scalar.isScalarValue(value)?prev.value=value:this.items[idx]=value}toJSON(_,ctx){let seq=[];ctx?.
onCreate&&ctx.onCreate(seq);let i=0;for(let item of this.items)seq.push(toJS.toJS(item,String(i++),ctx));return seq}toString(ctx,onComment,onChompKeep){return ctx?
stringifyCollection.stringifyCollection(this,ctx,{blockItemPrefix:"- ",flowChars:{start:"[",end:"]"},itemIndent:(ctx.indent||"")+"  ",onChompKeep,onComment}):JSON.
stringify(this)}static from(schema,obj,ctx){let{replacer}=ctx,seq=new this(schema);if(obj&&Symbol.iterator in Object(obj)){let i=0;for(let it of obj){if(typeof replacer==
"function"){let key=obj instanceof Set?it:String(i++);it=replacer.call(obj,key,it)}seq.items.push(createNode.createNode(it,void 0,ctx))}}return seq}};function asItemIndex(key){
let idx=identity.isScalar(key)?key.value:key;return idx&&typeof idx=="string"&&(idx=Number(idx)),typeof idx=="number"&&Number.isInteger(idx)&&idx>=0?idx:null}exports.
YAMLSeq=YAMLSeq}}),require_seq=_4___commonJS({"node_modules/yaml/dist/schema/common/seq.js"(exports){"use strict";_3_init_node_22();var identity=require_identity(),
YAMLSeq=require_YAMLSeq(),seq={collection:"seq",default:!0,nodeClass:YAMLSeq.YAMLSeq,tag:"tag:yaml.org,2002:seq",resolve(seq2,onError){return identity.isSeq(seq2)||
onError("Expected a sequence for this tag"),seq2},createNode:(schema,obj,ctx)=>YAMLSeq.YAMLSeq.from(schema,obj,ctx)};exports.seq=seq}}),require_string=_4___commonJS(
{"node_modules/yaml/dist/schema/common/string.js"(exports){"use strict";_3_init_node_22();var stringifyString=require_stringifyString(),string={identify:value=>typeof value==
"string",default:!0,tag:"tag:yaml.org,2002:str",resolve:str=>str,stringify(item,ctx,onComment,onChompKeep){return ctx=Object.assign({actualString:!0},ctx),stringifyString.
stringifyString(item,ctx,onComment,onChompKeep)}};exports.string=string}}),require_null=_4___commonJS({"node_modules/yaml/dist/schema/common/null.js"(exports){"\
use strict";_3_init_node_22();var Scalar=require_Scalar(),nullTag={identify:value=>value==null,createNode:()=>new Scalar.Scalar(null),default:!0,tag:"tag:yaml.o\
rg,2002:null",test:/^(?:~|[Nn]ull|NULL)?$/,resolve:()=>new Scalar.Scalar(null),stringify:({source},ctx)=>typeof source=="string"&&nullTag.test.test(source)?source:
ctx.options.nullStr};exports.nullTag=nullTag}}),require_bool=_4___commonJS({"node_modules/yaml/dist/schema/core/bool.js"(exports){"use strict";_3_init_node_22();
var Scalar=require_Scalar(),boolTag={identify:value=>typeof value=="boolean",default:!0,tag:"tag:yaml.org,2002:bool",test:/^(?:[Tt]rue|TRUE|[Ff]alse|FALSE)$/,resolve:str=>new Scalar.
Scalar(str[0]==="t"||str[0]==="T"),stringify({source,value},ctx){if(source&&boolTag.test.test(source)){let sv=source[0]==="t"||source[0]==="T";if(value===sv)return source}
return value?ctx.options.trueStr:ctx.options.falseStr}};exports.boolTag=boolTag}}),require_stringifyNumber=_4___commonJS({"node_modules/yaml/dist/stringify/stri\
ngifyNumber.js"(exports){"use strict";_3_init_node_22();function stringifyNumber({format:format2,minFractionDigits,tag,value}){if(typeof value=="bigint")return String(
value);let num=typeof value=="number"?value:Number(value);if(!isFinite(num))return isNaN(num)?".nan":num<0?"-.inf":".inf";let n=Object.is(value,-0)?"-0":JSON.stringify(
value);if(!format2&&minFractionDigits&&(!tag||tag==="tag:yaml.org,2002:float")&&/^-?\d/.test(n)&&!n.includes("e")){let i=n.indexOf(".");i<0&&(i=n.length,n+=".");
let d=minFractionDigits-(n.length-i-1);for(;d-- >0;)n+="0"}return n}exports.stringifyNumber=stringifyNumber}}),require_float=_4___commonJS({"node_modules/yaml/d\
ist/schema/core/float.js"(exports){"use strict";_3_init_node_22();var Scalar=require_Scalar(),stringifyNumber=require_stringifyNumber(),floatNaN={identify:value=>typeof value==
"number",default:!0,tag:"tag:yaml.org,2002:float",test:/^(?:[-+]?\.(?:inf|Inf|INF)|\.nan|\.NaN|\.NAN)$/,resolve:str=>str.slice(-3).toLowerCase()==="nan"?NaN:str[0]===
"-"?Number.NEGATIVE_INFINITY:Number.POSITIVE_INFINITY,stringify:stringifyNumber.stringifyNumber},floatExp={identify:value=>typeof value=="number",default:!0,tag:"\
tag:yaml.org,2002:float",format:"EXP",test:/^[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)[eE][-+]?[0-9]+$/,resolve:str=>parseFloat(str),stringify(node){let num=Number(
node.value);return isFinite(num)?num.toExponential():stringifyNumber.stringifyNumber(node)}},float={identify:value=>typeof value=="number",default:!0,tag:"tag:y\
aml.org,2002:float",test:/^[-+]?(?:\.[0-9]+|[0-9]+\.[0-9]*)$/,resolve(str){let node=new Scalar.Scalar(parseFloat(str)),dot=str.indexOf(".");return dot!==-1&&str[str.
length-1]==="0"&&(node.minFractionDigits=str.length-dot-1),node},stringify:stringifyNumber.stringifyNumber};exports.float=float,exports.floatExp=floatExp,exports.
floatNaN=floatNaN}}),require_int=_4___commonJS({"node_modules/yaml/dist/schema/core/int.js"(exports){"use strict";_3_init_node_22();var stringifyNumber=require_stringifyNumber(),
intIdentify=value=>typeof value=="bigint"||Number.isInteger(value),intResolve=(str,offset,radix,{intAsBigInt})=>intAsBigInt?BigInt(str):parseInt(str.substring(offset),
radix);function intStringify(node,radix,prefix){let{value}=node;return intIdentify(value)&&value>=0?prefix+value.toString(radix):stringifyNumber.stringifyNumber(
node)}var intOct={identify:value=>intIdentify(value)&&value>=0,default:!0,tag:"tag:yaml.org,2002:int",format:"OCT",test:/^0o[0-7]+$/,resolve:(str,_onError,opt)=>intResolve(
str,2,8,opt),stringify:node=>intStringify(node,8,"0o")},int={identify:intIdentify,default:!0,tag:"tag:yaml.org,2002:int",test:/^[-+]?[0-9]+$/,resolve:(str,_onError,opt)=>intResolve(
str,0,10,opt),stringify:stringifyNumber.stringifyNumber},intHex={identify:value=>intIdentify(value)&&value>=0,default:!0,tag:"tag:yaml.org,2002:int",format:"HEX",
test:/^0x[0-9a-fA-F]+$/,resolve:(str,_onError,opt)=>intResolve(str,2,16,opt),stringify:node=>intStringify(node,16,"0x")};exports.int=int,exports.intHex=intHex,exports.
intOct=intOct}}),require_schema=_4___commonJS({"node_modules/yaml/dist/schema/core/schema.js"(exports){"use strict";_3_init_node_22();var map=require_map(),_null=require_null(),
seq=require_seq(),string=require_string(),bool=require_bool(),float=require_float(),int=require_int(),schema=[map.map,seq.seq,string.string,_null.nullTag,bool.boolTag,
int.intOct,int.int,int.intHex,float.floatNaN,float.floatExp,float.float];exports.schema=schema}}),require_schema2=_4___commonJS({"node_modules/yaml/dist/schema/\
json/schema.js"(exports){"use strict";_3_init_node_22();var Scalar=require_Scalar(),map=require_map(),seq=require_seq();function intIdentify(value){return typeof value==
"bigint"||Number.isInteger(value)}var stringifyJSON=({value})=>JSON.stringify(value),jsonScalars=[{identify:value=>typeof value=="string",default:!0,tag:"tag:ya\
ml.org,2002:str",resolve:str=>str,stringify:stringifyJSON},{identify:value=>value==null,createNode:()=>new Scalar.Scalar(null),default:!0,tag:"tag:yaml.org,2002\
:null",test:/^null$/,resolve:()=>null,stringify:stringifyJSON},{identify:value=>typeof value=="boolean",default:!0,tag:"tag:yaml.org,2002:bool",test:/^true$|^false$/,
resolve:str=>str==="true",stringify:stringifyJSON},{identify:intIdentify,default:!0,tag:"tag:yaml.org,2002:int",test:/^-?(?:0|[1-9][0-9]*)$/,resolve:(str,_onError,{
intAsBigInt})=>intAsBigInt?BigInt(str):parseInt(str,10),stringify:({value})=>intIdentify(value)?value.toString():JSON.stringify(value)},{identify:value=>typeof value==
"number",default:!0,tag:"tag:yaml.org,2002:float",test:/^-?(?:0|[1-9][0-9]*)(?:\.[0-9]*)?(?:[eE][-+]?[0-9]+)?$/,resolve:str=>parseFloat(str),stringify:stringifyJSON}],
jsonError={default:!0,tag:"",test:/^/,resolve(str,onError){return onError(`Unresolved plain scalar ${JSON.stringify(str)}`),str}},schema=[map.map,seq.seq].concat(
jsonScalars,jsonError);exports.schema=schema}}),require_binary=_4___commonJS({"node_modules/yaml/dist/schema/yaml-1.1/binary.js"(exports){"use strict";_3_init_node_22();
var node_buffer=_4___require("buffer"),Scalar=require_Scalar(),stringifyString=require_stringifyString(),binary={identify:value=>value instanceof Uint8Array,default:!1,
tag:"tag:yaml.org,2002:binary",resolve(src,onError){if(typeof node_buffer.Buffer=="function")return node_buffer.Buffer.from(src,"base64");if(typeof atob=="funct\
ion"){let str=atob(src.replace(/[\n\r]/g,"")),buffer=new Uint8Array(str.length);for(let i=0;i<str.length;++i)buffer[i]=str.charCodeAt(i);return buffer}else return onError(
"This environment does not support reading binary tags; either Buffer or atob is required"),src},stringify({comment,type,value},ctx,onComment,onChompKeep){if(!value)
return"";let buf=value,str;if(typeof node_buffer.Buffer=="function")str=buf instanceof node_buffer.Buffer?buf.toString("base64"):node_buffer.Buffer.from(buf.buffer).
toString("base64");else if(typeof btoa=="function"){let s="";for(let i=0;i<buf.length;++i)s+=String.fromCharCode(buf[i]);str=btoa(s)}else throw new Error("This \
environment does not support writing binary tags; either Buffer or btoa is required");if(type??(type=Scalar.Scalar.BLOCK_LITERAL),type!==Scalar.Scalar.QUOTE_DOUBLE){
let lineWidth=Math.max(ctx.options.lineWidth-ctx.indent.length,ctx.options.minContentWidth),n=Math.ceil(str.length/lineWidth),lines=new Array(n);for(let i=0,o=0;i<
n;++i,o+=lineWidth)lines[i]=str.substr(o,lineWidth);str=lines.join(type===Scalar.Scalar.BLOCK_LITERAL?`
`:" ")}return stringifyString.stringifyString({comment,type,value:str},ctx,onComment,onChompKeep)}};exports.binary=binary}}),require_pairs=_4___commonJS({"node_\
modules/yaml/dist/schema/yaml-1.1/pairs.js"(exports){"use strict";_3_init_node_22();var identity=require_identity(),Pair=require_Pair(),Scalar=require_Scalar(),
YAMLSeq=require_YAMLSeq();function resolvePairs(seq,onError){if(identity.isSeq(seq))for(let i=0;i<seq.items.length;++i){let item=seq.items[i];if(!identity.isPair(
item)){if(identity.isMap(item)){item.items.length>1&&onError("Each pair must have its own sequence indicator");let pair=item.items[0]||new Pair.Pair(new Scalar.
Scalar(null));if(item.commentBefore&&(pair.key.commentBefore=pair.key.commentBefore?`${item.commentBefore}
${pair.key.commentBefore}`:item.commentBefore),item.comment){let cn=pair.value??pair.key;cn.comment=cn.comment?`${item.comment}
${cn.comment}`:item.comment}item=pair}seq.items[i]=identity.isPair(item)?item:new Pair.Pair(item)}}else onError("Expected a sequence for this tag");return seq}function createPairs(schema,iterable,ctx){
let{replacer}=ctx,pairs2=new YAMLSeq.YAMLSeq(schema);pairs2.tag="tag:yaml.org,2002:pairs";let i=0;if(iterable&&Symbol.iterator in Object(iterable))for(let it of iterable){
typeof replacer=="function"&&(it=replacer.call(iterable,String(i++),it));let key,value;if(Array.isArray(it))if(it.length===2)key=it[0],value=it[1];else throw new TypeError(
`Expected [key, value] tuple: ${it}`);else if(it&&it instanceof Object){let keys=Object.keys(it);if(keys.length===1)key=keys[0],value=it[key];else throw new TypeError(
`Expected tuple with one key, not ${keys.length} keys`)}else key=it;pairs2.items.push(Pair.createPair(key,value,ctx))}return pairs2}var pairs={collection:"seq",
default:!1,tag:"tag:yaml.org,2002:pairs",resolve:resolvePairs,createNode:createPairs};exports.createPairs=createPairs,exports.pairs=pairs,exports.resolvePairs=resolvePairs}}),
require_omap=_4___commonJS({"node_modules/yaml/dist/schema/yaml-1.1/omap.js"(exports){"use strict";_3_init_node_22();var identity=require_identity(),toJS=require_toJS(),
YAMLMap=require_YAMLMap(),YAMLSeq=require_YAMLSeq(),pairs=require_pairs(),YAMLOMap=class _YAMLOMap extends YAMLSeq.YAMLSeq{constructor(){super(),this.add=YAMLMap.
YAMLMap.prototype.add.bind(this),this.delete=YAMLMap.YAMLMap.prototype.delete.bind(this),this.get=YAMLMap.YAMLMap.prototype.get.bind(this),this.has=YAMLMap.YAMLMap.
prototype.has.bind(this),this.set=YAMLMap.YAMLMap.prototype.set.bind(this),this.tag=_YAMLOMap.tag}toJSON(_,ctx){if(!ctx)return super.toJSON(_);let map=new Map;ctx?.
onCreate&&ctx.onCreate(map);for(let pair of this.items){let key,value;if(identity.isPair(pair)?(key=toJS.toJS(pair.key,"",ctx),value=toJS.toJS(pair.value,key,ctx)):
key=toJS.toJS(pair,"",ctx),map.has(key))throw new Error("Ordered maps must not include duplicate keys");map.set(key,value)}return map}static from(schema,iterable,ctx){
let pairs$1=pairs.createPairs(schema,iterable,ctx),omap2=new this;return omap2.items=pairs$1.items,omap2}};YAMLOMap.tag="tag:yaml.org,2002:omap";var omap={collection:"\
seq",identify:value=>value instanceof Map,nodeClass:YAMLOMap,default:!1,tag:"tag:yaml.org,2002:omap",resolve(seq,onError){let pairs$1=pairs.resolvePairs(seq,onError),
seenKeys=[];for(let{key}of pairs$1.items)identity.isScalar(key)&&(seenKeys.includes(key.value)?onError(`Ordered maps must not include duplicate keys: ${key.value}`):
seenKeys.push(key.value));return Object.assign(new YAMLOMap,pairs$1)},createNode:(schema,iterable,ctx)=>YAMLOMap.from(schema,iterable,ctx)};exports.YAMLOMap=YAMLOMap,
exports.omap=omap}}),require_bool2=_4___commonJS({"node_modules/yaml/dist/schema/yaml-1.1/bool.js"(exports){"use strict";_3_init_node_22();var Scalar=require_Scalar();
function boolStringify({value,source},ctx){return source&&(value?trueTag:falseTag).test.test(source)?source:value?ctx.options.trueStr:ctx.options.falseStr}var trueTag={
identify:value=>value===!0,default:!0,tag:"tag:yaml.org,2002:bool",test:/^(?:Y|y|[Yy]es|YES|[Tt]rue|TRUE|[Oo]n|ON)$/,resolve:()=>new Scalar.Scalar(!0),stringify:boolStringify},
falseTag={identify:value=>value===!1,default:!0,tag:"tag:yaml.org,2002:bool",test:/^(?:N|n|[Nn]o|NO|[Ff]alse|FALSE|[Oo]ff|OFF)$/,resolve:()=>new Scalar.Scalar(!1),
stringify:boolStringify};exports.falseTag=falseTag,exports.trueTag=trueTag}}),require_float2=_4___commonJS({"node_modules/yaml/dist/schema/yaml-1.1/float.js"(exports){
"use strict";_3_init_node_22();var Scalar=require_Scalar(),stringifyNumber=require_stringifyNumber(),floatNaN={identify:value=>typeof value=="number",default:!0,
tag:"tag:yaml.org,2002:float",test:/^(?:[-+]?\.(?:inf|Inf|INF)|\.nan|\.NaN|\.NAN)$/,resolve:str=>str.slice(-3).toLowerCase()==="nan"?NaN:str[0]==="-"?Number.NEGATIVE_INFINITY:
Number.POSITIVE_INFINITY,stringify:stringifyNumber.stringifyNumber},floatExp={identify:value=>typeof value=="number",default:!0,tag:"tag:yaml.org,2002:float",format:"\
EXP",test:/^[-+]?(?:[0-9][0-9_]*)?(?:\.[0-9_]*)?[eE][-+]?[0-9]+$/,resolve:str=>parseFloat(str.replace(/_/g,"")),stringify(node){let num=Number(node.value);return isFinite(
num)?num.toExponential():stringifyNumber.stringifyNumber(node)}},float={identify:value=>typeof value=="number",default:!0,tag:"tag:yaml.org,2002:float",test:/^[-+]?(?:[0-9][0-9_]*)?\.[0-9_]*$/,
resolve(str){let node=new Scalar.Scalar(parseFloat(str.replace(/_/g,""))),dot=str.indexOf(".");if(dot!==-1){let f=str.substring(dot+1).replace(/_/g,"");f[f.length-
1]==="0"&&(node.minFractionDigits=f.length)}return node},stringify:stringifyNumber.stringifyNumber};exports.float=float,exports.floatExp=floatExp,exports.floatNaN=
floatNaN}}),require_int2=_4___commonJS({"node_modules/yaml/dist/schema/yaml-1.1/int.js"(exports){"use strict";_3_init_node_22();var stringifyNumber=require_stringifyNumber(),
intIdentify=value=>typeof value=="bigint"||Number.isInteger(value);function intResolve(str,offset,radix,{intAsBigInt}){let sign=str[0];if((sign==="-"||sign==="+")&&
(offset+=1),str=str.substring(offset).replace(/_/g,""),intAsBigInt){switch(radix){case 2:str=`0b${str}`;break;case 8:str=`0o${str}`;break;case 16:str=`0x${str}`;
break}let n2=BigInt(str);return sign==="-"?BigInt(-1)*n2:n2}let n=parseInt(str,radix);return sign==="-"?-1*n:n}function intStringify(node,radix,prefix){let{value}=node;
if(intIdentify(value)){let str=value.toString(radix);return value<0?"-"+prefix+str.substr(1):prefix+str}return stringifyNumber.stringifyNumber(node)}var intBin={
identify:intIdentify,default:!0,tag:"tag:yaml.org,2002:int",format:"BIN",test:/^[-+]?0b[0-1_]+$/,resolve:(str,_onError,opt)=>intResolve(str,2,2,opt),stringify:node=>intStringify(
node,2,"0b")},intOct={identify:intIdentify,default:!0,tag:"tag:yaml.org,2002:int",format:"OCT",test:/^[-+]?0[0-7_]+$/,resolve:(str,_onError,opt)=>intResolve(str,
1,8,opt),stringify:node=>intStringify(node,8,"0")},int={identify:intIdentify,default:!0,tag:"tag:yaml.org,2002:int",test:/^[-+]?[0-9][0-9_]*$/,resolve:(str,_onError,opt)=>intResolve(
str,0,10,opt),stringify:stringifyNumber.stringifyNumber},intHex={identify:intIdentify,default:!0,tag:"tag:yaml.org,2002:int",format:"HEX",test:/^[-+]?0x[0-9a-fA-F_]+$/,
resolve:(str,_onError,opt)=>intResolve(str,2,16,opt),stringify:node=>intStringify(node,16,"0x")};exports.int=int,exports.intBin=intBin,exports.intHex=intHex,exports.
intOct=intOct}}),require_set=_4___commonJS({"node_modules/yaml/dist/schema/yaml-1.1/set.js"(exports){"use strict";_3_init_node_22();var identity=require_identity(),
Pair=require_Pair(),YAMLMap=require_YAMLMap(),YAMLSet=class _YAMLSet extends YAMLMap.YAMLMap{constructor(schema){super(schema),this.tag=_YAMLSet.tag}add(key){let pair;
identity.isPair(key)?pair=key:key&&typeof key=="object"&&"key"in key&&"value"in key&&key.value===null?pair=new Pair.Pair(key.key,null):pair=new Pair.Pair(key,null),
YAMLMap.findPair(this.items,pair.key)||this.items.push(pair)}get(key,keepPair){let pair=YAMLMap.findPair(this.items,key);return!keepPair&&identity.isPair(pair)?
identity.isScalar(pair.key)?pair.key.value:pair.key:pair}set(key,value){if(typeof value!="boolean")throw new Error(`Expected boolean value for set(key, value) i\
n a YAML set, not ${typeof value}`);let prev=YAMLMap.findPair(this.items,key);prev&&!value?this.items.splice(this.items.indexOf(prev),1):!prev&&value&&this.items.
push(new Pair.Pair(key))}toJSON(_,ctx){return super.toJSON(_,ctx,Set)}toString(ctx,onComment,onChompKeep){if(!ctx)return JSON.stringify(this);if(this.hasAllNullValues(
!0))return super.toString(Object.assign({},ctx,{allNullValues:!0}),onComment,onChompKeep);throw new Error("Set items must all have null values")}static from(schema,iterable,ctx){
let{replacer}=ctx,set2=new this(schema);if(iterable&&Symbol.iterator in Object(iterable))for(let value of iterable)typeof replacer=="function"&&(value=replacer.
call(iterable,value,value)),set2.items.push(Pair.createPair(value,null,ctx));return set2}};YAMLSet.tag="tag:yaml.org,2002:set";var set={collection:"map",identify:value=>value instanceof
Set,nodeClass:YAMLSet,default:!1,tag:"tag:yaml.org,2002:set",createNode:(schema,iterable,ctx)=>YAMLSet.from(schema,iterable,ctx),resolve(map,onError){if(identity.
isMap(map)){if(map.hasAllNullValues(!0))return Object.assign(new YAMLSet,map);onError("Set items must all have null values")}else onError("Expected a mapping fo\
r this tag");return map}};exports.YAMLSet=YAMLSet,exports.set=set}}),require_timestamp=_4___commonJS({"node_modules/yaml/dist/schema/yaml-1.1/timestamp.js"(exports){
"use strict";_3_init_node_22();var stringifyNumber=require_stringifyNumber();function parseSexagesimal(str,asBigInt){let sign=str[0],parts=sign==="-"||sign==="+"?
str.substring(1):str,num=n=>asBigInt?BigInt(n):Number(n),res=parts.replace(/_/g,"").split(":").reduce((res2,p)=>res2*num(60)+num(p),num(0));return sign==="-"?num(
-1)*res:res}function stringifySexagesimal(node){let{value}=node,num=n=>n;if(typeof value=="bigint")num=n=>BigInt(n);else if(isNaN(value)||!isFinite(value))return stringifyNumber.
stringifyNumber(node);let sign="";value<0&&(sign="-",value*=num(-1));let _60=num(60),parts=[value%_60];return value<60?parts.unshift(0):(value=(value-parts[0])/
_60,parts.unshift(value%_60),value>=60&&(value=(value-parts[0])/_60,parts.unshift(value))),sign+parts.map(n=>String(n).padStart(2,"0")).join(":").replace(/000000\d*$/,
"")}var intTime={identify:value=>typeof value=="bigint"||Number.isInteger(value),default:!0,tag:"tag:yaml.org,2002:int",format:"TIME",test:/^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+$/,
resolve:(str,_onError,{intAsBigInt})=>parseSexagesimal(str,intAsBigInt),stringify:stringifySexagesimal},floatTime={identify:value=>typeof value=="number",default:!0,
tag:"tag:yaml.org,2002:float",format:"TIME",test:/^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+\.[0-9_]*$/,resolve:str=>parseSexagesimal(str,!1),stringify:stringifySexagesimal},
timestamp={identify:value=>value instanceof Date,default:!0,tag:"tag:yaml.org,2002:timestamp",test:RegExp("^([0-9]{4})-([0-9]{1,2})-([0-9]{1,2})(?:(?:t|T|[ \\t]+\
)([0-9]{1,2}):([0-9]{1,2}):([0-9]{1,2}(\\.[0-9]+)?)(?:[ \\t]*(Z|[-+][012]?[0-9](?::[0-9]{2})?))?)?$"),resolve(str){let match=str.match(timestamp.test);if(!match)
throw new Error("!!timestamp expects a date, starting with yyyy-mm-dd");let[,year,month,day,hour,minute,second]=match.map(Number),millisec=match[7]?Number((match[7]+
"00").substr(1,3)):0,date=Date.UTC(year,month-1,day,hour||0,minute||0,second||0,millisec),tz=match[8];if(tz&&tz!=="Z"){let d=parseSexagesimal(tz,!1);Math.abs(d)<
30&&(d*=60),date-=6e4*d}return new Date(date)},stringify:({value})=>value?.toISOString().replace(/(T00:00:00)?\.000Z$/,"")??""};exports.floatTime=floatTime,exports.
intTime=intTime,exports.timestamp=timestamp}}),require_schema3=_4___commonJS({"node_modules/yaml/dist/schema/yaml-1.1/schema.js"(exports){"use strict";_3_init_node_22();
var map=require_map(),_null=require_null(),seq=require_seq(),string=require_string(),binary=require_binary(),bool=require_bool2(),float=require_float2(),int=require_int2(),
merge=require_merge(),omap=require_omap(),pairs=require_pairs(),set=require_set(),timestamp=require_timestamp(),schema=[map.map,seq.seq,string.string,_null.nullTag,
bool.trueTag,bool.falseTag,int.intBin,int.intOct,int.int,int.intHex,float.floatNaN,float.floatExp,float.float,binary.binary,merge.merge,omap.omap,pairs.pairs,set.
set,timestamp.intTime,timestamp.floatTime,timestamp.timestamp];exports.schema=schema}}),require_tags=_4___commonJS({"node_modules/yaml/dist/schema/tags.js"(exports){
"use strict";_3_init_node_22();var map=require_map(),_null=require_null(),seq=require_seq(),string=require_string(),bool=require_bool(),float=require_float(),int=require_int(),
schema=require_schema(),schema$1=require_schema2(),binary=require_binary(),merge=require_merge(),omap=require_omap(),pairs=require_pairs(),schema$2=require_schema3(),
set=require_set(),timestamp=require_timestamp(),schemas=new Map([["core",schema.schema],["failsafe",[map.map,seq.seq,string.string]],["json",schema$1.schema],["\
yaml11",schema$2.schema],["yaml-1.1",schema$2.schema]]),tagsByName={binary:binary.binary,bool:bool.boolTag,float:float.float,floatExp:float.floatExp,floatNaN:float.
floatNaN,floatTime:timestamp.floatTime,int:int.int,intHex:int.intHex,intOct:int.intOct,intTime:timestamp.intTime,map:map.map,merge:merge.merge,null:_null.nullTag,
omap:omap.omap,pairs:pairs.pairs,seq:seq.seq,set:set.set,timestamp:timestamp.timestamp},coreKnownTags={"tag:yaml.org,2002:binary":binary.binary,"tag:yaml.org,20\
02:merge":merge.merge,"tag:yaml.org,2002:omap":omap.omap,"tag:yaml.org,2002:pairs":pairs.pairs,"tag:yaml.org,2002:set":set.set,"tag:yaml.org,2002:timestamp":timestamp.
timestamp};function getTags(customTags,schemaName,addMergeTag){let schemaTags=schemas.get(schemaName);if(schemaTags&&!customTags)return addMergeTag&&!schemaTags.
includes(merge.merge)?schemaTags.concat(merge.merge):schemaTags.slice();let tags=schemaTags;if(!tags)if(Array.isArray(customTags))tags=[];else{let keys=Array.from(
schemas.keys()).filter(key=>key!=="yaml11").map(key=>JSON.stringify(key)).join(", ");throw new Error(`Unknown schema "${schemaName}"; use one of ${keys} or defi\
ne customTags array`)}if(Array.isArray(customTags))for(let tag of customTags)tags=tags.concat(tag);else typeof customTags=="function"&&(tags=customTags(tags.slice()));
return addMergeTag&&(tags=tags.concat(merge.merge)),tags.reduce((tags2,tag)=>{let tagObj=typeof tag=="string"?tagsByName[tag]:tag;if(!tagObj){let tagName=JSON.stringify(
tag),keys=Object.keys(tagsByName).map(key=>JSON.stringify(key)).join(", ");throw new Error(`Unknown custom tag ${tagName}; use one of ${keys}`)}return tags2.includes(
tagObj)||tags2.push(tagObj),tags2},[])}exports.coreKnownTags=coreKnownTags,exports.getTags=getTags}}),require_Schema=_4___commonJS({"node_modules/yaml/dist/sche\
ma/Schema.js"(exports){"use strict";_3_init_node_22();var identity=require_identity(),map=require_map(),seq=require_seq(),string=require_string(),tags=require_tags(),
sortMapEntriesByKey=(a,b)=>a.key<b.key?-1:a.key>b.key?1:0,Schema=class _Schema{constructor({compat,customTags,merge,resolveKnownTags,schema,sortMapEntries,toStringDefaults}){
this.compat=Array.isArray(compat)?tags.getTags(compat,"compat"):compat?tags.getTags(null,compat):null,this.name=typeof schema=="string"&&schema||"core",this.knownTags=
resolveKnownTags?tags.coreKnownTags:{},this.tags=tags.getTags(customTags,this.name,merge),this.toStringOptions=toStringDefaults??null,Object.defineProperty(this,
identity.MAP,{value:map.map}),Object.defineProperty(this,identity.SCALAR,{value:string.string}),Object.defineProperty(this,identity.SEQ,{value:seq.seq}),this.sortMapEntries=
typeof sortMapEntries=="function"?sortMapEntries:sortMapEntries===!0?sortMapEntriesByKey:null}clone(){let copy=Object.create(_Schema.prototype,Object.getOwnPropertyDescriptors(
this));return copy.tags=this.tags.slice(),copy}};exports.Schema=Schema}}),require_stringifyDocument=_4___commonJS({"node_modules/yaml/dist/stringify/stringifyDo\
cument.js"(exports){"use strict";_3_init_node_22();var identity=require_identity(),stringify=require_stringify(),stringifyComment=require_stringifyComment();function stringifyDocument(doc,options){
let lines=[],hasDirectives=options.directives===!0;if(options.directives!==!1&&doc.directives){let dir=doc.directives.toString(doc);dir?(lines.push(dir),hasDirectives=
!0):doc.directives.docStart&&(hasDirectives=!0)}hasDirectives&&lines.push("---");let ctx=stringify.createStringifyContext(doc,options),{commentString}=ctx.options;
if(doc.commentBefore){lines.length!==1&&lines.unshift("");let cs=commentString(doc.commentBefore);lines.unshift(stringifyComment.indentComment(cs,""))}let chompKeep=!1,
contentComment=null;if(doc.contents){if(identity.isNode(doc.contents)){if(doc.contents.spaceBefore&&hasDirectives&&lines.push(""),doc.contents.commentBefore){let cs=commentString(
doc.contents.commentBefore);lines.push(stringifyComment.indentComment(cs,""))}ctx.forceBlockIndent=!!doc.comment,contentComment=doc.contents.comment}let onChompKeep=contentComment?
void 0:()=>chompKeep=!0,body=stringify.stringify(doc.contents,ctx,()=>contentComment=null,onChompKeep);contentComment&&(body+=stringifyComment.lineComment(body,
"",commentString(contentComment))),(body[0]==="|"||body[0]===">")&&lines[lines.length-1]==="---"?lines[lines.length-1]=`--- ${body}`:lines.push(body)}else lines.
push(stringify.stringify(doc.contents,ctx));if(doc.directives?.docEnd)if(doc.comment){let cs=commentString(doc.comment);cs.includes(`
`)?(lines.push("..."),lines.push(stringifyComment.indentComment(cs,""))):lines.push(`... ${cs}`)}else lines.push("...");else{let dc=doc.comment;dc&&chompKeep&&(dc=
dc.replace(/^\n+/,"")),dc&&((!chompKeep||contentComment)&&lines[lines.length-1]!==""&&lines.push(""),lines.push(stringifyComment.indentComment(commentString(dc),
"")))}return lines.join(`
`)+`
`}exports.stringifyDocument=stringifyDocument}}),require_Document=_4___commonJS({"node_modules/yaml/dist/doc/Document.js"(exports){"use strict";_3_init_node_22();
var Alias=require_Alias(),Collection=require_Collection(),identity=require_identity(),Pair=require_Pair(),toJS=require_toJS(),Schema=require_Schema(),stringifyDocument=require_stringifyDocument(),
anchors=require_anchors(),applyReviver=require_applyReviver(),createNode=require_createNode(),directives=require_directives(),Document=class _Document{constructor(value,replacer,options){
this.commentBefore=null,this.comment=null,this.errors=[],this.warnings=[],Object.defineProperty(this,identity.NODE_TYPE,{value:identity.DOC});let _replacer=null;
typeof replacer=="function"||Array.isArray(replacer)?_replacer=replacer:options===void 0&&replacer&&(options=replacer,replacer=void 0);let opt=Object.assign({intAsBigInt:!1,
keepSourceTokens:!1,logLevel:"warn",prettyErrors:!0,strict:!0,stringKeys:!1,uniqueKeys:!0,version:"1.2"},options);this.options=opt;let{version}=opt;options?._directives?
(this.directives=options._directives.atDocument(),this.directives.yaml.explicit&&(version=this.directives.yaml.version)):this.directives=new directives.Directives(
{version}),this.setSchema(version,options),this.contents=value===void 0?null:this.createNode(value,_replacer,options)}clone(){let copy=Object.create(_Document.prototype,
{[identity.NODE_TYPE]:{value:identity.DOC}});return copy.commentBefore=this.commentBefore,copy.comment=this.comment,copy.errors=this.errors.slice(),copy.warnings=
this.warnings.slice(),copy.options=Object.assign({},this.options),this.directives&&(copy.directives=this.directives.clone()),copy.schema=this.schema.clone(),copy.
contents=identity.isNode(this.contents)?this.contents.clone(copy.schema):this.contents,this.range&&(copy.range=this.range.slice()),copy}add(value){assertCollection(
this.contents)&&this.contents.add(value)}addIn(path,value){assertCollection(this.contents)&&this.contents.addIn(path,value)}createAlias(node,name){if(!node.anchor){
let prev=anchors.anchorNames(this);node.anchor=!name||prev.has(name)?anchors.findNewAnchor(name||"a",prev):name}return new Alias.Alias(node.anchor)}createNode(value,replacer,options){
let _replacer;if(typeof replacer=="function")value=replacer.call({"":value},"",value),_replacer=replacer;else if(Array.isArray(replacer)){let keyToStr=v=>typeof v==
"number"||v instanceof String||v instanceof Number,asStr=replacer.filter(keyToStr).map(String);asStr.length>0&&(replacer=replacer.concat(asStr)),_replacer=replacer}else
options===void 0&&replacer&&(options=replacer,replacer=void 0);let{aliasDuplicateObjects,anchorPrefix,flow,keepUndefined,onTagObj,tag}=options??{},{onAnchor,setAnchors,
sourceObjects}=anchors.createNodeAnchors(this,anchorPrefix||"a"),ctx={aliasDuplicateObjects:aliasDuplicateObjects??!0,keepUndefined:keepUndefined??!1,onAnchor,onTagObj,
replacer:_replacer,schema:this.schema,sourceObjects},node=createNode.createNode(value,tag,ctx);return flow&&identity.isCollection(node)&&(node.flow=!0),setAnchors(),
node}createPair(key,value,options={}){let k=this.createNode(key,null,options),v=this.createNode(value,null,options);return new Pair.Pair(k,v)}delete(key){return assertCollection(
this.contents)?this.contents.delete(key):!1}deleteIn(path){return Collection.isEmptyPath(path)?this.contents==null?!1:(this.contents=null,!0):assertCollection(this.
contents)?this.contents.deleteIn(path):!1}get(key,keepScalar){return identity.isCollection(this.contents)?this.contents.get(key,keepScalar):void 0}getIn(path,keepScalar){
return Collection.isEmptyPath(path)?!keepScalar&&identity.isScalar(this.contents)?this.contents.value:this.contents:identity.isCollection(this.contents)?this.contents.
getIn(path,keepScalar):void 0}has(key){return identity.isCollection(this.contents)?this.contents.has(key):!1}hasIn(path){return Collection.isEmptyPath(path)?this.
contents!==void 0:identity.isCollection(this.contents)?this.contents.hasIn(path):!1}set(key,value){this.contents==null?this.contents=Collection.collectionFromPath(
this.schema,[key],value):assertCollection(this.contents)&&this.contents.set(key,value)}setIn(path,value){Collection.isEmptyPath(path)?this.contents=value:this.contents==
null?this.contents=Collection.collectionFromPath(this.schema,Array.from(path),value):assertCollection(this.contents)&&this.contents.setIn(path,value)}setSchema(version,options={}){
typeof version=="number"&&(version=String(version));let opt;switch(version){case"1.1":this.directives?this.directives.yaml.version="1.1":this.directives=new directives.
Directives({version:"1.1"}),opt={resolveKnownTags:!1,schema:"yaml-1.1"};break;case"1.2":case"next":this.directives?this.directives.yaml.version=version:this.directives=
new directives.Directives({version}),opt={resolveKnownTags:!0,schema:"core"};break;case null:this.directives&&delete this.directives,opt=null;break;default:{let sv=JSON.
stringify(version);throw new Error(`Expected '1.1', '1.2' or null as first argument, but found: ${sv}`)}}if(options.schema instanceof Object)this.schema=options.
schema;else if(opt)this.schema=new Schema.Schema(Object.assign(opt,options));else throw new Error("With a null YAML version, the { schema: Schema } option is re\
quired")}toJS({json,jsonArg,mapAsMap,maxAliasCount,onAnchor,reviver}={}){let ctx={anchors:new Map,doc:this,keep:!json,mapAsMap:mapAsMap===!0,mapKeyWarned:!1,maxAliasCount:typeof maxAliasCount==
"number"?maxAliasCount:100},res=toJS.toJS(this.contents,jsonArg??"",ctx);if(typeof onAnchor=="function")for(let{count,res:res2}of ctx.anchors.values())onAnchor(
res2,count);return typeof reviver=="function"?applyReviver.applyReviver(reviver,{"":res},"",res):res}toJSON(jsonArg,onAnchor){return this.toJS({json:!0,jsonArg,
mapAsMap:!1,onAnchor})}toString(options={}){if(this.errors.length>0)throw new Error("Document with errors cannot be stringified");if("indent"in options&&(!Number.
isInteger(options.indent)||Number(options.indent)<=0)){let s=JSON.stringify(options.indent);throw new Error(`"indent" option must be a positive integer, not ${s}`)}
return stringifyDocument.stringifyDocument(this,options)}};function assertCollection(contents){if(identity.isCollection(contents))return!0;throw new Error("Expe\
cted a YAML collection as document contents")}exports.Document=Document}}),require_errors=_4___commonJS({"node_modules/yaml/dist/errors.js"(exports){"use strict";
_3_init_node_22();var YAMLError=class extends Error{constructor(name,pos,code,message){super(),this.name=name,this.code=code,this.message=message,this.pos=pos}},
YAMLParseError=class extends YAMLError{constructor(pos,code,message){super("YAMLParseError",pos,code,message)}},YAMLWarning=class extends YAMLError{constructor(pos,code,message){
super("YAMLWarning",pos,code,message)}},prettifyError=(src,lc)=>error=>{if(error.pos[0]===-1)return;error.linePos=error.pos.map(pos=>lc.linePos(pos));let{line,col}=error.
linePos[0];error.message+=` at line ${line}, column ${col}`;let ci=col-1,lineStr=src.substring(lc.lineStarts[line-1],lc.lineStarts[line]).replace(/[\n\r]+$/,"");
if(ci>=60&&lineStr.length>80){let trimStart=Math.min(ci-39,lineStr.length-79);lineStr="…"+lineStr.substring(trimStart),ci-=trimStart-1}if(lineStr.length>80&&(lineStr=
lineStr.substring(0,79)+"…"),line>1&&/^ *$/.test(lineStr.substring(0,ci))){let prev=src.substring(lc.lineStarts[line-2],lc.lineStarts[line-1]);prev.length>80&&
(prev=prev.substring(0,79)+`…
`),lineStr=prev+lineStr}if(/[^ ]/.test(lineStr)){let count=1,end=error.linePos[1];end?.line===line&&end.col>col&&(count=Math.max(1,Math.min(end.col-col,80-ci)));
let pointer=" ".repeat(ci)+"^".repeat(count);error.message+=`:

${lineStr}
${pointer}
`}};exports.YAMLError=YAMLError,exports.YAMLParseError=YAMLParseError,exports.YAMLWarning=YAMLWarning,exports.prettifyError=prettifyError}}),require_resolve_props=_4___commonJS(
{"node_modules/yaml/dist/compose/resolve-props.js"(exports){"use strict";_3_init_node_22();function resolveProps(tokens,{flow,indicator,next,offset,onError,parentIndent,
startOnNewline}){let spaceBefore=!1,atNewline=startOnNewline,hasSpace=startOnNewline,comment="",commentSep="",hasNewline=!1,reqSpace=!1,tab=null,anchor=null,tag=null,
newlineAfterProp=null,comma=null,found=null,start=null;for(let token of tokens)switch(reqSpace&&(token.type!=="space"&&token.type!=="newline"&&token.type!=="com\
ma"&&onError(token.offset,"MISSING_CHAR","Tags and anchors must be separated from the next token by white space"),reqSpace=!1),tab&&(atNewline&&token.type!=="co\
mment"&&token.type!=="newline"&&onError(tab,"TAB_AS_INDENT","Tabs are not allowed as indentation"),tab=null),token.type){case"space":!flow&&(indicator!=="doc-st\
art"||next?.type!=="flow-collection")&&token.source.includes("	")&&(tab=token),hasSpace=!0;break;case"comment":{hasSpace||onError(token,"MISSING_CHAR","Comments\
 must be separated from other tokens by white space characters");let cb=token.source.substring(1)||" ";comment?comment+=commentSep+cb:comment=cb,commentSep="",atNewline=
!1;break}case"newline":atNewline?comment?comment+=token.source:(!found||indicator!=="seq-item-ind")&&(spaceBefore=!0):commentSep+=token.source,atNewline=!0,hasNewline=
!0,(anchor||tag)&&(newlineAfterProp=token),hasSpace=!0;break;case"anchor":anchor&&onError(token,"MULTIPLE_ANCHORS","A node can have at most one anchor"),token.source.
endsWith(":")&&onError(token.offset+token.source.length-1,"BAD_ALIAS","Anchor ending in : is ambiguous",!0),anchor=token,start??(start=token.offset),atNewline=!1,
hasSpace=!1,reqSpace=!0;break;case"tag":{tag&&onError(token,"MULTIPLE_TAGS","A node can have at most one tag"),tag=token,start??(start=token.offset),atNewline=!1,
hasSpace=!1,reqSpace=!0;break}case indicator:(anchor||tag)&&onError(token,"BAD_PROP_ORDER",`Anchors and tags must be after the ${token.source} indicator`),found&&
onError(token,"UNEXPECTED_TOKEN",`Unexpected ${token.source} in ${flow??"collection"}`),found=token,atNewline=indicator==="seq-item-ind"||indicator==="explicit-\
key-ind",hasSpace=!1;break;case"comma":if(flow){comma&&onError(token,"UNEXPECTED_TOKEN",`Unexpected , in ${flow}`),comma=token,atNewline=!1,hasSpace=!1;break}default:
onError(token,"UNEXPECTED_TOKEN",`Unexpected ${token.type} token`),atNewline=!1,hasSpace=!1}let last=tokens[tokens.length-1],end=last?last.offset+last.source.length:
offset;return reqSpace&&next&&next.type!=="space"&&next.type!=="newline"&&next.type!=="comma"&&(next.type!=="scalar"||next.source!=="")&&onError(next.offset,"MI\
SSING_CHAR","Tags and anchors must be separated from the next token by white space"),tab&&(atNewline&&tab.indent<=parentIndent||next?.type==="block-map"||next?.
type==="block-seq")&&onError(tab,"TAB_AS_INDENT","Tabs are not allowed as indentation"),{comma,found,spaceBefore,comment,hasNewline,anchor,tag,newlineAfterProp,
end,start:start??end}}exports.resolveProps=resolveProps}}),require_util_contains_newline=_4___commonJS({"node_modules/yaml/dist/compose/util-contains-newline.js"(exports){
"use strict";_3_init_node_22();function containsNewline(key){if(!key)return null;switch(key.type){case"alias":case"scalar":case"double-quoted-scalar":case"singl\
e-quoted-scalar":if(key.source.includes(`
`))return!0;if(key.end){for(let st of key.end)if(st.type==="newline")return!0}return!1;case"flow-collection":for(let it of key.items){for(let st of it.start)if(st.
type==="newline")return!0;if(it.sep){for(let st of it.sep)if(st.type==="newline")return!0}if(containsNewline(it.key)||containsNewline(it.value))return!0}return!1;default:
return!0}}exports.containsNewline=containsNewline}}),require_util_flow_indent_check=_4___commonJS({"node_modules/yaml/dist/compose/util-flow-indent-check.js"(exports){
"use strict";_3_init_node_22();var utilContainsNewline=require_util_contains_newline();function flowIndentCheck(indent,fc,onError){if(fc?.type==="flow-collectio\
n"){let end=fc.end[0];end.indent===indent&&(end.source==="]"||end.source==="}")&&utilContainsNewline.containsNewline(fc)&&onError(end,"BAD_INDENT","Flow end ind\
icator should be more indented than parent",!0)}}exports.flowIndentCheck=flowIndentCheck}}),require_util_map_includes=_4___commonJS({"node_modules/yaml/dist/com\
pose/util-map-includes.js"(exports){"use strict";_3_init_node_22();var identity=require_identity();function mapIncludes(ctx,items,search){let{uniqueKeys}=ctx.options;
if(uniqueKeys===!1)return!1;let isEqual=typeof uniqueKeys=="function"?uniqueKeys:(a,b)=>a===b||identity.isScalar(a)&&identity.isScalar(b)&&a.value===b.value;return items.
some(pair=>isEqual(pair.key,search))}exports.mapIncludes=mapIncludes}}),require_resolve_block_map=_4___commonJS({"node_modules/yaml/dist/compose/resolve-block-m\
ap.js"(exports){"use strict";_3_init_node_22();var Pair=require_Pair(),YAMLMap=require_YAMLMap(),resolveProps=require_resolve_props(),utilContainsNewline=require_util_contains_newline(),
utilFlowIndentCheck=require_util_flow_indent_check(),utilMapIncludes=require_util_map_includes(),startColMsg="All mapping items must start at the same column";function resolveBlockMap({
composeNode,composeEmptyNode},ctx,bm,onError,tag){let NodeClass=tag?.nodeClass??YAMLMap.YAMLMap,map=new NodeClass(ctx.schema);ctx.atRoot&&(ctx.atRoot=!1);let offset=bm.
offset,commentEnd=null;for(let collItem of bm.items){let{start,key,sep,value}=collItem,keyProps=resolveProps.resolveProps(start,{indicator:"explicit-key-ind",next:key??
sep?.[0],offset,onError,parentIndent:bm.indent,startOnNewline:!0}),implicitKey=!keyProps.found;if(implicitKey){if(key&&(key.type==="block-seq"?onError(offset,"B\
LOCK_AS_IMPLICIT_KEY","A block sequence may not be used as an implicit map key"):"indent"in key&&key.indent!==bm.indent&&onError(offset,"BAD_INDENT",startColMsg)),
!keyProps.anchor&&!keyProps.tag&&!sep){commentEnd=keyProps.end,keyProps.comment&&(map.comment?map.comment+=`
`+keyProps.comment:map.comment=keyProps.comment);continue}(keyProps.newlineAfterProp||utilContainsNewline.containsNewline(key))&&onError(key??start[start.length-
1],"MULTILINE_IMPLICIT_KEY","Implicit keys need to be on a single line")}else keyProps.found?.indent!==bm.indent&&onError(offset,"BAD_INDENT",startColMsg);ctx.atKey=
!0;let keyStart=keyProps.end,keyNode=key?composeNode(ctx,key,keyProps,onError):composeEmptyNode(ctx,keyStart,start,null,keyProps,onError);ctx.schema.compat&&utilFlowIndentCheck.
flowIndentCheck(bm.indent,key,onError),ctx.atKey=!1,utilMapIncludes.mapIncludes(ctx,map.items,keyNode)&&onError(keyStart,"DUPLICATE_KEY","Map keys must be uniqu\
e");let valueProps=resolveProps.resolveProps(sep??[],{indicator:"map-value-ind",next:value,offset:keyNode.range[2],onError,parentIndent:bm.indent,startOnNewline:!key||
key.type==="block-scalar"});if(offset=valueProps.end,valueProps.found){implicitKey&&(value?.type==="block-map"&&!valueProps.hasNewline&&onError(offset,"BLOCK_AS\
_IMPLICIT_KEY","Nested mappings are not allowed in compact mappings"),ctx.options.strict&&keyProps.start<valueProps.found.offset-1024&&onError(keyNode.range,"KE\
Y_OVER_1024_CHARS","The : indicator must be at most 1024 chars after the start of an implicit block mapping key"));let valueNode=value?composeNode(ctx,value,valueProps,
onError):composeEmptyNode(ctx,offset,sep,null,valueProps,onError);ctx.schema.compat&&utilFlowIndentCheck.flowIndentCheck(bm.indent,value,onError),offset=valueNode.
range[2];let pair=new Pair.Pair(keyNode,valueNode);ctx.options.keepSourceTokens&&(pair.srcToken=collItem),map.items.push(pair)}else{implicitKey&&onError(keyNode.
range,"MISSING_CHAR","Implicit map keys need to be followed by map values"),valueProps.comment&&(keyNode.comment?keyNode.comment+=`
`+valueProps.comment:keyNode.comment=valueProps.comment);let pair=new Pair.Pair(keyNode);ctx.options.keepSourceTokens&&(pair.srcToken=collItem),map.items.push(pair)}}
return commentEnd&&commentEnd<offset&&onError(commentEnd,"IMPOSSIBLE","Map comment with trailing content"),map.range=[bm.offset,offset,commentEnd??offset],map}exports.
resolveBlockMap=resolveBlockMap}}),require_resolve_block_seq=_4___commonJS({"node_modules/yaml/dist/compose/resolve-block-seq.js"(exports){"use strict";_3_init_node_22();
var YAMLSeq=require_YAMLSeq(),resolveProps=require_resolve_props(),utilFlowIndentCheck=require_util_flow_indent_check();function resolveBlockSeq({composeNode,composeEmptyNode},ctx,bs,onError,tag){
let NodeClass=tag?.nodeClass??YAMLSeq.YAMLSeq,seq=new NodeClass(ctx.schema);ctx.atRoot&&(ctx.atRoot=!1),ctx.atKey&&(ctx.atKey=!1);let offset=bs.offset,commentEnd=null;
for(let{start,value}of bs.items){let props=resolveProps.resolveProps(start,{indicator:"seq-item-ind",next:value,offset,onError,parentIndent:bs.indent,startOnNewline:!0});
if(!props.found)if(props.anchor||props.tag||value)value?.type==="block-seq"?onError(props.end,"BAD_INDENT","All sequence items must start at the same column"):onError(
offset,"MISSING_CHAR","Sequence item without - indicator");else{commentEnd=props.end,props.comment&&(seq.comment=props.comment);continue}let node=value?composeNode(
ctx,value,props,onError):composeEmptyNode(ctx,props.end,start,null,props,onError);ctx.schema.compat&&utilFlowIndentCheck.flowIndentCheck(bs.indent,value,onError),
offset=node.range[2],seq.items.push(node)}return seq.range=[bs.offset,offset,commentEnd??offset],seq}exports.resolveBlockSeq=resolveBlockSeq}}),require_resolve_end=_4___commonJS(
{"node_modules/yaml/dist/compose/resolve-end.js"(exports){"use strict";_3_init_node_22();function resolveEnd(end,offset,reqSpace,onError){let comment="";if(end){
let hasSpace=!1,sep="";for(let token of end){let{source,type}=token;switch(type){case"space":hasSpace=!0;break;case"comment":{reqSpace&&!hasSpace&&onError(token,
"MISSING_CHAR","Comments must be separated from other tokens by white space characters");let cb=source.substring(1)||" ";comment?comment+=sep+cb:comment=cb,sep=
"";break}case"newline":comment&&(sep+=source),hasSpace=!0;break;default:onError(token,"UNEXPECTED_TOKEN",`Unexpected ${type} at node end`)}offset+=source.length}}
return{comment,offset}}exports.resolveEnd=resolveEnd}}),require_resolve_flow_collection=_4___commonJS({"node_modules/yaml/dist/compose/resolve-flow-collection.j\
s"(exports){"use strict";_3_init_node_22();var identity=require_identity(),Pair=require_Pair(),YAMLMap=require_YAMLMap(),YAMLSeq=require_YAMLSeq(),resolveEnd=require_resolve_end(),
resolveProps=require_resolve_props(),utilContainsNewline=require_util_contains_newline(),utilMapIncludes=require_util_map_includes(),blockMsg="Block collections\
 are not allowed within flow collections",isBlock=token=>token&&(token.type==="block-map"||token.type==="block-seq");function resolveFlowCollection({composeNode,
composeEmptyNode},ctx,fc,onError,tag){let isMap=fc.start.source==="{",fcName=isMap?"flow map":"flow sequence",NodeClass=tag?.nodeClass??(isMap?YAMLMap.YAMLMap:YAMLSeq.
YAMLSeq),coll=new NodeClass(ctx.schema);coll.flow=!0;let atRoot=ctx.atRoot;atRoot&&(ctx.atRoot=!1),ctx.atKey&&(ctx.atKey=!1);let offset=fc.offset+fc.start.source.
length;for(let i=0;i<fc.items.length;++i){let collItem=fc.items[i],{start,key,sep,value}=collItem,props=resolveProps.resolveProps(start,{flow:fcName,indicator:"\
explicit-key-ind",next:key??sep?.[0],offset,onError,parentIndent:fc.indent,startOnNewline:!1});if(!props.found){if(!props.anchor&&!props.tag&&!sep&&!value){i===
0&&props.comma?onError(props.comma,"UNEXPECTED_TOKEN",`Unexpected , in ${fcName}`):i<fc.items.length-1&&onError(props.start,"UNEXPECTED_TOKEN",`Unexpected empty\
 item in ${fcName}`),props.comment&&(coll.comment?coll.comment+=`
`+props.comment:coll.comment=props.comment),offset=props.end;continue}!isMap&&ctx.options.strict&&utilContainsNewline.containsNewline(key)&&onError(key,"MULTILI\
NE_IMPLICIT_KEY","Implicit keys of flow sequence pairs need to be on a single line")}if(i===0)props.comma&&onError(props.comma,"UNEXPECTED_TOKEN",`Unexpected , \
in ${fcName}`);else if(props.comma||onError(props.start,"MISSING_CHAR",`Missing , between ${fcName} items`),props.comment){let prevItemComment="";loop:for(let st of start)
switch(st.type){case"comma":case"space":break;case"comment":prevItemComment=st.source.substring(1);break loop;default:break loop}if(prevItemComment){let prev=coll.
items[coll.items.length-1];identity.isPair(prev)&&(prev=prev.value??prev.key),prev.comment?prev.comment+=`
`+prevItemComment:prev.comment=prevItemComment,props.comment=props.comment.substring(prevItemComment.length+1)}}if(!isMap&&!sep&&!props.found){let valueNode=value?
composeNode(ctx,value,props,onError):composeEmptyNode(ctx,props.end,sep,null,props,onError);coll.items.push(valueNode),offset=valueNode.range[2],isBlock(value)&&
onError(valueNode.range,"BLOCK_IN_FLOW",blockMsg)}else{ctx.atKey=!0;let keyStart=props.end,keyNode=key?composeNode(ctx,key,props,onError):composeEmptyNode(ctx,keyStart,
start,null,props,onError);isBlock(key)&&onError(keyNode.range,"BLOCK_IN_FLOW",blockMsg),ctx.atKey=!1;let valueProps=resolveProps.resolveProps(sep??[],{flow:fcName,
indicator:"map-value-ind",next:value,offset:keyNode.range[2],onError,parentIndent:fc.indent,startOnNewline:!1});if(valueProps.found){if(!isMap&&!props.found&&ctx.
options.strict){if(sep)for(let st of sep){if(st===valueProps.found)break;if(st.type==="newline"){onError(st,"MULTILINE_IMPLICIT_KEY","Implicit keys of flow sequ\
ence pairs need to be on a single line");break}}props.start<valueProps.found.offset-1024&&onError(valueProps.found,"KEY_OVER_1024_CHARS","The : indicator must b\
e at most 1024 chars after the start of an implicit flow sequence key")}}else value&&("source"in value&&value.source?.[0]===":"?onError(value,"MISSING_CHAR",`Mi\
ssing space after : in ${fcName}`):onError(valueProps.start,"MISSING_CHAR",`Missing , or : between ${fcName} items`));let valueNode=value?composeNode(ctx,value,
valueProps,onError):valueProps.found?composeEmptyNode(ctx,valueProps.end,sep,null,valueProps,onError):null;valueNode?isBlock(value)&&onError(valueNode.range,"BL\
OCK_IN_FLOW",blockMsg):valueProps.comment&&(keyNode.comment?keyNode.comment+=`
`+valueProps.comment:keyNode.comment=valueProps.comment);let pair=new Pair.Pair(keyNode,valueNode);if(ctx.options.keepSourceTokens&&(pair.srcToken=collItem),isMap){
let map=coll;utilMapIncludes.mapIncludes(ctx,map.items,keyNode)&&onError(keyStart,"DUPLICATE_KEY","Map keys must be unique"),map.items.push(pair)}else{let map=new YAMLMap.
YAMLMap(ctx.schema);map.flow=!0,map.items.push(pair);let endRange=(valueNode??keyNode).range;map.range=[keyNode.range[0],endRange[1],endRange[2]],coll.items.push(
map)}offset=valueNode?valueNode.range[2]:valueProps.end}}let expectedEnd=isMap?"}":"]",[ce,...ee]=fc.end,cePos=offset;if(ce?.source===expectedEnd)cePos=ce.offset+
ce.source.length;else{let name=fcName[0].toUpperCase()+fcName.substring(1),msg=atRoot?`${name} must end with a ${expectedEnd}`:`${name} in block collection must\
 be sufficiently indented and end with a ${expectedEnd}`;onError(offset,atRoot?"MISSING_CHAR":"BAD_INDENT",msg),ce&&ce.source.length!==1&&ee.unshift(ce)}if(ee.length>
0){let end=resolveEnd.resolveEnd(ee,cePos,ctx.options.strict,onError);end.comment&&(coll.comment?coll.comment+=`
`+end.comment:coll.comment=end.comment),coll.range=[fc.offset,cePos,end.offset]}else coll.range=[fc.offset,cePos,cePos];return coll}exports.resolveFlowCollection=
resolveFlowCollection}}),require_compose_collection=_4___commonJS({"node_modules/yaml/dist/compose/compose-collection.js"(exports){"use strict";_3_init_node_22();
var identity=require_identity(),Scalar=require_Scalar(),YAMLMap=require_YAMLMap(),YAMLSeq=require_YAMLSeq(),resolveBlockMap=require_resolve_block_map(),resolveBlockSeq=require_resolve_block_seq(),
resolveFlowCollection=require_resolve_flow_collection();function resolveCollection(CN,ctx,token,onError,tagName,tag){let coll=token.type==="block-map"?resolveBlockMap.
resolveBlockMap(CN,ctx,token,onError,tag):token.type==="block-seq"?resolveBlockSeq.resolveBlockSeq(CN,ctx,token,onError,tag):resolveFlowCollection.resolveFlowCollection(
CN,ctx,token,onError,tag),Coll=coll.constructor;return tagName==="!"||tagName===Coll.tagName?(coll.tag=Coll.tagName,coll):(tagName&&(coll.tag=tagName),coll)}function composeCollection(CN,ctx,token,props,onError){
let tagToken=props.tag,tagName=tagToken?ctx.directives.tagName(tagToken.source,msg=>onError(tagToken,"TAG_RESOLVE_FAILED",msg)):null;if(token.type==="block-seq"){
let{anchor,newlineAfterProp:nl}=props,lastProp=anchor&&tagToken?anchor.offset>tagToken.offset?anchor:tagToken:anchor??tagToken;lastProp&&(!nl||nl.offset<lastProp.
offset)&&onError(lastProp,"MISSING_CHAR","Missing newline after block sequence props")}let expType=token.type==="block-map"?"map":token.type==="block-seq"?"seq":
token.start.source==="{"?"map":"seq";if(!tagToken||!tagName||tagName==="!"||tagName===YAMLMap.YAMLMap.tagName&&expType==="map"||tagName===YAMLSeq.YAMLSeq.tagName&&
expType==="seq")return resolveCollection(CN,ctx,token,onError,tagName);let tag=ctx.schema.tags.find(t=>t.tag===tagName&&t.collection===expType);if(!tag){let kt=ctx.
schema.knownTags[tagName];if(kt?.collection===expType)ctx.schema.tags.push(Object.assign({},kt,{default:!1})),tag=kt;else return kt?onError(tagToken,"BAD_COLLEC\
TION_TYPE",`${kt.tag} used for ${expType} collection, but expects ${kt.collection??"scalar"}`,!0):onError(tagToken,"TAG_RESOLVE_FAILED",`Unresolved tag: ${tagName}`,
!0),resolveCollection(CN,ctx,token,onError,tagName)}let coll=resolveCollection(CN,ctx,token,onError,tagName,tag),res=tag.resolve?.(coll,msg=>onError(tagToken,"T\
AG_RESOLVE_FAILED",msg),ctx.options)??coll,node=identity.isNode(res)?res:new Scalar.Scalar(res);return node.range=coll.range,node.tag=tagName,tag?.format&&(node.
format=tag.format),node}exports.composeCollection=composeCollection}}),require_resolve_block_scalar=_4___commonJS({"node_modules/yaml/dist/compose/resolve-block\
-scalar.js"(exports){"use strict";_3_init_node_22();var Scalar=require_Scalar();function resolveBlockScalar(ctx,scalar,onError){let start=scalar.offset,header=parseBlockScalarHeader(
scalar,ctx.options.strict,onError);if(!header)return{value:"",type:null,comment:"",range:[start,start,start]};let type=header.mode===">"?Scalar.Scalar.BLOCK_FOLDED:
Scalar.Scalar.BLOCK_LITERAL,lines=scalar.source?splitLines(scalar.source):[],chompStart=lines.length;for(let i=lines.length-1;i>=0;--i){let content=lines[i][1];
if(content===""||content==="\r")chompStart=i;else break}if(chompStart===0){let value2=header.chomp==="+"&&lines.length>0?`
`.repeat(Math.max(1,lines.length-1)):"",end2=start+header.length;return scalar.source&&(end2+=scalar.source.length),{value:value2,type,comment:header.comment,range:[
start,end2,end2]}}let trimIndent=scalar.indent+header.indent,offset=scalar.offset+header.length,contentStart=0;for(let i=0;i<chompStart;++i){let[indent,content]=lines[i];
if(content===""||content==="\r")header.indent===0&&indent.length>trimIndent&&(trimIndent=indent.length);else{indent.length<trimIndent&&onError(offset+indent.length,
"MISSING_CHAR","Block scalars with more-indented leading empty lines must use an explicit indentation indicator"),header.indent===0&&(trimIndent=indent.length),
contentStart=i,trimIndent===0&&!ctx.atRoot&&onError(offset,"BAD_INDENT","Block scalar values in collections must be indented");break}offset+=indent.length+content.
length+1}for(let i=lines.length-1;i>=chompStart;--i)lines[i][0].length>trimIndent&&(chompStart=i+1);let value="",sep="",prevMoreIndented=!1;for(let i=0;i<contentStart;++i)
value+=lines[i][0].slice(trimIndent)+`
`;for(let i=contentStart;i<chompStart;++i){let[indent,content]=lines[i];offset+=indent.length+content.length+1;let crlf=content[content.length-1]==="\r";if(crlf&&
(content=content.slice(0,-1)),content&&indent.length<trimIndent){let message=`Block scalar lines must not be less indented than their ${header.indent?"explicit \
indentation indicator":"first line"}`;onError(offset-content.length-(crlf?2:1),"BAD_INDENT",message),indent=""}type===Scalar.Scalar.BLOCK_LITERAL?(value+=sep+indent.
slice(trimIndent)+content,sep=`
`):indent.length>trimIndent||content[0]==="	"?(sep===" "?sep=`
`:!prevMoreIndented&&sep===`
`&&(sep=`

`),value+=sep+indent.slice(trimIndent)+content,sep=`
`,prevMoreIndented=!0):content===""?sep===`
`?value+=`
`:sep=`
`:(value+=sep+content,sep=" ",prevMoreIndented=!1)}switch(header.chomp){case"-":break;case"+":for(let i=chompStart;i<lines.length;++i)value+=`
`+lines[i][0].slice(trimIndent);value[value.length-1]!==`
`&&(value+=`
`);break;default:value+=`
`}let end=start+header.length+scalar.source.length;return{value,type,comment:header.comment,range:[start,end,end]}}function parseBlockScalarHeader({offset,props},strict,onError){
if(props[0].type!=="block-scalar-header")return onError(props[0],"IMPOSSIBLE","Block scalar header not found"),null;let{source}=props[0],mode=source[0],indent=0,
chomp="",error=-1;for(let i=1;i<source.length;++i){let ch=source[i];if(!chomp&&(ch==="-"||ch==="+"))chomp=ch;else{let n=Number(ch);!indent&&n?indent=n:error===-1&&
(error=offset+i)}}error!==-1&&onError(error,"UNEXPECTED_TOKEN",`Block scalar header includes extra characters: ${source}`);let hasSpace=!1,comment="",length=source.
length;for(let i=1;i<props.length;++i){let token=props[i];switch(token.type){case"space":hasSpace=!0;case"newline":length+=token.source.length;break;case"commen\
t":strict&&!hasSpace&&onError(token,"MISSING_CHAR","Comments must be separated from other tokens by white space characters"),length+=token.source.length,comment=
token.source.substring(1);break;case"error":onError(token,"UNEXPECTED_TOKEN",token.message),length+=token.source.length;break;default:{let message=`Unexpected t\
oken in block scalar header: ${token.type}`;onError(token,"UNEXPECTED_TOKEN",message);let ts=token.source;ts&&typeof ts=="string"&&(length+=ts.length)}}}return{
mode,indent,chomp,comment,length}}function splitLines(source){let split=source.split(/\n( *)/),first=split[0],m=first.match(/^( *)/),lines=[m?.[1]?[m[1],first.slice(
m[1].length)]:["",first]];for(let i=1;i<split.length;i+=2)lines.push([split[i],split[i+1]]);return lines}exports.resolveBlockScalar=resolveBlockScalar}}),require_resolve_flow_scalar=_4___commonJS(
{"node_modules/yaml/dist/compose/resolve-flow-scalar.js"(exports){"use strict";_3_init_node_22();var Scalar=require_Scalar(),resolveEnd=require_resolve_end();function resolveFlowScalar(scalar,strict,onError){
let{offset,type,source,end}=scalar,_type,value,_onError=(rel,code,msg)=>onError(offset+rel,code,msg);switch(type){case"scalar":_type=Scalar.Scalar.PLAIN,value=plainValue(
source,_onError);break;case"single-quoted-scalar":_type=Scalar.Scalar.QUOTE_SINGLE,value=singleQuotedValue(source,_onError);break;case"double-quoted-scalar":_type=
Scalar.Scalar.QUOTE_DOUBLE,value=doubleQuotedValue(source,_onError);break;default:return onError(scalar,"UNEXPECTED_TOKEN",`Expected a flow scalar value, but fo\
und: ${type}`),{value:"",type:null,comment:"",range:[offset,offset+source.length,offset+source.length]}}let valueEnd=offset+source.length,re=resolveEnd.resolveEnd(
end,valueEnd,strict,onError);return{value,type:_type,comment:re.comment,range:[offset,valueEnd,re.offset]}}function plainValue(source,onError){let badChar="";switch(source[0]){case"\
	":badChar="a tab character";break;case",":badChar="flow indicator character ,";break;case"%":badChar="directive indicator character %";break;case"|":case">":{badChar=
`block scalar indicator ${source[0]}`;break}case"@":case"`":{badChar=`reserved character ${source[0]}`;break}}return badChar&&onError(0,"BAD_SCALAR_START",`Plai\
n value cannot start with ${badChar}`),unfoldLines(source)}function singleQuotedValue(source,onError){return(source[source.length-1]!=="'"||source.length===1)&&
onError(source.length,"MISSING_CHAR","Missing closing 'quote"),unfoldLines(source.slice(1,-1)).replace(/''/g,"'")}function unfoldLines(source){let line=/(.*?)\r?\n/sy,
match=line.exec(source);if(!match)return source;let trimEnd,trimBoth;try{trimEnd=new RegExp("(?<![ 	])[ 	]+$"),trimBoth=new RegExp("^[ 	]+|(?<![ 	])[ 	]+$","g")}catch{
trimEnd=/[ \t]+$/,trimBoth=/^[ \t]+|[ \t]+$/g}let res=match[1].replace(trimEnd,""),sep=" ",pos=line.lastIndex;for(;match=line.exec(source);){let lm=match[1].replace(
trimBoth,"");lm===""?sep===`
`?res+=sep:sep=`
`:(res+=sep+lm,sep=" "),pos=line.lastIndex}let last=/[ \t]*(.*)/sy;return last.lastIndex=pos,match=last.exec(source),res+sep+(match?.[1]??"")}function doubleQuotedValue(source,onError){
let res="";for(let i=1;i<source.length-1;++i){let ch=source[i];if(!(ch==="\r"&&source[i+1]===`
`))if(ch===`
`){let{fold,offset}=foldNewline(source,i);res+=fold,i=offset}else if(ch==="\\"){let next=source[++i],cc=escapeCodes[next];if(cc)res+=cc;else if(next===`
`)for(next=source[i+1];next===" "||next==="	";)next=source[++i+1];else if(next==="\r"&&source[i+1]===`
`)for(next=source[++i+1];next===" "||next==="	";)next=source[++i+1];else if(next==="x"||next==="u"||next==="U"){let length=next==="x"?2:next==="u"?4:8;res+=parseCharCode(
source,i+1,length,onError),i+=length}else{let raw=source.substr(i-1,2);onError(i-1,"BAD_DQ_ESCAPE",`Invalid escape sequence ${raw}`),res+=raw}}else if(ch===" "||
ch==="	"){let wsStart=i,next=source[i+1];for(;next===" "||next==="	";)next=source[++i+1];next!==`
`&&!(next==="\r"&&source[i+2]===`
`)&&(res+=i>wsStart?source.slice(wsStart,i+1):ch)}else res+=ch}return(source[source.length-1]!=='"'||source.length===1)&&onError(source.length,"MISSING_CHAR",'M\
issing closing "quote'),res}function foldNewline(source,offset){let fold="",ch=source[offset+1];for(;(ch===" "||ch==="	"||ch===`
`||ch==="\r")&&!(ch==="\r"&&source[offset+2]!==`
`);)ch===`
`&&(fold+=`
`),offset+=1,ch=source[offset+1];return fold||(fold=" "),{fold,offset}}var escapeCodes={0:"\0",a:"\x07",b:"\b",e:"\x1B",f:"\f",n:`
`,r:"\r",t:"	",v:"\v",N:"",_:" ",L:"\u2028",P:"\u2029"," ":" ",'"':'"',"/":"/","\\":"\\","	":"	"};function parseCharCode(source,offset,length,onError){let cc=source.
substr(offset,length),code=cc.length===length&&/^[0-9a-fA-F]+$/.test(cc)?parseInt(cc,16):NaN;try{return String.fromCodePoint(code)}catch{let raw=source.substr(offset-
2,length+2);return onError(offset-2,"BAD_DQ_ESCAPE",`Invalid escape sequence ${raw}`),raw}}exports.resolveFlowScalar=resolveFlowScalar}}),require_compose_scalar=_4___commonJS(
{"node_modules/yaml/dist/compose/compose-scalar.js"(exports){"use strict";_3_init_node_22();var identity=require_identity(),Scalar=require_Scalar(),resolveBlockScalar=require_resolve_block_scalar(),
resolveFlowScalar=require_resolve_flow_scalar();function composeScalar(ctx,token,tagToken,onError){let{value,type,comment,range}=token.type==="block-scalar"?resolveBlockScalar.
resolveBlockScalar(ctx,token,onError):resolveFlowScalar.resolveFlowScalar(token,ctx.options.strict,onError),tagName=tagToken?ctx.directives.tagName(tagToken.source,
msg=>onError(tagToken,"TAG_RESOLVE_FAILED",msg)):null,tag;ctx.options.stringKeys&&ctx.atKey?tag=ctx.schema[identity.SCALAR]:tagName?tag=findScalarTagByName(ctx.
schema,value,tagName,tagToken,onError):token.type==="scalar"?tag=findScalarTagByTest(ctx,value,token,onError):tag=ctx.schema[identity.SCALAR];let scalar;try{let res=tag.
resolve(value,msg=>onError(tagToken??token,"TAG_RESOLVE_FAILED",msg),ctx.options);scalar=identity.isScalar(res)?res:new Scalar.Scalar(res)}catch(error){let msg=error instanceof
Error?error.message:String(error);onError(tagToken??token,"TAG_RESOLVE_FAILED",msg),scalar=new Scalar.Scalar(value)}return scalar.range=range,scalar.source=value,
type&&(scalar.type=type),tagName&&(scalar.tag=tagName),tag.format&&(scalar.format=tag.format),comment&&(scalar.comment=comment),scalar}function findScalarTagByName(schema,value,tagName,tagToken,onError){
if(tagName==="!")return schema[identity.SCALAR];let matchWithTest=[];for(let tag of schema.tags)if(!tag.collection&&tag.tag===tagName)if(tag.default&&tag.test)matchWithTest.
push(tag);else return tag;for(let tag of matchWithTest)if(tag.test?.test(value))return tag;let kt=schema.knownTags[tagName];return kt&&!kt.collection?(schema.tags.
push(Object.assign({},kt,{default:!1,test:void 0})),kt):(onError(tagToken,"TAG_RESOLVE_FAILED",`Unresolved tag: ${tagName}`,tagName!=="tag:yaml.org,2002:str"),schema[identity.
SCALAR])}function findScalarTagByTest({atKey,directives,schema},value,token,onError){let tag=schema.tags.find(tag2=>(tag2.default===!0||atKey&&tag2.default==="k\
ey")&&tag2.test?.test(value))||schema[identity.SCALAR];if(schema.compat){let compat=schema.compat.find(tag2=>tag2.default&&tag2.test?.test(value))??schema[identity.
SCALAR];if(tag.tag!==compat.tag){let ts=directives.tagString(tag.tag),cs=directives.tagString(compat.tag),msg=`Value may be parsed as either ${ts} or ${cs}`;onError(
token,"TAG_RESOLVE_FAILED",msg,!0)}}return tag}exports.composeScalar=composeScalar}}),require_util_empty_scalar_position=_4___commonJS({"node_modules/yaml/dist/\
compose/util-empty-scalar-position.js"(exports){"use strict";_3_init_node_22();function emptyScalarPosition(offset,before,pos){if(before){pos??(pos=before.length);
for(let i=pos-1;i>=0;--i){let st=before[i];switch(st.type){case"space":case"comment":case"newline":offset-=st.source.length;continue}for(st=before[++i];st?.type===
"space";)offset+=st.source.length,st=before[++i];break}}return offset}exports.emptyScalarPosition=emptyScalarPosition}}),require_compose_node=_4___commonJS({"no\
de_modules/yaml/dist/compose/compose-node.js"(exports){"use strict";_3_init_node_22();var Alias=require_Alias(),identity=require_identity(),composeCollection=require_compose_collection(),
composeScalar=require_compose_scalar(),resolveEnd=require_resolve_end(),utilEmptyScalarPosition=require_util_empty_scalar_position(),CN={composeNode,composeEmptyNode};
function composeNode(ctx,token,props,onError){let atKey=ctx.atKey,{spaceBefore,comment,anchor,tag}=props,node,isSrcToken=!0;switch(token.type){case"alias":node=
composeAlias(ctx,token,onError),(anchor||tag)&&onError(token,"ALIAS_PROPS","An alias node must not specify any properties");break;case"scalar":case"single-quote\
d-scalar":case"double-quoted-scalar":case"block-scalar":node=composeScalar.composeScalar(ctx,token,tag,onError),anchor&&(node.anchor=anchor.source.substring(1));
break;case"block-map":case"block-seq":case"flow-collection":try{node=composeCollection.composeCollection(CN,ctx,token,props,onError),anchor&&(node.anchor=anchor.
source.substring(1))}catch(error){let message=error instanceof Error?error.message:String(error);onError(token,"RESOURCE_EXHAUSTION",message)}break;default:{let message=token.
type==="error"?token.message:`Unsupported token (type: ${token.type})`;onError(token,"UNEXPECTED_TOKEN",message),isSrcToken=!1}}return node??(node=composeEmptyNode(
ctx,token.offset,void 0,null,props,onError)),anchor&&node.anchor===""&&onError(anchor,"BAD_ALIAS","Anchor cannot be an empty string"),atKey&&ctx.options.stringKeys&&
(!identity.isScalar(node)||typeof node.value!="string"||node.tag&&node.tag!=="tag:yaml.org,2002:str")&&onError(tag??token,"NON_STRING_KEY","With stringKeys, all\
 keys must be strings"),spaceBefore&&(node.spaceBefore=!0),comment&&(token.type==="scalar"&&token.source===""?node.comment=comment:node.commentBefore=comment),ctx.
options.keepSourceTokens&&isSrcToken&&(node.srcToken=token),node}function composeEmptyNode(ctx,offset,before,pos,{spaceBefore,comment,anchor,tag,end},onError){let token={
type:"scalar",offset:utilEmptyScalarPosition.emptyScalarPosition(offset,before,pos),indent:-1,source:""},node=composeScalar.composeScalar(ctx,token,tag,onError);
return anchor&&(node.anchor=anchor.source.substring(1),node.anchor===""&&onError(anchor,"BAD_ALIAS","Anchor cannot be an empty string")),spaceBefore&&(node.spaceBefore=
!0),comment&&(node.comment=comment,node.range[2]=end),node}function composeAlias({options},{offset,source,end},onError){let alias=new Alias.Alias(source.substring(
1));alias.source===""&&onError(offset,"BAD_ALIAS","Alias cannot be an empty string"),alias.source.endsWith(":")&&onError(offset+source.length-1,"BAD_ALIAS","Ali\
as ending in : is ambiguous",!0);let valueEnd=offset+source.length,re=resolveEnd.resolveEnd(end,valueEnd,options.strict,onError);return alias.range=[offset,valueEnd,
re.offset],re.comment&&(alias.comment=re.comment),alias}exports.composeEmptyNode=composeEmptyNode,exports.composeNode=composeNode}}),require_compose_doc=_4___commonJS(
{"node_modules/yaml/dist/compose/compose-doc.js"(exports){"use strict";_3_init_node_22();var Document=require_Document(),composeNode=require_compose_node(),resolveEnd=require_resolve_end(),
resolveProps=require_resolve_props();function composeDoc(options,directives,{offset,start,value,end},onError){let opts=Object.assign({_directives:directives},options),
doc=new Document.Document(void 0,opts),ctx={atKey:!1,atRoot:!0,directives:doc.directives,options:doc.options,schema:doc.schema},props=resolveProps.resolveProps(
start,{indicator:"doc-start",next:value??end?.[0],offset,onError,parentIndent:0,startOnNewline:!0});props.found&&(doc.directives.docStart=!0,value&&(value.type===
"block-map"||value.type==="block-seq")&&!props.hasNewline&&onError(props.end,"MISSING_CHAR","Block collection cannot start on same line with directives-end mark\
er")),doc.contents=value?composeNode.composeNode(ctx,value,props,onError):composeNode.composeEmptyNode(ctx,props.end,start,null,props,onError);let contentEnd=doc.
contents.range[2],re=resolveEnd.resolveEnd(end,contentEnd,!1,onError);return re.comment&&(doc.comment=re.comment),doc.range=[offset,contentEnd,re.offset],doc}exports.
composeDoc=composeDoc}}),require_composer=_4___commonJS({"node_modules/yaml/dist/compose/composer.js"(exports){"use strict";_3_init_node_22();var node_process=_4___require(
"process"),directives=require_directives(),Document=require_Document(),errors=require_errors(),identity=require_identity(),composeDoc=require_compose_doc(),resolveEnd=require_resolve_end();
function getErrorPos(src){if(typeof src=="number")return[src,src+1];if(Array.isArray(src))return src.length===2?src:[src[0],src[1]];let{offset,source}=src;return[
offset,offset+(typeof source=="string"?source.length:1)]}function parsePrelude(prelude){let comment="",atComment=!1,afterEmptyLine=!1;for(let i=0;i<prelude.length;++i){
let source=prelude[i];switch(source[0]){case"#":comment+=(comment===""?"":afterEmptyLine?`

`:`
`)+(source.substring(1)||" "),atComment=!0,afterEmptyLine=!1;break;case"%":prelude[i+1]?.[0]!=="#"&&(i+=1),atComment=!1;break;default:atComment||(afterEmptyLine=
!0),atComment=!1}}return{comment,afterEmptyLine}}var Composer=class{constructor(options={}){this.doc=null,this.atDirectives=!1,this.prelude=[],this.errors=[],this.
warnings=[],this.onError=(source,code,message,warning)=>{let pos=getErrorPos(source);warning?this.warnings.push(new errors.YAMLWarning(pos,code,message)):this.errors.
push(new errors.YAMLParseError(pos,code,message))},this.directives=new directives.Directives({version:options.version||"1.2"}),this.options=options}decorate(doc,afterDoc){
let{comment,afterEmptyLine}=parsePrelude(this.prelude);if(comment){let dc=doc.contents;if(afterDoc)doc.comment=doc.comment?`${doc.comment}
${comment}`:comment;else if(afterEmptyLine||doc.directives.docStart||!dc)doc.commentBefore=comment;else if(identity.isCollection(dc)&&!dc.flow&&dc.items.length>
0){let it=dc.items[0];identity.isPair(it)&&(it=it.key);let cb=it.commentBefore;it.commentBefore=cb?`${comment}
${cb}`:comment}else{let cb=dc.commentBefore;dc.commentBefore=cb?`${comment}
${cb}`:comment}}if(afterDoc){for(let i=0;i<this.errors.length;++i)doc.errors.push(this.errors[i]);for(let i=0;i<this.warnings.length;++i)doc.warnings.push(this.
warnings[i])}else doc.errors=this.errors,doc.warnings=this.warnings;this.prelude=[],this.errors=[],this.warnings=[]}streamInfo(){return{comment:parsePrelude(this.
prelude).comment,directives:this.directives,errors:this.errors,warnings:this.warnings}}*compose(tokens,forceDoc=!1,endOffset=-1){for(let token of tokens)yield*this.
next(token);yield*this.end(forceDoc,endOffset)}*next(token){switch(node_process.env.LOG_STREAM&&console.dir(token,{depth:null}),token.type){case"directive":this.
directives.add(token.source,(offset,message,warning)=>{let pos=getErrorPos(token);pos[0]+=offset,this.onError(pos,"BAD_DIRECTIVE",message,warning)}),this.prelude.
push(token.source),this.atDirectives=!0;break;case"document":{let doc=composeDoc.composeDoc(this.options,this.directives,token,this.onError);this.atDirectives&&
!doc.directives.docStart&&this.onError(token,"MISSING_CHAR","Missing directives-end/doc-start indicator line"),this.decorate(doc,!1),this.doc&&(yield this.doc),
this.doc=doc,this.atDirectives=!1;break}case"byte-order-mark":case"space":break;case"comment":case"newline":this.prelude.push(token.source);break;case"error":{let msg=token.
source?`${token.message}: ${JSON.stringify(token.source)}`:token.message,error=new errors.YAMLParseError(getErrorPos(token),"UNEXPECTED_TOKEN",msg);this.atDirectives||
!this.doc?this.errors.push(error):this.doc.errors.push(error);break}case"doc-end":{if(!this.doc){let msg="Unexpected doc-end without preceding document";this.errors.
push(new errors.YAMLParseError(getErrorPos(token),"UNEXPECTED_TOKEN",msg));break}this.doc.directives.docEnd=!0;let end=resolveEnd.resolveEnd(token.end,token.offset+
token.source.length,this.doc.options.strict,this.onError);if(this.decorate(this.doc,!0),end.comment){let dc=this.doc.comment;this.doc.comment=dc?`${dc}
${end.comment}`:end.comment}this.doc.range[2]=end.offset;break}default:this.errors.push(new errors.YAMLParseError(getErrorPos(token),"UNEXPECTED_TOKEN",`Unsuppo\
rted token ${token.type}`))}}*end(forceDoc=!1,endOffset=-1){if(this.doc)this.decorate(this.doc,!0),yield this.doc,this.doc=null;else if(forceDoc){let opts=Object.
assign({_directives:this.directives},this.options),doc=new Document.Document(void 0,opts);this.atDirectives&&this.onError(endOffset,"MISSING_CHAR","Missing dire\
ctives-end indicator line"),doc.range=[0,endOffset,endOffset],this.decorate(doc,!1),yield doc}}};exports.Composer=Composer}}),require_cst_scalar=_4___commonJS({
"node_modules/yaml/dist/parse/cst-scalar.js"(exports){"use strict";_3_init_node_22();var resolveBlockScalar=require_resolve_block_scalar(),resolveFlowScalar=require_resolve_flow_scalar(),
errors=require_errors(),stringifyString=require_stringifyString();function resolveAsScalar(token,strict=!0,onError){if(token){let _onError=(pos,code,message)=>{
let offset=typeof pos=="number"?pos:Array.isArray(pos)?pos[0]:pos.offset;if(onError)onError(offset,code,message);else throw new errors.YAMLParseError([offset,offset+
1],code,message)};switch(token.type){case"scalar":case"single-quoted-scalar":case"double-quoted-scalar":return resolveFlowScalar.resolveFlowScalar(token,strict,
_onError);case"block-scalar":return resolveBlockScalar.resolveBlockScalar({options:{strict}},token,_onError)}}return null}function createScalarToken(value,context){
let{implicitKey=!1,indent,inFlow=!1,offset=-1,type="PLAIN"}=context,source=stringifyString.stringifyString({type,value},{implicitKey,indent:indent>0?" ".repeat(
indent):"",inFlow,options:{blockQuote:!0,lineWidth:-1}}),end=context.end??[{type:"newline",offset:-1,indent,source:`
`}];switch(source[0]){case"|":case">":{let he=source.indexOf(`
`),head=source.substring(0,he),body=source.substring(he+1)+`
`,props=[{type:"block-scalar-header",offset,indent,source:head}];return addEndtoBlockProps(props,end)||props.push({type:"newline",offset:-1,indent,source:`
`}),{type:"block-scalar",offset,indent,props,source:body}}case'"':return{type:"double-quoted-scalar",offset,indent,source,end};case"'":return{type:"single-quote\
d-scalar",offset,indent,source,end};default:return{type:"scalar",offset,indent,source,end}}}function setScalarValue(token,value,context={}){let{afterKey=!1,implicitKey=!1,
inFlow=!1,type}=context,indent="indent"in token?token.indent:null;if(afterKey&&typeof indent=="number"&&(indent+=2),!type)switch(token.type){case"single-quoted-\
scalar":type="QUOTE_SINGLE";break;case"double-quoted-scalar":type="QUOTE_DOUBLE";break;case"block-scalar":{let header=token.props[0];if(header.type!=="block-sca\
lar-header")throw new Error("Invalid block scalar header");type=header.source[0]===">"?"BLOCK_FOLDED":"BLOCK_LITERAL";break}default:type="PLAIN"}let source=stringifyString.
stringifyString({type,value},{implicitKey:implicitKey||indent===null,indent:indent!==null&&indent>0?" ".repeat(indent):"",inFlow,options:{blockQuote:!0,lineWidth:-1}});
switch(source[0]){case"|":case">":setBlockScalarValue(token,source);break;case'"':setFlowScalarValue(token,source,"double-quoted-scalar");break;case"'":setFlowScalarValue(
token,source,"single-quoted-scalar");break;default:setFlowScalarValue(token,source,"scalar")}}function setBlockScalarValue(token,source){let he=source.indexOf(`\

`),head=source.substring(0,he),body=source.substring(he+1)+`
`;if(token.type==="block-scalar"){let header=token.props[0];if(header.type!=="block-scalar-header")throw new Error("Invalid block scalar header");header.source=
head,token.source=body}else{let{offset}=token,indent="indent"in token?token.indent:-1,props=[{type:"block-scalar-header",offset,indent,source:head}];addEndtoBlockProps(
props,"end"in token?token.end:void 0)||props.push({type:"newline",offset:-1,indent,source:`
`});for(let key of Object.keys(token))key!=="type"&&key!=="offset"&&delete token[key];Object.assign(token,{type:"block-scalar",indent,props,source:body})}}function addEndtoBlockProps(props,end){
if(end)for(let st of end)switch(st.type){case"space":case"comment":props.push(st);break;case"newline":return props.push(st),!0}return!1}function setFlowScalarValue(token,source,type){
switch(token.type){case"scalar":case"double-quoted-scalar":case"single-quoted-scalar":token.type=type,token.source=source;break;case"block-scalar":{let end=token.
props.slice(1),oa=source.length;token.props[0].type==="block-scalar-header"&&(oa-=token.props[0].source.length);for(let tok of end)tok.offset+=oa;delete token.props,
Object.assign(token,{type,source,end});break}case"block-map":case"block-seq":{let nl={type:"newline",offset:token.offset+source.length,indent:token.indent,source:`\

`};delete token.items,Object.assign(token,{type,source,end:[nl]});break}default:{let indent="indent"in token?token.indent:-1,end="end"in token&&Array.isArray(token.
end)?token.end.filter(st=>st.type==="space"||st.type==="comment"||st.type==="newline"):[];for(let key of Object.keys(token))key!=="type"&&key!=="offset"&&delete token[key];
Object.assign(token,{type,indent,source,end})}}}exports.createScalarToken=createScalarToken,exports.resolveAsScalar=resolveAsScalar,exports.setScalarValue=setScalarValue}}),
require_cst_stringify=_4___commonJS({"node_modules/yaml/dist/parse/cst-stringify.js"(exports){"use strict";_3_init_node_22();var stringify=cst=>"type"in cst?stringifyToken(
cst):stringifyItem(cst);function stringifyToken(token){switch(token.type){case"block-scalar":{let res="";for(let tok of token.props)res+=stringifyToken(tok);return res+
token.source}case"block-map":case"block-seq":{let res="";for(let item of token.items)res+=stringifyItem(item);return res}case"flow-collection":{let res=token.start.
source;for(let item of token.items)res+=stringifyItem(item);for(let st of token.end)res+=st.source;return res}case"document":{let res=stringifyItem(token);if(token.
end)for(let st of token.end)res+=st.source;return res}default:{let res=token.source;if("end"in token&&token.end)for(let st of token.end)res+=st.source;return res}}}
function stringifyItem({start,key,sep,value}){let res="";for(let st of start)res+=st.source;if(key&&(res+=stringifyToken(key)),sep)for(let st of sep)res+=st.source;
return value&&(res+=stringifyToken(value)),res}exports.stringify=stringify}}),require_cst_visit=_4___commonJS({"node_modules/yaml/dist/parse/cst-visit.js"(exports){
"use strict";_3_init_node_22();var BREAK=Symbol("break visit"),SKIP=Symbol("skip children"),REMOVE=Symbol("remove item");function visit3(cst,visitor){"type"in cst&&
cst.type==="document"&&(cst={start:cst.start,value:cst.value}),_visit(Object.freeze([]),cst,visitor)}visit3.BREAK=BREAK,visit3.SKIP=SKIP,visit3.REMOVE=REMOVE,visit3.
itemAtPath=(cst,path)=>{let item=cst;for(let[field,index]of path){let tok=item?.[field];if(tok&&"items"in tok)item=tok.items[index];else return}return item},visit3.
parentCollection=(cst,path)=>{let parent=visit3.itemAtPath(cst,path.slice(0,-1)),field=path[path.length-1][0],coll=parent?.[field];if(coll&&"items"in coll)return coll;
throw new Error("Parent collection not found")};function _visit(path,item,visitor){let ctrl=visitor(item,path);if(typeof ctrl=="symbol")return ctrl;for(let field of[
"key","value"]){let token=item[field];if(token&&"items"in token){for(let i=0;i<token.items.length;++i){let ci=_visit(Object.freeze(path.concat([[field,i]])),token.
items[i],visitor);if(typeof ci=="number")i=ci-1;else{if(ci===BREAK)return BREAK;ci===REMOVE&&(token.items.splice(i,1),i-=1)}}typeof ctrl=="function"&&field==="k\
ey"&&(ctrl=ctrl(item,path))}}return typeof ctrl=="function"?ctrl(item,path):ctrl}exports.visit=visit3}}),require_cst=_4___commonJS({"node_modules/yaml/dist/pars\
e/cst.js"(exports){"use strict";_3_init_node_22();var cstScalar=require_cst_scalar(),cstStringify=require_cst_stringify(),cstVisit=require_cst_visit(),BOM="\uFEFF",
DOCUMENT="",FLOW_END="",SCALAR="",isCollection=token=>!!token&&"items"in token,isScalar=token=>!!token&&(token.type==="scalar"||token.type==="single-quoted-s\
calar"||token.type==="double-quoted-scalar"||token.type==="block-scalar");function prettyToken(token){switch(token){case BOM:return"<BOM>";case DOCUMENT:return"\
<DOC>";case FLOW_END:return"<FLOW_END>";case SCALAR:return"<SCALAR>";default:return JSON.stringify(token)}}function tokenType(source){switch(source){case BOM:return"\
byte-order-mark";case DOCUMENT:return"doc-mode";case FLOW_END:return"flow-error-end";case SCALAR:return"scalar";case"---":return"doc-start";case"...":return"doc\
-end";case"":case`
`:case`\r
`:return"newline";case"-":return"seq-item-ind";case"?":return"explicit-key-ind";case":":return"map-value-ind";case"{":return"flow-map-start";case"}":return"flow\
-map-end";case"[":return"flow-seq-start";case"]":return"flow-seq-end";case",":return"comma"}switch(source[0]){case" ":case"	":return"space";case"#":return"comme\
nt";case"%":return"directive-line";case"*":return"alias";case"&":return"anchor";case"!":return"tag";case"'":return"single-quoted-scalar";case'"':return"double-q\
uoted-scalar";case"|":case">":return"block-scalar-header"}return null}exports.createScalarToken=cstScalar.createScalarToken,exports.resolveAsScalar=cstScalar.resolveAsScalar,
exports.setScalarValue=cstScalar.setScalarValue,exports.stringify=cstStringify.stringify,exports.visit=cstVisit.visit,exports.BOM=BOM,exports.DOCUMENT=DOCUMENT,
exports.FLOW_END=FLOW_END,exports.SCALAR=SCALAR,exports.isCollection=isCollection,exports.isScalar=isScalar,exports.prettyToken=prettyToken,exports.tokenType=tokenType}}),
require_lexer=_4___commonJS({"node_modules/yaml/dist/parse/lexer.js"(exports){"use strict";_3_init_node_22();var cst=require_cst();function isEmpty(ch){switch(ch){case void 0:case"\
 ":case`
`:case"\r":case"	":return!0;default:return!1}}var hexDigits=new Set("0123456789ABCDEFabcdef"),tagChars=new Set("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijkl\
mnopqrstuvwxyz-#;/?:@&=+$_.!~*'()"),flowIndicatorChars=new Set(",[]{}"),invalidAnchorChars=new Set(` ,[]{}
\r	`),isNotAnchorChar=ch=>!ch||invalidAnchorChars.has(ch),Lexer=class{constructor(){this.atEnd=!1,this.blockScalarIndent=-1,this.blockScalarKeep=!1,this.buffer=
"",this.flowKey=!1,this.flowLevel=0,this.indentNext=0,this.indentValue=0,this.lineEndPos=null,this.next=null,this.pos=0}*lex(source,incomplete=!1){if(source){if(typeof source!=
"string")throw TypeError("source is not a string");this.buffer=this.buffer?this.buffer+source:source,this.lineEndPos=null}this.atEnd=!incomplete;let next=this.next??
"stream";for(;next&&(incomplete||this.hasChars(1));)next=yield*this.parseNext(next)}atLineEnd(){let i=this.pos,ch=this.buffer[i];for(;ch===" "||ch==="	";)ch=this.
buffer[++i];return!ch||ch==="#"||ch===`
`?!0:ch==="\r"?this.buffer[i+1]===`
`:!1}charAt(n){return this.buffer[this.pos+n]}continueScalar(offset){let ch=this.buffer[offset];if(this.indentNext>0){let indent=0;for(;ch===" ";)ch=this.buffer[++indent+
offset];if(ch==="\r"){let next=this.buffer[indent+offset+1];if(next===`
`||!next&&!this.atEnd)return offset+indent+1}return ch===`
`||indent>=this.indentNext||!ch&&!this.atEnd?offset+indent:-1}if(ch==="-"||ch==="."){let dt=this.buffer.substr(offset,3);if((dt==="---"||dt==="...")&&isEmpty(this.
buffer[offset+3]))return-1}return offset}getLine(){let end=this.lineEndPos;return(typeof end!="number"||end!==-1&&end<this.pos)&&(end=this.buffer.indexOf(`
`,this.pos),this.lineEndPos=end),end===-1?this.atEnd?this.buffer.substring(this.pos):null:(this.buffer[end-1]==="\r"&&(end-=1),this.buffer.substring(this.pos,end))}hasChars(n){
return this.pos+n<=this.buffer.length}setNext(state){return this.buffer=this.buffer.substring(this.pos),this.pos=0,this.lineEndPos=null,this.next=state,null}peek(n){
return this.buffer.substr(this.pos,n)}*parseNext(next){switch(next){case"stream":return yield*this.parseStream();case"line-start":return yield*this.parseLineStart();case"\
block-start":return yield*this.parseBlockStart();case"doc":return yield*this.parseDocument();case"flow":return yield*this.parseFlowCollection();case"quoted-scal\
ar":return yield*this.parseQuotedScalar();case"block-scalar":return yield*this.parseBlockScalar();case"plain-scalar":return yield*this.parsePlainScalar()}}*parseStream(){
let line=this.getLine();if(line===null)return this.setNext("stream");if(line[0]===cst.BOM&&(yield*this.pushCount(1),line=line.substring(1)),line[0]==="%"){let dirEnd=line.
length,cs=line.indexOf("#");for(;cs!==-1;){let ch=line[cs-1];if(ch===" "||ch==="	"){dirEnd=cs-1;break}else cs=line.indexOf("#",cs+1)}for(;;){let ch=line[dirEnd-
1];if(ch===" "||ch==="	")dirEnd-=1;else break}let n=(yield*this.pushCount(dirEnd))+(yield*this.pushSpaces(!0));return yield*this.pushCount(line.length-n),this.pushNewline(),
"stream"}if(this.atLineEnd()){let sp=yield*this.pushSpaces(!0);return yield*this.pushCount(line.length-sp),yield*this.pushNewline(),"stream"}return yield cst.DOCUMENT,
yield*this.parseLineStart()}*parseLineStart(){let ch=this.charAt(0);if(!ch&&!this.atEnd)return this.setNext("line-start");if(ch==="-"||ch==="."){if(!this.atEnd&&
!this.hasChars(4))return this.setNext("line-start");let s=this.peek(3);if((s==="---"||s==="...")&&isEmpty(this.charAt(3)))return yield*this.pushCount(3),this.indentValue=
0,this.indentNext=0,s==="---"?"doc":"stream"}return this.indentValue=yield*this.pushSpaces(!1),this.indentNext>this.indentValue&&!isEmpty(this.charAt(1))&&(this.
indentNext=this.indentValue),yield*this.parseBlockStart()}*parseBlockStart(){let[ch0,ch1]=this.peek(2);if(!ch1&&!this.atEnd)return this.setNext("block-start");if((ch0===
"-"||ch0==="?"||ch0===":")&&isEmpty(ch1)){let n=(yield*this.pushCount(1))+(yield*this.pushSpaces(!0));return this.indentNext=this.indentValue+1,this.indentValue+=
n,"block-start"}return"doc"}*parseDocument(){yield*this.pushSpaces(!0);let line=this.getLine();if(line===null)return this.setNext("doc");let n=yield*this.pushIndicators();
switch(line[n]){case"#":yield*this.pushCount(line.length-n);case void 0:return yield*this.pushNewline(),yield*this.parseLineStart();case"{":case"[":return yield*this.
pushCount(1),this.flowKey=!1,this.flowLevel=1,"flow";case"}":case"]":return yield*this.pushCount(1),"doc";case"*":return yield*this.pushUntil(isNotAnchorChar),"\
doc";case'"':case"'":return yield*this.parseQuotedScalar();case"|":case">":return n+=yield*this.parseBlockScalarHeader(),n+=yield*this.pushSpaces(!0),yield*this.
pushCount(line.length-n),yield*this.pushNewline(),yield*this.parseBlockScalar();default:return yield*this.parsePlainScalar()}}*parseFlowCollection(){let nl,sp,indent=-1;
do nl=yield*this.pushNewline(),nl>0?(sp=yield*this.pushSpaces(!1),this.indentValue=indent=sp):sp=0,sp+=yield*this.pushSpaces(!0);while(nl+sp>0);let line=this.getLine();
if(line===null)return this.setNext("flow");if((indent!==-1&&indent<this.indentNext&&line[0]!=="#"||indent===0&&(line.startsWith("---")||line.startsWith("..."))&&
isEmpty(line[3]))&&!(indent===this.indentNext-1&&this.flowLevel===1&&(line[0]==="]"||line[0]==="}")))return this.flowLevel=0,yield cst.FLOW_END,yield*this.parseLineStart();
let n=0;for(;line[n]===",";)n+=yield*this.pushCount(1),n+=yield*this.pushSpaces(!0),this.flowKey=!1;switch(n+=yield*this.pushIndicators(),line[n]){case void 0:return"\
flow";case"#":return yield*this.pushCount(line.length-n),"flow";case"{":case"[":return yield*this.pushCount(1),this.flowKey=!1,this.flowLevel+=1,"flow";case"}":case"\
]":return yield*this.pushCount(1),this.flowKey=!0,this.flowLevel-=1,this.flowLevel?"flow":"doc";case"*":return yield*this.pushUntil(isNotAnchorChar),"flow";case'\
"':case"'":return this.flowKey=!0,yield*this.parseQuotedScalar();case":":{let next=this.charAt(1);if(this.flowKey||isEmpty(next)||next===",")return this.flowKey=
!1,yield*this.pushCount(1),yield*this.pushSpaces(!0),"flow"}default:return this.flowKey=!1,yield*this.parsePlainScalar()}}*parseQuotedScalar(){let quote=this.charAt(
0),end=this.buffer.indexOf(quote,this.pos+1);if(quote==="'")for(;end!==-1&&this.buffer[end+1]==="'";)end=this.buffer.indexOf("'",end+2);else for(;end!==-1;){let n=0;
for(;this.buffer[end-1-n]==="\\";)n+=1;if(n%2===0)break;end=this.buffer.indexOf('"',end+1)}let qb=this.buffer.substring(0,end),nl=qb.indexOf(`
`,this.pos);if(nl!==-1){for(;nl!==-1;){let cs=this.continueScalar(nl+1);if(cs===-1)break;nl=qb.indexOf(`
`,cs)}nl!==-1&&(end=nl-(qb[nl-1]==="\r"?2:1))}if(end===-1){if(!this.atEnd)return this.setNext("quoted-scalar");end=this.buffer.length}return yield*this.pushToIndex(
end+1,!1),this.flowLevel?"flow":"doc"}*parseBlockScalarHeader(){this.blockScalarIndent=-1,this.blockScalarKeep=!1;let i=this.pos;for(;;){let ch=this.buffer[++i];
if(ch==="+")this.blockScalarKeep=!0;else if(ch>"0"&&ch<="9")this.blockScalarIndent=Number(ch)-1;else if(ch!=="-")break}return yield*this.pushUntil(ch=>isEmpty(ch)||
ch==="#")}*parseBlockScalar(){let nl=this.pos-1,indent=0,ch;loop:for(let i2=this.pos;ch=this.buffer[i2];++i2)switch(ch){case" ":indent+=1;break;case`
`:nl=i2,indent=0;break;case"\r":{let next=this.buffer[i2+1];if(!next&&!this.atEnd)return this.setNext("block-scalar");if(next===`
`)break}default:break loop}if(!ch&&!this.atEnd)return this.setNext("block-scalar");if(indent>=this.indentNext){this.blockScalarIndent===-1?this.indentNext=indent:
this.indentNext=this.blockScalarIndent+(this.indentNext===0?1:this.indentNext);do{let cs=this.continueScalar(nl+1);if(cs===-1)break;nl=this.buffer.indexOf(`
`,cs)}while(nl!==-1);if(nl===-1){if(!this.atEnd)return this.setNext("block-scalar");nl=this.buffer.length}}let i=nl+1;for(ch=this.buffer[i];ch===" ";)ch=this.buffer[++i];
if(ch==="	"){for(;ch==="	"||ch===" "||ch==="\r"||ch===`
`;)ch=this.buffer[++i];nl=i-1}else if(!this.blockScalarKeep)do{let i2=nl-1,ch2=this.buffer[i2];ch2==="\r"&&(ch2=this.buffer[--i2]);let lastChar=i2;for(;ch2===" ";)
ch2=this.buffer[--i2];if(ch2===`
`&&i2>=this.pos&&i2+1+indent>lastChar)nl=i2;else break}while(!0);return yield cst.SCALAR,yield*this.pushToIndex(nl+1,!0),yield*this.parseLineStart()}*parsePlainScalar(){
let inFlow=this.flowLevel>0,end=this.pos-1,i=this.pos-1,ch;for(;ch=this.buffer[++i];)if(ch===":"){let next=this.buffer[i+1];if(isEmpty(next)||inFlow&&flowIndicatorChars.
has(next))break;end=i}else if(isEmpty(ch)){let next=this.buffer[i+1];if(ch==="\r"&&(next===`
`?(i+=1,ch=`
`,next=this.buffer[i+1]):end=i),next==="#"||inFlow&&flowIndicatorChars.has(next))break;if(ch===`
`){let cs=this.continueScalar(i+1);if(cs===-1)break;i=Math.max(i,cs-2)}}else{if(inFlow&&flowIndicatorChars.has(ch))break;end=i}return!ch&&!this.atEnd?this.setNext(
"plain-scalar"):(yield cst.SCALAR,yield*this.pushToIndex(end+1,!0),inFlow?"flow":"doc")}*pushCount(n){return n>0?(yield this.buffer.substr(this.pos,n),this.pos+=
n,n):0}*pushToIndex(i,allowEmpty){let s=this.buffer.slice(this.pos,i);return s?(yield s,this.pos+=s.length,s.length):(allowEmpty&&(yield""),0)}*pushIndicators(){
let n=0;loop:for(;;){switch(this.charAt(0)){case"!":n+=yield*this.pushTag(),n+=yield*this.pushSpaces(!0);continue loop;case"&":n+=yield*this.pushUntil(isNotAnchorChar),
n+=yield*this.pushSpaces(!0);continue loop;case"-":case"?":case":":{let inFlow=this.flowLevel>0,ch1=this.charAt(1);if(isEmpty(ch1)||inFlow&&flowIndicatorChars.has(
ch1)){inFlow?this.flowKey&&(this.flowKey=!1):this.indentNext=this.indentValue+1,n+=yield*this.pushCount(1),n+=yield*this.pushSpaces(!0);continue loop}}}break loop}
return n}*pushTag(){if(this.charAt(1)==="<"){let i=this.pos+2,ch=this.buffer[i];for(;!isEmpty(ch)&&ch!==">";)ch=this.buffer[++i];return yield*this.pushToIndex(ch===
">"?i+1:i,!1)}else{let i=this.pos+1,ch=this.buffer[i];for(;ch;)if(tagChars.has(ch))ch=this.buffer[++i];else if(ch==="%"&&hexDigits.has(this.buffer[i+1])&&hexDigits.
has(this.buffer[i+2]))ch=this.buffer[i+=3];else break;return yield*this.pushToIndex(i,!1)}}*pushNewline(){let ch=this.buffer[this.pos];return ch===`
`?yield*this.pushCount(1):ch==="\r"&&this.charAt(1)===`
`?yield*this.pushCount(2):0}*pushSpaces(allowTabs){let i=this.pos-1,ch;do ch=this.buffer[++i];while(ch===" "||allowTabs&&ch==="	");let n=i-this.pos;return n>0&&
(yield this.buffer.substr(this.pos,n),this.pos=i),n}*pushUntil(test){let i=this.pos,ch=this.buffer[i];for(;!test(ch);)ch=this.buffer[++i];return yield*this.pushToIndex(
i,!1)}};exports.Lexer=Lexer}}),require_line_counter=_4___commonJS({"node_modules/yaml/dist/parse/line-counter.js"(exports){"use strict";_3_init_node_22();var LineCounter=class{constructor(){
this.lineStarts=[],this.addNewLine=offset=>this.lineStarts.push(offset),this.linePos=offset=>{let low=0,high=this.lineStarts.length;for(;low<high;){let mid=low+
high>>1;this.lineStarts[mid]<offset?low=mid+1:high=mid}if(this.lineStarts[low]===offset)return{line:low+1,col:1};if(low===0)return{line:0,col:offset};let start=this.
lineStarts[low-1];return{line:low,col:offset-start+1}}}};exports.LineCounter=LineCounter}}),require_parser=_4___commonJS({"node_modules/yaml/dist/parse/parser.j\
s"(exports){"use strict";_3_init_node_22();var node_process=_4___require("process"),cst=require_cst(),lexer=require_lexer();function includesToken(list,type){for(let i=0;i<
list.length;++i)if(list[i].type===type)return!0;return!1}function findNonEmptyIndex(list){for(let i=0;i<list.length;++i)switch(list[i].type){case"space":case"co\
mment":case"newline":break;default:return i}return-1}function isFlowToken(token){switch(token?.type){case"alias":case"scalar":case"single-quoted-scalar":case"do\
uble-quoted-scalar":case"flow-collection":return!0;default:return!1}}function getPrevProps(parent){switch(parent.type){case"document":return parent.start;case"b\
lock-map":{let it=parent.items[parent.items.length-1];return it.sep??it.start}case"block-seq":return parent.items[parent.items.length-1].start;default:return[]}}
function getFirstKeyStartProps(prev){if(prev.length===0)return[];let i=prev.length;loop:for(;--i>=0;)switch(prev[i].type){case"doc-start":case"explicit-key-ind":case"\
map-value-ind":case"seq-item-ind":case"newline":break loop}for(;prev[++i]?.type==="space";);return prev.splice(i,prev.length)}function arrayPushArray(target,source){
if(source.length<1e5)Array.prototype.push.apply(target,source);else for(let i=0;i<source.length;++i)target.push(source[i])}function fixFlowSeqItems(fc){if(fc.start.
type==="flow-seq-start")for(let it of fc.items)it.sep&&!it.value&&!includesToken(it.start,"explicit-key-ind")&&!includesToken(it.sep,"map-value-ind")&&(it.key&&
(it.value=it.key),delete it.key,isFlowToken(it.value)?it.value.end?arrayPushArray(it.value.end,it.sep):it.value.end=it.sep:arrayPushArray(it.start,it.sep),delete it.
sep)}var Parser=class{constructor(onNewLine){this.atNewLine=!0,this.atScalar=!1,this.indent=0,this.offset=0,this.onKeyLine=!1,this.stack=[],this.source="",this.
type="",this.lexer=new lexer.Lexer,this.onNewLine=onNewLine}*parse(source,incomplete=!1){this.onNewLine&&this.offset===0&&this.onNewLine(0);for(let lexeme of this.
lexer.lex(source,incomplete))yield*this.next(lexeme);incomplete||(yield*this.end())}*next(source){if(this.source=source,node_process.env.LOG_TOKENS&&console.log(
"|",cst.prettyToken(source)),this.atScalar){this.atScalar=!1,yield*this.step(),this.offset+=source.length;return}let type=cst.tokenType(source);if(type)if(type===
"scalar")this.atNewLine=!1,this.atScalar=!0,this.type="scalar";else{switch(this.type=type,yield*this.step(),type){case"newline":this.atNewLine=!0,this.indent=0,
this.onNewLine&&this.onNewLine(this.offset+source.length);break;case"space":this.atNewLine&&source[0]===" "&&(this.indent+=source.length);break;case"explicit-ke\
y-ind":case"map-value-ind":case"seq-item-ind":this.atNewLine&&(this.indent+=source.length);break;case"doc-mode":case"flow-error-end":return;default:this.atNewLine=
!1}this.offset+=source.length}else{let message=`Not a YAML token: ${source}`;yield*this.pop({type:"error",offset:this.offset,message,source}),this.offset+=source.
length}}*end(){for(;this.stack.length>0;)yield*this.pop()}get sourceToken(){return{type:this.type,offset:this.offset,indent:this.indent,source:this.source}}*step(){
let top=this.peek(1);if(this.type==="doc-end"&&top?.type!=="doc-end"){for(;this.stack.length>0;)yield*this.pop();this.stack.push({type:"doc-end",offset:this.offset,
source:this.source});return}if(!top)return yield*this.stream();switch(top.type){case"document":return yield*this.document(top);case"alias":case"scalar":case"sin\
gle-quoted-scalar":case"double-quoted-scalar":return yield*this.scalar(top);case"block-scalar":return yield*this.blockScalar(top);case"block-map":return yield*this.
blockMap(top);case"block-seq":return yield*this.blockSequence(top);case"flow-collection":return yield*this.flowCollection(top);case"doc-end":return yield*this.documentEnd(
top)}yield*this.pop()}peek(n){return this.stack[this.stack.length-n]}*pop(error){let token=error??this.stack.pop();if(!token)yield{type:"error",offset:this.offset,
source:"",message:"Tried to pop an empty stack"};else if(this.stack.length===0)yield token;else{let top=this.peek(1);switch(token.type==="block-scalar"?token.indent=
"indent"in top?top.indent:0:token.type==="flow-collection"&&top.type==="document"&&(token.indent=0),token.type==="flow-collection"&&fixFlowSeqItems(token),top.type){case"\
document":top.value=token;break;case"block-scalar":top.props.push(token);break;case"block-map":{let it=top.items[top.items.length-1];if(it.value){top.items.push(
{start:[],key:token,sep:[]}),this.onKeyLine=!0;return}else if(it.sep)it.value=token;else{Object.assign(it,{key:token,sep:[]}),this.onKeyLine=!it.explicitKey;return}
break}case"block-seq":{let it=top.items[top.items.length-1];it.value?top.items.push({start:[],value:token}):it.value=token;break}case"flow-collection":{let it=top.
items[top.items.length-1];!it||it.value?top.items.push({start:[],key:token,sep:[]}):it.sep?it.value=token:Object.assign(it,{key:token,sep:[]});return}default:yield*this.
pop(),yield*this.pop(token)}if((top.type==="document"||top.type==="block-map"||top.type==="block-seq")&&(token.type==="block-map"||token.type==="block-seq")){let last=token.
items[token.items.length-1];last&&!last.sep&&!last.value&&last.start.length>0&&findNonEmptyIndex(last.start)===-1&&(token.indent===0||last.start.every(st=>st.type!==
"comment"||st.indent<token.indent))&&(top.type==="document"?top.end=last.start:top.items.push({start:last.start}),token.items.splice(-1,1))}}}*stream(){switch(this.
type){case"directive-line":yield{type:"directive",offset:this.offset,source:this.source};return;case"byte-order-mark":case"space":case"comment":case"newline":yield this.
sourceToken;return;case"doc-mode":case"doc-start":{let doc={type:"document",offset:this.offset,start:[]};this.type==="doc-start"&&doc.start.push(this.sourceToken),
this.stack.push(doc);return}}yield{type:"error",offset:this.offset,message:`Unexpected ${this.type} token in YAML stream`,source:this.source}}*document(doc){if(doc.
value)return yield*this.lineEnd(doc);switch(this.type){case"doc-start":{findNonEmptyIndex(doc.start)!==-1?(yield*this.pop(),yield*this.step()):doc.start.push(this.
sourceToken);return}case"anchor":case"tag":case"space":case"comment":case"newline":doc.start.push(this.sourceToken);return}let bv=this.startBlockValue(doc);bv?this.
stack.push(bv):yield{type:"error",offset:this.offset,message:`Unexpected ${this.type} token in YAML document`,source:this.source}}*scalar(scalar){if(this.type===
"map-value-ind"){let prev=getPrevProps(this.peek(2)),start=getFirstKeyStartProps(prev),sep;scalar.end?(sep=scalar.end,sep.push(this.sourceToken),delete scalar.end):
sep=[this.sourceToken];let map={type:"block-map",offset:scalar.offset,indent:scalar.indent,items:[{start,key:scalar,sep}]};this.onKeyLine=!0,this.stack[this.stack.
length-1]=map}else yield*this.lineEnd(scalar)}*blockScalar(scalar){switch(this.type){case"space":case"comment":case"newline":scalar.props.push(this.sourceToken);
return;case"scalar":if(scalar.source=this.source,this.atNewLine=!0,this.indent=0,this.onNewLine){let nl=this.source.indexOf(`
`)+1;for(;nl!==0;)this.onNewLine(this.offset+nl),nl=this.source.indexOf(`
`,nl)+1}yield*this.pop();break;default:yield*this.pop(),yield*this.step()}}*blockMap(map){let it=map.items[map.items.length-1];switch(this.type){case"newline":if(this.
onKeyLine=!1,it.value){let end="end"in it.value?it.value.end:void 0;(Array.isArray(end)?end[end.length-1]:void 0)?.type==="comment"?end?.push(this.sourceToken):
map.items.push({start:[this.sourceToken]})}else it.sep?it.sep.push(this.sourceToken):it.start.push(this.sourceToken);return;case"space":case"comment":if(it.value)
map.items.push({start:[this.sourceToken]});else if(it.sep)it.sep.push(this.sourceToken);else{if(this.atIndentedComment(it.start,map.indent)){let end=map.items[map.
items.length-2]?.value?.end;if(Array.isArray(end)){arrayPushArray(end,it.start),end.push(this.sourceToken),map.items.pop();return}}it.start.push(this.sourceToken)}
return}if(this.indent>=map.indent){let atMapIndent=!this.onKeyLine&&this.indent===map.indent,atNextItem=atMapIndent&&(it.sep||it.explicitKey)&&this.type!=="seq-\
item-ind",start=[];if(atNextItem&&it.sep&&!it.value){let nl=[];for(let i=0;i<it.sep.length;++i){let st=it.sep[i];switch(st.type){case"newline":nl.push(i);break;case"\
space":break;case"comment":st.indent>map.indent&&(nl.length=0);break;default:nl.length=0}}nl.length>=2&&(start=it.sep.splice(nl[1]))}switch(this.type){case"anch\
or":case"tag":atNextItem||it.value?(start.push(this.sourceToken),map.items.push({start}),this.onKeyLine=!0):it.sep?it.sep.push(this.sourceToken):it.start.push(this.
sourceToken);return;case"explicit-key-ind":!it.sep&&!it.explicitKey?(it.start.push(this.sourceToken),it.explicitKey=!0):atNextItem||it.value?(start.push(this.sourceToken),
map.items.push({start,explicitKey:!0})):this.stack.push({type:"block-map",offset:this.offset,indent:this.indent,items:[{start:[this.sourceToken],explicitKey:!0}]}),
this.onKeyLine=!0;return;case"map-value-ind":if(it.explicitKey)if(it.sep)if(it.value)map.items.push({start:[],key:null,sep:[this.sourceToken]});else if(includesToken(
it.sep,"map-value-ind"))this.stack.push({type:"block-map",offset:this.offset,indent:this.indent,items:[{start,key:null,sep:[this.sourceToken]}]});else if(isFlowToken(
it.key)&&!includesToken(it.sep,"newline")){let start2=getFirstKeyStartProps(it.start),key=it.key,sep=it.sep;sep.push(this.sourceToken),delete it.key,delete it.sep,
this.stack.push({type:"block-map",offset:this.offset,indent:this.indent,items:[{start:start2,key,sep}]})}else start.length>0?it.sep=it.sep.concat(start,this.sourceToken):
it.sep.push(this.sourceToken);else if(includesToken(it.start,"newline"))Object.assign(it,{key:null,sep:[this.sourceToken]});else{let start2=getFirstKeyStartProps(
it.start);this.stack.push({type:"block-map",offset:this.offset,indent:this.indent,items:[{start:start2,key:null,sep:[this.sourceToken]}]})}else it.sep?it.value||
atNextItem?map.items.push({start,key:null,sep:[this.sourceToken]}):includesToken(it.sep,"map-value-ind")?this.stack.push({type:"block-map",offset:this.offset,indent:this.
indent,items:[{start:[],key:null,sep:[this.sourceToken]}]}):it.sep.push(this.sourceToken):Object.assign(it,{key:null,sep:[this.sourceToken]});this.onKeyLine=!0;
return;case"alias":case"scalar":case"single-quoted-scalar":case"double-quoted-scalar":{let fs=this.flowScalar(this.type);atNextItem||it.value?(map.items.push({start,
key:fs,sep:[]}),this.onKeyLine=!0):it.sep?this.stack.push(fs):(Object.assign(it,{key:fs,sep:[]}),this.onKeyLine=!0);return}default:{let bv=this.startBlockValue(
map);if(bv){if(bv.type==="block-seq"){if(!it.explicitKey&&it.sep&&!includesToken(it.sep,"newline")){yield*this.pop({type:"error",offset:this.offset,message:"Une\
xpected block-seq-ind on same line with key",source:this.source});return}}else atMapIndent&&map.items.push({start});this.stack.push(bv);return}}}}yield*this.pop(),
yield*this.step()}*blockSequence(seq){let it=seq.items[seq.items.length-1];switch(this.type){case"newline":if(it.value){let end="end"in it.value?it.value.end:void 0;
(Array.isArray(end)?end[end.length-1]:void 0)?.type==="comment"?end?.push(this.sourceToken):seq.items.push({start:[this.sourceToken]})}else it.start.push(this.sourceToken);
return;case"space":case"comment":if(it.value)seq.items.push({start:[this.sourceToken]});else{if(this.atIndentedComment(it.start,seq.indent)){let end=seq.items[seq.
items.length-2]?.value?.end;if(Array.isArray(end)){arrayPushArray(end,it.start),end.push(this.sourceToken),seq.items.pop();return}}it.start.push(this.sourceToken)}
return;case"anchor":case"tag":if(it.value||this.indent<=seq.indent)break;it.start.push(this.sourceToken);return;case"seq-item-ind":if(this.indent!==seq.indent)break;
it.value||includesToken(it.start,"seq-item-ind")?seq.items.push({start:[this.sourceToken]}):it.start.push(this.sourceToken);return}if(this.indent>seq.indent){let bv=this.
startBlockValue(seq);if(bv){this.stack.push(bv);return}}yield*this.pop(),yield*this.step()}*flowCollection(fc){let it=fc.items[fc.items.length-1];if(this.type===
"flow-error-end"){let top;do yield*this.pop(),top=this.peek(1);while(top?.type==="flow-collection")}else if(fc.end.length===0){switch(this.type){case"comma":case"\
explicit-key-ind":!it||it.sep?fc.items.push({start:[this.sourceToken]}):it.start.push(this.sourceToken);return;case"map-value-ind":!it||it.value?fc.items.push({
start:[],key:null,sep:[this.sourceToken]}):it.sep?it.sep.push(this.sourceToken):Object.assign(it,{key:null,sep:[this.sourceToken]});return;case"space":case"comm\
ent":case"newline":case"anchor":case"tag":!it||it.value?fc.items.push({start:[this.sourceToken]}):it.sep?it.sep.push(this.sourceToken):it.start.push(this.sourceToken);
return;case"alias":case"scalar":case"single-quoted-scalar":case"double-quoted-scalar":{let fs=this.flowScalar(this.type);!it||it.value?fc.items.push({start:[],key:fs,
sep:[]}):it.sep?this.stack.push(fs):Object.assign(it,{key:fs,sep:[]});return}case"flow-map-end":case"flow-seq-end":fc.end.push(this.sourceToken);return}let bv=this.
startBlockValue(fc);bv?this.stack.push(bv):(yield*this.pop(),yield*this.step())}else{let parent=this.peek(2);if(parent.type==="block-map"&&(this.type==="map-val\
ue-ind"&&parent.indent===fc.indent||this.type==="newline"&&!parent.items[parent.items.length-1].sep))yield*this.pop(),yield*this.step();else if(this.type==="map\
-value-ind"&&parent.type!=="flow-collection"){let prev=getPrevProps(parent),start=getFirstKeyStartProps(prev);fixFlowSeqItems(fc);let sep=fc.end.splice(1,fc.end.
length);sep.push(this.sourceToken);let map={type:"block-map",offset:fc.offset,indent:fc.indent,items:[{start,key:fc,sep}]};this.onKeyLine=!0,this.stack[this.stack.
length-1]=map}else yield*this.lineEnd(fc)}}flowScalar(type){if(this.onNewLine){let nl=this.source.indexOf(`
`)+1;for(;nl!==0;)this.onNewLine(this.offset+nl),nl=this.source.indexOf(`
`,nl)+1}return{type,offset:this.offset,indent:this.indent,source:this.source}}startBlockValue(parent){switch(this.type){case"alias":case"scalar":case"single-quo\
ted-scalar":case"double-quoted-scalar":return this.flowScalar(this.type);case"block-scalar-header":return{type:"block-scalar",offset:this.offset,indent:this.indent,
props:[this.sourceToken],source:""};case"flow-map-start":case"flow-seq-start":return{type:"flow-collection",offset:this.offset,indent:this.indent,start:this.sourceToken,
items:[],end:[]};case"seq-item-ind":return{type:"block-seq",offset:this.offset,indent:this.indent,items:[{start:[this.sourceToken]}]};case"explicit-key-ind":{this.
onKeyLine=!0;let prev=getPrevProps(parent),start=getFirstKeyStartProps(prev);return start.push(this.sourceToken),{type:"block-map",offset:this.offset,indent:this.
indent,items:[{start,explicitKey:!0}]}}case"map-value-ind":{this.onKeyLine=!0;let prev=getPrevProps(parent),start=getFirstKeyStartProps(prev);return{type:"block\
-map",offset:this.offset,indent:this.indent,items:[{start,key:null,sep:[this.sourceToken]}]}}}return null}atIndentedComment(start,indent){return this.type!=="co\
mment"||this.indent<=indent?!1:start.every(st=>st.type==="newline"||st.type==="space")}*documentEnd(docEnd){this.type!=="doc-mode"&&(docEnd.end?docEnd.end.push(
this.sourceToken):docEnd.end=[this.sourceToken],this.type==="newline"&&(yield*this.pop()))}*lineEnd(token){switch(this.type){case"comma":case"doc-start":case"do\
c-end":case"flow-seq-end":case"flow-map-end":case"map-value-ind":yield*this.pop(),yield*this.step();break;case"newline":this.onKeyLine=!1;default:token.end?token.
end.push(this.sourceToken):token.end=[this.sourceToken],this.type==="newline"&&(yield*this.pop())}}};exports.Parser=Parser}}),require_public_api=_4___commonJS({
"node_modules/yaml/dist/public-api.js"(exports){"use strict";_3_init_node_22();var composer=require_composer(),Document=require_Document(),errors=require_errors(),
log=require_log(),identity=require_identity(),lineCounter=require_line_counter(),parser=require_parser();function parseOptions(options){let prettyErrors=options.
prettyErrors!==!1;return{lineCounter:options.lineCounter||prettyErrors&&new lineCounter.LineCounter||null,prettyErrors}}function parseAllDocuments(source,options={}){
let{lineCounter:lineCounter2,prettyErrors}=parseOptions(options),parser$1=new parser.Parser(lineCounter2?.addNewLine),composer$1=new composer.Composer(options),
docs=Array.from(composer$1.compose(parser$1.parse(source)));if(prettyErrors&&lineCounter2)for(let doc of docs)doc.errors.forEach(errors.prettifyError(source,lineCounter2)),
doc.warnings.forEach(errors.prettifyError(source,lineCounter2));return docs.length>0?docs:Object.assign([],{empty:!0},composer$1.streamInfo())}function parseDocument(source,options={}){
let{lineCounter:lineCounter2,prettyErrors}=parseOptions(options),parser$1=new parser.Parser(lineCounter2?.addNewLine),composer$1=new composer.Composer(options),
doc=null;for(let _doc of composer$1.compose(parser$1.parse(source),!0,source.length))if(!doc)doc=_doc;else if(doc.options.logLevel!=="silent"){doc.errors.push(new errors.
YAMLParseError(_doc.range.slice(0,2),"MULTIPLE_DOCS","Source contains multiple documents; please use YAML.parseAllDocuments()"));break}return prettyErrors&&lineCounter2&&
(doc.errors.forEach(errors.prettifyError(source,lineCounter2)),doc.warnings.forEach(errors.prettifyError(source,lineCounter2))),doc}function parse4(src,reviver,options){
let _reviver;typeof reviver=="function"?_reviver=reviver:options===void 0&&reviver&&typeof reviver=="object"&&(options=reviver);let doc=parseDocument(src,options);
if(!doc)return null;if(doc.warnings.forEach(warning=>log.warn(doc.options.logLevel,warning)),doc.errors.length>0){if(doc.options.logLevel!=="silent")throw doc.errors[0];
doc.errors=[]}return doc.toJS(Object.assign({reviver:_reviver},options))}function stringify(value,replacer,options){let _replacer=null;if(typeof replacer=="func\
tion"||Array.isArray(replacer)?_replacer=replacer:options===void 0&&replacer&&(options=replacer),typeof options=="string"&&(options=options.length),typeof options==
"number"){let indent=Math.round(options);options=indent<1?void 0:indent>8?{indent:8}:{indent}}if(value===void 0){let{keepUndefined}=options??replacer??{};if(!keepUndefined)
return}return identity.isDocument(value)&&!_replacer?value.toString(options):new Document.Document(value,_replacer,options).toString(options)}exports.parse=parse4,
exports.parseAllDocuments=parseAllDocuments,exports.parseDocument=parseDocument,exports.stringify=stringify}}),require_dist=_4___commonJS({"node_modules/yaml/di\
st/index.js"(exports){"use strict";_3_init_node_22();var composer=require_composer(),Document=require_Document(),Schema=require_Schema(),errors=require_errors(),
Alias=require_Alias(),identity=require_identity(),Pair=require_Pair(),Scalar=require_Scalar(),YAMLMap=require_YAMLMap(),YAMLSeq=require_YAMLSeq(),cst=require_cst(),
lexer=require_lexer(),lineCounter=require_line_counter(),parser=require_parser(),publicApi=require_public_api(),visit3=require_visit();exports.Composer=composer.
Composer,exports.Document=Document.Document,exports.Schema=Schema.Schema,exports.YAMLError=errors.YAMLError,exports.YAMLParseError=errors.YAMLParseError,exports.
YAMLWarning=errors.YAMLWarning,exports.Alias=Alias.Alias,exports.isAlias=identity.isAlias,exports.isCollection=identity.isCollection,exports.isDocument=identity.
isDocument,exports.isMap=identity.isMap,exports.isNode=identity.isNode,exports.isPair=identity.isPair,exports.isScalar=identity.isScalar,exports.isSeq=identity.
isSeq,exports.Pair=Pair.Pair,exports.Scalar=Scalar.Scalar,exports.YAMLMap=YAMLMap.YAMLMap,exports.YAMLSeq=YAMLSeq.YAMLSeq,exports.CST=cst,exports.Lexer=lexer.Lexer,
exports.LineCounter=lineCounter.LineCounter,exports.Parser=parser.Parser,exports.parse=publicApi.parse,exports.parseAllDocuments=publicApi.parseAllDocuments,exports.
parseDocument=publicApi.parseDocument,exports.stringify=publicApi.stringify,exports.visit=visit3.visit,exports.visitAsync=visit3.visitAsync}});export{isPackageFolder as _0_isPackageFolder,require_node_stream as _0_require_node_stream,snapshotWorkTree as _0_snapshotWorkTree,writeBlob as _0_writeBlob,writeTreeObject as _0_writeTreeObject,
writeTreeObjects as _0_writeTreeObjects,markedFolder as _1_markedFolder,markersOf as _1_markersOf,compareTreeObjects as _2_compareTreeObjects,listTree as _2_listTree,
foldName as _3_foldName,showPath as _3_showPath,splitAtNul as _3_splitAtNul,splitRecords as _3_splitRecords,treePath as _3_treePath,unportableName as _3_unportableName,
unsafeNameReason as _3_unsafeNameReason,allEnded as _4_allEnded,isDeep as _5_isDeep,parse3 as _5_parse,applyEdits as _6_applyEdits,createScanner2 as _6_createScanner,
findNodeAtLocation2 as _6_findNodeAtLocation,getNodeValue2 as _6_getNodeValue,modify as _6_modify,parse2 as _6_parse,parseTree2 as _6_parseTree,printParseErrorCode as _6_printParseErrorCode,
visit2 as _6_visit,require_dist as _7_require_dist};
