import{createRequire as lanserCreateRequire4}from"node:module";import{_0_distributionName,_0_listPythonPackages,_0_metadataIn,_0_modulesOf,_0_needsAmong,_0_pythonNeeds,_0_readIfThere,_0_sitesIn,_0_versionOf}from"./together-7C31588D.js";import{createRequire as lanserCreateRequire2}from"node:module";import{createRequire as lanserCreateRequire}from"node:module";import{_4_push}from"./together-124EAC88.js";import{_0_ancestry,_0_blank,_0_chainAt,_0_dottedName,_0_fieldOf,_0_findIncludes,_0_findRustImports,_0_importSpecs,_0_importsIn,_0_isInSpans,_0_isPartialReading,
_0_isSound,_0_keyAt,_0_namedDefinitions,_0_nodeAt,_0_offsetOf,_0_packageName,_0_pythonImports,_0_read,_0_readLengthMax,_0_symbolAt,_0_writtenModule}from"./together-FE02C42C.js";import{_0_once}from"./together-6C2C9A22.js";import{_2_capitalized,_2_countMore,_2_cut,_2_lastLines,_2_lineStarts,_2_plural,_2_positionAt,_2_rangeWithin,_2_shortId,_2_shorten,_2_splitText,_2_threeDigits}from"./together-A66B3533.js";import{_3_init_node_22}from"./together-A66B3533.js";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
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
exec(path)?.[0]??"",without3=path.slice(0,path.length-extension.length),index=path===""?"index":`${path}/index`;return[...(sources[extension]??[]).map(source=>without3+
source),path,...implied.map(source=>path+source),...implied.map(source=>index+source),...extension===""?[]:[`${without3}.d${extension}.ts`]]}function stemOf(path){
let name=path.lastIndexOf("/")+1,dot=path.indexOf(".",name);return dot<0?path:path.slice(0,dot)}function stemsOf(file){let stem=stemOf(file),folder=/^(?:(.*)\/)?index$/u.
exec(stem);return folder===null?[stem]:[stem,stemOf(folder[1]??"")]}function importGraph(files,importsOf){let{targets}=importResolver(files);return graphFrom(files,
file=>importsOf(file).flatMap(one=>targets(file,one)))}function createGraphCache(){let memory=[];return(files,importsOf)=>{let isOf2=one=>one.files.length===files.
length&&one.files.every((file,at)=>file===files[at]),known=memory.find(isOf2)??{files,targets:importResolver(files).targets,found:new Map};return memory=[known,
...memory.filter(one=>one!==known)].slice(0,3),graphFrom(files,file=>{let of=importsOf(file),before=known.found.get(file);if(before?.of===of)return before.targets;
let targets=of.flatMap(one=>known.targets(file,one));return known.found.set(file,{of,targets}),targets})}}function graphFrom(files,targetsOf22){let imports2=new Map,
importers=new Map;for(let file of files)for(let target of targetsOf22(file))target!==file&&(addTo(imports2,file,target),addTo(importers,target,file));return{imports:imports2,
importers,cycles:cyclesOf(files,imports2)}}function importResolver(files){let known=_0_once(()=>moduleIndex(files)),resolve=_0_once(()=>createSpecifierResolver(
files)),packages=_0_once(()=>createPackageResolver(files)),uses=_0_once(()=>useResolver(files)),includes=_0_once(()=>createIncludeResolver(files));return{targets:(file,one)=>one.
kind==="path"?resolve()(file,one.specifier):one.kind==="module"?targetsOf(file,one,known()):[],near:(file,one)=>one.kind==="path"?resolve()(file,one.specifier):
one.kind==="package"?packages()(file,one.path):one.kind==="use"?uses()(file,one.path):one.kind==="include"?includes()(file,one.path):rootsOf(file,one).flatMap(root=>known().
get([...root,...partsOf(one)].join("/"))??[])}}function createModuleResolver(files){return importResolver(files).near}function withImporters({importers},files){
let found=new Set(files);for(let file of found)for(let importer of importers.get(file)??[])found.add(importer);return found}function createReachability({imports:imports2}){
let known=new Map,reached=path=>{let found=new Set([path]);for(let file of found)for(let target of imports2.get(file)??[])found.add(target);return known.set(path,
found),found};return(path,other)=>path===other||(known.get(path)??reached(path)).has(other)}function moduleIndex(files){let index=new Map;for(let file of files){
let module=file.replace(/\.pyi?$/u,"").replace(/(?:^|\/)__init__$/u,"");_4_push(index,module,file)}return index}function targetsOf(file,one,known){let path=partsOf(
one),found=[];for(let root of rootsOf(file,one)){let at=parts=>known.get([...root,...parts].join("/"))??[];for(let length=one.level>0?0:1;length<=path.length;length++)
found.push(...at(path.slice(0,length)));for(let name of one.names)found.push(...at([...path,name]))}return found}function partsOf({module}){return module===""?[]:
module.split(".")}function rootsOf(file,{level}){let folders=file.split("/").slice(0,-1);return level>0?[folders.slice(0,Math.max(0,folders.length-level+1))]:[...folders.
map((_,index)=>folders.slice(0,folders.length-index)),[],["src"],["typings"]]}function cyclesOf(files,imports2){let cycles=new Map,order=new Map,lowest=new Map,
open2=[],isOpen=new Set,lower=(file,to)=>lowest.set(file,Math.min(lowest.get(file)??Number.POSITIVE_INFINITY,to));for(let start2 of files){if(order.has(start2))
continue;let walk2=[],enter=file=>{order.set(file,order.size),lower(file,order.get(file)??0),open2.push(file),isOpen.add(file),walk2.push({file,next:(imports2.get(
file)??new Set).values()})};enter(start2);for(let top=walk2.at(-1);top!==void 0;top=walk2.at(-1)){let{value:target,done}=top.next.next();if(done!==!0){order.has(
target)?isOpen.has(target)&&lower(top.file,order.get(target)??0):enter(target);continue}walk2.pop();let parent=walk2.at(-1);if(parent!==void 0&&lower(parent.file,
lowest.get(top.file)??0),lowest.get(top.file)!==order.get(top.file))continue;let members=open2.splice(open2.lastIndexOf(top.file));for(let member of members)isOpen.
delete(member);if(!(members.length<2)){members.sort();for(let member of members)cycles.set(member,members)}}}return cycles}function addTo(map,key,value2){let known=map.
get(key);known===void 0?map.set(key,new Set([value2])):known.add(value2)}function createIncludeResolver(files){let known=new Set(files),byName2=new Map;for(let file of files)
_4_push(byName2,nameOf(file),file);return(includer,path)=>{let beside=joined2(includer.split("/").slice(0,-1),path.split("/"));if(beside!==void 0&&known.has(beside))
return[beside];let end=path.replace(/^(?:\.{1,2}\/)+/u,""),found=(byName2.get(nameOf(path))??[]).filter(file=>file===end||file.endsWith(`/${end}`));return found.
length===1?found:[]}}function nameOf(path){return path.slice(path.lastIndexOf("/")+1)}function joined2(folder,parts){let found=[...folder];for(let part of parts)
if(part===".."){if(found.pop()===void 0)return}else part!=="."&&part!==""&&found.push(part);return found.join("/")}function createPackageResolver(files){let folders=Map.
groupBy(files.filter(file=>file.endsWith(".go")&&!file.endsWith("_test.go")),folderOf);return(importer,path)=>{let around=folderOf(importer).split("/").filter(Boolean),
roots=Array.from({length:around.length+1},(_,up)=>around.slice(0,around.length-up)),parts=path.split("/");for(let from=0;from<parts.length;from++)for(let root of roots){
let found=folders.get([...root,...parts.slice(from)].join("/"));if(found!==void 0)return found}return[]}}function folderOf(file){return file.slice(0,Math.max(0,
file.lastIndexOf("/")))}_3_init_node_22();function findAliases(reading){return readers[reading.language](reading)}var readers={python:pythonAliases,typescript:scriptAliases,
tsx:scriptAliases,json:()=>[],yaml:()=>[],go:goAliases,rust:rustAliases,bash:()=>[],cpp:cppAliases};function goAliases({text,starts,strings}){let literals=new Set(
strings.map(({start:start2})=>start2));return _0_importSpecs(text).filter(({start:start2})=>literals.has(start2)).map(({path,name,start:start2})=>{let isAll=name===
".",{line}=_2_positionAt(starts,start2);return{local:isAll?"*":name??_0_packageName(path),imported:isAll?"*":"",from:{kind:"package",path},isExported:!1,first:line,
last:line}})}function cppAliases({code,text,starts}){return _0_findIncludes(text).filter(({start:start2})=>/#/u.test(code.slice(Math.max(0,start2-200),start2).split(
/[\r\n]/u).at(-1)??"")).map(({path,start:start2})=>{let{line}=_2_positionAt(starts,start2);return{local:"*",imported:"*",from:{kind:"include",path},isExported:!0,
first:line,last:line}})}function rustAliases(reading){let{code,starts}=reading,modules=_0_namedDefinitions(reading).flatMap(({definition:{name,range,nameRange}})=>{
let at=_0_offsetOf(starts,nameRange.start);return/\bmod\s+$/u.test(code.slice(Math.max(0,at-50),at))?[{name,start:_0_offsetOf(starts,range.start),end:_0_offsetOf(
starts,range.end)}]:[]}),around=[],next=0;return _0_findRustImports(code).map(({path,imported:imported2,local,isExported,start:start2,end})=>{for(let one=modules[next];one!==
void 0&&one.start<=start2;one=modules[++next]){for(;(around.at(-1)?.end??Number.POSITIVE_INFINITY)<=one.start;)around.pop();around.push(one)}for(;(around.at(-1)?.
end??Number.POSITIVE_INFINITY)<=start2;)around.pop();let isNear=around.length>0&&/^(?:self|super)\b/u.test(path);return{local,imported:imported2,from:{kind:"use",
path:isNear?fromFile(path,around):path},isExported,first:_2_positionAt(starts,start2).line,last:_2_positionAt(starts,end).line}})}var depthMax=20;function fromFile(path,modules){
let parts=path.split("::"),ups=parts.filter(part=>part==="super").length,down=parts.filter(part=>part!=="super"&&part!=="self"),left=modules.slice(0,Math.max(0,
modules.length-ups)).slice(0,depthMax).map(({name})=>name),above=Array.from({length:Math.max(0,ups-modules.length)},()=>"super");return[...above.length>0?above:
["self"],...left,...down].join("::")}function pythonAliases({statements}){return statements.flatMap(({code,first,last})=>{let[from]=/^\s*(?:from|import)\b/u.test(
code)?_0_pythonImports(code.trim()):[];if(from===void 0)return[];let at=code.search(/\bimport\b/u),names=code.slice(at+6).replace(/[()\\]/gu," ").split(",").map(
name=>name.trim()),common={isExported:!0,first,last};return names.flatMap(name=>{let[imported2="",,alias=imported2]=name.split(/\s+/u);return imported2===""?[]:
/^\s*from\b/u.test(code)?[{...common,local:alias,imported:imported2,from}]:[{...common,local:alias,imported:"",from:{kind:"module",level:0,module:imported2,names:[]}}]})})}
function scriptAliases({code,text,starts,strings}){return[...code.matchAll(statement)].flatMap(found=>{let{word="",clause="",from}=found.groups??{},end=found.index+
found[0].length,literal=from===void 0?null:/^\s*(["'])([^"'\r\n]{1,1000})\1/u.exec(text.slice(end,end+1200));if(from!==void 0&&literal===null)return[];if(from===
void 0&&(word==="import"||!clause.includes("{")))return[];let specifier=literal?.[2],at=found.index+found[0].indexOf(clause),named2=(/["']/u.test(text.slice(at,
at+clause.length))?strings:[]).filter(({start:start2,end:end2})=>start2>=at&&end2<=at+clause.length).reduce((whole,{start:start2,end:end2})=>whole.slice(0,start2-
at)+text.slice(start2,end2)+whole.slice(end2-at),clause);return namesIn(named2).map(({imported:imported2,local})=>({local:word==="import"&&imported2==="*"?"":local,
imported:imported2,from:specifier===void 0?null:{kind:"path",specifier},isExported:word==="export",first:_2_positionAt(starts,found.index).line,last:_2_positionAt(
starts,end+(literal?.[0].length??0)).line}))})}var statement=/(?<![\p{L}\p{N}_$.])(?<word>import|export)\s{1,200}(?:type\s{1,200})?(?<clause>(?:[\p{L}_$][\p{L}\p{N}_$]{0,200}\s{0,200},?\s{0,200})?(?:\{[^{}]{0,20000}\}|\*(?:\s{1,200}as\s{1,200}[\p{L}_$][\p{L}\p{N}_$]{0,200})?)?)\s{0,200}(?<from>from\b)?/gu;
function unquoted(name){return name.replace(/^(["'])(.*)\1$/su,"$2")}function namesIn(clause){let[,list=""]=/\{([^{}]*)\}/u.exec(clause)??[],named2=list.split("\
,").flatMap(one=>{let[imported2="",as,alias]=one.trim().replace(/^type\s+(?!as\b)/u,"").split(/\s+/u);return imported2===""?[]:[{imported:unquoted(imported2),local:unquoted(
as==="as"&&alias!==void 0?alias:imported2)}]}),outside=clause.replace(/\{[^{}]*\}/u,""),[star,space]=/\*(?:\s+as\s+([\p{L}_$][\p{L}\p{N}_$]*))?/u.exec(outside)??
[],[,own]=/^\s*([\p{L}_$][\p{L}\p{N}_$]*)/u.exec(outside)??[];return[...named2,...star===void 0?[]:[space===void 0?{imported:"*",local:"*"}:{imported:"",local:space}],
...own===void 0?[]:[{imported:"default",local:own}]]}import{_5_isDeep,_5_parse}from"./together-A6F11452.js";import{_6_applyEdits,_6_createScanner,_6_findNodeAtLocation,_6_getNodeValue,_6_modify,_6_parse,_6_parseTree,_6_printParseErrorCode,_6_visit}from"./together-A6F11452.js";import{NotJson,canonical,causeKinds,causeOrOwnPlace,compareFindings,compareNullableText,comparePaths,comparePositions,compareRanges,compareText,compareValues,countWhile,
dependencyToV1,depthMax as depthMax2,findingId,findingStateTable,findingStates,findingsOf,isInHead,isSameJson,looksInWords,makeWellFormed,normaliseMessage,parseStrict,
placesOf,pointerTo,readMember,schedules,severities,severityAtLeast,severityRank,sha1,sha256,sideOfFinding,valueAtPointer}from"./chunk-3RA5WZYF.js";import{_2_compact}from"./together-4357D8B2.js";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require3=lanserCreateRequire2(import.meta.url);_3_init_node_22();_3_init_node_22();function interfaceText(node,reading,holds){let isPython=reading.
language==="python",texts=[],waiting=[node];for(let next=waiting.pop();next!==void 0;next=waiting.pop()){if(typeof next=="string"){next!==""&&texts.push(next);continue}
let parts=isPython?pythonParts(next,reading,holds):scriptParts(next,reading,holds);for(let part of parts.reverse())waiting.push(part)}return texts.join(" ")}function written(node,{
text},left=()=>!1){if(verbatim.test(node.type)||node.children.length===0)return[text.slice(node.start,node.end)];let isBlock=blocks.test(node.type),parts=isBlock?
["{"]:[],at=node.start;for(let child of node.children)parts.push(withoutLayout(text.slice(at,child.start))),isBlock&&parts.push(";"),left(child)||parts.push(child),
at=child.end;return parts.push(withoutLayout(text.slice(at,node.end))),isBlock&&parts.push("}"),parts}var verbatim=/^(?:string|template_string|template_literal_type|regex|jsx_text)$/u,
blocks=/^(?:block|module|program|statement_block|class_body|switch_body)$/u;function withoutLayout(text){return text.replace(/\\\r?\n/gu," ").replace(/\s+/gu," ").
trim()}function pythonParts(node,reading,holds){if(node.type==="comment")return typeComments(node,reading,holds);if(isDocstring(node))return[];let ends=endOf(node,
reading);if(ends!==void 0)return ends;let body=_0_fieldOf(node,"body");if(node.type!=="function_definition"||body===void 0||_0_fieldOf(node,"return_type")===void 0)
return written(node,reading);let rest=remainder(node,body,reading,holds);return rest===void 0?written(node,reading):[...written(node,reading,child=>child===body),
...rest]}function typeComments(node,reading,holds){let text=reading.text.slice(node.start,node.end);return(reading.language==="python"?/^#\s*(?:type:(?!\s*ignore)|pyright:)/u.
test(text):/^\/\*\*[\s\S]*@/u.test(text)||/^\/\/\/?\s*(?:@ts-|<)/u.test(text))&&holds("comments")?[withoutLayout(text)]:[]}function isDocstring(node){let[only,more]=node.
children;return node.type!=="expression_statement"||only?.type!=="string"||more!==void 0?!1:node.parent?.children.find(({type})=>type!=="comment")===node}function endOf(node,{
text}){let[given]=node.children.filter(({type})=>type!=="comment");if(given===void 0||setsOnTheWay(node))return;if(node.type==="raise_statement"){let raised=given.
type==="call"?_0_fieldOf(given,"function"):given;return raised===void 0?void 0:["raise",text.slice(raised.start,raised.end)]}if(node.type!=="return_statement")return;
let around=node.parent;for(;around!==null&&!/^(?:function_definition|lambda)$/u.test(around.type);around=around.parent)if(/^(?:try|with)_statement$/u.test(around.
type))return;return around!==null&&_0_fieldOf(around,"return_type")!==void 0?["return"]:void 0}function setsOnTheWay(node){let waiting=[...node.children];for(let next=waiting.
pop();next!==void 0;next=waiting.pop()){if(/^(?:named_expression|yield)$/u.test(next.type))return!0;waiting.push(...next.children)}return!1}function remainder(definition,body,reading,holds){
let{text}=reading,parts=[];if(holds("kind of body")){let own=body.children.filter(child=>child.type!=="comment"&&!isDocstring(child));own.every(({type,children})=>type===
"raise_statement"||stub.test(children[0]?.type??type))&&parts.push("stub",...own.flatMap(child=>endOf(child,reading)??withoutLayout(text.slice(child.start,child.
end))))}let self=firstParameter(definition,text),waiting=[...body.children],types=[];for(let next=waiting.pop();next!==void 0;next=waiting.pop()){if(next.type===
"yield"&&holds("kind of body")&&!parts.includes("yields")&&parts.push("yields"),next.type==="comment"&&types.push(...typeComments(next,reading,holds)),holds("as\
signed in bodies")&&(next.type==="global_statement"||next.type==="nonlocal_statement"||next.type==="attribute"&&isTarget(next)&&isOf(next,self,text)))return;waiting.
push(...next.children)}return[...parts,...types]}var stub=/^(?:ellipsis|pass_statement)$/u;function firstParameter(definition,text){let[first]=_0_fieldOf(definition,
"parameters")?.children??[],name=first?.type==="identifier"?first:first?.children.find(({type})=>type==="identifier");return name&&text.slice(name.start,name.end)}
function isOf(attribute,self,text){let object=_0_fieldOf(attribute,"object");return object?.type==="identifier"&&text.slice(object.start,object.end)===self}function isTarget(node){
for(let at=node;at.parent!==null;at=at.parent){if(at.field==="left"||at.type==="as_pattern_target"||at.type==="delete_statement")return!0;if(!/_list$|_pattern$|^(?:tuple|list|attribute|subscript|delete_statement)$/u.
test(at.parent.type))return at.field==="left"||at.parent.type==="as_pattern_target"}return!1}function scriptParts(node,reading,holds){if(node.type==="comment")return typeComments(
node,reading,holds);let body=_0_fieldOf(node,"body");if(body?.type==="statement_block"&&functions.test(node.type)&&_0_fieldOf(node,"return_type"))return[...written(
node,reading,child=>child===body),"{}"];if(body?.type==="statement_block"&&givesNothing(node,body,reading))return[...written(node,reading,child=>child===body),"\
{}"];let value2=_0_fieldOf(node,"value");return value2!==void 0&&declared.test(node.type)&&_0_fieldOf(node,"type")?[...written(node,reading,child=>child===value2),
"="]:written(node,reading)}function givesNothing(node,body,{text,language}){if(language!=="typescript"||!/^(?:function_declaration|method_definition)$/u.test(node.
type))return!1;let name=_0_fieldOf(node,"name");if(name===void 0||text.slice(name.start,name.end)==="constructor"||node.type==="method_definition"&&node.parent?.
type!=="class_body"||/^(?:[^({]*\s)?get\s/u.test(text.slice(node.start,name.start)))return!1;let waiting=[...body.children];for(let next=waiting.pop();next!==void 0;next=
waiting.pop()){if(next.type==="yield_expression"||next.type==="return_statement"&&next.children.some(({type})=>type!=="comment"))return!1;!functions.test(next.type)&&
!/^class/u.test(next.type)&&waiting.push(...next.children)}return!0}var functions=/function|^(?:arrow_function|method_definition)$/u,declared=/^(?:variable_declarator|public_field_definition)$/u;
function fileDirectives(reading){let{text,comments,language}=reading,pattern=language==="python"?/^#\s*(?:pyright:(?!\s*ignore)|type:\s*ignore\s*$)/u:/^(?:\/\/\/\s*<|\/\/\s*@ts-(?:no)?check|\/\*\*?\s*@jsx)/u,
future=language==="python"&&futureAnnotations.test(reading.code)?["annotations"]:[],written2=comments.map(({start:start2,end})=>text.slice(start2,end)).filter(one=>pattern.
test(one));return[...future,...written2].join(`
`)}var futureAnnotations=/^from\s+__future__\s+import\s*\(?[\w\s,]*\bannotations\b/mu;_3_init_node_22();_3_init_node_22();var defaultName="default",wholeName="e\
xport =";function createPiece(node,kind,names,around){let{reading,holds,guards}=around,inner=_0_fieldOf(node,"definition")??node,body=_0_fieldOf(inner,"body"),header=kind===
"function"&&body!==void 0?reading.text.slice(node.start,body.start):null,text=`${holds("guards")?guards:""}${interfaceText(node,reading,holds)}`;return{kind,names,
exported:names,text,header:header?.replace(/\s+/gu," ")??null,reach:"importers"}}function findPlainCalls(reading){let{text}=reading,bound=_0_once(()=>boundIn(reading)),
isBuiltin=name=>!bound().has(name)&&!bound().has("*")&&name!=="exit"&&name!=="quit",isKnown=object=>{if(object.type==="string")return!0;if(object.type!=="identi\
fier")return!1;let[only,...more]=bound().get(text.slice(object.start,object.end))??[];return only!==void 0&&more.length===0&&displays.test(only.type)};return call=>{
let callee=_0_fieldOf(call,"function");if(callee?.type==="identifier")return isBuiltin(text.slice(callee.start,callee.end));let object=callee?.type==="attribute"?
_0_fieldOf(callee,"object"):void 0;return object!==void 0&&isKnown(object)}}function findReturnedValues(isPlain){return expression=>{let waiting=[expression],isCall=!1;
for(let next=waiting.pop();next!==void 0;next=waiting.pop()){if(/^(?:named_expression|yield|await)$/u.test(next.type))return!1;if(next.type==="call"){if(!isPlain(
next))return!1;isCall=!0}waiting.push(...next.children)}return isCall}}var displays=/^(?:dictionary|list|set|string)(?:_comprehension)?$/u;function boundIn({text,
tree}){let found=new Map,bind=(name,to)=>{let word=text.slice(name.start,name.end),list=found.get(word);list===void 0?found.set(word,[to]):list.push(to)},waiting=[
tree()];for(let node=waiting.pop();node!==void 0;node=waiting.pop()){if(waiting.push(...node.children),node.type==="wildcard_import"&&found.set("*",[node]),node.
type!=="identifier"||isRead(node))continue;let{parent}=node,isSet=parent?.type==="assignment"&&node.field==="left"&&!_0_fieldOf(parent,"type");bind(node,isSet&&
_0_fieldOf(parent,"right")||node)}return found}function isRead({parent,field}){if(parent===null)return!1;let{type}=parent;return type==="call"||type==="attribut\
e"||type==="subscript"?field!=="name":type==="keyword_argument"?field==="value"||field==="name":/^(?:argument_list|interpolation|pair|return_statement|comparison_operator|binary_operator|boolean_operator|not_operator|list|dictionary|parenthesized_expression|expression_statement)$/u.
test(type)||type==="assignment"&&field==="right"||type==="for_in_clause"&&field==="right"||type==="for_statement"&&field==="right"}var isMain=/^if_statement __name__ == ["']__main__["'] : (?!.*_clause)/su,
onlyForChecker=/^(?:typing\.)?TYPE_CHECKING$/u,listOfTexts=/(?<=^__all__ \+?)= \[ (?:(["'])[\p{L}\p{N}_]+\1 ?,? ?)+\]$/u,depthMax3=40;function pythonPieces(reading,path,holds){
let{text}=reading,list=[],isPackage=/(?:^|\/)__init__\.pyi?$/u.test(path),add=(node,kind,names,guards)=>{list.push(createPiece(node,kind,names,{reading,holds,guards}))},
slice=({start:start2,end})=>text.slice(start2,end),listing=(node,names,guards)=>{let whole=createPiece(node,"value",names,{reading,holds,guards});return{...whole,
listing:whole.text,text:whole.text.replace(listOfTexts,"= [ … ]")}},isPlain=findPlainCalls(reading),comesBack=findReturnedValues(isPlain),listCalls=(nodes,guards)=>{
let callees=nodes.flatMap(callsIn).filter(call=>!isPlain(call)).flatMap(call=>_0_fieldOf(call,"function")??[]),text2=callees.map(callee=>interfaceText(callee,reading,
holds)).join(", ");callees.length>0&&list.push({...plain("statement",[]),text:`${guards}calls ${text2}`})},compound=(node,guards,depth)=>{let isBody=child=>child.
type==="block"||/_clause$/u.test(child.type),heads=node.children.filter(child=>!isBody(child)||child.type==="with_clause"),head=`${guards}${node.type} ${heads.map(
child=>interfaceText(child,reading,holds)).join(" ")} : `,own=isMain.test(head)&&node.children.some(({type})=>type.endsWith("_clause"))?`${head}or_clause `:head,
bound=heads.flatMap(child=>targetsIn(child,node.type==="for_statement"));bound.length>0&&list.push({...plain("value",bound.map(slice)),text:own}),/^(?:with|while|match|for)_/u.
test(node.type)&&!isMain.test(guards)&&list.push({...plain("statement",[]),text:own});let before=own,condition=node.type==="if_statement"?_0_fieldOf(node,"condi\
tion"):void 0,isForChecker=condition!==void 0&&onlyForChecker.test(slice(condition));for(let child of node.children)child.type==="block"?visit(child.children,isForChecker?
guards:before,depth+1):/_clause$/u.test(child.type)&&child.type!=="with_clause"&&(compound(child,before,depth+1),before=`${before}${child.type} `)},visit=(statements,guards,depth)=>{
for(let node of statements){let[inner=node]=node.type==="decorated_definition"?node.children.slice(-1):[];if(node.type==="comment"){let last=list.pop();if(last===
void 0)continue;list.push({...last,text:[last.text,...typeComments(node,reading,holds)].join(" ")});continue}if(node.type!=="pass_statement")if(node.type==="del\
ete_statement"&&add(node,"value",identifiers(node).map(slice),guards),inner.type==="function_definition"||inner.type==="class_definition"){let kind=inner.type===
"class_definition"?"class":"function",name=_0_fieldOf(inner,"name");add(node,kind,name===void 0?[]:[slice(name)],guards);let head=[node,inner].flatMap(({children})=>children).
filter(({field})=>field!=="body"&&field!=="definition"),walrus=head.flatMap(walrusIn);if(walrus.length>0&&add(node,"value",walrus.map(slice),guards),listCalls(kind===
"class"?[...head,...classValues(inner)]:head,guards),kind==="class")for(let one of endsIn(inner,comesBack))list.push({...plain("statement",[]),text:`${guards}${interfaceText(
one,reading,holds)}`});for(let one of globalsIn(inner,text))list.push({...plain("value",[one]),text:interfaceText(inner,reading,holds)})}else if(/^(?:import|import_from|future_import)_statement$/u.
test(node.type))list.push(...imports(node,{slice,guards:holds("guards")?guards:"",isPackage,holds}));else if(/^(?:if|try|with|for|while|match)_statement$/u.test(
node.type)&&depth<depthMax3)compound(node,guards,depth);else if(node.type==="type_alias_statement"){let left=_0_fieldOf(node,"left");add(node,"value",left===void 0?
[]:identifiers(left).slice(0,1).map(slice),guards)}else{let[expression=node]=node.type==="expression_statement"?node.children:[],named2=expression.type.endsWith(
"assignment")?targetsOf2(expression):[],walrus=walrusIn(expression),listed=/^__all__\s*\./u.test(slice(expression))?["__all__"]:[],names=[...new Set([...named2,
...walrus].map(slice)),...listed];names.includes("__all__")?list.push(listing(node,names,guards)):names.length>0?(add(node,"value",names,guards),listCalls([expression],
guards)):!/^(?:string|ellipsis)$/u.test(expression.type)&&!isMain.test(guards)&&!(node.type==="expression_statement"&&comesBack(expression))&&add(node,"statemen\
t",[],guards)}}};return visit(reading.tree().children,"",0),{list,beyond:dynamic(reading)}}function plain(kind,names){return{kind,names,exported:names,header:null,
reach:"importers"}}function dynamic({code}){return/\bglobals\(\)\s*(?:\[|\.update)|\bsetattr\(\s*(?:sys\.modules|module\b)|\bvars\(\)\s*\[/u.exec(code)===null?void 0:
"defines names of a module at run time"}function targetsOf2(assignment){let found=[];for(let at=assignment;at?.type.endsWith("assignment");at=_0_fieldOf(at,"rig\
ht")){let left=_0_fieldOf(at,"left");left!==void 0&&found.push(...identifiers(left))}return found}function targetsIn(head,isLoop){let bound=descendants(head,"as\
_pattern_target","named_expression","case_pattern");return[...isLoop&&head.field==="left"?[head]:[],...bound].flatMap(identifiers)}function identifiers(node){return descendants(
node,"identifier").filter(one=>one.field!=="attribute")}function descendants(node,...types){let found=[],waiting=[node];for(let next=waiting.pop();next!==void 0;next=
waiting.pop()){types.includes(next.type)&&found.push(next);for(let child of next.children.toReversed())waiting.push(child)}return found}function endsIn(definition,comesBack){
let found=[],waiting=[..._0_fieldOf(definition,"body")?.children??[]];for(let next=waiting.pop();next!==void 0;next=waiting.pop()){if(/^(?:function_definition|lambda)$/u.
test(next.type))continue;let[call]=next.type==="expression_statement"?next.children:[];(/^(?:raise|assert)_statement$/u.test(next.type)||call?.type==="call"&&!comesBack(
call))&&found.push(next),waiting.push(...next.children)}return found.sort((left,right)=>left.start-right.start)}function walrusIn(node){return descendants(node,
"named_expression").flatMap(one=>_0_fieldOf(one,"name")??[])}function callsIn(node){let found=[],waiting=[node];for(let next=waiting.pop();next!==void 0;next=waiting.
pop()){next.type==="call"&&found.push(next);for(let child of next.children.toReversed())child.field==="body"&&/^(?:function_definition|lambda)$/u.test(next.type)||
waiting.push(child)}return found}function classValues(definition){return(_0_fieldOf(definition,"body")?.children??[]).filter(({type,children})=>type==="expressi\
on_statement"&&children[0]?.type.endsWith("assignment"))}function globalsIn(definition,text){let found=descendants(definition,"global_statement").flatMap(({children})=>children);
return[...new Set(found.map(({start:start2,end})=>text.slice(start2,end)))]}function imports(node,{slice,guards,isPackage,holds}){let from=_0_fieldOf(node,"modu\
le_name"),module=from===void 0?"":slice(from).replace(/\s+/gu,""),submodules=isPackage&&holds("submodules")?module.replace(/^\.+/u,"").split("."):[];return node.
children.filter(child=>child!==from).flatMap(child=>{if(child.type==="comment")return[];let alias=_0_fieldOf(child,"alias"),imported2=slice(_0_fieldOf(child,"na\
me")??child).replace(/\s+/gu,""),parts=imported2.split("."),own=alias===void 0?from===void 0?parts[0]??"":imported2:slice(alias),inner=from===void 0&&isPackage&&
holds("submodules")?parts:[],names=child.type==="wildcard_import"?[]:[own],also=[...submodules,...inner].filter(one=>one!==""),all=[...new Set([...names,...also])],
text=`${guards}from ${module} import ${imported2} as ${own}`;return[{...plain("import",all),text,..._2_compact({guards:guards===""?void 0:guards})}]})}_3_init_node_22();
var open=/\b(?:interface|namespace|class)\b/u,typed=/^(?:(?:interface|type_alias|enum|ambient|abstract_class)_declaration|internal_module|type_(?:annotation|arguments|parameters)|(?:as|satisfies|non_null)_expression|accessibility_modifier|implements_clause|optional_parameter|function_signature)$/u,
kinds={function_declaration:"function",generator_function_declaration:"function",function_signature:"function",class_declaration:"class",abstract_class_declaration:"\
class",interface_declaration:"class",enum_declaration:"class",type_alias_declaration:"class",internal_module:"class",import_alias:"value"};function scriptPieces(reading,path,holds){
let{text}=reading,top=reading.tree().children,isModule=top.some(({type})=>type==="import_statement"||type==="export_statement"),isCommon=/\.[cm]?jsx?$/u.test(path)&&
/\b(?:exports|require)\b/u.test(reading.code),isAmbient=holds("ambient")&&!isModule&&!isCommon,around={reading,holds,guards:""},list=[],beyond=/\.[cm]?jsx?$/u.test(
path)&&hasTypes(reading.tree())?"is JavaScript with TypeScript syntax":void 0,before=[],slice=({start:start2,end})=>text.slice(start2,end),add=(node,kind,names,exported,declared2="")=>{
list.push({...createPiece(node,kind,names,{...around,guards:declared2}),exported:isAmbient?names:exported,reach:isAmbient?open.test(slice(node))?"all":"names":"\
importers"})},declare=(node,outer,isExported)=>{let kind=kinds[node.type],names=own=>isExported?own:[];if(kind!==void 0){let name=_0_fieldOf(node,"name")??node.
children.find(({type})=>type.endsWith("identifier")),own=name===void 0?[]:[slice(name).split(/\s*\.\s*/u,1)[0]??""];return add(outer,kind,own,names(own)),!0}if(!/^(?:lexical|variable)_declaration$/u.
test(node.type))return!1;let declared2=`${/^\w+(?:\s+using\b)?/u.exec(slice(node))?.[0]??""} `;for(let declarator of node.children){let target=_0_fieldOf(declarator,
"name");if(target===void 0)continue;let own=identifiersIn(target).map(slice);add(declarator,"value",own,names(own),declared2)}return!0},exportOf=node=>{let declaration=_0_fieldOf(
node,"declaration");if(/^export\s+default\b/u.test(slice(node))){let name=declaration&&_0_fieldOf(declaration,"name");add(node,kinds[declaration?.type??""]??"va\
lue",name?[slice(name)]:[],[defaultName])}else declaration?.type==="ambient_declaration"?ambient(declaration,node,!0):declaration!==void 0?declare(declaration,node,
!0)||add(node,"statement",[],[]):node.children.some(({type})=>type==="export_clause")||_0_fieldOf(node,"source")?clause(node):/^export\s+as\s+namespace\b/u.test(
slice(node))?beyond="declares a global name for a module":add(node,"value",[],[wholeName])},clause=node=>{let source=_0_fieldOf(node,"source"),of=source===void 0?
"":slice(source),isType=/^export\s+type\b/u.test(slice(node))?"type ":"",specifiers=node.children.filter(({type})=>type==="export_clause").flatMap(({children})=>children.
filter(({type})=>type==="export_specifier"));for(let one of specifiers){let name=_0_fieldOf(one,"name"),alias=_0_fieldOf(one,"alias")??name;name===void 0||alias===
void 0||list.push({...named("import",[],[unquoted2(slice(alias))]),text:`export ${isType}${slice(one)} ${of}`})}if(specifiers.length>0)return;let space=node.children.
find(({type})=>type==="namespace_export"),own=space===void 0?[]:identifiersIn(space).map(slice);list.push({...named("import",[],own),text:`export * ${own.join()}\
 ${of}`})},importOf=node=>{let source=slice(_0_fieldOf(node,"source")??node),isType=/^import\s+type\b/u.test(slice(node))?"type ":"",found=node.children.flatMap(
child=>child.type==="import_clause"?child.children.flatMap(part=>part.type==="named_imports"?part.children:[part]):child.type==="import_require_clause"?[child]:
[]);for(let one of found){let local=_0_fieldOf(one,"alias")??_0_fieldOf(one,"name")??identifiersIn(one)[0];if(local===void 0)continue;let written2=`import ${isType}${one.
type} ${slice(one)} from ${source}`;list.push({...named("import",[slice(local)],[]),text:written2})}found.length===0&&list.push({...named("statement",[],[]),text:`\
import ${source}`})},ambient=(node,outer,isExported)=>{let[inner]=node.children;if(inner===void 0)return;let name=inner.type==="module"?_0_fieldOf(inner,"name"):
void 0;if(inner.type!=="statement_block"&&name?.type!=="string"){declare(inner,outer,isExported)||add(outer,"statement",[],[]);return}let own=(_0_fieldOf(inner,
"body")??inner).children.flatMap(namesDeclared).map(slice),specifier=name===void 0?[]:wordsOf(slice(name)),isOutside=name===void 0||!/^["']\./u.test(slice(name));
list.push({...createPiece(outer,"class",own,around),exported:holds("ambient")?[...own,...specifier]:[],reach:holds("ambient")?isOutside&&open.test(slice(outer))?
"all":"names":"importers"})};for(let node of top){if(node.type==="comment"){let[said]=typeComments(node,reading,holds),defined=[...(said??"").matchAll(/@(?:typedef|callback)\b(.*)/gu)].
flatMap(([,of=""])=>wordsOf(of));said!==void 0&&before.push(said),said!==void 0&&defined.length>0&&list.push({...named("value",defined,defined),text:said});continue}
let first=list.length;node.type==="export_statement"?exportOf(node):node.type==="import_statement"?importOf(node):node.type==="ambient_declaration"?ambient(node,
node,!1):declare(node,node,!1)||expression(node);for(let[at,piece]of list.slice(first).entries())list[first+at]={...piece,text:[...before,piece.text].join(" ")};
before=[]}return{list,beyond};function expression(node){let[inner=node]=node.type==="expression_statement"?node.children:[];if(inner.type==="internal_module"){declare(
inner,node,!1);return}let left=inner.type==="assignment_expression"?_0_fieldOf(inner,"left"):void 0,target=left===void 0?"":slice(left).replace(/\s+/gu,""),[,property]=/^(?:module\.)?exports\.([\p{L}_$][\p{L}\p{N}_$]*)$/u.
exec(target)??[];if(property!==void 0)add(node,"value",[],[property]);else if(target==="module.exports")add(node,"value",[],[wholeName]);else{let[root]=left===void 0?
[]:identifiersIn(left);add(node,root===void 0?"statement":"value",root===void 0?[]:[slice(root)],[])}}}function hasTypes(tree){let waiting=[tree];for(let next=waiting.
pop();next!==void 0;next=waiting.pop()){if(typed.test(next.type))return!0;waiting.push(...next.children)}return!1}function named(kind,names,exported){return{kind,
names,exported,header:null,reach:"importers"}}function unquoted2(name){return name.replace(/^(["'])(.*)\1$/su,"$2")}function namesDeclared(node){let name=_0_fieldOf(
node,"name");return name!==void 0?[name]:node.children.flatMap(child=>/declar|^(?:function_signature|expression_statement|internal_module)$/u.test(child.type)?namesDeclared(
child):[])}function identifiersIn(node){let found=[],waiting=[node];for(let next=waiting.pop();next!==void 0;next=waiting.pop()){/^(?:identifier|type_identifier|shorthand_property_identifier_pattern)$/u.
test(next.type)&&found.push(next);for(let child of next.children.toReversed())waiting.push(child)}return found}function wordsOf(text){return text.match(/[\p{L}_$][\p{L}\p{N}_$]*/gu)??
[]}_3_init_node_22();function hashOf(word){let hash=start;for(let at=0;at<word.length;at++)hash=Math.imul(hash^word.charCodeAt(at),prime);return hash>>>0}var start=2166136261,
prime=16777619;function wordHashes(text){let found=new Set,hash=start,isIn=!1;for(let at=0;at<=text.length;at++){let unit=at<text.length?text.charCodeAt(at):0;isWordUnit(
unit)?(hash=Math.imul(hash^unit,prime),isIn=!0):isIn&&(found.add(hash>>>0),hash=start,isIn=!1)}return Uint32Array.from(found).sort()}function hasHash(hashes,hash){
let low=0,high=hashes.length;for(;low<high;){let middle=low+high>>1;(hashes[middle]??0)<hash?low=middle+1:high=middle}return hashes[low]===hash}function isWordUnit(unit){
return unit>=97&&unit<=122||unit>=65&&unit<=90||unit>=48&&unit<=57||unit===95||unit===36||unit>=128}function findUses(text,language,code=text){let uses=new Map,
word=/[\p{L}_$\u0080-\uffff][\p{L}\p{M}\p{N}_$\u0080-\uffff]*/gu,last={end:-1,root:"",isFirst:!1};for(let{0:name,index}of text.matchAll(word)){let use=uses.get(
name)??{isBare:!1,isWhole:!1,roots:new Set};uses.set(name,use);let before=backOver(text,index),mark=text[before],end=index+name.length;if(mark==="."&&text[before-
1]!=="."){let root=backOver(text,text[before-1]==="?"||text[before-1]==="!"?before-1:before)+1===last.end?last.isFirst?last.root:`${last.root.replace(/\.$/u,"")}\
.`:"?";/^(?:self|cls|this)$/u.test(root)||use.roots.add(root),last={end,root,isFirst:!1};continue}/\n/u.test(text.slice(before+1,index))&&dotted.test(lineOf(text,
before))&&use.roots.add("?"),language!=="python"&&mark!==void 0&&/["'`{,]/u.test(mark)&&use.roots.add("?"),use.isBare=!0,!(mark==='"'||mark==="'"||code[index]!==
text[index])&&!/^\s*[?!]?\./u.test(text.slice(end,end+200))&&(use.isWhole=!0),last={end,root:name,isFirst:!0}}return uses}var dotted=/\.\s*(?:#|\/\/|\/\*)/u;function lineOf(text,at){
return text.slice(text.lastIndexOf(`
`,at)+1,at+1)}function backOver(text,from){let at=from-1;for(;at>=0&&(text[at]??"").trim()==="";)at--;return text[at]==="\\"?backOver(text,at):at}var TextGone=class extends Error{constructor(path){
super(`Lanser needs the text of ${path} again, but it is no longer available.`),this.name="TextGone"}},lengthMax=1048576;function createSources(parser,textOf2,holds,imports2=(_,language,text)=>copyImports(
_0_importsIn(language,text()))){let known=new Map;return({path,blob})=>{let language=syntaxLanguageOf(path);if(language===void 0)return;let key=`${blob} ${path.
slice(path.lastIndexOf("/")+1)}`;if(!known.has(key)){let text=textOf2(blob);if(text===void 0)return;let isRead2=text.length<=lengthMax,again=()=>{let same=textOf2(
blob);if(same===void 0)throw new TextGone(path);return same};known.set(key,isRead2?new BlobSource({parser,language,path,text:again,holds},text,imports2(blob,language,
()=>text)):void 0)}return known.get(key)}}function syntaxLanguageOf(path){let[,ending=""]=/\.([^./]+)$/u.exec(path)??[];return languages.get(ending)}var languages=new Map(
[...["py","pyi"].map(ending=>[ending,"python"]),...["ts","mts","cts"].map(ending=>[ending,"typescript"]),...["tsx","js","jsx","mjs","cjs"].map(ending=>[ending,"\
tsx"])]),BlobSource=class{language;imports;augmented;mayHaveStars;mayBeAmbient;#of;#hashes;#parsed;#pieceUses;constructor(of,text,imports2){let{language,holds}=of;
this.#of=of,this.language=language,this.augmented=language==="python"?[]:copyImports(augmentedIn(text)),this.imports=this.augmented.length===0?imports2:[...imports2,
...this.augmented],this.mayHaveStars=(language==="python"?/\bimport[\s(\\]*\*/u:/\bexport\b[^;{}]{0,200}\*/u).test(text),this.mayBeAmbient=language!=="python"&&
holds("ambient")&&mayDeclare(text)}mentions(word){return this.#hashes??=wordHashes(this.#of.text()),hasHash(this.#hashes,hashOf(word))}hasErrors(){return this.#parse().
hasErrors}aliases(){return this.#parse().aliases}pieces(){return this.#parse().pieces}uses(){return this.#parse().uses}usesOf(text){this.#pieceUses??=new Map;let uses=this.#pieceUses.
get(text)??findUses(text,this.language);return this.#pieceUses.set(text,uses),uses}directives(){return this.#parse().directives}#parse(){return this.#parsed??=parsedOf(
this.#of),this.#parsed}};function copyImports(imports2){return[...JSON.parse(JSON.stringify(imports2))]}function parsedOf({parser,language,path,text,holds}){let own=_0_read(
parser,language,text()),aliases=findAliases(own),lines=importLines(own,aliases);return{aliases,hasErrors:own.hasErrors,pieces:piecesOf(own,path,holds),uses:findUses(
without(own.text,lines),language,language==="python"?without(own.code,lines):void 0),directives:holds("comments")?fileDirectives(own):""}}function importLines({
text,starts},aliases){let lines=[];for(let{first,last,from}of aliases){let[start2,end]=[starts[first]??0,starts[last+1]??text.length];from===null||start2<(lines.
at(-1)?.end??0)||text.slice(start2,end).replace(/;\s*$/u,"").includes(";")||lines.push({start:start2,end})}return lines}function without(text,spans){let rest="",
at=0;for(let{start:start2,end}of spans)rest+=text.slice(at,start2),at=end;return rest+text.slice(at)}function augmentedIn(text){return[...text.matchAll(/\bdeclare\s+module\s+(["'])([^"'\r\n]{1,1000})\1/gu)].
map(([,,specifier=""])=>({kind:"path",specifier}))}function mayDeclare(text){return/\bdeclare\s+(?:global|module)\b/u.test(text)||!/^\s*(?:import|export)\b/mu.test(
text)}function piecesOf(reading,path,holds){return reading.language==="python"?pythonPieces(reading,path,holds):scriptPieces(reading,path,holds)}_3_init_node_22();
function reasonsForFullCheck({files,textOf:textOf2,packages}){let base=new Map(files.base.map(({path,blob})=>[path,blob])),head=new Map(files.head.map(({path,blob})=>[
path,blob])),reasons=[];for(let path of[...new Set([...base.keys(),...head.keys()])].sort(comparePaths)){let[was,is]=[base.get(path),head.get(path)];if(was===is)
continue;let kind=kinds2.find(({of})=>of.test(path));if(kind===void 0||packages==="same"&&kind.isOfPackages===!0)continue;let relevant=blob=>relevantOf(path,blob===
void 0?void 0:textOf2(blob),packages);relevant(was)!==relevant(is)&&reasons.push(`${kind.what} differs: ${path}`)}return reasons}function canAffectAllFiles(path){
return kinds2.some(({of})=>of.test(path))}function isJudgedByContent(path){return kinds2.some(({of,isOfPackages})=>isOfPackages===!0&&of.test(path))||/(?:^|\/)(?:pyproject\.toml|package\.json)$/u.
test(path)}function isManifest(path){return/(?:^|\/)(?:package|[^/]*[tj]sconfig[^/]*)\.json$/u.test(path)&&!/(?:^|\/)node_modules\//u.test(path)}function changedNonSources({
base,head}){let before=new Map(base.map(({path,blob})=>[path,blob])),after=new Map(head.map(({path,blob})=>[path,blob]));return[...new Set([...before.keys(),...after.
keys()])].filter(path=>syntaxLanguageOf(path)===void 0&&before.get(path)!==after.get(path))}var kinds2=[{of:/(?:^|\/)(?:(?:uv|poetry|pdm)\.lock|pylock[^/]*\.toml|Pipfile(?:\.lock)?|package-lock\.json|npm-shrinkwrap\.json|pnpm-(?:lock|workspace)\.yaml|yarn\.lock|\.pnp\.c?js|bun\.lockb?)$/u,
what:"a lock file",isOfPackages:!0},{of:/(?:^|\/)requirements[^/]*\.(?:txt|in)$|(?:^|\/)requirements\/[^/]+\.(?:txt|in)$/u,what:"a list of dependencies",isOfPackages:!0},
{of:/(?:^|\/)(?:pyrightconfig|[^/]*[tj]sconfig[^/]*)\.json$/u,what:"a configuration"},{of:/(?:^|\/)(?:pyproject\.toml|package\.json|setup\.cfg|\.python-version|\.nvmrc)$/u,
what:"a configuration"},{of:/(?:^|\/)__builtins__\.pyi$/u,what:"the built-ins of every module"},{of:/(?:^|\/)py\.typed$/u,what:"a mark of typed packages"},{of:/^(?:.*\/)?typings\/|(?:^|\/)[^/]+-stubs\//u,
what:"a stub"}];function relevantOf(path,text,packages){if(text!==void 0){if(path.endsWith("pyproject.toml"))return withoutToml(text,packages==="same");if(path.
endsWith("package.json")){let errors=[],manifest=_6_parse(text,errors);return errors.length>0||!isTable(manifest)?text:JSON.stringify(without2(manifest,forNpm))}
return text}}function withoutToml(text,isWithoutPackages){try{let manifest=without2(_5_parse(text),isWithoutPackages?packageTables:new Set),{project,tool,...rest}=manifest,
tools=isTable(tool)?tool:{},{poetry}=tools;return JSON.stringify({...rest,project:without2(isTable(project)?project:{},isWithoutPackages?forIndex.union(packageKeys):
forIndex),tool:without2({...tools,poetry:without2(isTable(poetry)?poetry:{},forIndex)},forTools)})}catch{return text}}var packageTables=new Set(["dependency-gro\
ups"]),packageKeys=new Set(["dependencies","optional-dependencies"]),forIndex=new Set(["version","description","readme","license","license-files","authors","mai\
ntainers","keywords","classifiers","urls","scripts","gui-scripts"]),forTools=new Set(["ruff","black","isort","flake8","pylint","mypy","pytest","coverage","tox",
"bandit","codespell","towncrier","bumpversion","commitizen","semantic_release","cibuildwheel","typos","djlint","nox"]),forNpm=new Set(["version","description","\
keywords","homepage","bugs","license","author","contributors","funding","repository","scripts","files","bin","sideEffects","publishConfig","lint-staged","husky",
"prettier","eslintConfig","jest","vitest","c8","nyc","size-limit","browserslist"]);function isTable(value2){return typeof value2=="object"&&value2!==null&&!Array.
isArray(value2)}function without2(table,keys){return Object.fromEntries(Object.entries(table).filter(([key])=>!keys.has(key)))}function findSourcePackages(files,textOf2){
let names=files.flatMap(({path,blob})=>{if(!isManifest(path))return[];let manifest=_6_parse(textOf2(blob)??"");if(!isTable(manifest))return[];if(path.endsWith("\
package.json"))return typeof manifest.name=="string"&&manifest.name!==""?[manifest.name]:[];let{compilerOptions}=manifest,paths=isTable(compilerOptions)?compilerOptions.
paths:void 0;return isTable(paths)?Object.keys(paths):[]});return[...new Set(names)].sort()}import{createRequire as lanserCreateRequire3}from"node:module";import{_3_declaredFile,_3_normaliseName,_3_resolvedLockFile,_3_unreadableFile}from"./together-7C31588D.js";import{_7_require_dist}from"./together-A6F11452.js";import{_4___callDispose,_4___commonJS,_4___esm,_4___export,_4___require,_4___toBinaryNode,_4___toCommonJS,_4___toESM,_4___using}from"./together-A66B3533.js";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require4=lanserCreateRequire3(import.meta.url);_3_init_node_22();var import_yaml=_4___toESM(_7_require_dist(),1),textLengthMax=16*1024*
1024,yamlLengthMax=4*1024*1024,depthMax4=64;function parseJsonDocument(text){return read(text,textLengthMax,clean=>_5_isDeep(clean)?tooDeep:value(JSON.parse(clean)))}
function readJsonc(text){return read(text,textLengthMax,clean=>{if(_5_isDeep(clean))return tooDeep;let errors=[],parsed=_6_parse(clean,errors,{allowTrailingComma:!0});
return errors.length>0?invalid:value(parsed)})}function readToml(text){return read(text,textLengthMax,clean=>value(_5_parse(clean,{maxDepth:depthMax4})))}function parseYamlDocument(text){
return read(text,yamlLengthMax,clean=>{if(hasManyAliases(clean))return _3_unreadableFile("the file has too many anchors and aliases");let documents=(0,import_yaml.
parseAllDocuments)(clean,{schema:"failsafe",uniqueKeys:!1,logLevel:"silent"});return"empty"in documents?value([]):documents.some(({errors})=>errors.length>0)?invalid:
value(documents.map(one=>one.toJS({maxAliasCount:100})))})}function hasManyAliases(text){return text.matchAll(/(?<=^|[\s,[{])[&*](?=[^\s&*])/gmu).drop(aliasesMax).
next().done!==!0}var aliasesMax=200,tooDeep=_3_unreadableFile("the nesting is too deep"),invalid=_3_unreadableFile("the syntax is not valid");function value(of){
return{kind:"value",value:of}}function read(text,lengthMax2,parse3){if(text.length>lengthMax2)return _3_unreadableFile(`the file has more than ${lengthMax2} cha\
racters`);try{return parse3(text.replace(/^\ufeff/u,""))}catch{return invalid}}function listEntries(value2){return typeof value2=="object"&&value2!==null&&!Array.
isArray(value2)?Object.entries(value2):[]}function listOf(value2){return Array.isArray(value2)?value2:[]}function textsOf(value2){return listOf(value2).filter(one=>typeof one==
"string")}function readTextValue(value2){return typeof value2=="string"?value2:void 0}import{_2_beginningOf,_2_blobHeader,_2_blobId,_2_createBlobHash,_2_createSha256,_2_fileBytes,_2_idLengths,_2_objectId,_2_readBeginning,_2_readFileBytes,_2_readFileText,
_2_readOptional,_2_sha256Bytes,_2_sha256Hex}from"./together-124EAC88.js";import{_1_require_node_fs}from"./together-813A2F0B.js";import{_0_require_node_path}from"./together-A66B3533.js";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require5=lanserCreateRequire4(import.meta.url);_3_init_node_22();var allRules=()=>!0;_3_init_node_22();_3_init_node_22();_3_init_node_22();
function namesListedOnOneSide(was,is){return textOf(was.list)===textOf(is.list)?[]:[...isPlainList(was.list)&&isPlainList(is.list)?writtenNames(was.list).symmetricDifference(
writtenNames(is.list)):new Set([...was.names,...is.names,...writtenNames(was.list),...writtenNames(is.list)])].filter(name=>name!==defaultName&&name!=="__all__")}
function isPlainList(list){let[first,...more]=list;return!isComputed(textOf(list))&&/^__all__ ?(?::[^=]*)?=/u.test(first?.listing??"")&&more.every(({listing=""})=>/^__all__ ?(?:\+=|\. ?(?:append|extend)\b)/u.
test(listing))}function isComputed(text){let rest=text.replace(/(["'])[^"'\n]*\1|\b__all__\b|\.\s*(?:append|extend|remove)\b/gu,"");return/[\p{L}\p{N}_]/u.test(
rest)}function textOf(list){return list.map(({listing,text})=>listing??text).join(`
`)}function isListing({listing}){return listing!==void 0}function writtenNames(list){return new Set([...textOf(list).matchAll(/["']([\p{L}_][\p{L}\p{N}_]*)["']/gu)].
map(([,name=""])=>name))}function allNamesOf(source,what){let pieces=source?.pieces().list??[];return new Map(pieces.flatMap(({names,exported,reach})=>[...names,
...exported].map(name=>[name,{what,reach}])))}function changedNames(base,head,holds){let[before,after]=[base.pieces().list,head.pieces().list],[old,now]=[byName(
before),byName(after)],changed=new Map;for(let name of new Set([...old.keys(),...now.keys()])){let[was,is]=[old.get(name),now.get(name)],what=difference(was,is);
what!==void 0&&changed.set(name,{what,reach:farthest([...was??[],...is??[]])})}if(holds("listed names")){let names=namesListedOnOneSide({list:old.get("__all__")??
[],names:old.keys()},{list:now.get("__all__")??[],names:now.keys()});for(let name of names)changed.has(name)||changed.set(name,{what:"whose place in `__all__` c\
hanged",reach:"stars"})}let all=wholeDifference(base,head,before,after,holds),listed=[...writtenNames([...before,...after].filter(isListing))].map(name=>[name,[]]);
if(all!==void 0)for(let[name,pieces]of[...old,...now,...listed])(changed.get(name)?.reach??"stars")==="stars"&&changed.set(name,{what:`${all} changed`,reach:farthest(
pieces)});return changed}function wholeDifference(base,head,before,after,holds){if(base.directives()!==head.directives())return"with the comments that direct th\
e checker, which";let statements=pieces=>pieces.flatMap(({kind,text})=>kind==="statement"?[text]:[]).join(`
`);if(holds("statements")&&statements(before)!==statements(after))return"next to statements of its module that";let repeated=repeatedIn(before).union(repeatedIn(
after)),keyIn=piece=>repeated.has(keyOf(piece))?`${keyOf(piece)}\0${piece.text}`:keyOf(piece),order=(pieces,others)=>{let known=new Set(others.map(keyIn)),common=pieces.
filter(piece=>known.has(keyIn(piece)));return orderOf(common,{keyOf:keyIn,isRun:base.language==="python"})};if(holds("order")&&order(before,after)!==order(after,
before))return"in a module whose order"}function orderOf(pieces,{keyOf:keyOf3,isRun}){let order=[],together=[],flush=()=>{order.push(...together.sort(compareText)),
together=[]};for(let piece of pieces)piece.kind!=="import"||piece.names.length===0||piece.guards!==void 0?(flush(),order.push(keyOf3(piece))):isRun&&together.push(
keyOf3(piece));return flush(),[...new Set(order)].join(`
`)}function keyOf({names,exported,text,kind}){return kind==="import"||kind==="statement"?text:[...names,"",...exported].join(" ")}function repeatedIn(pieces){let seen=new Set;
return new Set(pieces.map(keyOf).filter(key=>{let isSeen=seen.has(key);return seen.add(key),isSeen}))}function byName(pieces){let found=new Map;for(let piece of pieces)
for(let name of new Set([...piece.names,...piece.exported])){let list=found.get(name);list===void 0?found.set(name,[piece]):list.push(piece)}return found}function difference(was,is){
if(was===void 0)return"which was added";if(is===void 0)return"which was removed";let texts=pieces=>pieces.map(({names,exported,reach,text})=>[...names,">",...exported,
reach,text].join("\0")).join(`
`);if(texts(was)===texts(is))return;let[first,last]=[was.at(0),is.at(-1)];return first?.kind!==last?.kind||was.length!==is.length?"which has a new definition":last?.
kind==="function"?first?.header===last.header?"whose result may have changed":parametersIn(first?.header)===parametersIn(last.header)?"whose result changed":"wh\
ose parameters changed":last?.kind==="class"?"whose members changed":last?.kind==="import"?"whose import changed":"whose value changed"}function parametersIn(header){
return header?.slice(0,header.lastIndexOf(")"))}function farthest(pieces){let all=pieces.map(({reach})=>reach);return all.find(one=>one==="all")??all.find(one=>one===
"names")??"importers"}_3_init_node_22();function linkFiles(files,sourceOf,outside,other){let blobs=new Map(files.map(({path,blob})=>[path,blob])),like=other!==void 0&&
isAlike(other,blobs,outside)?other:void 0,resolver=like?.resolver??resolverOf([...blobs.keys()]),{targets,resolve}=resolver,heads=outside.packages.map(one=>one.
replace(/\*.*$/u,"")),isOpen=one=>one.kind==="path"&&!one.specifier.startsWith(".")&&(/^(?:[#~$]|@\/)/u.test(one.specifier)||heads.some(head=>one.specifier.startsWith(
head))),handing=new Set(outside.handing),isHanding=one=>handing.size>0&&namesOf(one).some(name=>handing.has(name)),imports2=new Map,[open2,handed]=[[],[]],[wasOpen,
wasHanded]=[new Set(like?.open),new Set(like?.handed)],isOther=!1;for(let file of files){let{path,blob}=file,old=like?.imports.get(path);if(like?.files.get(path)===
blob){old!==void 0&&imports2.set(path,old),wasOpen.has(path)&&open2.push(path),wasHanded.has(path)&&handed.push(path);continue}let own=sourceOf(file)?.imports??
[],isHanded=own.some(isHanding);isHanded&&handed.push(path),(isHanded||own.some(isOpen))&&open2.push(path);let all=new Set(own.flatMap(one=>targets(path,one)));
for(let one of own)if(!(one.kind!=="module"||one.level>0)){for(let target of resolve(path,one))all.add(target);for(let name of one.names.filter(name2=>name2!=="\
*"))for(let target of resolve(path,one,name))all.add(target)}all.delete(path),all.size>0&&imports2.set(path,all),all.symmetricDifference(old??new Set).size>0&&(isOther=
!0)}let importers=like!==void 0&&!isOther?like.importers:importersIn(imports2);return{imports:imports2,importers,resolve,isOpen,isHanding,handed,open:open2,files:blobs,
outside,resolver}}function namesOf(one){return one.kind==="path"?/^(?:@[^/]+\/)?[^./][^/]*/u.exec(one.specifier)??[]:one.kind!=="module"||one.level>0?[]:[one.module,
...one.names.map(name=>`${one.module}.${name}`)].flatMap(name=>{let parts=name.toLowerCase().split(".");return parts.map((_,at)=>parts.slice(0,at+1).join("-").replace(
/[-_]+/gu,"-"))})}function isAlike(other,blobs,{packages,handing}){let isSame2=(left,right)=>left.length===right.length&&left.every((one,at)=>one===right[at]);return other.
files.size===blobs.size&&[...blobs.keys()].every(path=>other.files.has(path))&&isSame2(other.outside.packages,packages)&&isSame2(other.outside.handing,handing)}
function changedImportTargets({base,head},path){let[was,is]=[new Set(base.imports.get(path)),new Set(head.imports.get(path))],moved=was.symmetricDifference(is);
if(moved.size===0)return[];let stems=new Set([...moved].map(stemOf2));return[...was.union(is)].filter(target=>stems.has(stemOf2(target))).sort(compareText)}function stemOf2(path){
return path.replace(/(?:\/(?:__init__|index))?(?:\.d)?\.[^./]+$/u,"")}function importersIn(imports2){let importers=new Map;for(let[path,targets]of imports2)for(let target of targets)
_4_push(importers,target,path);return importers}function resolverOf(paths){let{targets,near}=importResolver(paths),tails=_0_once(()=>tailsOf(paths)),known=new Map,
find=(file,one)=>{let found=near(file,one);return found.length>0||one.kind!=="module"||one.level>0?found:tails()(one.module.replaceAll(".","/"))};return{targets,
resolve:(file,one,name="")=>{if(one.kind!=="module"&&name!=="")return[];let folder=file.slice(0,file.lastIndexOf("/")+1),wanted=one.kind!=="module"||name===""?one:
{...one,module:[one.module,name].filter(part=>part!=="").join("."),names:[]},key=`${folder}\0${wanted.kind} ${_0_writtenModule(wanted)}`,targets2=known.get(key)??
find(file,wanted);return known.set(key,targets2),targets2}}}function tailsOf(paths){let byLast=new Map;for(let path of paths){if(!/\.pyi?$/u.test(path))continue;
let module=path.replace(/\.pyi?$/u,"").replace(/(?:^|\/)__init__$/u,"");_4_push(byLast,lastOf(module),[module,path])}return wanted=>(byLast.get(lastOf(wanted))??
[]).flatMap(([module,path])=>module===wanted||module.endsWith(`/${wanted}`)?[path]:[])}function lastOf(module){return module.slice(module.lastIndexOf("/")+1)}_3_init_node_22();
_3_init_node_22();function createStars(files,links){let starsOn=(path,side,source)=>source.mayHaveStars?source.aliases().flatMap(({imported:imported2,from})=>{if(imported2!==
"*"||from===null)return[];let targets=new Set(links[side].resolve(path,from)),name=from.kind==="module"?from.module:_0_writtenModule(from);return[{targets,outside:targets.
size===0&&isExternalImport(from)?name:void 0}]}):[],handedOn=paths=>{let names=new Set,waiting=[...paths],seen=new Set(waiting),outside;for(let next=waiting.pop();next!==
void 0;next=waiting.pop()){for(let name of exportedNames(files.get(next)))names.add(name);for(let star of starsIn(next)){outside??=star.outside;for(let target of star.
targets.difference(seen))seen.add(target),waiting.push(target)}}return{names,outside}},starsIn=path=>sourcesWithSides(files.get(path)).flatMap(([source,sides])=>sides.
flatMap(side=>starsOn(path,side,source)));return{handedOn,isShared:(path,name)=>sourcesWithSides(files.get(path)).some(([source,sides])=>sides.some(side=>starsOn(
path,side,source).filter(({targets})=>handedOn(targets).names.has(name)).length>1)),compare:path=>{let{base,head}=files.get(path)??{};if(base?.source===void 0||
head?.source===void 0)return;let[was,is]=[starsOn(path,"base",base.source),starsOn(path,"head",head.source)];if(was.length+is.length===0||writtenOf(base.source)===
writtenOf(head.source)&&isSameList(was,is))return;let[before,after]=[new Set(was.map(keyOf2)),new Set(is.map(keyOf2))],other=[...was.filter(one=>!after.has(keyOf2(
one))),...is.filter(one=>!before.has(keyOf2(one)))],all=other.length>0?other:[...was,...is],{names,outside}=handedOn(all.flatMap(({targets})=>[...targets])),from=other.
flatMap(({targets})=>[...targets]);return{names,outside:outside??all.find(one=>one.outside!==void 0)?.outside,from}},targetsOf:path=>starsIn(path).flatMap(({targets})=>[
...targets])}}function isSameList(was,is){return was.map(keyOf2).join(`
`)===is.map(keyOf2).join(`
`)}function keyOf2({targets,outside}){return[...targets,outside??""].join("\0")}function writtenOf(source){let{list}=source.pieces(),isListed=isPlainList(list.filter(
isListing)),isPart=piece=>piece.kind==="statement"||isListing(piece)&&!isListed||/(?:^| )import \* as |^export \* {2}/u.test(piece.text);return[source.directives(),
...list.filter(isPart).map(({listing,text})=>listing??text)].join(`
`)}function sourcesWithSides(file){let{base,head}=file??{};return base?.source!==void 0&&base.source===head?.source?[[base.source,["base","head"]]]:[...base?.source===
void 0?[]:[[base.source,["base"]]],...head?.source===void 0?[]:[[head.source,["head"]]]]}function exportedNames(file){return new Set(sourcesWithSides(file).flatMap(
([source])=>{let{list}=source.pieces();return[...list.flatMap(({exported})=>exported),...writtenNames(list.filter(isListing))]}))}function isExternalImport(from){
return!_0_writtenModule(from).startsWith(".")}var handsOn="which needs a package of this repository";function dependsOn(why){let what=why.replace(/, .*$/su,"");
return what.startsWith("has an import that")||/^(?:uses|imports) /u.test(what)?what:`depends on ${what.replace(/^mentions /u,"")}`}function reasonOf(why){return/^(?:imports [^:]*: it )?mentions [^,]*, (.*)$/su.
exec(why)?.[1]??`which has another meaning, because its file ${why}`}function imported(why,local){return`imports ${local}: it ${why}`}var reasonsMax=4,anywhere="\
*";function createImpactWalker({files,near,within,links,holds}){let changed=new Map,namesIn2=new Map,listedIn=new Map,states=new Map,fresh=[],beyond,reaches=new Map,
isWithin=(path,origin)=>{let found=reaches.get(origin)??within(origin);return reaches.set(origin,found),found.has(path)},stateOf=path=>{let state=states.get(path)??
{hot:new Map,imported:new Map,joined:new Set,because:new Set};return states.set(path,state),state},add=(name,path,what)=>{let origins=changed.get(name)??new Map;
origins.has(path)||(changed.set(name,origins.set(path,what)),namesIn2.set(path,(namesIn2.get(path)??new Set).add(name)),fresh.push([name,path]))},addListed=(name,path,what)=>{
listedIn.set(path,(listedIn.get(path)??new Map).set(name,what)),fresh.push([name,path]),(name.startsWith("_")||path.endsWith(".pyi"))&&add(name,path,what)},begin=(path,found)=>{
let exported=exportedNames(files.get(path));for(let[name,{what,reach}]of found){if(reach==="stars"){addListed(name,path,`${what} in ${path}`);continue}stateOf(path).
hot.set(name,`${name}, ${what}`),exported.has(name)&&add(name,reach==="importers"?path:anywhere,`${what} in ${path}`)}fresh.push(["",path])},stars=createStars(files,
links),addStars=(path,{names,outside},what)=>{outside!==void 0&&(beyond??=`any name that ${path} re-exports from ${outside} ${what}`);for(let name of names){if(name===
defaultName||name===wholeName)continue;let state=stateOf(path);state.hot.has(name)||state.hot.set(name,`mentions ${name}, which ${what} in ${path}`),add(name,path,
`which ${what} in ${path}`)}},handing=new Set,hand=(path,why)=>{stateOf(path).because.add(why),handing.add(path)},compareStars=path=>{let other=holds("star impo\
rts")?stars.compare(path):void 0;if(other!==void 0){addStars(path,other,"may come from another star import");for(let target of other.from)hand(target,`is the ta\
rget of a star import of ${path} on only one side`)}},compareResolution=path=>{let file=files.get(path);if(file?.base===void 0||file.base.blob!==file.head?.blob)
return;let moved=changedImportTargets(links,path);if(moved.length!==0){stateOf(path).because.add("has an import that resolves to another file"),fresh.push(["",path]);
for(let target of moved){hand(target,`is the target of an import of ${path} on only one side`);for(let name of exportedNames(files.get(target)))add(name,target,
`which another module of that name has, in ${target}`)}}},run=()=>{for(;fresh.length>0&&beyond===void 0;){let round=fresh;fresh=[];for(let path of candidates2(round))
examine(path);if(!holds("closure"))break}return beyond},candidates2=round=>{let found=new Set,names=new Set;for(let[name,path]of round)if(name==="")found.add(path);else{
names.add(name);for(let side of["base","head"])for(let importer of links[side].importers.get(path)??[])found.add(importer);for(let side of["base","head"])for(let path2 of links[side].
handed)found.add(path2);if(name===defaultName||name===wholeName)for(let side of["base","head"])for(let open2 of links[side].open)found.add(open2)}for(let path of near){
if(found.has(path))continue;let sources2=sourcesWithSides(files.get(path));for(let name of names)if(sources2.some(([source])=>source.mentions(name))){found.add(
path);break}}return[...found].filter(path=>near.has(path)).sort(compareText)},originOf=(name,targets,isOpen)=>{let origins=changed.get(name);if(origins!==void 0){
for(let[path,what]of origins)if(isOpen||path===anywhere||targets.has(path))return`mentions ${name}, ${what}`}},examine=path=>{let file=files.get(path),state=stateOf(
path);for(let[source,sides]of sourcesWithSides(file)){let modules=new Map,outside=new Set;for(let alias of source.aliases())see(path,source,sides,alias,state,modules,
outside);unnamed(path,source,sides,state),augment(path,source,sides,state);let own=new Set(source.pieces().list.flatMap(({kind,names})=>kind==="function"||kind===
"class"?names:[])),around={modules,outside,own,isWithin:origin=>isWithin(path,origin)};for(let hit of hitsOf(source.uses(),{...around,hot:state.imported}))state.
because.add(hit);join2(path,source,state,uses=>hitsOf(uses,{...around,hot:state.hot}))}},isOther=(one,sides)=>changed.size+listedIn.size>0&&sides.some(side=>links[side].
isHanding(one)),see=(path,source,sides,alias,state,modules,outside)=>{let isPython=source.language==="python",hand2=(name,what)=>{alias.isExported&&add(name,path,
reasonOf(what))};if(alias.from===null){state.hot.get(alias.imported)!==void 0&&add(alias.local,path,`which is ${alias.imported} of ${path}`);return}let{from}=alias,
isOpen=sides.some(side=>links[side].isOpen(from)),targetsOn=(side,name)=>new Set(links[side].resolve(path,from,name)),union=name=>new Set(sides.flatMap(side=>[...targetsOn(
side,name)])),targets=union(""),inner=isPython&&!/^\*?$/u.test(alias.imported)?union(alias.imported):new Set,local=isPython&&alias.imported===""?alias.local.split(
".")[0]??"":alias.local,heat=why2=>{state.because.add(why2),state.hot.has(local)||state.hot.set(local,why2),state.imported.set(local,state.imported.get(local)??
why2),alias.isExported&&add(local,path,reasonOf(why2))};if(targets.size===0&&inner.size===0&&!isOpen&&isExternalImport(from)&&outside.add(local),isOther(from,sides)){
let name=from.kind==="module"?from.module:_0_writtenModule(from);alias.imported==="*"?beyond??=`${path} imports all names of ${name}, ${handsOn}`:heat(`imports ${local}\
 from ${name}, ${handsOn}`)}let moved=name=>sides.length===2&&targetsOn("base",name).symmetricDifference(targetsOn("head",name)).size>0;if(holds("resolution")&&
(moved("")||inner.size>0&&moved(alias.imported))&&heat("has an import that resolves to another file"),alias.imported==="*"){if(!holds("star imports"))return;for(let target of[
...targets].sort(compareText)){let listed=listedIn.get(target);for(let name of new Set([...namesIn2.get(target)??[],...listed?.keys()??[]])){if(name===defaultName||
name===wholeName)continue;let what=`mentions ${name}, ${changed.get(name)?.get(target)??listed?.get(name)??""}`;alias.local==="*"&&isPython&&(state.hot.has(name)||
state.hot.set(name,what),state.imported.set(name,state.imported.get(name)??what)),!isPython&&stars.isShared(path,name)&&state.because.add(what),hand2(name,what)}}
return}let isDefault=alias.imported===defaultName,why=isDefault&&!holds("defaults")?void 0:originOf(alias.imported,targets,isOpen);alias.imported!==""&&why!==void 0&&
heat(isDefault?imported(why,local):why);let all=holds("defaults")?originOf(wholeName,targets,isOpen):void 0;all!==void 0&&heat(imported(all,local));let own=alias.
imported===""?targets:inner;if(own.size===0||!holds("module values"))return;modules.set(local,new Set([...modules.get(local)??[],...own])),isPython&&local!==alias.
local&&modules.delete(local);let part=[...own].sort(compareText).find(target=>(namesIn2.get(target)?.size??0)>0),isValue=source.uses().get(local)?.isWhole===!0||
!isPython&&alias.isExported;part!==void 0&&isValue&&heat(`uses ${local} as a value, and names of ${part} changed`)},augment=(path,source,sides,state)=>{for(let one of source.
augmented)for(let target of new Set(sides.flatMap(side=>links[side].resolve(path,one))))for(let name of namesIn2.get(target)??[]){let why=`mentions ${name}, ${changed.
get(name)?.get(target)??""}`;state.hot.has(name)||state.hot.set(name,why),state.imported.set(name,state.imported.get(name)??why)}},unnamed=(path,source,sides,state)=>{
if(source.language==="python"||!holds("defaults"))return;let listed=new Set(source.aliases().flatMap(({from})=>from?.kind==="path"?from.specifier:[]));for(let one of source.
imports){if(one.kind!=="path"||listed.has(one.specifier))continue;isOther(one,sides)&&(beyond??=`${path} imports ${one.specifier}, ${handsOn}`);let targets=new Set(
sides.flatMap(side=>links[side].resolve(path,one))),isOpen=sides.some(side=>links[side].isOpen(one)),why=originOf(wholeName,targets,isOpen)??originOf(defaultName,
targets,isOpen);if(why===void 0)continue;let what=imported(why,one.specifier);state.because.add(what);for(let{names,exported}of source.pieces().list){for(let name of names)
state.hot.has(name)||state.hot.set(name,what);for(let name of exported)add(name,path,`which depends on ${one.specifier}`)}}},hitsOf=(uses,of)=>{let found=[];for(let[
word,use]of uses){let hot=use.isBare?of.hot.get(word):void 0;hot!==void 0&&found.push(hot);let origins=changed.get(word);if(!(origins===void 0||word===wholeName)){
use.isBare&&origins.has(anywhere)&&found.push(`mentions ${word}, ${origins.get(anywhere)??""}`);for(let root of use.roots){let head=root.replace(/\.$/u,"");if(of.
outside.has(head)||of.own.has(head)&&head===root)continue;let targets=head===root?of.modules.get(head):void 0;if(targets!==void 0){let why=originOf(word,targets,
!1);why!==void 0&&found.push(why)}else{let far=[...origins].find(([origin])=>origin===anywhere||of.isWithin(origin));far!==void 0&&found.push(`mentions ${word},\
 ${far[1]}`)}}}}return found},join2=(path,source,state,hits)=>{let{list}=source.pieces();for(let isMore=!0;isMore;){isMore=!1;for(let piece of list){let seen=piece.
kind==="import"?piece.guards:piece.text;if(seen===void 0||state.joined.has(piece))continue;let[why]=hits(source.usesOf(seen));if(why!==void 0&&(state.joined.add(
piece),isMore=!0,!(piece.kind==="statement"&&!holds("statements")))){/^(?:statement|import)$/u.test(piece.kind)&&holds("star imports")&&holds("closure")&&addStars(
path,stars.handedOn([path]),"may not be reached any more");for(let one of piece.kind==="statement"?list:[piece]){let what=`which ${dependsOn(why)}`;for(let name of one.
names)state.hot.has(name)||state.hot.set(name,`mentions ${name}, ${what}`);if(holds("closure"))for(let name of one.exported)one.reach==="all"&&(beyond??=`${name}\
, ${what} in ${path}, is visible without an import`),name==="__getattr__"&&holds("whole program")&&(beyond??=`${path} has a \`__getattr__\`, ${what}: it can pro\
vide any name`),add(name,one.reach==="importers"?path:anywhere,`${what} in ${path}`),name==="__all__"&&isComputed(one.text)&&holds("listed names")&&addStars(path,
stars.handedOn([path]),"may be listed in another `__all__`")}}}}};return{begin,compareResolution,compareStars,handing,run,reasons:path=>{let all=[...states.get(
path)?.because??[]].sort(compareText),more=all.length-reasonsMax;return more>1?[...all.slice(0,reasonsMax),`and ${more} more`]:all}}}function affectedFiles(input){
let steps=affectedSteps(input),step=steps.next();for(;step.done!==!0;)step=steps.next();return step.value}function*affectedSteps(input){let{sourceOf,holds}=input,
files=onSides(input),full=why=>({mode:"full",files:[...files.values()].map(({path,head:head2})=>({path,isDeleted:head2===void 0,because:[why]})),near:new Set(files.
keys()),of:files.size,why}),changed=[...files.values()].filter(({base:base2,head:head2})=>base2?.blob!==head2?.blob),[whole]=input.whole;if(holds("whole program")&&
whole!==void 0)return full(whole);let data=holds("whole program")?importedData(input):void 0;if(data!==void 0)return full(`the change edits ${data}, which a sou\
rce imports`);let names=new Map;yield changed.flatMap(blobsOf);for(let file of changed){let found=namesOf2(file,holds);if(typeof found=="string")return full(found);
names.set(file.path,found)}let handing=holds("installed packages")?input.handing:[],linksOn=(side,like)=>linkFiles(input.files[side].filter(isSource),sourceOf,{
packages:input.packages[side],handing},like),base=linksOn("base",input.memory?.last),head=linksOn("head",base),links={base,head};input.memory!==void 0&&(input.memory.
last=head);let within=importersIn2(links),near=nearOf(files,changed,links,within);yield[...near].flatMap(path=>blobsOf(files.get(path))),yield*beyondNear(near,files,
links);let spread=createImpactWalker({files,near,within:path=>within([path]),links,holds});for(let[path,found]of names)spread.begin(path,found);if(holds("resolu\
tion"))for(let path of near)spread.compareResolution(path);for(let path of near)spread.compareStars(path);let beyond=spread.run();if(beyond!==void 0)return full(
beyond);let isChanged=new Set(changed.map(({path})=>path));return{mode:"affected",files:[...near.union(spread.handing)].flatMap(path=>{let own=isChanged.has(path)?
[statusOf(files.get(path))]:spread.reasons(path);return own.length===0?[]:[{path,isDeleted:files.get(path)?.head===void 0,because:own}]}).sort((left,right)=>comparePaths(
left.path,right.path)),near,of:files.size,why:changed.length===0?"no source differs":`${_2_plural(changed.length,"file")} changed`}}function*beyondNear(near,files,links){
let{targetsOf:targetsOf3}=createStars(files,links),known=new Set(near),fresh=new Set([...near].flatMap(path=>[...targetsOf3(path),...changedImportTargets(links,
path)])).difference(known);for(;fresh.size>0;){yield[...fresh].flatMap(path=>blobsOf(files.get(path)));for(let path of fresh)known.add(path);fresh=new Set([...fresh].
flatMap(targetsOf3)).difference(known)}}function blobsOf(file){return[file?.base,file?.head].flatMap(one=>file===void 0||one===void 0?[]:[{path:file.path,blob:one.
blob}])}function importedData({files,others,sourceOf}){let byName2=new Map(others.map(path=>[path.slice(path.lastIndexOf("/")+1),path]));if(byName2.size!==0)for(let file of[
...files.base,...files.head])for(let one of sourceOf(file)?.imports??[]){if(one.kind!=="path")continue;let found=byName2.get(one.specifier.slice(one.specifier.lastIndexOf(
"/")+1));if(found!==void 0)return found}}function isSource({path}){return syntaxLanguageOf(path)!==void 0}function statusOf(file){return file?.base===void 0?"ad\
ded":file.head===void 0?"deleted":"changed"}function onSides({files,sourceOf}){let found=new Map;for(let side of["base","head"])for(let file of files[side].filter(
isSource)){let source=sourceOf(file);found.set(file.path,{...found.get(file.path),path:file.path,[side]:{blob:file.blob,source}})}return new Map([...found].sort(
([left],[right])=>compareText(left,right)))}function namesOf2({path,base,head},holds){for(let one of[base,head]){if(one===void 0)continue;if(one.source===void 0)
return`${path} cannot be read`;if(!holds("whole program"))continue;if(one.source.hasErrors())return`${path} has syntax errors`;let{beyond}=one.source.pieces();if(beyond!==
void 0)return`${path} ${beyond}`}let forAll=holds("ambient")?broughtForAll(base?.source,head?.source):void 0;if(forAll!==void 0)return`only one side of ${path} \
brings in ${forAll}, which can declare names for every file`;let changed=base?.source===void 0?allNamesOf(head?.source,"which was added"):head?.source===void 0?
allNamesOf(base.source,"which was removed"):changedNames(base.source,head.source,holds);for(let[name,{what,reach}]of changed){if(reach==="all"&&holds("ambient"))
return`${name}, ${what} in ${path}, is visible without an import`;if(name==="__getattr__"&&holds("whole program"))return`${path} has a \`__getattr__\`, ${what}:\
 it can provide any name`}return changed}function broughtForAll(base,head){let[was,is]=[base,head].map(one=>new Set(one===void 0?[]:broughtBy(one)));return was===
void 0||is===void 0?void 0:[...was.symmetricDifference(is)][0]}function broughtBy(source){if(source.language==="python")return[];let references=source.directives().
match(/^\/\/\/\s*<reference\b.*$/gmu)??[],packages=source.pieces().list.flatMap(({text})=>/^import (["'])([^."'].*)\1$/u.exec(text)?.[2]??[]);return[...references,
...packages]}function importersIn2({base,head}){let importers=new Map(base.importers);if(head.importers!==base.importers)for(let[path,own]of head.importers)importers.
set(path,new Set([...importers.get(path)??[],...own]));return paths=>withImporters({importers},[...paths,...base.open,...head.open])}function nearOf(files,changed,links,within){
if(changed.length===0)return new Set;let moved=[...files.keys()].filter(path=>!isSame(links,path)),near=within([...changed.map(({path})=>path),...moved]),all=[...near].
some(path=>{let{base,head}=files.get(path)??{};return base?.source?.mayBeAmbient===!0||head?.source?.mayBeAmbient===!0})?[...files.keys()].filter(path=>syntaxLanguageOf(
path)!=="python"):[];return new Set([...near,...all].sort(compareText))}function isSame({base,head},path){let[was,is]=[base.imports.get(path),head.imports.get(path)];
return was===is?!0:was!==void 0&&is!==void 0&&was.symmetricDifference(is).size===0}_3_init_node_22();var import_node_fs=_4___toESM(_1_require_node_fs(),1),import_node_path=_4___toESM(
_0_require_node_path(),1);function findReverseDependencies(of){let npm=npmHanding(of);return{names:[...new Set([...npm.names,...pythonHanding(of)])].sort(compareText),
ambient:npm.ambient}}function ambientReasons({ambient}){return ambient===void 0?[]:[`the types of ${ambient} need no import, and ${ambient} depends on a package\
 of this repository`]}function importedBy(files,sourceOf){return new Set(files.flatMap(file=>sourceOf(file)?.imports.flatMap(one=>one.kind==="path"?one.specifier:
[])??[]))}var manifestBytesMax=1024*1024,manifestsMax=2e4;function npmHanding({root,files,imported:imported2,packages}){let folders=[...foldersOf(files)].map(folder=>(0,import_node_path.
join)(root,folder,"node_modules")).filter(import_node_fs.existsSync);if(folders.length===0)return{names:[],ambient:void 0};let own=packages.filter(one=>!one.startsWith(
"*")),isOwn=name=>own.some(one=>one.includes("*")?name.startsWith(one.replace(/\*.*$/u,"")):name===one),graph=new Map,waiting=[],placeOf=folder=>{let place=(0,import_node_fs.
existsSync)((0,import_node_path.join)(folder,"package.json"))?(0,import_node_fs.realpathSync)(folder):void 0;return place!==void 0&&!graph.has(place)&&waiting.push(
place),place},roots=new Map,ambient=new Set,begin=name=>{let places=folders.flatMap(folder=>[name,typesOf(name)].flatMap(one=>placeOf((0,import_node_path.join)(
folder,one))??[]));roots.set(name,places.filter(isInstalled))};for(let name of new Set([...imported2].flatMap(packageIn)))begin(name);for(let name of[...folders.
flatMap(typesIn),...configuredTypes(root,files)])ambient.add(name),begin(name);for(let place of waiting)graph.has(place)||(graph.size>=manifestsMax?graph.set(place,
{needs:[],needsOwn:!0}):graph.set(place,npmPackage(place,isOwn,placeOf)));let handing=reaching(graph),names=[...roots].flatMap(([name,places])=>places.some(one=>handing.
has(one))?[name]:[]);return{names,ambient:names.find(name=>ambient.has(name))}}function isInstalled(place){return place.split(import_node_path.sep).includes("no\
de_modules")}function npmPackage(place,isOwn,placeOf){let read2=parseJsonDocument(_2_readOptional((0,import_node_path.join)(place,"package.json"),manifestBytesMax)??
""),manifest=read2.kind==="value"?read2.value:void 0,named2=["dependencies","peerDependencies","optionalDependencies"].flatMap(key=>listEntries(readMember(manifest,
key)).map(([name])=>name)),found=new Set(named2.flatMap(name=>foundFrom(place,name,placeOf)??[]));return{needs:[...found].filter(isInstalled),needsOwn:named2.some(
isOwn)||[...found].some(one=>!isInstalled(one))}}function foundFrom(place,name,placeOf){for(let at=place;at!==(0,import_node_path.dirname)(at);at=(0,import_node_path.
dirname)(at)){let found=at.endsWith(`${import_node_path.sep}node_modules`)?void 0:placeOf((0,import_node_path.join)(at,"node_modules",name));if(found!==void 0)return found}}
function reaching(graph){let needed=new Map;for(let[place,{needs}]of graph)for(let one of needs)needed.set(one,[...needed.get(one)??[],place]);let found=new Set(
[...graph].flatMap(([place,{needsOwn}])=>needsOwn?[place]:[]));for(let place of found)for(let one of needed.get(place)??[])found.add(one);return found}function packageIn(specifier){
let name=/^(?:@[^/]+\/)?[^./@#~$][^/]*/u.exec(specifier)?.[0];return name===void 0||name.includes(":")?[]:[name]}function typesOf(name){return`@types/${name.replace(
/^@([^/]+)\//u,"$1__")}`}function typesIn(folder){let place=(0,import_node_path.join)(folder,"@types");return(0,import_node_fs.existsSync)(place)?(0,import_node_fs.
readdirSync)(place).map(name=>name.replace(/^(.+?)__/u,"@$1/")):[]}function configuredTypes(root,files){return files.filter(path=>/(?:^|\/)[^/]*[tj]sconfig[^/]*\.json$/u.
test(path)).flatMap(path=>{let read2=readJsonc(_2_readOptional((0,import_node_path.join)(root,path),manifestBytesMax)??""),types=read2.kind==="value"?readMember(
readMember(read2.value,"compilerOptions"),"types"):void 0;return Array.isArray(types)?types.flatMap(one=>packageIn(readTextValue(one)??".")):[]})}function foldersOf(files){
let found=new Set([""]);for(let path of files)for(let at=path.lastIndexOf("/");at>0;at=path.lastIndexOf("/",at-1)){let folder=path.slice(0,at);if(found.has(folder))
break;found.add(folder)}return found}function pythonHanding({root,files,places,installed=_0_listPythonPackages}){let packages=installed(places);if(packages.length===
0)return[];let own=new Set([...ownNames(root,files),...packages.filter(({localFolder})=>localFolder!==null).map(({name})=>name)]),needs=new Map(_0_pythonNeeds(packages,
own,_0_readIfThere).map(({name,dependsOn:dependsOn2})=>[name,dependsOn2])),found=new Set;for(let isMore=!0;isMore;){isMore=!1;for(let[name,dependsOn2]of needs)found.
has(name)||own.has(name)||dependsOn2.some(one=>own.has(one)||found.has(one))&&(found.add(name),isMore=!0)}return packages.filter(({name})=>found.has(name)).flatMap(
({name,modules})=>[name,...modules().map(_3_normaliseName)])}function ownNames(root,files){let names=new Set,beside=new Set(["","src/"]);for(let path of files){
let read2=manifestNames[path.slice(path.lastIndexOf("/")+1)];if(read2===void 0)continue;let folder=path.slice(0,path.lastIndexOf("/")+1);beside.add(folder).add(
`${folder}src/`);let name=read2(_2_readOptional((0,import_node_path.join)(root,path),manifestBytesMax)??"");name!==void 0&&names.add(_3_normaliseName(name))}for(let path of files)
if(/\.pyi?$/u.test(path))for(let folder of beside){if(!path.startsWith(folder))continue;let[first=""]=path.slice(folder.length).split("/");names.add(_3_normaliseName(
first.replace(/\.pyi?$/u,"")))}return names}var manifestNames={"pyproject.toml":text=>{let read2=readToml(text),value2=read2.kind==="value"?read2.value:void 0;return readTextValue(
readMember(readMember(value2,"project"),"name"))??readTextValue(readMember(readMember(readMember(value2,"tool"),"poetry"),"name"))},"setup.cfg":text=>/^\[metadata\][^[]*?^name[ \t]*=[ \t]*(\S+)/mu.
exec(text)?.[1],"setup.py":text=>/\bname[ \t]*=[ \t]*["']([^"'\n]{1,200})["']/u.exec(text)?.[1]};export{affectedFiles as _0_affectedFiles,affectedSteps as _0_affectedSteps,allRules as _0_allRules,ambientReasons as _0_ambientReasons,findReverseDependencies as _0_findReverseDependencies,
importedBy as _0_importedBy,TextGone as _1_TextGone,canAffectAllFiles as _1_canAffectAllFiles,changedNonSources as _1_changedNonSources,copyImports as _1_copyImports,
createSources as _1_createSources,defaultName as _1_defaultName,findSourcePackages as _1_findSourcePackages,isJudgedByContent as _1_isJudgedByContent,isManifest as _1_isManifest,
reasonsForFullCheck as _1_reasonsForFullCheck,syntaxLanguageOf as _1_syntaxLanguageOf,wholeName as _1_wholeName,listEntries as _2_listEntries,listOf as _2_listOf,
parseJsonDocument as _2_parseJsonDocument,parseYamlDocument as _2_parseYamlDocument,readJsonc as _2_readJsonc,readTextValue as _2_readTextValue,readToml as _2_readToml,
textLengthMax as _2_textLengthMax,textsOf as _2_textsOf,candidatePaths as _3_candidatePaths,createGraphCache as _3_createGraphCache,createModuleResolver as _3_createModuleResolver,
createPackageResolver as _3_createPackageResolver,createReachability as _3_createReachability,enclosingModules as _3_enclosingModules,findAliases as _3_findAliases,
importGraph as _3_importGraph,importResolver as _3_importResolver,modulePathsOfUse as _3_modulePathsOfUse,withImporters as _3_withImporters};
