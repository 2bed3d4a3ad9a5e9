import { createRequire as lanserCreateRequire } from "node:module";
if (Number(process.versions.node.split(".")[0]) < 24) {
  process.stderr.write("lanser needs Node 24 or newer; this is Node " + process.versions.node + ". Install Node 24 and run it again." + "\n");
  process.exit(13);
}
const require = lanserCreateRequire(import.meta.url);
import{pathMatcher}from"./chunk-F6IOHWUV.js";import{ruleAt}from"./chunk-3NKQKLM6.js";function hasGlobs({rules=[],ignore}){return ignore.length>0||rules.some(({path})=>path!==void 0)}function emptyGlobs({rules=[],ignore},files){let isEmpty=glob=>{
let matches=pathMatcher(glob);return!files.some(path=>matches(path))},told=(key,glob)=>`${key}: no file of the repository is named by ${glob}`;return[...ignore.
flatMap((glob,index)=>isEmpty(glob)?[told(`ignore[${index}]`,glob)]:[]),...rules.flatMap(({path},index)=>path!==void 0&&isEmpty(path)?[told(ruleAt(index),path)]:
[])]}export{hasGlobs,emptyGlobs};
