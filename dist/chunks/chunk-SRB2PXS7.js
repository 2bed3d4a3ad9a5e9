import { createRequire as lanserCreateRequire } from "node:module";
if (Number(process.versions.node.split(".")[0]) < 24) {
  process.stderr.write("lanser needs Node 24 or newer; this is Node " + process.versions.node + ". Install Node 24 and run it again." + "\n");
  process.exit(13);
}
const require = lanserCreateRequire(import.meta.url);
import{require_node_path,sha256Hex}from"./chunk-3SQVDBAQ.js";import{require_node_fs}from"./chunk-SBJWCYKC.js";import{isInside}from"./chunk-XC2CTCOW.js";
import{UserError}from"./chunk-BZ74BBKY.js";import{__toESM}from"./chunk-6N737NXE.js";var import_node_fs=__toESM(require_node_fs(),1),import_node_path=__toESM(require_node_path(),1);function makeFolder(path){let missing=[];for(let at=(0,import_node_path.resolve)(path);!(0,import_node_fs.existsSync)(at)&&at!==(0,import_node_path.dirname)(at);at=
(0,import_node_path.dirname)(at))missing.push(at);for(let folder of missing.reverse())try{(0,import_node_fs.mkdirSync)(folder)}catch(error){if(error.code!=="EEX\
IST")throw error}}function leadsInto(path,folder){let there=path;for(;!(0,import_node_fs.existsSync)(there)&&there!==(0,import_node_path.dirname)(there);)there=
(0,import_node_path.dirname)(there);let real=(0,import_node_path.join)((0,import_node_fs.realpathSync)(there),(0,import_node_path.relative)(there,path));return[
path,real].some(one=>isInside((0,import_node_path.resolve)(one),folder)||isInside((0,import_node_path.resolve)(one),(0,import_node_fs.realpathSync)(folder)))}var streams=/^\/dev\/(?:std(?:out|err)|fd\/\d+|null|tty)$/u;
function prepareFile(path){let file=(0,import_node_path.resolve)(path);if(!streams.test(file)){let top=workTreeAbove((0,import_node_path.dirname)(file));if(top!==
void 0&&refuseLinks(top,(0,import_node_path.relative)(top,file)),(0,import_node_fs.lstatSync)(file,{throwIfNoEntry:!1})?.isFile()===!1)throw notWritten(path,`${(0,import_node_path.basename)(
file)} is not a regular file`)}makeFolder((0,import_node_path.dirname)(file))}function workTreeAbove(folder){return(folder===(0,import_node_path.dirname)(folder)?
void 0:workTreeAbove((0,import_node_path.dirname)(folder)))??((0,import_node_fs.existsSync)((0,import_node_path.join)(folder,".git"))?folder:void 0)}function placeInside(top,path,make){
refuseLinks(top,path);let target=(0,import_node_path.join)(top,path);try{makeFolder((0,import_node_path.dirname)(target));let beside=(0,import_node_fs.mkdtempSync)(
(0,import_node_path.join)((0,import_node_path.dirname)(target),".lanser-"));try{let[made,before]=[(0,import_node_path.join)(beside,(0,import_node_path.basename)(
target)),(0,import_node_path.join)(beside,"before")];make(made),(0,import_node_fs.lstatSync)(target,{throwIfNoEntry:!1})?.isDirectory()===!0&&(0,import_node_fs.renameSync)(
target,before),(0,import_node_fs.renameSync)(made,target)}finally{(0,import_node_fs.rmSync)(beside,{recursive:!0,force:!0})}}catch(error){throw new UserError("u\
nreadable-file",`${path} could not be written`,{cause:error})}}function writeInside(top,path,text){placeInside(top,path,beside=>(0,import_node_fs.writeFileSync)(
beside,text,{flag:"wx"}))}function refuseLinks(top,path){let parts=path.split("/");for(let count=1;count<=parts.length;count+=1){let part=parts.slice(0,count).join(
"/");if((0,import_node_fs.lstatSync)((0,import_node_path.join)(top,part),{throwIfNoEntry:!1})?.isSymbolicLink()===!0)throw notWritten(path,`${part} is a symboli\
c link`)}}function notWritten(path,why){return new UserError("unreadable-file",`${path} was not written: ${why}`,{hint:"It may lead out of the repository. Remov\
e it, and try again."})}var import_node_fs2=__toESM(require_node_fs(),1),import_node_path2=__toESM(require_node_path(),1);var storeBytesMax=512*1024*1024,entryBytesMax=64*1024*1024,aheadMsMax=6e4,magic="lanser-observation-1",entryName=/^[0-9a-f]{64}$/u,temporaryName=/^\.writing-(?<pid>\d+)-/u;
function openStore(host,{folder,use,bytesMax},owner){let fileOf=name=>(0,import_node_path2.join)(folder,name),remove=name=>{if(use!=="read")try{(0,import_node_fs2.rmSync)(
fileOf(name),{force:!0})}catch{}};return{remove,read:name=>{try{let problem=folderProblem((0,import_node_fs2.lstatSync)(folder),owner);if(problem!==null)return{
kind:"miss",why:problem};let read=readEntry(host,fileOf(name),{use,owner});return read.kind==="miss"&&remove(name),read}catch(error){return{kind:"miss",why:whyUnread(
error)}}},write:(name,body)=>{if(use==="read")return"nothing is written to this cache";try{let bytes=Buffer.byteLength(body);if(bytes>Math.min(entryBytesMax,bytesMax))
return`it is too large: ${bytes} bytes`;let problem=folderProblem(madeFolder(folder),owner);return problem!==null?problem:(writeEntry(host,folder,name,`${magic}\
 ${sha256Hex(body)} ${bytes}
${body}`),evict(host,folder,name,bytesMax),null)}catch(error){return whyUnwritten(error)}}}}function madeFolder(folder){makeFolder((0,import_node_path2.dirname)(
folder));try{(0,import_node_fs2.mkdirSync)(folder,{mode:448})}catch(error){if(codeOf(error)!=="EEXIST")throw error}return(0,import_node_fs2.lstatSync)(folder)}function folderProblem(stats,owner){
return stats.isSymbolicLink()?"a link stands in the place of the folder":stats.isDirectory()?othersProblem("the folder",stats,owner):"a file stands in the place\
 of the folder"}function othersProblem(what,{uid,mode},owner){return uid!==owner?`${what} belongs to another user`:(mode&18)===0?null:`others may write to ${what}`}
function readEntry({wallMs},file,{use,owner}){let miss=why=>({kind:"miss",why}),descriptor=(0,import_node_fs2.openSync)(file,import_node_fs2.constants.O_RDONLY|
import_node_fs2.constants.O_NOFOLLOW|import_node_fs2.constants.O_NONBLOCK);try{let stats=(0,import_node_fs2.fstatSync)(descriptor);if(!stats.isFile())return miss(
"something else stands in the place of the entry");let problem=othersProblem("the entry",stats,owner);if(problem!==null)return miss(problem);if(stats.size>entryBytesMax+
headBytesMax)return miss("the entry is too large");let bytes=(0,import_node_fs2.readFileSync)(descriptor),end=bytes.indexOf(10),[word,digest,size]=bytes.toString(
"latin1",0,Math.max(0,end)).split(" "),body=bytes.subarray(end+1);return word!==magic||Number(size)!==body.length||sha256Hex(body)!==digest?miss("the entry was \
damaged"):(use==="read-write"&&markUsed(descriptor,wallMs()),{kind:"entry",body:body.toString("utf8"),writtenMs:stats.mtimeMs})}finally{(0,import_node_fs2.closeSync)(
descriptor)}}var headBytesMax=128;function writeEntry(host,folder,name,text){let temporary=(0,import_node_path2.join)(folder,`.writing-${host.pid}-${host.randomId()}`);
try{let descriptor=(0,import_node_fs2.openSync)(temporary,"wx",384);try{(0,import_node_fs2.writeFileSync)(descriptor,text),markUsed(descriptor,host.wallMs()),(0,import_node_fs2.fsyncSync)(
descriptor)}finally{(0,import_node_fs2.closeSync)(descriptor)}(0,import_node_fs2.renameSync)(temporary,(0,import_node_path2.join)(folder,name))}catch(error){throw(0,import_node_fs2.rmSync)(
temporary,{force:!0}),error}}function markUsed(descriptor,ms){try{(0,import_node_fs2.futimesSync)(descriptor,ms/1e3,(0,import_node_fs2.fstatSync)(descriptor).mtimeMs/
1e3)}catch{}}function evict(host,folder,fresh,bytesMax){let now=host.wallMs(),entries=(0,import_node_fs2.readdirSync)(folder).flatMap(name=>{removeAbandoned(host,
folder,name);let stats=entryName.test(name)?(0,import_node_fs2.lstatSync)((0,import_node_path2.join)(folder,name),{throwIfNoEntry:!1}):void 0;if(stats===void 0||
name===fresh)return[];let usedMs=stats.atimeMs>now+aheadMsMax?0:stats.atimeMs;return[{name,bytes:stats.size,usedMs}]}),bytes=(0,import_node_fs2.lstatSync)((0,import_node_path2.join)(
folder,fresh)).size;entries.sort((one,other)=>other.usedMs-one.usedMs||(one.name<other.name?-1:1));for(let one of entries)bytes+=one.bytes,bytes>bytesMax&&(0,import_node_fs2.rmSync)(
(0,import_node_path2.join)(folder,one.name),{force:!0,recursive:!0})}function removeAbandoned({pid,kill},folder,name){let writer=Number(temporaryName.exec(name)?.
groups?.pid);Number.isNaN(writer)||writer===pid||kill(writer,0)||(0,import_node_fs2.rmSync)((0,import_node_path2.join)(folder,name),{force:!0})}function whyUnread(error){
switch(codeOf(error)){case"ENOENT":return"nothing is kept for it";case"ELOOP":return"a link stands in the place of the entry";default:return`it cannot be read (${codeOf(
error)})`}}function whyUnwritten(error){let code=codeOf(error);return code==="ENOSPC"||code==="EDQUOT"?"the disk is full":`it cannot be written (${code})`}function codeOf(error){
return error.code??String(error)}export{makeFolder,leadsInto,prepareFile,placeInside,writeInside,storeBytesMax,openStore};
