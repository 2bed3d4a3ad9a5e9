import { createRequire as lanserCreateRequire } from "node:module";
if (Number(process.versions.node.split(".")[0]) < 24) {
  process.stderr.write("lanser needs Node 24 or newer; this is Node " + process.versions.node + ". Install Node 24 and run it again." + "\n");
  process.exit(13);
}
const require = lanserCreateRequire(import.meta.url);
import{storeBytesMax}from"./chunk-SRB2PXS7.js";import{require_node_path}from"./chunk-3SQVDBAQ.js";import{UserError}from"./chunk-BZ74BBKY.js";import{
__toESM}from"./chunk-6N737NXE.js";var import_node_path=__toESM(require_node_path(),1);function parseServer(text){let at=text.indexOf("@");return at<0?{id:text,version:void 0}:{id:text.slice(0,at),version:text.slice(at+1)}}function givenSettings(cwd,value){
if(value!==void 0)return value.trimStart().startsWith("{")?{text:value,name:"--settings"}:{path:(0,import_node_path.resolve)(cwd,value),name:value}}function cacheFolder({
env,cwd,where},named){if(named==="none")return null;if(named!==void 0&&named!=="")return(0,import_node_path.resolve)(cwd,named);let tools=where.kind==="actions"?
where.runner.toolCache:void 0,user=env.XDG_CACHE_HOME,home=env.HOME;return tools!==void 0&&(0,import_node_path.isAbsolute)(tools)?(0,import_node_path.join)(tools,
"lanser"):user!==void 0&&(0,import_node_path.isAbsolute)(user)?(0,import_node_path.join)(user,"lanser"):home!==void 0&&(0,import_node_path.isAbsolute)(home)?(0,import_node_path.join)(
home,".cache","lanser"):null}function observationCache(host,named){let folder=host.where.kind==="actions"?null:cacheFolder(host,named);return folder===null?null:
{folder:(0,import_node_path.join)(folder,"observations"),use:"read-write",bytesMax:storeBytesMax}}function oneOf(value,known,name){if(value===void 0)return;let chosen=known.
find(one=>one===value);if(chosen!==void 0)return chosen;throw new UserError("usage",`${name} must be one of ${known.join(", ")}, not \`${value}\``)}export{parseServer,givenSettings,cacheFolder,observationCache,oneOf};
