import { createRequire as lanserCreateRequire } from "node:module";
if (Number(process.versions.node.split(".")[0]) < 24) {
  process.stderr.write("lanser needs Node 24 or newer; this is Node " + process.versions.node + ". Install Node 24 and run it again." + "\n");
  process.exit(13);
}
const require = lanserCreateRequire(import.meta.url);
import{rewardLines,runWalk,stepKinds}from"./chunk-HZGDFSC3.js";import{requestOf}from"./chunk-LALXOBHQ.js";import{colorSettings,reportText}from"./chunk-GUNLRBMY.js";
import{notHeardText,switchedOff,switchedOffText}from"./chunk-Y6PO7HJM.js";import{reproduceCommand}from"./chunk-MYVA3OA6.js";import{rewardStepToV1}from"./chunk-Q5FGZFO5.js";
import{writeOutput,writeSurface}from"./chunk-MRIA7GJ3.js";import{eachFile,fileSurfaces,surfaceFlags,surfaces}from"./chunk-LCPAZEPR.js";import{progressTo}from"./chunk-DLYU2D2A.js";
import{exitCode}from"./chunk-7WUX6KE4.js";import{showProblem}from"./chunk-YHSFVGX6.js";import{callerOf}from"./chunk-5AL6XYWS.js";import{oneOf}from"./chunk-DHIWY54A.js";
import{safeIn}from"./chunk-WNYC7T37.js";import{parseFlags}from"./chunk-NLXJX7SZ.js";import{runGate,serializeReport}from"./chunk-CWWKSMFH.js";import{
prepareFile}from"./chunk-SRB2PXS7.js";import{validateEventsV1}from"./chunk-DZCC7XYK.js";import{require_node_path}from"./chunk-3SQVDBAQ.js";import{
require_node_fs}from"./chunk-SBJWCYKC.js";import{canonical,isInside,severities,wellFormed}from"./chunk-XC2CTCOW.js";import{UserError}from"./chunk-BZ74BBKY.js";
import{__toESM}from"./chunk-6N737NXE.js";var import_node_path2=__toESM(require_node_path(),1);var import_node_fs=__toESM(require_node_fs(),1),import_node_path=__toESM(require_node_path(),1);function eventToV1(event,at){return`${canonical(wellFormed({schema:"lanser.events.v1",at,...published(event)})).replaceAll("##[","#\\u0023[")}
`}function published(event){let{kind,...rest}=event;if(event.kind==="step")return{event:kind,step:JSON.parse(rewardStepToV1(event.step))};if(event.kind==="verdi\
ct"){let{verdict,class:of,counts,reward,unscored}=event.report;return{event:kind,verdict,class:of,exitCode:exitCode(event.report),counts,reward:reward===null?null:
reward[reward.headline].r,unscored}}return{event:kind,...rest}}function eventsTo(host,file,judged){if(file!=="-"&&judged!==null&&isInside((0,import_node_path.resolve)(host.cwd,file),topOf(judged)))throw new UserError("usage",
`${file} lies in the working tree, which the events would change while it is judged`,{hint:"Name a file outside of the repository, or judge a commit: --head HEA\
D."});let sink=file==="-"?{write:host.stdout.write}:opened((0,import_node_path.resolve)(host.cwd,file)),at=0,write=event=>{let line=eventToV1(event,at);if(!validateEventsV1(
JSON.parse(line)))throw new Error(`no event: ${JSON.stringify(validateEventsV1.errors?.[0])}`);sink.write(line),at+=1};return{write,end:report=>write({kind:"ver\
dict",report})}}function opened(file){try{prepareFile(file),(0,import_node_fs.writeFileSync)(file,"")}catch(error){throw error instanceof UserError?error:new UserError(
"unreadable-file",`the events could not be written to ${file}`,{cause:error})}return{write:line=>(0,import_node_fs.appendFileSync)(file,line)}}function topOf(folder){
for(let one=folder;;one=(0,import_node_path.dirname)(one)){if((0,import_node_fs.existsSync)((0,import_node_path.join)(one,".git")))return one;if(one===(0,import_node_path.dirname)(
one))return folder}}var gateHelp=`lanser gate: compares two commits of a repository

  --repo DIR          any folder inside the repository (default: the current folder)
  --base REV          base is the merge base of REV and head (default: origin/HEAD; in Actions from the event)
  --base-exact REV    base is this very commit
  --head REV          a commit (default: the working tree; in Actions the checked-out commit)
  --server ID[@VERSION]   registers a server without a configuration file; may be repeated
  --root DIR          only the project roots at or below DIR of the repository; may be repeated
  --config FILE       a configuration on disk (default: .lanser/config.yml of the base commit)
  --settings FILE     server settings, in the place of the configuration's:  pyright: { analysis: { … } }  (or they themselves, in braces)
  --base-dependencies DIR   base's own .venv, node_modules, laid out in DIR as in the repository
  --fail-on LEVEL     lowest severity of a new finding that fails: error, warning, information, hint, never
  --scope SCOPE       which files are looked at: full, affected (those that the change can matter to) or auto (default: as
                      configured, else auto: affected where each server is proven to find the same so)
  --format FORMAT     text, json or github (default: github in Actions, else text)
${surfaceFlags.map(({flag,help})=>`  ${`--${flag} FILE`.padEnd(18)}  ${help}`).join(`
`)}
  --cache DIR|none    where servers are kept, and what they found
  --fresh             asks the servers, whatever is kept of what they found
  --trace DIR         records every session
  --allow-secrets     keeps the recording where something in it looks like a secret
  --replay MODE       of committed traces: off, offline (no server) or live (default: as configured, else offline)
  --steps KIND        commits: looks at each commit of the change, so that every finding names the one that it came or went with;
                      endpoints (default, but with --rewards): at base and head alone
  --events FILE       writes what happens while it runs, one JSON object a line (schemas/events.v1.json); - is standard output, and then
                      the result goes to standard error
  --rewards FILE      writes what each step earned (schemas/reward.v1.json), as \`lanser reward\` does
  --watch             answers again after every save, of the working tree; --scope is affected, where nothing else is asked for
  --all               lists unchanged findings too
  --show LEVEL        lowest severity that is shown: error, warning, information, hint (default: hint)
  --quiet             prints the verdict and what to do, and no progress
  --verbose           prints every finding with its code, and folds nothing
  --color WHEN        auto, always, never (default: auto: on a terminal; NO_COLOR and FORCE_COLOR are heard)

LANSER_DISABLE in the environment, but 0 or false, ends it with 0 and looks at nothing, unless base's configuration has policy: { required: true }.

Exit code: 0 pass, 1 fail, 11 inconclusive, 12 configuration, 13 usage, 14 internal error, please report it.
`,options={repo:{type:"string"},base:{type:"string"},"base-exact":{type:"string"},head:{type:"string"},server:{type:"string",multiple:!0},root:{type:"string",multiple:!0},
config:{type:"string"},settings:{type:"string"},"base-dependencies":{type:"string"},"fail-on":{type:"string"},scope:{type:"string"},format:{type:"string"},...eachFile(
()=>({type:"string"})),cache:{type:"string"},fresh:{type:"boolean"},trace:{type:"string"},"allow-secrets":{type:"boolean"},replay:{type:"string"},steps:{type:"s\
tring"},rewards:{type:"string"},events:{type:"string"},watch:{type:"boolean"},all:{type:"boolean"},show:{type:"string"},quiet:{type:"boolean"},verbose:{type:"bo\
olean"},color:{type:"string"},help:{type:"boolean",short:"h"}},formats=["text","json","github"];function gateCommand(host,args,signal){return judge(host,args,signal,
null)}async function judge(host,args,signal,merge){let{values,positionals}=parseFlags(args,options);if(values.help===!0)return host.stdout.write(merge?.help??gateHelp),
0;if(merge===null&&positionals.length>0)throw new UserError("usage",`\`${positionals[0]}\` is not expected: gate takes only flags`,{hint:"To check one revision:\
 --head REV"});let odd=["watch","trace","fresh","steps","rewards","events"].find(flag=>values[flag]!==void 0);if(merge!==null&&odd!==void 0)throw new UserError(
"usage",`--${odd} is not for shards, which were looked at before`);if(merge!==null&&positionals.length===0)throw new UserError("usage","no folder with shards is\
 named",{hint:"Give the folders that `lanser shard` wrote, or one that holds them."});let{where}=host,format=oneOf(values.format,formats,"--format")??(where.kind===
"actions"?"github":"text"),fromCaller=path=>(0,import_node_path2.resolve)(host.cwd,path),isWatching=values.watch===!0,detail=detailOf(values),scope=values.scope??
(isWatching?"affected":void 0);if(values.events!==void 0&&isWatching)throw new UserError("usage","--watch never ends: it excludes --events");if(values.events===
"-"&&values.format!==void 0)throw new UserError("usage","--events - has standard output for itself: it excludes --format",{hint:"Give a file: --events events.js\
onl"});let told=detail==="quiet"?()=>{}:progressTo(host.stderr,host.clock),wanted=requestOf(host,{...values,...scope===void 0?{}:{scope}},signal),judged=wanted.
head.kind==="work-tree"?wanted.repository:null,events=values.events===void 0?null:eventsTo(host,values.events,judged),request={...wanted,progress:event=>{told(event),
events?.write(event)}},state=await switchedOff(host,request);if(state==="off")return(format==="json"||values.events==="-"?host.stderr:host.stdout).write(safeIn(
where,`${switchedOffText}
`)),0;state==="not heard"&&request.progress({kind:"note",text:notHeardText});let flags=args.filter((arg,at)=>!positionals.includes(arg)||takesNext(args[at-1])),
line=isWatching&&values.scope===void 0?[...flags,"--scope","affected"]:flags,files=fileSurfaces.flatMap(name=>{let file=values[surfaces[name].flag];return file===
void 0?[]:[{name,file:fromCaller(file)}]}),color=oneOf(values.color,colorSettings,"--color")??"auto",severity=oneOf(values.show,severities,"--show")??"hint",show=({
report,run,top})=>{let rendering={report,json:serializeReport(report),reproduce:reproduceCommand(report,line,callerOf(host)),show:severity,all:values.all===!0,detail,
name:"",links:null,notes:[],reader:"person"},folder=report.head.commit===null?top??null:null;(values.events==="-"?host.stderr:host.stdout).write(render(host,rendering,
format,{...rendering,detail,color,folder}));for(let{name,file}of files)writeSurface(name,file,rendering,run);return events?.end(report),exitCode(report)};if(merge!==
null)return show(await merge.run(request,positionals.map(fromCaller)));let steps=oneOf(values.steps,stepKinds,"--steps")??(values.rewards===void 0?void 0:"commi\
ts");if(steps!==void 0&&isWatching)throw new UserError("usage","--watch answers for the change as a whole: it excludes --steps and --rewards");if(!isWatching&&steps===
void 0)return show(await runGate(host,request));if(steps!==void 0){let walked=await runWalk(host,request,steps),code=show(walked);return values.rewards!==void 0&&
writeOutput(fromCaller(values.rewards),rewardLines(walked.steps),"rewards"),code}let{watchGate}=await import("./watch-5MWLM4YS.js");return await watchGate(
host,request,{own:files.flatMap(({file})=>[file,(0,import_node_path2.join)((0,import_node_path2.dirname)(file),"run.json")]),answer:(result,ms)=>{show(result),request.
progress({kind:"note",text:`answered after ${(ms/1e3).toFixed(1)} s; ${waiting}`})},mistake:error=>{host.stderr.write(showProblem(error).text),request.progress(
{kind:"note",text:waiting})}}),0}function takesNext(arg=""){let name=arg.replace(/^--/u,"");return arg!==name&&Object.hasOwn(options,name)&&options[name].type===
"string"}var waiting="waits for a save, and for Ctrl-C";function detailOf({quiet=!1,verbose=!1}){if(quiet&&verbose)throw new UserError("usage","--quiet and --ve\
rbose exclude each other",{hint:"Give one of them."});return quiet?"quiet":verbose?"verbose":"usual"}function render(host,rendering,format,text){return format===
"json"?rendering.json:format==="github"?surfaces.log.render(rendering)+surfaces.annotations.render(rendering):reportText(host,rendering.report,text)}export{gateCommand,judge};
