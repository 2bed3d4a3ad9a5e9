import{createRequire as lanserCreateRequire}from"node:module";import{placeOfDefinition}from"./chunk-NCLIYT42.js";import{_5_placeInFile}from"./doctor-CK3VOAOZ.js";import{_6_grammarAt,_6_listPlaces,_6_namesSymbol,_6_outlineIn,_6_rankedError,_6_readText,_6_readTreeFile,_6_readTreeText,_6_resolvePlace,_6_sourceOf}from"./doctor-CK3VOAOZ.js";import{_11_columnUnits,_11_fromUtf16,_11_toUtf16,_11_undecoded}from"./doctor-CK3VOAOZ.js";import{_1_countedSteps,_1_createPartFinder,_1_definitionSteps,_1_hasFile,_1_hasPart,_1_hashPattern,_1_isPattern,_1_isSameExactly,_1_moduleLanguages,_1_parsePlace,
_1_partsBetween,_1_pathOf,_1_placeForms,_1_printId,_1_printPlace,_1_rangeOfPart,_1_roles,_1_seenPattern,_1_sketchLikeness,_1_splitPattern,_1_symbolIds,_1_withPath}from"./together-6DFC3BF3.js";import{_13_isSameButFor,_13_treeChanges}from"./together-6E9E9118.js";import{_3_relocate,_3_relocateAll,_3_relocateDefaults}from"./together-BD98FAAF.js";import{_4_ctxDefault,_4_findAnchor,_4_isCertain,_4_rankAlike}from"./together-BD98FAAF.js";import{_0_astLikeness,_0_createBag,_0_featureWeights,_0_jaccardLikeness,_0_leafOf,_0_moduleLikeness,_0_moduleOf,_0_offsetsOf,_0_roundTo12,_0_scoreOf,_0_selectorsOf,
_0_tokenPattern}from"./together-E516D63A.js";import{_13_parserFor}from"./together-BD98FAAF.js";import{_2_compareTreeObjects,_2_listTree}from"./together-9F0DD894.js";import{_3_foldName,_3_showPath,_3_splitAtNul,_3_splitRecords,_3_treePath,_3_unportableName,_3_unsafeNameReason}from"./together-9F0DD894.js";import{_0_DamagedObjects,_0_GitFailed,_0_checkObjects,_0_commandError,_0_fileBytesMax,_0_gitArguments,_0_hasFolderAt,_0_isObjectId,_0_metaBytesMax,_0_openRepository,
_0_parseTreeEntries,_0_readBlob,_0_readCommit,_0_readFileAt,_0_readFileId,_0_readObjectType,_0_require_promises,_0_resolveAll,_0_resolveRevision,_0_treeMode}from"./together-24003D67.js";import{require_node_events}from"./chunk-5DRRWTQY.js";import{_2_alignLines,_2_alignLinesAt,_2_alignSequences,_2_isAfter}from"./together-5838CA77.js";import{_7_allConditions,_7_capableMethods,_7_carryConfiguration,_7_clientCapabilities,_7_compilerDefaults,_7_compilerLog,_7_configNames,_7_configurationFilesOf,
_7_count,_7_currentMode,_7_definitionLengthMax,_7_diskFailure,_7_documentAt,_7_editCapabilities,_7_emptyFacts,_7_expectedDigest,_7_expectedProgramDigest,_7_expectedVersion,
_7_failedRun,_7_filesBelow,_7_findExecutable,_7_findInterpreter,_7_findPin,_7_findProfile,_7_folderMove,_7_frameworkOf,_7_goModule,_7_installFailure,_7_installLine,
_7_interpreterOf,_7_interruptedRun,_7_isCapable,_7_isProgram,_7_keysAt,_7_linkedPackages,_7_listSources,_7_machine,_7_memberAt,_7_noProgressOpen,_7_noteChanged,
_7_noteClosed,_7_noteOpened,_7_onlyProject,_7_outwardMessage,_7_ownProfiles,_7_ownServerId,_7_parseConfiguration,_7_parseOwnServer,_7_parsedJson,_7_placedJson,_7_positionEncoding,
_7_profileInMode,_7_profiles,_7_projectFolder,_7_providerOptions,_7_publishedForVersion,_7_publishedSinceOpened,_7_questionCapabilities,_7_questionEncoding,_7_readSarif,
_7_registry,_7_registryWith,_7_require_api,_7_require_api2,_7_runPython,_7_runTool,_7_safeSearchPath,_7_serversFolder,_7_shippedPins,_7_takePublication,_7_takeStatus,
_7_textsOfMember,_7_toolchainPath,_7_uvWorkspace,_7_wantsOpenAndClose,_7_wantsSaves,_7_wheel,_7_withoutSettings,_7_withoutToolchain,_7_workspaceMembers,_7_wrongCapabilities}from"./together-26A2239D.js";import{_1_killGroup,_1_run}from"./together-24003D67.js";import{_5_isDeep,_5_parse}from"./together-9F0DD894.js";import{_2_push}from"./together-24003D67.js";import{_8_require_picomatch}from"./together-26A2239D.js";import{_3_beginningOf,_3_blobHeader,_3_blobId,_3_createBlobHash,_3_createSha256,_3_fileBytes,_3_idLengths,_3_objectId,_3_readBeginning,_3_readFileBytes,_3_readFileText,
_3_readOptional,_3_sha256Bytes,_3_sha256Hex}from"./together-24003D67.js";import{_4_require_ucs2length}from"./together-24003D67.js";import{require_node_util}from"./chunk-WZT7KGKC.js";import{_6_applyEdits,_6_createScanner,_6_findNodeAtLocation,_6_getNodeValue,_6_modify,_6_parse,_6_parseTree,_6_printParseErrorCode,_6_visit}from"./together-9F0DD894.js";import{_7_require_dist}from"./together-9F0DD894.js";import{_0_require_node_child_process}from"./together-813A2F0B.js";import{require_node_module}from"./chunk-F3QW7Y3Y.js";import{_0_ancestry,_0_blank,_0_chainAt,_0_createParser,_0_dottedName,_0_fieldOf,_0_findIncludes,_0_findRustImports,_0_importSpecs,_0_importsIn,_0_isData,_0_isInSpans,
_0_isPartialReading,_0_isScriptLanguage,_0_isSound,_0_keyAt,_0_namedDefinitions,_0_nodeAt,_0_offsetOf,_0_packageName,_0_pythonImports,_0_read,_0_readLengthMax,_0_symbolAt,
_0_syntaxLanguage,_0_writtenModule}from"./together-CB941846.js";import{_0_once}from"./together-6C2C9A22.js";import{_1_require_node_zlib}from"./together-6C2C9A22.js";import{_0_diskHint,_0_leadsInto,_0_machineProblem,_0_makeFolder,_0_makeTemporary,_0_ownFolder,_0_placeInside,_0_prepareFile,_0_refusalIn,_0_removable,_0_removal,
_0_replaceFile,_0_workTreeAbove,_0_writeInside,_0_writeWhole}from"./together-4357D8B2.js";import{_1_folderOf,_1_foldersAbove,_1_inFolder,_1_insidePath,_1_isBelow,_1_isInside,_1_isRelativePath,_1_pathFromUri,_1_placeFromUri,_1_relativeInside,_1_uriFromPath}from"./together-4357D8B2.js";import{NotJson,canonical,causeKinds,causeOrOwnPlace,compareFindings,compareNullableText,comparePaths,comparePositions,compareRanges,compareText,compareValues,countWhile,
dependencyToV1,depthMax,findingId,findingStateTable,findingStates,findingsOf,isInHead,isSameJson,looksInWords,makeWellFormed,normaliseMessage,parseStrict,placesOf,
pointerTo,readMember,schedules,severities,severityAtLeast,severityRank,sha1,sha256,sideOfFinding,valueAtPointer}from"./chunk-BFRYNAHN.js";import{_1_require_node_fs}from"./together-813A2F0B.js";import{_0_require_node_path}from"./together-A66B3533.js";import{_2_editDistance,_2_findNearest}from"./together-813A2F0B.js";import{_1_UserError,_1_cancelled,_1_errorTable,_1_verdictExitCode,_1_withHelpOf}from"./together-A66B3533.js";import{_1_broken,_1_keyOutliner}from"./together-CB941846.js";import{_2_compact}from"./together-4357D8B2.js";import{_2_capitalized,_2_countMore,_2_cut,_2_lastLines,_2_lineStarts,_2_plural,_2_positionAt,_2_rangeWithin,_2_shortId,_2_shorten,_2_splitText,_2_threeDigits}from"./together-A66B3533.js";import{_3_init_node_22}from"./together-A66B3533.js";import{_4___callDispose,_4___commonJS,_4___esm,_4___export,_4___require,_4___toBinaryNode,_4___toCommonJS,_4___toESM,_4___using}from"./together-A66B3533.js";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require2=lanserCreateRequire(import.meta.url);_3_init_node_22();_3_init_node_22();async function findAncestry(repository,from,to,commitsMax2){
let line=[],next=to;for(;next!==void 0&&line.length<=commitsMax2;){if(next===from)return{kind:"path",commits:line.toReversed()};line.push(next),next=(await _0_readCommit(
repository,next))?.parents[0]}let args=["rev-list","--ancestry-path","--parents","--end-of-options",to,`^${from}`],parents=new Map((await repository.text(args,"\
history")).split(`
`).map(row=>row.split(" ")).map(([commit="",...of])=>[commit,of]));return shortestPath(parents,from,to,commitsMax2)}function shortestPath(parents,from,to,commitsMax2){
if(!parents.has(to))return{kind:"unrelated"};let child=new Map([[to,void 0]]),level=[to];for(let depth=1;level.length>0;depth+=1){if(depth>commitsMax2)return{kind:"\
long"};let below=[];for(let commit of level)for(let parent of parents.get(commit)??[])child.has(parent)||parent!==from&&!parents.has(parent)||(child.set(parent,
commit),below.push(parent));if(child.has(from)){let commits=[];for(let at=child.get(from);at!==void 0;at=child.get(at))commits.push(at);return{kind:"path",commits}}
level=below}return{kind:"unrelated"}}_3_init_node_22();async function followStep(at,own,others,options){let mapped=own===void 0?void 0:mapByLine(at,own);if(own!==
void 0&&mapped!==void 0)return{kind:"found",to:{file:own,node:mapped}};let[selector]=_0_selectorsOf(at.file,[at.node]);if(selector===void 0)throw new Error("A d\
efinition has a selector.");let inOwn=own===void 0?[]:[own],first=_3_relocate(selector,inOwn,options),files=first.isGone?[...inOwn,...await others()]:inOwn,{status,
candidates}=first.isGone?_3_relocate(selector,files,options):first,found=candidates.map(scored=>({...definitionOf(scored,files),scored})),copies=found.filter(({
scored})=>scored.features.token===1&&_0_leafOf(scored.symbol)===_0_leafOf(selector.symbol)),[best]=found,[copy]=copies;return first.isGone&&copy!==void 0&&copies.
length===1?{kind:"found",to:{file:copy.file,node:copy.node}}:best===void 0?{kind:"deleted"}:status==="found"?{kind:"found",to:best}:{kind:"ambiguous",candidates:found}}
function mapByLine({file,node},head){let{headLine}=_2_alignLines(_2_splitText(file.text),_2_splitText(head.text)),{start}=node.definition.nameRange,line=headLine(
start.line);if(line===void 0)return;let all=_0_namedDefinitions(head.outline),found=all.find(({kinds,definition})=>definition.nameRange.start.line===line&&definition.
nameRange.start.character===start.character&&kinds.at(-1)===node.kinds.at(-1));return found===void 0||found.symbol===node.symbol?found:_0_namedDefinitions(file.
outline).some(({symbol})=>symbol===found.symbol)||all.some(({symbol})=>symbol===node.symbol)?void 0:found}function definitionOf({path,range},files){let file=files.
find(one=>one.path===path),node=_0_namedDefinitions(file?.outline).find(({definition})=>definition.range===range);if(file===void 0||node===void 0)throw new Error(
"A candidate is a definition of a file.");return{file,node}}function mapRange(base,head,{start,end}){let{headLine}=_2_alignLines(_2_splitText(base),_2_splitText(
head)),isBefore=end.character===0&&end.line>start.line,first=headLine(start.line),last=headLine(isBefore?end.line-1:end.line);if(!(first===void 0||last===void 0||
last<first))return{start:{line:first,character:start.character},end:{line:isBefore?last+1:last,character:end.character}}}function expectedLine(before,after,line){
let{headLine}=_2_alignLines(_2_splitText(before),_2_splitText(after));for(let at=line;at>=0;at-=1){let mapped=headLine(at);if(mapped!==void 0)return mapped+line-
at}return line}var commitsMax=2e3,filesMax=1e3;async function followSeen(opened,written,unit){let{seen,...place}=written,type=await _0_readObjectType(opened.repository,
seen);if(type===void 0&&place.kind==="anchor")return{place,changes:[]};let versions=type==="blob"?await blobVersions(opened,place,seen):await commitVersions(opened,
seen),[first]=versions;if(first===void 0)throw new Error("A place has a version.");let old=await oldPlace(first.read,place,unit).catch(error=>{throw error instanceof
_1_UserError?asOf(error,seen):error}),path=_1_pathOf(old),[before,now]=[await _6_readTreeText(first.read,path),await _6_readTreeText(opened,path)];if(before!==void 0&&
before===now)return{place:old,changes:[]};if(before===void 0)throw asOf(new _1_UserError("not-found",`there is no file \`${path}\``),seen);let definition=await definitionAt(
first.read,old,unit);return definition!==void 0?await currentDefinition(opened,{versions,old,definition,unit}):await currentText(opened,{versions,old,before,unit})}
function asOf({code,message,hint,candidates},seen){let at=selector=>_1_printPlace({..._1_parsePlace(selector),seen});return new _1_UserError(code,`in ${_2_shortId(
seen)}, ${message}`,{hint:candidates.length===0?hint:`Name one of them:
${candidates.map(one=>at(one.selector)).join(`
`)}`,candidates:candidates.map(one=>({...one,selector:at(one.selector)}))})}async function oldPlace(read,place,unit){let{place:inFile}=await _5_placeInFile(read,
place,unit);return _6_resolvePlace(inFile,"line",await _6_sourceOf(read,inFile,unit)),inFile}async function commitVersions(opened,seen){let{repository,subject}=opened,
commit=await _0_resolveRevision(repository,seen),paths=commit===void 0?[]:await _2_listTree(repository,(await _0_readCommit(repository,commit))?.tree??"");if(commit===
void 0)throw new _1_UserError("version-skew",`the repository has no commit ${seen}`,{hint:"Fetch the commit, or leave out `seen`."});let newest=subject.snapshot.
commit??await _0_resolveRevision(repository,"HEAD"),way=newest===void 0?void 0:await findAncestry(repository,commit,newest,commitsMax),between=way?.kind==="path"?
way.commits:[],own={commit,ids:new Map,read:versionOf(opened,commit,paths.flatMap(({path})=>typeof path=="string"?[path]:[]))},isWorkTree=subject.snapshot.commit===
null||opened.options.overlays.size>0,isDirect=way?.kind!=="path",last=isWorkTree||isDirect?[{commit:null,read:opened,ids:new Map}]:[],others=between.map((id,at)=>({
commit:id,ids:new Map,read:at===between.length-1&&last.length===0?opened:versionOf(opened,id,[])}));return[own,...others,...last]}async function blobVersions(opened,place,blob){
let{repository,options}=opened,path=_1_pathOf((await _5_placeInFile(opened,place,"utf-16")).place),current=await _0_readFileId(repository,opened.subject.snapshot.
tree,path).catch(()=>{}),log=["log","--format=%H","--max-count=1",`--find-object=${blob}`,"HEAD","--",path];if(!(current===blob||await repository.raw(log,"histo\
ry").then(({stdout})=>stdout.trim()!=="")))throw new _1_UserError("version-skew",`the blob ${_2_shortId(blob)} is no version of ${path}`,{hint:"A blob is accept\
ed only for its own path. Name a commit, or leave out `seen`."});let text=(await _0_readBlob(repository,blob)).toString("utf8"),overlays=new Map([...options.overlays,
[path,text]]);return[{commit:null,read:{...opened,options:{...options,overlays},known:new Map},ids:new Map},{commit:null,read:opened,ids:new Map}]}function versionOf(opened,commit,paths){
return{...opened,options:{...opened.options,overlays:new Map},subject:{...opened.subject,snapshot:{commit,tree:commit},paths},known:new Map}}async function definitionAt(read,place,unit){
if(place.kind!=="symbol"&&place.kind!=="ast")return;let{range}=_6_resolvePlace(withoutRole(place),"line",await _6_sourceOf(read,withoutRole(place),unit)),file=await fileIn(
read,_1_pathOf(place)),node=_0_namedDefinitions(file?.outline).find(({definition})=>compareRanges(definition.nameRange,range)===0);return file===void 0||node===
void 0?void 0:{file,node}}function withoutRole(place){if(place.kind!=="symbol")return place;let{role:_role,...whole}=place;return whole}async function fileIn(read,path){
let text=await _6_readTreeText(read,path),outline=text===void 0?void 0:await _6_outlineIn(read,path,text);return text===void 0||outline===void 0?void 0:{path,text,
outline}}async function currentDefinition(opened,{versions,old,definition,unit}){let options={..._3_relocateDefaults,...opened.subject.relocation()},name=`\`${definition.
node.symbol}\` of ${definition.file.path}`,end=await follow(versions,definition,options),role=old.kind==="symbol"?old.role:void 0;if(end.kind==="found"){let place=await placeOfDefinition(
opened,namedAt(end.at),unit);return{place:place.kind==="symbol"?{...place,..._2_compact({role})}:place,changes:end.changes,score:end.worst?.score??1,..._2_compact(
{features:end.worst?.features})}}if(end.kind==="deleted")throw await deletedError(opened,name,end);let candidates=await Promise.all(end.candidates.map(async({at,
worst})=>{let place=await placeOfDefinition(opened,namedAt(at),unit),{start,end:last}=at.node.definition.nameRange;return{selector:_1_printPlace(place),path:at.
file.path,range:[start.line,start.character,last.line,last.character],symbol:at.node.symbol,score:worst?.score??1,..._2_compact({features:worst?.features})}}));
throw _6_rankedError(`${name} ${byText("was changed",end.commit)}, and no definition is certainly the same`,candidates)}function namedAt({file:{path},node:{symbol,
definition}}){return{path,symbol,nameRange:definition.nameRange}}async function deletedError(opened,name,{commit,last}){let now=await fileIn(opened,last.file.path),
isBack=_0_namedDefinitions(now?.outline).some(({symbol})=>symbol===last.node.symbol);return new _1_UserError("not-found",`${name} ${byText("was deleted",commit)}`,
{hint:isBack?`${last.file.path} has another definition of this name now. To name it, leave out \`seen\`.`:commit===null?"Name another definition.":`To see the c\
ommit: git show ${_2_shortId(commit)}`})}function byText(what,commit){return commit===null?`${what} since then`:`${what} by ${_2_shortId(commit)}`}async function follow(versions,from,options,before=void 0){
let changes=[],at=from,worst=before;await readIds(versions,at.file.path);for(let[index,version]of versions.entries()){let old=versions[index-1];if(old===void 0||
await isUnchanged(old,version,at.file.path))continue;let{commit}=version,{own,others}=await changedFiles(old,version,at),step=await followStep(at,own,others,options);
if(step.kind==="deleted")return{kind:"deleted",commit,last:at};if(step.kind==="ambiguous"){let candidates=(await Promise.all(step.candidates.map(one=>follow([version,
...versions.slice(index+1)],one,options,lower(worst,one))))).flatMap(end=>end.kind==="found"?[{at:end.at,worst:end.worst}]:[]);return candidates.length===0?{kind:"\
deleted",commit,last:at}:{kind:"ambiguous",commit,candidates}}let{to}=step;worst=lower(worst,to);let[was,is]=[placeIn(at),placeIn(to)];(was.path!==is.path||was.
symbol!==is.symbol)&&changes.push({kind:was.path===is.path?"renamed":"moved",from:was,to:is,commit}),was.path!==is.path&&await readIds(versions.slice(index),is.
path),at=to}return{kind:"found",changes,at,worst}}function placeIn({file:{path},node:{symbol}}){return{path,symbol}}function lower(worst,{scored}){if(scored===void 0)
return worst;let{score,features}=scored;return worst===void 0||score<worst.score?{score,features}:worst}async function isUnchanged(old,version,path){if(old.read.
options.overlays.has(path)||version.read.options.overlays.has(path))return!1;let[before,after]=await Promise.all([old,version].map(one=>fileIdIn(one,path)));return before!==
void 0&&before===after}function fileIdIn({read:{repository,subject},ids},path){let id=ids.get(path)??_0_readFileId(repository,subject.snapshot.tree,path);return ids.
set(path,id),id}async function readIds(versions,path){await Promise.all(versions.map(version=>fileIdIn(version,path)))}async function changedFiles(old,version,at){
let changes,list=()=>(changes??=treesOf(old,version).then(([base,head])=>_13_treeChanges(version.read.repository,base,head)),changes),path=await _6_readTreeText(
version.read,at.file.path)===void 0?(await list()).find(({from,to})=>from===at.file.path&&to!==null)?.to:at.file.path,file=path==null?void 0:await fileIn(version.
read,path);return{own:file===void 0?void 0:{...file,base:at.file},others:async()=>{let found=[];for(let{from,to}of(await list()).slice(0,filesMax)){if(to===null||
to===path)continue;let head=await fileIn(version.read,to);if(head===void 0)continue;let base=from===null?void 0:await fileIn(old.read,from);found.push({...head,
base:from===null?null:{path:from,outline:base?.outline}})}return found}}}async function treesOf(old,version){let treeOf=async({read:{repository,subject}})=>(await _0_readCommit(
repository,subject.snapshot.tree))?.tree??subject.snapshot.tree;return[await treeOf(old),await treeOf(version)]}async function currentText(opened,{versions,old,
before,unit}){let{path,changes}=await currentPath(versions,_1_pathOf(old)),after=await _6_readTreeText(opened,path)??"";if(old.kind==="file")return{place:{kind:"\
file",path},changes,score:1};let[first]=versions;if(first===void 0)throw new Error("A place has a version.");let{range}=_6_resolvePlace(old,"line",await _6_sourceOf(
first.read,old,unit)),mapped=mapRange(before,after,range);return mapped!==void 0?{place:placeAt(path,old,mapped,_2_splitText(after),unit),changes,score:1}:await changedText(
opened,{read:first.read,old,before,path,range,changes,unit})}async function changedText(opened,{read,old,before,path,range,changes,unit}){let after=await _6_readTreeText(
opened,path)??"",[then,now]=[await _6_outlineIn(read,_1_pathOf(old),before),await _6_outlineIn(opened,path,after)],starts=_2_lineStarts(after),file={text:after,
starts,symbolAt:({start})=>now===void 0?null:_0_symbolAt(now,start)},isLine=old.kind==="line"||old.kind==="position"||old.kind==="name",[lines,newLines]=[_2_splitText(
before),_2_splitText(after)],line=lines[range.start.line]??"",snippet=isLine?line.trim():before.slice(..._0_offsetsOf(_2_lineStarts(before),range)),older={line:expectedLine(
before,after,range.start.line),symbol:then===void 0?null:_0_symbolAt(then,range.start)},exact=old.kind==="anchor"?_4_findAnchor(after,old).matches:[],ranked=_4_rankAlike(
file,snippet,older).flatMap(one=>{let place=isLine?onSameWord(old,line,range,newLines[one.range.start.line]??"",one.range.start.line,path):placeAt(path,old,one.
range,newLines,unit);return place===void 0?[]:[{...one,place}]}),[best]=ranked,[only]=ranked.filter(({start})=>exact.some(one=>one.start===start));if(only!==void 0&&
exact.length===1)return{place:only.place,changes,score:1};let{scoreMin,shownMax}=opened.subject.relocation();if(best!==void 0&&_4_isCertain(ranked,scoreMin))return{
place:best.place,changes,score:best.score,features:best.features};let what=`the text of \`${_1_printPlace(old)}\` has changed in ${path}`;if(best===void 0)throw new _1_UserError(
"version-skew",what,{hint:"Find the place again in the file as it is now, or leave out `seen`."});let candidates=ranked.slice(0,shownMax).map(({place,range:{start,
end},score,features})=>({selector:_1_printPlace(place),path,range:[start.line,start.character,end.line,end.character],symbol:file.symbolAt({start,end}),score,features}));
throw _6_rankedError(`${what}, and no other text is certainly the same`,candidates)}function onSameWord(old,before,{start},after,line,path){if(old.kind==="line")
return{kind:"line",path,line:line+1};let words=text=>[...text.matchAll(/[\p{L}\p{N}\p{M}_$]+/gu)],at=words(before).find(({0:word,index})=>index<=start.character&&
start.character<index+word.length);if(at===void 0)return;let nth=words(before).filter(({0:word,index})=>word===at[0]&&index<=at.index).length;if(words(after).filter(
({0:word})=>word===at[0]).length===words(before).filter(({0:word})=>word===at[0]).length)return{kind:"name",path,line:line+1,name:at[0],occurrence:nth}}async function currentPath(versions,from){
let changes=[],path=from;for(let[index,version]of versions.entries()){let old=versions[index-1];if(old===void 0||version.read.options.overlays.has(path)||await fileIdIn(
version,path)!==void 0)continue;let to=(await _13_treeChanges(version.read.repository,...await treesOf(old,version))).find(one=>one.from===path)?.to??null;if(to===
null)throw new _1_UserError("not-found",`${path} ${byText("was deleted",version.commit)}`);changes.push({kind:"moved",from:{path,symbol:null},to:{path:to,symbol:null},
commit:version.commit}),path=to}return{path,changes}}function placeAt(path,old,{start,end},lines,unit){let written=({line,character})=>({line:line+1,column:_11_fromUtf16(
lines[line]??"",character,unit)+1}),[from,to]=[written(start),written(end)];return old.kind==="line"?{kind:"line",path,line:from.line}:old.kind==="position"?{kind:"\
position",path,line:from.line,column:from.column}:old.kind==="name"?{...old,path,line:from.line}:{kind:"range",path,start:from,end:to}}export{followSeen};
