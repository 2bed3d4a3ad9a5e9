import{createRequire as lanserCreateRequire}from"node:module";import{_2_beginningOf,_2_blobHeader,_2_blobId,_2_createBlobHash,_2_createSha256,_2_fileBytes,_2_idLengths,_2_objectId,_2_readBeginning,_2_readFileBytes,_2_readFileText,
_2_readOptional,_2_sha256Bytes,_2_sha256Hex}from"./together-124EAC88.js";import{_1_require_node_fs}from"./together-813A2F0B.js";import{_0_require_node_path}from"./together-A66B3533.js";import{_1_UserError,_1_cancelled,_1_errorTable,_1_verdictExitCode,_1_withHelpOf}from"./together-A66B3533.js";import{_3_init_node_22}from"./together-A66B3533.js";import{_4___callDispose,_4___commonJS,_4___esm,_4___export,_4___require,_4___toBinaryNode,_4___toCommonJS,_4___toESM,_4___using}from"./together-A66B3533.js";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require2=lanserCreateRequire(import.meta.url);_3_init_node_22();var import_node_fs=_4___toESM(_1_require_node_fs(),1),import_node_path=_4___toESM(
_0_require_node_path(),1),shownBytesMax=65536;function look(top,file){let stats=statsOf(top,file.path);if(stats===void 0)return{...file,state:"absent"};if(stats.
size>shownBytesMax)return{...file,state:"different",current:null};let current=_2_readFileText((0,import_node_path.join)(top,file.path));return current===file.text?
{...file,state:"same"}:{...file,state:"different",current}}function statsOf(top,path){let parts=path.split("/");for(let[index,part]of parts.entries()){let shown=parts.
slice(0,index+1).join("/"),stats=(0,import_node_fs.lstatSync)((0,import_node_path.join)(top,shown),{throwIfNoEntry:!1});if(stats===void 0)return;let isLast=part===
parts.at(-1)&&index===parts.length-1;if(isLast&&stats.isFile())return stats;if(!isLast&&stats.isDirectory())continue;let what=stats.isSymbolicLink()?"a symbolic\
 link":`not a regular ${isLast?"file":"folder"}`;throw new _1_UserError("unreadable-file",`${shown} is ${what}; Lanser wrote nothing`,{hint:`Replace it by a reg\
ular ${isLast?"file":"folder"}, or move it away.`})}}function put(top,file){let target=(0,import_node_path.join)(top,file.path);try{if((0,import_node_fs.mkdirSync)(
(0,import_node_path.dirname)(target),{recursive:!0}),(0,import_node_fs.realpathSync)((0,import_node_path.dirname)(target))!==(0,import_node_path.dirname)(target))
throw new Error("a symbolic link replaced a folder of the path");(0,import_node_fs.writeFileSync)(target,file.text,{flag:"wx"})}catch(error){throw new _1_UserError(
"unreadable-file",`cannot write ${file.path}`,{cause:error})}}export{look,put};
