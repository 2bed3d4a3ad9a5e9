import{createRequire as lanserCreateRequire}from"node:module";import{assertExpected,recover,undoEdit,withTree,writeEdit}from"./chunk-JV336ZTR.js";import{sayTo}from"./chunk-CVNTPCVA.js";import{readOverlays,readTextArgument}from"./chunk-YFRY6VSU.js";import{_3_assertClean,_3_assertPaths,_3_builtInDenial,_3_denied,_3_dirtyPaths,_3_entriesAt,_3_plannedFiles,_3_previewEdit,_3_shownPatch}from"./doctor-CK3VOAOZ.js";import{_2_requestFromFlags}from"./judge-CKXBXZFO.js";import{_11_columnUnits,_11_fromUtf16,_11_toUtf16,_11_undecoded}from"./doctor-CK3VOAOZ.js";import{_8_mergeTrees,_8_tryMerge}from"./together-6E9E9118.js";import{_0_cacheFoldersOf,_0_observationCache,_0_parseChoice,_0_parseServer,_0_readSettings}from"./together-E533CDD5.js";import{_1_changedTree,_1_diffTrees,_1_patchedTrees,_1_resolveRevisions}from"./together-01722433.js";import{_0_isPackageFolder,_0_require_node_stream,_0_snapshotWorkTree,_0_writeBlob,_0_writeTreeObject,_0_writeTreeObjects}from"./together-9F0DD894.js";import{_0_DamagedObjects,_0_GitFailed,_0_checkObjects,_0_commandError,_0_fileBytesMax,_0_gitArguments,_0_hasFolderAt,_0_isObjectId,_0_metaBytesMax,_0_openRepository,
_0_parseTreeEntries,_0_readBlob,_0_readCommit,_0_readFileAt,_0_readFileId,_0_readObjectType,_0_require_promises,_0_resolveAll,_0_resolveRevision,_0_treeMode}from"./together-24003D67.js";import{_0_commandData,_0_commandProperty,_0_entityOf,_0_logLines,_0_logPrefix,_0_shownText,_0_terminalCells,_0_terminalLines,_0_terminalName,_0_terminalText}from"./together-14097DF1.js";import{NotJson,canonical,causeKinds,causeOrOwnPlace,compareFindings,compareNullableText,comparePaths,comparePositions,compareRanges,compareText,compareValues,countWhile,
dependencyToV1,depthMax,findingId,findingStateTable,findingStates,findingsOf,isInHead,isSameJson,looksInWords,makeWellFormed,normaliseMessage,parseStrict,placesOf,
pointerTo,readMember,schedules,severities,severityAtLeast,severityRank,sha1,sha256,sideOfFinding,valueAtPointer}from"./chunk-BFRYNAHN.js";import{_0_require_node_path}from"./together-A66B3533.js";import{_1_UserError,_1_cancelled,_1_errorTable,_1_verdictExitCode,_1_withHelpOf}from"./together-A66B3533.js";import{_2_compact}from"./together-4357D8B2.js";import{_2_capitalized,_2_countMore,_2_cut,_2_lastLines,_2_lineStarts,_2_plural,_2_positionAt,_2_rangeWithin,_2_shortId,_2_shorten,_2_splitText,_2_threeDigits}from"./together-A66B3533.js";import{_3_init_node_22}from"./together-A66B3533.js";import{_4___callDispose,_4___commonJS,_4___esm,_4___export,_4___require,_4___toBinaryNode,_4___toCommonJS,_4___toESM,_4___using}from"./together-A66B3533.js";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require2=lanserCreateRequire(import.meta.url);_3_init_node_22();var import_node_path=_4___toESM(_0_require_node_path(),1);_3_init_node_22();
async function mergePreview(repository,planned){let{tree:ours,notes}=await _0_snapshotWorkTree(repository);if(ours===planned.before)return planned;let merged=await _8_mergeTrees(
repository,{base:planned.before,ours,theirs:planned.after});if(merged.conflicts.length>0)throw await conflictOf(repository,planned,ours,merged);let[old,now]=[await _3_entriesAt(
repository,ours),await _3_entriesAt(repository,merged.tree)],paths=[...new Set([...old.keys(),...now.keys()])].filter(path=>old.get(path)?.id!==now.get(path)?.id||
old.get(path)?.mode!==now.get(path)?.mode);for(let rules of planned.rules)_3_assertPaths(paths,rules);let stateOf=async(files,path)=>{let entry=files.get(path);
return entry===void 0?null:{mode:entry.mode,bytes:await _0_readBlob(repository,entry.id)}},changes=await Promise.all(paths.toSorted().map(async path=>{let[before,
after]=[await stateOf(old,path),await stateOf(now,path)],from=planned.changes.find(one=>one.path===path)?.from??null;return{path,before,after,from:before===null?
from:path}}));return{...planned,changes,digest:sha256(canonical({before:ours,after:merged.tree})),patch:merged.tree===ours?"":_3_shownPatch(await _1_diffTrees(repository,
ours,merged.tree),changes),before:ours,after:merged.tree,dirty:await _3_dirtyPaths(repository,changes,old),notes:[...planned.notes,...notes]}}async function conflictOf(repository,planned,ours,merged){
let sides=await Promise.all([planned.before,ours,planned.after,merged.tree].map(tree=>_3_entriesAt(repository,tree))),conflicts=[];for(let file of merged.conflicts){
let texts=await Promise.all(sides.map(async files=>{let id=files.get(file)?.id;return id===void 0?null:(await _0_readBlob(repository,id)).toString("utf8")})),[base=null,
own=null,theirs=null,text=null]=texts,hunks=hunksIn(text??"",merged);conflicts.push(...hunks.length===0?[{file,base,ours:own,theirs}]:hunks.map(hunk=>({file,...hunk})))}
let[first]=conflicts;return new _1_UserError("apply-conflict",`the edit and the working tree change the same lines: ${_2_plural(conflicts.length,"conflict")}, t\
he first in ${first?.file??""}`,{hint:"Plan the edit for the working tree, without --rev.",conflicts})}function hunksIn(text,{ours,theirs}){let pattern=new RegExp(
`^<{7} ${ours}\\n([\\s\\S]*?)^\\|{7} \\w+\\n([\\s\\S]*?)^={7}\\n([\\s\\S]*?)^>{7} ${theirs}$`,"gmu");return[...text.matchAll(pattern)].map(([,own="",base="",other=""])=>({
base,ours:own,theirs:other}))}var encodingOf={"utf-8":"utf-8","utf-16":"utf-16",codepoint:"utf-32"};async function applyCommand(host,{values,positionals},signal){
var _stack=[];try{let[file=""]=positionals;if(positionals.length!==1)throw new _1_UserError("usage","apply needs one file with a WorkspaceEdit");assertEditFlags(
values,void 0);let unit=_0_parseChoice(values["index-io"],_11_columnUnits,"--index-io")??"utf-16",edit=parseEdit(await readTextArgument(host,file,"edit"),file),
repository=_4___using(_stack,await _0_openRepository(host,(0,import_node_path.resolve)(host.cwd,values.repo??".")),!0),preview=await _3_previewEdit(repository,{
edit,encoding:encodingOf[unit],rules:rulesOf(values)});return assertExpected(preview,values.expect),values.apply===!0?(writePreview(host,repository,preview,values),
0):(host.stdout.write(patchText(host,preview.patch)),printPreview(host,preview),preview.changes.length===0||(await printEffect(host,preview,{values,signal}),note(
host,`to write the edit: lanser apply ${file} --apply --expect ${preview.digest}`)),0)}catch(_){var _error=_,_hasError=!0}finally{var _promise=_4___callDispose(
_stack,_error,_hasError);_promise&&await _promise}}async function finishEdit(host,bundle,of,show){var _stack=[];try{let{values,again,rev}=of;if("error"in bundle)
return show(bundle);for(let text of bundle.meta.notes)note(host,text);if(bundle.edits===null)return note(host,"the edit changes nothing"),show(bundle);let{workspaceEdit,
digest}=bundle.edits,repository=_4___using(_stack,await _0_openRepository(host,(0,import_node_path.resolve)(host.cwd,values.repo??".")),!0),preview=await _3_previewEdit(
repository,{edit:workspaceEdit,encoding:bundle.environment.positionEncoding??"utf-16",rules:rulesOf(values),..._2_compact({tree:rev===void 0?void 0:bundle.environment.
snapshot?.tree})});if(assertExpected(preview,values.expect??digest),values["apply-via"]!==void 0){let merged=await mergePreview(repository,preview),expect=values.
expect===void 0?void 0:merged.digest;return writePreview(host,repository,merged,{...values,expect}),show(bundle)}if(values.apply===!0)return writePreview(host,repository,
preview,values),show(bundle);printPreview(host,preview);let processReward=rev===void 0?await printEffect(host,preview,of):null,code=await show({...bundle,processReward});
return rev===void 0&&note(host,`to write the edit: lanser ${again} --apply --expect ${preview.digest}`),code}catch(_){var _error=_,_hasError=!0}finally{var _promise=_4___callDispose(
_stack,_error,_hasError);_promise&&await _promise}}function patchText(host,patch){return host.where.kind==="actions"?patch===""?"":`${_0_logLines(patch.trimEnd())}\

`:host.stdout.isTerminal?_0_terminalText(patch):patch}function assertEditFlags(values,rev){if(values.apply===!0&&values["dry-run"]===!0)throw new _1_UserError("\
usage","--apply writes the edit, and --dry-run does not: use one of them");if(_0_parseChoice(values["apply-via"],["git"],"--apply-via")!==void 0&&(values.apply===
!0||values["dry-run"]===!0))throw new _1_UserError("usage","--apply-via writes the edit: leave out --apply and --dry-run");if(values.apply===!0&&rev!==void 0)throw new _1_UserError(
"usage","--apply writes to the working tree, so it takes no --rev",{hint:"To merge the edit into the working tree: --apply-via git"})}function rulesOf({allow,deny}){
return{allow,deny:deny??[]}}function writePreview(host,repository,preview,values){if(writeEdit(host,repository,preview,{allowDirty:values["allow-dirty"]===!0,expect:values.
expect}),preview.changes.length===0){note(host,"the edit changes nothing");return}note(host,`wrote ${_2_plural(filesOf(preview),"file")}. To revert the edit: la\
nser undo`)}async function printEffect(host,{changes},{values,signal}){if(values["no-check"]===!0)return null;let{repo,server,config,settings,cache}=values;try{
let{afterEdit}=await import("./gate-67NQZWV3.js"),flags=_2_compact({repo,server,config,settings,cache,scope:"affected"}),{base:_base,head:_head,...request}=_2_requestFromFlags(
host,flags,signal),files=changes.map(({path,after})=>({path,content:after===null?null:after.bytes.toString("utf8")})),progress=event=>{event.kind==="note"&&request.
progress(event)},{report,lint,why}=await afterEdit(host,{...request,progress,files}),{counts,reward,verdict}=report,added=lint.diagnostics.filter(({isNew})=>isNew),
servers=report.servers.map(({id})=>id).join(", "),open=verdict==="inconclusive"?`; inconclusive: ${report.reasons[0]?.message??why??""}`:"",removed=counts.removed===
0?"":`, ${counts.removed} removed`;note(host,`findings (${servers}): ${counts.new} new, ${counts.fixed} fixed${removed}${open}`);for(let{path,line,column,severity,
code,message}of added)note(host,`  ${path}:${line}:${column} ${severity} ${code??""} ${message.split(`
`)[0]??""}`);if(reward===null)return note(host,`no reward: ${report.unscored??why??"the change has no score"}`),null;let own=reward[reward.headline];note(host,`\
reward ${reward.headline}: ${own.r}`);for(let{name,ok,detail}of reward.safety)note(host,`  ${ok?"ok":"failed"}: ${name} (${detail})`);return own}catch(error){if(!(error instanceof
_1_UserError)||error.code==="cancelled")throw error;return note(host,`the findings before and after were not compared: ${error.message}`),null}}async function undoCommand(host,{
values},_signal){var _stack=[];try{let repository=_4___using(_stack,await _0_openRepository(host,(0,import_node_path.resolve)(host.cwd,values.repo??".")),!0),say=sayTo(
host);for(let path of undoEdit(host,repository))say(path);return 0}catch(_){var _error=_,_hasError=!0}finally{var _promise=_4___callDispose(_stack,_error,_hasError);
_promise&&await _promise}}async function recoverCommand(host,{values},_signal){var _stack=[];try{if(!["",void 0].includes(host.env.CI))throw new _1_UserError("w\
rite-denied","lanser recover does not run if CI is set",{hint:"Check out the commit again."});let repository=_4___using(_stack,await _0_openRepository(host,(0,import_node_path.
resolve)(host.cwd,values.repo??".")),!0),say=sayTo(host);return withTree(host,repository,(tree,state)=>{let paths=recover(tree,state);for(let path of paths)say(
path);note(host,paths.length===0?"no edit was interrupted":`restored ${_2_plural(paths.length,"file")}`)}),0}catch(_){var _error=_,_hasError=!0}finally{var _promise=_4___callDispose(
_stack,_error,_hasError);_promise&&await _promise}}function parseEdit(text,file){let parsed=parseStrict(text);if(parsed.kind==="value")return parsed.value;throw new _1_UserError(
"usage",`${file} is not valid JSON: ${parsed.message}`,{hint:"Name a file with a WorkspaceEdit, as a language server answers a rename."})}function printPreview(host,preview){
let{changes,sites,annotations,dirty,notes}=preview;for(let one of notes)note(host,one);for(let[id,{label,needsConfirmation}]of annotations){let count=sites.filter(
({annotation})=>annotation===id).length;note(host,`${label}: ${_2_plural(count,"change")}${needsConfirmation?", to be confirmed":""}`)}if(dirty.length>0&&note(host,
`not committed: ${dirty.join(", ")}`),changes.length===0){note(host,"the edit changes nothing");return}note(host,`${_2_plural(sites.length,"text edit")}, ${_2_plural(
filesOf(preview),"file")}; nothing is written`)}function filesOf({changes}){let created=changes.filter(({before})=>before===null).length,deleted=changes.filter(
({after})=>after===null).length;return changes.length-Math.min(created,deleted)}function note(host,text){let safe=host.where.kind==="actions"?_0_logLines:_0_terminalText;
host.stderr.write(`lanser: ${safe(text)}
`)}export{applyCommand,assertEditFlags,finishEdit,patchText,recoverCommand,undoCommand};
