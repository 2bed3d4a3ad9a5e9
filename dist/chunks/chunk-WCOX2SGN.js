import { createRequire as lanserCreateRequire } from "node:module";
if (Number(process.versions.node.split(".")[0]) < 24) {
  process.stderr.write("lanser needs Node 24 or newer; this is Node " + process.versions.node + ". Install Node 24 and run it again." + "\n");
  process.exit(13);
}
const require = lanserCreateRequire(import.meta.url);
import{normaliseName}from"./chunk-LACULEP7.js";var modulesMax=50;function modulesOf(name,{record,topLevel}){let recorded=record===void 0?[]:recordedModules(record),own=(recorded.length>0?recorded:(topLevel??
"").split(/\r?\n/u).map(line=>line.trim())).filter(module=>moduleName.test(module)&&normaliseName(module)!==normaliseName(name));return[...new Set(own)].slice(0,
modulesMax)}var moduleName=/^[\p{L}_][\p{L}\p{N}_]*(?:\.[\p{L}_][\p{L}\p{N}_]*)*$/u;function recordedModules(record){let packages=new Set,folders=new Set,files=new Set;
for(let line of record.split(/\r?\n/u)){let parts=(/^"?([^",]+)/u.exec(line)?.[1]??"").split("/"),file=parts.pop()??"";!/\.(?:pyi?|so|pyd)$/u.test(file)||parts.
some(part=>part===".."||part==="__pycache__")||(parts.length===0?files.add(file.split(".")[0]??""):(folders.add(parts[0]??""),/^__init__\.pyi?$/u.test(file)&&packages.
add(parts.join("."))))}let isInner=name=>name.split(".").some((_,at,parts)=>at>0&&packages.has(parts.slice(0,at).join("."))),outer=[...packages].filter(name=>!isInner(
name)),covered=new Set(outer.map(name=>name.split(".")[0]??""));return[...outer,...[...folders].filter(folder=>!covered.has(folder)),...files]}export{modulesOf};
