import{createRequire as lanserCreateRequire}from"node:module";import{_3_beginningOf,_3_blobHeader,_3_blobId,_3_createBlobHash,_3_createSha256,_3_fileBytes,_3_idLengths,_3_objectId,_3_readBeginning,_3_readFileBytes,_3_readFileText,
_3_readOptional,_3_sha256Bytes,_3_sha256Hex}from"./together-FC07BE01.js";import{_1_require_node_fs}from"./together-C618E1AE.js";import{_0_require_node_path}from"./together-945700BC.js";import{_1_UserError,_1_errorTable,_1_verdictExitCode,_1_withHelpOf}from"./together-923F8552.js";import{_2_init_node_22}from"./together-923F8552.js";import{_3___callDispose,_3___commonJS,_3___esm,_3___export,_3___require,_3___toBinaryNode,_3___toCommonJS,_3___toESM,_3___using}from"./together-923F8552.js";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require2=lanserCreateRequire(import.meta.url);_2_init_node_22();var import_node_fs=_3___toESM(_1_require_node_fs(),1),import_node_path=_3___toESM(
_0_require_node_path(),1),shownBytesMax=65536;function look(top,file){let stats=statsOf(top,file.path);if(stats===void 0)return{...file,state:"absent"};if(stats.
size>shownBytesMax)return{...file,state:"different",current:null};let current=_3_readFileText((0,import_node_path.join)(top,file.path));return current===file.text?
{...file,state:"same"}:{...file,state:"different",current}}function statsOf(top,path){let parts=path.split("/");for(let[index,part]of parts.entries()){let shown=parts.
slice(0,index+1).join("/"),stats=(0,import_node_fs.lstatSync)((0,import_node_path.join)(top,shown),{throwIfNoEntry:!1});if(stats===void 0)return;let isLast=part===
parts.at(-1)&&index===parts.length-1;if(isLast&&stats.isFile())return stats;if(!isLast&&stats.isDirectory())continue;let what=stats.isSymbolicLink()?"a symbolic\
 link":`not a plain ${isLast?"file":"folder"}`;throw new _1_UserError("unreadable-file",`${shown} is ${what}; nothing was written`,{hint:"Put a plain one in its\
 place, or move it away."})}}function put(top,file){let target=(0,import_node_path.join)(top,file.path);try{if((0,import_node_fs.mkdirSync)((0,import_node_path.
dirname)(target),{recursive:!0}),(0,import_node_fs.realpathSync)((0,import_node_path.dirname)(target))!==(0,import_node_path.dirname)(target))throw new Error("a\
 folder became a link");(0,import_node_fs.writeFileSync)(target,file.text,{flag:"wx"})}catch(error){throw new _1_UserError("unreadable-file",`${file.path} could\
 not be written`,{cause:error})}}export{look,put};
