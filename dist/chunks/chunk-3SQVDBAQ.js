import { createRequire as lanserCreateRequire } from "node:module";
if (Number(process.versions.node.split(".")[0]) < 24) {
  process.stderr.write("lanser needs Node 24 or newer; this is Node " + process.versions.node + ". Install Node 24 and run it again." + "\n");
  process.exit(13);
}
const require = lanserCreateRequire(import.meta.url);
import{require_node_fs}from"./chunk-SBJWCYKC.js";import{UserError}from"./chunk-BZ74BBKY.js";import{__commonJS,__require,__toESM}from"./chunk-6N737NXE.js";var require_node_path=__commonJS({"builtin:node:path"(exports,module){module.exports=__require("node:path")}});var require_node_crypto=__commonJS({"builtin:node:crypto"(exports,module){module.exports=__require("node:crypto")}});var import_node_fs=__toESM(require_node_fs(),1),import_node_path=__toESM(require_node_path(),1);var bytesMaxUsual=256*1024*1024;function readFileBytes(file,bytesMax=bytesMaxUsual){checkRegular(file,(0,import_node_fs.statSync)(file),bytesMax);let descriptor=(0,import_node_fs.openSync)(
file,import_node_fs.constants.O_RDONLY|(import_node_fs.constants.O_NONBLOCK??0));try{let stats=(0,import_node_fs.fstatSync)(descriptor);checkRegular(file,stats,
bytesMax);let bytes=Buffer.alloc(stats.size),end=0;for(let count=-1;count!==0&&end<bytes.length;end+=count)count=(0,import_node_fs.readSync)(descriptor,bytes,end,
bytes.length-end,end);return bytes.subarray(0,end)}finally{(0,import_node_fs.closeSync)(descriptor)}}function readFileText(file,bytesMax){return readFileBytes(file,
bytesMax).toString("utf8")}function readOptional(file,bytesMax){try{return readFileText(file,bytesMax)}catch{return}}function checkRegular(file,stats,bytesMax){
let name=(0,import_node_path.basename)(file.toString());if(!stats.isFile())throw new UserError("unreadable-file",`${name} is not a regular file`);if(stats.size>
bytesMax)throw new UserError("unreadable-file",`${name} is larger than ${bytesMax} bytes`)}function fileBytes(file){let stats=(0,import_node_fs.statSync)(file,{
throwIfNoEntry:!1});return stats?.isFile()===!0?stats.size:0}function readBeginning(path,lengthMax){checkRegular(path,(0,import_node_fs.statSync)(path),Number.POSITIVE_INFINITY);
let file=(0,import_node_fs.openSync)(path,"r");try{let start=Buffer.alloc(lengthMax);return start.subarray(0,(0,import_node_fs.readSync)(file,start,0,lengthMax,
0))}finally{(0,import_node_fs.closeSync)(file)}}function beginningOf(path){try{return readBeginning(path,beginningBytesMax).toString("utf8")}catch{return""}}var beginningBytesMax=512;var import_node_crypto=__toESM(require_node_crypto(),1);function sha256Hex(content){return(0,import_node_crypto.hash)("sha256",content,"hex")}function sha256Bytes(content){
return(0,import_node_crypto.hash)("sha256",content,"buffer")}function createSha256(){return(0,import_node_crypto.createHash)("sha256")}function objectId(format,type,content){
return(0,import_node_crypto.createHash)(format).update(`${type} ${content.length}\0`).update(content).digest("hex")}function blobId(format,content){return createBlobHash(
format,content.length).update(content).digest("hex")}function createBlobHash(format,size){return(0,import_node_crypto.createHash)(format).update(blobHeader(size))}
function blobHeader(size){return Buffer.from(`blob ${size}\0`)}export{require_node_path,readFileBytes,readFileText,readOptional,fileBytes,readBeginning,beginningOf,sha256Hex,sha256Bytes,createSha256,objectId,blobId,createBlobHash,
blobHeader};
