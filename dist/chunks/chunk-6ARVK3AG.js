import { createRequire as lanserCreateRequire } from "node:module";
if (Number(process.versions.node.split(".")[0]) < 24) {
  process.stderr.write("lanser needs Node 24 or newer; this is Node " + process.versions.node + ". Install Node 24 and run it again." + "\n");
  process.exit(13);
}
const require = lanserCreateRequire(import.meta.url);
import{codeSpan}from"./chunk-LCPAZEPR.js";import{parseServer}from"./chunk-DHIWY54A.js";import{fenceOf,spanOf,terminalName,terminalText,visible}from"./chunk-FO76SHGF.js";
import{aroundLines,changesReport,compareFacts,compareRaw,compareVersions,driftOf,factsOf,fingerprint,firstDifferingAnswer,noClasses,noVariation,observedIn,openRepeatable,
openTraceFile,parseVariations,rawKey,rawLine,readRecorded,recordedLookups,recordedPaths,recordedRun,reopen,rootsAt,scanSecrets,tracesOf,variationNames,withoutEscapes,
worstClass}from"./chunk-CWWKSMFH.js";import{shallowCommits}from"./chunk-ORKVBMDF.js";import{divergenceClasses}from"./chunk-4A3XBLML.js";import{
faultText,pinsAt,withoutEnding}from"./chunk-F4TTOTYP.js";import{decidePolicy}from"./chunk-ERLLFPFO.js";import{checkObjects,readCommit,readFileAt,resolveRevision}from"./chunk-CJ6DKXSY.js";
import{makeScratch,pinPath,pinsFolder}from"./chunk-MKAZHVLE.js";import{configPath,defaultConfig,parseConfig}from"./chunk-F6IOHWUV.js";import{validateDriftV1,
validateQuarantineV1,validateTrendV1}from"./chunk-DZCC7XYK.js";import{findPin,findProfile,registry,require_picomatch,shippedPins}from"./chunk-DQZS3VOG.js";
import{require_dist}from"./chunk-7CYC2KHZ.js";import{openRepository}from"./chunk-3W7DLTVH.js";import{blobId,readFileBytes,readFileText,readOptional,
require_node_path}from"./chunk-3SQVDBAQ.js";import{require_node_fs}from"./chunk-SBJWCYKC.js";import{require_api2 as require_api}from"./chunk-PO5HRUBH.js";
import{canonical,comparePaths,compareText,isInside,member,parseStrict,sha256}from"./chunk-XC2CTCOW.js";import{UserError,cut,nearest,plural,shortId,shorten}from"./chunk-BZ74BBKY.js";
import{__callDispose,__toESM,__using}from"./chunk-6N737NXE.js";var import_node_fs=__toESM(require_node_fs(),1),import_node_path=__toESM(require_node_path(),1),import_picomatch=__toESM(require_picomatch(),1);var tracesFolder=".lanser/traces";function configuredTraces(top){let file=(0,import_node_path.join)(top,configPath),{traces}=(0,import_node_fs.existsSync)(file)?
parseConfig(readFileText(file),configPath):defaultConfig,isTrace=tracesOf({replay:"offline",traces}),found=traces.flatMap(glob=>filesBelow(top,import_picomatch.default.
scan(glob).base)).filter(isTrace);return[...new Set(found)].sort(comparePaths)}function filesBelow(top,folder){let path=(0,import_node_path.join)(top,folder),kind=(0,import_node_fs.statSync)(
path,{throwIfNoEntry:!1});return kind?.isFile()===!0?[folder]:kind?.isDirectory()!==!0?[]:(0,import_node_fs.readdirSync)(path,{withFileTypes:!0}).flatMap(entry=>{
let inside=folder===""?entry.name:`${folder}/${entry.name}`;return entry.isDirectory()?isForeign(entry.name)?[]:filesBelow(top,inside):entry.isFile()?[inside]:[]})}
function isForeign(name){return name===".git"||name==="node_modules"}function shownName(path){return path.startsWith(`${tracesFolder}/`)?path.slice(tracesFolder.
length+1):path}function fromTop({cwd},top,named){let here=(0,import_node_path.relative)(top,(0,import_node_fs.realpathSync)(cwd));return here!==".."&&!here.startsWith(
"../")&&!(0,import_node_path.isAbsolute)(here)?named.map(name=>(0,import_node_path.relative)(top,(0,import_node_path.resolve)(top,here,name))||"."):named}function traceFile(host,top,named){
let direct=(0,import_node_path.resolve)(host.cwd,named);if((0,import_node_fs.existsSync)(direct)&&(0,import_node_fs.statSync)(direct).isFile())return direct;let folder=(0,import_node_path.join)(
top,tracesFolder),own=["",".trace.jsonl",".trace.jsonl.zst"].map(ending=>(0,import_node_path.join)(folder,`${named}${ending}`)).find(file=>(0,import_node_fs.existsSync)(
file)&&(0,import_node_fs.statSync)(file).isFile());if(own!==void 0)return own;let configured=configuredTraces(top),elsewhere2=configured.find(path=>path===named||
withoutEnding(path.slice(path.lastIndexOf("/")+1))===named);if(elsewhere2!==void 0)return(0,import_node_path.join)(top,elsewhere2);let names=configured.map(path=>withoutEnding(
shownName(path))),run=[direct,(0,import_node_path.join)(folder,named)].find(one=>(0,import_node_fs.statSync)(one,{throwIfNoEntry:!1})?.isDirectory());if(run!==void 0){
let inside=(0,import_node_fs.globSync)("*.trace.{jsonl,jsonl.zst}",{cwd:run}).sort();throw new UserError("usage",`\`${named}\` is a folder, and one trace is need\
ed`,{hint:inside.length===0?"See what there is: lanser trace list":`Name one of its traces: ${inside.map(name=>`\`${(0,import_node_path.join)(named,name)}\``).join(
", ")}.`})}let near=nearest(named,names);throw new UserError("not-found",`there is no trace \`${named}\``,{hint:near===void 0?"See what there is: lanser trace l\
ist":`Did you mean \`${near}\`?`})}function loadTrace(file,shown2){let read2=readRecorded(openTraceFile(file,shown2));if(read2.kind==="trace")return read2.trace;
throw new UserError("replay-mismatch",faultText(shown2,read2))}var import_picomatch2=__toESM(require_picomatch(),1),import_yaml=__toESM(require_dist(),1);var quarantinePath=".lanser/quarantine.yml";function readQuarantine(text){let counter=new import_yaml.LineCounter,document=(0,import_yaml.parseDocument)(text,{lineCounter:counter,
uniqueKeys:!0,strict:!0}),problem=document.errors[0]??document.warnings[0];if(problem!==void 0){let line2=counter.linePos(problem.pos[0]).line;if(problem.code===
"MULTIPLE_DOCS")return{kind:"fault",line:line2,message:"it must be one document"};let message=problem.message.split(/ at line \d+, column \d+|\n/)[0]??"it is no\
t valid YAML";return{kind:"fault",line:line2,message}}let value;try{value=document.toJS({maxAliasCount:0})??[]}catch{return{kind:"fault",line:null,message:"YAML\
 aliases are not supported"}}if(validateQuarantineV1(value)){let entries=value,at=entries.findIndex(({until})=>until!==void 0&&!isInCalendar(until));if(at<0)return{
kind:"list",entries};let message=`entry ${at+1}: there is no day ${entries[at]?.until}`;return{kind:"fault",line:lineOf(document.getIn([at,"until"],!0),counter),
message}}let{instancePath="",keyword="",params={}}=validateQuarantineV1.errors?.[0]??{},[index,key]=instancePath.split("/").slice(1),which=index===void 0?"it":`\
entry ${Number(index)+1}`,what=key===void 0?shapeFault(index,keyword,params):`: \`${key}\` must be ${wanted(key)}`;return{kind:"fault",line:null,message:`${which}${what}`}}
function isInCalendar(day){let[year=0,month=0,date=0]=day.split("-").map(Number),isLeap=year%4===0&&year%100!==0||year%400===0,days=month===2?isLeap?29:28:[4,6,
9,11].includes(month)?30:31;return date<=days}function lineOf(node,counter){return(0,import_yaml.isNode)(node)&&node.range?counter.linePos(node.range[0]).line:null}
function shapeFault(index,keyword,params){if(keyword==="required")return` has no \`${params.missingProperty}\``;if(keyword!=="additionalProperties")return` must\
 be a ${index===void 0?"list of entries":"mapping"} with \`server\` and \`class\``;let key=String(params.additionalProperty),near=nearest(key,["server","class",
"path","code","until"]);return` has the unknown key \`${key}\`${near===void 0?"":`; did you mean \`${near}\`?`}`}function wanted(key){return key==="class"?"one \
of D1 to D9":key==="until"?"a day such as 2027-01-31":"a text"}function notListed(suspects2,entries,today){let current=entries.filter(({until})=>until===void 0||
today<=until);return suspects2.filter(one=>!current.some(entry=>covers(entry,one)))}function isAt(path,named){return import_picomatch2.default.isMatch(path,named,
{dot:!0})||path.startsWith(`${named.replace(/\/$/u,"")}/`)}function covers(entry,{server,class:of,path,code}){return entry.server===server&&entry.class===of&&(entry.
code===void 0||entry.code===code)&&(entry.path===void 0||path!==null&&isAt(path,entry.path))}function trendLine({target,server,runs,recorded},date){return{schema:"lanser.trend.v1",date,target,server:server.id,version:server.version,runs:runs.runs,distinct:runs.
distinct,classes:runs.classes,recorded:recorded?.class??null,volatile:runs.volatile.length,upper95:runs.upper95?.exact??null}}function trendText(line2){if(!validateTrendV1(
line2))throw new Error(`no trend line: ${validateTrendV1.errors?.[0]?.message}`);return`${canonical(line2)}
`}function readTrend(text){let rows=text.split(`
`);if(rows.pop()!=="")return{kind:"fault",line:rows.length+1,message:"the last line is cut off"};let lines=[];for(let[index,row]of rows.entries()){let parsed=parseStrict(
row);if(parsed.kind==="invalid")return{kind:"fault",line:index+1,message:parsed.message};if(!validateTrendV1(parsed.value))return{kind:"fault",line:index+1,message:"\
this line does not follow schemas/trend.v1.json"};lines.push(parsed.value)}return{kind:"trend",lines}}var columnsMax=60,bars="▂▃▄▅▆▇█";function trendChart(lines){
let rows=[...Map.groupBy(lines,({target,server})=>JSON.stringify([target,server])).values()].map(group=>{let shown2=group.slice(-columnsMax),{target,server,version,
runs,distinct,volatile:volatile2,date,recorded}=group.at(-1),results=distinct===1?"all the same":`${distinct} different results`,counted=runs===1?"1 run":`${runs}\
 runs, ${results}`,drifted=recorded===null||recorded==="D0"?"":`, not as recorded (${recorded})`,columns=shown2.map((one,index)=>{let before=shown2[index-1];return`${before!==
void 0&&before.version!==one.version?"|":""}${bar(one)}`});return{name:visible(`${target} · ${server} ${version}`),columns:columns.join(""),last:`${date}: ${counted}\
, ${volatile2} volatile${drifted}`}});rows.sort((a,b)=>compareText(a.name,b.name));let nameLength=Math.max(0,...rows.map(({name})=>name.length)),chartLength=Math.
max(0,...rows.map(({columns})=>columns.length)),text=rows.map(({name,columns,last})=>`${name.padEnd(nameLength)}  ${columns.padStart(chartLength)}  ${last}`);return[
"Runs that came to another result than the first, or than was recorded: their share, one column each time; at the end the last:","",...fenceOf(text,"text"),""].
join(`
`)}function bar({runs,classes,recorded}){let share=recorded===null||recorded==="D0"?(runs-classes.D0)/runs:1;return share===0?"·":bars[Math.min(bars.length-1,Math.
floor(share*bars.length))]??""}var import_node_fs3=__toESM(require_node_fs(),1),import_node_path3=__toESM(require_node_path(),1);var import_vscode_languageserver_protocol=__toESM(require_api(),1);function contradictionsIn(trace){let{header}=trace,run=recordedRun(trace),found=[],compare=(what,inHeader,where,there)=>{there==null||there===inHeader||found.push(
`its header has ${what} ${shown(inHeader)}, and ${where} ${shown(there)}`)},{id,version,treeDigest}=header.server,heard=heardIn(trace);compare("the server",id,"\
its run",run.server.id),compare("the server's version",version,"its run",run.server.version);for(let{where,version:stated}of heard.versions)compare("the server'\
s version",version,where,stated);compare("the digest of the server's files",treeDigest,"its run",run.server.treeDigest);let digests=Object.values(findPin(shippedPins,
id,version)?.treeDigests??{});digests.includes(treeDigest)||compare("the digest of the server's files",treeDigest,`the pin of ${id} ${version}`,digests[0]),compare(
"the side",header.side,"its session's name",sideOf(header.session)),compare("the digest of capabilities",header.digests.capabilities,"`initialize`",heard.capabilities);
let{dependencies={},packages=null}=run;return header.digests.dependencies!==void 0&&compare("the digest of packages",header.digests.dependencies,"its run",sha256(
canonical([dependencies,packages]))),run.programFiles<header.program.length&&found.push(`its header has ${header.program.length} files to look at, and its run a\
 program of ${run.programFiles}`),found}function sideOf(session){return/^(base|head)(?:-again)?$/u.exec(session)?.[1]}function heardIn(trace){let versions2=[],capabilities,
asked;for(let{k,d,m}of trace.entries()){if(k!=="frame")continue;let[method,params]=[member(m,"method"),member(m,"params")];if(d===">"&&method===import_vscode_languageserver_protocol.InitializeRequest.
method)capabilities=sha256(canonical(member(params,"capabilities")??null)),asked=member(m,"id");else if(d==="<"&&method===import_vscode_languageserver_protocol.LogMessageNotification.
method){let stated=startText.exec(String(member(params,"message")))?.[1];stated!==void 0&&versions2.push({where:"the server's log",version:stated})}else if(d===
"<"&&method===void 0&&asked!==void 0&&member(m,"id")===asked){let stated=member(member(member(m,"result"),"serverInfo"),"version");typeof stated=="string"&&versions2.
push({where:"the answer to `initialize`",version:stated});break}}return{capabilities,versions:versions2}}var startText=/^\S{1,60} language server (\d\S{0,60}) starting$/u,
shownLengthMax=80;function shown(text){return shorten(text,shownLengthMax)}var recordingDaysMax=30;async function notesOn(trace,repository,recordedBy2,today){return[...repository===null?[]:await foreignTree(trace,repository),...contradictionsIn(
trace).map(message=>({code:"contradicting-header",message})),...recordedBy2===null?[]:oldRecording(today-recordedBy2)]}function oldRecording(days){return days<=
recordingDaysMax?[]:[{code:"old-recording",message:`it was recorded ${days} days ago or before, and is old after ${recordingDaysMax}: record it again`}]}async function foreignTree({
header:{snapshot}},repository){let{commit,tree}=snapshot;if(tree===null)return[];let[found]=tree.length===idLengths[repository.objectFormat]?await checkObjects(
repository,[tree]):[];if(found?.type!=="tree"){let of=commit===null?"":` (commit ${shortId(commit)})`,where=(await shallowCommits(repository)).size>0?"not in th\
is shallow clone: it may be in the history that was not fetched (git fetch --unshallow)":"not in this repository: it was recorded elsewhere, or of files that we\
re never committed, and no server can be asked again";return[{code:"foreign-tree",message:`the tree that it was made of, ${shortId(tree)}${of}, is ${where}`}]}let own=commit===
null?void 0:await readCommit(repository,commit);return own===void 0||own.tree===tree?[]:[{code:"contradicting-header",message:`its header has the tree ${shortId(
tree)} for commit ${shortId(own.commit)}, whose tree is ${shortId(own.tree)}`}]}var idLengths={sha1:40,sha256:64},secondsPerDay=86400;function dayOf(seconds){return Math.
floor(seconds/secondsPerDay)}function dayNumber(date){let[year=1970,month=1,day=1]=date.split("-").map(Number),y=month<=2?year-1:year,era=Math.floor(y/400),yearOfEra=y-
era*400,dayOfYear=Math.floor((153*((month+9)%12)+2)/5)+day-1,dayOfEra=yearOfEra*365+Math.floor(yearOfEra/4)-Math.floor(yearOfEra/100)+dayOfYear;return era*146097+
dayOfEra-719468}var import_node_fs2=__toESM(require_node_fs(),1),import_node_path2=__toESM(require_node_path(),1);async function lastCommitted(repository,file,bytesMax){let own=(0,import_node_fs2.realpathSync)(file);if(!isInside(own,repository.top)||(0,import_node_fs2.statSync)(
own).size>bytesMax)return;let path=(0,import_node_path2.relative)(repository.top,own),known=await repository.raw(["rev-parse","--verify","--quiet",`HEAD:${path}`],
"history");if(known.exitCode!==0||known.stdout.trim()!==blobId(repository.objectFormat,readFileBytes(own,bytesMax)))return;let line2=await repository.raw(["rev-\
list","--max-count=1","--timestamp","HEAD","--",path],"history"),seconds=/^([0-9]+) [0-9a-f]+$/u.exec(line2.stdout.trim())?.[1];return seconds===void 0?void 0:Number(
seconds)}async function sayRecordingNotes(host,traces){var _stack=[];try{let[first]=traces;if(first===void 0)return;let repository=__using(_stack,await repositoryAround(
host,[(0,import_node_path3.dirname)(first.file),host.cwd]),!0);let today=dayNumber(host.today());let said=new Set;for(let{trace,file,shown:shown2}of traces){let notes=await notesOn(
trace,repository.found,await recordedBy(repository.found,file),today);for(let{code,message}of notes){let text=`${message} (${code})`;said.has(text)||(said.add(text),
host.stderr.write(`lanser: note: ${terminalText(`${shown2}: ${text}`)}
`))}}}catch(_){var _error=_,_hasError=!0}finally{var _promise=__callDispose(_stack,_error,_hasError);_promise&&await _promise}}var fileBytesMax=256*1048576;async function recordedBy(repository,file){
let seconds=repository===null?void 0:await lastCommitted(repository,file,fileBytesMax);return dayOf(seconds??(0,import_node_fs3.statSync)(file).mtimeMs/1e3)}async function repositoryAround(host,folders){
for(let folder of folders)try{let found=await openRepository(host,folder);return{found,[Symbol.asyncDispose]:()=>found[Symbol.asyncDispose]()}}catch(error){if(!(error.
code==="ERR_ACCESS_DENIED")&&!(error instanceof UserError))throw error}return{found:null,[Symbol.asyncDispose]:()=>Promise.resolve()}}var import_node_fs6=__toESM(require_node_fs(),1),import_node_path6=__toESM(require_node_path(),1);var judgements={inconclusive:{priority:"none",words:"no canonical run gave an answer"},incomparable:{priority:"none",words:"what is compared was made in differe\
nt environments"},nondeterministic:{priority:"P0",words:"the same schedule came to different results"},drifted:{priority:"P0",words:"the same schedule comes to \
another result than was recorded"},"order-dependent":{priority:"data",words:"the result depends on the order in which files are opened"},"environment-dependent":{
priority:"data",words:"the result depends on what surrounds the server"},"seen-once":{priority:"none",words:"what differed in one run did not come back"},harmless:{
priority:"none",words:"only what no report shows differed"},stable:{priority:"none",words:"every run came to the same"}};function judge(canonical2,canonicalRuns,allRuns,recorded,varied){
let around=varied.map(({divergence})=>divergence),others=[...around,...recorded===null?[]:[recorded]];return canonical2.every(({facts})=>!hasAnswer(facts))?"inc\
onclusive":allRuns.classes.D9>0||around.some(one=>one.class==="D9")?"incomparable":hasChange(canonicalRuns)?"nondeterministic":recorded?.class==="D9"?"incompara\
ble":recorded!==null&&changesReport(recorded)?"drifted":hasChange(allRuns)?"order-dependent":varied.some(({divergence})=>changesReport(divergence))?"environment\
-dependent":allRuns.distinct>1||others.some(one=>one.class!=="D0")?"harmless":"stable"}function hasAnswer({failure,files}){return failure===null&&(files.length===
0||files.some(({state})=>state==="final"))}function hasChange({outcomes:outcomes2}){return outcomes2.some(({divergence})=>changesReport(divergence))}function judgeRepeats(first,repeats,recorded){
return repeats.length===0?first:repeats.some(({outcome})=>outcome==="mixed")?"nondeterministic":repeats.find(({outcome})=>outcome==="named")?.names??(recorded?.
class==="D9"?"incomparable":"seen-once")}var differencesMax=100,findingsMax=1e3;function driftToV1(report){let{judgement,against}=report,value={schema:"lanser.drift.v1",target:report.target,server:report.
server,judgement,priority:judgements[judgement].priority,recorded:report.recorded===null?null:divergenceToV1(report.recorded),parting:report.differingAnswer===null?
null:differingAnswerToV1(report.differingAnswer),canonical:runsToV1(report.canonical),runs:runsToV1(report.runs),variations:report.variations.map(({name,divergence,
notVaried})=>({name,divergence:divergenceToV1(divergence),notVaried})),repeats:report.repeats.map(({arm,outcome,own,canonical:canonical2,rate})=>({arm,outcome,own,
canonical:canonical2,rate})),against:against===null?null:againstToV1(against),reproduction:report.reproduction===null?null:reproductionToV1(report.reproduction),
issue:report.issue,power:report.power},text=canonical(wellFormed(value));if(!validateDriftV1(JSON.parse(text))){let first=validateDriftV1.errors?.[0];throw new Error(
`the drift report does not follow its schema: ${first?.instancePath} ${first?.message}`)}return`${text}
`}function differingAnswerToV1({wanted:wanted2,got,at}){return{wanted:{run:wanted2,entry:at.entry,value:at.a,around:at.around.a},got:{run:got,entry:at.entryInB,
value:at.b,around:at.around.b},pointer:at.pointer}}function runsToV1(summary){let{runs,distinct,classes,worst,firstDivergence,outcomes:outcomes2,core,volatile:volatile2}=summary;
return{runs,distinct,classes,worst,firstDivergence:firstDivergence===null?null:{run:firstDivergence.run+1,schedule:firstDivergence.schedule,divergence:divergenceToV1(
firstDivergence.divergence)},outcomes:outcomes2.map(({digest,schedules,runs:count,ended,divergence})=>({digest,schedules,runs:count,ended,divergence:divergenceToV1(
divergence)})),core:{count:core.length,digest:sha256(canonical(core.map(rawKey)))},volatile:{count:volatile2.length,findings:volatile2.slice(0,findingsMax).map(
({finding,runs:seen2,of})=>({finding:rawToV1(finding),runs:seen2,of}))},unknown:summary.unknown,upper95:summary.upper95}}function divergenceToV1({class:of,classes,
first,decides,differences}){return{class:of,classes,first:first===null?null:differenceToV1(first),decides,differences:{count:differences.length,shown:differences.
slice(0,differencesMax).map(differenceToV1)}}}function differenceToV1({class:of,path,range,code,wanted:wanted2,got}){return{class:of,path,range:range===null?null:
rangeToV1(range),code,wanted:wanted2,got}}function againstToV1({version,drift:drift3,repeated:repeated2,unsettled}){return{version,...versionsToV1(drift3),repeated:repeated2,
unsettled:{count:unsettled.length,shown:unsettled.slice(0,findingsMax).map(({pair,repeats})=>({...pairToV1(pair),outcome:repeats.outcome,own:repeats.own,canonical:repeats.
canonical,rate:repeats.rate}))}}}function versionsToV1({rules,files,findings,total,unknown,failures}){return{rules,files,findings:{count:findings.length,shown:findings.
slice(0,findingsMax).map(pairToV1)},total,unknown,failures}}function pairToV1({class:of,wanted:wanted2,got}){return{class:of,before:wanted2===null?null:rawToV1(
wanted2),after:got===null?null:rawToV1(got)}}function reproductionToV1({arms,exist,outcome,tests,divergence}){return{arms,exist,outcome,tests,divergence:divergenceToV1(
divergence)}}function rawToV1({path,range,severity,source,code,message}){return{path,range:rangeToV1(range),severity,source,code,message}}function rangeToV1({start,
end}){return{start:{line:start.line+1,column:start.character+1},end:{line:end.line+1,column:end.character+1}}}function wellFormed(value){return typeof value=="s\
tring"?value.toWellFormed():Array.isArray(value)?value.map(wellFormed):typeof value!="object"||value===null?value:Object.fromEntries(Object.entries(value).map(([
key,one])=>[key,wellFormed(one)]))}function suspects(report){let{recorded,runs,variations}=report,isKept=keptArms(report);return suspectsIn(report,[...recorded===null?[]:[recorded],...runs.outcomes.
filter(({schedules})=>schedules.some(({name})=>isKept(name))).map(({divergence})=>divergence),...variations.filter(({name})=>isKept(name)).map(({divergence})=>divergence)])}
function isForIssue({issue,judgement}){return issue!==null||judgements[judgement].priority==="P0"}function equalSuspects(report){let{recorded,canonical:canonical2,
runs,repeats}=report,isMixed=({arm,outcome})=>outcome==="mixed"&&arm!=="canonical",mixed=new Set(repeats.filter(isMixed).map(({arm})=>arm));return suspectsIn(report,
[...recorded===null?[]:[recorded],...canonical2.outcomes.map(({divergence})=>divergence),...runs.outcomes.filter(({schedules})=>schedules.some(({name})=>mixed.has(
name))).map(({divergence})=>divergence)])}function keptArms({repeats}){let outcomes2=new Map(repeats.map(({arm,outcome})=>[arm,outcome])),isNamed=repeats.some(({
outcome})=>outcome==="named");return arm=>{let outcome=outcomes2.get(arm);return outcome===void 0?!isNamed:outcome!=="seen-once"}}function suspectsIn({judgement,
server},divergences){if(judgement==="seen-once")return[];let all=divergences.flatMap(({differences})=>differences).filter(one=>divergenceClasses[one.class].changesReport).
map(({class:of,path,code})=>({server:server.id,class:of,path,code}));return[...new Map(all.map(one=>[JSON.stringify(one),one])).values()]}var import_node_fs5=__toESM(require_node_fs(),1),import_node_path5=__toESM(require_node_path(),1);var repeatsLeast=7;function repeatsOf(arm,own,canonical2){let both={runs:own.runs+canonical2.runs,of:own.of+canonical2.of},outcome=both.runs===0?"seen-once":own.
of>0&&own.runs===own.of&&canonical2.runs===0?"named":"mixed";return{arm,outcome,own,canonical:canonical2,rate:outcome==="mixed"?{...both,...interval(both)}:null}}
function usual(runs){let groups=[];for(let facts of runs){let group=groups.find(([first])=>!differs(first,facts));group===void 0?groups.push([facts]):group.push(
facts)}let most=Math.max(...groups.map(({length})=>length));return(groups.find(({length})=>length===most)??runs)[0]}function differs(one,other){return changesReport(
compareFacts(one,other))}function interval({runs,of}){return{low:runs===0?0:root(p=>atLeast(runs,of,p)-.025),high:runs===of?1:root(p=>.025-(1-atLeast(runs+1,of,
p)))}}function atLeast(least,of,p){let sum2=0,ways=1;for(let k=0;k<=of;k+=1)k>=least&&(sum2+=ways*p**k*(1-p)**(of-k)),ways=ways*(of-k)/(k+1);return sum2}function root(of){
let[low,high]=[0,1];for(let halving=0;halving<60;halving+=1){let middle=(low+high)/2;of(middle)<0?low=middle:high=middle}return(low+high)/2}function resultsOnly(facts){return{...facts,environment:null,protocol:null,lookups:[]}}function differsByVersion(canonical2,sighting){return differs(resultsOnly(
canonical2),resultsOnly(sighting))}function judgeVersions({version,sighting,own,canonical:all}){let healthy=all.filter(({failure})=>failure===null),[first,...others]=healthy,
reference=first===void 0?all[0]:usual([first,...others]);if(own.length===0){let once=compareVersions(reference,sighting),drift3=once.findings.length===0?once:driftOf(
[],[],{before:notRepeated,after:null});return{version,drift:drift3,repeated:null,unsettled:[]}}let repeated2={own:own.length,canonical:healthy.length},failures={
before:tooFew(healthy.length,all),after:failureOf(own)};if(failures.before!==null||failures.after!==null)return{version,drift:driftOf([],[],failures),repeated:repeated2,
unsettled:[]};let unknown=new Map([...own.map(facts=>[reference,facts]),...healthy.map(facts=>[facts,sighting])].flatMap(([before,after])=>compareVersions(before,
after).unknown).map(one=>[one.path,one])),pairsOf=facts=>new Map(compareVersions(reference,facts).findings.filter(({wanted:wanted2,got})=>!unknown.has((wanted2??
got).path)).map(pair=>[keyOf(pair),pair])),[seen2,ownPairs,canonicalPairs]=[pairsOf(sighting),own.map(pairsOf),healthy.map(pairsOf)],judged=[...new Map([seen2,...ownPairs].
flatMap(pairs=>[...pairs]))].map(([key,pair])=>{let times=runs=>({runs:runs.filter(pairs=>pairs.has(key)).length,of:runs.length});return{pair,repeats:repeatsOf(
version,times(ownPairs),times(canonicalPairs))}}),named=judged.filter(({repeats})=>repeats.outcome==="named").map(({pair})=>pair);return{version,drift:driftOf(named,
[...unknown.values()],failures),repeated:repeated2,unsettled:judged.filter(({repeats})=>repeats.outcome!=="named")}}var notRepeated="what differs was not repeat\
ed, because the canonical runs cannot be compared";function tooFew(healthy,{length}){return healthy<repeatsLeast?`only ${healthy} of ${length} canonical runs we\
re healthy`:null}function failureOf(own){let failed=own.flatMap(({failure})=>failure===null?[]:[failure]);return failed[0]===void 0?null:`${failed[0]}, in ${failed.
length} of ${own.length} repeats`}function keyOf({class:of,wanted:wanted2,got}){return canonical([of,wanted2===null?null:rawKey(wanted2),got===null?null:rawKey(
got)])}function seededRandom(seed){let hex=sha256(seed).slice(7),word=index=>Number.parseInt(hex.slice(index*8,index*8+8),16)|0,[a,b,c,counter]=[word(0),word(1),word(2),
1],next=()=>{let sum2=(a+b|0)+counter|0;return counter=counter+1|0,a=b^b>>>9,b=c+(c<<3)|0,c=(c<<21|c>>>11)+sum2|0,sum2>>>0};for(let thrown=0;thrown<12;thrown+=1)
next();return next}function below(random,bound){let fair=4294967296-4294967296%bound;for(;;){let drawn=random();if(drawn<fair)return drawn%bound}}function shuffled(items,random){
let all=[...items];for(let last=all.length-1;last>0;last-=1){let other=below(random,last+1),[one,two]=[all[last],all[other]];all[last]=two,all[other]=one}return all}var canonicalSchedule={kind:"canonical"};function parseSchedule(name){if(name==="canonical"||name==="reverse")return{kind:name};let seed=/^shuffle:([\w.-]{1,64})$/.
exec(name)?.[1];return seed===void 0?void 0:{kind:"shuffle",seed}}function scheduleName(schedule){return schedule.kind==="shuffle"?`shuffle:${schedule.seed}`:schedule.
kind}function inOrder(schedule,canonical2){switch(schedule.kind){case"canonical":return canonical2;case"reverse":return canonical2.toReversed();case"shuffle":return shuffled(
canonical2,seededRandom(`lanser.schedule.v1 ${schedule.seed}`))}}var canonicalArm={schedule:canonicalSchedule,variation:noVariation},armsMax=3;async function runAll(options){let canonical2=[],first,other,observe=async(what,arm)=>(options.
progress(what),options.observeOnce(requestOf(options,arm,null,options.program))),runCanonical=async until=>{for(;canonical2.length<until;){let again=await observe(
`canonical ${canonical2.length+1} of ${until}`,canonicalArm),facts=factsOf(again);canonical2.push(runOf(canonicalArm,facts));let isOther=canonical2.length>1&&fingerprint(
facts)!==fingerprint(canonical2[0].facts);first===void 0?first=again:other===void 0&&isOther?other=again:again.discard?.()}};await runCanonical(Math.max(1,options.
runs));let reference=canonical2[0].facts,scheduled=[];for(let schedule of options.schedules){let arm={...canonicalArm,schedule};scheduled.push(runOf(arm,factsAndNoMore(
await observe(scheduleName(schedule),arm))))}let varied=[],variedFacts=[];for(let variation of options.variations){let run=await observe(`canonical, ${variation.
name}`,{...canonicalArm,variation}),facts=factsAndNoMore(run);variedFacts.push(facts);let divergence=compareFacts(reference,facts);varied.push({name:variation.name,
divergence,notVaried:run.notVaried})}let{against:version}=options,observeVersion=async what=>{options.progress(`canonical, version ${version}${what}`);let request=requestOf(
options,canonicalArm,null,options.program);return resultsOnly(factsAndNoMore(await options.observeOnce({...request,version})))},sighting=version===null?null:await observeVersion(
""),known=(options.recorded===null?[]:[factsOf(options.recorded)]).filter(facts=>compareFacts(facts,reference).class!=="D9"),canonicalFacts=()=>[reference,...canonical2.
slice(1).map(({facts})=>facts),...known],isComparable=[...canonical2.slice(1),...scheduled].map(({facts})=>facts).concat(variedFacts).every(facts=>compareFacts(
reference,facts).class!=="D9"),hasNone=canonical2.every(({facts})=>!hasAnswer(facts)),isOtherVersion=isComparable&&!hasNone&&sighting!==null&&differsByVersion(usual(
canonicalFacts()),sighting),repeats=[],against=async()=>{if(version===null||sighting===null)return null;let own=[];if(isOtherVersion)for(let nth=1;nth<=repeatsLeast;nth+=
1)own.push(await observeVersion(`, repeat ${nth} of ${repeatsLeast}`));let[one,...more]=canonicalFacts();return judgeVersions({version,sighting,own,canonical:[resultsOnly(
one),...more.map(resultsOnly)]})},done=async()=>({first,other,canonical:canonical2,scheduled,varied,repeats,against:await against()});if(!isComparable||hasNone)
return done();if(isOtherVersion&&await runCanonical(repeatsLeast-known.length),canonicalFacts().some(facts=>differs(reference,facts))){await runCanonical(canonical2.
length+repeatsLeast);let most2=usual(canonicalFacts()),differing=canonicalFacts().filter(facts=>differs(most2,facts)),[recorded]=known,isRecordingAlone=recorded!==
void 0&&differing.length===1&&differs(most2,recorded),counted={runs:differing.length-1,of:canonicalFacts().length-1};if(repeats.push(isRecordingAlone?{...repeatsOf(
"recorded",{runs:canonical2.length,of:canonical2.length},{runs:0,of:0}),names:"drifted"}:{...repeatsOf("canonical",{runs:0,of:0},counted),names:"nondeterministi\
c"}),repeats.some(({outcome})=>outcome!=="seen-once"))return done()}let most=usual(canonicalFacts()),once=canonicalFacts().filter(facts=>differs(most,facts)),repeat=async(name,arm,names,sighting2)=>{
let judged=once.filter(facts=>differs(sighting2,facts)).length;await runCanonical(repeatsLeast-known.length);let shown2=0;for(let nth=1;nth<=repeatsLeast;nth+=1){
let facts=factsAndNoMore(await observe(`${name}, repeat ${nth} of ${repeatsLeast}`,arm));arm.variation===noVariation&&scheduled.push(runOf(arm,facts)),differs(most,
facts)&&(shown2+=1)}let canonicalRuns=canonicalFacts(),differing=canonicalRuns.filter(facts=>differs(most,facts)).length-judged,own={runs:shown2,of:repeatsLeast};
repeats.push({...repeatsOf(name,own,{runs:differing,of:canonicalRuns.length-judged}),names})},orders=options.schedules.map((schedule,at)=>({schedule,facts:scheduled[at].
facts})).filter(({facts})=>differs(most,facts));for(let{schedule,facts}of orders.slice(0,armsMax))if(await repeat(scheduleName(schedule),{...canonicalArm,schedule},
"order-dependent",facts),repeats.at(-1)?.outcome==="named")return done();let variations=options.variations.map((variation,at)=>({variation,facts:variedFacts[at]})).
filter(({facts})=>differs(most,facts));for(let{variation,facts}of variations.slice(0,armsMax))if(await repeat(variation.name,{...canonicalArm,variation},"enviro\
nment-dependent",facts),repeats.at(-1)?.outcome==="named")return done();return done()}function factsAndNoMore(run){let facts=factsOf(run);return run.discard?.(),
facts}function runOf({schedule},facts){return{schedule:scheduleName(schedule),facts}}function requestOf(options,{schedule,variation},files,opened){let isOpened=new Set(
opened);return{schedule:scheduleName(schedule),paths:inOrder(schedule,options.program).filter(path=>isOpened.has(path)),files,variation,version:null}}async function minimise(items,happens,testsMax){let known=new Map,tests=0,holds=async indices=>{let key=indices.join(),before=known.get(key);if(before!==void 0)
return before;if(tests>=testsMax)throw new BudgetSpent;tests+=1;let held=await happens(indices.map(index=>items[index]));return known.set(key,held),held},least=[
...items.keys()],minimised=outcome=>({items:least.map(index=>items[index]),tests,outcome});try{if(!await holds(least))return minimised("did-not-happen");let parts=2;
for(;least.length>0;){let smaller=await reduce(least,Math.min(parts,least.length),holds);if(smaller!==void 0)least=smaller.items,parts=smaller.parts;else{if(parts>=
least.length)break;parts*=2}}return minimised("minimal")}catch(error){if(error instanceof BudgetSpent)return minimised("cut");throw error}}var BudgetSpent=class extends Error{};
async function reduce(least,parts,holds){let split=splitInto(least,parts);if(parts>1){for(let part of split)if(await holds(part))return{items:part,parts:2}}for(let part of split){
let rest=least.filter(index=>!part.includes(index));if(await holds(rest))return{items:rest,parts:Math.max(2,parts-1)}}}function splitInto(all,parts){return Array.
from({length:parts},(_,index)=>all.slice(Math.floor(index*all.length/parts),Math.floor((index+1)*all.length/parts)))}async function minimiseFiles(files,happens,testsMax){
let there=await minimise(files,some=>happens(some,some),testsMax),exist=there.items;if(there.outcome!=="minimal")return{exist,opened:exist,tests:there.tests,outcome:there.
outcome};let opened=await minimise(exist,some=>happens(exist,some),testsMax-there.tests);return{exist,opened:opened.items,tests:there.tests+opened.tests,outcome:opened.
outcome==="did-not-happen"?"cut":opened.outcome}}function summarise(runs){let first=runs[0];if(first===void 0)throw new Error("there is no run to summarise");let digests=runs.map(run=>fingerprint(run.facts)),outcomes2=outcomesOf(
runs,digests,first),byDigest=new Map(outcomes2.map(one=>[one.digest,one.divergence])),classes=noClasses(),firstDivergence=null;for(let[index,{schedule}]of runs.
entries()){let divergence=byDigest.get(digests[index]);classes[divergence.class]+=1,divergence.class!=="D0"&&(firstDivergence??={run:index,schedule,divergence})}
return{runs:runs.length,distinct:outcomes2.length,classes,worst:worstClass(outcomes2.map(one=>one.divergence.class)),firstDivergence,outcomes:outcomes2,...seen(
runs),upper95:outcomes2.length===1?upper95(runs.length):null}}function outcomesOf(runs,digests,first){return[...Map.groupBy(runs.keys(),index=>digests[index])].
map(([digest,indices])=>{let own=indices.map(index=>runs[index]),facts=own[0].facts;return{digest,schedules:[...Map.groupBy(own,({schedule})=>schedule)].map(([name,
group])=>({name,runs:group.length})),runs:own.length,ended:facts.failure??"healthy",divergence:compareFacts(first.facts,facts)}})}function seen(runs){let finals=new Map,
counts=new Map;for(let[index,{facts}]of runs.entries())for(let{path,state,diagnostics}of facts.files){finals.set(path,(finals.get(path)??0)+(state==="final"?1:0));
for(let one of diagnostics){let key=rawKey(one),count=counts.get(key)??{diagnostic:one,timesByRun:new Map};count.timesByRun.set(index,(count.timesByRun.get(index)??
0)+1),counts.set(key,count)}}let core=[],volatile2=[];for(let{diagnostic,timesByRun}of counts.values()){let of=finals.get(diagnostic.path)??0;for(let nth=1;;nth+=
1){let times=[...timesByRun.values()].filter(count=>count>=nth).length;if(times===0)break;times===of?core.push(diagnostic):volatile2.push({finding:diagnostic,runs:times,
of})}}return{core:core.sort(compareRaw),volatile:volatile2.sort((a,b)=>compareRaw(a.finding,b.finding)||b.runs-a.runs),unknown:[...finals].filter(([,of])=>of===
0).map(([path])=>path)}}function upper95(runs){return{exact:1-.05**(1/runs),ruleOfThree:Math.min(1,3/runs)}}function detectionPower(p,runs){return 1-(1-p)**runs}var differencesMax2=20,filesMax=30,fileLengthMax=8e3,textsLengthMax=4e4,pathsMax=200;function upstreamIssue(facts){let{server,arms,divergence,seen:seen2}=facts,
[wanted2,got]=arms,isSame=isSameOrder(wanted2,got)&&wanted2.name===got.name,why=isSame?"differ between two equal runs":isSameOrder(wanted2,got)?"depend on the e\
nvironment":"depend on the order in which files are opened",names=isSame?`${span("-")} is the first run, ${span("+")} another`:`${span("-")} is ${span(wanted2.name)}\
, ${span("+")} is ${span(got.name)}`,often=isSame?`${seen2.runs} of ${seen2.of} equal runs came to another result than the first of them.`:`${timesText(seen2.reference)}\
 in the first way came to one result; ${seen2.runs} of ${timesText(seen2.of)} in the second came to another.`,first=divergence.first?.code??null,rule=first===null?
"":` (${line(first)})`,body=[`${span(`${server.name} ${server.version}`)}: the diagnostics of the same files ${why}. Every run was a fresh process with an empty\
 home.`,"","### What was run","",`The server was started over its pipes. Each file was opened with ${span("textDocument/didOpen")}, asked about with ${span("tex\
tDocument/diagnostic")} and closed, one after the other.`,"",...isSame?armText(wanted2):arms.flatMap(armText),often,"","### What differs","",`${classWords(divergence)}\
 ${names}.`,"",...differenceText(divergence),"","### Files","",...filesText(facts),"### Environment","",...facts.environment.map(([name,value])=>`- ${span(name)}\
: ${span(value)}`),""];return{title:`${line(server.name)}: diagnostics ${why}${rule}`,body:body.join(`
`)}}function isSameOrder(one,other){return JSON.stringify(one.opened)===JSON.stringify(other.opened)}function armText({name,opened,command}){let shown2=opened.slice(
0,pathsMax).map(line),left=opened.length-shown2.length;return[`${span(name)} opens, in this order:`,"",...fenceOf([...shown2,...left>0?[`(${left} more)`]:[]],"t\
ext"),"",...command===null?[]:["The server's own command in the same order:","",...fenceOf([shellLine(command)],"sh"),""]]}function classWords({classes}){return`${Object.
entries(divergenceClasses).flatMap(([name,{words}])=>{let count=classes[name];return count>0?[`${count} × ${words} (${name})`]:[]}).join(", ")}.`}function timesText(runs){
return plural(runs,"run")}function differenceText({differences}){let shown2=differences.slice(0,differencesMax2).flatMap(({path,wanted:wanted2,got},index)=>[...path===
null||path===differences[index-1]?.path?[]:[line(path)],...wanted2===null?[]:[`- ${line(wanted2)}`],...got===null?[]:[`+ ${line(got)}`]]),left=differences.length-
differencesMax2;return fenceOf([...shown2,...left>0?[`(${left} more)`]:[]],"diff")}function filesText({files,configurationFiles,reduced,arms}){let sources=files.
length-configurationFiles,count=plural(sources,"file"),opened=new Set(arms.flatMap(arm=>arm.opened)),how=reduced===null?`${count}; not reduced.`:reduced.isMinimal?
`${count}; without any one of them it does not happen (${reduced.tests} sets were tried).`:`${count}; the search for fewer was ended after ${reduced.tests} sets\
.`,texts=[],left=textsLengthMax;for(let[index,{path,text}]of files.slice(0,filesMax).entries()){let shown2=cut(text,Math.min(fileLengthMax,left));left-=shown2.length;
let lines=shown2.replace(/\r?\n$/,"").split(/\r?\n/),notes=[...index<configurationFiles?["configuration"]:opened.has(path)?[]:["is there, but not opened"],...shown2.
length<text.length?[`cut after ${shown2.length} of ${text.length} characters`]:[],...text.includes(`\r
`)?["its lines end with CR LF"]:[],...lines.some(one=>sourceLine(one)!==one)?["what cannot be seen is written as \\u{…}"]:[]],note=notes.length===0?"":` (${notes.
join("; ")})`;texts.push(`${span(path)}${note}:`,"",...fenceOf(lines.map(sourceLine),"text"),"")}let missing=files.slice(filesMax),isWhole=missing.length===0&&files.
every(({text})=>text.length<=fileLengthMax)&&left>0;return[how,...isWhole?[]:["Not all of their text is shown here: the whole files have to be attached."],"",...texts,
...missing.length===0?[]:[`${missing.length} more files are not shown here.`,""]]}function span(text){return spanOf(line(text))}function line(text){return visible(
cut(text,lineLengthMax))}var lineLengthMax=1e3;function sourceLine(text){return text.split("	").map(visible).join("	")}function shellLine(command){return command.
map(word=>/^[\w@%+=:,./-]+$/.test(word)?word:`'${line(word).replaceAll("'","'\\''")}'`).join(" ")}var powerOf=[.2,.1,.05,.02];async function drift(options){let runs=await runAll(options),{first,canonical:canonical2,varied,repeats}=runs,[canonicalRuns,allRuns]=[
summarise(canonical2),summarise([...canonical2,...runs.scheduled])],recorded=options.recorded===null?null:compareFacts(factsOf(options.recorded),factsOf(first)),
judgement=judgeRepeats(judge(canonical2,canonicalRuns,allRuns,recorded,varied),repeats,recorded),counted=canonical2.length+(recorded===null||recorded.class==="D\
9"?0:1),found=suspected(options,judgement,canonicalRuns,allRuns,varied),reproduction=found===void 0?null:await reproduce(options,found);return{target:options.target,
server:{id:options.server.id,version:options.server.version},judgement,recorded,canonical:withRecording(canonicalRuns,recorded),differingAnswer:differingAnswer(
options,runs,recorded,canonicalRuns),runs:withRecording(allRuns,recorded),variations:varied,repeats,against:runs.against,reproduction,issue:found===void 0?null:
issueOf(options,found,reproduction),power:powerOf.map(p=>({p,chance:detectionPower(p,counted)}))}}function withRecording(runs,recorded){return runs.upper95===null||
recorded===null||recorded.class==="D9"?runs:{...runs,upper95:recorded.class==="D0"?upper95(runs.runs+1):null}}function differingAnswer({recorded},{first,other},divergence,{
firstDivergence}){if(recorded!==null&&divergence!==null){let at2=firstDifferingAnswer(recorded,first,divergence);if(at2!==null)return{wanted:null,got:1,at:at2}}
if(firstDivergence===null||other===void 0)return null;let at=firstDifferingAnswer(first,other,firstDivergence.divergence);return at===null?null:{wanted:1,got:firstDivergence.
run+1,at}}function suspected(options,judgement,canonicalRuns,allRuns,varied){if(judgement==="nondeterministic"){let outcome=canonicalRuns.outcomes.find(({divergence})=>divergence.
decides);if(outcome===void 0)return;let differing=canonicalRuns.runs-(canonicalRuns.outcomes[0]?.runs??0);return{arms:[canonicalArm,canonicalArm],divergence:outcome.
divergence,seen:{runs:differing,of:canonicalRuns.runs,reference:canonicalRuns.runs}}}if(judgement==="order-dependent"){let outcome=allRuns.outcomes.find(({divergence})=>divergence.
decides),name=outcome?.schedules[0]?.name,schedule=options.schedules.find(one=>scheduleName(one)===name);if(outcome===void 0||schedule===void 0)return;let times=({
schedules})=>schedules.find(one=>one.name===name)?.runs??0;return{arms:[canonicalArm,{...canonicalArm,schedule}],divergence:outcome.divergence,seen:{runs:times(
outcome),of:allRuns.outcomes.reduce((sum2,one)=>sum2+times(one),0),reference:canonicalRuns.runs}}}if(judgement!=="environment-dependent")return;let run=varied.find(
({divergence})=>divergence.decides),variation=options.variations.find(({name})=>name===run?.name);if(!(run===void 0||variation===void 0))return{arms:[canonicalArm,
{...canonicalArm,variation}],divergence:run.divergence,seen:{runs:1,of:1,reference:canonicalRuns.runs}}}async function reproduce(options,found){if(options.reduce===
null)return null;let{setsMax,runsPerSet}=options.reduce,[wanted2,got]=found.arms,tries=wanted2===got?runsPerSet:1,last=found.divergence,happens=async(exist2,opened2)=>{
options.progress(`reduce to ${exist2.length} files, ${opened2.length} opened`);let observe=async arm=>factsAndNoMore(await options.observeOnce(requestOf(options,
arm,exist2,opened2))),reference=await observe(wanted2);for(let run=0;run<tries;run+=1){let divergence=compareFacts(reference,await observe(got));if(divergence.class===
found.divergence.class)return last=divergence,!0}return!1},{exist,opened,outcome,tests}=await minimiseFiles(options.program,happens,setsMax);return{arms:[armOf(
options,wanted2,opened),armOf(options,got,opened)],exist,outcome,tests,divergence:last}}function armOf(options,arm,opened){let{schedule,paths,variation}=requestOf(
options,arm,null,opened);return{schedule,variation:variation.name,opened:paths}}function issueOf(options,found,reproduction){let isReduced=reproduction!==null&&
reproduction.outcome!=="did-not-happen",divergence=isReduced?reproduction.divergence:found.divergence,differing=new Set(divergence.differences.map(({path})=>path)),
paths=isReduced?reproduction.exist:options.program.filter(path=>differing.has(path)),[wanted2,got]=isReduced?reproduction.arms:[armOf(options,found.arms[0],options.
program),armOf(options,found.arms[1],options.program)];return upstreamIssue({server:options.server,arms:[issueArm(options,wanted2),issueArm(options,got)],divergence,
seen:found.seen,files:[...options.configurationFiles,...paths].flatMap(path=>{let text=options.text(path);return text===null?[]:[{path,text:withoutSecrets(text)}]}),
configurationFiles:options.configurationFiles.length,reduced:isReduced?{isMinimal:reproduction.outcome==="minimal",tests:reproduction.tests}:null,environment:options.
environment})}function withoutSecrets(text){let[first]=scanSecrets(text);return first===void 0?text:`(left out: line ${first.line} has what looks like a secret:\
 ${first.kind})
`}function issueArm(options,{schedule,variation,opened}){return{name:variation===noVariation.name?`${schedule} order`:`${schedule} order, ${variation}`,opened,command:options.
ownCommand?.(opened)??null}}var import_node_fs4=__toESM(require_node_fs(),1),import_node_path4=__toESM(require_node_path(),1);async function openWorkbench(host,request){let disposal=new AsyncDisposableStack;try{let scratch=disposal.use(makeScratch(host)),repository=disposal.use(await openRepository(
{...host,temporaryFolder:scratch.folder},request.repository)),rev=request.rev??"HEAD",id=await resolveRevision(repository,rev),commit=id===void 0?void 0:await readCommit(
repository,id);if(commit===void 0)throw new UserError("unknown-revision",`there is no commit ${rev}`);let[pins,config]=await Promise.all([pinsAt(repository,commit.
tree),readFileAt(repository,commit.tree,configPath,1e5)]);if(request.rev===void 0)for(let path of notCommitted(repository.top,config,pins))request.progress(`${path}\
 differs in the working tree; the commit is used`);config!==void 0&&parseConfig(config.toString("utf8"),`${configPath} of ${rev}`);let shared=contextOf(repository,
pins,scratch.folder,request),policyOf=servers=>decidePolicy({servers,file:void 0,failOn:void 0,where:"terminal"},{base:config?.toString("utf8"),head:void 0},{registry,
pins:{base:pins,head:pins},sources:[]}),configured=config===void 0?void 0:policyOf([]),context={...shared,dependencies:configured?.config.dependencies??shared.dependencies},
owned=disposal.move(),opened=0;return{repository,commit:{id:commit.commit,tree:commit.tree},context,choose:named=>{let own=configured?.servers??[],same=own.find(
({profile})=>profile.id===named?.id),servers=named===void 0?own:same!==void 0&&named.version===void 0?[same]:policyOf([named]).servers,[first,second]=servers;if(first===
void 0)throw new UserError("no-server","no server is named",{hint:"Name one with --server."});if(second===void 0)return first;let ids=servers.map(({profile})=>profile.
id).join(", ");throw new UserError("usage",`the configuration names more than one server: ${ids}`,{hint:"Name one of them with --server."})},open:async(server,root2)=>{
opened+=1;let folder=(0,import_node_path4.join)(scratch.folder,`bench-${opened}`);(0,import_node_fs4.mkdirSync)(folder);let at={commit:commit.commit,tree:commit.
tree},project=chooseRoot(await rootsAt(context,server,at,folder),root2);return openOn(host,context,server,{...at,project},folder)},[Symbol.asyncDispose]:()=>owned.
disposeAsync()}}catch(error){throw await disposal.disposeAsync(),error}}function chooseRoot(roots,named){let wanted2=named===void 0?void 0:(0,import_node_path4.normalize)(
named).replace(/(?<=.)\/$/u,""),only=roots.length===1||roots.includes(".")?roots.find(one=>one===".")??roots[0]:void 0,chosen=wanted2===void 0?only:roots.find(one=>one===
wanted2);if(chosen!==void 0)return chosen;let message=wanted2===void 0?"the server has several project roots":`\`${wanted2}\` is no project root`;throw new UserError(
"usage",message,{hint:`Name one with --root: ${roots.join(", ")}.`})}function notCommitted(top,config,pins){let now=readOptional((0,import_node_path4.join)(top,
configPath))?.replaceAll(`\r
`,`
`),isOther=now!==void 0&&now!==config?.toString("utf8").replaceAll(`\r
`,`
`),known=new Set(pins.map(({server,version})=>pinPath(server,version))),others=(0,import_node_fs4.globSync)(`${pinsFolder}/*.json`,{cwd:top}).filter(path=>!known.
has(path));return[...isOther?[configPath]:[],...others.sort()]}function contextOf(repository,pins,scratch,{cacheFolder,signal,progress}){return{repository,pins,
dependencies:defaultConfig.dependencies,cacheFolder:cacheFolder??(0,import_node_path4.join)(scratch,"cache"),scratch,signal,note:progress}}async function openOn(host,of,server,at,scratch){
let opened=await openRepeatable(host,of,server,at,scratch);if(opened.kind==="failed")throw new UserError("not-found",opened.message,{hint:opened.hint});if(opened.
refusal!==null)throw new UserError("bad-configuration",`${server.profile.name} is not started on it: ${opened.refusal}`);if(opened.program.length===0)throw new UserError(
"not-found",`${server.profile.name} finds no file to check`,{hint:"Check the server's own configuration."});return opened}function filesOf({program,has},named,isInWorkTree){
if(named.length===0)return program;let wanted2=new Set;for(let name of named){let folder=(0,import_node_path4.normalize)(`${name}/`),below2=folder==="./"?program:
program.filter(path=>`${path}/`.startsWith(folder));if(below2.length===0){if(has(name))throw new UserError("not-found",`the server does not check \`${name}\` in \
that commit`,{hint:"It is not a source of that language, or the server's configuration leaves it out."});if(name.startsWith("../"))throw new UserError("usage",`\
\`${name}\` lies outside of the repository`,{hint:"Name files or folders of the repository, relative to the current folder."});let near=nearest(name,[...program]),
hint=isInWorkTree(name)?"The working tree has it: commit it first.":near===void 0?"Name files or folders, relative to the current folder.":`Did you mean \`${near}\
\`?`;throw new UserError("not-found",`there is no \`${name}\` in that commit`,{hint})}for(let path of below2)wanted2.add(path)}return program.filter(path=>wanted2.
has(path))}async function runDrift(host,of,request){let{target,server}=request,opened=await open(host,of,target);if(opened.kind==="unavailable")return opened;let others=new Map,
openedFor=async version=>{if(version===null)return opened;let known=others.get(version);if(known!==void 0)return known;let other=await openOther(host,of,target,
server,version);return others.set(version,other),other};await openedFor(request.against);let recorded=target.kind==="trace"?observedIn(target.trace):null,lookups=target.
kind==="trace"?recordedLookups(target.trace):null,session=target.kind==="trace"?target.trace.header.session:"files";return{kind:"report",report:await drift({target:request.
name,server:{id:server.profile.id,name:server.profile.name,version:server.pin.version},program:target.kind==="trace"?recordedPaths(target.trace):target.paths,recorded,
runs:request.runs,schedules:request.schedules,variations:request.variations,against:request.against,reduce:request.reduce,text:opened.text,configurationFiles:opened.
configurationFiles,ownCommand:server.profile.ownCommand,environment:[["system",`${host.platform} ${host.arch}`],["server",`${server.profile.name} ${server.pin.version}`],
...opened.environment],observeOnce:async({paths,files,variation,version})=>(await openedFor(version)).run({session,paths,files,variation,lookups:files===null?lookups:
null,trace:null}),progress:request.progress})}}async function open(host,of,target){if(target.kind==="commit")return target.snapshot;let scratch=(0,import_node_path5.join)(
of.scratch,"drift");return(0,import_node_fs5.mkdirSync)(scratch),reopen(host,target.trace,of,scratch)}async function openOther(host,of,target,server,version){let scratch=(0,import_node_path5.join)(
of.scratch,`against-${version}`);if((0,import_node_fs5.mkdirSync)(scratch),target.kind==="commit"){let pin=pinOf(of,server,version),{commit,tree,snapshot}=target,
at={commit,tree,project:snapshot.project};return openOn(host,of,{...server,pin,bump:null},at,scratch)}let opened=await reopen(host,target.trace,of,scratch,version);
if(opened.kind==="repeatable")return opened;throw new UserError("unknown-version",opened.message,{hint:opened.advice.join(" ")})}function pinOf({pins},server,version){
let pin=findPin(pins,server.profile.id,version);if(pin!==void 0)return pin;throw new UserError("unknown-version",`${server.profile.id} ${version} is not pinned \
here`,{hint:`Pin it, and commit the pin: lanser pin ${server.profile.id}@${version}`})}var shownMax=10;function driftText(report,unknown,reader){let{server,recorded,variations,against,reproduction,issue}=report;return`${[head(report),report.repeats.
length===0?[]:["What differed was repeated:",...repeated(report)],recorded===null?[]:[`The recording and the first run: ${wordsOf(recorded)}`,...differencesOf(recorded),
...recorded.class==="D9"?elsewhere:[]],report.differingAnswer===null||reader==="kept"?[]:differingAnswer2(report.differingAnswer),reproduction===null?[]:smallest(
reproduction),outcomes(report),volatile(report),variations.length===0?[]:["Varied around the server, each against the first canonical run:",...variations.flatMap(
({name,divergence,notVaried})=>[`  ${name}: ${notVaried.length===0?wordsOf(divergence):`not varied (${notVaried.join("; ")})`}`,...differencesOf(divergence)])],
against===null?[]:versions(server.version,against),unknown.length===0?[]:[`Not in the quarantine list (${quarantinePath}):`,...cutTo(suspectLines(unknown),"  ")],
issue===null||unknown.length===0?[]:[`Ready to send to those who make ${server.id}, with --issue FILE: ${terminalText(issue.title)}`]].filter(part=>part.length>
0).map(part=>part.join(`
`)).join(`

`)}
`}var elsewhere=["  What it was recorded with is not what is here, so the two say nothing about the server. Bring back what differs","  (the same tree, interpre\
ter and packages), or record it anew here and review that: lanser trace refresh TRACE"];function repeated({repeats}){return repeats.map(one=>`  ${terminalText(one.
arm)}: ${outcomeText(one)}`)}var outcomeWords={named:"named",mixed:"comes and goes","seen-once":"did not come back"};function outcomeText({outcome,own,canonical:canonical2,
rate}){let times=({runs,of})=>`${runs} of ${of}`,share=rate===null?`in ${times(own)} repeats, and in ${times(canonical2)} canonical runs`:`in ${times(rate)} run\
s, ${percent(rate.low)} to ${percent(rate.high)} with 95 % confidence`;return`${outcomeWords[outcome]}, ${share}`}function head({target,server,judgement,canonical:canonical2,
runs,power}){let others=runs.runs-canonical2.runs,{upper95:upper952}=canonical2,chances=power.map(({p,chance})=>`of ${percent(p)}: ${percent(chance)}`).join(", ");
return[`${judgement}: ${judgements[judgement].words}`,`  ${terminalName(target)}, ${server.id} ${server.version}`,`  canonical order: ${plural(canonical2.runs,"\
run")}, ${resultsOf(canonical2,"one result","different results")}`,...others===0?[]:[`  other orders: ${plural(others,"run")}; ${resultsOf(runs,"the same result",
"different results in all")}`],...canonical2.unknown.length===0?[]:[`  without an answer in every run: ${plural(canonical2.unknown.length,"file")}, for example ${terminalName(
canonical2.unknown[0]??"")}`],...upper952===null?[]:[`  what follows, with 95 % confidence: less than ${percent(upper952.exact)} of canonical runs differ`,`  th\
e chance to have seen a flake ${chances}`]]}function resultsOf({distinct,outcomes:all},one,different){return distinct===1?one:all.some(({divergence})=>changesReport(
divergence))?`${distinct} ${different}`:`${one}, in ${distinct} conversations`}function differingAnswer2({wanted:wanted2,got,at}){let first=wanted2===null?"the \
recording":`canonical run ${wanted2}`,second=`canonical run ${got}`,where=at.pointer===""?"":`, at ${terminalText(at.pointer)}`;return[`The first answer that di\
ffers: entry ${at.entry} of ${first}, entry ${at.entryInB} of ${second}${where}`,`  ${first}: ${terminalText(at.a)}`,...aroundLines(at,"a").map(line2=>`    ${terminalText(
line2)}`),`  ${second}: ${terminalText(at.b)}`,...aroundLines(at,"b").map(line2=>`    ${terminalText(line2)}`)]}function outcomes({runs}){return runs.outcomes.length<
2?[]:["Results, each against the first:",...runs.outcomes.flatMap(({schedules,ended,divergence},index)=>{let names=schedules.map(({name,runs:times})=>times===1?
name:`${name} × ${times}`),end=ended==="healthy"?"":`; ${terminalText(ended)}`,words=index===0?"":`: ${wordsOf(divergence)}`;return[`  ${index+1}. ${terminalText(
cutTo(names,"").join(", "))}${words}${end}`,...index===0?[]:byFile(divergence)]})]}function byFile({differences}){let files=[...Map.groupBy(differences,({path})=>path)].
map(([path,own])=>{let removed=own.filter(({got})=>got===null).length,added=own.filter(({wanted:wanted2})=>wanted2===null).length,changed=own.length-removed-added,
counts=[...removed===0?[]:[`-${removed}`],...added===0?[]:[`+${added}`],...changed===0?[]:[`${changed} changed`]];return`       ${path===null?"the session":terminalName(
path)}: ${counts.join(" ")}`});return cutTo(files,"       ")}function volatile({runs}){if(runs.volatile.length===0)return[];let lines=runs.volatile.map(({finding,
runs:seen2,of})=>`  ${seen2} of ${of} runs: ${terminalName(finding.path)}:${terminalText(rawLine(finding))}`);return[`Stable: ${plural(runs.core.length,"finding")}\
 in every run. Volatile, in some runs only: ${runs.volatile.length}`,...cutTo(lines,"  ")]}function versions(from,against){let{version,drift:drift3,repeated:repeated2}=against,
{failures,total,rules,files,unknown}=drift3,failure=failures.before??failures.after;if(failure!==null)return[`From ${from} to ${version}: not measured, ${terminalText(
failure)}`];let[first]=unknown;return[`From ${from} to ${version}: ${countsOf(total)}`,...repeated2===null||sum(total)===0?[]:[`  each in all ${repeated2.own} r\
epeats of ${version}, and in none of ${repeated2.canonical} canonical runs`],...first===void 0?[]:[`  not compared: ${plural(unknown.length,"file")} without a f\
inal answer, for example ${terminalName(first.path)} (${from}: ${first.before}, ${version}: ${first.after})`],...rules.length===0?[]:["  by rule:"],...cutTo(rules.
map(one=>`    ${terminalText(one.code??one.source??"no rule")}: ${countsOf(one)}`),"    "),...files.length===0?[]:["  by file:"],...cutTo(files.map(one=>`    ${terminalName(
one.path)}: ${countsOf(one)}`),"    "),...unsettledLines(against)]}function unsettledLines({version,unsettled}){if(unsettled.length===0)return[];let lines=unsettled.
map(({pair,repeats})=>{let{wanted:wanted2,got}=pair,shown2=[...wanted2===null?[]:[`- ${terminalText(rawLine(wanted2))}`],...got===null?[]:[`+ ${terminalText(rawLine(
got))}`]].join(" ");return`    ${terminalName((wanted2??got).path)} ${shown2}: ${outcomeText(repeats)}`});return[`  not named, because it may be no matter of ${version}\
:`,...cutTo(lines,"    ")]}function sum({added,removed,changed}){return added+removed+changed}function countsOf({added,removed,changed}){return`${added} added, ${removed}\
 removed, ${changed} changed`}function smallest({exist,arms,outcome,tests,divergence}){if(outcome==="did-not-happen")return["It did not happen again when it was\
 to be reduced to fewer files."];let[wanted2,got]=arms,how=outcome==="minimal"?`without any one of them it does not happen; ${plural(tests,"set")} tried`:`the s\
earch ended after ${plural(tests,"set")}; more with --reduce N`,beside=exist.filter(path=>!wanted2.opened.includes(path)),order=({schedule,variation,opened})=>`\
  ${schedule}${variation==="none"?"":`, ${variation}`}: ${opened.map(path=>terminalName(path)).join(" ")}`;return[`Reproduced with ${plural(exist.length,"file")}\
 (${how}), opened in the order`,order(wanted2),order(got),...beside.length===0?[]:[`  there, but not opened: ${beside.map(path=>terminalName(path)).join(" ")}`],
`and then they differ: ${wordsOf(divergence)}`,...differencesOf(divergence)]}function wordsOf({class:of,classes}){return of==="D0"?divergenceClasses.D0.words:Object.
entries(classes).filter(([,count])=>count>0).sort(([a],[b])=>divergenceClasses[a].rank-divergenceClasses[b].rank).map(([name,count])=>`${count} × ${divergenceClasses[name].
words} (${name})`).join(", ")}function differencesOf({differences}){let shown2=differences.slice(0,shownMax),lines=shown2.flatMap((one,index)=>[...index>0&&shown2[index-
1]?.path===one.path?[]:[`    ${one.path===null?"the session":terminalName(one.path)}`],...differenceLines(one)]),more=differences.length-shownMax;return more<=0?
lines:[...lines,`    and ${more} more`]}function differenceLines({wanted:wanted2,got}){return[...wanted2===null?[]:[`      - ${terminalText(wanted2)}`],...got===
null?[]:[`      + ${terminalText(got)}`]]}function suspectLines(suspects2){return[...Map.groupBy(suspects2,({class:of,code})=>JSON.stringify([of,code])).values()].
map(group=>{let{class:of,code,path}=group[0],where=group.length>1?` in ${group.length} files`:path===null?"":` in ${terminalName(path)}`;return`  ${of} ${divergenceClasses[of].
words}${code===null?"":`: ${terminalText(code)}`}${where}`})}function cutTo(lines,indentation){let more=lines.length-shownMax;return more<=0?lines:[...lines.slice(
0,shownMax),`${indentation}and ${more} more`]}function percent(share){return`${Number((share*100).toFixed(1))} %`}async function drift2(host,request){var _stack=[];try{let{asking,signal,cacheFolder,repository}=request;let progress=text2=>host.stderr.write(`lanser: ${text2}
`);let rev=request.target.kind==="commit"?request.target.rev:void 0;let bench=__using(_stack,await openWorkbench(host,{repository,rev,cacheFolder,signal,progress}),
!0);let{target,name}=await targetOf(host,bench,request.target);let server=target.kind==="commit"?target.server:{...bench.choose({id:target.trace.header.server.id,
version:target.trace.header.server.version}),settings:recordedRun(target.trace).settings};let today=host.today();let known=quarantineOf(host,bench.repository.top,
asking.quarantine);let result=await runDrift(host,bench.context,{name,target,server,runs:asking.runs,schedules:asking.schedules,variations:asking.variations,against:againstOf(
asking.against.at(-1),server.profile.id,server.pin.version),reduce:asking.setsMax===0?null:{setsMax:asking.setsMax,runsPerSet:asking.runs},progress});if(result.
kind==="unavailable")return{kind:"unavailable",message:result.message,hint:result.advice.join(" ")};let{report}=result;let unlisted=notListed(suspects(report),known,
today);let json=driftToV1(report);let text=driftText(report,unlisted,"kept");let issue=unlisted.length===0?null:issueText(report,text);let kept=(what,whole,searched)=>{
let note=asking.allowSecrets?null:secretNote(what,searched);return note===null?{kind:"kept",text:whole}:{kind:"withheld",note}};return{kind:"drifted",end:driftEnd(
report,notListed(equalSuspects(report),known,today).length),report,differing:issue===null?[]:unlisted,json,text:driftText(report,unlisted,"terminal"),kept:{report:kept(
"the drift report",json,textsIn(json)),issue:issue===null?null:kept("the text of the issue",issue,issue),summary:kept("the summary",text,text)},trendLine:trendLine(
report,today)}}catch(_){var _error=_,_hasError=!0}finally{var _promise=__callDispose(_stack,_error,_hasError);_promise&&await _promise}}function driftEnd({judgement,
recorded,against},unlisted){return judgement==="inconclusive"?"unmeasured":judgement==="incomparable"?"incomparable":recorded?.class==="D9"?"recorded-elsewhere":
judgements[judgement].priority==="P0"&&unlisted>0?"differs":against!==null&&against.drift.failures.after!==null?"other-version-unmeasured":"fine"}function driftSummary({
kept},chart){let{summary}=kept;return`${fenced(summary.kind==="kept"?summary.text:`${summary.note}
`)}

${chart}`}function issueText(report,text){let{issue,judgement,target}=report;if(issue!==null)return`# ${issue.title}

${issue.body}`;let{words}=judgements[judgement];return isForIssue(report)?`# ${codeSpan(target)}: ${words}

${fenced(text)}
`:null}function fenced(text){return fenceOf(text.trimEnd().split(`
`),"text").join(`
`)}function secretNote(what,text){let[first]=scanSecrets(text);return first===void 0?null:`${what} was not written: something in it looks like a secret (${first.
kind}). Take it out of the sources, or write it with --allow-secrets`}function textsIn(json){let texts=[];return JSON.parse(json,(_,value)=>(typeof value=="stri\
ng"&&texts.push(value,...value.includes("\\")?[withoutEscapes(value)]:[]),value)),texts.join(`
`)}async function targetOf(host,bench,wanted2){let{top}=bench.repository;if(wanted2.kind==="trace"){let file=traceFile(host,top,wanted2.named),trace=loadTrace(file,
wanted2.named);return await sayRecordingNotes(host,[{trace,file,shown:wanted2.named}]),{target:{kind:"trace",trace},name:wanted2.named}}let{files}=wanted2,server=bench.
choose(wanted2.server),snapshot=await bench.open(server,wanted2.root),paths=filesOf(snapshot,fromTop(host,top,files),file=>(0,import_node_fs6.existsSync)((0,import_node_path6.join)(
top,file))),{id:commit,tree}=bench.commit;return{target:{kind:"commit",snapshot,server,commit,tree,paths},name:files.length===0?`commit ${shortId(commit)}`:`${files.
join(" ")} of ${shortId(commit)}`}}function againstOf(named,server,from){if(named===void 0)return null;let{id,version}=named;if(version!==void 0&&id===server&&version!==
from)return version;let isSame=id===server&&version===from;throw new UserError("usage",`--against needs another version of ${server}${isSame?` than ${from}, whi\
ch is asked already`:""}`,{hint:isSame?`Name the old one: --server ${server}@VERSION`:`--against ${server}@VERSION`})}function quarantineOf(host,top,named){let[
file,shown2]=named===void 0?[(0,import_node_path6.join)(top,quarantinePath),quarantinePath]:[(0,import_node_path6.resolve)(host.cwd,named),named];if(named===void 0&&
!(0,import_node_fs6.existsSync)(file))return[];let refuse=(where,message)=>new UserError("bad-configuration",`${shown2}${where}: ${message}`),list=readQuarantine(
read(file));if(list.kind==="fault")throw refuse(list.line===null?"":`:${list.line}`,list.message);let at=list.entries.findIndex(({server})=>findProfile(server)===
void 0);if(at>=0)throw refuse("",`entry ${at+1}: there is no server called ${list.entries[at]?.server}`);return list.entries}function read(file){try{return readFileText(
file)}catch(error){throw new UserError("unreadable-file",`${file} cannot be read`,{cause:error})}}var driftFlags={runs:{type:"string"},schedules:{type:"string"},vary:{type:"string"},against:{type:"string",multiple:!0},reduce:{type:"string"},quarantine:{type:"\
string"},"allow-secrets":{type:"boolean"}};function driftAsking(values){return{runs:wholeNumber(values.runs,"--runs",3,1),setsMax:wholeNumber(values.reduce,"--r\
educe",40,0),schedules:schedulesOf(values.schedules),variations:variationsOf(values.vary),against:(values.against??[]).map(parseServer),quarantine:values.quarantine,
allowSecrets:values["allow-secrets"]===!0}}var shufflesMax=1e3;function schedulesOf(text){return(text??"reverse").split(",").map(name=>name.trim()).filter(name=>name!==
""&&name!=="canonical").flatMap(name=>{let many=/^shuffles:(\d{1,4})$/u.exec(name)?.[1];return(many===void 0?[name]:Array.from({length:Math.min(shufflesMax,Number(
many))},(_,index)=>`shuffle:${index+1}`)).map(one=>{let schedule=parseSchedule(one);if(schedule!==void 0)return schedule;throw new UserError("usage",`there is n\
o schedule \`${one}\``,{hint:"Known are canonical, reverse, shuffle:SEED and shuffles:N."})})})}function variationsOf(text){if(text===void 0)return[];let parsed=parseVariations(
text);if(parsed.kind==="variations")return parsed.variations;throw new UserError("usage",`nothing called \`${parsed.name}\` can be varied`,{hint:parsed.nearest===
void 0?`Known are ${variationNames.join(", ")}, all, pairs.`:`Did you mean \`${parsed.nearest}\`?`})}function wholeNumber(text,flag,normal,min){if(text===void 0)
return normal;let value=Number(text);if(Number.isSafeInteger(value)&&value>=min&&value<=1e4)return value;throw new UserError("usage",`${flag} must be a whole nu\
mber from ${min} to 10000, not \`${text}\``)}export{tracesFolder,configuredTraces,shownName,fromTop,traceFile,loadTrace,quarantinePath,trendText,readTrend,trendChart,judgements,openWorkbench,filesOf,sayRecordingNotes,
drift2 as drift,driftSummary,driftFlags,driftAsking};
