import{createRequire as lanserCreateRequire3}from"node:module";import{createRequire as lanserCreateRequire2}from"node:module";import{createRequire as lanserCreateRequire}from"node:module";import{_3_init_node_22}from"./together-A66B3533.js";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require2=lanserCreateRequire(import.meta.url);_3_init_node_22();function unreadableFile(reason){return{kind:"unreadable",reason}}function normaliseName(name){
return name.toLowerCase().replace(/[-_.]+/gu,"-")}function resolvedLockFile(packages,isWhole=!0){return{kind:"resolved",packages,isWhole,includes:[]}}function declaredFile(packages,includes=[]){
return{kind:"declared",packages,includes}}import{_2_capitalized,_2_countMore,_2_cut,_2_lastLines,_2_lineStarts,_2_plural,_2_positionAt,_2_rangeWithin,_2_shortId,_2_shorten,_2_splitText,_2_threeDigits}from"./together-A66B3533.js";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require3=lanserCreateRequire2(import.meta.url);_3_init_node_22();var lengthMax=1e4,shape=/^([A-Za-z0-9](?:[A-Za-z0-9._-]{0,200}[A-Za-z0-9])?)[ \t]*(\[[^\]]{0,1000}\])?[ \t]*(.*)$/u;
function readRequirement(text){let whole=text.trim().replace(/\s+/gu," "),unparsed={name:_2_shorten(whole,80),specifier:whole};if(isOwn(whole))return;if(whole.length>
lengthMax)return unparsed;let[,name,extras="",rest=""]=shape.exec(whole)??[];if(name===void 0)return unparsed;if(rest.startsWith("@")){let address=rest.slice(1).
trim();return isOwn(address)?void 0:{name:normaliseName(name),specifier:`@ ${address}`}}if(rest!==""&&!/^[<>=!~;(]/u.test(rest))return unparsed;let[versions="",
...marker]=rest.split(";"),condition=marker.join(";").replace(/\s+/gu," ").replaceAll("'",'"').trim(),bounds=versions.replace(/[\s()]+/gu,"").split(",").filter(
one=>one!=="").sort(),wanted=[extrasOf(extras),bounds.join(",")].filter(one=>one!=="").join(" ");return{name:normaliseName(name),specifier:condition===""?wanted:
`${wanted} ; ${condition}`.trim()}}function extrasOf(extras){let names=extras.replace(/[[\]\s]+/gu,"").split(",").filter(one=>one!=="");return names.length===0?
"":`[${names.map(normaliseName).sort().join(",")}]`}function isOwn(address){return/^(?:file:|\.{1,2}(?:[/\\]|$)|\/)/u.test(address)}import{_2_beginningOf,_2_blobHeader,_2_blobId,_2_createBlobHash,_2_createSha256,_2_fileBytes,_2_idLengths,_2_objectId,_2_readBeginning,_2_readFileBytes,_2_readFileText,
_2_readOptional,_2_sha256Bytes,_2_sha256Hex}from"./together-124EAC88.js";import{_1_require_node_fs}from"./together-813A2F0B.js";import{_0_require_node_path}from"./together-A66B3533.js";import{_4___callDispose,_4___commonJS,_4___esm,_4___export,_4___require,_4___toBinaryNode,_4___toCommonJS,_4___toESM,_4___using}from"./together-A66B3533.js";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require4=lanserCreateRequire3(import.meta.url),require_node_url=_4___commonJS({"builtin:node:url"(exports,module){_3_init_node_22(),module.
exports=_4___require("node:url")}});_3_init_node_22();var import_node_fs=_4___toESM(_1_require_node_fs(),1),import_node_path=_4___toESM(_0_require_node_path(),1),
import_node_url=_4___toESM(require_node_url(),1);_3_init_node_22();var modulesMax=50;function modulesOf(name,{record,topLevel}){let recorded=record===void 0?[]:
recordedModules(record),own=(recorded.length>0?recorded:(topLevel??"").split(/\r?\n/u).map(line=>line.trim())).filter(module=>moduleName.test(module)&&normaliseName(
module)!==normaliseName(name));return[...new Set(own)].slice(0,modulesMax)}var moduleName=/^[\p{L}_][\p{L}\p{N}_]*(?:\.[\p{L}_][\p{L}\p{N}_]*)*$/u;function recordedModules(record){
let packages=new Set,folders=new Set,files=new Set;for(let line of record.split(/\r?\n/u)){let parts=(/^"?([^",]+)/u.exec(line)?.[1]??"").split("/"),file=parts.
pop()??"";!/\.(?:pyi?|so|pyd)$/u.test(file)||parts.some(part=>part===".."||part==="__pycache__")||(parts.length===0?files.add(file.split(".")[0]??""):(folders.add(
parts[0]??""),/^__init__\.pyi?$/u.test(file)&&packages.add(parts.join("."))))}let isInner=name=>name.split(".").some((_,at,parts)=>at>0&&packages.has(parts.slice(
0,at).join("."))),outer=[...packages].filter(name=>!isInner(name)),covered=new Set(outer.map(name=>name.split(".")[0]??""));return[...outer,...[...folders].filter(
folder=>!covered.has(folder)),...files]}var sourceBytesMax=64*1024*1024;function pythonNeeds(packages,changed,read){let edges=packages.map(one=>({one,requirements:requirementsOf(
one.metadata)})),known=new Map(packages.map(one=>[one.name,one])),reached=new Set(changed);for(let name of reached)for(let{one,requirements}of edges)requirements.
some(requirement=>requirement.name===name)&&reached.add(one.name);let sources=createSources(read);return edges.flatMap(({one,requirements})=>{let dependsOn=requirements.
filter(({name})=>reached.has(name)).filter(({name,isExtra})=>!isExtra||sources.mayImport(one,name,known.get(name))).map(({name})=>name),names=[...new Set(dependsOn)];
return names.length===0?[]:["pypi","conda"].map(ecosystem=>({ecosystem,name:one.name,dependsOn:names}))})}function needsAmong(packages,read){let known=new Map(packages.
map(one=>[one.name,one])),sources=createSources(read);return by=>{let one=known.get(by);return(one===void 0?[]:requirementsOf(one.metadata)).flatMap(({name,isExtra})=>{
let needed=known.get(name),isNeeded=!isExtra||one!==void 0&&sources.mayImport(one,name,needed);return needed===void 0||!isNeeded?[]:[name]})}}function requirementsOf(metadata){
return[...(metadata.split(/\r?\n\r?\n/u)[0]??"").matchAll(/^Requires-Dist: (.*)$/gmu)].flatMap(([,text=""])=>{let name=readRequirement(text)?.name,marker=text.slice(
text.indexOf(";")),isExtra=/\bextra\s*==/u.test(marker)&&!/\bor\b/u.test(marker);return name===void 0?[]:[{name,isExtra}]})}function createSources(read){let lines=new Map,
bytes=0,importsOf=({place,record})=>{if(record===void 0)return;let found=[];for(let line of record.split(/\r?\n/u)){let path=/^"?([^",]+)/u.exec(line)?.[1]??"";
if(!/\.pyi?$/u.test(path))continue;let text=bytes>sourceBytesMax?void 0:read((0,import_node_path.join)(place,path));if(text===void 0)return;bytes+=text.length,found.
push(...text.match(/^[ \t]*(?:import|from)[ \t][^\n]*$/gmu)??[])}return found.join(`
`).toLowerCase()};return{mayImport:(by,name,needed)=>{lines.has(by.name)||lines.set(by.name,importsOf(by));let imports=lines.get(by.name);return imports===void 0||
needed===void 0?!0:[name.replaceAll("-","_"),...needed.modules()].some(module=>{let first=module.toLowerCase().split(".")[0]??"";return new RegExp(String.raw`(?<![\w.])${RegExp.
escape(first)}(?!\w)`,"u").test(imports)})}}}function sitesIn(top,names){return names.map(name=>(0,import_node_path.join)(top,name)).filter(one=>(0,import_node_fs.
existsSync)((0,import_node_path.join)(one,"pyvenv.cfg"))).flatMap(one=>(0,import_node_fs.globSync)("lib*/python*/site-packages",{cwd:one}).map(site=>(0,import_node_path.
join)(one,site)))}function metadataIn(sites){return sites.flatMap(site=>(0,import_node_fs.globSync)("*.{dist-info,egg-info}",{cwd:site}).map(name=>(0,import_node_path.
join)(site,name))).slice(0,metadataMax)}function distributionName(folder){return normaliseName((0,import_node_path.basename)(folder).replace(/\.(?:dist|egg)-info$/u,
"").replace(/-\d.*$/u,""))}function versionOf(folder){return/-(\d[^-]*?)(?:-py[\d.]+)?\.(?:dist|egg)-info$/u.exec((0,import_node_path.basename)(folder))?.[1]}function listPythonPackages(places){
let folders=new Map;for(let folder of metadataIn(places)){let name=distributionName(folder);folders.has(name)||folders.set(name,folder)}return[...folders].map(([
name,folder])=>{let record=readIfThere((0,import_node_path.join)(folder,"RECORD"));return{name,version:versionOf(folder),place:(0,import_node_path.dirname)(folder),
metadata:readIfThere((0,import_node_path.join)(folder,"METADATA"))??readIfThere((0,import_node_path.join)(folder,"PKG-INFO"))??"",record,localFolder:localFolderIn(
readIfThere((0,import_node_path.join)(folder,"direct_url.json"))??""),modules:()=>modulesOf(name,{record,topLevel:readIfThere((0,import_node_path.join)(folder,"\
top_level.txt"))})}})}function localFolderIn(directUrl){let url=/"url"\s*:\s*"(file:[^"]*)"/u.exec(directUrl)?.[1];return url!==void 0&&URL.canParse(url)?(0,import_node_url.
fileURLToPath)(url):null}var metadataMax=5e3,metadataBytesMax=4*1024*1024;function readIfThere(file){return _2_readOptional(file,metadataBytesMax)}import{createRequire as lanserCreateRequire4}from"node:module";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require5=lanserCreateRequire4(import.meta.url);_3_init_node_22();var reasonCodes={"new-finding":"judged","max-new":"judged","moved-find\
ing":"judged","volatile-finding":"judged","min-reward":"judged","false-claim":"judged","replay-mismatch":"judged","replay-inconclusive":"judged","unknown-files":"\
judged","unmatched-findings":"judged",unscored:"judged","no-files":"judged","server-unproven":"judged",clean:"judged",advisory:"judged",waived:"judged","volatil\
e-in-change":"observed","volatile-share":"observed","unchecked-files":"observed","unproven-files":"observed","hidden-code":"observed","unchecked-sources":"obser\
ved","files-unmatched":"observed",suppressions:"observed","unreviewed-workflow":"observed","base-unavailable":"observed","head-unavailable":"observed","history-\
unavailable":"observed","version-skew":"observed","install-refused":"observed","install-failed":"observed","digest-mismatch":"observed","edit-unfinished":"obser\
ved","shard-missing":"observed","server-not-started":"observed","server-crashed":"observed","server-timeout":"observed","server-protocol":"observed","server-not\
-ready":"observed","canary-failed":"observed","file-count-mismatch":"observed","server-configuration":"observed",outside:"observed","renames-skipped":"observed",
"dependencies-differ":"observed","dependencies-missing":"observed","submodule-changed":"observed","configuration-differs":"observed","head-configuration":"obser\
ved","runner-file-tampered":"observed",disk:"observed","machine-limit":"observed","git-failed":"observed","repository-damaged":"observed",cancelled:"observed"};
function isJudged(code){return Object.hasOwn(reasonCodes,code)&&reasonCodes[code]==="judged"}var doubtfulLimits={"renames-skipped":"Split the change into smalle\
r ones, so that git can follow the renames.","head-configuration":"Fix this file. If you merge this file, Lanser can no longer check any change.","dependencies-\
differ":"Install base's packages into a folder outside the repository. Name it with base-dependencies in the workflow, or with --base-dependencies on the comman\
d line (steps: docs/dependencies.md). To use one environment for both sides, set the policy `dependencies-differ: warn`.","dependencies-missing":"Install the pa\
ckages before the gate.","submodule-changed":"In the workflow, add to actions/checkout: `with: { submodules: recursive, fetch-depth: 0 }`. On your machine, run:\
 git submodule update --init --recursive."},waivableReasons=["dependencies-differ","dependencies-missing","unchecked-sources","hidden-code","configuration-diffe\
rs","files-unmatched","submodule-changed"];function isWaivable(code){return waivableReasons.some(one=>one===code)}function isDoubtful(code){return Object.hasOwn(
doubtfulLimits,code)}function limit(code,message,count=1){return{code,message,count}}export{distributionName as _0_distributionName,listPythonPackages as _0_listPythonPackages,metadataIn as _0_metadataIn,modulesOf as _0_modulesOf,needsAmong as _0_needsAmong,
pythonNeeds as _0_pythonNeeds,readIfThere as _0_readIfThere,sitesIn as _0_sitesIn,versionOf as _0_versionOf,isOwn as _1_isOwn,readRequirement as _1_readRequirement,
doubtfulLimits as _2_doubtfulLimits,isDoubtful as _2_isDoubtful,isJudged as _2_isJudged,isWaivable as _2_isWaivable,limit as _2_limit,waivableReasons as _2_waivableReasons,
declaredFile as _3_declaredFile,normaliseName as _3_normaliseName,resolvedLockFile as _3_resolvedLockFile,unreadableFile as _3_unreadableFile};
