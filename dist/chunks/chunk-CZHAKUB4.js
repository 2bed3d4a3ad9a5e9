import{createRequire as lanserCreateRequire}from"node:module";import{_2_capitalized,_2_countMore,_2_cut,_2_lastLines,_2_lineStarts,_2_plural,_2_positionAt,_2_rangeWithin,_2_shortId,_2_shorten,_2_splitText,_2_threeDigits}from"./together-A66B3533.js";import{_3_init_node_22}from"./together-A66B3533.js";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require2=lanserCreateRequire(import.meta.url);_3_init_node_22();function selectorsOf(file,definitions){let starts=_2_lineStarts(file.text);
return definitions.map(({symbol,kinds,definition:{range}})=>({path:file.path,symbol,kinds,range,text:file.text.slice(...offsetsOf(starts,range)),fileLines:starts.
length}))}function offsetsOf(starts,{start,end}){return[(starts[start.line]??0)+start.character,(starts[end.line]??0)+end.character]}function leafOf(symbol){return symbol.
slice(symbol.lastIndexOf(".")+1)}_3_init_node_22();var tokenPattern=/[\p{L}\p{N}\p{M}_$]+|[^\s]/gu;function createBag(tokens){let counts=new Map;for(let token of tokens)
counts.set(token,(counts.get(token)??0)+1);return{counts,size:tokens.length}}function jaccardLikeness(left,right){let[small,large]=left.counts.size<=right.counts.
size?[left,right]:[right,left],shared=0;for(let[token,count]of small.counts)shared+=Math.min(count,large.counts.get(token)??0);let union=left.size+right.size-shared;
return union===0?1:shared/union}_3_init_node_22();var featureWeights={ast:.5,module:.2,token:.2,proximity:.1};function scoreOf(features){let sum=0,weights=0;for(let[
name,weight]of featureEntries){let value=features[name];value!==null&&(sum+=weight*value,weights+=weight)}return weights===0?0:roundTo12(sum/roundTo12(weights))}
var featureEntries=Object.entries(featureWeights);function astLikeness(base,candidate,token){let sameKinds=base.kinds.join()===candidate.kinds.join();if(sameKinds&&
base.symbol===candidate.symbol)return 1;let sameLeaf=leafOf(base.symbol)===leafOf(candidate.symbol);return(sameKinds||sameLeaf?.75:.5)*token}function moduleLikeness(basePath,headPath){
let base=moduleOf(basePath),head=moduleOf(headPath),longer=Math.max(base.length,head.length),differs=base.findIndex((part,index)=>part!==head[index]),shared=differs<
0?base.length:differs;return longer===0?1:shared/longer}function moduleOf(path){let parts=path.replace(/(?!^)\.[^./]+$/u,"").split("/");return parts.at(-1)==="_\
_init__"?parts.slice(0,-1):parts}function roundTo12(value){return Number(value.toFixed(12))+0}export{astLikeness,createBag,featureWeights,jaccardLikeness,leafOf,moduleLikeness,moduleOf,offsetsOf,roundTo12,scoreOf,selectorsOf,tokenPattern};
