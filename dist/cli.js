#!/usr/bin/env node
import{createRequire as lanserCreateRequire}from"node:module";import{questionRow,questionRows}from"./chunks/chunk-4Q7437R4.js";import{_0_clientFlags,_0_commands,_0_families,_0_indexFlag,_0_planFlags,_0_requestFlags,_0_timeoutFlag}from"./chunks/together-DFB2B447.js";import{_0_described,_0_describedQuestions}from"./chunks/together-F4FA69D3.js";import{_1_countedSteps,_1_createPartFinder,_1_definitionSteps,_1_hasFile,_1_hasPart,_1_hashPattern,_1_isPattern,_1_isSameExactly,_1_moduleLanguages,_1_parsePlace,
_1_partsBetween,_1_pathOf,_1_placeForms,_1_printId,_1_printPlace,_1_rangeOfPart,_1_roles,_1_seenPattern,_1_sketchLikeness,_1_splitPattern,_1_symbolIds,_1_withPath}from"./chunks/together-F4FA69D3.js";import{_1_driftFlags}from"./chunks/together-DFB2B447.js";import{astLikeness,createBag,featureWeights,jaccardLikeness,leafOf,moduleLikeness,moduleOf,offsetsOf,roundTo12,scoreOf,selectorsOf,tokenPattern}from"./chunks/chunk-CZHAKUB4.js";import{actionsSurroundings,realHost,runAsProcess,surroundingsOf}from"./chunks/chunk-AVIBCAOO.js";import{fileFlags,fileSurfaces,mapFileSurfaces,surfaceFlags}from"./chunks/chunk-3CA5RSRG.js";import{runForExitCode,showProblem}from"./chunks/chunk-CFMNB37X.js";import{blankBlock,copiedBlock,fileLink,indentBlocks,layout,logLook,nameSpan,paintSpan,place,rowBlock,safeSpan,textSpan,wordsBlock}from"./chunks/chunk-W375FPNO.js";import{characterWidth,cutToWidth,shortenToWidth,widthOf}from"./chunks/chunk-AXFZRQP5.js";import{cacheFolder,ownCacheFolder}from"./chunks/chunk-4Q3XMOH7.js";import{_0_commandData,_0_commandProperty,_0_entityOf,_0_logLines,_0_logPrefix,_0_shownText,_0_terminalCells,_0_terminalLines,_0_terminalName,_0_terminalText}from"./chunks/together-14097DF1.js";import{_0_require_node_child_process}from"./chunks/together-813A2F0B.js";import{ownPackage,version}from"./chunks/chunk-JINZ2JPZ.js";import{_1_fenceOf,_1_showInvisible,_1_spanOf}from"./chunks/together-14097DF1.js";import{_0_ancestry,_0_blank,_0_chainAt,_0_dottedName,_0_fieldOf,_0_findIncludes,_0_findRustImports,_0_importSpecs,_0_importsIn,_0_isInSpans,_0_isPartialReading,
_0_isSound,_0_keyAt,_0_namedDefinitions,_0_nodeAt,_0_offsetOf,_0_packageName,_0_pythonImports,_0_read,_0_readLengthMax,_0_symbolAt,_0_writtenModule}from"./chunks/together-FE02C42C.js";import{require_node_module}from"./chunks/chunk-F3QW7Y3Y.js";import{_0_diskHint,_0_leadsInto,_0_machineProblem,_0_makeFolder,_0_makeTemporary,_0_ownFolder,_0_placeInside,_0_prepareFile,_0_refusalIn,_0_removable,_0_removal,
_0_replaceFile,_0_workTreeAbove,_0_writeInside,_0_writeWhole}from"./chunks/together-4357D8B2.js";import{_1_folderOf,_1_foldersAbove,_1_inFolder,_1_insidePath,_1_isBelow,_1_isInside,_1_isRelativePath,_1_pathFromUri,_1_placeFromUri,_1_relativeInside,_1_uriFromPath}from"./chunks/together-4357D8B2.js";import{_1_createParser,_1_isData,_1_isScriptLanguage,_1_syntaxLanguage}from"./chunks/together-FE02C42C.js";import{_0_once}from"./chunks/together-6C2C9A22.js";import{_1_require_node_zlib}from"./chunks/together-6C2C9A22.js";import{NotJson,canonical,causeKinds,causeOrOwnPlace,compareFindings,compareNullableText,comparePaths,comparePositions,compareRanges,compareText,compareValues,countWhile,
dependencyToV1,depthMax,findingId,findingStateTable,findingStates,findingsOf,isInHead,isSameJson,looksInWords,makeWellFormed,normaliseMessage,parseStrict,placesOf,
pointerTo,readMember,schedules,severities,severityAtLeast,severityRank,sha1,sha256,sideOfFinding,valueAtPointer}from"./chunks/chunk-3RA5WZYF.js";import{_1_require_node_fs}from"./chunks/together-813A2F0B.js";import{_0_require_node_path}from"./chunks/together-A66B3533.js";import{_2_editDistance,_2_findNearest}from"./chunks/together-813A2F0B.js";import{_1_UserError,_1_cancelled,_1_errorTable,_1_verdictExitCode,_1_withHelpOf}from"./chunks/together-A66B3533.js";import{_2_broken,_2_keyOutliner}from"./chunks/together-FE02C42C.js";import{_2_compact}from"./chunks/together-4357D8B2.js";import{_2_capitalized,_2_countMore,_2_cut,_2_lastLines,_2_lineStarts,_2_plural,_2_positionAt,_2_rangeWithin,_2_shortId,_2_shorten,_2_splitText,_2_threeDigits}from"./chunks/together-A66B3533.js";import{_3_init_node_22}from"./chunks/together-A66B3533.js";import{_4___callDispose,_4___commonJS,_4___esm,_4___export,_4___require,_4___toBinaryNode,_4___toCommonJS,_4___toESM,_4___using}from"./chunks/together-A66B3533.js";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
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
firstScreen=`lanser ${version}: finds the errors that a change causes

Start here:
${rows(first,19)}

More commands, by topic:
${rows(Object.fromEntries(groups.map(group=>[group,(grouped.get(group)??[]).map(([name])=>name).join(" ")])),12)}

lanser help COMMAND lists the flags of a command.
lanser --version prints the version.
`;function rows(of,width){let next=`
${" ".repeat(width+3)}`;return Object.entries(of).map(([name,text])=>`  ${name.padEnd(width)} ${splitWords(text,80-width-3).join(next)}`).join(`
`)}function splitWords(text,lengthMax){let lines=[];for(let word of text.split(" ")){let longer=`${lines.at(-1)??""} ${word}`.trimStart();lines.length>0&&longer.
length<=lengthMax?lines.splice(-1,1,longer):lines.push(word)}return lines}var code={init:async()=>(await import("./chunks/init-EGTHLB4T.js")).initCommand,detect:async()=>(await import("./chunks/detect-ZIAUGA6A.js")).
detectCommand,doctor:async()=>(await import("./chunks/doctor-5MJLQHEQ.js")).doctorCommand,gate:async()=>(await import("./chunks/judge-RXHUULLN.js")).gateCommand,
affected:async()=>(await import("./chunks/affected-C7JF74FO.js")).affectedCommand,plan:async()=>(await import("./chunks/plan-V2NPIVQN.js")).planCommand,shard:async()=>(await import("./chunks/shard-AXBKEKXR.js")).
shardCommand,merge:async()=>(await import("./chunks/merge-TYKNOAIM.js")).mergeCommand,loop:async()=>(await import("./chunks/loop-QFHOBJO7.js")).loopCommand,apply:async()=>(await import("./chunks/edit-4P5CFEKS.js")).
applyCommand,undo:async()=>(await import("./chunks/edit-4P5CFEKS.js")).undoCommand,recover:async()=>(await import("./chunks/edit-4P5CFEKS.js")).recoverCommand,reward:async()=>(await import("./chunks/reward-5A5KALZ2.js")).
rewardCommand,"reward explain":async()=>(await import("./chunks/reward-5A5KALZ2.js")).rewardExplain,"reward batch":async()=>(await import("./chunks/batch-7AADZXR4.js")).
rewardBatch,"reward merge":async()=>(await import("./chunks/batch-7AADZXR4.js")).rewardMerge,"reward replay":async()=>(await import("./chunks/reward-5A5KALZ2.js")).
rewardReplay,"reward sweep":async()=>(await import("./chunks/reward-5A5KALZ2.js")).rewardSweep,explain:async()=>(await import("./chunks/explain-IQ22PKGT.js")).explainCommand,
parity:async()=>(await import("./chunks/parity-LXAHOOHZ.js")).parityCommand,pin:async()=>(await import("./chunks/pin-MDI7U4J6.js")).pinCommand,config:async()=>(await import("./chunks/config-NJGVFR5F.js")).
configCommand,"trace record":async()=>(await import("./chunks/record-CMF2NVQF.js")).traceRecord,"trace replay":async()=>(await import("./chunks/replay-OX5S2VHC.js")).
traceReplay,"trace refresh":async()=>(await import("./chunks/refresh-RH4DSI42.js")).traceRefresh,"trace drift":async()=>(await import("./chunks/drift-TVNQJQBV.js")).
traceDrift,"trace list":async()=>(await import("./chunks/list-UANI2STP.js")).traceList,"trace show":async()=>(await import("./chunks/show-5QG4HCHK.js")).traceShow,
"trace verify":async()=>(await import("./chunks/verify-QLRBPW5J.js")).traceVerify,"trace diff":async()=>(await import("./chunks/diff-SUHJG4Z3.js")).traceDiff,"t\
race export":async()=>(await import("./chunks/export-KRGYABM2.js")).traceExport,"trace validate":async()=>(await import("./chunks/validate-PLWQB6EF.js")).traceValidate,
batch:async()=>(await import("./chunks/batch-DN7ZID3W.js")).batchCommand,mcp:async()=>(await import("./chunks/mcp-B5EUYUHB.js")).mcpCommand,"schema list":async()=>(await import("./chunks/schema-AH7LOKIT.js")).
schemaList,"schema export":async()=>(await import("./chunks/schema-AH7LOKIT.js")).schemaExport,"schema validate":async()=>(await import("./chunks/schema-AH7LOKIT.js")).
schemaValidate,"schema validate-batch":async()=>(await import("./chunks/schema-AH7LOKIT.js")).schemaValidateBatch,"schema compat":async()=>(await import("./chunks/schema-AH7LOKIT.js")).
schemaCompat,"bundle diff":async()=>(await import("./chunks/bundle-5NCETP65.js")).bundleDiff,"env diff":async()=>(await import("./chunks/bundle-5NCETP65.js")).envDiff,
completion:async()=>(await import("./chunks/completion-UJLAH5WD.js")).completionCommand};async function runCommand(host,args,signal){let[first2,...others]=args,
[name,...rest]=first2==="help"&&others.length>0?[...others,"--help"]:args;if(name===void 0||name==="--help"||name==="-h"||name==="help")return host.stdout.write(
firstScreen),name===void 0?_1_errorTable.usage.exitCode:0;if(name==="--version"||name==="-V")return host.stdout.write(`lanser ${version}
`),0;let program={...host,where:surroundingsOf(host.env)},found=findRow(name,rest[0]);if(found!==void 0)return runRow(found,program,rest.slice(found.words-1),signal);
if(isFamily(name))return runFamily(name,program,rest[0]);let near=_2_findNearest(name,commandNames);throw new _1_UserError("usage",`there is no command \`${name}\
\``,near===void 0?{}:{hint:`Did you mean \`${near}\`?`})}var commandNames=[...new Set([...Object.keys(_0_commands),...Object.keys(questionRows)].map(name=>name.
split(" ")[0]??""))];function findRow(first2,second){for(let[words,name2]of[[2,`${first2} ${second}`],[1,first2]])if(isCommand(name2))return{name:name2,words,row:_0_commands[name2],
load:code[name2]};let question=_0_describedQuestions.find(({name:name2,aliases})=>[name2,...aliases].includes(first2));if(question===void 0)return;let{name}=question,
load=async()=>{let{askCommand}=await import("./chunks/ask-JR7GSF32.js");return(host,line,signal)=>askCommand(name,host,line,signal)};return{name,words:1,row:questionRow(
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
