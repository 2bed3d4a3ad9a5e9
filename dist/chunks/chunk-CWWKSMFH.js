import { createRequire as lanserCreateRequire } from "node:module";
if (Number(process.versions.node.split(".")[0]) < 24) {
  process.stderr.write("lanser needs Node 24 or newer; this is Node " + process.versions.node + ". Install Node 24 and run it again." + "\n");
  process.exit(13);
}
const require = lanserCreateRequire(import.meta.url);
import{emptyGlobs,hasGlobs}from"./chunk-YTIMTKOY.js";import{affectedFiles,aliasesIn,allHold,ambientReasons,createSources,handingPackages,importGraph,importedBy,
importersOf,languageOf,mergeBase,metadataIn,moduleResolver,nameOf,othersOf,ownPackages,packagesIn,placesOfSpecifier,pythonNeeds,reachability,readIfThere,resolveRevisions,
shallowCommits,sitesIn,wholeReasons}from"./chunk-ORKVBMDF.js";import{causeId,causesOf,compareCauses,divergenceClassNames,divergenceClasses,escapeKinds,excerptsOf,
reportFromV1,shownCauses}from"./chunk-4A3XBLML.js";import{BrokenTrace,alignLines,alignLinesAt,alignSequences,answerOf,answerTo,answersIn,askQuestion,baseLook,
bytesPerCheckpoint,canSilence,censusOf,chainStart,checkoutsOf,codePathsOf,controlLook,converse,createScrubber,decodeFrame,entryKinds,environmentOf,explanations,
faultText,fileEscapes,followPlan,forbiddenFolders,hashedText,heardIn,importsBy,isAfter,isProbesFollow,isUnread,lineBytesMax,listedWith,lookAt,lookedFiles,lookedOf,
makeReady,notedAnswer,observe,openWorkspace,pathsOf,pinsAt,placeholder,placesOf as placesOf2,placesOfToolchain,planCensus,planLooks,portable,probeName,projectText,
questionFrom,questionsResult,questionsSession,readSeekTable,readText,readyServer,recordOfRounds,refusedObservation,relativeTo,renamesIn,reportName,resultOf,rootsIn,
rootsOf,scheduleDigest,scopeIn,seedWord,sessionNames,sha256Text,shadows,silentIn,symbolsIn,takenMembers,timeSuffix,traceBytesMax,traceName,traceSchema,unassignedNames,
unitName,unlooked,unreadFiles,widenedAsks,withTime,withinScope,withoutEnding,writeTree,zstdMagic}from"./chunk-F4TTOTYP.js";import{decidePolicy,namedDependencies,
whyRefused}from"./chunk-ERLLFPFO.js";import{createReadings,parserFor}from"./chunk-PWL6M3HH.js";import{followingLinks,listTree,throughLinks}from"./chunk-CE3S3RLV.js";
import{syntaxLanguage}from"./chunk-XAEJU6KT.js";import{checkObjects,readBlob,readCommit,readFileAt,resolveRevision,typeOf}from"./chunk-CJ6DKXSY.js";
import{diskReason,emptyRecord,judge,makeScratch,noCommits,pinsFolder,reason,unreadPolicy,unstarted}from"./chunk-MKAZHVLE.js";import{claimsFolder,compareClaims,
isSevere}from"./chunk-SNRI3OFJ.js";import{leadsInto,makeFolder,openStore,prepareFile}from"./chunk-SRB2PXS7.js";import{configPath,offLimits,rewarded,
rule,touching}from"./chunk-F6IOHWUV.js";import{doubtfulLimits,isDoubtful,isWaivable,limit,waivableReasons}from"./chunk-3IYEQEDO.js";import{isOnlyOpinion,
judgedToV1,policyOf,serversToV1}from"./chunk-3NKQKLM6.js";import{validateClaimsV1,validateObservationV1,validateReportV1,validateRunV1,validateTraceV1}from"./chunk-DZCC7XYK.js";
import{version}from"./chunk-YYFTMGYD.js";import{formatOf,readDependencyFile,readRequirements}from"./chunk-7ZTK724X.js";import{entriesOf,normaliseName,
readJson,readJsonc,textOf,textsOf,unreadable}from"./chunk-LACULEP7.js";import{foldedName,recordsOf,showPath,treePath,unportableName}from"./chunk-VM3ZC4X5.js";
import{findExecutable,findInterpreter,findPin,findProfile,insideOf,isPlace,matcherOf,mayName,namedBy,profiles,registry,require_picomatch,shapeOf}from"./chunk-DQZS3VOG.js";
import{DamagedObjects,isObjectId,openRepository}from"./chunk-3W7DLTVH.js";import{push}from"./chunk-HRPOUGWA.js";import{blobId,createSha256,fileBytes,
readFileBytes,readFileText,readOptional,require_node_path,sha256Bytes,sha256Hex}from"./chunk-3SQVDBAQ.js";import{require_node_fs}from"./chunk-SBJWCYKC.js";
import{createAskable}from"./chunk-7E3DSVTW.js";import{ancestry,bindingsAround,chainAt,fieldOf,importsIn,isDefining,isInSpans,namedDefinitions,nodeAt,offsetOf}from"./chunk-JXSYURZG.js";
import{projectFolder,questionCapabilities,questionEncoding,require_api2 as require_api}from"./chunk-PO5HRUBH.js";import{once}from"./chunk-BRONEMYC.js";
import{canonical,causeOrOwnPlace,compareFindings,compareNullableText,comparePaths,comparePositions,compareRanges,compareText,compareValues,countWhile,dependencyToV1,
depthMax,findingId,findingStateTable,findingStates,findingsOf,folderOf,inFolder,insidePath,isBelow,isInside,isRelativePath,isSameJson,member,normaliseMessage,parseStrict,
placesOf,pointerTo,relativeInside,severities,severityRank,sha256,sideOf,wellFormed}from"./chunk-XC2CTCOW.js";import{UserError,andMore,cut,lineStarts,lines,
nearest,plural,positionAt,shortId,shorten}from"./chunk-BZ74BBKY.js";import{__callDispose,__commonJS,__require,__toESM,__using}from"./chunk-6N737NXE.js";var require_node_buffer=__commonJS({"builtin:node:buffer"(exports,module){module.exports=__require("node:buffer")}});function confirmationToV1({taken,why}){return{taken,why}}function policyToV1(policy){let{origin,digest,failOn,unknown,inconclusive,volatile:volatile2,moved,minReward}=policy,{replayMismatch,dependenciesDiffer,dependenciesMissing,
reward,change}=policy,{hidden,unchecked,suppressions,claims:claims2,scope}=policy,{rules:rules3=[],maxNew={},settings=[],onlyChangedFiles,servers={}}=policy,{alpha,
beta,gamma}=reward.weights;return{origin,digest,failOn,unknown,inconclusive,volatile:volatile2,moved,minReward,replayMismatch,...dependenciesDiffer===void 0?{}:
{dependenciesDiffer},...dependenciesMissing===void 0?{}:{dependenciesMissing},...hidden===void 0?{}:{hidden},...unchecked===void 0?{}:{unchecked},...suppressions===
void 0?{}:{suppressions},...claims2===void 0?{}:{claims:claims2},...scope===void 0?{}:{scope},...rules3.length===0?{}:{rules:rules3.map(ruleToV1)},...Object.keys(
maxNew).length===0?{}:{maxNew:maxNewToV1(maxNew)},...settings.length===0?{}:{settings:[...settings]},...onlyChangedFiles===void 0?{}:{onlyChangedFiles},...Object.
keys(servers).length===0?{}:{servers:serversToV1(servers)},reward:{headline:reward.headline,weights:{alpha,beta,gamma},...reward.shown===void 0?{}:{shown:reward.
shown}},change}}function ruleToV1({code:code2,path,server,severity,fail}){return{...code2===void 0?{}:{code:code2},...path===void 0?{}:{path},...server===void 0?
{}:{server},...severity===void 0?{}:{severity},...fail===void 0?{}:{fail}}}function maxNewToV1({error,warning,information,hint}){return{...error===void 0?{}:{error},
...warning===void 0?{}:{warning},...information===void 0?{}:{information},...hint===void 0?{}:{hint}}}function proofToV1(proof){return proof===void 0?{}:proof.kind==="proven"?{proof:proof.kind}:{proof:proof.kind,probe:proof.probe}}function reachToV1({effects,touched,routes}){let through=routes?.map(one2=>({path:insidePath(one2.path),through:one2.through.map(insidePath)}));return{effects:[
...effects],touched:touched.map(insidePath),...through===void 0?{}:{routes:through}}}function replayToV1({mode,traces}){let inOrder2=(left2,right2)=>compareText(left2.path,right2.path)||compareValues(left2,right2);return{mode,traces:traces.map(traceToV1).
sort(inOrder2)}}function traceToV1(trace){let{path,server,version:version2,state,class:kind,message:message2,at,wanted,got,advice}=trace;return{path:insidePath(
path),server,version:version2,state,class:kind,message:message2,at:at===null?null:{entry:at.entry,pointer:at.pointer},wanted,got,advice:[...advice]}}function bumpToV1({
server,from,to,total:total2,rules:rules3,files:files2,problem}){return{server,from,to,total:driftToV1(total2),rules:rules3.map(one2=>({code:one2.code,...driftToV1(
one2)})).sort((left2,right2)=>compareText(left2.code,right2.code)||compareValues(left2,right2)),files:files2.map(one2=>({path:insidePath(one2.path),...driftToV1(
one2)})).sort((left2,right2)=>compareText(left2.path,right2.path)||compareValues(left2,right2)),problem}}function driftToV1({added,removed,changed}){return{added,
removed,changed}}function compareBumps(left2,right2){return compareText(left2.server,right2.server)||compareValues(left2,right2)}var scopeSettings=["full","affected","auto"];function scopeOf(run){let{mode,of,why}=run,files2=run.mode==="full"?[]:[...new Set([...run.paths.base,...run.paths.
head])];return{mode,files:files2.sort(compareText),of,why}}function scopeToV1({mode,files:files2,of,why}){return{mode,files:files2.map(insidePath).sort(compareText),
of,why}}function saidBy({server,source,code:code2,severity,message:message2}){return{server,source,code:code2,severity,message:message2}}function sourcesToV1({sources}){
return sources===void 0?{}:{sources:sources.map(saidBy)}}function reportToV1(report){let published={schema:"lanser.report.v1",verdict:report.verdict,class:report.class,reasons:report.reasons.map(reasonToV1),base:{commit:report.
base.commit,tree:report.base.tree},head:{commit:report.head.commit,tree:report.head.tree},servers:report.servers.map(serverToV1).sort(compareServers),...report.
scope===void 0?{}:{scope:scopeToV1(report.scope)},...report.confirmation&&{confirmation:confirmationToV1(report.confirmation)},counts:countsToV1(report.counts),
findings:report.findings.toSorted(compareFindings).map(finding=>findingToV1(finding,report.excerpts.get(finding.id))),...report.off.length===0?{}:{off:report.off.
toSorted(compareFindings).map(one2=>findingToV1(one2,void 0))},causes:report.causes.toSorted(compareCauses).map(causeToV1),unmatched:report.unmatched.toSorted(compareFindings).
map(finding=>({side:finding.side,...observedToV1(finding)})),unknown:report.unknown.map(unknownToV1).sort(compareUnknown),reward:report.reward,unscored:report.unscored,
...report.claims===void 0||report.claims.length===0?{}:{claims:report.claims.map(claimToV1).sort(compareClaims)},replay:report.replay===null?null:replayToV1(report.
replay),bumps:report.bumps.map(bumpToV1).sort(compareBumps),policy:policyToV1(report.policy),policyChanges:report.policyChanges.map(policyChangeToV1).sort(compareValues),
escapes:report.escapes.map(escapeToV1).sort(compareEscapes),...report.hidden.length===0?{}:{hidden:report.hidden.map(one2=>({...requiredPlaceToV1(one2),why:one2.
why,...one2.blame===void 0?{}:{blame:blameToV1(one2.blame)}})).sort(compareValues)},...report.unchecked.length===0?{}:{unchecked:report.unchecked.map(uncheckedToV1).
sort(compareValues)},limits:report.limits.map(({code:code2,message:message2,count:count2})=>({code:code2,message:message2,count:count2})).sort(compareLimits)};return`${canonical(
wellFormed(published))}
`}function claimToV1({path,about,commit,claimed:claimed2,why,state,measured}){return{path:insidePath(path),about,commit,claimed:{...claimed2},why,state,measured}}
function reasonToV1({lifted,...reason2}){if(lifted===void 0)return reasonTextToV1(reason2);let{by,reason:why}=lifted.waived;return{...reasonTextToV1(reason2),lifted:{
...reasonTextToV1(lifted),waived:{by,reason:why}}}}function reasonTextToV1({code:code2,message:message2,hint}){return hint===null?{code:code2,message:message2}:
{code:code2,message:message2,hint}}function findingToV1(finding,excerpt){let{id,state,matchedBy,why,base,placement,counterpart:counterpart2,cause,seen,waived,roots}=finding;
return{...observedToV1(finding),id,root:roots?.[0]??".",...roots===void 0||roots.length<2?{}:{roots},...sourcesToV1(finding),state,matchedBy,why,base:placeToV1(
base),placement,counterpart:placeToV1(counterpart2),cause:cause===null?null:{...requiredPlaceToV1(cause),symbol:cause.symbol,how:cause.how,...cause.dependency===
void 0?{}:{dependency:dependencyToV1(cause.dependency)}},seen:seen===null?null:{base:seen.base,head:seen.head},...seen!==null&&seen.head.length===0?{side:"base"}:
{},...proofToV1(finding.proof),...finding.blame===void 0?{}:{blame:blameToV1(finding.blame)},...finding.silenced===void 0?{}:{silenced:blameToV1(finding.silenced)},
...waived===void 0?{}:{waived:{by:waived.by,reason:waived.reason}},...judgedToV1(finding),excerpt:excerpt===void 0?null:{base:excerptToV1(excerpt.base),head:excerptToV1(
excerpt.head)}}}function blameToV1({commit,since}){return since===void 0?{commit}:{commit,since}}function causeToV1(cause){let{id,path,symbol:symbol2,how,dependency,
base,head,excerpts}=cause;return{id,path:insidePath(path),symbol:symbol2,how,dependency:dependency===null?null:dependencyToV1(dependency),base:placeToV1(base),head:placeToV1(
head),excerpts:{base:excerptToV1(excerpts.base),head:excerptToV1(excerpts.head)},...reachToV1(cause)}}function shownToV1({findings},of){let entries=findings.flatMap(
({id,[of]:shown3})=>shown3===void 0?[]:[[id,placeToV1(shown3)]]);return Object.fromEntries(entries.sort(([left2],[right2])=>compareText(left2,right2)))}function placeToV1(place2){
return place2===null?null:requiredPlaceToV1(place2)}function requiredPlaceToV1({path,range}){return{path:insidePath(path),range:rangeToV1(range)}}function excerptToV1(excerpt){
return excerpt===null?null:{line:excerpt.line+1,lines:excerpt.lines}}function observedToV1(finding){let{server,source,code:code2,severity,message:message2,path,
range,symbol:symbol2}=finding;return{server,source,code:code2,severity,message:message2,path:insidePath(path),range:rangeToV1(range),symbol:symbol2}}function rangeToV1({
start,end}){return{start:{line:start.line+1,column:start.character+1},end:{line:end.line+1,column:end.character+1}}}function serverToV1(server){let{id,version:version2,
root,skipped,ended,treeDigest,schedule,interpreter,base,head}=server;return{id,version:version2,root,skipped,ended,treeDigest,schedule,interpreter:interpreter&&
{name:interpreter.name,version:interpreter.version},base:{files:base.files,unknown:base.unknown},head:{files:head.files,unknown:head.unknown}}}function countsToV1(counts){
let{new:added,fixed,unchanged,moved,removed,suppressed,volatile:volatile2}=counts;return{new:added,fixed,unchanged,moved,removed,suppressed,volatile:volatile2}}
function uncheckedToV1({path,range,why}){return{path:insidePath(path),range:range===null?null:rangeToV1(range),why}}function unknownToV1({server,side,path,reason:reason2}){
return{server,side,path:insidePath(path),reason:reason2}}function policyChangeToV1({kind,files:files2,message:message2,hides,adds}){return{kind,files:files2.map(
insidePath),message:message2,hides,adds}}function escapeToV1({kind,path,line,symbol:symbol2,text}){return{kind,path:insidePath(path),line:line+1,symbol:symbol2,
text}}function compareEscapes(left2,right2){return compareText(left2.path,right2.path)||left2.line-right2.line||compareValues(left2,right2)}function compareServers(left2,right2){
return compareText(left2.id,right2.id)||compareText(left2.version,right2.version)||compareText(left2.root,right2.root)||compareValues(left2,right2)}function compareUnknown(left2,right2){
return compareText(left2.path,right2.path)||compareText(left2.server,right2.server)||compareValues(left2,right2)}function compareLimits(left2,right2){return compareText(
left2.code,right2.code)||compareText(left2.message,right2.message)||left2.count-right2.count}function serializeReport(report){let text=reportToV1(report);return assertFollows(validateReportV1,JSON.parse(text),"the report"),text}function serializeRun(run){
let published={schema:"lanser.run.v1",...run,peakBytes:Math.round(run.peakBytes)};return assertFollows(validateRunV1,published,"run.json"),`${JSON.stringify(published,
null,2)}
`}function assertFollows(validate,value,what){if(validate(value))return;let first2=validate.errors?.[0];throw new Error(`${what} breaks its schema at ${first2?.
instancePath||"the top"}: ${first2?.message}`)}function unitText({server,root,side}){return`${server}:${root.split("/").map(encoded).join("/")}:${side}`}function encoded(name){let others=/[!'()*]/gu;return encodeURIComponent(
name).replace(others,one2=>`%${one2.charCodeAt(0).toString(16).toUpperCase()}`)}function parseUnit(text){let[server,path,side,...more]=text.split(":");if(!(server===
void 0||path===void 0||more.length>0)&&!(side!=="base"&&side!=="head"))try{let unit={server,root:decodeURIComponent(path),side};return server!==""&&unitText(unit)===
text?unit:void 0}catch{return}}var noUnits="none";function unitsText(units){return units.length===0?noUnits:units.map(unitText).join(" ")}function sessionOf({server,
root},session){return`${unitName(server,root)} ${session}`}function unitWords({server,root,side}){return`${server} on ${side}${root==="."?"":` of ${root}`}`}var startBytes=2e4;
function planJobs(units,jobsMax,costs={}){let costOf=unit=>costs[sessionOf(unit,unit.side)]?.ms,sizeOf=({bytes})=>bytes+startBytes,known=units.filter(unit=>costOf(
unit)!==void 0),knownMs=total(known,unit=>costOf(unit)??0),by=knownMs>0?"ms":"bytes",msPerByte=knownMs/Math.max(1,total(known,sizeOf)),weightOf=unit=>by==="byte\
s"?sizeOf(unit):costOf(unit)??sizeOf(unit)*msPerByte,order=(left2,right2)=>compareText(unitText(left2),unitText(right2)),heaviest=units.toSorted((left2,right2)=>weightOf(
right2)-weightOf(left2)||order(left2,right2)),jobs=Array.from({length:Math.max(1,Math.min(jobsMax,units.length))},()=>({units:[],weight:0}));for(let unit of heaviest){
let least2=jobs.reduce((best,job)=>job.weight<best.weight?job:best);least2.units.push(unit),least2.weight+=weightOf(unit)}return{by,jobs:jobs.map(job=>({units:job.
units.toSorted(order),files:total(job.units,({files:files2})=>files2),weight:Math.round(job.weight)}))}}function total(all,of){return all.reduce((sum3,one2)=>sum3+
of(one2),0)}function matrixOf({jobs}){return{include:jobs.map(({units,files:files2},at)=>({job:at+1,of:jobs.length,units:unitsText(units),files:files2}))}}function planText({
jobs,by}){let lines2=jobs.flatMap(({units,files:files2,weight},at)=>[`job ${at+1} of ${jobs.length}: ${plural(units.length,"unit")}, ${plural(files2,"file")}${by===
"ms"?`, about ${(weight/1e3).toFixed(1)} s`:""}`,...units.map(unit=>`  ${unitText(unit)}  ${plural(unit.files,"file")}`)]),how=by==="ms"?"balanced by what the l\
ast run cost":"balanced by the size of the sources; see --last";return`${[...lines2,how].join(`
`)}
`}var import_node_fs16=__toESM(require_node_fs(),1),import_node_path24=__toESM(require_node_path(),1);async function allEnded(promises){return await Promise.allSettled(promises),Promise.all(promises)}var import_node_fs4=__toESM(require_node_fs(),1);var import_node_path4=__toESM(require_node_path(),1);var import_node_fs=__toESM(require_node_fs(),1),import_node_path=__toESM(require_node_path(),1);var filesMax=3e5,bytesMax=2*1024**3,restMs=2e3,unread=/\.(?:pyc|pyo|so(?:\.[\d.]+)?|pyd|dll|dylib|a|o|lib|exe|node|wasm|map|png|jpe?g|gif|ico|whl)$/iu;function lookAtDisk(known){
let listed2=new Map;return{contents:(root,places2)=>{try{let all=list(root,places2,listed2),parts=[digestOf([all.tree],"anywhere"),outsideDigest(all.outside,known),
all.missing];return{digest:sha256Hex(JSON.stringify(parts)),stamp:all.stamp}}catch(error){return{why:whyUnlisted(error)}}}}}function lookAgain(){let listed2=new Map;
return(root,places2,stamp)=>{try{return list(root,places2,listed2).stamp===stamp}catch{return!1}}}function whyUnlisted(error){return error instanceof TooMuch?error.
message:`what the server can read cannot be listed (${error.code})`}var TooMuch=class extends Error{};function list(root,places2,known){let count2={files:0},tree=listing(
(0,import_node_fs.realpathSync)(root),"whole",count2),real=places2.map(place2=>[place2,realOf(place2)]),missing=real.flatMap(([place2,found2])=>found2===void 0?
[place2]:[]),searched=new Set(real.flatMap(([,found2])=>found2??[])),named2=[...tree.leads,...searched],seen=new Set,waiting=[...named2,...foundAbove(tree.top,configuring,
seen),...named2.flatMap(top2=>abovePackages(top2,seen))].sort((one2,other)=>one2.length-other.length||compareText(one2,other)),outside=[];for(let top2 of waiting){
if([tree,...outside].some(one2=>isListed(top2,one2)))continue;let kind=searched.has(top2)?"searched":"whole",listed2=known.get(`${kind} ${top2}`)??listing(top2,
kind,count2);known.set(`${kind} ${top2}`,listed2),outside.push(listed2),waiting.push(...listed2.leads,...listed2.leads.flatMap(lead2=>abovePackages(lead2,seen)))}
return{tree,outside,missing,stamp:stampOf([tree,...outside])}}var configuring=["node_modules","package.json","tsconfig.json","jsconfig.json","pyrightconfig.json",
"pyproject.toml","ruff.toml",".ruff.toml",".shellcheckrc","shellcheckrc",".oxlintrc.json",".oxlintrc.jsonc",...["js","mjs","cjs","ts","mts","cts"].flatMap(end=>[
`eslint.config.${end}`,`oxlint.config.${end}`]),"typings"],packaging=["node_modules","package.json"];function abovePackages(top2,seen){return/\/node_modules(?:\/|$)/u.
test(top2)?foundAbove(top2,packaging,seen):[]}function foundAbove(top2,names2,seen){let found2=[];for(let folder=(0,import_node_path.dirname)(top2);;folder=(0,import_node_path.dirname)(
folder)){for(let name of names2){let place2=(0,import_node_path.join)(folder,name);if(seen.has(place2))continue;seen.add(place2);let real=realOf(place2);real!==
void 0&&found2.push(real)}if(folder===(0,import_node_path.dirname)(folder))return found2}}function realOf(place2){try{return(0,import_node_fs.realpathSync)(place2)}catch{
return}}var installedPackages=/\/(?:site|dist)-packages(?:\/|$)/u;function isListed(place2,{top:top2,kind}){return isInside(place2,top2)&&!(kind==="searched"&&installedPackages.
test(place2.slice(top2.length)))}function listing(top2,kind,count2){let entries=[],leads=[],newestMs=0,file=path=>{let{dev,ino,size:size3,mtimeNs,ctimeNs}=(0,import_node_fs.lstatSync)(
top2+path,{bigint:!0});newestMs=Math.max(newestMs,Number(ctimeNs/1000000n));let state=[dev,ino,size3,mtimeNs,ctimeNs].join(" ");if(entries.push({kind:"file",path,
size:Number(size3),state}),count2.files+=1,count2.files>filesMax)throw new TooMuch(`the server can read more than ${filesMax} files`)},link=path=>{let real=realOf(
top2+path);real===void 0?entries.push({kind:"link",path,to:`nowhere: ${(0,import_node_fs.readlinkSync)(top2+path)}`}):isListed(real,{top:top2,kind})?entries.push(
{kind:"link",path,to:`inside: ${real.slice(top2.length)}`}):(entries.push({kind:"link",path,to:`outside: ${real}`}),leads.push(real))},walk=folder=>{entries.push(
{kind:"folder",path:folder});let inside=(0,import_node_fs.readdirSync)(top2+folder,{withFileTypes:!0});for(let entry of inside.sort((one2,other)=>compareText(one2.
name,other.name))){let path=`${folder}/${entry.name}`;entry.isFile()?file(path):entry.isSymbolicLink()?link(path):entry.isDirectory()&&entry.name!=="__pycache__"?
isListed(top2+path,{top:top2,kind})&&walk(path):entry.isDirectory()||entries.push({kind:"other",path})}},stats=(0,import_node_fs.statSync)(top2);return stats.isDirectory()?
walk(""):stats.isFile()&&file(""),{top:top2,kind,entries,leads,newestMs}}function stampOf(all){let hash=createSha256();for(let{top:top2,entries}of all)hash.update(
JSON.stringify([top2,entries]));return hash.digest("hex")}function outsideDigest(outside,known){let stamp=stampOf(outside),before=known.read(stamp),newestMs=outside.
reduce((newest,one2)=>Math.max(newest,one2.newestMs),0);if(before!==void 0&&before.writtenMs>newestMs+restMs)return before.digest;let digest=digestOf(outside,"t\
here");return known.write(stamp,digest),digest}function digestOf(all,where){let hash=createSha256(),bytes=0;for(let{top:top2,entries}of all){hash.update(`${JSON.
stringify(where==="there"?top2:"")}
`);for(let entry of entries)if(entry.kind!=="file")hash.update(`${JSON.stringify(entry)}
`);else{let{path,size:size3}=entry,isRead=!unread.test(path);if(isRead&&(bytes+=size3),bytes>bytesMax)throw new TooMuch(`the server can read more than ${bytesMax}\
 bytes`);let content=isRead?sha256Hex(readFileBytes(top2+path,bytesMax)):"by its name";hash.update(`${JSON.stringify(["file",path,size3,content])}
`)}}return hash.digest("hex")}var schema="lanser.observation.v1";function entryBody(key,value){return JSON.stringify({schema,key,...value})}function readBody(body,key,name){let entry=parsed(
body);if(!validateObservationV1(entry))return;let known=entry;return Object.hasOwn(known,name)&&canonical(known.key)===canonical(key)?known[name]:void 0}function parsed(body){
try{return JSON.parse(body)}catch{return}}function whyUnkept({files:files2,failure,limits:limits2}){if(failure!==void 0)return`the session counts for nothing (${failure.
code})`;let unknown=files2.find(({kind})=>kind==="unknown");if(unknown!==void 0)return`${unknown.path} has no final answer`;let other=limits2.find(one2=>!lasting.
has(one2.code));return other===void 0?null:`something else may come out another time: ${other.message}`}var lasting=new Set(["server-configuration","severity-as\
sumed","message-cut"]);async function answersTo({profile,schedule,projectDiagnostics,lookups:plan},{files:files2,schedule:digest,lookups:lookups2},text){if(digest!==
scheduleDigest(profile,schedule,lookups2))return!1;let told=[...new Set(projectDiagnostics.map(({path})=>path))],expected=[...schedule.paths,...told];if(files2.
length!==expected.length)return!1;let given=new Set(files2.map(({path})=>path));if(!schedule.paths.every((path,at)=>files2[at]?.path===path)||!expected.every(path=>given.
has(path))||!files2.every(one2=>one2.kind==="final"&&one2.findings.every(found2=>found2.server===profile.id)))return!1;if(plan===null)return lookups2.length===0;
let waiting=[...lookups2],isOther=!1;return await followPlan({plan,text},{open:()=>{},close:()=>{},ask:({path,position})=>{let next2=waiting.shift();return isOther||=
next2===void 0||!isSameJson([path,position],[next2.path,next2.position]),Promise.resolve(isOther?void 0:next2?.targets)}}),!isOther&&waiting.length===0}function answersFor(asks,known){
if(known.length===asks.length)return asks.flatMap(({side,path,text},at)=>{let answer=known[at];return answer===void 0?[]:[{side,path,text,...answer}]})}async function observeFromKept(side,kept,{live,answersTo:answersTo2}){let rounds=[],session,ask=async asks=>{if(asks.length===0)return[];let before=rounds.map(round=>round.
asks),known=session===void 0?answersTo2([...before,asks]):void 0;if(known!==void 0)return rounds.push({asks,answers:known}),known;let missed=session===void 0?[...before,
asks]:[asks];session??=beginLate(side,live);let askLive=await session.opened,answers=null;for(let one2 of missed)if(answers=askLive===null?null:await askLive(one2),
answers===null)return null;return answers!==null&&rounds.push({asks,answers}),answers};side.progress(side.schedule.paths.length,0);try{await side.probing?.(kept,
ask)}finally{session?.close(),await Promise.allSettled([session?.ended])}if(session===void 0){let probes=rounds.length===0?{}:{probes:recordOfRounds(rounds.map(
({asks})=>asks))};return{kind:"kept",observation:{...kept,...probes},rounds}}let observation=await session.ended;return observation.failure!==void 0||isSameJson(
foundIn(observation),foundIn(kept))?{kind:"probed",observation,rounds}:{kind:"differs",observation:{...observation,failure:differs},rounds:[]}}function foundIn({
files:files2,schedule,lookups:lookups2,limits:limits2}){return{files:files2,schedule,lookups:lookups2,limits:limits2}}var differs={code:"digest-mismatch",message:"\
what an earlier run kept is not what the server finds now; it was removed: run it again"};function beginLate(side,live){let opened=Promise.withResolvers(),closing3=Promise.
withResolvers(),ended=live({...side,probing:(_,ask)=>(opened.resolve(ask),closing3.promise)}).finally(()=>opened.resolve(null));return{opened:opened.promise,ended,
close:()=>closing3.resolve()}}function noting(side,rounds){let{probing}=side;return probing==null?side:{...side,probing:(observed,ask)=>probing(observed,async asks=>{
let answers=await ask(asks);return asks.length>0&&answers!==null&&rounds.push({asks,answers}),answers})}}var import_node_fs3=__toESM(require_node_fs(),1),import_node_path3=__toESM(require_node_path(),1);var import_node_fs2=__toESM(require_node_fs(),1),import_node_path2=__toESM(require_node_path(),1);var ownCode=once(()=>{try{let{filename,dirname:folder}=import.meta;return filename.endsWith(".ts")?filesDigest((0,import_node_path2.join)(folder,"../../.."),["p\
ackage-lock.json","src/**/*.{ts,json}"]):filesDigest((0,import_node_path2.basename)(folder)==="chunks"?(0,import_node_path2.dirname)(folder):folder,["*.js","chu\
nks/*.js"])}catch{return}});function filesDigest(top2,patterns2){let files2=(0,import_node_fs2.globSync)(patterns2,{cwd:top2}).sort(compareText);return sha256Hex(
JSON.stringify(files2.map(file=>[file,sha256Hex(readFileBytes((0,import_node_path2.join)(top2,file)))])))}function keyOf(host,side,{server,toolchain,places:places2},disk){let code2=ownCode();if(code2===void 0)return{kind:"none",why:"this program cannot read its own \
file"};let{profile,context:context2,schedule,lookups:lookups2,repository}=side,{root,project}=context2,told=[...places2,...placesIn(context2.settings,projectFolder(
context2))],contents=disk.contents(root,told);if("why"in contents)return{kind:"none",why:contents.why};let anywhere=value=>sha256Hex(JSON.stringify(value).replaceAll(
root,"<root>")),first2=lookups2===null?null:lookups2([]);return{kind:"keyed",key:{code:code2,platform:`${host.platform} ${host.arch}, Node ${host.nodeVersion}`,
server:{id:server.id,version:server.version,treeDigest:server.treeDigest},schedule:scheduleDigest(profile,schedule,[]),programFiles:schedule.programFiles,lookups:first2===
null?null:anywhere(first2.map(({path,position})=>[path,position])),repository,project,settings:anywhere(context2.settings),overlays:anywhere(context2.overlays??
[]),projectDiagnostics:anywhere(side.projectDiagnostics),toolchain:toolchain===null?null:`${toolchain.name} ${toolchain.version}`,standIns:anywhere(Object.entries(
context2.toolchain).map(([name,place2])=>[name,readOptional(place2)??place2])),places:anywhere(places2),contents:contents.digest},places:told,stamp:contents.stamp}}
function placesIn(setting,folder){if(typeof setting=="string"){let place2=(0,import_node_path3.resolve)(folder,setting);return setting!==""&&!isInside(place2,folder)&&
(0,import_node_fs3.existsSync)(place2)?[place2]:[]}return typeof setting!="object"||setting===null?[]:Object.values(setting).flatMap(one2=>placesIn(one2,folder))}
function entryName(key){return sha256Hex(canonical(key))}function createObservationCache(host,place2,owner,expected=()=>null){let store=openStore(host,place2,owner),disk=once(()=>lookAtDisk(knownContents(store))),sessions=[];
return{observe:async(side,facts,live)=>{let session={side,facts,from:"server",why:null,unkept:null,pending:[]};sessions.push(session);let keyed=keyOf(host,side,
facts,disk()),refuse=failure=>(session.unkept=failure.message,failedObservation(side,failure));if(keyed.kind==="none"){session.why=session.unkept=keyed.why;let missing=side.
signal.aborted?null:expected(facts.name,keyed.why);return missing===null?live(side):refuse(missing)}let{key}=keyed;session.seen=keyed,session.key=key;let known=side.
signal.aborted?{kind:"miss",why:"the run was cancelled"}:await readObservation(store,key,side);if(known.kind==="miss"){session.why=known.why;let missing=side.signal.
aborted?null:expected(facts.name,known.why);if(missing!==null)return refuse(missing);let rounds2=[],observation2=await live(noting(side,rounds2));return session.
unkept=whyUnkept(observation2),session.unkept===null&&session.pending.push([key,foundValue(observation2)]),keepAnswers(session,key,observation2,rounds2),observation2}
let{kind,observation,rounds}=await observeFromKept(side,known.observation,{live,answersTo:asked=>readAnswers(store,key,asked)});return session.from=kind==="kept"?
"cache":"both",kind==="kept"||(session.why="it was probed with texts whose answers are not kept",kind==="differs"&&store.remove(entryName(key)),keepAnswers(session,
key,observation,rounds)),observation},entries:()=>new Map(sessions.flatMap(one2=>one2.key===void 0?[]:[[one2.facts.name,entryName(one2.key)]])),end:()=>{let isStill=lookAgain();
return sessions.map(one2=>({session:one2.facts.name,from:one2.from,why:one2.why,unkept:one2.unkept??keptOrWhy(store,one2,isStill)}))}}}function failedObservation({
profile,schedule},failure){return{files:schedule.paths.map(path=>({kind:"unknown",path,reason:"server-failed"})),failure,schedule:scheduleDigest(profile,schedule,
[]),lookups:[],limits:[]}}async function readObservation(store,key,side){let name=entryName(key),read=store.read(name);if(read.kind==="miss")return read;let known=readBody(
read.body,key,"observation");return known!==void 0&&await answersTo(side,known,path=>{let found2=readText((0,import_node_path4.join)(side.context.root,path));return typeof found2==
"string"?found2:void 0})?{kind:"known",observation:{...known,failure:void 0}}:(store.remove(name),{kind:"miss",why:"the entry is not one of this session"})}function foundValue({
files:files2,schedule,lookups:lookups2,limits:limits2}){return{observation:{files:files2,schedule,lookups:lookups2,limits:limits2}}}function roundsKey(key,asked){
let texts=asked.map(asks=>asks.map(({path,text,isInert:isInert2})=>[path,sha256Hex(text),isInert2===!0]));return{after:entryName(key),texts:sha256Hex(JSON.stringify(
texts))}}function readAnswers(store,key,asked){let own=roundsKey(key,asked),read=store.read(entryName(own)),known=read.kind==="entry"?readBody(read.body,own,"an\
swers"):void 0;return known&&answersFor(asked.at(-1)??[],known)}function keepAnswers({pending},key,observation,rounds){if(!(observation.probes?.failure!==null||
whyUnkept(observation)!==null))for(let[at,{answers}]of rounds.entries()){let asked=rounds.slice(0,at+1).map(({asks})=>asks),value=answers.map(({findings,unreachable})=>({
findings,unreachable}));pending.push([roundsKey(key,asked),{answers:value}])}}function keptOrWhy(store,{side,seen,pending},isStill){if(pending.length===0)return null;
if(seen===void 0||!isStill(side.context.root,seen.places,seen.stamp))return"files that the server can read were changed meanwhile";for(let[key,value]of pending){
let problem=store.write(entryName(key),entryBody(key,value));if(problem!==null)return problem}return null}function knownContents(store){let keyFor=stamp=>({files:stamp});
return{read:stamp=>{let key=keyFor(stamp),read=store.read(entryName(key)),digest=read.kind==="entry"?readBody(read.body,key,"contents"):void 0;return read.kind===
"entry"&&digest!==void 0?{digest,writtenMs:read.writtenMs}:void 0},write:(stamp,contents)=>{let key=keyFor(stamp);store.write(entryName(key),entryBody(key,{contents}))}}}function openCache(host,{observations:place2=null,shards,top:top2,scratch,note}){if(place2===null)return null;if(!leadsInto(place2.folder,top2))return createObservationCache(
host,place2,(0,import_node_fs4.statSync)(scratch).uid,shards?.expected);if(shards!==void 0)throw new UserError("usage","the folder for temporary files (TMPDIR) \
lies inside of the repository",{hint:"Point TMPDIR at another folder: what is joined is kept there for as long as the run takes."});return note("no observations\
 are kept or used inside of the repository"),null}var import_picomatch=__toESM(require_picomatch(),1);function tracesOf({replay:replay2,traces}){return replay2==="off"||traces.length===0?()=>!1:(0,import_picomatch.default)([...traces],{dot:!0})}function recordedRuns(traces){
let runs=Map.groupBy(traces.filter(isOfRun),folderOf2);return new Map([...runs].filter(([,paths])=>isRun(paths)))}function reportPathsOf(traces){let runs=recordedRuns(
traces);return[...traces.filter(path=>!isOfRun(path)||!runs.has(folderOf2(path))).map(path=>[path]),...[...runs].map(([folder,paths])=>[folder,...paths])]}var runTrace=new RegExp(
`^[\\w-]+(?:\\+[^/]+)?\\.(?:${sessionNames.join("|")})\\.trace\\.jsonl(?:\\.zst)?$`,"u");function isOfRun(path){return runTrace.test(nameOf2(path))}function isRun(paths){
return["base","head"].every(side=>paths.some(path=>nameOf2(path).includes(`.${side}.trace.`)))}function folderOf2(path){return path.slice(0,path.lastIndexOf("/"))}
function nameOf2(path){return path.slice(path.lastIndexOf("/")+1)}var import_node_fs7=__toESM(require_node_fs(),1),import_node_path8=__toESM(require_node_path(),1);function rawOfFinding(finding){let{path,range,severity,source,code:code2,message:message2,related:related2}=finding;return{path,range,severity,source,code:code2,
message:message2,tags:"",related:related2===void 0?"":canonical(related2)}}function rawOfUnreachable(path,range){return{path,range,severity:"hint",message:"unre\
achable",...{source:null,code:null,tags:"",related:""}}}function rawOfDiagnostic(path,item){let[message2,range]=[textOf2(member(item,"message")),rangeOf(member(
item,"range"))],severity=member(item,"severity"),[tags,related2]=[member(item,"tags"),member(item,"relatedInformation")];return{path,range:range??{start:{line:0,
character:0},end:{line:0,character:0}},severity:typeof severity=="number"?severities[severity-1]??null:null,source:nullable(member(item,"source")),code:nullable(
member(item,"code")),message:message2===void 0||range===void 0?canonical(item):message2,tags:tags===void 0?"":canonical(tags),related:related2===void 0?"":canonical(
related2)}}function nullable(value){return value==null||value===""?null:typeof value=="string"?value:canonical(value)}function textOf2(value){let marked=typeof value==
"string"?value:member(value,"value");return typeof marked=="string"?marked:void 0}function rangeOf(value){let[start,end]=[positionOf(member(value,"start")),positionOf(
member(value,"end"))];return start===void 0||end===void 0?void 0:{start,end}}function positionOf(value){let[line,character]=[member(value,"line"),member(value,"\
character")];return typeof line=="number"&&typeof character=="number"?{line,character}:void 0}function compareRaw(left2,right2){return comparePaths(left2.path,right2.
path)||compareRanges(left2.range,right2.range)||compareNullableText(left2.severity,right2.severity)||compareNullableText(left2.source,right2.source)||compareNullableText(
left2.code,right2.code)||compareText(left2.message,right2.message)||compareText(left2.tags,right2.tags)||compareText(left2.related,right2.related)}function rawKey({
path,range,severity,source,code:code2,message:message2,tags,related:related2}){return JSON.stringify([path,...numbersOf(range),severity,source,code2,message2,tags,
related2])}function numbersOf({start,end}){return[start.line,start.character,end.line,end.character]}var shownLengthMax=400;function rawLine({range,severity,source,
code:code2,message:message2,tags,related:related2}){let{start,end}=range,place2=`${start.line+1}:${start.character+1}-${end.line+1}:${end.character+1}`,rule2=code2===
null?source??"":`${source??""}(${code2})`,beside2=[tags===""?"":` tags ${tags}`,related2===""?"":` related ${related2}`].join(""),flat=message2.replace(/\s*\n\s*/gu,
" — ");return shortened(`${place2} ${severity??"no severity"} ${rule2}: ${flat}${beside2}`)}function shortened(text){return shorten(text,shownLengthMax)}var packagesMax=5,nameLengthMax=60,versionLengthMax=40;function factText(fact,other){return shortened(`${fact.name}: ${named(fact,other)}${fact.value}`)}function named(fact,other){
if(fact.versions===void 0||other.versions===void 0)return"";let[own,others]=[new Map(Object.entries(fact.versions)),new Map(Object.entries(other.versions))],differing2=[
...new Set([...own.keys(),...others.keys()])].sort(compareText).filter(name=>own.get(name)!==others.get(name));if(differing2.length===0)return"none that a manif\
est names; ";let shown3=differing2.slice(0,packagesMax).map(name=>`${shorten(name,nameLengthMax)} ${shorten(own.get(name)??"not in a manifest",versionLengthMax)}`),
more=differing2.length-shown3.length;return`${shown3.join(", ")}${more>0?` and ${more} more`:""}; `}var import_vscode_languageserver_protocol=__toESM(require_api(),1);var informational=new Set([import_vscode_languageserver_protocol.LogTraceNotification.type.method,"$/progress",import_vscode_languageserver_protocol.TelemetryEventNotification.
method,import_vscode_languageserver_protocol.LogMessageNotification.method,import_vscode_languageserver_protocol.WorkDoneProgressCreateRequest.method]);function isInformational(method){
return typeof method=="string"&&informational.has(method)}function protocolOf(entries){let open=new Map,answered=new Set,channels=new Map,named2=new Map,counts=new Map,
status=null,count2=name=>{counts.set(name,(counts.get(name)??0)+1)},take2=(kind,uri,identifier2,items)=>{let key=`${kind} ${uri}${identifier2===""?"":` ${identifier2}`}`,
path=pathOf(uri),channel2=channels.get(key)??{path,states:[],final:[]};channel2.final=Array.isArray(items)?items.map(item=>rawOfDiagnostic(path,item)):[],channel2.
states.push(Array.isArray(items)?stateOf(channel2.final):`no list ${canonical(items??null)}`),channels.set(key,channel2)},hear=message2=>{let method=member(message2,
"method");if(typeof method=="string"){let params=member(message2,"params");method===import_vscode_languageserver_protocol.PublishDiagnosticsNotification.method?
take2("push",textOf3(member(params,"uri")),"",member(params,"diagnostics")):method===import_vscode_languageserver_protocol.RegistrationRequest.method?register(member(
params,"registrations")):isInformational(method)||count2(`${method} from the server`);return}let id=idOf(message2),asked=open.get(id);if(asked===void 0){count2(
answered.has(id)?`second answer to ${id}`:"answer to nothing");return}open.delete(id),answered.add(id),answer(asked,message2)},answer=({method,uri,identifier:identifier2},message2)=>{
let error=member(message2,"error"),result=member(message2,"result");if(error!==void 0)count2(`error ${textOf3(member(error,"code"))} to ${method} ${uri??""}`.trimEnd());else if(method===
import_vscode_languageserver_protocol.InitializeRequest.method)for(let[name,value]of Object.entries(member(result,"capabilities")??{}))named2.set(`capability ${name}`,
canonical(value));else if(method===import_vscode_languageserver_protocol.DocumentDiagnosticRequest.method){take2("pull",uri??"",identifier2,member(result,"items"));
for(let[other,report]of Object.entries(member(result,"relatedDocuments")??{}))take2("pull",other,identifier2,member(report,"items"))}},register=registrations=>{
if(Array.isArray(registrations))for(let one2 of registrations)count2(`registration ${textOf3(member(one2,"method"))} ${canonical(member(one2,"registerOptions")??
null)}`)},ask=message2=>{let method=member(message2,"method");if(typeof method!="string"||member(message2,"id")===void 0)return;let params=member(message2,"para\
ms"),[uri,identifier2]=[member(member(params,"textDocument"),"uri"),member(params,"identifier")];open.set(idOf(message2),{method,uri:typeof uri=="string"?uri:null,
identifier:typeof identifier2=="string"?identifier2:""})},isProbed=!1;for(let{k,d,m}of entries)isProbed||=isProbesFollow({k,m}),k==="frame"?isProbed||(d===">"?ask:
hear)(m):k==="meta"&&member(m,"end")!==void 0&&(status??=statusOf(member(m,"end")));for(let{method,uri}of open.values())count2(`no answer to ${method} ${uri??""}`.
trimEnd());for(let[name,number]of counts)named2.set(name,String(number));return{channels:[...channels].map(([key,channel2])=>({key,...channel2})).sort((a,b)=>compareText(
a.key,b.key)),named:[...named2].sort(([a],[b])=>compareText(a,b)),status}}function lastAnswerAbout(path,entries){let asked=new Map,last;for(let entry of entries){
let{k,d,m}=entry;if(isProbesFollow(entry))break;if(k!=="frame")continue;let[method,params]=[member(m,"method"),member(m,"params")];if(d===">"){method===import_vscode_languageserver_protocol.DocumentDiagnosticRequest.
method&&asked.set(idOf(m),pathOf(textOf3(member(member(params,"textDocument"),"uri"))));continue}(method===import_vscode_languageserver_protocol.PublishDiagnosticsNotification.
method?pathOf(textOf3(member(params,"uri"))):method===void 0?asked.get(idOf(m)):void 0)===path&&(last=entry)}return last}function textOf3(value){return typeof value==
"string"?value:canonical(value??null)}function idOf(message2){return JSON.stringify(member(message2,"id")??null)}function stateOf(diagnostics){return sha256(canonical(
diagnostics.toSorted(compareRaw).map(rawKey)))}function statusOf(end){let[kind,code2,signal]=[member(end,"kind"),member(end,"code"),member(end,"signal")];return kind===
"closed"||kind==="exit"&&code2===0?null:kind==="exit"?`exit ${code2??signal}`:String(kind)}function pathOf(uri){let shown3=/^\$\{ROOT_URI\}\/(.+)$/.exec(uri)?.[1]??
`<outside>/${uri.split("/").at(-1)}`;try{return decodeURIComponent(shown3).toWellFormed()}catch{return shown3}}function factsOf({observation,environment,entries}){let{failure}=observation;return{environment,failure:failure===void 0?null:`${failure.code}: ${failure.message}`,
files:observation.files.map(file=>file.kind==="unknown"?{path:file.path,state:file.reason,diagnostics:[]}:{path:file.path,state:"final",diagnostics:rawIn(file)}).
sort((a,b)=>comparePaths(a.path,b.path)),lookups:observation.lookups.map(one2=>canonical(one2)),protocol:entries===null?null:protocolOf(entries())}}function rawIn(file){
return[...file.findings.map(rawOfFinding),...file.unreachable.map(range=>rawOfUnreachable(file.path,range))]}function fingerprint(facts){let environment=facts.environment?.
filter(({isStrict})=>isStrict)?.map(({versions:_,...fact})=>fact)??null,files2=facts.files.map(({diagnostics,...file})=>({...file,said:diagnostics}));return sha256(
canonical({...facts,files:files2,environment}))}var passes=[({path,range,source,code:code2,message:message2})=>JSON.stringify([path,...numbersOf(range),source,code2,message2]),({path,range,source,code:code2})=>JSON.
stringify([path,...numbersOf(range),source,code2]),({path,source,code:code2,message:message2})=>JSON.stringify([path,source,code2,message2]),({path,range,message:message2})=>JSON.
stringify([path,...numbersOf(range),message2])];function pairDifferences(wanted,got){let[left2,right2]=withoutEqual(wanted,got),pairs3=[];for(let keyOf9 of passes){
let rightByKey=Map.groupBy(right2,keyOf9),takenByKey=new Map,paired=new Set;for(let one2 of left2){let key=keyOf9(one2),taken=takenByKey.get(key)??0,other=rightByKey.
get(key)?.[taken];other!==void 0&&(takenByKey.set(key,taken+1),paired.add(one2).add(other),pairs3.push({class:classOf(one2,other),wanted:one2,got:other}))}left2=
left2.filter(one2=>!paired.has(one2)),right2=right2.filter(one2=>!paired.has(one2))}for(let one2 of left2)pairs3.push({class:"D4",wanted:one2,got:null});for(let one2 of right2)
pairs3.push({class:"D4",wanted:null,got:one2});return pairs3.sort((a,b)=>compareRaw(firstOf(a),firstOf(b)))}function firstOf({wanted,got}){return wanted===null?
got:got===null||compareRaw(wanted,got)<=0?wanted:got}function classOf(one2,other){return one2.severity===other.severity&&one2.source===other.source&&one2.code===
other.code&&one2.tags===other.tags&&one2.related===other.related?compareRanges(one2.range,other.range)===0?"D2":"D3":"D5"}function withoutEqual(wanted,got){let[
left2,right2]=[wanted,got].map(all=>all.map(one2=>({...one2})).sort(compareRaw)),counts=new Map;for(let one2 of right2)add(counts,rawKey(one2),1);let common=new Map,
leftOnly=left2.filter(one2=>{let key=rawKey(one2),there=(counts.get(key)??0)>0;return there&&(add(counts,key,-1),add(common,key,1)),!there}),rightOnly=right2.filter(
one2=>{let key=rawKey(one2),isCommon=(common.get(key)??0)>0;return isCommon&&add(common,key,-1),!isCommon});return[leftOnly,rightOnly]}function add(counts,key,by){
counts.set(key,(counts.get(key)??0)+by)}function compareFacts(wanted,got){let others=otherEnvironment(wanted.environment??[],got.environment??[]),environment=()=>divergenceOf(others.map(({difference:difference2})=>difference2));
if(others.some(({isStrict})=>isStrict))return environment();let found2=compareResults(wanted,got);return others.length>0&&changesReport(found2)?environment():found2}
function otherEnvironment(wanted,got){let now=new Map(got.map(fact=>[fact.name,fact]));return wanted.flatMap(fact=>{let{name,isStrict}=fact,other=now.get(name);
if(other===void 0||other.value===fact.value)return[];let[before,after]=[factText(fact,other),factText(other,fact)];return[{isStrict,difference:whole("D9",before,
after)}]})}function compareResults(wanted,got){if(wanted.failure!==got.failure)return divergenceOf([whole("D8",wanted.failure??"healthy",got.failure??"healthy")]);
if(fingerprint(wanted)===fingerprint(got))return divergenceOf([]);let raw=wanted.protocol!==null&&got.protocol!==null?protocol(wanted.protocol,got.protocol):[];
return divergenceOf([...raw,...lookups(wanted,got),...files(wanted,got,raw)])}function worstClass(classes){let worst="D0";for(let one2 of classes)divergenceClasses[one2].
rank<divergenceClasses[worst].rank&&(worst=one2);return worst}function changesReport({classes}){return divergenceClassNames.some(name=>classes[name]>0&&divergenceClasses[name].
changesReport)}function divergenceOf(found2){let differences2=found2.toSorted((a,b)=>divergenceClasses[a.class].rank-divergenceClasses[b.class].rank||compareNullableText(
a.path,b.path)),classes=noClasses();for(let one2 of differences2)classes[one2.class]+=1;let worst=differences2[0]?.class??"D0";return{class:worst,classes,first:differences2[0]??
null,decides:divergenceClasses[worst].decides,differences:differences2}}function noClasses(){return Object.fromEntries(divergenceClassNames.map(name=>[name,0]))}
function protocol(wanted,got){let found2=[];wanted.status!==got.status&&found2.push(whole("D8",wanted.status,got.status));let others=new Map(got.channels.map(one2=>[
one2.key,one2]));for(let one2 of wanted.channels)found2.push(...channel(one2,others.get(one2.key))),others.delete(one2.key);for(let one2 of others.values())found2.
push(...channel(void 0,one2));let[names2,otherNames2]=[new Map(wanted.named),new Map(got.named)];for(let name of new Set([...names2.keys(),...otherNames2.keys()])){
let[value,other]=[names2.get(name),otherNames2.get(name)];value!==other&&found2.push(whole("D6",nameAnd(name,value),nameAnd(name,other)))}return found2}function nameAnd(name,value){
return value===void 0?null:shortened(`${name}: ${value}`)}function channel(wanted,got){let path=wanted?.path??got?.path??"",[left2,right2]=[wanted?.final??[],got?.
final??[]],pairs3=pairDifferences(left2,right2);if(pairs3.length>0)return pairs3.map(pairDifference);let order=orderDifference(path,left2,right2);if(order!==void 0)
return[order];let[states,others]=[wanted?.states??[],got?.states??[]],kind=wanted?.key??got?.key??"",inWords2=count2=>count2===0?null:shortened(`${kind}: ${count2}\
 states`),[distinct2,otherDistinct]=[withoutRepeats(states),withoutRepeats(others)];if(distinct2.join()!==otherDistinct.join()){let isMissing=distinct2.length===
0||otherDistinct.length===0;return[beside(isMissing?"D6":"D7",path,inWords2(states.length),inWords2(others.length))]}return states.length===others.length?[]:[beside(
"D6",path,inWords2(states.length),inWords2(others.length))]}function withoutRepeats(states){return states.filter((state,index2)=>state!==states[index2-1])}function lookups(wanted,got){
let most=Math.max(wanted.lookups.length,got.lookups.length);return Array.from({length:most},(_,index2)=>[wanted.lookups[index2],got.lookups[index2]]).filter(([one2,
other])=>one2!==other).map(([one2=null,other=null])=>whole("D5",one2,other))}function files(wanted,got,raw){let others=new Map(got.files.map(file=>[file.path,file]));
return wanted.files.flatMap(file=>{let other=others.get(file.path);return other===void 0?[]:file.state!==other.state?[beside("D8",file.path,file.state,other.state)]:
raw.some(one2=>one2.path===file.path)?[]:fileDifferences(file,other)})}function fileDifferences(file,other){let pairs3=pairDifferences(file.diagnostics,other.diagnostics);
if(pairs3.length>0)return pairs3.map(pairDifference);let order=orderDifference(file.path,file.diagnostics,other.diagnostics);return order===void 0?[]:[order]}function pairDifference(pair){
let raw=pair.wanted??pair.got;return{class:pair.class,path:raw.path,range:raw.range,code:raw.code,wanted:pair.wanted===null?null:rawLine(pair.wanted),got:pair.got===
null?null:rawLine(pair.got)}}function orderDifference(path,wanted,got){let at=wanted.findIndex((one3,index2)=>compareRaw(one3,got[index2]??one3)!==0),[one2,other]=[
wanted[at],got[at]];return one2===void 0||other===void 0?void 0:{class:"D1",path,range:null,code:null,wanted:rawLine(one2),got:rawLine(other)}}function whole(of,wanted,got){
return{class:of,path:null,range:null,code:null,wanted,got}}function beside(of,path,wanted,got){return{...whole(of,wanted,got),path}}function firstDifference(wanted,got,pointer=""){if(!(wanted!==void 0&&got!==void 0&&canonical(wanted)===canonical(got))){if(isContainer(wanted)&&isContainer(got)&&
Array.isArray(wanted)===Array.isArray(got)){let keys=[...new Set([...Object.keys(wanted),...Object.keys(got)])];for(let key of Array.isArray(wanted)?keys:keys.sort()){
let inner=pointerTo(pointer,key),found2=firstDifference(member(wanted,key),member(got,key),inner);if(found2!==void 0)return found2}}return{pointer,wanted:valueText(
wanted),got:valueText(got)}}}function isContainer(value){return typeof value=="object"&&value!==null}var shownLengthMax2=400;function valueText(value){let text=value===
void 0?"nothing":canonical(value);return shorten(text,shownLengthMax2)}var aroundLengthMax=160;function entryLine({i,k,d,m}){let text=JSON.stringify(m);return`${i}\
 ${k==="frame"?d:k} ${shorten(text,aroundLengthMax)}`}var headroomBytes=32,chunkBytesWhole=1048576;function*linesOf(source,from,chunkBytes3=chunkBytesWhole){let size3=Math.min(chunkBytes3,Math.max(1,source.size()-from)),
chunk=Buffer.allocUnsafeSlow(headroomBytes+size3),start=headroomBytes,filled=start,at=from;for(let searched=start;;){let feed=chunk.indexOf(lineFeed,searched);if(feed>=
0&&feed<filled){yield{chunk,start,end:feed,at,isWhole:!0},at+=feed+1-start,start=feed+1,searched=start;continue}let rest=filled-start;if(rest>lineBytesMax){let message2=`\
a line is longer than ${lineBytesMax} bytes`;throw new BrokenTrace(source.name,{problem:"too-large",line:null,entry:null,message:message2})}let room=rest>(chunk.
length-headroomBytes)/2?Buffer.allocUnsafeSlow(headroomBytes+2*rest):chunk;chunk.copy(room,headroomBytes,start,filled),chunk=room,start=headroomBytes,filled=start+
rest,searched=filled;let bytes=source.read(at+rest,chunk,filled);if(bytes===0)break;filled+=bytes}filled>start&&(yield{chunk,start,end:filled,at,isWhole:!1})}var lineFeed=10;
function textOf4({chunk,start,end}){return chunk.toString("utf8",start,end)}var import_node_buffer=__toESM(require_node_buffer(),1),import_vscode_languageserver_protocol2=__toESM(require_api(),1);function readTrace(source){try{return{kind:"trace",trace:checkedTrace(source)}}catch(error){if(error instanceof BrokenTrace)return error.fault;throw error}}var noteBytesMax=64*
1048576;function checkedTrace(source){source.check();let refuse=(problem,index3,entry,message2)=>new BrokenTrace(source.name,{problem,line:index3+1,entry,message:message2});
source.size();let notes=[],opening2=[],starts=[{entry:0,at:0}],blocks=[],state=Buffer.from(chainStart,"hex"),index2=0,noteBytes=0,trailer,endBlock=(h,next2)=>{let last=starts.
at(-1);blocks.push({h,bytes:next2-(last?.at??0)})},lines2=linesOf(source,0);for(let line of lines2){if(!line.isWhole)throw refuse("truncated",index2,index2,"the\
 last line is cut off");if(trailer!==void 0)throw refuse("trailer",index2,null,"there is something after the trailer");let text=textOf4(line),entry=parseEntry(text,
line,(problem,message2)=>refuse(problem,index2,index2,message2));if(entry.i!==index2){let next3=lines2.next();throw misnumbered(refuse,index2,entry.i,next3.done===
!0?void 0:numberIn(next3.value))}index2===0&&assertHeader(entry,refuse),assertSchema(entry,message2=>refuse("not-following-schema",index2,index2,message2));let next2=line.
at+line.end-line.start+1;if(entry.k==="checkpoint"||entry.k==="trailer"){let h=sha256Text(state),what=`one of the entries ${starts.at(-1)?.entry??0} to ${index2-
1} is not what was recorded`;if(entry.k==="checkpoint"){if(entry.m.h!==h)throw refuse("checkpoint",index2,index2,`${what}: the checkpoint has another value`);endBlock(
h,next2),starts.push({entry:index2+1,at:next2})}else{if(trailer=entry.m,trailer.entries!==index2)throw refuse("trailer",index2,index2,`the trailer counts ${trailer.
entries} entries, and ${index2} are there`);if(trailer.root!==h)throw refuse("trailer",index2,index2,`${what}: the trailer has another value`);if(endBlock(h,line.
at),canonical(trailer.blocks)!==canonical(blocks))throw refuse("trailer",index2,index2,"the trailer lists other blocks than those that are there")}}else if(entry.
k!=="frame"){if(notes.push(entry),noteBytes+=line.end-line.start,noteBytes>noteBytesMax)throw refuse("too-large",index2,index2,`what is not a message takes more\
 than ${noteBytesMax} bytes`)}else entry.d===">"&&openedPath(entry.m,message2=>refuse("not-following-schema",index2,index2,message2))!==void 0&&opening2.push(line.
at);state=chainLine(state,line,entry.t),index2+=1}let header=notes[0]?.m;if(header===void 0||trailer===void 0)throw refuse("truncated",index2,null,`the ${header===
void 0?"header":"trailer"} is missing`);return{name:source.name,source,header,entries:(filter={})=>entriesOf2(source,starts,filter),count:index2,root:trailer.root,
notes,documents:documentsOf(source,opening2)}}function chainLine(state,{chunk,start,end},time){let hashedEnd=end-timeSuffix(time).length;return state.copy(chunk,
start-headroomBytes),chunk[hashedEnd]=closingBrace,sha256Bytes(chunk.subarray(start-headroomBytes,hashedEnd+1))}var closingBrace=125;function parseEntry(text,{chunk,
start,end},say){if(text.includes("�")&&!(0,import_node_buffer.isUtf8)(chunk.subarray(start,end)))throw say("not-json","this is no UTF-8");let entry=parseJson(
text);if(entry===void 0||!isCanonical(text,entry)){let read=parseStrict(text);throw read.kind==="invalid"?say("not-json",`${read.message}, at column ${read.column}`):
say("not-canonical","this is not a trace entry in its RFC 8785 text")}if(!(Number.isSafeInteger(entry?.i)&&Number.isSafeInteger(entry?.t)&&entryKinds.includes(entry?.
k)))throw say("not-following-schema","this is not a trace entry");return entry}function parseJson(text){try{return JSON.parse(text)}catch{return}}function isCanonical(text,entry){
if(isOrdered(entry,0)&&!text.includes("\\ud"))return JSON.stringify(entry)===text;try{let{t,...hashed}=entry;return withTime(hashedText(hashed),t)===text}catch{
return!1}}function isOrdered(value,depth){if(typeof value!="object"||value===null)return!0;if(depth>depthMax)return!1;if(Array.isArray(value))return value.every(
one2=>isOrdered(one2,depth+1));let before="";for(let key in value){if(key<before||!isOrdered(value[key],depth+1))return!1;before=key}return!0}function misnumbered(refuse,index2,found2,next2){
if(found2<index2)return refuse("duplicate-entry",index2,found2,`it is there once more, where entry ${index2} belongs`);if(found2===index2+1&&next2===index2)return refuse(
"swapped-entries",index2,index2,`it stands after entry ${found2}, which it came before`);if(next2===index2+1)return refuse("changed-entry",index2,index2,`its nu\
mber was changed to ${found2}`);let missing=found2===index2+1?"it is missing":`it is missing, and all up to ${found2-1}`;return refuse("missing-entry",index2,index2,
missing)}function numberIn(line){let entry=parseJson(textOf4(line));return typeof entry?.i=="number"?entry.i:void 0}function assertHeader(entry,refuse){let schema2=entry.
m?.schema;if(entry.k==="header"&&schema2===traceSchema)return;let other=typeof schema2=="string"?`: it says ${JSON.stringify(schema2.slice(0,80))}`:"";throw refuse(
"not-following-schema",0,0,`the first line is not a header of ${traceSchema}${other}`)}function assertSchema(entry,say){if(entry.k==="frame"?isFrame(entry):validateTraceV1(
entry))return;validateTraceV1(entry);let wrong=validateTraceV1.errors?.find(({instancePath})=>instancePath.startsWith("/m")),where=wrong===void 0?"":`: ${wrong.
instancePath} ${wrong.message}`;throw say(`this does not follow schemas/trace.v1.json${where}`)}function isFrame(entry){let{d,m,t}=entry,isMessage=typeof m=="ob\
ject"&&m!==null&&m.jsonrpc==="2.0";return(d===">"||d==="<")&&entry.i>=0&&t>=0&&isMessage&&!Array.isArray(m)&&Object.keys(entry).length===frameMembers}var frameMembers=5;
function openedDocument(message2){let path=openedPath(message2,why=>new Error(why));if(path===void 0)return;let{params}=message2;return{path,text:params.textDocument.
text}}function openedPath(message2,say){let{method,params}=message2;if(method!==import_vscode_languageserver_protocol2.DidOpenTextDocumentNotification.method)return;
let{uri,text}=params?.textDocument??{},prefix=`${placeholder("ROOT_URI")}/`;if(!(typeof uri!="string"||typeof text!="string"||!uri.startsWith(prefix)))try{return decodeURIComponent(
uri.slice(prefix.length))}catch{throw say("the document that it opens has no readable path")}}function documentsOf(source,opening2){let places2,collected=()=>{let found2=new Map;
for(let at of opening2){let path=openedPath(entryAt(source,at).m,()=>changedMeanwhile(source));if(path===void 0)throw changedMeanwhile(source);push(found2,path,
at)}return found2},opened=path=>(places2??=collected(),(places2.get(path)??[]).map(at=>()=>textAt(source,at)));return{get:path=>opened(path)[0],opened}}function textAt(source,at){
let{params}=entryAt(source,at).m;return params.textDocument.text}var chunkBytes=65536;function entryAt(source,at){let line=linesOf(source,at,chunkBytes).next();
if(line.done===!0)throw changedMeanwhile(source);return againRead(source,line.value)}function*entriesOf2(source,starts,{from=0,direction}){let block=starts.findLast(
start=>start.entry<=from)??{entry:0,at:0},number=block.entry;for(let line of linesOf(source,block.at))number>=from&&(direction===void 0||directionOf(line)===direction)&&
(yield againRead(source,line)),number+=1}function directionOf({chunk,start}){if(chunk[start+2]===letterD)return chunk[start+6]===greaterThan?">":"<"}var letterD=100,
greaterThan=62;function againRead(source,line){let entry=parseJson(textOf4(line));if(entry===void 0)throw changedMeanwhile(source);return entry}function changedMeanwhile({
name}){let message2="it was changed while it was read";return new BrokenTrace(name,{problem:"damaged-file",line:null,entry:null,message:message2})}var import_node_fs5=__toESM(require_node_fs(),1);function openTraceFile(path,name=path){try{return sourceOf(name,fileBytes2(path,name))}catch(error){throw error instanceof UserError?error:new UserError("unread\
able-file",`the trace ${name} cannot be read`,{cause:error})}}function traceFromBytes(bytes,name="the trace"){let whole3=Buffer.from(bytes.buffer,bytes.byteOffset,
bytes.length);return sourceOf(name,{size:whole3.length,read:(at,target,offset)=>whole3.copy(target,offset,at)})}function sourceOf(name,raw){let bytesRead=0,counted={
size:raw.size,read:(at,target,offset)=>{let bytes=raw.read(at,target,offset);return bytesRead+=bytes,bytes}},magic=readExactly(counted,0,Math.min(4,raw.size)),content=magic.
length===4&&magic.readUInt32LE(0)===zstdMagic?compressed(name,counted):plain(name,counted);return{name,...content,bytesRead:()=>bytesRead}}function plain(name,raw){
return{size:()=>checkedSize(name,raw.size),read:raw.read,check:()=>{}}}function checkedSize(name,size3){if(size3>traceBytesMax)throw damaged(name,"too-large",`i\
t is larger than ${traceBytesMax} bytes`);return size3}var seekLimits={framesMax:4*1048576,frameContentBytesMax:lineBytesMax+2*bytesPerCheckpoint};function compressed(name,raw){
let known,last,table=()=>{if(known!==void 0)return known;let found2=readSeekTable(raw.size,(at,bytes)=>readExactly(raw,at,bytes),seekLimits);if("wrong"in found2)
throw damaged(name,"damaged-file",found2.wrong);return known=found2,found2},contentOf=frame=>{if(last?.frame===frame)return last.content;let content=decodeFrame(
readExactly(raw,frame.at,frame.bytes),frame);if(content===void 0)throw damaged(name,"damaged-file",`the frame at byte ${frame.at} is damaged or cut off`);return last=
{frame,content},content};return{size:()=>{let end=table().frames.at(-1);return checkedSize(name,end===void 0?0:end.contentAt+end.contentBytes)},read:(at,target,offset)=>{
let frame=frameAt(table().frames,at);return frame===void 0?0:contentOf(frame).copy(target,offset,at-frame.contentAt)},check:()=>{let{dataBytes,digest}=table(),made=createSha256(),
chunk=Buffer.allocUnsafe(Math.min(dataBytes,checkBytes));for(let at=0;at<dataBytes;){let part2=chunk.subarray(0,Math.min(chunk.length,dataBytes-at)),bytes=raw.read(
at,part2,0);if(bytes===0)break;made.update(part2.subarray(0,bytes)),at+=bytes}if(made.digest("hex")!==digest)throw damaged(name,"damaged-file","its compressed b\
ytes are not those that were written")}}}var checkBytes=1048576;function frameAt(frames,at){let[low,high]=[0,frames.length];for(;low<high;){let middle=low+high>>>
1;(frames[middle]?.contentAt??0)<=at?low=middle+1:high=middle}let frame=frames[low-1];return frame!==void 0&&at<frame.contentAt+frame.contentBytes?frame:void 0}
function readExactly(raw,at,bytes){let target=Buffer.alloc(bytes);for(let offset=0;offset<bytes;){let got=raw.read(at+offset,target,offset);if(got===0)return target.
subarray(0,offset);offset+=got}return target}function damaged(name,problem,message2){return new BrokenTrace(name,{problem,line:null,entry:null,message:message2})}
function fileBytes2(path,name){let known=(0,import_node_fs5.statSync)(path,{bigint:!0});if(!known.isFile())throw new UserError("unreadable-file",`the trace ${name}\
 is not a file`);return{size:Number(known.size),read:(at,target,offset)=>{let descriptor=(0,import_node_fs5.openSync)(path,"r");try{if(!isSame(known,(0,import_node_fs5.fstatSync)(
descriptor,{bigint:!0})))throw damaged(name,"damaged-file","it was changed while it was read");return offset<target.length?(0,import_node_fs5.readSync)(descriptor,
target,offset,target.length-offset,at):0}finally{(0,import_node_fs5.closeSync)(descriptor)}}}}function isSame(a,b){return a.size===b.size&&a.mtimeNs===b.mtimeNs&&
a.ino===b.ino&&a.dev===b.dev}function firstDivergence(a,b,contentOf=hashedContent){let read={a:guarded("a"),b:guarded("b")};try{let trailers={a:read.a(()=>readTrailer(a)),b:read.b(()=>readTrailer(
b))},bytesRead=()=>a.bytesRead()+b.bytesRead();if(trailers.a.root===trailers.b.root&&trailers.a.entries===trailers.b.entries)return{kind:"identical",bytesRead:bytesRead()};
let block=Math.max(0,equalBlocks(trailers.a.blocks,trailers.b.blocks)-1),[left2,right2]=[withContext(a.name,entriesFrom(a,trailers.a,block),contentOf),withContext(
b.name,entriesFrom(b,trailers.b,block),contentOf)];for(;;){let one2=read.a(()=>left2.next()),other=read.b(()=>right2.next());if(one2.k==="trailer"&&other.k==="t\
railer"&&contentOf(one2)===void 0)return{kind:"identical",bytesRead:bytesRead()};let found2=differenceOf(one2,other,contentOf);if(found2===void 0)continue;let around3={
a:read.a(()=>left2.around()),b:read.b(()=>right2.around())},{pointer,wanted,got}=found2;return{kind:"different",entry:one2.i,entryInB:other.i,pointer,a:wanted,b:got,
around:around3,bytesRead:bytesRead()}}}catch(error){if(error instanceof Guarded)return{kind:"fault",of:error.of,fault:error.fault};throw error}}function withContext(name,entries,contentOf){
let before=[],last;return{next:()=>{for(;;){last!==void 0&&before.push(entryLine(last)),before.length>entriesAround&&before.shift();let step=entries.next();if(step.
done===!0)throw brokenTrailer(name);if(last=step.value,last.k==="trailer"||contentOf(last)!==void 0)return last}},around:()=>[...before,...last===void 0?[]:[entryLine(
last)],...take(entries,entriesAround).map(entryLine)]}}var entriesAround=3;function aroundLines(found2,side){let own=side==="a"?found2.entry:found2.entryInB;return found2.
around[side].map(line=>`${line.startsWith(`${own} `)?">":" "} ${line}`)}var Guarded=class extends Error{of;fault;constructor(of,fault){super(fault.message),this.
of=of,this.fault=fault}};function guarded(of){return work=>{try{return work()}catch(error){throw error instanceof BrokenTrace?new Guarded(of,error.fault):error}}}
function equalBlocks(one2,other){let[low,high]=[0,Math.min(one2.length,other.length)];for(;low<high;){let middle=low+high>>>1;one2[middle]?.h===other[middle]?.h?
low=middle+1:high=middle}return low}function differenceOf(a,b,contentOf){return a.k!==b.k||a.d!==b.d?{pointer:"",wanted:shown(a),got:shown(b)}:firstDifference(contentOf(
a),contentOf(b))}function shown(entry){return entry.k==="trailer"?"the end":valueText(entry.m)}function hashedContent({k,m}){if(k!=="trailer")return m;let{entries,
root}=m;return{entries,root}}function take(entries,count2){let taken=[];for(;taken.length<count2;){let step=entries.next();if(step.done===!0)break;taken.push(step.
value)}return taken}function*entriesFrom(source,{blocks},block){let at=blocks.slice(0,block).reduce((sum3,{bytes})=>sum3+bytes,0);if(at>=source.size())throw brokenTrailer(
source.name);for(let line of linesOf(source,at,chunkBytes2))yield entryOf(source,line)}function brokenTrailer(name){let message2="the trailer does not say where\
 its blocks lie";return new BrokenTrace(name,{problem:"trailer",line:null,entry:null,message:message2})}var chunkBytes2=65536;function readTrailer(source){let size3=source.
size();for(let bytes=chunkBytes2;;bytes*=4){let from=Math.max(0,size3-bytes),tail=readExactly(source,from,size3-from),feed=tail.length<2?-1:tail.lastIndexOf(lineFeed2,
-2);if(feed<0&&from>0&&bytes<=lineBytesMax)continue;let isWhole=tail.at(-1)===lineFeed2,line={chunk:tail,start:feed+1,end:tail.length-(isWhole?1:0),at:from+feed+
1,isWhole},entry=isWhole?entryOf(source,line):void 0;if(entry?.k==="trailer")return entry.m;let message2=isWhole?"the trailer is missing":"the last line is cut \
off";throw new BrokenTrace(source.name,{problem:"truncated",line:null,entry:null,message:message2})}}var lineFeed2=10;function entryOf(source,line){let say=(problem,message2)=>new BrokenTrace(
source.name,{problem,line:null,entry:null,message:`byte ${line.at}: ${message2}`}),entry=parseEntry(textOf4(line),line,say);return assertSchema(entry,message2=>say(
"not-following-schema",message2)),entry}function messageChanges(a,b){let open=new Map,walks=[{messages:messagesOf(a),sign:1},{messages:messagesOf(b),sign:-1}],isWhole=!0;
for(let running=walks.length;running>0&&isWhole;){running=0;for(let{messages,sign}of walks){let step=messages.next();if(step.done===!0)continue;running+=1;let{key,
...about}=step.value,balance=(open.get(key)?.balance??0)+sign;balance===0?open.delete(key):open.set(key,{...open.get(key)??about,balance})}isWhole=open.size<openMessagesMax}
return{changes:summed([...open.values()]),isWhole}}var openMessagesMax=262144;function summed(open){return[...Map.groupBy(open,one2=>`${one2.method}
${one2.part}
${one2.direction}`).values()].flatMap(group=>{let[one2]=group;if(one2===void 0)return[];let count2=sign=>group.reduce((sum3,{balance})=>sum3+Math.max(0,balance*
sign),0),[onlyA,onlyB]=[count2(1),count2(-1)],changed=Math.min(onlyA,onlyB),shownFirst=group.filter(({balance})=>onlyA===0||balance>0),first2=Math.min(...shownFirst.
slice(0,1).map(({entry})=>entry)),{direction,method,part:part2}=one2;return[{direction,method,part:part2,removed:onlyA-changed,added:onlyB-changed,changed,first:first2}]}).
sort((x,y)=>compareText(x.method,y.method)||x.first-y.first)}function*messagesOf(trace){let asked={">":new Map,"<":new Map};for(let{d,i,k,m}of trace.entries()){
if(k!=="frame"||d===void 0)continue;let{id,method}=m,key=sha256Hex(`${d}${canonical(m)}`),name=JSON.stringify(id??null);if(typeof method=="string"){id!==void 0&&
asked[d].set(name,method),yield{key,direction:d,method,part:"message",entry:i};continue}let requests=asked[d===">"?"<":">"],request=requests.get(name)??"unknown";
requests.delete(name),yield{key,direction:d,method:request,part:"answer",entry:i}}}function firstDifferingAnswer(wanted,got,{class:of}){if(of==="D0"||of==="D9"||wanted.source===void 0||got.source===void 0)return null;let found2=firstDivergence(
wanted.source(),got.source(),answerOf2);return found2.kind==="different"?found2:null}function placeOf(wanted,got,{first:first2}){if(first2===null||first2.path===
null||wanted.entries===null||got.entries===null)return null;let[one2,other]=[wanted,got].map(of=>lastAnswerAbout(first2.path??"",of.entries?.()??[]));if(one2===
void 0)return null;let difference2=other===void 0?void 0:firstDifference(answerOf2(one2),answerOf2(other));return{entry:one2.i,pointer:difference2?.pointer??""}}
function answerOf2({k,d,m}){if(k!=="frame"||d!=="<")return;let[id,method]=[member(m,"id"),member(m,"method")];if(method!==void 0)return id===void 0&&!isInformational(
method)?m:void 0;let{result,...rest}=m,items=member(result,"items");if(!Array.isArray(items))return m;let{resultId:_,...report}=result;return{...rest,result:{...report,
items:items.map(withoutData)}}}function withoutData(item){if(typeof item!="object"||item===null)return item;let{data:_,...rest}=item;return rest}var import_node_fs6=__toESM(require_node_fs(),1),import_node_path6=__toESM(require_node_path(),1);var import_node_path5=__toESM(require_node_path(),1);var noVariation={name:"none",environment:{},homeName:null,rootFolders:[],heapMb:null,processors:null,written:"walk"},variations={locale:{words:"Turkish, which h\
as letters of its own for upper and lower case",change:{environment:{LANG:"tr_TR.UTF-8",LC_ALL:"tr_TR.UTF-8"}}},"time-zone":{words:"fourteen hours ahead of UTC",
change:{environment:{TZ:"Pacific/Kiritimati"}}},home:{words:"a home with a space and a letter beyond ASCII in its name",change:{homeName:"another höme"}},depth:{
words:"the root eight folders deeper",change:{rootFolders:Array.from({length:8},(_,index2)=>`a-folder-of-some-length-${index2}`)}},heap:{words:"a heap of 1 GiB",
change:{heapMb:1024}},processors:{words:"one processor",change:{processors:1}},"directory-order":{words:"the files written to the disk in reverse",change:{written:"\
reverse"}}},variationNames=Object.keys(variations);function parseVariations(text){let words3=text.split(",").map(word=>word.trim()),unknown=words3.find(word=>word!==
"all"&&word!=="pairs"&&!isVariation(word));if(unknown!==void 0)return{kind:"unknown",name:unknown,nearest:nearest(unknown,[...variationNames,"all","pairs"])};let isAll=words3.
includes("all")||words3.every(word=>word==="pairs"),named2=variationNames.filter(name=>isAll||words3.includes(name)),single=named2.map(name=>vary([name]));return{
kind:"variations",variations:words3.includes("pairs")?[...single,...pairs(named2)]:single}}function isVariation(word){return Object.hasOwn(variations,word)}function pairs(names2){
return names2.flatMap((one2,index2)=>names2.slice(index2+1).map(other=>vary([one2,other])))}function vary(names2){let varied={...noVariation,name:names2.join("+")};
for(let name of names2){let change=variations[name].change;varied={...varied,...change,environment:{...varied.environment,...change.environment}}}return varied}
function variedEnvironment({environment,homeName},scratch){if(homeName===null)return{environment,folders:[]};let home=(0,import_node_path5.join)(scratch,homeName);
return{environment:{...environment,HOME:home},folders:[home]}}function variedCommand(command,{heapMb,processors},taskset){let notVaried=[],{file,args}=command;return heapMb!==
null&&(args.some(argument=>heapArgument.test(argument))?args=args.map(argument=>argument.replace(heapArgument,`--max-old-space-size=${heapMb}`)):notVaried.push(
"the heap: the server has no such argument")),processors!==null&&(taskset===null?notVaried.push("the processors: there is no taskset on this machine"):(args=["-\
-cpu-list",processors===1?"0":`0-${processors-1}`,file,...args],file=taskset)),{file,args,notVaried}}var heapArgument=/^--max-old-space-size=\d+$/;var asAlways={files:null,variation:noVariation};async function rootsAt(context2,{profile,roots},at,scratch){let folder=(0,import_node_path6.join)(scratch,"listi\
ng");try{let tree=await writeTree({...context2,dependencies:[]},at,folder);return rootsIn(profile,roots,tree).roots}finally{(0,import_node_fs6.rmSync)(folder,{recursive:!0,
force:!0})}}async function openRepeatable(host,context2,chosen,at,scratch){let ready=await readyServer(host,chosen,context2);if(ready.kind==="failed")return ready;
let forbidden=forbiddenFolders(context2),taskset=findExecutable("taskset",host.env.PATH,forbidden)?.path??null,of={host,context:context2,ready,at,scratch,taskset},
whole3=await openVaried(of,"whole",noVariation,null),{root,written:written2}=whole3.tree,runs=0;return{kind:"repeatable",project:at.project,program:whole3.prepared.
program??[],refusal:whole3.refusal,missing:written2.skipped.flatMap(({kind,path})=>kind==="missing"?[path]:[]),text:path=>readOptional((0,import_node_path6.join)(
root,path))??null,has:path=>isInside((0,import_node_path6.join)(root,path),root)&&(0,import_node_fs6.existsSync)((0,import_node_path6.join)(root,path)),configurationFiles:whole3.
facts.configurationFiles.filter(path=>readOptional((0,import_node_path6.join)(root,path))!==void 0),environment:environmentIn(whole3,chosen.settings),run:async request=>{
runs+=1;let name=`run-${runs}`,isWhole=request.files===null&&isInPlace(request.variation),workspace=isWhole?whole3:await openVaried(of,name,request.variation,request.
files);try{return await rerun(of,workspace,name,request)}finally{isWhole||(0,import_node_fs6.rmSync)((0,import_node_path6.join)(scratch,name),{recursive:!0,force:!0})}}}}
function environmentIn({prepared:{toolchain}},settings){return[...toolchain===null?[]:[["interpreter",`${toolchain.name} ${toolchain.version}`]],...Object.keys(
settings).length===0?[]:[["settings",JSON.stringify(settings)]]]}function isInPlace({rootFolders,written:written2}){return rootFolders.length===0&&written2==="w\
alk"}async function openVaried({host,context:context2,ready,at,scratch},name,variation,files2){let folder=(0,import_node_path6.join)(scratch,name),{commit,tree:id}=at,
tree=await writeVaried(context2,{commit,tree:id},folder,variation,written2=>files2===null?[]:leftOut(written2,files2,ready.chosen.profile.isSource));return openWorkspace(
host,ready,tree,{context:context2,project:at.project,name:"tree",scratch:folder,withheld:[],refusal:null})}function leftOut({files:all,links},files2,isSource){let placeOf7=throughLinks(
links),kept=new Set([...files2,...files2.map(placeOf7)]);return all.flatMap(({path})=>isSource(path)&&!kept.has(path)?[path]:[])}function writeVaried(context2,at,folder,variation,without2){
let first2=(0,import_node_path6.join)(folder,"tree");return writeTree(context2,at,first2,written2=>{for(let path of without2(written2))(0,import_node_fs6.rmSync)(
(0,import_node_path6.join)(first2,path),{force:!0});if(isInPlace(variation))return first2;let root=(0,import_node_path6.join)(folder,...variation.rootFolders,"v\
aried");return copyTree(first2,root,variation.written),(0,import_node_fs6.rmSync)(first2,{recursive:!0,force:!0}),root})}function copyTree(from,to,order){let files2=(0,import_node_fs6.readdirSync)(
from,{recursive:!0,withFileTypes:!0}).filter(entry=>!entry.isDirectory()).map(entry=>(0,import_node_path6.join)(entry.parentPath,entry.name)).sort();order==="re\
verse"&&files2.reverse(),(0,import_node_fs6.mkdirSync)(to,{recursive:!0});for(let file of files2){let target=to+file.slice(from.length);(0,import_node_fs6.mkdirSync)(
(0,import_node_path6.dirname)(target),{recursive:!0}),(0,import_node_fs6.cpSync)(file,target,{verbatimSymlinks:!0})}}async function rerun(of,workspace,name,request){
var _stack=[];try{let{variation}=request;let plan={session:request.session,side:"head",paths:request.paths,record:null};let header={...workspace.headerOf(plan),
...variation.name===noVariation.name?{}:{variation:{name:variation.name}}};let file=request.trace??(0,import_node_path6.join)(of.scratch,`${name}.trace.jsonl`);
let home=(0,import_node_path6.join)(of.scratch,`home-${name}`);let varied=variedEnvironment(variation,home);for(let folder of varied.folders)(0,import_node_fs6.mkdirSync)(
folder,{recursive:!0});let _home=__using(_stack,{[Symbol.dispose]:()=>(0,import_node_fs6.rmSync)(home,{recursive:!0,force:!0})});let notVaried=[];let observation=await workspace.
observe({...plan,lookups:request.lookups,probing:null,home,trace:{file,header},progress:()=>{},varied:{environment:varied.environment,command:command=>{let{notVaried:unchanged,
...other}=variedCommand(command,variation,of.taskset);return notVaried=unchanged,other}}});return{observation,environment:environmentOf(header,header.run),source:()=>openTraceFile(
file),entries:function*(){let read=readTrace(openTraceFile(file));read.kind==="trace"&&(yield*read.trace.entries())},discard:()=>{request.trace===null&&(0,import_node_fs6.rmSync)(
file,{force:!0})},notVaried}}catch(_){var _error=_,_hasError=!0}finally{__callDispose(_stack,_error,_hasError)}}var import_node_path7=__toESM(require_node_path(),1),import_vscode_languageserver_protocol3=__toESM(require_api(),1);var idleTurnsMax=16;function replay(trace,places2){let scrubber2=createScrubber(places2),theirs=createQueue(trace.entries({direction:"<"})),ours=createOurs(trace),
ending=trace.notes.find(entry=>entry.k==="meta"&&endOf(entry)!==void 0),timers=createTimers(),isClosed=!1,isScheduled=!1,idleTurns=0,divergence=changedDigest(trace),
onMessage=()=>{},onEnd=()=>{},schedule=()=>{idleTurns=0,!(isScheduled||isClosed)&&(isScheduled=!0,setImmediate(turn))},end=why=>{isClosed||(isClosed=!0,onEnd(why))},
diverge=found2=>{divergence??=found2,end({kind:"closed"})},isDue=entry=>{let waited=ours.nextMessage();return waited===void 0||waited.i>entry.i},turn=()=>{if(isScheduled=
!1,isClosed)return;let frame=theirs.next();divergence!==void 0?end({kind:"closed"}):frame!==void 0&&isDue(frame)?(theirs.take(),onMessage(scrubber2.unscrub(frame.
m)),schedule()):frame===void 0&&ending!==void 0&&isDue(ending)?end(endOf(ending)??{kind:"closed"}):idleTurns<idleTurnsMax?(idleTurns+=1,isScheduled=!0,setImmediate(
turn)):timers.fireNext()&&schedule()};return{transport:{listen:(message2,why)=>{onMessage=message2,onEnd=why,schedule()},send:message2=>{let isAnswer=typeof message2.
method!="string";if(isClosed){isAnswer&&ours.takeAnswer(idOf2(message2));return}let got=portable(scrubber2,message2),due=isAnswer?ours.answer(idOf2(message2)):ours.
nextMessage();if(due===void 0){let entry=theirs.next()?.i??trace.count-1;diverge({entry,problem:"unexpected-message",pointer:"",wanted:"nothing",got:valueText(got)});
return}let difference2=firstDifference(due.m,got);if(difference2!==void 0){diverge({entry:due.i,problem:"different-message",...difference2});return}isAnswer?ours.
takeAnswer(idOf2(message2)):ours.takeMessage(),schedule()},close:()=>(end({kind:"closed"}),Promise.resolve()),stderrTail:()=>""},clock:{now:timers.now,after:(ms,fire)=>{
let cancel=timers.add(ms,fire);return schedule(),cancel}},divergence:()=>{if(divergence===void 0){let unused=ours.nextMessage()??theirs.next()??ours.anyAnswer();
if(unused===void 0)return;let wanted=valueText(unused.m);divergence={entry:unused.i,problem:"unused-entry",pointer:"",wanted,got:"nothing"}}return explained(trace,
divergence)}}}function resultDivergence(trace,result){let entry=trace.notes.find(one2=>one2.k==="result"),difference2=entry===void 0?void 0:firstDifference(entry.
m,result);if(!(entry===void 0||difference2===void 0))return explained(trace,{entry:entry.i,problem:"different-result",...difference2})}function changedDigest(trace){
let began=firstDigest(trace);for(let entry of began===void 0?[]:trace.notes){if(entry.k!=="digest"||entry===began)continue;let difference2=firstDifference(began?.
m,entry.m);if(difference2!==void 0)return{entry:entry.i,problem:"changed-digest",...difference2}}}function firstDigest(trace){return trace.notes.find(entry=>entry.
k==="digest")}var entriesAround2=3;function explained(trace,found2){let around3=[];for(let entry of trace.entries({from:Math.max(0,found2.entry-entriesAround2)})){
if(entry.i>found2.entry+entriesAround2)break;around3.push(entryLine(entry))}return{...found2,around:around3,whatToTry:whatToTry(trace,found2)}}function whatToTry(trace,{
problem,entry,pointer}){let recorded=trace.header.tool.version,run=trace.header.run,isOfRun2=run!==null&&run.record!==null,command=isOfRun2?ofRun:"lanser trace \
refresh",again=isOfRun2?`${ofRun} records the run again.`:`Record it again: ${command}.`,isOfHeader=entry===0&&pointer.startsWith("/digests/");if(problem==="cha\
nged-digest"&&!isOfHeader)return[trace.notes.some(note=>note.i===entry&&note!==firstDigest(trace)&&note.k==="digest")?"The files were changed while it was recor\
ded.":"A text in it is not the one that it says was looked at: take it from where it was committed.",again];let other=recorded===version?[]:[`It was recorded by\
 lanser ${recorded}, and this is lanser ${version}: ${command} records ${isOfRun2?"the run":"it"} again.`];return[problem==="different-result"?"The answers of t\
he server are the same, and this release makes another result of them: compare the two reports.":"The server is not at fault: what this release says to it, or w\
hen, is not what was recorded.",...other.length>0?other:[again]]}var ofRun="lanser trace record --name NAME --force -- gate …";function createQueue(entries){let iterator=entries[Symbol.
iterator](),ahead,next2=()=>{if(ahead===void 0){let step=iterator.next();step.done!==!0&&(ahead=step.value)}return ahead};return{next:next2,take:()=>{let entry=next2();
return ahead=void 0,entry}}}var lookAheadMax=65536,answersMax=65536;function createOurs(trace){let queue=createQueue(trace.entries({direction:">"})),messages=[],
answers=new Map,waiting=0,readOne=()=>{let entry=queue.take();if(entry===void 0)return!1;if(hasMethod(entry)||waiting>=answersMax)return messages.push(entry),!0;
let id=idOf2(entry.m),own=answers.get(id);return own===void 0?answers.set(id,{entries:[entry],next:0}):own.entries.push(entry),waiting+=1,!0},answer=id=>{for(;answers.
get(id)===void 0&&messages.length<lookAheadMax&&readOne(););return first(answers.get(id))};return{nextMessage:()=>{for(;messages.length===0&&readOne(););return messages[0]},
takeMessage:()=>{messages.shift()},answer,takeAnswer:id=>{let own=answer(id)===void 0?void 0:answers.get(id);own!==void 0&&(own.next+=1,waiting-=1,own.next===own.
entries.length&&answers.delete(id))},anyAnswer:()=>{for(;answers.size===0&&readOne(););return first(answers.values().next().value)}}}function first(own){return own?.
entries[own.next]}function createTimers(){let now=0,next2=0,waiting=new Map;return{now:()=>now,add:(ms,fire)=>{let key=next2;return next2+=1,waiting.set(key,{due:now+
ms,fire}),()=>{waiting.delete(key)}},fireNext:()=>{let first2=[...waiting].sort(([a,one2],[b,other])=>one2.due-other.due||a-b)[0];return first2===void 0?!1:(waiting.
delete(first2[0]),now=Math.max(now,first2[1].due),first2[1].fire(),!0)}}}function hasMethod(entry){return typeof entry.m.method=="string"}function idOf2(message2){
return JSON.stringify(message2.id??null)}function endOf(entry){return entry.m.end}function profileOf(server){let profile=findProfile(server);if(profile!==void 0)return profile;throw new UserError("unknown-server",`this release has no server ${server}`)}
var toolchainFacts=Object.fromEntries(profiles.flatMap(({toolchain})=>toolchain.facts).map(name=>[name,`/lanser/${name}`])),places=placesOf2({ROOT:"/lanser/root",
SERVER:"/lanser/server",...placesOfToolchain(toolchainFacts),SCRATCH:"/lanser/scratch",REPOSITORY:"/lanser/repository",HOME:"/lanser/home",TMP:"/lanser/tmp"}),scrubber=createScrubber(
places),recordedScrubber=scrubber;function recordedContext(trace){let{settings,overlays=[]}=recordedRun(trace);return{places,context:{root:places.get("ROOT")??"",
project:trace.header.root??".",serverFolder:places.get("SERVER")??"",toolchain:toolchainFacts,settings,overlays}}}function readRecorded(source){let read=readTrace(
source);return read.kind!=="trace"?read:{kind:"trace",trace:{...read.trace,header:scrubber.unscrub(read.trace.header)}}}function recordedRun({name,header}){if(header.
run!==null)return header.run;let message2="it does not say in which run it was recorded: run is null";throw new BrokenTrace(name,{problem:"not-following-schema",
line:1,entry:0,message:message2})}function assertWhole(trace){let refuse=(problem,message2,entry=null)=>new BrokenTrace(trace.name,{problem,line:entry===null?null:
entry+1,entry,message:message2}),[result,second]=trace.notes.filter(({k})=>k==="result");if(result===void 0)throw refuse("missing-entry","it has no result: the \
session was not recorded to its end");if(second!==void 0)throw refuse("duplicate-entry","it has a second result",second.i);if(refusalIn(trace)!==void 0){for(let{
k,i}of trace.entries())if(k==="frame"||k==="digest")throw refuse("duplicate-entry","its session was never begun, and it has this of one",i);return}let[start,end,
extra]=trace.notes.filter(({k})=>k==="digest");if(start===void 0||end===void 0)throw refuse("missing-entry","it does not say what the files were at the start an\
d at the end");if(extra!==void 0)throw refuse("duplicate-entry","it has a third digest of the files",extra.i)}function lackIn(trace){if(trace.header.run!==null)
try{assertWhole(trace);return}catch(error){if(error instanceof BrokenTrace)return error.fault;throw error}}function recordedPaths(trace){return trace.header.program.
map(({path})=>path)}function factsIn(trace,{profile,parser}){let{withheld,unchecked,configurationFiles,declared:declared2,scope,overlays=[]}=recordedRun(trace),
{languageId}=profile,overlaid=new Set(overlays.map(({path})=>path)),text=path=>(overlaid.has(path)?void 0:trace.documents.get(path)?.())??projectText(recordedRun(
trace),path);return{...programIn(trace,scope),withheld,unchecked,configurationFiles,...declared2===void 0?{}:{packages:declared2},languageId,...profile.families===
void 0?{}:{families:profile.families},...profile.census===void 0?{}:{census:profile.census},...profile.unprobed===void 0?{}:{unprobed:profile.unprobed},text,reading:createReadings(
parser,languageId,text)}}function programIn(trace,scope){let looked=recordedPaths(trace);if(scope===void 0)return{program:looked};let{program}=scope,imports=new Map(
program.map((path,at)=>[path,scope.imports[at]??[]]));return{program,scope:{looked,importsOf:path=>imports.get(path)??[]}}}async function replaySession(trace,profile,facts,lookups2,probing){
assertWhole(trace);let{told,programFiles}=recordedRun(trace),keepsOpen=profile.keepsOpen(trace.header.server.version),schedule={paths:recordedPaths(trace),programFiles,
keepsOpen},refused2=refusalIn(trace),outset=headerDivergence(trace,profile,schedule);if(refused2!==void 0){let observation2=refusedObservation(profile,schedule,
refused2),result2=scrubber.scrub(resultOf(observation2),"places");return{observation:observation2,divergence:outset??resultDivergence(trace,result2)}}let played=replay(
trace,places),opened=createOpened(trace),observation=await observe({transport:played.transport,clock:played.clock,pid:0,profile,context:recordedContext(trace).context,
schedule,projectDiagnostics:told,lookups:lookups2,probing,text:path=>{let text=facts.text(path);return text===void 0?{unknown:"unreadable"}:(opened.look(path,text),
text)},symbols:symbolsIn(facts.reading),relative:relativeTo([[places.get("ROOT")??"",""],[places.get("REPOSITORY")??"",""],[places.get("SERVER")??"",`<${profile.
name}>`]]),progress:()=>{}}),result=scrubber.scrub(resultOf(observation),"places"),divergence=outset??played.divergence()??opened.divergence(observation.failure===
void 0)??resultDivergence(trace,result);return{observation,divergence}}function headerDivergence(trace,profile,schedule){let{capabilities,schedule:asked}=trace.
header.digests,difference2=firstDifference({capabilities,schedule:asked},{capabilities:sha256(canonical(JSON.parse(JSON.stringify(profile.capabilities)))),schedule:scheduleDigest(
profile,schedule,[])},"/digests");if(difference2!==void 0)return explained(trace,{entry:0,problem:"changed-digest",...difference2})}function createOpened(trace){
let program=new Map(trace.header.program.map(({path,blob},at)=>[path,{at,blob}])),entry=trace.notes.find(({k})=>k==="digest"),{files:files2}=scrubber.unscrub(entry?.
m)??{files:{}},digests=new Map(Object.entries(files2)),seen=new Set,found2,compare=(at,pointer,wanted,got)=>{let difference2=firstDifference(wanted,got,pointer);
difference2!==void 0&&(found2??={entry:at,problem:"changed-digest",...difference2})};return{look:(path,text)=>{let own=program.get(path);if(own===void 0||seen.has(
path))return;seen.add(path);let bytes=Buffer.from(text);compare(entry?.i??0,pointerTo("/files",path),digests.get(path)??null,`sha256:${sha256Hex(bytes)}`),!(own.
blob===null||text.includes("�"))&&compare(0,`/program/${own.at}/blob`,own.blob,blobId(own.blob.length===sha1Length?"sha1":"sha256",bytes))},divergence:isWhole=>{
let unseen=isWhole?[...digests].find(([path])=>!seen.has(path)):void 0;return unseen!==void 0&&compare(entry?.i??0,pointerTo("/files",unseen[0]),unseen[1],null),
found2===void 0?void 0:explained(trace,found2)}}}var sha1Length=40;function recordedLookups(trace){let lookups2=trace.notes.find(entry=>entry.k==="result")?.m?.
lookups??[];return lookups2.length===0?null:found2=>found2.length===0?lookups2:[]}function recordedProbing(trace,{canaries:[,canary]}){let follow=trace.notes.find(
isProbesFollow);return follow===void 0?null:async(_observed,ask)=>{let left2=probesAsked(trace),batch=[];for(let{m}of trace.entries({from:follow.i,direction:">"})){
let opened=openedDocument(m);if(!(opened!==void 0&&import_node_path7.posix.basename(opened.path)===canary.path)){if(opened!==void 0)batch.push({side:trace.header.
side,...opened});else if(batch.length>0&&methodOf(m)===import_vscode_languageserver_protocol3.DidCloseTextDocumentNotification.method){let own=batch.slice(0,left2);
left2-=own.length,batch=[],own.length>0&&await ask(own.map(one2=>own.length>1?{...one2,isInert:!0}:one2))}}}let rest=batch.slice(0,left2);rest.length>0&&await ask(
rest.map(one2=>rest.length>1?{...one2,isInert:!0}:one2))}}function methodOf(message2){return message2.method}function probesAsked(trace){return trace.notes.find(
entry=>entry.k==="result")?.m?.probes?.asked??0}function recordedObservation(trace){assertWhole(trace);let result=scrubber.unscrub(trace.notes.find(entry=>entry.
k==="result")?.m??{}),answered=new Map((result.files??[]).map(file=>[file.path,file])),clean=path=>({kind:"final",path,findings:[],unreachable:[]}),scheduled=recordedPaths(
trace).map(path=>answered.get(path)??clean(path)),ofProject2=(result.files??[]).filter(file=>!scheduled.includes(file));return{files:[...scheduled,...ofProject2],
failure:result.failure??void 0,schedule:trace.header.digests.schedule,lookups:result.lookups??[],limits:[]}}function refusalIn(trace){return trace.notes.filter(
one2=>one2.k==="decision").map(({m})=>scrubber.unscrub(m)).find(({refused:refused2})=>refused2!==void 0)?.refused}async function reopen(host,trace,of,scratch,version2=trace.header.server.version){let{server,snapshot,root:project="."}=trace.header,unavailable=(message2,...advice)=>({
kind:"unavailable",message:message2,advice});if(snapshot.tree===null)return unavailable("it does not say of which tree it was made","Record it again from a comm\
it.");let[tree]=await checkObjects(of.repository,[snapshot.tree]);if(tree?.type!=="tree"){let fetch=snapshot.commit===null?"":` (commit ${shortId(snapshot.commit)}\
)`;return unavailable(`the tree that it was made of is not in this clone${fetch}`,"Fetch the whole history (actions/checkout with fetch-depth: 0).","Or record i\
t again: lanser trace refresh")}let profile=profileOf(server.id),{settings}=recordedRun(trace),problem=profile.settingsProblem(settings);if(problem!==void 0)return unavailable(
`its settings cannot be used: ${problem}`,"Record it again: lanser trace refresh");let pin=findPin(of.pins,server.id,version2);if(pin===void 0)return unavailable(
`${server.id} ${version2} is not pinned here`,`Pin it, and commit the pin: lanser pin ${server.id}@${version2}.`,...version2===server.version?["Or record it aga\
in with the pinned one: lanser trace refresh"]:[]);let refused2=whyRefused(profile,{},"defaults"),chosen={profile,pin,roots:void 0,settings,refused:refused2,bump:null},
at={commit:snapshot.commit,tree:snapshot.tree,project},opened=await openRepeatable(host,of,chosen,at,scratch);if(opened.kind==="failed")return unavailable(opened.
message,opened.hint);let[missing,...others]=opened.missing;if(missing!==void 0){let more=others.length===0?"":` and of ${others.length} more ${others.length===1?
"file":"files"}`;return unavailable(`the content of ${missing}${more} is not in this clone`,"Fetch the whole history, without a filter.")}return opened}function observedIn(trace){
return{observation:recordedObservation(trace),environment:environmentOf(trace.header,recordedRun(trace)),entries:()=>trace.entries(),source:()=>trace.source}}async function askAllAgain(host,{
mode,traces},of){let rerun2=[];for(let{committed,replayed}of traces)rerun2.push(mode==="live"?await askAgain(host,committed,replayed,of):replayed);return{mode,traces:rerun2}}
async function askAgain(host,committed,replayed,of){if(replayed.state!=="equal")return replayed;let plain2={...replayed,path:committed.path,class:null,at:null,got:null},
traces=sessionsOf(committed);if(traces.length===0)return{...plain2,state:"inconclusive",message:"its sessions cannot be asked again one by one: head was given b\
ase's server configuration",advice:["Record another run: lanser trace record"]};let answers=[];for(let{path,trace}of traces){let scratch=(0,import_node_fs7.mkdtempSync)(
(0,import_node_path8.join)(of.scratch,"again-"));answers.push(await askOne(host,trace,{...plain2,path},of,scratch))}let worst=["different","inconclusive","equal"].
flatMap(state=>answers.filter(one2=>one2.state===state))[0]??plain2;return worst.state==="equal"?{...worst,path:plain2.path}:worst}function sessionsOf(committed){
let read=(committed.kind==="session"?[[committed.path,committed.source]]:[...committed.folder.traces].map(([name,source])=>[`${committed.path}/${name}`,source])).
flatMap(([path,source])=>{let found2=readRecorded(source());return found2.kind==="trace"?[{path,trace:found2.trace}]:[]});return committed.kind==="session"?read:
read.some(({trace})=>trace.header.session==="self")?[]:read.filter(({trace})=>["base","head"].includes(trace.header.session))}async function askOne(host,trace,replayed,of,scratch){
let opened=await reopen(host,trace,of,scratch);if(opened.kind==="unavailable"){let message2=`${trace.header.server.id} could not be asked again: ${opened.message}`;
return{...replayed,state:"inconclusive",message:message2,advice:opened.advice}}let run=await opened.run({...asAlways,session:trace.header.session,paths:recordedPaths(
trace),lookups:recordedLookups(trace),trace:null}),recorded=observedIn(trace),divergence=compareFacts(factsOf(recorded),factsOf(run));return describeRerun(replayed,
trace,divergence,placeOf(recorded,run,divergence))}function recordAgain(path,trace){let{record}=recordedRun(trace);if(record===null)return"lanser trace refresh";
let[base,head]=[record.base.commit,record.head.commit].map(id=>id===null?"REV":shortId(id));return`lanser trace record --name ${(0,import_node_path8.basename)((0,import_node_path8.dirname)(
path))} --force -- gate --base-exact ${base} --head ${head}`}function describeRerun(replayed,trace,divergence,at){let{id,version:version2}=trace.header.server,server=`${id}\
 ${version2}`,again=recordAgain(replayed.path,trace),{class:of,first:first2}=divergence,{words:words3}=divergenceClasses[of],command=`Look closer: lanser trace \
drift --trace ${replayed.path}`;if(of==="D0")return{...replayed,message:`${server} gave the same answers again`};if(of==="D9")return{...replayed,state:"inconclu\
sive",class:of,message:`a recording of ${server} cannot be compared: it was made in ${words3}`,wanted:first2?.wanted??null,got:first2?.got??null,advice:[`Instal\
l what it was recorded with, or record it again with what is there now: ${again}`,command]};let where=first2?.path??null,place2=first2?.range===void 0||first2.range===
null?"":`:${first2.range.start.line+1}`;return{...replayed,state:divergence.decides?"different":"equal",class:of,message:`asked again, ${server} gave ${words3}${where===
null?"":` in ${where}${place2}`}`,at,wanted:first2?.wanted??null,got:first2?.got??null,advice:divergence.decides?[command,`If the server is right now, record it\
 again: ${again}`,"If not, report to its maintainers what the command above prints."]:[]}}function judgeReplay({recordedBy,replayedBy,divergence,entry}){return recordedBy===replayedBy?{kind:"mismatch",reason:`this release, ${replayedBy}, recorded it,\
 and its result is another now`}:isOurs(divergence,entry)?{kind:"stale-recording",reason:`recorded by ${recordedBy}; ${replayedBy} asks the server other questio\
ns`}:{kind:"mismatch",reason:`recorded by ${recordedBy}; ${replayedBy} asks the same and comes to something else`}}function isOurs({problem,pointer},entry){return problem===
"unexpected-message"?!0:entry?.k==="frame"?entry.d===">":entry?.k==="header"&&ourHeader.test(pointer)}var ourHeader=/^\/(?:program|digests\/(?:schedule|capabilities))(?:\/|$)/;function strayAnswer(entries){let open=new Map,answered=new Map;for(let entry of entries){let{k,d,m}=entry;if(k!=="frame")continue;let method=member(m,"method"),
id=JSON.stringify(member(m,"id")??null);if(d===">"){typeof method=="string"&&member(m,"id")!==void 0&&open.set(id,method);continue}if(method!==void 0)continue;let asked=open.
get(id);if(asked!==void 0){open.delete(id),answered.set(id,asked);continue}let before=answered.get(id),shown3=shorten(id,idLengthMax);return before===void 0?{entry,
message:`answered ${shown3}, a request that was never sent`}:{entry,message:`answered request ${shown3} (${before}) twice`}}}var idLengthMax=60;function isOfQuestions({header}){return header.session===questionsSession}async function replayQuestions(trace,parser){if(!trace.notes.some(({k})=>k==="result")){
let message2="it has no result: the session was not recorded to its end";throw new BrokenTrace(trace.name,{problem:"missing-entry",line:null,entry:null,message:message2})}
let own=profileOf(trace.header.server.id),profile={...own,capabilities:questionCapabilities(own.capabilities,own.questionEncodings)},{places:places2,context:context2}=recordedContext(
trace),repository=places2.get("REPOSITORY")??"",relative2=relativeTo([[context2.root,""],[repository,""],[context2.serverFolder,`<${profile.name}>`]]),played=replay(
trace,places2),{transport,clock}=played,options2={transport,clock,pid:0,profile,context:context2,relative:relative2},conversation=converse(options2),made=await makeReady(
{...options2,programFiles:recordedRun(trace).programFiles},conversation),laid=new Map,over=new Set,text=path=>{let all=trace.documents.opened(path);return(all[laid.
get(path)??0]??all.at(-1))?.()},askable=createAskable({conversation,profile,context:context2,server:{id:trace.header.server.id,version:trace.header.server.version},
clock,encoding:questionEncoding(conversation.session.capabilities())??"utf-16",repository,text,reading:path=>createReadings(parser,profile.languageId,text)(path),
isLaid:path=>over.has(path),relative:relative2}),answers=[],bundles=[];for(let{k,m}of made.failure===void 0?trace.notes:[]){if(k!=="decision")continue;let decision=recordedScrubber.
unscrub(m);for(let path of decision.overlays??[])over.add(path),askable.open(path);if(decision.relaid!==void 0){let{path,at,isOver}=decision.relaid;askable.close(
path),laid.set(path,at),isOver?over.add(path):over.delete(path),isOver&&askable.lay(path)}if(decision.question===void 0||decision.environment===void 0)continue;
let{environment,restarts=0}=decision,{asked,about}=questionFrom(decision.question),{question}=asked;if(question.kind!=="server")continue;let{bundle}=await answerOf(
asked,environment,async()=>{let asking=askable.asking();try{let answer=await askQuestion(question,asking,about);return answers.push(notedAnswer(answer)),{answer,
records:asking.records(),retries:asking.retries(),restarts,environment}}catch(error){throw error instanceof UserError&&answers.push(notedAnswer(error)),error}});
bundles.push(bundle)}await conversation.session.stop(profile.limits.shutdownMsMax,profile.limits.exitMsMax);let result=recordedScrubber.scrub(questionsResult(answers),
"places");return{bundles,divergence:played.divergence()??resultDivergence(trace,result)}}var import_node_fs8=__toESM(require_node_fs(),1),import_node_path9=__toESM(require_node_path(),1);var digitsMin=12,reasonLengthMax=500,grantsMax=500,shownCommitLength=12;function trailerGrants(messages){let grants=[],problems=[];for(let{commit,message:message2}of messages)
for(let text of allowTrailers(message2)){let by=`trailer ${commit.slice(0,shownCommitLength)}`,covered=coveredBy(text);typeof covered=="string"?problems.push(`${by}\
: ${covered}`):grants.length<grantsMax?grants.push({...covered,by}):problems.push(`${by}: a change has at most ${grantsMax} waivers`)}let[first2]=problems,limits2=first2===
void 0?[]:[limit("waiver-unread",first2,problems.length)];return{grants,limits:limits2}}function allowTrailers(message2){let[,...body]=message2.split(/\r?\n/u);
return body.flatMap((line,at)=>{let value=/^lanser-allow:[ \t]*(.*)$/iu.exec(line)?.[1];if(value===void 0)return[];let next2=body.slice(at+1),end=next2.findIndex(
one2=>!/^[ \t]+\S/u.test(one2));return[[value,...next2.slice(0,end<0?next2.length:end).map(one2=>one2.trim())].join(" ")]})}function coveredBy(text){let[,name="",
rest=""]=/^(\S*)(?:\s+(.*))?$/su.exec(text)??[],reason2=cut(rest.trim(),reasonLengthMax),code2=waivableReasons.find(one2=>one2===name.toLowerCase()),digits=/^(?:sha256:)?([0-9a-f]*)$/iu.
exec(name)?.[1]?.toLowerCase()??"";return code2===void 0&&(digits.length<digitsMin||digits.length>64)?`Lanser-Allow needs ${digitsMin} to 64 digits of a finding\
's id, or ${waivableReasons.join(" or ")}`:reason2===""?`Lanser-Allow needs a reason behind ${code2??"the id"}`:code2===void 0?{finding:digits,reason:reason2}:{
code:code2,reason:reason2}}function labelGrants(allowed,labels){return labels.filter(label=>allowed.includes(`label:${label}`)).sort(compareText).map(label=>({finding:null,
by:`label:${label}`,reason:`the pull request carries the label ${label}`}))}function waive(findings,grants){if(grants.length===0)return findings;let find=grantFinder(
grants);return findings.map(one2=>{let grant=one2.state==="new"?find(one2.id):void 0;return grant===void 0?one2:{...one2,waived:{by:grant.by,reason:grant.reason}}})}
function waiveReasons(reasons,grants){return reasons.map(one2=>{let grant=isWaivable(one2.code)?grants.find(grant2=>coversReason(grant2,one2.code)):void 0;return grant===
void 0?one2:{...one2,waived:{by:grant.by,reason:grant.reason}}})}function coversReason(grant,code2){return"code"in grant?grant.code===code2:grant.finding===null}
function unusedGrants(findings,reasons,grants){let fresh=new Set(findings.flatMap(({state,id})=>state==="new"?[digitsOf(id)]:[])),starts=new Set([...fresh].map(
digits=>digits.slice(0,digitsMin))),isUnused=grant=>{if("code"in grant)return!reasons.some(({code:code2})=>code2===grant.code);let{finding}=grant;return finding!==
null&&(!starts.has(finding.slice(0,digitsMin))||![...fresh].some(digits=>digits.startsWith(finding)))},unused=grants.filter(isUnused),[first2]=unused;if(first2===
void 0)return[];let what="code"in first2?`nothing is doubtful by ${first2.code}`:isOfEdit(first2.finding??"",findings)?`${first2.finding} is the id of an edit: \
give each of the findings that it causes a line with its own`:`no new finding has the id ${first2.finding}`,message2=`${first2.by}: ${what}`;return[limit("waive\
r-unused",message2,unused.length)]}function isOfEdit(digits,findings){return findings.some(({cause})=>cause!==null&&digitsOf(causeId(cause)).startsWith(digits))}
function grantFinder(all){let grants=all.filter(grant=>"finding"in grant),order=new Map(grants.map((grant,index2)=>[grant,index2])),forAll=grants.find(({finding})=>finding===
null),byStart=Map.groupBy(grants.filter(({finding})=>finding!==null),({finding})=>finding?.slice(0,digitsMin)??"");return id=>{let digits=digitsOf(id),own=byStart.
get(digits.slice(0,digitsMin))?.find(({finding})=>digits.startsWith(finding??""));return own===void 0||forAll===void 0?own??forAll:(order.get(own)??0)<(order.get(
forAll)??0)?own:forAll}}function digitsOf(id){return id.slice(7)}var differenceMin=1e-6;function judgeClaims(claims2,{reward,unscored},steps){return claims2.map(({path,about,commit,claimed:claimed2,why})=>{let claim={path,about,
commit,claimed:claimed2,why};if(about==="unreadable")return{...claim,state:"unreadable",measured:null};if(about==="elsewhere")return{...claim,state:"not-compare\
d",measured:null};let own=about==="change"?{reward,why:unscored??"the change was not scored"}:ofStep(commit,steps);if(own.reward===null)return{...claim,why:own.
why,state:"not-compared",measured:null};let measured={"pr-v1":own.reward["pr-v1"].r,"pr-v2":own.reward["pr-v2"].r};return{...claim,why:null,state:isTrue(claimed2,
measured)?"true":"false",measured}}).sort(compareClaims)}function ofStep(commit,steps){if(steps===null)return{reward:null,why:"the commits were not looked at on\
e by one (`--steps commits`)"};let step=steps.find(one3=>one3.commit===commit);if(step===void 0)return{reward:null,why:"its commit is no step of its own"};if(step.
since!==void 0)return{reward:null,why:"its step spans commits before it, which could not be scored"};let{"pr-v1":one2,"pr-v2":two}=step,why=step.unscored??"the \
step was not scored";return{reward:one2===null||two===null?null:{"pr-v1":one2,"pr-v2":two},why}}function isTrue(claimed2,measured){return["pr-v1","pr-v2"].every(
version2=>{let value=claimed2[version2];return value===void 0||Math.abs(value-measured[version2])<differenceMin})}function hasItsClaims({claims:claims2=[],...report}){
let[ofCommits,others]=[!0,!1].map(wanted=>claims2.filter(({about})=>about==="commit"===wanted));return judgeClaims(others??[],report,null).every((one2,at)=>compareValues(
one2,others?.[at])===0)&&(ofCommits??[]).every(({state,claimed:claimed2,measured})=>measured===null?state==="not-compared":state===(isTrue(claimed2,measured)?"t\
rue":"false"))}function spansOf(content,from,to){let spans=new SpanList;for(let line=from;line<to;line++){let text=content[line]??"";if(spans.line=line,!beyondAscii.test(text)){
scanAscii(text,spans);continue}tokenPattern.lastIndex=0;for(let found2=tokenPattern.exec(text);found2!==null;found2=tokenPattern.exec(text))spans.add(found2.index,
tokenPattern.lastIndex)}return spans.all()}var SpanList=class{line=0;count=0;lines=new Int32Array(1024);starts=new Int32Array(1024);ends=new Int32Array(1024);add(start,end){
this.count===this.lines.length&&this.grow(),this.lines[this.count]=this.line,this.starts[this.count]=start,this.ends[this.count]=end,this.count++}all(){let{count:count2}=this;
return{lines:this.lines.slice(0,count2),starts:this.starts.slice(0,count2),ends:this.ends.slice(0,count2)}}grow(){let twice=old=>{let larger=new Int32Array(2*old.
length);return larger.set(old),larger};this.lines=twice(this.lines),this.starts=twice(this.starts),this.ends=twice(this.ends)}},tokenPattern=/[\p{L}_$][\p{L}\p{M}\p{N}_$]*|\p{N}[\p{L}\p{N}_]*(?:\.\p{N}[\p{L}\p{N}_]*)?|"(?:[^"\\]|\\.){0,500}"|'(?:[^'\\]|\\.){0,500}'|[^\s]/gu,
stringUnitsMax=500,beyondAscii=/[^\0-\x7f]/;function scanAscii(text,spans){for(let at=0;at<text.length;){let start=at,unit=text.charCodeAt(at++),kind=unitKinds[unit]??
0;kind!==isSpace&&(kind===isLetter||kind===isSign?at=endOfWord(text,at,wordKindMin):kind===isDigit?(at=endOfWord(text,at,digitKindMin),text.charCodeAt(at)===point&&
unitKinds[text.charCodeAt(at+1)]===isDigit&&(at=endOfWord(text,at+2,digitKindMin))):isQuote(unit)&&(at=endOfString(text,at,unit)),spans.add(start,at))}}var[isMark,
isSpace,isSign,isDigit,isLetter]=[0,1,2,3,4],wordKindMin=isSign,digitKindMin=isDigit,asciiMax=127,[singleQuote,doubleQuote,backslash,point]=[39,34,92,46],unitKinds=Uint8Array.
from({length:asciiMax+1},(_,unit)=>{let character=String.fromCharCode(unit);return/\s/u.test(character)?isSpace:character==="$"?isSign:/\d/u.test(character)?isDigit:
/\w/u.test(character)?isLetter:isMark});function endOfWord(text,from,kindMin){let at=from;for(;at<text.length&&(unitKinds[text.charCodeAt(at)]??0)>=kindMin;)at++;
return at}function endOfString(text,from,quote){let at=from;for(let units=0;units<=stringUnitsMax&&at<text.length;units++){let unit=text.charCodeAt(at);if(unit===
quote)return at+1;at+=unit===backslash?2:1}return from}function isQuote(unit){return unit===singleQuote||unit===doubleQuote}function sourceOf2(text,reading=()=>{}){let offsets2,defines=({line,start})=>{let found2=reading();return offsets2??=new Set(found2?.bindings.filter(isDefining).
map(one2=>one2.start)),offsets2.has((found2?.starts[line]??0)+start)};return sourceOfLines(lines(text),{text,reading,defines})}function partOf(source,from,to){let content=source.
lines.slice(from,to),defines=token=>source.defines({...token,line:token.line+from});return sourceOfLines(content,{text:content.join(`
`),reading:()=>{},defines})}function sourceOfLines(content,{text,reading,defines}){let spans=withoutTrailingCommas(spansOf(content,0,content.length),content),tokenCount=spans.
lines.length,firsts=new Int32Array(content.length+1),at=0;for(let line=0;line<=content.length;line++){for(;at<tokenCount&&(spans.lines[at]??0)<line;)at++;firsts[line]=
at}let firstOf3=line=>firsts[Math.min(Math.max(line,0),content.length)]??tokenCount,all;return{text,lines:content,tokenCount,get tokens(){return all??=tokensIn(
spans,content,0,tokenCount),all},tokensOf:(fromLine,toLine)=>{let[from,to]=[firstOf3(fromLine),firstOf3(toLine)];return all?.slice(from,to)??tokensIn(spans,content,
from,to)},firstOf:firstOf3,token:at2=>tokenAt(spans,content,at2),spans,reading,defines}}function withoutTrailingCommas(spans,content){let unitAt=at=>content[spans.
lines[at]??0]?.charCodeAt(spans.starts[at]??0),kept=0;for(let at=0;at<spans.lines.length;at++)closingUnits.has(unitAt(at)??0)&&kept>0&&unitAt(kept-1)===comma&&kept--,
spans.lines[kept]=spans.lines[at]??0,spans.starts[kept]=spans.starts[at]??0,spans.ends[kept]=spans.ends[at]??0,kept++;let{lines:of,starts,ends}=spans;return{lines:of.
subarray(0,kept),starts:starts.subarray(0,kept),ends:ends.subarray(0,kept)}}var comma=44,closingUnits=new Set([")","]","}"].map(mark=>mark.charCodeAt(0)));function tokensIn(spans,content,from,to){
let tokens=[];for(let at=from;at<to;at++)tokens.push(tokenAt(spans,content,at));return tokens}function tokenAt(spans,content,at){let line=spans.lines[at]??0,start=spans.
starts[at]??0,end=spans.ends[at]??0;return{text:(content[line]??"").slice(start,end),line,start,end}}function isSameToken(one2,at,other,otherAt){let[start,otherStart]=[
one2.spans.starts[at]??0,other.spans.starts[otherAt]??0],length=(one2.spans.ends[at]??0)-start;if(length!==(other.spans.ends[otherAt]??0)-otherStart)return!1;let text=one2.
lines[one2.spans.lines[at]??0]??"",otherText=other.lines[other.spans.lines[otherAt]??0]??"",first2=text.charCodeAt(start),otherFirst=otherText.charCodeAt(otherStart),
isQuoted2=length>1&&isQuote(first2)&&isQuote(otherFirst);if(first2!==otherFirst&&!isQuoted2)return!1;let last=isQuoted2?length-1:length;for(let index2=1;index2<
last;index2++)if(text.charCodeAt(start+index2)!==otherText.charCodeAt(otherStart+index2))return!1;return!0}function withoutLayout({text}){return text.length>1&&
text.startsWith("'")?`"${text.slice(1,-1)}"`:text}function isWord(text){return/^[\p{L}_$]/u.test(text)}function distinctiveWords(text){return(text.match(longWords)??
[]).filter(word=>!grammarWords.has(word))}function isDistinctive(text){longWords.lastIndex=0;for(let found2=longWords.exec(text);found2!==null;found2=longWords.
exec(text))if(!grammarWords.has(found2[0]))return!0;return!1}var longWords=/\p{L}[\p{L}\p{M}\p{N}_$]+/gu,grammarWords=new Set(`and as async await break case cat\
ch class const continue def default defer del do elif else end enum except export
  extends false False final finally fn for from func function go if impl implements import in interface is let match
  mut new nil None not null or package pass pub private protected public raise return select self static struct super
  switch then this throw throws trait true True try type undefined union use using var void while with yield`.split(/\s+/u));function tokenize(content,from,to){
let spans=spansOf(content,from,to);return tokensIn(spans,content,0,spans.lines.length)}function handleAt(tokens,{line,character}){let token=lastAtOrBefore(tokens,
line,character),found2=tokens[token];if(found2?.line===line)return character<found2.end?{token,relation:"in",distance:character-found2.start}:{token,relation:"b\
ehind",distance:character-found2.end};let next2=tokens[token+1];if(next2?.line===line)return{token:token+1,relation:"before",distance:next2.start-character}}function lastAtOrBefore(tokens,line,character){
let low=-1,high=tokens.length-1;for(;low<high;){let middle=low+high+1>>1,token=tokens[middle];token!==void 0&&(token.line<line||token.line===line&&token.start<=
character)?low=middle:high=middle-1}return low}var shortLines=4;function likenessFinder(){let sources=new Map,bodies=new Map,numbers=new Map,known=new Map,keyOf9=({source,from,to})=>{let number=numbers.get(source)??
numbers.size;return numbers.set(source,number),`${number} ${from} ${to}`},bodyOf3=piece=>{let key=keyOf9(piece),lines2=sources.get(piece.source)??linesOf2(piece.
source);sources.set(piece.source,lines2);let found2=bodies.get(key)??bodyIn(lines2.slice(piece.from,piece.to));return bodies.set(key,found2),found2};return(base,head)=>{
if(base.source.text===head.source.text&&base.from===head.from&&base.to===head.to)return!0;let key=`${keyOf9(base)} ${keyOf9(head)}`,answer=known.get(key)??areAlike(
bodyOf3(base),bodyOf3(head));return known.set(key,answer),answer}}function lineKeys(source){return linesOf2(source).map(({key})=>key)}function linesOf2(source){
let reading=source.reading(),quiet=reading===void 0?[]:[...reading.comments,...longStrings(reading)],cheap=cheapNames(reading),definitions=namedDefinitions(reading).
map(({definition})=>definition),headers=new Set(definitions.map(({nameRange:nameRange2})=>nameRange2.start.line)),decorators=new Set(definitions.flatMap(({range,
nameRange:nameRange2})=>Array.from({length:nameRange2.start.line-range.start.line},(_,at)=>range.start.line+at)));return quiet.sort((left2,right2)=>left2.start-
right2.start),source.lines.map((text,line)=>{let tokens=source.tokensOf(line,line+1).filter(({start})=>!isInSpans(quiet,offsetOf(reading?.starts??[],{line,character:start}))),
isRemark=reading===void 0&&/^\s*(?:#|\/\/|\/?\*)/u.test(text),texts=tokens.map(withoutLayout),key=isRemark?"":texts.map((text2,at)=>cheap.has(text2)&&texts[at-1]!==
"."?"$":text2).join(" "),isCheap=headers.has(line)||/^(?:from|import|package|use|using|export \{.*\} from|export \* from|# include)(?: |$)/u.test(key),parts=key.
split(" "),turns=parts.slice(1).flatMap((part2,at)=>{let turn=`${parts[at]} ${part2}`;return isDistinctive(turn)?[turn]:[]});return{key,words:distinctiveWords(key),
turns,isCheap,isDecorator:decorators.has(line)}})}function cheapNames(reading){let all=namedDefinitions(reading).map(({definition})=>definition),starts=reading?.
starts??[],functions=all.filter(({kind})=>kind==="function").map(({range})=>({start:offsetOf(starts,range.start),end:offsetOf(starts,range.end)})),ends=functions.
map(({end},at)=>Math.max(end,...functions.slice(0,at).map(one2=>one2.end))),named2=all.filter(({kind})=>kind==="function"),names2=new Set(named2.map(({name})=>name)),
others=new Set;for(let{kind,name,start}of reading?.bindings??[]){if(kind==="import"||kind==="attribute"||kind==="result"||name.includes("."))continue;let at=functions.
findLastIndex(one2=>one2.start<=start);at>=0&&(ends[at]??0)>start?names2.add(name):others.add(name)}for(let{name}of named2)others.delete(name);return new Set([...names2].
filter(name=>!others.has(name)))}function longStrings({strings,text}){return strings.filter(({start,end})=>/[\r\n]/u.test(text.slice(start,end)))}function bodyIn(all){
let lines2=new Map,some=new Map,turns=new Map,own=all.filter(({isDecorator})=>!isDecorator),telling=own.filter(({isCheap,key})=>!isCheap&&!/\b__name__\b/u.test(
key)),counted=telling.some(({words:words3})=>words3.length>0)?telling:own,lineCount=0,turnCount=0;for(let line of counted){for(let turn of line.turns)turns.set(
turn,(turns.get(turn)??0)+1);turnCount+=line.turns.length,line.words.length!==0&&(some.set(line.key,(some.get(line.key)??0)+1),!(new Set(line.words).size<2)&&(lines2.
set(line.key,(lines2.get(line.key)??0)+1),lineCount++))}return{whole:all.map(({key})=>key).filter(Boolean).join(`
`),some,lines:lines2,lineCount,turns,turnCount}}function areAlike(base,head){if(base.whole===head.whole)return!0;let isShort=Math.min(base.lineCount,head.lineCount)<
shortLines,[one2,other]=isShort?[base.some,head.some]:[base.lines,head.lines],least2=Math.min(size(one2),size(other));if(least2>0&&2*shared(one2,other)>=least2)
return!0;let[few,many]=[base.turnCount,head.turnCount].sort((left2,right2)=>left2-right2),count2=shared(base.turns,head.turns);return few>0&&4*count2>=3*few&&3*
count2>=2*many}function size(lines2){let count2=0;for(let times of lines2.values())count2+=times;return count2}function shared(one2,other){let count2=0;for(let[
key,times]of one2)count2+=Math.min(times,other.get(key)??0);return count2}function moduleNamer(files2,renames){let resolve2=moduleResolver(files2),folders=new Set(files2.flatMap(foldersOf)),roots=new Set(files2.map(withoutEnding2)),known=new Map,
find=(file,module)=>{let[found2]=resolve2(file,module);if(found2!==void 0)return withoutEnding2(renames.get(found2)??found2);if(module.kind==="path"){let places2=placesOfSpecifier(
file,module.specifier),isRelative=module.specifier.startsWith("."),near2=places2.find(place2=>isRelative||folders.has(parentOf(place2)));return near2===void 0?module.
specifier:withoutEnding2(near2)}let parts=module.module===""?[]:module.module.split("."),own=file.split("/").slice(0,-1);if(module.level>0)return[...own.slice(0,
Math.max(0,own.length-module.level+1)),...parts].join("/");let[first2=""]=parts;return[...[...own.map((_,index2)=>own.slice(0,own.length-index2)),[],["src"]].find(
folder=>{let path=[...folder,first2].join("/");return folders.has(path)||roots.has(path)})??[],...parts].join("/")};return(file,module,name)=>{let key=`${file}\0${module.
kind==="path"?module.specifier:`${module.level} ${module.module}`}`,path=known.get(key)??find(file,module);if(known.set(key,path),name===""||module.kind==="path")
return name===""?path:`${path} ${name}`;let[inner]=resolve2(file,{...module,module:[module.module,name].filter(Boolean).join("."),names:[]});return inner===void 0?
`${path}/${name}`:withoutEnding2(renames.get(inner)??inner)}}function withoutEnding2(path){return path.replace(/(?:\.d)?\.[cm]?[jt]sx?$|\.pyi?$/u,"").replace(/(?:^|\/)(?:__init__|index)$/u,
"")}function parentOf(path){return path.split("/").slice(0,-1).join("/")}function foldersOf(path){let parts=path.split("/").slice(0,-1);return parts.map((_,at)=>parts.
slice(0,at+1).join("/"))}function goneModules(input){let{changedFiles,programs}=input,files2={base:[...new Set([...programs.base,...changedFiles.flatMap(({from})=>from??[])])],head:[...new Set(
[...programs.head,...changedFiles.flatMap(({to})=>to??[])])]},resolve2={base:once(()=>moduleResolver(files2.base)),head:once(()=>moduleResolver(files2.head))},inHead=new Set(
files2.head),origins2=new Map(changedFiles.flatMap(({from,to})=>to===null||from===null?[]:[[to,from]])),leavings=new Map(changedFiles.flatMap(({from,to})=>from===
null||from===to||inHead.has(from)?[]:[[from,to]])),byEnding=once(()=>Map.groupBy(files2.base,path=>lastPart(withoutEnding2(path)))),pathInBase=path=>origins2.get(
path)??path,isMoved=movedFinder(input),causeOf2=from=>{let to=leavings.get(from);if(to!==void 0)return to!==null&&isMoved(from,to)?movedModule(from,to):removedModule(
from,input)},first2=paths=>{let gone2=paths.find(path=>leavings.has(path));return gone2===void 0?void 0:causeOf2(gone2)},meant=(path,module)=>resolve2.base()(pathInBase(
path),module),now=(path,module)=>resolve2.head()(path,module),ownMove=(path,module)=>{let from=pathInBase(path);return from!==path&&meant(path,module).length>0&&
now(path,module).length===0?causeOf2(from):void 0},byItsEnding=(path,module)=>{if(!(meant(path,module).length>0||now(path,module).length>0))for(let ending of endingsOf(
module)){let own=(byEnding().get(lastPart(ending))??[]).filter(one2=>`/${withoutEnding2(one2)}`.endsWith(`/${ending}`)),[only]=own;if(own.length===1&&only!==void 0)
return causeOf2(only)}};return{behind:(path,module,name)=>{let inner=innerModule(module,name);return(inner&&first2(meant(path,inner)))??first2(meant(path,module))??
(inner&&ownMove(path,inner))??ownMove(path,module)??(inner&&byItsEnding(path,inner))??byItsEnding(path,module)},meant,now}}function innerModule(module,name){if(!(module.
kind==="path"||name===""||name==="*"))return{...module,module:[module.module,name].filter(Boolean).join("."),names:[]}}function endingsOf(module){if(module.kind===
"module")return module.level>0||module.module===""?[]:[module.module.replaceAll(".","/")];let{specifier}=module;if(specifier.startsWith("."))return[];let parts=withoutEnding2(
specifier).split("/").filter(Boolean);return parts.length<2?[]:parts.map((_,at)=>parts.slice(at).join("/"))}function lastPart(path){return path.slice(path.lastIndexOf(
"/")+1)}function movedFinder({text,reading}){let areAlike2=likenessFinder(),whole3=(side,path)=>{let own=text(side,path);if(own===void 0)return;let source=sourceOf2(
own,()=>reading(side,path));return{source,from:0,to:source.lines.length}};return(from,to)=>{let[base,head]=[whole3("base",from),whole3("head",to)];return base===
void 0||head===void 0||areAlike2(base,head)}}var fileStart={start:{line:0,character:0},end:{line:0,character:0}};function movedModule(from,to){let[base,head]=[{
path:from,range:fileStart},{path:to,range:fileStart}];return{cause:{...head,symbol:null,how:"moved-module"},edit:{base,head}}}function removedModule(path,{text}){
let all=lines(text("base",path)??""),last=Math.max(0,all.length-(all.at(-1)===""?2:1)),end={line:last,character:all[last]?.length??0};return{cause:{path,range:fileStart,
symbol:null,how:"removed-module"},edit:{base:{path,range:{start:fileStart.start,end}},head:null}}}var declarationCodes=new Set(["reportAssignmentType","reportRedeclaration","2300","2440","2451"]);function importedFinder(input){let nameOf3={base:moduleNamer([
...input.base.files,...input.base.unchecked],input.renames),head:moduleNamer([...input.head.files,...input.head.unchecked],new Map)},known={base:new Map,head:new Map},
statementsOf=(side,path,reading)=>{let found2=known[side].get(path)??importStatements(reading);return known[side].set(path,found2),found2},resolve2={base:moduleResolver(
[...input.base.files,...input.base.unchecked]),head:moduleResolver([...input.head.files,...input.head.unchecked])},handedOn=(side,path,module,name,left2)=>{let[
file]=left2===0?[]:resolve2[side](path,module),reading=file===void 0?void 0:input.reading(side,file);return file===void 0||reading===void 0?[]:aliasesIn(reading).
flatMap(({from,imported:imported2,local,isExported})=>{if(from===null||!isExported||imported2==="")return[];let other=imported2!=="*"&&local===name?imported2:name;
return[nameOf3[side](file,from,other),...handedOn(side,file,from,other,left2-1)]})};return(side,{path,range,code:code2})=>{let reading=input.reading(side,path);
if(reading===void 0||code2!==null&&declarationCodes.has(code2))return;let named2=(module2,name)=>nameOf3[side](path,module2,name),found2=importAt(reading,statementsOf(
side,path,reading),range);if(found2===void 0)return;let{part:part2,module,names:names2}=found2,own=names2.map(name=>named2(module,name));if(part2==="module")return{
part:part2,written:writtenModule(module),targets:[...new Set(own)].sort()};let targets2=[...own,...names2.flatMap(name=>handedOn(side,path,module,name,modulesMax))],
written2=`${writtenModule(module)} ${names2.join()}`;return{part:part2,written:written2,targets:[...new Set(targets2)].sort()}}}function importAt(reading,statements2,range){
let[from,to]=[offsetOf(reading.starts,range.start),offsetOf(reading.starts,range.end)],under2=reading.text.slice(from,to);for(let{aliases,module,first:first2,last}of statements2){
if(range.start.line<first2||last<range.start.line)continue;let start=reading.starts[range.start.line]??0;if(range.start.line===first2&&reading.text.slice(start,
from).trim()===""||standsOnModule(under2,module,reading,from))return{part:"module",module,aliases,names:aliases.map(({imported:imported2})=>imported2)};let alias=aliases.
find(({imported:imported2,local})=>imported2!==""&&(imported2===under2||local===under2));if(alias!==void 0)return{part:"name",module,aliases:[alias],names:[alias.
imported]}}return loneModule(under2,reading,from)}var modulesMax=4;function importStatements(reading){let groups=new Map;for(let alias of aliasesIn(reading)){let{
from,first:first2,last}=alias;from!==null&&push(groups,JSON.stringify([first2,last,writtenModule(from)]),alias)}return[...groups.values()].flatMap(aliases=>{let[
one2]=aliases;return one2?.from===null||one2===void 0?[]:[{module:one2.from,aliases,first:one2.first,last:one2.last}]})}function writtenModule(module){return module.
kind==="path"?module.specifier:".".repeat(module.level)+module.module}function standsOnModule(under2,module,{code:code2,starts,text},from){if(module.kind==="pat\
h")return isLiteral(under2)&&under2.slice(1,-1)===module.specifier;if(under2.replace(/\s+/gu,"")!==writtenModule(module))return!1;let line=starts.findLast(start=>start<=
from)??0,before=code2.slice(line,from);return/\bfrom\s*$/u.test(before)||module.level>0||module.names.length===0&&text.startsWith(module.module,from)}function loneModule(under2,{
language,text},from){if(language==="python"||!isLiteral(under2))return;let before=text.slice(Math.max(0,from-wordsBefore),from);if(/(?<![\p{L}\p{N}_$.])(?:from|import|require)\s*\(?\s*$/u.
test(before))return{part:"module",module:{kind:"path",specifier:under2.slice(1,-1)},names:[""],aliases:[]}}var wordsBefore=100;function isLiteral(text){return/^(["'`])[^\r\n]*\1$/u.
test(text)&&text.length>2}function changedWithin({hunks},side,{first:first2,last}){let changed=hunks.flatMap(hunk=>{let own=linesOf3(hunk,side),cut3={first:Math.max(own.first,first2),last:Math.
min(own.last,last)};return cut3.first<=cut3.last?[cut3]:[]}),[start,end]=[changed[0],changed.at(-1)];return start===void 0||end===void 0?void 0:{first:start.first,
last:end.last}}function counterpart({lines:lines2},hunk,side,span){let own=linesOf3(hunk,side),other=linesOf3(hunk,side==="base"?"head":"base");if(other.first>other.
last)return;if(other.last-other.first===own.last-own.first){let shift2=other.first-own.first;return{first:span.first+shift2,last:span.last+shift2}}return lines2[side].
slice(own.first,own.last+1).every((line,at)=>line.trim()===""||span.first<=own.first+at&&own.first+at<=span.last)?other:void 0}function linesOf3(hunk,side){return side===
"base"?{first:hunk.baseStart,last:hunk.baseEnd-1}:{first:hunk.headStart,last:hunk.headEnd-1}}function editOf(text,spans){return{base:placeOf2(text,"base",spans.
base),head:placeOf2(text,"head",spans.head)}}function placeOf2({paths,lines:lines2},side,span){let path=paths[side];if(path===null||span===void 0)return null;let end={
line:span.last,character:lines2[side][span.last]?.length??0};return{path,range:{start:{line:span.first,character:0},end}}}var modulesMax2=4;function reExportFinder(input){let sides={base:exportsOn("base",input),head:exportsOn("head",input)},renames=new Map(input.changedFiles.map(({
from,to})=>[from,to])),follow=(path,name,left2)=>{let file=input.changes.file(path),head=sides.head.handed(path,name);if(file!==void 0&&file.paths.base!==null){
let base=sides.base.handed(file.paths.base,name);if(base!==void 0&&!isSame2(base,head,renames))return editedLine(file,name,base,head,sides)}if(!(head===void 0||
left2===0))for(let target of head.targets){let found2=follow(target,head.alias.imported==="*"?name:head.alias.imported,left2-1);if(found2!==void 0)return found2}};
return(path,name,object2)=>{for(let{alias,targets:targets2}of sides.head.had(path,name))if(!(alias.imported===""?alias.local!==object2:object2!==null))for(let target of targets2){
let found2=follow(target,alias.imported===""?name:alias.imported,modulesMax2);if(found2!==void 0)return found2}}}function exportsOn(side,{programs,reading}){let resolve2=once(
()=>moduleResolver(programs[side])),known=new Map,aliasesOf=path=>{let found2=known.get(path);if(found2!==void 0)return found2;let own2=reading(side,path),all=(own2===
void 0?[]:aliasesIn(own2)).map(alias=>({alias,targets:alias.from===null?[path]:resolve2()(path,alias.from)}));return known.set(path,all),all},own=new Map,defines=(path,name)=>{
let names2=own.get(path)??topLevelNames(reading(side,path));return own.set(path,names2),names2.has(name)},provides=(path,name,left2)=>isListed2(reading(side,path),
name)&&(defines(path,name)||left2>0&&exported(path).some(({alias,targets:targets2})=>alias.local===name||alias.local==="*"&&targets2.some(target=>provides(target,
name,left2-1)))),exported=path=>aliasesOf(path).filter(({alias})=>alias.isExported);return{defines,handed:(path,name)=>{let own2=exported(path).find(({alias})=>alias.
local===name);return own2?.alias.from===null?aliasesOf(path).find(({alias})=>alias.local===own2.alias.imported&&alias.from!==null)??own2:own2??exported(path).find(
({alias,targets:targets2})=>alias.local==="*"&&targets2.some(target=>provides(target,name,modulesMax2)))},had:(path,name)=>aliasesOf(path).filter(({alias})=>alias.
from!==null&&(alias.local===name||alias.local==="*"||alias.imported===""))}}function isListed2(reading,name){if(reading?.language!=="python")return!0;let lists=[
...reading.text.matchAll(/^__all__\b[^[(\r\n]{0,200}[[(]([^\])]{0,20000})/gmu)],isIn=names2=>names2.includes(`"${name}"`)||names2.includes(`'${name}'`);return lists.
length===0||lists.some(([,names2=""])=>isIn(names2))}function topLevelNames(reading){let{definitions=[],bindings=[],starts=[]}=reading??{},spans=definitions.map(
({range})=>({start:offsetOf(starts,range.start),end:offsetOf(starts,range.end)})),bound=bindings.filter(({kind,start})=>kind!=="import"&&!isInSpans(spans,start));
return new Set([...definitions,...bound].map(({name})=>name))}function isSame2(base,head,renames){return head===void 0||base.alias.imported!==head.alias.imported?
!1:base.targets.length===0&&head.targets.length===0?JSON.stringify(base.alias.from)===JSON.stringify(head.alias.from):base.targets.some(target=>head.targets.includes(
renames.get(target)??target))}function editedLine(file,name,base,head,sides){if(head===void 0&&sides.head.defines(file.paths.head,name))return;let was=changedWithin(
file,"base",base.alias),now=head===void 0?void 0:changedWithin(file,"head",head.alias),hunk=was&&file.hunks.find(one2=>linesOf3(one2,"base").first<=was.last&&was.
first<=linesOf3(one2,"base").last),instead=now??(was&&hunk&&counterpart(file,hunk,"base",was));if(!(was===void 0&&now===void 0))return{cause:{path:file.paths.head,
range:lineRange(file,instead?.first??hunk?.headStart??0),symbol:name,how:"re-export"},edit:editOf(file,{base:was,head:instead})}}function lineRange({lines:{head}},line){
let at=Math.max(0,Math.min(line,head.length-1));return{start:{line:at,character:0},end:{line:at,character:head[at]?.length??0}}}var modulesMax3=4;function brokenImports(input){let{changes,reading}=input,modules=goneModules(input),known=new Map,statements2=new Map,aliasesOf=path=>{let own=reading(
"head",path),found2=known.get(path)??(own===void 0?[]:aliasesIn(own));return known.set(path,found2),found2},broke=(path,module,name,left2)=>{let found2=modules.
behind(path,module,name);if(found2!==void 0||left2===0||name===""||name==="*")return found2;for(let target of modules.now(path,module)){let gone2=aliasesOf(target).
some(({local,isExported})=>isExported&&(local===name||local==="*"))?brokeName(target,name,null,left2-1):changes.removedFrom(target,name);if(gone2!==void 0)return gone2}},
brokeStar=(path,module,word,left2)=>{let found2=modules.behind(path,module,"*");if(found2!==void 0)return modules.meant(path,module).some(one2=>topLevelNames(reading(
"base",one2)).has(word))?found2:void 0;if(left2!==0)for(let target of modules.now(path,module)){let gone2=brokeName(target,word,null,left2-1);if(gone2!==void 0)
return gone2}},brokeName=(path,word,object2,left2)=>{for(let{local,imported:imported2,from}of aliasesOf(path)){if(from===null)continue;if(local==="*"){let found3=object2===
null?brokeStar(path,from,word,left2):void 0;if(found3!==void 0)return found3;continue}let isAttribute2=object2===local||object2?.startsWith(`${local}.`)===!0;if(!(object2===
null?word===local:`${object2}.${word}`===local)&&!isAttribute2)continue;let found2=broke(path,from,imported2,left2)??(imported2===""&&object2===local?broke(path,
from,word,left2):void 0);if(found2!==void 0)return found2}};return{under:({path,range})=>{let own=reading("head",path);if(own===void 0)return;let all=statements2.
get(path)??importStatements(own);statements2.set(path,all);let place2=importAt(own,all,range);if(place2!==void 0)for(let name of place2.names){let found2=broke(
path,place2.module,name,modulesMax3);if(found2!==void 0)return found2}},named:(path,word,object2)=>brokeName(path,word,object2,modulesMax3)}}function targetsOf(ring,{known,missing}){let unknown=ring.filter(one2=>!known.has(keyOf2(one2)));if(unknown.length>0){missing.push(...unknown.map(({path,position})=>({
path,position})));return}return ring.flatMap(lookup=>(known.get(keyOf2(lookup))??[]).map(place2=>({lookup,place:place2})))}var constructors=["__init__","__new__",
"__post_init__","__call__","constructor"];function namedMember(edited2,...names2){for(let name of names2.flat()){let found2=edited2.member(name);if(found2!==void 0)
return found2}}function keyOf2({path,position}){return JSON.stringify([path,position.line,position.character])}function outwardChange({base,head}){if(whole2(base)===whole2(head))return;let shapes2={base:shapeOf2(base),head:shapeOf2(head)},members2=[...new Set([...shapes2.
base.members.keys(),...shapes2.head.members.keys()])].filter(name=>shapes2.base.members.get(name)!==shapes2.head.members.get(name));return{isHeader:shapes2.base.
header!==shapes2.head.header,members:new Set(members2),isRest:shapes2.base.rest!==shapes2.head.rest}}function declaresResult({reading,definition}){return definition.
kind==="function"&&bodyOf(reading,definition)?.isDeclared===!0}function bodyOf(reading,definition){let{text,code:code2,starts,bindings}=reading,[from,end]=[definition.
nameRange.end,definition.range.end].map(at2=>offsetOf(starts,at2));if(definition.kind!=="function"||from===void 0||end===void 0)return;let at=firstAt(bindings,from),
result=bindings.slice(at).find(({kind,start})=>kind==="result"||start>=end);if(result?.kind==="result"&&result.start<end){let{type,start}=result,isDeclared=type!==
null||definition.name==="__init__";return{start:type===null?start:text.indexOf(type,start)+type.length,end,isDeclared}}let open=code2.indexOf("(",from),close=open<
0||open>=end?-1:closing(code2,open,end);return close<0?void 0:{start:close+1,end,isDeclared:definition.name==="constructor"}}function firstAt(bindings,offset){let low=0,
high=bindings.length;for(;low<high;){let middle=low+high>>1;(bindings[middle]?.start??0)<offset?low=middle+1:high=middle}return low}function closing(code2,open,end){
let depth=0;for(let at=open;at<end;at++)if("([{".includes(code2[at]??"")?depth++:")]}".includes(code2[at]??"")&&depth--,depth===0)return at;return-1}function spanOf({
reading:{starts},definition:{range}}){return{start:offsetOf(starts,range.start),end:offsetOf(starts,range.end)}}function whole2(of){return outward(of.reading,spanOf(
of),hiddenIn(of))}function outward({text},span,hidden){let shown3="",at=span.start;for(let gap of hidden.toSorted((left2,right2)=>left2.start-right2.start))gap.
end<=at||gap.start>=span.end||(shown3+=`${text.slice(at,Math.max(at,gap.start))} `,at=Math.min(gap.end,span.end));return((shown3+text.slice(at,span.end)).match(
/[\p{L}\p{M}\p{N}_$]+|\S/gu)??[]).join(" ")}function hiddenIn({reading,definition}){let{text,code:code2,starts,language}=reading,{start:from,end:to}=spanOf({reading,
definition}),isInside2=({start,end})=>from<=start&&end<=to,comments=reading.comments.filter(one2=>{let words3=text.slice(one2.start,one2.end);return isInside2(one2)&&
!(language==="python"?/^#\s*type:/u:/^\/\*\*/u).test(words3)}),docstrings=reading.strings.filter(one2=>language==="python"&&isInside2(one2)&&/^\w{0,2}(?:"""|''')/u.
test(text.slice(one2.start,one2.start+5))&&text.slice(starts[lineAt(starts,one2.start)],one2.start).trim()===""&&code2.slice(Math.max(0,one2.start-1e3),one2.start).
trimEnd().endsWith(":"));return[...comments,...docstrings,...bodiesIn(reading,definition)]}function bodiesIn(reading,definition){let found2=[],waiting=[definition];
for(let next2=waiting.pop();next2!==void 0;next2=waiting.pop()){let body=bodyOf(reading,next2);if(body?.isDeclared!==!0){waiting.push(...next2.definitions);continue}
let at=body.start;for(let{start,end}of attributeLines(reading,body))start>at&&found2.push({start:at,end:start}),at=Math.max(at,end);found2.push({start:at,end:body.
end})}return found2}function attributeLines({bindings,starts,text},body){return bindings.slice(firstAt(bindings,body.start)).filter(({name,start})=>start<body.end&&
isAttribute(name)).map(({line})=>({start:starts[line]??0,end:starts[line+1]??text.length}))}function isAttribute(name){return/^(?:self|cls)\./u.test(name)}function lineAt(starts,offset){
let low=0,high=starts.length-1;for(;low<high;){let middle=low+high+1>>1;(starts[middle]??0)<=offset?low=middle:high=middle-1}return low}function shapeOf2(of){let{
reading,definition}=of,[span,hidden]=[spanOf(of),hiddenIn(of)];if(definition.kind==="function"){let end=bodyOf(reading,definition)?.start??span.end;return{header:outward(
reading,{...span,end},hidden),members:new Map,rest:""}}let parts=membersOf(of),members2=new Map;for(let part2 of parts)members2.set(part2.name,`${members2.get(part2.
name)??""}${outward(reading,part2,hidden)}
`);let first2=Math.min(...parts.map(({start})=>start),span.end);return{header:outward(reading,{...span,end:first2},hidden),members:members2,rest:outward(reading,
{...span,start:first2},[...hidden,...parts])}}function bodyStart(code2,from,end,mark){let depth=0;for(let at=from;at<end;at++){let character=code2[at]??"";if(depth===
0&&character===mark)return at+1;"([".includes(character)?depth++:")]".includes(character)&&depth--}return from}function membersOf({reading,definition}){let{starts,
text,bindings,code:code2,language}=reading,{end}=spanOf({reading,definition}),inner=definition.definitions.map(own2=>({...spanOf({reading,definition:own2}),name:own2.
name,at:offsetOf(starts,own2.nameRange.start)})),nameEnd=offsetOf(starts,definition.nameRange.end),body=bodyStart(code2,nameEnd,end,language==="python"?":":"{"),
own=bindings.slice(firstAt(bindings,body)).filter(one2=>one2.start<end&&one2.kind!=="result"&&one2.kind!=="parameter"&&one2.kind!=="import").filter(one2=>isAttribute(
one2.name)||!inner.some(part2=>part2.start<=one2.start&&one2.start<part2.end)).map(one2=>{let line={start:starts[one2.line]??0,end:starts[one2.line+1]??text.length},
name=one2.name.slice(one2.name.lastIndexOf(".")+1);return{start:Math.max(body,line.start),end:Math.min(end,line.end),name,at:one2.start}});return[...inner,...own]}var wordsMax=12,linesMax=8;function createCauseWords({text,reading}){let texts=new Map,codeOf2=path=>{let all=texts.get(path)??lines(reading(path)?.code??text(path)??
"");return texts.set(path,all),all},isAsked=(path,{text:word})=>isWord2.test(word)&&(reading(path)?.language==="python"||!reservedInScript.has(word)),lookups2=(path,tokens)=>tokens.
filter(token=>isAsked(path,token)).slice(0,wordsMax).map(token=>({path,position:positionOf2(token)})),bindingAt=({path,range})=>{let own=reading(path),at=own===
void 0?0:offsetOf(own.starts,range.start);return own?.bindings.find(({start,kind})=>start===at&&kind!=="result")};return{type:place2=>bindingAt(place2)?.type?.match(
/[\p{L}_$][\p{L}\p{M}\p{N}_$]*/gu)??[],range:(path,{start,end})=>{let tokens=tokenize(codeOf2(path),start.line,Math.min(end.line,start.line+linesMax)+1),inside=tokens.
filter(token=>comparePositions(start,positionOf2(token))<=0&&comparePositions(positionOf2(token),end)<0),before=tokens.filter(token=>token.line===start.line&&token.
start<start.character);return lookups2(path,[...inside,...before.reverse()])},line:(path,line)=>lookups2(path,tokenize(codeOf2(path),line,line+1)),value:place2=>{
let{path}=place2,own=reading(path),binding=bindingAt(place2);if(own===void 0||binding===void 0)return[];let at=binding.start,{type}=binding,end=type===null?binding.
end:own.text.indexOf(type,at)+type.length,last=Math.min(positionAt(own.starts,end).line,binding.line+linesMax),tokens=tokenize(codeOf2(path),binding.line,last+1).
filter(token=>{let offset=offsetOf(own.starts,positionOf2(token));return at<offset&&offset<end});return lookups2(path,tokens)},results:(path,definition)=>{let own=reading(
path);return own===void 0?[]:lookups2(path,resultTokens(own,codeOf2(path),definition))},isResult:(path,line)=>/^\s*(?:return|yield)\b/u.test(codeOf2(path)[line]??
""),bases:(path,{nameRange:nameRange2,range})=>{let{line,character}=nameRange2.end,behind=tokenize(codeOf2(path),line,Math.min(range.end.line,line+linesMax)+1).
filter(token=>token.line>line||token.start>=character);return lookups2(path,untilBody(behind))},objectOf:({path,position:{line,character}})=>/([\p{L}_$][\p{L}\p{M}\p{N}_$.]{0,200})\s*\.\s*$/u.
exec((codeOf2(path)[line]??"").slice(Math.max(0,character-250),character))?.[1]??null,at:({path,position:{line,character}})=>/^[\p{L}_$][\p{L}\p{M}\p{N}_$]*/u.exec(
codeOf2(path)[line]?.slice(character)??"")?.[0]??""}}function untilBody(tokens){let depth=0,end=tokens.findIndex(({text})=>depth===0&&(text===":"||text==="{")?!0:
(text==="("||text==="["?depth++:(text===")"||text==="]")&&depth--,!1));return end<0?tokens:tokens.slice(0,end)}var bindingsMax=3;function resultTokens(reading,code2,definition){
let body=bodyOf(reading,definition);if(body===void 0)return[];let{start,end}=definition.range,isOwn=(line,character)=>{let offset=offsetOf(reading.starts,{line,
character});return body.start<=offset&&offset<body.end&&!definition.definitions.some(({range})=>comparePositions(range.start,{line,character})<=0&&comparePositions(
{line,character},range.end)<0)},tokens=tokenize(code2,start.line,end.line+1).filter(token=>isOwn(token.line,token.start)),found2=tokens.flatMap(({text},at)=>text===
"return"||text==="yield"?statement(tokens,at+1):[]),arrow=found2.length===0?tokens.findIndex(({text},at)=>text==="="&&tokens[at+1]?.text===">"):-1;arrow>=0&&tokens[arrow+
2]?.text!=="{"&&found2.push(...tokens.slice(arrow+2));let asked=new Set;for(let round=0;round<bindingsMax;round++){let names2=new Set(found2.map(({text})=>text).
filter(word=>!asked.has(word)));for(let name of names2)asked.add(name);let bound=reading.bindings.filter(({name,line,start:offset,kind})=>(kind==="variable"||kind===
"name")&&names2.has(name)&&isOwn(line,offset-(reading.starts[line]??0)));for(let{line}of bound){let first2=tokens.findIndex(token=>token.line===line);first2>=0&&
found2.push(...statement(tokens,first2))}}return[...new Set(found2)]}function statement(tokens,from){let depth=0,at=from;for(;at<tokens.length;at++){let[token,before]=[
tokens[at],tokens[at-1]];if(token===void 0)break;let isNextLine=before!==void 0&&token.line>before.line&&at>from;if(depth<=0&&(token.text===";"||isNextLine&&token.
text!==".")||("([{".includes(token.text)?depth++:")]}".includes(token.text)&&depth--,depth<0))break}return tokens.slice(from,at)}function positionOf2({line,start}){
return{line,character:start}}var reservedInScript=new Set(`any as async await bigint boolean break case catch class const continue debugger default delete do el\
se enum export
  extends false finally for function if implements import in infer instanceof interface is keyof let never new null
  number object override package private protected public readonly return satisfies static string super switch symbol
  throw true try typeof undefined unknown var void while with yield`.split(/\s+/u)),isWord2=/^(?!(?:self|cls|this)$)[\p{L}_$]/u;function removedNames(files2){let names2=new Map;for(let[path,file]of[...files2].sort(([one2],[other])=>compareText(one2,other))){let add3=(name,symbol2,range,at,more)=>push(
names2,name,{cause:{path,range,symbol:symbol2,how:"removed-name"},edit:editedAway(file,at),...more}),still=file.definitions().head;for(let{symbol:symbol2,definition}of namedDefinitions(
file.readings.base)){if(still.has(symbol2))continue;let container=symbol2.split(".").slice(0,-1).join("."),range=still.get(container)?.at(-1)?.nameRange??lineRange2(
file,headLineOf(file,definition.range.start.line)),more={within:lastName(container)||stem(path),isGone:!0,isLocal:!1};add3(definition.name,symbol2,range,spanTakenAway(
file,symbol2,definition),more)}let bound=(file.readings.base?.bindings??[]).filter(({kind})=>kind!=="result"),left2=new Set(file.lines.head.join(`
`).match(words)??[]);for(let hunk of file.hunks){let stay2=new Set(file.lines.head.slice(hunk.headStart,hunk.headEnd).join(`
`).match(words)??[]),lost2=new Map;for(let one2 of bound){let{name,line}=one2,word=lastName(name);hunk.baseStart<=line&&line<hunk.baseEnd&&!stay2.has(word)&&!lost2.
has(word)&&lost2.set(word,one2)}for(let[word,binding]of lost2){let{line}=binding,range=lineRange2(file,hunk.headStart),isGone=!left2.has(word);add3(word,word,range,
{first:line,last:line},{within:stem(path),isGone,isLocal:binding.kind==="import"||isOfFunction(file,binding)})}}}return names2}function isOfFunction({readings:{
base}},{name,start}){return base===void 0||name.includes(".")?!1:chainAt(base,positionAt(base.starts,start)).some(({kind})=>kind==="function")}function spanTakenAway(file,symbol2,{
range}){let own={first:range.start.line,last:range.end.line};if(changedWithin(file,"base",own)!==void 0)return own;for(let at=symbol2.lastIndexOf(".");at>0;at=symbol2.
lastIndexOf(".",at-1)){let around3=file.definitions().base.get(symbol2.slice(0,at))?.at(-1),{line}=around3?.nameRange.start??range.start,name={first:line,last:line};
if(changedWithin(file,"base",name)!==void 0)return name}return own}function editedAway(file,span){let base=changedWithin(file,"base",span);return editOf(file,{base,
head:base&&isNow(file,base)})}var words=/[\p{L}_$][\p{L}\p{M}\p{N}_$]*/gu;function isNow(file,span){let hunk=file.hunks.find(({baseStart,baseEnd})=>baseStart<=span.
last&&span.first<baseEnd);return hunk===void 0?void 0:counterpart(file,hunk,"base",span)}function headLineOf({hunks},line){let at=countWhile(hunks,({baseEnd})=>baseEnd<=
line),hunk=hunks[at];if(hunk!==void 0&&hunk.baseStart<=line)return hunk.headStart;let before=hunks[at-1];return before===void 0?line:line-before.baseEnd+before.
headEnd}function lineRange2({lines:{head}},line){let at=Math.max(0,Math.min(line,head.length-1));return{start:{line:at,character:0},end:{line:at,character:head[at]?.
length??0}}}function stem(path){let parts=path.replace(/\.d\.[cm]?ts$|\.\w+$/u,"").split("/"),name=parts.at(-1)??"";return(name==="__init__"||name==="index"&&parts.
length>1?parts.at(-2):name)??""}function lastName(name){return name.slice(name.lastIndexOf(".")+1)}function changesOf({changedFiles,text,reading}){let files2=new Map;for(let{from,to}of changedFiles){let head=to===null?void 0:text("head",to);if(to===null||head===
void 0)continue;let both={base:lines(from===null?"":text("base",from)??""),head:lines(head)},readings={base:from===null?void 0:reading("base",from),head:reading(
"head",to)};files2.set(to,{paths:{base:from,head:to},hunks:alignLines(both.base,both.head).hunks,lines:both,readings,edited:new Map,definitions:once(()=>({base:bySymbol(
readings.base),head:bySymbol(readings.head)}))})}let names2=removedNames(files2);for(let{from,to}of changedFiles)from===null||to===null||from===to||stem(from)===
stem(to)||push(names2,stem(from),{...movedModule(from,to),within:stem(from),isGone:!0,isLocal:!1});return{at:place2=>{let file=files2.get(place2.path);return file===
void 0?void 0:changedSymbol(place2,file)},removed:(finding,wanted)=>{let content=text("head",finding.path)??"",own=new Set(content.match(words)??[]),{start,end}=finding.
range,line=lines(content).slice(start.line,end.line+1).join(`
`),onLine2=new Set(line.match(words)??[]),beside2=new Set([...onLine2,...finding.message.match(words)??[]]),defined=definedAt(reading("head",finding.path),finding.
range.start);for(let name of wanted){if(name===defined)continue;let places2=names2.get(name)??[],same=places2.find(({cause,isLocal})=>cause.path===finding.path&&
(!isLocal||onLine2.has(name))),near2=places2.find(({cause,within,isGone,isLocal})=>{let spoken=isLocal?beside2:own;return isGone&&(spoken.has(within)||spoken.has(
stem(cause.path)))}),found2=same??near2;if(found2!==void 0)return found2}},removedFrom:(path,name)=>{let own=names2.get(name)?.find(({cause,isGone})=>cause.path===
path&&cause.symbol===name&&isGone);return own===void 0?void 0:{cause:own.cause,edit:own.edit}},file:path=>files2.get(path),speaksOf:({cause,edit:edit2},wanted)=>[
"base","head"].some(side=>{let range=edit2[side]?.range;return(range&&files2.get(cause.path)?.lines[side].slice(range.start.line,range.end.line+1))?.join(`
`).match(words)?.some(word=>wanted.has(word))===!0})}}function definedAt(reading,place2){if(reading===void 0)return;let at=offsetOf(reading.starts,place2),found2=reading.
bindings.find(one2=>one2.start===at&&isDefining(one2));return found2&&lastName(found2.name)}function isModule({range:{start,end}}){return start.line===0&&start.
character===0&&end.line===0&&end.character===0}function bySymbol(reading){let found2=new Map;for(let{symbol:symbol2,definition}of namedDefinitions(reading))push(
found2,symbol2,definition);return found2}function changedSymbol(place2,file){let none2={change:null,member:()=>{}};if(isModule(place2)){if(file.hunks.length===0)
return;let cause2={...placeOf3(place2),symbol:null,how:"definition"};return{...none2,kind:"module",isInBase:!0,cause:cause2,edit:editOf(file,wholeFile(file))}}let reading=file.
readings.head,chain2=reading===void 0?[]:chainAt(reading,place2.range.start),names2=chain2.map(({name})=>name),innermost=chain2.at(-1);if(reading!==void 0&&innermost!==
void 0&&isWithin(place2.range.start,innermost.nameRange))return changedDefinition(file,names2.join("."),{reading,definition:innermost});let{start,end}=place2.range,
head=changedWithin(file,"head",{first:start.line,last:end.line});if(head===void 0)return;let word=wordAt(file.lines.head,start),own=[...names2,...word===void 0?
[]:[word]],symbol2=own.length===0?null:own.join("."),edit2=editOf(file,{base:wasBefore(file,head,word),head}),cause={...placeOf3(place2),symbol:symbol2,how:"def\
inition"};return{...none2,kind:"place",isInBase:edit2.base!==null,cause,edit:edit2}}function placeOf3({path,range}){return{path,range}}function changedDefinition(file,symbol2,head){
return file.edited.has(head.definition)||file.edited.set(head.definition,editedDefinition(file,symbol2,head)),file.edited.get(head.definition)}function editedDefinition(file,symbol2,head){
let{definition}=head,base=counterpartOf(file,symbol2,definition),spans={base:base===void 0?void 0:changedWithin(file,"base",spanOf2(base.definition.range)),head:changedWithin(
file,"head",spanOf2(definition.range))};if(spans.base===void 0&&spans.head===void 0)return;let change=base===void 0?null:outwardChange({base,head});if(change===
void 0)return;let isInferred=definition.kind==="function"&&change?.isHeader===!1;return{kind:definition.kind,isInBase:base!==void 0,change,cause:{path:file.paths.
head,range:definition.nameRange,symbol:symbol2,how:isInferred?"inferred":"definition"},edit:editOf(file,spans),member:name=>base===void 0||change?.members.has(name)!==
!0?void 0:changedMember(file,`${symbol2}.${name}`,{base,head})}}function changedMember(file,symbol2,of){let name=lastName(symbol2),own=side=>membersOf(of[side]).
filter(member2=>member2.name===name),[base,head]=[own("base"),own("head")],spanIn=(side,members2)=>{let{starts}=of[side].reading,spans=members2.flatMap(({start,
end})=>changedWithin(file,side,{first:positionAt(starts,start).line,last:positionAt(starts,Math.max(start,end-1)).line})??[]),first2=Math.min(...spans.map(span=>span.
first));return spans.length===0?void 0:{first:first2,last:Math.max(...spans.map(span=>span.last))}},was=spanIn("base",base),[kept]=head,at=kept===void 0?void 0:
positionAt(of.head.reading.starts,kept.at),{nameRange:nameRange2}=of.head.definition,range=at===void 0?nameRange2:{start:at,end:{...at,character:at.character+name.
length}},how=at===void 0?"removed-name":"definition";return{cause:{path:file.paths.head,range,symbol:symbol2,how},edit:editOf(file,{base:was,head:spanIn("head",
head)??(was&&isNow(file,was))})}}function wholeFile(file){let within=side=>changedWithin(file,side,{first:0,last:file.lines[side].length});return{base:within("b\
ase"),head:within("head")}}function counterpartOf(file,symbol2,definition){let{base,head}=file.definitions(),others=base.get(symbol2)??[],other=others[(head.get(
symbol2)??[]).indexOf(definition)]??others.at(-1),reading=file.readings.base;return other===void 0||reading===void 0?void 0:{reading,definition:other}}function wasBefore(file,span,word){
let hunks=file.hunks.filter(hunk2=>{let{first:first2,last}=linesOf3(hunk2,"head");return first2<=span.last&&span.first<=last}),bound=(file.readings.base?.bindings??
[]).find(({name,line})=>word!==void 0&&lastName(name)===word&&hunks.some(hunk2=>hunk2.baseStart<=line&&line<hunk2.baseEnd));if(bound!==void 0)return{first:bound.
line,last:bound.line};let[hunk]=hunks;return hunk===void 0?void 0:counterpart(file,hunk,"head",span)}function spanOf2({start,end}){return{first:start.line,last:end.
line}}function wordAt(head,{line,character}){return/^[\p{L}_$][\p{L}\p{M}\p{N}_$]*/u.exec(head[line]?.slice(character)??"")?.[0]}function isWithin(position,{start,
end}){return comparePositions(start,position)<=0&&comparePositions(position,end)<=0}var farHopsMax=3;function walkFar(of,places2){let{finding,reading,changes,told}=of,own=reading(finding.path),around3=own===void 0?[]:chainAt(own,finding.range.start),
named2=(own?.definitions??[]).filter(({name})=>told.has(name)),from=[...[...around3,...named2].filter(({kind})=>kind==="class").map(({nameRange:nameRange2})=>({
path:finding.path,range:nameRange2,isUnder:!1})),...places2],beside2=of.words.line(finding.path,finding.range.end.line).filter(({position})=>comparePositions(finding.
range.end,position)<=0).map(step=>({...step,via:null,isUnder:!1})),seen=new Set;for(let hop=0;hop<farHopsMax;hop+=1){let ring=new Map,unseen=from.flatMap(place2=>stepsFrom(
place2,of,hop>0)).filter(step=>!seen.has(keyOf2(step))).slice(0,wordsMax);for(let step of[...hop===0?beside2:[],...unseen])ring.set(keyOf2(step),ring.get(keyOf2(
step))??step);for(let key of ring.keys())seen.add(key);let targets2=targetsOf([...ring.values()],of);if(targets2===void 0)return;let found2=new Map;for(let{lookup,
place:place2}of targets2){let edited2=changes.at(place2),cause=edited2===void 0?void 0:acceptedFar(edited2,lookup,of);cause!==void 0&&found2.set(causeId(cause.cause),
cause)}let all=[...found2.values()];if(all.length===1)return all[0];if(all.length>1){let spoken=all.filter(one2=>changes.speaksOf(one2,told));return spoken.length===
1?spoken[0]:void 0}from=targets2.filter(({place:place2})=>!isModule(place2)).map(({place:place2,lookup:{via,isUnder}})=>({...place2,isUnder:isUnder&&via==="base\
-class"}))}}function stepsFrom(place2,{reading,words:words3,affected},withLines){let own=affected.has(place2.path)?reading(place2.path):void 0;if(own===void 0)return[];
let definition=chainAt(own,place2.range.start).at(-1),isNamed3=definition!==void 0&&comparePositions(definition.nameRange.start,place2.range.start)<=0&&comparePositions(
place2.range.start,definition.nameRange.end)<=0,via=(steps,how)=>steps.map(step=>({...step,via:how,isUnder:place2.isUnder}));return isNamed3?definition.kind==="\
class"?via(words3.bases(place2.path,definition),"base-class"):declaresResult({reading:own,definition})?[]:via(words3.results(place2.path,definition),"inferred"):
withLines?via(words3.line(place2.path,place2.range.start.line),"inferred"):[]}function acceptedFar(edited2,{via,isUnder},of){let{finding,told,under:under2}=of,as=({
cause,edit:edit2})=>({edit:edit2,cause:cause.how==="removed-name"||via===null?cause:{...cause,how:via}});if(edited2.kind==="module")return;if(edited2.kind!=="cl\
ass"||edited2.change===null)return as(edited2);let own=finding.symbol?.split(".").at(-1),called2=isUnder&&via==="base-class"?constructors:[],member2=namedMember(
edited2,[...told,...under2.values()],own===void 0?[]:[own],called2);if(member2!==void 0)return as(member2);let name=edited2.cause.symbol?.split(".").at(-1)??"";
return told.has(name)&&(edited2.change.isHeader||edited2.change.isRest)?as(edited2):void 0}var nearHopsMax=2;function walkNear(of){let{finding,words:words3}=of,ring=words3.range(finding.path,finding.range),seen=new Set,places2=[],fromUnder=new Set,broken2,
added,vague,module,isKnown=!1;for(let hop=0;hop<nearHopsMax;hop+=1){broken2??=brokenIn(ring.filter(one2=>hop>0?fromUnder.has(keyOf2(one2)):of.under.has(keyOf2(one2))),
of);let targets2=targetsOf(ring,of);if(targets2===void 0)return;let next2=[];for(let{lookup,place:place2}of targets2){let edited2=of.changes.at(place2),cause=edited2===
void 0?void 0:accepted(edited2,lookup,of),isDeclared=hop===0&&words3.type(place2).some(word=>of.told.has(word));if(cause!==void 0&&(edited2?.isInBase===!0||isDeclared))
return{cause,broken:void 0,added:void 0,vague:void 0,places:places2};if(added??=cause,isModule(place2)){hop===0&&(module??=edited2);continue}hop===0&&(isKnown=!0,
edited2!==void 0&&of.under.has(keyOf2(lookup))&&(vague??=edited2));let isUnder=of.under.has(keyOf2(lookup));places2.push({...place2,isUnder}),next2.push(...words3.
line(place2.path,place2.range.start.line));let value=words3.value(place2);if(next2.push(...value.filter(({position})=>position.line!==place2.range.start.line)),
isUnder)for(let one2 of value)fromUnder.add(keyOf2(one2))}for(let one2 of ring)seen.add(keyOf2(one2));ring=next2.filter(one2=>!seen.has(keyOf2(one2))).slice(0,wordsMax)}
return{cause:void 0,broken:broken2,added,vague:vague??(isKnown?void 0:module),places:places2}}function brokenIn(ring,{broken:broken2,words:words3}){for(let one2 of ring){
let found2=broken2.named(one2.path,words3.at(one2),words3.objectOf(one2));if(found2!==void 0)return found2}}function accepted(edited2,lookup,of){if(edited2.kind===
"module")return;if(edited2.kind!=="class"||edited2.change===null)return edited2;let isUnder=of.under.has(keyOf2(lookup)),member2=namedMember(edited2,[...of.told,
...of.under.values()],isUnder?constructors:[]);if(member2!==void 0)return member2;let{isHeader,isRest}=edited2.change;if(isHeader||isRest&&!isItself(edited2,of))
return edited2;let name=edited2.cause.symbol?.split(".").at(-1)??"";return of.told.has(name)&&!isItself(edited2,of)?edited2:void 0}function isItself({cause},{finding}){
return cause.path===finding.path&&comparePositions(cause.range.start,finding.range.start)===0}var wordsMax2=200;function importBehindFinder(input){let{reading}=input,resolve2=once(()=>moduleResolver(input.files)),words3=createCauseWords(input),aliases=new Map,
aliasesOf=path=>{let own=reading(path),found2=aliases.get(path)??(own===void 0?[]:aliasesIn(own));return aliases.set(path,found2),found2},madeOf=(of,own)=>{let{
path,word,object:object2,offset}=of;if(object2!==null&&!isSelf.test(object2))return[];let found2=[];for(let{kind,name:bound,start,end,type,line}of own.bindings){
if(kind==="import"||kind==="result"||!(object2===null?bound===word&&isSeen(own,start,offset):bound===`${object2}.${word}`||bound===word&&isOfClass(own,start)))continue;
let nameEnd=start+word.length,value=isTypeAlias.test(own.code.slice(nameEnd,end))?withNamesInQuotes(own,nameEnd,end):own.code.slice(nameEnd,end),rest=own.code.slice(
nameEnd,own.starts[line+1]);found2.push(...wordsIn(path,type??(value.trim()===""?rest:value),start))}if(object2!==null)return found2;for(let{definition}of namedDefinitions(
own)){let at=offsetOf(own.starts,definition.nameRange.start);definition.name===word&&isSeen(own,at,offset)&&found2.push(...behind(path,own,definition))}return found2},
behind=(path,own,definition)=>{let looked=definition.kind==="class"?words3.bases(path,definition):words3.results(path,definition),[from,to]=[definition.nameRange.
end,definition.range.end].map(at=>offsetOf(own.starts,at)),result=own.bindings.find(({kind,start})=>kind==="result"&&(from??0)<=start&&start<(to??0));return[...looked.
map(one2=>({path,word:words3.at(one2),object:words3.objectOf(one2),offset:offsetOf(own.starts,one2.position)})),...definition.kind==="class"||result?.type===null||
result===void 0?[]:wordsIn(path,result.type,result.start)]},startsOf=(place2,own,within)=>{let waiting=[...within==="place"?wordsIn(place2.path,...chainAtPlace(
place2,own)):wordsAt(place2,own)],around3=chainAt(own,place2.range.start),isName=around3.at(-1)?.nameRange.start.line===place2.range.start.line,inside=around3.findLast(
({kind})=>kind==="class");return inside!==void 0&&(isName||waiting.some(({word})=>isSelf.test(word)))&&waiting.push(...behind(place2.path,own,inside)),waiting},
search2=(from,isWanted)=>{let waiting=[...from],seen=new Set;for(let of of waiting){let key=JSON.stringify([of.path,of.object,of.word,of.offset]);if(seen.has(key))
continue;if(seen.add(key),seen.size>wordsMax2)return;let written2={path:of.path,local:of.object===null?of.word:`${of.object}.${of.word}`};if(isWanted(written2))
return written2;for(let{local,imported:imported2,from:from2}of aliasesOf(of.path)){if(from2===null)continue;let{path,word,object:object2}=of,isItself2=object2===
null?word===local:`${object2}.${word}`===local,isMember=imported2===""&&object2===local,isStar=local==="*"&&object2===null;if(!isItself2&&!isMember&&!isStar)continue;
if(!isStar&&isWanted({path,local}))return{path,local};if(isItself2&&imported2==="")continue;let name=isItself2?imported2:word;for(let target of resolve2()(path,
from2))waiting.push({path:target,word:name,object:null,offset:null})}let inIts=reading(of.path);inIts!==void 0&&waiting.push(...madeOf(of,inIts))}};return(place2,isWanted,within)=>{
let own=reading(place2.path);if(own===void 0)return;let nearest2=within==="place"?[]:typeAround(place2,own);return search2(nearest2,isWanted)??search2(startsOf(
place2,own,within),isWanted)}}function typeAround({path,range},own){let at=offsetOf(own.starts,range.start),isBetween=(code2,type)=>code2.replace(/\s/gu,"")===`\
:${type.replace(/\s/gu,"")}=`,binding=own.bindings.findLast(({kind,start,end,type})=>kind!=="result"&&type!==null&&start<=at&&(at<end||isBetween(own.text.slice(
end,at),type)));return binding?.type==null?[]:wordsIn(path,binding.type,binding.start)}var isTypeAlias=/^\s*=\s*[\p{L}_][\p{L}\p{N}_.]*\s*\[/u;function withNamesInQuotes({
code:code2,text,strings},from,to){let found2=code2.slice(from,to);for(let{start,end}of strings){let[,name]=from<=start&&end<=to?quotedName.exec(text.slice(start,
end))??[]:[];name!==void 0&&(found2=`${found2.slice(0,start+1-from)}${name}${found2.slice(end-1-from)}`)}return found2}var quotedName=/^["']([\p{L}_][\p{L}\p{N}_.]*)["']$/u,
isSelf=/^(?:self|cls|this|super)$/u;function wordsAt({path,range},own){let{line}=range.start,at=offsetOf(own.starts,range.start),start=(own.statements.findLast(
one2=>one2.start<=at&&at<one2.end)??own.statements.findLast(({first:first2,last})=>first2<=line&&line<=last))?.start??own.starts[line]??0;return wordsIn(path,own.
code.slice(start,offsetOf(own.starts,range.end)),start)}function chainAtPlace({range},{code:code2,starts}){let[from,to]=[offsetOf(starts,range.start),offsetOf(starts,
range.end)],before=code2.slice(Math.max(0,from-objectMax),from),start=from-(/[\p{L}\p{N}_$.]*\.$/u.exec(before)?.[0].length??0);return[code2.slice(start,to),start]}
var objectMax=200;function wordsIn(path,code2,start){return[...code2.matchAll(chain)].flatMap(({0:text,index:index2})=>{let parts=text.split(/\s*\.\s*/u);return parts.
map((word,at)=>({path,word,object:at===0?null:parts.slice(0,at).join("."),offset:start+index2}))})}var chain=/(?<![\p{L}\p{N}_$.])[\p{L}_$][\p{L}\p{M}\p{N}_$]*(?:\s{0,9}\.\s{0,9}[\p{L}_$][\p{L}\p{M}\p{N}_$]*)*/gu;
function isOfClass(own,offset){return definitionAround(own,offset)?.kind==="class"||/\bthis\s{0,9}\.\s{0,9}#?$/u.test(own.code.slice(Math.max(0,offset-30),offset))}
function definitionAround(own,offset){return chainAt(own,positionAt(own.starts,offset)).findLast(({nameRange:nameRange2})=>offsetOf(own.starts,nameRange2.start)!==
offset)}function isSeen(own,bound,from){let around3=definitionAround(own,bound);return around3===void 0?!0:from===null?!1:offsetOf(own.starts,around3.range.start)<=
from&&from<offsetOf(own.starts,around3.range.end)}var unknownCodes=new Set(["reportAttributeAccessIssue","reportUndefinedVariable","2304","2503","2552","2694","2724","2339","2551"]);function unknownNames(findings,reading){
let found2=new Map;for(let{path,range,code:code2}of findings){let own=code2!==null&&unknownCodes.has(code2)?reading(path):void 0;if(own===void 0)continue;let[start,
end]=[range.start,range.end].map(at=>offsetOf(own.starts,at)),word=own.code.slice(start,end);if(!/^[\p{L}_$][\p{L}\p{M}\p{N}_$]*$/u.test(word))continue;let object2=/([\p{L}_$][\p{L}\p{M}\p{N}_$.]{0,200})\.$/u.
exec(own.code.slice(Math.max(0,(start??0)-202),start))?.[1],isKnown=object2===void 0?[...own.bindings,...own.definitions].some(({name:name2})=>name2===word):!aliasesIn(
own).some(({local,imported:imported2,from})=>local===object2&&imported2===""&&from!==null),name=object2===void 0?word:`${object2}.${word}`;isKnown||found2.set(JSON.
stringify([path,name]),{path,line:range.start.line})}return{of:(path,name)=>found2.get(JSON.stringify([path,name])),isEmpty:found2.size===0}}var unresolvedCodes=new Set(
["reportMissingImports","reportAttributeAccessIssue","1192","2305","2459","2460","2613","2614","2724","2306","2307","2732","2792","2834","2835","7016"]);function unresolvedImports(findings,reading){
let found2=new Map,known=new Map;for(let{path,range,code:code2}of findings){if(code2===null||!unresolvedCodes.has(code2))continue;let own=reading(path);if(own===
void 0)continue;let statements2=known.get(path)??importStatements(own);known.set(path,statements2);let place2=importAt(own,statements2,range);for(let{local,imported:imported2,
from,first:first2,last}of place2?.aliases??[])push(found2,path,{path,local,imported:imported2,from,first:first2,last})}return{of:(path,local)=>found2.get(path)?.
find(one2=>one2.local===local),isEmpty:found2.size===0}}function importEditFinder(input){let{findings,changedFiles,programs,changes}=input,reading=path=>input.reading("head",path),gone2=findings.filter(({state})=>findingStateTable[state].
isGone),was=unresolvedImports(gone2,path=>input.reading("base",path)),is=unresolvedImports(findings.filter(({state})=>!findingStateTable[state].isGone),reading),
broke=unresolvedImports(findings.filter(({state})=>state==="new"),reading),origins2=new Map(changedFiles.map(({from,to})=>[to,from])),baseOf=path=>origins2.get(
path)??path,behind=once(()=>importBehindFinder({files:programs.head,text:path=>input.text("head",path),reading})),resolve2=once(()=>moduleResolver(programs.head)),
isMended=({path,local})=>was.of(baseOf(path),local)!==void 0&&is.of(path,local)===void 0,aliasOf=({path,local})=>{let own=reading(path);return own===void 0?void 0:
aliasesIn(own).find(one2=>one2.local===local)},ownEdit=(name,how)=>{let alias=aliasOf(name),file=changes.file(name.path),head=alias&&file&&changedWithin(file,"h\
ead",alias);if(alias===void 0||file===void 0||head===void 0)return;let old=input.reading("base",baseOf(name.path)),was2=old&&aliasesIn(old).find(({local})=>local===
name.local),base=was2&&changedWithin(file,"base",was2),at={line:head.first,character:0},end={line:head.first,character:file.lines.head[head.first]?.length??0};return{
cause:{path:name.path,range:{start:at,end},symbol:name.local,how},edit:editOf(file,{base,head})}},edited2=name=>{let alias=aliasOf(name);if(!(alias===void 0||alias.
from===null))for(let target of resolve2()(name.path,alias.from)){let from=origins2.get(target);if(from!==void 0&&from!==target)return wholeFile2(target,from,input);
let range=nameRange(reading(target),alias.imported),found2=range&&changes.at({path:target,range});if(found2!==void 0)return{cause:{...found2.cause,how:"mended-i\
mport"},edit:found2.edit}}};return finding=>{if(!was.isEmpty){let name2=behind()(finding,isMended,"statement"),found2=name2&&(ownEdit(name2,"mended-import")??edited2(
name2));if(found2!==void 0)return found2}if(broke.isEmpty)return;let name=behind()(finding,({path,local})=>broke.of(path,local)!==void 0,"place");return name&&ownEdit(
name,"broken-import")}}function nameRange(reading,name){let defined=namedDefinitions(reading).find(({symbol:symbol2})=>symbol2===name);if(defined!==void 0||reading===
void 0)return defined?.definition.nameRange;let bound=reading.bindings.find(one2=>one2.name===name&&one2.kind==="variable");if(bound===void 0)return;let[start,end]=[
bound.start,bound.start+name.length].map(at=>positionAt(reading.starts,at));return start===void 0||end===void 0?void 0:{start,end}}function wholeFile2(path,from,{
text}){let start={line:0,character:0},range={start,end:start},all=lines(text("head",path)??""),last=Math.max(0,all.length-(all.at(-1)===""?2:1)),whole3={path,range:{
start,end:{line:last,character:all[last]?.length??0}}};return{cause:{path,range,symbol:null,how:"mended-import"},edit:from===null?{base:null,head:whole3}:{base:{
path:from,range},head:{path,range}}}}function orModule(place2,reading){if(reading===void 0)return place2;let{code:code2,starts}=reading,[from,to]=[offsetOf(starts,place2.range.start),offsetOf(starts,
place2.range.end)],isAll=from<to&&!/\S/u.test(code2.slice(0,from))&&to===code2.length,start={line:0,character:0};return isAll?{...place2,range:{start,end:start}}:
place2}function wordsTold({message:message2}){let quoted3=[...message2.matchAll(/["'`]([^"'`]{1,400})["'`]/gu)];return new Set(quoted3.flatMap(([,text=""])=>text.match(
/[\p{L}_$][\p{L}\p{M}\p{N}_$]*/gu)??[]))}function speaksOfNames({message:message2,code:code2}){return!(code2?.startsWith("reportOptional")===!0||/of "None"|is possibly '/u.
test(message2))}function isToldOf({cause:{path,symbol:symbol2},within},finding){let isMember=symbol2?.includes(".")===!0;return path===finding.path||!isMember||
wordsTold(finding).has(within)||!/for class "|on type '/u.test(finding.message)}function namesTold({message:message2}){let names2=[...message2.matchAll(/["'`]([\p{L}_$#][\p{L}\p{N}_$.]{0,200})["'`]/gu)].
flatMap(([,name=""])=>[name,...name.split(".")]),paths=[...message2.matchAll(/["'`]([^\s"'`]{0,400}\/[^\s"'`]{1,200})["'`]/gu)];return[...names2,...paths.map(([
,path=""])=>stem(path))]}var findingsMin=100,findingsMax=500,firstWordsMax=findingsMin*wordsMax,beyondMax=2e3;function attribute(input){let outside=input.findings.filter(one2=>one2.state===
"new"&&isOutside(one2)),changes=changesOf(input),reading=path=>input.reading("head",path),asModule=place2=>orModule(place2,reading(place2.path)),words3=createCauseWords(
{text:path=>input.text("head",path),reading}),affected=importersOf(input.graph,input.changedFiles.flatMap(({to})=>to??[])),tools={changes,words:words3,reading,affected,
reExport:reExportFinder({...input,changes}),broken:brokenImports({...input,changes}),importEdit:importEditFinder({...input,changes})},explore=(of,found2)=>{let known=new Map(
found2.map(one2=>[keyOf2(one2),one2.targets.map(asModule)])),missing=[],causes=new Map,open=[];for(let finding of of){let before=missing.length,cause=search({...tools,
known,missing,...spokenOf(finding,words3),finding});causes.set(finding.id,cause===void 0?null:{cause:cause.cause,edit:cause.edit}),missing.length>before&&open.push(
finding)}return{missing,causes,open}},asked=new Set(outside.filter(withinBudget(words3))),left2=outside.filter(one2=>!asked.has(one2)),rest=left2.slice(0,beyondMax),
beyond=found2=>explore(rest,found2);return{next:found2=>explore([...asked],found2).missing,causes:found2=>{let{causes,open}=beyond(found2);for(let{id}of open)causes.
delete(id);return new Map([...explore([...asked],found2).causes,...causes])},cut:found2=>left2.length-rest.length+beyond(found2).open.length}}function withinBudget(words3){
let findings=0,firstWords=0;return({path,range})=>{if(findings>=findingsMax)return!1;let own=words3.range(path,range).length;return findings>=findingsMin&&firstWords+
own>firstWordsMax?!1:(findings+=1,firstWords+=own,!0)}}function isOutside({placement}){return placement==="same-line"}function spokenOf(finding,words3){let{start,
end}=finding.range,under2=words3.range(finding.path,finding.range).filter(({position})=>comparePositions(start,position)<=0&&comparePositions(position,end)<0);return{
told:wordsTold(finding),under:new Map(under2.map(one2=>[keyOf2(one2),words3.at(one2)]))}}function search(of){let{finding,changes}=of,imported2=of.broken.under(finding);
if(imported2!==void 0)return imported2;let gone2=speaksOfNames(finding)?changes.removed(finding,namesTold(finding)):void 0;if(gone2!==void 0&&isToldOf(gone2,finding))
return gone2;let beside2=related(finding,changes);if(beside2!==void 0)return beside2;let near2=walkNear(of);if(near2!==void 0)return near2.cause??near2.broken??
of.importEdit(finding)??declared(of)??reExported(of)??near2.added??walkFar(of,near2.places)??gone2??near2.vague}function related(finding,changes){for(let place2 of finding.
related??[]){let found2=isModule(place2)?void 0:changes.at(place2);if(found2!==void 0)return{edit:found2.edit,cause:{...found2.cause,how:"related"}}}}function declared({
finding,reading,changes,words:words3}){let own=reading(finding.path),around3=(own===void 0?[]:chainAt(own,finding.range.start)).at(-1);if(around3?.kind!=="funct\
ion"||!words3.isResult(finding.path,finding.range.start.line))return;let edited2=changes.at({path:finding.path,range:around3.nameRange});return edited2?.change?.
isHeader===!0?edited2:void 0}function reExported({finding,words:words3,told,reExport}){let own=words3.range(finding.path,finding.range);for(let one2 of own){let found2=reExport(
finding.path,words3.at(one2),words3.objectOf(one2));if(found2!==void 0)return found2}let spoken=new Set([null,...told,...own.map(words3.at)]);for(let name of told)
for(let object2 of spoken){let found2=reExport(finding.path,name,object2);if(found2!==void 0)return found2}}function nameKey(ecosystem,name){return`${ecosystem}:${name}`}function packageChanges(base,head,needs=[]){let groups=groupsOf(base,head),found2=new Map;for(let change of groups.
flatMap(changesIn)){let key=JSON.stringify([change.ecosystem,change.name,change.from,change.to,change.folder]),known=found2.get(key);if(known===void 0)found2.set(
key,change);else{let files2=[...new Set([...known.files,...change.files])].sort(compareText),[isTop2,isWhole]=[known.isTop||change.isTop,known.isWhole&&change.isWhole];
found2.set(key,{...known,files:files2,isTop:isTop2,isWhole})}}let packages=[...found2.values()].sort(compareChanges);return{packages,neededBy:needing(packages,[
...needs,...[...base,...head].flatMap(({file})=>file.kind==="resolved"?file.packages:[])]),unreadable:unreadableIn(base,head)}}function compareChanges(left2,right2){
return compareText(left2.name,right2.name)||compareText(left2.ecosystem,right2.ecosystem)||compareText(left2.folder,right2.folder)||compareText(left2.from??"",right2.
from??"")||compareText(left2.to??"",right2.to??"")}function groupsOf(base,head){let sides={base:described(base),head:described(head)},locks={base:lockGroups(sides.
base),head:lockGroups(sides.head)},isGoverned=(known,{folder,format})=>withParents(folder).some(one2=>known.has(`${format.ecosystem}:${one2}`)),isCompared=one2=>one2.
format.scope==="manifest"&&!(isGoverned(locks.base,one2)&&isGoverned(locks.head,one2)),manifests={base:byPath(sides.base.filter(isCompared)),head:byPath(sides.head.
filter(isCompared))},lists={base:byPath(sides.base.filter(({format})=>format.scope==="list")),head:byPath(sides.head.filter(({format})=>format.scope==="list"))},
inBoth=known=>[...known.base].flatMap(([key,own])=>{let other=known.head.get(key);return other===void 0?[]:[groupOf(own,other)]}),alone=(one2,other)=>[...one2].
flatMap(([key,own])=>other.has(key)?[]:own),moved=groupOf([...alone(lists.base,lists.head),...alone(manifests.base,manifests.head)],[...alone(lists.head,lists.base),
...alone(manifests.head,manifests.base)]);return[...inBoth(locks),...inBoth(manifests),...inBoth(lists),{...moved,folder:""}]}var list2={scope:"list",ecosystem:"\
pypi"};function described(files2){return files2.flatMap(({path,file})=>file.kind==="unreadable"?[]:[{path,folder:path.split("/").slice(0,-1).join("/"),format:formatOf(
path)??list2,file}])}function lockGroups(files2){let groups=new Map;for(let one2 of files2)one2.format.scope==="lock"&&push(groups,`${one2.format.ecosystem}:${one2.
folder}`,one2);return groups}function byPath(files2){return new Map(files2.map(one2=>[one2.path,[one2]]))}function withParents(folder){let parts=folder===""?[]:
folder.split("/");return[...parts.keys(),parts.length].map(length=>parts.slice(0,length).join("/"))}function groupOf(base,head){let all=[...base,...head];return{
folder:all.every(({format})=>format.scope==="list")?"":all[0]?.folder??"",files:[...new Set(all.map(({path})=>path))].sort(compareText),base:base.flatMap(({file})=>entriesOf3(
file)),head:head.flatMap(({file})=>entriesOf3(file)),isWhole:all.every(({file})=>file.kind==="resolved"&&file.isWhole)}}function entriesOf3(file){return file.kind===
"resolved"?file.packages.map(({version:version2,dependsOn:_needs,...one2})=>({...one2,value:version2})):file.packages.map(({ecosystem,name,specifier})=>({ecosystem,
name,value:/^==([^,*;\s]+)$/u.exec(specifier)?.[1]??specifier,integrity:[],isTop:!0}))}function changesIn({folder,files:files2,base,head,isWhole}){let sides={base:byName(
base),head:byName(head)};return[...new Set([...sides.base.keys(),...sides.head.keys()])].flatMap(key=>{let[own=[],other=[]]=[sides.base.get(key),sides.head.get(
key)],[first2]=[...own,...other];if(first2===void 0||isSame3(own,other))return[];let{ecosystem,name}=first2,tops=[own.filter(top),other.filter(top)],isTop2=!isSame3(
...tops),versions2=isTop2?versionsOf(...tops):versionsOf(own,other);return[{ecosystem,name,...versions2,files:files2,folder,isTop:isTop2,isWhole}]})}function top({
isTop:isTop2}){return isTop2}function byName(entries){return Map.groupBy(entries,({ecosystem,name})=>nameKey(ecosystem,name))}function isSame3(own,other){let[ours,
theirs]=[digestsByValue(own),digestsByValue(other)];return ours.size===theirs.size&&[...ours].every(([value,digests])=>{let known=theirs.get(value);return known!==
void 0&&!areOther(digests,known)})}function digestsByValue(entries){let values3=new Map;for(let{value,integrity}of entries){let known=values3.get(value)??new Set;
for(let digest of integrity)known.add(digest);values3.set(value,known)}return values3}function areOther(own,other){let kinds=digests=>new Set([...digests].map(kindOf)),
[ours,theirs]=[kinds(own),kinds(other)];return[...ours].some(kind=>kind!==void 0&&theirs.has(kind))&&![...own].some(digest=>other.has(digest))}function kindOf(digest){
return/^([a-z0-9]{1,12})[-:/]/u.exec(digest)?.[1]}function versionsOf(own,other){let values3=entries=>[...new Set(entries.map(({value})=>value))].sort(compareText),
[ours,theirs]=[values3(own),values3(other)],gone2=ours.filter(value=>!theirs.includes(value)),fresh=theirs.filter(value=>!ours.includes(value)),isPartly=gone2.length===
0||fresh.length===0,text=(all,differing2)=>all.length===0?null:(isPartly?all:differing2).map(one2=>one2||"any").join(", "),[from,to]=[text(ours,gone2),text(theirs,
fresh)];return{from,to:from===to&&to!==null?`${to} (other files)`:to}}function needing(packages,needs){let parents=new Map;for(let{ecosystem,name,dependsOn}of needs)
for(let needed of dependsOn){let key=nameKey(ecosystem,needed),known=parents.get(key);known===void 0?parents.set(key,new Set([name])):known.add(name)}let reached=new Map(
packages.map(({ecosystem,name})=>[nameKey(ecosystem,name),ecosystem]));for(let[key,ecosystem]of reached)for(let name of parents.get(key)??[])reached.has(nameKey(
ecosystem,name))||reached.set(nameKey(ecosystem,name),ecosystem);return Object.fromEntries([...reached.keys()].sort(compareText).flatMap(key=>{let own=parents.get(
key);return own===void 0?[]:[[key,[...own].sort(compareText)]]}))}function unreadableIn(base,head){return[...new Map([...base,...head].flatMap(({path,file})=>file.
kind==="unreadable"?[[path,file.reason]]:[]))].map(([path,reason2])=>({path,ecosystem:(formatOf(path)??list2).ecosystem,reason:reason2})).sort((left2,right2)=>compareText(
left2.path,right2.path))}var importNames={Crypto:["pycryptodome"],Cryptodome:["pycryptodomex"],Levenshtein:["python-levenshtein","levenshtein"],MySQLdb:["mysqlclient","mysql-python"],OpenGL:[
"pyopengl"],OpenSSL:["pyopenssl"],PIL:["pillow","pillow-simd"],Stemmer:["pystemmer"],airflow:["apache-airflow"],apiclient:["google-api-python-client"],appium:["\
appium-python-client"],auth0:["auth0-python"],braces:["django-braces"],bs4:["beautifulsoup4"],bson:["pymongo"],cassandra:["cassandra-driver"],constraint:["pytho\
n-constraint"],crispy_forms:["django-crispy-forms"],crontab:["python-crontab"],cups:["pycups"],cv2:["opencv-python","opencv-python-headless","opencv-contrib-pyt\
hon","opencv-contrib-python-headless"],daemon:["python-daemon"],dateutil:["python-dateutil"],debian:["python-debian"],decouple:["python-decouple"],digitalocean:[
"python-digitalocean"],discord:["discord-py"],dns:["dnspython"],dotenv:["python-dotenv"],elftools:["pyelftools"],enchant:["pyenchant"],engineio:["python-enginei\
o"],formtools:["django-formtools"],frontmatter:["python-frontmatter"],git:["gitpython"],github:["pygithub"],github3:["github3-py"],googleapiclient:["google-api-\
python-client"],gridfs:["pymongo"],hamcrest:["pyhamcrest"],haystack:["django-haystack"],hydra:["hydra-core"],igraph:["python-igraph","igraph"],jose:["python-jos\
e"],jpype:["jpype1"],jwt:["pyjwt"],ldap:["python-ldap"],libcloud:["apache-libcloud"],magic:["python-magic"],memcache:["python-memcached"],mesonpy:["meson-python"],
model_utils:["django-model-utils"],moneyed:["py-moneyed"],mpv:["python-mpv"],mptt:["django-mptt"],odf:["odfpy"],openid:["python3-openid"],paho:["paho-mqtt"],picklefield:[
"django-picklefield"],playhouse:["peewee"],png:["pypng"],polymorphic:["django-polymorphic"],pythonjsonlogger:["python-json-logger"],pywintypes:["pywin32"],pyximport:[
"cython"],readability:["readability-lxml"],rest_framework:["djangorestframework"],reversion:["django-reversion"],robot:["robotframework"],saml2:["pysaml2"],samtranslator:[
"aws-sam-translator"],sass:["libsass"],serial:["pyserial"],sklearn:["scikit-learn"],slugify:["python-slugify","unicode-slugify"],socketio:["python-socketio"],socks:[
"pysocks"],speech_recognition:["speechrecognition"],stdnum:["python-stdnum"],storages:["django-storages"],taggit:["django-taggit"],tastypie:["django-tastypie"],
telebot:["pytelegrambotapi"],telegram:["python-telegram-bot"],treebeard:["django-treebeard"],twitter:["python-twitter"],usb:["pyusb"],websocket:["websocket-clie\
nt"],winrm:["pywinrm"],xdg:["pyxdg"],xdist:["pytest-xdist"],yaml:["pyyaml","pyyaml-ft"],zmq:["pyzmq"],_pytest:["pytest"],attr:["attrs"],antlr4:["antlr4-python3-\
runtime"],corsheaders:["django-cors-headers"],debug_toolbar:["django-debug-toolbar"],django_filters:["django-filter"],docx:["python-docx"],environ:["django-envi\
ron"],faiss:["faiss-cpu","faiss-gpu"],fitz:["pymupdf"],"google._upb":["protobuf"],"google.oauth2":["google-auth"],"google.protobuf":["protobuf"],grpc:["grpcio"],
grpc_health:["grpcio-health-checking"],grpc_reflection:["grpcio-reflection"],grpc_status:["grpcio-status"],grpc_tools:["grpcio-tools"],import_export:["django-im\
port-export"],kafka:["kafka-python","kafka-python-ng"],markdown_it:["markdown-it-py"],modelcluster:["django-modelcluster"],"mysql.connector":["mysql-connector-p\
ython"],nacl:["pynacl"],oauth2_provider:["django-oauth-toolkit"],"opentelemetry.trace":["opentelemetry-api"],"paste.deploy":["pastedeploy"],"pip._internal":["pi\
p"],pkg_resources:["setuptools"],pptx:["python-pptx"],psycopg2:["psycopg2","psycopg2-binary"],pylab:["matplotlib"],mpl_toolkits:["matplotlib"],pythoncom:["pywin\
32"],redis_lock:["python-redis-lock"],rapidjson:["python-rapidjson"],ruamel:["ruamel-yaml"],skimage:["scikit-image"],snappy:["python-snappy"],social_django:["so\
cial-auth-app-django"],tlz:["toolz"],umap:["umap-learn"],vlc:["python-vlc"],win32api:["pywin32"],win32con:["pywin32"],win32com:["pywin32"],win32file:["pywin32"],
win32gui:["pywin32"],win32pipe:["pywin32"],win32process:["pywin32"],win32service:["pywin32"],wx:["wxpython"],Xlib:["python-xlib"]};function packagesOfImport(ecosystem,module,modules){if(ecosystem!=="npm")return packagesOfModule(module,modules);let name=packageOfSpecifier(module);return name===
void 0?[]:[name,...name.startsWith("@types/")?[]:[typesPackage(name)]]}var partsMax=4;function packagesOfModule(module,modules){let parts=module.split(".").slice(
0,partsMax),prefixes=parts.map((_,at)=>parts.slice(0,parts.length-at).join("."));return[...new Set([...prefixes.flatMap(prefix=>modules.get(prefix)??[]),...prefixes.
map(normaliseName),...prefixes.flatMap(prefix=>Object.hasOwn(importNames,prefix)?importNames[prefix]??[]:[])])]}var packageShape=/^(?:@[a-z0-9~][\w.~-]{0,213}\/)?[a-z0-9~_][\w.~-]{0,213}$/iu;
function packageOfSpecifier(specifier){if(isNodeModule(specifier))return;let parts=specifier.split("/"),name=parts.slice(0,specifier.startsWith("@")?2:1).join("\
/");return(!specifier.startsWith("@")||parts.length>1)&&name!=="~"&&packageShape.test(name)?name:void 0}function typesPackage(name){return`@types/${name.replace(
/^@([^/]+)\//u,"$1__")}`}function isNodeModule(specifier){return specifier.startsWith("node:")||nodeModules.has(specifier.split("/")[0]??"")}var nodeModules=new Set(
["assert async_hooks buffer child_process cluster console constants crypto dgram diagnostics_channel dns","domain events fs http http2 https inspector module ne\
t os path perf_hooks process punycode querystring","readline repl stream string_decoder sys timers tls trace_events tty url util v8 vm wasi worker_threads zlib"].
flatMap(line=>line.split(" ")));function filesByPackage(imports,installed){let modules=new Map;for(let[name,own]of installed)for(let module of own)push(modules,module,name);let files2=new Map;
for(let{ecosystem,path,module}of imports)for(let key of keysOf(ecosystem,module,modules)){let known=files2.get(key);known===void 0?files2.set(key,new Set([path])):
known.add(path)}return new Map([...files2].map(([key,own])=>[key,[...own]]))}function keysOf(ecosystem,module,modules){let names2=ecosystem==="npm"&&isNodeModule(
module)?["@types/node"]:packagesOfImport(ecosystem,module,modules);return ecosystem==="npm"?names2.map(name=>`npm:${name}`):names2.flatMap(name=>[name,`types-${name}`,
`${name}-stubs`]).flatMap(name=>[`pypi:${name}`,`conda:${name}`])}function compareDependencies({changes,installed,ambient},imports){let modules=new Map((installed??[]).map(one2=>[one2.name,one2.modules])),everywhere=ambient.map(
module=>({ecosystem:"npm",path:"",module})),filesOf2=sides=>filesByPackage([...everywhere,...sides.flatMap(side=>imports?.[side]??[])],modules),files2={all:filesOf2(
["base","head"]),base:filesOf2(["base"])},paths=[...new Set(["base","head"].flatMap(side=>imports?.[side].map(({path})=>path)??[]))],isThere2=({folder})=>imports===
null||folder===""||paths.some(path=>isBelow2(path,folder)),packages=changes.packages.filter(isThere2).flatMap(change=>{let{ecosystem,name,from,to}=change,through=imports===
null?null:useOf(change,from===null?files2.base:files2.all,{changes,installed});if(through===void 0)return[];let own=(through===null?[]:files2.all.get(nameKey(ecosystem,
through))??[]).filter(path=>path!==""&&isBelow2(path,change.folder)).sort(compareText);return[{ecosystem,name,from,to,files:change.files,through,importers:own}]}),
{unreadable:unreadable4}=changes;return packages.length===0&&unreadable4.length===0?{kind:"same"}:{kind:"differ",packages,unreadable:unreadable4}}function useOf({
ecosystem,name,folder,isTop:isTop2,isWhole,from,to},files2,{changes,installed}){let isImported=one2=>files2.get(nameKey(ecosystem,one2))?.some(path=>path===""||
isBelow2(path,folder))===!0,reached=new Set([name]);for(let one2 of reached){if(isImported(one2)&&(one2!==name||isTop2))return one2;for(let above of changes.neededBy[nameKey(
ecosystem,one2)]??[])reached.add(above)}if(from===null)return;if(ecosystem==="npm")return isWhole?void 0:null;if(installed===null)return null;let known=new Set(
installed.map(one2=>one2.name));if(!(to!==null&&!known.has(name)))return[...reached].every(one2=>known.has(one2))?void 0:null}function isBelow2(path,folder){return folder===
""||isInside(path,folder)}function importedModules(side){return side.program.flatMap(path=>{let language=syntaxLanguage(side.languageId(path));if(language===void 0)return[];let text=side.
text(path)??"",modules=importsIn(language,text).flatMap(one2=>one2.kind==="path"?[one2.specifier]:one2.level>0?[]:one2.names.length===0?[one2.module]:one2.names.
map(name=>`${one2.module}.${name}`)),types2=language==="python"?[]:referencedTypes(text),ecosystem=language==="python"?"pypi":"npm";return[...new Set([...modules,
...types2])].map(module=>({ecosystem,path,module}))})}function referencedTypes(text){return[...text.matchAll(/^\s{0,20}\/\/\/\s{0,20}<reference\s{1,20}types\s{0,9}=\s{0,9}["']([^"'\r\n]{1,300})["']/gmu)].
map(([,name=""])=>name)}var alike={limits:[],packages:[]};function compareEnvironments({dependencies},runs){if(dependencies===void 0||runs.length===0)return alike;let isHealthy2=runs.every(
({sides:{base,head}})=>base.observation.failure===void 0&&head.observation.failure===void 0),imported2=side=>runs.flatMap(run=>importedModules(run.sides[side])),
imports=isHealthy2?{base:imported2("base"),head:imported2("head")}:null,compared2=compareDependencies(ofPrograms(dependencies,runs),imports);return compared2.kind===
"same"?alike:dependencies.isOwn?{limits:[],packages:compared2.packages}:{limits:[limit("dependencies-differ",differing(compared2,dependencies))],packages:[]}}function ofPrograms(dependencies,runs){
let known=new Set(runs.flatMap(({sides})=>[...ecosystemsOf(sides.base),...ecosystemsOf(sides.head)])),{changes}=dependencies;return{...dependencies,changes:{...changes,
packages:changes.packages.filter(({ecosystem})=>known.has(ecosystem)),unreadable:changes.unreadable.filter(one2=>known.has(one2.ecosystem))}}}function ecosystemsOf({
program,languageId}){return[...new Set(program.map(path=>syntaxLanguage(languageId(path))))].flatMap(language=>language===void 0?[]:language==="python"?["pypi",
"conda"]:["npm"])}var shownMax=3,textLengthMax=60;function differing({packages,unreadable:unreadable4},{lacks}){let all=[...packages.map(({name,from,to,files:files2})=>`${versions(
name,from,to)} (${files2[0]??""})`),...unreadable4.map(({path,reason:reason2})=>`${path} cannot be read: ${reason2}`)],more=all.length>shownMax?` and ${all.length-
shownMax} more`:"",own=lacks===null?"":`; ${lacks}`;return`base and head need other packages, and both were checked with the same ones: ${all.slice(0,shownMax).
join(", ")}${more}${own}`}function versions(name,from,to){let text=(version2,none2)=>version2===null?none2:shorten(version2,textLengthMax);return`${shorten(name,
textLengthMax)} ${text(from,"none")} → ${text(to,"none")}`}function withDependencyCauses(settled,{dependencies,changedFiles},{graphs,sides},{packages}){if(packages.
length===0||dependencies===void 0)return settled;let reaches=reachability(graphs.head),changed=changedFiles.flatMap(({to})=>to===null?[]:[to]),causes=[],findings=settled.
findings.map(finding=>{if(finding.state!=="new"||finding.cause!==null||!isOutside(finding))return finding;let isEdited=changed.some(path=>reaches(finding.path,path)),
isReached=({importers})=>importers.some(path=>reaches(finding.path,path)),found2=packageBehind(finding,packages,{text:sides.head.text(finding.path)??"",isEdited,
isReached});if(found2===void 0)return finding;let cause=causeOf(found2,dependencies);return causes.push(cause),{...finding,why:finding.why.replace(/; [^;]*cause[^;]*$/u,
""),cause:cause.cause}});return{...settled,findings,causes:[...settled.causes,...causes]}}function packageBehind(finding,packages,{text,isEdited,isReached}){let direct=packages.
filter(({importers})=>importers.includes(finding.path)),words3=wordsIn2(text,finding.range),named2=direct.filter(one2=>importedWords(text,one2).some(word=>words3.
has(word))),itself=named2.find(({name,through})=>name===through);if(named2.length>0)return itself??named2[0];let reached=isEdited?[]:packages.filter(isReached);
return reached.length===1?reached[0]:void 0}var identifier=/[\p{L}_$][\p{L}\p{M}\p{N}_$]*/gu;function wordsIn2(text,{start,end}){let all=lines(text).slice(start.
line,Math.min(end.line,start.line+linesMax2)+1);return new Set(all.join(`
`).match(identifier)??[])}var linesMax2=8,statementLengthMax=4e3;function importedWords(text,{ecosystem,through}){return through===null?[]:[...ecosystem==="npm"?
text.matchAll(/\bimport\b([^;"'`]{0,4000}?)\bfrom\s{0,20}["']([^"'\n]{1,300})["']/gu):text.matchAll(/^[ \t]*(?:from[ \t]+([\w.]+)[ \t]+import[ \t]*(\([^)]{0,4000}\)|[^\n]*)|import[ \t]+([^\n]*))/gmu)].
flatMap(found2=>{let whole3=found2[0].slice(0,statementLengthMax);return(ecosystem==="npm"?[found2[2]??""]:[found2[1]??"",...(found2[3]??"").split(",").map(one2=>one2.
trim().split(/\s/u)[0]??"")]).some(module=>isOfPackage(module,through,ecosystem))?(whole3.match(identifier)??[]).filter(word=>!keywords.has(word)):[]})}var keywords=new Set(
["from","import","as","type"]);function isOfPackage(module,name,ecosystem){return module===""?!1:filesByPackage([{ecosystem:ecosystem==="npm"?"npm":"pypi",path:"\
x",module}],new Map).has(`${ecosystem}:${name}`)}function causeOf({ecosystem,name,from,to,files:files2},{places:places2}){let place2=places2.find(one2=>one2.ecosystem===
ecosystem&&one2.name===name),path=place2?.path??files2[0]??"",at=line=>line==null?null:{path,range:{start:{line,character:0},end:{line:line+1,character:0}}},cut3=version2=>version2===
null?null:shorten(version2,textLengthMax);return{cause:{...at(place2?.head)??{path,range:{start:{line:0,character:0},end:{line:0,character:0}}},symbol:null,how:"\
dependency",dependency:{name:shorten(name,textLengthMax),from:cut3(from),to:cut3(to)}},edit:{base:at(place2?.base),head:at(place2?.head)}}}function isSameSink(base,head){let[one2,other]=[firstLine(base),firstLine(head)];if(one2===other&&quotedIn(one2).length>0)return!0;if(base.isName||head.isName||
isNamed(base)&&isNamed(head))return!1;let[left2,right2]=[quotedIn(one2).slice(1),quotedIn(other).slice(1)];return left2.length>0&&withoutQuoted(one2)===withoutQuoted(
other)&&left2.join("\0")===right2.join("\0")}function sayNoNames(base,head){return quotedIn(base.message).length===0&&quotedIn(head.message).length===0}function saidOfCall({
message:message2}){let[line="",...below]=message2.split(`
`);return below.length>0&&quotedIn(line).length===0?line.replace(/\d+/gu,"0").replace(/s\b/gu,""):null}function areNamesWithin(base,head){let known=new Set(namesIn(
base.message)),names2=namesIn(head.message),others=names2.filter(name=>!known.has(name)).length,sinks=new Set(quotedIn(firstLine(base))),isAnotherType=!head.isName&&
quotedIn(firstLine(head)).slice(1).some(text=>text.includes("[")&&!sinks.has(text));return names2.length>0&&others<=unnamedIn(base.message)&&!isAnotherType}function isAnother(base,head,mentions){
if(!base.isName||isSameOverride(base,head))return!1;let[before,after]=[new Set(namesIn(base.message)),new Set(namesIn(head.message))],[gone2,come]=[[...before].
filter(name=>!after.has(name)),[...after].filter(name=>!before.has(name))];return come.some(name=>mentions("base",name))&&gone2.some(name=>mentions("head",name))}
function isSameOverride(base,head){let[before,after]=[base,head].map(({message:message2})=>message2.replace(overridden,"$1"));return before===after}var overridden=/( overrides (?:class|symbol of same name in class) | in base type )(?:"[^"\n]+"|'[^'\n]+')/u;
function complaintOf({message:message2,under:under2,callee:callee2,isName},{neutral}){return{message:neutral(message2),under:neutral(under2),callee:neutral(callee2),
isName}}function isNamed({under:under2,message:message2}){return isWord(under2)&&quotedIn(message2).includes(under2)}function firstLine({message:message2}){let[
line=""]=message2.split(`
`,1);return line.replace(/Literal\[[^\]]{0,500}\]/gu,literal=>literal.replace(/"/gu,"'"))}var quoted=/"([^"\n]{1,500})"|'([^'\n]{1,500})'|`([^`\n]{1,500})`/gu;function quotedIn(text){
return[...text.matchAll(quoted)].map(([,...groups])=>groups.find(one2=>one2!==void 0)??"")}function withoutQuoted(text){return text.replace(quoted,'""')}function unnamedIn(message2){
return Number(/, and (\d{1,6}) more\.?$/mu.exec(message2)?.[1]??0)}function namesIn(message2){let lists=[...message2.matchAll(/: ((?:[\p{L}_$][\p{L}\p{N}_$]*, )*[\p{L}_$][\p{L}\p{N}_$]*)(?:, and \d+ more\.?)?$/gmu)];
return[...quotedIn(message2).filter(name=>/^[\p{L}_$#][\p{L}\p{M}\p{N}_$.]*$/u.test(name)),...lists.flatMap(([,list3=""])=>list3.split(", "))]}var tokensMax=400,leadTokens=4;function expressionAt(source,{start,end}){let{tokens}=source,handle=handleAt(tokens,start);if(handle===void 0||handle.relation!==
"in")return;let first2=handle.token,last=first2;for(let next2=tokens[last+1];next2!==void 0&&last-first2<tokensMax&&!(next2.line>end.line||next2.line===end.line&&
next2.start>=end.character);next2=tokens[++last+1]);let text=tokens.slice(first2,last+1).map(token=>token.text).join(" "),isCalled=tokens[last+1]?.text==="("&&isWord(
tokens[last]?.text??""),isMember=tokens[first2-1]?.text==="."&&first2===last;return{text,slot:slotAt(tokens,first2),callee:isCalled?tokens[last]:calleeOf(tokens,
first2,last),object:tokens[isMember?first2-2:last]??tokens[first2],lead:leadOf(tokens,first2,text),call:callAround(tokens,first2),isName:isCalled||isMember}}function calleeOf(tokens,first2,last){
if(tokens[last]?.text!==")")return;let depth=0;for(let at=last;at>first2;at--){let{text}=tokens[at];if(closing2.has(text)&&depth++,opening.has(text)&&--depth===
0)return isWord(tokens[at-1]?.text??"")?tokens[at-1]:void 0}}function leadOf(tokens,first2,text){let{line}=tokens[first2],before=tokens.slice(Math.max(0,first2-
leadTokens),first2).filter(token=>token.line===line),words3=new Set(before.flatMap(token=>distinctiveWords(token.text)));return before.length<leadTokens||words3.
size===0?"":[...before.map(token=>token.text),text].join(" ")}function callAround(tokens,first2){let depth=0;for(let at=first2-1;at>0&&first2-at<tokensMax;at--){
let{text}=tokens[at];if(closing2.has(text))depth++;else if(opening.has(text)&&depth--===0){let callee2=tokens[at-1]?.text??"";if(text!=="("||!isWord(callee2)||grammarWords.
has(callee2))return;let end=closingOf(tokens,at);return end===void 0?void 0:{text:tokens.slice(at-1,end+1).map(token=>token.text).join(" "),at:first2-at}}}}function closingOf(tokens,from){
let depth=0;for(let at=from;at<tokens.length&&at-from<tokensMax;at++){let{text}=tokens[at];if(opening.has(text))depth++;else if(closing2.has(text)&&--depth===0)
return at}}var statements=new Set("return yield if elif while assert throw raise await for".split(" ")),opening=new Set(["(","[","{"]),closing2=new Set([")","]",
"}"]);function slotAt(tokens,first2){let path=[],depth=0,commas=0,keyword;for(let at=first2-1;at>=0&&first2-at<tokensMax;at--){let{text,line}=tokens[at],before=tokens[at-
1];if(closing2.has(text))depth++;else if(depth>0)depth-=opening.has(text)?1:0;else if(opening.has(text)){if(path.unshift(keyword===void 0?`${text} ${commas}`:`${text}\
 ${keyword}`),text==="("&&before!==void 0&&isWord(before.text)&&!grammarWords.has(before.text))return{anchor:before,path:path.join(" ")};[commas,keyword]=[0,void 0]}else
text===","?commas++:(text==="="||text===":")&&commas===0&&keyword===void 0&&before!==void 0&&(keyword=`${before.text}${text}`);if(depth===0&&(before===void 0||before.
line!==line)&&!isOpen(tokens,at)){let anchor=tokens[at];return statements.has(text)||keyword?.endsWith("=")===!0?{anchor,path:["value",...path].join(" ")}:void 0}}}
function isOpen(tokens,at){let depth=0;for(let back=at-1;back>=0&&at-back<tokensMax;back--){let{text}=tokens[back];if(closing2.has(text))depth++;else if(opening.
has(text)){if(depth===0)return text!=="{";depth--}}return!1}var contextTokensMax=32,contextTokensAround=2;function evidenceFinder(){let codes2=new Map,numbers=new Map,lines2=new Map,numberOf=text=>{let number=numbers.get(
text)??numbers.size;return numbers.set(text,number),number},keyOf9=(tokens,names2)=>{let texts=tokens.map(token=>names2.neutral(withoutLayout(token)));return{key:String(
numberOf(texts.join(" "))),isDistinctive:texts.some(isDistinctive)}},lineKey=(tokens,at,names2)=>{let line=tokens[at]?.line,from=at;for(;from>0&&tokens[from-1]?.
line===line;)from--;let to=at+1;for(;tokens[to]?.line===line;)to++;let first2=tokens[from],known=lines2.get(names2)??new Map;lines2.set(names2,known);let key=known.
get(first2)??keyOf9(tokens.slice(from,to),names2);return known.set(first2,key),{...key,from}};return(source,range,names2)=>{let code2=codes2.get(source)??codeOf(
source);codes2.set(source,code2);let tokens=code2.isInComment(range)?source.tokens:code2.tokens,handle=handleAt(tokens,range.start);if(handle===void 0)return;let at=handleKey(
tokens[handle.token],handle,names2),line=lineKey(tokens,handle.token,names2),end=Math.min(endOf2(tokens,handle.token,range),handle.token+contextTokensMax),[from,
to]=around(source,tokens,handle.token,end),context2=keyOf9(tokens.slice(from,to),names2);return{line:{...line,key:`${line.key} ${handle.token-line.from} ${at}`},
context:{...context2,key:`${context2.key} ${handle.token-from} ${end-handle.token} ${at}`},logicalLine:once(()=>keyOf9(logicalLineAt(tokens,handle.token),names2).
key)}}}function around({lines:lines2},tokens,start,end){let isApart2=(left2,right2)=>{if(left2===void 0||right2===void 0)return!0;for(let line=left2.line+1;line<
right2.line;line++)if(!/\S/u.test(lines2[line]??""))return!0;return!1},from=start;for(;start-from<contextTokensAround&&!isApart2(tokens[from-1],tokens[from]);)from--;
let to=end;for(;to-end<contextTokensAround&&!isApart2(tokens[to-1],tokens[to]);)to++;return[from,to]}function logicalLineAt(tokens,at){let begins=index2=>tokens[index2-
1]?.line!==tokens[index2]?.line&&tokens[index2]?.text!=="."&&!isOpen(tokens,index2),from=at;for(;from>0&&at-from<logicalTokensMax&&!begins(from);)from--;let end=at+
1;for(;end<tokens.length&&end-at<logicalTokensMax&&!begins(end);)end++;return tokens.slice(from,end)}var logicalTokensMax=200;function handleKey(token,{relation,
distance:distance2},names2){return relation==="in"?`in ${names2.neutral(token.text.slice(0,distance2)).length}`:relation}function endOf2(tokens,from,{end}){let at=from+
1;for(let token=tokens[at];token!==void 0&&at-from<contextTokensMax&&!(token.line>end.line||token.line===end.line&&token.start>=end.character);token=tokens[++at])
;return at}function codeOf({tokens,reading}){let{starts=[],comments=[]}=reading()??{},isInComment=({line,character})=>isInSpans(comments,offsetOf(starts,{line,character})),
kept=[];for(let token of tokens)comments.length>0&&isInComment({line:token.line,character:token.start})||(/^[)\]}]$/u.test(token.text)&&kept.at(-1)?.text===","&&
kept.pop(),kept.push(token));return{tokens:kept,isInComment:({start})=>isInComment(start)}}function whyPaired({base,head,stage},isExact){let from=base.finding,to=head.finding,inFile3=from.path===to.path?"":` of ${from.path}`,where=`base line ${from.range.
start.line+1}${inFile3}`,shift2=to.range.start.line-from.range.start.line,shifted=shift2===0?"":`, ${plural(Math.abs(shift2),"line")} further ${shift2>0?"down":
"up"}`,edited2=base.placed.start.kind==="image"&&base.placed.start.lineChanged?", which was edited around it":"",drift=base.message===head.message?"":"; only th\
e message changed",moved=`moved from ${where}`,same=isExact?"the same":"the same but for names or remarks",symbol2=`\`${to.symbol??from.symbol??""}\``;return{image:`\
same code as ${where}${edited2}${shifted}`,"image-message-drift":`same code as ${where}${edited2}${shifted}${drift}`,replaced:`${where} was edited in place and \
still has this finding${shifted}`,edited:`base line ${from.range.start.line+1} was edited, and this is still there${shifted}${drift}`,import:inFile3===""?`the s\
ame import as ${where}${shifted}${drift}`:`the same import as ${where}${drift}`,"moved-text":`${moved}: the line is ${same}${drift}`,"moved-context":`${moved}: \
the code around it is the same${drift}`,"moved-symbol":`${moved}: that code was rewritten, and ${symbol2} still has the same finding${drift}`,"moved-file-text":`${moved}\
: the line is ${same}${drift}`,"moved-file-context":`${moved}: the code around it is the same${drift}`,"moved-file-symbol":`${moved}: ${symbol2} moved too, and \
still has the same finding`}[stage]}function whySplit({base:{finding}}){return`part of the import in base line ${finding.range.start.line+1}, which became sever\
al statements`}function whyMerged({finding}){return`head line ${finding.range.start.line+1} imports the same and has the same finding`}function whyGone({placed:{
start},otherPath}){switch(start.kind){case"no-file":return"its file was deleted";case"unchecked":return`its file is still there (as ${otherPath}), but the serve\
r does not check it any more`;case"removed":return"its code was deleted or rewritten";case"replaced":return`its code was edited in place (head line ${start.range.
start.line+1}) and no longer has it`;case"image":return`its code ${start.lineChanged?"lives on in an edited line":"is unchanged"} (head line ${start.position.line+
1}) and no longer has it`}}function whyNew({placed:{start}},{inTree,inPlace:inPlace2}){let had=inPlace2===void 0?", and did not have this finding":`; ${inPlace2}`;
switch(start.kind){case"no-file":return`the file is new${inTree===void 0?"":`; ${inTree}`}`;case"unchecked":return"the file was in base, but the server did not \
check it there";case"removed":return inTree===void 0?"written here by the change":`written here by the change; ${inTree}`;case"replaced":return`base line ${start.
range.start.line+1} was edited here${had}`;case"image":{let base=`base line ${start.position.line+1}`;return start.lineChanged?`this code was in ${base}, which \
was edited around it${had}`:`broken by a change elsewhere: this line is the same as ${base}`}}}function twinFinder(base,pairs3){let heads=new Map(pairs3.map(pair=>[
pair.base,pair])),kinds=new Map;for(let candidate of base)push(kinds,kindOf2(candidate,candidate.file),candidate),push(kinds,kindOf2(candidate,null),candidate);
let say=(twin,head)=>{let{path,range}=twin.finding,inFile3=path===head.finding.path?"":` of ${path}`,pair=heads.get(twin),fate=pair===void 0?fateOf(twin):foundAgain(
pair);return`the same finding in base (line ${range.start.line+1}${inFile3}) ${fate}, so this is another one`};return head=>{let inFile3=kinds.get(kindOf2(head,
head.file))??[],line=baseLineOf(head),there=inFile3.find(({finding})=>finding.range.start.line===line),first2=inFile3[0]??kinds.get(kindOf2(head,null))?.[0];return{
inTree:first2&&say(first2,head),inPlace:there&&say(there,head)}}}function baseLineOf({placed:{start}}){return start.kind==="replaced"?start.range.start.line:start.
kind==="image"?start.position.line:void 0}function kindOf2({finding,message:message2},file){let{server,source,code:code2}=finding;return JSON.stringify([file,server,
source,code2,message2])}function fateOf({placed:{start}}){switch(start.kind){case"replaced":return"was fixed in place";case"image":return"was fixed, its code is\
 still there";case"unchecked":return"is not checked any more";case"removed":case"no-file":return"was in other code, which is gone"}}function foundAgain({base,head,
stage}){return stage.startsWith("moved")||base.file!==head.file?`moved to ${placeOf4(head.finding)}`:"is still there"}function placeOf4({path,range}){return`lin\
e ${range.start.line+1} of ${path}`}function hunkLines(base,head,hunk,context2){if(isLayout(base,head,hunk,context2))return layoutLines(base,head,hunk);let sides={base:hunkSide(base,hunk.baseStart,
hunk.baseEnd,context2),head:hunkSide(head,hunk.headStart,hunk.headEnd,context2)},marked=({keys,marks})=>keys.map((key,line)=>(marks[line]??"")+key);return{hunk,
isLayout:!1,...sides,alignment:alignLinesAt(marked(sides.base),marked(sides.head),isDistinctive,()=>!0)}}function isLayout(base,head,hunk,{names:names2,marks}){
let[from,to]=[base.firstOf(hunk.baseStart),head.firstOf(hunk.headStart)],count2=base.firstOf(hunk.baseEnd)-from;if(head.firstOf(hunk.headEnd)-to!==count2)return!1;
let isSame7=tokenComparer(base,head,names2);for(let at=0;at<count2;at++)if(!isSame7(from+at,to+at))return!1;for(let line=hunk.baseStart;line<hunk.baseEnd;line++)
if(marks(base,line)!=="")return!1;for(let line=hunk.headStart;line<hunk.headEnd;line++)if(marks(head,line)!=="")return!1;return!0}function layoutLines(base,head,hunk){
let starts={base:hunk.baseStart,head:hunk.headStart},across=(from,start,to,otherStart)=>line=>{let first2=from.firstOf(start+line);if(from.firstOf(start+line+1)===
first2)return;let target=first2-from.firstOf(start)+to.firstOf(otherStart),other=to.token(target).line;return to.firstOf(other)===target?other-otherStart:void 0},
side=(source,from,to)=>{let made,tokens=()=>made??=source.tokensOf(from,to);return{firstLine:from,get tokens(){return tokens()},keys:[],marks:[],firsts:[]}};return{
hunk,isLayout:!0,base:side(base,hunk.baseStart,hunk.baseEnd),head:side(head,hunk.headStart,hunk.headEnd),alignment:{hunks:[],headLine:across(base,starts.base,head,
starts.head),baseLine:across(head,starts.head,base,starts.base),steps:base.firstOf(hunk.baseEnd)-base.firstOf(hunk.baseStart)}}}function hunkSide(source,from,to,{
names:names2,marks}){let first2=source.firstOf(from),tokens=source.tokensOf(from,to),firsts=[],keys=[];for(let line=from;line<to;line++){let start=source.firstOf(
line)-first2;firsts.push(start);let own2=tokens.slice(start,source.firstOf(line+1)-first2);keys.push(own2.map(token=>identity(token,names2)).join(" "))}let own=Array.
from({length:to-from},(_,line)=>marks(source,from+line));return{firstLine:from,tokens,keys,marks:own,firsts:[...firsts,tokens.length]}}function writtenElsewhere(hunks){
let elsewhere={base:new Set,head:new Set};for(let{alignment,base,head}of hunks)for(let{baseStart,baseEnd,headStart,headEnd}of alignment.hunks){for(let key of base.
keys.slice(baseStart,baseEnd))isDistinctive(key)&&elsewhere.head.add(key);for(let key of head.keys.slice(headStart,headEnd))isDistinctive(key)&&elsewhere.base.add(
key)}return elsewhere}function tokenComparer(base,head,names2){let neutral=(source,at)=>names2.neutral(withoutLayout(source.token(at)));return(one2,other)=>isSameToken(
base,one2,head,other)||!names2.areSame&&neutral(base,one2)===neutral(head,other)}function identity(token,names2){return names2.neutral(withoutLayout(token))}function slideInsertions(one2,two){slideOn(two,one2),slideOn(one2,two)}function slideOn(own,other){let{links}=own;for(let start=0;start<links.length;start++){if(isLinked(
own,start))continue;let end=start;for(;end<links.length&&!isLinked(own,end);)end++;start=isInsertion(own,other,start,end)?slide(own,other,{start,end}).end:end}}
var slidesMax=64,roundsMax=4;function slide(own,other,run){let at=run;for(let round=0;round<roundsMax;round++){let size3=at.end-at.start;if(at=asFarAs(own,other,
at,left),at=asFarAs(own,other,at,right),at.end-at.start===size3)break}let best=at,bestScore=cut2(own,at.start)+cut2(own,at.end),next2=at;for(let step=0;step<slidesMax;step++){
let further=left(own,other,next2);if(further===void 0)break;next2=further;let score2=cut2(own,next2.start)+cut2(own,next2.end);score2>bestScore&&([best,bestScore]=
[next2,score2])}for(;next2.start<best.start;)next2=right(own,other,next2)??best;return at}function asFarAs(own,other,run,by){let at=run;for(let step=0;step<slidesMax;step++){
let next2=by(own,other,at);if(next2===void 0)break;at=next2}return at}var left=(own,other,{start,end})=>{if(!isLinked(own,start-1)||own.texts[start-1]!==own.texts[end-
1])return;relink(own,other,start-1,end-1);let from=start-1;for(;from>0&&!isLinked(own,from-1);)from--;if(isInsertion(own,other,from,end-1))return{start:from,end:end-
1};relink(own,other,end-1,start-1)},right=(own,other,{start,end})=>{if(!isLinked(own,end)||own.texts[start]!==own.texts[end])return;relink(own,other,end,start);
let to=end+1;for(;to<own.links.length&&!isLinked(own,to);)to++;if(isInsertion(own,other,start+1,to))return{start:start+1,end:to};relink(own,other,start,end)};function isLinked({
links},at){return at>=0&&at<links.length&&(links[at]??-1)>=0}function isInsertion({links},other,start,end){let before=start===0?-1:links[start-1]??-1;return(end===
links.length?other.links.length:links[end]??-1)===before+1}function relink(own,other,from,to){let target=own.links[from]??-1;own.links[from]=-1,own.links[to]=target,
other.links[target]=to}function cut2({tokens},at){let[before,after]=[tokens[at-1],tokens[at]];return before===void 0||after===void 0||before.line!==after.line?4:
/^[,;]$/u.test(before.text)?3:/^[([{]$/u.test(before.text)||/^[)\]}]$/u.test(after.text)?2:after.text===","?1:before.text==="."||after.text==="."?-2:0}function keepLinesTogether(one2,two){let[ones,linePairs]=[lineEnds(one2),lineEnds(two)];joinLines(one2,two,ones,linePairs),joinLines(two,one2,linePairs,ones)}function joinLines(own,other,ownLines,otherLines){
let lineOf=new Int32Array(other.tokens.length);for(let[number,{start,end}]of otherLines.entries())lineOf.fill(number,start,end);for(let line of ownLines){let targets2=new Set;
for(let at=line.start;at<line.end;at++){let target=own.links[at]??-1;target>=0&&targets2.add(lineOf[target]??0)}if(targets2.size<2)continue;let candidates=[...targets2].
map(number=>otherLines[number]),balance=balanceOf(own,line),isLike=candidates.every(candidate=>balanceOf(other,candidate)===balance),written2=candidates.filter(
candidate=>hasUnlinkedWord(other,candidate));isLike&&written2.length>1&&linkToOne(own,other,line,candidates)}}function linkToOne(own,other,line,candidates){let best=candidates.
map(candidate2=>({candidate:candidate2,...commonEnds(own,other,line,candidate2)})).reduce((left2,right2)=>(right2.head+right2.tail-left2.head-left2.tail||right2.
head-left2.head)>0?right2:left2);for(let at=line.start;at<line.end;at++){let target=own.links[at]??-1;target>=0&&(other.links[target]=-1),own.links[at]=-1}let link=(from,to)=>{
let before=other.links[to]??-1;before>=0&&(own.links[before]=-1),own.links[from]=to,other.links[to]=from},{candidate,head,tail}=best;for(let at=0;at<head;at++)link(
line.start+at,candidate.start+at);for(let at=1;at<=tail;at++)link(line.end-at,candidate.end-at)}function commonEnds(own,other,line,candidate){let most=Math.min(
line.end-line.start,candidate.end-candidate.start),head=0;for(;head<most&&own.texts[line.start+head]===other.texts[candidate.start+head];)head++;let tail=0;for(;tail<
most-head&&own.texts[line.end-1-tail]===other.texts[candidate.end-1-tail];)tail++;return{head,tail}}function lineEnds({tokens}){let lines2=[];for(let start=0;start<
tokens.length;){let end=start+1;for(;end<tokens.length&&tokens[end]?.line===tokens[start]?.line;)end++;lines2.push({start,end}),start=end}return lines2}function balanceOf({
tokens},{start,end}){let open=0;for(let at=start;at<end;at++){let text=tokens[at]?.text??"";text==="("||text==="["||text==="{"?open++:(text===")"||text==="]"||text===
"}")&&open--}return open}function hasUnlinkedWord({tokens,links},{start,end}){for(let at=start;at<end;at++)if((links[at]??-1)<0&&isWord(tokens[at]?.text??""))return!0;
return!1}function alignTokens(lines2,elsewhere,names2){let{base,head,alignment,hunk}=lines2,work=new TokenWork(base,head,names2);lines2.isLayout&&work.linkAll();for(let line=0;line<
base.keys.length;line++){let target=alignment.headLine(line);target!==void 0&&work.linkLines(line,target)}for(let inner of alignment.hunks)work.alignInner(inner);
let gone2={base:work.movedAway("base",alignment.hunks,elsewhere),head:work.movedAway("head",alignment.hunks,elsewhere)};work.unlink(gone2);let inText=(lines3,start)=>new Set(
[...lines3].map(line=>line+start));return{base:base.tokens,head:head.tokens,toHead:work.toHead,toBase:work.toBase,gaps:gapsOf(work.toHead,head.tokens.length),moved:{
base:inText(gone2.base,hunk.baseStart),head:inText(gone2.head,hunk.headStart)},steps:work.steps+alignment.steps}}var TokenWork=class{toHead;toBase;steps=0;base;head;names;constructor(base,head,names2){
this.base=base,this.head=head,this.names=names2,this.toHead=new Int32Array(base.tokens.length).fill(-1),this.toBase=new Int32Array(head.tokens.length).fill(-1)}linkAll(){
for(let at=0;at<this.base.tokens.length;at++)this.link(at,at)}linkLines(baseLine,headLine){let from=this.base.firsts[baseLine]??0,to=this.head.firsts[headLine]??
0,count2=(this.base.firsts[baseLine+1]??0)-from;for(let at=0;at<count2;at++)this.link(from+at,to+at)}alignInner(inner){let left2=tokensOf(this.base,inner.baseStart,
inner.baseEnd),right2=tokensOf(this.head,inner.headStart,inner.headEnd),[leftTexts,rightTexts]=[this.textsOf(this.base,left2),this.textsOf(this.head,right2)],{toHead,
toBase,steps}=alignSequences(leftTexts,rightTexts,{first:"edits",isAnchor:text=>/[\p{L}\p{N}_]/u.test(text)});this.steps+=steps;let both=[{tokens:left2.map(at=>this.
base.tokens[at]),texts:leftTexts,links:toHead},{tokens:right2.map(at=>this.head.tokens[at]),texts:rightTexts,links:toBase}],[one2,two]=both,sides=isAfter(leftTexts,
rightTexts)?[two,one2]:both;slideInsertions(...sides),keepLinesTogether(...sides),withoutWeakSurvivors(toHead,toBase);for(let[index2,target]of toHead.entries())
target>=0&&this.link(left2[index2]??0,right2[target]??0)}textsOf(side,tokens){return tokens.map(at=>{let token=side.tokens[at];return(side.marks[token.line-side.
firstLine]??"")+identity(token,this.names)})}link(from,to){let before=withoutLayout(this.base.tokens[from]),after=withoutLayout(this.head.tokens[to]);before!==after&&
this.names.across("base",before)!==after||(this.toHead[from]=to,this.toBase[to]=from)}movedAway(side,inner,elsewhere){let gone2=new Set,own=side==="base"?this.base:
this.head,links=side==="base"?this.toHead:this.toBase;for(let hunk of inner){let[from,to]=side==="base"?[hunk.baseStart,hunk.baseEnd]:[hunk.headStart,hunk.headEnd],
here=side==="base"?new Set(this.head.marks.slice(hunk.headStart,hunk.headEnd)):new Set(this.base.marks.slice(hunk.baseStart,hunk.baseEnd));for(let line=from;line<
to;line++){let mark=own.marks[line]??"";mark!==""&&!here.has(mark)&&gone2.add(line)}for(let run of runsIn(own.keys,from,to,elsewhere[side]))if(new Set(run.flatMap(
line=>distinctiveWords(own.keys[line]??""))).size>=2)for(let line of run)isLeft(own,links,line)&&gone2.add(line)}return gone2}unlink(gone2){let unlinkAll=(side,lines2,own,other)=>{
for(let line of lines2)for(let at=side.firsts[line]??0;at<(side.firsts[line+1]??0);at++){let target=own[at]??-1;target>=0&&(other[target]=-1),own[at]=-1}};unlinkAll(
this.base,gone2.base,this.toHead,this.toBase),unlinkAll(this.head,gone2.head,this.toBase,this.toHead)}};function runsIn(keys,from,to,known){let runs=[[]];for(let line=from;line<
to;line++){let key=keys[line]??"";known.has(key)?runs.at(-1)?.push(line):key!==""&&runs.push([])}return runs}function isLeft({tokens,firsts},links,line){let words3=0,
linked=0;for(let at=firsts[line]??0;at<(firsts[line+1]??0);at++)isDistinctive(tokens[at]?.text??"")&&(words3++,(links[at]??-1)>=0&&linked++);return 2*linked<words3}
function tokensOf({firsts},fromLine,toLine){let[from,to]=[firsts[fromLine]??0,firsts[toLine]??0];return Array.from({length:to-from},(_,at)=>from+at)}function withoutWeakSurvivors(toHead,toBase){
let gaps=[];for(let gap of gapsOf(toHead,toBase.length)){for(let last=gaps.at(-1);last!==void 0&&isWeakBetween(last,gap);last=gaps.at(-1)){for(let at=last.baseEnd;at<
gap.baseStart;at++)toBase[toHead[at]??0]=-1,toHead[at]=-1;gap={...gap,baseStart:last.baseStart,headStart:last.headStart},gaps.pop()}gaps.push(gap)}}function isWeakBetween(left2,right2){
return 2*(right2.baseStart-left2.baseEnd)<=Math.min(size2(left2),size2(right2))&&left2.baseEnd-left2.baseStart+right2.baseEnd-right2.baseStart>0&&left2.headEnd-
left2.headStart+right2.headEnd-right2.headStart>0}function size2({baseStart,baseEnd,headStart,headEnd}){return Math.max(baseEnd-baseStart,headEnd-headStart)}function gapsOf(toHead,headLength){
let gaps=[],baseStart=0,headStart=0;for(let at=0;at<=toHead.length;at++){let target=at===toHead.length?headLength:toHead[at]??-1;target<0||((at>baseStart||target>
headStart)&&gaps.push({baseStart,baseEnd:at,headStart,headEnd:target}),baseStart=at+1,headStart=target+1)}return gaps}function namesOf(renames,beneath=sameNames,refused2=new Set){if(renames.size===0&&refused2.size===0)return beneath;let back=new Map([...renames].map(([from,to])=>[
to,from])),through=(text,known,otherwise)=>text.replace(wordPattern,word=>known(word)??(refused2.has(word)?word:otherwise(word)));return{areSame:!1,neutral:text=>through(
text,word=>{let[from,to]=[back.get(word)??word,renames.get(word)??word];return from===to?void 0:[from,to].sort()[0]},beneath.neutral),across:(side,text)=>through(
text,word=>(side==="base"?renames:back).get(word),word=>beneath.across(side,word))}}var sameNames={areSame:!0,neutral:text=>text,across:(_side,text)=>text},wordPattern=/[\p{L}_$][\p{L}\p{M}\p{N}_$]*/gu;function findRenames(files2){let edits=new Map([...files2].map(([file,list3])=>[file,editsOf(list3)])),defined=[...edits.values()].flatMap(of=>[...of.defined]),
all=editsOf(defined.map(([from,to])=>({from,to,isDefinition:!0}))),everywhere=namesOf(all.defined),origins2=new Map([...all.defined].map(([from,to])=>[to,from])),
known=new Map;for(let[file,here]of edits){let refused2=new Set;for(let name of here.names){let from=origins2.get(name)??name,to=all.defined.get(from);to!==void 0&&
!here.allows(from,to)&&refused2.add(from).add(to)}known.set(file,namesOf(here.defined,everywhere,refused2))}return{all:everywhere,pairs:all.defined,of:file=>known.
get(file)??everywhere}}function editsOf(edits){let targets2=new Map,sources=new Map;for(let{from,to}of edits)targets2.set(from,(targets2.get(from)??new Set).add(
to)),sources.set(to,(sources.get(to)??new Set).add(from));let isOnly=(of,name)=>of===void 0||of.size===1&&of.has(name),allows=(from,to)=>isOnly(targets2.get(from),
to)&&isOnly(sources.get(to),from)&&!sources.has(from)&&!targets2.has(to);return{defined:new Map(edits.filter(edit2=>edit2.isDefinition&&allows(edit2.from,edit2.
to)).map(({from,to})=>[from,to])),allows,names:[...targets2.keys(),...sources.keys()]}}function wordEdit(base,baseAt,head,headAt){let[from,to]=[base.token(baseAt),
head.token(headAt)];if(!(!isWord(from.text)||!isWord(to.text)))return{from:from.text,to:to.text,isDefinition:base.defines(from)&&head.defines(to)}}function lineUp(base,head,context2){let{names:names2,marks}=context2,marked=source=>source.lines.map((line,at)=>marks(source,at)+line),aligned=alignLinesAt(marked(
base),marked(head),isDistinctive,keepsTokens(base,head,names2)),hunks=aligned.hunks.map(hunk=>hunkLines(base,head,hunk,context2));return{sources:{base,head},lines:aligned,
hunks,names:names2}}function keepsTokens(base,head,names2){let[left2,right2]=[base.tokenCount,head.tokenCount],isSame7=tokenComparer(base,head,names2),most=Math.
min(left2,right2),before=0;for(;before<most&&isSame7(before,before);)before++;let behind=0;for(;behind<most-before&&isSame7(left2-1-behind,right2-1-behind);)behind++;
return(baseLine,headLine)=>{let[one2,other]=[base.firstOf(baseLine),head.firstOf(headLine)];return one2<before&&other<before?one2===other:!(one2>=left2-behind&&
other>=right2-behind)||left2-one2===right2-other}}function wordEdits(lined){let tokensOf2=tokenAligner(lined,writtenElsewhere(lined.hunks)),{base,head}=lined.sources;
return lined.lines.hunks.flatMap(hunk=>{let{gaps}=tokensOf2(hunk),offset={base:base.firstOf(hunk.baseStart),head:head.firstOf(hunk.headStart)};return gaps.flatMap(
({baseStart,baseEnd,headStart,headEnd})=>{if(baseEnd-baseStart!==1||headEnd-headStart!==1)return[];let edit2=wordEdit(base,offset.base+baseStart,head,offset.head+
headStart);return edit2===void 0?[]:[edit2]})})}function tokenAligner({hunks,names:names2},elsewhere){let lined=new Map(hunks.map(of=>[of.hunk,of])),done=new Map;
return hunk=>{let known=done.get(hunk);if(known!==void 0)return known;let of=lined.get(hunk);if(of===void 0)throw new Error("A hunk of another file was asked fo\
r.");let aligned=alignTokens(of,elsewhere,names2);return done.set(hunk,aligned),aligned}}var longRange=200,replacedTokensMax=8;function alignFile(lined,elsewhere){let tokensOf2=tokenAligner(lined,elsewhere),editOf2=editFinder(),views={base:sideView(
"base",lined,tokensOf2,editOf2),head:sideView("head",lined,tokensOf2,editOf2)};return{place:(side,{range})=>views[side](range)}}var sameText={place:(_side,{range})=>{
let[start,end]=[image(range.start,range.start),image(range.end,range.end)];return{start,endKey:end.key,isWhole:!0,counterpart:range}}};function image(position,base){
return{kind:"image",key:`line ${base.line} ${base.character}`,position,lineChanged:!1}}function sideView(side,{lines:alignment,sources,names:names2},tokensOf2,editOf2){
let isBase=side==="base",otherSide=isBase?"head":"base",otherLine=isBase?alignment.headLine:alignment.baseLine,lineCount=sources[side].lines.length,within=line=>Math.
min(Math.max(line,0),lineCount-1),placeOf7=({line,character},edge)=>{let target=otherLine(within(line));if(target!==void 0)return image({line:target,character},
{line:isBase?within(line):target,character});let hunk=holder(alignment.hunks,side,within(line));return hunk===void 0?{kind:"removed"}:placeInHunk(hunk,{line:within(
line),character},edge)},placeInHunk=(hunk,position,edge)=>{let aligned=tokensOf2(hunk),[own,other,toOther]=isBase?[aligned.base,aligned.head,aligned.toHead]:[aligned.
head,aligned.base,aligned.toBase],handle=handleAt(own,position);if(handle===void 0||aligned.moved[side].has(position.line))return{kind:"removed"};let survivor=toOther[handle.
token]??-1,token=other[survivor];if(token!==void 0){let baseToken=aligned.base[isBase?handle.token:survivor],{offset,key}=inToken(own[handle.token],token,handle,
edge);return{kind:"image",key:`token ${baseToken?.line} ${baseToken?.start} ${key}`,position:{line:token.line,character:Math.max(0,offset)},lineChanged:sources[side].
lines[position.line]!==sources[otherSide].lines[token.line]}}let gap=holder(aligned.gaps,side,handle.token),edit2=gap===void 0?null:editOf2(gap,hunk,aligned);return gap===
void 0||edit2===null||position.line>edit2[side].end.line?{kind:"removed"}:{kind:"replaced",key:`gap ${hunk.baseStart} ${hunk.headStart} ${gap.baseStart} ${gap.headStart}`,
range:edit2[otherSide]}},inToken=(own,other,{relation,distance:distance2},edge)=>{if(relation==="behind")return{offset:other.end+distance2,key:relation};if(relation===
"before")return{offset:other.start-distance2,key:relation};let part2=edge==="first"?own.text.slice(0,distance2):own.text.slice(distance2+1),length=own.text===other.
text?part2.length:names2.across(side,part2).length;return{offset:edge==="first"?other.start+length:other.end-1-length,key:`in ${edge} ${names2.neutral(part2).length}`}},
isWhole=({start,end})=>{let hunks=end.line-start.line>longRange?editedHunks():alignment.hunks,first2=countWhile(hunks,hunk=>spanOf3(hunk,side).end<=start.line);
for(let at=first2;at<hunks.length;at++){let hunk=hunks[at];if(hunk===void 0||spanOf3(hunk,side).start>end.line)break;if(isEditedIn(hunk,{start,end}))return!1}return!0},
edited2,editedHunks=()=>(edited2??=alignment.hunks.filter(hunk=>tokensOf2(hunk).gaps.length>0),edited2),isEditedIn=(hunk,{start,end})=>{let aligned=tokensOf2(hunk),
own=isBase?aligned.base:aligned.head,lines2=spanOf3(hunk,side),from=countWhile(own,({line,end:tokenEnd})=>isUpTo({line,character:tokenEnd},start)),to=countWhile(
own,({line,start:tokenStart})=>!isUpTo(end,{line,character:tokenStart})),lower=start.line<lines2.start?-1:from,upper=isUpTo({line:lines2.end,character:0},end)?own.
length+1:to,{gaps}=aligned;for(let at=countWhile(gaps,gap=>spanOf3(gap,side).end<from);at<gaps.length;at++){let gap=gaps[at],tokens=gap===void 0?void 0:spanOf3(
gap,side);if(tokens===void 0||tokens.start>to)return!1;let isInsertion2=tokens.start===tokens.end;if(isInsertion2&&lower<tokens.start&&tokens.start<upper||!isInsertion2&&
tokens.start<to&&tokens.end>from)return!0}return!1},placeEnd=({start,end})=>{if(end.line===start.line&&end.character===start.character||end.character===0){let placed2=placeOf7(
end,"first");return placed2.kind==="image"?placed2:void 0}let placed=placeOf7({line:end.line,character:end.character-1},"last");if(placed.kind!=="image")return;
let{line,character}=placed.position;return{key:`${placed.key} inclusive`,position:{line,character:character+1}}},placeInBrackets=range=>{let inside=behindBrackets(
sources[side].lines,range),placed=inside===void 0?void 0:placeOf7(inside,"first");return placed?.kind==="image"?placed:void 0};return range=>{let first2=placeOf7(
range.start,"first"),start=first2.kind==="image"?first2:placeInBrackets(range)??first2;if(start.kind!=="image"){let counterpart2=start.kind==="replaced"?start.range:
null;return{start,endKey:null,isWhole:!1,counterpart:counterpart2}}let end=placeEnd(range);return{start,endKey:end?.key??null,isWhole:isWhole(range),counterpart:{
start:start.position,end:endAfter(start.position,end?.position,range)}}}}function behindBrackets(all,{start,end}){let isBehind=!1;for(let line=start.line;line<=
end.line;line++){let from=line===start.line?start.character:0,text=(all[line]??"").slice(0,line===end.line?end.character:void 0);for(let character=from;character<
text.length;character++)if(text[character]==="(")isBehind=!0;else if(text[character]?.trim()!=="")return isBehind?{line,character}:void 0}}function endAfter(start,end,range){
if(end!==void 0&&isUpTo(start,end))return end;let lines2=range.end.line-range.start.line,character=lines2===0?start.character+range.end.character-range.start.character:
range.end.character;return{line:start.line+lines2,character}}function editFinder(){let known=new Map;return(gap,hunk,aligned)=>{let edit2=known.get(gap);if(edit2!==
void 0)return edit2;let found2=editInPlace(gap,hunk,aligned);return known.set(gap,found2),found2}}function editInPlace(gap,hunk,aligned){let all=gapTokens(gap,aligned),
[baseFirst,headFirst]=[all.base[0],all.head[0]];if(baseFirst===void 0||headFirst===void 0)return null;let isBeside=aligned.base[gap.baseStart-1]?.line===baseFirst.
line&&aligned.head[gap.headStart-1]?.line===headFirst.line;if(Math.max(all.base.length,all.head.length)<=replacedTokensMax)return isBeside||isBefore(gap,hunk,aligned,
all)?edit(all.base,all.head):null;if(!isBeside)return null;let base=all.base.filter(({line})=>line===baseFirst.line),head=all.head.filter(({line})=>line===headFirst.
line);return Math.max(base.length,head.length)<=replacedTokensMax?edit(base,head):null}function gapTokens(gap,{base,head,moved}){return{base:base.slice(gap.baseStart,
gap.baseEnd).filter(({line})=>!moved.base.has(line)),head:head.slice(gap.headStart,gap.headEnd).filter(({line})=>!moved.head.has(line))}}function isBefore(gap,hunk,aligned,{
base,head}){return(aligned.base[gap.baseEnd]?.line??hunk.baseEnd)===base.at(-1)?.line&&(aligned.head[gap.headEnd]?.line??hunk.headEnd)===head.at(-1)?.line}function edit(base,head){
let[baseFirst,baseLast,headFirst,headLast]=[base[0],base.at(-1),head[0],head.at(-1)];return!baseFirst||!baseLast||!headFirst||!headLast||namesSomething(base)!==
namesSomething(head)?null:{base:rangeOver(baseFirst,baseLast),head:rangeOver(headFirst,headLast)}}function namesSomething(tokens){return tokens.some(({text})=>isWord(
text)&&!grammarWords.has(text))}function rangeOver(first2,last){return{start:{line:first2.line,character:first2.start},end:{line:last.line,character:last.end}}}
function spanOf3(part2,side){return side==="base"?{start:part2.baseStart,end:part2.baseEnd}:{start:part2.headStart,end:part2.headEnd}}function holder(parts,side,at){
let found2=parts[countWhile(parts,part2=>spanOf3(part2,side).end<=at)];return found2!==void 0&&spanOf3(found2,side).start<=at?found2:void 0}function isUpTo(left2,right2){
return comparePositions(left2,right2)<=0}function sectionsOf({reading}){return namedDefinitions(reading()).map(({symbol:symbol2,definition:{name,range,nameRange:nameRange2}})=>({path:symbol2,name,line:range.
start.line,end:range.end.line+1,nameLine:nameRange2.start.line}))}function movedSections(files2,areAlike2){let moved=[],left2={base:[],head:[]};for(let file of files2){
if(file.hunks.every(({isLayout:isLayout2})=>isLayout2))continue;let base=sectionsOf(file.sources.base).map(section=>({section,source:file.sources.base})),head=sectionsOf(
file.sources.head).map(section=>({section,source:file.sources.head})),paired=pairUp(base,head,areAlike2,()=>!0),inPlace2=sectionsInPlace(file,paired.pairs),isKept2=pair=>isOfSize(
pair)&&isOneBody(pair,areAlike2),isTaken=pair=>!isKept2(pair)&&head.some(other=>other!==pair.head&&isKept2({base:pair.base,head:other}));moved.push(...paired.pairs.
filter(pair=>!inPlace2.has(pair)&&!isTaken(pair))),left2.base.push(...paired.base),left2.head.push(...paired.head)}let fileOf=new Map(files2.map(({sources})=>[sources.
base,sources.head])),across=pairUp(left2.base,left2.head,areAlike2).pairs.filter(({base,head})=>fileOf.get(base.source)!==head.source);return[...moved,...across]}
function pairUp(base,head,areAlike2,isSamePath=pair=>isOneBody(pair,areAlike2)){let pairs3=[],left2={base,head},take2=found2=>{pairs3.push(...found2);let taken=new Set(
found2.flatMap(pair=>[pair.base,pair.head])),isLeft2=one2=>!taken.has(one2);left2={base:left2.base.filter(isLeft2),head:left2.head.filter(isLeft2)}};return take2(
sameKeys(left2,({section})=>section.path).filter(isSamePath)),take2(sameKeys(left2,({section})=>section.name).filter(pair=>isOneBody(pair,areAlike2))),take2(sameBodies(
left2)),{pairs:pairs3,...left2}}function isOfSize({base,head}){let[few=0,many=0]=[base,head].map(({section:{line,end}})=>end-line).sort((left2,right2)=>left2-right2);
return 2*few>=many}function isOneBody({base,head},areAlike2){return areAlike2(pieceOf(base),pieceOf(head))}function pieceOf({source,section}){return{source,from:section.
line,to:section.end}}function sameKeys({base,head},keyOf9){let others=singles(head,keyOf9);return[...singles(base,keyOf9)].flatMap(([key,one2])=>{let other=others.
get(key);return one2===null||other===null||other===void 0?[]:[{base:one2,head:other}]})}function singles(all,keyOf9){let found2=new Map;for(let one2 of all){let key=keyOf9(
one2);found2.set(key,found2.has(key)?null:one2)}return found2}function sameBodies({base,head}){if(base.length===0||head.length===0)return[];let[left2,right2]=[bodiesOf(
base),bodiesOf(head)],votes=new Map;for(let[key,one2]of left2.owners){let other=right2.owners.get(key);if(one2===null||other===null||other===void 0)continue;let own=votes.
get(one2)??new Map;votes.set(one2,own.set(other,(own.get(other)??0)+1))}return[...votes].flatMap(([one2,own])=>[...own].filter(([other,count2])=>2*count2>Math.max(
left2.sizes.get(one2)??0,right2.sizes.get(other)??0)).map(([other])=>({base:one2,head:other})))}function bodiesOf(all){let owners=new Map,sizes=new Map,inner=new Map;
for(let one2 of all.toSorted((a,b)=>a.section.line-b.section.line)){let own=inner.get(one2.source)??[];for(let line=one2.section.line+1;line<one2.section.end;line++)
own[line]=one2;inner.set(one2.source,own)}for(let[source,lines2]of inner){let keys=lineKeys(source);for(let[line,one2]of lines2.entries()){if(one2===void 0)continue;
let key=keys[line]??"";isDistinctive(key)&&(owners.set(key,owners.has(key)?null:one2),sizes.set(one2,(sizes.get(one2)??0)+1))}}return{owners,sizes}}function sectionsInPlace({
lines:lines2,hunks},pairs3){let inPlace2=new Set,unclear=new Map;for(let pair of pairs3){let[from,to]=[pair.base.section.nameLine,pair.head.section.nameLine],outer=hunks.
findIndex(({hunk:hunk2})=>hunk2.baseStart<=from&&from<hunk2.baseEnd),around3=hunks[outer];if(around3===void 0){lines2.headLine(from)===to&&inPlace2.add(pair);continue}
let{hunk,alignment}=around3;if(to<hunk.headStart||to>=hunk.headEnd)continue;let[inBase,inHead]=[from-hunk.baseStart,to-hunk.headStart];alignment.headLine(inBase)===
inHead&&inPlace2.add(pair);let inner=alignment.hunks.findIndex(of=>of.baseStart<=inBase&&inBase<of.baseEnd),part2=alignment.hunks[inner];if(part2===void 0||inHead<
part2.headStart||inHead>=part2.headEnd)continue;let key=`${outer} ${inner}`;push(unclear,key,pair)}for(let group of unclear.values()){let by=side=>group.toSorted(
(left2,right2)=>left2[side].section.nameLine-right2[side].section.nameLine),[base,head]=[by("base"),by("head")],number=new Map(base.map((pair,at)=>[pair,String(
at)])),ids=of=>of.map(pair=>number.get(pair)??""),{toHead}=alignSequences(ids(base),ids(head),{first:"edits",isAnchor:()=>!0});for(let[at,pair]of base.entries())
(toHead[at]??-1)>=0&&inPlace2.add(pair)}return inPlace2}function sectionMarks(moved){let find=sectionFinder(moved),sources=new Set(moved.flatMap(({base,head})=>[
base.source,head.source])),marks=moved.map((_,number)=>`${number.toString(2).replace(/0/gu,"").replace(/1/gu,"")}\0`);return{of:(source,line)=>marks[find(source,
line)??-1]??"",has:source=>sources.has(source)}}function sectionFinder(moved){let numbers=new Map,parts=moved.flatMap(({base,head},number)=>[base,head].map(one2=>({
...one2,number})));for(let{source,section,number}of parts.sort((one2,two)=>one2.section.line-two.section.line)){let own=numbers.get(source)??[];for(let line=section.
line;line<section.end;line++)own[line]=number;numbers.set(source,own)}return(source,line)=>numbers.get(source)?.[line]}var noMarks=sectionMarks([]);function changeOf(changedFiles,source,areAlike2){let nothing2=sourceOf2(""),pairs3=new Map,single=[];for(let{from,to}of changedFiles){let base=from===null?nothing2:
source("base",from),head=to===null?nothing2:source("head",to);if(base===void 0||head===void 0||base.text===head.text)continue;let lined2=lineUp(base,head,noContext);
from===null||to===null?single.push(lined2):pairs3.set(to,lined2)}let moved=movedSections([...pairs3.values(),...single],areAlike2),marks=sectionMarks(moved),keys=sectionOwners(
pairs3,moved),renames=findRenames(editsIn(pairs3,moved,keys)),lined=new Map([...pairs3].map(([to,before])=>{let{base,head}=before.sources,names2=renames.of(to),
isPlain=names2.areSame&&!marks.has(base)&&!marks.has(head);return[to,isPlain?before:lineUp(base,head,{names:names2,marks:marks.of})]})),elsewhere=writtenElsewhere(
[...lined.values(),...single].flatMap(({hunks})=>hunks));return{renames,lined,elsewhere,sections:sectionPlaces(moved,keys,renames)}}function sectionPlaces(moved,keys,renames){
let known=new Map,make=number=>{let of=moved[number];if(of===void 0)throw new Error("No such section.");let names2=renames.of(keys[number]??""),lined=lineUp(sourceIn(
of.base),sourceIn(of.head),{...noContext,names:names2});return{moved:of,names:names2,alignment:alignFile(lined,noMovedLines)}};return{find:sectionFinder(moved),
of:number=>{let made=known.get(number)??make(number);return known.set(number,made),made}}}function placeInSection({sections},side,source,{range}){let number=sections.
find(source,range.start.line);if(number===void 0)return;let{moved,names:names2,alignment}=sections.of(number),from=moved[side].section.line,up=({line,character})=>({
line:line-from,character}),placed=alignment.place(side,{range:{start:up(range.start),end:up(range.end)}}),{counterpart:counterpart2}=placed,other=moved[side==="\
base"?"head":"base"];return counterpart2!==null&&sections.find(other.source,counterpart2.start.line+other.section.line)!==number?void 0:{key:String(number),placed,
names:names2}}var noMovedLines={base:new Set,head:new Set};function sourceIn({source,section}){return partOf(source,section.line,section.end)}var noContext={names:sameNames,
marks:noMarks.of};function sectionOwners(pairs3,moved){let owners=new Map([...pairs3].map(([to,{sources}])=>[sources.head,to])),origins2=new Map([...pairs3].map(
([to,{sources}])=>[sources.base,to]));return moved.map(({base,head},number)=>{let owner=owners.get(head.source);return owner!==void 0&&owner===origins2.get(base.
source)?owner:`${number} moved`})}function editsIn(pairs3,moved,keys){let edits=new Map([...pairs3].map(([to,lined])=>[to,[...wordEdits(lined)]]));for(let[number,
{base,head}]of moved.entries()){let key=keys[number]??"",found2=wordEdits(lineUp(sourceIn(base),sourceIn(head),noContext));edits.set(key,[...edits.get(key)??[],
...found2])}return edits}function createFiles(given){let source=remember((side,path)=>{let content=given.text(side,path);return content===void 0?void 0:sourceOf2(content,()=>given.reading(
side,path))}),wordsOf3=remember((side,path)=>new Set(source(side,path)?.text.match(words2)??[])),areAlike2=likenessFinder(),input={...given,...provenRenames(given,
source,areAlike2)},counterpart2=counterparts(input),piecesAt=pieceFinder(source),change=once(()=>changeOf(input.changedFiles,source,areAlike2)),alignments=new Map,
alignmentOf=(from,to)=>(alignments.has(to)||alignments.set(to,align(from,to)),alignments.get(to)),align=(from,to)=>{if(!exists(input.base,from)&&!exists(input.head,
to))return sameText;let[base,head]=[input.text("base",from),input.text("head",to)];if(base===void 0||head===void 0)return;if(base===head)return sameText;let lined=change().
lined.get(to)??lineUp(sourceOf2(base),sourceOf2(head),{...noContext,names:change().renames.of(to)});return alignFile(lined,change().elsewhere)};return{locate:(side,finding)=>{
let{path}=finding,other=counterpart2(side,path),otherSide=side==="base"?"head":"base";if(input[side].unknown.has(path)||other!==void 0&&input[otherSide].unknown.
has(other))return"unknown";let names2=change().renames.of(side==="head"?path:other??"");if(other===void 0)return{file:`${side}:${path}`,otherPath:null,placed:unplaced(
"no-file"),names:names2};let[from,to]=side==="base"?[path,other]:[other,path];if(input[otherSide].unchecked.has(other)&&!input[side].unchecked.has(path))return{
file:to,otherPath:other,placed:unplaced("unchecked"),names:names2};let alignment=alignmentOf(from,to);return alignment===void 0?"unknown":{file:to,otherPath:other,
placed:alignment.place(side,finding),names:names2}},source,renames:input.renames,isSameLine:(base,head)=>{let line=(side,{path,range})=>source(side,path)?.tokensOf(
range.start.line,range.start.line+1).map(withoutLayout).join(" ");return line("base",base)===line("head",head)},mentions:(side,path,word)=>{let changed=input.changedFiles.
map(({from,to})=>side==="base"?from:to);return[path,...changed].some(one2=>one2!==null&&wordsOf3(side,one2).has(word))},hunkAt:(side,{path,range})=>{let to=side===
"head"?path:counterpart2(side,path),{line}=range.start,at=change().lined.get(to??"")?.lines.hunks.findIndex(hunk=>side==="base"?hunk.baseStart<=line&&line<hunk.
baseEnd:hunk.headStart<=line&&line<hunk.headEnd);return at===void 0||at<0?void 0:`${to} ${at}`},areAlike:(base,head)=>{let others=piecesAt("head",head);return piecesAt(
"base",base).some(one2=>others.some(other=>areAlike2(one2,other)))},names:()=>change().renames.all,renamed:()=>change().renames.pairs,inSection:(side,finding)=>{
let own=source(side,finding.path);return own===void 0?void 0:placeInSection(change(),side,own,finding)},isDefinitionMoved:definitionFinder({counterpart:counterpart2,
source,alignmentOf})}}function provenRenames({renames,changedFiles},source,areAlike2){let isOne=(from,to)=>{let[base,head]=[source("base",from),source("head",to)];
return base===void 0||head===void 0||areAlike2(wholeOf(base),wholeOf(head))},proven=new Map([...renames].filter(([from,to])=>isOne(from,to)));return proven.size===
renames.size?{renames,changedFiles}:{renames:proven,changedFiles:changedFiles.flatMap(({from,to})=>from===null||to===null||from===to||proven.get(from)===to?[{from,
to}]:[{from,to:null},{from:null,to}])}}var words2=/[\p{L}_$][\p{L}\p{M}\p{N}_$]*/gu;function wholeOf(source){return{source,from:0,to:source.lines.length}}function pieceFinder(source){
let sections=remember((side,path)=>{let own=source(side,path);return own===void 0?[]:sectionsOf(own).map(section=>({source:own,section}))});return(side,{path,range:{
start}})=>{let own=source(side,path),around3=sections(side,path).filter(({section})=>section.line<=start.line&&start.line<section.end);return own===void 0?[]:[...around3.
reverse().map(pieceOf),wholeOf(own)]}}function unplaced(kind){return{start:{kind},endKey:null,isWhole:!1,counterpart:null}}function exists({files:files2,unchecked},path){
return files2.has(path)||unchecked.has(path)}function counterparts({base,head,renames}){let renamedFrom=new Map([...renames].map(([from,to])=>[to,from]));if(renamedFrom.
size!==renames.size)throw new Error("Two files of base cannot be renamed to one of head.");let onBoth=path=>exists(base,path)===exists(head,path);return(side,path)=>side===
"base"?renames.get(path)??(onBoth(path)&&!renamedFrom.has(path)?path:void 0):renamedFrom.get(path)??(onBoth(path)&&!renames.has(path)?path:void 0)}function definitionFinder(of){
let definitions=remember((side,path)=>Map.groupBy(of.source(side,path)?.reading()?.bindings.filter(isDefining)??[],({name})=>name.slice(name.lastIndexOf(".")+1))),
known=new Map,find=(side,path,name)=>{let other=of.counterpart(side,path);if(other===void 0)return!0;let alignment=side==="base"?of.alignmentOf(path,other):of.alignmentOf(
other,path);return(definitions(side,path).get(name)??[]).some(({line,start:offset})=>{let starts=of.source(side,path)?.reading()?.starts??[],start={line,character:offset-
(starts[line]??0)};return alignment?.place(side,{range:{start,end:start}}).start.kind==="removed"})};return(side,path,name)=>{let key=JSON.stringify([side,path,
name]),answer=known.get(key)??find(side,path,name);return known.set(key,answer),answer}}function remember(find){let known={base:new Map,head:new Map};return(side,path)=>{
let values3=known[side];return values3.has(path)||values3.set(path,find(side,path)),values3.get(path)}}function findImportParts(matching){let owners=new Map;for(let base2 of[...matching.pairs.map(pair=>pair.base),...matching.base])for(let key of keysOf2(base2))push(
owners,key,base2);for(let{head:head2}of matching.pairs)for(let key of keysOf2(head2))owners.get(key)?.shift();let split=[],head=matching.head.filter(one2=>{let keys=keysOf2(
one2),[of]=keys.flatMap(key=>owners.get(key)?.[0]??[]);if(of===void 0||keys.some(key=>(owners.get(key)??[]).length===0))return!0;for(let key of keys)owners.get(
key)?.shift();return split.push({base:of,head:one2,stage:"import"}),!1}),now=new Map;for(let one2 of[...matching.pairs.map(pair=>pair.head),...head])for(let key of keysOf2(
one2))now.set(key,now.get(key)??one2);let merged=[],base=matching.base.filter(one2=>{let found2=keysOf2(one2).map(key=>now.get(key)),[into]=found2;return into===
void 0||found2.includes(void 0)||one2.placed.start.kind==="image"?!0:(merged.push({base:one2,head:into}),!1)});return{pairs:matching.pairs,base,head,parts:{split,
merged}}}function keysOf2({imported:imported2,finding:{server,source,code:code2},file}){return imported2?.part!=="module"?[]:imported2.targets.map(target=>JSON.
stringify([file,server,source,code2,target]))}var inFile=of=>({key:"",placed:of.placed,message:of.message}),inSection=of=>moveEvidence(of)?.inSection;function inPlace(within,home,[image2,drift,replaced]){return[
{name:image2,within,key:of=>and(atImage(home(of)),endKey(home(of)),message(home(of)))},{name:image2,within,key:of=>and(atImage(home(of)),message(home(of)))},{name:drift,
within,key:of=>and(atWholeImage(home(of)),endKey(home(of))),needs:"no other"},{name:drift,within,key:of=>atWholeImage(home(of)),needs:"no other"},{name:replaced,
within,key:of=>and(inReplaced(home(of)),message(home(of))),needs:"callee"}]}function movedWith(base,head){let side=base.file===head.file?"inFile":"inTree",[from,
to]=[moveEvidence(base)?.[side]?.line.key,moveEvidence(head)?.[side]?.line.key],isSameLine=from!==void 0&&from===to;return side==="inFile"?isSameLine?"moved-tex\
t":"moved-context":isSameLine?"moved-file-text":"moved-file-context"}function rewrittenIn(base,head){return base.file===head.file?"moved-symbol":"moved-file-sym\
bol"}var stay=[...inPlace("file",inFile,["image","image-message-drift","replaced"]),{name:"import",of:"imports",within:"file",key:of=>and(allTargets(of),[of.message])},
{name:"import",of:"imports",within:"file",key:allTargets},{name:"import",of:"imports",within:"file",key:()=>[],any:targets},{name:"edited",within:"file",key:of=>atImage(
inFile(of)),needs:"complaint"},{name:"edited",within:"file",key:of=>and(inReplaced(inFile(of)),called(of)),needs:"complaint"},{name:"edited",within:"file",key:slot,
needs:"complaint"},{name:"edited",within:"file",key:argumentOf,pairs:"unique"},{name:"edited",within:"file",key:object},{name:"edited",within:"file",key:callee,
needs:"names"},{name:"edited",within:"file",key:of=>and(statement2(of),under(of),[of.message]),needs:"statement"},{name:"edited",within:"file",key:of=>and(statement2(
of)&&under(of),[of.message]),needs:"statement"},{name:"edited",within:"file",key:of=>and(statement2(of),[of.message]),needs:"statement",pairs:"unique"}],go=[...inPlace(
"tree",inSection,[movedWith,movedWith,rewrittenIn]),{name:"moved-text",within:"file",key:of=>and(strayLine(of),[of.message],symbol(of))},{name:"moved-text",within:"\
file",key:of=>and(distinctiveLine(of),[of.message])},{name:"moved-context",within:"file",key:of=>and(context(of),[of.message],symbol(of))},{name:"moved-context",
within:"file",key:of=>and(distinctiveContext(of),[of.message])},{name:"moved-context",within:"file",key:of=>and(call(of),[of.message])},{name:"moved-context",within:"\
file",key:of=>and(lead(of),[of.message])},{name:"moved-text",within:"file",key:of=>and(distinctiveLine(of),symbol(of))},{name:"moved-text",within:"file",key:of=>distinctiveLine(
of)},{name:"moved-context",within:"file",key:of=>distinctiveContext(of),pairs:"unique"},{name:"moved-symbol",within:"file",key:of=>and(namedSymbol(of),[of.message])},
{name:"moved-symbol",within:"file",key:namedSymbol,needs:"complaint",pairs:"unique"},{name:"moved-file-text",within:"tree",needs:"likeness of files",key:of=>and(
fileLine(of),fileMessage(of),symbol(of))},{name:"moved-file-text",within:"tree",needs:"likeness of files",key:of=>and(fileLine(of),fileMessage(of))},{name:"impo\
rt",of:"imports",within:"tree",needs:"likeness of files",key:of=>and(strayTargets(of),fileMessage(of))},{name:"moved-file-context",within:"tree",needs:"line of \
files",key:of=>and(fileContext(of),fileMessage(of),symbol(of))},{name:"moved-file-context",within:"tree",needs:"line of files",key:of=>and(fileContext(of),fileMessage(
of))},{name:"moved-file-text",within:"tree",needs:"likeness of files",key:of=>and(fileLine(of),symbol(of))},{name:"moved-file-text",within:"tree",needs:"likenes\
s of files",key:of=>fileLine(of)},{name:"moved-file-context",within:"tree",needs:"line of files",key:of=>fileContext(of),pairs:"unique"},{name:"moved-file-symbo\
l",within:"tree",key:of=>and(movedLeaf(of),fileMessage(of)),needs:"likeness",pairs:"one symbol"}],stages={stay,go};function editEvidence(of){let{start}=of.placed;
return start.kind==="image"&&!start.lineChanged&&of.placed.isWhole||of.imported!==null?void 0:of.edit()}function called(of){return[of.edit().complaint.callee]}function slot(of){
let found2=editEvidence(of)?.slot??null;return found2===null?void 0:[found2]}function callee(of){let found2=editEvidence(of)?.callee??null;return found2===null?
void 0:[found2]}function argumentOf(of){let found2=editEvidence(of)?.argumentOf??null;return found2===null?void 0:[found2]}function object(of){let found2=of.isOfObject?
editEvidence(of)?.object??null:null;return found2===null?void 0:[found2]}function statement2(of){let hunk=of.placed.start.kind==="image"?null:editEvidence(of)?.
statement?.hunk??null;return hunk===null?void 0:[hunk]}function under(of){return[of.edit().complaint.under]}function part({imported:imported2}){return imported2===
null?void 0:[imported2.part]}function targets({imported:imported2}){return imported2?.targets??[]}function allTargets(of){return and(part(of),targets(of))}function strayTargets(of){
return strayEvidence(of)===void 0?void 0:allTargets(of)}function atImage(home){return home?.placed.start.kind==="image"?[home.key,home.placed.start.key]:void 0}
function atWholeImage(home){return home?.placed.isWhole?atImage(home):void 0}function endKey(home){let end=home?.placed.endKey??null;return end===null?void 0:[end]}
function inReplaced(home){return home?.placed.start.kind==="replaced"?[home.key,home.placed.start.key]:void 0}function message(home){return home===void 0?void 0:
[home.message]}function moveEvidence({placed:{start},moveEvidence:find}){return start.kind==="removed"||start.kind==="no-file"?find():void 0}function strayEvidence(of){
let found2=moveEvidence(of);return(found2?.inSection?.placed.start.kind??"removed")==="removed"?found2:void 0}function strayInFile(of){return of.imported===null?
strayEvidence(of):void 0}function strayLine(of){return keyIf(strayInFile(of)?.inFile?.line,"any")}function distinctiveLine(of){return keyIf(strayInFile(of)?.inFile?.
line,"distinctive")}function fileLine(of){return keyIf(strayEvidence(of)?.inTree?.line,"distinctive")}function context(of){return keyIf(strayInFile(of)?.inFile?.
context,"any")}function distinctiveContext(of){return keyIf(strayInFile(of)?.inFile?.context,"distinctive")}function call(of){return strayInFile(of)===void 0?void 0:
keyIf(of.edit().call??void 0,"distinctive")}function lead(of){let found2=strayInFile(of)===void 0?"":of.edit().lead;return found2===""?void 0:[found2]}function fileContext(of){
return keyIf(strayEvidence(of)?.inTree?.context,"distinctive")}function keyIf(evidence,needs){return evidence===void 0||needs==="distinctive"&&!evidence.isDistinctive?
void 0:[evidence.key]}function symbol(of){return[moveEvidence(of)?.symbol??null]}function namedSymbol(of){let named2=strayInFile(of)?.symbol??null;return named2===
null?void 0:[named2]}function movedLeaf(of){let leaf=strayEvidence(of)?.movedLeaf??null;return leaf===null?void 0:[leaf]}function fileMessage(of){let message2=moveEvidence(
of)?.messageInTree;return message2===void 0?void 0:[message2]}function and(...keys){let all=[];for(let key of keys){if(key===void 0)return;all.push(...key)}return all}function match(base,head,by,proofs){let left2={base:inOrder(base),head:inOrder(head)},pairs3=[];for(let stage of by){let result=runStage(stage,left2.base,left2.
head,proofs);pairs3.push(...result.pairs),left2={base:result.base,head:result.head}}return{pairs:pairs3,base:left2.base,head:left2.head}}function inOrder(candidates){
return candidates.toSorted((left2,right2)=>compareFindings(left2.finding,right2.finding))}function runStage(stage,base,head,proofs){let waiting=groupsOf2(stage,
base),pairs3=[],paired=new Set,left2=group=>stage.any===void 0?group:group.filter(candidate=>!paired.has(candidate)),groups=[...groupsOf2(stage,head)];stage.any!==
void 0&&groups.sort(([one2],[other])=>compareText(one2,other));let isProven=stage.needs===void 0?void 0:proofs[stage.needs];for(let[key,all]of groups){let[group,
partners]=[left2(all),left2(waiting.get(key)??[])];if(!(stage.pairs==="unique"&&(group.length>1||partners.length>1)))for(let[index2,candidate]of group.entries()){
let partner=isProven===void 0?partners[index2]:partners.find(one2=>!paired.has(one2)&&isProven(one2,candidate));if(partner===void 0)continue;let name=typeof stage.
name=="string"?stage.name:stage.name(partner,candidate);pairs3.push({base:partner,head:candidate,stage:name}),paired.add(partner).add(candidate)}}let isLeft2=candidate=>!paired.
has(candidate);return{pairs:pairs3,base:base.filter(isLeft2),head:head.filter(isLeft2)}}function groupsOf2(stage,candidates){let groups=new Map,isAmbiguous=stage.
pairs==="one symbol"?ambiguousLeaves(candidates):()=>!1;for(let candidate of candidates)if(!isAmbiguous(candidate))for(let key of keysOf3(stage,candidate))push(
groups,key,candidate);return groups}function ambiguousLeaves(candidates){let owners=new Map;for(let candidate of candidates){let leaf=movedLeaf(candidate)?.[0];
if(typeof leaf!="string")continue;let owner=JSON.stringify([candidate.file,candidate.finding.symbol]);owners.set(leaf,(owners.get(leaf)??new Set).add(owner))}return candidate=>(owners.
get(movedLeaf(candidate)?.[0]??"")?.size??0)>1}function keysOf3({within,key:keyFor,any,of},candidate){let{server,source}=candidate.finding;if(within==="file"&&candidate.
placed.start.kind==="no-file")return[];let key=keyFor(candidate);if(key===void 0)return[];let file=within==="file"?candidate.file:null,{imported:imported2}=candidate,
named2=within==="file"?imported2?.written:imported2?.targets.join(" "),written2=of==="imports"?null:named2??null,common=[file,server,source,candidate.family,written2,
...key];return any===void 0?[JSON.stringify(common)]:any(candidate).map(one2=>JSON.stringify([...common,one2]))}function moduleStatementAt(source,line){let{lines:lines2}=source,reading=source.reading();if(reading===void 0)return;let from=line;for(;from>0&&line-from<linesMax3&&
goesOn(lines2[from]??"");)from--;let end=line+1;for(;end<lines2.length&&end-line<linesMax3&&goesOn(lines2[end]??"");)end++;let[start,stop]=[reading.starts[from]??
0,reading.starts[end]??reading.text.length];if(namedDefinitions(reading).some(({definition:{range}})=>range.start.line<=line&&line<=range.end.line))return;let names2=reading.
bindings.filter(({kind,start:at})=>kind!=="import"&&start<=at&&at<stop).map(({name})=>name),words3=distinctiveWords(lines2.slice(from,end).join(`
`));return{from,end,names:new Set(names2),words:new Set(words3)}}var linesMax3=200,wordsMin=3;function goesOn(line){return/^(?:\s|[)\]}]|(?:else|elif|except|finally|catch)\b|$)/u.
test(line)}function isSameStatement(base,head){let common=(one2,other)=>[...one2].filter(word=>other.has(word)).length;if(common(base.names,head.names)>0)return!0;
let least2=Math.min(base.words.size,head.words.size);return least2>=wordsMin&&2*common(base.words,head.words)>=least2}function compareObservations(input){let observed={base:copies(input.base.findings),head:copies(input.head.findings)},files2=createFiles(input),candidateOf=candidateFinder(
input,files2,importedFinder({...input,renames:files2.renames})),base=sift("base",observed.base,files2,candidateOf),head=sift("head",observed.head,files2,candidateOf),
proofs=proofsFrom(files2),{pairs:pairs3,parts,...left2}=findImportParts(match(base.candidates,head.candidates,stages.stay,proofs)),went=match(left2.base,left2.head,
stages.go,proofs),matching={...went,pairs:[...pairs3,...went.pairs]},ids=identify([...observed.base,...[...parts.split.map(pair=>pair.head),...went.head].map(({
finding})=>finding)]),twinOf=twinFinder(base.candidates,matching.pairs),findings=[...matching.pairs.map(pair=>found(pair,idOf3(ids,pair.base.finding),whyPaired(
pair,files2.isSameLine(pair.base.finding,pair.head.finding)))),...parts.split.map(pair=>found(pair,idOf3(ids,pair.head.finding),whySplit(pair))),...parts.merged.
map(({base:of,head:into})=>({...gone(of,idOf3(ids,of.finding)),state:"removed",placement:"rewritten",counterpart:null,why:whyMerged(into)})),...matching.base.map(
of=>gone(of,idOf3(ids,of.finding))),...matching.head.map(of=>introduced(of,idOf3(ids,of.finding),twinOf(of)))].sort(compareFindings),unmatched=[...base.unmatched,
...head.unmatched].sort(compareFindings);return{findings,unmatched,counts:countsOf(findings),renamed:files2.renamed()}}function copies(findings){return findings.
map(finding=>({...finding})).sort(compareFindings)}function proofsFrom(files2){let areAlike2=(base,head)=>files2.areAlike(base.finding,head.finding),isGone=({placed})=>placed.
start.kind==="no-file",lineOf=of=>of.moveEvidence().inTree?.logicalLine(),isSameLine=(base,head)=>lineOf(base)===lineOf(head),isEdited=({placed:{start}})=>start.
kind==="image"&&start.lineChanged,sink=(base,head)=>isSameSink(base.edit().complaint,head.edit().complaint),names2=(base,head)=>areNamesWithin(base.edit().complaint,
head.edit().complaint);return{likeness:areAlike2,"likeness of files":(base,head)=>!(isGone(base)&&isGone(head))||areAlike2(base,head),"line of files":(base,head)=>(isGone(
base)&&isGone(head)?areAlike2:isSameLine)(base,head),complaint:(base,head)=>sink(base,head)||names2(base,head),"no other":(base,head)=>{let[one2,other]=[base.edit().
complaint,head.edit().complaint];return isEdited(base)?isSameSink(one2,other)||areNamesWithin(one2,other)||sayNoNames(one2,other):!isAnother(one2,other,(side,word)=>files2.
mentions(side,{base,head}[side].finding.path,word))},callee:(base,head)=>base.edit().complaint.callee===head.edit().complaint.callee,sink,names:names2,statement:(base,head)=>{
let[one2,other]=[base.edit().statement,head.edit().statement];if(one2===null||other===null||!isSameStatement(one2.of,other.of))return!1;let isThere2=(from,to)=>from.
edited===null||from.edited.from===to.of.from||!isSameStatement(from.of,from.edited);return isThere2(one2,other)&&isThere2(other,one2)}}}function editEvidence2(files2,side,finding,located){
let source=files2.source(side,finding.path),expression=source&&expressionAt(source,finding.range),placeKey2=token=>{let start={line:token.line,character:token.start},
placed=files2.locate(side,{...finding,range:{start,end:{...start,character:token.end}}});return placed!=="unknown"&&placed.placed.start.kind==="image"?placed.placed.
start.key:null},slot2=expression?.slot,at=slot2&&placeKey2(slot2.anchor),hunk=files2.hunkAt(side,finding),statement3=source===void 0||hunk===void 0?void 0:moduleStatementAt(
source,finding.range.start.line),of={message:normaliseMessage(finding.message),under:expression?.text??"",callee:expression?.callee?.text??"",isName:expression?.
isName??!0},said=saidOfCall(of),isArgument=slot2?.path.startsWith("(")===!0&&typeof at=="string"&&said!==null;return{complaint:complaintOf(of,located.names),argumentOf:isArgument?
`${at} ${said}`:null,slot:slot2===void 0||typeof at!="string"?null:`${at} ${located.names.neutral(slot2.path)}`,lead:located.names.neutral(expression?.lead??""),
callee:expression?.callee===void 0?null:placeKey2(expression.callee),object:expression===void 0?null:placeKey2(expression.object),statement:statement3===void 0||
hunk===void 0?null:{hunk,of:statement3,edited:editedStatement(files2,side,located)},call:expression?.call===void 0?null:{key:`${located.names.neutral(expression.
call.text)} ${expression.call.at}`,isDistinctive:isDistinctive(expression.call.text)}}}function editedStatement(files2,side,{placed:{start},otherPath}){if(start.
kind!=="replaced"||otherPath===null)return null;let source=files2.source(side==="base"?"head":"base",otherPath);return(source&&moduleStatementAt(source,start.range.
start.line))??null}function sift(side,findings,files2,candidateOf){let candidates=[],unmatched=[];for(let finding of findings){let located=files2.locate(side,finding);
located==="unknown"?unmatched.push({...finding,side}):candidates.push(candidateOf(side,finding,located))}return{candidates,unmatched}}function candidateFinder({
familyOf:familyOf2},files2,importedAt){let evidenceOf=evidenceFinder();return(side,finding,located)=>{let{path,range,symbol:symbol2}=finding,message2=normaliseMessage(
finding.message),findEvidence=()=>{let source=files2.source(side,path),everywhere=files2.names(),section=files2.inSection(side,finding),leaf=symbol2?.split(".").
at(-1)??null;return{inFile:source&&evidenceOf(source,range,located.names),inTree:source&&evidenceOf(source,range,everywhere),inSection:section&&{...section,message:section.
names.neutral(message2)},messageInTree:everywhere.neutral(message2),symbol:symbol2===null?null:located.names.neutral(symbol2),movedLeaf:leaf===null||!files2.isDefinitionMoved(
side,path,leaf)?null:everywhere.neutral(leaf)}},family=familyOf2?.(finding),moveEvidence2;return{...located,finding,message:located.names.neutral(message2),family:family?.
problem??finding.code,isOfObject:family?.at==="object",edit:once(()=>editEvidence2(files2,side,finding,located)),imported:neutralImport(importedAt(side,finding),
located.names),moveEvidence:()=>(moveEvidence2??=findEvidence(),moveEvidence2)}}}function neutralImport(imported2,{neutral}){if(imported2===void 0)return null;let{
part:part2,written:written2,targets:targets2}=imported2;return{part:part2,written:neutral(written2),targets:targets2.map(neutral).sort()}}function found(pair,id,why){
let{base,head,stage}=pair;return{...head.finding,...placing(head),id,state:stage==="import"&&base.file!==head.file?"moved":stateOf2[stage],matchedBy:stage,why,base:{
path:base.finding.path,range:base.finding.range}}}var stateOf2={image:"unchanged","image-message-drift":"unchanged",replaced:"unchanged",import:"unchanged",edited:"\
unchanged","moved-text":"moved","moved-context":"moved","moved-symbol":"moved","moved-file-text":"moved","moved-file-context":"moved","moved-file-symbol":"moved"};
function gone(of,id){let{kind}=of.placed.start,state=kind==="image"||kind==="replaced"?"fixed":"removed";return{...of.finding,...placing(of),id,state,matchedBy:null,
why:whyGone(of),base:null}}function introduced(of,id,twins){return{...of.finding,...placing(of),id,state:"new",matchedBy:null,why:whyNew(of,twins),base:null}}function placing({
placed,otherPath}){let counterpart2=otherPath===null||placed.counterpart===null?null:{path:otherPath,range:placed.counterpart};return{placement:placementOf(placed),
counterpart:counterpart2,cause:null,seen:null}}function placementOf({start}){return start.kind==="image"?start.lineChanged?"edited-line":"same-line":start.kind===
"removed"?"rewritten":start.kind}function identify(findings){let seen=new Map,ids=new Map;for(let finding of findings){let{path,source,code:code2,message:message2,
symbol:symbol2}=finding,equals=JSON.stringify([path,source,code2,normaliseMessage(message2),symbol2]),occurrence=seen.get(equals)??0;seen.set(equals,occurrence+
1),ids.set(finding,findingId({path,source,code:code2,message:message2,symbol:symbol2,occurrence}))}return ids}function idOf3(ids,finding){let id=ids.get(finding);
if(id===void 0)throw new Error("A finding was compared that was not identified.");return id}function countsOf(findings){let counts=Object.fromEntries(findingStates.
map(state=>[state,0]));for(let{state}of findings)counts[state]++;return counts}function withHeadConfiguration(change,runs,isIgnored){if(change.kind!=="server-configuration")return{...change,hides:null,adds:null};let failure=runs.map(run=>run.
headConfiguration?.observation.failure).find(one2=>one2!==void 0);if(failure!==void 0){let message2=`${change.message}; under its own it could not be checked: ${failure.
message}`;return{...change,message:message2,hides:null,adds:null}}let seen=runs.flatMap(run=>run.headConfiguration===null?[]:[differences(run,run.headConfiguration,
isIgnored)]);if(seen.length===0)return{...change,hides:null,adds:null};let sum3=of=>seen.reduce((total2,one2)=>total2+one2[of],0);return{...change,hides:sum3("h\
ides"),adds:sum3("adds")}}function differences({sides:{head}},own,isIgnored){let side=run=>({findings:findingsOf(run.observation).filter(finding=>!isIgnored(finding.
path)),unknown:new Set,files:new Set([...head.program,...own.program]),unchecked:new Set}),{counts}=compareObservations({base:side(head),head:side(own),renames:new Map,
changedFiles:[],text:(_side,path)=>head.text(path)??own.text(path),reading:()=>{}});return{hides:counts.fixed+counts.removed,adds:counts.new}}function judgeLooks(input,answers){let files2=lookedFiles(input),looks=files2.flatMap(file=>lookAt(file,answers)??[]),isAsked=new Set(looks.map(({file})=>file)),
unread2=[...unreadFiles(input),...files2.flatMap(file=>file.asked.length>0&&!isAsked.has(file)?[file.to]:[])],judged=looks.map(look=>judgeFile(input,look,answers));
return{hidden:judged.flatMap(({hidden})=>hidden),unchecked:[...unread2.map(path=>({path,range:null,why:whyUnread})),...judged.flatMap(({unchecked})=>unchecked)],
asked:looks.reduce((sum3,{names:names2})=>sum3+names2.size,0),silent:judged.reduce((sum3,{silent})=>sum3+silent,0),isBelieved:looks.length===0||answers.some(one2=>heardIn(
one2).size>0)}}var whyUnread="whether the server looks at it was not asked: it is too large, or its syntax is not understood here";function judgeFile(input,look,answers){
let{file,ask,names:names2}=look,answer=answerTo(ask,answers),silent=silentIn(names2,answer);if(silent===void 0||answer?.findings===null||answer===void 0){let why=answer===
void 0?"whether the server looks at it was not asked, because too much changed":"the server did not answer when it was asked whether it looks";return{hidden:[],
unchecked:[{path:file.to,range:null,why}],silent:0}}let unknown=unknownMembers(file,answer,new Set(silent));if(silent.length===0)return{hidden:[],unchecked:unknown,
silent:0};let explain=explanations(listedWith(input,answers),look,answer,silent),unexplained=silent.filter(place2=>explain(place2).fate===void 0),base=baseLook(
input,look,unexplained),baseAnswer=base&&answerTo(base.ask,answers),heardInBase=baseAnswer?.findings==null?void 0:heardIn(baseAnswer);if(unexplained.length>0&&silent.
length===names2.size&&(heardInBase?.size??0)===0){let why=unlikeControl(input,look,answers);if(why!==void 0)return{hidden:[],unchecked:[{path:file.to,range:null,
why}],silent:silent.length}}let inBase=place2=>{let counterpart2=file.counterpart(place2),name=counterpart2===void 0?void 0:base?.names.get(counterpart2.place);
return name===void 0||heardInBase===void 0?"unknown":heardInBase.has(name)?"looked":"silent"},widened=widenedAsks(input,look,unexplained).map(one2=>({...one2,heard:heardIn(
answerTo(one2.ask,answers)??{findings:null})})),hidden=[],unchecked=[...unknown];for(let{places:places2,fate}of together(file,silent,place2=>fateOf2(place2))){let found2={
path:file.to,range:rangeOf2(file,places2),why:fate.why};fate.kind==="hidden"?hidden.push(found2):fate.kind==="unchecked"&&unchecked.push(found2)}return{hidden,unchecked,
silent:silent.length};function fateOf2(place2){let{fate,said}=explain(place2);if(fate!==void 0)return fate;let wide=widened.find(({places:places2,heard})=>places2.
has(place2)&&heard.has(names2.get(place2)??""));if(wide!==void 0)return unlooked(`${wide.why}${said}`);let before=inBase(place2);return base!==void 0&&heardInBase===
void 0?unlooked(`whether the checker looked there in base is not known${said}`):before==="silent"?unlooked(`the checker did not look there in base either${said}`):
{kind:"hidden",why:`${whyHidden(before,file.counterpart(place2)?.isItself===!0)}${said}`}}}function unknownMembers(file,answer,silent){let taken=takenMembers(file.
members,answer).filter(({place:place2})=>!silent.has(place2)),[first2]=taken;if(first2===void 0)return[];let names2=[...new Set(taken.map(({receiver})=>receiver))],
why=`members of ${names2.slice(0,namesMax).join(", ")}${andMore(names2.length-namesMax)} are not checked: the checker takes any name for one`;return[{path:file.
to,range:rangeOf2(file,[first2.place]),why}]}var namesMax=3;function whyHidden(before,isItself2){return before!=="looked"?"the checker does not look at it":isItself2?
"the checker looked at it in base, and does not any more":"the checker does not look at it, and did at what stands beside it in base"}function unlikeControl(input,look,answers){
let{file}=look,{name:kind}=file.kind,control=controlLook(input,look);if(control===void 0)return file.base===void 0?`there is no other ${kind} to tell whether su\
ch files are checked`:void 0;let answer=answerTo(control.ask,answers);if(!(answer?.findings==null||heardIn(answer).has(control.name)))return`the checker says no\
thing to nonsense in a ${kind} (${control.ask.path} likewise)`}function together({head},silent,fateOf2){let groups=[];for(let place2 of silent){let fate=fateOf2(
place2),last=groups.at(-1),isNext=last?.places.at(-1)===place2-1||isWithin2(head.places,place2,last?.places[0]);last!==void 0&&isNext&&last.fate.kind===fate.kind&&
last.fate.why===fate.why?last.places.push(place2):groups.push({places:[place2],fate})}return groups}function isWithin2(places2,place2,first2){let[inner,outer]=[
places2[place2],first2===void 0?void 0:places2[first2]];return inner!==void 0&&outer!==void 0&&inner.end<=outer.end}function rangeOf2({head},places2){let starts=lineStarts(
head.text),own=places2.flatMap(place2=>head.places[place2]??[]);return{start:positionAt(starts,Math.min(...own.map(({start})=>start))),end:positionAt(starts,Math.
max(...own.map(({end})=>end)))}}function inSymbol(kind,offset,found2){return{kind,offset,text:found2.replace(/\s+/gu," ").trimEnd(),reach:"symbol"}}function namesOf2(bindings){return bindings.
filter(({kind})=>kind==="variable"||kind==="name"||kind==="attribute").map(({name})=>name.slice(name.lastIndexOf(".")+1))}function compareEscapes2(left2,right2){
return comparePaths(left2.path,right2.path)||left2.line-right2.line||compareText(left2.kind,right2.kind)||compareText(left2.text,right2.text)}function suppressionsIn(reading,honoured=[]){let first2=/\S/u.exec(reading.code)?.index??reading.text.length,found2=reading.comments.flatMap(comment=>[...rules[reading.
language].flatMap(rule2=>matches(rule2,reading,comment,first2)),...reading.language==="python"?directives(reading,comment):[]]),lineOf=offset=>positionAt(reading.
starts,offset).line,known=new Set(found2.flatMap(({kind,offset})=>isListing(kind)?[lineOf(offset)]:[])),unknown=new Map(honoured.filter(({line})=>!known.has(line)).
map(at=>[at.line,at]));return[...found2,...[...unknown.values()].map(at=>unnamed(reading,at))]}function unnamed({text,starts,comments},at){let offset=offsetOf(starts,
at),written2=comments.find(({start,end})=>start<=offset&&offset<end)??{start:offset,end:(starts[at.line+1]??text.length+1)-1},words3=text.slice(written2.start,written2.
end);return{kind:/pyright/iu.test(words3)?"pyright-ignore":"type-ignore",offset:written2.start,text:squeezed(words3),reach:"line"}}function isListing(kind){return kind===
"type-ignore"||kind==="pyright-ignore"}function isHonoured({kind,line},honoured){return honoured===void 0||!isListing(kind)||honoured.some(at=>at.line===line)}var onLine={
behindCode:"line",alone:"line"},onFile={behindCode:"file",alone:"file"},onNext={behindCode:"next-line",alone:"next-line"},scriptRules=[{kind:"ts-ignore",pattern:/@ts-ignore(?=[^\r\n]*$)(?<=(?:^\/\/\/?|^\/\*|[\r\n])[ \t/*]{0,40}@ts-ignore)/gu,
...onNext},{kind:"ts-expect-error",pattern:/@ts-expect-error(?=[^\r\n]*$)(?<=(?:^\/\/\/?|^\/\*|[\r\n])[ \t/*]{0,40}@ts-expect-error)/gu,...onNext},{kind:"ts-noc\
heck",pattern:/(?<=^\/\/\/?[ \t]{0,40})@ts-nocheck(?=[\s:]|$)/giu,...onFile},{kind:"eslint-disable",pattern:/^\/[/*]\s*(?:eslint|oxlint)-disable-line\b[^*]*/gu,
...onLine},{kind:"eslint-disable",pattern:/^\/[/*]\s*(?:eslint|oxlint)-disable-next-line\b[^*]*/gu,...onNext},{kind:"eslint-disable",pattern:/^\/\*\s*(?:eslint|oxlint)-disable(?!-)\b[^*]*/gu,
...onFile},{kind:"biome-ignore",pattern:/^\/[/*]\s*biome-ignore\s[^:*]*/gu,...onNext},{kind:"biome-ignore",pattern:/^\/[/*]\s*biome-ignore-(?:all|start)\s[^:*]*/gu,
...onFile}],rules={python:[{kind:"type-ignore",pattern:/(?<=^|#)\s*type:\s*ignore\b(?!-)(?:\s*\[[^\]]*\])?/gu,...onLine},{kind:"pyright-ignore",pattern:/(?<=#)\s*(?:based)?pyright:\s*ignore\b(?!-)(?:\s*\[[^\]]*\])?/gu,
...onLine},{kind:"checker-ignore",pattern:/(?<=#)\s*(?:ty|pyrefly|zuban):\s*ignore\b(?!-)(?:\s*\[[^\]]*\])?/gu,...onLine},{kind:"checker-ignore",pattern:/(?<=#)\s*pyre-(?:ignore|fixme)(?!-all)\b(?:\s*\[[^\]]*\])?/gu,
...onLine},{kind:"checker-ignore",pattern:/(?<=#)\s*pyre-ignore-all-errors\b.*/gu,...onFile},{kind:"checker-ignore",pattern:/(?<=#)\s*pytype:\s*(?:disable|skip-file)\b.*/gu,
behindCode:"line",alone:"file"},{kind:"noqa",pattern:/(?<=#)\s*noqa\b(?:\s*:\s*[A-Z0-9, ]+)?/giu,...onLine},{kind:"noqa",pattern:/(?<=#)\s*(?:flake8|ruff)\s*[:=]\s*noqa\b.*/giu,
...onFile},{kind:"noqa",pattern:/(?<=#)\s*ruff\s*:\s*(?:disable|ignore|file-ignore)\s*\[.*/gu,...onFile},{kind:"pylint-disable",pattern:/(?<=#)\s*pylint:\s*disable-next\s*=[^#]*/gu,
...onNext},{kind:"pylint-disable",pattern:/(?<=#)\s*pylint:\s*disable\s*=[^#]*/gu,behindCode:"line",alone:"symbol"},{kind:"pylint-disable",pattern:/(?<=#)\s*pylint:\s*skip-file\b/gu,
...onFile}],typescript:scriptRules,tsx:scriptRules};function matches(rule2,reading,{start,end},first2){let comment=reading.text.slice(start,end);return rule2.kind===
"ts-nocheck"&&start>=Math.min(first2,reading.strings[0]?.start??first2)?[]:[...comment.matchAll(rule2.pattern)].map(found2=>({kind:rule2.kind,offset:start+found2.
index+(found2[0].length-found2[0].trimStart().length),text:squeezed(found2[0]),reach:reachOf(rule2,reading.code,start,first2)}))}function reachOf(rule2,code2,start,first2){
return rule2.kind==="type-ignore"&&start<first2?"file":isAloneAt(code2,start)?rule2.alone:rule2.behindCode}function directives({text},{start,end}){let found2=/^#\s*(pyright(?!:\s*ignore)|mypy(?!:\s*ignore\b(?!-))):\s*(.*)$/u.
exec(text.slice(start,end)),[,tool,list3=""]=found2??[];if(tool===void 0)return[];let kind=tool==="mypy"?"mypy-directive":"pyright-directive";return list3.split(
",").map(item=>item.replace(/\s+/gu,"")).filter(item=>item!==""&&!isStricter(item)).map(item=>({kind,offset:start,text:`${tool}: ${item}`,reach:"file"}))}function stricterDirectives({
text,comments}){return comments.flatMap(({start,end})=>(/^#\s*pyright:(?!\s*ignore)\s*(.*)$/u.exec(text.slice(start,end))?.[1]??"").split(",").map(item=>item.replace(
/\s+/gu,"")).filter(isStricter))}function isStricter(item){return/^enableTypeIgnoreComments=/u.test(item)?item.endsWith("=false"):/^(?:strict(?:=true)?|(?:report|strict)\w+=(?:true|error)|(?:disallow|warn|no)[-_]\w[\w-]*)$/u.
test(item)}function isAloneAt(code2,offset){let before=code2.slice(Math.max(0,offset-500),offset);return/(?:^|[\r\n])[^\S\r\n]*$/u.test(before.slice(Math.max(before.
lastIndexOf(`
`),before.lastIndexOf("\r"),0)))}function squeezed(text){return text.replace(/^[\s/*]+/u,"").replace(/\s+/gu," ").trim()}function hatchesInPython(reading){let{statements:statements2}=reading,cast=castPattern(reading.code);return[...statements2.flatMap(statement3=>inStatement(statement3,
reading,cast)),...anyArguments(reading),...typeComments(reading),...quotedTypes(reading),...checkerOnly(reading),...deadCode(statements2)]}var patterns=[{kind:"\
any",pattern:/(?<![\p{L}\p{N}_])(?:Any|Incomplete)(?![\p{L}\p{N}_])/gu},{kind:"no-type-check",pattern:/\bno_type_check(?:_decorator)?\b/gu},{kind:"static-condit\
ion",pattern:/\bsys\.(?:version_info|platform)\b|\bos\.name\b/gu},{kind:"static-condition",pattern:/^(?:if|elif|while)\s*\(?\s*(?:False|0|None|not\s+True|not\s+1)\s*\)?\s*:/gu},
{kind:"static-condition",pattern:/^(?:if|elif)\s*\(?\s*(?:True|1|not\s+False)\s*\)?\s*:/gu},{kind:"static-condition",pattern:/\band\s+False\b|\bFalse\s+and\b/gu},
{kind:"any-arguments",pattern:/\blambda\b(?<=^[\p{L}_][\p{L}\p{N}_.]*\s*=\s*lambda)/gu},{kind:"dead-code",pattern:/\b(?:NoReturn|Never)\b/gu},{kind:"dynamic",pattern:/(?<![\p{L}\p{N}_.])(?:getattr|setattr|delattr|eval|exec|globals|locals|vars|__import__)\s*\(/gu},
{kind:"dynamic",pattern:/\bimport_module\s*\(|\b__dict__\b|\.\s*__getattr(?:ibute)?__\s*\(/gu},{kind:"dynamic",pattern:/\b(?:attrgetter|itemgetter|methodcaller)\s*\(|\bloads\s*\(\s*(?:\w+\s*\.\s*)?dumps\s*\(/gu},
{kind:"dynamic",pattern:/^(?:async\s+)?def\s+(?:__getattr__|__getattribute__|__class_getitem__)\b/gu}];function inStatement(statement3,{text},cast){let{code:code2,
start}=statement3;if(/^(?:from|import)\b/u.test(code2))return importedAs(statement3);let found2=patterns.flatMap(({kind,pattern})=>[...code2.matchAll(pattern)].
map(match2=>inSymbol(kind,start+match2.index,match2[0].replace(/\s*\($/u,"(")))),casts=[...code2.matchAll(cast)].map(({0:{length},index:index2})=>inSymbol("cast",
start+index2,`cast(${firstArgument(text,start+index2+length)}`));return[...found2,...casts]}function importedAs({code:code2,start}){return[...code2.matchAll(/\b(Any|Incomplete|cast|no_type_check)\s+as\s+([\p{L}\p{N}_]+)/gu)].
map(({0:found2,1:name,2:alias="",index:index2})=>({...inSymbol(name==="cast"?"cast":name==="no_type_check"?"no-type-check":"any",start+index2,found2),names:[alias]}))}
var aliasesMax=16;function castPattern(code2){let names2=["typing","typing_extensions",...[...code2.matchAll(/\b(?:typing|typing_extensions)\s+as\s+([\p{L}\p{N}_]+)/gu)].
slice(0,aliasesMax).map(([,name])=>name??"")];return new RegExp(`(?<!def\\s|[\\p{L}\\p{N}_.])(?:(?:${[...new Set(names2)].join("|")})\\s*\\.\\s*)?cast\\s*\\(`,"\
gu")}function firstArgument(text,from){let rest=text.slice(from,from+80),depth=0,end=[...rest].findIndex(mark=>("([{".includes(mark)?depth++:")]}".includes(mark)&&
depth--,depth<0||mark===","&&depth===0));return(end<0?rest:rest.slice(0,end)).replace(/\s+/gu,"")}function anyArguments({bindings,statements:statements2}){let free=bindings.
filter(takesAnything);return[...Map.groupBy(free,of=>countWhile(statements2,({start})=>start<=of.start)-1)].flatMap(([header,{length}])=>{let offset=statements2[header]?.
start;return length<2||offset===void 0?[]:[inSymbol("any-arguments",offset,"*args, **kwargs")]})}function takesAnything({kind,stars,type}){return kind==="parame\
ter"&&stars>0&&(type===null||/^(?:object|(?:\w+\.)?Any)$/u.test(type))}function typeComments({text,comments}){return comments.filter(({start,end})=>/^#\s*type:(?!\s*ignore\b).*\bAny\b/u.
test(text.slice(start,end))).map(({start})=>inSymbol("any",start,"Any"))}function quotedTypes({text,code:code2,strings}){return strings.filter(({start,end,isType})=>end-
start<=200&&/^["'][\w\s.,|[\]]*\bAny\b[\w\s.,|[\]]*["']$/u.test(text.slice(start,end))&&(isType||/(?:\bcast\s*\(|\[|\|)[ \t]*$/u.test(code2.slice(Math.max(0,start-
120),start)))).map(({start})=>inSymbol("any",start,"Any"))}function checkerOnly({statements:statements2,bindings}){return statements2.flatMap((statement3,at)=>{
if(!/\bTYPE_CHECKING\b/u.test(statement3.code)||/^(?:from|import)\b/u.test(statement3.code))return[];let block=statements2.slice(at+1,endOfBlock(statements2,at)),
next2=statements2[endOfBlock(statements2,at)],hasElse=next2?.depth===statement3.depth&&/^(?:else|elif)\b/u.test(next2.code);if(/^if\s+(?:[\p{L}\p{N}_]+\.)?TYPE_CHECKING\s*:/u.
test(statement3.code)&&!hasElse&&block.every(({code:code2})=>/^(?:from|import|pass)\b/u.test(code2)))return[];let inBlock=bindings.filter(({start})=>start>statement3.
end&&start<(block.at(-1)?.end??statement3.end)),text=statement3.code.replace(/\s+/gu," ").slice(0,80);return[{...inSymbol("type-checking",statement3.start,text),
names:namesOf2(inBlock)}]})}function endOfBlock(statements2,at){let depth=statements2[at]?.depth??0,end=at+1;for(;(statements2[end]?.depth??-1)>depth;)end++;return end}
function deadCode(statements2){return statements2.flatMap(({code:code2,depth,start},at)=>isEnd(code2)&&statements2[at+1]?.depth===depth?[inSymbol("dead-code",start,
"unreachable")]:[])}function isEnd(code2){return/^(?:return|raise|continue|break)(?![\p{L}\p{N}_])/u.test(code2)||/^(?:sys\.exit|exit|quit|os\._exit|os\.abort)\s*\(/u.
test(code2)||/^assert\s*\(?\s*(?:False|0|None)\s*\)?\s*(?:,|$)/u.test(code2)}function hatchesInScript(reading){let code2=withoutRenames(reading.code);return[...scriptRules2.flatMap(({kind,pattern})=>[...code2.matchAll(pattern)].map(({0:found2,
index:index2})=>inSymbol(kind,index2,found2))),...reading.language==="tsx"?typeComments2(reading):angleCasts(reading)]}var scriptRules2=[{kind:"any",pattern:/\bany\b(?!\s*[(.:])(?<=(?:[:<|&,=([]|=>|\b(?:as|extends|is|readonly|satisfies))\s*any)/gu},
{kind:"cast",pattern:/\bas\s+unknown\s+as\b/gu},{kind:"cast",pattern:/\bas\s+(?!const\b|unknown\b|any\b)[\p{L}_$({["'`][\p{L}\p{N}_$.]*(?<!\[\s{0,40}[\p{L}\p{N}_$]{1,100}\s+in\s[^;{}]{0,300})/gu},
{kind:"cast",pattern:/\bas\s{3,}(?=[;,)\]}&|?:]|$)/gu},{kind:"non-null",pattern:/(?<=[\p{L}\p{N}_$)\]])!(?!=)(?<!(?<![\p{L}\p{N}_$.])(?:await|case|delete|else|in|of|return|throw|typeof|void|yield)!)/gu},
{kind:"ambient",pattern:/\bdeclare\s+(?:abstract\s+class|module|namespace|global|const|let|var|function|class)\b/gu},{kind:"ambient",pattern:/\bdeclare\s+(?:(?:public|private|protected|static|override|readonly)\s+)*[\p{L}_$#][\p{L}\p{N}_$]*(?=\s*[?!]?:)/gu},
{kind:"static-condition",pattern:/(?<![.#])\b(?:if|while)\s*\(\s*(?:false|0|!true|!1)\s*\)/gu},{kind:"static-condition",pattern:/(?<![.#])\bif\s*\(\s*(?:true|1|!false|!0)\s*\)/gu},
{kind:"static-condition",pattern:/\bfalse\s*&&(?<![=<>]\s{0,40}false\s{0,40}&&)|&&\s*false\b(?!\s{0,40}[=!]=)/gu},{kind:"dead-code",pattern:/\bnever\b(?!\s*[[|&])(?<=\)\s*:\s*never)/gu},
{kind:"dynamic",pattern:/(?<![\p{L}\p{N}_$.])(?:eval\s*\(|(?:new\s+)?Function\s*\(|Reflect\s*\.\s*(?:apply|construct|defineProperty|deleteProperty|get|has|set)\s*\()/gu},
{kind:"dynamic",pattern:/\bJSON\s*\.\s*parse\s*\(\s*JSON\s*\.\s*stringify\s*\(/gu},{kind:"dynamic",pattern:/(?<![\p{L}\p{N}_$.])(?:require|import)\s*\((?=\s*[^\s)])/gu},
{kind:"any-arguments",pattern:/\(\s*\.\.\.[\p{L}_$][\p{L}\p{N}_$]*\s*:\s*(?:readonly\s+)?(?:(?:any|unknown)\s*\[\s*\]|(?:Readonly)?Array\s*<\s*(?:any|unknown)\s*>)\s*\)/gu}];
function withoutRenames(code2){let clause=/\b(?:import|export)\b\s*(?:type\b\s*)?(?:[\p{L}_$][\p{L}\p{N}_$]*\s*,\s*)?(?:\{[^{}]*\}|\*\s*as\s+[\p{L}_$][\p{L}\p{N}_$]*)/gu;
return code2.replace(clause,found2=>found2.replace(/[^\r\n]/gu,unit=>" ".repeat(unit.length)))}function angleCasts({code:code2,angleCasts:found2}){return found2.
map(({start,end})=>inSymbol("cast",start,code2.slice(start,end))).filter(({text})=>!/^<\s?(?:const|any|unknown)\s?>$/u.test(text))}function typeComments2(reading){
return reading.comments.flatMap(({start,end})=>{let comment=reading.text.slice(start,end);if(!comment.startsWith("/**"))return[];let anything=[...comment.matchAll(
/@(?:type|param|arg|returns?|typedef|prop|property)\s*\{([^}@]{0,300})\}/gu)].filter(([,type=""])=>/^\s*\*\s*$|(?<![\p{L}\p{N}_$.])any(?![\p{L}\p{N}_$])/u.test(
type)).map(({index:index2})=>({...inSymbol("any",start+index2,"any"),names:namesBehind(reading,end)})),cast=/@type\s*\{(?!\s*(?:const|any|\*|unknown)\s*\})([^}]{0,300})\}/u.
exec(comment);return cast!==null&&/^\s*\(/u.test(reading.code.slice(end,end+spaceMax))?[...anything,inSymbol("cast",start+cast.index,cast[0])]:anything})}var spaceMax=300;
function namesBehind({code:code2,bindings},offset){let next2=bindings.find(({start})=>start>=offset);return next2!==void 0&&next2.start-offset<spaceMax&&/^\s*[^\r\n]*$/u.
test(code2.slice(offset,next2.start))?namesOf2([next2]):[]}function escapeReader(input){let known=new Map;return(side,path)=>{if(path===null)return nothing;let read=known.get(`${side} ${path}`)??escapesIn(input,side,path);
return known.set(`${side} ${path}`,read),read}}var nothing={path:"",escapes:[],symbols:new Set,definitionAt:()=>{},annotations:new Map,statementAt:line=>({first:line,
last:line}),silencersAt:()=>[],stricter:[]};function escapesIn({reading:find,silenced},side,path){let reading=find(side,path);if(reading===void 0)return nothing;
let{text:content,starts}=reading,isPython=reading.language==="python",hatches=isPython?hatchesInPython(reading):hatchesInScript(reading),nextWithCode=nextLinesWithCode(
reading.code),{definitionAt,symbols}=definitionsByLine(reading),around3=bindingsAround(reading.bindings),honoured=silenced?.(side,path),found2=[...suppressionsIn(
reading,honoured),...hatches].map(occurrence=>{let{line}=positionAt(starts,occurrence.offset),symbol2=definitionAt(line)?.symbol??null,{kind,text,reach}=occurrence,
names2=namesFor(symbol2,[...occurrence.names??[],...namesOf2(around3(occurrence.offset))]),context2=content.slice(starts[line],starts[line+1]).trim();return{kind,
path,line,symbol:symbol2,text,reach,names:names2,context:context2}}),silencers2=Map.groupBy(found2.filter(one2=>(one2.reach==="line"||one2.reach==="next-line")&&
isHonoured(one2,honoured)),({reach,line})=>reach==="line"?line:nextWithCode(line));return{path,escapes:found2.sort(compareEscapes2),symbols,definitionAt,annotations:annotationsIn(
reading,definitionAt),statementAt:statementsByLine(reading.statements),silencersAt:line=>silencers2.get(line)??[],stricter:isPython?stricterDirectives(reading):
[]}}function annotationsIn(reading,definitionAt){let typed=reading.bindings.filter(({kind})=>/^(?:parameter|variable|result)$/u.test(kind)),bySymbol2=Map.groupBy(
typed,({line})=>definitionAt(line)?.symbol??null);return new Map([...bySymbol2].map(([symbol2,own])=>{let what=isTyped=>new Set(own.filter(({type})=>type!==null===
isTyped).map(describe)),free=reading.language==="python"?own.filter(takesAnything):[],anything=new Set(free.map(({stars})=>stars===1?"*args":"**kwargs")),first2=own[0]?.
line??0,around3=definitionAt(first2),line=around3?.first??first2,ownLines=new Map(own.toReversed().map(one2=>[describe(one2),one2.line])),lineOf=what2=>around3?.
kind==="function"?line:ownLines.get(what2)??line;return[symbol2,{annotated:what(!0),bare:what(!1),anything,line,lineOf}]}))}function describe({kind,name}){return kind===
"result"?kind:`${kind} ${name}`}function statementsByLine(statements2){let byLine=[];for(let statement3 of statements2)for(let line=statement3.first;line<=statement3.
last;line++)byLine[line]=statement3;return line=>byLine[line]??{first:line,last:line}}function nextLinesWithCode(code2){let all=lines(code2),next2=[];for(let line=all.
length-1,found2=all.length;line>=0;line--)next2[line]=found2,all[line]?.trim()!==""&&(found2=line);return line=>next2[line]??all.length}function namesFor(symbol2,names2){
let own=(symbol2??"").split(".").findLast(name=>!/^(?:__\w+__|)$/u.test(name));return[...new Set([...own===void 0?[]:[own],...names2])]}function definitionsByLine(outline){
let byLine=[],symbols=new Set;for(let{symbol:symbol2,definition}of namedDefinitions(outline)){let{start,end}=definition.range,enclosing={symbol:symbol2,kind:definition.
kind,first:start.line,last:end.line};symbols.add(symbol2);for(let line=start.line;line<=end.line;line++)byLine[line]=enclosing}return{definitionAt:line=>byLine[line],
symbols}}function changedEscapes(input){let read=escapeReader(input);return{read,added:addedAmong(input.files,read)}}function addedAmong(files2,read){let left2=files2.map(
({from,to})=>({base:read("base",from),head:read("head",to)})).map(({base,head})=>({base,head,...difference(base.escapes,head.escapes)})),moved=movedWithDefinitions(
left2);return[...left2.flatMap(({base,head,added:added2})=>[...added2.filter(found2=>!moved.has(found2)),...weakenedTypes(base,head),...bareAttributes(base,head),
...removedStrictness(base,head)]).map(withoutContext),...fileEscapes(files2)].sort(compareEscapes2)}function difference(base,head){let byLine=withoutPairs(base,
head,found2=>`${equality(found2)}\0${found2.context}`);return withoutPairs(byLine.removed,byLine.added,equality)}function equality({symbol:symbol2,kind,text}){return`${symbol2??
""}\0${kind}\0${text}`}function withoutPairs(base,head,keyOf9){let waiting=Map.groupBy(base.toReversed(),keyOf9);return{added:head.filter(found2=>waiting.get(keyOf9(
found2))?.pop()===void 0),removed:[...waiting.values()].flat()}}function movedWithDefinitions(files2){let waiting=new Map;for(let{base,head,removed}of files2)for(let found2 of removed)
for(let key of found2.symbol!==null&&head.symbols.has(found2.symbol)?[]:origins(found2,base.path))push(waiting,key,found2);let used=new Set,takeFrom=list3=>{let found2=list3?.
pop();for(;found2!==void 0&&used.has(found2);)found2=list3?.pop();return found2!==void 0&&used.add(found2),found2},isNewHere=({symbol:symbol2},base)=>symbol2===
null?base.path==="":!base.symbols.has(symbol2),moved=files2.flatMap(({base,added})=>added.filter(found2=>isNewHere(found2,base)&&origins(found2,base.path).some(
key=>takeFrom(waiting.get(key))!==void 0)));return new Set(moved)}function origins({symbol:symbol2,kind,text,context:context2},basePath){let what=`${kind}\0${text}`;
return symbol2===null?[`line ${context2}\0${what}`]:[`file ${basePath}\0${what}`,`leaf ${leafOf(symbol2)}\0${what}`]}function bareAttributes(base,head){let[before,
after]=[attributeTypes(base),attributeTypes(head)];return[...before].flatMap(([owner,had])=>{let has=after.get(owner);return has===void 0?[]:[...had.annotated].
filter(([name,place2])=>!has.annotated.has(name)&&(has.bare.get(name)??place2)!==place2).map(([name])=>({...lost("annotation-removed",head.path,`attribute ${name}`),
line:has.line,symbol:owner,reach:"symbol",names:namesFor(owner,[name])}))})}function attributeTypes(file){let found2=new Map;for(let[symbol2,{annotated,bare:bare2,
line}]of file.annotations)if(symbol2!==null)for(let[names2,kind]of[[annotated,"annotated"],[bare2,"bare"]])for(let what of names2){let[,of,name]=/^variable (self\.|cls\.)?(.+)$/u.
exec(what)??[];if(name===void 0)continue;let owner=of===void 0?symbol2:symbol2.split(".").slice(0,-1).join("."),known=found2.get(owner)??{annotated:new Map,bare:new Map,
line};known[kind].set(name,symbol2),found2.set(owner,known)}return found2}function weakenedTypes(base,head){return[...head.annotations].flatMap(([symbol2,has])=>{
let had=base.annotations.get(symbol2);if(had===void 0)return[];let here=(kind,what)=>{let variable=/^variable (?:.*\.)?(.+)$/u.exec(what)?.[1],names2=namesFor(symbol2,
variable===void 0?[]:[variable]);return{...lost(kind,head.path,what),line:has.lineOf(what),symbol:symbol2,reach:"symbol",names:names2}},bared=[...had.annotated].
filter(what=>has.bare.has(what)&&!has.annotated.has(what)),widened=has.anything.size===1?[...has.anything.difference(had.anything)]:[];return[...bared.map(what=>here(
"annotation-removed",what)),...(symbol2===null?[]:widened).map(what=>here("any-arguments",what))]})}function removedStrictness(base,head){return base.stricter.filter(
item=>head.path!==""&&!head.stricter.includes(item)).map(item=>lost("strict-removed",head.path,item))}function lost(kind,path,text){return{kind,path,line:0,symbol:null,
text,reach:"file",names:[],context:text}}function withoutContext({context:_context,...found2}){return found2}function leafOf(symbol2){return symbol2.slice(symbol2.
lastIndexOf(".")+1)}function findSuppressions(input,{added:escapes2,read}){let unparsed=unparsedFiles(input),unread2=input.files.flatMap(({to})=>to!==null&&isUnread(to,input.text("\
head",to),input.reading("head",to))?[to]:[]),evidenceFor=evidenceFinder2(input,read,escapes2),headOf2=new Map(input.files.map(({from,to})=>[from,to])),unproven=new Map,
broken2=input.findings.find(({state,severity})=>state==="new"&&severity==="error");return{findings:input.findings.map(finding=>{if(finding.state!=="fixed")return finding;
let headPath=finding.counterpart?.path??headOf2.get(finding.path)??finding.path;if(unparsed.includes(headPath))return unproven.set(finding.id,`${headPath} does \
not parse, so what vanished in it is not proven to be fixed`),finding;if(unread2.includes(headPath))return unproven.set(finding.id,`${headPath} is too large to \
be read, so what vanished in it is not proven to be fixed`),finding;if(isQuoted("head",finding.counterpart,input)&&!isQuoted("base",finding,input))return{...finding,
state:"removed",why:"its code was put into a comment or a string"};let isProven=input.isProven?.(finding.id)===!0,why=!isProven&&isUnreachable(finding,headPath,
input)?"the checker does not look at its code any more, which cannot be reached or is kept from it":evidenceFor(finding,headPath,isProven);if(why!==void 0)return{
...finding,state:"suppressed",why:`silenced, not fixed: ${why}`};if(isProven||finding.placement==="replaced")return finding;let able=escapes2.filter(({path})=>canSilence(
path,finding.path)),[added]=able,hiding=unread2.find(path=>canSilence(path,finding.path));if(added!==void 0){let more=able.length===1?"":` and ${able.length-1} \
more like it`;unproven.set(finding.id,`its own code was not edited, and the change adds ${describe2(added)}${more}`)}else if(hiding!==void 0)unproven.set(finding.
id,`its own code was not edited, and the change edits ${hiding}, which is too large to be looked through for what silences a checker`);else if(broken2!==void 0){
let place2=`${broken2.path}:${broken2.range.start.line+1}`;unproven.set(finding.id,`its own code was not edited, and the change adds an error (${place2}) that m\
ay hide it`)}return finding}),unproven,unparsed,unread:unread2}}function isUnreachable(finding,headPath,{unreachable}){let{counterpart:counterpart2,path,range}=finding,
holds=(all,at)=>all.some(({start,end})=>comparePositions(start,at)<=0&&comparePositions(at,end)<0);return counterpart2===null||!holds(unreachable("head",headPath),
counterpart2.range.start)?!1:!holds(unreachable("base",path),range.start)}function isQuoted(side,place2,input){let reading=place2===null?void 0:input.reading(side,
place2.path);if(place2===null||reading===void 0)return!1;let[start,end]=[offsetOf(reading.starts,place2.range.start),offsetOf(reading.starts,place2.range.end)];
return(isInSpans(reading.comments,start)||isInSpans(reading.strings,start))&&reading.code.slice(start,end).trim()===""}function unparsedFiles({files:files2,findings,
parses}){let pathsOf2=is=>new Set(findings.filter(is).map(({path})=>path)),vanishedIn=pathsOf2(({state})=>state==="fixed"),brokenIn2=pathsOf2(({state,severity})=>state===
"new"&&severity==="error");return files2.flatMap(({from,to})=>from===null||to===null||parses("head",to)?[]:vanishedIn.has(from)||brokenIn2.has(to)&&parses("base",
from)?[to]:[])}function evidenceFinder2(input,read,escapes2){let changed=new Set(input.files.map(({to})=>to)),byPath2=Map.groupBy(escapes2,({path})=>path),stubs2=escapes2.
filter(found2=>familyOf(found2)==="stub"),masks=stubs2.filter(({kind,path})=>kind==="builtins-stub"||codePathsOf(path).some(one2=>one2!==path&&input.text("head",
one2)!==void 0)),inMention=mentionFinder(escapes2.filter(({kind})=>looserTypes.has(kind)),input.sees),words3=wordReader(input,read);return(finding,headPath,isProven)=>{
let isHere=changed.has(headPath),base=isHere?read("base",finding.path):void 0,head=isHere?read("head",headPath):void 0,here=byPath2.get(headPath)??[],silenced=(base&&
head&&onStatement(finding,base,head))??inFile2(here)??inStub(finding,headPath,masks,words3);return silenced!==void 0||isProven?silenced:inDefinition(finding,here,
head)??inStub(finding,headPath,stubs2,words3)??words3.ofDefinition(finding,headPath).map(mentioned=>inMention(mentioned,headPath)).find(why=>why!==void 0)}}function onStatement(finding,base,head){
if(finding.counterpart===null)return;let key=({kind,text})=>`${kind}\0${text}`,before=Map.groupBy(silencersOf(base,finding.range),key),added=silencersOf(head,finding.
counterpart.range).find(found2=>before.get(key(found2))?.pop()===void 0);return added&&`${inWords(added)} was added on its line (${placeOf5(added)})`}function silencersOf({
silencersAt,statementAt},{start,end}){let found2=[];for(let line=statementAt(start.line).first;line<=statementAt(end.line).last;line++)found2.push(...silencersAt(
line));return found2}function inFile2(here){let found2=here.find(one2=>one2.reach==="file"&&familyOf(one2)==="suppression");return found2&&`the change adds ${describe2(
found2)}, which is for the whole file`}function inDefinition(finding,here,head){let line=finding.counterpart?.range.start.line,inHead=line===void 0?void 0:head?.
definitionAt(line)?.symbol,around3=new Set([...containers(finding.symbol),...containers(inHead??finding.symbol)]),found2=here.find(one2=>one2.reach==="symbol"&&
around3.has(one2.symbol)&&familyOf(one2)!=="stub");return found2&&`${found2.symbol??"the module"} around it gained ${describe2(found2)}`}function containers(symbol2){
if(symbol2===null)return[null];let parts=symbol2.split(".");return parts.map((_,index2)=>parts.slice(0,index2+1).join("."))}function inStub(finding,headPath,stubs2,words3){
for(let stub of stubs2){if(!canSilence(stub.path,headPath))continue;if(stub.kind==="builtins-stub")return`${describe2(stub)} declares names for every file`;if(shadows(
stub.path,finding.path)||shadows(stub.path,headPath))return`${describe2(stub)} replaces the types of its file`;let name=stub.names.find(one2=>words3.ofFile(finding.
path,headPath).has(one2));if(name!==void 0)return`the change adds ${describe2(stub)}, and its file mentions ${name}`}}var looserTypes=new Set(["any","no-type-ch\
eck","dynamic","any-arguments","annotation-removed","ambient"]);function mentionFinder(hatches,sees){let byName2=new Map;for(let[order,found2]of hatches.entries())
for(let name of found2.symbol===null?found2.names:found2.names.slice(0,1))push(byName2,name,{found:found2,order});let known=new Map;return(words3,path)=>{if(byName2.
size!==0){if(!known.has(words3)){let first2=[...words3].flatMap(name=>{let one2=byName2.get(name)?.find(({found:found2})=>canSilence(found2.path,path)&&sees(path,
found2.path));return one2===void 0?[]:[{name,...one2}]}).sort((left2,right2)=>left2.order-right2.order)[0];known.set(words3,first2&&`its definition mentions ${first2.
name}, which gained ${describe2(first2.found)}`)}return known.get(words3)}}}function wordReader({text},read){let known=new Map,once2=(key,make)=>{let found2=known.
get(key)??make();return known.set(key,found2),found2},around3=(side,path,line)=>{let{definitionAt}=read(side,path),definition=definitionAt(line);return once2(`${side}\
 ${path} ${definition?.symbol??""} ${definition?.first??""}`,()=>{let all=lines(text(side,path)??""),own=definition===void 0?all.filter((_,at)=>definitionAt(at)===
void 0):all.slice(definition.first,definition.last+1);return wordsOf(own.join(`
`))})};return{ofFile:(basePath,headPath)=>once2(`${basePath}\0${headPath}`,()=>wordsOf(`${text("base",basePath)??""}
${text("head",headPath)??""}`)),ofDefinition:({path,range,counterpart:counterpart2},headPath)=>{let inBase=around3("base",path,range.start.line),line=counterpart2?.
range.start.line;return line===void 0?[inBase]:[inBase,around3("head",headPath,line)]}}}function wordsOf(text){return new Set(text.match(/[\p{L}_$][\p{L}\p{M}\p{N}_$]*/gu)??
[])}function familyOf({kind}){return escapeKinds[kind].family}function inWords({kind}){return escapeKinds[kind].words}function describe2(found2){return`${inWords(
found2)} (${placeOf5(found2)})`}function placeOf5(found2){return familyOf(found2)==="stub"?found2.path:`${found2.path}:${found2.line+1}`}function probeInput({base,head,changedFiles},sides,{findings}){let seed=sha256(canonical([base.tree,head.tree])).slice(7),escapes2=changedEscapes({files:changedFiles,
reading:(side,path)=>sides[side].reading(path)});return{seed,changedFiles,findings,sides:{base:askedOf(sides.base),head:askedOf(sides.head)},isListed:listedIn(escapes2),
isSilenced:silencedAmong(findings,sides,changedFiles,escapes2)}}function askedOf(side){let{census}=side,asked={program:lookedOf(side),text:side.text,reading:side.
reading};return census===void 0?asked:{...asked,census}}function silencedAmong(findings,sides,changedFiles,escapes2){let fixed=findings.filter(({state})=>state===
"fixed");if(fixed.length===0)return()=>!1;let{findings:explained2}=findSuppressions({files:changedFiles,findings:fixed,text:(side,path)=>sides[side].text(path),
reading:(side,path)=>sides[side].reading(path),unreachable:()=>[],sees:()=>!1,parses:(side,path)=>sides[side].reading(path)?.hasErrors!==!0,isProven:()=>!0},escapes2),
silenced=new Set(explained2.flatMap(({id,state})=>state==="fixed"?[]:[id]));return id=>silenced.has(id)}var silencers=new Set(["type-ignore","pyright-ignore","p\
yright-directive","ts-ignore","ts-expect-error","ts-nocheck"]);function listedIn({read}){return(path,first2,last)=>read("head",path).escapes.some(({kind,reach,line})=>silencers.
has(kind)?reach==="file"?!0:line<=last&&line>=first2-(reach==="next-line"?blankLinesMax:0):!1)}var blankLinesMax=3;function looksOf(record,run,escapes2){let probed=run.roots.flatMap(root=>root.probed===null?[]:[root.probed]),judged=probed.flatMap(root=>root.failure===null?[{
root,looks:judgeLooks(root.input,root.answers)}]:[]),believed=judged.filter(({looks})=>looks.isBelieved),hidden=inAllRoots(believed),sources=uncheckedSources(record,
run),broken2=probed.find(({failure:failure2})=>failure2!==null)?.failure,isSilent=believed.length<judged.length,cut3=probed.reduce((sum3,one2)=>sum3+one2.cut,0),
failure=broken2!=null?`the probes count for nothing: ${broken2.message}`:isSilent?"the probes count for nothing: the server complained of none of them":null;return{
hidden,unchecked:[...sources,...distinct([...judged.flatMap(({looks})=>looks.unchecked),...probed.flatMap(({input})=>silencedBefore(input,escapes2))])],doubts:[
...hiddenDoubts(record,hidden),...sourceDoubts(record,sources)],limits:[...failure===null?[]:[limit(broken2!=null?"probes-failed":"probes-silent",failure)],...cut3===
0?[]:[limit("probes-cut","probes were left out, because there are too many",cut3)]],failure}}function inAllRoots(all){let[only,...more]=all;if(only===void 0||more.
length===0)return only?.looks.hidden??[];let roots=all.map(({root,looks})=>({asked:new Set(lookedFiles(root.input).map(({to})=>to)),found:new Set(looks.hidden.map(
one2=>keyOf3(one2)))}));return distinct(all.flatMap(({looks})=>looks.hidden)).filter(one2=>roots.every(({asked,found:found2})=>!asked.has(one2.path)||found2.has(
keyOf3(one2))))}function keyOf3({path,range}){return canonical([path,range])}function distinct(all){return[...new Map(all.map(one2=>[keyOf3(one2),one2])).values()]}
function silencedBefore(input,{added,read}){let isNew=new Set(added.map(({path,line})=>`${path}\0${line}`));return lookedFiles(input).flatMap(({from,to,head,isKeptLine})=>{
let{silencersAt}=read("head",to),texts=lines(head.text),covered=texts.flatMap((_,line)=>{let old=from===null||isKeptLine(line)?void 0:silencersAt(line).find(one2=>silencers.
has(one2.kind)&&!isNew.has(`${to}\0${one2.line}`));return old===void 0?[]:[{line,text:old.text}]}),[first2,...more]=covered;if(first2===void 0)return[];let lineEnd=(texts[first2.
line]??"").length;return[{path:to,range:{start:{line:first2.line,character:0},end:{line:first2.line,character:lineEnd}},why:`a comment that base has, too, silen\
ces the checker about a changed line: ${first2.text}${andMore(more.length)}`}]})}function uncheckedSources(record,{sides,server}){let renames=renamesIn(record.changedFiles),
lost2=new Set(sides.base.program.map(path=>renames.get(path)??path)),unchecked=new Set(sides.head.unchecked);return record.changedFiles.flatMap(({to})=>to!==null&&
unchecked.has(to)&&!lost2.has(to)?[{path:to,range:null,why:`no program of ${server.id} takes it in`}]:[])}function hiddenDoubts({policy},hidden){let[first2,...more]=hidden;
if(first2===void 0||policy.hidden==="report")return[];let place2=`${first2.path}:${first2.range.start.line+1}`,many=more.length===0?"code":`${plural(hidden.length,
"piece")} of code`;return[reason("hidden-code",`the change hides ${many} from the checker: ${place2}${andMore(more.length)}, ${first2.why}`,"Look at the code: w\
hat the checker does not look at was not judged. A waiver takes the doubt, where base's policy allows one.")]}function sourceDoubts({policy},sources){let[first2,
...more]=sources;return first2===void 0||policy.unchecked===void 0?[]:[reason("unchecked-sources",`changed sources are not checked: ${first2.path}${andMore(more.
length)}, because ${first2.why}`,"Take them into the server's configuration, or leave them out with `ignore`.")]}function suppressionDoubts({policy},escapes2){let added=escapes2.
filter(({kind})=>silencers.has(kind)),[first2,...more]=added;if(first2===void 0||policy.suppressions===void 0)return[];let place2=`${first2.path}:${first2.line+
1}`;return[reason("suppressions",`the change adds comments that silence the checker: ${place2}${andMore(more.length)}`,"Correct the code instead, or change base\
's policy.")]}var import_picomatch2=__toESM(require_picomatch(),1);function planConfirmation(input){let{comparison,changedFiles,graphs}=input,doubtful=comparison.findings.filter(({state})=>state==="new"||state==="fixed");if(doubtful.
length===0&&!leadsOtherwise(input))return;let toHead=path=>input.renames.get(path)??path,fromHead=new Map([...input.renames].map(([from,to])=>[to,from])),toBase=path=>fromHead.
get(path)??path,seeds={base:new Set,head:new Set};for(let{state,path}of doubtful)seeds.head.add(state==="new"?path:toHead(path)),seeds.base.add(state==="new"?toBase(
path):path);for(let{from,to}of changedFiles)from!==null&&seeds.base.add(from),to!==null&&seeds.head.add(to);let ends={base:lastMembers(seeds.base,graphs.base,input.
programs.base),head:lastMembers(seeds.head,graphs.head,input.programs.head)},chosen={base:new Set([...seeds.base,...ends.base,...ends.head.map(toBase)]),head:new Set(
[...seeds.head,...ends.head,...ends.base.map(toHead)])},inReverse=side=>input.programs[side].filter(path=>chosen[side].has(path)).reverse();return{base:inReverse(
"base"),head:inReverse("head")}}function leadsOtherwise({graphs,changedFiles,renames,reading}){let leads={base:cycleFinder(graphs.base),head:cycleFinder(graphs.
head)};return changedFiles.some(({from,to})=>{let isLeading=from!==null&&leads.base(from)||to!==null&&leads.head(to);if(!isLeading||from!==to||from===null)return isLeading;
let ways=side=>[...graphs[side].imports.get(from)??[]].filter(leads[side]),waysOfBase=ways("base").map(path=>renames.get(path)??path);if(!areEqual(waysOfBase,ways(
"head")))return!0;let[was,is]=[reading("base",from),reading("head",from)];return was===void 0||is===void 0||evaluatedIn(was)!==evaluatedIn(is)})}function evaluatedIn({
text,comments}){return comments.filter(({start,end})=>!directive.test(text.slice(start,end))).reduceRight((rest,{start,end})=>`${rest.slice(0,start)}${rest.slice(
end)}`,text).split(/\r\n?|\n/u).map(line=>line.trimEnd()).filter(line=>line!=="").join(`
`)}var directive=/@|\b(?:type|pyright|mypy|pyrefly|ty)\s*:|^\/\/\/|^#!/u;function areEqual(one2,other){return one2.length===other.length&&one2.every((value,at)=>value===
other[at])}function cycleFinder({importers,cycles}){let reaching=new Set(cycles.keys());for(let path of reaching)for(let importer of importers.get(path)??[])reaching.
add(importer);return path=>reaching.has(path)}function lastMembers(seeds,{imports,cycles},program){let near2=[...seeds].flatMap(path=>[path,...imports.get(path)??
[]]),touched=new Set(near2.flatMap(path=>[cycles.get(path)??[]].filter(({length})=>length>0))),ranks=new Map(program.map((path,rank)=>[path,rank]));return[...touched].
flatMap(members2=>{let last=members2.filter(path=>ranks.has(path)).reduce((found2,path)=>found2===void 0||(ranks.get(path)??0)>(ranks.get(found2)??0)?path:found2,
void 0);return last===void 0?[]:[last]})}function confirm(first2,{comparison:second,unknown,observed}){let again=createPool(second.findings.map(one2=>[one2.state,
one2])),placesOf4=placesAfter(second),seenIn=createSightings(observed),taken=new Set(first2.findings.map(({id})=>id)),findings=[],unmatched=[...first2.unmatched],
isUnmeasured=({base,head})=>base!==null&&unknown.base.has(base.path)||head!==null&&unknown.head.has(head.path),doubt=one2=>{let places2=placesOf4(one2);findings.
push(volatile(one2,places2,seenIn(one2,places2)))};for(let one2 of first2.findings){if(one2.state!=="new"&&one2.state!=="fixed")continue;let side=one2.state==="\
new"?"head":"base",places2=placesOf4(one2);isUnmeasured(places2)?unmatched.push({...observedOf(one2),side}):again.take(one2.state,keyOf4(one2,one2))?(seenIn(one2,
places2),findings.push(one2)):doubt(one2)}for(let one2 of first2.findings){if(one2.state==="new"||one2.state==="fixed")continue;let{base,head}=placesOf4(one2),isNew=head!==
null&&again.take("new",keyOf4(one2,head)),isFixed=base!==null&&again.take("fixed",keyOf4(one2,base));isNew||isFixed?doubt(one2):findings.push(one2)}let volatilePlaces=new Set(
findings.filter(({state})=>state==="volatile").flatMap(one2=>sidesOf(one2,placesOf4(one2))));for(let one2 of again.rest(["new","fixed"])){if(sidesOf(one2,placesOf4(
one2)).some(key=>volatilePlaces.has(key)))continue;let id=freshId(one2,taken);taken.add(id),doubt({...one2,id})}return{findings:findings.sort(compareFindings),unmatched:unmatched.
sort(compareFindings)}}function volatile(one2,places2,seen){let sides=["base","head"].map(side=>{let names2=seen[side].join(" and ");return`in ${side} ${names2===
""?"never":`in ${names2} order`}`}),at=seen.head.length>0?places2.head:places2.base;return{...one2,...at,state:"volatile",matchedBy:null,why:`whether it is ther\
e depends on the order in which files are checked: ${sides.join(", ")}`,base:seen.head.length>0?places2.base:null,seen}}function placesAfter(second){let pairs3={
base:new Map,head:new Map};for(let one2 of second.findings)one2.base!==null&&(pairs3.base.set(keyOf4(one2,one2.base),{path:one2.path,range:one2.range}),pairs3.head.
set(keyOf4(one2,one2),one2.base));return one2=>{let own={path:one2.path,range:one2.range},{base,head}=placesOf(one2),key=keyOf4(one2,own);return own.path===base?.
path&&own.range===base.range?{base,head:pairs3.base.get(key)??head}:{base:one2.base??pairs3.head.get(key)??base,head}}}function sidesOf(of,{base,head}){return[...base===
null?[]:[`base ${keyOf4(of,base)}`],...head===null?[]:[`head ${keyOf4(of,head)}`]]}function keyOf4({server,source,code:code2},{path,range}){let{start,end}=range;
return JSON.stringify([path,start.line,start.character,end.line,end.character,server,source,code2])}function createPool(findings){let waiting=new Map;for(let[label,
one2]of findings)push(waiting,`${label} ${keyOf4(one2,one2)}`,one2);return{take:(label,key)=>waiting.get(`${label} ${key}`)?.shift()!==void 0,rest:labels=>[...waiting].
flatMap(([key,left2])=>labels.some(label=>key.startsWith(`${label} `))?left2:[])}}function createSightings(observed){let counts=(side,name)=>{let found2=new Map;
for(let one2 of observed[side][name])found2.set(keyOf4(one2,one2),(found2.get(keyOf4(one2,one2))??0)+1);return found2},left2={base:{canonical:counts("base","can\
onical"),reverse:counts("base","reverse")},head:{canonical:counts("head","canonical"),reverse:counts("head","reverse")}},take2=(found2,key)=>{let count2=found2.
get(key)??0;return found2.set(key,count2-1),count2>0};return(of,places2)=>{let on=side=>{let place2=places2[side];return place2===null?[]:["canonical","reverse"].
filter(name=>take2(left2[side][name],keyOf4(of,place2)))};return{base:on("base"),head:on("head")}}}function observedOf(one2){let{server,source,code:code2,severity,
message:message2,path,range,symbol:symbol2}=one2;return{server,source,code:code2,severity,message:message2,path,range,symbol:symbol2}}function freshId(one2,taken){
let id=one2.id;for(let occurrence=0;taken.has(id);occurrence++)id=findingId({...one2,occurrence});return id}function complaintsOf(text,findings){let starts=lineStarts(text);return findings.map(one2=>({...one2,start:offsetOf(starts,one2.range.start),end:offsetOf(starts,
one2.range.end)}))}function joined(elements){return elements.flatMap(one2=>[...one2,", "])}function unquoted(type){return type.replace(/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'/gu,
'""')}function partsOf(list3){let parts=[],depth=0,from=0;for(let at=0;at<list3.length;at++){let unit=list3[at]??"";"([{<".includes(unit)?depth++:")]}>".includes(
unit)&&!(unit===">"&&"-=".includes(list3[at-1]??" "))?depth--:unit===","&&depth===0&&(parts.push(list3.slice(from,at)),from=at+1)}return parts.push(list3.slice(
from)),parts.map(one2=>one2.trim()).filter(one2=>one2!=="")}function parametersOf(signature){let open=signature.indexOf("(");if(open<0)return;let depth=0;for(let at=open;at<
signature.length;at++)if(signature[at]==="(")depth++;else if(signature[at]===")"&&--depth===0)return signature.slice(open+1,at)}var unknownPython=/\b(?:Any|Unknown)\b/u,
pythonDialect={reveal:(text,_name,id)=>["reveal_type((",{id,text},"))"],revealType:void 0,typeIn:(complaints,_name,{start,end})=>{let own=complaints.find(one2=>one2.
severity==="information"&&one2.start>=start-1&&one2.end<=end+1&&one2.start-start<=1&&end-one2.end<=1&&one2.message.startsWith("Type of "));return own&&/" is "([\s\S]*)"$/u.
exec(own.message)?.[1]},around:(elements,text)=>["(",...joined(elements),`(${text}))[-1]`],alone:elements=>["(",...joined(elements),")"],nonsense:"...",extraArgument:name=>`${name}\
=0`,isUnknown:type=>/^(?:type\[)?(?:Any|Unknown)\]?$/u.test(type),isNever:type=>type==="Never",holdsUnknown:type=>{let plain2=unquoted(type).replace(/\b(?:CoroutineType|Coroutine)\[Any, Any, /gu,
"[").replace(/\b(Async)?Generator\[([^[\]]*|[^[\]]*\[[^[\]]*\][^[\]]*), Any(?:, Any)?/gu,"[$2");return/^type\[/u.test(plain2)?!1:unknownPython.test(plain2)},mayBeNone:type=>partsOf(
unquoted(type).replaceAll(" | ",", ")).includes("None"),isFunction:type=>/^(?:\(|Overload\[)/u.test(type),isOfLength:type=>/^tuple\[/u.test(type)&&!/\.\.\.\]|\*tuple/u.
test(type),isWholeSignature:type=>(type.startsWith("Overload[")?partsOf(type.slice(9,-1)):[type]).every(one2=>{let parameters=one2.startsWith("(")?parametersOf(
unquoted(one2)):void 0;return parameters!==void 0&&!unknownPython.test(parameters)&&partsOf(parameters).every(part2=>/^[*/]$/u.test(part2)||part2.includes(":"))}),
isCast:type=>type.includes("@cast")||isMadeUp(type,/\) -> (\w+@\w+)$/u)},scriptDialect={reveal:(text,name,id)=>["[",{id,text},`].${name}`],revealType:(text,name,id)=>[
"[null! as (",{id,text},`)].${name}`],typeIn:(complaints,name)=>{let own=complaints.find(({message:message2})=>message2.includes(`'${name}'`)),found2=own&&/does not exist on type '([\s\S]*)'\./u.
exec(own.message)?.[1];return found2?.endsWith("[]")===!0?bare(found2.slice(0,-2)):void 0},around:(elements,text)=>["(",...joined(elements),`${text})`],alone:elements=>elements.
flatMap(one2=>[...one2,"; "]).slice(0,-1),nonsense:"new (class { lanser_nonsense = 0; })()",extraArgument:()=>"new (class { lanser_nonsense = 0; })()",isUnknown:type=>type===
"any",isNever:type=>type==="never",holdsUnknown:type=>/\bany\b/u.test(unquoted(type)),mayBeNone:()=>!1,isFunction:type=>/^(?:<[^(]*>)?\(.*\) => /su.test(type)||
/^\{ \(/u.test(type),isOfLength:type=>/^(?:readonly )?\[/u.test(type)&&!type.includes("..."),isWholeSignature:type=>{let parameters=parametersOf(unquoted(type));
return parameters!==void 0&&type.includes("=>")&&!/\bany\b/u.test(parameters)},isCast:type=>isMadeUp(type,/\) => (\w+)$/u)&&type.startsWith("<")};function isMadeUp(signature,result){
let name=result.exec(signature)?.[1];return name!==void 0&&!(parametersOf(signature)??name).split(/[^\w@]+/u).includes(name)}function bare(type){return/^\(.*\)$/su.
test(type)&&parametersOf(type)===type.slice(1,-1)?type.slice(1,-1):type}var untypedScriptDialect={...scriptDialect,revealType:void 0};function kindOf3({code:code2,message:message2}){let known=code2===null?void 0:byCode.get(code2);return known==="member"&&/^Type ".*" is not assignable/su.test(message2)?
"value":known==="call"&&/^(?:Object of type|Expected class)/u.test(message2)?"member":known??"name"}var codes={member:["reportAttributeAccessIssue","reportIndex\
Issue","reportTypedDictNotRequiredAccess","reportFunctionMemberAccess","2339","2551","2349","2351","7053","7052","2341","2445","2488","2493"],optional:["reportO\
ptionalMemberAccess","reportOptionalSubscript","reportOptionalIterable","reportOptionalCall","reportOptionalOperand","reportOptionalContextManager","2531","2532",
"2533","2721","2722","2723","18047","18048","18049","18046","2571"],value:["reportArgumentType","reportReturnType","reportAssignmentType","2322","2345","2353","\
2559","2739","2740","2741","2769","2820","2678"],call:["reportCallIssue","2554","2555","2556","2575","2794"],operator:["reportOperatorIssue","2362","2363","2365",
"2367","2447"]},byCode=new Map(Object.entries(codes).flatMap(([kind,all])=>all.map(code2=>[code2,kind])));var pythonExpressions=/^(?:identifier|attribute|call|subscript|(?:binary|boolean|comparison|not|unary)_operator|await|conditional_expression|list|dictionary|set|tuple|(?:list|dictionary|set)_comprehension|lambda|string|concatenated_string|integer|float|true|false|none|ellipsis|parenthesized_expression|named_expression)$/u,
pythonConstants=/^(?:string|concatenated_string|integer|float|true|false|none|ellipsis)$/u,pythonLabels=new Set(["keyword_argument name","attribute attribute","\
function_definition name","class_definition name","default_parameter name","typed_default_parameter name"]),python={isExpression:({type,field,parent})=>pythonExpressions.
test(type)&&!pythonLabels.has(`${parent?.type} ${field}`)&&!/^(?:dotted_name|parameters|lambda_parameters|typed_parameter|global_statement|nonlocal_statement|list_splat_pattern|dictionary_splat_pattern|string|concatenated_string)$/u.
test(parent?.type??""),isConstant:({type,children})=>pythonConstants.test(type)&&!children.some(child=>child.type==="interpolation"),receiver:node=>node.type===
"attribute"?fieldOf(node,"object"):node.type==="subscript"?fieldOf(node,"value"):node.type==="call"?fieldOf(node,"function"):void 0,isCall:({type})=>type==="cal\
l",isSpread:({type})=>/^(?:list|dictionary)_splat$/u.test(type),operands:node=>node.children.flatMap(child=>child.type==="argument_list"?child.children.map(one2=>fieldOf(
one2,"value")??one2):child.type==="keyword_argument"?[]:[child]).filter(python.isExpression),position:node=>{let holder2=node.parent?.type==="keyword_argument"?
node.parent:node,{parent}=holder2;return parent?.type==="argument_list"&&parent.parent?.type==="call"?{kind:"argument",call:parent.parent}:parent?.type==="retur\
n_statement"?{kind:"returned",call:void 0}:/^(?:augmented_)?assignment$/u.test(parent?.type??"")&&node.field==="right"||/^(?:typed_)?default_parameter$/u.test(parent?.
type??"")&&node.field==="value"?{kind:"assigned",call:void 0}:void 0},isClaim:()=>!1},scriptExpressions=/^(?:identifier|undefined|this|(?:member|call|new|subscript|binary|unary|await|ternary|as|satisfies|non_null|parenthesized|assignment|augmented_assignment|update|function|instantiation)_expression|type_assertion|array|object|arrow_function|string|template_string|number|true|false|null|regex|jsx_element|jsx_self_closing_element|class|shorthand_property_identifier)$/u,
scriptConstants=/^(?:string|template_string|number|true|false|null|undefined|regex)$/u,scriptLabels=new Set(["name","alias","key","pattern","label","parameter"]),
scriptClaims=/^(?:as_expression|type_assertion|non_null_expression)$/u,script={isExpression:({type,field,parent})=>scriptExpressions.test(type)&&!scriptLabels.has(
field??"")&&!/^(?:import_specifier|export_specifier|import_clause|namespace_import|namespace_export|nested_identifier|named_imports|object_pattern|array_pattern|rest_pattern|formal_parameters|jsx_opening_element|jsx_closing_element|type_query|import_statement|literal_type|labeled_statement)$/u.
test(parent?.type??"")&&!(parent?.type==="jsx_self_closing_element"&&field==="name")&&field!=="source",isConstant:({type,children})=>scriptConstants.test(type)&&
!children.some(child=>child.type==="template_substitution"),receiver:node=>{let found2=fieldOf(node,"object")??(node.type==="call_expression"?fieldOf(node,"func\
tion"):node.type==="new_expression"?fieldOf(node,"constructor"):void 0);return found2?.type==="super"||found2?.type==="import"?void 0:found2},isCall:({type})=>type===
"call_expression"||type==="new_expression",isSpread:()=>!1,operands:node=>node.children.flatMap(child=>child.type==="arguments"?child.children:[child]).filter(script.
isExpression),position:({parent,field,type})=>parent===null?void 0:parent.type==="arguments"?{kind:"argument",call:parent.parent??void 0}:parent.type==="return_\
statement"?{kind:"returned",call:void 0}:parent.type==="arrow_function"&&field==="body"?{kind:"returned",call:void 0}:(field==="value"||field==="right"||type===
"shorthand_property_identifier")&&/^(?:variable_declarator|assignment_expression|public_field_definition|required_parameter|pair|object|jsx_attribute)$/u.test(parent.
type)||parent.type==="jsx_expression"?{kind:"assigned",call:void 0}:void 0,isClaim:(node,text)=>scriptClaims.test(node.type)&&!/\bas\s+const$/u.test(text.slice(
node.start,node.end))};function grammarOf(language){return language==="python"?python:script}function siteAt(source,span,kind){let node=nodeAt(source.root,trimmed(source.text,span));if(node===
source.root||node.type==="comment")return;let grammar=grammarOf(source.language),statement3=ancestry(node).find(isStatement);if(statement3===void 0)return;if(/import/u.
test(statement3.type)||statement3.type==="export_statement"&&fieldOf(statement3,"source"))return imported(source,statement3,node);let defined=definitionSite(source,
node);if(defined!==void 0)return defined;let expression=expressionFor(grammar,node,kind,statement3)??fieldType(statement3);return expression===void 0?void 0:siteOf(
source,expression)}function fieldType(statement3){return(statement3.type==="public_field_definition"?fieldOf(statement3,"type"):void 0)?.children[0]}function siteOf(source,expression){
let around3=ancestry(expression),statement3=around3.find(isStatement);if(statement3===void 0)return;let common={expression,names:[],statement:statement3},isType=source.
language!=="python"&&!grammarOf(source.language).isExpression(expression),apart=around3.find(isApart);if(isType||apart!==void 0&&apart.start>=statement3.start){
let slot2=isType?bodyOf2(around3,source)??lineBefore(source,statement3):lineBefore(source,statement3);return slot2===void 0?void 0:{...common,slot:slot2,isType,
isApart:!0,disturbs:!1}}let target=targetObject(source,expression);return{...common,slot:{kind:"around",at:target??expression},isType:!1,isApart:!1,disturbs:source.
language==="python"&&decides(around3,statement3)}}function isApart({type,parent}){return type==="type"||type==="decorator"||type==="class_heritage"||type==="arg\
ument_list"&&parent?.type==="class_definition"||/^(?:pattern|case_pattern|delete_statement|as_pattern_target)$/u.test(type)}function targetObject({language},expression){
return expression.field==="left"&&/assignment|for_statement|for_in/u.test(expression.parent?.type??"")?grammarOf(language).receiver(expression):void 0}function isStatement({
type,parent}){return/_statement$|^(?:lexical|variable|function|generator_function|class|abstract_class|interface|type_alias|enum)_declaration$|^(?:function|class|decorated)_definition$|^(?:public_field_definition|method_definition|ambient_declaration|enum_declaration)$/u.
test(type)&&!(parent?.type==="export_statement"||parent?.type==="decorated_definition"||parent?.type==="ambient_declaration")||!1}function expressionFor(grammar,node,kind,statement3){
let inner=ancestry(node).find(one2=>one2.start<statement3.start||one2===statement3||grammar.isExpression(one2)||isTypeName(one2));if(inner===void 0||inner===statement3||
inner.start<statement3.start)return valueIn(grammar,node)??valueIn(grammar,statement3);let label=ancestry(node).find(({type})=>/^(?:pair|keyword_argument|jsx_attribute|variable_declarator)$/u.
test(type));return label!==void 0&&label.start===node.start&&inner.start<label.start?kind==="value"?valueIn(grammar,label)??inner:inner:kind==="value"&&inner.field===
"left"&&/assignment/u.test(inner.parent?.type??"")?fieldOf(inner.parent??inner,"right")??inner:inner}function isTypeName({type}){return/^(?:type_identifier|predefined_type|generic_type|nested_type_identifier)$/u.
test(type)}function valueIn(grammar,node){let all=[node,...node.children,...node.children.flatMap(({children})=>children)],direct=node.children.flatMap(child=>child.
type==="jsx_expression"?child.children:[child]);return all.flatMap(one2=>fieldOf(one2,"value")??fieldOf(one2,"right")??[]).find(grammar.isExpression)??direct.find(
grammar.isExpression)}function imported(source,statement3,node){let bound=boundNames(source,statement3),own=bound.filter(({part:part2})=>part2.start<=node.start&&
node.end<=part2.end),names2=(own.length===0?bound:own).map(({name})=>name);return{slot:{kind:"line",offset:statement3.end,before:source.text[statement3.end-1]===
";"?" ":"; ",after:";"},expression:null,names:source.language==="python"?names2:names2.filter(name=>name!==""),statement:statement3,isType:!1,isApart:!1,disturbs:!1}}
function boundNames({text},statement3){let textOf6=node=>text.slice(node.start,node.end);return statement3.children.flatMap(function walk(part2){if(part2.field===
"module_name"||part2.field==="source")return[];let alias=fieldOf(part2,"alias");if(alias!==void 0)return[{name:textOf6(alias),part:part2}];let name=part2.type===
"import_specifier"?fieldOf(part2,"name"):void 0;return name!==void 0?[{name:textOf6(name),part:part2}]:part2.type==="dotted_name"||part2.type==="identifier"?[{name:textOf6(
part2),part:part2}]:part2.children.flatMap(walk)})}function definitionSite(source,node){let around3=ancestry(node),at=around3.findIndex(({type})=>/^(?:parameters|formal_parameters)$/u.
test(type)||/^(?:function|class)_definition$|^(?:function|class|abstract_class|generator_function)_declaration$|^method_definition$/u.test(type)),definition=around3.
slice(Math.max(0,at)).find(({children})=>children.some(({field})=>field==="body"));if(at<0||definition===void 0)return;let isName=node.field==="name"&&node.parent===
definition,isParameter=/parameters$/u.test(around3[at]?.type??"")&&!around3.slice(0,at).some(({type,field})=>/^type/u.test(type)||field==="value");if(!isName&&!isParameter)
return;let statement3=around3.find(isStatement);if(statement3===void 0)return;let names2=parameterNames(source,definition),slot2=bodyOf2([definition],source);if(slot2!==
void 0)return{slot:slot2,expression:null,names:names2,statement:statement3,isType:!1,isApart:!1,disturbs:!1}}function parameterNames({text,language},definition){
let list3=fieldOf(definition,"parameters"),own=definition.children.filter(({field})=>field==="parameter"),names2=[...list3?.children??[],...own].flatMap(one2=>{
let name=fieldOf(one2,"name")??fieldOf(one2,"pattern")??one2.children[0]??one2;return/^identifier$/u.test(name.type)?[text.slice(name.start,name.end)]:[]}),isMethod=definition.
type==="method_definition";return language!=="python"&&isMethod?["this",...names2]:names2}function bodyOf2(around3,{text,language}){let body=around3.map(node=>fieldOf(
node,"body")).find(one2=>one2!==void 0);if(!(body===void 0||/^(?:class_body|interface_body|object_type)$/u.test(body.type))){if(language==="python"){let first2=body.
children.find(({type})=>type!=="comment");return first2===void 0?void 0:lineBefore({text,language},first2)}return body.type==="statement_block"?{kind:"line",offset:body.
start+1,before:" ",after:";"}:{kind:"around",at:body}}}function lineBefore({text,language},node){if(language!=="python")return{kind:"line",offset:(ancestry(node).
find(({parent})=>/^(?:program|statement_block|switch_case|switch_default)$/u.test(parent?.type??""))??node).start,before:";",after:"; "};let whole3=ancestry(node).
find(({parent})=>parent?.type==="block"||parent?.type==="module")??node,lineStart=text.lastIndexOf(`
`,whole3.start-1)+1,indent=text.slice(lineStart,whole3.start);return/^[ \t]*$/u.test(indent)?{kind:"line",offset:lineStart,before:indent,after:`
`}:/^(?:if|for|while|try|with|match)_statement$|_definition$/u.test(whole3.type)?void 0:{kind:"line",offset:whole3.start,before:"",after:"; "}}var conditions=/^(?:if_statement|elif_clause|while_statement|assert_statement|match_statement|boolean_operator|conditional_expression|if_clause|named_expression|not_operator)$/u;
function decides(around3,statement3){let upTo=around3.indexOf(statement3);return around3.slice(0,upTo+1).some(({type})=>conditions.test(type))}function trimmed(text,{
start,end}){let[from,to]=[start,end];for(;from<to&&/\s/u.test(text[from]??"");)from++;for(;to>from&&/\s/u.test(text[to-1]??"");)to--;return{start:from,end:to}}function textOf5({
source},{start,end}){return source.text.slice(start,end)}function unfoundedNames(head,base){let found2=new Map,open=[...head.root.children];for(let node=open.pop();node!==void 0;node=open.pop()){open.push(...node.children);
let own=node.type==="arrow_function"||node.type==="function_expression"?node.parent:node,name=own===null?void 0:fieldOf(own,"name"),text=textOf5({source:head},node);
name===void 0||base?.text.includes(text)===!0||(isBlind(head,node)&&found2.set(textOf5({source:head},name),"does not look at what it tells of"),isForChecker(head,
node)&&found2.set(textOf5({source:head},name),"is another for the checker"))}return found2}function isBlind(source,node){let[result,body,parameters]=[fieldOf(node,
"return_type"),fieldOf(node,"body"),fieldOf(node,"parameters")];if(result===void 0||body===void 0||parameters===void 0)return!1;let[type,inner]=[textOf5({source},
result),textOf5({source},body)];if(!(source.language==="python"?/\b(?:TypeGuard|TypeIs)\b/u.test(type):/\bis\b|\basserts\b/u.test(type)))return!1;let words3=new Set(
inner.match(/[\w$]+/gu)??[]);return!(textOf5({source},parameters).match(/(?<=[(,]\s*)[\w$]+/gu)??[]).some(one2=>words3.has(one2))}function isForChecker(source,node){
for(let at=node.parent;at!==null;at=at.parent){if(/^(?:function|class)_definition$/u.test(at.type))return!1;let condition=at.type==="if_statement"?fieldOf(at,"c\
ondition"):void 0;if(condition!==void 0&&/(?:^|\.)TYPE_CHECKING$/u.test(textOf5({source},condition)))return/_definition$/u.test(node.type);if(at.type==="ambient\
_declaration")return!source.isDeclaration&&/^(?:variable_declarator|function_signature|class_declaration)$/u.test(node.type)}return!1}function casesOf({findings,changedFiles,sides,isSilenced}){let sources=new Map,sourceOf3=(side,path)=>{let key=`${side}\0${path}`;return sources.has(key)||sources.
set(key,readSource(sides[side].reading(path),path)),sources.get(key)},renamed=new Map(changedFiles.map(({from,to})=>[from,to])),programs={base:new Set(sides.base.
program),head:new Set(sides.head.program)};if(!findings.some(({state})=>state==="fixed"))return[];let unfounded=new Map(changedFiles.flatMap(({from,to})=>{let head=to===
null?void 0:sourceOf3("head",to),base=from===null?void 0:sourceOf3("base",from);return head===void 0?[]:[...unfoundedNames(head,base)]}));return findings.filter(
({state})=>state==="fixed").map((finding,number)=>{let kind=kindOf3(finding),common={finding,number,kind,unfounded},none2=unasked=>({...common,base:null,head:null,
unasked}),headPath=finding.counterpart?.path??renamed.get(finding.path)??finding.path,baseSource=sourceOf3("base",finding.path),headSource=sourceOf3("head",headPath);
if(isSilenced(finding.id))return none2("what silences it was added by name");if(!programs.base.has(finding.path)||!programs.head.has(headPath))return none2("the\
 checker does not look at its file");if(baseSource===void 0||headSource===void 0)return none2("its code cannot be read");if(finding.counterpart===null)return none2(
"its code is gone");let base=codeAt(baseSource,"base",finding.path,spanOf4(sides.base.reading(finding.path),finding),finding,kind);if(base===void 0)return none2(
"there is no code under it that could be asked about");let headSpan=spanOf4(sides.head.reading(headPath),finding.counterpart),found2=codeAt(headSource,"head",headPath,
headSpan,finding,kind);if(found2===void 0)return{...common,base,head:null,unasked:"its code is gone"};let head=sameCode(base,found2,headSpan),isConstant=isBareConstant(
head)&&!isBareConstant(base)&&base.site.expression!==null&&kind!=="name";return{...common,base,head,unasked:isConstant?"a constant stands in its place":null}})}
function readSource(reading,path){if(reading!==void 0)return{text:reading.text,root:reading.tree(),language:reading.language,isTyped:!/\.[cm]?jsx?$/u.test(path),
isDeclaration:/\.(?:pyi|d\.[cm]?ts)$/u.test(path)}}function spanOf4(reading,{range}){let starts=reading?.starts??[];return{start:offsetOf(starts,range.start),end:offsetOf(
starts,range.end)}}function codeAt(source,side,path,span,finding,kind){let site=siteAt(source,span,kind);if(site===void 0)return;let grammar=grammarOf(source.language),
dialect=source.language==="python"?pythonDialect:source.isTyped?scriptDialect:untypedScriptDialect,code2={side,path,source,grammar,dialect,site,own:source.text.
slice(span.start,span.end).trim()};if(site.expression===null||kind!=="call"&&!isOutOfRange(finding))return code2;let call2=isOutOfRange(finding)?ancestry(site.expression).
find(({type})=>/^subscript(?:_expression)?$/u.test(type)):calledAt(code2,site.expression,finding),around3=call2===void 0?void 0:siteOf(source,call2);return around3===
void 0?code2:{...code2,site:around3}}function isOutOfRange({message:message2}){return/\bis out of range for type\b|has no element at index/u.test(message2)}function calledAt({
grammar},expression,{message:message2}){let[,most,got]=/^Expected (?:\d+-)?(\d+) arguments?, but got (\d+)/u.exec(message2)??[],isExtra=got!==void 0&&Number(got)>
Number(most)||/^(?:Expected \d+ positional|No parameter named|Multiple parameters)/u.test(message2),around3=ancestry(expression),isArgument=grammar.position(expression)?.
kind==="argument";return(isExtra&&isArgument?around3.slice(1):around3).find(grammar.isCall)}function sameCode(base,found2,span){let wanted=base.site.expression===
null?void 0:textOf5(base,base.site.expression),own=found2.site.expression;if(wanted===void 0||own===null||textOf5(found2,own)===wanted)return found2;let nearest2=headerNodes(
found2.site.statement).filter(node=>found2.grammar.isExpression(node)&&textOf5(found2,node)===wanted).toSorted((a,b)=>Math.abs(a.start-span.start)-Math.abs(b.start-
span.start))[0],site=nearest2===void 0?void 0:siteOf(found2.source,nearest2);return site!==void 0?{...found2,site}:found2}function headerNodes(statement3){let all=[],
open=[...statement3.children];for(let node=open.pop();node!==void 0;node=open.pop())/^(?:block|statement_block|class_body|else_clause|elif_clause|except_clause|finally_clause)$/u.
test(node.type)||(all.push(node),open.push(...node.children));return all.sort((a,b)=>a.start-b.start||b.end-a.end)}function wrappersOf({grammar,site}){if(site.expression===
null)return[];let around3=ancestry(site.expression).slice(1),end=around3.findIndex(node=>node===site.statement||/^(?:block|statement_block)$/u.test(node.type));
return around3.slice(0,end<0?around3.length:end).filter(grammar.isExpression)}function isBareConstant(code2){let{expression}=code2.site;return expression!==null&&
[expression,...wrappersOf(code2)].every(code2.grammar.isConstant)}function scopeOf2({site}){return ancestry(site.statement).filter(({type})=>/(?:function|class)_(?:definition|declaration)$|^method_definition$|^arrow_function$/u.
test(type)).at(-1)?.start??-1}var claimsMax=64;function claimed(code2,base){if(code2===base)return[];let names2=sourcesOf(code2).flatMap(node=>[node,...headerNodes(node)].flatMap(inner=>{let callee2=code2.
grammar.isCall(inner)?code2.grammar.receiver(inner):void 0;return callee2!==void 0&&!base.source.text.includes(textOf5(code2,inner))?[textOf5(code2,callee2)]:[]})).
flatMap(text=>/[\w$.]+$/u.exec(text)?.[0]??[]);return[...new Set(names2)].slice(0,claimsMax)}function newClaims(code2,base){let field=assertedField(code2);return field!==
void 0&&assertedField(base)===void 0?[field]:sourcesOf(code2).flatMap(node=>[node,...headerNodes(node)].flatMap(inner=>{let text=textOf5(code2,inner);return code2.
grammar.isClaim(inner,code2.source.text)&&!base.source.text.includes(text)?[text]:[]}))}function assertedField(code2){let{statement:statement3}=code2.site,text=statement3.
type==="public_field_definition"?textOf5(code2,statement3):"";return/^[^=:]*(?:\bdeclare\b|!\s*(?=:))/u.test(text)?text:void 0}function sourcesOf(code2){let{expression,
statement:statement3}=code2.site;if(expression===null)return[];let outer=wrappersOf(code2).at(-1)??expression,parts=[expression,...headerNodes(expression)].filter(
({type})=>type==="identifier"),wanted=new Set(parts.map(node=>textOf5(code2,node))),scope=ancestry(statement3).find(({type})=>/(?:function|method)_(?:definition|declaration)$/u.
test(type))??code2.source.root,values3=[],open=[...scope.children];for(let node=open.pop();node!==void 0;node=open.pop()){let target=fieldOf(node,"left")??fieldOf(
node,"name"),value=fieldOf(node,"right")??fieldOf(node,"value");target!==void 0&&value!==void 0&&wanted.has(textOf5(code2,target))&&values3.push(value),open.push(
...node.children)}return[outer,...values3]}function isInert(statement3,{start,end},isNonsense){let around3=ancestry(statement3).find(node=>{let body=functionType.test(node.type)?fieldOf(node,"body"):void 0;
return body!==void 0&&body.start<=start&&end<=body.end});return around3===void 0?!1:isNonsense?fieldOf(around3,"return_type")===void 0?!1:statement3.type==="ret\
urn_statement"?!0:statement3.type==="expression_statement"&&/^call/u.test(statement3.children[0]?.type??""):!0}var functionType=/^(?:function|method)_(?:definition|declaration)$/u;var nonsenseUses=new Set(["value","argument","operand"]);function firstQuestions(input,one2){let{base,head}=one2;return base===null||head===null||one2.unasked!==
null?[]:[typesQuestion(one2,base,elementsOf(input,one2,base,base)),typesQuestion(one2,head,elementsOf(input,one2,head,base)),...beforeQuestion(input,one2,head),
...nonsenseQuestions(input,one2,base,head)]}function blockQuestions(input,one2){let{head}=one2;if(head===null||!/\bnever\b/iu.test(one2.finding.message))return[];
let block=ancestry(head.site.statement).find(({type})=>/^(?:block|statement_block|switch_case|switch_default)$/u.test(type)),first2=block?.children.find(({type,
field})=>type!=="comment"&&field!=="value"),outside=block?.parent;if(first2===void 0||outside===null||outside===void 0)return[];let{expression}=head.site,text=expression===
null?void 0:textOf5(head,expression),name=names(input,one2,"head");return[lineBefore(head.source,first2),lineBefore(head.source,outside)].flatMap((slot2,index2)=>{
if(slot2===void 0)return[];let elements=[{kind:"looked",name:name("block",index2)}];return text!==void 0&&index2===0&&elements.push({kind:"type",is:"self",text,
id:1,name:name("block",2)}),[questionAt(one2,head,"block",slot2,elements,`block${index2}`)]})}function borrowedQuestions(input,one2){let{base,head}=one2,[from,to]=[
head?.site.expression??null,base?.site.expression??null];if(base===null||head===null||from===null||to===null||from.type!==to.type)return[];if(from.parent?.parent?.
type==="public_field_definition")return[];let text=textOf5(head,from),name=names(input,one2,"base"),elements=[{kind:"type",is:"self",text,id:1,name:name("borrow\
ed",1)}];return[questionAt(one2,base,"borrowed",base.site.slot,elements,"borrowed")]}function elementsOf(input,one2,code2,base){let{grammar,site,side}=code2,name=names(
input,one2,side),elements=[{kind:"looked",name:name("looked",0)}],asked=new Set,type=(is,text)=>{let key=`${is} ${text}`;asked.has(key)||is==="operand"&&elements.
length>elementsMax||(asked.add(key),elements.push({kind:"type",is,text,id:elements.length,name:name("type",elements.length)}))},member2=(is,text)=>{elements.push(
{kind:"member",is,text,name:name("member",elements.length)})},{expression}=site;if(expression===null){for(let text of site.names){let is=text===code2.own||/import/u.
test(site.statement.type)?"self":"operand";/^(?:this|self|cls)$/u.test(text)?member2("receiver",text):type(is,text),is==="self"&&/import/u.test(site.statement.type)&&
member2("self",text),is==="self"&&code2.dialect.revealType!==void 0&&/import/u.test(site.statement.type)&&type("kind",text)}return elements}let at=node=>textOf5(
code2,node);if(site.isType)return type("self",at(expression)),elements;let receiver=grammar.receiver(expression),isCalled=grammar.isCall(expression);receiver!==
void 0&&type(isCalled?"callee":"receiver",at(receiver));let called2=grammar.position(expression)?.call,callee2=called2===void 0?void 0:grammar.receiver(called2);
one2.kind==="value"&&callee2!==void 0&&type("taker",at(callee2));for(let operand2 of builtFrom(code2,expression))operand2!==receiver&&type("operand",at(operand2));
let isIndexed=expression.type==="subscript_expression";(one2.kind==="member"||one2.kind==="optional"||one2.kind==="operator")&&!isIndexed&&member2("receiver",at(
receiver??expression)),one2.kind==="name"&&!site.statement.type.startsWith("class")&&member2("self",at(expression));for(let text of claimed(code2,base))elements.
push({kind:"claim",text,id:elements.length,name:name("claim",elements.length)});isBuilt(expression)||type("self",at(expression));let shapes2=code2===base?new Set:
new Set(wrappersOf(base).map(node=>shapeOf3(base,node)));for(let wrapper of wrappersOf(code2).slice(0,wrappersMax))!isBuilt(wrapper)&&!shapes2.has(shapeOf3(code2,
wrapper))&&type("wrapper",at(wrapper));return elements}var elementsMax=40,wrappersMax=6;function isBuilt({type}){return/^(?:list|dictionary|set|tuple|object|array|arrow_function|function_expression|lambda|class)$/u.
test(type)}function builtFrom({grammar},node){let found2=[],open=[...node.children];for(;open.length>0&&found2.length<elementsMax;){let next2=open.shift();if(next2===
void 0)break;if(/^(?:argument_list|arguments|pair|parenthesized_expression|spread_element|list_splat|dictionary_splat)$/u.test(next2.type)||isBuilt(next2))/^(?:arrow_function|function_expression|lambda|class)$/u.
test(next2.type)||open.push(...next2.children);else if(next2.type==="keyword_argument"){let value=fieldOf(next2,"value");value!==void 0&&open.push(value)}else grammar.
isExpression(next2)&&!grammar.isConstant(next2)&&found2.push(next2)}return found2}function shapeOf3(code2,wrapper){let{expression}=code2.site;if(expression===null)
return"";let{text}=code2.source;return`${text.slice(wrapper.start,expression.start)}\0${text.slice(expression.end,wrapper.end)}`.replace(/\s+/gu," ")}function typesQuestion(one2,code2,elements){
return questionAt(one2,code2,"types",code2.site.slot,elements,"types")}function beforeQuestion(input,one2,head){let{slot:own,isApart:isApart2,statement:statement3}=head.
site,definition=ancestry(head.site.expression??statement3).find(node=>fieldOf(node,"body")),slot2=own.kind==="around"?lineBefore(head.source,statement3):isApart2&&
definition!==void 0?bodyOf2([definition],head.source):void 0;if(slot2===void 0)return[];let name=names(input,one2,"head"),elements=[{kind:"looked",name:name("be\
fore",0)},{kind:"type",is:"operand",text:"0",id:1,name:name("before",1)}];return[questionAt(one2,head,"before",slot2,elements,"before")]}function nonsenseQuestions(input,one2,base,head){
let{expression}=head.site;if(expression===null||head.site.isApart)return[];let{dialect,grammar}=head,nonsense={id:0,text:dialect.nonsense};if(one2.kind==="value"){
let value=valuePlace(base,head);if(value===void 0)return[];let brackets=value.parent?.type==="jsx_attribute"?["{","}"]:["",""],label=value.type==="shorthand_pro\
perty_identifier"?`${textOf5(head,value)}: `:"";return[replacing(one2,head,"value",value,[label,brackets[0]??"",nonsense,brackets[1]??""])]}if(one2.kind==="call"&&
grammar.isCall(expression)){let list3=fieldOf(expression,"arguments");if(list3===void 0||list3.type==="generator_expression")return[];let inner=list3.children.filter(
({type})=>type!=="comment"),name=names(input,one2,"head")("argument",0),last=inner.at(-1),at=last?.end??list3.start+1,edit2={start:at,end:at,pieces:[last===void 0?
"":", ",{id:0,text:dialect.extraArgument(name)}]};return[{...questionOf(one2,head,"argument",edit2,[],"argument"),extent:head.site.statement}]}if(one2.kind==="o\
perator"){let right2=fieldOf(expression,"right")??expression.children.at(-1),isSum=head.source.language!=="python"&&/^\s*\+/u.test(head.source.text.slice(expression.
children[0]?.end??0,right2?.start??0));return right2===void 0||isSum||!/binary|comparison/u.test(expression.type)?[]:[replacing(one2,head,"operand",right2,[nonsense])]}
return[]}function valuePlace(base,head){let wanted=base.site.expression===null?void 0:base.grammar.position(base.site.expression),{expression}=head.site;if(expression===
null)return;let{grammar}=head,places2=[expression,...wrappersOf(head)].flatMap(node=>{let position=grammar.position(node);return position===void 0?[]:[{node,position}]}),
alike2=wanted===void 0?places2:places2.filter(({position})=>position.kind===wanted.kind),called2=(code2,call2)=>{let callee3=call2===void 0?void 0:code2.grammar.
receiver(call2);return callee3===void 0?void 0:textOf5(code2,callee3)},callee2=called2(base,wanted?.call);return(alike2.find(({position})=>callee2!==void 0&&called2(
head,position.call)===callee2)??alike2.at(wanted?.kind==="argument"?0:-1))?.node}function replacing(one2,code2,use,node,pieces){let edit2={start:node.start,end:node.
end,pieces},header=headerOf(code2.site.statement);return{...questionOf(one2,code2,use,edit2,[],use),extent:header}}function headerOf(statement3){let body=statement3.
children.find(({type})=>/^(?:block|statement_block|class_body)$/u.test(type));return{start:statement3.start,end:body?.start??statement3.end}}function questionAt(one2,code2,use,slot2,elements,key){
let{dialect,site,source}=code2,written2=elements.map(element=>writtenAs(code2,element));if(slot2.kind==="line"){let pieces2=[slot2.before,...dialect.alone(written2),
slot2.after];return questionOf(one2,code2,use,{start:slot2.offset,end:slot2.offset,pieces:pieces2},elements,key)}let{at}=slot2,text=source.text.slice(at.start,at.
end),around3=dialect.around(written2,text),opens=source.language!=="python"&&at.start===site.statement.start&&site.statement.parent?.type!=="if_statement"?[";"]:
[],label=at.type==="shorthand_property_identifier"?[`${text}: `]:[],pieces=at.parent?.type==="jsx_attribute"?["{",...around3,"}"]:[...opens,...label,...around3];
return questionOf(one2,code2,use,{start:at.start,end:at.end,pieces},elements,key)}function writtenAs({dialect,site},element){return element.kind==="looked"?[element.
name]:element.kind==="member"?[`(${element.text}).${element.name}`]:((element.kind==="type"&&(element.is==="kind"||site.isType)?dialect.revealType:void 0)??dialect.
reveal)(element.text,element.name,element.id)}function questionOf(one2,code2,use,edit2,elements,key){let disturbs=code2.site.disturbs&&(use==="types"||use==="bo\
rrowed"||use==="value"||use==="operand");return{key:`${one2.number} ${key}`,side:code2.side,path:code2.path,edit:edit2,extent:edit2,scope:scopeOf2(code2),isPlain:use===
"before",isInert:!disturbs&&isInert(code2.site.statement,edit2,nonsenseUses.has(use)),disturbs,use,elements,nonsense:0}}function names(input,{number},side){return(purpose,index2)=>probeName(
input,`${purpose}_${side}`,number*100+index2)}function repliesOf(questions,overlays,answers){let replies=questions.flatMap(question=>{let overlay=overlays.find(({side,path,probes})=>side===question.side&&path===
question.path&&probes.has(question.key)),placed=overlay?.probes.get(question.key),answer=overlay&&answers.get(keyOf5(overlay));return overlay===void 0||placed===
void 0||answer===void 0||answer.findings===null?[]:[{question,placed,complaints:complaintsOf(overlay.text,answer.findings)}]});return{find:(use,side)=>replies.filter(
({question})=>question.use===use&&question.side===side)}}function keyOf5({side,path,text}){return JSON.stringify([side,path,text])}function judgeCase(one2,replies,untouched){
let unproven=(probe,doubt=null)=>({proof:{kind:"unproven",probe},doubt}),{base,head,unasked}=one2;if(unasked!==null)return unproven(unasked);if(base===null||head===
null)return unproven("its code is gone");let[asked]=replies.find("types","head"),[known]=replies.find("types","base");if(asked===void 0)return unproven("the ser\
ver gave no answer about its place");let before=replies.find("before","head")[0];return!speaks(head,asked)||before!==void 0&&!speaks(head,before)?isExhausted(one2,
replies)?{proof:{kind:"proven"},doubt:null}:unproven("a name that does not exist, put in its place, is not reported: the checker does not look there",{kind:"sil\
ent"}):claims(one2,head,base,asked,unproven)??types(one2,head,asked,known,replies,unproven)??members(one2,asked,known,unproven)??values(one2,base,head,asked,replies,
untouched,unproven)??{proof:{kind:"proven"},doubt:null}}function speaks(code2,reply){return reply.question.elements.some(element=>element.kind==="looked"&&isNamed2(
reply,element.name))||typesIn(code2,reply).some(({type})=>type!==void 0)}function claims(one2,head,base,asked,unproven){let words3=new Set(definitionText(head).
match(/[\w$]+/gu)??[]),unfounded=[...one2.unfounded].find(([name])=>words3.has(name));if(unfounded!==void 0)return unproven(`what it rests on is claimed, not ch\
ecked: ${quoted2(unfounded[0])} ${unfounded[1]}`);let[written2]=newClaims(head,base);if(written2!==void 0)return unproven(`its type is claimed, not checked: ${quoted2(
written2)}`);for(let element of asked.question.elements){if(element.kind!=="claim")continue;let type=typeOf2(head,asked,element);if(type!==void 0&&head.dialect.
isCast(type))return unproven(`its type is claimed, not checked: ${quoted2(element.text)} is a cast`)}}function definitionText(code2){let definition=ancestry(code2.
site.statement).find(({type})=>/(?:function|method)_(?:definition|declaration)$/u.test(type));return textOf5(code2,definition??code2.site.statement)}function typesIn(code2,reply){
return reply===void 0?[]:reply.question.elements.flatMap(element=>element.kind==="type"?[{element,type:typeOf2(code2,reply,element)}]:[])}function types(one2,head,asked,known,replies,unproven){
let{dialect}=head,inHead=typesIn(head,asked),inBase=one2.base===null?[]:typesIn(one2.base,known),baseType=text=>inBase.find(({element})=>element.text===text)?.type,
parts=inHead.filter(({element:{is}})=>is==="operand"||is==="receiver"||is==="callee"),areUnchanged=parts.length>0&&parts.every(({element,type})=>type!==void 0&&
baseType(element.text)===type),baseSelf=inBase.find(({element})=>element.is==="self"),rank=({element:{is}})=>is==="self"?0:is==="wrapper"?1:2;for(let{element,type}of inHead.
toSorted((a,b)=>rank(a)-rank(b))){let{is,text}=element;if(is==="kind")continue;if(type===void 0){if(inHead.some(({element:other,type:asKind})=>other.is==="kind"&&
other.text===text&&asKind!==void 0&&!dialect.isUnknown(asKind)))continue;return unproven(`the server names no type of ${quoted2(text)}`)}let isAsInBase=!(is==="\
self"&&text===(baseSelf?.element.text??""))&&is!=="wrapper"&&baseType(text)===type;if(isOutOfRange(one2.finding)&&is==="receiver"&&!dialect.isOfLength(type))return unproven(
`how many elements ${quoted2(text)} has is not known: its type is ${quoted2(type)}`);if(dialect.isNever(type)){if(is==="wrapper"||one2.kind==="call"&&is==="self"||
isAsInBase||isExhausted(one2,replies))continue;return unproven(`nothing can be ${quoted2(text)}: its type is ${type}`,{kind:"silent"})}if(one2.kind==="optional"&&
(is==="receiver"||is==="self"&&parts.length===0)&&dialect.mayBeNone(type))return unproven(`${quoted2(text)} may still be none: its type is ${quoted2(type)}`);if(/<subclass of .* and /u.
test(type)&&!isAsInBase)return unproven(`${quoted2(text)} is only taken for something else: its type is ${quoted2(type)}`);if(dialect.isUnknown(type)){if(isAsInBase||
one2.kind==="optional"&&is==="self"&&sameButNone(type,baseSelf?.type)||one2.kind==="call"&&is==="self"&&areCalleesKnown(inHead,dialect)||is==="self"&&isBorrowed(
one2,replies))continue;return unproven(`${quoted2(text)} is of no known type: ${type}`,is==="self"?{kind:"type",text}:null)}if(!(!dialect.holdsUnknown(type)||isAsInBase)&&
!(is==="callee"||is==="taker"||dialect.isFunction(type)&&one2.kind==="name")&&!(is==="self"&&(areUnchanged||sameButNone(type,baseSelf?.type)))&&!(is==="wrapper"&&
areUnchanged)&&!(one2.kind==="call"&&is==="self")&&!(is==="self"&&isBorrowed(one2,replies)))return unproven(`a part of the type of ${quoted2(text)} is not known\
: ${quoted2(type)}`,is==="self"?{kind:"type",text}:null)}}function areCalleesKnown(all,dialect){return all.every(({element,type})=>element.is!=="callee"||type!==
void 0&&!dialect.isUnknown(type))}function sameButNone(type,other){let without2=one2=>one2.split(" | ").filter(part2=>!/^(?:None|null|undefined)$/u.test(part2)).
join(" | ");return other!==void 0&&without2(type)===without2(other).replace(/^\((.*)\)$/u,"$1")}function members(one2,asked,known,unproven){for(let element of asked.
question.elements){if(element.kind!=="member"||isRefused(asked,element.name))continue;let inBase=known?.question.elements.find(other=>other.kind==="member"&&other.
text===element.text),wasSilent=known!==void 0&&inBase?.kind==="member"&&!isRefused(known,inBase.name),isUnder=element.is==="self"&&one2.kind==="name";if(!(wasSilent&&
!isUnder))return unproven(`${quoted2(element.text)} answers to a member that does not exist`)}}function isRefused(reply,name){let{start,end}=reply.placed;return isNamed2(
reply,name)||reply.complaints.some(one2=>/^(?:18046|2571|2693|1361)$/u.test(one2.code??"")&&one2.start>=start&&one2.end<=end)}function values(one2,base,head,asked,replies,untouched,unproven){
let isWhole=of=>{let type=typesIn(head,asked).find(({element})=>element.is===of)?.type;return type!==void 0&&head.dialect.isWholeSignature(type)},refused2=reply=>reply?.
complaints.some(complaint=>complaint.severity==="error"&&complaint.start>=reply.placed.extent.start&&complaint.start<=reply.placed.extent.end&&!untouched.has(`${complaint.
code} ${complaint.message}`))===!0;if(one2.kind==="value"&&head.site.expression!==null&&!head.site.isApart){if(valuePlace(base,head)===void 0)return unproven("i\
ts place is no longer an argument, a returned or an assigned value");let[reply]=replies.find("value","head");if(reply===void 0)return unproven("the server gave \
no answer about its value");if(!refused2(reply)&&!isWhole("taker"))return unproven(`a value that makes no sense, put in place of ${quoted2(textOf5(head,head.site.
expression))}, is not refused`)}if(one2.kind==="call"&&head.site.expression!==null&&!head.site.isApart){let[reply]=replies.find("argument","head");if(reply===void 0)
return unproven("its place is no longer a call");if(!refused2(reply)&&!isWhole("callee"))return unproven("an argument that does not exist is not refused");let spreads=code2=>code2.
site.expression?.children.flatMap(({children})=>children).filter(code2.grammar.isSpread).length??0;if(spreads(head)>spreads(base))return unproven("how many argu\
ments it has is not known")}if(one2.kind==="operator"){let[reply]=replies.find("operand","head");if(reply!==void 0&&!refused2(reply))return unproven("an operand\
 that makes no sense is not refused")}}function isExhausted(one2,replies){let{base,head,finding}=one2;if(base===null||head===null||!/\bnever\b/iu.test(finding.message))
return!1;let line=code2=>textOf5(code2,code2.site.statement).replace(/\s+/gu," ");if(line(base)!==line(head))return!1;let[block,around3]=replies.find("block","h\
ead");if(block===void 0||around3===void 0||!speaks(head,around3))return!1;let type=typesIn(head,block)[0]?.type;return!speaks(head,block)||type!==void 0&&head.dialect.
isNever(type)}function isBorrowed(one2,replies){let[reply]=replies.find("borrowed","base");if(reply===void 0||one2.base===null)return!1;let[typed]=typesIn(one2.
base,reply),piece=reply.placed.pieces.get(typed?.element.id??-1);return typed?.type===void 0||piece===void 0||!one2.base.dialect.holdsUnknown(typed.type)?!1:!reply.
complaints.some(complaint=>/^(?:error|warning)$/u.test(complaint.severity)&&complaint.start>=piece.start&&complaint.end<=piece.end&&!complaint.message.includes(
`'${typed.element.name}'`))}function isNamed2({complaints},name){return complaints.some(({message:message2})=>message2.includes(name))}function typeOf2({dialect},{
placed,complaints},element){let at=placed.pieces.get(element.id);return at===void 0?void 0:dialect.typeIn(complaints,element.name,at)}function quoted2(text){let line=text.
replace(/\s+/gu," ").trim();return`\`${(line.length>60?`${line.slice(0,59)}…`:line).replaceAll("`","'")}\``}function packProbes(probes,textOf6){return[...Map.groupBy(probes,({side,path})=>`${side}\0${path}`).values()].flatMap(own=>{let groups=[];for(let probe of own){
if(groups.some(group2=>group2.some(({key})=>key===probe.key)))continue;let group=groups.find(one2=>one2.every(other=>mayStandBeside(probe,other)));group!==void 0?
group.push(probe):groups.length<24&&groups.push([probe])}return groups.flatMap(group=>{let[first2]=group;return first2===void 0?[]:[overlayOf(first2,group,textOf6(
first2.side,first2.path))]})})}function mayStandBeside(one2,other){if(!(one2.isPlain||other.isPlain||one2.scope!==other.scope)&&(one2.disturbs||other.disturbs))
return!1;let[a,b]=[one2.extent,other.extent];return(a.end<=b.start||b.end<=a.start)&&a.start!==b.start}function overlayOf({side,path},group,text){let made="",at=0,
moves=[],spans=new Map;for(let{key,edit:edit2}of group.toSorted((a,b)=>a.edit.start-b.edit.start)){made+=text.slice(at,edit2.start);let start=made.length,pieces=new Map;
for(let piece of edit2.pieces){let from=made.length;made+=typeof piece=="string"?piece:piece.text,typeof piece!="string"&&pieces.set(piece.id,{start:from,end:made.
length})}at=edit2.end,spans.set(key,{start,end:made.length,pieces}),moves.push({from:at,by:made.length-at})}made+=text.slice(at);let moved=offset=>offset+(moves.
findLast(({from})=>from<=offset)?.by??0),placed=group.flatMap(({key,extent,edit:edit2})=>{let span=spans.get(key);if(span===void 0)return[];let start=Math.min(span.
start,extent.start<edit2.start?moved(extent.start):span.start);return[[key,{...span,extent:{start,end:moved(Math.max(extent.end,edit2.end))}}]]}),inert=group.every(
({isInert:isInert2})=>isInert2)?{isInert:!0}:{};return{side,path,text:made,...inert,probes:new Map(placed)}}function planKnown(input){let known=prepare(input);return known.first.overlays.length===0?null:answers=>{let byText=index(answers),left2=known.first.overlays.filter(
one2=>!byText.has(keyOf5(one2)));return(left2.length===known.first.overlays.length?left2:known.second(byText).overlays).map(({probes:_,...ask})=>ask)}}function judgeKnown(input,answers){
let known=prepare(input),byText=index(answers),second=known.second(byText),judged=known.judge(byText,[known.first,second]),overlays=[...known.first.overlays,...second.
overlays];return{proofs:new Map(judged.map(({of,judged:{proof}})=>[of.finding.id,proof])),isSilent:overlays.length>0&&!answers.some(one2=>isSpeaking(input,one2))}}
function isSpeaking(input,{findings}){let word=seedWord(input);return findings?.some(({message:message2})=>message2.includes(word))===!0}function prepare(input){
let cases=casesOf(input),textOf6=(side,path)=>input.sides[side].reading(path)?.text??"",round=asked=>{let questions=new Map(cases.map(one2=>[one2,asked(one2)]));
return{questions,overlays:packProbes([...questions.values()].flat(),textOf6)}},first2=round(one2=>firstQuestions(input,one2)),untouched=new Map;for(let[path,own]of Map.
groupBy(input.findings,({path:path2})=>path2))untouched.set(path,new Set(own.flatMap(one2=>isInHead(one2.state)?[`${one2.code} ${one2.message}`]:[])));let judge2=(answers,rounds)=>{
let claimed2=unassignedNames(input,ask=>answers.get(keyOf5(ask))).map(name=>[name,"is declared, and never given a value"]);return cases.map(one2=>{let questions=rounds.
flatMap(({questions:all})=>all.get(one2)??[]),overlays=rounds.flatMap(all=>all.overlays),replies=repliesOf(questions,overlays,answers),unfounded=new Map([...one2.
unfounded,...claimed2]),judged=judgeCase({...one2,unfounded},replies,untouched.get(one2.head?.path??"")??new Set);return{of:one2,judged}})};return{first:first2,
second:answers=>{let doubts2=new Map(judge2(answers,[first2]).map(({of,judged:{doubt}})=>[of,doubt]));return round(one2=>{let doubt=doubts2.get(one2)??null;return doubt===
null?[]:doubt.kind==="silent"?blockQuestions(input,one2):borrowedQuestions(input,one2)})},judge:judge2}}function isInHead(state){return state!=="fixed"&&state!==
"removed"&&state!=="suppressed"}function index(answers){return new Map(answers.map(answer=>[keyOf5(answer),answer]))}function planProbes(input){let plans=planners.flatMap(plan=>plan(input)??[]);return plans.length===0?null:answers=>plans.flatMap(plan=>[...plan(answers)])}var planners=[
planLooks,planCensus,planKnown];function withoutRepeats2(findings,names2){if(Object.keys(names2).length===0)return findings;let seen=new Set(findings.map(one2=>keyOf6(one2,one2.path)));return findings.
filter(one2=>{let first2=Object.hasOwn(names2,one2.path)?names2[one2.path]:void 0;return first2===void 0||!seen.has(keyOf6(one2,first2))})}function keyOf6({range,
severity,source,code:code2,message:message2},path){return canonical([path,range,severity,source,code2,message2.toWellFormed()])}function withOtherNames(unknown,names2){
let known=new Set(unknown);return[...unknown,...Object.entries(names2).flatMap(([name,first2])=>known.has(first2)?[name]:[])]}function createMeeting(planFor){let arrivals={base:Promise.withResolvers(),head:Promise.withResolvers()},left2={base:{asks:400,length:16777216},head:{asks:400,length:16777216}},
answers=[],cut3=0,fits=({side,text})=>{let own=left2[side];return own.asks===0||own.length<text.length?(cut3+=1,!1):(own.asks-=1,own.length-=text.length,!0)},askAll=async()=>{
let[base,head]=await Promise.all([arrivals.base.promise,arrivals.head.promise]);if(base===null||head===null)return;let plan=planFor({base:base.run,head:head.run});
if(plan===null)return;let asked=new Set,unanswered={base:unansweredIn(base.run),head:unansweredIn(head.run)};for(let round=0;round<6;round+=1){let next2=[];for(let one2 of plan(
answers)){let key=keyOf7(one2);asked.has(key)||unanswered[one2.side].has(one2.path)||(asked.add(key),fits(one2)&&next2.push(one2))}if(next2.length===0)return;let of=side=>next2.
filter(one2=>one2.side===side),found2=await Promise.all([base.ask(of("base")),head.ask(of("head"))]),byAsk=new Map(found2.flatMap(all=>all??[]).map(one2=>[keyOf7(
one2),one2]));for(let one2 of next2){let answer=byAsk.get(keyOf7(one2));answer!==void 0&&answers.push(answer)}if(found2.includes(null))return}},asking;return{of:side=>(run,ask)=>(arrivals[side].
resolve({run,ask}),asking??=askAll(),asking),ended:(side,run)=>{let isHealthy2=run!==null&&run.observation.failure===void 0;arrivals[side].resolve(isHealthy2?{run,
ask:()=>Promise.resolve([])}:null)},answers:()=>({answers,cut:cut3})}}function unansweredIn({observation}){return new Set(observation.files.flatMap(({kind,path})=>kind===
"unknown"?[path]:[]))}function keyOf7({side,path,text}){return JSON.stringify([side,path,text])}function absentSide(languageId){return{languageId,program:[],withheld:[],unchecked:[],configurationFiles:[],text:()=>{},reading:()=>{},observation:{files:[],failure:void 0,
schedule:"",lookups:[],limits:[]}}}function joinSides(sides,broken2=new Set){let[first2,...more]=sides;if(first2===void 0)throw new Error("A server has no root.");
if(more.length===0)return first2[1];let facts=joinFacts(sides.map(([,side])=>side)),observations=sides.map(([root,side])=>[root,side.observation]);return{...facts,
observation:joinObservations(observations,broken2)}}function joinFacts(all){let program=[...new Set(all.flatMap(side=>side.program))],checked2=new Set(program),
owners=new Map;for(let side of all)for(let path of side.program)owners.has(path)||owners.set(path,side);let firstOf3=(path,look)=>{let owner=owners.get(path);if(owner!==
void 0)return look(owner);for(let side of all){let found2=look(side);if(found2!==void 0)return found2}},withheld=new Map(all.flatMap(side=>side.withheld).map(one2=>[
one2.path,one2])),looked=new Set(all.flatMap(lookedOf)),isScoped=all.some(({scope})=>scope!==void 0),families=all.find(side=>side.families!==void 0)?.families,census=all.
find(side=>side.census!==void 0)?.census,unprobed=all.find(side=>side.unprobed!==void 0)?.unprobed;return{languageId:path=>all[0]?.languageId(path)??"",...families===
void 0?{}:{families},...census===void 0?{}:{census},...unprobed===void 0?{}:{unprobed},program,...isScoped?{scope:{looked:program.filter(path=>looked.has(path)),
importsOf:path=>firstOf3(path,side=>importsBy(side,path))??[]}}:{},withheld:[...withheld.values()],unchecked:[...new Set(all.flatMap(side=>side.unchecked))].filter(
path=>!checked2.has(path)),configurationFiles:[...new Set(all.flatMap(side=>side.configurationFiles))],text:path=>firstOf3(path,side=>side.text(path)),reading:path=>firstOf3(
path,side=>side.reading(path))}}function joinObservations(all,broken2=new Set){let[first2,...more]=all;if(first2===void 0)throw new Error("A server was asked no\
thing.");if(more.length===0)return first2[1];let files2=new Map;for(let[root,observation]of all)if(!broken2.has(root))for(let file of observation.files)files2.set(
file.path,joinFile(files2.get(file.path),file));for(let[root,observation]of all)if(broken2.has(root))for(let file of observation.files)files2.has(file.path)||files2.
set(file.path,file);let failures=all.map(([,{failure}])=>failure);return{files:[...files2.values()],failure:failures.every(one2=>one2!==void 0)?failures[0]:void 0,
schedule:sha256(canonical(all.map(([root,{schedule}])=>[root,schedule]))),lookups:all.flatMap(([,{lookups:lookups2}])=>lookups2),limits:all.flatMap(([,{limits:limits2}])=>limits2)}}
function joinFile(one2,other){if(one2===void 0||one2.kind==="unknown")return one2??other;if(other.kind==="unknown")return other;let known=new Set(one2.findings.
map(observedKey)),more=other.findings.filter(finding=>!known.has(observedKey(finding))),ranges=new Set(other.unreachable.map(range=>canonical(range)));return{...one2,
findings:[...one2.findings,...more],unreachable:one2.unreachable.filter(range=>ranges.has(canonical(range)))}}function observedKey({path,range,severity,source,code:code2,
message:message2}){return canonical([path,range,severity,source,code2,message2].map(wellFormed2))}function wellFormed2(value){return typeof value=="string"?value.
toWellFormed():value}function rootsOf2(roots){let[first2,...more]=roots;if(first2===void 0)return()=>[];if(more.length===0)return()=>[first2.root];let seen=side=>roots.
map(({root,first:looks,second})=>{let observations=[looks[side],...second===null?[]:[second[side]]];return[root,new Set(observations.flatMap(findingsOf).map(observedKey))]}),
by={base:seen("base"),head:seen("head")};return finding=>{let key=observedKey(finding);return by[sideOf(finding)].flatMap(([root,keys])=>keys.has(key)?[root]:[])}}
function lookupsOf(plan,isOwn){if(plan===null)return null;let key=({path,position})=>canonical([path,position]),others=new Set(plan([]).filter(lookup=>!isOwn(lookup.
path)).map(key));return found2=>plan(found2).filter(lookup=>!others.has(key(lookup)))}var least={roots:1,isForBoth:!1};async function measure(change,roots,{roots:width,isForBoth,isProbed=!0}=least,more=null){let ahead=isForBoth&&roots.length===1&&
more===null?secondLookAhead(change):null,look=some=>inTurns(some,width,of=>lookFirst(change,of,isProbed,ahead?.begin)),firsts;try{firsts=await look(roots),more!==
null&&(firsts=[...firsts,...await look(await more())].toSorted((left2,right2)=>compareText(left2.root,right2.root)))}finally{await ahead?.ended()}let broken2=new Set(
firsts.filter(one2=>!isHealthy(one2)).map(({root})=>root)),joined4=side=>joinSides(firsts.map(({root,sides:sides2})=>[root,sides2[side]]),broken2),sides={base:joined4(
"base"),head:joined4("head")},comparison=comparedAlready(firsts)??compareSides(change,sides),graphs={base:graphOf(sides.base),head:graphOf(sides.head)},healthy=firsts.
filter(isHealthy),plan=healthy.length===0?void 0:planSecond(change,{sides,comparison,graphs}),seconds=plan===void 0?null:await inTurns(healthy,width,async root=>[
root.root,await(ahead?.looked()??askAgain2(root,plan))]),own=(await inTurns(healthy,width,async({root,sessions})=>sessions.headConfiguration===null?[]:[[root,await sessions.
headConfiguration()]])).flat();return{server:serverOf(firsts),roots:firsts.map(one2=>rootRun(one2,seconds)),sides,comparison,graphs,second:plan===void 0||seconds===
null?null:secondRun(plan,seconds),headConfiguration:own.length===0?null:joinSides(own)}}function secondLookAhead(change){let look;return{begin:({root,sessions,sides:{
base,head},comparison})=>{let sides={base:joinSides([[root,base]]),head:joinSides([[root,head]])},graphs={base:graphOf(sides.base),head:graphOf(sides.head)},plan=planSecond(
change,{sides,comparison,graphs});plan!==void 0&&(look=askAgain2({sides,sessions},plan))},looked:()=>look,ended:()=>Promise.allSettled([look])}}async function lookFirst(change,of,isProbed,whenCompared){
let comparison=null,input=null,meeting=createMeeting(sides=>(comparison=compareSides(change,sides),whenCompared?.({...of,sides,comparison}),!isProbed||sides.head.
unprobed!==void 0?null:(input=probeInput(change,sides,comparison),planProbes(input)))),look=async side=>{let run=null;try{return run=await of.sessions.first(side,
meeting.of(side)),run}finally{meeting.ended(side,run)}},[base,head]=await allEnded([look("base"),look("head")]),failure=base.observation.probes?.failure??head.observation.
probes?.failure??null,probed=input===null?null:{input,...meeting.answers(),failure};return{...of,sides:{base,head},comparison,probed}}function comparedAlready(firsts){
let[only,...more]=firsts;return only!==void 0&&more.length===0&&isHealthy(only)?only.comparison:null}function serverOf([first2]){if(first2===void 0)throw new Error(
"A server has no root.");return first2.server}function isHealthy({sides}){return sides.base.observation.failure===void 0&&sides.head.observation.failure===void 0}
async function inTurns(all,width,work){let results=[];for(let at=0;at<all.length;at+=width)results.push(...await allEnded(all.slice(at,at+width).map(work)));return results}
function planSecond({changedFiles},{sides,comparison,graphs}){let plan=planConfirmation({comparison,changedFiles,renames:renamesIn(changedFiles),programs:{base:lookedOf(
sides.base),head:lookedOf(sides.head)},graphs,reading:(side,path)=>sides[side].reading(path)});if(plan===void 0)return;let causes=attribute({findings:comparison.
findings,changedFiles,text:(side,path)=>sides[side].text(path),reading:(side,path)=>sides[side].reading(path),programs:{base:sides.base.program,head:sides.head.
program},graph:graphs.head});return{...plan,causes}}async function askAgain2({sides,sessions},plan){let own=side=>{let program=new Set(sides[side].program);return plan[side].
filter(path=>program.has(path))},[basePaths,headPaths]=[own("base"),own("head")],isWhole=basePaths.length===plan.base.length&&headPaths.length===plan.head.length;
if(!isWhole&&basePaths.length+headPaths.length===0)return null;let headProgram=new Set(sides.head.program),lookups2=lookupsOf(lookupsFor(plan.causes),path=>isWhole||
headProgram.has(path)),[base,head]=await allEnded([sessions.again("base",basePaths,null),sessions.again("head",headPaths,lookups2)]);return{base,head}}function secondRun(plan,seconds){
let asked=seconds.flatMap(([root,looked])=>looked===null?[]:[[root,looked]]);if(asked.length===0)return null;let joined4=side=>joinObservations(asked.map(([root,
looked])=>[root,looked[side]])),[base,head]=[joined4("base"),joined4("head")];return{observations:{base,head},causes:plan.causes.causes(head.lookups),limits:[...limits(
"causes-cut","new findings outside of the change were not traced to a cause",plan.causes.cut(head.lookups))]}}function rootRun({root,server,sides,probed},seconds){
let[base,head]=[sides.base.packages,sides.head.packages];return{root,server,first:{base:sides.base.observation,head:sides.head.observation},...base===void 0&&head===
void 0?{}:{packages:{base:base??[],head:head??[]}},withheld:{base:sides.base.withheld.length,head:sides.head.withheld.length},second:seconds?.find(([other])=>other===
root)?.[1]??null,probed}}function lookupsFor(causes){return causes.next([]).length===0?null:causes.next}function limits(code2,message2,count2){return count2===0?
[]:[limit(code2,message2,count2)]}var knownGraphs=new WeakMap;function graphOf(side){let{program,text}=side,known=knownGraphs.get(text);if(known?.program===program)
return known.graph;let graph=madeGraph(side);return knownGraphs.set(text,{program,graph}),graph}function madeGraph(side){return importGraph(side.program,path=>importsBy(
side,path))}function compareSides(change,sides,observations={base:sides.base.observation,head:sides.head.observation}){let isIgnored=ignoring(change.ignore),unchecked={
base:[...sides.base.unchecked,...heldByBase(change.changedFiles,sides.head.program)],head:sides.head.unchecked},observed=side=>sideObservation({...sides[side],unchecked:unchecked[side]},
observations[side],{isIgnored,otherNames:change.otherNames?.[side]??{}}),families=sides.head.families??sides.base.families,comparison=compareObservations({...families===
void 0?{}:{familyOf:({code:code2})=>families.get(code2??"")},base:observed("base"),head:observed("head"),renames:renamesIn(change.changedFiles),changedFiles:change.
changedFiles,text:(side,path)=>sides[side].text(path),reading:(side,path)=>sides[side].reading(path)});return withIgnored(comparison,isIgnored)}function withIgnored(comparison,isIgnored){
let count2=0,findings=comparison.findings.map(one2=>{let to=one2.state==="fixed"?one2.counterpart?.path:void 0;if(to===void 0||!isIgnored(to))return one2;count2+=
1;let why=`its code is in ${to} now, whose findings are left out (ignore)`;return{...one2,state:"removed",placement:"unchecked",counterpart:null,why}});if(count2===
0)return comparison;let{fixed,removed}=comparison.counts;return{...comparison,findings,counts:{...comparison.counts,fixed:fixed-count2,removed:removed+count2}}}
function heldByBase(changedFiles,program){let origins2=new Map(changedFiles.map(({from,to})=>[to,from]));return program.flatMap(path=>{let from=origins2.has(path)?
origins2.get(path):path;return from==null?[]:[from]})}function sideObservation(side,observation,of){let unknown=observation.files.flatMap(file=>file.kind==="unk\
nown"?[file.path]:[]),withheld=side.withheld.map(file=>file.path),files2=new Set([...side.program,...withheld,...side.configurationFiles]);return{findings:withoutRepeats2(
findingsOf(observation),of.otherNames).filter(({path})=>!of.isIgnored(path)),unknown:new Set(withOtherNames([...unknown,...withheld],of.otherNames)),files:files2,
unchecked:new Set(side.unchecked.filter(path=>!files2.has(path)))}}function ignoring(globs){return globs.length===0?()=>!1:(0,import_picomatch2.default)([...globs],
{dot:!0})}function joinSources(findings,policy){return[...Map.groupBy(findings,one2=>isAlone(one2)?one2:placeKey(one2)).values()].flatMap(group=>joined2(group,policy)).sort(
compareFindings)}function isAlone({ruled,elsewhere}){return ruled!==void 0||elsewhere!==void 0}function placeKey({path,range,state,base,seen}){return canonical(
JSON.parse(JSON.stringify([path,range,state,base,seen])))}function joined2(group,policy){if(group.length<2)return group;let entries=[];for(let finding of group.
toSorted(leadFirst(policy))){let own=entries.find(entry=>!entry.some(({server})=>server===finding.server)&&entry[0]!==void 0&&isSame4(entry[0],finding,policy));
own===void 0?entries.push([finding]):own.push(finding)}return entries.map(([lead2,...others])=>{if(lead2===void 0)throw new Error("An entry has a finding.");return others.
length===0?lead2:{...lead2,sources:[lead2,...others].map(saidBy)}})}function leadFirst(policy){let rank=one2=>[isSevere(one2,policy)?0:1,roleRank[policyOf(one2.
server,policy).role??"primary"],severityRank(one2.severity)];return(left2,right2)=>{let[mine,others]=[rank(left2),rank(right2)],at=mine.findIndex((value,index2)=>value!==
others[index2]);return at<0?compareText(left2.server,right2.server)||compareFindings(left2,right2):(mine[at]??0)-(others[at]??0)}}var roleRank={primary:0,linter:1,
"second-opinion":2};function isSame4(lead2,other,policy){if(compareRanges(lead2.range,{start:lead2.range.start,end:lead2.range.start})!==0&&isOnlyOpinion(other.
server,policy))return!0;let[mine,others]=[meaningOf(lead2),meaningOf(other)];return mine!==null&&mine===others}function meaningOf({code:code2}){if(code2===null)
return null;let bare2=/\(([^()]+)\)$/u.exec(code2)?.[1]??code2;return bare2.slice(bare2.lastIndexOf("/")+1).replace(/(?<=[a-z0-9])(?=[A-Z])/gu,"-").toLowerCase()}function withRoutes(causes,findings,programs){let pathOf2=new Map(findings.map(({id,path})=>[id,path]));return causes.map(cause=>{let routes=routesOf(cause,new Set(
cause.effects.flatMap(id=>pathOf2.get(id)??[])),programs);return routes.length===0?cause:{...cause,routes}})}var routesMax=50,throughMax=10;function routesOf(cause,effects,programs){
let wanted=new Set(effects),found2=new Map;for(let side of["head","base"])for(let{graphs}of programs)for(let[path,through]of waysFrom(cause.path,wanted,graphs[side]))
found2.has(path)||found2.set(path,through);return[...found2].flatMap(([path,through])=>through===null||through.length===0?[]:[{path,through}]).sort((left2,right2)=>compareText(
left2.path,right2.path)).slice(0,routesMax)}function waysFrom(start,wanted,{importers}){let from=new Map([[start,null]]),ways=new Map,ring=[start];for(let hop=0;hop<=
throughMax&&ring.length>0&&ways.size<wanted.size;hop+=1){let next2=[];for(let file of ring)for(let importer of importers.get(file)??[])from.has(importer)||(from.
set(importer,file),next2.push(importer),wanted.has(importer)&&ways.set(importer,between(importer,from)));ring=next2}return ways}function between(end,from){let files2=[];
for(let at=from.get(end);at!=null;at=from.get(at))files2.push(at);return files2.slice(0,-1).reverse()}function scopeMisses(findings,leftOut2){if(leftOut2===void 0)return[];let[base,head,near2]=[new Set(leftOut2.base),new Set(leftOut2.head),new Set(leftOut2.near)],
missed=findings.filter(({path,state})=>state==="new"&&head.has(path)||state==="fixed"&&base.has(path));return[...Map.groupBy(missed,({path})=>path)].map(([path,
own])=>{let rule2=near2.has(path)?"it imports a changed file, and none of the names that changed was found in it":"no import was found that leads from it to a c\
hanged file",count2=plural(own.length,"new or fixed finding");return limit("scope-miss",`${path} has ${count2}, and scope: affected would have left it out, beca\
use ${rule2}; this is a defect of Lanser`)})}function selectorsOf(file,definitions){let starts=lineStarts(file.text);return definitions.map(({symbol:symbol2,kinds,definition:{range}})=>({path:file.path,symbol:symbol2,
kinds,range,text:file.text.slice(...offsets(starts,range)),fileLines:starts.length}))}function offsets(starts,{start,end}){return[(starts[start.line]??0)+start.
character,(starts[end.line]??0)+end.character]}function leafOf2(symbol2){return symbol2.slice(symbol2.lastIndexOf(".")+1)}var featureWeights={ast:.5,module:.2,token:.2,proximity:.1};function scoreOf(features){let{ast,module,token,proximity:proximity2}=featureWeights;return roundTo12(
ast*features.ast+module*features.module+token*features.token+proximity2*features.proximity)}function astLikeness(base,candidate,token){let sameKinds=base.kinds.
join()===candidate.kinds.join();if(sameKinds&&base.symbol===candidate.symbol)return 1;let sameLeaf=leafOf2(base.symbol)===leafOf2(candidate.symbol);return(sameKinds||
sameLeaf?.75:.5)*token}function moduleLikeness(basePath,headPath){let base=moduleOf(basePath),head=moduleOf(headPath),longer=Math.max(base.length,head.length),differs2=base.
findIndex((part2,index2)=>part2!==head[index2]),shared3=differs2<0?base.length:differs2;return longer===0?1:shared3/longer}function moduleOf(path){let parts=path.
replace(/(?!^)\.[^./]+$/u,"").split("/");return parts.at(-1)==="__init__"?parts.slice(0,-1):parts}function roundTo12(value){return Number(value.toFixed(12))+0}var weightMax=1e6;function prV1(before,after,weights){let{alpha,beta,gamma}=checked(weights),components=componentsOf(before,after),{diag_delta,safety,ambiguity_penalty}=components;
return{r:roundTo12(alpha*diag_delta+beta*safety-gamma*ambiguity_penalty),components,weights:{alpha,beta,gamma},explanation:`${findingsInWords(diag_delta)}, ${safetyInWords(
after)}, and what it touched is found again with confidence ${after.confidence}.`}}function prV2(before,after,weights){let components=componentsOf(before,after);
return{r:roundTo12(potential(after,weights)-potential(before,weights)),components,weights:{...checked(weights)},explanation:`${findingsInWords(components.diag_delta)}\
, ${changeInWords("safety",before.safety,after.safety)}, and ${changeInWords("confidence",before.confidence,after.confidence)}.`}}function potential({diagnostics,
safety,confidence},weights){let{alpha,beta,gamma}=checked(weights);return roundTo12(-alpha*diagnostics+beta*safety-gamma*(1-confidence))}function componentsOf(before,after){
for(let{diagnostics,confidence}of[before,after]){if(!Number.isSafeInteger(diagnostics)||diagnostics<0)throw new Error(`A count of findings is a whole number, no\
t ${diagnostics}.`);if(!(confidence>=0&&confidence<=1))throw new Error(`A confidence is in [0, 1], not ${confidence}.`)}return{diag_delta:before.diagnostics-after.
diagnostics,safety:after.safety,ambiguity_penalty:roundTo12(1-after.confidence),alpha_conf:after.confidence}}function checked({alpha,beta,gamma}){let weights={alpha,
beta,gamma},wrong=Object.entries(weights).find(([,value2])=>!isWeight(value2));if(wrong===void 0)return weights;let[name,value]=wrong;throw new Error(`${name} i\
s ${value}; a weight is a number from 0 to ${weightMax}`)}function isWeight(value){return value>=0&&value<=weightMax&&!Object.is(value,-0)}function findingsInWords(delta){
let count2=plural(Math.abs(delta),"finding");return delta===0?"As many findings as before":`${count2} ${delta>0?"fewer":"more"} than before`}function safetyInWords({
safety}){return safety===1?"all safety checks passed":"a safety check failed"}function changeInWords(name,before,after){return before===after?`${name} stays ${after}`:
`${name} goes from ${before} to ${after}`}function scoreChange(input){if(input.blockers.length>0)return{kind:"unscored",reason:`not scored: ${input.blockers.join("; ")}`};let{safety,confidence,weights}=input,
roles=input.findings.map(finding=>({finding,role:roleOf(finding,input)})),countOf=side=>roles.filter(({role})=>inD[role][side]).length,diagnostics={base:countOf(
"base"),head:countOf("head")},before={diagnostics:diagnostics.base,safety:1,confidence:1},after={diagnostics:diagnostics.head,safety:safety.every(({ok})=>ok)?1:
0,confidence:confidence.alphaConf},counts=Object.fromEntries(findingStates.map(state=>[state,0]));for(let{finding,role}of roles)(inD[role].base||inD[role].head)&&
counts[finding.state]++;return{kind:"scored","pr-v1":prV1(before,after,weights),"pr-v2":prV2(before,after,weights),detail:{diagnostics,counted:counts,unearned:unearnedOf(
roles.map(({role})=>role)),safety,confidence:{minimum:confidence.minimum,symbols:confidence.symbols},before,after}}}var roleOfState={new:"introduced",unchanged:"\
stays",moved:"stays",fixed:"earned",removed:"removed",suppressed:"suppressed",volatile:"volatile"},inD={introduced:findingStateTable.new.counts,stays:findingStateTable.
unchanged.counts,earned:findingStateTable.fixed.counts,removed:findingStateTable.removed.counts,suppressed:findingStateTable.suppressed.counts,unproven:{base:!0,
head:!0},volatile:findingStateTable.volatile.counts,"gone-elsewhere":{base:!1,head:!1},"gone-unscored":{base:!1,head:!1},outside:{base:!1,head:!1}},unearnedWhy={
introduced:null,stays:null,earned:null,removed:"its code or its file is gone",suppressed:"it was silenced, not fixed",unproven:"nothing shows that the change fi\
xed it",volatile:"it comes and goes without a change","gone-elsewhere":"it is not in a file that the change answers for","gone-unscored":"its severity does not \
count",outside:null};function gainOf(finding,of){let{base,head}=inD[roleOf(finding,of)];return base===head?0:base?1:-1}function roleOf(finding,{relevant,severities:severities2,
unproven}){let role=roleOfState[finding.state],{isGone}=findingStateTable[finding.state];if(role==="volatile")return role;if(!severities2.has(finding.severity))
return isGone?"gone-unscored":"outside";if(role==="introduced")return role;let basePath=isGone?finding.path:finding.base?.path??finding.path;return relevant.has(
basePath)?role==="earned"&&unproven.has(finding.id)?"unproven":role:isGone?"gone-elsewhere":"outside"}function unearnedOf(roles){let byRole=Map.groupBy(roles,role=>role);
return Object.keys(unearnedWhy).flatMap(role=>{let why=unearnedWhy[role],count2=byRole.get(role)?.length??0;return why===null||count2===0?[]:[{why,count:count2}]})}function confidenceOf(relocations){let symbols=relocations.map(relocation=>{let{selector,status,confidence,isDeleted,candidates}=relocation,best=isDeleted?void 0:
candidates[0];return{path:selector.path,symbol:selector.symbol,confidence,status:isDeleted?"deleted":status,...relocation.isGone?{gone:!0}:{},at:best===void 0?null:
{path:best.path,range:best.range}}});return{...meanOf(symbols),symbols}}function meanOf(symbols){let counted=symbols.filter(({status})=>status!=="deleted").map(
({confidence})=>confidence),sum3=counted.reduce((total2,confidence)=>total2+confidence,0);return{alphaConf:counted.length===0?1:roundTo12(sum3/counted.length),minimum:counted.
reduce((least2,confidence)=>Math.min(least2,confidence),1)}}var tokenPattern2=/[\p{L}\p{N}\p{M}_$]+|[^\s]/gu;function bagOf(tokens){let counts=new Map;for(let token of tokens)counts.set(token,(counts.get(token)??0)+1);return{
counts,size:tokens.length}}function jaccard(left2,right2){let[small,large]=left2.counts.size<=right2.counts.size?[left2,right2]:[right2,left2],shared3=0;for(let[
token,count2]of small.counts)shared3+=Math.min(count2,large.counts.get(token)??0);let union=left2.size+right2.size-shared3;return union===0?1:shared3/union}var jaccardMin=.5;function definitionIndex(headFiles,renamed,limits2){let files2=headFiles.toSorted((left2,right2)=>comparePaths(left2.path,right2.path)).map(file=>indexFile(
file,renamed)),byBasePath=new Map(files2.map(indexed=>[indexed.file.base?.path,indexed])),cut3={compared:0,clipped:0,unsearched:0},steps=0,bagFrom=(tokens,ownName)=>(tokens.
length>limits2.definitionTokensMax&&cut3.clipped++,bagOf(tokens.slice(0,limits2.definitionTokensMax).filter(token=>token!==ownName))),bags=new Map,bagOfEntry=entry=>{
let bag=bags.get(entry)??bagFrom(entry.indexed.tokensOf(entry.node),entry.node.definition.name);return bags.set(entry,bag),bag},newInHead=definitionsNewInHead(files2,
entry=>bagOfEntry(entry).size);return{search:selector=>{let mapped=symbolThrough(renamed,selector.symbol),tokens=selector.text.match(tokenPattern2)??[],bag=throughRenames(
renamed,bagFrom(tokens,leafOf2(selector.symbol))),max=steps<limits2.stepsMax?limits2.comparedMax:1,compared2=entry=>{let{file,lineCount}=entry.indexed,other=bagOfEntry(
entry);steps+=Math.min(bag.counts.size,other.counts.size);let name=leafOf2(mapped)===entry.node.definition.name?mapped:selector.symbol;return{file,lineCount,node:entry.
node,name,token:jaccard(bag,other)}},bounded=(entries,room)=>(cut3.compared+=Math.max(0,entries.length-room),entries.slice(0,room)),own=byBasePath.get(selector.
path)?.find(kindOf4(selector),mapped,selector.symbol)??[];if(own.length>0){let byDistance=own.toSorted((left2,right2)=>distance(selector,left2)-distance(selector,
right2));return{isGone:!1,candidates:bounded(byDistance,max).map(compared2)}}if(steps>=limits2.stepsMax)return cut3.unsearched++,{isGone:!0,candidates:[]};let leaves=new Set(
[leafOf2(mapped),leafOf2(selector.symbol)]),namesakes=bounded(newInHead.named(kindOf4(selector),leaves),max),alike2=newInHead.sized(kindOf4(selector),bag.size,max-
namesakes.length,leaves);return cut3.compared+=alike2.cut,{isGone:!0,candidates:[...namesakes.map(compared2),...alike2.entries.map(compared2).filter(({token})=>token>=
jaccardMin)]}},limits:()=>limitsHit(cut3)}}function indexFile(file,renamed){let starts=lineStarts(file.text),entries=[],byName2=new Map,tokens,find=(kind,...names2)=>names2.
map(name=>byName2.get(`${kind} ${name}`)).find(found2=>found2!==void 0)??[],indexed={file,lineCount:starts.length,entries,find,isOld:node=>old.has(node),tokensOf:({
definition})=>{tokens??=[...file.text.matchAll(tokenPattern2)];let[from,to]=offsets(starts,definition.range);return tokens.slice(countBefore(tokens,from),countBefore(
tokens,to)).map(([token])=>token)}};for(let node of namedDefinitions(file.outline)){let entry={indexed,node};entries.push(entry),push(byName2,`${kindOf4(node)} ${node.
symbol}`,entry)}let atBase=file.base?.outline===void 0?[]:namedDefinitions(file.base.outline),old=new Set(atBase.flatMap(node=>find(kindOf4(node),symbolThrough(
renamed,node.symbol),node.symbol)).map(({node})=>node));return indexed}function definitionsNewInHead(files2,sizeOf){let byLeaf=new Map,byKind=new Map;for(let entry of files2.
flatMap(({entries})=>entries))entry.indexed.isOld(entry.node)||(push(byLeaf,`${kindOf4(entry.node)} ${entry.node.definition.name}`,entry),push(byKind,kindOf4(entry.
node),entry));let bySize=new Map;return{named:(kind,leaves)=>[...leaves].flatMap(leaf=>byLeaf.get(`${kind} ${leaf}`)??[]),sized:(kind,size3,max,without2)=>{let sorted=bySize.
get(kind)??(byKind.get(kind)??[]).sort((a,b)=>sizeOf(a)-sizeOf(b));bySize.set(kind,sorted);let from=countWhile(sorted,entry=>2*sizeOf(entry)<size3),to=countWhile(
sorted,entry=>sizeOf(entry)<=2*size3),above=countWhile(sorted,entry=>sizeOf(entry)<size3),below=above-1,entries=[],passedOver=0;for(;entries.length<max&&(below>=
from||above<to);){let[smaller,larger]=[sorted[below],sorted[above]],isSmaller=smaller!==void 0&&below>=from&&(larger===void 0||above>=to||size3-sizeOf(smaller)<=
sizeOf(larger)-size3),next2=isSmaller?smaller:larger;next2!==void 0&&without2.has(next2.node.definition.name)?passedOver++:next2!==void 0&&entries.push(next2),isSmaller?
below--:above++}let within=[...without2].flatMap(leaf=>byLeaf.get(`${kind} ${leaf}`)??[]).filter(entry=>2*sizeOf(entry)>=size3&&sizeOf(entry)<=2*size3).length;return{
entries,cut:to-from-entries.length-Math.max(passedOver,within)}}}}function distance(selector,{node}){return Math.abs(node.definition.range.start.line-selector.range.
start.line)}function kindOf4({kinds}){let kind=kinds.at(-1);if(kind===void 0)throw new Error("A definition has a kind.");return kind}function symbolThrough(renamed,symbol2){
return renamed.size===0?symbol2:symbol2.split(".").map(part2=>renamed.get(part2)??part2).join(".")}function throughRenames(renamed,bag){if(renamed.size===0)return bag;
let counts=new Map;for(let[token,count2]of bag.counts){let name=renamed.get(token)??token;counts.set(name,(counts.get(name)??0)+count2)}return{counts,size:bag.size}}
function limitsHit(cut3){return[{code:"relocate-compared",message:"definitions that a touched symbol was not compared with, because there are too many",count:cut3.
compared},{code:"relocate-clipped",message:"definitions of which only the start was compared, because they are too long",count:cut3.clipped},{code:"relocate-uns\
earched",message:"touched symbols that were only looked up by name, because the change is too large",count:cut3.unsearched}].filter(({count:count2})=>count2>0)}
function countBefore(tokens,offset){return countWhile(tokens,({index:index2})=>index2<offset)}var relocateDefaults={renamed:new Map,scoreMin:.75,shownMax:5,comparedMax:100,definitionTokensMax:2e4,stepsMax:5e6};function relocateAll(selectors,headFiles,options2){let index2=definitionIndex(headFiles,options2.renamed,options2);return{relocations:selectors.map(selector=>{let{
isGone,candidates}=index2.search(selector),ranked=candidates.map(found2=>scored(selector,found2)).sort(compareCandidates),confidence=ranked[0]?.score??0;return{
selector,status:statusOf2(ranked,options2.scoreMin),confidence,isDeleted:isGone&&confidence<options2.scoreMin,isGone,candidates:ranked.slice(0,options2.shownMax),
weights:featureWeights}}),limits:index2.limits()}}function scored(selector,{file,lineCount,node,name,token}){let{range}=node.definition,isSameFile=file.base?.path===
selector.path,features={ast:astLikeness({symbol:name,kinds:selector.kinds},node,token),module:isSameFile?1:moduleLikeness(selector.path,file.path),token,proximity:isSameFile?
proximity(selector,range,lineCount):0};return{path:file.path,symbol:node.symbol,range,score:scoreOf(features),features}}function proximity(selector,range,headLines){
return 1-Math.abs(selector.range.start.line-range.start.line)/Math.max(selector.fileLines,headLines)}function statusOf2([best,second],scoreMin){return best===void 0?
"not-found":best.score>=scoreMin&&best.score!==second?.score?"found":"ambiguous"}function compareCandidates(left2,right2){return right2.score-left2.score||comparePaths(
left2.path,right2.path)||compareRanges(left2.range,right2.range)}function touchedSymbols(base,head,hunks){let definitions=namedDefinitions(base.outline),inBase=innermostByLine(definitions),inHead=innermostByLine(head===void 0?
[]:namedDefinitions(head)),touched=new Set;for(let{baseStart,baseEnd,headStart,headEnd}of hunks){for(let line=baseStart;line<baseEnd;line++)add2(touched,inBase[line]);
if(baseStart<baseEnd)continue;let before=inBase[baseStart-1];if(add2(touched,around2(before,inBase[baseStart],baseStart)),before?.definition.range.end.line!==baseStart-
1)continue;inHead.slice(headStart,headEnd).some(found2=>found2?.symbol===before.symbol)&&touched.add(before)}return selectorsOf(base,definitions.filter(definition=>touched.
has(definition)))}function around2(before,behind,line){let spans=found2=>found2!==void 0&&found2.definition.range.start.line<line&&found2.definition.range.end.line>=
line;return[before,behind].filter(spans).sort((left2,right2)=>right2.kinds.length-left2.kinds.length)[0]}function add2(touched,found2){found2!==void 0&&touched.
add(found2)}function innermostByLine(definitions){let lines2=[];for(let found2 of definitions){let{start,end}=found2.definition.range;for(let line=start.line;line<=
end.line;line++)lines2[line]=found2}return lines2}function proofsOf({roots}){let byId=new Map,failure=null;for(let{probed}of roots){if(probed===null||probed.failure!==null)continue;let{proofs,isSilent}=judgeKnown(
probed.input,probed.answers);isSilent&&(failure="the probes count for nothing: the server complained of none of them");for(let[id,proof]of proofs)byId.get(id)?.
kind!=="unproven"&&byId.set(id,proof)}return{byId:failure===null?byId:new Map,failure}}function withProof(finding,{byId},doubts2){if(finding.state!=="fixed")return finding;
let proof=byId.get(finding.id)??{kind:"unproven",probe:"nothing was asked about its place"},doubt=doubts2.get(finding.id);return proof.kind==="unproven"||doubt===
void 0?{...finding,proof}:{...finding,proof:{kind:"unproven",probe:doubt}}}function isUnproven({state,proof}){return state==="fixed"&&proof?.kind!=="proven"}var countedSeverities=new Set(["error","warning"]);function score(record,runs,input){let{settled}=input,relevant=new Set(settled.flatMap(one2=>[...one2.relevant])),
{confidence,limits:limits2}=confidenceIn(record,runs),result=scoreChange({findings:input.findings,relevant,severities:countedSeverities,unproven:new Set(input.findings.
filter(isUnproven).map(({id})=>id)),safety:record.safety.checks,confidence,weights:record.policy.reward.weights,blockers:blockersOf(record,input)});if(result.kind===
"unscored")return{reward:null,unscored:result.reason,limits:limits2};let{detail}=result,withFindings=new Set(input.findings.flatMap(({path,base})=>base===null?[
path]:[path,base.path])),symbols=confidence.symbols.map(({at:_at,...symbol2})=>symbol2);return{reward:{headline:record.policy.reward.headline,"pr-v1":result["pr\
-v1"],"pr-v2":result["pr-v2"],relevantFiles:relevant.size,relevant:[...withFindings].filter(path=>relevant.has(path)).sort(compareText),diagnostics:detail.diagnostics,
unearned:detail.unearned,safety:record.safety.checks,confidence:{minimum:confidence.minimum,symbols,threshold:relocateDefaults.scoreMin}},unscored:null,limits:limits2}}
var isOfPolicy=new Set(["suppressions","unchecked-sources","hidden-code"]);function blockersOf(record,{settled,unknown,unmatched,failures,headFiles,skippedRoots}){
let unparsed=[...new Set(settled.flatMap(one2=>one2.unparsed))],[first2]=unparsed;return[...failures.filter(({code:code2})=>!isOfPolicy.has(code2)).map(one2=>one2.
message),...headFiles===0&&skippedRoots===0&&failures.length===0&&pathsOf(record.scope)===void 0?["no file of head was checked"]:[],...unknown.length>0?[`${plural(
unknown.length,"file")} could not be checked`]:[],...unmatched.length>0?[`${plural(unmatched.length,"finding")} could not be compared`]:[],...first2===void 0?[]:
[`${first2} does not parse`],...settled.flatMap(({hidden:[first3]})=>first3===void 0?[]:[`code is hidden from the checker (${first3.path}:${first3.range.start.line+
1})`]),...settled.flatMap(({unprobed,server})=>unprobed===null||isOnlyOpinion(server,record.policy)?[]:[unprobed]),...record.safety.unknown===null?[]:[record.safety.
unknown]]}function confidenceIn({changedFiles},runs){let sourceOf3=(path,side)=>path===null?void 0:firstOf2(runs,run=>sourceFile(path,run.sides[side])),headFiles=[],
touched=changedFiles.flatMap(({from,to})=>{let[base,head]=[sourceOf3(from,"base"),sourceOf3(to,"head")];if(head!==void 0&&headFiles.push({...head,base:from===null?
null:{path:from,outline:base?.outline}}),base===void 0)return[];let{hunks}=alignLines(lines(base.text),head===void 0?[]:lines(head.text));return touchedSymbols(
base,head?.outline,hunks)}),renamed=new Map(runs.flatMap(({comparison})=>[...comparison.renamed])),{relocations,limits:limits2}=relocateAll(touched,headFiles,{...relocateDefaults,
renamed});return{confidence:confidenceOf(relocations),limits:limits2}}function sourceFile(path,side){let[text,outline]=[side.text(path),side.reading(path)];return text===
void 0||outline===void 0?void 0:{path,text,outline}}function firstOf2(all,look){for(let one2 of all){let found2=look(one2);if(found2!==void 0)return found2}}function hiddenByImports(input){let{findings,program}=input,reading=path=>input.reading("head",path),added=findings.filter(({state})=>state==="new"),broken2=unresolvedImports(
added,reading),unknown=unknownNames(added,reading);if(broken2.isEmpty&&unknown.isEmpty)return findings;let behind=once(()=>importBehindFinder({files:program,text:path=>input.
text("head",path),reading}));return findings.map(finding=>{let{state,counterpart:counterpart2,id}=finding;if(state!=="fixed"||counterpart2===null||input.isProven(
id))return finding;let name=behind()(counterpart2,({path,local})=>(broken2.of(path,local)??unknown.of(path,local))!==void 0,"statement");if(name===void 0)return finding;
let found2=broken2.of(name.path,name.local),at=found2?.first??unknown.of(name.path,name.local)?.line,what=found2===void 0?"which head does not know":"whose impo\
rt does not resolve in head",why=`not shown to be fixed: its code depends on \`${name.local}\`, ${what} (${name.path}:${(at??0)+1})`;return{...finding,state:"su\
ppressed",why}})}function relevantFiles(changedFiles,graphs){let relevant=new Set,add3=(path,{importers})=>{if(path!==null){relevant.add(path);for(let importer of importers.get(
path)??[])relevant.add(importer)}};for(let{from,to}of changedFiles)add3(from,graphs.base),add3(to,graphs.head);return relevant}function allowsPython(wanted,version2){let release=releaseOf(version2);if(release===void 0||wanted.length>1e3)return;let alternatives=wanted.split("||").map(one2=>isWithin3(
one2,release));return alternatives.includes(!0)?!0:alternatives.includes(void 0)?void 0:!1}function isWithin3(bounds,release){let holds=bounds.replace(/(?<=[<>=!~^])\s+/gu,
"").split(/[,\s]+/u).filter(one2=>one2!=="").map(one2=>isWithinBound(one2,release));return holds.includes(!1)?!1:holds.includes(void 0)?void 0:!0}function isWithinBound(bound,release){
let[,operator="",text=""]=/^(===|==|!=|<=|>=|~=|<|>|=|\^|~)?(.+)$/u.exec(bound)??[];if(text==="*")return!0;let isAnyBelow=/\.[*x]$/u.test(text),wanted=releaseOf(
text.replace(/(?:\.[*x])+$/u,""));if(wanted===void 0)return;let order=compareReleases(release,wanted),isSameStart=wanted.every((part2,at)=>part2===(release[at]??
0));switch(operator){case"":case"=":case"==":case"===":return isAnyBelow?isSameStart:order===0;case"!=":return isAnyBelow?!isSameStart:order!==0;case"<=":return order<=
0;case">=":return order>=0;case"<":return order<0;case">":return order>0;case"~=":return order>=0&&compareReleases(release,next(wanted,wanted.length-2))<0;case"\
~":return order>=0&&compareReleases(release,next(wanted,Math.min(1,wanted.length-1)))<0;default:return order>=0&&compareReleases(release,next(wanted,0))<0}}function next(release,at){
return[...release.slice(0,Math.max(0,at)),(release[Math.max(0,at)]??0)+1]}function releaseOf(text){return/^v?(\d{1,6}(?:\.\d{1,6}){0,5})(?:[-._]?(?:a|b|c|rc|alpha|beta|pre|preview|dev|post)[-._]?\d*)*\+?$/iu.
exec(text.trim())?.[1]?.split(".").map(Number)}function compareReleases(left2,right2){for(let at=0;at<Math.max(left2.length,right2.length);at+=1){let difference2=(left2[at]??
0)-(right2[at]??0);if(difference2!==0)return difference2}return 0}var lengthMax=2e3,depthMax2=20;function markerHolds(marker,environment){if(marker.length>lengthMax)return;let words3=wordsOf2(marker);if(words3===void 0)return;
let reader={words:words3,at:0},holds=anyOf(reader,environment,0);return reader.at===words3.length?holds?.value:void 0}function wordsOf2(marker){let token=/\s*("[^"]*"|'[^']*'|[()]|===|==|!=|<=|>=|~=|<|>|[A-Za-z_.]+)\s*/uy,
words3=[];for(;token.lastIndex<marker.length;){let word=token.exec(marker)?.[1];if(word===void 0)return;words3.push(word)}return words3}function anyOf(reader,environment,depth){
return joined3(reader,"or",!0,()=>joined3(reader,"and",!1,()=>one(reader,environment,depth)))}function joined3(reader,word,decisive,read){let values3=[];for(;;){
let next2=read();if(next2===void 0)return;if(values3.push(next2.value),reader.words[reader.at]!==word)break;reader.at+=1}return values3.includes(decisive)?{value:decisive}:
{value:values3.includes(void 0)?void 0:!decisive}}function one(reader,environment,depth){if(depth>depthMax2)return;if(reader.words[reader.at]==="("){reader.at+=
1;let inner=anyOf(reader,environment,depth+1);return reader.words[reader.at]!==")"?void 0:(reader.at+=1,inner)}let left2=operand(reader),operator=operatorOf(reader),
right2=operand(reader);if(!(left2===void 0||operator===void 0||right2===void 0))return{value:compared(left2,operator,right2,environment)}}function operand(reader){
let word=reader.words[reader.at];if(word!==void 0)return reader.at+=1,/^["']/u.test(word)?{kind:"text",name:word.slice(1,-1)}:/^[A-Za-z_]/u.test(word)?{kind:"va\
riable",name:word}:void 0}function operatorOf(reader){let[word,after]=reader.words.slice(reader.at,reader.at+2);return word==="not"&&after==="in"?(reader.at+=2,
"not in"):(reader.at+=1,word!==void 0&&(word==="in"||/^[<>=!~]/u.test(word))?word:void 0)}var isMirrored={"<":">",">":"<","<=":">=",">=":"<="};function compared(left2,operator,right2,environment){
if(left2.kind===right2.kind)return;let[variable,text]=left2.kind==="variable"?[left2.name,right2.name]:[right2.name,left2.name];if(/^python_(?:full_)?version$/u.
test(variable)){let{python:python3}=environment;if(python3===null)return;let version2=variable==="python_version"?python3.split(".").slice(0,2).join("."):python3;
if(operator==="in"||operator==="not in")return left2.kind==="variable"?text.split(/[\s,]+/u).includes(version2)===(operator==="in"):void 0;let bound=left2.kind===
"variable"?operator:isMirrored[operator]??operator;return allowsPython(`${bound}${text}`,version2)}let value=Object.hasOwn(values2,variable)?values2[variable]:void 0;
if(value!==void 0)switch(operator){case"==":case"===":return value===text;case"!=":return value!==text;case"in":return left2.kind==="variable"?text.includes(value):
value.includes(text);case"not in":return left2.kind==="variable"?!text.includes(value):!value.includes(text);default:return}}var values2={os_name:"posix",sys_platform:"\
linux","sys.platform":"linux","os.name":"posix",platform_system:"Linux",implementation_name:"cpython",platform_python_implementation:"CPython",extra:""};function unresolvedImport({source,code:code2,message:message2,path},modules){if(code2===null)return;let rule2=rules2.find(one2=>one2.source===source?.toLowerCase()&&
one2.codes.has(code2));if(rule2===void 0)return;let module=rule2.quoted.exec(message2)?.[1]??"",packages=rule2.packages(module,modules).filter(name=>name!=="");
return packages.length===0?void 0:{ecosystem:rule2.ecosystem,path,module,packages}}var python2={source:"pyright",ecosystem:"pypi",quoted:/"([^"\s]{1,500})"/u},script2={
source:"ts",ecosystem:"npm",quoted:/'([^'\s]{1,500})'/u},typesOf=names2=>()=>names2.map(typesPackage),rules2=[{...python2,codes:new Set(["reportMissingImports",
"reportMissingModuleSource"]),packages:(module,modules)=>module.startsWith(".")?[]:packagesOfImport("pypi",module,modules)},{...script2,codes:new Set(["2307","2\
792","2882","2875"]),packages:(module,modules)=>isNodeModule(module)?[typesPackage("node")]:packagesOfImport("npm",module,modules)},{...script2,codes:new Set(["\
7016"]),packages:module=>typesOnly(packageOfSpecifier(module))},{...script2,codes:new Set(["2688"]),packages:module=>{let name=packageOfSpecifier(module)??(isNodeModule(
module)?module:void 0);return name===void 0?[]:[...typesOnly(name),name]}},{...script2,codes:new Set(["6053"]),packages:module=>[packageOfSpecifier(module)].filter(
name=>name!==void 0)},{...script2,codes:new Set(["2580","2591"]),packages:typesOf(["node"])},{...script2,codes:new Set(["2581","2592"]),packages:typesOf(["jquer\
y"])},{...script2,codes:new Set(["2582","2593"]),packages:typesOf(["jest","mocha"])},{...script2,codes:new Set(["2867","2868"]),packages:typesOf(["bun"])}];function typesOnly(name){
return name===void 0||name.startsWith("@types/")?[]:[typesPackage(name)]}function isSameVersion(installed,locked){return laidOut(installed)===laidOut(locked)}function laidOut(version2){let[bare2=""]=version2.trim().toLowerCase().split(
"+"),[,release="",rest=""]=/^v?(?:0!)?(\d+(?:\.\d+)*)(.*)$/u.exec(bare2)??[];if(release==="")return bare2;let numbers=release.split(".").map(part2=>part2.replace(
/^0+(?=\d)/u,""));for(;numbers.length>1&&numbers.at(-1)==="0";)numbers.pop();return numbers.join(".")+rest.replace(/[-_.]/gu,"")}function isVersion(text){return/^v?\d[A-Za-z\d.!+-]*$/u.
test(text)}function missingPackages(input){let book=bookOf(input),unresolved=input.findings.flatMap(finding=>unresolvedImport(finding,book.modules)??[]),needs=unresolved.map(
found2=>needOf(found2,book)),mandatory=needs.filter(need=>need.kind==="mandatory"),optional=needs.filter(need=>need.kind==="optional"),imports=optional.length>0||
input.known.some(hasLocked)?input.imports():[],absent=absentGroups({optional,unresolved,imports},book),isAbsent=({groups})=>groups.some(group=>absent.has(group));
return{doubts:[...otherPython(input),...mandatoryDoubt(mandatory,input),...groupDoubt(optional.filter(isAbsent),absent),...otherVersions(imports,book)],limits:[
...optionalLimit(optional.filter(need=>!isAbsent(need))),...unbuiltLimit(needs.filter(need=>need.kind==="installed")),...undeclaredLimit(needs.filter(need=>need.
kind==="undeclared"))]}}function bookOf({known,python:python3}){let entries=known.flatMap(({folder,packages})=>packages.map(one2=>({...one2,folder}))),byName2=Map.
groupBy(entries,({ecosystem,name})=>keyOf8(ecosystem,name));for(let own of byName2.values())own.sort((left2,right2)=>right2.folder.length-left2.folder.length);let modules=new Map;
for(let one2 of entries)for(let module of one2.modules??[])modules.set(module,[...modules.get(module)??[],one2.name]);return{modules,find:(ecosystem,name,path)=>(byName2.
get(keyOf8(ecosystem,name))??[]).filter(({folder})=>isAtOrAbove(folder,path)),holds:marker=>markerHolds(marker,{python:python3?.version??null})}}function keyOf8(ecosystem,name){
return`${ecosystem==="npm"?"npm":"python"} ${name}`}function isAtOrAbove(folder,path){return folder===""||path.startsWith(`${folder}/`)}function needOf(found2,{
find,holds}){for(let name of found2.packages){let entries=find(found2.ecosystem,name,found2.path);if(entries.length===0)continue;if(entries.some(({installed})=>installed!==
null))return{kind:"installed",import:found2,name};let needed=entries.map(one2=>({...one2,isNeeded:one2.marker===null?!0:holds(one2.marker)})).filter(({isNeeded})=>isNeeded!==
!1);if(needed.length===0)return{kind:"none"};if(needed.some(({group,isNeeded})=>group===null&&isNeeded===!0))return{kind:"mandatory",import:found2,name};let groups=needed.
flatMap(({folder,group})=>group===null?[]:[groupKey(folder,group)]);return{kind:"optional",import:found2,name,groups}}return{kind:"undeclared",import:found2}}function groupKey(folder,group){
return`${group}
${folder}`}function absentGroups({optional,unresolved,imports},{find,modules}){let wanted=optional.filter(need=>!isAside(need.import.path)),absent=new Set(wanted.
flatMap(({groups})=>groups));if(absent.size===0)return absent;let missing=new Set(unresolved.flatMap(({ecosystem,packages})=>packages.map(name=>keyOf8(ecosystem,
name))));for(let{ecosystem,path,module}of imports)if(!isAside(path))for(let name of packagesFor(ecosystem,module,modules)){let isResolved=ecosystem!=="npm"&&!missing.
has(keyOf8(ecosystem,name));for(let{group,folder,installed}of find(ecosystem,name,path))group!==null&&(installed!==null||isResolved)&&absent.delete(groupKey(folder,
group))}return absent}function packagesFor(ecosystem,module,modules){return ecosystem==="npm"&&isNodeModule(module)?[typesPackage("node")]:packagesOfImport(ecosystem,
module,modules)}function isAside(path){let folders=path.split("/"),name=folders.pop()??"";return folders.some(folder=>asideFolders.has(folder.toLowerCase()))||/^(?:test_.*|.*_tests?|tests?|conftest|noxfile)\.pyi?$|\.(?:test|spec|test-d|stories|bench)\.[cm]?[jt]sx?$/u.
test(name)}var asideFolders=new Set(["test tests testing __tests__ __mocks__ e2e spec specs fixtures","doc docs documentation example examples sample samples de\
mo demos bench benches benchmark benchmarks"].flatMap(line=>line.split(" ")));function otherPython({known,python:python3}){if(python3===null)return[];let isEnvironment=!isOnPath(
python3.name),isUsed=known.some(({packages})=>packages.some(({ecosystem,installed})=>ecosystem!=="npm"&&installed!==null));if(!isEnvironment&&!isUsed)return[];let refusing=known.
find(({requiresPython})=>requiresPython!==null&&allowsPython(requiresPython,python3.version)===!1);if(refusing===void 0)return[];let which=isEnvironment?`\`${python3.
name}\` is of Python ${python3.version}`:`Python on PATH is ${python3.version}`,who=refusing.folder===""?"the project":refusing.folder;return[`${which}, and ${who}\
 asks for ${refusing.requiresPython}: the packages are those of another Python`]}function isOnPath(name){return/^python3?$/u.test(name)}function mandatoryDoubt(needs,{
known,python:python3}){let isPython=one2=>one2.ecosystem!=="npm";return[!0,!1].flatMap(ofPython=>{let own=needs.filter(need=>isPython(need.import)===ofPython);if(own.
length===0)return[];let present=new Set(known.flatMap(({packages})=>packages.flatMap(one2=>one2.group===null&&one2.installed!==null&&isPython(one2)===ofPython?[
one2.name]:[]))),environment=python3===null||isOnPath(python3.name)?".venv":python3.name,place2=ofPython?environment:"node_modules",of=own.length===1?"a declare\
d package":"declared packages",what=`${plural(own.length,"import")} of ${of} cannot be resolved (${listed(own)})`;if(present.size===0)return[`${what}: did the i\
nstallation run, and into \`${place2}\`?`];let others=`${plural(present.size,"other")} ${present.size===1?"is":"are"} installed`;return[`${what}, and ${others}:\
 did the installation run to its end, and into \`${place2}\`?`]})}function groupDoubt(needs,absent){if(needs.length===0)return[];let groups=[...absent].map(key=>key.
split(`
`)[0]??""),names2=[...new Set(groups)].sort(compareText);return[`${`${plural(needs.length,"import")} of optional packages cannot be resolved (${listed(needs)})`}\
, and nothing of ${names2.length===1?"the group":"the groups"} ${names2.join(", ")} is installed`]}function unsurePackage({known,python:python3,imports}){let isUnsure=({
installed,locked})=>installed===null||installed!==""&&locked!==void 0&&!locked.some(version2=>isSameVersion(installed,version2));if(!known.some(({packages})=>packages.
some(isUnsure)))return;let{find,modules,holds}=bookOf({known,python:python3}),mayHold=marker=>marker===null||holds(marker)!==!1;for(let{ecosystem,path,module}of imports())
for(let name of packagesFor(ecosystem,module,modules))if(find(ecosystem,name,path).some(one2=>mayHold(one2.marker)&&isUnsure(one2)))return name}function hasLocked({
packages}){return packages.some(({installed,locked})=>installed!==null&&locked!==void 0)}function otherVersions(imports,{find,modules}){let others=new Map;for(let{
ecosystem,path,module}of imports)for(let name of packagesFor(ecosystem,module,modules)){let[nearest2]=find(ecosystem,name,path);if(nearest2===void 0)continue;let{
installed,locked}=nearest2;installed===null||installed===""||locked===void 0||locked.every(isVersion)&&(locked.some(version2=>isSameVersion(installed,version2))||
others.set(name,`${name} ${installed}, not ${locked.join(" or ")}`))}let[first2]=[...others.values()].sort(compareText);if(first2===void 0)return[];let more=others.
size===1?"":`, and ${others.size-1} more`;return[`installed packages are of other versions than the lock file has: ${first2}${more}`]}function optionalLimit(needs){
if(needs.length===0)return[];let message2=`${plural(needs.length,"import")} of optional packages cannot be resolved (${listed(needs)})`;return[limit("optional-p\
ackages-missing",message2)]}function unbuiltLimit(needs){let own=needs.filter(need=>need.import.ecosystem==="npm"&&!need.name.startsWith("@types/"));if(own.length===
0)return[];let what=`${plural(own.length,"import")} of installed packages cannot be resolved (${listed(own)})`;return[limit("unresolved-installed",`${what}: are\
 they built?`)]}var undeclaredFilesMax=3;function undeclaredLimit(needs){let files2=new Set(needs.map(need=>need.import.path));if(files2.size<=undeclaredFilesMax)
return[];let named2=needs.map(need=>({import:need.import,name:firstPart(need.import)})),message2=`imports in ${files2.size} files cannot be resolved, and no man\
ifest declares their packages (${listed(named2)})`;return[limit("undeclared-imports",message2)]}function firstPart({ecosystem,module,packages:[first2=module]}){
return ecosystem==="npm"?first2:module.split(".")[0]??module}var listedMax=3;function listed(needs){let names2=[...Map.groupBy(needs,({name})=>name)].map(([name,
{length}])=>({name,length})).sort((left2,right2)=>right2.length-left2.length||compareText(left2.name,right2.name)).map(({name})=>name);return[...names2.slice(0,
listedMax),...names2.length>listedMax?["…"]:[]].join(", ")}var code="dependencies-missing";function packageDoubts(record,run){let judged=run.roots.map(root=>{let{doubts:doubts2,limits:limits2}=rootPackages(record,run,root),
where=root.root==="."?"":`${root.root}: `;return{doubts:doubts2.map(text=>`${where}${text}`),limits:limits2.map(one2=>({...one2,message:`${where}${one2.message}`}))}});
return{doubts:inShort(judged.flatMap(({doubts:doubts2})=>doubts2)),limits:judged.flatMap(({limits:limits2})=>limits2)}}function unsurePackageOf(facts,{interpreter}){
return unsurePackage({known:facts.packages??[],python:interpreter,imports:once(()=>importedModules(facts))})}var doubtsMax=6;function inShort(doubts2){let more=doubts2.
length-doubtsMax,shown3=more>1?doubts2.slice(0,doubtsMax):doubts2,rest=more>1?[`packages are missing in more roots, in ${more} ways`]:[];return[...shown3,...rest].
map((text,at)=>reason(code,text,at===0?doubtfulLimits[code]:null))}function rootPackages(record,{sides},{packages,first:first2,server}){let none2={doubts:[],limits:[]};
if(packages===void 0||packages.head.some(folder=>folder.packages.some(({ecosystem})=>ecosystem==="npm"))&&record.limits.some(limit2=>limit2.code===code))return none2;
let isIgnored=ignoring(record.ignore),missingIn=(side,known)=>missingPackages({known,python:server.interpreter,findings:findingsOf(first2[side]).filter(({path})=>!isIgnored(
path)),imports:once(()=>importedModules({...sides[side],program:programOf(first2[side])}))}),inHead=missingIn("head",packages.head),isOwn=record.dependencies?.isOwn===
!0;if(inHead.doubts.length>0&&!isOwn)return inHead;let ofBase=missingIn("base",isOwn?packages.base:shared2(packages.base,packages.head)).doubts.map(text=>`base:\
 ${text}`);return{doubts:[...inHead.doubts,...ofBase],limits:inHead.limits}}function shared2(base,head){let names2=new Set(head.flatMap(({packages})=>packages.map(
({name})=>name)));return base.map(({folder,packages})=>({folder,requiresPython:null,packages:packages.filter(({name})=>names2.has(name)).map(({locked:_locked,...one2})=>one2)}))}
function programOf({files:files2}){return files2.map(({path})=>path)}function escapesOf({changedFiles},runs){let reading=(side,path)=>runs.find(({sides})=>sides[side].reading(path)!==void 0)?.sides[side].reading(path),lists=runs.
flatMap(({roots})=>roots.flatMap(({probed})=>probed===null||probed.failure!==null?[]:[censusOf(probed.input,answersIn(probed.answers))]));return changedEscapes(
{files:changedFiles,reading,silenced:(side,path)=>lists.map(list3=>list3(side,path)?.silenced).find(one2=>one2!==void 0)})}function settle(record,run,escapes2){
let confirmed=confirmFirst(record,run),relevant=relevantTo(record,run),{sides}=run,proofs=proofsOf(run),input={files:record.changedFiles,findings:confirmed.findings.
map(one2=>withCause(one2,run.second)),text:(side,path)=>sides[side].text(path),reading:(side,path)=>sides[side].reading(path),unreachable:(side,path)=>unreachableIn(
sides[side].observation,path),sees:reachability(run.graphs.head),parses:(side,path)=>sides[side].reading(path)?.hasErrors!==!0,isProven:id=>proofs.byId.get(id)?.
kind==="proven"},{findings:explained2,unproven,unparsed,unread:unread2}=findSuppressions(input,escapes2),findings=hiddenByImports({...input,findings:explained2,
program:sides.head.program}).map(one2=>withProof(one2,proofs,unproven)),packages=packageDoubts(record,run),looks=looksOf(record,run,escapes2);return{server:run.
server.id,findings,unmatched:confirmed.unmatched,relevant,unparsed,unread:unread2,causes:findings.flatMap(({id,cause})=>cause===null?[]:run.second?.causes.get(id)??
[]),hidden:looks.hidden,unchecked:looks.unchecked,unprobed:whyUnprobed(record,run)??looks.failure??proofs.failure,doubts:[...uncheckedDoubts(record,run),...looks.
doubts,...volatileDoubts(findings,relevantFiles(record.changedFiles,run.graphs)),...packages.doubts],limits:[...packages.limits,...looks.limits]}}function whyUnprobed({
changedFiles},{server,sides:{base,head}}){if(head.unprobed===void 0)return null;let own=new Set([...base.program,...head.program]);return changedFiles.some(({from,
to})=>[from,to].some(path=>path!==null&&own.has(path)))?`${server.id} is not probed: ${head.unprobed}`:null}function relevantTo({changedFiles,scope,matters},{graphs,
sides}){let paths=pathsOf(scope)??matters;if(paths===void 0)return relevantFiles(changedFiles,graphs);let changed=changedFiles.flatMap(({from,to})=>[from,to]).filter(
path=>path!==null),within=side=>{let wanted=new Set(paths[side]);return lookedOf(sides[side]).filter(path=>wanted.has(path))};return new Set([...changed,...within(
"base"),...within("head")])}function withCause(finding,second){if(finding.state!=="new")return finding;let found2=second?.causes.get(finding.id);if(found2!=null)
return{...finding,why:whyCaused(finding.why,found2.cause),cause:found2.cause};if(!isOutside(finding))return finding;let none2=found2===null?"by which edit was n\
ot found":"by which edit was not looked for";return{...finding,why:`${finding.why}; ${none2}`}}function whyCaused(why,{how}){return how==="mended-import"?why.replace(
/^broken by a change elsewhere: /u,"brought to light by an import that was mended: "):why}function confirmFirst(record,{comparison,sides,second}){if(second===null)
return comparison;let looked={base:new Set(second.observations.base.files.map(file=>file.path)),head:new Set(second.observations.head.files.map(file=>file.path))},
within=(side,observation)=>findingsOf(observation).filter(({path})=>looked[side].has(path)),observed=side=>({canonical:within(side,sides[side].observation),reverse:within(
side,second.observations[side])}),unknownIn=side=>new Set(second.observations[side].files.flatMap(file=>file.kind==="unknown"?[file.path]:[]));return confirm(comparison,
{comparison:compareSides(record,sides,second.observations),unknown:{base:unknownIn("base"),head:unknownIn("head")},observed:{base:observed("base"),head:observed(
"head")}})}function uncheckedDoubts(record,{sides}){let renames=renamesIn(record.changedFiles),unchecked=new Set(sides.head.unchecked),lost2=sides.base.program.
map(path=>renames.get(path)??path).filter(path=>unchecked.has(path)),[first2]=lost2;if(first2===void 0)return[];let message2=`files that base checked are in hea\
d, and are not checked there: ${first2}${andMore(lost2.length-1)}`;return[reason("unchecked-files",message2,"Look for what hides them: a pyvenv.cfg, or a folder\
 that is left out.")]}function unreachableIn({files:files2},path){let file=files2.find(one2=>one2.path===path);return file?.kind==="final"?file.unreachable:[]}var volatileShareMax=.02;
function volatileDoubts(findings,relevant){let volatile2=findings.filter(one2=>one2.state==="volatile"),hint="Annotate types in files that import each other, or\
 split the change.",written2=volatile2.filter(({placement,seen})=>placement!=="same-line"&&seen?.head.length!==0),reasons=[],[first2]=written2;if(first2!==void 0){
let place2=`${first2.path}:${first2.range.start.line+1}`,more=andMore(written2.length-1),message2=`what the change wrote has findings that depend on the order o\
f checks: ${place2}${more}`;reasons.push(reason("volatile-in-change",message2,hint))}let inScope=findings.filter(one2=>relevant.has(one2.path)),volatileCount=inScope.
filter(one2=>one2.state==="volatile").length;if(volatileCount>volatileShareMax*inScope.length){let share=`${volatileCount} of ${inScope.length} findings in the \
files that the change concerns`;reasons.push(reason("volatile-share",`${share} depend on the order of checks`,hint))}return reasons}function conclude(record,measured,{tampering=[],replay:replay2=null,bumps=[],claims:claims2=[],unopened=[]}={}){let runs=measured.toSorted((a,b)=>compareText(a.
server.id,b.server.id)||compareText(a.server.version,b.server.version)),skipped=record.skipped??[],grants=record.waivers??[],isIgnored=ignoring(record.ignore),escapes2=escapesOf(
record,runs),environments=compareEnvironments(record,runs),settled=runs.map(run=>withDependencyCauses(settle(record,run,escapes2),record,run,environments)),placed=settled.
flatMap(({findings:findings2},index2)=>{let namesRoots=rootsOf2(runs[index2]?.roots??[]);return findings2.map(one2=>place({...one2,roots:namesRoots(one2)},record.
shown))}),ruled=rule(placed,record.policy,touching(record.touched??[])),findings=waive(joinSources(ruled.findings,record.policy),grants),off=ruled.off.toSorted(
compareFindings),unmatched=settled.flatMap(one2=>one2.unmatched).sort(compareFindings),unknown=runs.flatMap(run=>unknownFiles(run,isIgnored)).sort(compareUnknown2),
failures=[...unopened.map(({why})=>why),...runs.flatMap(failuresOf),...[...record.limits,...environments.limits].flatMap(doubtOf),...settled.flatMap(one2=>one2.
doubts),...suppressionDoubts(record,escapes2.added),...tampering],unchecked=settled.flatMap(one2=>one2.unchecked).filter(({path})=>!isIgnored(path)),roots=runs.
flatMap(run=>run.roots),headFiles=roots.reduce((sum3,{first:first2})=>sum3+finalFiles(first2.head),0),skippedRoots=skipped.length,about=rewarded({findings,off},
record.policy),scored2=score(record,runs,{settled,findings:about,unknown,unmatched,failures,headFiles,skippedRoots}),judgedClaims=judgeClaims(claims2,scored2,null);
return{...judge({findings,off,unmatched,unknown,failures:waiveReasons(failures,grants),headFiles,skippedRoots,scope:record.scope,replay:replay2,claims:judgedClaims,
policy:record.policy,unchecked,reward:scored2.reward?.[scored2.reward.headline].r??null}),base:record.base,head:record.head,servers:[...roots.map(summaryOf),...skipped.
map(skippedSummary),...unopened.map(({server})=>server)],...record.scope===void 0?{}:{scope:scopeOf(record.scope)},...confirmationOf(runs),counts:countStates(findings),
findings,off,causes:withRoutes(shownCauses(causesOf(findings,editsOf2(settled)),{...record,findings,runs}),findings,runs),unmatched,unknown,reward:scored2.reward,
unscored:scored2.unscored,...judgedClaims.length===0?{}:{claims:judgedClaims},replay:replay2,bumps,policy:record.policy,policyChanges:record.policyChanges.map(change=>withHeadConfiguration(
change,runs,isIgnored)),escapes:escapes2.added,hidden:settled.flatMap(one2=>one2.hidden),unchecked,excerpts:excerptsOf(findings,runs),limits:mergeLimits([...record.
limits,...environments.limits,...runs.flatMap(limitsOf),...scored2.limits,...settled.flatMap(({unread:unread2,limits:limits2})=>[...unread2.map(unreadLimit),...limits2]),
...unusedGrants(findings,failures,grants),...offLimits(off,record.policy),...scopeMisses(placed,record.leftOut)])}}function concludeUnmeasured(record,why,servers){
return{...judge({findings:[],off:[],unmatched:[],unknown:[],failures:[why],headFiles:0,skippedRoots:0,replay:null,policy:record.policy,unchecked:[],reward:null}),
base:record.base,head:record.head,servers,counts:countStates([]),findings:[],off:[],causes:[],unmatched:[],unknown:[],reward:null,unscored:why.message,replay:null,
bumps:[],policy:record.policy,policyChanges:record.policyChanges.map(change=>({...change,hides:null,adds:null})),escapes:[],hidden:[],unchecked:[],excerpts:new Map,
limits:record.limits}}function editsOf2(settled){let edits=new Map;for(let{causes}of settled)for(let{cause,edit:edit2}of causes)push(edits,causeId(cause),edit2);
return edits}function unknownFiles(run,isIgnored){return["base","head"].flatMap(side=>{let{observation,withheld}=run.sides[side],looks=[...observation.files,...run.
second?.observations[side].files??[]];return[...[...new Map(looks.flatMap(file=>file.kind==="unknown"?[[file.path,file.reason]]:[]))].map(([path,reason2])=>({path,
reason:reason2})),...withheld].filter(file=>!isIgnored(file.path)).map(file=>({server:run.server.id,side,...file}))})}function failuresOf(run){return run.roots.
flatMap(one2=>{let sides=["base","head"],where=one2.root==="."?one2.server.id:`${one2.server.id} in ${one2.root}`;return sides.flatMap(side=>{let{failure}=one2.
first[side],again=one2.second?.[side].failure;return[...failure===void 0?[]:[reason(failure.code,`${where} on ${side}: ${failure.message}`)],...again===void 0?[]:
[reason(again.code,`${where} on ${side}, second look: ${again.message}`)]]})})}function doubtOf({code:code2,message:message2}){return isDoubtful(code2)?[reason(
code2,message2,doubtfulLimits[code2])]:[]}function summaryOf({root,server,first:first2,second,withheld}){let sideSummary=side=>{let{files:files2}=first2[side];return{
files:files2.length+withheld[side],unknown:files2.length-finalFiles(first2[side])+withheld[side]}},failures=[first2.base,first2.head,...second===null?[]:[second.
base,second.head]];return{...server,root,skipped:null,ended:failures.find(({failure})=>failure!==void 0)?.failure?.code??null,schedule:sha256(canonical({base:first2.
base.schedule,head:first2.head.schedule,again:second===null?null:{base:second.base.schedule,head:second.head.schedule}})),base:sideSummary("base"),head:sideSummary(
"head")}}function skippedSummary({root,server}){let nothing2={files:0,unknown:0};return{...server,root,skipped:"same program",ended:null,schedule:null,base:nothing2,
head:nothing2}}function finalFiles({files:files2}){return files2.filter(file=>file.kind==="final").length}function limitsOf(run){let{sides,second}=run;return[...sides.
base.observation.limits,...sides.head.observation.limits,...second?.limits??[]]}function countStates(findings){let counts=Object.fromEntries(findingStates.map(state=>[
state,0]));for(let finding of findings)counts[finding.state]+=1;return counts}function unreadLimit(path){return limit("change-unread",`${path} is too large to b\
e looked through for what silences a checker`)}function mergeLimits(limits2){let merged=new Map;for(let one2 of limits2){let key=canonical([one2.code,one2.message]);
merged.set(key,{...one2,count:one2.count+(merged.get(key)?.count??0)})}return[...merged.values()].sort((a,b)=>compareText(a.code,b.code)||compareText(a.message,
b.message))}function compareUnknown2(a,b){return compareText(a.path,b.path)||compareText(a.side,b.side)||compareText(a.server,b.server)}function place(finding,shown3){
if(shown3===null||finding.state!=="new")return finding;let placed=({path,range})=>{if(!Object.hasOwn(shown3,path))return;let hunks=shown3[path]??null;return hunks===
null?null:shift({path,range},hunks)},at=causeOrOwnPlace(finding),[there,own]=[placed(at),at===finding?void 0:placed(finding)];return{...finding,...there===void 0?
{}:{shown:there},...own===void 0?{}:{ownShown:own}}}function shift({path,range},hunks){let{start,end}=range;if(hunks.some(hunk=>start.line<hunk.baseEnd&&end.line>=
hunk.baseStart))return null;let before=hunks.findLast(hunk=>hunk.baseEnd<=start.line),by=before===void 0?0:before.headEnd-before.baseEnd;return{path,range:{start:{
line:start.line+by,character:start.character},end:{line:end.line+by,character:end.character}}}}function confirmationOf(runs){let healthy=runs.filter(({roots})=>roots.
some(({first:first2})=>first2.base.failure===void 0&&first2.head.failure===void 0));if(healthy.length===0)return{};let taken=healthy.filter(({second})=>second!==
null),isForFindings=taken.some(({comparison})=>comparison.findings.some(({state})=>state==="new"||state==="fixed"));return taken.length===0?{confirmation:{taken:!1,
why:"nothing is new or fixed, and no code that leads into an import cycle differs"}}:{confirmation:{taken:!0,why:isForFindings?"something is new or fixed":"code\
 that leads into an import cycle differs"}}}function recordedFolder(folder){let names2;try{names2=(0,import_node_fs8.readdirSync)(folder).sort()}catch(error){throw new UserError("unreadable-file",`the fol\
der of traces ${folder} cannot be read`,{cause:error})}return{name:folder,traces:new Map(names2.map(name=>[name,()=>openTraceFile((0,import_node_path9.join)(folder,
name),name)])),report:names2.includes(reportName)?readFileText((0,import_node_path9.join)(folder,reportName)):null}}function replayRun(folder){return replayRecorded(
recordedFolder(folder))}async function replayRecorded(folder){let runs=[],record;try{for(let[server,roots]of readTraces(folder)){let profile=profileOf(server),parser=await parserFor(
[profile]),played=roots.map(({root,traces})=>{let recorded=recordedRun(headOf(folder,{server,root,traces})),own=record??recorded.record;if(own===null)throw broken(
folder,`${traceName(server,root,"head")} is of no gate's run`);for(let[name,trace]of traces)if(canonical(recordedRun(trace).record)!==canonical(own))throw broken(
folder,`${traceName(server,root,name)} belongs to another run than the others`);return record=own,{root,traces,server:recorded.server,...replayedSessions(folder,
traces,{profile,parser})}});if(record===void 0)continue;let run=await measure(record,played);runs.push(run);for(let{root,traces,used}of played){let first2=run.roots.
find(one2=>one2.root===root)?.first,isBroken=(first2?.base.failure??first2?.head.failure)!==void 0,unused=[...traces.keys()].find(name=>!used.has(name)&&!(isBroken&&
name.endsWith("-again")));if(unused!==void 0)throw broken(folder,`nothing asks for ${traceName(server,root,unused)}`)}}}catch(error){if(error instanceof Divergence)
return{kind:"diverged",file:error.file,divergence:error.divergence};throw error}return record===void 0?skippedRun(folder):concluded(folder,record,runs)}function skippedRun(folder){
let kept=folder.report??void 0,report=kept===void 0?void 0:readKept(folder,kept),isSkipped=report?.servers.every(({skipped})=>skipped!==null)===!0;if(report===void 0||
!isSkipped||report.servers.length===0||serializeReport(report)!==kept)throw broken(folder,"it holds no traces");return{kind:"report",report,runs:[]}}function isNewTop(head){
return(recordedRun(head).record?.policyChanges??[]).some(({kind,files:files2})=>kind==="new-root"&&files2.some(file=>!file.includes("/")))}function headOf(folder,{
server,root,traces}){let[base,head]=[traces.get("base"),traces.get("head")],either=head??base,isWhole=base!==void 0||head!==void 0&&isNewTop(head);if(either===void 0||
root==="."&&(head===void 0||!isWhole))throw broken(folder,`${server} has no trace of ${head===void 0?"head":"base"}`);return either}function concluded(folder,record,runs){
if(folder.report===null)return{kind:"report",report:conclude(record,runs),runs};let kept=readKept(folder,folder.report),tampering=kept.reasons.filter(isTampering),
unopened=kept.servers.flatMap(server=>{let why=kept.reasons.find(one2=>one2.code===server.ended);return server.treeDigest===null&&why!==void 0?[{server,why}]:[]}),
{replay:replay2,bumps,claims:claims2=[]}=kept,report=conclude(record,runs,{tampering,replay:replay2,bumps,claims:claims2,unopened}),bytes=serializeReport(report);
if(bytes===folder.report)return{kind:"report",report,runs};let difference2=firstDifference(JSON.parse(folder.report),JSON.parse(bytes));return{kind:"diverged",file:reportName,
divergence:{entry:0,problem:"different-result",...difference2??{pointer:"",wanted:"other bytes",got:"these bytes"},around:[],whatToTry:[`This release makes anot\
her report of the same sessions: ${ofRun} records the run again.`]}}}function isTampering(one2){return one2.code==="runner-file-tampered"}function readKept(folder,text){
let read=reportFromV1(text,validateReportV1);if(read.kind==="report")return read.report;throw broken(folder,`its ${reportName} is not a report: ${read.message}`)}
var Divergence=class extends Error{file;divergence;constructor(file,divergence){super(`${file} was left at entry ${divergence.entry}`),this.file=file,this.divergence=
divergence}};function readTraces(folder){let servers=new Map;for(let[name,source]of folder.traces){if(!runTrace.test(name))continue;let read=readRecorded(source());
if(read.kind==="fault")throw new UserError("replay-mismatch",faultText(name,read));let{server,root="."}=read.trace.header,session=sessionNames.find(one2=>name.replace(
/\.zst$/u,"")===traceName(server.id,root,one2));if(session===void 0)throw broken(folder,`${name} is of another session than its name says`);let roots=servers.get(
server.id)??new Map,own=roots.get(root)??new Map;if(own.has(session))throw broken(folder,`${server.id} has two traces of ${session}`);own.set(session,read.trace),
servers.set(server.id,roots.set(root,own))}return new Map([...servers].map(([server,roots])=>[server,[...roots].map(([root,traces])=>({root,traces})).sort((a,b)=>compareText(
a.root,b.root))]))}function replayedSessions(folder,traces,by){let used=new Set,diverged=[],traceOf=name=>{let trace=traces.get(name);if(trace===void 0)throw broken(
folder,`it has no trace of ${name}`);return trace},play=async(name,facts,lookups2,probing)=>{let trace=traceOf(name);used.add(name);let{observation,divergence}=await replaySession(
trace,by.profile,facts,lookups2,probing),{server,root="."}=trace.header;if(divergence===void 0)return observation;let own=new Divergence(traceName(server.id,root,
name),divergence);diverged.push(own);let follow=trace.notes.find(isProbesFollow);throw follow!==void 0&&divergence.entry>follow.i?diverged[0]??own:own},isAbsent=side=>!traces.
has(side),first2=async(name,probing)=>{if(name!=="self"&&isAbsent(name))return absentSide(by.profile.languageId);let facts=factsIn(traceOf(name),by);return{...facts,
observation:await play(name,facts,null,probing===null?null:(observed,ask)=>probing({...facts,observation:observed},ask))}};return{sessions:{first:first2,again:(side,paths,lookups2)=>{
if(isAbsent(side))return Promise.resolve(absentSide(by.profile.languageId).observation);let[whole3,name]=[traceOf(side),`${side}-again`],recorded=traces.has(name)?
recordedPaths(traceOf(name)):[];if(canonical(recorded)!==canonical(paths))throw broken(folder,`${name} looks at other files`);return play(name,factsIn(whole3,by),
lookups2,null)},headConfiguration:traces.has("self")?()=>first2("self",null):null},used}}function broken({name},what){return new UserError("replay-mismatch",`${name}\
 is not a recorded run: ${what}`,{hint:"Record one with: lanser gate --trace DIR …"})}var tracesMax=500,traceBytesMax2=256*1048576,allBytesMax=512*1048576;async function committedTraces(repository,tree,globs){if(globs.length===0)return[];let isTrace=tracesOf(
{replay:"offline",traces:globs}),isNear=globs.every(glob=>glob.startsWith(".lanser/")),files2=new Map;for(let{path,id,mode,size:size3}of await listTree(repository,
tree,isNear?".lanser":void 0))!(typeof path=="string"&&(isTrace(path)||path.endsWith(`/${reportName}`)))||!mode.startsWith("100")||files2.set(path,{id,bytes:size3??
0});let traces=[...files2.keys()].filter(path=>isTrace(path)).sort(comparePaths),runs=recordedRuns(traces),bytes=[...traces,...[...runs.keys()].map(folder=>`${folder}\
/${reportName}`)].reduce((sum3,path)=>sum3+(files2.get(path)?.bytes??0),0);if(traces.length>tracesMax||bytes>allBytesMax){let what=`${traces.length} traces of ${bytes}\
 bytes`;throw new UserError("bad-configuration",`base has ${what}, more than ${tracesMax} or ${allBytesMax} bytes`,{hint:"Name fewer with `traces:` in .lanser/c\
onfig.yml."})}let load=async path=>readBlob(repository,files2.get(path)?.id??"",traceBytesMax2),textOf6=path=>load(path).then(read2=>read2.toString("utf8"),()=>""),
sourceOf3=async(path,name)=>{let bytes2=await load(path).catch(()=>{});return()=>{if(bytes2!==void 0)return traceFromBytes(bytes2,name);throw new UserError("unr\
eadable-file",`${path} cannot be read from git, or has more than ${traceBytesMax2} bytes`)}},sessions=traces.filter(path=>!isOfRun(path)||!runs.has(folderOf2(path)));
return[...await Promise.all(sessions.map(async path=>({kind:"session",path,source:await sourceOf3(path,path)}))),...await Promise.all([...runs].map(async([path,
own])=>{let named2=await Promise.all(own.map(async file=>[nameOf2(file),await sourceOf3(file,nameOf2(file))])),kept=`${path}/${reportName}`,report=files2.has(kept)?
await textOf6(kept):null;return{kind:"run",path,folder:{name:path,traces:new Map(named2),report}}}))].sort((a,b)=>comparePaths(a.path,b.path))}async function replayCommitted(repository,tree,{
replay:mode,traces:globs}){if(mode==="off")return null;let traces=[];for(let committed of await committedTraces(repository,tree,globs))traces.push({committed,replayed:await replayOffline(
committed)});return traces.length===0?null:{mode,traces}}async function brokenTrace(repository,tree,config,changed){if([...changed].some(tracesOf(config)))try{for(let trace of await committedTraces(
repository,tree,config.traces)){if(!(trace.kind==="session"?[trace.path]:filesOfRun(trace)).some(path=>changed.has(path)))continue;let{state,message:message2}=await replayOffline(
trace);if(state==="unreadable")return`${trace.path}: ${message2}`}return}catch(error){if(error instanceof UserError)return error.message;throw error}}function filesOfRun({
path,folder}){return[...folder.traces.keys(),reportName].map(name=>`${path}/${name}`)}async function replayOffline(trace){try{return trace.kind==="session"?await replayOne(
trace):await replayFolder(trace)}catch(error){if(!(error instanceof UserError))throw error;return{...unreadable2(trace),message:error.message,advice:error.hint===
""?[]:[error.hint]}}}async function replayOne(committed){let{path,source}=committed,read=readRecorded(source());if(read.kind==="fault")return{...unreadable2(committed),
message:faultText(nameOf2(path),read)};let{trace}=read,profile=profileOf(trace.header.server.id),reader={profile,parser:await parserFor([profile])};if(isOfQuestions(
trace)){let{divergence:left2}=await replayQuestions(trace,reader.parser),of2={path,server:trace.header.server.id,version:trace.header.server.version};return left2===
void 0?{...of2,...equal}:{...of2,...divergedTrace(trace,left2)}}let facts=factsIn(trace,reader),{divergence,observation}=await replaySession(trace,profile,facts,
recordedLookups(trace),recordedProbing(trace,profile)),{id,version:pinned}=trace.header.server,about={path,server:id,version:pinned};if(divergence===void 0)return{
...about,...equal,...strayIn(trace)};let found2=divergedTrace(trace,divergence);if(divergence.problem!=="different-result")return{...about,...found2};let plain2={
environment:null,entries:null},recorded=factsOf({observation:recordedObservation(trace),...plain2}),{class:of}=compareFacts(recorded,factsOf({observation,...plain2}));
return{...about,...found2,class:of==="D0"?null:of}}async function replayFolder(committed){let{path,folder}=committed,result=await replayRecorded(folder),[name="",
source]=[...folder.traces][0]??[],first2=source===void 0?void 0:readRecorded(source()),header=first2?.kind==="trace"?first2.trace.header:void 0,about={path,server:header?.
server.id??name,version:header?.server.version??""};if(result.kind==="report")return{...about,...equal,...strayInFolder(path,folder)};let own=folder.traces.get(
result.file),read=own===void 0?first2:readRecorded(own());return read?.kind!=="trace"?{...unreadable2(committed),...about}:{...about,...divergedTrace(read.trace,
result.divergence),path:`${path}/${result.file}`}}var equal={state:"equal",class:null,message:"it leads to the same results as when it was recorded",at:null,wanted:null,
got:null,advice:[]};function strayIn(trace){let stray=strayAnswer(trace.entries());if(stray===void 0)return;let{entry,message:message2}=stray;return{class:"D6",
message:`${equal.message}; the server ${message2}, which no result depends on`,at:{entry:entry.i,pointer:""},got:valueText(entry.m)}}function strayInFolder(path,{
traces}){for(let[name,source]of traces){let read=runTrace.test(name)?readRecorded(source()):void 0,found2=read?.kind==="trace"?strayIn(read.trace):void 0;if(found2!==
void 0)return{...found2,path:`${path}/${name}`}}}function unreadable2({kind,path}){let isPart=kind==="session"&&isOfRun(path),name=withoutEnding(nameOf2(isPart?
folderOf2(path):path));return{path,server:"",version:"",state:"unreadable",class:null,message:"it is not a complete trace",at:null,wanted:null,got:null,advice:[
`Take it from before the commit that damaged it (git log -- ${path}), or record it again: lanser trace record --name ${name} --force -- ${kind==="run"||isPart?"\
gate …":"FILE…"}`,"Base's trace decides, so merge the repair with replay: off."]}}function divergedTrace(trace,divergence){let[entry]=trace.entries({from:divergence.
entry}),recordedBy=trace.header.tool.version,judged=judgeReplay({recordedBy,replayedBy:version,divergence,entry}),isStale=judged.kind==="stale-recording";return{
state:isStale?"stale":"different",class:isStale?null:divergence.problem==="different-result"?"D4":"D6",message:judged.reason,at:{entry:divergence.entry,pointer:divergence.
pointer},wanted:divergence.wanted,got:divergence.got,advice:divergence.whatToTry}}function brokenConfiguration({headProblem}){return headProblem===void 0?[]:[limit("head-configuration",`head's configuration has an error: ${headProblem}`)]}async function brokenTraces(repository,tree,{
config,summary},changes){if(summary.replayMismatch==="warn")return[];let written2=new Set(changes.flatMap(({to})=>to===null?[]:[to])),problem=await brokenTrace(
repository,tree,config,written2);return problem===void 0?[]:[limit("head-configuration",`a trace of head cannot be read: ${problem}`)]}var import_node_path10=__toESM(require_node_path(),1);async function treeChanges(repository,baseTree,headTree){for(let id of[baseTree,headTree])if(!isObjectId(id))throw new Error(`not an object id: ${id}`);let args=[
"diff-tree",...options,"--end-of-options",baseTree,headTree],records=recordsOf(await repository.bytes(args,"objects")),changes=[];for(let at=0;at<records.length;){
let header=(records[at++]??Buffer.alloc(0)).toString("latin1"),match2=/^:[0-7]+ ([0-7]+) ([0-9a-f]+) ([0-9a-f]+) ([AMDTR])([0-9]*)$/.exec(header);if(match2===null)
throw new Error(`git diff-tree printed ${JSON.stringify(header.slice(0,200))}`);let[,mode="",before="",after="",letter="",score2=""]=match2,path=showPath(treePath(
records[at++]??Buffer.alloc(0))),second=letter==="R"?showPath(treePath(records[at++]??Buffer.alloc(0))):path;changes.push({status:statusOf3[letter],from:letter===
"A"?null:path,to:letter==="D"?null:second,fromBlob:letter==="A"?null:before,toBlob:letter==="D"?null:after,toMode:letter==="D"?null:mode,similarity:letter==="R"?
Number(score2):null})}return untwisted(changes)}function untwisted(changes){let result=[...changes],alike2=new Map;for(let[at,{from,to,similarity}]of changes.entries()){
if(from===null||to===null||similarity===null)continue;let key=`${import_node_path10.posix.basename(from)}\0${import_node_path10.posix.basename(to)}\0${similarity}`;
alike2.set(key,[...alike2.get(key)??[],at])}for(let places2 of alike2.values())if(!(places2.length>copiesMax))for(let one2 of places2)for(let other of places2)one2<
other&&untwist(result,one2,other);return result}var copiesMax=8;function untwist(changes,one2,other){let[left2,right2]=[changes[one2],changes[other]];if(left2===
void 0||right2===void 0)return;let isExact=left2.similarity===100&&left2.fromBlob!==right2.fromBlob,isNearer=near(left2.from,right2.to)>near(left2.from,left2.to)&&
near(right2.from,left2.to)>near(right2.from,right2.to);isExact||!isNearer||(changes[one2]={...left2,from:right2.from,fromBlob:right2.fromBlob},changes[other]={...right2,
from:left2.from,fromBlob:left2.fromBlob})}function near(from,to){let[left2=[],right2=[]]=[from?.split("/"),to?.split("/")],apart=left2.findIndex((name,at)=>name!==
right2[at]);return apart<0?left2.length:apart}var statusOf3={A:"added",D:"deleted",M:"modified",T:"type-changed",R:"renamed"},options=["-r","-z","-M50%","-l5000",
"--raw","--no-ext-diff","--no-textconv","--full-index","--ignore-submodules=none"];async function isSameButFor(repository,one2,other,folder){for(let id of[one2,
other])if(!isObjectId(id))throw new Error(`not an object id: ${id}`);let args=["diff-tree","-r","-z","--name-only","--no-renames","--no-ext-diff"],inFolder2=Buffer.
from(`${folder}/`);try{return recordsOf(await repository.bytes([...args,"--end-of-options",one2,other],"objects")).every(name=>name.subarray(0,inFolder2.length).
equals(inFolder2))}catch{return!1}}function identityOf({platform,arch,nodeVersion},{top:top2,revisions:{base,head},policy,roots}){let{config,summary,servers}=policy,asked={servers:servers.map(({profile,
pin,roots:roots2,settings})=>[profile.id,pin.version,roots2??null,settings]),dependencies:config.dependencies,baseDependencies:config.baseDependencies,scope:summary.
scope??null,only:roots.flatMap(folder=>relativeInside(top2,folder)??[])};return{code:ownCode()??null,machine:`${platform} ${arch}, Node ${nodeVersion}`,place:sha256Hex(
top2),base:{commit:base.commit,tree:base.tree},head:{commit:head.commit,tree:head.tree},servers:servers.map(({profile,pin})=>`${profile.id}@${pin.version}`),configuration:sha256Hex(
canonical(asked))}}var import_node_path12=__toESM(require_node_path(),1);var import_node_path11=__toESM(require_node_path(),1);function changedPaths(changes,trees){let filesOf2=({written:written2})=>new Set(written2.files.map(({path})=>path)),[base,head]=[filesOf2(trees.base),filesOf2(trees.
head)];return changes.flatMap(({from,to})=>[...new Set([from,to])].flatMap(path=>path===null?[]:[{path,isNewName:from!==to||base.has(path)!==head.has(path)}]))}function onRoots(host,of,changes){let{context:context2,server,trees}=of,{profile}=server.chosen,{listed:listed2}=profile,{base,head}=trees,paths=changes===null?
null:changedPaths(changes,trees),isTraced=paths?.some(({isNewName})=>isNewName)??!1,sides=isTraced?[base,head]:[base],listedOn=tree=>({root:tree.root,serverFolder:server.
install.folder,checkouts:checkoutsOf(tree,context2),isTraced});return{...of,withheld:{base:withheldFrom(base,"base",head,profile.isSource),head:withheldFrom(head,
"head",base,profile.isSource)},changes:paths,listed:listed2===null?null:sides.map(tree=>listed2(host,listedOn(tree)))}}async function untouchedRoot(of){let{root,
listed:listed2,server}=of;if(listed2===null||!isUntouchedBy(of,{program:[],places:[],isSought:()=>!1}))return;let programs=[];for(let list3 of listed2){let program2=await list3(
root.folder);if(program2===void 0)return;programs.push(program2)}let program=programs.flatMap(({files:files2})=>files2);if(!isUntouchedBy(of,{program,places:[],
isSought:path=>programs.some(one2=>one2.isSought(path))}))return;let{chosen,install}=server,own={id:chosen.profile.id,version:chosen.pin.version,interpreter:null};
return{kind:"untouched",root:root.folder,server:{...own,treeDigest:install.treeDigest}}}async function openRoot(host,of){let{root,listed:listed2}=of,open=name=>openSide(
host,of,name),first2=listed2===null?await open("base"):void 0;if(first2!==void 0&&first2.refusal===null){let opened={program:first2.facts.program,places:first2.
prepared.places,isSought:()=>!0};if(isUntouchedBy(of,opened))return{kind:"untouched",root:root.folder,server:first2.server}}let[base,head,self]=await allEnded([
first2??open("base"),open("head"),root.on.base&&root.on.head?open("self"):void 0]);return{...of,kind:"opened",sides:{base,head},self}}function isUntouchedBy(of,opened){
let{root,changes,trees,server}=of;if(changes===null||!root.on.base||!root.on.head||withheldIn(of,"base").length+withheldIn(of,"head").length>0)return!1;let{profile,
settings}=server.chosen,leads=({written:written2})=>written2.links.some(({path,kind})=>kind==="folder"||profile.isSource(path));if(leads(trees.base)||leads(trees.
head))return!1;let touches=profile.touches({root:trees.base.root,project:root.folder,settings,...opened});return!changes.some(touches)}async function openSide(host,of,name){
let{context:context2,server,trees,root}=of,side=name==="base"?"base":"head",tree=name==="self"?trees.headConfiguration:trees[side];if(!(tree===null||!root.on[side]))
return openWorkspace(host,server,tree,{context:context2,project:root.folder,name,scratch:context2.scratch,withheld:withheldIn(of,side),refusal:name==="head"?trees.
refusals.get(server.chosen.profile.id)??null:null})}function withheldIn({withheld,root,roots},side){return withheld[side].filter(({path})=>concerns(path,root,roots))}
function concerns(path,root,roots){return isBelow(path,root.folder)||!roots.some(({folder})=>isBelow(path,folder))}function liveSessions(opened,of){let{server,root,
sides,self}=opened,{languageId}=server.chosen.profile,record=(sides.head??sides.base)?.server;if(record===void 0)throw new Error(`Neither side has the root ${root.
folder}.`);let first2=async(workspace,side,session,probing)=>{let facts=withinScope(workspace.facts,side,of.scope),observation=await observe2(opened,of,{workspace,
side,session,paths:lookedOf(facts),lookups:null,probing:probing===null?null:(observed,ask)=>probing({...facts,observation:observed},ask)});return{...facts,observation}};
return{root:root.folder,server:record,sessions:{first:(side,probing)=>{let workspace=sides[side];return workspace===void 0?Promise.resolve(absentSide(languageId)):
first2(workspace,side,side,probing)},again:(side,paths,lookups2)=>{let workspace=sides[side];return workspace===void 0?Promise.resolve(absentSide(languageId).observation):
observe2(opened,of,{workspace,side,session:`${side}-again`,paths,lookups:lookups2,probing:null})},headConfiguration:self===void 0?null:()=>first2(self,"head","s\
elf",null)}}}async function observe2({context:context2,server,root},of,{workspace,side,session,paths,lookups:lookups2,probing}){let{id,name,compiler}=server.chosen.
profile,{recording}=of,plan={session,side,paths,record:recording?.record??null},file=traceName(id,root.folder,session),called2=`${unitName(id,root.folder)} ${session}`,
home=`home-${unitName(id,root.folder)}-${session}`,isAgain=session.endsWith("-again");isAgain||of.begun?.(called2);let isProbed=!1,told=(state,failure)=>of.progress(
{kind:"server",server:id,root:root.folder,session,state,failure}),look=async folder=>{told("started",null);let observation=await workspace.observe({...plan,lookups:lookups2,
probing:probing===null?null:(observed,ask)=>(isProbed=!0,probing(observed,ask)),home:(0,import_node_path11.join)(folder,home),cache:recording===null?of.cache:null,
trace:recording===null?null:{file:(0,import_node_path11.join)(recording.folder,file),header:workspace.headerOf(plan)},progress:(done,serverIdleMs)=>{if(done===0&&
paths.length>0){told("ready",null);return}of.idle(called2,serverIdleMs),done===paths.length&&of.answered?.(called2),of.progress({kind:"files",server:name,root:root.
folder,side,done,of:paths.length})},crashed:printed=>of.progress({kind:"note",text:lastWords(called2,printed)})});return told("ended",observation.failure?.code??
null),observation},first2=await look(context2.scratch);if(isAgain||isProbed||recording!==null||compiler!==void 0||context2.signal.aborted||first2.failure?.code!==
"server-crashed")return first2;let why=`${name} on ${side}: ${first2.failure.message}; it was started once more`;of.progress({kind:"note",text:why});let again=await look(
(0,import_node_path11.join)(context2.scratch,"restarted"));return{...again,limits:[...again.limits,limit("server-restarted",why)]}}var lastLinesMax=20,lastCharactersMax=4e3;
function lastWords(session,printed){let lines2=printed.trimEnd().slice(-lastCharactersMax).split(`
`).slice(-lastLinesMax),shown3=printed.trim()===""?" nothing":`
${lines2.join(`
`)}`;return`${session} ended; on standard error it had printed:${shown3}`}function withheldFrom(tree,side,other,isSource){let others=new Set(other.written.files.
map(file=>file.path)),known=new Map(other.written.skipped.map(({path,blob})=>[path,blob])),isAdded=(path,blob)=>side==="head"&&known.get(path)!==blob;return tree.
written.skipped.filter(({kind,path,blob})=>kind==="symlink"?isAdded(path,blob)||others.has(path)&&isSource(path):kind==="missing"||kind==="cap"||kind!=="submodu\
le"&&isSource(path)).map(one2=>({path:safePath(one2.path),reason:one2.kind}))}function safePath(path){let part2=name=>name===""||name==="."||name===".."?name.replaceAll(
".","%2E")||"%":name;return path.split("/").map(part2).join("/")}var partial=reason("cancelled","only a part of the run was asked for","");function unitsOf({opened,scope}){return opened.flatMap(({roots})=>roots.flatMap(root=>[
"base","head"].flatMap(side=>{let workspace=root.sides[side];if(workspace===void 0)return[];let looked=lookedOf(withinScope(workspace.facts,side,scope)),bytes=looked.
reduce((sum3,path)=>sum3+fileBytes((0,import_node_path12.join)(workspace.tree.root,path)),0);return[{...unitOf(root,side),files:looked.length,bytes}]})))}function unitOf({
server,root},side){return{server:server.chosen.profile.id,root:root.folder,side}}async function lookAtUnits({opened,scope,cache,phases,width:roots},units,progress){
let wanted=new Set(units.map(unitText)),live={scope,recording:null,cache,progress,...phases},width=2*roots;for(let{ready,roots:all}of opened){let looks=all.flatMap(
root=>{let{sessions}=liveSessions(root,live);return["base","head"].filter(side=>root.sides[side]!==void 0&&wanted.has(unitText(unitOf(root,side)))).map(side=>async()=>{
let isHealthy2=(await sessions.first(side,async()=>{})).observation.failure===void 0;side==="head"&&isHealthy2&&await sessions.headConfiguration?.()})});if(looks.
length!==0){phases.next(`observing with ${ready.chosen.profile.name} ${ready.chosen.pin.version}`);for(let at=0;at<looks.length;at+=width)await allEnded(looks.slice(
at,at+width).map(look=>look()))}}}function withCosts(run,observations,others={}){let{sessions={},...rest}=run,kept=new Set(observations.filter(({from})=>from!==
"server").map(({session})=>session)),own=Object.fromEntries(Object.entries(sessions).filter(([session])=>!kept.has(session))),costs={...others,...own};return{...rest,
...Object.keys(costs).length===0?{}:{sessions:costs},...observations.length===0?{}:{observations}}}async function chainOf(repository,base,head,commitsMax3){let args=["rev-list","--first-parent",`--max-count=${commitsMax3+1}`,"--end-of-options",head,`^${base}`],
ids=(await repository.text(args,"history")).split(`
`).filter(isObjectId);if(ids.length>commitsMax3)return{kind:"too-long"};let shallow=await shallowCommits(repository);if(ids.some(id=>shallow.has(id)))return{kind:"\
cut"};let commits=[];for(let id of ids.reverse()){let commit=await readCommit(repository,id);if(commit===void 0)return{kind:"cut"};commits.push(commit)}return{kind:"\
chain",commits}}var filesMax2=20,fileBytesMax=64*1024,claimsMax2=250,headsMax=8,commitsMax=250,nameForm=/^[\w.-]{1,100}\.json$/u;async function readClaims(repository,revisions,changes,{
claims:claims2}){if(claims2==="ignore")return[];let folder=`${claimsFolder}/`,files2=changes.filter(({to})=>to?.startsWith(folder)===!0&&isDirect(to.slice(folder.
length))).sort((left3,right2)=>compareText(left3.to??"",right2.to??"")),named2=files2.filter(({to})=>nameForm.test((to??"").slice(folder.length))),found2=[];named2.
length<files2.length&&found2.push(unreadable3(claimsFolder,`${plural(files2.length-named2.length,"file")} with a name of other characters than letters, digits, \
\`.\`, \`_\` and \`-\``)),named2.length>filesMax2&&found2.push(unreadable3(claimsFolder,`more than ${filesMax2} files: ${named2.length-filesMax2} were not read`));
let places2=placesIn2(repository,revisions),left2=claimsMax2;for(let{to,toBlob,toMode}of named2.slice(0,filesMax2)){let path=to??"",read=await readFile(repository,
toBlob,toMode);if(read.kind==="unreadable"){found2.push(unreadable3(path,read.why));continue}for(let one2 of read.claims.slice(0,left2))found2.push({path,...await places2(
one2)});read.claims.length>left2&&found2.push(unreadable3(path,`more than ${claimsMax2} claims: ${read.claims.length-left2} were not read`)),left2=Math.max(0,left2-
read.claims.length)}return found2}function isDirect(name){return name.endsWith(".json")&&!name.includes("/")}function unreadable3(path,why){return{path,about:"u\
nreadable",commit:null,claimed:{},why}}async function readFile(repository,blob,mode){if(blob===null||mode?.startsWith("100")!==!0)return{kind:"unreadable",why:"\
it is no plain file"};let bytes;try{bytes=await readBlob(repository,blob,fileBytesMax)}catch{return{kind:"unreadable",why:`it is not here, or larger than ${fileBytesMax/
1024} KiB`}}let text=bytes.toString("utf8"),parsed2=Buffer.from(text,"utf8").equals(bytes)?parseStrict(text):null;return parsed2?.kind!=="value"?{kind:"unreadab\
le",why:"it is not JSON that every reader reads alike"}:validateClaimsV1(parsed2.value)?{kind:"claims",claims:parsed2.value.claims}:{kind:"unreadable",why:"it d\
oes not follow schemas/claims.v1.json"}}function placesIn2(repository,{base,head,annotate}){let chain2,heads=new Map,tip=annotate?.commit??head.commit,commits=async()=>{
let from=tip??(await repository.text(["rev-parse","--verify","HEAD"],"history")).trim(),found2=await chainOf(repository,base.commit,from,commitsMax);return new Set(
found2.kind==="chain"?found2.commits.map(({commit})=>commit):[])};return async written2=>{let{"pr-v1":one2,"pr-v2":two,commit=null}=written2,claimed2={...one2===
void 0?{}:{"pr-v1":one2+0},...two===void 0?{}:{"pr-v2":two+0}},elsewhere=why=>({about:"elsewhere",commit,claimed:claimed2,why});if(written2.base!==base.commit)return elsewhere(
`it is about a change from ${shortId(written2.base)} on, not from ${shortId(base.commit)}`);if(commit!==null)return chain2??=commits(),(await chain2).has(commit)?
{about:"commit",commit,claimed:claimed2,why:null}:elsewhere(`${shortId(commit)} is not a commit of the change`);let id=written2.head??"";if(!heads.has(id)&&heads.
size>=headsMax)return elsewhere(`the claims name more than ${headsMax} heads`);let same=heads.get(id)??isHead(repository,id,head.tree);heads.set(id,same);let found2=await same;
return found2==="unknown"?elsewhere(`${shortId(id)} is not in this clone, so nothing shows what it is`):found2==="head"?{about:"change",commit,claimed:claimed2,
why:null}:elsewhere(`${shortId(id)} is not what head is without its claims`)}}async function isHead(repository,id,tree){let type=await typeOf(repository,id).catch(
()=>{});if(type===void 0)return"unknown";if(type!=="commit"&&type!=="tree")return"other";let named2=type==="tree"?id:(await readCommit(repository,id))?.tree;return named2===
void 0?"other":await isSameButFor(repository,named2,tree,claimsFolder)?"head":"other"}var import_node_fs9=__toESM(require_node_fs(),1),import_node_path13=__toESM(require_node_path(),1);var configuration=/(?:^|\/)(?:ts|js)config(?:\.[^/]+)?\.json$/u;function isScriptConfiguration(path){return configuration.test(path)}function ambientModules(text){
let read=readJsonc(text);if(read.kind==="unreadable")return[];let options2=member(read.value,"compilerOptions"),jsx=textOf(member(options2,"jsx"))?.startsWith("\
react")===!0?"react":void 0,source=textOf(member(options2,"jsxImportSource"))??jsx,parents=member(read.value,"extends"),named2=typeof parents=="string"?[parents]:
textsOf(parents);return[...textsOf(member(options2,"types")),...source===void 0?[]:[source],...named2.filter(one2=>!/^\.{0,2}\//u.test(one2))]}var entryLinesMax=3;function lineOfPackage(text,name,version2){let lines2=text.split(/\r\n|[\r\n]/u),wanted=normaliseName(name),value=version2?.replace(/^[^\d]*/u,
"").split(/[\s,(]/u)[0]??"",first2=null;for(let[at,line]of lines2.entries())if(hasWord(normaliseName(line),wanted)&&(first2??=at,value===""||lines2.slice(at,at+
entryLinesMax).some(one2=>one2.includes(value))))return at;return first2}function hasWord(line,word){for(let at=line.indexOf(word);at>=0;at=line.indexOf(word,at+
1)){let isWhole=mark=>mark===void 0||!/[a-z0-9-]/u.test(mark);if(isWhole(line[at-1])&&isWhole(line[at+word.length]))return!0}return!1}var filesMax3=5e3,charactersMax=64*1024*1024,fileBytesMax2=20*1024*1024;async function compareEnvironments2(host,request){let{repository,trees}=request,shared3={
dependencies:null,from:repository.top},[base,head]=[await blobsOf(repository,trees.base),await blobsOf(repository,trees.head)];if(isSame5(dependencyFiles(base),
dependencyFiles(head)))return shared3;let texts=createTexts(repository),sides={base:await readSide(texts,base),head:await readSide(texts,head)},files2={base:without(
sides.base,sides.head),head:without(sides.head,sides.base)},found2=packageChanges(files2.base,files2.head);if(found2.packages.length+found2.unreadable.length===
0)return shared3;let isOfPython=found2.packages.some(({ecosystem})=>ecosystem!=="npm"),isNested=hasNestedEnvironment(request,[...dependencyFiles(base).keys(),...dependencyFiles(
head).keys()]),python3=isOfPython&&!isNested?await installedPython(host,request):null,changed=new Set(found2.packages.map(({name})=>name)),changes=packageChanges(
files2.base,files2.head,python3?.needs(changed)??[]),relevant=new Set([...changes.packages.map(({ecosystem,name})=>nameKey(ecosystem,name)),...Object.keys(changes.
neededBy)].concat(Object.entries(changes.neededBy).flatMap(([key,names2])=>names2.map(name=>`${key.slice(0,key.indexOf(":"))}:${name}`)))),lacks=request.own===null?
null:lackOf(request,request.own,dependencyFiles(base))??otherVersion(request,changes.packages,request.own),isOwn=request.own!==null&&lacks===null;return{dependencies:{
changes,installed:python3===null?null:python3.packages(relevant),ambient:await ambientIn(texts,[base,head]),isOwn,lacks,places:changes.packages.map(one2=>placeOf6(
one2,sides))},from:isOwn&&request.own!==null?request.own.folder:repository.top}}function lackOf({repository,dependencies},{folder,shown:shown3},files2){let names2=dependencies.
map(name=>name.replace(/\/+$/u,"")),nested=[...new Set([...files2.keys()].map(path=>(0,import_node_path13.dirname)(path)))].flatMap(one2=>one2==="."?[]:names2.filter(
name=>!name.includes("/")).map(name=>`${one2}/${name}`)),places2=[...names2,...nested.sort(compareText)],isIn=place2=>name=>(0,import_node_fs9.existsSync)((0,import_node_path13.join)(
place2,name));if(!(0,import_node_fs9.existsSync)(folder))return`${shown3} is not there`;if(!places2.some(isIn(folder)))return`${shown3} has none of ${names2.join(
", ")}`;let missing=places2.filter(isIn(repository.top)).filter(name=>!isIn(folder)(name)),some=`${missing.slice(0,missingShownMax).join(", ")}${andMore(missing.
length-missingShownMax)}`;return missing.length===0?null:`${shown3} lacks ${some}, which the repository has`}var missingShownMax=5;function otherVersion({dependencies},changes,{
folder,shown:shown3}){let metadata=metadataIn(sitesIn(folder,dependencies)),python3=new Map(metadata.map(path=>[nameOf(path),versionOf(path)]));for(let{ecosystem,
name,from,isTop:isTop2}of changes){if(from===null||!isTop2||!/^\d[^\s,]*$/u.test(from))continue;let found2=ecosystem==="npm"?npmVersion((0,import_node_path13.join)(
folder,"node_modules",name)):python3.get(name);if(!(found2===void 0||isSameVersion(found2,from)))return`${shown3} has ${name} ${found2}, and base needs ${from}`}
return null}function npmVersion(folder){let read=readJson(readIfThere((0,import_node_path13.join)(folder,"package.json"))??"");return read.kind==="value"?textOf(
member(read.value,"version")):void 0}function versionOf(folder){return/-(\d[^-]*?)(?:-py[\d.]+)?\.(?:dist|egg)-info$/u.exec((0,import_node_path13.basename)(folder))?.[1]}
async function blobsOf(repository,tree){let entries=await listTree(repository,tree);return new Map(entries.flatMap(({path,type,id,mode,size:size3})=>typeof path==
"string"&&type==="blob"&&mode!=="120000"&&isRelativePath(path)&&(size3??0)>=0?[[path,id]]:[]))}function dependencyFiles(blobs){let known=[...blobs].filter(([path])=>formatOf(
path)!==void 0||isScriptConfiguration(path));return new Map(known.filter(([path])=>!path.split("/").some(part2=>part2==="node_modules"||part2==="site-packages")&&
!(path.endsWith(".in")&&blobs.has(path.replace(/\.in$/u,".txt")))))}function isSame5(base,head){return base.size===head.size&&[...base].every(([path,blob])=>head.
get(path)===blob)}function createTexts(repository){let known=new Map,read=async blob=>{try{let bytes=await readBlob(repository,blob);return bytes.length>fileBytesMax2?
void 0:bytes.toString("utf8")}catch{return}};return blob=>{let text=known.get(blob)??read(blob);return known.set(blob,text),text}}async function readSide(texts,blobs){
let found2=[],waiting=[...dependencyFiles(blobs).keys()].filter(path=>formatOf(path)!==void 0),seen=new Set(waiting),characters=0;for(let path of waiting){if(found2.
length>=filesMax3||characters>charactersMax){found2.push(cutAt(path,waiting.slice(found2.length),blobs));break}let blob=blobs.get(path)??"",text=await texts(blob),
file=text===void 0?unreadable("it is too large, or not in this clone"):readDependencyFile(path,text)??readRequirements(text);characters+=text?.length??0,found2.
push({path,blob,text:text??"",file});for(let include of file.kind==="unreadable"?[]:file.includes){let target=import_node_path13.posix.normalize(import_node_path13.posix.
join((0,import_node_path13.dirname)(path),include));seen.has(target)||!blobs.has(target)||(seen.add(target),waiting.push(target))}}return found2}function cutAt(path,left2,blobs){
let blob=sha256(canonical(left2.map(one2=>[one2,blobs.get(one2)??""])));return{path,blob,text:"",file:unreadable("there are too many files that name packages")}}
function without(own,other){let blobs=new Map(other.map(({path,blob})=>[path,blob]));return own.filter(({path,blob,file})=>file.kind!=="unreadable"||blobs.get(path)!==
blob)}function placeOf6({ecosystem,name,from,to,files:files2},sides){let textOf6=(side,path)=>sides[side].find(one2=>one2.path===path)?.text,at=(side,path,version2)=>{
let text=version2===null?void 0:textOf6(side,path);return text===void 0?null:lineOfPackage(text,name,version2)},places2=files2.map(path=>({ecosystem,name,path,base:at(
"base",path,from),head:at("head",path,to)}));return places2.find(({head})=>head!==null)??places2.find(({base})=>base!==null)??{ecosystem,name,path:files2[0]??"",
base:null,head:null}}async function ambientIn(texts,sides){let found2=new Set;for(let blobs of sides)for(let[path,blob]of dependencyFiles(blobs))if(isScriptConfiguration(
path))for(let module of ambientModules(await texts(blob)??""))found2.add(module);return[...found2].sort(compareText)}async function installedPython(host,{repository,
dependencies}){let linked=sitesIn(repository.top,dependencies),places2=linked.length>0?linked:(await findInterpreter(host,[repository.top]))?.packages??[],packages=packagesIn(
places2);return packages.length===0?null:{needs:changed=>pythonNeeds(packages,changed,readIfThere),packages:names2=>packages.filter(({name})=>names2.has(nameKey(
"pypi",name))||names2.has(nameKey("conda",name))).map(({name,modules})=>({name,modules:modules()})).sort((left2,right2)=>compareText(left2.name,right2.name))}}function hasNestedEnvironment({
repository,dependencies},files2){return[...new Set(files2.map(path=>(0,import_node_path13.dirname)(path)).filter(folder=>folder!=="."))].some(folder=>dependencies.
some(name=>(0,import_node_fs9.existsSync)((0,import_node_path13.join)(repository.top,folder,name,"pyvenv.cfg"))))}function linkedChanges(changes,sides){if(sides.base.links.length+sides.head.links.length===0)return changes;let names2={base:namesOf3(sides.base),head:namesOf3(
sides.head)},isAliased=file=>["base","head"].some(side=>{let own=names2[side].get(file);return own!==void 0&&(own.length>1||own[0]!==file)}),origins2=new Map(changes.
flatMap(({from,to})=>to===null?[]:[[to,from]])),moved=new Set(changes.flatMap(({from})=>from===null?[]:[from])),others=[...new Set([...names2.base.keys(),...names2.
head.keys()])].filter(file=>isAliased(file)&&!origins2.has(file)&&!moved.has(file));return[...changes.map(change=>({...change,isEdited:!0})),...others.map(file=>({
from:file,to:file,isEdited:!1}))].flatMap(({from,to,isEdited})=>{if(!isAliased(from??"")&&!isAliased(to??""))return[{from,to}];let before=from===null?[]:names2.
base.get(from)??(isEdited?[from]:[]),after=to===null?[]:names2.head.get(to)??(isEdited?[to]:[]);return pairs2(before,after).filter(pair=>isEdited||pair.from!==pair.
to)})}function otherNames(side){return side.links.length===0?{}:Object.fromEntries([...namesOf3(side).values()].flatMap(([first2,...others])=>first2===void 0?[]:
others.map(name=>[name,first2])))}function namesOf3({links,program}){let follow=followingLinks(links),names2=new Map,found2=[...new Set(program)].map(name=>({name,
...follow(name)}));for(let{place:place2,name}of found2.toSorted((one2,other)=>one2.hops-other.hops))push(names2,place2,name);return names2}function pairs2(before,after){
let[[first2],[second]]=[before,after];return first2!==void 0&&second!==void 0&&first2!==second?[{from:first2,to:second},...samePairs(before.slice(1),after.slice(
1))]:samePairs(before,after)}function samePairs(before,after){let same=after.filter(name=>before.includes(name)),gone2=before.filter(name=>!same.includes(name)),
come=after.filter(name=>!same.includes(name)),many=Math.max(gone2.length,come.length);return[...same.map(name=>({from:name,to:name})),...Array.from({length:many},
(_,at)=>({from:gone2[at]??null,to:come[at]??null}))]}function misconfigured(profiles2,trees){let problems=profiles2.flatMap(profile=>(trees.roots.get(profile.id)?.roots??[]).flatMap(({folder,on})=>["base","head"].
filter(side=>on[side]).flatMap(side=>profile.configurationProblems({root:trees[side].root,project:folder}))));return[...new Set(problems)].map(problem=>limit("s\
erver-configuration",problem))}async function readyAll(host,servers,of){let all=[];for(let server of servers){let ready=await readyServer(host,server,of);if(ready.kind==="ready")all.push(ready);else{
let{code:code2,message:message2,hint}=ready;all.push({kind:"unopened",server:{...unstarted(server),ended:code2},why:reason(code2,message2,hint)})}}return all}var import_node_path18=__toESM(require_node_path(),1);var import_node_fs11=__toESM(require_node_fs(),1),import_node_path17=__toESM(require_node_path(),1);var import_node_fs10=__toESM(require_node_fs(),1),import_node_path16=__toESM(require_node_path(),1);var import_node_path15=__toESM(require_node_path(),1);var import_node_path14=__toESM(require_node_path(),1);function movementOf(path,named2,moves){let{base,head,renames}=moves;if(![...renames.keys()].some(from=>mayName(named2,from)))return{kind:"stays"};let shape=shapeOf(
named2,base),isNamed3=matcherOf(path,named2,shape),all=[...base].filter(isNamed3),sources=all.filter(moves.isSource),isConcerned=sources.length>0?moves.isSource:
()=>!0,own=new Set(sources.length>0?sources:all),moved=[...own].flatMap(from=>{let to2=head.has(from)?void 0:renames.get(from);return to2===void 0?[]:[{from,to:to2}]}),
lost2=moved.flatMap(({to:to2})=>isNamed3(to2)?[]:[to2]);if(moved.length===0||lost2.length===0&&!isPlace(path))return{kind:"stays"};let to=targetOf(named2,shape,
moved),isThere2=to===void 0?()=>!1:matcherOf(path,to,shape),left2=[...head].find(one2=>isConcerned(one2)&&isNamed3(one2)&&!isThere2(one2)),stuck=why=>lost2.length===
0?{kind:"stays"}:{kind:"stuck",why,lost:lost2,isGone:left2===void 0};if(left2!==void 0)return stuck(base.has(left2)?`only a part of it moved: ${left2} did not`:
`${left2} lies now where it moved away from`);if(to===void 0)return stuck(`where it moved to cannot be told: ${shown2(moved)}`);let stray=moved.find(one2=>!isThere2(
one2.to));if(stray!==void 0){let other=moved.find(one2=>isThere2(one2.to));return stuck(`it moved to more than one place: ${other?.to} and ${stray.to}`)}let origins2=new Map(
[...renames].map(([from,into])=>[into,from])),isForeign=one2=>path.kind==="leaves-out"?!own.has(origins2.get(one2)??""):base.has(one2),foreign=[...head].find(one2=>isConcerned(
one2)&&isThere2(one2)&&isForeign(one2));return foreign!==void 0?stuck(`${foreign} lies where it moved to, and did not come from there`):{kind:"moved",to,lost:moved.
map(one2=>one2.to)}}function targetOf({prefix,rest},shape,moved){let votes=new Map;for(let{from,to}of moved){let target=shape==="folder"?folderTarget(prefix,from,
to):fileTarget(prefix,from,to);target!==void 0&&target!==prefix&&votes.set(target,(votes.get(target)??0)+1)}let[best]=[...votes].sort(([a,one2],[b,other])=>other-
one2||compareText(a,b));return best===void 0?void 0:{prefix:best[0],rest}}function folderTarget(prefix,from,to){let inside=insideOf(from,prefix);return to===inside?
".":to.endsWith(`/${inside}`)?to.slice(0,-inside.length-1):void 0}function fileTarget(prefix,from,to){let ending=from.slice(prefix.length);return to.endsWith(ending)?
to.slice(0,to.length-ending.length):void 0}function shown2([first2]){return first2===void 0?"":`${first2.from} is ${first2.to}`}function folderMove(folder,moves){
if(folder===".")return;let movement=movementOf({key:"",value:folder,kind:"place",at:null,wildcard:"folders"},{prefix:folder,rest:[]},moves);return movement.kind===
"moved"?movement.to.prefix:void 0}function carryText({file,text,paths},target){let entries=namedIn(paths,folderOf(file)).map(one2=>({...one2,movement:movementOf(one2.path,one2.named,target.moves)})),
looked={...target,file,entries,heads:namedIn(target.own??[],folderOf(target.to))},finals=new Map(entries.map(entry=>[entry.path,finalOf(entry,looked)])),starts=lineStarts(
text),edits=[],changes=[],problems=[];for(let entry of entries){let{path}=entry,final=finals.get(path)??entry.named,place2={file,line:positionAt(starts,path.at?.
offset??0).line+1},problem=problemOf(entry,final,{...looked,finals});if(problem!==void 0){problems.push({...place2,key:path.key,value:path.value,why:problem});continue}
let from=relativeFolder(path,looked,finals),there=namedBy(path,from);if(there!==void 0&&isSame6(there,final))continue;let value=written(path.value,final,from);if(path.
at===null){problems.push({...place2,key:path.key,value:path.value,why:"where it stands in the file was not found"});continue}edits.push({...path.at,literal:JSON.
stringify(value)}),changes.push({...place2,from:path.value,to:value})}for(let path of paths.filter(({value})=>ofProject.test(value))){let value=path.value.replace(
ofProject,"./");if(!target.projects.some(folder=>{let named2=namedBy({...path,value},folder);return named2!==void 0&&movementOf(path,named2,target.moves).kind!==
"stays"}))continue;let line=positionAt(starts,path.at?.offset??0).line+1;problems.push({file,line,key:path.key,value:path.value,why:"what it names moved, and a \
path of each project that has it from here is not carried"})}return{text:edited(text,edits),changes,problems}}var ofProject=/^\$\{configDir\}\/?/u;function namedIn(paths,folder){
return paths.flatMap(path=>{let before=paths.find(({key})=>key===path.relativeTo),from=before===void 0?folder:import_node_path14.posix.join(folder,before.value),
named2=namedBy(path,from);return named2===void 0?[]:[{path,named:named2}]})}function finalOf({path,named:named2,movement},looked){let{file,to}=looked,[folder,into]=[
folderOf(file),folderOf(to)];switch(movement.kind){case"moved":return(path.kind==="lookup"||isKept(looked,path,named2))&&!isAnswered(looked,path,movement.lost)?
named2:movement.to;case"stays":return file!==to&&isBelow(named2.prefix,folder)&&!isThere(path,named2,looked)?{...named2,prefix:inFolder(into,insideOf(named2.prefix,
folder))}:named2;case"stuck":return named2}}function isThere(path,named2,{moves:{base}}){return[...base].some(matcherOf(path,named2,shapeOf(named2,base)))}function problemOf({
path,named:named2,movement},final,looked){let{entries,finals,moves}=looked;if(movement.kind==="stays"&&path.kind==="leaves-out"&&!isSame6(named2,final)){let isLeftOut=matcherOf(
path,final,shapeOf(final,moves.head)),found2=[...moves.head].find(one2=>moves.isSource(one2)&&isLeftOut(one2));return found2===void 0?void 0:`${found2} would be\
 left out by it, and was not in base`}if(movement.kind!=="stuck")return;let covers=entries.filter(other=>other.path.key===path.key).map(other=>{let there=finals.
get(other.path)??other.named;return matcherOf(other.path,there,shapeOf(there,moves.head))}),lost2=movement.lost.filter(one2=>!covers.some(isCovered=>isCovered(one2)));
return lost2.length===0?void 0:isAnswered(looked,path,lost2)||movement.isGone&&!isKept(looked,path,named2)?movement.why:void 0}function isKept({heads},{key},named2){
return heads.some(head=>head.path.key===key&&isSame6(head.named,named2))}function isAnswered({heads,entries,moves},path,lost2){let{key}=path,rivals=heads.filter(
head=>head.path.key===key);return rivals.length===0?path.kind==="takes-in":rivals.filter(({named:named2})=>!entries.some(entry=>entry.path.key===key&&isSame6(entry.
named,named2))).some(head=>lost2.some(matcherOf(head.path,head.named,shapeOf(head.named,moves.head))))}function isSame6(one2,other){return one2.prefix===other.prefix&&
one2.rest.join("/")===other.rest.join("/")}function relativeFolder({relativeTo:relativeTo2},{entries,to},finals){let before=entries.find(({path})=>path.key===relativeTo2);
return before===void 0?folderOf(to):finals.get(before.path)?.prefix??folderOf(to)}function written(value,{prefix,rest},from){let path=import_node_path14.posix.relative(
import_node_path14.posix.join("/",from),import_node_path14.posix.join("/",prefix,...rest))||".";return`${/^\.\.?(?:\/|$)/u.test(value)&&!/^\.\.?(?:\/|$)/u.test(
path)?"./":""}${path}${value.endsWith("/")?"/":""}`}function edited(text,edits){return edits.toSorted((one2,other)=>other.offset-one2.offset).reduce((whole3,{offset,
length,literal})=>whole3.slice(0,offset)+literal+whole3.slice(offset+length),text)}function carryConfiguration(of){let files2=new Map,changes=[],problems=[],targets2=new Map;for(let{file}of of.configurations){let move=fileMove(file,of.moves);targets2.
set(file,move.to),move.to!==file&&changes.push({file,line:1,from:file,to:move.to}),move.why!==void 0&&problems.push({file,line:1,key:"",value:file,why:move.why})}
let known=new Map([...of.moves.renames,...[...targets2].filter(([from,to])=>from!==to)]),moves={...of.moves,renames:known},projects=[...new Set(of.configurations.
map(({file})=>folderOf(file)))];for(let configuration2 of of.configurations){let to=targets2.get(configuration2.file)??configuration2.file,carried=carryText(configuration2,
{to,own:of.own(to),moves,projects});files2.set(to,{from:configuration2.file,text:carried.text}),changes.push(...carried.changes),problems.push(...carried.problems)}
return{files:files2,changes,problems}}var projectNames=["tsconfig.json","jsconfig.json","pyrightconfig.json","pyproject.toml"];function fileMove(file,moves){if(moves.
head.has(file))return{to:file};let folder=folderOf(file),into=folderMove(folder,moves),along=into===void 0?void 0:inFolder(into,insideOf(file,folder));if(along!==
void 0&&moves.head.has(along)&&!moves.base.has(along))return{to:along};let renamed=moves.renames.get(file);if(renamed===void 0)return{to:file};if(!projectNames.
includes(import_node_path15.posix.basename(file)))return{to:renamed};let target=folderOf(renamed);return[...moves.renames].some(([from,to])=>moves.isSource(from)&&
isBelow(from,folder)&&isBelow(to,target))&&import_node_path15.posix.basename(renamed)===import_node_path15.posix.basename(file)?{to:file,why:`it moved to ${renamed}\
, and not all sources of its folder did`}:{to:file}}function movesOf({base,head},changes,isSource){let paths=({written:written2})=>new Set(written2.files.map(({path})=>path)),renames=changes.flatMap(({from,to,status})=>status===
"renamed"&&from!==null&&to!==null?[[from,to]]:[]);return{base:paths(base),head:paths(head),renames:new Map(renames),isSource}}function movedRoots(roots,moves){let fresh=new Set(
roots.flatMap(({folder,on})=>on.base?[]:[folder]));return new Map(roots.flatMap(({folder,on})=>{let to=on.base&&!on.head?folderMove(folder,moves):void 0;return to!==
void 0&&fresh.has(to)?[[to,folder]]:[]}))}function carriedTo(profile,base,own,moves){let configurations2=profile.configurationFiles(base).flatMap(file=>{let text=moves.
base.has(file)?readOptional((0,import_node_path16.join)(base.root,file)):void 0;return text===void 0?[]:[{file,text,paths:profile.configurationPaths(file,text)}]});
return carryConfiguration({configurations:configurations2,own:file=>{let text=(0,import_node_fs10.existsSync)((0,import_node_path16.join)(own,file))?readOptional(
(0,import_node_path16.join)(own,file)):void 0;return text===void 0?void 0:profile.configurationPaths(file,text)},moves})}function whyUncarried({problems:[first2,
...more]}){if(first2===void 0)return null;let{file,line,key,value,why}=first2,what=key===""?"the configuration":`"${value}" in \`${key}\``;return`${file}:${line}\
: ${what} cannot be carried to head: ${why}${andMore(more.length)}`}function carriedLines({changes}){return changes.map(({file,line,from,to})=>from===file?`${file}\
 is now ${to}`:`${file}:${line} ${from} is now ${to}`)}function configuredTree({roots},{root}){return{root,projects:roots.flatMap(({folder,on})=>on.base?[folder]:[]),apart:roots.flatMap(({folder,on})=>on.base?[]:[folder])}}
function isConfiguredApart(servers,{base,head}){return servers.some(server=>{let{configuration:configuration2}=server.profile;return configuration2(configuredTree(
server,base))!==configuration2(configuredTree(server,head))})}function configureAlike(servers,trees,changes){let all=servers.map(server=>carry(server,trees,changes)),
refusals=new Map(all.flatMap(({id,carried})=>{let why=whyUncarried(carried);return why===null?[]:[[id,why]]})),judged=all.filter(({id})=>!refusals.has(id)),{files:files2,
isAlike}=replaceAll(judged,trees.base.root,trees.head.root);if(!isAlike)for(let{id}of judged)refusals.set(id,unlike);let configured=all.map(({configuration:configuration2,
onHead})=>[configuration2(onHead),configuration2({...onHead,root:trees.own.root})]),more=all.flatMap(one2=>refusals.has(one2.id)?one2.files():carriedFiles(one2));
return{files:[...new Set([...files2,...more])].sort(),refusals,carried:judged.flatMap(({carried})=>carriedLines(carried)),isOwn:refusals.size===0&&configured.every(
([judgedBy,own])=>judgedBy===own),moved:new Map(all.map(({id,moved})=>[id,moved]))}}function carriedFiles({carried:{files:files2,changes}}){let changed=new Set(
changes.map(({file})=>file));return[...files2].flatMap(([path,{from}])=>changed.has(from)?[path]:[])}var unlike="head's server configuration cannot be replaced \
by base's: it reaches into a linked folder";function carry(server,{base,head,own},changes){let{id,configuration:configuration2,configurationFiles,isSource}=server.
profile,moves=movesOf({base,head},changes,isSource),moved=movedRoots(server.roots,moves),into=new Map([...moved].map(([to,from])=>[from,to])),onBase=configuredTree(
server,base),onHead={root:head.root,projects:onBase.projects.map(folder=>into.get(folder)??folder),apart:onBase.apart.filter(folder=>!moved.has(folder))},carried=carriedTo(
server.profile,onBase,own.root,moves),isCarried=carried.changes.length>0||moved.size>0,wanted=isCarried?carried.files:new Map;return{id,configuration:configuration2,
onBase,onHead,carried,wanted,moved,files:()=>[...configurationFiles(onBase),...configurationFiles(onHead)],isAlike:isCarried?()=>{let there=configurationFiles(onHead),
isWanted=file=>readFileText((0,import_node_path17.join)(head.root,file))===wanted.get(file)?.text;return there.length===wanted.size&&there.every(isWanted)}:()=>configuration2(
onBase)===configuration2(onHead)}}var roundsMax2=20;function replaceAll(servers,base,head){let changed=new Set,wanted=new Map(servers.flatMap(one2=>[...one2.wanted])),
gone2=new Set([...wanted].flatMap(([path,{from}])=>path===from?[]:[from])),alike2=()=>servers.every(({isAlike})=>isAlike());for(let round=0;round<roundsMax2&&!alike2();round+=
1)for(let name of[...servers.flatMap(({files:files2})=>files2()),...wanted.keys()]){if(changed.add(name),isBehindLink(base,name)||isBehindLink(head,name))return{
files:[...changed].sort(),isAlike:!1};let text=wanted.get(name)?.text;text!==void 0?replaceFile(head,name,file=>(0,import_node_fs11.writeFileSync)(file,text,{flag:"\
wx"})):gone2.has(name)||!isFile((0,import_node_path17.join)(base,name))?replaceFile(head,name,null):replaceFile(head,name,file=>(0,import_node_fs11.copyFileSync)(
(0,import_node_path17.join)(base,name),file))}return{files:[...changed].sort(),isAlike:alike2()}}function isBehindLink(root,name){let parts=name.split("/");return parts.
some((_,at)=>{let path=(0,import_node_path17.join)(root,...parts.slice(0,at+1));return kindAt(path)==="link"&&!((0,import_node_fs11.existsSync)(path)&&isInside(
(0,import_node_fs11.realpathSync)(path),root))})}function replaceFile(head,name,write){let folders=name.split("/").slice(0,-1);for(let at of folders.keys()){let folder=(0,import_node_path17.join)(
head,...folders.slice(0,at+1));kindAt(folder)==="file"&&(0,import_node_fs11.rmSync)(folder)}let file=(0,import_node_path17.join)(head,name);(0,import_node_fs11.rmSync)(
file,{force:!0,recursive:!0}),write!==null&&((0,import_node_fs11.mkdirSync)((0,import_node_path17.dirname)(file),{recursive:!0}),write(file))}function isFile(path){
return kindAt(path)!=="none"&&(0,import_node_fs11.statSync)(path,{throwIfNoEntry:!1})?.isFile()===!0}function kindAt(path){try{let stats=(0,import_node_fs11.lstatSync)(
path,{throwIfNoEntry:!1});return stats===void 0?"none":stats.isSymbolicLink()?"link":stats.isDirectory()?"folder":"file"}catch(error){if(error.code==="ENOTDIR")
return"none";throw error}}function withMoved({roots,others},moved){return{roots:roots.map(root=>{let from=moved?.get(root.folder);return from===void 0?root:{...root,
movedFrom:from}}),others}}async function writeTrees(context2,revisions,servers,from){let write=async(side,name,like)=>{let{commit,tree}=revisions[side],own2=side==="base"?{...context2,from}:
context2,folder=(0,import_node_path18.join)(context2.scratch,name);return writeTree(own2,{commit,tree},folder,()=>folder,like)};listTree(context2.repository,revisions.
head.tree).catch(()=>{});let base=await write("base","base"),isShared=servers.every(({profile})=>profile.executes!=="repository"),head=await write("head","head",
isShared?base:void 0),roots=new Map(servers.map(({profile,roots:roots2})=>[profile.id,rootsOf(profile,roots2,{base,head})])),configured=servers.map(({profile})=>({
profile,roots:roots.get(profile.id)?.roots??[]}));if(!isConfiguredApart(configured,{base,head}))return{base,head,roots,headConfiguration:null,...{configurationFiles:[],
refusals:new Map,carried:[]}};let own=await write("head","self",isShared?head:void 0),changes=await treeChanges(context2.repository,revisions.base.tree,revisions.
head.tree),alike2=configureAlike(configured,{base,head,own},changes);return{base,head,roots:new Map([...roots].map(([id,all])=>[id,withMoved(all,alike2.moved.get(
id))])),headConfiguration:alike2.isOwn?null:own,configurationFiles:alike2.files,refusals:alike2.refusals,carried:alike2.carried}}async function pullRequestLines(repository,revisions,isSource){
if(revisions.annotate===null||revisions.annotate.tree===revisions.head.tree)return null;let shown3={};for(let change of await treeChanges(repository,revisions.head.
tree,revisions.annotate.tree)){if(change.from===null||!isSource(change.from))continue;let isThere2=change.status==="modified"&&change.fromBlob!==null&&change.toBlob!==
null;shown3[change.from]=isThere2?await hunksBetween(repository,change.fromBlob,change.toBlob).catch(()=>null):null}return shown3}async function hunksBetween(repository,from,to){
let[one2,other]=await Promise.all([readBlob(repository,from),readBlob(repository,to)]);return alignLines(lines(one2.toString("utf8")),lines(other.toString("utf8"))).
hunks}var skippedShownMax=100;function skippedLimits(trees,named2){let skipped=[...trees.base.written.skipped,...trees.head.written.skipped].map(one2=>limit(`no\
t-written-${one2.kind}`,`${one2.path}: ${one2.reason}`)),unlinked=[...trees.base.unlinked,...trees.head.unlinked].filter(one2=>one2.reason!=="tracked in the tre\
e"&&(one2.reason!=="missing"||named2.has(one2.name))).map(one2=>limit("dependency-not-linked",`${one2.name}: ${one2.reason}`)),shared3=["base","head"].flatMap(side=>trees[side].
shared.map(({name,ownFiles})=>{let files2=plural(ownFiles,"file"),message2=`${name}: ${side} has ${files2} of its own in this folder of dependencies, taken in p\
lace of what is installed there`;return limit("dependency-own-files",message2)})),more=skipped.length-skippedShownMax,rest=more>0?[limit("not-written","more fil\
es were left out",more)]:[];return[...skipped.slice(0,skippedShownMax),...rest,...unlinked,...shared3]}var renamesMax=5e3;function doubts(changes){let added=changes.
filter(one2=>one2.status==="added").length,deleted=changes.filter(one2=>one2.status==="deleted").length;if(added*deleted<=renamesMax*renamesMax)return[];let message2=`\
more than ${renamesMax} files were added and deleted: renames were not followed`;return[limit("renames-skipped",message2)]}var import_node_fs12=__toESM(require_node_fs(),1),import_node_path19=__toESM(require_node_path(),1);function unreadDependencies(trees,profiles2,repository){let languages=new Set(profiles2.flatMap(({languageIds})=>languageIds));return[...languages.has("javascri\
pt")?plugAndPlay(trees):[],...languages.has("python")?importHooks(trees,repository):[]]}var loaders=[".pnp.cjs",".pnp.loader.mjs"];function plugAndPlay(trees){let file=trees.
flatMap(({from,linked,written:written2})=>[".",...written2.files.filter(({path})=>import_node_path19.posix.basename(path)==="yarn.lock").map(({path})=>import_node_path19.posix.
dirname(path))].filter(folder=>!linked.includes(import_node_path19.posix.join(folder,"node_modules"))).flatMap(folder=>loaders.map(name=>import_node_path19.posix.
join(folder,name))).filter(path=>(0,import_node_fs12.existsSync)((0,import_node_path19.join)(from,path))))[0];if(file===void 0)return[];let what=`${file} stands\
 for node_modules (Plug'n'Play), which language servers do not read`;return[limit("dependencies-missing",`${what}: set \`nodeLinker: node-modules\` in .yarnrc.yml\
 and install again`)]}var hookFiles="lib/python3*/site-packages/{__editable__*_finder,_editable_impl_*}.py",mapping=/(["'])([\w.]+)\1\s*:\s*(["'])(\/[^"'\n]+)\3/gu;
function importHooks(trees,repository){let found2=trees.flatMap(({root,from,linked})=>linked.flatMap(folder=>(0,import_node_fs12.globSync)(hookFiles,{cwd:(0,import_node_path19.join)(
root,folder)}).flatMap(file=>[...(readOptional((0,import_node_path19.join)(root,folder,file))??"").matchAll(mapping)].flatMap(([,,name="",,place2=""])=>{let inside=relativeInside(
from,place2)??relativeInside(repository,place2);return inside===void 0||["",".","src"].includes(import_node_path19.posix.dirname(inside))?[]:[`${folder}: ${name}\
 (${inside}) is installed by an import hook, which pyright does not follow`]})))),advice="install it with `--config-settings editable_mode=compat`";return[...new Set(
found2)].map(what=>limit("dependency-not-linked",`${what}: ${advice}`))}var import_node_fs13=__toESM(require_node_fs(),1),import_node_path20=__toESM(require_node_path(),1);function versionDrift(before,after,isIgnored=()=>!1){let factsIn2=observation=>factsOf({observation,environment:null,entries:null});return compareVersions(factsIn2(
before),factsIn2(after),isIgnored)}function compareVersions(left2,right2,isIgnored=()=>!1){let failures={before:left2.failure,after:right2.failure};if(failures.
before!==null||failures.after!==null)return driftOf([],[],failures);let both=pairedByPath(left2.files,right2.files).filter(([{path}])=>!isIgnored(path)),isAnswered2=({
state})=>state==="final"||state===notChecked,isKnown=([one2,other])=>isAnswered2(one2)&&isAnswered2(other),findings=both.filter(isKnown).flatMap(([one2,other])=>pairDifferences(
one2.diagnostics,other.diagnostics)),unknown=both.filter(pair=>!isKnown(pair)).map(([one2,other])=>({path:one2.path,before:one2.state,after:other.state}));return driftOf(
findings,unknown,failures)}function driftOf(findings,unknown,failures){return{rules:rulesOf(findings),files:filesOf(findings),findings,total:count(findings),unknown,
failures}}var notChecked="not-checked";function pairedByPath(left2,right2){let[before,after]=[left2,right2].map(files2=>new Map(files2.map(file=>[file.path,file])));
return[...new Set([...left2,...right2].map(({path})=>path))].sort(comparePaths).map(path=>{let none2={path,state:notChecked,diagnostics:[]};return[before?.get(path)??
none2,after?.get(path)??none2]})}function rulesOf(findings){let ruleOf=({wanted,got})=>got??wanted;return[...Map.groupBy(findings,pair=>{let{source,code:code2}=ruleOf(
pair);return JSON.stringify([source,code2])}).values()].map(group=>{let{source,code:code2}=ruleOf(group[0]);return{source,code:code2,...count(group)}}).sort((a,b)=>sum(
b)-sum(a)||compareNullableText(a.source,b.source)||compareNullableText(a.code,b.code))}function filesOf(findings){return[...Map.groupBy(findings,({wanted,got})=>(wanted??
got).path)].map(([path,group])=>({path,...count(group)})).sort((a,b)=>comparePaths(a.path,b.path))}function count(findings){let counts={added:0,removed:0,changed:0};
for(let{wanted,got}of findings)counts[wanted===null?"added":got===null?"removed":"changed"]+=1;return counts}function sum({added,removed,changed}){return added+
removed+changed}async function measureBump(host,{server,bump,run,ignore},base,of){let about={server:server.profile.id,from:server.pin.version,to:bump.version},unmeasured=problem=>({
...about,total:none,rules:[],files:[],problem});if(!of.pins.some(one2=>isSameJson(one2,bump)))return unmeasured(unreviewed(bump,about.from));let before=run.sides.
base.observation;if(before.failure!==void 0)return unmeasured(`base could not be checked: ${before.failure.message}`);let scratch=(0,import_node_path20.join)(of.
scratch,`bump-${server.profile.id}`);(0,import_node_fs13.mkdirSync)(scratch);let{commit,tree}=base,observed=[],inBase=run.roots.filter(({first:first2})=>first2.
base.files.length>0);for(let[index2,{root}]of inBase.entries()){let folder=(0,import_node_path20.join)(scratch,String(index2));(0,import_node_fs13.mkdirSync)(folder);
let at={commit,tree,project:root},opened=await openRepeatable(host,of,{...server,pin:bump,bump:null},at,folder);if(opened.kind==="failed")return unmeasured(opened.
message);let{observation:observation2}=await opened.run({...asAlways,session:"files",paths:opened.program,lookups:null,trace:null});if(observation2.failure!==void 0)
return unmeasured(observation2.failure.message);observed.push([root,observation2])}let observation=joinObservations(observed),drift=versionDrift(before,observation,
ignoring(ignore)),silent=drift.unknown.filter(one2=>one2.before==="final");if(silent[0]!==void 0){let{path,after}=silent[0];return unmeasured(`${bump.version} g\
ave no final answer for ${silent.length} of ${observation.files.length} files, for example ${path} (${after})`)}let rules3=Map.groupBy(drift.rules,({source,code:code2})=>code2??
source??"");return{...about,total:drift.total,rules:[...rules3].map(([code2,own])=>({code:code2,...sum2(own)})).sort((a,b)=>compareText(a.code,b.code)),files:drift.
files.toSorted((a,b)=>compareText(a.path,b.path)),problem:null}}function unreviewed({server,version:version2},from){return`its pin is new in head and is not ins\
talled before it has been reviewed; run lanser trace drift --server ${server}@${from} --against ${server}@${version2}`}var none={added:0,removed:0,changed:0};function sum2(all){
return all.reduce((total2,{added,removed,changed})=>({added:total2.added+added,removed:total2.removed+removed,changed:total2.changed+changed}),none)}async function mergesOnto(repository,base,head){if(head===null||head===base||(await readCommit(repository,head))?.parents.includes(base)===!0)return"clean";let bases=await repository.
raw(["merge-base","--all","--end-of-options",base,head],"history");if(bases.exitCode>1)return"unknown";let common=bases.stdout.split(`
`).filter(isObjectId);if(common.length===0)return(await shallowCommits(repository)).size>0?"unknown":"unrelated";if(common.includes(base)||common.includes(head))
return"clean";let{exitCode}=await repository.raw(["merge-tree","--write-tree","--no-messages",base,head],"objects");return exitCode===0?"clean":exitCode===1?"co\
nflicts":"unknown"}function changedSources(changes,isSource){let counts=path=>isSource(path)||path.split("/").at(-1)==="py.typed",source=path=>path!==null&&isRelativePath(path)&&counts(
path)?path:null;return changes.map(change=>({from:source(change.from),to:source(change.to)})).filter(({from,to})=>from!==null||to!==null)}function touchedBy({onlyChangedFiles},changes,changedFiles,links){
if(onlyChangedFiles===void 0)return{};let all=[...[...changes,...changedFiles].flatMap(({from,to})=>[from,to]).filter(path=>path!==null),...links.map(({path})=>path)];
return{touched:[...new Set(all)].sort(compareText)}}function policyChanges(policy,changes,{configurationFiles,carried,refusals,headConfiguration},isTrace=()=>!1){
let touched=[...new Set(changes.flatMap(({from,to})=>[from,to].filter(path=>path!==null)))],pins=touched.filter(path=>path.startsWith(`${pinsFolder}/`)&&isRelativePath(
path)).sort(compareText),found2=[];policy.change!==null&&found2.push({kind:"configuration",files:[configPath],message:policy.change}),pins.length>0&&found2.push(
{kind:"pins",files:pins,message:"head changes pins of servers; base's pins were used"});let traces=touched.filter(path=>isTrace(path)&&isRelativePath(path)).sort(
compareText);if(traces.length>0&&found2.push({kind:"traces",files:traces,message:"head changes committed traces; those that base has were replayed"}),configurationFiles.
length>0){let what=headConfiguration===null?"moves paths in":"changes",along=`, carried along with the files that it names: ${carried[0]}${andMore(carried.length-
1)}`,judged=refusals.size>0?"could not be judged under base's":"was judged under base's",message2=`head ${what} the server's own configuration; head ${judged}${carried.
length===0?"":along}`;found2.push({kind:"server-configuration",files:configurationFiles,message:message2})}return found2}var linkBytesMax=4096;async function safetyChecks(repository,revisions,changes,{
skipped,files:files2,links:followed}){let merge=await mergesOnto(repository,revisions.base.commit,revisions.head.commit),links=await escapingLinks(repository,changes),
touched=new Set(changes.flatMap(({to})=>to===null?[]:[to])),unwritten=skipped.flatMap(({kind,path})=>badNames.includes(kind)?[path]:[]),twins=twinsAmong([...files2,
...followed,...skipped].map(({path})=>path)),isStrange=path=>unportableName(path)!==void 0||twins.has(path),strange=new Set([...unwritten,...[...touched].filter(
isStrange)].filter(path=>touched.has(path))),checks=[check("links-inside",links,"every changed symbolic link stays inside the repository","leaves the repository"),
check("names-safe",[...strange],"every changed path can be written anywhere","cannot be written everywhere")];return merge==="unknown"?{checks,unknown:"whether \
the change merges onto its base is unknown"}:{checks:[...checks,{name:"merges-cleanly",ok:merge==="clean",detail:mergeWords[merge]}],unknown:null}}var badNames=[
"not-utf8","bad-name","case-collision"];function twinsAmong(paths){let spellings=new Map,aboveEach=path=>{let parts=path.split("/");return parts.map((_,end)=>parts.
slice(0,end+1).join("/"))};for(let above of new Set(paths.flatMap(aboveEach))){let folded=foldedName(above);spellings.set(folded,(spellings.get(folded)??new Set).
add(above))}let isTwin=path=>(spellings.get(foldedName(path))?.size??0)>1;return new Set(paths.filter(path=>aboveEach(path).some(isTwin)))}function check(name,bad,good,wrong){
let[first2]=bad;return first2===void 0?{name,ok:!0,detail:good}:{name,ok:!1,detail:`${first2} ${wrong}${andMore(bad.length-1)}`}}var mergeWords={clean:"the chan\
ge merges cleanly onto its base",conflicts:"the change conflicts with its base",unrelated:"the change and its base have no common history"};async function escapingLinks(repository,changes){
let links=changes.filter(({to,toBlob,toMode})=>to!==null&&toBlob!==null&&toMode==="120000"),changed=new Set(links.map(({to})=>to)),escaping=[];for(let{to,toBlob}of links){
if(to===null||toBlob===null)continue;let target=await readBlob(repository,toBlob,linkBytesMax).then(bytes=>bytes.toString("utf8"),()=>{});(target===void 0||!staysInside(
to,target,changed))&&escaping.push(to)}return escaping}function staysInside(link,target,links){if(target.startsWith("/"))return!1;let at=link.split("/").slice(0,
-1);for(let part2 of target.split("/"))if(!(part2===""||part2===".")){if(part2!=="..")at.push(part2);else if(links.has(at.join("/"))||at.pop()===void 0)return!1}
return!0}async function openServers(host,of){let isNone=({chosen})=>chosenOf(rootsFor(of,chosen.profile.id),of.only).length===0;if(of.only.length>0&&of.ready.length>0&&of.
ready.every(isNone))throw noRoot(of);let servers=[],settled=async()=>{for(let one2 of servers)await one2.settled};try{for(let ready of of.ready)servers.push(await openServer(
host,of,ready))}catch(error){throw await settled(),error}return{servers,all:async()=>{let opened=[];for(let one2 of servers)opened.push(await one2.all());return opened},
[Symbol.asyncDispose]:settled}}function rootsFor({trees},id){return trees.roots.get(id)?.roots??[]}async function openServer(host,of,ready){let all=rootsFor(of,
ready.chosen.profile.id),chosen=chosenOf(all,of.only),isAsked=all.length<2||ready.chosen.bump!==null,shared3=onRoots(host,{context:of.context,server:ready,trees:of.
trees,roots:all},isAsked?null:of.changes),width=host.capacity().processors,open=root=>openRoot(host,{...shared3,root}),look=root=>untouchedRoot({...shared3,root}),
isNear=({folder})=>shared3.listed===null||(shared3.changes?.some(({path})=>isBelow(path,folder))??!0),looked=inPool(chosen.filter(root=>!isNear(root)),width,async root=>[
root,await look(root)]),settled=looked.catch(()=>{}),near2=await inPool(chosen.filter(isNear),width,async root=>await look(root)??await open(root)).catch(async error=>{
throw await settled,error}),rest=once(async()=>inPool(await looked,width,async([root,one2])=>one2??open(root)));return{ready,near:near2.filter(one2=>one2.kind===
"opened"),isNear:chosen.every(isNear),all:async()=>openedServer(ready,chosen,[...near2,...await rest()]),settled}}function openedServer(ready,chosen,opened){let known=new Map(
opened.map(one2=>[one2.kind==="opened"?one2.root.folder:one2.root,one2])),inOrder2=chosen.flatMap(({folder})=>known.get(folder)??[]);return{ready,roots:inOrder2.
filter(one2=>one2.kind==="opened"),skipped:inOrder2.flatMap(one2=>one2.kind==="opened"?[]:[{root:one2.root,server:one2.server}])}}async function inPool(all,width,work){
let results=[],waiting=[...all.entries()],next2=async()=>{for(let one2=waiting.shift();one2!==void 0;one2=waiting.shift())results[one2[0]]=await work(one2[1])};
return await allEnded(Array.from({length:Math.min(width,all.length)},next2)),results}function chosenOf(all,only){if(only.length===0)return all;let chosen=only.flatMap(
one2=>{let below=all.filter(({folder})=>folder===one2||isBelow(folder,one2));return below.length>0?below:all.filter(({folder})=>isBelow(one2,folder))});return all.
filter(root=>chosen.includes(root))}function noRoot({only,trees,ready}){let known=ready.flatMap(({chosen:{profile}})=>(trees.roots.get(profile.id)?.roots??[]).map(
({folder})=>folder));return new UserError("usage",`no project root lies in ${only.join(", ")}`,{hint:`Roots are: ${[...new Set(known)].join(", ")}.`})}function roomIn({
capacity}){let{processors,freeBytes}=capacity(),pairs3=Math.floor(freeBytes/bytesPerRoot);return{roots:Math.max(1,Math.min(Math.floor(processors/2),pairs3)),isForBoth:pairs3>
1}}var bytesPerRoot=3*1024**3;function newRoots({ready,roots}){return roots.filter(({root})=>!root.on.base&&root.movedFrom===void 0).map(({root:{folder},sides})=>({
kind:"new-root",files:[...sides.head?.facts.configurationFiles??[]],message:`${folder} is a new root of ${ready.chosen.profile.name}; it was judged under head's\
 own configuration`}))}var foldersShownMax=5;function otherRoots(opened,{roots}){return opened.flatMap(({ready:{chosen}})=>{let{name,id}=chosen.profile,others=roots.
get(id)?.others??[],[first2,second]=others;if(first2===void 0)return[];let shown3=others.slice(0,foldersShownMax).join(", ")+andMore(others.length-foldersShownMax),
message2=second===void 0?`${first2} is configured for ${name} and is no root: add it to \`roots\` to check it`:`${others.length} folders are configured for ${name}\
 and are no roots: ${shown3}: add those to \`roots\` that are to be checked`;return[limit("not-a-root",message2)]})}function uncheckedSources2(opened,changedFiles){
return opened.flatMap(({ready:{chosen},roots,skipped})=>{if([...roots.map(({root})=>root.folder),...skipped.map(({root})=>root)].every(isTop))return[];let checked2=new Set(
roots.flatMap(({sides})=>sides.head?.facts.program??[])),left2=changedFiles.flatMap(({to})=>to!==null&&chosen.profile.isSource(to)&&!checked2.has(to)?[to]:[]),[
first2,...more]=left2;if(first2===void 0)return[];let files2=`${plural(left2.length,"changed source")} that no root of ${chosen.profile.name} takes in`;return[limit(
"unchecked-sources",`${files2}: ${first2}${andMore(more.length)}`)]})}function isTop(folder){return folder==="."}function createPhases(host,progress){let done=[],idle=new Map,begun=new Map,sessions=new Map,current,finish=()=>{if(current===void 0)return;let{name,since,cpuMs}=current;
done.push({name,ms:Math.round(host.clock.now()-since),cpuMs:Math.round(host.usage().cpuMs-cpuMs)}),current=void 0};return{next:name=>{finish(),current={name,since:host.
clock.now(),cpuMs:host.usage().cpuMs},progress({kind:"phase",text:name})},idle:(session,ms)=>idle.set(session,Math.round(ms)),begun:session=>begun.set(session,host.
clock.now()),answered:session=>{let since=begun.get(session);since!==void 0&&sessions.set(session,{ms:Math.round(host.clock.now()-since)})},end:()=>(finish(),{phases:done,
serverIdleMs:Object.fromEntries(idle),...sessions.size===0?{}:{sessions:Object.fromEntries(sessions)},peakBytes:host.usage().peakBytes})}}var import_node_fs14=__toESM(require_node_fs(),1),import_node_path21=__toESM(require_node_path(),1);var commitsMax2=1e3,messageBytesMax=256*1024,bytesMax2=16*1024*1024;async function changeMessages(repository,base,head){if((await mergeBase(repository,base,head)).
kind==="cut")return{kind:"unavailable"};let args=["rev-list",`--max-count=${commitsMax2+1}`,"--end-of-options",head,`^${base}`],ids=(await repository.text(args,
"history")).split(`
`).filter(isObjectId),messages=[],isCut=ids.length>commitsMax2,bytes=0;for(let commit of ids.slice(0,commitsMax2)){let answer=await repository.objects.read(commit,
messageBytesMax);if(isCut||=answer.kind!=="object"||bytes>bytesMax2,answer.kind!=="object"||bytes>bytesMax2)continue;bytes+=answer.bytes.length;let text=answer.
bytes.toString("utf8"),start=text.indexOf(`

`);messages.push({commit,message:start<0?"":text.slice(start+2)})}return{kind:"messages",messages,isCut}}async function readPolicy(repository,revisions,request){let read=tree=>readFileAt(repository,tree,configPath).catch(()=>Buffer.alloc(1e5," ")),[base,head,pins]=await Promise.
all([read(revisions.base.tree),read(revisions.head.tree),pinsAt(repository,revisions.base.tree)]),proposed=await pinsAt(repository,revisions.head.tree).catch(error=>{
if(error instanceof UserError)return error.message;throw error}),sides=typeof proposed=="string"?{base:pins,head:pins,headProblem:proposed}:{base:pins,head:proposed},
files2={base:base?.toString("utf8"),head:head?.toString("utf8")},settings=await readSettings(repository,revisions,request.policy),policy={...request.policy,file:readConfig(
request.policy.file),settings},decide=sources=>decidePolicy(policy,files2,{registry,pins:sides,sources}),paths=async tree=>(await listTree(repository,tree)).flatMap(
({path})=>typeof path=="string"?[path]:[]);try{let decided=decide([]);if(!hasGlobs(decided.config))return decided;let files3=[...await paths(revisions.base.tree),
...await paths(revisions.head.tree)];return{...decided,notes:emptyGlobs(decided.config,files3)}}catch(error){if(!(error instanceof UserError)||error.code!=="no-\
server")throw error;return decide(await paths(revisions.head.tree))}}async function readSettings(repository,revisions,{settings,where}){if(settings===void 0||"t\
ext"in settings)return settings;let{path,name}=settings;if(where==="actions"&&leadsInto(path,repository.top)){let inside=relativeInside(repository.top,path)??relativeInside(
repository.top,really(path)),bytes=inside===void 0?void 0:await readFileAt(repository,revisions.base.tree,inside);if(bytes===void 0)throw new UserError("unreada\
ble-file",`base has no settings ${name}`,{hint:"In a workflow a file of the repository is read from the base commit, so that a change cannot loosen its own gate\
. Merge it first, or give the settings in the workflow."});return{text:bytes.toString("utf8"),name:`${name} of base`}}try{return{text:readFileText(path),name}}catch(error){
throw new UserError("unreadable-file",`the settings ${name} cannot be read`,{cause:error})}}function really(path){let there=path;for(;!(0,import_node_fs14.existsSync)(
there)&&there!==(0,import_node_path21.dirname)(there);)there=(0,import_node_path21.dirname)(there);return(0,import_node_path21.join)((0,import_node_fs14.realpathSync)(
there),(0,import_node_path21.relative)(there,path))}function readConfig(file){if(file!==void 0)try{return{text:readFileText(file.path),name:file.name}}catch(error){
throw new UserError("unreadable-file",`the configuration ${file.name} cannot be read`,{cause:error})}}async function grantsFor({repository,revisions,policy,request}){
let allowed=policy.summary.origin==="base"?policy.config.waivers:[],labels=labelGrants(allowed,request.labels??[]),head=revisions.head.commit??await resolveRevision(
repository,"HEAD"),read=head===void 0?void 0:await changeMessages(repository,revisions.base.commit,head);if(!allowed.includes("trailer"))return{grants:labels,limits:read?.
kind==="messages"?refused(read.messages):[]};if(read?.kind!=="messages")return{grants:labels,limits:[limit("waivers-unread","the messages of the change's commit\
s cannot be had: trailers were not read")]};let{grants,limits:limits2}=trailerGrants(read.messages),cut3=read.isCut?[limit("waivers-unread","only the newest com\
mits were read for trailers")]:[];return{grants:[...grants,...labels],limits:[...limits2,...cut3]}}function refused(messages){let{grants,limits:limits2}=trailerGrants(
messages),[first2]=[...grants.map(({by})=>by),...limits2.map(({message:message3})=>message3)];if(first2===void 0)return[];let message2=`${first2}: base's config\
uration does not allow it (policy: { waivers: [trailer] })`;return[limit("waiver-unread",message2,grants.length+limits2.length)]}var import_node_fs15=__toESM(require_node_fs(),1),import_node_path22=__toESM(require_node_path(),1);var shapes={"GitHub token":/(?<![0-9A-Za-z_])(?:gh[pousr]_[0-9A-Za-z]{36}|github_pat_[0-9A-Za-z_]{60})/g,"GitLab token":/(?<![0-9A-Za-z_-])glpat-[0-9A-Za-z_-]{20}/g,
"npm token":/(?<![0-9A-Za-z_])npm_[0-9A-Za-z]{36}/g,"PyPI token":/(?<![0-9A-Za-z_-])pypi-[0-9A-Za-z_-]{50}/g,"AWS access key":/(?<![0-9A-Za-z])(?:AKIA|ASIA)[0-9A-Z]{16}(?![0-9A-Za-z])/g,
"Google API key":/(?<![0-9A-Za-z_-])AIza[0-9A-Za-z_-]{35}(?![0-9A-Za-z_-])/g,"Slack token":/(?<![0-9A-Za-z-])xox[abeoprs]-[0-9A-Za-z-]{10}/g,"Stripe key":/(?<![0-9A-Za-z_])[rs]k_live_[0-9A-Za-z]{20}/g,
"private key":/-----BEGIN (?:[A-Z]{1,10} ){0,3}PRIVATE KEY(?: BLOCK)?-----/g,"JSON web token":/(?<![0-9A-Za-z_-])eyJ[0-9A-Za-z_-]{10,}\.eyJ[0-9A-Za-z_-]{10,}\.[0-9A-Za-z_-]{10}/g,
"Authorization header":/authorization\\?["']?[ \t]{0,4}[:=][ \t]{0,4}\\?["']?(?:basic|bearer|token)[ \t]{1,4}(?<value>[0-9A-Za-z+/=._~-]{16,200})/gi,"password i\
n a URL":/:\/\/[^\s/:@"'<>$\\]{1,100}:(?<value>[^\s/:@"'<>${}\\]{8,200})@/g,"assigned secret":/(?:passw(?:or)?d|passphrase|secret|token|credential|(?:api|access|private|encryption)[_-]?key)[\w.-]{0,40}(?:\\?["'\]]){0,2}[ \t]{0,4}(?::[ \t]{0,4}[A-Za-z][\w.]{0,40}[ \t]{0,4})?(?:=>|:=|[:=])[ \t]{0,4}\\?["'`](?<value>[^\s"'`$<>{}()\\]{16,200})\\?["'`]/gi};
function scanSecrets(text){return text.split(`
`).flatMap((line,index2)=>kindsIn(line).map(kind=>({line:index2+1,kind})))}function secretsIn(source){let found2=[],number=0;for(let line of linesOf(source,0)){
number+=1;let text=textOf4(line),kinds=suspicious.test(text)?kindsIn(withoutEscapes(text)):[];for(let kind of kinds)found2.push({line:number,kind})}return found2}
function withoutEscapes(json){return json.replace(escapes,unescaped)}var escapes=/\\(?:u[0-9a-f]{4}|.)/g;function unescaped(form){return form==='\\"'?'"':" "}var suspicious=/gh[pousr]_|github_pat_|glpat-|npm_|pypi-|AKIA|ASIA|AIza|xox|k_live_|PRIVATE KEY|eyJ|:\/\/[^\s/@]{0,300}@|[aA]uthorization|[pP]ass(?:w|phr)|PASS(?:W|PHR)|[sS]ecret|SECRET|[tT]oken|TOKEN|[cC]redential|CREDENTIAL|[kK]ey|KEY/;
function kindsIn(line){return suspicious.test(line)?secretKinds.filter(kind=>{for(let{groups}of line.matchAll(shapes[kind])){let value=groups?.value;if(value===
void 0||looksRandom(value))return!0}return!1}):[]}var secretKinds=Object.keys(shapes),bitsPerCharacterMin=3.2;function looksRandom(value){if(!/[0-9]/.test(value)||
!/[A-Za-z]/.test(value))return!1;let counts=new Map;for(let character of value)counts.set(character,(counts.get(character)??0)+1);let bits=0;for(let count2 of counts.
values())bits-=count2*Math.log2(count2/value.length);return bits/value.length>=bitsPerCharacterMin}function keepRecording({allowSecrets,progress},recording,folder,report){let traces=(0,import_node_fs15.readdirSync)(recording);for(let name of allowSecrets===!0?
[]:traces){let[secret]=secretsIn(openTraceFile((0,import_node_path22.join)(recording,name),name));if(secret===void 0)continue;let what=`${name}, line ${secret.line}\
: ${secret.kind}`;progress({kind:"note",text:`something looks like a secret, so no trace was kept (${what}); see --allow-secrets`});return}writing(folder,()=>{for(let one2 of(0,import_node_fs15.readdirSync)(
folder))runTrace.test(one2)&&(0,import_node_fs15.rmSync)((0,import_node_path22.join)(folder,one2));for(let one2 of[...traces,reportName])prepareFile((0,import_node_path22.join)(
folder,one2));for(let one2 of traces)(0,import_node_fs15.copyFileSync)((0,import_node_path22.join)(recording,one2),(0,import_node_path22.join)(folder,one2));(0,import_node_fs15.writeFileSync)(
(0,import_node_path22.join)(folder,reportName),serializeReport(report))})}function writing(folder,work){try{work()}catch(error){throw error instanceof UserError?
error:new UserError("unreadable-file",`traces cannot be written to ${folder}`,{cause:error})}}function mattersToAll(path){let name=path.slice(path.lastIndexOf("/")+1);return path===configPath||path.startsWith(pinsPrefix)||formatOf(path)!==void 0||configurations.
test(name)||stubs.test(path)||markers.has(name)}var pinsPrefix=".lanser/pins/",configurations=/\.(?:jsonc?|json5|toml|cfg|ini|lock|lockb|pth|egg-link)$/u,stubs=/(?:^|\/)(?:typings\/|[^/]+-stubs\/)/u,
markers=new Set(["py.typed","pyvenv.cfg","__builtins__.pyi",".npmrc",".yarnrc.yml",".pnp.cjs","pnpm-workspace.yaml",".python-version",".gitmodules"]);function leadsElsewhere(mode){
return mode==="120000"||mode==="160000"}var import_node_path23=__toESM(require_node_path(),1);function affectedIn(of){let{trees,programs,isSource,parser}=of,strange=[...programs.base,...programs.head].find(path=>languageOf(path)===void 0);if(strange!==void 0)
return{mode:"full",why:`${strange} is in no language that is read here`};let places2=new Map;for(let{root,written:written2}of[trees.base,trees.head])for(let{path,
blob}of written2.files)places2.set(blob,(0,import_node_path23.join)(root,path));let textOf6=blob=>readOptional(places2.get(blob)??""),filesOf2=side=>trees[side].
written.files.map(({path,blob})=>({path,blob})),files2={base:filesOf2("base"),head:filesOf2("head")},options2={base:optionsOf(of,"base"),head:optionsOf(of,"head")},
packagesOf=side=>[...ownPackages(files2[side],textOf6),...options2[side].aliases],sourcesOf2=side=>files2[side].filter(({path})=>isSource(path)),sources={base:sourcesOf2(
"base"),head:sourcesOf2("head")},packages={base:packagesOf("base"),head:packagesOf("head")},sourceOf3=createSources(parser,textOf6,allHold),handing=handingPackages(
{root:trees.head.root,files:files2.head.map(({path})=>path),imported:importedBy([...sources.base,...sources.head],sourceOf3),packages:[...packages.base,...packages.
head],places:of.places}),found2=affectedFiles({files:sources,sourceOf:sourceOf3,packages,handing:handing.names,others:othersOf(files2),whole:[...wholeReasons({files:files2,
textOf:textOf6}),...options2.base.unclear,...options2.head.unclear,...ambientReasons(handing)],holds:allHold});return found2.mode==="full"?{mode:"full",why:found2.
why}:{mode:"affected",files:found2.files.map(({path})=>path),near:found2.near,why:found2.why}}function optionsOf({trees,configurationFiles},side){let aliases=[],
unclear=[];for(let path of new Set(configurationFiles[side].filter(one2=>one2.endsWith(".json")))){let text=readOptional((0,import_node_path23.join)(trees[side].
root,path));if(text===void 0)continue;let read=readJsonc(text);read.kind!=="value"&&unclear.push(`${path} cannot be read`);let options2=read.kind==="value"?member(
read.value,"compilerOptions"):void 0;for(let option of["baseUrl","rootDirs"])member(options2,option)!==void 0&&unclear.push(`${path} sets \`${option}\``);for(let[
alias]of entriesOf(member(options2,"paths")))aliases.push(alias)}return{aliases,unclear}}function wantsLess(policy,base){let{summary,servers}=policy;return summary.scope!==void 0?summary.scope==="affected":!checksScope(policy,base)&&servers.every(({
profile})=>profile.scope==="proven")}function checksScope({summary},base){return summary.scope!==void 0?!1:base.kind==="first-parent"||base.kind==="push"&&base.
ref===`refs/heads/${base.defaultBranch}`}async function decideScope(input){return(await affectedBy(input)).scope}async function smallerScope(input){let{scope,near:near2,
programs}=await affectedBy(input);if(scope.mode==="full")return;let left2=side=>[...programs[side].difference(new Set(scope.paths[side]))].sort(compareText),[base,
head]=[left2("base"),left2("head")],isNear=[...new Set([...base,...head])].filter(path=>near2.has(path));return{matters:scope.paths,leftOut:{base,head,near:isNear.
sort(compareText)}}}async function affectedBy(input){let{opened,changedFiles}=input,roots=opened.flatMap(one2=>one2.roots.map(({sides:{base,head}})=>({...base===
void 0?{}:{base:base.facts},...head===void 0?{}:{head:head.facts}}))),factsOf2=side=>roots.flatMap(root=>root[side]??[]),programOf2=side=>factsOf2(side).flatMap(
({program})=>program),programs={base:new Set(programOf2("base")),head:new Set(programOf2("head"))},full=why=>({scope:{mode:"full",of:scopeIn([],changedFiles,roots).
of,why},near:new Set,programs}),whole3=whyWhole(input);if(whole3!==void 0)return full(whole3);let found2=affectedIn({trees:input.trees,programs:{base:programOf2(
"base"),head:programOf2("head")},configurationFiles:{base:factsOf2("base").flatMap(facts=>facts.configurationFiles),head:factsOf2("head").flatMap(facts=>facts.configurationFiles)},
places:[...new Set(opened.flatMap(({roots:roots2})=>roots2.flatMap(placesOf3)))],isSource:path=>input.profiles.some(profile=>profile.isSource(path)),parser:await parserFor(
input.profiles)});return found2.mode==="full"?full(found2.why):programs.head.size===0?full("head has no file that is checked"):{scope:{mode:"affected",...scopeIn(
found2.files,changedFiles,roots),why:found2.why},near:found2.near,programs}}function placesOf3({sides:{head}}){return head?.prepared.places??[]}function whyWhole(of){
let{changes,trees,opened,policyChanges:policyChanges2}=of;if(changes.length===0)return"there is no change";let rules3=policyChanges2.find(({kind})=>kind!=="trac\
es");if(rules3!==void 0)return rules3.message;let touched=changes.flatMap(({from,to})=>from===to?[to]:[from,to]).filter(isPath),[whole3,...more]=touched.filter(
mattersToAll);if(whole3!==void 0)return`${whole3}${andMore(more.length)} can matter to every file`;if(of.hasOtherPackages)return"base and head need other packag\
es";if(of.isRenamed==="unknown")return"renames were not followed";let link=changes.find(({toMode,status})=>status==="type-changed"||leadsElsewhere(toMode));if(link!==
void 0)return`${link.to??link.from} is a link, a submodule, or was one`;if(trees.configurationFiles.length>0||trees.refusals.size>0)return"the server's configur\
ation differs";if(trees.base.written.links.length+trees.head.written.links.length>0)return"links give files several names";let facts=opened.flatMap(({roots})=>roots.
flatMap(({sides})=>[sides.base,sides.head])),[left2]=facts.flatMap(side=>side?.facts.withheld??[]);if(left2!==void 0)return`${left2.path} could not be given to \
the server`;let[unsure]=facts.flatMap(side=>side===void 0?[]:unsurePackageOf(side.facts,side.server)??[]);if(unsure!==void 0)return`${unsure} is imported, and n\
ot installed as it is declared`;let lone=opened.flatMap(({roots})=>roots).find(({root:{on}})=>!on.base||!on.head);if(lone!==void 0)return`${lone.root.folder} is\
 a root on one side alone`;let bumped=opened.find(({ready})=>ready.chosen.bump!==null);if(bumped!==void 0)return`the pin of ${bumped.ready.chosen.profile.name} \
differs`}function isPath(path){return path!==null}function runGate(host,request){return runShared(host,request,{})}async function runShared(host,request,sharing){if(host.platform!=="linux")throw new UserError("\
unsupported-platform",`this release runs on Linux only; this is ${host.platform}`);let phases=createPhases(host,request.progress),known={record:emptyRecord(unreadPolicy(
request.policy.failOn),noCommits),servers:[]};try{var _stack=[];try{let scratch=__using(_stack,makeScratch(host));let repository=__using(_stack,await openRepository(
{...host,temporaryFolder:scratch.folder},request.repository),!0);phases.next("finding the base");let revisions=await resolveRevisions(repository,{base:request.base,
head:request.head});if(revisions.kind==="unavailable"){let why=reason(revisions.code,revisions.message,revisions.hint);return{report:concludeUnmeasured(known.record,
why,[]),run:phases.end()}}let note=text=>request.progress({kind:"note",text});for(let text of revisions.notes)note(text);let policy=sharing.policyOfWalk??await readPolicy(
repository,revisions,request);for(let text of policy.notes??[])note(text);known={record:emptyRecord(policy.summary,revisions),servers:policy.servers.map(unstarted)};
let{top:top2}=repository;let identity2=identityOf(host,{top:top2,revisions,policy,roots:request.roots??[]});sharing.shards?.check(identity2,top2);let cache=openCache(
host,{...request,...sharing,top:top2,scratch:scratch.folder,note});let context2={host,request,repository,scratch:scratch.folder,revisions,policy,phases,cache,identity:identity2,
part:sharing.part,measured:sharing.measured};let report=await compareTrees(context2);let observations=cache?.end()??[];let run=withCosts(phases.end(),observations,
sharing.shards?.costs);return{report,run,judged:revisions.annotate?.commit??revisions.head.commit,top:top2}}catch(_){var _error=_,_hasError=!0}finally{var _promise=__callDispose(
_stack,_error,_hasError);_promise&&await _promise}}catch(error){let why=diskReason(error)??damageReason(error,request);if(why===void 0)throw error;return{report:concludeUnmeasured(
known.record,why,known.servers),run:phases.end()}}}function damageReason(error,{progress}){if(error instanceof DamagedObjects)return progress({kind:"note",text:error.
gitMessage}),reason("repository-damaged","an object of the repository cannot be read: it is damaged","See what `git fsck` prints; in a workflow, check the repos\
itory out again.")}async function compareTrees(context2){var _stack=[];try{let{host,request,revisions,policy,phases,repository,part:part2}=context2;phases.next(
"preparing servers and trees");let shared3={repository,pins:policy.pins,dependencies:policy.config.dependencies,cacheFolder:request.cacheFolder??(0,import_node_path24.join)(
context2.scratch,"cache"),scratch:context2.scratch,signal:request.signal,note:text=>request.progress({kind:"note",text})};let profiles2=policy.servers.map(({profile})=>profile);
let environments=await compareEnvironments2(host,{repository,trees:{base:revisions.base.tree,head:revisions.head.tree},dependencies:policy.config.dependencies,own:baseDependencies(
context2)});let[installed,trees,changes,replayed]=await allEnded([readyAll(host,policy.servers,shared3),writeTrees(shared3,revisions,policy.servers,environments.
from),treeChanges(repository,revisions.base.tree,revisions.head.tree),replayCommitted(repository,revisions.base.tree,policy.config)]);let ready=installed.filter(
one2=>one2.kind==="ready");let unopened=installed.filter(one2=>one2.kind==="unopened");let only=(request.roots??[]).flatMap(folder=>relativeInside(repository.top,
realFolder(folder))??[]);let opening2=__using(_stack,await openServers(host,{context:shared3,trees,ready,only,changes:environments.dependencies===null?changes:null}),
!0);let isSource=path=>profiles2.some(profile=>profile.isSource(path));let waivers=await grantsFor(context2);let isLinked2=trees.base.written.links.length+trees.
head.written.links.length>0;let isLess=wantsLess(policy,request.base);let isWhole=request.traceFolder!==void 0||part2!==void 0;let early=isWhole||isLinked2||isLess?
await opening2.all():null;let inProgram=side=>({links:trees[side].written.links,program:(early??[]).flatMap(({roots})=>roots.flatMap(root=>root.sides[side]?.facts.
program??[]))});let linked={base:inProgram("base"),head:inProgram("head")};let names2={base:otherNames(linked.base),head:otherNames(linked.head)};let changedFiles=linkedChanges(
changedSources(changes,isSource),linked);let change={base:revisions.base,head:revisions.head,changedFiles,...Object.keys({...names2.base,...names2.head}).length===
0?{}:{otherNames:names2},ignore:policy.config.ignore};let own=policyChanges(policy.summary,changes,trees,tracesOf(policy.config));let scoped=opened=>({changes,changedFiles,
trees,opened,policyChanges:[...own,...opened.flatMap(newRoots)],hasOtherPackages:environments.dependencies!==null,isRenamed:doubts(changes).length===0?"known":"\
unknown",profiles:profiles2});let scope=early===null||!isLess?void 0:await decideScope(scoped(early));if(part2!==void 0)return await part2({opened:early??[],scope,
identity:context2.identity,cache:context2.cache,phases,width:roomIn(host).roots}),concludeUnmeasured(emptyRecord(policy.summary,revisions),partial,policy.servers.
map(unstarted));let known={...change,...scope===void 0?{}:{scope},policy:policy.summary,...touchedBy(policy.summary,changes,changedFiles,[...linked.base.links,...linked.
head.links]),safety:await safetyChecks(repository,revisions,changes,trees.head.written),shown:await pullRequestLines(repository,revisions,isSource),...waivers.grants.
length===0?{}:{waivers:waivers.grants},...environments.dependencies===null?{}:{dependencies:environments.dependencies}};let limits2=[...waivers.limits,...brokenConfiguration(
policy),...await brokenTraces(repository,revisions.head.tree,policy,changes),...revisions.limits,...skippedLimits(trees,namedDependencies(policy)),...unreadDependencies(
[trees.base,trees.head],profiles2,repository.top),...doubts(changes)];let misread=misconfigured(profiles2,trees);let recordOf=async opened=>{let skipped=opened.
flatMap(one2=>one2.skipped),smaller=scope===void 0?await smallerScope(scoped(opened)):void 0;return{...known,...smaller===void 0?{}:{matters:smaller.matters},...smaller===
void 0||!checksScope(policy,request.base)?{}:{leftOut:smaller.leftOut},policyChanges:[...own,...opened.flatMap(newRoots)],...skipped.length===0?{}:{skipped},limits:[
...limits2,...otherRoots(opened,trees),...only.length===0?uncheckedSources2(opened,changedFiles):[],...misread]}};let[failed]=unopened;if(failed!==void 0&&ready.
length===0)return concludeUnmeasured(await recordOf([]),failed.why,policy.servers.map(unstarted));let recording=request.traceFolder===void 0?void 0:(0,import_node_path24.join)(
context2.scratch,"traces");recording!==void 0&&(writing(request.traceFolder,()=>makeFolder(request.traceFolder??"")),makeFolder(recording));let recorded=recording===
void 0?null:{folder:recording,record:await recordOf(early??await opening2.all())};let runs=[];let bumps=[];for(let{ready:server,near:near2,isNear,all}of opening2.
servers){let isAll=early!==null||near2.length===0||isNear,first2=isAll?(await all()).roots:near2;if(first2.length===0)continue;let{chosen}=server;phases.next(`o\
bserving base and head with ${chosen.profile.name} ${chosen.pin.version}`);let{cache}=context2,live={scope,recording:recorded,cache,progress:request.progress,...phases},
session=root=>liveSessions(root,live),more=async()=>(await all()).roots.filter(root=>!first2.includes(root)).map(session),run=await measure(change,first2.map(session),
{...roomIn(host),isProbed:request.isProbed??!0},isAll?null:more);if(runs.push(run),chosen.bump===null)continue;phases.next(`observing base with ${chosen.profile.
name} ${chosen.bump.version}`);let{ignore}=policy.config,own2={...shared3,from:environments.from};bumps.push(await measureBump(host,{server:chosen,bump:chosen.bump,
run,ignore},revisions.base,own2))}let record=recorded?.record??await recordOf(await opening2.all());replayed?.mode==="live"&&phases.next("asking committed trace\
s again");let replay2=replayed===null?null:await askAllAgain(host,replayed,shared3);phases.next("comparing");let tampering=request.tampering?.()??[];let claims2=await readClaims(
repository,revisions,changes,policy.config);let report=conclude(record,runs,{tampering,replay:replay2,bumps,claims:claims2,unopened});request.progress({kind:"fi\
ndings",counts:report.counts});await context2.measured?.({repository,record,runs,report,tree:revisions.head.tree});recording!==void 0&&request.traceFolder!==void 0&&
keepRecording(request,recording,request.traceFolder,report);return report}catch(_){var _error=_,_hasError=!0}finally{var _promise=__callDispose(_stack,_error,_hasError);
_promise&&await _promise}}function realFolder(folder){try{return(0,import_node_fs16.realpathSync)(folder)}catch(error){throw new UserError("not-found",`there is\
 no folder ${folder}`,{cause:error})}}function baseDependencies({request,policy,repository}){let configured=policy.config.baseDependencies,named2=request.baseDependencies??
(configured===null?null:(0,import_node_path24.join)(repository.top,configured));if(named2===null)return null;let inside=named2===repository.top?".":relativeInside(
repository.top,named2);return{folder:named2,shown:inside??(0,import_node_path24.basename)(named2)}}export{allEnded,tracesOf,reportPathsOf,runTrace,compareRaw,rawKey,rawLine,factsOf,fingerprint,compareFacts,worstClass,changesReport,noClasses,linesOf,textOf4 as textOf,
readTrace,openTraceFile,firstDivergence,aroundLines,messageChanges,firstDifferingAnswer,noVariation,variationNames,parseVariations,asAlways,rootsAt,openRepeatable,
changedDigest,profileOf,readRecorded,recordedRun,lackIn,recordedPaths,recordedLookups,reopen,observedIn,isOfQuestions,replayQuestions,scopeSettings,trailerGrants,
labelGrants,waive,waiveReasons,judgeClaims,hasItsClaims,compareSides,saidBy,prV1,prV2,scoreChange,gainOf,meanOf,isUnproven,countedSeverities,relevantTo,shownToV1,
serializeReport,serializeRun,replayRun,replayOffline,treeChanges,unitText,parseUnit,noUnits,unitsText,sessionOf,unitWords,planJobs,matrixOf,planText,unitsOf,lookAtUnits,
chainOf,compareVersions,driftOf,changedSources,readPolicy,scanSecrets,secretsIn,withoutEscapes,mattersToAll,leadsElsewhere,runGate,runShared};
