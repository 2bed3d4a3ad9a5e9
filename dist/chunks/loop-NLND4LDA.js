import { createRequire as lanserCreateRequire } from "node:module";
if (Number(process.versions.node.split(".")[0]) < 24) {
  process.stderr.write("lanser needs Node 24 or newer; this is Node " + process.versions.node + ". Install Node 24 and run it again." + "\n");
  process.exit(13);
}
const require = lanserCreateRequire(import.meta.url);
import{comparisonOptions,requestOf}from"./chunk-LALXOBHQ.js";import{reproduceCommand}from"./chunk-MYVA3OA6.js";import{writeReport}from"./chunk-MRIA7GJ3.js";
import"./chunk-LCPAZEPR.js";import"./chunk-DLYU2D2A.js";import{plain}from"./chunk-INA3GH4L.js";import{exitCode}from"./chunk-7WUX6KE4.js";
import{logLook}from"./chunk-G6Q3ZO7Q.js";import"./chunk-FSW26XPK.js";import{callerOf}from"./chunk-5AL6XYWS.js";import"./chunk-YCBJFPGR.js";
import"./chunk-3K4JHQDO.js";import"./chunk-DHIWY54A.js";import{safeIn}from"./chunk-WNYC7T37.js";import{parseFlags}from"./chunk-NLXJX7SZ.js";
import"./chunk-FO76SHGF.js";import{runGate,serializeReport}from"./chunk-CWWKSMFH.js";import"./chunk-YTIMTKOY.js";import"./chunk-ORKVBMDF.js";
import"./chunk-4A3XBLML.js";import"./chunk-F4TTOTYP.js";import"./chunk-ERLLFPFO.js";import"./chunk-PWL6M3HH.js";import"./chunk-WCOX2SGN.js";
import"./chunk-CE3S3RLV.js";import"./chunk-XAEJU6KT.js";import"./chunk-5WPMPWB3.js";import"./chunk-CJ6DKXSY.js";import{makeScratch}from"./chunk-MKAZHVLE.js";
import"./chunk-SNRI3OFJ.js";import"./chunk-SRB2PXS7.js";import"./chunk-F6IOHWUV.js";import"./chunk-3IYEQEDO.js";import"./chunk-3NKQKLM6.js";
import"./chunk-DZCC7XYK.js";import"./chunk-TLMYU3C4.js";import"./chunk-W5FTHC5E.js";import"./chunk-YYFTMGYD.js";import"./chunk-7ZTK724X.js";
import"./chunk-LACULEP7.js";import"./chunk-VM3ZC4X5.js";import{findExecutable}from"./chunk-DQZS3VOG.js";import"./chunk-7CYC2KHZ.js";import"./chunk-3W7DLTVH.js";
import{killGroup}from"./chunk-HRPOUGWA.js";import{require_node_path}from"./chunk-3SQVDBAQ.js";import"./chunk-GQQPZKBJ.js";import{require_node_fs}from"./chunk-SBJWCYKC.js";
import"./chunk-7E3DSVTW.js";import"./chunk-ZZ437GTU.js";import"./chunk-JXSYURZG.js";import"./chunk-PO5HRUBH.js";import"./chunk-BRONEMYC.js";
import"./chunk-XC2CTCOW.js";import{UserError,plural,threeDigits}from"./chunk-BZ74BBKY.js";import{__callDispose,__toESM,__using}from"./chunk-6N737NXE.js";var import_node_fs=__toESM(require_node_fs(),1),import_node_path=__toESM(require_node_path(),1);var loopHelp=`lanser loop [flags of gate] -- COMMAND…: runs a command until the gate passes or a budget ends

  --repo DIR, --base REV, --base-exact REV, --server ID[@VERSION], --root DIR, --config FILE, --settings FILE,
  --base-dependencies DIR, --scope SCOPE, --cache DIR|none, --fail-on LEVEL   as in \`lanser gate\`; head is the working tree
  --times N           how often the command is run at most (default: 5)
  --budget S          no command is begun, and one that runs is ended, after so many seconds (default: none)
  --report FILE       writes the last report

The gate looks first. While it does not pass, the command is run in the current folder: on standard input it has what the gate says, in
LANSER_REPORT the path of the report (schemas/report.v1.json), in LANSER_ATTEMPT how often it was run. What it prints goes to
standard error. It ends the loop by ending with another code than 0, and by changing nothing.

Exit code: that of the last gate: 0 pass, 1 fail, 11 inconclusive; 12 configuration, 13 usage.
`,options={...comparisonOptions,"fail-on":{type:"string"},times:{type:"string"},budget:{type:"string"},report:{type:"string"},help:{type:"boolean",short:"h"}};async function loopCommand(host,args,signal){
var _stack=[];try{let{values,positionals}=parseFlags(args,options);if(values.help===!0)return host.stdout.write(loopHelp),0;if(values.head!==void 0)throw new UserError(
"usage","--head excludes a loop: the command changes the working tree");let[program,...own]=positionals;let file=program===void 0?void 0:fileOf(host,program);if(file===
void 0)throw new UserError("usage",program===void 0?"no command is named":`there is no program \`${program}\``,{hint:"lanser loop --base main -- COMMAND ARGUMEN\
T…"});let times=countOf(values.times,"--times")??5;let seconds=countOf(values.budget,"--budget");let started=host.clock.now();let left=()=>seconds===void 0?Number.
POSITIVE_INFINITY:seconds*1e3-(host.clock.now()-started);let request=requestOf(host,values,signal);let scratch=__using(_stack,makeScratch(host));let reportFile=values.
report===void 0?(0,import_node_path.join)(scratch.folder,"report.json"):(0,import_node_path.resolve)(host.cwd,values.report);let before;for(let attempt=0;;attempt+=
1){let{report,run}=await runGate(host,request);values.report===void 0?(0,import_node_fs.writeFileSync)(reportFile,serializeReport(report)):writeReport(reportFile,
{report,json:serializeReport(report)},run);let reproduce=reproduceCommand(report,[],callerOf(host)),text=detail=>plain(report,{...logLook,reproduce,all:!1,show:"\
hint",detail});host.stdout.write(safeIn(host.where,`${attempt===0?"before":`after attempt ${attempt}`}: ${text("quiet")}${rewardText(report,before)}`));let code=exitCode(
report),say=why=>host.stdout.write(`stopped: ${why}
`);if(code===0)return 0;if(signal.aborted)return code;if(before!==void 0&&before.head.tree===report.head.tree)return say("the command changed nothing"),code;if(attempt>=
times)return say(`${plural(times,"attempt")} of ${times}`),code;if(left()<=0)return say(`the budget of ${seconds} s is spent`),code;before=report;let ended=await runOnce(
host,signal,{file,args:own,env:{LANSER_REPORT:reportFile,LANSER_ATTEMPT:String(attempt+1)},input:text("usual"),msMax:left()});if(ended!==0)return say(ended===null?
"the command was ended":`the command ended with code ${ended}`),code}}catch(_){var _error=_,_hasError=!0}finally{__callDispose(_stack,_error,_hasError)}}function rewardText({
reward},before){if(reward===null)return"";let now=reward[reward.headline].r,was=before?.reward??null,step=was===null?"":`, ${threeDigits(now-was[was.headline].r)}\
 by this attempt`;return`  process reward ${reward.headline} ${threeDigits(now)}${step}
`}function fileOf(host,program){return program.includes("/")?(0,import_node_path.resolve)(host.cwd,program):findExecutable(program,host.env.PATH,[])?.path}var graceMs=5e3;
function runOnce(host,signal,of){let env=Object.fromEntries(Object.entries({...host.env,...of.env}).flatMap(([name,value])=>value===void 0?[]:[[name,value]]));return new Promise(
(done,fail)=>{let child=host.spawn({file:of.file,args:of.args,cwd:host.cwd,env,detached:!0}),cancelKill=()=>{},end=()=>{child.pid!==void 0&&(host.kill(-child.pid,
"SIGTERM"),cancelKill=host.clock.after(graceMs,()=>killGroup(host,child)))};signal.addEventListener("abort",end,{once:!0});let cancel=Number.isFinite(of.msMax)?
host.clock.after(of.msMax,end):()=>{};for(let stream of[child.stdout,child.stderr])stream?.setEncoding("utf8").on("data",piece=>host.stderr.write(piece));child.
stdin?.on("error",()=>{}),child.stdin?.end(of.input),child.once("error",error=>fail(new UserError("usage",`${of.file} cannot be started`,{cause:error}))),child.
once("close",code=>{cancel(),cancelKill(),signal.removeEventListener("abort",end),done(code)})})}function countOf(given,flag){if(given!==void 0){if(/^[1-9]\d{0,6}$/u.
test(given))return Number(given);throw new UserError("usage",`${flag} must be a number from 1, not \`${given}\``)}}export{loopCommand};
