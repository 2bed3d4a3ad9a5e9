import{createRequire as lanserCreateRequire3}from"node:module";import{createRequire as lanserCreateRequire2}from"node:module";import{createRequire as lanserCreateRequire}from"node:module";import{_5_isDeep,_5_parse}from"./together-A24991AB.js";import{_3_push}from"./together-7826CC81.js";import{_6_applyEdits,_6_createScanner,_6_findNodeAtLocation,_6_getNodeValue,_6_modify,_6_parse,_6_parseTree,_6_printParseErrorCode,_6_visit}from"./together-A24991AB.js";import{_7_require_dist}from"./together-A24991AB.js";import{_0_ancestry,_0_blank,_0_chainAt,_0_createParser,_0_dottedName,_0_fieldOf,_0_findIncludes,_0_findRustImports,_0_importSpecs,_0_importsIn,_0_isData,_0_isInSpans,
_0_isPartialReading,_0_isScriptLanguage,_0_isSound,_0_keyAt,_0_namedDefinitions,_0_nodeAt,_0_offsetOf,_0_packageName,_0_pythonImports,_0_read,_0_readLengthMax,_0_symbolAt,
_0_syntaxLanguage,_0_writtenModule}from"./together-0817B84A.js";import{_0_once}from"./together-6C2C9A22.js";import{_2_capitalized,_2_countMore,_2_cut,_2_lastLines,_2_lineStarts,_2_plural,_2_positionAt,_2_rangeWithin,_2_shortId,_2_shorten,_2_splitText,_2_threeDigits}from"./together-6E8AACC0.js";import{_3_init_node_22}from"./together-6E8AACC0.js";import{_4___callDispose,_4___commonJS,_4___esm,_4___export,_4___require,_4___toBinaryNode,_4___toCommonJS,_4___toESM,_4___using}from"./together-6E8AACC0.js";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require2=lanserCreateRequire(import.meta.url);_3_init_node_22();var import_yaml=_4___toESM(_7_require_dist(),1);_3_init_node_22();function unreadableFile(reason){
return{kind:"unreadable",reason}}function normaliseName(name){return name.toLowerCase().replace(/[-_.]+/gu,"-")}function resolvedLockFile(packages,isWhole=!0){return{
kind:"resolved",packages,isWhole,includes:[]}}function declaredFile(packages,includes=[]){return{kind:"declared",packages,includes}}var textLengthMax=16*1024*1024,
yamlLengthMax=4*1024*1024,depthMax=64;function parseJsonDocument(text){return read(text,textLengthMax,clean=>_5_isDeep(clean)?tooDeep:value(JSON.parse(clean)))}
function readJsonc(text){return read(text,textLengthMax,clean=>{if(_5_isDeep(clean))return tooDeep;let errors=[],parsed=_6_parse(clean,errors,{allowTrailingComma:!0});
return errors.length>0?invalid:value(parsed)})}function readToml(text){return read(text,textLengthMax,clean=>value(_5_parse(clean,{maxDepth:depthMax})))}function parseYamlDocument(text){
return read(text,yamlLengthMax,clean=>{if(hasManyAliases(clean))return unreadableFile("the file has too many anchors and aliases");let documents=(0,import_yaml.
parseAllDocuments)(clean,{schema:"failsafe",uniqueKeys:!1,logLevel:"silent"});return"empty"in documents?value([]):documents.some(({errors})=>errors.length>0)?invalid:
value(documents.map(one=>one.toJS({maxAliasCount:100})))})}function hasManyAliases(text){return text.matchAll(/(?<=^|[\s,[{])[&*](?=[^\s&*])/gmu).drop(aliasesMax).
next().done!==!0}var aliasesMax=200,tooDeep=unreadableFile("the nesting is too deep"),invalid=unreadableFile("the syntax is not valid");function value(of){return{
kind:"value",value:of}}function read(text,lengthMax2,parse3){if(text.length>lengthMax2)return unreadableFile(`the file has more than ${lengthMax2} characters`);
try{return parse3(text.replace(/^\ufeff/u,""))}catch{return invalid}}function listEntries(value2){return typeof value2=="object"&&value2!==null&&!Array.isArray(
value2)?Object.entries(value2):[]}function listOf(value2){return Array.isArray(value2)?value2:[]}function textsOf(value2){return listOf(value2).filter(one=>typeof one==
"string")}function readTextValue(value2){return typeof value2=="string"?value2:void 0}_3_init_node_22();_3_init_node_22();function useResolver(files){let known=new Set(
files);return(importer,path)=>{for(let place of modulePathsOfUse(importer,path)){let found=filesOf(place).filter(file=>known.has(file));if(found.length>0)return found}
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
/(?:^|\/)__init__$/u,"");_3_push(index,module,file)}return index}function targetsOf(file,one,known){let path=partsOf(one),found=[];for(let root of rootsOf(file,
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
function createIncludeResolver(files){let known=new Set(files),byName=new Map;for(let file of files)_3_push(byName,nameOf(file),file);return(includer,path)=>{let beside=joined2(
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
from:{kind:"use",path:isNear?fromFile(path,around):path},isExported,first:_2_positionAt(starts,start).line,last:_2_positionAt(starts,end).line}})}var depthMax2=20;
function fromFile(path,modules){let parts=path.split("::"),ups=parts.filter(part=>part==="super").length,down=parts.filter(part=>part!=="super"&&part!=="self"),
left=modules.slice(0,Math.max(0,modules.length-ups)).slice(0,depthMax2).map(({name})=>name),above=Array.from({length:Math.max(0,ups-modules.length)},()=>"super");
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
...own===void 0?[]:[{imported:"default",local:own}]]}(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require3=lanserCreateRequire2(import.meta.url);_3_init_node_22();var lengthMax=1e4,shape=/^([A-Za-z0-9](?:[A-Za-z0-9._-]{0,200}[A-Za-z0-9])?)[ \t]*(\[[^\]]{0,1000}\])?[ \t]*(.*)$/u;
function readRequirement(text){let whole=text.trim().replace(/\s+/gu," "),unparsed={name:_2_shorten(whole,80),specifier:whole};if(isOwn(whole))return;if(whole.length>
lengthMax)return unparsed;let[,name,extras="",rest=""]=shape.exec(whole)??[];if(name===void 0)return unparsed;if(rest.startsWith("@")){let address=rest.slice(1).
trim();return isOwn(address)?void 0:{name:normaliseName(name),specifier:`@ ${address}`}}if(rest!==""&&!/^[<>=!~;(]/u.test(rest))return unparsed;let[versions="",
...marker]=rest.split(";"),condition=marker.join(";").replace(/\s+/gu," ").replaceAll("'",'"').trim(),bounds=versions.replace(/[\s()]+/gu,"").split(",").filter(
one=>one!=="").sort(),wanted=[extrasOf(extras),bounds.join(",")].filter(one=>one!=="").join(" ");return{name:normaliseName(name),specifier:condition===""?wanted:
`${wanted} ; ${condition}`.trim()}}function extrasOf(extras){let names=extras.replace(/[[\]\s]+/gu,"").split(",").filter(one=>one!=="");return names.length===0?
"":`[${names.map(normaliseName).sort().join(",")}]`}function isOwn(address){return/^(?:file:|\.{1,2}(?:[/\\]|$)|\/)/u.test(address)}import{_2_beginningOf,_2_blobHeader,_2_blobId,_2_createBlobHash,_2_createSha256,_2_fileBytes,_2_idLengths,_2_objectId,_2_readBeginning,_2_readFileBytes,_2_readFileText,
_2_readOptional,_2_sha256Bytes,_2_sha256Hex}from"./together-7826CC81.js";import{_2_require_node_fs}from"./together-D9B041CF.js";import{_0_require_node_path}from"./together-6E8AACC0.js";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require4=lanserCreateRequire3(import.meta.url),require_node_url=_4___commonJS({"builtin:node:url"(exports,module){_3_init_node_22(),module.
exports=_4___require("node:url")}});_3_init_node_22();var import_node_fs=_4___toESM(_2_require_node_fs(),1),import_node_path=_4___toESM(_0_require_node_path(),1),
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
candidatePaths as _2_candidatePaths,createGraphCache as _2_createGraphCache,createModuleResolver as _2_createModuleResolver,createPackageResolver as _2_createPackageResolver,
createReachability as _2_createReachability,declaredFile as _2_declaredFile,enclosingModules as _2_enclosingModules,findAliases as _2_findAliases,importGraph as _2_importGraph,
importResolver as _2_importResolver,listEntries as _2_listEntries,listOf as _2_listOf,modulePathsOfUse as _2_modulePathsOfUse,normaliseName as _2_normaliseName,
parseJsonDocument as _2_parseJsonDocument,parseYamlDocument as _2_parseYamlDocument,readJsonc as _2_readJsonc,readTextValue as _2_readTextValue,readToml as _2_readToml,
resolvedLockFile as _2_resolvedLockFile,textLengthMax as _2_textLengthMax,textsOf as _2_textsOf,unreadableFile as _2_unreadableFile,withImporters as _2_withImporters,
doubtfulLimits as _3_doubtfulLimits,isDoubtful as _3_isDoubtful,isJudged as _3_isJudged,isWaivable as _3_isWaivable,limit as _3_limit,waivableReasons as _3_waivableReasons};
