import { createRequire as lanserCreateRequire } from "node:module";
if (Number(process.versions.node.split(".")[0]) < 24) {
  process.stderr.write("lanser needs Node 24 or newer; this is Node " + process.versions.node + ". Install Node 24 and run it again." + "\n");
  process.exit(13);
}
const require = lanserCreateRequire(import.meta.url);
import{eventComparison,progressTo,pullRequestOf,refuseUnsafeTrigger,watchRunnerFiles}from"./chunk-DLYU2D2A.js";import{cacheFolder,givenSettings,observationCache,
oneOf,parseServer}from"./chunk-DHIWY54A.js";import{scopeSettings}from"./chunk-CWWKSMFH.js";import{replayModes}from"./chunk-SNRI3OFJ.js";import{
failOnLevels}from"./chunk-F6IOHWUV.js";import{require_node_path}from"./chunk-3SQVDBAQ.js";import{UserError}from"./chunk-BZ74BBKY.js";import{__toESM}from"./chunk-6N737NXE.js";var import_node_path=__toESM(require_node_path(),1);var comparisonOptions={repo:{type:"string"},base:{type:"string"},"base-exact":{type:"string"},head:{type:"string"},server:{type:"string",multiple:!0},root:{type:"\
string",multiple:!0},config:{type:"string"},"base-dependencies":{type:"string"},scope:{type:"string"},settings:{type:"string"},cache:{type:"string"}};function requestOf(host,values,signal){
let{where}=host,fromCaller=path=>(0,import_node_path.resolve)(host.cwd,path),repository=fromCaller(values.repo??".");return{repository,roots:(values.root??[]).map(
folder=>(0,import_node_path.resolve)(repository,folder)),...comparisonOf(where,values),policy:{servers:(values.server??[]).map(parseServer),file:values.config===
void 0?void 0:{path:fromCaller(values.config),name:values.config},settings:givenSettings(host.cwd,values.settings),failOn:oneOf(values["fail-on"],failOnLevels,"\
--fail-on"),scope:oneOf(values.scope,scopeSettings,"--scope"),traces:[],replay:oneOf(values.replay,replayModes,"--replay"),where:where.kind},...values["base-dep\
endencies"]===void 0?{}:{baseDependencies:fromCaller(values["base-dependencies"])},labels:pullRequestOf(where)?.labels??[],...where.kind==="actions"?{tampering:watchRunnerFiles(
where.runner,"environment")}:{},cacheFolder:cacheFolder(host,values.cache),observations:values.fresh===!0?null:observationCache(host,values.cache),traceFolder:values.
trace===void 0?void 0:fromCaller(values.trace),allowSecrets:values["allow-secrets"]===!0,progress:progressTo(host.stderr,host.clock),signal}}function comparisonOf(where,flags){
if(flags.base!==void 0&&flags["base-exact"]!==void 0)throw new UserError("usage","--base and --base-exact exclude each other",{hint:"Give one of them."});refuseUnsafeTrigger(
where);let event=flags.base!==void 0||flags["base-exact"]!==void 0?void 0:eventComparison(where),checkedOut=where.kind==="actions"?"checked-out":"work-tree",base=flags.
base!==void 0?{kind:"merge-base",rev:flags.base}:flags["base-exact"]!==void 0?{kind:"exact",rev:flags["base-exact"]}:event?.base??{kind:"default"},head=flags.head!==
void 0?{kind:"commit",rev:flags.head}:{kind:checkedOut};return{base,head}}export{comparisonOptions,requestOf};
