import { createRequire as lanserCreateRequire } from "node:module";
if (Number(process.versions.node.split(".")[0]) < 24) {
  process.stderr.write("lanser needs Node 24 or newer; this is Node " + process.versions.node + ". Install Node 24 and run it again." + "\n");
  process.exit(13);
}
const require = lanserCreateRequire(import.meta.url);
import{eventComparison,progressTo,pullRequestOf,refuseUnsafeTrigger,runGate,scopeSettings,serializeReport,watchRunnerFiles,writeSurface}from"./chunk-HJNMW74R.js";
import{cacheFolder,observationCache,oneOf,parseServer}from"./chunk-HWAAXRQQ.js";import{eachFile,exitCode,fileSurfaces,plain,plainLog,reproduceCommand,surfaceFlags,
surfaces}from"./chunk-6RZSGDOQ.js";import{failOnLevels,replayModes}from"./chunk-Z2AXMQRQ.js";import{parseFlags,require_node_path}from"./chunk-CGNPRGAE.js";
import{UserError}from"./chunk-2DSASQPU.js";import{__toESM}from"./chunk-6N737NXE.js";var import_node_path=__toESM(require_node_path(),1);function reportText(program,report,options2){return program.where.kind==="actions"?plainLog(report,options2):plain(report,{...options2,color:isColored(program)})}
function isColored({stdout,env}){return(env.NO_COLOR??"")!==""?!1:stdout.isTerminal||!["","0"].includes(env.FORCE_COLOR??"")}var gateHelp=`lanser gate: compares two commits of a repository

  --repo DIR          any folder inside the repository (default: the current folder)
  --base REV          base is the merge base of REV and head (default: origin/HEAD; in Actions from the event)
  --base-exact REV    base is this very commit
  --head REV          a commit (default: the working tree; in Actions the checked-out commit)
  --server ID[@VERSION]   registers a server without a configuration file; may be repeated
  --root DIR          only the project roots at or below DIR of the repository; may be repeated
  --config FILE       a configuration on disk (default: .lanser/config.yml of the base commit)
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
  --all               lists unchanged findings too

Exit code: 0 pass, 1 fail, 11 inconclusive, 12 configuration, 13 usage, 14 internal error, please report it.
`,options={repo:{type:"string"},base:{type:"string"},"base-exact":{type:"string"},head:{type:"string"},server:{type:"string",multiple:!0},root:{type:"string",multiple:!0},
config:{type:"string"},"base-dependencies":{type:"string"},"fail-on":{type:"string"},scope:{type:"string"},format:{type:"string"},...eachFile(()=>({type:"string"})),
cache:{type:"string"},fresh:{type:"boolean"},trace:{type:"string"},"allow-secrets":{type:"boolean"},replay:{type:"string"},all:{type:"boolean"},help:{type:"bool\
ean",short:"h"}},formats=["text","json","github"];async function gateCommand(host,args,signal){let{values,positionals}=parseFlags(args,options);if(values.help===
!0)return host.stdout.write(gateHelp),0;if(positionals.length>0)throw new UserError("usage",`\`${positionals[0]}\` is not expected: gate takes only flags`,{hint:"\
To check one revision: --head REV"});let{where}=host,format=oneOf(values.format,formats,"--format")??(where.kind==="actions"?"github":"text"),fromCaller=path=>(0,import_node_path.resolve)(
host.cwd,path),repository=fromCaller(values.repo??"."),request={repository,roots:(values.root??[]).map(folder=>(0,import_node_path.resolve)(repository,folder)),
...comparisonOf(where,values),policy:{servers:(values.server??[]).map(parseServer),file:values.config===void 0?void 0:{path:fromCaller(values.config),name:values.
config},failOn:oneOf(values["fail-on"],failOnLevels,"--fail-on"),scope:oneOf(values.scope,scopeSettings,"--scope"),traces:[],replay:oneOf(values.replay,replayModes,
"--replay"),where:where.kind},...values["base-dependencies"]===void 0?{}:{baseDependencies:fromCaller(values["base-dependencies"])},labels:pullRequestOf(where)?.
labels??[],...where.kind==="actions"?{tampering:watchRunnerFiles(where.runner,"environment")}:{},cacheFolder:cacheFolder(host,values.cache),observations:values.
fresh===!0?null:observationCache(host,values.cache),traceFolder:values.trace===void 0?void 0:fromCaller(values.trace),allowSecrets:values["allow-secrets"]===!0,
progress:progressTo(host.stderr),signal},result=await runGate(host,request),{report,run}=result,rendering={report,json:serializeReport(report),reproduce:reproduceCommand(
report,args),show:"hint",all:values.all===!0,name:"",links:null,notes:[],reader:"person"};host.stdout.write(render(host,rendering,format));for(let name of fileSurfaces){
let file=values[surfaces[name].flag];file!==void 0&&writeSurface(name,fromCaller(file),rendering,run)}return exitCode(report)}function render(host,rendering,format){
return format==="json"?rendering.json:format==="github"?surfaces.log.render(rendering)+surfaces.annotations.render(rendering):reportText(host,rendering.report,rendering)}
function comparisonOf(where,flags){if(flags.base!==void 0&&flags["base-exact"]!==void 0)throw new UserError("usage","--base and --base-exact exclude each other",
{hint:"Give one of them."});refuseUnsafeTrigger(where);let event=flags.base!==void 0||flags["base-exact"]!==void 0?void 0:eventComparison(where),checkedOut=where.
kind==="actions"?"checked-out":"work-tree",base=flags.base!==void 0?{kind:"merge-base",rev:flags.base}:flags["base-exact"]!==void 0?{kind:"exact",rev:flags["bas\
e-exact"]}:event?.base??{kind:"default"},head=flags.head!==void 0?{kind:"commit",rev:flags.head}:{kind:checkedOut};return{base,head}}export{reportText,gateCommand};
