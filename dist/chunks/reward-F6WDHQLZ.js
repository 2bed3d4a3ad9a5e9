import { createRequire as lanserCreateRequire } from "node:module";
if (Number(process.versions.node.split(".")[0]) < 24) {
  process.stderr.write("lanser needs Node 24 or newer; this is Node " + process.versions.node + ". Install Node 24 and run it again." + "\n");
  process.exit(13);
}
const require = lanserCreateRequire(import.meta.url);
import{overlaysIn,textOf}from"./chunk-AQKMJNFV.js";import{readRewards,rewardLines,runWalk,stepBetween,stepKinds}from"./chunk-HZGDFSC3.js";import{comparisonOptions,
requestOf}from"./chunk-LALXOBHQ.js";import{brokenSteps,readForeign,rewardAgain,rewardStepFromV1,rewardStepToV1,stepAgain,stepLists}from"./chunk-Q5FGZFO5.js";
import{writeOutput,writeReport}from"./chunk-MRIA7GJ3.js";import"./chunk-LCPAZEPR.js";import"./chunk-DLYU2D2A.js";import"./chunk-INA3GH4L.js";
import"./chunk-7WUX6KE4.js";import"./chunk-G6Q3ZO7Q.js";import"./chunk-FSW26XPK.js";import"./chunk-3K4JHQDO.js";import{oneOf,parseServer}from"./chunk-DHIWY54A.js";
import{safeIn}from"./chunk-WNYC7T37.js";import{parseFlags}from"./chunk-NLXJX7SZ.js";import{terminalName,terminalText}from"./chunk-FO76SHGF.js";
import{allEnded,serializeReport}from"./chunk-CWWKSMFH.js";import"./chunk-YTIMTKOY.js";import{patchedTrees}from"./chunk-ORKVBMDF.js";import{reportFromV1}from"./chunk-4A3XBLML.js";
import"./chunk-F4TTOTYP.js";import"./chunk-ERLLFPFO.js";import"./chunk-PWL6M3HH.js";import"./chunk-WCOX2SGN.js";import"./chunk-CE3S3RLV.js";
import"./chunk-XAEJU6KT.js";import"./chunk-5WPMPWB3.js";import{readCommit}from"./chunk-CJ6DKXSY.js";import"./chunk-MKAZHVLE.js";import"./chunk-SNRI3OFJ.js";
import{storeBytesMax}from"./chunk-SRB2PXS7.js";import"./chunk-F6IOHWUV.js";import"./chunk-3IYEQEDO.js";import"./chunk-3NKQKLM6.js";import{
validateReportV1,validateRewardBatchV1,validateRewardReplayV1,validateRewardSweepV1,validateRewardV1}from"./chunk-DZCC7XYK.js";import"./chunk-TLMYU3C4.js";
import"./chunk-W5FTHC5E.js";import{version}from"./chunk-YYFTMGYD.js";import"./chunk-7ZTK724X.js";import"./chunk-LACULEP7.js";import"./chunk-VM3ZC4X5.js";
import"./chunk-DQZS3VOG.js";import"./chunk-7CYC2KHZ.js";import"./chunk-3W7DLTVH.js";import"./chunk-HRPOUGWA.js";import{objectId,readFileText,
require_node_path,sha256Hex}from"./chunk-3SQVDBAQ.js";import"./chunk-GQQPZKBJ.js";import{require_node_fs}from"./chunk-SBJWCYKC.js";import"./chunk-7E3DSVTW.js";
import"./chunk-ZZ437GTU.js";import"./chunk-JXSYURZG.js";import"./chunk-PO5HRUBH.js";import"./chunk-BRONEMYC.js";import{canonical,compareText,
isSameJson,parseStrict,wellFormed}from"./chunk-XC2CTCOW.js";import{UserError,errorTable,plural,shortId,threeDigits}from"./chunk-BZ74BBKY.js";import{
__toESM}from"./chunk-6N737NXE.js";var import_node_path4=__toESM(require_node_path(),1);function rewardBase(base){return base.kind!=="push"||base.ref===`refs/heads/${base.defaultBranch}`?base:{kind:"left-default",defaultBranch:base.defaultBranch}}function rewardAccount(steps){let before={safety:1,alpha_conf:1},blocks=steps.map(step=>{let block=stepAccount(step,step.before??before);return before=step["pr-\
v2"]?.components??before,block}),total=round(steps.reduce((sum,step)=>sum+(step["pr-v2"]?.r??0),0)),left=steps.filter(({unscored})=>unscored!==null).length,note=left===
0?"":`, ${plural(left,"step")} not scored`;return`${blocks.join(`
`)}
${amount(total)} in ${plural(steps.length,"step")}${note}
`}function stepAccount(step,before){let reward=step["pr-v2"],name=`${step.trajectory===void 0?"":`${terminalName(step.trajectory)}, `}step ${step.step}, ${step.
commit===null?"not committed":`commit ${shortId(step.commit)}`}`;if(reward===null)return`not scored: ${name}: ${terminalText(step.unscored??"")}
`;let{weights,components,r}=reward,entries=[...stepLists.flatMap(list=>step[list].map(one=>{let what=`${words[list]} ${terminalName(one.path)}:${one.line}${one.
code===null?"":` ${terminalText(one.code)}`}`,why=one.probe===void 0?"":`: ${terminalText(one.probe)}`;return[round(weights.alpha*one.diag_delta),`${what} · ${shortId(
one.id)}${why}`]})),...changed("safety",weights.beta,before.safety,components.safety),...changed("confidence",weights.gamma,before.alpha_conf,components.alpha_conf)],
rest=round(r-entries.reduce((sum,[value])=>sum+value,0)),lines=[...entries,...rest===0?[]:[[rest,"rounding, to twelve decimals"]]],since=step.since===void 0?"":
`, since commit ${shortId(step.since)}`;return[`${amount(r)} ${name}${since}`,...lines.map(([value,text])=>`  ${amount(value)} ${text}`),""].join(`
`)}function changed(name,weight,from,to){return from===to?[]:[[round(weight*(to-from)),`${name} ${threeDigits(from)} -> ${threeDigits(to)}`]]}var words={new:"ne\
w",fixed:"fixed",removed:"removed with its code",suppressed:"suppressed",volatile:"comes and goes",unproven:"gone, not proven to be mended"};function round(value){
return Number(value.toFixed(12))+0}function amount(value){let text=value.toFixed(12).replace(/\.?0+$/u,"");return value>0?`+${text}`:text}var import_node_path=__toESM(require_node_path(),1);function replayedToV1(results){let equal=results.every(({state})=>state!=="different");return`${canonical(wellFormed({schema:"lanser.reward-replay.v1",equal,results}))}\

`}function sweptToV1(rows){return`${canonical(wellFormed({schema:"lanser.reward-sweep.v1",rows}))}
`}function replayedText(results){return`${results.flatMap(one=>{let{state,basis,why,differences}=one,name=placeText(one);if(why!==null)return[`${stateWords[state]}\
: ${name}: ${terminalText(why)}`];let values=`pr-v1 ${amount2(one["pr-v1"].recomputed)}, pr-v2 ${amount2(one["pr-v2"].recomputed)}`,from=basis==="counts"?", fro\
m the counts of an older report":"",wrong=["pr-v1","pr-v2"].flatMap(version2=>{let{stored,recomputed}=one[version2];return stored===recomputed?[]:[`  ${version2}\
 is stored as ${amount2(stored)}, and comes to ${amount2(recomputed)}`]});return[`${stateWords[state]}: ${name}: ${values}${from}`,...wrong,...differences.map(difference=>`\
  ${terminalText(difference)}`)]}).join(`
`)}
`}var stateWords={equal:"equal",different:"different",unscored:"not scored",unknown:"not to be computed"};function sweptText(rows){return[...Map.groupBy(rows,underText)].
map(([under,some])=>{let cells=some.map(row=>[amount2(row["pr-v1"]),amount2(row["pr-v2"])]),widths=[0,1].map(at=>cells.reduce((most,row)=>Math.max(most,(row[at]??
"").length),5)),lineOf=(values,rest)=>`  ${values.map((value,at)=>value.padStart(widths[at]??0)).join("  ")}  ${rest}`;return[under,lineOf(["pr-v1","pr-v2"],"of"),
...some.map((row,at)=>{let why=row.why===null?"":`: ${terminalText(row.why)}`;return lineOf(cells[at]??[],`${placeText(row)}${why}`)}),""].join(`
`)}).join(`
`)}function sweptCsv(rows){let head=["file","step","commit","alpha","beta","gamma","threshold","pr-v1","pr-v2","why"],lines=rows.map(({file,step,commit,weights,
threshold,why,...row})=>[file,...[step,commit,weights?.alpha,weights?.beta,weights?.gamma,threshold].map(cell),...[row["pr-v1"],row["pr-v2"],why].map(cell)].map(
quoted));return[head,...lines].map(line=>`${line.join(",")}\r
`).join("")}function cell(value){return value==null?"":String(value)}function quoted(value){let text=/^[=+\-@]/u.test(value)&&!Number.isFinite(Number(value))?`'${value}`:
value;return/[",\r\n]/u.test(text)?`"${text.replaceAll('"','""')}"`:text}function underText({weights,threshold}){return`${weights===null?"the recorded weights":
`weights ${weights.alpha}, ${weights.beta}, ${weights.gamma}`}, ${threshold===null?"the recorded threshold":`threshold ${threshold}`}`}function placeText({file,
step,commit}){let of=commit===null?"not committed":`commit ${shortId(commit)}`;return step===null?terminalName(file):`${terminalName(file)} step ${step}, ${of}`}
function amount2(value){return value===null?"none":value>0?`+${value}`:String(value)}function replayRewards(all){return all.flatMap(of=>{let broken=of.kind==="steps"?brokenSteps(of.steps):new Map;return partsOf(of).map((part,at)=>{let{place,stored}=part,
again=part.again({}),value=version2=>({stored:stored===null?null:stored[version2]?.r??null,recomputed:again.kind==="scored"?again[version2].r:null}),values={"pr\
-v1":value("pr-v1"),"pr-v2":value("pr-v2")};if(again.kind==="unscored")return{...place,...values,state:stored===null?"unscored":"unknown",basis:null,why:again.why,
differences:[]};let chain=broken.get(at),differences=[...again.differences,...["pr-v1","pr-v2"].flatMap(version2=>isSameJson(partsIn(stored?.[version2]),partsIn(
again[version2]))||values[version2].stored!==values[version2].recomputed?[]:[`the parts of ${version2} are not those that it comes to`]),...chain===void 0?[]:[chain]],
state=differences.length===0&&Object.values(values).every(({stored:stored2,recomputed})=>stored2===recomputed)?"equal":"different";return{...place,...values,state,
basis:again.basis,why:null,differences}})})}function sweepRewards(all,weights,thresholds){return weights.flatMap(weighing=>thresholds.flatMap(threshold=>all.flatMap(
partsOf).map(({place,again})=>{let of=again({...weighing===null?{}:{weights:weighing},...threshold===null?{}:{threshold}}),row={...place,weights:weighing,threshold};
return of.kind==="unscored"?{...row,"pr-v1":null,"pr-v2":null,why:of.why}:{...row,"pr-v1":of["pr-v1"].r,"pr-v2":of["pr-v2"].r,why:null}})))}function partsIn(reward){
return reward==null?null:{components:reward.components,weights:reward.weights}}function partsOf(of){let{file}=of;if(of.kind==="report"){let{report}=of;return[{place:{
file,step:null,commit:report.head.commit},stored:report.reward,again:other=>rewardAgain(report,other)}]}return of.steps.map(step=>({place:{file,step:step.step,commit:step.
commit},stored:step["pr-v2"]===null?null:step,again:other=>stepAgain(step,other)}))}var replayHelp=`lanser reward replay FILE…: computes rewards again, without a server

  FILE              a report (schemas/report.v1.json), or lines of rewards (schemas/reward.v1.json)
  --format FORMAT   text (default) or json (schemas/reward-replay.v1.json)

Both rewards are computed from the findings, proofs, safety checks and symbols of a report, or from the state and the findings of a line,
and compared with what is stored, to the last digit. What has no reward stays without one. Lines of one file have to follow each other.

Exit code: 0 where no reward is another, 76 where one is, 13 usage, and a file that is none of these.
`,sweepHelp=`lanser reward sweep FILE… [--weights ALPHA,BETA,GAMMA]… [--tau T,…]: rewards under other weights and thresholds

  FILE              a report (schemas/report.v1.json), or lines of rewards (schemas/reward.v1.json)
  --weights A,B,C   of findings, safety and ambiguity, each from 0; may be repeated (default: as recorded)
  --tau T,…         thresholds from 0 to 1: a symbol that is gone, and that nothing resembles so much, was deleted on purpose (default: as recorded)
  --format FORMAT   text (default), json (schemas/reward-sweep.v1.json) or csv

What was measured stays as it is: no server is asked, and what has no reward has none under other weights. Thresholds take a report.

Exit code: 0, 13 usage, and a file that is none of these.
`,help={type:"boolean",short:"h"};async function rewardReplay(host,args){let{values,positionals}=parseFlags(args,{format:{type:"string"},help});if(values.help===
!0)return host.stdout.write(replayHelp),0;let format=oneOf(values.format,["text","json"],"--format")??"text",results=replayRewards(readAll(host,positionals)),text=format===
"text"?replayedText(results):checked(replayedToV1(results),validateRewardReplayV1);return host.stdout.write(format==="text"?safeIn(host.where,text):text),results.
some(({state})=>state==="different")?errorTable["replay-mismatch"].exitCode:0}async function rewardSweep(host,args){let{values,positionals}=parseFlags(args,{weights:{
type:"string",multiple:!0},tau:{type:"string",multiple:!0},format:{type:"string"},help});if(values.help===!0)return host.stdout.write(sweepHelp),0;let format=oneOf(
values.format,["text","json","csv"],"--format")??"text",weights=values.weights?.map(weightsIn)??[null],thresholds=values.tau?.flatMap(one=>one.split(",").map(thresholdIn))??
[null],rows=sweepRewards(readAll(host,positionals),weights,thresholds);return host.stdout.write(format==="json"?checked(sweptToV1(rows),validateRewardSweepV1):format===
"csv"?sweptCsv(rows):safeIn(host.where,sweptText(rows))),0}function readAll(host,names){if(names.length>0)return names.map(name=>readOne((0,import_node_path.resolve)(
host.cwd,name),name));throw new UserError("usage","no file is named",{hint:"Give reports, or files that `lanser reward --rewards FILE` wrote."})}function readOne(path,file){
let text;try{text=readFileText(path)}catch(error){throw new UserError("unreadable-file",`${file} cannot be read`,{cause:error})}if(isLines(text))return{kind:"st\
eps",file,steps:readRewards(text,file)};let read=reportFromV1(text,validateReportV1);if(read.kind==="report")return{kind:"report",file,report:read.report};throw new UserError(
"unreadable-file",`${file} is neither a report nor lines of rewards: ${read.message}`,{hint:"Give what --report or --rewards wrote."})}function isLines(text){try{
let first=JSON.parse(text.slice(0,text.indexOf(`
`)+1));return typeof first=="object"&&first!==null&&"schema"in first&&first.schema==="lanser.reward.v1"}catch{return!1}}var numberForm=/^\d{1,7}(\.\d{1,12})?$/u;
function weightsIn(text){let[alpha,beta,gamma,...more]=text.split(",").map(one=>numberIn(one,1e6));if(alpha!==void 0&&beta!==void 0&&gamma!==void 0&&more.length===
0)return{alpha,beta,gamma};throw new UserError("usage",`--weights takes three numbers from 0 to 1000000, not \`${text}\``,{hint:"For example: --weights 0.5,0.4,\
0.1"})}function thresholdIn(text){let number=numberIn(text,1);if(number!==void 0)return number;throw new UserError("usage",`--tau takes numbers from 0 to 1, not\
 \`${text}\``)}function numberIn(text,max){let number=numberForm.test(text.trim())?Number(text):Number.NaN;return number<=max?number:void 0}function checked(text,validate){
if(validate(JSON.parse(text)))return text;throw new Error(`what was computed does not follow its schema: ${JSON.stringify(validate.errors)}`)}var import_node_path3=__toESM(require_node_path(),1);function trajectoryKey({id:_id,...of},more){return canonical(wellFormed({of,more}))}function resultsToV1(results){return[...results].sort(([left],[right])=>compareText(
left,right)).map(([id,result])=>resultToV1(id,result)).join("")}function resultToV1(id,result){return result.kind==="problem"?`${canonical(wellFormed({schema:"l\
anser.reward-batch.v1",id,problem:result.problem}))}
`:result.steps.map(step=>rewardStepToV1({trajectory:id,...step})).join("")}function resultsFromV1(text,{isStep,isBatch}){let results=new Map,lines=text.split(`
`);lines.at(-1)===""&&lines.pop();for(let[at,line]of lines.entries()){let invalid=why=>({kind:"invalid",line:at+1,why}),step=rewardStepFromV1(line,isStep);if(step.
kind==="step"){let{trajectory,...own}=step.step;if(trajectory===void 0)return invalid("it is of no trajectory");let known=results.get(trajectory);if(known?.kind===
"problem")return invalid("its trajectory has a problem, too");let steps=known?.steps??[];if(own.step!==steps.length+1)return invalid("the steps of its trajector\
y are not one after the other");results.set(trajectory,{kind:"steps",steps:[...steps,own]});continue}let problem=problemIn(line,isBatch);if(problem===void 0)return invalid(
"it is no line of results");if(results.has(problem.id))return invalid("its trajectory is there already");results.set(problem.id,{kind:"problem",problem:problem.
problem})}return{kind:"results",results}}function problemIn(line,isBatch){let parsed=parseStrict(line);if(parsed.kind==="invalid"||!isBatch(parsed.value))return;
let value=parsed.value;return value.id===void 0||value.problem===void 0?void 0:{id:value.id,problem:value.problem}}function trajectoriesFrom(text,isBatch){let byId=new Map;
for(let[at,line]of text.split(`
`).entries()){if(line.trim()==="")continue;let invalid=why=>({kind:"invalid",line:at+1,why}),parsed=parseStrict(line);if(parsed.kind==="invalid")return invalid(
`it is not JSON: ${parsed.message}`);if(!isBatch(parsed.value))return invalid("it does not follow schemas/reward-batch.v1.json");let of=parsed.value;if(of.base===
void 0)return invalid("it is a result, and no trajectory");let key=trajectoryKey(of,null),known=byId.get(of.id);if(known!==void 0&&known.key!==key)return invalid(
`line ${known.line} has another trajectory of the same id`);known===void 0&&byId.set(of.id,{line:at+1,of,key})}return{kind:"trajectories",trajectories:[...byId.
values()].map(({of})=>of)}}function unwrittenCommit(format,tree,parent){let nobody="lanser <> 0 +0000",text=`tree ${tree}
parent ${parent}
author ${nobody}
committer ${nobody}

`;return objectId(format,"commit",Buffer.from(text))}async function runTrajectory(host,request,{base,commits,patches=[]}){let last=commits?.at(-1),head=last===void 0?{kind:"patched",rev:base,patches}:{kind:"commit",
rev:last};try{let{steps,report}=await runWalk(host,{...request,base:{kind:"exact",rev:base},head},commits===void 0?(repository,from)=>wayOfPatches(repository,from,
patches):repository=>wayOfCommits(repository,commits));return steps.length>0?{kind:"steps",steps}:{kind:"problem",problem:report.unscored??"there is nothing to \
compare"}}catch(error){if(!(error instanceof UserError))throw error;return{kind:"problem",problem:error.code==="no-repository"?"there is no repository":error.message}}}
async function wayOfCommits(repository,ids){let way=[];for(let id of ids){let commit=await readCommit(repository,id);if(commit===void 0)throw new UserError("unk\
nown-revision",`there is no commit ${id} in this repository`);way.push({commit:id,tree:commit.tree,head:{kind:"commit",rev:id}})}return way}async function wayOfPatches(repository,{
commit,tree},patches){let trees=await patchedTrees(repository,tree,patches),parent=commit;return trees.map((own,at)=>(parent=unwrittenCommit(repository.objectFormat,
own,parent),{commit:parent,tree:own,head:{kind:"patched",rev:commit,patches:patches.slice(0,at+1)}}))}var import_node_fs=__toESM(require_node_fs(),1),import_node_path2=__toESM(require_node_path(),1);var attemptsMax=5,outputBytesMax=256*1024*1024;async function runJobs(host,jobs,sharing){let results=new Map,byFile=Map.groupBy(jobs.toSorted((left,right)=>compareText(
left.trajectory.id,right.trajectory.id)),({file})=>file),open=[],give=(job,result)=>{for(let{trajectory}of byFile.get(job.file)??[])results.set(trajectory.id,result);
host.stderr.write(`lanser: ${results.size} of ${jobs.length}: ${JSON.stringify(job.trajectory.id)}
`)};for(let[job]of byFile.values()){if(job===void 0)continue;let kept=keptResult(job);kept===void 0?open.push(job):give(job,kept)}let firsts=[...Map.groupBy(open,
({group})=>group).values()].flatMap(([first])=>first??[]),isFirst=new Set(firsts);for(let some of[firsts,open.filter(job=>!isFirst.has(job))])await each(some,sharing,
async job=>{let result=await walked(host,job,sharing);result!==void 0&&(job.isKept(result)&&keep(host,job,result),give(job,result))});return results}async function each(jobs,{
workers,signal},run){let queue=[...jobs];await allEnded(Array.from({length:workers},async()=>{for(let job=queue.shift();job!==void 0&&!signal.aborted;job=queue.
shift())try{await run(job)}catch(error){throw queue.length=0,error}}))}async function walked(host,{trajectory,read},{flags,signal}){for(let attempt=1;;attempt+=
1){let{code,stdout,stderr}=await started(host,trajectory,flags,signal);if(signal.aborted)return;let result=code===0?read(stdout):void 0;if(result!==void 0)return result;
if(code===errorTable.broken.exitCode)throw new Error(`a worker broke: ${stderr.trim()}`);if(code!==null&&code!==0)throw new UserError(code===12?"bad-configurati\
on":"unreadable-file",`a worker ended with ${code}: ${stderr.trim()}`,{hint:""});if(attempt>=attemptsMax)return{kind:"problem",problem:`its worker was killed ${attempt}\
 times`}}}function started(host,trajectory,flags,signal){let{programFile}=host;if(programFile===void 0)throw new Error("A command was started from a file.");let env=Object.
fromEntries(Object.entries(host.env).flatMap(([name,value])=>value===void 0?[]:[[name,value]]));return new Promise((done,fail)=>{let args=[programFile,"reward",
"batch","--one",...flags,"-"],child=host.spawn({file:host.nodePath,args,cwd:host.cwd,env,detached:!1}),said={stdout:"",stderr:""},end=()=>{child.kill("SIGTERM")};
signal.addEventListener("abort",end,{once:!0}),signal.aborted&&end();for(let name of["stdout","stderr"])child[name]?.setEncoding("utf8").on("data",piece=>{said[name]=
name==="stderr"?(said.stderr+piece).slice(-4e3):said.stdout+piece,said.stdout.length>outputBytesMax&&child.kill("SIGKILL")});child.stdin?.on("error",()=>{}),child.
stdin?.end(`${JSON.stringify(trajectory)}
`),child.once("error",fail),child.once("close",code=>{signal.removeEventListener("abort",end),done({code,...said})})})}function keptResult({file,read}){return(0,import_node_fs.existsSync)(
file)?read(readFileText(file)):void 0}function keep(host,{file,trajectory},result){(0,import_node_fs.mkdirSync)((0,import_node_path2.dirname)(file),{recursive:!0});
let own=`${file}.${host.randomId()}`;(0,import_node_fs.writeFileSync)(own,resultToV1(trajectory.id,result)),(0,import_node_fs.renameSync)(own,file)}var batchHelp=`lanser reward batch FILE: what each step of many trajectories earned

  FILE                trajectories, one JSON object a line (schemas/reward-batch.v1.json); - is standard input
  --store DIR         what was measured is kept here, and not measured again (default: .lanser-batch)
  --workers N         how many trajectories at the same time, each in a process of its own (default: 1)
  --shard I/N         only those of every Nth repository, the Ith part of N
  --server ID[@VERSION]   for trajectories that name none; may be repeated
  --cache DIR|none    where servers are kept
  --out FILE          writes the lines to this file, not to standard output

  {"id": "a", "repository": "repos/one", "base": "40 hex", "commits": ["40 hex", …]}
  {"id": "b", "repository": "repos/one", "base": "40 hex", "patches": ["diff --git …", …], "server": ["pyright"]}

Lines of rewards (schemas/reward.v1.json) with their trajectory, in the order of ids and steps, whatever the order of FILE. What was ended is
taken up again with the same --store. lanser reward merge FILE… joins the lines of shards.

Exit code: 0, 11 where a trajectory has a problem or a step no reward, 12 configuration, 13 usage, 73 when it was cancelled.
`,mergeHelp=`lanser reward merge FILE…: joins the lines that shards of a batch wrote

  --out FILE          writes the lines to this file, not to standard output

A trajectory may be in several files, if it is the same in all of them.

Exit code: 0, 11 where a trajectory has a problem or a step no reward, 13 usage, 76 where two files say different things of one trajectory.
`,help2={type:"boolean",short:"h"},options={store:{type:"string"},workers:{type:"string"},shard:{type:"string"},server:{type:"string",multiple:!0},cache:{type:"\
string"},out:{type:"string"},one:{type:"boolean"},help:help2};async function rewardBatch(host,args,signal){let{values,positionals}=parseFlags(args,options);if(values.
help===!0)return host.stdout.write(batchHelp),0;let[file,...more]=positionals;if(file===void 0||more.length>0)throw new UserError("usage","batch takes one file \
of trajectories");let workers=numberOf(values.workers,"--workers",256)??1,shard=shardOf(values.shard),store=(0,import_node_path3.resolve)(host.cwd,values.store??
".lanser-batch"),read=trajectoriesIn(file==="-"?await textOf(host,file,"batch"):readText(host,file),file),servers=values.server??[];for(let one of servers)parseServer(
one);if(values.one===!0)return work(host,{...values,store},read,signal);let flags=["--store",store,...values.cache===void 0?[]:["--cache",values.cache],...servers.
flatMap(one=>["--server",one])],own=read.filter(({repository})=>shard===null||partOf(repository,shard.of)===shard.part),results=await runJobs(host,own.map(jobOf(
store,servers)),{workers,flags,signal});if(signal.aborted)throw new UserError("cancelled","the batch was cancelled",{hint:"Run it again with the same --store."});
return write(host,results,values.out)}async function rewardMerge(host,args){let{values,positionals}=parseFlags(args,{out:{type:"string"},help:help2});if(values.
help===!0)return host.stdout.write(mergeHelp),0;if(positionals.length===0)throw new UserError("usage","no file of results is named");let all=new Map;for(let file of positionals)
for(let[id,result]of resultsIn(readText(host,file),file)){let known=all.get(id);if(known!==void 0&&resultToV1(id,known.result)!==resultToV1(id,result))throw new UserError(
"replay-mismatch",`${known.file} and ${file} say different things of \`${id}\``,{hint:"One of them was made by another release, of another environment, or edite\
d: run the shard again."});all.set(id,{result,file})}return write(host,new Map([...all].map(([id,{result}])=>[id,result])),values.out)}function write(host,results,out){
let text=resultsToV1(results);return out===void 0?host.stdout.write(text):writeOutput((0,import_node_path3.resolve)(host.cwd,out),text,"rewards"),[...results.values()].
every(isScored)?0:11}function isScored(result){return result.kind==="steps"&&result.steps.every(({unscored})=>unscored===null)}function jobOf(store,servers){return trajectory=>{
let name=sha256Hex(trajectoryKey(trajectory,{version,servers}));return{trajectory,group:JSON.stringify([trajectory.repository,trajectory.base]),file:(0,import_node_path3.join)(
store,"results",`${name}.jsonl`),isKept:isScored,read:text=>{let read=resultsFromV1(text,validators);return read.kind==="results"?[...read.results.values()][0]:
void 0}}}}var validators={isStep:validateRewardV1,isBatch:validateRewardBatchV1};async function work(host,values,read,signal){let[trajectory]=read;if(trajectory===
void 0||read.length>1)throw new UserError("usage","a worker has one trajectory");let{id,repository,server=values.server}=trajectory,wanted=requestOf(host,{repo:repository,
server,cache:values.cache,"base-exact":trajectory.base},signal),request={...wanted,policy:{...wanted.policy,where:"actions"},observations:{folder:(0,import_node_path3.join)(
values.store,"observations"),use:"read-write",bytesMax:storeBytesMax}},result=await runTrajectory(host,request,trajectory);if(signal.aborted)throw new UserError(
"cancelled","the trajectory was cancelled");let text=resultToV1(id,result);for(let line of text.trimEnd().split(`
`))if(!validateRewardV1(JSON.parse(line))&&!validateRewardBatchV1(JSON.parse(line)))throw new Error(`no line of results: ${JSON.stringify(validateRewardV1.errors?.[0])}`);
return host.stdout.write(text),0}function trajectoriesIn(text,file){let read=trajectoriesFrom(text,validateRewardBatchV1);if(read.kind==="trajectories")return read.
trajectories;throw new UserError("unreadable-file",`line ${read.line} of ${file}: ${read.why}`,{hint:"See: lanser reward batch --help"})}function resultsIn(text,file){
let read=resultsFromV1(text,validators);if(read.kind==="results")return read.results;throw new UserError("unreadable-file",`line ${read.line} of ${file}: ${read.
why}`,{hint:"Give what `lanser reward batch` wrote."})}function readText(host,file){try{return readFileText((0,import_node_path3.resolve)(host.cwd,file))}catch(error){
throw new UserError("unreadable-file",`${file} cannot be read`,{cause:error})}}function partOf(repository,of){return Number.parseInt(sha256Hex(repository).slice(
0,12),16)%of+1}function shardOf(text){if(text===void 0)return null;let[,part="",of=""]=/^([1-9]\d{0,3})\/([1-9]\d{0,3})$/u.exec(text)??[];if(part!==""&&Number(part)<=
Number(of))return{part:Number(part),of:Number(of)};throw new UserError("usage",`--shard must be a part of several, like 1/4, not \`${text}\``)}function numberOf(text,flag,max){
if(text!==void 0){if(/^[1-9]\d{0,5}$/u.test(text)&&Number(text)<=max)return Number(text);throw new UserError("usage",`${flag} must be a number from 1 to ${max},\
 not \`${text}\``)}}var rewardHelp=`lanser reward: what each commit of a change earned

  lanser reward [flags of gate]           runs the gate at each commit, and writes one line for each (schemas/reward.v1.json)
  lanser reward --prev R1 --next R2       the step between two reports about one base
  lanser reward explain FILE              the account of such lines
  lanser reward batch FILE                what the steps of many trajectories earned, in several processes; lanser reward merge joins shards
  lanser reward replay FILE…              computes the rewards of reports and lines again, without a server, and compares
  lanser reward sweep FILE… --weights A,B,C --tau T   what they would be under other weights and thresholds

  --repo DIR, --base REV, --base-exact REV, --head REV, --server ID[@VERSION], --root DIR, --config FILE, --settings FILE,
  --base-dependencies DIR, --scope SCOPE, --cache DIR|none, --fresh   as in \`lanser gate\`
  --steps KIND        commits (default), or endpoints: base to head as one step
  --overlay PATH=FILE what the file PATH would hold is that of FILE, or of standard input for -: the edit is judged and never written; may be repeated
  --patch FILE        the same for a patch, as \`git diff\` prints it; - is standard input
  --rewards FILE      writes the lines to this file, not to standard output
  --report FILE       writes the report of base to head, with the commit of each finding

The steps add up to the reward of base to head. Without --head the working tree is the last step, where it differs from its commit, and alone
with --base HEAD. PATH is from the top of the repository.

Exit code: 0, 11 where a step could not be scored, 12 configuration, 13 usage.
`,options2={...comparisonOptions,fresh:{type:"boolean"},steps:{type:"string"},rewards:{type:"string"},report:{type:"string"},overlay:{type:"string",multiple:!0},
patch:{type:"string"},prev:{type:"string"},next:{type:"string"},help:{type:"boolean",short:"h"}},subcommands={replay:rewardReplay,sweep:rewardSweep,batch:rewardBatch,
merge:rewardMerge},unscoredExitCode=11;async function rewardCommand(host,args,signal){let[first="",...rest]=args,subcommand=Object.hasOwn(subcommands,first)?subcommands[first]:
void 0;if(subcommand!==void 0)return subcommand(host,rest,signal);let{values,positionals}=parseFlags(args,options2);if(values.help===!0)return host.stdout.write(
rewardHelp),0;let fromCaller=path=>(0,import_node_path4.resolve)(host.cwd,path),[verb,file,...more]=positionals;if(verb==="explain"&&file!==void 0&&more.length===
0){let steps2=readRewards(readText2(fromCaller(file),file),file);return host.stdout.write(safeIn(host.where,rewardAccount(steps2))),exitCodeOf(steps2)}if(verb!==
void 0)throw new UserError("usage",verb==="explain"?"explain takes one file":`\`${verb}\` is not expected`,{hint:"lanser reward explain FILE, where FILE is what\
 lanser reward wrote."});let write2=steps2=>{let text=rewardLines(steps2);return values.rewards===void 0?host.stdout.write(text):writeOutput(fromCaller(values.rewards),
text,"rewards"),exitCodeOf(steps2)};if(values.prev!==void 0||values.next!==void 0){if(values.prev===void 0||values.next===void 0)throw new UserError("usage","--\
prev and --next go together",{hint:"Give both, a report each."});let[prev,next]=[values.prev,values.next].map(name=>readReport(fromCaller(name),name));if(prev===
void 0||next===void 0)throw new Error("Two names are two reports.");let between=stepBetween(prev,next);if(between.kind==="step")return write2([between.step]);throw new UserError(
"usage",`there is no step between the two reports: ${between.why}`,{hint:"Let `lanser reward --base REV` walk the commits."})}let kind=oneOf(values.steps,stepKinds,
"--steps")??"commits",asked=requestOf(host,values,signal),head=await editedHead(host,values),request={...asked,base:rewardBase(asked.base),...head===null?{}:{head}},
{steps,report,run}=await runWalk(host,request,kind);if(values.report!==void 0&&writeReport(fromCaller(values.report),{report,json:serializeReport(report)},run),
steps.length>0)return write2(steps);throw new UserError("no-base",report.unscored??"there is nothing to compare")}async function editedHead(host,{overlay,patch,
head}){if(overlay===void 0&&patch===void 0)return null;if(head!==void 0||overlay!==void 0&&patch!==void 0)throw new UserError("usage","--overlay, --patch and --\
head exclude each other",{hint:"An edit is one of the working tree."});return patch!==void 0?{kind:"edited",edits:{kind:"patch",patch:await textOf(host,patch,"p\
atch")}}:{kind:"edited",edits:{kind:"files",files:[...await overlaysIn(host,overlay??[])].map(([path,text])=>({path,text}))}}}function exitCodeOf(steps){return steps.
some(({unscored})=>unscored!==null)?unscoredExitCode:0}function readReport(file,name){let read=readForeign(readText2(file,name));if(read.kind==="report")return read.
report;throw new UserError("unreadable-file",`${name} is not a report: ${read.why}`)}function readText2(file,name){try{return readFileText(file)}catch(error){throw new UserError(
"unreadable-file",`${name} cannot be read`,{cause:error})}}export{rewardCommand};
