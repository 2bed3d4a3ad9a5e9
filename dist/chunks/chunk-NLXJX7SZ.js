import { createRequire as lanserCreateRequire } from "node:module";
if (Number(process.versions.node.split(".")[0]) < 24) {
  process.stderr.write("lanser needs Node 24 or newer; this is Node " + process.versions.node + ". Install Node 24 and run it again." + "\n");
  process.exit(13);
}
const require = lanserCreateRequire(import.meta.url);
import{UserError,nearest}from"./chunk-BZ74BBKY.js";import{__commonJS,__require,__toESM}from"./chunk-6N737NXE.js";var require_node_util=__commonJS({"builtin:node:util"(exports,module){module.exports=__require("node:util")}});var import_node_util=__toESM(require_node_util(),1);function parseFlags(args,options){let shorts=new Set(Object.values(options).flatMap(option=>option.short??[]));for(let arg of args){if(arg==="--")break;let[,dashes="",
name=""]=/^(--?)([^-=][^=]*)/.exec(arg)??[],isKnown=dashes==="--"?Object.hasOwn(options,name):shorts.has(name);if(name===""||isKnown)continue;let near=nearest(name,
Object.keys(options));throw new UserError("usage",`there is no flag \`${dashes}${name}\``,near===void 0?{}:{hint:`Did you mean \`--${near}\`?`})}try{return(0,import_node_util.parseArgs)(
{args:[...args],options,strict:!0,allowPositionals:!0})}catch(error){throw new UserError("usage",error instanceof Error?error.message:String(error),{cause:error})}}export{require_node_util,parseFlags};
