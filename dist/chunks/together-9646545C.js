import{createRequire as lanserCreateRequire}from"node:module";import{require_node_path}from"./chunk-P4Q5FYTX.js";import{_3_init_node_22}from"./together-74F25CFF.js";import{_4___callDispose,_4___commonJS,_4___esm,_4___export,_4___require,_4___toBinaryNode,_4___toCommonJS,_4___toESM,_4___using}from"./together-74F25CFF.js";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require2=lanserCreateRequire(import.meta.url);_3_init_node_22();var import_node_path=_4___toESM(require_node_path(),1);function cacheFolder({
env,cwd,where},named){if(named==="none")return null;if(named!==void 0&&named!=="")return(0,import_node_path.resolve)(cwd,named);let tools=where.kind==="actions"?
where.runner.toolCache:void 0,user=env.XDG_CACHE_HOME,home=env.HOME;return tools!==void 0&&(0,import_node_path.isAbsolute)(tools)?(0,import_node_path.join)(tools,
"lanser"):user!==void 0&&(0,import_node_path.isAbsolute)(user)?(0,import_node_path.join)(user,"lanser"):home!==void 0&&(0,import_node_path.isAbsolute)(home)?(0,import_node_path.
join)(home,".cache","lanser"):null}function ownCacheFolder(host,named){return host.where.kind==="actions"||!["",void 0].includes(host.env.CI)?null:cacheFolder(host,
named)}import{createRequire as lanserCreateRequire2}from"node:module";import{_1_require_node_fs}from"./together-C618E1AE.js";import{_2_folderOf,_2_inFolder,_2_insidePath,_2_isBelow,_2_isInside,_2_isRelativePath,_2_pathFromUri,_2_placeIn,_2_relativeInside,_2_uriFromPath}from"./together-C618E1AE.js";import{_1_UserError,_1_cancelled,_1_errorTable,_1_verdictExitCode,_1_withHelpOf}from"./together-74F25CFF.js";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require3=lanserCreateRequire2(import.meta.url);_3_init_node_22();var import_node_fs=_4___toESM(_1_require_node_fs(),1),import_node_path2=_4___toESM(
require_node_path(),1);function makeFolder(path){let missing=[];for(let at=(0,import_node_path2.resolve)(path);!(0,import_node_fs.existsSync)(at)&&at!==(0,import_node_path2.
dirname)(at);at=(0,import_node_path2.dirname)(at))missing.push(at);for(let folder of missing.reverse())try{(0,import_node_fs.mkdirSync)(folder)}catch(error){if(error.
code!=="EEXIST")throw error}}function ownFolder(folder,owner){makeFolder((0,import_node_path2.dirname)(folder));try{(0,import_node_fs.mkdirSync)(folder,{mode:448})}catch(error){
if(error.code!=="EEXIST")throw error}let stats=(0,import_node_fs.lstatSync)(folder);return stats.isDirectory()&&stats.uid===owner&&(stats.mode&18)===0}function replaceFile(file,make){
let beside=(0,import_node_fs.mkdtempSync)((0,import_node_path2.join)((0,import_node_path2.dirname)(file),".writing-"));try{make((0,import_node_path2.join)(beside,
"new")),(0,import_node_fs.renameSync)((0,import_node_path2.join)(beside,"new"),file)}finally{(0,import_node_fs.rmSync)(beside,{recursive:!0,force:!0})}}function leadsInto(path,folder){
let there=path;for(;!(0,import_node_fs.existsSync)(there)&&there!==(0,import_node_path2.dirname)(there);)there=(0,import_node_path2.dirname)(there);let real=(0,import_node_path2.
join)((0,import_node_fs.realpathSync)(there),(0,import_node_path2.relative)(there,path));return[path,real].some(one=>_2_isInside((0,import_node_path2.resolve)(one),
folder)||_2_isInside((0,import_node_path2.resolve)(one),(0,import_node_fs.realpathSync)(folder)))}function writeWhole(file,write){try{write()}catch(error){throw(0,import_node_fs.
lstatSync)(file,{throwIfNoEntry:!1})?.isFile()===!0&&(0,import_node_fs.rmSync)(file),error}}var streams=/^\/dev\/(?:std(?:out|err)|fd\/\d+|null|tty)$/u;function prepareFile(path){
let file=(0,import_node_path2.resolve)(path);if(!streams.test(file)){let top=workTreeAbove((0,import_node_path2.dirname)(file));if(top!==void 0&&refuseLinks(top,
(0,import_node_path2.relative)(top,file)),(0,import_node_fs.lstatSync)(file,{throwIfNoEntry:!1})?.isFile()===!1)throw notWritten(path,`${(0,import_node_path2.basename)(
file)} is not a regular file`)}makeFolder((0,import_node_path2.dirname)(file))}function workTreeAbove(folder){return(folder===(0,import_node_path2.dirname)(folder)?
void 0:workTreeAbove((0,import_node_path2.dirname)(folder)))??((0,import_node_fs.existsSync)((0,import_node_path2.join)(folder,".git"))?folder:void 0)}function placeInside(top,path,make){
refuseLinks(top,path);let target=(0,import_node_path2.join)(top,path);try{makeFolder((0,import_node_path2.dirname)(target));let beside=(0,import_node_fs.mkdtempSync)(
(0,import_node_path2.join)((0,import_node_path2.dirname)(target),".lanser-"));try{let[made,before]=[(0,import_node_path2.join)(beside,(0,import_node_path2.basename)(
target)),(0,import_node_path2.join)(beside,"before")];make(made),(0,import_node_fs.lstatSync)(target,{throwIfNoEntry:!1})?.isDirectory()===!0&&(0,import_node_fs.
renameSync)(target,before),(0,import_node_fs.renameSync)(made,target)}finally{(0,import_node_fs.rmSync)(beside,{recursive:!0,force:!0})}}catch(error){throw new _1_UserError(
"unreadable-file",`${path} could not be written`,{cause:error})}}function writeInside(top,path,text){placeInside(top,path,beside=>(0,import_node_fs.writeFileSync)(
beside,text,{flag:"wx"}))}function refuseLinks(top,path){let parts=path.split("/");for(let count=1;count<=parts.length;count+=1){let part=parts.slice(0,count).join(
"/");if((0,import_node_fs.lstatSync)((0,import_node_path2.join)(top,part),{throwIfNoEntry:!1})?.isSymbolicLink()===!0)throw notWritten(path,`${part} is a symbol\
ic link`)}}function notWritten(path,why){return new _1_UserError("unreadable-file",`${path} was not written: ${why}`,{hint:"It may lead out of the repository. R\
emove it, and try again."})}export{cacheFolder as _0_cacheFolder,ownCacheFolder as _0_ownCacheFolder,leadsInto as _1_leadsInto,makeFolder as _1_makeFolder,ownFolder as _1_ownFolder,placeInside as _1_placeInside,
prepareFile as _1_prepareFile,replaceFile as _1_replaceFile,workTreeAbove as _1_workTreeAbove,writeInside as _1_writeInside,writeWhole as _1_writeWhole};
