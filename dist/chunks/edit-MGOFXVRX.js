import{createRequire as lanserCreateRequire}from"node:module";import{sayTo}from"./chunk-CVNTPCVA.js";import{readOverlays,readTextArgument}from"./chunk-VRIKSLMT.js";import{_8_columnUnits,_8_fromUtf16,_8_toUtf16}from"./doctor-YBZ3CHYY.js";import{_0_assertNoUnfinishedEdit,_0_interrupted,_0_openState,_0_stateFolder}from"./together-F7AC422A.js";import{_9_require_node_buffer}from"./together-F7AC422A.js";import{_0_cacheFoldersOf,_0_observationCache,_0_parseChoice,_0_parseServer,_0_readSettings}from"./together-1848C0DA.js";import{_1_changedTree,_1_diffTrees,_1_patchedTrees,_1_resolveRevisions}from"./together-88D84B32.js";import{_2_fetchBranch,_2_fetchCommits,_2_fetchTree,_2_linearHistory,_2_listMissingObjects,_2_mergeBase,_2_shallowCommits}from"./together-88D84B32.js";import{_0_isPackageFolder,_0_require_node_stream,_0_snapshotWorkTree,_0_writeBlob,_0_writeTreeObject,_0_writeTreeObjects}from"./together-A24991AB.js";import{_1_openStore,_1_storeBytesMax}from"./together-1848C0DA.js";import{_1_markedFolder,_1_markersOf}from"./together-A24991AB.js";import{_2_compareTreeObjects,_2_listTree}from"./together-A24991AB.js";import{_3_foldName,_3_showPath,_3_splitAtNul,_3_splitRecords,_3_treePath,_3_unportableName,_3_unsafeNameReason}from"./together-A24991AB.js";import{_0_DamagedObjects,_0_GitFailed,_0_checkObjects,_0_commandError,_0_fileBytesMax,_0_gitArguments,_0_hasFolderAt,_0_isObjectId,_0_metaBytesMax,_0_openRepository,
_0_parseTreeEntries,_0_readBlob,_0_readCommit,_0_readFileAt,_0_readObjectType,_0_require_promises,_0_resolveAll,_0_resolveRevision,_0_treeMode}from"./together-7826CC81.js";import{_14_configPath,_14_configPlace,_14_configV1,_14_configuredScope,_14_defaultConfig,_14_failOnLevels,_14_parseConfig}from"./together-F7AC422A.js";import{require_node_events}from"./chunk-5DRRWTQY.js";import{_4_allEnded}from"./together-A24991AB.js";import{_1_killGroup,_1_run}from"./together-7826CC81.js";import{_18_offLimits,_18_pathMatcher,_18_rule,_18_ruleMatcher,_18_rulesTouching,_18_selectRewarded,_18_shadowed,_18_withOriginalSeverities}from"./together-F7AC422A.js";import{_8_require_picomatch}from"./together-AE9D436B.js";import{_3_doubtfulLimits,_3_isDoubtful,_3_isJudged,_3_isWaivable,_3_limit,_3_waivableReasons}from"./together-4EBA9E75.js";import{_2_beginningOf,_2_blobHeader,_2_blobId,_2_createBlobHash,_2_createSha256,_2_fileBytes,_2_idLengths,_2_objectId,_2_readBeginning,_2_readFileBytes,_2_readFileText,
_2_readOptional,_2_sha256Bytes,_2_sha256Hex}from"./together-7826CC81.js";import{_3_describeRule,_3_effectText,_3_isOnlyOpinion,_3_judgedToV1,_3_ruleName,_3_selectorText,_3_serverPolicyOf,_3_serverRoles,_3_serversToV1,_3_thresholdOf}from"./together-FF7C1384.js";import{_4_require_ucs2length}from"./together-7826CC81.js";import{_7_require_dist}from"./together-A24991AB.js";import{cacheFolder,ownCacheFolder}from"./chunk-4Q3XMOH7.js";import{_0_commandData,_0_commandProperty,_0_entityOf,_0_logLines,_0_logPrefix,_0_shownText,_0_terminalCells,_0_terminalLines,_0_terminalName,_0_terminalText}from"./together-14097DF1.js";import{_0_require_node_child_process}from"./together-D9B041CF.js";import{_1_require_node_zlib}from"./together-6C2C9A22.js";import{_0_diskHint,_0_leadsInto,_0_machineProblem,_0_makeFolder,_0_makeTemporary,_0_ownFolder,_0_placeInside,_0_prepareFile,_0_refusalIn,_0_removable,_0_removal,
_0_replaceFile,_0_workTreeAbove,_0_writeInside,_0_writeWhole}from"./together-4C96307D.js";import{_1_fenceOf,_1_showInvisible,_1_spanOf}from"./together-14097DF1.js";import{_0_causeKinds,_0_causeOrOwnPlace,_0_compareFindings,_0_compareNullableText,_0_comparePaths,_0_comparePositions,_0_compareRanges,_0_compareText,_0_compareValues,
_0_countWhile,_0_dependencyToV1,_0_findingId,_0_findingStateTable,_0_findingStates,_0_findingsOf,_0_isInHead,_0_looksInWords,_0_normaliseMessage,_0_placesOf,_0_schedules,
_0_severities,_0_severityAtLeast,_0_severityRank,_0_sha256,_0_sideOfFinding}from"./together-DB05221A.js";import{_1_folderOf,_1_foldersAbove,_1_inFolder,_1_insidePath,_1_isBelow,_1_isInside,_1_isRelativePath,_1_pathFromUri,_1_placeFromUri,_1_relativeInside,_1_uriFromPath}from"./together-4C96307D.js";import{_1_NotJson,_1_canonical,_1_depthMax,_1_isSameJson,_1_makeWellFormed,_1_parseStrict,_1_pointerTo,_1_readMember,_1_valueAtPointer}from"./together-DB05221A.js";import{_1_editDistance,_1_findNearest}from"./together-D9B041CF.js";import{_2_require_node_fs}from"./together-D9B041CF.js";import{_0_require_node_path}from"./together-6E8AACC0.js";import{_1_UserError,_1_cancelled,_1_errorTable,_1_verdictExitCode,_1_withHelpOf}from"./together-6E8AACC0.js";import{_2_compact}from"./together-4C96307D.js";import{_2_capitalized,_2_countMore,_2_cut,_2_lastLines,_2_lineStarts,_2_plural,_2_positionAt,_2_rangeWithin,_2_shortId,_2_shorten,_2_splitText,_2_threeDigits}from"./together-6E8AACC0.js";import{_3_init_node_22}from"./together-6E8AACC0.js";import{_4___callDispose,_4___commonJS,_4___esm,_4___export,_4___require,_4___toBinaryNode,_4___toCommonJS,_4___toESM,_4___using}from"./together-6E8AACC0.js";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require2=lanserCreateRequire(import.meta.url);_3_init_node_22();var import_node_fs2=_4___toESM(_2_require_node_fs(),1),import_node_path=_4___toESM(
_0_require_node_path(),1);_3_init_node_22();var import_node_buffer2=_4___toESM(_9_require_node_buffer(),1);_3_init_node_22();async function ignoredPaths(repository,paths){
if(paths.length===0)return[];if(paths.some(path=>path.startsWith(":")))throw new Error("a path with a colon is not literal");let args=["check-ignore","-z","--st\
din"],first=_0_gitArguments(repository.top).filter(one=>one!=="--literal-pathspecs"),input=Buffer.from(paths.map(path=>`${path}\0`).join("")),{exitCode,stdout,stderr}=await repository.
raw(args,"work-tree",input,first);if(exitCode>1)throw _0_commandError(args,exitCode,stderr);return stdout.split("\0").filter(path=>path!=="")}_3_init_node_22();
_3_init_node_22();var import_node_buffer=_4___toESM(_9_require_node_buffer(),1);function editBytes(bytes,edits,{path,encoding}){let why=notTextReason(bytes);if(why!==
void 0)throw new _1_UserError("write-denied",`cannot edit ${path}: the file ${why}`,{hint:"Lanser edits only UTF-8 texts, because it must keep every other byte."});
let pieces=[],end=0,before;for(let one of inOrder(bytes,edits,path,encoding)){if(one.start<end)throw conflict(one.edit,path,one.edit.range.start,`overlaps with \
the edit at ${before?.at}`);pieces.push(bytes.subarray(end,one.start),textOf(one,bytes)),end=one.end,before=one.edit}return Buffer.concat([...pieces,bytes.subarray(
end)])}function notTextReason(bytes){return(0,import_node_buffer.isUtf8)(bytes)?bytes.includes(0)?"has a NUL, so it is not a text":bytes.subarray(0,lfsStart.length).
equals(lfsStart)?"is a pointer of git LFS":void 0:"is not UTF-8"}var lfsStart=Buffer.from("version https://git-lfs.github.com/spec/"),byteOrderMark=Buffer.from(
"\uFEFF");function textOf({start,edit},bytes){let text=Buffer.from(edit.newText);return start===byteOrderMark.length&&hasMark(bytes)&&hasMark(text)?text.subarray(
byteOrderMark.length):text}function hasMark(bytes){return bytes.subarray(0,byteOrderMark.length).equals(byteOrderMark)}function inOrder(bytes,edits,path,encoding){
let reader=new PositionReader(bytes,encoding),positions=edits.flatMap(edit=>[{edit,position:edit.range.start},{edit,position:edit.range.end}]),offsets=new Map;for(let{
edit,position}of positions.toSorted((a,b)=>_0_comparePositions(a.position,b.position))){let offset=reader.offsetOf(position);if(typeof offset=="string")throw conflict(
edit,path,position,offset);offsets.set(position,offset===0&&hasMark(bytes)?byteOrderMark.length:offset)}return edits.map(edit=>{let{start,end}=edit.range;if(_0_comparePositions(
start,end)>0)throw conflict(edit,path,start,"ends before it starts");return{start:offsets.get(start)??0,end:offsets.get(end)??0,edit}}).toSorted((a,b)=>a.start-
b.start)}function conflict(edit,path,{line,character},why){return new _1_UserError("apply-conflict",`the edit of ${path} at line ${line+1}, column ${character+1}\
 ${why} (at ${edit.at})`)}var PositionReader=class{#bytes;#encoding;#line=0;#units=0;#at=0;constructor(bytes,encoding){this.#bytes=bytes,this.#encoding=encoding}offsetOf({
line,character}){for(;this.#line<line;){let next=this.#nextLine();if(next===void 0)return`is behind the last line (${this.#line+1})`;this.#line+=1,this.#units=0,
this.#at=next}for(;this.#units<character;){let byte=this.#bytes[this.#at];if(byte===void 0)return`is behind the end of the line (${this.#units} ${this.#encoding}\
 units)`;if(byte===carriageReturn&&this.#bytes[this.#at+1]===lineFeed&&this.#units+1===character)return"splits a CRLF line end";if(byte===carriageReturn||byte===
lineFeed)return`is behind the end of the line (${this.#units} ${this.#encoding} units)`;let length=byte<128?1:byte<224?2:byte<240?3:4,units=this.#encoding==="ut\
f-8"?length:this.#encoding==="utf-16"&&length===4?2:1;if(this.#units+units>character)return this.#encoding==="utf-16"?"splits a surrogate pair":"splits a charac\
ter";this.#units+=units,this.#at+=length}return this.#at}#nextLine(){for(let at=this.#at;at<this.#bytes.length;at+=1){let byte=this.#bytes[at];if(byte===lineFeed)
return at+1;if(byte===carriageReturn)return this.#bytes[at+1]===lineFeed?at+2:at+1}}},lineFeed=10,carriageReturn=13;async function makeEditSet({operations},snapshot,options){
let tree=new EditedFiles(snapshot),sites=[];for(let operation of operations){if(operation.kind!=="edit"){tree.change(operation);continue}let{path,version,edits}=operation,
open=options.versions.get(path);if(version!==null&&open!==void 0&&version!==open)throw new _1_UserError("content-modified",`the edit of ${path} is for version ${version}\
 of the document, and the current version is ${open} (at ${operation.at})`);await tree.edit(operation,options.encoding),sites.push(...edits.map(({range,annotation})=>({
path,range,annotation})))}return{changes:await tree.changes(),sites}}var EditedFiles=class{#snapshot;#nodes;#folders=new Map;#foldersBefore;#touched=new Set;#edited=new Set;constructor(snapshot){
this.#snapshot=snapshot,this.#nodes=new Map([...snapshot.modes].map(([path,mode])=>[path,{mode,origin:path,bytes:void 0}]));for(let path of this.#nodes.keys())this.#count(
path,1);this.#foldersBefore=new Set(this.#folders.keys())}async edit({at,path,edits},encoding){let node=this.#fileAt(path,at);if(this.#edited.has(path))throw misfit(
at,`${path} has two lists of text edits`);let bytes=editBytes(await this.#bytesOf(node),edits,{path,encoding});this.#edited.add(path),this.#put(path,{...node,bytes})}change(operation){
operation.kind==="create"?this.#create(operation):operation.kind==="rename"?this.#rename(operation):this.#delete(operation)}async changes(){let changes=[];for(let path of[
...this.#touched].sort(_0_compareText)){let[mode,node]=[this.#snapshot.modes.get(path),this.#nodes.get(path)],before=mode===void 0?null:{mode:plainMode(mode),bytes:await this.#snapshot.
read(path)},after=node===void 0?null:{mode:plainMode(node.mode),bytes:await this.#bytesOf(node)};before!==null&&after!==null&&before.mode===after.mode&&before.bytes.
equals(after.bytes)||before===null&&after===null||(before===null&&this.#assertNoSwap(path),changes.push({path,before,after,from:node?.origin??null}))}return changes}#assertNoSwap(path){
let above=_1_foldersAbove(path).find(folder=>this.#snapshot.modes.has(folder));if(above!==void 0||this.#foldersBefore.has(path))throw new _1_UserError("apply-co\
nflict",`${above??path} is both a file and a folder, before and after the edit`,{hint:"Divide the edit: first delete or move the old path."})}#create({at,path,overwrite,
ignoreIfExists}){let old=this.#nodes.get(path);if(old===void 0)this.#assertFree(path,at);else{if(!overwrite&&ignoreIfExists)return;if(overwrite)this.#fileAt(path,
at);else throw misfit(at,`${path} exists already`)}this.#edited.delete(path),this.#put(path,{mode:old?.mode??"100644",origin:old?.origin??null,bytes:Buffer.alloc(
0)})}#rename({at,from,path,overwrite,ignoreIfExists}){if(from===path)throw misfit(at,`${path} is both the old and the new name`);let moved=this.#filesAt(from,at);
if(path.startsWith(`${from}/`))throw misfit(at,`${path} is inside ${from}`);if(this.#nodes.has(path)){if(!overwrite&&ignoreIfExists)return;if(!overwrite)throw misfit(
at,`${path} exists already`);if(!this.#nodes.has(from))throw misfit(at,`${from} is a folder and ${path} is a file`);this.#fileAt(path,at),this.#remove(path)}else
this.#assertFree(path,at);for(let[old,node]of moved){this.#remove(old);let target=`${path}${old.slice(from.length)}`;this.#edited.delete(target),this.#put(target,
node)}}#delete({at,path,recursive,ignoreIfNotExists}){if(ignoreIfNotExists&&!this.#nodes.has(path)&&!this.#folders.has(path))return;let files=this.#filesAt(path,
at);if(!recursive&&this.#folders.has(path))throw misfit(at,`${path} is a folder, and \`recursive\` is not set`);for(let[one]of files)this.#remove(one)}#filesAt(path,at){
return this.#folders.has(path)?[...this.#nodes].filter(([one])=>one.startsWith(`${path}/`)).map(([one])=>[one,this.#fileAt(one,at)]):[[path,this.#fileAt(path,at)]]}#fileAt(path,at){
let node=this.#nodes.get(path);if(node?.mode==="120000")throw denied(at,path,"is a symbolic link");if(node?.mode==="160000")throw denied(at,path,"is a submodule");
if(node!==void 0)return node;throw this.#folders.has(path)?misfit(at,`${path} is a folder`):(this.#assertFoldersAbove(path,at),misfit(at,`${path} does not exist\
, or git ignores it`))}#assertFree(path,at){if(this.#folders.has(path))throw misfit(at,`${path} is a folder`);this.#assertFoldersAbove(path,at)}#assertFoldersAbove(path,at){
let file=_1_foldersAbove(path).find(folder=>this.#nodes.has(folder));if(file===void 0)return;let mode=this.#nodes.get(file)?.mode;throw mode==="120000"?denied(at,
path,`is below the symbolic link ${file}`):mode==="160000"?denied(at,path,`is in the submodule ${file}`):misfit(at,`${file} is not a folder`)}#put(path,node){this.#nodes.
has(path)||this.#count(path,1),this.#nodes.set(path,node),this.#touched.add(path)}#remove(path){this.#nodes.delete(path)&&this.#count(path,-1),this.#touched.add(
path),this.#edited.delete(path)}#count(path,by){for(let folder of _1_foldersAbove(path)){let count=(this.#folders.get(folder)??0)+by;count===0?this.#folders.delete(
folder):this.#folders.set(folder,count)}}#bytesOf({origin,bytes}){return bytes??this.#snapshot.read(origin??"")}};function plainMode(mode){return mode==="100755"?
"100755":"100644"}function misfit(at,what){return new _1_UserError("apply-conflict",`the edit does not fit the files: ${what} (at ${at})`)}function denied(at,path,why){
return new _1_UserError("write-denied",`cannot change ${path}: it ${why} (at ${at})`)}_3_init_node_22();function assertPaths(paths,rules){let allows=rules.allow?.
map(glob=>_18_pathMatcher(glob)),denies=rules.deny.map(glob=>[glob,_18_pathMatcher(glob)]);for(let path of paths){let builtIn=builtInDenial(path);if(builtIn!==void 0)
throw denied2(path,builtIn);let glob=denies.find(([,matches])=>matches(path))?.[0];if(glob!==void 0)throw denied2(path,{rule:"deny",why:`matches the denied glob\
 ${glob}`});if(allows?.some(matches=>matches(path))===!1)throw denied2(path,{rule:"allow",why:"matches no allowed glob"})}}function denied2(path,{rule,why}){return new _1_UserError(
"write-denied",`cannot write ${path}: the path ${why} (rule ${rule})`)}function builtInDenial(path){let unsafe=_3_unsafeNameReason(path);if(unsafe!==void 0)return{
rule:"name",why:unsafe};let unportable=_3_unportableName(path);if(unportable!==void 0)return{rule:"name",why:unportable};let parts=path.split("/");if(parts.some(
part=>shortName.test(part)))return{rule:"name",why:"has the form of a short name of Windows"};let folded2=parts.map(_3_foldName).join("/"),found=protectedPaths.
find(({paths})=>paths.test(folded2));return found===void 0?void 0:{rule:found.rule,why:found.why}}var shortName=/^[^.]{1,6}~\d+(?:\.[^.]{0,3})?$/u,protectedPaths=[
{rule:"git",why:"configures git",paths:/(?:^|\/)\.git(?:modules|attributes|config)$/u},{rule:"policy",why:"is the policy of Lanser",paths:/(?:^|\/)\.lanser(?:\/|$)/u},
{rule:"workflow",why:"is run by CI",paths:/^(?:\.github\/(?:workflows|actions)|\.circleci|\.buildkite|\.woodpecker|\.gitlab)(?:\/|$)|^(?:\.gitlab-ci|\.travis|\.woodpecker|\.drone|\.appveyor|appveyor|azure-pipelines|bitbucket-pipelines)\.ya?ml$|^jenkinsfile$/u},
{rule:"lock-file",why:"is a lock file",paths:/(?:^|\/)(?:package-lock\.json|npm-shrinkwrap\.json|yarn\.lock|pnpm-lock\.yaml|bun\.lockb?|deno\.lock|poetry\.lock|uv\.lock|pdm\.lock|pipfile\.lock|pylock(?:\.[^/]+)?\.toml|cargo\.lock|go\.sum|go\.work\.sum|gemfile\.lock|composer\.lock|flake\.lock)$/u},
{rule:"programs",why:"can start programs on a developer's machine",paths:/(?:^|\/)(?:\.vscode|\.idea|\.husky|\.devcontainer|\.claude|\.cursor)(?:\/|$)|(?:^|\/)(?:\.mcp\.json|\.npmrc|\.yarnrc(?:\.yml)?|\.envrc|\.pre-commit-config\.yaml|\.bashrc|\.bash_profile|\.profile|\.zshrc)$/u}];
_3_init_node_22();async function configuredRules(repository,tree){let base=await mergeBase(repository)??await _0_resolveRevision(repository,"HEAD"),rules=[];for(let one of base===
void 0?[tree]:[base,tree]){let text=(await _0_readFileAt(repository,one,_14_configPath))?.toString("utf8");if(text===void 0)continue;let{edits}=_14_parseConfig(
text,one===tree?_14_configPath:`${_14_configPath} of ${one.slice(0,12)}`);edits!==void 0&&rules.push({allow:edits.allow,deny:edits.deny??[]})}return rules}async function mergeBase(repository){
try{let found=await _1_resolveRevisions(repository,{base:{kind:"default"},head:{kind:"checked-out"}});return found.kind==="resolved"?found.base.commit??void 0:void 0}catch(error){
if(error instanceof _1_UserError&&["no-base","no-merge-base","unknown-revision"].includes(error.code))return;throw error}}_3_init_node_22();var editLimits={filesMax:1e4,
editsMax:1e5};function parseWorkspaceEdit(value,top){let edit=objectAt(value,""),annotations=new Map(Object.entries(edit.changeAnnotations===void 0?{}:membersOf(
edit,"changeAnnotations","")).map(([id,one])=>[id,annotationAt(one,pointer("/changeAnnotations",id))])),parser={top,annotations};if(edit.documentChanges===void 0&&
edit.changes===void 0)throw malformed("","has neither `documentChanges` nor `changes`");let operations=edit.documentChanges===void 0?Object.entries(membersOf(edit,
"changes","")).map(([uri,edits])=>{let at=pointer("/changes",uri);return{kind:"edit",at,path:pathAt(parser,uri,at),version:null,edits:editsAt(parser,edits,at)}}):
listAt(edit.documentChanges,"/documentChanges").map((one,index)=>operationAt(parser,one,`/documentChanges/${index}`));return assertSize(operations),{operations,
annotations}}function assertSize(operations){let edits=operations.reduce((sum,one)=>sum+(one.kind==="edit"?one.edits.length:1),0);if(operations.length>editLimits.
filesMax||edits>editLimits.editsMax)throw new _1_UserError("apply-conflict",`the edit has ${_2_plural(operations.length,"step")} with ${_2_plural(edits,"change")}`,
{hint:`The limits are ${editLimits.filesMax} steps and ${editLimits.editsMax} changes. Divide the edit.`})}function operationAt(parser,value,at){let step=objectAt(
value,at),{kind}=step;if(kind===void 0){let document=membersOf(step,"textDocument",at),version=document.version??null;if(version!==null&&!Number.isInteger(version))
throw malformed(`${at}/textDocument/version`,"is not a number");let path=pathAt(parser,document.uri,`${at}/textDocument/uri`),edits=editsAt(parser,step.edits,`${at}\
/edits`);return{kind:"edit",at,path,version,edits}}let option=optionsOf(step,at),annotation=annotationOf(parser,step,at);if(kind==="create"){let path=pathAt(parser,
step.uri,`${at}/uri`);return{kind,at,annotation,path,overwrite:option("overwrite"),ignoreIfExists:option("ignoreIfExists")}}if(kind==="rename"){let from=pathAt(
parser,step.oldUri,`${at}/oldUri`),path=pathAt(parser,step.newUri,`${at}/newUri`),[overwrite,ignoreIfExists]=[option("overwrite"),option("ignoreIfExists")];return{
kind,at,annotation,from,path,overwrite,ignoreIfExists}}if(kind==="delete"){let path=pathAt(parser,step.uri,`${at}/uri`),[recursive,ignoreIfNotExists]=[option("r\
ecursive"),option("ignoreIfNotExists")];return{kind,at,annotation,path,recursive,ignoreIfNotExists}}throw malformed(`${at}/kind`,`is ${JSON.stringify(kind)}, no\
t create, rename or delete`)}function optionsOf(step,at){let options=step.options===void 0||step.options===null?{}:membersOf(step,"options",at);return name=>{let value=options[name]??
!1;if(typeof value!="boolean")throw malformed(`${at}/options/${name}`,"is not a boolean");return value}}function editsAt(parser,value,at){return listAt(value,at).
map((one,index)=>{let place=`${at}/${index}`,edit=objectAt(one,place);if(edit.snippet!==void 0)throw malformed(place,"is a snippet, which needs an editor");let{
newText}=edit;if(typeof newText!="string")throw malformed(`${place}/newText`,"is not a text");if(!newText.isWellFormed())throw malformed(`${place}/newText`,"has\
 a lone surrogate, which UTF-8 cannot express");let range=membersOf(edit,"range",place);return{at:place,range:{start:positionAt(membersOf(range,"start",`${place}\
/range`),`${place}/range/start`),end:positionAt(membersOf(range,"end",`${place}/range`),`${place}/range/end`)},newText,annotation:annotationOf(parser,edit,place)}})}
function positionAt({line,character},at){if(!isIndex(line))throw malformed(`${at}/line`,"is not a whole number from 0");if(!isIndex(character))throw malformed(`${at}\
/character`,"is not a whole number from 0");return{line,character}}function isIndex(value){return Number.isSafeInteger(value)&&value>=0}function annotationOf({annotations},{
annotationId},at){if(annotationId!=null){if(typeof annotationId=="string"&&annotations.has(annotationId))return annotationId;throw malformed(`${at}/annotationId`,
"names no annotation of `changeAnnotations`")}}function annotationAt(value,at){let{label,description,needsConfirmation=!1}=objectAt(value,at);if(typeof label!="\
string")throw malformed(`${at}/label`,"is not a text");if(description!==void 0&&typeof description!="string")throw malformed(`${at}/description`,"is not a text");
if(typeof needsConfirmation!="boolean")throw malformed(`${at}/needsConfirmation`,"is not a boolean");return{label,description,needsConfirmation}}function pathAt({
top},uri,at){if(typeof uri!="string")throw malformed(at,"is not a text");let absolute=_1_pathFromUri(uri),path=absolute===void 0?uri:_1_relativeInside(top,absolute);
if(path?.isWellFormed()===!0&&_1_isRelativePath(path)&&!scheme.test(path))return path;throw new _1_UserError("write-denied",`${JSON.stringify(uri)} is not in th\
e repository (at ${at})`,{hint:"Name a file of the repository: a `file:` URI, or a path relative to the top."})}var scheme=/^[a-z][a-z0-9+.-]*:/iu;function objectAt(value,at){
if(typeof value!="object"||value===null||Array.isArray(value))throw malformed(at,"is not an object");return value}function membersOf(of,name,at){return objectAt(
of[name],`${at}/${name}`)}function listAt(value,at){if(!Array.isArray(value))throw malformed(at,"is not a list");return value}function pointer(above,name){return`${above}\
/${name.replaceAll("~","~0").replaceAll("/","~1")}`}function malformed(at,what){return new _1_UserError("usage",`the edit is not a WorkspaceEdit: ${at===""?"it":
at} ${what}`,{hint:"The protocol describes its form: https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#workspaceEdit"})}
async function previewEdit(repository,{edit,encoding,rules}){let parsed=parseWorkspaceEdit(edit,repository.top),{tree,notes}=await _0_snapshotWorkTree(repository),
all=[rules,...await configuredRules(repository,tree)],assertAllowed=paths=>{for(let one of all)assertPaths(paths,one)};assertAllowed(parsed.operations.flatMap(pathsOf));
let entries=await entriesAt(repository,tree),{changes,sites}=await makeEditSet(parsed,{modes:new Map([...entries].map(([path,{mode}])=>[path,mode])),read:path=>_0_readBlob(
repository,entries.get(path)?.id??"")},{encoding,versions:new Map});assertAllowed(changes.map(({path})=>path));let created=changes.filter(({before})=>before===null).
map(({path})=>path);for(let path of await ignoredPaths(repository,created))throw denied2(path,{rule:"ignored",why:"is ignored by git"});let after=await _1_changedTree(
repository,tree,new Map(changes.map(one=>[one.path,one.after])));return{changes,sites,annotations:parsed.annotations,digest:_0_sha256(_1_canonical({before:tree,
after})),patch:after===tree?"":shownPatch(await _1_diffTrees(repository,tree,after),changes),before:tree,after,dirty:await dirtyPaths(repository,changes,entries),
notes:[...notes,...lineEndNotes(changes)]}}function plannedFiles(changes){return changes.map(({path,before,after,from})=>({path,before:before?.bytes??null,after:after?.
bytes??null,attributes:after===null||from===null?null:{from}}))}function assertClean({dirty,changes},lastWritten2){let own=new Map(changes.map(({path,before})=>[
path,before===null?null:_2_sha256Hex(before.bytes)])),left=dirty.filter(path=>!lastWritten2.has(path)||lastWritten2.get(path)!==own.get(path)),[first]=left;if(first===
void 0)return;let more=left.length>1?` and ${left.length-1} more`:"";throw new _1_UserError("apply-conflict",`${first}${more} has changes that are not committed`,
{hint:"Commit them, or use --allow-dirty."})}function shownPatch(patch,changes){if((0,import_node_buffer2.isUtf8)(patch))return patch.toString("utf8");let found=changes.
find(({before,after})=>[before,after].some(state=>state!==null&&!(0,import_node_buffer2.isUtf8)(state.bytes)));throw denied2(found?.path??"a file",{rule:"encodi\
ng",why:"has a text that is not UTF-8"})}function pathsOf(operation){return operation.kind==="rename"?[operation.from,operation.path]:[operation.path]}async function entriesAt(repository,tree){
let listed=await _2_listTree(repository,tree);return new Map(listed.flatMap(({path,mode,id})=>typeof path=="string"?[[path,{mode,id}]]:[]))}async function dirtyPaths(repository,changes,entries){
let commit=await _0_resolveRevision(repository,"HEAD"),tree=commit===void 0?void 0:(await _0_readCommit(repository,commit))?.tree,committed=tree===void 0?new Map:
await entriesAt(repository,tree);return changes.map(({path})=>path).filter(path=>{let[now,then]=[entries.get(path),committed.get(path)];return now?.id!==then?.id||
now?.mode!==then?.mode})}function lineEndNotes(changes){return changes.flatMap(({path,before,after})=>{if(before===null||after===null)return[];let[old,now]=[lineEndsOf(
before.bytes),lineEndsOf(after.bytes)];return old.size===1&&now.size>1?[`the edit mixes line ends in ${path}`]:[]})}function lineEndsOf(bytes){return new Set(bytes.
toString("latin1").match(/\r\n|\r|\n/gu)??[])}_3_init_node_22();_3_init_node_22();_3_init_node_22();function nameOf(path){return path.slice(path.lastIndexOf("/")+
1)}function withFolder({disk,top},path,use){if(path===".")return use(top);let at=top;try{for(let name of path.split("/")){let next=openOne(disk,at,name,path);if(next===
void 0)return;at!==top&&disk.close(at),at=next}return use(at)}finally{at!==top&&disk.close(at)}}function openOne(disk,at,name,path){try{return disk.openFolder(at,
name)}catch(error){let kind=disk.stat(at,name)?.kind;throw kind==="link"?denied2(path,{rule:"link",why:`has the symbolic link ${name}`}):kind===void 0||kind==="\
folder"?error:new _1_UserError("apply-conflict",`${name} in ${path} is not a folder`,{cause:error})}}function byFolder(items){let groups=new Map;for(let item of items){
let folder=_1_folderOf(item.path),group=groups.get(folder);group===void 0?groups.set(folder,[item]):group.push(item)}return[...groups]}function entryAt(tree,path){
return withFolder(tree,_1_folderOf(path),folder=>tree.disk.stat(folder,nameOf(path)))}function makeFolderAt(tree,path,attributes){let{disk}=tree,name=nameOf(path);
withFolder(tree,_1_folderOf(path),above=>{disk.makeFolder(above,name,511);let made=attributes===void 0?void 0:disk.openFolder(above,name);made!==void 0&&attributes!==
void 0&&(disk.setAttributes(made,attributes),disk.sync(made),disk.close(made)),disk.sync(above)})}function writeTemporary({disk},folder,name,bytes,attributes){let file=disk.
createFile(folder,name,attributes===null?438:384);try{disk.write(file,bytes),attributes!==null&&disk.setAttributes(file,attributes),disk.sync(file)}finally{disk.
close(file)}}function rollBack(tree,state,journal,isReplaced){let{disk}=tree,files=journal.files.map((file,index)=>({...file,index,isNew:isReplaced(file.path)&&
isNewAt(tree,file)}));for(let{path,before,isNew}of files)isNew&&before!==null&&restoreFolders(tree,path,journal);for(let[folder,some]of byFolder(files))withFolder(
tree,folder,open=>{for(let{path,temporary,before,index,isNew}of some)if(disk.stat(open,temporary)!==void 0&&disk.unlink(open,temporary),!!isNew){if(before===null){
disk.unlink(open,nameOf(path));continue}writeTemporary(tree,open,temporary,state.contentBefore(journal,index),before.attributes),disk.rename(open,temporary,nameOf(
path))}disk.sync(open)});for(let path of journal.made.toReversed())withFolder(tree,_1_folderOf(path),above=>{disk.stat(above,nameOf(path))?.kind==="folder"&&disk.
removeFolder(above,nameOf(path))&&disk.sync(above)});state.drop(),state.clean()}function isNewAt(tree,{path,before,after}){let found=entryAt(tree,path);if(found===
void 0)return before!==null;let bytes=found.kind==="file"?withFolder(tree,_1_folderOf(path),folder=>tree.disk.read(folder,nameOf(path))):void 0,digest=bytes===void 0?
void 0:_2_sha256Hex(bytes);if(digest!==void 0&&digest===before?.sha256)return!1;if(digest!==void 0&&digest===after?.sha256)return!0;throw new _1_UserError("appl\
y-conflict",`${path} has changed since the interrupted edit`,{hint:"Move your version of the file away, and run `lanser recover` again."})}function restoreFolders(tree,path,{
removed}){for(let folder of _1_foldersAbove(path))entryAt(tree,folder)===void 0&&makeFolderAt(tree,folder,removed.find(one=>one.path===folder)?.attributes)}function applyPlan(tree,state,plan){
assertFinished(state),withSystemErrors(()=>{state.clean();let checked=plan.files.map(file=>checkFile(tree,file)),journal=journalOf(tree,plan,checked);state.begin(
journal,plan.files.map(({before})=>before));let replaced=new Set;try{makeFolders(tree,journal,plan),writeTemporaries(tree,journal,plan),putInPlace(tree,journal,
checked,replaced),removeEmptied(tree,journal),state.finish()}catch(error){throw restore(tree,state,journal,replaced,error),error}state.settle(),state.clean()})}
function withSystemErrors(run){try{run()}catch(error){throw _0_machineProblem(error)??systemDenial(error)??error}}function restore(tree,state,journal,replaced,cause){
try{rollBack(tree,state,journal,path=>replaced.has(path))}catch(error){throw new _1_UserError("apply-conflict","the edit failed, and Lanser could not restore al\
l files",{hint:"Run `lanser recover`. It restores the files from before the edit.",cause:new SuppressedError(error,cause)})}}function assertFinished(state){if(state.
read("journal")!==void 0)throw _0_interrupted()}function checkFile(tree,{path,before}){let found=entryAt(tree,path);if(before===null){if(found!==void 0)throw taken(
tree,path);return assertOwnNames(tree,path),{path,stat:null}}if(found===void 0)throw changed(path,"no longer exists");if(found.kind==="link")throw denied2(path,
{rule:"link",why:"is a symbolic link"});if(found.kind!=="file")throw denied2(path,{rule:"special",why:"is not a regular file"});if(found.links>1)throw denied2(path,
{rule:"hard-link",why:"has another name (hard link)"});if((found.mode&3584)!==0)throw denied2(path,{rule:"mode",why:"has a special mode (setuid)"});if(!(withFolder(
tree,_1_folderOf(path),folder=>tree.disk.read(folder,nameOf(path)))?.equals(before)===!0&&entryAt(tree,path)?.stamp===found.stamp))throw changed(path,"has chang\
ed");return{path,stat:found}}function changed(path,how){return new _1_UserError("apply-conflict",`${path} ${how} since the edit was computed`)}function taken(tree,path){
let name=nameOf(path);return(withFolder(tree,_1_folderOf(path),folder=>tree.disk.names(folder))??[]).includes(name)?new _1_UserError("apply-conflict",`${path} e\
xists already, and git does not list it`):folded(path,name)}function assertOwnNames(tree,path){for(let folder of _1_foldersAbove(path)){let names=withFolder(tree,
_1_folderOf(folder),above=>tree.disk.names(above));if(names!==void 0&&!names.includes(nameOf(folder))&&withFolder(tree,folder,()=>!0)===!0)throw folded(path,nameOf(
folder))}}function folded(path,name){return denied2(path,{rule:"case",why:`names a file that exists: this file system ignores the case of ${name}`})}function journalOf(tree,{
kind,id,files,removable},checked){let stats=new Map(checked.map(({path,stat})=>[path,stat])),recorded=files.map(({path,before,after,attributes},index)=>{let stat=stats.
get(path)??null,kept=attributes!==null&&"from"in attributes?stats.get(attributes.from)??entryAt(tree,attributes.from)??null:attributes;return{path,temporary:`.l\
anser-${id}-${index}`,before:before===null||stat===null?null:{sha256:_2_sha256Hex(before),attributes:attributesOf(stat)},after:after===null?null:{sha256:_2_sha256Hex(
after),attributes:kept===null?null:attributesOf(kept)}}}),foldersOf=some=>new Set(some.flatMap(({path})=>_1_foldersAbove(path))),made=[...foldersOf(files.filter(
({after})=>after!==null))].filter(folder=>entryAt(tree,folder)===void 0).sort(_0_compareText),needed=foldersOf(files.filter(({after})=>after!==null)),removed=[...foldersOf(
files.filter(({after})=>after===null))].filter(folder=>!needed.has(folder)&&removable?.has(folder)!==!1).sort((a,b)=>_0_compareText(b,a)).flatMap(path=>{let stat=entryAt(
tree,path);return stat===void 0?[]:[{path,attributes:attributesOf(stat)}]});return{version:1,kind,id,files:recorded,made,removed}}function attributesOf({mode,uid,
gid}){return{mode,uid,gid}}function makeFolders(tree,{made},{folders}){for(let path of made)makeFolderAt(tree,path,folders?.get(path))}function writeTemporaries(tree,journal,plan){
let contents=new Map(plan.files.map(({path,after})=>[path,after])),{disk}=tree;for(let[folder,files]of byFolder(journal.files.filter(({after})=>after!==null)))withFolder(
tree,folder,open=>{for(let{path,temporary,after}of files)writeTemporary(tree,open,temporary,contents.get(path)??Buffer.alloc(0),after?.attributes??null);disk.sync(
open)})}function putInPlace(tree,journal,checked,replaced){let stats=new Map(checked.map(({path,stat})=>[path,stat?.stamp])),{disk}=tree;for(let[folder,files]of byFolder(
journal.files))if(withFolder(tree,folder,open=>{for(let{path,temporary,after}of files){let name=nameOf(path);if(disk.stat(open,name)?.stamp!==stats.get(path))throw changed(
path,"has changed");replaced.add(path),after===null?disk.unlink(open,name):disk.rename(open,temporary,name)}return disk.sync(open),!0})===void 0)throw changed(folder,
"no longer exists")}function removeEmptied(tree,{removed}){for(let{path}of removed)withFolder(tree,_1_folderOf(path),above=>{tree.disk.removeFolder(above,nameOf(
path))&&tree.disk.sync(above)})}function systemDenial(error){let{code}=error;if(code==="ENOENT"||code==="ELOOP"||code==="ENOTDIR"||code==="EEXIST")return new _1_UserError(
"apply-conflict","another program changed the files during the edit",{cause:error});if(!(code!=="EACCES"&&code!=="EPERM"&&code!=="EXDEV"))return new _1_UserError(
"write-denied",`the system does not allow the edit (${code}); no file has changed`,{hint:"Check the permissions of the files and of their folders.",cause:error})}
_3_init_node_22();function undoPlan(tree,state,id){assertFinished(state);let last=state.read("last");if(last===void 0||last.kind==="undo"){let why=last===void 0?
"no edit was applied":"the last edit is undone already";throw new _1_UserError("not-found",`there is nothing to undo: ${why}`,{hint:"Lanser keeps only the last \
edit that `lanser apply --apply` wrote."})}assertBuiltIn(last);let files=last.files.map(({path,before,after},index)=>{let bytes=withFolder(tree,_1_folderOf(path),
folder=>contentIn(tree,folder,nameOf(path)))??null;if((bytes===null?void 0:_2_sha256Hex(bytes))!==after?.sha256)throw new _1_UserError("apply-conflict",`${path}\
 has changed since the edit`,{hint:"Nothing is undone. Use git, or restore the file and run the command again."});return{path,before:bytes,after:before===null?null:
state.contentBefore(last,index),attributes:before?.attributes??null}});return{kind:"undo",id,files,removable:new Set(last.made),folders:new Map(last.removed.map(
({path,attributes})=>[path,attributes]))}}function contentIn({disk},folder,name){return disk.stat(folder,name)?.kind==="file"?disk.read(folder,name):void 0}function recover(tree,state){
let journal=state.read("journal");return state.clean(),journal===void 0?[]:(assertBuiltIn(journal),rollBack(tree,state,journal,()=>!0),journal.files.map(({path})=>path))}
function lastWritten(state){let last=state.read("last");return last?.kind!=="apply"?new Map:new Map(last.files.map(({path,after})=>[path,after?.sha256??null]))}
function assertBuiltIn({files}){for(let{path}of files){let denial=builtInDenial(path);if(denial!==void 0)throw denied2(path,denial)}}_3_init_node_22();var import_node_fs=_4___toESM(
_2_require_node_fs(),1),realDisk={openTop:path=>(0,import_node_fs.openSync)(path,folderFlags),openFolder:(folder,name)=>unless("ENOENT",()=>(0,import_node_fs.openSync)(
below(folder,name),folderFlags)),close:import_node_fs.closeSync,stat:(folder,name)=>{let stats=(0,import_node_fs.lstatSync)(below(folder,name),{throwIfNoEntry:!1,
bigint:!0});if(stats===void 0)return;let{dev,ino,size,mtimeNs,ctimeNs}=stats;return{kind:stats.isFile()?"file":stats.isDirectory()?"folder":stats.isSymbolicLink()?
"link":"other",mode:Number(stats.mode)&4095,uid:Number(stats.uid),gid:Number(stats.gid),links:Number(stats.nlink),size:Number(size),stamp:[dev,ino,size,mtimeNs,
ctimeNs].join(":")}},names:folder=>(0,import_node_fs.readdirSync)(`/proc/self/fd/${folder}`),read:(folder,name)=>{let file=(0,import_node_fs.openSync)(below(folder,
name),readFlags);try{let stats=(0,import_node_fs.fstatSync)(file);if(!stats.isFile())throw new Error(`${name} is not a regular file`);let bytes=Buffer.alloc(stats.
size),end=0;for(let count=-1;count!==0&&end<bytes.length;end+=count)count=(0,import_node_fs.readSync)(file,bytes,end,bytes.length-end,end);return bytes.subarray(
0,end)}finally{(0,import_node_fs.closeSync)(file)}},createFile:(folder,name,mode)=>(0,import_node_fs.openSync)(below(folder,name),createFlags,mode),write:(file,bytes)=>{
for(let at=0;at<bytes.length;)at+=(0,import_node_fs.writeSync)(file,bytes,at)},setAttributes:(file,{mode,uid,gid})=>{let stats=(0,import_node_fs.fstatSync)(file);
(stats.uid!==uid||stats.gid!==gid)&&(0,import_node_fs.fchownSync)(file,uid,gid),(0,import_node_fs.fchmodSync)(file,mode)},sync:import_node_fs.fsyncSync,rename:(folder,from,to)=>(0,import_node_fs.
renameSync)(below(folder,from),below(folder,to)),unlink:(folder,name)=>(0,import_node_fs.unlinkSync)(below(folder,name)),makeFolder:(folder,name,mode)=>(0,import_node_fs.
mkdirSync)(below(folder,name),{mode}),removeFolder:(folder,name)=>unless("ENOTEMPTY",()=>((0,import_node_fs.rmdirSync)(below(folder,name)),!0))??!1},folderFlags=import_node_fs.
constants.O_RDONLY|import_node_fs.constants.O_DIRECTORY|import_node_fs.constants.O_NOFOLLOW,readFlags=import_node_fs.constants.O_RDONLY|import_node_fs.constants.
O_NOFOLLOW|import_node_fs.constants.O_NONBLOCK,createFlags=import_node_fs.constants.O_WRONLY|import_node_fs.constants.O_CREAT|import_node_fs.constants.O_EXCL|import_node_fs.
constants.O_NOFOLLOW;function below(folder,name){if(name===""||name==="."||name===".."||/[/\0]/u.test(name))throw new Error(`not a name of an entry: ${JSON.stringify(
name)}`);return`/proc/self/fd/${folder}/${name}`}function unless(code,run){try{return run()}catch(error){if(error.code===code)return;throw error}}var encodingOf={
"utf-8":"utf-8","utf-16":"utf-16",codepoint:"utf-32"};async function applyCommand(host,{values,positionals},_signal){var _stack=[];try{let[file=""]=positionals;
if(positionals.length!==1)throw new _1_UserError("usage","apply needs one file with a WorkspaceEdit");let{apply=!1,expect}=values;if(apply&&values["dry-run"]===
!0)throw new _1_UserError("usage","--apply writes the edit, and --dry-run does not: use one of them");let unit=_0_parseChoice(values["index-io"],_8_columnUnits,
"--index-io")??"utf-16",edit=parseEdit(await readTextArgument(host,file,"edit"),file),repository=_4___using(_stack,await _0_openRepository(host,(0,import_node_path.
resolve)(host.cwd,values.repo??".")),!0),preview=await previewEdit(repository,{edit,encoding:encodingOf[unit],rules:{allow:values.allow,deny:values.deny??[]}});
if(expect!==void 0&&expect!==preview.digest)throw new _1_UserError("apply-conflict","the files or the edit have changed since the preview",{hint:`The digest is \
now ${preview.digest}. Read the new preview first.`});return apply?(assertConfirmed(preview,expect),preview.changes.length===0?(note(host,"the edit changes noth\
ing"),0):(withTree(host,repository,(tree,state)=>{values["allow-dirty"]!==!0&&assertClean(preview,lastWritten(state)),applyPlan(tree,state,{kind:"apply",id:newId(
host),files:plannedFiles(preview.changes)})}),note(host,`wrote ${_2_plural(preview.changes.length,"file")}. To revert the edit: lanser undo`),0)):(printPreview(
host,preview,file),0)}catch(_){var _error=_,_hasError=!0}finally{var _promise=_4___callDispose(_stack,_error,_hasError);_promise&&await _promise}}async function undoCommand(host,{
values},_signal){var _stack=[];try{let repository=_4___using(_stack,await _0_openRepository(host,(0,import_node_path.resolve)(host.cwd,values.repo??".")),!0),say=sayTo(
host);return withTree(host,repository,(tree,state)=>{let plan=undoPlan(tree,state,newId(host));applyPlan(tree,state,plan);for(let{path}of plan.files)say(path)}),
0}catch(_){var _error=_,_hasError=!0}finally{var _promise=_4___callDispose(_stack,_error,_hasError);_promise&&await _promise}}async function recoverCommand(host,{
values},_signal){var _stack=[];try{if(!["",void 0].includes(host.env.CI))throw new _1_UserError("write-denied","lanser recover does not run if CI is set",{hint:"\
Check out the commit again."});let repository=_4___using(_stack,await _0_openRepository(host,(0,import_node_path.resolve)(host.cwd,values.repo??".")),!0),say=sayTo(
host);return withTree(host,repository,(tree,state)=>{let paths=recover(tree,state);for(let path of paths)say(path);note(host,paths.length===0?"no edit was inter\
rupted":`restored ${_2_plural(paths.length,"file")}`)}),0}catch(_){var _error=_,_hasError=!0}finally{var _promise=_4___callDispose(_stack,_error,_hasError);_promise&&
await _promise}}function withTree(host,{top,objectScratch},run){var _stack=[];try{if(host.platform!=="linux")throw new _1_UserError("unsupported-platform","Lans\
er writes edits only on Linux");let state=_4___using(_stack,_0_openState(realDisk,_0_stateFolder(host,top),(0,import_node_fs2.lstatSync)(objectScratch).uid)),_lock=_4___using(
_stack,state.lock(host)),tree={disk:realDisk,top:realDisk.openTop(top)};try{run(tree,state)}finally{realDisk.close(tree.top)}}catch(_){var _error=_,_hasError=!0}finally{
_4___callDispose(_stack,_error,_hasError)}}function newId({randomId}){return randomId().replaceAll("-","")}function parseEdit(text,file){let parsed=_1_parseStrict(
text);if(parsed.kind==="value")return parsed.value;throw new _1_UserError("usage",`${file} is not valid JSON: ${parsed.message}`,{hint:"Name a file with a Works\
paceEdit, as a language server answers a rename."})}function assertConfirmed({annotations,sites},expect){let used=new Set(sites.map(({annotation})=>annotation)),
open=[...annotations].find(([id,{needsConfirmation}])=>needsConfirmation&&used.has(id));if(!(open===void 0||expect!==void 0))throw new _1_UserError("usage",`the\
 server wants you to confirm changes: ${open[1].label}`,{hint:"Read the preview, and give its digest with --expect."})}function printPreview(host,preview,file){
let{patch,changes,sites,annotations,digest,dirty,notes}=preview;host.where.kind==="actions"?host.stdout.write(patch===""?"":`${_0_logLines(patch.trimEnd())}
`):host.stdout.write(host.stdout.isTerminal?_0_terminalText(patch):patch);for(let one of notes)note(host,one);for(let[id,{label,needsConfirmation}]of annotations){
let count=sites.filter(({annotation})=>annotation===id).length;note(host,`${label}: ${_2_plural(count,"change")}${needsConfirmation?", to be confirmed":""}`)}if(dirty.
length>0&&note(host,`not committed: ${dirty.join(", ")}`),changes.length===0){note(host,"the edit changes nothing");return}note(host,`${_2_plural(sites.length,"\
text edit")}, ${_2_plural(changes.length,"file")}; nothing is written`),note(host,`to write the edit: lanser apply ${file} --apply --expect ${digest}`)}function note(host,text){
let safe=host.where.kind==="actions"?_0_logLines:_0_terminalText;host.stderr.write(`lanser: ${safe(text)}
`)}export{applyCommand,recoverCommand,undoCommand};
