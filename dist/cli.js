#!/usr/bin/env node
import{createRequire as lanserCreateRequire}from"node:module";import{inActions,realHost,runAsProcess,whereOf}from"./chunks/chunk-K4HGKAYQ.js";import{exitCodeOf,showProblem}from"./chunks/chunk-JNHY6LNR.js";import{_0_blank,_0_copied,_0_fileLink,_0_indented,_0_layout,_0_logLook,_0_name,_0_painted,_0_place,_0_row,_0_safe,_0_text,_0_words}from"./chunks/together-2732F44B.js";import{_1_characterWidth,_1_cutToWidth,_1_shortenToWidth,_1_widthOf}from"./chunks/together-2732F44B.js";import{cacheFolder,ownCacheFolder}from"./chunks/chunk-4Q3XMOH7.js";import{_0_commandData,_0_commandProperty,_0_logLines,_0_logPrefix,_0_shownText,_0_terminalCells,_0_terminalLines,_0_terminalName,_0_terminalText}from"./chunks/together-DA7E1186.js";import{_0_require_node_child_process}from"./chunks/together-94D9BF94.js";import{ownPackage,version}from"./chunks/chunk-CPTTKKVM.js";import{_1_diskHint,_1_leadsInto,_1_machineProblem,_1_makeFolder,_1_ownFolder,_1_placeInside,_1_prepareFile,_1_refusalIn,_1_removable,_1_removal,_1_replaceFile,_1_workTreeAbove,
_1_writeInside,_1_writeWhole}from"./chunks/together-94D9BF94.js";import{require_node_module}from"./chunks/chunk-F3QW7Y3Y.js";import{_1_fenceOf,_1_spanOf,_1_visible}from"./chunks/together-DA7E1186.js";import{_2_require_node_fs}from"./chunks/together-94D9BF94.js";import{require_node_path}from"./chunks/chunk-P4Q5FYTX.js";import{_3_folderOf,_3_foldersAbove,_3_inFolder,_3_insidePath,_3_isBelow,_3_isInside,_3_isRelativePath,_3_pathFromUri,_3_placeIn,_3_relativeInside,_3_uriFromPath}from"./chunks/together-94D9BF94.js";import{_0_editDistance,_0_nearest}from"./chunks/together-62288924.js";import{_1_UserError,_1_cancelled,_1_errorTable,_1_verdictExitCode,_1_withHelpOf}from"./chunks/together-62288924.js";import{_2_andMore,_2_capitalized,_2_cut,_2_lastLines,_2_lineStarts,_2_lines,_2_plural,_2_positionAt,_2_rangeWithin,_2_shortId,_2_shorten,_2_threeDigits}from"./chunks/together-62288924.js";import{_3_init_node_22}from"./chunks/together-62288924.js";import{_4___callDispose,_4___commonJS,_4___esm,_4___export,_4___require,_4___toBinaryNode,_4___toCommonJS,_4___toESM,_4___using}from"./chunks/together-62288924.js";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
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
var commands={init:async()=>(await import("./chunks/init-TVLWHCYF.js")).initCommand,detect:async()=>(await import("./chunks/detect-AMIOOF5E.js")).detectCommand,
doctor:async()=>(await import("./chunks/doctor-KZTN5X2U.js")).doctorCommand,gate:async()=>(await import("./chunks/gate-KDCXLJQR.js")).gateCommand,affected:async()=>(await import("./chunks/affected-J3QNXIS2.js")).
affectedCommand,plan:async()=>(await import("./chunks/plan-7YNNOBMV.js")).planCommand,shard:async()=>(await import("./chunks/shard-VMWI5ECG.js")).shardCommand,merge:async()=>(await import("./chunks/merge-KDH2T5UQ.js")).
mergeCommand,loop:async()=>(await import("./chunks/loop-25EHVNB2.js")).loopCommand,reward:async()=>(await import("./chunks/reward-AXTKH3TV.js")).rewardCommand,explain:async()=>(await import("./chunks/explain-QCBQSQX7.js")).
explainCommand,parity:async()=>(await import("./chunks/parity-APSBSUUJ.js")).parityCommand,pin:async()=>(await import("./chunks/pin-QXMVNFVO.js")).pinCommand,config:async()=>(await import("./chunks/config-VQPXXYOZ.js")).
configCommand,trace:async()=>(await import("./chunks/trace-4EZEVOPE.js")).traceCommand,batch:async()=>(await import("./chunks/batch-5OSKRVZ7.js")).batchCommand,
mcp:async()=>(await import("./chunks/mcp-TB7B5LM3.js")).mcpCommand,schema:async()=>(await import("./chunks/schema-WRSCGDH7.js")).schemaCommand,bundle:async()=>(await import("./chunks/bundle-N3NEDJDK.js")).
bundleCommand,env:async()=>(await import("./chunks/bundle-N3NEDJDK.js")).envCommand,completion:async()=>(await import("./chunks/completion-U4QHE2V2.js")).completionCommandOf(
{names,helpOf})},help=`lanser ${version}: what a change did to the diagnostics of language servers

  lanser init [--repo DIR] [--write]
              shows the configuration and the workflow that a repository needs, and writes them
  lanser detect, lanser doctor [--repo DIR]
              which servers could check a repository; whether those that are configured start, and what is missing
  lanser gate [--repo DIR] [--base REV | --base-exact REV] [--head REV] [--server ID[@VERSION]]…
              compares two commits; exit code 0 pass, 1 fail, 11 inconclusive
  lanser affected [--repo DIR] [--base REV | --base-exact REV] [--head REV] [--json | --list [-0]]
              the files whose findings a change can alter, with the reason for each
  lanser plan [--jobs N] [--last run.json] [--json] [flags of gate]
              a run shared out to jobs; lanser shard looks at one job's units, lanser merge FOLDER… joins them to the report
  lanser reward [flags of gate] [--steps commits|endpoints] [--rewards FILE]
              what each commit of the change earned, one line each; lanser reward explain FILE is the account of it
  lanser reward batch FILE [--workers N] [--shard I/N] [--store DIR], lanser reward merge FILE…
              what the steps of many trajectories earned
  lanser reward replay FILE…, lanser reward sweep FILE… [--weights A,B,C]… [--tau T,…]
              rewards computed again from reports and lines, and under other weights: without a server
  lanser loop [flags of gate] [--times N] [--budget S] -- COMMAND…
              runs a command, an agent mostly, until the gate passes or a budget ends
  lanser explain FINDING-ID --report FILE [--repo DIR]
              the account of one finding of a report: both sides' code, how it was matched, its cause
  lanser parity [--server ID[@VERSION]]… [--rev REV] [--json]
              whether a server says in a conversation what its own command prints
  lanser pin ID@VERSION [--repo DIR]
              writes a pin of any released version of a server, for review; of one that .lanser/servers/ID.yml describes, too
  lanser config --show-origin [PATH] [--rev REV] [--repo DIR]
              what is configured, for one file where it is named, and which line says so
  lanser config --migrate [--write] [--repo DIR]
              what to add to a configuration so that everything is as it was in the release before
  lanser trace record|replay|refresh|drift|list|show|verify|diff|export|validate …
              sessions with a server: recorded, replayed without one, asked again, shown
  lanser def|typedef|decl|impl|refs|hover|sig|calls|types PLACE [--server ID] [--json]
              asks a language server one question about a place: path@L12:C7, path@L12~name#2, path#Class.method
  lanser diag|symbols|outline|hints|check|locate PATH|PLACE [--server ID] [--json]
              what a server finds in files, and what they define; lanser capabilities says what a server answers
  lanser context PATH… [--budget N] [--server ID]
              what is worth knowing of files, within a budget of tokens
  lanser request METHOD [PLACE] [--params JSON|@FILE] [--server ID]
              any other request of the protocol that only reads, with the server's own answer
  lanser status [--start], lanser reload PATH|--workspace
              how far each configured server is; a fresh process for the next question of a batch or of mcp
  lanser batch [--in FILE] [--out FILE] [--server ID]
              many questions, one JSON object a line, to servers that stay warm
  lanser mcp [--repo DIR] [--server ID]
              the questions and the gate as tools of an agent, over the Model Context Protocol
  lanser bundle diff A B, lanser env diff A B
              in what two answers of questions differ; in what their environments do
  lanser schema list|export|validate|validate-batch|compat …
              the schemas of what Lanser reads and writes; whether a file follows one; whom a changed one would break
  lanser completion bash|zsh|fish
              a script with which the shell completes all of this
  lanser help COMMAND
              what a command does and its flags; lanser exit-codes lists what it ends with
  lanser --version

\`lanser COMMAND --help\` lists the flags of a command. Servers of your own: docs/own-servers.md.
`;async function runCommand(host,args,signal){let[first,...others]=args,[name,...rest]=first==="help"&&others.length>0?[...others,"--help"]:args;if(name===void 0||
name==="--help"||name==="-h"||name==="help")return host.stdout.write(help),name===void 0?_1_errorTable.usage.exitCode:0;if(name==="--version"||name==="-V")return host.
stdout.write(`lanser ${version}
`),0;let command=Object.hasOwn(commands,name)?commands[name]:void 0;if(command!==void 0)return _1_withHelpOf(name,async()=>(await command())({...host,where:whereOf(
host.env)},rest,signal));let{questionNames}=await import("./chunks/questions-Q4NC64ON.js"),asked=questionNames();if(asked.all.includes(name)){let{askCommand}=await import("./chunks/ask-3ULO3QDL.js");
return _1_withHelpOf(name,()=>askCommand(name,{...host,where:whereOf(host.env)},rest,signal))}let near=_0_nearest(name,[...Object.keys(commands),...asked.shown]);
throw new _1_UserError("usage",`there is no command \`${name}\``,near===void 0?{}:{hint:`Did you mean \`${near}\`?`})}async function names(){let{questionNames}=await import("./chunks/questions-Q4NC64ON.js");
return[...Object.keys(commands),...questionNames().shown]}async function helpOf(host,words){let text="";return await runCommand({...host,stdout:{isTerminal:!1,write:part=>{
text+=part}}},[...words,"--help"],new AbortController().signal),text}await runAsProcess(process,realHost(),(host,stop)=>{let args=process.argv.slice(2),compiled=compiledFolder(
host,args,process.getuid?.());return compiled!==null&&(0,import_node_module2.enableCompileCache)(compiled),runCommand(host,args,stop)});
