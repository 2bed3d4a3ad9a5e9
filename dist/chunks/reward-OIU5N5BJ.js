import { createRequire as lanserCreateRequire } from "node:module";
if (Number(process.versions.node.split(".")[0]) < 24) {
  process.stderr.write("lanser needs Node 24 or newer; this is Node " + process.versions.node + ". Install Node 24 and run it again." + "\n");
  process.exit(13);
}
const require = lanserCreateRequire(import.meta.url);
import{overlaysIn,textOf}from"./chunk-VDYZMPDX.js";import{readForeign}from"./chunk-K7RVFBUD.js";import{readRewards,rewardLines,runWalk,stepBetween,stepKinds,
stepLists}from"./chunk-2QMKV7EP.js";import{comparisonOptions,requestOf}from"./chunk-DH2GSYQK.js";import{writeOutput,writeReport}from"./chunk-XT2M36DQ.js";
import"./chunk-G4CHNLB3.js";import"./chunk-PXIYZIPP.js";import"./chunk-CR33DMMU.js";import"./chunk-7WUX6KE4.js";import"./chunk-G6Q3ZO7Q.js";
import"./chunk-FSW26XPK.js";import"./chunk-3K4JHQDO.js";import{oneOf}from"./chunk-ZC7CH5JL.js";import{safeIn}from"./chunk-WNYC7T37.js";import{
parseFlags}from"./chunk-NLXJX7SZ.js";import{terminalName,terminalText}from"./chunk-FO76SHGF.js";import{serializeReport}from"./chunk-E546V3GW.js";
import"./chunk-6YJSMCAE.js";import"./chunk-GEQBUXF7.js";import"./chunk-T7AKOHQI.js";import"./chunk-TIGPQBRF.js";import"./chunk-6QQZJNNT.js";
import"./chunk-D5Q6PZQU.js";import"./chunk-WCOX2SGN.js";import"./chunk-F5LIKPWX.js";import"./chunk-XAEJU6KT.js";import"./chunk-5WPMPWB3.js";
import"./chunk-TQHSRZYV.js";import"./chunk-T3CJJ645.js";import"./chunk-XU47JOSZ.js";import"./chunk-NHI3DF6A.js";import"./chunk-AABOIDXZ.js";
import"./chunk-BRCWRZPQ.js";import"./chunk-CTLGXPEQ.js";import"./chunk-5ELR6H6Q.js";import"./chunk-TLMYU3C4.js";import"./chunk-W5FTHC5E.js";
import"./chunk-CW7DA7BN.js";import"./chunk-LQPKEBCT.js";import"./chunk-LACULEP7.js";import"./chunk-VM3ZC4X5.js";import"./chunk-MAAXEJ27.js";
import"./chunk-47E2CNLZ.js";import"./chunk-7CYC2KHZ.js";import"./chunk-VILW4R2L.js";import"./chunk-HZVFZFWC.js";import{readFileText,require_node_path}from"./chunk-EJEALQFE.js";
import"./chunk-GQQPZKBJ.js";import"./chunk-SBJWCYKC.js";import"./chunk-73RH7LGE.js";import"./chunk-J54BETX4.js";import"./chunk-5O4EL7WD.js";
import"./chunk-3IP54WQR.js";import"./chunk-BRONEMYC.js";import"./chunk-5L4CCRRP.js";import{UserError,plural,shortId,threeDigits}from"./chunk-BZ74BBKY.js";
import{__toESM}from"./chunk-6N737NXE.js";var import_node_path=__toESM(require_node_path(),1);function rewardBase(base){return base.kind!=="push"||base.ref===`refs/heads/${base.defaultBranch}`?base:{kind:"left-default",defaultBranch:base.defaultBranch}}function rewardAccount(steps){let before={safety:1,alpha_conf:1},blocks=steps.map(step=>{let block=stepAccount(step,before);return before=step["pr-v2"]?.components??
before,block}),total=round(steps.reduce((sum,step)=>sum+(step["pr-v2"]?.r??0),0)),left=steps.filter(({unscored})=>unscored!==null).length,note=left===0?"":`, ${plural(
left,"step")} not scored`;return`${blocks.join(`
`)}
${amount(total)} in ${plural(steps.length,"step")}${note}
`}function stepAccount(step,before){let reward=step["pr-v2"],name=`step ${step.step}, ${step.commit===null?"not committed":`commit ${shortId(step.commit)}`}`;if(reward===
null)return`not scored: ${name}: ${terminalText(step.unscored??"")}
`;let{weights,components,r}=reward,entries=[...stepLists.flatMap(list=>step[list].map(one=>{let what=`${words[list]} ${terminalName(one.path)}:${one.line}${one.
code===null?"":` ${terminalText(one.code)}`}`,why=one.probe===void 0?"":`: ${terminalText(one.probe)}`;return[round(weights.alpha*one.diag_delta),`${what} · ${shortId(
one.id)}${why}`]})),...changed("safety",weights.beta,before.safety,components.safety),...changed("confidence",weights.gamma,before.alpha_conf,components.alpha_conf)],
rest=round(r-entries.reduce((sum,[value])=>sum+value,0)),lines=[...entries,...rest===0?[]:[[rest,"rounding, to twelve decimals"]]],since=step.since===void 0?"":
`, since commit ${shortId(step.since)}`;return[`${amount(r)} ${name}${since}`,...lines.map(([value,text])=>`  ${amount(value)} ${text}`),""].join(`
`)}function changed(name,weight,from,to){return from===to?[]:[[round(weight*(to-from)),`${name} ${threeDigits(from)} -> ${threeDigits(to)}`]]}var words={new:"ne\
w",fixed:"fixed",removed:"removed with its code",suppressed:"suppressed",volatile:"comes and goes",unproven:"gone, not proven to be mended"};function round(value){
return Number(value.toFixed(12))+0}function amount(value){let text=value.toFixed(12).replace(/\.?0+$/u,"");return value>0?`+${text}`:text}var rewardHelp=`lanser reward: what each commit of a change earned

  lanser reward [flags of gate]           runs the gate at each commit, and writes one line for each (schemas/reward.v1.json)
  lanser reward --prev R1 --next R2       the step between two reports about one base
  lanser reward explain FILE              the account of such lines

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
`,options={...comparisonOptions,fresh:{type:"boolean"},steps:{type:"string"},rewards:{type:"string"},report:{type:"string"},overlay:{type:"string",multiple:!0},
patch:{type:"string"},prev:{type:"string"},next:{type:"string"},help:{type:"boolean",short:"h"}},unscoredExitCode=11;async function rewardCommand(host,args,signal){
let{values,positionals}=parseFlags(args,options);if(values.help===!0)return host.stdout.write(rewardHelp),0;let fromCaller=path=>(0,import_node_path.resolve)(host.
cwd,path),[verb,file,...more]=positionals;if(verb==="explain"&&file!==void 0&&more.length===0){let steps2=readRewards(readText(fromCaller(file),file),file);return host.
stdout.write(safeIn(host.where,rewardAccount(steps2))),exitCodeOf(steps2)}if(verb!==void 0)throw new UserError("usage",verb==="explain"?"explain takes one file":
`\`${verb}\` is not expected`,{hint:"lanser reward explain FILE, where FILE is what lanser reward wrote."});let write=steps2=>{let text=rewardLines(steps2);return values.
rewards===void 0?host.stdout.write(text):writeOutput(fromCaller(values.rewards),text,"rewards"),exitCodeOf(steps2)};if(values.prev!==void 0||values.next!==void 0){
if(values.prev===void 0||values.next===void 0)throw new UserError("usage","--prev and --next go together",{hint:"Give both, a report each."});let[prev,next]=[values.
prev,values.next].map(name=>readReport(fromCaller(name),name));if(prev===void 0||next===void 0)throw new Error("Two names are two reports.");let between=stepBetween(
prev,next);if(between.kind==="step")return write([between.step]);throw new UserError("usage",`there is no step between the two reports: ${between.why}`,{hint:"L\
et `lanser reward --base REV` walk the commits."})}let kind=oneOf(values.steps,stepKinds,"--steps")??"commits",asked=requestOf(host,values,signal),head=await editedHead(
host,values),request={...asked,base:rewardBase(asked.base),...head===null?{}:{head}},{steps,report,run}=await runWalk(host,request,kind);if(values.report!==void 0&&
writeReport(fromCaller(values.report),{report,json:serializeReport(report)},run),steps.length>0)return write(steps);throw new UserError("no-base",report.unscored??
"there is nothing to compare")}async function editedHead(host,{overlay,patch,head}){if(overlay===void 0&&patch===void 0)return null;if(head!==void 0||overlay!==
void 0&&patch!==void 0)throw new UserError("usage","--overlay, --patch and --head exclude each other",{hint:"An edit is one of the working tree."});return patch!==
void 0?{kind:"edited",edits:{kind:"patch",patch:await textOf(host,patch,"patch")}}:{kind:"edited",edits:{kind:"files",files:[...await overlaysIn(host,overlay??[])].
map(([path,text])=>({path,text}))}}}function exitCodeOf(steps){return steps.some(({unscored})=>unscored!==null)?unscoredExitCode:0}function readReport(file,name){
let read=readForeign(readText(file,name));if(read.kind==="report")return read.report;throw new UserError("unreadable-file",`${name} is not a report: ${read.why}`)}
function readText(file,name){try{return readFileText(file)}catch(error){throw new UserError("unreadable-file",`${name} cannot be read`,{cause:error})}}export{rewardCommand};
