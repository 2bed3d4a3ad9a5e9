import { createRequire as lanserCreateRequire } from "node:module";
if (Number(process.versions.node.split(".")[0]) < 24) {
  process.stderr.write("lanser needs Node 24 or newer; this is Node " + process.versions.node + ". Install Node 24 and run it again." + "\n");
  process.exit(13);
}
const require = lanserCreateRequire(import.meta.url);
import{readFileText,require_node_path}from"./chunk-3SQVDBAQ.js";import{UserError}from"./chunk-BZ74BBKY.js";import{__toESM}from"./chunk-6N737NXE.js";var import_node_path=__toESM(require_node_path(),1);async function overlaysIn(host,given){let overlays=new Map;for(let one of given){let[,path="",file=""]=/^([^=]+)=(.+)$/su.exec(one)??[];if(path==="")throw new UserError(
"usage",`--overlay takes PATH=FILE or PATH=-, not \`${one}\``);overlays.set(path,await textOf(host,file,"overlay"))}return overlays}async function textOf(host,file,what){
if(file==="-")return inputOf(host);try{return readFileText((0,import_node_path.resolve)(host.cwd,file))}catch(error){throw new UserError("unreadable-file",`the ${what}\
 ${file} cannot be read`,{cause:error})}}async function inputOf(host){let text="";for await(let chunk of host.stdin?.()??[])text+=chunk;return text}export{overlaysIn,textOf};
