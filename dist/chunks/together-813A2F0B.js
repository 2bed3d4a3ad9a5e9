import{createRequire as lanserCreateRequire}from"node:module";import{_3_init_node_22}from"./together-A66B3533.js";import{_4___callDispose,_4___commonJS,_4___esm,_4___export,_4___require,_4___toBinaryNode,_4___toCommonJS,_4___toESM,_4___using}from"./together-A66B3533.js";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require2=lanserCreateRequire(import.meta.url),require_node_child_process=_4___commonJS({"builtin:node:child_process"(exports,module){_3_init_node_22(),
module.exports=_4___require("node:child_process")}});import{createRequire as lanserCreateRequire2}from"node:module";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require3=lanserCreateRequire2(import.meta.url),require_node_fs=_4___commonJS({"builtin:node:fs"(exports,module){_3_init_node_22(),module.
exports=_4___require("node:fs")}});import{createRequire as lanserCreateRequire3}from"node:module";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require4=lanserCreateRequire3(import.meta.url);_3_init_node_22();function findNearest(name,known){let best;for(let candidate of known){
let distance=editDistance(name.slice(0,64),candidate);(best===void 0||distance<best.distance)&&(best={name:candidate,distance})}return name!==""&&best!==void 0&&
best.distance<=Math.max(2,Math.floor(best.name.length/3))?best.name:void 0}function editDistance(from,to){let row=Array.from({length:to.length+1},(_,index)=>index);
for(let i=1;i<=from.length;i+=1){let next=[i];for(let j=1;j<=to.length;j+=1){let replaced=(row[j-1]??0)+(from[i-1]===to[j-1]?0:1);next.push(Math.min(replaced,(row[j]??
0)+1,(next[j-1]??0)+1))}row=next}return row[to.length]??0}export{require_node_child_process as _0_require_node_child_process,require_node_fs as _1_require_node_fs,editDistance as _2_editDistance,findNearest as _2_findNearest};
