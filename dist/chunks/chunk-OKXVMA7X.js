import{createRequire as lanserCreateRequire}from"node:module";import{compareRaw,factsOf,fingerprint,isInformational,lastAnswerAbout,pairDifferences,rawKey,rawLine,shortenShown}from"./chunk-C2FZWB5U.js";import{NotJson,canonical,causeKinds,causeOrOwnPlace,compareFindings,compareNullableText,comparePaths,comparePositions,compareRanges,compareText,compareValues,countWhile,
dependencyToV1,depthMax,findingId,findingStateTable,findingStates,findingsOf,isInHead,isSameJson,looksInWords,makeWellFormed,normaliseMessage,parseStrict,placesOf,
pointerTo,readMember,schedules,severities,severityAtLeast,severityRank,sha1,sha256,sideOfFinding,valueAtPointer}from"./chunk-3RA5WZYF.js";import{_3_init_node_22}from"./together-A66B3533.js";(own=>own[0]<22||own[0]==22&&own[1]<17)(process.versions.node.split(".").map(Number))&&(process.stderr.write("lanser needs Node 22.17 or newer; this is Node "+process.
versions.node+`. Install a newer Node and run it again.
`),process.exit(13));var require2=lanserCreateRequire(import.meta.url);_3_init_node_22();function versionDrift(before,after,isIgnored=()=>!1){let factsIn=observation=>factsOf(
{observation,environment:null,entries:null});return compareVersions(factsIn(before),factsIn(after),isIgnored)}function compareVersions(left,right,isIgnored=()=>!1){
let failures={before:left.failure,after:right.failure};if(failures.before!==null||failures.after!==null)return driftOf([],[],failures);let both=pairedByPath(left.
files,right.files).filter(([{path}])=>!isIgnored(path)),isAnswered=({state})=>state==="final"||state===notChecked,isKnown=([one,other])=>isAnswered(one)&&isAnswered(
other),findings=both.filter(isKnown).flatMap(([one,other])=>pairDifferences(one.diagnostics,other.diagnostics)),unknown=both.filter(pair=>!isKnown(pair)).map(([
one,other])=>({path:one.path,before:one.state,after:other.state}));return driftOf(findings,unknown,failures)}function driftOf(findings,unknown,failures){return{
rules:rulesOf(findings),files:filesOf(findings),findings,total:count(findings),unknown,failures}}var notChecked="not-checked";function pairedByPath(left,right){
let[before,after]=[left,right].map(files=>new Map(files.map(file=>[file.path,file])));return[...new Set([...left,...right].map(({path})=>path))].sort(comparePaths).
map(path=>{let none={path,state:notChecked,diagnostics:[]};return[before?.get(path)??none,after?.get(path)??none]})}function rulesOf(findings){let ruleOf=({wanted,
got})=>got??wanted;return[...Map.groupBy(findings,pair=>{let{source,code}=ruleOf(pair);return JSON.stringify([source,code])}).values()].map(group=>{let{source,code}=ruleOf(
group[0]);return{source,code,...count(group)}}).sort((a,b)=>sum(b)-sum(a)||compareNullableText(a.source,b.source)||compareNullableText(a.code,b.code))}function filesOf(findings){
return[...Map.groupBy(findings,({wanted,got})=>(wanted??got).path)].map(([path,group])=>({path,...count(group)})).sort((a,b)=>comparePaths(a.path,b.path))}function count(findings){
let counts={added:0,removed:0,changed:0};for(let{wanted,got}of findings)counts[wanted===null?"added":got===null?"removed":"changed"]+=1;return counts}function sum({
added,removed,changed}){return added+removed+changed}export{compareVersions,driftOf,versionDrift};
