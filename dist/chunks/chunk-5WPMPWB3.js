import { createRequire as lanserCreateRequire } from "node:module";
if (Number(process.versions.node.split(".")[0]) < 24) {
  process.stderr.write("lanser needs Node 24 or newer; this is Node " + process.versions.node + ". Install Node 24 and run it again." + "\n");
  process.exit(13);
}
const require = lanserCreateRequire(import.meta.url);
import{__commonJS,__require}from"./chunk-6N737NXE.js";var require_node_zlib=__commonJS({"builtin:node:zlib"(exports,module){module.exports=__require("node:zlib")}});export{require_node_zlib};
