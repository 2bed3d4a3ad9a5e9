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
_init__"?parts.slice(0,-1):parts}function roundTo12(value){return Number(value.toFixed(12))+0}import{createRequire as lanserCreateRequire2}from"node:module";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require3=lanserCreateRequire2(import.meta.url);_3_init_node_22();var release_please_manifest_default={},package_default={name:"lanser",
version:"0.1.0",description:"Turns language servers into machine-checked facts, rewards and verdicts about a code change.",keywords:["language-server","lsp","gi\
thub-action","code-review","diagnostics","type-checking","pyright","typescript","process-reward","coding-agents","mcp","sarif"],license:"Apache-2.0",author:"The\
 Lanser authors",homepage:"https://github.com/lanser/lanser#readme",repository:{type:"git",url:"git+https://github.com/lanser/lanser.git"},bugs:{url:"https://gi\
thub.com/lanser/lanser/issues"},type:"module",bin:{lanser:"dist/cli.js"},exports:{".":{types:"./dist/index.d.ts",default:"./dist/index.js"},"./package.json":"./\
package.json"},files:["dist","schemas/*.json"],engines:{node:">=22.17"},scripts:{gate:"node scripts/run.mjs gate",lanser:"node scripts/run.mjs lanser",test:"nod\
e scripts/run.mjs test","test:tools":"node scripts/run.mjs test:tools","test:nightly":"node scripts/run.mjs test:nightly",update:"node scripts/run.mjs update",build:"\
node scripts/run.mjs build",bench:"node scripts/run.mjs bench","bench:newness":"node scripts/run.mjs bench:newness","bench:reward":"node scripts/run.mjs bench:r\
eward",gallery:"node scripts/run.mjs gallery",pictures:"node scripts/run.mjs pictures",mutants:"node scripts/run.mjs mutants",features:"node scripts/run.mjs fea\
tures",lint:"node scripts/run.mjs lint",types:"node scripts/run.mjs types"},devDependencies:{"@actions/core":"3.0.1","@actions/github":"9.1.1","@modelcontextpro\
tocol/client":"2.4.0","@modelcontextprotocol/server":"2.4.0","@noble/hashes":"2.4.0","@octokit/types":"18.0.0","@octokit/webhooks-examples":"7.6.1","@types/node":"\
24.19.2","@types/picomatch":"4.0.3","@types/sarif":"2.1.7",ajv:"8.20.0","ajv-formats":"3.0.1",canonicalize:"5.1.0",commander:"15.1.0",diff:"9.0.0",esbuild:"0.28\
.2","fast-check":"4.10.2","get-east-asian-width":"1.7.0","jsonc-parser":"3.3.1","linguist-languages":"9.5.0","mdast-util-from-markdown":"2.1.0","mdast-util-gfm":"\
3.1.0",micromark:"4.0.3","micromark-extension-gfm":"3.0.0","openapi-backend":"5.21.2",parse5:"8.1.1",picomatch:"4.0.7","simple-git":"4.0.2","smol-toml":"1.9.1",
"tree-sitter-bash":"0.25.1","tree-sitter-cpp":"0.23.4","tree-sitter-go":"0.25.0","tree-sitter-python":"0.25.0","tree-sitter-rust":"0.24.0","tree-sitter-typescri\
pt":"0.23.2",typescript:"7.0.2",vitest:"5.1.1","vscode-jsonrpc":"10.0.0","vscode-languageserver-protocol":"3.18.5","web-tree-sitter":"0.27.1",yaml:"2.9.1"},peerDependencies:{
"@types/node":">=22.17"},peerDependenciesMeta:{"@types/node":{optional:!0}}},version=package_default.version,ownPackage={name:package_default.name,isReleased:Object.
hasOwn(release_please_manifest_default,"."),repository:"lanser/lanser",line:`v${package_default.version.split(".")[0]}`};export{astLikeness as _0_astLikeness,createBag as _0_createBag,featureWeights as _0_featureWeights,jaccardLikeness as _0_jaccardLikeness,leafOf as _0_leafOf,moduleLikeness as _0_moduleLikeness,
moduleOf as _0_moduleOf,offsetsOf as _0_offsetsOf,roundTo12 as _0_roundTo12,scoreOf as _0_scoreOf,selectorsOf as _0_selectorsOf,tokenPattern as _0_tokenPattern,
ownPackage as _1_ownPackage,version as _1_version};
