import{createRequire as lanserCreateRequire2}from"node:module";import{createRequire as lanserCreateRequire}from"node:module";import{_3_init_node_22}from"./together-A66B3533.js";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require2=lanserCreateRequire(import.meta.url);_3_init_node_22();function uriFromPath(absolutePath){if(!absolutePath.startsWith("/"))throw new Error(
`A file URI needs an absolute path: ${quote(absolutePath)}`);if(absolutePath.includes("\0")||!absolutePath.isWellFormed())throw new Error(`A file URI cannot car\
ry ${quote(absolutePath)}`);return`file://${absolutePath.split("/").map(encodeSegment).join("/")}`}function pathFromUri(uri){let found=/^file:(?:\/\/(?:localhost)?(?=\/)|(?=\/(?!\/)))(\/[^?#\\]*)$/isu.
exec(uri)?.[1];if(found===void 0||!uri.isWellFormed()||/%2f/iu.test(found))return;let decoded=decode(found);return decoded===void 0||decoded.includes("\0")?void 0:
decoded}function relativeInside(root,absolute){let outer=resolveDots(root),inner=resolveDots(absolute);if(!(outer===void 0||inner===void 0||inner.length<=outer.
length)&&!outer.some((segment,index)=>segment!==inner[index]))return inner.slice(outer.length).join("/")}function placeFromUri(root,uri,range){let absolute=pathFromUri(
uri),path=absolute===void 0?void 0:relativeInside(root,absolute);return path===void 0?void 0:{path,range}}function isInside(path,folder){return path===folder||path.
startsWith(folder.endsWith("/")?folder:`${folder}/`)}function inFolder(folder,path){return folder==="."?path:`${folder}/${path}`}function isBelow(path,folder){return folder===
"."||path.startsWith(`${folder}/`)}function folderOf(path){let end=path.lastIndexOf("/");return end<0?".":path.slice(0,end)}function foldersAbove(path){let folders=[];
for(let at=path.indexOf("/");at>=0;at=path.indexOf("/",at+1))folders.push(path.slice(0,at));return folders}function isRelativePath(path){return!path.includes("\0")&&
path.split("/").every(segment=>segment!==""&&segment!=="."&&segment!=="..")}function resolveDots(path){if(!path.startsWith("/"))return;let resolved=[];for(let segment of path.
split("/"))segment===".."?resolved.pop():segment!==""&&segment!=="."&&resolved.push(segment);return resolved}function encodeSegment(segment){return encodeURIComponent(
segment).replace(/[!'()*]/gu,mark=>`%${mark.charCodeAt(0).toString(16).toUpperCase()}`)}function decode(text){try{return decodeURIComponent(text)}catch{return}}
function quote(text){return JSON.stringify(text)}function insidePath(path){if(!isRelativePath(path))throw new Error(`The path ${JSON.stringify(path)} is not ins\
ide the repository.`);return path}import{_1_require_node_fs}from"./together-813A2F0B.js";import{_0_require_node_path}from"./together-A66B3533.js";import{_1_UserError,_1_cancelled,_1_errorTable,_1_verdictExitCode,_1_withHelpOf}from"./together-A66B3533.js";import{_4___callDispose,_4___commonJS,_4___esm,_4___export,_4___require,_4___toBinaryNode,_4___toCommonJS,_4___toESM,_4___using}from"./together-A66B3533.js";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require3=lanserCreateRequire2(import.meta.url);_3_init_node_22();var refusals={ENOSPC:{kind:"disk",why:"the disk is full"},EDQUOT:{kind:"\
disk",why:"the disk quota is full"},EFBIG:{kind:"disk",why:"the file would be larger than this machine allows"},EROFS:{kind:"disk",why:"the file system is read-\
only"},EIO:{kind:"disk",why:"the disk has an error"},EMFILE:{kind:"limit",why:"too many files are open"},ENFILE:{kind:"limit",why:"too many files are open"},EAGAIN:{
kind:"limit",why:"too many processes are running"},ENOMEM:{kind:"limit",why:"there is not enough memory"}},hidden=/too many open files/u;function refusalIn(error){
if(typeof error!="object"||error===null||error instanceof _1_UserError)return;let{code,syscall,message,cause,error:last,suppressed}=error,own=typeof code=="stri\
ng"&&Object.hasOwn(refusals,code)?refusals[code]:void 0;return own!==void 0?own:code==="EINVAL"&&String(syscall).startsWith("spawn")||hidden.test(String(message))?
refusals.EMFILE:refusalIn(cause)??refusalIn(last)??refusalIn(suppressed)}function machineProblem(error){let refusal=refusalIn(error);if(refusal===void 0)return;
let{kind,why}=refusal;return kind==="disk"?new _1_UserError("machine-limit",`Lanser cannot write a file: ${why}`,{hint:diskHint,cause:error}):new _1_UserError("\
machine-limit",`the machine has no room for the run: ${why}`,{cause:error})}var diskHint="Free disk space, or set TMPDIR to a folder on another disk.";_3_init_node_22();
var import_node_fs=_4___toESM(_1_require_node_fs(),1),import_node_path=_4___toESM(_0_require_node_path(),1);function makeFolder(path){let missing=[];for(let at=(0,import_node_path.
resolve)(path);!(0,import_node_fs.existsSync)(at)&&at!==(0,import_node_path.dirname)(at);at=(0,import_node_path.dirname)(at))missing.push(at);for(let folder of missing.
reverse())try{(0,import_node_fs.mkdirSync)(folder)}catch(error){if(error.code!=="EEXIST")throw error}}function ownFolder(folder,owner){makeFolder((0,import_node_path.
dirname)(folder));try{(0,import_node_fs.mkdirSync)(folder,{mode:448})}catch(error){if(error.code!=="EEXIST")throw error}let stats=(0,import_node_fs.lstatSync)(folder);
return stats.isDirectory()&&stats.uid===owner&&(stats.mode&18)===0}function makeTemporary(parent,prefix){try{return(0,import_node_fs.mkdtempSync)((0,import_node_path.
join)((0,import_node_fs.realpathSync)(parent),prefix))}catch(error){throw refusalIn(error)!==void 0?error:new _1_UserError("unreadable-file","cannot use the fol\
der for temporary files (TMPDIR)",{hint:"Set TMPDIR to a writable folder.",cause:error})}}function replaceFile(file,make){let scratch=(0,import_node_fs.mkdtempSync)(
(0,import_node_path.join)((0,import_node_path.dirname)(file),".writing-"));try{make((0,import_node_path.join)(scratch,"new")),(0,import_node_fs.renameSync)((0,import_node_path.
join)(scratch,"new"),file)}finally{(0,import_node_fs.rmSync)(scratch,{recursive:!0,force:!0})}}function leadsInto(path,folder){let there=path;for(;!(0,import_node_fs.
existsSync)(there)&&there!==(0,import_node_path.dirname)(there);)there=(0,import_node_path.dirname)(there);let real=(0,import_node_path.join)((0,import_node_fs.
realpathSync)(there),(0,import_node_path.relative)(there,path));return[path,real].some(one=>isInside((0,import_node_path.resolve)(one),folder)||isInside((0,import_node_path.
resolve)(one),(0,import_node_fs.realpathSync)(folder)))}function writeWhole(file,write){try{write()}catch(error){throw(0,import_node_fs.lstatSync)(file,{throwIfNoEntry:!1})?.
isFile()===!0&&(0,import_node_fs.rmSync)(file),error}}var streams=/^\/dev\/(?:std(?:out|err)|fd\/\d+|null|tty)$/u;function prepareFile(path){let file=(0,import_node_path.
resolve)(path);if(!streams.test(file)){let top=workTreeAbove((0,import_node_path.dirname)(file));if(top!==void 0&&refuseLinks(top,(0,import_node_path.relative)(
top,file)),(0,import_node_fs.lstatSync)(file,{throwIfNoEntry:!1})?.isFile()===!1)throw notWritten(path,`${(0,import_node_path.basename)(file)} is not a regular \
file`)}makeFolder((0,import_node_path.dirname)(file))}function workTreeAbove(folder){return(folder===(0,import_node_path.dirname)(folder)?void 0:workTreeAbove((0,import_node_path.
dirname)(folder)))??((0,import_node_fs.existsSync)((0,import_node_path.join)(folder,".git"))?folder:void 0)}function placeInside(top,path,make){refuseLinks(top,
path);let target=(0,import_node_path.join)(top,path);try{makeFolder((0,import_node_path.dirname)(target));let scratch=(0,import_node_fs.mkdtempSync)((0,import_node_path.
join)((0,import_node_path.dirname)(target),".lanser-"));try{let[made,before]=[(0,import_node_path.join)(scratch,(0,import_node_path.basename)(target)),(0,import_node_path.
join)(scratch,"before")];make(made),(0,import_node_fs.lstatSync)(target,{throwIfNoEntry:!1})?.isDirectory()===!0&&(0,import_node_fs.renameSync)(target,before),(0,import_node_fs.
renameSync)(made,target)}finally{(0,import_node_fs.rmSync)(scratch,{recursive:!0,force:!0})}}catch(error){throw new _1_UserError("unreadable-file",`cannot write\
 ${path}`,{cause:error})}}function writeInside(top,path,text){placeInside(top,path,place=>(0,import_node_fs.writeFileSync)(place,text,{flag:"wx"}))}function refuseLinks(top,path){
let parts=path.split("/");for(let count=1;count<=parts.length;count+=1){let part=parts.slice(0,count).join("/");if((0,import_node_fs.lstatSync)((0,import_node_path.
join)(top,part),{throwIfNoEntry:!1})?.isSymbolicLink()===!0)throw notWritten(path,`${part} is a symbolic link`)}}function notWritten(path,why){return new _1_UserError(
"unreadable-file",`cannot write ${path}: ${why}`,{hint:"Lanser follows no links, and writes only to regular files. Choose another path, or remove the link or sp\
ecial file."})}function removable(folder){let spare=spareOf(folder);return{folder,[Symbol.dispose]:()=>{(0,import_node_fs.closeSync)(spare);try{(0,import_node_fs.
rmSync)(folder,removal)}catch(error){if(refusalIn(error)?.kind!=="limit")throw error;removeWithOne(folder)}}}}function spareOf(folder){try{return(0,import_node_fs.
openSync)(folder,"r")}catch(error){throw(0,import_node_fs.rmdirSync)(folder),error}}var removal={recursive:!0,force:!0,maxRetries:3};function removeWithOne(folder){
for(let entry of(0,import_node_fs.readdirSync)(folder,{withFileTypes:!0})){let path=(0,import_node_path.join)(folder,entry.name);entry.isDirectory()?removeWithOne(
path):(0,import_node_fs.unlinkSync)(path)}(0,import_node_fs.rmdirSync)(folder)}import{createRequire as lanserCreateRequire3}from"node:module";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require4=lanserCreateRequire3(import.meta.url);_3_init_node_22();function compact(members){let defined={};for(let[name,value]of Object.
entries(members))value!==void 0&&(defined[name]=value);return defined}export{diskHint as _0_diskHint,leadsInto as _0_leadsInto,machineProblem as _0_machineProblem,makeFolder as _0_makeFolder,makeTemporary as _0_makeTemporary,ownFolder as _0_ownFolder,
placeInside as _0_placeInside,prepareFile as _0_prepareFile,refusalIn as _0_refusalIn,removable as _0_removable,removal as _0_removal,replaceFile as _0_replaceFile,
workTreeAbove as _0_workTreeAbove,writeInside as _0_writeInside,writeWhole as _0_writeWhole,folderOf as _1_folderOf,foldersAbove as _1_foldersAbove,inFolder as _1_inFolder,
insidePath as _1_insidePath,isBelow as _1_isBelow,isInside as _1_isInside,isRelativePath as _1_isRelativePath,pathFromUri as _1_pathFromUri,placeFromUri as _1_placeFromUri,
relativeInside as _1_relativeInside,uriFromPath as _1_uriFromPath,compact as _2_compact};
