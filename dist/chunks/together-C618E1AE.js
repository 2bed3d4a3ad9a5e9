import{createRequire as lanserCreateRequire}from"node:module";import{_3_init_node_22}from"./together-74F25CFF.js";import{_4___callDispose,_4___commonJS,_4___esm,_4___export,_4___require,_4___toBinaryNode,_4___toCommonJS,_4___toESM,_4___using}from"./together-74F25CFF.js";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require2=lanserCreateRequire(import.meta.url),require_node_child_process=_4___commonJS({"builtin:node:child_process"(exports,module){_3_init_node_22(),
module.exports=_4___require("node:child_process")}});import{createRequire as lanserCreateRequire2}from"node:module";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require3=lanserCreateRequire2(import.meta.url),require_node_fs=_4___commonJS({"builtin:node:fs"(exports,module){_3_init_node_22(),module.
exports=_4___require("node:fs")}});import{createRequire as lanserCreateRequire3}from"node:module";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require4=lanserCreateRequire3(import.meta.url);_3_init_node_22();function uriFromPath(absolutePath){if(!absolutePath.startsWith("/"))throw new Error(
`A file URI needs an absolute path: ${quote(absolutePath)}`);if(absolutePath.includes("\0")||!absolutePath.isWellFormed())throw new Error(`A file URI cannot car\
ry ${quote(absolutePath)}`);return`file://${absolutePath.split("/").map(encodeSegment).join("/")}`}function pathFromUri(uri){let found=/^file:(?:\/\/(?:localhost)?(?=\/)|(?=\/(?!\/)))(\/[^?#\\]*)$/isu.
exec(uri)?.[1];if(found===void 0||!uri.isWellFormed()||/%2f/iu.test(found))return;let decoded=decode(found);return decoded===void 0||decoded.includes("\0")?void 0:
decoded}function relativeInside(root,absolute){let outer=resolveDots(root),inner=resolveDots(absolute);if(!(outer===void 0||inner===void 0||inner.length<=outer.
length)&&!outer.some((segment,index)=>segment!==inner[index]))return inner.slice(outer.length).join("/")}function placeIn(root,uri,range){let absolute=pathFromUri(
uri),path=absolute===void 0?void 0:relativeInside(root,absolute);return path===void 0?void 0:{path,range}}function isInside(path,folder){return path===folder||path.
startsWith(folder.endsWith("/")?folder:`${folder}/`)}function inFolder(folder,path){return folder==="."?path:`${folder}/${path}`}function isBelow(path,folder){return folder===
"."||path.startsWith(`${folder}/`)}function folderOf(path){let end=path.lastIndexOf("/");return end<0?".":path.slice(0,end)}function isRelativePath(path){return!path.
includes("\0")&&path.split("/").every(segment=>segment!==""&&segment!=="."&&segment!=="..")}function resolveDots(path){if(!path.startsWith("/"))return;let resolved=[];
for(let segment of path.split("/"))segment===".."?resolved.pop():segment!==""&&segment!=="."&&resolved.push(segment);return resolved}function encodeSegment(segment){
return encodeURIComponent(segment).replace(/[!'()*]/gu,mark=>`%${mark.charCodeAt(0).toString(16).toUpperCase()}`)}function decode(text){try{return decodeURIComponent(
text)}catch{return}}function quote(text){return JSON.stringify(text)}function insidePath(path){if(!isRelativePath(path))throw new Error(`A path that is not insi\
de the repository: ${JSON.stringify(path)}`);return path}export{require_node_child_process as _0_require_node_child_process,require_node_fs as _1_require_node_fs,folderOf as _2_folderOf,inFolder as _2_inFolder,insidePath as _2_insidePath,
isBelow as _2_isBelow,isInside as _2_isInside,isRelativePath as _2_isRelativePath,pathFromUri as _2_pathFromUri,placeIn as _2_placeIn,relativeInside as _2_relativeInside,
uriFromPath as _2_uriFromPath};
