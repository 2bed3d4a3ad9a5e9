import{createRequire as lanserCreateRequire}from"node:module";import{_1_countedSteps,_1_createPartFinder,_1_definitionSteps,_1_hasFile,_1_hasPart,_1_hashPattern,_1_isPattern,_1_isSameExactly,_1_moduleLanguages,_1_parsePlace,
_1_partsBetween,_1_pathOf,_1_placeForms,_1_printId,_1_printPlace,_1_rangeOfPart,_1_roles,_1_seenPattern,_1_sketchLikeness,_1_splitPattern,_1_symbolIds,_1_withPath}from"./together-F4FA69D3.js";import{_15_createModuleNamer,_15_innerModule,_15_moduleStem}from"./together-4E900249.js";import{astLikeness,createBag,featureWeights,jaccardLikeness,leafOf,moduleLikeness,moduleOf,offsetsOf,roundTo12,scoreOf,selectorsOf,tokenPattern}from"./chunk-CZHAKUB4.js";import{_2_listEntries,_2_listOf,_2_parseJsonDocument,_2_parseYamlDocument,_2_readJsonc,_2_readTextValue,_2_readToml,_2_textLengthMax,_2_textsOf}from"./together-F8019BBA.js";import{_3_candidatePaths,_3_createGraphCache,_3_createModuleResolver,_3_createPackageResolver,_3_createReachability,_3_enclosingModules,_3_findAliases,_3_importGraph,
_3_importResolver,_3_modulePathsOfUse,_3_withImporters}from"./together-F8019BBA.js";import{_3_declaredFile,_3_normaliseName,_3_resolvedLockFile,_3_unreadableFile}from"./together-7C31588D.js";import{_5_isDeep,_5_parse}from"./together-A6F11452.js";import{_4_push}from"./together-124EAC88.js";import{_6_applyEdits,_6_createScanner,_6_findNodeAtLocation,_6_getNodeValue,_6_modify,_6_parse,_6_parseTree,_6_printParseErrorCode,_6_visit}from"./together-A6F11452.js";import{_7_require_dist}from"./together-A6F11452.js";import{_0_ancestry,_0_blank,_0_chainAt,_0_dottedName,_0_fieldOf,_0_findIncludes,_0_findRustImports,_0_importSpecs,_0_importsIn,_0_isInSpans,_0_isPartialReading,
_0_isSound,_0_keyAt,_0_namedDefinitions,_0_nodeAt,_0_offsetOf,_0_packageName,_0_pythonImports,_0_read,_0_readLengthMax,_0_symbolAt,_0_writtenModule}from"./together-FE02C42C.js";import{_1_createParser,_1_isData,_1_isScriptLanguage,_1_syntaxLanguage}from"./together-FE02C42C.js";import{_0_once}from"./together-6C2C9A22.js";import{_1_require_node_zlib}from"./together-6C2C9A22.js";import{NotJson,canonical,causeKinds,causeOrOwnPlace,compareFindings,compareNullableText,comparePaths,comparePositions,compareRanges,compareText,compareValues,countWhile,
dependencyToV1,depthMax,findingId,findingStateTable,findingStates,findingsOf,isInHead,isSameJson,looksInWords,makeWellFormed,normaliseMessage,parseStrict,placesOf,
pointerTo,readMember,schedules,severities,severityAtLeast,severityRank,sha1,sha256,sideOfFinding,valueAtPointer}from"./chunk-3RA5WZYF.js";import{_2_editDistance,_2_findNearest}from"./together-813A2F0B.js";import{_1_UserError,_1_cancelled,_1_errorTable,_1_verdictExitCode,_1_withHelpOf}from"./together-A66B3533.js";import{_2_broken,_2_keyOutliner}from"./together-FE02C42C.js";import{_2_compact}from"./together-4357D8B2.js";import{_2_capitalized,_2_countMore,_2_cut,_2_lastLines,_2_lineStarts,_2_plural,_2_positionAt,_2_rangeWithin,_2_shortId,_2_shorten,_2_splitText,_2_threeDigits}from"./together-A66B3533.js";import{_3_init_node_22}from"./together-A66B3533.js";import{_4___callDispose,_4___commonJS,_4___esm,_4___export,_4___require,_4___toBinaryNode,_4___toCommonJS,_4___toESM,_4___using}from"./together-A66B3533.js";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require2=lanserCreateRequire(import.meta.url);_3_init_node_22();var hopsMax=200,manifestsMax=2e3;async function findModulePlace(place,tree){
let{seen}=place;if(place.kind==="ast"){if("path"in place.root)return{place:{...place,root:place.root},route:[]};let{module:module2}=place.root,found2=await Promise.
all(_1_moduleLanguages.map(async one=>await filesOfModule(one,module2,tree))),path=onlyFile(place,module2,found2.flatMap(({files:files2})=>files2),tree);return{
place:{...place,root:{path}},route:[]}}let{language,module,role,overload}=place,{files,names:inner}=await filesOfModule(language,module,tree),names=[...inner,...place.
names];if(names.length===0)return{place:{kind:"file",path:onlyFile(place,module,files,tree),..._2_compact({seen})},route:[]};let symbol=(path,of)=>of.length===0?
{kind:"file",path,..._2_compact({seen})}:{kind:"symbol",path,names:of,..._2_compact({role,overload,seen})},follow=new Follower(tree),byPlace=new Map;for(let file of files)
for(let one of await follow.find(file,names)){let at=symbol(one.path,one.names);byPlace.set(_1_printPlace(at),byPlace.get(_1_printPlace(at))??{place:at,route:one.
route})}let found=[...byPlace.values()],[first,second]=found;if(first!==void 0&&second===void 0)return first;if(second!==void 0)throw severalFiles(place,found.map(
one=>one.place));let[only,...others]=files;throw only===void 0?noModule(place,module,tree):others.length===0?await noName(only,names,module,tree):new _1_UserError(
"not-found",`the module ${module} defines no \`${names.join(".")}\``,{hint:`Its files are ${files.slice(0,10).join(", ")}.`})}async function noName(file,names,module,tree){
let wanted=names.join("."),reading=await tree.readingOf(file),all=reading===void 0?[]:[..._0_namedDefinitions(reading).map(({symbol})=>symbol),...tree.givenIn(reading).
map(({symbol})=>symbol),..._3_findAliases(reading).map(({local})=>local)],near=all.find(one=>one.endsWith(`.${wanted}`))??_2_findNearest(wanted,[...new Set(all)]);
return new _1_UserError("not-found",`the module ${module} (${file}) has no \`${wanted}\``,{hint:near===void 0?`To list the definitions of the file: lanser outli\
ne ${_1_printPlace({kind:"file",path:file})}`:`Did you mean \`${near}\`?`})}function onlyFile(place,module,files,tree){let[first,second]=[...new Set(files)];if(first===
void 0)throw noModule(place,module,tree);if(second===void 0)return first;throw severalFiles(place,files.map(path=>withFile(place,path)))}function withFile(place,path){
return place.kind==="ast"?{...place,root:{path}}:{kind:"file",path,..._2_compact({seen:place.seen})}}function severalFiles(place,places){let candidates=places.map(
one=>({selector:_1_printPlace(one),path:_1_pathOf(one)})).toSorted((one,other)=>compareText(one.selector,other.selector)).slice(0,20);return new _1_UserError("a\
mbiguous",`\`${_1_printPlace(place)}\` can mean ${places.length} places`,{hint:`Name one of them:
${candidates.map(({selector})=>selector).join(`
`)}`,candidates:candidates.map(one=>({...one,range:[0,0,0,0],symbol:null,score:1}))})}function noModule(place,module,{paths}){let wanted=module.split(/::|[./]/u).
filter(Boolean).join("/"),stems=new Map(paths.map(path=>[path.replace(/(?:\/__init__|\/index)?(?:\.d)?\.\w+$/u,""),path])),tail=[...stems.keys()].map(stem=>stem.
split("/").slice(-wanted.split("/").length).join("/")),closest=_2_findNearest(wanted,[...new Set(tail)]),near=[...stems].find(([stem])=>closest!==void 0&&(stem===
closest||stem.endsWith(`/${closest}`)))?.[1];return new _1_UserError("not-found",`no file of the tree is the module \`${module}\` of \`${_1_printPlace(place)}\``,
{hint:near===void 0?"Name the file by its path: path#NAME.":`Did you mean ${_1_printPlace({kind:"file",path:near})}?`})}async function filesOfModule(language,module,tree){
switch(language){case"py":return{files:pythonFiles(module,tree.paths),names:[]};case"ts":return{files:await scriptFiles(module,tree),names:[]};case"go":return{files:await goFiles(
module,tree),names:[]};case"rs":return await rustFiles(module,tree)}}function pythonFiles(module,paths){let wanted=module.replaceAll(".","/"),packages=new Set(paths.
filter(path=>/(?:^|\/)__init__\.pyi?$/u.test(path)).map(path=>folderOf(path))),found=paths.flatMap(path=>{if(!/\.pyi?$/u.test(path))return[];let stem=path.replace(
/\.pyi?$/u,"").replace(/(?:^|\/)__init__$/u,"");if(stem!==wanted&&!stem.endsWith(`/${wanted}`))return[];let root=stem.slice(0,Math.max(0,stem.length-wanted.length-
1));return packages.has(root)&&root!==""?[]:[{path,root}]}),manifests=paths.filter(path=>/(?:^|\/)(?:pyproject\.toml|setup\.(?:py|cfg))$/u.test(path)),declared=new Set(
["","src",...manifests.flatMap(path=>[folderOf(path),joined(folderOf(path),"src")])]),inRoots=found.filter(({root})=>declared.has(root)),kept=(inRoots.length>0?
inRoots:found).map(({path})=>path);return codeOf(kept,new Set(paths))}function codeOf(files,known){let code=files.map(file=>{let stem=file.replace(/\.d\.([cm]?)ts$/u,
".$1js");return stem!==file?[stem,`${stem}x`].find(one=>known.has(one))??file:file.endsWith(".pyi")&&known.has(file.slice(0,-1))?file.slice(0,-1):file});return[
...new Set(code)]}async function scriptFiles(module,tree){let{near}=_3_importResolver(tree.paths),known=new Set(tree.paths),at=(folder,path)=>{let specifier=`./${path.
replace(/^(?:\.?\/)+/u,"")}`,found2=near(joined(folder,"package.json"),{kind:"path",specifier});return/\.d\.[cm]?ts$/u.test(path)?found2:codeOf(found2,known)},found=new Set(
module.startsWith(".")?[]:at("",module)),manifests=tree.paths.filter(path=>/(?:^|\/)package\.json$/u.test(path)).slice(0,manifestsMax);for(let path of manifests){
let manifest=objectOf(valueIn(_2_readJsonc(await tree.textOf(path)??""))),{name}=manifest;if(typeof name!="string"||module!==name&&!module.startsWith(`${name}/`))
continue;let subpath=module.slice(name.length+1);for(let target of packageTargets(manifest,subpath)){let[file]=sourcesOf(target).flatMap(one=>at(folderOf(path),
one));if(file!==void 0){found.add(file);break}}}let configs=tree.paths.filter(path=>/(?:^|\/)[jt]sconfig[^/]*\.json$/u.test(path)).slice(0,manifestsMax);for(let path of configs){
let options=objectOf(objectOf(valueIn(_2_readJsonc(await tree.textOf(path)??""))).compilerOptions),base=joined(folderOf(path),typeof options.baseUrl=="string"?options.
baseUrl:"");for(let target of aliasTargets(objectOf(options.paths),module)){let[file]=at(normal(base),target);file!==void 0&&found.add(file)}}return[...found]}function packageTargets(manifest,subpath){
let{exports}=manifest,own=subpath===""?".":`./${subpath}`;return exports!==void 0?(Object.keys(objectOf(exports)).some(key=>key.startsWith("."))?Object.entries(
objectOf(exports)):[[".",exports]]).flatMap(([key,target])=>{let part=starOf(key,own);return part===void 0?[]:conditionsOf(target).map(one=>one.replaceAll("*",part))}):
subpath!==""?[subpath,`src/${subpath}`]:[...["source","types","typings","module","main"].flatMap(key=>typeof manifest[key]=="string"?[manifest[key]]:[]),"index",
"src/index"]}function starOf(pattern,text){let[before="",behind]=pattern.split("*");return behind===void 0?pattern===text?"":void 0:text.startsWith(before)&&text.
endsWith(behind)&&text.length>=before.length+behind.length?text.slice(before.length,text.length-behind.length):void 0}function conditionsOf(target){return[...withConditions(
target,codeConditions),...withConditions(target,typeConditions)]}var codeConditions=new Set(["source","import","module","node","default"]),typeConditions=new Set(
[...codeConditions,"types","require"]);function withConditions(target,conditions,depth=0){return typeof target=="string"?[target]:depth>10||typeof target!="obje\
ct"||target===null?[]:Object.entries(target).flatMap(([condition,one])=>conditions.has(condition)?withConditions(one,conditions,depth+1):[])}function sourcesOf(target){
let[,rest]=/^(?:\.\/)?(?:dist|lib|build|out|esm|cjs)\/(?:(?:esm|cjs|types|src)\/)?(.+)$/u.exec(target)??[];if(rest===void 0)return[target];let stem=rest.replace(
/(?:\.d)?\.[cm]?[jt]sx?$/u,"");return[target,`src/${stem}`,stem]}function aliasTargets(paths,module){return Object.entries(paths).flatMap(([pattern,targets])=>{
let part=starOf(pattern,module);return part===void 0||!Array.isArray(targets)?[]:targets.flatMap(one=>typeof one=="string"?[one.replaceAll("*",part)]:[])})}async function goFiles(module,tree){
let found=[];for(let path of tree.paths.filter(one=>/(?:^|\/)go\.mod$/u.test(one)).slice(0,manifestsMax)){let[,name]=/^\s*module\s+"?([^\s"]+)/mu.exec(await tree.
textOf(path)??"")??[];if(name===void 0||module!==name&&!module.startsWith(`${name}/`))continue;let folder=joined(folderOf(path),module.slice(name.length+1));found.
push(...tree.paths.filter(one=>one.endsWith(".go")&&!one.endsWith("_test.go")&&folderOf(one)===folder))}return found}async function rustFiles(module,tree){let{near}=_3_importResolver(
tree.paths),[crate="",...parts]=module.split("::"),found=[];for(let path of tree.paths.filter(one=>/(?:^|\/)Cargo\.toml$/u.test(one)).slice(0,manifestsMax)){let name=crateName(
await tree.textOf(path)??"");if(name===void 0||crate!=="crate"&&name!==crate)continue;let root=joined(folderOf(path),"src/lib.rs");for(let depth2=parts.length;depth2>=
0;depth2-=1){let files=near(root,{kind:"use",path:["crate",...parts.slice(0,depth2)].join("::")});if(files.length!==0){found.push(...files.map(file=>({file,depth:depth2})));
break}}}let depth=Math.max(0,...found.map(one=>one.depth));return{files:found.filter(one=>one.depth===depth).map(({file})=>file),names:parts.slice(depth)}}function crateName(manifest){
let{lib,package:own}=objectOf(valueIn(_2_readToml(manifest))),name=objectOf(lib).name??objectOf(own).name;return typeof name=="string"?name.replaceAll("-","_"):
void 0}function valueIn(document){return document.kind==="value"?document.value:void 0}var Follower=class{#tree;#near;#seen=new Set;#hops=0;constructor(tree){this.#tree=
tree;let{near}=_3_importResolver(tree.paths),known=new Set(tree.paths);this.#near=(file,one)=>codeOf(near(file,one),known)}async find(file,names,route=[]){let key=`${file}\
\0${names.join("\0")}`,[first=""]=names;if(this.#seen.has(key)||this.#hops++>hopsMax)return[];this.#seen.add(key);let reading=await this.#tree.readingOf(file);if(reading===
void 0)return[];if(names.length===0)return[{path:file,names,route}];let own=ownName(reading,first);if(own!==void 0&&this.#defines(reading,own))return[{path:file,
names:[own,...names.slice(1)],route}];let aliases=_3_findAliases(reading),found=[];for(let alias of aliases.filter(({local,isExported})=>local===first&&isExported))
found.push(...await this.#through(file,alias,aliases,names,route));if(found.length>0)return unique(found);for(let alias of aliases.filter(({imported,local,from})=>imported===
"*"&&local==="*"&&from!==null))if(alias.isExported&&!first.startsWith("_"))for(let target of alias.from===null?[]:this.#near(file,alias.from))found.push(...await this.
find(target,names,[...route,{path:file,line:alias.first+1}]));return unique(found)}async#through(file,alias,aliases,names,route){let rest=names.slice(1),way=[...route,
{path:file,line:alias.first+1}],{from,imported}=alias;if(from===null){let origin=aliases.find(one=>one.local===imported&&one.from!==null);return origin!==void 0?
await this.#through(file,origin,aliases,names,route):await this.find(file,[imported,...rest],way)}let found=[];if(imported==="")for(let target of this.#near(file,
from))found.push(...await this.find(target,rest,way));else{for(let target of this.#near(file,from))found.push(...await this.find(target,[imported,...rest],way));
if(found.length===0&&(from.kind==="module"||from.kind==="use"))for(let target of this.#near(file,_15_innerModule(from,imported)))found.push(...await this.find(target,
rest,way))}return found}#defines(reading,name){let isWanted=({symbol})=>symbol===name||symbol.startsWith(`${name}.`);return _0_namedDefinitions(reading).some(isWanted)||
this.#tree.givenIn(reading).some(isWanted)}};function unique(found){return found.filter((one,at)=>found.findIndex(({path,names})=>path===one.path&&names.join()===
one.names.join())===at)}function ownName(reading,name){if(name!=="default")return name;let[,declared,exported]=/\bexport\s+default\s+(?:(?:async\s+)?(?:function\s*\*?|(?:abstract\s+)?class)\s+([\p{L}_$][\p{L}\p{N}_$]*)|([\p{L}_$][\p{L}\p{N}_$]*)\s*(?:;|$))/mu.
exec(reading.code)??[];return declared??exported}function objectOf(value){return typeof value=="object"&&value!==null&&!Array.isArray(value)?value:{}}function folderOf(path){
return path.slice(0,Math.max(0,path.lastIndexOf("/")))}function joined(folder,rest){return folder===""?rest:rest===""?folder:`${folder}/${rest}`}function normal(folder){
let parts=[];for(let part of folder.split("/"))part===".."?parts.pop():part!=="."&&part!==""&&parts.push(part);return parts.join("/")}export{findModulePlace};
