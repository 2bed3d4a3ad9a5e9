import{createRequire as lanserCreateRequire2}from"node:module";import{createRequire as lanserCreateRequire}from"node:module";import{_2_beginningOf,_2_blobHeader,_2_blobId,_2_createBlobHash,_2_createSha256,_2_fileBytes,_2_idLengths,_2_objectId,_2_readBeginning,_2_readFileBytes,_2_readFileText,
_2_readOptional,_2_sha256Bytes,_2_sha256Hex}from"./together-124EAC88.js";import{_0_diskHint,_0_leadsInto,_0_machineProblem,_0_makeFolder,_0_makeTemporary,_0_ownFolder,_0_placeInside,_0_prepareFile,_0_refusalIn,_0_removable,_0_removal,
_0_replaceFile,_0_workTreeAbove,_0_writeInside,_0_writeWhole}from"./together-4357D8B2.js";import{_1_require_node_fs}from"./together-813A2F0B.js";import{_0_require_node_path}from"./together-A66B3533.js";import{_3_init_node_22}from"./together-A66B3533.js";import{_4___callDispose,_4___commonJS,_4___esm,_4___export,_4___require,_4___toBinaryNode,_4___toCommonJS,_4___toESM,_4___using}from"./together-A66B3533.js";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require2=lanserCreateRequire(import.meta.url);_3_init_node_22();var import_node_fs=_4___toESM(_1_require_node_fs(),1),import_node_path=_4___toESM(
_0_require_node_path(),1),storeBytesMax=512*1024*1024,entryBytesMax=64*1024*1024,aheadMsMax=6e4,magic="lanser-observation-1",entryName=/^[0-9a-f]{64}$/u,temporaryName=/^\.writing-(?<pid>\d+)-/u;
function openStore(host,{folder,use,bytesMax},owner){let fileOf=name=>(0,import_node_path.join)(folder,name),remove=name=>{if(use!=="read")try{(0,import_node_fs.
rmSync)(fileOf(name),{force:!0})}catch{}};return{remove,read:name=>{try{let problem=folderProblem((0,import_node_fs.lstatSync)(folder),owner);if(problem!==null)
return{kind:"miss",why:problem};let read=readEntry(host,fileOf(name),{use,owner});return read.kind==="miss"&&remove(name),read}catch(error){return{kind:"miss",why:whyUnread(
error)}}},write:(name,body)=>{if(use==="read")return"this cache is read-only";try{let bytes=Buffer.byteLength(body);if(bytes>Math.min(entryBytesMax,bytesMax))return`\
the entry is too large: ${bytes} bytes`;let problem=folderProblem(madeFolder(folder),owner);return problem!==null?problem:(writeEntry(host,folder,name,`${magic}\
 ${_2_sha256Hex(body)} ${bytes}
${body}`),evict(host,folder,name,bytesMax),null)}catch(error){return whyUnwritten(error)}}}}function madeFolder(folder){_0_makeFolder((0,import_node_path.dirname)(
folder));try{(0,import_node_fs.mkdirSync)(folder,{mode:448})}catch(error){if(codeOf(error)!=="EEXIST")throw error}return(0,import_node_fs.lstatSync)(folder)}function folderProblem(stats,owner){
return stats.isSymbolicLink()?"the folder is a link":stats.isDirectory()?othersProblem("the folder",stats,owner):"the folder is a file"}function othersProblem(what,{
uid,mode},owner){return uid!==owner?`${what} belongs to another user`:(mode&18)===0?null:`other users can write to ${what}`}function readEntry({wallMs},file,{use,
owner}){let miss=why=>({kind:"miss",why}),descriptor=(0,import_node_fs.openSync)(file,import_node_fs.constants.O_RDONLY|import_node_fs.constants.O_NOFOLLOW|import_node_fs.
constants.O_NONBLOCK);try{let stats=(0,import_node_fs.fstatSync)(descriptor);if(!stats.isFile())return miss("the entry is not a regular file");let problem=othersProblem(
"the entry",stats,owner);if(problem!==null)return miss(problem);if(stats.size>entryBytesMax+headBytesMax)return miss("the entry is too large");let bytes=(0,import_node_fs.
readFileSync)(descriptor),end=bytes.indexOf(10),[word,digest,size]=bytes.toString("latin1",0,Math.max(0,end)).split(" "),body=bytes.subarray(end+1);return word!==
magic||Number(size)!==body.length||_2_sha256Hex(body)!==digest?miss("the entry was damaged"):(use==="read-write"&&markUsed(descriptor,wallMs()),{kind:"entry",body:body.
toString("utf8"),writtenMs:stats.mtimeMs})}finally{(0,import_node_fs.closeSync)(descriptor)}}var headBytesMax=128;function writeEntry(host,folder,name,text){let temporary=(0,import_node_path.
join)(folder,`.writing-${host.pid}-${host.randomId()}`);try{let descriptor=(0,import_node_fs.openSync)(temporary,"wx",384);try{(0,import_node_fs.writeFileSync)(
descriptor,text),markUsed(descriptor,host.wallMs()),(0,import_node_fs.fsyncSync)(descriptor)}finally{(0,import_node_fs.closeSync)(descriptor)}(0,import_node_fs.
renameSync)(temporary,(0,import_node_path.join)(folder,name))}catch(error){throw(0,import_node_fs.rmSync)(temporary,{force:!0}),error}}function markUsed(descriptor,ms){
try{(0,import_node_fs.futimesSync)(descriptor,ms/1e3,(0,import_node_fs.fstatSync)(descriptor).mtimeMs/1e3)}catch{}}function evict(host,folder,fresh,bytesMax){let now=host.
wallMs(),entries=(0,import_node_fs.readdirSync)(folder).flatMap(name=>{removeAbandoned(host,folder,name);let stats=entryName.test(name)?(0,import_node_fs.lstatSync)(
(0,import_node_path.join)(folder,name),{throwIfNoEntry:!1}):void 0;if(stats===void 0||name===fresh)return[];let usedMs=stats.atimeMs>now+aheadMsMax?0:stats.atimeMs;
return[{name,bytes:stats.size,usedMs}]}),bytes=(0,import_node_fs.lstatSync)((0,import_node_path.join)(folder,fresh)).size;entries.sort((one,other)=>other.usedMs-
one.usedMs||(one.name<other.name?-1:1));for(let one of entries)bytes+=one.bytes,bytes>bytesMax&&(0,import_node_fs.rmSync)((0,import_node_path.join)(folder,one.name),
{force:!0,recursive:!0})}function removeAbandoned({pid,kill},folder,name){let writer=Number(temporaryName.exec(name)?.groups?.pid);Number.isNaN(writer)||writer===
pid||kill(writer,0)||(0,import_node_fs.rmSync)((0,import_node_path.join)(folder,name),{force:!0})}function whyUnread(error){switch(codeOf(error)){case"ENOENT":return"\
there is no entry";case"ELOOP":return"the entry is a link";default:return`the entry cannot be read (${codeOf(error)})`}}function whyUnwritten(error){let code=codeOf(
error);return code==="ENOSPC"||code==="EDQUOT"?"the disk is full":`the cache folder is not writable (${code})`}function codeOf(error){return error.code??String(
error)}import{cacheFolder,ownCacheFolder}from"./chunk-4Q3XMOH7.js";import{_1_UserError,_1_cancelled,_1_errorTable,_1_verdictExitCode,_1_withHelpOf}from"./together-A66B3533.js";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require3=lanserCreateRequire2(import.meta.url);_3_init_node_22();var import_node_path2=_4___toESM(_0_require_node_path(),1);function parseServer(text){
let at=text.indexOf("@");return at<0?{id:text,version:void 0}:{id:text.slice(0,at),version:text.slice(at+1)}}function readSettings(cwd,value){if(value!==void 0)
return value.trimStart().startsWith("{")?{text:value,name:"--settings"}:{path:(0,import_node_path2.resolve)(cwd,value),name:value}}function observationCache(host,named){
let folder=host.where.kind==="actions"?null:cacheFolder(host,named);return folder===null?null:{folder:(0,import_node_path2.join)(folder,"observations"),use:"rea\
d-write",bytesMax:storeBytesMax}}function parseChoice(value,known,name){if(value===void 0)return;let chosen=known.find(one=>one===value);if(chosen!==void 0)return chosen;
throw new _1_UserError("usage",`${name} must be one of ${known.join(", ")}, not \`${value}\``)}function cacheFoldersOf(host,named){let folder=ownCacheFolder(host,
named),below=name=>folder===null?null:(0,import_node_path2.join)(folder,name);return{verifiedFolder:below("verified"),treesFolder:below("trees")}}export{cacheFoldersOf as _0_cacheFoldersOf,observationCache as _0_observationCache,parseChoice as _0_parseChoice,parseServer as _0_parseServer,readSettings as _0_readSettings,
openStore as _1_openStore,storeBytesMax as _1_storeBytesMax};
