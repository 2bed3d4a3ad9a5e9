import { createRequire as lanserCreateRequire } from "node:module";
if (Number(process.versions.node.split(".")[0]) < 24) {
  process.stderr.write("lanser needs Node 24 or newer; this is Node " + process.versions.node + ". Install Node 24 and run it again." + "\n");
  process.exit(13);
}
const require = lanserCreateRequire(import.meta.url);
import{readFileText,require_node_path}from"./chunk-3SQVDBAQ.js";import{require_node_fs}from"./chunk-SBJWCYKC.js";import{UserError}from"./chunk-BZ74BBKY.js";
import{__toESM}from"./chunk-6N737NXE.js";var import_node_fs=__toESM(require_node_fs(),1),import_node_path=__toESM(require_node_path(),1);var shownBytesMax=65536;function look(top,file){let stats=statsOf(top,file.path);if(stats===void 0)return{...file,state:"absent"};if(stats.size>shownBytesMax)return{
...file,state:"different",current:null};let current=readFileText((0,import_node_path.join)(top,file.path));return current===file.text?{...file,state:"same"}:{...file,
state:"different",current}}function statsOf(top,path){let parts=path.split("/");for(let[index,part]of parts.entries()){let shown=parts.slice(0,index+1).join("/"),
stats=(0,import_node_fs.lstatSync)((0,import_node_path.join)(top,shown),{throwIfNoEntry:!1});if(stats===void 0)return;let isLast=part===parts.at(-1)&&index===parts.
length-1;if(isLast&&stats.isFile())return stats;if(!isLast&&stats.isDirectory())continue;let what=stats.isSymbolicLink()?"a symbolic link":`not a plain ${isLast?
"file":"folder"}`;throw new UserError("unreadable-file",`${shown} is ${what}; nothing was written`,{hint:"Put a plain one in its place, or move it away."})}}function put(top,file){
let target=(0,import_node_path.join)(top,file.path);try{if((0,import_node_fs.mkdirSync)((0,import_node_path.dirname)(target),{recursive:!0}),(0,import_node_fs.realpathSync)(
(0,import_node_path.dirname)(target))!==(0,import_node_path.dirname)(target))throw new Error("a folder became a link");(0,import_node_fs.writeFileSync)(target,file.
text,{flag:"wx"})}catch(error){throw new UserError("unreadable-file",`${file.path} could not be written`,{cause:error})}}export{look,put};
