#!/usr/bin/env node
import{createRequire as lanserCreateRequire}from"node:module";import{questionRow,questionRows}from"./chunks/chunk-DQRCWNLG.js";import{_0_clientFlags,_0_commands,_0_families,_0_indexFlag,_0_planFlags,_0_requestFlags,_0_timeoutFlag}from"./chunks/together-DFB2B447.js";import{_0_described,_0_describedQuestions}from"./chunks/together-6DFC3BF3.js";import{_1_countedSteps,_1_createPartFinder,_1_definitionSteps,_1_hasFile,_1_hasPart,_1_hashPattern,_1_isPattern,_1_isSameExactly,_1_moduleLanguages,_1_parsePlace,
_1_partsBetween,_1_pathOf,_1_placeForms,_1_printId,_1_printPlace,_1_rangeOfPart,_1_roles,_1_seenPattern,_1_sketchLikeness,_1_splitPattern,_1_symbolIds,_1_withPath}from"./chunks/together-6DFC3BF3.js";import{_1_driftFlags}from"./chunks/together-DFB2B447.js";import{_0_astLikeness,_0_createBag,_0_featureWeights,_0_jaccardLikeness,_0_leafOf,_0_moduleLikeness,_0_moduleOf,_0_offsetsOf,_0_roundTo12,_0_scoreOf,_0_selectorsOf,
_0_tokenPattern}from"./chunks/together-E516D63A.js";import{actionsSurroundings,realHost,runAsProcess,surroundingsOf}from"./chunks/chunk-EX6BZXGP.js";import{fileFlags,fileSurfaces,mapFileSurfaces,surfaceFlags}from"./chunks/chunk-3CA5RSRG.js";import{runForExitCode,showProblem}from"./chunks/chunk-CFMNB37X.js";import{_0_blankBlock,_0_copiedBlock,_0_fileLink,_0_indentBlocks,_0_layout,_0_logLook,_0_nameSpan,_0_paintSpan,_0_place,_0_rowBlock,_0_safeSpan,_0_textSpan,_0_wordsBlock}from"./chunks/together-F7FD35CB.js";import{_1_characterWidth,_1_cutToWidth,_1_shortenToWidth,_1_widthOf}from"./chunks/together-F7FD35CB.js";import{cacheFolder,ownCacheFolder}from"./chunks/chunk-4Q3XMOH7.js";import{_0_commandData,_0_commandProperty,_0_entityOf,_0_logLines,_0_logPrefix,_0_shownText,_0_terminalCells,_0_terminalLines,_0_terminalName,_0_terminalText}from"./chunks/together-14097DF1.js";import{_0_require_node_child_process}from"./chunks/together-813A2F0B.js";import{_1_ownPackage,_1_version}from"./chunks/together-E516D63A.js";import{require_node_module}from"./chunks/chunk-F3QW7Y3Y.js";import{_0_ancestry,_0_blank,_0_chainAt,_0_createParser,_0_dottedName,_0_fieldOf,_0_findIncludes,_0_findRustImports,_0_importSpecs,_0_importsIn,_0_isData,_0_isInSpans,
_0_isPartialReading,_0_isScriptLanguage,_0_isSound,_0_keyAt,_0_namedDefinitions,_0_nodeAt,_0_offsetOf,_0_packageName,_0_pythonImports,_0_read,_0_readLengthMax,_0_symbolAt,
_0_syntaxLanguage,_0_writtenModule}from"./chunks/together-CB941846.js";import{_0_once}from"./chunks/together-6C2C9A22.js";import{_1_require_node_zlib}from"./chunks/together-6C2C9A22.js";import{_1_fenceOf,_1_showInvisible,_1_spanOf}from"./chunks/together-14097DF1.js";import{_0_diskHint,_0_leadsInto,_0_machineProblem,_0_makeFolder,_0_makeTemporary,_0_ownFolder,_0_placeInside,_0_prepareFile,_0_refusalIn,_0_removable,_0_removal,
_0_replaceFile,_0_workTreeAbove,_0_writeInside,_0_writeWhole}from"./chunks/together-4357D8B2.js";import{_1_folderOf,_1_foldersAbove,_1_inFolder,_1_insidePath,_1_isBelow,_1_isInside,_1_isRelativePath,_1_pathFromUri,_1_placeFromUri,_1_relativeInside,_1_uriFromPath}from"./chunks/together-4357D8B2.js";import{NotJson,canonical,causeKinds,causeOrOwnPlace,compareFindings,compareNullableText,comparePaths,comparePositions,compareRanges,compareText,compareValues,countWhile,
dependencyToV1,depthMax,findingId,findingStateTable,findingStates,findingsOf,isInHead,isSameJson,looksInWords,makeWellFormed,normaliseMessage,parseStrict,placesOf,
pointerTo,readMember,schedules,severities,severityAtLeast,severityRank,sha1,sha256,sideOfFinding,valueAtPointer}from"./chunks/chunk-BFRYNAHN.js";import{_1_require_node_fs}from"./chunks/together-813A2F0B.js";import{_0_require_node_path}from"./chunks/together-A66B3533.js";import{_2_editDistance,_2_findNearest}from"./chunks/together-813A2F0B.js";import{_1_UserError,_1_cancelled,_1_errorTable,_1_verdictExitCode,_1_withHelpOf}from"./chunks/together-A66B3533.js";import{_1_broken,_1_keyOutliner}from"./chunks/together-CB941846.js";import{_2_compact}from"./chunks/together-4357D8B2.js";import{_2_capitalized,_2_countMore,_2_cut,_2_lastLines,_2_lineStarts,_2_plural,_2_positionAt,_2_rangeWithin,_2_shortId,_2_shorten,_2_splitText,_2_threeDigits}from"./chunks/together-A66B3533.js";import{_3_init_node_22}from"./chunks/together-A66B3533.js";import{_4___callDispose,_4___commonJS,_4___esm,_4___export,_4___require,_4___toBinaryNode,_4___toCommonJS,_4___toESM,_4___using}from"./chunks/together-A66B3533.js";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require2=lanserCreateRequire(import.meta.url);_3_init_node_22();var import_node_module2=_4___toESM(require_node_module(),1);_3_init_node_22();
var import_node_fs=_4___toESM(_1_require_node_fs(),1),import_node_path=_4___toESM(_0_require_node_path(),1),bytesMax=64*1024*1024;function compiledFolder(host,args,owner){
let{NODE_COMPILE_CACHE:other,NODE_DISABLE_COMPILE_CACHE:off}=host.env;if(other!==void 0||off!==void 0)return null;let cache=ownCacheFolder({...host,where:surroundingsOf(
host.env)},namedCache(args));if(cache===null||owner===void 0)return null;let folder=(0,import_node_path.join)(cache,"compiled");try{if(_0_workTreeAbove(folder)!==
void 0||!_0_ownFolder(folder,owner)||_0_workTreeAbove((0,import_node_fs.realpathSync)(folder))!==void 0)return null;if(bytesIn(folder)>bytesMax)for(let name of(0,import_node_fs.
readdirSync)(folder))removed((0,import_node_path.join)(folder,name));return folder}catch{return null}}function namedCache(args){let at=args.findLastIndex(arg2=>arg2===
"--cache"||arg2.startsWith("--cache=")),arg=args[at];return arg==="--cache"?args[at+1]:arg?.slice(8)}function bytesIn(folder){return(0,import_node_fs.readdirSync)(
folder).map(version2=>(0,import_node_path.join)(folder,version2)).flatMap(version2=>(0,import_node_fs.readdirSync)(version2).map(name=>(0,import_node_fs.lstatSync)(
(0,import_node_path.join)(version2,name)).size)).reduce((sum,size)=>sum+size,0)}function removed(path){(0,import_node_fs.rmSync)(path,{recursive:!0,force:!0})}_3_init_node_22();
_3_init_node_22();var first={"lanser gate":_0_commands.gate.about,"lanser init":_0_commands.init.about,"lanser doctor":_0_commands.doctor.about,"lanser explain \
ID":_0_commands.explain.about,"lanser def PLACE":"finds a definition: path@L12:C7 or path#Class.method","lanser mcp":_0_commands.mcp.about},groups=["a change","\
rewards","edits","a place","files","servers","set up","traces","data"],grouped=Map.groupBy(Object.entries({..._0_commands,..._0_families,...questionRows}),([,{group}])=>group),
firstScreen=`lanser ${_1_version}: finds the errors that a change causes

Start here:
${rows(first,19)}

More commands, by topic:
${rows(Object.fromEntries(groups.map(group=>[group,(grouped.get(group)??[]).map(([name])=>name).join(" ")])),12)}

lanser help COMMAND lists the flags of a command.
lanser --version prints the version.
`;function rows(of,width){let next=`
${" ".repeat(width+3)}`;return Object.entries(of).map(([name,text])=>`  ${name.padEnd(width)} ${splitWords(text,80-width-3).join(next)}`).join(`
`)}function splitWords(text,lengthMax){let lines=[];for(let word of text.split(" ")){let longer=`${lines.at(-1)??""} ${word}`.trimStart();lines.length>0&&longer.
length<=lengthMax?lines.splice(-1,1,longer):lines.push(word)}return lines}var code={init:async()=>(await import("./chunks/init-TYON46FO.js")).initCommand,detect:async()=>(await import("./chunks/detect-OMN5RQAR.js")).
detectCommand,doctor:async()=>(await import("./chunks/doctor-CK3VOAOZ.js")).doctorCommand,gate:async()=>(await import("./chunks/judge-CKXBXZFO.js")).gateCommand,
affected:async()=>(await import("./chunks/affected-GZJXP7XE.js")).affectedCommand,plan:async()=>(await import("./chunks/plan-ITIJCLKU.js")).planCommand,shard:async()=>(await import("./chunks/shard-SHATR736.js")).
shardCommand,merge:async()=>(await import("./chunks/merge-AR5P5XAH.js")).mergeCommand,loop:async()=>(await import("./chunks/loop-B34FS7AA.js")).loopCommand,apply:async()=>(await import("./chunks/edit-MTDQKPA4.js")).
applyCommand,undo:async()=>(await import("./chunks/edit-MTDQKPA4.js")).undoCommand,recover:async()=>(await import("./chunks/edit-MTDQKPA4.js")).recoverCommand,reward:async()=>(await import("./chunks/reward-RFBL226U.js")).
rewardCommand,"reward explain":async()=>(await import("./chunks/reward-RFBL226U.js")).rewardExplain,"reward batch":async()=>(await import("./chunks/batch-XZHSJSDG.js")).
rewardBatch,"reward merge":async()=>(await import("./chunks/batch-XZHSJSDG.js")).rewardMerge,"reward replay":async()=>(await import("./chunks/reward-RFBL226U.js")).
rewardReplay,"reward sweep":async()=>(await import("./chunks/reward-RFBL226U.js")).rewardSweep,explain:async()=>(await import("./chunks/explain-ANISMFWO.js")).explainCommand,
parity:async()=>(await import("./chunks/parity-2HHWQFZG.js")).parityCommand,pin:async()=>(await import("./chunks/pin-B6OA3CGR.js")).pinCommand,config:async()=>(await import("./chunks/config-XI4D6GE3.js")).
configCommand,"trace record":async()=>(await import("./chunks/record-7HHIYUSD.js")).traceRecord,"trace replay":async()=>(await import("./chunks/replay-FXDCG3SP.js")).
traceReplay,"trace refresh":async()=>(await import("./chunks/refresh-AOW7RVDH.js")).traceRefresh,"trace drift":async()=>(await import("./chunks/drift-M7Z65FRK.js")).
traceDrift,"trace list":async()=>(await import("./chunks/list-FBL7OFJ4.js")).traceList,"trace show":async()=>(await import("./chunks/show-SS7D4AHF.js")).traceShow,
"trace verify":async()=>(await import("./chunks/verify-43KMRDWH.js")).traceVerify,"trace diff":async()=>(await import("./chunks/diff-DSYEYQOO.js")).traceDiff,"t\
race export":async()=>(await import("./chunks/export-ZC66VASE.js")).traceExport,"trace validate":async()=>(await import("./chunks/validate-7ORFXQWZ.js")).traceValidate,
batch:async()=>(await import("./chunks/batch-F3BQBKQM.js")).batchCommand,mcp:async()=>(await import("./chunks/mcp-N7YM574O.js")).mcpCommand,"schema list":async()=>(await import("./chunks/schema-JRKMXFXT.js")).
schemaList,"schema export":async()=>(await import("./chunks/schema-JRKMXFXT.js")).schemaExport,"schema validate":async()=>(await import("./chunks/schema-JRKMXFXT.js")).
schemaValidate,"schema validate-batch":async()=>(await import("./chunks/schema-JRKMXFXT.js")).schemaValidateBatch,"schema compat":async()=>(await import("./chunks/schema-JRKMXFXT.js")).
schemaCompat,"bundle diff":async()=>(await import("./chunks/bundle-RRMPTQX4.js")).bundleDiff,"env diff":async()=>(await import("./chunks/bundle-RRMPTQX4.js")).envDiff,
completion:async()=>(await import("./chunks/completion-ZOXYFSHM.js")).completionCommand};async function runCommand(host,args,signal){let[first2,...others]=args,
[name,...rest]=first2==="help"&&others.length>0?[...others,"--help"]:args;if(name===void 0||name==="--help"||name==="-h"||name==="help")return host.stdout.write(
firstScreen),name===void 0?_1_errorTable.usage.exitCode:0;if(name==="--version"||name==="-V")return host.stdout.write(`lanser ${_1_version}
`),0;let program={...host,where:surroundingsOf(host.env)},found=findRow(name,rest[0]);if(found!==void 0)return runRow(found,program,rest.slice(found.words-1),signal);
if(isFamily(name))return runFamily(name,program,rest[0]);let near=_2_findNearest(name,commandNames);throw new _1_UserError("usage",`there is no command \`${name}\
\``,near===void 0?{}:{hint:`Did you mean \`${near}\`?`})}var commandNames=[...new Set([...Object.keys(_0_commands),...Object.keys(questionRows)].map(name=>name.
split(" ")[0]??""))];function findRow(first2,second){for(let[words,name2]of[[2,`${first2} ${second}`],[1,first2]])if(isCommand(name2))return{name:name2,words,row:_0_commands[name2],
load:code[name2]};let question=_0_describedQuestions.find(({name:name2,aliases})=>[name2,...aliases].includes(first2));if(question===void 0)return;let{name}=question,
load=async()=>{let{askCommand}=await import("./chunks/ask-74PZH5UB.js");return(host,line,signal)=>askCommand(name,host,line,signal)};return{name,words:1,row:questionRow(
question),load}}function isCommand(name){return Object.hasOwn(_0_commands,name)}function isFamily(name){return Object.hasOwn(_0_families,name)}function runRow({
name,row,load},host,args,signal){return _1_withHelpOf(name,async()=>{let{parseFlags}=await import("./chunks/flags-VR42HLDU.js"),line=parseFlags(args,row.flags);
if(line.values.help===!0)return host.stdout.write((await import("./chunks/help-UV7RMLOR.js")).helpOf(name,row)),0;let[word]=line.positionals;if(row.takes===void 0&&
word!==void 0)throw new _1_UserError("usage",`${name} takes only flags, not \`${word}\``,row.hint===void 0?{}:{hint:row.hint});return(await load())(host,line,signal)})}
async function runFamily(name,host,word){if(word==="--help"||word==="-h")return host.stdout.write((await import("./chunks/help-UV7RMLOR.js")).familyHelp(name)),
0;let known=Object.keys(_0_commands).flatMap(one=>one.startsWith(`${name} `)?[one.slice(name.length+1)]:[]),hint=`See: lanser ${name} --help`;if(word===void 0||
word.startsWith("-"))throw new _1_UserError("usage",`${name} needs a subcommand: ${known.join(", ")}`,{hint});let near=_2_findNearest(word,known);throw new _1_UserError(
"usage",`there is no subcommand \`${name} ${word}\``,{hint:near===void 0?hint:`Did you mean \`${name} ${near}\`?`})}await runAsProcess(process,realHost(),(host,stop)=>{
let args=process.argv.slice(2),compiled=compiledFolder(host,args,process.getuid?.());return compiled!==null&&(0,import_node_module2.enableCompileCache)(compiled),
runCommand(host,args,stop)});
