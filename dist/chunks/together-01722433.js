import{createRequire as lanserCreateRequire3}from"node:module";import{createRequire as lanserCreateRequire2}from"node:module";import{createRequire as lanserCreateRequire}from"node:module";import{_2_push}from"./together-24003D67.js";import{_0_ancestry,_0_blank,_0_chainAt,_0_createParser,_0_dottedName,_0_fieldOf,_0_findIncludes,_0_findRustImports,_0_importSpecs,_0_importsIn,_0_isData,_0_isInSpans,
_0_isPartialReading,_0_isScriptLanguage,_0_isSound,_0_keyAt,_0_namedDefinitions,_0_nodeAt,_0_offsetOf,_0_packageName,_0_pythonImports,_0_read,_0_readLengthMax,_0_symbolAt,
_0_syntaxLanguage,_0_writtenModule}from"./together-CB941846.js";import{_0_once}from"./together-6C2C9A22.js";import{_2_capitalized,_2_countMore,_2_cut,_2_lastLines,_2_lineStarts,_2_plural,_2_positionAt,_2_rangeWithin,_2_shortId,_2_shorten,_2_splitText,_2_threeDigits}from"./together-A66B3533.js";import{_3_init_node_22}from"./together-A66B3533.js";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require2=lanserCreateRequire(import.meta.url);_3_init_node_22();_3_init_node_22();function useResolver(files){let known=new Set(files);
return(importer,path)=>{for(let place of modulePathsOfUse(importer,path)){let found=filesOf(place).filter(file=>known.has(file));if(found.length>0)return found}
return[]}}function modulePathsOfUse(importer,path){let[first="",...rest]=path.split("::").map(part=>part.replace(/^r#/u,"")),root=rootOf(importer);if(first==="c\
rate")return[joined(root,rest)];if(first==="self"||first==="super"){let all=[first,...rest],ups=all.filter(part=>part==="super").length,own=moduleOf(importer).split(
"/").filter(Boolean),down=all.filter(part=>part!=="self"&&part!=="super");return[[...own.slice(0,Math.max(0,own.length-ups)),...down].join("/")]}if(/^(?:std|core|alloc)$/u.
test(first))return[];let isOutside=/(?:^|\/)(?:tests|examples|benches)$/u.test(root)||/(?:^|\/)main\.rs$/u.test(importer),beside=joined(parentOf(root),["src",...rest]);
return[joined(moduleOf(importer),[first,...rest]),...isOutside?[beside]:[]]}function filesOf(place){let within=place===""?"":`${place}/`;return[...place===""?[]:
[`${place}.rs`],`${within}mod.rs`,`${within}lib.rs`,`${within}main.rs`]}function rootOf(file){let folders=file.split("/").slice(0,-1),at=folders.findLastIndex(one=>/^(?:src|tests|examples|benches)$/u.
test(one));return(at<0?folders:folders.slice(0,at+1)).join("/")}function moduleOf(file){return file.replace(/\.rs$/u,"").replace(/(?:^|\/)(?:mod|lib|main)$/u,"")}
function enclosingModules(file){if(!file.endsWith(".rs"))return[];let root=rootOf(file),parts=moduleOf(file).slice(root.length).split("/").filter(Boolean);return parts.
map((_,at)=>joined(root,parts.slice(0,parts.length-at-1))).flatMap(filesOf).filter(one=>one!==file)}function joined(folder,rest){return[...folder===""?[]:[folder],
...rest].join("/")}function parentOf(folder){return folder.slice(0,Math.max(0,folder.lastIndexOf("/")))}function createSpecifierResolver(files){let known=new Set(
files),stems=new Set(files.flatMap(stemsOf)),fileAt=path=>{if(!stems.has(stemOf(path)))return[];let found=candidates(path).find(candidate=>known.has(candidate));
return found===void 0?[]:[found]};return(importer,specifier)=>{let folders=importer.split("/").slice(0,-1);if(/^\.{1,2}(?:\/|$)/u.test(specifier))return walk(folders,
specifier).flatMap(fileAt);let roots=[...folders.keys(),folders.length].map(count=>folders.slice(0,count));return withoutAlias(specifier).flatMap(path=>roots.flatMap(
root=>[...walk(root,path).flatMap(fileAt),...walk([...root,"src"],path).flatMap(fileAt)]))}}function candidatePaths(importer,specifier){let folders=importer.split(
"/").slice(0,-1);if(/^\.{1,2}(?:\/|$)/u.test(specifier))return walk(folders,specifier);if(!/^[@~#$]/u.test(specifier))return[];let roots=[...folders.keys(),folders.
length].map(count=>folders.slice(0,count));return withoutAlias(specifier).slice(1).flatMap(path=>roots.flatMap(root=>[...walk([...root,"src"],path),...walk(root,
path)]))}function walk(folders,path){let parts=[...folders];for(let part of path.split("/"))if(part===".."){if(parts.pop()===void 0)return[]}else part!=="."&&part!==
""&&parts.push(part);return[parts.join("/")]}function withoutAlias(specifier){if(!/^[@~#$]/u.test(specifier))return[specifier];let rest=specifier.split("/").slice(
1).join("/");return[specifier,specifier.slice(1),...rest===""?[]:[rest]]}var implied=[".ts",".tsx",".d.ts",".js",".jsx"],sources={".js":[".ts",".tsx",".d.ts",".\
js",".jsx"],".jsx":[".tsx",".ts",".d.ts",".jsx",".js"],".mjs":[".mts",".d.mts",".mjs"],".cjs":[".cts",".d.cts",".cjs"]};function candidates(path){let extension=/\.[^./]+$/u.
exec(path)?.[0]??"",without=path.slice(0,path.length-extension.length),index=path===""?"index":`${path}/index`;return[...(sources[extension]??[]).map(source=>without+
source),path,...implied.map(source=>path+source),...implied.map(source=>index+source),...extension===""?[]:[`${without}.d${extension}.ts`]]}function stemOf(path){
let name=path.lastIndexOf("/")+1,dot=path.indexOf(".",name);return dot<0?path:path.slice(0,dot)}function stemsOf(file){let stem=stemOf(file),folder=/^(?:(.*)\/)?index$/u.
exec(stem);return folder===null?[stem]:[stem,stemOf(folder[1]??"")]}function importGraph(files,importsOf){let{targets}=importResolver(files);return graphFrom(files,
file=>importsOf(file).flatMap(one=>targets(file,one)))}function createGraphCache(){let memory=[];return(files,importsOf)=>{let isOf=one=>one.files.length===files.
length&&one.files.every((file,at)=>file===files[at]),known=memory.find(isOf)??{files,targets:importResolver(files).targets,found:new Map};return memory=[known,...memory.
filter(one=>one!==known)].slice(0,3),graphFrom(files,file=>{let of=importsOf(file),before=known.found.get(file);if(before?.of===of)return before.targets;let targets=of.
flatMap(one=>known.targets(file,one));return known.found.set(file,{of,targets}),targets})}}function graphFrom(files,targetsOf2){let imports=new Map,importers=new Map;
for(let file of files)for(let target of targetsOf2(file))target!==file&&(addTo(imports,file,target),addTo(importers,target,file));return{imports,importers,cycles:cyclesOf(
files,imports)}}function importResolver(files){let known=_0_once(()=>moduleIndex(files)),resolve=_0_once(()=>createSpecifierResolver(files)),packages=_0_once(()=>createPackageResolver(
files)),uses=_0_once(()=>useResolver(files)),includes=_0_once(()=>createIncludeResolver(files));return{targets:(file,one)=>one.kind==="path"?resolve()(file,one.
specifier):one.kind==="module"?targetsOf(file,one,known()):[],near:(file,one)=>one.kind==="path"?resolve()(file,one.specifier):one.kind==="package"?packages()(file,
one.path):one.kind==="use"?uses()(file,one.path):one.kind==="include"?includes()(file,one.path):rootsOf(file,one).flatMap(root=>known().get([...root,...partsOf(
one)].join("/"))??[])}}function createModuleResolver(files){return importResolver(files).near}function withImporters({importers},files){let found=new Set(files);
for(let file of found)for(let importer of importers.get(file)??[])found.add(importer);return found}function createReachability({imports}){let known=new Map,reached=path=>{
let found=new Set([path]);for(let file of found)for(let target of imports.get(file)??[])found.add(target);return known.set(path,found),found};return(path,other)=>path===
other||(known.get(path)??reached(path)).has(other)}function moduleIndex(files){let index=new Map;for(let file of files){let module=file.replace(/\.pyi?$/u,"").replace(
/(?:^|\/)__init__$/u,"");_2_push(index,module,file)}return index}function targetsOf(file,one,known){let path=partsOf(one),found=[];for(let root of rootsOf(file,
one)){let at=parts=>known.get([...root,...parts].join("/"))??[];for(let length=one.level>0?0:1;length<=path.length;length++)found.push(...at(path.slice(0,length)));
for(let name of one.names)found.push(...at([...path,name]))}return found}function partsOf({module}){return module===""?[]:module.split(".")}function rootsOf(file,{
level}){let folders=file.split("/").slice(0,-1);return level>0?[folders.slice(0,Math.max(0,folders.length-level+1))]:[...folders.map((_,index)=>folders.slice(0,
folders.length-index)),[],["src"],["typings"]]}function cyclesOf(files,imports){let cycles=new Map,order=new Map,lowest=new Map,open=[],isOpen=new Set,lower=(file,to)=>lowest.
set(file,Math.min(lowest.get(file)??Number.POSITIVE_INFINITY,to));for(let start of files){if(order.has(start))continue;let walk2=[],enter=file=>{order.set(file,
order.size),lower(file,order.get(file)??0),open.push(file),isOpen.add(file),walk2.push({file,next:(imports.get(file)??new Set).values()})};enter(start);for(let top=walk2.
at(-1);top!==void 0;top=walk2.at(-1)){let{value:target,done}=top.next.next();if(done!==!0){order.has(target)?isOpen.has(target)&&lower(top.file,order.get(target)??
0):enter(target);continue}walk2.pop();let parent=walk2.at(-1);if(parent!==void 0&&lower(parent.file,lowest.get(top.file)??0),lowest.get(top.file)!==order.get(top.
file))continue;let members=open.splice(open.lastIndexOf(top.file));for(let member of members)isOpen.delete(member);if(!(members.length<2)){members.sort();for(let member of members)
cycles.set(member,members)}}}return cycles}function addTo(map,key,value2){let known=map.get(key);known===void 0?map.set(key,new Set([value2])):known.add(value2)}
function createIncludeResolver(files){let known=new Set(files),byName=new Map;for(let file of files)_2_push(byName,nameOf(file),file);return(includer,path)=>{let beside=joined2(
includer.split("/").slice(0,-1),path.split("/"));if(beside!==void 0&&known.has(beside))return[beside];let end=path.replace(/^(?:\.{1,2}\/)+/u,""),found=(byName.
get(nameOf(path))??[]).filter(file=>file===end||file.endsWith(`/${end}`));return found.length===1?found:[]}}function nameOf(path){return path.slice(path.lastIndexOf(
"/")+1)}function joined2(folder,parts){let found=[...folder];for(let part of parts)if(part===".."){if(found.pop()===void 0)return}else part!=="."&&part!==""&&found.
push(part);return found.join("/")}function createPackageResolver(files){let folders=Map.groupBy(files.filter(file=>file.endsWith(".go")&&!file.endsWith("_test.g\
o")),folderOf);return(importer,path)=>{let around=folderOf(importer).split("/").filter(Boolean),roots=Array.from({length:around.length+1},(_,up)=>around.slice(0,
around.length-up)),parts=path.split("/");for(let from=0;from<parts.length;from++)for(let root of roots){let found=folders.get([...root,...parts.slice(from)].join(
"/"));if(found!==void 0)return found}return[]}}function folderOf(file){return file.slice(0,Math.max(0,file.lastIndexOf("/")))}_3_init_node_22();function findAliases(reading){
return readers[reading.language](reading)}var readers={python:pythonAliases,typescript:scriptAliases,tsx:scriptAliases,json:()=>[],yaml:()=>[],go:goAliases,rust:rustAliases,
bash:()=>[],cpp:cppAliases};function goAliases({text,starts,strings}){let literals=new Set(strings.map(({start})=>start));return _0_importSpecs(text).filter(({start})=>literals.
has(start)).map(({path,name,start})=>{let isAll=name===".",{line}=_2_positionAt(starts,start);return{local:isAll?"*":name??_0_packageName(path),imported:isAll?"\
*":"",from:{kind:"package",path},isExported:!1,first:line,last:line}})}function cppAliases({code,text,starts}){return _0_findIncludes(text).filter(({start})=>/#/u.
test(code.slice(Math.max(0,start-200),start).split(/[\r\n]/u).at(-1)??"")).map(({path,start})=>{let{line}=_2_positionAt(starts,start);return{local:"*",imported:"\
*",from:{kind:"include",path},isExported:!0,first:line,last:line}})}function rustAliases(reading){let{code,starts}=reading,modules=_0_namedDefinitions(reading).
flatMap(({definition:{name,range,nameRange}})=>{let at=_0_offsetOf(starts,nameRange.start);return/\bmod\s+$/u.test(code.slice(Math.max(0,at-50),at))?[{name,start:_0_offsetOf(
starts,range.start),end:_0_offsetOf(starts,range.end)}]:[]}),around=[],next=0;return _0_findRustImports(code).map(({path,imported,local,isExported,start,end})=>{
for(let one=modules[next];one!==void 0&&one.start<=start;one=modules[++next]){for(;(around.at(-1)?.end??Number.POSITIVE_INFINITY)<=one.start;)around.pop();around.
push(one)}for(;(around.at(-1)?.end??Number.POSITIVE_INFINITY)<=start;)around.pop();let isNear=around.length>0&&/^(?:self|super)\b/u.test(path);return{local,imported,
from:{kind:"use",path:isNear?fromFile(path,around):path},isExported,first:_2_positionAt(starts,start).line,last:_2_positionAt(starts,end).line}})}var depthMax=20;
function fromFile(path,modules){let parts=path.split("::"),ups=parts.filter(part=>part==="super").length,down=parts.filter(part=>part!=="super"&&part!=="self"),
left=modules.slice(0,Math.max(0,modules.length-ups)).slice(0,depthMax).map(({name})=>name),above=Array.from({length:Math.max(0,ups-modules.length)},()=>"super");
return[...above.length>0?above:["self"],...left,...down].join("::")}function pythonAliases({statements}){return statements.flatMap(({code,first,last})=>{let[from]=/^\s*(?:from|import)\b/u.
test(code)?_0_pythonImports(code.trim()):[];if(from===void 0)return[];let at=code.search(/\bimport\b/u),names=code.slice(at+6).replace(/[()\\]/gu," ").split(",").
map(name=>name.trim()),common={isExported:!0,first,last};return names.flatMap(name=>{let[imported="",,alias=imported]=name.split(/\s+/u);return imported===""?[]:
/^\s*from\b/u.test(code)?[{...common,local:alias,imported,from}]:[{...common,local:alias,imported:"",from:{kind:"module",level:0,module:imported,names:[]}}]})})}
function scriptAliases({code,text,starts,strings}){return[...code.matchAll(statement)].flatMap(found=>{let{word="",clause="",from}=found.groups??{},end=found.index+
found[0].length,literal=from===void 0?null:/^\s*(["'])([^"'\r\n]{1,1000})\1/u.exec(text.slice(end,end+1200));if(from!==void 0&&literal===null)return[];if(from===
void 0&&(word==="import"||!clause.includes("{")))return[];let specifier=literal?.[2],at=found.index+found[0].indexOf(clause),named=(/["']/u.test(text.slice(at,at+
clause.length))?strings:[]).filter(({start,end:end2})=>start>=at&&end2<=at+clause.length).reduce((whole,{start,end:end2})=>whole.slice(0,start-at)+text.slice(start,
end2)+whole.slice(end2-at),clause);return namesIn(named).map(({imported,local})=>({local:word==="import"&&imported==="*"?"":local,imported,from:specifier===void 0?
null:{kind:"path",specifier},isExported:word==="export",first:_2_positionAt(starts,found.index).line,last:_2_positionAt(starts,end+(literal?.[0].length??0)).line}))})}
var statement=/(?<![\p{L}\p{N}_$.])(?<word>import|export)\s{1,200}(?:type\s{1,200})?(?<clause>(?:[\p{L}_$][\p{L}\p{N}_$]{0,200}\s{0,200},?\s{0,200})?(?:\{[^{}]{0,20000}\}|\*(?:\s{1,200}as\s{1,200}[\p{L}_$][\p{L}\p{N}_$]{0,200})?)?)\s{0,200}(?<from>from\b)?/gu;
function unquoted(name){return name.replace(/^(["'])(.*)\1$/su,"$2")}function namesIn(clause){let[,list=""]=/\{([^{}]*)\}/u.exec(clause)??[],named=list.split(",").
flatMap(one=>{let[imported="",as,alias]=one.trim().replace(/^type\s+(?!as\b)/u,"").split(/\s+/u);return imported===""?[]:[{imported:unquoted(imported),local:unquoted(
as==="as"&&alias!==void 0?alias:imported)}]}),outside=clause.replace(/\{[^{}]*\}/u,""),[star,space]=/\*(?:\s+as\s+([\p{L}_$][\p{L}\p{N}_$]*))?/u.exec(outside)??
[],[,own]=/^\s*([\p{L}_$][\p{L}\p{N}_$]*)/u.exec(outside)??[];return[...named,...star===void 0?[]:[space===void 0?{imported:"*",local:"*"}:{imported:"",local:space}],
...own===void 0?[]:[{imported:"default",local:own}]]}_3_init_node_22();function unreadableFile(reason){return{kind:"unreadable",reason}}function normaliseName(name){
return name.toLowerCase().replace(/[-_.]+/gu,"-")}function resolvedLockFile(packages,isWhole=!0){return{kind:"resolved",packages,isWhole,includes:[]}}function declaredFile(packages,includes=[]){
return{kind:"declared",packages,includes}}(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require3=lanserCreateRequire2(import.meta.url);_3_init_node_22();var lengthMax=1e4,shape=/^([A-Za-z0-9](?:[A-Za-z0-9._-]{0,200}[A-Za-z0-9])?)[ \t]*(\[[^\]]{0,1000}\])?[ \t]*(.*)$/u;
function readRequirement(text){let whole=text.trim().replace(/\s+/gu," "),unparsed={name:_2_shorten(whole,80),specifier:whole};if(isOwn(whole))return;if(whole.length>
lengthMax)return unparsed;let[,name,extras="",rest=""]=shape.exec(whole)??[];if(name===void 0)return unparsed;if(rest.startsWith("@")){let address=rest.slice(1).
trim();return isOwn(address)?void 0:{name:normaliseName(name),specifier:`@ ${address}`}}if(rest!==""&&!/^[<>=!~;(]/u.test(rest))return unparsed;let[versions="",
...marker]=rest.split(";"),condition=marker.join(";").replace(/\s+/gu," ").replaceAll("'",'"').trim(),bounds=versions.replace(/[\s()]+/gu,"").split(",").filter(
one=>one!=="").sort(),wanted=[extrasOf(extras),bounds.join(",")].filter(one=>one!=="").join(" ");return{name:normaliseName(name),specifier:condition===""?wanted:
`${wanted} ; ${condition}`.trim()}}function extrasOf(extras){let names=extras.replace(/[[\]\s]+/gu,"").split(",").filter(one=>one!=="");return names.length===0?
"":`[${names.map(normaliseName).sort().join(",")}]`}function isOwn(address){return/^(?:file:|\.{1,2}(?:[/\\]|$)|\/)/u.test(address)}import{_3_beginningOf,_3_blobHeader,_3_blobId,_3_createBlobHash,_3_createSha256,_3_fileBytes,_3_idLengths,_3_objectId,_3_readBeginning,_3_readFileBytes,_3_readFileText,
_3_readOptional,_3_sha256Bytes,_3_sha256Hex}from"./together-24003D67.js";import{_1_require_node_fs}from"./together-813A2F0B.js";import{_0_require_node_path}from"./together-A66B3533.js";import{_4___callDispose,_4___commonJS,_4___esm,_4___export,_4___require,_4___toBinaryNode,_4___toCommonJS,_4___toESM,_4___using}from"./together-A66B3533.js";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
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
folder=>!covered.has(folder)),...files]}var sourceBytesMax=64*1024*1024;function pythonNeeds(packages,changed,read2){let edges=packages.map(one=>({one,requirements:requirementsOf(
one.metadata)})),known=new Map(packages.map(one=>[one.name,one])),reached=new Set(changed);for(let name of reached)for(let{one,requirements}of edges)requirements.
some(requirement=>requirement.name===name)&&reached.add(one.name);let sources2=createSources(read2);return edges.flatMap(({one,requirements})=>{let dependsOn=requirements.
filter(({name})=>reached.has(name)).filter(({name,isExtra})=>!isExtra||sources2.mayImport(one,name,known.get(name))).map(({name})=>name),names=[...new Set(dependsOn)];
return names.length===0?[]:["pypi","conda"].map(ecosystem=>({ecosystem,name:one.name,dependsOn:names}))})}function needsAmong(packages,read2){let known=new Map(
packages.map(one=>[one.name,one])),sources2=createSources(read2);return by=>{let one=known.get(by);return(one===void 0?[]:requirementsOf(one.metadata)).flatMap(
({name,isExtra})=>{let needed=known.get(name),isNeeded=!isExtra||one!==void 0&&sources2.mayImport(one,name,needed);return needed===void 0||!isNeeded?[]:[name]})}}
function requirementsOf(metadata){return[...(metadata.split(/\r?\n\r?\n/u)[0]??"").matchAll(/^Requires-Dist: (.*)$/gmu)].flatMap(([,text=""])=>{let name=readRequirement(
text)?.name,marker=text.slice(text.indexOf(";")),isExtra=/\bextra\s*==/u.test(marker)&&!/\bor\b/u.test(marker);return name===void 0?[]:[{name,isExtra}]})}function createSources(read2){
let lines=new Map,bytes=0,importsOf=({place,record})=>{if(record===void 0)return;let found=[];for(let line of record.split(/\r?\n/u)){let path=/^"?([^",]+)/u.exec(
line)?.[1]??"";if(!/\.pyi?$/u.test(path))continue;let text=bytes>sourceBytesMax?void 0:read2((0,import_node_path.join)(place,path));if(text===void 0)return;bytes+=
text.length,found.push(...text.match(/^[ \t]*(?:import|from)[ \t][^\n]*$/gmu)??[])}return found.join(`
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
fileURLToPath)(url):null}var metadataMax=5e3,metadataBytesMax=4*1024*1024;function readIfThere(file){return _3_readOptional(file,metadataBytesMax)}import{createRequire as lanserCreateRequire6}from"node:module";import{createRequire as lanserCreateRequire4}from"node:module";import{_0_DamagedObjects,_0_GitFailed,_0_checkObjects,_0_commandError,_0_fileBytesMax,_0_gitArguments,_0_hasFolderAt,_0_isObjectId,_0_metaBytesMax,_0_openRepository,
_0_parseTreeEntries,_0_readBlob,_0_readCommit,_0_readFileAt,_0_readFileId,_0_readObjectType,_0_require_promises,_0_resolveAll,_0_resolveRevision,_0_treeMode}from"./together-24003D67.js";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require5=lanserCreateRequire4(import.meta.url);_3_init_node_22();var import_node_path2=_4___toESM(_0_require_node_path(),1),commitsMax=64;
async function linearHistory(repository,base,head){let commits=[];for(let id=head;commits.length<=commitsMax;){if(id===base)return commits;let commit=await _0_readCommit(
repository,id),[parent,...others]=commit?.parents??[];if(commit===void 0||parent===void 0||others.length>0)return;commits.push(commit),id=parent}}async function shallowCommits(repository){
try{let text=_3_readFileText((0,import_node_path2.join)(repository.commonDir,"shallow"));return new Set(text.split(`
`).filter(_0_isObjectId))}catch(error){if(error.code==="ENOENT")return new Set;throw error}}async function fetchCommits(repository,ids){let missing=await missingOf(
repository,ids);if(missing.length===0)return{kind:"fetched"};let depth=(await shallowCommits(repository)).size>0?["--depth=1"]:[],failure=failureOf(await repository.
fetch(depth,missing));if(failure!==void 0)return failure;let still=await missingOf(repository,ids);return still.length===0?{kind:"fetched"}:{kind:"failed",gitMessage:`\
origin did not send ${still.join(", ")}`}}async function fetchBranch(repository,branch){let ref=`refs/heads/${branch}`;if(!isBranchName(branch))return;let result=await repository.
lsRemote(ref);if(result.exitCode!==0)return;let line=result.stdout.toString("utf8").split(`
`).find(text=>text.endsWith(`	${ref}`)),id=line?.slice(0,line.indexOf("	"));if(!(id===void 0||!_0_isObjectId(id)))return(await fetchCommits(repository,[id])).kind===
"fetched"?id:void 0}async function fetchTree(repository,tree){if(!await isPartial(repository))return{kind:"fetched"};for(let roundsMax=256;roundsMax>0;roundsMax--){
let missing=await listMissingObjects(repository,tree);if(missing.length===0)return{kind:"fetched"};let settings=["fetch.negotiationAlgorithm=noop"],failure=failureOf(
await repository.fetch(["--no-filter"],missing,settings));if(failure!==void 0)return failure}return{kind:"failed",gitMessage:"origin did not send the requested \
objects"}}var partial=new WeakMap;function isPartial(repository){let known=partial.get(repository)??repository.raw(["config","--get-regexp","^(extensions\\.parti\
alclone|remote\\..*\\.promisor)$"],"history").then(({stdout})=>stdout!=="");return partial.set(repository,known),known}async function listMissingObjects(repository,tree){
if((await missingOf(repository,[tree])).length>0)return[tree];let args=["rev-list","--objects","--no-object-names","--missing=print","--end-of-options",tree];return(await repository.
text(args,"objects")).split(`
`).flatMap(line=>line.startsWith("?")?[line.slice(1)]:[])}var steps=["--deepen=4","--deepen=16","--deepen=64","--deepen=256","--deepen=1024","--unshallow"];async function mergeBase(repository,one,two){
if(await linearHistory(repository,one,two)!==void 0)return{kind:"found",commit:one,notes:[]};let notes=[];for(let step of[...steps,void 0]){let bases=await mergeBases(
repository,one,two),cuts=await cutsBetween(repository,[one,two],bases),[commit]=bases;if(cuts.length===0&&commit===void 0)return{kind:"none",notes};if(cuts.length===
0&&commit!==void 0)return bases.length>1&&notes.push(`Lanser uses the first of ${bases.length} merge bases`),{kind:"found",commit,notes};if(step===void 0)break;
let failure=failureOf(await repository.fetch([step],cuts));if(failure!==void 0)return{kind:"cut",gitMessage:failure.gitMessage};notes.push(step==="--unshallow"?
"Lanser fetched the complete history":`Lanser deepened the history by ${step.slice(9)} commits`)}return{kind:"cut",gitMessage:"the history of origin is incomple\
te"}}async function mergeBases(repository,one,two){let result=await repository.raw(["merge-base","--all","--end-of-options",one,two],"history");if(result.exitCode>
1)throw _0_commandError(["merge-base"],result.exitCode,result.stderr);return result.stdout.split(`
`).filter(_0_isObjectId)}async function cutsBetween(repository,commits,bases){let shallow=await shallowCommits(repository);if(shallow.size===0)return[];let args=[
"rev-list","--end-of-options",...commits,...bases.map(base=>`^${base}`)];return(await repository.text(args,"history")).split(`
`).filter(id=>shallow.has(id)).sort()}async function missingOf(repository,ids){let found=await _0_checkObjects(repository,ids);return ids.filter((_,index)=>found[index]===
void 0)}function failureOf(result){if(result.exitCode===0)return;let lines=result.stderr.trim().split(`
`);return{kind:"failed",gitMessage:(result.timedOut?"the fetch took too long":lines.find(line=>/^(fatal|error):/.test(line))??lines[0]??"").replace(/\/\/[^/@\s]*@/g,
"//")}}function isBranchName(name){return name!==""&&!/[\u0000-\u0020\u007f~^:?*[\\]|\.\.|@\{|\/\/|^\/|\/$|\.$|\.lock$/.test(name)}import{_0_isPackageFolder,_0_require_node_stream,_0_snapshotWorkTree,_0_writeBlob,_0_writeTreeObject,_0_writeTreeObjects}from"./together-9F0DD894.js";import{_2_compareTreeObjects,_2_listTree}from"./together-9F0DD894.js";import{_3_foldName,_3_showPath,_3_splitAtNul,_3_splitRecords,_3_treePath,_3_unportableName,_3_unsafeNameReason}from"./together-9F0DD894.js";import{_4_allEnded}from"./together-9F0DD894.js";import{createRequire as lanserCreateRequire5}from"node:module";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require6=lanserCreateRequire5(import.meta.url);_3_init_node_22();var reasonCodes={"new-finding":"judged","max-new":"judged","moved-find\
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
doubtfulLimits,code)}function limit(code,message,count=1){return{code,message,count}}import{_2_editDistance,_2_findNearest}from"./together-813A2F0B.js";import{_1_UserError,_1_cancelled,_1_errorTable,_1_verdictExitCode,_1_withHelpOf}from"./together-A66B3533.js";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require7=lanserCreateRequire6(import.meta.url);_3_init_node_22();async function editedTree(repository,tree,edits){let entries=await entriesOf(
repository,tree);if(edits.kind==="patch")return patched(repository,entries,edits.patch);for(let{path,text}of edits.files)await put(repository,entries,path,text);
return _0_writeTreeObject(repository,[...entries.values()])}async function patchedTrees(repository,tree,patches){let trees=[];for(let patch of patches)trees.push(
await editedTree(repository,trees.at(-1)??tree,{kind:"patch",patch}));return trees}async function changedTree(repository,tree,files){let entries=await entriesOf(
repository,tree);for(let[path,file]of files){let bytes=Buffer.from(path);file===null?entries.delete(keyOf(bytes)):entries.set(keyOf(bytes),{path:bytes,mode:file.
mode,id:_0_writeBlob(repository,file.bytes)})}let all=[...entries.values()];return await _0_writeTreeObjects(repository,all)??await _0_writeTreeObject(repository,
all)}function diffTrees(repository,before,after){return repository.bytes(["diff-tree",...patchOptions,before,after],"objects")}var patchOptions=["-r","-p","-M",
"--binary","--full-index","--no-color","--no-ext-diff","--no-textconv","--src-prefix=a/","--dst-prefix=b/","--end-of-options"];async function entriesOf(repository,tree){
let listed=await _2_listTree(repository,tree);return new Map(listed.map(({path,mode,id})=>[keyOf(bytesOf(path)),{path:bytesOf(path),mode,id}]))}function bytesOf(path){
return typeof path=="string"?Buffer.from(path):path.bytes}function keyOf(path){return path.toString("latin1")}async function put(repository,entries,path,text){let bytes=Buffer.
from(path),key=keyOf(bytes),old=entries.get(key),why=_3_unsafeNameReason(path)??whyUnfit(entries,key,old);if(why!==void 0)throw new _1_UserError("usage",`Lanser\
 cannot edit ${path}: the path ${why}`,{hint:paths});text===null?entries.delete(key):entries.set(key,{path:bytes,mode:old?.mode??"100644",id:await store(repository,
Buffer.from(text))})}var paths="Name a regular file with its path from the top of the repository.";function whyUnfit(entries,key,old){if(old!==void 0)return old.
mode.startsWith("100")?void 0:"is not a regular file";let parts=key.split("/");return parts.some((_,at)=>at>0&&entries.has(parts.slice(0,at).join("/")))?"is bel\
ow a path that is not a folder":[...entries.keys()].some(one=>one.startsWith(`${key}/`))?"is a folder":void 0}async function store(repository,bytes){let id=(await repository.
text(["hash-object","-w","--stdin"],"index",bytes)).trim();if(!_0_isObjectId(id))throw new Error(`git hash-object printed ${JSON.stringify(id.slice(0,200))}`);return id}
async function patched(repository,entries,patch){let tree=await _0_writeTreeObject(repository,[...entries.values()]);for(let name of namesIn2(patch)){let entry=entries.
get(keyOf(Buffer.from(name)));entry!==void 0&&entry.mode!=="160000"&&await store(repository,await _0_readBlob(repository,entry.id))}let applied=await repository.
raw(["apply","--cached","-"],"index",Buffer.from(patch));if(applied.exitCode!==0)throw new _1_UserError("apply-conflict","the patch does not apply to the curren\
t files",{cause:new Error(applied.stderr.trim())});let after=(await repository.text(["write-tree","--missing-ok"],"index")).trim();if(after===tree&&patch.trim()!==
"")throw new _1_UserError("usage","the patch changes nothing",{hint:"Give the output of `git diff`, with paths from the top of the repository."});return await refuseBadNames(
repository,after),after}async function refuseBadNames(repository,tree){for(let{path}of await _2_listTree(repository,tree)){let why=_3_unsafeNameReason(keyOf(bytesOf(
path)));if(why!==void 0)throw new _1_UserError("usage",`the patch has a path that ${why}`,{hint:paths})}}function namesIn2(patch){let lines=patch.match(/^(?:---|\+\+\+|rename from|copy from|diff --git) .*$/gmu)??
[];return new Set(lines.flatMap(line=>{let[,word="",rest=""]=/^(---|\+\+\+|rename from|copy from|diff --git) (.*?)[\t\r]?$/u.exec(line)??[],quoted=[...rest.matchAll(
/"(?:[^"\\]|\\.)*"/gu)].map(([one])=>unquoted2(one)),halves=word==="diff --git"?[rest.slice(0,Math.max(0,(rest.length-1)/2))]:[],isPlain=word==="rename from"||word===
"copy from";return[rest,...halves,...quoted].map(name=>isPlain?name:name.replace(/^[ab]\//u,""))}))}function unquoted2(name){let bytes=[...name.slice(1,-1).matchAll(
/\\([0-7]{3}|.)|[^\\]/gsu)].flatMap(([own,mark])=>mark===void 0?[...Buffer.from(own)]:/^[0-7]{3}$/u.test(mark)?[Number.parseInt(mark,8)]:[...Buffer.from(escapes[mark]??
mark)]);return Buffer.from(bytes).toString("utf8")}var escapes={a:"\x07",b:"\b",f:"\f",n:`
`,r:"\r",t:"	",v:"\v"};_3_init_node_22();_3_init_node_22();function baseOf(commit,notes=[]){return{kind:"base",commit,annotate:null,notes,limits:[]}}async function readBase(repository,found){
let commit=await _0_readCommit(repository,found.commit);if(commit===void 0)throw new _0_DamagedObjects("merge-base",`${found.commit} is not here`);return baseOf(
commit,found.notes)}function withNotes(base,notes){return base.kind==="base"?{...base,notes:[...notes,...base.notes]}:base}function withLimit(base,limit2){return base.
kind==="unavailable"?base:{...base,notes:[limit2.message,...base.notes],limits:[limit2,...base.limits]}}function unavailableRevision(code,message,{hint=fetchHint,
gitMessage=null}={}){return{kind:"unavailable",code,message,hint,gitMessage}}function pick({commit,tree}){return{commit,tree}}var fetchHint="Check out with fetc\
h-depth: 0, or keep the checkout's credentials, so that Lanser can fetch missing commits.",namesMax=3,revisionLengthMax=256;async function nearestNames(repository,revision){
let listed=await repository.text(["for-each-ref","--format=%(refname:short)","refs/heads","refs/remotes","refs/tags"],"history"),wanted=revision.slice(0,revisionLengthMax),
distanceMax=Math.min(revision.length-1,Math.max(2,Math.floor(revision.length/3)));return listed.split(`
`).filter(name=>name!=="").map(name=>({name,distance:Math.min(_2_editDistance(wanted,name),_2_editDistance(wanted,lastPart(name)))})).filter(({distance})=>distance<=
distanceMax).sort((a,b)=>a.distance-b.distance||(a.name<b.name?-1:1)).slice(0,namesMax).map(({name})=>name)}function lastPart(name){return name.slice(name.lastIndexOf(
"/")+1)}async function resolveRevisions(repository,request){let isWritten=request.head.kind==="work-tree"||request.head.kind==="edited",[commits,written]=await _4_allEnded(
[resolveCommits(repository,request),isWritten?_0_snapshotWorkTree(repository):void 0]);if(commits.kind==="unavailable")return commits;let{head,base}=commits,snapshot=await snapshotOf(
repository,request.head,head.commit,written),resolved={kind:"resolved",base:pick(base.commit),head:snapshot===void 0?pick(head.commit):{commit:null,tree:snapshot.
tree},annotate:snapshot===void 0?base.annotate:null,notes:[...base.notes,...snapshot?.notes??[]],limits:base.limits};return await fetchFiles(repository,"base",resolved)??
await fetchFiles(repository,"head",resolved)??resolved}async function resolveCommits(repository,request){let head=await resolveHead(repository,request.head,isEvent(
request.base));if(head.kind==="unavailable")return head;let base=await resolveBase(repository,request.base,head.commit);return base.kind==="unavailable"?base:{kind:"\
resolved",head,base}}async function snapshotOf(repository,head,commit,written){return head.kind==="patched"?{tree:(await patchedTrees(repository,commit.tree,head.
patches)).at(-1)??commit.tree,notes:[]}:written===void 0||head.kind!=="edited"?written:{...written,tree:await editedTree(repository,written.tree,head.edits)}}async function fetchFiles(repository,side,revisions){
let{tree}=revisions[side],fetched=await fetchTree(repository,tree);if(fetched.kind==="fetched"&&await _0_readObjectType(repository,tree)==="tree"||fetched.kind===
"failed"&&await isOnlyUntouched(repository,tree,revisions))return;let gitMessage=fetched.kind==="failed"?fetched.gitMessage:null;return unavailableRevision(`${side}\
-unavailable`,`This clone does not have all files of ${side}.`,{gitMessage})}async function isOnlyUntouched(repository,tree,{base,head}){let missing=await listMissingObjects(
repository,tree),differences=await _2_compareTreeObjects(repository,base.tree,head.tree).catch(()=>{});if(differences===void 0)return!1;let touched=new Set(differences.
flatMap(({before,after})=>[before?.id,after?.id])),blobs=new Set((await _2_listTree(repository,tree).catch(()=>[])).map(({id})=>id));return missing.every(id=>blobs.
has(id)&&!touched.has(id))}async function resolveHead(repository,head,event){if(head.kind==="commit"||head.kind==="patched"){let found=await namedCommit(repository,
head.rev,"head");return found.kind==="unavailable"?found:{kind:"head",commit:found}}let id=await _0_resolveRevision(repository,"HEAD"),commit=id===void 0?void 0:
await _0_readCommit(repository,id);if(commit!==void 0)return{kind:"head",commit};if(event)return unavailableRevision("head-unavailable","The job checked out no \
commit.",{hint:checkOutHint});throw new _1_UserError("unknown-revision","this repository has no commit yet",{hint:"Commit something first."})}async function resolveBase(repository,base,head){
switch(base.kind){case"exact":{let found=await namedCommit(repository,base.rev,"base");return found.kind==="unavailable"?found:baseOf(found)}case"merge-base":{let found=await namedCommit(
repository,base.rev,"base");return found.kind==="unavailable"?found:{...await localMergeBase(repository,found.commit,base.rev,head),annotate:await mergedHead(repository,
head,base.pullHead)}}case"default":{let id=await _0_resolveRevision(repository,"refs/remotes/origin/HEAD");if(id!==void 0)return localMergeBase(repository,id,"o\
rigin/HEAD",head);throw new _1_UserError("no-base","the command names no base, and this clone has no origin/HEAD")}case"first-parent":return firstParent(repository,
head);case"pull-request":return pullRequestBase(repository,base,head);case"push":return pushBase(repository,base,head);case"left-default":return leftDefault(repository,
base,head);case"merge-group":return mergeGroupBase(repository,base,head)}}async function mergedHead(repository,head,pullHead){let[,second]=head.parents;if(pullHead===
void 0||second!==pullHead||head.commit===pullHead)return null;await fetchCommits(repository,[pullHead]);let commit=await _0_readCommit(repository,pullHead);return commit===
void 0?null:pick(commit)}async function localMergeBase(repository,id,rev,head){let found=await mergeBase(repository,id,head.commit);if(found.kind==="found")return readBase(
repository,found);throw found.kind==="none"?new _1_UserError("no-merge-base",`${rev} and head have no common history`):new _1_UserError("no-merge-base",`this sh\
allow clone lacks the common history of ${rev} and head`,{hint:"Fetch the rest (git fetch --unshallow), or name the exact base commit: --base-exact REV.",cause:new Error(
found.gitMessage)})}async function namedCommit(repository,rev,side){let shallow=(await shallowCommits(repository)).size>0;if(shallow&&_0_isObjectId(rev)){let fetched=await fetchCommits(
repository,[rev]),id2=await _0_resolveRevision(repository,rev),commit2=id2===void 0?void 0:await _0_readCommit(repository,id2);if(commit2!==void 0)return commit2;
let gitMessage=fetched.kind==="failed"?fetched.gitMessage:null;return unavailableRevision(`${side}-unavailable`,`Lanser cannot fetch the commit of ${side}.`,{gitMessage})}
let spaces=_0_isObjectId(rev)?[]:namespaces.map(space=>`${space}${rev}`),[id,...ids]=await _0_resolveAll(repository,[rev,...spaces]),commit=id===void 0?void 0:await _0_readCommit(
repository,id);if(commit!==void 0)return refuseAmbiguous(rev,new Map(spaces.map((name,index)=>[name,ids[index]]))),commit;let near=await nearestNames(repository,
rev);throw new _1_UserError("unknown-revision",`this repository has no commit ${rev}`,{hint:[near.length>0?`Did you mean ${near.join(" or ")}?`:_0_isObjectId(rev)?
`Fetch the commit (git fetch origin ${rev}), or name an existing commit.`:"Fetch the commit, or name an existing commit.",...shallow?["This clone is shallow (in\
 GitHub Actions: check out with fetch-depth: 0)."]:[]].join(" ")})}var namespaces=["refs/","refs/tags/","refs/heads/","refs/remotes/"];function refuseAmbiguous(rev,ids){
let known=[...ids].flatMap(([name,id])=>id===void 0?[]:[[name,id]]);if(new Set(known.map(([,id])=>id)).size<2)return;let named=known.map(([name])=>name).join(",\
 ");throw new _1_UserError("unknown-revision",`${rev} names different commits: ${named}`,{hint:"Write one of these full names instead."})}var checkOutHint="Chec\
k the repository out first (actions/checkout).";function isEvent(base){return base.kind!=="merge-base"&&base.kind!=="exact"&&base.kind!=="default"}async function pullRequestBase(repository,event,head){
let[first,second]=head.parents;if(first!==void 0&&second!==void 0&&head.commit!==event.headSha){if(second!==event.headSha)return unavailableRevision("version-sk\
ew","The checked-out merge commit does not belong to the commit of the event.",{hint:"The pull request has newer commits. Run the workflow of the newest commit."});
let fetched=await fetchCommits(repository,[first,second]),[base,annotated]=[await _0_readCommit(repository,first),await _0_readCommit(repository,second)];if(base===
void 0||annotated===void 0){let side=base===void 0?"base":"head",gitMessage=fetched.kind==="failed"?fetched.gitMessage:null;return unavailableRevision(`${side}-\
unavailable`,`Lanser cannot fetch the merge commit's ${side} parent.`,{gitMessage})}return{kind:"base",commit:base,annotate:pick(annotated),notes:[baseNote(base,
"first parent of the merge")],limits:[]}}if(head.commit!==event.headSha)return unavailableRevision("version-skew","The checked-out commit is not the commit of t\
he event.",{hint:"Check out the merge commit of the pull request (the default) or its head."});let target=await branchTip(repository,event.baseRef)??await namedByEvent(
repository,event.baseSha);return target===void 0?unavailableRevision("base-unavailable","Lanser cannot fetch the target branch."):eventMergeBase(repository,target,
head,"the target branch")}async function pushBase(repository,event,head){if(isZero(event.after))return unavailableRevision("head-unavailable","The push deleted \
its branch, so no files remain to check.");if(_0_isObjectId(event.after)&&event.after!==head.commit)return unavailableRevision("version-skew","The checked-out c\
ommit is not the pushed commit.",{hint:"Check out the pushed commit: remove a `ref` that names another commit from actions/checkout."});let before=isZero(event.
before)?void 0:await namedByEvent(repository,event.before),isDefault=event.ref===`refs/heads/${event.defaultBranch}`;if(before!==void 0){let commit=await _0_readCommit(
repository,before);if(commit!==void 0&&!event.forced)return baseOf(commit);if(commit!==void 0&&isDefault)return withNotes(await eventMergeBase(repository,before,
head,"the commit before a forced push"),["the push was forced"])}let instead=base2=>isZero(event.before)?withNotes(base2,["the branch is new"]):withLimit(base2,
limit("other-base","Lanser cannot read the commit before the push"));if(isDefault)return instead(await firstParent(repository,head));let base=await leftDefault(
repository,event,head),isItself=base.kind==="base"&&base.commit.commit===head.commit;return instead(isItself?await firstParent(repository,head):base)}async function leftDefault(repository,{
defaultBranch},head){let target=await branchTip(repository,defaultBranch);return target===void 0?unavailableRevision("base-unavailable","Lanser cannot fetch the\
 default branch."):eventMergeBase(repository,target,head,"the default branch")}async function mergeGroupBase(repository,event,head){if(head.commit!==event.headSha)
return unavailableRevision("version-skew","The checked-out commit is not the commit of the merge group.",{hint:"Check out the merge group's commit: remove a `re\
f` that names another commit from actions/checkout."});let base=await namedByEvent(repository,event.baseSha),commit=base===void 0?void 0:await _0_readCommit(repository,
base);return commit!==void 0?baseOf(commit,[baseNote(commit,"base of the merge group")]):unavailableRevision("base-unavailable","Lanser cannot fetch the base of\
 the merge group.")}async function firstParent(repository,head){let[first]=head.parents;if(first===void 0)return unavailableRevision("base-unavailable","Head is\
 the first commit of the history, so Lanser has no commit to compare it with.",{hint:"Name a base, or start with the next change."});let fetched=await fetchCommits(
repository,[first]),commit=await _0_readCommit(repository,first);if(commit!==void 0)return baseOf(commit,[baseNote(commit,"first parent of head")]);let gitMessage=fetched.
kind==="failed"?fetched.gitMessage:null;return unavailableRevision("base-unavailable","Lanser cannot fetch the commit before head.",{gitMessage})}async function eventMergeBase(repository,target,head,name){
let found=await mergeBase(repository,target,head.commit);if(found.kind==="found")return readBase(repository,found);if(found.kind==="none")return unavailableRevision(
"base-unavailable",`Head and ${name} have no common history.`,{hint:"Rebase the branch, or give the base as an exact commit."});let message=`This clone lacks th\
e common history of head and ${name}, and Lanser cannot fetch it.`;return unavailableRevision("history-unavailable",message,{gitMessage:found.gitMessage})}async function branchTip(repository,branch){
return await _0_resolveRevision(repository,`refs/remotes/origin/${branch}`)??await fetchBranch(repository,branch)}async function namedByEvent(repository,id){if(!(!_0_isObjectId(
id)||isZero(id)))return await fetchCommits(repository,[id]),(await _0_readCommit(repository,id))?.commit}function baseNote({commit},why){return`base: ${_2_shortId(
commit)} (${why})`}function isZero(id){return/^0+$/.test(id)}import{createRequire as lanserCreateRequire7}from"node:module";import{_5_isDeep,_5_parse}from"./together-9F0DD894.js";import{_6_applyEdits,_6_createScanner,_6_findNodeAtLocation,_6_getNodeValue,_6_modify,_6_parse,_6_parseTree,_6_printParseErrorCode,_6_visit}from"./together-9F0DD894.js";import{_7_require_dist}from"./together-9F0DD894.js";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require8=lanserCreateRequire7(import.meta.url);_3_init_node_22();var import_yaml=_4___toESM(_7_require_dist(),1),textLengthMax=16*1024*
1024,yamlLengthMax=4*1024*1024,depthMax2=64;function parseJsonDocument(text){return read(text,textLengthMax,clean=>_5_isDeep(clean)?tooDeep:value(JSON.parse(clean)))}
function readJsonc(text){return read(text,textLengthMax,clean=>{if(_5_isDeep(clean))return tooDeep;let errors=[],parsed=_6_parse(clean,errors,{allowTrailingComma:!0});
return errors.length>0?invalid:value(parsed)})}function readToml(text){return read(text,textLengthMax,clean=>value(_5_parse(clean,{maxDepth:depthMax2})))}function parseYamlDocument(text){
return read(text,yamlLengthMax,clean=>{if(hasManyAliases(clean))return unreadableFile("the file has too many anchors and aliases");let documents=(0,import_yaml.
parseAllDocuments)(clean,{schema:"failsafe",uniqueKeys:!1,logLevel:"silent"});return"empty"in documents?value([]):documents.some(({errors})=>errors.length>0)?invalid:
value(documents.map(one=>one.toJS({maxAliasCount:100})))})}function hasManyAliases(text){return text.matchAll(/(?<=^|[\s,[{])[&*](?=[^\s&*])/gmu).drop(aliasesMax).
next().done!==!0}var aliasesMax=200,tooDeep=unreadableFile("the nesting is too deep"),invalid=unreadableFile("the syntax is not valid");function value(of){return{
kind:"value",value:of}}function read(text,lengthMax2,parse3){if(text.length>lengthMax2)return unreadableFile(`the file has more than ${lengthMax2} characters`);
try{return parse3(text.replace(/^\ufeff/u,""))}catch{return invalid}}function listEntries(value2){return typeof value2=="object"&&value2!==null&&!Array.isArray(
value2)?Object.entries(value2):[]}function listOf(value2){return Array.isArray(value2)?value2:[]}function textsOf(value2){return listOf(value2).filter(one=>typeof one==
"string")}function readTextValue(value2){return typeof value2=="string"?value2:void 0}export{distributionName as _0_distributionName,listPythonPackages as _0_listPythonPackages,metadataIn as _0_metadataIn,modulesOf as _0_modulesOf,needsAmong as _0_needsAmong,
pythonNeeds as _0_pythonNeeds,readIfThere as _0_readIfThere,sitesIn as _0_sitesIn,versionOf as _0_versionOf,changedTree as _1_changedTree,diffTrees as _1_diffTrees,
patchedTrees as _1_patchedTrees,resolveRevisions as _1_resolveRevisions,fetchBranch as _2_fetchBranch,fetchCommits as _2_fetchCommits,fetchTree as _2_fetchTree,
linearHistory as _2_linearHistory,listMissingObjects as _2_listMissingObjects,mergeBase as _2_mergeBase,shallowCommits as _2_shallowCommits,isOwn as _3_isOwn,readRequirement as _3_readRequirement,
listEntries as _4_listEntries,listOf as _4_listOf,parseJsonDocument as _4_parseJsonDocument,parseYamlDocument as _4_parseYamlDocument,readJsonc as _4_readJsonc,
readTextValue as _4_readTextValue,readToml as _4_readToml,textLengthMax as _4_textLengthMax,textsOf as _4_textsOf,candidatePaths as _5_candidatePaths,createGraphCache as _5_createGraphCache,
createModuleResolver as _5_createModuleResolver,createPackageResolver as _5_createPackageResolver,createReachability as _5_createReachability,declaredFile as _5_declaredFile,
enclosingModules as _5_enclosingModules,findAliases as _5_findAliases,importGraph as _5_importGraph,importResolver as _5_importResolver,modulePathsOfUse as _5_modulePathsOfUse,
normaliseName as _5_normaliseName,resolvedLockFile as _5_resolvedLockFile,unreadableFile as _5_unreadableFile,withImporters as _5_withImporters,doubtfulLimits as _6_doubtfulLimits,
isDoubtful as _6_isDoubtful,isJudged as _6_isJudged,isWaivable as _6_isWaivable,limit as _6_limit,waivableReasons as _6_waivableReasons};
