#!/usr/bin/env node
import{createRequire as lanserCreateRequire}from"node:module";import{inActions,realHost,runAsProcess,whereOf}from"./chunks/chunk-6N43Z3Y7.js";import{exitCodeOf,showProblem}from"./chunks/chunk-JNHY6LNR.js";import{_0_blank,_0_copied,_0_fileLink,_0_indented,_0_layout,_0_logLook,_0_name,_0_painted,_0_place,_0_row,_0_safe,_0_text,_0_words}from"./chunks/together-2732F44B.js";import{_1_characterWidth,_1_cutToWidth,_1_shortenToWidth,_1_widthOf}from"./chunks/together-2732F44B.js";import{cacheFolder,ownCacheFolder}from"./chunks/chunk-4Q3XMOH7.js";import{_0_commandData,_0_commandProperty,_0_logLines,_0_logPrefix,_0_shownText,_0_terminalCells,_0_terminalLines,_0_terminalName,_0_terminalText}from"./chunks/together-DA7E1186.js";import{_0_require_node_child_process}from"./chunks/together-94D9BF94.js";import{ownPackage,version}from"./chunks/chunk-CPTTKKVM.js";import{_1_diskHint,_1_leadsInto,_1_machineProblem,_1_makeFolder,_1_ownFolder,_1_placeInside,_1_prepareFile,_1_refusalIn,_1_removable,_1_removal,_1_replaceFile,_1_workTreeAbove,
_1_writeInside,_1_writeWhole}from"./chunks/together-94D9BF94.js";import{require_node_module}from"./chunks/chunk-F3QW7Y3Y.js";import{_0_editDistance,_0_nearest}from"./chunks/together-62288924.js";import{_2_require_node_fs}from"./chunks/together-94D9BF94.js";import{_1_fenceOf,_1_spanOf,_1_visible}from"./chunks/together-DA7E1186.js";import{require_node_path}from"./chunks/chunk-P4Q5FYTX.js";import{_3_folderOf,_3_foldersAbove,_3_inFolder,_3_insidePath,_3_isBelow,_3_isInside,_3_isRelativePath,_3_pathFromUri,_3_placeIn,_3_relativeInside,_3_uriFromPath}from"./chunks/together-94D9BF94.js";import{_1_UserError,_1_cancelled,_1_errorTable,_1_verdictExitCode,_1_withHelpOf}from"./chunks/together-62288924.js";import{_2_andMore,_2_capitalized,_2_cut,_2_lastLines,_2_lineStarts,_2_lines,_2_plural,_2_positionAt,_2_rangeWithin,_2_shortId,_2_shorten,_2_threeDigits}from"./chunks/together-62288924.js";import{_3_init_node_22}from"./chunks/together-62288924.js";import{_4___callDispose,_4___commonJS,_4___esm,_4___export,_4___require,_4___toBinaryNode,_4___toCommonJS,_4___toESM,_4___using}from"./chunks/together-62288924.js";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require2=lanserCreateRequire(import.meta.url);_3_init_node_22();var import_node_module2=_4___toESM(require_node_module(),1);_3_init_node_22();
var import_node_fs=_4___toESM(_2_require_node_fs(),1),import_node_path=_4___toESM(require_node_path(),1),bytesMax=64*1024*1024;function compiledFolder(host,args,owner){
let{NODE_COMPILE_CACHE:other,NODE_DISABLE_COMPILE_CACHE:off}=host.env;if(other!==void 0||off!==void 0)return null;let cache=ownCacheFolder({...host,where:whereOf(
host.env)},namedCache(args));if(cache===null||owner===void 0)return null;let folder=(0,import_node_path.join)(cache,"compiled");try{if(_1_workTreeAbove(folder)!==
void 0||!_1_ownFolder(folder,owner)||_1_workTreeAbove((0,import_node_fs.realpathSync)(folder))!==void 0)return null;if(bytesIn(folder)>bytesMax)for(let name of(0,import_node_fs.
readdirSync)(folder))removed((0,import_node_path.join)(folder,name));return folder}catch{return null}}function namedCache(args){let at=args.findLastIndex(arg2=>arg2===
"--cache"||arg2.startsWith("--cache=")),arg=args[at];return arg==="--cache"?args[at+1]:arg?.slice(8)}function bytesIn(folder){return(0,import_node_fs.readdirSync)(
folder).map(version2=>(0,import_node_path.join)(folder,version2)).flatMap(version2=>(0,import_node_fs.readdirSync)(version2).map(name=>(0,import_node_fs.lstatSync)(
(0,import_node_path.join)(version2,name)).size)).reduce((sum,size)=>sum+size,0)}function removed(path){(0,import_node_fs.rmSync)(path,{recursive:!0,force:!0})}_3_init_node_22();
_3_init_node_22();var first={"lanser gate":"compares your change with its base; exit code 0 is pass","lanser init":"proposes a configuration and a workflow; --w\
rite saves it","lanser doctor":"starts each configured server, and says what is missing","lanser explain ID":"shows why a finding is new, and which edit caused \
it","lanser def PLACE":"finds a definition: path@L12:C7 or path#Class.method","lanser mcp":"serves the questions and the gate to an agent"},groups={"a change":"\
affected loop plan shard merge",rewards:"reward","a place":"decl impl typedef refs hover sig calls types request",files:"diag check symbols outline hints locate\
 context",servers:"status reload capabilities batch parity pin","set up":"detect config completion",traces:"trace",data:"schema bundle env exit-codes"},help=`la\
nser ${version}: reports the type errors that a change causes

Start here:
${rows(first,19)}

More commands, by what they are about:
${rows(groups,12)}

lanser help COMMAND lists the flags of a command; lanser --version.
`;function rows(of,width){return Object.entries(of).map(([name,text])=>`  ${name.padEnd(width)} ${text}`).join(`
`)}var commands={init:async()=>(await import("./chunks/init-5IEFZPHF.js")).initCommand,detect:async()=>(await import("./chunks/detect-5N4WGINR.js")).detectCommand,
doctor:async()=>(await import("./chunks/doctor-TSTVJPS6.js")).doctorCommand,gate:async()=>(await import("./chunks/gate-EXH4B52C.js")).gateCommand,affected:async()=>(await import("./chunks/affected-PA7EV7WG.js")).
affectedCommand,plan:async()=>(await import("./chunks/plan-ZYHZG5OS.js")).planCommand,shard:async()=>(await import("./chunks/shard-AYKRWTPH.js")).shardCommand,merge:async()=>(await import("./chunks/merge-JCJSZH62.js")).
mergeCommand,loop:async()=>(await import("./chunks/loop-JYSMMFUF.js")).loopCommand,reward:async()=>(await import("./chunks/reward-DOZ3H2XW.js")).rewardCommand,explain:async()=>(await import("./chunks/explain-QWGOEIQH.js")).
explainCommand,parity:async()=>(await import("./chunks/parity-ZVKZ74AJ.js")).parityCommand,pin:async()=>(await import("./chunks/pin-ATY4GTBB.js")).pinCommand,config:async()=>(await import("./chunks/config-F2NSSF5Q.js")).
configCommand,trace:async()=>(await import("./chunks/trace-E7BIZGCX.js")).traceCommand,batch:async()=>(await import("./chunks/batch-UWKYHWNC.js")).batchCommand,
mcp:async()=>(await import("./chunks/mcp-67JTB2YX.js")).mcpCommand,schema:async()=>(await import("./chunks/schema-OFT2QVMU.js")).schemaCommand,bundle:async()=>(await import("./chunks/bundle-HDUXM4MA.js")).
bundleCommand,env:async()=>(await import("./chunks/bundle-HDUXM4MA.js")).envCommand,completion:async()=>(await import("./chunks/completion-2VQFKBRJ.js")).completionCommandOf(
{names:commandNames,helpOf})};async function runCommand(host,args,signal){let[first2,...others]=args,[name,...rest]=first2==="help"&&others.length>0?[...others,
"--help"]:args;if(name===void 0||name==="--help"||name==="-h"||name==="help")return host.stdout.write(help),name===void 0?_1_errorTable.usage.exitCode:0;if(name===
"--version"||name==="-V")return host.stdout.write(`lanser ${version}
`),0;let command=Object.hasOwn(commands,name)?commands[name]:void 0;if(command!==void 0)return _1_withHelpOf(name,async()=>(await command())({...host,where:whereOf(
host.env)},rest,signal));let{questionNames}=await import("./chunks/questions-3DHHW2XD.js"),asked=questionNames();if(asked.all.includes(name)){let{askCommand}=await import("./chunks/ask-PPJS45YH.js");
return _1_withHelpOf(name,()=>askCommand(name,{...host,where:whereOf(host.env)},rest,signal))}let near=_0_nearest(name,[...Object.keys(commands),...asked.shown]);
throw new _1_UserError("usage",`there is no command \`${name}\``,near===void 0?{}:{hint:`Did you mean \`${near}\`?`})}async function commandNames(){let{questionNames}=await import("./chunks/questions-3DHHW2XD.js");
return[...Object.keys(commands),...questionNames().shown]}async function helpOf(host,words){let text="";return await runCommand({...host,stdout:{isTerminal:!1,write:part=>{
text+=part}}},[...words,"--help"],new AbortController().signal),text}await runAsProcess(process,realHost(),(host,stop)=>{let args=process.argv.slice(2),compiled=compiledFolder(
host,args,process.getuid?.());return compiled!==null&&(0,import_node_module2.enableCompileCache)(compiled),runCommand(host,args,stop)});
