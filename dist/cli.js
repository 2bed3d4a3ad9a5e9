#!/usr/bin/env node
import { createRequire as lanserCreateRequire } from "node:module";
if (Number(process.versions.node.split(".")[0]) < 24) {
  process.stderr.write("lanser needs Node 24 or newer; this is Node " + process.versions.node + ". Install Node 24 and run it again." + "\n");
  process.exit(13);
}
const require = lanserCreateRequire(import.meta.url);
import{realHost,whereOf}from"./chunks/chunk-FVW6UXKB.js";import{exitCodeOf,showProblem}from"./chunks/chunk-YHSFVGX6.js";import"./chunks/chunk-G6Q3ZO7Q.js";import"./chunks/chunk-FSW26XPK.js";
import"./chunks/chunk-FO76SHGF.js";import{version}from"./chunks/chunk-YYFTMGYD.js";import"./chunks/chunk-GQQPZKBJ.js";import"./chunks/chunk-SBJWCYKC.js";import{UserError,
errorTable,nearest,withHelpOf}from"./chunks/chunk-BZ74BBKY.js";import"./chunks/chunk-6N737NXE.js";var commands={init:async()=>(await import("./chunks/init-QNTWP2JO.js")).initCommand,detect:async()=>(await import("./chunks/detect-ALYZZVTF.js")).detectCommand,doctor:async()=>(await import("./chunks/doctor-33NI3UWJ.js")).
doctorCommand,gate:async()=>(await import("./chunks/gate-MUYUYD4Q.js")).gateCommand,affected:async()=>(await import("./chunks/affected-ZRMPW3WF.js")).affectedCommand,
plan:async()=>(await import("./chunks/plan-YC76H5WP.js")).planCommand,shard:async()=>(await import("./chunks/shard-HSYQ5GG6.js")).shardCommand,merge:async()=>(await import("./chunks/merge-546QSRBU.js")).
mergeCommand,loop:async()=>(await import("./chunks/loop-NLND4LDA.js")).loopCommand,reward:async()=>(await import("./chunks/reward-F6WDHQLZ.js")).rewardCommand,explain:async()=>(await import("./chunks/explain-LSRPCTRS.js")).
explainCommand,pin:async()=>(await import("./chunks/pin-WGMQM4XU.js")).pinCommand,config:async()=>(await import("./chunks/config-KW6WDCBT.js")).configCommand,trace:async()=>(await import("./chunks/trace-AHRPQG4Q.js")).
traceCommand,batch:async()=>(await import("./chunks/batch-SZXQJA6C.js")).batchCommand,mcp:async()=>(await import("./chunks/mcp-SIQJJMQA.js")).mcpCommand,schema:async()=>(await import("./chunks/schema-MDWMFKOY.js")).
schemaCommand,bundle:async()=>(await import("./chunks/bundle-CIQ3YB2U.js")).bundleCommand,env:async()=>(await import("./chunks/bundle-CIQ3YB2U.js")).envCommand,completion:async()=>(await import("./chunks/completion-ECH3MOV7.js")).
completionCommandOf({names,helpOf})},help=`lanser ${version}: what a change did to the diagnostics of language servers

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
  lanser pin ID@VERSION [--repo DIR]
              writes a pin of any released version of a server, for review
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

\`lanser COMMAND --help\` lists the flags of a command.
`;async function runCommand(host2,args,signal){let[first,...others]=args,[name,...rest]=first==="help"&&others.length>0?[...others,"--help"]:args;if(name===void 0||
name==="--help"||name==="-h"||name==="help")return host2.stdout.write(help),name===void 0?errorTable.usage.exitCode:0;if(name==="--version"||name==="-V")return host2.
stdout.write(`lanser ${version}
`),0;let command=Object.hasOwn(commands,name)?commands[name]:void 0;if(command!==void 0)return withHelpOf(name,async()=>(await command())({...host2,where:whereOf(
host2.env)},rest,signal));let{questionNames}=await import("./chunks/questions-LPWNPLYB.js"),asked=questionNames();if(asked.all.includes(name)){let{askCommand}=await import("./chunks/ask-FVPZP2U6.js");
return withHelpOf(name,()=>askCommand(name,{...host2,where:whereOf(host2.env)},rest,signal))}let near=nearest(name,[...Object.keys(commands),...asked.shown]);throw new UserError(
"usage",`there is no command \`${name}\``,near===void 0?{}:{hint:`Did you mean \`${near}\`?`})}async function names(){let{questionNames}=await import("./chunks/questions-LPWNPLYB.js");
return[...Object.keys(commands),...questionNames().shown]}async function helpOf(host2,words){let text="";return await runCommand({...host2,stdout:{isTerminal:!1,
write:part=>{text+=part}}},[...words,"--help"],new AbortController().signal),text}var host=realHost(),abort=new AbortController;for(let signal of["SIGINT","SIGTERM"])process.on(signal,()=>abort.abort());for(let stream of[process.stdout,process.
stderr])stream.on("error",error=>{if(error.code!=="EPIPE")throw error});process.on("uncaughtException",error=>{host.stderr.write(showProblem(error).text),process.
exit(errorTable.broken.exitCode)});process.exitCode=await exitCodeOf(host,()=>runCommand(host,process.argv.slice(2),abort.signal));
