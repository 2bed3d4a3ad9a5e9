import { createRequire as lanserCreateRequire } from "node:module";
if (Number(process.versions.node.split(".")[0]) < 24) {
  process.stderr.write("lanser needs Node 24 or newer; this is Node " + process.versions.node + ". Install Node 24 and run it again." + "\n");
  process.exit(13);
}
const require = lanserCreateRequire(import.meta.url);
import{__commonJS,__require,__toESM}from"./chunk-6N737NXE.js";var require_node_crypto=__commonJS({"builtin:node:crypto"(exports,module){module.exports=__require("node:crypto")}});var import_node_crypto=__toESM(require_node_crypto(),1);function sha256Hex(content){return(0,import_node_crypto.hash)("sha256",content,"hex")}function sha256Bytes(content){
return(0,import_node_crypto.hash)("sha256",content,"buffer")}function createSha256(){return(0,import_node_crypto.createHash)("sha256")}function blobId(format,content){
return createBlobHash(format,content.length).update(content).digest("hex")}function createBlobHash(format,size){return(0,import_node_crypto.createHash)(format).
update(blobHeader(size))}function blobHeader(size){return Buffer.from(`blob ${size}\0`)}export{sha256Hex,sha256Bytes,createSha256,blobId,createBlobHash,blobHeader};
